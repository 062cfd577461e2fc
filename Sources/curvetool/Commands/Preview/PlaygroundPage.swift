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
H4sIAAAAAAACA8y9C5gV1bUgXLV3PXa9zjn9sG1ortY5YNJGCCQ3Pw0kM7H6DxFN/oRknBlzJzPRUYy2JhEkXOf+HbqxG2wUFRUVFKRVFFRaW8WICSaYoEFF
RWMMGmIwomJ8oZBIEpVZj111zumXmuR+14auVbVrP9dae+211l672jjp7O+YhmGYL4arzRNFR4dxoteR/pgdJ5qQYNODgW8hxdUvjRMlX9shuf1EJ011srKS
gZ0+u+VqLc5rt7dzaTN7347pqiNrRFV0xu+o7Fq5n7rPWBfcW/q9M7+qI/NPdOfPL3dlftpdnTafc7Vzg7om3TuHasZyCl+1t3OT7fSD9y6XyJDHqUG5u/Dk
Vz446Ujdds5dHh2XdbCdtJL2ynLcNbcjbdshmPZcl8LXHVytZOBwJZAtKFeI3Wpvr0Jje3bfXtFsux6epZuy23Vlcr7u+/z581OUyh/QK6vjB2V+aDfK5G+H
duZnBFAdWUFXt46J7e3ZkCkvIzmlMA3Smj8/ZQRGRgX3YfNUSqX9QgrPJ0DldBuMwzClJT/67e0pbbGzlQ9+R3uZ7EFHe8WT0p1gnk/JlBLUqiAHUZUya9K7
7WXUVJBDlSlgVxGAJpWudn7GmO0ZFvVdwPzUng6yih/zHdU/zHPpTXt5yrZnFGkv82blMOEm5ElTwZN6OO78jhT7TnaHtc7nYVH1RK30FTMSTXymHOaaz5Sz
swQmrtMxX7+hoWaMxO+R6zmNZReUR5aEp2jAyA2WGu1EpvZ2KtiuaWPwONu5Fsgys+Mf/ENzoCObA/N1l1XGdh1aUGqJxGKgvXIidhCXprymykzppDdee3t7
pbRsrxDqQKYyh1cyNXFAe5VcbU8bN5jn2is5JmsPe0aUNE4021m+zz9RAGbbxThTzvruvDHfOvtfTz917rfOnnvKmaf/bwBz5n7vlG+dfOb3Tj7pzFmGJV/K
35E3AiMSKm85+UDmHbNGOF6tULbhmLImqJF1eUc5kVUT4U+9FUV2Pn9IQ42Qju1LJwplrWMLv0EFUsmoQUV525Jmrao5VBm27ecbGo3I8oJRcnSg/KamyKzx
pC09ZTu2raQ/pkbVKKcmL30j+iffD/0wDJoObbJtr1Y5duREhmWNqbE9aFvaTl7VCyGUyucdgJYlrLzIW3kHfiNIaWhosHzZEMn8YYfLuKgctxT6MlRjIXPk
jDviYx9vPtJ2P+GE8ijXtcZPgErto476RP6T/kTL8SZFnvupyPU86Uo3ihyo0BJD/6i8tPKfzvv+P3/m/5nc0jIlUJ6s9evrR091pn32c5GQ2U+tIWUAv4r+
w89/+k/llzpp+B+l7BHeEbCVZQPuHcv2PP8/y8gWBr1Uota27c8f7UROHvozuB4L/hnKVqoGxqlkvW+KpLW2Pvp/hTBCywCewJ/IkAZg3ld+jRS1Vl45eRnV
AvANL2pwvqB82wuG6JtlBL5l+Q2yQYpQAP0cI/IavOleOZNdL1X0RalqKksec9QR3gxA2bHHfenLQmIPpEMdwau0DOEZmgZQIXBWHn6Ancb4PtBAyP8PgfMV
B2ryfV8FX5UzvyYdX9Y0ALa+Lsfnvf9yvPyv4X+bAjT0hHD/e4t3gvONT/3L//jm//StKb7vRHlP+v9L+dKvLwSy5lvyRKUiwzsp/F9SHaNUwYWa80B+wL4Q
+VqjBu6CCAlZUJH6367CW0CqKtS7cIGnglJQSBVUznVPNlXNKUp9SqkGxNEsGckISRypUyNfetN9yDtFfluNLxSwhAuFT8N2C1SFfbrCqmUbvFRHE56hcnh3
hqtc70yp6rkx5dU7tuOYZu0RDUFoB0GoGiwg3NFNjrKOa2ryIsMJmqKpgCXP8I9rAhaJpPV3/fh/149h5B38b+TzfIcXvHMwBS/8Y2CqYfnWd/Dn0O82BcEo
Kzj2e6pJek2OhJxnuZPcUY7jHdo0yqvxvNmBpxqAD1QQ1oSG8a1I1kRyThAdUefbMCVUJP0vqsgBcoHsilTKyCFdPWl5BOAGfmnCSMuxZMPZcm5oqAYHhv39
KAjhhVHxz2/4/OdBtNZRKUvWNx1XK63apryCCapqPRn6vm1ZILL8/2Z808ASgRcEDdhAU+3x0bw5/zqnPooCqz4652jVoNT/sR2Ufg2B50X/5vz/IGlHwTw8
7rhpLUDphvaWKVMM/fODH+BV0f18431+gGrvm+fD/sw3LJU3JMjOSHZ8LAKSwboCV9/xhQds5lsC0NVgdJoLTJmHheZc04pg3ginwfK6TCMa67owgfPd5nR4
A/+VTLkLiIuUgRFLudBcaPrf+EY68OmiMUT5ak+X9iLTrjnPHB8ddtj06dMbp7uNh7n8M/2wMw8DRsjX1Nt5PzBBPEDFkdNjOlB/bUNg+VF+sTnpfPMCc7H5
32HBmzLF/dQS81PudLfFneK6x+elbXkgAUWDuNA837wIfi82DafLPKxhqRlJ9xLTdpR7qXmpOf0y05keqNBxLGe8O91pQDkKnXcALctM2QKZYL3waxq8QDlA
wxR7l5qXm1fAb5d5pem6y03XcdzpK8zpUM651HRc9ypz+gXmpxx85bqXm+m/8eNPgwkuDnO9wxDDfl5cba40DcC85edXmYD/a0zLNc8yH7AfsG1pGrazuOEO
2WEm25fUBh1G0vuoSeA1AgZe6E7gZelf6X4ZA4mXV/l+L4OlbxFY9wYBCy/r36H7fgY2Xjbw/UYGDiVx+Y0MXLxs4futDBRe3uH7Ti7o4WUN369j4OOlm+97
dMO/JPDOu1z0PX7HYAmDiAbCGfYy6D+fBryRQQ4vK7nxXgZPvkCgQH3gpHW6w68TqMPLbq5tD4N6vOznbh1gsHc3P73JRRn0M+jkinbx0/JXCKx8kcCal/gd
9283gyV7KHE7v9vEoJsLxNQ29+MAgyJVxPfrGJSIYhoFDMYSefh+I4NxVD3fb2ZwBFGM77cy+BhetvH9dgYfJ8zx/Q4GzXjZyfe7GBxJBRk/2xl8ggry/Q4G
R1En+H4zg/HUCb7fymACVc/3uxh8kjDG93sYTCQG0BRhMImYhu87uV+fInTyfQ+DTxPa+X4pg3+mGcL3yxl8hgjH9736jSYxg40826YQJZgn1zP4HJXh+zUM
Nv6BMcNlNjB5tzFYyhNvz17GAU3fvQfpYT+DBymtv5MYZgODhzhfDz3sZ/Awpy3mNAbbOG0BpzF4hOvjQhsYPMppXGgDg8c4jQttYLCd6+NO7GfwOKfxUPcz
eILTzuV8DH7Jad2cxuBJboMLbWDwK05byO0yeIrL8sN+Br/mfIs4H4MdnNbFaQye5jRG5gYGz3Aad2wDg99wG1xoP4OdnI87u4HB3vM4B4O93PB+Bv2cuIFB
P4uX31Ilz9L1d3TdRdfn6Pp7uj5P1910fYGuL9L1JbruoevLdP0DXV+h66t0fY2ur9P1DR4EXd+k61t03UfX/XT9I13Xc+d6WJxtZ/47wEzZSdcFdD2Xrl3M
yJxrIV0X0fU8roWui+l6Pl0vYHFN1wvpehFdL+aJzYJy2QWEp+UMLqG0S+l6Gb+n6xV0vZJnIV1X0PUqul7NQpauq+h6DV1X8+Sl67V0vY5zsoToZXA9z1O6
3kDXG+m6lmUs8zRj6gCDJSykb2GJzWmb9ULD6Omj625O28PgVp7z/LCdwW10vYOudzF+6fpjuv6EEctVbqHr/SzuWGJsZvAOLySdjMIHuYs8tqUMHuLVj9vc
weBhuu7kh116fEyTHVzvXq53P4Mern4Jg92MggMMrqS0ZdzYco1dXtc6eQVcwTl4ei9n0M+tLWewm/PvYQl5gIttfpk7xKCXhehuLTY5cTsn7mGwivvKlaym
h166Xk/XNXS9ga430nUtXW+m63q63kbXO+h6J13vouvdrFzQdRNdN/P0f5Uau48efs4qFydtZYKwGGYhy2KVhSaLJhY8LGrouovr5ipeoIeX6Poyyzd+sYZV
mTWPMI/s48nCies4Sw+jZC/jaRvjdwODdxhs0qofZ9nKSN+lAb/r56c9zJ7LmVf3bGIqMdjMjLrjTwyYX3Yy2PNHphI/PclgKedcx2AzgzHUIR7Bj0nl7GVe
W8fgVX51P73q57QNANzLRMH5zqzvfG/O/xFG7uTvz5k36+xvzT1pzrdnzT3b2BamKSd/77vzZs2Za+wIA53ynZPOmGW8GUbp4/fmnv697xr7s/enzpk1yzgQ
hlkF3//uXOOvWf55J535/VlnG++GNWnCrDO/d/Lpc0+HxINZqVNPOhm6sSBKM51y+qmnzpoz67snzzLOi9Kqzjz9u7NOmmMsjdKm5846Z65xaVRb8fitM2d9
99tzTzOWRXmdetKZ6AacO8u4Pp8Ocs6sM2eddPYsY03e6w5MtALut/M1h6ywrrJ+KZ6XV1srrVWWeYt5u9ly9Be+/l82mT81fyEu9Hb7T/m/9p/xf+P/KLrJ
kw/Iu81b7dvtO+w77Q32XfYP7bvtVfZq+yp7pX2dfb29xr7BvtFeZ99k32xvtnaau8wXzV/YW+0H7YftR+3H7O322+Ze8x37T+YScbG4TFwurharxDVitegV
14rrxPVijbhB3CjWinXiJnGzuEWsF33iVnGb6Be3OT91HnQfd3/rbHS3uY85W5xrnN3OJe4lzpXuSrfXfdtZ5/zOec/pcje4a93b3avEk+JX4inxa7FDPC2e
Eb8RO8VvxSVyqbxYni9Xey+IPeIV8ZrYL/4s/ireE53yXNktV+cWyR65S1wk/22ZvEIul1fJVfI6uUbeKNfJ9fJW2S9vtu6QG+QP5Sb5E7lD9vm3+tvlEq/L
OtfaLV+QL8k98mX5B/mKfFW+Jl+Xb8i98k35ltwn98s/yj/Jt+Wf5V/lQdlprfW25nqs861LrEutX+QezK3z/iLOtbvsbnuhvcg+z94neuzF9vn2BfYS+0L7
VfEH8ZLYLc6TC2WXXCAPinfF9fJa2StXy6vlCnmlvFxeJn9u3St/LH8k75Z3yTvlG9Ze6zbZJ2+RN8k3rbesfdZ+64/Wn6y3rS3W/dYD1i+srdaD1kPWw9Y2
6xHrUesxa7v1uPWE9Uur17reutF7zrrBu8Ze4e0zlzm9zjLvJucWZ71zq3Onc7dzr3Ofc7+z1XnQedh5xNnuXCGedJ5ynnGedp51djnPOb93nndedF5y9jiv
Oa87Lzt/cF5x3nT+7Bx0Ot1ud6F7vnuxe5m73F3hXuVe7a5yr3Gvda93LxJr3BvcZ80b3XXuevc2t8+9y70q2OTe6/7E/am72b3P/Zn7gLvFfch9xH3Ufczd
7j7hvuq+6y70eryLvUu9K73N5jXeA+b1Xp93m/fpB71+/3b/V/7a8OfBlmBreH+wLnwguCncGjwY/CHYETwdPBP8JtgZ/DZ4NvhdsCt4Lvh9cHP4fLA7eCS4
JXwhWB++GPSFLwW3hnuC28KXg/7w0eD28JXgjvDV4LFge3BnuCG8K/xh+Fpwd7gxvCf8Ufh68OPwjeCJYFN4b/iTcG/w0/DN4K1gc3hfuC/YH/ws/Hn4ZLAl
/GNwf/hA+IvwV8GD4Z+Ct4OHwofDl72/BmvCbd6F4YHgKrVDLQmvVL9Sl4XXqV3q/HCZekJdG/5cLfBWh5erX6pLwl71rOoNN6v31Hv+X4IH/T8HneF56n61
OLxMPa7eC94JfuE/4r8bHPSv8+5Wf1RXe3eqN9Vyr1+9ru73zwsvUY+pnvBStV2tCm9Vr6qVYZ96RV0drld/UFd4t6iX1VXhzWqPWh6uUy+qK8O16gV1eXiD
el5d4q1Sv1Hd3sXqEXUw6FEPqAXhYvULdW54vtqqusMl6iF1aXit+p26KLxaPa0uDq9RO9VF3kr1jFoWXq+eU9c7a9Tv1QXhFepJtTRcrX6rrghvVLvVovAi
tU0tDC9UD6t++3b1huqz71B71XneUvWoWuVtUG+pX1v3qLdVr/dDtV+ttn6kDqgrrE3qL+oy6zb1mrom/Il6R70jf6z+rB6Xy9VT6nlxl9qnfic2qj+pW7yf
qndVV3iBelCtCG9SL6lbvZ+pTm+9d586qFab96q/qn5vizrX+5cV6tfqMf+GcLu/ILgxPDe4Lrzdu8O7PrzT2x7uCf8Snh9dEC2JLow2RndH10VXR6ujH0ZX
RddEd0XLo5XR4+GKaFX0F//HuU25d6J3owfl0/7u3Eu5l3N7cn/IvZJbkfdX9X7ujvx3DHE0/4vN5KA5O+loywnDlEFsTI9EbDQLKzkIP+5sBl/ExMRqKxqh
SXnMofKYOg/kwNcg7dsmCyMIOqWQHeb8sZ3wYySFM0r2OLqNRaLmFZ2sKwK7kpOSOmJiR8yhOmJiIy52xMSOmEN1hPMEsRu75Y5QI05fSbUWumZGRmzGotBF
HaH72Imdwip8LjpQO+RVrXFXq/H16qzpS+rt9Mp3Qewk+dlFJxi7gGpx9bgcyFVOgkzmDEg4l6pzkkJbIqnpCzCh5OL7uZNFCH13JgsVxHai2mIX8kGuckdX
LsLi9gQjTEwcsd0sVOwcEwksUGjTGHbzgQH/mgyidEcbEdv8EvTaKCykPgd7G62gY3R7BYV2WWeULF2BGVuFHrwbTYgu2rGV7BBtlL4Y0zPqWc2w4iE+KEPh
fF0oticLayzhJ9nzyIJOoy3Zayb52IIKaMRU5XZI5rFZoMu2FZZw1bEA6lGdzbCsFh2E20XRRbhNFFVsTTQfEkUvtiYYD4qij3CrKAb4fosohgg3i2KEcJMo
5mK7cO3FUHMIDGYdJZeLYh5hjygWEHaKYg3CA2axFuFes1iHcI9ZrEe4yywegnCHWWxAuN0sHopwq1lsRLjZLI5CuNEsjkbYbxabEK4zi2MQ9prFf6J2zeJh
CJeaxcOpfbMYU/tmsYjwnGIJwVnFsQhOK45DcGLxCBzGelE0cZg3iaJEuE4UBdUtih9DeELx4whmFpsRxdCGmAq/cF8zFcYHsG4qjAvgIVNhPAAPnQrjADhq
KvQfYNNU6DfAf5oK/QV4OJRHWITyCMdOlWcBOGKqPBGAORl6BPBjkBvhx6fKEwA0T5UzAeSnAo4BFqYCjgHWTgXcAqyfCjgF2DAVcAmwcSrgEODoqYA7gGOm
As4AHgblEcZQHmFpqjwHwLip8jQAMjFnTwNEwK2g23WCWalwITGfODp5xkTuwQmhmewZ8x3fMILEQOwlm402eGkQM956EfI7YHhGyUwK84ooaEA8KUz6ArPU
0cUQJlDRSWTRhRo8lEFWMolnw0WVs6E8J6aUHJp0B2GW4tyI2zB1Uokq/ExJ4XQf203Tg2ZcG3VmaafuTHPxSATjip9AEBdDnMgwEUFOADBKHkz7r0DF0J8Z
kYy92G2bYBSS5mNAwixkkTN2EYsCqPbStI9xGH8iPnLsefgM1VCbl1EnzNkRmGgP3bPPSV7YfY+ZdD4qOTPlWabzgOBFaQf4QUQchZ2CZlHOkbAoemNJOEB/
dKNjz9dN4WRFcgQxDJ3qvILHilIOhljAS33JR9BYirAGyHNlio8QJjEABdX4caRlsodE9uJcYXk1DWKHVxTLMC1oD1cUNdSKonC1IGoqXFHUUCsK5wmgGa+8
ovAoCitIklKLLrbYVxoPKwcuMaqvNV4UB33drb/c9eDDL742CheT8a1TFqHgnwfJnfrn1K8BRhOzeBRXmWB2J3n9USDANqk59KpK5FvJqyCG7QqZeTWvqSQx
cUYYk0UqOD0tOH0tOCMWkCwuNRIjQKjHQ8F+BCn6ELc4yAW8xLk4uAIti3bMw3Qqs1ZgpAo7gBlYG90QFjRgJt1mZWYrWS+HG1DkYFf7JU5aEIES14yJ5k9k
kYZwr8RZOsHYJFE0NouNkqfrBskrwFbJCNgieQXZLLkfVa3H7mSxHbAce5PFNoTI0NOMnXQLfDdZ7NCpaprxJNwm26C7PDNwBdtmtWUdX/nvtHpliAu9SizC
692S9Si83yVLbiJnJwJkQFwWPibVu41wN8HYrnH5pMbRDsLZBGOn5OXlt5L79yzhuFnsARwizoDthqcS1bxX1/yqptJ7mkrvaiq9o6l0QFNpv+5Bj8VU6rYY
U50WUMnFFpdYw7ZoYY1LLW5xicUtXmNxi6ssbnGlxS0ut7jFZRa3uE63uEa32IstOsPyJwxN6KEJPTShhyb00IQemibifk3EHs2A3ZoBO5EB7aBaflRIRFZC
3cq3oQiGm1pxwNrwP4jLoCUtyYwZgHa3reTE9oyzSdEFhRQ5f0kF55fJcs0Arq+SQP9A5o+PQvkG4sIaXv4J3aypmzV0s/YQgs9GrVpj2aqaV8BampmXaGa+
RjPzKs3MKzUzL9fMvEwz8zpN8TWa4r1IcYEUD+NAV69Qwy8zV7/m4vWai3+iufhezcWbNBdv1Fy8QXPxVs3FWzQXb7bQ8DFQjo0BACRrBADSrR6A+KxZCwBE
WA2OeppRABCgtWHEIOIUADnNsACA2k7GnuQaJNcgYzUZlmhQND5r5gD404wIQDDNCAFQDTKOkEtknEPqg2JGC6UFVoU2SoKzTNlBLEZsgoYkaFzV660R6xcC
jJaS5ArFV2AdljonZdHF5uB7XQRL1VA73BgaQDcIaBEqkNqUgaYlVu4gAJML9ImSgkapUxIkPPQLNcQEFH4FN/hgwi9wtLb+Mv0CtC5aHo+NTHymci6yERps
VFhKMCTHG0by047jSjSpJE4qN5YwqQCfoEoAgV0gvoNjBWPRCsEsM+gfzUMTMBC7M2hKgWLqsN2syPCkVRm6ZKDZd9BEUtmtRgvQyI4dpJGNxI4ACKSRjQq7
QpZHlNmxpBnKNAq+apodbLi3z2brEJ+ANWAlZJ5lqqF+ZuIKI3GFgbeN6QJjZiWBA4PnhOl3lK1+oU1KoqssWohraq6EtmvJQTUWkmWVAs0ItmLnq4RgmBmk
3/4rICo5FOzYBITS3GR1Z6c1m21PwKYFsrVcMaSJtmMjxFq+TRui21ahpp0IrI//Ffay9Jhg5KejtpHgKofdcr8aOUj22C4qoCT0pK3kQY2gocIriV4C6FMp
SGqhY0byCUSJh6XhrR0HSR0lT+RkCzsHK4wmuoPAiX2ojugLy52mO/lQLJK23A0HXgcBMkBq2oOwmBFsEabdwZY5dCWZADxhFn5cVuSPKieMDui+dwGuLZa2
5qvtleSTVeV5FjjlYlgnUplselASEU9aHcU81y7gZYvsE+CtGSCGJdslZKuYOBCYyMdGNKwZAEycJXCfmHMTcw4IPgf5/ezZ2OqQfh1ORu3bIg8QcrClp6dF
c9Yo2thrRKDD8s1m+SZZvlksLJDl8xrXeZYcKc8HC01TdAxyV1X4qTqAnEmhKLALAucncNcM6J6TWPh7XFOR3DAGNmwnIWqGZmH1xeQRAXKGJYF2BslG0NRj
WicrvDaCO7bwUJnraGov+2Vk2XVmJ51bYEA7gRatf94NE/5JvCNTYvOUFrGNnrYAtz8WtogtlOv3kGtTVa4N+IQisfM2yLUen1CebIWMa+BhLPlnJoteU3uv
nOTA7w2y+ED4FL1q5qn+B1PFTnrNtljBTElGt000DVi2/GQUTgdYuPykke7A6kjq29AuzJWlKvBJTgiDBAqycZwDU28Boya2tRBHAxxXe6uUp0W/VCBTWMR5
ZLkoLsR5EhXjj4kA0ZgX3jDjAHGyGqE9j+cKGvQiSMZDRgmd3220Ffp5pqGmKbEOpHdWEim8C0boQlKYqLlxNAfme2HuHOxQVsXtuhGptSLJWhFwQTtgEcA5
MGMAzAX02BNhDoTo1JtdzCM4q1jAd2cWaxCcVqxFcAooS4xbu/AMdTCXWsLo1wLOMNsAu6UC9w9uoWnmMHxTaCvV6DeFtiOl0SLTN0CqWv1GZW9i+0i5y2yR
nSZJiAOAp6TzZ5JGncfXFT4BHKeNbrJS3RfSGMRTcdDp497Pz4rIeQpje9nkMuXex3aWLSse18XlumY1leoq6jqlCV1SpK+i4FYDKkMU6SlN4yvcwS5JhxOB
3j4u8MAuxVr4rYHfAvyGYT5ANB8wS8RJHnOXj0tJ/tjIh8byxC2FMIccrZd5v3KZL+Ay78cFJIIPy3yYSvwC0C6PyzysMjlc5ssdRsptNYhyblzISIZJUE8Q
12S0wiSgVRjXVhKpE4g0g9/Ctbmt8Hyq6zgkMr+Inaa5BV3BZZOIt5sndkAvSjnsZcRFQhi+OS/OobMY7r4UR4MLVeMVFT80YXKJPbetlMNOzWgBCZyDMcUh
9hXomUMPWJA9NLeRh36ygbyjknGo+imQmIArPxlDggGNm6Ca4zMxUQrJv8fyqQQaZzO9yqFY8BPzmNTxXoKUEIcTfhVXK3j1RX5BowalHH6/1JQYhDlo5UFm
G/S/5QJy0oOkypGemMi5+OjGIat2iDKYkKjuNsfRUSDT6rgHISgF0KJCBAaIQGh16PpzsY+Yy4FeGNdNBbJHgCRo0AUyQ0M+IEOSHhyhHRiUh6RK/vRI8nhg
lfUTWlsBfBF0j9xRolCsQ9BYrEfQXDwEQVxsiHPliQG6R11cHzfEhxBtf0ZuUJjFWyUUBrhZQmmAGyUUB9gvoTxAMHEORQimTSNCMIFGIQSTaTRCMHqbEIKx
OwYhGMX/hBCM6MMQ7hHFw0laiGKMcIcoFhGCtVai9kVxLLUviuOofVE8gtpHRze2L4ofp/ZFsZnaF8UjqX1R/ATKl6fRJAO4Q6IshXpl8SjqlyiOp36J4gR2
haKbhPGh1zkf5XwFU40rM1Wukqn8KqbKjcBU45Dom1Kijyv6mqlw5ehoI80SOQMnCs6WZkPP/mac/JAEktrQs78ZJz8kqSwpztFds2YueKPnPrwCxhoXo+wq
RciouP+EvS5J7Hf0JVqQgDVdYs0heglzeErxk/j4GbBQfLQCFXpek/DMtlKEOlUhjuJPtoh6nL8kgZF3czAvcFw0dZ3MJMDNh60mwHrabDBwE2IjwgbadDBw
M2IdwkbafDBwU2I5wtG0CWHg5kQPwjG0GWHgJsU5AA7DPQkDtypOAxDj1oSBGxYnACjhVoSB2xYzAIybCqg2cPdiCoCPTZWTAHx8KiDPwE2LGMCRUyVazJ+Y
KlF59EnJohk8e5rxNN7m6XYH3h5FmydGPH6qRN1ywlRphFHwD1rkB6xlqfDLEBr6mbVglO3FAuqjsPbMoI2P7UYbiKzOzWTooWUoZyRBukoU7mFHBCpi1M0v
Q4/KulY+VpmLJPis+XUA4TTjawCiacZMFnlfRhfRZDEj8bRpdd9KMq3ObEs6O8/t/EHW1MZqTeV9l2fE09cZT19jPM1kPH2Z8TSjWEtmL27I4PqLWzroLUQH
RSO7c+sBBMigVhyiKWzFeTSFrbiAprAV1yAvW3Etm1k+YkhqdwVoQTJ1VxTIOthpZubB76SpUvNg0hklWW0e8K46ygqLzZ7MfsOukvKs945IjyYL10xfeWTh
lnxUXOM5yWq9YzsKJ6rPy45F0gLW2a+g9Uk2sUIpAUQEm3gmF/CPJd9vRRWjOeXWZ94RqME9IKEKVXizckvBpMWspBAfKjM7cQZDN9GKI3Naod0GCWcUFTY+
2EojfSSz0nAyxKgkK2rwrWz5BoU4LmkHiqT3DuV4NNW5FQwW3TSAFFSeSZhAZQWuDJLG4aWZCu1LCzVyoXouVCji/nlZ/LhsAnpsAiqm+CRN6Hw2i74F5h/2
kDqHN6S4Fz0UHWw9vXPQRJUTlgDcVDfnJZ+f3dezNolnx37bNIPcXm1FjJkAgIY/LN4eGfASW1k7ysPtdjxca3VIgAKgZqhe84yS0kaeQjFyAvRDzStbW+gB
K4dJQEOpZTTUHXpCxVBbXgJ9ET7bryIrN8QdGapDmeJcA+geuKBUhlhQJ72+UoBhFiVcXcEa0rM+u9O0nFdEfTpojbtKEUdaDJE39vtaJy2KzfXdrcY3Iq3w
y3TDaYgCAdS42aA9KtzTI+NGi0CFIvCcbN0vFzbJZkNeYu+7x1EeQRYCUpE1fTm4DwHQOj+76AVkVnrkHEQZDNcDeC08sZjNQZC5x5NOjruNM2PvK9hTL8t2
D1emkh6zraJrKxbo0s1imVnyEC43Szn0nEGFl5iwrIMdCrdLzZI5J1YTzUvNkkCbFEQoZF5igmlS3wYSVCB9Dh6UXbDcyD5AftwF6l4EJANtr0C7lpC/xywd
0tcN+l6ABDhkfXm/EvIdCrILxl9slBVyL+VL7rlKdoEJvPwCEuxDJBWQPwsDuesYovEHr8IcXAV5IwuczmKoSjzXz2RjlaIDqNLCtewjG7CBX8e0r8xC6YcO
TocHXOkOQccDEespnsO4VElk9xpQoAY1iKnoZPdI6BsluRld3sdFZuZrapybdJz9bYzQsixhGhZp++RU/PzsJJyLbs3ZSe3cOeRG1MkOPUr9OAfad6uKObpY
WFUM8iUS7F8XhcLhlKtcBl8KeOkEQ+GtGokw/NoWUMVU3NACqhjRa9AIjeqxGaaQBu6Ah+g9H759+SEGIv4mXAWJVQwDFr7fJCd1IzzsBJZbjx68EgU5AVm/
icYXomEK+vf8xKhYvhQGi1C0wedAkQMwhRy/LL/jxsIt5ZpgboNlR1oAixRDa+VtTDaZOBiMgjM76XwPlEYf7jsLx4KFJ5NwXhF0fBgX9BwyFAVXcVB+iZZh
0ZY817XI0jUJUGs4H+SpnTcnebNr0ZJz8KUTDG7aGqFp8aGatkZqWgapnBuKlaoeDKzHb0vu6xJtOGtACehrPfjuX99+43c/PWi0t3YkViy/nch5oJOBld63
qLVjYRczYKOWGihHUwjEekRvxFWQLWayjWGyNRbJW/i3Ntv8gZudxM2O52abixivMsFYYJZGQVtmF9gN6p/Nc81ihK/bQZIoNCpGZ4IKMneaJTsVvxIFqxxG
sEoUmXJIkSlhUS81xU0DgiYDDmdBfY9UIdCp9HI3Cpe7UbxRqBPj0cVRXGwUej4AGxjvEuEKMnp9d1e2hKQLa7mgog2uz8I46VbNmwYYwNtpMDiAoKK3o+o5
WZxDG97IftmSuaibVIVyMGaIIseLc7xzUs1VExGXglFcNBl7jNT2ose4ZeUoXdgzRLOaQrdltaS8Kg7UFRTqq+UFPFsT6rmZAjUzjCohcKn2Ud1AtUIdh7uF
WVMntqBFTOpMD9WvFTZeIjE6yiu3m+xAG6xmQbYtWjTLnNMsTsDN/cSAVacVDKlyE8WImV/3qEIhwbG8sZiUoT6gbrlIdtfbEasjoYuleoSgSASApgXndvcs
7d3c2dE1s6k7ru8GvSPND/razKgS44DpKT1rgTjAfAC9OFoLFAvWFn3c5sEtPhUHNHgV17ce1D9GF+OFZhv3luoBNk0RUdi7eJAqKkjjMUHXgSWjj1ygQ1FE
xRFXn7Zc0QwqfgMxXlhxgab3CSVJuuhEsguA305ntjuNue4UZocTgR1wgrLFYgSVdB2apoX9i3ULqiQ5bJHMBY5i41oNVNMzq4fsXEPHfZM8hps5MWmJaB4p
NMy16fuywI0w2gZK1puJpG0+jlOmyMDJYh2ktD6/feHDL/at+HSL6MXH5/Zcfv2izmktoJvCU+ejXZ29t67Y+ILRIpZiwu93XL7vgfWYuwcf33hR5+6k3J3n
dt776m9+uBdynwOdhE6fBcl7H7qkq3PX1BZxGubZ3tXZv+Q3/a9BnhPh+bUnHrzs7Ud23oHbYCfA81tpjTMx8zZq/sfY/Ax43sdxeC2oxWjmg2qn6Jydty7/
0R7IOQmeX33inluu2DamBUxMKEY8DTnjtJMX/fYO7GQjdDJEJ4PZilGnvbIFcGiyMwQUnfMv0+6QyWIu0i7ZclGWUM/xl7QVSZvvvLlusE3Me5LoqItlE+TQ
dqjUeVCDQmcwbi3WnJtNbDA5O2gz/0+WzZalAiuT5GpfySF51VdykdlRvnKwIoa5zyx5TbEB/O/jXJhUntH5rtjtBtMcXiuY6ThBZDK6je1rcn6HtNuHfsxS
mBjHwBIV4gLjJf9G7nvQbZN5vMNHhjDqgPk+MNO9iaZRKvSVDwCQzTSfMtTooM0EI7F5MUNzs05HbgzyONTFdRVRmXQ/eOED/bFWL35/T2W0UFbmAR2+Fte/
2uwYAOIZrKp6xLNL2K1tinOAXVUxVlERnJpgpPnQRx6yvtcNf94hqNoYjyEvptTp/lCMgo/rUj0QEnriIiHjgBffGs6VmHlcZUKkLEb25FE21MyJCygX+NxB
gkG2HoehFnPlouj5RkkJzBgF7wW27JDzBfk3yk6yKpdGIzqpK10adqVLw8rcF0Pe6eCuwS4NK3NpWJn7Ysg7xKI1lEvDGsqlgRvz5KZIvRpxVynkZd7KNBdW
BWSFKgDrGSyfvNmZriRWWW8iB0UxqjZLowHVjlQ8UzUQk7lhztBkWHufu5HP2uQp0iLD3/vcjXwmB5gsH+crsEshTXneYNHYLQw8c5Mn7BpDY3eocziV2E2x
mr0eqRgeDBJBRdND3AUVdC/fpR4kjKrCfbRf0SwROlosLgw+R1QzfEdyqFXXcMlBvCZT99NQjFHhfoprvhINOYBy/oR7CAgull13hbKGGwzEe2HQeShScHnw
OOzBCm5u+GGaqODmABWk4MKqZ1eMuELFlkP0oIwPhfthZcRnPVCpbj0UnizSrXGqw6pUuO7i1OUXW6QJykpNcKjypAk2syIYQxfitsqKKjgIUQyLsoGxi15k
4fp8dtFo7SgGdAgpG4VJ7eIKHA2DLWqrmVvGJg9v0+0CyUtGhgE0dgu/TpHQWPIiGxXNw1HcDlUvdZBCYEzskQf8j1YAhhsbfQtbC4sqcLuDmRrtgElVwUow
dK2ybndMmcr9zcYZJTM9SJbkJpPyhGLiACtOY5dwgFE9Wh+ge469kOsfe5H255p8eARyXqyPj5QEbcfG7DoZavXWDm/2+o1dqmu8ZFCNl1bU2PwharxM17hs
UI2XV9Q4/kPUeIWu8cpBNS6vqHHSh6hxha7xqkE1Xl1R42c+RI0rdY2rBtV4TUWNUz5Ejat1jb2Dary2osbPwfN1zCWFD14578A1DspkcjJmagySAsZMSrT0
xuvYQhAKsWzTTYcfvD2KY0RDoI1qUW2Fa8gbIfSeIembkuJ9sA0dbHA+jxeEJCqR1LhZWN3Ns2WzkRphv1fCBz1ez6lO84ySo+eUw3usuAvrkFHSZ6Jd47Ti
ebJe0SI+A/c435pbxPjYSeP5muGW7RM3uWVVZo7MoODLXWuzhM/xDo3SG1AY5FQV4OcnjV+koMfmtthvK2HEM6r5GPvMAX8h3I3SYX4uh/mVcnBHoX8lNwvA
wwgYN45A45wDdgRH0PFq6sZuFl9G0V1uqnChpupTeEHUVyxki5eb6j65TLvJoXaTG0q7yWUaYy7TX3Kov+SG0l9yQ2qHBXKNoevWnV7ZQ+gXLsU+ylTCkMu7
9/qAnKsPyOEAL81OAvOos7NyGGMM76/UaHKAU0rUiov39XzcDR0GDobk4Vah0/pJMnsJeQ7tPLl6693BZdLBzSa4HA90cNArgcPJ2qCwL7AAHd58zWVHFVxE
ihv73OIHa26i+S8Y4jzB+AZoAgBOwAh3aBlWG+xFkVabMkGDssMtjWkHIh/+/VIU+2dDn6L1xZohkOz3xTW4SOFL0l3oaHdrUCzEYR9tcKECEVQoEIr8TK1u
sRC05uOauNBN/JcnNLzI8T8V/Sp7YHh8fgVnXr2gAhvjGBtj8HR2szgN7X24O1Ke2CLO5LsTWgs9/1m088NMejgHSr8KtTrJGETdDxdkDRWe1eEQFbyDSP0Y
I/UIRuo4RmrMSB1TxNP5sShHOKPbZ4CjR6WOHgf3RbWMWVsd8exyMgYopKfKFB+JQLJgWFqm7bqFh3RWwMkEI9Tn3WIM68NYubaSRZv3ZHGVeCd9KHkqOVnL
U4rWzvbo3Sw0Oqg10nMjZnqAnQ63i4pDtmXdJtiphOiw5rOV5H0IK2lki8gf1iIa2foZerucScTGz4ewVchjanx4U/pvNaA/nNlcObAwG9gHMG3DdOteDGlo
DW2cVVpffGDh6fMopGMgyQ0ThXaFso3iE+nelXHAIH08JXZXRuxBWYKB+Od2ysYEHqsjInRl5NB3FVk05rsyzA/KgkiL4tzXaWNlyiL263WX6D5o7XwPxF0z
unZA2r3jdrU2Uiro2/muVrWoG1+oHp0A9409nA/Tm3uoOFbb0w05Q6iyFJLzow/99LSFkzUQlRuIqhoIKxoIKxoIswZCbuB4kLrR1/T5VPOLTfkgu48/cGtR
RWtRRWtR1lqkh5PDKnPlKnPlKnNVVeYqqsxVVJnLqszpAcwOHgrNQio1t5sV3zVB2WuNdDxi8D8MJyrwxwr6zTZ9gGCZ2VZYt2CoAwThIRSkvtXU537hfos5
3LlfeNlv4jGbCcYG3OaC540mR/xtwpMRkL4Zt8MA3mdiMPNE82dmkcptM3mhtnEL1azo1k3DdwsVGRtNTxdrHIPnRzHWKy2NO+k3L0gPVrA7Ng2X/CZG/OE+
SIRFT8EvdkwwZnGXTsWeYoBknsMlKRrwLI4GnMtRk+dgyDLu4VHfO/GEEsBuPdYe3OqzMQqmqGPUcHsK9Rg6D3c8n47DwEbFgY0OKsU2xhB+AUDdZAq2q0XF
2MbgwSkAQHX/DIA82GcAvM+an8Sg22nGBAyPnGaMx2BJ1LhtPBw5DhbflCyWPrKA335R6eqBkbGFWwg3bvkQHgbmFtYv0IdeRFhHQY/1VEFUQNsZQ/LolILA
CD3z2MjWYYZOGqyBB8foHKPADYT0nAKG3+H3ZPgA09mRSiPWHPr8RUdbySS3Lh5UK0G+GZGbvAQckrz16uWy6CTPbV5yi1sMwhqKtK5n1iogp6GKSvwiCn1a
qcFYIYfDCsnpF/Cq7FOwINPWwHg90lwGH10N+Oiqz0dXBR/t8vhol6o6umohI9YFfBBIVSAmf2zkZcc3fAzUJbR4Gi1eihaf0eJjHC2iBb1TJjrG/aLIjm9E
aM5VnDwZhmBIKWwpP5BK0Bk764wZ6sN9g2lkcmeAACZ1xk1pZFZ0JigfGa3+V9Et+gQQ0RG/P4TLiGa7AmjBtZrtKroeh0CiCEiWo4MrZlwDjdbCaBystw7k
NwZsEs/yB0xwu4s/YSISMjXbCreOwMsUmwO98b8SCXZD4XEcX8fy4qFLhTeePt2Hhk4C2EndagnG0/LxaVreAUt1scAK6+i0ukIew4g65DE+ew0cth4nDsB1
JAOaxRqSCRPN67QcvJbk3wSjV8uMlVqGLNfycJlZJL2knqOMDY4yNjnK2OMoY5+jjBVHGTscZRxwlLGojjLenmng9xQsCzRVs2zp7xXlbRPJgyFDvMIIT2NB
0z2k4P0iPgMMOxacb6S4TnL/BeUdLlmkncYgM7tSxW7KIhDVXh8IarOP3fi6ZyFvKqLoIfUl351uqH6dmW/gt0/wLUiU3fTFE15qEtoFrfruSSKZpm2JTCS9
5e/2oKu5JJPOzvbZHEkT8ha4oq/1YDFUbNntUQyGx2Dh/TBYYAwW3g+DBR1/WMZgATFYyII7+nDjFHVkjQ5YyABniyisHXSMSXCH7u8pVVuxIeg23XpnAMrW
IlrP169nklaYPHCBduD0ZQU7O7rjGkKyr6P0s0w6Sn84dIujx16vnRG0K81PJckH5wfvTZdzZ/vTRuE2nO78hjenx67hWiYYFsX/UmUeCIkPbB9SRBcGRFRx
QJxxANKcw7hMDuOqPLY/mOr+B4mUTgTn+xDx0EB1n6LHsp3YjOShnhT79lze9esbVty92xg0L04jkmEGN+l76J7rwWDfLkci1Q1VpLrhfUh1wxCk6idS3VBB
qhv/flI1D0GqSYNINZ5J1UykGruWHTFj17G3D4ryZ6RuSj8j5evAL9Yqse47FvBu0F4MyQFdkKK5SlR3p4kHMSnX5Qv0kZe5HGp3FsiTIJ2W2BfedwL+0Cf5
Z+NpOgojpyjWgQM5rUrqnMKDOJEGURWV1WtW9vVpvWypiWY/hhHdwVGq6Pr0k/fehUbhArjU03UvfzgvTlwqfYGmrP9Zs5GiMfBsyDw8d0DHI1SyzkzP70qM
vuo1W6QiMch4Qz8WiM85QEijejQnVI3meB7NTB6NSjZWjeFOtgCSrQaHweJJQsoDKfSRNTrRCamFDfzxgGP4kDWuP3qBN/WJfZEYerMuKXJlW6my5aItKVJd
OrqaXtDab2pbXyXdYI30lV2k3JsjUesPEYK2n0e4TAdPrsSVn/pZuIv1EDemmAQ3jvC7GW6cxxAeNw5bBKqtuFRTOPoE48vMMjNoCaqogEKAB3HG0YNY/HOM
zyn0dYLWg2YL6bcB67cmq7JOdkQFSUPrLHvCKLZ2dizmgK6B6NgrUtVhoxCCg3xAO7Df18k1smvLGeDaGtmhhQeHCemVXh+bIoyG+HKmPbw7y0ZnuT3MW/bs
Z65dl90eA/emM8eui45dG33HoLqd3Rc762kb0+3WbiI0Sh7HsLngKdt0Kzcr1eCjXBWLBtopJY+P19HRDjpeafGbEN4cfhwleoSMkHdnK/1S+A25wtqBrIqr
lNTBxrxz7qNcqOU4wRqOEywUDdZqAtZqQh3fF3pBcmS58v5/aOU0ggIFqY3GT47pYYLJYeGJFdwTtrQBdqSIcboY6BrGUng8VRicVNBJhXJSo05q1EmhTzat
5E8D6O/veGgPoIgItU3A8Qr0TTAMlyeLUX/j5dgI488tbdk57IUg28EeZNnZbNnhR62ssmWHH3HDkU2PnGpjipYDE0OJ/RlliXyDVqB0xzp7JczzTuzvmGLI
JxMNMmboOyWEuQjrz8URfqSCDk+G+IFaybLHQingIkOhCBJoSbj4gaYIxRNaEi4KCpJLKA9clhCOtiRUeb8Qt+PbKJiQv8WlSjYbfGZ6xuAD7Gca/J0gg+0V
dh+wGNKfaoHO83m5C4Rui6Zu+hUIieMFrM1LrU0BJi4dNsM+Wm1MPz+ZPxszoHl7XBNuXtCxP5Eew0aLNab3xzWVTPYTm4k9NynMwRMGMI15JfRRvNE3c33s
sOJjgkWTj0yila2/T6HDVFAEODVd5aBJckApkPLyaNYETfRg1HRnOUbDuGOoChqKsWL8LBWwIvFJGq4b+0E9f90Iv4mUHp01giP1Z5OyLyaZlb658seWgqDf
kZLOA2qRFJe3esnycz/EGcCR9Vk17Mm/kfVbhWEoqmL7k3eIWUD3lTwM3/IHxcAPipPH6KxghDN0FL4VlJ3qwYAqRypaGBBHPgzORsZPSPgZGRchHjEIB6x9
/uDDguHwvaVvYoa4hoYoBZyE/Akgy9HX5cQu+rocdGsVAGBIAjrVeGLSdq4sXH9Bio6scY7q/wBnExy9OOGH0Z5K93/xK3MOxe2+z8EEOrYGRgV+uFk2oYJS
WHPBoHB6WEP62HAYoh4n9lskDs0D/VRvUPPHrvOz28o14tLAT+lXtuNU9XnKNN35scFnZKA7oPWWrNYpPa1uV8lulYtS73iry7oIZGjES4z71Ytiq+LcQHdJ
LizZ7aAzwPsCaDDRYpTAR0rVXnIXluAK3L24BcvHqrVmcewtxM7TN1FaC4uhbOshi1FsQK72kr0Qg7RQjMiFODgro0NHFy8J3IFuPOljVrw220FtD142BZ4O
Bpvu5iqbjp5g9cU91ZKFSrC26Sy26W4ewqZ7HiNK+A3bdKB70uciCOBqPKktvZuS3cF6om/H3sKNAiZgjPseevzhtUuevmO/QSPEjwq89uwl+67YthNMWMII
SGkgA1AfUfLc7sv3PfXq05texXeNlP2PDz3S9ev1v7l7Hyap4C5hOvNRc0bSGEgaA6koFpZkO34tjHArMbEAK5lB9HAIx7BMLoT6gE7OwpJAklgxWHxQ0gIC
AE4jKGnpdCgBTLIQ6gMqAT0hI9a/EOrCCqCeeDHkKiwGgumXNr6swZcWvzyk4iWWHLJQVVZ8xYXbkb2gX6KFvhRhYQ7sKSOROgHtAbtARihQclJ01VBNEjEr
ccDOwthauDZYMd2yO5z5dofZnu5AucP4C9/f6xV+EHmIxy8/pEyMJaaIOBzgN8QNPjwO0AemmegrFtB5WKODdVO3YS7OdxdrMb5mEW/B5tEnFg32iRW60XtW
G3y4/bZB2n0U13S3Lqn2pWWHNap9abXkmAm1KphlGuBLwzNSVZ9sVvhRCa2rbwCzeF0qc3ETLBwd/Mf7dSv8U4h3xAi6n+6mDWckSIaGWRW+qX2g/j4kRxp3
p1U57psGGCkObx02kY3dbbG90mmhwTLRvBQ/a4qH2y22VZZaYP8p+tgvGeM9+LlUNOv1YSf6yK+ij/yKsPajidMKR3gVUkdyhA+B1d4qrN48ElbXaKz2aqze
obF6u8Zqv8bqeo3VdRqrmzRWN2qsbvgIY3Xvzx7/uTMIp6cQTukdfvdk6/AY1dN56aPka9tsJPTNEv1HKiw0sarwfcvQ+MZpnEzhb5GSLQylkin8RwfoiCl9
5z7hI5QVexcuf9rVpcN7ZPyCPYz7Fno3w2fT3P6oYn9f+fv2Q/D0vsrP2Y8oKUQljtePxNP9gnGzXjBvrxPMy72CkbVSaIkgtEQQ7NhYikepUIKIYj1JEFE8
BGG3KDaQ5BHFQ9G/59KHtmztyZCGTsPgBv7cDjpcFe729SOngD2+HiFY6esQgka/BmHdZNGLsH6yWInwkMliOcKGyWIZwkMni6UIbWplo5seG1/qovNI4uet
ueUMK33DY4UcK82iGRQnwMT4kqxms/h92Cw79f6RZbO3Hnr6lhtfx7OegziNt0swg5PgEdDq7ZKBvIZD1jO+h2d8lMgBE/5A1YTvHhLtiK9tmhO3ak7cQpw4
0fwZceIE4z788DjAzZojN2mO3Kg5cgN9oFz/aZox5Nx12vAkvsudSKwyu0H2A9ZksdfhXNrDfmv6tQTIrR12IGTCNgzJpILk/NuLzmUthSahFBJzSoNE0ZRh
eATffYb5Y9JHlz/KZ4GH4Q/M4CZv7P5H8Mdy+z+KPw6U+QM6MYA/ltuTxQGHcw3kD8g9PH8cqOAP/NM4Fu4RDWKQGSMwyBeYQY7+6DLI8zsWvrLo1hWfHsQe
3yb2wNdOsvehSyT95Zu/hzs2fgDuCEfToudm1Nw4iJobgZqdLucaSM2NI1GzE792lhDL0Y4fTPdqQp4wAiGPZ0LOJEJ+dAzIjJx/o3XIVt7iaisvO6M/lJWX
ftcwy/Q+Vt4H4YwdI3LGv4vA6Cmz2I5BLLYDWKzH5VwDWWzHSCzWU8Fiu4jFTBQYA/jstBH47BTmsxPfR2D8BwRoZALj2bu63n5thBUFM8CK8r4aB3+IroLw
t42k3S7R36PpMdlS6zZ587gTQ+TKPNbJPHZIJY+V6C8HFnj/KORNJdw4ktOMek0sjJFwefkfQKxzRiBWFjLxUSJW+dsRFURLvzEyjJTH106y+/2kPEdSaIod
GJZiZFRoDXqJ1GSTPGMXSZ6xCyXP2G7JM7ZThwS8o2fsAZixYUyU32ByVf34TQh4Xq85YZ1ZrE/GV/Sm/9+1N3FdOWqzPrulPiYHQIQ8t3knKNovP3rt9S6x
fblft/8H9Qt3jjmc2GCLbqmD1VPoTR1+KeooecCO6Y/YUF+3Iw4vKvvg8Cvwlb3drqXqk1ra7iBpO8F4mnoz0XxGoDSnL1g3YpjNHgwLJIG6V4DRhxOr0IJ/
AFHh94yXIrQ+a56PMJxmLEboTTN6EIIA7hZsPHYK3nCmzZIhx8oESL+Xy/L6Tt6kp8MsxowoHx+iI8Hx1Kypt8VB2TgEd0SljjGW6ba4wTHGRhrwXKs/AkcB
zxwHPj0azQHPH4VZP8AkvO+WK5b8diST8D50qO0ZWUBTqNpyJ53uW+RIGv1Ozcg7NCM/qRn5Cc3Ij2tG3q4ZeZtm5K2SGXmLhOl+OE33lQ59Og/1dqckMbKu
jig/7JdpKiLroLt6cc4EA/Z7aMEQNlIMl4NTd8lfneSPOx8n8Vf9Rxc6uz+ZVFS1YfiqjpIbnVLjvdkW2kGjK71/+6DxXyPgeqgxhjp33XfK9MijR/zZlZw8
PfKrpis5YrbzdN0K07XxHUGuD56ovdCR2ysmqjlgovZq7K7RWKe/vgXwJskT9WbJE7Vf8kTdKNOJih+F/dsnqp6mIq7LJiagd6iJSdEtAk/HQLe2aYG+1WQ7
obIIhthZ8QC3zSaTF96NJntlN5tFN2uzarmGdZkFgIrrtQDwKgRATQBi5IMIgGAoAVDz0REAA3U0/QGy4Yw6eO0kr38Ao05qteoAB1yGVap7XRbGhTPjLv5+
wb+beAACZ/p7HYW14JKFSxkr2QN4ZIc5guL2pGag7cBAqDyS+jbwr7yWv1JY8RddBgegVuIDzANnYIgb4uaHg02afzxKYCLvcHA3tS45FM2Wlxz6uwn4N2M4
5Az6lv0hGxw1nVFW9Dd76tizYVTjcM9AHKb4263xt8ukPy7lEf6ySDWc2nRApa46Ms0YFJlm49+WwYC4/8ve38DbVVX3wvD6/thr7b3X+UjOSU6AuVeinphE
omK+4JascxOI4IXU19uXe1/f58UCvTwbeh8Scnm593JJQgIGBExbbEFpTYIt3FtiaWtrUNFIbUsVbLRqUamNijZaP+JHW2xtecd/jDnXxz77JAe1Lff9PeLJ
2nvtteaaa36MOcaYY/z/HBkGLLeWmYE+ZqCl/D42uTkyraWZRWDK6ci0LkNIUCs9q1vxuCv7Od91xUr4jis+8JOu7Od8w5WKn3BFcvxQt+5zunW/j8GQDc0c
4uwhbB1paXVApFVD89g/TFrdoxtrv5ZW97K0GqrINGWXIynBdj+3wA5mLX1YB4Ef1kHgkYZKIPvFRCIvfbehMEYdvnoXQh1kyN6+v4rQQ3ReC9F53HtFS2uT
WtH+vn7Dk8h1TGsRfxZH/Mlq8GuurAa/6spqcL8rq8G9rqwG90ADjiWKqjhw4rE9TvGlj+6WmRUV97iAKD1iUHnudWSDgtvVGfj9tIsJJ2A1fPc1vsdEkuYc
CSoOJGnOlqS5UJLmWhKz6c9OmouTQg9xE3LJqB9A8P3JTWHR14Ok1sb2v3gbvzC9moE7f02/5q/q17xfv+a9+jXB/SnLvI7+5Oh2Dh3/CXt07J9YkQhAdSQA
1ZUAVFs8By0JQPUlADUeFoBqNQNQj4UmKOvO0LN3Lr4JAUw6NOUR55rc06EpIEwvbM3beg818Z0lJUTFHMvYFUKH6gj9qLfceZezlrlH6eP9zlqmGqWP9zhr
hanUI/MOIoeOJ5ibEExkIMxY4T6NbD46HkOWHx2fgIii41HIdzoegQeTjo8gR4COZGp3cDyA3AE63ovEMDqSSBvBcR9gKem4CyY6HW8kBZYO15HZSYerewtx
uBwI+Svcy0jnpMPW3iIctvQW47CxN8W0sppA+HYmFl5FKiY4XpmbaAmO63pn4LC6dyY4Kle4J+319AfUjfX0bsg4ZP4ZTyXMp+OpNvPoeKrL/DmeGmHeHA+8
O7twXACiHA80O5fTYRGocTyQ6myU1MQ7sdkIbh0czwBHjgdundVY3NdT6yKdcT21Lrx/66lVkezIjD6eSpnJx1MdZvDxVMbMPZ4aZcYeD4w/N9JhISh6PKjZ
l9FhMUh5POia21jP9pjwD6q2BihyixOieZy0iy7zdL7FwBcXn+OIYEZe4jH1OVsyRbxC9fOzDOGDhyi2yYK6D3ujnqa8obZfos5aZVkl2IJGUlrJ1flChYo0
Tb+1kbqN7fzi4aPMf/cR2Zb1sveZ0jKhyU6FwzfqncV1yu4SWXKW7OOCYMnTEsgtAeKWa0a9xs80sJf1FMpaKfhxLN1ncMfJs9YKly9mqqUUZgJdIGLcsO0+
UmaHfHwioJl4U8xkI2Ww2Em7nJGl/cch8KRhFiN6CT12qOHzHmTn2/hvzSy2S0OxMY89zrdlVuKHbGEvfhfPSM63ZVbjg7ZQQB+whZz+flvYje+1hd2YlAmZ
3EBF4B7kGpachnI+M+dLRkM5H5nzJZ+hh+DEY/ZaTBOqkOGSZBgFsqFxqkZ/WrtECFNJOnAeEs7f3YguprpuzU16v2Q6dZg/eEZzDGaaY1C4upEx5GEvjbmb
X5cjLcuWNGoOkYcznZ6x34yv8yCAkDrUwWEj4HNZIbpP61FMCBxKEJ2BwqqZZ4BGAllubyR1YauNDKPMcFQG8ysWM21kbmoNfR0IS+LKTKOnI+d1pApuJuUu
FMiDw3lXcLISTS7SObx35ivP/IILi60LbI7wcGW1XcFWG0ZOhwqMhH7A3aZGBMEo5Dy50QL3C5dRwR1bGnNtzmk38GKCLUpnRvmiL0BPzQUfw0c4vqfZ3Gg8
XWkIjj26gBMAQYBcxBej4kGD380qSE8vfOZ388D0SUV/wPTWlbSyFlkvdDcWJ0BPxdmbpEt9/eu/tyeUFPe661pPt0fYl69C7M10fMtnRgz92/tNwi6VAm02
gTYbkSYL5Uxf88lfLq8hrUOf/O4vViepUb+Cu74Pve57J279JV0X/FArNIa9zbntVyp+10DDPHNr5GOgjgsuZu+kfbFKEYU8rAEqSvGA2eICQDiAJjLaYC2C
sbzBmkTst4S8S+ILNMKwWEAtb2qgX+MJaRvzoMeqBwHG2a4ssYDTcWjOxTUttqXhMEKGWnDLzUBB2rZLY60tNN5tjcnga2Mt0MZa0MBksASTwWIab03ljNxC
TvNpb277VRpRNS0Ml+nGUphqqBbngikyD93EoDRYkjfjYV+NOqC+ml1WkNBg+PfacvZGwIHVljOAs19L13/7mbft+e5T92VrqTM9kAdWS9hYcwmb5tUmZ3G9
Oq869YhJFjD5FGq+DkqS8/9ZxPzPi5S/VoT81SLjr4SIZ8pDnpxSneMw4fI2f2ZzjtHEZBFZImsIOL7a2oywG61b2k4s/rUmDw28EksQ1VAE83HlX8GL1Crr
s4aKltUcWhn83vgc4cRqfG6HJ9kSdYenzV9Lh6fDo1TosS1Z3E7woojVa/yHDsLMeTU9afWzv7xbw1rISsr+TkfcSx5b1tyOd/Jiucq6UeDVdjDEa6jfJS7Z
+xLjOhs6LdIkMRAyqUGPQWn7WOc92/5vUHFXWf8Vax/j7ZT+xDAlOZEOnSChTBDmubcYtERPkBDAJdqf2GJvhgfgmJboULGep5IXTGOeZ6xjkKEubAdp2HRQ
eMKDjZFOA5sHOTekl330bj14LA09x4oZhndjXNPUNZOGRiutLKKR/zwobUIZs66MWVvGbGTCIXhIPqv1leNaX3kGrRYU98q2bFa4ldJKj27BjmKRF+mZHQ/M
7GTYzI4bM/tJ/b4cmX13C++cKex/NV8M0Cxhye6wfeBX22Th1NTP+u+kf14J2wdAS25jOg1XRl1RRrsNZTTgREEL7oNQZFq4hfHihsm05HQyTY2da/9n2Dgb
rJ8XeJVrYQGtca4WLscrecgPdQ403y3DjBg4N2S2zEN8JY2WMcuPrDIsmVwBMXKhl2PjMVzDFmwE69qFWd2mA48KV6xrV6xrV6xrpzD6/MkSKObpjpeRHl+z
rg9UurxWZXzJe4JZx6E/oqYjUf6DuxqCpSZU7tcaOrvrRPOO0AS/qDX0X2ChA2o5ef079YjfZ4tk2AubWXMtlgylDi8CN0sr/g8p6CZpxRulmB0oBSSobRls
XWnhDCcvh7UNULBRHC4TW3trb9zwTmpOa7/ktPaX/pYeK172IZ6kfiKIUx3DfsuZuAtKZusFJfvt0FuFMdIHUfW1nLu7wVqNHYY11kqsWmusaTqMbCArrKNG
11hL6DC2htSaDtm7Vlbn3hbdnmyCBge3QPJS8XdXOv+HZ1Nyh4aSu20qrovrgpVbXsCU1R1elrwJyLlTfpMIulgHQ3AR+Kc3cKUZiqCjhM+kso6adlHbSoYn
x0eiMvurrNX8ypViNjguMFMg4ztplAhXaih+c1bFQGytQvGbh7zSREj67nBOL+6icW2blSbCSkOv088j1WG/OdQneMJ6gBqmlSbc3A4FehkWXCjLcCTLsD0/
ClNeo329Pk/3s8/y2iJzCHtpndo82iLjepOM69W9WIz4FqNhyNLcUrEWMWkJsTusheitS1vOaKrcMrYYgW1MrldhyqyyXikG4rSg5OpWiwSZ+vSt5g5rtWgQ
VAwPGBcpkZURSM8OW+o6AmfRkX0r9sjYAx6Z1hCPjD1Lhb2MLpd0mfvHATXs1fTXoKm/6nXelnXe0aKvWvBm+1vqvw+0PxbArfDjQe74w9c8X9a8hY01r1M4
vOb5An9i81wTTX5IIySnaQTVPdf+j8JY/B+w2G2wLhOq4jfImreVx9Ica1799dpaQ6ifm8cwxAD7jyK2/4OI/8tkeL9BhP/WXltGKtP4DdzcbAA9XPa+1dij
qZECYnzGBYe2tRmS1UoMFly7vhmRGDsukSV1UpZUDumRlTWWlbUlK2siK2sqK2tbVtZOc2Wt2K7+0LdTk3p/3Ko81oCTrTuBIAhw7nEzUYPTpBbygAxrCMUQ
ItWQhdedJUvaz/5gYH32wMMeiA0UiQ0Uo1MWS28sEgNgUnpjXBbRTJxEKbudQi2DnTRNkJfUVvJ4yUlK20nNfIbifdzmpu7Umr4FPZ+ltF+T0iyLfJHSvpgo
wAhhecMaEMmbsBFfYCO+AHYtpHTI65qyAL8HeeNvbscspfkZbvMZXu0Z4XyfEQx7RjhLplnsc1AWoxAKVISY9dXmt3GD6hYpdxOTYoxRey2zUxYxq/dQjEIW
4UAZR+Fdqp5T0w4jGcOxjOGWjOFExnAqY7gtY7gjY9hujuHjdfCPO7ruOCmIXokjWB/KPH6XPiJqwdLf1qZ9oDdWvaW/Y6Dngd/pZH8ojAFLdEt8w3hhlvTp
ntIJsyTn3LS4htsRC4zTYrL5zFnYh5oJDM40ZgKjcRuAKaBNJ/6b5gcINAdYt3LgaYT2lBkC2sxI1eJq/1LNV0tX1NEhWgOaV0aaV6vUvFpaW8qMtoTSRFtC
+AkmbIbRMyIlpfkoNK+s0rzG1Cg0r5FaWWPDyxKe+RY9CppXptrQvDL06yJwBUPzytCv4zBMGNwpALlBUKcNjwzEiJYUpIP8kfThgMu90kM2ihQ4TzTqdT3W
xNeIVvIaCIpV1jmiM5Q6yohoEGSnlt4VAbDcpKnqs37x7W+87ZdCnUnpFR/B22Z/bAbCpjwplvXB9oDxMCaiaVxE0wIRTQtny0emsx+7oG0XO6k1k1VWlgc7
8g64gYud1BhnbSv8104xlm0yTFdL5LTW1QJ8W7YNoF/owAlakc/qF/4NLMo64KpWXbRUgrW2ezU6hS7Z5cJDibE5IigYGWzPSFD2YxggGKg0M1+KPa0N1ktk
NV6GtRm8NrwaL6EejEvg9CV9zWrvZE9oh0FWrrgAblVd1DJg6h1agKWHJ3rAoQF9BTymHRKF0P1VegmjAwaFs4NnEN3HogcJMGb3mlv90raDx8p1WT7KeE56
CqIFUwHoGR3WkKNy2ii92pik/l/CYwztAnuElHzzE7zjNC/SS9tMolF3kFOdUW/tIGeB8SelwCCThHqj6zKEJWkIpButoLealC5mk6Gj6URobmg6kZg+CZ3I
CH0SOpE2fRI6kU7Z8FGfGroN44YlxQhLDRoYwlSA9VjzFCTgKfA0T8EKl56fMCxuSfOFV6+ZYW1jhmWl/ZhBCLTZBT77Fen928bqoieoyfUk37tU315X8yXC
zz2q4X/01hIuhwD5mFZD3S3YOV5Odu9iHC7DzvFy93JsEIM+NCj7X09a4PHCSrWQaboS+ik2MUnKw0q11BLBlZgSpI7FgkaxaK0LCK6awTZQKLScDoP2kX7Q
1jtZsd7VYsZwXrYdWbYDvWy75bLdRbwHGE6kFOr3jlm2AYxML0yjgMY0rYs+j30SXl0g7+plewCSa9Y7d2W6dEk7MWncD1QbJrryGa/cKVbudvFrdm8k0Xpl
1zhrOrIcd2U5TmQ5TmU5bstynMlyHMtyPCLLcTDgrCm5ex71PGZCvKl01uzyrslj7azRaUJ/ygbULrcIEfeod7hJOeeUGhNcB5qWuFjXzz5/d33bMdRyP17u
QsTHkPskmRBokOLkVsDz4vRlQCiPhbUsxm69ooOH943BK5Y5G4tlXFDxtAsyWxL1y2Q/vSVRJywPJVISqGYmUKiEb2SnF0K4iu8ya1IL85DfgU7oksg24uwV
jy8sGRPYtg2Y8EaPHLscOUwfzjheXiFKhGdGDkjTqV1An65abMRCdtHrI1DHjByvGjkcsmoDvM7dwg5yeVe0+ZPiBMRMB5QmQ4cBTBGnPPCjGUQkptjLTFwQ
b26iDcHD7CCm2MZgiSRuJhLPXqSDN4XShOmroQ3KYCn5eD2YjzGQMvTQudR2dgJIzOMYU80Fe9O2nLvbGia+9WlDSQWMdBgqbG/ayQ9cuzXMuvEMSiFoPEzI
++A2frnz4stiHkCZGBUH+Yh49zLRIlLx7kViJnqCpOWBqSYQS0iRFUGv0UbJ7WGv0ZbTpetF1WLcy3o+UrOT2KA6ag2+RfnbKmsTt6EnmJz0cIkcGfbwOo9q
IsUaAEQn+TFbwmxa1YxXXyRNIJImFEkTiaSJRdK0RNIkImnSuqRhF4Qlst0TJ3wk2Php3ShI/tGz/RoX62y7FgOMv1Y+Ph4BA4ahr2FbQ43FGNVAlcVADGo7
qmy8BTKXA71hpKnSuCQYb35jw8iWDSOb5zICQamRQ+CRYS4HA3NZ+8XYWAvFwcI8TCuVN5OvZZJAWrYsLNIMmI/NVfoU3MDuHA4psEBIQCI5g0fNKlKEK2DN
OX/bdmz/CHDg88+7FzPlFnKe9tzm6ZKoZvo6umb0hu3Fd/bcdueN+FGg5lXQLz68x+nDjewp//DM8//4D3/37b/80PPWTTM7Czrznwr3hmtoLrg7Dt82s/PW
PViXPYlYmWRnoxzQK0+V3fVxo16wLyDNeRBmvKm1DOxx2pdl9rSKvB5bZH6mAfsKGamrMIpXWSt7sgEsjv9l0FxcLdhcEWzlloUvY9OSsRnK2AyGGqWGITI5
5jt1mCqr5Jdi+ijtWeEpQiosAxNw6473sz+tSSNfSyNfLJwQBkuMw3SPvy3D3WfbOc26cJXVEzoqEGOFMmlDTNoEh3EGYINWEMsKui5v6T141o1bEkISIvAu
FcoJTCtaMzGUEqAtTzLaMi9yN5xrxdjqLM6jMbrcstZSy1jg8gOUHX+3MF7wYtkxiSYVp1A5t3gtdbUuYjfgkPW7RzKtBPUNnR/JtIp0Xod2UfOk9OrkEYx3
6gneqcfTSpNHtDiYm6ZVNLhEtmSJ5MhnEG/llvFZhvBZRkUqBGCh9llaUMi5B1LqgTphvfFihgxHhkjkkBHJEIwcCqphKKiGHHYalej0PxhA1NLPk9EbQtxy
H49IH2fSx6n0ccThLJbxFDLKYMzgisqAK0LYBuJlYXDFNmw02Zm1RV1nYRvISu3rAR3Cd6pHtOB8Znj38RLnc9kQ8E/YmPRdlRfdEruYC54Rx4/YpTpIq//+
EmA7YHXvU1aZTdnQ9kKZAzE2zPhwNfRFbEkmoFX/WZCur7LeBMUFu2g2fgO1DvRAKITw3zLQcwxdVRS1/fUwOTmfmfNZ8/ykOV+G4cXQNffba93roHvut8FI
jWffZ+etMh4BftOOCYk4/8D9eYdsNO+qKTqS0n8FHde71/EQxK1vt7eXURmdq8TB4/ORtd3rBKaQqyJ10lWxpNpSf11tS15R3lXOYTmPOQqPSc0fvUt6AFj1
q6x1aKLzcm7ajfz7Y3dpBXG1NONKacZpsuQsbYPEIrDrpUVc2iSuXCKlqWZpGZm3McbuCCufvVFTGtZMbYq1DfoByAr1J36X2razZWwzp+a3NejqyaA4iRGP
ybLB6N1ssbVEqLRYqCQQKoERKkFdqCRisSX9PGGLrRQqCVxHECqtQaGSiH2WsN6NiVRJlRhSZUuxiM7D/I2bYoWqCtT1Sqy0SrESa7HyehVrsfLT+LTB2koH
BwxOMebzliIz8XXvaooV80CRK13eI2mc47Z79zNHbIkyHLhhFP0xcO50fYXZ+XqZnT8ts3OrzM7XybDaIvsplu4xZn1mcPoIeuC4pEHAznDFznDEzrDFzkjF
zmiLnRHU7YwYcQpaev1p4rZ2OjeVhI9HB+MHKhD50kHnlcYoO/3K1NjZfsc3ynbFZaJMvEGCCF4ve0g/3WN1fKtoxq8TzXiLbF5sgpde+x1DNhmu5H1v+uny
PHoBJkMVnoM6V+AVu0hgvQTkmu+ajeQhL/WJf46XgueDd5kKZTAbfn2uCvz2P0ur8qubYDiuTfVdqlZ+4ZSHjk5t6NbjLLTbuz0Qb/G7MuyL/eL5bhe/UAUf
fKoRgdHmALAKLN++QbUrdzrcHfbFcIaWhbZMoa3hhQpVgk/PnLy2D0fgepKubdVdT9OljVyncTpEzVAGY6e0K0cVO1bFeRWodp/0iWIlo3TDrYcBxSTDHDTQ
nl+0gAkUIMP1N+/mbAXdoRDIdsNFH4uLnvfySvU74tBUWfuiivG49B37lU+OZb41ENIXp56xj6xSxpMc0XEDeivg5bIVsFz2ABTvdFgs+oPSWdfWZlq7QRhn
C2GcmGncraRB9WBBkei3Bpx15ZzmIPRA7LVA7DVSLtuNDfGIN8SjxoY4mc31DfH0XPtM2RA/A+bDBmsJYsGEjWtERGQ414b4eLX3jX2ZuHnqFE2N9jpTJtsZ
MtmWyGSb7OmgCN7MDuqaJ8f5m/trln9wim1r6xQBYQPW1VEjzpWd/N0C1+P0DhMQ5lZIwHUOmqedfi3L97NzU10IM80JZM193SmZadw6M03jYo7V3Fa0b+gg
aN2zNB45ElSdnJPPnnHy1nYh43nayZ3tnFXr5Pb2tmE2IWHoMCI+TbbtPWEC4XiiZNYl/Jtzit/c4b8hvfzCxYkscjpd+QOO2UpLdLqyV0vk/pQjqDvHdK7d
k47k235U59b9CdLy6PiEzrH7iMaePKpz7T7g9Fzk/EYz3/roow+8edeGtc519OUWeuCxO3/tyLfJuL6avqNCk2udy1VkONrfSFV7xjJgFIgx/KNZ+eYCIcD1
+4hOZT1qS/0+aEv9HrOlfkzzKQgCXL/36MTmRwTsDU+KhGOaa1s/Qd++cvLD/4D8+Uc11ItABn1efiV1GvmEkI+2IbyvAf2TTmWD3zVPH6QqpjNq34MipLSC
mkDYRCb9ar+tW+eAvdbZa1dNc1PVNDfSR52fdG+ZpnWnrfmgTtVgVb/+hNrtuVq7dZLmCRAQ9kuTtqyqXvMbTQgBwo/JQFGEPdOyJWliacEuiQGSWeQgNSFG
Ig239EkJRlftw3tnrNfTr16tSR82TUrmmXOg1qT32lWb3mOXjfqJt5SN+hAa9R57dqPa/5yNigeaRm0nzRPCGhMPVrVUpGqNigWVH7NMngJXkG0adZdEudiN
lvohXpfU7O+jkb79BDXT0fVrnW/gG6646933Pfo1mrDP4sRtukGfNg26bq1zrNagT5YNmjv1cfoc6ugU7/mV8sxxPPVJ+1945D5Za+Q0aZ4QvEDTymQnlrUd
Nnixx8TzH5FhjBtZnPwo0H6//YSg/TrNXtkiNFyb5DU2MsvQapoopOadZpKcQ5opo492Uc46mIVNcfPc+Yhkg7RhfUgDKXGQcLHLUZ1ZE6Z7eO/WKaTPO6rN
gfI03bD4GDmlILTgvUvKgUOCHUSkzzNvKAh4nSrMS5Qtxn5wNfaDXcN+8DQvDQNRgGmmgf3gCvaDy1qVA63KUT7H3gv2Q9OgZpgEV2AStHVbMhKJeMVep4+9
TqsYpTpHVZQS0seRi8Vp9Tan1TN88X5XzMw7Xdmz2ucKOI9G1nKEdAwwgW6fbW8Nz3MvLaF/bnYl66vTEb0qvkdnpB/Qq+n9Dqez8F4iNh4G1S4JKWRUAxpe
Jx1x4XT7UgH6oHE+NNsUzpVunbjE4EgM/AYPewfD7mz7kINBtMo66GAUMTh0VusiEqvJvLrIG9ZFnPHFThetlZcaue5/oxKXnYe5vw+ktUYNxkaiu8spDBZ2
pBVhxqcG17DRhCPVOdf+ZcyQ7gbrbY44Ae5xxF/AEEYZ53OjeecATLjTqQAR2qwPN88N6Rk04S9r3edtWve5R/fyfq373Al+P/Rgwr5tSwMiiJN3Uly+48J4
BQewL0gDVgNpQCMWJoI04DaRBg64xpPx1gm/BZqUne7N5QbXcfua3Daq8QwyL2+D2kWC2mYx/tjdf/E7Jy2W1jak/RP44YvPaml/FN8g3I8efvt7v0KXHcEJ
LeCRM2wE/MP4PECmCrG/9FYR3ktvM1TwmrnyzYa5EuxSdvEwjMXLHeabsuZBySWW6yP28B3LR2y+7BEmPrLFV6Pj8/hR2gyxgbTpLn2PruLvDVTx903wH29b
+toZxAGeEjXkDaumJ6fNtrMODXKgPphtZJNOa37TYUP+pbPzaoWfS/JqbYZftHVaqc1Z5E7CW/uwlTFRIwR0FSsFCeA4M0SulGAD+2wmdiPD/f/MW4d7HMF6
JRi80AZptW25yro6b3dcx7IFf2aziPDTGfm6kYvJfvbYbs0QpqdL+mMX5JSBjLN/ToRuOdV0yyrhxGoLW4zqNjLmE2RTd+rJ1L2RklKYk9C5bW7ojeLd/0tv
DIcdyF1Fdt84Dtf2FpTtkwFO68tffYoztUfQXykI9LDv2d4uEVYFfi4TsbFN2QDRHFeBIZNkh9wH+TX43WD35nQgg7cHhwtClGxsai+hA1Ni+WQ6i/h6hd7K
RFOUW5lV2Qvo8xhqFWxXoxz3NevCPbMqgYbIpSF60hBKGmKJNMRkbwEHUrAqLFx6TBcoozrNZRRjeziF9yoGrsnwMetIxBCNbI4C9dUookB9NYYoUB8b+HjX
cUhGH4FbWJRCiaFd2ed9UYx5uKLmR+DnGMeFcTxwHMjlmv13Pry9g3LEbcqQ92oZcmRAhjz6v6sMERpbI0Q0he2/oBR5309Kirzv1FLkff//IUWO/gSlyGlk
R/2B/1tIjCesF5XIMOFBl3N4Xz7WLuM2TVwyd2M16S+v5rwzLNx47FJx5jXnPCB+x/Scl1p8vxJYDDe2uM+ol47OPYjpE6cagFEYAcap3owAzSdZFo5kK+QL
6JMkJ4zyrjzCiVMessgr0WgtGLD7zfN0fmEmgiKloTFqvNI01PwyQmJcB/jcwo/l73qVqj7Z8BhfLlHIPJbGG8mgPJY4CXScx9KwNw8wTCIObfJ2YChFmBs+
fOkYUbGMqFBG1Gg1oui9U9g4Y7BvxtocCypjQ2D3ZIsRoWFGIf99xw52KvdsG3y6LiLnAx4h1MJgjhemUHEZk0mZx4aOMwQ+QjgMkiY0yKG4xh52ja2vaaKG
igc6KBSH8lT2i94JlwSV8jxWkO62HodAt2TbBfE7O1S8HWw/1OEgyXzs9hJfBg663Tq6xZTtMi/1uXaLP2FDOsYnRA+x+96kdXcTTUSNMm8DO2Py15HvsyHj
NNhf3Yr9VUbYJ2+vgkGoBVPxkNtob88kp3FiawDRFOfh4VqT240m90uuWB+N7w9rfL9sfL9kiPU3C77l7G7wh3cD2bSZrC3Vtkr5KeBQL2loT0QvveavarHg
lD1V3iEFGnbx8vTQS4VflaWLKzg2dfZh0hl2yOxANayLpiClpZliWutzU+2Yq/Rnt5ulFK0cSCv70vRhs4kt08QBGjYY1rABmoppQAM0ZzCsOeWaRHSjknCX
elRvroBrN5VmCMqgiAS0r/7De2fO3/cgPwC7epvrl2Az4qi1ZybABVVMSFXpclycpvpMuxGU4+I0L9JOZJe+MT0Hq69VEf0Kg8y11VsK2jyrD5bGg+JOEhZb
V+YBC5xweBMEYLAN4ZNAwI63VJKI7exTt7P8rwfLUMOQUod7GLjKP7xXMnQCo6jVP9Uu0Y1jLnFmX4LdwARhn66KmN4TkUstGrLDqkRT8Gw7IzmK7XOkJZWN
Qab/uXYkGg/ivZkY3OaV6qz/sp3EEdyOqpYg+I+pH5Cwkb9K2OigzNNyTL8wZukXzCcd3aDnITYVrW15NECn3DoF+bPIcBN1HZIS14hdzDiTEAGO1+atIpYI
R+YbzhBfqIUrYgpTdhtzPKFqXQJto2WuerRCoR+sWnSaqkXVbR6UEYRqJrzyrbIW5amwGLfZnQitpEOfRD9B7h1rINh11jmUXWxKIz2KI1pHqoyQVdZkPmr6
bQTFjwzpLXTTCDpnyI/4CWwxjOZUSZ5X24tJkwmh14wx+FyVn9kuJfKIGjVYTIb5enRz/Twgg5j1WiQAtJeZnbfC3BjHxB97eO+ecubPLjRUGZSWUHWgtISI
lZ8UfyFcil1SWpgMiKrXgXSItquMpYPuPF5tue66LgmU5IRzr3vsYUeHaP5cnbHIodbjOWMBTOYTpfK2UE2YYnVMAcoaobJeyl2r+2OEFQ10cGewg7un7OBM
OjiVDk4ancugfqiqOywlkkFneWDN+vHCNjvWqe563cTmxo/a10mtrzu1vk6qvu6grztS+c68+roKWEhqvb5Aej2WXnel150aZO2C3qSKAcQBG53q7PZGxTiE
mtXo/RDZ85PcJQC74MY1b4r2rVEJkzVIUzlfZGbTKds02SybDkNmE7fwYrV4YPnrgAn5FI256LSNSeNJN+jk4TlbtN6OqbRjd9jsyfTsyajDu3r2pKecPSNm
xJezJ1zuYhObReekpKO0sX0TVpztV9ik5m5s5o3ofH8I7i2csIHEDVt2zFhZkzMAXXURooXv9rYL28xAL+ZnYXf1/kphJa+xSY02xpxr1G16hE7V9k2qNlTw
D4tH30r+BNZLrWpsWHKWWVk7bP8g+Mnfcr2JgRHYkVBUcU9M1JysrUugQLOCG1w8xTqF+Uqqpp/o6jFKwQXQxmnNf4tWFnTlfDICPyzk61Is1kuL82OZo4Lr
c41yJX0FOGxInYC7gN1aNAd8Dt5klT2gbvvKHezD0PnlEQ6RuMJ466oMZXYRBcMvPvjOrmTFRnozq36HzSdsjppPHhhxFpIxo7WL/fYsCAJt+etsIpCIxXqz
LNHhbO25ETXonZDVuQ1h5gNhqifLMFUEz//pnAGVdaQpuPRGIG1/FoneCJwfE/ipcQm9XCChlwsl9HKiRLcaZ1XjxrxrskdsDYg1ogGx+P5dtuBX3YRSAXi1
QID0FiITXcL89EBiG39CBlIHAU40ZCYKh7oXe/QBIBrbW9rszwlq+FcTGkyK4yOfNYhPXWhSWVlmn5Or2W+wCH6DCfgNFsFvMDn73kBNisNgovB39PMJWnRJ
XkyoEQBeTajxNdYyOoyusRQdxoB7NSFABhNqwRprnA4L19AknSim+lh/kSzDUZQdNJJXSzMWtENJiwHKyEgNYGQCyteIAIyM8P5sBkCjCYxtIJtMUH93zf5s
hsFK9QTAwgTvzyIlmPo4o/6CmMpHNKARZCdn+kC23cCZ2GioAr0U0xnqEUTj00l8onnGCntICvtieugY/S2gv4X0Rw1nImGoiTczvu6oCpY7WT7F8QOTaupB
vnKMu3fChO8sYONgubVaX7cA16HkUQ5KSZZKGt7qIqxBKk0grhut3wUIwQQiIF9Ch3QD90UCEIIJSHL0xcgGmuUTcD1QrwnQ6oRajESuCd7LZMxoD9TDqxmj
AFjCcMm2s7+rmDtme/sCPewM0ILHyVrZcyatHrihi7gxMLYaLj5OADeIAqSmbeUW6UJyZnUXX1e7+CbYxZc1XHxdvDwNXEEUONZEnN3a62Js8Hq0CENkgsXB
as5WmUB6iKUBo1dzYguGEbKzXH0qwqmoPKUm+NNq/Y5I+f2yjpGGlrkVVdcQIY68SJqPG4gQuOIuhsk0RzW95QYA/jwSEV3JD+6WACHj0GcyNbXWGTf64wQt
n3ogsx8+Mc2LiAVMpnbl5mEPkMejcornhUnI5AmFXEcaZONw4cMxL6UPm1IjMqVGaOo0p9QI1STDlMoYm8RARY0gqoGu39KGAUTlnSA9rPjmR972SyFNmS8e
PfKbYW9h2h6kGGmOvx9wUQvJzl1AS1OXDN0xUolHSUMbJ014hJ0OnBSs/fjdOgYYQhGnxPorhbTqGq6RIc/hV7/hXPsV/Akeu1X4tMFayRAJzjI6jApuwgKh
1xgTeg1bmDQmhUljoSg6ixF/kiYNoVbDwsqkfbIqZOeJd5qQnQUcnzOXYLS1YHSagtGtCcZgvoLRHyYYOWK7Dj3HxSCKZUzLOsi8cUinURpxJfbq7PesvaUz
+y0TU/Y4hyeNIjxprGj1FiYaUiIzoSKz+4phGeArySRyekQip0clcnpMIqfHJXJ6gUROLxSf60Qzcnp/6a3e65CaaJLdzUoMNTGFOndD7ggGs8NonnRF3XsY
FjdvwwXY9CB9TrsYe46Wd8hc4d+Uc9GU5JsDmXD6WgSFhth5Kbk67cLeIUmQkAM6RsxmnbvnCSCVxqJ3OLHAyd52hziFLShiTuJyEAmJoaJnntPTu5fFdJ8T
QKYBi4B9j54jYWTldm6YPGHrVgAB2GvZAoNTiWTRpfIFeo3N2ypwkvr615yUjh3I+qKX5E+OaJoObgGXPTc6iVVEaZW5eXIHX15XPGvFG331VKWkUkraLCW5
xSnfpNmb0el6Mzp1b0bDezPl3nRrvRmVvRk1ezPSvan7s23pTuPcFK2W23ghW1tTtd6qel75IzynzK6AJY8wAEAwgI65drKzlmqttxAw8RCL1cjs0jn7IlVC
yYXBNSoQDDZO/yU1kPF14uJlGAhxkcOk5TQTNBMDL3BaBxBKYE69U1duXR/peMBc4NbchH+24J/X8WW7d2tf7ToS7O4q6zwyG02YJfbm2uKCS1XwOtkbilRK
Mo9OtK5BAJpqSTpROExTCeW01lRcpHXC8sJzv1s6MujZ07kO2uQdloBTd3DRx40jOQOciHhceUT48tKTurxpZyX+Wc03fc/cpOSmJXLTJJy3oYmewL6v1Io5
lyJhbvIMloNbZRkbc/YvPLt00550quR5TpXX/g0q/5bd5UmdPb9n9+zsefyAtGnhFeHseVuy5y3Jno8kez6W7PmWZM8nkj0v/rxiWgp6wunz44ppFjbSFU84
+Xx3i0NOd9blcJ29fvZnGvjcL4HPaUL1LN3PbIxzQSHoyx2dvgU6P8G74pQCS7tzXEkLl8GDOVx8VrfBCVtX/bM6zCOU+GduTFuVl2R7d5scGu1AwXUo+Gz7
c7a01WdtaaynbWmtT9nSXMdscd09a0sNjtvS0s9oRhMGBLiVgwqAyyhPRVK1ADOKCAJjXe1CJKpLLrstueyW5LJHksseSy67RhlPxIRLJZfdbeaynyz5YZ7w
Mbw+ILsAhcv7KCLMnBm4KHbZZCwsfUzT8Zy0irB2iT3DGSy2CaG/3ARF0rz6g3163c995LPYRRdwrrZxT/0i4Nq3KltwXrfQD88+/nt7fuWpz796LSSTvuwo
o7qvq56wGhKz+OW7TNkBED/sIoZtZFeB4GvJHLIBUofmsme++fhT7whh/9jVO0Gesw5RPD3kpbZWj9wieyub5BVQN1MlQLFThWa+9IVPf+/3H160tl6Hk6YO
x3Qdnv36n7zlj979ufd+y5KKoJ2OW2VFxn+Uinz1yft+l/7+5vwhbfR+g7Sae9JG6ZpT1u+7H31qz9899flHvzK8fpM/Sv1q/TFYvyF1euZj6GxVXTgp0Q/j
0sFDKrVEACsxK6zkoG+PD908J3NPgL2/ZVAZqsg0zywFGf4Zx0o0CYyRwtb3fFtCT1ioaSPVM4h4Nc+f+UnbrwFvGoUN+1WYCYKLYL+6gIszdiGvFVinGtUM
RDVphE8wsgjJG+GQ5CAKoUa4QOLNgYdaTF5LkqfFGIB5u9/0kbGXjGTDBe1YUEWQj+LDVclqiStI0wi67kAp6DKioA/sTaTsCw4fvK8Gh8/SKH2jXDPcMsao
DNAYxrUf30VnLxFXIiMFLJCmS/OFaCqG6FkIi3lBYQ9vGE80eg+q37XAd+VNIAt+jkWCdzcpthlgmUcxUgA4gDwOgO2lTJ8h3DJstzO9DKNDpoBE6wOIsBCd
3VfpBQKx5fciJBOkaJ2AV226uiu90MXeJecPREMQZQHt12NfU23jVXlYz3933D9jp3+zjTiPEhBnMP2ex8Cbd+tIpHrusgArbm4PpG1qCHXR4yK9KIamd0PO
aV5+QTsE/tHivjhaZw2KQaormEonBqmu2HOZpzWaK5B0tDVgcFd7bnkXoe5j7VCbgMGJVDz6sOumbb0M2wxcTj6yXbW3w3HWG1OxxFK4zDHDRhaPs3EOZsOn
BVh6ySTV3vNIk0aEOlQLO3ISqjWpxlWLsz+307iKduSLttMgy3bkLYRtRTpsK4+aNFtv7C0WXy+7ERhkkfEdgD47WjBNZXn5ErgPz6BDdAP4+eDbiSQB/yxJ
wFdl/yyRrXQTHboY42vxMA1psZzWGhK9g55Ci5tRoT9KAbVo0PJ0os4Udq7ezLrberk643BvqVp8uLeMa93TMaG5Wrq39xK1DJGhPdy/FEGgPXXmYbqr3G3q
7lHL9qqcrkzU1GEqLJL2ibh96pnFTdrol6qzYAedNXxXrXDkAnv2BbyzdhZ21l6qXlrRkEW9l9Jp9VKzR9VDnXrmRXO86FK86DJ11uHey5Q63JvmauX6bZfS
a9AVL8Pb5njbZXjbfPbbvmwv2mUp+oOeoab3Yq/tJWopDmeVdCKL1ZJqp3UKX5XCz3XKMhptQ25QU5DIDveW3hiEYBmjIZ4isFN82cZh1DXIIyW9FcOuVN4/
tqASyUhLWLNeLMQs2CqC9AMMr/EaLYbXKFSLsWsZ8rYPi8tILaalCPvceTKYkbZY5OtiDcVGX6JGbv+NzFr1XJPh5SYkEA1A/oOwskZbBfZIBHJUuP9WE/d/
UkNQC7ggEC322fWs/sUlb9V8oROF9eQszXoypllPpjTridKbPGcKVEGHkWNIiGXbdc2Ewmq8SWGl4whSETARSZZx46Ase66D1aP8KiSBE9T/i9T4dtXanods
n3qSESkQYhtlT2FDjYnxkaF7XkilZbIaLjGsXf/bp77eYIMg5A9tAg2P+2S1KcoH25LUeJV1Do2dndfTyBWOCYb+WCJEE0vgRDbWaKpZEZDPGdE0tnn3THfd
vt2G5pZ/Kc/fvlvaZdo8mnuifDwNwW2MZ3dhOxBAuyjRneVretfl/PzF2qXmA5CJ0X/VcqC7lVNNni3PWK5b/Y7dOip6Ll4UO+1qpBDIq7KspA7YISx02rF6
Jv0p+iOFsHcW9raSmpfXzFe3Nl/D+c5Xf9h8naWpzJq1+2fN2n2kopfN/6jJ4bVkMNNkWFxfY0oZ5qmF59IUgt62gaYQ6F83WExEO8mp+rz1REWb7PjPDCQY
N6dwJQBrcBzzmaDc4AaTYwm3oIB4PmzLCzxky3R8l42VnllJz9KspGOalXRKcyMpzY10puZGCod0cCKAHnBSLxYn9RJxUp/VcFJPiZNaiZP6THFSh00n9bES
3sNPftNxnIrtKbsmD0ykniACctT/PNxgQekt0lDYgBgDum2gHQ21cH2HdzNDncHpaoXOEjTcQD93jZOKr5U3B2lVooJ56vI+M8dXAgDPZaUdQYBIYDVjJMTc
czH3sG0TSb2ogA/doZEheTF/ENntvEnqCu8Hs5hHAnZqeMsZrEa7M77mxx5p1xJJzZS3N1fhJpBt7APmIP1L4XRBZrPP0h9YoBwyqqyz7VYeHYadhVhg67Cg
LyCsUVDV5wFDnzDwuooRlRNwnM9tqgUVI3emeDe5wyikyt8ORWnHdlA5Abdsiq5ad9tezrHBNIdXPVXOhWRr0eECJB5z2Zci9Aty1Ra7qydUyGKL2dpSG6NP
YqmN160FbZ/ZrJF6yQtYGa0yDNRqaqTzL8ApC6hppODM0Brp2OG8hUazdKONH84XcLstnFKj1G5xnXSqUiMn5ghXLtXIibkjlJPGzjZZfhM4M1EFnMeq8/q2
JElTLRagg1T2+nYtRZqpdYPEZIVHsDsjNQrjFL1sbyfljSOpAHVecKto3W+0lmc9KtlOqY9YHFCH7Nbu8BEm2GlAn4+cIsjpgzrI6Z4qyOmJW3SQ063Y7qlt
EGhhwnClok5hFv56dc4AUgbZA4YJVM6wyzz7DS3xg+zQW/TUJ6GhRLgwm3dtmlYQmu9zPLKCbwI2OudJDWLOzQFLBO5IDshGBsPmdgcuzQvaXTq4r21nyllB
ilaAwyQJLyEmwnUtuS6R69KB6xxBGwDOvFwXFi5zxtC1UfNajuLiDAhc58g1ACt2eWrWL1XOcmggArhApxQSjkqMflu2lSOB44/XMxx/uJ7h+APSRboD++T1
/75pV3jOqo7kHSGOIfdPjanlQx4EooxCeUOuE7wGOjxiSZ9XeODbesrGFpwLqxc+AUbZEr6q94s/OiyRhmeBbUU17i2MKpu5rZhxof4bK8Psa1vupGsdw2HO
8Gl6qPyyoyMGqaruRbyrB6Ayuwt3l70ZmS+8kwbryGaYSoZ4ZkhKv9hJd1DvJrqA7sWc5XmT4MnbzAdCCglHHSoPUSLFrt237L1x22ZJ0+lzNpiHkv3aj1Im
/XKdFOS7EnpRFpRb0xj4dMt2/Bvxv+n2RuE+l8p42PwMuphaCHegT/SHlD9Uz2WECRgpyT7SC262a4tbuwJeurwXzJTZD47Eutu8heg2Mwty+2w74yy13EW+
AA1Yu+dAZEIl4PXSmeEMOeTJKvuVFu/tbTt8mwr39kLDG4f9MwaWAaQwVbKqSPnpwE4VzuA19u0/cHTXzj1bp5RzmNc6RJzNrN73oPiIHLoMCz7J6gexxUJL
fyKjQmOco4GxZiowrfGm59+2vQicmDc7dRSICufcG+TvKo7Y4tm6/VQgaLNpvI7Y4gn2sA9UxH0piT4I0LMERz5pM8288wFbUCbY0rqfLKl/LFlYatD677EF
ffsRWyDlH7YFU/5/2QIq/z9twep+yBa0wHdp8t8DmodTeDtRjewOCRdB/HJxc8GJKdvycEpqSy/7T+yiTh+jhdU45sFhXH3+aY37Hso7InYpZdvn8btkHQrF
O+ZKJKQtXi9HQ/w/wzXmCEy5S2BwBToUHJ8c/iiG+o18wWPGOr5airxSirwcK2iJuEPTi0mNpyRhBy+1nZqozYMkary6aj9IY36kGUhT/czQqizpMazDJsdY
VFJOBLB9bQN9a9ehbwfxD1tGzgQ1jrG28BprSgLtPaVFJjANuCWPSjK4lo4wwz55S3MowXiThd1klzaclOuE2ekc8a6CvQmRMpHmGYtVV3W0XfXQU7vN3RVT
llNMN+xWyE4mgeA7OSPVDNjnZ7PR/USGa9eQ7FBfCfRlAPtcwcNufkJyyKm4ttlGzN3GWrfLZlrJXXbDybTXxkZJzcv0UbrjXniZvvz4b7/jNn8tu5ywS9QY
tkzlILkfjvYz1YdsJEPWkyHLErKMNLOx58Hb27P5ll9iJqY7JTFseAPlTjVvqLHIVXyV9QJTDaT9HzY+QNV2p2hSPwhedD0rqFRnu6zy99pS03s0we9+yPeM
Q7Es461IDMVDNIBaFCKg7dS0f2FJMxro6RLMxergVTTg1XSRnZKy33Ui2wDRd5PrQQ/v37uzhLxi/diYTDXsa1+w8WsiooIgNQFqX7u7Qs5CoyQlflaIALWo
6PZ40Q24PKZ34GiNSVmOxmVxgv7mSDxgIHEdkaxYMGR5O1+QnH8E0o9Btr8ygI0DI2DCSkDzACY9VTP5Ta/OvXD0NNwLynAveMO5F0IJauFgEEtSZ6IGIH8i
gPzNyAvJ2h4kXZieTbqwWVgX1AthXVh5GtYFdUrWhTrjgvtiYV3g5LOWpEImVT7UC6I1SCQUxJVQEEdCQeyhtAZHrSozxx1KOeRp2X9a3JYm5ZCylrsRrAf+
lCHF1U5ODI82nDxltOEkRxteXUYbXj0QbSgo/w5v9Feo/2XcYMkCICXw7fOIPpxvqZNS6uRANOLtc0UjxqeLRoxPHY0YD49GnJwVWxqX0YhxMxoxPkU0ovJH
9pYxhovZWdSTLZi5ghKDUwUlxtDP745ICoX1bKCo1M2dEp4Yu81ipQD28b7dFRRl1pefxcHFjkE+H5nz1BsO9wbdudy5eq27FS9SlvxDdoJAtNVLXqcL/mGz
4HW63B/OKvemte46Q1iJPQhcS+W9fbcmO0b+g8972rHsjksp2UFDFsblHrPKmwTzlTERU8Q0opc9eSV9E4wx6gOjLcpLaEpZaLKRBPJFQoMDt1PzCVItlXtc
rZauFqaRr/XFgSo2Hw0ZGgl/TgShD09HBqnkQzilNeMoNkmpw/PDdY7knOngjM3cz5mqrsxCrVUzkWAB+ATX3Ub6b3KYtF/nMMAbdUrqVqGA3dsbURn2bhme
oIu927ZKB/dus72qsxcYRtZhTrOmd8Lu5MA7tcw7iX9hjneyN7ftYWRiDLvkYQ1o1RPcWffW79RGLdrm1Tp4tS6AmUhQHu6NKvewzhzq6PfrUsXpilG8X4dT
NfF+ndnvN7oXLdHFygIizLG9kkXdfT0HT5Y1qLcwu2HxVS4oeMxrH2U6102Ii9km0TRzjCKsWBinVdi9cpLc4J/ADfqFN+MRbtPET/7MddwqgVCVEqNy4vNI
jGs0gjW4Aq/0U3ts3gyDK/BKcBOvdEp7myWHbzZcgTcM3AR9leinA6yAJbE/iGXhDsGyKC8TqSDzGvmenzFwn5GGoZAX21y/J2HgeoQVW2KuZYcQ67dZ0uwG
W0TQKzxOY3MP7+2lvAlWYlbUPtUu0a1iLnFmX8IgsvBeRioVMlHEuDdrkzBecxXO/IDr8IYMLzwzjrQFNGsFz5XL30lZmMn2PdgIc/oRsSjCF4RFwd6FcBCL
IqpjUcQDgA/h3IAPEXK1Q7ZbVCAqrlVzpX+6ghIqbyqsrgymH+Ux5YOo+ey9tSd9hvFDeJxbM+5eGcPWrdTe9hu6Sa0skvdwxCXfS7wEnKXVluNJu9wmYBcG
o1EfALCLYV10Bx0WePJ+ufmjj34vKL7y7KPiGA6mJbtwExIL4AqJ+dp7NAtIZMB7jAjWZkFQBrvP+SQUt67HOzznoJISWVC1Y4BohpnuzJt3LZlVKSrjq4YE
Av4d+v4O2ciETcR34iRzpdxvdjinhTIA5kqACPpYLsy+oA1NQAnfkLvn2u+2+UtEWt8G67At6vnDtqjwD9kSpP0uG0ys5Y6PXXzl8ad+M9BM29DgklpDhXyt
8ZOE0kgFzOt3oabZr0odz6ZHk2QNVtFTsW+7ip4qlWb3TMDumZSxbDZY96NDd/2R+EaCmW9//RMue0YCJJDeyT9+xOXYj2Dma8/Ya51dOEcWxk34CT6VG+W2
j321DZqDoKC3vZZOfZ+9v+vXOlfSF5ic+5/6/Hv/xlrrvJG+432foM9vUMHSD0ki/laaj1B4oh0qYVRuqK07tvfahtqXCXO5Nd7CUZIdiWplvYd9Qks0vIar
d0TBOyc7ojCrFmnIDVdHrDqc0IEdUbcGcxEKUQajvbWY/yLjbmhX3TAwfzlo5HANisWdr8Qy2tHpRZXWk5ipu1qFzLgRwBFRFgxu36CwEICeKqOBMXiKs/4L
lRldjz3Lh6F0zL73sBq7dSa7TWskIwKONZOQutU6PPP88yS8aakLa0tdRBfYyUxIatZMV42pkb3cplk123phY3oeQ8pFrY3NDMz6+kec/DUz+6CMBvBA8KZv
xmLpWDn7oDRpInHep5Te7NQjH9K2Wxd/7MLKbRJpHB7c0faLjKoge+duca7qWQcWFAlJYLZ2bGsh4ZapiNJpC2SEdAAOIB08IMlPM85geraVkbxovHatfPPU
8jnUHF0e/IzpUi0V/HjjqNN7jFYxKrjs4iUhwZOJUpWKMyoStmHjk6JHnyw9SYvoDi1X3yZy1cpuw8qRvM0mRawefaIdSIU4C2OzNRJpumYOe48q4mpLWpy3
k0JNvI5IPfYN6fCPvPUgvNhlnEfE0O+NOI9Y2MzKOI/3Rh70w6aOWIOwgkEvQU1mEdcY/TVFwi2npYtp6Q5TJFyoBjrVzamutoddbeurE9WwY8SZhLAGtSdP
RP+jltEd7HDppmqb67/pGYvyaILCNBl6Ec2Y6xlVyOjD1JI0O/MOz08YFJiazrCpSQpA+jCNzra2pJqtZGIr0vm3FDTHwuE75tlaKV4greJ3PZxxTRAko9Hc
Wg9XZ+SbqvkwJEi82Hjn28jo0aMOrvo/40giQPpIdCH7K1PJDePAALrpwX/Xtmtt+WOOE/sFjROGJ7IHxsmQ8WGfZnywoUkCPFX29ZA7D3O40rDL7cPUmBDi
Ld2Ow4aGVKA1k+xltzp9CvHJmbN+6Wnqxz1sI6HUxhAFIVC2o/C2o+IpGxT2YdZLwxkAd1Ud+PU3cwciPqyFQ4TUE6D9LhbxsEh402t+eEf88NlajqNoNZGH
JKTi723X5gCxmk+8ShVa3WeHnnYGudpxOc2uTES1oC4leI2GW2CbNXued9Oxc1r9DM0M2xW3lEO1cDkaR/xzjP3D/rmAqZQxds7rcy10BAZnTK5c46yTfFrX
xF24siyG/OS3YJz38ElrnvQoxo5xK9+uCvD2wls7Dh/vZElJez7igcpkKDgEJVjAIuEsHkVY6VJjZOBIjT3t5/OSMbqfTtMApOa6/jCZu7cmu23bNZn1ZWhY
7swmL9DoTvI7DZBrkFzlsTcWqbhbrmdDXW4Tx5V82S6rAt+Ie0d2lS7IRPp5SlwFxnMmrkYZlsmNtrNTvNLs3JMwQCw3/CkGcCt/am2wWvg07aS8iiL2z+Ed
FqMqwtkNpkFbhh7ftWCDtQCfzrYXnmsvlPsnOZkt2e2U4FeDXuHgdF7h4IUiDgiMDLWlT/24/QWgDgQDqAMB33nXUNQBWEsGGgXGEqBRcbDnghv4ndDFoh3X
Aph84xjCWh3UgjVrMtguZfBwZ9wFHAFkjH67lMFzeuf01QNGv+AwAfzVKNGOEWvV+BGw4EDjy5mJxNYzpgFpotdjj/Nhgf0edv9hFbMcjjWUq1GmI4YQZqFs
DVuvo6Que0hcxiraqx0L8B59VRibOLbdgGabZEUNGVUTUSWgtkBchlWqYkBymP44VdFHSJif/ZUEj8EZzGDaGJMzXQ4KaklAHJzptbqc4O79IjbZVhm3Ku7P
8jYO46B9BqJiyFd/TWz6fwJbH29mdkrEbB/qJNyYcuXXSxXPr4A6BcopZCgneUyUvfutzA1l04r204jepJWnQ3pSCA+x8Bv7g8UK4dEoSvbosk5JCTkiKsQo
X/rXOpp/G6L+nCEFCwod58UB1YS0rLIkTVy6RFCjsKfNXNkMzJWhL0IEqGVIh+wwvviQxg9URzb0Qo6sDgEJhVi8RFD9RgTVry2ofinkEliZ2btSdc83TCCi
/v5NSajjvR2/SlvkdeOByBdlu0YyWanb7BDGmg2H8RchJXJ24XFwTiSedRrUosQpa6azL09K86B+D/1gv4HNCNIRVPIfS19gW0WXsNY0Tq1FSgtdq/b0+Nc9
2FYdVGLoLIkcVi2cw3t5YNBCdnMfYG+MGzdS7Oyl2MYxDmRky26pORxHSt1vqManDfY5FbykiXVgVkLRneytvI08MqArhdBX0HFduFMzFfXPZtiNu8YxyOJi
125nW5u5/cqbtLdXJbz5QQ3NiK6VbtbRlktNWwaufdnwnzGR+JEYLREaqXqqpZ9KTZBocAS573PsU4xxMr4mj1T7oram0sPetmq/DqY1p8GmmhILgCjSl51L
eIubenJUUHHHfpQOlW5swzhxK9Og/c/Qa0N6rn3KnkPmTR6rsQs0goruyBHdkSOmI925OnKUhqlDsqTd7Ex9eqBDh/UmRFfIELKJqc0IpFfWqIqlq8L0GvXe
ffp29oTiNuostuj5k5OYNOhYy4lKt1bpKcLRj2ox/stDMDffFblIbnHrIelhFdBsHPB2zSw4+WYBH4j2zZy/J4+5a35Mw631ggy3oVQDntkBqptGrdOYRigJ
KgMdrqd2TURlGHI5PD1kLInaoGxx30OJwZyqtc3nK29//CDzGZymXebbQslAC823rYCojISV0lnZkjrnSb9UCqLD1JsCtl813rBPjG4Da7J64c/ergf9OjLP
Qrj+OfhotbQBNekW3rzLeCAN74jDElFRIvGWv5mt7dnSaNAIBtR4rVLlTJzMPYbb8yRLZtjjWRQyxkHCRxbRHjWT/HnZUyUmwMdNsZm8ayrvGjXDlrz6tl8l
M0X0lZt9tU+1S3Qf7yn7eNYlkHbxWhfZhvZahpvAHhCqbuLHTlnzaan5Mqm5wgRgp6TVyOhCLFoDB+n33QEn5HCToTIajOsqnI+5UDhy3QswFGhuh1BiwgHH
kUFylR19bUUom9vPOrx35q5xDJwIiM2s6VeD6mf1VmjKwZiByE8S1JL0XDBbT4MSqWhJ5cX0M+H9TvYrbzFbE4VQkosCXV3wde2+DUoFmgk9IoZYxo7ywKWs
Det0F877o5e7uA0/bZCw2l9lEO1QIe/YmOyV90XUb27NQxtUjCY31Hgz5trfPfWnF8ZEcOpPL4ynQHaIDtPio/bkrQq4fB47tqHs2NKR5D4N9Otp7EUP9+a4
vIL1P6wSsmLY1cnMMXQJL4SkGMUQniyGIefCuR6MhMaEFfOQfcTNWleizh4i6uobFqVzH3X4jNl6jdj3P8ezHYYdg+KCWGDeajuaO8jNcct5O7mj2Hn9f0J+
lxc4thUwfA6Tz5+/rUh30BXdbcUoo5E75nTAX139FbskfuO2QN+WNm7DdYhUKs7iK6rr8UMNPsGtS1Kn9FQmsldn5GftU+0SPfb2lONs1iUcwgm9MUAcRaY9
egPN4wxrHp9q5M9Vf2+eDeD+aO1b34Ua9glRY7wPdLoLLR0ZZEnQqGVYXsu0r5xjJrLfeisbh8C4ZoubRFThKOsaiJhPug4SfUWaBHNIk/nEiLywyJAZm5WJ
APNfqy3Ga4O5c+6+GXuPIftAmMtWjspI98yQfn3b69vCSFObQ7v38Ss+KPvJuLLx819jms9s37N3xt7b42jhMnZGPwL6VKjjZVQ8o/bMlkjB3JNTvFkYjvzK
9Udz8EgjSoSDSOpnVBm1Mvu5p3km/6pt/Ne1uSQrebfvSuJ2rVfpElH2w6ay/69BUVOLB5o//Usg9C+y0R5jo72l4ofnEtXYAVWtwypkZd8qlX1uqFrviLLP
rxM+KBXlSwDiUD7nx2ys5AU11mxt/zCZ8/KmczVbfJpmiznp/1aUg7dqYbczUK1TtV7Ms5NuUuz5s2Y3mvgu+MQzt2v3uVRQobiZpDcwqWe5Ytnut/YmVyNo
ntNfPKH+8zVoZeDWELkvZEQxu8JRQNaNaFAWuByB7GatKdNfARLO9F86vxLW9lfcBjvFrPREMrn5KRoQjinK9Uff0GhwyER0KSu/vMNiX0PDhHMUUt52pat8
4/OQDXRZ3PPWpW28VFIVin0BSyMi4IqUCgNVKhXcaysXcbXI8umRsCZtH+AG6ZbrN7fjZi5zITyMusyQU9wblcWTneqt3GInVQLkSEGJ+omrYnmf2LyPV1/G
bWDGdfA2saaDoztV0GetBJkb8ICLs4JRV66VRL9YEv1iTuFga5aqRNXtcD5HzoEiSbnLxH0caGHYkcbrKLQbnJnXooZbsOTDrxKgJaLZmd0qTh63K7jXrAqU
jwSZtsTXhUQyhHXM+ikZaRG8Py3uqEhzhngcHeVs5uBxdljTB7hTbYRBASnQ7VOHyXYNN1bPNWm9HJms2nThBW3uq4Tzn1A+1bVMZk+wVxlVwRn3RInLwBse
hxGCn90eoDYMygQAiPkcWjG0YVGpt+atqV4yE814MgnzVE/DvC2ra965jbXevLs1z6Z6I6Jgjso+eIh98LGaqjWu2nVP4gJszSycAbg8iw8gfvBxAi1Vadwv
2B55wVFeP65xkgxyxJuoSWyJtO0Zi/o16nEmVCVxF9LJsR5f0FDSzNXJMPOjTdYrr0bxrfmkrEeYTG1e99M9+SI18nrNlYjxBdvxFzk2r50w6VqbdRTrojaC
gjNOsDmFbkiPq8r5JS5nMbZYTqtU1lQPdriEg9YUmmbW+caSg2hm6OTjpU5ucbzgYtL62o3YOW6YBeKxXSz0pFWRdKoZaFezm/BWNbtpcaIW1x/C1E809Nu3
DW/SWERMd0DZKm7GlNiXtx+kSYCPt82c/2bVvvXB63PrGi2xWKhPHebt+ofRnzPeXr0AG+ZTjIzN7UbVkx4nY8Sip7mNKt2jq6QWs6iYQOBBUlPj1eTM889b
P8O8g4Ed7pzlwsFKWZj1F+UCzPqpKrzSlnS9SGYBXSAAlhGsbLq35UpmqCFIW0nGU1DsfJ14P6jqoXm7oPgpMSFe/VrmMsFz/vZ2s5OHuty4XavJNT/O5a/l
AUMfLtAfft6c+Xlz5jpz5jpzZgedKeALvxF1UPEFMg2QIPhWrtst8hsWXZhbuVwjV3yI7L6Eza7Zp9M4aZbbqn5s1YoaOO0OOZ1GA0XFKoGdd9KSZjr74nZQ
KzGubo1rJdZPp+FAiVH1Y1Qrqn6a7NXmPaFpqHdyQ+3WDRXVGyqsCghJuDULCKof6/Wvnwa8ReMeX179OL32AVrHndp9fnUfEjKa93nVjx4y/FEZl4lriz26
4vTRg5oXkjLBgFp6T8ARADz2zUUSt8FD8u9u11u9Kbi5IB9C3lFWAOJHuq2KOUAVkfEyc5IyYlJiPEPRIwNJ8ywX5V/2K9SYeiJwiIy3Ok3m6oY7tYsdPdkb
pSVek2YqwU9vkmYuK0kzFe/Xosr6KkOa6W4U5c4VV31UZ61cV3ETC8HZHOsno+tFQ1fDaFa+lSl8fd7SVNC8N1DlGdTYoKOKOLilN2eQaoSQNLRBixPYI4z8
FvrO5/QE3SCTwxpkSdkgkzUW0VqD8Gv3mGm94OvOgQ6UPSd7GjPffv5vfQSfhcV0v3A5I6v8kdW7vKUZnIDhgo2k7Xl8rr0BmZlbePDzkoMAImVP5ZyxeU0u
w+y7JncAjl9g5AzsKzjc2LxP33gwP0qezXAxMb/Eemj5JuFdu/MdDuDfjmTTHdvFp390kNsA/22cc9+QNwkL5Bz+iibEK+6tthCfvkNvIX7JD42mCS3T31ki
JZP82NlNjIapXfLrbmPFjyMSkGeXyOWnRy7LsPUpW9Mam4z9+3lnSiUcZDCYhdfeCx7SKRXv7WVa1UQ4yGhdzRSaScncSdUoB3R0wCI9xpCSqjNtcVShwxHt
lpePN1B+ohkIFD9R4xiJLtDSWuXPG/H8scLZNgVINeDrqO2MH3ttX6ANOiWZD5U+ziYLoJxRphrvjWFpBd5PR/B+WnsRhom1NgS7KkIxSmb44Xg/rQG8n3HB
+xFMRuyC7HuQCpG47xBgf2OM/8ZeaDIFErSxJsncmi8ANB46p7tnbyU5JFbDbPeMn1L1Jgk9Pl9lmgzYcZwZr9GOS/4k/O3Id1BUoXYFBRcawA7IqNaDNMmA
+MY0tNt15hIDMuqUyk51AwJ90NWjUNFoKEC8k5U7WrErjiZvFk+nFt+77DoIpF38v/rF//u1QrDBBtD1KrzmMFSkw8ZELOKLIcGLDwsTNkT+avryw4S9LB+m
eXQOJzit60OiBMhupqJugEwsdPYVsi9+9w5RZcF/goBUZEHlNh9XkvnP17znDq3ZKknGWiKJGho8LSj+0OrPPHL86O49t91572qAJnEaWe2US6fqX9fRFQsG
K5hVFUSE4kAFy9plunbjs2oXSe08qZ3BlmzsRNocZQU4mUpqLa7CSp0LdFKmIBcmj1T0of+81KE1ylAO3Xp2gCO0rAGEWIOgs8ka6tRZQ/0dc7GGftlk9Sr8
rIM8h7OGWqdmDTX0oEb8D2tMHaK727Zr0GbsreLw4JCDgi2D5nlRW2eW4COrUJdwKJI5yauzcl7b5mSZUBZ0GBEINqaCbA2siK1iDS5apiC/3badnUNQV+vp
JbDqCl6yOJyPg2UD5Y7cWiEicCpixBlH1G20DGsCMWVLD1iitTlm1cz6evQV9o7C3s7h4aUW1z3tovk41zekDrrPLJpvH7JovsWttMGsoomy4S4qXsIh3++v
jDBLcNMkYftunc/DJEe0ytZirFEDDgahmXafwTECkOV9pcFsaQSW40JIxYRTGlwnbGYvi/sR08fSoEN2DaPLLMlcCLgeGxhdlrjuLBl8WLOoSoIHyKBDTfSV
QIzjoIIWOvbrBhMoqJCAvGKCJ6MlXlCEdDszzJbiCIyPg3QEuNIs4K44AgTkMJ4REEUYFUXjrrjVvrmXfNhxggqlp0bbpbvYW/oHOiDqHbors180yIoAjmC/
s7f0I2XegYf54kOa+FD5QhE6IvZ8EXuRiL1A+FGYMtIDBA1pgDJU/uCuGlFWJggSMk2RoAC0X9xJR03TxmfH9dnx8iwmPPNjLXfG15IQxxgKQDoi2RZu9hFG
1GIqEzOGdJo51e/w3g9JDKNAaB0y3oYaT5ZAjPxaA+hodQ0vYJaj3BcQlrMu4mCHmNf7lMWbBj9zWdrCmMge2G2sMZLmO9E+7iV6xeANd2B/4g1T8bz6NT9s
CigPoCE5OIyQ0hkJUlIklOMMqJFqeA2Yzs8DoMsXQC6eFTRFYg1M5GmQItb1XF4e5KmAS2rjAdM0NIOkjAESiARMHtiQypPJ4/HkcVIduCEQWTDKzORh+ehD
PjpacmuHsMOwiWgBTRfZwOYC7C0NNaeaQCfLCSRVxyRqYRLFxRKOFBB3MkJDE+Fwn5RgZcQsJ4hZDgXLKBRaqxDbxEhXkPAgWaJDIU0L9JyyVJvRojDyt2FP
JaIRpq3fLzmuxwbCHAL9XwlkoLYtJqtndIoADo4caXoV7WYoCXBnJJ6kNffWItodNu9h1cLuWNCIKTlR+SVDERSJCIpI60dYqxJZoaIB7O3/i9bLgvH/Stmj
fNJYYkGwAVmygUkVImQdFhcrTxxnJCzgBlWaJzlKBcqjz9hhgrsWVXjCyTvsOo4IJ1n16j5Yi/Fvlcl2EOhQ5AuWwE3mkzKfcFiHRXmDdY6szatFEVwpWsG0
slhb1fc9UX08Vn2kkXpZ8mhst8xg2+9VOWYWIMug6NRZfVbnjEG+MpesgAu0guNDnbGqxZC0KSbz+UuSxE9ZZNTQv5yBUZUnpcVSms9cQAL0FHMR5Y5kjIJI
9VwpeEAiBVcPKUjKsOV+7i5zs1+o7cU7d4q3cNHF4lgvVl7QKBA0Sn5Scu+5DGJolcR7IEgSbmBhCgYdGZNvyYW+ZuDDZdA/zrZfAeN9lbVK2K9W9jgLCthH
LqIKIyGUZLqsc7C2wduTprzzjkb7HDWaW6vMyYHKnNcvDHbm95ucBLpSJxuVOk9X6iKp1GulUlukUpukUhulUm+QSm2VSr2OKhXWW+WY06zI09ZczYIrqxrQ
dVKFn5MqXCVVuFKqcLlU4Y1SheukCtdKFa6mKgSy6QgbSnbiaMX7g1u1Vakx/3jf0xcqrlD4LPl+pNK6WND4uSPy3Eyem8pzox7cuzLCp4XQQtL1eFPXkDoa
Gnv2RDGTvSTkfORW3pdnEgFomc4O9sC4oq7BSGFfVZ4w3xoiFxNkzfhDCsAygUWDdBbOI0858ZjGJmyq1mvblpZt0xgn37C2IeJDT7ILpiTW3ar31iNus7e+
T701adApPjls3OCOqte+b3rtFluab7ct7bfLlga8SRrwRum4O21p+X22NP1eBu3gVCUfqicrokKU50i+j4MsWeijLdZHsUGbigYKfTQSfdRv6qP7vRrgtkau
I6PlHA0uAhWdFBJ/ADHRq+vswFxh4S+b9VOGXTUwoq2ph2B08PohFgBsTqOHRLJZzrwxAeshPne6imCuaj2kqcRzpkMgXnUOhPRkOfUHIBR5s5fRO0V3p8UE
bUVaA9rKEsxESzATS0wqONOTl4g5Yra9aVBXH1eaj8lPzWma/a7Og9hvDLNfqAyzT5mEiLtdF4psONs4E+JCb+khKduoegINhSjrO3eLxWXzoGPMYM0iVxLH
aZuJnr2szxQyQLBc4QiTWoshUpCuFfNuZEuQbSUWBapkytjtiE9sa3UH/NwmIyCS2Pw28Dl3aL9vjRzIBeQGnM9sNXYK94bih6Qb2dv6eZeJ9ajOHXiKJdFN
ddgX2sVIbqkuRjIAitvQ67rCatqFIqJZfDrM4hNB/0Od9piEuShHzkreVukW1tXbTCQoaIYBxlHQbvgwKrPMF1v7HZ4bU394O8UUdQAKTPrdOCKySRhqHi9p
aFfcEhp4xEEbQxxBMO4ozuoXvgzKZX0TrIhNVNmNhHbt7Oi/Fn5IX3pmM7dWkD1+h86u9Rg6l9VIngM9T0gGlbbK2DHj4BByaYxKypBm9B3+MRLvujCPEfDN
7VThNdgGoLri/XJvRx4g3LTYSReeta3wXzvFb0MNsI1dQPIusQCfSg4HRiHP4UCgTMmYhv4Xk/6BH8wLGsIakspX0xl/x3Z+p519FWpsGpxU0dU4j3wyFXHk
nMMQK9TJeau/wsWgdDBIAjCRh/2cVdRUFNY2xFaECKFVVgwUIFzIGMTB2XYLoylUXYymUHUwmjhV0hPrQ/ibVYuGMoZSW3W05EBLVewNrnZifSvyExocfh1Q
AOa7gZ53tAGWwheBeKmLplhXbc5UnJEBFOrcVQhc9IaP3rCq3rB0b/R4bC/jMNT50v9YaMlYZj78+MtAkGm6MmUY8ryNidERYTzLbgYsWcC+FktELTOFBiq9
pO2yc6UFzCfp4oi7OLqazqCLrbIrY3ECUxfHV2/nmD46H3OUH89joA5wB3dFCmjGT+q4HmMbxyAdRfeOilNqTEh7xtklx76qMTVquGTC15C2sqA642xc+r8k
xVmC2+RbbrxM6Iop6lkNWuDWrjYsEtRTX94Lxwz/UuzktbMtin+bJKD5ZIyMjhyEiUN5S39THrjcjfKFM9/76Cc+9uCdn/2d71u3YpvPUwtnvvmFX/jeLz/5
zHufxSkgjgOjQC24NV8w88Vn3/a9z3zjsx/4Bn5S4Naa+ZuPPrXnzx/+/Hu/h1NZ9Z5CsTEO0CVswo1uVxkLYwy0B6QheGojLUQIXOgrkJt35BM00Lbl2Lmj
LvNvyHWEn8WnJzHUJq+mX47zUKMOJB2yOEtNXINBNFmwNeJsNNEmk4KBSt3C42/ygnxCRdtJgiRMgTMxVRaP5yLETOH5V9P9PGrYcjD9asi/wp4Pb4meHMEO
oO/LtGhjq9KSEQ2QO3q5PxAMGLlV+3pLMvYWZtQO7kLfwBoo6Ae1pSnCoNjB4Xa8NIXVoIxAQ4ut5BEIk0iNsssBNLTIoxzXV+shrbqQJ+ghzeVYfgqN5osK
cPa1rp4j2xFejTVnL7ziyNBpVBG1W8b1pCouq8+biDUhqSWUIamoKxV1pKJ2uYZKRT2qqBZDHHZPhYgzieMLIPX+1LVHfiLqyV2z1BPRS5QAakMknS1kc2Q0
A0ArZvK/vIXPWCmW8dmU+QvwiVGQ+BNQXRfz3UgWFsi3jHEzsaE6wioAFBlPzxg6U1dkOjhBswaKTPeUisxovSvG1JgoMqM1RUY2dceQpd+ifs/QCWPwFEeY
oOiEMST0604YZQyxMRWda2FGx2tIGx0jRYevTtdYuLq9xpIa19QcyHm8l6g5I1BzWvPVce60Hfum2nYLS8LCvojm5xHNM3Di/Afekbv6y8mdV6rq8xXbZQML
ZxSdOf7hK9k3qi84XlyxWfiloRYg+KOA9HJ/6OQYGbQkUhX/0zVVSMBf8NbEH/LwIk38aB7ugE23A1HtmNp5DFvwZX1udXdbvwj7xY3bikm6BGg1LdXSKCct
ntQI0xi2OrbkdLk64r5P3CEZVXTnufYoDhusEYiSDdQZLaibaSPet+Db6MZP8o0c4QEud5OGyRfNqwI/gaWpNXtpkvUGdjk9rqSnoPeZQjZWSzH1O9WDJhKp
R2hXEttAp2gxniuNW2ncNdCJGsWwuIHCKzqJdzFvge9ULuSpanUTJjkXUSx9IqK4lbzZtds/Eenx1nkYN6nGemTjxho0bqzSuLFerMYNg6SoPvye87Nssnlb
Nh/jefZH3BHt+cwz9/+eWz/i3HKHzq25ZpXdmFUuzSq7NqtsPavcxqwSofnHL1RoRv+30PzfQmjeG8WSUeFzNoVT38qqIWhJQnyOvCmYuzoDPY+nei3OpuCc
8zzR+FJ5qrMp2rcxBlXe2TpF6hIYRWFsYVeJjLzryeIqE9jJ7ErruRRjKni4Nw4cKOlgODZqORTBEPiu+X46JeZ+he8130+nQOmX8wM5FGztcg5FSibHAsGL
NGm8cH6PkGUZ6OqYH8zVtVOwYFK1QLInols5Gr6OBnbqT+CwJKtqIQe+MgJohHSLCQlFM3hO9AY6NyCtJYFQTyHpYsHr9G4S2aKvzyclQn0AkCxmr2zzbP13
X6DefTUKO5OhvhbwKrpwxu6l2JM+9fuktYpKPsdCwGalXv3Gsa3AqKFfAsGVM+czfn2rfmkN0QBFfqZcE3sLE7WwXjc0/wSN/PS24Q2mo6Um629e3IzpsC9P
OZMi0pkUKTIpFlyjFmDVXUAHzqRYUM+kiEyuAQZPiPGxud0AiWvR0EDSCJfPOa/1GkkuhY6OXMiiUP07ybuyG6BcNqx6vmB78teuY2tM/Rec/BzMI/k50Oy4
1Y51mSU5V4ZkI0m3qpIJ0gzmUy1E07/AqikXZxxDSQrU6cGM2ffcPgA7LebOg0XnhsLdlrvotpmb9iDJec/enqbtCiWnlkMr6cbrDyuHe5yzYmaiRjb0kGf+
Xi2/9Md6krc3eSmvZTO7NVeCNTtPfDE0u3le9utA6ZwN7Mw09a4gEWlXdgPROdQ671A059wDdF7EyjXpHC+AParc2x+Een58eDUBgT0MgdowwJ0KidpcM+Qd
YH17QOnmd0iZM8+KeiARsTxm0rMsyUmOGgDber9oDrjq/2NYKGHhSaxHHai8JImoAZVvbmu3NLbQWLSFSS3uQoXJo75nk2rgVSHCyPCISqq3igpp5TAmpEnN
hLSyQYQ0qYmQVg7yIK3EWiCqhACGMLb1bax7SJR9wmqHP8UqQ4pUzNWNyPjWXhUr+jnhePC2plTip0022ZE0c1EHzEWkm3Q40LDJmOQKvlMmeGEjdahoQ+DD
TGH+HMqE8DkPVQ18JJR0gO9eI/DxKwKfEXndGEkFLZUdBjNSg7kn1ghALaQItIS5h13g0MEA2DeEuafFYMixGmuSnQ8gG3VOqSGR+OzMV+dRdC3OdOqE5ymD
QKu24FyVr0wP7jKQlMY9NukhURnWXruYA9uZsphHUUUPVMESd5Nn7RIS919g9aqDSgxFIwhPg0ZgwsQziQ5KJX0/ln1jHcdbklhbxv2a7G35IevsbhPqzm0G
FWOniGEEMqRiPG+XobEeg81KiKEtlBY29kQiZHHHeXy4BvQATs+81LyHD33hLjf4DnPOAH3NIKpDdLjOk1VnzIIV0TYI4hj6VATbDiEJgo7RMf1yjQbSO9DE
XNVZ627kvHWMSkaGvICjDwEv5jFsYVcjKHZrCIplSUbzSgdpKDKN4zv4YF+snFC3gPlBgLZDDgwlJSvYzlTT22vcTCSJz5MojXW9DDNxhA1XG+6cBMtapuub
UH0vVImALG7rjSRlUunOfsdxbMmjB2ang1xM/Zmj1/kzABe9OarCGI2MIVT2c2k51T6duu+7Ag7mlPc51X2nGg9d0LV2a+OB6klnkSa+td7IQz+5yC2Be2v4
iwmeH8dtcdDRSgkzn+ZMSrqL/dsDfckDz4DPlKd1aw8ZEAMXSgT0abo8y32JypWQxaGjycc48vgIKZjoP18D4eHTx015kbyeJ69nNRKP0akCOlXNnZbwVtul
AVR+ql2iu3NP2Z2zLqlNuNZazsaU+YXaYOk9Ta2ViQTzdCQY1o0uiUFNiRtJaGaZfuo2YfyOgrTDnpu040VF22EoO7bmicQszcnPIdZpg9JDKDtyTc2RPsyy
b1gJmnuwfVh1WNPvzoR8rVB4pICimQmHU3hMYdku+S9IN6qTX/zFnpLISBNgCGGvDAUaz5DHQ2Aj/xUYL1g8z81u0QS8dUq6i7bQXbTnblvbNGpHJMEchBcA
9FEdsFwwp2IHzBed/40bJpGGSebDAwIOGGmaU42zrojYzj5qnM6+N3BoSYe0wwbdyhf2lGwdHWHraM2PraMlbB2dGXcvldqhR8NHfT49eDZ/xy9EvqORyIOa
/9PE20BzgoaEpwc4sKIEsPkIh8k8lv7QKPotLP/C6MooJUHpnitzwXlHBUledZ75TLzTEZvxxrcrcZEcs94qFveZCZ2M4UV5enjmeRsA1jYt/Kt4l9oubtYb
U3bx35iiDDHyN/CnDjQ77GuBeh69Y8YhzeM8MwOxi+HXncOi6WK0dYcq/l1YNCNqpCbnvFfbi4UqPuuNAAW8RiaWlDwI2WYhIC1Zh5jahUlWzUk1ov2PPNWS
mZ23Auc0wJAaeXjvnnJMmaW6upEMUowTDztgiwBDjXHiwYoep0OHxgnPTFCDYYmOtsMHSUs0OoeG3m17hTQrqri8UsAXccqOy2gJ2o/PbWrLu3K4Bzpax8wo
Tk/MfvlWfWGE0AEs0ZnEQVK3GYaV6i4GdmBzOuZZ8Cu3iufTy+69VbZFypvapBl2sfOdve1WTVvHa3+e6sRJjC+6xBCDlkPQVN7lCDVGqJSc4drlzAZLX8y7
tKjNzB6KDrBulQHWutn+yjRJxkDUsnNpa1xmfE/zEQRXdy5msHD7YuB/N2+uqivFmGoYHAXUOEIWvCS2I5biBvQ0PiEcZRE+obM7KkNnd7CNmXEYjAcFI05M
nkkZihvLPmeJE/k51/NnKRU1u4r3fpqYZrYoXrZEULMhFYghFR6uaR1sSMX/0pyyAhpsG1QKr0Kl4ASglmgb5WnlN1HEWxD86ZC7W4dVykK/TUI/rdOOzGCr
CLPUHxT8qSQqwqtJwzfdy1Z/iCkYb4cHasf2XED0WN3ALrjm2nJnOO5y3CTykbrB98rVslS4CG2jfyJO7bvvVg2HXRf370UwdC22cnVN1J9NUstHHy1C52Fe
hyL/I5H/scj/hl08mSfljhQP5Ozv9wjNeeNbyKG3wzo4NCRnp7vfHna/re9vUp4ZeCLGJ6lEjOHVSjbXTmsvRDr7B21/m8VTJGwqoE3i8jEle9A16Ou+O4yg
y8FUSo2ZsHNEhF4oQs+kfXnVPAwG2Dl9A/DhVel2NT7B+w2f4H7mE/wvtr9T00HJNi1HTCAfwbtoisOjkQ/AidrYAei5JZEUo9fxphySRxmTdqskH8X/DmoX
0NOBfNKVTDGG/YM7FtLkv4PxiQNGGVG3+Io1kOLMXuE/bJ7dzFCtxarBS1dUJxbDVpf8swO7q3Rp9gKhSBrQyfNLvJT3bsv01P1OFfdiS6aoQEeKZAq0i0dr
KZGkzCGjLma3OZB/WuZHmv+IGLeboCLUwfElet+PiuPGQkLLHzJGZIIMOxv5Mv08IUUySAzOJO/kMWY+FbpFcCK3IGVqvmHGQjhfrjlRueZEPOb+7M2y6cY/
cAALY8gxoEwHa02KtaaDtaY95CYJcomQwLMDoS/IkVet7dh8byPQYBLUoVhH2uKjs/UbqhRZq16Fs2gLilIiME4WuzwTyRw5YCPUJ9brOk+W7FNv1gbwwzpB
5yGdivMuZkecdg7Y5j3m+erc3rF59RCvbks4AL16POzVY3l1m1/dxtsuAfkWE4tJ4qwti6edNPHo+YEaI3IyZygFJB1jPCUCAJoACYHzkhVGgdySSUxVMKzL
A80mJTs3kqtnMy6cbZCFRLnZb5NssaRhT1pyEds6lU/hxh5bRjuQCYUkNc00sUsXSefu4QvuFan1PXPfPltu3GvLnbsYlDIodSVqryMAEaWGeg+O9gbrA3wE
K3N6rv1B+RLdkJPS+RjXXrMvrwDm/uMujwJ5qLAuB3yNYV0ONEOaWxxHDk/xHlQ4+7QZKVdykp3xMJ1Nj8NIWUVPAjrqKqqLVP+Irv57UH2SNq+oPbxtJK0t
kjblFTeoqlRWge5Y45zAurt6rXPc5ruR2n+cK3VEk8qWlA+rrK/ZOavS9PGEndvbUcWv2zk/QYb2s7pix3XFDj9jCReBLnywEmX7wanE47667h068Y0ZpLma
h49bXFFm3HmaVLu9vD+53D1mr3V+aMvnJ0AV8lPOnfqno/J1H0zsH9r98vV+f3f5VLPG1d4V7yVN/zXd9Cd00w+8ocxYzseJ4Hjk7aVppKEg1aIlF6h8vvkW
UckgXGExBGBLMnn1IP5tCU5FNHvmbM19M3EY2yZicILavFkn3XSO5AiuFpgY8efhauSc4p/LmrNmi9y1Se7ayGgyZUUbnAxB3e8RlcrvcGw26EZRqfxGpfI7
J1ibvnpQ+Q0P510B1ULastRBsNmCAS3YL1uYrW4DZFVdyYpxDRA1GtgqOOVLDvv0wl582KcX1hhz4Dx3ZzITYTG0fQLocmRxwYRovqX4lCPWyX3QaLEBXHqS
a59ql+i32lO+y6xL4IVqHV7rYl6DAuu4LX3Uqar8IAuyf9/vuI5t2dCZWpq3pNNxQubbRj5bVnAeLKZ1YW/nRCSE8XYqVS/3gGRFg+DhmdbNGCr7HqTSyUw9
679c2E4E92REIE9GaJqhXDDsqQyegKxtpSmtEdQ0suFSqwRDLL6gSsTDKxEz+AYq0deViJuV2NxuSd4dntDzTDXEW1Q+IsMjouGPiKgkfkRmHhEZjBu8Qd7Z
3I75EdVcOPUn3pOBDyMoWhJQ9Wa9TKxEU0AKhmlcL681y16ELenMMSQjIe7ze55Jwak/W+ln10K5OJnfkx2HTlOZ4X7ASKLB7HAn4t23CMwPYD7p7T1Jj5Se
lMafqxfD4U0czhpK4WAvcrJO9Xxbnu/j+e78nx8Mf34waxQFg88PxUuCp9Ejndo46gyOI3/4Q/xZ48g3D5kF9aKp7vGUREM1AY4maXRzNTwMXHt9lIXFF7/7
Xxn6qjhwVyD/bpliN1yxSms91UAQlSus7sflwD819EfHv/tfoRi7inS5r0P0kBr3Na3osSgiBfBZrQAer6t3X7H0wxrqkfYOISAPyK8RAyYxlhE1q9ZZ/7bc
DWTnRs5r6GSeDChakUrKwY3zrGKIwoF/T4hO+Ye3iJ6q76Uzn7xFF++JkcHoTMh1jCp9psy6AYyk0pBJCQvjAGBJo6yOOya+YhTG8IGxACxM3k5O8rlpdoTQ
0ifEb1aEHMohgeDxDJpLrYXVIdyuJP0VQ8IVy/rZu3bXsXMCjRYRSx4dFo1V1iRYLgBRlK2nFosZsha+vpJOLE9mvvz4b78jeD3v90ksTQqfMROGAu3dSJcr
X0/arygG2yufuPzXsHsHqOtbp6SCLBy5YD50kMqT3dNWtenc1QEi9FB+DQyrJ9x6PIyGsKavGlQF9n3eElDAjJFVLOHSdUB0z+AujMhio7H4sTEbby7KhBFI
rTqrD8rWD9iHnLa49aPeCNoedLYxQ25gZsMnHMPiHGPeX1icY7A4SVShq6iiv24gtmJ4ZCPuNlicLXiAuftaanS9BTMz+ddp9/piwPsMX3761r++rQN/VzVg
rvppjWGOzqHfAzI/i10fHewdjs+NOXZR3AC2wNMZcgPE4Li8tUNGAsBbx8Dnq8MHM7S09Khg+nG3wpMDUBFH9E4O3okToQjhoup4W57gETLyms0AwxpvC9wZ
YO0FmTMv5sXyqt8f2TW035Nm43CvM8ssRg14Vlc4WW9cRRoPiYwuZcKODAql+UkTQ49cysTQJGUqbmibFgz6uxjc0AyaFmV/YigpFDYhY7wp+2Ix6JhEnoEB
ZABKxqlS4QqLoXAl6KlbDseuGY5Dy7ZlUFJL9GkU6hhLIFUBjzZQWQ/DlFptpG2dYnSGpxud4QsYnSFH7jZGpx6X3/zko25zVF6BUVngPGTFH7l6gA4Zk9x6
ZGoGeuAomzsPY2cFDbJRNa7o74op+pf+e9MU9SuS1Bj1kt6fdOq0nbwImuDxLw5vAjo/3ybw524CaoSrXqRNcDrZ1JBKczRCqhuBCdZ1I7Sg4sFFsBw7h6bM
55639tQ+s++fwZJRX45ANWwtthy1HvHczt542kkGG47h5WHa0vx9bdu0PA4KLCsrGFZhoEQekQvwd8VUPnoV1V6NUuFpYg39b/B2uOzHBb5vTOD7YOKbizi+
zkb0l61xlnZ9eLcGGOwaIS0ogxlQBkeKxb2xRAMn6i2zCIF7DM24TlAYzwFC49n2qyCUVlmvxHq5ylrdc8T90xX3z5i4f2xTlUTAB4FW2BK0Qk/QCjNBKxxp
oBV2BXhqTABG7DpaYS0MNvk4CNbtm7BF4A7D6PcEsZPppBG8DfSO7DcqDYzBoNockj/ZI8OUVK5q42sYV1QF5hlTY2PR2XaBRJwmMEOjNjWQrGmewS9Wkaxp
EVNr8EK1jYygViJJpxoMRsVmaUsZCVilfWTW8tIWs89bMTAmM4WXRgzNHFaQOL6eFqNIHpvy3tQl7c6gwieVc6BpX8q7E6mKGJMuYdPQmrAmUGpksLxFpFTP
0d/DgcaUZhxntDxqlZAxSbddyJHQ1KZW3lbtt6ukWHHB1AHYfaep9gR0pFqbZs3G9HVjWr0UPCDza8VwWCsKy3r1oC52Fxsdhme0ELTxI/dUqwn6WQP/TCWz
P63AP/f/hgH/7LC6hGmZYlq6NC2zNJrrvkfmvm8V3RcmVlK7y9b96iT69rf/ypy3p3S7J2ZstziBM4yrRxcyyl4vE3vWg5oHUZIBBx8XC0Ip0kwKQ7Un8b9M
OR0JjwXNOIiRFCPmlRCjECNd/LYSsVAQI5nQHgPwTDaqAmynjoMQDOIjgBXLnGYQHwFiIlI6dBiBHDoPgHY8YfQwYKctkZaxBjut0Ssk+50yqB5Ipts2C7wm
AxHBE012HFzLjgSROcx+A5oINGpQ3LwtFz4S+6IpKF0crhroDceQNxdhowcXTeVg5xHrkTemYC6HbMuKDRnyDh3C5EMNAM7bu7aobY5ATWyTtMNAZ8E9fIdY
zhqQxd0o+YAOb+cjIszhpB7J1UdWvMNlyfpoc3R1T7stlGvSd5OPBuCZr2DV6ihNCCbh9/WKc/rZgzWx6ohY9RheV3kA2w1mi1NXVGjovMorcT2NYh2JWRBr
a48ll88bjiKy4uJskcMvv5AJjozQ8gaqJJVpSyRYBGTObWJeBqiYdYi3p/ztPR8B5EgdYFumndSsEhIIYSkQQrhCbSMQ7LpACMUqYcwsmz2YWiCEPbsUCAmL
7lp9GUd6SJVTDl0TkVurWKtZMbdWsXi+FfOHVSzWFUPUAmmA0j7ZA73ZsMWhaBVhJYGOlxKoxfDEJfZ3Wizotdl7OfS+XQ/Oed9LmLdMsjghXkja9trQSjT+
cdiQLh7AQTn2bwtnoDmbgFlxtj2DgIxVVtHj1tzY4yvPE4i+dcC9gRxitdSHdHFFurgiXVyBJ3dVCuniChykC/0lgt+Ml0hRTpxSugRNKOU6CtFd4wjjvine
6dUJKcrAnHIOmIQVDzClfP724ZDcDd2E3uQy2Xr2im9Qm8Z9KYA+LLcsEEYwmcC1CLdb7rxxrXNdoS+lB/yT9hrKODyvn/2jBmJ0NGK3ByhWbtit0syvk/a9
CE0JCFdeQregmdH23LAb4RBFa3elJtkd/HopSL2KaX6xKmTEMiZtIAjjNgPiQQRymGzhVHUz7ptKykQiZegN2NzX1z1SYslJ7JrGIieb4ZI2bGGHSk8zZiti
SE9cwUD3gfIvaQdl3X/EV+cgg5SsBM4MrXwkWB4xVX3RxarZ7MtsFqT+rBQzgZ7NgZnNmczmrJ9nejYzsivMeLtE6mcxU6yqWllj1fGJu8sdU0yDvKupCAQ+
OsZsa+kEqozJKzkwj4S9B2xjbopz8hZcDjpWaZfEKjGio1G8l0lElEJjyUqOgMauTnHLsNuWACnqBt5uhH6yjXfDA+0Fj3bQr7x9n/D2fVeLjIee2m2e9UvV
6Jk9nkSworyuxqfnQfH8rmrw6AzWH2dgByYWF9Yg5LWMxAy+ldpPtXmaNa3prizTwbAN0sBkG5FRzdfZw66z9XXN7CIaDF3I8Cqm9HA+gnzLUZUchlPrMMD/
hAiIHcRdLInsYR7fO/MVNoVH1Vi1UfUm9gym1TbAnF2lsT3FHt95/XZZwoAmzZ2MJFzTNMgM2vR//j/H39L6kL+RVjDei6yJirSx8MzVhtHp2jCSNoxO14YD
pNXUhlHCXC4DtJ6Ntjr5SXtWY/2sbiz6TQd/vNDWcnRr2YOtNblq0xv+oRejtcIXbZt863Fx4TUa5QrdKPhRO7F+Yq1SumVeTK3SbJOvPXPfx756+O3v+8Hs
uXX161kfzcpACwETgNGFu4LiW5/8xMcYzXx+LdaLq9LY0IFj0GyBPV/uhXFbTjG7IrAh9QKFPUKbVayOVrlS7QwaJJlpLF12beny5rt0ucOWriY+dSYpolnN
3C2VRqlcyZGRFC/rdcRpVd1lz2LWmHXXkl7HKJOap4b1wEnRCmvqYEvUwUTUwVTUwbaogx1RB7tNdTAcVAdLVqzk/YHdMWbVgUoRpNHH2ctVbrOXh9LUkdhC
1a+SqCadgc1Gsm7CMmYVTAdY+EJtaNjKMgqmV3yKNUvLaJa8DLLWxdp/kMglWgzr08ZUsbLfYuynPTq6jzMOdN5NSxIaEE6z/+PsaTwKViUE+r7FXF6csBAq
2gIgJy/L6/rZH5QaSW1h3irFvU60dl6Dz7YvwBq8ytqMNXiVtUkUtI2SbHJeb0QUe6SYHnyrCAfLjGvmeSnWlZgRXJFiHaPRk2xwoCBrWOF3313GeDMBIkyl
Ytc/udvY2btr103bGOvDFw+jePtY9HAwnAplOoTcV5pXy6obZLaQLbE5JGRL2iCze5b2JjfmgUTk0g2XMBM00DzrmVWOYic9yN7460qADCDQ1SuWkB68t7Ss
LS5aWZcI8x44a0KU63MkK5s2k7L1Py5pMxj1bRn1HRn1XRn1mYz6ERn1VjXqdbgwLDSd22XIeCDQHCCyPG+vBY68TK4SCSQsCb3KPFiOR92uou1UEbz1gXLy
fKlnj5rJc9yukLx8HS7LbETFw3Y/++29lV/CLckZLA0p+BEEJNPxKPqfjh/A/oZ/tv0+rBX+KutRxDrS8Qj2Zn0JN8XxEcRG+hzYzL4gHwG5XNIOFDDtXJfT
ANlWuBdy4IbRryHkEPZKzxIlHJdeKYy1l/eS2YxLV+cs7HkUwt0ByAayTxzjL72kgRgUiChIRRQELAqmIQVI9dYZfOJ4DZbeLrGLVA+mxFp6h4Z4Y466YzxB
I56ifvbLumWfAPg+zUr884a8jcNleYfDvf3sV8zbvE4gqBEw2TbYGCbzG+rovTr/C1ViW0BYlZ6w+7UYXvPoj94ycDH64mkbe67wBTl617l2AVbOgBczccux
R9cWj66t/SQ+Rqczy0HiiIPEqbtyQ/aQ0aSxN7f9uiNkwJ3xMDers/SwhiDWzUovtk435dJ36xbmF/vqXbq5NsqoOU+GHzhYai+jl67b95ulSzwkkRBCwRfS
YpoWJp9HnpdhAzeesy3NxilDOHW+uF4/ZGjVG7FOP4fhHXMuRFa8+2+/+SW3OPRx6qcnXX6R75QWF/BiUIkDyDNxYEzTl4f4C3XTButd+EgL6f22bLLPDgSO
5bQOBPY5uq64H5FAei7/jszlch7/hCYwjvfr/TSY3T7iggPctVIm8zSSo9oMnf0um4NBfOQugI8Id0ouTusSHfkkwDxl9o3mbGkLSVPx/6UxU0xcjN0gZe8o
3rlrl6fNVSZsYqhEr3D6AIn3ix9afT0InvxVHgSOxiFC2580M+Imid1z+8rUBF/HJJnWLv4vRGbRSYeZE2jQppJRC9cpSQt8OpujZ4ptqIJn0lpIsXT6uLEc
+XidLZwAwkRqB2yzh/Cruna6fhnX73f3CrUUO8KTGiulCb+ntuqqBLXklkqEtcnjZY5ZregK1K4laX/cQI5MPrnINY1sy63dqpFbppFbsxuZsSjQyIL8DL1n
RNp7Ep4FGdnvNBJtsseybokMIOzkMolAykhYPmA778XQptVyP46ja5w7caS1dJ8tALN76djoxpxO3oTfqA5rnF02mQNMYjoGu+CiKTV6DQh+1Wi/N65G6Zoe
NojHrqlGFiAaMWWaxaJvJQDqJhpvdp9abQyoir5asAbpIKSGSmUxrrL3sF6A+CQ9bqgREcBJT21p/3yruA67W/alrM+QfkA1LwdOi4YLfnKRc9QvR1Gr2N6X
2B2OXGnRm9EoorLLrTDVUZztyGkzqRlsLZRAax0PSAa1p7ZUeJl7mjWugtY93o9JEunLUfSlp5HBcmo4jKLxXgKrcVwQUDA+qGXp2zXgahaq0N5IYxCrcRoD
16BOY2K+aEU3LYevw9OmHPN0YWomAqiuJUtsHDGFZYNjVOA1oDDxKPH0KOnKKBmYRjIofGyAY5i4GELyYrOlZj2iIml2LU88tppbaHG3rLQ0fAeHtmn/1LR/
W7d/Oclrg9xUf1i1aeiVFTev55UdiNi8/k/gdZIaxARLDJYjuZn5517ICDMc+MCVr0kWt3ljU16cRignP65QTmYL5Raq8YKFMloZN9aFcvIChXJdAi+Q+rVL
Mdz+1xfD0RAxHMmCnYoYzkQMj7Ojoj5CkznEcDpMDKcyINNKDCenFMMLRQyn8xfDqRHDC9E9C38MMZw0xHA6RAynpxTDySnFcDJLDCc/jhh2SiG8hZ/A0nfB
jyF9k6b0TYZL3+RFLH39stLS3p3G6pcMrn4vNulbBpWxvTE0JE2rx6Ic97RyjGRuR9CtHCaAokOmI9UidnQG2o6zy73eWDsdOVci1aHGsOJsvQHM22kSOI84
Vm3OhQ0aPEdo8MScg62GrIjSnNPwimzBRSDX+Cs89rvfeJtLT/3i0Tt/M5T4lUg7MhydgsPDnbOHPbgqgLPCKdMecE07gGqAm8QDNQG2LhNO8BdqAk/2it3S
OaiBATR5OrNeg73Y+Di+32Hwwwj5B2bHeH84gPylJ4W7DWS6O7azp8GXdeOmbTlzJscC+9kS2M9E+JRTZlfO24dr+WagXc6jjutYNovmFlp4PnDyApoxD5uu
ZXLl0n+2BzgVsMs8b2KM7xJvdDsS6ZFMkR6uHPSX/3TbSdgq3nXUZd+lAdRJte89VGGVu1CPeiyOuMYhFXLU3BNOP3t8jwmbY8hAcUeF084PnR4jYDznSIzU
950eI2qcdOB4nHa+gQwAOp5wJJTqWQfRU9POcYf0ODo+40j81NOORE59yumNIMjqkw4tl+Eq6xNObwzHYw6taPT7kw4t/3R8whGs9LDY5fYZbUTqOtnPfk/b
3L62uUO4eLiSW6SOm6SKG6WG50kF10n9zpHqrZbarZTKlVFdXLVcataTiimp1xKp1iQtuEbqOJWcCXU9a7X8jX/lWnKFsi8xjgk3pMA5g7Kaw7YGfp12PuDK
z0dc/L7SOuGCRPwSjq5EB7obrH0hPi93j7lr3V368xP0+blAPh+lzyfxmeTINwKJkz0R6JWQ3/24fsizLgNl7ftT9sjvcgsuTXvkUb2T1JphcSLoMyCTUzxv
bdNte4BG6+fvbjauGa/L3QOOBOo9xON1hfuI05vA+SNOb1Je5KjDTqBQTa51D+A4sd6915ZK78exs9bdh/g1dtcL8nRY7LP7XMMn2Qu2V0N2AGhaujGFaw5K
oC0XZ8wRurgwniv5QPL9VyUyISp+jT9k7+b4qnBGsuhDdkU/bcuJY+bEE/rEUVuClj+AI+MfkIx/n3yJbshJxD/KXzZYR3CMGTEhxLLwiC7hXkcXud+RE/vM
iV36xHP6Gd/nNjnX/i6OVPJ3dMkndcnf0CWfwBs/guaBlzb7Y42cU5ygRnh4t3xh7xeP10dtGbBHbBmx77FlyD5iY8yyt2yE578tY/8jtgz+o7aM/mdtPZBs
af5nbGn/p22ZR5+yZSIds2UmPWlr+J3iuw6HJ0p30vCiE0L7SwrcdlrlXYnbChTvWnBU52rEMoIyPBDK8AC6+zIJ/FQI9cSORgB/CsJAuxIGmkkY6Aj2EAI1
Cl6gQI0BWjhQ49hyC+D7QBjowmYYqEYaZvD0kNZVs+pOWSXrivhFQUMgxIhJHzRygMNhLsXSt20BIcnWl1sMB1Jlu9GP0/Ufl5UQC/TLOfVfVpe3KSv5Xy0X
i39aD2sPmgv/3Ms+ECulw/REAahgiGWfJdNInh6GK8lsIDKlebXsz3/ZNPAos6+MNKaLrMpxc9n/53hAbdmf503wyeplP1at7ZxqQst+Mueyj6zMFMt+WG25
ByqoL/uRWfYDExsb8CXvZqS9AKsKRxUs63EQgmKs1RJsJkfuiy7ChA3zJKkyz86rNoXteuZZqDPPOpx5Zg9kniEYrcOZZ0FxXp/q84Fduj7nSRxll35Y1+do
rxZbnGT2wjQUnfHSNggPu/CRrGT8xRF6wjSjLpJlKAS3bECqvvDJ2sUS/jTGpDj4JHHGBrFxkj/ZaFWSS5nZygwAErma6rAA3C30N0F/kzzQa9NR9mHH8QH7
sJMqJplG+ouyexPYqaBHZb+5W+hTEoPJSOY7zYtFGBmLho2MRXLaDKdaIQvUQrJYJyTSYhLwbcAV0SnLC9VESUyZAgmz/iOoBsh0HhkcAxn+Gc8X4jCZT8xV
olTivl3mTeTsIoM6cra9AWEeq6z12G1fZa0THt9zelzualqHA1gm5wkPPFuZjuF+X1TiJi1C2qBT2EMHhqw4Ea93wCG0BZbURgDEIqAnbeCs2oUCojQBSax9
DV0aHr2ugClUU+L9Rw0UTsgt8j7zsEhmhSezAmMkrLKbYhHUFUA88BaO1vGRX2OVuTl6lxSq4Qj/XlI5YI0Zua08lSSbwC0hFvS9EqqQFW4tCN8uPNhwzPQe
LX0Xn3NgisOQpbNgpZtHIXatkN8YXshXF4Yxo9zbTEVh16NCbJ1q/h69wfh7eoPRlg1GZ+PS39f7ivk8DHp2SXjzM/69YuW1ihbuK/s9X/MLOrMzx5uMgyj/
IjipipWbQaRHr/h9pmxfqRf/aedOOw+xbtmrrP02Wepm9XI5WuVs+2ZG5cfP/yNPDkOYYGu9jcOOmq1Kv9+Ud6tFq40KtIe9VVtO67eSCtnYzM4e2y2BEbT+
k3BgpNZsWAmZnNYltJuL2b/kg2uL3OziXmBhHJbWAhwJAALykRl/34NTqqO5ymghBJ+GiRDdChAYNTpz8qOPfu8zTy4RngKzSv4cx/V1ACWH1bGraR4LXBwU
X3nWxmYxGPho0L69gRFYBQ/WaY7aCNFrz5leyhfYw5rcRht5iN+usRt1gbberoHem8hAfqEvf/Upt/k2V8zxNrhSohaHvAoG7h3QoWlY3g4d2mZgtRjHvXbe
wfl9dh5oVnTOyCZZ+nqRpT8NHPIN1lZBonsdFus1zhaqgcalLQMjuLtLvAx5Rkc/g2cIPcNg2eINugN3tEvYWarv66W6P43arrK2Cnzi66S8LT3OJZmELwCY
szreMJBVsM0gwmiD39mtK7JE3nlSXllR0Z2KUEBG5nxh8RzhJ+f4/C2sNigm+WShJ+w+VN/xPAG3O3PcwNmHRS5THYDlZgioMrFkqeroUMWMXm1MYFZNqzx6
q+4N+aU8/75bNV2YeTSapHx6giRHqkLKEgsStZNIo2GBTfTeigPmoQ5zO3XEyuhMM3Q1GczgIY6oTUwqL+Zy9kGZxd2SrFRj8sGF76gGNyrTiiwz3KjL8CzD
jYopINTV+CTU1YkwpCawmQDXzCtqrX5tqV9bKtaojcEF5PbFNm8eqvYWem9m2YYHlztX1zQoU8eW/k+5jR2e5WuW8VvdGqTkLEHGs+nmXkfWgIhXg9oa0K07
PrEKhJXwiE8nPOLTCo86mYEKMQ/aJRhwjbBFDAeRol0yGSpBQqKzc3gw6hmDKNK2Q2fe8iQckCdRNddZnnTq8qQj8iQSeRI25ElX5Ek4D3nSHZAn+h5+g3CW
PAnr8iRsyJOOyBOZPAiPthELFUEIGXnSEXkSzpYn50k91skrb6Siy2Aykzr2BVa3zqmrWwwmCrWjLbmONLJKzWPY8juPZdsRWKFSGq3GK4CFpSGNzsmDWdIo
FmkUkzRyZkuj1dQ+yZzSKBkmjabNoxvSKNDSaOWFbYbDnYY0amNjLa6EUjBEKEEzrQml+NRCyXR0W091e5ZQYik+XCgBtUqEEj6JUAowRCNx5HjiAGrUL5T6
hVKxRm3aw4WSp4VSIjBi2Ed+A+muVdTeBwLHr5LvTlYeFTHV2Ek/mNME3O39+hrqjnLqwI7LHbHkbLHkhCeQQxYlGnOVdZmmeEe2UygkWuL2oqlQY0dgw3cd
nX2GY0NtTTkoPHNwJaB6/GtFNMenI3O6ZJqjXkB2n6vYjA/EEeFqZjiYWrlTCyjVZpcrZpfN7HTMSUsVrZOoGRF7SuiPU8J+QLQ2MSvxlo5hhIsNAd6627A1
dRhiQ29NCZlCHqEdWdx29s6sEpTu9mB6EpdpUNEKtmhqiFI/8RdiD/fQF5Ks3KrCf2mdssZ/ac1RZfmdxwudP6JpGqoHsYnNQ8DQxAWQmo6Y8DbGILY8AqTA
RnAazAgVmyYFcLQT1AhktyaQxdA+Waavft6pyBhP2uXcWfon4qhaqtktSWWQiOKPmYhigRkyBI30+++YwZjJyEvFsGRPRYNXLigesvvZkd1a4LCEifRWmmZ6
lHnmneq2UHNAWjSBr2WcZvqwGXgtdOWkLAq8SEjIPp08btXOyvfsUT0ZJ/u6/PeJMKoeK/fST3JHVSoe1xYIePq1Vu7Jcq93kt3BUY7Ni+sBf03fC+fiqeTf
2vZO8SJHdV+xV3mR4VCin8er73z5psqXfGc38LVvIdhZbiUftSs0dUuYHSxhdrCE2cGaxexgNZgdNOp39lVmRh38Oh+2h9OW8IIYICym0sAhrUWbRoYRinVz
EJjjcH0vmSF1YWYnAnyw7+bSfJ+x+NvO1zF/NdLP6VLrIuwKX5N3VWvL9fRODPJD97fo3jbkAJK0acVmpuoZey/pD63y8yzehzqPgwp4N8nFQvgoIy/yRpKL
YAmG3vZ5I4kxnC/PO2vdh/SXy/I2SH/ajI1kSH/yNm+weSXFCkwwgWV3s+eZ966rLC0lEmHvyCTVXCAF4NVFj4/W9waYy6Mkf2iVqL4t9G5rWO+20DcIyeG9
+PJqe9jVtr46UWNqbIDYoS00G2h8g45ZfhpBUBZTKWxHJrFuVt7r40cblofyDuPs1xSLVUFzXE6ld7dRveouCih2Y/CCj6sxoFwa38hgXfIxrs1jt1dxdoZO
hhplvIgvYbJCjWSN2+WGXXdo8Ng3CIbUeBFdxJsSUm12zm1V3S1tF+GsXWb/2H2HiEDeUSk7VzMJme+1D3zTLbgJNQjqPR2VlEU0wS3HRaBLCVbckcmVyORq
ISCyKrT+iy6srWFua1CUhj+wvM+VhJKhM6SEs92SWxz0U985qgaxB4BcAXXRRxp119DTz2cqaTf7x9u1WTq8ttXp2quyYJr/5UgWbPMeNpNx7rI1CH+rL5WJ
Zo5ae2aCRoU0mu+QDqoaZ119bOy5w4h6msQkATYCh3y5u844RLmC+YiItxGIpxEt3hZg4F7Sduit6Ay+kXizWLwxrRVd2jWSjAyMBWqkJsi68xdkb9eC7D4t
yO7VguweLcj2a9m1WjcVfZweJsa4BSshxuyK0qB44K/tLhkVPWFU7AqjYlxvOu228WpNR4/LgGIPhpsF+K1Emj3B4juiN2/z9d+5XU/DGzUlz3L3arnzul5U
Ex1kaf8bG7DP0cy6fedZ2NayYNDYmLH7fooTLts/Jdy5R+t+j12JG9Eq7Btd6pGal/+92st/ZJaX/9F/Ni8/KUVw82+pufndU7r2oTyJb/8E+/aNPkNLynbx
AWyD14bNz2tlcbm6nv6xyrouT19wlJl+HDYZjer1o0WTDS2o4Vkf+LmqeklLzdM/qbl9QGUNqtABtw9UFHb7pFqpPr3b52a9+dFLxN3FDpAb81B8XWnd4xOe
a79cPD7LZTcOIBgcM2FLzERLpbM8Pqrh8NnBpeOfmwZ+O9t+udRkeY8zw6dlK2aZQJQqcegwvnEojEb8mmI/tGY7dCZlIIzLa4FtKqTK6ak0q0Nmn2E/TFv8
MEuG3gEadG7whmcmRVw9e2bC0jPTkUS/Djwz4pUJEZ7MrlwAPbULvdO8BO3x/ls1Nx49MjvKT+PlWzs6PzbM0flI09FJ79oWjw6X+AFNdifVhfe8XmPsghqu
6toz6bVSgRss4QVSAwJGJeTsOgnFxAm1G4x7NKyZNwHTbXCx1bRFK+pnJAYvuPnoxrvbycCP/HR6TM0XxDxd8AWFNV9QyL6gFNFNEZnCLe0IwidxDqUYtR5A
Cak1dW1rrzWr3vXGMVDNyHRDyLnDobc1V9CRnX3O7qfueAmMq+d5J9mC54WeVZzHmkWRkuVVnPdDuigh0f0FkKwj4137XAz/FpRiV69QtjCY27JBbbPVhNey
2Yw6l5cIrM6c5CxOI1hrzfvH5f5M7l+wwVog9y88115IletJLBUthRb9U/R0A6C887DFD5tPyt3ULHeTlLtRyt28wdos5V5wLkZjMq3jmSy52cut8mbeorZl
XNvJ34/YJcBmVi1XT+rl6qlZy9XHzXLlaLfjbKGsOepFKC/9UwGEXHpM0xDpopZ+wngRXI3YBEfq/MrEAshZLvNYMZn6EsKPp6ZjJjL7JpZ+Utftzwbq9qkh
dZvnE+f/Fqep26d13T4zULc/fxHU7Wldt88O1O1zL4K6fV7X7ZmBuv3Fi6BuX9B1+8uBuh1/EdTti7puXxqo25dfBHV7VtftKwN1++qLoG5/pet2YqBuX3sR
1O3rum5/PVC3b7wI6vZNXbdvDdTt2y+Cup3UdfvOQN2++yKo2/d03b4/ULe/eRHU7W913f5uoG7P/SvWTcLouIas8pBpo13zb3VI9/nXVgJxZknPFU/PZO4h
oGa+L8yFg/TSE9JLKkHBOkQwulRkulmRaanIMqnIcjEvqSIvZ3szmbEGY+CHbUJMVlvJHPWOx5hfky/5Q/XJH2h98u9n6ZP/8EL1yR/qMfaPA2Psn/5l9ckH
h43/53Xddu1u1m337n/R8T+0brfslrrtGajb3hdB3W7VdbttoG5v/lesmzjmhsmNc+Y1Tep7dTQxHrH1ft8LGOulmQZ3DM2nvgb8pjm73I3WgigcfgCL/qn/
MrnWnZQnTb+wJ03L/avXuqtJGizm17CqqT5tPibv9nxHGJxvLmd7RTIvLGEak5wB/tmHomwwdPhr3QwcpIuFy2sR70Mye1gjLoGpSfKW2cyPsSsVD9uVirHP
lOikUHvYNba+Bk67pLariFqWGw7+g2UiemRyR2b5AiP4AoMhvsBYXOgt7UJv+gIH9v3hxc4T00Z66WG3eYYejJU34NlzTXxAjRo7y9kJO56bbTuPqXmrSyu+
V+SfA6oH24IxmjwWD3vFqZaKf3IhHLu0PMkTUgkbzfJEgjL1g3grpgHk5g1w8sYmxKBirk9GZSjVFg4g8guROU+jMiPrx1qLxXlqIWDG0VGeVtnGyYtxpeZP
y3hFTorTBAQkp1uMk99zq8V3fwU86WwsXibgHOJbfZlxGmpgbB3CK/xZpwvincclNF4yAFm6wBO9aRuDeLjbaGrU8tlsQ3PDGQVcufNEYJi4Pj4BYEoTBW9o
dbxV1mUonqEtpfp2CTM+u262nDZ1O/0ljCYtAWkCnF9S7kR9zjYBGuvHShxJYEWusni6lG80LVEhgkM5Le9DrbTBWingiNP00/4yRORu33F3eoaG8KRbF6Q0
cu90GgkZiASkwSeJFivp/XWr5jZ2dx3O0fycvRlACMyhRGLmc7ZUwc3+RLz2TLe838EGnPyGfV+76FwoAVD0S/bR3QZWjnNsIFk+tpsTX8q2jjgGToPOWlZ5
3b67Kz4ly/rZ8pKT5w+95OT5Pyuubqb1s1cwkTMdVsNPvkIg2lYw3LjpibgsvCyieO5LJgUJ73Ynvxunzt5d45C+04EUf8wQQT0Pkij96e+et/49crSHFf3s
KYouiw1OVazLZIJIjsLbPy43Sm+gs5jmrtEfUEtWWfscTenuiMz+ho2zJ41or4mGeqc5ScUhVTuvBwaPTD5djQvk8VbbGiQrz8Aofloupnd/2v4hb2sXzrn2
03byxa5v04D16a9MaTpp1eTNKfkMLB67Zth2Mst2UtcLQj+l/0VpktKDALTu46AQrrTCnaSxQAcaC0v37Ra6kjr4bA5vP2RjRdFplexf5691tjS/bkRk3Hpn
HcP4OquZ3IHmJE3N9bCeisk+igNbmsKalSPZEnI35Sc+ycoqmJPLX1PEninOyZx/Cqytd3hOJ494gaPnPiXPrWZBiWtowG8BuMsrnsa+lRNe9uHdGhwYP2cf
1+UwPO/jIueA1G/kMJdx07a6KF5lvaGngXttU6iRyqgblfqxeqlaesYJtxoUO2kcywjr+bw3Wqxesl2i1Oh2R9F2o+j5bhRbuklFoiUIbiqp0y1gjP7zPiDg
9HEqjxM459kcUuCfDjSGzzFOKAeBQYkeGq1GqjGuUp7OJ6YFZZ0JLEHokjAW6d90rnEqucZVojECXOmPE431KDq2Wy+A63pMQhXsUAkUWg02NqQ2DD4NQOF1
eqYgo7RdrQ12saW/wrEOlqDvfO4yORfUz10t58L6uRvlHEyi6/ARWQrF5fwJyVJb+VOGlcTqjZi4mlG8bYx02VGky7YLe/jrWYIFDlSiYAcySbL1JFNiyAvw
FnUhS2IIkdVIq4IsiSFZFB1G1pPCF0PcZApAcJxEvZGaCbrFfPrOe1H0nZ/UGlt66TSduXVIx20Z0nGX644b0umd+rnr5Fx3yEDIhgyEH7+PA+njUPo4kj7u
SB93pY8z6WNf+nhkaB9jveMAQSMTPqHXDzv5Ca1lM5/+X/zfd+nruubX1dXXr9PX6ebX2lqHtaKMCCdT4m8D393p3uTsDG9yav48A2Vv9Xy9lp8ILxIlAYD8
uzW5kOC865EZsN9GWxegW6vADXw9aC0etEED3CDAsqwsPW5T5LCXHZb2SKJZR/JyIH3oAM18WPZHBD6ZscCEc/3iXuJu3CTa2Ld3mg/Pq9Z781Tffvz8Ayp8
IG+r8FDeUZ3ymqum6l93Xjl1/yDVtkrA0FvqjAdI6rTLbz8Hh0T14xX0tfxSu/Dk+Ve1AUKmqqE9qxxLderlWHOUs5nDAZtnECdvokHFRs+Dju8gSIsUxUjC
BWPECbZV5wpG2KBCY8DEADoGCBId33XJXKcqdvTpDgtVqG9Ukm2hJCoC1DSM0yFXcHLcA9yEP/Pv8b9Pn3+IPvPHf/+V8w8dUPTTm/JgigqtLvpK7aJP4yL6
fYRkGDqoVg6HhLTei9PdWpE09dq1grq1gnqjMD9g/vs8vhiKUMCP0nwcwzCAlBiHlBhjKTFk0DF2YAQzkKVEAIGwBblOkBIBBMI6ANqsZ8ybkfUMdjO6nlFu
OusZ3qYNKUGC9UINrGjcisqH7v07o4jovymkv2BncFPlWxuYeZU2Le9yIry4bdUYCQNR3bN+LzJncSvL9whswZUNdSVrrOWQuUKiAsM1zhLJ3OAAZ4AuhWzy
9blploCK+ou36qZZwpgSJal6YuAo0pLFOkWrJnPeKnB6IeL1dvTRSRkw/GhFQh6Zj672ub2W3s4SU5HABDOwCMyokpTRoPlmWUoCsqLsTra6zLe78A09Eom4
9RCbtKTMVskxscPGUix0dFpygUXEwLt4ZITXhFqkhVrCQs1vCLWIwdgTLdQm0RJ/blpi0kTe0ezhnusIK6RORe5qyFBgdeUtFVzKKC7dS0i3RG6DuyPPWMeJ
5VUmBXiG+4PmhJIfR6TGaZ6VPZOhZ1LumSH1iQDOFAFA3pDeo81aKsYo9uFXBfrlzj7aKzENxhiyYPQ1vf1dmUP0NtVKLdzOJ28tCctWWeOSVMejItHkf1ku
BJGKwyWjS0EATkPD3dEHBXMsbqAleVIbp0k5TvV44Sd9j5fdJBGNK2LYSNG/4AOj1oguZgQ0ao1wzluFywJjE60RoRkwgmrrcSbYkEsqfan+ynOORHF+67pp
5gN5BnVbw1ESY/5Gb2rbWnt8kbw2RBlulxzL92h0NirlH/eU8jMSh1lHyFVCIVcZNa8xaP4k+u2MvXz6i/gdIR/VKJpwdNgNo3JabqBW86/pjQEQAkjAISmP
gCgCfOgNuX1Nb6Ge+rQ+MTppl+YfMkVohi7kzATka6BN6GUWyBRhjp+ohBFuq6iPunTpyNXDAKYH9KX/5gvqkWl13Kjlo4WTfVH49sR+cMqfsobQAvkpTdcO
ZlALdbAvafsMxtcLRLyEDJYKTgWcpMURoNsTINrhZUKl4HkewaoA8y2DZJkAI+OkCiFRFuEtaqMwqy0SLE++U8kTGiSZMO/QA325UQh4FZYvKIAXYygOvxVN
SGoH3oIUvAyrRESHsPB5TE5isY0gnxQdFvEIZTGF0NA55HY0TBkVCyoakNspRGFdbpd6wST0ggy4SGGJspUalK2Mu9zntgKJk5gx+UhNk4nrGtGIit+UR1O9
xbAnaopMXNeI6PcpKoqtn3yyVlQo1k++qK4RLVGTtYIW1TWiM0QjmhSNiMdBYDSibikcuuiWoOqW5pv7Gt+WWiwwwmGL9AC1sloMjShSS6ARRWpKOukM6aQR
6aTJ9RW+VFgoake2mwYGtDBV1nUl899XIz9gV2TNHXncuSZ39MWO8aKLX94pjjhwcWm/PLMnyzkne+huuQG+WIdTUhFE7mDfxaHT8P06SO7MHr+1jtfnwAes
t4L2OT0+7gWyKx13wXdLx+dsoCH/sPLdumTxaVKWnie00/zY7Ffv1hSt7Lu95RaNacB9JLvfTOnMM7UX6onuwbPEY49+vxRsCcWHrc25yy+MtNeQvpuNHzn7
kN04W9JjIyn2g3i/jktGAjcR0mI/hFOY+VFZwmRfLjeF8ClzIa3OcEXLzUfne7O+UAD09M0fnu/N+sLVvZjztFV8hSb6HnrP0Bf27cZr5O4Kd5LUHjqQTli3
P+qzlkTsm/J0ipaFlkpqk61Vn7X0ewflkBCqlUMnsrwuAkjERXNMfGZlr70pKreux5Vbjb1dOMjbOChkT8Frzg/MaP1C/bHhy60IzSwm0zCgYwajkcRozMdI
dfnYle+iXZWy3atkO6ZD9q1beeQlwqfmsqoptyBljcSHezFnrRkFc+AmUS2x9QHB4aoWBIcL+QEo/DYEhwvDajUS8CA4XHG4uCpZL5TOJDg4+UFZvFmKClic
U9AXep+o57L09yuoYc9Ampf+WJ57fmPVBDwIiRAjbTyRNo8GkbvTucmhPxy9ndFNlWek3LKTIniXGfOTc6+j0qdJFntQfQxFV+BpSyKUM6BJjk5e24fz2UPy
2wpJfV4hRDsSPsKu6FSGdjpMeUjltFYe5nFJ09feVqnZymQUNNFkDI5lu9FUPE3dykEZlQ5KqmZtdY0bOJZWY3UFppWlcSw5yc/45jjfDUQHKjgIQiEVHqSx
DMx4Gl/Bjt4otd8YtR0oFnrjzAjcVmPUeBgCtBDSlFlAViXZ28AVlBML+TKrWKe/T+gLVuvvk/r3af19kf5d6e+L9e+T+vuU/j3T35cIq2QkXFgpWuEGNXKx
jM+L4V4Y/o6xGsd0iNVov3wFtWA9YiFQebVQPq7rqwn5tLqPldPiqmK1tbiSWHAtrh4WW/EBYPW11BiKIWV3vDeiOjDZOlDp2mZ11VogiRH4PazszczQlho/
MK03CYOWctRI2qt+smo7G7b5VQJcSnfiEuxFW4IUMS3xLiIIEJjxbd+Hz8MDHH6d+s8QqHuFTCdlM2/ID+5iryLndBktF1a70D/WPB4vwNtBStBlssSWws6v
KbJAAvCzPzEM2Jex3tNwd/hzujuG3iv+Dp/t9j5rqaW/Q0gi2TlkMLqEf+b9t7CWyhw4aT/7wC2Cne2b8ARY/ZcZDKW/FC5t/fTP765rK0IoLxA7J7TiXdMk
aqIqrsknsmQgnyKG6oBKG4tS2+GFhBlE0UOAlUNtvysKEpQQ3lV82pJojnLBFjrob97KgVEXYK2h8bmZt0KYD1KT3B8tlZbhnSNtI4vK8F7plr3SNb0yeBN3
h975QKfQeoT34XqYGpgJwrZTSAZhnNb6CEuLXwKiljMCG28V8YNRWz/pO3a1eOwK60N9v9/nEA+O7uBQkz/bXbpI8Gv2qd26ySwQkj/kCzH5vT4YWFe4B3wY
1ivc/T56rnifLc1/khv0Eb9PZ/Tr4KqTwaYf/s/vfPLf/ezW8w/RJNnyWx94+3f//L/9lKo+/txUHnM1Ps1LQwu4TbXvwG6pf09BBVj7HpMOdKpgDY95YqN6
nIbhiXUEjN5DhqojxPOMGpLiVFYmaztGocY7Cmen/qiSuUMyaIqeMtJjsF6nqpU7q1auqpNVnKoW1CduH1ojLcjSbhIc4hXHXLwC9dETrvTwUVd69ogrPf2I
S5qcdHHucFGrEUFl+hfRDO6kMBVnHOLgRhz34NJL0ETmxQL36DtYdhe7dt2y639I9N6rK+pXWuC1XHlIE1bqSKldJbr6/ZkXsmJUjuvjC+rsrdRq7/I01yiW
AUxACaLyV1mvM2bnlpwRJecJ9D27BznEplokHJq8/PUzejA6Rq+RrG8WFu0ylEILQN5D8bXe4qxxToZmXA5gcztap2kNweZ2OF+5xTqNX5wMIYb/fLcmBzkZ
gi+XKW4SIUNClrti76fhwnDajman4SzPmKWupRLI3LR8Tw6kAo2h4orqNGhIqq4GphNXb6d09XYh/4ZXyAFkW8Twbx6jW7ahZ3ewnZFVzJGRxNsyN+npIx/9
4njcLyqdVzlDeg1v8rTUhSRXC1JkhXsiJkWFjsdjMIKtcPe1SHmh464WqXp0fA7w4HQ8GZNOZwLK/WIXCW5SbtVCtUCNqzEu+7PV+idX1IRoLVyO6jrSlwtM
bJSQy9K5/cHAL/RtdV/fYnrjc1wqoDyoXqvziV4bDntS3dxjqEi63j2J48h69wkcR9e7R3FcsN59Gsfx9e5xHMfWuyfGNMt8ZIaDXlOO24iS84tHvL7Uis7o
CD79JgnX9xHH/F7WFwGIDyMCL1zjPOTpzUt6p/GBKzU8v3aSnQagfx6X6Edk37pLs5LU52ivI+SyW6E3MHCOVlc0OQhzuG7lq/ziIY9KfCN/fAScWJcJsWdn
08jXV+2+71e2/Rsapb8nrmddFpX2F2ZgKQDQ6eYcnEGTeoIbBcMpFQxn6R27tRKWfYHFiJPUppltpllcTrMY08ye81ZBOneEyrmjt1VIkwcGSbqeaYTpivc4
Qqr7iKOpf1HIX3I4Ed11Udu0D8Jc6MHS4TE3zbu8vn5wp/h9YUf5Ir6WAI8AqGApwINE7si+xDGC9OVAC613dKxfnFnMPV2/bFr1mJ6uD7Vkuh5oYboWx1sy
DenMI618IY5HWjlP2KOtnCfwE628MT31eDya9uX+ajzytKXzjWmrLz/Q6cuPteFbnwK1X/hdcX1jvqIqVj6p2lcwgtzxcgrxAKomkrKn9FxL1KSaoK9kO04C
Q3gqJ4t507aH3/L5q6l5DmHTfei89cp5S0WbeQtfg742Ml79U89y/XoikaqSGPTHgPPPKlJkfvZsGdbLz6iaiZ5UluODy2e/J79lX+E2P6Gv5oUD5+mMQcE7
oaNK+VdzHn24wGgHZ9v2Tix0Et/+tE3mrfNaNon/CTKjbyQIJhStpMl+24GbZelbeNZ4S+8UlzOpR5IYdJdODMp98bFoewCGIEedkwnloxegItNVwaE8vE+P
343/9gqGn8M65qkw+w2mJwoeQMDJwfuUfRXvdAS1mA6G2vtwGrhkoPpUK3tnanSc1XWkUQuB3U7dLo2MXYrZ3nPMWV7u6SRbpmyBxsq+QnjUyYhbaSSvlkVR
KYuCYiUc8H9i6BVWsi+vYfJEcxiiw28VOzRq2KFwiIMMqLJDcUVQTPdF5JBWdURkrFM8aj68T+TMR9mkcszoF9kYFQp97TSVrJL9hF546Qe5NSeb2/rKht5R
290PJHkRlVmGlynNWgaozcVDtVnySA7m3XJVONTLAJ7dJwHlvpedRmnJGJuyY+tSHr8j1Fy8sWzlY1eI+3MMJY2r7gNq9NA78lOp8tAnNyHcwLKOf/jKzeUJ
DjAqpJd/6ORRQYtQkV40Rc24E4ZkUO1MLat2plrDIgpC1jNbAztTaLNQc8Asa/TxMvSxc6S3oBTdvYV6X3LhpslVm97wD7144yG14AFgYx8sR/ybyvii53ZW
PDaxmUCr9ctsuuWJP/n51f+fZ88/pH9Y928P5BPm8x8cyCfp8+WL3/SeY48dyhepRTTIcWYjPfUHHzp0IF98gB67+GC+6KDCbteigwcP8AXWK+5Y9MD7cQGd
XcwHvoi+mIs+/Fr1krfv+e+Psntu4rEHC3ebaO2BQIRhEP3pXdwK8IIvwiHrLRZGEhp5i6q1bLFafKh0Dx0nK3jqYD5xCDWC732E/7ebXlG88H/4oQOI4z5E
y0W86Zw//plf//IZf/xThzYtPmDT/1/+oQOHqHZq8lC+hH6Of/6hsQtGv/pvDm16dtPf/KfNX/2PH8SP8aaLDq++7o9f/7XzDm0668ir/+p7f9V/jG7Df70z
qmpNHFRTB/nyiWs/vPDaD//Mh0wVfv18KeaN77zxvZfe/IsfNE//+5/C0/HgX73p6EM71v/Pxw5tuvfp57799Ld6P4U2k4e9/N/ws9CUhw4eqFLulMNQkNQ2
Z7yd7KTFb+9NMDEfvkzgCzXuYlrvzoCrckLFB3BkabVMBJDD+3dGAIFsVzkXMyQnCaAWC6AhgzMCqhXEi8MCyFLjVRPEBw9V3XIAomBhLUBuYSWgWCCsLAUC
zVkIU08LlYFYIZWpsQOy7zimsoMiYW6h345aHEDUKIoW5xLOfkxiZcHnrDoX1lynWppy4F0zYEhog/T6ECV50wmqdTSG29utXaEfzNy4HnKJbczIFIAFZnLp
3WLKLn3rbsnzi/WSuN8siS0mAzXueQOBGRk//BrngGOsXw8rxWwfvUQupQ05E3Oao0QuRSAPpAc/yfvz1OEHHPbSky7ea2ErA66FluxFq9YK9vd67BiKs6fk
HsX1EAs85dhh4y/v8B48hk7HxOvO8byYI3ZN8kPMgczst8PzTQpEC3K/VcUo4bYYeyxmNWsVH5BFrFU8Zj58sL6adUqTvMNxWLpl04FI0K6I/M4we6gjp7U9
1EGVMlMM2HCpzRIu/VJedFL2zQpLd0ZV53jkFdY0rV90UKRf02GSrGE6ZGQM02E12cJ0iMCrucKyehOGwCbFhjq1FDoGTUw/qvGDRpYfEwc4ylGj9bPAIo15
wyAGKm4fbhKOV09riklbtJKUO/YT3FhpIrWPjThI0aftMga7bcTB4E0iCNIy+np0vYVA67H1FgKtx9dbCLResN5CLPbC9RbirSfWU60Rdm2tA54vQ4R1eWZ2
jCe2Y9TgavQvAbMrInhSpqeSkA1WG20TtJEKNRqPrJyNcB6AbTOmIt5Q55NFWtRH95e1JRPXWiku1be49s6xcB9DUvYB9imDn301Semr6Qy5CRQy2KaRYZFw
oKD2FXSkZtXQ55CKNndjW+bcEpWssDaSRuNIRE8Hw8rDQWFbSIZVB8NqAQ4YTx0eTxzXi2g+mTzZJ2+tbHRAITqYl0tyjBYd/IVq/8MuPWOhoVoXKa3JAMsN
wMsJCF1wkg1weYsXwAk82RC3nP4L5Umac55lmJFBomTc7HN6GLClWNRCsXuJMInUhWKbNxy7F4lQHC9lVMKgwm2fIzOpmyQwAH8XTdGb97ie4ywrSTiHMtAy
HmjH7cZAw0YInyzOmz3QZPkcR+ZRzRvRKongOiURnM1SdLwhRMcFaNuWrY+Mc5g6lQjF1oeuhhlBEKI9MTMxLcoOSOSpNJg5PQoZnB4Oq2lItZDBOYaDoiFF
h40ksOgAbt0WNrcnhFqHc6gAB9tz5TkdUL27oH+7vJ+3IaBIe6ehmPtq9Io8QVA4ncUqTp/H8BmUfvR5Ad1yWR9fF+LrQvq6lb9O4OsErgTHN31GY47iwyic
b/gwDkxXC3Uod0iT2h5oyujXJv+OM1YDEp78vrG8byzvG8v7xvK+sbxvzO9bFWjWFbJS17vIPxxZ7yo6jInjfoE47sfXu0hRXCj++wn476MqOKHbYGz/Q9+O
SvhZ75o81rpDDN3hSZ1IrNxmaoFbTxegupwqkdU/5a4JjcziSSzVxUNOtXUSg46ap+Mq6wnwXNOJj4Dnmo4POzj7iNnEKWEqoXyeMqOWFyc9IQKeErJxwudr
mbVAiDjGVaLzJruWne+r+5VTGvc/epfcT7oLVWk1ancO6Xp0WMe/P3aX7vVpeYVl8gaqCpdgj35Nga0KRYkcuDAO4phpTheqlRj1+Dler8scRYg3LUt8wgKl
i+YTiYFqubFo6den8s1Q3KQ6qyzLMEwCemKN8zS9/MzXntltr3WOOeA9Q+C2tIaGiSjbu3j3M0dsgawYuCQjGZcOnOuWCK/0Xk/rLv2U02NK1cGuTOTm2UnI
fLr0zcVwQWl30X2O4+x0yw1Sr8aQyy5uIWQ4ymgG5v4AEAvniY9gXUn4gHW7dg1/D0pPtOGtEE+0K6TFCDBicpWg4Yh2hdfVZuqVdX2hM+ZKMKUx451Ufmi3
+JCsglISlSVu6ABxWJHYo7FYpy0yfioQB9WSWR/XtusCagLTNE84drBzMP/DBQKuzVAr+OorF6kpfg3MHmFciLvV8fW8CFM1kD3gszM0uHiKUVTN14voq47m
5khh+wKJzBWriqp0j/azKz97giMTdLEweywWjQgnk/pco9zX8pZjhrhFOBZdXmaA/GJ8dpsluEAD2ZjkDwlUhkNP+H5MtAlggBA5Ru89+MqQCQhJ1cZb/Q5b
iMmAwiHMHJxTwDgYDGr8+FvQxLd3vJBZOzs31TiaQy1KQ4hSINdOI2WSUWaZ8JsEeKic9e46SdeIagZYJCivMETMWdnxg6fJaYamOM3QFKYIXzanRhnCqI61
Uc2k9g29MjV6ZbvUK9smGm/4rRKTB+0S9rjDDsFWwRHXEVbEqF2HxBDdVAJTYkbBUSYwpVWubiEjV+sN5OOf5MAU/XCx1/nhZP/VkSRi5Y68ueR0rebV4C9X
bW4iUDR/rTXuVW3dTavRTaaRdyrnsbxjlpZwz9Yp7H6WiQ1YdqrPPz1Fq3RiQuFYiLFXsQuHYhU0o0HWa55FR4Ur3HV5diAfgeg0PsZRlR3MM3ijkbGgHOOB
e2TjoXfkzqldjc6gq9FpuhpJWzqYj6mxA8r5oUPWGPVpEV00lSdH8vEHckc5B0qvIFW5dKx8qIdNZxqdyull4iV4b81TKLfO4Sl0jKfQGfAUOi/YU+jM8hQ6
pafQGeopdMRT6PBFzqk9hWwohBz2zeNXPIWheApD8RQKtfpsT6EzxFPoHKJXHOYppLaCp9A5tafQmcNT6LwwT6Ezh6fQmdNT6LwQT6FTUSTWPIVO6Sl08KXp
KXTgKaSBxhj+I2qsqnM5hKgZqfsmh0xcdMR0vpinrZpc/2NN23yxnrgLOdwZmgfvPjn66+JNb3zr438z/cZvn39IZTxkR6jhFhykAbVYjVw1pSZZ0YTIp+Fy
9BZWakhYXoAoOM5DVfEWcEjQkp6Rng95X1PK1WjPMZ5DW9I+taOw8stz89ZxcgbaI5P2mOT6hoj3Zn93VrVINtgi2SlapDeJACFIJdE2HNE2JqFthBUHd3In
qMHKOHkGpRcknRTKxA3UTTZoDx2Ju3KYW8/rczI4lXPzNlyAHW/SJmxNX1HfG0MsAP2RXJIwNVokvR0IEgxrTNuAdLB3IAI00iyACC3twaDNhPrcsPHYwt5I
d/7CHSV8UkSj0+VtOAc/av3CMfh05XeUJYu0za5lyUKxSj4AFSWrNEIXNdAW3rxcrKz/dE3u3kAfdyp3R7Hz+m2FdaEw1jDoGb89ot65Qsm9tl3Ppg+NUiv5
81atZTSvmE9vFGZ/vVfaweK3D/mIbR+qLJDQwsLDippKYFUI9Sf7/h2lyzgS9Y9LLDnbwyo6N4IJ+UEbiH432YzqJ92thHGdeoTd1XnQL66jVmHyQZztcy6B
YlJ3wKJxDDsSDHh/NWD9jFoX+QmixqLb4PlZ62oUvFR+TpkMhm7ERYgvMpdcB0PckSkWy8TRKWvYbcDY4pOo/3fbLXtniPrTX3CTx9u0pQUBvvXKFN5nU0th
z7+FQwSEOyRhpDhMwu+6wlVgdsaEA9lMoA3MP2PPSbzC3W9LFPo+uzdS22XANZocXnXvW89Ab+37OHaq2mGoRVHcp4L7OGI2zv6enfqjGH+Fm33qVr13yqOi
4WV2Sn1n41s3lu5asFtuy8fgvxjdtPBn/urXfsv95HmHegtUStKoTcK405tU3d4iWtsXUzfF2udFxs79tgEV85DAcaFg0aRFeLFAgdW9XTQ5MUF5CyAu7rch
DD99q7Y/77dphg9NckBw9li7sbWz8CDp6uMquGIqh+NlIf03/nNTb8+Dn2trMnmdTjJlUOqWlOkkS6DATsExOrQK1KBTmB6IskdozRJB51gCOA/RaEbV+NsP
0fPpeCj3r5KEKqffW2KedQaeNYVnnYFnLTnVs5bIs6b4WVPyrCl+VtUAZ1Yfz5rdFpMH8zOpDc6ktjiLjqQUSFucKW3hFi41g1RMQeSeoZZQ3yh1imbIy6t7
Z5BctmqNskQ3ylnSKGdidILxknENz5C35qLdU721W39rV97a1S2sRngBHeZ5HZHTBteqeI5p0mQGfMY848aeDMls013f/L0Df/dHj/zUIaQnrXB32QfzHq/O
C2iV5ojLKvba1slxTPR6AePbkckJC9HFKr0Yg2mxwMkFAid3Fg5Z70wcJpFkr8V8W/kH6GuqzjxAP3bUWQfo0q4KDvRymj6uu1FbMvuYphhDR0xZDDh4L92N
YolPFTRcYUqdud69jEFi3MvpcNZ692o65Ovd60S/5sh4ungbUvinIAbzavKItoIi1kkRG6WILVLEVrp9Hd2tzVBqpK29HIctVGc6bKQXiZEjdibqeWHbFUC/
CpPnyrL8SSlfSfnTUv5qKn+Sy69SveU5q+U50/IcJc+ZrD8HosK0Ck1mF9iC2H1j+U7a05m0uJ2l8lnydUTsV1c6PcuDg/nSykTO7akqhFctVb0H8p7+9YS8
zbgaP9AbRwV6pXy8sjbljp1/qDee0IO7iODqUh06+IAAQ4Ry9dpUsxQfaFnC6ISjOaDK2IApGd/0/sf+/LN/edPn/w0NQCpjEU4vojIm8WESkVMSF3YmiTQb
zmcyD2TlGik9PG1x76aiemXi3k1EA2thDbRURxzBXe6JYezqFrPdDAXpw1g4btPRWes+bQPN71nHDerJNRUwtwGKyh0D0uPUVgKOb141ZCVwiwk6M8ErAWMn
u9qPIHjOiGl2C8lJ9eHCR3g3x/BNXNA2qQwMhhuwqlipwSH0BpIkPI0Mus+yjYeYY3lnH+msqSeszxIDVgEkmxbSSNESoslT0jMhmlG5iEQQcQAsGFZ7BhxB
/i38RMxKy86QkMRbwX7AYuEFuSf56hB/wSWs7j90Vtdh2BZSPW4WRQRKiI9vrJgYZ1JS5Xsw4ZbPioe0UUWltqx01xXPQWFRXnbCJF4/Z0uIPH38oS2wvSsZ
oCAReNBU4+zZw4DlSJvuhQ1wOS1A5b5eMrCxnZZYo60SwRUBEIa+yCuOxX3W2wx/UbLCPWZjvwjyqKOS5SQuunT5AZ2M8hxf/7TdpzNVhGeyynrOEQPj9FAP
BVi0GJEVLFMY/uy93nX0eaFfc7KvVbg9seBOcDa3BUymGbXvQRJN3Qd7SeomZQoMJFH55cqp6jzcn3nGkqASRdifqGyqN2zrjVaOqM4DvbHKNKNv41TZI0Gf
VLL2fSQVvBXu8VY+cR+2PZG/CBiFWpO36x4WNVHDUrVJJC18oLcoGThLBZ5oNc6MkVwa2/T2+/C/R8//OebBJTE1cohupkcsargdjY/4EWrL12HTUPeSl32X
w6MXQZ5WJ78nJ3Gq80C+qHrKZqHXHqdnj9eeXWqGyzaiFCrh8/C53K/PRkcP8Mm/4KSNxXTJ4gfecajHjGSLyl544B2l4vtAjzlC9wV9Pfr4nqbHrOqa/8fU
Y3n3Qel1ZDFzas9Dfj/7/By5PcuRVdXl9vB7nCd1xKc3ovNHfdLFPPzyhL8GmyqemlrrPoHjovXuUUey8I7g2F3rIna7WCZj/qGYE7CcfrHM5L89xDlZ/EP2
a2/Vo/UR0t7A1Y71M7pBUDcftmUIP2SjNhyU+7u7NG6naCNSy0eC3hISbfv+FJpJscstQm5WsUnOYI+6AUGIpPkMCAIplbQMIV2PN+rOgFaxgL7oX0GA+QOH
js72ZtwLA5joKthqtA0Letf/1DlCDMb4xV8x3+xirBcXuw64vaTYZfeQHtcqYg6ACXHC598ySeC6l9qGBA8Sh8pZLR23i97+6yL6uducstvOtg85tEZ7q6yD
jqAyH3AEZeZ+R7Bn7nXQkGTAOdiGONu+A7uQdN3twGzwGG+3hev2OpJqtstBbIqnsnPtT6JP/Q3WJ3AMN1jHdF8/iWO8xuExEOgxkJxrvw9HarZHcWxtsHhM
SFw/J77Xx8au2WNjH48N/iE7brCm79TjYJ8tr0N2qK3OKLkJG6OmPkra2HX7rrM5j9v6Fxol35XONdrssDHD4QRxW0OpSw31bUKK+gOnjrzobKcly+XbG/jO
HzpAli5pslERUfMGvUXuxnmBdc8P0ZtxC0FSWIq0/2PjA1yJvzYrwHXSXDfWIaTLAOV55pqpRcX+j1uqZr8LEPg3dGaZifePob/wlm5S7oB4HC9ERTTk0Kyi
vmnqezlG5Qr3arJYorIImAlGGF5+/iEyGhfBJw4X5ZlXTalEC9ZvmULeKGPlMnr3pPGy823707fJCwiz8Xi3NuI9Ihki39ahUvSiG/PFp8qRXMyjp8K89aqW
Lf1ZizY9vOQ/XnnuX36btPtFOmJtc1tSdDHxWWHiBiEbNk5kzn7Klzl8DCnV7gbrYT03H+JgpiqI0uYQlYN3BZcyOqJ9+qbBVT/xNkx1y8ludSLy5BFHJXpO
ewOJU1hNWMBhlUG61Acc/nzM78saBX92Us+dOip7uro4rMgymmDvLRpsdJWR7F206cwHT2x5xfPfhvHlqJFNb/vMS08krxj5Kf46eIeRVSObnnoS//sG9dYI
YwpUeMZqCc2SmoLGy4PbazF4Bwhm7RIZSMs6kXyMqiz4fWWCEAOpnR42zAOcOxRJXm4sDVVCs9avLzVtTvf9hpbBJ2wO+X1BT3laPyXQCisESvWk71RP4r57
Rj/paZvzfHnuQsWH+o5cGjRIWkUOUPF+n0wcHSniwQw85hevlA6nvnzUQBDQsI+qWBHP5PxiRMhqQKUcrRJ9sWIVi3mkkQ5LSjv0bVTd55ZmfSj7W1P4Ea77
B0iLwfGojexxPTo1iQmNCllzFiCOyTxHatG8FqOh0smOa53shNbJTmqd7DnWyWixDmpDg+fGC9HP7k1mrcFP8BrMP1Rr8LEh+tmTuqeemKWf+Qnn8IZ0NYe7
62Qwaj2BBviX6LJJ7jEmeq/106TgJnIvqR+nk8ykTqBQvU8rVI9qheqIVqTe40gLkTzC/g0UJGwLWKBvcZUNWhdGTQEqVlTlnZNxhtHOOdL0wcGmlbPBWoS9
qw0WnCg24h+ZkoZBVTcwRn+qgZyFpyZaI/DGRxOzq/VgOwzZNnd4w6P0iyDMwy1xVj3ZP1pXsW74pSVccZnAu8M0Jxz/wksFB6R42j6fLRU8jamkYd3nstKb
FjpLmpJ8hNNAQ1nLQ4Fue9a6uG1VUoLWKAkywRXK7ueehsTJW3VUKh4eOFtDrSrhrHiBAJj2fap1X07m/H3A8lVt0jZqSN/Vx5+bUp3alyr9Km+z27ZVB81S
NTAtYGMxKLc8TK72NGRP3qwuw+zk7Xp1PcHmOXhf+UR5XO1h7frDPMH6qV/PKMk1RCgmk0cgKJzgpEvEA+CzlVmVVulpVQxI2VP7DMpsKiizJTrUeZLqxbu5
jFfluXCKMUA6bBANWN+mT5xGwRohUO11JVY3KmELPpYNYCyQCrVl86k1sPfEmyLnsVWvAVnxil4V2WPaABt+5wmWcxMDt4th2C1BSrvI+JCa32hqztUWx1EZ
JoM9Pps3CwAZAxTTNsBjGMVUgAVCkyrAadR2mUYNTNJUY5LifQWTlBMGQkkYkHIb7yywyvUXS1R3YMe92UWSAyA1ZujklBZplOsNwq/yGxr41XoyRFoGZQ2v
LwsFg7DIr8qJ297FbF9phMU5XjWQV/WkSnhHEt8D8KsGg8szg4tD/rx6fo+tQ9kDzu/xGi5dj5sj0BhcPEi+v7scCpwONMkWvbzH9LXs2eUXCiHCwVYe0SgA
x1v2IAIhWIfrMv4SZ4LYJSycV8LChYU9/Gm2dK+tfIiu1dSsGxDfRQKJJhJ/Un1YoJZADHfXWBqYM5ZPWZ9aybIkRgDYptPw6IY0JgKMiaDNW2sR+1Xpw7q+
0MF9VnuEqBrrRJCaVQDEO6uFjWelJqzDqUm9JEcl31pabUoxFJYtYQ9e/Qc9qXhdS2QVw0olPHm18Iu/8D1eoG6yb9ZL1DH7mjwpwwYigbi/oE6xhBgAgGfy
uFYhk9gFh/d+iAQrtmiuktfy4WNHe+gY5qjh1Ym1+5mVWDQOCo10tDXnMSBSX+vGLdGNE+45HNYJKFwC8wI34rFyL6uN1f3fqe7nG1fK/dMciQhXoovgQ9b/
kuXuLruX4ud90LYS3oVv4/y9NnzM+OUAteONyKRa615Hhza22hKoAZcDX2ete5lR9xL2vSUMMKXVvQSDR5/X2l4CzciBsgcsTlL2PJxaIpWcRCUYwkqrevzG
xyxaK4w+l0Cf20LqXMKoN4lW5+jm16GFy0Bpo81RLbUyF9eVuTfSFYuBdcEudqN8R1r5Rlf/rSk3Elxn7owst6WCdMGRknbVKHXxLKWueW1ytv2zgPZeZb0J
r73KurzHpb5R3v4yyfdjbKCSANARAkAfBICInWMNzKqGN2d4URuVxGdfakc2k0zYN0nwiVsPuG1VbFI0KW7uF3d/HDoOPVYPSOwZCoSQq9xrj9AS6fNo92i0
1wMy26q1yjqPBkkLYxO4OAHTIMQDM6dLyg3KlJmTHryv166xniQP9DJa8MBnR/NnBMvThUhQ0UxOPzH6uRYCxlGVrObOQrX+2swWheyaio4zZRaD0TnfpDeW
VNR0ypO6zkMznccljLs4wsK4Nw5LhyXLGDC0OYh0HPvHcAS7denis69dszAIYhCj2fuSBbyCSScXIJnnKmTzcGaxA/Yg2cfJgwsR493E8ZzXK9VquLDQkOuD
tZyjdl6zdgtp3i28Avu7unaOTpIva2gN1tAEd236D9977vGz/vOv2/SCCw/m9J7lmaumQAxKdR4j/Qj99w3Be6l2SHf2EvBfxaiSy+ut6Ia8yE4MjUUKgBcJ
UMsE2mBQ0wb9EiOEV3ZO2QTiH70wpwKQ1rSgFk1koAMWNNOFkvKSK0liB9w2pH+TeZtUO+75xJD3ihAiZlxEE3gLwdST3W14VuoFbOp/YMcvTXonYTpcAfVQ
Uq5jM7iQ3nXondSewxrQUgt0CqN+3IIe34pttGa5zMmhMVMMx8upQ7Gz0oy4UoD7s6raV9SC7viFzKUct26+kGAZKaIL2xEWvMR8C6EpIKe6bGC6/7+Pv/vC
L/63vdQgSa3lySKLOD871v7fFtapAIfJpm/a5mh+DKBSSPyTuSOlmdGSjdIWKDy9GvUlaZFRiUcZ1+Jumh6+tIrKwWzDaAqAIYlZJ1xlPHStf/6hm3BKkV5Z
FX1MgXMeVwB3cdHC6hTJIhYr972Ix4hLd8r+Xy1X4CWc9PrVt9Sx78rFLSi9DJGQe2JDulLh3tYJQw1u6u1sVYrcIHIMDuNkH8G/YUkiUlbu7QGfk3Nhsnez
skG1OfYsb9i0C5dDRN+i9Ya0r0JSLTZwTltAWsAaxk1xEUgSoMpKBZqj4cPs7BWaF9uQ20km52no7eZ10XwukXjVUKP1MXtDWiOxSUVXq5PYVJCu7WbeTLuZ
NxPAfvDmJLAJOGS2AqPwSgKbEjsvnAM7b/itgpwXqg6HirTrgK5gBAOsaQ3SPuS3lrwZfA5KNFdjgDO0hvbtFU9zX5snS9IMP3mkUnJqwQemVQ02oGGU+wX2
HEwXYW3EhKirUqGYz6F4KcI65A6142RVdgA1Ocz+8dZZPJ+I7YvyMQmvZzqNEfQcVAFaOWhVGOFsGBBlLDQZMBNq9GBuSr8OaS/tuWVtwH1cJr34ZZdzyotH
pVLPLSSB/pzwdfFOUPuHDhkyHCPN2S+9xYXdy/SKkankAl4cRtWkyt57SC1+4ADifxvtNwWZNkFKAk79E8Out9WixvcpUhWFOqh9X16lZnBy7RStRGfUQhmX
kNbAReKHJeUPV9JZegxpnAILwpKw6qYUYM6TSClijrla/4CKOtQOGY+DwoEejqEHuXpmKWiX0HtHzEwhJC4dIIq3a93XQYdMqSUH6Q1uueG1Vz/+kvNkQQP/
jp4bKurntGxwkl23eH7f31sgf1uizqgBteRnSTJk2Tw9VbviGDN6NX8/Qyl1pmofMIV86NCB+5TLKGpnqDPL6L5DZYejkIPmklS/PHZD2OEjEe/D57206fP8
WDPjI4PAEA6hvegMucm0sUydSKYOc1tkkABrymkjEBN0AfXDVG8JVve0lDGRcQN1SxnDT4zYDSTYMHjuFyo3UCRuIIPOqQSd8yxwnBjGJfg1KvD2WAQXlpUM
CSoh6RZR2+Mdt4nGXKahN0pzdExiFXmp+YgQvJp095EmIySPPMTrLSdNo6c4s3VaIhp7a3lFDGVRWz00dvGTQQCAN58h1eybZuVEqLDE0a9HvxvPo1MiqGHv
gg6TeevgfVALWxqxSru8agRJ1ZmSJukXd0umcpJxtm5Jk1Qi0iRzINIMv5VE/TQNjBTOqtVwQHB/wWGlsO8H1BL+BpZI48hi6rM0kQQUZBswHMBVCDZ1qO3I
usKYps6h8wc4xm+sKMFnXESzj6GDO/ShQxJuHBcvQLYVmzSJEBGRzE1hkoz3UihtNI8vbbc4JQkuFUjrNgPLwtSHRkVVB2qPB8//VYKBoBjzG9mLGPttSA9P
pzmOXpgvoAa2wS+B2Dbl0n3ZVW0ATcJv3VuI+8e2kATnKTYuc8C6iCRt5xpkWpBACfFI6JxjDA2zEEGwiveruZF33caCFxO+LbkuSbb7Nq1V69wfBp6isi8h
QahXWkw50CiQjayojhUxHaf9XtK2pB+LdSRt8RiRtnDc0Mym18EMS5r0XkklfBPd0dKZDjoz1UDip6dc0CmI+jUk4bCcuywqKpV6vFKpk0buTtLgwQkjQBS6
ksfDf9qeNejpgzXyNai6xmmdxyWw9DnQFIOQlO02HTvuRoYOwYDrNix9UeBE6GWyI57B0k8lvxi29Aj1ZxtJdowvAhBD2JAdsb8zWPpG16/E2nwrOsohZgxS
zrOmW84a2D5dME4gYwbbGFR11gpkMLW0GBCNNcXITwQjUao8hgl2BWBHBGPHmP8dxh8qa5yUKQVjB3krR3trbeWyo8qBo2oEm03jqnsBjdpML9YjKsNhQc0q
6qhOqQssEF1A+GZrVlHJmIQ5DGeVLcnJ9AoC2ZxUzgdq9ZrfoTdiYl26nKtp8/aIPFVs6E7lX9pJdfbBMlr5BsbcZuCq9g2MDPoGqOHENzBSM+0XDHlcF9pM
pzTWR1S312n4BhoF1Gz4ESwCHdm76pjhSPJv5NA7WbUb8l60Pi/A5V3TXUBCAn3pYLkVk4xgtcDgI73f4l2xDoY21nDThd25uzCTLsykC7NaFxokEd5Z6yrW
FDo8hDNGn0ELHPMjr5zjCC936xvYDaty3Rx4pDXQyfMq0Ml4btDJ+BSgk+eBtOr7xio5j0Eni6s5nbLSC3kixuUEDJE9a4vhnvBKB5SplD5NM9qPBY2MU+Ce
sPpk0EoovO5XbMmiXi6EKHxzuA+7xRYNHPq4jj9lB6qnYy2Bcx4wQJ2DNIPpO30+mI/SYB+9Yqo2mGjwV7Okq7KD91GZ3dpceYC+U+9eMcWJnZ+W4UqlgnyW
gcyq872OGHLn1TASY9V9LB/jzbFxNfZgb4HBTFxYYiYuhJoRs605pG0Zx0swE6FtOLIIOVAnphEus4G0DUeNr7GW0GHBGlI6HNUBVFobLnxka6rkwiqPwtKo
mUh0ALAJOxvMRphAqzK+XoD9L0eDHeIwjlPV/peG8NE+VvbNBUL6aFA32UkCBccRzbBykrzfcdym879UA3HxeQhhwGAOlbfBOocO7hpn9RCcjeLAXczhyzkR
p3O1Kw4E5MRu44IAILA4STzGsjDWtg6p87BKK27BkEYsIGDwaR0jwPBqHteQKorHJZpOCqKiJJguBAJMS3AGEkEdQAJsGcdlkJvtUtLoRKF6hlA9R3sIjsmH
Gcfk7igo01BuLnXsY1ZtB3EWIBRbfO5jNcP7Z9gHY2gboCRp2obaXgs2iF4nG0RbON1GNlhaAxssXmNrMmUTjiM9zMuzuoYtlrhAmCVAcEFoBg1Dx0kaJJRT
R0rO45IE6P2oUKe2zYLKyTYLvcnqHqsB68ptFiyN7TnfBwtGFVXcYjXi9B6wDuBRSMy4XJAEEwfGxtK9wwEJPIn80gWbYFD5qvNYnj0oW+2FVSvom+YlkF2U
IE+vWxpuiUDmV5HEkIbdg5ByDHYA1DqU8S1TBjzJvOPZKpe/lqAjzzNydb5ORfOis68M5HSpOrc4WkFa/9tSTyROkmTN5sI8QN6PdhmYPQcJUYhV9mDPR4xe
3DRxoeQEzVPUYbVA4w7TzCPExeFA41blb24VY2uYKNnF5G1VbudWwX7jWNzOrXLDt8yagLsZMF1l4oRO0IorG6Cl3eqgmo0T2VmtuaL9MvwtlS1pLSj++F8S
OqoOGXV7yYLAMS2nQIoK6khRiFjkKByBjXKFVhdBUwDh8jVyAy9efoXkEMjVvpTAxnP0E0aOusOgYrx4MTE0Kkbb+tGhL+aA06gBYsD4HAQ1/q1dBtT4Q7s0
qPHveC5v8Zutj+NxDc/NpDuedAyIxyrrOw4zzYERzBFWN2pAquDqPp2oEgYd/UOQ/c3dAvZUy0MD7NDQzDFoJlU2msPYbLOy0Riw7S5paRqcyEZjrqWeVOdp
F9WRbEfORAw4w0N+4DtOlYsWP6hiLbE55ooUiDIVDUAd/IjjliazCpa763q8l7MR4HPI7XZwcityaXD6MuhCATAzsMXjIHOYt4+wcRavdTMT9EIKVyDanYl5
Ccw5nX7Ga4zNGGx4IvRACW4BJUmR3YCgXZ/jnhG360vcrk8P4SgQDtjlXvuOs1nnx54AbQZ9N8QcHqOa8HlzVmJ5vwO8R1AFaVnVEfAUOzu5u/H1Gf76aduV
4N2axliy/SpQxeIfJJGDDRb/rMvZs5b9YHcjCNC9T3n3yeTjnwWHA7nLQK1wELhEN09CU6mFs7oCa7UCmJ30D341ZzKcyQZDUekHhR9U/YceR7eXepzykwdt
294paKDrQOMrmeEam8eWzHC7zh1bo42VhHG7xhzr1phjRYOkFbN2t1dnsHWU96Y8nBIY0uq6r9Su49hZXDKZXEXyj0UD1+gqElUQAFdNcfizy4IcM7mrxZJL
qraDPHBsMVhy41X0NBrI7Lib6gknJudWm+g8J7nCSFmJOWxbpFRy8A3nlfNWM6gQyQYC1MA0uy8h15gXhDO78cnOdsvKbQnxDq+PJtoueYttuwMPQay524Oz
pvkQTwrsCXfIKiCbICKTHwKlNZ+v+lJWxJNl24eyjF/ebzu0QN889zvrdT/UW+qxqR4Y0O1py+KMy+uoqsstjsVdbkU9AWKgH/NYWscq20QlD0LZfBBuX1aF
SBflo68rOSlqxLiYbpk49VPRNAZb8nlQtpTb26qObsQL2bxyzgyJ9mlYxTgibP48cWKbCdynkBCLzkivs5ykRDyXypg7EHCMuIhmUc4Uvy++yxeLjTstsj6y
tBuRUBrjaDZXZxd4Etl2c1g1za7RgeVPTLBV1jIJuHShtWNJARu4XZNVvFY84/ezXbdUi4WEyluSLAGL/KgjJvcHHFk1jiCnNQDGbo8t8ocdOG5XWQ85ZFrR
cnLAgZdihXuvQzYC/b4fObQu0h1G0MSjAGntjanR4h4Hm7qjyGLqLcDRwnbrKK1evQk6LO+DOrd4Lu0X99KVi/TnZxh4RT4fAKKP/qz6vSX0cV9LLj9Df8bl
Z+rPuPws/ZkuV1ggaPF6jp7bo8/3j/R7eclT2VuqRpCe4SI9Y1kNqKD3kgpe4qWsQC5VLz30zgrQjpv/JdgFXuE+4fRehiM14rQa5cZYju/H7N7LcdzaW6FG
Qf24Et9UbxUOk71X4JD1zsYh6q3GJc85+StZo4EX514fWKFqoq6l4lyGc1l5Tk3S5FzjPAI9eoJP3ouPk4WLWbvG+l0fJf/A6b0KD1rdezWttc9ZsrYfIEVo
IX0znEzisylOuEjkXmfOrpSzH6Cz48VKc3Zazu6ns2MmI/zVj/XOEbapUZaJKwu790q1jB490ltOn19D59bQ31o12nMlzwm8RaODk/FC3hl6JVkwXMCoXFEl
tQD5/FWi8WRVVemtl69x7h3hKuevpN/zssL028vWu8eAyjK93n1ihF8gX0PX9Mrqa9Vv4/mqBthY0wivnELjqZfXcRbo+3QNQcFSr1Yvv++B3qshZF+tpu87
1Hv1ADSGHjvNu17W+FZrj17lZVErHsin69oqWTemuWyJk3p10yXTKEctB0qDy1KwlHj1lkWFpUEDDeAwjV2GYZU5uXNWZeyqWNxU7zE3qSrqSUXnUQWBi5hO
1PSsZ1GB08P19JfVHnYBXNCN0isNfvp0GvzL6JKXQYN/2dDu4y5c2fGAaemaAOzlNRQDNPex8ttyRil4DQAL1tGYX1+M0RRYXe+sWK1u+s90TFlxsiqyWNjb
wHd/1e6dW3z5ozaV+6UvfPp7ARV2dpk3T4VF1VdsqQi7+tkN/PZqhTj7YO/llXWDExVhzgO9l0PD3hf2NZ7roo1q9QPlDNBJ6CQwrH52twGjsNq+3ENT3LRN
vWXqbTGm3+gE3ujbzzz1mwG903c/+tSecLCBgsEGgh2yL2pW7OzTVMyTe3oMa0If475aPfymt1Y3uXJlzxWuKOCH0E3qFbWrv323bJ7QbyT6V5HYl1XW5j2+
4gda3GJtdumbwRWn73T5K6iR5SIgFeG03afR84OSw1rOHu/25bdaAbTIyS9D+BZfXqvf9+8u38aaT4csL57lDvnG234JHcGTYW7jNG+IHZtWgfycRlexBXqg
Rcsgjgk1D6kMxxN6d/q+P6VVE6pEilXUxImYlU4W8qy5AkbmfLUywv7c18LaN7C8qWp5U68qV7ezytVNvbJc3M4sFze1plzbztCLAxYiaplXweXn6djLs+07
aE2DXnQ7tR2O+2xa5Onl9toC/U5tugEvdyOt73T5dloJ6aptvXNxuK63Htdci3aYdq7urU052nw9HqNe3VuN1RHJrPSVPzJE1qvU2foXmxFRzuXee5XuuJVY
6F5zrv2zdFi3wXoTHVZusC5HMCdyQgK1ATkhNJcAAxeoV51rX0SHczdYr6XD+g3WFllDN9Fh7RqIDeMFOMKj72iV+oIYHXO+8gScgxeEF5xbYR3ejKkVtEfA
dG9m3OPVDsZypMxAakY39EbTOJlTa7CHoY9AcIuTy8ULT5PeuwrGratesZ7ziM6GMevivZGR9GoYya5agVbgfnrEX2Mtp7m5kt5mmlQm5IO5GFP3+mvJrOb0
qnLw5Sv1qHN5h8OM1XyNnJYBmK9liMin+QIaiGYYUrEvJ0XEFiXmNXKR3ZdxaRQZF52w3xFFZh1fcw84CDBMjULjQqF5AtbJNJLURaE5l689xtfS6DV6mate
xVg8rnrlBlIy1TlkmfTOq1Tc1ZgcBlwNijbNvDXllMMJmnIr63MN7fIcmQRow/0IelrLMX3NVw3wqvsRJfcaDmpsvCMPtGP4cZ3AddRfjrW1fV3R1nZhD+Vc
BphqvBWzJLxaKgg+hrs1V4LqrYYS4Gyn4Xfeg7016pwHe2tp/LzGgAJVQnL1wfuUc1X+qikasNQA19Mcp8kkdiIcuOxqnW0ounJa6yz0Wj5JbPUqOCnIzlup
Xqll7xGyu3YPtbvQhkf83jkYfEf93ijq/YQvTrpjfu88sf6f9jkdP1DnrXUfcsRRdwDHUdJzcTxnrbvfqWbpsbQvy0o1S1mG8nmdoIZNWJmlmczSSWqmIROS
yzET1x06SwO2DU/4+crNIuOf80WWn/RJlgeQcbuCDdYTAhK4EruNIdOTDXnaKrqMbEun91K1lmzPNWSHvoZs0uVkd76KbNBpsjdfRrbmSsF64ibPbrmlUTmn
tzRRSzctZ1xuhF+8FOEXKuPnbmnD83svw0rqVLsAqXb77eKles0NdK4dvdM9NmxCk2wXmJ0YtLlW9tx6tt09KHsxpiwdgZsgEulvTXHi4clH2VmaL9eqQKDT
5kbVcr0N3qKR9727mil2zWuHNd3Z9tsdLDerrPscjKRV1r2OrCn3ONLTZJGuhC7vzil/tUw9UGoFr+J1xcUSM8oawXJejIyHAW4RMmIPDToYRMmwf1I+Bd7/
R6QCu5RWyq4VvI0JAhYYtGGJYn6KbQLt0BGnZVfcnxk8HFD1zra/6ksTfcWXJnrWlyY67ksTPeNj8fSVK/7qUXFWLxdn9f+Pva8Bsquq1jw/99x77j333j63
05100t1h35P4qnkkGt9j8kee5PYEjMqT6DCWY1k1+HjMTLW8KkEeZdVQpEN+jEgkAiIBI90deIma1igoAYk0GH4lGPkz/ASDQUB+o6DGEWpmf2vtfc4+595O
d+Dh1ExF7Jxzz886e6+999prr73Wt/4OJhxPzJkf26zBiMF2bcV5sehxrIaTbJmPlRO3GrKMFLBH7WfWEIXY/OCmcBI5DsBlCC4a2/cWoTxqJC1Zg51lZSrw
YThAxA4t8wvCxzK/lCzRD5PaqdQYbI4onw1f/qP2RkhPhSMwxd/YhBcDjDXy1CtPEtmp5buOgZTopBbTppvP5NLGSya4A4oVJSVi5wyEf1iVlrCytedzY/+H
OkmWE2EZg1ZisydKHNxENTPZRF+I5xcpyFxipN5RIkeXw268owTit+RBXTZHPqF7RBXFwNNjTVZ+WH/Sh6fGvPiLPn9xYfJBH/sef8bWZ5Fm8hLjHtXDZDKv
MZrRuQS2qUsul2NpQuTHXdJ3ksmzq15DEIqcPAvY4q4ATgm+ZOXmybPGk6fbLSvuYvIM5OSJAEM2sqrEehO2KTaTgAbAkydShnLLDrlHmjylcCIpsc0F+09w
d7g8ee506yFPnhDy0HXDBaTrOgBAJhd7YNG3SbUumTcP5BV34mmTGoYuJ9NmmfuPz+IsJHPrwniK1PFyBZ4iCwT0o6CTZWHyvDOLaT6Pkp7g7s2zPNyXByC+
KLOYq7CYq7KYc1nMFVjM+bGYK6UyMNhKzPnjyHI7keUW7QQcDw+AWNZZLOsKLOtslnXFtKwbK2tZt6boAq023pht4Ro0GecgmkJKosSOQeydDocRBMoEc61c
VOW72rHTIgQR5Jdhl9hTVJQCXOMIkQR5ERl2hXPjlBpncipZRkWJasOcOqld9ltt8lm6RV7OIsAgg4DD4Xiygdop4/qwqGWQX2LPT8qo0cj9o5SqbfVyoKS6
hlgQefJ48thp1zSzVATXkP2AapQiSAfUTcYJiHIegAhm4BqRWn2x9r8rVxgvijZ7VG5VAADQvx/q5qxNnDUhXHOxcoWLva8NJx2f3l6ewLIlcP2ZGrSPWzXD
iejEATRuGZGGHDWBbWh4VenAEbragzEQQLRfwmPLjvUUObeU4GJTBPhD4wGrmd5ydjzLElwmL++2YoqlGA0upsxpdYvKF9FWMxh9rTxR3Y0qjrUo0xJ5fUlT
kRYSTEaLOlIiLI66SK6mHIWUEmplPIDG9R8SVso1KO1QBDTjo2/USlKydPPQMBA17a9aEe27og46deC6aouOrcoBiWVZhfcKbd4rdHivkLxVLUj7HKt5VpBy
S2qz4AWkfW2s4DGX0MpdA608lQLb1/Gqk8VN1OKpRZRpKRVlWtFXyd0QITBRNS38qukoU8q/WtbubSrarBQHGPmIUympUFH4+FLGVQxhcs0PdbJWAsVpi0Fx
wnFfFSF3gTaKMq1SlGmFw3eao0yV0ypSz6L2FG1KZ/soaBFXSWupNHayo2qlcYs+udVMgF1JUp7GPqkeY9irBs8ttkJ2WPAZoS2npjLyR1Lt/ItKHnuixZW5
C+2Vxdgd1Y0x1xgGPUdJWQCKLqcOJGvAnnshQc7abpNUPordX5fDDeGbBr+klzTQEGZ/edArKG/Z39P/Dkot1mMIV52uD/pwSt2nJOdd52Cmo+AX/1TKXlik
EFfoTTaFpYsyN03XQFSVKyRPcpbh1trkGYGWReHwJs7E7CIQbD1yqFYHdAyBhkJXPSsJXXMb613g1r+0VtVlvTv54LXxXuZ4tUCFeJVFiPDGslyAxdEmFDhY
TCFpWVY9SXVCXAaPtSwNVEywzQOsqvhJ0liFZnCszemUvrrEgZUIBOsQIcd5d1I6IR8BZ1OR+UPP+GOymdpcBPHiCUfnbpYd8KNkOdthD8h77Qg3Bu5Z+DKH
LDfusE7BONFcwHPyWmygx9XwlbUkAMk+dII75sqayKPURz0cpX6KVMSu1Fen4SgVsi4cr3br03Hc6NZn4CjZ2s2rMf7eC1bme6iOEaQQIb4uHJKdw0N4Qd1r
nCQ7UadUjsP6NNfINA8mMBDE+SePyJ/Ths/iLDaHVZ09ShxlNIXJAVWaMVpKHjZKQ9eSutvxoyL7pCyhWe4afTBumcOIAp4mFZlpZwEy36tPo3A22lckUpIR
ihQr1cZXkluIUDW/QpQo/MMjFYsXueDzJ+s9OKzg1lnOjbOU22YhN808bpk+bhhR76bvGXUVPfV2XhybbSWSwrAjqagxvITkQIq/UY9oN1yrekzXqnbR85nI
ByeSh35jPER+VT6yh4QGiTaDhKxKaLzYZrwo6xXK2rTLirXJ+qMWdpxeLo6C9FXWyliSVGJJUqFKvMqCPuDUlr7OHVqJEfn8GJGv3OIlRtysSCYhJ70v2hdJ
3c1HXiDkBJOSY6E8TFskFURfdAGp0BfTOXZ6hhE77UIAbbepK8lO79VDlYGtE5lXoJlxrj0KUo6D3RI4mrMqDnnu6luJhOqUDOrAcOswnffdxnY5XnhsvMY9
4dwKwbVtNzBMKJKFrhF0qZyw4sRpwZZyHInlyCkNEc3aycduCmWOfIZ3s88FFqqx053TvtglTuUSUhYhrPgtxoekTNfyX+6J6ne47mIOkHHDL17M7rmcuZzB
rwnNEVOnH6Tyo3bXJ2cBYgTssgji3fqRWD+Cf2TVjKekMOA2tnUp7Bxyzkcv4UConHamZgfBuCO6yZTGo4lWMC77RUcUXVnU3tUUKF+KA+WLLV5iZRM8QEcs
ceh1SeQQel0y4ngt6NT2YgtrSx2JXZJrF322UEdnA6dOW/4Y/JIYQxA2cqKWJWRYVUByKcDSekgEOAiwxFij1HkJTJViRmnql1NcidUB2T9LCth0qhpbzLVp
AMEyfncdFfcouG665t4McK8I7s0A96Y3v8TxovLadGIi9sGmSy6Dk0UOWy/K0WtBr5kGbMUiR54hRRRzC7nT9Zniqoq+zMEXZgofaiJHuJ9hqqrdFOid/O6R
PZvmewxUeTXjuNtpOO7iNjvudvKSHW67U4Y3SdGQ+Ox2nqUyZ/aRsSv+KSVL1mxQgLdue/YqsXTGKZUCcPeJKdMbZyjOWJKdK2QzzKezzym0yiLnh7Y4L7w+
6xqQixia+ZQOGlcqGacdlNVV/hOFWwghLM4H1m38PHTyP3eneNghWdw1LKeZruGoc4tILBQG5tgmZAU2oxlH5IWExNQWpWlHaWRBphk5Z2RBkp9NBcHkLwsi
y2DS7oQpgjKbEis/UvGE7l9gX1QUnRin1LvQ16ZyX+tYpLkKWKNAOBQymYzDEnZmaRRBwuc+wz18gNZ2bjyBzYgnsFIruVFiuTEjLTd6SG7I2WmS8iKQSjaE
cBU6gg7Lf9Nx8hfCrxurG/JO78NuAMdowEs9xw7q3j8x8Nw/0a6kR2PEIwwG+Wt4U5SHk/ZwVNgUARQhf3Z3girDSQyFM6xCP6QiNBx5KUe0wjWw2Q9tYZ9m
B7+SB2ILvkWOtiNy7Hkjw5Fr2P7O7r5uSHib5PuMRO0ZrkXGp2iV7KVXyR651n/pYgIBmbV+FZsaGwW6rOJZYlAFmvQ4joUSrWLOQ6TJpN6z0u/JSSz4cRL0
9FcLeKJQJ9KOjFCnuASY41OBRTr4yaPgJ4c1gDzhpeY5+El2TQQkuITmYMeagU8uGVo/RcfjKxz/JPVVLxv4ZB058ElHOGlUiUvGT/+bnyjUKd861Mkx8L3o
nnBUqNOsK1axBSp/fiM8r9FGjtoapUqHO1E8cBLuROlg86kUwLS3Lt+8rCkFsEPLxMb7GR/Mbrxf7xAwxzTgtwPOOZnkv4XgUcf2L6RMsYhniC0VKn0bp5V0
Yakg84WPwzyEIWMNUlK9d6OdiuIitOr1iJ0oLnIGcfQZxLrQDNydh5VN5Ifl0kq+9AVCMoChy8MV+frn8DbFbvi44jMeOMaKKwq4UmBocFhmZN/CFcJk5dP8
Iud/QA+mlMMurrhEnU6lGn9mmnoOGn2KugvlPk19kfPJNElrkbMCz2BxYAsLiwM7uK2Uq5CHfBz+fciN8+M1OMZCNuGljo590LERZP2hoDWVzpZvC5+xvFkt
5Xi6gchD22oYAd7GiZWofIIKx5DqNCuwQ4QcJYRQwK+UI0JE8DCVlDGVBM0v5cjX4n6O2IdJx288YauIxcYB+xxyyKGH5HW1BJZ3lsDDu16RZwvprCrPTqQz
uRCSEw3OQnk2h84CArTuI8QErzEbZ7w3IRUwnK+5Pao1+xE2Dv8aeUcGd1MamcalyOGAzCfh9iT47FJH40Mrtqu0WAWVFqvIOVBw9ZBGvC6KAp/BL6E8KgKU
ZU3UfjvCBsaFc3NEOCra6NHbo45WpX323S9tdVRU4tJ2HrG01GbAfZHaWSe1+Z2qIO9aZ5LCSvYdslblUn1GdrPwPqOLkdEi3cH0g7RaRGBPvCrMqeWox35p
Ck9HTXj6ngL/8An8o5AC//Cwshc+gX8wU3LKTp0jTw8vYPCeQsNF3Crt5hUY5yMn6KOiCICPGn9Z8aGQ4sN4dLm2nigNwKoAhQ61KxKoKcL1Mf415r/aO33k
Idq471DJk/SEkp9PaG02TyoebytMDCykjOr5VnDPH6QN6J+S6byepxwSRniTQt2Mb7txcLmOZssnRgcSZQFvF/upyG7w/JAb7+D+VSfoK9UELXvZv8cM/e2W
MzTmuvA7l6iNtAM2iOTpmB9vau7NIGD0YfaUs+wGjKNgm+vkDHARN/HlsTmZPOOINCxOPK0S2ZNREGtBxzpLFgoRZPUC56qwSasiLLqCYiwFcbOKZ1NWWcnR
iHpiEQg1HGQdOWq1Y59g+ewowzdtwNXI1iZt2RLBMCKI6ckCAGuC4S2EFCJfsjhYep7O1C6XJ/KfjvPwb0j/9tC/gv6dTf/20b9zziPwX0z5wyIYGaqXCEmH
2vx00oueYK8GGFG0HNFSRBt2V5JVMB8+skrbx5P30ETyXy13AnXFDi/5igIwVB8v4+OkdsWWtBIrnBtysqVyuqU2Oi30gDkZNaCRI0Ygr7fPeb2LnNC7RO/Y
BNc94VQ4Z4BiOvXUwpMLxUrlEOxFKYxm86xSxqVQzSUFjahftuNRK0rjQ5jaVKjihJNdpjzvpDT+EUpDmXAITaOINYie0uJ8nnQ7F75K0DiIqD10kGTpi3aj
zcgSWYg7QYHnnnlxx1FCb7cWevbEwk0KfiXcptCwBkkM5lsJ0+bXiNcFytGHYUm9AIviz0KaL/98JoWFq8SNX8nRqksgtEogP7QvpzSNtwBsBNcEx2pAXjJm
l1ATWAqIldIupIAXpDQ7VS1YsTBglHgKdy4Q0IRwYhdzinAG/ELdMXAWrDTYhB8c/KvU8WuMRtToOwd1dI+yjn3nGHV0pCy+ix0igN9VR8bsvgHynBq3kv/b
sT29wz8oZbIXy+QLz9WpsOUP91xJMvam5LR+FFsuybqBVr6OHG9tazQJpEB1KF2Xz3DaR0iCmvj4YfJyKgbQSOK5qfLi5snHrkFuayoQnNGvJihZjO9dUDgU
DEIFsPEXDsbw3klAhI+tdd0qMTSN4VeiYcjVsLtLIXznNFq5J+vWhLDwJgwVweU2YvppKvT0eopStseQWvlJQWrlNTPvZYDysOEaK16PnUI8IxQ/Ke7dRnHz
cBNRAsBnATBGAuAJJ8e57ON46jCVTj1TfJKaSqnN6xz3+SZ9N6/0Xa+FvptnM4/Sd8n9PlZLy1DtFXJK3lR6fa30Ftm0UsZUxP4mpPsHsc4b6L2MlrTzvKOR
F/Dv+tGPFznMEEJ6IXTxopTxsPVEHucuQHeRVL7CHtxA8ihz9nM77jAx/kAZYimXeGhsznmStxdxLhbDJ1Czl2bg5RNz+bR3zGV4g9kK906W/jRmc9cAe//6
kY0EVOCxbfD4NEmSE1CVtkqFiaEMyqTCkT9EPvaHsGN/CGZ8q88ZnI/sOAOVHZt/7TgDlY0MVOX5dIYkQnwWAgbe4jmRliV93Fx2qrnwQp4wHO6lxKvChN6T
RVmupv2lPO0vgV1Qzv6kCeiQhjitD7u60fTKWbSRtVmneqQxdKV27A+V/sD0fE5DlZ6PVXKfxFHrT7ZHeHIXUerEOCuiq7MipuR0svma6wdyhV23k0v55JRK
SkE6NpDGXNDsMuc5kO6r5hCdS2mnBQIF5YIJZnsyevija+RPJ/3TTv0MYIZbzga7pWypW8hJVAnogj1zvQXk0pRjf9w8+zIVFsmv7nE8J664tlIluSITVuQm
YIXXj+ZJsaKQnPrcaJoVOWZFcSJW0FIyR5UtysrmKVGu8dNO/VSsKDArfGYFIi2fsdg8TOBQstHlBWVBEN4WdGAcaJXED1nhy6TYewYL88xCj1lYYBb6i0j5
ORT3o/un2DnNxgPBZyObr8+6ilYVO4LUjOH0X427+QWOP+vrjM4z62r24JLPXE4vbuItZlmJJRx4S6ZcycolZtytw8rpEp2/HI/YjeuDgfAbFHw06xomM+ta
lYJPk/+GJi+Y9putaD9gpYi/mSW+WRH/Zob4dRniO+0WxNfbKeJ4JkV8SBEfzhAfyRB/oxXx3Wnib2SJb1HEr88QvyFDnHLCZokPOinieCZF/N8U8a0Z4tsy
xF9uRfy2NPGXs8S/pYh/O0P8Oxni29wWxA+niW9zM8S3K+KjGeLfzRB/thXxm9wU8WezxL+niO/IEP9+hjjCopuIH0oTH8pliP9AEb8xQ/ymDPGnWhHfnksR
fypL/IeK+I8yxG/OEL/aa0H8hTRxPJMivlMRvyVD/NYM8UdaEb/eSxF/JEv8x4r4bRniuzLEN+ZbED+QJr4xnyH+E0X89gzxsQzxB1oR/0Y+RfyBLPE7FPE7
M8R/miGO+KAm4vvSxPFMivhuRfyuDPG7M8R3tyJ+ZSFFfHeW+D2K+L0Z4vdliA/6LYjvTRMf9DPE71fEf5Yh/kCG+G2tiF/qp4jfliW+RxF/MEP85xnih1sR
vzdN/HCW+F5F/BcZ4g9liN9UbEF8TTFFHM+kiD+siD+SIf5ohvihVsTH0sQPZYg7S2c9too0egtGZot/RRRkjUBbqTsANgvkTgE2ZfL0yg9XEPiE9GHfBym+
01iJdeCsX/LEzxN8jkq3vQSfuCUmsKDTeLOYXFTPZEq3L1W6fROUbl+L0v2ASrfPKN3jzaV7oVXpdpZSpXuhuXRPpEr3xASle6JF6W6k0j1hlO7J5tLJbzaX
7g2jdLMIZpFxuvlxYMipcsIqH6dSv8Kx3ZWzSFVrnJhW3HTMCrDJcbqhtEAuXNS5v0AuS5zGLy1swzj9WL8cwE4363JywUXg9fYswsye75wIoxNhfmuqc4RN
lHblkapDnTsLnA6c3716cIdD++b9B5/b4wKf0omDvfcejKNn5sB01RhMLgi6MPTr+EIH5cw+8Ex8oY8ujD1jxOrgwlByIQwGXbKlUFgLQfxhJewIa67lR66C
3rMREOhztXJ4dq5VRPCePHufXUI0H71fphgaZHOl9zvS73fw+yG/37nY6uT3p55kT+X3uwjETy4n+H2Rfl/w+z38fn2xVef3o5PsiN+fPV+2mYW1Db0/J/3+
HH6/j9+fu9iay++/9yT7veztMi+aJKSfbmALyCMOv7wwojWJ1epldTl+mfsLaMi+gn2xuFv2te6WuituDrgr7lZdMXa6YL0/6YpPT9QV9+eSrviKq7oizm3q
io3K/FQ/HHwh0+12PJ/tdg9nut3G5zPd7rENSbejC7/ZYCQpfNpOuNDTmguo+R5Vc+1KxWuSpOK/mqjio4Wk4pt1xfeuHhxTY/CNO284+MfvXnPzs1Z6JA5+
e1W6wmPfWpWu8FBygSs8mFwIj6aVdxXTAidp5ZF0ZQ9MKHDcpLJvGa08ypVtVNOtvHfHqnQrH/peptJ7v5ep9I7vZSq9MbnArXyr2cp/sifNhf2KC880ceGG
NBeemYgLbxUTLuzXYvfe1YN7VZM/+8KGH+fTrb3jrUx/H3sz098P/SXT3/f+JdPfd/zFELNfnfzcs8uYe15Rc889TXPPtjQTfj0REzaXFBMeXD04lGMmPPzq
DTfe/d1HZy+Aybcx+KBLaez7X6fL+0/MTEXXr8pMRddnesuOLdneMpIdIsmFnmDD5FmCQRuzpLAgJQkSlnwnzZKDE44OX7Hk/tWDG9XoePTy0fvvriqG3K8Y
8oeHRn+GiyY7No5m2LF3e4Ydg9sz7NjxnQw7Nn7HYMftBjvGrNb8WKL5Ibur5s1bBm/25Jg3DyreYK9iEBKdV/qRkvGGGvJWrln2J2zSrHy2iZUZyTH2etzX
F3LlX88oLnt/nxlRg7/PjKix32VnkN9lRtSNX83MIH/ZaMiWm8ZnoJ0w0I470TwtDAMwULGjBAbajQ/QFwz+kTEjcowpxDHUOIeG1SHin5Pwz+k/+PQPV//p
laf+jvqOSnI06zeamw7s1rIYMRsPvGywkaaQlw020gh6yWAjzbsvGmwkhfBFg43E6BcNNuLC7782+LbmpbfUyDvQJJFvSo+85yYURoZEHvWSHrjf5R4YZLSP
JzN9Z+MT2b7zeLbvPJ7pO4f2ZfrO9y83+s6X354s2l9ijjzeJItuTnPk+SNyRPadA0ofO7Du0SuueuXqedwNSSSDOXfve3TLPd/dtCgjqZ+LL6cmr3VZ0bQ2
O6+vySozyYW+4KrJMwMCJ1ZblHL6UBMzbk0z44WjUU73aAH1gB5gdv/LT/9iy9dHp2cE8hWZWu+4PFPrvV9dNYHOOvTVjDZz4/q3N1T2K1482jRUdqV58duj
4cUGQ1jvcVoq6oceyQ6VRyZS1Hc8nBkqGx/ODJX1pgp3FL1j1NBk9iiO3N/UO8bSHHlxwmnb0OA3uEnv0OrcK0//4md/3NOd7h2Hrsr0jo1XZXrH2NcyvWPw
a5np+sCVmd4xdqWh4G+aPF/2+wlfNisN7+Emvvw0zZeXJhSqBl/2OEZPUdN6OTNlfyPDkUPXZjiy8dqsPndNVvu/JsORh65QPSVSS31YDIKfHIVq85aXqDZ7
8gaflKhdkNVs7jY0m/2eodnYCQvecsbTbF5u4mopzaYD161KazZD12X4NvbNrOL3zSzfNmf4tuGa7Fphc2bV9OTVb2/VtEfN0Y81CZ770t3plQlXTYaWOJpL
Vk1aCD//3NrVhfQgO/DlLCe+nJ1nLsmqwJdketC/XWVI3K8dhcWuaMxEHjPhqaYx9UCaCa9OxIQ9uRYdSi4XhhQTnnnqhpceK2em319lbXa/ytrsns4uJvdn
ZPLmbAd54VqDLQ9NzlZyT9ZW8vN07V+bUKIYC6S9qgvc/dDml64qZxZIz6mLKTZcnJ1tV2Wlxypj+XN48n18s7IM3NnUxx9KV/DQhMYgQ1684iXNq41Bf3jq
hi1fb8voGV/JThwbMhXduCE7cVyanTguNSaOoxjderLozVb80XTFf3c0FY/nClnxHXpwP/3Vv2RXvIcuy+pTl01U8R2XZSq+wVx6XAs3Pt4vSYr++7joGkSn
Vcc07Fr7XaPdVPHJgkHF12srpzE2nCqc0xgaThXOaWz9uil6qHCPpwv3+oSFgyqvCvf6nT9cfc/o44uUKs8PaZP/AVub/B930+UczJbzMnPoX0XFejJdrDf+
fYplCPcXn9v1en6Ccn3XLNeugues9C6attK+KHY7Aq6ECl+YRWCZ9cKsP7Inr8jzRh4iLy4Yjfz+ecgwHRXh+uM2/AvgjzQalfrF6hVRoVvYo2vq5CQ1b50G
RhhsWy2Ka+Bf2i1K/QvXramXeSeIsPwIwIcAQiipdKiAH9pE+EEKwqrJv3aVn75D/nXKv6nyb5r865J/0+XfDPnXLf965F+v/Jsp/45jjJyQSJ9OIQVLOKJg
tzUgqnrDLP8++6ORGEWI61zrH6P6KGM3LmeXwGX1KPaSkvdPi2ZVXceyiTJlPC602kQo8OUYv3K3xX7Beqer0NAe9e+YkBO75jffDgQ1VmE0mk1+WtRE7+kW
kWyiUsrfWzZh1c1Zdg7IrDWOl3Ga45CQrKDh8AN2q80XxKwYuy/CBVSoI2pcSPJdvhC5d/qcLyAdT59zPjL09DmfQ9Ie4Nx3M879DBz+Gcl++pwzkf+nz/l0
fRplpatPxeGMeicOK+odOJxWn8Jt1s5tVmP8p49LDs6W3U5WuYhuJ8ofQ2KQSLK13vDPF7POE6IRnn8eYxVT2rx8eM2gQmxxGDwyRFdBDyX2hj8kznIcvrDE
cRjVlpiJEW2JXtppEj0M0NnNAJ0zaKsL4BdwZetinM5pnARrKuOcdTKwXQcD201hd8l2dpescVLjGC8k+BRvUdG2n3LVxEYebeMlv3toWy753UfbbMnvedpp
N8lEawVbS15R4c7EnnSH7MSJ3gFgfx4H4OXC43SvZMnN3Bc9ZFCi+GEvvIczcza22QPqOuJ/POqghRoVwszT6CrsVpexWz05JOvyIMdj3cHhNHi3on3zOCwj
12RJNNypGyP1m4JY8eA2O/Jx3G7DDXiu9X07KqLd5ekOOyqchw/9wI5K1Afkc3ttDsp7wK6tN4qIS32MzeoBIjiHwxwKlhX0nd02SN7LVVdZjHFdRGXcmB1V
6A554c93VrSK8WtKWqa5K997kpl5gvuCjezlk8t4ljuFUQaan8zxZfUZD4MI6PllBWhvTQbPniId2kRVlEVFfhrBn+wqvIO886m6t5BPsKR/m41w4j5np41A
ZESxcw52yZoxG+g78GUdvuwC+anXTiaUg6D2xZj/cgDmMqmr3RQO06GTkUydQd+P/CRinaU4ep9dQrzMXAtO0w6wjIgNB2y07FzrKUhA+XufLcWJ/P2ILaUL
ZFrUgZf8yFFb1XlR4LME5CIUYZw57KxuWfQpohrDaZx9bn3K0bQMRk94K3dpSoa3DOIAYCEkHJZAVCy2IH5CzuhY5TSLbWngc5Y0JWzdW4CE7uTMmB3skR1y
cAfkDmH9ks9tkdEWfZZJkEKBwg9GHDnyW1gaId8DQv7Cxgl0B60+qFp9CQSOhsf3tPLySeHFwKQbvx0rJWfIJ6QQXEHNQcym2Md4CBCSZEMWubHj22ns+9QT
aZ7J0f0pFiP/hcXIJ1mMnMFiZAWCxWTdUOscqgt3f0o9mmNX9Rwc1wlZi7BFPSkK45THFEr1Tj0x5JUQHjTkkMG5Hifv1eACG5NgNZCb3Tre7YKTNBVJ0IZD
YzYQS2YDnoCiCfC59yy23sNnf7PY+hthB/NaTiZG6gBMHcav4Jn2XIEUx+qFRpJUhe4sAghwQXC9/RScFuDQJwWEswho2hpkoczxxKhxBTWutKpxRUHLaZHm
KQk8USi1woKEWmWT/pTgQ8q5PKOwpFQs/RjDB747xTsKfc9OYVuSVlwFmJeThsVx0rA4hLc5e1xgvgD9oqLCgQJEfGp4vhg8tjIOeGzrVxk8tqLAYx0Cj60i
iKhqgsdqiVzBfwwaG+EcCefD2wiYoJrgCwLcHJqb+uKTq+Iv2s7SRNwiqhXkCCvRRAutiLwxhRiQW5lX4svNr5x9ihFhMekvGW0DwCjq/vPQ/TfFdw6tFM6u
KIaEKKxe0S0Hd/t4yUKRO5cjWWiazmCUYFGUQHLo5JPuUlGjJ0+vuCqldQAoqI6hqFNOSTW0FKPCdQxHHdRrpgpH42zuWDpybeSMH9+box4nAJ95h+yAbpIL
sUGYqh2icxgoXkPCedOR6zsfWMIf7o7CnVHXlghoUfXpSZFnxGnpCFS7gnD9egfDrt6sUrcVl44IfnXYZG8SPu7QiEVFN6mL8xqcIXnZxffe9y/z/uuzJ4+o
Gwv/41CkYakW/nQo6pHnZ874zE17d41EvaJXsgpXlsqv/vn2kaFo5pD87MzhqHdYzJT3eoeHh+gB672XTN/yYzwgr86kAz0kf+iH7viQeM81q//nLSNDcpHT
vWtrwz2XELwYVd2h/vTzDdSzAfvTi0Mol0WEJF0NRG+i4MwUM0ciI+VkdNxw1D2CEiH7ZI3+t0pWkQE877p9iOC2oh5588R7PnHDwd57PjCybMaQLf//t7cP
jcjSiZ6RSMjbxX/ZNuXU9uf+YWTZs8v+8N9Pee5TP8FNZ9mHR+d97p6P/3bJyLLjdv79868/P7BLvob/6vWkWN3D4rhhenzaOXdMPeeOT9yui3DDyUzm09d9
4ebTL7r8J/rr/+sD+Do+vPnCsW3nL/rWrpFlV+87/Nq+V+sfAM/4Y3/7D/QtsHJkeChJqSqqVRf5FANRv0ZO6TOvISBc4eBHN35I5s6Ua8h6XV7tRkej9XWn
gSiXdCHJRtl8PemhLXpaiIKIhk9fNPNsEq89i3hIv83xHM3EiJbFmiE6CGCt0nA+RBM8/5y5jLITffq1k0cEj80eMX24PhM2EZXkoHniaOPLauKYKTrPpqXC
JOckyaGZotpN35js5DRTFivAQssllT1PfKuEuwgbA1YXTK4VIKtKub5crgCqcvrtkCt74KJj8TxVNloN92uAufZMaDs9WyQZS5x0vuK4veoG8mq24YD1qDG4
1bFNg4XKinaIHtm0Hdy0PcT6ANhakCUJoOtK0ZFt3I4jNG69JyBRW+8Y79vQqVOpOXoQxxYkCduDhS11sp60TtZq+X4jWafj6GUNf4442Hpu1p/IrOdxBCgD
+zGi3KXk1W01bPzRldfXKiCfMmPb5WIAWQ/p1uUijvTiMhTvN9aqNbec8QGmIWf8XMUIyQdoDAdOqisM4RInp1/rtCo0lOLJ+ejiSULuY/h5Sys96uo9BCZM
OOhcFVTKpcoQNg+zgx4lf9RI1gHQNrLKDoUM67BE4YT3rVVGEAsccTisUmpJ9IBHj9y7ljEt+KFK3PpG/QG3SAsKgw1WcHPVtQnBXiuek0zy8W4onsRS+yxG
1ZGrheFlK377vgWv3X1QTjzBcFSmngNcBx6CFQF0nkJ67FWxAsXCcSgK0s+LoOnp4U3IHSF1rqitu86ZX9qAHHSsIMcKcqwgxwpyrCD/3xaEwGIsQyfH0iVR
KUFyzTrah8yoUyp3TPCjDq+w0gGIwsqyaZIqqqm1yCapYmySKrJJqpgxSZUqOgRuEgZwnb+FcHNpko1T/yDPSdbGZM7D+jFlY5rc945ClSezQFwYxtCf2GhU
hIV39rh5YYqwwwTK8lOEHUZnhYGGT0uNIIbSr8RQ+tVxX4WBBzlhKobRqAwVspwgSiZGI7wQKKMRzouJ0agcJ2wowuI9W+1D7P017UOoj7P9iD6eQGRgn0Hk
zA7tYIs3x1h00N9K0MMCWhi04nugmEV8T8iW5KBAcXnkhHH5HNqmcBKbU9P3w3fy/Zhs+vs1/X2yAoUAqU9btv4vcCFjJCuykaz4To1keiRPia1jcBdoM6xj
rk50YyuMd0CGugujEHaxDrZgsl1MFjI8i7MEHoVljJhs2sb0hdg6hi0i0zoWNGDkhHWsOhnrGIFZwkaLAffXsI7VDOtYDyw6omZax3phHesdjnqG2XIGw1fN
tI7hai8d6CH5Qz9kWMd6tHWsTNiRbB1D52HrWBHWsR4cwnovJ9AqB2yE44V/r+hNW8dmknWsdwLrWG1c61hN1Eai48axjtWOaB0TKevYzGF6vJV1rDaudey4
caxjtYx1TLIybR0ra+uYgEGst5V1rLfeLYRhHTuibaw2rnAoaeFA+Sgp0125lXAo82U1NdUEksYlUqFXZ00k2dRLhrYirDG9Z9OUVFvEYuHtGtp6Y0NbyOYd
bWjjn72GoS2k8VAT04dlX+08m6TfZDfDO2VLlLvrvUcxSffKTxVN4xmYcjubzqoiOLXiAb8NydKC5XUpSqVWEdZniBKbzmIzGUxo2LWJ2jh5UbPhbGLxnj96
8S7J5jPiXWtlbpynJzBMbTT16cZl5hdjU9vbbV4zobHsyBDk2LiPrWy1lJUthJWtaFjZXu123QtdpKl9F7QwQ722sup1caiOIPzicFSkpk+1TpBpHRpfVUoR
2eqjVb6selURGbPIiYmbpU1UYwWqTeoeQGRt+mLbO/liKfPFMP4ixi8Sym0SwdlRFSo/Kl3NrD2OMecYc44x5xhzjjHnGHOOMecYc44x5xhzjjHnGHOOxJwj
7hiA1tp15j6BcgEPflB0XN5eH3fjIz8cFSiFo2PWkOCa4Sw9FOWb7gr/7KiI4gFsuzjRzsqxDxz7wLEPHPuA+sC4kswN161L5dKgXEfBl2wHoVk6g0KSxygx
hLF7V3Lhv1Hp51q/cygJObKVjFGMQY7y3yD/wJjKOkLY/Ce4fSN8Lxf+mbZyc8g+6cHTaa+TeG1F7F+FwDmk3Lr0KxzxwL82UGkfKzqVpLTAtddhZB62ZJfh
cRUqkbx6MSd/oHurY/shp8DgTEArORsp8jPKQ9tAvaT3OhtWvWzmsXH5ReRoSKW3KVOiGoQufaSSw0YVQiQiB5mWAa1f+hBiG8fkBUpn5jTEeY3rVvK9GXSv
8d5T6YArv7Io6lES+6i8VqY8XtiKHIiqWaoIAil8lHpTBUlfi8LGl+vKRtr4TwNVCi0VFr3xXliBrfj90yt2GZj4JsGAP1im9PRkES4TxiV/hzjgsHm4cnql
oMNYhTMQhY0a1dpqzPsQ+fYtPp2iO+UZKhfEzHIaDjw0qdw1lLtNPvIr+f27rA9SiGQ71aHGKZhqxk0aQE7DHZB9hV638HpF1IwauPIXTv/zQNV18k4+SN11
ypQU2KLblmd5iCWVNSnJz4aUdpO/JQuMrHhhYwpdTDjmBCqzmvCZEc4HKX89Z1drwxCUbba8Al9s2ScQz1/+LHFwEul/KOCpqvrt7+O+6hG+KCHtyke6+BEK
3wkf1LFRAvFIyMVAv7p434uiFvEwBU/Jf5bSS6/rl+bxS3P4pT7sgenMKxwEVebPyHfu4tA77Ksu51g9fgL3OFGAh1QdRK/M9HxK+YlwzqcHyaGTqXmUP8Th
0M3wbrXlbiWjEz2QkkV5SP/QbnoQqJyGTsqTIFBJsJzGlZSWh8p0L9HVLgVoKcpIF8RZHJ2PxOQqnM3RMmhVWtMCdit8DChzlmgnHwMbbCuLwnL0A8W+ciFI
7aqoy1qsUOSX3jYQQfCk4zoUAUXR7zqnVBJG7Vq2i4/aSri1DqY+FRcbuQFOVCJHWfJ068hq9XTArpoW9UKLt3XziMoXq/utj9PulquchnV+Ki7YKeY9BIu3
nUupBVveRag/ZwgRfn+4ekXF6g+QZQZR/cLeviaO7PflPTvoL9R9zGbFk2yEKuYXW9MRT7jYQuShwzHONsUa9rfBBQdy/Lh/jVxR+PyocLev7Q/XCX/NAtcP
7s85zkpHp2ASMShBzORkqlj9ZQ7UPoVzcFzAc58SWkZL2HFL2JQGslVL2HFL2HFLUHZdu1VL2K1aQnjAEHAag2PWueQ4kC6LFOzwa6eEKdbomnqxzMJJt1Vy
ZjyiyqMfcZofQT4hH4F/eVFc4CJ4q7iVpJ+QI6Z/1ZuDg6Eort+KyR+JQTGxu+Egw0RQv5QC85S6g1QvzFkXgz1c82UauVTG1ExMgAKW0QGoc+hqqjycuhfZ
jY4BFrXxRc52ljTiY3yRUwU1LJ693m8hA7v4RFwDn2tApdHF5+ZRxed3UUGhB6oTbLNtlU9ICmDe+AUXpTBg1w+L2xLXLKRaB8ajvBtJOfUFJJuTN+jM4vzo
KLClcu456gm6beZEN8iprOqpt3x+y0+/Faxy4pKmk636EyVb9Y+cbNVvSraKGNc4/2CSZ9WP86z66TyrlJsvx0MPbWDpdKqSjqoW8kEhqxDnD0tyqdKXc9TQ
nhHzrzKzJolWfWTpvL7ktCXa4kY7CV9wWVt0ETY74yT7Esr9Pdeavtj6kjrtinKLrfU2u/h3IG5hjfoRzkf+cxctIEfJF/hMFvpzwpMK7ipFX0p3CgDYr5RP
S82BfzXd00rpntYY6w/yrEn3ZPVMaYgtdM+coXumVEW4Z36Uml/pnjnS29R6IdE9vUT39LK6pzeR7kk5RRPd02qhe1qJ7umx7unFuqeX0T2tZt3TO5Lu6aV1
Twu6p8eve29T9/QM3dM6Wt0zxy3iMyMspXvmWPfMYcWldM8cdM8cdE9rcrqny7onh7gkuqcL3dNj3dNl3dOiwBRL6Z4udE869Eh558a6p8u6J91Zgn8oqEbp
ni50TzrM4ZdSuqerdE9PlYZ1T5d1T4qM4Sdwj3VPF7qnDgxieVXmhxLdE9Rc0j1xNHVPeadJ93TH0z2tlrqnpfVFlCmte6KlMCgM3dNq0j29VrpnmhZnoMRy
KtE9c29H93SlLEx0z/trBWdl7iJkqXRX5i+KQVpE4u8MLU4DEGA6RzwXr6pLiYZHvaUkKyy51+/35yDULhiNAszuue1ronL/Sev77dXrMF1fELmjUUVqgVF1
BZy3Q1l/Oa/XZPeWOpyU8J+vt8tiSnVyitSBoJnkpGbSISpSJa13irKhKtSnCmd7fVp/GyB9MFDqblpoJrq01t68WHub4Axzktcaskg+5sQvHPFMe3M3wxpl
3HtUMTtXRDb6X8XuR9+cwpqUJ5uRtZ1p8mI78taqcugb+mnz2fgsEF391fXRdNlXnNG1/c66/jfZJcpe/bFKnpotmnFKxYXKI+QAnjTbjppFR8uOhBcVWbvu
LC8qkhfdrXhBT7fmBcLARfcoLRHKa2Vfss+oWP+PdBM5IyI/aLm/vFqEH496aOLnfQqMysspILMSxKybAu5Qjt+cmCLsbvnTZISqc7ccWeH6rVHvaaQnUkyw
S9XSz5Zb9yvjrGIU4woqBlxFidt2EgdxRBrYLwqw8iiKDrnyEEWsLXppQu5OFYAKPXUF5nBVP4Ncjd1Skwvk/ZsU7jEdNuCjg3TrDwRmORwaEqfLKbQbMkVq
Vc4Az9EfnHRXefeGhmjd7OWgicvcEaq8jG/B8cZFsiuF66PKVil4cbqu/+QvisrarZ+Puj8r6y51jG55sJZ3j8rDcf9K6+r+3Bqa4ifXySSH8Ymtp0n1zyzz
lav05Bs/OSO2qNnlfEC/T63k0s0+LuMnye7JM7mLx5isX1cTq7tasvrIjO4Co8vE6C7F6DIY7XxWVRspAsBox2R0V5rRTprRTvr7Dn1EsjpdZmZ1lzGa48B4
HfNklHm6lJ1Kh2u+WZbTCCBajDaRI3/6GeiQlMTYlkXA0RXlrZhLtlKSX+TAtcaZmdRHGnbdUymBaRrSKW89gBKRrafMlh/siLhJ6m2K3FEOuBt9BG5dBCjK
GIbygG0GboVaErAmUxTF8H7SLotzLZGsvaDKcMg3uVQXjyccJP3GA/zG++x+2X/liw3JsSISH5cgVpbUqzgsrLfhvXlSuZGHPgAIOksbpYbVGLyTyZAKFbXH
8SVFUVvgyrVlDVN1hwhx6PwYCbmpoqM+jRZARTF1gXtmg8oof06BZzdCSuQ3zowwyQt6RS7ZTrJvxbZBZbF1C46lxdZOHKvznZtwbJvv7MAxXOBus/nbQ7ZU
2EtqpEgp3BiyZd3DPaSCTidWaHU6EO0kIHNiOgnIdhEkAtKgUmwcoJgppvTgxYzoJBXiwCSH/shFfkIV+XFV5H2qyI+oIu9VRb5XFXnMTn1sEJ9pjBkfMwst
eTRoR1PB12lgk0vfbTe8ysFF8HAaOjQeFB1nVFKfkKvGqfIvJKi6CqD/SudJFR5wf2jTn/NHj3d9bnesIc2Kxivbdo1cQNW+RlV7k6r21araV6pqb1TVXm/H
vURVVn7zPl4imN9RUzstQMgP/3i5PuqKI6Z4iJYwOhk9Rse7cWrv8QbIJ1sPEGrh490VzSOEb6WKeMAyykjlq8SO/VIEYNVdlX8liO0jlBrPBRAPAWPKlVgg
VFkgHIhR1X7p5lzOE39RAghRiJPE+xck+bvlT8PE+3/Yu9YYu6rrfPY55577OPfOnBnfefgBnHtmYsbFlieKxfBS7DMC4iaodSp+oCo//IMg69Y/bDNCVoXw
2DOk5pFgpU4xjRNNWyQM2MhK09QkUBwg1IAhDoGIpi4FSpEJjzqBUoc6Sde31jqPO/cOtqEy/VHQ+Nzz2nufvdf+9nrttZx0ZWFGyOmk4nWgtC2LsGtnT5tO
Txt9GgNenqVsL0msW1k8SGpXjLS57KRhV+Tv+WEJ0hFKg8REh+uxbXEvM4edHndZ+x5W99HiTiuLKJHCSqqIr6gi3u6kiK8wy4zZYOifqzm2g8HGm2k1LtP/
wUtTvKUWJG9wKBEoOqlGLFXkl0SR74oi3xFFvi1BA2tjvK/CjDvTMFFTQyClrJxasxA6wWIa2wLKvcMF3yGoN2w2yf/pMI9m2j6zzBqUFOX1RgEqxhKswWho
EUoJWuZZXjXLzYKohCjEMEggj2GFxFY/EVuplPlRVcTWNVHXwj9i8yPcl6pAAXcT9Joc+NUok8BLsgW06Q6L2nHdoUe//jjHRLqpUYH1o8EHU5K5suWsM3cD
GiyAqgJRiH/o+53ZHn0f0XWCWVTZBc17Ap3tP+b6duH9jVLuFblChIoSOjd5jaifk+hbb4u+p3NVP0t0SaXO9YlWgbvGAl/EjL6p5tSBbmJFES1DZd90o8gW
irbPzT9gTvEAtq6XIcc4YRFyDEYi3wLgxWiigTGg5jedoihghIrtnBImDbkDgs2oGAovT2i2CCsRk2d5XxaEmck+8nPUdZrEVFViOk3aYQVUNU87oZtMKTbt
eAQpOocYb6Iqzx2XmVMOnutvwuRumTvMgfuzqEfU3TVVNbVRUuglZND6IlVCWMkf5Qp7bM9Zu7DKbn6IiXXHa1GFWXdXWfcKWHfzJ+wMELHNB6y7ybPuLtYn
F9DlpCwqBvtZR6292YpUmWWSLOaXIg/j5XUaLw8D4HOgbgyS12mQ5Blfdt2llsUi1gN/3LCXZTGeDDUspc+rQCEZMpYphZowpm5Y/Qq4S0O3xEZXTNYaRK6V
tUYLnaO40OZ3iVXICjRcPi0vjqKkixObgZLlhqxw9tmcHc3hwds4egMvPaAMQvjIZvOexdWEdu7hN/8MCqJNU9PjZhraMqMP4gM51HTHB1kUsXV9wpBW0tXI
/xtj25mdaTRvZhpsRm4S1pb11wkYwJUr+Mk2jYHfZAU2/qkjXq/cVa233qcLz21LlfLLrJJwX+A0GHgQ73rf9CMaFusHcK/KgUzB/7oxqWr3iJW6ecF5y0qc
t+JROjnpM7tw0ILA5fJ1yFzwNHJFkeIGj9wmkh/aCuPA5znKMCJiE3MVequvT7zBCk12XnODO24ThuuIlZsIDxrbzRizMG0UPWeBMXDRY4NSreGKRdvvAvwK
OFQJA13gfzFDgSJPbRe2CjS/nuj5Da4ra+WSQMeudSbecj2NvzCRpXvY1Go2RmYhh+AlACOWExcXcvTeTNJ8v2hqeQnTyHXWn3JihqMmS6/wvDAzk5xf4VDu
xsHkBjJXfDd3Y29yAxk5ZnI3diU3dthj9u25G9PJjSPOmL05u75BL0/S89dml7+UK4YY9/F3cDJz8Rh86KRF7/zLd/7dGkPKxOSdFXoL2W9G8A4Syh+kdxbR
CUwW+7+2+8E3LMnHAbZvj+FEMUMnJEEFLVJi9Iic+D/ZwnGh/aJhTuV9PX1cTv9LT/fL6Qk93S2nv9bT7XL6gZ5OSE5IPVvLZyf17Co++42eSXLF3+rZcC4D
46E70vjRR6T0mSz52UNy5R+yPCF7jGb2TK/sNJraM70yKVeOZ5Gp10tWqOzCNXzhtbvSC6OxmwTPG/r1VoWB4CUOVuLGw02xsZL4bziwQTPCAoOo4x6Vs4h/
FenXguZyAw9SJ57PjEeZsQR3K/Srjl8Is0MzBbbTxMbjJ9Ye2A0Z2k9tPDS8CZ+XUyfh0OBz+lTCgLusojWosRo7N8Rg7M3GZsQRj+F4VZ3YhCnnIs1ANa6u
x60SIlrXQg5xXZPQ1zUElUGwxoo+HdLTzgSe9uQGB9j2U48loAMy0jfxpat55fcv5Dyd9WZkx4cMm1C5H53gXzkl/TfkRckon4qS3Sy3D1qpU4s79AGGJjjJ
e+xbbvz3XDdO5m705m4EX536iJdum2qr5DdcyevtldwyNcelJx1aHIidq8JRoDRBw1GaiEiybMaFG6JKbE804/Ob8Y0b4xLdaMZiARQvD3a8LYmT4qlCFPB5
8JNbNc5RbF1qenG4xEJYCAuKvgJGp5o4/8SG87XgNXrxOX6RNbWGlodE0uWHTqsB9qqh+yYlRwwbtOUs4tiP8G0gMQG4r4EindzTWz5fgwmEqg7+bRo0wnfi
LeClhu7Hb8Rdz3aIlPA9CxtsrHIQLR+uD8PNqBRyb0YWAunDIF0GqSOYVKGlADRlQuK4x+dtjF2EPyrFW0JnggPkd/sx+AYeH66rEDx2q6zz48beInE1bYnS
6TBQiFoC3iZOaAd338IrJeaA+tXQG7ETPI9Qk/4LvZ6tOpPaFifha/bbeW/rGbvJqzL9wxEfuFkkVNNvEnlmbETKv88m7KHvutdmwQQjcbfd8HOuK2ywjaqa
JwZsu90pZARdBBPrsaoKH+J3YnTlGV+QKXOhQ1ODv1JJoHhP5lyZtoLzDAmzSoyUt296/N2Xn3z69bfnQ7hAcqGwtC/Tilz3RejfvQTuqgp3Md7x4neepeXy
sCM0myZ+YZW9gfnfT2JtE+M1wvaDeEWTmk7M1wj7zAshXxZx19DflRIcYkXkixtwKfSC+yV2eYjfdwnbEcN9R05y8m3iPXxVVIudjRiLNUR+m1i4KFie5xmP
A7XXaeGogakinCWJslENaxAnuzBqNYiR3SSLGJsNLivg+VttBj/aKtJ7WDuDmPb06n4jGV2Qu+Wo1Qxe2aZCPM05nq07jORUuN2IG/F2I8kVpk2DU69MGmpm
AVl/OAXI5kYXDhONbhw2wJcAWX8438Y6pNtYbq6DG8Ey68uNOg7XNvpwb22jHwfkAKqlPs8riFnk76qW/DNY/ubqlYCjM3V6P5DLaRamluRNZ6/aXKqn2YWd
UVGzZpIXljclc6eamztrMXeYWEkmCsv0XBfmULdq0DvNGvjZ0Pj78bqmmjw8BHNjeRc5IRolDhkdlWlFKQGKStnE8VnTympnV2AqLKVm13SoQ3Z47TCRuAfU
p4aNiMc6kW4u19AnQ7xZEOc8/dLEpsd32ZKIZqctKYZ22No8m9YBNM9G85Y4kzbw+QLnhIGZ8ALnuGnM1/RAC+aqQdEg6cXsKX/ot1tFzIyLOU6BBv5Sa3Wq
6jv69EFrzFpFoyfihXUR/SxfaI0i48elZiTTCZ5YOcYJQNLclj6S2Qb0QJoBMfSVhffiv0gZdmsFhjb+wR25dJsFybTIjHohJ20VWGAZHIOAVeBy99sseRWo
hCP35zl+fPZOpoSEDl4V+fKTpgTmTmSbBjewEPycadf157rFQesQwYqE1gsI/ufjMNhYkMR8ireKRcaJnYY3TmJDFkUOafJIQBFVGTXnZSOUdtQIpb2on/+8
EUo7YoTSDhmhtINKaQeU0vYzpbWTmdp4RiVd0VKxBI+I6WBYTMDITFSBosAKByVA03wJ0LTgYsdiHxRoLyC/uiEnR+RkPEvpUEJRblhGUS5iPYZ06AJv5sLq
Bht6wIoIpEwL6NArSpF5kuCnLgl++iTBT78k+BloTfCzP9nh5t9RcQLoeNOIolkWtFkMCXMKqZOwuG+OELDREu4ts5YmS3jsfo4ZCOI32KZbSPiWMaZo1hGz
1FoAMpbApB0wZ7S8HEQepHgvCIaJvdQMnpvKlmvZVyTkfZEMN5K48caikmwsKsvGImb+hoVCQiH4RcjcBW9Rpvs66H656QXdL7N6QPdgiHtlO9E82U5UT10c
PWgwHXH1TVLEaQMfmGoD5bPZRAXePToN7lbyn9HpsNtI7bsYBZY4hBJ9IH9Ch34cCRUGcNzcGCTK7QykngCpN/63rx++i/7eWAkc9ZgOCEW98VdfeuHd7+2d
P0azhq7aANP8w0TlXgamXtwF2vZyYOppxNNHd+SQ0xtKc1BJR3dEvbNLDQmqwZM8PdGYnV02SRW+4Fq/4NpAWyy7y//yLvx378osDN0Ah9JMb3x5IZ8mt69d
SKX0X/4Z/u/dlX9NOEgY6RIQFmMSdwgj+zKM7FeMdBQjNwhNrBeSWCd9dK300Vqhh2uEHNYINawWYlgF39bEX4Btp6MCgDk4LAoclgQO+wQO+wUOBwQOBwGH
jrgfMBKuEFwclbRk7YBYEUD0BRCrAog1AcQuAcRuAcRAALFHALFXAHGeAGK9FRAPprb5R36vsIg9deybUu35pJNJmSy+KtlR93I+CfVoemoq2YrCYFaQhyJq
94wtjhzQR5dZNaD3ishBZm4IvT+scURQc6XcADKCE6W/LyyMVbalKh5KNknO2LDoWfEC3qLRqMAJh1hQKNRQzg3NEQt+bOXlFrxOy/Gf4kLURb9uYr1ad8Jy
opNJMi6iRs4DipyiaFbUi4YFEPJ74Qzeg5wZnZtRxEpUokPAOrIgrMGsHmCJnA+nFJjVAwxOnQ7MJcE9ihqeC4GsDcE8YTvZ6SWOlOY8nGvOvGxDGj4CHpVR
XRasUpoyQ7QTT8t4oRsHm0TiBod+OlvSJBLnDUGDorWYz05aWfZdeCInkvKL1IQF4aJ4ZH0mLc9aOpF00Y7OaRWej9qNc5knsRvnMTYAiLg00Q6owHMekgOp
cF3G+PSG/Y0eDnfdi97r5dzBftgnvlwQRdj7Sj35y7qztSfeDAqg441MCdWwB4caB65mym5ynJVCsCPpzKsEA1YL+q1hf/iLmtIgvJZ7OoDhLqRD6QbBw1WC
qpcJql6EjF7aF4EYEc80tzAJ/0qxHzGncL6AnICZXvapOznBc4Pkw0YUhvsaQ2FxX2OYW91QGTIKh6YbnwqRZrjRwPtD46P0K+zdR2/l00APT4cRPemHXfuo
sLL0T5n7J0cY5daExIsR+NRuT4aSJiTmB0ynbCnwiyR5MlocLk71TGG5sRi2ycWJmbKBNjWSD43woUP40OGwsq9xfti9rzHCzYr0a4foM+iJ8/G1Eb52GF8b
tX/t+dPolyGMB9URjkxDSfWpcIh1VWFZtd6ED4nDJvW6DIGDOLBF9lyrIIR9JmsT2X3oqwi6juTFPYCSHvXfY7UhJ7AknM1n7jxm4rIKy7ncnW8ZeJDlknc+
S2/sIQ5y/D+OfmPqV8/cFYwBHLFjPd57kFUEjzvhPG7k95NCRpiNiJjgR6NiikoH1DevmBTP+FRWjWORGTJbmIl7WdJl5STLVidZQoaxkGeb1vgyhMiom3+/
/lUtcrCFVQkxWQEiiQCcJGMSGMnUCVAoyA+1fnXH35L9Pd3xt/lH8MDWNIbFbpt7kSR2OrLN8LwxEtfl4jQM2QTukzjSQnwSfC+h/AkjivP3cOy51PwKx8ol
1i9xDC6xjhsB/bdwpEXymJHKntdyD+cre1wvPqSVHdDKvmtLZfttqWyvLZXdZ0tl99pSGQYVld1tS2U8qkwN0P0F/6heJYy8e0WVQOxbrtfChTRkPu/1yEHr
sQRabYVWNl71iEVpbmhdL9C6TgaN5er4RevU2NotTFlZhGvG1mskyfDHwVZCwY+HrfkCctiaXvaJqD46tnbPia212dja/Ylja/cc2Np1utja/XGxFb0+NXvO
t4BCtYwtoFWgZo2xt6sNe2unKLomGxL9uesoir8e79YohguxU3Nh6K1mB602JmdeqmLpiNy9p4HcRxLkfuXY1jfef3v390OF7lIT/u3Kor+fvM+yX1VAO5gb
tOOZoy+86cWvPvXkN4uoo/W5HBDkIFfZYsX5QHG+ojjfozjvK85XZ8ExDYQCcXkWEAP+duELf2fG7B2Kh9uTC5N64YSiL6Our6jbo6hbUdQNFHWLgrp470hS
0CEt6GBy4YBe2K9QyxDrK8T2KMRWFGIDhdjiaUGs7L9opwdisv+gZvE2nRJ79EOgH6TL7gSRB/sZfU4ICruhBuhGYQJiDfr0OKfAfo/VQCdsVcGcoG48zOz+
kpxqgHfc80t7Ve+5RzUhdxvRdc4YQdndmit9lyoUd2qq9x1GIPx2I1zydiMYPW1EO7rNNNiKSuL4OThOGmH6bySen/Wri3O0n6OhkqqUfL/1etIfLuYrBNpy
uOThqPFZCzRLQLr9sxaJzbRKeX6u4D327Ek1Y8fVlJZlUnFnujyrcsQ7X/qW5CgLDhplJJPvgVhZgZw5YrkRbzYhaVVXgCDjd9qIpKxEUlUiqYBI4ooqdn52
5+yM5/8/1f7XppqfklS2EZuEVkLbRWFdUiok9MKCb6AajnLMDukqWGoicVbcVuQ3IgAgfkNT5E/mQkocIoAF3WAJ0Q2v5hYx0bjMzhF4t4dv+aoXye9mB16X
s5xMugO9kuxAB5DLDvQyG9OoLcz8S0m6m73Stpvdz5VV61yWeOFAL4Hd7I0xOwBL1GwUORgCEVhPg7epseJlOc8IS92YeliLIJPHghuThTCf0B6MWOJYgqWt
Omtp4+nCPR13dVzkqrlFLqzMooTiLErweT5VdT7d+vVTz6eiTqFAp1BFp1CPTiFfp1AV2pSgUZs9g4rJDCp+9BlU0xlU1Rnk6wzq0RlU0RkUnPEMqukMqmq/
+dpvPdpvFe234HRmUDKBiC9Kra/JnJJ1bDm1X+D+lwr3xxXu3zKC98fAh9LxPSNqkklblo+Tunyc0OVjt8qJuxTcduoI7bBlObpd5cTtCm7TNpyYWUW6QvSm
o2IlWioK0xExFg2L3jQUveki0ZsOit60LnrTnD0pFPXpOaI+PVfUp+eJ+nRxq/p00kl8esv+fCtU6oqntkrEiODPb2nzB/tdzh/sCc8EW3IRcdoMUND1BT+c
YjuDbh7zIPoWYXqqi8oVfFwZ3gGnqz/Mgsod5A1hUGCmBpsf5yxKpsWG4J0FG4JJ6SrXSsiaJo2hmSr0syvX8X+/WJl9xdduntvsdBa+g63xy6ztanaaVmPz
pJqfbpTKN0vlE1L5Bql8vVS+TkMGLrPWShlfkiKukRKulhLWSAlXSQmrpYTLpYRV1HyTminirYbtFGD8loYWkAIGCjd2NoqNwsO8sMQ9ju0XdbFfwGJRlt2+
Fdnt68vmPppILOymtgvvbNsu0rgp/n4EAsvFIdWYcqEHvS2sFA4bpN7YloujI372mD4rtP1L7KVj3Hb6NTzG7aZfi8a4zfSrPsbtpV/VMW4rpqR449M16tGk
cQhX9GmJ7Y0WxJ+W+KteFmWwFRImt2WQMF1yA8522RIqK3P1U0vhtfSzG47j0Ng9c/9XJi8Zs6+mE+DPzAP/9OBxas5V6kcxAj/y1NViFf2UdfI7mUFxrYIB
4OaeaQmSpQZn8U1oU+17SVRInZ5ig3ssNz3TKze/+cUD59785uzpqYPgnHWbsEksucdnWXLHLTXdJi4wXuxf2Mls+0pitj3C88Ubf+0XT972xAM///t3rDG2
3qKDXxbrLdxn1tElVWwcWzlm1qZ1mGvoZ+1Csyax8kbF+Kk7cy4zHowYsDDznp747XTIzNVz2oA7ovdZtQB/UhZNXjfaLM9uIbE894nluT/NO9p/+VtMmz9c
OdPoH7caA3mXGpO602w3SF7osm9W5hKAwwYxDa9r9H0IyArCDrQ4xfSLFbjvYqcVy8Sx/acIBO3ddEpIy0Xda8E14BGYBN6MyYiFuHYEYTCaEqbRkAPkkE6A
UK9RbQHCqqCgLxBYEfwrC/iVBPmMwF7xo2Pe1hzmbZvn9iFPW4Z5R+byxmn1zCEm4XSZI2TW66TjhC6x0oE5MssNJH0Dub/KWyVoRqSuQDQtwFFF3XigFAWq
A+DIgT0qQfYifgZLj134+8JCmig99MjI+majznIlXYc8OA+HAhtWoz6G1LcIUustLsgTUb9aUaH/8cQNkx5pMp75wjnUhY+YpyVISF/VLNWpmn41p8rvDi6W
BbDAO6Fz6s1lCe5NJVJxV/OCn06poLaT+HkJPhHV0aZ58mqVWkuiaB029H6IoPM+5GXMY4wVPr0X37S+yZvV8A3aB/rB8qVo4yHVPDzB8tMl1o/UtPI4jt28
lYuloIcyz6vDRlF/NC5yFokM9Ge54Ojy+Nj2vL9N3C1+ORjbUIB9BMBsrBSHC/FDpslYXE2weKCj0m2VjNRlAq4XCYCuENfBUXEkXCqAPSLwPSxSTygQvUgg
ehAQvdz0i0WtT7z764LpCNTA2DwfSTZUjk7ix2iwC+4EcdghGSp7rO02fdAukwgKXvKBP2737Dqr35V8zYCKDNUsQM4Ao4ETDgDzFyRPhAuA1HsMijtgIg+B
kRY8HC3ilXnDFATXC5wZOD7ScRcJsLyTV8P1MbHEK2KnhXTeOPqtqcmXLwZeYoHfNvnM3he/d5xhP6GizAEWVDY+eWhqcgeJ62Aa3n70mW8W2/gFRjXhwepc
mfJfNDOY41Iq3mFayThhWjYzqVobMGWE8bCU4XjWYXZj/LVH/27qzmf++TNj4DroIXZea+d8ysL5WML4tDj/0nOHlPHJfQNYz0mT81gjSMjmkDURArBa/IG9
eLtJmBu0YNLM4mnSeVT/BAmtZZpkk6LOTpxX1IroxCtrAATn92sIG+tcWauEddDeuTjAg5cOIZFbfQk1aFFYV4LMSA9LxSy+tBWiTsOlUIfo+JnwpjkutJu5
0IRaMq6zDQ3BeYLpbwW//5MD5ncaMEcGzJUBK+RGiodIB0yGiFjCRf/D3ttHyVFd96L10V1V/d3z3fMhUd3SfWtki4teLpGExLPVsyDI2DeRs1jr8e7yHySX
exdrzHsLsB5L8dVCAxqTsS3wGMuxACUZYxKUINmyrSTCV8RjrDhjWeCxgxM5KLmCyDzZUZyJURw5IfE7e//2OVXVXT2awQaUrMAadXd1ddWpc/bZ3/u3lR5I
2dYrOit4kvU8DM1uCJrdymsYB32FWmVSNSq7J5X+V8wn0EAtnf7XC82rDGW5B8pyP5TlPijLNpRlC8pyF5TlApTlIpTlEpRlH8pyAGU5B2W5BmV5MGlCz9up
ytl9MeVspuJ078qYNOmoy4fwxNFEAaKRo6uJIud3cy01UeEPTjy7+x+efeGp7wgVtue3xioDQmaD2hTlEvJ0MzRFKfQTbLItWbcjvyuC390ru8lq2UXLGT+x
tiXm59rYD6gqg1m2DgS9FmbZKHbAauyAEGbZCPZRDU7TXjLLyDrrgnXWDeusB/uhF9ZZXyw/14lZSWIjVapuISbk4kbxYkJuCfIsVQ52Wt2W1VtoX703VKS1
PUYjSEgwmbGRxIz5kSrph0Fz/umYGuk3q7RV/ZgayehNCSLpvxyIhHzCUrGSIBdzuFmVlTUPKOEW8zTfhyPpTXya/ihi0U9HMjHHVeb6UilkG6dMbtB3lCph
P0mCAXoJlTTpJ0kwqK/BxTVegX6Ww8/y+Flh0Z+FA+HgY7/ZGAqHZtQ/NaWD1v7rMJfrZIrZThUFP115H+NUcbG+FN/Rm0F47eVBAcRhDuIwv+RwThXisAvi
sBvisAfisBfisC/mO8qk+Y6yHnxHNVRjVaOqBe0eSv/SqWcKMV/SpZxDgFZprZgaEOfQrJVwDrX+PxwT3eae1b+9bxme8YXLxzP+3KVcX1mMuvqRD/yr8Hol
Vkf7xGV1Ur77E/1dQiHbHVPIPtJtd+1qL9BI8Y61hQ5JW/a1Wywgt1iOoU7T3GI5yU5IusVyJlfCvZOSHlH7xsltE8ddjkuM/eisWvH3SA7rxOxGRCYmjqux
fL2IsMSPXrI4KBGdcq36MEUfPqNOuVoiF3MWLYoJXYya0hKPsGp09w5dWkLvi03/ne0VJV6TtP2MVJSc4mSDP9JuqFM24RRkCT+WDYqmzt0voPa/SAe3NHQW
PVcCckGCzGSxUaYmLpUwR+6uMrm7fHZ3td2nYc6uVxhGaz0rADlONGK9BZqnRRpSsJkw1CjphSyaEpWSeIrdWeQUKKy3qJTEGWcnZyX0zZ2D1jsX9K3DAHfz
+W4+7ubjbj4vnrqDzyvDF3djD5jHAwZ0m/wlHzDf+oAB3zLALQPcMtC3DMYunpVbEiJn9Dx8o1z6jYAskYs/UQ6Xz+HyOX35HJMjYZkQdLCutM2OXfjm069w
1CyUCuPZg7/+1IsWabKm+rgakR41sSXzVgTmtKMlZtVUX0b+veMOROas1Hcfk6yGo5LVcMSBLD3sQEQelOyGA5LV8LgDeTojWRL7HZKoV9mPSH7Kww6k6D4H
YnSvAzk67ZAgNXHzYlR07BWikrVWvuDCa26DPeQ0e/CXhV1gbjrnEMhYztSA0kw9k8gpuEzmqSq6YWL0xRiJqEckz3HsOb7c4vK8/J4kS62aOaJK6JRV08GF
O3FI/SOD+kpg66IDXe2C3HdBxnFexnVOnuesjPeMjP+0PM8peb7n5XnnHaQpnBREgzknGgYVS5ZRLFlCsWQRxZIFFEvaUjuORIQKEhECJCL4iUQELwE7TtBQ
bKOIq1YawwCU025N3LJ04paVkrg1b+v0Ksm3mtUHjsqBwzbwjg7apmqGvnlxds+TTzz3Fz8DkIKOKV98YEHOOCeXOmsudSZ5qVNc6MepWeesWGqW4oY6NYuS
1GxJWrNBIgdskMjjNkhkxoZ/7aCkWh2VTN4jksl7WDJ5nxdkhHmpjT4pmcFzkhl8XJASZiVV65hdz7fHeXPQ1X3o6gF09Qp09Tx09QJ09SJ09RJ09fKydPVE
6lUSQuuHrCN9ukXtjfInNpry9Oo/pCi9WaMPZo3SmzVKb9YovVmj9GaN0ps1Sm+2k9KbjSmJsaaThR/atkGZnU2Mt8tAaSwk7exmRak0j+zpYHtPtynHGAuG
ea15xKvNI641j7jaPOKIecRe84hV84hKK7aEj2SQpGSpXW9RfvY6mDQhdqnFmUaKB0VABmlex8mYkvvHfpQZNxNhXcVCeAmfo5jEyM54+K8vZRJH3peEGUwJ
kJDqup1ZO6c/K9vjjGyX07I9Tsn2eF62zbwk0J+U7TYn2+24bLdZ2Y7HbORWfMFGcsVTsp2PSqbkEdnOh+1Eib2adt/E6SI0EcbEoZosik6zCcvz9C1oTiw/
fMmj9HSF7pRDpsA7OKzs3sBt8CjS7LyjhI4Pa9xztvT0BPcmoARngzsKThzVuaMNrRqCeiOdAy1EculYNTpW08dqcozAFSZ1Y+hUtu1ptu2lsO07hLPeho+3
yMeb8XEb2Oy7NJfdmmCyW3DSAc2dNf/epw9Ma4Yu7HrSsOuJJLveYSA6ghizpgKMiFnfiEV+B9Z4K5b4OqywxEjeBfZ6M8jlJlDLNo1HYyPEnyymC4BckEOR
XB7pgoV2R8obl5o346Tu8A/cFwEuznqpO7yD+UrUmZDvrzOhwIO71eTKfeijwmjJ9LyONMX1r5V0cOkJdmSsd3biWksjHg/E44N4AhBPDsQjpetSG1kA8RRB
PCUQTxnEUwHxVEE8XSCebhBPD4inl2PfP8VM43N2MtOYWG0ns+CssMYzommclpqkU1KL9LywxnlhjSdF05kTVntcWO2ssNpjNoqMv2BjAp+yMYNHhWUfEZZ9
mFi6SZll6r8a1B9LKu/C5unG5unB5uldRLPJY/N42Dw+Nk+AzZPD5rHWx3UF40M0OgOxSqM0RFvr95bk2+uUInZ5pL7eH5P5f+jZ3btSk16r482ybMRv7W3V
eLLV2d2m47kHz7PfCkPRy0h0yJ1y76QQPYPsUe2xFyPLsJUqeRdZ2EX2ornW7DAvwXNUhsO8Aod5FQ5zrsp6C5T0NQAPGwXhroaGHtb7MZjqYzoJnqs4S0YF
/M39SRWwpJ7mlUfTVMDQqIDx4Msb+Sg8fA660NfFhAlaUX/dJrcSu3lSdveE7PaduOcOjNUwrxKYVxHMqwDmlU+Uh7tggZn4ZJIm0w31pQvGZxXGZyVhfJZh
fJZgfBZhfBZgfOZhfObajU+7ox0kJSiFBKRZCdyiDG5RAbeoglt0gVt0g1v0gFv0glv0gVv0d8qCT2ysX41trA/2egTrk9ll7yztckxeeSa+xWrjzUprqkfr
FhuzOBPCj7bVCG+rn+NNp0QD76w7CdiGmT0RQqMgW2t0vPrQB7jJXKpe/R6s8811K6H25EGoZRBqBYRaBaF2gVC7EyklvUSaP0NUeKX1v1OCyZXWOsrYJbKt
IWQ1yIMryC5zCvGPYfHphi8JG4qZ+DpDx5fouHreZLQ3F0V7c8gRzEXmRU52bimZTBi0xNiDeIw9aImxB2EpGTwPYkH3IIpWB7FodRCLr5doITok8Us1e2rg
f/FBLWEMaYH/gD2DQg7Hd6ekRLzBdKC9fWaOilwO2XaYbalGhkBxOfjrIfjrI+43RC+UPcTBQFN3M0bhcm8yzA/XPQ1MFggCWWrqQBARUwBUzSAipqA9T6Z3
sZVuWd2f/E566agOGWtXSt3Ke1ys4ZSLRZx0sYoTLpbxVXE6XhRn4gUp8luQ4r7zDtbynDg7zzpYzZccLOeLDtbzjIMFPe1gRU85HZY0n76kJXZ/Z8MSLWHR
wF3agF5WnNUdj4Doiiayymv6RbWojWGtzKoJeegjacrsGveweESPssf0re4se1jXuHNsicNnup7di9SdiN2LxWs4S5XsNECebnDJpIB5vc9G7e7JmC1kQ9Ba
CKmXoAkFOLn6ebTNaTGTbG0m2Slm0oI2YHTZ6Rl94JQdOUpJxp3kcTardzfszfYJfAjubuQ3WV/lD5usOcnE5sxsC5nZbDVp/+iMs0jRLN2DYXbU5e+TGvB7
HVw5AbtjAXaHmw1mua1dZEQl3KUnbBDRV20Q0ZwNIjpug4hmGQE1Mio6GR0XxA+0IH6g82JsnBO/T5oRo3hLesZHgIyPQGd8BPGMj0DcW0Ey4yPQ7q2gxb0V
xDI+gijjI7l/29PRLsv9C2dXG0tOR5ZkzivsOIEsGduz9WHNiJUGxQiRlHfbnKBjatJ+7DK6Lh/nNHC3PtQG8qhTNwTd0UPqhmR/FmNgt35rmmfSHVNK6Ijl
hK+8mkjz7IaO2AMdsRc6Yh90xH7oiAOLpXlOZ1J1xKmYjvhIT6Zb6YZurO4wG9cPR8dNwtf0FxcxwUbB7tYlTTCtL65NN8Nm3KQZtrGzc+B20KSB62xxenV0
nYlbbStI9TqYMGMwYZowYUySch80iaQ1lgUwWfOvvvfVz/vN71jNiRNu8tFrePQQjx6px+1WZ4fHTd2Nb9oDAzp3Slz7kxJXnMhgIK+6GMlFFwjS51zUxZ1x
aTOvcU+5xEfXuAtqB8UvGw5plZqaiKfqJgk43GJr2U2abrLUfNKfWjbwIjl2JlE0ng+8lETRP3wgkSia75goes7w7yCVYvYL394nfHyvLNW08G/F3wvC34st
/L0s/L0i/L0q/J2J5wcShP47B+SzIEHo8w4I6JzDFNSeQOqlJpAKDHYsIT8g5j1CLzVFREFcH7OjZLoBMLRwJKxF/B0baVYrYinzsoZUryEJSltEqvOOkCrJ
nSzC21JaNsi9jLOUj3dU1AtWzYY2QDXLNg+k6GEeYmDslc/At8haGZ3cQQ9b1F09oVWii/YiihlJldM8SNLDPO7aTB+UHpbj1s3czOeUaJTPCybPvFzhqL7H
YWcRxYzusZf79m22HxJEo486uPK0gyvvEUwe0tuosAABzkgPm3LietifS7j62zaI6ZToW89LuHreRnXIadG/zok+dVb0qTPiJpqUzIsJyVR4VZy5F0UPuyBO
4QVxCpOepghSKGf1luv+R++nb3jx/ZNvV/Q0Yj78t+EGfdQn3Tr8dGOIuqkPoZu6Ug+GoDMQUBBvqzXuvkx9UH0xjO4U1dfmt6O93eq4uzx2NgvAK63eQ4o4
dlNrHrIyDk3WB2M7k+eFYYwYPylD0xHLghWP37wLkXLSlSQReZrj8jSzIlIOi0g5ICJlRkTK0c4ipSMgdw5uvrxU6qifREU5yLStIv2WlLfBDZ2hud9Ax142
VWn7YExp+96I27XL3ZnV2bIzmZbqHEV7s1a60Lk29I2o+pdImG5kn9d9E4cUB1jXKpfWQi5R3uDfnn4WzqGQfnBi98TCA/u/8F3On/PHzp747Id/rcIoUvGy
wEXkvLrP4S8m6m37WwV/TMYHS60IonzIxepJYvVvfesXLx7pT9cI2jSVWM2I1KmYaZ7/YryGLvHIVDKkDnwjgfEfq7Izwv/wJYT/WeGDZyRD67RkZp0SPvm8
ZHLNS4bXScn4mpMMsONi3M0KqzjmIH//C5KJ9pSwiqNi3B0RVnGYWEUk2xPFRimHIfz960sBqWg/V8qhg0QeOkA/dIABeglbVQEPbDLsDwfCmgj+qRYPjBsT
+1MOLPpp9rgom47NTsVOWB1AFt56jtWSeOdYrWIHEyInd0AbuIOF/oLVwfliYbIzmGtqgArh9xqcL3NaxmtPyVF94LAdBZwpdPw4D1GcL4/hgxL6SiR/0gZI
2oy4afaL8N9nL0ux8ESxsLVOIeqEL+pETtSJAOoEfFNkzRiZP5/wvTwmuS2fFNk/I76U/SL794ns1yCUOjVNp64dENl/UnwvcxLAPS4yf1Z8McdE9sdT3Tq5
XJdkbCS3ZSdG1MJsWpOULsk5LnXbfxssIEhJWxodb/7tmW98zWsqqeJSck2LT6HhCf4KORbcuDvBF/s6A+MabeSjwgROaOKir513EsPhVuSFtMSFAg7rxAU1
YFfsYEU4H7qvnXAKwMoq0G7opdZWaIKlF1FdT41HoEAK3Aade5/SrSSRBd9lqKxc1zVkaCfhIaiuwY+3zMhIywyXW2b4iQKHDPfgdqXAgZXv6sc+INOnVGnC
qqb2kr6rTGLCagzYNgZuN6d0LLkNUchjRCdXhuWwMVrk/YeeSd23OXU/dSymlMbjbrEeuXN7OaHfIuDJ4jg3zN01TtNV0PNVLFwSt2lZ9XJtLXc6FMb3xQvj
jSz/y6SkjqE0tcr5xaW4nZYAc5lt4JjrMkhowdbrXJJXSNcddCzOQSzORSwuQw1PTSyu1tJkSJkig+T6tcX1myPbhMr71f5OMQb7w/64MUgf48bgoLE4GCFg
Ql+XLZg1rrKfhgqEGdDiAsZOQctRboZOjXQEJCgDfGO9L6kFNNdYEXSs5mbODczo1XZ10TfFpX3HJFQ1HaOVduSOa2e/Sf60TQ9mSgMVJ96eDHe1JYuRiqg4
CdRFEqgdSwKlFFAXuCgLYpNdFJtsOgObbCJTXxFmhLWv0AH0kTCaKHVUo11QaohSVWiXBwzt0/CAxCsXWPUEOOOqA+j9rB7iIT6+W47/jnQCZj2rNt7sUpO5
0OKVpkf/3L06f4j9s3DJwknbcEPwkI/fK5PSCwFTZQ+iTJZ0NUZWrAtxInpfZtWHmRgzzY8A7VMPcg83BveRFO0Tg/WXw2AzxsD2lXU9FDOfmYRhWXMijaZg
IrSYEU42sG1s4NUwfkNAUUwmykylE9UQsnuH1WIZo3iU3fKZWN1pwgh9IGaEPpGL0rZm3HjM4PvP/N6THvUOmWsR6OIqC+JBAtafO4QHnKS/nGCtnmmHH9oB
LrkdzPGOeiGRKiTucwvu8xLc52W4zytwn1fhPmeXyM+DRf5nOETeBQa5FfrpdW2JWs4WZL2B1Lgfs858i52n2w5Tz6l6IPKf6uODeNssj9qOtNY26u9EBwhS
2mbRndSf6AD7GfLYYG3td+rcpa86Xs+5fEMbgGM+j/oCpWdGgGM4+HjsoJyTbZ60DaQYf5DzUFGxN+a50pcQyHJz1VctuYy5cshPjMJKA2jtJQCtIyDrDk/m
MYK13MRTCohBEXs1QhELqON2QM+kZoHBxLTMjQ1UJ63qke1zDYTYfn57lZ3fbP8av73Sym2yPi5vlTm7ydorZytKVjalfFD32OMyHdwbId6rf/e44zGK/u2O
IaA3lLADg2PvGfSEFvI+FZF329mc/mmHkrXJZyE/TiCa81AgClAgilAgbCgQ1uvhRptxU91oD8Y42Ak/2Qt0Jp58OvZXJ9SqzV6DdHF2jZ1/4QsU+LlZ4606
l8ZanZ416uJNrxVr9TWhRXS2Ors7NZqMjbV3KZgRl0XPyRRMG8/nDNo4fPT/tcWocREa7dOTnSCv34BHeDOhUkkTFIjqvQJRPS0Q1XvExTLFufIMe9oH2NN+
wJ4OAPa0ZiAwBpB7UYt3K85wvq+6RHsnTtJgvJi73oO73oW73obi4l+if2YBBZJxcIzEJv9IbJMfCRbJLv/OM89+zWt+/zmbdhEj8MVyyn0J7qclNER55X6k
sfiCrGCnISvYCWQFnj4DY5on09cjPFJutJ6T5pZ0LSUfSWMmfTlDirOnTm0UKEUVGqYyFQLqbxkkjAX2akDH0IOydN+JxQEfNJbikp4gr4smkFHPar0gRaZn
1OcgkApIVLAggmyIoPxPN6Pej/ql87ii5Pq8qU4JxoX1XfzmveyXpbpvM/4v705JpH/jnsAk0ueiRPqM1HEvK5G+sEgifR5KhA0lwoUSkYESkeswh5fKqS8s
klOfR069jZx6Fzn1GeTU50xOvegMBTBGC4zRTjgdXuec+kRt8Z7dS64tfmj3ZVNbnOCI0zGO+NFhpzsqB5h1W9K9Fp75xpe95vFnvvFhTnxJcsXOaV5LSvgK
tUHn6QSouVYmcTu2mCHNAkizCNIsSQtAbMaKadRKm7ErsRmt5eY95XWggCOn7RCrzrWCg/frHCKN3q+Ova8x3FwHXFS/+eH9sYArIZh8fH8syEoHDu1P4OX5
zT+IDvRKV3oSEw66zgfjTSUhpP3IXjgkaOj/pFvqEKCHdSOLLAJzUY/73kY+DLa+D33jA2rPGlLhRnfCOx0U/QIUllzcQD0TA9/xYgaqmKf5n6dl9lrM0zwZ
ZjfCPD3DUNCCUJNvWltLLjWfozbKJNOYNoIbh9UoQQZn7HpA0pDytb1mfvwqm7o8qznmzkMlGgk1TiXhSPKwwtKS5GHV9HsOGGABcUdtZQZkZXbRkBlypiuy
MmMD1Pcna4f7JAXpIDphkSB7fMLqGaTmgQTZ4yteZPWqlzK5tj3Id5Lp8SbQes455U43yDaT7MMvAiUjQjgKErPrNynqoRGO2gevVtG7yh4iBKwrrcE6F3dS
0rtHKkyJDtYaZd3Lkl2UrIDoltgVdjrQFFUiVJ7Uu/gokPLTQX/CPE1RgAbZAcGB1KjAhaYoIHCjKo3yf8Mo/wNGOYJRhhjl6sVG6ZtR+qmjLGCYjZ94jFRS
kqeh/gzGOIoxrsUY16WNMTmPmUvMo2C5rIYIDgm/LJGKKhnFl3iQAh4kv9hkvw2T/X/gQa7Gg2zEg1x7mZCEBsEO/YQFesAEUbxUt0ksbJKXsElBwiZFCZuU
JGxSlrBJRcImVQmbdEnphi1hEhYmn5PwyWclW+qwhE8OSrbUAcqDFHQGypryjZ5ZI6YcUy4POKna5Zs6cC8auDplBBRYIwqUL4j3dFgH//JbhyACR5K3zpbI
map7HERHpNOBx1T3Va5y8grwTRr6NyhnMUS0XMqPNEBZ0Nx4O9G9tYmKPMYYjixQxEDv9N4irYdYuhLHPqAkfaTB+nrUGIRfIuRJjcym7kzDb9opd8ftvCaH
Wj3c1dN3LaC/X6CfJmdkYE7DyLU9jQGQo6fxmw5d3o/B6LIojH0kkVi7hoXgwDWWqR54jkwsUq5iGOdcb3XUpbG50iPwsKvhAflq7oGWzzOu9s+KInKpwHXz
DDtd93HyPdHtPkW3f/JgJ6frDLdTfVzaOoe56ic/Em8fyKlIwbLaAp7SSTY69zY11Yem+UgMKIKyfmTqFp7UIBS+IFB1C/6UJWVTdLEpZ5EkH7r6+djVz0ma
01m5GuX9ILc5mbx7JkrkMaAOagdKIs9nJYn3sCTyHJREngOSxHtEEnNmxSQ9JibqUfEynZYEnlOSuPO8JO7MS9LuSUkEmpNEoON2vRIDbnO2NDcyjiVK5NQ6
NzeyHdTkbINWRCINRaRNTZPpuZiLugRzswxzswJzswpzswvmpg1z01q2uTlrXNT3uY4TgZ/GwdbTc4o6QFlHTt5Sh9Si7yTKJzo6duNyaQ3y2oju+VMvOUQJ
VTXHViwnQTtraeHWsB4hCMKRV9YkESwBatVKg1o1bZuia/KiVtVLlN1B3kH5ePprswZyaEzeCQwvfRxVL66iiSQm1aMZt7LL3mnfkxYNMLiG68arz+6O49WY
eVJfgdqNO8WDzerDZg0SDiQpbC7AZi3CZi3BgVTGHLIbeRPcyNfAjbwRrp6r6z3i/AmR7fRzjMR6DtEFNUnP7TYtFCEz78Jl7sRl7sBlboc3ejvE7oRsup0Y
xg4MY79s1X3iKN4ruFfTkoO3R7bwlGzhSZsQiDhIH1v5179HYAuWSvatLjvU1rgEMq2phTzK5HDqvaYTSUQkk/Ax/ztx/NskDitOHL3Smm3DconjQ9kI0moi
2bXxGZehnsYIGnm7VmRmNm5wbqcPz+yeOKyYIoEnvxTHTp4R7GQCRp4uRlHGOas1zEj8q5WLo0bfayfCdmj31zVIlwhu8rzHDzCedwxoNRCTaDEk+tc3phgh
QL0Z8GntiIpa4VoCsuJEOhjMR2O4aydcl/DVTbA74cKOMD9uk2C3xvygDqHqkW82Svg1DJg2dr96O3/o1FOvqHO2CnluZFg9TZ3XGv01BgWiSLx5bZJiMzFE
kKTekQFXKULv4IDcGrWorH6EUD9GoX6sw/Jz5FZd39CYWcoCVI88VI8cVI8AqoefUD28pOoRv5xGqJM0RAtpiDbSEB3EQYuIipaQjVg2qouB+i8jmlkCsylC
EoVGTRlNKiyipC7m2n8otsh/67pOfJHbNcnWHlMtbUov6jalJ6TFyg+e+cbXflhaWoMVO5lysJTGKi2NwV5fhdT7qSmk5loRQXiUNEnhDodIgmmhBFoogxYq
SVogIqiACMph6VPXXFpdLTqaEjoAqX4sRgmfByU4nSlhfnndxjKvY/eRy3t9DeCEbckKtKxu67KWsaylS6yp3WaCJFZzbyxk92td7uAud6ej1c95J7X/Q9So
VJJOe9EWg1BhPEB1oZkokSh5ZnPSGRTv2zuD/kTwrDvED3EHPt4mH2/Bx5tRXXxT5JPYZgTGzNEY6ibhcvYAvlWAuPky2v8xow/oIqdpqY3eE3N3TElZEyNx
9gCFk8iSs0Aib8eE8XYIDuY6eMnXxtz95J3nuJPi7jI7FXSNraJrbBcnBSr1gtIBlXrBPWRJGyISrTSPYMJIEf9n7S8vQskO4D3JwHmCLqJL8HDFF1KxErju
1U+LlPlRI0qopV2khsNykZ6w20TMBsL+sC+s8BhZhWgMrnfmqMxb6TJfoVelzPwRvSpt5ji9qimdpVelzxxzJG+yofSfk84SO3rNi7j54YnP/tPvH3zkCz+y
UkXOV4Q1fef0R90NaTLnhLCjV8594GN/XG4VOkY3WTDOtYbdfNE03hbMoeYD+8wRcq9pKqJKeJ3td8GWLEACQyMoIhMCnnK4Z8QCO9OOOegMe9ReHHvnvFhS
58RjdlbsrUWwUHvFU9YnnrJ+8ZRpWCPGPn2GPWpXWl/i/qZXWrN2fVg8cSPiiVsRc6sQFcDvOagbvkScgYkL39ZMaIMfM61hWPulEiczSzV6U1hfCaZ6BZhq
qJmqmqyVYRhe8clPNVY+3agbNeXH1u7Y+3ezib1PzXVRcdS8WBQ051/vmFz7ps74orNKiT+LT3unplL1sXDqbZx1U38bZ91wsU9DGpFz7WtDfRPgwz6n0Xgb
mxL4HWXkNPgduUhXcgm+E2aGn6bfVM1pvcXMJcbXIiXAJRs/oayodJAVE62yYmC5sqKyiKwYWIKs4CZCv4hVfzcWfRvW/F1Y8q3UY5jcO4JX2gfXTz9cPwPw
q9jwq1hwuhQXgWzubTdRizBRKzBRqzBRuxIgxX0wUfthog4kQIoLMFGHYKIOw0QdgYm6ImGionuogSLujSksTau6n6Ptv78kfOJVH2f95jd2XzYAxb+ddSq7
jIfvTDTy1AbiPpzw/tgjn+f2A+dZI/ZZfWYwhIUTX/3aDx8Y3JCE84lC2RluGx9V9BolLqPbmpHXz6aXLdDfKD+ZovR1BzH7nFFRRp21iYyESEVBKkUFWSBV
ZIF0cd6H0lBYQ+yBhkjJKl6sy4DRpgNWJ5W+SCZ4X1TH25yYVcJXCe2wj/kCQRv0vc3ZljAm3a2ckQMjQNGJBMHl2f+FFaCMNFJ6g5+3ADXxagTH1gHtZ616
cbjjGBw9WTh6snD0ZOHoycLRk4WjJwtHTxaOniwcPVk4erJw9GTh6MmAEsmIoBEV61n0rPPbXDw+XDxZ4+LxCNtQ6PRbbZ3yfNlhvk5F9EMqc/O6ptIxwP01
jFzA9UhZ+kRpXj5ZWnl6GVFz66/h7o4+WVqlkAvaZE+WsCGL2I0FbMU89mFOshaxA4PU7efHtp8f234JXmILL0kcdORgwkz6tZjR+0Kse8iC/cb0Fli6lUO9
I7YlWke8RpuGLjSVbEJxSSEFGeVBRlmQUT5kVAAZlUvIqAJkVBEyqgQZVYaMqkBGVSGjuiCjuiGjekRG/bQbCQTJPgKk273QASrwvESLz4kmd1Y0uTOiyZ2W
hOlTAkMR0+wKotkVRbMrtWh2nmh2lmh2vmh2gWh2ude7j4AFEe1DRAcQ0bk2L3JRF1pmIkWaa1rdO8lDJZUCPhAUqKyYfpIBhyBX1jKWyDXpQaKQTSHRo5RA
TVAif5NVpA1LrMFtunfVvQ5RekToPYmRL6R7tj8R2/Vf96MKjwmnpcLjByceeNJrfvf8xz/mSzbzon0DFukZELS1DHiho3FxE9S5bbo7xxvWO8CR5Xf18se+
jEjATSEBT5MApxu5r2GXXoIElN5HJOCBBDwiAXdREnAhLH8S5pzax62N1RJn3W84674kZ9XNXFL7uPGBM3aU50OXet5caj55Kcr7oRoDlMtEXHouwaUfkeSa
hyW5Zp+wp71ieE6L4blf2NkBYXePC7ubEXZ3XAzcGDpOTthUXpJzCoK2U5TknVK7ZfHG4Z5NpPcO2hdzgz7YOdB6XAKtP0pEWmd1pFU3ob1VN6Ft61NrmtD+
e7D134OtryXY+nCMUF/wOoukuBbK7PHVew2QsG8w3EfRvToS3gJrJ2AUYcyTL8KJgL5jwmnu0sLJSxSxvT7CiUfVIpxQ1lR3419eauIjQRAIUn+rIAi0IAhe
uyDIaUEAV9C+WA7mY9rNpEhzr4QRlikbclo24Orzkpd5Uq72pokHT8SDtQzx4CVq895Q8fCJmH8p0TTT5GEp9va7LeT/U+5/Gc/itJY1sIuTrfvy9ejPuUhc
8ZF4cfRqZ3iXa6KKsVJAE0ms+7okLLXWz2dPFeOLEB6jO05lynmCDXH4LQ1kP44WCfACR0v6mtST2N3CkCQlDV+SC8sM46FhSbRefsRhPDhxalc6Yb1VKTO+
XiUvekoHayes0gA8lgCoMUiFeasCg78aVgiirAqYt2osoVawfey0CJ2Nam3OnqcKNVaULVPkpRgLgF6qNN5u7rVNM9ijUU447RpoK+pReulcd0vYy+f/grp6
T9hLFXONCtW80UjqfQIYoaanouRabHbYkOmDrdOHUGMfLWuXOr8vTbfvw2HR7StKBvGgmyEh+jzjhl10jGfqSUax6OdzdhsLo58eakBdqD9RUVjhGb90KSE9
FBcTDvxCWjHhgLr3QKzcLVs9NhFVHVWoOLqm/rp4xgbCLlqMLh7TL5RIOvaHtXF1v7eMX2VZm+0TXEzQXEMlg5usr+LTKBcQDm6y5vB5NaNyDa13juNzSJ/X
O7P4VBtfYymRdRSfqvh02A2HwkED+0Id6JuHXUR9f0OL+7UIEowiSLCuvoJ/g0jKimb17vqQegnurq+Ei1GJkooB3xtUU0cT1bjCgO9dQQUcg6Ycq3Vi1CoN
EougEkmiHS8c2mwTnvJKKsDywhVUgOWFw8CcHCFy76I7dYU19cT1WpGAuvq12laReFu2+jTfpc+YgERW14PkLkVbXDntIdCsrvTpSRmvae1Ug/YxiP2/z4lK
d3TkvckeYl28A109rDQfjILsX5qQQpYuTGkXTWk/rNwKPeAKXQszTFNZeae5+Eg4TFO6InblkdQr95n09Aq2Jaa2Qj06BtVLF01thXp09GIVyAW+Yj036aVK
FqUX9RIaWm/YrbZBMVPQeT6tzKCge6pjQh4nhqjVQAFFakDIO40utSmRE6AGoN63J3fgBhr+iCe4vrIYFGSuVwpMP5F15hcU41wJJrKSPCQVeqk1uoTEPb4J
Tcp9GhGf1DlSg0jtPCshNa4yOa4fSp39QcM1uP6rsaJEgH2h+qsTuyiGJQniFJvZ8bCk/qHtxbj/KwiXCZBXtLGq/0KXohCxYNCFYV0Dz9Vx1+qHJjCJLNZq
4hocNKq/eoQYGxsMa8Q5VxAtd4o7/yKU72gWefYImc4OVyaLshP5HqsVpYHGQyhlI9oRRSkfK9N2zkoclp1TJsIth+ohJ+sN4sjvpecA+dWxGOrg1mH6Ykgz
YGaJgySyhq4veaaIut8UVg+jnHqFKafuMuXUNZ1V0vwPIgZWqDvU1A6pbr8r7G8G2+9q9PNDfpseEsBFAhll87n49keTxp0raFhxjiirUsXcFClsyl2L/pIX
ji4j9FbjS0b0xp81zmEb5dWE8i50orwLTqM/SXn5sCCUlyfKK8QpTymmU27zHqg7l6a8CzHKq9EzDgvljZh4fjR4xXNuKOXC/uvVP52zHXLg/glW2KX2QsWw
wsqqP+TrdTX3RgxrjkONShQw3dQhTro0D2RxUiMe2BXxQCUuNQ/Ul+xPvWQFDE1RHkG7hnUKew5Svfugrn4fok9DDL+mKEeed8A4+GObKFfQx3mBIPW4/lE9
ZH1FE3iIpBr1q2PDFFsiY6eyxqk26typoT+sP8EnrNBAWjewVjhIa6vOq8l5g3QeXbCLFIdhgQbQ1aEc+sR8Bqs+I6p8tvpFqK4FaWRC81fTmAIjRhyP0LzV
Ov00wXoDotCAMTFHWTJ3kSXsKUlhrWVJYY2SZN5kESJE/3prRL0MrWdx3aDqzpWagclrOfQZV1NwM8VzSgtxFo7ZalzVZU0wSOM5gUyGRgAOxIqZU9bptx9M
D77cgl4rt4Gh3aqbEfXD1bACgacawlDDCEqNKOrnIkv0h1YUOTHL1j/Xgx6wmwVdm1h9Sqs0B5VWp/iS3vLhyGb7e7TV1SR9l7c8WAARJbOAfmYBK0LhY82Z
c0/vdpovnbjXZthpzRWOiiAQnTccgq6b+HaFIV6j90bv4h1hzkTxJ/aCnbPx/N/llnNXqQHXl9cXZomFpIMoJCUl5HMyF5/ludhkcTObLhSRkk65zCLSQRSR
0pW/J1f+rlz5nFz5rG201UsVlOoSbb9FhmYKyIL0QhYDnKHbRepD0SQftDiLiPooYtDVdO4i755n1Cd9TbuQzmrsQnzFCDj59ViRSsfS3jP/M5a9xKW9b1n2
qlRSSns9Ke19y3JWQjOS9lnpej1mpavjrDzyidZZKS57VroWmZXia5kVzV4LUgHtSQV0RSqgu8RLtkK8bjXxog2Kl21IvGz94mUblhj0iMSgV0oMekBi0FdI
DLpPvHW98POcFgfcCBxwK+GAG4AD7go44PoSYeWhRObXMBxwg4mwcgUOuC444FbAAVdLOuDm0wE1H425k075brDLuyejiw7mrYRDqRqLkxhA3OsBbzPaCAT2
eq1xXWRuoEoKSqbOIZk6b9qHOAyP0+bb8XEYAHXKrOK87AB52QVkYhcB05oHdGsuAjpZwtUSQ/HTRGb8Jx1unw/lpgI0+y5U4m8lAbuZemoTJMr16LV1HRKQ
tiDz6FpJRJu2mwQob4uryub0aWtHaMfTp607QhvFPbbWHR+a5XRrFnmUbm2PnX3m93Z/4tkX/hMlW9PZ1lZz9uzBWc66tqNCHzutZsdG9Y+NdDg7WZNu6yog
O6oCsmPIWDZldk+oR2lO2VIjYq/SXpNrx3V9mEF7aa0PKyXqw8qoD6ugPqyK+rAu1IdJl2iPpx9CW+Oz0EzqwhEPm6sb7tcu+F6rcLxW4HUtJwpHSsnCkUWu
HsG6Eg0jto76MVvyoCnVwA09yoPuoZcaBcooObqPXkYjkJYoStJ/DReV9V0Tr2DtidoXR2//+3DYYz5a1q3D16TWm2WivqVqy6d7kPfHtvxne53aLrPhz8Ri
XRG8pQ8DwBd4y0D8mQTLDAAUhrjMwWmajyAu82SD5okt5MgGzcUZg4a4pK7yeZrLfNp2zOOwbEezJLQtPWzLErZlGZs7wObmdRQglGekuyThyNyrg6uLX4n4
C7hFQ36jjAsCcETTOLHHSe2hjX9K+uv9Kfc13mR9S/ocP+8g7XDeQabhSVNYUVrvnHYA1kdlV17zwjeffgVgfdnmSQJNTwHss9sg+hJJLoCTq403i62NNjWu
fuuVTdtTDiONtKfM0Iwl9wLNalHifZ7BlnwN6eKpCXJQCnSrI0nG2BmpADsiretYTL/Yrs74Y7Wb71iW8mK3Ky+hVlboaqStoG9UojHSgXiFUZydJ/AGwc69
FnbeWqv5mVldPfOcVM/E2bkHdq7PnvrKbMe6zSSayNTsIgWcMVBDYd2eqaNJlnJGHN1M0hyqa05FGCRUPIRyY3VNVA41PxEV3xzVX/+zNKpUX08fM18fdKQQ
edrZ4DzuRFXI+50ob2Ofs+rXUXiz6jfu03wJHRt+8z5pJ4HWnvuccVo3Uk6WmPikdUhPvOAeVD/ywfJuEcNS5Fc1NRq/V9CtpgUNa4+gYU1J05dJQcGakO7a
r0rW4kWJ+14QDXFBNMvzrEGydVkTa3NQrM8hsUaHxTodSWzI9u0aVVRWosqUtoPNLo3wdCyNY+g5+P5kZ8S2N3UOxKW+OLviJ2evpm1+wOibiz98Ak+6DGVF
MjPtxSdf/FZgqnbEVKl+oiw/KtdLhdePeZY6MM/DrcyzsVzeWVqEdzaWwDrZAns/lvZXsLI7sLDbsa53wKjaCVtqSqhkUqhkQqjkccmAmJE83/2SKbFPMiH2
ik03LfnCe2wgq6SuVRTPRcMXaHYeNDsPml2VNLsV9FJT1l6VNLsr6GW0HhqiihOF0fJCaHkrod6tSNXcuNHLysd+s7EiXDGj/rlCfbziv1J3eoMbGU+3KsF8
LCcaOnXBfOyG+dgD87EX5mMfzMd+mI8DMB9rMB8HYT4OwXwchvk4kjQfz6Sn983EdMnP+3afyZ9IZE3VFsmaCjVQe4BIyrKyploQ4CkhCcHIf5w0MYk8tm9B
K07UnwT7Mh/PD55S+z3PBYjwko4u1t39PSC9m8ENbgLBbQMdvgtkuBXew+uQrmNiomLI9CAjq5e2ws8QXRM2aT+9rAPVr4UDYlTtDx6V0FQ8H4uw0NO/oloN
lwtQpnTPD1QlmjNasrHsZWVjLbHXpY1el5pPzEQOot/4WCwbizO2csvucints/XV442y6WqxzpZnrMVaW/ZJa8t+aW05ILykJrxkUHhNr2RTaT9Rt/iJelpa
W3ri79HIeSXxG5XFb1QRv1K1YzZWCbu5jN1cwW6uYjd3YTd3Yzf3YDf3Yjf3YTf3YzcPYDfXsJsHW6Dr0nfzJ2O7+ULRzSvL0BQqzccSduN2kw+7CaZXIwe7
KW+K0aN9X0ju+wB5aRYmKKPmJ9lgEfu1ZPZ+Ob73S2FZNjrsOxwpaoB7Nry4I7wyzL4ivU//iF7zm6zjkss3KxRzLEZFRMjNLsi0sR8xltM1kmMIVJ2Hf/9F
EcHNipDs+e99HNg7LIcpD3n2+48+SaexPNa5yCSUtVK70/QmOhmvZI/pxhwBsJu//aA5st9uU4Sz6Yrwq5Y6fccy9eCLVpQNEsMTuqMFT+g27K5b4nhCN7fg
CW2LNPmt0TNfl4YndKtBI6NeSlRwz5Ea9Nex9dHFWkaTEybWZYeNsSgN7I3zrf1U3GjpDrrIt0ZUz1NEAqqoDZMSGnc5SrGU5h9hXjScgvFi6br+knivfHiv
AnivcvBe5cMS6TgVeqkpwVWills2fQrrXZHF24IGYWv8B7sF/6Fl2iYeNNM2z0AQ9tjLZ3/rUYGdSZm9x2DKYlF4+i6ceOrRT/zNoxswgxEyhD0my2eadi4+
V/ay5srFXGUwV1meJPHEvW125rofjr7nI8/8fXHLYzi25bYtMzx3ocxdTc4N1bl4F+hzrWvUuV3GyUeRePutaiN3h6VWV2E3lMguuAqr0CUr6V5Abv6o8/V7
4V+tMWQeeyPZsdoPxyr11Fb6SA1KSmlJ88IiiuRWDX7WAfhZ++Fn7YOftTfhZ+1JJt3OJ7v/RP8nxNFjcfyzpSTn/tNka6ns65Oe215/sIS6g9lOpbJHuSr2
8JLK7qtPXT4F9ydblsSMmJeEB0yL8mrnRfHMonhmUTyzKJ5ZFM8simcWxTOL4kWL4mFRvCUuitdpURxZlAQ5fipGjnsSYAOJYqYIA5KkJCU4nSlBSJJQrLF8
1EKRAC9OtlQl9bZVJSXrkkyLFA97VoqVfBgWAQyLHLzGeZgSBZgSRRR3lGB2lUkBXon45wrU+4xAu61Bue3ljOaTrXVJsQOhJ+AC3hqGIIjqfRUP3oEEkDuo
fJ4RBm6nd29jFYLzx5hXx8uaejWkgCuQAm/w03bUyH1o5AE08hw08vwiVb9laOQVaOTVRHi2Gxp5T6yciSEFkrU1r72Q6fEYmT6cdapJTIwlAVO/+NKLD3/x
9577Z40S94yGZRJ0uBgudZxyq7GGAmmUex3WcgtWz7TrW9YiAh4iC3iILOAhsoCH0CQLOIyox6AdxzXyhWJ9wGFETR6ULkZwGEyzaocKKgZFd/veRnosaHau
lWarKTT7Rj5njGb9BM2+3iV4bTTrtdGs106zEQzGQkx6UGO/CARDmSI02bb6h0SSq49R7Z36h1OKKFRv87c71LezDN1PJgwlxlGP6tDp2p0Ez8hqWBYiAZY6
HhEBSx1+x1KH37HU4XcsdfgdSx3+bVX6KUglUbYdIEMNJ0LIiJqSfTvn9Ozy9WYMI4GZIadURhoru1vQDrfp1gPEHK16ntIXMs119OyKcDLNtZz6qxZIqX6N
AuzvTHM1H1WLSDUObFlnMF+NsqIlalxO7yk9N9Os8ftuLhnvjmWhUw2EUp2r6qAtKdAT8AQpAqhOa65fg5TtJXAWosNKgcW+Q9SxyM8CwLdkaH/SCPviuDk0
ika/jCND6f4D6iW4m9IzUZpSdh3Lpr62YRfNdVeaaduFwzrTmp5EEulLYVHcEgFV//STYt/ffgmXushHiSPuT+92TtrtnOTtnJ/SRSiHPCOFAn1hb9iD9y1f
FcIazfqhxuDYxvvrQ+HAofpw2HWoPoIc+rFw97YSpVEOT9ZXhCNj4f1IwR0eW6fehbVD6lfaWJuo7A5HJsMhdWYh7KHVq4WVQ+qaPVyxEVvoHrpl2c1YdoYy
fwfCXnqq3tanuqFkq9E2HZxgt5/AnqDeZma8MRAOmDKtsId6qfeGAzBf1BPSMw3SwAbDfjztED3tSNh7qL4y7DtUv4KHNSRPO0JPOxyupKcdMk87FPa3Pu3K
SfXAyDpWlw+vmPxFKjgIh+mFJlznlprZNpOPFWlavDkeYXdXX/pPwr6mfSeZq0wTOEQ0sdvQhM5q8yk/2w8LdWrtyZnQRDDAOU4j3AwOJwi39foZfXHu/Big
8wZlagY00VRKJaztf2Xt/K6YluEIZ6POcg2LiuNceh/UM+LdUxpi3eI0EhqJ+nvncJ0sBotSqMEG6TgHYejFRdtzAv1xmlcTtzddzx3FzmPIqBYduLoR0MvG
Rj6GkZpPxUgNiW7qxLZH1Y05v53v4JDTQFqmOwSJ9B5pdq+zy7Mmu9xpniZ0LGlu7lB4IIvmn9Sghx8HgQduPpQzzYf8zr8lYU6YO/TAWWp9jr7oNDLdFh3j
xmLjBgHPTzbhRmX1x5HaPOpYzCdbbS3qrUVa1NPkWdKiHnNTfV4P9+o6G/TrdNvbnSyDMtRpFuHiXHMHixqGJPElXfBSmXcOmitbputfHoMuNgqm41GBpjDP
U5gyJEOx3Jyw4ZMyQi2NMpu4r59LOg86yksiE6UkZTW9O5GiErKP4lTo5nY592Q1kc9kjMbSuZNmwkvp3qmuKhlQZS+TVYLMJd8rI7XQ1gjIrd5dd8iD3oU8
xSLyHKuNgs5zbE6740zKtEbB9rvUNavb72oUaf6q3+IZ8K+0Zt06Z1gecRmvVL077BJy0zsQjL6BdxE3G35HySvQ99MuMrz2uoQoNursc9WOVa/7XQCNzbiE
JjbqPO4qrUK9HnCVkqpeD7pKs/DXuEddpaaqUQnjqOoKmq5iscCPj+JeLpbtTlv/bhzWqV6KoNQhlxERWIeq/qmOxFtU05ZFKM6XUIvPoRabXo/ZGPlRW+bA
Rhe/wzaSPg/aeKIDtjyRjSeasfFE+ylE43OhfoHmkgv1fSnU96VQ35dCfd0BslzQOOJLf8Jzbusj/lnsEb3L7RFLEa1W64wEWFR3A+Xi4Xu5T/VSulT7lJrI
ZMxZutVf00m8N+MBb8JzbavnV00hTLnqgxrOFjEPdQmCS6ML2Ks+BEbFTKT6CX2trWpPKz4k3PC32DC1Vv02+g/FrrNRX+aJ+2KXefkBucxGzP21mOItdT4X
ZJ6evGHr0KmdDJ36tJ5HHO47SrlPaLq2cAXnPvHB/TQbecp5QvPFvfRqMYgxc6w9DgFUCsypei/hgg9O62iqzRDIflNdY8LBDc/Ltc/Gb3haDj4vN5yXG56U
G87JDY/HbjhLx2wGiOYbHOXvHBLFhHAhAVa/edQxKXKFDuktlp4hq2WGGNmDxsbIHjLIGX1gnxxITgej6dE3MTQ9OfGc/uUZOXBKH5iXA8kHpUvNJi+1hKfM
x5m4sG0gZTZsYds5ohkmq/ukbZ4SapusPTbWaIpfN1mT8nnCxnLsJIBFvverXK/ncyh7MqogluZEmk/sAKluB6neQczgKvv/oT1/pfV/05a/0rq9zuz+NjCI
W8EfbgF72Ck7PVdo9mp03qlkWlRyJPe/ziPB41d/dUKXFca+MpuQrnXBqWch5xac5cHfJe6QVVy8+emTn/2a11w48/FPISU34CQLWrtYaaxMz4E/4Xq83qbL
J6Aer5toxR1vBrGf/jkkM6lw/CUfRN2sT8Y0+aPcqhKh/K0umO0mf8fdm+1ufhfcvcnqonebLKWrU1Z7AFdHd9O5S2lmcUmioe3aV+aykCUFPrUIVYM8R91R
t0yGCEkC3GFF+QdRuw6CPeRgQtoiuzis49umT3M7wJ1Zt4YdZgngziZNkcOid9W9MateVZaKUofrWfr5QejUqw5NtEqREPKsuOrTE2lSJMSsr8akj6q5NspS
Oo/MaR6Ze01SxBEpYneSIh3Y5tJEhiMiw+4kMl4bJw2YLK4GWayLyAJAumoFXGYB7yJKpHudEj75vI0xnbQhzuboVW2TeX7lLfRNvKU99A07PpCwyJtGjSIM
Yi5D3jncZaNY3dfCcHKaO61xDziNSNWlwR92sI0ed7DSMw62035qjuszRgNvm70OttG0g221x8E2m3KwHScdzMKEU/eoopJ2VAaX3pPBpacyuPRkBpeeyODS
r4qKflFU9guiwi+ISn9eVPxzrPKvcacz9aqZ6Zji7hY021h0EtQFHRD3OXnms/IMZ2QuTssccCNhnxsJ84Dm5dlPylzMydxwI2HFUp5xwFK+5IClzDpgKccc
sJSjTr1f8Wy9R6kEXO2hujNG9eBqczpIq+xSD4XS/klu3EJUuxquDHJSc09QCzBXFlziFjnIq3BzFBF7Ycz9CNqUJue1qoGhbGAawGFRwGgj091oD9PNSeeh
sdBeVhdevzzdJ5RNTHc4J3c4K3c4LXc4JXd4Xt9hWSpRWGHuHGxXVrh6c1dYZjOUCifk/mcuud0LtMYfkjX+oKzxlKzxpKzxBDfl5v2h90+xZf8wzRwRGjws
NHhQaPBAtB9zsh/zsh8DcllbCATYFDrx6LEpGMAI4h5CJx5CJ9xGmYICHDrxQCceQiceQicecPg9wKF5gEPzAIfmAQ4tKwkQfnMmo11nH85l3F2ZnUEECX7Y
jaDrQWDnnmV5tWA3K7Hmy36rj0E6UlvoSE2NqTl9OUD6MnfmyKFdR55eRuu0ZQLu3NEomtIyk43SvPgSEfTEcVcg3zmF+8GorZJGus8wm6AQyMtKO2heOKF0
i+bL33zqa1693HzJJuiSMPc0b0L+z9qt3//Dj63/s2Q1f/QSIX75GE4+bSRnO4xExkAhvqvsEzaw4r9KOop6nbMBGs9YeR7rPGU673Oko3hS/etJ/2NPdB2P
dZ2qkvZq1IVFR32WRp2lNIJ5FiQ59stw1RlmqfnnrIey3scnqQPocGyxPqGzXgglTP31qL9uRrNQqgMgFTj3IqC+3QKqQHU77sZmAXkhnkAqUCIFbR+NqKCI
cLP9fqLMTdavgBZ3gIa3q5cqZfwHYW86mAKneKgrH5XIrm4sVFbvS3rbd2PbdzF+TPIXdOHd5rct7yTtmJfjDsz2dlokKgFgqPFfoaWg8oBSa0pyJ4bqAbfd
E9x2D7jt+LgNH7diU19HG3ezPYYJaVIQj3utU0j+WkzPRvxgxpYL7LNxYFofmJIDVDpF19yJa74f1/wVXHMHrrkd17xDr5UwQZ4u05absq/60DWB8yiuozrR
NUrJGaCXm+o1enkPwX+sUVbSUMhNB25H44OhDdzxYHADtzqobeAeBwMbuLlB/wbuamADp6pvg2lgUIg1KNhk0W46bErDP5lxCqmNrOG993TtIynqbFeI91g9
5bXI1SfHchB3LPviWPbYsRwkHMsB41t7ggd37XhoVf9I+8CupQpLqzk0XrcoStDcJSFPq3m3hEEtAj2ic97PDmYlqZv3MNpRyWQf+7SwPt+KIZdgJBYJOezu
MCAvcoW8yOWmnX5/nzg8gYYHzez2cbrIZms0DChfM1QjL2xm+Jcc4YQFVPxZI11pvdVLtsB6ZaZZVDpLu3jXOEHgkN0jeRqxwujW5CgUGVB9dDVRH92FNL5u
pPH1II2vF2l8fTrFQCc0cALA1UjHW4t0vNXIwxtBgXQvCqRjOXrVZC20b/ASoiyp0CpsobA9djFlQEjeiRq8pJT4VOsjoFnN38EbZY5VZ5DxZBXKkqwiEcgX
XNvZpT5bEtfn0IQTWpRG7lZNegkJU5s2XIbOvdLKkZC1iQbyJHX590o2FxHeuNKqSTCIv2DUUos8lHzhWvLCNVy4FxcepMXkCxMKHLcvV+ybfkgvriTJOWR4
u+ofjLqAm47GbzpCCgO/C1nTVNYfbj+avP0obr8at1+zyVqD279ls/0WXPbq+GXXcssoZR/hYlcnL3Y1LrYOF/vZTdbP4mLrN9vrQ5vSS5tr8TDqxYo/jGUe
Rs4bwXkj8fNq49wRUc5zSK7RtLReRz7bhb8r2iUTMnHaQiYtYZGmVMsp095BRMShiEgudCgikqfYTlGZ6Q5FRBzz1Pod00eY56hIjtXRPHlEqh+9Fy43OlPw
4dT3E//i3qn0U/ZNN/+Xuvez1g3GrzMN/8AsUXPk2HHEYqQb5cXZojbxlzt6wUZg59SgevbCC9YNhbeL9FiC1mY1tggtNoCSSxvfgQLA6QfNjdeXZHZ5BM2N
UCJs2IbJKcjH/IxB9NDwOM6Ih3G/eBz3yee9NqyD6cg2ZiRjPOHk6/KE7BQyucUyTIr4d3Y+xsZ0/+s+Jp4IcQ0mBpg+crquslo8iJgJp+EQHWcl9a3dRZWV
YLL2Q0Y3U2u+TJNyDMUm8G2T9xidbXzpbONDQ2Kz7tbIo3+LiSBE6Ng29Xj2Cc76ZvxsVl/2qFz2sD5wQA4QTdGVmaYi5G34nmxcjOnqFGdphTFjcDpeTr9c
Mzrgfjps5E6J44cc6CSxd5KFSkWvPum628XCXcJE/Ojhlong3tl8r+Nyr1m51zG51xEbN6N5obsdtOV2S56fHOYnLGrlugTlusBMzJZ4gM3VSYvPIpvUv0wW
8JXWLxG/utK6BXbwe7ApbsamuBVG8B2g/9tB/7eB/qdsOOYnxeE7IQ7fneTgIs9+Nzz7PciG22PDgi7Agi7Cgi7Bgu6CBd0NC7oHFnQZFnQFFnQVFnQeFrQN
C9qBBe3Cgg5gQefiFrRFUo6T00mFVfa0KWj7sa30CRYuDnz10K2KhPR3NwVmthIvrducF8FJapnxprWVq33vuZNOIM/OjcN19T2106k7MaWXvwudG4c5wLDq
AAqxmhtvp141vvrS0e3lqGRkOz0UeyYDdS3KgrHZFhQoHIollEi5dSj/iXANPvRhMBtlLpAxQC9qMiixx2H8Xrq9h7t8mHNOiekFpolP6FOqwh38/PTdVq2E
o26ftctVz+BMJSP+elL6uqChS2287qvB+DT7xP12joecpu83d4yHYK40dkXLpM26rM16dMPNkUZIiK6k2dML7tSk8x/GFnabj0jcTynapz5Eq/Xiunxml73T
3mXfg7/sPbldpuv1tLusLIvUTAurZJdKTokBXWooU+xFmK7KbhA3qDPS01CjeIhAYJQG2CgfUlvCQppaxXUq8QiflRbhW/U7rMnnVv3ufYj3SWBg1ZO6NC/g
MMJ/FPRVywQEAcKdiGc1Dzg0RfTtP+sQ0THxYx1l/9Ua9zD7v8gBjc07S34vS8skSYa6oZQht0Gd8Gsc8Y7myWGhn0Ymooh4vk5BocfniehqVGkiOAPFLru5
rJcrxGY6iHL4qmGOaDiXlpmYI1igKjF4B+fZaefZcl4hrFIdvk7mC+hILqzqZL7coUbXWHh/WBpbd39YGQt3N7rHslNPDIf5Q5OKJVXGNt7f6A1Lk5RZGnZv
IzT5sGfMopS8PpO7d8u7Sw7EjZodLtkvE9sN7lIsmFhufxOzz9TK+XfpTz1wqacewFMPXOqpBwphIoUxoCM5k8JI0AT8HCdbHuSX+EFOWkJV9CSX7dj/5mU7
Ofhf5sGrw+LZSx+9gKBW3/Sn6Bl7QAa+7RcZ8f/Dujb3kHmkiV2TnNrZNRl2K6Ib5icsiW5hzhd1Nv15OV/qMttiPdEW627ZYj2UMdudurh26+ImN1m19dHF
+EqkCr85S92dXOr+Syx1D5baXnypW5/3+pKSnwUpGf3Ilk/VC5RixdrCaYnZIEazweVYa2WDy6EZZcWdcUxc8yXHxDVfdER0+NR1r3pwUtTDkK1GpyXnYJTK
dpUNTPJMjXLnnVAJV0PMhJyioi5WPaQvE30owKFNSS0ia+4K83dxbz2/+oKOCvZC1aRuSD5J3riIsyg+kVWURnQWHJr8onr4Ai1yHrqQk7bIDsPLYZH5PDvt
PFvOKwA8Ti+yTUccXdNaiNF1Iw+SriiSVsJEL+9t776zXjR06Bxq9Jk9kR+mMTdKY8e/99UPo3qZyKRYou4JzeMtkG5BSD1LFOXbOkqWb6MEC8qG4hZ4Q5UJ
bDNclCjeBXotb7Z/QK/VTdbfCSUsSDT+vET3OOPp++fUIs9eAwuQHAHTB1/4g7+3YAlKDaIygnQN4q28MPdqz8iSU/jOmrpFv3nOgWG+Vtcu6jRGJ2aYG1NE
Uv0CpPrlkepXRGifLZKtMEWuQ+xvi9rTPvpJcD7eIFk56+tDRFc/Wx9GzsAIcgZW0Mva+sq0SDWNmHJx2IwPzFSTQc8hVVeMSTfkXpPKnFTvYou8wXnViVfA
x1JHxloL1V858cA/vfzAt69JK1RPReVsOM09DybK/osAFMCJVF2vKPtfDDKAfROfQlX2uvZ9VJe+o0qNEQNMQfwyltY2y/pqtKxwVTupHpc3dGFzxvHiS32f
X2g/qPct5wqVuWqIAZS8pvOfiZcQzEGBXmr1K+iFMPUdgyR2RcSWZ8KQP0xM/sfmp2YUn/ILl6IttoCI9C3cxUriGZGNEok161IczwLHsy7F8dgotuIcz+I8
es3xSmOffvnjj/7w2Uc/94r17rB4Z8lj1pRv0mGv+benP/ook32rWPbe3HGLUoBuQ6WkYFbKSNgn8leRerqUfjeHnfhJO4jnNnZstwpm77U45M5pR9kZcQSd
0gfm5cCceIaO25rjsLftxdmjT/7Zs6c+9wMr8rqlJsFqGG1fYJP4Yq+ai11svdgCfXXUJn1gIp6TsRC54VzeJm+6BnoJE4+0z1KbgVeKG3juYgZesZXIHfO8
YvUrhtFpGqxLTYOh/EtMQyvlB3QkF+1YMiFiD/VLSiOx2BB5mR/XKimyfDlu+7U9Vjb9CcqXeoIynqB8qScoU+FYOf4EZXqCsn6CnrGvKF5jqYE0v3KZD/Ss
HujZxQaqRsNZwm8mXRiL+pUWqv+ld5eyheYri0505jIZeySLks9wGz9Di0jqsBR2MXMZL0XmUkvhXv5LkVnaUpTcQhTaIKkjcvYfftMAfV0g0VNezyKI3dhQ
n9Ezzh+FHplp2EjWcCCU1AlHk0E2kz7kM1os26oXOKP9SusiZ65faf2IM9avsv9R2XxLzSF6DQI7zG+2n+Gw6SbrSxwb2mRxbMiS2JCz/jVKb7ryP8qVfyRX
vihXviBXvrQo51jQMza06S/ZUKdnbejTx2wo1EepbwWqAgY5JdeGZn7Shmo+Z0M3Py9VAuekeuCsVAWckSqB0xIsOiVVAc8zviGHFq5GluU6BHLWItYzilDR
aoSDQsSBRpAmScGhAQSHaggODSI4NITg0DCCQyMIDq1AcGhlMr1yWmc0hYXCbwRO7y5bhxRmE33Hf3DigSe95nfPf/xjoG7CuDKQv5bG+vWTyOuU4NSKlp6K
p5Jr2oSnkoN1mGtOnGDrMDf2w2c+++SfFck2zEVYKtkxGsevTmwCWBAZ7jOf/vZnvxND1Ku1IOrlBCHPToKc5ZOwK1vqdgKHpAAckiJwSErAISkDh6QCHJIq
cEi6gEPSDZicHoIj6aeMoyutPuBm9gKKtwrUzKIilpxBWvG4Wu8xmekYkB+F0KPTEl8BIQQ/FYAV9VRfb8FhfaOfKW8AtYOWZtgTNtBPdgLVZYfaJQxjbAPG
mEd1O0Z1G0Z1K0Z1C2WexiYoLyZj/q3c6kvf0QoHr+Gc9Qx1D+Oc9REkpNeQyE7J6gUkqxeRrF5CsnoZyeoVSVbPEoog43Jlq8+BwK+yH7Lx4B8VFFTde3qP
bZCXa4Kk3BPvPa17U+8TFNRjgn56VFBP03pPt/aybm8dXwBuTRG4NSXg1pSBW1MBbk0VuDVdwK3pBm5ND3BreoFb0wfcmn7g1gy0tcJRwhMpbQaW5Vuu7esc
pcOKO2Q0Kgu5URpZnXibocTbLU11f4abyUjmbWaUkC2jzNuMloMTdpjR6UQHjRzcqU7op8wEAk3lSjSOvKmjF/miR2NSLksX36GYUIYIzA8zTG8Bvd5Lsi5z
lX2fjRrcFATfrBZ12aSoo+dw7lAvJH5uw8db5OPN+LgNa/Muwg3abN9IKEKbrHdQSuEmayuAhq4DRtYW/OCALReYsXFgnz4wLQembFxz0sZF77Nx1XttXJZm
i667E9fdoWeZAOREuPEUiXDTOVEWzpOEKPXhsFnWb3ipqWfkrOSd4JiCOfUbDfUcMfkWF9dZEYBnROk4LeVzp0QgPi8CcV7K506KYJyTbIrjIiBnJZuCAYGV
gP6CjWrIp2hrqdejNtIsjtjIszgM0HL06l5r7aO0Iorr4zGqL+3W7dGc5o+tO8mt7nTwVTiaHpwU1ecOUUduw8db5KPkAG2DbvIu7VjYyn6Fk7uf+PQjf/D/
qe+34LQDWl2aEbVnnz4wbUc5SnSlSeOjmLBbrhXBOQUxtSZaeZq0GzFn78CUbcWMXYcJ20J1JMbfeDNm/yZM/jbM/XYs5R1YyduxkLdhHW/FMt6CVXwPRQ2M
FuNAi7GhxVjQYgJoMTloMXloMQVoMUVoMSVoMWVoMRVoMVVoMV3QYrqhxfSsjwNKSR2MJ3UwXLT1qtDhxUj51cpwIIpaThS1fGihogyiw4PoyEJ0uBAdDkSH
DdERJDBe8rpUxaTWfDLvekqT8vS2qr63YUudykHuwX7ATSTBuBov93ECcp1xFQvW+U/0Xj30tHrVJx2hk6ZiJ03Q+xIHQfRJp79GJy040Unn6H2V6430SS+9
OItab3PSPL0vc5GiG4fmnY2dc5TeD3BJljnnwtu5DN2cM0Pva1yNZc5ZeDur826sMN9tDnMBvjv2yOdfPvnw518++3ZGMzfnLND7Qe5ql5yjM7GTTtl4snm7
ZY7mYifN0vsiWxrmpGOzSNMzJx2wMdszdstE7oudNE3vK5xLl5zIidhJO7AidySn8bbohFvU217KmUvM4bbohK3qbR8JjsQEboxOWIcpHk3OXhidUFNvuY2B
O/ZR0pEzpDy7Jooy/RkjbPcqAlLs7t5HzZFXHT6y8Glz5CyO/GF0zkkcmY/OOYIjh6Mj+3FkOjoyKVc+ZI6ct3Gd6MjzOPLXHzRHjuHI4eicx3HkEw+ZI3tw
5NXoyHbcPPrRe3DvSM24DreODqzFfaIDVG+UaSoB1yQxYfOunSYOqzSe1ZKh5m4hQMlxNanhOKES+5zxDbQ5pznETadz6t0gl2bk1TsgzBU4U5wqMXRicsGk
KBOqH1VOJFO1lRx2qidwwpVWkVGfuJyt2HTvbr764x//2L5zvFEiRGYabHH7XdKIYSQsMr5PKcwRXy0RwHtOvTjEV0vEiJUqCbgq0v7V2dTe2CfY5ILJ3GXo
JIdauKtjW0vSuCtglLxGprnP5X5lagKr39htkrqIk1pcGxBHMh6kxDfg3z2J2ger+kFa78JnhtyuXe5Ox2DGZiIwTmaXzdF4W9+G7vRE4mVsYm73xLQSpATC
eeEHX3rSAw4n2YizFoA4oWpeiLDVQ8GL9wUv3m/Hi/fRueUcgwQtEZqJ6jvO2TGweBY2QfozjP3VCYlFh/QU87snZs6/8AUKpdKTnI2FVlsehy3xJ6R3m7c4
BLxR23wBZ8BQrm4ZisG0X8vNsiJM+9YJjvXLigK3Xjt4fdhpmDwQM46R9GVVd2qifDQOp4qbPDMd7dPOc2GeNxWV3RvTDcNOMti6N/bSX37rld8/OLiBm4ZN
OIB6BYs9+V0N9do2uNgUaJx3rwXn3UMEWrcS81vGH4WjvQifnZEq/pzKLFgMBi1U5YGuqJ8EewFqMWjZuB/gXcBY3VpPAswGcA7kl+McuMpuAGO1TlbtlVYI
o3cEnT9qVKRnnBYS9y1WCu0H4cL0qAU8txHKo42Q2jkUZu6nF/It+BR7rukqK1Pqet0jD9N/v/P2qAlk7ZONWlgzX/y3Yf6ov751WF1l4Lr/xP+98vbH6gNN
ZR16zN6dulK7udu6WyxpH9W81Qb6y43mIkpYAtmIaL6gyWZeEII7b2nd/eHCt5e86HNO2qpHXXhedbD6F6XP2AXpQ7bggADOO6CAcw5I4KwDGjgjfcpOS5+y
Uw7I4HkHdPBNB4TwDQeUMO9IlxcHtDDnpBJDuRMxEMyab6qaycfSnCAMmKiNQOq6E4VcYukbNXNZcZcpbb360EfSmruvcWccdLM5QEZF9q2URExdANyjDteV
cq9o9O8Khza4M9x4/Rp3n/T3muYW4htcMuJiLdTEtUQEdTLmvPDhOrXgQ8vBo+bh5Ornpagm1XHha0PVT2k9dEb3AjolvYDm9YE5OTArzYGO8bCb1bsb/mZl
ZvOH4O5GsEnZ2vRhk3VUGsFwrxVrvWletE83IJqWDtVT+sCEHLgo97jArWU22z+w0fPz7+TKC3Ll83JlalxEbgb0ZI2aEZ1LNCP6gjSaf8oG2R0Vt9uRqPlQ
n7jbqtJsqCTNhsrSbEg3rPelPZ6FltPYFqdsbIvnbWyLeXHTnbTrxYg9HLZb2MMS21k+tJx2lrqDyqXbWV58e+dulkSEM6ndLHMdu1l6sRIcZbY3vzwVmQtU
clFZj1pvKQInpAEWWKlKhR8ZLb66VkzsrUW4azT04yqQ36IC+S380o9JWy5e/rfHJEuLSUwbEtOBxHRbRSXLz0tqVSJnYgvbi3VNqloxrSoTV924zp3hqJGZ
6TWz7ygx3Pe6+iAhV3nNzDtKGTowqg7kC2aUCUm+est1/6P30ze8+P7Jt1O6sfmgWDh91CfdOvx0Y/AJNYLBsXDqiboyckl2u5DbxKOn3PqAuonV9r++n5b2
Pkt8JekLqIpaBy/PWvKREiFaRBGrUftP/iDFyWvoQE0eoBr6yQwow4g8T+yLjfnm7QSmfB6++QJ880X45kvwzZfhm6/AN1+Fb74Lvvlu+OZ74JvvhW++L9mZ
bMIAo4xYifJyLiJ/alKKyNO+/I7+8qWy6+xy7hmMu381oMohsYk+LTaRNJOFBbHqM2IZmdb2HgGRamexJyaqd6V1NReWAfLd4/1JWdMEzbCuufH2qF3KGnfa
aQQaVClHP91HG85jSJsCvU7RhvPY1Vei1wnacB67+ir0epHYvceuPgZbXxBUk/M2wNTPMXoJj8FjX/bkpHYKe81RPXpCJfnApGCFjNZ70aD0Smtto0eCmb0m
mDmGcqWi+iNokrz6nKPuT4dl7j7bOnerPqfnrY92cj/NSh8Viw2on9fcyEKrhXTCL6ivB8JaM7N9nOEhEHu2EKrOka+W+ssNIyVghA4GDd9kKA/S1QfTDNVB
HIahSojeIbkHgu2hf1c4zIlfhdhs7DWFB+Gg8CF1L6nyVYZu8RBancO0LLuuZau9NdLUoI4jFK8bSUctV6c50Wl2+2mMXT5C2OXxNPVCGDAIubHHzYDUcJqV
O5Wc5rYL5nA4VC/SV1f8v+o6xfepqcsfrOfSfn0ozH1grHo/fUn5JmNVwjofKygZMHyIEu2GDk6azI+AhlAY8+tBYawS5sJgkqcS0DYvs3o3FBuDmlB5VsY5
GYrN8aNAaCHcAGCgqGMoQfAoFruCXkbqK9FR4Ao+R8APaaGJlkJebYIBIQY35NKqDjINKZ4sUCBFBj8nHxQnPZAryhdQEDVKAQUZ1gREGI8f+sCjfvM7FkXk
wyIhvod5dkMVyCXVwIPG4B61/rFAmsF3nnmW/C9KNF8RrgxX6K1XvV/vrgVKtsAGrcsGJRvwlJJGWb4brg9MSGqRhC+Tk1Otj9BLsd5A34QiTtLQkB7HC/Nh
XQ29GDbCEf71r04KezrAt1QavyAa7bfBa/bZ4DV7bfCaaRu8Zo/wminhNZPCayaE1+wEq9mhOI26l6y7urfsFmY1pN9iRqJnNAM6IwM6JQN6XgY0LwM6KQOa
kwEdlwHNyoCOyYCOyoCOCPNj6KYRPRDEyYoAui4A6Dqvga7VINXgZOx6x0esuUhA2ATX4odhOETOwKEbuMZVn2p+TE0T1Ne1sB8neFFE0eScxh7+DRIBDHkO
sa92bBLxrgDJX4TkLyUQ7yqIBAEihULrFAnqRiSoB5GgXqD9m0AQuTqP5lx/l73ToP4v2EbGxuDImhkDBMT7N2CnctBcR1lqSrcdV5p6r3iPcwAWocaf5BQG
pg8Vqi6xbkGZjkUG4PIZIqw6Xj3JpSilNqQymrLrQIdbsBDXYh02YhmuBj7VurpDL2uxFqNYitVYiRALQXkkHvXoYTyxQRLEVOvUh94o/djIRjU0SjBLJ1/3
EhCLmcuCTE8Bf9UfIjGkuVesYXWVOQjgAhTmPEEaFTSkEYMs5d9pLldW+8B+J6Hkm2uVU69llHA4vX1qi7x9PCxdowgioA0RFEHlBD/CmXsyvV+WtJzLY3JJ
6nqEERuAYeZiX6RHxDs5GjyBufA0zEVnSDAKoO6xI6NyypigzUPaAG34HPD2KEw3Ib89py92Rg6c0gfm5cCcXP147OqzdMxn14YnQT+P0v/gYo3gxY5GbgU1
fx8StLsP2pjBKRtTOGljDico2wcyoFtkREVkRFVkRJew3EBYbl7Q8gqClscL+7ig7M3YWFrqx15Ai13CKsuTJZFFlk8WWT5ZQHFm6TlD9VJezwBmFWJMWeJI
hGPWtZ57bXWvZzizHrIksgS1Rp2++8iSyFLSYIaAz9YnMM5yAIgIgHG2YBJDnmtku3fZ97g7M1FW4OFMvOHiTGY8Abe3L4O1OJBB+P/xzDKa68L9/fj5D/yV
1/z7E+hT7jX3ZUhlQKqhR/5rnrJtrZiO0NJHnXeZlEMn6lmuIWg8xsVxOGcO8IikKHBGi4ZHjO3NPZQhAFFvCRnkhQwKEPVFiPoSwPnKgOpjkrgdFHEbCOJW
7M9fBnn9EqjrFhDXe0BbNyvScmJZcx5wC5tl2SSfmk4WyrZNzEZMzBZMDHOTxadirtNUpDKqN3UyfGZYSrZnRbbnRLZnRLbnRbazHXmGkvG8t5IGNUiv85Ta
q17nSNuMXzZTEBfJKavpRnChjRHNRm4KRzjeNetQOumIVmi3qLfff058VRvpHHX6Xxw89dR3FTtap4wV9meNjH33OePPwjlPn3/0D15mf9YINQaoqsOEzjTL
nrkRE5g/83vGIbNNqWxOc2/cXUYHXvlIIjztKFVBHSbwS0SdVyhOjQgzIZ+jg5lvTI/R8SaHRkkDm0vZY6OwM9ah3ROIaS03DiJiWhkR00qlV1wheZmBsQhZ
x1V2zAoQV+vVQzJfYsbMiuin6lYr5S4r0kiW8LZWqLtesQjJvhm0ymOSeRghg0UXznqMc81Ue9DBoA44oNrHRbOdcUC1StNlqp12QLVTDqhWabjDHW6QLXDv
JUUxcxYH3s1XQtezSbp2YLfObiSqVR+O756Y/nqRSNYZu3hW0eVoGDsl1Kd8pkgUq055iV2vTqwft2OWV0ddHT2EKOpKctYZ12eahfttw3ZLWZqoczJRZ2Wi
zshEnZaJOiUTNS8TNScTNSsTdZQmyjZ6I6thi9N5AJZZ5bYsZEI2/BaGyS3t6IN6lgT0HkOWjdAlrghHCC1tRTgCBL4Rus5KOlhtjMiW45pzWb4Vh3SXPt5a
I1E9ixOuJEfJyrR6lpVUp+KgnoXPs9POs+U8yhlxonqWETqyUidx0CPVpIPbSq4fvOLQ5NgrZ776tZf/ZpAKW2pUN5g7FHk5/jsVCcJiJR/RiEYNVHxI/cpr
fv85FtZNi2ktKhUkZcKBqeu0Lf+ByctG1Kw0hromHwicGRcUud/FgPa5oMi9LgY07YIip1xQ5IQLirwoFLlAFNl+ce7aZQhCtPFZEW7H5OGPinA7Ig9/WITb
ARFuMyLc9olwm24VbrzkI7o2OIrJxNhBFJNxCFqNdj+hMdxPhRW8+5/bPXHm5Okjf2WBAcR7yjuxAIwjOsrvfjAmppbKGg647azhdyYNa3Bock7JQjwvCzEv
C3FSFmJOFmJWFuKoLMRhF5NzwI2xBrsQy8BJmY3V9OTzuycWbDz1D048u/sfnn3hqe8I94sC9fq5Pzcdy3RZ9Llb0m9iaQbxgXAA0BlDlsHDf89pBk4U/3Oa
FYr/OZJi4MTTA0M6jBSD5Y3culr3vpPx67WIImZvpoS1TTMbL8IyaDsICz8oO45rFRAMG0LQaTgeBKKWinnFSMl9H6UF1AeLbiEWM0shjRrJ2/U8lyY8pqfy
f8ZUstdABNN2CxHIcu/Act8ROogiO7Fwr30LrfYcB5EdCffa2wjNDwRktRFOEYRjg24soZfo4XLrWwW8yVSKooTWduJfsQcm2lEHYglfagaiQLKDkHNbkp0E
RdQ9dJrdvxLSy6eQnpRjMoIDmgk4aCbgU/uAwRgxhkSMRJOh8XaF4fCn6sMRabogTRiBZ1IY5Dcj3Ymx4KczYJB7MjI5GTDIyYxMTgYM8qIwyAVhkOeEQZ6J
M0gvFjuVUGmuAAz0dfAWRKFSRDgtRDiV6oBQ6SBCpUMIlQ5TqNQpvJmLV0CWydVIMlkHJ8taOFlG4WQh70rpp+9d8ZqHTZz2pYxd3hU1tZaKgNAmzWdE+vc5
0r+Psox1zFB37SPystIAQqxQ8EVMU1CHYamrv8Xcx9WALRo+PWhkKPMh0f40ywDeAkXvqEfXsDAZSviNUOqzglKfYZR6J4FS7ygCdahDLRcQ16jX6AU8Ihl6
WYL2HBpna9WRMBSBdnLUiVgkBaQCccrmkP/sIHDVoJTp90vKNNmUlA8dkBLapBpuaaDNmdn6fhQI4rQpAW4skb9b9PFSmJN3RXrPPwQONH8WfS16Z6MYJOpT
W9J9asumT22ZfMglNZzUB8+i2pAa1FIsN4dcgFwYbLaH1ItHUOo5aohAdaEForhcyB4CMvCUxp8hJNEMJ1cLRaMJo86tNv2FP1nMZHa591BUXyht3XsbgVBa
0OSW91nqM52LargA5IGobcZEbS/xjkyVTJqpktHoY+qdY3636Dv2u6WZM5kUhDLKfajeXUcEK3eoUSTgkxKATdT2kyUrcKzWjcVqZ63djIKhn/j6+PmFsDjG
JxichLDccsnFflrdjZMdGlmFAMjvptpija0Un2DbTGHqOwa4TZtWW+PGqHdRiUDKO5pMO20y7RREmQJ1Hu/iUeZlKuW5I7juLppJq2UmuzEdjp4Oc7qeyW4s
UHfL1Rb7GUXanULszrFvo5VNeyf5LXSE/OgEw/UAsz5HlwS2EYjLk9lhRXOUQlAtxOkgGpVVr3R+ijz9slJIuKUrTetGNeuV9zYqYXXr+xhoudLcdWPiqimP
RZ49peeaMfDF2lZD0150qYC7C/CUUOLXn+Ig+mMExBntzuO3m73jBOhc2lZyFpkcxcEqlHeWYQeCe2hScc7CIW4bkvaTICxvcKkPSFEpCPRYaoyKS1YoGEzB
STU1OXqzdbj6GKmVSqvJUTNzj9T8tAW3+b4W3bfDgwRhV3RLdbuBcdyTFkgopaJp5cFJmaG1DafkYnxXWgPXq/tnCwnic8PKz5c4s0REqsY+ooQsUprvTBBZ
YGgytgxKvJYAMOx0or8MrQK7cSrE/3hE3LqDBtA6VzbN1Q0kjSuHxqr3x255CioFNZNZp2EenMJZN+saFOlIHfGTMWkUz2aIk0XJPZk4J3MN13KJa7lpXMsl
nkMpUeqdE51tp51ty9kFRKujTJ9DjbxJ9sno2VJPaZaa9lwOCT/mcOjUCYM59QcZFiBjPhNPXmf4jPkiNZxkhs8wZQ4ByJPSh5Ra8L5DYekgJQmFxUlSdd47
VhH2o/6v/gVamI5VxrjhN5fe1pSeNBw75y93S19EzslZ4wZchFogbYADcYNAMmgvQM1vYJ26OOZOKuWlqMZJNV9vV6Pc4KK7plY2g0yZVninrRWBGS9e2004
p/Ha7mknUdud1hBVkLVnpXPcMekcd1S6FB6RznGHpXPcQQc1xQekE93j0oluRjrR7ZfuhY84KE9+2EFnyH0OCpT3OqhQnnbqvVLke1JuPcdDWWtddBpKp/n5
ko3Sq3POJmufR+/XuGecDe60vD+l3k/J+3n1fsJDm4BXs8CIuSglF3i+BbnJBYdr9qa+zi1OJty2FidcmtC8mKWJVKoc1ZXLZFK6+gsPpvfdWOOek06vC1yS
/Fb3ImPJrCFX/wAeZMrhJgzhwAaXmjD0X+PeghFTi4W+De423fUEfW3RJZwGd7IV+yfA2hQ1xqyDk6WwYFmoP8urWmddqGEzgIHPGlEjzygGDJsfa9xMYe8d
+P0ZfcFTcsF5fWDOjpps0B0YN8jmcgWfknmekuselesekTYt1GuCE8AoChZVyR+241Xy9wmkwL02CHBCIAV2gv52SKNFGwDy0wJQsEcACqYEyeegFJofkELz
x6UAfUYKzvdLwfk+ATzYq2xelsPNHzixrjWKqNQBJMU6TeeuutN00YOBI+vtPRiDtB6MhUv3YKyivL4L5fXdKK/vQXl9b2oHCVs6SHiax/y6lyFJ4kbGxr8G
OdIovAZJAt5fVLxfrXrxIGs6HUVLLiwdCsucRVpRUqaspUyjKHImly5nypAzSm7YSjkpT7YKFfgNIU1Qg9rLehDtbKUKlUXZ/Qmm2F7WFJMxwvgsMsV84wLr
tx1nF3eIzS1bNCxX7fepnVPqPLe2ntQyshcpry1tIkkVKo/5mBD1rjDJM6umtZwugsuRCM4tWQSXSQSX1UtHEfyn+Wxml6eULOceL6Zo5Uz6DFmJXHlVj9bN
i69blnGh01aLuuLVi/R8WVqjbNoa4ZwC6QmxbaDU9NKYDaI81KgoumxUaU9YwBHNqLncPDVmwxYO3bHi7rFMWL7/F7EWVLbFuuVD3CyMA6SeXiv1nayV3CD1
qqFNFmdox69st125S1HJWHmqXk589+KHDMatmNZkRo356v+CuZOB0yBqULd9YjgsDFPtDWnVPYyUqlh5F129K8zyDsqo7dMbIS0oo0qJaMqtbN4zXu9X+vcA
nrKuth6XiRZdNsbC8k2NoRK3/FSX+y+lTNLys9UF7Zvo+caqU080Cmq5C01na4TiGdYWX2pJku+4xoVkdyy+ZBX2YAUKcy25MIonlsggyoW9G5Rq2h8Wxq+y
rEa++UCvMreUdTRxr3Mn2z3Rj+hDn7pa2KPGX+Nx6q/oENhldChHgixaMtg9OVJF2JNToDmN7mnre9oMa08UXYj9+s8/yBmfdDD/3kaBGIVaTaWAD7MCXneJ
jJtvv5Gpk3AS1GXVOepsdU7h4AcmqczHDbsn66TsFsmNVtxKfrQhtsGyTGRqFUsu3ZlpolvT1vWcFE3FBKCZquJKXD+QeV99mOoHSkIUeSIKdwvTAI+oHHbf
xCMqx0kizJvFNvx48WU3jHg5BAAioPB+vmRTi++wqDQNN75EJXVwWGnnebmP/kKfXYhTjKvIvHDoA2PO/WOvoq2vvfu/cB+maJn+RjRO8usq85bSYHkOHLMz
HJojxhSj3cR+LC7kyob2E1z9MsidzchZaoWDpI2YPuLsUM9FfPXXMy6pHHYMXScwQIVLcm0uz3n5WtyTecUBC9pBSaK/ROthnJLghYVWbsEcsXD/u5lj2GSW
pjsI5OLp1wyd6DpqRfg6dki+PWIMTsyj6RYSToeY2yLuTstWv/erfJRkJDmF1BurYT+BiiAaNBdY6pP/mk4eu2v35Jg9ScLdeQLJIDSqxFUTJzqdnSHsjONd
7BAX3UpEr4QxpLBNMjdIYItssm1q68URE1enjlNVH4c+kDROJXHqx10cbJnQDVcVB+KOYKTSNDLk38+Sf59WtqGsTA4EkJufkFWou6qapdYrPO3Y3q7YmnJc
hDqMmYsGDcV0xhtq38AVqBuEZxo+cosyiLBQz9+fB6+lv3cOI0QjH28cpp2ifvFzNCTMafU0SceG/P7/Z+/qg+uorvve/Xhv36efbMkIcNt9T27HauyiFkZy
hYtZj5O4Ezp1OvzBdJip03Eyruo/MPUw/MHgZ1swAkxHLQSU1Om8BGcsho8I/FG5gSA7hMrGMAJMo7YmI8BQhTqJKLT1gJv2/M65d3ff07OwheOZZuoZa9/u
vXvv3XvPPffrnN8PtO0GX98PJOM/D5zfJ1mwmFoNL5HC7MONHzhlj10OoGloTfIRW+0CyuIjIeKmSq7aiMhmeOygvq2PioSubui0aLroMp1a0PidjqDV+XlX
XDITbyh+oHCgaOW+IEC8zG3LpWe2WmamZVpa/Glnzlimi2WuWPxZxoSvYHLtKr14n/DvfvwZL8NqQt3pRs4XqcS5W8e3pNn2mDP8ydd4qV8KgW+qYnsMLJjs
jn07OLavj8XmPoPTlvNO+J3tGktuoT5Kd8MRA7wEzES25lXhHmzHlN7lOakdsZMN2ySs4cIgikdxTu6UMDCpcwx+Ku5QCmiNkLQJnpefUBVGB5pUkC0GhpLV
Pb0QHZSNKyE1ex7rVcWORFgJGp81zsI4UymANHfbE6S016yiVbnHO5w4nBjHLogGIXbiDXxK3itzGY57yGaFNeEhmxXWK145DRK1Vz2QqWE7ataXik+cwiHZ
qx4YK3rpLWHvRQkwHz+OKwnWuCcrkSl6dgoey4p3feyT+vcEVMd19ml9Oy6306mES54KT6b6oi85qOtzPP54RI0+Sz6DP8uLPtMNpy62BIUjWn642zvnkBTP
FE0L8vScxdg/L0F+2ghyEAnyxHkL8jQ3b9BUkEdYkKcbBLkmgjzCzbpfC/LoXII8rAV5jxbkWqMgT18KQR5wZn/pPAS5htJpaR1yqIT696DDkjupbwfk9kS9
II83EWQq14UI8szFlqBw33wE+cycxTgwL0E+YAR5cSTI1ZHz1sjcvIubCvKgaGSnXpCrIsiD3KwPakEemkuQB7Qg92tBrs7SyM6l0MhNvnQ+Ghm7tUYjkyDv
NxpZJPd5o5HldqxekPc308gXJsjVExdZgsKD8xHkgTmLcXBegjw6W5Br5y3I03MI8gyfAEw3CDLwxqleb8GfrSLGt88hxZtEiDdKq2xo1MWXQoQH3IsiwjWa
mg4bXez22DWji12W2RGji+X28XoRrjXTxe4FifDgxZad8NB8RHhozmL83bxE+LtGhNsiER47f13MzdvWfHbMIkwx6mfHIsLr8edGEeGb5hDhdSLCa6VVrm/U
wu6l0MJNvnE+WphE+EGjhUmEdxktLDK722hhuR2qF+FdzbTwhYlw7WLLTvjMfER4eM5ijM5LhL83WwtPnb8Wds+thbv6JEKdBAcswF34c40I8Mo5BHiZCPBS
aZOgUQdfCgEe8C6ODva67arRwV6PfcbTOthjiR0wOlhu++sFmI/oG3Wwd0ECPHKxJSd87sIE+NCOyFM1LkAm9lTNRO6jtacT7qMZdjx9gh1YYc1QfToBfSyB
z9KsbBUHTj0VBa5MvNnFgWNPJbx74jeXcmDtqYQLjATeb8N/hvN8KuEYkAGcN+hcIv+hsFT2sXkeDtAi0Qddrg+fRr+vE4a/2N+ToFIfoyrTU34W2AjP9TgD
evsG7bXC+itbxO+vbTEA3gVTEdUJa5IC7nfDrdALR6U9W+uq08EmVIkao8C4cuFYs0b3cByYDzzdjGPcjDDu5VJinqT6Smd2asnK7q24ESCT00w2HHmsTbf5
3LNcDHJ7GVvNa/ZG3Y6/1kMLwsMiT9gfhJGHvzUoRix+DdLlRd4L0TFs4Ea9ZRg9llPJ1+mjUp8EJvURm1jjT2ulyMbOlRK9u6CpMvKlQ7loHzgptwRFw2Qo
CTcoo2klymhKBS1sV8NVGymjdGwMyAiOnP8pJVIwDWRHuv4Yph0kDe/BtCP5keMNH2lUUsu16m4cbZR6rbtsUU39thiAV3EtMvOUjKn07LRWQ5Okkk7p3xOi
gz7Ut+NyO4NN73Qyfy0qH+3UH32KH51VdcNsslYSN55R47HoawoExaA4XMVnmVUmHJ9LiqmtIgk+Lwm9AKEMjxiRzDPKQHMhTEenUk6jWOKsgeZsSB62m2U/
r3I4wVSlswwvPmSaf48tZvAzkWnKlbzjzx4rAKYI6IIku0h1ABKP9Qe2l21sL/OpROk5pJnb6ahUM6vI84axgL0XpJyJmbDnz1REbD8opx/AWzlWTZhztFay
4ba/CNWWSg575xmGcw9yAFnPmzMCPKVn68TsA2S5Ps41YN60BPRv3+zXrvcSYB5/qz8yEpPM09g61/kHWcoTBch/vmCLsViOzeyWaPCzrPbSzGCrPQewG1KR
bMUGgSA96sAWyU24VjJcPfKx2CYOJmlT98rUIep7Zai5aHxj8JHYaELA4RcmTLpL73C7/IlS2/QsbuYlFuggTOMUxwg0mhlK2+5lxNgqvCPbG4UAAzbUf6lv
DY8iODF0AJHfLMsmj65IPAqtjr/HoFz623PF/qQE1KdP4LufLgFrHgmUZ3UfjAESYzvkLXe3UvY2mCuT+Hfr05yKjdMZvxLNyjDb82Wyh7M0CszAFI1+XaWy
sE3j94WrizKQ91vr32+V90vyfluv1SbvL75WLQ5Us8L/sS5Zp6NnEfTLh+BwboLthdGMc2uvz61dcmuV3C6HiRDndgVshprmliA5+EE9ycHXUUXx+XWqmdEc
IxiYqq6wDynM/lruio4cmRwSSAYM6AQb44pax64eFtgZmK/Gjw34MH2SI3VaMmwN1a1sCdhAzGDlHm11gVhmb0sZs74RJzYdptGUJmx63NHOVVkZ33Myvudl
fC/QXC/RVWPbWXrpM7C6aoLg44eF24qu5SibLYuKa88++v6rf/Cn61d/BXqoGHFNf1mYNFf2RRE4/UP3i7pb1ge1tpI50yus0q7n8Gfv166aXWKjuVxMM5fB
LiciKG/vi7KpS9TnRJnlcUklLzCmdYmWxN45X9bKtBDko0TH7b5K3mAlwZTVGbNDoC+O2dDThwyk7vM0IYk50tJh9QWH+X3Sa358crvqAcVPls/n0+EZO+b9
9A3ROvuPPnlyFBa99G5DtALJUK7hGT0xuV2ldjgo/ApruwMj1xVW1ZGKOqttvM/QLDqkydWC8KfHDj2SLufCd2YOf5wql+CrmhN8DIxKxa9FXPBfLmgbXPPk
cF2tTltcrbezwa20FRsHJ+r1FinDZikC9hXjxpqM0w3r0h2XdG9idipprg31ya6X5rpBzHHX/aKay56zueZoquyspsqaptID4Sv36YWV2PcUI7z7r8BkpRg3
AW590zpsMxLcHeSe6H+uUtfDnGQP+yy6WCbg4ZQdFdvFJ7FVPBRLQUaIFDPi2pihcRQQ9eUMAC6o3KovAdCfbHDVJyS0wtKlm9yub5sZbUR9WhtPT6v6Vlfn
anVJfFIJ9Zy0+1SDPE1oqrkE9dz/vbbf/3DU9rnz7rnVmkPqoYr+mxFnQubGba5Eh6UuR8XZQzfUWENdjuiGelw3FOOpxg01pM6hTAck8SElpvHSULWGxAd1
Q+3SpvUD6pdWp76LNvkZSBDDmWNHX0zBUTMT+XiM8c4ItnvqPzbX9GMziY9lCkn4+CzopQJQdJoO49PRhc+i05VAGxfWpp/daYdvHduuwErQpCKM47Qf5FmP
+FtpkkE/bsWkYuutDW/QOsbwWYVWbFTW+CvpqHJGew9JrXAt5XStZU0tXpC7yoxhjp7WzNFT5sGkfjChqaSP40qrhWO2OJMcxTXXa43b4kTyvC1OJWP6vWHH
OMI42hHGPBjUDwYc7QjjSMrcAllpAaTMLeDrFsgwcZ9uSOwhJdgc7dhPpROOVy3a+0nh/jg7SnWCaGARridBKEDXUyAUoOtpsJakxJVJPEcWM6dT0MZUTkFr
DzuJLOph75CFPewWwjPGVNDSU+cBomQCmREPkBFDGp37vucs2JbwMZuyYgD5mOg5xjVJC2lFup60Is0cOkzz8O6R+x/5r5eWCMdDBLKS7jDTcI2oKtAgfmLm
mIAIWSvwmtcLCueqchIf8RoBoOgS3InlAjuxTGAnlgrsRCCwE0sAOwFQ1ZKAqrYIqOpCAVVdJMhhrbx9IbAgKhffsJ8tj7pA+mgLfINhh467noFK7yQBbouG
yC9V0ldeCzKQUAVtQVvt2crivUH6StAApijiYtjK8v0NBgh7nDePef8tZarl5wkoS/tSV0VOYEqvESTTLsHaWC6gpctkpb9UkDcCQd5YIsgb7YKO0CrIGyVB
3sDWVElANloEZGOhgGwsEpCN1hhkQ+zPGdHWE1i3dOOyH1iwstgnlaXBRqcsI8Q1zyYhnq8IM6QSy/DLWoaTOFm/HELcWS/EJL2KhVVLc9BG4nkdRDNou44l
9v8l9KJK6CHPduPV+JhKQnrQCiieGPjcImGenuME3NfzAmrIG5PTAj/BZaqX8uHhbySJNH0AlA4YM3Cf52u+mQ/wzMzFdRdMlHwxWerYK6v7jmHx+KD4wqL4
qMavKWcEmkCnSeFsU4hf2MIAQkEli0upgpUHInxVIqywXPjkSxrRTDj2DYtgNmA/nWHwxs9H+N6W4MC4jbMHy8werPrZA+oQa1Cfh/Tb5f4WfbtJbjfApBp0
or50+5vo8Ztjux7b+/IbvwMWV440atIYUfJg2Dyo6QdDStJ5UJmE0CCJlAaUacmE/yq3hpkXUN9cTz3CB94RbPTtm6lj0GUjdQy6bKaOQZet1DHocgcmEIjb
z90gjWF+OSaBmBDQHBETgnRQxIQgjUMw7NtbgnWe72F8LsO43Ci+tuwrZcTTMkEafyCt3G0dz+wQepm6Mwgln8znPG//6NC+h37ytcv4uEdFZ5mjPxQOvJPY
0+LYk4j9gyMvvfgux55gK/xwt453PIo3jnivMaol4o1JvKqO9wzH03zG+J1lX2FEOfWPEuVxjoJ5yTCSevKF1x/41ycv57ZDtHEdbXcipSH8XsyNiCiP6yi7
ElEG8PsKxjdHlEEd5Y44xu3081fg/o3wD1+X8M1x+CZgdIA/GOGTOvzmOPwmKcN6Dn9Gh98Qh6+T8Os5vKbDV8XhK6WAXRzer8OXx+HLpLYCDp84IeFLTLW3
U1V9/72j+354evdlGP9UgnoYLzwWa5n9ukn2J3nF8GRqX0wWLE/G9iUofbnc8YONkkr84EZJJHnQzWnED67hBwfjoizt0AfAjPwXS6gbg+O59MarDyQOsl2B
AnTjAV4J98mQLRIKqOhBm7M6q8Vul20ONwcQ6bd65FCRSqsjnGVRAYDjGQjdOyzn/3SIIs4o8ZEAWTJDVyZKueYd9LUaI027fPj+k2+/MvIBw3ai3Acfalbu
GA6SE95tCzkRz/VzR69wCkm/1REvpjB/VijMUzQtStpCaJzBDRFooBMORhlbN1M5ct3WTQAy7LXWC/zg9RpHtEsjEY5r5Mqf/uiQMPfaa5D6lE2l1Nrc7fje
DoGPekF21JWBEQS36hgcnk4/8uZ/vDLz0dTqHjWKe83X+Sbdj6gI8FANCxFJLZI/tQehC7tVTUkph5SAFw5wh1c4M1JWHeAmtrGiL5+RBMeiBK3TCG3ttqZx
3a56rSlJUU2yY1aPIvVldzy3g1uRBrlua3PAnml0221tgoKwkStQFLEy1D8ZUBEIg6yeRm1OyxqyJaSG61tH7v+Xh45e2QOWdsma6dmnZT9+RoUL4raD5w/V
5x1bKg57XH+ylYICS8DaX7vr3744+quvr9aUbWdWr+Vr67ur1/L1yZ+t5kyOCBJG+M/qs5UUI2GwKQElQY/YuSgSmIGXuXyFhl5IbQF2NA9Dkc2KBkto+cr/
fPQbvdQOtjTZjFQCFvs2BqvnsQnn8hnf2LkrwIXFoHPBXxSkGNqAv4ZeN1+jG0aNo4hvv3r0b9AQasyREo460kzDfN9t7YKdFbX2AFWxPi+peHxi0lADV8Ca
WU41XQy76MMejq50jQy6OjupkQFX8qu6InIzkp864ZgaUROgRWzMSc2dk+jDSZdF/d77Ysp2V/BDJ3S245KtNerKZ+52TbbWkNskW/s8slXTHmc7FXfZUx42
oLrVlCfZTnqS7bgXqRZr2Iv7aE1SOBBpcmu3J8CoQzqFQUnBrvJ9t30qKrg9NbvgjtSXYwruSMEd6pBccEqwlpIGGExJA3woRUADzHihGxHLI9EH+yXRpWBX
UsypCe+8sCQn8nA6Dw/zEpEDKaFMHz0QsVN6+1WtsJ7Czqm6Sj0NExC6H8F8XfE2radfZYPu0lf7tT1JbBrTBbosD7SFDLPIJkQ46Y9p56+BuQDbIVYKSdr5
FBY3+JSC0M47MDYoMO18KsgL3khO8EZcwRvxBG+E5hMRSaCDc7UCuAFpHqnZAb3IUEnQK+GQSc9w1OmwVmAmpCmPqY6w7mSsENgiqNJD/ec0n0vH5nPp2IQ+
aT6XTpjPpUkKxg4kZhUS+IYN8zkE1pnPpRPmcwisHUhSnkZvLpXApPlcOmE+h8DqgcTonQ4Xddfzn5JsuGw+B/YUZh5yoUD8yFCOA0p9rHZhMleUg2+Pw9kv
9UaxG7qZZWMlbzUXzIpSQaBXSipaZsS4LcxzZKrMQ8YMZ1VQiNeYyQnr7CXmRplFbgAszd5KQay7eDQXdrhCbN21wvqzSuEJWjfthI3X1aqPljTsWBCjKFCc
TZXUp4ZSAMtgPWYMey5kNA5goB2yUw2QCgU4KBe0c64BQSgXNPAgzq3XbLsLoPoL4Kqdebx/Z7R3FGjwvvhFrgYc/CfrfwMc40Mhl4yY0+orTGpEF5j7/h/B
/naF9UVYwK2w1svp/A1yVr9ODuk3lVN61V7Qq/aCmU/Fq/aCmB1n2LQQnUdW7WxenBHzYlu3Q0GTgTIGKiyOoaA4zUh3LEFNx0t4OwJZjeEmAD+Id2FPyEZH
Baz/W3QOllVZiLlKgYlFEXP2bKUgjyM43Fl5NHtN1b2GUjR5MSemT5i1O7JWop4FNrUSjkRyGpW2sihWmLGItlZS2s7Lg50XqzKqVaiyTGTn5cCixltX0LsW
HkPsskkH97WHjZ2XBJjHQyID6P8ozCI2DI+qPQU7L6XtvMQSMxe00sNya9AWOlvKbYziojEUYVLOStiDEkYvE8Us8ubFOrkVOwCANbOwa9bWbQWMk2y5jJNs
6TdKb8muRdzmhZgIQTKDEVbDKLKURhEPo8hSGUU8PYrkZNwoySjiy5iSlVEkr8ccXfKKLkVUJimhKS+XntvAw3ACP/UCs3FikmmK6GiTGJ4giyWiC0tEl4eX
dGSJyHS4gXRYWivVGdQcUSq/TeAIbDGFcgQWgD3c81RMtm9KieFRml3cK+z4vgRIj/Q9lSw7ulfYoX9ZhQ2ilpPShLt7xSodv0+2lXlHRmGnkpbrQhymhNFQ
BXrFzraICrufMGZKizFTSiyoPOxp8lLQF+l2xd6Jks59s2AX4w3IQTtJAkZzpBPMr4Z17eYghWXtRmyYh6ewpD2jYlv8eKtbOp1hmAv/QdZyzD4Ws6KGJ1Rf
6R6eEjG8ug/rxzrUaoYES2loavrGjWK3iErOJlGrMxq12mfU6mwdajXOfuk/o1ZzmamvP1PVHDEbSZlqdt+8UDIGeXRHPq+m1FDONGw1s+FvAtXmWnUvzLSy
YSdQrXute+RuGTOrFnqtAblf2gc9Vuy2++U+wD2bGOOuva/TIq1/RvFdSe5odVkkuTQcDe2mturIUJcIVnp7TA+IdzSOL3BJinTxb8PGOGRhoxibZg2mNaqp
ssjwIwaLDKZ102qJLD+ojOic2aAIQ7gs9sEvp0sLLOayQpuZFdrMPDLK08QygMkKoCN0c+ZCxwAmS5HowR9S643xEUm+4/AOQes2nAEZHmhcXEs0dh3RBAL0
eRl0ojwu7ZWWqLYmqaIK9D7qAxX20HZJr0XXTeoqNa0q+fDn/+1swZ/PySHMKU22OqXJVk/CrBxcRKq8APBWJGKVFmG9PebwbGbN++99+4MXij02Tkc+NNsy
6+mmemxndfDJN0b+3cJkMrXm7ffuefFgHnsgKT0dYDax1BoAwSPiKWYTEyb2cWZnSsk2lfRo7iMkSPw9D3BvyOkHmqE9B+AVpRfX4Z7J7VXNnfuXjLAl8xMU
3xBbaruNUJVb0K9QyeCDTeHXEpIl2AFXSrgsrSzUdWvebQlKwUJNZvuwIHhFdiAUoi0p/gcgiC1sQeAKvZImoi3cFt7ZV7QtZQtz09ovbVn5wWO/+/Fqim0Z
XUB/d5NGuE9TBzE7bsGSg5WMHKxkAVaV6gTaYqvmWszgfpi5HDthr7IY11HmcuwE2kU7ruPMpyNEu7yRmwou18yV7bwNnwou41MBPkS/XQ7Rb5FetFnO0jdK
N9Eb8zR0yNfi2Cs65l370nH8O7l67dX877XVujbsz13Z5Et3zf7SVvnSEn2p2/il+V/ol+bP/aWzDbPj81JWBFALeayPs3KQlpWDtCyGoLwoCR90qreC3JUR
GI1gSS3mjPEBM04wk6PdYLX6SFqDUToJ5HvPoB5D96UEmF0zRwbOb1uZiq+ZsJwVFphQeXL3ycjtc6O05xpQ2udGZM/BaD6XBFEMQEO2ReDYG7G9k0DqgU+L
CkD3XK2ypKcczQls1GiRio01TGTtVy6iXrPmMzBQMsRZsxl0Vh7rGTTe2WlcBsyvRLI8ptrzSNaOkrVnJwtMePrAPI25hf4EeqhuFfm6GAm8gK9TUfkSvxJR
dMvsjFDzZ0XBOpCm0UXkihHniX7GVnr/Hl4HMPgmwLbPISNzSwYji32CPDTiielMqmPWlgYY+uy5YdzTWJJmcxHRCSZpOOFOXat+A85DvdavYwXRyzNhJefd
Fp93w2+EJuTigcQLDcB++biUyuiqmejwNf97NPt20EgDq2g67mCzC26jPlsDwDvEv04A0Qz6eO7uVsYet6mTuklCbIOJ6dQzJzjJurWj/mejlu1mtWxH/c+O
+p+Q8jSr7/9l7lpj5Kiyc726u6qrq7t63vasRHWPpdgRBG/keGbHVuJq2QSiBMHKiix+OUqysgZ+MDBBLLKYMYyJYxziZdkNu0DkjXlYrAcZYq1BgpXDgjHG
sIblYRYDJpiVVzKshSFyHhI53zn31qOnx4y9KAloXF2vW+feuvfWved+5/uszu0vFUNgXkxtB5P06nhMxfRflmliEj9KZT4b1S4p4natFGEqbkyVrpMmIepw
mfQqVuYAUL6ZszwG8OiNPDClWBLL8b+CDtsXctHgglhFy/NgFe1YSYO029IF14EaVNwl5by7xOGCi8qBEP0pjXhTzQ5UNCFyul0P/xY3eFiyiGbIGJawLPqR
nOfEE3SKx97OMnsvkMIPNglJ5XHxinnKyapCVTzlflHHEy8a3YlP67C9nmcBntyKCbEX/nCTsmmgyfCNJr5ZKCqMRcVM+lwLL6AjFIVBpmb4SgISfiWGvXT0
WxXxQood/VZF+K2qUTXjt8KsuBD+QBe4ei/UmdYiZ4YmB2Wt+iEvC3JARe4C69OtS5g9NApTTt2/uFqcNiB9uwTep2ch9ojCTMQeja88Q7lGmcsQJuNZg983
zmnx+8YcJst5qTd04knVrtMn8QyFK0L4I4m79BA2UMZmrbzYdY3C0M94kuIPPceTFIxc7k6JUDm5oee1whksEFCLh1Grr4hR+ZlKuYZhLA5GQwxjcSBwhKX1
DVSjTx966sybh7G0vl43f1UJn5xKqjXSXI9/eHq3gZ/5tpy+1LyervnUwHSUHVWFzJRHuWmRsSX2eursacNyW9mBHRKTgV2RazTGdvQLYzugRm1gvSpY+yjq
0RzmzlUalmeFuqU70sqn5fl0SbEl151HtxQV1TdQdz3MtVzV1RTdkmb/bX16aPN9B6rf5E565I6omtE//WuuTEx2GuOyYvyZgQlfW4Vag7nWAa4LxaEXuC4U
M3VhqerVhg52qAsCcqMqsayp3j9NiItpHWC5EI7HoDn2EwitDEaNx02RjtqDbYERKx7cN7tM7ln56xf/nlR+1Q3qeqLrTvaYx2j+Lmx3m41ubLGcpBzEvnIQ
J9U7dRCjjYBZBX7HLs7VE6qPHeG6yFP61c0ebC5v9kZ+vhWslFYwQgXQE/VqXmE9ZVTtwU7Kwr6AQgCA/zwKQjeiXaYURrMohUOdLCz/F235vaq47kEQhMeo
OAtbRsV5Kl7BYyIvdlVMmfK12ig5vhnAxKiqIWzxQV7YU7bwd+igWtmTPmgvo1H5y9IFr21VrgqZ0Gwh5AO7YrRecDIX0erKcKvQr42NqmqHBSXoF9AfC93Q
H3pjNFH8w7d1YbbVlcC7IPNXFJm/qsj8mRgpMuYrw44eCDu6wwGbslTPuoDJnM2Du0qNA7s5VnKxgILCn8KB6T9fcx3WpLGZs9NKIblHjGSEOMfoytARk6FQ
qtMnljKxJrD/N3nVmwF/TKs8vOs08vGZTLqdL9vhtLJTirytX8IV3Wb1l1NGz21/LZHZOYf1zv+xnfMo3nzhzjpAKYLHuxpVbqSPXHV3I5wjwcpMFDLLeKg0
xJRSEI2ihHbZmSU80Co1an4Uggg8gObXdKOuXNVdrVqjm4aO3ZKaLOfzlc1aFFzN33nqL0PFqo2O5qTul0ca3HmubFRF02JVs0I1fYV5JYLwqLKPGn+GX6PG
n6JzXM5cLz3M8BI/Z2A+50ZWfWsSNkypsQ5VL6IEo0pCttAjw6KsCae08JbaF6LvkJc/umF7X1S7OqIxb3WNDOtckblJks0UfZdyB7pRL1CkRQzkalHfWu70
Fo9Rn599sugz0BBkKb5FS+zFjVrao0e1lj3doGen6gss5tSl+Z7p29yVsD3LR+kUK8JR50a3RZVBSq6LmRbgk+6ReyvNXji/K3B+98L53TP77i6UrEubSlyY
GGvSlHiF8btUR/1RYwn8BaPGYtoUsMhUAa4nok33sDFAm9qwETIF+jyKuBsVnS0UcS8UFhd4GAXsEmJWbWYBj0IpwgEUYb1TEUb4Di2xsSyQFmGIIqRR84UU
Id2GIgwzRVjVRegmReiiCKudirB63kUYSBGGKELuQDNteI7mi5ZNbbgRUKPsRl3LKH11bL+DjW5VoLqEcynqhszeSRrbt2q4lHXAuqc7FXsoxe7Oo9jVOlWm
8NWRavIKqv+PXkFOIIAnUMqB0+Vv9cz6ZCaWRqNGX2QEzn6nHTV6UIP5zrwG0Kcg+RhNpbF8J7F1FKaPF1qO4oheaTmib0DAHoO/9mNrDxtP6huMPXLD5u++
UB0GElI9YYfcYDJ00ho2t+sbzC04opZozKnkCWcVIvS04DcF2MlZYGQnPWEnZeGoqR9wRK4HGp2zsN9MUJs4cubki//1q48XcISAesIu9YQdcgdjUPkOYzuO
nH7v3R8/fFegMKn8jCmFKb2ZM21er+GHG/Tln1SUVDjSXyfJX8UZhky4JL5KX/xKZZilwjnppWL9Ys6sQHQPK4guX/xYRUC6dwFKbLNgeLzdzsJUt2gMZHHY
3IHfhWFzjyAgTUZC/tt7b5z5ye4FwwajJVF4Ch95XAM8i8PWaVth8hyxBNjG1kdHN9/3wmO//PowAIVZXXRjl8Ie7nG0QDqDLTmjR2wNND5ra+TkDly3ab+5
QtCKHN203dEldtLWxbFf/zLuteNCDrj395sS4J4ThwJNYrReU6ATI8DqFcbipoLqXWquE9DVWuFqugpgHcBzPIHnMEpnBJidS4wYYJ1LzRaQOJcYq4TpaiVQ
UAz+QFjVmwLjq9FsQsP43LEInUQVA4SJG6IgD+MTREqFlRYwDm+GWQhGPaoLkC/MAPlCXuWtRwFAF3WMNjysp8LnW8cCjgOdkASCEcYDfHVxhRGCv2u5gdVX
dzlf7QGQUadpgSFlo90rDMeoA45RjeoCx+BuqhDfi+VC2i4eYxkEUREAvO8thvc9m8VfpHFT91mWmcIW0BulAogqhq0kXkJ6Cau/xf+d/aOdDMlXq3LPNN0/
ZPCfq2LclOKeBLdp9UQd2ZaTTiwhbI5DvAcQAb4EvErYLEJE8xKOZ6PNMlaApPcZSKzuagnVDSRUtyKhur6E6pYlVNeTUF1LQnXdNFSXw/ckzIwZSIq+zN0M
kW9H7G5aOJ+X4IvfaN7qThaSmVYaWqYAkTkOF4RkCWKa6mdK75D+/NZg008XOzVFQ0yfnpSwQBFBsuk8r919ly45wEfZy94x8b8c3Nk0E66ChFdAAuYRPI8W
3p6uTrMMBp+FEBuids4LkeYzcFVveUTWIyuPyIKknxytqKNqYbKE6TGvurFGQoCotBeBC3AvNQ9BG5D2D2LB11VaCi77T0Jsd4N+zmUYbhe2j8O/4jI8l56t
wvxdBb0s54L5RmKfz2Rj+VZG5UwsX9SzwryFNt2jxrdpQxP3m6F+i1AZF7CL66mlqdX69jh/l6me3YTe00vi/NnLwh1HjTuO/JX1xDtjZ9aDvFxUPxfE9VIO
E5L9myX336baQ5m/BV6IfEiep0PyvA4heRtU8Nx62V2ndlWw3eUSSbcay3YrzBYwPaNGLOWxSspjJUhNAdrjG3boYLx7VTDedn1gi5nGACLNjZLmLZLm7DK2
UcbqHSUheqeNbIjeiITorUKpLLFWI5h2CXX2fdisbfRL3N6AxO0tkBC96yRCb4FE6A0IVLhfIvT6JEKvVyL0vFkRen4aUFpEs3ehFqKa/WPVoizBObcW6G+2
SryV11D66tTLy7+1ennHZSdvpukn2NxOi6GeqDqafm711Ou8dpq/8aK/kdXIyE/m/j6DCWbaZbiT6b8PG70bmXpxXmJUnX6dW6AqaBOo6vTr3KJVgS9g13R9
ZTf1ZDRXqukiDZMinVOTiYs0q6ju8YBjMzsmWSiNisFD0rWOyWQTrLKuIz04qrHHpa6k7FKPS0GXuj2H06UaQegRY5HpRmaxwU6WpVpffGH8ec4AiDea1wRm
+tJjk8YXrmRLMZgoySp8+1h+kGobq/rZuVPb7hQEVj53m1S4dTSWu/ik7skXSb8QoWMUPHUH4zKy50ktrejelg0uSdWWp1UVDd0sg53Iz5zSBmd043PnExvB
2+oK32MHuXrgrc717Ko828KS6U3w5KBR9OQuFEuqbW1QF104lrs4MasHn+DFQkyAEVY5vT/jGPbyK019UQVNq9J5TTK25AJz9gW8LlnBumRf1JcuMHmNPvgn
+3Q17pGl1hqWWsOoewZyejONfjalpqBGNByepr6+vxXd0aiJ6uBSLMz2zNBdSc2u3R71T0chXUmTdV6ylfIrc/llgQXtOQyQw+AcOQyQw6BjDoNZOSwjh0Ga
QyyzwljJaIiM1pHR/iiYoU9X70xjoWq6kts6ZYOuWIDcMuNUP3Ibzs7tgmmUS12cgmG0cBo+mIGo/k3G85fb6z2S6sJu1IvTMdMIyFocNaYON0Rd7N30OzWn
BOctAoRuAliJCv6ntpUXOPYSrcEwi1W5MK1B/7y0BtuxKljHr2QsAEhItMYFRtOx7wZwhfrmIqKnHF7/tIF7mqunx2rugMiGYn2HkQ9FWcukRK5tIpqtcPlg
+M8YxK4Bquiy8VEjLy4IqCpgKUYC+GzvyEOFdEtv4dXzVC0wlRFtFli605lbMdCB0KsomI6BbZYnuQKYndNeP6swuc2yiimOkN65k64+aXZOC3QjdDfoRorY
DNBM3kK/xLSoIfpyJv1dYgNhTbXtWvym3hh08OH2afm4OEsQ5yiazoM09ahuoQ9Vdcta0K4kfNHouSsRDyxYk8+diEo3oALSyByJ/VxCoqFlzCkCUWBprmgD
q/MLZSgIUeOSiBq7smzn5USNfWBdnDY23q0Fz6IWYKlFORHUY5tBjY8cl+ShrpjgpbrBDhVSU/lamddj9zTlkZUq72i5SGNBM4jD8WY1dm4abNZEZRiRFQEy
WbwB3Z7KpFYczp9CdFOiJxzVBC2JBMLMTVpM2GZWYjdzft+dOUHhnKxw5LWs21suZaOS8xJDtXiQVSupc0GyiZiwC4FKrAnztptqaQ+WYbU0rBeLLHI9stc2
ezmr3jVBCZ0qbW1RCW6wPDUvpadmfsjfUqq9jkhlOzfORIEo4Hrs/WYFXI+rhlxT5GuKUMBlqH5FFHDLEGgtswJuLzcji7MQ2TTQAIcnZ6Sm1W9dyZYd1dY2
ikkuVOCzh5uKSLt+TeAwrZEV3rt5lhAs7ua8mlyvba38akH5tYfBIaIKidJBkaEXttBqqyIDq7hFQKjjf+6bwWSGBycRcxSf3kohTQB5wDI6ZnNETGxzREzr
gxNUGfZ/AzMpswUg2f6ZH+77yMCUymSU/RYT8ypz6JDIOYRqJmsNvXSbTIxeUpoNCtSh+EGuUg/9/suDmIeaQ4c5oJ+6BGfUWC38vbS7XFWtjeNNLtz5KkXQ
83+qnn9g1vMBDPor9fx/n3lgdBhUIIpRQAxYlzFg7YUa8LIy4PAsAxLSEq3Y9ndZqg5EhF9P517JGHRdxqANF2rQncqgf5jDoB1ZFpnH0zB1pmvxFFWLunab
kIzctjW5illaAqEfGdqW2N6k+iQcJcp8Jnqhg8LmstzamM3OvMRA5nGJtWpop4La8JdH9pqWsiKmJw9y/DS3WTtzNTox+krSQ0KWIZUz8aSEtkrlAQtL68zJ
793+1uH7fn+YWW+GHpxK39aubH4fNM/zfZHtD+Vsf+hLbH+og+0sgSlntO1DD2dMfDpr4pPnayIjYpIo/CH5lKLPfe+2xKWv3PkS7elAnSQCgo4jChaOXWoa
+PTHC/iYyzTbQlVlxV/jX2XQgOAXPv7xAAeDWcn8MgOch90VRgp3srsihxMSDhZLwXCVvocWODjFxW+l0bYVwCjEwZ+L1NeQig6R+pWoBAc/zUvh4K8AJO5i
8IFOuCJ0/SpE3+aFQ3YwVcSX7yczOPbkW/Dk0zHx5PtwU2FohiB7xOb5Up5W+F324T+f9eEnBFIyBLmnYlZ1t78j2+2noVP4Om3NhE6NqE79KIdRJZ36xblY
FbzJNj4H4xx8DqYsP64DYZUK37oK40EAL0zmdGg6QF+0p1qQVBNVgoKkWmhZKtUDHDppYg3UHubgeLphPetNU5pFEDy1p1kSwYOSJF3SSZcSbQP1dZpieq3X
XrzvwMyCYWaXohsmmO2WknbRP7cn7Umank7TE3M9YeNQ6aIjTFbvhOOK7kLPyVzQiMacNmcl7Qtfhq+T9iVpv1WUpCkJdNFQm7ihWUE/HdttbROJcdtkMfJ5
sdVEYzEvzQICeJB1rbKx2W2DP2o2i9BJUMNvim5Wvu1opLVuO1badqoyCnGjqloKltO6sQTInkOTUweNxZJWSU2EDmEyZnHs7bwEVjjCPkYdLMYfMhg1zZRE
2aPFmQJJz9iunX4SW61sl9jqQOq2GwVJ3VbGF9j4ghhPc6rEeA6cDhA4jccHYnypk/ElOZwYH47FqOqKUDlnek/giOlh3nROorPpitKZGoNqQJ0Nd/OGl2A4
ZoMlRSDSyXBPDme63JhXs+NTh2S5KWd7JSiK7e752H5Y2Z400s7mlzuYX0rN9zuZ78vhxHy0V6oxnWx3AldsN/K2c1vqbLutbbfTjiBnuy2221Elsd0W7hb7
8sDDRFyEsy4Gh4F8BQ7K91e+AjvMtiC//P8tiHmwmD0H1rsNm7/SEJWnznhyrIFv4d47RIoLPgFL5OqhhRS+jpmK/65tFiaHjjA2pRIZ+5ulCcpqaaLpxheN
xYWbqC+0JuLfGePisMfH4tJYfPN4PEKX0G+sRugwx1gJwM0j7o33w1e3igO2DELZLmxGjTqdoQ0vRC63KnqFgkPZY76NbnyNb+T4BpMm8cxNoC+alwE0Kns0
NyrjvaYhJAV414YalRkyKnt01qisHH7Ir+vRdFQ29GP8vsQIG/S4RNyJ8jOISXs5YuBImYPfqfKiXMeaHHNWhjcCFUoKFxjjci4ZGDSBl0uv7qLx2AGwqRRP
RvYEeyhrNIaj983vK5J38jMWHSr7t1ngXvhtlWi0/gxCy23hZ3CEn6Eg/AxF4WcoCT+DK/wMzN2wVLgblgl3w4hwN6wU7oZVee6GVcLdsFK4G0aEu2GZcDcs
Fe6Gi4W7YbFwNywS7oZIuBu+JtwNA8LdkCrjZEVoXtYiNPezCM2vHDNMovCMa5uWGlVxNbDpFaDp98Q8mhuI+RMkDFUNR3OVMN0Lj5HBXO3QPRPyIhoFqpWg
sdLUxpF9BX8IEDZCr/4KDvRh5T/GC8PZ9exWxXvugP7KxQbYj0lgPtBwKQ1h4Ihw3saGFZ8mGgVJBj6zAiiQCmM6sUK8MXM7GUytNJ6EYibZ2ixMoMFP3kiV
qYCqVbhikHNDBTAO6IbKiwe/sK0kavAtbpRshOlyV1bCV6QQeVfShwvalyqDKEOUDo3PN9AR6j2x7E2ZidxxVjLjg3Qyd9yXoTgYFZr+GGgvjAZzTTiNANAO
t1HFxmvUQIpf5nWBkevg642/voa5CCwsRPMIvTymuVocpInkhLGY1QCgzsUOlhJqnYMFZGnzSMSR+zkxnUiQgIv4EVY4zaAjLlot3cb4f1xw2sj03HvLdn3S
utXMOm4cvdrMHxyAFotwUUbGnwyyqtc2DnbQECsckZpX0hAblC2/yAJepDHRLKoXaagXSf1HAStsPChZI8JpXzYyMfASPHozVHOhJEEbRA1JLahQzTtpYKQ0
MMaeqqI9e/ToIQyhQZ1mZAitDHWwTE5zJbhCGhx0Nqt6FLl61JJqILQmqB7eBhz3cNwb5zVr9kArZCpea40/xYZUBvRdjTr3b40u7u0a3dycGz0g8cEyApic
C3i9NZDkyMvl2jhnYnx7Pk2pbgY3RoT+tCfocwCPXpTGFfxgVWUiuRGW8El9T+kPrIFGb+5WucbVd34FXy5j9peLhrw8YwoA6lW/9CyqKhsmJKReTD5yTaiG
NftaZw69+tIj295+4jNj87C9njqYvtbH733nzPcPH9t3AoeughLeErq9d3Ozt/XBie+defPU20+fwql1dKq39fmhl29/a/c7+87g0OWzCq0HgG6tt9Elehsh
z/LRIHaquKFJdbURPix5Qg8RTjT7qT2MN0FLRRWLhjKGqnd8uIYKVNtAZ45zi7iB+qSiH18U9V+Lul6j6u3aElpD1Zgu/WNBE48H3ExqlzX7I5dugsIH7fcP
JsnjuZehYuP5G+h+1G2XAwAFtZ7RflQ0S66v23FxAgzw0oIDi1m65bte5izLd72UY2fSu/Bt0zhhuYScYzQGoDbynhnNoopQiaBK8GiW9RBdqfXSORpC524I
nbshdO7ifdZMWCz95TJFIdfQpJvlOq74rtIItvQXdzYudzYu95uqIHwZxvNrT4A6Z8qpq3vKTnwe7LM3kb//tlIf5meW8oUcEcUTeIRfvH3q+DeGrWP61PHN
7+z9xBi2Xs/cd1if3EH37ef7/umNnX87NTps7U3ue+htJhPezafvfkqS3dF+mnmPf31IPXVbcvr5o0/8J52ezjwVNMfiubGE2VifOKlP7CdzjmVOvG5m8ncw
c2J/9sTezInd2RNwB7c+OfCR2HaPmdq273NDvBet08fV6ank9Ef37/vAYKdJ6zcnfyRnr0tOHvvJbwx21rQ+eUWtLKxTJ/dsvf+pXxviHUp5tyVnzBeZHF6m
y98CzpoK8NgD8hwsSjwoRjwJzqAe5c/aZQH1ZQ6d3SSa05GZSJG/opRczzI9XfxztXtCdo+o3SOy+6rafVp2X1O7u2T3F2r3Htl9Xe1Oye4bavcU+7/jN9Xu
Udl9S+0+J7tH1e4e2X1b7d4vu79Uu1tk9x21O8F7x9Teet57V+2Jr+09tTfCe++rvUWJ29+O//E7iUP/tNj9ReriPyhH9jyTHDkrFpy5JzlyQo58vCU5ckSO
/CI98rQcOXF3cmSXHElpoJmAPEs0bS1N0eND/7FJFsht5XB28g5n6CVgIh2xI7lI6YhLGeNfcT3T9Fu5nsHB8T/sXW2MHdV5nq97Z/Z+7J1d3/VeY0udvZB2
XYywVOQ1Nj+4q0BMqRQX8YNK/KBS1Lrb/AALIf+w5GW9hgVsWMy6MbEhG7IkxphoSR3HJoAWCyqX2NRS3MpgR1nA0AUMLLBJTXBKz/O+75k5c/fuByFprKpC
eHbOzJ05cz7e8573POd5Qgk4u3HA2ZWAs5sAmuKAc1bURqb7RVlO1pEDUiRrwjDkCsch3GkzeiCBZqtaaBhwKnD0gDzRAgecmL6vGNFsq8izsCIHmou8ZZTc
0ALHzjDVwQWyk/mYBMOLgwp5BBUcrJUzTXQZ0d0JRwLNABOEv0QJX/wA/5BDDL1uKsTwaQHxgEbri1ZaNWC/NhKDDgk7pFae2O44bGnMZSa2HDbbGGPxjNOd
LpPo/xvaRrpkV3QyVhu3gn1c3f1VsQkTFtkUbRNWxjbBqY1LxzjIi1yvy+kIn74hp6JY8KacbmQlBDlbR2dvydmNxsLa8IG4SYt6wuTzqaU2PHNHalkNogHP
17H5jyYJLGswqBOqLmsXLO+ptVNQXhWBERD+9M5UQLg6a2BXB3evSAV3l6sOZ7RXirKivXpGtMuj9prRNaDmmLKIMJhkHMQe7St0+MujNuux3LAns29dghIJ
M1mM40hYZ0+tIg+PS0UA86lo3TId4O38MvkfTee/Mnv+z8yUfzfJf9RTWygPPz5b/i/RUd7oy+T/eDr/C2fP/5sz5T+T5L/SU2uWh8cNt1H+l+hIb+XL5N/o
G8h/8+z5f2Om/PtJ/sOeWpte4Zqt/Ms62ht+mfxPpsu/bfb8vz5T/o1IcNBTa5GHx8alUf4LxZyOtHsNo9XT8+8m+XfrX4FsurWWuvy7nH9X8j+ezr/LSzdq
0MnL0o1m4+VhRmQpGq5nNvrvV37i74/bDfz90+Slvvwg+4fH4+Fk66n9k9YMXvHYTF4xhq3hOu0aujBpd6UUa/rNYWtDkn6r4cJ/I0m+WT/Ga+j9Qgmmgfc7
KN7vm5oxE97vEBzpPY88/Y7p/dozer9vp73Q/0x7oRNpL/SdtBf6btoLfS/lhZ5NeaHvp7zQD1Je6IcNvNDeHfW+4vhP6n3Fnw6lNXCUP5mk9Io/mfzqm5Qw
mCTcxM89UOdxjh0wPE7v/z3O/xWP84g93ePcZXqc42lTcM5AtA03mubvdpP+MuTqCaZNKqPxhV7zwpQx1T7rGJZg3Lhw0pz5HzUuvKgvDKoLB40Lo45hIkaM
C7vNC4PGhQHzHecNozJlGxcmjAvjpuGiSX+M2jsSXxLYHhm5T7TFiB3y0ft/8SPYw33GY0fM95nYr0HTHvYbFzYa5XlrSswgzh5M3Vs6d2v1C/Y9/Nw7tB8t
/s3VRiDiiiQZkMTvyxsiMW8HSfUhNm9lw7xNim3Z6VLf/khO+/n0YzmVie4ncnqaT6fkVCa9v5LT/Xz6azkd5tP/ktOtfHpOBxXYDH2qgwp8+hsdVODTz3RQ
gU/P66ACn/5WBxX49L91UIFPP5dTtm69fXzGpu1OOWO71idnyw0z+1wyAR/kInk9maSf5085k0z/JzhlMEk5wSnvJkGDMU45nKh+7eOUocQ47+SUkSSln1PO
J7+a5O+7O7nnNKc8mehyDXNK709NEUYKetwfp2yghD0PpaTP3NqB5I6rOLKTJHTOP9BQvjDMPnPmzWr5DVDbBWX5z+tYQzmx/I+aln84HWt4ZUYsc7hiGiZZ
LEIYz73PEp93ranmElrRkCNChqb4api66mFluKD9cXXzZulIIgG3nJpPvyQu06BqOGZCxBBhIRSCdo1enmUCWKfW/2rDl2fp5eoNW9Kv5U59lyRerZGpV8lr
3378210wnE5t66sN3yqfPDTHW+9Ov5UNy0BfHNVg3b21+q1vnXpmiuy4U9vd+L0Ov3dkjvfek34vm7d7++LYihHvUU979V4zFgKNHED/9s365fvnyMF96RyI
vd3a15toT6LAEYeKSTUIFvjsq7NV84tzvHZb+rVi9e/vS0JOdQjsqQfTCGwNITw669efmCMbD6SzIWPRYF8SCDNDd+qBu+5Nw8XzNDtyaqdnbQZn5sjGg+ls
yAi5vS8Jz5mhRfXAj+5NBdeAR99nT3Pj65DKvolUzjBSGXY6iLHITTFmORdjlvMxZrkQI5W9aUhlz0AqE+4jaGTPA0427XlBxMQAUs41Bin7DUDKs8qJ5VJy
Yg7Lwnj1QjCMu8wCNOMxWT9/Rj1I2dMgZY/pRsoId6RBymzPv9s7M0j5jcBu3TRtzxhhFBhWhwVOOwEq2BqoYDNQwZ8n9DPyb1OjMmEUghicAIiKbe53BuoB
m6Fo404WH2ljzx+8kyZgEdSFCBELWbQFQiIvKAAfVilz+/oqC3tkAQcg/eom1t6GJlSWsSgYu7E5m/AiXNi4HvKFnN4U8mbcNxIoMOn2gMckJK5IZKIFIL7Q
oLHxAXzA52JHKWBs14AJdHoZuSmAW8HNfwEWetqlVwQnHJpo83rVVNFEW+Jwk3eZVQZEqaS5OqOssQAdL2ab2+bku3vPNPjuHNuEnESVHtJ2gflP5nCQ5gkw
VIWJ8m+NPC5YciiAo5j+oVXQ7iWsQOpjC9Wy6FS1QKcqRC9pi1rA5tMW61SF0KlqWcNYoaCjBdtreZ/qEoTAvqt1qviCTn6snw0JcrGAHTRdyiAfxNs9ULxC
AhW79nCHsC+WGfQiO4DyyEAUtYi/lq8N9engHHY2d+TZrfNiDZKk8jQ2UVeiDTq+FtPwlKMyK1C1sAJViHy2UF8oR3kYnjLTH5UZQVVm+qMygFSWmbES56Ek
VZ3kMashC1ohBWVMnbSETuqBOlI1CSAtQub1kSChAebb0Sdgvh0E5lti8S55MAY6qBwyZ+EISjz/H55d0hpUwPU5jOtzCNcnI4mn7mZcvcs71QTd59A8QRBz
Gt3nCehPE/VHznXUVIH60+g+RsnRBmhffbEA8kDurUyPgPw8oPs8xpBFDmH3AevDxpqIrzu3k74h7YyGtiHMfIzu84Dui39uoPvwlVUvsbWeRvc5CbrPNJ2e
ge7zEpPpoTaghUnoPnVBf2BsMmEsPYK4ZGNrFfCmbkH3ZU10H0WXs6pxVHOC7sszuq/AoeosgH++WNEiW9FmNrYltsAhj4M+0HxZAaj6LIhGuD4A+poZ0FeM
x8EcKXDyIJhnfs6SmNj5bTeiInZilB8GQAx67zS5rbQ12GDqnYbs68hyCyNs5MwYP5/SuAUGXxDj538Bl8RCFcUYv2A6xm/57xHiF7cRhvglI1oa4mcZED8e
TC0yID4Prz6PqTQ4WwlEr4Uheq2MzVvA2LwyA/baErRVOVoQ+20l4MiZdqLUqKhKnCxFFQCQtzD9AMKNzfnTPy5QL0gD9drTQL1O1Z/b00C9igbqLdxSXZgG
6kUE60sB9cKkRHhQbVMJrRhUF6yHzFoDfF5gwvMCgudVCIfnA57nT4PnLUIxL1oHwjaB51kMz6sQPG+RqkTfhOct+hph4jU8b9G11Urkr1c9juF5FQOeVxF4
XsWA51kN4XkBUct8IWhekIbmBbND86zUJhmC+VNbJ3c/SFq7H7WwmWtlM7eAzVyZzVyb3K07jcXDMQ+dys5xFlBlm+v+IsPQAI8HrhmG48XMpvlWGV9pVH0L
GL/8thS94KBt0gueY3kRO5EW4bSgh+ZEIiuipj301wZ1FRBOugf6O0wz6LRsjkmbY2pB1YMJymvxbxIEr7/UCZhvMFRTCnVWZr7BJcw3eAnzDS5jvsErNN/g
VfPmG7Sn8Q2i5Q7GgMUtju3qgSD8x6qrOTOoi5NxmmYzJDn2bSklfHULdV3NhSuprxG1ABRYRT4TXrRL+3/Ie5ZtBriV0GC8tswMLDVi14K8UA8IBcJTW+IR
Cpd5vLbv4BsydMtpel1Gbkp6Be614mbiUSkgGqr3TuR/nvUyoMnYGLMqjmYSvUybY6rgOGNJq8heZi3Hlss11IM33ladhQSNk2OBWprYbgXvsL/CGSB9XtUN
VkHxXP251K10ucPyZ9jl7pQ/gy53UFbwOSedTD66jCDvA/9Gc5Ze11Rx67BZck39O5DpIcHMptrn1m1wxlTahN0TnrpfJhDCfpld6k5AhVy5MJMkm3ipe44l
6txehxqfujLgrCBtuWKXuw6t70r3Fv6Ym6gRumsxlXiANRwDvP24SBgeNZgGfZb+C3AoaHk8m28O/5lIUOqJBn1NNOiniQaz4P3bo35LRIDDNifs1AmDkkAq
eQ5Fp7Lo4ndU/dV2H58Ed1Rzq6w76YSYASjssJHragP/flw/8KQ88LhOOCIJY/KGZ3FUD3+GtEBXWYfkuQflufttfvAovvccSahWejQLYbY2ascshNmlzgau
jl7IVajTflK3XAq5imYch8BiyYqCIY4jYK3M4Bf7bBiJTNQCI5GJQhiJTFSCkchEzTASGRiQAouJBeqQ7yLzKaSkahD82GEiXKpF1ZJUglDh1hyQa7odgcFa
GGDbYDZR0s2P2bY/3baozg8xXrIHIMDOUOwLO4aqGd7tsEFWMzBRIM+D2mdVE+u45JFig7IXjm3WMSGsdKB/ZllTD2BwPybJz5IeCT6ugFc3kSwJyLPAhKLq
InxMdKITm6CGvK/lD/ypm1GDRS6GdHsJ5aILKqkmUT+Tnmnq5bhpjq/CXApoBdbLKcylfVYnrhC5SHE0dX+eucWga7GSyflU+3DARWZr+ShWvIBD3AzavVbQ
ft3F/IQQO1ftK1fP8xX2R83qzoY6aWrS3tLf/ZDcvBZkPvna+CGJgz4VP6Z3U3/UClWe2gKJtMQ3CViIBcQMUjAR6AFZQk9tkY7PPJP+lafu5mZAvHcOE8wt
4Jkh9iiVpfKduNbVA086oALGXg3mnlXdMDy8WXPPkgYWiyIwE6xmhqXzEfRFdRyGCpI67oZUjDruFCbZIZjQgKRliClwq818dwNgegtIWqYdZKp9UPdUfuWd
UPdUR9XHL8L1jR2LcdjQsYSzyK1TeXWaSYV4maAFkzaQjjaQTgMm1p2OMKUOOpwwoBN6JeGczbyoU+qow9qT6u/6cgdjx1ncs4iw//Tb4/phR+RhYzrhoCSM
Ovz0fU7y9D1IA0WJw08bxlGNS+pfGMGYl3XYiXVLM/kLp6vFE8vfsR9xz9mW7jnHds3Sc4pSF/FNc/ecSk+trPvbj2fpORXuOVHSc5Y07jmD7gw9R7igyY+4
0PqOGqfUTWNuB9H0Putypg5Cr0sd97ucqVGXM7XP5UztcTlTIy5natjlTO12OVM7Xc7UkItMqUy7KlPmazN/3C4bV3jcZcu/1y5bnmeXnbmr5uejC6q6av4L
KoKqrorYV5Q3uqp01lAUCF/qO7Z36sntf3aDdOC4u/09dTVc9mq/3H6I9AZm7GHanRW6L1/TfQUiuMasXv5llqeaiM9TeTVd8CnA2uirzb2txJZ4oRbdez/f
e8KaVnjrzMJ79N8fy2CFfu7SOyaldzRdeq98ydL7vzZWPJAeKx6dbawoiRF4dJ5jRVwX90ldPJCui61/sJacm6sOYinJOeqgXkrSRYoTS0k2aMlHtx/aO3Sk
PK0Z/90NFHOlF0OIEPd5tRdGmINlpiJUE6KK+r8dPKoBtp3XiNdQGIxSw+06iAmAaz+nh9tvVptkuF0gqonYu3uSH/KzbO2DV/jlqcfcxI+5hcetm+seISP2
ERciU02qbC7wEXuBalASsPFpwD4nA/aUDNiTMmCflQF7QgbsMzJgj8uAfVoG7JMyYJ+QAfu4DNhHZcA+ggHbeKuXv/g+3jZj1dxEOaNqdb8wIpjRmyOrGx3p
2BPbf/CSGiRvxPnxzQSjXaP+Tmwj6M2sbjWC9BH2f6X88Bd7jj/xEvGbybmNmbn6++jm3lGCklrdn4z/689IYyhUJ3cLjj+ItL5HLunUAD8hVHssSVhGCfHk
agXte56060UqJuxakx67E5kK5SWYOhUMMsKg3/3h6R2bPz72cNjFY/4R9fB9YyTT+6IbcV94Rj9lDf75qyrVjZpqsj8QK1EkeuSqWex1UGWXWU9gpFLHPQ5X
2YjDVTYM9muS2Zj6+IXGfWklV+bVmtiZ5DaUdeKu0J50hfaooozBYzoiSC5ZDj2kU3Re5TvGtzEOCH+/vU3e0skO8jJuictV5/CE6Sbt0wlQz9aenV3n2RE8
XDysIRwJhP0ntPuaEvvhYlm0b5fcr/M2u1zk7OXY2YuaVtsf45hfZX2EY2EV9K1IpQ+OXrSQHT287IQ896j5shcl8Vl52UF52X7x78j3y7Hvh5ftdfhlTzj8
MvID29gPxMvm4Qd6VL8D0qX7pUv3Spc+73CXPudwl55yuEtPOtylzzrcpSekfZyR9jHucJc+7XArOOnU+eCOqKpaHaDO9fPMprycF0SXsdZOJwukXsKypxFT
oixhpuUKS6KCd7nAvMttLJe6kOVS23ndAvvwSEvxclUxbOk+Eks3KZburM2mbsJWtg6faHOWe+WTzovlPCeWc7fDRbTTYUs8JEU0KEW0VYpoQIqo34Hn5uO7
oEJiARzq47sgRpLDV/r4rktYfiRSh/wKkiYp4CtpTQYKJQvxlT6+C0IlFV7EWcSLOBfxIs5iXsRZssJQL1G2wtORvwOB627yNqZUnDJxYC3edZTp7pMtC2vV
34juVWBEM2yEATLVm9b23mPsm8mQQKYd+eEP+ln7mlP88DXyVAijXhu0az58kJh6Ef2yF3Z0hm2mWWFo8QlUSjJTv3756c8O7Pv2M59aXfZa0DauttaoZEO2
DIxCpEe2UqWfOfzjzd86duovulTz8mv2aruTpKpQ1PqjQfZI9N24YN/CzxwAsSMp0m1Q6e8fPrbL77JuTb+oF/fApbBW2yqP08ulfPEjomP9qOhY+0Kw61/8
HS1fbWOdqlboCd/o4xUCBEvZVwvf7JO1jgBOHYiU7GuLTaCcvK6Yi+xLSRhLHSrQO7vUiaDeoJcKY2Gnx5Sz5HT4ov8EmCKtclGR0tcZRYpPxOesS770kTEp
lbgK3j7z+K5/+eFrP/mgURUc/5G6P10HUy8f2vWt93d1cR1YXAdJOXJdHCFeM13UUhtcxKAGUe+wfvfStBuUpsul6XFpYqVQjUjZGQr1UjXW5OOyzRtlmxcL
VrvTJhMG876MFJ/Jdvlsu/JXujBauSuZ/P9KYokPrnSZMmipU4DODSjgLZxV1ORDHaKOZhxIsXWpGt5CHFZiMQEjq/lNXkQrCx6vLHi8suDxyoLHKwseryx4
EW3381jmyBVDkUn0zOo3Vp5wbGeTuGBDdgqBl9r9Uysx2rh7Uu8kYv6Pl5ULtfXU6PvC/3Hm5afv+6dSV7LtcWxlF+8GOrK5d+yDxdClslULe+69LNOAnH13
B2/U5J1Bysv7YNeTr/POIDp/xKatkPT3Uw6R1HK6ywzl+p4KM1aHKuk+YQkIjD34378/vWXEqR1+MLUP0KmNJf7bSkoYPmR4eEj47U7Dw0PChw8bxuA73P5Q
4hNBFloA2U0Z0gEwlr71WoYpe7O8xxC9YX7fWAXLheB7AHlfGsuvw7h1uf2XrOry1WoGiWuqXow9NmQMO5pFirVkyvwYqjGJXEwf6xUb2jIEtWthrrg8wCB5
NYWG5EJ1QQcikTn82aamvS5kw1q7XOx5cOUVLWCgs5HtqLoQvPnqRoflwXrYmfkHaIatstaBiQ6Y/gDj4y1wgMD5FPCiZibS3wV/9DjNjClsoQZxXNOiGcjr
15XdbMckNwojF5gC5VJ/DVra8TNIXkg/hsIc5kOwLuYSuCEUK5BcpO+osIxz+caiB/1YnKly+GsGDt1Y9FNvCiFk1CpSFBk10UUhMy9vAIHhVhxC0lMuGULC
pVjFtkS/YB3aEoGQeEsNiXCXsMbSTgvx15O7bV8fhQ1+xJDhkvo4iNe6qvitPwfLKMRrXRR/J6wpxGtdaE1G6tAK8Vo3KpN4bRtUpzPmh8Gbn+mrAm6ogOol
RRf/lhw1NIB7xXe+x+YmMGBzG+i3uRGQnFwOWA9qBbemyrWzJ5bYq69B9erOqlRL2w1AaTeoSpYCivJbWG7JuuDKP8fln2cJ7CTjtAygISRRKbHij9vKfmPa
C22UzwkHYhNGi7it8VdAlNHEzknONOg5iduzkub2rDAXZpm5PRdBBYW4PS+CLIpdypvPhYg2FpUFs0PYfyBM4usAkAC/I+f5i21b51KNK5xP5EQNNvJ9Vn48
yjib7I0QT4n5NkedGBNSIwgDxt9+Zybikpn/g77FbcpiO7evp1BY1rKdJtfDyjpLs4DkAXuJLyWFFhuyNU3YdrGomnuKBWYr1UKzm/UyWazGA4BCk1n8EMM7
/A4CWNqNEDwmJAVhy5yUfBbG30cC4TWe75f10CsYrrGccRorVcYKsVaTdlMgsEcaIlgOLyyUXDmX260dhOxtQfgOuWoipHPVZ7ivWP9CW559JdxSzNbesJUf
+dlvbML5Opi7FcryyCJKqDkq4smlqIgnhziEylcp4utbcQhIPbzY6OuLnBzjl5rh9Dc3urOZk0Vz4CrEHg67pPISAjjYIkKbVQbdDAnoBurfalQiXF42Kl9T
LDhX1zo5yDbg9ETNIPzoZCBFlmZxNsNquHgHnSrxB1dz1DLzXKSqwJvdJj8gBcR5MmPOr/qVYyqCWs4f4NlOovw19/2x6B/LkPkkdOU81d/9FYp3d6+8K2p6
KgnS/i3i3GDhg8Da7VFhPYSuVHUUal/hqqrRRoz0img2CmRy8jdXf48uH94mzdzjZm5xPQS0l1+HBuvadwgcMEZwesIhfgKpbF2mLGcWxMJtOHTS9ef0G0I1
sc+i/eZwgM/fpjc2kNbeanu7Q38Gd6yyHqQ/V1mDOOZob3cWk/MBhyJoQutK/ZUbVnZafC3Jf6FZuk87vqyifqHKZwVWFrPdp3hpsYL+l7umiLptb1RX7Zwc
N4BKo5sqnCwNIMtOX9XG/mm2fGBz9on3Wl9TnRbDV+7rRZoq2tfyBWQHjBLq/+sXoyprp2185LO9UpqnbRBqV4gkXPl5Du1yZiWRHqaY4PWJebHIMkytQHgg
1NkPtfG7sYNqci1X3U2AZ0qdkTriIlZHvIixlqdtmfJhdC7w5xaqi/F5PkbnxRid1dfO9DH/w97bQNtVVemC+/ecffbe55x97z03uckNsM9JoJIiKfJe80gI
aNh3BAjIQ3TYY9hv2G9QT+o1faFHk3gfTXfncW/IDUZAjQoWKOglYEEViRWR0lCCBkQNEKxgoQaNGDRQqNFKCSr91LLnN+da++f83J+AUm+8Skayz9ln/6w1
11xzzTV/vskw0h4XepAY2gVY79jughKzFSyMRUONhZAmXSOKQ4TVgIfo08RjepB/vZdHmdceiVc0ZjUjZ1MPp4QdXc4aDEYtJZPWaPSlSZU9RV39W93Vy2We
XSbz7FL41tpSazAM5Tauruh4rmTqv5nqRcUrzLTnknwECS6n1NbD5PjLjCUPzsSSja4sCaWkoVjyYHEUD/IoQsI3BxMudkGM2UCSDDY3Nd4a+MXlYDBdC2RK
PoNowniVtd9Uq8M8tTos0OW2aYUoM8AsG7hh1G9SY5pD9K/C3irakiiryz/bG5rDbH3atIH2KQto5s8DB8PsXWLjegiRdbcFBhZigjGjr0j84QLa65Sj+9hw
jXqCwxJdtjGev5Eu3G/mR0cpBMnDjxnp6OSukBKCUHsWarWHKR7LLMVq7gMDt0+gsz3qdhlzp8LAuDr4TxIwJkzM1IXtM3WbSXRBfUcEYl8taY+TpnDZhIma
mPNQVE1j85alK5Lc2t4bzWsttegXf2dSRV9VQZqnmd+Cb4zo+E1T6PmMKaN2ABZgOu43tYA4mBcQlR4CosICoitrmVI5OhMQvgiIUATEPBEQC0RALBQBYUJA
EJsRT/KesqYBbEtxXa04kVpu+tRy06+WmwFebvrjvlRDPAYTZMJcByj7/Ly+Rub1GL2tBNdmJVUOK7xOFWerldL4r39jdJvPYSlXuxqUmp3I6sbHFbYl3Ka3
fmnt6tfvqWa3KwJmeQ7H1DqNyToNtJifP/H++z761Pfu/7mRKjdcpDoXS/F2LmaSvcQN5GuCe0vJj47e8hG2lOb1nKafv4W4G+klBYZFW3OXtD9Mzh4HcyRL
07mSH+cStoq5xaHWtjhYRSa61RR1+GZTuGk7JnBNK2EpPyH8t/iest69Jcu6tSOIq6mTl4XtXkwviEARgEVhgl/2mYyYU0L0u0AbJ3+SPvlQThpgQ1AunsvR
4lBBbuzmDX1NpYM+IC5CvPi3EnyK8ik5YlEzdpstnk8PMFn28P8cYS5EfISJWCkS8V5FxLsVEdl3nxJPL7aKiPkGdiPioV6Cr6p119PMF/mFK4wXlCA8YooQ
OKwaQNpNBVER81nL1ssxRPA0Oqa+jEeroGC0CZ718pJ18s5zZi14vmd05dj5qXw8jSaAdOxDlnRsuyUvoXW5rHdtKgbeEX+hwe53tcZYssaYWGM4EyfZbWkn
2RYnC49fmUu9yZsJoJk4ComA0405OaZZllIUEcAEHKlrEZfeWoXNtszwD7Q52ZjojPa/vrkYAQRT/j8xaSvK8RWfpzLES4mHVagiuyXIStQnrV1A/10yyp3y
L9i4ETKFR+XTB3f+yFIu+fSpeqdlSrGNsvgKdfNNdlEygKqD/BmLf2mWIHCcCxB3HZcvYI+Uc0WT7ZiwnyJpeTY4C0hExhO4NT9P9Q7k0+p0HZt/r/AVX08h
JQCZlE8fAIFt3tDF/MsS/LeUb3pZ3zQkNzXkpojTQNNs27J4h0s5vrDTEtWZxex/Mk3O8fZgjQrThIVpTVNfXWj1ZZWOJ8zUt6pTwJEezP7u35nNUmJrdjGQ
0sLVj72Wt8a4JuZEKadVAWiiSprykduTQytoqsg1nPNa4cVspQx6YRj4GKpqXIHpKY9poRKl4pD0aY5lYy5N/q/RVpDMJ4YjkRiMJZ+cmHCUB5ZUlnLItqly
Yo3CY+Ymp48qft5/B/OzxRJMhvqYWFZXGKefK961UdXgt/LXgdFmYKPd/ydKwSHnVyyvo6067ZvQlD+GKlrHp9PO59i6DWgBLbgB2gKVngQE3ViCBmWoGgZx
uF4AODDaY7yucvZmV+rgtzQITvXkDtUT1ReP+/LZST2JDCFoSfpSRR9Azbgqw0CvuphfUlYuhsTHPkNRz+LK3eoilSkvXzDPsxEI9QiEnSMgFiHqeitCyRzg
akXIm3YxzcpC/+iTQnvEjtcls5vdi0vFd7icU7KZ/dYY8KLUACzqxn3s3sd29xykJQE6yi2Mb6su+Ut1ej18YH00BubVrX6gU1w4HPdd0Rwg9ugbbTbiPrqE
dun0wxVwL6nOBgljExSfijEPeUBOj+v0hejV3xzEEA4CHtQFQNElzGzRA1L3JKKrZQCIdtTfpH9U6rfbUO6uAkMFwtZ+HFKrU24KiYfwk01dMEdT1gqTjSAt
CYuQjQTCWvRsX7MWKRQBBrJB7WvWNAeGeAJcSjX6wMnARES6Qpqdtpd4NmXPQNiTB7APA+gIFInXIppdzMKTGZfEfAM/s2gcJbrStyuoZY3EHEvMjc2owK5x
g8b+CjSqHyNrK2ZGlWxNd/SzlnI3XUhzQ1+FuqTno3fACtH0BjtchCw1YY6yMEeJmaNtrjAzuFBCT+cCe9bZs8NXyY8paNAM0O8QpLbTxgrFB3Cop1NfE76u
CK8nfMbTqtld2kvMplusOlXWY4b68KOvoReiAdB/xzj25XMsNiDxU7nrAupamwrOk+JDjEhA46uUf4lcky9yxxg2lVrYK4n+P6A0D+YopBuvv5BuzFVIe1pI
eyykOyW0IRLaEQmN0lCM9dFdQvfPVUL3i4SO4B8hCd0vEprEJfCEWELTD8cjoaPpJbT3hknovhkldP/sJXQ/i2AtoYlmRQktApyZgujaJxK6T0loryih+7SE
jmYroaMuErqv2Z+T0P0itLyChG5MI6Gj11FCl16rhFbNbvxhJTSonbwpFdFfmMiEhos9AXTGZE3xd970sEpe1jsp+R2xZs8Yo9Hn2aUfyraGg/fdZdY7mvNw
eBeCUZZZlzWHMLOvbPK+6yoNdoYOAjVlCCFvTjx/FQdnzcuCs5AnR2L3GrlvDAzDD2gFeM0sqtWmxT+BBsUdYKBFATeyGMZIEf+IoJEOJXYWpAnlWVcZQ0yb
J7GpDS6QrYPXy+D3MhIE9Muw08Emp1SIJcsS09UeTLLcYTxWG/B75pmN8VyEqgZBMmkbt2dShe852XqabcrDlpucdCHbCF3ueiiIdFwPGrGo0d9O5vZjhkBy
SXSC3D3OxYAvxi54KY2ahwN8Sw4cTn7snGa+nRjbWWG8DYnwK4xLgHK01LqIdlcODB41HNY1XakqGoIcgLyTqyL2A9S7xx7YYlbg+Co32sZQC9oFYqnamBxh
4CFfXGwPAbsGUbzYYFS4tgkPNBxsxOl5snTjevRihbGIGQcLZC1d3vz1VXVJP+MM5HUKflM/Seu4plY//zzGP0xtCQqmhp/Un66aamxIhv57Xjtxd6uqVk9X
r55u5+rpIjSKez6wnsQMC2EThytoUPqVeG0UV6h+LV7h42H8AiU652nFSwTsvFS5gek9FbDzEGN0Pu88BhjDZI2xmubhgERVNhC2zVMVwZU1hG07baoSR/w5
WA8XCZzxktnVksbQaQHLWpVQ+2KO8h1AyVWOi3IRqKrbHruj1OAqDvOZ2Ynn5ml5O18vdA7k7Oqs9dJs3QnUduXOFdWH/rQntLqMvobOEPczhMT/CRWIuiOV
bgNgqc7La4Tc7tPOE5HKPfGwstMdQH/DyQ2iqaYyxIyV+ao/t1APgEd8aSVpfPEAFupq0wf1qjJ9wH5EryrYqD+utrGRWsmqBTZKmcgrMpGXW6VzTEQdFSaq
zpGJ7nj9mAgd7ge7VNNWgk+8eL5wjSayZpd56fI8N36543XmFyWfILX8i1kZZ0MkxBS0MGaYPzmfsXvKynjjsLT8QAYpnm2rWIQ71F0GwJyPkDw2qMaObAj5
cDaiYaXLFe5aFpC8HF8ObJmYeq/HkdQ5z9Aqa1FmB3a52awUor0VkJ6buvT83EqELX4FLtV+CLn+bnTpl9MqrGlZbtX6wqSwlqxZpl6zXuMS1Z+CrS5KfQfz
2bN8m4ZXClvA2APxL0auAZTNMBwMlAfAa+tR001/cKftnb4s6FQ6sFhJZDm2lAi96RcEr6tR0d1FjhBtlRFjAYSc+aQ7LL6F80pWF24uc9pKzFkl4tWHrsJd
1X597C1IV1XaF5ER8Ypu9BBrGP1ZUCht1knX4ZxkF9KiwjIpRyjUeVbaYyUN7IHoSA7DzmvwPq4KjT+sS7gVTRnhbBiY+y/g3UU/24Y9BATxulwW4ROXlxMr
fWn8wpYHAFmatRCm7vr38Jbb5OLeGEsepnOrNfYkm1DynUwn0lqNodWS/p6Vk2Cp8KS4myfm6o5uhNwVO8hl6LCWkLpD4tIFvK0r8f39oaOcIh1d6pcu9YPD
0CVbd6mfulRCs0vnVp3MGAAySaUryH1dOOtTyo2iGjcxZTcDUiepzYuaNcEVzsYFaYjyCC97xMTnskfkbh+m281Aoj/zM8FUM4FphXcGKryjIpfb2NYMcbwu
Kck2NikR4nXPMmtwc6wxqhLgC8i1KtfQEkUccb5c8VsSMlK3VQgEJ9aXwaVplkZwrWnlcJy8vKMKD9lQTSvfrIegHG2RkCAqm6rcfFzBqBnIgvGS+mgsiTOO
/FUaI60R9Sa0jwyBydJekjq7QDQsoRE82XQB1haO29fam1S7jtkFuDYvdTJ6GlVbkY3Dg1OQ67SYWCGDvpkKHhVSE8KSwJF25bcMN6ta5aTvVdkAhslSGlST
ZUCrxrE9+0zkfurYHnaJ1sWtLEjb+4HUJTEi/cpVipBVuXkqfzMSlPFsqSatTHnyAsYPU9EGcwpmOGaOpt7sCJZzTrW5j53JDf782806rMaSCLhJFYo0gUzL
0jIgww3heAxBLo2U66mr2yzdyHhwjfGSLXGLR3AkQXoYx6FV9kEcF6yyD+A4yCL4x/IRMvhHNgm+wTTsRIDk7FFu2ic2p/GUgwIg15CIzXnSs2jXpMJSy33h
XqpACifIf8X0ggo2j/414KXupG08a3w/Gi9EefZRk9ixoExIJShaAKmDxnO3KRSZMlPRhoR9GNJUZJR7vgxkgzpoSlAzc/UAYsH7W327iPQkOfta9V0SF6YL
ZUatRs22DJONgrNUAejKQVw52O3KQTmtGKe/GCz8+3hBLmJ4ljchFHVk5fVx/67WQkTXLGCAs2g4Htg1OfKhAmRGvDAeiumXBSOrr5/EGR0zaAU9axgivKMO
Z35DAcUmUr5Uwm3601iDfnaLc3xR+lBi5iGY6wY5Jpz4q09twRtxnxgQBzkm0MIkZ9i7fvokAHhI7hjAUmfmpj2wCrGzpw/j4pA34bCHzdWUQL2AP25O/cF1
CUAaUgFI/RyARJNi5CdPvLDllpvuOB1kGEL4kVkMP/rf3p4+WPS03GcBYKevCZ7iJs+/dKeNHMwCaeq97oZKRGoMbb37MDv6qMtLiUqs7+iA6Nzlbe9QLbCz
a1leKs0yQbwQyenzqq5E+qiLglS2CuIi4mzSwEs5dSAvSr1cJo6XZuJ43L0HRU3mfHSPhgeuMI02N4BQPh6TAYTy9Xe5CWu6p5rD9WOvZNhZbkbWpqxL6M75
nEOkUiP3G91TI3WW4m8lSzEJpVhjWp58uc5q3Hnwc8cMlbG4bwtnYJM8ydJhzZGtqu5alrXYn3x5WyFHsT/5wgcLOYr9yUffn6UkduS8CBXPh3lGx7/uY8CA
QjqEXhZpmazrgNcDZqu/LeB1UOmHA/QvYrltQnhwwOsgPiDgtRHXYSOn+dffjDKxPpWF8NV5FZAA15Bm+mAcScQOzXUW7dFH1CwfiCMdVE9nv6MWu34BX1Y4
q0sZJBRLPT6jRB4jrQ5paEGBWbVjR7ZVJWyW+iWAaUACmCIJYGIKnC36wmpZ406XeNaVstQtlzIeS2VFXtJkWPmWlPhoSqRSjFUapRgqkmug6K2DAEtB8TsH
7KiO4ac9NnCPtdEV+Kb2HlvwTffZgl/6mK3nyfTg7YzLGPJA83j1F/HZ4SOSJcNjWWgW+WMgZY7TzOeYOVYY3zOx8A3psFgcnzGl5oTwzArjkNkazFbC2StG
HSxiFpe81/Sk3NrW+btYQocKgaKQ01P/bcJMZXRfTkC/++1Vo2MQYdbl1WpQr1a4H5reV4vS2SzcyulK51ZLAcd+VR0laRZ1FzRDIlwiVe8szsmJvFBocHzh
HmhtCqqhP2Mynju061JwDQeMpFx4FSf6m7qzxxhrQTfAWM0NMFZiz4EUf33doSf3Mt5CoaUqERtpxXuNokjLGmuc3i7BUMFNq5/og5rKkuvfn0NNfoOms94Q
gWicmR8GQedJCCmaVjWL0wv7gTQwjEMEDBKtuShTwmaTMVL6E7s5MGI0hzIUhxOUmO2DV5Q5xE7vLiUTNjKhrEzcfXtLEVf6jaFQ6PPGa7ctEmKnLa+515a3
3m1LW2gfPoB9zK0Agyqdam+3myfguM0mStFxwm4uCsvaIkyThqO8iSPSPDL1Yck5GQUenvyXQAHYt6PnNaAWXfGqSjZ8xZIXHrPk/UctadVLltDisCW0OGgJ
LQ5YQot9FtgmfajsCEZZaWUNDkYhes1e9ZqH1Gv2qNc8oF6zW73mXvWaKfWaW9VrtuM1efGUMjasFYJ9gZCh5VIwAPA9/QLfMyAQGEOrGALjBIHAGBYIjEWA
wLByj0qjiAZghWaP9XKJRVoqEQ9LJOogljCIReJAHpIQiYZYByPxG8NIWAVUjgvEbySkz4fnkz25sFeLHVUZXGhfqqtKBh+sZwXI9hoZSjYbueBUbLpSralU
dOIhAVlbhr24dDF7CrioCRtqaR21E/Ele9qeDbcsZKyXRcuyz9JTdm2OZa1ILKvPAa6tIN16uDo31JY0paWxPfInELXIN1CBtzmArzhQqj7CZpsBh9DKs+Om
Dyjjp6VmzOJvXKeKOih4Fb538d9riBX88OM01qbEre3wWXo6tg0dZ3tbDK+yAHh9UjcDhfI4xrcqEb81HMJmPZEqqcYa42y6jWNa2E62Uqxmy2FD4/62hQ2A
L+gndkosAXygBL/UOPildgXSkeMa5gbCR4jfawh+CXXNIgl9KT4TNtcqD05MSpEnoS8DIK4pjRuAog1Sa0cGc0ZD84TyrzbSCl/VDv8q+y6qb+VqrDP7V6vt
/tWq9q/i7la/8q962r/qdfWvVsVtVoN/tSr+VXaM1VPH2EDRv1rNh694Of9qaKXUk0Cd/d0CWEJgH4hrrJYjXo2JJx4yG3N2pRhCl6ejkPOvAgUhkhF2aPCF
tzp1PkdO56LPC/5VoXbqX+UKKtQ2+Fd122mYqcH9OPTxzCRmTAOJ+rR/NWVP1Xpptu5Eme7mzhX9q9W0Jx6R9DV0RvyrHvyrdfCEo8p2eAieyflXw8y/qnqC
0DDcIf5Vr7d/tZrzr9aER5h4NHtSt7zFXIdoMnBPNfXODxQnUX+Be1LeqRd5p949+In6J7zTP0feueP14x3xIzOX1DPJ0MRelZlF01ZzSZi6VefGJne83myS
Brb1ofW2cHVdt7faHqUFuuomZU8JlJS6uFpKBZcSOMhs8ZDZ8kll+1p4AS97+EjrmxfkV56s/p7iNE9VEgskM6MiUUG+ZGbsTZ0dn5pn1sdzuRVp2YrYkagg
5Rtwe8N7oMoYFqeSVM5COit85DYDldBjOFRXklK8dIHl+hWLZI0cavrZ+ziIbA1/1wFkKIBjJH+r86GKWzw4VQqotG8q3MueEFSk1SCfoJmXehgN8cfpTBYO
KEYuuXQIo+Fyfi58b07qe6uEPHmRkCSF+WJP+94q4hWqaK+Qo/mh0nRS31sg5QCl1A+XfTdGo/uVDm0qHdoUHdoGZiyn3FwjisUYFvbTTFRks1cYqLNKh6tk
mb9SlvnLiQ1tpJw7ace6EiCsBqL/1PGMUG72EACt0ozEIOimBkGXyS22PTdI/lPy7tgZboY8NhgVfAsk+cnhBVGeFLYi2Akdtt3CTljueJbolR4XL1x65aiU
JUZsR12FTKwxECtR5cgJ7IJPkRCDkyW4YolsOWKJkUCohCfBf+wrdMRXKOyporOYS5RuxaON4JhWCH0K1sqyBLsgSBrSiU6KwlnmSSyC8woal2r3pAFa0z2W
yoEwiJK3FV0DSqRyJSeVg0wqI73RkRU9VFL5UlHL3iWy9p3iC32HiOpLuknl9fCMwnLJ8vAi6dFMqBA2h0XoJZ3jcnV5QZKWfRKnrdTvmtK0Ob7bEO+vJ9jX
rE7JZblA+lLsXaSC1bwsWM3RypSTU6ZkymC/VYplWDAPS6A4EvSKFFeKRalA8ZwW5Rdp7ue0qBzNMSuY5qWU5ucIzc8Wmq8WmmfacqcWtVRovkRovny2NF+S
C+0mLYrpTrQDww2gdCinJTpcQVh3FujfxIEOR1qg0w7jGLetN5gY52StV0q+6gTtm0a5c0UtqpT2hGbg6GvoTFiCFuVAi6qAFWylrjtAZs5pUX6mRameVKBF
0R1l1qIcaFGeUtN5Q8yVsj2UPSUpmqk5avIaualblqlrvjFzdnb8c8frxz/YfZSEU3QrwSIVUsKZYTR9Naf4x8cpd7zenJJamxgJoyRmFfTDOZ5+XJrJSBGO
WlRKP97VvR/r034cv8iEs6vMupzJLKl0OSUpSdSdxQplsvz8qh0omSlu9KAjYKiHbgLOzFUXyOkpRqqnmDk9xZmtnmJ301NyMUK6FRxvx2WHK1mgz80f0YE+
Nd1KifiBTtksJ5VmvVCIvOtDHv7k9A/x6SFYWxA3hZCnei52ygh0ABUQskpY+i2BsbYExtqKDYQJWQh0q9KhijAhDtSHJbcu8fqO4OmZqmBiGjofu8HdtlkZ
56KLojJ0S5di9cKWIXF49AAcVMidssXCxVpWrm4vOO9iMZvyVpAveKsgaMoiqzgme31+/B0Iv7KUkrQZVg77R7w9n3huY/LwySuYfpatQ5pgm0nFWDkmMQc7
CluPOrjfltOa+5Xrv4JtjFWYsBYmrIeDr0FZsgkruWGYs3N7j9ee8+AwG6nqz8FmiwEZ00itc3n+we6FyuVXE11M0MgSaCQrweg6o0L0UnLtBlwAw/6Fw4Bh
4FGy1P6HrY9s9LcuHGY8KQmQZIc2fLo2D7YKkwQXjQmiuMVF0nngTZmLJamJywxhMnoU7vzUDYKFqkrPAuHrXDZVlTKH2tJR9mMtlerj40RTmaCaPnE52BPZ
tXFzk5nPl3c6sRa6/U1+zZuRfN6OYvJXn+JA0pA6SX9V9oqb/NZQwbRn61haM42l5bDZEg6XNMsSKOshiPZChNQCS5fzJdY3TQmb5fIE50hI7dmAaJaammEN
hRm/29Gu5Hsdr67xq2nfWcvHw5nKjpticNSatn0OYxMI9J2dLAcrwgJMdEXqB2L7sDrhrMtbdanPaEudXNIy7KTBn+q8x8WnSDnVSxpZWHDZNrTslAVnZPEZ
L9EghGpXZqa7MpNH5YVJBR/CiEtVluY6VrUP268qtl992H55nTfBihgpIzZ6oaB5U/9alQGYbCkRYMPqjxBMi32NWGC9OGjaXDq8Va7mYJem4SB6Gicp2Ym9
kbiJaBzWgyz829TGhFwMeJljwKPkbClv6Y1mXPDipK6XSzzgYDdbEquwi/BglExnJnp0IvVUrW65uVAjBx4o5saVNOml1ff+Pbe60dZqVwVQ45MEUNMnBFBz
h0KhC/plZv2iFhw0pAnvy09GDjNHKVD05yi9rDIql9KHZYaxymC46jOsK7FbXma9i+G92ayPB9PkUPfRc/9ZvLwPj/xO/zG26M+/+p3xP6fT+eiz3K1FSTnX
LTfuh9/IgWcDrfyHSRXDsZTG1Vlmx80BaVh0g2yaXa4JCjwul8uCApLLFTBbNx5YZUfhQJBFPBfuFTML7H5qWKG5VC/gLJMqay4lBGyztAQBAXTtas0F2g7E
Isram6S5hDrxotQEmxIDVnXAtspSswvZ4hx63j70jWYkqWQlvv6lSandEF0NWYQgtDLCNHqIx1ycfUbPOhxk/TSrymCQujAIwxJjqiHoOM1FyMRnLoHuNQrQ
KJ3DdSVKB2CMNyXmvgT3DTEnnZye1avC5+UCk0fC5CVhckszeX+gBpurSFWhp/laLUsUHKE48EQh4VH3LmDPHRzxwIfzdE4B8zei2qt63MsS1V6Gxoqodt7H
Cf4KMpto3D0WPKxZVqFZusk/oAlHf3wLYs+f33vwxpIElVfgK5dCwCBGWO1Qv4usXpJHAs9HketHGtK+GWhl1WRltQJl1U/q8iKo3ZL2/hrHMxB6D8nepCGb
GoxFRaLffYl+NyX6PZDo91Ci36vF6HdXpYki+t3J5Yded0Lmms1pDdr+SyrL74y3UA9YhcN8mO4vY90XfZcV8V3SuIQ60VKy2GXXjrnanmjJpkp2a0rYvKRJ
g05RikSgXYwVzi6XS1JHoAJBUng+7AgMac+TcwQyt1QKjsBKN0dgRRyBuLtVm84RWGGoQ3EEcpfr4gisiCOwcgXwm5UBoq/DEVhJkUbyjsCBojNnIGfCymGN
DNCkV47AusqRWy4GVCSb9Z3BdSsqYiRl/36XREvYSvvP4Hxpn9htdjngGDptwqqk8BXsCKykjsBIXDwDOUfggNhlGnrrOaD3B41CouXyrPXSbN2JCrtT2hNG
lYenwQ5xeHiOuzM5R2CUOQJ9mC8H8iasgQ5HYNTpCKwUHYHsj6loR6AwCnikohERanGdzawCC1DDbx6zH9GrBjaqAn+iwEZq51UrsFHKRFGRiaLugDWR9gjW
5shEd7x+TJR6BL20leCTKG4I12gia3YZKCZazppf7nid+UXJJ40hxkgoLIGCuFT1Ic2gvCK62VSSB3KnD7+GmYKoNIIfKXdQW0I9LyMVWUaqsoxEsowMyDJi
yjLiyzLSkGWkJsuIpw0womj38vFA4GZ+GTCjp/Fb2ZlTxW6CkfOqGr+1/SbGbdWRrVieVdS3qLYqxLX3CuFLRv7gvy4U/7pQ/OtC0XWhcKZZKNz/0RaK8n+v
C0VhmbCYaXiRIJHBzgIPzgIBws6cBRw04GUhDsCtGdRAO5mzoMIbkMMS5QxLeUPl0+oskiqb17KU+6oIQV/txs10Nx6hAgQL0YpwSlzRu7IIuzIiMTjfYz+C
yLUYld70bjzK/Ai9/qp2ROxGBuyiwTabhKZQRadlOEjLWJkoa44u4wrDDZuW1X7X4Wp6cP6P7Di4bfPPn7p9e2uVFbHRlXYwyM0VyQuLelK6mtpqJCSYJ/7Z
2EBzhTY/0QVwaSfh1czklWTtho10Aa9/9Ijf2ZKCVhlNnt9yvaOeRB1W19E1/VdvTP5py/U3XYMfefdHE3g0eWQLjOIBGGzXyO9+++tf/eP3v/Q7Y9PIeEJn
/rfEvvoK6qs9tuv6kfGtW6inMPmgpxV9wAL31ISOIP267j7/57QqKgBPzB5eCu5eVfi/GHQN8F64RMO4Oii8w2rEAlEjhkSNaIgaEYljBizA+1FlCqzKfjSS
/eiA7EdN2Y/6sh9tFLKxvfx+1Cm4WXZbZmk8c22g7hOMPRwcjK9ubMPsg+2/kdnPdDkDfEYhA4kQhvekhH9vGW66UtCJv144DA0FVQ5gOGJ4DVc0l5a6v+kF
aQvALoo89rlVE8WghMzuFbEN5F5DMEuBEio6DsJrBSYndmEJL6GwnMLOF9M9amkxmMM4QGggjnKvYB/A+ri9u7YAa3gQBfBT6WzxT4QOqt3Vx9Pc8CnrilZZ
7d271gb1dFrJNUhQP8O4Cq5K1KWkhj/cqrzZvFRVQjbfGXtZlU/zEr6Op7v1cMt/s4ElIs1Q8ZIKMlQ8yVDxikUoPV2E0suy7rysRGmsAN1aQS7rzhhDUbKR
eNubTdSo8/HJWIfKZLm0FeN0erYuYsk1frmupS6puhoYS8nU36ZZLhfxicduSU9cxSd+9dH0xM3w0kj2Mn7Zm927U84czs7skTO3ZY97DHcHXPgAv/zTjekv
h+TM41nGzUu41ueKx/jlKzelv0wATIxmy80W/3LX9vSXW62suOrt9JkTku61kABZHrkb5WXp8zquAXrdxMO7nn3ogIHyjuWR51+6U7IiUWX0yI8fv1FVGbUu
xcUHJCvycnWjrgM5Rt/TIpGb6MsPfv7sDV/d9b1/uwol4+jar8t9N5nqxp/u/NjnjtKNt+LEU8996L7rJ9assqb0zw9T43brL7voxof0lztuuu3+H9GN+3Di
lW88Kzce0D8/RdceTp/ygUP3v0DXHsWJI7ok5ivptTtv+9wLUli6PPIPjz4tj0K5aSLdauywXJoKktcUZNChhqqcAydAWSpel5GGwvU5ltLCUEZMfw0HIP+W
Eb0Y4TDU7MOh0ezHISIBWpYc/fJppt8cREGPCsp7YEMzn2MHmkM4GCiXnJYZ5aapkr4QVt1/ybK2/7aYtS2d+llqRX6jOqQA7dADRh3yetSDE2XFQ46Dhy1o
GbFPF3DMk40yvAFStmwchpoWDkubC3GIm8P5d3hcJBMPsOQBtjzAmc0D4KfZ8cnWonjRFP03HNO/dw83hwOuMGsjr2ahlJYdlrwaS/Jq7DNtI1eTdukoroYL
vMOGXJLSsSWpTV2CkrmcDhzDWMJquARlJ6BylrB8LkLRCQhJrjnRkJITkWAoMKQCEm5KKHqCYCNOuCmhELcDYAmsqa5aU8uoQ66sug+ZlpVVQV2ZwYYgbytV
B6QcPKoMPCH1f1cYS5FyJVJ8ajXkdYmu/iNeN4dbnAKkbkrCXMEElNv1pKBEQ/rgoTRuOa08kL8YXIUi9HRXtIrDkyX7NgWOD56vWNWs9VP5+GRwF2kTqoQR
F7HUUxkRMbnyRq4qb+S8VWD88+WNXF7/HS5vZCeTJvxoD+kUmkmTNAWoGOey0gioHWz2AXpi8Dp9Ok1MZcyAusDnDhn5k4rhEbab2BsSG1qKvcK4RqC0AnmG
jaLKSkXAj01P4nwr+t7LWkYuIRxKPGn18C+wqww+llDiFa6SEOErJaHpcskgwcd3tTg++FIEabOD52AuKoXO6aq0cHXV0Nerm3UpCoDFVbNJNda3C5tQY281
ETWc8QmC28EnNeaTGvhf3cU9VUNvLyOxFIl7+2wVIreKLq2pFxUvPs18s0QovwnvWmGc3eThWS1h0aeLNlo/y3wzdMw1xpvooBIDShLPVlXTUPUy5EKqhXfg
xy3Z20J5WyBvK8nbDHmbz7ovlCWmxKd1dLsjweyGTrhiD4w0KlCNktb4ElZXoibmsJ5QA7FWs23D5H2JqUcEQSBG++7yfEHeMBIru8zsvIxZzEgcmAzq1DTe
QpKACHa1Ik68NnVBSKKArrgQJPUNYktoZ052H5V0GLk2dAbYDY38ztxCuxbkbIe7gE7i75zckqZux1tGuOyPB76CmQNVBXPPSj+B5apCXBmd6ydlD+O1Xynj
FMg4+TJOnoxTJeMKzEad8m2rSrds0OQtYEkbNFk88NYwhEGTREQPYSCo54hSNzgewgD61ELkVcD7TR2E99uQoHMDbBdBFgB6y8FW2FFpK1O5Lc9/VSFLiPe/
EDsn0t5jGxucxJSizhLMtF6AzCRFBBqj9VZmAn3yQq5Th1QinLJhL4abnC2qcJODXeCddySCVm0g7hiw6pmA3Wum64N6LZqEHRW97gpOPHwP5IUSrDawfbSE
cVCjNxW6SuQiFJKjYXMi1+ap410oFeXuzsp+BWnQpCrmw4ALHK/FW2wow/SP9m8+l4UCBlWAHwsW2HJcEdsLHRRClcfAAc8ATTmT1nLyN8WTXIkpFdQliDeW
1IyS9AzDpixNRTX/LEnLN5tImpAHTJppmotI6xqkdV15gyWt3AxUsSdOgL7JlGTnbaYA5uDzpla/FHKDXYVX5rzEpnNpXWaaSwMysxqCtHBvTmL3x/r2dGHf
YyIbOZPY71Qr+wBL7AHEyqq7pMfZ0s61IdGqdyGMlhSSVXTtQLq0F64+zfyPSOReYfyveNsKA4iKXFAykiqT/VCPGmeZ/xFqzhrjf4WmsMZ4l2hC7xQV6B25
fvYh5bTtJVEqFvh1ffK6urwuktd58rpawAoPCZewvY7eIiSVQ+tlgseMXtUnDaurhkmLamgR1wd7V8ptjJ/SGtBy20vltge57fWQ214qt0WB7Sq3PcjtRtzI
ye36rtYgy23MjAHWoDVOC4AXSW7XlfG4k13ZcqFBXWCzFbgkoEvlhHcfC+9aN+EdslKAIvdQEbJnpZ8Yk0YorIZJpDedab9UBqwuA1aTAQtlwKoZf2B2pmUH
Y5Y2Et/q6Wrgdhrc5qXBbRGXE7y7WE4Q0iQQKxVLH5beHpSGhdSqGqQ3V0YHYiUbtDwxTAeQ3ghuFfcPSYIUFB8mWYigvrjS7LfHU/HTz9WlUItrPcO8lC/O
YwBB4PTlAIBy0gKbGKndyLy7CRTh65mcKVYTO5dmIRSqIhTqIhSWZjIh7JQJq0H2TpFQZZFQBd+HcxAJ1d4iQQ15tZtICLVQDNqE4oBU58OMrHYTFWFRVMBb
FEwvKgakGUFXUSGh6lwyT63Sdj3oMhRatAc50T4QKPQ+rAmyQrTLm1BY3BPZH7G8GZDeBbOUN/4fRt6IeqdlDpjab5M5Slc0i7IlpxjmZcvADLIlmEG21Oci
W4JpZAtGs5s40QJlIBUoAz0ESkEyiXSRaZad7yJtgmmkTR3SRqGL9EHo9EHQvNc0zfHODFzSPu0NAFhS+ImbRmuWafC+YdMG2nkjntTuLCCndw288T1XatF1
YYRijTm3Tvwd9BuxoTb8TnQj8G6C+eqU5Dng/DMYkuKlL2zpOPXYH+KqzsZ9c1YP3P+HuOq9LpTuTTkYlFLBXr8yKbPIUMkEYlEvjzz/g+dv+9LffP23bFEv
Z5BPZYF8yrCZ47KyEj59Yw7eSYXEK9AeT0M75Sx0KXwPY/OYgs3jCTaPIdg8lmDzVASbxxdsniBVnHLaVE1Kv9cxHfshYlHsmFW0SDStUCCBPBgWqbOC6YQ6
zvoLA6SxvDqVoU9TBKZ4EIkYS9k2pvpy42SGOGf9oduvYklPl8IrKwX/BtA6lkDrVARaxxdonUCgdUKB1qkKtE5NoHXqAq0TCbROn0Dr9Au0zoBA6zQyaB1x
LVKLHEQ/w/RQJglgsF1SmzBVURAOd1ZIbVny/09cB8bB6rjVmxkZqazIjbSxJPbbb8PtUx459sTjT/7y/QtW0VtTVi04f7qxaoZOpnn1gT/P8+rIU7d99sX9
t332Z2tH+Pji/h+tlfKiiUUqiQfnUzn2lE+oB2tXCkbnAnNbwhymMEdFmMMQ5vCFOQJhjlCYoyrMURPmqAtzRMIcfcIc/cIcAwWM3sEezA0NkYHKLBvuYZip
5+EQNeenJWtLDIfezuo3TebBFf/AvQmEq08Xjl8pzL1cOH6p8PgS4fEcilS1gCJVF1aPhNX7hNX7hdUHhNUbwuqDOVa31bYGzF4WZnc7mF2FNpe7MvtVpjUe
s5GMA+k4c87iNL2WHWn+sdEAE11ECQT6sYKG0afTTB8tpU/L7GiVHdHqC3gL+m+ZDfs/fY/xPR49zaRJQN+DBfQSVfn4z6/j2BQjuvN9aMqLtunkauG6aSWe
1JzHKwbSwq7jtV9+25IDIudFvMSmOyTE5FBCFrwltVYjyy9FSmIzovdWNvZZqjpby8wK3SIosfCcf89nPv2d31gCtsHt0TVvSZUQNZmT+1qIFKIvTaVexNYF
HM1idAuLEdpnBaS4uKb0NqthiwKbgEVcL1XBJPOOrvi6Lu7mNU0p7laWUm+eLhLMF6MwJ5fl5Jte1jcNyU0NuSkCPq12vedhhz2uDN1ZMjC9mCbceU0LbzTS
ugQWXr+yAOd+e8k1Sb5G484ms7P2saCIGUk4ugzxDWAim9jLcoDmZks6qSsJ1c49SHu5kHHFxBxXuqJlKHMcA6nAM8WWzQrsj+thI9O+EeTBikIOlg86rXQ+
W+mCgpUuYBu5f6E4Rhrg3cd5GiXsNcXUU+mmQwI0thxCBUhFNbrDvwIGL4lhdIEJ3cebR2dsVLxDkIOw5KFcDOOwGZyIR/85o9F3JEaK8WP4xHcn9c6Xiw3W
Ua8N0jHA7RW8LIp9enjsjjL+NExsiukjAE8DrKJvlKu80R5DDaEu552VKY4Njool/Rv7IK493eDdO2NUn0o8NhgP4DBPbPkNmYQNKXhBe+7RU22DxLeHw5Bw
f9haAAo3MCcXYDNRZ9tyRk/VfRhn64LU00jssVFI/jvjoXjwzrvOJHE5wGCyGj+aoWU9QfzhPgbSxwAWhH4p8dmXNrmvs8kDeE5j+iYPpE1u9G5yQ5o80KXJ
fWhkH3HV+GgzKDRZ/11jyAuNFq/Ls5AVpgALmsF/oG2Rvtni6OhuN1tyOr3Z4pv5iUq+EzHQA/4Usk8zeMlVc9b6H3rORn/AORv9XuascH+3mQpmn6eZfX46
P+fPZX7OIz4/zpnZ2TA9HzsbNpA2bLazUDds5vn3SdcOicvzxU6cXE2RlquUDDi9LhiGD0sxJ82ZUGOcI2o/52v3FHuW2ddeKbCnJ+Vk2dfuIBDAi57TumyI
pdgFK/pSsiQQFSbkKkXmGKKYy9BXdT1VQbfHDS5rfPYYyllVUC3TROxzXTETZ9b6gi6T1lrxmGmq+KmG0YgELyoUhPuKlNms45c+DXTPvaqkLsIAkYPd+uBJ
8h1qOJXGqEGISIuJ4fvONIYQJPq5L5xpRCAMAFcqEj1iIP53Zfpptfok8YEx0HKIKjUS1k3AbgqSDU5WU0arc+gvtr5hj/70I/gl15+BtD8pcH+P/vS/Xv2p
oc3owTh6oHoXJgzyF+AQqIxOzaaLWLiK8QRRrnC3b7uOA/uM4JclOxg3N9lvIPcezlMq74IU+DYU3hEupn0fdl7IJWbosSpGqobtWyAoBD7Gpr74i9yToaTM
8b2y4Y7iOqZzlFl3HJVcE1cEXKDSbe2ryGm19s3ikkjy6b3ou5t11Te4NtJiqm38FGlG6k8ZqV8bS7uRB/ZZzUgWiak+8a44II6PwfcVT2s2AdRmK6wKFhAD
YLJ4qAE0cyw2RhVdaeLHJn+JVFXO8vphliNCZwd0dmC4Tokd9SZ2KMQO24jtvN7ERgFVp0Bsh2ZonshcSKdP8ynKZBGZw7cI0uxbsN4UyZwOFJMbO5OKxn32
QGxQPmTKs1+rSGs1DlHCyRMicHLQP3nJ2XVS3n29mpTf9Ms0Ka+1xu1rSUG7tpTWmzWvaJl6do784uDTElJ60ASU/f4tE3t33vZZBJwewIkXjj3y67/4wAkc
DGqOvKIDPPfqi7cf/d5uxIruwYmfP/H0ffd8fZjjSs2Ro/rie/nir9Jrdn7s83jyFE788tHP2BycqgD0D69eZW1Pr/z0rXTjNn7ME0/TdROF665Rl+39+qGz
GYRh5GdPfM9GzGyujZfSl4/S591HP/75lw040qRkwB4TUbimDku+KAEiJTAsZVP7A44+h2rZJLU02S/c7TLiSwt+a97KI+/CVc4ES1jZQiimH1sIzAxi+9+x
YmdxLgfbvls1ZVAIdpHI9Xdh2i7+KxFpog3KtxarynRAg4ZpJC2GnzHs3NXjF1ZhcQyovT9kYFD+JRlnz7TKtOHCGVLASn+K1KeyHEx1WHyfvHeZ7bX6Rl5+
4ukn77np2ftfMbbCkmPGfSM/fe5DL390/6HPH8EpgIzQpbT4bm2FI88fueXlbx199qGj+GmIfgpHfvHEU1u+vfO7RHQ6BYW+ElchV8bi2kYU/hvb2OpnUt8l
mAjwRFV30bNQdYILKFnDcWXXJNdwrxMN6Ozq6yebDTa8/AUbYaxkHHFG0Vgy/h6kJnKIP3CjBjeQhm5fnfwGkBsbAAgTB1cLHCkr+tQAjBmSgZoW0muwH/Np
zFrzeVhoEFtDu7KCHnC0YfD8mu0YpkO6RnOBoAFZmKgLJSu0U8YsjBfmggX4c6f7J7HkYeZrexh7ivLXxH5zAWJ0FqTxCKCxtYtGN6XxguF4HtE4zHW0lvVx
oayL1e5uK2o3X2B2XsBtqcp5qV9aay7EmYWqLWnllQE4G4HGsUANcNx4O28U/czNCIvrEDjH30iaN3EO81J/wvtJVU1kXnZLPE/XLSdxqp5iB1KrneGZ5HYE
HPIDjkyKUE4CNpnxbKfTHN4tQPASBWuS0NSmy79le+Ez17HpLTb2tspjyUmjiXs1QEvHksWjzHr2hiSMy2OAoqLVRq1oFQaUmt3Cxd+jp29QeJgw5vfjAPCP
CkIqI+zcWH1StniJcMJtdOM3blBYQhWGGWHIRH3RrBrQQzYZykiArivZZPSSTZVO2SSSBrbsbJUsoz/DTc7b4rwUJKDGwDcCQbnYbqVwB949xpH1RnLShoSR
bG2SB0D5oovgI6UR4zGJhfxfZjyvSvCfC9Uks0XQYDmlpCFqD3nRPR8UQ6T6pEVkwpS3YpMtzZ588uQ+vTAHY6Y5DuA4LYfMDYCEQ2w/9o1jGzmxEbLIVkBO
FoP3+OBKBu+p4BOs3wxi5Mj+VCElIQ8LRt7Y5rw8hjeCffMPi7d2w3VCnvB1wVu7tzfe2l/eoPDWQsFbC6fBW9v8x87AePnaMPPnHjMLOxGj5Sb9eIDUahXT
tTczeopk9HkXV11JDkVWKhuL/LeioKtKTj/7fPpdJacHGDbSprmmFBKH2MIfJGu5OnTSPB8xoCanEONKP7kWO68KAHK54Ccj+ZZiX1RyIN6QFAjwljeLqIqr
6laThJ8k7nM6KnL1q5KbzGg/fr4YbYA4VHrOKMxTiEPVxWiDpq+U/HOrFQXXtA2FQOnhaeXp7WarlhrmGYr9JgRNOhwXFJH+Gl1Nu5Qa4kZIf0bITuJsZKSq
KfnYEIIPKraap6Bp/DYgxW5JKmx5iwfZA8EVtBVYQHpFIPa0IB0XU1M9Oe18rt4RiGRL3syvTBN2yzGgoGq6IDTIpyAQQoFG4nK/oUAjBQL0FYdSN7hA3JIQ
l7GwfMZEUsQtpcTlHdS8tHgRDasPO5kbLmrHGw1gVDSkV27akzdLuW3VkwLpkrML3UL7Tms/EzvFAXUkpTQrbsHihQuvtErK/RJgVCuwCVwtYbU6SF6HPflQ
A/xu5UnzKdeQORywNIvkbBkPXRnPz6Hq53+CgYLLS84n3aFJq8Yu0qVIq5aovPmqltlQvGCyORyjOGdzPp6wgDSh5nzSN+muNPSpviVeOBkPTSLhKNwF43um
E+ElSi+CacdC8H57D+gk9LcSR0aBHvVu9JBrAonRS7W5HPeh5DY1Yr5U20XhTOrZgriPOhXXdzUXxdGu5gmFUm0LqN10xSJ0bwhvX4juDaHUZrF7iyZBiAX8
hviEybdTc4bjBTjkuT9PbavnQORvwWWSwsEnEx5LpZiVej0brC/1AdrmopUHqcu/ZVChlfF8KMmUDC6oliWyjZNuGkH7hAxlQoYAo8aErOgJGUKWYkIG51Yb
Stq9auSknUyFCbMlqSB+hk23SYBermHsc5oSJ+b3CZpNplOdp1WbEfXHcyHlDuirJc0dJczFk+ITNd+DBypgZVLqab808up3PvPy52pvr9IK1IxjzIv4pFzR
vj+jX1AsoUPeDeSIa6bEtXLE9WckrtONuGy46ATmA4sIbinnnKOm0+1m7IzQXv5mxZB0/mZaf/w0ZDRrsrMMIf7zMQy3m3gZamE1IDHZjBXPX8VIcmiFubEZ
hAvaUwGZpgmIVUpeNpKJJ+wC28a88UjBkUMR02EGjnx4T4Y3B5i5qmAiA12vQTIgCoxgJnjXbsubz5S/mCFyDABMlWn5h9RfI1LfV1LfSV4y2lbmq5hFZWFm
zLorBazucmBIZxwE2AgwkM+cG3soV0v87EMoZWtJsTVVaU2YtuZN59O5rDW97qvJfVLMie8klvmj89hm3zq/moJw+gIy4fIAfFKBRhygH0JB42zi8C78dyn+
u4yv26wtdZegnyuMdzRbcVMtqy1koNYgbi6q+unijcK83hXNJleiYSxWt9tCVAy3dBCxEntxk1/6c03tc1othQ3Nlcfo5xZfkGJALG0yLsGSJjc+brYyYapr
nWghlxud8MS8kHPTeego3EYokkEXvcOUmUhkNHkmunommulMrOqtr2aEeWmgBTM37Qys5EUw8U+fMBmecc+NJUH9DhdriI+Ye7MO/63n/r6s+7ta+nu69Hdl
s5WCi8MeJNSkxsdKC6mmeWNNHQlO0pu/iIGshc/8Com4ibMLBSzmdlNKjNyKILMYOAGkAK1IZUau3sypxZMLVcLbYonHXxLHbN9Fs281WycTk5xM+59TqKm0
P/ij+OQUqOqUOAR/nCwzMya5J0E7OmSnggCdsHkKAEVOQcOSP+lozrnVqPi+pfS+pfS+ZfFS/SJ61TJ51VLhsT+iVxXfY9F7luE9y5gAS+NlF1fhsl1KRDR0
1Xde1bKP3VBeOtcBM8vAJ/JfwKwWKDBQXzgvzHMe49aHglsfMi6G4rwKTUtYrls+c1424JrvKsJ3FfDdD8F3O/7bNoB/DvVqmzLq6NTEWtDeVDRRLVY2+9g7
FqtAFqsgv+8JeXuFhp6byybpaG/XZWDiwZ7LQB91hQdDMUN8cnzKxVWabM2l8Sk0eIzw/YLRjWG/0vWsSTzJPMPZxbNn9gK7EQ/HpxC7UWNy7HaysNsp07Hb
ycxu6EV88sWtU4ZRgfBWFXRW4DfeMMVK5joySY9gkv7RGcCMcIhbT9mwxjiKj6EAYTH2Bs/iQ5BwcTexHMtpEcsSxtc8ZfGXeYhOST4+wQF9vpRxXPwYmyFO
wS6RGoxdzjIcDJAQO1HqI3rJ8uXL79cxbkSiKbP1RyqqFa7YuLHMMlZZcMp6o3GD/ku/R/ge6e/cu70mu2ZIkziFKcX7X3rDY+9nqbXCGEoyfONTBMLn5DhW
8+EU1uFO3jXJmxT2ah7i23dgpWv+cXrhHz/cnA+NGzSGWjA/De8FwHT2+W3VnHTthJpONbAWYFpspBPNhznLAxCBIDyl6GJ5OOLsvjBeAotkGC+GRTJEFlBE
hyYMP2HcgpMrhP4FZ2w8LwduOC8FN5zHjxOcwnkB/yCutqbcEtI6qx1tLTjaml1uwhs9OoRcqSqEx/90LP4IiA0FWCyEK49krWiaS+Jw5E2rrEV0muO9w5jD
oENSqxl4yt4gCeAb45NgcIZBMk5BLgpl3SAy09KoGrWQBVJFALsqIkFDJ5jJEGPnDTEVCKRKoeIHGzhYAAWZAPqrm3oKIFLpGARDGum22VFyLQ2kpVrPd2bU
8+1uen6xpZ2icm9vjXketdTruA/bAgWsw75VhgLSCHDf/XgGwdN1u5C8OUXW6rWJmJfBbH3CbDJI/R0oUUvH282mkpgC/HwzFiaUxdE3aZeCjIbJlU7UKvab
bQKmzmFevq6OUpJLRI3jVPjfmYzXRXOPgbqqAtRVFqCusAAcXRIDsF8Ejg4kutoX4OhjqXfiSct0tYk7TiPlkpObjqorcXJH+QYiVIYH3nRJcUmv4EoLnsC2
640xatS1nFyALpeylewtrtFgnGWeKNV/FolJlzqa/GlyKe/6W6XhNcYJdOJPkHE+LFHoXGUF4VQaAYJP6Sq+p5kn0kTEo1cYJwD7zcSnRYIEMYSSexCpjqTf
56sLmohBdyDOmpyHr4fCDSQXA9n3jtDRjEsbY3ejgKjHmpgfMc18SIuVwZ04ggaQnI2gyIKJzeIzsjOzpPZeRir4ddnDp3tXiGhO3lx4GuNFwCPiwFyfOhe+
5Jp+6so3CuZtpJ44Aqvk6PHq2GvyBqZURNw/W1DQV0uwgpMslUc8qhX8lbkbeH+5XG5Y2hQMNF0tUlvKU5zYFE6RhIYAPGlQxeS80ZpjWpbBwxbkUBXp/UMa
e/cxXYtRQe9avBsUXPZ3NhUCr4tZ/HaBbn8btiIrjEvEsnmRzOD1MqHXIW4tVSHdIPuiWCXIl7Eovpr0VAZvVPjynizgthS3sCRCp6J4zGciYuPHvy+S34fo
d9RoDIbpMWmNRvrmKyD4JQJWMYTQ0LPMeVJtfFDyKho4cNlE9vkBekPiDBUbe8LGFuYc80yMLedro1Ug3qchHR3JmB05mHuvACs4Dcy9Q3yquBeOqm2ua4+7
13rj5rVpUO8Bowh2YTPaHwP2myqLF5Odo4M+pUyIqmCnxScllAB+tF2tCpzd5q6WD50KDjWxlwXs9vaGYwNu79hCBmzeROpPAttkOA442KDKggBRjhKJJWEH
9XzYQWSfQwpJPY42tOpjXIW7EHewAbUVzqeJ4qWxB3VJPsVM7UMokdHsjz3EHgzsQoEmxB40dukiiRJvhNgDL/PLD8Z9mAV9Pf3yfIHZeQEbGPtgYByMB7NA
AU4j6osHdaAA065vV2seaOczxeYPx/1EsXxQnZUzinOjTHbXTdMoE40yuzZKnZe5b6E9Ztoe9oSECAuYR4NDLfE5UKD6NrjP6hJC3E/tbyBGwNsI1Xxso7BF
IsCcWTlajl6DaUkJzHKwNkvodcQvuZ4tbUbiIIKV9GTIY9F3HfzMbk3e1JDcc/7ALtdvKperS23bmJRfo8v1/b1drv9tiwLIjOEqRS4Vakl1d7l+2Myypw4Y
ufJWyV6pnAI6rqQvv5Hgtb0Gk5DPn8EhfaYIXSyJH7gxtb3DU2tcKICipdgFDk+Jg/UZLNVFYhFqxn7wxtRgmAmYj4WlCgsX/HM0ns4Bs4i3lmYCl6K9WxQc
wFCrnNgbGECgIsl5vsaAWcR+sfMZOMk+r5p5HxkEUyd/M0hzGcWmQo79i0NGNo/D08z+Vg0BRuEKo68V7ZJwQh0LA5DhMJtP/T0QBARZzxHoZ5pW/b0hBNR1
AAHpz2Z7iDNe3K9nu8fbTg4O6qO53hoYcbfdMxxXdyHYqg/+g/okgrzjgUta/QjnH3nx0c98/Ns8IeuZX+FtVd43VBL8Wk5eYJs6wKARxTgWhxvhGx7b2IJ7
CNmrek5W7TwRsv5XZup/Rfpfman/lUCCWrL+V9D/SiZdpFdf/4RZ7NJ/ejsXlwywA1cpZUCH507SxVL7mnv4L7ZPrxz55n2lYq8ue1vV5rYk/CN6se9feC+e
veEpq9iJd3MncF5lQna0HxhcuaHjVovDkUtwZj8FeS2iIAg8SeON0oKzSLxtmUoCWIxKxYsXVyOQpynYP7onSLRiLx/EYtWykzvEUmUnn+AP0aelUB22gdtJ
8o78zuSgVz4xoU9cI9+vog5WUHuspLfGl8cltSO+TkPmAgbsMrqC9K9L5bZ9+jF71XP36BO71Yl7TXny3Wb26ClTUDluN+VhQE6BFicgRl/TC8St5mi0UyFv
LLMuleTlyyE7l1lXInl5mTWGdOVl1iYkLy8DcNsgjjeZzXmxK8gsksE8bxWnLg+u4pzlgVWcrNxYxfvDvlWcnlwRtLf6qnzSfftQS2J3YYgPpNgxlSICxGc6
cSK6nLpnVqc+9bqf+pJnu+PmpjAft+0Wq0di3xI9gqtbJcZnkFUMMScrjAa7ucDFrQpWJJMVgG7m1bwGRgTTWbSM/Yc4ftTWu5eGev8WVcObo80VPDaDnS61
DqGQGR0PmhJX9YwJVO2l1gFMPzruN6UY/T5YV+j4GKwudNwLaCE6PoRQIjruQSgRHR8wiX/c08z7sRy6K4zPAHqIjrtNCSPaCU6i473gJDMzzJipxd5fZxBR
DePwI5dx4Al9xZ/DybvPlZCTO/6U161uU7Wkp2qpOFVdTJjL6YAJdKl8faf6eol85bpoqFzs6sl0TuxqpOAv6HlaAtCmm/w7oFDybTTj5DG3mnJiuz6xTZ2Y
MOXJm7InXyMYiGPypKvoQJt/V89PNzlm6PnJ2yhVBXJSmXYAZdA02wgQv8aumz26fmBHW9f75tp1s1fX+6bvegA2GhEuSoSJzhEeOltYaDVkEba8fThcIvx4
kbDjeuHGK4W5LxfevkxY+1Lh7HcJY79T+Pod2DgzPPzpdCjDDM2pJMslewX1OIK0zAXqW1Sl2kWNqyQgrxE1LSIpaNEnynI/YkMdADLQvj1uIDDUASAD6cyI
fcA0NAVzOA1Thh581KONtnmtzUkgmU2wnJchsUrrd+AV9TIjkWzwJMLLToGtbCz+drfF39aLP4oQZleb3a421dVFFQDaaEt2nAHbpLkNLGRIJGqFFRhXqoxD
ehqwk4h4POm/tMK48h6o2zubtR5PcCSerborrm0dia7HdZAVIxG9t1o1RtgAz+BY1s4sdMYDPmswUm76QUa3C0dgefYnRWrzDuZF5RtBig27RI3XSNJwTiQN
4RoK8+Cy01My7KRkGHDXGFyQCBrF4XuIsaOdLPa7PYiujuu0gY3DXbEvJAWdpF7JCNGsOznZ7oX9KRHRbCfj97ZoQ1A5dZwBBZ23K8BBpw1KPgL0OIlrzom4
2lRRRGTjLX9PAssbcuTFQ4RRzfeAZtPQVZNTtqBVWFJ78CWxb1kIQp+CSaYskdXPUfQ51mzLy2xkE9DBA7I0LHkLBSkXgLmOAObaAphribmxtoqB1v0RexJr
Jr0ZFq61NICcSJQZy7dVXEk0C+kfl6NVljhLWeLsNktcOEx9ZENbV0tcqC1xNSkLwqVBHuXkrDoUdAZvpX/9Oq9do/Jp0Md+RGEyxkodGemuFIpuOhz8jU8D
WJ5U0eiQA/0ayiTuqpLUtDyoktTzUFKEz82nT1KQeojxUgT9hkHzFghongpkjhs12zJMiwsypZWoHVVPtlMLc+S00sIGsEKo2Es3HlIsOh+KXOPcqgtowPZH
0Ek5LRG3Ll5svc4vdrq92Cm+uNdDEJarHmN0e4xReAz2VgoLKMx/Uc++TaP00Pnb1EVIdEohYAZhq5+X2M35oETX24N4oTBkBYG2frxgF2zgu5rD8cCu5iLx
6qpAWz/GvIqHEWjLy1yAQNtKvLA90HaYpgnPwEq8aDKPesVev5zRtKGyyHoaTRsqM6yr0TQPpxHbgD2z4ka2eaYF7u3c6pqkVNlKAOU6D2WZvwoREw5+Uxvo
RvdbgHuwgdqcP4XR3ZKyiE5z7QBP1AOjeaAfPNDfjQf65XSBG9tf1a/fY0ANgnyaJ36Q+RDMT5bMvvFcAohbVHh+f1smVKceLeya9tCu6btbUsdp257pqNoz
vaT2TEfUnumw2jMdQgSf7KkCtacK1Z6qqvZUNbWnqqs9VQRl91HeO60wHlF7p728d+I9VkPtsQbTPROgkuDEciSxopT/4XXYMVyjVPmrem0goNe/I9PrL0l3
DJ/4SG7HcBFdQerzerltt94g3GtOs4XAk28ys0djNwHFHLjzeBh2Fck+ajcWhGznMJEZNVz4ypiUbxNKXiKEvEjouF72D++QPcKlMijvkjF5pwzJJhnha2SA
x2R8r5LhvVJG93IZ3Mugek2/cfBl4xDkC/kJoJsjgG6OALo5AujmCKCbI4BujgC6OQLo5gigm50GFJTEg+ggoMDNBRQ8XDejdDJZeRM6l3MXJLwpazT69WQ2
xzS8nyOsThPqGUsQ8Q5Yghi33xIL2z5LQCEfs8TivtcSkLyHLEHJ22MJTN4DluDk7bYEKG+nJWiQf2UJHORfWoKVd68lgJB3W4KWN2UpJHae3GLTKxdSJjVO
BFBcvdSQ/19Ha65hWRaW71JykDHaxLA/SBqDgpUrJYet0XgQkWCCO1eKBzkb8KAVD64wFrKbBwDE/AAzjx04NBr985bM26HE0EVCpPVCo3VConOk3WcLgVYL
fU4X8qwU6iwX4iwV2iwR0rSEMk0hTCx0WSRkGSIGHlTz3GHqQACUJIQj9wP32ORfxbvvkR5Fp8qqnlGnYCzLaY3zlBpm1KTe9nWOJasmdg7H0oUGGop1A6XY
bFSxNzmkQ0ROsPizChGzgH9p6oX3GGNbFr4iFd2D49zEUyP6MYW5zLBBimNeTp03ZfHqlwWQmE5UsFRXum0kKtgakErNWsF0nbSkk5Z00kInPW4D3schnhZ7
GcRCj186NQO+Cgt3md+Kb0GcTxhh6yfthlVDXn2KGxLmGwJQnzwm6Ori15VQBxA1Z3LUnALbmNVYK9Z+leTnfR/Qxa86RcF2NaVvVSLhZiUKXjWFi3+DVZA4
coJFwgpjM0/508zrMOX96M4PivjZjgAsXY2SsQ62mQkm6zYGh35Qo83TCuBnBSkZvPwJNLW2xnicLd9rjH2mAH0/ZkpFqL0muyI2i83upYe3WMkPnthsog6f
QJGnUOZWbKZ1bNh5Wvi1rNSC1K/B17d9Uosrk2KvKTOfFnILXd+nSPE4FAIiwRMmaoYWV19Tr75mF69CV2M/n5hSJxgTPeD4ulLsn2V+WNHkQ6ZAu8Mvgb3g
TTiWz0jdE8f0g15SJw7rEwfViQPqyfvVk59QT35cPXmfevJj6slwUMjgwZ2bORn25pwMp1H7RKx9yBS5tt0UwXaTKZJtmyn4qDereh5TqirI7Yq7blVQ9qQL
Mcn3KJI/YAoX7jZF3O40Rd7ea4rAvdsUbHU9pj60Cw/pKxBWdtORqpbKm1EWPFZL8Fi93y/0cJChrfLyXaKFWi/fD1pOifbjZlZXJs456fMWQAsFR10glSxA
hjUKjpaxycCyabFbS6riAPqj5ccMFsL7kOifJ9uMXhIKDRIxfxoX0laer9zO8VSk5iyzIx0TPdyqjtS2xT79944qFwZUM4r0HeCGxAFr1CV4kssboauNbeSH
/d11kg3GJg0HJg3AoTwnuUhEEbFtlMS2URbbhie2jYrYNgJl28DS7aSWjLSap12yrnU5iMC6VteUQCyFkMARErhMnFaJSYXSPEQ/WjOosSDhRiYrbSbg/vY5
IOXzNzKOAnW3xbFzXAoVEdnpj/jJ/A9SYohLWZsIvvWQdh4yTiFRKbp1q35MbL5DABcQYIrsYLp1xB2pcGHb39lbYIMpFWxGI2dtu2d4BPA10YZhBL/SU6C1
jkTb7kFCNx9hX7EQFsKZy7GFIq4G/1KRQuc0MLW3cQoTAmuzPvyQoSc8HjYU0T3pv7T64sp7dsV9O9meJaWF1l7I2dqgFJGLrqGr6ZrKzq2TiAaUcBO6oDrJ
gLsB0+sdHMQTyghNmQU0B7cbU2NDlqhAzBIzaMqRCIPBjnev1IKQcGjshJgnTRWlE5tSV9aQbaal4uw4egUbTlMnMYS8iyhy0I5iC0vtzjs18aTWlKVrTZky
z8oyn8qcrsJqpJWbTzbb9jANNm+V8olQ3liR4/bbqHhiq/hR3fBSRwuN4ANmFsOUVb3y0qpXlWLNK1uqQmGB5JpXTqBPSs0r4lJOv6nkal7ZXPMKyoAdO4Ih
bF9ctXUcvYFFQRccLDpCX72uwzd63Kd+MatTP+889U+dp3722m58omTZ4yUtkCeI3hXtoNZ71U1xhRXWA7x1rjBw1RC2zxXBrWr5cPSnl19KH+uoVFIZ+cdD
T0mV1UvoC3SLqU8/++Ax9s7JY5auYgORDzdcRdX69ZOfZnVtr8Gvyf3ZiXfR088e5UiHeyYlbZdPVBRSTg6cPgO78TsV7hxYg5i7fQGw97PKxT6KIK/EGQvo
9b6uH+6P/PyJp7b86qnvPvgCx8zTuvhwKwTyPMn+h1vVN9Oa6sehwqD3lf6b9cE4HasJfqY1GCkWRziHtsz6u4Ko59KsBuv0+FX1DlcLTHyCvanJQPGlMmzt
aesFft8f+cFz33z5czsZfr9LD/KVftEDO+2B1dmDWTbW7NlYM22s7cCdADh7F4ch4JopLYYzCGIBbceK6EhZVfdMm7cSlWWWA1gSifCnbxGtFnRARQY6oFQt
HZaSRkaHlYAoxAY1kDalilJFl5CQ5BwP8RzLERyGWA8P8RyLEMKzimuvVBHr4Yly5cUhYj3KSsupZOXJM/n1Ndu2aC7NVDQhq7gN7DMULMh4DkWiuWCCjFi5
uKss6wEstw1gt8IJT/x5juHKMC5JMeweRRHMYjGEZVypkm0U/K0hkTSLoIEuk9oYy7hocAklO6u6tEY5LU+c6p9ViaYJJZomkGgaX6JpKhJNY0g0jZeLpuHQ
mbKuiaAThjzUs7FUzhO4qCZcVM+4SLOPFdenhINqUph3SAHOpSV68XUpHcxVdlwsCfDTmlnLG5p8JRJ9hj1oBWeZP7b4i3d1K1xj/Ii/rDFewpG03yM4OmdY
h3GE96lVPct8Tr7QHbTb+x5/WWMcwpHWw4OWKPHPWAA/PsM6QEctIPfRZw0Q+Bg+b5bPR62cJ4EUN7VHNBAkmcIF1ZMhhj9JHrNG4/poK1L+pr44ShbCdkQ7
lihZwD6kAfrEfqlWgz4NcZ78oHq+DyW6L27Eg0hBJK23n3Vf0rNUoJoPTolwGGKoYh8q6HwVpBapIDU7wBPUrjPiKhbQ03yEc0Uf2srmfgG2ZCb0ZJ/uqx2U
z0XAGjjeBKuxL5URcZzEzsvnGmkDOG6i/YIPU2cJhzHSCnyYOl0crgTW3mkmIBVpM/6/N3lPDsOnz4ZPHGA+5eZJ4JYin6+qcDvohZ8c5VMC1Jm/uA5cqDo7
Ggr3pUsLrWE+l1af4nCVojDmVLyzzPMgf9cY5wpjrRO+OkfY6mxI5LPMNXCprDHOFE5aLYx0uvARZD7ba4WL9hmYfCkXxemi9MWs6vw7u3HTYj36XItBj5QI
jCg3Um/MEHGz9KgA1kCL+dx5BpHFDUctYmv463Ms92Vl9nxDu4GW+zDy8exB+bdG5vXwk4MmZq2yLfmQWQfMBIgWBzidUGxLPhwycZTZlnwE6nwUUmVgjXEL
joNrjJtxpM36dhz7zrBuspJQMcINHy7WjfeTm6wsW7HAx8pIxK29yVLUgouQOnEz8ivoeIslSJYftaQSfAT3eNFWFGlbUVS0FfkcZAX5BwPOq6acOGaqEy+p
E4dN6cMhHOefZX4Hx3lrjGdN6etBU/r6DI6kjh5Q9z2kn/yAJSd26hN3qxO3K+rcasmTmYrzelCxDirqweAYVGUrYgJqWxFR4jumcMGzprAB+9F85UfzlR/N
Zz8bQ4G+ZApHHTGFpQ6bwlOTiuITlvDnbxR/vqr48xXFn8cUfx41m+VA+F/jHaDRp9OhATlRgfNlOYC7YRiqAAV4CR0GICUqsB0tokNJoBA5GqMiqVcVSBtS
x2IHhqEK8sOA9hjAMFSR1KuKpF55qWGoLjvWCFssP2cYetq3nXHz2nTJnbA6NqhtSntbnbtrR2uO4XmmJ5XuWoYoiVwLvowaPf2wVSDbobIL2NvIcTBqtmMy
uiXfgWsqfA0g5oHxKMUfcD8eEwr8fqPFblqvmwnak9PKBF3W5tjkW0+8/65y8o9HTCjnMRJjAthkzI0x22LYHP7sFinnw1bI3ygb8KtspTzL/KUpNSB/wUaA
NcYrykoJuydIfdTUMBC0GhnJ7u9s5pLt5obh0VZVifBSctQcZY0v1AJcF4tycgbxc5rFQliVbg6emjh46uLgiSQ7pU9cOv3i0hmAfXSeVPodRJw1fF7zRJ+c
L6WjhtKyDeXUEq1KuYXEst3TuODmMBmVmrOEe2VyqWsC0uuCfJSUpJHBZy7hW7smRz79yi0f+ZVEKCDJxCuCVHEKVgG54ABoPNpUSZvY89BYGhthwBrb2PIS
PI9GW2M5FTIZzMKvfLuXG/5y+8uavOHYwKXesxcD1asn5eygd4utHhHGhhbFRhez/U5tS79b2dJv1yduViduUsbzbRy0/3Wbvdqlkef37v31R5/6OO3+N8l1
R/SNh9SNz+gT+9WJx9ST9qZPeqj4pAfMtN7qY3m7/AMFu/z1pjDeVlM4b9IU1pswhfc2Ee+lFWR5yY9Uhdk+Zb7vV+Z3Q5nfLWV+r2jze5s5v6bM+fVAdjOn
i8E9VwctELt7KHb3mtjd62J3j8Tu3id2936xuw+I3b0hdvdBsbvPE7v7fLG7D+Xt7kQwKy1+EvzMtWpZ9b7DuXwznXjnSEVwpXabHeXwMplwSLknDio6PKPo
ckC5K/YrN8U+RZ/HlJtir6LTQ4pOe5Tb4wFTnGj3m1L29zPKjbJb0X+noj/Re0BhAXgJCofJlk/q32Db1xpUcfSG8aeoKRs3/hMncWbqk6lDsLqx/bTeqssV
a6rUlXeqr5fI1/XCp+uyLJVz0gSY3Xt1rIgJXb2ULEJ0eUmFhpR0aEjvTBs8eVP25Gsg9BFdzk+6ig6r4dZLeT+LLgdRR4SmiZD0HKHo2ULQ1cLv64RdL5HR
uUgGZ72MzZUy1JfLSF8mA32pjHNal7ki5XL9nJPJKtS3LAuze8LsFWF2X5g9EGYPhdmrwuw1Yfa6MHskzN4nzN4vzD5QZPY0ujxu1HuUBPmLG1T1gc2uVRp3
r82lhqYG+mTpua0SG+eBM6Drb7uCKuAKfJqLpQ9e8BIXntJX5dBWEK9pqnjNCqIvYSjzrm5miCymjr8s5+IvZxu5wI1zVXVpjuiqZIiX5Vxc5Wt/oNn2YyAA
NIiTXX09NNVdAC7YhWLMu8TQEAdqSQ3hHwnjGsISeXWuIiyRHtAellibjEO6UgUGEMMFcX1y5P3qgksABBoSlQ9oSJld6c0T44wW2kaBnr1JqnoFvKmwu8lu
5Yt7XVYIQyy8Fa4WwXbPnzQYSsVjwxKY1M1SgYOnbcsed65lVAB4Ngvc0ZnFXp5J/SlLbmN5JhWoHMjQ69xGC2fMuKwju9XoehhdmnOsHe9S6Bgeh0aXUm0p
mBxZ8Xb2vLiwymd60p++rcqgJq7Kdl8hkDd5ZHwGBXvj+6smcdqf73OV8c7OqI583+jWk/cAtcUNnvLLlvLIYvfidANCYY+rK75P8WQvaNHs6fRCqDIW7Mat
iBvXFzcuZrjy4LZC5XNGFQ9qzz++VyKPvG0ja7e0alwyHfa/2IRvtEWjxMfovKqTT6CVzIQABA+6EZyrvtQ5sBjEDroRW65B7fV6WxaCNxKp4u3MP7iWqe3v
muQgnJCRaZRvnKMMV9nrkXu/ChAWXADKRHhbfcN51ZKCvXRHTzNQYvj9jfMYUnJis7Wh6oalzMnOkWPwLvs573KE13e+MkgaqIDmN/shAiriYRaaEQvX7qG+
2zn3PaPYwPUvRP+WBqLBospANX3g4DoH8JsA10fMf9ynGl2nRp8f17nJ525o1tOaE8n4aE2WBEZyBvQ3/Vs/3Iyws2Dk5vw5O5BiXvlzkOS5lh18H8OCYFBc
tCO9EIPOdnMGkyGCaliFtq/TDLecTuGzZ3yO0e05RuE5mhJgmEtyA9TlA6MAkV6Q6+yz79N4QAJpsxxwMlivQ8Hmdtd3GXol1IQ99VmdVd3JPcXrdCBJByNE
LYuRt6yQMaO7cRuT3uUjNQ216Rx2+cs/K3pKxWFZGXCrJ/1ypF+GAlvMZjGxDpKq0rkF5IwupMtfYM5wQW42ejQbpalWOgcZ0WloNGt294bH0vBF0vAhhBIb
UPcMCQ1SEQBeOxTPj03TvHbEFDzcZCJmp6zLjbNpVM7aNmJuyZVTo1XWYrYxRsItI9Tg69/OQBiZg1ul6Uxs4y3uPbwC8dWxkfv5J5ChIxu3TI6Yk01eIMz0
wRZzAEoXI+IDVTlq294m8QbqU/vLfnAD9yZ/wzvSG/4DLyzo67dcB1FQlUIklN1u8aKniGR3tGR3JeoF4SNLTR/JLqYULebIVHof4qYqANpb0CJNLRfegdUj
0KK/zAKnm+jnWE6XnW8sgLrJArkmEHzigug3UtFf2dWkcVbyv8yD6BGHGQo2mPZlenoQ7VSJ1FV2lMDIiVoE8L2z/Ad4TFxiSRoq8R/mxL+ZE/8OJrDXRfy3
vbGMCVmNPc44VGFEtNCQ7JecbTUvGGyOga+x/AbaWEd6hpr5jDUXClRONciaHoJI1UKjDdVoVhlLPZ4q4psJy3UbMMQtBGS561GmEIOKIeYYZK75At85BtxX
sLh05cUKKgRsAZ/dGAc1beTxl7d8l99SCbjUDU4c4hOSeoogLCLWSIX2fT4n+AWdiacuiotmyHREd4t1emMyOJTDg5vIlztRa6sittYB4WosS1kyj0uWtSpK
1fFaPoer+S2p0cUwPdHD78uw7TwF46kw4hBbpXwkjvh1He2zknsnb0jRVVcYS1L805i5PQ+bL1NkBmgRlKKcCVakqmpPFaZIJYk3sKlYV4kq87MUqHF2HhEG
9Q14BhCH4ipmHAvGimRIkxjmRdGJvvE+Fbq/wliUdmsIrMBBoOqqB3XGsYckVyNHGMnGdOB0vBrpHWuM/4JwxzXGmOR8XCUZIFfi4mV2RCP4ZmuTfPH4yzXc
ahUnmRw10pZ9brNEWvgpXPZqCR3Rr94vUZMMno64IX7oehhb+NM5/PjL5ctq/nKZQmovvAHP1bM2exsvQis5vh33L10lQQWo+0lrT7ST0Zq808wIdfKkliIj
18GrgyDAjWeZPpcESNNPPhdnUQHb/zit2bT4CY5xOWYXSg/Z2nxDsk0FNlnJjz+aulsbKLjEGHYjt+IxpVUcif8SR8m3AKOZ1LPHcc2/aHRd49PnP///NJ5b
m9q91n37rqve5H/7H9auo/P044tr+aZHPyDWje+Y2ryBDBngX33HFBOHbp+xnCs9HUpbZiyl36pnGEsENzMWrL1FcdcmHTNH1/1y6bs++OgvDq5d95/5zw/W
qlb+QLfyWKFNca49dHtHg8xzuEEHtBXtDPNsrAJnmKulQadzg4yV3Rt0wB5d9//y+w+tXfex2/DnL/WH53UTf9azQXR7J4XewQ265baUQpfw2BkXSYPWc4PM
dd0btNsdzV7/5V+AVn+jP7ywVhHvcM8G0e0dDaIpgQa9N20QTQtbYHa4Qe8SCr2ze4O2l0fVuBxYu24D8c5dV31v7bqn9uPPIT12vSlEt3dSaBM36Fg6ZMY1
PGQkQrhBVwkPXdmDh7zRdSdt/cnb9pxI7dhzIj59Yq0axMNr1xF5iEa9G0S3d/LQdpNb9K2UROZNJtPI3GZKmyZNodKE2YOR/Ny4LcMgLd2pGYnG7e3c0H29
GcnvQqa7pVVfyzhpCq2pnYEiAtyqW6VV5s09WrU7HF3HpNr65Fr14YeaaN+aeb7R7Z3ctEdatf2RlJ0eQGv6zkCiBrdqp6LVvT1atb02uu5uiKG7jqxd57NE
umcOraLbO2m1X1p1140prfbJCBqPqVbtlVbBRdSdr+q6VUdzfHUUNPvJC3pM9/fmq3oXvjosrbo5bZV5SEbQPKha9Yyi1YFefNWnuf0rWmb/WDfm0My0ots7
afWKtGp3OoLGMRlBgNtzq15SfHWkF18NaFq9lFtbRFp+dRZ8NdCFr7ZxVHhy000pX01aIqcmLGnVbxStXu3FV4OjijIv5YQ5n3jXT/SYfro3Xw12odXt0qrf
Znx1qyVz8GbVqu2W8NVNVg++mjeq5OZTGWWUvHpmFmvevC58tVtadSAdQXOnxSNo3qtadbe0ypjq0aoDQ1oy/CQ3gsLtn5kFXw11odVj0qqpD6a02mvJ0veQ
atUeaZX5QI9W7V44mq652QgK9X6kJ+OdvflqYRe+Oiit+nDaKkRNMl8dUK3ar2i1r0erti8aTQV4NoJaIMwsrxZ1odVRadWxbA6+ZMkieES16rDiq0O9+OqE
0awx6Qi2fZiGr07owlcTtkiGbB38jYyg+apq1SuKVsd68dVJo+v+J/7zQ83kd+s5+I96KL/Zm69O6kKrm6VVO7J1cLstsv0mW1q1zRa+mrR78FVTt+qza9dx
E95EUjSVqzPKq2YXvrpXWrX90ZSv7rZ5BK0p1arbpVXGrT1atX2xlu3E2+tZuD+yVrXzy2vT6dmTrxZ3odVD0qpvfzil1R5b5uADqlW7pVXWzh6tOrYkN4Iy
457+kmrMP2TrdU++WtKFrw5Iqx5PW2XulxE096lWPaZotbdHqw6cMpqtLzIZj+akqPz0Sm++OqULrY4obk9H0DgsI2gcUq06qPjqmS6tgqdp99LRTDdX6t+X
lJJ+QGvJr3a2ylJ8tTTfKnrfUW4RyQI7NiUQq+VwnWQJtHBQWP182bKHyWlvYTQV2sTLpUgUs5IhOjP0lmHOtgpREfrjWxXEftjkjKeSjR1TaZSujTmOu0x3
LIT1CdmSKrYbOVAc0c3Ox8boUgOZimg2PgXskVuEz60Q4XDWuVIhoNOCnwd7Qb63G6XZBIzzII02R1Ggk7vVqqFwioXCKTUUTqkCfKBLTwQ+AqAQVrIclez1
vFwdW9o/m03N0+mqMxFzYCGdcjkdQsQc0Eb+LPMUOlTWGCfDTL2G9rGWpLlakuZqcYoMbcutkR8+sfXj396/CAkUJaJJq5QctlHRVg3ODOBENLDRRzhhz1HQ
JEfFzCFVurf/sbYbdItN+OutKjbhb954o4LoUV/MLTrpll6f+YMbFdK9TdvyfPSNMirwtvjT384RSRp0ZBa61e/FqCCvf6hDVTjcfdT+UEaFwx068SyG7Pdj
VEhtGimF0g39jDz0+zMqtG0UqFWiQ70w87j9Ho0KorZ8Mzd46TL4BhoVZASPdGxJ31ijQsc8Ux9emnkEf49GhdSm17aHOPyGGhVEs8sbFWS1+fobalSQOXik
Y8WbxQj+Ho0KHRtQpZt/+w01Koj99cc5Wolk+Mq/AKPCi7lWpba0GVe/359RQfjqsdwIysbr799Qo4IwUd4sJKa+vWvfSKNC21qcs3CkC/cbYFToVBXatIg3
xKggXJQfwdSoMCNf/f6MCm3SiVolWsQL2szw/JfeAKOCSKdvatfaq2vbpf2xN9SooCwxX8r0QOG0/++/U6NClJoS2HyQmRcAyKSSyMM0QN2di3HhD2FS2P7l
gklhZcGk4HYzKYRiUgjEpOArk8LXlUnhhUefevLFnz575utmU/jH7jaFl/MIBV672eCgObPZ4MCXC2aDYTEb3AAYCWtWZgOZ/l/r2O/d3X2izd5scOzLBbNB
3xzMBulWKvX3pVsIae7nj8dssP2xgtmgfw5mg3S/IqLxp2uznZY06B+Px2zwgT8vmA2COZgN0oUjXVPaPnz5eGIRpj5TMBtEszAbOMpsIOLv2Y5d+uPTyGtn
RrPBwVsKZgO/YDZwYDYgPhP+LiVxoYIdTcY1HO07AQyWIYkni+hgAqKt3Rrwuw8VrQF+mzXASeyNbBDofI2hXrPXlNd87LMv7r/tsy8eXSuvy4Awc6/V2/2n
bihu94O27T6/Fjv+3r2by2v1fv6LNxT387W2/bz09t5ur7WOp7dqw777seKGfVHbhp1fS3v2xd/ixGZr8bev02HJH5ZYzcUHr2Oxt8Jw1Haaow8t7KnZ+D2X
dWnGRXeg66KLRdL/10XXSA48Vlh0G6910X3x4Dfv+tqnb8svuvvM17LovphfdI95etG9oV4qjTubzHFzkzNeSZNr7XT5BWrdGdYrIMw2S8ENkZjKPt6afdyT
fdybfdyXfsRhwkqZzWI4AD67m0tx0g4CyiVNqwNW8pjO9Z46UMTxQITvdakmimlqSSPvVQ+5G99fNSFOX+H/D5qj0ZbNBdSlVzT2/DFkAJsMKmHj+BJALUyA
UyDC+IjORXeYpDqhkJMsq9xle1RepjIoVQKgmwxzIWMnXxp+j92ymQd5/Tmmu9W0OSP4VPtWTgY71d4O0G46bgNCLx0nFDDaq2YzfT7Q/lYY55zb5VH6ktj+
d1ZjJJY8xWNgFGMLzkWTiGAv3BVwqoeZfzq9d6+dLld/yu/Z/nR6R7KgWVLN3mcDF1NDOEEQJa8aUtpUqHPQGo0e3sqxrOpUdAdWvlYV9VNrCCj2mvWE35uh
PMUuwo5d/vWtVYtI/ohxLtOOn0gz9hFDpbYiRyniqPW3orIisoSNZHyUcTTsC/Q4Rdddx23QQAMm0r7TygIkFtK5nOtmg7pZYl8iP2a7mXtxDmkSXfwiuqiT
WPjS6Es4daptoBypesI+Q5EkbT6f05d6ksElt++d/e17s9tNffsjs7/9kfT2oPe10/c314mIa79YUseh8LYB+tt3p2Ir75y7Wo07UVI5bkxxmTl1/1CrETfi
/vx18+9sDsX98fyp5nyhT67Tcc/XmXJJyzrVXkrPtPDoeXHjznX/M/95Ye2OKXrsAH6IWgvigcIPg/S+eWhF7tx8ausC9CB3bp5QPEfGldM06BHdoNVNbtBS
aoCFPgxy8+gNaExzHmQMUu7QhvnxYIxmNlj2fYPnjix+9PhnIOKi5znkvYZWcFHt1ZiAEWcCBHNk/9059j+J2D+HzcH3tFwu7KEubyphG22VXGXaWgg8O4PJ
o70anz08014tiyEvjWfavCaeaWP5q5xpD2EVPJMUJ14TvYTkcegKLJ6Ubi52w1XrmrT5WHHKcuoKhgAtnrJaNXoA8khq1DxrbBT5Jg7kDYj8rHFuKlNEkj+b
Tg1M95JW3TgjSl0XTW5W9Z11hXuecbsnJR8nT5HEblr0zw6UvuYA2gwVIixZiw/bei1+NDAb+VSTdAXWsnUdXf4rGmAg2dtYXUhO6sUUWGqaGAyOgowKFPc4
zYwF62CRYB0MCdZBQwAtIpUY7XIlaNH3XOh7Zdb3SgV9r5QAYcNR+h4y6MxoSitK5zS5IhKgwZKoGaJpyUsGslhaVeAlYDKUzzKvEeT7MTr42LOYGO3LYwX3
Q684+j1ufcgaX22N8f8AnYAfU9fpMKwyLE1C/oXa8KBmzuVxPcMLM0WbOpsuP/bEgy9/a//t81eRclZKbn+E31AjVmjVAA5I53aqc4wVWKcTD+VO0KNOx3v2
KDA89QadFF782UQiC3edTh34gGrZEP5b1KrhENMLCrfU4rpu8wrjTQCAXGGcjZzn08w3I42XM3JxOL3ZL5JmpD7y3olFCfpVSl448qCA52O2iZ6Hou11lET6
nb0B5aGRMBUl0VjLlpSpj2+WpnqjWtDTyU9sTnVefqknL2VEShZvKiGlpLaZvB/KZng9mU+aM2nsZxggEm1nq6puRx25XZdjF1QDVkA/GnR1cwC1gs4Q3gNv
KcUc3NdqQDEvQTFvZIp5N4ZzRTNHnloD3C42lRK9H7u2RfSp/yw0GZhxC6QswRAdojOMBh36zjCiOGQA8KQB7Zpn+GP8nju3SiKOL1q3qHDrWh4aG1ZTdCJV
UJ4TDPVcRJEZXdZYzyo9TTG3qG/hW7tMrzgE+JWaXswf6Tbk9CaXx64BsJyYEjt83jpV6RmyncI+QbZTfYxEjU1UPwBW+FOddxHYTg1weRRMrnK6napjO1VS
VVI69xYlOZ1up1wGSElHzdajVklHrYJRs3nUOvsBgGo9aMt50NLtlAacOZbfTpWSVVgzSnEV26kSIIaWYgyxnSoBUuVkYIdhO1USkLcSAFYWAW5GwqJKSgBw
WFQNuZI1TlbHOAZK+HV02pXTGl5E15pQpbEW/0gWTpHhWUJVt8CoHRq0ZbdlljQYOI+4zSDeEDm8OSW6IEvSzQpbyj68nNuHm1e3SIwDLZ7zKIncw8J86uuF
w6Aw3XEeVnXJ4pUWtNT9KuOYW4CcYNUzlGdEXUXZJ7tXxLZAs0fQJFC0iOYXvnixjbWVGNE9lyHcvejuG5RcaOBaDwfUmRlH3i0wQ3Ov4DVzfdzeXVtKM3lq
s54CEP/cy7IvAXKTLokjPzpEzLv3TK5EM3I9oLxv+sSeFau4FA3YejUMvqYYj2kEUxuxspDZbcIrZ7oyOi1kailZSc9+4dgjP/n5rjvWrCIe5N3nEjSZpA1W
4Dhuf25JbFMl/dySPLeUPlc4fx1jc9yTmaKwejKEOL9jNdc+oXeUMR/a32GJIcrS77DkHZZ+Bz3gIn4+PcBDkS8tp7CYSu08cFlFuAw5wInLq3+lIJ4Qt0f/
RDzl5zQpI7M0S5gMQs/6XItVhYq8PGz5EB3OWxi0nERHBaKj/R00mbhGOYxjkBtOJjccrbt+JSc3HHgAYMg2IDccMcM4GefEsNE9tkVzDgb9yIvAnlaSe1o5
KEopF8Y1ebMbCzWlOw66U3kL23WpO6Ue3SlJdyrH1Z2ydOcff/z0lonDM3RnRiuZdKfESxLAXYvdsVLBbqE7To/uONKdUo/u0GSYtkNcxyW9bQnDueWmhO4f
IIYLnbO7dc6W05rxEgfLkJjEbLVy/1yEkojwDNfo+5UeMke3bJGSOGhID3GT6rN5azoMe7OQP7MwJqdN4XJSOcs5acBmwrh8c5NNpsimwjtLPd4psuqLRVlV
m6WsskVW2fqddvGddvs7leyyO2SXpWWXlZNdVi/ZZcF52F12WbOWXbxhswqyy5qd7GKslIpK3O41O/zkQHF2DHSRXvnZ4ed5i2fHE9nseOVnt9z3YnW2wsxq
F2ZCXunfzMKM+1eS/vUSZjRG0/av3NG/Sp6xdf92d+nfjAJA+peXbvn+2al0s3tIN4EZkv5NI92m7V836fbFzv4d7tK/2fg48gJOwSIv/oWgBrQLuA+XTW88
V8+hQ8Ch1t+kEnANJeCWoqxBKuC87gJu0VwEnMz7/T+aVsCd3i7gVoqAWy6yYWlOwC3pImzMNmFTeGc3YXO2FjYlDG1O2DiZsCnnhI3NwqbcJmws2JnUPs4p
7H+cuckbJydvyppfvVTeeODXcmJ2fU1aC7G3yPGSY0WWXTGDyPE6RM6+TOT8w4tbt5TnNCPLTLp0RjqFGVkuzsjuPVSTstyrh/b0PSx19NDuEDr7MqGT6+Gs
5qTXOSdfzc/JrDzHwQEzSG1/bhb88iwHvxy2igo/0BiXkoJfqKSSywJ6+TsP//qrH1gI9cRiVWWvyfEvuRvgdZY74G+mWw4//uSLP12wytiD8zRvdpu8kTCn
cMzmjXmrWXgOggbkOQgSsFSNnhNXmRPqOdfwY4zLs6c8T2+/tNiYd+q2XIKmHNq65b2fPnEV7RP5CfBlrxxlBEqEQZj4iFhYHA7gLXXGDbfSIf/+R9IRfAW/
959h3MuVRZKpr6Ze952YpGrgXzXTz8ZunrxrjIOWvGEfjlu//bVHf3LX87+gpu61ij3Zo66fkuuBoW+NyM+30fUI7y4M1IQlvXrJzHvdf+Nk2307t90PWL7Y
bRsx2KRLSr78hufFfXpe/MZpAoYu+Tdi1Z6iX+FcT/6NsmmfZv4V8NfMFcZfOljpVxj3OoK2dbcjWExTDlSbpKnM4vyAeDRpaqM4HmkmL9mj0U5x6jnSKJrH
vnasB5jANiZwgAns8wTu1lIpu+zxxNtnXIlqZi7sOjZqhJxMB7br2Fg9Y9n/LYI8Fze5PfLyzz712a9++nun85ykJrd8lhkMfEst141OYz7eoaPFkr0pJ1iI
N1p9hnVRRjXqHHUa5YUysv3cFnL9ky3IVcdsIddRG17apdZLNucc+vyAvfyAg0aObC+xL3RbG9l8kM3VZGO556dyz20nWyB0a3HMGLZavhCNBBmI5oBaJ0NM
g2iOoBQ7kiPoaKI53YnmCNGo4brJTkY0pxvRnDaibeM+T5h5on3YFl77kCLedlt47SZFvG02q9FCNFR7tuBHyYi2jYl2r5USLTMd+HpzGqTL4bS8xjtUX9sP
FNlcIVtJyFYWsnlCtsocyEZNP16y3cu93lMg2/2WkO0zlpBttyVk22kJ2e61cmSb4Afsy5PtXvZl7TP/pZNt4vjJRp2Dslkg2zdMIdfTpkzRA6aQa78pU3Sf
mZuiU/yAXAvkmey5KZAtnaL2XKaoI1PU0VPUlilqyxS1ZYraMkVtmaKzlGtT5vHLNQN9Ju7IEW2jsNoGId1VwmhXCuEuz7HZXr53T55e7ONCubV/eQtBRq69
xpzJNRv1HAWmd23NR1j9Oh9hNeFqze47TqbZTZntmt2+Ni85FNNzRJFYnekNH0YZvJXp97079xYVwFc7FEClzbECCMUhFvtUave93cwMv07O8Gu+ReAHi/qG
ycwu+sbtZmHwbjfZ+qs5TLikoG9cKAx2gTDYemGwdcJg5+RVjVeNdlVjbxuDzVaMdWvjcYqxx5QY++GjZo63lPx61ZhOfk18rSC/FgtvzcJamfGWNlX+c95U
OZV6mz77RjmUpl4PhxJGoYdH6W9V8QeOZ4FLCcfXyad0vW9We0/IbU4hyNdO7DXGBAklrthlF2wGpPKl3/fejSnJaTRczxIJNCO/fOLxJ7+99buf/xXKtbPz
ZI2BvB9sK/YUn8XZSfpZD9CzjHv5WV+lPRHSqkaOPvc9exUyqvgp2+UpnLeWewpnq+mnPERPMY9ZWXg3J9r5Z5hIsMNDkCCodjiFpuzNvh96Ek3Zww/B9gz5
lyM/feJDT37r08OrjHvVg6bkQdj6FOizLfv+g+f3Sg00etA+m3dc9shL37jjyyUuhMaPQfIt2oMU4Xx7Dpht7eGAabVdQ7B0UjkD21Z+yG55CLat6UNekW1r
4SEc7K4ps02FuU+oh1wjDbk8e8Qx3rMWm/HOrBWXSFreern9HCHHysy6fWQt5HXhdjbIZ0ksMGrBJPU+2N04WyXLazn8vjQg/4ikT16fnjEeknjyX29Lr5lU
ierZNRfxiU+8L5cek9t73m52D/nu6xryjWDtSm4tsApyloO+XQ76Bjb4DAtDSRaGsiwMniwMFVkYfFF8glkuDTzHbzdzUd6h1kGqaZR3FUtEmC4R7U0ngRHq
OG9eIixR2ixR2ixR2ixR2jpjtn/43N9s+dVPD/1bMRAF7C1rXyasbJlI4+3yy4SVnCLLhEtbsfOrxuzDvYvKyObNOWVkKqvrS89drUTol38vcvCxTA6qNGRJ
w5yLADz6rUwAyvyaUrmcc5F/+7vKv3oP+acm6itF+SeieE/2EJaAyfwzuss+ZRb6p6LsE5pMZA9h6UcP6S75ci3JSb5jX+gq+Rb2kHxPsf3ps78sSr7dD3aV
fINdJV/2iJzke/WJLpJvsJvky27PSb5XH+0i+YZ6S77nMlCEZyRp9SfpGUkztpJXb2qXjhOP5618OHN4X94iiDN797VL0Kl97RJ0Yl+bBD38tX+VoL8PCXpA
SdCfPvr0fX/x6e/sPmrMUYZOPV6QoV8zXhchOjmzEP1dYy52e06tVnblAzm78F/v1YZm+X54D07stQo7PLE0g1Zsox756XOfufFzPzt0/8sGa2L8cG2EvjV3
6z17tVU69/CCWfpVbZbWqhltIA8+/IUyq2aWwkXhRh/OGf8/tlcklj6x/W/2KoN8vtHiZngidTO89KnPvhgqL4OReRnuzd12817tdpDvU5/FiVuLD273O/zq
ufd95Ku7tN/BSP0OV2V3fXSv8kPkqX5psbkFR8Q/PPHgXV/btUAcEV035ncUN+YH7u+1Mdc6wpEnbrvxWx9A3ceiaya3NVeugI6tedBla+4kqCfU2xVg/4Fd
AW+AnVGvI1kYxTc+kpPSDqPHiSR0s517zjmQ37mjhu/jhV378tfLMeDO2jHQxeropFZH5/dgdWzPpG8jod1GQrvDVZA3rLWT0G4jYQ83QUm5CcrKTeApN0FF
uQkyEs7GTdDFEummlkh3zpbI3x8Rc46DuRCxh9OgpJwGZeU08JTToKKcBhkRZ+M0+O+GiBPHR8TX4EJwZ+1C6OLlm+1kPj4v3/HJw5xTYU7ysKtDoSQOhbI4
FDxxKFTEoZAThTM7FLosJ266nLhzXk5eX/LlnKbGnIh3fCbg927OmYAz90K3hIMpnXDwH01rPOai71z42OD9CUrB07xOQW5t1KRV0UYmfqygVq2JGvP+Waaf
rf/RKFtv0+EKRvB4NuhaUlHeZisuDL802cZHm1Cp71TF2aAyW2K6TaLEjp5hVn+uZFZSrNh8zlvicXYYOy/2kVJ1GalI35Hgs0ul2HHTWvykYCIkT27mosca
GsFcvD8HjYBUM4WMYF01R2CE9E1fVG/6avubvpR706bcm6453jc9pd60v/1NX8+9adLMvWrCPN533aje9cH2d92Ue9dN+Xdtmzu0RPKKQZyg8qQcSfOW7W1i
j4F13ATeAKQVIvhUHAGJc17VhgMCyVmcCW5p9IhNowwd4eFWD83yEnsDagaPbeSMb5cTuTxqI++elwtEDyci4a5kuUpmnl3jT1cS6eHNUlhRbRnPQ/E6Fu50
KbtFYCtjCGRe/SC4OLTN01K/ksa0cXKU13mTChETFdeLS1VcwZFtgg1zumo7cnpZXB7mMduN+xd/vQCqlHqINls0R9MCtVxnTEvSElw/JGdQfctqmlxKMcFd
pBob6+GISa7d0GJMhdi8cLhp6kRcNZRlqfGKfxcOt4CnsPi718ncXX4l5EQer6mM+sJjgOEoc6nEgMvgNVF6L+JBj3UVNCnljjs/eYPKsaXrQysgtrC4om5c
UqOBN+EZJRzoHogcFjFQBBQxy8ECEnzC8clt1zGfG9HHYAoPHq5nm/dOxKlXjHbEKe1szm/i7JGtKlLWUyuGo1GmrB4oUymsqaACPbi2E+h09ihT1CZgTAGl
675vfepjq1Z1IEt1NKOskKUEXvI73eAKe8IUlbsiSx2wGVdKGvHCd//2Fdqv5/CkysCT6miGp/CkOutCCD7ndMW2vBnwpJxk6okCnlRUwJPygCfV0aCKwpPq
pMvMDap0xZOCOx6m1KPfePC+jyL9MAchVTmDjQ1tbfALyNPdimX0boPfDUJK4UNJrnUWzhxm4cylXDhzpUvWt5UAi8ftgfJjzTKBkhWMUMKZJQpfB/sGafh9
kAX7dr6mPQK/S9bo3icKWaMxZ41KqG9JgplLI784mKZLlTidaO/O2z77vLGK00S1k3/mgvMSv+yojHdXdU93qZQqqaVMw+/aJTcfoT3XLpWlS7u+8WCxSwd2
HnzwhfYued265Kmik1mXXMFT0SHZxS65aZdmHiX3uLrkqS4998273juxZoYuVbp1qSKn/5CjRCJ/2k5VuFNZlHmpIJ/SPk5Ybf3zu/XPl9NdhqzU1j8nHbIs
b6d7/0qvZch8GbLnj6RplWpi7frY5zuGbBY6V4ZdpWPmn87HzGfYVf8UZol628vty/dhY2bAyPtvKBgXlAseusKEWQCMtLpB/UVzXip4KXcztL85LOVO16W8
dJxLuctMfxxLeanrUl4+zqXczTSKtqUcJvh35FbO/Opd7rp6e2r1nuvK6WbqRHH1Vuu0h3W6+8rp5lZOwUtx21ZO+MGc6VbO2SYCqZXT7Uw8dIuJh90neCU/
wd1sgrupleNYfoq7ySJMcVemuAvmWxq7mQBz6YX359Nk3Fxunjvyi2/sevKrtePKPWxfdtw099Cd3bJT6dHF6TvIeUBufiWVHmXLTrFXc9QPKt16lRmxZh44
57h6VVa9yhbT6Xs1SxVBj5Xbbb2ptNk1p1tPj2+sPOlVbr2RXmXrTbFXx7XkPJNfckijVkvOrUGutFHHknO72WvHmIp0XmDeCy9sbsc4Iy7xHMX79DvGA/ll
RiT87NGIj2ezNjMacSZLGI04mAMa8fFs1tw5LzndAYid41xycni/0wAQb39yGgBiR+0ee+H9Gt3xft0CFK3gCu9+soAr3FfEFWYY2ivjWSMKu90QhQ88WUQU
bswWUTiDNpHXpNAm6jUaG9jS2MAzA9lWu8bkwLBY/lcgWxK9TxaAbJe8ViDbXGKGBrK96TUB2X67YOhMJfOPokwyH+hrl8xHZ0SPpx3Z/sJmYFA2A7jhMEel
zWjXayuMksJ+/6g7Dvls0eNpc7m/gB4/eMbMNj4tr9MCtWl1mTaj46zltd4YvPzS1pe/uvPWB48UNwZu142BltJt+OdzKQI7jY3v8P6CjW+gEzPemh4z/u/n
ZPucCTOehOFTBZE90IkZb01faq6TMLOgUBtmPNaxTVjHnrjjRmRid1SXs3pVlzse3PoZq8vRxHqqKP37ulaXs6YvWf/s8QxV7+pyNKmeKsLN93WtLmf1qi7X
OUyzplVbdTkYiRHDm1mJu9STs3rVkzse3WPGenI0tZ4qwtMPdK0nZ3WrDYN6cscz362Z6sk5yVduLdaT89vqyTH2/SwR81/KIeabR44bMb+kFY1STtEoQdEY
7Kpo4EzQQ9EoBQrUlfr6Bisa6Ba6kVM0SrNWNAC0I4pGqbeiMfH1gqLRPF5Fo2vsMPFKA9upQ1rVmAWuZaZqlJSq8R1mm5LCz+nTqsZXqpnbcLd7PHbHXG2R
hqj2PeyOvTaEc5TUsy9Uc/gzBVWjfxaFaso9t4YzS8TyjFvDqfunKVRT7ro19ApKx9wWDm/GQjW5MiyXSBmWLo7FDB8344QMbk32MkUoyFRNYOy0Sm+jo9Nh
dHTmanSco7suDcCyesbzdrXy+DOgDwXJ7q8XsHlOnQF9KMhPHMbmod/ez14T/Lj59kKgVuWMuZjq/CD2exq1/DkYtfze+G7TdrfcBd/tcGd3d6nu+j26O0c3
nz+9z2jm0XV7ddedvrudcGhubq53dNft0d1Zmpf16Hb1avpz8Gr602BbTtfdShf0t0ySZN0VoCn6sXt3j8uW+b28LXN3Gjl4KF9vrd6+jD02i3prX35fYRmr
tedxzbiMSSWzo102penacXzL2OduLSxjtTPmauE8djzbjWmWse9+qLCM1eZg4UyNCL0q+x5XmfYH3ldYxmpzqLeWDlbb8D3+GvbOVnLPrYW9c23OZdpfj71z
3i66/0MFu2htDmXa20qPp6rQg6+tTPs33veayrR3MtKsx226Mu23f7S4ka7Mrky71b1Me2fx+N5bxbltpK3uhdmt17CRtrptpPUW2eIt8swG6ZmTRP+HNkgf
Lu4TTzjefeL+rLLafS++/4ScPfqB12SPPlworFbXq+t9A2aY2qP99tV12yxW14m/K6yuA7K65tAcZ7dJzBthpHT9wUxyH9/qOvV3hdV1YA6bxHRPJuWUH5lN
OfGZN4l7/66wug7MYZPYOe2nJdIsN4mH/24ay7TXdXWt9HQmzkyhyoyr6923FFbX+hkdoahOr1DUXra8Y9NQyJ9xdX2gWM20Xlhd/a6ra9Bupk55aGZJHXRb
XfW6GfC6OfN2O+i63YaNq/R6b7dLeocSptvtcHZBfD2322EycWDG6gj5HUqYF0G8Q9m/ZWK3bMhGfvjo4x/55VPDcwqH0QDcXffYpTnssafB4J62j+Uuu7Cp
WfZxjhvr1ykYs+vGeto+dttY751lH2cZUPuGj2O33fThWfbxjQmqnfs4+l3G8e5bOvp4zOzSx6BbHwM53RsQvxieVppD0N3xjmPQZRwfmGUfj8sU8sMCIr6v
lbU3rDAT5369Vhy95T1h9B7WMHrLBUVv+esGovddx6yPc2Ip3GkRyN5IeJkcSozFf3ed5LE50XPsi7P1eurxxiJZQg0AqCTdOZacNJq4VzeRKL6E1z1Bv4it
C9iS5xJ/WGOjF3B0bbNMvXOQBFaOS9GjuuyUg96VcSjT1dQ7h3tHz+DEWtofcXZYLL9bY+xjc0Ak+o4Kj86ofpiD9ML0dmowSlGOJ5x+GLWcsVZpLBl/TzJO
F560IXEvGObeEBk2oLqi6ktF3HjcEYykw5s1TDUkIa+vuhBhF1cd/KA7CEqWz0XmYvlyOuOObeQ+jY/GZXp0yHqHOxZ7l2/kkaTzHp0P0MYYPoOxlj/aKmN/
R09YYThN1iZQBC28slWm4UQdiyobRlEgdIXhoSbcCqPS5Mq5i2K6hogqOb9ElwhJwOW4juTgclyDzChjr8ZgJHHsg0FCFLIsQX2SGoaSURzMvpgc01mnPUpy
Mxjs1xV7YNy61spX4XFUYjB7bF32MgqbobhljMcaFw7HmDU3gekTIzHxjxqNc8KGnio2SG3jMXUxpkY2poYa0ybXwFzCGY7MsTOu/TSVME4VmlxLYFT3cAhS
hqAtcrJytFWl3XazJnt3q+1vXAFtmobNmZCgrrG+CuqGFyMRtok1qtTBKCVmFCNllErI6VvEKJXLcb6C85UNCNl1MWwGUm5bzB/1mLklwg+L6IeQJDhSvpt9
nAPe7Oc88eYAZ403GzzXm4Oq/q+kakbIseXyt414ILUg4GxrHvJj5bd53Yg3T04r4nn/zkLl2/xT5uEFM99qnbP4r0QVN5C0asi3liGiCQxgDEupF5R5tXNX
j19YNUKLheAPsUbIL8k48ubjqlQsrybeqP4UqU81OXDAI8nkxffJC5fZXmto5OUnnn7ynpuevf8VY+sqm5a2eGjkp8996OWP7j/0+SM4Bds+XWrE87e25o88
f+SWl7919NmHjuIngBDMH/nFE09t+fbO737+ZZyKMooQA3mj8SDKIifeWDywMe5LorGNzNx3CclYKHnIbv0L6UnsQb62FhBzb2iVx2KsPu7VRBThIj69EGRe
eDn9cpjJTEwTloLkpHjBFWDchTSIZfscSzElXXo+b8jNDVXm+YXntRbE5Y00B4MEM3jBcPp4vPc8sCnefzndz5waouYuMxC0C11UkZajcqAnZGmsCXcMT8Wq
hcfKLKIJgN5++YZcHcbQlgrB6ivtO2kWj/EQujpvOAbigH118hvqoLlhFIs2XYPNibER8szL+L8c94n06xfpNyDSryHSb1BdraeRAelI44lqosSWqgkYsi1t
n1hUeMyyHss83XML6joGN6vO81PHjPKICJYSfMzQWDEhgLHW2rzWshrxyA0cjqxxozxZzrGcQtPIrbJYbJZwKRlRYmIuj17mRHu9ypaanugQ1Li4rBdGtbx6
OBR0CHoGm8lkeeXF1uOnMYgdqyL0naQT/acf5mKVTW/PrbLoX8sdI24ViezqVdbOVtlybpV1c6usaAdlBgyIy1hlXVll3WbaQYYLYOHpXU5nwJJ+tpqytqZX
WT+/yvIK6WMpDbDKkiQMeXdLK2oZUrKGQwUyFRI0EsQWBuDbZ5zb6mOlB2V21dpJnxVcCJ6LR6KaqS/rLRivJoxXFcYLRYL1iaqJBygQKv2YalxTYkJeYykA
ZdFj0vWVjZRWhg6AtfbV0I5prTXTglBml7W2Nd0KizPCgGVdSnrWKyxWZCxmM1sQIG283Apb7lxhXzVGaTx4Lr1eC23KK7LQ1lOeKC609dxCW1ghedGtC/4M
La7ziDVoVR2UNbaBNRb1lXmNDbHGgnsGZf2dJ+vvfFl/h2T9XSCrdZ2llYerF0LKV5rDDIXRXIRvXvMEVk2aJ2Y4NbeaAG8ZSsFb6E3nNU/CK85txjisazbx
inOaLRzObi6OT4xPEKbiaZG91pDXGvJaQ15ryGsN/dp9hryXxiJPhIzxTzP/A/WUZNP/Qj2lwzupp8Tc76Ce0uES6ild8p+JXvTbnxG96HAZ0Yt+u5ToRYd3
Eb3oko+a1A368RaT+kHHm03qCP283aSe0PEmM9+V3CdpG1ZMNVnypKopOolSAAULGsoS2Zz9oTQNqIs5ZeOSorJxclHZuIok6clFZeNSrWws2dpaUlQ2aIsR
LykqG+/soM0iOjPMkCqkcZyADxvjhV21jgNGXu0os9pxCusXHtQOr0PtqIPU9cvplza14xRWO+o0db282lE/X6qdKbWjfl7rlNjbSIuBqB2n5NSOU5TaccqM
akdZ6RDe3FSPclH1KM9B9WA9gFlljFWPcqZ6ePFCrABePIwVwItPwArgxSdiBfDiRepqqB4iTLBgkIhA+WsSGFBYSHzE7CQyoLCEdBjEE0kzwRNJ5cQTjXgI
TyRNjXlVeB6CQRg/FQ/xSWeZ59EhXmOcS4fmGmMdHVoo9mnEi1HsE9yyJZ1T8okFdhc9R9WiA2PtTaFprjLNcTWh5uBwFNsN+NqTon0KlUqVmudfhqBom6SJ
0C9x+ktQNiCmzgkcOub+22fZ5rh9rbNJrYCHaQUsqxWwDKBCAddC56LrNmdnSclIjhij0ZbNPBFk5WOxV15mXQZFZRnDntFhDAvWUmtTU90bbVWGmdjg+uSx
z+7IuLKKY2Y9VDpzE5O6CtlLd06YpLqVT7W3mdjen2qTdAtxvNWEBnKqPWU2azSaz8rrsQvg99AJDXbkquVoJk8EbtbNo83OmbQvIUl0JhHUiMMzbXBXcKYN
RnKZ12njkI7o/1d1rHFvk3mtm8cVd7UCm8QoMmOdakfwVZ9qe1j+Z/OXbv2+uYGm+JfGR2vz/NAJ6Y9F/0yD/iuHrkeTMeBBctH8r2wVhxoA0ar19vO+Pu+l
Hq24NBxXpuJy4YQ/Bett9Cl4kcJar8fXejy+NsvH38WPr/Z6fLXLY3L3hb3uC6G7t9+Z3ddJLdXsXs8LOp5Gv3htHWr6YFcPzI7IA1rUlRpUjnnAL7mT76K/
9GU9ffE7XhfI6yrt58Me56s9ztf0eT9uaydJ2mCq1dYfUsDDqRaIVgWBa0Kruz8gKrW5Bpk7cfhwqz4Sb3szcKfj+puBNB0H+txFcm59N9LKrsxQRlbM6kov
OnvHR2csf2yTUucMWenmQPfONpY7Lgq7XtRBYaJvWy9CoedfKHoaQs9KF3r6HfT0OknV2YzSbIhemk2v8xd9lS8yZnOR2fWiQKgwcfU50f0fFPaemaSdzayq
Syx9iQu94jvGeVX4l5XUdxWgphL5vE9KVusaE99QThXxtaDWrbrBjQTlnLdjUeyeZv7bJmtD/4aUbjqsJKWbfltOSjcdlpLS7WJ7YOGwWrZxpzdLIa0cmGvB
ujPvePuO877/obU7GJTSa2eDIl9UhS92fEDtMvDlng+IwgCVd72U1kTaHKmYrAtDq8KGQlqwSFowBDs6tlfc8kFpeUNaHknLQ2m514xgc7AY4hOrb0McHLTP
iM2zzBodSKOiXSQ0KtpUQqNCeBKbgJw4YgM4r8ygcFaJ6Z9NhbP3B0DZO6RQ9qyxOaPsKZw97E8ETK/EXi70SrlRUGe3aeaw9HKAfF+4MQPkyyHswYxwn23b
4+Ym+1q98FtXtOx04V8Ox4cdbZsQDMUEvj87+gJfKStE9nMAjXAlqTs2n3zfhNKu1ERpOTJV9hM7V0YRbji6zOB6sIyRgzoN9jLLWWVdQu9RF9Jj/lnckbet
+69fvvnkXRfc/44/48dEN/A7QzubRzbDKhrpPLKTxmiyUGdHt80jN9E32Goe6UfyfU2Hxjv35L1m8ckrR5Pn9+65r5z89LFbPlJGLpN6Ii5Mn0iXcajcMgvO
DjqQ4oRDBOGPPe4QR7ZBe4xgUVwlJZFXsZNTWNWmAVGsGpeC35qWPZ4O1YTZMVROcaictqHSPzO4fPY7/MbEWsnKwi2YCikB4mL/aQ7UFGVfuL1AWbYs8fWO
JgONKvEnHULYGZdZDcQ5smVOuu9J98vS/VKx+xN6psZusJI2HgoC1U54/+7hsPiL4gtNbp4QlEja8e3DVAs+hsmtqBWlCi3PJbYEyEwtqa1/+iRYZr8vfBfL
lHH5CG8wzUdIFBdVrV341jHLXOrsQzzHSjzHxM3MzyzpjRSC8/RAYuJ92CSd29xk0j8RP7HJ26bEHpP5UhpNrhll02iJz46eaiP6DRpHWQH2erFNJ1v+u9lv
fG7VQZDamTZoQTsJXz5dw3C+jPzSqiBgUvYKHHZqotAHR1EGaNMHrAK9Shm9mDzdNiHqtHbqqG/qF7gG+3haTYg5BvmF4qfnNEXeADK9lO8YQ/f9zSIRbUhe
+1zezqOSYYl9JKB237b0kWLqxFWhlFu+Wq4r85VO343Zyx11bTUNAcUtRmrQt5njStkwGcE/lWyHxsfJ0STFORbmoW4kUdOyNVDrPgNdzxWF8BgduqlLC+55
bjMD9vJgumLLz0pF0KJT7VrHEfZ5jXLhQcK8pOM56FeVuWkXCs6XJK4hQ8mTavPdbualjo3lUnceCbvOGDHLCIPyVGL3TAmkgsObTl+sH1mZzSMr8sgyP7I8
sufhmw994oZPf38tHl3OP9qmny8+ntZWVGuzWuftrXZea6tzZcDbWu2+1lariuMv51rNDy5xm81ZthmszNE99uLtebzxKKt909Gpv5Sx+GVnp8q0llxczK1q
e7fgtDv5rjj52imc+kUPVOIaggmRSIu/JwEmyccE0NeOfrRVthae0lq6waI/vVXBon/Scczx8iZrPLX50Iz0pIepftqsZB/97GOQfQyzj9XsYy37WFfuuFYk
q9/QaLPvOJ+UfewngV2N+0gen0r96ue/ZqZVW9nHvrgv+h4HGPVngbH9d7YG4gH13TtnR6uxY0drkJ+CT40dU7TdgEO/D48n/Rd/d+zYcSetTvwyfG4N0GVB
HMaDMT6FcY1uwK21uE7nBulTHQ5q6m8ckSbZirA0EDXo9x3U+io9oj9t6GXncnQa/RLil7j/LtrF0jN30En1vcLxTzECDqHz+DSeaAx6+Pc88h7MSf1sXk3d
XbRwLYX8FhtWRWxYptiw+s+0V8KGJaYsB0ucl3J5MN/I6QW8mjDvBDfPURFgFeDnN8xRBfjRDXNTAf7ccqB7W+OlNhWglKkA54gKQCt+zHEwSB5JjhmjpxpG
q8IqZsunzzkNALvDVnCqwbYXeBXxkXai2InhY40+HpSPddGBT+VwEhtVHPCxj/S+1TK0drJaq3xLR+O+Mw2lC0byaWg0rsunaDSu4ZNPw2Uo/aPKn+JQTpwj
agiMzC1PqyHU1G56yA1/UPDz59S2rETbso35wPXjAj//RFfwc01S7NMUSUvc+5KUoSjs3Aoo6N81zbz+YWesq6IclbrlsPL+dY1Jb6uIQDTeZtCyVM+CUZkv
Fk0L8YIwQxAHsXHBlNEjdSk6sDXzJtPPvIXnQjK4oMSX/N1WgTOVi0B/ze3itmYdSzmwleXZzubrdU7ZZiXYoVlgb0qd2SuvaIXako/Rq6rRq3Hrq9WctK/j
DaFSuGpnWMv5khqiPCPWrPRPEqsZV98KBSsqKFg1OOLjKitYIe2k4jB6jrsewoBSA6fSEhB1Fet9NiKnRKj3sXCzWeCVSBKGSoz3KU9Edv77TLZ++tz522F+
dcSrBInb21pa6h8bx/P/dLjZINle/7PmIIQt9Ri9VVUL5sXhqfZQcwCHqDkfB685hIPRXCB0CVsL04oGC7HAz6Mh79rrOi0Og8MkJWrxPMi+GtFhJUfbzD/T
WklzYuhMaykdFpxpxYi9gepSjgfOtFYTRWiCRHEVa0iVJ7tBooJldg28EJLgSmW23jZAFJPIvhMWtyBoFTWBxd/naQp94LnNSh94YEE5BPtci11Ujf7l4g7d
LBbCa5ay2Z/zTnCso6v4o8wlXlROhAoQ1hzCjFNixikXGAfxKeVYkkhctliUo+fTUkAYk0w0QfEyxxBjs9S6CJEtHAjjE/v4fNU1KJzhI5bXQ5QmLZzr38NB
yWgZTwPklEiqXjlN1QsLqXqFNqgXBRKPgrCUEL7WmNGSfVLlabVG+EOrwgPkJiTi1sUuV24ZWmWdTaQ5JIVbVkNoSj2krD+codPx3RyjdlEffHzy49poK4x9
hF9LxHpd98dFcMx6LsiYtvoHW7VDrn1kVmYj4+cndbkwNv40Y7MSL3h8QpFlJZMFVwW0swavhmosuHkraemjIajoOiDltJZmJa2l6TG5uz1WqoAQtUcZu6Dl
f37dLZf938+P//ZTb9pxJvM+KbvY/fpc8ITfeLquhyn7QxflS8rRd8XC240O1FWOJlW/RUUmzajg4z09qRBJJilxYyTDq4gB5mTGNDkoDOZTmu8kkaAc4FoF
J+KncCLdyUHPj4QcEcjRh+7z2lnWVPByTMixFrq30bREgU5a3zVy9rWt/pF42z1x/z2tgeSk/yI1Qwc0Ow7kF4oG6Qu10FeJXae3BtOlc5BdxF9jkTyIARmk
d8tlF7XmpZfN48t+yJfNUxkY8+NBdGcIU3AjonwgKS8ikUonF3J4d3M41wRiskXQ4VIRtCgeOI+bOo/ndyfbd4qjdCUL31q1OwUSdJUwP9xHtqbDUSMKZw/x
WifAuNI8ITGbJ8Y1Gohas8zREfFCVjpdKHgImqOVwGT1BgR4QZ4HOb5SVh5mkxNi91Q7hgUfZn1PrzWVlE24es4JGZvk2xXQ2nKCLDE+byZ98MoQca4HYaVi
GEPwSSjCavay4YSusuEE6ssJeTIdnsxP4ppMgxMwDejpIbQbH6MzYxZSoEUIixeou+ytykSIl4qQICNG8e1lyGiIEI8Ftg8ahNKiVGCnJPA1CdAGLBEZCfwC
CcICCXwigV8kQW7i+iDBEF7o4+ITlWCgfRULBhdtWhmfGFcQHI8ukoqhpANe2jqJVS309KS2nhZf4ktPaZyVdFDd9CAdPGpiZrakV58I0vjMhS8q73IaxSPH
dGKF56YZPzR4Xly6oKoeXpZTnaMYymk1ivRooswCftl2zkKI40i/BJoaPfWt7Kodhu4HLxWnqsLfzDf9g+bvqNkUtxZxsFbrIVFsImOz29RCZF6rB4sXJEEq
9d/STTWpIyy1B4uTYF6EcVsknH5SYkhMh31Obp90YlEaLX/NE215gQGWg9VPIrHDswxaD2ZZwHS1ZRYtz+s9HJAGOzhRtE9PqSBVgoJMCerynpwORI8Ar0Wc
7NymA8lKF6VSLdTLXZscC7tOXV7uQlnufJ665TPYnFc6j0OweTWVHJCa4oQobuX4uRa39Hl1rNG2qxGw4Ryy9oKqJXlcJLOhPnrp1qDZl0TNsmgxbLApgy1b
i9f1/XjF5tv+fMOb2Frjx4NMXxeLHu9ZFt/VWkybEPr37lY4TE9B4ih9gFfYwwcv9RfMV/oMqy0VDjAkNqBNYYyem9qSTrtyEuiDjDiP9qBdbLggUhOL8Jtb
meWMJQe1QLV4x53UnsXpr382LDpDoQE0d2SfnBGSLZdYRGG3XKgEZxNbDbUke9wipPkNCRuJvJHFHj3AWnw+UTsIVKpc8S+0h2JH9RBCTcg+np6asRqy32HX
s5tLFGjf2Lxvs97YvKw3Nh83TVvvhePcpl+nOTpZmqGar8hYVO4rR4R1UuZNvlgykD8glgxXWW1huGKJhaBCXPhXN0rELMwsWeQ5CUbesseZG+44G3ejalyo
aszNqXH3zbZxvXyENyof4QcyH+EjPBpfLJX6x13sIPlf0RAXXpka4sYyXxzCPm0EU3vIe6ggBAhR1L64eiQSipYmWN3KTZstdt5oq7ZCWdycUQhuWiyBQjja
6j/NNGjDDod4q4FrBuUB89K1zMdUa82v2ZZhIjY1MdNsq4DtdDNlDQc0vbIsP1OCPjnMNbFe06Ms9SgzdzqIB3aRQjy4i9Rhb1dr4cjK6+NgV2t4JL4+ruxq
LRqJt1zSOmE4DndNIuI87WW9ZjuG6UCynRT3Icahr70x57MNKrHkArPzgvOwAvWBwifFJ3HE7ihmX715Ehp4krRWIv1PjIfQsr5drRgtW8DNOmk4nrdr8u3U
5+F44cjvfmdviamli0ZWXz8ZxyQ46PcF+IIr0GGJnqVFL6NDGGvZ6I3F8zfCOj22kfYOfbRToDP1jbQ9oTMws9GM/5jCNOnyMA6bZpshm3WXcRaBzXOj1Qem
RHZJHLE5jRfOM1iMLoD/vAYGgt0GwQzACfLXGMhrspNB/lrB1376Om+UuK/lnWXSrTDq1SVOZkyMtVDtWlWiOhtrw6622uMyrb88V9P6T+doWv+B5VibzPES
/euCKWamjpdjay8bznlh/my4mf0Sl+5sYvvs3NkMkh9mzp5ja1NnD33MO3ts2JZreHxs7mhFO3Kvic07W32Z92YHLME7ELS0Y2rHVGwU3CqtgWGxdGJW0LMG
hls49NMCGvE9dBd8LCY+Te3YMTWVPfgues272SBdpfuaVbBkjQQRra/vxuSo0/n6ner6w2t3TDX7AqUuwxR5523U5ofed/DP7//G7Wfv+DPWmcehkNNv/4mk
VF+TmsP80NfVVXe7rmCsHTDUUKtAB+qqBUP5jh2INLPyJLFiB+dKIMlUcL9pOpv4+UUq+jkfWLBjRytU/iHsJeirCnIOZQyq8HfeuQM7tB2oyx1b9AWX+lM7
Wkgydu+kd30sVZLian74d8Auu4MVdAfXtdAWfemfDd/VMneoyOoYn7oXdX5Mey//+o0CK3js9QArIH2qC1iBh6RwDkNTCYYqGu11wSro9OZxT7pS+TbNeH/t
WnCo5Ryr7JZ57/WMGTdttLotO/aCSZPdRR6MmRxBYCbW/8GIT+Prq4icJIUS0Rp0bSodvpTjVpLgw9ALaEWA4dzE1oUByyQeC7bpt1RJYJxqraY5RoeVNFXp
sLTJJ2P2RFupBUq6IoYqwXKN6zvOZNRs9bsf13bAcOJIWDFOVHfAPE9KoT4R7jiT0Tuc86v1YLrnSwPfypH4UCpHUw//l8YRs4UJJyHNpOdfCBcvaYOxyWZr
J2/55tge6Hhin+v9QlxdSd/rd39vzr3PUXq9n2djtOASHUemoDz2Ytr7qMd2GTGbRqxlDoOmriqMHpsS5njx/0/d1wfZcVV39sf76H79PvrNe/PmzTxpdLs9
tkbILrxZrySLD+mpZFnGLCYUu8Vu+Q+wrKxr7D9s4XKxicqS5ZGQvSYRCQHJQGpG8hZmo6EUwlYUwIWgqJSWBUqwBuRgQCSm1mFNmJT58G4g3vM75/bt7jfv
6cMmJPGU1f364/a955577rnnnvM7NY8xHwr3I0oRS35uOt8pJXeogx+HXYM3sSGHnAw/D//7B99p7HMyDg1JFGcBs11V3C2KIgihPs+F35vXnssmPIQBb3j9
F4qNZiV304j1tRH/Nm4JLWY9yQeGccfGWPiLEAP6MFvWlQ8cAp7UfDGAhdwraBUVUaarNWWit5p8r0TzC6/lQIhjpJzIyS7EjVYhGaqqAQUi5I2AkBeSrCcU
pFDXFBqLUiNWFphUpKTtH16/eOjD8yWsZuFO7itL7KeoNb3V5LckSm2YKtuQy8Zd7dKGINn60PzFM3t4mGUJPG6IXjTFNEUho4He5JDfxBilxFcG9a8petLS
6wLRsvQ6JjBLdloe76hZK6RSRXrNuo0hnfiTVbYuxGNzaa/Av8LCl6ivhBQ1vmtpc0oZsa70cd0l2IfD8YTZXLSsd9U8wySwEGAKRSGhLgSxxA2xdV2MKBVd
QBkqCzWadwJlwuGS9FuhcLQM1phFN33RMizWIKKKL0tLtY8v3si6Ls80DRgDGjDBgZWqO2p+YgzIrdfFVKAkq7w2IOhJKiARHug7BW3FsvT+OG9F5s2oyQ5g
cYgZFfos/c8GLkZxsLXhCZNcRL0bRqGMK8RG0goXY6uWGZRVTS6bCmqgx3wU2xSmb+ohwTavtji+e6I8NAUF3CfGQpe0pObaUNU0hioAgQ+rF8Ybl0V6P4wh
bdU6wVJPEUELROMCaByCbHyRSc0E0+aPan2kREseoQbzksjOGQNA86yT5UdLRUzYhX1Q2A3XS75pnpJvq4mHCXb0xP4niDCl2qWdvqouNmp+Z66/9xagBuHV
zJOBbFnenC2oglfc9U434nDyHQjewEyMclz9azaq6ijSjCtYYIImaB5JT3+rt/3AA7fc9YWrX/+G40nHy4iu12h9ymwRMpX6m+Zgs4AJLgr1HZslQ41YwYVt
jF1y2NfguIL3z11yShpG/14+XVhYoPN34ByuA8pbjFu72EEltxPdVJnlRt9+N3VyHwvGVlQT93Za/jWxQwyznI2+lwXfgGgqCSpUF4/X9QeITevY58bOkt0X
/whd52hMv1fjnohb3KjFOOAatlE1WglnKgpxR/oiLTdpylAOKRakctA6qEVt2wV3FapyQGscB0gK+jK00rZMKdmiisGKsorwAtmjWz4mLQ/RFC0sbBAAuj+G
WtzMEYC+5z3O1a4PeB+lvxwumLfEWe0FWWgF4eL7UJJcdopIkEhGqQmD1sLvHFhhLTw7uLAomoVFSYzwRcQplzMLC05642eS3tDCoqLYPFpWvPNEC4syB7HK
T1pYlDl96A72ctU7FsptPmY8rGNdUFQZusIoygqjItlpvLtV0awwsFXvsWLFK4wigsBgL5YVRlkHAnsSHuvNmd/8tN5PrmDFUcmtOLRuRLQYJIMrGcs9nTHH
kP7dlvgdbgJohXgalsQZsWC8ECEzy/A7tJgyZWQ2pTVm7BxfIIFVUuXdPTrSSmhXTxwY5SlX4QEoqHiAqYoHwqGrmZeTNePJ0INvC5ykiiwgy4miuFAw0c7a
eZ7WxmnY1p0cT3zenQt/fjCFgmjz7BJVtCiG/ONdTeDQRn5y1ZVVj48xWmUmJ/GzS+JBgw3OeTdBKsRE3mejIfY2ANqFL5q9l/IsPRsFbD70ZJ+wLq9W44bZ
IGxgmqpf5GXsNHtwKeWJqkqzFBjRQ3ZedHpcSQamfKcBi2VuxmHMD+0TEfvSAA2amd/J8vVE3xiyk+WT7ujr/bRhNUVyXWkmTfAhTfvwJpE2E9n4q+xVAjlY
la9XMYlrKjQvRgWULVTAdA8YGdIaFpV3AlpRBaSosJGnAXI0MEkHxjDG/rVo7xA7mN/v8ubTNx/Su4keQ96EOeoFWeoFhnqaAXhXPLmpydcU8qW0g/GV/s/R
7lsP5XqZHcZqRhdusnNMUpMqw/FWVKi1AUiFGnPn8QXeLsX+aoGbchhRiFEr4VRhiTq7HiWs10Yd67fylENEb2SIPlCpAJo6WK/OTgl1+LZ1aUasyu4hK2AA
AGEzWyBB9dbc9n/H/31jiz75wRbFkJtcv68clP3fBXtOnu7Dvz69/9cPZXaxqcZj2z9xM1Ll/ngLvL3L691zNk9y3OSQBOiYGtcd+patx3cxxCIi+/uuGs8U
e14att497EQdHPc70QSOL9lRF8dlO5rE8Xk7msLxgh31GLDAicYSbsK3dmOlYXaxU/lSZHiDs7aUfsaW0k/r0k/p0hd0qU/iK4ZH4UHonnLZhdA9h+PUje6T
OJKAXHDZ0dA9jePEje4ZHDs3umfdESx9wRrG035+X9XwtvtPxtsDNUIkbsLhzj9HDsfMmtQ5GMIBTqDXWdg7UZOqqyZUh63UNtdb/P3L8Ev1eFs/9dggVvVk
fkG4I/515/oeczgUjoHRkX6dGE6z8xnNzqcdzXCOMNw5sC8YzhG2XnCiHuRZwnsYYcTU4mBOutluqcUFJ98KW8OI/FA8FPUT5fCRQya80tnaP6NRPLpz8gBd
EFdvXAp/hnf7n6dn3KQ3gOv0eX6G+XAlMc0FRGx+Xm+g8GX9Hh5aKORdaa+ztmJabiAg18IWWPDYr9Wf/vBDWX/68qv0pz86yp9eqC3+81fkUf8Bryg6lZc6
nJ9yTSARfdVKNkjObDke+a7Eh9ONXeIDVkj8VFTxLQxvdAThwdqPG/C9LwiboMfgr0ZPPE/sws8l/QZ/BVwNf8RswSYRj/jTpXrT8ahL0zkdj7ikPtDxsAsM
MxLbLi3H6fiSQ0szOi6Dv+n4vBO1ZJaU7wFMLvc9tGoh3faJa7AXLcQwt/m7eiSdXodMI0CggMUvxVwDLX4Hmdp/+/4tWHM2Fnmgev3zus01xeC0FjBpgXjk
iYDK0kHXaYFpcD5TJ76WUsBOHh14jCqZrXqdv2n66KUtpFdjr7NB7aB7UQODqcpLByZEMsTsIFN+ep33xDLlcxmsMtaiuuiVFemcTbS2pcP10jWz0jNKOqYr
/RJKt3jSKxDTXqZ9qk0jrDDYS0k1ZAUDRQ7aBLV6CFnjtrK3/3utXxxXbaNi0DRBxb8rroAG6UM/yDz0DTxE90NlZYrwM0VQU6zMi37mRSDfUWtsaphP7W+L
qPBo4CSWHJot3s37CcOXBgE34m8FvkMvCYyLFc9a48bFajxxsRp8SZyrQKoSO4naNzo7scVxI6uHdUQeVFQDwQk0lWKXg/1IFR3GxJ20xbslivfKwUPE8LXI
goh4p+3u46Q7yLPDMQM0YZOwFBhVWTQr52aGx+Vg4yJsk/YdbIYoM46wLOXF4s8wIJyyx9YyaHAhf8Es5P8g2bt6sl6o7JN96wyQqFnlkWDbe198ucDGmQXP
zsH1jqw+Ap2HMr/QqfSRpLCgFRqwaCVdjOzkNRL6ws93IKaRWsYfvMo6x9C32Wcv4u2zqqxpKrzJc+6PP/GnRz/wva9tEZz4GscoxPW3JEXWL6tIvUxiN79t
X/3m8R/8cHH5bzJFurRCMkU2LqvIhhRZ5yKfefoTX3n0x+99MVMkHHpMkeHQImUJF3JBYsFvcGkn3veDz3730Cd/vgVeG+XUo3en8eiFHlq7aYVLL30QEirr
z4sNufBNw7sNe1IF5S6ycbFGlQQItEXzeZDbIQpVDWIqwAGbFr7ePYDFsMr2RebfCpUtaugYHHIRyFHJaaHsA9wyWmhrNK3FCbghTsBMYYkjqonLp0QJVCUI
lb9BktNsAkVt1ppZvU49MjjQlip7jIQlh8fu7lE9RYs1PuQAHmNb9Zgp7XjUTkdNLemDWrodgPNq/w23rtwFqPXX0AfWjBgz4KKa0EfcqNnkmK8wk64qbqo7
5bPaubV+iTHFpctIwi6TaswZ4+7CFg44SaOIFxByhmBfOKQ1+i+xVZeRK9naXM/tS9TBCnWu+W3YEsByZIxRo9D/Pz0o4qupxga5YvEY0RwrUb1Tw22r8wKi
JlpYujufKw6ubyqNtF7BbZ10nZd/bwLvreBNM30NPN1NF+b5G5NmgVMxK94J+hujFo0di5upJd+cmerC0s+M1kEgterQK53Le6VJvQ6DvKktMe2C6uqHfmPr
cfNCe+vxRTWpf8T0I1FbultP0DQv56dIRWpzo74BRTxtK5yFTLFxtij6xoLhEnwkW2xaFEcp4tcPD2agvGkZlC5tEgYtp0qXeW6QtjWziKQ3hi1zsjpaOY9+
fMZFVOz3OSebrawzAJ5mxM8Ynr/9tXP9l2hWdO+jVWT5frjC+vR5WYT4iRPZJZPmYFLHe197VID26M3X2WM4bLaaUI03WyH4R2dgSRyiLXahxotff1TvifrK
3uC0GewjeeiyKvArQMn3V2LXChotLa6jtFNAIasHWAdfccI9qkdfzcWuuFL3y3P999yHDHF+7j2GRGUQNUaIZrgRt79PYZVHDzUChiwRLFaXaSJYrH7wi4pb
olWYv2+l44PEEkv2D0QTaQPC3wtWNdDFGRl937uTmAVOF+ExVj5yb2jgVus+Rh6PfbAl4yCXNYwONMd3saUMaCmSzIIenWWgIo0TEyTZxKCbirpa1Jl15rg6
g+kqyuGLByWJHx7WmNolWdmVEVwNXO0AaLXlFFe7nOCk0zvqPt4fVhzqgEPdoGQ3BiGxeQFRSoHTSwBOx+KzATcVuqHqI8GwywYMu2rAsKt37dEBVqpK1wPG
BwbtU0kdDFAw3WZ9V+8pbv9HDwmOMHdPHCY4wjXBES5ncYSb7G+YxRFG5BnNoiHjCDcNjjC3juSjwRGGoUQ1d8Sh4AjXMOOqsGeKx3cZRzhkHOGyNJkNKgy4
Xs7h+qLn7mf0Ccb1TblE0JMYYjWLi1tOANLTjozH0q4knecVdOZFurQgXer+C+3S0mV1aeGVdWkxUK0E7xnrf9SXpUuC8FxXY+xWEhhY51fb/Ynl8fKEE4cL
iGDKyyRVfoDtXI4EmaZ9ALFkJWKJtxSMh4IKxNETHmD0vV88qp05qnD4ZE9WrscvHxUTVpHxf4wrmpX1ufBvCs46jD5W3Ofu1e4I/cItOjGuTkMalVLnBsQV
2eKTQdPBLQAlpec51YJ7SwQXpiorjSVl8wZXLcPWNq9XbxLrjvJuqUniA4sX0HEd+DT8Emw4iyeOwwGy7+2oAdmPIf/5HR31xO85653uiPdCBACI1E7etLPv
KbyXeb7LWVFUbYEW7BVOK6UfnE0fXOBRZIt/HKnNdl+JS5FsGvsA3yNNYGuwKrUBY144Y/0iYPc2Gze/XfQAVm3vcx4s7gPQcuHBFUBrsIY+sBSXEZfgLMUe
4hLcvvcAdIal2OcIhUpP2UvzCDJZoscSx8j9jYeVN4+1WE/5CFCIOLlvF2kVZp02CZ8C4hAbqrAO6M3awaSJn6TTZ0wcxK0HqVD7P7Kdgx0cwcKk9oUfZKWP
d9JbVE+AUFDdSGXn1FS8rZ8JWuEwbKp3GtQxga1mZ2UArQnqmJAN/8rQoA5eZZMungZ1tKIJLB0ndFCHGk/ItOlQ1FVthJ9UlqIp1VmKemL/AAGpc7pqcp6e
mCLyip1vkihJLD2+RK9mKTo1r7r0JFSi3nzWp5J6Jde0ccHkdEY2jR+whwGlM3hqipSuXESgO2o8G6riq+BtXO/q2ziEr5VGm3TwU2xKfY5D1hElnfQx4HtA
1hDHIlQeQMMf4xVoMxAYek98wRI3lAwEXgOCeUx5LF5rXPyHDkqGuEp4lLUd1p4OOL8+ENW/0mg9Z617JMjt1aCoAq7mu5LaBiWyuw8fS8OBVL/36EggVZYD
PNT5zMFZi11A2ftO2eE/8Arn/Y4DVzdxz+HGFrSfKFzi2a0yLjXfm3rVlNnZLd3ihP1d/7iXtO/tBX39OJYF5sbunkJx2ZK053/qfu6y+7nNvtnde+Iii27d
d9pL02UD5X9h306XTUgQgRjqtzIIbZGUDqzVjsXldG1ezjq/ve9H/33h539x6o3H8eDisV0cz2mblHH462pPWfoHxm7Q6lF8MVj41e9blXKchSShpYSz3q/3
rbqasVCPlYxVWsFYTm7fqsTsaocfWrFvVWIZoWztvuQk2brNb/BJ6t5kw6/OFvc6ZOokdiyt2Mv6+9+oVTGHs9UYQEruXlejitrJBLNs3R0HeoYJsOXYnYur
jEctP+HDLOlK+CdCFTM/Z+eSH2ctc4pMPVIArnTlsAlWKqTuZn3rHpVATTSQyzrAHHmn3HqnbDvfLs+/Qw5vl6kFbsH0/60wi0AQwfsA1SB9q6UQZd+QXHZX
8ofRTnzcVtaOuNOLJ0j4TzAaUgc7JTviqT1xj9mdGa0tOERtXR945hZgRSS+mIs7650wXqXo4MWr1Sq1eldvgSYaOqG/VTToCotRVy82LpkdoU1Kb80yZU9j
+K2BUn59pFSAHaYIBxXFOHSjq3Jv0wrkhrgjwzRWa9RViyo6vqC6kA8k3Wd4m/s66+0wIF9NjZhEIVvxz056mg6bFo8vwF2SJrAZideOr4HFvaGuwVqygd3N
In1ohgNDqSSaVQKk+OHK7ZTKbZXKbYquoslIjBs7akVqETyR2AuSCkopOaYaaCuVRKXSUInWImJgR22MJj6ckqZbro7JtNcRvXfShLjfmTnftYd31IDaP5lp
PrWnwptL74x5GXZ7fA2+rd5SozkcK3c6K6tr6LxwP2oRSK6DaFb1ommizjQUvd6I/poFIXpoVEn1lIKL+7Q4rU7jl0816dB4gU8rVahDPIvTE3y5m14O5fJu
IKpRZXsir7hARwp0pcDCiDdHfGd3zQ/UdNQj+q3wyKbPYNwxLk2HPuLMRTNosppRQiBSy6t+kHkBLgu/d4hBthtB2lFB0lE4zY8GMwDWVjk/3NCxstY0maYT
brOddAcGF7JJ4r1olUiMGwBpKYBMa+CBGcBVSOGgJtD4VYsnbnRnEzfs5ZejCeqnq8Gv4HXN5syupMeTvjjB46MA1riHOKShmaNgmAPsmmGOO8Ec11wOc1xz
KeboDmeO7itmjuFvjviOYY7aCOa4ZyhzNAxzFPR+CdfICZIqaWrFDem7Rqbv3i5991bpO5od4Ma1FYdM3+1cISZl9FJT3xQrGcJcCarY3dRjHXFipq86O0Us
8fidoYLlMVqeEum7VLGOMJX4nsf0yQ52bDviKR+vWjzOdWD+pAodX4wnzIL3t1R6vlvN9CCJsH5tGMWogb/wMVaMaHzIt2+qefxdkn0d2ajmaU6pTOVZDr1J
w6o2MlvlDbNV3rjqUVZF8AXGuku/oDkQv6pEI/sB1YFRchrbQ72Rr6J/vZQiwO0jLqFecUIzFWNApES/awXR7RzR71xJdEirfxqiF1cS/a480Uuvnuh5kgcX
JXl1OIQIczfPpj1WKqYhICdw8EhOTqhVEJATmLd76NPcXbovwpWEmFI0l07SXKowlzJdQVUmNUnaNWr1olpLk2JEIvkqmuQXWThPZKbJRdg1sJyGyKbjGjWx
qxevI6nThTdehkDXCHXGuXlHDmmINFYWGgw4Kc9XoUE9oBq3shDUoJKDLwmKJF3tz94DNWMdHDUaahUcNRoqgqNGQ8XgzYa6inkznYSU1lhruWS+LX0wSfha
JglfC1pjTkd9VcppW5EUnEhe4mYr1d5h9uXpkjGi0I238LJkNc+bCvMmKaD00+WfNn4q3sJn1ZK7Me5Jf/dy3LAWJ2nnr86olsJJXEyWF6K1CZrcNEYllrqr
MRR4XPbScdnDuOxlxuVajMteMi7TUSmWuywMXjoIO4F8qndTjdiPiqNBOI1OJklxqx5unQw3dcxw66wYNaYssNW0vFgljZTYqge2ugZsNT3yVcXf7ejpqKdW
g496aq3IOOK82zGwmFzVLLlWO1qIGXJBvbk0uVYPJ9fumy5DZhG5JnnmHEKuK5VOhlyNEeQaMSVMy5SQkGutkGu1mRLuImLBUE/MrCOf1Dq1hp3/IFnWsWRh
dWtGluV5Ik6sIOKqASKuJiKug6hiIq56JUSc+MchojJEVFdGxAkh4rqUiOJ02BkgTeeVk+Zyh+P4P85wHEKayxuOedJgOGLXQAHUj8oevcYThzsx4AoZ646D
ODIouVEPa1do5mpmRw3765NMSGiXmra8WtJ0lct3GQ0bBA8xtQdqBoJ/Bvw+w5+5hTFOZmB06UHXnb6t1jStmRZdd/qK1ylQqtEHXbNeuTNznjZ3RqBfWPfW
zW1Icy1ajKholpp8jVR29rbaGEoc2kZcHiQHMF2uiWYkyekMpkJNBKz9o6vVDH3havn27C0MijcDTR8jcEb6Ulrfu2JNn4pWZjQQSe9mbdJltfKWWh0Ll4Rd
LiJ317y6aaqRjAtWibkWRjF8dUNjxgyNmSsbGl0ZGmvSoZF0fkcpQyTWsauvSMe+MrlKCnUtp1BzLX6l2vMVL1gmBxcsdyGyBbHGU7wRbmNaRyyUnUzrUcZK
pvdPxRZGj8EcAOU36/TNajdsbqwV44nMXXlXjFs9aOCRiu6oFQZU5XFDjZHacjvRljtGW+6AEu1h2nI7ry1Hoi1Hoi1PiLbsirYcIdXK77NDyqZ+mQsSy3WP
0bwVUmuxBxHACkJAoPSQ3EcR2znMfVByr6cDW3sx4oiWlqalaOJUQcHV639KIPTwkV8+zEZl7EJ3xO2lwe7f0TQOkl1xfJiX07imXAKxcemHmBvsB4gZaGTv
JIa6Owpxenc0RuKfiRRBdtIaFtq5C/NqBx6MHQ156VGT+EKIg0+lT8NEeT2zywQHeNAFBU+ItbBS8mCi4SYWFFLJcZWNLHGXVB+aAD12m3AW6TTkU5Z0C1ht
3UHVn2ChjecLbB4u0FJrNbC5VoOFeoYpFFbWRoI0jAShGVb1pFeZ2J/jjQuejpQIL80aEMFgjTVPxa9BDk7rWvrxmjda4JNVybUZuaaYd6yQDjBbTyhui4MV
oFq7mEKJEdffaMGUZItNiGafadkM03sP4zqQbhjXNYS5cuypGikrNoTdGobd2ALVFjqs5IOeXDZ8EPTbc0AbPKSZrw2uyywVddVUz0SPZm8Hyf0+y5oA2VT0
7kjj4kg9g39P/RMAeml+AKwX88OrhfUiBloJ65XkFwecV5TEVs3iFQ8H71cD73WDoHrZGrXpMQ4bSn6973cFQAcv47d2LA70K274qH7A0XuUyQMLtuPstR/U
d8yriGzivblidke0opz+3vsMgqyvKovHYl/ZNJh3826ehXh/W/lpBg7/qTjY9rL8V374rT3szht8qpethzPnv9kDJlwCUphknQuetQvJDh2jmxKpcru0HOrJ
yFNFxoNB0MflZgGH/6jL3CGtriSZ3BkfF63zVrYuBRFW3mDrvEu1rpDA/urW3e2gYRIvh/3s7FZ2kfMV7uZ9Zf42VTX9dvGpuJT7NrH/Rb8d3M7bwwzsYZAm
C4nLkb0im2MBXrgee0JFRUYxt9jLSyJ1bCg8Nmu8hcZQ9LkneFP6TQxLuB6oEOvdTST+j8UuTrv4x4sL9LuIPiVp7xqwwF3K3f6Lj//d1//tHW/dwkCHi8d2
7QnGsvzPHTbkq4wFEazOXtc6E+6yzhT8GxvQOeIVnG7e4xXXKCUuOjx5A35xwes1+bTAqsac3Af+NbHFYHcQObfiAg9C7GqnL09xdbYnSFezzluT0+DwrzXc
9K+1Q8jslfuDDAk3/eCocNPZJNp0VgSiDUloJ3JxRKjp15BA0tlb3TckMQ0gS/vW9tt/7ws/nb39x1s4xrjY/6I1F778kAH1MBmmkQ8VsmLWebMkNi6uc7Zv
lPxKJC+2RgXJ71yS/M5lXJyFLMH+MUu0LqfWBh59LONjmDSxNa6XzmSANNKBYKhXOYUbspFXeEgdPMAZLvn89w/pbNeJe2QORnMJfmzlpfnPifc7ooR29Pi9
PzikQbNJb9Qd7OKj1Yjh9wqSTYJxgxBEAqAO7tn+qr58WPrZldSz8Fp3+/8KiOtuqmu4OonIuW/oPLWkaGA5HT4QtRCg8gAr5WGWTWX4aBTpen4QaSDpegIk
jVp8fr92j3FNEFSYMPx4EsKji+tIcGOYKaszvCyJFgOwEvCm62kbk8y7R76Ztoie2kgND/Sto99DxpR+s1/OkKmuCghYqGMyRuY/TkSZqHOI8iF2TmIyrG0H
/u7Q/3rhdz/6zBs3upDl7gZnkzg63gCZBVOHeO9uJm2TkzqRPNQLhA9zcscNzgyQUTdbwMCpInTAQgWAolNCjS0Bx7dU63V2BXDpmy1fAJEYlUwc0sZ0wu4U
Pf204wpUWDYfbeRm4MfZzgb0xJuh0sBXb2iyWiqVI9R1Ll2oNBp+jsMZWH9Blj2gjm3lfHve7iQNrnYmK+ecslJ3fxHNf3hIw53hQ3CZNb5QCwKt5PZPkdTw
t/9NEP3vX7784y3AQRpaAM3q0NJU+UbBO0d4O2cMg6gGjJ1Es41qqmIsgOBPZ4sBaR1lJFszvkFOKpDsQf+oXBYmb4PzBMOncpApXKdHpWHycqFxnmIwJJ0B
4gkHmes/mIz7JxyTiMnrF++HLPVViaFzJHOKpIHAhyXdQ9VkUKmmeUWGF5rkUPHnYm/bCye+/9OvLf+3o2d4ueH136MXHl7/3rkVN+/SNxEAA6RAEqMp0BDH
Txb7R505RH6wkl4M9yeJOz6CLAF0POoYOKXGig1uH6F1NGaUv5NhNOsAEPVlee5jMVCg4UzcWGL0PzgmlLDVXmf6pvmf2HUZX/8Q8wnDcxXvZzRPH/HRkZfU
AHUGSYnIkvmRGtnFcZFOziVXQr5yQvP0f9hKesoJEsS+RPnC5fv1c7PIeEdnm/hsjM5u4DNkbLmez1p0di2ftXm1MMuI9l5/hs86dKb4bMKQw+OMld51wKq4
uZYAgnT2AD29vUe19qjqHjW2RzX3cAaLPukmtnURU1SKeWyMUOy/3Urs+x2TM4SNL60hL6mWGKCqJgGP4LNIOpLb2FU8II6QZJgO58xAH1WQEwQXaERuX//e
zjNf/TlN7a0lVcUsOP+5uKu65vqdPXihiWmbJ8kJmiTjKaMoQtyYH1FP1VR67449ETWKA1oxc9kS3TClpsyNKXoDNzEkJ1X3jqgWmHwC7OE2pDWzc6qX9r+g
S6GFanxJtaUFqnfieK7Bm+bSuX5ykao/8D4Ikklju6SaUtCimuKSqsWcLwrGHEI3dKryYjLvPU1Lt204X3I3OmfxA1nAz5Q3Op91dNK6szRqP0U/ZF7d4JzC
+cMivfpHvmVmy3NYbBPjp/PnFx186C9okjuJwhbOvOBsJDmix483RBYuZGShn5WFXk4W+heRhQsstj6bJA5ZcJBqxZacNKWoynPSYXqGiEwD83gcpijl4bHt
n3nqW898b++330DXVZgBJWdG/oYxEvz5+0TXfImkCGlWhx186jGHFrl0POLwM0+9T1fhF4BvouNL8Nan434nymD+iNN/IE7/RcVEAAE8SZTXEnJoUDPfgJq1
WEYPbawnwwwx8dBxfNV+nT1FnDW+2ZrEuhragg+LeJsOE5K2EHNfJZcKrP88jfuTZxBzsf+LrvK4TZ9OvrRsR9zWF2zRZJ+3EbaShKIiWYOZQU7rBAy+OM73
v3M+KTP/BC+5T9KK4gLTbx1xykbn/D8jFurOSS5DBmkB86Rj8tVx0VnhovMcT/msLVx0wc5z0ZdtmgToeFZz0zl7kIsmhIvaQ7iomnDRuOGi8TTh0gguqua5
aEK4qJ3jopZwUSfLRXCqjkuai05fjIvOaC76rOai01fARV9/ASGixBqj2OiFDBs95yRZthggll455cxJfveyqEf6igQRUpsFWpXmadn/iRw64/2/aIohHGka
MEL0ZCoRq/1TqUR8Esw7DUWLjk8SISp9SdgZi37zs4QOT3LPn7RjpsIpGwDLA+3W6UsytBxoNmtozBlPQr4QP510YKi6zlpCEFDxtfYnHE6nlqk09f+5pLrx
uK7wmK7wUeLKqZStp7Jsjfn2kmx9WNj6KDfuI3bMy86FAbY+YiOik4SnZu/DwMJpGpyAlqoONJSuXIoU/Zdo2eekVXeyVZ/KNGpk1Z+3uOrvQY32SsX3D1T8
Xqn3PVLtuy671h//9J885KDeZ4d0IXVZVXdhS3cpfRwC/BPoronN1JkAmd9scfcF0mUYftRlYBJJIdS8WA0yuXBeGdMMMgopv2qU/HMy/TBa/gm134F63B6P
4/DOPLHfKmR5s1BlJxEl2Y1ovkIW2QSdzNS5d8Uye5arvInNQ1LlrfkqXy9VvlaqPHvZVf74p//rM+4V8Mf4K+CP8cvlD+7/quaHluaPhF8mdA3aMtEEjGuY
m2iC1ELTlAkHwOmettA0V1poeN6pyLwT8LwTqCrmnUC1MO8EqoN5J4Da0hb3iDBZUNJC7uZ0N92LW5yugG2S7laJo/SHyez+8oDEvipZk2NRCWkdYElpceJW
FuFBXnp3OdpYZm0FEa7peohTGNJUmVATVIwrS9teth+OVqnivwZxV2ti+mkWeRA5Duqua9kAjkB8kz88BlIxCIM/NP7RR2gn51zQoZ2B7q6q4mRhvObl7GSm
hogHbdwXVQQnMa14VWNPa8y2Vdv2Hdy26ZBajYja6sl5s4WwXz28zXpbLddmDD6tvJ2EJeAJZ9tf2dEqbCdjdNKqin4SUTncGXGjQ8bsoflUWFUHhJWvmZPN
p2DXuKMHQ0UPBn9gMFR5MCTdkJoPNMGTOOe+xugNVpLe4TyRDAx4yWdtBKpyPGwwGGub0FS6w5I6FByrIK+wK5GfdgGQHGwgXpmrSX8FK7qmszSyb8zbSRro
85r7qRe+YHHG7k5/Py1V+vsX3KiNHvnCimdlFA12UDJbJLNHTlpUkg4MMnppsEIvzYuL4DLERTB0sTMhampH1NSKqKlViAudS6kFLbWltVSPB3Z//xcGVFTE
da+SbLO+SYqbKKgNk4+kxhZb5CDxJfvDqo28A7bsZMB1sn//ybb3rQxUL2mwS2z18j62KlxnUYVVKTx6SIeJF6ICB35FQL1LskSxIRnfLcAumUYaD9n3Onxg
WLLM51ai5uW3xuQBFMAPBAdsB3utaRt8+WIKv1Vhw60OXSNisCmmsDT/OaAn+LqlFQavOcaN8wUoxk8a5w82roTG+Wnjnrs6CPa5Dzr7HOSY1NGaToo+esbN
oPyZ/pUPA9Thj+f1svBSmH8eJ11laxuDM9CUoh3dgS2G5RPWhoAidnRgJHbAi0j3pzMEOfCQkQUZrI81yVdZn7W4hVJECHckF5o4h69a7G8vtzxOboAgVn1V
2Xy2ALCdM/RAYU4hESbyD5apR1HsGX2P/j3qzoWfgQYzRXTAElovnDQucPh4ireLVL4bnGUnSeKj7YDVDBb9Mr/z4UMaKW2Zh3RVHDVoSNvyahU7Ng8o91ZO
5kBD2R79sqA5An0dHV0lIhDtYhcpChacjRaSMXZJxUQEr2VxYlLVMD9IEauBUwTtVxeFZyLdwPC7+znejka6Qc3S+auxMZ1kDNId2oTcTeDqXCGF3r9C+1Jz
QlObE2w2J7g5c4LL2462Bq6TNktCY2lzM5Ck2ajhs7TsrDM6zX7mI25s7BjW2M+sIalaaoYr9jNXSNx4w3CFy2f7HYVLQOdbx6ZjXCa5XO6flS+khZ+VwltS
6FkpdEwKa290z4KHntf8Rf8YFqvz2Hxe386xmFSOB9j/4ATfDbmiuwGYNKAqsox6MXdXDejd4JgQ9IRLNTbyJOv0COo1Je90k/obluQG705KnxuHg6RjaQaz
9DxziYGuWWC8n0PcGBn93EFmKXjCeRpeHO7T4FzntdYUNdu5zpqMQlA7JDnhrLM86gRHuoTudZEMdNZqR85VB1here6LXNL7ittoJUFTMHZbiaG15s4w2Egu
3q/1a3pW/uQf5WdllPERGWHXWaskJzpRrtuv3VwraN8zbP0yvqWMeWKAo65qEcu0ttUPk5bSxqH7m+wjWwZHLHPmGSPeGHeXxueyE4/Ro4oeReqSxuvsv4TZ
O9xsPYOjuxlWLfYTeNoW2XLO1rxly3fP2JnmjUFmAQks/MoB2fzGPVGBbK7xbcBlxLSCFDpgXuLJmxkBICURs4wu56sHBLnHlMIyin2skkzT3Aw0YuLtNWxt
0fp2wR7phaqTDKQybME23qh2koyDvVFrLB7AzrUUaHX4y4KvOk61A//YREfrNXC/3WytgyjZbM1i3tpgzdChusFSQCXeaAElqUXykWHOQfv/p2n/fzXtX9K0
/4mm/bKm/fOa9hfsHN2OMnr6haF0IyIddbmviTu6b6tlCWieYrLmEOgTITueE7K1bPILErL77RFCtnbZQna/nRMTpMDWAF6jhey8mwhZov8QIbtgp0K2kU69
dipkwwEhu0C9I0K2MSBklweF7HJOyC4PCtllSNEj7ighe8SV24NCdsHOCtlQrqRCtgaqCj6qk+DH1sxer2P2egU/dij1agIgW9NCNhwqZMcN5D93IaR6H3jO
OAulm+isTWca6tVTLsND9V8/F41rfugAFSlJZg/JUtEytcKo1K9EpiJnApwrymYP63riuAOyhXVtju2pb8b7hf7ZP/qT4wVteMmJ0Hafw/KJLiGye1aTDA5a
bAKTaUBoQpImgnNrPzRy0+63tdzcOig2f1tG7n+WgfseGbf3y7C9VxjlLvniOwfk5QUrlZf1zIits5Qs96+dI0E5REqesebM2xeRkiggFZRbtZwMkS5kg3Pa
HRngUe6fdnOi7rRrQjyMnOQQj0kjJydTOTn8ZZGTnVcrJx/XcvKYlpNHtZz8gJaTR7ScPKzl5P5hcnL/ZcvJDAmHikrBCEDOrZMuvN9Ao6iqxwZsIw7cDHJL
imqypOjoXLLcn0aypSsLXF0p2XB1lGTbOkqwUbNZ+zBl40Iq2PArJ9iOutKPEGx2VrDZLNhOu0k307rKrE8SxkwkW1wX12sz1wwo+PRwouAjtqyO+Kmp5OkU
7NsYFhjQyzBpRXuzuv0PiG0B3z3LQwkI2mZRU0/QtxvJokYXF6aJtpKywqFl6XpnKwxobkHodhkccepGJ+RGdMwOGIr4jNaitUCNepoxUKfeTaxdEPes4pAK
k4OsDjA6hh7Ha4yIFTvgE77QjhkZixhHEt3HPtXavT92JXZX0qGOK/k5bUxkIYyhHQVHMI11x66msLbCDtmAKbRzOp7KgFxGTn+faiTYjVVZGqvqfUTWPHaj
q7EbUahyhVgNgDi6CYjj1B01TusaMjAicC9hMeyLvo5rk/T/GoFvo5aNAXadO/C2Wosu0aEt5jZqh0bABPRiH55eCPNPLtrm4jhdTKiiphfhBM6nqxdPGIcM
y5JcBfAOCUdViilF68rEYpQwczOP2QzsTWe9c73ZVz4RK4ZNhE/HU/HYx0hGjDHanPGc37LyhFNcp0UsxtEiLnVRyCKXMqlLWaMU/w5V9FTc+lg0rq9XaULD
EfXnSNt6RsLXzeARbNDDMvEEsp6QnpNXqnFsTAAxRokz5CV2IaaDy7knXOVtIBnuQnjPsLMmyXBSNzZbSMU3nbYKUTQuon9OIOrGVf4G61o6jG+wrqdDsMG6
gQ6TG6xNdFizwXq96nBcU0/cX2oDFrymgWuW6j16QE87sETBLwwjlyOvkq5Dbw70XiLNA52iEwsmTkapzVeO+F7aWi67I0yDg3/v9UqAt3T32Q+W95UTD8ML
GZdnmgb01FTsf9lKcubAinnsoWSzC3Ka7/Y5AzTDsuKyl1z25tY5PA3wnvmbgTvmrnOtqISDF8Gq5CDFlMvpDnHoxsl2UinJd8DRqWWGunw70KFhnIHPbVHD
XPJ+mC37YVXZJMOqmeFcGTKe/e40BH5RYyEGvPEiW3bF8HHjxc27LTXt+/yyJCqHG0QDmG8PiK/zqkh2aKJmxlHQycNMjiGwwVnpuG1gJvkBe5hnN+eXLczF
Y2osRdCkF+AsOJbY6ENB0GwBQbOtGks0zOwlMTBgnDF4ZluNzwOjCeCZLYiwcYBntlQ4CJ7ZmVfteQS6VZeosJq0t8btzbSwrlsH/HIn69Gb2zxiYHlraKss
Nk/yCiTZPGrCzh0ekza1UItW0rQ2mjaOpnWUtRR1VXNJXPBII5b2kSSdpye6aF+bRTTa117Zvu48KDHOX1CT82+jGk6ocRwy32eOfzgZhuaHcHK4KJOrb1wm
7MiBm2GVhwUX05e93Me1CXdo0eLlx37Gw0qtMv682SiVgZRyqOwZMKtXI+2MX8sVhWoR98BA/jJbU4CRa2sCQ3zgyxdMEJ0zNKPpC/PaWv+louPuM/7HKk27
VQRvZDYXhfdla5Fkuh7BmTNwTGElU9BF7JtUBCzZMe856Xv2sPds/R7cPCv5rS/lL8XBtpAZpECEE1IOO/ME7JP3RgBQTHT620f4BqIafDHQuxy0gRFRSRp6
U7bkAMC1Gnx+W7IbZu4KVjh2zdyT84Yjw8HHlJepwzflCuYHl+GuOcZwxMcL/fYcgg6pETtZY/AZXNblfDEFl+FDYdIoajVZlmDsjB4V6e19c1Ghms2VrLvS
sjE6C7y94gLDGGMC/fmw6Vl9lnlEd+LDphNXPMIOYAD48VSw0aUVt/L7DVLbdtZ0imCA6hYZebzI6qCP1ZWNHats9WFaRRCNiWzEFmYyMfqS2gmgpezArPd1
nnUde1/xwRFZGgqSKA75PQs6S0NhVJYGa1SWhhgQzSSrDsbFbT/90lce/tbJb//Zi9ZBBnKOS9t+9N33v/jBLz/7Z89ZB+PyXkBGPwIM0oPbXvzS1/7nxx57
5pM/oRulbeEjqrjt+8/94YvffOGZz75Ar5f2xkW6sZcmyNK28UcOGj7y9OM0022rPaLoZ1kV6WEqeG9cOkhfGH+Ep0D7ID3RpHIPxnZyv4z7/LKNl9Nb216m
x720gHLme/Rsrhg8lxRU5ILoFldY30wKMe+p8so3TQXyb+bewyN4GafNRw4qftYmhZJOD34sONAtIlYiIH0m3amrG21GIudm4xLiM8tsnR5mty9rd33ZoLOv
s67l+NkFH3KiGJ59SAS/n4sQ4Pvh03LvZvboOOcOiRZ7wdPRYjpSzMbW9s+8iF04foqAHjr+xJMt7WVPe8J6pKmU06yjxfXuaR9aznr3SeR2o+MpH2EM690F
nybtYv9oeY7YeP8Z5v8i4LSOlPv/B7U6UsZE8ufan7HACtt5js1aR89sdM65/QntcFjon3t2cFOeGpXxdII9t5HzXTonjnkXeHp6jr0N4cGb9186byNqbNZ5
2kbYG/ubhibJTMipt/NfKiemjf4kDfvlS9QK1vl6rlanpFZnuFZf1LU6O1Cr07pWn9K1OnVltTrynYvXCkbVWq5WR6RWC1yrJ3Stnhyo1VFdqw/oWh25slqd
ukStYGmq5mq1LB5z+7lW83ZcFtfJfK3eI9GL90vd7oXF0hgWJM4p+xm6oqtkRc1+rHfLB6ryWvsvXdKH6dPPuOIPdt6VJj/tynA450ZtvfztYEmsIyn3F0Qh
/4WrfeFdOK5dZy27GLc0elzEWF5nPc/FrHep2KoubsJUewLTfFfGByxX5cHBMzk4dqhLyjDhWqk7krh/YTTp7bMz3zbuX0+jwZ0N9FXRvUj3rNLf/2fvb6Ds
uMozYfRU1TlVdU6dnzr9L3XLqlOSoYWsuDPj6A8HVFr+EcQfGJbnXs8sz7dMcOY6DTPLFvpYnlzFatlCtB1jlIyStImBlmxiQaykIQ4RYKBDHCI7JiMISZTg
cEUwRDBmogSTCOKEu5/3ffeuXeecbrVEyGTu/WBZdbpOndr/e78/z/u8NewpasTer2Ohbue23sYr/9YOxSiWKMUbaTGFTssFUVgG+nfsqLRwDMdle6X9DHHn
fMg73kP3cAkQHcs4YNE3nVH1aYwxZXNVAWJs9GZlXzrPMqn0Zs9W9G/69mZ52d5MR7OF54r9uUb681Spe20t8iy+EW++KSUY3c3FKbyL5+41DA/f0VmVjElP
rWLFstCLkVlVrWQ0+9X55VfVVPeiSqg2UyjpKq7N1mJtJrk267k2yYpr8wkL0da7nMZkmFfJMHsyzJEM8+qkZ2RaFzUyqi8+Ol8ckyrGJE9EUifjnsHqcNjU
MLA6dRKpVU/xwzveveOo+qzRsUf7g2MpWQsqNZSOCkAy70YYFcZZISqbeQ8BN377K533BPQxfPv20kP0cXtpDtfxLa5q9re+7ph+5OYbYOyhgDshpS1vLkDB
hb4u65QW2fyfP/E3OcC2MB6Uv7ss/T8q/T+hyh97pRopdV21XY0U9oLtJerZiPszWU1zPDI+AlDAdG+wo3qDzWcGz4As3qMnQRbuYeCcNQ/KUg8CqslaXdU9
I77YKzas6ic2fE5D+c58abnVgfR0lGhEVSgJ8GF3MqDqubvrORwp0qtfPp/HYxSXgep6Tu2xOxnb3XcJ1GQJRNL0UWn6mDR9QH5lRDtubPyMfF6oEO4o+3MO
wZd++nNHckKT6Kd+r0U/4qSXh9VZihOeBEH5AbLTKu3OPCxvTgN6fCaa5h/l70/4mzN1+DnkrnkSdzH9P/sgve5tHKRsXn89IkzLZkKUdv78F3/7vrlvf+3E
j1OEOJvzKUoc6tJVHMM9RYn8JEocpAqIEv/aPfQkwsNDDg/3OTw85vDwEQ4PH+bw8BqHh0ccHj7K4eFjeXg4tEi9On3D5pLUYE5wkBz07QihVk/jPWVYaKvI
X4L3lIGCLOt8wEyygP5YbGoN73ttL0KecG2vmLHyhIeIzlPKnVPkxULGYubFChFhl5LSf9gF8UUNXuNd40n1LRzcrP56C0JnEZEnMbvA5pFPeRaRxOT8qHII
MciWIeHXmcQtgmM7Yq7/WM2k2nTaxjm1kTIbq78GNnqlnwSPPzTaFkXMdeom9KmNWAY8O8A0Vm9qOBxEDlEoYt3mAvQQK3rIeBAcC2wRI9DFUKPA/nDNL/7J
y85GP9J+FZnky2TQwsE/ZnbzR2BnCrOZZ9Ru8qSbhDs/t7j4lXt8RHwydJEsn9lW8gQNqk9M7DWkPhGBF4yZTMdFQcjAGzpM50UBc8Skx5njU8p0OsYZYZgE
DGP63f02alQdpBBTUme8szq/qX403hnL/x59KFn1EK8Mesf3iOGOLY6hkh1dyhO6Kj+m0lWcXh0Z3ZNBfKf/PuUmw0esXpPbZ9xkqOc2xyEuoJfm5/Y7WwAn
R8y2qp9L9eCDEJ/4IESgNkxUWzHzrk5pAu6g7/ksDDd4k+osDGEHd4y+EKIH1Vl41KWPOAuP0MftJcT04Sycc7MrNFwZMfPqjSdk8YxNJ6uXrE5I1RlDiRMp
rZDErg6bLIHH5sUCjbauIwxJCi6Wpu5oqxhi8/Hvw25Kb5h30dzsmPW0Y5tO6UWc90tOshAnmWpYZAr5mH71wy40/JIxBlrjcNCMA0Jxh5ds+VmHmn6eKveS
w2Mx4xYH46zDo3HO+WcbDoSKjixZq5Ncq9NUq+ccHhKllhfG5JTDg/Ksw6Ny0vnhDEuWmDYcK7ThhKrl0JJtOMZtOEHvf1J6dtEp9uwx6dmFf76eRXji4JK1
muVazVGtHpaene/q2UPSsw9Iz87+S/cs4hSX3jwQhBgiCDFEECLP2K5+vZ279Y5/vvlaWm7/OMk1uhll3sJ9emuxS2/kHr2BO3TXD6c/CZF/jB5/nB7fVPqw
q6VV9ceC+i3Lm+GVzkdcklvD7Il+r1LHDchikpagnTCHXW7DCZc9C0+47PUISJDRvEfaZKNUehKgO062VvJCctBC1bh7Q2xZ2t0b3bxs6AdiPY7ksR4ex3q4
hVgPl/3JXlesx6HVlWCfe7cL07lhxvKsIigWuyoN+O2Hi/J/Xvwz5Pz2N5XURhNYgfYBK4c+mQ/9DQDu5j96ln90pfNNhHSrH38Da0pdz2JN+TAzKjHJx+7W
CfHr0yDTUFe1u1F+9Ow3XtJKMt53DzNeUoYjpghrbsHh3QSwqp00cBkA0q6ppJI2yKYoT+YgMOsZ8ewQ+CUg6R3lnHTTYWDX6Ed+UlULBCUpgfUIrkoOnse1
vtl9GNdwszuHa0NpVx6XPusl9SQyEZR+Nqs0El+AdyPcLzn+siX53Sl7U9JKAoNVLlmv8YG5N69iLBnnKS28j1BBVOnPSKV/Ryq9KJV+Uip9Qiq9IJU+5hVK
O0ulHbNKK1Rb9dNZNyU04xB6yqOCW5aMST2Jfhy6CTBHfGrD1W8XMkum3UFKbohwjhqWZbQboTtqIWJ0/zsXrbRSmQVq520WW1zW1CVSurT/Hmn/fmn/jLT/
JZfbf97l9p9zzZSRVqtiGSobFgrSwNWQkrVidHxtFyS2r83u486KggeI1vNxLI34S/vz8Loz9JbiVwb352dqLT/qJD6BVMe2qJNKFf91VuTmkPXOBy3AZhic
fUhvPh17aMtRvUnEvL7qvLxAFSwPxY8cFGHLJ3W1psMF3r/syudh3lSacfV6B1uKGqPzfdb7JnW2pC7GV31UW7a3G3vAURchTHt2Y1WoMXbTtponSon3icmJ
6jnnoqJq4N202RkmNyKWZzqYDMDfOtAZhDvRpxNyWNchT5Y646TEdUH5UfditcDcbecSjYogjxg5pt1eX5IBedADTj9nE239ZURgxTnII1LqHDCkJqFoUmMs
REMQDwHZ0KrHD+xM0aAGojLB0nE8dy6/6Y3kyJJQ2ToliVd/ahMx0WD5AlKo5g9CQ7pTtWVYLbA2yJSUgIkHGTeju4qxM8M2zDRjzqq6RKvqfLK0p95E25KX
bxQlrOHuIsy6vQOjCfGjwQXKYgLGnDZZGso36tkj32pAK41s4rzS+Uuih9xe+gqu3vbSGZcX83O4tjaD/MUHnvSULOqTbl5H/bKkoXaOBqaQKuu0zJaTxdly
M/65JaVZcquaOJ+be5cOgaPYyv1dPZzHBEtQHHqI52f7jYydGVZ720Cfzj9Z6HxECKsO7NfBJ6WDi68xHXwj9sMN3i4Al3IMaxG7Sr8gBIgBqwY6qJbAqlXA
7wLA76o6mLb7Rxw9W6Ps30gf7gBQHWBQNjA0epIQ0aX1ONIAxgvUrqo0yCBpA1CN0KqV9AUWeUQ9mAy+oSGMngAq0Z3uiVL4gxEV/WfpVvThwFJ9uANZlDd4
W+loKUzSS+3QEdOhI0t0aKEZl9K7w9y7TdO7oEIldHHBHIZC2Rym5vRVfARMGbpPmumTRL8ODm/n7WnMeQmIz98HCk8TeM7T+WTQ5pA7nvWmCXHuQ/omSHnS
ogaA7jsdEfg3fxtPY1fTcal8L8Q9E6uqjmn6dAzRByOCDlE3J0tDm92THuYJxBG4f3VwC73GOrEjvmNmB/aIBYozxeKs9zua6xK+qk1qRHQQ9XtSovblEI+4
Juak9klnrdn0gBkjQyXKgar5qKYKDExuhqrmVnRMdgYHc6ba50ccNR4wBJlo8XTGPoTJe6+nNPUjajrocBnamrCq755m6+dPjKeOyZrF3yfOW7ABADjzKTk2
vD3M5YvSOchwBPUhLt8RqkTEoQgIu3GAuyZiX20GrJkkuzVwO9coIrnjiApFJ02khTWt9Y2o4x50/Kmae5TffUQ/kRuXx6alR4xMk/CEnmBZYQwhpF0YW5iu
WQ2qs57V4jl5yobV/n2FSE3L+3JYXFmUobJM/5kzmP5pZbM7YQkPZCAmYjEijrMSuRuA+N7pZqVUqVScSgR0NUiBgbumcS/DvOZY88Ux88URkmnD+gwuZiqu
pncax0Rp1QqMnP1/yt0AizxyeiiVGbkB1IxAbgBi5p7gDXQFNmXHOARzU2s5m5jOuMwPHLQMziwT0XYhZF/UagDcKnb0ChnWXdXdHM+n6jOme1gz9uuvJNSv
/nqWuOxQP4fAm3UK9Stjvjjxn1JflDE7HEYId3wofhQbE1DIK9UEcbnUD2N2N6tqM8GXEtpxqep+b5h+b+h+71tgT79XP/oJ7vkQH+Jci4slwTQqB3YxeCKY
YKUsKcyR1voeeXmslhWYH5BHAP0Y5B2O/jWMEzWLEoEof9ExBkG3qmRYg99LrMGgvQVgMtr/L0oi/nUhEXdp4/F+QBLxX+hLIk7Z5v/8gBwcRO0BTDbl+O7L
Hv57LuCFmrpiyuKIoADRhAH0CAN4jKPPwPUd4jIJIRFHHuK4Cg9g2AKQgWM3x7eOlfEjrRcfhuJYs74/kipF8ii+AQIw6vlmXhiOT73qNgLZZoOvBXAbK4KS
zKvdtUwl8AqtiynL4/0C38XvOqjRbFgDnP8hiB80d9VDrNnAe1eiKa02WExoNdUwnT3KMaFaP6Xn2CdbYZkwfB7YN+529xlvHujYTZ8uk6ibYZ3k+e+E5PVH
OolrG8w6XbYUOKTB8JhDvLiFeUSkQQsKz7j9nnH1MyROLYFCVkobiC91ucQOr/31EUFf2QhobqolAhmRQL5SU4dEDZ2SxAZaewZevYJKqk9u/rTT72lHnu5q
DprC+md5+YYE/3JVqpMBbpm6uF2d2nMDEcBr/y+1iGpvA0Xp4xT41u+FteNJ8x0744NsUEwEWr4zUkpqSHxIroXsDsGAFe0MEOgM1YLYcRsHjAgd72x12mpD
aCNunIMqoP81kugNDR092xREOtbe2e7pDllhRzqAyzUpkQLvko3gGyx5/JN3ZzZDodI1Tb2GrsYfOtBU6TcDuEE/++aMxCNfLaAEvHNr/OvvVrd3zjhkdTBv
st4JCRNgp543QWMYxAuv6gxYvxzgdF6D9Oj/oM4ofg1Du3d9w4+SNlsKG29InDvV8gGxzdBNMLNgF20X+ufL90p0LJjw1CVBYgM1dtzUxk7vAOJZ1PAgJvDV
995IMndsyVCxkaFieiGrXHGUDMExP65eF5vzfYB/W08HzXE+iON8oPfXMdAOYRJLmLk6v6Gj1QC22KAuZehotcSDjlZDZHGiLm3oaLWkwSHFYqe0G/uCjvWV
v78lnFboItQyKV3f8Mg2gA5sJtEbWT24U3UqZm7SvKkhkekwv/TpRTppNqhzp2n1YhO92FCXS+hF9TP0YtPqxTr34YD0YQXdx5Sxhd8S0/QKmt9kBh5rMS+x
jrHEEavB23NjpctYL1zuQNOjoPPZ2cIt7A1qiffrzpC7s7SC7hRx1epUuZNzJNUvtmtLS3Qtpmf9oqdnxNMTJgR7Kw3ydA9JHD0NAi9vb7fSwxmRMu81FL5X
QVqrSha8pgFUl9rllXCQ6wbukdSH3nb0KMS5je7YURLVfHki3HE0DdV3PulHlA7NTXCDNKWtcsM9CpJQdWPX0XnkLqL48I1ufDSh3yXqMXp+ip5XH3bguULU
5LcmfGdfeW+DpJFcCinbSWHOuBZ6rEsOoW+7wgIcfnzuHiFuPOdQ3nSh/JakMs50/FdWmICL+N0KwCPAMm/0zrmA7AJzwhljziN7wadY6iykECF1DeMYIv2g
OitYk/AheFVylpQnLJaUMtcUgnsW/ESD4nkK5ChZGQeyEFo/4RQInp9wOl6UxZ3IY0v5FB1CWZx58RffwYbiOrPoWmSMXpG6ecZhYOJexqneZeepgQUl9QoQ
xWMOgVaPOQXQ6uOqI/uAVp90DDj7hfca4OoJ9H4d3aBWVETwSm6XwRmKt32DgVjb31eudD4Fb5MazE/C26SuTzqIw6Cgglj6pU3RJ2A4QUhJzSCATAaP8rq/
YpsU5UDZeydYUBBEirGHUms0X/vBepfPgX6BXla/4ghUSxHXv8f3+h0UUEJuHbW8CV21HNFyuR/R8gMO59CYlUYT8bJOM1aHDK72GsjgIBym2caJd8qaossz
O1bZ7FgN4g/vN73UfGlwpp0yETOWkxjEjOWkDWLGclIHKLEMAoQhdSECLxgNVVOZkXGOF+xG7xT9e5r+PUP/UqSKXoAfMjoM9ij4nniMj7g8xvMuN/dhl8d4
jhiVgREAqpQYdR1hqCSe2xPCVPmEywDcRWHafVIoR58ShstniXl30j0pDJenXKwHgM+Uuu9GDLo976Sjj6VDm91nETI4ioyR7skyR8aSa5s2m2fL09yJosbq
CcDxjN3fgi+551a+SSwuRaUkGQ2TuC+VEjS8WHaLxeJwLqqVTmv8ZDkl62A9GQI/xBiRTDAdyRCBxaw91YPNEqrCmJqsxq70pgYJ9wBZXo/0X/gM62Yzf+jc
q3+y4ZF9hBwEnhCcCOVyvXvqj9HMn6TIcmZPnypO+wnOdjXGowqpM9Jh+5jzAxw87bBFpoJ9g/efnekW2XC7agHPWE81TnMkw+3ECJ7ShLujWI9beZ+8BbNz
0r1Z1cqQD9B2plcRU6k2bNLgTzppi9lqR0EarHaxVbJrRTZp8JNO2tAKZwSdLloi7pvGJerr6CSO2jYoQmzSYNoXRw1pcINs6UlDy2stKHIt7kFzWylOLRbg
WkjaKry0qyC/tfvT0jbyY8AMQoJBAAVt0rWnUzflzfdoBvIAkWeta4Am3RvTKHOnob/tomN8Kw3YLmIVVwPWKIYobGUI+o5OztlRIfftK52POPQRuKoP08ft
pQVcR7e46pC73NTzmH320CAO9h/EWtcgOnoQaxjE2hKDWCOLfN9BrGEQya2RD+KVqt4cUPRh2v/VBujwVHxcci8cc3ilqMEelsF2ddJHg9OKlB6lBntQ1B4L
wDXcGeThHuwe7uF+w53/UKkVr1Tdoa6t7aqXkOVue+lJh4MrcOYD8E6TQK0UTLZwT9LIoxHsVWPNITrsB+Sw14d8Ppn58G/kE4h5JGr/LOuHDvOCial1PB01
JM+1/svH6V08snTUpJH+HDh+4fWTpUQZNZB9xSEaEkDf21hCab8l1NVTju4Z6TE9I2o40Mo4XTgPbaQp5cpGy46Mlt0ioaDvKVJmSrmyIXcfYHJ3h8ndG0zu
3mZydzjCcDDBuFSHbFBPmrg0cRNWT+965mdQ52F8v3YW052+AmhtBQLoH+qd54UvfOzXfunZh4ewAWWAvhNJdC4Ol4vicMzSQr2j/R+5aCWhYUVZ1fuBZFU6
bkeYA2XGTUkOLV/LyY97vTxlvq3z8+VL4OdFljkgOR8OiUz0gMhEsyQTQQKR7u3+I+943dx+AvNZlmERFYp5yOw4aqZQoCiCRIfhzvO3UUbEMse6DHOsywjH
ugxShAs2BES31Di6xePolgGObnE4uqXO0S0Njm5pFpIfxuwsaTOKcojjZ0jI2uA+hdxMZc6zwzN0dEsheOVU+SIAnO+8JADn92O/vI9zGPs5l8eh0JBri1LC
KorDGpIlAziZd6fa/N09u8lER9nwouyv/1vO7w5G9wjk7iUahbpSQIjCZu+dHZOdupqdDabJtStJqtUXiy5/M1OZpmAQdYO+ytm+GxYpmVvI39jnGcuE8Eja
Mn+9qZCIFMTgwoRrJenMrsYAN/NEpDpt55kzVtrOFm3tCKuC/vFT40njKJcy+7s7bmOXV7OLF84pUlsJ57yjOedRG+ac10xXjk53QUxXkeYwlNfV4TrkdBf6
XfX+72JXXlMVVSfqb9NWRyM07JY52RQSkmIsXCt4ooot7ryTTaovYKCoyhZXRbCDHTxR1e9XMotAgVM1L/IiHoc/f5gQh1VSOF3VeVRlFqWqpG1WSduskrYZ
4zpPaWxFgKqSdhnh+gC0zCppne0kNhIvNsUqbcZV2fLqWuLNGqrX3n+kiFEsPlslWKDXXTFI5lXg5avAy1O1ZrqqdQfX6q1cqdtXXKd83++qichNVZGjqiRX
1XH9ME7VKsldiJvqGqiJixoo1SPfOVIcoqoMETSPcndPnOSeuBmvvSUdwuXWYkcAp18FTp+6aZcS+YakI4aTmFJd2s2MtbSWAc377fnlBweidaE6k1SbrSjp
ah6XHcXaTHFtsLdVsbcNmWEZoqiBYglGdszmv/cBHXTaMy4UasLjUpNxipGwjCT4Ko6ND+NaJ/G9irMF/YrT4Rji+LUTJl6uAvScjBeNtDXyNBNiqUFbajCY
7WNWPaGDrcGTC2FKLcIToz+BZC4ABdROXPP/Hvr167/yM4dffVS23Wr83Qc1M2tmGWGrG73wyEOSwHLHq988jlAQsaJUCQvKG3r02/Kb1+x4JG18Mh15TMmp
I6D5S5HSBujHKsGiv/SgOIeI+CTI6MyqElB/BK04Tf0KW4wSUKoUNDWK0UTY1GbwdVTV0YnggGrS2OadwNWRWTwCMUwdJ+v5NFkMprljs/UcMluFOi/34/e9
WwZygsdvjNds0gEVWGxWifp5/JssgpiYSCj2EcW+IEY1TCJIA+rEhTRAgTAhZxkqc5K7koR2AGCl81rO/ndK9TzjZUF+EuGszf6GzkLYqrh/1Q2ufYQ0zt9F
KNo8gYqyuPDbsCe2F8YvZH92SNZBR0/xX0j9HNqpn+fz1M+Zx9KP0mZ3kwCEUscYETLEchAEoDoLQAMsAMWF7M+DFG6H0QnR54dCLYA8G3geufK16OHY0SOq
ftcwcBWygexnPvazXRY7rp89V5q2ZCGmIPTBWAJ3Fn2dcxDy/VDfNySE6pcb3Fu2eHdwXAfmBT0KPLTG5SUpxfykgfCnEWDMY8CYwxyAoe2OtbAEffzdotst
6d6OOGUH8Q4ZtRp+AFco2yTpLoHAqwIC9wgE7mgQeBU6nNsFAn8DsQjiRf2A3xyyS18LaNjnTahQOK126kLNU+djU6c+uSGlPrkx1R58eZkOsunwe+6V0VPT
72Ye7Jtw2V66kf+6ARLuZneXHgeuS/YU/Ts5HR/I/d8o7hoK2oEFhSpxNUNStwJvBX9zjfGqhPLbZdI0ZEMalTdbPGF6SjsoVFGXVBI3IX6n1hjtr6yu2FTa
Q2HT6ts7UsjIqXctu1x6VSwBp4iKZb+f4zYc6fFfuMdEbTgcteFKNh/W/2uGZS7QXIB5lYjVhXlFQdHIoWWGV5SXI/iKZDX/x+VzDAFthCodv7TMQr9R9tx9
5TyEf9E3oB+w4PLBsV5rJibnzlPE6eyZYBtvI6VW8oCgrOECx7YHIGVd+5P067aXTvg6N7yS4wHxzYX68W3escK3qjcL387b3+oPiwCrmD9+ajy1/qRfLfT+
ig7dJCfgVb8yf8qv5nzKKgpObF9JZ59MG48lDRy1GRGXZetBHE7nLIM46DwMNpUSZpudYLbZMm6FGgdjeMPd/BAKsnmiz57MDyHqp5+XECbOgENE6v/wLj6D
vOwYH07fc9XpZLKNwIyf/S29FJzg/DN1g14qh9AROoQ6Lm2TOdXtEjS3odDc+nrCDGIyOQJ5jD9Daajuq3pNaLzGZ+tYPHB67mwqvUyggMwhZLw/ao0t5N4f
F1aT/8AsUv8ejlcl/zK31E1M03QjGzluZxPNbWziuBVem00lk8yzwc7MJhNnkaF0LxxHm0oHxBo247CRZJY4vzYihG2QPTVzTrFyH84r54jZxRHOsrK2955A
IBO8NETXFAiBtCdA0Sq/eJIi5Yv2rMmsKVkoc2vWFX29qTuMM/XhnAXoaiYB2souFMck50oHLaKfwQsR/RDrKQgFKAGiTx6WoiEd6RnEPOYbQ7pHhvR/Q59g
R/9RZtSB52ZoiztZ4PmZLNDziKOHbG1TKJApVzWDma/1gi8+mZPRbC3Y1XaCbYeSBmYg26F5sqNDVb+abXhbkVZOyJEpEe8cpQEBvkN4k58FH5tEMpCfb84B
X3KF3a8kBEtSZ5xVEtQQ0g7oc1xydfcSVWfuO1QETHg8454U++zHHJ6JSo+os+3vUSdt4GDy5QzsPZh8vm3iIFZ6hNVU87B6VIfxksqYfuxqXktbO9Ix8Ucw
yfOMukrDKXWa677BnPXYFgbZruexXa/Ndr0Btus12a7XYrtenSXbBtv1ooJdr8xirc9ibcBibchirURaS9x1XLDrXdMZYrPeDWzVG+qy6pnT8tvDYZ0otskA
d7e3r2IMcJ61KWUvvxZod9i3ierk5ZoCiG/CNqJvqj/VDDnumC8RhkqP5A8s0q0zarP47XvEpnq29xYxI/IXasb8/v6c11G+oy3ni3rL0T4xUuFo0v+fTF35
H3kob+Ft6GYe0ZuIOFPVKn7iYF5efOIeLR3Zf1OkNkzjfvaV5484sJdzrnLOfvq8k1IJ33BSCvoFoZ+TBrtRh286Sq2K9+xOOXvq4Zk851wlO+TmWyfa8Vvc
jh+gDWfM3ES4IfAO4uB/iAACVzrvcXmXP+ymdATMuWlLJGRi1N6zG3m29uzGmkP99Nsc4iuXJyNo+IhSUcdIoI6LGkBqMOuFx7F2afcChoCWtct4AWr+Rw+a
NMFegRY91P7P29U+/yNbiF+B4UbgI6wY/gLPkFsP8DlGLIE/je32SmeayRVv53fTUae2+Wv+Lf3vj15NRIxOyjRvIGN00lG19xNPo5uOZc514+kq6xxYdXHn
wOq+58A4nwNhstqcAyGdA9P0CefAT+PTdnjRwVJxa+EcsFtPDIwhN201t36CH8E+vaZwTt6aJebXfFCuwda2hn99GfUkj+VlyRrjkhx+pfNGnEbbS2/gs+lG
kOZCC6pAfd6VrRZLwZps4fluIrWTVlUnEuz8xXvqjiYGHDLtsx+gg+RGmgLYw3ZhFugDKSy0bmu2Xh8kRgq4GhQYPVIAGrAmO/W8kQBu4Nz0u5QcXU7iYg2y
Txx+8Y9KhiPvZLHvxWkeslt9ddfgYIDvLYKhk5bWvS/ALh7WHSbcvwCbOOV9DfNo7BYo98s55X575/e/792rVmDtuJp3zePpWvhNy8fTBDO+cTztEOA/HE/q
xw900j5WgozoK67laMne2voaGZ+5/JzT7zlHniti4tVGgUBRQ2ZC5aaqzqqK/vF0Hao4TvWrjSOAHJaDJFlLTUpUlTs7tx48kKxLVOvG1YPqD2Yob+UYch7S
KsIsC1T3Yf6YWnLMBibzqtw1r17VNa+EhfhGFni2blFrYJuxlp1bdg0MIgsTjgNvNzKykdvenmzzf7fBCGv9p1qdp1qra6rVTWO6a/+KPquivMSqCLOFrxVW
RUJmDrPHUzd2Vc03vIefODyz383+kdbLzKmlm1DmJvhdTShrwS9aciR+dOVtMZzQZ4otugItusAwWGfKhQfE69+aXAJfB7Llr3fPisImXjivyelM5/Csy9L4
AZfRCPtdFtLPOSyPTrP0/tN8mt/OXvHbOoMsEb/gpEMXY6qhw8MTDvkVuc8tyaLXoivea5+lXIctusLP+M0efsYhlnTHCvyMoyzpVlnSrRc82IOWqccwQBKZ
v+Zh9JmH0WEexoB5GMMiD+Mhw0X0Yr3iS+xWxVAGVazMMptKlyMYrwCXpjjJAL5m9XWsVr92OFc4r9/eOxFOmV3Bkt1h+C5gML7CyLyVaTaekxU4JbG9klQ3
AFayxVukNO7PVHh4n66kjeMspz1VYcJGznVOlt+46bklh0gWWiit1W/4WnzbaEDVfg9V+bYZY9Sa5n78yf0iUKpqi3G1/i9fonPJ74mS6DENMUuaYpdukeRX
O35g51e//jnvjcRwsfUgDkNjl34z2aVrIgsn8W5ghNVA4we8OXBKcWOmvrbhRDoPCipRin/XJEJJHU5UQy4ZAcqUGSjj8+Pxp/Zb0Ncqjl/YmaoGUp4/E3GC
AD0Dr8hnYEoU1/Chta5v6LBUhGx611NisRqhHr6u1GulvTidMmsyZGlpZV4noMRiPLoBQbsp/vTCgdO0PyOFEfrj1x+UVu8ottpuGgPsoU2XWZv2eYSp1Cp5
x1Yy1hylUNJBDXynP8ntgjfNX1v8tJPT8kUp/j1d6akLV/oKrvQkVVqPENv9jT43wzUjveVFrc8ZU9iVzv0CQrxPTB2zYho7IFEFMw6reYcclvMfcPgQmHcY
x/uwQNTmHN4njuSmkTYbRgTd7XBeEtaTHVOfPGyjoVHEsMulgndLB2koT2glLemawMhyygVMcH3HKGSZ4FnpxQ2i2uOk7ielbU9J2xalbU+iD/RCGCxmLDPj
I4nLlbawR22XHJnBFo9mbvEA0xEAgZypbkBd2xHbT65g08wkm2YskJUYY+qbKRRYnVsxh5vXcSjxEeXxEeXwEVXmI8q3jTGUwutURZ86m0qUdSop5ebtEsDp
hmRY/XWF/hi96DnePivrWcEhOWl5HnOfo/Zr5Vk5ya91Nf9mK/u1ruK/ptivdYX6a5G8S1ewi0n9U+/xak2KnW09+xkT9t5MwJeD3LPkeRqC58k0YHmvVqEs
y6d18eVw9Ys+LfPVptI12pO142I9WYuWJ6vXjRWyG6vMFSyxGyvUwjEPCbuxVuS8MumuovSCcyRaGKjVlOACImlPiTDuXndfsDfQU2Vm2BJjdEIZcBRYkoxf
PELU8UG4uetp52RviJJSB+AOCY03RFPBLJ+RppIdq0/zrwWbceOrxb71YjQdf6c7u8w/RSzt/mPEG99LEW8G5yM2uL4YFbLLqKULGq8Gc4+DWgKrvx95GZ4s
1I2oLGX34HlpYx1MUBpkBumDGh/qqkG6D9QtdCbAhrshnW3wTtXTFuWMjJPWY2qL8ciPUWe8Z5z4nWbExtMaH0ftgp30uTbTRhubOmTMze5pIr/iA6Ve+AF+
j7wEYiNFN6wwVVAlO92ejp8SGQs72iFkgWhudh+oUw2Zyp3erwrNizxTLBLJYlrT+r5llj1Fd/GdHuwv7O8xZl7McPPbxADLtRK1ia2z9pe6/PxAL/OBWOLj
KuwMWhDLPAKxD+xw8esF2OEGqCVOjrvEcgIYeygZxNE4rC7qaBzBlPemO6OGTkqvqc4YEpN4mhyBYQ1XOqsBZ0VO7youSN/tYGvzcYklAnhMr8e0TIMTTys9
Vs9EGpKP0UFd5vjMkMdJnuA+Ujfjjx8UNXvGlz+630rPWescX4zyD6y7VOInDmohi3RUyd4xg2wdFLMGc+dGTx3pE7iqo3wNrjd2LsNlV2ctLjs6CS5bOx3K
O8LxY5OdNKn8mNr5W7gknXW4THTW4zLWuZyyanRexrbUlyejeUXcpAWhft2BT3cmk/X4eLn6uAGv/m6l8wpcz1c6G6la5c4VVK1yZxPlqSp3foTue50r6b7X
maL7XudHKW+V1/k3JF15nX9L0pfXuYqkL6/zY2RC9zqbycTudbaQtOZ1tpKL1Otss7bbcrOstDVPjcG/xaRo+MnLSA95OWzPW+njNvXxJ9UXG5LN9PcW+Xsy
uYr+/jH5O6U0Wh4+dpJ/g0uS/Cgua5MpXC5LrsRlTfIjuEwkm3AZT654U8Or+1I+3K6VpapQ6apCpasKFS63wuVWuNwKl1vhcitcboXLpeBgLte9vlFeqtxy
V7nlrnLLXG6Zyy1zuWUut8zllrncMpfrIHT032rOBm+pcr2ucr2ucj0u1+NyPS7X43I9Ltfjcj2Uqy5RsjrZ+DamqlyVvOJtrCJyWgmZtNcz9KkS/7m2ZJmt
jaXMKxgPN8lGlPUMduvkrsKYpdNGQTptsnQ6zNLpCEungwUEHCW4IBZKLTxWUNy5aEmet0p2LirEs5yLDN8bRci+TPO9vdxEyL4cCPCXLfPj5GXM+6YjZGsc
IVvlCFmPI2R9jpCN1P6rznJKAQkDT8Hcs2zajZlhLVR9xC/D3FPOg+SnjDydMfdfCZ1uJGnkrf8aW44Jn1BVt5Ie+F9iCHTpdM/ZRh0t9DHj/+rpjucRt+yG
NOJYuLqq5z4c+wgfz+6mT+Cd+RmYhpB0OHs7fWom3pUOkqCTUOzkEtym0mRa1VFby+XxvWAOX5veVc2Mf+u8Qp2cJHyDkkHAc5IlVIdyVZmgqqpNuBFCuSi7
prmZqFOMj7EIZG4SyEXG/rhfHFf+Qx8K1ivAfAquByJKnYThGQvBxyxPUBASVpOFxt2dtJhgGeQrvoR3BRo8BvxiXQ2Aktn2TWOcopyF+ErnFUBFBDQ0QEUQ
g/cky/a5DhIR/ovmRpUz1+5Ogt0pc/fN7C9oSmMiTH9fOIQB8YQhiOB4Q2mDrOq+MNGowup8hEGlYEYbJFVJ1GMCgquD4QY9RHTGFKalOmPnt778+T/4u899
aWSLmwjETFqv7dEaqE18mEF3e2iTMaE4pI2gslMWh+BsxfG1TnGu1Ge5bKVeydoiNp37+lLsyk8eJGcJff4HDWIdYs1J4ICQf/LlQ6nkiWYg78ml1d2Aldwb
uFa7WMm9hv/awfMGCvApUnKvnmb2VD+bsJRcAk6K6nkV99aUaJl6StS4C0m/vHolKm6hJEvFvfhyuPJFFVd/ZSmahc/qXTdp1fdGtsysXPU9Zau+Qa/qW2XV
N2TVNygiOKukBj+0XO2EEZCGWewwISPnDKcfIUll9/56CLBcEZ1tabihibjrUnJJ5RASAPXSBxzNTlVWaq9FEBAIQYBPBAFhgSAgoB7whSDggWJoJ4xzEelv
yHtL2wu4QzvgDyS6gCoFoTqe5UOAIazIDEDWZuJYiYpsALSbuhTeHXKWvp7w+5jgBwkl52O/9GQx+n6IfQgxe4vG1JauN78Y2ktbXZT2MlC3ytKgg57CTnGs
/63kd0qJVOL2ItjhRqaMAPww7gI73O8YtMN9DuuflLZzcIs741hR7jOO7ZjzkUmA8yU2eiLbd8F6gfMr3NWocF5DYNoob2I6BNe+Xbcprhvw0UNddfsZU7X/
yjW7iyt2hxXVfq7oDryDcJLc5XehLwoVD02cBpt822LyHRCTbywm36aYfFsRy2EPOCxYQfZCagcWrIYxOUMIVsMQrIZIsOo7FQN41iBYhSRYhUkbglWIaAgk
naJ8aCFTj4RMPaL0zetU50mUcQOXBm4iMgdLhChJzpesiDtyzt5BMcXnSgXv7B47jEtCimeLIcXI22rFlAXFWOKQbeFlNn3jJAxMLHFI2e2Knez0xBLb33PX
whhf2aA6e4vOSiLJbfOTTv9fiT9XQTU+Rq4D1PGY8xLCqkvIVkABPJ+Vrx5HLJL6C19HVzrOPg5tgtXumJOq519Dj/0Tdthpvd8iL7haZtFD9cDd597tC4Gk
cUCec+xkcGq1rfsfnNtUMq8j38ynDkrSmFuRo2WDdzPyzWDhRQC/wDccwlPcwCO3pRXcvD3VvF5ljLMSlBoE72rKrinORY/Q6vIkb9cokM/YmL7L88UToVeb
koMhS/quJFJzO+I8BjXixnsDMpNj6m3xdkAaBqMgItrhclYV3pEOUDKNN9ArGrQ/hNBu7sO1TJuDmgWb1cAhPfhmTgBU2+LdxSWCZEQ3a0D1FqZiKClJhum7
e0UQimUDHaZ8JHHiWflI8neEtMfo93CGEOstGDvOCUKV/aZU9htS2bNS2eelsmeksshvhdqCyscqirIJkROrtyjVN7tSTiOQDL2RFmC+lZYNTss8jgwXMmda
rT7P6u4eocQxySD49YaSAZAV2lWaQrauGuUqqsIqSGPPhPIh9s4IFwK/5kWjJ56RnnhaeuKk9MRT0hOL0hMnpCcW7J7IP2HOqP1ZzSLDOE19MMIc+YNEAq6q
mUzTaC9Q13GagxA27pj5m0KWcpHerTNsiQJxMSfG6LKhUJnLDywbDjWKnMwa1xR3RkF1MJrnxGhzONRQIRxq+PiBna9Ec4agCcV9cmJ4+txAa4fxZ/ZKExqF
EWE003D+II4E9kCP0Pq7CSehNa6gqVddtsS4xmrVhuBUHOo/uTDCH5IR/qCM8DEZ4UdlhCm32NAWDxnHsNoPUaYuSh+Ost63XwapzONTUp1LGfbiwhxtdUWl
o8EtY4RoSSS5pyPJ8WaOJMechyQzxpLMKvpVSgt2mN9bT1fjAPXyGPXxZDUO0mHrzeN939xC0lB1UkKFVOeph3S4q1Xnr8J56vF56jFrh8f4FdP3sLJ09zvn
h9DTl3NlDBA5pD6CvFIp+m2v4gmjnx3HFBpKP9AFWxx+Ft1u2XDbXgBvSNy2ZcNtewHUYW059uBGSdeCgETq+O3hDjY3E0+9a4nHKxjFOggtbQrbnUFSJ+4X
r8h9OQ762nBni1k1m0ntbceT5uOa6FJYStTLmegyBMNlAxfwXaJQfczVMaAltjypvmVAUpkBSR4DktSuBe0ETK1KL7eYWscRsBnmkWHP1isOWZncvUPGcesU
yBhLCGG+5d2f+c7kLX/9anHLH3am4+9rI0LuK9ngHgYWoKxjK2Dn8i2XNqeXP+QwEPwBwQvMOowSu4uzySPs3wE9d501JY+p+spE1EMSC3BgKRFbNfqphg2+
nTvtZ0Rq3dtpEX0X8fZSV7+DItxY6v6Fg8z7ao4jOl4dIqYooMB3sXvmGhbOd2AjUmdRHnAW6mxCn+ZszBCGrxtPIwukHV0QpF3Ib+705DcHJ6+v05w7XcE6
0yZY56cZEA2Vx78gSHuEwXmjjLMbY+2pN5jpxmy7VqwM3tQjvClDoL0bUZJEZ2eH5pfDFQ4lg8lA8V4B0Gg/SziOVSIAQiRbZSvLqn435mR6jq0re6Irr3o9
2w+LZHrYFFeJrsyNMgrKjYiVa0MtXs3+MPVwmVNM/yi7HudVX6/OfjT3bhHTJe62abQW9ZwZS2nHH+cdf4JZG29k0kYiJ1nDmu9lrPmu1RSOiaYqSRJs/2tI
j+pXTS9ZwwyOQk2SjGOXcJIJ7BIOb/tOchn5B5O12CXIEl5W1Uc25NXC5FgTtcRbQssps5YTG/5QSlzRg5PVWs793/vgOddA0y808kIPo+bbySMXOWtwpyt/
Z/H7sWQ0Gem6p+7Ib3BaPjK7LAIWKorDYNYyg1njQlDDGp6g4xrtkzQKqB9M2GGelf18ul7u0/WyH8PweLn7Vqf/OXM29/IqDW/nPX9z8I9eePC9f/aqLVbU
FsNllHRQwLO+kONZm+yOabE7JuDjI+Tjo8rHh8PumHKBkGA1m7rWMFioxnhWwdjKafI8crg4eyv9IUBbpxN3I/MFxJ95l1jmdrBJ8Wq2zG1VJ4F6Jkwlsrf0
79VmWXvomnve/prbP3P51T9+lH5MuyVh3CJJkdYgjwcoLlsUwUwxy/um2ZzNJAhpvUiDkK01Mfof01bnGyhS0MCQZEhuybMMfsMMAOLuJzjufnJazI2/q6Oz
J8k8mpK1eCqtq2e+mJMBqIeFh0QLyl3f+1c6/ydM/C1YRP8jTPxNfAIbJfKjcZ6dmzqRmD1Tt6thL+/XMLfQsKc8atbO+cXSFtUGsn921cIAg7JVevp9o9te
XKg1gHmcYIvPMPYjINAIcKiUxjeh7z/5LhNY73JgfaCD2UMT2k823EIJxj2SnTv3gT/zZFspPoNwiiYTBO5OWru7vq0b3r357+mDsKsV6FkiANvg3rzF9jPk
cKdZx3F7g/Wt2Hma4ORA8Ajv44p7LeB4NH7g/tw2HbBt2mHbtGsCtnOXh1NweRjp7cvtarCP8FRilXH3GvH7kFsIzzY7O5tJsPP8GpxOqU8mYzLw46SD1XaC
UklVdda+zOIt83YsmyWE7PxC7Qn86hiUk4jY0JFhfrJUSl22ZuHbmIFEG9TdOuRSvhsyoRnuNuhu4uBzk00SmY8NrUKb41Z4kirryNyD3YyCGWE1psy2sQQ5
5haiCtJqZR9YfMHTAobqhYcPCulnmfHION8IgwwVaIsX5+kk7Ey29ceU9NdUS7HdGVKbbyVRDVBidQcGpFI2yDYjhNKldZPItgJW5dcyd+Zr1MXdDkpTjO01
HKmG9zQ4OFmVPGXZtupiKs6tRXYmWDYTYdySkjYTWa1mRBj9nC030Ik6pcI7yE5EFbzf5Rre53IVZ12u4wGXKznjci3PO1zNc06hLELmnHPywgo1VT0SU48g
Ze0bxVQ7MW0kbqtCzeJXqislk62nwdM0fJR0LgXjbzpKJsysLtvVUw92nefqac5UPIynx65t1GWIewey1CkZC6M6Hmle2IPpcl99SJhQP+hwXx1zuK8edbiv
iNa7QXYGKumQ0zWmh5x8UFcVu6qUDNNSaiWraHiHk5KxArq9w3vIWX580dXDffrZ7tkwGc181Vbqe7TvGWnf09K+k9K+p6R9i9K+E9K+hT5zYWFFc+ENjSZN
QRpIFykN/ERdrmuoTR+ZDUJcrmtUk5EN7ta0SehFB39MpUTWoZo7stGd/GQ6QH8N46/kk+r1+KuVNIF1bGDNDjymOlqtXiDcRuuNqNhLNcu0nv/fpGvXrAgj
xu1bq1dNv9I2q13L899YfvbBM9Jv2kNFNpOyZ0IuPx2nebR+mgfrdh6r23iobuWRupnffmPXPGSNYtl5GK1sHvKbfoB52FbzkGI8HBqjVWAiJQrSEhFhxnSW
OmrsPL1hySS9TybprEzSAzJJZ2SS3sVNv6PPdlW64BRt83bVt+oQQsdQJcnZ27fKemrDxkXJmj1M0VhpDyPg0RnXc2qZhKeYQrP32AlPXXTwiE54OgFd0YWu
OAFdcaTPjxC3hhynbuarI9lNVm0uAZXfQkoSNxlDShI3Gd1e2qEu40YEf2SbEuLcZLV9I1Y3hjeXrlCXwc2lKXUpbVZ6h5vEm0tbkfxjc+nqiNnyoiQg7l9Z
PZSCRhaWX9CRahFH74vGUIu+5bu1feW9FqKjnPvQr+hUmFyV8KfrkX0PNvQQlwlAVJlIniCqEUNU6zZRzRRTuSD2oIaM53Vi+ggBk0n83Ulld8NBkGinkh1/
5mOPIPLo22d/8d6A0dtWjsTb8hyJDU704eSJPhrF1IhZGfglSY34PNggRY0vU+S/6pDjSQXmowOfVkJ/eJwzU6s/WkiYVZU/4qR+PInkj7YkUiwn7W0eMGjx
Ni9B6PA2bxIRJduUIFEmfYByIyISCw5/KGJlVTzL6mUoZ2VQrJcRMUoBxDfS9yyrl5lMpMxkImWobT7MZyL5E4WfD8tGnfM33iYJajA/w0K6xopJ1xhSusZ+
neBAHWXnKWwZFXACAi9dhy2jAhzdGGQ5qKwVJp5GAsc0IJYqTtVoOWwdasfHZ0zSxkr/pI3qd6dZUzR+4zIUqpuzmL9Cb+m33GL7jctaU3yrSVX65TwVyu3q
+wa6BLiMimmyjk2udDmEi9+Xr3T+C3TBEKPzn6ELVvDprR2yfd/OjbiN5mQ28ywmK4LlfAmWoyC5MOrKPUkiNWY6GWgt0MovD/oVUKr8bIVMwrLs5lfb5uBz
8XK5edS3Vm4evTAQzyHBGznhsQncSANG8VNiYcKpW3hxdVcA4wEBxk9SoMYZr4gYV3dzxPipahExnr+eHrReftrn7JUBce/QL7uKNoBtxwoyIbOQVQdsYzmy
u1DqwpDww9gBKfTNsVE0Ny+Nn8Rd7NjPPajjNN06co+Z0MBTA9PczTo0sG+OIspgdGoAKYno45kBJCmij2cHkL2IPp4e2Eb6E+9kaoacrGtgmclZ5C+Vs6is
trKyyVlEw5JbJE+q1YWcRVVbXVTK19R15DqvUjbXmnRiTxT9GU/Gq/ZR4Z/5vBzNiy2K/TtDUanPe0RzQA/8Hj9gfk1SCD+uvn2fjm29me2XN7H/4UYiTFcP
6eMesTdlPVeUFv7ZexjbGOR+RvIJoEe9JPoEcoDdOV4w2xfwPA0JwrfBTVMcl3kVV2GrqlAjd3+rjTRtvtL5pkd/hG9PG9tL36A/tpfOeoy3eR7X+mbVCcX0
lWlLe9QCyBjBEsjagIhi+zqJg15kbYN9wm2TToQCqYM8/VsDDrMGYOthnpKK3BfWDuwXjcmTPArruQsSQPOMVEXyGE3y+FO8BjhYc6M3ZuBnbyZdWj/2aQ6e
2eiFxgNzm5p9+L5uGf1obpysZ8NmthoM0LN12+xnKBrQ4VqY/5bZzdH92QC6n2h4zXQxNqrexFb29zBNeOzu+obHIaNnPQ4hfd5jwNsZz8BcygIJ7GsyLucm
43L2o2TRz03G+hxa/JZtMtbiEpjpB3IasNq6b92jUal770xDTBHyfsfmi7hPqFrMvC7iaQNgRj9OE80smrqaIG4kgaxeJChKvAES8hByCiiZkDN7qKFtC+y6
ST7Uej/cdd7LX9f23684JHvDBBwD5Pr1Ulf/mwwa3/Q4WcM3PA5rVv3flP6Ppf/r2HZoQyR7FgcNBLw19qTVCjJniR2QgbwAEeuggQYHDbQ4aKDJQQMxBw1Q
NgSwL0h6dutQoUPuTMui3VJn02e76BS/2ZJ51ZJ51ZJ51ZJ51eLkFOdb3M4XW+x+PdfisO6ZmP2aL7XYszgbS5h3zOHcD8RMW3U45mRah2KmC5yLORhqPmbP
uTrF4mJNf78roPwjMdf0wzHXdCGW7DYC+TwWc00XY67pkzHX9ETMNT0pNX0q5pqekpo+KzX9otT0OanpaanpGanp2RiqBpIl98liMcRsdw6z3QXsMxlgn4nP
PpO44DPx+nGANNhn0mKxq8li12CB7e6LXqfNrvLnPHaVt4t8d/OrV57F4tTBS8pi8YG47O6r7K3mQSaLgS3tzUhqxYfuYWCA5hfh8H4JqdvozTmcPJEZADZ6
7NHf6M1QlDzRsRcSNJ7Mf3rM6ehkoOBJjOwEEyZ/Z70LaeObPJ4Nox83BBXja1QMdkpGxajljHyfSJrO2fHqWMZNwk/nCJtW0tRZ8uryrlb/d3GyPLh1sKr9
fB/WfqKZ/2mFY/rkzyPJz0JQl9jugF9bB9Tt2dM6bVnuXOdR3MvO9du3uHuySXGUNrPF/9nttHyxQNsDQSgoSCiLjIi+kQQhzn52c1FE2cWr6hpelDsQJWyc
vQ0SlO0yGoZGaK3qwHPL1+dK525e2j9r0bWCw7XNHK4DPDjdg51Y6VovdpgHu4Z5iPMe2cM8tKJhTprYvH3evH3eBHwGUvkIUosjHjkItN2j+oruQZ1UuqLf
R+jYa3ih/OzQX5tZdJd6YmSzu4clzPCjVNNT9ywLGmn2BY0MswTWMAT8Fcqt90qlEFYovd720p2c1gtw1eEt7u10vFrH6dku3Ain0aPS7iDWL3vEm5r1K2uq
fnx+fvnZGkPm7982NIzmyhDP2bFiw0rcsLDTtHLANU3DmqZhTathP3ijchm3qymg9hhmbsC9vHaHsXDXqE5Y+OsLLpEBXiKD/ZYINpQFpoWeLCh9rSSA5aeV
hLADtZLqNk+tXBxyYU4GNan2jB5VnN3kee6hEuUeaiL3kJr7HYf4boz6i4SWzR5Fnfwx+K6bQQE890UGBY/TVKiW/ifeDH6K4+pv4w3n1k6Jky86kZV2UWNH
62JEdAVghBMduTtVb5eXIEcQ3R3OWOa0Zj+jrns5O8HdeU/hZymlP6srSfqArMfHJLFDKCkzy6KtWO/q4RirL5M1oswihp8d680Y4XRnjBimfKSQN4ZfRfLG
AMsbg/2SRgwZ/hhHbNCI6WkCRtgsxKI2OBa1xLGoTjEWdTEw/PGjYW2fs7eu/ivvK9/t7XV+VhuHXFtcWHT6YAVftLGCvXS3/yTsQf8orEEvCbvQeUEHvugI
szaxytWYN45pwc8K6c4ZIeF5jnB+BL8iSh41+yUn7abSaYdAhV2oPy9+RiO05h2O3yOaIZ2IvRtaGEt+doYWAqaPbDHwlg8A0jvdGRRZZkh8ACPksxlJ2vDZ
jHAMQvD6RiWh9CxKs+D75dc3/GQwGSGzfHmydAXZ90qTZN8rrYf5b7KUIOvZZGmiM4bLWGcVLkOd1bjEnfGkvLEUdiaSAfUadw9F4q5h8wBs3RJDXzKsg7+l
l7uax7+ooU/J6mR8d7JqdzK2OxklY7i/O3F2p+VxpbPVs0aiPlyWYbh/trNWXd1OQn40jI9OXUv5Y/zjzFN+oNNJRo8zJPJAJ01WHU/G+PO6ZDXhJMePH+is
53rmyD2y0IrdyVnG7rRQjChaoLyFHZjL0093Lk/WfbrzsmT9pzsvB0U7nGk0Q20LbyV5+TYPxJIv20a+scu3efCUtbZ5t/PZvWjSI0o0pjGffzSdLBinZlw9
7YgXiuCq3cYpehu5avlx2zg1JxP/sMBjWZjGc9o+RYkmdHWMfYrTT9xrSexEYpFMfoJoQ4v2qXMs/c0IgVcaMAC3eJjeAZILHDlOTmtCiXrEI+zQaUpOYUec
wp0tquH2gbpYzJD4DDWG+LNGhT9rTPizVgl/1mrOWrkgWSsdrXNT1spxg4Mcz3XuvqNfZp27bICQIQMhRxkIOcZAyFUMhFxN8WRwHvjiPCABeenUkbt4jK5h
ERngtbKxXYkId9LpZzeCyxx2IzUwAWluxS7y8yHcgM7osOxwUgjqpX83LN29cBKs5R6GlyCRTh6VTg6lky/jTSuIOC3lGPdir8i6wBk4F4oZOJ9wuoRW4MhQ
PwaS0exW8unEiuTT/qDmjrYQOgWz6CudjztiFN1e+pjDJtET0jMLhZm3UIynW5B0DkzqegJ4oGL35WjV+c98/t4crVroYkSNI/XWGqrv35lMoiyRMq3c0m+W
FbBKVsBqGZyyDI4jgzPODDpqdiPlNizlEp5D6MZRcjNzrgkKRa5zeH1x1KorGLU/NKP2zc/9wde/9VBMQ3eZKi9JRhk6t3Z3V1tMXfLpFubTTa/pQFrkS4vG
YEhbJdvGatkzyl1AknFaFY6JAIJaNczQeZxC6vRVEmu4u2fF5MRl5UI3+9LNQdcaGJNKreKM7gUls6zGdsgomUOiGJZ7FcMhXjlsEnT4TRKtU+6J1nGsd433
fdcIefCTIaZYGzKGQp8NhQEbCkfZUDjGhsJV2LTCzjCnjdOqudmGTjjdDpUF5JrsNy36MRPn25fagk/9dXEDW8+YHwMmHCrujkxixcshJMLh4nLwDSw8D0Mo
LDO992HnU+PIe5Vu2wWt4MjceM6yvJSzL5a67OI6jHoJMmANng4EPE2CusZQ/88cQ91gKb3J9sAai+hRIautzxa3zhavRGSPlFLQEb7LPNa8mbPkEV9lwBnx
fBxkPsvqQYEmOGRZvVqU1efdQnDwTxUMhpLqiaQHSicl/1dyQkJphZ49KGkEy50KRXNTWqmgO61UBUUHufVwebMkhvvzP3dJ+ar+1vfgiLZRtmUbZUvYAhPf
wRhaCtqSO6qP6prnpos4wZdgkEof4oSQApYrAs8AiV38lXeIw5/s+UCrakIbxB5vLJXyoJ74V0GFklY/ufP7+n+le/Xnv/9+6d+B7FY9nqjnz/zObXDS6cRU
Z7I3X9vwmD9IXA5hweVQM+H0NS3+9K2gcTiAI3E6qb7kEhMchXhg3e6bTivXNoiXSOLHl0LyBhwPrg6a62mb8/WGSePrxF+lSEDqE3dP4k+DrybkIY4oLDt6
PeBhaFZIzNEQsipJbVdDTWE4Gqmz6RuAOF47TmT7VhB/Atql5QoO8G4GjqdKMuQJBLARmp7tnc7OEtoBO7ujGp4gabBDr9j/Djk2sGOVGfk7jsyauxoVnfO9
Js3CgCe1TqjaVANpA+JE900zml2pcq9rVDGJ0DT1mdBGpTTgJ9QNytdMQqh8Axl+1zhDoPEQQWDxqmsbNUZQw/u674aGcKbGdMhrUDwtd43G1ztdR/gAlYb2
MvSL4XN1THKvkGwVvewB9v8v7GP4w0vzMRytVCqSKbuQgC6SIiKTfE7KUv+X1HNkzoVPsF6MpSH2ljzwazIP/HL7BX41aK27XYFfDSQlprUeIYTDi5/m6lBM
XaRDs7w9nWYWd1zKAKuWZAv54HEe1BOXYAyxDtVqGxWljTXaypwlXgy7EiK1mtPqFUn80U9sU93nwvHnJi012xqYGQ0sAWl2lFtNQkDTS5x7L+aEfAMmFiuC
9egEEiCElGEvSgYol14ETNgc5EaPqxTpXHeDjyWDkusOX61XX5lcd5HkugMFsKpZxJy2EYheo5zo1XAs2LnuIkpkF9m57qJCrjtXHvEk1x0Sai5aue4wBdh4
5xrLI3qIf9aV6+5DnOvOsXLdaUczzF9EHeUW4ihINIqsfHdNpo9w4l8nFNEvxTU7rsKn6VvZa8XH+sXEd/3+b4SkfAVxxAXTpXBOQMRZEHUbPtVkflNUE50w
dTqNYS/yYdailLtJneIpXImnEDbeeY6ncCWegiIn+G44TV0nMRRY0i4+t7Z488h5EhIrFklIJ5UON5X4OqDiCqgNlMfMv1KpX8ywphQpO38sLPZZuaA5oaEc
VKF+PoStm/KaxVCwofq2hIQOaBImeKDoikGESDQe61BC+GSgMwz2OeB2x9Tyc2j5DXFYhb/BG0sRipHQb3wwxvwH9sj8e4TXUFJUjPhN6jKEMEsfwN9dXPYO
i5aroYmkBfo8wl2m7S0jBHgm5mdHx1XYjadEt/x7Bg/TDuEUXkKodqrinztcxz9zuJKnHa7lFx2u5imH63nS4YouOoXCEirMyQsrVFX1SUJ9kg4T/QQFh10x
bRCahQoVvlKdia4cvqlRFZ5l2E8xiBxaMarh6qOFPdih9+Qo2CRHwY7Ye7Aje/AY7cEjRThsAlPMGO3BQgX3tI7CSggIiqdWYQ9erSbBCAJw0cPjTAOeIICT
9uAJDTFdQ3G+2IPXYA8ez5wlXgylEwjT1dPqFckE78Ej2INHknGlqI9hDx7DHjyqg7EcjjFx/g9g/GiB60gTY0rVgXGa5y1dpTtv1VIjQcsBUz6f7mQ1Fqz/
CCUmsie8y7PpZ3gy/VeeS3fxVNrDM+kOnki389tv7ZrwZ6wJP9414ZNVtN2oPqCpv0p1To7175n6Z6ypL4psoX2Yhf0abibdwE2NQeMT70xc4+iPlzHhp2rn
e2TVPCSrZk5WzWFZNYdk1czKqpnps2pmLrxqBnjV9K1ulFfxMqu21u21+cdESAtoOYxmPp3WiGcBZ6Z3XaOpLpXXNBBwXLmuoWRzpM+9DJfJzgQuW/GKje5U
Z62QcWYOsWwqcTwCMYI68Tu4jHVSbSPjw9rEDETGjhHRVGT4v/pxZGhGHP5JHWuVaUYwgGyw6P4RmybAIQPnhJes3VaaUufZxLbSpLpctk1pwh7iLpR8knS2
EbtIarQiihRQE3xbaWsEuOR0Wk9CEu8D48grjkkkI6Atz05+outQSoKXFXYj2mOj7rjKLrp7/eqlGe2dC8jI/7NR9vaV90Y5XObcqO3/ml8aHE3w6PlLh0cv
9IVHL3TBo+fqkiakAI+es+HR833h0ZxyZK4Ajz7WBY+er3YX3RcePVWswjLo6JkBDkzsAUefHyqCo/lB3O0GR4Pgg6BnhDtaiBl3dCxmKpETcac/QLqeRNtI
hq8BAl1PqsBHq5kJxLTFKLHg5ZqFAKK9pQDRXlYGzZJ2THlF14QHeTSGE4qO2Cm8qp4jZomh1GaZ6+FfKDP/gs/8Cw0j86thqXczdMzVyd43V4S5Plzvm3H4
RA5znXnRGM+egGnucvQAQX7Kpkna+NoLc10owlw/LjDLj3ns5D8h8NYnBGa5APibIwQmAKQ6OSA1lGXtr/vrezQO1gM0daABRHAd9NwD6I6gz4NBF+y5JPkX
AvUrSrAwQL9lJ67+Pb7X76BJRdSViT+9LHtleQXslbmHKIBhD7EqxPtFDCALHuuZZQ1Z8voATBvs7Oozo6DBsi6p7cYx243bbDcO2G7cZLsxkydCxvG7AaYu
RV5ZANNH1er+fA7b9CgJa4tH9CEBks4JsPSwAEoPtZg08liLMe6PthimOd9iU/xCi+2fj7c4rdSJFjPoPNFiRo0nW4Bpbio91WIwz2KLKWlOEiB1o3eq1QkZ
1TBA0XUOedlHCD9M+9zprgZ8oQt3+pfSgK9IA85IA56TBpyWBpyTBrwgDTgrDTgvDXhRGjATcwNekgYciLkBDwjudDbmBhyKuQFzMQfjhIw79Qu40xHGnQ4y
KKTMdmaH7cyeJPZhO/MA25kDtjM3GAfSLOSei/lca7NhZqiAO33UA46ABkJwp6NF3Om5Ua0W/9RyNiHRvh8n7ZuO3j+6NAPRwYGKt8/fWyFtWxuImuZctWGn
xWRihdOSk9kFdjKYajEZDJvJi0jURdcgUU+4coi4coi4fIjMu5QSabaOtyltb4NXYlqCAKk1vZk6ZWOoQmPPtnLJc/Qs2JO2SslqMtQIiLSen/giPfGAktLW
yxNJfZtH2U3UMJyqM+BtoZb620vn8ebflwCg79IPP6x++PscAGThrSjxSiV+F1FyNxile16JXUY6/Ukw/r7tToh5u+5Mm7uTxpLG6t1pyyQIO8m5sKs92K7H
HcF2WZCeHN31UcmV9VvikntC/B8L4id83OkQ5ZzqvnNupyHBn12O6Fk3exjb36zbC4ml8PPKBvXMFveEkz1TMn6rhRe7MXYnCt5cqLhRYV8nUAZAzZKqvc0e
m+LePic1PyzsEodAj6v5fgYScM8XS4oNicoonFPfWb5W0FNqy8I12r1wDeA0AoYGUp3uWHGVhlWV5i9QJah41WUYlds9jMpWnu+Yo6xWWp81cFRcoD7EeLp0
xFXcJ+JqK886ibiashje2oKnsYswWBqyHtaMdFOoBjuSN7sPu5z0+YSzxT0M5vKmWgHZOs0u/3fdbTnsmpd0u+7VPB/tnubIs9oXJbzoWDDhM98xUtuTaM2w
kumYNrzFmXtUQbomHV/AWwGBt+JsdafFZ6cSdxpLCzpBX0HHLwg6OVhIzfR/8u4EAa8qBZsyWCmVFp/nIejqUAv9AogGxXw4qcAiyI9s9RwotjUHZ9aRkMxQ
dqisY2UulS8asHOrt5GlO/UpybInuWG1sbt799rgqVNnUECGDm1RBDIkqOkQz4AZdZ6dxlocErbcxjZPAxsWmSfcO2Ht+SeokifsPV9uxu97t8kAFbCEn9Ou
4Rfxb87o1LtzLsblYVfb31moJN+xX0DFXum8T7Lxvtfljfhhl8dqzmUw8WHK3r0EatYz1nyPMbNIBaut+R6s+d8FMedJttrHBfVqGF0RWkFszRUFsX2mtEQU
2/zfFYnP+vvu+4Jsh0meElitBtP6LEE5LEEFLEHFBQnKSj6TCKojO57jdGGQAUCX5VGdHQDuhhie+3iZBL+lLpRt0+QMWOv7+9y9A/vKd9s8Tp5tYVD7Qy/C
9km3gLC10bWflcTMv+fyGfyUyxNs0WVI2JOuQdfOi7wz5xoCTubanHUvhmxTiVGkAD0hk21BJt8xmXSPYtJVsrMctNOHjXOQPn//gPb2I0QNiaJLr2U4sFKO
1AQbeks6kgzvelujJIt0VD06QsjdQVR2sF9lB/m2VLZo0B4TlMYLDBBa6UsquQn8vJPbwG0CSrGAj7yuF80K7K/677VsNDif4xlhCxmBQ7okWOgxOykDu8lX
J84uYsYefh2y5SQjr6cQ3VVK3oelzlBcaIfxd/UhEBC+PwS+H8lIx7P1nQkIYg6Ax2DTKE0SmwYBjx0Aj8GmUZrojOMyBjslgMdrcIlBWZn3waybBMcTnyG+
a5Oqgf4mycTxZFxDgtcQ9Pey4wc6ad5nfg97hr8ke4Y+KY0+POvCrr/202ruJp9W6lvn0511AAGvB1KOeHTWb/NInlu3jRm9lbxNAMJoG8NyTxMsF7FqocWR
YR+JJ1lGPO0w2Dyl8+9MlzT2LKWTIwDTBAUnQmb0bRPAGjYBXMYnxazLngWKWqpqR8blOmopuRwmgGrmLNVkh1OROCZMaQ2HKV3GYUoBhymNc5jSBEHHMHlC
g3edc4psGQXD07xg+R4WyXcO2CWnG/J6yO1nQ1LCC9mQZl2mFzQt0JKWn0NeVVvW8ql6yOX3JWu3qLuWfcn+rdrZfsFlAOLPuxxMesjlfn9Adjj1RuzORDNT
AXTuvJOMGWAx7JpjxmPkGI+RTx19vggsPk9AxjGGdI11A4urDCweZ2BxwMBi6ughSomRrFZb8Opk5HrLm2Qqls3SPmjteaxXpAIFx2bnQz7apdbeWwgThL/e
wqPygFr2WOss4c46ndW2wdmj4HGH4KRg+KvQxjEFd46QO6gvsN6zIWB3QNCHhQ5PtCosm5jGQleCIRZ6tn4aXopscrpzubpcgXZpWFF1sgS29FJpdzJO/07Q
v2vo38vo38vp3yH8C+L36CI22NVmsp0v9emqGemqA11dVeinvXY33UX7gU/ooWsbfnenCE8h9QrVGh0iHyb0h0R/WK8/TOoPV0xzK+HA0v3L/YRx6AQwvV1E
8zU7xJhc8+6AVg4eXGYa/uODdsbpgRxVqJbKF+Tw/7zIg6fk8H/W5QSmJ2npbCqdkaP7OTm6T8vRfVaO7uddtocpbZ1E0RfcDpEuvkiSw6bSSy7TGJ93mcd4
xmPRedbrRJyp/WJbrdsTdvVC3j4tIf69PtxCOtwcDl6DWHaVknDKF1N4mG9vbncSmfNOdjzfIbQ5wiFzxCHWBtUztHN9yxy8f9+tB9pb2SBlp9JedclTh9pe
suzh9/O/V1/f50BFarik+hM90odseuoHg8QJSqEzCJEMN5aKR+JptgZIvKQvaYbs8/AWPgZv5qlxa/dheBkfhpfzYXjesQ7DcX0YDpnDcEh79ZeorvHr68Pw
Mj4MLy8chhN8GK7hwxCLM1QnrNokq9iiZc5BrkcG35OlZY7HG3l/uYGPnF3W2bjsiZeNyNQ4df5/56kxpqfG1j4zY5ImBqWWvZonxo7ixLiCJ8YkT4yp/30m
hipjbJk5IcT8EzwnxlY8J1Kx6Exk55adFRWiNzs8s18DrsaK5QsZRp2rAfy83jV14JH9Nj/nav94DsrvlbV8kbUCkbVCkbWqImuN82y9rHvrvmAG62Qim/9u
IXv1jxezV+duwWjdOfLQTailuQaOlIgdKQ47UtawI+UydqSsZkfKBKvrbXakDLAjpclmgBabAWIB7LMZIGAzQMhmgCqbAcYLpOdKVyLprTuza7AcQv+Qp/X8
t7hODiDoA88HIp/xr/Q5Kbffhe/lIcS6hwzSLxsvMNlAKB8hXBMWRP8/Lg/R3+hxiss/PXhJOP3/UXdb+5y9Vo7DnO19hhj5bGbyu7Jfx/o7b1OTS5DBA0Dv
+Bu8u7ZAkPtvOq35oe91M44fcHKubgLahHkexYQwlX6ePfGuPHlitV/yxJA2vmpX8kTKRSeYNK7rkxo7dpfOnYgMZoRz9+lYrGHzs5nPcSz6OBZ9HIuUe/KO
IvX5LUzjfjOTut+qBK+qiQhRu1+LKAsAvYRGcRen2Kti82vrFHvkJa4aL3E7c5aocABjFlpVpb2vilS1q9X+HmPvq/JiqCJsZUhdGlgMNdr7akmEvS8SNGHx
IOREsh/XBd3ICTZvAFU9DsKaMQbXkibyxxZGrqnz5i55EBafR+6ADCYOlGksQ5qsboeaZ6XX4tM10AGqSfCWtJ1UyTZEOQUGkd2KTk6n38kpmYbl5BwsWIUC
gAEoP0FtZT/X06+pp18T06/Zaw5qkzmoWZh8TSXMq/9e2zP5kIaktIt0OX9PUgOot4OBBQVZ9bXjqsWchPUuogKtQbehvARR98Qco3kp+QloyKaK83KCJ+QY
p29OuudlzPNyoHde1vW8HDLzkg7l+jLzsl6clzHPy4HCvGzwvCTwQkTzMqK0yKrBbUzPtnU0y8ZMzpVwmdka82yt82wNVzxb/6JkEjZYD5id50rnQYdzNbwL
TAXq+oDDWXFnBT19APgTR8kWShvNbp5Wo9MZlmO/mp3OTemoLR+VjWQYpvT8FM2/CvJTFH1YOEUDPkUDc4qqSrpA0FAW7Gq/eVzl2zKPSztPfvlv//iD//Rb
n5TsIkEhQC4sGNkbfNYKd4XLxBUOHbLY+CnRO5+uNT5do4KRvW4b2X/DGNn9YsrLCweofOnS8Ae/UfGcfe7dgX77TGCdyXAn3KYuU9PZtz7zuV8JRObKT+rT
KFQz1L30fXU423/AoBcoMZhRBmp9XEWWT/Vh6vgBZBIOQJVYlTlQy37pXf0yUpty8K7JDqWyX9+h4IBErVec99nzn/mte4PsG8+910OAb78fjqm5GcBv18Il
JigSkpH97uyyZXILQtOCsm5BSbUghJrEKLmIOSaua+hs8q7aK+QWJZdHZ24vnUdyYiWmnMO1usU7jWuL3hkfP7DFO4u/6/R3A3+fUX/TIRuArxVBK+FjSShB
K6qSRJdLwAzjzFN1u43CKzaVbu0QFeYtHSK9vAa3dvVErjh55EpAbIFUoHF2UbU/n4euyDNW6MopK3QF/dY3dCWwKWNlsi/o0BXnQtEqarEbOpa/c1w3lyCn
3pJWZbZW1WRSk0iErirW3pga4irFjYjIpRb5RFLLncpVvYtckVS1MSUnL55U39ewGHlSVBEiVNWJur4340giDfs+cRgSb4KPwtbjn0klylY5JY7aZuI/IPhN
lVPbVTeVoLJ4ejgY9hRyFju8bWqJKJ0VyrbPXZpsO7PKD9Wu4O6rqJ3BN7E/ni3jgirCpJt4z1K55J+5R4JhbjR4xZBwihzVyMLiBm+X9ZNn75FEQLs5x/qd
fJzcwafJW1l2vB1H9QYPsqOPrLqUFNc6o0wUQp75liDyJ7zewBtA7waQfZLCEODQBtI6oL/bSUAIX5RyyqWsrDrypvpK536UpLb1+3BV+/osrmpHP4CrOhhm
PAbon3e59HNuUk8iAegjYOCcm8cjjHJ3aCx4IJlwy0xLAKyIlQk3f42fncJL5FUM9A/EWG69T2JxVKU/JJX+oFT6mFT6Uan0vFR6zuNKH/IKpZ0gMPYhzw4r
sKqt+umElw5JNM4bGpyFN86zRHBPStgNcqtyLIRTKESJb61kSP3XTBpAKmfhHtDUV5EImQaXU6L6SHVLM2ASMpvd3LKWhmJtuaDGf9Plxn/D5cafdbnxz7vc
+DMuN/60jNgpV3ewDgpCpK9VUMQCXlaTpfCxCy8FJRDptTBmrwXAsFRTZpx+i+FDDq+GD4p0dUykq0cdXhDzDq+IOYc75JDzz7smzjl918Q5p3tNfEh6+IPS
w8ekhx+VHp6XHp6THj7UvSYOda2JQ84lrAlk4dGv6loTh5zeNfGMVPppqfRJqfRTUulFqfQJqfSC22dNLLj2mjjkXNyaOOdcYE2MrXhNJDwFSI+xm7vEmrhf
Gn+fNH5WGn9AGj8jjT8vYUbnHN3BZk2MFQqKlgz/HIUvzUMu5ty4SyuM4juL6bYsV57HebRk/lWTCJFhEb3m9Urdqwl992SpxMEsnGArhXT4VvBgU1woR4Vy
li2lI9c5LpSjQuv0CVGIFL1Rnk5iNam2l9hKg9cuSCJCrDYJSDmBKBBAT1arZYbQ1Hvf063InyJN6T0HddBGiQO4FrB6XCtsyTVhSz5Rlfjxr+iTe8GBXOSS
fUbrmi50zRi6ZgBdM851zb4/RiYStVu4rHNCiEMQbUA7sbOlBFlYTa42wL2lEknlScP8obZipBLeXCK8qrwKz9BiKma3MT5eTUBBcY7qQtGjFNBIfAT0J+UW
TcbY5Yq0vJ0J9cJnvenOGpkZSO+B2MAGvQrLfiJpZN6e1KPIx8vkMaBfGshwCkSOKwl7qCvQrNXqJ9Rc9UcamSmywDHDUB/SupkdzAdFyOk0NrMjoE8LDn3o
jCT4Rq0t/AwrDRMBJeUvP0FJ6xMOOaa/1Etb/LIR2nDVEcLzbI36x0y1NSSYnZavyfQjM0wPrVlxo3xHrzgOucMsKl9fNARuzQ2BEXt5gxxkEhXtfxkoTspi
/9taCB3dSlYLPFVHTKradcgGiLA2banbmowmEY3MWm0PIe6OuuHuiGmO9nsxDNFkDlHdOJ2s5ZhUUGRHGIqIgobM7OJ6RNc2QmpAo4ro/9c0YLPzrlNjHyBQ
cC0uY50El8lOB5ekk2pjBzYaYL/kjVYMYx6IuTZTZ2z+TZp/VCugQfMa0enjCU/HdbC0WWu6bdZ024oqbEf0Rb6W20us5e4f8eJtkxUMizdFKGKA6MJJdVmL
UMQAu7fq+WQdQhGD5DLVjVjdCE3cilAabIlMMKLdIm6Xk5kSV7aLwYQxJ2mss8ARIl+cmJycJV8kuUmh2QVWLsfIMnr40AmXijl8tFnRGohRdM65XbaJq1n3
vYAaAqWUZa8Aaog2msM6oRV7UkOCXA0hXiD+CdSQGn55J7Y9qCFkengrTA9QQ5r43a0wK0ANiYsiF97DIheN+QAnkIhJ6IlJ1mLJawjSEwJnBoU0M0iGReQK
6e+BJGSRKyCRa5SS1r2B3lYj6YWG/mlc6yS9BDi4n8K1SdJLQIKey6Ur6UVJECJYjKrmQ3IJROQa4+7IeRfbsveOkcjVTkJL5MpfE5BEoF/FQhDx+ISF95Hk
Q5X+plT6G1Lps1Lp56XSZ6TSp6XSp9xCaRDtApLMAyPg2dqTkoDddBidO4KeYpGrbZ1OgRa5RiByDZMQC5HLLkQdhHEynMQidEUQueq71V4GkQuDyyJXwPpH
AMkrLjbXiFxtLXJR4z8kjf+gNP6YNP5Rafy8NH7ONfNFmqwK5QOgWigIR/KF1ZDCUlBqSN1Syet6LUANCSw1pLAYPuTwavigw8vhmMPr4VGHF8S8wytizuEO
UWrISteEOl8vvCam+i6Jqe4V8U1HJpcjk8uRyeXI5HJkcjkyuZyuFQHBzV4RljS/8hUxNW3e1LUgunQQqvP9MifukzkxK3PigMyJGZkT56XO54pzdYGW3znH
XhC26rRBdfCFFsTUBdZDvOL1MMbDz4bWfipIcT08I+P1tIzXSRmvp2S8FmW8TjhmrkiLzXoodisLRKAZJtlR9Tt8UBwOPWZbKtN6Ukbkcz1H3gds4a/LCMZf
IpbaKhmuQW2l7l89Hf/FATqZzclZNUCDNr2dj0/yVYdML0cLBfHL1vFZ7Tk2G3J0crQkH5t1PjYbbAw95xrr/Vg53OfcPZrz8xwqprD4jEd7SWVnuoWCJ2h+
EDkv/HbkRSZowkc1E/Q5DvIUfO95IsnN5tw+1JNZatCpc0XExFFBpx4RdCqD6yfdh12mrp5zKfnUKa8PYQDft4gCgLNy89DWZ93p+LcO2ozqlQ3A8hEH9hcB
1UDG0ns15yLHeDbyGM9iRrEFipNRBeqMYhwZo7+Jf+9B6ZazTlp0TVN6ZUYGnnEodQOFZw7CzeQxUsnr52jy+LY4mlbwCIWHD8E3yqsQEb+I/NW6j+TfRN7N
1eo6TgENBFcc5PiBA146itaO9itrlG/nEQwWDBLOdtOelVQVwXoeA5FfIpTklc5fupzr4iuuRBm7zO9/3mXq4xddZiY95yJamNCWFEX8XVdt/KbNESE9Y3Ko
qB2nKRnOadfB7H2KkTH0g3tzaqpkAgfMGuQE7aVQs5gO5tyc6cDvx6G2pg9IzEvWqOavEZDYXBGdrma40pUnoNNeZsxma8hspvaGCTFbcOKAy7qj7BcZaX+K
VuIXZSWe7kLaP+UAM06Urokg7ssGQwbSYKXxgDBYaTwUbK8Wv2cwZOt0sP16gyFbD7VjHWHI+rbFS9ZxsL3GkHUYQ5YyhqzMGLK1jCFLdFpKpThcBnf9ZRRz
P2EwZMkoCacVAMcXcV292X0S11XbSydchqw/gevIZncB1yESkSil7aOUo/uVapdBCtztapfhzBbY5uBUpbjEAWpxJRnOnDvTzvbSx1whe16SZeKEgP2fELD/
AviiPRsNC0W0yDUx42av0mzmBg/rkQ5/WPCwM+4W9wE3+wcLslbJHrD2S6Xhwmm0J6nthhFkz+40LT6RXamjC/6pGxlnv+cywdfZv/wLKvUfD7/IbtHiD9Tq
/CW3sw5T7Rddps8+7HJs/yGXKTcecDG5slnPChzPcyAd88SckMcyYO7EHzkocg3icYxflKLJPUAaN3pzXudllDLJ67xcMNKTEphMBPnJyPEDn0435PSiyQYD
hDvKiO/93fTa3THMa3tjmEkabUgkx7pkrSHZXkck27/k0keQbP8ifdxeOsz53jGC3/p6jhAsdCMZDF0JWKXO4/BCKvnP7y1Mn3Xd0+fzbs/8WXfx86drxuRH
YPasDgtfly0sO32EPJ+ZNmxmfhN+vZbDLNKk65drk8QMP3hxWP5Sqonqy5nvX+yU/UP87Mz3l68qIsMnC6N/hqHYd1AseEo74l3FDfN2huXfxtvmrWpfTGT8
U9WEy3oadZn0YEvV55eOLl8fhIW/fJlEU0nfRFOXMZn+WibTX2l9hlV9Fmb2L1sfJbW+bGnu+aSHex5A5Ms4LeVaRvFeTG1OXaA2Smm4fIlsRklPNiPG0VIw
8FoOBl5pVYZUVc5doCr59mTtWkCS3nsxWyJneOy36UX50usTqjvaJ1Q36RRotv8mp9keYkDRIKN2VzFqd4xRuyOM2l3HuKK1jCvyGDhQZl0hgbDrcJzVIYOe
+ExQDohqpHJ3L6EnuJmms6bsGEH2yKELuDIJFhllg/BH7lC7fBqOq2P/O9r0AIVsvwxIEo6n1f7vKfCEqTfdrP2hZxgbcGM/d+jPsBf0v8Imual0F/Oc7WHW
M5jo1O9yiEA/HyiZkFsEFoSdXm1z5PyME6LEaysFOWkisU1nkDygA1u8SeB41B+txDNcnJPk1Uva7P2sUaYG8qF9jKj6KE0D8TUiDwHUOKSHAdPhMaHumycr
iyjYQ5qAUgwPIXeCVuE9Q4gakuEhSDzL8JC/htzn+k1sCiDiO6/wOnF+1oScMxJyTlfIOR0h56wLOWdDyDmbRM5pF0YMg13snGcKgIAZJx1gy47qqDJT92eC
wTEyednw2mmP6KTYIEoJfp3ENzWKBY9NJ02lGbA71GFrhKutEV0O0QY7RJvFLjDWiCB3iNaEdzES3kVXeBcd4V2sC+9iQ3gXefJINxj3jJe3sFAkozNlNj+o
6xcisxkM7a6Fahcg1BA7kQw/X/SBoYqzr7zXt/OUL4zYav+hao/A1k3Ht6m0UNX69aGmpYjz31oBv46Y9dSNTplCxDd6x6rM5zRf5bSXc1VmDjpUhbKfzQck
6NQKgs58kIG3BV9agg55FSnTMASd+WCLe8bLfq9k4ICn7u3ezAvJhMmUUaRnOcMyoLFhRGzDKJ4vnDiL1PeGqO9NQ7zIc6lYEgxgWhao9ZEFirWCShcuq89F
/fS5k1Krp6RWiyuvVVvVav7A8n3FpjK7VvNcK5MhJtL0I3atjkmtHpVaza+8VsOqVr2SQbFWBHgp1GqGa3VIIoBTkdaLtZqVVGgHpHYzsEXr0Bvkrqx1lVQ3
8vD9izPfCCgFx8yzPempKR1yTdIh19mg0+rHt+V2pVKOdOpqi4DrfGs6afVwVp6oTvN33WxSB6q9bFKqkAerHarYu6pMZfFAlQditsqFHqiqATHNq/uaAsUh
FpcqkaP0pzhpWYkBW0xyciLnuMzAouJkZ/omB3Qgraj+Wfe3LK3onIAO5wS0XiNIz99kpKenCnJ3d1pJDAQruIge6wxQJmyvM1QPiFgTeR1Mh3xhv53lGV9S
kivQc/iEcQTB4EYPBJjqUqIN6FjQnQFG7T4vlnp2n3K/3ecPddjqzIX2nh5qqKIGUuurgZRZA/FYA8GwvUPmp9eTTN0zLJOPL84+HWQffuqs0gBnTnm9O04P
LVRR+6j11T7KrH14rH1cRF1+J8g+smRdprq3mYLmUeureZRZ8/BY87i4Xlm6JnHX1mJpHbW+WoeQjHqsday0GstuKN2bRHGD0TZj7BJp+VpO/NdrYy3zbW1j
5Y1Gm4W5QPvwVrM8fkY+L1aI7VjM3XIC26ZuzzroXcsuThYJgmzLw6hr/miJH03LnMl5QFL6WQ/zN6eGkHkkL4+fPCVUtp99kLnUKwT/hvxnNjJZhXlW1ogC
20sIbHfIR1LvNEkgWdkWCYNvXn/mb1dKEgcwOoV0oBEHMDbzAEbQHDm0HTpvU3tVqTOw7tss42UMUXJ6dT2Wavvpe5Jb3SsoeS1W8sqs5LVZyRsocFxGrOTV
WMmr98utThvoiBYTH/M8V4mJhbQjgp7I2FumU4+Y5CNW8KVBElGajSon3ajhkqhu9QCpqVsJJ0IOFDhB8QvbvAVcI8rDESAJ7zzFOyAPBwPKAp2Do/GY0rfy
cIb15G7LIxnWSyRD0iHdZ4IDGsoUkyHCtau1dzsHR0AJNgI7B0dQyMHh6UckkCFUY322byCDZ850j5FhvTk4fouPN9fKwREJXbcX5SB716SkQQXz/BsXziT1
9KWh+C8cNHTknZcUNNQVi/DSYMVXM61sKyTztUJu3Moy3ODk9FNPdDn9nC620vNEK+XI7mT8gc50/DXLH0ii2Z8I6eYfSx68L0oOyFMOh2w/qwRIYc9erHTo
eqrSYS7TCnaPjd7pSqfZlz27lTTBnt1KGmDPbqnZ7iLhdGSzZ5fhsM7Tuno9aV29ZdK6LhZD+BeR2DOLQTZAgCViz24V2LN9FpyXTtypBGZPBOZQBObYyt3Z
N2le61KS5rWyD7y/mDSvTr77OAkTryepotdDo92bODWQfIZVyWcYi5LUlr6p8Uk4IGzaF06T18oW3rnfTpM3XuTdsyPuX7xHg2OIgLtFdNoOJNUW8ZFbD/h9
iLdxUvnqaXxUU6RljnHc179VMrtoY60k7GHc7vZqeP2YWQ+L6+pQzlMVGztCDF9gVV3Ct0P0SGhucpZZT4dUl01ItVcIqe4/GUGxzX51j3yBHjDksE7V4Av0
4JNDHgTiGfSYqTmEEzAkww+zSdKVNfGNHqewVmuOU1hLTtawe0Z+tdQ9JSmHmiSJrQDfQolit8hkDLNzB7ul+GJeU0jxzWWkeL+vFB+zFN/uoXSBj7qrDJO7
PWuoTnj/kZll6wNJvrGMJO/3leRjluTbOinvyuqD/H/fvkB9pqaFnLCvNO/3leZjlubbLM1fTG2ePLp8beIu2mJLom/3lehDluhjluh9w8Tr035UfL26Y6hv
w6V2pK4daOn0FU7v7sW7lWUgUIpqn6QWTDetvus2EDzr9DUQrOSoy/u57lkcqRvAPD24LAcqDARhzoKqKmcZCJCG8VxfA0GLDQStdd/JDQQhH1tdrxEJ6gRL
UCExi6qzithqlXoz+FjHtzdkIVUlDIzXGaAz/ErnfmFmuU/wRrMCNjkg1F0zQtE150qScQKZkE/HF3zSgOCTeH8VCrBHBcf0OMAo4PB2mdJ+weW0uifIJ6Rk
CLcToSqmm3vUlyqpL7ARdwKlutR6E5yGrH1UWfuobbYBS6qvQfbfQrPxx6j6MGJRwDAFbDLC0emjrGe0WM8IWc8YKHDpc3Q6MggNMSGsxQRbZT0jLgSp11gc
HM71jPmaFgYfGA0ckvyA1nbubvTnbp1ztWHnAXc6/istB+ZTeQNcaz5z8x92+XzxLdwWZ8QisxRkqoApkRx2BhRSz9EJjCShzHCtTsJfPUjnAdE1UGE59mfW
wv54NvanViCI8rqwP1XEAy9JxlmLOJ6lTARRp1yKDinbOev4bjxNuSmRkY7CffkuAoglZ53PZPtlfK4TBBq2BEK7Xel8U6Baz7upY7I+5Z/YQE5RQfxiVclD
B3j/w9p3tFB93XgKwG1SV//c1PAKr4BFvQ4pFw6Rx9I4QYbGcI/qD4JgNQmwwiR87Gxh8mjkWsDx3uKStSuoAiaE+yGaNShmtgKf5azHLFcHcI0pZrZCMFcg
ICKKmWWreoVCXA04QbJNB3qTxp4nFvYBtrCng1Ars4/dY1JPH5rJze06XfeQ7M3DyUAyaGRbq9Z2fyws1aXoQJ+FECIC5n6NqEvLhVcw/b5PXYr+7Oq9Y7Sh
b/DmHQZJ2r3n74xnX+U+i46p08eTLvfpZ13u099zuU8JW+UQ8J/6lLBVAaFcDvJHoFzeQR+3lw4QwooAxhVwRr/kJENK/9UVfpKOpJfoIPzofvZTBv06qvjH
laoo3pff4bIR7IBM2BnZn19iNvEasaTWCvm5an0kUmcJHtgaSJQpp1XNSKQBS6QNlkibLJHGLJEOkcCPALayRXAW5pjcsIAWrEUsh2ekXC16kqXAKFdzcuIq
KXxEpPBRYzxkj8ZoMiIW2hk5wRlKQ6tI/XddQyg+i6SeaVlAat/U4sdeWN/ojLor/nXKdAFtHgCGh1iy2Tnj3HtjA0BzJfWPQe5+e2cV5/SZedYjLHll5+e+
/Pk/+LvPjW/BQEvVZHhPSBBumAMiDhJCkwZxlQxiKIM4IoM4mlPPkBw+56b+Y+nAZnVAIttQ2BnUTl5NRGltwC85ZgMGggAGyC705SDtwI69/Q6qjhmU7fel
ooqi6uNFasLEHE2KLVjJOBwpUKbqvJ56m6mr3OUYHZ2+jI5NZnSMtfjv2MR9Q0zcV2XQpepfz7DuNpbIlcsZjvq2wmQ40qy7QwXW3YBZd5vMuhvztHYwrWvQ
t2rw8LNQWVoG+Hgj85newMDdXZ2JHPWo5hOyBrQJjNn+XzOS7SVGsm1GcmufgSwQMDp9CRiblr4ydSnjOGzGcfhfaBzHlhnGhGXbCfZjIPVWPoxjsu2vkj0/
lD1/RPb8UWoilj1DzH/3m0//ZpB9TZXzjNe1N4CAMZlIxhMgqHCwUSN5Q2DHygE3ZR32BR1TUOezNtTJwbCFNgz4Sme/UK+UTx5GANYFMlnQDkLnx4eFkvdR
AYkvCAPj4yK/HzOY93lXrbK9d6bs97gwcZm142Un1Bl2vz7Qnsj/0PNjOVO/EEQ1WASPWVzO0V2s7HzcyqQg9v82y+XVQo6rQZbLywXyKAF5Bbn9v8ivOOeU
LIO+qq0Y9F1t0Bfd5DwrbkMZP8R6mweDb8x5QOqJt+7vRH2Tij8pdm47C65rXADO0iZvooH8wf0R/nL+iK3/P+ePmPnKJfojPvmv1B9xjePsTZBK1z16NHEl
mvrcqxP3SKr2i0QHYYc7jh7FA+r/Tn4rqaib8/PRGvI9IG4JLLj4JyZXxLcP9vFMfNV1XN2W5C1pXdpSJ3IIbV+sw74YZsdcooRI6mJdrCO5RwkLs57UN3jh
Fnco++rpd/xKkH1b7cHw9tazITyuuWxDSk+e38pWiSGykZ16Z9EQecFfqtPk3HK/4bEo/GZM/ebQ7DK/YVaqwm8Q9pgtLPejOjjTGvA4bnDHtuRRaHUlP8uw
vln1MZnIkbEDH2hydqpkm3A3KdW1Jqxwi99fS/SF6uDMXn3ncbXMKnuy5M63gPzAxYnnwl063SnlcrmawRfmv8Oc/NtLm5MfWsZ6EUoxoVgvfPWpaL3wxXoR
bmA64JCMS06OD4AJQogNtlDIe8GWEbAto3ZhW0YAFUfNE19sGZTNuE5Fi4zlG1uG3xPH1BD5q94njokV0TqJYCFpV6GILyFpVw2QRCgRDNyaobZlBGLL8NG3
obZlBGLLINqLUNsyArFlVOkuUWikTKwUki0jTkKyZbRRINkyfGPL0J9CsmW0MjBz04tVJVnxVn+TLSM0tgzCiraMLSN/xRnysQyo/6pJ87F0ELIWbBk+2zLa
ZMsYUlUMRRsPyZbRxPUskt2Ftn4bIkH3/Z66xmTLCEGEPIsr2zJCnN8zuA6QLSMEUPSci5dQlhXYMlCUbcuogXgb35ItIyRbxjCup510JAOHhtgy8MNDepBO
wsQbki1jFNdFR2lsw8mIzMCwaMvI+2NhqS5FB1K/LlC/ii2jaWwZ+StgywBnKLoU/dnVe8dghA7JltHq7r2qtmWEarDElkF9+lmX+/T3XO7Tp1zu00WX+/RJ
XGvaloGPYssIISMdwHWU5NoQaHlScWumwrBlhCTQhmLLGDXhosUKFv4gNbiGzngHTVhSg2nCzsCEHrIarEpskC2jYSLtoKs0jLLgG2UBtowlVluDd4yGibSr
caRdzJF2bY60G+RIu1GOtCMynjr2zDpsGVFuy4gKtowGDJO2LaNBA/ZxXYM5mO5CsmWswvWQo5RDjawMyZaxOlmVRPQrbcsIyZbhW7aMkGwZodgyQrJlINQH
v2JbRmhsGWFuywDrPhxGbMuoaltGBHVgHPDut3cmYMsIjS0jLNgypGoyvHx+qTt6eGkQx2UQJ2QQIxnEVTKIq3NbRoipO+em1cfSYbJlDONU0YG3yJ0y0rUB
iwbs92rAvs6D1a0B+6A8S0Zk++Wamwmh6uNHasKo7RdR4diCRzT3WkDVeT31NmwZDajA6GBWgUOyZYSwZYRsywhhy8ADrAOHsGXQFL6ZZ/Ct8KVrJmB0+Sgt
LSVWhwm1jU5V1oFjbqXwHTuG7zimad23FT4z/PhGBx5lHbjOOnCNdeA268CDVgBpAzpwQ3TgsMuW4Rfn742dNbjc0LkMl12dtcb9iA0HtowhsmUM/a8ZyaEl
RnLIjOTWPgM5SeO4Fa+5msdxR3Ecr+BxnORxnLqUcRwz4zj2LzSOY8sMI2wZIWeRCCdJz8uHcVy2/QnZ8yPZ81fJnr+amrhK8+YVbRnFvQGoBAopWwMGucTh
RvKGkBLn2AE3jUXCRAXPHZQK1vnEDbnjkeG6oX1/eRJVvNhEgKhxAF2aGocG7yN0inyYTg+yaIziugBmhJAsGnTuH3PBfYJP865aaxdh0bD2PduiEfazaOTS
6gpsG7Gk6u5v2/iUZdsYZdvGUCF/93AhgE18jg22bfhs26jl+bvpuDK2jZ/zHX+flW+hpeXzpCoHfIvooBxRqVpJK37uXr4P8kRCU+CmLXPFjH5vAT+g/plI
27gkcD6oZUAF8I9Y3mqRFRSXemcIFzCctJMB6UAqwxJyTL3OdNXrV0j4aBE855XOq+gT5Jgfx6ftpatB9Yh+b2ENXcXoobvUmUdAog3eHVvcvfzpdhKeHpD7
t9Jfs5DEYlP2S2hBdpX6R2Selh2fNWRmbgtkbDEuV6mzuLWpdHUnxOXH0dIrnVepGdyCCQP0iVp5bkF5nsz+0qGvVAmsPLdgnyWGLqrW5Bb3quyrX/6YUp5f
FOVZKiSsyYTIGFLS+G5oEUoODwoPGFV6KFucK2qrhfewOlj4JTLRnVnuN6wWF37zAdV/2cxDy/yoRnEmhR993OxmPU0rNsbCmsx/z+n3GxoBrI/WBncrK90x
dXZOCv/D04gvjBp98dKo5r/tlJ19lb1K3d6r9rSccu+n1OZVMtag/6S5UyBBe69hix+ARGT4C3MOvqr5SafGuUETzjJUS6rz8t2ZVx9NifcycdoPmjwyaePI
QwZe82ZImEn1TXSp/WSDaAt88AhSyWOEdU56X9IpUfQgfqs2/9Kb0/q4WjQ0L8Y7NUDdEAK8gt78zqX15nMtPyfIc/daFHlFiu7ziy/ud7Mv8fn3r5eX+5D7
z8lB/APR+Y4YKt8fkJebOYgXVsrLfQnU1HZpxHXMVNVL8HIfcn9gDuIfGi/3JbBGS5MvwMv93QvM/1nH4MoCSuTwv5iMe8FZwULY2ncdbO1eBt90ZEZJPPNZ
iV9+3pEZJfHLp4XY+ZTTtQxOOf8MVNxbp82bVsDEfQlk1HZhRJLLK28JJu4F50KrYOv/KiLuZ2S8npbxOinj9ZSM16KM1wnHzJVuWuBit0aGh5moA65vCDGz
5AT6u4OCdAvTUVD0dmV/cqJleYS7EoqNvr4PoTC4FJNRm1D4T/f3IRQu7yG1uJdQWJ2n0ylSeIBgdwxdTJ9WaX7hquEXrnbxC3eVo/mFG+AXViWqMRzb5rIr
KFmFT2TljohzeBSWtFFY0mpmfMiUTb32yzkvbsS8uHU+t2NNI2CBiCy+4Vhz4kZMhGvFccXMh5sT+30u8KrqVPf26fSVYaqew6UCgfU146nfPQCdiip23V/I
nC/vQV4cuOjLOmMSDP974NgNiBdPBrNHjwz4tk7p1alAICr1e7LEt/nJlWUICwgWaRM92Nwf2ASpkeG1DWQzDn+iUeHGV69VG42PzFqezkFX4vHyO3WPclB5
yBDqJtFGolgEgpJgIds8iPgNunDhIRJocW7LTpX4pSmrFpAWSQU3K7kpVTLeRVxa3esNXfKlxnRqUFY9SHfFWzioffCWU4CHql3EoR4IGE8qBKOBx7pTrYcR
z+syXGSYCuVpuNU8GddydvedQLZmzmvHETbUM8hVfEeDXOWsiHpAOi1aPJijPF2UCqdWXY1WIHqbR4ZZM5MAcncMIPL0a7CqY9Unbcp3qp4NCJHqlRixqtGq
+u8Y/Vfoaeb7wDlVUZcajT8u1isJ9yuvKDPW3LyynN2Bn1RwqdivdDI3/gqbLfQnvS2UM/c1hA0qvRYd8na1eCpvwdLZ9bYGSq+orlE9ndNOM/pA3VOK61vU
WMRST1n+FHmlpoQq/3UkHSCLOqJEt3lh1+yq0sbZxWb9tYYXKbWnrlWBRdfGRp+FQf6a9zyE/33j1QKThp3m+3m4nI35/5TLka6fFPz6k5L1/YRA855w1Uxy
IoG81wTyHgnkvS4Q+YZA5JsMEBOWS58DdBIC2sy4aUsg1O8/aOBiAcPFQoaLVaVunG8wxBRKmrBUkUjT7rcltIUmnbcEgjoNGAtfK3Pu7AwmDvAdMae5HKIt
pDPMTtORLO60Ms18SWeBt0PwJ4isIoq+zuqMDLuCdpklKEXSmlYvSMeFjw7eK9gyutgCnGxQ02PkoW+P9g99O2dC37KvHjGBby8ACNbarLqT0GlIhpGMEyTq
7/T7BJlGWK0diOrCJDAgK8NIZRkIik+oWfC3amfawxPgbxwlggDGB+4TjmF4wWEg2FnKAGzaOt7d1rV92zq+fFvnH9hfaOugtFVpByPJcDJUpJSdJLxdSvDC
qXSiqyXjyYS09ejpmZ/POe7sZ6oksRTuWeyz9pMAw45qdPrq3WrOeXcm/u4l+3dD37dwv63mrgUuEr3NGZtfoBg89LP21ydjySrTV5RvAnrGONmyJgxF6fmD
Bqc3yji9McbpAePr5KylCREBNCUM7LsEBlrFYXtnHQkovQBFwCrTmi/tz1sDkWmlS7KSrDJRN1SXsmrkqM5W+tX9Gk7/MQatb1S7X/xT1+KgaOfZng0KSh3R
akhUe+FUbCFRSytbT0kIzFM5G3TFtkCD8jMPqQXBJ6zQBYLPQSZpzCQF/bq/v0c8OA8IJH6WIPKMfIZsTYDHiJwEFYhfRA808Uo1wExH+je4OtuJRAhGF0xw
OBUwwe26nXF4VEDkg1p90eFaIQgBtXrW4VpRcKLP0bCoz6LD9XnS4foQ5U5EBGEVIQij+nxI6vNBqc8xqc+jUp95R69cUnq/d1AQi2rkY0IYrla7OgQivdOd
LAEjRuNhkpruvdOAXsO3d3zGvjoXmdx50Uitfzno+/u8uz111Kl/tU1qMWeYM6u2Oy8QSR+S2bmqtu5aTwogJTmAjKomHGhQ/+c4wUsoYJSIheg5TuwSChil
zvRZc5zYJRQwSoNzsYQCVwHB16bShwFTUNr9RxDkpw6zx520rdU+pbt/LndX4XVWXh9y3SVoQA2HWY0fKBC8m/QaiDCl1mcSipf9VVcUJnqFkgTmBs4BZsa7
XYwTk+5tRJOK5MnHD3y6MwBFjV+2QCfdZncPmQ+YzA56blJ/jPh3oKry7hhjbzJgzmrSVOdsk4RpnwJR66aZv/QOnegY/9yUhpS8Oa1ln5t7lytJEFHpuf2s
gYYaUmGE5ECSHw3pOKN0+I0NB3OxTvuLpzYgl5UrLktKnnsHZVwiKCUOFoKgYLfKlXH4dIZ6XmM08F1gVtvg7YD1RHK8cnaWqsnOUqVfvEB07tWIvkiJqL/G
P6kjV8vboYyQ6eInMMg9P4LXKiQoDXINKQHylaVXANqyvbSBnZSTQLdsLq1H3PvmUgJ3x5bSmLoMbynFTNS4gr5Ihzr1iHqQrRelfG6RUUHVmPp48I2NUnEW
UhcO9u3CKfRgY6ke3MpsilOkrPzwetCu7CV1Z527s4nudDkNcv5GPctxN6Eqi8PyCXbwoSr/eK8J3eyEnADa60ue5yPul1LiXAHdonU9rX9eeUo3ccgqsL5T
KyxJbA6ceMvkFDr36mSAP06H2dFHOrC4nXCQFYrAk0HSeh3tczBjIr0UEljVTI4p3EVItJ3cDPfCadJpTfKqiD7dhT41eaaibGiaXgRLEspU/75QsnJNnS/Z
RqUa3zF+TYxvfG2DU9+S+ajN4Gw1UEqrVAMG5XY0UZewM7bu/D0kN5QKuZ1D2F8wYKNgzgh3YjhmHKRfqMHRAzCV+jAGrg16JsGfib4/uU2J0HR/Cn9O6ftb
t7m7+D6sXOjQF1WXcBrwf2DvfU6dQVXnAVOaaNKG0lhDxMnd0wlZNttsgUCybaO8E5piWvT3MW0g4lmxBzGmZn2EZn2E3AVUiy/TJhlG3Is1TcEQmixQNZMF
qr3kT5mAAccNervGXVnjrvRxTGOXT2C3aJG1NQUjRWTQ4DIiSWFAankCjJBsAmWMH0aihg+FImB2QN36ryG2jXl6rUyQtYESq6cRC5vRDQ1aP0MwiydhP4k0
5NsikaqfvAXuZ9WsMlaQp+fdtQ0ooBih8p60RfwZkZJH09E3X0vQMTVOHsapreEuNWM2bBfMhrWejqa4wpjjClvIGEhd0KYuiLS5MIBZIGhAropW0hDPzBfU
n80UvipgwOwJt1EVXtJewZCNjGXOoU7Hqwb3yL5fi3puhV32BxOPqGOCMFnzyIBAiKxsy6REfge82Sw6K3cPn780h+bnXcfbp15T0g/C0qx+uakUplZ0MyRR
h2MXHHxJ8erq05VODSKrg52ypP6RvU59s8GLKQ07hW2wLXNCKf1770w5P3W/QXMlO6Pk4ODs7g7k/Qn8fr1+0eRFvMMFUMZh5i+q+hUA0Dhw/JfUP3mFlZq8
2Z3iArZeXAFbucE7gN5xok8gufvQXmefOboYqXYt27AgT5OP3WWHt5eU1DpXJ5u6TKah7USHBq7ubk1rBde6/QeI6Gt4aFfasO837T9a1h9AOKgNRi0sdUnS
Afu5wWQAd6fSIfvusP0HWxrUQzuK9Ri1/xizy1tFgUVqMzmSDifDR5W4ExxJVyerj84fVcVFR9Qn9c4waRw5euQh9W59p8Z35ulXb1aS+9iuO2FFgg/EOtvy
OCq1f+McKsGxAFRCfRsTNGwj6FR1GzEzDOJMUwsMm4pabthXS9YpKGAWNbr0Yj68SvnhFSUuF5766ut30ddqOtAAl0iGK8UPmrt4iCYKkHslOjWokmNcSYDc
gOVXtR2/dulWNbhVEbeqya0a5Va1uFVj3Cr71RfVqtwk+/vtSm2fu9dBXIatSuZ20xIxMpP+qzZwZ6nTiCLhHyeOIKU4ieZd2eDesoWVboTzwmJASVlXiq+r
ZI8zeW12WAmZf3ZAfG8m7Psk472kTof3d9dJKVNMoHMTTkec5f6u8cR/C44pLDb/LWy4vYEcB3TSkLCSxcz1tAv8kawas0sP9a41HGznUT/HDmX2nO74SOLK
0TXXUjIaf7rT0C4RxOZ0AGFRN5vk8lKFNbM7cIYSLvXIQxp/s+M2VSCYrfoW5urCSK/xafOnnoOWU3SMsYm3aWFxm3ZcsRqXuRyLC63i+h4obpM8j2FXWEsT
vlKdnsfJXYIcsu9HdFSwoA85rLwHf0LuJpmswVabOeBg7yJZr5WQVGsgs4ER1oI8/LdvQT6H//pJFbJaDGdjTb0US6bERCEhO2eqSUN1fxOj04S81k/7QPbf
JNrNVgcyL19o6s/JJL9mszCHbXCv3kL2I7JEp0rVethZmftOGiiz/rkDrCrlZAeAKnPxB02cdZXjrCmCF9jksJBx9dyrSQSssWWjSmaNBmwaLdaSZg78SJar
S61HzOf5tJW0zCO3jafxJ3d+X/+vdK/+/PffL/07NR1j9WSCY+B3boOnMNanQqbExLKeXiEEOb2GNfuDnSsqBPW7dql3TUbNFxP0mYyUUi4JZDISsiR+Uc+R
Qw4kTZ9mHwu1YTb5Vsp7TDp0kykyDimdVU2aDWovbz+mVl2bKJLUTZqbWrB1jZ7tYlI2aVL2LbAGIyRE2wao1qamQVPKaPOdlPgZBq2sxPcmptU8ok9QQ/lT
jPlbKpmJq36oxrhJkbcsEhtDY8TMYTU9cZh9If6zBw0XxmHmnSU0jm8zFb6V2Ng0klnn3CCOrhKxAlRhRIpfctMB+EkrYAqZVqLIwK6Gz0Rkg2x0d+0d5ZDT
P1BOh8m9bskwudfaQ0jLXG1oKDngfNbNZOCEkEs5JFb7UleHwTsdyGl1CF4hVrDaa387GXqE/Fk+5/UO0wbDHhu0Gasd1seehKPB/c9qpEq7oOHBJuLvelsD
8TuN1zeaNFWw4akP6riAGtT6qbQ6jvAhYI7H09ouGhG81Ida6KttZJDW6rseZBx0BcK+mmaBiV4KC2mcfZPGObSm1Z9a0yrApoqoJ06hSDATkjV8Fgh8bHkx
MVZGycB1RC2GhOLq++h1jRLbr4JrOUX1hZAJ+vwY7EpATERxNlKD3Cy0Cw3xmQq+cAupAfhv4emQny7z02QM0hO5BOO3BVIPmczJqEe9iYxL0bzjufs8CDI5
lsPwQ8JjWaGAUOjamANsP+DTCa7+ffAq+xQyop4p6c3kzWllnGytap6PgwYGpzU/j9cDTvXJlGJeOpWk+hgVBKJi+BLQgAo3oIwzeSN0OobDV7SIlpTXfZc7
JPsdAvXH+0EWG91X8cqqNYFxZZfekpZFJCsLMTy6sGKd6ARxKOfr7+p8+QX9DvQK7aFB1wLEOFVoDy1nV08nZYlMKU+6V/NxrnYgx6PS1KmV3U6ntlIWIb+4
FF0mJzmRPhM0ZBIQh21eAqfGNg/0oOE2D+wbU8zMBc9aVkdZ97zTZJS8Ws4KzPQoKV/pbO/U4R3eBtjJptJWtQmUAeBu4TKVCwxtk+ObeF8iAnL0aYjPKji8
MYiwCZI6ImwCJjMKmMwoAL/bEMOaYo1acWDyccgmXFaCQepoZ28Zzt6pbFQaJq5eVBLMhdrTa9Okiuny0LsLVKnCnPT4kAnbAfLk4/ptYYeIRctg5ce6qeTy
MIXXcI+aqHenywdb+LqMZepggm5wh7YYFgn10GJp5aaId10av/FfeuVAKR0IDJf3nyrZqcdh/brmlnd/5juTt/w14zWC7KmShdcwaA32ksGDpkR5JrULNrjX
bOEg8GBTaQd7va7uUHrZrZxceYql6iuQMXZTCbJTsJGwhAF6pbVOmCAIgdhMmB3i4DuZ1tEj8ts8va2Xj6ono3rmQWtUvexK4vww1j/CulDWPqLbKGbOjIj1
BSVW2u8yWHhk+i0xtAhzoKXTUNI+YIiGSzuPfu7sX/3+R5769qs4H5ZXCCyqcGBRoyuwCCtuPfOfJwyYQzRRyNFEVY4mqnE0kUOxNDX6hFiaar7bxVs8Avmc
MpNntu4ji05tn/OzTp5ifsFSMB0kmPBxoUh9zjPhIPlEVZihkwLrZQ2aPWykoc0Frcb/Dr3xa+QkUVdk3k/0AiadzAWuSSRF8NNaZEJ3YAOvERBN8gRHniBc
4JxBDm/1Oj7+03Apcfj/CXxBNvMRmQNK9gA3ZQxuynY20lFyVGeQjkXilFaSRlRMWugIqVn40ZSBHp+/x+IqzhMGJtGkkDL9Hj9gfk0ku/y4nWnwdoYo3cY0
QbcSeaAF3cVkj3SKGDUvP0uuCbqbk9HhzRtRytAnCEk0vgybbrOHTZf8hKxdR0nT7F0Rzav7yVFPE+s++ri9hKRGyfAW1eTs6yWDJJkp4nTud5i16D4irSYR
d1BE3JaQcQ9ErKndwdJBRGI/T5l6OoJjI8KxMZKL9P1mhsMSPRJh4dxQYjHOjQgR44iLHsSSifjciCi5AGnvWG8d9VII79cS5NVykFBBvXPgjuwyUwcDG9qT
RH1QQ7M5auhb7zMIqQOCkKLpgJwhH6VhOHVPd1bPAuFwo4dwGAjrYdYv8wxAesB+xozXf+XhuotH6w57sLgRBvYjxM80Ee9CgYXRjDRtlRW62jXelHdkidZY
hMWNHsJi7KDDLH3+q2iKEVbFIBYj6QiqTtwlY2lDTPJYlBffT444P8i8MMGvTvjV682rHZNoarkiNvRfeBuwsIYT4b/nc354iysknra0voT0+z3Z1n7Xln5/
IQ5DlgyUPO/RJ8s0WZCD33phOfiOH1gOxpiX46f1cXuHsWsFLKRCG2QFvYIoObYoRCzH3qGkCmS60fJpw9gOGrl82q8AI6BWp2HaLmkCiipUkGoSiSUxrTVY
FKU8jiQqslmojE0+xOVW9bgSmW/PTacaLkKeM7IGVWENQgaXPPSvGf3r6NQLdGjNdGjtB+7QCsGPpUNPmQ595zvlPTdxh97IHXpz3qG5na3et2frUS74n1AV
3ImopBlvCyzmnBVhbAvBX1nqJOCZVg8WDxlBErkh1IvmoZw/6fAntuaaYSOPbBkWxNQvaCaHnAzaBQQCSzc5TJisHuXkLlP6zM+b0veo7wcwAKQeJM2HqXN4
22WdR0naeOk1KXXTLvqed94yxG6fVbaAVbaqcahWyZKgR01rLmKGkk3Dh45yB6t7d3VUD2duJj3AfaZUiwfZMotSf4dnI4wt6ymMRwm0fqYZr9F7sILUc39w
3m3ByrotWLbbzhzq123qoK3/SqHXYuq1BO9cj7gCAHkLvTbG3TXEMw/BMFWTgw9GimKv5VjPMrK30jRF9tYysrdSOjZEI9CKaFgKdqgXU6y1Z+n1NmMkYIry
pZvbPd3Mi0vr0VXWoyPWoyusR9dYj25s1tAJexjIYYi3zWKdpeAcTQcaBq5qR0pZO9DDS5gXTajUQF8ergGkmZUt6GGnYBd4mGxrbVg4YFCsUi6YgaR6fV4X
BnhVDS+qLwYQwPjYAAKPDhtABtFEMoDMonmD2yAxUzSDmibgS7xDzyseQnV9gYbyPrGCBGgkGwpDYwZ5j4Nx3FR6CEGR6joHmZJmJNsFDjlkCwkMb0xoeGN4
a+zb6ID3xkCNNEZR7YQYxZCTjYQwiowxPxS4p8gaUmUfGoBe5IGi8A71+ifp9Z+UdVHTVodJNdRpwZIBUazF2mvu0iMoBISIFgelLF5EJP7MOy8pEv8dVd/d
53PAvPqPnPcdPw9WLYRNwePYMTMS+nW2SyxgJRl2pQ/LVED01K30CZFNN8pEKVFwUsHVREPcbOTB+p1WfhKf26e6KSB/VVbZk8bTaXujO2m+lFj6wIJENRkP
xRaL+8lioYMA2+zrCMxabyv1mNd4s/snhNiiUMAwqb8JmevyUuTJB+TlOIGkAHLVJfE0XBzMRzhz/vsliIRtrXAVSi8tUbra3a75m9u/Ovtb559/1XxnwOoM
xh2G0OcCVsYC9W4gGNtqw1b7ZxsG8ERd6gwlGiAoUUDwHlHgGz9JTAR0qdEFwP1+TZOG/QQFb4Xq1ENJxZbVaQSW+zW6xbN+D/6CIxbrpjoKj6T1R7aZXlKS
eM1+oP4ICxYr67mubmlytzTRHwkAqOiWJuwoMSbmIqY0+SwQ7hjRbII22gSiAfY16rOmelJNvzZmsTX5Sl1zD79kN/QSM7DJ1JOBsdU2MQPJVlvqNwNVI6Z5
ZSXum5jJaYlJmJSkBO5rLBTubfXz7qlIjZlWqzMt0YLUU+1T8xiDfnUsLVFH1LDEvU2FpSXu7VKhSBjVXEJrmNuv3kKzsvXD81+o3fyf03/xUa/i7SvTJunu
423S07lihJDU3aEDSfIpkd8RnGaZQCncfWVMwCnV2Wigt8NsgHo3VUeGb2bbm1RT7CfuYBNcEtpPVDnrVo0PzJJxUOituK4zcTUMsiBXxIo1K/OhCIJwDGwD
KKJJtTKrWEYNGCDHEJqulhEl13MQuehR5KK9QHjD93WxTSo2c9X7Xkc2QkE19JTd4LIjLnsnTSJTqG9P2Jj8wngCvjMcyGCbqjAYtRzNlsuwwVp29jOlgv11
jO2vMdtfQ7a/cp5fpQPlDg6ySu3KJnUoY26VusH2cBir1C3GKHXmw0YavhnxW5vdm5hSnrP7/tw7iwF7TCUPovPsiyU77KzWx+BhPyHYiMI7JTDO4cC4pd/5
wdMzjoRZdL90TOfbNS+lsLIJfmlySRUNdeZc805yxdf5nfEy78xNMYU3blDaacSWmFtY0onYEHPGWOMXXCIRZngLB4tomn0fACk3cXYB1CCk41ZoNCCMd9+J
B8AX/dpxbBJel6BE3L3qv9eOM5PfP5BpxwH7cLw7C4gwWgfJO4UgeWT+icmhjQsEjZKEsjjkQccvD93PpPXYa5UE4JFERuzVEsHsYpiwH5q/42mKKzd/h9O0
/5m/E1AhsztPXPZCKKTxu0F0n+uBsNiInqcKflilzjkfJZmWrZBLKnaVHsVugxezOgz9rqJdOZI9Zjt9giFyG4eFbeU0TVO5IVJ8jOLGI2QJadXsb4S2TaV9
94DUix5XN9gPQMK3r4VvfKnt/0YA91kAz105ozjesetnxEmgN6sV+AcfvDT/4G+8vBlR37t3l/d5d6uZS589upY1WHHeM4WKk8YwLak+PP852njqmWdh8Kuk
gBr259oS0XKEEoquJfi6OjXr7BQCY+xZCgohVW+W4uA6LV1mRti13v/bnAaIezf64wyzOjeUMIeN3pOAujaHmswwE7QnwXcDjBOfYc5nT8LsBjkExcPnoS0e
uFsoFn0Ypp2HkEHGV3qj2xlddw/TvBV6w915n7rOu1vc0NDkUxHq33lnOv7evRKtAgMjFlVWzaqq7G+/rzeg7uGDEqWxqXSbpLCm8LmMdejHOmM2wI7MD0zJ
M4Qw6WSo06bQqXRVByyzg/g4/oZGiQh52vBrZSWOeKDAHY+g1WAPUpJ/czZRjwKRO/pK53u4jmwvfRfXge2l87gOb3ZfxFWdPudwVd1G5E+q7DNuMpwMiEG8
jbZazFQOd4deIR5V/PUNCFOg5FGTxlDy2K/xyVKuX8UsOZR5ySu8j4AEGlVDjUFTVv+HhkeYTtWY93jcmIc8bsycx4057HFjDnncmFmPGzPjFWoxT7WY8Wyu
Hqs5Poijqf/S1cn4GxuF6mQxgX99slDOOlvAgOjzLCKnEzOYtbIw+5Nn3vVIkP3180//DieKN7MBc+EWJiFGPGMWXt9w9YBLHF1qDTXNATX81pDHZsjVMlhy
yD8uQ/4xGfITMuRPyJAvyJAf06V3D/m8NeRusY9cGmha7Gqwlxzp+RWMNL1kudH+c2nHn0k7Tks7vijtOCXtOCntWHT7jPaiexGjXaiSXd8aotxVDwfJCCJa
BziidZQiWidkw1ujBuwy9d9aimiFWLhW7x55ROuuTkKBrYwDvgH2HlKDpsj+7UPmItSsv/PYF5Bedt6h1FrHVUWnDibB8XQVDOlIs4UqHE9X70zuvTH1xpPk
+IFOB3b2qYNar5pp3ZusOqBGVH29eufWgwc6aSHCWZiy5jm0WNMX7UhpjNN1xK1NG+jVfFhtVevfRcD2ekgQb+9cbu1g65peueQg3giiiNeNprueg289IKW8
XqgdJTwsT6frknUWcBs4F5fJuaPkcm5vW7WjsypZf1xti97xzssS53jn5VSDNnqiAQLu1QfUEy9T/dRpQ3hbrbpEraTLj6uf2l3zsgOqdzqrEOv18gNsDpHG
EBxFGqTUzssBEXR7IYLcqMzlB5x+GELS2nMQYRJ2Lsedy1l+ZYNvO+m8keqdvoEYntHqJCEDJEeHvYem1+V2f6jucO5suBTqXeimwCQWugzLaS2md1tCn/Pv
1iZDyWAC0v6JQuAvT1YOgl7LBt42vQgRvPbaUrrFZT1vsaj42kzFhwCYNZZJZI3RfNdYwbhrIvqCk/G5/JM6+KIlGZ8DxdDt8yMWl9aouUPygtozSq9QnTGC
oF0PO8akugwjaNdT+4WSQD21j1JmvlUmBnoFXZFe1lkbUVfSFsCScf5/VWHq6/E3Nrp2DerA8b4dOIYOHFyqAxPuwLEfcgcW9sMftDclBDp/o94WmcsMpS8T
vgn7fGdAfpIwy9koS8iTFN6ZjnTGkpHOetq51icDOP3UDUCw1V+vUxcfCTfQsaPJehEgWVR0WFQ8wzwNXWLlGacgQL7cEiBXE+kGnfx7rIP/rfm5fzuO9O8C
Oq7Eyu9hp1BVfdGBcqhHOmkqkeDp5x76Az/7n1/4/B8EvSIBDa6ErCiRIFC1V8NIianU3qXWb5q8HJeXKZlgZ7izjJ1MnQXtx9J1jx/Y+crZnc696kTA1hjf
m669cbwzhPNhD8tk6fButVfgmFqj7rbu7EzQRtkZTFZ3OiRZdLokCxYpVqkS1SQUMaOdvIyli8vVqUx5adSpTDquOpVJMVWnMq7riI/ET1Q3Epeg6sJF0pOl
O1ZxaKeRLgIeAcPxKNIF8gsY6cLqTJEuFp0+0kX+GpIu2kl6U6OR28o31D0T3pIMNz2v5HgR/6wo3bvXkn1/BQGQ7hKnXP+XOpf4UjpECs+oF3V21u9NhrDh
dJJ16lte2L9AYcQd4q7gkMszXcyMa3eW1I+yu9ULYnUwPJat/b/w8eDOV78zab/jsbel3luoR9XyR3ql8ePqsvb/evwdeKQMAaMwXIVOF/fl4I0U1DKhxmSY
GHrWqc0tGO8aIqQoRBUeu6FRLzThMDeh6+EOL4OXaSkN0RwmDJ57W3MHUOa2hhV4bNfRjZjVeYNJU6ZekOj9VRy9quG4J/tswtBL1Q+H823rJE3eJKLn8m03
KWy7Jl+w2X71u4K+7yp0bcK7sdpkga9MNsC0ub4zRlN7UpqWSIo917BmekBL5PmlXYHUwgscEPjTLaaVzgDfLQtbJsuBT+tw7XnOJMkgUW8PRQK6sKkLmWpC
haGiZEzeoM1nl5vMDpej3QExZPZ/NxtYvETtv+q03fDRTxAUhaTMcFrVfopImxIdSo6qqIUUUisaVXXxXtOo4XJdIx9Y8Li9gjm8NxKXducKMxnqcgJRjj9V
gqrT/+deyTom+UHriEyNz5i7aUgLgukP9NF4BazfXrIR1m8veQUM0R6PUZ0iNCL4o6bTOImut0g961GOWEi6AuijPnEcXfyoYSTUqqqLOYx/uVHvyoR6+ev7
DH9yuar25csNPwULuvks0Im5aBKEZhK4hRmwzsyAdQYxsdQMCHkGBDTFjSUSrjP4atRUuBz+mctVL2o2ME5SGBcNNwBmY+Q8kzySMiH10UMgDf0e5yt06lQF
z+ysMjvM164Zr4h4/iTnZJQb6hx2CnksYcybzBFjXUkDYbUlE+Ffua67r7KXWT6Za5QQFk6ulSUUJw+aM7f05oZLBnIKtnB0sAWZi+ifitin9Y1OhSKi8N9r
x1Oy5DqGN7Ty+gbbgtMK2aKnU2cjWT3Bfbg0fvvfNYhRjH5QQfx8dbknS+x0qx2h+ie1I2n0CDyL+DM8etQ4cmE2nVePHU1qeYhlHnhZOpIiRUoNORgTdHjt
KDAY8A+Xjh5RN1tQfACtg3xAHkzm7A3EkXhftSJ59vY2+4HtAQPOSsWgikr2fN+gisoG9zai30SAoAB2thhKMmG+vJV5Km/hOMKb4TPaVNqFkK6N3g6E4cG7
VOfww6m0gfc2+okDDb6tA2BBmN9kAsxWAiJXRFLWyV3yjns0nXenLT33uh0W1M7cO8qCFVKMXDdu2Mc9TdBnpVSeyrcRp9820uYkRF3bSBuqgIQQTBVw4lNY
5THm+qBkVG5LRuXsR6lowvsMZj/KOUorHALFdyNwgqqX/YLxNKVDsD4MI2/H25EMHOtuysqUPMoxd2Mcc7dK70erzX60GvvRaOb0r6eH7GZ21uRhzjQ0wpmG
hjjT0BhnGlplZU0eJODAIK1N+N26/IRJtkaQ5bmbcH1fN+FW7SZE3pH/ZhyFV6knhtHUSh4K1ZWNOeRszGUm4QTiSp95g5w1mRt8opgDObt/ceYblez+7zmU
IqXwUAVxZkT7ug0vRZwZhRFcxd08ReNwWu/GdlzKEDLfhkTXrkZJGMc1xNyafAM8w+hHFESUv8IOIsq2FuOF8rCivIeGop5UQl3RPiMc7TPEMT5NDu5pcXBP
wME9IQf3VCW4hyN7yhzWM8gggFHe74fZW1PToUNycHxWJyOKbNB39JXACew0QnlclwS8hHq6BByykg3wd0kgEyag+JYwnzEBsgtsdveqXxw9e9/n7y1vUSpq
QCZoT53GXukoJPiHrrnn7a+5/TOXX/3jRwmn8cf7GU4aiGsuICtlsKl0M0q4JaWQsFvpAfbNBWypRCwZMzfvKoAuEekbgPBK/UCnqQmNu3f2oSA7+uLMn1VI
5S0+F8D0qOqp8Qr/fscKKzxJ9d1KIWxc3x3F+k5xfa/g+k6uuL4mUUJXRfGWvWThDxBJtwfBN4zShPS9b/p1TJZzhSrWRXk1XNarFeNyWjEX4QZVXMY6dFAP
deq4xJTX3d1UmqJVgLSNSX030frvTpzdSXl3UtudhLs5m3M4fc2/o//98au7P3wt/0A9cfid0hMho3bIcBkDBSNT6oSkjQ4NYSoG63d8DNZ9ngyW9ShBj2BX
aRxP6jhcDnw6iY4zdYL66BxPyvKxdpxPH/WxUJMxyl3NNUmWrgmKOcvhP25hRdye1fgre0G8lVL95uvhWVkP84sz+z/y7pAWBAWH0eLhwmedtGsGWITHxYE3
tcLv9pCbVg3/XRwZ6nIK6zw50n9cHpKpJjpJq794abjM3wicaJ8FWDEbSE4TcVPOElFlrS/Mtb5qkRwiA1E6a30BAScCOQgDgvVD1q2RV9HBNh4kLkKUg8RD
wHKQlBG+TOuXQHy1zLuTQgC9i1yoV3DM6SRiTrFsG2ahNnDKN5G/7+2E90TzWPGpalK10ODRqgaPBlK1vu1hnC70tyod7NWkiYO9CnbHVcimhO2/CoTTEPJi
Y/sHZgocLaS+URSnKtuekruyV+ntU09JEE+WAPXBRuHt2uLelLXkpPrae4oOYl3NEwXS0lCCnyjDH+X7G0opxXMe/FSj5E+Fn+OO7GFVKe5LyxXHNIEUCkUp
D6mghAtav8KCBjQv9+H9FyqI2L5C3hmROpILmvrnb1H5NZzc9SouaCsXdLUpyFDWLVvgXyy+6An0qfgIzyXeBW7eYieyN6CinIvhPxS2A7NcDUIbC+GX9O4I
KEigoSBBXyhIkO8FB2pBIBAQH2xVupz5XLAowi26QB0omkEdoeS5EEogbLFXEIJDKwgU9Es6KeWmDF/fqHBzcRjU1Pq0jeyu6QzbyE6ZufmuZWQnRHvARvZ4
i6ckjsyHsBaQjLd1i5LUAm1ivwLbyH/ttJMAURwDtBsr0dyVUQ2YktTLlBikMWtoIlvX1U+H2LqOMzDzYF0PEJudaPgJ0RVzAqQh+Nybjym5Nu40af9TtR+D
ZZz87YPXgX8US3uMUlMn9HyQDLzS+Q+A5m4v/XvsldshTMEucBMy5m52bwR1gtovuFwIDq4JZAwoeCgQW/gId5S2AI6QLRxjok3hpcRuN2VF598XLOH2S5gK
GlV8j8N1fMjhSs45XEtE76CaoGFBPUnOibdIGipTWDJtDm2dUsmqquqTJOXsUWSURqGq3obqu1ChwleqM4k9+KZGlZ+jwWMS2GJTxPyHjcsV1J5PPrGOUv06
I0IoiWDyYTtXg/qPCvU2qB2hSeje1fhjKo3pjzH8MZm26I9h/JGkQ/RHG3NhVRI/pvSd1mNq5g09RuafkYhtjONscZywGDbrlqeubizIdWrTLLUJXMoFk3Ed
B9ka46lbo03F3T/i7aCuBtknC+TAZnLHtdkd57A7TimqaqYm40aofmQb+ecmkrL6FLP77grSc0tT7MW7Cu67zeqc9pLVm0tXU3g28L1V5ss3oT6GRS0sEnuK
XczFOOCxsKDl1TH7uCn336PF0g57yjskkWGY6znZjcTNupZZLYDpsHuD/dWRipAp3O2ZHbBmW3cWK6A9r8Qn9/fsiLL26Zn4i/uJUv16MkacdvhHcxyKu6l0
3mHWSspR0qFcJacdGHo2emeJMWqjd8YhePAJEhhstX/ByX6E9UBb8X/CIVrkbs3/pAlbT6Ps1C8bxRYs/tkaysTFVpFqIVz9DBMMSOh1nUKv7SBvzo9YJDnQ
I8npxIhLyCj9TXMQgiji211E8cVnmf0gXIbwoN5DeAANkupzDddnx4rrY8OHF4upMxaF2OAph0nfTiIJnro+TUQIVzrPgAihZ2xesYKxgU6Bkdn5rc987lce
e6dSKhY1gcDSrAEDPawBLP0QO1id2cEGkwFjnqknta421Q3AGfwa355ffhRiDZ/ujfof6In6x/qrsaWori1FK6vKkKrKuV/ev1xVJlVn8dufcphbYxH5CStJ
m1LNVZBo+GlKR0Gp5ioA9lOaihZN8EbSlAOHqV2Lb490Tei5e7WN6hmHEww9TZOABj/KJwPVINbUerCCm6iJNy1heqrlpqda9gpSBnLTk6ZYPzRnm54c8PI2
lSIEo94VmbtnN/HZNK8H1V/2ty5bOo8F05QBA2CIv3W1wfOkO83fmQSxsGuqW8860/F39ovjixJrqNb+iUztP5ZWf1Gm/ima6pPuszTVtR6liUrqlQg71WKF
d7BTFd7BTlZ4BztdMQQzUwVDXpupY9sItUAQWcBBZL5NN1PG0HEiGSifNd5Ky7nyWSson+UMCOyyGIt5fJ+0FnI5YoELtlvy/yHuTtODZCVKHgWrWb4dlIuG
0FmZgQckL9EM5kPZULVhmy53bwXNvltBedltOvv8e2YKm3SV5jCsyN0z1zNryNIuupbOyiYyzbROmaZZZ8CkzDGhB7V1L92jratEON3muCmkeUO+HUN7aj/Y
7PaQSaRVU/0KHwu5evTv8b1+Rz2QhE9wBFB4mr03Eu3OptK8w6meUhod5gXNN6XDDp8HhxzelubQeD2PQUnSaREfCbEG0pSzYpsaOqBowMQxDeQMqf3mWB5T
VCOLQC1pwSJQwwa1CjkgYREgwsoheFvI/gwvnCcmfoDDnOxrn/ncr/k6f5RZs399MF+zzkrXbN0T/2aH8tKdczuItJ/977TLzHj2qkTcKPaU1KOYKcpdpzYR
vaVAEAMFBhvm7/GKC5r58trr/vEeUq4Q7O7xGut6jVi0n2ZXqKcKcnerurFoPAhZuGlNPzVNhjOvM1CHx+pK535J+nafy1N5VpLBHZAkcDMuMxTNuey1OOyy
a+GQyz0173bo5HrYZXfGMRdMRmr2uB3KhfU4AP3q+gQA/er+gss+iRMuu9sW3Y6PqvRshLJ0//q/ydIFC9W812mCiwrabiurd9qYHU3ORlTnbEQtzkYUczai
dp6NSA0b2KtI+VBdEJHm4UBFKKldkrwQtc1Mxc1eiFH2QrTZC+Ex09gAOyOY6x2QKjgjBtkZ0WRnRJ2dES12RkTsjGhYuTxLyTA7I2gp1lbOWHfk0iJSHvM8
F5F0Oo5u0Tfmh4zjTdTv14uknVsenjIQnaxyvU61XmVNqsZ6VcSgjbqlYdDrtpdO+NAmtnkLuEbbvGO41rZ587hWt3lzvtgdszl/Oil/Mm08ljQwYTMyTWbr
ob5+6UGTtnE92daJpZ8M1KyRlHFL235dnbiNsJzZ37hsjp/3pqkodYPPcarfz/smakQeif/hXRx+42VneUF+z82CnCwP+6/IBx7le8XPupbgM7wEXQIv5WgE
aFxelNuM3c22TWrRXzlZwNMHL8ko3SSIQ+LEv47fR3/cqpTVhAhsjexQaGtkC7ZyVdTENpVOOQUdDHsrEJN/KI5J2l0f7be7/rrTIU3tuMPOyseF0PeYw/74
R5WaRtuSkndIU9uoTnzZJuiE3eidoI0ZB1XaKIgGs072cvXFbFE0eEBJqn1Eg/lcg/OzP82TMz6MQyhiVmxKc1MvHI9nWWO6C2/eyxRxM12H4x3ckrcysuB2
UNAZlYnzFM5ZooThPcnAxHG8R4WbKygPp8nRblfoJFfoZgIzcIVuLdanOyPnSuvz+OITP+dn3/76N/ZzYEx3XbbCqmhXZZJqIpGwrC8WazLFNbmCazJ5ETXJ
lcm5ogYzJ6fzwzR/ILfg5ZtKR0SZPAoJu2eaJBc1TdS4HOiaIDWZIGNKw2cVZce7dzySVB+6ZuT/8Vfv+w3vC1cfpaazR9TupJA6SaJw6dhMip0U86FbZwkr
LCh8rHHP9dW4h5DZ+737l5s+knieu8uX7muywndUFL4juIbbSQAUHhdS+MgCGRpbqN9TE1/XxApc4AHwZUD0ADWlBi2pQShSKgTD6gUVvkau8DVY4WvkCl9j
aYUv7qfwuZbCN1eZTuIehW+eFD71XbfC96hW+IrJd1eywRn+vpZWjdWWZwuUJ5cTKGNLoIxZoJzvESjP9RUohYC5vO6figJlmQXK+R6B8lktUMYQKONE21qV
QGnpM1UlRA0qgRKm3BH1eZQwVlc6fylj/xUZ+zMy9s/J2J+WxXrOYcHyBYcFx7MOBEqY85jy8EURvWdEwHzJYcHyAAmim0oPiEA5KwLmIRJcN3pKYK0SJzfL
dg2W7UYLCJNyQbYbZtkuLsh2bZbtBli281m2C1i2a7Js17KOc7VQWbaDCNAz0j0ybUAybQkyrUOE8HX4QNXbWKZ1WKb1WaYNWKYNixk2D4X6lH/Sca0I47jg
YxIZAvHPfeS6SYg9RrwbY/EOpF0mpJyMPMg9woQP7zfABZbHjIWYII65NOgsLf04LP3EP3Th50TZK+9z9patt4dG+q1KqoCoKOSYbf1oWjd5JMBRt+7+/Zrc
t5pUdWQ2SCzipJpvRVV1OBCzRVL/lbSyLFrTTj7h6pI5+YSa5y+5KVn5a0ljVwMqsLOrUREWuSpXhipCWcnSZg7KBC1PAlUQndLEXLrmXd/6rfm//+zCp46m
znsS12xpR1M3KR89kniPzKdlswPPp5Vt7qTJvpFt5YwKoFBnkJou6tPzRxPrBfNgZMm8aYpsaELTb5HrH9QhMdT9lqYtaXZXv9ME8VDEFa6BpLYCnHGEdCjx
iYSJhmrs/2wQk1daZbYQ/ACvYZb+kHlSQ2bpDyeJ3aqZOy6iAks/JawNzXSxSfqfHiEKkoZF9V22pWTESC/ht+Bvix6LU90ei3MkSJOsSV/hZHlKnSx/ZZsS
xSB4xmWD4DlXXBouGwTPu0sYBGtsEKyxQbDGBsFa0SDogZsxh5GWe2IQykvGIFSyJ4rGmieAEs9i0E6r90VsEKwVDIJ1lqotka4LGTkjicn3sg3iLrWTe8Yc
uIBQl4Iwd8zJ2jDIFoW5x1VH9hHmnszNgf/9vUagQ4blrEkUlQDslk27tCG73ENf8kTRFvgp8WR8UkxHT8r5dkLOrSdwrpEt0GNbYK3XFlhe930yz0VkSt17
Z+qQZW8AY0/p7et9Hqz3sQXCp1pXv8LHQnoe/Xt8r99RN0l7aknUYwucZVvgnMMCG6ejn+9Sdx6QQ31WGk02QW3BrcMWGKtL+HYc7QnNNvYNl7Ut0DO2wHKX
LbDf9FLzpcGw3zLZAstMY11mGmuyASFPA9kCyziXY8ryqJrKtsA5XrAbvVMOuwfZKcguQhHtsACPvlMvQOzBSo51eYyP5Eavlhi9aIznXKbvXhBj2ONiLDsm
xjU2dqlGuGzoXhQj2pNkbNtUegoin7o+67LMc1JkmVMk86iKwkjmku63wTvvpKOPpUOb3WdhTh9VQtmr3JOcp2gIfduizebZ8jR3YvznB6wIzzKzt3d/C12y
51a+SSxam4RnY83LgjVvvZ7jwotY85bq0NYy7gNqajkdJNb6ZAjRDsOdpibLkBiLIdrNrZ0VMmsEi8JwzukGjQE2FzXc+6ZJssdnxFA0LeK3V/9kw6PYV4ol
85JBoTMh7bXevQDGaP4LDxPVdao4+Sd4sMd4rJMOTJcWKq7NqLgaR9vSNtXLlq62sFrfLazIl/4ZjzewnV8qUWI6XXdXrBI9lT/NloHbyRiRxsL5bdf+Vt5j
b2Gd8GZwpkrt27QVFjc6Y5ZVm/fDOeHUEwXXyRDVyRPDRLOrTshqFxGDWBJBliEjAuIuyECh6tgoUp5vZbke8RhxF+X5R3K6/Q8L3f4CrqNblKqVXW626mNF
BfiYw53Lo7ngEPH5E32Jwx/7uGOsDr0bfls2/Jps+A3Z8Adkp6LEQZbrI9JYyHIf0v54OddHrOnUmLW/zaz9NWbtbzBr/wCz9jvY7lqglyljz8WSgstB7Vgt
iRMlnAit9Ph+hviU8wC2JQ7Y2goO2D/Us/OFL3zs137p2YeHMEdhbCeTx9L+v5h3wzrPxNA+Osg51z043g90FtNGMsJBPTNuSuds+Vp2gPaG9pT5tg7tkXNc
vfPnZa8+4PLwH5I9/wHZ82dpz8cOK53c/Ufe/bq5/QSCmXvpjAZGqk6JG6lD1bk+JHr2sOW4KLNyO1xQbgdZuY1Yua2xcuuxcjvAyq3Dym2dldsGK7dNVm5b
khyFpeQ2q1hDotxigm+Au3OUI62edXiejm4p6KanyloJ+6nltDuxNxClAgfa/tGlpQn+H2qvzYX1xeAtaVVKqhJHtgGWVIUj+3l8A69nVaY3ZdlThTyKHPTV
DeqZLUr4ycbEWlzLDs0XrWxVYiauanAqWY1dUkZ426vS/lyF1bgKq3GEywy9Xba6KqzGdVzeCmA1rMZNc5LA6FfvKkTdkYXQUAL2+7usxt0V4jgTu0InuUI3
o6xbuEK3FutzI9fnBq7PrhXXBwiCb1+gPlsRNWZXZ5JqsxUlXc212VGszRTX5gquzeSKa9MEkOgCtcEhX6hNSLUZQ0kTXJukWJuYa1Pn2oQrrs1lqjYLy0+e
K51fxYalyv8ANix1fdTh0sh0WyXDadtCyFSWMJjmpolLQMhUab9XMzR+iL0/qMhJR5JwwgVToJ/n7JKFqHy1XXEGc8JU1oSBPdIM7KgdM7Aj1WQhqU3NqANR
HpU/yGpB03rXYP936bSVclzmbTcRyfNWdqso27QZZLaklbGhuOPYKZPYcAbTcZTbja8jV35uwiuRCc+BCQ/bdDOrEw22sS1XSbJ2umzLVbIG0He5bRkJBarZ
AQMmCsR1Rg5amh8PwliqhuNdcIepK+lfVdK/aHIib1CUTzrjVQ85RC6EpAQrHlkuQzAAl9WlxaY4CZCVHgix/Z13iKHEtkWbuYVoZbJFBxSojYWDRpkmhtl5
yw6dT8mQ7dDhuv33Gjt0IMj2rlf0xAmyhx7pSK/iJGBT/NcVbH+dNOF9n9fhfep7j48+J3N30+kH/y9OvyFSnXAADr2KDsAWH4AxH4D1gue+TUdaVR0q+rC5
L3DDfe5eK9bHHGvAVmK05bTxcdrsIAe1Jkd5tjRtOfYf2q+pmgghiG/VBznt6Haob4fI8srEN/4G94YtSidjfrCxaeZ6sujBEiXkYM6CHMxhTsOxlFjCwAHr
ZV/6+Hu1KI9azLGx6k7iOYGOQe1QX5xgyxndZPIqIYVTFYqPCL/IJBdwTUoH9i6Uo376lFDHgPbq3u6AB50kwPs/aPhRsmVfzSkDHLavOvnO5SCbCqUNpezU
VaZgrWWTHXB8uUo80ri0fa9rYCZ5nPqVCmxAb/KQGtVjeU99S2pJI/F2jauNtqbkZ86UplZXjWk9dCZdSrvlYYdyVck/wWn8GAfuiEETFWeDJlGEuZJ4C1Bw
yurswaDZtIDfRKYAkDnUG/A/N5TUo/b71zXK1NGBsacbNEHdI6m9b3d5BbJuOxo3FFJ4B8Z808SVpXfWKVU95HZHula1XUzKDk3zWE0+6QA3+4KIcvE3hKIL
8xeOuIaVTdVnDYD4o1yW8iKT16mR22uLfoNIGKLsSJ6P/7MhXCYLLpCEES5TK0G4zAvCZY6uSXT0/Wktqc3DDovefvM4g2D+1YJeZv7yEkEvf/S/B+hlbcnK
38U1/yJn7/ogsX38t2pQUboDeOIrYLQ3oQq+ZfInWSH1ceBU2LMc4NQJ1OneCe2NDUKDD6EhrWp3c8nGF6vODy15QOJBe5ZgyLdNhvWpaf5xLjOEpCePFfHH
DrSzMbY5IrA5NEzNoqfVLEoM4k3EiOVphdQeGF7LQYc9BFeUGNCulxEZCmKCekJPIV18cSoRqYf2W3twbuCgRr+q3Xg392tlo3dz2vhkWiPPs9qLHyPoX8Qa
cVOS8GwqrZe0AmgthK8s7oQes0OWYdOALyL7WomScEhdH/4q6pqE4ITwOEtRKW0RsGESRzPq/2vv5APxWskv0QKnOGFICRMjI3tdGo53YnWO/u0zn/sV1fDx
Tjt78Qu/9Wt+du75T37Cxw1NlgdRp2XTeISyLUl3XpciHYH+rmhbtTPGAzGjDatq0wjzRNvr4T+m6agOG3VAnTBkHuXfTgYf6QxJyoN+zJ6lAsFOlAxRfit0
xCxlAR/OnTFYxus5zpfYPKo6znfE8HeQbatKtq0+VQw5VzYyMCMHuJMM41CBE2bo6DayY6EaaZn9e4ScGUjaSYzqqJd96J1iJAx11m4zy5J2Vip4209+1fBe
5JMy7JEtuX8LPBQtli9LfeTLP87lS7jnE2Ygn2DA5xiDQS3Timeyz3om+6zH8mUNwlyYNLZ5IbNcVtSWYyJI4dIvJEDIZUzwxoPVSX2sq+XUvtek3C0Q4igp
sQ62dGJulCzDBUKc7CQ9x69Uf/CBYZ2w0bsDTnl8t683xXN2ZDs24LciVBEkixSpeBuHA+bcKhSHfXNWFd4LHYcNXhUOMQMVTy4fh4b05PEX3vFVP/vOMxtg
ZVS/ft4O873S+S8Q/TaV/jOnRn4rh6nfzmHqt3GGqVDpdDmPiUPnY+7ZuPkCXFxOXy4uCMeOBOWfLgax34xDr4z8Jlh0DnbRMguSHIJelqwwdvz9Voq/30Xc
HSnJaDfa8fcwhbcoKr/jmlkeEL3vK53/Qp8wp/4zR4u+lYJD3duyKwxJRqHTsL01C8WPUfGTFOifUqLmqWL4f8KCxwTTdYwVXAUYtmIJoRb1eYBiHqA2D9AA
D9AgD9AQT56bdcCo5HQjp+AwydjYSYY1M1n/zjbEZC5p/S77BF32Cbps6nQZo+0mlKXcIa4tAj51RMLGWayDr1k4/LguJObW1ztlHRKZo2KqPAA17v2Ie7/O
66CBdVBPIp2wVC287q4qm66qm0TF1DEeB6/fvsWOrTxnFuQ5z1Y9p8yuQJOZpRygdD7yTkksp84MTPtCvCdxhWhaOgRv84/lHKrm51BJlkJIS6GarwMMtfpP
OOmumFYl/qlWPa/oQHTnsI/yHhIvgB2hGJC62rU4WjypAsY7JppWg7J2sZpV6pPrpk7kdP3KQZdT6pBpvLGGGd3UYBF1lDikYlU512kdmBAQ1YXEF6HVDGSE
kwQRRjtBJKDPkYDQppEjzUpEWiWPu6TRqvY7Tqt8W45TUoKqxtYP+gqlGPBIfYqLBPeIt9Eb+6kO1WhKxjtZiZS8cGl8Jf+32Pv/V2Lv2b/8v8Xe/33F3l+/
CLH38A9D7P2Tfxmx9/7Aq6jzLegnbpJIp1HjNAC2SKe69628O+cRrvqrwjlWDHWFTbwqR1lA+UwtKeOtABKTSFdjEQQYN94papI9U+3klB8ziQoS743ZODMS
2WRYN9nYDiGHu53IsF6492h5i3urtlAxx4ZwXx190eT5KnwhxCL1gkQ3RRId2ZCuSSmX466iRLeVhZmrWK6cUkKaDsagOdhVRMug4PQ28qtHuzl+ilVKkBrI
rlFMNUrIqsU1mizWaIxrNMQ1ildcI5sT7ExROaCUoZtKP80i6O0QQSFbkQh6K0RQLMa3khePAWktnjeSgbZsMtC2SPbsNyuqWCyYOhqP1mQ8Wsx4tDbj0QYY
jzaIRUH26lBgrCJ7qtrzFPjSEIY/yJkjq0VRNOROKjNhHvlojIOn1tNJNdNJ9398iU7iLOska962JYfD2rLmD03yWCEP229e2tv7mPv+1Db3zXi+B51W8ufm
FaloURpb4C69e1AmxJJ9hvmb3bpJ5YwzLLi2J518idPJ24mc0cKSnGF1WMjNAVFHQuoSHV6hiMvV307CR0BTuKlUJsyni+O6DuQKZaAK+p1mdhITJqCNqCP5
NGsYQ34FSezqVjrtSKfTrut02hC5Gazdt7ImNX1Ap1nAKVpBnVWj06xUAGlXzOAkPoz2hytlv6f3+9JiyTiq/4vJXhPM3Un+1fJr6OK8HYpartrXL8CP6/bl
x0VBrpwDqsmeNJkUQI8sAXtIgVCnASzcOAlqSYQ8UZEIBq9vAK9F7iYHNFyunBENVnbrrOxSstYWs3HHWud1TNZWJ993+tQCMDroobz7IOIb/R8l5BGD/7f8
CBGcczZRl4nBawk6geHZTlJFp+XGBO7dX86Jf9jVwMaZUh4JAhpuhxsacTIx1dAmoJbBEg11pBKFhtaMvFTTM6xvQz2eYZ6Rl2ItL3ELqRcdaSHtpmHBV7YE
B3hUjD2xMf+/PFhR+tDeKmJj9bxc9KzEo9B+fEiaQQ9Lka+jzNLQjjODBtBhBQjpD8jW0BG3zKYSAPxJsNGbIkTHhVc0WkbYyQyoOkdeWol/6d2yNHcwDu1q
ZmfYCkQcCB92tna+c2Yi+/aZpylY94hDFjXg8b6ukSoJo7t/Zb8QBBF8g9kiKvE/Hshly+9qAD1wD+p/P4uw/Bm308oiqAQMep5xm2Wn7Hqc6HuF2xW3xgRV
ZBzui2QLJpSizIhEtWfZUMV5MPHquhqo4qMOung5apA/en+RGqQh/E2w1TEfPDH0qJf++oOaFokBqwFDWp0uepDA2C4x/Y5+9lFnGRaRhrCItIVFJO4i5GkC
y6+aSb0wywBipzugNeob0NqPs/rhvN3veJ9p95xQohzGamnIqmmrSQsmpUCTZkjt33NQgwTkRR852j0X2jQX6lm108BeBFKS+m71gsNW852slIeJvs/J4j2M
2Hyvk4V7mIni4ZxfxBHekThXZI+9Ly+2ypOO1eN69rWTRxBO9/xnfuveAKwRf+ipiQm9WZrXph5FqMQgBD7J2Wr6tydguLaCgOFTHvfuzscXn/zNP3324fcm
W8DXR1p17eJg5QnDiSc4HHJMyasaYDZA0OxiR7ZN5K3pyMG8IwekI9vSkQ3pSDqOEURf7W7sqr6NrS4/mWaO7i9MpjaRFcZq6FsIU0H+vWbPDDAgJY6L5vml
vn7f/r6ZhevL/H7RJGOhCZDjgw8Xwd3oQa7OYHd1Gkm7B118uLhe3yfr9b2yXh+W9Ton65WIcYIN3pSwEgZEQ0hxG0Q9VxNqumGhpBuh+C1gaJfY0AYvZUM7
c6RISBdjQ+sbITaQjCJCbCAZQYTYANsiBpKaHSEWmHwlQS5I0fEsEWJF+UkJghAGRb6dL2La551OABtVnRBL9WzquobmWRhI6j0BSEW2Bacf28JbeQBu5/6/
Qw2P05eXmILZ5x2G/5BA0uYW1dNBI4kMQhJpWydeseLg5IQQEZiUA01OOdDilAMNTjkQc8qBaDPJX0Dhk1gyUAiEczhCw0LGB0Vk/K289VnBGYEVnFHvOkty
kGk+dy/hrMFhiz0yiJa1EvUD3+EvWInuYUgfzEMhm4d8Ng/V2TwUsHnIKQDO22wYitkwFLGI1qSFoESvldPjfPTS6HE+VHcqhgXFsz2sJbCUU96chyVx2pzD
wKfDTgHNp+ZL9shTeizzGj2T06cge9yCgGj9bBYZCzd4xxzr4Wcl7+kxdxoJc/iZ+N0H+C6MSPQdPfs+7f+4EXl+QXccUJ5a5PnBQyYFrIYHwaJJxrj3UUo4
ssa9V7LDUeMCu3HkGgL/mjH4/MWDRYNPTxvRvpOmfYsFeCMrbQxRe/Aek12Van4NZ1fdASFYpriNaULLVTWOPbdk56LgM6bgsw517Ol+HTs1nU3K+pAH4/Pv
kMR+W7kDr+LaTKna0CN5sjtr4EzWliUGzzGD948yeERO+byb+Dshfn/9W6u2uM8RPhKhgJvdA/SODd4Jd4v7ksufF9yd8eyr3Afkq2P8J5IlZy9RkuvnqISP
7jfl9htz/0rn624ayLCrdn7NTUMZefXX827qyfirqpxxUz3F1V/PuWnvRAfr2AdPz3zXz/7umac90iC4D5DFcDdUqj27ZaBpePLK8ECddnVHJjROSAe8wTvl
0lv4d1++18AbkF2TkpNmkKqC7GvPM8WQTyezH/+2XvDqBObs4Qi9yrANbrCItP1JXr9+/Gf3svCauuP4ftGjZ9xx88YTM/kbA/1GytrEJwC9KnWNSzdIGOZ6
j4bVGYeuj53xkMO7yAN03V6alb8POLytzDh6ICVb4ku0ysGkfMD4GVWZewnIgYBo2tj28NK5A5MVTvUq/rqdnZUzcgJCGB7S4tlsV87zntIO6iG6pLK4EfE7
DW104Tu1PN2OwI/VpAphvVqpL8Z+MTtQw4SH8hdyCKnDENKQ9/xqPgioSi2pyoiEOXw5f0QoIGBwcyxS49DiBvDVqaDPigebbnWfe7eVo0qoJBJCtd+k93qY
6ainymkNPVBNI6T5VJ/CVOlCalnWlJ6BxdIk78wn7zMuNxNN4QBCf7oAJA8JRqNuUwgP4h3o1wfu59ELN5Vu4PUVAoHdyqq7CFiN3ZhepZ79wn3m2WvMszuS
1utQXss89jH2iodq09zZgrnIFMbrM8Th/asORxR8AFd1wj+Ka40kLXJ0PUz+xA3eVtq7Hpe/puivY8Ag1zXeh+JgdNm8p9WMfK+q+qYO0drfkgcC4+6taUsn
B41AnhH1TihAqsvTHSQQ5qDhPs848gySWMV5TmsqpZEld3If3QzvTtIyM0v7NM098HG37oTOy4GOujkn8kZUuBHlYiM83YgyGlHu14gyKgj/L55x+j3jyDNI
OhZ1NaJiNQJBpZ7dCFqK5h70QtUIGNJIAHetkeczjnzgMw7R0NN43rUFGXfo4x00tHPy1+3012FkRZ/tGV56vT6y8rH28fZb2aqsXnHzFsnZBnGeIp6U5JJW
OYHujQ1Zdndh2r3S2Y1Zt710J3iut5fuAFkN/DthQt4VyTWY/Zm4MPdgkMz8m2R5hRutio6P/5xQiVzBVCKTQJOpH+Q9Z4g+KAG5jGCm899eYCzrNJaZmz+9
3KgSq3y9a1SRG5hSxOb1ovs1SjmMXLBq7/HedjypPf6OdOCA6jKdUD3u/p1qdzKtp61q/J/oVB3rJeVIp8qThRp7rf1TtGIIuJqBxzq1qKdHEPO8whhb9J2u
TczDgbnX3vnq2cdoSB7WQzLEQxJ3GvWLLME1JYwtW8IElzCmSnB7hrrkIBSIEikl3vEDnTbk1Lz21ifrEccu3vqUPwJ0QHuLdzsm8/Et3h1mV6QAUrUqLacb
DRNynsS/8nOyn4PE3edVPu9w9R92qP7qtKSjmMaqZHogXLYH6vyKEPuZUcoazJWTp0v7s9BrEjJUO+pXFXj94+X4cdS3Fj8O+3nYuN6Hq61kxZpVslkPgks3
W5u6G3+Mc4mQYeFcNM135RneSNTd+OMHZas7H8ofPa+nB62Xz/jT5APEEz7/sqvoT7BllDMmasRTWKwCxsI85xYKnRma5nD5HBvFX5wfQWOtmtCDuAuTwXMP
asnBpcWQ/bnDJc8PTHMnqzv6p2eb0/ING1I+9k4xD/xtkwnr/qbJ5GrnmkzE80KTCezONpnEbabF9I0vNUHPOemeb3IQ/GxLWINbbLg41GLLxQMtNusebolN
tyUmsxabJOdbMFFu9I61OoNwLVm9Q4O10OKqwqKh1J744zkxC3Gsf7zF9f5Yi+t9osX1fqLF9V5ocb1PSr2fanG9F1tc71NS72el3qel3l+Uej8n9X5e6n1G
6n1W6n0O9aaanu+q6SfymhL36T0x13R/zDWdiYXOTmp6Xmp6KOaaPhBzTWdjrulcLEbGmGs6L1SRD8dc00djrunjMdf0WMw1XYi5pifiziBW8iAzBgwwY0DM
iJ82MwY0JOEiG3AiNuDU2YATsgGnygacWiHvoscGnDIbcHzeKwI2urQKjAEvEbchzRSPIXlDRcaAc6v01vLpKE+ktlgy20pfS6aPjK0l2C3pUywBahu9MRg4
6ROxYGmrpirtar3hlOH8vp5hdNqoGRSMmk5Whv9RjJpXF0yDV3cYdpcT1hD8jsiv/Nzmx6lGg65Uo7NOV65RSSm1lYl+ki3uVKZJLd/zvm5yWCv/p0PZyFxc
MW0c5JMIcBlLNWsn1KKw+KvASgCZc6x2vRZJfDx8muAXJ/zi9T/4i73XNMocdE0vvoJfPPWDv7j8mgahVK/iF2/lF1+9shdvFqaHarbwgf3L9jgWZr+eri1f
7+f/yMsSoL56XjjBL+zp4WVfuE6JBucuUNNL7OGla7pUz2qdf9kXf/ALfYeOctgGnMM25By2Vc5hW2P64AgwmCsoLbNLoaRElHYtr9wLRa9eqkH73tygXef9
sMEx5EwPinWMjTDgjTDkjbAqEEcLbEDpdjTaQCeCCbt9HlY6mKBPOpgyHwElPgFCy2RahX4ETsTw7cTpiw2OFgMje2o6cLllkD1Ew1gjb0fvjgYED0ctB+Tr
CKDtr0aWNfg6AjQQOB/Kwhgw2BPyZCeEr0MjKT4zHFYIYeXejdx35b159FDDbOfZGQdiVS79BX2lP8L2pgFM6ByEMuswamIXR/4gd2zwY2oF1XEZAwRFHQNw
x6mdHwcj2XsL5IuzYoqk/PUxjsgZYnEjl9yAuOoGxVU3VJBdI6oXHRp1Jb6TXnWO2T2TxgHWrYgcvWvHP+VkHeGBtFx6X+zv0nve5ig/85hx6oGuLlPH93MO
M2i1lqbhjpaj4XaYhjs03mUabvWK5wpOVk3DXVPH2c8d7T6DniuQgiPsYmm+66gv33XAaDKHZ/RKawOLXe7req7o6/q6sC9/zeHUE887zKZ3xmFGseeczpgl
os+EoH7O5etDRPqs7naTPj+liTkk6n0ViXedQGOR1x1gziZSP1Zlz3Fc9CrVcXOEuofAh7d3AqA6kESQ5gIwBz3zZP0K5gk5FQoZr2hOnFA/GyoMwzGmcjxB
nfyk0J8tdvlSFwRmYXFWj5rRGCXds9jTvgG6NEw2tPcfWX6GgGxycFmaydF+NJOHpG4PSN1mMbKjUrfhZevWPzdasVbsgV7a9xz1Z/p32AXtswt6hZ0lE3RM
JuhqmaCRTFBfJugqguEAp4L0iMMw6+RcP0m4W231pdfuTkMbibOoNwmDxBkmJM5oNoY0Jz1zrL6COfaHeo79ETmuHhqiSabmdLIaBu1odzJGZuxqV3tHVA+o
IdpdvA3ncg79+cFWcNK2yI8QnhOQ5K3BPH13302Xsvuqt3TtvsObdSdUe4ZZ0yQOgivhsf3LzjvYQ9vLJHTwl0vo4HBCB2PdAQPgsjtmsER/jyYjhal5wZ7X
+x0p7CZdTz+6/mrOwKSzA8//qsXAVM3+tLS5wJxNaJkrnT90mBj1c0Ii/ywR61POOkdgCwFZtkzxUqfIHJmzzGdRVBTDpL3Nm1SHywAyY4fQhsfUZQhZs0PQ
uofWwXC+VjwYZivTfPdCB0Mg4dckXfyFPgaC7Mv8EW6tQ/mJoF7LjfGY5mmFzc+h/zqE0QykQcnBI7nBowQ9S+QTEH4PshwKw4ducLkngQDcYnWwUTJpk6+T
BwRLEzZVlyFsEvb9VQWWJq+bpaluWJrqr7KNDsMsa4+wrD3KsvYYIvtcArEIjpGQwHB6REyp7zOlfokp9R2m1A+KlPrnGtoIsbgmQvw9sje7lMHZ2xvgencf
ZLAS8eH8v+aWd3/mO5O3/PWrhdD7RXc6/v7+7qj8ygb3RTB6sw3IZVuIX4jLJzucy8v9BZetQmcBFq6QR5W0oueEQPg0kU5u9E5J8oOTLvMyL7ppC3JVTMYQ
wx3nJc3OAFIqM39bq5/+1OLboj+1gLAe1Hsu8p10huyXwe6hVByRqDx1yqu/ZOFs9BY8kq+9I4x9m/XSkWTgTR0iXj7hUVUc+uWC2wfiuuBmMX9XyPrn9oW4
nnQNEu5UDnF9yhVoL67AZoyIiNSbo+U8CySzLpN6skByyC3uwjNC9vmSEJafx4GkBZIxJsjHdDCbbNkIJBZEyy1CtCiRxabS0y5LB2oMV9FidyElEGn0uAQ0
2GR7apIT0J7J9jwhyHM0QR6qzQR5gNMb/FtZI/EnNP5NXrcmmYBmWLbetab/u7B+GZrPcLhRhsONMRxuFcPhVjMcbpyI9niF9IzvIo/vojW+RAxRltaPivo2
sOSYneYxOyuJRFLSOM45RT7h0yJdncEmOmZktbKeQaohAEg949JHAKSepo/bS5hTWJyqonWZW5/oTbdrj2Z2UtVouFDHE1zHkw7zpfK8OtUlVC7KBv+kzKsT
K55XS8wgR/qwLDNolXG/YJFW4vM55xvM8F7nMsqd4nXWqiUy8JNKkVnLl8voEuVrdHX3Gh3ou0ZXL79GF7vWaIvWKGLnxiBfOruTUciX/9pXU3EtORe3lurL
duuPdXdrspqMxDQpKwCK0cRsiuCzOvvy+5abmivv2rYS8WeO7V92mkOzVDPliIji4Y6jyfAjSy7TOV4ChoZ7lPXO4hKYlyXwsCyBuZVvrS1V43dfYGHO0kZy
2QprfJ7l8VnRPuUw6KrxjNR4L1f4rv/djoJ/6YOAZANIEzFoOGLQcLREhgXiRkkGJAuccH/YggC0/IYt0yx1vBTI9Af7kuk7jNcuM15btdFEL1/qDBiUGRDL
DBiVGTCWb+X/3MLA6q45MK4WVNccGF/ZHBjkORDzHBjlOTDGc2AVhAEWOyl2vwW+xSb2QCUHz6uBIW1wbIs7hyH8OTbUH3aXEQ8HL2VWzB/bX5gVbZkVlLvA
nhXpwBLzoit/AbTz4rTYwfPhas72gYQGsZE7BinZjD3sg5YsQklANruP8yavKrbFfZQ+Z4fdaVT0Iggt8un1yRltJTZkR6wkDNrhB9AYfbYVl808JjVitK+W
P2jxsnaPzLae08vpd3pt0eLABc4bsjAPrCS74lhfa7PD1uaYrc2rjBi4ioKViqXFRrRq6YhpDEQnSQb18IypjwlxrMoTPfrvYIFZQ1IK19knnnuZ3pF7mYSn
P2Kve8A6cMhe9yp73cuGVaNsWDW0732LRxpsHjbxJ47rWfmruhjkMm2W+YPDy+L7gVydNJZuYmzWQO4pwWn3w9vTn5SXmgITpjTgL9JYXisiAKQmVc0JqwOT
TXh/lSiPEQUh7fp5UL66PwjlqyuUr7FF+arjoWGiAMErJcHoSV0sBdhMrtFjSfSvhcl1/lKZXM/8K2Vy/aG9eLrw4pzQ0MDsNpGVCP9XWhEzlvyuTn1Y7lR0
BsSSADesoiooykpveMsFw5d+T0cz9K+8jNFXBL66HNXtH2FteMW1UTdro6H2n561UU/q1tpIXaAzJOV3k1dHi9dKTD9S319nESabkAOzgvJUrmo3cu4c71Qj
XTStrDpW0gKuTeJFrictWmH1JCYK5TqlZNKrq/0Y0K60ulRFsbrqZnXVZXXVeXXVeXXVsbrqF1hddVo6dXt11btWlzwiq6uh1s4xa3Wh1/qurnqf1fWXF7W6
CGpZt1ZX1xh/qmrxl5T7UwGaQz6fZL92wFACMhWm6syOp/d1M2gU/5RMd3Knk0beE9+FB36x+mRJ+OlDoq33MrAvqk8bSkxQj/uqL1xw1sutxKVPIZPal6cx
RKrD8Y1Hr5vUJPaf2J/HfOSniEvN+o0vawQJf22C0il0Rd2SY4aRImFax32Xx0VIz6uJK5NWjYZ8tFqP6JnPffnPfs2X6He7HDULrDKoBAKlNKQCqrQK6C5i
qxC1MuoAaNVxanr8bROXMZAOUTI/cH7hzqSSTlysu7b9a9fkGKkeSVqPpO1OHOX8aQ3VH4TWZbmfz9XffyeNqdCSELlmXfOVNQy5pmFW7P4RcyqGqt+miFWz
lcRHtylhxgW14lSCG+2jgNe5SDSZ4AZgd24SAYenVLr5TpQ0QZLkYSZ5xLqJxIaGdNFkn+piprSnYaRp4sK0weDmcsc1hme3By5vM/Tpxxi6vgKiQT8njyld
gBe20ZcXtoG0AsyHiSmrg8logYfMwiJal7eHkt6BIpYAOhwPVmKalJbWxwITnBxouE7viz3G6qi9aprzC6gRQ0mSA6ymhN4Gur4BFh4R9xZ4Exsr5A1wUQWQ
pIaQMzGsXqh1zOU1jFxcc/ufVcJhmlNaRmtoOwPJE6B0BKSj3e0ksTPNuo6S7nbIWUPrSveJr/pEVdVBaJMrwXnk7i5Pg68JEXV335lyRKHz2nGgmTyKBZbp
EMiZp/577ThtgusO3sta8tRb1aBkiOlzpUvgrXb2wOtF9MYhJnMMxhnKN0GcULLqKdCQfvng/YT8xRkLdyYSf1xLWO8p2p5QDp81DsbJoU5R+hbSSTCHTcnK
uxx9w3HBkISSDE/lf6JjBhXgpsHXRfkuIGwmdDKDTNQtvRlhJV4niFhgx3+vHcdc8Gjbej09qIadljiO9yN01j+SqvvzaWgKnM/zCpeOpIithWRw9OhRY0VL
wiPEnopsCer+PAb3KMkHuNL9rUePHJ1XA4bMFbSDovqY/B5FyDvRL9UqcLbV6VjTAdlOIeFuKQdZI/jhwwf7+NVu0m61W/p71YC4hRJK+EACyZGW+NGDoiVO
spa4nnX3BA442ARgeChmx9uVjWuXfW53uKFv8tlrclvUh4zVYQcDua5OArERXZ0DJT5u4VuvLiQxvJU9gbelpLvfnlYNZ7ZHcISr7YyMEvuYfeLwi56hobHf
B1vTdWn4SueNjD68NlUK6Bv48zVptL10IxsjdqTqOLiBP1+dKuFkF7lL1CHmCMUC7J8x2z9BrgCIu4NUTteRMW+qT/9NEcppqtB9Vy3ffeoN54odGC/RgVip
x9/TbQu2mw6ZJabwm/bxA59OB/Oc38mgYek92t/WYAE1qz1AzQ1eie0nEOSrhm2NyTC30yeo7dvwaTuwepiiU9m3vu70xcUSQYzqGR7wremSg/wXT8183s2u
FMRucdZczYNIr7iGXsHztusdmA5vZPjtGzju4EaGJt3AmNNdnUYOLVDf3oFciMSFqBp1gg+VoYJxyANNxgCoyraX2jAQblcdR+bCOlTyzczy8oDATmYd9ncf
kASO+x0mZbyIXI2a5H0FoGDaUOKPHCQ5rsd043CIRMCmmyabbjzGLAyxlaZayKYYs5WmzVaakE00NbbPRGyfqVvCvYmNMOflVzW7qrDzyFH5/1pe/cUGhryi
+Cem4/wPLo0y8RMVdehaqQaqRmVEtiASzqucinZXUt25aQsi7zB5kRWrZNLYWVtX4b4k9sP0q1BWwbQsLUBqsCdJsvaRNtXOE0W1x6mZS8JkIeJsBmmNU1r9
f9n7Fzg7rupMFK9dVacep86jutWS2m4R1ymLRI6tWAymJT+CVWcsW37EFhlNLuHPzPVMmDu+R06uJSu+vvcn1C2rJUu2DE5CEhucRDwSmeBmTEKCyUAQhAFD
bEYQAg44RARDHELAwSQ4CcF3fWvtvavq9OlWyxhC/hOM+pxTj/1ce+/1/JYJ4zSeUE0b2Okz+BIqkAh9tJUo8BLpzyZ8YHpj8UyJEbtynmk2kMYlO2HRqsbj
IwchJ3bDGRFwhkBqD/IFYrmvdyaJ94oRpKg4a+Gpw/GHajKx+M+pHml8JRS/cqtpwz3Lb1TOZewejtnJG1hngQYAWLh6Ao11KaunWhNOHoTa00BLYD6nRuR5
9qXtDidCxozrmkVxc+9iLQPVQTyGsq2RiEKlEl3U5IR4lRwVR1Y34GMeArfP+pmvrDIPJ6KKB/gwdl81MnG981Qk3t30UrsSwii/TdCioBfRhZ6vMZ6ejEDB
53onI+xi53qPwaEZXjnQbNJmE/Ah2KwdgieD4quO3KwoySUJ6f2eKMlP0vlw1Ctym4T0wbcPq8mPetWT7UHkFqzpxo+K6fVBJalsxaX1oSFD5v0ace0tGijs
qFqQ3bJe09KZSIdbhTyrUa1Vs9KquzW+m7TqnqFWHdKtmtOtml1+q0blIx1u1VPAw6216qSY+25CZbulTbfWm3SDtOhV0qDrl92enNpz8hRzx0A/tfYcl/Zs
Q13bc0GEqrdnq3iDXSbNQsbstnUKRZKBeh10xcb43P2HIW/YgFUZbsmG4YZk3A7NjXA7NtXbsU7asVbakS27HcDlq4YF1dqx3rnfk3LfAhxEjhLpjooS4YjQ
3/QE6OqtnjAuRz0kuLM+nQ91SUheEDn8DIfp0r0Fnp2R9uysihjnq49F2j8zEjblkUgo4eFIOOEPwuPOdq9lvFIhUZzjHY17Y5m/iD9mqv0xu1RRKtHDlUhj
yHn06vE/L/NqVtwzJa+mf/btZV7NrnHRrBWj2Y0vikKySxW5u6jBrGLtjWdjxzjRtCq83kSrqWOmtTcjBuQTNuVCO5CbnKv8XGZ7fcTdhAzfjPQC8DqMF0Gf
iwV9LhL0uVDQ54Iq+hxSqHNoJTN4SLt4hfCAJlDTqylg/MIHXoIO1Dwe1TOqR9TKIsVhp8M0mxKmOV4L03wyGBZTaId+cuEO7Y3aoV9ihLz5pda4z3bvBvNr
PWbbJnLm4ybzpuZbwBsPLxevsmyroXnDRSNiM8C3NVJ4JoWvXWbhZ5mkwG8/VR9gIwjxbZ1UdJ5UtOH56YV/ZZv52guk8E1S+CW28DJV/FKVLLqrDO8U9V3G
RKOlp5kkHruN5BOe0BVWmQeioPSj+vtsg/0udLi+r9mDMlSf3i0ZDbcS18/AfmxeMA/75YOePJh74k07rnE1zaPYxfjO3RPIRFXWJk/iKhbohxgp3G9p0G5g
Qi4RqegtFanYETnY5s/MWtAaABU0ugXqgoyXOM94zsqgtix2DczoWWDGNocqjlrTNHht0fR47HziIY/vmUQD7HziCfSgJ8GKHuS4lFZ+ZND3y8GjDkfYYf1W
mJSbt14NZb7nLud7TpDvGbme01bDRjwu92iouKN3xB29Le7oXXFHT0t3dDizK9701c3sz77i7EMcZQZEW0DYnk5sq/G474qrgRZiUxFiPRFix0WIXVFDaExE
iG3WhNiOCJNKhFg+JlYabvzY85aQNR2VkHXdchKyLrTbfx9nX334udrs/+JfpM0eWoo3Pje4ziE76P0RK42hI2/OVHDZnm+l8bpBqQPnoMCQVYeQDfJofu59
WuEJa9xUHld0ifGpdIl1RGi1ABH6HGKhAuGnPRthb9SJP27ViS8TdeI2USdurakTq7o+lsMKtwQyL/3WPrPf+LUtVNZuKs7THm+lsvaSkcrabRVl7edLdHWq
p0impc7r5aR9lfT2hjyxSAcqS4baq2xIHazvv7dAmqv3jTnmu5dGkl60BnnVIEmncKV5x76lqoOytCnK0pYoS9uiLO2IVNatZJ70xYw4yoHOK8PkiIecrufs
9gyu85N2KCcSUcQfIYl5Grh6ojlNtZQ8pjWn46KhXSEaWiwBjD82XHA1CYPXjeJqErlslaQPMMexaZB+Zo51PSVFvbdcYkaNyv32FmpTvVGAM+PDjnCHS0e4
FXI6KTmd/Bp+cCSnU1NOp5acTm05nTqy03V1LFeJVfU3jRLn96iyexLHpDIqp1UBFfkifhOeZq8ZFFLB5YHGIQ+tI8QhvkbyunWBmOUrm8oLgPQKS6eHc5wN
G71bxf3hMgFfZTf5AE7HxgnCszCbAEVlp/QaCPCkoJ9mso+u4f48U6LrhRbA1eVMHyVgKf+uApZul5HYJnCl18ivrYJ9fJk0iv5+kP8e579rrWqUYXy17vAS
adEmwea8QMBDN4h/33kCHnqZ9b9YAqd0qKaD30lNeky1atRNqrcqw7DeeSXbiAGnnLunB1Zali8eIwbT9ucXy3cfIoa24j5VRyt1LVqpV0bxLnG6h0KFRy3J
7/uemtHv0GZ0H74NhfcdmtGPjDSjA/01/eycHmI2gSspahH7+RFFjEglkVBjK69e6nyMzgPZ1MWHiztULzrvnYZztYWM9St+DlzDTk4WtIt6XeaX+Yirwgpb
5JmkMuerJnFXJDjGPfaQhtJcMbhE2XRgx0YGaDLAWASj4CUDAEbGbCmB9T8YBSopzySSoHQBVKhQSSTeClENF1TKNRez0DjoxDxaTO0NBBdFu6B22r2LGbVZ
oy+KiOqgq3uWdeeeuFAyhgay++LRT98ubiRBxYlSc63eULqepxuuV0LxHq8mpAbNXGIHzqsCdDINuaPGzcWYRLwOMG7uqHGTZ3Qe0Nq40RHOGKuIz/WkmNBg
TIps82t32mzKkcgTseS9U6UYwV5Ct4BdMPiw1bbHFlw0Ri/iUb2I0UKXDT8WXDRGf+JR/ZGnk4yHxPQn8+ZFSUa1zx53eFkCMH5hswQIM2ZGWM3P9RLsqrGF
v6x8qzyim2YecRc+AqDt5kYPSaiTjfC6lRjzdThJuzsRrk2/LhmkR++0stolrPGgc3VChLW0JhChkYZmBSIVCKnqgbkKIuo2IXqDbxqXhB8D35SD9OKS8AU9
M8YQ/f7MTnlvF8/zp2ZtAiul/YMTPnbVUMvRXF+ay0mqytJ5Q3dEJvclwaPe0D/n+Q22cFnJOrO7iJ4bSeYue7gSqY13kobsMgHvMiS9lJh1srXEp41h2zwt
DNsmTrfm0LKJKhi21gWBCzabir2OBUU7EIoBtC193EzHe/IAK+uGH23OZ60D/fRgr6Wr4QnuJ2APGB63UZn8iO6ppB/29LnU74KpzKI5qKcw1buzeBdOG8Y5
QZ60P+WTjoSfSdbOEbvexT42IWCuRH7z8q48LYjZ3jke/9Ew5Ae4nXCNrG5qv+SraKb05fUsi+rDDMrmUGDCwOErEh3lpM60/KxJBZzKCTLB3lWTLMn5RpLz
IMlNFhN8h1ohkhw1eE3ml5KcFUfOs8LH8XdYp5t1GCOw6Gz5px9rUZJOUvpto22tXs6889WPIDFRhCFbj7xEIb6dJ/5r6+QQWAtVFsajzEmkmzs5orlxrblA
qaHG9r/wuXe87dOPviHdSM3zdEp38fXCPPydeT0SFijmqQJIcrWxsdUdG2fJx47W2dLa46UTGWcLq92DdwR4cd4b6Eis3aThMx1A5xWW+znuOsnCqeTEs96S
H4saWPNqxturKvShPTTEf2ESLs63yNatOb7K4aHsqlYaKXLhqlYWZVzZVa226H1kwapWi+GNaxTqvNU3QNNA7e59p5DZ7dPabjj1WLtyqiXzeYe3AVXBva7A
WJeeCeU3pwK4HLB3w2fYP7oh7HJ6y7xx36Z9LE+ls+XrXew0TmWnOe7sZ+RvMzlbqo8nVAo/oOHOx3TJdahu2EqlhM5C/O9sTLC/61X2X3romHlpFIB3B9X2
AzyER6QbXPmCDpgJLfsY43B2NJJ0rE8/dkvhj5SZkUX6q3CyurW+CLL5gl4sRCyPcQLLzNTqbcE5hp1PToFY3gDbw4o0mto2F/JZPbluFd27Rc1hJ7RRJcVZ
FxxKnLU2ehmXF8NKnghad71UUK9tvuLyHZS/yODUi46LswZSdhNlG5LkGmhzTB+/Xfd/Mm+0OV/bWehhbLeQrAHcScMP/Zxf6kLKfWSRnWPp/YK5gFPsEsNn
/8KdSjOai4xFk3MScEXl2uwlms1ZbGNZDgL/6eHuy0bWMggats2jSKPFySDqs+5xBBG1mdm9RJzNxLEOxpUX0gft/DTbmQO1VwzD1qQ8MgFKgAtlLL6Tscj+
JL1e5KzFB6uDfxBuP/CwjHkPgedlLBE0cbEGrnh/ervofSqE4Qrr8X9JRxgKpNz3cG7+2e3Mn4gdHj3NTcwJWI3Mu6LNqVNc5nHp91VT6ZuQjDTnuzuyxlTu
beF+sxJ0CoTZSJ7yqvIbsbFNq7FPv/PD4jvLr0CHBQyRdpYX5Fhon3qDapYbFDS9skE1ZYNqLnODknmQLUp8J3gzYa2ptkuMOliHExR0Tp2goHPqBAUdLOI2
MWRICCKwt2gdMpmbDW9BG7F0DYebvMFHal2YampMjK/nnf1XzmPBm+gKAimiIiCzhED+jfNovheXWwZklqahiwaooTGKGhqWp2mABhqjaKCxOCeTxZaJcagN
RQpaIOGphQYCgt3lVAn24eox1gKRBCOIxE3fKEpCX9Zmg9NnZU2dQIvVX5+ynhCGUJpbKq9i6oVGfLYfZckATi9TdCIkO3gx+sV5g/QJPhaIt59sqxaU+Tyb
Ac1mvLBEX44aH8HWk/T+6oEUngxGlwpzFQ4bKn71lrbwmDf3kIagPGgqxQu5uOkXZQtCy8s9KAkFgD15bVBKQNWYXIyU2ZagKTp5e/XAIlG6pVHcM28r/lwu
WxXMcaLdVBK2zpnDMxaW4h5Hlg/Oc5zifTNXsdg8g1is2KT1RvxUgngZGPVbeG7zVkRRiaCdwZmT5JA8OZ63ChSgW9MqJncXMzf/V3qz43uucjysAzWgZ4tL
dxat3Xw4FOM01c3CNZcD/unpn7t6SeHT4Vp/NdCvtmqv4llP/GtbxVn8VPkObrp8ShfKZGhx0XQksM1bx/NOtemdEU1v15reMU1v15verjS9RU3vtOqvBvrV
Vu1VPOvJBtXRTW9Xmt6ipnek6Z3Eoi/PBjDBJOn9OGWKb3d3Mg9AfZcbrdoNmkdNOiCbz99eRop2MlbRe7UbcpZBtYOrfy7hkNZR3V4jGsLhG22dyiPojT36
2vaYJmgdOlNIkr6Dx5l+ulO4v4ODVFT6BS5TyYYrJAr3yCt39lhpaLScmZJzGTHqbKPysfwyl2p0UWbhXDXVc2lgfM/uiVl4BR/LobBKIcYR6kd80kan3UVg
TDPmgi4nOwAAJZH1Z6ErpxIbVo2UuRI14QxyB+TiFo+oK3mh8Bz1VIWF04Szd9AB3cDXW1OMayjGqVEMzP1CM5IkV2kqcTWV8H1X32d5i+mjx/COwinyfDMb
4vLru2Tmc6d4RubeKYKdW4TfOC62EDx5rd6gqXt68V9TWkF4D2h4gM12TVxezvkFq+ufY0wkTGSQ4w4NDS0jd+F4YCEFNCABDETVhWSHJRgeloCGpRdI9svq
+qmMDN6hR5Q8ws00o6PHxYUlRa+jckFwJCJ77aBX5dbHgai4RFNd9hOojEkiufFU8lGlqud2Td0OLe3srHuxWktMgMOKokzuTJg7KYw/fAdmILbrhsVMMZsB
EXjrFJjXUJhafdmTy+OccvesnxWZqX/p7cduztTNYBVCznJFzIm97t0MhpkPC2ju1sDJRlhe2JrscaOS+30/ZD6kqkg1Xioe7DChGCgiMVDEUGI1KyKLB/4j
MfyHRIinX7qdj3XOxRGN4kYiy5sueEONekPpN4b50+Y8JIl1HEUOXZbIJHIUSrI3T5+7hlmNR2i72QXAswd0JIpu1ptrBgVKj0hUoAlOHHAnEAk+ZSOQc4/3
laiaJysxLKjNlNrr1oq1X6oPqFM8AMNTG3xnAMk44l2arawtgAK1diColRpHG6SIH1vw83LmlFE3PQYFL96KTvF8wuAHmmv9H4EHOcU3lH9ClSwr84ANs+LF
rMqMBH3c3Av6tBP3ZxADwvEfkFWpKX1HruAuXaXnmZGnF2J6OMSpkDE2zjw02H01B/c1+92V1JLgkvNA+OImpof5YZojMMxAYdi9KwdUr6+1z3RwXKxeD9UX
yZn34jO5CKDrPkxtr8NnzBn96I1zvHXIBC9fszzse2hBSNTzLSLKS/dvm8pDpCfHCtvoIYVpZvx3fAYEjDPgeKDuvxBzHmelMeYJjJIro+Si064dpZjDs6qj
FMsY0lUZpViGVY9SilFyK6NUjpiDUQrw4ecuc+4ySo4eJQej5IwYJedidZUM0pUyRlsxdHB+4JHaLKMyudHbJN/SxcZnmwwPgBLK0WH3CbpSGR1G1GA5wGdn
ET998nbL+QfgrVs9djRGOIa9CcuRa0ZUe8UDXukvb9dyBRVlfrgmW4UyDLqfVC8u9iKcjGLipXeKLY1dyumYuxwIDtSJK/nOEm/7gFq3/P02On3BSBj3Pjsz
Ue7ZdLoeXHiUuDMonja49iieLvj60Ldz3NZGOkBU8hYXgfF72fvNpBA5TWtvuAxrL6f9DYfMVsF8XlquynzLcMmbHzYtQqUb6VSbRtSvGnxZ54uNCf43a8UV
KhPIsDWZUyJSINuMKRGQY/xEy/qA4G0fHxcr8G0Rte0iYsK+2SaZ2+NzTlXdI43ngYeDGGnIi3UDk5cU9sBz+ICgLz/Mzqe0Ifna4fQv2eEUvnFwbaKO/PXt
+sxcmzcKY9nPhH9RbO+ibeQAtV1t5zR+68SfFV5MVKs4yHoc5hXCPjaLDC/0eSvO3HO8exQ8f9c7Pwc4UDqDfx7Q6B5ixsRsxCkhpDQPsVPpV2/XJ5eNAYW0
3pSDjIVtn3NVJ7z629yFr91u/HBLtymjUiFulg6zZFQdz+MlPv2+qzUktd5lMM5s46S5rFWBdsSpPUG7bf/ZZ739NA1RPz10TKiDLR1C98ODRc8T6Ycj9B21
itmWF7LuuuQkPDhCGIXYwpYEouuQCcn8QQ5rZR4czxtV2bUxQnb1ayx3w7Dcfl129Suya1Cru1UvI9BltGplLHgJ4aBamvUr0uzQUyoZ6ubQ3VKtZ/ipgLmh
EFYD3pLLn8NjXK9mWQ+CR4qRXtqDHmgb71cIRlzecFMDvUV6rbWPpxxDkYhPe76SJbpUbjcnatvN+Wog28j/iV1kvXODsNOvEjDc62UnuolH6wSvo3V2ZbUY
baLNfk5mF0mYlJ/iXcRYB1IBg+Kn5f7fyH29KsvZaWF55Y3Kk1+XvJwDGvCzfjb3s8bN85n/ADM3jbmhEiDoQ29XiI0J4jvO+Yucc+AuUG7h6UCr8582mSlT
AX5d70zIxk1bpUwCvXONKeUaqOW2oiDYHbbCQnCFnA3r3M0awFUxnm9DDozL2mxUS79xu3gDUhmXJRK/gMt/e7sYMRviToj6pJ04zi5D6znYWzQUgZjBrQ9v
d4m5rv1wkh9mHmMCTMSksRitczcYoCJqvPma3AdLhLdXlOmR2B/i79D+8J35xhC/30v6SvC65vM29uo8hs7L2B0uPtRXMBVD7ui39vf9rHVQMyPW5PDz+0TR
OtrIoItfrFRVLVUtKHUx0wW3p3OIuGpFH9vZKzCCcaBN5wZxxkME7R7sg2mm/6n9WWu7qJy0cLfRY6eY9waeqgb1V+R0hxZOHh4znkzMIHn6zIlELCXuTZQD
1IqzfjaLbmYRoSdYhZjveBHO0U70yG9L85VNUVe59r0R35bmOkc5S2Gy5kncSI2JYQQ/WeUsPZMzPVzIqlYShatRBoqKV3hknBhrcn9L/K0jg642irV1WZ+Q
sII1Eg+c2wWQzUuGR13ON9c6AQounzVUVb5VHtGjvN+O7YJHIKk4ojNATu1JyaMdiQ8s5EerAZML0P0p6MLoTg/qGmBl0Z7gGp0YNT0ZNdyjh0AUMiMkBWUS
qo8at5g9bdkhECTlVMb/mzyAPDjsV8hZ3l3O8u4+IJRdVV7Q5nZNLQ7Lsv08rewJRaU+Y06ESNyQSOaU/VfVHW+T+yIVW3ANp4Y1KZu/Uxg3tEkAtyjZ/x3Z
3dck4g3A3ms0yDwD4h4bpP94u3Xtn+C8Ud+iRTE7C1RE2C041xSOrGQEYgdVvNZWnAlGwGTeFNBAwNAENMTI7PRCAYgEAFjxQp2Pm45oGTJqxLdu1yEAft4U
UYZB9tri1/oM1Kcew+EkJNIxPEkTr6dvZa1zu5i5vN3g5JmQ5BSs91krECpgc3Ab8JPnO8S+3IJ5pzLlS96BUr3DW1ZTBgvvJ5AE+RcxElQjaIL6ojN9Y3+w
4I9tQX5scrjBPzGVYA/hITDIjzA+5x1GL0RYbccgPw6/JMiPTWktSUjxxc4ELIDTTiqJQSdb6GW1lS3gLpnhfdipji9r6HiIcV2PsUH3IUqTkdbAt21hBxaM
qhoeVZ/J4Xo2aNUGomlRML9XYyGRJJukKUwlbWfEPGICvX/+1rJWn0QwyQm73lnTRthdUGXX1iQSaYTLhl0TpCVRoDZlc4gk2uQp65z8Kq3iOcfjWCf+Fm1k
h1eoADlmC6ub1T6TdbXPpKh9JkTtc4akDXDOV2dKHgEH2bABMp68USm1ty/G3Aac7jmAU5wULAcTleeLQ7+3ga8QfiYifkYlNcc+MDUceZQ7x9gAyM9mTuX2
X2EU+rv2z/XVXBcB18ThRJrDwdkGlucVXG6Xgzxcd8b9nmum9KAE83ks7s51fdSIkdEj8jIeHrX/GEOa2jOqeu7sGzU+5e36+NRdISpB0oueeAFOPF7jYOmO
XWOH0qMt5CPDjkLWTAMGJzwl/7aciI/l8mXDsR9wBYlNAIg4CtV5rPi5s1jL5K0ctpB6VX3BIjxV89Q8VfPUPFUTZyZ7iASI0kjlGNetqDIfSBqiVQSZd7yY
uWoq+ZuWalX5B//0+YeIjbPy9Oq2uFF/u9y7ViejMb2gumbfj6CtS2uJszxyVnAOSnW+mkBa88K5WE2g9FUslVKZq2BjFfW5S1sfsSMAJWu2RE6iI4yZ8YCb
Li4mvk4tzdvzs7w9hxga4i7jLMTUsS4Su3TRGvQgtAfcKTySN7P4ct6VucGt69ohfP+ua0dZUuyh2+scaBGi8x1AUdNF+nKxgxgdutnBzS7sW9MOInnbuNPM
utMOBxchRzeVcisnoYQ5ZZDHAI/SRuSmGH3R6RbXTmsnWapLMqRYYaG0nQO3dNfy4HxngiMxHYxzgx0O9JitzZMKx9Y0sQwB9xi+OcyzxWKDgfGlKcaXAGHE
nLBxHcRrnK8cN7cGoH78bfVFzkb5tuoiZxrfaGIvVhdk7KafIvCY77YQeMzfqJRcvlG/e/LNQfQxm2WaNMR+hT0UN0gwLroHvgRyMuPC3iaacQnBuDSxqSXC
BoRgXLQHTmDRyIfYQTr06euVjMz97KWI69jJbGFQshORsIWgRc0dttqaMwxb2OA1TJ+wGC3hL4IKqxAwxxKhA8IHBBZsOhkGm669JEjTAVEQpjcR/oLoSviL
APxFbDll36wXND6i9dIsgVJqfWEdKwbpRpnnG2Ser5d53ibzfI2d51fZef7f7Tz/RzvPr7Tz/HI7z9vtPF9l5/lKO89bxZQo8zzEo2KiJyoTnYojVX2im5ZD
1RPdRKfc4YkILK/3vZoLVedIR5OQMKX/vA21TGlQMqXBAqaUnRGDClPKJslJnEgO8rpaXEi/wpR+TanmTGl7dnLOCCDRvWbHdu32xoew3t7Y5jOD/Gh82AJn
w9udubxjBwDl8eSspV0vzHzZHLnw6Lo2WEf6AHDJHgEIwAZ4PidWoBNL79gNu50zOU0zJECMOyF4dvE3R80BduwADClq87dCP83I2VkIa6zECybiL/aLqkRx
TSvBgRwHpRW2Iv5TT287VMFCaSFQzMjdl7eNRkC8VfTbVD+/uP+QDuzyRWXOLkI08herEXoDNGwLh2HD+0rgyd1ht0vxpnJNKHfe6NGz1hWJwxfc5P21aO7T
4aiDZXDUTK3BwsjeIcbO6g7VIsyZEnaW482Zob1COOw5DMS7XI+6UOozj9f5IDaZwnMevhcBm01fwSoQZfz6SChBYAhveGcCUJo3sjMAKM3fJvMIqNK8DU7k
8bQ7dPSxeJZxuKmGzZXzTaV/L8d6JRLVVHKmreSMSiWTlUombCWpVMKSn6nOqVSn2JpM1f2DxKyYygpNQ6r0TgTWoV3Jrw19GPwbpcvWhkoEPTUu9+dprThc
pbY8I74vkDaGbPeVtvu7uF95pGM64ZYpNuDSpdi38S9Myek/7GcrQ/1XyKzPKKILy9iYpd9Xo95X+v0FauCsIXZbYvfmoQvLGJxOWVtQIjbbROhONOP0jpHF
VNVemyzmn65Kkwr7p4fa89XaamVXWFg7s7bc5Yh2PRgN1XHaVKBeNaNaNRr6rnJ8cUAtbX6+sfmFdZtfWLH5IYlA9bVAv9aqvbZL/Ep9bZMMKzZJVRWXfCMq
hdY7nmPA7DDYL9UH1CkewKaZQEzysF5TscAND4szali0LXV0u91ldlw9p3FNKkGncEAe0UVlTWy/IqnlWOEjS82TpSZ7Rd4w601WG6818cIWS2lQs5Ty8aa9
tMVSKu6t2jha3rTGUTiFosqb5zPPGkeDxKTBO1yJJMgsIBjONpbfdAy1ceZ0NBHohCf2oITQr909JV+MZko8MCVRIvBduFwyJY3z1RpJ0jBJOzazEcR2rZCP
SN60Jh0qWCdJoMM0FXfTliQgkv2etv4w8YYF2rDjOkppfEYXaDFjDI5jDvsG8a3iF8bVjbMHuQfZNhVMlRY7bTLgYSSwWHFxXF2J2EHxFgbW+/2vHhRv+bRz
5S4AdFBrAsiQzxh/+3KcTOlUEex9XAkcCluSKQrD8209aqzM5jatqBWx9BhHI8a4JQ2H7BXqMY64U9xKVlTZvgf1vmcxvdSQx7a0NZtsensdwz8gB+HcIZ0g
Kmb7VZQeOFSqseDAFla45tByzSG39Z9qMjLiMXpalG7lnEKoeTWnICOuORnxEpTGkKSbzDUTdwiuuUmDyukTQmDPMIGAddaHJcO10Ani7dwFB7pG6cN6RCm/
AoJTzP7HQTF+NXtg/tp/GBQrr2TxhUeAVi1KKNbcxExuKPRRvPnTztXMSj32ykFxJr4GDMZD7PCfvFJr0VTxiH8jPbLmxkHxxNc/txfqMkYskiwKRmecvMag
Ej1fmERBDZMIrgqBwSS6U2MSeRqTCBvIQkyiYAEmkWtcK3eybzyrOFydu9RhbpFtWecrB/52yC0GdhUfSvQ8gQg17O6JSg8eKuGMKvhE4AgfdVVrprK2K2IK
g40NSShwHbUSihZNXJksb3NFBnHZWSpk+vFJ4jBaBp+EifInqD2EkgZxJCB0qJv8Yg2tWogrIhVPkNymZRYIYXmkVVAsOedt4J+xtqmJJ9qiexLl0hZBWNJN
auirqAVcZ4ujrbA0Ym4WyRJJpaXN8vuVrJnSWYNwsNH8eVcsEH7w32qsRpZVHE5J5MiqQiDNsgwHVVOBUzMDiOuDI89UTACONQE4orY+8n1uARjuYql9Lrv4
HHX4pdBzjRmNgfJmtPyZ24TVuj4hZE/vqJFgLRs5V9Ka+ULBUCI2Mh8qRXACGmdLo241OJTJSQ4o1ZiR9eLkvq3LrywayRAjiMON6/imEm0laggzVlpGYgFr
sCCaqR2i5EYhso59SUfhon5Hkr2UEVVO8gGXmsEbRO5pt9kvs9ssWKP0z/Yb4BBug7A26Ul7NQeIFmY0YjgttI22Yez/CK3Rm/Qj/s/k9CMfWDWKrwuqFx8s
LN5nda/GOZWuFz6Kh3Osg018hz4Dfqb4vKkAA80rZ81NuXhoLtYxTzQFuarV7PGMcLY7qVkGXUnNiME9dvZg2uQGosV+t6/CGR2m5aS/+VqBuH/22e5O3gYx
to16EwJ6Tprg6s4LSIKjm8AxE43M101oGMrKFJpA84fqXQYdIzI/+8h+hpXHljd+i45/C7bo4DcTdce4OXnjOM1FhZ13RnmirndMQJxj3RrXO671aVzveMyE
NwpfBBzzRqDfaJVv4ClPpAHHuFzK07gjZyd0Bqzay5REyYWy83GMZEMzeY0qk8d54niUnApj41jGprKbws+EZzni3dsEdjTB2ETgLJpgbOIRL4EvhH9XxINP
LA4Gn2ZDBt9htN8M8JzsYJdhqKkztKiSDyrLN2TOlbz7yNGekzAQXCcXBHOCbTzgEDCfA5wsrijRONBNDnOnepg71cOcH3f4cY6Ko+EUDaUtVkpRS5YSSSlR
vRQ2af6v+M8nWvrXP6f7B2jXZX6K5AzHJgv7K4nDcNKDh3GniVXGQXPJlfDDcMDFerxG4ebrbRYfVOKAx15rBUVoeFqDnpy3tM5YmBhd3VdMdYfL6p684/Sr
m1yiupbsFXceFv9UU6wrxXpcrMfF4n0vc9PfPKxDnFKN/VkrrzImla+VTv216dTdZafueA5jmC5vDL9qqvuFsrrPPYfqsiWqe8598JfXh6+NGLLbblv2hP3+
Pj1h5y06YR/cd/qNj5bX+KdM4+/jxl91WnU87Cyvkr8ZsTClT6OJ8Ovm+TcePv2Or1tem542dbx+uE1nSSweR+KVfvKpdY4fXkNCWmtHv4XfE+Z38v9b7CH2
y0fOEAdQfvQnw5+1+LMOf85jV338uQB/NuHPJShmc/qHdy5o1ugetGwPlkWXv3ObpstLRtFlZSS/YUbyF4e3jMpDfztis1ww739X3w3MOTkJh927wHsWURVE
OVlVxWWCKPK7/N4fAwfX3wvrRtUbyq/Kmp71hqp8AxfkjZI/PesX5Vm/qMq3LRq7d4FM6o30kPI5nIJEU3ZFn88TEk3zFoTTmCVT10qmzYpk2tSSadlbI5kC
5QJO3Akg99oItoUamPjIm0l4ix7ganwjn3omnWRS1Z3OZ82h0ANH5PjFXtUofBr6SWLazO1KN5yfbKsWM9EjSqEGA2aPXg6kn/tsrIL2pyv7WvWn61lVsaNj
KMGEXtt2i+MG6AM//SJjfQB41B1Xt31x0T3uXNf2GWPcNrdOQ+86rO2zMMtdV3eNxP2HcL/vs1cf4zTU2vnuw1qTBuCIcOvN7frLv2cKt++yMt/D8ySt8vO+
KPH9UonfZjPph4KGqwNXafkyEYVC41HV85ulrn5EFBPWqekgAmegBsmb26Z6CQeh9Fqs0ui1ZX5Yudnxqkr1hetl5Cq5gkPUl7MokjpcuCbwLKlSd1XvYiYZ
EOThQgrOmkPUV+gomPgYwlscjN+lt2fxgWM359EOiV+g5QggjXmOgJEh9iV6Quh5GyebgzYd1siEw9O7U72oSruRTN3WdqPW6v9+WLdaZR1U1UGEhJswHuDS
s7It7wzPStPMyvfXjCwyER29HTRPY/iuaQe1Kl4nVYiDhZnQvUtPqFp0QhON4MKaUsfoQ//YeEwYtRx0Ls7WtrPISbH0qcD7zSlOgJER877xorAdlQA5Ws/u
Ivsl0G4EnJxx+tU8OhrNSce+1ghcOvV06p+9CwDDKrsDtGYbvUgHnYSFBn2SKfiDw+KCLiuFPU3Cc7xIJsVSsW/UqETIRL6alNH6nOi5iV0moV2mJfTcplWK
oP4OfVboOqrQdXT6J/NCCn/OtN5anNZLim73UoalwQS0QdHpgtM0S4VWx47l3WvKpAG1kzMpT87mgpNTTkxu2NCbWQcPewtOykqj+ZDMdQN62u28W3mADcV5
WvjifoPYQAB9Z93qyhqjlZWlgxwX8zTr0jmUWmOygziTsT6Gs7sf+THxCrtLPPXspXQ601Nzsziih4/YshEfPGwithzUTMs3xaqlZd7dQePXLWZoJetzb2gN
V7DAnOQXIoahcUck1fLqnN+p4xhPzyP+ufrGV/itHBt83lwSL4NJwV00Js4wT/rUciyexChOanRkgiHw8u57DmvQN6d2+b32ci3DW+b+iBpHMKDtQMSuLbKv
Fpde02a1bSWCQq5f1XYrVxldvqzr9w+bkMhRYYXI86KRlUa0TwPm8lCNylSiZ1lnKkGh7+PakrovmwulDIOaAf4yj9rO2a9h+YMEIK5PktFFy6+rltiPTsL0
ODOKLWlwa9T7Lbms25ropgCGfwrqVQbIao2i2eqLmKSFr2LNG3GwJeTdItHu8wb3m8WJppEkEpEkkgdYqz0yqBMSRIw1mzkG1wRmBu7p+w/b8I0wC+AZs2C2
c4bCDTMPuSqJa6blCB7BRHyMogPtzsXxFXZT8JI3Jg2JjXZriKo2214lyyJbJeTczxw61rp0lvvajzGSUJp/GaHQHBsvhyiioWlfaQ3vK0ltT/EX21NCs6d4
1QUGgXvEvoDLS+4LcaUBsd4Xikt/bMGeUFx6dW0/GLkzoDYjenGSKGe4ic91D3D1HtAcsQeYYEoHWAOVPcDqIHhJPJc9gAZH7wFtaXB71Pttuazb2tRNAcg5
L2R2JmiPIrXqi5iQha9iDzC5yNuSxqht9wBtZQRs/OU1QnKK4BaE43C2CLp7HXszsEvOOW7KBjU4zuWO3thKXidZRtxXZTZt0Jff0zHH7ilivxgcct2AvUtC
5jg4Q9oHZPs5x1snHk5l3FZrMbu9eCkGABFJJS5FQuOxKw6XLG7/a3O3zZVEupIS7dfS1GIh/koKbtF2a4PXBXRwVGTaIk8vEqQ2+mkkNDLR8S2OxxffiAVT
FOkpavUTWXT0LZxjFz5n9K5coZR5zcJxnJd1oQyT/7yARRnmTrRDybGic0vhmWxzxAXO9zsHmc8RWDnDsermbt4/N6eloRPKhUf5c0LvbywDvb+h001WvJDd
YvakV0fpL4DOIjkxAsanjW7ZMd/fdJBXyShQ/0Anl6AJmdmz385Ctn9bcq4JOKTb1bKGHuz/6KFjyaO+2yjDQ4dxSc8z2xBrnrQcnsdbWfOUVnMQLKYwXVog
TobUpEuLxsMY48DxbC0iH5cQ4u4oSC0rbFQE2lr6qYjt5ovI1h62EF/nKPOzGCjF/hQgjXdwjqrzBun/OKwLmtQF1cdJVjNDr9JczQlGgmcXbuVb5RE9Vvut
/LrgEegOGIU8FKh5eJRLK+PB6Oadl/ttTqI1wbnAwVopvZbsogLWp290jjUkWF/UCSabPKwJWIx0oIvuQNwfBsXqQbFnJ579aid0WQ5r7JVohMwz+bZbktai
8ZwWYrCMhTgyPqWhuaBoODOLOFAvsvg4m5+GpmCnFqzciqvac8sdFJ9W7qDhBIRijG5mgWXwhrtU6VxxXP207mDZ4DyoNlm/Y76ZtpnLZiwKE6aWqfRh4bnk
bKDNh3hLUfb0Iz438nbfP3RsqtcR5hEp3TGQQGOk86aROTcj++4DvXHw19ImTtsVV3Q/jeUOq9b4LGM8cayqYdYLA7gtXwFnn7bqQ+pLacC8ag6Vcbo4Bm9q
XZO5YZ5OaglpiNPpTZQgvxpuNQtLbMdsgv8y82UjCsXc1ZvImvXYwrNfy15ZE8U3xRAGL9mHOQF8wNTA0YYTcC9aaaINV8G9aOJqW+bqbBXcjFZWilu9oDiZ
3ZXiTjcB3i0LAaDZZHgxFuegNej8uKgKdVZTpZViYTJi4pacrtOYpAyzk9LQNLaI6SXNVkz1JqqjPgG6O5Qnx/LgGkTRaPvTd7NRC5ZdSwSphkVnrLSvi4d9
GcWSyamOo+jpdC/snlN5QPR0K0RPF5Z6ugB6ulDr6RLo6VbAVZEW2oosuHk+W2H1dMyFJkZPlyyqp2ORt9o20c6FEgM7UeuaBu45/d3wO1+2K3g/5sjvvrSu
tvOZnSbFThOaJ4cXcFhbvNjcPnpYp6BxxO8U1/7wcH1f5aWrrP+pEv9TGrNUlJRJn87naubEKboAkpyakzWF0E+aDUeA6WlWRdkZ7MhWwDG+ouwME+36rT3l
LR+Jg8ETN0Ev+QOlgjJ0gTG2tdussHQwg/40aoLzarB1KseA0NmQBzvonqsZPcAewFebPfdcDjMAoxBk7oCkhIC4AngENhC4CygDxnQRKY8tw3mMcuHKT1+4
YHWVOKRnjSuhvWEeAgqXYLfOBiyetSQlIhTp513XJ2ahmCmQ1FCD1E0hZqaM0jP/UQOp8mvbnhWgGaQsj62DKTJ+sXtp3iwk7lj84f1ric6aNJ4eUofEHOiF
y5xuirhDWO+irMnexFvbfiuEi2hcfZsjXUQDrN9QbHKCZb3Ye1Wbo+5mbma8blZZwgJF70a0GsMHDvQ8LDPiiaGv6DuCTxLO43qjx3EqHg6MZA5jMhsEgkos
VhztK8/BZN+HymzRkEV9xSqQwBp9OBCz7mAfmyOF+Ij4oOyGww72Yc0fwegQQ1BozLD20EiybotkWd7y2rTl0fC0H+h1FhPk57POkFtDvL2tFlViJtVMRUO6
iaiulg8WU0U0jQqtkeiOeBadMDwmqrJwgcAbysNYvkHl5oe0clRizwvnKqyWHawtvbnNSbAG+QLAO9n+iZQ97DEcbu9J5ggGx7s5N9khdK4IAYA0x0GQ2ANG
2lN7yJws5bhU+/JhfXb42tKKGDApY4egAuh2zHPND1S2PQfI8E7yUhfkbwy+Qc3gG8DgG+4wizOUgkJbUDSHWAcXmWEaOhuJKOYQktVzGcLQvY5n3wbR41lv
c+EUtHqQbxu7SmAQepC4AKTmXz7FZyONtbpyKmsMOMcbwpAY+hD++9odWqIukrf6/wLgmb5rEE3qFGo6dsP3OIMOkYQFm6SLrpxEIBMXqYM8BJBhi9xhE7DA
leKfB9SJG62BnSrtdhZptzxZbXpSg6H0RMrWBO8sTfAzixH8jTqIsYwkQiLCKwSogkMqHT7DOCZQx4YAIwQJlhqc6tO5agp7ihYVAiMqYE5FVJBwf5DO/dZv
YijYYDAy0EAyEHm7c6WjDZAYyAQcNHTAgYZCqAcYNDjf0FCAQUPeUrW3qgEF5VvsxVqJGqwJXR6MPhx+J0KXq7vuma7DM5G7zjE3L6tHagEQBKOK2aahNYVi
Q/AhdzHEly6xsUDu4hLPqDtjVnwq/0h5ag/oIXNfj27abG3Yz9z35kH/gkPHime7O3O61b3cGK6yoC/H27MhSwna0eO2W7eyY9xsxL4ixT+t5j9XSqxG4zKH
/3dy5k2Ma73vVnjBPBtebdyVioM38J+rp2TC9POpg+edYu6mK3uIvfp2iFRQDqOuQCmKMgbz/QsOvu9NkmTq3zGFo6XvzT3bAX+LcS3sErXqsp+ZAZq12XSe
edbZ/z5958FL3tRNLlPyw0n+t9FlSmGyAZrknFgK5fDk3jYiIQ6gvbUL1Rh1u5sUd92aef/PsR3JL9MECOtVLVjD/FeLaWxjJhqTYNUt8pMuI8Wi2OWHOsO9
uyBr/D/9Sw+8+mBZnH3o0jk806j+Zge4ZLdz2v6RxNyXjwO6uuaHWHt8gYvjp9mN9hVE+tj1kCNNLwGJlmvo7N5E1hWbG2+QnEySN6CGQONwmnaPGV2Jd+ZQ
tr/2XOTgqOC9lDC8tEou0cZZVkp7Jp0yNMaXDNK/PmzSIyBdzS09pPiAjpHTzUv+9FR7Zdnz63qkneHc6esEwQNu4plT9qns0VcPW/wfzqB4uQnGjqg6B66V
DjG9tmCSLVjLu063Mf3aYW382HSwfMp+OzoDGP0NyLB+jrcuj+iI3Xfb3KG7jx6fnSHJcS5rwpuqmqkahASXAW46cZeaaoieuE9I6MW1x/1NRK7EJOtheuqw
hiP6QcARrXdeKLD+a3uOTkbCWeONKYffpieifkafdPAdo7eiY+wPChMVD1HpTa4Aa4TkMw2djUay1ASSpSYUrKMSp+a3gVBKp6rRpmbibweVuBbTA+7zTXMM
SyAIBPoa/2+GUSzcyqXjzlwmz07ZaxvmOLryrw5LYCTgIKsRaixIKgkacBjnzDGYURy/WIts85O3NUhC9RdycTpssIKsjjjz0hXZq3nkPo+OA/F37DgwrF42
PgMsVyULEbmXStIDJW8kwK/s5UdCCEnKNyNF1QPIFLyIiEWPzmftulAGtFUIj0u81t5Wa1prIQQ4teNlBlsEFrfWsDz3XUcdZVdSzRdKS0pusr2oqbklLGa7
xA0dKme0+0uNmQyTL/q+uL2oRcSOeSZRtvixvB6JImhJwP/l+LE8F9B+ge1PbBphxC1swyt2uBaNqIeYOCkG+tTg1Rd7Ad6Qx8VdE2hcXMzucwURfChIn0Xs
BWSwbZHEAXpu4/oEVIgE6CQVIhF4+nprHN0a3s+iynufYUk5lpjkWGML0DbFBj0sJI4EiCtvfJZ3NdbRxdDRNbMYljtxI82ia/hxlx99/LDG7YJ8J6gO4WKW
fQeWfXbZcWDZZ5OQ0/fmhlHzRVy5M2RTn9J5Ir1FwxC0R2LnEKDE8NHcztI26CF+RVst6gmvJBZmCjmWxHNYwWO4oz2Gu9pnmZ2TaUitUhCOrt8zz/j4VLEK
4Je6I1zkW4vEKqia4KdOIfhVYxU62/KUXZNDVKhdk1NWpJa27dDEKgSjYxWYUYt4vrLmj4sEsOQMbcvbdoZSmaHWghlSPENb243vpxlaZGLa5pjYlo+xAaoc
zjQbGz2c17SjZccuLDbBatEJTkTNXJkVuEqUmC5O8njoe3Vn/+POMl2gl6Nh+k5cm8s0Z1ARW9QUpRmO5ZzFkyPP4jXiDDbJp89S2zbUNxAlNsiODcRnxUX9
mXHaWu+kNs1CC56p2MRZlYPAFYRkXdv2K7tZE96pCad8Pg4kY46jqKJaAKPOYXAyweITEIqkglVHjJowBkkNry40UBZJBa/OLTw5/JMaZl1ogDKSOmZdUsGs
owmSkBOPzRTsrraBxIT0ZCmttfyk7sJVZag+pz2wayxMDHzF1lJ8zCbRmG2QkT9PUog4UjnanS+YgXV2BtbKDGTDM+BWZkB68S94Es6rTkKbg2odZh13iB+z
lZgyjwNff2txnP/v+eIetbDrkEinsbi/8wxKnKeTX/9TTaxqAbE2FyXWpnCRMbhIR/hIdnmvlMdV7Bh2Px+xSupq3eRxj3flRdJo/3Nsymbmti1E7JVJfF6n
UG+kp9yfM4A4FshsitZm3NFm5jDzHDLzDK80ZuXViI0oOZXvbiw6e1N8AZAkZRT4ZSWOrmRLNdAXXXqMZzeqzW6UXOqKelBytjk2CaGYnBDYAi1CtDvnJxQ/
oR44kDXmRBv6c00VVmGONQRn1sDWJtVD//wFq4RqrHc2ySbZWOdeAMekde4GQYbGUANsaCsUjlABKeb/8f4TrPxhMMjzdjCEOH1bR41qs0NJ0bzcRg0Vz+7b
Myh+BYBIgNI6OjMofli+P/U++n6mvg5IpAc/7civL9w8KH5E37h1UOzXL//Zr9ILj+tn3vdr9ONT+ocgLNHnPXTxf35eXd1mMFb7jIdZCPQnnjnxeSW/bJl8
S1eG77oNfNk2Dr9Ms/mO7g6+cz/vUz/W5qWNUfpzEcLY/cX8Kr1fY3afizuuE1Bjm/yrWSRXw1SVNXfT97nxnVRys4Dbr/gCjcizYV6kwynptBzXazRaPp6m
Cl5NB1YSx0mAH1QyTWYW7y4ei3a2AQKYXM7ZC/SDcRjGnuBymp/sgkZPNVqmhIaU8FRrJ1Jk4J4vVf2/g04QuL7vez4/ekXbkxRe9Aivr2YBrpshMkcT0tod
vbjQAwRcREN4mlGLK88D5zUPSxwtBn/+nRM0/i+S74DMfExfP4Hrq+X70f8wKB7W14/O09svkO/P6mt3HXcESRpwnX/m/Bh/f/19RBZnXM2BCFTzGmonsLbA
WTe3ksQZIjsZbRM4a8Pi7m9dMSjuXgN6DNP51wpKc5OZIg9DFaYP4iJDIWKzGDkWEzvgvyhj0BAw1hFjEOWV6mxLz5Tv35PB4QFpYUB0X3krYQNPmL5D+ukx
SSWirHCvaGuXN0fu87I9gpLZL94pfvunabD/b+pZdHXbB0rr7uKz2D59o+DAEHzR8DgCSy1DKhWzp23J6ETM6PxDJSTb22rB3WF6cI2k6wIjIQDr5x3P3Sq2
nDsCWy6oMWyuYdiCOsMWVBg2jxg2VhoFNb7QNXxhUOELPeILXTEzC4MZVBhMklq51bAMc6z2gJjBEsk9EnxOX/KUO8nHGrCzONrKpLdoZbZovVV9vmZn4VTw
lavVJ/9ca7/Fdli6RY7+TxckL0le11YYOA3PjaK28p3IEIOeQU5TK4W72C5cQOyJvl4S1SpNIDDLCAWVSn9DUQwwHruug/874nCKTBwgs10CfM0/rtgpYcRU
ics6Khgj8KrjKPyf/uNXwQHQI9w6Rwae1eoXSfxN4yKH6ZLaeZHjclCG9GDPoBMlCTbgJIr1RTojsbs2o6gZ2FCBykXoeLBYAiAsSzF0K46iIAqCIGoseIku
R+Yl3otdAFcq7Ov6sS1QyxTB5UCSwFM6l6EUjn274XieJ7mkcYn2aVeXgkip9Y4HqMWbuXseNHUo5gr2pdTTZlYQDdIWGSxHUOrfoW+bRvn8jUZJLugIFppj
HlCukYbx5q55QUe44CtGHdEGye1YyzAGMjV/LxgKZhacCivDCnnkOTEN4aZkgvkIaw+2TDapYtOEzTjpkuzGt7B5ntS1mF3WKZp8z+zAuGd2ZqeI+Z7ZtXHP
7Oa2o7zPK65QzoDr6L2wK54wTuVMkvbJXk2z6uO5fXP3HEdJ3u7iGbXzFu4cveoXoBeNTF2kl08l/68aEQsPUVjb3Eic5pQShRaXAhMnoyrnFotgdGR4jGAu
Hj0arjqSLcumMykDb5N9rvIx1oFs4ay4ZB/NSCc0AcJNsXfALETAsMrBgDFl8SSyIcnD7CiDU2UHJ3cJOf0sO8dFIuzTLXhr8m5rDBd0Tx8Aewcd7P+uuOZj
54+WgfEftcwLgX5hOHkAC1+R3utjuZRINm6L4f1bnmpUhr9hrYWBwGZvZY5CcwrOEKdQHqvxlXSe4lT3dt6yE+KLPsIZybpg3A92P9Ncqy3CZ7MOZ3VzzNFO
LZNc80LxylD85UKZmtLdCqW7FSp3K1TuVijcrVC4W6Nw19K3fK8wP47hP66A6y3xpjs0WVb5jEfHL+cY4UdX6M+V+nOV/pzUn2fKJ84IMfRYvsQBX+JC8APQ
KvMmzN/iCht2G2W0eJDcOySOlYFyVhyDdhcD/RdWJAutSBZCJIvwYUQyWGyivHkt82HrBvx2szJRnMGORLJIcO+tSBZ/f4hkcVUki7VIFtdEsrgqksUVkSwu
RbK4JpLFFZEsrohk8aIiWaI5afnVKgNs+MBMtEjW4l8tI5K1dtN3EclaS4tk5sWFIllSFckSI5IlRiRLrEiW1EWypCqSJVYkS4xIlhiRLLFsQFIXyRIrkiVW
JGuJSBZCJBtJSCSSgSdqaZGM6hHCm5Tnk8rziFrM49pajSurOK6s7riy6uPKbhBXdolYSx2xkTriqtRREck42QOJZAln3cvjrLW1187iXitra5EsropksRXJ
WqVIFpciGQBgRo8FiWSJGYOGhICOGIMoj6u7UlzZrr5Hg8MD0sKAxMMiWVwVyRIRyZLli2SxEcniUiRr1vawJ2tiWTwkloUVsaxJzEQ1S3pUwZCSdBRaRINk
05DTMRpwWoA6MxFxZxHwpwTPw62IQQ05Pl3GJCmZiaGTNLQnaSQCy7Vtp5xgZ2iCy9GQkzTWJykIRkY+ZjKJERrCZr2a2I78JSYrSe0kbQqb8P12ksZZskPn
2/1unaTNBSdpszUExhQl5y0IEhZUDUECPRPlTlhHV4ZwjuzPn1eeeBSUc+6bYGQ9v1/hyfGBr9BAogKamkz1Nxz6UQUFvjqGAEk4BTVeyrFGDb41zom+Zv59
tT0FQ5PDAVfnRRoUEwNJweNXwaX+TLHjbw1YkTEamfZ99iq79KopkpmRLRO5l4LM51DqALlB/CzYKrYrxLEribnqykNtZC+8aWceFDcKkjvfMlfw6rWcCmQC
4c1n/57Wt1cStUALXHDizsYOoPdTtb4wowLqZZzm+rqRWWN+bqMXVW3HTnLYVd7CXFCZ0hXCO9tPv84HsO4HjToMhzbFEvrJ1ogWA3Z83W4QnDvJFxc/vu3z
A0/zHLrn05RJ0Fpx1s/u6sHxnyO9mavF09CvsQpR3pq1DG7I7G3PlxxHyoBswOeY1jgn80xvQbqaHgcbpruzYJdOwig5KVwrvETVXEDQQD2kPPFskdmmOYMe
H/+umoITu09DJKRNcjnJMURXIuwwY08/YFLk0ET56EtyUfDr0EAG/RnaXU2RW7nIaAcPAe18l3IiDXgB3EyyxfwhiYjhJGLhfni6O32qAqF18wcOUQHx1inO
JE/3ouQjleyWG6oWBa3IRZqW2txkRGc8NyJHBPzEx8ww0w4to61ktAM74VwYQIlhS+CX7NxMyksT8lKql5YMutKbvNZ80RTBdVQgLOA92rDQA8ljbkMsZ/6M
t1eIrr/pUB7CrzVHQplNjALZ3TnIm0X0Y3wIAcWwCc8iMEL0ry2Gp0i8nrpwHYrxgRnBzk98Z987mHcP0ZDTn7gfbQeQX0gXe13tIxbBjzPtI16s29+0P+8e
7O/bm3UBtpG5++dYu2fuV26p/exLHfbVHqSMpA/idzrsuTHaFZhGtOLPm4dD3sBZE17Ecxldh1cuu0LRZ5K5x4h/Use43yyHRhc52Afbsgm2JOAykYFH/tfk
XlWu9rRKJPCNKB1o9eJvaB9a3soY8AZ+0rA7cuAEz732k4aBqqWt+KLzdtEIkuuL2ZOsNNo6hSxjIfJi8TZbFcCwJf03dg525nt+DZQLi0eb/nzjHMzJUsRU
59ecgxnHya85B8uzU7l/LBcgCrq/4dAxtGoXGuQijkdv/WBq7NFlAaEQOuKI4ospWXabJDnulqwR7ZxNM5ZZYKKb7R4qiZICzpYWp397WANGGbUFlc95QWhx
xXJqAFcJPrqyYuE6meaRZPriWxHflJ00RnY8eYVziQc2Q2nEOyvyX3HWRntLgKB0LU1ss01ss1ykqc/veeyxSUU2GTKFbh6wHdQ1yIbbEO+/IPPg/Bhgw23s
krUfydqPhQQ5BXqz3HAPKwYgX0B3TU13TU6vlVVHEFm34rF9Fum959SGMOM5bmqqcwzVJZhkTgcOE56ewEpHmsmZ9GzhFeCxvq12FsfV5bS1Hi82b51KHkOK
uAVsaKYqzt0ISnCvyGM6DSWBUyzpu2ZuRsxhTM+6kMzYe8ik972GU7lFOkgN2LUuWIIYRRCP3OPUhTsKT0LGokyOEHanczOO5QlL47ucrH9vWNcWh1mBDa4c
eGEt6zD++98w/NVILfahaw2Y5WBRkiOtAusmD/MGIpHFTb4an8WtaKTf4oiRD5l0NMYwwyFgLkNy7SjcK6fy0MLsYke4QudJpNvG4y8LWekW7ZbLl4sPHvNe
EeyNkYw0GPcIT+7iRxN51uXrrBvcxezSt0unWUSBwqVoa+7ejJj2tl/XZla5oy/XZ75RA9B91rladqeB5ONTRXALn/XR7mL2285OyblXzKZX8mMtOMCFNIKX
7uS2CtNA6+dqTpJG/Ofn9x/0B5K5CNkK5Tl6ZvyWXcXf7D945FZdUQB16Pv3u5xPtgH032f/6R+/+bU/e9+zzh5iL2jD+6+Fd8uOHEF383QgHQB7kFWUjrRe
038UfWEpbH1DqXCvjpf1NouHiUecRx7QadsP6VTCyUhk+CKjcKUDLnwZuxtHB7NgTjgEDy9N4k+mb1ROtrk8PJBHOA3pfpo3++3DGUfA0LXmgTzZk7f62WHJ
DJv0xw5nrQOcHxYl9dPD9G5/5WEE6tNTe/LoANCQ4BUdHkAPy6CQmf0M0MJTg+Boe0PtkXjBGZ3KIHmp5N7GRqGZUdopSKbw2e+aHn2xSuEF4yPe+99lamfJ
wYJQLqTXjX5QIqK89BkZWWzKvCZQaoMjYTD02JGJ70n22YxNTvHUPm9ncXIfCFobAp7Blaf2sWnNKW4/6XCknJI8zQ72tp3ENe0Srf9sBMWX7F3UxwBJymf9
y6dgVuCLrz3uwAoFMXUKMtyU2EU+5jd87aHkVs4xI3K54OMa+CA+Duz6mXk4D4xXJLCN5yseEi4SRyfWf4moS+dwHv2VYz4boxycGnBeaomn1akLUaMKUbqQ
RNBPK8BsnD4BzsyRSe6sfZmb7MjcmsojcRYGIxxjoBMo/9Pdu3jOK47DCRvPTGpnDrFr7c8iQYZZ6m016u26SpJDYDgMYsGjVCyxvy3jw+3iNmcwME+UXxgA
RB7cQZTuV54JiGUM5BZCgp2kUkFLXsTZsnhXPn5YJ9j0S4coF4vhCgTdK8kgbOEtwS9VggOFb8RKo7NxwGFlIiOUmc2Tk/Vd16oA2EoFkb8hmdgCSZ4Zcqji
7B38DDOhV3AKw0xdu7OnKmPb4HzdeLjaoMBGKiIkjAFl2pJK3j4+d4e46Puc8m69gzhiAAKU+Vfh1Kl2I80expaOUsm+iTwQwmr4tbP3iMeI1ZYTP1EJfEQe
mJIF5s1D+NEG4EUakCchZUJMvLYNAQRSJvLcXMMhiYHoEehRH5Ipn6QQF+FOrhAq59vvjuQddGTjoiM+JhYT+8t6J8rjXZlzvmoSC4Z5ZzdHCY/OmheT+OFB
1CiwM1/kQJaiDe4SyU+4SY6AiKMSzQnioebAAjYCuWOjtxVbM8IZEVXYk7hCzlIPCL70S7czudI8GNd/uNdLfCWac0AmXDJD+2B5OPekDUxkXh1oNY7ecvnl
Mn37CRuV+Fu+65dBqMMgwWu0s2bF1fU7AG2ITwu0YQEMXKS3XdgF1U7ETlmHzUWhTIYcPqsum1jOB+/QsKgpCZQMXNoysNrN7wlSayZIrVhCawbp7XdYlFZu
TibnQQK4zFMiPrROjfjQOjXiQwtQlM05geVpsdoFzqRRBb2UTtZl7nVstx61yz2hfBNAlXkvVk2ITy9yYhAaRjDKvAvcqpCIFOB50xBcBDKLRpFZZJ2EGRg8
GkVc0eLO3TavrSdpmc4UMNJ4rn8pULZlQptbKg8YtOhAULjFj8BLD3MGvN9q+ErnqllkfaUV9ux67AYBwrMzA7ebDQoTL0c7SBmVbUIByths+S25oXV8dliJ
z47E04FNaChJ4rO9xeOzQYPEqYIGF2hk5mhA8qgan82wbBFHTyuMIgYDgdPNLDwmLmIcs5hBCVCL3V7HimJpWWRitwP2qdCx28H56gfyJnH5z3r74Yqx3nlB
DqZf7e8lEgTj4WNC62fp/poF8VUuZ/VyRoVOOfXIqdFIpfYbL0QiznmSaiVeU5IomS3ttCoagXdqvw1XBKp0GT4rK8dCYQscbhBUb1k0J/FGByVuI5YLCH8U
pWokMlEIbFUs8crafkC5QDEt2du2U6Gjhjlk3SICXA3LrcwDsKrX5aA3CEm0R2/aOS+SkZFFILEzYhhSqpBcvwjlDan/XFb/wauOuABpN52bWlL9RhD6jLqq
9taMJyedKuvEEVB0wE72GLQB+AiK8REyhS0/wgd7LRCbr48YBT4/mSeRTE4QHyf/K2BKvcj5SRy1FzkvB5jbtLsdgGjT7jZonHCs+3C6hyufObp9WBRZEP9T
bbdQ5iD2iws0qnYgyAs+XC5UeoecA1rlRMf8S4FXs975UWib1juX9DhP9SYkrILzRVjF4S2BH6VmIzNw3txg1KYZYENkEN6Fr6hRryj9SiIA61XU4g5kVVr+
XSI/fLY53tNsq6bjuqkdbK7hiCO2MkCTABkMsgS8WWNXJhwZBlMOXB8WfcWUqLOECBCl5eoDQVuiV9r82c3aOxj8h/mAQP9T6aOac1LaCOBD6ahEs6cEWoP5
LB7yaMGQy2Ec8DEa0jHKmi3bDful+oA6xQNgwztCUREoiluuZwidCVgGKbswuhPrFnZirXQik72gLdqfUHRl4lzJmhf6sov1mbs4MTetKbNHfNP1BeO4FnPp
Wwt1Q9j3c7BYcYAENhuGgxylofA/keDfwrpJ6+5idVHGuRrPuMi5UL5N5rTKNmXMpE/kzWn3AvmeYjn7XD5OEF9DIWVZ0645PTZ++uht4krTtMyxqe5MW90Z
leomK9VN2OpSXV3ewgbkW+ylskKRlT52m3himLqgqIa4Nxhg33AY15KkjZhjBuCPzgJC1jpAW7rzEwY8iEWnbx22e0cpOg1q7giWk9CwpeJ1/qgO0XI0DUhE
Z8ZspbNRFKKLWaEqvoxf8jyAx1tZ9KSqGkyecQYCIBMNuAsYDLkKzxT6owdIrsETh/7ojNgNkYuIH7iVvtPHPRIRq1gP6uoIL3YCZbd2sdIV93AcMGuvGDU5
a5xDb2ZCW6/A+doTn+Fi3Za8ya+QuCQNWPetpuNotPrN0+5j8B6k1zdt9E7orxs2eg/rr+s2escVvmxlEzMKSb8q8hh+H1e4YOiqUYpVYA25WhKuRtR7w7T7
kK6BOL0H9deXY+zu1z+2bfSOKlOAqRNG2qNcp1AX37b7RuYZ0so8AZ8HlIvEVPJQtGVVV1tDc2lVF8kfmqCDYUQzf/fgyrYaAT4mkGUu05LLpjNQgfkt6VTx
UVORMzCaswAYzWdgtJssMNpNFhhNLVmLvMGPVyHPbnet6r3emYbkgh/qkKokfbdoapOoyhKry6FyJUGXTTG/M2lKNgSds6DDOuX89ZJy/nqbcl59R7VfL7Vf
P5RM/r8vNqsbblxsVolaNoiYSmKKUAp9GbDpbwNqWXo2pXDM5jZ+J5Nvrp7NkaXLk/xYdRbfrRaZxWDJWaQqXmSqeJFUARBgGSB8Lmt+Nsv8bC7nZ2S5m6XY
zUPjfqe7yLg3ll5NQ9Nvf58O8Z16tTV4tV1vV9v1Q6vtubaiSoSVeXx4NFSivyRU4uI7gjsEelhvw+gd4dTQifVSRu9eydsWW07uktNqV7EvxfrLmyaXh2CP
HYI99WmypcoTfLva2Aeqm6DNBMWwjSEjXLP3FslqSgS5UpELEW3vzlx4CYU1oUEzQ0lloV0PAXYbXjWVM7isz3RVpLuKsPTNyuHgo3ZPs62eOMuIw6whA0Y8
xBILoHNPhBpz/XV3WOg7cM8e51dl42mVMNUQYaohwlQLlofCh2IcGWLbNdqAFq2if12xVdJ512I777obT7Hz9swO2TOb+zrZ3NfJFCy17wbFy+XIoO335Rqk
WPbdhaXKk/zYss67dUudd+tM8etGNfrU5906Pu9ebs+7l9fOu4WlVxtfGfW/WqzxkzcuiwSXnmzQRU9oZFmdmuRO3WA7dUPZqdOqVUrg16udff9inQ12LzFT
xx0zmMed0Uf7qddSwGtps11Lm8u1tEgN1UO+0oV9i2+wwak22GD0BuvqDdao0+mf3mDPvnu/eHf6tMkOirBMuof86nqTDeHjUm6y8HUxAVcmwQ9nKXDT1y/Y
ZNlmQw1L33CHyDj8Mu+r4Imst0Bl1wyfs9Rweufuc5UaTo9HSC7XbhAMlLzMhIlK/PWV1kLQeZcc+p6Sxc9psthwI8ii+x2Sxa+MJAvDtIMaNNOuIAsoVhhD
3zuaOv4XlT42mSo2Pb/Sx8JyF5E+Fh3385Ya9/NM8eeZkTlPRua85Y37eTzu2+24b6+N+8LS5Ul+rDruc9/T5fPzevk87Nz4fGyrb1x8W/29faKpoapk5eBz
0aXz4cWmkBq6xBw+bE+vhx0zzg87MtAPO8ubR6oBE/nQjJ1JfK1M5ahK9NPy6D/fIfnR22Q6J3g2ve9wNt+8+Gy+5Q49mxMymRNLzOVfLLaTTNx4Sm1UqU7j
Y1F7oA4rwhzU72h3glNy2TdaLvvGkss+rdqkBH69uu+8lj2ZlRVN2anGFVcaz7iDA/o8knOTkTvWO7GGzT5fNVkNvd5JRTQEkXjFHsmfy6UtOI315fI0hu8/
p2ho0VH8L1oc+N6unF/QG6G3+/lYOccWXzlv1wYuGIHZGrUEe/nhxVaOd0o9bkXnwhqXCi2XWTKWcRLfKifxrXU97aKlVzN3VFbGonxy68bT0a6bdYU8mLjc
Wh5Btpggd1uC3D0kyi1Wi7zBj1cJ8yeVN4NV6ptV6sgq9VkPNGqV+nK5ukp9nUhFtouIk8klH1hsvk+qUykePqPMuvqMMgvrpJIO4PPU2+LRvXZfxNeK+mFU
2fppebQ61ZOOfUNV3lCLE7O/fKOEniFLblV5aRnEfJMQ802LGB2GS6/KSZUePo/WlfOVc7H6Z7OuLLv2Rawrg+fjuGPRMYWHvzLt0hOgrF1aJZ9wK2kOZdWx
i9dWScajUx56nOYQXvsmDQuaFIpnry9JkPIIIbUue/bSv6unTMAp/6QhDBKbxydEaiQ6bDL/7Ae00fEZyeLTKP5ef8ka6Sf5nNDlcwweNYd98zJp2I7Mu5Kd
+Fml4AMn78aBZF304CVQxthE6YNG/TCJZyN8RNU9TkeewcHK5wRq2XDnPXHIiXTmteobii8oybuy7XmevuTJ0YYO6usiho6l9Wzu86BnO5Xh47npDJO3Nv14
BumZLGDMUVV6WimZEKZRpqorgRnuC/OR015/nzLxan4eM3WaezpRV3idALCoy+UGSkLgEP27Gim6/OI+BbeO9xj3lvsU6I6VVU2hM4TAxiZlJkdYxVcwwxgK
j5PHA8SNcpCahgwJALwa8rPBdRwSTL9RbeM6mozWua4Dj5li0yBrnuvyqZa++y5xz1g3gEPWJjTlkjzBx2Zxsr9Lh+qvA2o/oHHiLDH+XNRBeF68XvFXuF7c
y18vcu5R7PTj3q2KrHCK2Q8QTRd3c5cf0s5ktFe0q01AKHOMjJ4J/Eo88WyiNk3i1pq8myX1BkXSoJQa1B1q0GvKBt2lG3REN2hOFS+0DZqrNmgd3cPfQyqP
8XlEYRxqjUbX9xtXtterXhftu1f1Unzeo3pjeO91qjeOz7tVbwVcnkAtDJaRczbYROimhczPt2Qx4sYmkGsMOFmLUEWE4N8ITjhgt6h1XXj9xFmKrTXOxuDt
E2fjcPSJsxXw8gklp2kLXCICKSNJ8KED4higL2YUWny4WWIo4xlnBGk86fA83IoG7aF5oI9ZVZ+LG2QubqLKyrlolcTRKomjtSzieMxZQB3X5y1QRzdrCXU8
LM16Oe69Mk+zbr1JW6VJ26hJ6VCTXlM26S7dpNMij5Ymj+5Qs9H5KnmkmjzGNHmMa/JYocljok4egNRB0LqQx0qQRwvksRLk0V2KPLpCHi0mD+ovyKMFujiD
PsZBHi3QxQR9TIA8JC0xfBEHcCkbIg+q56gqsUDeFXleNbjshLIAMoIpEA9FP7nb2hrioVm56vX37ulfejhP+uFPAAnnWCdSjuP6juNButvWbtC4Z8i7t3OK
5izGXt3OmrzrR8WnH/ziJxrTzros6v/Po//j53/njj/+zU85G52Mfn/47l//xDsP/9FvfIx+T9Lvh74+9/PvPPTxN32Ifqf0+8E/f/jeP/iNu96wcaMTcQyr
N0sL29v76mO5X5x9dTskQmsMNOINWJestUsi23FaICriJ3p+ltD5Afmg1QS0D261dONaeNtFLthiQ/VFt+9upxfdvjpk3o0Xezdc8G4k73r23ShJlhigpXtd
dtBlvIUFnXT7qdTn2/pCpOakK81XMFxOA9BNprJ3f+WJd//C7R+778KNzsMKv5944t5fuP3R+16y0TmO3w89dfIjv3D7I/e9aKPzEP9+8uRb93/4rvuoMQ/y
75MnD+//8JH7XrzRuR+/3/WVx9/99MGPvYHKO8q/n3j83qcPPvoGKu8e/P7dpx77yNMHH3kDlXc3/37ysbd+4UPcuUP8++Rjh7/woSNvoPJm8ft3vvLJd//R
wY+9nsq7FT+f+OS9f3Tw0ddTcTfRz3c+deIjf3TwkddTaTfg55Mn3voHH7rr9VTY9fh58sThP/jQkddTWS+nn7/9lUfe/dsHP3YvFbUNP5945N7fPvjovVTU
Vvr5W089/JHfPvjIvVQUxuW3nnz4rW/+0F33UlGb8PPkw4ff/KEj91JRG+jnO77ywXf/wsGP3UNFgY7f8cQH7/2Fg4/e8xIh4wefOv6RXzj4yD0vEip+8Mnj
b93/obvu2ain8+Txw/s/dOSeF2M6G8Ve9r40c4pEvP0nnNncpb9E14XaDUz0i5ERrf8XWG7ID0EUs4GmnCGAHJ5PXux4c7tkxgYx5EKQTI2JIKKwasTeLdYz
EGsza1zbZkkSkBS+TpZLDTphto7kkLscD3xWDsVbdd41xkAtDOSCSj/JId8KKDMKu6JgIbiCHvs9dNlvCNrEt72diN3gwBCVNY5BSDsmoB2qBI8Ul9TdWQiH
Y7i7vkp5e3GRQ0a6+zm3u/4a7M0RZ0L3skPI1L53Tx7oe3ChxVVF1xrsTa1vSKgDv5XRTWpcdmhP8s2SeX9+nGUWV7axs8xpadkMHDISZhtlGscKaqwmmiTf
zFWpSxMXYq7k8J2lQq6iYcPovktZ0dImiSUJaIukJJSMjzZvrGQESN9zhw5/9YruQJJiMpMNiewmInNR+nBBxEl7kAGua6MlPsS+vAG8UkgGLqS2UHcjRGgY
p1L/v/jkQD887lxOIiMQIDQ8mk7882hdJhYn4avQ6FuQfHgHyR4eR7AHWkqkURZBIhjorGLKwC9AEmmKnBxqOTkBKprLvtv0j+RkiSeTnzTPESOlXw4wiiw8
+zYdnumlv3sHz6eWhllJ4V1OY5AI5F60g9Gw0Cj8o4I8nZQb8o1IxSyNcJYnjjTn0dEJkICSgZB6HpyW5FFWgqJFneQaOBG6y333NTXp3YrTmDnXaDHYsXwd
x+Jp87dko9S065vc4RJX8F7umi+YUULJOh/pt5jxwby8/buoqWjUNRUAqOfkzayhuE3jsjT0DJyOPkKGXUIWGBapwRGCOPepMqOQaWDsT62F8KwWwluGFuKm
Gk6xW6Jr8FzMABUkNdgaSkA7AEpRoFpfthvG5GmxPhj6iPTXXiuB8JJExi0hhhQm6AWcaA1RmfShRw1hAjxqyWaEFsjkexaq1zwlmxYelk2Lc4XypmV3luQl
GhqEVaayQbqCpkFNw85bUfnnLmId0KinGn67nijmRBlKwiOxFmc2QoyKGWx8KTCO82An0Yx3S4GIamcnNNdZeIs+chmjh4Wa4xy6rnhhnf2bok8QXCX5lUt8
MQTMLJ6iSUESAG5z+TSizxmX0k+/MEfX5E4xIxHJWQBMRURt5YkIjQkoqk0fk4Nex+OEwWuIWls35l3afMD3p6gUUWcx4xVn6iXuJMk6SZ9HqSUfbfnoyId/
9tu4veOIQVnRf/qjH//DY0f+5Le+4RyQAJixjO44B/Kx/uef+MWnP/WVP3nPVxzGB/GzFf2//tzPPf1Ljzz+ridwCfEtY/2//eij+z/9wGff9bTDECM+auEN
zoasEX+U8o6HcXyzluIji3wEnj/9DYkv2WniwsHTbGU8lyZDNCIxIQO60IXreGIiRvHBkNDQOxC7MAwZHSUavDELr+BMfiyzi4WEvmpDBXNtsTVUcEEZF+Tt
loJC/gYIaFNIVBYiqq2wxwEZkPSzxahIB+I45p7ayQnqmBwAAjkz2CnEoiS9BZijLLyWt0uxaHCYIds9SFgto+1B8b9cMQdgK2rckjfgR2xK35UHvPpZ+U13
+VQXvHAEvTA3KZgIdADshJau10Awdua02cZiCgMc/uV8dgIUnC43du+SjTTgC05x/c5dzKMVZ92Mhn2OAUdfB3tg0cqc43m4mzNbgHlEQ6Bl2l380ICHxNs5
KMJBcevO4mEatN3woGhmTb09NHlTQDzMKKNQUy5roxD/Tj9+hw7TKpyL1Tg+LnLGAGgFs24TepwWH/Ocz4EBk/AavfiJOwRaBBivNNg2YwAeWlYDFtkZHGGJ
HEaMkcl2FtsZmgt3BlmvMGg7BnErwwgJ+kwTB8Qk2oHdDSlqaMpyhltANFaEhSGjO+1mWbNWDMOQ6i36rJ2FfzXDwM5k3m5w0M0uMfi0KfOEZTInf3CHgHx1
nIrSWyUbHHvoV4CPsqrHOkweuTJbNQAiV8mR8SHeWNda7NJf8lSoXegiwXinb2uLmYI152nu7s497NvUTs4V0rhyaienLF8rDB83FyTMybgRBeZttpnrXeGC
ESko8F/+VsaHccFPLbOmWhWZVCH64bKSWgWcqu5asK5A2gRSgiwqsMd02t1AV7CeImbIMhJvfJEPGrsz/wZc93Hd3wlQPshPcN9Jj7MrkPARYiIHZteyK/CE
oVi8EiIbDUsgdZjpenhoun7xX6frFNNFx0j6wX+m2fro0Gz98r/O1qlnizZ02R+/9/P1yNB8fVbxfD2vM7bkcAbP83AOd1Sz+My96D5/7F93lNMc1E00qH++
/3u8ozDEeDlLk5DxfpEZvKiqhEquV2qPhnwGe/Guyxz+35OXvin33msBW5519pvv33zWAaC4Rw9m9ODJ97+KERP1eyeLn+KE1t9yDZ7k6z1XzQR7F2G2fFHS
ALXf18yWvxizpRZjtnLYNvNGVdzJA2As+kCQduYP5GFV7smCPXkATMUxYCqGVcGJYSXz8ICVs56iohp78hioi4LbGPSzw1mjnx7OYr4VZCXajj93IGvuAdhj
zIXTo/1nFZUK+MZAPy5lxVwWF0TXgZxzWN80b9uXuJyhN7kBQf1NdHPke+Ee1pgeMG/RAwey8MCx5D/WQAVirTKILbaqQPfG6SeZj2ShlS4YuLLYeFEAEiUy
2YDiEkjg/rDhahAkfwbRJbf0ADQQ3VI1c2ktHmaZUQrjeYM7aWAKgXWT7s9b26ZgvUHK9Q4j3nCq9ZQKRNp1EuR7Y/R7nLUOnoadCMpslgYbpWEhy0bjMWog
1obFKlsUcVFH91dSrzMeYlvwEH2ttWpYDES6zY3ytK6hxOEVDKqWIKDYq3DjQO70hHOnK507PUHu9OYOYP0OcsgRnDu9Wc2drkzKwO62fAWV2AEmr6BGZ51s
xRT9LKuG+CTgh41aq//7Yd1qNxtHVeOsjRUE7oa2Qmw5xZxty8eH56w1NF/p9+98LTJN4zpNcOs0Bveadlir4nVShdZt6uneu/R0q0WnO6lo1swMJcBHT2mA
x7Q20oH9h6GUxmrJR1Lso02c7G+EDjHZ8zy4SBlP7uU7cTvivf1diRs/PSSJxdynTg/1AuklRtuWmqeyLTWXti01R9uWOEaQzSvGvNS05qVm3bwEvHUD1FMz
LwGLJBibsxjjZzJOMpCzhiMCNZwyxjcc229fWGBtaoIL+F/HR+4HdFigVXpXnWtVMm7yp2OSHmDd+x3GsfZ74O//S9rfP+KY/dOKGxwmFeIW/0GZ+MB/0P7O
QTHrioM/PheQi4QJ/Okdi1olf99CQ9foJBIX45G0on1/Z/eK8y8+ndJB/B+sE7dpoqsfdeTRql/xAu9ltVgJri7BHfINZjfw9zvGDfz9jnEDf9/ojiHqaome
BTYeq1HGY+mevd/GY71/kXisU/VsVAn1sLFKz+7CCgbCb1UtzhaUtSw17Jp21wJtao1o9oFzrgGmYkaRxeEQy6ERy6ER6wyaJJGJEj+3B5IvYgAjWjqSM41x
oAJkU2DngE94LnLVCEBtsAgy7dJ4tKHGmloKhTaEaBWWIHd9znyQBfPEggs0IHo5b8BimfXpmYTBfZefYPBtP4sO/rjJUSy8NazGf8E2S+cYLyx+snb7rwAC
1d+1f66v5noayds1qLf8ixiLPNyif8YWaq9EqVXGX2QUEm0ArixIxAVW1ar+lOC8V592+t5c9Qp0AovVe4o6+a4ycN6OaBf+3ncDmtMSjj2qmkUrHY41yLfL
f0VKAUv1hTu0/eEqIq7mDjr+YvYEaIBIOIPPLZVMio0qrfjsWzGKVnyLjygw9KNoxR8JiNia17CkyXzegfjSlUHqCFRn5jPanzc/1+uY5shR3jBjFWUujHYR
kABT4pZbzANmCQ3h5e2A4VSyJryW8qS4awLZk5Nidp+7U1Iv2oIYBB006tXQFgVofVS9nHirnXm9hPhqp1KSWOHKERcYRrhe0vhybrt2UmknxqZda6GjW8jc
crNS0mOS5zLh3JTOVrrXgum3Kc4C8LlF0hBF5I9b/MrjeGUOWVBIygGRDXcx0lTp9OM5zopN3xpYSNQNi9/OpPf7nuuNIj0hnfg50UxzGTTTTMQeVQMijkVy
0qIgiFZQSSuI1zBuzS+cUXllObPlyWxpKW5RGmBhQRg9j4v4Ek8TGxJL8mXsz9aiNNwSGk5gbJbSIkn3091ZLZMhXnfosm0XnIomgh++Qz9cmcLGYkJDa0n+
cvEAOfc5BMgtU2g4RTBfcvnzEp7C5roj7vf3GVk9GZ3a4VMmnHj+TpdxMeoWe3ZqhtNJfjH14plwjz/DvesFJd+81H/iemV8paBLjtg4L6EK4r4EsE8XQSmc
tAFepMHunDa0dvEUMVadrH2us6GH4IwIyDf4keqAlSBrwvwfCIZs51yHxHfeTamwDqAk8gR6FLqejf1Ulmbdn2IzP1RB8HnChS3i/bC1DY4rQmNQC/Ai2lmE
pKvamwC4ujNU3uUCekIn55Z2UzZeXW+HCBbfuvRtA39L6VvK38bp2yR/W0HfMv42Qd/W8beVVE6bY2wEwKJDLdQAFk2Ezay80HE4HVY2Id8mB9kK+UZbw7h8
2zDIUvlGi6fL37KxC1FGi0E1WllbeoXcTDl1h/VTMpccMWKmghgCGhAwBHD/a+PguZbpkg6aGM5bwilATEaarWDrVL4KA4jda5UdnpbMFldJK7wNrQ+Obvre
xLxSv/MxbnaO+fkpLJvWFlTH8xbISDbBW8tQNuEbImPZRPCGDGYTWLsymk2EkfBwmnEMTn8cEx4zGUQZTj2W6AhyinUwep0rWHXU5oFtS64t6jyuZqskYIIG
pKO9JtkrtNDZZmnrVNrb4Mu8O4fa6bFpQnfgFpl3EJvRhMdCx4TuDL8kITuQOHN0FDJBBz41UKvFejt08tU0pgaJP8QpNeltZlIe1ikPrduk8K/kIUwQSR5T
2cX1bHVpgUA6xav4Rztr7aDZbxM9YGhuqD5xY/lEB0/kbVpjYUZFtcSTjJ5qYcc+A9TWys6gQprCz3SwrFpZh64g2cwqlt91H/nltn2ZyHoHKmGKTIq9xONl
qG6KWIo2kmN7Vwgyt0M9oJcmhTg7aBS9xIwoBAq4liajKohRQQskn8dtzzYDvGu+Ck+1pQ+r0Iwz2KG0jT5QwwY0NGhYI1tFfUFy63r7ksRW2ikHDsV1MGo8
AL1Yb+wi9diZto3Uz/ModDihLI3Gte2Eeu+M/E804TRY7G7MA7OFmtihsltc9irehrF6+WLZX32pLTGJ+LGaEZz/SuJRG1xWewxBbDC1NoWwW1e1QxoATu23
CkSLRUUtRDQRdlQWPuClxOwAFc/BQrxTdLawfu9WGjTNGkgkEVEXEXBHsgrLOmgV7tU6AZ4k/eF0eHUnWyK6LeK9HPWa2qDZLNwrzZ7VgadqBwsNNN9i+g10
p0MeNlxvw4ExHZTjkQAEm3c7SFLD44FkQSupmXKQdtkTcivbNOzeoJf2V8zSboJMeOx4jkI+ZMzS5iypCfwGG/jY0UPb2kCOPr1BY3MIDKtOsgihDJFNQ9Ja
hja7YwcMzLfV904h98vPHYBjge42yJQencVgNipKuKcWV8I94iu/4qO4g46En0bGKSQwxFf2dcS6lXzMvyolZUxWHE9CwsV1rEt2r5ME0CjoXCRFoj8/JV66
6nLODYle8uFI7YQJhfOLZx5ueriJ1DB8JHlZzOoTOQY5XEWrHDm9sYBs6T6GQy0LuWUhMEVx5gUGQ0tB8R8zhVGDrmtzwjxuDiKRNYIX87LC/WSxHOtgr6j9
GODNdEpCUQfqN1BdkWka3WFMcpjncV7q+4FterU1zP1L9RJzwJa3KPN40HvWORxO7CwDZFisuWugF9i/m/cbEIRTASWD3/gmA+B2nHGozJg6IA0zbJ5kcjfF
SIAC2qZKUDKvAkqmSlAyJY9pULIyTKFQyeqq4zm7j/B5n+w7Ix5j329fJ+9ASoFlMOKLsN9lRtkaGy58LccA54kchLBGirtEzkleOzgUI+LMcDaCK8NeO8aZ
X/NxLXIRW62/deBuTecRQmdbwGnnHW6F7IxNOk1TG89KD+pvLAwgiRKNy4SNTQ+yqMLqt4iTWc9sYUu24h44B9omV+L7GH1fw1epWoEIJ66xVawCnAX1qFWs
5LepM0WOa/mq+d5q+tHD5XxyvndGmWiP2EVcbHU811FUdbeSKqeLme2Ostd15bK21zWzVI9I1yTIaXFR7ndUlGsFvPIysTPzvTOzznxvKlsNMbI7n6+B7uEM
KNLyF0xl4/NzvR+o0EDa8XxH+VBFnQU+0V3oCiw248KVB9QoX2G0gQTc/KzsLCvdZmnvLDTtrIo5mCr8gexMNKw5n2do2BQ37KypbGx+DoLrGuIqqJlncCrr
LDszo1tT+PHj7JCcajKhqdXfVkiOZw69600ginSc7k4iNUdrV7aK06DAQ7qDK+kuYjDoCjHULSrh9bwwxkaXm43dzDmlExNZtJLTgiW6psTUrPl92pSziava
4pUMjUeXNjXiHIXXANPDjJcVkVKwG2lGK22MjiIiwDGsh0Ge6oNpjE6kfEyIl27hV1trOtJsNZ5oIyTfAZfbQph1VyrVpu/W1io/RAyXVzoLDAl5jgh54QIh
T7H+EGVN5T1JxhFlvcvpSe5Brh2wqdqzab/TP/PW+aqJBbfeibHa4P8yJhsG7xtYeHFvMju710KAMvqVmMVMFBSY5dwc5CuwYFfSd5IaJvDMC6SAs2xXxqDX
yFf9i1mdK7HTvIB2GFqH+ZReoD+AddDmhUpLYe0ULd+53pmj1+gLT7VGX3jKNfrC7IXVNfpCNPCFVZeNM2XrMCtUto4XTmVnyQr9AVqPSKyVUUvX6GW6Onuh
XrPDy3SsHIcOMvOYtDmrdmXjvDZpU8leoNfmygVrc3xUYfSmaLPyLSRotGT5tOQIaDLbzdYyczrkXZE6eNEkEllkD5F8DNbmCXMq5G38XGGOi3wc+EeiD0Ah
LRA7sNonscomadRpjZ2N9Xe20QP0WA/Q68FncRQHPeLQayV6D4mX0BlgTOo6A8ZzaBqdQdfiOXShM2iOeAmR1Fpn0NXSXiqCRVrRGazc0gYj15JAB9aWtZZU
FjRFWdAVwYkEpFQrC8aw0aRaWUC7GKTucVYWpFpZoJ+4sXwixRP5OCsL2rIBiqQ7hn3sBZB0x7IXsLJgDNtVmo3RU1nKyoIxEbRN5/jlcfsyjfcOVCLqK0hZ
rQzVTdG+3sbiYGVBlzdnvASFCTcyS9Eueq83njDtsb6gOaqONuoY0woPz7Zk3GogxqUbHbTkBawvGEc3qG2Q8sZYX9Ch7ohrS7WJLLhJpWk5diguxcDxGPTa
soTboi+ws2wbqZ/ngUh5i6cBWVJfwMdWisA036o+G1CM0bxZXcQ4dn6+WFaoL3GNbf6xktnAr1Xk4ybNMw0Z9AUtIeoxAGZ0JNlWhw84II1cxzRDq3BM/Pha
O2hYQNwim2nKHluWFqBttQAtz3B5pRagiWO5iaUDYh6T/UN3JeTBwPVxELloAWwvJ+gSfrQX9pJ97Hj5t9KqMoD2goXKAHTLKgNaVhnQFGWAUDtGZyzT+1oL
yoAQBNSFTpNHpwudZm2AmPtYQuI3DXTlVynoN8FkvN53vZlwL6fC4iDrqq3PRJyVx1RTAO3UKGuJMhY/Oq2aAj2nRllM1AirX+biCi0NY8SITYbbTQexL88T
x6HmoWnWRkDYVFpZew56eaR5THAQtZHfMYEfZiWrZ3d/1pnLWvQkCYjzVFhDutoY7mpjuKvLMG5yV0/PwJk1cMUvu5qgcbbHLfS4jR53Mn+eTjRvvjemHWOl
223qDz2RotuczxZZBMGRDnc7ncMA6Z0DGtcxnOJAB8OB/TKWmEvTYsE5uPTxjNTDybubKq0GtLMipGX1IK2aGgQ2q+PaX9fZAbd9kvUQ3xqzNiQGGAJrQzgL
KFhBRMX3tHookLS3IVNM3pK40rZNLRfob+hEmxcsqjSSZyJwQnxZH8H0mHyrHmdseRehgpUvTdatKHAXIRwCt3CGUTDK6JwAvIqqwTG9ubLtI74w2sEKAYNj
oLUNcG71NJevTHY4zdp74CU8royVBFbnwJoe4tPREk4zzc81ZXICCzzM2XBtaSHrRQoO+hUzKgswKKtdaxi3OkeSNDyMGYh24JvS+pElWyxv8ON1LUlYnW95
osM6Jsw3LdRel21DKa1q2szyABl6xgVLdgV9QJwBCgs9lGYhAKUcQclgMvH5Ip0sdNxMyLzi6CZ5YZyTSmcr8AG71628iUf0bQ9/SzSVtDLjBA3TTsLHk1uh
l5WGXvDgEJVYSoksZNsYmtMUW/dKTT/NLLhCqKV8jpbqDnoUpBOyasMTU4seGNrMgdoAtV2FZuLnQjMxDKQuu7Rk3ap1vVuNDZeJ6/DsyLMT1Wcn7LMcEi1Q
HZX2Scx+kHVYWZYFQkHSav+50E2IK6Ho+OT0YU0nnK/MkhN0xMrIjcIJtrCqgW1DMHrkAnwEVSfAQDR8ZWGOrkS7QcASJN/0ClHPoaeFSu4f7YzhLenB7bEH
963Wg/vWRTy4q1DLp+N8UcI/V5wtTvrKq2m6U9rWZYOnb5Fs8FqbnAU1L2eaUZ+6HvAGH4xSdztQdzsL1d2pqIxHarsjUfKLsht1W3djGv2wdD+OROmdlttS
NLqVkW2ldnYXnbfReHvSeE+c2EXVfROdCGh9bFrPyu4wi2F74NmIq07Rcdmq2GThDVjfDc/w6pNl+xPTmrAXyJpgZXeAlZD+dM9dqOt2bW4Zt2CEkYqem6m0
4nDtlS3SXut6UBdquyuFZezOAoU6msZ18jevuhYWq0Xe4Mfra+HfjgRW+dxtAqwSaDfspbFVRpdxpwZnad24HHyWv+o04hl/D7TsntayV9K6LSkJh1V9u07b
C4Ubm/fzWKAvmtBwJ8ZPoomBbMPAnkF71yFKgiqMaIVmkX7kY71xC9CaMPxSL2YFFW6uyMZ/CpiYmLQuuBaUvALaN+gMxd+Fzf1xwhcEaa0Jf5cm0Jscrgdb
RKtgWAkcydB4wYo7oBetujKEwwuL5PB0ySfQzvFsQsyThna59StgL6Ui8wl9dSJbcSEARbLxC0HPbQF+aYEE0HQFbUSsHWwGpV9KyCFFZsyMo2rCmsk2Hdel
X0oTKsuEHSBbGZs3s3DrVD6BjuLQmLC9aMu4ompgzrTtMEPRhOGHDwbdGM8SWdIqa8MtJUHe85VULrrA0DU0dSs38vdI+k+3Q0azoRfxEDSb5pGbMC2x7qt4
j8A3CJpQIYwJVhpNMD+NVnc0+K9RBEVWEQRGJdE6nUgcSXOe95YB9mRFUGIVQa0RL2UtBvREN4wLQldM9F0+cEVQXiXOIwlvbHAeWc0K2xl2VFliFbREH6RF
6CbEUtEHsR6nq/VB7LQwwU4LEV28ofrEjeUTXTyRd9qA2Glqx4umdbyYBEm0s0nWB7HjRRck2ia5+mZ2Mp5g/Dndx7bVwrRFV9PRzintlgjayHre2TrVgzoE
rYc+KBQNAL20Wiioi0bRS70OZpGVQZFWewxV0EQFbdAlm7tq3h4T1ntjMptAMyZZGdRBH6hhtHq4YQ1aPV30Yah9rOSQSrvlwKG4rjiD0ACQ/Kj1c6wMsjNt
G6mf51HosjKIRmNJZRAvUlq7VhnUhTKoi42By54QRxZaU3yx7K++1BEYOfxYlUk0399UFCXd9hibG9pBpkm7DfeRCYGAnADZQrhrw32krf1YaEsosMZwMnXZ
DU+v4e4W9rm5lYZNMzcaj7YLEu62RFHEK6FtFEexKI7CkYoj9qJiX+DEM25SpeKoC3a3i6UmWlDeNHW3Ix44XKeJ1VppfasFxRHvQoDvWTgi2oEksjoj2hFF
Z2T3B728v2KWN/sZCeIv5inCirDLOxSNWgKdEUYPZioiNziQnNaw8W79HBxIIqtXgvYq+U1xICmOe8ZMftzTATbr3OOeSaDxQU/jLY4ywnhy2UZHetP0vPj8
Hvfw9sOecAPr3Ee804uyfMST8h72kLcu9Jsz7l61J7CY7okFpDMw7PAXp48THrAYioc9QXl7LIRL88Nl16hJDWkQezXMwjkYdHRP0mPl5X0JdE56WMLKsLiY
yA+C846oe/gMqJn4bFAzGbH0IucZdDdgJ8hRHQ3ksu4o4CB7TY0vnwj7Jy1GRrn0mTskZ7uxxVsgCCf9phAqo+udEP9nOKJSI9Jvvkbwz2YMNKe73tkq4IXm
PX7+HG8DMQH0sYlYAhdfNgOOzc3a8IR34RCfCkvMYYYx+j12V8m20yvnelHeudBbx/mH2GWnMXaHfUI26EpbFYYH4+ij0WjyM94g/XvdS9iHkFOJ13WzgpbZ
xK7vMWxhwnjYePNoYvzqEx3fw3sEOImkl6KDujh1S8X5yT/793X4596dBXhhddUUPeMtyFuZ4h5zpykjJcKNm6eyB4NwCmVJopEgV9Dr8JfAhWhLW3iUnifm
Q6x2h3gaL5tguTKVcJOUfmJpw7lavjWJd/TEdcUFK6AZuC4YxC57lUEFVSJrjvMbXbNrNC3br33OwPgTNVV2jkSz2WPZCmw9xEHiAQ34L3sMHZtdoFp6WQd8
lC4jpUPPbjVrHNkUjHs61pF1Vf/PLFIvY0c5rZ2gsqMoXf8jlfo/WdZfh4+8Z7+Bj3wanvrJD9FXjf7BGUyU/fGfpt7Lz/3KQTz3W56KZjTc7HonxZ4wUfBR
M1kIfP7TB7SYI/Cz0RYNhQeUu8xjAEiBcgGoSzYwYQ2Q1kRt0qD1afJyN1jNxppsaEc/YHKM+FCMhBy7oFczTyOVwTtvsUa8stbIfXe3gMNsYabLx2r0B6Yw
H+o9+7qkNGI4GvQvJyko1HA0voaj4d7QAOzkJkhfIoOkiw0O0TMssAcCgRsAlcGHH7+PG6aDWnyBUeMGugK0mJizXGe0kji3Cy5mwQ27GHBjBniH0DZ5CNGM
cWpjL2R4Ss3cS2odM+OcpgnegNsQ98kamjLuk0EUMuqlQtxnJuWwhidDSXrucoYubWh/SWzlHLrJsDSZhaXRmEKzd3Lklb18Qo3AFMqWgSmUPScUJV8Afxrf
HRQlx8LxZHU4nntHwPE8plyXxHQxRzWGjVEStnMKQxTP/ymMUBz2GVRDz7LGfB7qkB1ltMMFB3lK7VuqN2AmQvxgWIbnmDAfpx6UdglwvxEE/b+70D8AzVLj
fZpA+AOY/Nx9Ec0rFfcTbae/71v0ahYeOqa9lfig9FI+lwTxADDYW9ALQ7JBcswfiuJr6IPMrUdAnc5QhssYyuEIKFnI83k0PJiVLh+8k7G0hYpo3DQGalSL
8YsXjuY2QeZeOB06KyU319bX4LAzW+mnSqauxzgqUa40okqrx+DEzHykt5eNUxzl58zPsXZwVL2NLAZb08gisDWAi+AorGpBeIiOmbSKKS77vlYA8FtueuhO
nR8jxTt2D+npHUU8sDN1tcCfXg091yKv4nSLJKwPKKLg1G24oJv8eTsGoXgamUg+T5NsLCbNsgjIQtM8Z1LK9uexrLMKOXHpi8wLh8KxvikU77lwq16kMBpq
1pgkpzUlFnqrmpVJY5lnzWuxAFu1rEwh2yGbVyErU4MOykyVE0DbbcKQQMl83tYEnHcMLFDEgdDb8nSK+D0m2XFp6QpAmv5sTjv2zb2JCtmtzDoV8u+tyoIH
eqv7XbbXA0Uo8CquwSNm5xTzpLGDKhN06qlKMn3doAgZH8RtOaxnQVv14RC4grg7r7oaV9PFCRr8QNdpbpinq8+WE2mL79CIAvAnizRUkrPMjj8vg/EdDFAW
cYR7BHiDsR/PWyzdOzoUQuloz05izY8rMEZbxAKyImtO9ZIqXcPmDxSAyWsEyJ/RnkcMXOVbp1LbL3Btk7Jugvqa4S23vsa4hlXDC69RKfBTZVIfdsQYl9ZX
Hx/H3CYZ5/gbXXV9Q23zTgpFayRbuH4zqbfrn5Xms9HTGI0e1u7wCJYMxl7sCYfyDmNeRRrzqnNqzCtg7C+bZCKB4HJrLRYIrqh8sr5cG9ArrRFHJT6GXOOW
OHQMuXwMLdwFdeQOfehjqHoKhV2tQqrUUg+YbNmAyZYJmFykFgmbzJpEKFSLcJw/gwwD9XwOZ79eRxuxwQgjcKdGYDShRjrJg8+YTyaHZgMcdyUVAuPx15Fz
/CSHykp71NBS0FXZzBg4y35tpF2YJISRZmGbZomjUDT2jSPm4IZtjyRi4ts1895Ic7BNcarkcTVkDl4F9J4XGQn7RQa7552jsXs2nQK6Z6tF7tlaA+55kUHd
eZEB3ZEn+bFTgvYsfHuTvL1pCLDnrb4vvI2qMMTBWgPSBZYz1JgqdJi8gn2jIIi6sj0J0kpUuBw/LrygVwfDOB0ggeYygARGgWEYQAzHAmI4Gj3FZQ5BzQsA
yEgsgCwEYxogAQUwIolPjAbFXkYjiRmNxCNJmPFSvJZbAbZhIzaLNhqzYJj9HlUbp2GPuZsWIIddMyqYOnIRyna2iQ21RpnWKMhWruSdKd/+zGHNSxPns0Nn
5GEIFLFcUaNmMzSqn8B/ZbjpEQYt6XMChKDchYiA5v7VD/J/PT9ItYgfpDPsB/nhNaE34+9t0D+PQ/X0ZvKUY+WkEdZS8VQusisFO3PavRESIOuspt0bcBy9
l0SaC0i8f7a7Myf66rI1W0xABmY4JIkHfY37ycFesz97ay8p9t/ao8Ow16aNqtNiXiPqz/x7BgKYP/nQPm/acQB9FBYPPn5c4Yef1IvUwnXltU+8+7cD+9pf
Pn6vJ6/REwbSd78hkfKt9ZIUrks8vwSpIDCPeUeFA7k7KJ7ms6bL6SnlUp4WX/2AQoK5tKAj7av6AQ8bt22h4k7D9ZkeWXcRP+wPigef4hcb9HxABHQ9TdWT
nJD5pAMDAibtbmYKArAF1+fulYwv4O4olBiLqbRzysNPZ4bqz+6hYa2NeHNb3iHuqQ9H2Sb1B2RI429JanZmDrAmxW23DvIW9dktvh1eSfsnLReP96zC78lw
SFDjzM29bn9Gh/yPtKwTIZJY8zu3fTze2z/zdhJyUcut/44nnhv177EzHsvhpwOlwQ4YrrfejLOUR4OGdSOYpLT4/B995Mwbi8lbeMzPfgNzICmskHkKdOgx
EjXpi5Ov6E20WtDLf3nPoHj3/0PNP/u+/eIcmdLVX/IGeff9xZqffn++qnjVjZi57g6qhaTT1Vl683y2mnhQ1LW3P4n2opH/979r+9Teb0t7iXXPVpmKAeSB
+qn2+BhwXrIutxaNhK2gr/bkK7bN7+mNSaPU7nw1EcfV7UBP77juymooWNERme/fuUNiiRrneNfnk/rZiaxyc08+0Xep8Gxie281YGvp9uT2+T35eH8GR+nq
+f7MHnipwoATt2hHWt0OSVjRVyImAvpJd4bsnuPUaHmMlQNdO81EAHgrqczswpFyypGCwSY+NoD3UFd76Y8gka6gT3Qlke3N7AVCxJCx20KRbb25l/Zn6BrP
UFdmKD/jYH/mQO9MIArs6U0SMc9GeziyKOqr/dsY1ZeHDNb5cjyF8hsw+WFgYb3mp1ZUn+JbtDjm9/Rlw/w5XnspDEzFs3sHxbOvvpLogZ7ahD8bSII5cw+c
ebZjmrlDnMOnW+ybuRI5XNGRdL63AtJscZyZzCRb0d+8hzY+wMSPZSsO0pGnDtHFmQOHsATp/kEa7wANbqJaopiG7VKSnSFAxqyAa3KD6emG6c54rdNTcn/c
ElH15gT61dcj0xf0WdtLztc0BcoiYsvG0b9x2z/zgu6nkn6uZl0nUbP0kyhW+omnsWfQMjmIVXGIbui+0jMHLW1V+uvY3kyM7G9ix2Oy1qEGgHdkfifs/E6e
cn4biJrHvW348/LszKHZD3F5qyzJzWy4rM1zJP3vzmsSMP0f4/5PYv2NZ2O672PS90ncB2cTJ7rP4SJ9nrTZ/jBA5TxPLtwsEjvPk7XNIku2Y3/CTtGfeRkf
kym3fnbmWnG5xlckkub1P95S5oqbpbyXjKNyvqiu0ht0ZQC8UwxAY6kBkNoVOK9FBiCRWQdmIVqBP5NDu4lELcth9vCJcDvs2gyW3eXtKnl1PpbF24n8J19N
RBP/xPyrc1opJu3oxHZU+rIpemsSGdt+XKidPVXRjhPgxkvTJweNju9BKmMWf2jQDtJe1PdmMT/jxwrnCrpGtQ+AOsDNWAVSn9vWW0O/m3v50soiYh+1Vb2A
BqD5M8QSriyaN+GsKuIBLqR6j2xeyUBb6XVtjf2+smhIKuwGfL7W6PhS2BWLvdpIiB8wooT07e6POT9D2+lT75i5MQsGLF515+do2/67jzt7+xOH+s/SqD1F
49Ds38fswqV7s3gPFJJNPPUX9FDzUP+1s++ZfWrfcbAS/b8zqSP4wQgPIinvvv0Hj9yzYc9Gp0G7AO3jcbYa+3jMrmHdokHjUbTpPCAZeDVs591s9bWc65I6
uypbk63cspNGqNtbnQVQD2srPLFY0oVUutCVLqTUheaCLiRlF5rchQRPLehCUu1Ck7uQDHcBOh2EOvZnP/Dp8/WO8At36l1knexFmcCPglWbWPAc+srMOT2Y
5itAfvRtMj/D0N0kU+TLpnSmUgQvk2y+aG8XTtjE8IRNjJywiYUTNlHvbbtYyW4gdGbSZjJJW+kK2mV5VfHCoeVh10gREFmP99ccpKW89hANL3WdfsT8Iy5l
6rntbcG37PBqxL7/ahGkSWKixUIteXUv1m4Uq+FGQYJ9tnqQr2TAC20oM1lKuvtLkfdlzGnYn3uAALC9HQOMDkbJHSRCcAR3zL+wJjrQGqymrRofzDtHxMp1
iHFu2S11rF89HfVRM2ZY8dpNvSPFzP7DIYUWNZgymj5iMC5iLLZxXIPXsZ5tGlMRGsQeL/TvXmu5waRaQzbJb0/qnW9UI3gn2WOPRFo27rB7GxIIsovr9FUs
WtKXy9lZgHXPImlE/UsPHWPUE3ZGQgIDo4RsaVsiC9cCSulIGGcDsHg6E8jZolW7cVDMzt42+2r6uxfqqqumoIxNDyKtS/L7ygUKTP+SXqO4BG3ipHSNQ/0u
y23Qqu2Bb0aj7/9Ejw7C/p49PRKV2pzYIEgELTOSlLPhDsRWcayTzh8UZeGVrGRhkaiZhYOzf2W/BO25WTB/CFneqYZLr54yeO1sOHNgOHMldXwMkxu3AoFd
7N/MjjSOKHM3SzJdN/P35H7mbpfkepm3B6BQ29lfI/NxtLLU7XJkBxLxzu/Z6LFvxE8qtVeUOf1nnf150D/ubGd1JH0DdezRRHKoB46Mjb0BW5jpwSx49UHI
8XRoQr0dHOqVtajkwzS0pW18w448NHpoOJh5HNgWarKNELexTluk3W3caCPZUr3UOCf99dfKy7SnqT4/IJfKsAGSVERjR98mZfrgUp57+Ej3IDBvOwdv0MKk
+re3oT/2YPJwYFFG4RsqmTPNfwcQs4MsuzsqqkiajK3MDcIpmH/rzIaBuKBwqvQfQYDJgOGBqNY4/cU7BZvHG3B6JWg/wNsw9cTs6JE3BwIdEgtBeGAS2Ls9
0RSS9EyOdxCh1FApvNmDZtHWXKuWHc4kxUjhovXVihv1iumRH2GFNxJIKsEU9dGVL+q7dKSvL87lfk9JcnCXEzzAxwNiUXwzoFHi4gkZF670L8KrWc5AXQWS
etLdn5Ek9iTLMw5vXLz2Y8Rz+vzU2b+6X1pun1W7gSdxMT3vA5IXKZVpPdoHbqJt274kzyK7Eo3BL2l+mhrpJ/XcnutlALxyrBJBhPcrTklOcp5ealjxfqau
lBwYO8RVCJqmjGYZg9Nd4mG39vDF8vAxt2EAqeD5xF44/W7Fi+IpoLJ/r91JGqU7SVBpy99IW3gjEDD4ys2v385rdJCHTAJZSJJxLPazxpxApI5yHMDE0E4I
l4NtU7mLd+kuvav4XWSPgvk5ecXzAlXMaWI49Qu+pdNuSrvVW3zarbzKbhWXqkZqM5YzY0Tv0/BacKWtAEXjwI3SbxzWKavSnDXbDZlMH5daCGjjRMxM5pZJ
uB4plWNkRM5qFWQjKhjbZx1yNdA7Jk375zgi/zbLklkwMUUhpdbXuH1uTWN7vf12dAZxduuA00n8Y06c8+y+2+YO3X30+OwMzQu02cSemqePO/qEjLMm2h5n
rX6ZuI07VUwMpPakv0nOOupF+tRhgQOSpleAt+Pz1Q9gMa93XoAhW++soWOFhmxSRm6CRs7jmF7MvX3NGXmpLJXrpvJE3Amz5BjV0TwmlicmPRAFvQ0qocGR
PEWhrP4I5cb2VEguAwESkWlSYp+wWF5UoEJf3uawep1ZQmlibWS+hi867LoVG1m6I0/0wRiBWMp0AVF1lYfsUzpqlYc2XUC4RQJtFq7ycFS6AFHvI1OA8acL
bcrtyHjWBQ/MgQ9jqjVt2lJ9FIYA0EKAhxKOcmCCZdR1xIOm990pjmgJnc8SCGGTtb0R7rnlQNTSL9CJ4myVvAu0k/gDm1whACRWws73yOzFAHvluYxp6JhR
a2HUWqNGDShZxPEqfkaNekbpZxKBp6qNWlJkO9kU1KnCg3e2VK8lnDUBo85ZIwSYlpF8E45JQngIR90lA4luYvVFW7YaxtGnkzT9hF4t0XqnpcNU1iHUhrWg
bX7k3dp2RVVjrwgkKCtIf4XHvX2+Son8A8x8K28LpBPgdc/62V1Cw00hVIYuiuzcGA7oXk7DAmz+HMHaOAvwzRuw9/SvsiJEtqmArxxmAZNPq8x/sUo5SdsF
bmtODBmyn/npo7yJBcaQSAPhgPsgjoznGImiwSOCGfZ4sBxd/tOHbePeCjN5xkbg1iDnJrpAw2iY8GqJ5XWvE/v65QIfg39XTTHH6gBYwi9WSOS3TkdFooex
24t9vwpnWnlf3lByxkiyJUhRypj5q28lu9gRtTxdjFkcNmI66s0ABukjt4lNhY3HuHCIRaoAWv1QLLke30w/J9myHIlpcGB6dhg3VK+tvwn8hjbH11TbcGMt
/v2g47nKUUYSczUbAxLzwS540ptQusFBuDRNGwbFRfSRbM2DKfaFa2beA72keD8M/BupwXK1VXweFz7t2Ctt7QkdAhxMFRtkZpo0M8UJxVIxZwd/v56yFm58
RG6ghVQ9GvR5ug3Yj/Z17bB4K93mm8RhZMnevIsNPuseY/7hCui4GYGjM2BwO7g1cJw97SUuEVTAolYvZBjCPNICXRYTh9xgk0DmstEyaAmLpeCs8HyMAIaf
2KMNEts5NAKhHoFw9AiEPAIw1dEINCojENVHIOYR8OQdMwKhwBKGQFeLOUpS06vN48cjQPRFXR5BFq7mIr8/yaIhZNE4FVl4C8hiKzvtarLwFycLT7IZogBw
v/jKoDEXOUZO4BwY834A3153byTsPDu+5Owd4bJX7UH2ahGze8yggM0p9ipJMg9HbtWWHs2BRqaIP9x0cI6dCNbSOV7MwB8pRTCCZANAItusszPv7qYjoWvi
JpydHPYBiEzOTbkmYwSuHD4D8B8QlFefeJl8fB6BJ3Su5ivmq+H5uEZcTemeMHEq4MSJUwInTmQTpVeCDwTQZjZhjsxQQyauxDixPJCvYlDTms+EV/eZmFjE
F6jSqEUdgZJMv8hehpmH9ri2PaKjB2uEsHRqScRIja2Xtd2EzXgrALnoGxBG3sZ1XNHrTdicEu2ar/GHupK9Ni2cK4hykl9uNLBLu1WHcDofvLWV3IYTzFDS
Ic4YTg1mPwG0gvkKK/MlPKhNYoqYuMlB+qXb+Zyo/1pOJqFTvH86WYayYF77DLFbuU46q3TACvHoNOuNiu8QMZTM0ppsqOZJ+EjwvdJVq10va5GXOPdUUtYo
qcc8YhnSX79TA2squPJ38NFik2PLhkWw989QE413mC3SY9UllGugiXgXTmmmCeOw67FbJ58k+OcLcslQUzkJEg9+E7FYnay5g3/70uT0Laa1kgypocMkhkrx
kPsoA/cNfzSP8ewGOXgVLrAsKaGVJL80uVn24ZOR684ke8vYbe2luEOCYYAPQ+1zruQpnxkUt+7MG7hLvP/VTEaOxFcjs3a/orwwGwunplVXTuV4uxMGDR8M
CVSqL3ICuBbJ10Z/HQkhc/qXjz7bX15/svLLZU2B+aVgS5BfAX47c4iwgzYwJIGQ9mH4+vS9gzrTFQkY83myhy5F25lLpUcn8SdD8oaDtC+Vsu0csmW39hCP
7cJ80kFq7A6+R3vyzoG8uydP+9lhCbztIjl2eoDDb8H8c+btFpJlt+BBdnhP3jogkbqtLDwAVWSUJXsgn9PJQv+ar+5v2g+7dPSyqTmtdeH2zEGwPbiHw5Gy
gDWumQ92lnafgUlkpApGFFKiWkOXevyRwqEGDiIRd1FChx2OAUQiUa2HDWigMEwhu0TREHgH8zYNanUoIJpDE9x+9SG6YT12KiaRPabZlUt8orLSqXWADt6E
PRUwjE2oZpH0HKPbpLE7gJQ3SCCeIAc5DVusE4zHBwBKRl8ZEiQ8wNBskTgJd6/CXgnslAb4e4ZCgZICc5DYgGgMeoQRl/HjpM9bR9Jq45+dQuFjU6fPJciE
4Y+ENjlte6xpMz6QJyDHJUk74MEPeU402SaWmokXYQJuYiYwMZiJpibgZhYcYKMCZ3yo0CgG10iTX+6GiIPyAQDAx54+8h70aOcw+fGwDzdKyAh4v7NNPwDD
Q93thf0ZdqV04CTAPhr4NXMNzx4rPBt4tEGPhQn7liNhCIey9BVYqob9LhlNRJUYsLYwb2L/ZqViYxdrDRHOv3tX3uJz/XOsXfYxuiGRNBitS/cD4Z9dJ7HE
yvO4YY5iqMcze3jWfwUMrjbqKA6sjuIU76tR7yv9/pD+Aut4rpdm7W2wAUNrIQ6eLnutc0pufYh0+uYYthezZJ5Bq3EYxsPnNYBYw6w7pb2829sqpeFY3Ij4
1yy5WF0EP9SLnAuhJ7rI2QSdxbR7AX3E0+4GRB5De8gvgESNStTnDBJNjeEUHaCGOD9RqwKDIlIxJ8Eo1m2BkYSu36MGfLdYJy7sPliXB9W0e7+L7+d496uN
3lH9/Sh9v0d/v4e+3+3i20OKQ7OlpONqkH5VRh8X73YH0GjcxhoNeUi3A4PKLTg+qgWPUQsO6ZpOUE2z+vvD9P0ZJd+P0/enlC3hKcfW3MRPXEw/dpseH1sv
cPXohhzqPnyDQomaAG7D11Ccc5HzVbVgzsvIL+v97hdf45q/CoMFlfkbrFUiueBrLA5WJlgS2nvpsTs1t+PQ8MNP87QmPxRFONNAOflRv3OIFpnQwFgWAneK
m9k5lLWlmXbynzOt1ShsVMmtcHlk9WSFrE5WyOqxClmdWEhWlcnFxRPfAVk9XCGr4xWyesgtyepBdzGyetBdBlnpCfYr9CWD0z3FmvMqa86rrDmvsuY8PTid
UYODi3dDAZn+/e3iZDY0ON1TrDmvsua8ypqrDM5TIwdnDD95cP7h9uHBYXdXWSc4J+6/U+Q/tsBjhDoMGluhpuR52RQfZndsAH+j1r/gZplFyU4IPmvkYYbx
0ydv14uXdclKhiTS6/YfDpfTyiAE3Na/5J7DkDTq5+eswNHgw4VoxzMSxOt8P9RmzTIeyBzyLpT4DZ19hy2iUCpBsC2PT7cmzrrck2WemhL9M/zGUufkApE1
mhd4wRTssZYJmRlk1b9rh7gUD8MR4qFbOQAxb1o2jFg2tBHyrIzJXZYN3Ypc6NrDOIBcyCFDzYHYrSAyNHeI6TV9q6Y2+A2pShxTh8ZO5G/wpSFJi20OPDKt
sl+qD6hTPADC5dy6PuJGI+ZHIkiYi7RIaEVTxa+MogoT/w6VBjQbFp2agyVBFXFdydEslRyNyhyfwkqWiFpj6I2lbGYcRZtUqCJGLA9rCtqiKdAB80W2c0sl
PLppBj7kYYuQcpsjYK0CwnypPqBO8QBiN1sSqduRgWd/qQRo+ckOthf76T8eNvqMOom2QKLRiNiyZl13EJaoDqYJDXgyIbZsd9bclcVDeg1GWFMczqfBIJJB
T0f5DLcLlM20riRps+JBLYNUk2uVmikkgNQpZgOGA0/vfy0HlfLLRbBzCyvR6at3S+6wGtf/sczfsos+xWFRsR8GgkTf5qpgplDsmKJYviscE8AP5e0gZ9Vz
VDzCPhpQ/sLHL64YYSehZ/2vxV6xmLBB/dKdRWs33eruLMZpKMLCxVu4HOzeBWT0wpNiCl9SbcVyT15p6Wdc/YwnLgERQGWC3b1m4fYiqJdhwQgZeFDGocnF
7NKjAfGZxgJIuuvZcYwGI+TBiH+MNo9dbcVq/ALZ4Y6rK6dYWQ+griyErSpC3wNGyoEKFW76ye+6KsLgk5xVOMWMoB/l4Y480rg3UZFdOYUTItvJev9MJ0DN
ZPYTDQ2xRX6JVwKG/Kws3AFwHKCjSiLbSLYnEEGb9QPiLydZdaOtnCc+QIJLzlYG2dLg48Rtjw9SQJLz060suGoK1giYA2K23kC1x6hDNzBCEAjX4InqDIVw
hspi9CKghZywgxXAmLSnYub2WFkbwznEwUncKg2lnmhwQxoTWN6S5A5PJcsbt7Uybmu/X8fNjBoScATFrHfjII8k1xRgEhGZhTxUXXzEJEOqLLJONal42XTF
+6Yt3jcd8Z/QY82GczPScPvsWjQAxlwP+OxJyhv063Tn4hoGj4Ip2Ie1Ggd3pnZAOhnwsXRYOyPQNcZ3wTPaSq3E1YEfYytz8infg/k0qIYglpbbdQMGrRVc
ZtcR8ytdBNw2A0Brzw8NnA55RqBqgK+Xvl2C5yBysH7CPMwXgF2tMeAC2H7XbWR4LgSDBOl/Y5s7MLZImLsB+p+N3vX0XLzRe7n1TuSKHnNsdQ8y4FGzdKlA
8D61M2Rzuy8uFb64VPh1lwr/X5pLRSQuFVHdpSIQz5TSpSKwLhVB1aXCL10qQnapYFOZuFS8o3SpgNxQulQgm0LFpSIS6gxlRq1LstGC/Z7X8DQP5BvaOu5U
rT5CRj4jJ1j8eyG4Bu9hmuA8ycBKtOWxV60mjkDQQRoylSGD19DaPg8gduvcddiE1rkXVPyUtYcdJySNoA2nMx/h3k9aUU9yh4A8PG3JKNJbLlZnMqJ/dMtF
zhn4dpEzSR8t2Kw8gESkDG7Hq4Fh7ZtV1ElamQZaRHYenCw5791rc64n/S3NRYr51wCE9VTR7TUkH0TZ1q+IF5n9/dezBmxDvygI6Wx8adTHK2JuBXgZDgxu
2GAa4lUR8Shj5WkG5W6v4fLcuTUEJ9ciOKW8fB1JXJDzBiWJAXKf9anrnTPyxnz/WbVfBJ8J+Iq8WJ1ZJh8dwjlguClaN+kXBQGQISmcUSvQwepyWmr0S2rU
S0q/lAhao+Vz/WP6rAmqaGsGYi6LenqBlsAE5d2E3TnZCDH6vi6YGdB+AlzCYd7UggfAvlGCBzBgE/Xz5vnM1a6hc8mRFY1wxtf2dj0js6oUNYlZTGE1BbfO
skVEsgUg/WAzwEVW/0ZL5XKnVeY5edLvHCK6hIkkb+N752W5I/vTK4jd8hMJ5hfROjJf3VJ0gk4p5h9N/rFd1GMsZHZFyExFC0X7EAevO+JCrASabIxl/CeN
xLgZmo917mW9FSLIb2Wv04vV/0E/XV6T/wXfLnJeRR8rEMPtIxXYK6kKBFj4xeMOsJP9LK2uyhUl4E/ZCa7vBlS0zr2x58JrYFdvAkfDznylRkgwh8VNeVTS
rsEFOgVax7gQrVs+vRRuB/LHcX6a6gFSujG61o1xBReMjmypXk+ylSBQTkNHBLUqG7+ZhnLVAxyzPPzoGDx5VyGR6C29yWx8PlsNwsOjWk8qRNzJJthhcsUo
Ku4k5bxnq4EMQaNMjSCBKtqVTbBAhan97Tslt6+tnrar8SzprW7F4n3ilFMSc1w0T6UsdntSyLUIBl+3PCqIEvjbDWb6Ze/rd3lqc5laIjF29mfVUPol7WIm
07+7x4/eyjS6AdFFK7KxTNVpcoPQyAU9rVzaRBIaaPIVYMGYJn8S3y5yXi7S33YhzW2aGn2Ok4VmoVulSeiZ95sqXilVXE+DQWT4f6BV653/gmjmFr69Klcd
z1euPzReQbk6A1lySpZchJNcnPJBcrzU6p1ypEa/52iNmV5or7AL7SdloaFTziKdwoDUQJcdi/tU0obdKrij3M2cHTVepadEKMThECY51GBNtMvsFGfDGBtz
7DI7xaEwBh+XsWGHYbvMHNMEWmZj2lVrS/V6kqVYZmMj7uiizOJpZd3FF0+rtq+OYcWOZ2N0BIzLEdCqDtsK9q2hdaV2IZ/H0Loqm1zfc1nxuEqUkpOsd+yN
iW5SiW6SxDpaiB3YnHursyYnp4GvXIMWp3FGISICpU6a3KycVVfnTs6For5iMTnlN7MofJZkre0MKgZ7Jitts4Eub4gWM3HdWtuLhRbXLUWLsdBic5gWF2z6
saVFXlmuLKmxoZ39VRVt7BIeV0t6WxXsyV1VtPKSbla3U1nXqxC1oFvVpO9jWne6yk7rr8xKQKR9TgsNlZPAFDD0iGhXF97Fdk8ky8rg8RuBALIVWzUci1dA
nCBhdEVtXk4xo0liIH5EM+X2GPKNTdKrR00vmBIfTKHePyeXsX9Gp5xeu3/Sbj9qi3EWbjFRZbFEGAtHXCUduGS7W2+m+dfQHD5xW5ZBSz7qeUA39QwndrIi
M7OLNrDpgMU/EB9yV/uQR+wlDqomcbwHxcUJEYRdzUkrkaVxiOXJRm8bAk9oz4DM3otlIbdkWbNhYHuvLWWQ2KZ54OQYo0K6WyQGayFgedUVMAF2CpSelwyQ
z0Nrte/dx1I7RO4N8IRRLNZL9E6AmCOgf7H4A7nd3bqRZAkGPb4M4gRfu0QOY2fAmEKuJznY3PSdLKGrYvbb3s5i1gW1BOnv3Gk0uBUneVc7yUcyI3LQs/jL
eOFGfUFtP1mXPHHMDRCVo9hd/XgxcxXAu0PG6OFCoNym8UPWYnr+iwY/7ztAo22cFhot9JAsu1aPHLeYPe7srIaMCbdIDNli0MSOFUBG362IES9LfkNQnGHF
uKUihfnV/nq2vyO/YQy8UWPgoVeRYNm59r0R3zAu3qhxkRIg6kbVTRNcadxXkrkakGW0c8JhGcwEfI3pJGUAXE5fkzn91v4+HQQH5eDWURi02AVDU/TyZqTo
nh4pXf6ixapqsWpBsWqRYiuCFYoWZDU1+tkspKmk45PhAbeyZyE/wwG09rHKN1ZvyeM7utVHXLi7yQ2oepyk1iIg30kVTlbvy8dNxMlr26H46kL0r/jrQnXj
ls5L6ySbQJnnw4jBOZp+uQDLr5XEJRkA45G9o0J2huQalrwaGjJ75GHbsDTU0I7eI47dBo7dGgXpZkW35BoCrgnP3ETOzUYJKGgiv/wt1eswadAKi9hs8bMk
FEc30+i2HoDacMGj0XzWZk4tNDDC8COD0xSc4yWzyUK9R6X7y/02cpgEv8WswspoLffbYqOqSx1emaEsSawMYFL7CLCTQLq8azCp27RUpwSXmK3CmWTTk1Wj
802NmAp/SOcyPB3satNk1WhqsIqjWhmjvjUrLRCs4sXrGdEuwYJZYPguy3fhflxW8SnDf08u1Z8GrJDcn5TNZH7VrK3pRCysDeZngvm5XlOWg7JQ9PZb5RFN
A/vtLC94BDayDs51VyJboX8yrUjq/V6Sak+PGk+PyjQa8kLiCRefuPbwxNhvxV6i1/RQ3mZE5FAjIreBiOztwDGHwDxPEJG9KiJyCKiwZBur2RelyggwS67k
BXDS1+8z4lfOb9C/K9rEf/Qc9okPBKG4uv0IMH9LvEUipNzgYGB8TPY41zBzyD/M38Ahn4NvFznrJAXIWklShHm8YCCTCf1uTRRnlXF6r1DmOe4FkkXqEklC
lfF+zTs7/pyHPxvw54L0d8WaBJ3xBQxrOzv7lNqIR2CZWidReZm4RsGGLpjQ9XkTTOiw7LRYvfjVDVBhYPCs/hlCwG45A3clL4WxC/I7u6saiH4aFklQgXN/
vbOOeMry2CllcyeZstyTfqBkkZIvE+u3l47/iOUXwXnVi8SzPEBULkmn77LkphmN6OCPtwXVtxLDDgyXh5jLdY6JTh9Pc7pvc/uv4JXR37V/rq/mhCtRtmCX
dxb4vkD3iuO6c+hl0LRmrv42XNmf3yHJ3iovwMSBx7NoO2Oi4FwfLLOr1c45tWZXuKhaXY6ty5GqTriewDxUkp1Wdo/leDWdrh9TiDO2Sf2TAEPqX97i9Frz
JqRFesg06koPk4MiPTcAacw4LdJDNzEtZlwvum75RN6SFi1XVctVC8oVDgNDhfHKE4agwTc/8/RA0lGwXXhX8XwhyYtHdKuyfNjJUunvbi4+Y1xM6JtGrtYM
3ftvEx2aT2+UgusiSaTdJZNIu5xEeo9NIr2nnkRaK2Rd/QTfPnUSafuWL2/5Q6jhr+l4SK3r67S6gQZdD0+RVjeoptVFgqKIZc+I8WmIZANJZOsi5ZgriC+c
tqmF9PCcZrWNFK/IcxbBrwKZc1MA62kRtnlF227YSGELLd1P0T7NySQ7DKxPJQPsMwKsk6TVbXIcacIXJPVzjLS6ccaRK6gH6dKgamtmsfH65bfyps1HmyCr
boIUutzCMbgdwb8l0Tb0JBvjnLlIJgvIACmyg253kCfW5MoNZJvWA+FchdbsyJtsSW4jL5vNlctQOQJI0GIGiv5tneK0um3OUm/bFshgcXJgjxNV67GjZlKH
MvYr9IBm1uQx42y5wRauD63mJHCSMFdnjot0yyUDru5TJHOYMEJUIvxCLBlww0oCnNAmwEFClaZOZgtfIpsNIDDZADo2G0AH2QCCES/BGyNiTCbOwcxpSsX4
3RE8AQ6vWCEZcNnPjL3LJtibYWawlMmNCZYz4GLCPJ3dWTLg8tx0dAbcBHO0Mks4A25HZ8DVT9xYPtHBE3nSjiX9cmzTvcYwsK1Cutc4W8UZcGPMMHUAQcEd
zoAbZys5e6zuI7+c2JdjTp+qiSFA2tAmUqdsnaINuw3XTc6A27IJYyck5oQTxtJL7GQoCRZD7uqCCuBFRy+0qQPttmebAb/EfCWeSqQPK9GMVRzGnAiVJgMa
GoE5XEl94UOi1r4ksZV2yoFDcR3Gb8IAGDDvthzadqZtI/XzPAod8cNAWuwlMuDyAo6RCV5nwO0gA26HM3aj7JW8dNh7q1Prr77EHeZkuYKTm773zjLba6eN
HSBA/tumEHaM/LcrxStpJYjWkcTdETsn0Rpt7oBvDKeqnKJFyblaZV12OJwZiVybOpGrzsrYAQF3NBAkr4PY5L+NNBz5yPy3bV4GbHDWfojNSv7bDvLfdrDQ
QPPxoDoOIQ8brtO0Rjr/rdyKkP+WExln7YXjobPfhjb7bQuj41X3Br20v2KWdhNkwmMXYY5CrIYONJtoHQ9glDURdk8fO3poW8LZb09n0DjGvvkcst+GNvst
HMySfb7nzrh73BljrM+cHUX003nAgA/4xtnP2ROL/VY/fJuojHhgOezRAym6AhbimmKwH0eZh4/4p7T96nIkGWC/r57iUPcWO2N7l/P5RHxfLzS5NpsCuhdx
1nZ2iOUARTn42Rum2pbQtsXFNu9yACNSJKPW69qeNNFjQYrdQnGK5U1pY1K2MUQbaTaoeSEzITHnWu8pcSsnvks03RGfiLquZi9gziIDK4Zhwqj1HDuenuAv
kMCCVnKqS07PycuFU0cKdopJXKq9LPVA8FYf6H57LImULzNGI5G0w0ck18HfPClV1UqVJ/h2pdRCJT8sR40WhjimgUHW8FNJiIOX3sURz892/XjGYy3eAgf0
5SQWWFNJLDAp4/MeWo2rGdIhF+MCy1Owvt82w8wLeHRvJ22u0W7aZ2aJBbt1l/YcZ0sUXQMTPxBPT04D4Rbfdq4j8ooTnX2gWQCQMYTES7eubEcJZ/EKenEr
1tBMXIluAdXkFrMzA35+VlF1puhiP2DTJZWBBFZWUhk0qqkMvFq5ksXAvmGyGDSqWQy8xPpN6+d03oIYrZidRZYASV6AC8g+cLWgPMYmfwGYUYCv8o7TNPkL
mmX+gljnLygY4iKPtvD2ZHIXNGu5C2LOXQDE7ckBq5Sgi4Qdp5K6YOKUqQt8wSytZxtgYJiAU1ZIWOqMTii2gII6HHpq0w10ynQDnTLdQOcYERmnGwh2sNnx
ZtmHALRyFU/oy2m3PfvX9otGDRzlcXcAT6QukLFTsYhsvLodaex+F9kAgN2PjAlTV8/TM3jirJ/Nxxhab6yaUqBTphTolCkF6PA/NtBpqCoO8WACCiprB2zk
xc8OeuN9RwxrxTvpeHp2L5ZK2s8OIR/fir3FTDYGP+j5PXRRwESzFXvl2x56ag9nKBgz3fxDR5Iqj88flIgIt7j6cs62PDZ/iIeYnt0sWJtjxXGHwb5Nua35
PAWIdQbUlyzdO6JsV5edsudVteyUZpR6kpbp/9JXtDtE3wsutuVdmi4MA00XmM+mHYX32VGwDeORsA1bQQ3rVue2uJJhQpBrouz2pWC9afa42/R781b2lkKX
lYwvdbeL8XWHx7e7YHxtVZuRhCg1VWm6Oa4HHXWlSa2vGty8OgDbaQ03zUWDgvwTbcAyUxOae3up3pzp9ju/9Mi9v/2lR9R2WrIdupevoD2LthIqYOHx3umt
wMJf0X+JhiseKdISx5e+OufCuvSshWHOUy6f6VfDpyPJVMRQXVjUGhk07T/h7KWHUYnFE6XGPRnu5fQi7oDbSg9RU7v0+LeGa3imrAE2fkCgb5d9LcKrGQ2b
y9C1A9OXXZU0YBM0Pl1MaWpHdA4ehDoP1tBV7oBBbT1zq/zmEyJCxLtP9Mm1xsUZRNx8E2eFIxhG17SBZyXcO284ipbFqw0MNebPm93zajQmlKRnHA+jU//w
jPt78PeZGtA141yPlRQR7UEvd4h7Ea6/RKNbj6HcMcTicPPPuIoFa2qoqjcSe6zp01VtSUSFbwzzFAraUmjRoWkvDznDe5Ohod0RwNBBBRg6EGBoG2I06WhY
Rs0eEBP2B2DCkFGuekM8wtY7PtdxG+cT//G6tqkxpG1q1LRNjUoR0BLuPyh6p0ZN77RS0pybNNjpGxHek/ygTn6+Z2eZHT2t/NKPZfWX17kbhh5oSbLrD985
8unW0NPnLvoA1T665I9yyWfK0+xWa/TQ+rlJ7NSt4xzRAhWY7kKSXDh8Q/SSrVGeGS25LJ4ZyQtH1EYH+VADV47sorR0Au9ODrV068hiJ/F7Tfk7q83Jebi7
YaigQUklaSVixGinz/U2wd8GniFwJhy7uzREBAL0pHH++LdA3RqUP4YlDkoETT0Lf1SZ3yXmLKtfXThmurhP3WkWSp0G9VPAOdNPfuzOymv/+uP77scH71j6
R+Skn64+/4d3LOvH/sP/+uP77Mcdi/5YZgFffg4//viOZf34yJ2n/87/H/z40Hev289pRO9cXkP5R4dty/Tz0SP4+YYxL51x9zaq3I/2eTp7ji1K3tl/t098
2r6B3wPimX6ebz++j3O4OwCejHo6DzybGRh8xtXZ3+mAe1xcVuAGl3vVzPCBzgzfQKYhOCRUMsN7bElvXI3M8G7xOAI60/cYH5PHFVhBzi4c6nSzsWeyAKI9
10GQLC4RnclR9kyNi0tuHBSXCBdHZbxT0VFMn0eVGMbeogQY4n4lDqcPqB6HDzyoep2zj3J+jxMO86euTnfcRaz0rmlnK4kTnWnnMiTCnHaQQWn2o960s4mk
wm984uNf+FRro7OB7rXwsLuOviVwX+jCfzvDww97cDDt9r/6gd95W7DRJTGifxujL210I918Fz6f6X23icNr1tLuJZ3MAOSb4aai75PhTsrhxvdW4V09YpQL
eFe4epTvq4/yfQo2DNHcwOse6ZRIiABEKuszqUlg2lNGeKZv6xxt4DwpsSsIDzzHYR2fXIsGElXrOPm4wJl5+L4Cga5uMfsBD1FMbj/f6G4He/1/YoLOVwOZ
j1dBwuS0NMhRnH7sCI/FimNQk3OiCGTCYtd8qmP3LhrudHce7aKnP8lUy5lhUOx/yDsSpzeOAL3/iLicde7LhRi2l7YrPPrKvGU9RUf6gmpnvUXdPBP288wX
ArSPW3iuljhGtizuOpxrWJKzF7OmyWqP1Ebj/ZkD/U0HSQYFqOoDcyUqn/GP9yoxlRPFm77h9FYWf656qzTOLfK84mrhFLMf9IYH6HwakgkeJ7jqV0ZmJY8I
4jZcBFnStZvwZzf+3MrL4n8e0ZRzniypdbKCNmDmsomLVZ8+Vl3kFJj4afcSxEpNu5sAeXKRU+oBWqxxXT3CRXfJKTi1z62ejMlscmgyVs3n5XysHpqPVZiP
VfX5WNlbpd/k+SBi0nMiwWIrR01KRwLOOvBGXlkpq/wmi/zEEQ14yiafDlO7nZ2miZle5DVMX19CXgqZsM0YfDg98Yxs4ijrjHcJ7ArYAbDAZL9o5RPYjj1o
qCZgHKbdebFtIYHVKMowpkAf9rJVEjW8UkKGOxIy3JSQ4TZChsfYGFpkRIOqN2YQGWjfKM4DJX7Ayxi1N/09U1EmlLdG1v8kDHhaYtGbBRxb/pF2yU1sTfTM
UD2kw5Ctp+I51O9xCQPYzG9l4/RS8U+Orrf2Xpe+ffyIXgp91I2x7MhYNmUs2zKWq2R3Tn9H9mUXOonH2YtHjyubZjCuK+24rsS4JjyuIw+1AJODmAIzri0Z
146Ma1PGtS3jugrjGmcN8RmADcmOZVAfy1TGsiVnXAR3ifpY3g8Hqs/SYB6FQTzh0eSTRw9LUh3Oo8qM5/1KXsWIHlXFn5ZDWn2Zj1k5ZHNPXstlsj9xRIg5
KYnZKFGSW56PvDAOp21hoThnv7/J3Ek/eUSHz+DgVdiMJqQM5Ix5T8tDKHhoeKK7lRX2T+GK41HjdxaNWzqBo9ywETB900GOTYg/4BKJMPcnVM8tvvrld3wh
6IVI1stoDgIz/Wt7d3KCgF+6SysONsAohi2VCWsdwmBkxo4gmxedlXOKoXhgOptDJgc95qr0tjyHnulFErFyRMmbWYQ3i9yQS/Vd5KhTDHKmyuZ+44k/fhua
20Rz6dh32ZVOzc+9T9JV3GUT1QfriUapqjU5e71lfP+9pj8t6UgkeQ+YLjUlstt4zN6ePZfq4ePqi6j7i2jFlz7wjjeEzO/BNCYR37FmO70sZp2pXG3aq005
HAIscMXt+KMjuh2b81p9uHSJNG0T9RIrseRg5yocrFvlYD3NwTavkyi4OgfbxIJl3soM73uMOogmhMNtJgc95W1mG6iApaliD3sHuDqNlyb0oHjGARcLjXC2
i3vyP01P9kjalFslbcosbNVlDBz7CbaBXn0LzIoZ90agHlhxHUu/WnkX/XDZOIEtiti+xVrtwQko4h0CW5SbtbFFubJFMRDRpJwxEzjaeVEJEoz4d/FeFXAw
s9msJEnG75lqbpJ5uFFm5QbY3jWJVEkfm9Uc2/UyNUT7Nox2Sdq3m1Wd+N3Tm/p45NTHGKWlp574aZc9poDnwvFv0THAIB86Vjj1Cb4+51lMZBZb9VlU4oAX
INyyjY+Xs72qnFNl57S51Jw2ZU4Vz6kCdiHw1FuYUyVzquTYYfyfVDwWJJ1hHus5fXjxOd0mc3qNzOnW7+2cUtvOV6+BuZr2prsQCkefR5TsrIeUNG3O2iTA
JMeMHVIBfHG0T3W0W3ziNWIaH9Z0RphD6xxnlOt2qrXTcOL+4yNiITiD/oiQXbzpAIvWTvpG7JLJHa7yZtzNZ79xv4jYrEuXX7nE0eUNmsrGFLVLy9te5WmY
BImKE7lSzNBTekNsnP0mtpU1DOsrv7lAVsRfwe6EsLXoJ930U0d0ZB4bYipeqQChupLadZueRXULQFK8ioAMF7S9OwG8wrm8okQXyuPZ0AYDdk/fZ+NtXVvx
p1lD8Ylmo8nRWRXApg0VFJCRygdfr1Gq6DyTUM2nRbSo7iGsLV947Yda9+AX5wFU4T0mkvc8MGmKzmu9b98Asdfs2w4D02AvBwQcfbuJv8G36Eb+hgOKPlqI
rv0AxxL4OMIzJJc3OeKyiFh74VBCXDconyIB+Oudc/K2CLAdCRkPq8Hc6/Lu0snFtLy0KEJiwhCJeZql1bjEF6sfRlYRMOXpEL50V/yTukZgajOYE2cuMxez
1DobsrlShKUxyErpKFnJvkgLcZwF2BUQYCcK8XDu1gXY+vicTy0d52ECkgmPj7R7BQ8PYKp8yaAcaXRV2Wc5PDuVYO2VHKMNZOJsHCEofjaB+BMflLtWUCCA
Zty9iMjFjH2XxdZVdvCt2Lr0NFix9VQTsjpbPSS2TkiSN5mFVUOzMIFZmKjPworehH5TvFSs2DpuYBoWTkUbJ88EfdDJs6JSVvkNpLu/Qrp/bDaMlVkK4K3q
7NCF5b0v8zgh86hnri3Tmcp0rkwETPc8kbc4wU/XyFsRljanJY1w8HWRSmfUQg6QuAUnScjHXggtBWCaV+DYC7M2jr0wS3HshVBWgJXJwMrYXK2gplLmAjn9
nqkh6kkyFSFAuNgbmauy+iG/ZiR0IgGWHqqH9ACZ884/h7rb0bgQ/FbWoZdK+bX2Hg8OJ4w4x127UZIVCnyMTQLym8qpusJpqQXpEBqOr1zP5025OGunkCZC
bRYHIJHLbMKVBxfDHlnwoDPqQaf2YJK8xBnZTFcp5dpm7jfNNEboY65qzAxJZ3KMipMfo700MnYMg8eipEABcObNHJVjXLYCdtnyOB8u/ARBIg14YpsNlxNF
i5LV1ydKeC2CATM+RK6ekkh5/RMRIfCBUJcjopCOqdt0nJqfPnXEgqEGWyRV3lWZaeYOXW3AWxeuDLhAR0Cpf1PLXtRGfkMZFNCb26EskiiRcLlaBmT897uu
CitG7SGHSR16BUbua0f4QEUdoaBJ87KL4O+NQAozTZynsCkjos/YnN3GXUZ1i8AVa2RU+UljEsExmcYkAn9q+Amqk8fEnNS9RHuKBJmuGbs4FbOj0sr7DjJ7
Y5GwG/wkJ94WJ7etBmCBy3CAshAx7gJyKUY8UDZcDiysOJmkC/JHT5Th5OB3/oR5lW8ljDhgYCU7VVhJ4n9eBUYxGGTSuc8cEReT4+zZSbxzPJD7dIWNFDZc
gu6knz3CsFGXt6uvHGoN5Hb5ilxNH5fHrzCPpX9qtYqV3zkxqdidHEFkZv6dl5TDbnBTubT06zYeOBA0MkeAF1ln4eiR/9wRq69wRF/hir5CkouLAM53rmFx
gF962kgHm+WlS+SlTeyuXJyIRCkirXjnbSIFGMgoiLpx7nDsA41a+mfcw6T4x39Qmi/gRJvmMILQEEPaLTbI4B3h8aY6ig1iEwLUpnscoOs0V+8BEKdzkfMx
rH11sXrEkzl8GMV6F3rH8UlS0UOe0M07cX/2EdrUH6Rv/b/+3Mf/8O8endro3e9RjT+kZ7iDGu/3BsUP6dmyM3nCG5p8e43E5PSk6Hb5hy1H2v+EoxFB09+9
TeNfrnNftUUWHxB/qN8vZ1RRqjf9PBekrVkbipCHSHh1TLnYp5A1HdGxxezH2DDl9L/+0Xvf9q633zMN25TTx5mQbWSxZ9IQs9WqZDKDa0SkQo5f4J18XHOz
ZpmK1q86bzIV6Z8f0Xm8KoggI5r+lKq33djQnP43Pvr5N4fSztvp3kmFhtL9E2yQc/pPfPkjd37o7Z9511cdGOXoxuxts6+eVi+nr61ptY2DfhmQBQoVgNOs
le+7wfE5Z3OjaAXc+xoIbMTUT6vt8sAe2hv1+Bke6plnOcPnrIK0eYjk9Mun8vilDnbVmMT8lzqXcXXqBvqIp52bWMTcf48p2dlt2+fcKg07pHRf3HvoW/8r
n3v0DR+e/5N3P008xN18iwjQeUiZJpBI/Bb8eOpzv/70h766ZqPzIC/Bc7y7FTVEXS8/7lF586XOLN9a7xylPh9VponqVQDl5cbOoaSvfu7jb/vdzkZ1gmv7
qDetHlPStIfVUMeh7H3Xe1Hk/bbrx23BzgeZQB5QnLE1FEbjNFB8ZGF8QchFVzyxUT3BG9K0OqlEFTlEnRpEqKKC/I6oE814qmO4qrcrZeGRZhtWRD37zftZ
9Napu3jvVFqIpzZca3b0PJC02fTMcfdGHG52L/CBHukO0r/WjeHkbMddzlnDj3DmOH7kq0cEFkDvLI5cLkuilpUOkwWzWttzZwcHbrAD+9VTScKX54izuiVZ
rfmxOVdPyDR9zZzkkOu61Xhnt+1UMpQHOmFTmWRdUsl7ZwtzrNJPHmZYpPNVygieOfAHdvXogOZECZzNk88Zt88ZJBDUmqkXOVASb9o5jyxULHOrSjyKze05
Ogl6WM97LvnSJU9Xf8OhYwzQROQRckJxoo9jdCKGxyQbqKrBUiPLQ+ZC8wN+4LCvAg7X39NjzvdxkDR9zrqCM3CrQBts1xTAY8lz7RWsmSNJgrlH+UWrYdcW
DsSpx72IB2NNkYQ/a5ZGMsCfTfhzCf5w5Zfhz1b8uQZ/tmUMWPNy/Hkl/lyPP6/Cnxvw50b8uQl/dkuyQiiYuRP89xD/PcJ/7+a/r+O/9/Df+/jvUf77Fv57
P/99gP8+yH/fyX8f4r/v4b/H+e8H+e/D/PcR/nuC/36S/z6mI6pP8q8n+O+T/Pcr/Pcp/vsN/vsM//0WW0i4zfzmEf57N/99Hf+9h//ex3+P8t+38N/7+e8D
/PdB/vtO/vsQ/32Pmz5wl0ZeeCRW181IOKBIS2JxinJfEp41xBoViDUqFGsUz+0aSVaW5WywWpvz/K/LecrPy9s8o3mH5zTv8qzmTAmX5GM8s/k4z22+gmc3
ZwK5Jl/JM5yvklW+mic6Z7p5ZX4GT3Z+Jk93PsUTnjM53Zi/gCc9/wGe9vwspuKcqWxP3hMSyHMhgvxsIYN8rRBC/kIhhfwHhRjyHxJyyNcJQeTnCEnkPyxE
kZ8rZJGfJ4SRrxfSyH9EiCM/X8gj3yAEkr9ISCT/N0Ik+YuFTPILhFDylwip5NNCLPlGIZd8k6zN/EIhm/wiIZz8YiGd/BIhnvxHhXzylwoB5ZcKCeWbhYjy
QtZ23tcr+d8KSeWXCVHlW4Ss8suFsPIrhLTyrUJc+ZVCXvlVQmD51UJi+TVCZPmPCZnl1wqh5dcJqeXbhNhyJ52/yxov34PDc9s0SFFl102DMFV27TTIVGU/
Ng2iVdk1nBBNZVdPg6BVdtU0yFtlV06D2FW2dRqkr7IrprEQVHb5NJaFyrZMY5Go7DJOZ6ayf8tbv8r609R/+iymsahUtnkaS0xll05jwanspdNYfir70Wks
RpVdMo2lqbKLp7FQVXbRNJatyi5kY7nKNk1jOats4zQWt8qmp7HUVfaSaSx8lV0wjW1AZS+exqagsn8zjS1CZS+axoahsg3T2D5Udv40NhOV/cg0thaVrZ/G
RqOy89hCrbJzp7EJqeyHmcFR2TnsBKGydcxNqeyHprF5qewHp7GVqeyFbFhQ2dppbHMqO5ttLirLp7EFqqw37e6hj2zavZU+zpqmHVJlPzBNu6XKXjBNO6fK
1kzTLqqyKch+KjsTWM0qOwNeTiqbnKZdV2WrAfaoYMnfRh8rp2lbVtnENG3RCmrGy+hjfJqjNcfgMqOgjNqEjAzApmFTzAYxzJwHaw34TyX+ZUr8yxSMdWuA
SCm27lBMOAHrsmAIaEHxNC2xlGJEd3HMKY6bWGjJaFX8xpP/4sihssEocxaaPdY7E+XvNfidlb/X4fd55e8NpQv7JmMecJLzl1X2ZbZV/81XFn//7qbF37dM
kVecCAHlboXms99SM7Twr9yXjDY+9DTa0OKLoeUtCwwtbxk2tPhn/7oklGTtORgUfcFLv3ikhjJlsxV4jIJEjXlz3SRD9+SSxr//Ekvu2oJT9sgdSL8sq8fX
0r8QZSqzUuAu2TcSvpW+4TLBl1j+0yvubiAWp6JPEOgnFGaLZlO9FUv5Hc0oM8/HpTVsacPNwtPSLN1wXZB2OPWltwAvLd7MdjE6ML30L4/oeTYHKuTw9Mv2
Kj8P4SDiJHpO2UGpstqApgnT8UWhc4dSbkUJ5pVKMDbCU4VtBLv6JhUS54SGf8VfHdFpDmgWc78yj0oMib55H7lS8MJXjgguDtonGeaVJIGwkR+rNVceFcx5
Z076pLD0TjLnKhsM70oOOmPohfUNLgOs4JRGcmDurD/A1DM+xM6cI+EzddUUWsDtdCvmPHEjca+a4ixOZ//GfsnhQqNYpLtqjq/Mee9mux42iyjhDiA0HR8B
61otOqf2RPr1u2zic0DJeJsFa5haZsQaVMX5YvgzQGwjwnTFT8wYi8PkIsbzkTn3LM4BRs2zKCgMwZWpscM2BAfLJSl4/MSxwmeGDPpa2FRy51oRy2AtcApO
Yo3GD5fwn9gwKyWUlXu8MN9+F/ucJDInRKMa8RJiiS/5epCwwKvsttxuoYOGVs7uor1rGTXovOP+dXzTQfHYL1LkCEFAtNSaOTtYe8lvv+UujahZqT5Ala9r
arZ1j0gujyuRXEiC8UWCaYgEE1QkmLCUWQKRYBryiwS3UoIR7tYX7jYS7rYl3G0q3O2EcLeTwt2uEe42E+52rXC364S7PU+42w3C3V4g3O0m4W4vEe52s3C3
lwl3u1W422uEu91G3G0gLPALhAX+AWGBzxIWOBMWuCcscC4s8NnCAq9F0J9mfF+oGd8f1IzvD2nGd51mfM/RjO8Pa8b3XM34nqcZ3/Wa8f0RzfierxnfDZrx
fZFmfP+NZnxfrBnfCzTj+xLN+E5rxnejZnw3acb3Qs34XqQZ34szT7O8l2iW90c1y/tSzfJeqlnezZrlLTTL29cs77/lLIf/q7C5oWZzfc3m/lvN5vY1m1to
NnezZnMv1WzuSzWb+6Oazb1Es7meZnMv1mzuRZrNvVCzuZs0m7tRs7nTms19iWZzL9Bs7os1m/tvNJv7Is3mbtBs7vmazf0Rzeau12zueZrNPVezuT+s2dxz
NJu7TrO5P6TZ3B/UbO4LNZvrCpvbEDZ3rbC5Zwubmwub2xM2NxM29yxhc39A2NwXCJsbCJu7RtjcKWFzzxQ29wxhcyeFzV0tbO4qYXNXCps7IWzuCmFzx4XN
HRM2NxU2tytsbkfYXO2pJN5nYIhbwhBHwhD7whATfXVLLkqVPCGxvy8Gw/hJMVMWDn37FuM3gsvbTneelNQHUL3T3ScV7iafVC4cVQTEurEIxPbSwNoBA2sv
DafNhuugBhvamM9DjbJf2q+M2s0VSP0uw/xZFP3Kc93FILWR8Sf5ZgmhV+c6wlNxHeHpch2Z5MYa8iJaitvwtW0X8BWGqfA5k+RFjrCE4MJEUVhyFFytRID/
ZoUxqfAZOBhTGUKEkn+dmbAToWoaRvFoUHoh+XgbGZBh5nJK/D8NvV8a0Dh1SkOUwL6YTwCbyBnoj1Ss9z5MKI54oTREu7tOHvahzEOWIH7p6TJBixKnBv61
DmZmqFk1Cq1O4u2nt4kbWCUJAOcOf48nXXjIkxzi79S/H2QsTNpg8Ps4gP2LB/jv/fz3iDdI50p7MWq+39sipvC3eJKn7KjX43jo+zy4QZyvXu8hJ8B6514P
SQHWO/d4kvnidZ5kqrvbk1R1Rzzx93hAzwgY6gmxvxQn3r9PbCRiHhnRqoPanPDdbJEMSXr7rLGsVu9VBni980Gvp6Qxxz2a/T0782V6P9SqAFlf5FwjM7JV
ckQXTvp0zY7sFyd5EHCvVPrzNZr+J0T8MH4SLUnnainhYZNfKBGHkYc5jivXDntcDCPulHftryy6WP0EUpNc5Px7SXm9Xb8AUcnmKgokTxWuE1fq2OstHAg+
du2tnKzb3brRO+mZJNfc/PSx220yDab1Vk972TSkMemDczqtraH2TxypTUXBkpdPK9fIfyq5xBEZDEYNUPzjYs6iI48/tst8zGLjY36Af97Kv26tOgFAUPtb
3iPe2fDcaha54+mQG8C32IPfW8wPYDaSJJ0L/QDozmg/gOPNgdyu+QHQ1bofAC5U/QA4maS9mIvFAagWaNbfWZsZbfN7dnJKhrDwdsKgN0Hixi52hgVaJTXk
7x3dkC70KpsGdEFrCqyP7/HGQD8gA0Z1FN9y2XjtDtJvvMYar78lnTrHewzI/nThpAvngHO9J2FQoetPubBn484zLpgETpG5Qczy68R6n7E/sDdJTVurR7U9
YHt1sdYY+/W19Fdfqzsa9TRQAwcmOJysZHKQflOk02YW6gkz5kGaImMeDI1XAiNlsf7D4WonB9L1ill/ciCGNrNwM6fewPJJvkQVyqqtVwmYqnJwy+tJcabe
JJ8a2iRt0xNBn6Z2pSVcyWcrKhDkdrGpuzH3gbZd0uy7duobMvXnMUAKMLgDDj+SxjfWO3D4bojDN9/m9Nzv3aeXqMvnXkOTWQN+KK5kt1T8ePr7+yyham+G
hXtlIJf1Xql1KQ6yJPlAY7HJHdeOVCDWlZFJx+hb/p4H6S1eqUSENderWXP9qkeZzvPuizWXM/po1VNluWodnq81iUOqPZ9rFtWe1hmKKVcKj66DybcsF/VX
tGxVUzAzg9wKr6LygmlYCOS7ru3UaryGXMsxE28xajxHq/F8rcYD54OrX7ZXc+gv3N0DrOIUSG5ap8dHB3fFGrDBoc1+T1Vix7RKzN19ejzqaI3YW0ZrxDiX
pU4aDF5fWH61mDrMBvR/i8n2MK9jM2fUGaNNZugZm4Naz7or3pAuwhH1rLvLnnVXz7orEyO/jLrz5kH1dIT66dvcvt/zyn3mRMuejHpZhdVFFTIao15UYYX4
jcNEyBsnVMwVXX4mV2safnlq9Nl5gs+gioaaz076bc7Oy81jckwyEKgACmLTkmai4bbEu/k0vru26cs1qzPHXDMQKR8qIIZDOAArmcx1dI0HNZ7Xtl34s8rx
XTbJGardqax80D8DVHN1ct9N//414kwX1POnD9fK1bTMNjo0obN3/euELj6hh//ZJjRa9oTaI+82nsrXV468o81q3upswHkRvCFm1StOstkpq/GqcnnU5HjF
UbYHnXSrk8NXq5PjidEGV4c5U7Rh/11yruC7eHZ5EJP5YwIKdlGD+4Y7YoEADwvj1rAepGi4mQBGELA19mp9rFGep6946dyodkTSDl/a4SynHZBsS6dV+wA3
yFiqkn8ac5GkysgUXuleVjpzgp+S46hhHCIbpUNko3Tc9JG7XKseGunbX6MP31thPCDhy7sJ/p8NIhVxaJTEsk6VYxsR/MzpZplHJIn3RsMm5k6HqMpjzdmu
QcdVPnALTRYHpBgUhY+G1yvocC2UTr9x4C7py1HxgdyaNTRr+0HrfelcRhxCC6Ar0mVnE/Xzrz7x7jcHcO8kToLO1rN/f3bhCDl9sCmz4h4K7LZ71IXs+0pf
D9HXTL7O0tdUvt5NXyfFoTyAOglbW8PGmgQ21iSst19y34Vsl6QRbewmPkjc0tKNzloWV5xM+w4jbLp01kQ+3sc4+SNGqZH+/muslI72vBx/rueKDt6lgRKj
3GGsf04bPdRCx7YwGNXCQFrocAu1L18LLYT07xh3YAc+tn/9iXf/4afm/3RamripbOH7dAvXDTQa3rlIf7FYA9d99xr4gc9XGjhZNvD9uoERN3ASf7LFGxg9
7w08oRv49JO/+LaDb/+Td3/DkSZK646/hrdAZG6stOQ7bUJUb4KspUnjy1y89167libEDzlloU9riDjYEQorZLOLK2omNJlFfb0xjl65IGpat/2nT37kD7/0
12dsXHKhIjWnYvfgY2W3wyK4jhGn1dWFN6LP4kCNrqtXwXl2Wl2PKmik1cupioq/t9pGNxhv0Qw47+BmtNXC0VbLGm3Fo60qE65ktJVZ1MrGA9DgGt1bQ48s
+yNr3UckSnA1StjVBgERdsFWLU+FuPS8fOUT737bLz2yZul5MXmel9WsU01azmHEQH01u2Bt3h7R8/aXj7//bR+mXdBOGqufOKKPS/UXTogy6QPs9jqHZ2h/
nYVOgXeHW+nu17788f2ffs2fXrjRuQlZ2Dj+T8+Jr+eEo4qd0UP3UUPST/7i/nd1TkHRzrvemxNVO98hVTt6dD6qR0fXXVK07nuLgQU8DhotF3GFvh3TgMDS
d2BcHhbQt1Ojb+n5OiLmrz35xrf9BvWcKfxhTeG650Cefh5ITmu+NQPaSH5jLPKhVN3DkeB73Bl/j5E53BKxTqO0+UXIbJSc9J7hhTw6Fx59A/NCXh8Ydsd9
nP5ynyjD63/piff+FTXiJvbc8WQOPCYcGnWv/8QHfmf/Lz/62Rdj3D2JE/HMhrqJBOD9mvdi6BbZUi+gJ2hL3SBi/jooigHeHiAKhL+TQPRSYjbo+7lemkfv
lbgMhBBJgIjHDukvddcCT8JEZABNoQmG+NZeIi05BC94Yh/Zxuv1v/E5xREhXOv9+OxOI/jDo+H9g0O2de9UZQcekqcRx+HJMnwMJX39o79CR+kZHPHBDZ5V
aP2s/nW3ovYjrMO0eE5JXw6pvPVeehI2aN0HhHzox9y3EDmd8LRLfHSZo//3n9tO8dcnf/HNQa9d/O3jP3dnwEBoAKcS7Unxlx868AXc/MITv/7mkG/qUfeL
vzGBM0Q6X7Lfkfol96folaRoZvSlwzqgV/d8Yitd0LkdgWfQc+Iln1IMsIRYEi/rcCwJO8ztmlZPKjvNfvHfX2sH8huKTsZNgjb4JB+Mk4Nik4YahNn5qGtU
0W7xFhcPfNKxumg3Sy5yHnb1u176lddI5mzTMvgtwBZy9we0Rpc9GEhKYg8GmX/Xzhp96//55/746d99ALOm7z/M98F+POTyrD66/5uPfvbdXyT+40FXkwkq
id7Ls+uW88kRjud6NCj090mVd9+UpzKxdOeyyfWXbf/H3hmbs/TN72VKcMspdsuJd2vz/NSl/4VGwv7IojdyQGjlwpvN9/cd7UXVKXL1FEmb1ZO2zeqka6am
2PfL5cTY9qgnMAVHlcwBeGgHEFX0jyfBkmAvvexbb/2bT/zYf952KRIhnOs9KCkEHYgI+bh97j9J3owq6doXs/F73yyo6dG99uKbemPJQnJHDQ+pSqnlOMz0
0mzM3nmVqDZd+CBJGOuY7oeXfp0JJhWYdnPxabmYVMgIsmubiMbTRONZak6KX/+5WUtckELTrPtmIQavJAav7CJcWe96LVeh90jEQnr9p7/667/9obf/8Voi
LE8TFhcnNOOV5DFU1p1lWRxWhrL+9hPzH/0Qos10gx+2JTnHy1Z9cKikI2VJmmrwbFJ8/M6SLDzZl5/yNB3ZgtVJr6QYT5LcotBnMZp9gRiJqkQAXLh1bBBh
3YULiSJ683tN/oJnn3X2w1+jnAScLLQj3O3rSYACAcPsl8PsW1L+7J3lrHAEUjr7Wrs58HJGKsWvf+LRt33oNz/zu7ycfT3qvlka7lG/HHXfpGz10n2vFTQ3
L4Kz5XonNYfJwyizGsqH7ffyKR72spUfRFEbKqMjkJmb7ThsQmLuc0lsSIkhWMFemTiVhSGQYfd1N9RjqPKpjx74rO6GOoFbKwSSyJCiOumXc+NnrWw8i970
RroDBitgBisx2n+/+KGrtYdiMVGvm+GOeOjhjJlMO3Ocs5XYxEaFZnxNIfic4HboKfnYL5ZkxPlCTriGT/GSfd9Te8RRbY9o7H4+PHTfvLiH7sdMFGQmBols
CYPEryoXuVCrkLlVxRSzTY3MpWnTLE4jY3aoYVBzG/2/+8A73vbplnCDzDYRE6qfd9fy89BPSSAsdFxPPfHe//4bb5c4WCi6SvRcK4a7xse26tRziNWe+4Nq
1P6JsapbD5TJgs/wmSE3ixOtgdwfMtPznVHKTzq/uwO5XVF+8tWqmV4ulGb6ym8J129IuD4/2RhoT4cFrQsHcr9WFZTgn61WdcJd4LgvTWgO5PGKD8ndVXcC
pS9IO2slVZWZ1glD98T6Gij0RCxdcObgcQa0hfEFl77Vr8BhBJSQBXb/LVkG1HT4rlIIeAp0h4s2QtwEs1vlEAeJY02fdHSQuI0F10v9D36pGuVddKoB4sxt
c0j5559UEkvuSPS8fw5x8qHEedP3yTx6KasTQxPzzSBvoGQT/Y3Hsjy0AdchZABfE94fHRmGk2kInEyAB3TwcsADU/q8NCpePaWZoT5P+DVm9Mvviv2QBCuv
FKzgBRDrhRCjby32ASDpmDN+NkcpA5py2SoDPDyebBEE6oWPJ3JZ2++xE7WyVvr3vEm3OA9z+budxeLN2Qbu2oCuf5ZxyWN4qHQwOl29UbYMJlUHe13bXOUc
s42sfa7r5Cnn1EuzgD+54FcCebiSUrVlgwni4nEH9X1kVtfHGMi4n49Bph6XN1v5CsjUYzh2VkCmHl/8XXiwAn1qjFM7phe6KWCzImpt1oWppsummo7sqZpF
6xazf8f8/8rC43ERym4jkGSCRsWTwXEvclr0oVBBtzg06pWuvNKVV7rySldeifvORm8bfZjz/30zG72tcnnz0OVNcnkDDWAA15s4a1xI3E8srrixOAJQu3+d
zf9YfbH45QJN/Df0xdSkkF0WQS2XllqccrQ10G1oFw8JeH27OHZAf7mfv6Sv0dSl06toY8Ek7R7lgLWofzRSrdKCwh2JuJLI0iLQ50EVXfxpSyrtxht7E4Kd
3soavZUapH5l1hIyFCr8zxWu/9LeKqbTQJPoyjdmE2/urRI0rVWG9p+9S1DVVtpMwW3QTZvppmstTjFixVu8RsZut5EsvZVoKTFoORV/b75SL4KVF2JGMZUb
spUQHAJT2xyrzemNrb2V+NjcW4WPDb0Jd3OlsXRpW2911tTVG7Dm1TwMb/41cW0evpuCO0Y96WvvEjAHNAT75aoLvUm4XF3owQKTXsj5wSdg3Iwrvj2S9om9
DNFYHOu/ddciN94hZs56tJeFPNKG6gqWoKhYhSSYiXkr867sYhZVNGQwBMOnvFH48HNqiY8bbdPpsbus218kNjLxlDPBjSW0kITi/Lzyod9S0HFJznLhpmmf
0KBLnEUzZAOwa1JO08D04iyEf4eHTNec27RpUk6zIIBh47C1pnzjXJsug/vnscBHh5yClNOZgQ3li2jTa9zaeAXleC1PAy0hQyZOi//zxu4oqZG98QQ2dZqz
Jzk8nJGJkGQL9Z/tE7bWA/sMIPiCARQMygeN9tihMt8Se7XgKYnWg30Oz4lt3h+7s6xc5yn2wPZUnGINNjZHSSWVzEyZSTXlj8imZXhLNPjnmNZeF7pBabY9
Gg25jLMvrLMYi3mUPXlPOgtZTLozmsU8yVzTUa9ilunp63Xm7aQxdS/Fr20YVJ/MG9o/i3i3XHzWxXvPX+9cIBh3G/IyrRQwVBlzy9sJlMOKwyhjYZOcYbe8
ko0LtDM8u8O88d5M/ZfcmSLapnbf3GM2NBsIs1Ngy3KKJ5nL41MWpsj0b/ZVXO1fyYOy3nm5eApvF7PeJbi02aBIVazw7HyfN7S7+Hm9WFspBXYwWJSzHIE9
ZNlK0bcvXCENuWxXyHKdHJkNbmikwUfFnEn8pnisT/asKQN69PTzQpbGbvD/sXelMZZc1bmW915tr6pfz9pDJ+FW2aAhwWSkIJrYROMqPEOPbcyABguhREIa
fqDXjuQVjPJmgWlPhokmOBgkmD90t4V7onhkWxBBvOBh9UBYsziKQogJicT2AymJIBEKOd93btWr1/3anohIkaJ43N213Lr33HPPvffcs0Lv+JTVGzRxjqJX
kSUNoEN3xtLsmgUeBzpyXskYSeB0ZVDrUFExTAV6aoVdN92wtd1PPVXEGmcotsztFK62N8HVRi2uNmp6+hfWjRmZDiwvi/am2E9ML02z77Cxe6lt5h7gJL2D
7i1To+1ubSB3BdF2m1C2NIusI+3KAI4B+ND/AgCC8+TnaeSe8BHAhz/C9h9vTH++4bQM1rUmWOd7da6ZymWkdjgc7Ttt3IeXi7C67kzlnio0lnoRXyySanCq
6B8u0vk8q8KqY6LTRq6Rh3PHMIeG+cX3COsqk3rWxIhUum0cTz7fbpLKnBK+KWzi9wxOCeeRPpzvqmYo+5KlJE/9sfFJWntXeU3YVQovvC3CrnpN2FUPu6Q3
NezqRMSppqkdhxHC3KSpW4Fat+W7oXXzmmj7u+ThrLBBqW2pflGXbj1KtsgjEJndF++rBqdNeJ9gwD2SOs/b0WlXV9j5aVdXiBAT6vpe9U8VwnPCoyxsRUT8
ABbiPFKRNxC2DTihY7Brtpl4Xm7HiBAmMaoGZ9aLuZul9X7lvKnYzZCNZKPbCENdm563a+qZYIHs0XacUBh4cG6I7KdzMGYYf7LzMDLm5ntQVaf1XB4xD/A4
fQL3HPgRe/CGYQoQ4e/Zy4nQiAZSTYZGlHNLavHQxEUMNUh7R4O0O7nfOGGgcA8RnBAvkR81cRHn9KMd+tEAokuv8TCKNXdk2gpO1ZPZ2zKPnoah1lXUGq8H
OF5zEyQr1e0btso8e7KJ8bgnMXtqvFYIrI7zRyacYhf5fiPQacdxO5smJN5NpUt/06ScWvRg6m2kw4xUJmsGVpnpZMis6JtIyU6p3e3H5XGh6MGZIlqXFQqX
p6v9v2+i+9bvKuIlRCkFAcQyzPMX5c+L73kY87TqLFODdcW0jibWQeltUD9oQTVzmgCpjGXSKYRlAU5gt7A5B5VNuDmPVTFKuoxbcou4kVvENpIq6tbosnHC
18UcxBZ7ACvEFi8CfzwHscWLILbYs+WnMt4CwbXOQC73aNhkIcGbpUOluSmf0/quFBD5xszNy/QjRLsB0dwERLsbiOa2hmj30OxRgObGAAkNO1YvXP7o3yAA
EUL+CnNcPY70eBBZFwyboNiX2XjVBY3OIoP00Dkb7AHpUNs/HenVxl+woC0HpT/4K0gTkkPIWIMdXgMoMJ6LT08KaCDc2fc3B48X0fo01/AQeYc+qe2aXtvU
5Jnadl9q0txW+ARpUywn5DFghrepjiZeCGIXHCKVq7ag6A4L2p/IA3Uqtv6qOc+tw/JtQ6aZkT8wNabHskdrBc3lNqcabuum4FEyi1xv9XscyZDnrb5ndQ6r
k3YEeFd9cMfNaivuL9SK0VbMZCvJhbH3chsL3t3DqRiga5K8LYR0R6zR6BUw0bWYaGDSEnzNkOB5d0PPuvqVO/FVR7/qTH6VPFNDuhFW2MkfUpueDfV6zdnP
a9koOyQIpyaMNmTsrzPRX9sCOnzpGD8z9tKzwG/VyDHbyLHJRpC/wvsfdRgPLENLUzRG6gzaDuMd+uMElPHoqSxs9F8hbW8b/VfIKTXpMx7oqLptynLblMVZ
6NYKNOlmYH3INU+JO/iTqT7kDA/5h5kfneiMOie4Z7XzZzxvKqkedfx1YeS4pPw6LCixkZXuFuZc94aaksxBjO3Sv7voD4sUgGYmhWRoBgGyrZioGCABPKuR
dZIuoTkUfSbDy21m9qiw1hmEQBk3Oql5m7DnIfSvRw/CZQH5e7BB4cEBbrTRYhohjPctNJT074ZcqWfA6kR5xqYym/XnYB16PTmQxsgeJ4ACwllhfhLEK08s
uhMz+5uwF7dyzZ5WmaHbUtdiqtk7BZPY/hpEODcCmiXZnBGMHJnz/FtovS+H3AgJKgUiedFncnn5WZwHxhZThCFPGth6iiw02ScPWeNOwJQOmT7SQ8oLObQQ
Z7WIDe0Baumr0M42vboXGAwt5Cpis30KdQwTPDQJMEpMZjZRSb2DBs0OGkAQPvjBWRJDwhdFXNurBphZGbNQ3USth7VX3fiR2qtCAVwIGtAxQWgI5jFDSAwb
Rmu79KYWyQc4rO1gjiIZ+PgFCLZziBndeyDDVOqW9Z4ZrDA2Wfn2oaXSpWKnSWQogJl3tEvcNi6RoUSRCG0FRqqK8CJFqQjBhHaZdEnOmrukkhhDv4gOIA59
Jk8SSLKxlNR95MdJ83FkkiUOPYihVx4fMslisjgvHFUKhtyHgKyPjzJ8tIMQmgxAyUdMfchEhkDotAZSNCAMsHQgTf0GjASldqJUon3YCTB2MfJ8olSaDAU1
AKxrdkpf1CSgDV+SNI1mY8ShugxYIwKaRCtc3ZrmswZIW55YAMJcw/D8ifTemfpPJ3BkhGOw0tLsgICYUfuBundy6lCVlU301z5ih1PebJfedAcXVNJPeWKW
YgXoLaaYliTs6MY0EATwWLNTI/DHgDDUXFNSTqY5GEzuX1I9JpXOywzzETPPxAgt4OmElGmYgYAzrtp2HsjaeRPnZMjlpOhhZUna6SJIdJwGPLxZ1U3MpEcN
HjB5Ana5iIZtPAREG57LsGLXGeMjRNSrPm/SzfiQLvR3Cpi6icxAlyWw+e21wU7tH9VTOwaZEHchxijAbMig1AR0RGBo4kMyZvJnKQdsCUI3/LeQxujKOHGq
wccL/1PbDafuiOkiNI+TvKeD8AijxkoGiTfK8HcL2KC4vApuoZ6gB45Z9tZn3mtTMQBheQ9MMEiRTMIbUq+uBuux1XxERzX0tXuQmZfCYREg+dwBlX5IXQe5
PwmPQN8/Bo+OGbFM9SQBA/ThudPs85OwBA0sHpZ5jzmfcpjMSKuIr0gQfXW/01RZ9wr2FMZkDGMAGGU0wFeQB4nQvtwKoNymbeTzkDuibSvOe+SyDMNZCJqA
tdxp8OkfolkPosIJlOQbGVOQ0wUw99Ssx7cbrnUVtIjgUt+z/fbr0Hr2Y4ZIEpJ2uEWyDV75Wqs7UauWUE3TuNbSTfYLm1t7jisftmijL/mWkYNoVBk5OL0r
I9ex3FUn+ehUjn5YdKcy9DWLDXoZ0mTJv17z2XhQZTBMkC2hFk2I8dQM/VRG3n7F/Ike4wdOMvKXpx85Os975OjwyHF7c+S4ffLIseWxR79g8Rc+gmxZix40
6Yzb7slusO6ldeBtVDtJ8uoNz4sS5FxO01+U+tim89kc3vI/6Ox4Ve1b3Gh/6CzZaWmDJsu8b0OZ92mZgmXgLwoTIy7TsErUUE+PUNr+vEUeZZG+gvYJ3rzU
AjyOe7vXG7TuBqvvb32zcm6rm49vvvlYGPgUwbvy0z3eVrPW7p02cV+pGum2pbBz1R9rZoGrPtcoqD+gQTueKoLaADU4lYdXff6kjQcQaTa8tnWqFLVC9vCI
sJ3vee/bZGjCw1LolWeKuHLfdEeRgEaDyj0F3rUpvSwraLxefvVd4M+Ti0z5Vjl5WjksK3XM5/3ya+/KeyUdShBy5YEzX3Vug4Rh1z1Ft3zsbz904rZy+z3C
4g4J/hPWISuCKv3upaIn9AnVFsg1rLzTsquly9XxkQlOFzOIBQM5LD7807Nq88uSM9hU64dyWOmg3MyokGPLkYsjM6jcWy8uy9FIq5W6UHNoptQUTqspRE2h
1ISwUSiVVd4yIAomqkj1ZdCuoj72IS0aqopHAn/81pQYG0nHU4FNt6m08o4w91vlLmOPnzH9UY4gNP1jUi6s9p6EoRMF8HuPgNGr9h5nZWCZq72jtxa9uzQ0
i4ulTZgIAEyb9Mo7k6f229EpHAbwUb/q8CNNSi9dkv6EFlkFYKxcHhfBA5ngjSkUGjw+hlXnlFS5zrB0F/U0k44oc7WNxO+tnDcCFhrFYznCAWjWdBGUeFag
kyInC5Q7rBnVbI7G7qvGClQ9E9UvmpNR18oFgeInreuSf33LTRc5plh9UMXHj62X++7MGze1bY3n7rY65e20+pj4Cz4aA7mKNBoJQJN6o1uF9gOoXVNqp0O4
FX7ybK3bLCwcwt7Pak6u2UUZFZf8kaOMKM1SGQm4mdtHNXRdExP4iz6cv2vDvEe9pcKtLY65e5eD8tG/lF1r8MRZWu79Kgw48OphuOcPvniuVfTq8ldM++Uz
52iZ4NZf553yU81N0W0MvvYzUFfl6p+TJ1e+fvm5y989e2LB/7DLB/c/8fizF3+cLvj36/2FH933yDcfk/Jn9H75Px/69ndmF5AOB7fnH/rBI9+Vt/fy7vun
Hvv2rgX/dtxc+vK/LD/oLfjvwM3KBz927pcX/Lfh+ht/97l/ledvwfXlR1ZeAkM1ufzgD7/lw0ZNLj/7N78O3Y9cXfzHDtQ/nerS8m/BRK1TrZzrLfjIuHf/
12TPM3LxvWABPsDVP8m9zO0qXvDHLiqyaoXka7oGeZjs86uvXyt6tS1N4QuqcIbX9bXwlSoYYRdGNxpHXcarHsftVPtC9SmM010Xjf/wff/Hgyv+cOvgiqcz
N2pUzhtTrKuOLUiZ3zD3mJN3ny5fPSvZX/4JJPtX2TzwAuJ8ESKU6oaM7Di6ljvU0ZGOMTbJz6frfORHNMpYk5840vzEsQLxAnmIrqgQjq+INwothOYkPmvD
hpuA3KE1mNmHB0uaTf2sqt+0vGotPKvv+YpbhC0pUdishWErdZ6uXViLG99PEEQIyooa38+oDlgw/VOwoa/AsqdCVM109hVXlao1Ip+uEflqZnBjNjf8umGy
u2qJJTt/96bU1SHMw3IfzLhaXc6ZTq38Mc1WEfj2yhCMA8aTY1QBson7HnPLTKAz0QR2ik9MC824jtzdTc47KmSLsHbPkMWd/mYscOncxpxSvmp57R55BVCr
z413/VYEXbjz43EuvSY/Mbgld/6FBzyuB7zfDHi/TgO+5YDrPheqctkOuDKN1tZMqwxYZekNC/cW68gMmLeqN24IyZ0kpAuk3A2UdMHmBsPvR/n7E+5mavJq
I0pfA+odRA7H8sNuPaihDmq4YVBrbf2HMew2k+FPHR1ad3JoT7o6tiMd23updEUCRVeL95jiqMcURxPpDO+3H7ZSjMeJRgXGn8E7Le8W0XinzoB+GRnQ/9lZ
QNxn5vQrY1q5MRxjXfVbmOm9cG1eeITxayVJRyq1VuI8egRrtc/W9X5ver3vwK/btN7bt66XmdS/bDOpf8mFXcI1zmWbQf3zrsZOvOTmmdTev05KwnvsWikJ
e9Vr4V3M5PXI/gYSo+dwrfWHYCqtc6y7rRzrG4AZZ8b1mxDGYW3zTOhcC11gofMsdL6FjnwrozPaYWQS4X2Tg9ikMvTVEiMchxjgSAY6kszPbIH2FGgXQOeU
NWkUAM2s4mjI6Z5sdy0bjQe2MEdu54tD7MSSZ1/ykzQu7g4+c866fiBBmM15Oq9EDfS6h1Ib1DRUQDSHvZoqc4W5u3TvxNa/OcHpLw7UJrAWVeaxyJzB7hZA
9Z4PqP/POVfnnDtW61eZJdjXBME+svBKZ/yx/+Eidg7UaTlGSExd7Ssf3sg9KZB34+5TTgYFKlIhU1yqCSrCJnvwn7teZ2zUvK9t0zxXO6T92bkmALORk76H
s09Xo14j+M41zhxjXGOhYfmnzllT1hCnas2UUUuOYVg/eOd17it4Fb7zWucaXF3rvBxxhxe8q8uXNImwr55IhH011dudl3l7xw6ArUTY6M53ul0E1sKPd6L0
xlHbbdQTFbyoKf7reEttrOZ34SUKCkcsbNWbh5nvuA5elSdhXH/NwSKcb4gG0pHYuCqEgTcNhwPbAD5PysND2amxkkTYqmM5r5r+RWRpHzEWLcMSRTzTSuto
Hj5RMvR9DKTb7+BRZqK8r4/l2HlzPdoZYyig7leAD+mjpryPdy44EAKTQC8IiExf4AE0bg2Nq9C4G6FJ8Cchz59gJmSlcAPETKoIUjEDq3W02n+QGr/gKCZV
GtWHMECI7hCfzeiHMzVWkzFWpSQTxCSC13wG2BwQdBf6jg2gJ2PQBwA9saAPagw6xCCcHmUrXCpHb2Drab9l6TkDBxyKyoJbZdUarKtP//iRfDpYX8pnE2FA
Ovm2vs/pIdVsk59Z7DDbb2S1eBYh/DR6BnS8jvrD8E6z7U4h0Vh9l028jv1U9tZMejkrqODYJRNfY0bO0N4cK8QOWnAzRBlzHDjql8RVv/F4/XuvAwmjN2rm
rCzpQR1bZa9GNduxZECjLervUthVL2eDW2k2smtYvvwmPUqqEa93l/GWai15ZMLHyXa6ytjIwedBwbUHpWy8RrpVkRDzFJTPesPyD7qHUhdLsO1gp9/FyIby
wzDCPHx6MA8MrLVc10aW+QIlF9jcoRiTg2ig3qTBNQ4yrKeyHNQmxU/nkYDw1GStsM9rFuuTJ3LqApNljoWsK+sERzfxax1GibMbJ7VaY+nMt/yue6JDIW57
zwwbEY0HyX/hY22LqB/JY8BRqaui++71IoWQSqWfRVbtJ6pNtj5+ehpugyF9zZg1PbTyRGG4UW1Wv4vH74y+K/qjIjL9IxdHRb/af2a9mCnjOxkJdqaMhq12
XbZbybBOtJsATpeH1XHZWGGU9lplz+RuW3+aVO7p6sTI9CFhTGCXGTHvBHemhddzq5rBuGbGrdxTy/JSQ1hI6bfmA6xMMBf/+kM/cCAjNukSzDi88uPCdfxs
5vW6zFAywIwZZiA9pLnpEEXGYFWvPD2qh/neEUfXN8k6P9XZpKNrWTSyJOF4dH/qdboUzzce4qaZPNU4wcanFeU4coQUkhE4D0scBCe18YSsPsdxKIn00MQ0
YqpEh/mLrGz3QiXDHOzy8GW0I1m4iS1c5g4ZYLjhGxuTqDw8GCz4IXxnF+ga5y3SMl3WSllMQmq70hw86tyw6iLcgxpRKv1khjXMFRAvF6jBLtgzEEpnEEqD
4BJY6NKyl3dy0krq0KLYAmDzIB2ybJrWcFjFC+wsWT/tkkLpYT7Gqj6Ly897B+mpBaFoUJoa8+t+1yfmp86rzbivNNodUS8tT9qrUG0MQGhe72vkMmI+97go
RLT46cNsiKIrDocsH8tFUnVPFinATqvfk51klDed93Xz6r+uth2oK5WvVeQd5fRBG2MioJ0z7ClkoLg2QFcv1win0R3KQMh1V5c6EkZf1XSmjzoFHmlyzhJJ
0xQeuzKhLc3I2tF6w/N1TT8hlh9IqoWylkhCfS4TICGZeAukuGe9gzLQCLNv7cD6ByDeDjdx5PrvPs/tHK+sxPHd69Rv6ToR6johh/DW09N5YNeJ6pIAdKyI
5O+t6uNgcH1EA3fcoVbhMmytj88oF97h+u3JGiPTH+a+FcN6CBM84uLqU+9gF9LJxn3I44IjKtucbLP22Jhs0F+GmS53C5cnjIpGF/B9okuqb4KR4C05H3ve
iWi0eYuFMFR49KPgBSMKRuXCs86NAt580aG+Xi7cBwvfiprN9Wv26tWvXamvPrdSxBPhg/jlGgya5A/2ZLz1HGelXCtgmeeurhbRaoEVw2+9SuGfIK/S1SJb
k4FP1+DSvGaSVfmbra3If0V/Ba8jeuXLBJfS/VVpKD0vRTr4FOk+TLq6KmU7Utb0zxvBHoohpJXpyxvk9DARihjpGo2gV/BndVXnBcCvO3Rp/1ohXcmmdUX4
S3ZFAJrZ0BW8QlcSaXjNzJhkDdCumWxV/va1K4OVYmaVLhvwd8+k9EA6bmbOQxEnVa4Szhl2ZVbKmsF52ZY8FJNvMjNAV2blU/QWtaU85hBaD9DKEaYFEuw/
OtKIvyoj28dbgce3QPk1UN5K4QvmcAxAoDF0YYV6G0EKkYgm+oRJkOYbUiZfcEwAkqsNrRQRsJoCx521wuPAEMsb8QjIXIUs2QB0xGFValmDTRhAll9eC2Qh
CXmNiDzEVpGQHfGUNAS684ichiro/sJxB2gkDSEJAp/UwEdKgzVpdJQ0OiCNRO1qjbsm/REod1z32PbrHvv4/rUbDu7+nbu/eeCTT4OyOuzPGgqc/wj++5IU
eDP/+2spIKi54ZeeuUP+f1Kef+DqQ/L/Z59ekZ6srbRmfzwRzSmeiNxUX//k586bU6VUIwWf+8zboQmpv3yuPHpAlvLAxD/zyHd8WQ+zGEAMHBAOI4Xg14Qd
czHkMr6ejq+nkwTjEsAuyAMOhPDiVaIg1tmlNeG71ZVJVFEFEVK5c/6G4Ld3/MZLH/qj14CmO/XdkwLCKumkeb+CJt3zNnrbv+8HPG5997Qt764271csDAoF
CZJWF4BiVXDJdKbqn+/SgGrTRrHkyemjFlmcwMmyJxygBeg9r8k7tq3v72e6Kxvyolc+x5B3iGkJ6xgcMSDjvWCf8kG31XoXdlJnfTnusLnRJnOKcZi3cXY2
9yPw6Icn8NEimEfGShhezRfRg0XvBdZiZ4J2nOejHWeSdpxJ2kFECae1DvbWVsnn99ZW/ou5q4GRq7rO7837f29md3btwNqbnzcPlZAQB1eQFGPj3Vkvf+Yn
KCSUVEiNwZRkSSrWdi03bLy2d23sFquERgm4pczMKnVKYxWplfhp/IOsiqAkDU1oQxpKCeGnoWm8QFsiSnHPd869792ZndkAUaTys/N+773v3nPPOffcc74z
hwDZ1HodC8ZAk5b68GKPWPVfNFoMqsdWOPq3BY+XrnOIrrfog0OaQ1bXOUSd0WsO0f+Z1UTo8LD8GvvXw3rcH/BoLLwpu0iHtGAsfj6NsQB1XSf4APjBmJCY
t+7KQr7rY16l/g3DOTjedRVjMIPOUHL09V35sxvgv2Lf1eXd+RES5UU5xDUP56q614m9py/cfHYLkN68DA3yJq3ctjFLSILrhy4D7w2MV4KUbns8jbz8rfuC
6/mtovDLUDie1E+sal1/gdKOFqEwGIzMewV+2yfYU9+fkz1kqmkONut4bPo3eV3NAB52e2U5EdXsnGlAG9TvYO4XPV10FJvyHtUkiuUuU6otb0K7KvqaL34c
Li6R5lzNNRBwnj4jzhU00c/N/D5xLq/gXNGoybmiY+r5nHNFo+BcqsvpQDgXhk1xLlgF6Di1/rx9NqVe8mLJ9qeK1rptnKMALGAZ5TdhxzyQj/Y88dCwiV3T
Zv5ko1H0UrtMBmVDRIT0KVQazlo4Asm3Ur+Jb6AabBalWBfYTVRmswgN0lAJ2aCNXMEs7slEgjaJv7kHwNSoc7lDuVRmMEFTlWk0KOA+pG+ix1MPhOu1Mib2
NCBhyw2iQgPqUaoZRaMVdCmFZ0zQ5EHyaSgbkO3Uv3MZh+woCSYc2xOO7YJj7ys59rQ7lfOINOcRikHrKVZnr1l7fNc3Hv3syt9+dsTgyvl8AV8G3/7k8g1/
89hh9TXswDHK4q1FHwwyCPGBvM4KIIOZ1X/wD5bN/W1LeiTkH37I5o7ihx6+JP21AzO3PEgqBFHS4YN1Z5LNWmLXFuiP7+gJMATErjOdqpi0Q5AbS8iqeBqH
YryzGNVCLXr/yXOc6WC7s1B0FfKKrV/f2Sd4epexZf0K3kXcPkHD5F9R0djLj2l88/oxSxngS4yeoW+FQNGz1S2Vbs+4T9ywcCMs/P6yyPBoi8Von2iHOfMe
7FHs51aZyuC+RwvqtXtpAQsP9e1TcBODWSqG+100NnJrFuzGQpwWbvQUVRLszsLfP6hAgun0o+xzBnfpUK3CxtjCrL5WlpxlWfXRavZgcXUPR0VQL6TeTcaz
aoWYYIWYX90rwTKVWbYWwi9OPdReYAAj/6VUXsELcPfb+8SswhGw9B0HaXU5svcgDcxNBpslEZn5w0Q7srnTR5+c7H2oRQuPPl3camIEYx/akwZ0Z5Zu0aIj
V9FGsO4oOHMrRY5b0seL+42OKd0PfK8mVjoioK7hp9J+45iWJnw6+uWnLl/bwuLCPMv6qf4DvEEejVlXbc68YSHgflgbqGS+iYtVg48WdoI/tW13O/XKyGSx
tEaQbN3/vUw8Yr+3v0is5lzJQw3J70j3k4rctooHD4EfhPEmrAnO5zMf1oTMYiOYo9LrkdJoLukZATT1ZqG5umjjYadkT4dTC9iPntUQa3+fz+qc1QB3ELDd
rGPpsX2aRoc4J1g3uLk9PsD/7Mz1qr872hCxQaJn/JxHrv7Kj9/1yNrW+PKGTf+9H8oVEXvUymK6HX32q0suHHz+/Nb4s+P/deMFz//WEdy0x9cfWnnzIx/9
yZrW+HseOPuFV16YOEyv4d8acBnKJrYycS5+5dTPPHzKZx6++qhuxldGpKhr79l2/0e233FEt+C1tWgBKr976thXt6z6i8Ot8Tuf+PmJJ35WW0tvqArffz7X
B24B6oiKnQNmdYxSQcu45AC2NQ/Ab5i3nJKyXExwkS7gdki32V2BnkrknO8gwiFN2kDAbKG5MhYZJtMs0fBFxvA5BUaVlh2ja5UWR2TQNNX2Qg0VHyWVpOcf
xHMNw+viZwjCzpcAkwA/IcSINYfAKPBxjBcEqgVJ0UItHRLVEokKBhd1SP9IpD8vu0PIW/oTQ1CrZXcCdSILBA2HF5PsU9OEOEfEIwSwjyIg42nIoRH4EF/e
AXBglvou/JBZhilhRlrPXGY11NoHa/Ua+9KkBdLVB2x7u55F9SWXVjQo0J3Hef1lKSMjT6fkp17J4TUetHalLqV7RlUsjjX+xq4zb7joHa+2yWzXkNmYVPNv
jH3weUhoIqvx/9j28sRTmx8/vwUpTB9a6OwQ3wb2p82WEPqOJn1hSxY1eEBNt7zGp0fwnLVgQtJMaKkp6dFtNRHptpoy6rXOqSoTBW+ouUl31GRaK28Uszef
QC31L5bgh8fO2VP4104dbfUXe4+qZ26+VXVgt+4zOs9dbOnpti893balJ8kp93W4ZLhm/3t02tb/9B+nrGpC+/xleth9yz3svs0eLsiFV84smfsNdHVsBRRr
yI3GejJnCcb969nD1tYS7QW35E0Zviiaz6z8gh6wbsPkLDZMTvswOZ3D5PAwOZgIJ1a9hpGCwZRqGtmxavWfff1za1ptPAcGGvAcGe51eJpexkDrqcTXGkIP
1Q3XpiTnpQR1wmbdXlO3U93OSYdYkUE67MLSRDPaJ7BjTmCnCWsdWCQ1Tk1gpwd5OT3JC7bAnuTlvGXycn7hBPYWTGC2/i0gNOetEhr4qSa0407J1aYz/dD4
MS3L9AVFdFrY3b5GjEw9xs4xOUfPad8xZDL78/Fxe4yP23N82GDbi8G6b5nBuouPjyiPnSOUS5z5EbE2eY3+JOeIWLdD/lM7/QbzO7fF0t3h1a3DMwoSGfvG
xXIe3OXx/W2DflSC2zYMQ6ZayX+7rj3lbo86B3L+6EaTWdy3rsswmqIOHCRzx/5678y37vrp928bnco8rJtIWo6dg+UTf+rNM6mvDyTSq39mdveDWahHegSq
p5vmsR3bZj5/NN9WQh8khhUt50O4UW5ih9Q0amRw8nDmWkZ/bBjOKsU2FU3v3MI+SiXMZX1sj+QVhQMQYth8qtBRHdlnCQ32YSlmoAjpOfAwTHN6WFkjv0tk
JJbLH7BC6yjz5iN0XSyX3xrJVWqanuNDezbQfw+gJEWoD9OjYh09roo446+aX9/z8kN0/d38z5ER2TaAxtvHQdsJ9lCw80RqWEOohg5TrXlbxxrNBrFTuoL2
R+i3csc+TFn2YcodumJML4FvxzT78LUW9udiHNEftqlQydyDHZSIOTqQDlSf2K9QVa3kS67jbg+VVnY4c7pZCLdN6asnTlpX03rLumoTkDNMKnNBZTQbQGV+
TmVeQW4FlQUGlXEsjEllBilFBX1EBn3Ec1mi6KPMG0fU26T79sFSU8FCk4T5QvoIDfqA1QwONV3pA9e700clrbCebtBH2JU+UMRi9GFMngikHYolHyPHewsw
kcQdZBJhzFvYUo3lnrEnF8ueXNxBJlg3WLJusLB5S39irBsi/Kl0IxOaa/3VH3Dc6c9cB/wonOoupOanN7SJF2VS1KdXrmv9iriQyYcN9aA3fYxbO5bfGt4/
dqyB0FBYT+R8FBu+vNVbPNFgYoqYmCJNTF2YTcUgJqYKergHs6ksxmz6qDkFMVV6MJvKmyUmB1KoAimEbdMGJofF26ydxOQIMUWdxOQws2Ke00lMcAewZHtd
85wY7gAOOwZ0ENN4+KU19x6v//oRpis9TCe76TIbRJdJqoJ3inU1c6fkDlh84ZJYmDkdw+Jrgb5+Ma9yNa9SZT+p1+wWKS59z53+jlu++cMR0Tm+99q9D338
qk+Tjoyle3Gz0dETPq8jmzC48+Uhfkqsw+qYFtN8evv3v3E6G8os86xYUnu8pGY4aW4dT72iZlltG7jSz4Uld3tlKuX47bc7vew29msb2lzUYRKEnLFFzvAg
fuqRP34vdU+84FgmB5FTUpyyZX/8+FkfG3NOfuKhlkxGLMsTY7URG8fEBTWd1rjTEuMsi9XUbGIjI4EjA5h+Wczz4gIRNtgzJCESFj6ZsDMGAJZkW7wfM6I3
P+mhj0RzWZl3WxpZVbscDPTeoEngxBHSn2wQ2YfAawfUNke5mKoxGjmIRg6KejAoOJCFpMvVgwgVDjY7jEIYm0jGJkKNMf4wZ2ceP6hnZJkfpQqWNHCAQY57
sKp4MVZFH2OwqrgHq4p7s6psKd3N2SaVp892ExktAV5Ws1Hcbywi5tgiLcw3Mo7RRer0Q0w/sXkGp50Ye1ED6PNmM13KJWYD0sUDTEGD9AwGl7UpNR7NJjUm
6WiOLY4XsHnEMMmpPTkqBla33CQXg95JrYNYRxEDmnxjeKMy+VZz8i032D6YgK6rKCcRZbcss1D29lBgv0gmthOKjS/Cq5gIFS6zkpdZQc2RKKPsWBOLY01F
6JXdhhjuHzuOMeyCq5wwucPzkF6AXVp7OkjMj8imfLt/Q35zg7akXsf79psuMM2ongThWMjYND019obaQLpaqYmLs3QfLB3AVfbh3tvZRsvUOo4qLSW8JMxV
lLRocJU9O9iK/2SxOe3J5jRKC/AB37wl2P7PN//jmtTLD9mGyv5MnphpoTA8k57GCgUVrw+xcrb4OSwaxe+JMQSgp4RyxgobXCZoaZoI8BGxFr3U2zeqEPVs
7Li28x/esBZjb9QhrkCqlpCqBb8BVgVtHIFoea0KKpCkBEQA3AePC66BuRufK37mFpVplNg8zOMqqbNym/q6jfS8LWv/4xvzd59ed/0knrt7w2QWbML+6+v+
wUmu+ymNqdC22f6KXbJz/6Aefho+7MomCdqLtn6jQa4bNw+LadVUTRBdbjqJmElYpo29eqPEYDMwkByJHcAevA+PDOuq4VwNIvL3dSB/ah1gBz2n+i+820in
nLNicpgDwJKdnuvwNHSntB+Si2/EcLs3DGc+UFzaJlDwJiZQoCZQ0SBXnGpscbGRYF7t2DR/+u+YqTjhXaVPrrmBXezrljjfqA3nsL5rW4o/64eNnc/c7FVz
TW8a5hEuK44tdsNwW+KSEENHillHyhJMrkQ8EtqJG56dlnh2ogSccVkpS2GvmTt3GO8ws6N3LOVMYWlnCi4hbuoJwew74esec09ApMC4w81K1A6K3b4Asu9R
M4naEcM5Ij7AUxMT38bON9732VVVlMAeU5Xbb0OLYL9WtFNalrCbB0uyhDdbuXtUiQ1GkhGvCqjic8p/xZ3rX0C4NBWIiBqFZWt6w3Dup8MOUdj6TI44dmW6
hwqOoE4XVKwSIykgIt4jUzAsPicFk3BqF3ArF1UMhBaOOnc/UuFIZPvCPHwd3ijYyLp0mHO4lBHY+58SKoMwet7ZXZ4jvdW3MqweApI/x0chg4lJwF24hb0e
cBJvQuwv4sU4YJjK/NF+VSYHTAjyOrCeES2TxnnMMWwMeJzj1mt8nkcXexyIijbDz198DRA52o9PKyMOqh+B75W63f1DPAnHItpSrvZ9yIxVTpPV9nK4zp5n
LYMGcJ41RD/hhzlZU4BwLp9Kg98ffCVd+N5bRbC7wTe/uCzSIRKuSufg6fFs2EYaB8SDXcPZGQrkWUmj8MvkE7gQFwFjHAo6ydtKK6BKwI5mCIxEgCMY6OzB
oSwaq85I0oUuIPaCK1HdynGY0Vg6kyUcZtQV8D48pFJWjJEaoUD2uBd6ZhNAbMAMCpR4enuivuOYIO0j9dm2HPG9eFkA3UFRdwsOi6hDaFpnw2x9c2EbEAnT
P8mREnQUCUzBY4xkDrACv/rdfbLB7a+wPiagkAAxSYMrGDQqf+xBFbTPmAVF055R4bn0zhftLFB4CGV2I1phfcHOHJ5bK6zb7czmmXWHjfQHWzZJJoLb7KwP
4LD9aQnjc/KkM4OMu0j8kc7UBlLk/6gNpn0cgMcACNmSQ7M1UssxAEtoAMzMHkYiD1vTo7TY5xwud/6hSj+64FIf5xTokefiTRdhLyyC8130yfX2BCDczMEr
ZQOGYXW40OqPGcSzI6VHOiBjbj4iGeAWXlcANUuYJ2GQ8nQLF0uMW3/NWVghrsIMHUxkIfigc4zGaXp9xc6jwIe21Kc334j0DK5bsi1k7qBPQgzkyGS9DNCC
/sn6IDHNsF7Sl30+ddTpJqo/aHvNV6+V216j5+pO7ZQyxzi9h58q3sHNEt1k3OaFn9HWifT5VQBA+elSYD/xeC34Qqv92yy75HC+q1M4fUfP+p238CGlt9VX
Sd1Fwj5mutfy7AbuxpNEcl/7I87po3I9XZuF0g3nAocirFvt6COjgj+xRvCJzq2dyl0n5VX/siiphLhIzjxiCyuxLmXkaxJYPGxO3d+KWDWa0fUdb1iTkjy6
CjxYElpbGaS6hJbTAwhLQhEnHQ5BB2Lmj2b2uKokBOvJc/TM4NZN9Zdm9twGfE8Z1I6q3UWqLr2lqt3FqkbQdW9SajvhhCjhRP3hmdIEZg3p8ofGTv7v/7x6
4l+PnrSmxqbrburcWHe2kipUd7Yc2jM2vXtGCHBIcQ1WSdQvDda3c7CbfNhy2JBQYENOlZiyt1ftGW+62pVS7Qek2jOQZ4jY9047G+LIdwC2nG3vsuF5ZQDa
LCvwu1dYO+ws1uzXYReEHoxVslB0ZZkO4hmXp8vbJTlLvyuZYzKwuEP6lxJzQxBzQ+J5pS6my2pD8toQRw1P7x47F76jJDmWfW02X/js0AK1eNFnSJbV9J18
CKiInQp5ZoctqENT9HPqh0vbUOOpIL9cVO6ZZRVBQ8ok6SlgOUFaZmToDqo6C31Zki4WuJkdCl5mSjBwtimlSAt0Iy5aoqARt5OrI4U07NQRfEleqQV3LhOW
SjVVlXimqwrBybYY5pizO66vOMpozEAljNTHasxeu8jupUQkgu2Dol6gEVU5e4nh6Ac0IsklsV6SYRloLElbIiFDA8FHnNjH2g/AULrjpvjvo7Zlg/glzSGa
bYdRmU0HEZWrnycF7cqK2dXUxecynkrE0d4BR3un0cFayNHiDEUa8Vf76eBYsaKWDuFpJq3lcog+8x6Y37dA9yzSlkU0nrVeQ+EjtvZ2u6jZqAaaXkdXP6un
9TWZw6rnWRwrTWT2aaG2TwmxbRQq+KQgGil8PZX3SQ1n16F8TpcfZqw8l2RtYEuGqkAyVIUJJwYskIssQWUSJsxIR6wSMqIXrTe0O+aztl2a7rHKWHwdwRli
f8FKwU8kJaLmL9JyX9VF1DD55nVsX3Rs+cyqwGZgP94/z4oE+UahFOW4DxYvNlbbcbJU0oACDTpUdVnJn5CGRQuxAhonNJbUCpbITT01NqFAysnQuGxjDNTQ
hEhrzfhSnqBNuYy7BuhXzgYkQK7GXD6DTgXX0ig+XVi8TGKJPgZghgJkABRQxxSORf3hMmDgkVlb6j1rw/c5Z2QJftIuczaZzWJzzvKiClZVNDqkuWZORPoa
4l1Se6xnIZo/r5Y90nT+WLW0O8t+N5BkV1jvQl+tsN5ZY+y3IemypawpAPOIAy70a1bXS0WpXDeVpzlJfJDqIE7iaGgQj0gBRi4hGAUUEhjQTWGONpQcKdlm
iItOro5Elgr0T0FV6fGCoSSsvlg4xovUkE/n3Mwu9VLmwOW6zObVl3fkOdEVbCHfCvnmKzyA7ll2tSav1MIiiybizxkPyycVmq3pRYJNxm9RtXBK6QigMVyk
rs8Fh2WmwTmwUUGO+5/XAOVusubJep2kMoxQPoCtvE2Y1jmXUUArKk9D7ub9ouf4poVjZRFir/kbrK1i90EMKgI+QCgMEMMJEmSbeId+QKyzgkXJF6ov5Es0
6emQkVOB5oRH/40NuRGdStOqDLJIGi0nMAfqU/V1qKN23bkEi7W687us1obdwCBDuSyrSwZpcIZrgt9YK9ctwfESTAowSGr7BFWIjHslFfci32vCxowxbEx+
FXEvPB5p6XLELytICcBbUK9UZpHswWZ9PXMuEogHlTVW+fFnKq/wOyeY5PuJh9aqADcCyBHn90kkLzWyuAF0KmQqysLNaXjTJbwWmILVDha4+jY+Il23voWP
lrDxExtYaPBPJCTnYmZIVZYzJ23pp342arhpWc2TwXQAgfzVZ2TmA1IJiN21gXRJbVAh2DoMSJuV8FWRAlilxvPENSoQICoGN6Eydfk1wFLbaVXWHsbrVQ3u
xJ1hKdQilKvAnzQQYV4Xl06tb2tzItwhLGDeSgIqlPMKkS5LIV2Gcumyrkic4OSJE067d0aS7i5MnuDkyRNyBN7kAYBBScZXM9kJ+spLrSsY188SCBm/I7Qq
0CQWtEVC+YnG6+XlLOfJivKsWZw7hRFWrJo3Ns2py2NAn1qZfXnFZQqKOMB7gmgyK6fBTBpMpcHutDybVdJgltT/2awv9bF+EOBw+rmYRsdCUG+FLWT03Ays
WOqZaX7mivwZ4i19QCOyZ9mjjCRReabG0Op7YO7lKlTmcwgNjelHTTaBTnbZnJMvl2ErFbeOqv++T9jC0gn2rCnYN6mESuBabaw7ZT0jqk/XdzzNyTUuHl5t
I4uhNVEHtDJDxuQ54nMGGv3/T30xX/JcncB+4c5CkfVDUV1jv78+T3PGuT7w//phJkdeKar9BFdvNbgLthpctdXgddlqcDmfuFdsNbjVRwsLPYALGC8pte5H
tDknKRG+p6ZTzQAEj5xR+eBYIL7L0ppylqB2tnwkGl63a12ugOqSTJ9AOOPcKpiREf0v2VFYHYT8LPw5EXOt+jfzmCIN878rxPnlUskpwOGrbcFP3AUGaLgK
4FEhlW791vdezhPmToYeVgFQBfg+fyHvZKIrmAzOJL7tn3ZEdJg2ZmPlW4eIgPNXcR70Xazr/QY4nZHkvbmK8eu4k6zqD3dKvvIQdFjseOg9FEcFHd33qmBC
Q2dxOH+JepN3eDqcqdA1L5WcgEmx6JqSvk8vn9AhiHQ8Ly6zmLmyAChR007bt1Pye7y0P9fgMdwC7A+x2LYzJqtB1XkWZy6QIXBpiWWQq9VGrk4buXKIjSJX
ydGiSKikvtEtcotypimcBpyg7f+4exMAuaoqf/httb6q6uolSYdGvPVA7UgSOgGyASYVEgh7FFRmRv+kk3RIN0k6dHcgaCSRTdwAF5TErbtaxRFQnNERFEjE
FUVFRh3GcQFBxR0VFR1Hv/M757737ntd1Qmo8/2/L0rXW+67y7nnnnvOuWexgTqO4miv7tGOPn1Ff4tRloMi0DMPVqNZ3cx+MftK6Anc1PtojpMYsQNfhIjh
2DmacWzC9qhHHFp2l2twaE4UBIkqrP46BuXRiAN2NCKXHe1W8acbfxT+9DJD8Js36tXdDNquCW2XE6NL4PwUcXCnIQ4uMCmENjX4H1drcLBHG4KZcoDPrCRN
lJgQKstHLUwkkGvLOpojlloS/TBHPM7R4IZUDj/hsWx+RSMoDXCaLfyvAYPLoio1EBgPIXZg1AWXhTwfRvqorYqn9NvNL1gU0wAoRUfstJR8PgtHRcW4LRws
l5VRqjDRUEXTJxSVThi0jc3vjBJoeKJhVoEu6c+KvqwTWXmI+TnE4To5a0EVwK4A2apAtjbha1OgdRHBErx4hY9FK6oIglBR+aV89MmhRTn/QE6SjRGShYwR
cTCv9V1n9+xduemRjHGLthSHQ6UwVkHkIAzDTg/ffME8sCr81ZMRahb4IxiLsZtlQx7kg5KYy6XsZmGnV0FYqqQRGV4VJdBUO5wG2hGbqoqraoPtC8QirVNx
36pBGTZ0Huxt+UF3MIN9XzJGlTPVTBiVBjMnglmwTDZedatumEMG3RPB7AYVoz+zVDeu6E+XtHbYeNAzERxOnGgnR/Py1WGqh17CVJHa7tmnDledE1SG3h+u
etiIqQc97NinumBj1gEbsy7Y143Th1QINmaHw4zicHrROQGPVQZaFkBj71X4xqTsGnPUYCf60c6WgQ36uIqrGCw9sMVkKChMAsBS1GDp5UmYlYI1mFTtDduO
Mbdj9BlcZaLRE6xnEeio41UevUdwmMWj7wIoZu2j0jRXs2C0N1PN4tHPQke6ENXMQzHE8cIX6AAVwuhnUqF418OHMOsznuRgQE5IjYnNKczp4ZicTvw5HJPT
iT9V6eNMeM8hUioHBGXEw3DbVIxBGVxltIX/eFDhgFwZqKrRcIBckRyTDShZRkCuDKJ+FCTqRxSQK6cq+xg/YQtfDG3hCxxrZUKH9cjgfmLCIMXPwnI/gpb2
sw6VFD+7GSk+gknxs1Ok+Ahq6IgWpPhZIMWKSPGzDVJ8hHo2SPGz1bNMUlwQUlxUSpPijFL4yRmkuMykmCWbBsz0M5ijMiMvRs0Ut8CnsDlNijMxKWbVyLOa
kOIch0dBRRmDFOfQQM6wPSaymklQZqaphjdMGRM8hRTnmpLiTJIU10A6g5AUHwlg10CKjwQpDlqQ4kBIcY1JcU1lQIprYACqmKOh2rMJlESKVTNS/CnHzu6O
82WC2UQAcSgEMtrSByco2TWj5TB4PJI5BXnGC6WNhBDq42yOTIJo4LkzekQPrG9PZ3M5RPTlrLYZnSzi7usMM6NawY/6EJsscdBGiP9iwpO7SHkSEr+KDYYW
BobM24zydKDWwmoOk57VefE4Qms2zpMnmxKfyXAs7t06krTZItQlBIT0+MFsSCZqm6Myh5LlXbad3VU3vdmxG7h78dsdeHt1PhDOlPfq8Ipt8QyMoEdifkeI
Ci1w3vTbW64yk0FG5y2yRCBqcGzCpcRucWrNiSAnARbcfXjLTksoh1ACS4kdszi6ERxQMhPsqZvhF93+u/O0F2d3ZZvEPc6zMl3TiAJLrA52AEfiVfrjeJCy
9nN0HEfFoRCYQSqJtV9R6F0Zuw3bFFbYnBDjmeLDUWJTPo5JaKeCHLJtpewUbQ2xtS0xTYWDXlsjtJeFSaB284PxNbCuIqZ7FcRUKGE3zGA3zKjShDYHR1wq
ZLtGMTYBr8BkDxESOe4UUepS0pqQuvkeNgVkQ3N8DfttODdw2/i6Ig0gXa8wY8YIdUDOTDgGHhtDzhbLyAkYndvwiuAuV7jLusZxtgjnTQRVj08yK0rlud6a
rCYnNv+V/iIuIUfbRNhL3V0H3XW0/aKDClyAIfSPrHCIRxQQSEnYT0exPbxLLXMETa4pg5oyiZqkooxUlElUtK/m+Ed+5wpmAOvYNQtaDiVZYqnTSxu0tdRR
iu+qqmpIolXaTYJ25ZGIo7ETGr1OTuvdCZIASZ+G3wldUyfyQRMzq9d3B1Q6kA2v2iMqn4+DmpK8VL8jvLiTL6rvuI7xXnXorcJFEOCdQzCBgnTmsPY4mEEl
uo5GAsrJwEmiB145dxsxAl5SxmG66jByP3VEuZ86jryJ1YCAA5NGKEI7OJ0yiHiXfFgKZmBT4PwCM7ApdLX8VHVhX6Dx8r5g7E+O4Y1sTWK3YA6arqpMCuMo
wargv9LO7IpJEifpdZkMJehdHq7mGaFGHtBLh3vx9sU74f44GFzsfSy0yd3HcVGAcDAsdTVt+phDwmgL+R95nVhv4IXSO+tDvvfry4bqD//6MtasxaJ8KRbl
M81EeTFyzaREeah1PS3KlxLidilUV4SifEaL8lmdGxEiiugI3aMtSTFhRZm7MonMXU3rtiRfl4W8hXkR5fc4koc3z8KVqWlJyfDfKbZWm8znoyPOJBoCLiNZ
1mCOhaFwP0dgrM8HyYlCe/ZcfioUq5itEZUbWV2WXZ6KG+XyEv0Zqw4phf2pVeS4hNOshLxyp/nY5RJe0xL8KhO9ilAgE6JAJtbmiCFwntOZpdU4bp2Y5rrb
fO6ZZ8HZekaKQtrFsMEIEfJjcvOY3GyzyQ10q8TyeKwZDvVh7tjQys996MnG2z/xtf9avtipAp3psTMk6bTzLdElXWNOauRs2yu5vtd/53GjRtiaRTW6TRGQ
DZ9dqYczZa/8zuOfRd9+jXoSOdbnWR0VD6Z7nk7KyUn/VCZlc+75LZZjU81arqlmDbrKXOvlqNlXd6xGBIwTP3qiiNALEWkgp6rVvEitlm29FnWaT2Il3SGT
9ZeFKVm3kb4CCzIH5VomTC1MQ3ejoRtISD2V3K5Vyb0tCr8WatmCoZYtTKOWLWi1rGOqZXX/YrVs2DcZHjbz5GRBRNAa24e1xraUqtSQF5/hmMwBmPryeKQ8
FHNs5qvq33KUX2gxSj9aDI5psv+El3P1AUmWoxQz5tVcIyG6G6vcw6exUw2SKec4LWmu3r1lKLCOdlgBOc/yQty0CDd3XRz4qMZvdvLsy+MohaUXshTC1tTA
WngRa+HJHFCP3rqHeRxMxFNilOCHpyW0VKLzkHJ4HqKrq8BB4gykSojqqjSvS5XkgIQjiymcIeB88NDGwZ6eqO4Pb5RGfZkxqqHCHhziX5edqLVR81XOrg54
QTtQTbJe1QhxmPH1IjaqmBhiIR5iuwyxaAyxvcUQ9RlQQYbISsFxGqjP+dhrSNFISFjifbkSSpWsoTcGZNUn3pg9La0Ub/NZSZ8D30rC2qmSS9l/tdMiw2z+
YBlm89NnmM03zzAbnkPHSWbzUZLZfDLJbH6aJLNa5EYERk4ym2+VZFZl2nklaqVEKtcs50v7TSnJCh5wpyRYT9rtT/0fcPJiZLwcG2GDtqpllxzXK5cz2Vy+
UPTbwJzXvyVQQLxVXsH04E9FNiniR5nqL7TvZQXzvetiTpFHj3+mH5dR8qv8Ma3gTH3WUK9lLeJcu/ANAHEM4cL5mTjbsa76d7qOEjqyxOxHfqi+xOwGYFr9
1KvZkjX8+rfytdxX7+WXJSQ1qc81q9p1MWqbq2ubZ70Mn/Q659css+67pW5Lmw/8IVH3PVJ30QfRKjHnZUnOUhqytVoYyamLXT/Wi91Ttlk5WDTeR1YLZzb1
84xOI86fa9L9FJPuCAT6IDLcfOPFt4KgWvD1nKDPdrhlZZ5OnzM6dK/0WK5/rkFjJ1st5cPmemm3oja7TEDCFj/sTFeNMy1WEeYXXcs/k66xkxEVZ+y1mxW3
5XE0knxiYnM6avAfdMBhzo/+NOZD5VpMgt18MrLMryFHoBVOB6NQ7ulMRy5CoT/qYYTAZ/9svTwPuTrJGf/7VFWAbf3XztQl9GsnSRj+W0+t68ctg9jaIYEi
2kNE/xwoMJvZxpqdYUftCFmtECN4gR3qjNh6QH8IA0VHmw9bxWXLUc7ViEvHGWUsMRnqXquZZ2iWuXQrwaVnGI+yzKWHgLnPmHg/HAix6QVi07FfSG5rjXLw
sWc2vRi6avpR7mM/lIFa1ByKPgWapCFTYw8+XW/OOZhIY4POlmNbLwa3+LQfcGNOb1+WOT2dPSwhUGciOwT2ytYUgdNHhyKzrcMSiLI5BLId8yz5JM+ST/Is
GRiWcXo5Q11kRzxdBoyqrSHAAimCWyb4HDuCXiFh2tL8U2FrdEoqPsiNGJpIriFhP7QJDQPJPhXyzlG9vP7jHIScvhr9Kt+mnFsvDyowxFWVmwMkHzxVfPDq
b/oKJ6QthUw7w1S2VFucwZidyUQyhzAZJUC2TTl31GL+L7RsNGahzPDU2GuHhh32FMS2NWKXmyA2J+dRZUbsDMeUjgGYj2AfGh3lVFutgKxtscVRRlLmsu4w
H85ONjI8ysaz06zycHZyiNDePq6qbHtUwPwUQvsOGBpxEk+fp6rdsEJqT02P6gCL2YE0lrQKQrALLoR2kKUEcWD1WCQF2f4NnuvQmogMRQ6UIy0T4rSLX1v9
IRf0sm+IHgixdOpP0OqUF271f6CsDK2DGJPqf3SI8cSJ5etDK0lNfMViKKK6zpG3XMmocEdZTtA+Sr/Cy9c/yQrcRc7tZSDOIueuMtXygCtduik7JL2gJ2Gf
bvgKlXq8EPWOGKDfvo4ZICnvVn/3utBmk2TCD3hsbW9oVI92r2VDhSdcpDuii6dIFm2MTwZ8qNkbZDZEXPsUOc2N1rSbltMABxE8XOHcIwTLhoiVM2UBU2Yz
VEYHqVfIpgtVI9FgMWoLtYycEARpHzIbtKKRIFT98xs1cA6U46PEdotPbmMq5ndYWmUMiPRNIlHE4bzLfSbk7en6/ujavyWvA9s4u/IhXj1hGcmrjaAeE1Fq
nyd2b4xjXuzeMKI1j4i9sfw1K+2rVG7X/pp2vMQxWJDXkxHqwfesaLwjyE6TmEWH24hC+1pG/I2HdUYLZU3AQ+9PDonuHnI7kkDl3xFJWsU65wqNzr5LH48y
nDRwdJAlsTaRFi4jmRziQOYQDGlRnlJ2jGNBWF/Rn+q4oR1hOTAOHmLHX8LjBOoWZXOA7qzKb+wR499iCi/LSH4Q4WVR4095Kv6QDFBk4g5crEhNOrpCOcbF
qkRZqBh1VZvXhfgKeRxsJfQH6LwlmRrLqrQG+ohaSVUk5yQBmxZESXEXymJ1WBE5t02iRlQlakQ7TPGx8WYVPVHt7a+JhE6myC7s1vJ7BT/gTbGU7diyS10l
2JPFYZhqM76DtTxmK79Xe/GRkCc6sF4aGd0whWkSlCari1T3XMc5cC/uqeV96cMSZXRgiXSgD6mT8zJKIvDlsvbKFOifwyrM7iF2OihjlNp0IivjFaeJV18n
TiKABcOFw8LgzRXX6ah7K8aXMnvCG2aZ6z6jjBSZ21FdVP7K61g7pnvkM+SDMm8lRc1Q5RL5JZVuUBo34Z4N4Z7dG2T1sLMCdwtw15H3rpIWM0QOQvv62zI5
MGUOEQyXf6fYz/JBPDQPsBXLGHpIWB+IXiPHp8lBHsrGnKGTzKn8PmgZ2VwAmZuLUcbvIqdKZj+Z5lFUfE2AwEy4fLbgJ4On1OGx6pjBUwwr46wRfof1ccrg
DF9A6xa2L5icjP4FH4FEFVS1Adi9SDecjaz7fOmcXpmVKO6JH8c9SfQB3o7sFCh5SFWJgDFNv05Cxp0BUc9l9G/LfnG3apxwXNOMuGd+1LNK655VxF2xOkQ1
6M4xRT4aPlPT5dfy2VT7aKcbnQi1S2GEMaLDpQ0qTryx8WIEghNvKk6XjpBRHJRCf0nM2sXhW2RX5UTfUcp7w5bZhwLrLhh5E5piDxIjZHg1s8hk0pNcIl5b
jjOXEK0wijQSZ/qMlCKGWMYeMM5EDM55tv612Iu0dWUbgyzcDVCULmyxiWEnTt4pYG0UeObKzYkJcC9Rl9zeILdBHDNzWLsOr13iHtj/lLBd1i8Ld+w/rMya
9gaW/tiSj21e+Hb8oe9/wHZcWuLsmOFMmFbq47UYZLV8fV3KDEgzl3cwc4ks80XiRokjgfkMuy4lqBEy9LnjU58jvV+WJnwJf8p2MBzFWkx+2YtMrIjy/o2O
60ruQqhWmTODioKZt6w50/Z0mCp6N7P8XkQXswcEUE1e8hvsHobpIuaeuG8+bYCalTBk7Y+PWfzLzz26nE1W8lMqgvUdI4sd5llLNlPYOxAUBU8cRReOceZl
SQsxDsI0O5zAW2zHjn0cHrBSoaqEWthpaoEUCJwjd2/NM7dXlgXsabbXsIixvbKOzMb26mmOzcP2agPr+qDPfiDaWpbZEm8bOB9x7CrFq8uqa39t1Fm4MhNJ
c3aLcCduLTA3uIQ59YBdsyCGEXWDm4zk43TSNZzDPko4DHKiPjwdpZgNH1ZOKgyrQtu/reLZ+rgqjCvlGvoL8bs+iObchubcMTXnjutBbd5WKPqlcpVnH25j
NOGvYwOUbAkBq9kBCVpJ9i2cZ5VYIfV6XaLiR29LNUfgKaK2KPXecF0YjQl3b9RflcEGfI9TiuLbWMGegV8890Ir2DM4gsgvdtdiOXHopUz1Ol1LrGLPIDKI
bWjYLVMPU5AvTcyKIxAO9MjXmer1qHaVDuK3u5YNL/8C7nxds9yWeLF2An/PnwySlQamdc1G3DLfE8IW32xWFkcqVlGjf8F3UQ82lqHQyhrqfwGAnVT/Z+ZZ
W5AFr9fZTBOgYUQjitX/jtZ4XytwkzLxAYBhwThRCycbKktHFoFW6B6qVhqblJNoT6uPS4W/d1ORpjoCqNlgGtLZGNKry3lj4kt5v+lsTzO/aPrvAbKcbwJJ
/DhzssaqaLEr/ipdB9TzPNMcukTWWXe0rKJ1FjjRo5vcobqHp6WhyC2xWz/qih5FCzLD3Vnk3ASjWvAWi4gB51pYy1R9zXWMf7K6jAfxQr4hQkj6qLr3tVF5
fV3KNJmIhMGtMQXJNQ0AfTyQpLvvREDYbP/fbZJkV9LHBYdenSzKN6Uqc8MZP9rtg0Sr1XDh0l8SqeGMmKxm0oDlm7gD86w/4Jy57PrszJZvRED/Q0h/gCMI
MHC0u0ZMvSMyrwNTRNmRl2+Is+WsaAV/Dkw/wWYa0y0azm/G08DM59ObAUfy/aZnAIg+Hun8s36j3RPX12bbZSKWbdS5TcZYBi6OwzMe+nZasIvYUP1SNleu
5M2D6HDujIPoeA28Od5IExttryMb7VuiLbPVZmdYpeCsoqSrtpL72vTbF1LoZSN9GM9VfMurK9y+3hxtX7SqJsNd+G+xPb222fbk//32jNcm9wxl7aPRFP/e
7ZnbYRPaniZzluaoqgEzX12B3YTic80c6jZvwhLBqM0sEMb89vfwNvd/+wbx1oNtEDmTWhYOTi15kRgBtctZk4aVs0wsC2liWWAlbYP3VKMihKt4umxsarHG
8WRonawPwycaELhRL/9cAi+nvOa4LdZ4pE+3VqjshEnAe6Z8kvETlBzZreMVv398+o+9NNVx1d9ljbjpdpypa4ZP3ccTu+DDy/XxABfmA9xcs27k5LHuRjaS
U0LSECqCpAGjNwBv7Wk3YLVuIEpJ0eBdOTVq+69jgyzOqPJOxLDmlf/XzFW21Vyh8gYzEqnOW9GGFPFI/P3bptuXNgMdsTPBLepgmxMoBIlo+LOddyULy+k8
7De9zlpmNP7q4TUlzNlGgqYmc+6EO9nbr5Noqkke5V/8nL0bkeed3QX6mwk5lT12Qq2SipefyjiozQxoOv/TBrcHu1W6ecjWse/Z1SM0Wz1hRUPcPEJvjmBF
Y3yK1e4Ny2nT0Olivbhg5AJyQvzRCSuMj/QntnKrHxXkBnl0Ad6j3Qeg2ZRQ+suvvTnIc/yjQv2APcQu3kvdnUhAV79d7v2l7na+H5f70lKSlXF/g9yXl9Jc
436P3FeWEprgnjgU3Lctpc0H9w/LfXWpu4bvH5D79qUc1LwAAxQGkBzRFESrGHQsdfv4VvFtBgrNXBRvZs/uK2udOJYdxX5jph1Hqs+q4eDaBQR5fzBD8Rlm
lP7wyv3wMCYEHtfOrxEKQX3tqYrK3r1SXbvylm988BvFy1fa1/KnTxjpBm5/83e/+vxd+6G5BEQtZBt4cc/+94yzEoKjF1jijtfgdCSW5GIMRCWJ0+CqfhYf
WPII+KBYdeFl4I/j6LsYhvpHuAQJcyBeg1W46aKFxoSBQ42Ju9HDFTRG1NE1jqomObme1G6paliiwfkJo/KzGnDO86P7bnSO4zW18WiKapakTy4jfzq7BbZN
SBR+Th7TLQkMKpwjssLO4vqtmomaZiCu/7gkZO1SJRpOprGX4R8UaTSlBmfGbATVveF4ulY0Yv5p3YkhhiOYDdL9wF3cHHlgCBOSp+34H3z4eJGemLBAP8nH
hR/U64O2kyl6iqkXRppKSSHiVj/G3J3XMFIOJlMPBzlTF92jcmuTtGk6pZPdpF9Wc/KHvvyb7svfrge0yfuxNkanAxc/XKQhd8U3NwPnNBf6X5xnZkx3Nlp8
Cb0POsdnOQgQPTbC6n+LV7i+G1czJxADQFLPNe6+mtifmToR9x47dsr6pWN7u1qCBDny6ruHOKSZc1pPNIRYj0iyDuskEI7BGLtxu5vk6Pw7OTiAwYrBsTJP
20sOZnYXywdxolr41MSo1yOyqynOsv1azUpEAs04DvGaOAmL2xFYZw2TI3Fi2yAV5A7yeZAThYJRAT+y/YO1m023m+Xg+ZP+1bad2V2P7MKFXcnW3dPCCGc5
idpE5BhGeRB/Lqo7W4MMO8CrDKKp2WtGy9jRs+fA+7vO4W9zKqNPgJU1EBR6AptNaekCke8gUyCUFm3Z4h/+iOs4u3O7UhoARx8Ec2ekeluM/rMIhGDr86Jz
ymyZe06ZwyIj7F/OOH3GE1cCr7GnDSx5wpuiHDRGbwN/Pcfk5gRW/T2cTTLfz/HGfTFh4AyWyt/AiXY4s5bh7swFwgw88OgtT3d6lUeJynQlyqoyqTPrGedV
vnGwR4JK3nhlTVB5ab80XcUF2cBqRdRd5GxK5nrGm5hCcRASYzEVTUJiRzdtYnvFIbOPdqpsp2KGlfuKY9vx0k4ni05k53FT7FesEmI/ukiEg/njh69LJCRe
nhDiogITbSK+JZoVGUY4KCkWg7LNEETciakl9htbQ+u6oxszB3iz5tA/IwFxsyJx7mnJNflR285i5XrpJdOrY1JUHMe2xB4Rq5iXsMdL2OMlDGtReJZgwXi0
hOFkwmsJQe/oBQIF5mlZwI6Ml7DHYcSjJQwvMnH1yZ6NJVL/o71aH8p6+BDauD+KNi7Gg0uABFPodjoqxISoZJjv5gNAUcdwyk4VH5PFL6Ye8ihjv+vxH8XB
qrsrjqTkhcHl2F6SDQg8kZeQLa1XkqZ117JNpScPEXtyE/itqtzEQU6m2K0JPiQSujY8SGEHEpFc6DoMNtJkT8voLJsHHeST2dQg3bQ+VksvIspYSbefg0hA
vLvLkvu4NlNwAQYvaZ7tshURfqpw4UtOrAT7CEN9oCoJ9YGrVKgPPJJQH5YMnxlnKXqHTNNko+ZBwybr987QOotWRImDZSbS+HEZ5upa08WsPvvOG9nTN5iE
ibtv8PMekVsvoTjiAgZM1huKBQbBBOYg8cgy+dqN4lxmTYaDMKsyJxJ6uTjpFSBBO7otMcAMLrAsvJz4RqSyHKvMJLPIyXRxZv5DqleOS3gpCGiMvhpjq1mm
mI4YN4k6nHRnmV2HGsFX00yI7U/fe08yG1mJDZg7a4Uz2fwz108M2UkMGbWmHpgaF073EcUG8vz9tgvbOnNvy8QbVszBhCs1qU4intPWzhF8kC+8jS3OjXnF
fjCsI7YjroVFlHx4U+hnVsJhA0dXGKD4NUx0JoLMpIo/JwhMGJyX5X8LVkP25dNx3ZoqB94Uuixq8EzDmB8akmfKIV4TyWYqHW+uT3eNm3GJNYF0mxpJcldC
5olzPTyVzKD5wh7/Y76XwTnV5dmQLD5sGZaPHBmDtVM1VqUfop3HMXY1yNXLl1QyObvgWDmOpD4iVYiXVq6+Z49zKueVI754RNkjq+Wg0B7h9574MsACkjbN
sh9/kuE3jn4j4QL4kasfZaYU9vSbbFw4ox/l/eT5vL7LrmgECUcaA7/zfBB25K1XsiGmJeFU+S6wxWKHdg9l93AANNb6uUZpBMig9ePLk/puKnXkbbhc+dMb
Hv3tJz/xizcegLrel4cwhPeqKyzbMxk3WBHGsuxRkax51AFhjL4BO+gG6EoFYe33OBfDKRD5KWBbfhu4+qbdl3QK8CZRWd397DPsPuSAq2qFJp3P9dTiwdVK
BxtGraw3tW8w/kd5Ule8ACYTiJ0+YRCqXGywni/lhfaJgfwfIAwkPtaZa83PjWSZOp/cASvc1L8W5hRfiz/ni2QaV04flHyV0ADgGZs/Gglo6SkeF31JHhm/
6ZLyBV8miqbpqv21fIIK50xbWc0Df0eM+vFp3rQ5AnNvGbqh92Ary/k63C/0A2yMZrYFIr5icuzHF9zrrVjVf/GS39yy9L+Xs0RRd07pESNM071s3Bgp5mF8
Ar3IAmpqiI8BDaD1sVHhOGop7K9VINPXrVO5zNeZ32vj629eJ3b+bA6Oahu1fGjaF+HAwSYtPWH8J88Tlldtespmr1DVyQZr7ir70HGmJJEvHWfhXTX2tdWz
Xj72yHLOqrLqmE883nj9/J8sX/WG+bj6xfKouLdiQ4+k+RHzAt4gI8xcMX9FwzRKeGJ3LeGmV252BJE3dkBRAz1sxWqgn3Dw9l3wZYduwjjuiC9zzZQFeS30
OLDz18HZixzpvAbLY4R2Jgxk8afE0etUCekqMyz+lFQe4g8cKDgqZAmBJ7BjkvhT7gkyHOSMLvw1EqEqwzH1jd7lOIAGxzVQ+bPL0GJyHUHpaHZcLiGGRZbd
is/mMOMZfps52lE4wIfJdYWdoNl2HN7Ogf90fFktGBYjuFQWajwLJsIIAVJZylGpSjB4tGCxngj33sGGkXCjjTyM3oII8FO8OCOzDHZChOdNnY/bJACgHOns
vU7OqTLs8E97O63DnsAWv0TiICUuoSWBYhzJgoFJ0pln6vZY3R7hMDSRYXjY11fpZDscrB1M/0UI/oCIiyTXulEWQER5qEuaC26UpNhz2CI9fHi6WGCv4ay/
nD6BNVkO2C3WZPmSESfMBiTtnwJ7U5shxb2GxTeHic8HYQYiW/Lo2JJHx8bLAtKl0NUxdhH5U2z/OicB2WwcwvyQHdit2NSW/+e2vy42TOYMTBKbaRE7FlgM
3HyomeQgHd97tTCaLuYRCdDYxcJmdzZWh2Xar40DTbBNO0rJjgGPZpTLcUmv/fVx454uG8frYJIReau6nMYoawbhmnSiFEp/q6gdeSMUI5v2q7wZtaN7i0Tt
AAkV75ZCFLWjwJHBo6gdbLHu6JgdYgydF6fbZqE4CMWgXJGsA2FUD0csPyIrBUdMsqNAm7AH4XAf3WFGBqKzEoA0dPgr+D/JZ73d3q7cbudyZ7d3uWEd7iRi
e0jEMnGn9+LgtJlmwWnTodw4SlzAMTPDjMUSZOZq8X/UEfKbU2KDeTSyYrPv5VwYbBAJtuq9fAVz56P4ilgj2khxRSxQ/XC+ItmVIIEr2kLrXXzVxjiMq+qU
SCXEvsyzrEqGLa2tkLeoYL/PqTa+qeImy0kaMcIi+/nEBWvtcblaR4h7bI5ePEMScWj/nwQ4aIrbkc/JUR2LEdBdFUBqHfii5cUzdkL7kfm8+uqfsnQ+wPoX
rC1sD4RS9FhsuNr3I4QiuJSwo50cztDo6AyjozNVka99HkCJr8tTBtAZDaCrxQD6ZABwJ5khw5nZYjh/vFqG05UcTufBhuMmhxN3e4bR7ZnGMGcZw6Q9rL5k
aA681dk/GldPd4grZIhLZIh9MkQMeJYMuLvFgP/7GQ6YNRIkuMthQa6/rOlSkAn9uNzIjyuT9ONK9543c0c282kwDI5eUf8yzfuXxd5X49guS4ZY+WgERYxc
OpTrtwk3ELEC73RsL9ywHqYt19YUh8lfQN/+gf3Rj6u7pjs6XNflxRN2vc14QxR41SOv6PrQqY98yzC0uf7e3/a+7Prvm1py+uJeUTNGsYaYkobmnYhyeMWe
Vy1yYEjg1A98hlvbQnvdXHo3Z5HTC7K8zDpKcpio+IPD+YN/gae6fNCt3JV7PnflntvtxU6Vrh/94ZfdxU7+yDdcIUO0wQsgcSA4E5Dsh6MMgMvjREVelKgI
G37dm5KkyIuSFHk6dJPnF9hfZpm1wn+qWhBjlRIb1dq7M7Gv5gE7TqLm7IV4S1idg2KMuVBc5oPSeg446feXRSeWPCsur1VlUzMykrh98Qh6/bS/cKY7YnLE
zzkhkYrBCXBZFbT8Ujjavd3G3zvs8VrFF5MTswQfvWVNZ7Y2VeFIwOazKqrYwxVda48H7TDO2Aurpg6JKl+lbybYN2wy6OTKv8ehSLqm92fvitX46H6n6pqs
dSJm7GStg6a5q8GmcfRjGItz3oG4BccIJLuxJxn81uboM5Avelb94/r/+I/uH40Ncsx2tOFMGpETJsxwtI330Hir+4DZo3xa3bavEcyY4IadSdXWCGZOcA/u
Zw3DLGdFLBQ6BIroFTo3jsjGjN1UUXVvJPFPrrrxm8993J/ffs/4OwJnejA5abd/J+n2n21+ejlOBD5jvCqZr2Yr508O4l6ia8TAHQbeCEkNaOAeK4gOu2My
OFx/8sDyBg/rQQxr1Yv532+XN2ptMT+C2AKItzhLHS6Z4J51BzVTbaHjQ6lig4CT1KnAQdCMQKBtoNIovR1/do7XOphrJVyhz9ZjJ2CLqHTpFfizZpy2x6rR
GvGRtMCRow1Kh+SbWCXQxYUIKv3lbPy0hKc4Ipj2s/jWkRoyqRqMApL5mkol4y+gd65RrhRfStczxsuuFuVStXqJwAzGR86hfc8RqNWQRvQIyn34s2Qc3seJ
DxIalhJnJEt/yn/y4zXWgM1EBHXlN8bHG0wEZhB9alOlxgTdd/L7Lrp3+P4Ifu/QfReXJ34O2W2BdaoH6Q4thXwwXOl4I3Aaql1qpBu0UKuq2fTIQTIMn2pE
Ls6K6mjUkMWvs4HoDvjppLsO9KaijmjUnk13RJIU3XWhyXY8PELnEmU+H2azSBBTw093mEkhDJ9Ut5kZAQTuu9KMqsKBYo8MOZijoriwR4GDObLJR+pICZni
1ZdsGULOBNrpSMKoLbWQVTNYalWhUfHHgSuqc4KGo9SzadWoI1TXBMfyNrqV8CpNtNMtVcwmGFIV3aoDVcxWXVhRz6jjRcNQpjh1GK4Mo7rUWoLz86VWHzKm
LLV6EdhzqYXUtB0yxC4aIjKWgHXLUUkXMRPY4/RZxCQdpp5Fghkt0zD+Q3W6DbVtupfhSVzfBbwlGXcWB//IsNltoTopESLYMFTzMH+wXTt0xYb8zvihI5J4
kkFIctRwjGCvfheHDQpoONWrrwsVBJKDDs5DTvWa6GmQU6K4yHPguwQSZAVCGUDIQWwdjlYkkYn+2iZsacKWJixpwhb+2WL+WRq80YmHnk0NnVh4DL2AH4Xg
BSSd635xcIPrdGJp7leejQ+zul98ysCpPLhfuEK/8jL0vCqiX3li6K2qRJAAg54c+jNuwpUmMsDNvPKAm4S6wM08MBUZiG1p3pLm2covK1Z+ujOSAFIiDAjE
utNT402ZmoyEKTWnxmNjMAkDm+H+ZQQEGelDpvnUeOjDa4yp8VJTkxXbjBzbYdQ4XEPYrwI0T9fpcHeWTk2i8PSa6CkVyup+4Qr9ykq/aI7RL1oq6Bd9x1Pj
JYf+jJtwpAmejKxMRlYAkRVAePTOrTJJcfNh8/9tOwjbgqBRCu7fGLmrXd51Fpj01Fi6f1Y0NXxwqvtnHWRqHJkaFz2yZDL+Nk3gWLzeF8a+pn2mj3MIZ+oe
GrYwak7NItpqbrgx060igWt0eOskDm8t8aU0Q/R7ZjLNzCLn204cnjHbLDyj1yRhXkINVv+2A5Piu8LwKt92ahlo+jzm37WCC3ajouBCDGBRcEGvqLT6y9YK
rixr/EQRZmsFV4kVhKwIIxa1Un/ErrXVv2XF+YdbeEeayq+CiMT30t7yEDHzK79sLXYecPQBX6Ro2c9y9Z1ycFTvo2HNs3hTXBW042cNv79b3s9x+4ixoKdL
ahXVHsZrQUjpS06wv+jwZf6SZdZ9fLnM+gJ+Oxc7B5z6XGSIvhe5AQ4w7O7QalJiyrKhAijZlyr3RaG5o6QvvWZfkN48i58uiVlVrbVFXWqDPX+qqUqci7uX
OoS/n3ECruELTlBBGAsufc1VclxR0QnAc0ko3h9CETJpCyjCZ5O6voeNUa+ypfPX2klIbhdI7vybQRIyRwtQPiAdWocGN0p3Nidheb7A8jyB5dq/EyyzSVh+
LYKl0xqWtsCSG7nK0bB0krB8whZgPmX/7aBpt4amdOlhnt7H9PQ+bicB+pAtEP26LSB9wP77wFTl2MihU+VvQ34dvpmhirfVZir3GPtbEDSpr//pSC++7qBX
86yHCJAV17M57Ak8cIjSzGLXTVx1S9fq+aGgUt9zQJKsIZENwasQdfvOsLOfcVSFqE6U6T6e4E+HE3x7coJTgP3n63RNt/OwP6qHfYc57Dv2JIZdV9G8PZCY
t3G6YygQDKh6hg7BJt3SOLf0Xt3SB55JSzfQ3SzVnaz3Bq73rbrem6apl+3dcDKUTZ/wnaqjZWEzyTaJd4ytyRsK2lQbzmixnxKl71RdVxEWzFAzrxIR5wFH
FBmE+kqfobWz4oWw8Erx36/U2y6utUm+Of2QRPw2qmw/YUPX/lo3V9CGtAAc0Cw/ptpHVEe9OjYi2P5aiRFkVptAAIX5ryvOJVvALobtDLH2fGp1CmQFtRlt
qQmY5TPmlgVjaVMUDPb18Jgyk9Ci5yBcnrfL8jzAy/MzdsCI/4UU9b1dU4w7sEwrEcXIxhQjG1OM7CFRDKgxZyV6coP0ZJx78l5NKD6QIhQ3aULxVk0obnga
hOIY6qos8PschGycR/2stcualNoOOLE6S5VgBRPkK65r2STS+sA+vwX2+cA+vyn2+cA+MZzS2Me1lyM8y3PWClUK8awMPGN3k+ihykn4zCy766IIDHQIv/Ij
qjAFuaLP0LMqQaAtiYoJ/KnECJ6kgG0aj9o1HlXCZQK1BPOFOnNhGPdPIjBHKaRLcdy/ZvwfPOHCBEIlcPeq4wT7MKS5WGbNxvpYxmx9ZZHTRT/VRU5Vm8sz
3dWB49xoUWQYCJ/YoxHWEnyF43UUpV/iIluEly5vWU4ov/+z4zq77cujEMMPxKFgwXcP6XgFgqccTjMzj4RDGu+JARtqrOD3gqOZOW4vjOl6nT5IwGHEYySw
oLVyNl9hqZyFq2XWmTh9WOysitZJpv4Z9mK/QzffPaQNQ8Lm89x8N1o4POCElcpsHqxdXiIsixEJ8c6FMJIgR9ZMtkBPNI5R4VUwKKMhOGsWO6H1hngIa1C9
yXO6SKQ0bHlbOaE8YFrpPgAHaE/y9Bo5T9HD0JlSci1XJddyb60gepOiZGX2JUczrUir5kQ+i7VyfFmJu9QmwW+JGkgAtgqRRE9VNmAxlu9WbXfvWmlfu5/9
LiJPzqqZKLsKYzUgXWM8aGcX0w6kAubnOXoadI4H8addjWDGeDDTcBKFaR0s1KrsB0W1QI81wVEROzk7cCc/gOsn3PrgNOrTzwx2C6UtSbuFcnpGVI9szlBP
UsP0aSe1p2bAMbcDbqMz6XFH0ssTkAY9aqMedBmBF7t7am1MD+iiQhdlXJR1phTlRcAcoGo7G3upKx1JR1MvdjQdAPHipDH/7mfCNEWZ3YaDeOgfIumJJHeR
afJQ313Lx9KYy7oDNtk+pcwhdAjR2Tqb40oWTE9BWzxyirw6Ap8qLyAqOZfeu+pVn37rc2477V/OGxATM7++eUiMsw7ZCMyjNR9W83Vj7XlY+h6WvoelX+SE
AMba82TN08/cGud976VNuBjmo6C+Rn1LVJrnSrvxweFBGT8qWWm1xk2VapJDCVGJo0pJeArKIdfpgevcXKfS9cd5id8Z5i3Yosoxz+nV93yOyu+i8j/+9qvt
xc6YKjFl8OpPNqMM9Q99+w4b5OlzbqpIhX23k8/SWVEQq1e3e4x9OdyC5lmvqrE7zy4B004Z31jNr//ApkX+A8Qr/929H7klVytz9CeYlWdksMmhAvxPY2br
M5tBhjqyPYbM/Royj3zm7n/9jzfkARyPI6XkEpOGHDv04fmo4mWCCuuSs7ZWUOFMGeOaWhSzGErIaYBd0aFEv/ROfb4ux+6p8iF0Q2gfAmwftZmXtOo/+Pab
XFr3hVoBTEbOcPKxw3oRiRgMaL6+gL58HF+Of/HOySx9/bN7vzxJEwNjiLokGeMYCpkT7AChpJdZNeEBFWx1xFjAZxMBsb9w6xYM+VwYUxbEwgAnA9YiDttc
xtw6ddqpLfbJZY7HSiQIYCtaI3vIWKyeSthp5RPZQzLTZA8RuF7zaj1xY2zJXFdDbOyaEZfXjES6xs5eH4PWiFWImfp2EJeAQ4QVgYTFZkhY1HHPhbwUIiKI
5OEeNtkxSZVSDFmpfMRKFROsVPO+5oWTyiM2N3FSRaTkVtRoDtGmi7Cp7KIfBywUKGYtYyQmscLoZJ7hRZ73/9118sQSGR4fBSOMKqHJgPgCOQNyJstMEk6A
ZH0UQCkLoJQFoZQFUEpOGyvvQSl9/MwlElkApSxHy6MgPI9ZW55r60bJw0lCKYBEJmoDiSyARLbhJ1+rRlJKAUs1IZsXQDrWEJXkV2hlj67lTFMyLwiVfBmV
Fyp5HketwGi/zp/JQqQnU6lkskiVduJi6llbRBULc5zziMmm5l9WYzcYbQzLs4rThnbYV+G0wa0y9wY+sshX4CMLuMIaykPhCwdTHmSO15Avh+uaebs3l/Ek
kvnlTXdqVgWHiQSzYU4mLw4+visOPp4zl1pWL7UML7VcMgo5n5xl9FL7E8imlgQIfXfBlhs6XvaMz4g+eKf2O7dl5Xk6ThavNPrl1cd+oB+S0wLOKrbI2Ymr
Oe7axc72SCrgLYNK3qGpO3S5ef72Tm0ZA9JMg3GwbHJr2Eqqjyk7v1oV8P5G5TVZh0q3hDdLiBL4Ie1F+HaaFHb55UkZxNUyazOOMxc76+rPifrzsNkf7Bke
dIw5/GzGNpLocC5EkpYDUkM4NwnHIyZeHtTAHtTAzC/0mv2HGpgb65J9oUrrLhwGwpXkUi3Qk3jzfkWNE7ldBn56ngVVLFOgNvxsr+HYBTgi0eBzYXIgjrne
zslWQcrao+SHTXEhK/lnkJoQQiHBGEJhTpUhFOagjOymnzYIhTkRCjMcBkGbAeOklmkZbfKBneAV1tX9CPzR5r8R3isGW/SAy3i08tEHrv7SD2/b+y+9hEz0
/NYDONTf8xkXx3z0/SfiXIs2p8QUmIJJiQU+jqmemk5bT+ec5tMJMMKeyZvjjIkAZnP/Y9Lsv26mk40J8+1eJKnyXvxDm/jqRx7Dvv2zB++8JRunFHimgZc5
7jLdm5EioV5JRIrM6IeZ6mevC7MJBVAOcUD7/CUiD3sil9KaRszmTBTRD/iismHQ5vvDGrqn1tAlNVSphjCmczb0FxSsO7QgZ08j1lYGS0znf6t+OezbUdIR
VWP5u9cIMBYGS0v0XWJJf9UJB2wG4RPNMdv0R3H4shyH7wC8W/qGIth+JWx9yVTIHCcd6iPImBGnZabikNO6KpwghFkdM5LiTLfx1bCNNVPbWCVtrGBuiIpP
Tf0YNpgMrmm0eXfY5gNGm59+tW7z/Kltnidtro3ajFNCCig5SKtkeoBYeK0TSQgZrPo9Thj/LrtacmVMnfCsPNYiQkm6GokIGZyjQONyrRPqSUI72C84UXqy
17wnMob9DKatsMjh6QO9sbXo8KEQtuvwZ2MgAUeRGkQD4g7tBJNLUYnk+2yc9/H/KhC8owUInmgGgu34MyYg2PmMQZALo/SGQRb/FqP3D2X02Cgw9pWPPnT1
T6/5EO8UPNo9dpPR7uFxXmXLeK+1n/GAs3+3OS8/ozm//t3JOS/qOb+hGRRu4NG/VUPhpmcOhUwMha4aH/rANZBhkheYZAUmQSEFlXq16TALMRPQbJRvaoHZ
ODrJ6vym0Shv59F91BbN8B02kl8kRxFJ+jFbkSyR4cORcNOJah7nmt+ra/4AwzFVsz0d/EqeJsbxzmvG0jU2osCOnn7A49i5WTOcLgFQnhnxdOMti2dgkfMB
T2LrkmC/x5GK6O8djhFSlyci+QjnU2Gn/yUc+BfsqRvDZ2zZGQ7YvDVQ7XHoXew0Ovaux/kSq2E40VwYUCL/tHLY8hl2Pspd+69hx76uO/GALYwAn2LbTTkA
95nEX8/wubqgwW1ho4/pRh/WjT7eulFHFgpkuXot3qDhfVivhbszTAZo9voC/2YS0WgVPeUE2R7lI30mHvTAtGc0mpW3Xa/78VSTWXlS9+0JW3RLGT5yK4KO
3OdI3uEvOHIu8RlHT6DDTjXE8OsjrSwuRpBsbWxEDmzy4ttakMOI272QF76lwCHUvTiE+gErHbKn6RGFlnQlbEVWwlbkWoWpyHOYiqztehY7HmdH5BNmO43C
eSOghMpJwAo+K9YBK/AiFwWsECcn+YRP9aKAFW500BcFrPCmFPbMUBbyKAxYkWsdsCIRlKdgQMjwOWR2Lopb8GMERXjaMRHUlJAIoXe/paMdjCMmjIRDwFUY
BKGBGyP0AW4L4buAg19KxKIcTjqzBw0NwUF+8G3rsAfx9SSHABJtYhwAQYwvcrddtd8A3zijd+tgCIHdQ0CV16UVq25f8s4/fOOdGUKoHkF2Du5YaChvAuMx
olzXvETQJc9ovsYHcojVQcvNiItQSAc/eNoxLNKTVeUYVDxZBeXta8g8eIlgSqnwByEyPb6cg/80iYTgxZEQAJ3wg19ol7U9v1wO6EhCamPUcQwLqdiIHAUQ
TsQBMlYccaDRGNf5m/7ewVeUFUUoaUhcijdGNOep61dMSoyjA1Yc5OgPjuPsdi6PQ4sVTD/A+uOSlRZZA6HYFF+/ohG9Jxp5/fdffN8ns/XHH7dxWAEPSVaQ
Vm+9LlTPwkuBfcVoTxYtK7ITFtjuFQ9VqHO1VbE6cb0oG21RNpZE2eiKstETvbIPXiAXauWhSxaVsg0FTBHqxxLUZJJRM+7y+FK3m6OJ0F7LRg75ZlteXh7r
La9Yd0ckbfHTUKnXnRoTjbyEQyjC3bAQRZjyP+x40Hki4WsM/lwC/E8I+LvqLjQFGvwElI8nA2/suWp+vf7od7/xm2z9SeKwvugyj5tLgj+jwZ8D+AuYjSpB
OifH2TmA38fDXrira/BnoZ2HMbMP8GdVUUzKbdGFFYQVC8GfF7jnodgvwSid/WslTcmhsvtuLWsALAuA5WKAfdY1XFaNaE9sGhl4CSO3NfVOTkCasHE7EwpC
w8TtAVakuyu//9CNv/ncrSwtnUfPcWoQxcKC/caHQsOwJfhzIlF8+lkRZKjs163YpgdK8jQLnSzBUYzj8FiJunvxZ67U3feM6kZuEyaThvVSno2XulHp4QHn
4VNJyyUgAeeW9MQyJRud3WU5RVu6G2lePtUJ6EagK3TnOOcbukIjCox/txEqA5xRNgzsTjMd5MJZzGIWe0kyygJmWT2JhCxzVS6exGwoF50Y5Tr8n1j4W0Lv
iT07TmUZNnC5ppo+FDpadOPP4QEb76kAYTKOQ0t3hDnYpwA8UYDZ1SLHU0Ctvwv7lxfdMtdabV1rCL9knVCZIRVcdo6zRMDHsVSyMc32b8079u7iLsN1O1oH
HCJPojoDERDY2U2GJAy8CcT1hV9xdhz6/X2RoybCEOdhDpKJAyGOj8PhAdRkAu8ykDZgAxIUx6MwY48vb/BxRE7lI3sPegYCijuHCG6d4zbT+4kgNxHEoSQa
yqjECMwcX+O5jxalSYk2n5co8xnkN8C+lN0nPSyhhyXdw9J4ZNLzFPUQgXFRaDx+Bvkl1cOM9DBj9MSopGkP8bwgPaQmcxI/P7dP4uoXORbwBCJur5FQ2wjV
4hmR7sNY3PJQd8WXGOyBb0acjD1szes88gtMmFWiJzrad9ZoyIfPD6Oq0VARtlfUUDFOJ47Ki02u0ZA/YVbJkyK5ijOIeEzbxD6OZ0r95tM1GjlsjKjyzDgi
1hOW7JOEw8UJiQWPAmV2A5+gTsczhvjXWS5CdRjx41C5J5WzMRJ/IykQMpL5ALNcAOgk0YG/TxIgcOLXCU4bEFpEUYvZpS4b9NMvzPyjuX6AECbDGpTcRPxo
PL48tCwDk0vdm7haFtIz439dVTcgEu8Bnf9z3IafzQHrTzq7NBHgTzPbnRGr99BM0L/PtiXrLpa80yL6qZWMfupMTCLWdeq94eG+PvVxdQLRdBKPSMRzk8Kt
o9xJI5wzGyo4ifCkjhGaE16mbb75yH8bhsLNSewekLOmbSQqhjMz+1Y5IRT+1v26P58NIzzYl7u7pp5gSxAkI7eIw8kxjNwiDhPkg+UWsXXiViMJSbQep80t
wsZc2P686ifCSMhK3Oy6JSAyuAAPtoxs4AtvTIdTj9gTdwd5JB7htCNOmHakgDVHpcK0I0UsPtyPR2lINvP9DVEaknV8vydKQ3I+3+u0IxWQTdw/HKUh4QjW
YdqRKggn7nXakQw2Atz3hVlJ+vhW0o4ggTpgniAc9L82gxx2qHw6tUgnPTJSlSj77qv3B13YJXPjnLU5G1N95BvJEOnKPZ18IzNWWmpGlG8EMSJgt2E3WDXQ
YKtMW+cbsTlRNFRsbfpZTIp4PJIktgMvaWeEMWihwV9RLQ0h7EX+GacaCiwMtsw3gjpmjqOqycCPGrbhmBzmG6GtrWDmG0nkH+lG51Q723BiNAWYjnKcvYmg
MqEQfqsiGUVszkbSjWxKnI2kINlICuFb1YmaCOZl5BshiVPNVD6G09grAxIPfcii9LQtaQZqp/KN2BzTv6RKBIJUvhE7mW/ENvKNwFKEOiVGlTrfiG0Ggp6o
taXgn0MebPgo5lfufimqIya6TQKb5fYhXpVINTmJ3ZcRb0hbvCGzYNLMk/R327a9KwwdOSDj4PSQaBLcvTfZ4OkcZ50RnnXzs3HObmo1pGHWnYybSiUuOSGf
o0IaibITb6sTUUVAFwReI6owSegfLxz/Vtt2pX+cV8Q1EqlwMGHPZJ9APaM9/S9EPeM7oqUZM/xyQoXixpXQZ2YIYihpDJ7WqA56mowf+5kir4n/dmR/Lpp0
+XbXiBHP1txL3YdsuSQyQzTPM3ZCJjZgbZhC58ZxbLIvkbmjgIgs2QTLzLwwmNMCEL0AvngcWYGCgsEyY+nnwTkanG5BjPA0c5bn92C8g4LBkBVMHrsFK10S
hhRNEosD/2363eMwGwQOHOz6PuljGX0s6z6W4zR4YJqLeEGFTKY5yUCyRbr00WQgjUqa9hHPi9LHMrP14+hbnpi1D+DCZ9oxAUJ+E3eauB/8Gjb6ePewzSyi
ycSXOH4QRIEEE19qcg2GFonSkgwtYc3jqDZnNEW71xP8TJ4aTHpOmPTcITDpJJzkkk3RJvmUzVNSghxTghSTZSkGEldpgtlV8NXjSO9UaspdV1jeIVY2E88c
J4/hIiWTeebKMxNanAPznGEO+Asawgfwi/kuAn5L3dtxX6IpuYNBz9/zPmgw0ETSHsJb+n2AqzEYaGB+No5y/Ay53scFaWFOmP0rGeiHnYiB9upPOAYDrfkj
jw/UvOpndHyyh3TZp2AMBWn/IQm6luQtiG3aGTATdS3OQDmGwU12JOWy7IVn67CfRYnLCgYjwZ98gLarp8NMtBEz0RYxExBePY64xb93YKOlZw3cHNAPvxAy
FzlRD/IhcU6Yi0IimVmO2R0fLzVzURL5uMjZv0zmIo/0X2ipFXOBOqrjqAosT9gwEchEMrNSVL6dk5nFzEUHOofu72EO9Qb+O26jQsL9duBzCaxE+wTbwbYL
K5FjRqNjghOOVXhRVdD78C0q2UzMybiQjCq4o5jLwCqwEYoMo80nuYxcisuglQpeRpXHDf2HcBm5JJeRS3IZxBSFuKXZDD4U8ua42002NGiLpqJw99XQw8ap
Y4gZyoFJzU/IlhdnDBrnpF4a2AWaQo4/QZtfyGbsaxEJWOmjidjaVgLYHnnTlWI/mKmOhylzOdZdhn/ZX06i/WbqfKReGtIZO73q90XhxsHxdNQP1gfHGaij
wLFZBOW9x85IqDxkeBThSfGhl1P3xqBipNaH6tuHajl2z8FT8P1wEoNiGxIcZ8NBCG1208muLnviflcU9ZFEJoBCQpzu8kNBSV6XWI9KH6KQD7qgi1BzLsy/
4QtUOJWdjHKSgAdZdRCulh+i/29oHfs2d7DYt7nmsW9zoZcBm7mDP8uZsW/DoIRx7Nt8FPs2j5A4cezb/NTYtzmJfVt95Lp00NtcOuhtMsgtR+GWNBY4SoDJ
ay4V5Dbv/8h2XYjHBrYZCktq9pdQRVNPtf72KT7zoG6Uho58rWSRqf7qjaEYzVD02FmiVdBalmDZ7rZpJNusuyK05gYfD/csAtGGoIC0o1DU0EUuHBPH/M6I
S1nksJkzWHc3wt2nPdCb/vC/OdCcHurfYKA3GrSjL4pVXNepv4iNTmVzJB47mVEPGm6n+ms+ggCLzdw1M+DMkLNDJvtbQg9R/Q1HNGRHPTdyMHJXcyjVOF+L
63855+WZbERRZaqJfLDY4atPvFHHiMmzyUIm4cPDx7xhjBlPR9dmS+qkY4GX8OFJOhZ4fG6S1SFm4ERXvS88GsnXvChtlyf2Pi5WLodUzrNpukQ1pdmBl4Ev
rWufm3zkc1Nk9+UmdXtip07s/pDyl7K/BTeGk1gijUUYokU+NpmQ/nKTIVbeEWMlVf9fr46Ah5QeZt4lPjTisHpyxacKptoNvuphlLcw7BgBpRRFeysdeY+2
cH8rfofYiP0pPlQv+VxOArzlpCaJHM4B3nR1BQDtDExAVFeheV1MAxUitLpjQ+H2+sRyjgurSjR6nVuP3Z1MX638FKTwYqTwmjl2FRkpvBRSwF2jqJHCA2Tf
Hh7AefCVKvE8cfRXjv8FVH3zdZJGxBVLI3bFwvbDlkPsipVFe4UzJOXMGWizee3RiXkBWyXxoWW4YBWAIlU+JoafKvCiyAQgD5piEJIyd4ezldZ8d4XOclMK
KXxELnwhF+UkuWjDChEqVFb+XhlhZS/ToTK7atJFmHROIyw2kVs7MljMPgnvuV0qjoQHhlpnQ3DMM/2qUYYfmGmY5dRfWUkzgLykFe/HCui/eJn1n7ZkZo0D
0G4M8sush/TjkLt7KMrZdwCM1gPy2jZkQ940SYxykgc4TpNryIa5KQc4BWg0zeyosfod4yduZl+sg94/jgOVYhzAFFoIo3odqdY483HkzKdVf1qd/3jRSZyD
cx+YOzhyUAV9rBWfjx1AM67ZYQiw4K481jh4zLOTOFkwvqjgGCPVUVc66h7C4RTURqnDqfHAHQ/axgOgmYtzqCrA5Koqmm6DvADRuUTFoF+G05yLbkEZDcae
+lrCCSlEbBw75bj/6DXq8lgsL+NMy4PFT3GCfZ6KIpbrugvjpnkWPA4hZJtieRHNFCQ/M+tBUWsB+nMLSpt1JhbYMTqxXkLZ+2JtFWEBNHpUXXMsSB4x2lxy
IrCTGGpUbyymhrn4QuVSGVpqx5g/AjQUCDarbkqxIoReVQGoNrCqrL6A1sPnsdo4FawytJCamrCCU1NTCclCDSjbOAxgPhcf4eTAYmGuwDNRMNQRHo4lLIQ8
3G7EeIjFpTxSXRaAWR4HNbQVpNsGpM9DEbyD8iROJq61GfOhD4J5iFTRfohVdEziMGMPu1OJbhq0wkEMhZKhEkCUhLII+l0k6HdFgv6MSZqjF91xxNU/fSG0
iCR30ucAehkDm8l9YcHcUZ3R8ghrLD4dBUOy3eIkVPkzCL0nIbeumvMyxHb/9nLRgzk4xwAlbwSzBKIysqmDKj3zLpQmg+4JFuIng9noC12o2ao7QtoDy0FE
KtRuhdqqoDeHcW9Y8YLeFFK9KTzz3jiTQQ8Q1pnQ3cJFAd3CBaHJF2SO21U7q2JIgqc5bjc6QHRIdTSrun0S+gQ+hnCVTCnr+3M0AjtVgf3MR2BPghS305qc
5EN4n2P4uEpmkMiFtOilWvSeeYvepF79BKEZaJouOMwyZi3HRFomjNUpaLycarz8zBvPMQZ7nNaVe4ELF73ABTEtBzBhBd7TSqyzamsQtbmDrZlYSvYQd4WW
JT29HU+7EU66ASQoYpMt4U+Rdh76kNiCD6AIwjm7DTRrQ03m4Y+NImUUGUeRHuSq4EOyIlrE/2KSzhYEFkPHZ2pjo/10mRts/81ZD6kFwCuF4YJMy6AwGa6b
Um66rIByWyo3XSg3PfxcawdQXbqs3DQNS3J4tg4nAeOcytWL1fxySuqycjP/dGausJL94fXMcTKkowXmrlZusrGye7RMmmsoNy0JWMr6b0uUm3kzsyu/gl7M
ipSbOTbqxplISrmZhaaQ7b9bKDdRhz+Oqog8RQ1bsY6clZu5qHyFd8lYuVlF59B9mJ+wctNl5abF6tvKBHe0zKeoZX7A6kuLlZtV4RnaWKkPT/5M+BaVbCZ+
RFYx4m7RuDKNvax5Rh5SoCpbrQfZpHLTSik3La35xwF4SrlppYT8pHKTLW4Ft7RyE3Im4mUWWE5EvCzJacuRGDWaFhLn7xarNmOVZqBt8U0FaH7CVLTD6CyD
GfMw8f7troMVoVi/sMcWlpUut2vp4Wh3hcgAdNUn8oITEVhlOibsZ14Hx5uZ+KDrif1MyjhfNJMTcCCswMBxWI4PCsHwZPjoFgAUhiej8vuEu8zjSzGp42P3
jDZpsiUkFQ7VeALssOZetJ/D91xzfoIzV0nNeXyX0TVnxMCKa0amrNDAKmdslVmss9i0Q0w1WO6IDDFEZgrNMFjGwvVK1v5ZMK8NLw9El/iBMJDdK6xaclLB
NdkR/0vdgE57nSiZNvufzjiZ2G1mPEHBqH8pG99r7ToyPlxrJ4x832CnrHzFQPSdtLa0iuO774osRGGfVS8vct5qa3S1Oe2iYUD7uERd3Ymqd4kF7Z5U8L/t
Yju7RUIAboZDUeh2zcogt/5W24wd6TWx5DVLcKLjPD18yGpi0fsF6dD5aOtl0qF1yf6slf6cKf1Z81f3Ryyij2a70rgfvdwNbRHNLa1IdqNPLIvnSm96E1EI
xLLYbMRrYm+b7kY33N1aWjdnD8G6+VD7EFs3J3rAAR61efNNdsK+eTyy4Kjb9u669u8CNgGltBValadT3+QZpqF9Gs96Pyvx/Df97XMzRcLQvr34d+fytHj0
98nNpNf+0sVRMqYHbn3ozh9YyYRM9x88IdOb/jfSVaWymf6dQHLbg3deuefhg4Bk//8rIJmaKfx/JYPXytu++43J1+xZNj1IvnJwkHzJJpBg7cG3o5ap38bB
wbL1n/zkY1fmkr6U9B1CimSsjO0gbbWs+0++Xm8NtSwfy70KVe1xqKpiLVfywmIPvi0qVnLCh79+c/zQ9uGGQ589ifgnv3n86rfk+LwmVWlBznyz4kmaE7cX
pBzHid33jGOWPW4c+zP0nZ0SH6VeORVa9/qvndWBozO5ipvCrx2eGt3Rh2X+97jmiSE7g+Irm0N5Gl8hL+sy6w8453NGatRkjTOGHqJPD/gHyblqi6PsnugM
+i2e3Sy4qT43ZVfHU8U72AKDYvrML6kXJAaq4TF/ImxsDYd5hMw7k4r/5vEbr/z4dcXFzioZVpGz2+Ik+3fhpxKZNHAkNa+dikXqNHFgN95LbmD0MZvqY7lJ
H7MH72Nv0z724s9ciVLQB2f7RB/tMJ5wwn2/RczWL0bBbCRcK49bPd1xsx/12TUOx3AWjhDnWWeKE/UqNkVEuJYEYtspX2on9KU2Q7le5cRI0WcGvLVAP8Sk
IFOfO1TlRH81R6Jt2gnIV+tFCeRjQL7LjKlEkP+KC0KUWYmARG+7/51dixHe0gCeQOoTEYbUbAkWlJVgQZzCJuKpbAnIM13EA+M1h+hxJKLtUYaXTyZ2dXuf
Qdv7TC5YpZng7rqYLJgs8OEpDhhjJdq78okv3vmbb97/zlmLnaP0LuHVv/55Pu8TD+GxIMPhzLz6Y/KYbyGF1J80HlCdRxkMZF03VZ8XcU1HmWwbG1e51QdC
T7e8HG4zZ1aFdsEsbofsKKeMCJmt3gSvFYHpweRJ9LRgKh4UTPeHYLr3a5++5rN5glLc+Q88vc7XGw/GTOxRCQ7yYGN6uOohdIB9eTYc2e2GHETzBK9ZdvTP
SMCArHh25e4O8jfD7bpZxIB5VntQrGcuqWQ4oS4kdARSqIWRA+qP2bwBFLE8PV6eVJ49+z2m6IUR5Y+UJZzXbySGF5zYs/RU0rNwEkih17rYr35y9aQU44qj
ygoSU0CKefVHUfbRn7z2Syib9XnHjCp0zZJUIW2jBclYl6jQSxZ732+yYTF5nzH79eiD971D+sXFf0gjrz/6RZvefB8utDIwZuhjssI4dJPNTqU3JeVNEizt
JvLmrbG8+cDnIg4IcePr1UXOe23BxlxrcaYwnTiT1Uf+UQxtj6mQW39vQrKbKs4Y7yX4R4GDszNggAP1Hzzxqf8GDDIht3B72HuwRONujQCPcgBdZwjlbLRb
xxV9/943/hcq8v62wLyhBTCXpIGZkE8L08mnWZFP/zpg2r42IsEyMoPXWkcyf1U/3OTDA3slSqvFoCcMnUIaOuWm0ClMD52/TOxJQMfX0LnWToPnKVEjXGuL
ziQoSdqCJIj2IJgLFB+SrmFnrRwd+5fZSjsJI3oS9m0OtQtPdXx2q41Au7YiilrlNRmHsWgx9uIhjB3O2xg57Wr3fel3b9z7LgImj5UjKXOkhmw66ctDMujN
rK4RV+vtyRGvE2x4mYz7fHhHRQqDAmdxMAdcMLM4fMiGlmGedZsNteY861ZboPYBW5JeEEDKEugnynxoR7YwAviHtLuJRAPiFAYF+aQUVKIUBhUYexSafIRY
NKzt06kLPEldkJHUBb6kLihJ6oLyIp4MpqShieIz7ZoXdc07xK6FqNsduW0/+c4Ic6l70MlVS7o1CCVR/Gev/iNQlycffKNLlOYHD139jpxJZLJpVPKbolK2
OSqhus9/6Fsf6dWohBi9MUtom8kcOKlWr3OmqJ3WBoUp9KIwHb0IR+RrzClqzLE15ngac7IacwpErRGGHCajgAL+FA3ZsZBisb1UuCLOqKI5jG9mHHt3wfQg
jxwVdbpxj0Fmh1nGIz6Cn1fvQbK4imvZnESPH+2/WqKOcCq4sA4JkBtmKuf7sGCeBWf98YFD/fhA/LEdfvypQ/34U9HHfquSxjjxRWqcRver0CVEdeTNxsSN
PDqTmAzyEwiIpfLIOIqyYR3d2nnGKOojU2qWk54KdIxBq9ZNcq1cLLBxRpAX16wiDr4kY/IPkHi5xDagbjUow5fQeFFgd7xs4pnP7o2ZxLOiQN0AZt9BOvWp
sFNLOHCy2ytmgkpOgbqRKw/AlCgp2oZITiBKclpTkKMaXw4iimLllY0dvBA7N8LrAxkOvGUYgAK3fUOrgLOHoJQ4udK7NihzKeE0TOt9PUfqt3XmdZzDqNIk
2ynJFRL7tG3oCTf7u/gkjB4h489Az6qqafPqp7WLFqJtx2msB3qCnME3bOwJ4LXuTECHZp5gjsOjokldFVUx63KNyA9cVxZ1EQvQgMd9WTR4R76Nwwnd4NTb
+KGwJmVEaO+FYQnitdOOD2PBsrJhLFiO2BbW/TmqjFCwvtb9AWmt+vNOh0obRvFlsWOPLeceZsc3R3nmgwrbXWXMR6kPKuDIzEfNvo/dFPHwoNXRgjQeTlc7
IPOgxLCSbRJ+JhUOKiDZd/NGkbJkTbIWibkjPX+EHSd8KA04bUQY2p4IeBlpmGJv/bL/qSwnLfF2e7siufYGO6EZi2U6lsyj8MK0o62Aq8PxThexPubxOp5V
r1pbhjrn3RzRMIwuFGpmaVdx/eneOtO+tf2wS7EF8BPLsXhsSZ2jg7cvclbRzk6MJ5a/ylTfxRArwuLTR9ykPCeCyMF7A6tR5SC1heH3oVYKEEQfWMeh8Tw5
SS5LKxWhKG1CX6pCUPpkZwQlqQolaRNKUhFKUo5TknL4Nu7FOWU3ImoZPm7zY+oOtG7nMC/nlHHCA560vnuIt133NOZUBE6JjoeqIrZmDqXCz0YQrHfRjpaT
gNVoD5qnr2kVO3v48p+8+P+yw28GFvIZWMhnEMWO/izhrwQJO9D1jkhbpzEQVdckKwJNQDvro/1D7+/tRn+fTf3N+BLUNBdXoeWnEEVSA/SmINENRonZVMLl
bNn1Hk7fkePkD8ImlnA0J5btzO94olJ0dTYBjuyqN4HbbeZkQ572/+2Ia23+waIB+h909LYV+SirFuEiOfBjBhzuxfRHYjaC9fHS0QHtkEla9eX78e/by1cd
y//+PYoF2FPLph0ZJ4Pc3sicYsULNsJnjc3f48h8nsonXTk4w2ueR/NlkaEMh984ah8XuC+M5Md/8uMq936cd1qxlYUO7zh7hcpOwqJX4tWpOFzdPzp2nOfr
ieXiyASouCZUIOnHwADT19YMElYICSJvjv8T15WwnbE+MYxMxUDOidItL0q3gkTpLAop8qfG57QRn9NzPMtGbpWwN67e4vdcNf9Tcei2gl4PX3t9MrcOewdH
Udy045wLapxrEgAurOWjbz9oLZzQQneJuAsWlgskLK/60z//6sGz1q/VfMWK61fUIV1n67/8goT1a1qXdGjqp6xKqv/ii3dO5iBjNR+O+Eqw+hv0pHcRp5nK
znEVfB0znKwdxJrfVrWrIUf1tSTOgbPM6oDkc4JdldBxJSH6IOxFEY50JvZYx/oX2w49C5P+edmD+edlm/vnOZqN5Ei+zPM42j9PtD8E7tIW+Oi57NIkjFYu
8tHLcbS8yEePnSDkhE9yJ7orkDrN4VOefUJrqUIURQTkWlYnS+PkgxLmDK0c2BP788UeeTm4KN5SyWd0jFrncjhbRuyGirgNQSfpR8xzELvB/ibfCuV19in6
YXRuasRvLbK+MAt9oV8v0uZerJVxU5EcSgePNBx6oUahIGptdUvSs7HDVO8WWXnwm1GcoE1WZ1A6p5yHYrfC0+FDw1RFUlyY3v0l/GddGV7//i/WS8tW/beP
k5xd/+VPvnZljjpLn/uIbI6IjfPYCwbpg+bQVZXVpgpPRee5Z8+BvxCY4QwNL5oCkZSSBN/l8JKqcCrQvIQSPZzbt110r9mUe1ShLhHkRO+SPfJDV4pL092c
nZ3DzL2TNSpZ2XvFHagcpjPpCN2BdHUV1QF1TNmoq9K8LmiDOKQjZ2oqkKCFTEY4aYebEGuMCkCjqnip5YmZ6B3i9K8+50UCVNp9ccHiYKGoXpCcOA0c4xdW
XkG3tGdSOwWOFVPWBCjwe3Duz0ezdt1Rfg8r2rLVm8JTyqrkk+zC2oSZcmENFbmIRMmwM7jjfGwlHBmMEUjkyK6TGUmf5qBTx2gnNre0ukwMO05Mulohw4uJ
TreprgHWcKUnqaPpJHU0BWwXbMyR3jCerY5wtmakZmummoHZ6jAqndlitjqazpYls9V2d1Bdqa59AeZMVV9AsPdBHJCdNQ/IAEVrJZAKnOw71UeiwIU1Wy+4
QpiJJBP6ti1yDheEhttb3nR7K2i3N5vd3vIJt7c8myfa7PaWqR+OOId/CnnMwxFyGHEZaQLB1gd+3RuDeqDW4SI9IhCbqts1JKx+vr5zSM5d81iMFahjuVOc
X0uA6UMDOSNE+aYNFgTTCaeHqMHuIaTuAWvcNURCAF8RO5PDVV66xo55JVUm+HVgbXewh5wg6LeuE7sZzfYCaLFbe5QWDi6fTcFYaOY9KGAsHAyM98WjygOM
Cix9XsAoLqWlGIoZ7IqHqwJcSttC38GOCGIdKYgl684LxAgSQ4a2YhzOpVj51GwJeCUgsgEiG86l2XjB6UtoL/l0r1D/8bc/dQuRWNVJO1cXtD+hUV6o5n3y
i8gV9MMH7/xSlpNNI8FEfDaDlH4eZq5GrIOFlH6ejNBDX7thFs3hDlASfjo+0pF5ktLPA9pAgCiZAoSIgGFM90zEcbaxQPIvmVxepxJ1iEl3dkvWUDf0Go62
R5ctoTmxKBw9L6plwyKQZzj2Y+6iGscVhCNmTWJr4lgod0bPEO2XVg1bfVFZp0AGZbdd3mSwMxaQ1N0PAzKw+3BhNavqrYs4RR887NaUs6KIYzqICS9rZ1WT
hMG6pCD0y9N+s8XQbxZ5DcVv1pO8nkFFY1SbKn28VkUOcJrrdqAX0XFfIiIUP66qk4jVUY7liY6JxnjQQXJo+0APycxUdmNPrR1+OUNBJzCzFLo3g7KrzpgU
dqou4GTJ6F9n8/5hGjGpbUOqfSnPYGGovvsUZJkFVrapItyeqTGAJs/8EfGFcnTRDCpeRNinB0wBRLRNz0KYU8yLfJQNsl4SH+WiUWWpaZU5mkeWtw0vbkyi
EVFoHCq4trKDVVVgv3GMBmvOGiozQfcEYy1/b46kGS9OfXt78aIgH4sz1dAOvyjCjd/KbEBVPIsN5ES9gtFA4cfB6vKcG5f4+V+GEXWtcoYL1Moge3lOReJH
bmiEE9EnN1wffeJJQdGO0aXT6ps3xd+4UpC+4U3ndrfVN9fH3zhSEFq3Qo3TUf2BlxI9LQwRAfyD1vHkkctBnjaJTlaK634yGjaLMflj7Odjp5pnzam5+EEk
8zwMPhz8KOxnEm2bSnbULBRpp50sD5OONqbKtSoTceIPI50aH+QEbfq4lCU1B2H3i1ykfsCRITyRHZKO0xMeRiSPialkWKT6musZ1zVz76npOGLESYpO/x3m
5hGqrubW7yXCYjL6tLHgXK5CpP1dLhGJx+6FwSWGoYXSA59vWk8nk/cqLAYq9V/+7Ma30Ec4kkyG6BSHGQ7U+BfrH9nGsSbuKXaYMIQAdCpbnRU5+KOGiwVk
TYAFAtUy61ewvsots57AUkLnfc5Ay0eVORybBqDL2GBIRsMGwwLa4XDGwQaTkw2GmsMGw/n/EO++DRsM5/+Dl0O7BG6WDYb6UAyFz18aRkswe4wP32qrOU8H
xx609Mh0ig4vGmrdEoMbDlDIYQ7ejinV0Vws6ARx0qLtyvtw06dvluBmib5hde0KfXO7jbvbbX17B9/eEd4e4NsDcjuPoAbK8IQzyrIpnvyKn/wKT0YRhM+L
DfpU5n9V2r71CpG2u7dIRJy/Vtq+/XVa2u4Wabu7pbT9kde1lLaPj9IpSHANjjrAH/2Wx8H3+jjaqmfw32k9/r8gNYOZG0Cro+pOaMmsrWQdFpzr1ullgq+E
haGhns5pXmAJ5yRiqnfXhe82Y6ofbprORofzc6PD+Z/HqaZ6Jab6UXH889x08c/pJezf4vjnYeLO7BxJV8gh3UXpkxeNj/1x1vfAgJrVPSuR2eBzlcV82hfy
a7bwa2xabCh23ueZDkQPJJIELOF8u0mzwCX1brEdCs0DYBFYY6eaE2scAB/f5DhfFOq4Hxm3dXYpV9lzHHZ2cllpsQgWAeKeQ2uz+klJKpiNAvcXIpvLr4wn
NXS6B3eE6W678edw/FGJd3WwsddM83F4ClMN8q1l22fmSWO40GhDtIhpR7qlLCB1iSAfhg+wJQ2+esUmS5r9+VXamNGCxcMx9kIYOsyzFhAJT7gM+eynEyVh
ssWqIQurhiTUItcdTtMQmliemDCxjI2Mv2TbdhShS1mn6ZhECKQ1dFqZ14+sqB5Jti1hsCwzDJY1JQwWM/6WzvzKxMEBI2+ZlYFYUSOBzfHLuE2+ssI8w9O1
Il9wcaMV/0eVTIFYPYRLc3crh42UYwI5bX5VIsBxsLccdGusMRGeluTO7Nlir4nARE4vR6ZBCJmApOcyZM4KK1KIecEOJ1HYgip2cK4mq4o4osjWEE1MVfCS
hIENJCdWAKoKM+ZUc0cNcgRxthtOgeiISDSQPPFA68/WlBELOH82szreWH3nUI0NYIiRq3BTFXicEuc/xGHi+GR0dbkIayf0lHCxE/1sV50wrxgKshqm3PsO
VSZA7KQy+mmn6oBpQZZECjC+WgXgA/DoOkGGm+OAOUNr0GUBOqfDCmFmnY6OXwQrjDWjZUQ5ds/mpWetgd0c50OnF4iKwtYXa3qCTgwUAkpnNIqSwBVNl12c
iYZgRmpugB+CB71oV8Uw2F1pNVpDNDvkwsEQYAWEYHddi/k6L+OvwQqsmAp2p4tsx7Tk9Vgl2F0ZUCizyo0QoxMPSX5nBQH1uiL5fSLrsVwkRyFoZLH6k9fp
AIe5REL5XGTYVowM2/wmH0kmeWzUAfoMh9WKyOoVbfkEYM2gkYN55GCL9a6h2kzWgewemj7XMBXxTmMjZ+hOggJysq9ju/cSZrFS38g3ZVW6iKaoTJMGyGw2
S2yJS1RQIiiXOQESyeR4wdiAWFjBLKBESc2iSopQCK9BBFdI7hV6gjhVncz26DHyx+Xo45IqX4RGGG38+uVDiG1JzfWQMMCmBO6pZc47adEI6KOZgkEVdIo+
guBTBoPjAKDNGiiggRLwMiiU3agbZZTqRKmyjKET3cAYPKqQxkAdG0IAE3qSodVTwRhS/fP9qNFKDDhUVwHUGAC1ghgkikly1Hwl6qQuz1AAwBD1pHR22afR
W03/J4uUgHUOdZUXVGU1dbECwsB1dzJRw5rih/F49aOyKOpwMwMu9tVHdUpIrqvcjiBa0LkUBbFLp5cRtYJVTJ187IR4JWeX9cEA9QeqGqww7AYVUcnKCq5g
7RaJDNHaJa7CkZVKy7ACBK7wfqLXQanunCGBupjwBFnQIEOCl9VQ0EmnScZ3V2hDT+e0kLBUEBITYSUwZKLnTDL1oCUYGJ6XoSWtDsXw8HudroBpEMerSMGD
hlCa4YfJptvQQeqba9IGvbR/Fi7tItCEYcdzlMNqiJZ2FgCkMqfRnAF2NfStPAQm/GkBjSk1glpybMqD/0+8jeKs2YQxYDsf9Gwv5BpsaGuqWxEZXNl8lTub
JdKsDvaog2kqBirHYnQRL5CFFfqJLWasME4py7On4IBZh2UMClAgrJYDViqGdy7ewTgZ5NhV+TKfgeb0zgV2gQO66fsCRCbhS7S0kkt1Lxd1T/MXNn7yHA7L
PqfsSq9d4XH4OITeBzl0Ox92u4Bu5xRcpHLMKOVNFiYfdyfPpkTMGRR4i4s67iQ77oe9ydWyclLBojnBFqCuRdBTYnLDfqYh6+bUUR3WF5gqSwQ5V7fDzo1u
3CMd/VJDE6q0CFKuRJyNKsPEgfdxeDfmNvnKlVbsaVuRLySIbNxK3faL0AFytjW/xPEtqj/EzPjdvKchH2wYXk+Xeu6UF8SNTy22hl+UIJxXQ8kSggXdHx7f
q0Q1c/G2L3yb7NUPrjNuHpt6Qxx1jpOzdJPkJ2lWJgN201Uekul47P7eSIV4Q5hphHjjRE7JAGU4cvAksjxHzckjTnaekx1lEd8DIS9y4/iSq1aBToSrMzgh
KRTMJ6kAh/rKcrgxB2mFckhClOe4HZLiZ2KchXjOKKTcyXH/fZ05Ufe7zFe37+LoHNnqA69lqqXvvvpaycbnGO9S7leE/M4Qs4CM7dFXRFVp2yyCFSW6xjsZ
7ZcXC5+iUglqXKM1jrdJdHwrR7U0dCVOKjo9B5CaQOSYoC2VVwCvkFegPIH4M4gzho0OMC40EMGqoqocPo+DMJXBj10ctPcQm1yq22M6jF+RVkSsl651xpdd
2MARb6ug2nuCGcmhzFAz3oNoXI1gJrWvZu6j+mdwWL4ZOBEG/DtSva0iyNIEyhDjMatBd7MauKIL6v1MDn1ClVXHg1njQTeqrKqOCXpENVXpPU3uLGqlm2Pj
oGOT1DAxOuNgtycmal1gnIi3oMm4KGjnyXBVe12m+Bd8wjcrHl3VSEnbaqY0Jki1JVRb1KwRH0XEFTeI4THi81PHzGj9ZQKSKhsx+NhG14BMt+pGKMGgeyKY
jbfdmMduwIR+Z8sKaRvH64ppctwNoABkdLkvMhpGiJvuCXpZMcMH0rPxYDbslCcA2TYCZjcqlyjqkwhVyFgzk7kGdOYwJJtpjoqIY5SaXFhKY3LbJgLufVsD
AQB5CDRlMoQe9GDmRO1wDghGkz8TgdQOUzPRThcePKuBiIsz1UyjZmAIxjlrIuhCpV2ofhau6E+nRDA8Yhy87ETt2fGkKprUGTT9VjxLQQ3tMdJ2TQQzVNc+
KtE5EQQT1J0ZKgCGdagaUgp1A/yYCJ6bNoykixGU5oBmogs4RzBvA4J2A0GpLD7vQk2I0NNBM7YvYRa+ofkaQkvoThXdqWINKawhpaqyhtqoh9RZdDVRF/fR
ABNVhi4EVEGn6mxgZBgtBjYj7DyNdQZ3XqlOVEid70TnAQXufFUpRgiqmlZXFXHRxvFDq4vYth51+EStWx2hnj1BNOQwrNqcUjxltIRTfalKXw7DRB2GKZuB
qxn4pNoIcjryJHANLRBWsYlPWwJCdZvIJAvjxtDZMxGPqeOz1Gz0MAdcRm3Q5M/m+JOzocXnnYJG3MZhPGnqDsO6oP5gtDMQcx9TRQWwYqkyXqqHoZvydTAj
vQLa5COgeVdqEQPWWDcEZNUAIgCB6M9hiOmlZAV08RwQ1jCiUDcw84dhMtrULJ6MWTLhmCxME+HEYZimLkzTYTSN1PFOQg4eGtbtYTS6Bn11GIjKxEQDNHJW
asnOkiXbGaKjfnUYPsJC54XVqcKpoi40ACksNT1Lh2GW2tDh2mH13Qx9g8eeTRtpd20G/dIqqB0WGlV8halnp949iYL6tNuJ8JQHJfWJklr127fXoIExlilv
PLOSS2WWuU9DRcWbbh4KDN50dSP/nRuq/67tjLKlpSTc/77tnHJoAZcnvJgF6nzZ6BkPbv+S9fKBMs7TrgjDSEFXUr/t+sgerl6u+fRfqeTq0y+SmPbc92qj
8MNfeHVkPEf8+GTsb1Ar17trpXqPeABZRNUK2CmfpQrYK2dyqNiZsoGPc3jZmfSO/zcRECdF3BQnzUJw3fG9qjMOxDewzEKYrRkSlCsnMW4Pk9CqbTr8LTKm
sm18nxjMw26+W+zmZ4vdfIfYzc8Su/mupS5JedEYD3zBHOMNxhiJBZ98Dw3tWTS059Z8Pz5jQHbhIo7W2DER/ollTjIcvufDVkiDWRGnJd+wnHKfLvkqnK2s
urUv7gms+p9p7v4Hc0kv/pKTI/aH0b+Vx12zH8d8ZjxdvPwysMN/T8Yt7HYut02ni2Qq5vFoAvN8gFnAAWax3smKyBIOMMv1n9/75XfkQJFEOkkio323oYV/
SYhcQcmsmVist70xxKOS2Q4OWAtM7JxU+sKm1bJthQtLMOMUIGhfuXtX+CB3nqqutM4N8herduN09YUjidsXG7c7d0WB0/9inafyF4+s5oD0BwzI9DA4+Cy4
LGfBJX0WXNEnrB0wXshxHmSWDpCaL1f9uXg7xEmqj7ED5PKYZ9WQnXqepWjvyLFJEn7gOZaDFYOLkkUSzqhIoVbGT57oCdQN8HeDxVgFDRKcdLhvifOXCANe
rT8Cu2rCGHjk4/DiETYFwNnwHgwE84ATSpf7b8sQ+dhOHkEyLeDQOIsk3zVY6OHQOCtWSYy5wGxX0mfzoTHhOQ6Ns3JozMgPHK/EOA4oxW4N/+M6hl/bnlY+
QcqeSDixZRDIT0eS+Rof5WSOdjcjiMnR7jo5P90bG/yvDqPtpL9Yiz/nj8vxeHa8xieeE0aaNzt2Ecgpx6iy7MFRBKXDkEWp9rJGf924Fj4MTrwzvBCyvgRU
cZK9FI+Y8VQPMLOJ3q4v47vUt+JXM16DQYAxFqNDRvPJEUKn0fSTbKofpiMFE3fEgoVY2NCx6HNIMUm0EhFmOUhNNP2/Kthtu/CKE4VSMQ7jiZO+hkRebZ2W
DXXm8UWWEz7lG0qzUdnxgGNhO2yFVpgYT0eKz7LTIEvn+RTjntNpdknULkAwLzQ4l5RETC2G2edEHDYW23oWg9k7NSeegPDW4m8TDBOCsOYk9HtYaR5BdrP4
I/HHx0UWLuis16ivLNcqqKT1DMjx5AoDVk01VZIMasgY1w7eqx0iZglX9KcsI+lAOOCgjSMeIDtakWVLsG1liV8OKSbowNYL3l7vzFV2ACzyC+Jb+AVMcoUN
gw4PCjCZgQoG2I4BtjckpxYHadWQbGdVRwmhitG+pDnmiPOcfYrjvtZKhjzerkpmAoeiWNsvYa8mbpbAtDbQbdP1+VOnoJ0DIyOvljEFYQ8T/fKNfvlRv3zp
F2DHbse9HFIXccS5NNVCAGpn6xTwx8S5IgNqMcU1F2XSygijbbxCvOh20W60g/+sYL7oT3WCZzDkmvGapirHObhhjV1hAaMDWFDZxwNEaN0cXVXC0PtdqgMS
lc/T5rMygQP6d0lqMVWcHCfwahiuCHwMg6/XAEC+WOsZ3fSlmz4g56NIBVfc13EdtjULGGITqGoYZjm0K9J+5UMYEvpPBlmOq5tFk51Y1uXUskd7WWkvOwUs
2UYYtr8NVKFDpyb3IXEzWKqAc9s+TtoHYQg9EmEoD+SvggH1WVmDbziHQh71hmDZVyvCIu0RKzTNekQb1LFRFsexbkesamE/OYp+YZ+OhV+SyP0uR+7HXr3Z
n/BcRCmwd09xijNPOgD5zQFHnaarnYJpmUkme+PvCXIbEsmTzISjHGWISUfssLYxTmy9W4IMsJFkIYwDZVf/LHrzeVa3tshj/3X2Z6uJk3hhEoZhyMfLHzzE
O0we8aH9CUxiuC5XnCz5496JzLqtbDUcproKssGneCcL3Wserm/ACU7hT05Qru9W9N/pPWzrS6u4+n7IIhN7VS7cfqwV46tu/OZzH/fnt79AIju7krOkevX1
EszF5bBe8yyc0lBFbGesvL0EPj7iKzuxn57FZzKq/PEGtKlZw+ucN5gM1/sldoMUd74/LB9XNCXeOL8vEcY0OPiqXX0Xt+5JBuTqVWyamBWybsIOG77hBpgN
jVy/3551d+fY4d+5PGKODiSsfqrGvMluRMykHFM/BcPsx9mcTt7AcCZyNtq9Mc7zunvDCH+SSr4F4iWBDaKIBkXZlntpwTMPDrKLGQLhLcUe+avFSfN8+Xqt
/sxZQbRWXIdCA43wk1fyrHGhNekkrD6TDM5EWklRcZhNgIoXmIojjSDnReBUDWEiD+whTMZLJKgTreSN1Rhp1O/tl28sm2/8OGbC9tes4A4iiek+BvjX2a7Z
980hQM1dyxk1lMRKhPYhowl4nUL6rd9k0/zcYNcyMCbOyglANsWEZDUTkto7SrIvYlfP69ODgmSqLAkXEeqSYA1Y4pS9NPiS0WZshYqxwamf5pxWQXEfBhmP
sBS+QK3TG9xMnc1CekgFTibM89WWGhKIe1GIexGjKWriXsAfPRoYo9Imy3PO1jG5xFQWI79Rmco4UlU4fzR5RXN0kBBo/Z9pMOqYx2xUTS1vaMRp4oomtqwu
50s400cVZ/O8FmkqjemPMwaRDEF7F8Q6KlOCoYJ1etnFIuMrL4GQXF3RGJfPWUAlSemqdv736uUNHbvks8slFyrmetVxn3/J+x591udf0Fh12LhN/3/+8nFO
JFoC7HOrCls/0HlKxw9Paqx6bNVvL1z9w398AV7mVp1+W9/2z7/oxyc2Vj37jmN/9JsfDZ3E2QYaRkj8msR+ya2ateVTM7d86iVR++9bLnW87D07P37O5W+O
mv7jC8Y5WXpu1bt2HfjA2NJ/plZveuipXz70i5pu9e2vunPDziveH7X6/GSrDy83O0DLNpeAUgLb7KYrqMhxX5jPTvMuwERfMLECzow51AJnqY8oB58E8c/E
BKeXMyhHCjWaZigspkhLdNtXB61gbILizkXTjJVPXKddyHlThh0USwGlVVd84b6tfRc8FmXmWnIy8iwE1ZUvuCZoT0SgL0XW5Us+Pc6EZwX2qP0NTlG1asGG
9Yf1f/SBkxqS04ngUEIC2mJ8ivLEcjkNKBlRQtqYzjCJKU1FwP0awzDeKQi4f5zTORRxgFCaioD34GVpKgLeLagAla/hk490Em2cJCdEw/0mGuK5RsN7kmiI
tjUa3m2iYTFCPZ0omBBhgulmdaV95dqg3HP31fsRTiKC8QFrVwrenUpKlTCj2Nv9SWwMJSaYJjUoGtTAwa5GBZKbUUmLzSozxBEXSnAq58vxvdqEIt60NYtz
5fUSmtNkMAwuUPOQ8rkriim7+qeQX4hrc2Faj5CCYJGm4RNONYglNLo58VOPusIxn2NeilNzxp0Dp3MgMp7P+r/K6KyWrpkWQbvywEm5wN5yRe0tF7qNONM5
Oj9mw7/5sbt/Kt51UMtBPdemVVusOpzm8+/j8ye/a8cfK4kJrXWPojCrQHfGakgcw1enczMp12+OYmdbdejxqlyfuMpCnogrb6+3iU/bdBW21z99bVSh8szO
sdMZ82qTQcd0dZTqDxs6+5JZY/2Ymm+MEQ3gosDP2sT+vntImAHVsZdWaHUvCZZdqnOgJ+gKdfKSOKXL9G25cn+tM8bOKLxTlYrFS6On1umzuE5S4CSk1c5J
5vp/pSPG/CESwEKPJgPbOhM1abHM02KZq8UyB1IZ4RmsWoBvMOIZlwhPrAFsEweZAjvIiAdmTrT4OdF15lAFNC0VcZApsYOMeGDmEBzJE1ca00EmTqDwc9tz
mam3d2OirnVqrhEHBY9ucCT47UO2RL/tjhkv3Brp13Usr3jMtYIglvGIoeXubdQkgJXK752s4RQR/sKsEjUVnX4sIHoGYIWjxyA4AKgYVutV/+vrouSy8uA3
10X+i7lJ/yo3K+muM2zDXRelshd64FVFWKGnEuc3I6k4bKQjyZIMBheKniBjkKPMFHLEooagYybJg2bkgaE3zIjesNBaJcdqDF/zoKyXy4C9yvMhMHdvHWeZ
z0OsyEGHUcsnaG5ePkgyoylWtM7s4T7kuonYURPaGspDCG22RozAFjm7pPnuybuD8s00P2UOcoyoUoiawr5TvIO4QERLlO7i++s/2unmd7eRHDlF3RALkb+7
jh2t2J03w5FutdV8nWM3sJ4tUg0YchI7U7kS++52VyJW3eRKyKprXYlZ9ZRT4+wgTzg11oo97tQ68PuwU+tkVHcE9R9wal34/YJTm8FeWU5tJtfv1GZxvU6t
e3qr/6aiiQvDziy7F3Jg68xtV+0PZsfn5+K15dV3n8lTY2zbs0um5nG2is0VYuYUSvKiL0tTzW5EFQNbZ6ewNY9WTi/n2BJjtlmHFZclGcTg/2fiSL8RtBv4
VA5T7Qk6lXmW4BxF8z87yRjH9cwi8jgbklYH/dB1Z0rI7gwNZ2ZLHcar2SJ/z4BQRktjJv5UcFQ7IzLEmWl2yKFyM6F1rM0CQpWadGOmMRxHJb/mEKAwyZll
SmuzlAeS3ap3tRnQZ9LIksrUmdSRdhkZ21tUogG0oxu+MYrZqIt/qON+otO+lJ6dFjBnm0K0URzUcPY+5ae0BWyfQzJ1Y5wQq2pUoAkWcI+Dp+C0Pz3pQNH2
NBUxUHUmsAA2IF7ZNrviJIBPMGyLhRjDtM2wA/NN5JuRGvjqMuzd/8oqCrRgjO9KZR/o64fD7qRJmd1ImW1gqmcJIransAD2ULPFHmomJnYWdEBsCkW/Mxv6
wCZIQo89/AnpCXB2ioTDxxMSetPxzDKHlltd5slu3wd8NSZbarBRwFV+bSbhg8CBhsF/mkry/HIWvWwuycNGMJhBr5tJ8vjsUCT52ZwN028qyaOO5pI8Wm0m
yeOLpyfJz0IwQA502GoSAa0uIMAMobeGNdEMsSZqV+E8w2hOADsLJmszw6U8S5byLNCg1BKg2TDCDvSXEe2vOT5z0RnTrXwW5i0uN5u5W3rRTFqfeXdwGKT1
noT0ODskfCytzzSldbyKpfVZgtv4YAI37bFMTAQu7h6k9a4JnDbxAprdVFqfzdCil82ldUayEr1uJq3js2mk9XJklEM9o9XXNcFfNJPW8by5tI62m0nrs1LS
OhF2ltZnqcNYWvdYDp+telpK67CVlVI8tezOCQxKa19mi/ZlFi/aydpsH/aWjQQRiGZO+GbMTAMf8AYJY8xxfNbNuENzf3OtQL0Ev1YUrp9QnR/n9OO8bHrE
ryHQEQd365JQb0bgt5wEftNRsTPi+BmeHPj7O7JypoT4qhGrV20WblHzVMxP3u6ImEG8Fc4yLZJIWG//lC1q/yds6fPjtvB6D0MoFPGEeb0HbOH1vmALr3fA
Fl7vDhu+kk+bV7PSbFk5ZMs64gFYCbbMMmwhp7BlknGwEVgGV2ZN4crKIVfWpqwkV2Y158pwvGslVftlU6cuXFknbS0d4MqsVlxZO6G7BdWur1jjUzIIHkfy
kbNLTLuVemVNIHE7bB3zOCGscgLeCRzBN8LD12qSK8srMSttp26VS026UU1wZdU0V1b2cVDabm507arMgnSL3tXaoBKz0qffsHsvyshyMCTORQMoohueMQrO
O8s/1PEkK+lJaStNm63mXJnIqPuQ9D7uPx++tEPI82jJWsKVWWmurCPkyqZMupU8SlmdxlSEFOoEV1Y2uTIvsSUxDA2urGS8Mr4xka8tNfA0V/aMqkhyZe3C
lXX44bBLNClWmr/GVLcLIhZTWAAjC0uMLKoNNopAWejX6bcqs+uNB0nocdpfaNyr1HZnarrLKa7MazrKqurQXFlxH/DVmGypwUYBV3m1KsgDwwFn7PjTlCvj
l+30sjlX1g5zjzZ63Ywrw2eHwpVZEu6kKVeGOppzZWi1GVeGL54eV9YOrqwTRKLVJAJaFcWuGm2pw8g2OYwsqnCeS4rNjQiw7cggXg2Xcrss5XbQoNQSoNlQ
XkuurJQu2jbdytdcGcrpMxSrKVdWRRp14spmJFMzh4SPubKqyZXhVcyVtQtu44MJ3BghmuC/E1hmpHWCUEMWkNWUK7MYWvSyOVfGSJah1824Mnw2DVeWNQ7n
sfoqE/xFM64Mz5tzZWi7GVfWnuLKiLAzV9auuowzFEvNaMmVtcNelEvx1ApXBnuwFFcmvqS1dl60k8i53U5QThABVU1yZRYKtPuyQeZgPFWztKYGUTjq1fAo
AnYa/lVgoDISBu9y24hX7aUZqEzKBpqjRTvIcV6zJR93LRNFuToktoc/IzbFNtgUu7WFRobDCR3troEd5tHuCpiFSiIKpPsOPfXgDb02KLKBhiSISPI2tsHb
OEblOI9sBAVjdRVC2xwh09AH+ggqj4Tj0oXN0oXzEdCxEbsKmm2sToyAGqHy62AlmpdDPoOi5EOXKlsqMFS4tqhwS2Cz8zAEw9kkXDNKQmXg9ZJkeyriUkBN
lllBnuhEguNJDNLx4ZeQ2cexjGQDySSHY6e6h2Nl6R40sVkMraXFSlaMNfhgla04bJht8CkrDwPezDb/4Pi51OUnTBFQ2jb3bnCafokEZzt1MM5TWQbcGikz
1wzsuUJ9eHIgGc4HgkzrgHMBeec5+Xx5gu03Q/YyAS45xy4DztyXDCdgSyMS8LCQ5pfMGQGvVCx76acdeGpOnaBgR/M9wjiRz5uzPRVusOFItsWuN6eXDbKS
MUFfhHlGNd68nmnDnBMhjV+6bVtaIYgiSJAtX/OxPGawGYvCL3P0sjmLwhYiND1NWRR8digsio1WqGwzFgV1NGdR0GozFgVfPD0WhVMX+uLy3hxZD3nVZTRS
M2AziVWXkVWX4VVnsihwic0nztXyjK3AHr4stkAJvJyCAMKv2Al+BeVs4VfspvxK5u6gDfxKNbF/2tGxF/iVjMmv4FXC5iMja53oJV1lUzYftsGvlPXKJ2Da
TfkVm0FHL5vzKzQpOGuwm/Ir+GwafqU9xa8Q1cEXzfgVPG/Or6DtZvxKZorNR5b5lYxqY37FZ07EVtWW/EoG0V61ZUhedmJOEl7CjkZLWVgWDwe3Nn6qOGul
RTxZY3KcaSTNypIHsJhNuE6jZqZwLoSwiKyzTJsgg4wt+0BJYjJS8Dl9T0Gxc0r1j2GH8tIhC1RFp5hipyGcSkVqpPfaNvE/fGymwy46+OgOB2bX/P3tDtI0
cQLEHO4ftvc1GhJlAOqiRmNC7Fz5u3FHf3WD0xDfGg+6Jv3wWjzMs97raBzP5/mtHTjiJZKwJKFvAFS8yft7q8SrZbV1bMSrVY2Ak1M5kIOwVElTamGkmKdR
wlZ1Q0+Gi96g0Jgu6hLYriWBL3axxaRdLFikWgk/a3V1zoog34jMdJPskhRY00hRPBxX29qDJMU8cSgxoXVlCGM69IFYtmVCy7aMGFJmtCFlJmVImWlhE5uL
j9hDcT3DNpUx6uX8JFfJVlEmutsw8TcJYVup4vPT1jDIN1rzgWk3gRLbYLM8qn2DmDUUvxMNALjlZeF2AABk9SI2raYyaUI9ddTZBF/IgbbYktQcfWwDUIst
yZFrGxt9WvOCCtaYbEeWy2UMW48yQOUzdwJjDm7RLjGLUGq0ZuEKrQ0jARNV0tYOGfzh+dFwSu6G2nq1+YpBZ84u4xhczP3QYjNGhd27qPkWjAp/S/1tyqjg
s0NjVLI84maMCupoZauabcqo4Iunx6jwxCXsVTNT2HIb1urJGUOn7eYeaTbv2ROBbfor2Q1hdorhZBUxWVkoVgECDqLcHAGbTmECJdHFYsJelXEWFnySPzix
0UX7ChPOYlPeJXt3UAHv0pbYS4uRMSF4l6zJu9DSNXgXmwePuH3FCdzEOYIEZ0zeReziiwfhXbIteRfG0XIL3iU7Pe9STdmrlib4i2a8S7Yl71JuwbtkU7xL
kRBhgulZJcG7tLXkXbLw/uJSjKScu3aypu2nkws6n+ZLqAB8U1nmB+qxnoO2b1uebdbPdtKjjETCspsr4lvxLEVRoQQsqTrMB4DPyGAqVR48BucUAH8h1maJ
VJmhLsff53owKHV3O5eHhmWb5cirN9xiQpdBtmODa5X23/VMwzpt/2SHNlCGN1B/OaPdfwor5FzB24sdIWvUsLFHZSbZC/9L+qQh+oRe3B0Ub64hDD4ufZwD
FvkckHg2/tWpcHN8WgHWaDLw0hZiROLHg0xCJMExBrf5H+L7O8mGeIkPE0PyqB+miabpLE+bt/SJKMvN2hQMyYByNRaZXelhVJc2PavKqWVJTi3zEqDWk8NL
y99tRy5vcPOOjNDEulC5oSuTdrTjWL4wNw3d7ejNn7QFqEtXYdRzaxGxgXFc9D2c3zcMiu4arsYTU3Gj18hxkUCKPXao5yOED7LTokamOWqwcJDdC34hY6AP
oYZnokbGQA0vRI0MX06HGugXO1YJhjQmDWTQKOIpbzzwEijiQfCNUcSb5EDErVEk87+MIvd25MNjbBfa2Dhuhen7JgfYnj7AzugD7Ky2n81p09q/2UG2tp3n
LNwdoccdTqjqHJtFTCOXRF6TfbUZhpWQYTYQmyRCjOg2JJPuKXat3aqtUZs9jZihPe9mJyWMbuLnwrxmca3CSnfDOiEZJAlmN91iO9WeOn+Gj3JJfJRLsMYq
4fCvTaLhEAPJXAei0MziH+I62tSslANCm8q2kCVKsctYyFUTAW1LeJ/5Zv8J10q1toQNRjdzmmlZolu1N0JITwVANQ0ACAzdIjDMTB1uglFuF0Y5PNSayU76
+DMr9LGbBR+7djY1oiK1WUmfjihsTyRLzEqOelbK525m7JXW3VyWaE/YodRKaoptnbi1eglY0VygrGm3UimVQxc0yBPlSJ7ohrSYBBO4027hTtPOe0ChokYh
7UPfBrOsLP7wHM0K5a5ZkLuyYpaF6UzIE+ZC0W5wbEIj9kqzmsoT2lpp1nS+bzQ3LXzfZh2SPNGGVqhsc9+3WS3kCbTa3Pdt1tO1mMPEJeSJmUm8tgGmyrQr
u/WhLdZzESs7XOOzw5U9Gyu7BKM8nqzZCXmivblFpIn5SaO5hMmcLXiLszne49vTRlgKNBc6l1mtjepKLYzqSoZIUTJFCniIpY3q2nmN48aLGXc+bZ1lZtxm
QLHF4aymIkVrPNwf4aHfDA/vaYGHpkhhHCwXobnlL5qJFAY2pkQKP8bGhEhRSokU7cRAmkZ1nfpgdjqjuqrq1EZ1M0Gz23E62+YzMiXXdCkpUiAKCWzm8rCd
a9PBc5uLDIwF2bRFOKrIYH3q+PRYqNnGeJBNMDzwszClmZ7YwszgyTaMsh9KZ2Tij015RmpTtiVWQreagXCcYAT+Oz6fzvqaIYDlVwf9d7i4y98UnbryuFUW
aAum6XDVfTchLy7L6rCbax2q5+ZaFxsMMd8U1QO+qVP4psOFb+oQvqksfFOXWAJGnnX+vvaMvbvIXjeRISC4J0dzTwh4zDzgX65LnGsjmrUThhCACFatcQBa
thW0tK2gpW0FLc1iWZrFsjSLZWkWy9IslqVZLEuzWJZmsSzNYlmaxXIkMxDkAEuHonBCpsroYuoQBmraoMOYs440IxXmmlId44FrFHRb64KN45s2sUcgVsw7
yBG+Zse8JDvmAsnDlDZukhtxwY4lg/mA59LBfNpbmAN6zI61CTvm4cqLfOTb4MDGP7CWU20pH3kv5SOfZMemusuT8AksidgxN8WOeQlWz8VW7xoNMH/hgh0r
tQLAlKjJ4Llc4bmyKXYMKs12UWm2a0MjPsor4o/22gbQ2kOv7fak17bYOabZsalBHtoTo47ZMbc5O1Y0kbMEI5aDsmNtXM4kh9VWrJgLViwJInjiuxIawmsd
VqhdLF6QPxBXbQ2ZH40oLurgH+bbaSpj+8HUAhBWDLMvlnBgJZqxYggJSx1qa8GKaSu6tqasGD47FFYMqWvRfjNWDHW0YsXamrJi+OLpsWIeJi7BipWSOM3E
YkqILljRuWIKWUyxYghCD1bMJbzGgmZ8dnHlIkm8niwPk9XONrC0nkw72BQCNp3CBEpyUvIEK8Y4C+d1B00z7gsf5mBbc/GjrWe9pnxY+91BJ/iwrgRf4IXe
SsyHtZt8GF7FfJjLg29nQ1LcZFJ8mGvwYVnNhxFs3KZ8GIETSOi24MMYCUHHmvFh+Oxp8GHZCf6iGR+G5634MLcpH+ZN4cMyzId5qpP5MIs5LFd1teTDPFgX
cilGUt60Jmuuz0a3yQXdbhAeV1NozX+5zfkv2QVZPo9JYxsfBmBRZiQOAM7YalwhbUCw/Zjci1vH8Pl3/b22h1Sz9i778lC7dq0TJMLoER8FnRF7onLDe+n9
l+/Hv58tb2g1DDEm1SskrAD1et9e/LtzOeidfo4J0v6yOfjL5pjTykgiRAupD/PiRRG5yX7OcYxQBH3NPCfisFyZvUmDNi/hvLBRnBdYMbW9kY6kboeazvh8
2+VkGeIR3QOtreg+qWDzaA3dKNzL0Rqmd4+GJYA3Ea+hcTmlYadiHbMhywfwUFHyQwnW4Em2M7MTLTogvQ3T1CnP/5hte7vEdd2N9arMHUFdqZXxrKuz9ypr
0oiH5U0GXsKHw5cAFuIZvnMv0rdNjie/cScJVZyajTRjBkcf5lzQ8bsaTb6KczoTKvu/n5G3d8/Y5e52tV2BZ9gVZGO7AgBEsy/OBmEiHGMKnKke6giil5gC
1wyEgLOzFZMB5y4Zl919oIdXLgIZJs/38VbO94nT9mA8kIxsk9MBAUsTxHF7UDJWJAy+8b7CDALsrREgLslj4X07hxGsGa5c/mStC6XPr81Ao2tqM3HXB39S
iOrdyt9Xm80ngaigUTsMlHu81lP/vE1SjgdziGcRb1M7Qjm1Z7srmsbLUbFutCWTDmBWiMLXatPw4c8STKsl+XAfnzXhw4MAb2diRymndm1F/7Brq4mghrcK
mj/FTjYlVRODMQSHUONBjfkopWophlu1ZLiPbMpwq32c9FTo65G+CojNPrKmEqGP8tjiammtZ/u04+vG+Dpbj+9IvKWhdejxdagjE+M7Uo/vyIOM7+CDgg3J
EXgRmDz0UYkqa0eq2hQe+lkpHpr6Xqtx2VzaROIIYaKPWC0s9AwMvtiaiVZykgorwYZAlw1xVZMZzmE2EkpLE4PRR1Za0ppA0gSCb1NOmf41CKSqBad8JAE/
OIpeN+OU8dmhcMo1xf+acsqoozmnjFabccr44ulxyjyNqaBdAfPHszAd1WlxsQo0RIoAVUN0zwgXa4KLNY2LtQQbbOJQ0/lJYBV6UktF5KICtaNwFk5gYJQV
NjgLNriGH6q5xN81Y4OPvDt4Dtjg5ybYspo60mCDjzTZYLyK2WAlg8cHE7h5Xkx+GSGUwQb3TgRHNTApjWYYtl9jWK0ZhjEbzNg5pxmG3YOXajo2+PnqqLhn
R02o3gn+ohkbXIvxLMUGz4nxLMEG11Js8JHqecwGK/UcZoMDZnBr6rkt2WClnq+kFGMgTZaqTNZqPr04spFcrUcm1ZE1FFC+2DRubwAFtIXDUfJss34GC4ca
sZGBsMy15iwzc8Q1DhlpUD9fqrjBBprntLXjUagQHVSzGxzQUR0FI4ejiA8OxO+wtpdAYE0Qm6bGJ4Pc3lWf/m3vy66/97PLhcaq3LjE5wOaCPx/sLwR05k3
H3Ua/f9BQhHhk/9TE4FTZr187GurP0/PD//8xfT/+2P68zz1vFXd1/TT/+9YHmPZp6ho1wkf6TzhI5/WVfR+eOKua379CXp+BP+7B1VoZCECYGPAxHcBBN8K
d7XDaIHVaBiqhzoO+PIYcwnPXx5NzMtFi/tAg6aXOjgRqCRXTb0mvH8PkelJJgzqyH2wua0xNR4P2QvadiygP5qmxoni7SMi02g09tJYzrrw+7/KvPuzJ2IO
qIeNib2NAXh51PYSrXpl14dOfeQVVy3nR9he+OnMl/zo3R92v39iYwAo9GxqK8aqjYSutWeHWzJxd0FPYCu1gU1qXbrj0F3q2TWHYPTsZ8hJMkHqEtYRuoQu
Yh0JiQ8HSJSyoSI9HDnZDifq6dITZz21gxwVke+T8l/nOt5ub6rDk/Kg7XZo6uS8e3dsPyMqVQ4HdCrbQ4jNLNIT58RYNi8xhMTgNx8U2BQ6KDImXMMSBnML
Ym5BXP5k4JscG6wXfC4s7HpR5RuT74zKrDh5A8uJWZYRYQw5XZxhPxln2E/GGfb/5AQZRFvKqcyaMsc+YiYfCdYRezXqseCltJdBx9n0KVlG2YwyOoUx9Pj1
3VSXv6FHrK6zSOqtnfdjq+u2KHXMq6sewv4mjZrD5OhPwe7kcauWj9I7u8pCmCyHRP+gNeokNehRdN+CRPctiqjmS6jv3oCE+HIY3dcSZrrcJLpvQaL7ymck
iLj8WWwEnVT1Ojq6bzIKPw4iHTmIrLRWBLtgvF04fIWH7+VQMVaGYqzEbkdQvia92t2o383U3eUko1reBwVHwvrASUT3LdVco4Yyg99vRFCX6L5uraSj+yLB
RS2P6L4OVLjJcbscOJAVX8VUbNIyRyJn9zfW/Ba0GbeLP9yiK4PH5Dv8Q4MvG23GwNfRfUscIUw5+zDIeITl6AXVKpJ6a5P29GwW00PCfDkyX23Thoov4tSD
o/ty4FU9GpBpH4p7jMZXRVNE5pA8blrQcJPz56biLbmcP4cV907z6L6G3pSASE2Um0T3tSS6L71ORPctJ2LsVfh9iU3RdGRfKx3Z15WqjEY5iXoZCbbcZtrM
5VqbWW6mzVwudqJlLCG3qaBQbqbNbCIoAI3cWI+ZEBTKsR7zBekgLW5TQQFfPD1BoZwQEtwkptlNVw8CGDkSCqqYOiRDhlYckjm8enxZPQ6unIhqAOgOMA5U
g3DfpBoptGiqWfdTZCW6FTmCMUnCNnMGisisgeUIR+SIMkd/bipH+E0j+5ajXQtyhG/KEXgVyxEOD95nKoKbgqHGMemV9kovatg4TeUIAicQ0GkhRzACttHr
ZnIEPptGjuhIqdMrE/xFMzkCz5vLEWi7mRxRTskRQIQJDlBUNdTpzjSRfcuqQ6vTy5hR4GFpEpltykwsTUrgJyP7MjVNbkRlNvjn1PZAiDxfJZgwPgqmcTbG
9/q/c9hIFTpyIypuNq2LzokDFdN7kSMK5sl4wl1xPZvMFhD7U5S/eUQEheMagnoWoaJ7CGf27LVWktRxiY/ZgatFqNDcVL23H4YIpap1iFAdKRgPJERoDqIW
wTTHrmZ/sS8Wq4MsF7mWeSmHYzbat121v2Y4Dh98fPm9yuLx0d43Cavs6mu5vtIkx8SnZolLzmECosCsKuf/POvmd9m787tExa8CV9LDcR4NT3LEIStRkJFE
cZKvSKfeohmFHbotnvASYiAvKm7hlK5l89N51jqxPuXYujgcEOPT88X2dK2Ynq6p6fpXBO2Svq4aJbNbK1nskOiuvNTdHOcX8TkJXn0J7FSXDEVJs/tw3xfd
K3uO27uYs98VVfs+YvbCdCUKlxwqN6/a9jV0+NycuEPk+aidk9mkvInaJE2KJF7JNjgZC1sLcorQ/EQYITLLMerpKbI3jYulYIt60ul6MpLJGAf/Obgp5Rts
+APnCj5o0mmMMgjvBYPnHFgO1uaOt/IFLk5wCqNySiNYjtI+VTnZE+eUmGDvOW6lk5MlIUVShrcZxP+uskKd2kfOzyIcazvhsFrUSSszODnsIA6oxC9KdMWp
RTMSA4m4VyqzLyhKdpgsKCr9kVRJYeapNk4/hdEWIud7jBXn+XysD9MQ1Dgx0ZhI5ZoGXD2Bq6uKcUTcT+GcNEPgYouSTIOTWYfGJAxfYbF58jzqR5mnJyun
e+BdcVZB5QloyOiD/khGH06M6XL+Ckn1w0cW45yLh/NQc2Ic/9W2g8DACesjOQ/cnFjXWCSpsB4xuYnCfxAdchHd0kqY8RsxituSAYpxTOm/O6vjjzt/t/jj
9l8Tf9z+G8cftw8af7x6KPHHb/hiGDvcTsYf9xOdo4qqyU0kYbnl1x/+YhyD3DdrrX9Vgqjqagv1OawsEF8YxDbfa6QrJdJVv92oqWDWZFTCNmDVRtA53eCm
rwped/XuoXQIc8syB9rDWbmmDVkOcs7UtbNlcHInHZycOItkKPa/QbBy+yDByj/jeM4ub7d9ub1LVma1aTapNq1PkGx1YXRvlanedD27SVycUD+wXmiP+Lfn
EHvVDdNdufzRU4Db3gFJdpwPI1HrcDrUvYhTIBLD/EEW4Zy9CePUWKwG7g4KfORP8Lm5xoEakG4jMhUYh+ECzn8zZSvm1WQsNBm8R9NGsRfWHBDRig3Zzif2
8kkyMiyGJ8mG+YIhF27ik3HP/1XkUQ/y0xQmKdhqHYuSk/JuGF/GJ9dBIkSinUZGpH4NWfz9jfes+t7D/lv++YpvLEfgqRlvOP0n3nEX43rfe1bd07f3+d03
vnW/oWaNxGdDQps0LidWjb7V/ciWL89a0YA6Gu5mkxFhfeP1EWG9Ip9x2YUnS8iTRI6EV2yvs1acdlYI06SEZ6pGEYzEOqSYICMFAwlZE1tIeC8pHUV/nypO
NuBb9caff2z895+7/QUc2iy8IQaQtwqVjWaEfVBk3+Aph4M8otg3JvfGIOCsyzLvVnw9oQqm95XhT7Wppy3cNjLYIWnXBWof+eEr2fLiyNuvlHjBRuZeeH5N
cN37GKKI44C7N3PG3o/Ih8THeJMGx8/5FgpM0oNSr5MPyvWxoaDycV3gqBWTEk8z0ugUojeN6ZK0WckkbXYySRtE6QonassiPd+aHuZdsmf0sNng2BCMDAiK
cJ6su2OqNEQSD8SMfTXX5f1BZflMv5ZF3B9iAE8pQzvqH02jIM6mYcZ/yApm8jFtPB+sos/Q9pEfYomKxJlsyfLjVNxGw9QaNmBiqKvEfLcFvuhwqcunQysM
lW2bKtV3DgXVp9MBhQzsPpQSlbNZl10+B9axRyOVczh8GrHHpOyGr0h+XRiLVxMRxbhbFaQoU8I6ZMNiTByx1pr3JpMEB7NAlYhM1hERsUwIU6rBe7fEJLMM
kumaJJOVVpm7g3Ymmb5qv5nbr8I3MKaYGdUGitlWtmTRZ6vviBa96LCjTcG/BsldnMsNMfb2dOLpIG8kiC4Qbb/9S3G65U7iu7DRcZ7iEtvDtz+9/NOiCkXQ
HDNRdDWZKLoNiaILF8cBXyRRdDWZKLraIlF0QRJF541E0YVUwvQeGkdZmKJ2ybbMEUUdf0ry7QI7Sj6GclG2bWM/EeOx1EhpMycJj22HQLM6WVc2rjobknya
lkX1l1PzTz8fCb3mWXOQhmKe1Sv5p49CjIdeBwcCOZBqByU7JP90e60dP1Wkoe51SpKpOs/5p5nBgdkoeqJ5HDwWBwaoTp0wtXQMAmXLU1A2X7JLlxLZpQuS
Xboo2aWdRHbpdskuXZbs0vmm2aVvj5iYKzJucbdxnnL73yD9+UEm5RDTn7dJBm5EiS1I1YeI1yXB6/YEXnck8bpdJ0DvSOJ1RxKvO55GAnS6i/G6xOnQCa+x
AUc46Cj7Pcp9DwdrHz8YChYEBYuCgpagYF5Q0E+gYJugYFlQsCooWApR0BMU9FIoSLwXIZnPaZx4PnlqRQxDWN42jZnW1AznVrMM5xoH2xIZzqvTZTiPcfDn
npsjOujuPmRK+MCXkjhZxBgEHzvDc7aDYUvy5Ga/BCCKaP7A6lQJYSJiPsSZIOCadoqOwQnWKhxiVwZLY92z54o9r1rk9NLlzEWOEsGjGy/udxHEPLfy+9/9
xm/+7dbZi12aYr3wnggHucg5ypTTQjQpxCVoUc7kjbMEudyqP/pFCAeoM6uXkMUxZQUXbZgJxuj3puuboF9R0M8X9GtPUMC2BPpVBf0sQb9SggKWcdwH9HNS
6OcwubN48qpM7jq5/+18MCDo5gu6tSdIXlsC3aqCbpagWylB8sqt0O23jl3c/UzJ3eOgSb/89pdvydKm9esvfvnKHJimQ8E3Hr8OZTCbSk/yAXU0C9ddf1Ai
UG1GBOzEPlROzEJFZqFtmlmQNG7Vqau82myV24mdppwAe0XA3tYK7E/m7VII9gdisANh86xIKmhFUjGOODGdLgjs3+OsD3rwbkbzx35y3+uzkTpJU46KMaFV
YvxiGl2Od5kSV1ZmjsJJzqLTfI/x61XhP6ZTl/j1G+5/ddQaH9PWWCTLRdJFZDjD4Y7CmwGYwthRoY24JWRZ9ad//tWDZ61fu5wZ3LdohKEJz4vIn6s/YA1h
yj1mY+nCIk7WIEwa26pTsS2DKCGMdAtlQS8Ams2z+mTnmStLv1eYHyVId5jsPLOFTYKJBBXpEh6omt55qGfG1pOD0wNR9T0HXG52pbXYXVL/IgouGaKx3SmH
DipP3VvknAmN0Rx3yWJnVf0EPa+F+u0hbIW60qefsfDtHfIt33Gwq+rPrwKelYlgHhjfM903vc4qGe8aWXJnCv07CyA5xj6byGC6y0sO3uNf3/u1L2Xrvzxg
gdg37aVj9LIPZH36kfU6ZwoNWCOwXgUGVbWfYJ+NzIDLrLOg3lpmnSnKrjWSdm8VLAuqr+YaOhAXOFUrPakyZLmcXBVM/BUIVAUeeYGOhlVBelE0Udyp2ZBR
SGgrhDyG0NOq8BgR1akK1ckneIskf2sneIuSUB1fqE65KW/xQER1bvGy0LTgyNAmaSu24solTgx5Qze38MZ7OISj04ii1naBZtOInH20+onBclO2H8tj2w93
gpPjTSJOFlt0GLJpSZVENg0qDXYLzXOMrsYk4gM3JlRFjkf5Q3fCEF6lsn2tq4qVXao80eCKEDaqba/yJmDbUjYygWzomZzg3JYkr5bKVqiE4by5rcLZGOH7
9ivD/mf5xh4MQN+uXbGRLRNyzPC6fPZSqr6VTxhBqmRv8oSl0JKPUOCOOFuEqFCZaUFVcMgu6vrYpqF6I2ul4LxH9KiKEdJ/EX1scMjxKgvr7ap6MzuKc/q/
kvg1tYtfU4dwZ1F0z0cdz+a4Otr7KjW3rnIm5aTWjQFhT45zcq6EjebGSD3LyQGTfGIaz2B7ZLqglVnbAUsnHLkZ5oxBhcNq066+gU0Am2Ef2wxB2dKYZD6v
ZOJenha5KDB1rlIwgiaO4cm+Fh/4HCrcI3zaEOR7QBAQY7yHAAL1TgWYIyl8CN4FUSdbWNZ5SdjjSVwjy/9327Z3JR0xluvkFrYZgx3jcE1ABfkG80wNFuaB
1Ai7BpeoCbYkcfeZY4088QIbTngeAq/bEnjVpm/NheXi2b6m33oImOiYfaKG2Y2PjyXyEmjN8n9QzoLE6POyMKrAA1ZkmSCxbnMSEDAvAQEL4H2KzKz7mlnX
DKawNBXN0rSFHHzavlRVPMu1QfLYNKHjSKbvnIwyNmzpJ6bl1ivQnd46n1dXX887aFEVlpIoQqLTF1zQ2eJKluIXkzhSXImK1GIn7+tPafcyv/VUbqmzRHn1
PV+hb/uUt/Kxez925du//F/HLiYhx1N51OyFYk83XXKuJm/lFWxMQhUrT/PbkdiPnE5M8s+E42T9ft6cPvw6tg3CltepOgh+HYay2yVWQtfyyYitk1O2duHa
iUynmXXAMmYPPfNL6mashKjwx7xjiSKiILyiSMrtLQDTiaEvUZ3YjhfSDzHTC1QnTpT66I646Ln0U4Ik2Cng78QGeBgSZS+zZkvJbrqrABqdYKarqtOAWlZ1
MneROPKl6e4kkqoVmrgmhnCoblMF6Nl3+Ei30+cXNGLYtMgnJSh5L1HeGcys2mcQMkz9iKDSvWUoMGdTAz3Ki4zOenXpLGYQoftyGJ1010/asLDdClKZ3lab
cahd71IzrqJP/toRCKaHfVz5y5/d+BZGeE91LY67S9i3hIsLq5cFq9dXJ94DwnPI6hFOHoc1aGlmKStrYQ0V/83D933phz/fS1VyH/M1x1iYHIUvKw8CjxBC
FjMBAQM7lRarvCrS4DA05xz2SScIyQuGAOzGlXNGTx3tzkWn7go7NRfGdZ1Q6EOlXnFhiFs5hS3GK9ybc8oSEPJoh62k6t4Q9mGfzdnnsc8+rVa+akO3oCDP
0qPi0DE2yX3LwIgts5YKI7ZERMPjwMeBDvi0NQuPGV3VP0FLhPi/z7gh/O7Q8FJDYj9TvfON8oB2+ew88H8k5Qbt+Onl93e/UY8NYbqykDGq+KnC2796tbYQ
Q9abRAP0QE8N+qIn6Rh7GeqYZy1FHfOsJTVu5ziqin76amUhQXNVEXD2gWlQJ2IyAhvT4Z/B2Z4J02h2mgO/iAUOro7YREI7H4zrYdSJKla4D31GNxwusWh8
8K8QS6mdCtB0iD2L5WTm1ghwRQbDJ8JW8jUPPx6OdDBBJVXUYCixV0AW0lUEB3oio6/PQXX3uqn3nfpbqgrOx3Qxx1m1OPL7ptIPRKFzHrbZBxyWWkqC31Ql
9k1eQt9YcTZuHMvIDmU7LhvTEQEow/AF1mD9Ev0n33+xeIFX6cKC2zSOQfsvbtPlsSCc1p9ExRxEHzp4MfdUdp1pWaxu+QtsezetGwfdN0+dOVX4PGtnffco
YvasrVunXwyDR8f/qu16u+G076zQS9eOKZp+4kR0zeGoru/kcyFwYEAzt+6OJY5+69Wa43KI+SHxtgD65YB+7hks5xP6Zeu2jjQcV4bkh5BaPJIph1RmqQMR
36lf+yuP6S5OAZ3UiVWWTcl9OThVLD+dS3Ns72Knd+1fEmT2kcDm1jzX1HIpMwT9QE+Dy+vQqhPI2QXhwuPDMP83sNpM2BI94Zppti2sOZeVk2xPyMfdjSan
9y6VojXnGiozyWE9lzl0qMls3B5FY6OfEkcN0KufJlquYqsoKxnbPDpTz6Wiguoz89wkh/l1odbi7kbFTB2L2cfXaUXLX9VDDujKTVZ/a4QaOGpF4x3xCXaN
o7k+4UZZm/w9jg2sFEFBjvClJ6WAsOeSgLheHOc7mi+u4ztvCJ7EoGyXX4wCYI1P7wF2ueZOlpOsTPjv9J7Axpn9PRJ6lHCZCHk9x6gpTFEOBHMMsbnoKWGo
z8mloETCT5b9CMTAwGZdCL78/BURYuRLju/yxomXtrbVzAKb6RY/9BmOpx052iYoXa2NVu/mWAscqcUL0xNkOAAoQM2uWDCatCZipI6CLjdgQmCzp1Nmkr4K
vPHIQXBD4ijANsJajU+q7OSEEYkztUoiTz0Ow55JHE83GpN8QFn9Jtrf9x7/Kkxg86z0MXvigj3J17sl+pqr2ROX926oUQgb57j5xbTbEBmx8MdjskPlu1Ce
d4F6IWKIv5LSkZnF8GE3/hyOPypVBa34a6b7mG9Aa9En0Xdx9vkaG3nNcbpl17FTqVsPE0tFpzp+PdNSek0bWUk5Pf7Nju3tBioK7vLeTMhUxX9n9ATOUM2t
P/D6K0Ae617NAvkifoduUMoeCqwxhMM5LVaAAESBK6joMgAtbVtVJ6p/4A1UFb/G3WfewBWLG9sDb3gzgaBtqL794oCmhUvWreXUj7GABsRl2UoPFV8UZM6S
4CMX1f/yF3coIIp/yQqrvvuUMmG8ytBodl2s7KHwOzF2xJwO6aqVq6MpOUPwIrzoYuJOdnIwkosAPbu+awhaP+Rz423tBNrWsM7E2M6isjS4iwKAYRcu685Y
gAECVqiAZ4HvfP9028WW6GrmlbUTtBVCCrTxk8HmC3DWmDMKl2OABcu6AYxTLJ9KPDcykX9Vn66ybedyYM1KdS2in+AnezngcfkuwJj+4imU8W1XBvblgUMl
dlFx/YSYoMsDT55R6QAVKEe/pRrCqwAN7FrMgr7L5vb6zVVEg/w5NvbJdwWG5s16P5Qo1NWJvZHmZlOP38nmVBKAm8jhn4hM+R4hCP7spj/Kim4tP2MRt0Kf
rNy9EuXVSP09u4fqh53W41fxpo6HpwzVL6EH8Uc/ReQg+3Lssrrhp3YLG3N34E5jwGScWhnXUXRAZUfmXbvZjwDoJOF89mJ/2BtkNrCmDrxBhpeYFbC/LaHl
AC8s2C2ygWvdHq2xx589QZ9mQETZdSQzEQgvQyUu7mEWKQPLXbsfNzaOP+C7RoTu3B7hufy9v7FdYmbz/gc+a49tHlAD2zaq4U0Klxt2jFwyYK3uHx3cdqF6
perbpF5lqS2D2wb6R9T64bHNJ9D9mcNjY4MDavvI8PaBkbHLrMFtg2OD/VteMrBleMMg3Z+7fYS+nj+6rX/79st0XfO3D2+J3qwf3rFtw2XWluFL5+nLbcPh
1daBjYM7toZ3mwcv3BxebxoZuHjHAK42DmwY2DIw0j82MG9r/06rf0PidqB/9LJ59EfudH3UlnXu2OCmTdsGRkfPpBsUGNw2vGNMX+Ev7nR3+cWW/tGxwQ1y
vXP7vMFt88Ly0bUUSd/ien3/hovmD247J65TbsJa5W4+ajuNLzcMjmyQK26B6ph38Y7+kbhBuRsdG9g+OoaroR1bt8+TSzzUl8OXDIyMbh4eHrN2bNsYXo6O
DW9XGwiOY9bIwPaB/rGT+dpoaHCb2RDfbdt48vC2sZHhLWuHcd+/TRGYtw7gUm3CpA+okYHRHVvGrLHBrQPnbNo0OkCjMD4ZtUYxxwObNg1soJtNNPDoZuPA
pn76NLrv3zQ2MBLdjYZTZVGd0bxZm4Z3jKhtO7aup3FZlw6sn9e/bXBr/9jg8DaqYMfY8MgABj8wap187rlqxUUDl20a6d9KtxtGR+fFdyq+3Dq4YWR4dIA6
vXHUmr91cMuWwfCOkGdw646tq0dGhkesHaMDZ1M7lwysGqE/I+GMrh94xSDdbdixnibdvFkp1ycb1xHMpP/WXNUfXvYraVRhmuJJIZwbjuaEbzb2b92OhTmC
MYd3L+IbgtMq835kYOOODQNnDQM4FrXcT1MyOsh3YyP92/TlhuGt27cM8CX1j5YZXw7w6E4Jb2l2zVvd7Ckj/XJ/yeDojv4tq3Zwp7ZZlw6ObY5uRnnBR7fr
txBSRXcbaL7iGQR+xTeopR7doWR8dzLdqfh2+8jAhsFR7plBFwa3JegC3Uar0FiCxgK21NiwWj+gLqQJ3hbTirOYflj0bp7aNDK8lbq5cWR4cOO8nVu3RGhA
Sz2etviOpo1vQoK4lZbiZlm2oKVxI2uIzFkA6rztw9suZHwgEosrWnPchiVYJA1aZzJB1jcCiYGN8wXYNPM0MfOim1Gqkvqi77cNjxHe6RsAWfpGWxYRhQF9
E9UoM8/lzpPLrVs2X7Jh9OKx/lfQLiGwI4p1Mu8aLyb0lqtoHuVWFzxN3+pq5eaULYPbtw9slJtThzdS/+R6cLS+ceMg1hwR38GxebTdEEbH97QgaHCjuMe8
vKR/y44Bi0jbRXIV44L14tNeMjhw6Xzp1IB1+sDYdpoVdTLhPq19Wg47BtTwiNrUv2U03PqYLMc7iXXqufW11C9an1tX6zdUanQ+34zQtJ410L/tXBDoAZnf
bcPbBmKUoMIDEUrwzfqBCwe3EUwHsHDHaIO9UG5AL7cObty4hYCoaHvdQOS2/8IB67zNg6MK3cYNLcAtg2M7Ng5ozDplmMoRVGhhr8ReOWCp4W1bLqM/dDk2
DDDgijtGCxA1949tpv1g61bCZn5eH1tNV9iyzxvG1cC2gZELLztvM4F48/CWjcmltTG5tKj01u2bCSKvGNhICDaytX8LXxJKaUTiTQl0gy55V9LXVPvYudsH
6Mrc8jaaO57xChtk9Ipvtg4TPg9vG9xgFALJjUvxnUCJGtrALa4a2DLWbzEINvbTlVIn17HM+611Cbq+zlpnEPPeOesstVHTrnn/ZF0CNBtVJ6l/smg/wezJ
zSuxYgeW0dXL56rgsgBXdDFMF69UwU6+D47ir/n63PNOO+WUs1efe+4FZ57zUutczC3V1D+qTj73Jdbq+rmrLzjt7AvqZ6+64JwXn2e+Pv3cc842Pl5z2qlr
rJNffO5555x1wblrX3Ta2adaBmt3Iq/pgflDo+q4xBa90MIEjRD7tjB8/g/R1fkLE2UXRCWiq/MXWGpwm+qbP38+XREyqf4xtXV4dEwtsOhqC4GCL9WmLf0X
zlV9WGcLDBxZJuXki4EFx/URM6kWorY++mcdc0xMSuZb9fgyIjXz4/7Pt455fnJj7k3szL3m1txr8eLaPkZbF11vvmx0cANfhUS4N0GmeiNC2mudobkHrP1e
TYrDZ73WWYTq8R0zAPGtUtsGLlXxvfBiAxtxxZwLXW0QskRXWwfBe8izbaOgi1RZLyPuKsLbkwIrOCkARINldDlXLueQWD5ymRI49B4ZCD7S9TIVxFNihbzH
XIUdgRB0/Y4xRSTGirkmksOOeb7CysV7k9lQVrgOlEx6yJdYaivRSOyi1jJFBJp4uYGN+Dri52iJ0O0lWlRYRjdFlbgFxr7EvI8+5btNI4PMddBNMDdajnRH
iytCFbp9pRob2DYq13PpXcQkLDMGQ9cRKeXnLGnIZRC1G8h9uGIJ4dCXBXOVNQed75vL15HGUwMWq45ZdSv5LyI7WDcX7xgeG0iWuHR4ZOMoPqYNRF00uI2W
CBo0QWhAfC7mPJoMvJAh8PMQZc0PeP74bdP69GviIDYr7PoqLduBbd1GT8cGLqQx0hBSw2OiE+9bIAeXbh6k2vg5ySeY39FUeQbtwYsKfEOOSJE0KAxg8n0I
f3SfNgTidnbQGOL3mtocu5CWAiEew5rAwOwW4L8ZPPoobbXUoxEC5kZ1NENonu7vwMjWUeoi1UObverfsiUUSABU3MajHzX7QxzkxsFLBjcOqPWXJfqrGRuB
d9g9zL6x/U8dH8QHA85oWxEF27BjSxIo5146uGnsxafNN4jnlPliof95o0pvaRjX2PCw2tI/QjVvkqpNEafp9wTEAcLcrWDOCTwhZrBMM6prEUVC7xxzPbBU
cokgqUhIh1g/bxGGLKfri8h6tC6S+LGeKJqatyC1WcXrDzN7Ke2vl44MjhEN4Z4b3xOQtz2PSRyxN1TDhf2DiQYMkU/z58l/a2n9n0bLZ2T7MM3U8Ih1kPfg
UvvH5gt/Tu9P3D59BSSNDa4fJJpmMG/mv2jjjvft1PoxeEoa5ibA28AZU8iE2LJSlDNN34vslCxhvj9z+NL054n3Zw9PeZ0WzKDKsZq+f8nAyGVT3lL99bPW
EnN0wYvq5512DnNNF6w858Vnn/wPTd+ftXrVaS8+yyyRfE8sW/Lz1Puzz0m9Njg2qTvdv/j9S1a/6B+YJ0z8E36jNQLUI858VcSyT4dvcfnmpQ5WyzmhuqlF
I/VtJPkNbm/5/SnEjpAEeS4JPqdta1KElUYsQ0E0GtyW7r/Ao3UNQnJa16DbD8E65fuofV1R+nstOpyX0JGcTQRJr5mLmhaIv9fCaT0hMc9Pv0++NttPf3/O
dlaHzd+gC6a+l9dGLS0/1P/mY69nVc8loXog8U/eM8RYxkqXiPGnKTlMzn+TIqn5nVIiNX9T3id1WVP7Z/ADWweIY6AthghjvxrRpOPkunwT65tS61U0XAOj
G0YGtx/K+/msIDNVdYdSXm9l9W0btYSfLH/u4Nb0xq//RbqXSE0zlZ+CjEj77Ijsq6JGTu8HrUaI/XkboTvYKENDbNbfPzY2MkjyBXMpwTEvCJL7jXB/zblh
SwT2wdHtW4ghQ83pXS1SITTf7kKR+OQXrzzt5AtWrv7H01a/KPE+iR+mwlb3bwvh3eg5Wn8xFYEHR180sJVYio3nbDs5Vqaa/Z/uLfiFUKkU7/FN+dlQnkgz
4AtoD1/a17d4wdKlC48/bvFxffSb+B4M2LJI2cx8z47tYEfHLh1OMav0Lzo+OHlL0/GGysOIvz7IB9MIL8uY04+kl40kDG+D7LNNng8SIhKm42Ykhkos+Tdh
RsP5wnStatp9i7E7ca6R/Pfi0xgHhFyv7QdrOYbThvi9rIdWBYTertVnY0I1zP3uINuBVrY3aVj/2zEakdmXxoTEwEcR2KRELLbF3w9eNDg23zzDSsmnEf+8
qhn7bEEwieX1jZdBFbVxJ0uUfXo9hTWLpjP1z3zP6r1p3ov2btrvR8amfT91fs33fKYyXfvQMU7znpX7TeTf552MUiPPgxp/LgBEy/SULTtInCCx7dx+vQqG
XriDWFT14tPU9uGRsdEEPRqdv21g7ASVUlXP1WqdEG1G51+UHp7wK5pXGRsWnkf3OdF/eielUt/Hn4Yq1YPMzzxD+Yv9OBwn8xGj8zempuhF89XagW3bUIIW
yYWE5sB3dVb/hpFhnNX2E6T6Rzers84/QRmwiL7feCx3bC7US1BnApK0xDbTtcD/0oGBbXQTwmr+WHIJQZNPH8uuqGXuUAekRCqkJTA4vJGEo2N5PUXsT3iG
kvh3DhEtLWPPVeFBD+65KoLG4MYUAyGvI/54O+0Kc9UUNoPEcX1EOprar/n4aed8rSecHytIcUo2P83hgIjSHGycFx64jhIvTgRiyntGnNRL8z1j0tT38TFM
8xaM901bMN43bWHKeEN977Hzx4YvGthGE31u2EUG+eqoQjn8PI9LGftxfDo2NzxRGT0GsDtmdGTDMaxq7d82NqoRJzp/bboajPlrIQa0KN+U7Wf5nGgOsXIj
iUVryu+J91M7lP4+XSSBr9FmypBryuLGq3tefOjT/L1x5NYEf5p+ncDPpu+3DFzYv+GyVl9H71t8nejfJuINppDsEJ3mXTqwfq66YCsh+mWj87YOy0rdMJre
gOuCjwywKeQ5WovzgE9SP1sYDG8aO2YTsbnbxnYMRqSRESwav3G+2RQ+xnlnYnzbxvh0r9X30fsW35+28ix1cv/I+uFtxmqQ4fP7s1Tf3D51MlHDvuPpom/+
gmPxby7dL8LdIvyju+O4zMK+JfJyyULcHT93gVowd0GSf2QNOCtQmRcbhRZupzpJ2IfEe2YH9dsFye8v3UwApxfbcG6ixnaMbBtVPLfh+0j7e2H/9lbtDxKN
Hem/NIHvZ6FBbOLcOZZq+AuT/9G2UuYh6qg6a646c65aM1e9hKgBEaW56oVz1XlzVZ1R5R+n8PPEE8xbMLCgj3Vw+NX4BTsYtVrsYJTIXGb/1iWOn0Yh+cyl
uhi5NgzMWdeMH9k0cClJSbGqlKEzKGz2ANu3GPgQVgXobCFyhhMcEhZoquVYTj0HwgQJihu3QCfbPxLKjQxSKjlI/Q6bUhB+Rucn5FvqMeqm9kMLMtbQj2Lf
1YYwJDAM6ykaUxuo8gt1p5MSAwBrigrzE/piWvZq27BxRrRAjaLhy4Z3jIyio1LxFPlGD40bN0Zy4bDghRygRRCfC8io58T61/6ReFwnqf7t2+fT7RDN5nzh
Ik4bG9g6f5SIFc7GtJwwODD6T30vP4H5b/0tFRljS4bR+hgfLvdq/tx4fx4Rt+GR/i1AhfoYIQaV+SfzhFGOKJP8vfF9rOzCPnnZ9qgS419Y1ZSy80WYnqta
l1hzzpmr5pzQnH4OGoo2nFTRpLBWY90UBbfSLMCyWHVNmPgCjenrwrfhsei6cHlugv5+oyDDCaZWOz7pYE0PVnCsskjr35lCjCqQmctkxRNaEUkY3nIZWOWI
kOglRWSxbyF6MDiGZanAgm4ZiI8f50/hB6TSrf2XEeLhlGMYFAuf7pyraRA10NtHeDaHEX5Azi16F8xVC+bMRyYWlQbBSYaGZSo4d27dsm10mf7mpGDz2Nj2
ZcccM7ph8wDJ6vP1c7Bbx/Rvv+gYmppj9LOgSPUVT6zNm2dCc5kh3ON8xOhPNGFGh4JikxL/EJdo+v78hdO//4f4/ZT5EwUO4Ao7F2udaenUO2edkBVoKYg+
UPGtwyMDyfnhd+tJ5L2UStBMj/QPjgpNpCmQE8uQRAHtZO88ga/HBnbSLrehf4t+p1Ung8RiDvRvnJ84r0gcpOMIziC+fNQlqHNeXA2t4NEEQVxGhHRscAuI
JojfepKETLzsO54Ps2hfVjFJToDjlUoOtxP8x6H2L6WoiejpNPCTT5YJiIjqM4xk2wgZEFhyik4ktk+csr/pFyDYA1s2Jd6vC88c1xk8BRUd2EnkeMtlmEMM
DKS+6Xmh8b0cQJ68GYKqWrDg2LnqlMGRgU3DO+lmIXDn3P5N/SODasHi+QtPUOvmRQznOtW/kb5ct2J0x3aW9dfNN/BLZpOIktEUwDR44eYxnjCzb2zYtYxo
1vbL2B67CT0RZAQN2kjd04DZprYOEge8hSvVfFe8VfbTpjE34pn4SF6reKbUr15JCzC2IJ1nmGDIe/OlTNy8cH5QJoKB6p2uoAYFjCvmzOE2w/bVwVpI/lsh
SoVeosCbBkZG54ld7EbN4S9Tch83karf4B62jp5AZV5VfFVaHyok3jwhD3mP0Kz30lgkP1iHoZSNGTXN4QyOhGagtH+G9g+8eUXsyciOkMjwzkobnGbI6ElU
SCY+MafnJdtLWx6orQMjFw6A4wP1VGP9F6GUWscG57SW1rHiD8SFmKBw54U5+Pwp5/dT+TEQja0H4cnSKHFCGh9jmaspaNUrZTppIW1dJpe0LwycH3I566Yc
2CdZ6HWyPHuTBjIRVQw3kJhMssEUaJ58f7Y2DgHFTDMDPL0EfAbYKGQaemsaoRMQ1zU50Gf6QEBfIOIJuGf6swWts/XyMnOzEfsLVjjSDI4KyY1R4DzGGNYZ
R4se1ePcZuTCHeCM0Mo6bcp53vA65mumcuywI8O9yYxD37Blo8IJAdSVsmWoyORnVPo/ZQZE3iBpY34Te4oUPzts1k/VaVl8alNhnSn8Cctr7JT9L55NgkTL
qdX2XKPhsksBkRqMgBYvcz3Xptgy14Cj1QTdYDM3nX0HZGdagQs2wa4mXsugaOFiO4uRCmI0rbmiOf4Y/YChU1EQS3/L8DYcNqUqY7zXr6QGeriJFulIan+G
mdTIgFjuhDjYvy3RirHemmrSehNuJcsMMXfdFM2pXpHroi3zJBXaWIdHGuusKftvTEeIlG4bZe0FyYt6WUWV8dKj6jC766ZUC3yVjpKAgJ42XfYJ+rsuZWG3
TsvGIXKYi4wavbR/RGTeMRhnjc0P7WWIwboMJTaMUG3ETWlmZd2U48t18w/BfiEFbpXQt40ZoDppquK6lzAKTPgyFWzXHifzdwZzirGemhnCEKeN5wkj0fCf
8T5kPs3lYL5PQVLKGZ/H+JDQp0fNp2ZTnzeEXw3KomW+MUIoRvxlU/CLCw/T/r95OH1AFbc3ZWqoY/BFKKbok+nswmRK1pDgCLHvYwPxhIwyf2hNO1+hvP40
Ziz2xQj7GL9LGL9b1suNV4aJfPTPfJ90LOKCMaOXtg/Va2kz/R0NGY1wkSxTW3dsGRvcTvw8Pd6q1l8mHEVL/IbFwjI1X1iKOf+r8DKMNM8a3ogC88N5bA1V
055mdPDCbUpONdTCvoXHz1/Ql+BHTacFEnpQMPk+Zm/161i1xvq80bEEM3tCUnRV644iqVaMq0fXMf8A3qp/LGJ69dkKLmGwwLwH3cTizQnqUq01EXekBOsM
3mP79pHhndoHaYp8E3dfEzkY3Y7RZihWw0SuYmo9l64HtvQTVUUn1iURjknhMt4nlQqOGrtsO+y7AwN8wVz9LnbXmFo+7s+U4lKUnoQdEieQyJTcgj11AF4K
FW0dDdSr5kafoN/J8n0tCycHxh2N1hsKvCrsWTx1ie4NXCJ2X0S0tmg/MuM9lQDN5h7PjZ9pshUk9gfqYooOJ9/rz19VDP+mBKpphqL3+6kGPXrHB0c6vB6q
1iblxSfGUPcYTPzcWK8BVUDa5D3x7zxTAc3sa8Rn8zHAelqfGwdkq2B+VesXDBlnFPt2+A8wDkJUajI2xqmgpZVSNEvBzgUM6Gb1ydib1XRucqrjaY7ns9h6
rhm+U8zD1kUKldEmVmkib60jYrHlkoFRrbDamdKgLlimTZQWzj92YN6xBOdNrLPhg/+l848bmLcQ99CB9vH/oQkN6cM6PtFcpw21N/SPjFwWzdLzRg35k/g8
FZq3xQZ0mnvUrDtsbBIs03mGckTmf0oFwsClJaT5ze31egm+4t4zBZC9DPqURo7BBzabcG2nCDWQvaNtX/EKh56Khe5XRtXr73vnQItByArzB3lzwU5jl3n5
1NeXmZsQvacCKyAKjRCiQ8YY3rGe2NtIymbt67b+Lb3hizkau3A0MggZ5AS+vXTzIL3tHVQnUg/mbxnYdiHBfZ5aoJ77XHrwT4MvVyeehI8Hjz5aPqAtcsfI
NurPPw2i3MvV0aoXNy+nu+jhHPV81TuGJzujJ8dQuZ26XPS0mTJH8DNlkKdpBvQiTQySWpY3Dt74s1F2bQKlIBRZ0MT+j2Sp4Yuio4kd20XBM9ZPMFymFs8/
fmDeceZCiESTSK5g0YEVAPOnnC+MGRsu3GXDEwVCIDlJEEmXQLxhsyhnB4VITRleb5C0l9uGhdDaPjk6r+wFqzxXhgcVwnlQ9Gwbm6uGd4zpa4h1abCp7YMD
JAXN1cdyo3I8Oziy8RD0KyeIqaT2ux+TRhRE5tFYM5BiMF6qlaCXDkBVykc96ACzJbpHYD6Z7U9xLqIcG8VRUf+W+bG+b0AkSgZ7H+u9tcYbivr1lyVU+BaO
75LQ7E0IBFquFBSTESVMFKaDB/q0jnbXC3jgmifa2r8zvGfnvdHt/dsMvckykXbBVW8aHBkdS/NjWNSi31t2ktCc+TSE2MWH382PGkkKX/H7sFNT3if1oeHK
GhxR64b1AAYTCrvzIl2GfHKCPgvcgmO/dZuIIx7tv2yUkOBS1l3wsh4cna/YwZrPa8DGLupT/Um6bdL/nUL49UFx+px8/nxaUKD9rEfbRHzpCWodCQsL1mnU
kz1P2O2d8bH8fL1eWdGKzjTTzJqq1Zh/6A/gkIiri8AwFZv6T03Rv9Igw8oJXC1UsC8n3pFYOtN7OfFPjKz4nOL0/kv6z00bLKzT3tA7CSiX0X87F9LvwpdH
c7YOvAqxKprpTKtT58aejltDw8lLTM5s3SUpxcnBNZOGtCgLkIeuobouGc5iHTF0G4YBowXzF4aKslFBncFtwuXw0bWweRuHB5jGbjYtpNeJT6awEWcObAqt
JAa2JNhHVtNS6chFfZ15iIizPr3Vb5pi9GDig0oCNOlAC/48qn+ZrjCxB0agiZickEKF9tghjLU+8yTabueok15gsBpT+Al5fNkUYTZ8P7gJe/YLTsI+pHf5
y/7pMoMn4FIQzSP+QXMPU/mE6PuYSejVTMIUHiFiBphH0CyCwSG86oTiMccQ4if9JdYJD72u6YHkOi1fQfQMnZVxDezFb4yuQElDBxp+3xqfjcJztVD9NBDb
oF+hLD/KAvp2Ilx6jhMt6KPt4dGxUc2NLyC+O03/TfaDKeulrPAdHBOMftooPNd01W6Cny+C/aaSYDzqRXGEiag/cVATTUtC0w1tUR85dophZF0lguqga2IF
zOpq3rhpvUdqVV047vFL5OxBHQv0HG3m0ZB2aDihuTcE0Q5M6BT4Pn36Nr/F+fWguOHyiXqks2Bdmj5AUcfNN2LCgC/Emk4KIHOnOnwsk9Apc4uvmmMZkT40
mo2KnGXAkPax0chYYFRHtOCzFVY0marV5Plcb3IT4VMALX8KpxRN8mh0QoBgCGYVU+zj6L1ZxRT4px1OsIjN0BDrmsrDvQy1mPSGLi9p95Rlc/gEdd388Nwn
3J11KIIpBn3GSYSpfQBuCFqkvZ9PwFoc5K2FVXs4/RyZn+7vOuFhRiNsBCMQTlgoaaQ7zygF9eb81vLxuib+gU/3jMP8N6eYnpBeEViTXj3L2LaZL3t3mkoL
jtmQCm3WsrDmn5qdj2LRaRNKULdlig8CB3lvZ062V3q/LKVOWsaiw5xp/Sd7E/QwXUGyf3PVFJTiKYnqTyNWir/WRmYtarcs2v94acJ4kiWYtL/JsCzb9cMb
tT4kFPjOG+nfcNFcbakbDkJ8/UbjWs7rH9xy6SDNO8jScSxoJOXHeWLJfnb9rNXrWP28gsusa/pe/DkMVfPcJEWeavDH+No/Mggxm4VnbRezBdO5Lq76hFRF
LA5yITb2o59LWb6S3jHh1D1Lwqt4zPPlu5OCJm9Bb5o7oK2L3zd3QGtFcdLok6IoLc//1cmnvmRgAyzontZKfamW0EYH4i1XQNqvfeHU4IXbhnGIo6FmqOvn
83lsE3uawVDLLxYtI4xDWtWqt5n50/rvaTVbHMtoGY2v2Ypn+pCIkJQs2RL8U3bKWH86ZQWHoO3dmCY31ksH1sfy/6iqrz0thR8h8wnaqr1tw9BmCFFl7PdN
7dqi7/u3QobBxAyL57dhQsRmACckLYzmNjEuGhybYlIU6k/Wkci9ZZ3owaWXmjNnGTNiEjnSxuaBbQaGYHkNiPEL0ydURPIMrN0CNUVfdwLh5kYwumorMYMq
mOIvwztF/8aNF7DmpFcAvzAisZu2DPePzV+ro5CcJsoiEi2X/Cj/vbV3LFj6xz8ecV/u8j/f+K8/u37Hdefc+InJ9df87t1vGnv7yzbse8uD9/Te8Pru3/ws
OP0XN21b9Jzafcf+y6nzThh48Qdvv2jfwp8VT/7DhY+efelnh65c/5WfveOfP3rSuk8vv3T4Y/e9/7brb734XR/eetjp9mdf+ZlH3v+D577xvD+++729D95f
ee/je37z9v1v//JXrxnfNbT2Hyvjt91xjPWlJf/1vFmNT/z04QcfWPeCT/32WxeUz990y2TvtQO/+OjZb7/3z3f8/Ig/v/Xk973ozova1n75zC9dd8cP7njP
3d97/1Hr//XU/7jpyOXv+/HS9z3vJ7s/8OM7H/jG1/wffOfBN48O7j3qqA+etOsTi44u3/s/f/pK/1Xtl95/Swyx9bd+9qc7b6OVuPvoj2x/2zdvPLmSeeOc
D3/pjDknX/C+55zwgdu+8IYlA9+9/aX/Nvdnb/rZz8//UdtnrUcvf/u//Hf7p29afc8n5lza/Z3LJh4776OFdWctuOimV770g7N+uPvoiZn/dsxPX3fu1p+3
l75yz4/PO3f/tz/+5kWz/uPoF9y49ZH5X1mcPf3mO3+1+J7Dvn7Y1ne1rXrvzWeeecknu8+++aFV18w744q73nXz6V877e5Pv+TuH24onvrw3O/c6q54rLb/
18sz585/0QVrV53w1RuvveHPB/b98SdH37L6A/cf/+LMG975yPfuXfXkVRf+9i/Pq8764FMfqj762c+k0GJP6n48df+F1P0fU1aF70xFbfl08v6oJ5Otve2m
pNHaXfck7nsv+kXi/g/OjYnWPn7yJ8z76vu+/rh5//wfXfUms7Un1Q8/Zo5twT9f8Khx7+2/r+c64/6z8+9qfMRo7ZJlF/nfje8ff6135OdfNxU/wtZeMevj
z/2Ph6L7G27dtnDnNa+J7j/60uLymZv/Obqf+Pn9X+m599+jzl3VtaL/hf9wVQT4982+4c73Db8vvF/Wpp583vVf+krYuasKb31q59Llrw4B/wP/zkX/kbt+
Qt+/97tnX+h9+b5f3xeqp94WvHr1il3Df9KAf+JdH9t+9Adu++y7NOC3ZB49c1HH7MWflfuFn/9cz8Offsn3rvqdtLb7xJe1b1n2Nr9znwD+PWf864zcfa/8
ytsP8P3XrzlC/deaTx52791PMChWdXU+eW35Y2v3XvI2HtuL/3PWgp+u/f57l3fdhfv8LV99+f885weHXXfO7J/i/gdfnPjHexZ/9YE7vvbLN6O1d590+q9u
y7iZ533ulo/T/QOZL79z6+zPn/y52z/+th/QfeNI64rHhl/2k1d+ZeHl11Nrr5u7p/Gd1//mscOu2P/yf6Wx3bZY+d/Y1vfuifXHHP+wZR13f/Dkc1ev/q7z
vnedVHtDej1bK9ovuOQ7pRPPfOXXX3jKE7/5lvWFof8eLF77vrYvH/Wboy956FrrFatf4ZV/ct251i9++W9vqdyy56Fv3rT6hveObN7z41veu+TBb6w99Zrd
R3/r/afWn7j4p5s2TF591H9eeMG/3XDD3hduOfv9K04s3bz1q/XfP/rRJ/8ykPv+V9ee8dUH+hYsPPa44xctXrK0f/2GjQObYDHat7Dv2L7j+o7vW9S3uG9J
39IFfQsWLFi44NgFxy04fsGiBYsXLFmwdGHfwgULFy48duFxC49fuGjh4oVLFi49tu/YBccuPPbYY4879vhjFx27+Nglxy49ru+4BcctPO7Y44477vjjFh23
+Lglxy09vu/4BccvPP7Y4487/vjjFx2/+Pglxy9d1LdowaKFi45ddNyi4xctWrR40ZJFSxf3LV6weOHiYxcft/j4xYsWL168ZPHSJX1LFixZuOTYJcctOX7J
oiWLlyxZsnQpdXEpNb+Uql5Kny2lR5/7/l2fOGFB/+sv7dnyz6971dIPvTj4/Lk///bn/3PHjped1/WTw68N6e1rLn3g0/vn3fb1j56+/ltvP/FnV/V/548P
3H3G897/ibcuXX3bER/56pN/OvmMuf/6lVcv+FPX//n9BSsbLzhh3/G//f2DXyx/0bry1x97zf+sufzhN338a2Pv/ta7zr/kOdmOz73ws7/49w+95m2/f9EJ
O1Z9ueuefc973ZtvtPZt/dRH5v7+E3us+371i1d+a2zt+LPe/pPD2t+8Mf+Du97Xf+O/ver0I36We/mz3nzdL978ltM++t5FCz946R3/9MhZn7nnrTf+8D9v
vX3Z73c964a2h15WOP7bR320s/LRM1Z2zn/kS9euHS7cf9cb/vzBo77k/+WnH77nGz+/+yt//uF/vf19H11Uv2D7a8P9466Vr/jBN966/5sfG9zy4czdi685
8qpTe0699bM3Hz0w+/vnz/r410743jlvfPu2jiuL/zG5/ST6c7/+J4Yboakpc9MboFfACQK8X6GlgRcr/M2jGAZj8s76Pv0HyvZD/Z+W16bEM0/Ic8Q5ikI8
sj8x/bq39ROT0r/llCjYuP637Zhb933iG/uXf2fP3D/s+KevLv/Vdx+rz/7dN5ef88n+zIW3fmf5R//83Vv8hx9Z/si7nzt5/dsfW37cKTs/e7P1o+WzSpdc
c8m/n3nX3R/+/Ynbbtl8YvePf/fDD27Yddf3B44Jdh/9ihOv3/SK3u/1/sNd57/316/ZVx858Xff/eBzzvr0zrvmzFh19rYr/9A48J3jfvu1lz7vT/UbTj5x
743r/6v/s5/87i0bXvjnhx88a+WybUd9/PA3f63wk/mnZV9w85yPHP7TZ/35qlWfnP/b4694vH75BR997vZ3/vjJpedeufSbb1p6Qu8f7n79BVe9s+2mzHf/
8vannv3srcV/fH37Mb/8eOFLz/vq5Yu2zvvJBe/etPyUc175qx/89POfeN6On7z5Ra/7/dLcSfmXv/HZH7ngvy+65aJX/umUPvclz1r05D5111efiM4vSWzT
VruxIdeZiKynFs6FpMD83EL2pf//gv8nKumNVFxT/QkQM6I3EcB0TtK/bvjSgZFelNo2sK3J91G8O61UYeF6MDLcDvutbZe1dkdGyZqxdICcZvHznsm6ifBc
8F9F0fbV6MUjY72RXHkMhBxjyNpqY8HAvGP7FnEnFgzgaqR/4zHo6saBDf2XQbc6EKqWjuldqOJK4uiv+MowhD7E+ICvGBgZhgatVbnRrRAcB7YN77hwc+wR
Id4fQMDLIsMT7oE1MrCFdcstzH+S0WoNY+4pcNPl+0S8YdUJIlZugfwzVwtA/bHIHbbLgXnM45bQMB2qbgTwbtGO9TeKf5jWBaTHj0NI6HzkdODFp50xOPY8
iPIDWjEilimRXhJeSFGsWObAes13ssynmtRGQn6MafUPfNn2XzvvJpIAkYDDAz8F+a5/i1hkPAZfez3WR+HXvzO65g2FGS59RmbL7y79+yr9e7n+3a1/9+jf
V+tfTgFC/3Ab9iMDnQ4/dFzPeI4yDvvfb4z6gX9X2FPLgAaEY8C/K40yPt3PBB6HsXQes5r/0xJNFFNHl7NblItMWTRMnNb1iQmzLue2LKdj7ehyXotyTB+N
ciFf34zOTjteFce7MMtlWrQbBX5I1WeneqAjw1jWj8xSTyyPymv12fowDJumn9kW7V6lG0jPeVhvGp/DJFlhCbm/b7nZj6tT+Jj+Z+v//qzfX6PLv0b/Xqt/
X6t/X6d/X69/36B/36h/r9O/1+vfG/Tvm/Tvm/XvW/TvWw38dTVsNklcIIbrBg6PlNp7Hp4KIw6Us2OQv0m/29Cvv/v+03vH8a80/v3f/G66sTd756TX3MM6
1k2L+pvBPazDrL8ZLMM5jaLTfF/vDWGomUcF/yTFjbQftnmjxpG36d+3h+tD/+7Vv/v07zv07zv177v077v173v077j+ndC/Df07qX/fq3/fp3/f34QOR3ve
41PfRZvp48n1HMJsZwjPR5rTl8sO8j5d38adSdimy2+8bPr3LfEi9R57V9c0+0mr/aPVftFqf2i1H7Si65mDlLeb7hxT6XQzupymuZxklf7dbDeHm3MI9DtH
dxWjmTuOuPqnL7zjnuUcLefYf9f9enj5Jv73w+VzXnb9vb/t/dnydD3p+vH3A/ahz+fTe//EQdpP/vtnDfQP6t9b9O+t+vc2/fsh/fth/Xu7/v2I/v0X/fuv
+vej+vdj9lS+yta/YGoep1mqPm+6/TT57990vR/Xv3fo3zv17yf07yf171369279e4/+3a9/D+jfT+nfe/Xvp/XvZ/TvZ+1DxxewEPfpvbRG46sTwr66ROOe
LV98zqjrUL/5/DTts45V9/M+/ftF/fulQ+ArQp5iuvrv1/V8eZp+XEX7/1d0ua/a8h/+PWA8w7+vGffbieY9qO//nX6/Tv99Qz//pvH8P+i/h/Tz/zSef4v+
+y/9/NvG8+/Qf9/Vz79nPH+Y/ntEP/++8fxR+u8x/fwHxvMf0n8/0s8fN57/mP77Cf13Jj3/qX7+Mz3mXnr2c/3sF3Y8zl8a3z9B//1KP/+18fw39N+Tuo7f
purAs981efb7Js+eavLsD6ln6PsfU31Hf/7b6M+f6L//0c//bDwPJx/PbSd+7tC160h7njMVBhmjbJauc7qOvPG8QNdF/dw3npfouqyfV4znbXRd1c/bjecd
dN2pn3cZz2fQ9Uz9fJbxvJuuZ+vnhxnPe+j6cP38WcbzI+j62fq5Mp7X6DrQz480nh9F18/Rz59rPH8e4KWfzzGeP5+uj9bP5xrP59H1fP38GON5H10v0M8X
Gs+Ppevj9PPjjeeL6Hqxfr7EeL6Urpfp5ycYz0+k65P08xcYz5fT9Qr9vG48X0nXJ+vnq4znq+n6FP38VOP5Gro+TT8/3Xh+Bl2fqZ+fZTw/m67P0c/XGs9f
SNcv0s/PNZ6fR9cv1s9fYjx/KV2fr5//g/H8H+n6n/TzlxnPX07X/0c/v8B4vo6u+/Xz9cbzDXS9UT8fMJ5vousL9fPNxvNBuh7Szy8ynm+h6636+Tbj+TCe
6ecXG89H6HpUPx8znu+g60v080uN5zvp+jL9/BXG81fS9S79/FXG88vperd+vsd4/mq6vkI/v9J4fhVdX62fX2M8fw1dX6ufv9Z4/jq6fr1+/gbj+Rvp+jr9
/Hrj+Q10/Sb9/M3G87fQ9Vv18xuN52+j67fTfyfS85tStIrlFv1sH/2uozLvcJK0kmUY/exdGAOVebdR/3voelzfT+jfhnNofM5f+6/Vfv//x383XTaVF36Z
lmM/qAF8i57/W435uY2uP6Sff9h4fjtdf0Q//xfj+b/S9Uf1848Zz/+Nrj/uTO0Dwnul53peSz7r4eV/6+fN5Ybp5YL9Tcbxp5O+85/L7/3G8i8eVbrqgu8+
tvzqpb+7a+t1P11+0b/96PcrTv4m84cHdEWfcqbnIw8mFx3s/b36waf172ecqfLFJzPyiyI/9UUexPWL6Lqgr0cK8fWXMiKbOlb9I3+0/bV/OXPn1nveP3jW
By997Pmv/Gn12GfdNf+j1y046bajL9i74pJ33Ps/G5bceMb4uWvfar3mP9ecm/vE/7lr549e9twf/bI4980//ej/M6bpgbP4yuZctu+v/p6wdovUpOPSmwGJ
M2Pz9qkPAA==
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
