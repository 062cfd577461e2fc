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
H4sIAAAAAAACA8x9DZgVxbVgd1X/VP/de2cYx4HhafcFkzFCIHlZBkh2Y8+GiCabkKy7a95mX/QpRkeTCBKe+3bCDM5ABiWKiooKOioKCmPQYMSEGDRoEFFH
RYMGFRUNxj8UE0misuenbt975w9N8r7nwNTprq6un3NOnTrn1Kke46Szv2MahmG+FF5jnija240TvfbSj9l+ogkZNt0Y+BRyXP3QOFFy2gbZbSc6pVwne1cy
sEv3brlai8vabW38tpk9b8N81Z41oio647dXdq3cT91nrAuuLf3cmVfVkXknuvPmlbsyr9RdnTePS7Vxg7om3TuHasb3FD5qa+Mm2+gHr11+I0Me5wbl7sKd
X3njlEbqtnHp8uj4XQfbKVXSVvked81tL7XtECz1XL+Fj9u5WsnA4UqgWFCuELvV1laFxrbsuq2i2TY9PEs3ZbfpyuQ83fd58+aVUCp/QI+s9h+U+aHNKJO/
DdqZlxFAtWcvurp1zGxry4ZMZRnJJQrTIK1580qMwMio4D5snt5SpX4hhecRoPd0G4zDsERLvvXb2kq0xc5W3vjtbWWyB+1tFXdKd4J5vkSmEkGtCnIQVamw
Jr3bVkZNBTlUmQJ2FQFoUulq52WM2ZZhUV8FzE9tpUFW8WO+vfqHea500Vaesm0ZRdrKvFk5TLgIedJU8KQejjuvvYR9J7vCWufxsKh6olbpETMSTXymHJaa
x5SzswwmrtM+Tz+hoWaMxM+R6zmPZRe8jywJd1G/kRssNdqITG1t9GKbpo3B42zjWqDIjPa/8w/NgfZsDszTXVYZ27VrQaklEouBtsqJ2E5cWuI1VWZKp3Th
tbW1VUrLtgqhDmQqc3glUxMHtFXJ1bZS4wbzXFslx2TtYc+IksaJZhvL93knCsBsmxhrypnfnTv6W2f/6+mnzvnW2XNOOfP0fwEwe873TvnWyWd+7+STzpxp
WHJv/ud5IzAiofKWkw9k3jFrhOPVCmUbjilrgho5Iu8oJ7JqIvyps6LIzucPqa8R0rF96UShrHVs4derQCoZ1asob1vSrFU1hyrDtv18fYMRWV4wUo4KlN/Y
GJk1nrSlp2zHtpX0R9eoGuXU5KVvRP/g+6EfhkHjoY227dUqx46cyLCs0TW2B21L28mrOiGEUvm8A9CyhJUXeSvvwG8EOfX19ZYv6yOZP+xwGSfKcYuhL0M1
BgpHztgjPvbxpiNt9xNOKI9yXWvceKjUPuqoT+Q/6U+wHG9i5LmfilzPk24UOVCdJQb/UXlp5T+d9/1//Mx/mtTcPDlQnqz16+pGTXGmfvZzkZDZT60hZQC/
iv7Dz3/+z+WHOmvoH6XsYZ4RsJVlA+Ydy/Y8/7/IyBYGPVSi1rbtzx/tRE4e+jOwHgv+GcpWqgbGqWSdb4q0pbYu+q9CGKFlAEfgT2RIA/DuK79Gilorr5y8
jGoB+IYX1TtfUL7tBYP0zTIC37L8elkvRSiAeo4RefXeNK9cyK6TKvqiVDWVbx5z1BHedEDZscd96ctCYg+kQx3BVFqG8AxNA6gQ+CoPP8BMo30faCDkf0Pg
fMWBmnzfV8FX5YyvSceXNfWAra/LcXnvvx8v/0f4PycDDT0h3P/V7J3gfONT//S/v/l/fGuy7ztR3pP+Pytf+nWFQNZ8S56oVGR4J4X/LNUxSrkFF6rOA/0B
/a4Q+VrXqIHrIEJaFlSk/sVVeAl4VYU6FxK4K8CLgJSCyrnuyaaqOUWpTylVj2iaKSMZIZUjdWrkS2+aD2Uny2+rcYUCvuHCy6dh0wWqwj5dYdWyFR6qo13C
NdQOD89wleudKVWdy83BXZ1jO45p1h5RH4R2EISq3gLyHd3oKOu4xkYvMpygMZoCuPIM/7hGYJRIWn/Tj/83/RhG3sH/Rj7PV5jglYM5mPCPgbmG5VvfwZ9D
v9sYBCOt4NjvqUbpNToSSp7lTnRHOo53aONIr8bzZgWeqgduUEFYExrGtyJZE8nZQXTECN+GiaEi6X9RRQ5QDORXpErsHFLqScsjABfwS9NGWo4l68+Wc0JD
1Tsw7O9HQQgPjIp/fv3nPw/idQS9Zcm6xuNqpVXbmFcwTVWtJ0Pfty0LxJb/P41vGvhG4AVBPTbQWHt8NHf2v86ui6LAqovOOVrVK/V/bQclYH3gedG/Of8P
pO1ImI3HHTe1WSqvvq158mRD//zgBwwV/M4zDvIDVDtomb/qZ55hqbwhQYxGsv1jEdANFhhIfccXHvCabwnAWb3RYc43ZR5WnHNNK4L5I5x6y+s0jWiM68Jc
zneZ0+AJ/FeyxGJAYSQPDFvKBeYC0//GN0qjnyYaQhS19jRpLzTtmh+a46LDDps2bVrDNLfhMJd/ph125mHADfmaOjvvByZICqg4crpNB+qvrQ8sP8ovMiee
Z55vLjL/F6x8kye7n1psfsqd5ja7k133+Ly0LQ+EoagXPzLPMy+A3wtNw+k0D6tfYkbSvci0HeVebF5sTrvEdKYFKnQcyxnnTnPqUaRC5x1Ay1JTNkMhWDr8
mnovUA4QsoS9i81Lzcvgt9O83HTdZabrOO60K8xp8J5zsem47pXmtPPNTzn4yHUvNUv/xo07DWa5OMz1DkMM+3lxlbncNADzlp9fYQL+rzYt1zzL7LP7bFua
hu0sqr9Ntpvp3sW1QbuR9jxkItjyGgEDE7oSmKz7C12vZyAxWfwuXS9hsOEtAn1vELAw2cZP+hjYmGzn6x0MHMriKncwcDHZzdd7GChMlvMbPQw8TDbz9RYG
PiYr+Xo1g3WPEVj+Pr/KYDWDtQwiGghfL2HQdx4NeAeDHCYbuSObGLz7IoEC9YGztjDY+zqBEZh0cW3dDOowWfoeXS/TgKvpYbztfZOxwGA1V9TNzza9QmDz
SwS2/Y5Ax/nUvy4G6/dQ5n5+tpvBWn4hpra5H8sYJFQf92MLgyLVzdd9DMYQefh6B4OxmOzk610MjqAW+XoPg49h8ipf72XwcUze5uv9DJoImXzdwf06kl5k
6u1l8Al6ka/3MziKOsHXuxiMo07w9R4G46l6vu7gVj5JGOPrbgYTiAH4egmDicQ0fN3D4FPEXHy9msGnCcN8vY7BPxIl+HoDg88Q+/D1Jg00iRns4tk2mSjB
SNjG4HNUmK83M9j1e0YDv7OTyfs2gw088ZZwtb+m6bukg5hjKYMtlNfHN9sZ3M/lFnE5Bls5j/l/KYMHOO9czmOwjevr5voYPMh5XNF2Bg9x3nzOY/Aw18c3
Sxn0cd4BGsBSBo9wXieXY/Ao5y3gPAaPcRuMpu0acB4X2M7gcX53Ib/L4AkuxzfbGfyG87jB7Qx2cB53bDuDJzmPEbKdwVPcRhe3weC3XI5vtjNYwihbymDJ
D/mOQR+D7fqOxctOquRpSp+h9FlKd1H6HKXPU/oCpbspfZHSlyj9HaV7KH2Z0t9T+gqlr1L6GqWvU/oGpXspfZPStyjdR+nblG7jzq3bzby5l+cNS6ADVKKD
rudTei4zMpfqonQBpQsp/SHPTUoXUXoepedTupjSH1F6AZdkrl/PUnADgyWUdxGlF1N6CaWXUnoZpZezOKT0CkqvpPQqXjIoXUHp1ZRew8Oi9FpKN7Jo2cTg
Okqvp3QlpTdQeiOlq5inuegyBusZRTczaRmJu/RywuhZy0ji4t0Meil9Va83DG6h9FauldI7KP0Zpb9g8nCVv2Jxwv3grD2MwuWMux4GW7gDeh1lcD+LG25z
P4OtvCLyTYdeo7nCDq5+CVe4lMFqBmsZLOZVq4fBZbySaXVCL+78aDWvgMu4BE/vDQx28FK5icHil7lRvut5lUfImR0sPbcwWMzo38DP9nPmEm5nOas8LGav
pptrKL2e0pWUruIBUXoTj4rSWyi9lbtK6e2U3kHpnZT+jNK7KL2H0mXc2K/o5l7mZu79VhbALEpZHFD6CAs+Fi+UPkPps5S+QOkeruJlunmF0tco7eDmtrEO
svJBpvM+ZmzO7ON31zFmljF4m+mxk8FKRt5urfrx3V7GYTe/3s117uDMPbdzZbfx3UbGPYNNdzGV3uFMXnfeZbDkj1w1373NYANn9jHYw2A0dYhHcC+pnJs0
R2s+5NXyYXrUx3nbAbiXiILznZnf+d7s/yuM3Mnfnz135tnfmnPS7G/PnHO28XhYyjn5e9+dO3P2HOO5MNA53znpjJnGn8OodPu9Oad/77vGe9nzU2fPnGnM
j8Ksgu9/d47RFZXKzz3pzO/PPNtYGNWUMmae+b2TT59zOmR2Z2+detLJ0I3zskKnnH7qqTNnz/zuyTONJVlVZ57+3ZknzTauiEpNz5l5zhzjqqi24vZbZ878
7rfnnGasiPI696Qz0R84Z6axNl8a5OyZZ8486eyZRm/eWxaYaAU8bOdrDrncWmY9Ip6TV1hXWldZ5hrzVrP56C98/b9vNH9p3isu8vb4T/m/9Z/xn/V/FfV6
crO8w1xr/9heZ99q32b/xF5v325fZa+wl9lX2j32tfZ19vX2SvtGe5W92r7L2mnuMl8y77Xvs39t329vsx+0H7LfMfeaf7b/aC4WF4pLxBXiKrFcrBBXi2tE
j7hWXCeuFyvFDeJGsUqsFjeJm8UasVb0ilvELc4m5wF3u/uM8zP3YbfPuddZ7rzoXOxe6CxzV7jXuvudG51dzgGny73dXe3e5i4Tj4rHxHbxuHhC/EbsEE+K
p8RvxYXyAvkj2S2v914QL4mXxSviLfGO+JN4V7wvOuS5cnWuSy6Uz4jF8t8ulkvlZXKZvEr2yOvkSnmjvFmulbfI1dY6eZtcL38mN8on5K3+bf5Dcok33+qw
npcvyBflS/J3co98Wf5eviJfla/J1+Ubcq98U74l98m35R/kO/JP8j35vlzjPZJbaHVbF1pLrL7co7m13n7RYc+3z7U77S57gf2mWGj/0O62F9nn2efbvxd7
xIviebFAdsr58oB4T/xFXCuvkVfLFfIKebm8VF4iL5J3Wz+Xd8oN8nb5E3mrfM163eqVa+RNcpV8w9prvWm9Ze2z3rb+YN1j/crabN1r3Wf92tpi3W9ttR6w
tlkPWg9ZD1t91iPW1da11s3es9ZN3nJ7hbfPvNi52lnmrXJucm521ji9zm3OT50Nzi+cu5x7nPuc+52tzjbnIecRZ6l43PmN81vnKedZ5znneecFZ7fzO2eP
87LzuvOG83vnFedV5y3nz06HO99d4C50z3eXuEvdK9wr3avc5e7V7jXude5K9wJxg3uj+4y5yr3J7XXXube4P3XvdK8O7nJ/6W5y73bvcX/lbna3uPe529yH
3D73EfdR9zH3cfcJd687Xy3yFnuXeJd5V3mbzOu8+8xV3q3eT7xPP+it92/3n/TXhL8OtgR3hvcHa8OtQW+4LXgweD3YGTwdPBM8G+wKngueD14IdgcvBi8F
t4S/C/YEjwQ/Dl8O1oW/D24NXwluC18NfhK+FqwPHw1uD98IfhruDR4Ltgd3hBvCx4OfhT8PN4a/CN8M7gp/GW4K7w7fCu4J9wU7gl+Fm8N7w7eD+8I/BH8M
fh1uCe8P3wn2B1vDB8Kngm3hg+GfgofCh8O+8JHw0fDPwV+Cx8Lt4WvegWB12OddFL4bXK12qiXhVepJdXl4o9qtLgiXqSfUDeGv1QLv+vAK9Rt1abhSPa9W
hpvVud65wfvBg/57QVd4vrpf/Si8XD2uzg07wgf8R/z5YWdwo/dz9Sd1jXeH+oNa7q1Xb6n7/fPDS9VjanF4mdqurg1vU3tVT3irekNdE65Tr6srvR+r19TV
4S3qVbU8XKt+r64K16iX1RXhTep36lLvWvWs6vYuUY+oznCx2qoWhD9SD6iF4QVqm+oOl6iH1GXhDeoFdXF4jXpaXRJep3api70e9YxaFq5SL6prndXqJXVh
eKXaoZaG16vn1JXhzWqPOi+8WPWpReFF6mF1i3272qfW2D9Vb6vzvaXqUXWtt0H9UT1u/UL9Ra30fqb2qxXWXepdtdTapN5XF1k/UW+q68J7VIf3Z/lL9Z56
WC5XT6nnxJ3qHfW02Kj+rH7s/UrN934YXqgeVCvCXvWKus27T3V567x7Vad3jXm3OqDWe1vUQu+fVqjfqsf8m8Lt/oLg5nBhcGN4u/dTb1V4h/dk+GbYGV0S
LY0ujS6L7o42RWuildHq6JfR9dGq6K7o2uiG6KnwuujG6H1/c+7e3ILcwtyv5dP+a7m9ubdyb+b25d7OXZf3L7vhcz/Pf8cQR/O/2EwPmLPS9tacMEwZxMa0
SMRGk7DSA/DjzmLwRcxMrdbECE0qYw5WxtRloAQ+hhWgdZIwgqBDCtluzhvTAT9GWjijaI+ly1ikam7iZF0R2JWclNQREztiDtYRExtxsSMmdsQcrCNcJojd
2C13hBpxeouqpdA5IzJiMxaFTuoIXcdO7BRW4H3iQO1QVrXEnS3G16uLlh5Sb6dVPgtiJ83PSpxgzHyqxdXjcqBUOQsKmdMh41yqzkkLramkps/HjKKLz+dM
EiH03ZkkVBDbqWqNXSgHpcodvXIhvm6PN8LUxBHbTULFzjGRwBcKrRrDbj4w4F+jQZRubyVim1+CXhuFBdTnYG+DFbSPaqug0C7rjKKlKzBjq9CNV6MI0Ykd
W+kO0Ur5izA/o57VBGsg4oMKFM7TL8X2JGGNIfykex6c32G0pnvNNB9bUAGNmKrsg2wem5VuhLcXc9WxAOpRnU2w0CYOwj6RuAi3iUTF1gRzq0i82Bpv3C8S
H+EWkQT4fLNIQoSbRBIh3CiSXGwXbr4Qag6Bwayj5DKR5BF2i6SAsEMkNQj3m0ktwr1mMgLhHjOpQ7jLTA5BuMNM6hH2mcmhCLeYSQPCTWYyEuEGMxmFcJ2Z
NCJcbSajEfaYyT9Qu2ZyGMIlZnI4tW8mMbVvJgnCc5IigrOSMQhOS8YiODE5AoexViQmDvMmkUiEq0UiqG6RfAzhCcnHEcxImhDF0IaYAr9wXTMFxgdwxBQY
F8BDpsB4AB46BcYBcOQU6D/AxinQb4D/MAX6C/BweB9hAu8jHDNFngXgiCnyRADmJOgRwI9BaYQfnyJPANA0Rc4AkJ8COAZYmAI4Blg7BXALsG4K4BRg/RTA
JcCGKYBDgKOmAO4Ajp4COAN4GLyPMIb3ERanyHMAjJ0iTwMgU3PWVEAEXAq6XC2YlQo/IuYTR6dPmcg9OCE0kz1lvusbRpAaiL10k9EKDw1ixjsuQH4HDE8v
mmlhboKCBsSTwqwvMEsdnYQwgRInlYkLNXgog6x0Is+GCypnQ3lOTC46NOkOwCzFuRG3Yu7EIlX4maLC6T6mi6YHzbhW6sySDt2ZpuRIBGOTTyCIkxAnMkxE
kBMAjKIH0/4rUDH0Z3okYy92W8cbhbTpGJAwC1jkjFnIogCqvbjUxziMPxEfOeaHeA/VUJuXUCfMWRFYTFvv3OekL+6+00w7HpJcmMos1WVA8KK0A/wgIo7C
TkGzKOdIWCTeGBIO0B/d6JjzdFM4WZEcQQxDpzov47GilIMhFjCpK/oIGooR1gBlLi/hI4RJDEBBNX4caZnsIZG9OFdYVk2D2OEVxTJMC9rDFUUNtqIoXC2I
mgpXFDXYisJlAmjGK68oPIrCFSRJqUUXW+wtjoOVA5cY1dsSL4yD3q6Wx3bd/8BLr43ExWRcy+SFKPjnQnaH/jn1a4DR1EyO4ipTLO6krz8EBNgmNYdeWYl8
K30VxLBdITOv4jWVJCbOCGOSKAlOTwtOXwvOiAUki0uNxAgQ6vFQsB9BCX2IWxzkfF7iXBxcgZZFO+ZhOpVFKzBShR3ADKyNbggLGjCTbrOysJWulUMNKHKw
q+skTloQgRLXjAnmXTKhIfxC4iwdb2yUKBqbxAbJ03W95BVgi2QEbJa8gmyS3I+q1mN3kugDLMfeJLENITL0VGMnXQLfTRI7dK6aamyHy3QbdJdnBq5g26zW
rOPL/51WrwxxoVeJRXi8W7Iehde7ZNFN5axUgAyIy8LHpHq3Ee7GG30al9s1jnYQzsYbOyUvL09L7t8zhOMmsQdwiDgDthuaSlTzXl3zq5pK72sqvaep9K6m
0n5Npbd1D7otplKXxZjqsIBKLra42BqyRQtrXGJxi4stbvFqi1tcYXGLyy1ucZnFLS61uMXVusWVusUebNEZkj9haEIPTeihCT00oYcm9NA0Ed/WROzWDNil
GbADGdAOquVHhURkJdStfBqKYKipFQesDf+duAxa0pLMmA5od1uLTmxPP5sUXVBIkfMXV3B+mSxX9+P6Kgn0d2T++CiUbyAurKHln9DNmrpZQzdrDyL4bNSq
NZatqnkFrKWZebFm5qs1M6/QzLxcM/MyzcxLNTOv1hRfqSnegxQXSPEwDnT1CjX8MnOt01y8VnPxXZqLf6G5eKPm4g2ai9drLt6iuXiz5uJNFho+Bsqx0QCA
ZA0AQLrVARCfNWsBgAirwVFPNQoAArQ2jBhEnAIgpxoWAFDbydiTXIPkGmSsJsESDYrGZ80cAH+qEQEIphohAKpBxhFyiYxzSH1QzGihtMCq0EZJcJYp24nF
iE3QkASNq3q9NWL9QIDRUpRcofgKrMNSl6Qi+rXZ+Fy/gm/VUDvcGBpANwhoESqQ2pSBpiVW7iAAkwv0iaKCRqlTEiQ89As1xBQUfgUXeGPCL3C0tv4y/QK0
Lloej41MvKf3XGQjNNjoZSnBkBxnGOkv248r0qSSOKncWMKkAnyCKgEEdoH4Do4VjEUrBLPMoH80D03AQOxOpykFiqnDdrMiw5NWZeiSgWbfARNJZbcYzUAj
O3aQRjYSOwIgkEY2KuwKWR5RZseSZijTKPiqabaz4d42i61DvAPWgJWQeZaphvqZiSuMxBUGnjaUFhgzexM4MHhOmH572eoX2qQkusrEQlxTc0W0XYsOqrGQ
LasUaEawFTtfJQTDzCD99l8BUemhYMemIJTmpNd0dFiz2PYEbFogW8sVQ55oPTZCrOVbtSG6bQVq2qnA+vhfYS9Lj/FGfhpqGymuctgt96uRg2SP7UQBJaEn
rUUPagQNFR5J9BJAn4pBWgsdM9JPIEo8fBue2nGQjqDsCZxtYedghdFEdxA4sQ/VEX1hudN0Jx+KRdKWu+HA4yBABiiZ9iAspgebhWm3s2UOXUnHA0+YhZ+X
FfmjyhmjArrumY9ri6Wt+Wp7Jf1k1fs8C5zya1gnUplselASEU9aHcUy187nZYvsE+Ct6SCGJdslZKuYOBCYyMdGNKzpAEycJXCdmnNSczYIPgf5/exZ2Oqg
fh3ORu3bIg8QcrClp6dFc9ZIbOw1ItBh+WazfJMs3ywWFsjyeY3rPEuOEs8HC0xTtA9wV1X4qdqBnGkhEdgFgfMTuGs6dM9JLfw9rjEhN4yBDdtpiJqhWVh9
IXlEgJxhUaCdQbIRNPWY1skKr43gji04VObaG9vKfhlZdp3ZacdmGNBOoEXLn3bDhN+OV2RKbJrcLLbR3Wbg9ofDZrGZSj0PpTZWlVqPdygSO34MpdbiHcqT
LVBwJdyMIf/MJNFjau+Vk+5/3iCLD4RP4lUzT/U/mCp22mO2xgpmSjqqdYJpwLLlpyNxOsDC5acNdAVWR1rXinZhrixVgU9yQhgkUJCN4xyYevMZNbGthTga
4LjaW8U8LfrFApnCIs4jy0VxIc6TqBh3TASIxrLwhBkHiJPVCO15PFfQoBdBOg4KSuj8bqO1sI5nGmqaEutAemdvIoV3wQhdyApTNSeOZsN8L8yZjR3KqrhV
NyK1ViRZKwIuaAMsAjgHZgyAOYAeewLMgRCderOSPIKzkgI+OzOpQXBaUovgFFCWGLd24SnqYK5kCaNfCzjDbAXsFgvcP7iEppnD8EmhtVijnxRaj5RGsyw9
AVLV6icqexLbR8pdZrPsMElC7Ac8pR33SBp1Hh9X+ARwnDa6yYojvlCKSzwVB1263fv5mRE5T2FsL5v8Trn3sZ0Vy16PR8TlumY2FkdU1HVKI7qkSF9Fwa36
VYYo0lOaxle4jV2SDmcCvX1c4IFdklr4rYHfAvyGYT5ANO83i8RJHnOXj0tJ/tjIh8byxC2FMIccrZd5v3KZL+Ay78cFJIIPy3xYkvgFoF0el3lYZXK4zJc7
jJTbYhDl3LiQkQyzoJ4grslohVlAqzCurSRSBxBpOj+FtKm18EJJ13FIZH4RO01zC7qCyyYRbzdP7IAeFHPYy4hfCWH45tw4h85iuPpSHA18qRqvqPihCZNL
7TmtxRx2anozSOAcjCkOsa9Azxx6wILspqmVPPSTDOQdlY5F1U+BxARc+eloEgxo3ATVHJ+JiWJI/j2WT0XQOJvoUQ7Fgp+ax5Qc70XICXE44VdxtYJHX+QH
NGpQyuH3S42pQZiDVu5ntkH/Wy4gJz1Iqhzpiamcg7duHLJqhyiDCYnqblMcHQUybQT3IASlAFpUiMAAEQitDl5/LvYRcznQC+MRU4DsESAJGnSBzNCQD8iQ
pAdHaAcG5SGpoj8tkjweWGX9lNZWAF8E3SN3lCgkIxA0JHUImpJDEMRJfZwrTwzQPUbEdXF9fAjR9gFyg8Is3iLhZYCbJLwNcIOE1wGuk/A+QDBxDkUIpk0D
QjCBRiIEk2kUQjB6GxGCsTsaIRjF/4AQjOjDEO4RyeEkLUQSI9whkgQhWGtFal8kY6h9kYyl9kVyBLWPjm5sXyQfp/ZF0kTti+RIal8kn0D58iSaZAB3SJSl
UK9MjqJ+iWQc9Usk49kVim4Sxode53yU8xVMNbbMVLlKpvKrmCo3DFONRaJvLBF9bOJrpsKVo72VNEvkDJwoOFuaDD37m3DyQxZIakPP/iac/JClsqw4R1dN
mrngiZ778AgYa2yMsqsYIaPi/hP2uiix39GXaEEC1nSJNQfpJczhyckn8fYzYKH4aAUq9Lym4ZmtxQh1qkIcxZ9sFnU4f0kCI+/mYF7guGjqOplJgJsPW0yA
dbTZYOAmxAaE9bTpYOBmxGqEDbT5YOCmxDKEo2gTwsDNiW6Eo2kzwsBNinMAHIZ7EgZuVZwGIMatCQM3LE4AUMStCAO3LaYDGDsFUG3g7sVkAB+bIicC+PgU
QJ6BmxYxgCOnSLSYPzFFovLok5JFM3jWVONJvMzT5Q68PIo2T4x43BSJuuX4KdIIo+DvtMj3W8tKwi9DaOhn1oJRthcLqI/C2jOdNj76jFYQWR2byNBDy1BO
T4PSKlG4kx0RqIhRN78MPSrrWvlYZS6S4LPm1wGEU42vAYimGjNY5H0ZXUSTxPTU06bV3cvJtDqzNe3oOLfjB1lTG6o1lYMuz4inrzOevsZ4msF4+jLjaXpS
S2Yvbsjg+otbOugtRAdFA7tz6wAEyKBWHKIpbMV5NIWtuICmsBXXIC9bcS2bWT5iSGp3BWhBsuSuKJB1sNPMzINnpalK5sHEM4qy2jzgXXWUFRabPZn9hl0l
5VnvHZEeTRauWXrkkYVb9FFxjWen1+gd25E4UX1ediySFrDOfgWtT7KJFUoJICLYxDP4Bf9Y8v1WVDGKc2556l2BGtx9EqpQhTcrtxRMWsyKCvGhMrMTZzB0
E604MqcV2m2QcUaisPGBVhrpI5mVhpMhRiVZUYNvZcs3KMRxUTtQJD13qMRDJZ1bwWDRTQNIQeWZhAlUVuDKIGssJk300r7SSw38Uh2/VEhw/7wsflw2AT02
ARVTfKImdD6bRd8C8w97SJ3DC1LcEw9FB1tP7x4wUeWEJQA31c256edn9XavSuNZsd861SC3V2uCMRMA0PCHxdsjA15iK6tGerjdjidvrXYJUADUDNVjnlFU
2shTKEZOgH6ouWVrCz1g5TAJaKhkGQ12hZ5QMdiWl0BfhM/2q8jeG+SKDNXBTHGuAXQPXFAqQyyok15vMcAwiyKurmAN6VmfXWlazk1Qnw5a4s5ixJEWg5SN
/d6WiQtjc21Xi/GNSCv8srThNMgLAdS4yaA9KtzTI+NGi0CFIvCcbN0vv2ySzYa8xN53j6M8giwEpKJo6eHAPgRA6/ysxAvIrPTIOYgyGNL9mBaeWMTmIMjc
40knx93GGbH3FeyplxW7kytTabfZWtG1K+brt5vEUrPoIVxmFnPoOYMKLzJhWQc7FC6XmEVzdqwmmBebRYE2KYhQKLzYBNOkrhUkqED6HDggO2G5kb2A/LgT
1L0ISAbaXoF2LaF8t1k8pLcL9L0ACXDI2vJ+JZQ7FGQXjD9pkBVyr8SX3HOV7gITePn5JNgHySogfxb6c9cxROMPXoU5sAryRhY4n8VQlXium8HGKkUHUKWF
a9lH1m8DfwTTvrII5R86MB9ucKU7BB0PRKwneA7jUiWR3WtAgRrQIOaik90joW8U5SZ0eR8XmZmvqWFO2n72tzFCy7KEaVik7ZNT8fOz0nAOujVnpbVzZpMb
UWc7dCv17Wxo3616zdGvhVWvQblUgv3rolA4nEqV38GHAh46wWB4q0YiDL+2GVQxFdc3gypG9BowQqN6bIYppIE74CF6z4duX36IgYi/CldBaiVhwML3m+Sk
boCbncByt6MHr0hBTkDWb6LxhWiYjP49PzUqli+FwSIUbfA5UOQATCbHL8vvuKGwvlwTzG2w7EgLYJFiaK28lckmUweDUXBmpx3vg9Low3VH4Viw8GQazk1A
x4dxQc+hQCK4igPyS7QMi9b0uc6Flq5JgFrD5aBM7dzZ6ZudCxefgw+dYGDT1jBNiw/VtDVc0zIoybnBWKnqxsB6/Nb07k7RirMGlIDelgPv/eWdN5795QGj
raU9tWL57VTOBZ0MrPTehS3tCzqZARu01EA5WoJArAf1RlwF2WIm22gmW0NC3sK/ttmmD9zsRG52HDfblGC8ynhjvlkcCW2ZnWA3qH80zzWTCB+3gSRRaFSM
ygQVFO4wi3ZJ/EoUrHIIwSpRZMpBRaaERb3YGDf2C5oMOJwF9T1ShUCn0svdSFzuRvJGoc6MRyUj+bWR6PkAbGC8S4QryKi1XZ3ZElJaWMsvKtrg+iyMky7V
3KmAAbycCoMDCCp6G6qek8Q5tOGN7JctmV1dpCqUgzFDFDlenOOdk2qumoC4FIzixGTsMVLbEo9xy8pRaWHPEM1qCl2W1ZLyqthfV1Cor5YX8GxNqONmCtTM
EKqEwKXaR3UD1Qp1HO4WZk2d2IwWMakz3VS/Vth4icToKK/cbroDbbCa+dm2aGKWOadJnICb+6kBq04LGFLlJpKImV/3qEIhIZ17ESlDvUDd8ivZVU97rI6E
LhbrEIIiEQCa5p/b1b2kZ1NHe+eMxq64rgv0jlJ50NdmRJUYB0xP7l4FxAHmA+jF0SqgWLAq8XGbB7f4VBzQ4FVc13JA/xidjBeabdxbqgfYtISIwtuLBqii
gjQeE3QdWDJ6yQU6GEVUHHH1pZYrmkHFrz/GCyvO1/Q+oShJF51AdgHw2+nMdqcx153C7HAisANOULZYjKCSroPTtLB/kW5BFSWHLZK5wFFsXKuBanpm9ZCd
a+i4b5LHcDE7Ji0RzSOFhrk2fV8WuBFG20DpWjOVtM3HccoUGThJrIaclhf6FjzwUu8Vn24WPXj73J5Lr1/YMbUZdFO463ios6Pnlis2vGg0iyWY8fyOS/fd
txZLd+PtGy/p0h1UuuPcjl+8+tuf7oXS50AnodNnQfberRd1duya0ixOwzJ9nR3rFv923WtQ5kS4f+3R+y9558Gdt+E22Alw/1apxhlYeBs1/3Nsfjrc7+M4
vGbUYjTzQbWTdcmOW5b9bA+UnAj3rz5655rLto1uBhMTXiOehpJxqZMXPH0bdrIBOhmik8FswajTHtkMODTZGQKKznmXaHfIJDEHaZduviDLqOP4S9qKpM13
3lw32CbmPUl01MWyEUpoO1TqMqhBoTMYtxZrzs0mNpic7bSZ/0fLZstSgZVJcrW36JC86i26yOwoXzlYEcPcZxS9xtgA/vdxLkwsz+h8Z+x2gWkOjxXMdJwg
Mh3VyvY1Ob9D2u1DP2YxTI1jYIkKcYHx0n8j9z3otulc3uEjQxh1wHwvmOneBNMoFnrLBwDIZppHBWp00GaKkdi8mKG5OUJHbgzwOIyIR1REZdL1wIUP9Mda
vfj9LZXRQllZBnT4Wlz/arNjAIhnsKrqEM8uYbe2Mc4BdlXFWEVFcGqKkeaDH3nI+j5i6PMOQdXGeAxlMWeE7g/FKPi4LtUBIaEnLhIyDnjxreFSqZnHVSZE
ymJkTx5lQ83suIBygc8dpBhk63EYapIrv4qeb5SUwIxR8H5gy3Y5T5B/o+wkq3JpNKCTutKlYVe6NKzMfTHolQ7uGujSsDKXhpW5Lwa9Qixag7k0rMFcGrgx
T26Kklcj7iyGvMxbmebCqoCsUAVgPYPlkzc7SyuJVdabyEGRRNVmadSv2uFez1QNxGRuiDM0GdYOcjX8WZs8RVpk+DvI1fBncoDJ8nG+ArsU0pTnDRaN3UL/
Mzd5wq4xOHYHO4dTid0SVrPHw72GB4NEUNH0IFdBBd3LVyUPEkZV4T7a4zRLhI4WiwsDzxHVDN2RHGrVNfzmAF6TJffTYIxR4X6Ka74SDTqAcvmUewgITsqu
u0JZww36470w4DwUKbg8eBz2QAU3N/QwTVRwc4AKUnBh1bMrRlyhYstBelDGh8L9sDLisx6okm49GJ4s0q1xqsOqVFhzYcnlF1ukCcpKTXCw90kTbGJFMIYu
xK2VFVVwEKIYFmUDYxe9yML1+ezEaGlPAjqElI3CpHZxBY6GwBa11cQtY5OHt+p2geRFI8MAGruF35SQ0FD0IhsVzcNR3A5WL3WQQmBM7JEH/I9WAIYbG70L
WgoLK3C7g5ka7YCJVcFKMHStsvY5pizJ/U3GGUWzdJAszU0i5QnFxH5WnMYs5gCjOrQ+QPcc8yOuf8wF2p9r8uERKHmhPj5SFLQdG7PrZLDVWzu82es3Zomu
8aIBNV5cUWPTh6jxEl3j0gE1XlpR47gPUeNlusbLB9S4rKLGiR+ixit0jVcOqPGqiho/8yFqXK5rXDGgxqsrapz8IWq8RtfYM6DGaytq/BzcX8dcUvjglfMO
XMOAQiZnY6GGIC1gzKRES2+cji0EoRDLVt10+MHbozhGNARaqRbVWlhO3gih9wxJ35QU74Nt6GCD83i8ICRRiaTGzcKKLp4tm4ySEfa8Ej7o8XpOdZhnFB09
pxzeY8VdWIeMkl4T7RqnBc+T9Yhm8Rm4xvnW1CzGxU4pnq8JLtk+cdM1KzJzZDoFX+5alWV8jndolN6AwiCnqgA/P234IgU9NrXGfmsRI55RzcfYZw74C+Fq
pA7zcznMr5iDKwr9K7pZAB5GwLhxBBrnbLAjOIKOV1M3drP4MorucksKF2qqPoUXRL1JIVu83JLuk8u0mxxqN7nBtJtcpjHmMv0lh/pLbjD9JTeodlgg1xi6
bt1plT2EfuFS7KNMJQy5vHuvD8i5+oAcDvDi7CQwjzo7K4cxxvD8co0mBzilSK24eF3Hx93QYeBgSB5uFTotnySzl5Dn0M6Tq7feHVwmHdxsguR4oIODXgkc
TtYGhX2BBejw5msuO6rgIlLc2OcWP1hzE8x/whDn8cY3QBMAcAJGuEPLsNpgLxJabcoEDcoOt1JMOxD58O8Xo9g/G/oUrU1qBkGy3xvX4CKFD0l3oaPdLUFS
iMNe2uBCBSKoUCAU+Zla3KQQtOTjmrjQRfyXJzS8xPE/Ff0qe2B4fH4FZ141vwIbYxkbo/F0dpM4De19uDpSntgszuSrE1oK3f9FtPHNDLo5B95+FWp10tGI
up/OzxoqPKPDISp4B5H6MUbqEYzUsYzUmJE6OsHT+bEoRzij26efo0eVHD0O7otqGbOqOuLZ5WwMUCidKlN8JALJgmFpmbbrFrbqooCT8Uaoz7vFGNaHsXKt
RYs278niKvJO+mDyVHK2lqcUrZ3t0btZaHRQa5TOjZilA+x0uF1UHLIt6zbBTiVEuzWPrSTvQ1hJw1tE/pAW0fDWz+Db5UwiNn4+hK1CHlPjw5vSf60B/eHM
5sqBhdnAPoBpG5a27sWghtbgxlml9cUHFp7+IYV09Ce5YaLQrlC2UXwi3TszDhigj5eI3ZkRe0CRoD/+uZ2yMYHH6ogInRk59FVFEY35zgzzA4og0qI493Xa
WJm8kP16XUW6Dlo63gdx14SuHZB277qdLQ2UC/p2vrNFLezCB6pbZ8B1QzeXw/ymbnodq+3ugpIhVFkMyfnRi3562sLJGojKDURVDYQVDYQVDYRZAyE3cDxI
3ehr+nyq+cXGfJBdxx+4taiitaiitShrLdLDyWGVuXKVuXKVuaoqcxVV5iqqzGVV5vQAZgVbQ7NQkpp9ZsV3TVD2WsMdjxj4D8OJCvyxgnVmqz5AsNRsLaye
P9gBgvAQClLfYupzv3C92Rzq3C88XGfiMZvxxnrc5oL7DSZH/G3EkxGQvwm3wwDebWIw8wTzHjOh97aZvFDbuIVqVnTrpqG7hYqMjaanizWOxvOjGOtVeht3
0m+eXzpYwe7YUrjkNzHiD/dBInz1FPxix3hjJnfpVOwpBkjmOVySogHP4mjAORw1eQ6GLOMeHvW9A08oAezSY+3GrT4bo2ASHaOG21Oox9B5uOP5dBwGNioO
bHRQKbYxhvALAEZMomC7WlSMbQwenAwAVPfPAMiDfQbA+6z5SQy6nWqMx/DIqcY4DJZEjdvGw5FjYfEtkcXSRxbw2y+qtHpgZGxhDeHGLR/Cw8Dcwtr5+tCL
CEdQ0GMdVRAV0HbGkDw6pSAwQs88NrJ1mKFTCtbAg2N0jlHgBkLpnAKG3+H3ZPgA09mRKkWsOfT5i/bWokluXTyoVoRy0yM3/R1wSPrWq5fKxEmf27R4jZsE
YQ1FWtcxaxWQ01BFJX4RhV6t1GCskMNhheT0C3hV9ilYkGlrYLweaS4Dj64GfHTV56Orgo92eXy0S1UdXbWQEUcEfBBIVSAmf2zkZcc3fAzUJbR4Gi1eCS0+
o8XHOFpEC3qnTHSM+4nIjm9EaM5VnDwZgmBIKWwp359K0Bk764wZ6sN9A2lkcmeAACZ1xi3RyKzoTFA+Mlr9r6Jb9AkgoiN+fwiXEc12BdCCazXbVXQ9DoFE
EZAsRwdXzLgGGq2F0ThY7wiQ3xiwSTzLHzDB7S7+hIlIydRsLdwyDC9TbA70xv9KJNgNhcdxfB3Li4cuFV54+nQfGjopYKfkVksxnpaPT9PyDlgaEQuscASd
VlfIYxhRhzzGZ6+Bw9bixAG4mmRAk1hJMmGCeZ2Wg9eS/Btv9GiZsVzLkGVaHi41E9JL6jjK2OAoY5OjjD2OMvY5ylhxlLHDUcYBRxmL6ijjvkwDv7NgWaCp
mmVLf68ob5tIHgwZ4hVGeCkWtLSHFBws4jPAsGPB5YaL6yT3X1De4ZIJ7TQGmdlVUuwmLwRR7fWCoDZ72Y2vexbypiKKHlJf8l2lDdWvM/P1//YJPgWJspu+
eMJLTUq7oFXfPUkl07Q1lamkp/zdHnQ1F2Xa0dE2iyNpQt4CV/S1HnwNFVt2eyTB0BgsHAyDBcZg4WAYLOj4wzIGC4jBQhbc0Ysbp6gja3TAQgY4W0hh7aBj
TIQrdH9PrtqKDUG36dI7A/BuLaL1PP14BmmF6X3nawdOb/ZiR3tXXENI9nWUflZIR+kPhW5x9JjrtTOCdqX5rij54PzAvely6Wx/2ij8GKc7P+HN6TEruZbx
hkXxv1SZB0LiA9uHFNGFARFVHBBnHIA05zAuk8O4Ko/tD6S6/0EipVPB5T5EPDRQ3afosWwnNiN5qCfFvj2Xdv7mhivu2G0MmBenEcmwgJv2br3zejDY++Rw
pLqhilQ3HIRUNwxCqnVEqhsqSHXj306qpkFINXEAqcYxqZqIVGNWsSNmzGr29sGr/Bmpm0qfkfJ14BdrlVj3bfN5N2gvhuSALkjRXEWqu8PEg5hU6tL5+sjL
HA61OwvkSVCaltgX3ncC/tAn+WfhaToKI6co1v4DOa1K6pzCgziRBlEVldVjVvb1Sb1sqQnmOgwjuo2jVNH16afvvweNQgK41NN1L384L05devt8TVn/s2YD
RWPg2ZC5eO6AjkeodLVZOr8rMfqqx2yWisQg4w39WCA+ZwMhjerRnFA1muN5NDN4NCrdUDWGn7AFkG4xOAwWTxJSGcihj6zRiU7ILaznjwccw4escf3RC7yp
T+yL1NCbdWnClW2hypaJ1jShunR0NT2gtd/Utr5Ku8Aa6S27SLk3R6LWHyIEbT+PcKkOnlyOKz/1s3A76yFuTDEJbhzhdzPcOI8hPG4cNgtUW3GppnD08caX
mWWm0xJUUQGFAA/gjKMHsPjnGJ+T6esELQfMZtJvA9ZvTVZlneyICpKG1ln2hFFs7axYzAZdA9GxV5RUhw1CCA7yAe3APqiTa3jXltPPtTW8QwsPDhPSK70+
NkUYDfLlTHtod5aNznJ7iKfs2c9cuy67PfrvTWeOXRcduzb6jkF1O7s3dtbSNqbbpd1EaJQ8jmFzwRO26VZuVqqBR7kqFg20U4oeH6+jox10vNLiJyE8Ofw4
yvQIGSHvzlb6pfAbcoVV/VkVVympg41559xHuVDLcYI1HCdYSAzWagLWakId3xd6QXpkufJ1f9fKaQQFClIbhZ8c08MEk8PCEyu4J2xpA+xIEeN0MdA1jG/h
8VRhcFZBZxXKWQ06q0FnhT7ZtJI/DaC/v+OhPYAiItQ2Accr0DfBMFyeLEb9jZdjI4w/t7Rl57AXgmwHe4BlZ7Nlhx+1ssqWHX7EDUc2LXKqjSlaDkwMJfan
lyXyDVqB0h3r6JEwzzuwv6OTkE8mGmTM0HdKCHMR1p+LI/xIBR2eDPEDtZJlj4VSwEWGQhEk0JJw8QNNEYontCRcFBQkl1AeuCwhHG1JqPJ+IW7Ht1IwIX+L
SxVtNvjM0hmDD7CfafB3ggy2V9h9wGJIf6oFOs/n5c4Xui2auqWvQEgcL2BtbsnaFGDi0mEz7KPVyvTz03mzsACat8c14uYFHfsTpWPYaLHG9Py4xqLJfmIz
teekhdl4wgCmMa+EPoo3+maujx1WfEwwMfnIJFrZ+vsUOkwFRYBT01kOmiQHlAIpL49mTdBED0ZNV1ZiFIw7hqqgoRgrxs9SASsSn5TCdWM/qOOvG+E3kUpH
Z43gSP3ZpOyLSWalb678saUgWOdISecBtUiKy1u9ZPm5H+IM4PD6rBry5N/w+q3CMBRVsf3JO8QsoHuLHoZv+QNi4AfEyWN0VjDMGToK3wrKTvWgX5XDvVro
F0c+BM6Gx09I+BkeFyEeMQj7rX3+wMOC4dC9pW9ihriGhigFnJT8CSDL0dflxC76uhx0axUAYEgCOtV4YtJ2riysOr+Ejqxxjur/AGcTHL044YfRnijt/+JX
5hyK2z3IwQQ6tgZGBX64WTaiglJYff6AcHpYQ3rZcBikHif2myUOzQP9VG9Q88eu87NayzXi0kB3K0tf2Y5Lqs8TpunOiw0+IwPdAa23aLVM7m5xO4t2i1xY
8o63uKyLQIEGTGLcr14YWxXnBrqKckHRbgOdAZ4XQIOJFqEEPlKqtqK7oAgpcPeiZnw/Vi01i2JvAXaevonSUlgE77YcsgjFBpRqK9oLMEgLxYhcgIOzMjq0
d/KSwB3owpM+ZsVjsw3U9uBlU+DpYLDpbq6y6egOVl/cUy1aqARrm85im+7mQWy65zCihJ+wTQe6J30uggCuxhNbS1eTsytYT/TlmDXcKGACxrhv6yMPrFr8
5G1vGzRC/KjAa89ctO+ybTvBhCWMgJQGMgD1ESXP7b503xOvPrnxVXzWQMX/sPXBzt+s/e0d+zBLBbcL05mHmjOSxkDSGEhFsaAo2/BrYYRbiZkFWMkMoodD
OIZlcgHUB3RyFhQFksSKweKDNy0gAOA0gjctnQ9vAJMsgPqASkBPKIj1L4C6sAKoJ14EpQqLgGD6oY0Pa/ChxQ8PqXiIbw76UlVRfMQvtyF7Qb9EM30pwsIS
2FNGInUC2gN2gYLwQtEpoauGapKIWYkDdhbE1oJVwRXTLLvdmWe3m22lHSh3CH/hwb1e4QeRh3j88kPKxFhijojDfn5D3ODD4wC9YJqJ3qSAzsMaHaxbchvm
4nxXUovxNQt5CzaPPrFooE+s0IXes9rgw+23DdDuo7imq2VxtS8tO6xR7UurJcdMqFXBrFA/Xxqekar6ZLPCj0poXX09mMWrSzIXN8HCUcF/vF+3wj+FeEeM
oPvpDtpwRoJkaJhZ4ZvaB+rvVjncuDusynHf1M9IcXjrsJFs7C6L7ZUOCw2WCebF+FlTPNxusa2yxAL7T9HHfskY78bPpaJZrw870Ud+FX3kV4S1H02cVjjC
q5A6nCN8EKz2VGH15uGwulJjtUdj9TaN1Vs1VtdprK7VWF2tsbpRY3WDxur6jzBW997zyK+cATg9hXBKz/C7J1uGxqiezkseIl/bJiOlb5boP1JhoYlVhe81
g+Mbp3E6mb9FSrYwvJVO5j86QEdM6Tv3KR+hrNi7cPnTri4d3iPjF+xh3LfQuxk+m+b2RxX7+8rftx+Ep/dVfs5+WEkhKnG8djieXicYN2sF8/ZqwbzcIxhZ
y4WWCEJLBMGOjSV4lAoliEjqSIKI5BCEXSKpJ8kjkkPRv+fSh7Zs7cmQhs7D4Ab+3A46XBXu9q1DTgF7fC1CsNJXIwSNfiXCEZNED8K6SWI5wkMmiWUI6yeJ
pQgPnSSWILSplQ1u6dj4EhedRxI/b80tZ1jpHRor5FhpEk2gOAEmxhVlNZvFB2Gz7NT7R5bN3tr65JobX8ezngM4jbdLsICT4hHQ6u2S/ryGQ9YzvptnfJTK
fhN+f9WE7xoU7YivbZoTt2hO3EycOMG8hzhxvHE3fngc4CbNkRs1R27QHLmePlCu/zTNaHLuOq14Et/lTqRWmd2g+H5rktjrcCntYb+l9LUEKK0ddiBkwlYM
yaQXyfm3F53LWgpNRCkkZhcHiKLJQ/AIPvsM88fEjy5/lM8CD8EfWMBN39j99+CPZfZ/FH/sL/MHdKIffyyzJ4n9Dpfqzx9Qemj+2F/BH/incSzcIxrAINOH
YZAvMIMc/dFlkBd2LHhl4S1XfHoAe3yb2AMfO+nerRdJ+ss3fwt3bPgA3BGOokXPzai5YQA1NwA1O1wu1Z+aG4ajZgd+7SwllqMdP5ju1YQ8YRhCHs+EnEGE
/OgYkBk5/0rrkK28RdVWXnZGfzArr/Rdw6zQQay8D8IZO4bljH8XgdFdZrEdA1hsB7BYt8ul+rPYjuFYrLuCxXYRi5koMPrx2WnD8NkpzGcnHkRg/AcEaGQC
45nbO995bZgVBQvAinJQjYM/RFdB+B8Pp90u1t+j6TbZUusyefO4A0PkyjzWwTx2SCWPFekvBxZ4/yjkTSXcOJJTjTpNLIyRcHn570esc4YhVhYy8VEiVvnb
ERVEK31jZAgpj4+ddPfBpDxHUmiK7R+SYmRUaA16sdRkkzxjF0qesQskz9guyTO2Q4cEvKtn7H6YsWFMlF9vclXr8JsQcL9Wc8JqM6lLx1X0Zt2/a2/iEeWo
zbrskvqY7gcR8tymnaBov/zQtde7xPblft36H9Qv3DnmcGKDLbolDlZPoTcj8EtRR8n9dkx/xIb62gd9vfOCsg8OvwJf2ds+LVW3a2m7g6TteONJ6s0E8ymB
0py+YN2AYTZ7MCyQBOpeAUYfTqxCM/4BRIXfM16C0PqseR7CcKqxCKE31ehGCAK4S7Dx2CF4w5k2SwYdKxOg9L1cltc/4U16OsxiTI/y8SE6EhxPzZp6WxyU
jUNwR1TqGGNZ2hY3OMbYKAU81+qPwFHAM8eBT4tGccDzR2HW9zMJ715z2eKnhzMJ70aH2p7hBTSFqi1zStN9sxxOo9+pGXmHZuTtmpEf1Yz8iGbkPs3I2zQj
b5HMyJslTPfDabovd+jTeai3O0WJkXUjiPJDfpmmIrIOuqsX50wwYL8HFwxhA8VwOTh1F//FSf+w8xESf9V/dKGj65NpRVXrh67qKLnBKTb8IttCO2B0lq7f
OWD8jwi4HmqMoc5dd58yLfLoFn92pSdPi/yq6UqOmD6erltguja8K8j1wRO1Bzrys4qJavabqD0auys11umvbwG8SfJEvVnyRF0neaJukKWJih+F/esnqp6m
Ih6RTUxA72ATk6JbBJ6OgW5t0wJ9i8l2QuUrGGJnxf3cNhtNXng3mOyV3WQmbtZm1XIN6zILABXXaQHgVQiAmgDEyAcRAMFgAqDmoyMA+uto+gNkQxl18NhJ
X/8ARp3UatV+DrgMq1T3EVkYF86M2/n7Bf9u4gEInOnvIyisBZcsXMpYye7HIzvMYRS37ZqB+oCBUHkk9a3/X3ktf6Ww4i+6DAxArcQHmAdO/xA3xM1PB5o0
f3+UwETe4eBu6oj0UDRbfufQ303AvxnDIWfQt//P3t/A21VV98Lw+v7Ya+291/nKOckJMPdK1BNJJCrmC27JOjeBCF5Mfb19uff1fV4s0MuzofchMZeXey+X
JCRgQMDYogWlNQR7oS2xaWtrsKLRWkv9aupVi0o1KtpoVeJHW2xpecd/jDnXxz77JAe1Lff9PeLJ2nvtteaaa36MOcaYY/z/JZEN3ppzlCPm7BkTz4bVbMMT
g21o2u9J3X7HbSaXirn9ykg1TG1OUBlrRqZZcyLTfHDLICCOI8OA5dYyM9DHDLSU38cmN0emtTSzCEw5HZnWZQgJaqUndSsed2U/5/uuWAnfc8UHftKV/Zxv
u1LxE65Ijmd06z6tW/eHGAzZ0Mwhzh7C1pGWVgdEWjU0j/3DpNXdurH2a2l1D0uroYpMU3Y5khJs93ML7GDWsod1EPghHQQeaagEsl9MJPKydxsKY9ThqTsR
6iBD9rb9VYQeovNaiM7j3itaWpvUivYP9RueRK5jWov4szjiT1aDX3NlNfhVV1aD+1xZDe5xZTW4GxpwLFFUxYETj+5xiq9+bLfMrKi42wVE6RGDynOPIxsU
3K7OwO+nXUw4Aavhu6/xPSaSNOdIUHEgSXO2JM2FkjTXkphNf27SXJwUeoibkEtG/QCC709vCou+HiS1Nrb/xdv4uenVDNz5a/o1f1W/5n36Ne/RrwnuT1nm
dfQnR7dz6PhP2aNj/9SKRACqIwGorgSg2uI5aEkAqi8BqPGwAFSrGYB6LDRBWXeEnr1zyY0IYNKhKYeda3JPh6aAML2wNW/r3dTEd5SUEBVzLGNXCB2qI/Sj
3grnXc5a5h6lj/c5a5lqlD7e7awVplKPzDuIHDqeYG5CMJGBMONs93Fk89HxGLL86PgYRBQdj0K+0/EIPJh0PIwcATqSqd3B8QByB+h4DxLD6EgibQTHfYCl
pOMumOh0vIEUWDpcR2YnHa7uLcLhciDkn+1eRjonHbb2FuOwpbcEh429aaaV1QTCtzGx8CpSMcHxytxES3Fc1zsDh9W9M8FRebZ70l5Pf0DdWE/vhoxD5p/x
VMJ8Op5qM4+Op7rMn+OpEebN8cC7swvHCRDleKDZuZwOi0GN44FUZ6OkJt6BzUZw6+B4BjhyPHDrrMbivp5aF+mM66l14f1bT62KZEdm9PFUykw+nuowg4+n
Mmbu8dQoM/Z4YPy5gQ6LQNHjQc2+jA5LQMrjQdfcxnq2x4R/ULU1QJFbnBDN46RddJmn800Gvrj4AkcEM/ISj6kv2JIp4hWqn59lCB88RLFNFdR92Bv1NOUN
tf1SddYqyyrBFjSS0kquzpcqVKQZ+q2N1G1s5xcPH2X+u4/ItqyXvc+UlglNdiocvlHvLK5TdqfIkrNkHxcES56WQG4JELdCM+o1fqaBvbynUNZKwY9j6T6L
O06etVa4fDFTLaUwE+gCEeOGbfdwmR3yqcmAZuKNMZONlMFiJ+1yRpb2H4fAk4ZZjOgl9NjBhs97kJ1v4781s9guDcXGPPY435ZZiR+yhb34XTwjOd+WWY3v
t4UC+oAt5PT32cJufI8t7MakTMjkBioC9yDXsOQ0lPOZOV8yGsr5yJwv+Qw9BCces9dimlCFDJckwyiQDY1TNfrT2iVCmErSgfOQcP6uRnQx1XVrbtL7JdOp
w/zBs5pjMNMcg8LVjYwhD3tpzN38qhxpWbakUXOIPJzp9Iz9ZnydDwGE1KEODhsBn8sK0b1aj2JC4FCC6AwUVs08AzQSyHJ7I6kLW21kGGWGozKYX7GYaSPz
U2vo60BYEldmGj0dOa8jVXAzKXehQB4cyruCk5VocpHOob2zX3/iLS4sti6wOcJDldV2BVttGDkdKjAS+gF3mxoRBKOQ8+RGC9wvXEYFd2xpzLU5p93Aiwm2
KJ0Z5Yv+CnpqLvgYPsLxPc3mRuPpSkNw7NEFnAAIAuQivgQVDxr8blZBenrhM7+bB6ZPKvr9preupJW1yHqhu7E4AXoqzt4kXepb3/r9PaGkuNdd13q6HWZf
vgqxN9PxLZ8ZMfRvf2gSdqkUaLMJtNmINFkoZ/qaT7+tvIa0Dn3y+79UnaRG/Tru+iH0uh+cuOWXdV3wQ63QGPY257ZfqfhdAw3zzK2Rj4E6LriEvZP2JSpF
FPKwBqgoxQNmiwsA4QCayGiDtRjG8gZrCrHfEvIuiS/QCMNiglre1EC/xmPSNuZBj1YPAoyzXVliAafj0JyLa1psS8NhhAy14JabgYK0bZfGWltovNsak8HX
xlqgjbWggclgCSaDxTTemsoZuYWc5tPe3ParNKJqWhgu042lMNVQLc6F02QeuolBabAkb8bDvhp1QH01u6wgocHw77Xl7HWAA6stZwBnv5auf+qJt+75/ifv
zdZSZ3ogD6yWsLHmEjbDq03O4np1XnXqEZMsYPIp1EIdlCTn/7OI+V8UKX+tCPmrRcZfCRHPlIc8OaU634QJl7f5M5tzjCYmi8hSWUPA8dXWZoTdaN3SdmLx
rzV5aOCVWIKohiKYjyv/Cl6kVlmfN1S0rObQyuD3xucJJ1bj8zs8yZaoOzxt/lo6PB0epUKPbcnidoIXRaxe4884CDPn1fSk1c9O3KVhLWQlZX+nI+4ljy1r
bsc7eLFcZd0g8Go7GOI11O8Sl+x9iXGdDZ0WaZIYCJnUoMegtH2s855j/zeouKus/4q1j/F2Sn9imJKcSIdOkFAmCPPcWwxaoidICOAS7U9ssTfDA3BMS3So
WM9TyQumMc8z1jHIUBe1gzRsOig84cHGSKeBzYOcG9LL/tddevBYGnqOFTMM78a4pqlrJg2NVlpZRCP/RVDahDJmXRmztozZyIRD8JB8Uusrx7W+8gRaLSju
kW3ZrHArpZUe3YIdxSIv0jM7HpjZybCZHTdm9if0+3Jk9l0tvHOmsP/VfDFAs4Qlu8P2gV9tk4VTUz/rv5P+eSVsHwAtuY3pNFwZdUUZ7TaU0YATBS24D0KR
aeEWxosbJtOS08k0NXae/Z9h42ywflHgVa6FBbTGuVq4HK/kIT/UOdB8twwzYuDckNmyAPGVNFrGLD+yyrBkcgXEyIVejo3HcA1bsBGsaxdmdZsOPCpcsa5d
sa5dsa6dwujzJ0ugmMc7XkZ6fM26PlDp8lqV8SXvCWYdh/6Imo5E+Q/sagiWmlC5T2vo7K4TzTtCE/yS1tDfwkIH1HLy+nfoEb/PFsmwFzaz5losGUodXgRu
klb8H1LQjdKKN0gxO1AKSFDbMti60sIZTl4OaxugYKM4XCa29tbeuOGd1JzWfslp7S/7bT1WvOyDPEn9RBCnOob9ljNxJ0pm64mS/XborcIY6YOo+lrO3d1g
rcYOwxprJVatNdYMHUY2kBXWUaNrrKV0GFtDak2H7F0rq3Nvi25PNkGDg1sgean4uyqd/0NzKblDQ8ndNhXXxXXByi0vYMrqDi9L3gTk3Cm/SQRdrIMhuBj8
0xu40gxF0FHCZ1JZR027qG0lw5PjI1GZ/VXWan7lSjEbHBeYKZDxnTRKhCs1FL85q2Igtlah+M1DXmkiJH13OKcXd9G4ts1KE2Glodfp55HqsN8c6hM8YT1A
DdNKE25uhwK9DAsulGU4kmXYXhiFKa/Rvl6fZ/rZV3ltkTmEvbRObR5tkXG9Scb16l4sRnyL0TBkaW6pWIuYtITYHdZC9NalLWc0VW4ZW4zANibXyzBlVlkv
FQNxRlBydatFgkx9+lZzh7VaNAgqhgeMi5TIygikJ4ctdR2Bs+jIvhV7ZOwBj0xriEfGnqPCXkaXS7rMfeOAGvZq+mvQ1F/1Om/LOu9o0VcteHP9LfXfB9of
C+BW+PEgd/zha54va96ixprXKRxe83yBP7F5rokmP6QRktM0guqeZ/9HYSz+D1jsNliXCVXxa2XN28pjaZ41r/56ba0h1M8tYBhigP1HEdv/QcT/ZTK8XyvC
f2uvLSOVafwGbm42gB4ue99s7NHUSAExPuOCQ9vaDMlqJQYLrl3fjEiMHZfIkjolSyqH9MjKGsvK2pKVNZGVNZWVtS0ra6e5slZsV3/s26lJvT9uVR5rwMnW
nUAQBDj3YTNRg9OkFvKADGsIxRAi1ZCF150lS9rP/mhgffbAwx6IDRSJDRSjU5ZIbywWA2BKemNcFtFMnEQpu51CLYOdNE2Ql9RW8njJSUrbSc18huJ93Oam
7tSavgU9n6W0X5PSLIt8kdK+mCjACGF5wxoQyZuwEV9gI74Adi2kdMjrmrIAvwd5429uxyyl+Rlu8xle7RnhQp8RDHtGOEemWexzUBajEApUhJj11ea3cYPq
Fil3E5NijFF7LbNTFjGr91CMQhbhQBlH4V2qnlPTDiMZw7GM4ZaM4UTGcCpjuC1juCNj2G6O4eN18I/bu+44KYheiSNYH8o8fpcdFrVg2e9o0z7QG6vest81
0PPA73SyPxbGgKW6Jb5tvDBL+3RP6YRZmnNuWlzD7YgFxmkJ2XzmLOxDzQQGZxozgdG4DcAU0KYT/03zAwSaA6xbOfA0QnvKDAFtZqRqcbV/uearpSvq6BCt
Ac0rI82rVWpeLa0tZUZbQmmiLSH8BBM2w+gZkZLSfBSaV1ZpXmNqFJrXSK2sseFlCc98ix4FzStTbWheGfp1MbiCoXll6NdxGCYM7hSA3CCo04ZHBmJESwrS
QT4qfTjgcq/0kI0iBc4XjXpdjzXxNaKVvAKCYpV1rugMpY4yIhoE2amld0UALDdpqvqsXzz17bf+cqgzKb3iI3jb7E/MQNiUJ8XyPtgeMB7GRDSNi2iaENG0
aK58ZDr7sQvbdrGTWjNZZWV5sCPvgBu42EmNcda2wn/lNGPZJsN0tUROa10twLfl2wD6hQ6cpBX5rH7hX8+irAOuatVFSyVYa7tXo1Pokl0uPJQYmyOCgpHB
9owEZT+GAYKBSjPzhdjT2mC9QFbj5VibwWvDq/FS6sG4BE5f2tes9k72mHYYZOWKC+BW1UUtA6beoQVYeniyBxwa0FfAY9ohUQjdX6WXMjpgUDg7eAbRfSx6
kABjdq+51V/ddvBYuS7LRxnPSU9BtGAqAD2jwxpyVE4bpVcbk9T/S3mMoV1gj5CSb36Cd5zmRfrqNpNo1B3kVGfUWzvIWWD8aSkwyCSh3ui6DGFJGgLpRmfT
W01JF7PJ0NF0IjQ3NJ1ITJ+ETmSEPgmdSJs+CZ1Ip2z4qE8N3YZxw5JihKUGDQxhKsB6rHkKEvAUeJqn4GyXnp8wLG5J84VXr5lhbWOGZaX9mEEItNkFPvcV
6f3bxuqiJ6ip9STfu1TfXlfzJcLPParhf/TWEi6HAPm4VkPdLdg5XkF27xIcLsPO8Qr3cmwQgz40KPtfT1rg8cJKtZBpuhL6KTYxScrDSrXUUsGVmBakjiWC
RrF4rQsIrprBNlAotJwOg/aRftDWO1mx3tVixnBeth1ZtgO9bLvlst1FvAcYTqQU6veOWbYBjEwvTKOAxjStiz6PfRJeXSDv6mV7AJJrzjt3Zbp0STsxadwP
VBsmuvIZr9wpVu528Wt2byTRemXXOGs6shx3ZTlOZDlOZTluy3KcyXIcy3I8IstxMOCsKbl7HvE8ZkK8sXTW7PKuyWPtrNFpQn/GBtQutwgR96h3uEk555Qa
E1wHmpa4WNfPnryrvu0Yarkfr3Ah4mPIfZJMCDRIcXIr4Hlx+jIglMfCWhZjt17RwcP7xuAVy5yNxXIuqHjcBZktifrlsp/ekqgTlocSKQlUMxMoVMI3stML
IVzF95k1qYV5yO9AJ3RJZBtx9orHF5aMCWzbBkx4o0eOXY4cpg9nHC+vECXCMyMHpOnULqBPVy02YiG76PURqGNGjleNHA5ZtQFe525hB7m8K9r8E+IExEwH
lCZDhwFMEac88KMZRCSm2MtMXBBvbqINwcPsIKbYxmCJJG4mEs9epIM3hdKE6auhDcpgKfl4PZiPMZAy9NB5te3sBJCYxzGmmgv2xm05d7c1THzr04aSChjp
MFTY3rSTH7l2a5h14xmUQtB4mJD3wW38cufFl8U8gDIxKg7yEfHuZaJFpOLdi8RM9ARJywNTTSCWkCIrgl6jjZLbw16jLadL14uqxbiX9Txcs5PYoDpqDb5F
+dsqaxO3oSeYnPRwiRwZ9vA6j2oixRoARCf5CVvCbFrVjFdfJE0gkiYUSROJpIlF0rRE0iQiadK6pGEXhCWy3RMnfCTY+GndKEj+0bP9GhfrXLsWA4y/Vj4+
HgEDhqGvYVtDjcUY1UCVxUAMajuqbLwFMpcDvWGkqdK4JBhvfmPDyJYNI5vnMgJBqZFD4JFhLgcDc1n7xdhYC8XBwjxMK5U3m69lkkBatiws0gyYj81V+hRc
z+4cDimwQEhAIjmDR80qUoQrYM25YNt2bP8IcOCzz7qXMOUWcp723Orpkqhm+jq6ZvT67cX39tx6xw34UaDmVdAvPrTH6cON7Cn/0Oyz//gPf/fUlz/4rHXj
7M6Czvynwr3+GpoL7o5Dt87uvGUP1mVPIlam2NkoB/TKJ8vu+pRRL9gXkOY8CDPe1FoO9jjtyzJ7WkVejy0yP9OAfYmM1FUYxauslT3ZABbH/3JoLq4WbK4I
tnLLwpexacnYDGVsBkONUsMQmRzznTpMlVXySzF9lPas8BQhFZaBCbh1x/vZn9Wkka+lkS8WTgiDJcZhpsffluPuc+ycZl24yuoJHRWIsUKZtCEmbYLDOAOw
QSuIZQVdl7f0Hjzrxi0JIQkReJcK5QSmFa2ZGEoJ0JanGG2ZF7nrz7NibHUW59MYXWFZa6llLHD5AcqOv1sYL3ix7JhEk4pTqJxbvJa6WhexG3DI+t0jmVaC
+obOj2RaRTqvQ7uoeVJ6dfIIxjv1BO/U42mlySNaHMxN0yoaXCJbskRy5DOIt3LL+CxD+CyjIhUCsFD7LC0o5NwDKfVAnbDeeDFDhiNDJHLIiGQIRg4F1TAU
VEMOO41KdPofDSBq6efJ6A0hbrmPR6SPM+njVPo44nAWy3gKGWUwZnBFZcAVIWwD8bIwuGIbNprszNqirrOwDWSl9vWADuE71SNacD4zvPt4ifO5fAj4J2xM
+q7Ki26OXcwFz4jjw3apDtLqv78E2A5Y3fuMVWZTNrS9UOZAjA0zPlwNfRFbkglo1X8epOurrNdDccEumo3fQK0DPRAKIfy3DPQcQ1cVRW1/PUxOzmfmfNY8
P2XOl2F4MXTN/fZa9zronvttMFLj2ffaeauMR4DftGNCIi44cF/eIRvNu2qajqT0X0HH9e51PARx69vt7WVURucqcfD4fGRt9zqBKeSqSJ10VSypttRfV9uS
V5R3lXNYzmOOwmNS8w/fKT0ArPpV1jo00fk5N+1G/v2jd2oFcbU040ppxhmy5Cxtg8QisOulRVzaFK5cKqWpZmkZmbcxxu4IK5+9UVMa1kxtirUN+gHICvUn
fpfatrNlbDOn5rc16OrJoDiJEY/JssHo3WyxtUSotFioJBAqgREqQV2oJGKxJf08YYutFCoJXEcQKq1BoZKIfZaw3o2JVEmVGFJlS7GYzsP8jZtihaoK1PVK
rLRKsRJrsfIaFWux8rP4tMHaSgcHDE4x5vOWIjPxde9qihXzQJErXd4jaZzjtnv3E0dsiTIcuGEU/TFw7nR9hdn5GpmdPyuzc6vMzlfJsNoi+ymW7jFmfWZw
+gh64LikQcDOcMXOcMTOsMXOSMXOaIudEdTtjBhxClp6/VnitnY6N5aEj0cH4wcqEPnSQeeVxig7/crU2Ll+x9fJdsVloky8VoIIXiN7SD/bY3V8q2jGrxLN
eItsXmyCl177HUM2Ga7kfW/66fI8eg4mQxWegzpX4BW7SGC9AOSa75qL5CEv9ef/HC8FzwfvMhXKYDb8+nwV+J1/llblVzfBcFyb6rtUrfzCKQ8dndrQrcdZ
aLd3eyDe4vdk2Bf7xfPdLt5SBR98phGB0eYAsAos375etSt3Otwd9iVwhpaFtkyhreGFClWCT8+curYPR+B6kq5t1V1P06WNXKdxOkTNUAZjp7QrRxU7VsV5
Fah2n/SJYiWjdMOthwHFJMMcNNBeWLSACRQgw/U9d3G2gu5QCGS74aKPxUXPe3ml+h1xaKqsfVHFeFz6jv3KJ8cy3xoI6YtTz9hHVinjSY7ouAG9FfBi2QpY
IXsAinc6LBb9Qemsa2szrd0gjLOFME7MNO5W0qB6sKBI9FsDzrpyTnMQeiD2WiD2GimX7caGeMQb4lFjQ5zM5vqGeHqefaZsiJ8B82GDtRSxYMLGNSIiMpxv
Q3y82vvGvkzcPHWKpkZ7nSmT7QyZbEtlsk31dFAEb2YHdc2T4/zN/TXLPzjFtrV1ioCwAevqqBHnyk7+bsL1OL3DBIS5FRJwnYPmcadfy/L9/PxUF8JMcwJZ
c99ySmYat85M07iYYzW3Fe3rOwha9yyNR44EVSfn5LMnnLy1Xch4HndyZztn1Tq5vb1tmE1IGDqMiE+TbXtPmEA4niiZcwn/5pziN3f4b0gvv2hJIoucTld+
v2O20hKdruzVErk/4wjqzjGda/cJR/JtP6Zz6/4UaXl0fEzn2H1EY08e1bl273d6LnJ+o9nvfuyRB964a8Na5zr6cjM98Ngdv3bkKTKur6bvqNDUWudyFRmO
9tdR1Z6wDBgFYgw/OiffXCAEuH4f0amsR22p3wdsqd+jttSPaT4FQYDr9x6d2HxYwN7wpEg4prm29RP07esnP/QPyJ9/REO9CGTQF+VXUqeRTwj5aBvC+xrQ
P+lUNvhd8/RBqmI6q/Y9KEJKK6gJhE1k0q/227p1Dthrnb121TQ3Vk1zA33U+Un3lGlad9iaD+pUDVb160+p3Z6utVsnaZ4AAWG/NGnLquo1v9GEECD8mAwU
RdgzLVuSJpYW7JIYIJlFDlITYiTScEuflGB01T60d9Z6Df3q1Zr0YdOkZJ45B2pNeo9dtenddtmof/6mslEfQqPebc9tVPufs1HxQNOo7aR5Qlhj4sGqlopU
rVGxoPJjlstT4AqyTaPukigXu9FSz+B1Sc3+IRrpqceomY6uX+t8G99wxZ3vvveRb9KEfRInbtUN+rhp0HVrnWO1Bv1E2aC5Ux+nT6OOTvGeXynPHMdTP2H/
C4/cT9QaOU2aJwQv0LQy2YllbYcNXuwx8fxHZBjjRhYnPwa036ceE7Rfp9krW4SGa5O8xkZmGVpNE4XUvNNMknNJM2X00S7KWQezsClunr4AkWyQNqwPaSAl
DhIudjmqM2fCdA/t3TqN9HlHtTlQnqYbFh8jpxSEFrx3STlwSLCDiPRZ5g0FAa9ThXmJssXYD67GfrBr2A+e5qVhIAowzTSwH1zBfnBZq3KgVTnK59h7wX5o
GtQMk+AKTIK2bktGIhGv2Ov0sddpFaNU56iKUkL6OHKxOK3e5rR6hi/e74qZeYcre1b7XAHn0chajpCOASbQ7bPtreF57qEl9LjZlayvTkf0qvgenZF+QK+m
9zmczsJ7idh4GFS7JKSQUQ1oeJ10xIXT7UsF6IPG+dBsUzhXunXiEoMjMfAbPOwdDLtz7IMOBtEq634Ho4jBobNaF5FYTRbURd6wLuKML3a6aK281Mh1/xuV
uOw8zP19IK01ajA2Et1dTmGwsCOtCDM+NbiGjSYcqc559tswQ7obrLc64gS42xF/AUMYZZzPjeadBzDhDqcCRGizPtw8N6Rn0IRv07rPW7Xuc7fu5f1a97kD
/H7owYR925YGRBAn75S4fMeF8QoOYF+QBqwG0oBGLEwEacBtIg0ccI0n482Tfgs0KTvdm8oNruP2NbltVONZZF7eCrWLBLXNYvzRu/7yd09aLK1tSPvH8MNX
ntTS/ii+QbgfPfT2936dLjuCE1rAI2fYCPiH8XmATBVif9ktIryX3Wqo4DVz5RsNcyXYpeziYRiLlzvMN2UtgJJLLNfD9vAdy8M2X3aYiY9s8dXo+Dx+lDZD
bCBtusveo6v4+wNV/AMT/Mfblr52BnGAp0QNecOq6clps+2sQ4McqA9mG9mk05rfdNiQ/+q5ebXCzyV5tTbDL9o6rdTmLHIn4a192MqYqBECuoqVggRwnBki
V0qwgX0OE7uR4f5/5q1DPY5gvRIMXmiDtNq2XGVdnbc7rmPZgj+zWUT46Yx83cjFVD97dLdmCNPTJf2JC3LKQMa5PydCt5xqumWVcGK1hS1GdSsZ8wmyqTv1
ZOreSEkpzEno3DbX90bx7v+lN4bDDuSuIrtvHIdrexNl+2SA0/raNz7Jmdoj6K8UBHrY92xvlwirAj+XidjYpmyAaI6rwJBJskPuA/wa/G6we3M6kMHbg8MF
IUo2NrWX0oEpsXwynUV8vURvZaIpyq3MquwJ+jyGWgXb1SjHfc25cM+cSqAhcmmInjSEkoZYKg0x1ZvgQApWhYVLj+kCZVSnuYxibA+n8F7FwDUZPmYdiRii
kc1RoL4aRRSor8YQBepjAx/vOg7J6CNwC4tSKDG0K/u8L4oxD1fUwgj8HOO4MI4HjgO5XLP/LoS3d1COuE0Z8l4tQ44MyJBH/neVIUJja4SIprD9F5Qi7/tp
SZH3nVqKvO//P6TI0Z+iFDmN7Kg/8H8LifGY9bwSGSY86HIO78vH2mXcpolL5m6sJv3l1Zx3hoUbj71anHnNOQ+I3zE956UWP6wEFsONLekz6qWjcw9i+sSp
BmAURoBxqjcjQPNJloUj2Qr5BH2S5IRR3pVHOHHKQxZ5JRqtBQN2v3mezi/MRFCkNDRGjVeahppfRkiM6wCfm/mx/F2vUtUnGx7jyyUKmcfSeCMZlMcSJ4GO
81ga9uYBhknEoU3eDgylCHPDhy8dIyqWERXKiBqtRhS9dwobZwz2zVibY0FlbAjsnmwxIjTMKOR/4NjBTuWeY4NP10XkfMAjhFoYzPHCFCouYzIp89jQcYbA
RwiHQdKEBjkU19jDrrH1NU3UUPFAB4XiUJ7KftE74ZKgUp7HCtLd1uMQ6JZsuyB+Z4eKt4PthzocJJkfuq3El4GDbreObjFlu8xLfZ7d4k/YkI7xCdFD7L43
ad3dRBNRo8y9YGdM/jryfTZknAb7q1uxv8oI+9xtVTAItWAqHnIb7e2Z5DRObA0gmuI8PFRrcrvR5H7JFeuj8f1hje+Xje+XDLH+ZsG3nNsN/vBuIJs2k7Wl
2lYpPwUc6iUN7Ynopdf8VS0WnLKnyjukQMMuXp4eeqnwq7J0cQXHps4+TDrDDpkdqIZ18TSktDRTTGt9bqodc5X+4jazlKKVA2llX5o+bDaxZZo4QMMGwxo2
QFMxDWiA5gyGNadck4huVBLuUo/qzRVw7abSDEEZFJGA9tV/eO/sBfse5AdgV29z/RJsRhy19swGuKCKCakqXY6L01SfaTeCclyc5kXaiezSN6bnYPW1KqJf
YZC5tnpLQZtn9cHSeFAyPeRXmQcscMLhTRCAwTaETwIBO94ySSK2s8dvY/lfD5ahhiGlDvcwcJV/aK9k6ARGUat/ql2iG8dc4sy9BLuBCcI+XRUxvScil1o0
ZIdViabgOXZGchTb50hLKhuDTP/z7Eg0HsR7MzG4zSvVWf9lO4kjuB1VLUHwH1M/IGEjf5Ww0UGZp+WYfm7M0s+ZTzq6Xs9DbCpa2/JogE65dQryZ5HhJuo6
JCWuEbuYcSYhAhyvzVtFLBGOzDecIb5QC1fEFKbsNuZ4QtW6FNpGy1z1SIVCP1i16DRVi6rbPCgjCNVMeOVbZS3OU2ExbrM7EVpJhz6JfoLcO9ZAsOuscyi7
2JRGehRHtI5UGSGrrKl81PTbCIofGdJb6KYRdM6QH/ET2GIYzamSPC+3l5AmE0KvGWPwuSo/s11K5BE1arCYDPP16Ob6eUAGMeu1SABoL7M7b4G5MY6JP/bw
3j3lzJ9baKgyKC2h6kBpCRErPyX+QrgUu6S0MBkQVa8D6RBtVxlLB915vNpy3XVdEijJCede99jDjg7R/Lk6Y5FDrcdzxgKYyidL5W2RmjTF6pgClDVCZb2Q
u1b3xwgrGujgzmAHd0/ZwZl0cCodnDQ6l0H9UFV3WEokg87ywJrz40VtdqxT3fW6ic2NH7evk1pfd2p9nVR93UFfd6TynQX1dRWwkNR6fUJ6PZZed6XXnRpk
7URvSsUA4oCNTnV2e6NiHELNavR+iOz5Ke4SgF1w45o3RfvWqITJGqSpnC82s+mUbZpslk2HIbOJW3iJWjKw/HXAhHyKxlx82sak8aQbdOrQvC1ab8dU2rE7
bPZkevZk1OFdPXvSU86eETPiy9kTrnCxic2ic0rSUdrYvgkrzvYrbFJzNzbzRnS+PwT3Fk7YQOKGLTtmrKzJGYCuugjRwnd720VtZqAX87Owu3p/pbCSV9ik
RhtjzjXqNj1Cp2r7JlWb1Xrx6FvJn8J6qVWNDUvOMitrh+0fBD/5W95gYmAEdiQUVdwTEzUna+tSKNCs4AaXTLNOYb6SquknunqMUnAhtHFa89+klQVdOZ+M
wA8J+boUi/XS4vxY5qjg+lyjXElfAQ4bUifgLmC3Fs0Bn4M3WWUPqNu+eTv7MHR+eYRDJK4w3roqQ5ldRMHwiw++sytZsZHezKrfYfMJm6PmkwdGnEVkzGjt
Yr89B4JAW/46mwgkYrHeLEt0OFt7fkQNeidkdW5DmPlAmOrJMkwVwfN/Nm9AZR1pCi69EUjbn0eiNwLnxwR+alxCLyck9HKRhF5OluhW46xq3JB3TfaIrQGx
RjQgFt+/yxb8qhtRKgCvJgRIbxEy0SXMTw8ktvEnZSB1EOBEQ2aycKh7sUcfAKKxvaXN/pyghn81qcGkOD7ySYP41IUmlZVl9jm5mv0Gi+E3mITfYDH8BlNz
7w3UlDgMJgt/Rz+fpEWX5MWkGgHg1aQaX2Mtp8PoGkvRYQy4V5MCZDCpJtZY43RYtIYm6WQx3cf6i2QZjqLsoJG8WpqxoB1KWgxQRkZqACOTUL5GBGBkhPdn
MwAaTWJsA9lkkvq7a/ZnMwxWqicAFiZ5fxYpwdTHGfUXxFQ+ogGNIDs50wey7XrOxEZDFeilmM5QjyAan07iE80zVthDUtiX0EPH6G+C/hbRHzWciYShJt7M
+LqjKljhZPk0xw9MqekH+cox7t5JE74zwcbBCmu1vm4C16HkUQ5KSZZJGt7qIqxBKk0irhut3wUIwSQiIF9Ah3QD90UCEIJJSHL0xcgGmuWTcD1QrwnQ6qRa
gkSuSd7LZMxoD9TDqxmjAFjCcMm2s7+rmDvmevsCPewM0ILHyVrZ0yatHrihi7kxMLYaLj5OADeIAqSmbeUW6UJyZnUXX1e7+CbZxZc1XHxdvDwNXEEUONZE
nN3a62Js8Hq0GENkksXBas5WmUR6iKUBo1dzYguGEbKzXH0qwqmoPKUm+dNq/Y5I+f2ajpGGlrkVVdcQIY68SJqPG4gQuOIugck0TzW9FQYA/nwSEV3JD+6W
ACHj0GcyNb3WGTf64yQtn3ogsx8+Mc2LiAVMpnbl5mEPkMejcprnhUnI5AmFXEcaZONw4cMxL6UPm1IjMqVGaOo0p9QI1STDlMoYm8RARY0gqoGu39KGAUTl
nSA9rPjOR976yyFNma8cPfJbYW9R2h6kGGmOvx9xUYvIzp2gpalLhu4YqcSjpKGNkyY8wk4HTgrWfvxuHQMMoYjTYv2VQlp1DdfIkOfwq19/nv0S/gSP3Sp8
2mCtZIgEZzkdRgU3YULoNcaEXsMWJo0pYdJYJIrOEsSfpElDqNWwsDJpn6wK2XnsnSZkZ4Ljc+YTjLYWjE5TMLo1wRgsVDD6wwQjR2zXoee4GESxjGlZB5k3
Duk0SiOuxF6d+561t3TmvmViyh7n8KRRhCeNFa3eokRDSmQmVGRuXzEsA3wlmUROj0jk9KhETo9J5PS4RE5PSOT0IvG5TjYjp/eX3uq9DqmJJtndrMRQE1Oo
c9fnjmAwO4zmSVfUvYdhcdM2XIBND9LntIux52h5h8wV/k05F09LvjmQCWeuRVBoiJ2XkqvTLuwdkgQJOaBjxGzWuXueAFJpLHqHEwuc7N7bxSlsQRFzEpeD
SEgMFT3znJ7evSxm+pwAMgNYBOx79BwJIyu3c8PkMVu3AgjAXskWGJxKJIteLV+g19i8rQInqa9/zUnp2IGsL3pJ/uSIpungFnDZc6OTWEWUVpmbJ3fw5XXF
s1a80VdPVUoqpaTNUpKbnfJNmr0Zna43o1P3ZjS8N1PuTbfWm1HZm1GzNyPdm7o/25buNM5N0Wq5jReytTVV662q55U/wnPK7ApY8ggDAAQD6JhrJztrqdZ6
CwETD7FYjcwunbMvUiWUXBhcowLBYOP0X1IDGV8nLl6EgRAXOUxaTjNBMzHwAqd1AKEE5tQ7deXW9ZGOB8wFbs1N+GcL/nkVX7Z7t/bVriPB7q6yziez0YRZ
Ym+uLS64VAWvkr2hSKUk8+hE6xoEoKmWpBOFwzSVUE5rTcVFWicsLzz3+6Ujg549k+ugTd5hCTh1Bxd9yjiSM8CJiMeVR4QvLz2ly5txVuKf1XzTD8xNSm5a
KjdNwXkbmugJ7PtKrZhzKRLmJs9gObhVlrExZ//Ss0s37UmnSp7nVHnt36Dyb95dntTZ83t2z82exw9ImxZeEc6etyV73pLs+Uiy52PJnm9J9nwi2fPizytm
pKDHnD4/rphhYSNd8ZiTL3S3OOR0Z10O19nrZ09o4HO/BD6nCdWzdD+zMc4FhaAvd3T6Fuj8BO+KUwos7c5xJS1cBg/mcPF53QYnbF31z+swj1Din7kxbVVe
ku3dbXJotAMF16Hgc+wv2NJWn7elsR63pbU+Y0tzHbPFdfekLTU4bktLP6EZTRgQ4BYOKgAuozwVSdUCzCgiCIx1tQuRqC657LbksluSyx5JLnssuewaZTwR
Ey6VXHa3mct+suSHeczH8Hq/7AIULu+jiDBzZuGi2GWTsbDsUU3Hc9Iqwtol9ixnsNgmhP5yExRJ8+qP9ul1P/eRz2IXXcC52sY99UuAa9+qbMF53UI/PPnh
39/zK5/84svXQjLpy44yqvu66gmrITGLt91pyg6A+GEXMWwjuwoEX0vmkA2QOjSXPfudD3/yHSHsH7t6J8hz1iGKx4e81NbqkVtkb2WTvALqZqoEKHaq0OxX
v/TZH/zBw4vX1utw0tThmK7Dk9/60zd99N1feO93LakI2um4VVZk/MepyDc+ce/v0d/fXDCkjf7QIK3mnrRRuuaU9fv+xz655+8++cVHvj68flM/Tv1q/TFY
vyF1euLj6GxVXTgl0Q/j0sFDKrVUACsxK6zkft8eH7p5TuaeAHt/16AyVJFpnlkKMvwzjpVoChgjha3veUpCT1ioaSPVM4h4Nc+f+UnbrwFvGoUN+1WYCYKL
Yb+6gIszdiGvFVinGtUMRDVphE8wsgjJG+GQ5CAKoUa4UOLNgYdaTF1LkqfFGIB5u9/0kbGXjGTDhe1YUEWQj+LDVclqiStI0wi67kAp6DKioA/sTaTsCw4f
vK8Gh8/SKH2jXDPcMsaoDNAYxrUf30VnLxVXIiMFTEjTpfkiNBVD9CyCxTxR2MMbxhON3oPqdy3wXXkTyIKfY7Hg3U2JbQZY5lGMFAAOII8DYHsp02cItwzb
7Uwvw+iQKSDR+gAiLERn91V6oUBs+b0IyQQpWifgVZuu7kovdLF3yfkD0RBEWUD79djXVNt4VR7W898b98/Y6d9kI86jBMQZTL/nMfDG3ToSqZ67LMCKm9sD
aZsaQl30uEgviqHp3ZBzmldc2A6Bf7SkL47WOYNikOoKptKJQaor9lzmaY3mCiQdbQ0Y3NWeW95FqPtYO9QmYHAiFY8+7LpxWy/DNgOXk49sV+3tcJz1xlQs
sRQuc8ywkcXjbJyD2fBpAksvmaTaex5p0ohQh2phR05CtabUuGpx9ud2GlfRjnzxdhpk2Y68hbCtSIdt5VGTZut1vSXi62U3AoMsMr4D0GdHC6apLC9fCvfh
GXSIrgc/H3w7kSTgnyUJ+Krsn6WylW6iQ5dgfC0ZpiEtkdNaQ6J30FNoSTMq9McpoBYNWp5O1JnCztWbXXdrL1dnHOotU0sO9ZZzrXs6JjRXy/b2XqCWIzK0
h/uXIQi0p848RHeVu03dPWr5XpXTlYmaPkSFRdI+EbdPPbO4SRv9QnUW7KCzhu+qFY5cYM+9gHfWzsLO2gvVCysasqj3QjqtXmj2qHqoU8+8aI4XXYYXXa7O
OtR7kVKHejNcrVy/7TJ6DbriRXjbHG+7HG+bz33bF+1FuyxDf9Az1Mxe7LW9QC3D4aySTmSJWlrttE7jq1L4uU5ZRqNtyA1qGhLZ4d7SG4MQLGM0xFMEdoov
2ziMugZ5pKS3YtiVyvvHFlQiGWkJa9ZLhJgFW0WQfoDhNV6jJfAahWoJdi1D3vZhcRmpJbQUYZ87TwYz0paIfF2iodjoS9TI7b+BWauebjK83IgEogHIfxBW
1mirwB6JQI4K999q4v5PaQhqARcEosU+u57Vv6TkrVoodKKwnpylWU/GNOvJtGY9UXqT50yBKugwcgwJsWy7rplQWI03Kax0HEEqAiYiyTJuHJRlz3WwepRf
hSRwkvp/sRrfrlrb85DtU08yIgVCbKPsKWyoMTEeHrrnhVRaJqvhEsPa9b9z6usNNghC/tAm0PC4T1aboqhSAq3LmNI0dna+gUaucEww9MdSIZpYCieysUZT
zYqAfM6IprHNu2e66/btNjS3/Et5/rbd0i4z5tHcE+XjaQhuYzy7i9qBANpFie4sX9O7ruDnL9EuNR+ATIz+q1YA3a2cavJsecYK3eq379ZR0fPxothpVyOF
QF6VZSV1wA5hodOO1TPpT9EfKYS9s7C3ldS8vGa+urX5Gi50vvrD5uscTWXOrN0/Z9buIxW9bP5HTA6vJYOZJsOS+hpTyjBPLTqPphD0tg00hUD/usFiItop
TtXnrScq2mTHf24gwbg5hSsBWIPjWMgE5QY3mBxLuQUFxPNhW17gIVum47tsrPTMSnqWZiUd06yk05obSWlupDM1N1I4pIMTAfSAk3qJOKmXipP6rIaTelqc
1Eqc1GeKkzpsOqmPlfAefvJbjuNUbE/ZNXlgIvUEEZCj/hfgBgtKb5GGwgbEGNBtA+1oqIXrO7ybGeoMTlcrdJag4Qb6uWucVHytvDlIqxIVzFOX95k5vhIA
eC4r7QgCRAKrGSMh5p6LuYdtm0jqRQX80e0aGZIX8weR3c6bpK7wfjCLeSRgp4a3nMFqtDvjm37skXYtkdRMeXtTFW4C2cY+YA7SfzWcLshs9ln6AwuUQ0aV
dY7dyqNDsLMQC2wdEvQFhDUKqvoCYOgTBl5XMaJyAo7zuVW1oGLkzjTvJncYhVT526Eo7dgOKifglk3TVetu3cs5Npjm8KqnyrmIbC06XIjEYy771Qj9gly1
xe7qCRWy2GK2ttTG6JNYauN1a0HbZzZrpF7yHFZGqwwDtZoa6cILcMoCahopODO0Rjp2KG+h0SzdaOOH8glut0XTapTaLa6TTlVq5OQ84cqlGjk5f4Ry0tjZ
JstvEmcmq4DzWHVe05YkaarFBDpIZa9p11KkmVo3SExWeAS7M1KjME7Ry/Z2Ut44kgpQ5wW3itb9Rmt51qOS7ZT6iMUBdchu7Q4fYYKdBvT5yCmCnD6gg5zu
roKcPnqzDnK6Bds9tQ0CLUwYrlTUKczCX6/OGUDKIHvAMIHKGXaZZ/9TS3z69CY99UloKBEuzOZdm6YVhOb7HI+s4BuBjc55UoOYc/PAEoE7kgOykcGwud2B
S/PCdpcO7ivbmXLOJkUrwGGKhJcQE+G6llyXyHXpwHWOoA0AZ16uCwuXOWPo2qh5LUdxcQYErnPkGoAVuzw165cqZwU0EAFcoFMKCUclRr8t28qRwPHH6xmO
P1zPcPwB6SLdgX3y+n/fsSs8Z1VH8o4Qx5D7p8bU8iEPAlFGobwh1wleAx0esbTPKzzwbT1lYwvOhdULnwCjbAlf1R+KPzoskYbngG1FNe4tjCqbua2YcaH+
GyvD7Gtb4aRrHcNhzvBpeqi8zdERg1RV92Le1QNQmd2Fu8vejMwX3kmDdWQzTCVDPDMkpV/spDuodxNdQPcSzvK8UfDkbeYDIYWEow6VhyiRYtfum/fesG2z
pOn0ORvMQ8l+7Ucpk365TgryXQm9KAvKrRkMfLplO/6N+N90e6Nwn0tlPGx+Bl1MLYQ70Cf6Q8ofqucywgSMlGQf6QU32bXFrV0BL13eC2bL7AdHYt1t3kJ0
m5kFuX2OnXGWWu4iX4AGrN1zIDKhEvB66cxyhhzyZJX9Uov39rYdulWFe3uh4Y3D/hkDywBSmCpZVaT8dGCnCmfxGvv2Hzi6a+eerdPKOcRrHSLOZlfve1B8
RA5dhgWfZPWD2GKhpT+RUaExztHAWDMVmNZ40/Nv214ETsybnDoKRIVz7g3ydxVHbPFs3XYqELS5NF5HbPEEe9gHKuK+lEQfBOhZgiM/YTPNvPN+W1Am2NK6
jyypfyxZWGrQ+u+xBX37sC2Q8g/bgin/m7aAyv+GLVjdD9mCFvguTf57QPNwCm8nqpHdLuEiiF8ubio4MWVbHk5Lbell/4ld1OmjtLAaxzw4jKvPP6tx30N5
R8QupWz7fPxOWYdC8Y65Eglpi9fL0RD/T3CNOQJT7hIYXIEOBccnhz+KoX4DX/BRYx1fLUVeKUVejhW0RNyh6cWkxtOSsIOX2k5N1OZBEjVeXbUfpDE/0gyk
qX5maFWW9BjWYZNjLCopJwLYvraBvrXr0LeD+IctI2eCGsdYW3iNNSWB9p7SIhOYBtySRyUZXEtHmGGfvKU5lGC8ycJusksbTsp1wux0rnhXwd6ESJlI84zF
qqs62q566JO7zd0VU5ZTzDTsVshOJoHgOzkj1QzYZ+ey0f1UhmvXkOxQXwn0ZQD7XMHDbn5CcsipuLbZRszdxlq3y2ZayV12w8m018ZGSc3L9DG64x54mb72
4d95x63+WnY5YZeoMWyZykFyPxztZ6oP2UiGrCdDliVkGWlmY8+Dt7fn8i2/wExMd1pi2PAGyp1u3lBjkav4KusFphpI+z9sfICq7U7TpH4QvOh6VlCpznZZ
5e+xpaZ3a4Lf/ZDvGYdiWcZbkRiKh2gAtShEQNupaf/CkmY00NMlmI/VwatowKvpIjslZb/rRLYBou8m14Me3r9/Rwl5xfqxMZlq2Ne+YOPXREQFQWoC1L55
V4WchUZJSvysEAFqUdHt8aIbcHlM78DRGlOyHI3L4gT9zZF4wEDiOiJZsWDI8na+IDn/GKQfg2x/ZQAbB0bAhJWA5gFMeqpm8ltenXvh6Gm4F5ThXvCGcy+E
EtTCwSCWpM5EDUD+RAD5m5EXkrU9SLowM5d0YbOwLqjnwrqw8jSsC+qUrAt1xgX3+cK6wMlnLUmFTKp8qOdEa5BIKIgroSCOhILYQ2kNjlpVZo47lHLI07L/
tLgtTcohZa1wI1gP/ClDiqudnBgebTh1ymjDKY42vLqMNrx6INpQUP4d3uivUP/LuMGSBUBK4NsXEH240FKnpNSpgWjE2+aLRoxPF40YnzoaMR4ejTg1J7Y0
LqMR42Y0YnyKaETlj+wtYwyXsLOoJ1sw8wUlBqcKSoyhn98VkRQK69lAUambOyU8MXabxUoB7OO9uysoyqwvP4uDix2DfD4y56k3HO4NunOFc/VadytepCz5
GXaCQLTVS16nC36mWfA6Xe4zc8q9ca27zhBWYg8C11J5b9+tyY6R/+DznnYsu+NSSna/IQvjco9Z5U2C+cqYiCliGtHLnrySvgnGGPWB0RblJTSlLDTZSAL5
IqHBgdup+QSplso9rlZLVwvTyNf64kAVm4+GDI2EPyeC0IenI4NU8iGc0ppxFJuk1OH54TpHct50cMZm7udMVVdmodaqmUiwAHyC624l/Tc5RNqvcwjgjTol
datQwO7tjagMe7cMT9DF3m1bpYN7t9le1dkLDCPrEKdZ0zthd3LgnVrmncS/MM872Zvb9jAyMYZd8rAGtOoJ7qx763dqoxZt82odvFoXwEwkKA/1RpV7SGcO
dfT7danidMUo3q/DqZp4v87c9xvdi5boYmUBEebYXsmi7r6GgyfLGtRbmN2w+CoXFDzmtY8yne8mxMVsk2iaeUYRViyM0yrsXjlJbvBP4Ab96hvxCLdp4if/
y3XcKoFQlRKjcuLzSIxrNII1uAKv9FN7bN4MgyvwSnATr3RKe5slh28uXIE3DNwEfZXopwOsgCWxP4hl4Q7BsigvE6kg8xr5np8zcJ+RhqGQF9tcvydh4HqE
FVtirmW/hVi/zZJmN9gigl7hcRqbe2hvL+VNsBKzovapdoluFXOJM/cSBpGF9zJSqZCJIsa9WZuE8ZqrcOYHXIc3ZHjhmXWkLaBZK3iuXP5OysJstu/BRpjT
j4lFET4nLAr2LoSDWBRRHYsiHgB8COcHfIiQqx2y3aICUXGtmiv98xWUUHlTYXVlMP04jykfRM1n76096QuMH8Lj3Jp198oYtm6h9rZf201qZZG8hyMu+UHi
JeAsrbYcT9rlNgG7MBiN+gCAXQzrojvosMCT98vNH3vkB0Hx9ScfEcdwMCPZhZuQWABXSMzX3q1ZQCID3mNEsDYLgjLYfd4nobh1Pd7hOReVlMiCqh0DRDPM
dmffuGvpnEpRGd8wJBDw79D3d8hGJmwivhMnmSvlPrPDOSOUATBXAkTQx3Jh9iVtaAJK+PrcPc9+t81fItL6NliHbFHPH7ZFhX/IliDtd9lgYi13fOzi6x/+
5G8FmmkbGlxSa6iQrzV+klAaqYB5/S7UNPtVqeM59GiSrMEqeir2bVfRU6XS7J4J2D2TMpbNBus+dOiuj4pvJJh96lt/7rJnJEAC6R3840dcjv0IZr/5hL3W
2YVzZGHciJ/gU7lBbvv4N9qgOQgKettr6dQP2fu7fq1zJX2Bybn/k198799Ya53X0Xe872P0+bUqWPZBScTfSvMRCk+0QyWMyg21dcf2XttQ+zJhLrfGmzhK
siNRraz3sE9oqYbXcPWOKHjnZEcUZtViDbnh6ohVhxM6sCPq1mAuQiHKYLS3FvNfZNwN7aobBuYvB40cqkGxuAuVWEY7Or2o0noSM3VXq5AZNwI4IsqCwe0b
FBYC0FNlNDAGT3HWf6Eyozdgz/JhKB1z7z2kxm6ZzW7VGsmIgGPNJqRutQ7NPvssCW9a6sLaUhfRBXYyG5KaNdtVY2pkL7dpVs22XtiYnseQclFrYzMDs77+
ESd/zcw+KKMBPBC86ZuxWDpWzj4oTZpInPcppTc79ciHtO3WxR+7sHKbRBqHB3e0/SKjKsjeuVucq3rWgQVFQhKYrR3bWki4ZSqidMYCGSEdgANIBw9I8jOM
M5ieY2UkLxqvXSvfPLV8DjVHlwc/Y7pUSwU/3jjq9B6jVYwKLrt4SUjwZKJUpeKMioRt2Pik6NEnS0/SYrpDy9W3ily1stuxciRvtUkRq0efaAdSIc7C2GyN
RJqumcPeo4q42pIW5+2kUBOvI1KPfUM6/CNvPQgvdhnnETH0eyPOIxY2szLO472RB/2wqSPWIKxg0EtQk1nENUZ/TZFwy2npYlq6wxQJF6qBTnVzqqvtYVfb
+upENewYcSYhrEHtyRPR/6hldAc7XLqp2ub6b3rGojyaoDBNhl5EM+YNjCpk9GFqSZqdeYfnJwwKTE1n2NQkBSB9mEZnW1tSzVYysRXpwlsKmmPh8B0LbK0U
L5BW8bsezrgmCJLRaG6ph6sz8k3VfBgSJF5svPOtZPToUQdX/V9wJBEgfSS6kP2VqeSGcWAA3fTgv2vbtbb8CceJ/ZzGCcMT2QPjZMj4sE8zPtjQJAGeKvsN
kDsPc7jSsMvtQ9SYEOIt3Y7DhoZUoDWb7GW3On0K8cmZt37paerHPWwjodTGEAUhULaj8Laj4ikbFPYh1kvDWQB3VR343TdyByI+rIVDhNQToP0uEfGwWHjT
a354R/zw2VqOo2g1kYckpOLvbdfmALGaT7xKFVrdZ4eedga52nE5w65MRLWgLiV4jYZbYJs123M7p3NvblvVz9DMsF1xczlUC5ejccQ/x9g/7J8LmEoZY+f8
PtdCR2BwxuTKNc46yad1TdyFK8tiyE9+M57cwyetedKjGDvGrXy7KsDbC2/tOHy8UyUl7QWIByqToeAQlGABi4SzeBRhpUuNkYEjNfa0n89Lxuh+Ok0DkJrr
DYfI3L0l2W3brsmsL0PDcmcueYFGd5LfaYBcg+Qqj72xSMXd8gY21OU2cVzJl+2yKvCNuHdkV+mCTKSfp8VVYDxn4mqUYZncYDs7xSvNzj0JA8Ryw59iALfy
p9YGq4VPM07Kqyhi/xzeYTGqIpzdYBq0ZejxXRMbrAl8OsdedJ69SO6f4mS2ZLdTgl8NeoWD03mFg+eKOCAwMtSWPvXj9ueAOhAMoA4EfOdbhqIOwFoy0Cgw
lgCNioM9H9zA74YuFu24FsDkG8cQ1uqgFqxZk8F2KYOHO+Mu5AggY/TbpQye1zunrx4w+gWHCeCvRol2jFirxo+ABQcaX85MJLaeMQ1IE30D9jgfFtjvYfcf
UjHL4VhDuRplOmIIYRbK1rD1OkrqsofEZayivdqxAO/RN4SxiWPbDWi2SVbUkFE1EVUCagvEZVilKgYkh+mPUxV9hIT52V9J8BicwQymjTE52+WgoJYExMGZ
XqvLCe7er2CTbZVxq+L+LG/jMA7aZyAqhnz1N8Wm/yew9fFmZqdEzPahTsKNKVd+q1Tx/AqoU6CcQoZyksdE2XvfzNxQNq1oP4voTVp5OqQnhfAQC7+xP1is
EB6NomSPLuuUlJAjokKM8qV/raP5tyHqzxlSsKDQcV4cUE1IyypL0sSlSwU1CnvazJXNwFwZ+iJEgFqGdMgO44sPafxAdWRDL+TI6hCQUIjFSwTVb0RQ/dqC
6pdCLoGVmb0rVfd82wQi6u/fkYQ63tvxq7RFXjceiHxRtmskk5W6zQ5hrNlwGH+dl0F24XFwTiSedRrUosQpa7azL09K86B+D/1gv5bNCNIRVPIfS19gW0WX
stY0Tq1FSgtdq/b0+Nc92FYdVGLoLIkcVi2cQ3t5YNBCdlMfYG+MGzdS7Oyl2MYxDmRky26pORxHSt1vqManDfZ5FbykiXVgVkLRneytvI08MqArhdBX0HFd
uFMzFfXPYdiNO8cxyOJi125nW5u5/cqbtLdXJbz5QQ3NiK6VbtbRlktNWwaufdnwnzOR+JEYLREaqXqqpZ9KTZBocAS570vsU4xxMr4mj1T74ram0sPetmq/
CqY1p8GmmhILgCjSl51LeYubenJUUHHHfpwOlW5swzhxK9Og/c/Qa0N6rn3KnkPmTR6rsQs1goruyBHdkSOmI935OnKUhqlDsqTd7Ex9eqBDh/UmRFfIELKJ
qc0IpFfWqIqlq8L0GvXefeI29oTiNuostuj5k5OYNOhYy4lKt1bpKcLRj2ox/rYhmJvvilwkt7j1kPSwCmg2Dni7Zhb88I0CPhDtm71gTx5z1/yEhlvrORlu
Q6kGPLMDVDeNWqcxjVASVAY6vIHaNRGVYcjl8PSQsSRqg7LFfQ8lBnOq1jZfrrz98YPMZ3CadlloCyUDLbTQtgKiMhJWSmdlS+qcJ/1SKYgOUW8K2H7VeMM+
MboNrMnqhf/yNj3o15F5FsL1z8FHq6UNqEm38OZdxgNpeEcckoiKEom3/M1sbc+VRoNGMKDGa5UqZ+JU7jHcnidZMsMez6KQMQ4SPrKI9qiZ5M/LPlliAnzK
FJvJu6byrlEzbMmrb/tVMlNEX7nZV/tUu0T38Z6yj+dcAmkXr3WRbWivZbgJ7AGh6iZ+7JQ1n5GaL5eaK0wAdkpajYwuxKI1cJD+wB1wQg43GSqjwbiuwoWY
C4Uj1z0HQ4HmdgglJhxwHBkkV9nR11aEsrn9rEN7Z+8cx8CJgNjMmn41qH5eb4WmHIwZiPwkQS1JzwWz9TQokYqWVF5MPxPe72TveJPZmiiEklwU6OqCb2n3
bVAq0EzoETHEMnaUBy5lbVinu3DeH73cJW34aYOE1f4qg2iHCnnHxmSvvC+ifnNrHtqgYjS5vsabMd/+7qk/PTcmglN/em48BbJDdIgWH7Unb1XA5QvYsQ1l
x5aOJPdpoL+Bxl70cG+eyytY/0MqISuGXZ3MHEOX8EJIilEM4cliGHIunO/BSGhMWDEP2UfcrHUl6uwhoq6+YVE691GHz5mt14h9//M822HYMSguiAXmrbaj
uYPcHLect1M7ip1v+E/I7/ICx7YChs9h8vkLthXpDrqiu60YZTRyx5wO+Kurv2KXxG/cFujb0sZtuA6RSsVZfEV1PX6owSe4dUnqlJ7KRPbqjPysfapdosfe
nnKczbmEQzihNwaIo8i0R2+geZxhzeNTjfz56u8tsAHcH69967tQwz4haoz3gU53oaUjgywJGrUMy2uZ9pVzzER25M1sHALjmi1uElGFo6xrIGI+7TpI9BVp
EswjTRYSI/LcIkNmbVYmAsx/rbYYrw3mznn7Zu09huwDYS5bOSoj3TNL+vWtr2kLI01tDt2yj1/xQdlPxpWNn5/CNJ/dvmfvrL23x9HCZeyMfgT0qVDHy6h4
Vu2ZK5GC+SeneLMwHPmV64/m4JFGlAgHkdTPqDJqZe5zT/NM/lXb+K9qc0lW8m7flcTtWq/SJaLsh01l/1+DoqYWD7Rw+pdA6F9koz3GRntLxQ/PJ6qxA6pa
h1TIyr5VKvvcULXeEWWfXyd8UCrKlwDEoXzOT9hYyXNqrLna/iEy5+VN52u2+DTNFnPS/y0oB2/Vwm5noFqnar2YZyfdpNjzZ81tNPFd8Injt2n3uVRQobjZ
pDcwqee4Ytnut/YmVyNontNfPKH+8zVoZeDWELkvYkQxu8JRQNaNaFAWuByB7GatKdNfARLO9F86vxLW9tfdBjvFnPREMrn5KRoQjinK9Uff0GhwyET0alZ+
eYfFvoaGCecopLztSlf5xuchG+iyuOetV7fxUklVKPYFLI2IgCtSKgxUqVRwr61cxNUiy6dHwpq0fYAbpFvesLkdN3OZC+Fh1GWGnOLeqCye7FRv5RY7qRIg
RwpK1E9cFcv7xOZ9vPoybgMzroO3iTUdHN2pgj5rJcjcgAdcnBWMunKtJPrFkugXcwoHW7NUJapuh/M5cg4UScpdJu7jQAvDjjReR6Hd4My8FjXcgiUffpUA
LRHNzexWcfJhu4J7zapA+UiQaUt8XUgkQ1jHrJ+SkRbB+9Pijoo0Z4jH0VHOZg4eZ4c1fYA71UYYFJAC3T51mGzXcGP1XJPWy5HJqk0XXtjmvko4/wnlU13L
ZPYEe5VRFZxxd5S4DLzhcRgh+NntAWrDoEwAgJjPoRVDGxaVemvemu4ls9GsJ5MwT/U0zNuyuuadW1nrzbtb82y6NyIK5qjsg4fYBx+rqVrjql33JE5ga2bR
LMDlWXwA8YOPk2ipSuN+zvbIc47y+kmNk2SQI95ETWJLpG3PWtSvUY8zoSqJu4hOjvX4goaSZq5OhpkfbbJeeTWKb8mnZD3CZGrzup/uyRerkddorkSML9iO
v8Sxee2ESdfarKNYF7cRFJxxgs0pdEN6XFXOL3M5S7DFclqlsqZ6sMMlHLSm0DRzzjeWHEQzQycfL3Vyi+MFl5DW127EznHDTIjHdonQk1ZF0qlmoF3NbsJb
1eymJYlaUn8IUz/R0G/fOrxJYxEx3QFlq7gJU2Jf3n6QJgE+3jp7wRtV+5YH35Bb12iJxUJ9+hBv1z+M/pz19uoF2DCfYmRsbjeqnvQ4GSMWPc1tVOluXSW1
hEXFJAIPkpoar6Zmn33W+jnmHQzscOccFw5WysKsvygXYNafrMIrbUnXi2QW0AUCYBnByqZ7W65khhqCtJVkPAXFzleJ94OqHpq3C4qfERPi5a9kLhM85+9v
Mzt5qMsN27WaXPPjXP5KHjD04UL94RfNmV80Z64zZ64zZ3bQmQK+8BtQBxVfKNMACYJv5rrdLL9h0YW5lcs1csUHye5L2OyaezqNk2a5rerHVq2ogdPukNNp
NFBUrBLYeSctaaZzLmkHtRLj6ta4VmL9dBoOlBhVP0a1ouqnyV5t3hOahnonN9Ru3VBRvaHCqoCQhFuzgKD6sV7/+mnAWzTu8eXVj9NrH6B13Knd51f3ISGj
eZ9X/eghwx+VcZm4ttijK04fPah5ISkTDKil9wQcAcBj31wkcRs8JP/hNr3Vm4KbC/Ih5B1lBSB+pNuqmANUERkvMycpIyYlxjMUPTKQNM9yUX6bX6HG1BOB
Q2S81WkyVzfcqV3s6MneKC3xmjRTCX56kzRzeUmaqXi/FlXWVxnSTHejKHeuuOqjOmvluoqbWAjO5lk/GV0vGroaRnPyrUzh6/OWpoLmvYEqz6DGBh1VxMEt
vTmDVCOEpKENWpzAHmHkt9B3Pqcn6AaZGtYgS8sGmaqxiNYahF+7x0zrBV93LnSg7BnZ05h96tm/9RF8FhYz/cLljKzyR1bv8pZmcAKGCzaStufxefYGZGZu
4cHPSw4CiJQ9nXPG5jW5DLPvm9wBOH6BkTOwr+BwY/M+fePB/Ch5NsPFxPwS66Hlm4R37c53OIB/O5JNd2wXn/7RQW4D/Ldx3n1D3iQskHP4K5oQr7in2kJ8
4na9hfhVPzSaJrRMf2eJlEzyY2c3MRqmdsmvu5UVP45IQJ5dIpefHrksw9anbE1rbDL27+edaZVwkMFgFl57L3hIp1W8t5dpVRPhIKN1NVNoJiVzJ1WjHNDR
AYv0GENKqs6MxVGFDke0W14+3kD5iWYhUPxEjWMkukBLa5U/b8Tzxwpn2zQg1YCvo7Yzfuy1fYE26JRkPlT6OJssgHJGmWq8N4alFXg/HcH7ae1FGCbW2hDs
qgjFKJnhh+P9tAbwfsYF70cwGbELsu9BKkTivkOA/Y0x/ht7ockUSNDGmiRzaz4BaDx0TnfP3kpySKyG2e4ZP6XqTRJ6fKHKNBmw4zgzXqMdl/xJ+NuR76Co
Qu0KCi40gB2QUa0HaZIB8Y1paLfrzCUGZNQplZ3qBgT6oKtHoaLRUIB4Jyt3tGJXHE3eKJ5OLb532XUQSLv4f/WL//crhWCDDaA3qPCaQ1CRDhkTsYgvgQQv
PiRM2BD5q+nLMwl7WT5E8+hcTnBa14dECZDdTEVdD5lY6OwrZF+893ZRZcF/goBUZEHlNh9XkvnP1xy5XWu2SpKxlkqihgZPC4o/tvqzh48f3b3n1jvuWQ3Q
JE4jq51y6VT96zq6YmKwgllVQUQoDlSwrF2mazc+p3aR1M6T2hlsycZOpM1RVoCTqaTWkiqs1LlQJ2UKcmFyuKIP/eelDq1RhnLo1pMDHKFlDSDEGgSdTdZQ
p84a6u+YjzX0ayarV+FnHeQ5nDXUOjVrqKEHNeJ/WGPqEN3dtl2DNmNvFYcHhxwUbBk0z4vbOrMEH1mFupRDkcxJXp2V88o2J8uEsqDDiECwMRVka2BFbBVr
cNEyBfnttu3sHIK6Wk8vgVVX8JLF4XwcLBsod+SWChGBUxEjzjiibqNlWBOIKVt6wBKtzTGrZtbXo6+wdxT2dg4PL7W47mkXzQ9zfUPqoHvNovn2IYvmm9xK
G8wqmigb7qLiBRzy/YeVEWYJbpokbN+l83mY5IhW2VqMNWrAwSA00+41OEYAsry3NJgtjcByXAipmHBKg+uEzexlcT9i+lgadMiuYXSZJZkLAddjA6PLEted
JYMPaxZVSfAAGXSoib4SiHEcVNBCx37dYAIFFRKQV0zyZLTEC4qQbmeW2VIcgfFxkI4AV5oF3BVHgIAcxjMCogijomjcFbfaN/eSDzlOUKH01Gi7dBd7y/5I
B0S9Q3dl9ksGWRHAEex39pZ9pMw78DBffEgTHypfKEJHxJ4vYi8SsRcIPwpTRnqAoCENUIbKJ+6sEWVlgiAh0xQJCkD7xZ101DRtfHZcnx0vz2LCMz/WCmd8
LQlxjKEApCOSbeFmn2RELaYyMWNIp5lT/Q7t/aDEMAqE1kHjbajxZAnEyK81gI5W1/AC5jjKfQFhOetiDnaIeb1PWbxp8DOXpS2MieyB3cYaI2m+E+3jXqpX
DN5wB/Yn3jAVz6tf88OmgPIAGpKDwwgpnZEgJUVCOc6AGqmG14Dp/CwAunwB5OJZQVMk1sBEngYpYl3P5eVBngq4pDYeMENDM0jKGCCBSMDkgQ2pPJk8Hk8e
J9WBGwKRBaPMTB6Wjz7ko6Mlt3YIOwybiBbQdJENbC7A3tJQc6oJdLKcQFJ1TKIWJlFcLOVIAXEnIzQ0EQ73KQlWRsxygpjlULCMQqG1CrFNjHQFCQ+SJToU
0rRAzylLtRktCiN/G/ZUIhph2vr9quN6bCDMI9D/lUAGattisnpGpwjg4MiRplfRboaSAHdG4kla828tot1h8x5SLeyOBY2YkhOVXzIUQZGIoIi0foS1KpEV
KhrA3v6/aL0sGP+vlD3KJ40lFgQbkCUbmFQhQtZhcbHyxHFGwgJuUKV5kqNUoDz6jB0muGtRhSecvMOu44hwklWv7oO1GP9WmWwHgQ5FvmAJ3GQ+KfMJh3VY
lDdY58ravFoUwZWiFcwoi7VVfd9j1cdj1UcaqZclj8R2ywy2/V6VY2YBsgyKTp3VZ3XOGOQrc8kKuFArOD7UGataDEmbYjKfL5Mk/qRFRg39yxkYVXlSWiyl
+cwFJEBPMRdR7kjGKIhUz5WCByRScPWQgqQMW+7n7jI3+4XaXrxzp3gLF18ijvVi5YWNAkGj5Ccl957LIIZWSbwHgiThBhamYNCRMfmWXOhrBj5cBv3jHPsl
MN5XWauE/Wplj7OggH3kIqowEkJJpss6F2sbvD1pyjvvaLQvUKO5tcqcHKjM+f3CYGf+sMlJoCt1slGp83WlLpZKvVIqtUUqtUkqtVEq9Vqp1Fap1KuoUmG9
VY45zYo8bs3XLLiyqgFdJ1X4BanCVVKFK6UKl0sVXidVuE6qcK1U4WqqQiCbjrChZCeOVrwP3aKtSo35x/uevlBxhcJnyfcjldbFgsbPHZHnZvLcVJ4b9eDe
lRE+I4QWkq7Hm7qG1NHQ2LMnipnsJSHnw7fwvjyTCEDLdHawB8YVdQ1GCvuq8oT51hC5mCBrxh9SAJYJLBqks3AeecqJxzQ2YVO1Xtm2tGybwTj5trUNER96
kl04LbHuVr23DrvN3voh9daUQaf49LBxgzuqXvuh6bWbbWm+3ba03y5bGvBGacAbpOPusKXl99nS9HsZtINTlXyonqyIClGeI/k+DrJkoY+2WB/FBm0qGij0
0Uj0Ub+pj+73aoDbGrmOjJZzNbgIVHRSSPwBxESvrrMDc4WFv2zWTxt21cCItqYegtHB64dYALA5jR4SyWY588YErIf43Okqgrmq9ZCmEs+ZDoF41TkQ0pPl
1B+AUOTNXkbvFN2dFhO0FWkNaCtLMBMtwUwsMangTE9eIOaI2famQV19XGk+Jj8zr2n2ezoPYr8xzN5SGWafMQkRd7kuFNlwrnEmxIXesoNStlH1BBoKUdZ3
7BaLy+ZBx5jBmkWuJI7TNhM9e3mfKWSAYHm2I0xqLYZIQbpWzLuRLUG2lVgUqJIpY7cjPrGt1R3wc5uMgEhi89vA59yh/b41ciAXkBtwPrPV2Cnc64tnSDey
t/XzLhPrUZ078BRLopvqsC+0i5HcUl2MZAAUt6HXdYXVtAtFRLP4dJjFJ4L+hzrtMQlzUY6clbyt0i2sq7eZSFDQDAOMo6Dd8GFUZpkvtvY7PDem/vB2iinq
ABSY9LtxRGSTMNQ8XtLQrrglNPCIgzaGOIJg3FGc1S98GZTL+yZYEZuoshsJ7drZ0X8l/JC+9Mxmbq0g++jtOrvWY+hcViN5DvQ8IRlU2ipjx4yDQ8ilMSop
Q5rRd/jHSLzrwjxGwDe3U4XXYBuA6or3y70deYBw02InXXjWtsJ/5TS/DTXANnYBybvEAnwqORwYhTyHA4EyJWMa+l9M+gd+MC9oCGtIKl9NZ/wd2/mddvZV
qLFpcFJFV+M88slUxJFzDkOsUCfnrf7ZLgalg0ESgIk87OesoqaisLYhtiJECK2yYqAA4ULGIA7OsVsYTaHqYjSFqoPRxKmSnlgfwt+sWjSUMZTaqqMlB1qq
Ym9wtRPru5Gf0ODw64ACMN8N9LyjDbAUvgjES108zbpqc6bijAygUOeuQuCiN3z0hlX1hqV7o8djezmHoS6U/sdCS8Yy8+HHXw6CTNOVKcOQ521MjI4I4zl2
M2DJAva1WCJqmSk0UOmlbZedKy1gPkkXR9zF0dV0Bl1slV0ZixOYuji+ejvH9NH5mKP8eB4DdYA7uCtSQDN+Usf1GNs4BukoundUnFJjQtozzi459lWNqVHD
JRO+grSVieqMs3HZb0qKswS3ybfceJnQFdPUsxq0wK1dbVgkqKe+sheOGf6l2MlrZ1sU/zZJQPPJGBkdOQgTh/KW/ZY8cIUb5Ytmf/CxP//4g3d8/nd/aN2C
bT5PLZr9zpfe8oO3feKJ9z6JU0AcB0aBmrgln5j9ypNv/cHnvv35938bPylwa83+zcc+uecvHv7ie3+AU1n1nkKxMQ7QJWzCjW5XGQtjDLQHpCF4aiMtRAhc
6CuQm3fkkzTQtuXYuaMu86/PdYSfxaenMNSmrqZfjvNQow4kHbI4S01eg0E0VbA14mw00SZTgoFK3cLjb+rCfFJF20mCJEyBMzldFo/nIsRM4flX0/08athy
MP1qyL/Cng9viZ4cwQ6g78u0aGOr0pIRDZA7erk/EQwYuVX7eksy9hZm1A7uQt/AGijoB7WlKcKg2MHhdrw0hdWgjEBDi63kEQiTSI2yywE0tMijHNdX6yGt
upAn6CHN5Vh+Co3miwpw9rWuniPbEV6NNWcvvOLI0GlUEbVbzvWkKi6vz5uINSGpJZQhqagrFXWkona5hkpFPaqoFkMcdk+FiDOJ4wsg9f7MtUd+KurJnXPU
E9FLlABqQySdI2RzZDQDQCtm8r+8hc9YKZbz2ZT5C/CJUZD4E1Bdl/DdSBYWyLeMcTOxoTrCKgAUGU/PGDpTV2Q6OEGzBopM95SKzGi9K8bUmCgyozVFRjZ1
x5Cl36J+z9AJY/AUR5ig6IQxJPTrThhlDLExFZ1nYUbHa0gbHSNFh69O11i4ur3GkhrX1BzIebyXqDkjUHNaC9Vx7rAd+8badgtLwsK+mObnEc0zcOKCB96R
u/rLyZ1XqurzFdtlAwtnFJ05/qEr2TeqLzheXLFZ+KWhFiD4o4D0cp9xcowMWhKpiv/pmiok4C95a+KPeXiRJn40D3fAptuBqHZM7TyGLfiiPre6u61fhP3i
hm3FFF0CtJqWammUkxZPaoRpDFsdW3K6XB1x32dvl4wquvM8exSHDdYIRMkG6owW1M20Ee9b8G104+f4Ro7wAJe7ScPkixZUgZ/C0tSauzTJegO7nB5X0lPQ
+0wjG6ulmPqd6kETidQjtCuJbaBTtBjPlcatNO4a6ESNYljcQOEVncS7hLfAdyoX8lS1ugmTnIsolj4RUdxK3uja7Z+K9HjzAoybVGM9snFjDRo3VmncWM9X
44ZBUlQffs+FWTbZgi2bj/M8+yh3RHsh88z9v+fWjzm33KFza75ZZTdmlUuzyq7NKlvPKrcxq0Ro/slzFZrR/y00/7cQmvdEsWRU+JxN4dS3smoIWpIQnyNv
CuauzkDP4+lei7MpOOc8TzS+VJ7qbIr2rYxBlXe2TpO6BEZRGFvYVSIj7w1kcZUJ7GR2pfVcijEVPNwbBw6UdDAcG7UcimAIfNdCP50Sc7/C91rop1Og9Mv5
gRwKtnY5hyIlk2NC8CJNGi+c3yNkWQa6OuYHc3XtFCyYVE1I9kR0C0fD19HATv0JHJZkVS3iwFdGAI2QbjEpoWgGz4neQOcGpLUkEOopJF1MvErvJpEt+pp8
SiLUBwDJYvbKNs/Wf/cF6t1Xo7AzGeprglfRRbN2L8We9KnfJ61VVPI5FgE2K/XqN45tBUYN/RIIrpw5n/HrW/VLa4gGKPJz5ZrYW5SoRfW6ofknaeSntw5v
MB0tNVV/8+ImTId9ecqZFJHOpEiRSTFxjZrAqjtBB86kmKhnUkQm1wCDJ8T42NxugMS1aGggaYTL55zXeo0kl0JHRy5iUaj+neRd2Q1QLhtWPV+wPflr17E1
pv5zTn4OFpD8HGh23GrHusySnC9DspGkW1XJBGkGC6kWoumfY9WUizOOoSQF6vRgxuyR2wZgp8XcebDoXF+423IX3TZ74x4kOe/Z29O0XaHk1HJoJd34hkPK
4R7nrJjZqJENPeSZj9TyS3+iJ3l7kxfyWja7W3MlWHPzxJdAs1vgZb8OlM65wM5MU+8KEpF2ZTcQnUOt8w5Fc849QOdFrFyTzvEc2KPKvf1BqOcPD68mILCH
IVAbBrhTIVGba4a8A6xvDyjd/A4pc+ZZUQ8kIpbHTHqWJTnJUQNgW+8XzQNX/X8MCyUsPIn1qAOVlyQRNaDyzW3tlsYWGou2MKnFXagwecT3bFINvCpEGBke
UUn1VlEhrRzGhDSlmZBWNoiQpjQR0spBHqSVWAtElRDAEMa2vpV1D4myT1jt8KdZZUiRirm6ERnf2qtiRT8nHA/e1pRK/LSpJjuSZi7qgLmIdJMOBxo2GZNc
wXfKBC9spA4VbQh8mCnMn0eZED7noaqBj4SSDvDdawQ+fkXgMyKvGyOpoKWyQ2BGajD3xBoBqIUUgZYw97ALHDoYAPuGMPe0GAw5VmNNsvMBZKPOKTUkEp+d
heo8iq7FmU6d8DxlEGjVFpyr8pXpwV0GktK4xyY9JCrD2msXc2A7UxbzKKrogSpY4m7ypF1C4v4LrF51UImhaAThadAITJh4JtFBqaTvx7JvrON4SxJry7hf
k70tP2Sd3W1C3bnNoGLsFDGMQIZUjGftMjTWY7BZCTG0hdLCxp5IhCzuOI8P1YAewOmZl5r38KEv3OUG32HeGaCvGUR1iA7VebLqjFmwItoGQRxDn4pg2yEk
QdAxOqZfrtFAegeamKs6a92NnLeOUcnIkBdy9CHgxTyGLexqBMVuDUGxLMloXukgDUWmcXwHH+yLlRPqFjA/CNB2yIGhpGQF25lqenuNm4kk8fkSpbGul2Em
jrDhasOdk2BZy3R9E6rvRSoRkMVtvZGkTCrd2e84ji159MDsdJCLqT9z9Dp/BuCiN09VGKORMYTKfi4tp9qnU/d9V8DBnPI+p7rvVOOhC7rWbm08UD3pLNLE
t9YbeegnF7klcG8NfzHB8+O4LQ46Wilh5jOcSUl3sX97oC954BnwmfK0bu0hA2LgQomAPk2XZ7kvUbkSsjh0NPkYRx4fIQUT/edrIDx8+pQpL5LX8+T1rEbi
MTpVQKequdMS3mq7NIDKT7VLdHfuKbtzziW1Cdday9mYMr9QGyy9p6m1MpFgno4Ew7rRJTGoKXEjCc0s00/dJozfUZB22POTdjyvaDsMZcfWPJGYpXn5OcQ6
bVB6CGVHrqk50odZ9g0rQXMPtg+pDmv63dmQrxUKjxRQNLPhcAqPaSzbJf8F6UZ18osv7imJjDQBhhD2ylCg8Qx5PAQ28l+B8YLF8/zsFk3AW6eku2gL3UV7
/ra1TaN2RBLMQ3gBQB/VAcsFcyp2wHzR+d+4YRJpmGQhPCDggJGmOdU464qI7eyjxunsey2HlnRIO2zQrTyxp2Tr6AhbR2thbB0tYevozLp7qdQOPRo+6gvo
wXP5O94S+Y5GIg9q/k8TbwPNCRoSnh7gwIoSwOYjHKbyWPpDo+i3sPwLoyujlASle67MBecdFSR51XnmM/FOR2zGG9+uxEVyzHqrWNJnJnQyhhfn6aHZZ20A
WNu08K/iXWq7uElvTNnFf2OKMsTIX8+fOtDssK8F6nn0jhmHNI/zzAzELoZfdx6LpovR1h2q+Hdh0YyokZqc815uLxGq+Kw3AhTwGplYUvIgZJuFgLRkHWJq
FyZZNSfViPY/8lRLZnfeApzTAENq5OG9e8oxZZbq6kYySDFOPOyALQYMNcaJByt6nA4dGic8M0ENhiU62g4fJC3R6Bwaenv3CmlWVHF5pYAv4pQdl9EStB+f
29SWd+VwD3S0jplRnJ6Y3X2LvjBC6ACW6EziIKnbDMNKdRcDO7A5HfMseOst4vn0srfdItsi5U1t0gy72PnOfvkWTVvHa3+e6sRJjC+6xBCDlkPQVN7lCDVG
qJSc4drlzAZLX8y7tKjNzB6KDrBulQHWutn+yjRJxkDUsnNpa1xmfE/zEQRXdy5hsHD7EuB/N2+uqivFmGoYHAXUOEIWvCS2I5bievQ0PiEcZTE+obM7KkNn
d7CNmXEYjAcFI05MnkkZihvLPmeJE/kF1/PnKBU1u4r3fpqYZrYoXrZEULMhFYghFR6qaR1sSMX/0pyyAhpsG1QKr0Kl4ASglmgb5WnlN1HEWxD86ZC7W4dU
ykK/TUI/rdOOzGKrCLPUHxT8qSQqwqtJwzfdy1Z/iCkYb4cHasf2XED0WN3ALrjm2nJnOe5y3CTykbrB98rVslS4CG2jfyJO7fuVWzQcdl3cvxfB0LXYytU1
UX8OSS0ffbQYnYd5HYr8j0T+xyL/G3bxVJ6UO1I8kLOn9wjNeeNbyKG3wzo4NCRnp7vfHna/re9vUp4ZeCLGJ6lEjOHVSjbXTmsvRDr3B21/m8VTJGwqoE3i
8jEle9A16OsdtxtBl4OplBozYeeICL1QhJ5J+/KqeRgMsHP6BuDDq9LtanyC9xk+wbuZT/C/2P5OTQcl27QcMYF8BO/iaQ6PRj4AJ2pjB6DnlkRSjF7Hm3JI
HmVM2q2SfBT/O6hdQE8H8klXMsUY9g/uWEiT/w7GJw4YZUTd4uvWQIoze4X/uHl2M0O1FqsGLz27OrEEtrrknx3YXaVLsxcIRdKATp5d6qW8d1ump+53qrgX
WzJFBTpSJFOgXTxaS4kkZQ4ZdTG7zYH80zI/0vxHxLjdBBWhDo4v1ft+VBw3FhJa/pgxIhNk2NnIl+nnCSmSQWJwJnknjzHzqdAtghO5BSlTCw0zFsL5cs2J
yjUn4jH3F2+UTTf+gQNYGEOOAWU6WGtSrDUdrDXtITdJkEuEBJ4dCH1BjrxqbcfmexuBBlOgDsU60hYfna3fUKXIWvUqnEVbUJQSgXGy2OWZSObIARuhPrFe
13myZI+/URvAD+sEnYd0Ks67mB1xxjlgm/dY4Ktze8fm1UO8ui3hAPTq8bBXj+XVbX51G2+7FORbTCwmibO2LJ520sSj5wdqjMipnKEUkHSM8ZQIAGgCJATO
S1YYBXJLJjFVwbAuDzSblOzcSK6ezbhwtkEWEuVmv02yxZKGPWnJRWzrVD6FG3psGe1AJhSS1DTTxC5dJJ27my+4R6TWD8x9+2y5ca8td+5iUMqg1JWovY4A
RJQa6j042hus9/MRrMzpefYH5Et0fU5K56Nce82+fDYw9z/s8iiQhwrrcsDXGNblQDOkucVx5PAU70GFs8+bkXIlJ9kZD9M59DiMlFX0JKCjrqK6SPWP6Oq/
B9UnafOS2sPbRtLaImlTXnGDqkplFeiONc4JrLur1zrHbb4bqf3HuVJHNKlsSfmwyvqmnbMqTR9P2Lm9HVX8lp3zE2RoP6krdlxX7NATlnAR6MIHK1G2H5xK
PO6r696hE9+YQZqreei4xRVlxp3HSbXby/uTK9xj9lrnGVs+PwaqkJ9x7tA/HZWv+2BiP2P3y9f7g93lU80aV3tXvJc0/Td105/QTT/whjJjOR8nguORt5dm
kIaCVIuWXKDyheZbRCWDcIXFEIAtyeTVg/i3JTgV0dyZszX3zcRhbJuIwQlq82addNO5kiO4WmBixJ+Hq5Fzin8ua86aLXLXJrlrI6PJlBVtcDIEdb9HVCq/
w7HZoBtFpfIblcrvvGBt+upB5Tc8lHcFVAtpy1IHwWYLBrRgv2xhtroNkFV1JSvGNUDUaGCr4JQvOezTc3vxYZ+eW2PMg/Pcnc1MhMXQ9gmgy5HFBROi+Zbi
U45YJ/dBo8UGcOlJrn2qXaLfak/5LnMugReqdWiti3kNCqzjtvRRp6rygyzI/n2/4zq2ZUNnamnekk7HCZlvG/lsWcF5sJjWhb2dE5EQxtupVL3cA5IVDYKH
Z1s3Yajse5BKJzP1rP9yUTsR3JMRgTwZoWmGcsGwpzJ4ArK2laa0RlDTyIZLrRIMsficKhEPr0TM4BuoRF9XIm5WYnO7JXl3eELPM9UQb1H5iAyPiIY/IqKS
+BGZeURkMG7wBnlnczvmR1Rz4dSfeE8GPoygaLG4+MIb9TKxEk0BKRimcb281hx7EbakM8+QjIS4z+95JgWn/myln10L5eJkfk92HDpNZYb7ASOJBrPDnYh3
3yIwP4D5pLf3JD1SelIaf75eDIc3cThnKIWDvcjJOtXzbXm+j+e7C39+MPz5wZxRFAw+PxQvCZ5Gj3Rq46gzOI784Q/x54wj3zxkDtSLprrHUxIN1QQ4mqTR
zdXwMHDt9VEWFl/5/n9l6KviwJ2B/Ltlmt1wxSqt9VQDQVSusLoflwP/1NAfHf/+f4Vi7CrS5b4F0UNq3De1oseiiBTAJ7UCeLyu3n3d0g9rqEfaO4SAPCC/
RgyYxFhG1KxaZ/3bcjeQnRs5r6FTeTKgaEUqKQc3zrOKIQoH/j0hOuUf3Sx6qr6Xzhy7WRfviZHB6EzIdYwqfabMugGMpNKQSQkL4wBgSaOsjjsmvmIUxvCB
sQAsTN5OTvK5cW6E0LLHxG9WhBzKIYHg8SyaS62F1SHcriT9FUPCFcv72bt217FzAo0WEUseHRaNVdYUWC4AUZStpxaLGbIWvr6STixPZr/24d95R/Aa3u+T
WJoUPmMmDAXau5EuV76GtF9RDLZXPnH5r2H3DlDXt05JBVk4csFC6CCVJ7unrWrTuasDROih/BoYVo+59XgYDWFNXzWoCuz7vCWggBkjq1jCpeuA6J7BXRiR
xUZj8WNjNt5clAkjkFp1Th+UrR+wDzltcetHvRG0PehsY4bcwMyGTziGxTnGvL+wOMdgcZKoQldRRX/dQGzF8MhG3G2wOFvwAHP3tdToegtmZvKv0+71xYD3
Gb72+C1/fWsH/q5qwFz1sxrDHJ1Dvwdkfha7PjbYOxyfG3PsorgBbIGnM+QGiMFxeWuHjASAt46Bz1eHD2ZoaelRwfTjboUnB6AijuidHLwTJ0IRwkXV8bY8
wSNk5DWbAYY13ha4M8DaCzJnXsyLFVW/H941tN+TZuNwrzPLLEYNeFbPdrLeuIo0HhIZXcqEHRkUSvOTJoYeeTUTQ5OUqbihbVow6O8ScEMzaFqU/amhpFDY
hIzxpuyLxaBjEnkGBpABKBmnSoVnWwyFK0FP3XI4ds1wHFq2LYOSWqJPo1DHWAKpCni0gcp6GKbUaiNt6xSjMzzd6Ayfw+gMOXK3MTr1uPzOpx9xm6PyCozK
AuchKz7q6gE6ZExy65GpGeiBo2zuPIyds2mQjapxRX9XTNO/9N/rp6lfkaTGqJf0/qRTp+3kedAEH/7K8Cag8wttAn/+JqBGuOp52gSnk00NqTRPI6S6EZhg
XTdCCyoeXAQrsHNoynz6WWtP7TP7/hksGfXlCFTD1mLLUesRT+/sjaedZLDhGF4epi3N31e2TcvjoMCycjbDKgyUyCNyAn9XTOejV1Ht1SgVnibW0P8Gb4fL
flzg+8YEvg8mvrmI4+tsRH/ZGmdp14d2a4DBrhHSgjKYAWVwpFjSG0s0cKLeMosQuMfQjOsEhfFcIDSeY78MQmmV9VKsl6us1T1H3D9dcf+MifvHNlVJBHwQ
aIUtQSv0BK0wE7TCkQZaYVeAp8YEYMSuoxXWwmCTT4Fg3b4RWwTuMIx+TxA7mU4awdtA78j+Z6WBMRhUm0Pyp3pkmJLKVW18DeOKqsA8Y2psLDrbLpSI0wRm
aNSmBpI1zTP4xSqSNS1iag1eqLaREdRKJOlUg8Go2CxtKSMBq7SPzFpe2mL2eSsGxmSm8NKIoZnDChLH19NiFMljU96burTdGVT4pHIONO1X8+5EqiLGpEvY
NLQmrUmUGhksbxEp1XP093CgMaUZxxktj1olZEzSbRdxJDS1qZW3VfvtKinOvnD6AOy+01R7EjpSrU2zZmP6ujGtXgoekIW1YjisFYVlvXpQF7uLjQ7DM1oI
2vixe6rVBP2sgX+mktmfVuCf+/+nAf/ssLqEaZliWro0LbM0mu++w/Pft4ruCxMrqd1l6351En37239l3ttTut0TM7ZbnMAZxtWjCxllr5eJPetBzYMoyYCD
j4sFoRRpJoWh2pP4X6acjoTHgmYcxEiKEfNSiFGIkS5+W4lYKIiRTGiPAXgmG1UBtlPHQQgG8RHAimVOM4iPADERKR06jEAOnQdAO54wehiw05ZIy1iDndbo
FZL9ThlUDyTTbZsFXpOBiOCJJjsOrmVHgsgcZr8BTQQaNShu2pYLH4l98TSULg5XDfSGY8ibi7DRg4unc7DziPXIG1Mwl0O2ZcWGDHmHDmHyoQYA5+1dW9Q2
R6AmtknaYaCz4A7fLpazBmRxN0o+oMPb+YgIczipR3L1kRXvcFmyPtocXd3Tbgtwa+oMmY8F4JmvYNXqKE0IJuH39Ypz+9mDNbHqiFj1GF5XeQDbDeaKU1dU
aOi8yitxPY1iHYlZEGtrjyWXzxuOIrLi4hyRwy++iAmOjNDyBqoklWlLJFgEZM5tYl4GqJh1kLen/O09HwHkSB1gW6ad1KwSEghhKRBCuEJtIxDsukAIxSph
zCybPZhaIIQ9uxQICYvuWn0ZR3pIlVMOXRORW6tYq1kxt1axeKEV84dVLNYVQ9QCaYDSPtkDvbmwxaFoFWElgY6XEqjF8MQl9ndaTPTa7L0cet+uB+e97wXM
WyZZnBAvJG17bWglGv84bEgXD+CgHPu3hTPQnE3ArDjHnkVAxiqr6HFrbuzxlecLRN864N5ADrFa6kO6uCJdXJEursCTuyqFdHEFDtKF/hLBb8ZLpCgnTild
giaUch2F6M5xhHHfGO/06oQUZWBOOQdMwooHmFI+f9twSO6GbkJvcplsPXvFt6lN474UQB9WWBYII5hM4FqE261wXrfWua7Ql9ID/kl7DWUcnt/P/lEDMToa
sdsDFCs37FZp5ldJ+16MpgSEKy+hW9DMaHtu2I1wiKK1u1KT7HZ+vRSkXsUMv1gVMmIZkzYQhHGbAfEgAjlMtnCquhn3TSVlIpEy9AZs7uvrDpdYchK7prHI
yWa4tA1b2KHS04zZihjSE1cw0H2g/EvbQVn3H/PVOcggJSuBM0MrHwmWR0xVX3Sxajb7MpsFqT8rxUygZ3NgZnMmsznr55mezYzsCjPeLpH6WcwUq6pW1lh1
fOKucscU0yDvaioCgY+OMdtaOoEqY/JKDswjYe8B25ib4ty8BZeDjlXaJbFKjOhoFO/lEhGl0FiykiOgsatT3DLstiVAirqetxuhn2zj3fBAe8GjHfQrb98n
vH3f1SLjoU/uNs/65Wr0zB1PIlhRXlfj0/OgeHZXNXh0ButPMrADE4sLaxDyWkZiBt9K7afaPM2a1nRXlulg2AZpYLKNyKjm6+xh19n6umZ2EQ2GLmR4FVN6
KB9BvuWoSg7BqXUI4H9CBMQO4i6WRPYwj++d/TqbwqNqrNqoej17BtNqG2DertLYnmKP73zDdlnCgCbNnYwkXNM0yAza9H/+P8ff1Pqgv5FWMN6LrImKtLHw
zNeG0enaMJI2jE7XhgOk1dSGUcJcLgO0no22Ovlpe05j/bxuLPpNB38819ZydGvZg601tWrTa/+hF6O1wudtm3z3w+LCazTKFbpR8KN2Yv3UWqV0yzyfWqXZ
Jt984t6Pf+PQ29/3o7lz6+rXsD6alYEWAiYAowt3BcV3P/3nH2c084W1WC+uSmNDB45BswX2bLkXxm05zeyKwIbUCxT2CG1WsTpa5Uq1M2iQZKaxdNm1pctb
6NLlDlu6mvjUmaSIZjVzt1QapXIlR0ZSvKjXEadVdZc9h1ljzl1Lex2jTGqeGtYDp0QrrKmDLVEHE1EHU1EH26IOdkQd7DbVwXBQHSxZsZI/DOyOMasOVIog
jT7OXq5ym708lKaOxBaqfpVENekMbDaSdROWMatgOsDCF2pDw1aWUTC94jOsWVpGs+RlkLUu1v6DRC7RYlifNqaKlR1i7Kc9OrqPMw503k1LEhoQTrP/U+xp
PApWJQT6vslcXpywECraAiAnL8vr+tkflRpJbWHeKsW9SrR2XoPPsS/EGrzK2ow1eJW1SRS0jZJscn5vRBR7pJj+5ptFOFhmXDPPS7GuxIzgihTrGI2eZIMD
BVnDCr/3rjLGmwkQYSoVu/7J3cbO3l27btzGWB++eBjF28eih4PhVCjTIeS+0rxaVt0gs4Vsic0hIVvSBpnds7Q3uTEPJCKXbriUmaCB5lnPrHIUO+lB9sZf
VwJkAIGuXrG0n717b2lZW1y0si4V5j1w1oQo1+dIVjZtpmTrf1zSZjDq2zLqOzLquzLqMxn1IzLqrWrU63BhWGg6t8uQ8UCgOUBkedZeCxx5mVwlEkhYEnqV
ebAcj7pdRdupInjrA+Xk+WrPHjWT57hdIXn5OlyW2YiKh+1+9tt7K7+EW5IzWBpS8CMISKbjUfQ/Hd+P/Q3/HPt9WCv8VdYjiHWk4xHszfoSborjYcRG+hzY
zL4gHwG5XNIOFDDjXJfTANlWuBdx4IbRryHkEPZKzxIlHJdeKYy1l/eSuYxLV+cs7HkUwt0ByAayTxzjL720gRgUiChIRRQELApmIAVI9dYZfOJ4DZbdJrGL
VA+mxFp2u4Z4Y466YzxBI56ifvY23bKPAXyfZiX+eW3exuGyvMPh3n72K+ZtXiUQ1AiYbBtsDJP5DXX0Hp3/hSqxLSCsSo/Z/VoMr3n0YzcPXIy+eNzGnit8
QY7eda5dgJUz4MVM3HLs0bXFo2trP4mP0enMcZA44iBx6q7ckD1kNGnszW2/7ggZcGc8zM3qLDukIYh1s9KLrdNNuezduoX5xZ66UzfXRhk158vwAwdL7WX0
0nXbfrN0iYckEkIo+EJaTNPC5PPI8zJs4MZztqXZOGUIp84X1+uHDK16I9bp5zC8Y86FyIp3/+13vuoWBz9F/fQJl1/ke6XFBbwYVOIA8kwcGNP05SH+Qt20
wXoXPtJCep8tm+xzA4FjOa0DgX2OrivuQySQnsuHZS6X8/inNIFxvE/vp8Hs9hEXHOCulTKZZ5Ac1Wbo7HfZHAziI3cBfES4U3JxWpfqyCcB5imzbzRnS1tI
mor/L42ZYvIS7AYpe0fxzl27PG2uMmETQyV6hdMHSLxfPGP19SD4xK/yIHA0DhHa/qSZETdK7J7bV6Ym+DomybR28X8hMotOOsycQIM2lYxauE5JWuDTORw9
U2xDFTyT1kKKpdPHjeXIx+ts4QQQJlI7YJs9hF/VtdP1y7h+v7NXqKXYEZ7UWClN+D21VVclqCW3VCKsTR4vc8xqRVegdi1J++MGcmTyyUWuaWRbbu1Wjdwy
jdya28iMRYFGFuRn6D0j0t5T8CzIyH6nkWhTPZZ1S2UAYSeXSQRSRsLyAdt5D4Y2rZb7cRxd49yBI62l+2wBmN1Lx0Y35nTyRvxGdVjj7LLJHGAS0zHYBRdP
q9FrQPCrRvu9cTVK1/SwQTx2TTWyANGIKdMsFn0rAVA30niz+9RqY0BV9NXEGqSDkBoqlcW4yn6X9QLEJ+lxQ42IAE56akv751vFddjdsl/N+gzpB1TzcuC0
aLjgJxc5R/1yFLWK7X2J3eHIlRa9GY0iKrvcClMdxdmOnDaTmsHWQgm01vGAZFB7akuFl7m7WeMqaN3j/Zgkkb4cRV96Ghksp4bDKBrvJbAaxwUBBeODWpa+
XQOuZqEK7Y00BrEapzFwDeo0JuaLVnTTcvg6PG3KMU8XpmYigOpassTGEVNYNjhGBV4DChOPEk+Pkq6MkoFpJIPCxwY4homLISQvNldq1iMqkmbX8sRjq7mF
FnfLSkvDd3Bom/ZPTfu3dfuXk7w2yE31h1Wbhl5ZcfN6XtmBiM3r/xReJ6lBTLDEYDmSm5l/3kWMMMOBD1z5mmRxmzc25cVphHLykwrlZK5QbqEaz1koo5Vx
Y10oJ89RKNcl8ITUr12K4fa/vhiOhojhSBbsVMRwJmJ4nB0V9RGazCOG02FiOJUBmVZiODmlGF4kYjhduBhOjRhehO5Z9BOI4aQhhtMhYjg9pRhOTimGkzli
OPlJxLBTCuEt/ASWvhM/gfRNmtI3GS59k+ex9PXLSkt7dxqrXzK4+j3fpG8ZVMb2xtCQNK0ei3Lc08oxkrkdQbdymACKDpmOVIvY0RloO84u93pj7XTkXIlU
hxrDirP1BjBvp0ngPOJYtTkXNmjwHKHBE3MOthqyIkpzTsMrsgUXgVzjr/DY73/7rS499StH7/itUOJXIu3IcHQKDg93zh724KoAzgqnTHvANe0AqgFuEg/U
BNi6TDjBX6gJPNkrdkvnoAYG0OTpzHoN9mLj4/hhh8EPI+QfmB3j/eEA8peeFO42kOnu2M6eBl/WjRu35cyZHAvsZ0tgPxPhU06ZXTlvH6rlm4F2OY86rmPZ
LJpbaOGFwMkLaMYCbLqWyZVL/9ke4FTALgu8iTG+S7zR7UikRzJFeqhy0F/+s20nYat411GXfZcGUCfVvvdQhVXuQj3qsTjiGodUyFFzjzn97OgeEzbHkIHi
jgpnnGecHiNgPO1IjNQPnR4japx04Hiccb6NDAA6nnAklOpJB9FTM85xh/Q4Oj7hSPzU445ETn3G6Y0gyOrTDi2X4Srrz53eGI7HHFrR6PdPOLT80/ExR7DS
w2KX22e0EanrVD/7PW1z+9rmDuHi4UpukTpukipulBqeLxVcJ/U7V6q3Wmq3UipXRnVx1XKpWU8qpqReS6VaU7TgGqnjVHIm1PWs1fJd/8q15AplxxnHhBtS
4JxBWc1hWwO/zjjvd+XnIy5+X2mdcEEifilHV6ID3Q3WvhCfV7jH3LXuLv35Mfr8dCCfj9Lnk/hMcuTbgcTJngj0Ssjvflw/5EmXgbL2/Rl75He5BZemPfKo
3klqzbA4EfQZkMkpnrW26bY9QKP1ybuajWvG6wr3gCOBeg/xeD3bPez0JnH+iNObkhc56rATKFRTa90DOE6ud++xpdL7ceysdfchfo3d9YI8HRb77D7X8BPs
BdurITsANC3dmMI1ByXQlosz5ghdUhjPlXwg+f6rEpkQFb/GH7J3c3xVOCtZ9CG7oh+35cQxc+IxfeKoLUHL78eR8Q9Ixr9PvkTX5yTiH+EvG6wjOMaMmBBi
WTisS7jH0UXud+TEPnNilz7xtH7GD7lNzrO/jyOV/D1d8kld8rd1ySfwxofRPPDSZn+skXOKE9QID++WL+z94vH6iC0D9ogtI/Y9tgzZwzbGLHvLRnj+2zL2
P2LL4D9qy+h/0tYDyZbmf8KW9n/clnn0GVsm0jFbZtInbA2/U3zf4fBE6U4aXnRCaH9JgdtOq7wrcVuB4l0LjupcjVhGUIYHQhkeQHdfLoGfCqGe2NEI4E9B
GGhXwkAzCQMdwR5CoEbBCxSoMUALB2ocW24BfB8IA13UDAPVSMMMnh7SumpW3WmrZF0RvyhoCIQYMemDRg5wOMylWPq2LSAk2fpyi+FAqmw3+nGm/uPyEmKB
fjm3/svq8jZlJb/ZcrH4p/Ww9qC58M+/7AOxUjpMTxSACoZY9lkyjeTpIbiSzAYiU5pXy/7Cl00DjzL3ykhjusiqHDeX/X+OB9SW/QXeBJ+sXvZj1drOqSa0
7CfzLvvIykyx7IfVlnuggvqyH5llPzCxsQFf8jAj7QVYVTiqYHmPgxAUY62WYDM5cl90ESZsmCdJlXl2frUpbNczz0KdedbhzDN7IPMMwWgdzjwLivP7VJ/3
79L1OV/iKLv0w7o+R3u12OIksxemoeiMr26D8LALH8lKxl8coSfMMOoiWYZCcMsGpOoLn6xdLOVPY0yKg08SZ2wQG6f4k41WJbmUma3MACCRq6kOE+Buob9J
+pvigV6bjrIPO44P2IedUjHJNNJflN2bxE4FPSr7rd1Cn5IYTEYy32leLMbIWDxsZCyW02Y41QqZUIvIYp2USIspwLcBV0SnLC9SkyUxZQokzPqPoBog03lk
cAxk+Gc8X4TDVD45X4lSiXt3mTeRs4sN6sg59gaEeayy1mO3fZW1Tnh8z+1xuatpHQ5gmZwvPPBsZTqG+31xiZu0GGmDTmEPHRiy4kS83gGH0BZYUhsBEIuB
nrSBs2oXCYjSJCSx9jV0aXj0ugKmUE2JPzxqoHBCbpH3mYdFMis8mRUYI2GV3RSLoK4A4oG3cLSOj/wKq8zN0bukUA1H+PeSygFrzMit5akk2QRuCbGg75FQ
haxwa0H4duHBhmOm92jZu/icA1MchiydBSvdAgqxa4X8z+GFfGNRGDPKvc1UFHY9KsTWqebv0RuMv683GG3ZYHQ2LvsDva+YL8CgZ5eEtzDj3ytWXqto4b6y
3/M1v6AzN3O8yTiI8i+Gk6pYuRlEevSKP2TK9pV68Z9x7rDzEOuWvcrab5OlblYvl6NVzrFvYlR+/Pw/8uQQhAm21ts47KjZqvT7jXm3WrTaqEB72Fu15bR+
K6mQjc3s7NHdEhhB6z8JB0ZqzYaVkMlpXUK7uZj9Sz64tsjNLe45FsZhaS3AkQAgIB+Z9fc9OK06mquMFkLwaZgI0a0AgVGjsyc/9sgPPveJpcJTYFbJX+C4
vg6g5LA6djXNY4GLg+LrT9rYLAYDHw3atzcwAqvgwTrNURsheu1500v5AntYk9toIw/x2zV2oy7Q1ts10HsTGcgv9LVvfNJtvs0V87wNrpSoxSGvgoF7O3Ro
Gpa3QYe2GVgtxnGvnXdwfp+dB5oVnTOySZa+RmTpzwKHfIO1VZDoXoXFeo2zhWqgcWnLwAju7hIvQ57R0c/gGULPMFi2eIPuwB3tEnaW6vsaqe7PorarrK0C
n/gqKW9Lj3NJpuALAOasjjcMZBVsM4gw2uB3d+uKLJV3npJXVlR0pyIUkJG5UFg8R/jJOT5/C6sNikk+WegJuw/VdzxPwO3OHDdw9mGRy1QHYLkZAqpMLFmq
OjpUMaNXGxOYVdMq771F94b8UrXWLZouzDwaTVI+PUGSI1UhZYkFidpJpNGwwCZ6b8UB81CHuZ06YmV0Zhi6mgxm8BBH1CYmlRdzOfuAzOJuSVaqMfngwndU
gxuVaUWWG27U5XiW4UbFFBDqanwS6upEGFIT2EyAa+YVtVa/ttSvLRVr1MbgAnL7Yps3D1V7C703s2zDg8udq2salKljy35DbmOHZ/maZfxWtwYpOUeQ8Wy6
qdeRNSDi1aC2BnTrjk+sAmElPOLTCY/4tMKjTmagQsyDdgkGXCNsEcNBpGiXTIZKkJDo7BwajHrGIIq07dBZsDwJB+RJVM11liedujzpiDyJRJ6EDXnSFXkS
LkCedAfkib6H3yCcI0/CujwJG/KkI/JEJg/Co23EQkUQQkaedESehHPlyflSj3Xyyhup6DKYzKSOfYnVrXPr6haDiULtaEuuI42sUvMYtvwuYNl2BFaolEar
8QpgYWlIo3PzYI40ikUaxSSNnLnSaDW1TzKvNEqGSaMZ8+iGNAq0NFp5UZvhcGcgjdrYWIsroRQMEUrQTGtCKT61UDId3dZT3Z4jlFiKDxdKQK0SoYRPIpQC
DNFIHDmeOIAa9QulfqFUrFGb9nCh5GmhlAiMGPaRX0u6axW19/7A8avku5OVR0VMNXbSD+Y0AXd7v76GuqOcOrDjckcsOVssOeEJ5JBFicZcZV2mKd6R7RQK
iZa4vWgq1NgR2PBdR2ef4NhQW1MOCs8cXAmoHv9aEc3x6cicLpnmqBeQ3ecqNuMDcUS4mhkOplbu1AJKtdnlitllMzsdc9JSReskakbEnhL645SwHxCtTcxK
vKVjGOFiQ4C37lZsTR2C2NBbU0KmkEdoRxa3nb2zqwSluz2YnsRlGlS0gi2aGqLUT/2F2MM99IUkK7eq8JetU9b4y9Y8VZbfebyAh1PTNFQPYhObh4ChiQsg
NR0x4W2MQWx5BEiBjeA0mBUqNk0K4GgnqBHIbk0gi6F9skxf/aJTkTGetMu5s+xPxVG1TLNbksogEcUfNxHFAjNkCBrp9981gzGTkZeKYcmeigavXFA8ZPez
I7u1wGEJE+mtNM30KPPMO9VtoeaAtGgCX8s4zfRhM/Ba6MopWRR4kZCQfTp53Kqdle/ZI3oyTvV1+e8TYVQ9Vu6ln+SOqlQ8ri0Q8PRrrdyT5V7vFLuDoxyb
F28A/DV9L5xLppN/a9s7xYsc1X3FXuVFhkOJfh6vvvPlmypf8h3dwNe+hWBnuZV81K7Q1C1hdrCE2cESZgdrDrOD1WB20Kjf2beYGXXw60LYHk5bwnNigLCY
SgOHtBZtGhlGKNbNQWCOwxt6ySypC7M7EeCDfTeX5vusxd92vor5q5F+TpdaF2NX+Jq8q1pb3kDvxCA/dH+L7m1DDiBJm1ZsZqqetfeS/tAqP8/hfajzOKiA
d5NcLISPMPIibyS5CJZg6G2fN5IYw/nyvLPWfUh/uSxvg/SnzdhIhvQnb/MGm1dSrMAEE1h2GqBMGd9VlpYSibB3ZJJqLpAC8Oqix0frewPM5VGSP7RKVN8W
erc1rHdb6BuE5PBefHm1PexqW1+dqDE1NkDs0BaaDTS+QccsP40gKIupFLYjk1g3K+/18aMNy0N5h3H2a4rFqqB5LqfSu9uoXnUXBRS7MXjBx9UYUC6Nb2Sw
LvkY1+ZDt1VxdoZOhhplvIgvZbJCjWSN2+WGvbdr8NjXCobUeBFdzJsSUm12zm1V3S1tF+GsXWb/uOV2EYG8o1J2rmYSMt9rH/imW3ETahDUezoqKYtogluO
i0CXEqy4I5MrkcnVQkBkVWj9F11YW8Pc1qAoDX9geZ8rCSVDZ0gJZ7sltzjop75zVA1iDwC5AuqijzTqrqGnX8BU0m62+3Ztlg6vbXW69qosmBZ+OZIF27yH
zWScu2wNwt/qS2Wi2aPWntmgUSGN5jukg6rGWVcfG2+83Yh6msQkATYCh3yFu844RLmC+YiItxGIpxEt3iYwcC9tO/RWdAbfSLxZLN6Y1oou7RpJRgbGhBqp
CbLuwgXZ27Ugu1cLsnu0ILtbC7L9Wnat1k1FH2eGiTFuwUqIMbuiNCge+Gu7S0ZFTxgVu8KoGNebTrttvFrT0eMyoNiD4WYCv5VIsydYfEf05m2+/m9u09Pw
Bk3Js8K9Wu68rhfVRAdZ2v/GBuxzNLtu3/kWtrUsGDQ2Zuy+n+GEy/bPCHfu0brfY1fiRrQK+0aXOlzz8r9Xe/mPzPHyP/LP5uUnpQhu/i01N797Stc+lCfx
7Z9g377RZ2hJ2S4+gG3w2rD5ea0sLlfX0z9WWdfl6XOOMtOPwyajUb1+vGiyoQU1POsDP1dVL2mpefonNbcPqKxBFTrg9oGKwm6fVCvVp3f73KQ3P3qJuLvY
AXJDHoqvK617fMLz7BeLx2eF7MYBBINjJmyJmWipdI7HRzUcPju4dPxz48Bv59gvlpqs6HFm+IxsxSwXiFIlDh3GNw6F0YhfU+yH1lyHzpQMhHF5LbBNhVQ5
PZXmdMjcM+yHaYsfZunQO0CDzg3e8MykiKtnz0xYemY6kujXgWdGvDIhwpPZlQugp3ahd5qXoj0euUVz49Ejs6P8NF6+taPz48McnYebjk5617Z4dLjE92my
O6kuvOf1GmMX1HBV155Jr5UK3GAJL5AaEDAqIWfXSSgmTqjdYNyjYc28CZhug4utpi1aUT8jMXjBzUc33t1OBn7kp9Njar4g5umCLyis+YJC9gWliG6KyBRu
aUcQPolzKMWo9QBKSK2pa1t7rTn1rjeOgWpGphtCzh0Ova25go7s7HN2P3XHC2BcPcs7yRY8L/Ss4nzWLIqULK/i/GfoooRE95dAso6Md+1zMfxbUIpdvULZ
wmBuywa1zVYTXstmM+o8XiKwOnOSsziNYK017x+X+zO5f2KDNSH3LzrPXkSV60ksFS2FFv1T9HQDoLzzscUPm0/K3dQsd5OUu1HK3bzB2izlXngeRmMyo+OZ
LLnZy63yZt6itmVc28nfj9glwGZWLVef0MvVJ+csV58yy5Wj3Y5zhbLmqBehvOzPBBBy2TFNQ6SLWvbnxovgasQmOFIXViYWQM5yWcCKydSX4MThqemYicy+
iWWf1nX7XwN1+8yQui3wiQt/i9PU7bO6bp8bqNtfPA/q9riu2+cH6vaF50Hdvqjr9sRA3f7yeVC3L+m6fXmgbsefB3X7iq7bVwfq9rXnQd2e1HX7+kDdvvE8
qNtf6bqdGKjbN58HdfuWrttfD9Tt28+Dun1H1+27A3V76nlQt5O6bt8bqNv3nwd1+4Gu2w8H6vY3z4O6/a2u298N1O3pf8W6SRgd15BVHjJttGv+zQ7pPv/a
SiDOLO254umZyj0E1Cz0hblwkF56QnpJJShYhwhGl4rMNCsyIxVZLhVZIeYlVeTFbG8ms9ZgDPywTYipaiuZo97xGPNr8lV/qD75I61P/v0cffIfnqs++Ywe
Y/84MMb+6V9Wn/z1YeP/WV23Xbubddu9+190/A+t2827pW57Buq293lQt1t03W4dqNsb/xXrJo65YXLj3AVNk/peHU2Mw7be73sOY7000+COofnU14DfNGdX
uNFaEIXDD2DRP/Vfpta6U/Kkmef2pBm5f/VadzVJgyX8GlY11WfMx+Tdnu8Ig/NN5WyvSOaFJUxjkjPAP/tQlA2GDn+tm4GDdIlweS3mfUhmD2vEJTA1Sd4y
m/kxdqXiYbtSMfaZEp0Uag+7xtbXwGmX1HYVUctyw8F/sExEj0zuyBxfYARfYDDEFxiLC72lXehNX+DAvj+82Hli2kgvPew2z9CDsfIGPHuuiQ+oUWNnOTth
x3OzbecxNW91acX3ivxzQPVgWzBGk8fiYa841VLxTy6CY5eWJ3lCKmGjWZ5IUKZ+EG/FNIDcvAFO3tiEGFTM9cmoDKXawgFEfiEy52lUZmT9RGuxOE8tBMw4
OsrTKts4eT6u1PxpOa/ISXGagIDkdItx8vtutfjur4AnnY3FiwScQ3yrLzJOQw2MrUN4hT/rdEG8C7iExksGIEsXeKI3bmMQD3cbTY1aPpttaG44o4Ard74I
DBPXxycATGmi4A2tjrfKugzFM7SlVN8uYcbn1s2W06Zup7+E0aQlIE2A80vKnajP2SZAY/1MiSMJrMhVFk+X8o1mJCpEcChn5H2olTZYKwUccYZ+2l+GiNzl
O+5Oz9AQnnTrgpRG7h1OIyEDkYA0+CTRYiW9v27V3MbursM5ml+wNwMIgTmUSMx8wZYquNmfitee6Zb3O9iAk9+w72sXnYskAIp+yT6228DKcY4NJMvHd3Pi
S9nWEcfAadBZyyqve8tdFZ+SZf18ecnJC4ZecvKCnxdXN9P62WczkTMdVsNPfrZAtJ3NcOOmJ+Ky8LKI4umvmhQkvNsd/G5Inf39u2oc0nc4kOKPGiKoZ0ES
pT/93bPWv0eO9rCinzxF0WWxwamKdZlMEMlR3JByo/QGOotp7hr9AbVklbXP0ZTujsjsb9s4e9KI9ppoqHeak1QcUrXzemDwyOTT1bhAHm+1rUGy8gyM4sfl
Ynr3x+1neFu7cM6zH7eTr3R9mwasT39lStNJqyZvTslnYPHYNcO2k1m2k7peEPop/S9Kk5QeBKB1HweFcKWz3SkaC3SgsbBs326hK6mDz+bw9kM2VhSdVsn+
dcFaZ0vz60ZExq131jGMr7OayR1oTtLUXA/rqZjqoziwpSmsWTmSLSF3U37iJ1hZBXNy+WuK2DPFOZkLT4G19Q7P6eQRL3D03E/Kc6tZUOIaGvBbAO7yiqex
b+WEl31otwYHxs/Zp3Q5DM/7YZFzQOo3cpjLuHFbXRSvsl7b08C9tinUSGXUjUr9eL1ULT3jhFsNip00jmWE9ULeGy1WL9kuUWp0u6Nou1H0QjeKLd2kItES
BDeV1OkWMEb/eR8QcPo4lccJnAtsDinwzwYaw+cYJ5SDwKBED41WI9UYVylP5xPTgrLOBJYgdEkYi/RvOtc4lVzjKtEYAa70x4nGehQd260XwHU9JqEKdqgE
Cq0GGxtSGwafBqDwOj1TkFHartYGu9jSP9ux7i9B3/ncZXIuqJ+7Ws6F9XM3yDmYRNfhI7IUisv5E5KltvKnDCuJ1RsxcTWjeNsY6bKjSJdtF/bw17MECxyo
RMEOZJJk60mmxJAX4C3qQpbEECKrkVYFWRJDsig6jKwnhS+GuMkUgOA4iXojNRN0i4X0nfe86Ds/qTW29NJpOnPrkI7bMqTjLtcdN6TTO/Vz18m57pCBkA0Z
CD95HwfSx6H0cSR93JE+7kofZ9LHvvTxyNA+xnrHAYJGJvy5Xj/s5Ke0ls1+9jf5v+/T13XNr6urr9+irzPNr7W1DmtFGRFOpsTfBr67073R2Rne6NT8eQbK
3ur5ei0/EV4sSgIA+XdrciHBedcjM2C/jbYuQLdWgRv4etBaPGiDBrhBgGVZWXrcpshhLzss7ZFEs47k5UD64AGa+bDsjwh8MmOBCef6Jb3E3bhJtLGndpoP
z6rWe/NU3378ggMqfCBvq/Bg3lGd8pqrputfd145fd8g1bZKwNBb6owHSOq0y2+/AIdE9eMV9LX8Urvw5AVXtQFCpqqhPaccS3Xq5VjzlLOZwwGbZxAnb6JB
xUbPg47vIEiLFMVIwgVjxAm2VecKRtigQmPAxAA6BggSHd91yVynKnb06Q4LVahvVJJtoSQqAtQ0jNMhV3By3APchD/37/G/z15wkD7zx3//9QsOHlD00+vz
YJoKrS76eu2iz+Ii+n2EZBg6qFYOh4S03ovT3VqRNPXatYK6tYJ6ozA/YP77PL4YilDAj9J8HMMwgJQYh5QYYykxZNAxdmAEM5ClRACBsAW5TpASAQTCOgDa
rGfMm5H1DHYzup5RbjrrGd6mDSlBgvUiDaxo3IrKh+79u6OI6L8xpL9gZ3Bj5VsbmHmVNi3vciK8pG3VGAkDUd2zfi8yZ3Ery/cIbMGVDXUla6zlkLlCogLD
Nc5SydzgAGeALoVs8vW5aZaCivrLt+imWcqYEiWpemLgKNKSxTpFqybz3ipweiHi9Xb00UkZMPxoRUIemY+u9rm9lt3GElORwAQzsAjMqJKU0aD5ZllKArKi
7K1sdZlvb8M39Egk4tZDbNLSMlslx8QOG0ux0NFpyQUWEQPv4pERXhNqkRZqCQs1vyHUIgZjT7RQm0JLfNa0xJSJvKPZwz3XEVZInYrc1ZChwOrKWyp4NaO4
dC8l3RK5De6OPGMdJ5ZXmRLgGe4PmhNKfhyRGqd5VvZMhp5JuWeG1CcCOFMEAHlDeo82a6kYo9iHXxXolzv7aK/ENBhjyILR1/T292UO0dtUK7VwO3/3lpKw
bJU1Lkl1PCoSTf6X5UIQqThcMno1CMBpaLg7+qBgjsUNtDRPauM0KcepHi/8pB/wspskonFFDBsp+hd8YNQa0SWMgEatEc57q3BZYGyiNSI0A0ZQbT3OBBty
aaUv1V953pEozm9dN818IM+gbms4SmLM3+j1bVtrj8+T14Yow+2SY/kejc5GpfzDnlJ+RuIw6wi5SijkKqPmNQbNn0S/nbGXT38RvyPkoxpFE44Ou2FUTssN
1Gr+Nb0xAEIACTgk5REQRYAPvT63r+kt0lOf1idGJ+3S/EOmCM3QRZyZgHwNtAm9zIRMEeb4iUoY4baK+qhLl45cPQxgekBf+m+hoB6ZVseNWj5aONlXhG9P
7Aen/ClrCC2Qn9J07WAGtVAH+9K2z2B8vUDES8hgqeBUwElaHAG6PQmiHV4mVAqe5xGsCjDfMkiWSTAyTqkQEmUx3qI2CrPaIsHy5KlKntAgyYR5hx7oy41C
wKuwfEEBvARDcfitaEJSO/AWpOBlWCUiOoSFz2NyCottBPmk6LCYRyiLKYSGziO3o2HKqFhQ0YDcTiEK63K71AumoBdkwEUKS5St1KBsZdzlPrcVSJzEjMlH
appMXNeIRlT8+jya7i2BPVFTZOK6RkS/T1NRbP3kU7WiQrF+8sV1jWipmqoVtLiuEZ0hGtGUaEQ8DgKjEXVL4dBFtwRVtzTf3Nf4ttRigREOW6QHqJXVEmhE
kVoKjShS09JJZ0gnjUgnTa2v8KXCQlE7st00MKCFqbKuK5n/vhH5Absia+7I4841uaMvdowXXfzyTnHEgYtL++WZPVnOOdnv3CU3wBfrcEoqgsgd7Ls4dBq+
XwfJndnRW+p4fQ58wHoraJ/T4+NeILvScRd8t3R82gYa8jOV79Yli0+TsvQ8oZ3mx2b/8y5N0cq+25tv1pgG3Eey+82UzjxTe6Ge6B48Szz26PdXgy2h+JC1
OXf5hZH2GtJ3s/EjZx+yG2dLemwkxb4f79dxyUjgJkJa7KM4hZkflSVM9eVyUwifMhfS6gxXtNz8gYXerC8UAD198wcXerO+cHUv5jxtFV+hib6H3jP0hX27
8Rq5e7Y7RWoPHUgnrNsf9VlLIvb1eTpNy0JLJbXJ1qrPWvq9g3JICNXKoRNZXhcBJOKieSY+s7LX3hSVW9fjyq3G3i4c5G0cFLKn4DXnB2a0fqH+2PDlVoRm
FpNpGNAxg9FIYjTmY6S6fOzKd9GuStnuVbId0yH79i088hLhU3NZ1ZRbkLJG4sO9hLPWjII5cJOoltj6gOBwVQuCw4X8ABR+G4LDhWG1Ggl4EByuOFxclawX
SmcSHJz8oCzeLEUFLM4p6Au9T9RzWfr7FdSwZyDNS38szz2/sWoCHoREiJE2nkibR4LI3enc6NAfjt7O6MbKM1Ju2UkRvMuM+cm511Hp0ySLPag+hqIr8LQl
EcoZ0CRHp67tw/nsIfntbEl9PluIdiR8hF3RqQztdJjykMpprTws4JKmr72tUrOVyShooskYHMt2o6l4mrqVgzIqHZRUzdrqGjdwLK3G6gpMK0vjWHKSn/HN
cb4biA5UcD8IhVR4P41lYMbT+Ap29Eap/cao7UCx0BtnRuC2GqPGwxCghZCmzARZlWRvA1dQTiziy6xinf4+qS9Yrb9P6d9n9PfF+nelvy/Rv0/p79P690x/
XyqskpFwYaVohevVyCUyPi+Be2H4O8ZqHNMhVqP98hXUxHrEQqDyapF8XNdXk/JpdR8rp8VVxWprcSWx4FpcPSy24gPA6mupMRRDyu54b0R1YLJ1oNK1zeqq
tUASI/B7WNkbmaEtNX5gWm8SBi3lqJG0V/1k1XY2bPOrBLiU7sSl2Iu2BCliRuJdRBAgMOMp34fPwwMcfp36zxCoe4VMJ2Uzb8jNd7FXkXO6jJYLq13oH2se
j+fg7SAl6DJZYkth59cUWSAB+NmfGgbsy1jvabg7/HndHUPvFX+Hz3Z7n7XU0t8hJJHsHDIYXcI/88jNrKUyB07az953s2Bn+yY8AVb/ZQZD6cvCpa2f/sXd
dW1FCOUFYueEVrxrmkRNVMU1+USWDORTxFAdUGljUWo7vJAwgyh6CLByzJYjChKUEN5VfNySaI5ywRY66L++hQOjLsRaQ+NzM2+FMB+kJrk/WiotwztH2kYW
leG90i17pWt6ZfAm7g6984FOofUI78P1MDUwE4Rtp5AMwjit9RGWFr8ERC1nBDbeKuIHo7Z+2nfsavHYFdaH+n6/zyEeHN3BoSb/a3fpIsGv2Wd26yazQEj+
kC/E5Pf4YGA92z3gw7A+293vo+eK99nS/Ce5QQ/7fTqjXwdXnQw2PfMb3/v0v/v5rRccpEmy5bff//bv/8V/+xlVffyF6TzmanyWl4YWcJtq34HdUv+eggqw
9j0mHehUwRoe88RG9TgNwxPrCBi9hwxVR4jnGTUkxamsTNZ2jEKNdxTOTv1RJfOHZNAUPWWkx2C9TlUrd06tXFUnqzhVLahP3D60RlqQpd0kOMQrjrl4Beqj
x1zp4aOu9OwRV3r6sEuanHRx7nBRqxFBZfoX0QzulDAVZxzi4EYc9+DSS9BE5sUC9+g7WHYXu3bdvOt/SPTeyyvqV1rgtVx5SBNW6kipXSW6+n2ZF7JiVI7r
4xN19lZqtXd5mmsUywAmoARR+ausVxmzc0vOiJILBPqe24McYlMtEg5NXv76OT0YHaPXSNY3C4t2GUqhBSDvofhab3HWOCdDMy4HsLkdrdO0hmBzO5yv3GKd
xi9OhhDDf7Fbk4OcDMGXyxQ3iZAhIctdsffTcGE4bUez03CWZ8xS11IJZG5avicHUoHGUHFFdRo0JFVXA9OJq7dTunq7kH/DK+QAsi1i+DeP0S3b0LM72M7I
KubISOJtmZv09JGPfnE87heVzqucIb2GN3lc6kKSqwUpcrZ7IiZFhY7HYzCCne3ua5HyQsddLVL16Pg04MHpeDImnc4ElPvFLhLcpNyqRWpCjasxLvvz1fon
V9SEaC1cjuo60pcLTGyUkMvSuf3BwC/0bXVf32J64wtcKqA8qF6r88leGw57Ut3cY6hIut49iePIevcxHEfXu0dxnFjvPo7j+Hr3OI5j690TY5plPjLDQa8p
x21EyfnFYa8vtaIzOoJPv0nC9T3smN/L+iIA8WFE4IVrnIc8vXlJ7zQ+cKWG59dOstMA9C/gEv2I7O/u1Kwk9Tna6wi57FboDQyco9UVTQ7CHK5b+Sq/eMij
El/HHw+DE+syIfbsbBr51qrd9/7Ktn9Do/T3xfWsy6LS/tIMLAUAOt2cgzNoSk9wo2A4pYLhLLt9t1bCsi+xGHGS2jSzzTSLy2kWY5rZ894qSOeOUDl39LYK
afLAIEnXM40wXfEeR0h1Dzua+heFfJnDieiui9umfRDmQg+WDo+5ad7l9fWDO8UfCDvKV/C1BHgEQAVLAR4kckf2VY4RpC8HWmi9o2P94sxi/un6NdOqx/R0
fagl0/VAC9O1ON6SaUhnDrfyRTgeaeU8YY+2cp7Aj7XyxvTU4/Fo2pf7q/HI05bON6atvvxApy8/1oZvfQrUfuF3xfWN+YqqWPmUal/BCHLHyynEA6iaSMqe
1nMtUVNqkr6S7TgFDOHpnCzmTdseftMXr6bmOYhN96Hz1ivnLRVt5i18DfrayHj1Tz3L9euJRKpKYtAfA84/p0iR+dmTZVgvP6NqJnpSWY4PLp/9nvyWfZ3b
/IS+mhcOnKczBgXvhI4q5V/NefThhNEOzrHtnVjoJL79cZvMW+eVbBL/E2RG30gQTChaSZP9tgM3y7I38azxlt0hLmdSjyQx6E6dGJT74mPR9gAMQY46JxPK
Ry9ARaargoN5eK8evxv/7RUMP4d1zFNh9ttMTxQ8gICT++9V9lW80xHUYjoYau9DaeCSgepTreydqdFxVteRRi0Edjt1uzQydilme88xZ3m5p5NsmbIFGiv7
CuFRJyNupZG8WhZFpSwKipVwwP+poVdYyb68hskTzWOIDr9V7NCoYYfCIQ4yoMoOxRVBMdMXkUNa1RGRsU7xiPnwPpEzj7FJ5ZjRL7IxKhT62mkqWSX7Cb3w
sg9wa041t/WVDb2jtrsfSPIiKrMcL1OatQxQm4uHarPkkdyfd8tV4WAvA3h2nwSU+152GqUlY2zKjq1X8/gdoebijWUrH7tC3J9jKGlcdR9QowffkZ9KlYc+
uQnhBpZ1/ENXbi5PcIBRIb38jJNHBS1CRXrxNDXjThiSQbUztbzamWoNiygIWc9sDexMoc1CzQGzvNHHy9HHzpHeRCm6e4v0vuSiTVOrNr32H3rxxoNq4gFg
Y99fjvjXl/FFT++seGxiM4FW65fZdPNjf/qLq/8/T15wUP+w7t8eyCfN5z86kE/R58uXvP49xx49mC9Wi2mQ48xGeuqPPnjwQL7kAD12yf354vsVdrsW33//
Ab7Aesntix/4Q1xAZ5fwgS+iL+aiD71SveDte/77I+yem3z0wcLdJlp7IBBhGESP38mtAC/4Yhyy3hJhJKGRt7hay5aoJQdL99BxsoKn788nD6JG8L2P8P92
0yuKF/6PP3gAcdwHabmIN537Jz/36187409+5uCmJQds+v+LP3jgINVOTR3Ml9LP8S8+NHbh6Df+zcFNT276m/+0+Rv/8QP4Md508aHV1/3Ja755/sFNZx15
+V/94K/6j9Jt+K93RlWtyfvV9P18+eS1H1p07Yd+7oOmCr9+gRTzunfe8N5X3/RLHzBP//ufwdPx4F+98ehDO9b/xqMHN93z+NNPPf7d3s+gzeRhL/43/Cw0
5cH7D1Qpd8phKEhqmzPeTnbSkrf3JpmYD18m8YUadwmtd2fAVTmp4gM4srRaLgLI4f07I4BAtqucSxiSkwRQiwXQkMEZAdUK4sVhAWSp8aoJ4vsPVt1yAKJg
US1AblEloFggrCwFAs1ZCFNPC5WBWCGVqbEDsu84prL7RcLcTL8dtTiAqFEULc4lnP2YxMqCz1l1Lqq5TrU05cC7ZsCQ0Abp9SFK8qYTVOtocIWycghX6Acy
N66HXGIbMzIFYIGZWnaXmLLL3rxb8vxivSTuN0tii8lAjXveQGBGxg+/xjngGOvXw0ox10cvkUtpQ87EnOYokUsRyAPpwR/j/Xnq8AMOe+lJF++1sJUB10JL
9qJV62z293rsGIqzj8s9iushFnjKscPGX97hPXgMnY6J153neTFH7Jrkh5gDmdlvh+ebFIgW5H6rilHCbTH2WMxq1ireL4tYq3jUfPhAfTXrlCZ5h+OwdMum
A5GgXRH5nWH2UEdOa3uogyplphiw4VKbJVz6q3nRSdk3KyzdGVWd45HPtmZo/aKDIv2aDlNkDdMhI2OYDqvJFqZDBF7Nsy2rN2kIbFJsqFNLoWPQxPSjGr/f
yPJj4gBHOWq0fhZYpDFvGMRAxe3DTcLx6mlNMWmLVpJyx/4ZN1aaSO1jIw5S9Gm7jMFuG3EweJMIgrSMvh5dbyHQemy9hUDr8fUWAq0n1luIxV603kK89eR6
qjXCrq11wPNliLAuz8yO8cR2jBpcjf6lYHZFBE/K9FQSssFqo22CNlKhRuORlbMRzgOwbcZUxBvqfLJIi/ro/pq2ZOJaK8Wl+hbX3jkW7mNIyj7APmXws68m
KX01nSE3gUIG2zQyLBIOFNS+go7UrBr6HFLR5m5sy5xbqpKzrY2k0TgS0dPBsPJwUNgWkmHVwbCawAHjqcPjieN6Ec0nkyc7dktlowMK0cG8XJpjtOjgL1T7
H3bpGQsN1bpYaU0GWG4AXk5A6IKTbIDLWzwHTuCphrjl9F8oT9KcCyzDjAwSJeNmn9PDgC3FohaK3UuFSaQuFNu84di9WITieCmjEgYVbvscmUndJIEB+Lt4
mt68x/UcZ1lJwjmUgZbxQDtuNwYaNkL4ZHH+3IEmy+c4Mo9q3ohWSQTXKYngbJai4w0hOi5A27ZsfWScw9SpRCi2PnQ1zAiCEO2JmYlpUXZAIk+lwczpUcjg
9HBYTUOqhQzOMRwUDSk6bCSBRQdw67awuT0p1DqcQwU42J4rz+mA6t0F/dvl/bwNAUXaOw3F3FejV+QJgsLpLFZx+jyGz6D0o88TdMtlfXxdhK+L6OtW/jqJ
r5O4Ehzf9BmNOYoPo3C+4cM4MF0t1KHcIU1qe6Apo1+b/DvOWA1IePL7xvK+sbxvLO8by/vG8r4xv29VoFlXyEpd7yL/cGS9q+gwJo77CXHcj693kaK4SPz3
k/DfR1VwQrfB2P7Hvh2V8LPeNXmsdYcYusMndCKxcpupBW49XYDqcqpEVv+UuyY0MotPYKkuHnKqrZMYdNQ8HVdZj4Hnmk58BDzXdHzYwdnDZhOnhKmE8nnK
jFpenPSECESzuEvelM7XMmuBEHGMq0TnTXYtO99X9yunNO7/8J1yP+kuVKXVqN25pOvRYR3//tE7da/PyCsslzdQVbgEe/RrCmxVKErkwIVxEMfMcLpQrcSo
x8/xel3mKEK8aVniYxYoXTSfSAxUy41FS79+nD1ihuIm1VllWYZhEtATa5zH6eVnv/nEbnutc8wB7xkCt6U1NExE2d7Fu584YgtkxcAlGcm4dOBct0R4pfd6
XHfpZ5weU6oOdmUiN89NQubTpW8uhgtKu4vudRxnp1tukHo1hlx2cQshw1FGMzD3B4BYOF98BOtKwges27Vr+HtQeqINb4V4ol0hLUaAEZOrBA1HtCu8rjZT
r6zrC50xV4IpjRnvpPJDu8UHZRWUkqgscUMHiMOKxB6NxTptkfFTgTiolsz6uLZdF1ATmKZ5zLGDnYP5Hy4QcG2GWsFXX7lITfFrYPYI40LcrY6v50WYqoHs
AZ+docEl04yiar5eTF91NDdHCtsXSmSuWFVUpbu1n1352Uc5MkEXC7PHYtGIcDKpzzXKfSVvOWaIW4Rj0eVlBsgvxme3WYILNJCNSf6QQGU49ITvx0SbAAYI
kWP03oOvDJmAkFRtvNXvsIWYDCgcwszBOQWMg8Ggxh99E5r4to4XMmtn58YaR3OoRWkIUQrk2hmkTDLKLBN+kwAPlbPeXSfpGlHNAIsE5RWGiDkrO37wNDnN
0BSnGZrCFOHL59UoQxjVsTaqmdS+oVemRq9sl3pl20TjDb9VYvKgXcIed9gh2Co44jrCihi165AYoptKYErMKDjKBKa0ytUtZORqvYF8/NMcmKIfLvY6P5zs
vzqSRKzckTeWnK7VvBr85arNTQSK5q+1xr2qrbtpNbrJNPJO5Tyad8zSEu7ZOo3dzzKxActO9flnp2mVTkwoHAsx9ip24VCsgmY0yHrNs+io8Gx3XZ4dyEcg
Oo2PcVRl9+cZvNHIWFCO8cAd3njwHblzalejM+hqdJquRtKW7s/H1NgB5TzjkDVGfVpEF0/nyZF8/IHcUc6B0itIVS4dKx/sYdOZRqdyepl4Cd5b8xTKrfN4
Ch3jKXQGPIXOc/YUOnM8hU7pKXSGegod8RQ6fJFzak8hGwohh33z+BVPYSiewlA8hUKtPtdT6AzxFDoH6RWHeQqpreApdE7tKXTm8RQ6z81T6MzjKXTm9RQ6
z8VT6FQUiTVPoVN6Ch18aXoKHXgKaaAxhv+IGqvqXA4hakbqvqkhExcdMZMv4Wmrptb/RNM2X6In7iIOd4bmwbtPjv66ZNPr3vzhv5l53VMXHFQZD9kRariJ
+2lALVEjV02rKVY0IfJpuHzgZlZqSFheiCg4zkNV8RZwSNCSnpGeD3lfU8rVaM8xnkNb0j61o7Dyy3Pz1nFyBtojk/aY4vqGiPdmf3dWtUg22CLZKVqkN4UA
IUgl0TYc0TamoG2EFQd3cgeowco4eQalFySdFMrE9dRNNmgPHYm7cphbz+tzMjiVc9M2XIAdb9ImbE1fUd8bQywA/ZFckjA1WiS9HQgSDGtM24B0sHcgAjTS
LIAILe3BoM2E+tyw8djC3kh3vvX2Ej4potHp8jacgx+1fuEYfLryO8qSRdpm17JkoVglH4CKklUaoYsaaAtvXi5R1n+6Jnevp487lbuj2PmGbYV1kTDWMOgZ
vz2i3rlCyT22Xc+mD41SK/nzVq1lNK+YT28UZt/cK+1g8duHfMS2D1UWSGhh4WFFTSWwKoT6kz19e+kyjkT94xJLzvawis6NYEJ+wAai3402o/pJdythXKce
YXd1HvSL66hVmHwQZ/ucS6CY1B2waBzDjgQD3l8NWD+j1kV+gqix6DZ4fta6GgUvlZ9TJoOhG3ER4ovMJdfBEHdkisUycXTKGnYbMLb4JOr//XbL3hmi/vQX
3OjxNm1pQYBvvTKF99nUUtjzb+EQAeEOSRgpDlPwu57tKjA7Y8KBbCbQBuafs+ckPtvdb0sU+j67N1LbZcA1mhxede9dz0Bv7Xs5dqraYahFUdyrgns5YjbO
/p6d+qMYf4WbffoWvXfKo6LhZXZKfWfjmzeW7lqwW27Lx+C/GN206Of+6td+2/30+Qd7EyoladQmYdzpTalubzGt7Uuom2Lt8yJj5z7bgIp5SOC4SLBo0iK8
RKDA6t4umpyYoLwFEBf32RCG/+sWbX/eZ9MMH5rkgODssXZja2fR/aSrj6vgiukcjpdF9N/4L0y/PQ9+oa3J5HU6ybRBqVtappMshQI7Dcfo0CpQg05jeiDK
HqE1SwWdYyngPESjGVXjbz9Iz6fjwdy/ShKqnH5vqXnWGXjWNJ51Bp619FTPWirPmuZnTcuzpvlZVQOcWX08a25bTN2fn0ltcCa1xVl0JKVA2uJMaQu3cKkZ
pGIKIvcMtZT6RqlTNENeXt07g+SyVWuUpbpRzpJGOROjE4yXjGt4hrw1F+2e6q3d+lu78taubmE1wgvoMM/riJw2uFbF00yTJjPgM+YZN/RkSGab7vzO7x/4
u48e/pmDSE86291l35/3eHWeoFWaIy6r2GtbJ8cx0euFjG9HJicsRBer9BIMpiUCJxcInNxZOGS9M3GYQpK9FvNt5R+gr6k68wD92FFnHaBLuyo40Mtp+rju
Rm3J7GOaYgwdMWUx4OC9dDeKJT5d0HCFKXXmevcyBolxL6fDWevdq+mQr3evE/2aI+Pp4m1I4Z+GGMyrySPaCopYJ0VslCK2SBFb6fZ1dLc2Q6mRtvZyHLZQ
nemwkV4kRo7YmajnRW1XAP0qTJ4ry/KnpHwl5c9I+aup/Ckuv0r1lueslufMyHOUPGeq/hyICtMqNJldYAti943lO2lPZ9LidpbK58jXEbFfXen0LA/uz5dV
JnJuT1chvGqZ6j2Q9/SvJ+RtxtX4gd44KtAr5eOVtSl37IKDvfGEHtxFBFeX6tDBBwQYIpSr16aapfhAyxJGJxzNAVXGBkzJ+KY/fPQvPv/lG7/4b2gAUhmL
cXoxlTGFD1OInJK4sDNJpNlwPpN5ICvXSOnhaYt7NxXVKxP3biIaWAtroKU64gjuck8MY1e3mO1mKEgfxsJxm47OWvdxG2h+TzpuUE+uqYC5DVBU7hiQHqe2
EnB886ohK4FbTNKZSV4JGDvZ1X4EwXNGTLNbSE6qDxc+wrs5hm/ywrZJZWAw3IBVxUoNDqE3kCThaWTQfZZvPMgcyzv7SGdNPWF9lhiwCiDZtJBGipYQTZ6S
ngnRjMpFJIKIA2DBsNoz4Ajyb+EnYlZadoaEJN4K9gMWiy7MPclXh/gLLmV1/+kzuw7DtpDqcZMoIlBCfHy7Eb8Yd2Zc5Xsw4ZbPioe0UUWltrx01xW74MRU
XnbCJF7vciRE3uM0Y4btXckABYnAg6YaZ88eBixH2nQvbIDLaQEq99UI3dISZbRVYrci9MEQF3nF/rDPGpthLkrOdo/Z2CmCJOqoZAUJii5dfkCnoRzh6x+3
+3Smiu1MVllPO2JanB7koQB/FmOxgl8KA5/91ruOPivEa072zQqxJxbECc7jtoDGNKv2PUhCqftgL0ndpEx+gQwqv1w5XZ2H4zPPWAZUQgg7E5U19dptvdHK
BdV5oDdWGWX0bZwq+zSt4ROkC5I8QIpOlE/eKxuerDWPAESh1vntun9FTdaQVG0SSIse6C1OBs4iDyhqnBkjqTS26e334n+PXPALzIJLQmrkIN1Mj1jccDoa
D/HJsLBehS1D3VNe9g/sGF8MaVqdfEZO4lTngXxx9ZTNQq49Ts8erz271AuXb0QpVMKT8Ljcp89GRw/wyW/gJJnci9WSB95xsMd8ZIvLnnjgHaXa+0CPGUIf
c/t6BPI9TX9Z1T3/j+lH8+6D0vPIYebEniNOP3tynsyeFe4Rh9YFao+jTo+zpB5z6I3o/DGHNDEPvzxOImY/fALTa919OC5e7+5yJQfvaXqA6q51TyKlbbkG
Xg5Q15NOv1hust8Oc0YW/5A9+GY9Yo+Q7gamdqye0fWCufkeW4bxYRu1QSHZ7+3S+Jqii0gtT7q9pSTY9v0Z9JJil1uE3KxskfTOMOgHZ2DmcOMZAARSKGkJ
QqqeIxeQRjFBX/SvIL/8kUNHZ3sz5oXBS8oKjMLdX+z6DZ0fxOb5V37FfIuKsV5c7Drg9pJil91DalyriDn4JcSJM/k3X5K3sOdNogdJQ+W8lm7bR+/+LRH7
3GlO2Wnn2L/pCBLzbzikhdDxIUcQZt7lSNoYYoY4Uc7BFsQ59i9hB5KuewvwGui4H9tYHoAcBKdmn4O4FE/559m/hJ49c4P1FvYCbbC458l4ugPHeI3DIyDQ
IyA5z/57jABpNg+keDwiaGT80JGk9/rIODp3ZOznkcE/ZN80ONN361Gw35bq3UOquDqj5CVsjJn6GME7sMWLFm0gV++zOdkK6nY9f4qa4g6bTBJc24Bp/uAB
MlihkBYRtVTQW8x7GD9l6O2T2Bwg7ckIqP9j4wNck782Mv06ef0b6nDQZbDxAvPG1OJi/6csVbPFBdT72zpLzMTux/Bh8PZsUu5meBz7Q0U0pMqcor5j6ns5
RtnZ7tVkfURlEVD5jWi7/IKDZPgthn8b7sazrppWiRaT3zWFvE76/jJ696TxsguHEV5QNs9ziJvxePsV9g26C7V9Ssc+0dtuzJecKulxiYyjGoht2bylg2rx
poeX/scrz/vyU6SuL66FoCka/6lAThywoQWxPH6Xjd0rnoxP6sl2HALD3WC9R0+6wxyhVEVG2hx3cv+dwasZ8tA+ffPgqp96O5ppKVvQiQiWk45KZBrTL81s
KCzTLLmwhCAH6hmHPx/HZwgaOKmTekLUUdmo1cVRgbIT7cGIWzzY8CqjBl286cwHT2x5ybNPwaLy1Mimt37uhSeSl4z8DH8dvMMIoZFNn/wE/vdt6rERBgoo
Ucj1pZh1khJ9wumTNq6DGjy2WJzipfIaVMNHTLY8dWZUhTV4Jj0V7ykrD5VytMpJhYAtlnD7AauoaCH5kt/5b02JU4IXxw2pkNqsW1kzbNDbiXk/gSAbU7I8
d+Ba/d4YjEtJGNQ0S17V3F6L8UbAiWuXYEZaRIvA5mwegRwsc5oY++30SGeS0U0aMK+SlkZXobXTra+Qbc5Q/qFeOk7aHKX8nJ5yXD8l0Jo25Gb1pO9VT+IG
fVI/6bjNqcksomCVwOJA+g8aJK2CHf5lxsFRmwcCV93nlp5uDomjXPeP2DIoHrN/klEhiEdGkSSdhhXJh1xR0Q67okgecaFI0pPd2tDgmf9clMrHozmqwzHB
TYgaqsPjQ5TKz+ieOjZHqWTr3WERew5pMqIk/UgrSU9rZeqHjh5SDsI9XCg9cPNboGNxlQ2aFkZBAcpVVOWR04DHUOCcZ/rgYBPK2WAtxl7UBgtOERvxjEwx
wyCpGxhzP9XAzMI7E60RuOJdsdmlerAdhmxrO7yBUfo5ELbhlripnuwHratYNPzSvq24SeCtYdoSjmfhVYIDTDxtb8+dMp7GSNJaznxWd9Pi5mloyEQEJT6U
9TwUKLYnrUvaVjWFaHmSoBFcoex+7mmIm7xVR5lisYezNRSqEp6K1waAY9+rWvfmZKTfC2xe1SaNo4bcXX38hWnVqX2p0qnyNrthW3UQLFUDxwLWFYNsy8Pk
ak9D8OTN6jJsTt6uV9cTrJ377y2fKI+rPaxdf5gn2D316xn1uIbwxOTwCOyEU5tUiXgATLY0lPK0SjerYjrKnnqLQY1NBTW2RHs6X1K3eHeW8ac8F04uBjyH
XaEB6Nv0idMiWCsESr2uxOpGJWzBu7IBdAWSoLZsJrUG9pJ4kwMsOSXAKl7RqyJ1TBtgA+98wWZuYtp2MQy7JehoFxkcUvMbTM252uIOKsNesGdns/MfEDBA
JW0DDIZRSQUoIDSh/5wWbZdp0cAYTTXGKN5XMEY5ASCUBAApt/HOApNcf7FEdQd20JtdJDH9UmOGQk5pBUO53iCcKr+hgVOtJzekZZDV8PqyUDCIifyqnIjt
XcKxXhoxcZ5XDeRVPakS3pHUkgE4VYOp5ZnBxSF8Xj1fx9ah6QHn63gNF63HzRFoTC0eJD/cXQ4FTu+ZQoSdLe8xcy17avmFQohwsI9HNArA2ZY9iMAGVnC6
jKfEmR12CfPmlTBvYWEPf5ot3WsrH6JrNTXrBsRrkUCiicSfVB+eBksgg7trLA20GcunrE+tZFmy5w+s0hl4aEMaEwHGRNDmrbKI/aT0YV1f6N2+qn08VI11
IkjNKgAindXCrrNSE9Dh1JRWMaKSPy2tNpkY2sqWMAav/oOeVLyuJbKKYaUS3rtaOMVf+h4vUDfaN+kl6ph9TZ6UYQCRQNZfWKdMYsZ7UhJ4XKuQSemCQ3s/
SIIVWy5XyWv58JmjPXRMctTw1MTancwaHhoHhUY6eprzEhB5rxXHliiOCfccDusE5C2BZYEb8Vi5l3Wq6v7vVffzjSvl/hmOLIRz0EUwIStHyQp3l91L8fM+
qCIJ76q3cf4eG55j/HKA2vEGZEatda+jQxtbZwnUgMuBl7PWvczoQgljWSYMGKV1oQSDR5/XqlACjd+BJgRsTdKEPJxaKpWcQiUYkkrrQfzGxyxaK4x+mkA/
3ULqacIoNolWT+nmV6GFy8Bno51SLbVyGteV09fRFUuAXcGOc6OZRlozRVf/rSk3Epxm7owst6WCdMGRkkbVqKXxHLW0eW1yjv3zgOpeZb0er73KurzHpb5O
3v4yyd9jrJ+S0M8RQj8fhH6IhWMNzKqGN2dsJdA59fD+ajuymTRC9jtqARjQxFoVOxRNipv6xV2fgo5Dj9UDkreB79I5kdceoSXS59Hu0WivB1i2VWuVdT4N
khbGJnBuAqY1iAdmTpeUG5QpMye9/95eu8ZikjzQy2jBgwOM5s8IlqeLkHDy0/ZptRAAjqpkNZcWqvXXZrYoZMtU9JopsxKMzvsmvbGkoppTntR1AZrpAi5h
HMURFsa9cZgBLFnGgInNQaHj2A+GO9etSxefveeaVUEQgBid3pes3rOZRHICyTlXITuHM4UdsAHJ7kweXISY7SYu54JeqVbDRYWGUB+s5Ty185q1W0TzbtEV
2K/VtXN00ntZQ2uwhiZYa9N/+MHTHz7rP/+6TS+46P6c3rM8c9U0iD6pzmOkH6H/vi34LdWO585eAj6rGFVyeb0V3ZAX2cmhsUUB8B8BUplAGwxq2qBfYn7w
ys4pmEDwoxdm1zppTRO16CADBTDRTP9JykuuJIkdcNuQ/u2TYKp20PPJIe8V1b1Dk3gLwciT3Wq4HeoFbOq/f8cvT3knYTpcAfVQUqhjM7iQrnXwndSewxrQ
UhM6JVE/bqLHt2JjrFkuc2xoDBTD2XLq0OqsNCOuFCD+rKr2FbUgOn4hcynHoZsvJFhGiuiidoQFLzHfQmgKyJEuG5ju/+/j777oK/9tLzVIUmt5ssgizreO
tQ+4hXUqwGGq6Z+2OTofA6gUEv9k7khpZrRk+7MFSk6vRmVJWmRU4kvGtTiapnMvraJsMNswmgJgQmLWCfcYD13rn3/oJpwipFdWRR9T4JbHFWBdXLSwOkWy
iMXKfS/iK+LSPbT/V8sVeCknsX7jTXUsu3JxC0ovQyRkndhmrlS4t3bCUIOVejtblSI3iASDwzjZR/BvWJJYlJWbZcDb5NyW7N2sbFBtnn6St+3ahcshn2/S
ekPaVyGpFhs4Ry0gLWAN46C4CAwJUGWlAs258CH28wpti23I6iQz8zR0dQu6aCGXSPxpqNH3mI0hrZHSpKKr1UlpKojWdjMPpt3MgwlgP3jzEtIEHAJbgUt4
JSFNiYUXzoOFN/xWQcILVYdDP9p1gFYwfAGmtAZRH/JbSx4MPgclOqsxwBkqwzMoil/fLalh/GRJguEnj1RKTi2kwLSqwfozDHFvYc/BTBHWRkyIuioVivkc
ipcirEPoUDtOVWUHUJPD7B9umcPbiVi9KB+TcHmmxxhBz0EVoJWDVoURzm4B8cUik9EyqUbvz03p1yGNpT2/rA24j8skFr/sck5h8ahU6rlFJNCfFv4t3ghq
P+OQIcMxz5zN0ltS2L1MrxiZSi7kxWFUTansvQfVkgcOIJ630X7TkGmTpCTg1DMMo95Wixvfp0lVFCqg9r15lWrBybLTtBKdUQtNXEpaAxeJH5aWP1xJZ+kx
pHEKzAdLwqqbUoAzTyFFiDnjav0DaulQO2Q8DvIGGjiGHuTqmaWgXUrvHTHThJCydIAQ3q51XwcdMq2W3k9vcPP1r7z6wy84XxY08OnouaGifk7LBifNdYtn
9/29BTK3peqMGvBKfpYkN5bN01O1K44xQ1fz9zOUUmeq9gFTyAcPHrhXuYyKdoY6s4zWO1h2OAq531yS6pfHVgE7fCSCffi8lzb9R36smfGRQVQIh9BYdIbc
ZNpYpk4kU4e5KjJIgDXltBHICLqA+mG6txSre1rKmMi4gbqljOEnRuwGEqwXPPdLlRsoEjeQQdtUgrZ5FjhLDIMS/BoVGHssggvLSoaEk5B0i6jt8WbbZGMu
09AbpTk6JrGHvNR8RAhbTfr6SJPhkUce4u9WkKbRU5ypOiMRir21vCKGsqitHhqL+OkgAGCbzxBp9o1zchxUWOLi16PZjefRKRHRsCdHh6m8df+9UAtbGoFK
u7xqhEfVmZL26Jd2S+ZxknH2bUl7VCLMJPMgzAy/lUT9DA2MFM6q1XBAcH/BYaWwKQYUEv4G1kfjyGIqszSRhBJkD3B6/1UIHnWo7ci6wpimzqHzBzhmb6wo
wWRcRKePoYM79KFDEm4cF08ge4pNmkSIhUjmpjBJxnsplDaax69utzjFCC4VSOs2A8XC1IdGRVUHCo8Hz/9VgmmgGMMb2YgY+21ID0+nLY5elE9QA9vgi0DE
mnLpvuyqNoAj4bfuLcL9Y1tIgvMUG5c5YF1MkrZzDTInSKCEeCR0zjGGelmEoFbFW9XcyP8kghcTvi25K0n2rE57SHQuDwNJUdmXkiDUKy2mHGgRyEZWVMeK
aI7TeC9tW9KPxTqStniMSFs4bmhm0+tghiVNuq6kEr6J7mjpTAedmWpg8NNTKOiUQv0akkBYzl0WFZVKPV6p1EkjFydp8NqEESAHXcnL4T9tzxo09MEa+Rok
XeOuLuASWPocOIpBSMp2m44ddyNDgWDAdRuWvihwIvQy2S7OYOmnki8MW3qE+rONpDnGCwEoIWzIjtjfGSx9o+tXYm2hFR3lsDEGHedZ0y1nDWyfLhgkkAGD
bQyqOmsFMphaWgyIxppi5CeCeShVHsMEuwIwIoKZY8z/DuMJlTVOyhSBsft5K0d7a23lsqPKgaNqBJtN46p7IY3aTC/WIyrDYaJmFXVUp9QFJkQXEP7YmlVU
MiBhDsNZZUuyMb2CQDAnlfOBWr3md+iNmDCXLude2rw9Ik8VG7pT+Zd2Up19sIZWvoExtxmKqn0DI4O+AWo48Q2M1Ez7iSGP60Kb6ZTG+ojq9joN30CjgJoN
P4JFoCN7Vx0zHEn+jRx8J6t2Q96L1ucJXN413QVkI9CRDpZbMcMI9goMPtL7Ld4V62BoYw03Xdidvwsz6cJMujCrdaFBBuGdta5iTaHDQzhjNBm0wDE/8so5
jnBxt76B3bAq182DL1oDkTy/ApGM5weRjE8BInk+SKh+aKyS8xlEsria0yMrvZAnYlxOwBDZsLYY7gmvdECNSunTDKP3WNDIOKXtMatPBq2Etut+xZYs6uVC
iMI3h/uwW2zRwKGP6/hTdqB6OtYSOOcB69O5n2YwfafP9+ejNNhHr5iuDSYa/NUs6ars/nupzG5trjxA36l3r5jmRM3PynClUkEmy8Bk1fleRwy582uYh7Hq
PpqP8ebYuBp7sDdhMBAXlRiIi6BmxGxrDmlbxuUSDERoG44sQg7UiRnEkmwgbcNR42uspXSYWENKh6M6gD5rw4WP7EuVXFTlRVgaBROJCwAqYWeD2QgTqFTG
ywuw/+Vo8EIcxnGq2v/SkDzax8q+uUBIHA2KJjtJoOA4ohlWTpI/dBy36fwv1UBcfD5CGDCYQ+VtsM6lg7vGWT0EN6M4cCdz8mKH6LSudsUxgByia1wQAPgV
J4nH2BTG2tbRdB5WacUtGNKIBaQLPq1jRBdezeMa8kTxYQmkk4KoKImjC4Ho0hLcgERQBJDQWgY5GSRmu5Q0OvGnnvFTz7kegkvyx4xLclcUlGklN5U69jGr
toM4B+CJLT730Zrh/XPsgzE0DFCSNA1Dba8FG0Svkg2iLZw+IxssrYENFq+xNZmyCceRHublWV3DFktcIMISoLYgKIOGoUMkDbLJqYMkF3BJAjR+VKhT22ZB
5WSbhd5kdY/VgHXlNguWxva874MFo4osbrEacXoPWAdwJyRmXC5IAooDY2Pp3uGABJ5EfumCTTCofNV5NM8elK32wqoV9B3zEsgWSpB31y0Nt0Qg8KtoYkjD
7v2QcgxeABQ6lPFdUwY8ybzj2SqXv5agHS8waHWhTkXzonOvDOR0qTq3OFpBWv8pqScSIUmyZvNhGCCbR7sMzJ6DhCjEKnuw56dhFVTcquKMg+Yp6rBanHGH
aeMR4uIw1lCr8je3irE1THzsYvK2Krdzq2C/cSxu51a54VtmQsDdDNitMhlCJ1zFlQ3Q0m51UMfGieys1lzRfhn+lsqWtBYUf/IvCQVVh4C6rWQ14JiWUyA/
BXXkJ0TichSOwEC5QpOLoCmAavkaiYEXL79CZgjkal9KYOM5+ikjQd1uUC6evxgXGuWibf34UBbzwGPUAC5gfA6CFP/2LgNS/MFdGqT4dz2Xt/jN1sfxuIbP
ZtIXTzoGlGOV9T2HmePA8OUISxs1IFVwdZ9OVGmAjv4hyP5J2HvqmWWAERqaCwbNpMovcxhrbU5+GU5KfhnUogj5Zcyd1JPqPO6iOpLDyPmFAWd5yA98x6my
y+IHVawlNsdckQJRJpcBeIMfcdzS5FTBCnddj/dyNgJMDrnaDk5uRVINTl8GXSgABga2eBxkAvP2ETbO4rVuZoJeAk4RwvQwMS+BOacTyniNsRlTDU+EHijB
LaAYKbLrEbTrc1Aw4nZ9idv16SEcBcIBu9xr33M263xXpKvZ9N0QbXiMUsLnzVmJ5f0e8BtB/aNlVUfAUOzs5O7G1yf462dtV4J3axpjyd6rQP2Kf5AUDnZX
/LMuZ89a9qPdjSBA917l3SuTj38WXA3kIgOFwkHgEt08BU2lFs7qCkzV2cDgpH/wqzmT4Uw2GIpKPyj8oOo/QEg6lR6n/ORB27Z3CrrnOtDySqa3xtqxJdPb
rnPB1mhgJQHcrjHBujUmWNEgacWs3e3VGWkd5b0+D6cFVrS67uu16zh2FpdMJVeR/GPRwDW6ikQVBMBV0xz+7LIgx0zuarHkkqrtIK8bWwyW3HgVPY0GMjvu
pnvCccm50iY6z0muMFJWYg7bFimVHHzDeeK81QxqQ7KBAB0ww+5LyDXm+eBMbXyys92ycltCpMPro4m2S95k2+7AQxBr7vbgrGk+xJMCe8IFsgpIJYjI5IdA
ac0Xqr6UFfFk2fahLOOXP7QdWqBvmv+d9bof6i312FQPjOb2jIUNRLu4jqq6wuJY3BVW1BNgBfoxj6V1rLJNVPIglM0H4fZlVYh0UT76upJTokaMi+mWiVM/
FU1jsCWfBQVLub2t6mhFC085M6TYp2EJ44iwhfO+iW0m8J1CKiw6I73OCpIS8XwqY+5AwDGCIppFOdP8vvguXyw27rTI+siybkRCaYyj2VydXeBJZNtNYdU0
u0YHlj8xwVZZyyXg0oXWjiUF7N52TVbxWvGE38923VwtFhIqb0myBCxyTkKm4fZ+R1aNI8hTDYCZ22OL/GEHjlvOd21jOTngwEvBea5d/L7fAf0z0h1G0MSj
AF3tjanR4m4Hm7qjyMbvTeBoYbt1lFav3iQdVvRBhVs8nfaLe+jKxfrzEwykIp8PAKFHf1b93lL6uK8ll5+hP+PyM/VnXH6W/kyXKywQtHg9Tc/t0ef7Rvq9
vOSd7C1TI0jPcJGesbwGP9B7QQUX8UJWIJepFx58ZwVQx83/AuwCc+b2i3CkRpxRo9wYK/D9mN17MY5be2erUVA5rsQ31VuFw1TvJThkvXNwiHqrccnTTv5S
1mjgxbnHB/anmqxrqTiX4VxWnlNTNDnXOIehR0/yyXvwcapwMWvXWL/no+QfOb2X4UGrey+ntfZpS9b2A6QILaJvhmNJfDbFCRfJ2evM2ZVy9v10drxYac7O
yNn9dHbMZHm//NHeucIeNcoycWVh916qltOjR3or6PMr6Nwa+lurRnsuWUq4BBcPTsaLeGfopUgTQgGjckWV1AIk85eJxpNVVaW3XrHGuWeEq5y/lH7PywrT
by9a7x4DysrMevexEX6BfA1d0yurr1W/jReoGgBjTSO8chqNp15cR06g7zM1TARLvVy9+N4Hei+HkH25mrn3YO/lSTPkQY+d5l0vanyrtUev8rKosx/IZ+ra
Klk3prlsiZN6edMl0yhHrQDugstSsJR49ZZFhaVBAw3JMINdhmGVOblzTmXsqljcVO8xN6kq6klFF1AFAYCYSdTMnGdRgTPD9fQX1R52IVzQjdIrDX7mdBr8
i+iSF0GDf9HQ7uMuXNnxgFHpmgDsFTVkAjT3sfLbCkYeeAVACNbRmF9fjNEUWF3vrFitbvrPdExZcbIqsljU28B3f8PunVd87WM2lfvVL332BwEVdk6ZQE+F
RdVXbKkIW/o5DTz2aoU45/7eiyvrBicqApwHei+Ghr0v7Gt81sUb1eoHyhmgE9FJYFj97FcMvITV9uUemuKmbeotU2+LMf1GJ/BGTz3xyd8K6J2+/7FP7gkH
GygYbCDYIfuiZsXOOU3FPLmnx0Al9DHuq9XDb7qnusmVK3uucD/tC/gm9ZLa1U/fJZsn9BuJ/lUk9mWVtXmPr/iRFrdYm136ZnDC6Ttd/hJqZLkIyEM4bfdp
9Pyo5KSWs8e7ffmtVgAtcvLLEP7EF9fq9493lW9jLaRDVhRPcod8+62/jI7gyTC/cZo3xI5Nq0B+bqOr2AI90KJlEMeEmodUhuMJvTt935/SqglVIsUqauJE
zEonC3nWXAEjc75aGWF/7mth7RtY3lS1vKmXlavbWeXqpl5aLm5nloubWlOubWfoxQELEbXMy+Dy83Ts5Tn27bSmQS+6jdoOx302LfL0cnttgXKnNt2Al7uB
1ne6fDuthHTVtt55OFzXW49rrkU7zDhX99amHG2+Ho9RL++txuqIZFb6yh85afZl6hz9i80oJ+dx771Md9xKLHSvOM/+eTqs22C9ng4rN1iXI5gTOSGB2oCc
EJpLgHUL1MvOsy+mw3kbrFfSYf0Ga4usoZvosHYNxIbxAhzh0Xe0Sn1BjI45X3kCzsULwgvOrbAOb8ZUCdojYLo3M+7xagdjBVJmIDWj63ujaZzMqzXYRqTU
MWgguMXJ5eKFZ0jvXQXj1lUvWc95ROfAmHXx3shIejmMZFedjVbgfjrsr7FW0NxcSW8zQyoT8sFcjKl7/LVkVnN6VTn48pV61Lm8w2HGar5GTssAzNcy5OPj
fAENRDMMqdgXkyJiixLzCrnI7su4NIqMi07Y74gis46vuRucAhimRqFxodA8BuuEFJqjjig05/G1x/ja/RX6jqtexkAxrnopA8WcS5ZJ7/xKxV2NyWHA0qBo
08xbU045nKApt7I+19AuT5NJgDbcj6CntRzT13zVAK+6H1Fyr+CgxsY78kA7hh/XCVpH/eVYW9vXFW1tF/ZQzmPIqMZbMevBy6WC4Fd4s+Y+UL3VUAKc7TT8
zn+wt0ad+2BvLY2fVxign0pIrr7/XuVclb9smgYsNcAbaI7TZBI7EQ5cdrXONRRdOa11FnotnyS2ehmcFGTnrVQv1bL3CNldu4faXWjDI37vXAy+o35vFPV+
zBcn3TG/d75Y/4/7DCkSqPPXug854qg7gOMo6bk4nrvW3e9Us/RY2pdlpZqlLEP5vE5QwyaszNJMZukUNdOQCcnlmInrDp2lAduGJ/x85WaR8U/7IstP+iTL
A8i4XcEG6zEB/VuJ3caQ6caGPG0VXUa2pdN7oVpLtucaskNfQTbpCrI7X0Y26AzZmy8iW3NlL5NlmJo8u/nmRuWc3rJELdu0gnG2EX7xQoRfqIyfu6UNz+89
DBOpU+0CpNrtt4sX6jU30Ll2AYCQYBOaZLvA7MSgzbWy59az7e5G2UswZekIPBCRSH9rihMPTz7KztJ8hVYFAp02N6pW6G3wFo28H9zZTLFrXjus6c6x3+5g
uVll3etgJK2y7nFkTbnbkZ4mi3QldHl3XvmrZeqBUit4Ga8rLpaYUdYIVvBiZDwMcIuQEXtw0MEgSob90/Ip8P4/IhXYpbRSdq3gbUwQsMCgDUsV801sE2iH
jjgtu+L+zODhgKp3jv0NX5ro67400ZO+NNFxX5roCR+Lp69c8VePirN6hTirXwYXjq9Wril91miIXaPGi/Ot2JdcDafaMj/6/2Pva4Dsqqo1z++9595z7+1z
O91JJ90d9j2Jr5pHonEeQ37IE25PglF5Eh3GciyrBh+PmamWVyXIo6wai3RIghGJRP4kYKS7Ay+oaYiCgkCk0fAjEl/kz/ATDIKA/GgEf3CEqtnfWnufs8+5
t9MdeDg1UxE759zzs87ea++99tprr/WtSupWQ5YRwsEKcmuIYmJ+cDPohxwHIFdrzVfVbsZ9JSiPryr7t6zBrRVlKggIMqOE45+BRxZgmV9Ol+ivk9qp1Bhs
jiifjUD+o/ZGSE+FIzDF39gEpgLcNPLUq0wT2Kntu46Bf+hkFtOmm8/00sAXCI6PWVFWInbBUPSHtVkJK1v7OG7s/9ggyXIsLGPQSmz2REmCm6hmJpsKJmZd
geDuysaOEjm6vO4mO0og/v0CqMvmKKR0D6mioA/wNwPWZOWH9ScDeGosSr4Y8BeXpB8MsO/xZ2x9lmgmLzMoUCNKJ/M6Q/2cRRCauuRyOZYlRH7cZX0nnTx7
GnUEocjJs4gt7iqwhuBLVmmdPOs8ebq9suIuJs9QTp4IMGQjq0qUN2WbYjMJaAA8eSIFKLcssH8mnzwJ9aZAqDdFlHuny5PnrW4j4skTQh66brSYdF0HgMbk
Yg9s+Q6p1qXz5oGC4k4ybVLD0OV02qxw/wlYnEVkbl2STJE6Xq7IU2SRUHAUFLIsTIF3ZjHNF1DSY9y9BZaH+woAuBcVFnNVFnM1FnMui7kii7kgEXPlTEYF
W4m5YBJZbqey3KKdgKPhAZDIOotlXZFlnc2yrpSVdRMVLevWl1ygzyYbs21cg6bjHERTSFmU2TGIvdPhMIJAmXCh5cU1uvsT7dhpEYII8sWwS+xKFaUA1zhC
JEGeQ4Zd4Vw35eZpnBqWUVHi+iinQuqU/VabfE7cJi/nEWCQEcDhcDzZQJ2UQX1U1HPIL4nnJ2XIaHr/IKVqR6MSKqmuIRZEgTyefHbaNc0sVcE1ZD+gOqX8
0QF103ECohwGIIIZuE6k1p2v/e8qVcZBo80elSsVAAD07wd6OQsTZ0GI1p+vXOES72vDSSegt6E8aVeS1B6ZrUHnpFUznIiOHULjVhBpyFET2IaGV5UOHKGr
fRgDIUT7hTy27ERPkXNLmaD8AP7QfMBqpbeKHc/yBFfIy7uthGI5gUpLKHOa3JLyRbTVDEZfq0xVd6OKE23KtFxeX95SpCUEk9GmjpTYiqMu0qsZRyGlhFo5
D6BJ/YeElXENyjoUAaP48Bu1mpYs2zw0DERd+6tWReeuuItOHbiu2qJru3JAYllW5b1Cm/cKHd4rJG9VC9LeYzXPCjNuSR0WvIC0r40VPuoS+rhroI9nUloH
Ol51upCJWjy1iTItZ6JMq/oquRsiBCauZYVfLRtlSvlUK9q9TUWblZMAowBxKmUVKgofX8qgiiFMrvmRTr5KoDgdCShONOmrIuIu0EFRpjWKMq1y+E5rlKly
WkUqWdSeok3p7FGKpcFV0lqqzVvZUbXa/L4+uc1MaF1NU5gmPqk+Y9KrBveWWRE7LASM0OapqYz8kVQ7/6xawJ5oaY33eXtNKXFHdRPMNYY19yjJCkDO5dSB
5AvYcy+myFk7bJLKh7H763K4IXzT4Jf0kgYawuwvD3oF5a/4O/rfM1KL9RnGVaffgz6cUfcpaXnPmZjpKPglOImyEZYoxBV6k01h6aLCTdMzFNfkCsmXnGW4
tQ55RqBlcTS6hTMruwgE24icqLUhHUOgAc5Vz0pD19zmRhc49L/eoOqy0Z1+8NpkL3O8WqhCvCoiQnhjRS7AkmgTChwsZZC0LKuRpi4hLoPHWpaGKibY5gFW
U/wkaaxCMzjW5hRKR13mwEoEgnWJiOO8uyk9UICAs5nI5KFn/AnZTB0ugnjxhKNzMcsO+GGynAEvO5JzfjcyK8givcjRYs27rJUYJ5oLeE5eSwz0uBq9tIEE
INmHjnEnXFkTeZT6qI+j1E+RWtiV+uosHKVC1oPjlUBrlMfNbmMOjpKtvbwa4++9YOW+h+oYQQox4uuiEdk5fIQXNPzm8bITdUvlOGrMco3M8WACA0Gcc8KY
/Dlr9HTOSvO6qrNPiaCMpjA5oEozQUvJ143S0LW07nbyqMg/KUtolrtOH0xa5nVEAc+Sisys0wGE7zdmUTgb7SsSKckIRYqVauMr6S1EqJpfIUoU/uGTisWL
XPD5440+HFZz66zixjmR22YJN80ibpkBbhjR6KXvGXUVfY1OXhybbSXSwrAjqagzvITkQIa/cZ/oNFyr+kzXqk7R96k4ACfSh35lPER+VQGygUQGiQ6DhKxK
ZLzYYbwo6xXJ2nTKinXI+qMWdpIuLomCDFQWykSSVBNJUqVKvMyCPuRUlYHOBVpNEPmCBJGv0uYlRtysSiYhx3wgOpdK3S1Anh/k+JKSY4k8zFoqFcRA9ACp
MBCzOXZ6jhE77UIA7bCpK8lO7zcilVGtG5lUoJlx7jwKUk6C3VI4mtOrDnnu6luphOqWDOrCcOsynffd5g45XnhsvMI94awqwbXtMDBMKJKFrhF0qZywkkRo
4bZKEonlyCkNEc3aycduCWWOA4Z3s88CFqqx0+1pX+wyp2aJKCsQVvwW40NS5mr5L/dE9Tu64HwOkHGjL5zP7rmciTzBvka0iix/mMl32tuYngWIwa8rIkx2
68cS/Qj+kTUznpLCgDvY1qWwc8g5H72EA6E87UzNDoJJR3TTKY2e3kgrGJf9omOKrixp72oKlC8ngfKlNi+xsgkeoCOWOfS6LDyEXpeNOF4LOrW9zMLaUkdi
l+XaRZ8t0dHZwKnTlj8GvyTGEISNnKhlCRlWFZBcCrC0EREBDgIsM9YodV4CU6WYUZr6kdee1QEkulfApjPV2GKuzQIIlvG757C4R8F1szX35oB7JXBvDrg3
u/UljheV12YTE7EPNltyGZwscdh6SY5eC3rNLGArljjyDCmfmFvIha7PFFdV9KUHX5gZfKgLj3A/o0xVeynQO/3dJ3s2zfcYqPJqznG323DcxW123O3mJTvc
dmeMbpGiIfXZ7T5dZcIcIGNX8lNKlrzZoAhv3c78VWLpnJXVIrD3iSmzm6cqzliSnatlMxxHZ59RaJUlzvdscZ53fdYzJBcxNPMpHTSpVDpOuyhLq/wnjrYR
QliS36vX+HnwhH/qzfCwS7K4Z1ROMz2jcfc2kVooDMyxLcjya0YzjskLKYmZbUrTidLIgswyssjIgqQ/WwqCyV8WRJbBpN2tEiQoVn6o6gvdv8C+uCS6MU6p
d6GvzeS+1rVUcxWwRqFwKGQyHYdl7MzSKIKE9z7FPXyI1nZuMoHNSSawcju5UWa5MScrN/pIbsjZaZryIpRKNoRwDTqCDst/w3EKn4dfN1Y35J0+gN0AjtGA
l7rHDur+PzLw3D/SrqRPY8QnDAb5a3RLXICT9mhc3BIDFKFwRm+KKsNJCYUzqkI/pCI0GvsZR7TiVbDZj2xjn2YHv9IHEgu+RY62Y3Ls+WOjsWvY/s7ovWZE
+Fvk+4xE7RuuRcanaJXsZ1fJPrnWf/F8AgGZt3EtmxqbRbqs4lkSUAWa9DiOhRKnYs5DpMm03rOy78lJLLw9DXr6qwU8UagTaUdGqFNSAszxmcCibNp7x0x7
X2iX9j7RDAJyydD6KToeX+H4J6mv+vnAJ+vQgU86wkmjSlw4eTrfwlShToX2oU6Oge9F94SjQp3mXbqWLVCFc5rR2c0OctTWKFU63InigdNwJ0rvWsik9KW9
dfnmpS0pfR1aJjbfy/hgdvO9eoeAOaYBvx1wzskl8y2Gjzh28HnK/Ip4hsRSodKxcZpIF5YKMl8EOCxCGDLWIGXVezfbmSguQqveiNiJ0lJnGMeAQayLrcDd
BVjZRGFULq3kS58jJAMYunxcka9/Bm9T7EaAKwHjgWOsuKKIK0WGBodlRvYtXCFMVj4tLHX+J/RgSiHs4opL1OlUqvGnZal70Ogz1F0o91nqS52PZ0laS53V
eAaLA1tYWBzY4R1lr0oe8kn490E3yXfX5BgL2YQXOTr2QcdGkPWHgtZUelq+LQLG8ma1lOPphmIfbathBHgbJ1GiCikqHEOq06zADhFylBBCAb9SiQkRwcdU
UsFUEra+5JGvxf0csQ+TTtB83FYRi80D9pnkkEMPyetqCSzvLIeHd6Mqz5bQWU2eHUtnciEkJxqcRfJsAZ2FBGg9QIgJfnM+znhvQipgOF9/Z1xv9SNsvv5L
JOUY3k0ZZJoXOZRQzB6KvpsGn13kaHxoxXZkcdioUmOtV1kcXrZx9aBGvC6JIp/BL6EyLkKUZX3ceSfCBiaFc3NENC466NE74652pX32nS9tbVxUk9J2H7K0
1GbAfZHaWTenYVAFecc6kxRWsu+QtcrL9BnZzaIfG12MjBbZDqYfpNUiAnuSVaGnlqM++6UpPB014el7CvwjIPCPYgb8w8fKXgQE/sFM8ZSd2iNPDz9k8J5i
00XcKu3mFRnnwxP0UVECwEedv6z4UMzwYTK6XFtflIdgVYBCh9qVCNQU4foY/xrzX+2dPvwgbdx3qbxJekIpHEdobTZPKj5vK0wNLKSM6oV2cM/vpw3oH5Hp
vFGgHBJGeJNC3Uxuu0lwuY5mK6RGBxJlIW8XB5nIbkrX5iY7uH/VCfoyNUHLXvbvMUPf0HaGxlwX3Xih2kg7YINIgY6Fyabm/hwCxgBmTznLbsI4Cq93Hc8A
F3FTXx6bk8MzjkjT4kTSKjE9GQWxFnSs02WhEEHWKHKuCpu0KsKiKyrGUhA3q3g2ZYmVHI2pJ5aAUMNB1rGjVjv2MVbAjjJ80wZcjWxt0pYtEY4igpieLAKw
JhzdRkgh8iWLg6UX6czrcnki/+k6G/9G9G8f/Svo3/n07wD9u+BsAv/FlD8qwrGRRpmQdKjNTyG96HH2aoARRcsRLUW0YXcNWQUL0cNrtX08fY9SPxUSuROq
K3Z06ZcVgKH6eAUfJ7UrsaSVWeHc5MmW8nRLbXba6AELcmpA0yNGIE93wHm6S5ygu0zv2ATXPeVUuGCIYjr11MKTC8VKeQj2ohRG83lWqeBSpOaSokbUr9jJ
qBXlySFMbSpUacrJLleet1Oa4BCloUw4hKZRwhpET2kKdljd9qI/wY0RzGxeyaDDL9rNDiNXaDHpBEWeexYlHUcJvd1a6NlTCzcp+JVwm0HDGiQxmH9AmDa/
RLwuUI4+CEvquVgUfxrSfNVncyksXCVugqpHqy6B0CqBfM+BnNI03gKwEVwTHKsJecmYXUJNYBkgVkq7kAFekNLsJLVgxcKAUeIp3LlIQBPCSVzMKcIZ8AsN
x8BZsLJgE0H4zF+ljpczGlFz4EzU0T3MOg6cadTRkbL4bnaIAH5XAxmwB4bIc2rSSl5iI4acRK+v9XdK+Z1AOBWmBeFU0PP8Qe6bUdM1Vlg+OyH4Rui3PKhe
ebcCwPa4DyYdLuAOt5s63OOOx7nQk/jdKJOOO1d8GqVKiSroHOmFFv2qoPQrv41+VWCzgtKvyN07UYMqUCUVUkfBVLICrWSVeClfgehj/wbSNcNExwq17bwt
7QJb0AsC/kTfu32pwwwhZBFCsy5JmQLbQuwzVj4c9CSVL7PHMJAjKpxD206wc5J49wqGgZd6BGz1fMnb8xwz1zx80DR7SeKvmprLJ79tLsP7yFY4a7L0JzOb
e4bY2zSIbSQ8Ao9tg8cnS5Kc8Ki8XU7QHDpfIZWB9t8Lyf67ney/M+Pbfc7gfGwnGY/sxNxoJxmPbGQ8qhxHZ0haw2cRYMctlsGkBg9wc9mZ5sILBcIMuI9y
fAoT6k0WZZWaZk7kaWY57FBytqGZR7vQJ2lk2LWKxDlnYkYeQZ0yk8bQJdqRPFLzFdMLOO1RVv6rZDKpY9CfbJ/wy86jVH1JFj5XZ+FLvaxTlDG5rvAGgZRg
N+z0UpqLnUtKQSE2kK1c0Owx5SpID9Q8RIMC8UdyCJ3ap2hUWmQH4+vlTyf70878DGH2WcUGohPZMrSEM1oSsAJ7gvqLyYXGY//PAvvOFJfKr+5xfCepuLaK
pLkJU1Z4U7DCH0TzZFhRTE8DbjTNCo9ZUZqKFbR08aiyJVnZAmUtNX7amZ+KFUVmRcCsQGTf0xabIwmMSDa6vKBWrMLfhg6MA2nl/JAV/YEUSd9gYYFZ6DML
i8zCYClNtgeTfnT/DNvTbDwQfjq2+fq8K0iL3RlmZgxn8ErcLSx2gnlfZTSYeVeyxxD6M724hbc0ZSWWc6AnmQ4lK5ebcZ4OK0N8TT1iN68Nh6KrKNhl3lVM
Zt7VKuWbJv81TV4w7Tfa0X7AyhB/I098qyL+9Rzxa3LEb7XbEN9oZ4jjmQzxEUV8NEd8LEf89+2I784S/32e+DZF/Noc8etyxHc6bYgPOxnieCZD/F8V8e05
4tfniL/cjvgdWeIv54l/QxH/Zo74t3LEr3fbEH89S/x6N0d8hyI+niN+Q474s+2I3+xmiD+bJ36jIr4zR/zbOeIIw20hfjBLfMTLEf+OIn5TjvjNOeJPtiO+
w8sQfzJP/LuK+PdyxG/JEb/Sb0P8hSxxPJMhfqsi/v0c8dtyxB9uR/xaP0P84Tzx2xXxO3LEd+WIby60IX4gS3xzIUf8B4r4nTniEzniD7Qj/rVChvgDeeJ3
KeI/zBH/UY444lFaiO/LEsczGeK7FfG7c8TvyRHf3Y74ZcUM8d154vcq4vfliP84R3w4aEN8b5b4cJAjfr8i/pMc8QdyxO9oR/yiIEP8jjzxPYr4T3PE/y1H
/PV2xO/LEn89T3yvIv6zHPEHc8RvLrUhvr6UIY5nMsQfUsQfzhF/JEf8YDviE1niB3PEnRPnPbqWNHoLRk2Lf8UU1IvATqk7AKYJ5FYCCzF9es0Hqwi0Qbqq
G0GK7zTXYB047+c88fME71HpdpThg7XcBLJzmm+U0ovqmVzp9mVKt2+K0u1rU7qdVLp9Rukeay3dC+1Kd2s5U7oXWkv3eKZ0j09RusfblO7bVLrHjdI90Vo6
+c3W0v3eKN28Jzkx/HGOfhyYZaqcsAKHWpe71LHdNfNIVWsem1XcdIwEsLBxuqm8WC5c1HmwWC5LnObPLZj9nUGsXw5gZ5V1ObngIrB0ex5hNB/nHAsjB2FM
a6oLhE2UdhWQGkKdO4udLpzfs254p0P7tIPPPLfHBR6ikwQX730midZYAFNJczi9IOjCyC+TC12Uo/nA08mFAbow8bQRG4ILI+mFKBx2yZZCYRQEKYeVsCOs
hVYQuwrqzUYAWsDV8vDsQquEYDF59h67jOgxer9CMRvIHkrvd2Xf7+L3I36/e5nVze/PPN6eye/3EGicXE7w+yL7vuD3+/j9xjKrwe/Hx9sxvz//ONlmFtY2
9P6C7PsL+P0Bfn/hMmshv//u4+13s3fFoniaEHK6gS0gXTj88pKY1iRWu5fV5eRl7i+gIfsK9mGSbjnQvlvqrrg15K64W3XFZJOf9f60Kz41VVfc76Vd8RVX
dUWc29QVm9XjMv1w+IVct9v5fL7bPZTrdpufz3W7Rzel3Y4u/GqTkRTvKTvlQl97LqDme1TNtesOr0nSiv9iqoqPF9OKb9UV37tueEKNwd//8Lpn/njDVbc8
a2VH4vA312YrPPGNtdkKj6QXuMLD6YXocFp5VykrcNJWHstW9sCUAsdNK/um0crjXNlmLdvKe3euzbbywRtzld57Y67SO2/MVXpzeoFb+Tazlf9kT5sL+xUX
nm7hwnVZLjw9FRfeLKVc2K/F7n3rhveqJn/2hU23F7KtvfPNXH+feCPX3w/+Jdff9/4l1993/sUQs1+Z/tyzy5h7XlFzz70tc8/1WSb8ciombC0rJvx03fCI
x0x46DfX3XTPDY/MXwyTb3P4py6lTR98jS7vPzY3FV27NjcVXZvrLTu35XvLWH6IpBf6wk3TZwkGbcKS4uKMJEhZ8q0sS56ZcnQEiiX3rxverEbHI5eM339P
TTHkfsWQPzw4/hNcNNmxeTzHjr07cuwY3pFjx85v5dix+VsGO+402DFhtefHcs0P2V01b940eLPHY978VPEGexXDkOi80o+VjDfUkDe9Vtmfskmz8tkWVuYk
x8RrSV9fwpV/Lae47H01N6KGX82NqInf5WeQ3+VG1E1fyc0gf9lsyJabJ2egnTLQTjrRIi0MQzBQsaMMBtrN99EXDP6RMSN2jCnEMdQ4h4bVQeKfk/LPGXzm
qe+u+9MrT/4H6jsqqc68X2luOrBby2IkbDzwssFGmkJeNthII+glg400775osJEUwhcNNhKjXzTYiAuvXj78lualN9XIO9AikW/OjrznphRGhkQe99MeuN/l
HhjmtI8ncn1n8+P5vvNYvu88lus7B/fl+s63LzH6zpfemizaX2aOPNYii27JcuT5Q3JE9p0DSh87cMEjl17xypWLuBuSSAZz7tn3yLZ7b9iyNCepn0suZyav
C/KiaUN+Xl+fV2bSCwPhFdNnBgROorYo5fTBFmbclmXGC4ejnO7RAuoBPcDswZef+tm2r47PzgnkS3O13nlJrtZ7v7J2Cp115Cs5beamjW9tqOxXvHikZajs
yvLi14fDi02GsN7jtFXUDz6cHyoPT6Wo73woN1Q2P5QbKhtNFe4wese4ocnsURy5v6V3TGQ58uKU07ahwW9y096h1blXnvrZT/64pzfbOw5ekesdm6/I9Y6J
y3O9Y/jy3HR94LJc75i4zFDwt0yfL/uDlC9blYb3UAtffpTly0tTClWDL3sco6eoab2Sm7K/luPIwatzHNl8dV6fuyqv/V+V48iDl6qeEqulPiwG4Q8OQ7V5
009Vmz0Fg09K1C7Oazb3GJrNft/QbOyUBW86k2k2L7dwtZxl04Fr1mY1m5Frcnyb+Hpe8ft6nm9bc3zbdFV+rbA1t2p64sq3tmrao+boR1sEz4+z3emVKVdN
hpY47qWrJi2En39uw7pidpAd+FKeE1/KzzMX5lXgC3M96F+vMCTu5YdhsSsZM5HPTHiyZUw9kGXCb6Ziwh6vTYeSy4URxYSnn7zupUcruen3F3mb3S/yNrun
8ovJ/TmZvDXfQV642mDLg9Ozldybt5X8W7b2v51SohgLpL2qC9zz4NaXrqjkFkjPqYsZNpyfn23X5qXHWmP58/r0+/hWZRn4YUsffzBbwYNTGoMMefGKnzav
Ngb94cnrtn21I6dnfDk/cWzKVXTzpvzEcVF+4rjImDgOY3TryaI/X/FHshX/3eFUPJkrZMV36sH91Ff+kl/xHrw4r09dPFXFd16cq/gmc+lxNdz4eL8kLfqr
SdE1aEu7jmnYtfa7Rrup4pMFg4qv11ZOc2I0UzinOTKaKZzT3P5VU/RQ4R7LFu61KQsHVV4V7rUffnfdveOPLVWqPD+kTf4HbG3yf8zNlnM4X86LzaF/BRXr
iWyxfv/vUyxDuL/43K7XClOU6wazXLuKvrPGP2/WGvu8xO0IOAbKXX4egTM2ivP+qHLTF3gjD57+547HweAiZDSOS3D9cZvBufBHGo/Lg2Ld6rjYK+zx9Q1y
klp0gQ7EH+5YJ0rr4WXaK8qDSy5Y36jwThBhxxFgDAFSUBLjSAENdIjo/RT0U5d/nSofepf865Z/M+XfLPnXI/9my7858q9X/vXJv375N1f+HcWYLBGRPoVc
2JezB/tua0jU9IZZ4T32h2MxjpDKhdY/xI1xxgpcxS6BKxpx4iUl758cz6u5jmUTZcqwW2y3iVDkywle4m6ClA6Sna5iU3twv21CTuIK3no7FNRYxfF4Pvlp
URO9q1fEsonKGf9i2YQ117NsD0igdY7PcFrjXgCO33T4Abvd5gtiJIzdF+ECmtIRdS4kRUd9HrleBpzPIf3LgHMOMsIMOJ9BkhjgqvcyrvocHP4JyWUGnNOQ
b2bA+WRjFmVBa8zE4dRGNw6rG104nNyYwW3WyW1WZ7yhj0oOzpfdTla5hG4nKh9BIopYsrXRDM4R884WohmdczZj41KatkJ01bBCCHEYrDBCV0EPJfZGNxFn
Oe5bWOIojGpLzMWItkQ/7TSJPgaE7GVAyDm01QWwBbiy9TAu5CxOujSTcbW6GUiti4HUZrC7ZCe7S9Y5iW6CTxF+greoaNtPuWpiI4+28dLffbQtl/4eoG22
9Pci7bSbZj61wu1lv6RwThJPuoNSMvg65xoA4gs4AJ8VHqd7JUu+y33RR8Yeilf1o3s5E2TzentIXUe8iU8dtFinQph5AV2FFeoyVqgvh2RDHuR4bDg4nAzv
VrRvAYcV5JosiUbf042R+U1Bk3jwejsOcNxhww14ofVtOy6h3eXpTjsuno0PfceOy9QH5HN7bQ4Ce8CubzSKiEsDjAXqA5LWw2FBg5PP43y3DZL3cdVV1lxc
F3EFN+bHVbpDuHTHOavbxZS1JMnS3JXvPcHMPMZ9wUa27Oll2PJWclR765MeX1af8TGIgNZeUQDq1nTw05GHU0romqgIJFtHsCG7Cu8j73yq7i3kEyzp32Ej
fHXAudVG4Cuipjnnt2TNhA20F/iyjl58rvzUb0+gqPqw/oWE/3IAerlUyW4G9+fgCUjezSDjh34SsbVSHL3HLiM+Y6EFp2kH2DnEhgM2Wnah9SQkoPy9z5bi
RP5+2JbSBTIt7sJLQeyoreqCKPJZCqoQiSjJVHV6ryz6DFFL4BvOOKsx43BaBqMnupW7NCVfWwFxAHAKEg7LISqWWRA/EWcQrHFav44s0DZLmjK27i1AEHdz
JsYu9siOOOcb5A5hy5LPbYnR/QKWSZBCocKrRdwy8ilYGpHdByL7kuYxdEe2OuOxS/Yth8DRcOy+Vl4+LvwECHPzNxOl5FT5hBSCq6k5iNkUa5cMAUIubMoi
N3d+M4u1nnkiyzM5uj/BYuS/shj5OIuRU1mMrEZwkqwbau2hunD3p1SXHruqe3BcJyQnwrL0pShMUuxS6M7b9cSQVyJ40JBDBucWnL5XgwssRoJxQC5w62i3
B07SVCRBGw7N+UDImI9weIomwOfetcx6F5/9zTLrb4QdLmo7mRhQ9Zg6jF/h051ekRTHmpnGXaEJixACXBA87CAFQ4U4DEgB4SwFerMO6q9w/CpqXEWNq+1q
XFVQZlqk+UoCTxW6q7AHoVbZpD+leIRyLs8pLBkVSz/GcHXvTPEOQ9+zM1iKpBXXAB7lZGFYnCwMC+E7zp8UCC5Ev6iqcKAQEYYaDi4BK61OAlba/lUGK60q
sFKHwEprCCKqmWClWiJX8R+DlMY4R4Lz6DYKhK+leHYA04bmpr74xNrki7ZzYipuEUUJcoTNZ6JTVkXBmEIMiKfcK8nl1lfOWGlEWEz7S0bbAKCIuv8idP8t
yZ2Da4SzK04gCIrrVvfKwd05WXJK5GrlSBaapnOYGFgUpRAQOtmhe6Ko05OnVF2VQjkE9FDXSNwtp6Q6WopRyLpG4y7qNTOFo3Edd544dnXsTB5P6lGPE4Br
vEt2QDfNvdckDM8u0T0K1KgR4bzhyPVdAOzaD/bG0a1xz7YY6ESN2WmR5yRp0AjEuYrw8EYXw3zeolKFlU4cE/zqqMneNFzZoRGLim5RFxc1OSPvivPv+/E/
L/pvz54wpm4s+U8jsYZBWvKjkbhPnp8251M37901FveLfskqXDlRfvXPd46NxHNH5Gfnjsb9o2KuvNc/OjpCD1jvvnD2ttvxgLw6lw70kPyhH7rrA+JdV637
X98fG5GLnN5d25vuWYQYxSjeDvWnfZtUUvse+UwI0Jm5hJPaqIWiP1Vw5oq5Y7GR4jA+ajTuHUOJkO2wTv9bK6vIgJF33zlC8E5xn7x57L0fu+6Z/nvfN7Zi
zogt//+3d46MydKJvrFYyNulf75+xkmdz/392IpnV/zhf6x87hM/wE1nxQfHF33m3o/+evnYiqNu/bvnX3t+aJd8Df81GmmxekfFUaP0+Kwz75p55l0fu1MX
4boTmMwnr/ncLaecd8kP9Nf/9/vwdXx46+cnrj9n6Td2ja24ct/rv933m8b7wDP+2N/+PX0LrBwbHUlTeIpazUX+vlA0rpJT+tyrCHhVOPjRix+SuXPlGrLR
kFd70dFofd1tIJilXUiyUTZfX3Zoi742oiCm4TMQzz2DxGvfUh7Sb3E8x3MxomWx5oguAvSqNp0P0ATPP+euoGw4n/ztCWOCx2afmD3amAubiALVb504Oviy
mjjmiu4zaKkwzTlJcmiuqPXSN6Y7Oc2VxQqx0HJJZS8Q36rR7YTFAKsLJtcqkDylXF8lVwA1Of12yZU9cLixeJ4pG62O+3XAKvsmlJqeLdIMGU42P27SXg0D
6TPfcMAW1JjP6tihwSllRbtEn2zaLm7aPmJ9CCwnyJIUQHSN6Mo3btchGrfRF5KobXRN9m3o1JlUEH2IYwvTBOHhkrY6WV9WJ2u3fL+JrNNJ9LKG20YcbMOb
9ycy6/kcAcpAcoxgdhF5dVtNG3905XcbFHBMhbHUvASw1Ed6b7mII724AsX71Q1qzS1nfIA3yBnfqxoh4AAp4cBJdYUhQ5Jk6BucdoWGUjw9H108SUhxDHdu
aaVHXb2bwGsJd5urgkq5VBnCgmF20KPkjxrLOgBKRVbZoZBhHZYonOjeDcoIYoEjDodVSi2JHvDpkXs2MIYCP1RNWt+oP+D9aEFhsMEKb6m5NiGma8Vzmkkl
3gnFk1hqn84oLnK1MLpi9a/fs/i39zwjJ55wNK5QzwGOAA/BqgAaTDE79mpYgWLhOBKH2edF2PL06BbkKpA6V9zR2+BMIx1AqjlSkCMFOVKQIwU5UpD/bwtC
uOyWoZNj6ZKqlCB5/gW0D5lTp1SukvB7XX5xjQMQhTUV0yRVUlNriU1SpcQkVWKTVClnkipXdQjcNAzgOl8I4bTSJJukmkFejbyNyZyH9WPKxjS97x2GKk9m
gaQwjNk+tdGoBAvv/EnzkJRghwmV5acEO4zOQgINn5YaYQLdXk2g22uTvgoDD3KQVA2jUQUqZCVFMEyNRnghVEYjnJdSo1ElSRBQgsV7vs6V/QztQ6iPs/2I
Pp5CZGCfQXhmh3awxesx9hn0tzL0sJAWBu34HipmmYnqgRItBwWKyyMnSsrn0DaFk9qcWr4fvZ3vJ2Sz36/r75MVKAIoetay9X+BCzkjWYmNZKW3ayTTI3lG
Yh2Du0CHYR1zdWIVW2GKA6LSXRJHsIt1sQWT7WKykNHpnJXuMCxjxGTTNqYvJNYxbBGZ1rGwCSMnrGO16VjHCDwRNloMuL+GdaxuWMf6YNERddM61g/rWP9o
3DfKljMYvuqmdQxX++lAD8kf+iHDOtanrWMVwipk6xg6D1vHSrCO9eEQNfo5YVMlZCMcL/z7RX/WOjaXrGP9U1jH6pNax+qiPhYfNYl1rH5I65jIWMfmjtLj
7axj9UmtY0dNYh2r56xjkpVZ61hFW8cEDGL97axj/Y1eIQzr2CFtY/VJhUNZCwfKf0iZ1SrthEOFL6upqS6QpCyVCv06Sx/Jpn4ytJVgjek/g6ak+lIWC2/V
0NafGNoiNu9oQxv/7DcMbRGNh7qYPSr7avcZJP2muxneLVui0tvoP4xJul9+qmQaz8CUXWw6q4nwpKoP/DYk5wpXNaQolVpF1Jgjymw6S8xkMKFh1ybu4GQ5
rYazqcV74fDFuyRbyIl3rZW5SV6Y0DC10dSnG5eZX0pMbW+1ec0EurIjQ5Bj4z6xstUzVrYIVraSYWX7Ta/rft5FWtR3QAsz1Gsrr16XRhoIwi+NxiVq+kzr
hLnWofFVo5SE7T5a48uqV5WQoYmcmLhZOkQtUaA6pO4BBNCWL3a8nS+Wc1+Mki9i/CKB2RYRnhHXoPKj0rXc2uMIc44w5whzjjDnCHOOMOcIc44w5whzjjDn
CHOOMOdQzDnkjgForbvA3CdQLuDhd0qOy9vrk258FEbjIqUMdMwaElwznKVH4kLLXRGcEZdQPIBtl6baWTnygSMfOPKBIx9QH5hUkrnResiwsMbyX+XWCb9o
OwjN0hkU0rw5qSGM3bvSC/+dSr/Q+p1DSa+RamyCYgw8yreC/AMTjko1hm8d4w6M8T0vOv9iAnJFtkMfnk57ndRrK2b/KgTOIcXT5Sr5PP+6gkr7aMmppqUF
rr0OI/OxJbsCj6tQifTV8zn5A91bl9gPOQUGZ55Zw9kvkQ9QHjqGGmW919m0GhUzb4rLLyJHQyadSoUSoyB06UNVDxtVCJGIHWT2BbR++QOIbZyQFyh9ltMU
ZzevWcP35tC95rtPogOu/MKiqEdJ7MPyWoXyRmErciiu5akiCKT4YepNVSQZLQkbX24oG2nzPw/VKLRUWPTGu2EFtpL3T6naFWDimwRD/mCF0qGTRbhCGJf8
HeKAw+bh6inVog5jFc5QHDXrVGuruegD5Nu37BSK7pRnqFyYMMtpOvDQpHLXUe4O+cgv5Pfvtt5PIZKdVIc6p/ypGzdpADlNd0j2FXrdwutVUTdq4MpfOP0v
QzXXKTiFMHPXqVASWotuW77lI5ZU1qQsPxtRmkf+liwwsrBFzRl0MeWYE6pMXiJgRjiUUl5l8+rAEJRttqoKX2zZJxDPX/k0cbDQTnkpqBSAOj5ryZDUZ7jf
vpr0VZ/wRQlpVz7Sw49Q+E70Ux0bJRCPhFwM9KuH970oahEPU/CU/OdEeuk1/dIifmkBvzSAPTCdeYWDoCr8GfnOjzj0DvuqqzhWj5/APU4U4CNVB9GrML2A
UkwinPOpYXLoZGo+5Q9xOHQz2q223K10dKIHUnIiH+kfOk0PApVDz8l4EoQq6ZLTvIzS8lCZ7iG62qUALUUZ0MIka6DzoYRclbMHWgatantawG6FjwFlahKd
5GNgg20VUVyFfqDYVymGmV0VdVmLFYr80tsGIgyfcFyHIqAo+h2JarJh1K5lu/iorYRb+2Dqk3Cx6Q1xohI5ytKn20dWq6dDdtW0qBdavK1bQFS+WDdofZR2
t1zlNGwTbV2wleY9BIt3nEWp7NreRag/ZwgRwWC0bnXVGgyRZQZR/cLesT6J7A/kPTscLDYCzGal422EKhaWWbMRT7jMQuShwzHONsUaDnbABQdy/Kh/iV1R
/Oy4cHdsGIwuEMH6xW4Q3u85zhpHp2ASCShBwuR0qvjClzhQeyXn4DiX5z4ltIyWsJOWsCntYLuWsJOWsJOWoGyudruWsNu1hPCBIeA0hyess8hxIFsWKdjh
104JU6zx9Y1ShYWTbqv0zHhElUc/4rQ+gnxCAQL/CqK02EXwVmk7ST8hR8zg2jeGhyNR2rgdkz8SUWJid6NhhomgfikF5sqGg1QvzFkXgz3a+CUauVTGzExM
gAKW0QGoc+hqqryPuhfZza4hFrXJRYInMBrxUb7IqYKaFs9e77WQ8Vt8LKlBwDWg0ujic/Oo4vO7qKDQA9UJr7dtlU9ICmDe+AUXpTBg1w+L2xLXLKT2Bsaj
vBtLOfU5JDeTN+jM4nzcKLClcrw56gm6bebgNsipLN6ZtwJ+K8i+Fa51kpJmk3sGUyX3DA6d3DNoSe6JGNck312a1zNI8noG2byelAvO46GHNrB0+k5JR1UL
+aCQVYjzh6W5O+nLHjW0b8T8q0ygaWLPAFkhry07Ham2uNlOwxdc1hZdhM3OOd6+kHJNL7RmL7O+qE57Ym+ZtdFmF/8uxC2sVz+i45Bv20ULyFHyOT6Thf6M
8KWCu1bRl9KdAgD2K+XTUnPgX033tDK6pzXB+oM8a9E9WT1TGmIb3dMzdM+Mqgj3zA9T8yvd0yO9Ta0XUt3TT3VPP697+lPpnpTDMtU9rTa6p5Xqnj7rnn6i
e/o53dNq1T39Q+meflb3tKB7+vy6/xZ1T9/QPa3D1T09bpGAGWEp3dNj3dPDikvpnh50Tw+6pzU93dNl3ZNDXFLd04Xu6bPu6bLuaVFgiqV0Txe6Jx36pLxz
E93TZd2T7izHPxRUo3RPF7onHRbwSxnd01W6p69Kw7qny7onRcbwE7jHuqcL3VMHBrG8qvBDqe4Jai7pnjiauqe806J7upPpnlZb3dPS+iLKlNU90VIYFIbu
abXonn473TNLizNQYjmV6p7eW9E9XSkLU93z/nrRWeOdhyyV7prCeQlIi0j9naHFaQACTOeEPELUyqmGR72lLCssuTcYDHoQaueOxyFmd2/H+rgyePzGQXvd
BZiuz43d8bgqtcC4thrO20hPL+f1uuzeUoeTEv6zjU5ZTKlOzpA6EDQTT2omXaIqVdJGt6gYqkJjpnB2NGYNdgDSBwOl4WaFZqpLa+3NT7S3Kc4wJ/ntIYvk
Y07ywiHPtDd3K6xRzr1HFbN7dWyj/1XtQfTNGaxJ+TBCE8FZ8mIn8qSqcugb+mnz2eQsFD2DtY3xbNlXnPENg84Fg2+wS5S97iPVAjVbPGdl1YXKI+QAnjbb
DptFh8uOlBdVWbvePC+qkhe97XhBT7fnBcLARe84LREqG2Rfsk+tWv+PdBM5IyI/aGWwsk5EH437aOLnfQqMyksoILMaJqybAe6sBBlPzBB2r/xpMkLVuVeO
rGjj9rj/ZNITKSbYpWrpZyvt+5VxVjWKcSkVA66ixG07jYM4JA3sF4VYeZREl1x5iBLWFv00IfdmCkCFnrkac7iqn0Guzm6p6QXy/k0L96gOGwjQQXr1B0Kz
HA4NiVPkFNoLmSK1KmeI5+j3T7urvHNDQ7Rv9krYwmXuCDVexrfhePM82ZWijXF1uxS8OL1g8IQviOqG7Z+Nez8t6y51jF55sFb1jsvDUf9C6+pBbz1N8dPr
ZJLD+MT2k6X6Z5b5srV68k2enJNY1OxKIaTfJ1W9bLNPyvhpsnv6TO7hMSbr19PC6p62rD40o3vA6AoxukcxugJGO59W1UaKADDaMRndk2W0k2W0k/2+Qx+R
rM6WmVndY4zmJDBexzwZZZ4tZafS4VpvVuQ0AogWo03kyJ99KjokJTG2ZRFwdEVlO+aS7ZTkFzlwrUlmJvWRpt3wVUpgmoZ0ylsfoERk66mw5Qc7Im6aepsi
d5QD7uYAgVvnAYoygaE8YJuBW5GWBKzJlEQpuo+0y9JCS6RrL6gyHPJNLtWlowkHSb9xP7/xHntQ9l/5YlNyrITEx2WIleWNGg5LGh14b5FUbuRhAACCzonN
ctNqDv+QyZAKFXcm8SUlUV/syrVlHVN1l4hw6P4ICbmZoqsxixZAJTFzsXtak8oof86AZzdCSuQ3TosxyQt6RS7Zjrdvw7ZBdZn1fRzLy6xbcawd59yMY8dx
zk4co8Xu9TZ/e8SWCntZjRQphZsjtqx79BNSQWcTK7Q6HYpOEpCemE0CslOEqYA0qJSaByhmiik9cD4jOkmFODTJoT9ykR9XRX5MFXmfKvLDqsh7VZHvU0We
sDMfG8ZnmhPGx8xCSx4N2/FM8HUW2OTSdzsNr3JwETychQ6NB0XXqdXMJ+Sqcab8iwiqrgrov/LZUoUH3B/adA9/9Gg34HbHGtKsaLKy7dTIBVTtq1S1t6hq
X6mqfZmq9mZV7Y120ktUZeU37+UlgvkdNbXTAoT88I+W66OeJGKKh2gZo5PRY3S8G6f2nmyAfLz9AKEWPtpd3TpC+FamiAcso4xUvmri2C9FAFbdNflXhtg+
RKnxXAjxEDKmXJkFQo0FwoEEVe3nrudynvjzUkCIYpIkPjg3zd8tfxomXjeZWUgRctuZeF0YbUu82HXSp+12T9vqaTR4KWdsDxjrlicPuWpXMtIh2rpgK817
oQiwOgI1rJjk4bMIW9xBymG7xz2yvovKuJzc5czCRiRRTgzxZWWId9oZ4sukMmM02PKfUwnbwUbgzXq1uSz/i55cRyG16PI2DoEUim5iEUsM+QEb8j025Lts
yHcYNLC6mOIq7EF3PbaoZUGwSjlh3f9h71qD5Kiuc9/umZ5Hz+z0rmZf2gV6etdiFaTSuqxieZWl3sJYsalETvGDSvmHfmBKNdEPCW9RqhSFVtrFFo8ElSMH
EcuuTULKAiRK5TiOsCEovCIwIpsEXMSWE3BhR5iXDATLRI5zvnNOP2ZnFkmQEvkRVa16+nXv7XvP/e553XPWD0EnWEhiW0C590zecwjqDZtNsn86zOOpts+s
tAYkRXm9kYeKsQhrMBpagFKClnmWV80qszQsIgoxDBLIY1gmsdWLxVYqZTCsiNi6Puwa+j02P8J9qQIUyN0AvSYHfjXKJPCSbAFtakFBO64WuPTr9zNMZC4x
KrB+1D85I5krW846czegwTyoyheF+Pu+35nt0fcRXcdfQJVd0LzH0Nn+Y7FvF97fKOV+KlOIUFFM5yarEfUyEn3rbdH3dK7qB7Euqdi5PtEqcNdY4IuY0TeV
jDowF1tRRMtQPjDbKLCFou1zsw+Y0zyAreslyDFOUIAcg5HItgB4MR5rYAyo+VWnIAoYoWI7o4RJQu6AYFMqhsLLFZotwErE5Fk6kAZhZrIPvQx1nSExVZSY
zpB2WAFVydJOkIunFJt2XIIUnUOMN2GF506OmVMOnuvdgMndMneYA/cWUI+ou6uqamqjpMCNyaD1RaqEsJI/Kifssb1o7cIq57JDTKw7XgvLzLrnlHUvg3U3
f8DOACHbfMC6myzrnsP6lAN0OQmLisF+1lFrb7oilReYJAvZpcjFeLmdxsvFAHgcqBuD5HYaJHnGk113iWWxgPXAmzTsZVmIpgMNS+nxKpCPh4xlSqEmjGku
qHwJ3KWhW2KjK8RrDSLXylqjhS5SXGDzu8QqpAUaLp+WF0dRMocTm4GS5Ya0cPbZXBjN4eHbOXoDLz2gDEL40GbznsXVBHbm4Te/DAXRDTOzk2YW2jKjD+ID
OdR0xwdZFLF1fcKQlpPVyPtLY9upnWk8a2YaaIa5OKwt669jMIArl/+POzQGfpMV2Pivjni9cle13nqfLszvSJTyK62icF/gNBh4EO/6wOwjGhbre3CvyoBM
3vuKMYlqd95K3LzgvGXFzlvROJ2c8phdOGxB4Mrxdchc8DTKiSIl5z92u0h+aCuMA5/hKMOIiE3MVeCu+2LsDZZvsvNazv+T24XhmrcyE+FBY+dSxixIGkXP
WWAMcuixAanWcMWi7c8B/PI4VAgDc8D/QooCBZ7aOdgq0Px6rOc3uK6sVY4EOnatM9G2L9L4CxNZ/CabWs2W0AxxCF4CMGI5cXGIo/emkua7BVPNSphGrrP+
lBMzHDNpeoXnhJmZ5vwKRzI3Dsc3kLni25kb++MbyMgxl7mxJ76xy56w78jcmI1vzDsT9tb0+ma9PE3PX5de/nymGGLcJ9/AydylE/Chkxa98eNv/dSaQMrE
+J3VegvZb8bwDhLKH6Z3hukEJouDf7z3wVcsyccBtm+f4UQxIyclQQUtUmL0CJ3oHbZwXGy/YJhT+U89fVxO39XTg3L6Sz3dK6cn9XSnnP5KT6f47D092yAZ
IvXsaj47pWeSXPHXejaaycB45M4kfvS8lD6XJj97SK78XZonZJ/RzJ7Jld1GU3smV6blyok0MvUmyQqVXriWL7x8d3JhPMrFwfNGfrVdYcA/xsFKctFoU2ys
JP4bDmzQDLHAIOq4S+UM868C/VraXGXgQepEg8x4lBhLcLdMv+r4hTA7NFNgO41tPF5s7YHdkKH99MZDw5vweTl1Yg4NPqdPxwx4jlW0BjVWIufGCIy92dIM
OeIxHK8qUzdgyuWQZqASVTbhVhERrasBh7iuSujrKoLKIFhjWZ8O6GlnCk+7coMDbHuJxxLQARnpm/jSdbzyexdzns56M7SjI4ZNqNyPjv9jTkn/VXlRMson
omSN5fYBK3FqyY28h6Hx3+M99i03/muxG6cyN3oyN/zbZz7gpVtn2ir5NVfycnslX55Z5NJTDi0OxM5V4ChQnKLhKE6FJFk2o/yNYTmyp5rRhc3opi1RkW40
I7EAipcHO94WxUnxdCEK+Nx//jaNcxRZl5seHC6zEBbCgqIvj9GpxM4/keF8LXgNint+kTW1hpaHWNLlh86oAfbakfumJUcMG7TlLOTYj/BtIDEBuK+BIp3M
09s+U4UJhKr2X5oFjfCdaBt4qZH78Rtx19MdIkV8z1CDjVUOouXD9WG0GRYD7s3QQiB9GKRLIHUEk8q3FICmTEkc9+iCLVEO4Y+K0bbAmeIA+TUvAt/A48N1
5f1/uE3W+Uljb5O4mrZE6XQYKEQtAW8TJ7D9fbfySok5oH419Ebk+P+MUJPe8z2urTqT6jYn5msO2llv6zm7yasy/ccRH7hZJFTTbxJ55mxEyr/PJuyh77rX
ZsEEI3GP3fAyritssA0rmicGbLvdKWQEXQQT67KqCh/idWJ05RlPkCl1oUNT/T9XSaDwzdS5MmkF5xkSZpUYKffA7OTbLz71/Z+9PgjhAsmFguKBVCty/eeg
f3djuKso3EV4x43eeJaWy2ccodkk8Qur7A3M/14ca5sYrzG2H0Srm9R0Yr7G2GdeCPmKkLuG/q6S4BCrQ0/cgIuB698vscsD/L5b2I4I7jtykpFvY+/hq8Nq
5GzBWKwn8ruBhYu85bqucTlQe50WjiqYKsJZkigblaAKcbILo1aFGFkjWcTYbHBZDc/fStN/YrtI70H1LGLa06sHjWR0Qe6WY1bT//cdKsTTnOPZustIToU7
jLgR7zSSXGHWNDj1yrShZuaR9YdTgGxtdOEw1ajhsBm+BMj6w/k2NiLdxipzPdwIVlpfaNRxuK7Ri3sbGn04IAdQNfF5Xt30OaHk0krRO4vlb7Fe8Tk6U6f3
fbmcZGFqSd507qrNpHpaWNhZFbVgJrlB6YZ47lQyc2cD5g4TK8lEQYme68IcqqkGvdOsgZ8Njb8XbWyqycNFMDeWd5ETolHkkNFhiVaUIqComE4cjzWtrHbO
CUwFxcTsmgx1wA6vHSYS94D61LAR8Xgn0s3kGvpoiDcN4pylX5rY9PgeWxLR7LYlxdAuW5tn0zqA5tlo3nJn2gY+X+ScNDATXuScMI1BTQ+0dLEaFA3iXkyf
8kb+e7uImVEhwynQwF9urUtUfce+f9iasNbS6Il4YV1CP0sXW+PI+HG5GUt1gifXTHACkCS3pYdktj49kGRADDxl4d3oTxOG3VqNoY2+d2cm3WZeMi0yo57P
SFt5FlgGJiBg5bncgzZLXnkqYf7+LMePz97NlBDTwYsiX37UlMDciWzT4Abm/R8y7ea8xW5x0DpEsCKh9SKC/0EcBhpL45hP0XaxyDiR03AnSWxIo8ghTR4J
KKIqo+a8aITSjhmhtBf0858zQmnzRijtiBFKO6yUdkgp7SBTWjuZqY1nXNIVrRBL8JiYDkbFBIzMRGUoCqxgQAI0DUqApqWXOhb7oEB7Afk1F3ByRE7Gs4IO
RRSVC0ooKodYjwEdusCb5WB1gw3dZ0UEUqb5dOgRpcgSSfBTlwQ/vZLgp08S/PS3Jvg5GO9w8+4sOz50vElE0TQL2gKGhDmFxElY3DfHCNhoCXdXWiviJTzK
fZoZCOI32Kabj/mWCaZo1hGz1JoHMhbBpB0yZ7W8HEYepGg/CIaJvdj052fS5Vr2FQl5XyLDjSRuvLGoKBuLSrKxiJm/UaGQQAh+GJm74C3KdF8H3a8yPaD7
lVY36B4McY9sJ1oi24nqiYujCw2mI66+cYo4beD+mTZQPpdNVODdp9PgHiX/OZ0Oe43UvodRYLlDKNEL8id06MORUKEfx62NAaLczkDqCpC6k3/9s2fupr9X
1gBHXaYDQlF38if/9vzb39k/OEGzhq7aANPsw0TlbgqmbtQF2nYzYOpqxNNHd2WQ0x1JclBJR3dEvXNLDTGqwZM8OdGYnV02SRWe4Fqf4Fp/Wyy7K//sbvy7
d00ahq6fQ2kmN74wxKfx7euGqJS+Kz/B/95e8xeEg4SROQLCQkTiDmFkb4qRfYqRjmLkZqGJTUISG6WPrpM+2iD0cK2Qw3qhhnVCDGvh2xr7C7DtdFwAMAOH
BYHDosBhr8Bhn8Bhv8DhAODQEfcDRsLVgovjkpasHRDLAoieAGJFALEqgNglgFgTQPQFELsFEHsEEJcIINZbAfFwYpt/5Lfyw+ypY9+caM+nnVTKZPFVyY66
l/NJqEfTkZl4KwqDWV4eCqndc7Y4ckAfXWLVgN4rIAeZuTFwf7fKEUHNVXIDyAhOlP4+OxSpbEtVPBRvkpyzYdGzoqW8RaNRhhMOsaBQqKGcG5tjFvzYSqss
eJ2Woj/EhbCLft3MerVazHKik0kyLqBGzgOKnKJoVtiDhvkQ8nvgDN6NnBmdm1HASlSkg886Mj+owqzuY4kchFMKzOo+BqdOB+aS4B5FDc+EQNaGYJ6wnezM
EkdKcx7ONGdJuiENHwGPyrAuC1YxSZkh2omnZLzQjQNNInGDQx+dLW8SifOGoAHRWgyyk1aafReeyLGk/AI1YWkwHI1tSqXlBUsnki7a4XmtwvMxu3E+8yR2
4wLGBgARlybaARV4LkByIBWuSxifnqCv0c3hrnvQez2cO9gLesWXC6IIe1+pJ39Jd7Z2R1tBAXS8iSmhEnTjUOXA1UzZTY6zkvd3xZ15tWDAOkG/9ewPf0lT
GoTXMk/7MNwFdCjeKHi4VlD1CkHVS5DRS/vCFyPi2eYWJuFfKfYD5hTOFpARMJPLHnUnJ3hukHzYCIPgQGMkKBxojHKrGypDhsHIbONjAdIMNxp4f2RynH4F
PQforWwa6NHZIKQnvaDrABVWkv4pcf9kCKPUmpB4GQKf2u3JUJKExPyA6ZQtBX6RJE+Gy4JliZ4pKDWWwTa5LDZTNtCmRvyhIT50BB86GpQPNC4MagcaY9ys
UL92hD6DnrgQXxvia0fxtWH71144i34ZwXhQHcHYLJRUHwtGWFcVlFTrTfgQO2xSr8sQOIgDW2DPtTJC2KeyNpHd+76KoOtIXtwNKOlW/z1WG3ICS8LZbObO
4yYqqbCcyd35moEHWSZ557P0xj7iICffPPbVmbeO3u1PAByxYz3af5hVBI87wRJu5HfjQsaYjQiZ4MfDQoJKh9Q3rxAXz/hUUo1jgRkyW5iJe1nSZeUky1an
WEKGsZBnm9b4CoTIsMa/3/wjLXKghVUJMFkBIrEAHCdjEhhJ1QlQKMgPtX7Voq/L/p5a9A3+4T+wPYlhsdfmXiSJnY5sM7xggsR1uTgLQzaB+zSOtBCfAt9L
KH/SiOL8HRy7Lzdv4Vi+zPoFjv5l1gkjoP8ajrRIHjdS2XNa7jPZyh7Xiw9pZYe0sm/bUtlBWyrbb0tl99lS2b22VIZBRWX32FIZjypTA3R//hPqVcLIu19U
CcS+ZXotGKIh83ivRwZaj8fQaiu0svGqWyxKi0PrJoHWjTJoLFdHL1inx9aaMGUlEa4ZW6+VJMMfBlsJBT8ctmYLyGBrctkjovrg2FpbFFurC7G19pFja20R
bO06U2ytfVhsRa/PLJzzLaBQKWELaAWoWWXs7WrD3uppiq7KhkRv8ToK4q/HuzUKwRB2ag4F7jp20GpjcpYkKpaOyN1zBsg9HyP3S8e3v/Lu63u/Gyh0F5vw
b1cW/d34fZb9KgLa/uKgHc0de/5VN/rJ0099rYA6Wp/LAEEGcpUtVpz3FefLivPdivOe4nxlARzTQCgQlxYAMeBvD77wN2bC3qV4uDO+MK0XTir6Mup6irrd
irplRV1fUbcgqIv35uOCjmhBh+MLh/TCQYVahlhPIbZbIbasEOsrxBbOCGJl/0U7PRCT/TtVi7fpFNmjHwL9AF3OTRF5sJ/Rp4WgsBuqn27kpyDWoE9PcArs
d1gNdNJWFcxJ6sanmd1fnlEN8I57fmm/6j33qSbkHiO6zjkjKLtXc6XvUYXibk31vssIhN9hhEveaQSjZ41oR3eYBltRSRw/D8dpI0z/TcTzs351WYb2MzRU
VJWS57Vej/sjh/kKgbYULH84bHzSAs0SkO78pEViM61SrpcpeJ+9cFLN2VEloWWZVNyZOZ5VGeIdlL4lOcqCg0YJyeS7IVaWIWeOWbmQN5uQtKorgJ/yO21E
UlIiqSiRlEEkUVkVOz+4a2HG8/+fav9rU81LSCrdiE1CK6HtcFCXlAoxvbDg66uGoxSxQ7oKlppInBW3ZfmNCACI39AU+ZO5kCKHCGBB119OdMOruUVMNC6z
cwTe7eZbnupFsrvZgdelNCeT7kAvxzvQAeSyA73ExjRqCzP/UpLuZi+37Wb3MmVVO5clXjjQS2A3e2PC9sESNRsFDoZABNbd4G1qrHhZxTPCUjembtYiyOSx
4MZkIcwntAdjljiWYGmrLFjaeLpwT0ddHRe5SmaRC8oLKKGwgBI8nk8VnU+3feX086mgU8jXKVTWKdStU8jTKVSBNsVvVBfOoEI8gwoffAZVdQZVdAZ5OoO6
dQaVdQb5Zz2DqjqDKtpvnvZbt/ZbWfvNP5MZFE8g4osS62s8p2QdW0XtF7j/hcL9CYX714zg/XHwoXR8x4iaZNqW5eOULh8ndfnYq3LiHgW33TpCu2xZju5Q
OXGngtusDSdmVpGuFr3puFiJVojCdEyMRaOiNw1EbzosetMB0ZvWRW+asScFoj49T9Sn54v69AJRny5rVZ9OO7FPb8kbtAKlrmjHdokY4d91a5s/2G8y/mBP
usbflomI02aAgq7Pf2SG7Qy6ecyF6FuA6akuKlfwcSV4B5yp/jANKneYN4RBgZkYbI5mLEqmxYbgngMbgknoKtNKyJomiaGZKPTTK9fzv5+vSb/ijlsWNzud
g+9ga/xKa6eanWbV2Dyt5qebpPKtUvmUVL5ZKt8klW/UkIErrQ1SxueliGulhGukhPVSwtVSwjop4UopYS013yRmimi7YTsFGL8VgQWkgIEiFzlbxEbhYl5Y
4h7H9ou62C9gsSjJbt+y7Pb1ZHMfTSQWdhPbhXuubRdJ3BTvIAKBZeKQaky5wIXeFlYKhw1S/7EjE0dH/OwxfVZr+5fbKya47fRrdILbTb+GJ7jN9Ks+we2l
X5UJbiumpHjj0zXq0bhxCFf0cYntjRZEH5f4q24aZbAVEqZ3pJAwW8z5nO2yJVRW6uqnlsLr6GcNjuPQ2B29/0vTl03Y19AJ8GfugX998AQ152r1oxiDH3ni
arGWfso6+a3UoLhBwQBw81ezEiRLDc7im9Cm2nfjqJA6PcUG91hmeiZXbnn1c4fOv+XVhdNTB8E55zZhE1tyTyyw5E5aarqNXWDcyLu4k9n2pdhsO8/zxZ18
+edP3f7kAz/82zesCbbeooNfFOst3Gc20iVVbBxfM2E2JHWYa+ln9WKzPrbyhoXo6bsyLjMujBiwMPOenuj1ZMjMNYvagDui9zm1AH9UFk1eN9osz7l8bHnu
FctzX5J3tO/K15g2/37NXKNv0mr0Z11qTOJOs9MgeWGOfbNSlwAcNotpeGOj931AVhC2v8Uppk+swL2XOq1YJo7t/4JA0O7Np4W0TNS9FlwDHoFJ4M2YjFiI
a0cQBqMpYRoNOUAO6QQI9RqVFiCsCAp6AoFlwb+SgF9RkM8I7BU+OOZtz2DejiW5XuRpSzFvfjFvnFbPHGISzpQ5Qma9TjpO6BLLHZgjs8pA0jeQ+yu8VYJm
ROIKRNMCHFVYwwPF0FcdAEcO7FYJsgfxM1h67MLfZ4doonTTI2Obmo06y5V0HfLgEhzybFgNexlSXyNIrbe4IE+FfWpFhf7HFTdMeqTJeOYJ51AXPmKJliAh
fVWzVKdq+tScKr87uFjmwQLvhs6pJ5MluCeRSMVdzfX/aUYFtd3Ez0vwibCONi2RVyvUWhJF67Ch90EEXfI+L2MeY6zw6T34pk1N3qyGb9A+0A+WL0Ubj6jm
4UmWny6znlDTyuM41ngrF0tBD6WeV88YRf3xqMBZJFLQX+CCo8vjYzuz/jZRTfxyMLaBAPsYgNlYCQ7no4dMk7G4EmNxf0el21oZqSsEXC8RAF0troPj4ki4
QgB7TOB7VKSeQCB6WCB6ABC9yvSJRa1XvPvrgukI1MDYPIgkGypHx/FjNNgFd4I47JAMlT7Wdps+aI+JBQU3/sCj7Z5d5/S74q/pV5GhkgbI6Wc0cIJ+YP7S
+IlgKZB6n0Fxh0zoIjDS0ofDYV6ZN89AcL3ImYPjIx33kADLO3k1XB8TS7Q6clpI55VjX5+ZfvFS4CUW+B3TR/e/8J0TDPsxFaUOsKCyyekjM9O7SFwH0/D6
o0e/VmjjFxjVhAerc2XKf9HMYI5LqXiXaSXjmGnZyqRqbcaUEcbDUobjWYfZjcmXH/2bmbuO/ugTE+A66CF2XmvnfErC+VjC+LQ4/9JzR5TxyXwDWM9pk/FY
I0hI55A1FQCwWvyB3WiniZkbtGDaLOBpknlU/wgJrWWapJOizk6cn6oW0IlXVQEIzm9XETbWuapaDuqgvfNxgAcvHQIit/pyatBwUFeCTEkPS8UCvrQVos7A
pVCH6MTZ8KYZLrTGXGhMLSnX2YaG4DzB9LeC3//JAfM6DZgjA5aTActnRoqHSAdMhohYwmHiA+Ftfd7iDJ56PQ8JZ7dUOLvzL+U46OfRKIPVqM3MEv9XKbdE
A7Vi97+6cF5dwiwvEWa5T5jlXmGWjTDLljDL3cIse8IsV4RZrgqzXBBmuSjMckmY5QFhlgdbReh505E525FhzuZqds+2XOImnWb5UEwca9mAmKyjo6DI+Rne
Sw0qfOvpozO/PPqjB3+qVNju35rZGRAwDMaiKG8h7yyGdmAKC//D3rtHyXWVd6LnUXXOqXf1u/oh+VRJc1cL5LFuxpFkyRdUvexYGCYRWV7r+s7iDyfjmeXV
+N5lG10vhdGy2lbjNCCbBkSQbSVpjBIrsQQCRJCJDI2jIULI0BCTiKDJtI3wFYxCOlghInHC3d/3+/Y+51SdanUbbCtZsZe6qk6d2mc/vr2/9+9LHJNtwbod
z7sizrv7ZTdZLbtoOf2no22J8bk29gOyyqCWrQNBr4VaNoodsBo7IIRaNoJ9VIPRtJfUMtLOuqCddUM768F+6IV21heLz3ViWpLoSJWqW4gxubhSvBiTWwI/
S+WDnVa3ZfUW2lfvNWVpbcNoBAkOJjM2kpgxPxIl/TBozj0dEyP9ZpW2qh8TIxm9KUEk/VcCkZBNWDJWEuRiLjersrJmgOJuMaO5AEPS6zia/shj0U9XMjHD
VebGUilkHadMZtC3lCphP3GCAXoJFTfpJ04wqNvg5BqvQD/L4Wd5/Kyw6M/CgXDw8d9tDIVDM+pPTcmgtf88zOk6mWK2U0bBz5ffx06qOFtfiu3o9SC89vSg
AOwwB3aYX7I7pwp22AV22A122AN22At22BezHWXSbEdZD7ajGrKxqlHWgjYPpX/p1DOFmC3pcsYhQKu0ZkwNiHFo1koYh1r/H46xbvPM6l8/sAzL+A+vHMv4
1y5n+sqi19WH3vMvwuqVWB1tE5fVSfnuz/R3CYFsd0wg+0C33bWrPUEjxTrW5jokadnXZrGAzGI5hjpNM4vlJDohaRbLmVgJ924KekTuGwe3TZxw2S8x9pNz
asXfITGsE7Mb4ZmYOKH68vUi3BI/ecFip0R0y/XqwxR9+KS65VrxXJy0aFGM62LUpJZ4hFWjq3fo1BJ6X2z6b23PKPGaJO1nJKPkDAcb/Ik2Q52xCacgS/ix
rFA0dex+Abn/Rbq4paGj6DkTkBMSZCaLjTIVcamEOTJ3lcnc5bO5q+05DXN3vcIwWutZAMhxoBHLLZA8LZKQgs2EoUZBL6TRlCiVxFPHnUVGgcJ6i1JJnHE2
clZC3zw5aH1yQT86DPA0n5/m42k+nubz4qkn+Lwy3LgbG2AeAwzoMfnLDjDfOsCAHxngkQEeGehHBmOXzskjCZEzGg8/KJf+ICBL5OIjyqH5HJrP6eZzTI6E
ZULQwTrTNjt28ZtPv8Res1AyjGcP/fZTz1skyZrs42pEelTEltRbYZjTjuaYVZN9Gdn3TjhgmbOS331cohqOSVTDUQe89IgDFnlIohsOSlTDAQf8dEaiJPY7
xFGvsR+V+JRHHHDRfQ7Y6F4HfHTaIUZq/ObFKOnYK0Qpa63ngguruY3jIaePB39Z2AXmoScdAhnLmRxQmqnZREzBFTJPVZENE70vxkhEDZEsx7FxfKnF5Hnl
jSRLpZrZo0rolFVTwYUrcUj+I4P6imPrkgNZ7aI8d0H6cUH6dV7Gc076Oy/9PyvjOSPje07GO+cgTOG0IBqcdKJuULJkGcmSJSRLFpEsWUCypC254whEqCAQ
IUAggp8IRPASsOMEDcU6iphqpTAMQDnt1sAtSwduWSmBW3O2Dq+SeKtZfeGYXDhiA+/okG2yZuib52f3PPnE1/7HLwCkoGPIF19YkDvOS1PnTFPzyabOcKIf
h2adt2KhWeo01KFZFKRmS9CaDRI5aINEDtggkRkb9rVDEmp1TCJ5j0ok7xGJ5H1OkBHmJDf6tEQGn5TI4BOClDAroVrH7Xq+3c+bg6zuQ1YPIKtXIKvnIasX
IKsXIauXIKuXlyWrJ0KvkhBaF1lG+kSL2BvFT2w06enVv0sRerNGHswaoTdrhN6sEXqzRujNGqE3a4TebCehNxsTEmNFJws/tm2DMjub6G+XgdJYSOrZzYoS
aR7d00H3frhNOEZf0M3rzRCvNUNca4a42gxxxAyx1wyxaoaopGJLzpEMgpQstestis9eB5UmxC61ONJInUERkEGa1XEyJuT+qR9Fxs1EWFcxF17C5igqMaIz
Hvlfl1OJI+tLQg2mAEhwdV3OrP2kPyfbY162y1nZHmdkezwn22ZOAuhPy3Y7KdvthGy3WdmOx23EVnzeRnDFU7Kdj0mk5FHZzkfsRIq9mnbf+OkiNBHGxKGc
LPJOswrL8/RnkJyYf/gSR+npDN0ph1SBt7Bb2b2Jy+CRp9l5SwkVH9a4522p6YnTm4ASnA3uKE7iKM8dZWhVF9QbqRxowZNL16rRtZq+VpNrBK4wqQtDpx7b
nj62vZRj+y45We/Ax9vk4634uA3H7Nv0Kbs1cchuwU0H9emsz+99+sK0PtDluJ40x/VE8rjeYSA6gthhTQkY0WF9Mxb5LVjjrVjiG7DC4iN5G47XW0Eut4Ba
tmk8Ghsu/mQyXQDkghyS5PIIFyy0G1Jeu9C8GSd1h7/ngQhwcdZL3eEd1FeizgR/f5UJBRbcrSZW7n0flIOWVM8bSFJc/0pJB01PsCFjvbMTbS2NeDwQjw/i
CUA8ORCPpK5LbmQBxFME8ZRAPGUQTwXEUwXxdIF4ukE8PSCeXvZ9/xwjjc/byUhjOmo7qQXn5GicF0njrOQknZFcpOfkaJyTo/G0SDon5ag9IUftrBy1x20k
GX/exgQ+ZWMGj8mRfVSO7CN0pJuQWab+a0H9saDyLmyebmyeHmye3kUkmzw2j4fN42PzBNg8OWwea31cVjA2RCMz0FFphIZoa312Sba9TiFiV0bo64Mxnv8F
z+7elRr0Wh1vlmUjfmtvq8STrX5ht6l47sHy7LfCUPQyEh1ip9y7yUXPIHuUe+zFyDJspUreRRZ2kb1orDUbzEuwHJVhMK/AYF6FwZyzst4AIX0NwMNGQbir
IaGH9X50pvq4DoLnLM6SEQF/d39SBCyp0bz0WJoIGBoRMO58eS2Hwt1npwt9XUyooBX1r9vEVmI3T8runpDdvhPP3IG+msOrhMOriMOrgMMrn0gPd3EEZuKT
SZJMN8SXLiifVSiflYTyWYbyWYLyWYTyWYDymYfymWtXPu2OepCkoBQSkGYlnBZlnBYVnBZVnBZdOC26cVr04LToxWnRh9Oiv1MUfGJj/WZsY7231yNYn8wu
e2dpl2PiyjPxLVYbb1ZaQz1at9iYxZEQfrStRnhb/RJvOsUaeGfdTcA2fNgTITQKsrVGx6vT7+Eic6ly9TuwzrfWrYTYkwehlkGoFRBqFYTaBULtToSU9BJp
/gJR4dXW/04BJldb6yhil8i2BpfVIHeuILvMKcQ/hsWnG74EbKjDxNcROr54x9V4k97eXOTtzSFGMBepFznZuaVkMGHQ4mMP4j72oMXHHoSlpPM8iDndg8hb
HcS81UHMv16ihegQxC/Z7KmO/8U7tYQ+pDn+A7YMCjk8szslJOI1pgNt7TNzVOR0yLbLrEs1MgSKy85fD85fH36/IXqh6CF2Bpq8mzFyl3uTYX647mlgskAQ
yFJDB4KImAKgagYRMQXtcTK9i610y+r+7E/SS0d5yFi7UupW3uNiDadcLOKki1WccLGML4vR8ZIYEy9Kkt+CJPddcLCW58XYec7Bar7gYDmfd7Ce8w4W9KyD
FT3jdFjSfPqSltj8nQ1LtIRFA3dpA3pZnazueAREVzSeVV7TL6pFbQxrYVZNyGMfSBNm17hHxCJ6jC2mb3Rn2cK6xj3JmjhspuvZvEjVidi8WLyOo1RJTwPk
6QaXVAqo1/ts5O6ejulCNhitBZd6CZJQgJurn0HZnBY1ydZqkp2iJi1oBUannc7rC2fsyFBKPO4097NZvbdhb7ZP4UNwbyO/yfoKf9hknZRIbI7MthCZzVqT
to/OOIskzdIzGGZHNf+A5IDf76DlBOyOBdgdLjaY5bJ2kRKVMJeeskFEX7FBRCdtENEJG0Q0ywiokVLRSem4KHagBbEDXRBl47zYfdKUGHW2pEd8BIj4CHTE
RxCP+AjEvBUkIz4Cbd4KWsxbQSziI4giPpL7tz0c7YrcvzB2tR3J6ciSfPLKcZxAlozt2fqwPoiVBMUIkRR325yga2rSfuoyui5f5zBwtz7UBvKoQzcE3dFD
6IZEfxZjYLd+a5hn0hxTSsiI5YStvJoI8+yGjNgDGbEXMmIfZMR+yIgDi4V5TmdSZcSpmIz4aE+mW8mGbizvMBuXD0fHTcDX9BcXUcFGcdytS6pgWl5cm66G
zbhJNWxjZ+PAnaBJA9fZYvTqaDoTs9pWkOoNUGHGoMI0ocKYIOU+SBJJbSwLYLLmd3/wlc/4ze9ZzYlTbnLoNQw9xNAj8bhd6+ww3NTd+LoNGNC5U2LanxS/
4kQGHXnZRU8uuUCQPu8iL27epc28xj3j0jm6xl1QOyjebDikRWoqIp4qmyTgcIutaTdpsslS40l/btHAi8TYmUDReDzwUgJFv/BQIlA03zFQ9Lw5v4NUitkv
5/Y+Ocf3ylJNy/mtzveCnO/FlvO9LOd7Rc73qpzvTDw/Eif03zognwVxQl9wQEDnHaag9gBSLzWAVGCwYwH5AR3eI/RSU0QUxOUxOwqmG8CBFo6Eteh8x0aa
1YJYyrysIdFrSJzSFpHqnCOkSnwnC/e2pJYNci3jLMXjHRPxgkWzoQ0QzbLNgylymAcfGFvlM7AtslRGN3eQwxY1V09okeiSvYhgRlzlLHeS5DCPqzbTByWH
5bh0MxfzOSMS5XOCyTMnLRzTzzjiLCKY0TP2ct2+zfaHBNHogw5annbQ8h7B5CG5jRIL4OCM5LApJy6H/aW4q79tg5jOiLz1nLir52xkh5wV+eu8yFPnRJ6a
FzPRpEReTEikwstizL0kcthFMQoviFGY5DRFkEI5q7fc8N96P3HT8++efLOipxHz4b8MN+ijvun24acbQ1RNfQjV1JV4MASZgYCCeFutcfdl6oPqi2FUp6i+
Mrsd7e1Ww92VsbOZAV5t9R5WxLGbSvOQlnF4sj4Y25k8LwxjxPhJGZqOWBSsWPzmXLCU064EichoTshoZoWlHBGWclBYyoywlGOdWUpHQO4czHx5ydRRP4mS
chBpW0X4LQlvgxs6Q3O/hoa9bKrQ9t6Y0PaDEbdrl7szq6NlZzIt2TmK9matdKZzfegbVvXPETPdyDavByYOqxNgXStfWgu+RHGDf3P2WRiHQvrBqd0TCw/t
//z3OX7OHzt36lPv/60Ko0jF0wIX4fPqOUe+mMi37W9l/DEeHyw1I4jiIRfLJ4nlv/WtXzx5pD9dImiTVGI5I5KnYqZ57ovxHLrEkCllSF34RgLjP5ZlZ5j/
kcsw/3NyDs5LhNZZicw6I+fkcxLJNScRXqcl4uukRICdEOVuVo6K4w7i9z8vkWhPyVFxTJS7o3JUHKGjIuLtiWSjlMtg/v6NpYBEtF8q5VBBIg8ZoB8ywAC9
hK2igIdjMuwPB8KaMP6pFguMG2P7Uw40+mm2uCidjtVOdZywOIAovPXsqyX2zr5adRxMCJ/cAWngLmb6C1YH44uFyc5grqkAKpjfKzC+nNQ8XltKjukLR+zI
4Uyu4wPcRTG+PI4PiukrlvwxGyBpM2Km2S/Mf5+9LMHCE8HC1jKFiBO+iBM5EScCiBOwTZE2Y3j+XML28rjEtnxMeP+M2FL2C+/fJ7xfg1Dq0DQdunZQeP9p
sb2cFAfuCeH5s2KLOS68Px7q1snkuiRlI7ktOx1ELYdNa5DSZU+Oyz32X8cREKSELY2ON/9m/htf9ZqKq7gUXNNiU2h4gr9ChgU3bk7wRb/OQLlGGfkoMYED
mjjpa+fddOBwKfJCWuBCAZd14ILqsCt6sCKc9z3QTjgFYGUVaDf0UmkrFMHSi6jaU/0RKJACl0Hn2qf0KAlkwXcZSivXeQ0Z2kkYBOU1+PGSGRkpmeFyyQw/
keCQ4RrcriQ4sPBd/eB7ZPqUKE1Y1VRe0neVSkxYjQHrxsDt5pCOJZchCrmPqOTKsBw2eou4/9Azofs2h+6n9sWk0nhcLdYjc24vB/RbBDxZHOeCubvGaboK
er6KhcviNi0rX66t5E6HxPi+eGK84eV/leTUMZSmVj6/OBe30wJgrrANHDNdBgkp2HqVU/IK6bKD9sU58MW58MVlqOCp8cXVWooMKVVkkEy/tph+c6SbUHq/
2t8pymB/2B9XBuljXBkcNBoHIwRM6HZZg1njKv1pqECYAS0mYOwUlBzlYuhUSEdAgjLAN9b7kkpAc44VQcfq08y5iQ96tV1d1E1xad8xCVVNxWglHbnj2thv
gj9tU4OZwkDFiLcnw1VtSWOkJCoOAnURBGrHgkApBNQFLsqC6GSXRCebzkAnm8jUV4QZOdpXaAf6SBhNlLqq0S4oNESJKrTLA4b2aXhA4pUGVj2Bk3HVQdR+
VoP4EF/fLdf/QCoBs5xVG292qclcaLFK09A/fb+OH2L7LEyyMNI23BBnyEful0npBYOpsgVRJkuqGiMq1gU7Ebkvs+r9TIyZ5sNA+9Sd3MOFwX0ERft0wPrL
OWAzRsH2lXY9FFOfmYShWXMgjaZgIrSYEk46sG104NVQfkNAUUwm0kylEtUQonuH1WIZpXiUzfKZWN5pQgl9KKaEPpGLwrZm3LjP4IfPfPZJj2qHnGxh6GIq
C+JOApafO7gHnKS9nGCtZtvhh3bglNyOw/GueiERKiTmcwvm8xLM52WYzyswn1dhPmeTyC/jiPyPMIi8DQfkVsinN7QFajlbEPUGUuN6zDryLXafLjtMNafq
gfB/yo8P4mWzPCo70prbqL8TGSBIKZtFT1L/RAbYz5DHBmtrv1PnKn3V8XrO5QfaABzzudcXKTwzAhzDxQOxi3JPtnnaNpBi/EHuQ0bFh2KWK92EQJabVl+2
pBnTcsgjRmKlAbT2EoDWEZB1h5F5jGAtD/GUAGJQxF6OUMQCqrgd0JjULDCYmOa5sY7qoFXds32ugRDbz2+vsfOb7d/it1dbuU3WR+StUmc3WXvlbkXJSqeU
D+oZe1ymg/sjxHv1d487HqPoAx1dQK8pYQcGx94z6Akt5H0mIu+2uzn80w4lapPvQnycQDTnIUAUIEAUIUDYECCsV8OMNuOmmtEejp1gp/xkLdCZePDp2HdP
qVWbvQ7h4mwau/Cdz5Pj51aNt+pcHmt1etaIi7e8UqzVV4QW0Vnr7O5UaDLW196lYEZcETUnUzBtPJ8jaOPw0f/XFiPGRWi0fzzZCfL6NRjC6wmVSpKgQFTv
FYjqaYGo3iMmlimOlWfY0z7AnvYD9nQAsKc1A4ExgNiLWrxacYbjfVUT7ZU4SYLxYuZ6D+Z6F+Z6G4KLf5n6mQUkSMbBMRKb/AOxTX40WCS6/HvPPPtVr/nD
r9m0ixiBLxZT7otzPy2gIYor9yOJxRdkBTsNWcFOICvw9BkY0zypvh7hkXKh9ZwUt6S2FH8kiZnk5QwJzp66tVGgEFVImEpVCKi+ZZBQFtiqARlDd8rSdScW
B3zQWIpLGkFeJ00gop7FekGKTI+oz4EhFRCoYIEF2WBB+Z9vRL0f1UvnfkXB9XmTnRKMy9F36Zv3s12W8r5N/7+0OyWQ/rUbgQmkz0WB9BnJ415WIH1hkUD6
PIQIG0KECyEiAyEi12EOLxdTX1gkpj6PmHobMfUuYuoziKnPmZh6kRkKOBgtHIx2wujwKsfUJ3KL37d7ybnF07uvmNzixIk4HTsRPzjsdEfpALNuS7jXwjPf
+BOveeKZb7yfA1+Sp2LnMK8lBXyFWqHzdADUl1sPiTuxxQxpFkCaRZBmSUoAYjNWTKFW2oxdic1oLTfuKa8dBew5bYdYda4XHLzfZhdp9H517H2N4eY64KL6
zffvjzlcCcHkI/tjTla6cHh/Ai/Pb34uutArVemJTTioOh+MNxWHkPIjH4ZBgrr+j7qkDgF6WDczyyIwFzXcdzbyYbD1XagbH1B51pASN7oT1umg6BcgsOTi
Cup8DHzHiymoop7mf5mW2WtRT/OkmN0M9XSeoaAFoSbftLaWXCo+R2WUiacxbQQ3D6teggzm7XpA3JDitb1mfvwam6o8qznmykMl6gkVTiXmSPywwtyS+GHV
1HsOGGABfketZQakZXZRlxlypivSMmMd1M8nbYfrJAXpIDphkSB7fMLqGaTigQTZ46uzyOpVL2UybXvg78TT40Wg9ZxzyJ0ukG0m2YddBEJGhHAUJGbXb5LX
QyMctXderaJ3jT1ECFhXW4N1Tu6koHePRJgSXaw1yrqWJZsoWQDRJbErbHSgKapEqDypT/GRIOWng/6EeZqiAAWyA4IDqVGCC01RQOBGVerl/4Ze/jv0cgS9
DNHL1Yv10je99FN7WUA3Gz9zHymlJE9d/QX0cRR9XIs+rkvrY3IeM5eZR8FyWQ0WHBJ+WSIUVSKKLzOQAgaSX2yy34TJ/j8wkGsxkI0YyPVXCEloEOzQT2ig
B40TxUs1m8TcJnlxmxTEbVIUt0lJ3CZlcZtUxG1SFbdJl6Ru2OImYWbyaXGffEqipY6I++SQREsdpDhIQWegqCnfyJk1OpRjwuVBJ1W6fF077kUdV7eMgAJr
RIHyBZ09HdbBv/LWIYjAkeStsyUypuoaB9EVqXTgMdX9KWc5eQXYJg39G5SzGCJaLuVHGqAsaG68k+je2kRJHmMMRxYoYqB3em+R1ENHumLHPqAkfYTB+rrX
6IRfIuRJjcymnkzdb9opT8fjvCa7Wj081dNPLaC+X6BHkzM8MKdh5NpGYwDkaDR+06Hm/RiMLrPC2EdiibXrmAkOXGeZ7IGvkYpFwlUM45zzrY651DdXagQe
cTU8ILfmHmz5PONq+6wIIpdzXDfn2ei6j4PviW73Kbo9+3Ano+sMl1M9IGWdw1z1Dz8QLx/IoUjBssoCntFBNjr2NjXUh6b5aAwogqJ+ZOoWntQgFL4gUHUL
/pQlaVPU2JSzSJAPtX4h1vp5CXM6J61R3A9im5PBu/NRII8BdVA7UAJ5PiVBvEckkOeQBPIclCDeoxKYMysq6XFRUY+JlemsBPCckcCd5yRwZ06Cdk9LINBJ
CQQ6YdcrMeA2Z0tzI+NYIkVOrXNzI+tBTY42aEUk0lBEWtU0kZ6LmahLUDfLUDcrUDerUDe7oG7aUDetZaubs8ZE/YDrOBH4aRxsPT2mqAOUdWTkLXUILfpe
In2io2E3zpfWIK6N6J4/9ZJBlFBVc6zFchC0s5YWbg3LEYIgHFllTRDBEqBWrTSoVVO2KWqTF7WqXqLoDrIOysezX501kENj8k5geOnjqHpxFU0kMakey7iV
XfZO+740b4DBNVw3Xv3q7jhejZkn9RWo3ZhTPOisPnTWIGFAksTmAnTWInTWEgxIZcwhm5E3wYx8HczIG2HqubbeI8afENFOv8RIrOfhXaBAxd2mhCJ45j1o
5m40cxeauRPW6O1guxOy6XaiGzvQjf2yVfeJoXiv4F5NSwzeHtnCU7KFJ21CIGInfWzlX/0agS1YKtk3umxQW+MSyLSmFrIok8Gp97pOJBGRTMLG/G/E8a+T
OKw4cfRKabYNyyWO92UjSKuJZNXGZ1yGehojaOTtWpCZ2bjBuZM+PLN74og6FAk8+YU4dvKMYCcTMPJ0MfIynrRa3Yx0frWe4sjR99qJsB3a/VV10iWcmzzv
8QuM5x0DWg1EJVoMif7V9SlGCFCvB3xaO6KiFriWgKw4kQ4G88EY7top1yV8dePsTpiwI8yPO8TZrTE/qEKoGvKtRgi/jgHTxh5Ub+cOn3nqJXXPViHPjQyr
p6nzeiO/xqBAFIk3r09SbCaGCJKUOzI4VYqQO9ght0YtKosfIcSPUYgf67D87LlV7RsaM0tZgOiRh+iRg+gRQPTwE6KHlxQ94s1phDoJQ7QQhmgjDNGBH7QI
r2gJ0YhlI7oYqP8yvJklHDZFcKLQiCmjSYFFhNTFTPsfii3y37iuE1/kdkmytcZUS5nSS7pM6SkpsfKjZ77x1R+XllZgxU6GHCylsEpLYbBXVyD1fm4CqWkr
IgiPgibJ3eEQSTAtlEALZdBCJUkLRAQVEEE5LH38usuLq0VHU0IHINUPxyjhM6AEpzMlzC2v2ljmVaw+cmWvrwGcsC1ZgZbVbV3WMpa1dJk1tdtUkMRq7o25
7H6ryx3c5e50tPg556TWf4gKlUrQaS/KYhAqjAeoLhQTJRIly2xOKoPifXtl0J8JnnWH2CHuwsc75ONt+HgrsotviWwS2wzDmDkWQ90kXM4ewLcKEDc3o+0f
M/qCTnKaltzoPTFzx5SkNTESZw9QOIksOQoksnZMGGuH4GCug5V8bczcT9Z59jup011mp4KqsVVUje3ioEAlXlA4oBIvuIYsSUNEopXmUUwYCeL/qO3lRQjZ
AawnGRhPUEV0CRau+EKqowSme/XTIkV+1IgSammN1HBZGukJu43HbCDsD/vCCveRRYjG4HrnJKV5K1nmy/SqhJn/Tq9KmjlBr2pKZ+lVyTPHHYmbbCj557Sz
xIpec8JufnzqU//4R4ce/fxPrFSW82U5mr539oPuhjSec0qOo5fOv+fDf1puZTpGNlkwxrWG3XzeFN4WzKHmQ/vMFTKvaSqiTHgd7XfRlihAAkMjKCLjAp5y
uGbEAhvTjjuoDHvMXhx754JoUufFYnZO9K1FsFB7xVLWJ5ayfrGUaVgjxj59hi1qV1tf4vqmV1uzdn1YLHEjYolbETOrEBXA7jmoC75EJwMTF76tGdcGDzOt
YFh7U4mb+Ug1clNYX4lD9SocqqE+VNVkrQzD8KqPfbyx8ulG3YgpP7V2x96/nVXsfWqui+pEzYtGQXP+bMfg2td1xhedVQr8WXzaOxWVqo+FU2/iqJv6mzjq
hpN9GlKInHNfG+qbAB/2OY3Gm1iVwO8oIqfB78hEupJT8J0wM/w0/aZqbustZi7TvxYugVOy8TPyikoHXjHRyisGlssrKovwioEl8AouIvSrWPW3Y9G3Yc3f
hiXfSjWGybwjeKV9MP30w/QzALuKDbuKBaNLcRHI5t52FbUIFbUCFbUKFbUrAVLcBxW1HyrqQAKkuAAVdQgq6jBU1BGoqCsSKiqqhxoo4t6YwNK0qo+yt/2P
loRPvOojLN/s333FABT/ftap7DIWvvmo56kFxH0Y4f2xRz/D5QcusETss/jMYAgLp77y1R8/NLghCecTubIzXDY+yug1QlxGlzUjq59NL1sgv1F8Mnnp6w58
9jkjoow6axMRCZGIglCKCqJAqogC6eK4DyWhsITYAwmRglW8WJUBI00HLE4qeZFU8L4oj7c5MauYr2LaYR+fCwRt0PcmZ1tCmXS3ckQOlABFJ+IEl7G/zAJQ
RgopvcbjLUBMvBbOsXVA+1mrXhyuOAZDTxaGniwMPVkYerIw9GRh6MnC0JOFoScLQ08Whp4sDD1ZGHoyoERSIqhHxXoWNev8NhOPDxNP1ph4PMI2FDr9Vlul
PF92mK9DEf2Q0ty8rql0DHB/DSMXcD5Slj5RmJdPmlaeXkbU3PpruLqjT5pWKeSENtmTJWzIInZjAVsxj32Yk6hF7MAgdfv5se3nx7Zf4iyx5SxJXHTkYkJN
+q2Y0vudWPWQBfu1qS2wdC2HakdsS5SOeIU6DTU0lSxCcVkmBR7lgUdZ4FE+eFQAHpVL8KgCeFQRPKoEHlUGj6qAR1XBo7rAo7rBo3qER/28CwkEyToCJNt9
uwNU4AXxFp8XSe6cSHLzIsmdlYDpMwJDEZPsCiLZFUWyK7VIdp5IdpZIdr5IdoFIdrlXu46ABRbtg0UHYNG5NityUSdaZiJBmnNa3bvJQiWZAj4QFCitmH6S
wQlBpqxlLJFrwoNEIJtCoEcpgZqgWP4mq0gblo4Gt+neU/c6eOnhoffER76Qbtn+aGzXf92PMjwmnJYMjx+deuhJr/n9Cx/5sC/RzIvWDVikZkDQVjLg2x2V
i1sgzm3T1Tles9oBjiy/q5c/9mVEAm4KCXiaBDjcyH0Fu/QyJKDkPiIBDyTgEQm4i5KAC2b5sxzOqXXc2o5aOln3m5N1X/Jk1cVcUuu48YV5O4rzoaaeM03N
JZuiuB/KMUC6THRKn0yc0o9KcM0jElyzT46nvaJ4ToviuV+Os4Ny3B2Q425GjrsTouDG0HFyckzlJTinIGg7RQneKbVrFq8d7tlEeu2gfTEz6MOdHa0nxNH6
k4SndVZ7WnUR2tt1Edq2OrWmCO2/OVv/zdn6Spytj8QI9TteZ5YUl0L5eHz5fgMk7BsM91FUr46Yt8DaCRhFGLPkC3MioO8Yc/ry5ZmTl0hie3WYE/eqhTkh
ranuxr+83MRHjCAQpP5WRhBoRhC8ckaQ04wApqB9sRjMx7WZSZHmXnEjLJM35DRvQOtzEpd5Wlp73diDJ+zBWgZ78BK5ea8pe/hozL6UKJpp4rDU8Xawhfx/
zvUv41Gc1rI69uPJ1n35atTnXMSv+Gg8OXq1M7zLNV7FWCqg8STWfZ0Slprr57OlivFFCI/RHac05TzBhjj8ljqyH1eLBHiBqyXdJtUkdrcwJElJw5fkwjLD
eGhYEi2XH3UYD06M2pVOWG9VioyvV8mKnlLB2gmr1AGPOQByDFJh3qrA4K+GFYIoqwLmrRoLqBVsHzvNQ2cjW5uj5ylDjQVlyyR5qYMFQC9V6m8319qmGezR
KCccdg20FTWUXrrX3RL28v2/olrvCXspY65RoZw36km9TwAj1PRUFF+LzQ4rMn3QdfrgauyjZe1S9/elyfZ9uCyyfUXxIO50MyREn2fcsIuu8Uz9AaNY9PM9
u42G0U+DGlAN9ScyCis845dPJaRBcTLhwK+kJRMOqGcPxNLdstXjE1HWUYWSo2vqXxfP2EDYRYvRxX36lRJxx/6wNq6e94bxayxrs32KkwmaayhlcJP1FXwa
5QTCwU3WSXxezahcQ+udE/gc0uf1ziw+1cbXWIplHcOnKj4dccOhcNDAvlAF+uYRF17f39Hsfi2cBKNwEqyrr+DfwJOyolm9tz6kXoJ76ythYlSspGLA9wbV
1NFENa4y4HtXUQLHoEnHap0YtUqDdERQiiTRjhcObbYJT3klJWB54QpKwPLCYWBOjhC5d9GTusKaGnG9ViSgrn4ttlXE35atPs1P6TMqIJHVjSC5y9EWZ057
cDSrlg5NSn9NaacapI9B7P99TpS6oz3vTbYQ6+QdyOphpflw5GT/0oQksnRhSrtoSvuh5VZogCt0LswwTWXlrabxkXCYpnRFrOWR1Jb7THh6BdsSU1uhGh2D
6qWLprZCNTp6sQpkAl+xnov0UiaLkot6CQ2tN+xW26CYKeg4n9bDoKBrqmNCDtCBqMVAAUVqgMk7jS61KREToDqg3rcHd+ABGv6IJ7i+shgUZK5XCkw/kXXm
V9TBuRKHyEqykFTopdboEhL3+CE0KQ9oRHwS50gMIrHznLjUOMvkhB6Uuvu95tTg/K/GihIB9oXqX52Oi2JYEidOsZkdD0vqD20vxv1fQbhMgLyijVX9Z2qK
XMSCQReGdQ08V8dTq++bwCQyW6uJaXDQiP5qCLFjbDCs0cm5gmi5k9/5VyF8R7PIs0fIdHa4MpmUnYj3WK0oDTQeQigb0YYoCvlYmbZzVuKy7JwyEW45VIOc
rDfoRH4njQPkV8diqItbh+mLIX0A85E4SCxr6MaSZ5Ko+01i9TDSqVeYdOouk05d01ElzX8nbGCFekJN7ZDq9nvC/maw/Z5GPw/yL2iQAC4SyCib78W3fz9p
zLmChhU/EWVVqpibIrlNuWrRX/HCUTNCbzVuMqI3/qxxDtsoryaUd7ET5V10Gv1JysuHBaG8PFFeIU55SjCdcpv3Qdy5POVdjFFejcY4LJQ3Yvz5UefVmXNT
KRf236j+dI52yOH0TxyFXWovVMxRWFn1BW6vq7k3OrC+zK5GxQqYbupgJ136DGR2UqMzsCs6AxW71GegbrI/tckKDjRFeQTtGtbJ7TlI+e6DOvt9iD4NMfya
ohwZ74Ax8Mc2Ua6gr/MCgetx/qMaZH1FE3iIJBr1q2vD5FsiZaeyxqk26lypoT+sP8E3rNBAWjexVDhIa6vuq8l9g3QfNdhFgsOwQAPo7FB2fWI+g1WfFFFe
6e4QXQtSyITmr6YxBUYMOx6heat1+mni6A2IQgPGxBxlztxFmrCnOIW1ljmFNUqceZNFiBD9660R9TK0ntl1g7I7V+oDTF7Loc+4moKbKZZTWohzMMxW46Iu
S4JB2pkTyGRoBOBAtJiTSjt94eF058ttqLVyBw6023Uxon6YGlbA8VSDG2oYTqkRRf2cZIn60IoiJ2ZZ++d80IN2s6BzE6tPaZHmkJLq1Lmkt3w4stn+AW11
NUnf5y2PI4CIko+Afj4CVoRyjjVnzj+922m+cOp+m2Gn9alwTBiByLzhEGTdxLcrDPEauTd6F68IMx/5n9gKdt7G+L/PJeeuUR2uL68uzBITSQeRSEpCyKdl
Lj7Fc7HJ4mI2XUgiJZlymUmkg0gipZZ/IC1/X1o+Ly2fs420ermEUp2i7bfw0EwBUZBeyGyAI3S7SHwomuCDFmMRUR95DLqazj1k3fOM+KTbtAvpR41diK8Y
ASe/GitS6ZjaO//HseglTu19w7JXpZKS2utJau8blrMS+iBpn5WuV2NWujrOyqMfbZ2V4rJnpWuRWSm+klnRx2tBMqA9yYCuSAZ0l1jJVojVrSZWtEGxsg2J
la1frGzD4oMeER/0SvFBD4gP+irxQfeJta4Xdp6zYoAbgQFuJQxwAzDAXQUDXF/CrTyUiPwahgFuMOFWrsAA1wUD3AoY4GpJA9xcOqDmYzFz0hnfDXZ592V0
0sGclTAoVWN+EgOIeyPgbUYbgcBerzWmi8xNlElBwdQ5BFPnTfkQh+Fx2mw7Pi4DoE6pVRyXHSAuu4BI7CJgWvOAbs1FQCdLaC3RFT+NZcZ/0uHx+VAeKkCz
b0Mm/lZisJuppjZBotyIWls3IABpCyKPrpdAtGm7SYDytpiqbA6ftnaEdjx82rortJHcY2vZ8UOzHG7NLI/Cre2xc898dvdHn/3Of6Bga7rb2mrunj00y1HX
dpToY6fl7NjI/rERDmcnc9JtnQVkR1lAdgwZy6bI7gk1lOaULTki9iptNbl+XOeHGbSX1vywUiI/rIz8sAryw6rID+tCfphUifZ4+sG0NT4LzaROHPGwubph
fu2C7bUKw2sFVtdyInGklEwcWaT1CNaVaBi+deSP2RIHTaEGbuhRHHQPvdTIUUbB0X30MhqBtERekv7rOKms77p4BmtPVL44evtfh8Me89Gybh++LjXfLBPV
LVVbPt2CvD+25T/V69R2mQ0/H/N1RfCWPhQAX+AtA7FnEiwzAFAY4jIHo2k+grjMkw6ap2MhRzpoLn4waIhLqiqfp7nMp23HPC7LdjRLQtvSw7YsYVuWsbkD
bG5eRwFCmZXqkoQjc792ri7eEp0vOC0a8hulXBCAI4rGiT5OYg9t/DNSX+/Pua7xJutbUuf4OQdhh3MOIg1Pm8SK0nrnrAOwPkq78poXv/n0SwDryzZPE2h6
CmCf3QbRlwhyAZxcbbxZbC20qXH1W1s2ZU/ZjTTSHjJDM5bcCzSrRfH3eQZb8hWEi6cGyEEo0KWOJBhjZyQC7IikruMx+WK7uuNP1W6+a1nCi90uvIRaWKHW
SFpB3ahEYaSD8Qyj+HGewBvEce61HOetuZqfnNXZM1+T7Jn4ce7hONd3T315tmPeZhJNZGp2kQTOGKihHN2eyaNJpnJGJ7qZpJPIrjkTYZBQ8hDSjVWbyBxq
fjRKvjmmv/4nKVSpvp4+br4+5Egi8rSzwTngRFnI+50obmOfs+q3kXiz6nce0OcSKjb87gNSTgKlPfc547RuJJwsMfBJy5CeWME9iH5kg+XdIoql8K9qqjd+
r6BbTQsa1h5Bw5qSoi+TgoI1IdW1X5aoxUvi970oEuKCSJYXWIJk7bIm2uagaJ9Doo0Oi3Y6ktiQ7ds1yqisRJkpbRebXRrh6XjaiaHn4MJkZ8S213UOxKS+
+HHFI2erpm1+wOibiw8+gSddhrAikZn24pMvdiscqnZ0qFL+RFl+VK6XCq/e4VnqcHgeaT08G8s9O0uLnJ2NJRydrIG9G0v7G1jZHVjY7VjXu6BU7YQuNSVU
MilUMiFUckAiIGYkzne/RErsk0iIvaLTTUu88B4byCqpaxX5c1HwBZKdB8nOg2RXJcluBb3UlLZXJcnuKnoZrYeGqOJEYaS8EFLeSoh3K1IlNy70svLx322s
CFfMqD9XqY9X/WeqTm9wI+PhViWoj+VEQacuqI/dUB97oD72Qn3sg/rYD/VxAOpjDerjINTHIaiPw1AfR5Lq43x6eN9MTJb8jG/3mfiJRNRUbZGoqVADtQfw
pCwraqoFAZ4CkuCMvDRpfBJ5bN+CFpyoPgn2ZT4eHzyl9nueExBhJR1drLr7O0B6t+I0uAUEtw10+DaQ4VZYD29AuI7xiYoi04OIrF7aCr9AdE3YpP30sg5U
vxYGiFG1P7hXQlPxeCzCQk//inI1XE5AmdI1P5CVaO5oicaylxWNtcRalzZqXepzYiYyEP3Oh2PRWByxlVt2lUspn61bjxfKptZilS3nrcVKW/ZJact+KW05
IGdJTc6SQTlreiWaStuJusVO1NNS2tITe49GziuJ3agsdqOK2JWqHaOxStjNZezmCnZzFbu5C7u5G7u5B7u5F7u5D7u5H7t5ALu5ht082AJdl76bPxbbzReL
bl5phiZRaS4WsBvXm3zoTVC9GjnoTXmTjB7t+0Jy3weIS7MwQRk1P8kCi9ivJbP3y/G9XwrLstGh3+FKUQPcs+LFFeGVYvZlqX363+k1v8k6IbF8s0Ixx2NU
RITc7AJPG/sJYzldJzGGQNV55I+eFxbcrAjJXvjBR4C9w3yY4pBnf/jYk3Qb82Mdi0xMWQu1O01totPxTPaYbMweALv5+w+bK/vtNkE4my4Iv2yp23csUw6+
ZEXRIDE8obta8ITuwO66LY4ndGsLntC2SJLfGo35hjQ8odsNGhnVUqKEe/bUoL6Ora8uVjKajDCxKjusjEVhYK+dbe3nYkZLN9BFtjWiep4iYlBFrZiUULjL
UYKlFP8I8yLhFIwVS+f1l8R65cN6FcB6lYP1Kh+WSMap0EtNMa4Sldyy6VNY74o03hY0CFvjP9gt+A8t0zbxsJm2OQaCsMdePPd7jwnsTMrsPQ5VFovC03fx
1FOPffSvH9uAGYyQIewxWT5TtHPxubKXNVcu5iqDucryJIkl7k2zMzf8ePQdH3jm74pbHse1LXdsmeG5C2XuanJvqO7Fu0Dfa12n7u0yRj7yxNtvVBu5Oyy1
mgq7IUR2wVRYhSxZSbcCcvFHHa/fC/tqjSHz2BrJhtV+GFappraSR2oQUkpLmhdmUcS3arCzDsDO2g87ax/srL0JO2tPMuh2Lln9J/o/wY4ej+OfLSU49yeT
ramyr054bnv+wRLyDmY7pcr+EWfFHllS2n31c1dOwv3pliUxPeYl4Q7TovxD50XxzKJ4ZlE8syieWRTPLIpnFsUzi+JFi+JhUbwlLorXaVEcWZQEOX48Ro57
EmADiWSmCAOSuCQFOM2XwCSJKdaYP2qmSIAXp1uyknrbspKSeUmmRIqHPSvJSj4UiwCKRQ5W4zxUiQJUiSKSO0pQu8okAK+E/3MF8n1GIN3WINz2ckTz6da8
pNiF0BNwAW8NQxBE+b7qDN6BAJC7KH2eEQbupHdvYhGC48f4rI6nNfVqSAFXIAVe49F2lMh9SOQBJPIcJPL8Ilm/ZUjkFUjk1YR7thsSeU8snYkhBZK5Na88
kelAjEwfyTrVJCbGkoCpn3/h+Ue++Nmv/ZNGiXtGwzIJOlwMlzpOudVYQYE0yr0Ba7kFq2fK9S1rEQEPkQU8RBbwEFnAQ2iSBRxGVGPQjuMa+UKxPuAwoiIP
ShYjOAymWbVDBRWDvLt9byI5FjR7spVmqyk0+1qOM0azfoJmX+0UvDaa9dpo1mun2QgGYyHGPaiwXwSCoVQRmmxb/SGW5OprlHun/nBIEbnqbf52h/p2lqH7
SYWhwDiqUR06XbuT4BlZDctCJMBcxyMiYK7D75jr8DvmOvyOuQ6/Y67Dv61KPQXJJMq2A2So7kQIGVFRsm/nnJ5dvt6MYcQwM2SUykhhZXcLyuE23XoAn6NV
z1P4Qqa5jsauCCfTXMuhv2qBlOjXKED/zjRX81W1iJTjwJp1BvPVKCtaosLl9J7CczPNGr/v5pTx7lgUOuVAKNG5qi7aEgI9AUuQIoDqtD71a+CyvQTOQnRY
KTDbd4g6FvlZAPiWDO1P6mFfHDeHetHol35kKNx/QL0E91J4JlJTyq5j2VTXNuyiue5KU227cFlHWtNIJJC+FBbFLBFQ9k8/Cfb97U24VEU+Chxxf36Pc9Ie
5yQf5/ycGqEY8owkCvSFvWEP3rd8VQhrNOuHG4NjGx+sD4UDh+vDYdfh+ghi6MfC3dtKFEY5PFlfEY6MhQ8iBHd4bJ16F9YOq19pZW2isjscmQyH1J2FsIdW
rxZWDqs2ezhjI7bQPfTIspux7AxF/g6EvTSq3tZR3VSyVW+bDm6w229gS1BvMzPeGAgHTJpW2EO11HvDAagvaoQ0pkHq2GDYj9EO0WhHwt7D9ZVh3+H6Vdyt
IRntCI12OFxJox0yox0K+1tHu3JSDRhRx6r58KrJX6WEg3CYXmjCdWypmW0z+ViRpsWb41E2d/Wl/yTsa9p3k7rKNIFLRBO7DU3oqDaf4rP9sFCn0p4cCU0E
A5zjNMLN4HKCcFvbz+jGufJjgMobFKkZ0ERTKpUcbf8za+d3xaQMR042qizXsCg5zqX3QT0j1j0lIdYtDiOhnqh/bx2uk8ZgUQg1jkG6zk4YenFR9pxAf5zm
tXTam6rnjjrOY8ioFl24thHQy8ZGPoaRmk/FSA2Jbup0bI+qB3N8Oz/BIaOBlEx3CBLpHVLsXkeXZ010udM8S+hYUtzcIfdAFsU/qUAPDweOBy4+lDPFh/zO
vyVmTpg7NOAslT5HXXTqmS6Ljn5jsfGAgOcnmzCjsvjjSG4eVSzmm622EvXWIiXqafIsKVGPual+U3f32jor9Ot02dudzIMyVGkW7uJccwezGoYk8SVc8HKR
dw6KK1um6l8enS42CqbiUYGmMM9TmNIlQ7FcnLDhkzBCJY0ym7iun0syDyrKSyAThSRlNb07kaASso3iTOjmdjn3ZTWRz2SMxNK5kmbCSunerVqVCKiyl8kq
RuaS7ZWRWmhrBGRW7647ZEHvQpxiEXGO1UZBxzk2p91xJmVao2D7ParN6vZ7GkWav+qf8Qz4V1uzbp0jLI+6jFeq3h1xCbnpLXBG38S7iIsNv6XkFej7aRcR
XntdQhQbdfa5aseq1/0ugMZmXEITG3UOuEqqUK8HXSWkqtdDrpIs/DXuMVeJqapXcnBUdQZNV7FY4OEjuZeTZbvT1r8bl3WolyIodcllRASWoarPaU+8RTlt
WbjifHG1+Oxqsen1uI2eH7NlDmxU8TtiI+jzkI0RHbRlRDZGNGNjRPvJReNzon6B5pIT9X1J1PclUd+XRH1dAbJc0DjiSx/hebd1iN+KDdG70oZYimi1Wmck
wKJ6GigXg+/lOtVLqVLtU2gikzFH6VZ/Swfx3ooB3oJxbavnV03BTbnqvRrOFj4P1QTBpVED9qr34aDiQ6T6Ud3WVrWn1Tkkp+HvsWJqrfp91B+KtbNRN/PE
A7Fm/uYhaWYj5v56TPGWOt8LMk8P3rC169ROuk59Ws+jDtcdpdgnFF1buIpjn/jifpqNPMU8ofjiXnq1GMSYT6w9DgFUCsypei/ugvdOa2+qzRDIflO1MeHg
gRek7XPxB56Vi8/JA+fkgaflgSflgSdiD5ylazYDRPMDjvF3DrFiQrgQB6vfPOaYELlCh/AWS8+Q1TJDjOxBfWNkD+nkjL6wTy4kp4PR9OibGJqe3Hhe/3Je
LpzRF+bkQnKg1NRssqkljDIfP8Tl2AZSZsOWYztHNMNk9YCUzVNMbZO1x8YaTfHrJmtSPk/YWI6dBLDIz36Z8/V8dmVPRhnEUpxInxM7QKrbQap30WFwjf3/
0J6/2vq/actfbd1Z5+P+DhwQt+N8uA3Hw07Z6blCs1ej804lw6KSPXnwVe4Jhl/9zQmdVhj7ymxCauuiU8+Czy04y4O/Szwhq07x5idOf+qrXnNh/iMfR0hu
wEEWtHax1FiZnoN/xvl4vU2Xb0A+XjfRijveDGI/PQPOTCIcf8kXkTfrkzJN9ii3qlgof6sTZrvJ3nHvZrub3wX3brK66N0mS8nqFNUewNTR3XTuUZJZnJNo
aLv2lbkieEmBby1C1CDLUXdULZMhQpIAd1hR/kFUroNgD9mZkLbILi5r/7ap09wOcGfWrWGHWQK4s0lSZLfoPXVvzKpXlaaixOF6ln5+CDL1qsMTrVwkBD8r
rvrERBoXCTHrqzHpo2qujbCUfkbm9BmZe0VcxBEuYnfiIh2OzaWxDEdYht2JZbyykzRgsrgWZLEuIgsA6aoVcPkIeBtRIj3rjJyTz9no02kb7OwkvaptMsev
vIW+ibe0h75hxzsSFnnTqF6EQcxkyDuHq2wUq/taDpycPp3WuAedRiTqUuePONhGBxys9IyD7bSfiuP6jNHA22avg2007WBb7XGwzaYcbMdJB7Mw4dQ9yqik
HZVB03syaHoqg6YnM2h6IoOmXxYR/ZKI7BdFhF8Qkf6CiPjnWeRf405n6lUz0zHB3S3oY2PRSVANOiDu8zLmczKGeZmLszIHXEjY50LC3KE5GftpmYuTMjdc
SFgdKc84OFK+5OBImXVwpBx3cKQcc+r96szWe5RSwNUeqjtjlA+uNqeDsMouNSik9k9y4Rai2tUwZZCRmmuCWoC5smASt8hAXoWZowjfC2PuR9CmNDmvVAwM
ZQNTB46IAEYbmZ5Ge5geTjIP9YX2smp4/fJkn1A2MT3hvDzhnDzhrDzhjDzhOf2EZYlEYYVP52C70sLVm3vCMquhlDghz5+/7HYv0Bq/T9b4vbLGU7LGk7LG
E1yUm/eH3j/Flv3DNHNUaPCI0OAhocGD0X7MyX7My34MyGRtwRFgk+vEo2GTM4ARxD24Tjy4TriMMjkF2HXigU48uE48uE484PB7gEPzAIfmAQ7NAxxaVgIg
/OZMRpvO3p/LuLsyO4MIEvyIG0HXg8DOP8v8asFuVmLFl/1WG4NUpLZQkZoKU3P4coDwZa7MkUO5jjy9jNZpywRcuaNRNKllJhqleekFIuiJE65AvlMI92cf
jsoqaaT7DB8T5AJ5UUkHzYunlGzRfPGbT33Vq5ebL9gEXRLmnuZNyP9Zu/X7v/+p9X+WrOZPXiDELx/dyaf15FyHnkgfyMV3jX3KBlb8V0hGUa8nbYDGM1ae
xzJPme77NMkonmT/elL/2BNZx2NZp6q4vep1YdFen6NeZymMYI4ZSY7tMrRAX8UsNf+S5VCW+/gmdQEVji2WJ3TUC6GEqX896l83o1ko0QGQChx7EVDdbgFV
oLwdd2OzgLgQTyAVKJCCto9GVFBEuNl+N1HmJus3QIs7QMPb1UuVIv6DsDcdTIFDPFTLx8SzqwsLldX7kt723dj2XYwfk/wFNbzb/LblnYQd83LchdneTotE
KQAMNf4btBSUHlBqDUnudKB6wG33BLfdA247Pm7Dx63Y1DfQxt1sj2FCmuTE41rr5JK/HtOzET+YsaWBfTYuTOsLU3KBUqeozZ1o891o8zfQ5g60uR1t3qXX
Sg5Bni5Tlpuir/pQNYHjKG6gPNE1SsgZoJdb6jV6eQfBf6xRWtJQyEUH7kThg6ENXPFgcAOXOqht4BoHAxu4uEH/Bq5qYAOnqm+DKWBQiBUo2GTRbjpiUsM/
lnEKqYWsYb33dO4jCeqsV4j1WI3yesTqk2E5iBuWfTEse2xYDhKG5YDxrT3Bg7t+PLSqf6JtYNdThqXVHBqvW+QlaO4Sl6fVvFfcoBaBHtE972YDs+LUzfsY
7ahkoo99WlifH8WQS1ASi4Qcdm8YkBW5QlbkctNOf75PJzyBhgfN7PZxamSzNRoGFK8Zqp4XNjP8S45wwgJK/qyRrLTe6iVdYL1S0yxKnaVdvGucIHBI75E4
jVhidGtwFJIMKD+6msiP7kIYXzfC+HoQxteLML4+HWKgAxo4AOBahOOtRTjeasThjSBBuhcJ0rEYvWoyF9o3eAlRlFRoFbaQ2x67mCIgJO5EdV5CSpQS2nxC
QLOaB/FGqWPVGUQ8WYWyBKuIB/I7ru3sUp8t8euza8IJLQojd6smvISYqU0bLkP3Xm3liMnaRAN54rr8e8Wbi3BvXG3VxBnEXzBqqUUWSm64lmy4hoZ70fAg
LSY3TChwXL5cHd/0Q3pxJUjOIcXbVX/Q6wIeOhp/6AgJDPwuZElTaX94/Gjy8aN4/Go8fs0maw0e/4bN9hvQ7LXxZtdyySilH6Gxa5ONXYvG1qGxX9xk/SIa
W7/ZXh/aFF7aXIvBqBcrPhjLDEbuG8F9I/H7auNcEVHuc4iv0bS0tiOf7cLfFu2ScZk4bS6TFrdIU7LllGrvwCPikEckFzrkEcmTb6eo1HSHPCKOGbV+x/QR
5tkrkmNxNE8WkeoH74fJje4UfDj1/cQ/u3cr+ZRt083/qZ79rHWTsetMwz4wS9QcGXYc0RjpQXkxtqhN/CcdrWAj0HNqED17YQXrhsDbRXIsQWuzGFuEFBtA
yKWN70AA4PCD5sYbSzK73IPmRggRNnTD5BTkY3bGIBo0LI4zYmHcLxbHffJ5rw3tYDrSjRnJGCOcfFVGyEYhE1ss3SSPf2fjY6xPD77qfeKJENNgooPpPad2
ldbigcVMOA2H6DgroW/tJqqsOJO1HTJ6mFrzZaqUY0g2gW2brMeobONLZRsfEhKrdbdHFv3bjAchQse2qcazT3DWt+Jns7rZY9LsEX3hoFwgmqKWmaYi5G3Y
nmw0xnR1hqO0wpgyOB1Pp1+uGh1wPR1WcqfE8EMGdOLYO0lDpaRXn2Td7aLhLmEifvJIy0Rw7Wx+1gl51qw867g866iNh9G80NMO2fK4Jc9PDvMTFrVwXYJw
XeBDzBZ/gM3ZSYvPIqvUv04a8NXWr9F5dbV1G/Tgd2BT3IpNcTuU4LtA/3eC/u8A/U/ZMMxPisF3Qgy+O8nARZb9blj2exANt8eGBl2ABl2EBl2CBt0FDbob
GnQPNOgyNOgKNOgqNOg8NGgbGrQDDdqFBh1Ag87FNWiLuBwHp5MIq/Rpk9D2U1vJE8xcHNjqIVsVCenvXnLMbKWztG5zXAQHqWXGm9ZWzva97266gSw7Nw/X
1fdUTqfuxIRe/i50bh5mB8Oqg0jEam68k2rV+OpLR5eXo5SR7TQotkwGqi2KgrFZFxQoHPIllEi4dSj+iXANHn4/DhulLpAyQC9qMiiwx2H8Xnq8x0/5wPs5
5pQOvcAU8Ql9ClW4i8dP323VQjjy9lm6XPUM7lQ84vuTUtcFBV1q43Vfdcan2afTb+d4yGH6fnPHeIjDlfquaJmkWZelWY8euDmSCAnRlSR7esGTmnT/I9jC
bvNR8fspQfvs+2i1nl+Xz+yyd9q77PvwL3tfbpepej3tLivKIjXSwirZpZJTYkCXGtIUe+Gmq7IZxA3qjPQ01CgeJhAYJQE2yofVlrAQplZxnUrcw2elefhW
/QFL8rlVf/gA/H3iGFj1pE7NC9iN8O8FfdUyDkGAcCf8Wc2DDk0RfftP2kV0XOxYx9h+tcY9wvYvMkBj886S3cvSPEmCoW4qZchsUCf8Gkeso3kyWOjRyEQU
4c/XISg0fJ6IrkaVJoIjUOyym8t6uUJspoMohq8a5oiGc2mRiTmCBarSAe/gPjvtPlvuK4RVysPXwXwBXcmFVR3Mlzvc6BoLHwxLY+seDCtj4e5G91h26onh
MH94Uh1JlbGNDzZ6w9IkRZaG3dsITT7sGbMoJK/PxO7d9vaSA3ajZodT9st07Ab3qCOYjtz+JmafqZXj79JHPXC5UQ9g1AOXG/VAIUyEMAZ0JWdCGAmagMdx
umUgv8YDOW0JVdFIrti+//WLdrLzv86dV5fFspfeewFBrb7uo+gZe0g6vu1XGfH//To397AZ0sSuSQ7t7JoMuxXRDfMISyJbmPtFnE0fL8dLXWFbrCfaYt0t
W6yHIma7UxfXbl3c5Cartg5dlK9EqPDrs9TdyaXuv8xS92Cp7cWXunW8N5YU/yxIyugHtny8XqAQK5YWzorPBj6aDS77WisbXHbNKC1u3jF+zRcc49d83hHW
4VPVveofTop4GLLW6LTEHIxS2q7SgYmfqV7uvBsi4WqwmZBDVFRj1Sd1M9GHAgzaFNQivOaeMH8P19bzq9/RXsFeiJpUDcknzhtncRb5J7KK0ojOgsOTX1SD
L9Ai5yELOWmL7DC8HBaZ77PT7rPlvgLA4/Qi23TF0TmthRhdN/Ig6YoiacVM9PLe8fa760VDh87hRp/ZE/lh6nOjNHbiB195P7KXiUyKJaqe0DzRAukWhFSz
RFG+rb1k+TZKsCBsqNMCbygzgXWGS+LFu0iv5c32j+i1usn6W6GEBfHGXxDvHkc8/fC8WuTZ66ABkiFg+tB3Pvd3FjRByUFUSpDOQbydF+Z+bRlZcgjfOZO3
6DfPO1DM1+rcRR3G6MQUc6OKSKhfgFC/PEL9inDts0ayFarIDfD9bVF72kc9CY7HGyQtZ319iOjqF+vDiBkYQczACnpZW1+Z5qmmHqtpRypjYKaaFHp2qbqi
TLoh15pU6qR6F1vkDc7LTjwDPhY6MtaaqP7SqYf+8cWHvn1dWqJ6Kipnw2nueTiR9l8EoABupOx6Rdn/bJAB7Fv4Fsqy17nvozr1HVlqjBhgEuKXsbS2WdaX
o2WFqdpJtbi8pgubM4YXX/L7/EL7Rb1vOVaozFlDDKDkNZ3/SGcJwRwU6KVWv4peCFPfMUhiV0XH8kwY8oeJyX/f/PiMOqf8wuVoizUgIn0LT7GSeEako0Rs
zbrciWfhxLMud+KxUmzFTzyL4+j1iVca+8SLH3nsx88+9umXrLeHxbtLHh9N+SZd9pp/c/aDjzHZt7Jl7/XttwgFqDZUSjJmJYyEfcJ/Famnc+m3s9uJR9qB
Pbcdx3YrY/ZeiUHuvDaUzYsh6Iy+MCcXTopl6IStTxy2tj0/e+zJv3j2zKd/ZEVWt9QgWA2j7QtsEjf2smnsUmtjC/TVMZvkgYl4TMZCZIZzeZu87hLoZVQ8
kj5LbQpeKa7guYspeMVWInfMeEXrVwdGp2mwLjcNhvIvMw2tlB/QlVy0Y0mFiA3q15REYrEi8iIP1yopsnwxrvu1DSubPoLy5UZQxgjKlxtBmRLHyvERlGkE
ZT2CnrEvq7PGUh1pfvkK7+g53dFzi3VU9YajhF9PujAa9UstVP9rby9lC82XFp3ozBXS94gXJcdwB4+hhSV1WAq7mLmClyJzuaVwr/ylyCxtKUpuIXJtENcR
Pvv3v2uAvi4S6ymvZxbEZmyIz6gZ549Cjsw0bARrOGBK6oZjSSebCR/yGS2WddWLHNF+tXWJI9evtn7CEevX2P+gdL6lxhC9AoYd5jfbz7DbdJP1JfYNbbLY
N2SJb8hZ/wq5N7X8D9LyT6TlS9LyRWn58qycfUHP2JCmv2RDnJ61IU8ftyFQH6O6FcgKGOSQXBuS+WkbovlJG7L5BckSOC/ZA+ckK2BesgTOirPojGQFPMf4
huxauBZRluvgyFkLX88oXEWr4Q4K4QcaQZgkOYcG4ByqwTk0COfQEJxDw3AOjcA5tALOoZXJ8MppHdEUFgq/Ezi9u2ztUphN1B3/0amHnvSa37/wkQ+Dugnj
ykD+Whrr108ir1OAUytaeiqeSq5pE55KDtphrjlxirXD3NiPn/nUk39RJN0wF2GpZMeoH785sQlgQaS4z3zi25/6XgxRr9aCqJcThDw7CXKWT8KubKnbCRyS
AnBIisAhKQGHpAwckgpwSKrAIekCDkk3YHJ6CI6knyKOrrb6gJvZCyjeKlAzi4pYcgZpxeNsvcdlpmNAfuRCj25LfAWEEPxUAFbUqJ5twWF9rceUN4DaQUsx
7Akb6Cc7geqyQ+0ShjG2AWPMvboTvboDvbodvbqNIk9jE5QXlTH/Ri71pZ9ohYPXccx6hqqHccz6CALSawhkp2D1AoLViwhWLyFYvYxg9YoEq2cJRZBxubLV
0yDwa+wP2Rj4BwUFVdee3mMb5OWaICn3xGtP69rU+wQF9bignx4T1NO02tOttazbS8cXgFtTBG5NCbg1ZeDWVIBbUwVuTRdwa7qBW9MD3Jpe4Nb0AbemH7g1
A22lcBTzREibgWX5lmv7OkbpiDodMhqVhcwojawOvM1Q4O2Wpno+w81kJPI2M0rIllHkbUbzwQk7zOhwokOGD+5UN/RTZAKBpnImGnve1NVL3OixGJfLUuM7
1CGUIQLzwwzTW0Cv9xOvy1xjP2AjBzcFwTerWV02yepoHM5d6oXYzx34eJt8vBUft2Ft3ka4QZvtmwlFaJP1Fgop3GRtBdDQDcDI2oIfHLSlgRkbF/bpC9Ny
YcpGm5M2Gn3ARqv322iWZova3Yl2d+hZJgA5YW48RcLcdEyUhfskIEp9OGKW9RteaugZGSt5JzgmYU79RkM9R4d8i4nrnDDAeRE6zkr63BlhiM8JQ5yT9LnT
whhPSjTFCWGQsxJNwYDAikF/3kY25FO0tdTrMRthFkdtxFkcAWg5anWvtfZRWBH59TGM6vxuXR7Naf7UupvM6k4HW4Wj6cFJEX3uEnHkDny8TT5KDNA2yCZv
04aFrWxXOL37iU88+rn/T32/Bbcd1OLSjIg9+/SFaTuKUaKWJo2NYsJuaSuCcwpiYk208jRpN2PO3oIp24oZuwETtoXySIy98VbM/i2Y/G2Y++1Yyruwkndi
Ie/AOt6OZbwNq/gO8hoYKcaBFGNDirEgxQSQYnKQYvKQYgqQYoqQYkqQYsqQYiqQYqqQYrogxXRDiulZHweUkjwYT/JgOGnrZaHDS5Hwq4XhQAS1nAhq+dBC
RhlYhwfWkQXrcME6HLAOG6wjSGC85HWqigmt+Vje9ZQk5eltVX1nw5Y8lUNcg/2gmwiCcTVe7gECcp1x1RGs45/ovRr0tHrVNx2lm6ZiN03Q+xI7QfRNZ79K
Ny040U3n6X2V8430TS88P4tcb3PTHL0vc5KiG4fmnY3dc4zeD3BKlrnn4ps5Dd3cM0Pva5yNZe5ZeDOL824sMd9tDnMCvjv26GdePP3IZ14892ZGMzf3LND7
Qa5ql5yj+dhNZ2yMbM5umaOTsZtm6X2RNQ1z0/FZhOmZmw7amO0Zu2Ui98Vumqb3FY6lS07kROymHViRu5LTeEd0w23qbS/FzCXmcFt0w1b1to8YR2ICN0Y3
rMMUjyZnL4xuqKm3XMbAHfsgycgZEp5d40WZ/qRhtnsVAanj7v7HzJWXHb6y8Alz5RyufCG65zSuzEX3HMWVI9GV/bgyHV2ZlJYPmysXbLQTXXkOV/7Xe82V
47hyJLrnAK589EPmyh5ceTm6sh0Pj370Djw7EjNuwKOjC2vxnOgC5RtlmorBNYlN2Lxrp+mEVRLPaolQc7cQoOS4mtRwnFCJfY74Btqc0xziotM59W6QUzPy
6h0Q5gocKU6ZGDowuWBClAnVjzInkqHaig871VO44WqryKhPnM5WbLr3Nl/+6U9/at893igRIjN1trj9HinEMBIWGd+nFOboXC0RwHtOvTh0rpboIFaiJOCq
SPpXd1N5Y59gkwsmcpehkxwq4a6ubS1J4a6AUfIameY+l+uVqQmsfn23Ceqik9Ti3IA4kvEgBb4B/+4PkftgVR+i9S58csjt2uXudAxmbCYC4+TjsjkaL+vb
0JWeiL2MTZzcPTGtGCmBcF780Zee9IDDSTrirAUgToiaFyNs9VDw4n3Bi/fb8eJ9VG45zyBBS4RmovyO83YMLJ6ZTZA+hrHvnhJfdEijmNs9MXPhO58nVyqN
5FzMtdoyHNbEf09qt3mLQ8Absc0XcAZ05dqWrhhM+7VcLCvCtG+d4Fi9rMhx67WD14eduskdMf0YSV9W9aQm0kfjcKp4yDPT0T7tPBdmvKmo7N6YLhh2msHW
vbEX/upbL/3RocENXDRswgHUK47Y09/XUK9tnYtNgcZ591pw3j14oHUpMb+l/5E72ovw2Rmp4i8pzYLZYNBCVR7oiupJsBWgFoOWjdsB3gaM1a31JMBsAONA
fjnGgWvsBjBW66TVXm2FUHpHUPmjRkl6xmghft9ipdB+ESZMj0rAcxmhPMoIqZ1DbuZ+eiHbgk++55rOsjKprjc8+gj99wdvjopA1j7WqIU188V/GeaP+uvb
h1UrAzf8B/7vpTc/Xh9oKu3Q4+PdqSuxm6utu8WStlHNWW2gv1xoLqKEJZCNsOaLmmzmBCG485bW1R8ufnvJi37SSVv1qArPyw5W/5LUGbsodcgWHBDABQcU
cN4BCZxzQAPzUqfsrNQpO+OADJ5zQAffdEAI33BACXOOVHlxQAsnnVRiKHciBoJZ801WM9lYmhOEAROVEUhdd6KQyyx9o2aaFXOZktarj30grbj7GnfGQTWb
g6RUZN9IQcRUBcA95nBeKdeKRv2ucGiDO8OF169z90l9r2kuIb7BJSUuVkJNTEtsWIoZL3yYTi3Y0HKwqHm4ufoZSapJNVz4WlH1U0oPzetaQGekFtCcvnBS
LsxKcaDj3O1m9d6Gv1mp2fwhuLcRbFK6Nn3YZB2TQjBca8Vab4oX7dMFiKalQvWUvjAhFy7JMy5yaZnN9o9s1Pz8W2l5QVq+IC1T4SIyM6Ama1SM6HyiGNHn
pdD8UzbI7piY3Y5GxYf6xNxWlWJDJSk2VJZiQ7pgvS/l8SyUnMa2OGNjWzxnY1vMiZnutF0vRsfDEbvleFhiOcsPLaecpa6gcvlylpfe3LmaJRHhTGo1y1zH
apZeLAVHqe3NP5mK1AVKuaisR663JIET0gAzrFShwo+UFl+1FWN7a+HuGg39uAjkt4hAfst56ce4LScv/+s7JEuLcUwbHNMBx3RbWSXzz8tKVcJnYgvbi3VN
iloxqSoTF904z53hqBGZ6TWzbykx3Pe6+iAhV3nNzFtKGbowqi7kC6aXCU6+essN/633Ezc9/+7JN1O4sfmgjnD6qG+6ffjpxuATqgeDY+HUE3Wl5BLvdsG3
6YyecusD6iFW2//6eZrb+8zxFacvICtqHaw8a8lGSoRoEUWsRu4/2YPUSV5DBWqyANVQT2ZAKUZkeWJbbMw2bycw5fOwzRdgmy/CNl+Cbb4M23wFtvkqbPNd
sM13wzbfA9t8L2zzfcnKZBMGGGXESqSXcxL55yYliTzty+/qL18ou84u577BuPlXA6ocFp3oE6ITSTFZaBCrPimakSlt7xEQqTYWe6Kieldb13JiGSDfPd6f
FDVN0AzrmhvvjMqlrHGnnUagQZVy9NN9tOE8hrQp0OsUbTiPTX0lep2gDeexqa9Cr5fouPfY1Mdg6wuCanLBBpj6eUYv4T54bMt+YFIbhb3mqO49oZLsnhSs
kNF6LwqUXm2tbfSIM7PXODPHkK5UVP8ImiSvPueo+tMRmbtPtc7dqk/reeujndxPs9JHyWID6uc1N9LQaiHd8Cvq64Gw1sxsH2d4CPieLbiqc2SrpfpywwgJ
GKGLQcM3EcqD1PpgmqI6iMtQVAnROyTzQLA99O8JhznwqxCbjb0m8SAclHNIPUuyfJWiWzyMUudQLcuua9lqb400NajjCPnrRtJRy9VtTnSb3X4bY5ePEHZ5
PEy9EAYMQm70cdMh1Z1m5W7Fp7nsgrkcDtWL9NVV/69qp/guNXX5Q/Vc2q8Ph7n3jFUfpC8p3mSsSljnYwXFA4YPU6Dd0KFJE/kRUBcKY349KIxVwlwYTPJU
AtrmRRbvhmJ9UBMqY2Wck6HYHD8GhBbCDQAGirqGFASPfLEr6GWkvhIVBa7iewT8kBaaaCnk1SYYEDrghlxa1UGmIXUmCxRIkcHPyQbFQQ9kivIFFET1UkBB
hjUBEcbj+97zmN/8nkUe+bBIiO9hns1QBTJJNTDQGNyjlj8WSDL43jPPkv1FsearwpXhCr31qpN6dy1QsAU2aF02KOmAZxQ3yvLT0D4wIalEEr5MTk61PkIv
xXoDdROKuElDQ3rsL8yHddX1YtgIR/jX75mU4+kgP1JJ/IJotN/GWbPPxlmz18ZZM23jrNkjZ82UnDWTctZMyFmzE0fNDnXSqGfJuqtny27ho4bkW8xINEbT
oXnp0Bnp0HPSoTnp0Gnp0Enp0Anp0Kx06Lh06Jh06KgcfgzdNKI7Aj9ZEUDXBQBd5zXQteqk6pz0Xe/46GguEhA2wbX4YRgOkTFw6CbOcdW3mh9T0QT1dS3s
xw1e5FE0Maexwb9GLIAhz8H21Y5NIt4VwPmL4PylBOJdBZ4gQKSQa508Qd3wBPXAE9QLtH/jCCJT57Gc6++ydxrU/wXb8NgYHFkzY4CAeP8GbFQOmusoSk3J
tuNKUu8V63EOwCJU+JOMwsD0oUTVJeYtKNWxyABcPkOEVcerpzgVpdSGVEZTdgPocAsW4nqsw0Ysw7XAp1pXd+hlLdZiFEuxGisRYiEojsSjGj2MJzZIjJhy
nfpQG6UfG9mIhkYIZu7k61oCojFzWpCpKeCv+gICQ5p7RRtWrXwZDLgAgTlPkEYFDWnEIEv5t5rmymof2G8llHzTVjm1LSOEw+jtU1nk7eNh6TpFEAFtiKAI
Kif4EY7ck+n9koTlXBmTS1zXI4zYAAdmLvZFuke8k6HBE5gLT8NcdIYEIwfqHjtSKqeMCto8rBXQhs8Ob4/cdBPy2/O6sXm5cEZfmJMLJ6X1E7HWZ+maz6YN
T5x+HoX/wcQawYsdi8wKav7eJ2h377Uxg1M2pnDSxhxOULQPeEC38IiK8Iiq8IguOXIDOXLzgpZXELQ8XtgDgrI3Y2NpqR57ASV2CassT5pEFlE+WUT5ZAHF
maVxhuqlvJ4BzCp0MGXpRCIcs671XGurez3DmfWQJpElqDWq9N1HmkSWggYzBHy2PoFxlgNARACMswUTGPK1RrZ7l32fuzMTRQUeycQLLs5kxhNwe/syWIuD
Gbj/D2SWUVwX5u8DF97zXa/5d6dQp9xr7suQyIBQQ4/s1zxl21oxHSGljzpvMyGHTlSzXEPQeIyL43DMHOARSVDgiBYNjxjbm3soQgCs3hIyyAsZFMDqi2D1
JYDzlQHVxyRxJyjiDhDE7difvw7y+jVQ120grneAtm5VpOXEouY84BY2y7JJPj6dTJRtm5iNmJgtmBg+TRafipOdpiL1oHpdJ8PnA0vx9qzw9pzw9ozw9rzw
dtYj5ykYz3sjSVCD9DpHob3q9SRJm/FmMwUxkZyxmm4EF9oY0cfILeEI+7tmHQonHdEC7Rb19odfE1vVRrpH3f4/Dp156vvqOFqnlBW2Z42Mff9rxp6Fe56+
8NjnXmR71ggVBqiqy4TONMuWuRHjmJ//rDHIbFMim9PcGzeX0YWXPpBwTztKVFCXCfwSXucV6qSGh5mQz1HBzDeqx+h4k12jJIGdTNljo9Az1qHcE4hpLRcO
ImJaGRHTSiVXXCVxmYHRCFnGVXrMChBXa+shqS8xZWZF9FP1qJXylBVpJEt4WyvUU69ahGRfD1rlPsk8KP0iSpz1GOeaqfaQg04ddEC1B0SynXFAtUrSZaqd
dkC1Uw6oVkm4wx0ekC1w7SVFMSctdrybr4SuZ5N07UBvnd1IVKs+nNg9Mf31IpGsM3bpnKLL0TB2S6hv+WSRKFbd8gKbXp1YPW7HLK/2ujq6C5HXlfisM67v
NAt3wBy7pSxN1HmZqHMyUfMyUWdlos7IRM3JRJ2UiZqViTpGE2UbuZHFsMXpPMCRWeWyLKRCNvyWA5NL2tEHNZYE9B5Dlo1QE1eFI4SWtiIcAQLfCLWzki5W
GyOy5TjnXJZvxWFdpY+31kiUz+KEK8lQsjItn2Ul5ak4yGfh++y0+2y5j2JGnCifZYSurNRBHDSkmlRwW8n5g1cdnhx7af4rX33xrwcpsaVGeYO5w5GV479S
kiA0VrIRjWjUQHUOqV95zR9+jZl102Jai1IFSZhwoOo6bcv/+5NXDKtZaRR1TT5gODMuKHK/iw7tc0GRe110aNoFRU65oMgJFxR5SShygSiyvXGu2mUIQqTx
WWFux2Xwx4S5HZXBHxHmdlCY24wwt33C3KZbmRsv+YjODY58MrHjIPLJOAStRruf0BgepMQK3v1f2z0xf/rs0e9aOADiNeWdmAPGERnlD98bY1NLPRoOuu1H
wxOT5mhwaHLOyEI8JwsxJwtxWhbipCzErCzEMVmIIy4m56AbOxrsQiwCJ2U2VtPI53ZPLNgY9Y9OPbv775/9zlPfk9MvctTrcX96Ohbpsui4W8JvYmEG8Y6w
A9AZQ5TBI3/HYQZO5P9zmhXy/zkSYuDEwwNDuowQg+X13LpW176T/uu1iDxmryeHtU0xGy/CMmi7CA0/KDuOaxXgDBuC02k47gSikop5dZCS+T4KC6gPFt1C
zGeWQho14rfreS6Ne0xP5R/HRLJXQATTdgsRyHLvwHLfFTrwIjsxd699G632SXYiO+LutbcRmh8IyGojnCIIxwbdWEIv0eBy61sZvIlUiryE1nY6v2IDJtpR
F2IBX2oGIkeyA5dzW5CdOEXUM3SY3b8Q0sunkJ6kYzKCA4oJOCgm4FP5gMEYMYZEjESTobF2heHwx+vDEWm6IE0ogfMpB+RcJDsxFvx0BgfknoxMTgYH5GRG
JieDA/KSHJALckCelwNyPn5AejHfqbhKcwVgoK+DtSBylcLDacHDqUQHuEoH4Sodgqt0mFylTuH1XLwCokyuRZDJOhhZ1sLIMgojC1lXSj9/64rXPGL8tC9k
7PKuqKi1ZASENkk+I1K/z5H6fRRlrH2GumofkZeVBhBihYIvYoqCOgxLXf04nz6uBmzR8OlBI0ORD4nyp1kG8BYoekcNXcPCZCjgN0KpzwpKfYZR6p0ESr2j
CNShCrWcQFyjWqMXMURS9LIE7Tk0ztqqI24oAu1krxMdkeSQCsQom0P8swPHVYNCpt8tIdOkU1I8dEBCaJNyuKWANkdm6+eRI4jDpgS4sUT2bpHHS2FO3hXp
Pf8QOND8WeS16J2NZJCoTm1J16ktmzq1ZbIhl1R3UgeeRbYhFaglX24OsQC5MNhsD6kXj6DUc1QQgfJCC0RxuZAtBKTgKYk/Q0iiGQ6uFopGEUYdW23qC3+s
mMnscu8jr75Q2rp3NgKhtKDJJe+zVGc6F+VwAcgDXtuM8dpe5h2pKpk0VSWj0cfUO8f8btF3bHdLU2cyKQhlFPtQvbcOD1bucKNIwCclAJuo7SdLVmBfrRvz
1c5auxkFQ4/4xvj9hbA4xjcYnISw3NLkYj+t7sbNDvWsQgDk91JuscZWik+wbaYw9R0D3KZNq61xY9S7KEUg5R1Npp02mXYKokyBKo93cS/zMpUy7giuu4tm
0mqZyW5Mh6Onw9yuZ7IbC9Td0tpiPyNPu1OIPTn2bbSyae8kvoWukB2dYLjez0efo1MC2wjE5cnssKI5CiGoFuJ0EPXKqlc6jyJPv6wUEmbpStO6Wc165Z2N
Sljd+i4GWq40d92caDVlWGTZU3Ku6QM31rYamvaipgKuLsBTQoFff46LqI8R0Mlod+6/3ewdJ0Dn0raSs8jkqBOsQnFnGTYguIcn1clZOMxlQ9J+EoTlDS7V
ASkqAYGGpfqoTskKOYPJOammJkdvtg5XnySxUkk1OSpm7pGYn7bgNj/Xoud2GEgQdkWPVI8bGMczaYGEUiqaVvZMygytbTglF/272hq4UT0/W0gQnxtWfrnE
kSXCUjX2EQVkkdB8d4LIAkOTsWVQ7LUEgGGnE/1laBXYjFOh8497xKU7qAOtc2XTXN1E3LhyeKz6YOyRZyBSUDGZdRrmwSmcc7OuQZGOxBE/6ZNG8myGTrIo
uCcTP8lcc2q5dGq5aaeWS2cOhUSpd050t512ty13F+CtjiJ9DjfyJtgno2dLjdIsNe25HAJ+zOXQqRMGc+oPMsxAxnwmnryO8BnzhWs4yQifYYocApAnhQ8p
seBdh8PSIQoSCouTJOq8c6wix4/6v/odlDAdq4xxwW9Ova0pOWk4ds/Z3VIXkWNy1rgBJ6EWSBpgR9wgkAzaE1DzG1imLo65k0p4Kap+Us7Xm1UvN7iorqmF
zSBTphXeaWtBYMaL53YTzmk8t3vaSeR2pxVEFWTtWakcd1wqxx2TKoVHpXLcEakcd8hBTvFBqUR3QCrRzUgluv1SvfBRB+nJjzioDLnPQYLyXgcZytNOvVeS
fE/Lo09yV9Zal5yGkml+uWQj9eq8s8na59H7Ne68s8Gdlvdn1PspeT+n3k94KBPwchYYMZck5QLjW5CHXHQ4Z2/q61ziZMJtK3HCqQnNS1maSCXKUV65TCaF
q597OL3uxhr3vFR6XeCU5De6lxhLZg2Z+gcwkCmHizCEAxtcKsLQf517G3pMJRb6NrjbdNUT1LVFlXDq3OlW7J8Aa1PUGLMObpbEgmWh/iwva51loYbNAAY+
S0SNPKMYMGx+rHAzub134PfzusEz0uCcvnDSjops0BMYN8jmdAWfgnmeknaPSbtHpUwL1ZrgADDygkVZ8kfseJb8AwIpcL8NApwQSIGdoL8dUmjRBoD8tAAU
7BGAgilB8jkkieYHJdH8gCSgz0jC+X5JON8ngAd7lc7LfLj5IydWtUYRlbqAoFin6dxTd5ouajCwZ729BmOQVoOxcPkajFWk13chvb4b6fU9SK/vTa0gYUsF
CU+fMb/tZYiTuJGy8S+BjzQKr4CT4OwvqrNfrXrxEEs6HVlLLiwdDsscRVpRXKasuUyjKHwml85nyuAzim/YSjgpT7YyFdgNwU2Qg9rLchDtbCUKlUXY/Rmm
2F7WFJMywvgsMsX84ALLtx1nF0+IzS1rNMxX7XepnVPqPLe2ntQyohcpri1tIkkUKo/5mBD1rjDJM6umtZzOgssRC84tmQWXiQWX1UtHFvzn+Wxml6eELOc+
LyZo5Uz4DGmJnHlVj9bNi69blnGh01aLquLVizS+LK1RNm2NcE+B5ITYNlBiemnMBlEeblQUXTaqtCcs4Ihm1FxunhqzoQuH7lhx91gmLD/4q1gLStti2fJD
XCyMHaSeXqsshc7z0OUBqa2GNmmcoR1v2W5ruUtRyVh5ql5OfPe99xmMW1GtSY0a89X/BfMkA6dB1KAe+8RwWBim3BuSqnsYKVUd5V3UeleY5R2UUdunN0Ja
UEqVYtEUW9m8b7zer+TvAYyyrrYep4kWXVbGwvItjaESl/xUzf2nUiap+dmqQfsWGt9YdeqJRkEtd6HpbI1QPMPa4kstQfId17iQrI7FTVahD1YgMNeSC6PO
xBIpRLmwd4MSTfvDwvg1ltXINx/qVeqW0o4m7nfuZr0n+hF96FOthT2q/zXup/6KLuG4jC7liJFFSwa9J0eiCFtyCjSn0TNt/UybYe2JoguxX//Vezniky7m
39ko0EGhVlMJ4MMsgNddIuPmm29m6iScBNWsukfdre4pHHrPJKX5uGH3ZJ2E3SKZ0YpbyY42xDpYlolMrWLJpSczTXRr2rqRg6IpmQA0U1WnEucPZN5VH6b8
gZIQRZ6Iwt3CNMA9Kofdt3CPynGSCPNmsc15vPiym4N4OQQAIiD3fr5kU4nvsKgkDTe+RCV1cVhJ53l5jv5C312IU4yryLxw+D1jzoNjL6Osr737P3EdpmiZ
/lokTrLrKvWWwmB5DhyzMxyaI8YUo93EdixO5MqG9hOc/TLIlc3IWGqFgySNmDribFDPRefqb2dcEjnsGLpOYIAKl2TaXJ7x8pWYJ/PqBCxoAyWx/hKthzFK
4iwstJ4WfCIWHnw7nxg2qaXpBgJpPL3N0InaUSvC7dgh2fboYHBiFk23kDA6xMwWcXNatvrD3+SrxCPJKKTeWA37CWQEUac5wVLf/Dd089g9uyfH7Eli7s4T
CAahXiVaTdzodDaGsDGOd7FDp+hWInrFjMGFbeK5QQJbZJNtU1kv9pi4OnScsvrY9YGgcUqJUz/uYmfLhC64qk4grghGIk0jQ/b9LNn3aWUbSstkRwCZ+QlZ
haqrqllqbeFpx/Z2xdaU/SJUYcw0GjTUoTPeUPsGpkBdIDzT8BFblIGHhWr+/jLOWvr31mG4aOTjzcO0U9Qvfom6hDmtzhN3bMjvqWy7xtcPQjz4naH7FkUL
FpdWox+pA3OcPgShW89yygGdNEon+QeO2iUoi39AIW41yRMO3chheJygvmtcdYm2ui6npcTFDJdTC1vH6QKtLihmkJIZ+4XNF2xyKFqFtwKIl2vbcu+5Wi1X
puWytPSnxjVjuVws14qlP6Nc8JUqua6rfv39qL/7j2/M5viYsO/LmOQLL+Z3W/U4lu2A9uGf+TNW9f9/9q43uI7quu/dP+/t++snWzIC3Hbfs9qxWqu4hZFc
4WLW4yT+QCdOhg9Mh5k6HSfjavwBUw/DByZ+tgUVYDpqIES0Zvo6kLEYwJXBJnKCg+w4jGwMI4hp1NRkRBBUoU6iFJJ6Erfp/Z1z7u6+p2dhC8czzdQz1r7d
e/feu/eee+6/c36/Ugh8UxXbY2DBZC9/fhfF9uVYbP4zOLGcd8L9OwVLbrEcpbvhiAFeAmYiWfOq8Elsx5SmaU5qR+xkw7YW1nBxEMXTcb63m8PApE4x6Cm7
QymgNULSJmheflpVCB1oUkG2CBiKV/f6heigbFwxqdlxrFcVORJhJWh81igL40ylANLcbU9opb1ujV6Ve7TDicOJceyCCAixE2/g6+S9MpXhlIdsuqwJD9l0
Wa975TRI1N7wQKaG7ag5X8o+cQqHZG94YKzo1W8xey9KgPn4KVy1YI17vBKZ0s+m4bGsaNfHPiO/J6A6brLPyu04386kEi55KjyT6ou+5AWpz/H44xE1+iz+
DPosL/pMN5y63BIU/rPID3V75wKS4pmiiSDPzFuMgwsS5ANGkINIkCcuWpBnqHmDpoI8QoI80yDINRbkEWrWgyLIo/MJ8rAI8pMiyLVGQZ65EoI84Mz90gUI
cg2lE2kdcnQJ5fegQ5I7KbcDfHu6XpDHmwiyLtelCPLs5Zag8LmFCPK5eYtxaEGCfNAI8tJIkKsjF62RqXmXNhXkQdbITr0gV1mQB6lZHxFBHppPkAdEkPtF
kKtzNLJzJTRyky9diEbGbq3RyFqQDxqNzJJ73Ghkvh2rF+SDzTTypQly9fRllqDw0EIEeWDeYrywIEH+2lxBrl20IM/MI8izdAIw0yDIwBvX9XoH/mxnMb57
HinewkK8mVtlU6MuvhIiPOBeFhGu6anpsNHFbo9dM7rYJZkdMbqYb5+pF+FaM13sXpIID15u2QlHFyLCQ/MW42sLEuGvGxFui0R47OJ1MTVvW/PZMYmwjlE/
O2YR3og/t7II3zaPCG9gEV7PrXJzoxZ2r4QWbvKNC9HCWoQfMVpYi/Aeo4VZZvcaLcy3Q/UivKeZFr40Ea5dbtkJv7EQER6etxijCxLhI3O18NTFa2H3wlp4
VR9HqJPggAR4Ff7cwAK8eh4BXsEC3MFtEjTq4CshwAPe5dHBXrddNTrY67HPeaKDPZLYAaOD+ba/XoDpiL5RB3uXJMAjl1tywm9emgAf3hV5qsYFyMSeqpnI
fbT2XMJ9NEOOp8+SAyusGarPJaCPOfCInpWtocCpA1Hg6sSbqyhw7EDCuyd+s4MCawcSLjAc+JAN/xnK80DCMSADOG/QuUT+Q2Gp7GPzPBzQi0QfdLk+fBr9
vk4Y/mJ/j4NKfYSqrJ/Ss8BGeK7HGZDtG7RXl/V3Novfl2w2AN4DUxHVCWuSAu73wq3QC0e5PVvrqtPBJlRJN0aBcOXCsWaN7uE4MB940owvUTPCuJdKiXmS
6iv9fLdIVnZfxY0AmZxmsuHwYzHdpnPPcjHI7SNsNa/ZG3U7/qKHFoVjLE/YH4SRh789KEYsfg3S5UXeC9ExbOBGvWUYPZZSydfpo1IfByb1EZlY409rpUjG
zpWSfndRU2Xkc4dy0T5wUm4JiobJkBNuUEYzipXRlApayK6GqjZSRunYGJAQHCn/acVSMANkR339IUw7tDS8D9OO5EeON3ykUUktN6r7cLRR6rXutVk19dts
AF7FtUjMUzym6mdnRQ1NapU0Lb8nWAd9KLfjfDuLTe90Mn8RlXO75aOn6dF5VTfMJmslceMZNR6LvlAgKALFoSo+T6wy4fh8UqzbKpLgi5LQSxDK8KgRyTyh
DDQXwnR0KuU0iiXOGvScDcnDdrPs51UOJ5iq9AuCFx8yzf+kzWbws5FpyrW0408eKwCmCPQFSa7SqgOQeKQ/sL1sY3uZTiVKR5BmbrejUs2sIi8axgL2XpBy
ImbCnj9REZH9IJ9+AG/lZDVhztFayYY7/jpU2yo57J1nCM49yAFkPW/OCPBUP9vAZh8gy/VxrgHzpmWgf/vHfnG95wDzuNYfGYlx5mlsnUv+QVbniQLkP1Ww
2VgsR2Z2ywT8LCtemhlstecAdqNVJFmxQSC0HnVgi+QmXCsJrh75WGQTB5O06Qd46hD1vTLUXDS+EfhIbDTB4PCLEybdpXeoXf5CqR0yi5t9lQQ6CNM4xTEC
jWaG0rZ7CTG2Cu/I9kYhwIAN9V/qW0ejCE4MHUDkN8uyyaNrEo9Ca/nXMSiX9l4o9kcloD5+At/4eAlYC0igPKf7YAzgGL+iGPcpZe+AubIW/245zanYOJ3x
K9GsDLM9nyd7OEvTgRmYoulf16ksbNPofebq0hnw+63177fy+yV+v63XauP3l96olgaqWeH/XErW6cgsQv/yITiUG2N7YTSj3Nrrc2vn3Fo5t6thIkS5XQOb
oaa5JUgOjteTHPw9qig+v041M5ojBANT1RXyIYXZX8u90ZEjkUMCyYAAnWBjXFEbyNXDAjsD8dX4sQEfpk98pK6XDNtDdSdZAjYQM1i5p1pdIJbZO1LGrG/E
iU2H9WiqJ2wy7ohzVZbH9xyP73ke3wt6rpfoqrHtrH7pD2B11QTBxw8LdxVdy1E2WRYV159/6qdv/Nlfblz7BeihYsQ1/Xlm0lzdF0Wg9I89xOpuRR/U2mri
TK+QSruZobweElfNVWyjuZJNM1fALiciKG/vi7KpS9SnRInlcVklzzCmdYmW2N45XxZlWgjyUaLjdl8lb7CSYMrqjNkh0BfHbOjpwwZS97iekMQcaemw+rJD
/D7pdT88s1P1gOInS+fz6fCcHfN++oZonfxH958ZhUWvfrchWkHLUK7hmX5icrtO7XJQ+C5rpwMj1y6r6nBFnRcb73N6Fh3qydWi8McnDz+RLufCd2eP/jJV
LsFXNcf4GBiVio9FXPCfL4gNrnlytK5WZyyq1rvJ4JbbioyDE/V6B5dhKxcB+4pxY03G6YZ16Y5zurcROxU316b6ZDdyc93C5rgbfl3NZc/bXPM0VXZOU2VN
U8lA+PqDsrBi+55ihHf/BZisFOMmwK1vWodsRoL7gtyz/S9V6nqYk+xhn0AXywQ0nJKjYjv7JLayh2IpyDCRYoZdGzN6HAVEfTkDgAtdbtWXAOhPNrjqYxJa
ZumSJrfr22ZWjKjPivH0jKpvdXWhVufEJxVTz3G7TzXI04RQzSWo5/7vtf3Br0Rtn7vonlutOVo9VNF/M+xMSNy4zZXoMNflKDt7SEONNdTliDTUM9JQhKca
N9SQuoAyHeDEhxSbxnND1RoSH5SG2iOm9QPqN1anvoc2+QlIEMPZkydeScFRMxP5eIzRzgi2e+o/Ntf0YzOJjyUKSfj4LOrVBdDR9XQYn44ufB6drgTauLA2
c2S3Hf7g5E4FVoImFWEcp/0gT3rE364nGfrHnZhUbL+z4Q29jjF8VqEVG5U1/ko6qpwT7yGuFaqlnNRa1tTiJbmrzBrm6Blhjp4yDyblwYRQSZ/CVa8WTtrs
THIC11yvNW6zE8lxm51KxuS9Ycc4wjjiCGMeDMqDAUccYRxOmVogyy2AlKkFfGmBDBH3SUNiDynB5mjHfiqdcLxqEe8nhftT5CjVCaKBJbieAaGAvk6DUEBf
z4K1JMWuTOw5spQ4nYI2onIKWnvISWRJD3mHLO4htxCaMaaClp46DxDFE8gMe4CMGNLo3Lc8Z9GOhI/ZlBUDyMdEzzGuSZpJK9L1pBVp4tAhmof3jj30xH+9
uow5HiKQlfRyMw0XRFWGBvETM8cERMh6hte8mVE415ST+Ig3MADFKsadWMmwEysYdqKDYScChp1YBtgJgKqWGFS1hUFVFzOo6hJGDmul7QuGBVG5+Ib8bGnU
BdJHW+AbDDt03I0EVPpFLcBt0RD5uUr62htBBhKqoC1oqx2pLN0XpK8FDWBKR1wKW1m6v8UAYY/T5jHtv6VMtZxPQFnaV7oqcgxTegMjma5irI2VDFq6glf6
HYy8ETDyxjJG3mhndIRWRt4oMfIGtqZKDLLRwiAbixlkYwmDbLTGIBtsf06Ith7DuqUbl/3AguXFvlZZAjY6ZRkhrnm2FuKFijBBKpEMvyYynMTJ+s0Q4s56
IdbSq0hYRZqDNi2eN0E0g7abSGL/X0Ivq4Qe9mw3Xo2PqSSkh14BxRMDn1okzOvnOAH3ZV6gG/LW5LTAT3CZylI+PPp4kkjTB0DpgDED92m+5pv5AM3MXFz3
wETJZ5Ol5ft4db98mD0+dHxmUXxK8GvKGYYmkDR1ONmE4Re2MIBQUMniUqpg5YEIX+YIXZYLn3xOI5oJx75hEcwG7KczBN74qQjf22IcGLdx9mCZ2YNVP3tA
HWIN6tOQfjff3yG3W/h2E0yqQSfqc7e/TT9+e2zP0/tee+uPweJKkUZNGiOKHwybBzV5MKQ4nUeUSQgNkkhpQJmWTPivUmuYeYHumxt1j/CBdwQbfft23TH0
ZbPuGPqyVXcMfdmuO4a+3IMJBOL2UzdIY5hfiUkgJgR6jogJQTooYkKQxiEY9u0txjrP9xA+l2FcbhRfm/eVMuxpmSCNP5RW7o7lL+5iepm6MwjFn0znPO98
//Dzj/7osavouEdFZ5mj32UOvDPY06LYk4j97WOvvvIexZ4gK/xwr8Q7FcUbR7zvEKol4o1xvKrEe5HiCZ8xfmfJVxhRpv+FozxDUTAvGUZS+19+8+F/3381
tR2ijUu0vYmUhvB7KTUiojwjUfYkogzg9zWEb44ogxLlnjjG3frnb8H9G+EfvsnhW+PwLcDoAH8wwicl/PY4/DYuw0YKf1HCb4nDN3D4zRRek/A1cfhqLuAq
Cu+X8JVx+AqurYDCJ05z+DJT7e26qr71/onnv3t271UY/1SCehgvPB1rmYPSJAeTvGJ4MvV8TBbMT8aeT1D6UrnjB5s5lfjBrZxI8qCb0ogf3EAPXoiL0rFc
DoAJ+S+WUDcGx3P1G288nDjIdhkK0I0HeMXcJ0M2Syigogdtyuq8iN0e2xxuDiDSH/bwoaIurUQ4T6ICAMdzELp3Sc7/9bCOOKvYRwJkyQRdmSjlunfR12qE
NO3S4fuPvvr6yAcE24lyv/Bos3LHcJCU8F6byYlorp87cY1TSPqtjngxhfkRpjBP6WlR0hZCcAY3RaCBTjgYZWzdrsuR67ZuA5Bhr7WR4QdvFhzRVYJEOC7I
lT/+/mFm7rXXIfUpW5dStLm7/Ju7GD7q27yjrgyMILhVx+DwdPaJt3/2+uwvptb2qFHcC1/n2/p+REWAh2qYiUhqkfypJxG6uFvVFJdySDF44QB1eIUzI2XV
AW5iGyv68llOcCxK0DqL0NZuawbXnarXmuIU1SQ5ZvUorb7s5S/tolbUg1y3tTUgzzR9221tgYKwkStQFLEylJ8EqAiEQVJPozalZQ3ZHFLD9QfHHvq3R09c
2wOWds6a6NlneD9+VoWL4raD54+uz3u2VRzyuP5oKwUFloD1v3Pvf3xm9LffXCuUbefWrqdr63tr19N1/0/WUiavMBJG+D31iUqKkDDIlEAnoR+Rc1EkMAOv
UfkKDb1QtwXY0TwMRTYpGiyh+St//tTjvbodbG6yWa4ELPZtDFbHsQnn0hnf2IUrwIXFoHPJXxSkCNqAvka/br5GGkaNo4jvvHHiH9AQaszhEo463EzDdN9t
7YGdlW7tAV3Fcl5S8ejEpKEGroE1M59quhh20Yc9HF1JjQy6kh3XyIDL+VVdFrlZzk+ddkyNqAnQIjbmpObPifXhpEui/sCDMWW7y/ihE5LtOGdrjbr8mXtd
k6015DbJ1r6IbNWMR9lOxV122sMGVLea8jjbSY+zHfci1WINe3EfrXEKhyJNbu31GBh1SFIY5BTsKt1329NRwe2puQV3uL4cU3CHC+7oDkkF1wnWUtwAgylu
gA+5CGiAWS90I2J5JPqlfk60A+xKijg14Z0XlvhEHk7n4VFaIlKgTijTpx+w2CnZflVd1gHsnKrr1HMwAdH3I5ivK9qm9eRVMuguPdwv9iSxacwq0GV5oC0k
mEUyIcJJf0w7fwPMBcgOsVJI0s6nsLjBpxSYdt6BsUGBaOdTQZ7xRnKMN+Iy3ojHeCN6PhGRBDo4VyuAG1DPI4Ud0IsMlRi9Eg6Z+hmOOh3SCsSENOUR1RHW
nYQVAlsEVXqk/4Lmc+nYfC4dm9AnzefSCfO5tJaCsUOJWQUHvmXDfA6BdeZz6YT5HAJrh5KUp9GbHRyYNJ9LJ8znEFg9lBi90+GS7nr+Uy0bLpnPgT2FmIdc
KBA/MpSjgFIfqV2YzBX54NujcPJLvZXthm4n2VhNW80Fs6JUEOjVnIrIDBu3hXmKrCvzsDHDWRMU4jVmcsI6d4m5mWeRmwBLs69SYOsuGs2ZHa4QW3d1WX9V
KTyr1027YeN1verTSxpyLIhRFHScLZXUx4ZSAMtgPWYMeS5kBAcwEIfsVAOkQgEOygVxzjUgCOWCAA/i3HrdjnsBqr8IrtqZZ/p3R3tHgYD3xS9SNeDgP1n/
m+AYHzK5ZMScVl9hXCNSYOr7n4X9bZf1GVjAdVkb+XT+Fj6r38CH9FvKKVm1F2TVXjDzqXjVXmCz4wyZFqLz8KqdzIszbF5sSzsUhAyUMFBhcQwFRWlGumMZ
ajpewtsRyGoMNwH4QbwLe0IyOipg/d8iOVhWZTHmKgUiFkXMubOVAj+O4HDn5NHsNVX3GkrR5MUcmz5h1u7wWkn3LLCplXAkkhNU2sqSWGHGItpaSYmdlwc7
L1JlulahyjKRnZcDixpvQ0F2LTyC2CWTDuprXzZ2XhxgHj/KMoD+j8IsIcPwqNpTsPNSYufFlpi5oFU/LLcGbaGzrdxGKC6CoQiTclLCHpQwehkrZpY3L9bJ
rdgBAKyZhV2ztm4rIJxkyyWcZEveKE3xrkXc5oWYCIEzgxFWwyjSoUcRD6NIB48inowiOR43SjyK+DymZHkUycuYIyWvSCmiMnEJTXmp9NQGHoYT+KkXiI0T
k0xTREdMYmiCzJaILiwRXRpe0pElItHhBtxh9VqpzqDmmFL5HQxHYLMplMOwAOThntfFJPumFBsepcnFvUKO78uA9Ki/p5IlR/cKOfSvqJBB1EqtNOHuXrFK
Ew/ytjLtyCjsVOrlOhOHKWY0VIGs2MkWUWH3E8ZMaTZmSrEFlYc9TVoK+izdLts76aRz/1Swi/EG5KCdJAHTc6TTxK+Gde3WIIVl7WZsmIfTWNKeU7EtfrzV
zZ3OMMyFL/NajtjHYlbU8LTqK/0NTYkIXt2H9WMdajVBgqUEmlp/42a2W0QlZ5Oo1RlBrfYJtTpbh1qNs1/9n1Crqcy6r79YFY6YzVqZCrtvnikZgzy6I51X
69RQzjRsNbPh7wPV5kb1AMy0smEnUK17rfv5bgUxqxZ6rQG+7+iDHit22/18H+CeTIxx197XaWmtf07RXYnv9OqyqOXScDS0m9qqI0Ndxljp7TE9IN4RHF/g
khT1xb8LG+OQhc1sbJo1mNaopsoSw48YLDGY1k2rJbL80GVE58wGRRjCZbEPfrW+tMBiLsu0mVmmzcwjo7yeWAYwWQF0hDRnLnQMYDIXST/4tG69MToiyS8/
uovRug1nQIYGGhfXkh67jgmBgP68DDpRHpf2SktUW5O6ogr6fdQHKuzRnZxei9RN6jo1oyr58H/+29mGP5/kQ5hpIVudErLVMzArBxeRKi8CvJUWsUoLs96e
dGg2s+6n73/1g5eLPTZORz402zIb9U315O7q4P63Rv7TwmQyte6d9+9/5YU89kBSMh0gNrHUOgDBI+I0sYkxE/s4sTOleJuKezT1ES1I9D0PU2/IyQNhaM8B
eEXJ4jp8cnJnVbhz/5YQtnh+guIbYkux2whVuQX9CpUMPtgUfi3TsgQ74EoJl47KYqlb825LUAoWC5ntVxjBK7ID0SFiSfErgCC2kAWBy/RKQkRbuCv8Yl/R
tpTNzE3rP7dt9QdP/8kv1+rYltEF+u9erRHuF+ogYsctWHywkuGDlSzAqlKdQFtsFa7FDO6HicuxE/YqS3EdJS7HTqBdtOM6Tnw6TLRLG7mp4GphrmynbfhU
cBWdCtAh+t18iH4H96KtfJa+mbuJbMzroYO/Fsde0THv+ldP4d+Zteuvp3/fWSu1YX/y2iZf+sDcL23lLy3pL3UbvzT/a/3S/IW/dK5hdnxeSooAaiGP9XGW
D9KyfJCWxRCUZyXhg071TpC7EgKjESyuxZwxPiDGCWJytBusVp9ICxilk0C+9wzqMXRfioHZhTkycP7IylR8YcJyuiwwodLk7qOR2+dHac81oLTPj8ieg9F8
LgmiGICGbBvDsTdieyeB1ANfLyoA3XO9ymo95QgnsFGjRV1srGEia79yEfWaNZ+BgZIgzprNoLP8WGbQeGe3cRkwvxLJ0phqLyBZO0rWnpssMOH1B+b1mFvo
T6CHSqvw18VI4AV8nYrKl/iViCItsztCzZ8TBetAPY0uIleMOM/2E7bSz+6ndQCBbwJs+wIyMr9kELLYR8hDI56YZFIds7Y1wNBnLwzjnsaSNJuLiE4wScMJ
d+pG9XtwHuq1fhcriF6aCSs+77bovBt+I3pCzh5ItNAA7JePS6mMrpqJDl/zf6pn3w4aaWCNno472OyC26hP1gDwDvFvYkA0gz6eu6+VsMdt3UndJCG2wcR0
6pkTnGTd2lH/s1HLdrNatqP+Z0f9j0l5mtW33bz/xWQIhItpykEgvcYfU5D+s7xMjPxHdZ3PtWrnFPG6YYpQgo0p6bpxEswOl0gvbycewMo3EUpzgIxukcer
gpKYDY8CDjvH4KKFBaGKZi8CVbSpkBZitWUqrgk0KG+XZOu3S1yquCBbYKA/4YhXsjoQb0J86aCZ/q0o07SkQ6+QMS0hWvSJup2TDFunZGi3M0u7F0jhsZ0M
UjnFu2IZ2WQVV5WMbL/I82gXTb+JobXH2USrgMz/MnftMXZU531e996ZO3funbsP79obibmzSLUrKE7lejdrq/Vc2RSqFkFkRRZ/uWoaWQt/YNgigix2DWvq
GpcaSigNpHJkHhZ4kSEkgAqVRcEYY4hDeJhgCLQmdSogFguV01ai3+/7zpnH3btmTVBb0HruvM5858w535zzPX4/uRULYi/87lYl02DM4RsxvlloKsxFRUz6
XAsuoCMQhUGuZ/iKAhJ2JQ576Wq3KuOFlLvarcqwW9Wjes5uhVVxKfx73eDqvZAybUTODC0Oqpr1Q14W6IDKrAKb0+3zGT00CjNM3T+9TIw2AH07H9anZ0D2
iMZMyR6NL71ChUFZqBAW43mBf26cUeKfG/OILOel39CJJ9S4zp7EKxTuCOH3Je/SQ9pAFZv18mI3tErD/8yLFH/4WV6kYOZyewaEysUNP6cZziCBBLV4mLX6
ChiVn6mYaziMxcFsiMNYHBAcwbW+iXr0qcNPzr5+BK71jXr4q074xFTarVHmRvzDy7tN/Mw35fQF5lV0zccGlqNsqCrlljzKTIuKLbM3krKnDdNt5Sd2KEwm
dmXu0Zjb0S/M7RA1aiPWqwbfR1nP5rB2rtO0PE/ULepIM59WF6KSEkuuOwu1FJXVN1CrHsZarutuCrWk0X/bHx/edvfB+tdZSY/eHNVz/Kd/zp2JwU4TXFZO
PjGw4OvoUOuw1jrIfaE8/Dz3hXKuLyxXWm34UJe+IEFu1CVWxOr904K4nPUBpgvhfAxaYz+K1MpgzHjEFOqo/diWOGLFg/lmr8malb9+ye9I51dqUPcT3Xfy
xzyO5u/Bdp/Z6sUW7iRlIPaVgTjt3pmBGGMEyCqwO/ZwrR5VOnaU+yIv6dfGfdhcFPdHfnEUrJZRMEoN0Bf1a1xhvWRU48FO28L+Ao2AAP6zaAg9iPaa0hhx
WRqHlCwk/4GW/C7VXHcgCcLjqDgLW46K81S+gsdAXmyqmDLla7VFanwdAhOjug5hSw6xY0/Jwt+hQ8qzJzqIgcvEGtwDq21drgoZkGoJ6AN7EoxeYDKXMeqq
MKvQry2tuhqHJUXoF9AfE93QH7Qxhij+4dt6sNrqScO7QPNXFpq/utD8mZgpcsxXDh09EHR0hxM2xVXPvIDpms2DuUrNA3s5V3KpBAWFz8CA6T/XcB3mpLEZ
s9PKQnKPGukMcZ7ZlaEzJkOBVKdPLFViXWD/b+KqxwF/TOs8ves28/EZTLoTL9vhsvJLiqKsn4MV3SH150NGzy9/I6XZOYP0zv+xnAto3mLjzjlAJQLHux7V
rqGPXH1fK5ynwNpMFDLKeKg4xBRTEM2iBHbZmUM80K60Gn4UAgg8AOfXdKupTNU97Uarl6aOvVKauPP5yrgRBZfxd570ZahQtaFoTmq9PNpi5bm6VRdOizVx
jXr6KvMSJOFRZx8z/gS/xow/hnJcyVgvfYzwkjxrYD3nRlZzR5o2TKUxD1U/sgSjWgq20CfTorwIH2jiLbUvQN8huz96IfuiqHFZRHPe+jqZ1rlCc5MWm2v6
HmUOdKN+RJGWMZFrRIvWs9JbOk46P/9k4WegKchyfIuW2UtbjUyjR422Pd2iZ2fsC0zm1KPxnunb3JOiPctH6d+ZEY6UG90W1YaouB5GWoBNuk/urcX9MH7X
YPzuh/G7b+7dPWhZlza1pDQxHtOSeJXx29RH/TFjGewFY8ZS2pTgZKohrieiTe+IMUibxogRMgT6Apq4Fx2dJRRyLzQWN3gYBWwSYlRtRgGPQmnCQTRhs1sT
RvgOLbPhFsiaMEQT0qz5izQh3YYmDHNNWNdN6KZN6KIJ692asH7WTRhIE4ZoQlaguTE8z/DFyKYx3ApoUPair+WYvrqO36FWr2pQ3cKFEvVAZuskze3bDVzK
PGC9092aPZRmdxfQ7MpPlWt8daSevoL6/6NXUCAI4AWUMuD0+Ds8szmZy6XRUaMvcATOAaczavSQDuabfQVBnxLJx9FUOpbvJLaOiuljR8sxHNGelqP6BiTs
cfDXAWztEeMJfYOxX27Y9rfP10cQCamesFtuMDl00hoxd+kbzO04olw05lT6hNMqIvSUxG9KYCdXgSM76Ql7qArHTP2Ao3I9otG5CgfMNGoTR2ZPvvBfv/hw
MWcIqCfsVU/YLXdwDCrfYezCkVPvvP3Q/bcGKiaVnzGlYkqv40qbV+nww0368o9qiioc5W+Q4i/lCoMmXApfoy9+uTbCVOFc9HKRfilXVkJ0j6gQXb744ZoE
6d6KUGKbCcOTXXY+THW7joEsj5i78bs0Yu6XCEiTIyH/5Z3XZn+0b/GIwdGSaDwVH/muDvAsj1inbBWT54gkiG1sv39s293PP/yzr44goDDPi27sVbGH+x1N
kM7BllzRo7YOND5t68jJ3bhu6wFzlUQrcnbTLke32ElbN8cB/cu4y05KhcC9v96aBu45SSihSRytF0voxChi9UrjSaxC9S4wN0jQ1XrBaroUwToIz/EkPIej
dEYRs3O+kSBY5wKzjUic8401gnS1GlFQHPyBtKpXJYyvQasJHcbnjkdQEnVMECaujoJiGJ9EpNSYaQHz8DjMh2A0o6YE8oW5QL6QvbzNKEDQRROzDQ/+VNh8
m3DgOOAJSUMwwmSQry6vMkLgd6004H11V/LVHgIymrQsMKRttHmFwzGaCMeoR00Jx2A1VUrugruQtkvHmQZBWAQQ3vcah/c9k4+/yPKm7rYsMwtbgDbKCBBV
DltFrIT0EtZ+i/87/Qd7OCRfeeWejt3f5+A/V+W4KcY9SW7T7Ik6s61AnVhB2hyneA8iA3wZcJWwORcZzcs4n402K5gBkt5nILm6ayVVN5BU3Zqk6vqSqluV
VF1PUnUtSdV1s1RdTt+TNDNGICn7snYzhL4dubtZ43xagS1+i3mDO1lKV1pZapkKiCxguCAlSyKmqX9m8A7Zz28NxX7m7NQQDQl9ejLAAgUEyaLzuvaHt+qW
Q/goW9m7Fv5nQ3tiM8UqSHEFJGEeyfMY4Z3l6jKrQPBZArIhGufsiDSfhql6+wPij6w9IA5JPz1aU0eVY7KC5TF73ZgjIUBW2guIC3AvMA+DG5D2D8Hh6you
BZftJyG2+wA/53IYbg+2j8C+4nJ4Lj1bpfm7KvSyWkjmG018PpPP5VsdVXO5fFHfKvN62vSOGd+mDS3crwP7LVJlXIRdXEUjTXnrO/P8XYZ6dlN4Ty/N82cr
CyuOBiuO4pXN1Dpj5/xBXiGrnxviKmmHCan+dVL7b1PvocpfDytEMSXP0yl5XpeUvE0qeW6j7G5QuyrZ7iLJpFsLt90qs42YnjEjkfZYI+2xGqCmCNrjG3br
ZLy7VDLeLn1gu5nlAKLMLVLm9VLm3Da20cbqHaUpeqeMfIreqKTorUGrLLPWIpl2GSn7Rdisbw1I3t6g5O0tlhS9KyVDb7Fk6A1KqPCAZOgtkgy9fsnQ8+Zk
6PlZQmkZw94FW4ga9g/Xy+KCc24o0d9clniryKH05bGXV39j9vKubidvJvbT2NxuzlBPWB1Nv+A99br7Tos3nvMX4o2M/HTt73MwwUwnDXe6/Pcho3cNQy8u
iIyq268zE1QFHQRV3X6dmbQq8CXYNfOv7CNNRmulhm7SMG3SeTmZuEnzjOoeTzi2sWGSidKoGTwU3ehaTL7AOvM60oOjBltcmorKLrO4lHSr2/MYXeoRiB4x
F5lu5ZwNduqWan/2mfGNggAgbzQvD8zspScmzS9cqZZCMFGUVfj2Mf0g9TZm9bMLp3bdIhFYxdptVenW0Xjh4pNak58reiGCYpR46i7C5WjP015a09qWBa5I
15an1RUM3RyBncjPndIC53jjC+dTGYHb6greYxe6esRbnenZdXm2BZfptbDkYFD0FS4USeodY1A3XTheuDgVqw+f4KUCTIAZVjW7P2cY9oqepkVRDUOr1t0n
mVhygTn3AvZL1uCXXBQtyhxMXmsR7JOLdDfuE1drA67WMOqdAZ3eTGuARWmoUCOaDk+Trh9oRze3GsI6uByO2b4Zuivt2Y2booHpKKQrabHOLltpvyq3Xz6w
oLOGAWoYnKGGAWoYdK1hMKeGVdQwyGoINyuElYqGqGgTFR2Ighn6dPXPtJaooSu1bVI16IrFqC0jTg2gtuHc2i6eRrs0xSgYRkumYYMZjJpf53j+ame/R1E9
2I36cTphGAHxxdFg6nJD1MPWTb/bcErjvIWA0E0DVqKS/7FtFQmOvZRrMMzHqnwxrkH/rLgGO2NV4Mev5SRAkJBwjUsYTVfdjcAV0s1lZE857P+0Efc0n6aH
N3dQaEPh3+HIh7L4MqmQK2Jks5UuGgofwiR2HaKKLtw8ZhTJBRGqirAUIw347FTkoYp0y25h73nGFpjRiMYlpu505mcMdED0Kgym40Cb5UWuBMzOK6+fZ5jc
aVnlLI6Q3rmTeZ80OqcFuBG6G3AjZWwGaSVvQS8xLGoIXc6gv8tsRFhTb7sCv0kbAw4+vHVaPi7OMuQ5CqfzEC096tvpQ1Xfvh6wKyleNDR3LeKJBXPyuRNR
5Wp0QJqZo7CXJCUaXMZcIiIKLI0VbcA7v0SmgiA1rgipsStuO69Aauwj1sXpQOPdUfIsGgGWcsoJoR7LDGh81LgiD3VFBC/jDXaokWJla2Vcj33TVEdmqry5
7aKMxXGQhJvjeuJcOxQ3hGUYmRUBKlm+GmpPVVIzDhdPIbsp5ROOGhItiQLC3E2aTNhmVGI3d/4fbykQChdohSOvbd3UdqkatYKVGKzFQ8xaScoFxaZkwi4I
KuET5m0v9dI+uGE1NayXCC1yM7LXx/1cVe/yoAKlSltbWIJbTE/NrvRMzH/jbyn1Xkeosp1rZqJAGHA9tn4zA67HXUOuKfM1ZTDgcqh+TRhwqyBorTIDbj8P
I4urENk00QCGJ1ekodlvXamWHTXWt8ppLVTis4ebyii7eXngMKyRFd65bQ4RLO7muprcr23N/GqB+bWPg0OEFRKtgyaDFrYwautCA6uwRQCo43/qm8FkDgcn
JXMUm95qAU0AeMAKOmZzRkxic0ZM+70T1BkOfA0rKbONQLIDM999/H0DSyqTo+y3m1hXmcOHhc4hVCtZa/jFG2VhdFhxNqigDoUPcql66J0vDWEdag4f4YR+
UgnOmLFW8Htpd6XqWls2x9y4C2WKoOf/k3r+c3Oej8Cgb6rn/8fM98ZGAAWiEAVEgA05AdZ/UQFeUgK8OEeAFLREM7b9VR6qAxnhV9G5l3MCXZkTaNMXFegW
JdCt8wi0O48i80iWps5wLZ6CalHX7hSQkRt3pFcxSksg8CPDO1PZY+pPglGixGegFzooaC4rrS356iyIDGQBl1hrhveoUBv+8shebCkpEnryEOdP85i1c1dD
idFXkh4SMo2knEkmJbVVOg9QWNqzJ79z0xtH7v7dEUa9Gb53Kntbe/P1vdc8y/dFst9XkP2+z5H9vi6y72fZ78vLPnx/TsSn8iI+cbYickRMmoU//GPpWPTY
4zemJn1lzpdsTwfsJBEi6DijYMn4BaaBT3+ymI+5DLMtUFVW8hX+VQUMCH7h458McjKYla4vc4HzkLvGkcLd5K7J4RSEg8lSMF2l76EFDE4x8VtZtm0NYRRi
4C9k6uuQii6Z+rWoAgM/rUth4K8hSNzF5ANKuCZw/SpF32bHIRuYamLL99MVHFvyLVjy6ZhY8n2YqTA1Q5I9cvN8aU8rvI1t+M/lbfgpgJRMQe6omXWt9nfn
1X6WOoWv045c6tSoUurHOI0qVernFXJV8CY78ByMM+A5mOJ+3ADAKpW+dSnmgwi8MBnTIXYQfdFZaklKTVkJSlJqqW2pUg9y6qQJH6g9wsnxdMNG5pumMssA
eOossyKEBxUpuqKLrqTcBurrNMXwWq+8cPfBmcUjjC5FN0ww2i0V7UI/dxbtSZmeLtMTcT1B41DlQhGm3jvBuKK7oDkZCxrZmNPmnKJ9wcvwddG+FO23y1I0
FQEVDbaJq+Ma9HRid4xNFMZjk8nIF4RWE40n7JpFCOAh5rXK52Z3TP5o2JwLJUEDPxberOLY0ZHWeuxY2dipyyzEjerKFSyn9WAJUD2HFqcOBoslo5KGCB3C
Yszi3NsFEaxwhn2CPlhO/pWDUbNKSZY9RpwpIek52bXRT3KrleySWx1I33ajIO3bSvgSC18S4WlNlQrPidMBEqfx+ECEr3QTviKHU+HD8QRdXQEqF0TvCxwR
PSyKzkV0F11BOtNgUAOou+BuUfAKBMdqsKIARLoJ7snhnMpN2JudfHBY3E0F2WtBWWR3z0b2I0r2dJB2F7/aRfxKJr7fTXxfDqfiY7xSj+kmuxO4IrtRlJ3H
UnfZbS27nSmCguy2yG5HtVR2W7Bb7IsCDwtxIc46DxgG8hU4JN9f+QrsNjuS/Ir/t0HmwWT2nFjvtmz+SoNUnpTx5HgL38If3CxUXLAJWEJXDy6k8BWsVPy3
bbM0OXyUY1NqkXEgrkxQVSsTsZucM56UriVdaE0kvzXOzWFvHk8q48l1m5NRuoR+wxuh0xwTRQC3gLw33g9f2yEG2CoAZXuwGTOadIY27IhcadW0h4JT2RO+
jW58nW/k/AaTFvGMTaAvWpAANCt7sDAr473YEJACvGtDzcoMmZU9OGdWVg3f49f1YDYrG34Iv883whY9LiV3ovoMYdFejThwpMrJ79R50a7jMeecVWGNQIeS
xkWMcbVQDASawMulV3fO5sRBYFMlmYzsCbZQNmgOR++b31ck7+R5Jh2q+jdawF74TZloNP8MUsttwWdwBJ+hJPgMZcFnqAg+gyv4DIzdsFywG1YIdsOoYDes
FuyGNUXshjWC3bBasBtGBbthhWA3LBfshvMEu2GpYDecK9gNkWA3fEWwGwYFuyFjxsmT0BzRJDS7mYTmF44Zpll4xhWxpWZV3A1segUY+n0Jz+YGE/4ECUJV
y9FYJQz3wnNkIFc7dM+EvIhWiXolYKw0tHFkX8wfAqSN0Ku/mBN9mPmP44Vh7Dq4Q+GeO4C/crFB7MckYj4wcKkMQeCIcN7GhhmfJlolKQY2sxIgkErjurBS
siV3OwlMozSZBGMmyRqXJjDgJ6+hzlRC1ypdPMS1oQbYjNANVRcPdmFbUdTgW9yq2EjTZVVWwVekFHmX0IcL3JeqgmhDtA7NzzfREdKecHtTZSJ3MzOZ8UE6
WTjuy1QciAqxPw7YC6PFWBNOK0Boh9uqY+O1GgDFr7JfYPRK2HqTr65jLAILjmieoVfHNVaLgzJRnCAWMxsA2LnYwFJBr3PgQJYxj0IcuZ8L04UEaXARP8IK
b+SgI25aTd3G8f+44JSR09yPVe3mpHWDmTfcONrbzB8cBC2WYaKMjD8aYlavnZzsoEOscER6XkWH2KBt+UWW8CKNibisXqShXiTpjxI8bDwpWSfEaZ83MzHw
Ejx6M9RzwSRBG2QNSS+oUc87aWCmNDjOlqqyPXf26CENoUVKMzIEVoYULIPTXAKskBYnnc3pHmXuHo20GwisCbqHtwnHPRz3NrPPmi3QKjIVr7XBn2JDOgN0
V6vJ+q3Vw9qu1cvDudUHEB+4EYDkXMLrbQAkR14u98Z5C+Pbi2VKdzN4MCL1p7NAnxN4tFMaV/CDVZeJ5EZIwif1PZXfswZb/YVb5RpX3/klfLmMuV8umvLy
iilAUK/6pVdRddkwICFpMfnIxWANixe1Zw//5MUHdr756CfGthF7IymYRe0P37lt9s4jxx8/gUOXgglvGd3evy3ub7934juzr3/w5lMf4NQGOtXf/vTwSze9
se+tx2dx6KI5jdaHgG7Nt9EjfBshr/IxIPaovKFJdbUR3i91goYIJ+IBGg+bY8BSUceiqYyh+h0fbqADNTbRmXd5RFxNOqnsJ+dEA1egrzeoe7u2pNZQN6ZL
/1CiiTcHPEwaF8YDkUs3geGD9geG0uLx3AvRsfH8TXQ/+rbLCYAStZ7jflQwS66vx3F5AgjwMoIDi1G65bte5SrLd71SQGfSu7Bt0zxhpaScYzaGQG3UPTeb
RRehFkGX4Nks8yG60utFORoC524InLshcO5ifdZIWEz95TJEIffQVM1yH1d4V1kGW/aLlY3LysZlvakawpdpPL/2NFBntpqZuqfs1ObBNnsT9ftvK7NhfmIp
W8hRYTyBRfiFm6be/dqIdVyfenfbW499ZIxYr+buO6JP7qb7DvB9//Danr+cGhuxHkvvu+9NBhPex6dvf1KK3d15mnGPf3lYPXVnevq5Y4/+J52ezj0VMMdi
ubEE2VifOKlPHCBxjudOvGrm6ncod+JA/sRjuRP78idgDm5/dPB9ke0OM5Pt8U8NsV60T72rTk+lp9+/5/H3DDaatH918vty9sr05PEf/cpgY037o5eVZ2GD
Orl/xz1P/tIQ61CGuy01Y7zI9PAK3f4W4qypAY9/T54Dp8S9IsQTwAzqU/asvRaivszh01uFczoyUyrylxST62mGp0teVrsnZPfHaveo7B5Vu0/J7k/U7l7Z
fUXt3iG7P1W7U7L7qtr9gO3fyWtq95jsvq52n5XdN9Tuftk9pnbvkd031e522f2Z2p3gvbfU3kbeO672xNb2ttob5b131N65qdnfTv7uttSgf0rk/iwz8R+S
I/ufTo+cFglm70iPnJAjH25PjxyVIz/NjjwlR07cnh7ZK0cyGGgGIM8DTVvLs+jx4V9vFQe5rQzOTtHgDL4ELKQjNiSXqRwxKWP+K6ZnWn4r0zMwOEJlcLZT
g7OtDM52FtCUGpzLim1k7ryoLIe15YAZyTx8hmyFcYjpdN56oAzNRlzranCqifWAZ6I1MTgJfF8Q8WorkFVYIIbmQFJGeRpaE9sZljo4wXrST0EwnNSo4MOo
YMFXLjDRfbDunrSUoRnBBOHbaOHhv5EbxcQwZRdMDL+uwR7Qzb9oFFkDHtNKYpfFxA4Fz5PoHUs0Td7NJJrDFB2Tc57JcWskD/T/Ta0j/4e9q42to0rP83Xv
jO+99h071/E1idTxhW2dEkSkojgk/GCi5atU2hTxg0r8oNKqTd39ARFC+REpxnHAQJI1wXTDJoDLhm0IoTLbbDbJBmRSWKWQ0EibtgGywkCgAQIYyG4DZEvP
877vmTlzff3BstuNqgqR8ZyZO+f7Pe855znP45Jd0cHYbdwA9nH19jfFJpyyyKZom7AksQlO/Lp0jL3CrS+32/n2DbkVxYI35XYN3b0ldytZF0HubjQ21kb2
JE1a1BMmns1steErD2a21SAa8Gwdm/9oGsCyBkM6oOaydsGi3riDFuVVERgLwp/dmVkQrk27sKsXdy/LLO4uUh3OaK+0yor26hmrXR6115yuATXHlE2EoTTh
IPboWKyXvzxqsx7LDXsy+9YlKCthJotxshLW3RtX5eNJqQhgPrNat1Av8HZ/nfSPZtNfnT79b02VfjdNf9Qbz5WPH50u/RfpVd7o66T/aDb9c6dP/5tTpT+X
pr/aG7fIx5OG2yj98/VKb/XrpN/oG0h/y/Tpf2Oq9Ptp+sPeuF3vcE1X/hW92ht+nfRPZMu/ffr0j0+VfmMlOOiNW+XjiXFplP5Sc0GvtHsNV6snp99N0+/W
R4FkunFrXfpdTr8r6X89m36Xt27UoFOUrRvNxsvDjMhSNNzPbPTfL/3U3x+3G/j7J8hLffF+9g+PJsPJhtd2T1hTeMVjU3nFGLZG6rRr6MGE3ZNRrBkwh63V
afithgv/7TT4Zv0Zr6H3CyWYBt7vkHi/b2nGTHi/w3Ckdzz89Lum92tP6f2+nfVC38l6of+Z9UJPZb3Qd7Ne6HsZL/T9jBd6OuOFfpDxQj9s4IX2PVjvK47/
pN5X/OlwVgNH+ZNpSJ/4k+mvvkMBQ2nATfzdPXUe59gew+P0/t/j/F/xOA/Zkz3OrabHOZ41BWcNRNtIo2n+NjftL8OunmDapDKaPOgzH5wxptqnHcMSjBsP
jpsz/8PGg+f1gyH1YK/xYNQxTMR248E288GQ8WDQjOOcYVTO2MaDU8aDcdNw0aQ/Qe0dSh4JbI+M3KfaYiQO+eimX/wI9nCX8dntZnwm9mvItIcDxoM1Rnne
mhEzSJIHU/e2Tt0KHcGuh555l86jJb+50liIuCwNBiTxhxJDJOZtL6k+JOatYpi3j8S2bHGpb0/I7QDffiy3MtH9RG5P8O2nciuT3jNyu5tvfym3I3z7K7nd
wLf/pRcV2Ayd1YsKfPuZXlTg28/1ogLffqEXFfj2nF5U4Ntf60UFvv1vuWXr9qXcsWnr6+c7tmt3yt0iw8w+k07Ah7hI3kgn6ec4KyfT6f8pDhlKQ45xyHvp
osEYhxxMVb92cchwapy3cMj2NGSAQ86lv5rg/N2dvnOCQ55MdblGOKTvp6YIIy1zbEpCVlPAjgcy0mduvCd94wpeykkDume/0FA5P8w+c+ZNa/kNUNt5ZfnP
6bWGSmr5HzEt/0h2reHlKbHM4eJJmGSxCGEy9z5NfN5xU+wSWtGQI0KCzvDTMPPUw85wSfvj6uV+6UgiAbeIms86CVyoQdVwzISIIcJGKATtGkWeZwJYJx54
pWHkeYpcxTCQjZY79XoJvFIjU6+QaN95/Ps9MJxOvOGVhrFKlodniPWubKxsWO7uT1Y1WHdvhY717df2nyE77sTbGsfrcLzbZ4h3MBsvm7d7+pO1FWO9R33t
lXvNtRBo5AD6t2vanO+eIQX3ZlMg9va+/r5UexIFjnWohFSDYIEHXpmump+fIdoN2WjF6m/sT5ec6hDYZ+7PIrA1hPDwtLk/NkMyNmWTIWPRd/vThTBz6U59
cOu9Wbh4kWZHTnxi2mZwcoZkDGWTISPk/f3p8py5tKg++PG9mcU14NF32ZPc+Dqksm8ilXOMVIadDhIsclOCWS4kmOViglkuJUhlbxJS2TOQyoT7CBrZ84CD
TXteEjExgJQLjUHKfgOQ8rRyYoWMnJjDsjBevRAM4y7zAM14TNbP2agHKXsapOwx3UgFyx1ZkDLb87/vmxqk/GZgt62ddGaMMAoMq8MGp50CFWwNVLAZqODP
EvoZ+bepUZkwCkECTgBExTbPOwP1gMNQdHAnj0zaOPMH76QJWAT1IMKKhWzaAiFRFBSAD6uUu31VjYU98oADkH51E2tvQxMqz1gUjN04nE14ES5sPA/5QUGv
s5xM+kYKBSbdHvCYhMQViUS0AsQXGjQ2PoAPyC5OlALGdhWYQCeXkZsBuJXc4ldgoadTes3ghEMTbVmlmiqaaGuy3ORdYlUAUSprrs4ob2xAJ5vZ5rE5yfeO
RvkusE0oyKrSZm0XmP9kBgdplgBDVZgo/7bI44IlhwI4iskZrYF2L2UFUpkt1SqiU9UKnaoQvaQ9agWbT3uiUxVCp6r1WsYKBV2tOF7L51TnYwnsUa1TxQ90
8MgAGxKkYg47aLqUQT6I2D1QvEICFaf28IawL1YY9CIngIpIQBS1ir9WjB/o14tzONncVWS3zks0SNLK09hEXYk26PhaTcNTiSqsQNXKClQh0tlKfaESFWF4
Kkx/VGEEVYXpjyoAUllmwsqchrJUdZrGvIYsaIUUlDF10jI6qQfqSNUkgLQImddHFgkNMN9wv4D5HiIw33yLT8mDMdBB5ZA5Cx9DiRf/3bPLWoMKuD6HcX0O
4fpkJPHU24yrd/mkmqD7HJonCGJOo/s8Af1pov7IuY6aKlB/Gt3HKDk6AO2rHAsgD+TeyvQIyM8Dus9jDFnkEHYfsD4crIn4uXM76RvSyWhoG8LMJ+g+D+i+
5OcGug+5rHmprfU0us9J0X2m6fQMdJ+XmkwPtQEtTEL3qQc6g4nJhLH0COKST6xVwIe6Bd2XN9F9tLqcV42jVhB0X5HRfSVeqs4D+OeLFW1mK9rCxrbMFjjk
cdAHmi8vAFWfBdEI1wdAXwsD+pqTcbBACpw8CBaZn7MsJnZ2x42oiJ0E5YcBEIPeu01uGx0NNph6JyH7uvLcwggbOTXGz6cwboHBV8T4+V/BJbFQRQnGL5iM
8Vv0W4T4JW2EIX7piJaF+FkGxI8HU4sMiM/Dq89jKg3OVgrRa2WIXhtj8+YwNq/CgL32FG1VieYkflsZOHKmnSg3KqoyB0tRBQDkzc1+gHBjM/709wvUC7JA
vY4sUK9b9eeOLFCvqoF6c9fX5maBehHB+jJAvTAtER5U21VAGwbVOasgs9YAnxeY8LyA4HlVwuH5gOf5k+B5nSjmzpUgbBN4nsXwvCrB8zpVJfomPK/zGsLE
a3he59W1auSvUj2O4XlVA55XFXhe1YDnWQ3heQFRy3wlaF6QheYF00PzrMwhGYL5U1sndz9IW7sftbKZa2MzN4fNXIXNXLu8rTuNxcMxD53KznESUGXr6v4i
w9AAjweuGYbjJcymxTYZX2lUfQsYv+LGDL3gkG3SC55leRE7lRbhsKCX5kQiK6KmPfTXavUUEE56B/o7TDPotK5LSJsTakHVgwnKa/FvUgSvv8AJmG8wVFMK
dVdhvsH5zDd4EfMNLmS+wcs03+AVs+YbtCfxDaLlDiWAxfWO7eqBIPzbmqs5M6iLk3GaZDMkOPFtKST8j/XUdTUXroQeJ2oBKLCKfCa8aJfO/5D3LMcM8Crt
1PLeMjOwxMSuBXmhXhAKhK+sT0YoPObx2r6DX8jRK69SdDl5Ke0VeNdKmolHpYDVUH12ovjzvJcDTcaahFVxNJfqZdq8pgqOM5a0iuyF1iIcubyWevCa22rT
kKBxcCJQSxPbDeAd9hc7g6TPq7rBUiieqz8XuNUed0T+DHvcLfJn0OMOyQ4+p6SbyUcXEuR98F9pztLnmipuXTZLrql/B3O9JJjZFH9p3QZnTIWdsnvDk5tk
AiHsl/kF7imokCsXZoJkEy92z7JEndvnUONTTwadxaQt19zjrkTru9y9hTNzEzVCd4WaHjA7IkQB1T9HRcLwsME06LP0X4BLScvj2fxy+E9EglJPNOhrokE/
SzSYB+/fDvVbIgIcsTlgiw4YkgBSyXNodSqPLn5HzV9m9/NNcEetsNS6k26IGYCWHdZwXa3m34/rDx6XDx7VAYckYExiOICr+vh+0gJdau2T7+6V7+62+cOj
yO9ZklCt9moWwnw8aicshPkFzmqujj7IVajbAVK3XAC5ihZch8FiyYqCIa7bwVqZwy922TASuagVRiIXhTASuagMI5GLWmAkcjAgJRYTC9Sl2EPmU0hJ1SD4
icNEuFSLqiWpAKHCjR2Qa7pdgcFaGODYYD5V0i2O2bY/2baozg8xXrIHIMDO0doXTgzVcnzaYbXsZmCiQJ4Htc+aJtZxySPFAWUvfHadXhPCTgf6Z5419QAG
9xOS/DzpkSBzJUTdRLIkIM8CE4qqi/Ax0YlObYIa8q4p7vlDN6cGi0IC6fZSykUXVFJNon4mPdPUy3GzHF+lmRTQSqyXU5pJ+6xOXCFyEeJo6v4ic4tB12IJ
k/Op9uGAi8zW8lGseAGHuAW0e22g/bqL+Qkhdq7aV6Ge5ysciFrUmw110tSkvXVg+QPy8gqQ+RTj8X2yDvpU8pm+tQNRG1R54jmy0pK8JGAhFhAzSMFEoAdk
Cb1xp/yqb3/2V556m5sB8d45TDA3h2eGOKNUkcp3klpXHzzugAoYZzWYe1Z1w3BsneaeJQ0sFkVgJljNDEv329EX1XUEKkjqug1SMeq6RZhkh2FCA5KWIabA
DTbz3Q2C6S0gaZkOkKn2Q91T+ZV3Qt1TXVUfvwDP13TNw2V113xOIrdO5dVpJhXiZYIWTNZAOtpAOg2YWLc4wpQ65HDAoA7ok4CzNvOinlFXvaw9of6uL3cw
dpzGO52E/affHtUfOyQfG9MBeyVg1OGv73LSr+9AGChKHP7aCK5qXFL/wggmvKwjTqJbmiueP10tmVj+hv2Ie87GbM85snWantMsdZG8NHPPqfbGFd3ffjxN
z6lyz4nSnjO/cc8ZcqfoOcIFTX7E+dZ31DilXhpzu4im94DLidoLvS513e1yokZdTtQulxO1w+VEbXc5USMuJ2qby4na4nKihl0kSiXaVYkyo839frtsUuFJ
l638VrtsZZZdduquWpyNLqjqqsWvqAiquirWvqKi0VWls4aiQPhC/5GdZ57c/Ec3SAdOuttfU1fDYy9+ffM+0huYsodpd1bovnxN9xWI4BqzevmXWJ5qIj5P
5dV0wacF1ka5Ns+2Elvi+Vp07/985zFrUuGtNAvvkX97LIcd+plL74iU3kvZ0nv5a5be/7Wx4rvZseKR6caKshiBR2Y5ViR1cZ/UxaZsXWz4nbXkwkx1kEhJ
zlAH9VKSLkKcREqyQUs+vHnfzuFDlUnN+K9uoDVXihhChHjPi5/bzhwsUxWhmhBV1f8d4FENcOw8Jl5DYTDKDLcrISYArv2CHm6/U2uS4XaOqCbi7O5x/shL
+fjDlznyzGdu4s/cwuPWzXWfkBH7kAuRqSZVNuf5iD1HNShZsPFpwD4rA/YZGbAnZMA+LQP2KRmwT8qAPS4D9gkZsI/LgH1MBuyjMmAflgH7EAZsI1aveOF9
fOzHit1UOaNmLX9uu2BGb46s5ehIR57Y/A8vqEHyRtwfXUcw2mvV36ltBL2ZtVyNIP2E/V8iP/zFjqNPvED8ZnJvY2au/j68rm+UoKTW8k/H/+Ul0hgK1c3d
guMPIq3vUUg7NcBPWKo9kgYspIBkcrWYzj1P2PUiFafsuEmP3alMhfISTJ0KBhlh0F/+0YkH131y5KGwh8f8Q+rju8ZIpvd5N+K+sF9/5Vr882c1qhs11WR/
IFGiSPXIVbPY6aDKLrGewEilrjscrrLtDlfZCNivSWbjzCfPNe5LS7gyr9TEziS3oawTd4WOtCt0RFVlDB7TK4LkkhXQQ7pF51Xy8e5GxgHh7482Sizd7CAv
5Ja4SHUOT5husj6dAPVs7dnZdZ4dwcPFwxrGlUDYf0CnrylwAC6WRed2yf06Z7PLRc5egZ29qGmZ/QmuxaXWx7iWlkLfilT64OhFc9nRQ2TH5LuHzciel8AD
EtleiWy3+Hfk+xXY90NkOx2O7AmHIyM/sJ39QEQ2Cz/Qo/odlC49IF26T7r0OYe79FmHu/QZh7v0hMNd+rTDXfqUtI+T0j7GHe7SJxxuBcedOh/cEVVVqwvU
uX6R2ZQX8YboQtba6WaB1ItY9jRiSpT5zLRcZUlU8C6XmHe5neVS57JcagfvW+AcHmkpXqoqhi3dx2LpJsTSnbbZ1J2yla1DFm1Ocp9k6ZxYzrNiObc5XERb
HLbEw1JEQ1JEG6SIBqWIBhx4bj7yBRUSC+BQH/mCGEkBufSRr4tYfiRSl+JikiYpIZe0JwOFkrnIpY98Qaikyps4nbyJcwFv4szjTZz5iw31EmUrPL3ytydw
3bXemoyKUy5ZWEtOHeWW98uRhRXqb6zuVWFEc2yEATLVh9Z23mOcm8mRQKYd+eHjA6x9zSF++Cp5KgRKj4fs2IcPklAvol/2wY5Occw0LwwtPoFKSWbqVy8+
/cWeXd/f/5nVY68AbeMy61oVbMiWgVGI9MiWqPCTB3+87ntHXvuTHtW8/NheZneTVBWKWmcaZI9E340H9i38zUEQO5Ii3WoV/sHBI1v9HuvWbER9eAcuhbXM
VmmcXC6VCx8WHetHRMfaF4Jd/8JHtXy1jX2quNQbjvfzDgEWS9lXC9/ol72OAE4diJTsq5ubQDl5XXMhsi8mYSx1qULv7GIngnqD3ipMhJ0eU86S0+WL/hNg
irTLRUVKuTOKFFlEdlamOX14TEolqYJ3Tj6+9Wf/+OpPPmxUBUd/pN7P1sGZF/dt/d4HW3u4Diyug7QcuS4OEa+ZLmqpDS5iUIOoOKzfvDTtBqXpcml6XJrY
KVQjUn6KQr1YjTXFpGyLRtkWxYLFd9pkwmDeF5LiM9kun21X8XIXRqtwOZP/X04s8cHlLlMGLXBK0LkBBbyFu6qafKhL1NWCCym2LlDDW4jLEmwmYGQ18+RF
tLPg8c6CxzsLHu8seLyz4PHOghfRcT+PZY5cMRS5VM+s/mDlMcd21ooLNmxnEHiZ0z9xmdHGyyf0SSLm/3hRuVAbXhv9QPg/Tr749H1/V+5Jjz2OLenh00CH
1vWNfTgPulS2amHPvJ9nGpDT7z3IBzX5ZJDy8j7c+uQbfDKI7h+26Sgk/f2UQyS1HO4yQ7l+p8qM1aEKuk9YAgLjDP4PN2WPjDjxwfsz5wCdeCz135ZQwMg+
w8NDwK+3GB4eAj56yDAGj3L7Q4mfCvLQAsivzZEOgLH1rfcyTNmbRb2G6M0/94v3wypYLgTfA8j70lh+HcatS+0/ZVWXb9ZyCLy25iXYY0PGsKtFpFjLpsyP
oRqTysX0s16xoS1DULtW5oorAgxSVFNoSC7U5nRhJbKAP9vVtNeFbFhbj4szD65E0QoGOhvJjmpzwZuvXnRYHqyXnZm/gWbYUmslmOiA6Q8wPt4CBwicTwFv
auYinS/4o0dpZkwc82oQxzMtmoG0fkvZzQ5McqMwcoEpUC71NdDSTr5B8kL6M8Q9b34E+2IugRtCsQLpQ8pHlWWcKzc2e9CPxZ0qhz9n4NCNzX4mphBCRm0i
RZFTE10UMq+4BBAYbsMlJD3lsiEkXE5UbMv0C9ahLRMIiY/UkAh3GXssHbQRfz252/b1UdjgRwwZLqvMQbzWVcVv/TFYRiFe66L4u2FNIV7rQmsyUpc2iNe6
UYXEa9uhOp0zMwZvfqpcBdxQAdVLiy75LTlqaAD3iu98j81NYNDmNjBgcyMgObkCsB7UCm7NlGt3byKxV1+DKurumlRL+w1AaTeoSpYCiorrWW7JOu/Kv8Dl
X2QJ7DThtA2gISRRObXij9vKfmPaC22ULwkHYhNGi7it8VdAlNHEzknONOg5iduzmuX2rDIXZoW5PTuhgkLcnhdAFsUuF83vQkQbm8qC2SHsPxAmyXMASIDf
kfvihbatU6nGFU4nUqIGG8mfVRyPcs5aew3EUxK+zVEnwYTEBGHA+DvgTEVcMvV/0Le4TVls5/ZVtBSWt2ynyfWws87SLCB5wFnii0mhxYZsTROOXXTWCk+x
wGy1Vmpx814uj914AFBoMosfYniH30EAS7sRgseEpGDZsiAln4fx9xFAeI0DA7IfehnDNRYxTmOJSlgp0WrSbgoE9khDBNvhpbmSKudSu62LkL2tWL5DqpoI
6VzzGe4r1r/UXmRfCa805+M3beVHfvG5TThfB3O3UkU+2YwSaoma8eVy1Iwvh7iEyldpRu7bcAlIPby5Ue6bOTjBL7XA6W9p9GYLB4vmwBVYezjokspLCOBg
qwht1hh0MyygG6h/q1GJcHn5qHJVc8m5Mu7mRbZBpzdqAeFHNwMp8jSLsxlWw8U75NSIP7hWoJZZ5CJVBd7iNvkBKSDOkhlzdtWvHFMR1HJ+B992UuWvmd9P
RP9YhswnoSvnqYHl36D17uVL7oqankoXaf8S69xg4YPA2u1RaRWErlR1lOJvcFXFdBAjuyOajwKZnPzFlT+gxy9tlGbucTO3uB4COsuvlwbr2ncIHDBGcPrC
Qf4CqWxdoixnHsTC7bh00/Of6RhCNbHPo/0WcIHP364PNpDW3jJ7s0N/Bncste6nP5daQ7gW6Gx3HpPzQYdW0ITWlforN6z8pPW1NP2lFuk+HchZVf1Clc9i
7Czml7/GW4tV9L/CVc2o245GddXBwUkDqDZ6qcrB0gDy7PTVbJyfZssHNmefeK/1M9VpMXwVvtVMU0X7an6A5IBRQv1//TxUZXzCRiYP9ElpnrBBqF0lknDl
5zl0ypmVRHqZYoL3J2bFIsswtRLhgVBnu7Txu7GLanIFV91NgGdKnZE6YierI17AWMsTtkz5MDqXOLul2jxkz8foPA+js8rtVJkhGumAhB4YQ9uJ8Y7WXSAx
24SBMbtQ4wDSpDWiCCIsFV5Cnvqe15X8xRjVMo09jFe0ZtUjZ6OHk8eMzlgNRkPNxwNOb/jMgJyeUlndr7O6kvvZt7mf3YK9tbqjNagGv65VN2k8VzzyuS0R
Zd+wk5zz4SNYcA6SqYdN+Mu0SR6fqUlWGjZJOCUVaZLHs7V4nGoRFr6rPSaxC9UwKzgkg8lNC00NCtnhoD0ZC7hL/g97bwNtV1WlC+7fc/bZe59z9v1LbnID
7HMSqKRIirzXPBICGvYdAQLyEB32GPYb9hvU03pNX+jRJN5H09153Btyg+FHKipYoKCXgCUlCRWR0lCCREQNIVDBQgwaMGhA1FimBJXXUkXPb8619s/5uT8B
pd54lYxkn7PP/llrrrnmmmv+fPNpRBPGK6x9plod5qjVYZ4ut00rRJkBZtnADaN+gxrTGKR/FfZW0ZZEWV3+2V7XGGLr04Z1tE+ZRzN/DjgYZu8SG9dDiKy7
LDCwEBOMGX1T4g/n0V6nHN3DhmvUExyS6LL18dz1dOE+Mz86SiFIHnrUSEcnd4WUEITaM1+rPUzxWGYpVnMfGLg9Ap3tUbfLmDsVBsbVwX+SgDFuYqbOb52p
W0yiC+o7IhD7Ckl7nDCFy8ZN1MScg6JqGpu3LF2R5NbW3mhea6pFv/g7kyr6lgrSPMV8Br4xouN3TaHn06aM2n5YgOm4z9QC4kBeQFS6CIgKC4iOrGVK5ehM
QPgiIEIREHNEQMwTATFfBIQJAUFsRjzJe8qaBrAtxXW14kRquelRy02vWm76eLnpjXtSDfEoTJAJcx2g7PPz+kqZ16P0thJcm5VUOazwOlWcrVZK479+3eg0
n8NSrnY1KDUzkdWJjytsS7hVb/3S2tVv3VPNTlcEzPIcjql1GpN1Gmgxv9r70Xs++cRz9/3KSJUbLlKdi6V4LxczyV7iBvI1wb2l5KdHbv4EW0rzek7Dz99C
3I30kgLDoq25S1ofJmePgTmSxelcyY9zCVvF3OJQa1kcrCIT3WKKOnyTKdy0FRO4ppWwlJ8Q/lt8T1nv3pIlndoRxNXUycvCdjemF0SgCMCiMMEve0xGzCkh
+l2gjZM/SZ98MCcNsCEoF8/laHGwIDd28oa+ptJB7xcXIV78Owk+RfmUHLGoGTvNJs+n+5ksu/h/jjAXIj7MRKwUiXi3IuJdiojsu0+JpxdbRcR8AzsR8WA3
wVfVuusp5kv8wmXGi0oQHjZFCBxSDSDtpoKoiLmsZevlGCJ4Ch1TX8ajVVAwWgTPWnnJGnnnWTMWPM8ZHTl2biofT6EJIB37mCUd22rJS2hdLutdm4qBd8Rf
aLD7Xa0xlqwxJtYYzsRJdlraSbbJycLjl+dSb/JmAmgmjkIi4HRjTo5plKUURQQwAUfqWsSld1dhsy0z/ANtTtYnOqP9r28qRgDBlP+PTNqKcnzF56gM8VLi
YRWqyG4JshL1SWvn0X8XjXCn/PPWr4dM4VG598D2n1rKJZ8+Ve+0TCm2URZfoW6+yS5KBlB1kD9j8S+NEgSOcx7iruPyeeyRci5tsB0T9lMkLc8EZwGJyHgC
t+ZXqd6BfFqdrmPz7xW+4skUUgKQSfn0ARDY5g1dzL8swn+L+aZX9E2DclO/3BRxGmiabVsW73Apxxd2WqI6s5j9T6bJOd4erFFhmrAwpWnqW/OtnqzS8biZ
+lZ1CjjSg9nf/YbZKCW2ZhcDKS1c/dhrequMK2NOlHKaFYAmqqQpH7k9ObSChopcwzmvGV7IVsqgG4aBj6GqxhWYnvKYFipRKg5Jn+ZYNubS5P8aaQbJXGI4
EonBaPLZ8XFHeWBJZSmHbJsqJ9YIPGZucuqI4ud9tzM/WyzBZKiPimV1mXHq2eJdG1ENfjd/7RtpBDba/X+iFBxyfsXyOtKs074JTfljqKJ1fDrlXI6tW4cW
0IIboC1Q6UlA0I0laFCGqmEQh2sFgAOjPcrrKmdvdqQOfkuD4FRPblc9UX3xuC9fnNCTyBCClqQvVfQB1IyrMgz0qgv5JWXlYkh87DMU9Syu3K0uUpny8gXz
PBuBUI9A2D4CYhGirjcjlMwBrlaEvGkX06ws9I8+K7RH7HhdMrvZvbhYfIdLOSWb2W+VAS9KDcCibtzD7n1sd89CWhKgo9zC+Dbrkr9Up9fDB9ZDY2Be0ewF
OsX5Q3HPpY0+Yo+ekUZ/3EOX0C6dfrgU7iXV2SBhbILiUzHmIQ/IqXGdvhC9ehsDGMIBwIO6ACi6iJktuk/qnkR0tQwA0Y76m/SOSP12G8rd5WCoQNjaj0Nq
dcpNIfEQfrKpC+ZIylphsh6kJWERspFAWIue7WvWIoUiwED2U/saNc2BIZ4Al1KNPnAyMBGRrpBmp+0lnk3ZMxD25AHswQA6AkXiNYlmF7LwZMYlMd+Pn1k0
jhBd6dul1LL+xBxNzPWNqMCucT+N/aVoVC9G1lbMjCrZmu7oZy3lbrqQ5oa+CnVJz0XvgBWi6Q12uABZasIcZWGOEjNHy1xhZnChhJ7KBfasM2eGr5IfU9Cg
EaDfIUhtp40VivfhUE+nviZ8XRFeT/iMp1WzO7SXmE23WHWqrMcM9eFH3kQvRAOg/45y7Mv9LDYg8VO56wLqWpsKzpHiQ4xIQOOrlH+JXJMvcscoNpVa2CuJ
/j+gNA9mKaT733oh3T9bIe1pIe2xkG6X0IZIaEckNEpDMdZHZwndO1sJ3SsSOoJ/hCR0r0hoEpfAE2IJTT8ci4SOppbQ3tsmoXumldC9M5fQvSyCtYQmmhUl
tAhwZgqia49I6B4lob2ihO7REjqaqYSOOkjonkZvTkL3itDyChK6fwoJHb2FErr0ZiW0anb/H1ZCg9rJO1IR/dXxTGi42BNAZ0xWFX/nTQ+r5GW9k5LfEWv2
tDES/Q279EPZ1nDwvrvEel9jDg4fQDDKEutDjUHM7MsavO+6XIOdoYNATRlEyJsTz13BwVlzsuAs5MmR2L1S7hsFw/ADmgFeM4NqtWnxT6BBcQcYaFHAjSyG
MVLEPyxopIOJnQVpQnnWVcYQ0+ZJbGo/F8jWwetl8HsZCQL6ZdjpYJNTKsSSZYnpag8mWe4wHqsN+OfnmP1juQhVDYJk0jbuyxMqfM/J1tNsUx423eSE89lG
6HLXQ0Gk43rQiEWNdk3k9mOGQHJJdILcPcbFgC/ELngxjZqHA3xLDhxOfuycYr6XGNtZZrwHifDLjIuAcrTYuoB2Vw4MHjUc1jRcqSoaghyAvJOrIvYD1DvH
HthiVuD4KjfawlAL2gViqdqYHGHgIV9cbA8BuwZRvNhgVLiWCQ80HGzE6XmydON69GKZsYAZBwtkLV3e/LVVdUkv4wzkdQp+Uy9J67imVj//HMY/TG0JCqaG
n9SbrppqbEiG/nteO3F3s6pWT1evnm776ukiNIp73reWxAwLYROHS2lQepV47S+uUL1avMLHw/gFSnTO0YqXCNg5qXID03sqYOcgxuhc3nn0MYbJKmMlzcM+
iarsR9g2T1UEV9YQtu20qEoc8edgPVwgcMaLZlZLGkOnBSxrVULtCznKtw8lVzkuykWgqm577I5Qg6s4zGVmJ56bo+XtXL3QOZCzK7PWS7N1J1DblTtXVB96
057Q6jLyJjpD3M8QEv8nVCDqjlS6DYClOievEXK7TzlHRCr3xMPKTncA/Q0n14mmmsoQM1bmq97cQt0HHvGllaTxxX1YqKsNH9SryvQB+xG9qmCj3rjawkZq
JasW2ChlIq/IRF5ulc4xEXVUmKg6Sya6/a1jInS4F+xSTVsJPvHiucI1msiaXeaky/Ps+OX2t5hflHyC1PIvZGWcDZEQU9DCmGH+5FzG7ikr443D0vLGDFI8
21axCHeouwyAORcheWxQjR3ZEPLhTETDSpcr3LUsIHkpvuzfND75EY8jqXOeoRXWgswO7HKzWSlEeysgPTd18bm5lQhb/Apcqr0Qcr2d6NIrp1VY05LcqvXA
hLCWrFmmXrPe5BLVm4KtLkh9B3PZs3yrhlcKm8DYA/EvRK4BlM0wHAiUB8Br6VHDTX9wp+ydvixoVzqwWElkObaUCL3pFQSvK1DR3UWOEG2VEWMBhJy5pDss
vJnzSlYWbi5z2krMWSXi1Yeuwl3Vfn3sLUhXVdoXkRHxim70t6xh9GZBobRZJ12Hc5JdSIsKy6QcoVDnWWmPlTSwB6IjOQQ7r8H7uCo0/rAu4VY0ZYSzYWDu
PY93F71sG/YQEMTrclmET1xeSqz08Nj5TQ8AsjRrIUzdtR/mLbfJxb0xljxMZ1dr7Ek2oeQ7mU6ktRpDqyW9XSsnwVLhSXE3T8zVbd0IuSt2kMvQYS0hdYfE
pfN4W1fi+3tDRzlF2rrUK13qBYehS7buUi91qYRml86uOpkxAGSSSleQ+7pw1ueUG0U1bnzSbgSkTlKbFzRqgiucjQvSEOURXvaI8S9nj8jdPkS3m4FEf+Zn
gqlmAtMK7wxUeEdFLrexrRnkeF1Skm1sUiLE655h1uDmWGVUJcAXkGtVrqElijjifLnityRkpG6rEAhOrC+DS9MsjeAq08rhOHl5RxUesq6aVr5ZC0E50iQh
QVQ2Vbn5uIJRM5AF4yX1kVgSZxz5qzRGWiPqDWgfGQKTpb0kdXaBaFhCI3i84QKsLRyzr7I3qHYdtQtwbV7qZPQ0qrYiG4cHZyDXX+6UQd9IBY8KqQlhSeBI
u/K7hhpVrXLS96psAMNkMQ2qyTKgWePYnj0mcj91bA+7ROviVhak7X1A6pIYkV7lKkXIqtw8mb8ZCcp4tlSTVqY8eQHjh6log1kFMxw1R1JvdgTLOafa/BU7
k/v58z9t1GE1lkTATahQpHFkWpaWABluEMejCHLpT7meurrF0o2MB1YZL9sSt3gYRxKkh3AcXGEfwHHeCns/jgMsgn8mHyGDf2qT4BtIw04ESM4e4aZ9ZmMa
TzkgAHL9ErE5R3oW3TOhsNRyX7iXKpDCCfJfMb2ggs2hf/3wUrfTNp4xvh+NF6I8e6hJ7FhQJqQSFC2A1EHjucsUikyaqWhDwj4MaSoyyj1XBrKfOmhKUDNz
dR9iwXubPTuI9CQ5e5r1HRIXpgtlRs3+mm0ZJhsFZ6gC0JUDuHKg05UDcloxTm8xWPj38YJcxPAMb0Io6vDya+LeHc35iK6ZxwBn0VDct2Ni+GMFyIx4fjwY
0y/zhldeM4EzOmbQCrrWMER4Rx3O/H4FFJtI+VIJt+lNYw162S3O8UXpQ4mZB2GuG+CYcOKvHrUF7497xIA4wDGBFiY5w9710icBwENyRx+WOjM37YFViJ09
fRgTh7wJhz1srqYE6gX8cWPqD65LANKgCkDq5QCkiCjz870vbrr5httPBRkGEX5kFsOP/rf3pg8WPS33WQDY6WuCp7jJCy/fYSMHs0Caere7oRKRGkNb7x7M
jh7q8mKiEus7OiA6d3nLO1QL7OxalpdKs0wQL0Ry+pyqK5E+6qIgla2CuIg4mzTwUk7tz4tSL5eJ46WZOB537yuiJnM+ukfDA1eYRpvrQygfj0kfQvl6O9yE
Nd1TzeH6sZcx7Cw3I2tT1iV051zOIVKpkfuMzqmROkvxnyRLMQmlWGNannypzmrcfuDLRw2VsbhnE2dgkzzJ0mHN4c2q7lqWtdibfGNLIUexN/nqnxdyFHuT
T340S0lsy3kRKp4L84yOf93DgAGFdAi9LNIyWdcBr/vNZm9LwOuA0g/76F/EctuE8OCA1wF8QMBrf1yHjZzmX28jysT6ZBbCV+dVQAJcQ5rpA3EkETs011m0
R59Qs7wvjnRQPZ39vlrsegV8WeGsLmaQUCz1+IwSeYy0OqihBQVm1Y4d2VaVsFnqlQCmPglgiiSAiSlwpugLK2WNO1XiWZfLUrdUyngslhV5UYNh5ZtS4qMh
kUoxVmmUYqhIroGitw4CLAXF7xywozqGn3bZwD3WRlfgm9q7bME33WMLfumjtp4nU4O3My5jyAPN49VbxGeHj0iWDI9loVnkj76UOU4xn2fmWGY8Z2LhG9Rh
sTg+bUrNCeGZZcZBszmQrYQzV4zaWMQsLnlv6km5ta39d7GEDhYCRSGnJ/+/cTOV0T05Af3B91aNtkGEWZdXqwG9WuF+aHrfKkpns3ArpyudXS0FHPtVdZSk
WdBZ0AyKcIlUvbM4JyfyQqGf4wt3QWtTUA29GZPx3KFdl4Jr2G8k5cKrONHf1J09ylgLugHGSm6AsRx7DqT46+sOPr6b8RYKLVWJ2Egr3m0URVrWWOPUVgmG
Cm5a/UQf1FSWXP/eHGry2zSd9YYIROPM/DAI2k9CSNG0qlmcXtgLpIEhHCJgkGjNRZkSNpqMkdKb2I2+YaMxmKE4HKfEbA+8oswhdnp3KRm3kQllZeLuu5uK
uNJvD4VCnzdeO22RENttec3dtrz1LlvaQvvwPuxjbgEYVOlke6vdOA7HLTZRio7jdmNBWNYWYZo0HOVNHJHmkakPi87KKPDViX8JFIB9O3pBA2rRFa+pZMNX
LXnhUUvef8SSVr1sCS0OWUKLA5bQYr8ltNhjgW3Sh8qOYISVVtbgYBSi1+xWr3lQvWaXes396jU71WvuVq+ZVK+5Rb1mK16TF08pY8NaIdgXCBlaKgUDAN/T
K/A9fQKBMbiCITCOEwiMIYHAWAAIDCv3qDSKqA9WaPZYL5VYpMUS8bBIog5iCYNYIA7kQQmR6BfrYCR+YxgJq4DKcYH4jYT0ufB8sicX9mqxoyqDC+1LdVXJ
4M/rWQGy3UaGks1GLjgVG65UayoVnXhIQNaWYS8uXcieAi5qwoZaWkftRHzJnrZnwy0LGetl0bLss/SUXZtjWSsSy+pzgGszSLcers4NtSVNaXFsD/8JRC3y
DVTgbQ7gKw6Uqo+w2UbAIbTy7LjhA8r4KakZs/A7V6uiDgpehe9d+PcaYgU/vJzG2pS4tW0+S0/HtqHjbG+L4VUWAK/P6magUB7H+FYl4reGQ9ioJ1Il1Vhl
nEm3cUwL28mWi9VsKWxo3N+WsAHwBf3ETolFgA+U4JcaB7/ULkU6clzD3ED4CPF7DcEvoa5ZJKEvxWfC5lrlwYlJKfIk9KUPxDWlcX1QtEFq7chgzujXPKH8
q/1pha9qm3+VfRfVd3M11un9q9VW/2pV+1dxd7NX+Vc97V/1OvpXq+I2q8G/WhX/KjvG6qljrK/oX63mw1e8nH81tFLqSaDOvk4BLCGwD8Q1VssRr8bEEw+Z
jTm7XAyhS9NRyPlXgYIQyQg7NPjCW+06nyOnc9HnBf+qUDv1r3IFFWob/Ku67TTM1OBeHHp4ZhIzpoFEPdq/mrKnar00W3eiTHdz54r+1WraE49I+iY6I/5V
D/7VOnjCUWU7PATP5PyrYeZfVT1BaBjuEP+q192/Ws35V2vCI0w8mj2pW95irkM0Gbinmnrn+4qTqLfAPSnv1Iu8U+8c/ET9E97pnSXv3P7W8Y74kZlL6plk
aGCvysyiaau5JEzdqrNjk9vfajZJA9t60HpbuLqu21ttjdICXXWTsqcESkpdWC2lgksJHGS2eMhs+ayyfc0/j5c9fKT1zQvyK09Wf09xmqcqiQWSmVGRqCBf
MjN2p86Oz80x62O53Iq0bEXsSFSQ8g243eE9UGUMi1NJKmchnRU+cpuBSugxHKorSSleusBy/YoFskYONvzsfRxEtoq/6wAyFMAxkr/V+VDFLR6cKgVU2ncU
7mVPCCrSapBP0MxLPYyG+ON0JgsHFCOXXDqE0XA5Pxe+Nyf1vVVCnrxISJLCfLGnfW8V8QpVtFfI0fxQaTip7y2QcoBS6ofLvhsj0U6lQ5tKhzZFh7aBGcsp
N1eKYjGKhf0UExXZ7GUG6qzS4XJZ5i+TZf4SYkMbKedO2rGOBAirgeg/dTwjlJs9BECrNCMxCLqpQdBlcottzw2S/5R8MHaGGiGPDUYF3wJJfnJ4QZQnhc0I
dkKHbbewE5bbniV6pcfFCxdfNiJliRHbUVchE6sMxEpUOXICu+CTJMTgRAmuWCRbjlhiJBAq4UnwH/sKHfEVCnuq6CzmEqVb8WgjOKYZQp+CtbIswS4IkoZ0
opOicJZ5EovgvJTGpdo5aYDWdI+lciAMouRtRdeAEqlcyUnlIJPKSG90ZEUPlVS+WNSyD4isfb/4Qt8novqiTlJ5LTyjsFyyPLxAejQdKoTNYRF6See4XF1e
kKRlj8RpK/W7pjRtju82xPvrCfY1q1NyWS6QvhR7F6hgNS8LVnO0MuXklCmZMthvlWIZFszDEiiOBL0ixZViUSpQPKdF+UWa+zktKkdzzAqmeSml+VlC8zOF
5iuF5pm23K5FLRaaLxKaL50pzRflQrtJi2K6E+3AcH0oHcppiQ5XENadBfo3caDDkRbotMM4xi3rDSbGWVnrlZKvOkH7phHuXFGLKqU9oRk48iY6E5agRTnQ
oipgBVup6w6QmXNalJ9pUaonFWhRdEeZtSgHWpSn1HTeEHOlbA9lT0mKZmqOmrxGbuqWZeqab8+cnRn/3P7W8Q92HyXhFN1KsEiFlHBmGE1fzSn+sXHK7W81
p6TWJkbCKIlZBf1wjqUfF2cyUoSjFpXSjw907sfatB/HLjLh7CqzLmcySypdTklKEnVnsEKZLD23agdKZoobPWgLGOqim4Azc9UFcnqKkeopZk5PcWaqp9id
9JRcjJBuBcfbcdnhShboc9MndKBPTbdSIn6gUzbKSaVRLxQi7/iQhz479UN8egjWFsRNIeSpnoudMgIdQAWErBKWfktgrC2BsbZiA2FCFgLdqnSoIkyIA/Vh
ya1LvL4jeHqmKpiYhs7HbnCXbVbGuOiiqAyd0qVYvbBlSBwePQAHFXKnbLFwsZaVq9sLzrtQzKa8FeQL3i0ImrLIKo7JXp8ffwfCryylJG2GlcP+EW/PJ57b
mDx88lKmn2XrkCbYZlIxVo5JzMGOwtajNu635bTmfuX6r2AbYxUmrIUJ6+Hga1CWbMJKbhjm7Oze47XmPDjMRqr6c7DRYkDGNFLrbJ5/sHuhcvkVRBcTNLIE
GslKMLrOiBC9lFy1DhfAsH/+EGAYeJQstf9h6yMb/a3zhxhPSgIk2aENn67Ng63CJMFFo4IobnGRdB54U+ZiSWriMkOYjB6FO//qOsFCVaVngfB1NpuqSplD
bfEI+7EWS/XxMaKpTFBNn7gc7Irs2pi5wcznyzvtWAud/ia/481IPm9HMflrT3AgaUidpL8qe8VN/slQwbRn6lhaM42l5bDZEg4XNcoSKOshiPZ8hNQCS5fz
JdY2TAmb5fIEZ0lI7ZmAaJaammENhRl/0Nau5Lm2V9f41bTvrOXj4Uxlx00xOGoN2z6LsQkE+s5OloIVYQEmuiL1A7F9WJ1w1uWtutRntKVOLmkZdtLPn+q8
x8WnSDnVSxpZWHDZ1jXtlAWnZfFpL9EghGpXZqa7MpNH5ccTCj6EEZeqLM11rGoPtl9VbL96sP3y2m+CFTFSRmz0QkHzpv61KgMw2VIiwIbVHyGYFvsascB6
cdCwuXR4s1zNwS5NwUH0NE5SshN7PXET0TisB1n4t6mNCbkY8DLHgEfJmVLe0hvJuODwhK6XSzzgYDdbEquwi/BglExnJnpkPPVUrWy6uVAjBx4o5sblNOml
1Xf/Pbe6v6XVrgqgxicJoKZPCKDmDoVCF/TLzPpFLThgSBOuzU9GDjNHKVD05wi9rDIil9KHJYaxwmC46tOsy7BbXmJ9gOG92ayPB9PkUPfRc/9ZvLwPDb+h
/xib9OffvmH8z+l0PvIsd2tBUs51y4174Tdy4NlAK1+cUDEci2lcnSV23OiThkXXyabZ5ZqgwONyuSwoILlcAbN1474VdhT2BVnEc+FeMbPA7qeGFZpL9TzO
Mqmy5lJCwDZLSxAQQNeu1lyg7UAsoqy9SZpLqBMvSg2wKTFgVQdsqyw1u5AtzqHnrUPf34gklazE1780IbUboisgixCEVkaYRhfxmIuzz+hZh4Osl2ZVGQxS
FwZhWGJMNQQdp7kImfjMJdC9SQEapXO4rkRpH4zxpsTcl+C+Ieakk1OzelX4vFxg8kiYvCRMbmkm7w3UYHMVqSr0NF+rZYmCIxQHnigkPOreeey5gyMe+HCe
zilg/kZUe1WPe1mi2svQWBHVzvs4wV9BZhONu8eChzXLKjRLN/kJmnDkZzcj9vyF3QeuL0lQeQW+cikEDGKE1Tb1u8jqJXkk8HwUuX6qIe0bgVZWTVZWK1BW
/aQuL4LaLWnvb3I8A6H3oOxN+mVTg7GoSPS7L9HvpkS/BxL9Hkr0e7UY/e6qNFFEvzu5/NCrj8tcszmtQdt/SWV5w3gX9YBVOMyHqf4y1n3Rd1kR3yWNS6gT
LSWLXXbtmKutiZZsqmS3poTNS5o06BSlSATaxVjh7HK5JHUEKhAkhefDjsCQ9jw5RyBzS6XgCKx0cgRWxBGIu5u1qRyBFYY6FEcgd7kujsCKOAIrlwK/WRkg
etocgZUUaSTvCOwrOnP6ciasHNZIH0165Qisqxy5pWJARbJZz2lct6IiRlL273dItISttPc0zpf2id1mlgOOodMmrEoKX8GOwErqCIzExdOXcwT2iV2mX289
+/T+oL+QaLk0a700W3eiwu6U1oRR5eHpZ4c4PDzH3JmcIzDKHIE+zJd9eRNWX5sjMGp3BFaKjkD2x1S0I1AYBTxS0YgItbjOZlaBBajhN4/Zj+hVAxtVgT9R
YCO186oV2ChloqjIRFFnwJpIewRrs2Si2986Jko9gl7aSvBJFPcL12gia3bpKyZazphfbn+L+UXJJ40hxkgoLIGCuFT1Ic2gvCK62VSSB3KnB7+GmYKoNIKf
KHdQS0I9LyMVWUaqsoxEsoz0yTJiyjLiyzLSL8tITZYRTxtgRNHu5uOBwM38MmBGT+O3sjOnit0EI+dVNX5r602M26ojW7E8q6hvUW1ViGv3FcKXjPyBf10o
/nWh+NeFouNC4UyxULj/oy0U5f9eF4rCMmEx0/AiQSKDnQUenAUChJ05CzhowMtCHIBbM6CBdjJnQYU3IIckyhmW8n6VT6uzSKpsXstS7qsiBH21GzfT3XiE
ChAsRCvCKXFF78oi7MqIxOB8j/0IItdiVHrTu/Eo8yN0+6vaEbEbGbCLBttsEppCFZ2W4SAtY3mirDm6jCsMN2xaVvtdh6vpwfk/vO3Alo2/euK2rc0VVsRG
V9rBIDdXJC8s6knpCmqrkZBgHv9nYx3NFdr8ROfBpZ2EVzCTV5LV69bTBbz+0SPesCUFrTKSvLDpGkc9iTqsrqNreq9Yn/zjpmtuuBI/8u6PJvBI8vVNMIoH
YLAdw2/80+9++8sfPvyGsWF4LKEz/1tiX3Ep9dUe3XHN8NjmTdRTmHzQ04o+cM2ncR1B+qTuPv/nNCsqAE/MHl4K7l5V+L8YdA3wXrhEw7g6KLzDasQ8USMG
RY3oFzUiEscMWID3o8oUWJX9aCT70T7Zj5qyH/VlP9pfyMb28vtRp+Bm2WmZpbHMtYG6TzD2cHAwvrqxDbMPtv9GZj/T5QzwGYUMJEIY3pMS/r1rqOFKQSf+
ev4QNBRUOYDhiOE1XNFcmur+hhekLQC7KPLYZ1dNFIMSMruXxjaQew3BLAVKqOg4CK8VmJzYhSW8RHRWFnxlukctLQZzGAMIDcRR7hXsA1gbt3bXFmAND6IA
fiqdLf6Z0EG1u/pYmhs+aV3aLKu9e8faoJ5OK7kSCeqnGZfDVYm6lNTwh5qVd5oXq0rI5vtjL6vyaV7E1/F0tx5q+u80sESkGSpeUkGGiicZKl6xCKWni1B6
Wdadl5UojRWgWzPIZd0ZoyhKNhxveaeJGnU+PhlrUJksl7ZinErP1kUsucYv17XUJVVXAmMpmfzbNMvlAj7x6M3picv5xG8/mZ64CV4ayV7GL7uze7fLmUPZ
mV1y5tbscY/i7oALH+CXf7w+/eWgnHksy7h5Gdf6XPEYv3zzhvSXcYCJ0Wy5yeJf7tya/nKLlRVXvY0+c0LS3RYSIMvDd6G8LH1ewzVArx5/aMezD+43UN6x
PPzCy3dIViSqjB7+2WPXqyqj1sW4eL9kRV6ibtR1IEfpe1okcgN9+dGvnr3uWzue+7crUDKOrn1S7rvBVDf+YvunvnyEbrwFJ554/mP3XDO+aoU1qX9+iBq3
U3/ZQTc+qL/cfsOt9/2UbtyDE69+51m5cb/++Qm69lD6lBsP3vciXXsEJw7rkpivptduv/XLL0ph6fLwTx55Sh6FctNEupXYYbk0FSSvKcigQw1VOQdOgLJU
vC4jDYXrcyymhaGMmP4aDkD+LSN6McJhsNGDQ3+jF4eIBGhZcvTLp5h+YwAFPSoo74ENzVyOHWgM4mCgXHJaZpSbpkr6Qlh1/iXL2v7bYta2dOpIakV+uzqk
AO3QA0Yd8rrUgxNlxUOOg4ctaBmxT+dxzJONMrwBUrZsHAYbFg6LG/NxiBtD+Xd4XCQTD7DkAbY8wJnJA+Cn2fbZ5oJ4wST9NxTTvw8ONYYCrjBrI69mvpSW
HZK8GkvyauzTbSNXk3bxCK6GC7zNhlyS0rElqU1dgpK5lA4cw1jCargIZSegcpawfC5A0QkISa450S8lJyLBUGBIBSTclFD0BMFGnHBTQiFuB8ASWFNdtaaW
UYdcWXUfNC0rq4K6PIMNQd5Wqg5IOXhUGdgj9X+XGYuRciVSfHIl5HWJrv4jXjeHmpwCpG5KwlzBBJTb9aSgRL/0wUNp3HJaeSB/MbgKRejprmgFhydL9m0K
HB+8ULGqWesn8/HJ4C7SJlQJIy5iqacyImJy5Y1cVd7IebfA+OfLG7m8/jtc3shOJkz40R7UKTQTJmkKUDHOZqURUDvY7AP0xOB1+lSamMqYAXWBzx008icV
wyNsN7HXJTa0FHuZcaVAaQXyDBtFlZWKgB8bnsT5VvS9H2oauYRwKPGk1cO/wK4y+FhCiVe4XEKEL5OEpkskgwQfP9Dk+OCLEaTNDp5nclEpdE5XpYWrq4a+
XtGoS1EALK6aTaqxvl3YhBp7i4mo4YxPENwOPqkxn9TA/+ou7qkaensJiaVI3NtnqhC5FXRpTb2oePEp5jslQvkdeNcy48wGD89KCYs+VbTR+hnmO6FjrjLe
QQeVGFCSeLaqmoaqlyEXUi28Az9uyt4WytsCeVtJ3mbI23zWfaEsMSW26+h2R4LZDZ1wxR4YaVSgGiWt8SWsrkRNzGE9oQZirWbbhsn7ElOPCIJAjNbd5bmC
vGEkVnaZ2X4Zs5iRODAZ1KlpvIUkARHsaEaceG3qgpBEAV1xIUjq68SW0Mqc7D4q6TBybegMsBsafsPcRLsW5GyHO4BO4m+f2JSmbsebhrnsjwe+gpkDVQVz
z0o/geWqQlwZnYkJ2cN4rVfKOAUyTr6MkyfjVMm4ArNRp3zbqtItGzR5C1jSBk0WD7w1DGHQJBHRRRgI6jmi1A2OhzCAPjUfeRXwflMH4f02JOjcANtFkAWA
3nKwFXZU2spkbsvzX1XIEuL9z8fOibT32MYGJzGlqLMEM60VIDNJEYHGaL2bmUCfPJ/r1CGVCKds2IvhJmeLKtzkYBd45x2JoFUbiNv7rHomYHeb6fqgXosm
YUdFr7uUEw8/DHmhBKsNbB8tYRzU6E2FrhK5CIXkaNicyLV56njnS0W5u7KyX0EaNKmK+TDgAsdr8RYbyjD9o/2bz2WhgEEV4MeCBbYcV8T2QgeFUOUxcMDT
QFPOpLWcfL14kisxpYK6BPHGkppRkp5m2JTFqajmnyVp+SYTSRPygAkzTXMRaV2DtK4rb7CklZuBKvbECdA3mJLsvMUUwBx83tDslUJusKvwypyX2HQurctM
c6lPZla/IC3cnZPYvbG+PV3Yd5nIRs4k9vvVyt7HErsPsbLqLulxtrRzbUi06gMIoyWFZAVd25cu7YWrTzH/IxK5lxn/K962zACiIheUjKTKZC/Uo/4zzP8I
NWeV8b9CU1hlfEA0ofeLCvS+XD97kHLa8pIoFQv8uh55XV1eF8nrPHldLWCFh4RL2FpHbwGSyqH1MsFjRq/qkYbVVcOkRTW0iOuDfSDlNsZPafZpue2lctuD
3Pa6yG0vlduiwHaU2x7kdn/cn5Pb9R3NAZbbmBl9rEFrnBYAL5LcrivjcTu7suVCg7rAZitwSUCXygnvHhbetU7CO2SlAEXuoSJkz0o/MSaNUFgNk0hvOtN6
qQxYXQasJgMWyoBVM/7A7EzLDsYsbSS+1dPVwO00uM1Lg9siLid4V7GcIKRJIFYqlj4svT0oDfOpVTVIb66MDsRKNmh5YpgOIL0R3CruH5IEKSg+TLIQQT1x
pdFrj6Xip5erS6EW11qGeSlfmMcAgsDpyQEA5aQFNjFSu5F5dwMowtczOVOsJnYuzUAoVEUo1EUoLM5kQtguE1aC7O0iocoioQq+D2chEqrdRYIa8monkRBq
oRi0CMU+qc6HGVntJCrCoqiAtyiYWlT0STOCjqJCQtW5ZJ5ape160GEotGgPcqK9L1DofVgTZIVolTehsLgnsj9iedMnvQtmKG/8P4y8EfVOyxwwtd8ic5Su
aBZlS04xzMuWvmlkSzCNbKnPRrYEU8gWjGYncaIFSl8qUPq6CJSCZBLpItMsO99B2gRTSJs6pI1CF+mB0OmBoPmIaZpj7Rm4pH3a6wCwpPATN4zULNPgfcOG
dbTzRjyp3V5ATu8aeON7ttSi68AIxRpzbp34O+g1YkNt+J3oWuDdBHPVKclzwPnvYEiKl/54U9upR/4QV7U37u9n9MC9f4irPuJC6d6Qg0EpFez1y5MyiwyV
TCAW9fLwCz964daH/+bJf2KLejmDfCoL5FOGzRyXlZXwqetz8E4qJF6B9nga2ilnoUvhexibxxRsHk+weQzB5rEEm6ci2Dy+YPMEqeKU06ZqUvq9junYCxGL
YsesokWiaYUCCeTBsEidFUwn1HHWXxggjeXVyQx9miIwxQNIxFjMtjHVl2snMsQ56w/dfhVLeqoUXlku+DeA1rEEWqci0Dq+QOsEAq0TCrROVaB1agKtUxdo
nUigdXoEWqdXoHX6BFqnP4PWEdcitchB9DNMD2WSAAbbJbUJUxUF4XBnhdSWJf//3HVgHKyOWd2ZkZHKitxIG0tiv3023D7l4aN7H3v8Nx+dt4LemrJqwfnT
iVUzdDLNq/f/RZ5Xh5+49Usv7bv1S/+wepiPL+376WopL5pYpJJ4cD6VY0/5hLqwdqVgdC4wtyXMYQpzVIQ5DGEOX5gjEOYIhTmqwhw1YY66MEckzNEjzNEr
zNFXwOgd6MLc0BAZqMyy4R6GmXoODlFjblqytsRw6K2sft1EHlzxD9ybQLj6VOH45cLcS4XjFwuPLxIez6FIVQsoUnVh9UhYvUdYvVdYvU9YvV9YfSDH6rba
1oDZy8Lsbhuzq9Dmckdmv9y0xmI2knEgHWfOWZym17QjzT82GmCiiyiBQD9W0DD6dIrpo6X0aYkdrbAjWn0Bb0H/LbFh/6fvMb7HI6eYNAnoezCPXqIqH3/y
ao5NMaLPXYumvGSbTq4WrptW4knNebxiIC3sal775bdNOSByXsRLbLpDQkwOJWTeu1JrNbL8UqQkNiN672Zjn6WqszXNrNAtghILz/n3fObe779uCdgGt0fX
vCVVQtRkTu5rIlKIvjSUehFb53E0i9EpLEZonxWQ4uKa0tushi0KbAIWca1UBZPMO7riSV3czWuYUtytLKXePF0kmC9GYU4uy8k3vaJvGpSb+uWmCPi02vWe
hx32uDJ0e8nA9GKacOc0LLzRSOsSWHj98gKc+20l1yT5Go05G8z22seCImYk4cgSxDeAiWxiL8sBmpst6aSuJFQ7n0fay/mMKybmuNKlTUOZ4xhIBZ4ptmxW
YH9cCxuZ9o0gD1YUcrB80G6l89lKFxSsdAHbyP3zxTHSD959jKdRwl5TTD2VbjooQGNLIVSAVFSjO/xLYfCSGEYXmNA9vHl0RkfEOwQ5CEseysUwDpvBiXj0
nzMSHZAYKcaP4RPPTuidLxcbrKNeG6RjgNsreFkU+/Tw2B1h/GmY2BTTRwCeBlhFzwhXeaM9hhpCXc47K1McGxwVS/o39kFce7qfd++MUX0y8dhA3IfDHLHl
98sk7JeCF7TnHjnZNkh8ezgMCveHzXmgcD/m5DxsJupsW87oqboP42xdkHr6E3t0BJL/jngwHrjjztNJXPYxmKzGj2ZoWU8Qf7iPgfQxgAWhV0p89qRN7mlv
ch+e0z91k/vSJvd3b3K/NLmvQ5N70Mge4qqxkUZQaLL+u8qQFxpNXpdnICtMARY0g/9A2yJ9s8XR0Z1utuR0erPFN/MTlXwnYqAH/Clkn2bwsqvmrPU/9JyN
/oBzNvq9zFnh/k4zFcw+RzP73HR+zp3N/JxDfH6MM7O9YXo+tjesL23YTGehbtj08++zrh0Sl+eLnTi5miJNVykZcHqdNwQflmJOmjOhxjhH1H7O1+4p9iyz
r71SYE9Pysmyr91BIIAXHdS6bIil2AUr+lKyJBAVJuQqReYoopjL0Fd1PVVBt8cNLmt89ijKWVVQLdNE7HNdMRNn1vqCLpPWWvGYaar4qYbRiAQvKhSE+4qU
2azjlx4NdM+9qqQuwgCRg5364EnyHWo4lUapQYhIi4nhe043BhEk+uWvnm5EIAwAVyoSPWIg/nd5+mml+iTxgTHQcogqNRLWDcBuCpINTlZTRqtz6C+2vmGX
/vQi+CXXn760Pylwf5f+9L5V/amhzejBGHqgehcmDPIX4BCojE7NpgtYuIrxBFGucLdvuZoD+4zgNyU7GDM32G8j9z6fp1TeBSnwbSi8I1xM+z7svJBLzNBj
VYxUDdu3QFAIfIxNfeHXuCeDSZnje2XDHcV1TOcos+44Krkmrgi4QKXT2leR02rtm8ElkeTTe9EPNuqqb3BtpMVUW/gp0ozUmzJSrzaWdiIP7LOakSwSUz3i
XXFAHB+D7yue1mwCqM1mWBUsIAbAZPFQA2jmaGyMKLrSxI9N/hKpqpzltUMsR4TODujswHCdEjvqTuxQiB22ENt5q4mNAqpOgdgOzdA8kbmQTo/mU5TJIjKH
7xKk2XdhvSmSOR0oJjd2JhWN++yB2KB8yJRnv1aR1mocooSTJ0Tg5KB/8pKz46Tcdo2alN/1yzQpr7LG7KtIQbuqlNabNS9tmnp2Dv/6wFMSUnrABJT9vk3j
u7ff+iUEnO7HiRePfv13f3njcRwMag6/qgM8d+uLtx55bidiRXfhxK/2PnXP558c4rhSc/iIvvhuvvhb9Jrtn/oKnjyJE7955Is2B6cqAP1DK1dYW9Mr772F
btzCj9n7FF03XrjuSnXZ7icPnskgDMP/sPc5GzGzuTZeTF8+SZ93Hvn0V14x4EiTkgG7TEThmjos+YIEiJTAsJRN7SGOPodq2SC1NNkn3O0y4ksTfmveyiPv
wlXOBEtY2UIoph9bCMwMYvvfsWJncS4H276bNWVQCHaQyPV3YNou/IKINNEG5VuTVWU6oEFDNJIWw88Ydu7qsfOrsDgG1N4XGBiUf0nG2DOtMm24cIYUsNKf
IvWpLAdTHRbeI+9dYnvNnuFX9j71+OdvePa+V43NsOSYcc/wL57/2Cuf3HfwK4dxCiAjdCktvpub4fALh29+5Zkjzz54BD8N0k/h8K/3PrHpe9t/QESnU1Do
K3EVcmU0rq1H4b/R9c1eJvWdgokAT1R1Bz0LVSe4gJI1FFd2THAN9zrRgM6uvGai0c+Gl79kI4yVjCHOKBpNxj6M1EQO8Qdu1MA60tDtK5LXAbmxDoAwcXCF
wJGyok8NwJghGahhIb0G+zGfxqw5l4eFBrE5uCMr6AFHGwbPr9mOYTqkazTmCRqQhYk6X7JC22XM/Hh+LliAP7e7fxJLHma+uYexpyh/Tew35iFGZ14ajwAa
WztodFMazxuK5xCNw1xHa1kf58u6WO3stqJ28wVm+wXclqqcl/qltcZ8nJmv2pJWXumDsxFoHPPUAMf97+WNop+5GWFxHQTn+OtJ8ybOYV7qTXg/qaqJzMlu
iefouuUkTtVT7EBqtTM8k9yOgEN+wI8mRCgnAZvMeLbTaQ7vFiB4iYI1SWhq0+Xfsr3w6avZ9BYbu5vl0eSEkcS9AqClo8nCEWY9e10SxuVRQFHRaqNWtAoD
Ss1s4eLv0XevU3iYMOb34gDwjwpCKiPs3Fh9UrZ4iXDCbXTjM9cpLKEKw4wwZKK+aEYN6CKbDGUkQNeVbDK6yaZKu2wSSQNbdrZKltGfoQbnbXFeChJQY+Ab
gaBcbLdSuAPvHuXIeiM5YV3CSLY2yQOgfNFF8JHSiPGYxEL+bzOeVyX4z4VqktkiaLCcUtIQtYe8aOefiyFSfdIiMmHKW7HJlmZPPnlyn16Yg1HTHANwnJZD
5jpAwiG2H/vG0fWc2AhZZCsgJ4vBe3xwJYP3VPAJ1m8GMXJkf6qQkpCHBSNvbHNeHsMbwb75h8Vbu+5qIU/4luCtbe+Ot7bjOoW3FgreWjgF3trGP3b6xspX
hZk/96hZ2IkYTTfpxQOkVquYrr3p0VMko8+7sOpKciiyUtlY5L8bBV1VcvqZ59LvKjk9wLCRNs01pZA4xBb+IFnN1aGTxrmIATU5hRhX+slV2HlVAJDLBT8Z
ybcU+6KSA/GGpECAt7xTRFVcVbeaJPwkcZ/TUZGrX5XcZEb78fPFaAPEodJzRmCeQhyqLkYbNHyl5J9drSi4pi0oBEoPTytPbzWbtdQwz1DsNyBo0uG4oIj0
1+gK2qXUEDdC+jNCdhJnPSNVTcrHfiH4gGKrOQqaxm8BUuyUpMKWt3iAPRBcQVuBBaRXBGJPC9JxMTXVk1PO5eodgUi25J38yjRhtxwDCqqmC0KDfAoCIRRo
JC73Gwo0UiBAX3EodYMLxC0JcRkLy2dMJEXcUkpc3kHNSYsX0bD6sJO54YJWvNEARkVDeuWmPXmnlNtWPSmQLjmz0C2075TWM7FTHFBHUkqz4hYsXrjwSrOk
3C8BRrUCm8AVElarg+R12JMPNcDvVJ40n3INmcMBSzNIzpbx0JXx/Byqfv4nGCi4vORc0h0atGrsIF2KtGqJypurapkNxvMmGkMxinM25uIJ80gTaswlfZPu
SkOf6pvi+RPx4AQSjsIdML5nOhFeovQimHYsBO+39oBOQn8rcWQU6FHvRA+5JpAYvVSby3EfSm5TI+ZKtV0UzqSezYt7qFNxfUdjQRztaBxXKNU2j9pNVyxA
9wbx9vno3iBKbRa7t2AChJjHb4iPm3gvNWconodDnvvz1La6DkT+FlwmKRx8MuGxVIpZqduzwfpSH6BlLlp5kLr8WwYUWhnPh5JMyeC8alki2zjppj9onZCh
TMgQYNSYkBU9IUPIUkzI4Oxqv5J2rxk5aSdTYdxsSiqIn2HTbRCglysZ+5ymxPH5fYJmk6lU5ynVZkT98VxIuQP6aklzRwlz8YT4eM334IEKWJmUetovDb/2
/S++8uXae6u0AjXiGPMiPiFXtO/P6BcUS2iTd3054popca0ccf1piet0Ii4bLtqB+cAiglvKOeeo6XSbGTvDtJe/STEknb+J1h8/DRnNmuwsQYj/XAzDbSZe
hlpY/ZCYbMaK565gJDm0wlzfCMJ5ramATNMExColrxjJ+F67wLYxbzxScORQxHSYgSMf2pXhzQFmriqYyEDX6ycZEAVGMB28a6flzWfKX8gQOQYApsq0/EPq
rxKp7yup7yQvGy0r8+XMorIwM2bdZQJWdwkwpDMOAmwEGMhnzo09lKslfvYhlLK1pNiaqrQmTFvzjnPpXNaabvfV5D4p5sR3Esv80Tlss2+eW01BOH0BmXB5
AD6rQCP20w+hoHE2cPgA/rsY/32Ir9uoLXUXoZ/LjPc1mnFDLatNZKDWIG4uqPrp4o3CvN6ljQZXomEsVrfTQlQMt3QQsRJ7cYNf+itN7bOaTYUNzZXH6Ocm
X5BiQCxuMC7BogY3Pm40M2Gqa51oIZcbnfD4vJBz03noKNxGKJJBB73DlJlIZDR5Jrp6JprpTKzqra9mhDlpoAUzN+0MrOQlMPEv9poMz7jr+pKgfocLNcRH
zL1Zg//Wcn9f0f1dKf09Vfq7vNFMwcVhDxJqUuNjpYVU07yxho4EJ+nNX8RA1sRnfoVE3MTZhQIWc5spJUZuQZBZDJwAUoCWpTIjV2/m5OLJ+SrhbaHE4y+K
Y7bvotm3mM0TiUlOpP3PSdRU2h/8UXxiClR1UhyCP06UmRmT3JOgHR2yU0GATtg4CYAiJ6FhyZ+0NefsalR832J632J635J4sX4RvWqJvGqx8Ngf0auK77Ho
PUvwniVMgMXxkgurcNkuJiIauuo7r2rZx04oL+3rgJll4BP5z2NWCxQYqC+cF+Y5j3HrQ8GtDxkXQ3FehaYlLNdNnzkvG3DNdxXhuwr47sfgu23/3xaAfw52
a5sy6ujUxFrQ2lQ0US1WNvvY2xarQBarIL/vCXl7hYaencsmaWtvx2Vg/IGuy0APdYUHQzFDfGJ80oVVmmyNxfFJNHiM8P2i0Ylhv9nxrEk8yTzD2cUzZ/YC
uxEPxycRu1Fjcux2orDbSVOx24nMbuhFfOKFzZOGUIHwFhV0VuA33jDFSuY6MkkPY5L+0WnAjHCIW09at8o4go+hAGEx9gbP4oOQcHEnsRzLaRHLEsbXOGnh
N3iITko+Pc4Bfb6UcVz4KJshTsIukRqMXc4SHAyQEDtR6iN6yfJl30d1jBuRaNJs/pGKaoUrNu5fYhkrLDhlvZG4n/5Lv0f4Hunv3LvdJrtmSJM4iSnF+196
wxMfZam1zBhMMnzjkwTC58Q4VvPhJNbhTtwxwZsU9moe5Nu3YaVr/HF64R8/1JgLjRs0hlowNw3vBcB09vk91Zx0bYeaTjWwJmBabKQTzYU5ywMQgSA8pehi
eTji7L4wXgSLZBgvhEUyRBZQRIcGDD9h3ISTK4T+BWdsPCcHbjgnBTecw48TnMI5Af8grraG3BLSOqsdbU042hodbsIbPTqEXKkqhMf/VCz+CIgNBVgshCuP
ZK1omovicPgdK6wFdJrjvcOYw6BDUqsZeMpeJwng6+MTYHCGQTJOQS4KZd0gMtPSqBq1kAVSRQC7KiJBQyeYzhBj5w0xFQikSqHiBxs4WAAFmQD6wg1dBRCp
dAyCIY10W+wouZYG0lKt5zvT6vl2Jz2/2NJ2Ubm7u8Y8h1rqtd2HbYEC1mHfKkMBaQS4H3w6g+DpuF1I3pkia3XbRMzJYLY+YzYYpP52lKil421mQ0lMAX6+
CQsTyuLom7RLQUbD5EonahV7fYuAqXOYl6+ro5TkElHjOBX+DZPxumjuMVBXVYC6ygLUFRaAo0tiAPaLwNGBRFf7Ahx9NPVOPG6ZrjZxx2mkXHJiw1F1JU5s
K99AhMrwwBsuKS7pFVxpwRPYdr0xRo26ppML0OVStpK9xTUajDPM46X6zwIx6VJHkz9NLuZdf7M0tMo4jk78CTLOhyQKnausIJxKI0DwKV3F9xTzeJqIePQy
4zhgv5n4tECQIAZRcg8i1ZH0+3x1QRMx6A7EWYPz8PVQuIHkYiD73hE6mnFpfeyuFxD1WBPzE6aZD2mxMrgTR9AAkjMRFFkwsVl8RnZmltTey0gFvy57+HTv
ChHNyTsLT2O8CHhEHJjrU+fCw67pp658o2DeRuqJI7BKjh6vtr0mb2BKRcT9MwUFfaUEKzjJYnnEI1rBX567gfeXS+WGxQ3BQNPVIrWlPMWJTeEUSWgIwJMG
VUzOGak5pmUZPGxBDlWR3j+osXcf1bUYFfSuxbtBwWV/f0Mh8LqYxe8V6Pb3YCuyzLhILJsXyAxeKxN6DeLWUhXSDbIvilWCfBmL4qtJT2XwRoUv78kCbktx
C0sidCqKx3wmIjZ+/PsC+X2QfkeNxmCIHpPWaKRvvgKCXyRgFYMIDT3DnCPVxgckr6IfBy6byD4/QG9InKFiY0/Y2MKcY56JseV8c7QKxPs0qKMjGbMjB3Pv
FWAFp4C5d4hPFffCUbXFde0x9ypvzLwqDerdbxTBLmxG+2PAflNl8WKyc3TQ55QJURXstPikhBLAj7ajWYGz29zR9KFTwaEm9rKA3d7eUGzA7R1byIDNm0j9
CWCbDMUBBxtUWRAgylEisSTsoJ4PO4jss0ghqcfRumZ9lKtwF+IO1qG2wrk0Ubw09qAuyaeYqT0IJTIavbGH2IO+HSjQhNiD/h26SKLEGyH2wMv88gNxD2ZB
T1e/PF9gtl/ABsYeGBgH4oEsUIDTiHriAR0owLTr2dGcA9r5TLG5Q3EvUSwfVGfljOLcKJPddVM0ykSjzI6NUudl7ltoj5m2hz0hIcIC5tDgUEt8DhSovgfu
s7qEEPdS+/sRI+Cth2o+ul7YIhFgzqwcLUevwbSkBGY5WJ0l9Dril1zLljYjcRDBSnoy5LHouw5+Zrcmb2pI7jl/YJfrd5XL1aW2rU/Kb9Ll+rHuLtfXNimA
zBiuUuRSoZZUZ5frx80se2q/kStvleyWyimg43L68roEr+02mIR8/jQO6TNF6GJJ/Pj1qe0dnlrjfAEULcUucHhKHKzPYKkuEotQM/YT16cGw0zAfCosVVi4
4J+j8XT2m0W8tTQTuBR9bZOCAxhslhN7HQMIVCQ5z9cYMAvYL3YuAyfZ51Qz7yODYOrkbwZpLqPYVMixf3HIyOZxeIrZ26whwChcZvQ0ox0STqhjYQAyHGbz
qbcLgoAg6zkC/UzTqrc7hIC6DiAgvdlsD3HGi3v1bPd428nBQT0015t9w+6Wzw/F1R0ItuqB/6A+gSDvuO+iZi/C+YdfeuSLn/4eT8h65ld4T5X3DZUEv5aT
F9mmDjBoRDGOxuF6+IZH1zfhHkL2qp6TVTtPhKz/len6X5H+V6brfyWQoJas/xX0v5JJF+nVk58xi136T+/l4pIBduAqpQzo8NxJulhqX3MP/8X26dXD372n
VOzVh95TtbktCf+IXuz5F96LZ697wip24oPcCZxXmZBt7QcGV27ouNXicOQSnNlPQV6LKAgCT9J4o7TgLBJvm6aSABajUvHixdUI5GkK9o/uCRKt2MsHsVg1
7eR2sVTZyWf4Q3SvFKrDNnArSd7hN0wOeuUT4/rElfL9cupgBbXHSnprfElcUjviqzVkLmDAPkRXkP51sdy2Rz9mt3ruLn1ipzpxtylPvsvMHj1pCirHbaY8
DMgp0OIUiJFeIG4xR6LtCnljiXWxJC9fAtm5xLoMyctLrFGkKy+xNiB5eQmA2wZwvMFszIldQWaRDOY5Kzh1eWAF5yz3reBk5f4VvD/sWcHpyRVBe6uvyCfd
tw61JHYXhnh/ih1TKSJA/HU7TkSHU5+b0ak73/JTD3u2O2ZuCPNx226xeiT2LdHDuLpZYnwGWcUQc7LM6Gc3F7i4WcGKZLIC0Mm8mtfAiGA6i5ax/xDHj9p6
d9NQ792kanhztLmCx2aw08XWQRQyo+MBU+KqnjaBqr3Y2o/pR8d9phSj3wPrCh0fhdWFjrsBLUTHBxFKRMddCCWi4/0m8Y97inkflkN3mfFFQA/RcacpYUTb
wUl0vBucZGaGGTO12PtrDCKqYRz6+oc48IS+4s+h5INnS8jJ7X/K61anqVrSU7VUnKouJswldMAEuli+vl99vUi+cl00VC529WQ6K3Y1UvBX9TwtAWjTTf4d
UCj5Nppx8phbTDmxVZ/Yok6Mm/LkDdmTrxQMxFF50uV0oM2/q+enmxw19PzkbZSqAjmhTDuAMmiYLQSI32TXzS5d37+tpes9s+262a3rPVN3PQAbDQsXJcJE
ZwkPnSkstBKyCFveHhwuEn68QNhxrXDjZcLclwhvf0hY+2Lh7A8IY79f+Pp92DgzPPypdCjDDM2pJEslewX1OIK0zAXqW1Sl2kWNqyQgrxE1LSIpaNEjynIv
YkMdADLQvj3uR2CoA0AG0pkR+4BpaArmcBqmDD34iEcbbfMqm5NAMptgOS9DYpXW78Ar6mVGItngSYSXnQJb2Vj87U6Lv60XfxQhzK42O11tqquLKgC00abs
OAO2SXMbWMiQSNQKKzCuVBmH9DRgJxHxeMJ/aYZx5cNQt7c3al2e4Eg8W3VHXNs8HF2D6yArhiN6b7VqDLMBnsGxrO1Z6IwHfNZguNzwg4xu5w/D8uxPiNTm
HcxLyjeCFBt2iRpvkqThrEgawjUU5sFlp6Zk2E7JMOCuMbggETSKww8TY0fbWex3ehBdHddpAxuHO2JfSAo6Sb2SYaJZZ3Ky3Qv7UyKi2UrGH2zShqBy6jgD
CjpvV4CDThuUfAToMRLXnBVxtamiiMjGW/6uBJY35MiLhwijmh8GzaagqyanbEGrsKR24Uti37IQhD4FE0xZIqufo+hB1mzLS2xkE9DBA7I0LHnzBSkXgLmO
AObaAphribmxtoKB1v1hewJrJr0ZFq7VNICcSJQZy7dUXEk0C+kfl6NVljhLWeLsFktcOER9ZENbR0tcqC1xNSkLwqVBdnNyVh0KOoO30r9endeuUfk06GMv
ojAZY6WOjHRXCkU3HA7+xqc+LE+qaHTIgX79yiTuqpLUtDyoktRzUFKEz82lT1KQepDxUgT9hkHz5glongpkjvtrtmWYFhdkSitRO6qebLsW5shppYX1YYVQ
sZduPKhYdC4Uuf6zqy6gAVsfQSfltETcunix9Ra/2On0Yqf44m4PQViueozR6TFG4THYWyksoDD/RT37Vo3SQ+dvVRch0SmFgBmArX5OYjfmghIdbw/i+cKQ
FQTa+vG8HbCB72gMxX07GgvEq6sCbf0Y8yoeQqAtL3MBAm0r8fzWQNshmiY8Ayvxgok86hV7/XJG036VRdbVaNqvMsM6Gk3zcBqxDdgzK+7PNs+0wL2XW12T
lCpbCaBc56Es81chYsLBb2oD3d/5FuAerKM2509hdDelLKLTXNvAE/XAaB7oBQ/0duKBXjld4MbWV/Xq9xhQgyCf5ogfZC4E8+Mls2cslwDiFhWe39+WCdWp
Rwq7pl20a3p2U+o4bdkzHVF7ppfVnumw2jMdUnumg4jgkz1VoPZUodpTVdWeqqb2VHW1p4qg7D7Ce6dlxtfV3mk37514j9Wv9lgD6Z4JUElwYjmSWFHK//AW
7BiuVKr85d02ENDr35fp9RelO4bPfCK3Y7iAriD1ea3ctlNvEO42p9hC4Mk3mNmjsZuAYg7ceTwMu4pkD7UbC0K2cxjPjBoufGVMyvcIJS8SQl4gdFwr+4f3
yR7hYhmUD8iYvF+GZIOM8JUywKMyvpfL8F4mo3uJDO6HoHpNvXHwZeMQ5Av5CaCbI4BujgC6OQLo5gigmyOAbo4AujkC6OYIoJudBhSUxIPoIKDAzQUUPFQ3
o3QyWXkTOpdzFyS8SWsk+m8T2RzT8H6OsDpNqKctQcTbbwli3D5LLGx7LAGFfNQSi/tuS0DyHrQEJW+XJTB591uCk7fTEqC87ZagQX7BEjjIv7IEK+9uSwAh
77IELW/SUkjsPLnFplcupExqnAiguHqpIf+/jtRcw7IsLN+l5ABjtIlhf4A0BgUrV0oOWSPxACLBBHeuFA9wNuABKx5YZsxnNw8AiPkBZh47cHAken1T5u1Q
YugCIdJaodEaIdFZ0u4zhUArhT6nCnmWC3WWCnEWC20WCWmaQpmGECYWuiwQsgwSAw+oee4wdSAAShLCkfuBe2zyr+Ld90iPolNlVc+oXTCW5bTGeUoNM2pS
b3mSY8mqiZ3DsXShgYZi3UApNhtV7E0O6RCREyz8kkLELOBfmnrhPcrYloWvSEX34Dg38dSIfkxhLjNskOKYl1PnTVm8+mUBJKYTFSzVlU4biQq2BqRSs1Yw
VSct6aQlnbTQSY/bgPdxiKfFXgax0OOXds2Ar8LCXea34lsQ5xNG2PpJu2HVkNee4IaE+YYA1CePCbqy+HU51AFEzZkcNafANmY01oq1XyP5ef+NuvhVuyjY
qqb0LUok3KREwWumcPHrWAWJI8dZJCwzNvKUP8W8GlPej77w5yJ+tiIAS1ejZKyDLWaCybqFwaEf0GjztAL4WUFKBi/fi6bWVhmPseV7lbHHFKDvR02pCLXb
ZFfERrHZvfzQJiv50d6NJurwCRR5CmVuxWZax4adp4Vfy0otSP0afH3LJ7W4Mil2mzLzaSG30PU9ihSPQSEgEuw1UTO0uPqaevU1O3gVOhr7+cSkOsGY6AHH
15Vi/wzz44omHzMF2h1+CewFb8CxfFrqnjiqH/SyOnFInzigTuxXT96nnrxXPfkx9eQ96smPqifDQSGDB3du5mTYnXMynELtE7H2MVPk2lZTBNsNpki2Labg
o96k6nlMqqogtynuukVB2ZMuxCTfpUh+vylcuNMUcbvdFHl7tykC9y5TsNX1mPrQLjykr0BY2Q1Hqloqb0ZZ8FgtwWP1fr/Qw0GGtsrLd4kWar18P2A5JdqP
m1ldmTjnpM9bAC0UHHWBVDIPGdYoOFrGJgPLpsVuLamKA+iPph8zWAjvQ6LXJ1qMXhIKDRIxfxrn01aer7yR46lIzVliRzomeqhZHa5tiX36731VLgyoZhTp
O8ANiQPWqEvwJJfXQ1cbXc8Pe+JqyQZjk4YDkwbgUJ6XXCSiiNg2SmLbKIttwxPbRkVsG4GybWDpdlJLRlrN0y5ZV7kcRGBdpWtKIJZCSOAICVwmTrPEpEJp
HqIfrRnUWJBwPZOVNhNwf/sckPLV6xlHgbrb5Ng5LoWKiOz0R/xk/gcpMcSlrE0E33pIOw8Zp5CoFH1ys35MbL5PABcQYIrsYLp12B2ucGHbN+xNsMGUCjaj
4TO2fH5oGPA10bohBL/SU6C1DkdbPo+Ebj7CvmIhLIQzl2MLRVwN/qUihc5pYGrv4RQmBNZmffgJQ094PGwoonvCf2n2xJUP74h7trM9S0oLrT6fs7VBKSIX
XUNX0zWV7ZsnEA0o4SZ0QXWCAXcDptf7OIgnlBGaNAtoDm4npsaGLFGBmCVm0JQjEQaDHe/XpBaEhENjJ8Q8aaoondiUurKGbDMtFWfH0SvYcJo6iSHkXUSR
g7YVW1hqdd6piSe1pixda8qUeVaW+VTmdBVWI63cfLLZtodp8IbUPGPljRU5br+Niie2ih/VDS+1tdAIbjSzGKas6pWXVr2qFGte2VIVCgsk17xyAn1Sal4R
l3L6TSVX88rmmldQBuzYEQxh+8KqrePoDSwKuuBg0RH6m6vbfKPHfOqVGZ062n7ql+2njry5G/eWLHuspAXyONG7oh3Ueq+6Ia6wwrqft84VBq4axPa5IrhV
TR+O/vTyi+ljHZVKKsO/PPiEVFm9iL5At5i899kHjrJ3Th6zeAUbiHy44Sqq1q+f/CKra3slfk3uy058gJ5+5ghHOnxuQtJ2+URFIeXkwOkzsBu/XeHOgTWI
udsXAHs/q1zsowjycpyxgF7v6/rh/vCv9j6x6bdP/OCBFzlmntbFh5ohkOdJ9j/UrL6T1lQ/DhUGva/036wPxqlYTfAzrcFIsTjMObRl1t8VRD2XZjVYp8ev
qne4WmDiE+xNTQaKL5Vha09bL/D7/vCPnv/uK1/ezvD7HXqQr/SLHthpD6z2HsywsWbXxpppY20H7gTA2bs4DALXTGkxnEEQC2g7VkRHyqq6p9u8lagssRzA
kkiEP32LaLWgAyoy0AGlaumwmDQyOiwHRCE2qIG0KVWUKrqEhCTneIjnWIrgMMR6eIjnWIAQnhVce6WKWA9PlCsvDhHrUVZaTiUrT57Jr2/btkVzabqiCVnF
bWCfoWBBxnMoEs0FE2TEysVdZVkPYLllADsVTtj7FzmGK8O4JMWwuxRFMIvFEJZwpUq2UfC3fomkWQANdInUxljCRYNLKNlZ1aU1yml54lT/rEo0TSjRNIFE
0/gSTVORaBpDomm8XDQNh86UdU0EnTDkoZ6NpXKewEU14aJ6xkWafay4PikcVJPCvIMKcC4t0Yuvi+lgrrDjYkmAX9TMWt7Q5CuR6DPsQTM4w/yZxV+8K5rh
KuOn/GWV8TKOpP0extE5zTqEI7xPzeoZ5vPyhe6g3d5z/GWVcRBHWg8PWKLEP20B/Pg0az8dtYDcQ581QOCj+LxRPh+xcp4EUtzUHtFAkGQKF1RPBhn+JHnU
GonrI81I+Zt64iiZD9sR7ViiZB77kProE/ulmv30aZDz5AfU830o0T1xfzyAFETSentZ9yU9SwWq+eCUCIdBhir2oYLOVUFqkQpSswM8Qe06I65iAT3NRzhX
9Oeb2dwvwJbMhJ7s0321g/K5CFg/jjfAauxLZUQcJ7Dz8rlGWh+OG2i/4MPUWcJhlLQCH6ZOF4fLgLV3iglIRdqM/+8N3pPD8Omz4RMHmE+5eRK4pcjnqyrc
DnrhJ0f4lAB15i+uAxeqzo6Gwn3p0kJrmM+l1Sc5XKUojDkV7wzzHMjfVcbZwlhrhK/OErY6ExL5DHMVXCqrjNOFk1YKI50qfASZz/Za4aI9BiZfykVxuih9
Las6//5O3LRQjz7XYtAjJQIjyo3U2zNE3Cw9KoA10GI+d55BZHHDEYvYGv76HMt9XZk939ZuoOU+jHw8e1D+rT/zevjJAROzVtmWfMis/WYCRIv9nE4otiUf
Dpk4ymxLPgJ1Pgmp0rfKuBnHgVXGTTjSZn0rjj2nWTdYSagY4bqPF+vG+8kNVpatWOBjZSTi1t5gKWrBRUiduAn5FXS82RIky09aUgk+gnu8aCuKtK0oKtqK
fA6ygvyDAec1U04cNdWJl9WJQ6b04SCOc88wv4/jnFXGs6b09YApfX0aR1JH96v7HtRPvt+SE9v1ibvUidsUdW6x5MlMxTldqFgHFfVgcAyqshUxAbWtiCjx
fVO44FlT2ID9aL7yo/nKj+azn42hQF82haMOm8JSh0zhqQlF8XFL+PN1xZ+vKf58VfHnUcWfR8xGORD+13gHaPSpdOiHnKjA+bIUwN0wDFWAAryIDn2QEhXY
jhbQoSRQiByNUZHUqwqkDaljsQPDUAX5YUB7DGAYqkjqVUVSr7zUMFSXHWuELZafMww95dvOmHlVuuSOW20b1BalvaXO3VUjNcfwPNOTSndNQ5RErgVfRo2e
XtgqkO1Q2QHsbeQ4GDXbMRndku/ANRW+BhDzwHiU4g+4H48JBX6/v8luWq+TCdqT08oEXdbm2OSZvR+9s5z88rAJ5TxGYkwAm4y5PmZbDJvDv7dJyvmwFfJ1
ZQN+ja2UZ5i/MaUG5K/ZCLDKeFVZKWH3BKmPmBoGglYjI9n5/Y1cst1cNzTSrCoRXkqOmCOs8YVagOtiUU7OIH5Wo1gIq9LJwVMTB09dHDyRZKf0iEunV1w6
fbCPzpFKvwOIs4bPa47ok3OldNRgWrahnFqiVSm3kFi2cxoX3Bwmo1JzlnC3TC51TUB6XZCPkpI0MvjMJXxrx8Twva/e/InfSoQCkky8IkgVp2AVkAv2g8Yj
DZW0iT0PjaWxHgas0fVNL8HzaLQ1llMhk8Es/Mq3e7nhL7e+rMEbjnVc6j17MVC9ulLODrq32OoSYWxoUWx0MNtv17b0u5Qt/TZ94iZ14gZlPN/CQftP2uzV
Lg2/sHv37z75xKdp979Brjusbzyobnxan9inTjyqnrQ7fdKDxSfdb6b1Vh/N2+XvL9jlrzGF8TabwnkTprDeuCm8t4F4L60gy0t+pCrM9ijzfa8yvxvK/G4p
83tFm99bzPk1Zc6vB7KbOVUM7rk6aIHY3UOxu9fE7l4Xu3skdvcesbv3it29T+zu/WJ3HxC7+xyxu88Vu/tg3u5OBLPS4ifBP7hWLavedyiXb6YT7xypCK7U
brOtHF4mEw4q98QBRYenFV32K3fFPuWm2KPo86hyU+xWdHpQ0WmXcnvcb4oT7T5Tyv5+UblRdir6b1f0J3r3KSwAL0HhMNnySf0bbPuaAyqO3jD+FDVl4/7/
xEmcmfpk6hCsTmw/pbfqEsWaKnXl/errRfJ1rfDpmixL5aw0AWbnbh0rYkJXLyULEF1eUqEhJR0a0j3TBk/ekD35Sgh9RJfzky6nw0q49VLez6LLQdRhoWki
JD1LKHqmEHSl8PsaYdeLZHQukMFZK2NzmQz1JTLSH5KBvljGOa3LXJFyuX7OyWQV6luWhdk9YfaKMLsvzB4Is4fC7FVh9powe12YPRJm7xFm7xVm7ysyexpd
HvfXu5QE+cJ1qvrARtcqjblX5VJDUwN9svjsZomN88AZ0PW3XUEVcAU+zcXSBy94iQtP6atyaCuI1zRVvGYF0ZcwlHlXNDJEFlPHX5Zz8ZczjVzgxrmqujRH
dFUyxMtyLq7yzT/QbPkxEAAaxMmuvAaa6g4AF+xAMeYdYmiIA7WkhvCPhHENYYm8OlcRlkgPaA1LrE3EIV2pAgOI4YK4PjH8UXXBRQACDYnK+zWkzI705vEx
RgttoUDX3iRVvQLeUNjdZLfyxd0uK4QhFt4KV4tgu+dPGgyl4rFhCUzqZqnAwVO2ZY85VzEqADybBe5oz2IvT6f+lCW3sTydClQOZOh1bqOFM2Zc1pHdanQ9
jC7NOdaOdyh0DI9Do0upthRMDC97L3teXFjlMz3pT99TZVATV2W7LxPImzwyPoOCvf39VZM47c8Pucp4e2dUR35odOrJh4Ha4gZP+GVLeWSxe3E6AaGwx9UV
36d4suc1afa0eyFUGQt241bEjeuLGxczXHlwm6HyOaOKB8pXfkQij7wtw6s3NWtcMh32v9iEb7RJo8TH6Jyqk0+glcyEAAQPOhGcq77UObAYxA46EVuuQe31
eksWgjccqeLtzD+4lqnt75jgIJyQkWmUb5yjDFfYa5F7vwIQFlwAykR4W33dOdWSgr10R04xUGL4o/3nMKTk+EZrXdUNS5mTnSPH4F32c97lCK9vf2WQ9KMC
mt/ohQioiIdZaEYsXPs89d3Oue8ZxQaufyH6MxqIBosqA9X0gIPrHMBvAlwfMf9xj2p0nRp9blznJp+9rlFPa04kYyM1WRIYyRnQ3/Rv7VAjws6CkZvz5+xA
innlz0GS51p28FqGBcGguGhHeiEGne3mDCZDBNWwCi1fpxhuOZ3CZ0/7HKPTc4zCczQlwDAX5QaowwdGASK9INfZ567VeEACabMUcDJYr0PB5nbXdhh6JdSE
PfVZnVXdzj3F63QgSRsjRE2LkbeskDGjO3Ebk97lIzUNtekcdvnLPyt6QsVhWRlwqyf9cqRfhgJbzGYxsQ6SqtK5BeSMDqTLX2BOc0FuNno0G6WpVjoHGdFp
cCRrdueGx9LwBdLwQYQSG1D3DAkNUhEAXisUz89M07xq2BQ83GQ8Zqesy42zaVTO2DJsbsqVU6NV1mK2MYbDTcPU4Gvey0AYmYNbpelMbOEt7ud5BeKrYyP3
8y8hQ4fXb5oYNicavECY6YMt5gCULkbEB6py1La8R+IN1KfWl710Hfcmf8P70hv+Ay8s6OszroMoqEohEsputXjRU0SyO1qyuxL1gvCRxaaPZBdTihZzZCq9
D3FTFQDtzWuSppYL78DqEWjRX2aB00n0cyyny843FkCdZIFcEwg+cUH0G6nor+xo0Dgr+V/mQfSIwwwFG0z7Mj09iHaqROoKO0pg5EQtAvjeWf4DPCYusSQN
lfgPc+LfzIl/BxPY6yD+W95YxoSsxh5nHKowIlpoSPZLzraaFww2x8DXWH4DbawjPUPNfMaaCwUqpxpkTQ9BpGqh0YZqNKuMpS5PFfHNhOW6DRjiJgKy3LUo
U4hBxRBzDDLXfIHvHAPuK1hcuvJCBRUCtoDPbpSDmtbz+MtbfshvqQRc6gYnDvEJST1FEBYRa7hC+z6fE/yC9sRTF8VFM2Q6orvFOr0xERzM4cGN58udqLVV
EVvrgHA1lqUsmccly5oVpep4TZ/D1fym1OhimJ7o69dm2HaegvFUGHGIrVI+Ekf8uo72Wcm9W65L0VWXGYtS/NOYuT0Pmy9TZBpoEZSinA5WpKpqTxWmSCWJ
17GpWFeJKvOzFKhxdh4RBvV1eAYQh+IqZhwLxopkSJMY5kXRiZ65VoXuLzMWpN0aBCtwEKi66gGdcewhydXIEUayMR04Ha9Aescq478g3HGVMSo5H5dLBshl
uHiJHdEIvtPaIF88/nIlt1rFSSZHjLRlX94okRZ+Cpe9UkJH9Kv3StQkg6cjbogfuhbGFv50Fj/+Evmykr98SCG1F96A5+pZm72NF6HlHN+O+xevkKAC1P2k
tSfayWhN3ilmhDp5UkuRkevg1UEQ4PozTJ9LAqTpJ1+Os6iArX+c1mxayN1IjtqF0kO2Nt+QbFOBTVbys0+m7tZ+FFxiDLvhW/CY0gqOxH+Zo+SbgNFM6tnj
uOZfNLKm/95zX/h/+p9fndq91nzvzsvf4X/vJ6vX0Hn68aXVfNPjN4p14/umNm8gQwb4V983xcSh22cs5UpPB9OWGYvpt+ppxiLBzYwFa29B3LFJR82RNb9Z
/IE/f+TXB1av+c/850erVSt/pFt5tNCmONceur2tQeZZ3KD92op2mnkmVoHTzJXSoFO5Qcbyzg3ab4+s+X/5/QdXr/nUrfjzV/rDC7qJ/9C1QXR7O4Xexw26
+daUQhfx2BkXSIPWcoPMNZ0btNMdyV7/jV+DVn+jP7y4WhHvUNcG0e1tDaIpgQZ9JG0QTQtbYHa4QR8QCr2/c4O2lkfUuOxfvWYd8c6dlz+3es0T+/DnoB67
7hSi29sptIEbdDQdMuNKHjISIdygy4WHLuvCQ97ImhM2//w9u46nduw6Hp8+s1oN4qHVa4g8RKPuDaLb23loq8kteiYlkXmDyTQyt5jSpglTqDRudmEkPzdu
SzBIi7drRqJxey83dE93RvI7kOkuadW3M06aRGtqp6GIALfqFmmVeVOXVu0MR9YwqTY/vlp9+LEm2jPTzze6vZ2bdkmrtn49Zaf70Zqe05Cowa3armh1d5dW
ba2NrLkLYujOw6vX+CyRPj+LVtHt7bTaJ6268/qUVntkBI1HVat2S6vgIurMV3XdqiM5vjoCmv38RT2m+7rzVb0DXx2SVt2Utso8KCNoHlCtelrRan83vurR
3P5NLbN/phtzcHpa0e3ttHpVWrUzHUHjqIwgwO25VS8rvjrcja/6NK1ezq0tIi2/NQO+6uvAV1s4Kjy54YaUryYskVPjlrTqdUWr17rx1cCIoszLOWHOJz7w
cz2m93bnq4EOtLpNWvVPGV/dYskcvEm1aqslfHWD1YWv5owouflERhklr56ewZo3pwNf7ZRW7U9H0Nxu8Qiad6tW3SWtMia7tGr/oJYMP8+NoHD7F2fAV4Md
aPWotGryz1Na7bZk6XtQtWqXtMq8v0urds4fSdfcbASFej/Vk/GO7nw1vwNfHZBWfTxtFaImma/2q1btU7Ta06VVWxeMpAI8G0EtEKaXVws60OqItOpoNgdf
tmQRPKxadUjx1cFufHXcSNaYdARbPkzBV8d14KtxWyRDtg6+LiNovqZa9aqi1dFufHXCyJr/if/8WDP5XXoO/lIP5Xe789UJHWh1k7RqW7YObrVFtt9gS6u2
2MJXE3YXvmroVn1p9RpuwjtIiqZydVp51ejAV3dLq7Y+kvLVXTaPoDWpWnWbtMq4pUurti7Usp14ey0L96+vVu38xup0enblq4UdaPWgtOp7H09ptcuWOXi/
atVOaZW1vUurji7KjaDMuKceVo35SbZed+WrRR34ar+06rG0VeY+GUFzj2rVo4pWu7u0av9JI9n6IpPxSE6Kyk+vduerkzrQ6rDi9nQEjUMygsZB1aoDiq+e
7tAqeJp2Lh7JdHOl/j2slPT9Wkt+rb1VluKrxflW0fuOcItIFtixKYFYTYfrJEughYPC6ufKlj1MTnkXo6nQJl4uRaKYlQzSmcF3DXG2VYiK0LduVhD7YYMz
nko2dkylEbo25jjuMt0xH9YnZEuq2G7kQHFENzsf+0cWG8hURLPxKWCP3AJ8boYIh7POlgoB7Rb8PNgL8r3dKM0mYJwHabQ5ggKd3K1mDYVTLBROqaFwShXg
Ax16IvARAIWwkqWoZK/n5crY0v7ZbGqeSledjpgDC+mUS+kQIuaANvJnmCfRobLKOBFm6lW0j7UkzdWSNFeLU2RoW24N/3jv5k9/b98CJFCUiCbNUnLIRkVb
NTjTgBPZQK7mhDdHQZMcETOHVOne+sfabtApNmHHZhWb8Ddvv1FB9Kiv5RaddEuvz/zBjQrp3qZleT7ydhkVeFt87/dyRJIGHZ6BbvV7MSrI6x9sUxUOdR61
P5RR4VCbTjyDIfv9GBVSm0ZKoXRDPy0P/f6MCi0bBWqV6FAvTj9uv0ejgqgt380NXroMvo1GBRnBw21b0rfXqNA2z9SHl6cfwd+jUSG16bXsIQ69rUYF0ezy
RgVZbZ58W40KMgcPt614MxjB36NRoW0DqnTz772tRgWxv/4sRyuRDN/8F2BUeCnXqtSWNu3q9/szKghfPZobQdl4/f3balQQJsqbhcTUt3v122lUaFmLcxaO
dOF+G4wK7apCixbxthgVhIvyI5gaFablq9+fUaFFOlGrRIt4UZsZXnj4bTAqiHT6rnatvba6VdoffVuNCsoS83CmBwqn/bf/To0KUWpKYPNBZl4AIJNKIg/T
AHV3NsaFP4RJYes3CiaF5QWTgtvJpBCKSSEQk4KvTApPKpPCi4888fhLv3j29LfMpvDLzjaFV/IIBV6r2eCAOb3ZYP83CmaDITEbXAcYCWtGZgOZ/t9u2+/d
1XmizdxscPQbBbNBzyzMBulWKvX3pVsIae5XjsVssPXRgtmgdxZmg3S/IqLxF6uznZY06JfHYja48S8KZoNgFmaDdOFI15SWD984lliEyS8WzAbRDMwGjjIb
iPh7tm2X/tgU8tqZ1mxw4OaC2cAvmA0cmA2Iz4S/S0lcqGBHk3EVR/uOA4NlUOLJIjqYgGhrtQa88bGiNcBvsQY4ib2eDQLtrzHUa3ab8ppPfemlfbd+6aUj
q+V1GRBm7rV6u//EdcXtftCy3efXYsffvXezea3ez3/tuuJ+vtayn5fe3t3ptdax9FZt2Hc+WtywL2jZsPNrac++8BlObLYWfu9qHZb8cYnVXHjgahZ7ywxH
bac5+tDCnpqN37NZl6ZddPs6LrpYJP1/XXSNZP+jhUW3/80uui8d+O6d37731vyiu8d8M4vuS/lF96inF93r6qXSmLPBHDM3OGOVNLnWTpdfoNadZr0Kwmyx
FNwQians4y3Zx13Zx93Zxz3pRxzGrZTZLIYD4LM7uRQn7SCgXNK02m8lj+pc78n9RRwPRPhenWqimKaWNPJu9ZC78P01E+L0Vf7/gDkSbdpYQF16VWPPH0UG
sMmgEjaOLwPUwgQ4BSKMD+tcdIdJqhMKOcmyyl22R+RlKoNSJQC6yRAXMnbypeF32U2beZDXn6O6Ww2bM4JPtm/hZLCT7a0A7abjFiD00nFcAaO9ZjbS5wPt
b5lx1tkdHqUvie1/Z/UPx5KneBSMYmzCuWgCEeyFuwJO9TDzT6f37rbT5epP+T1bn0rvSOY1SqrZe2zgYmoIJwii5DVDSpsKdQ5YI9FXN3MsqzoV/SVWvmYV
9VNrCCj2GvWE35uhPMUuwo5d/vXdVYtI/nXjbKYdP5Fm7NcNldqKHKWIo9bfjcqKyBI2krERxtGwz9PjFF19NbdBAw2YSPtOKwuQWEjncq6b/dTNEvsS+TFb
zdyLc0iT6OKD6KJOYuFLo4dw6mTbQDlS9YQ9hiJJ2nw+py/1JINLbv/azG//Wna7qW9/eOa3P5zeHnS/dur+5joRce0XS+o4FN7WR3977lBs5Z11Z7P/DpRU
jvsnucycun+w2R/3x7356+be0RiMe+O5k425Qp9cp+OurzPlkqZ1sr2Ynmnh0XPi/jvW/M/858XV2ybpsX34IWrOi/sKPwzQ++agFblzc6mt89CD3Lk5QvEc
GZdP0aCHdYNWNrhBi6kBFvowwM2jN6AxjTmQMUi5QxvmxgMxmtnPsu8HPHdk8aPHPw0RF/2QQ95raAUX1V6JCRhxJkAwS/bfmWP/E4j9c9gcfE/T5cIe6vKG
ErbRZslVpq2FwLMzmDzaq/HZw9PtlbIY8tJ4us1r4uk2lr/K6fYgVsHTSXHiNdFLSB6HrsDiSenmYjdcta5Jm48WpyynrmAI0OJJq1mjByCPpEbNs0ZHkG/i
QN6AyM8aZ6cyRST5s+nUwHQvadWNM6LUddHERlXfWVe45xl374Tk4+QpktgNi/7ZgdLXHECboUKEJWvxIVuvxY8EZn8+1SRdgbVsXUOX/5YGGEj2NlYXkpN6
MQWWmiYGg6MgowLFPU4xY8E6WCBYB4OCddAvgBaRSox2uRK06Hsu9L0y63ulgr5XSoCw4Sh9Dxl0ZvQZrSid1eCKSIAGS6JGiKYlLxvIYmlWgZeAyVA+w7xS
kO9H6eBjz2JitC+JFdwPveLIc9z6kDW+2irj/wE6AT+mrtNhWGVYnIT8C7XhAc2cS+N6hhdmijZ1Jl1+dO8Drzyz77a5K0g5KyW3fZ3fUCNWaNYADkjntqtz
jBVYpxMP5k7Qo07Fe3YpMDz1Bp0UXvzZRCILd51OPXujatkg/lvQrOEQ0wsKt9Tium7zMuMdAIBcZpyJnOdTzHcijZczcnE4tdErkma4PvyR8QUJ+lVKXjz8
gIDnY7aJnoei7XWURHrDXofy0EiYipJotGlLytSnN0pTvREt6DGUG1Odl1/qyUsZkZLFm0pIKaltJu+HshleT+aS5kwa+2kGiETb2aqq21FHbtcl2AXVgBXQ
iwZd0ehDraDThPfAW0oxB/c1+6GYl6CY92eKeSeGc0UzR55aP7hdbColej92bQvoU+8ZaDIw4+ZJWYJBOkSnGf106DnNiOKQAcCTfmjXPMMf5fd8drMk4vii
dYsKt6bpobFhNUUnUgXlOcFQz0UUmdFljfWs0tMUc4v6Fr67w/SKQ4BfqenF/JFuQ05tcHnsGgDLiSmxw+etU5WeIdsp7BNkO9XDSNTYRPUCYIU/1XkXge1U
H5dHweQqp9upOrZTJVUlpX1vUZLT6XbKZYCUdNRsPWqVdNQqGDWbR629HwCo1oO2lAct3U5pwJmj+e1UKVmBNaMUV7GdKgFiaDHGENupEiBVTgR2GLZTJQF5
KwFgZQHgZiQsqqQEAIdF1ZArWeNkdYxjoIRfW6ddOa3hRXStCVUaa+FPZeEUGZ4lVHUKjPpLDdqy0zJLGgycR9xmEG+IHN6cEl2QJelmhS1lH17O7cPNK5ok
xoEWz3mURO4hYT719fwhUJjuOAerumTxSgua6n6VccwtQE6w6hnKM6KuouyT3UtjW6DZI2gSKFpE8wtfvNjG2kqM6J7NEO5edPd1Si7041oPB9SZGUPeLTBD
c6/gNXNt3NpdW0ozeWqzngIQ/8rLsi8BcpMuicM/PUjMu/t0rkQzfA2gvG/4zK5lK7gUDdh6JQy+phiPaQRTG7GykNktwitnujLaLWRqKVlOz37x6Nd//qsd
t69aQTzIu89FaDJJG6zAcdz63JLYpkr6uSV5bil9rnD+Gsbm+HxmisLqyRDi/I6VXPuE3lHGfGh9hyWGKEu/w5J3WPod9IAL+Pn0AA9FvrScwmIqtfPAZRXh
MuQAJy6v/pWCeELcHv0T8ZSf06SMzNAsYTIIPetzTVYVKvLysOlDdDjvYtByEh0ViI7Wd9Bk4hrlMI5BbjiZ3HC07vrNnNxw4AGAIduA3HDEDONknBPDRvfo
Js05GPTDLwF7WknuKeWgKKVcGNfkzW4s1JTuOOhO5V1s16XulLp0pyTdqRxTd8rSnV/+7KlN44em6c60VjLpTomXJIC7FrtjpYLdQnecLt1xpDulLt2hyTBl
h7iOS3rbIoZzy00J3T9ADBc6Z3fqnC2nNeMlDpYhMYnZauX+lQglEeEZrtEPK11kjm7ZAiVx0JAu4ibVZ/PWdBj2ZiB/ZmBMTpvC5aRylnPSgM2EcflmJ5tM
kU2Fd5a6vFNk1deKsqo2Q1lli6yy9Tvt4jvt1ncq2WW3yS5Lyy4rJ7usbrLLgvOws+yyZiy7eMNmFWSXNTPZxVgpFZW43W12+Mn+4uzo6yC98rPDz/MWz469
2ex49R9uvuel6kyFmdUqzIS80r/phRn3ryT96ybMaIym7F+5rX+VPGPr/u3s0L9pBYD0Ly/d8v2zU+lmd5FuAjMk/ZtCuk3Zv07S7Wvt/TvUoX8z8XHkBZyC
RV74a0ENaBVwHy+b3liunkObgEOtvwkl4PqVgFuMsgapgPM6C7gFsxFwMu/3/XRKAXdqq4BbLgJuqciGxTkBt6iDsDFbhE3hnZ2EzZla2JQwtDlh42TCppwT
NjYLm3KLsLFgZ1L7OKew/3FmJ2+cnLwpa371UnnjgV/LidnxNWktxO4ix0uOFll22TQix2sTOXsykfOTlzZvKs9qRpaZdOmMdAozslyckZ17qCZluVsP7al7
WGrrod0mdPZkQifXwxnNSa99Tr6Wn5NZeY4DfWaQ2v7cLPjlWQ5+OWQVFX6gMS4mBb9QSSWXBfTK9x/63bdunA/1xGJVZbfJ8S+5G+B1ljvgb6ZbDj32+Eu/
mLfC2IXzNG92mryRMCdxzOaNeYtZeA6CBuQ5CBKwVI2e41eY4+o5V/JjjEuyp7xAb7+42Jj367ZchKYc3LzpI/cev4L2ifwE+LKXjzACJcIgTHxELCwO+/GW
OuOGW+mQ//AT6Qi+it97TzPu5soiyeS3Uq/7dkxSNfCvmelnYydP3lXGAUvesAfHzd/79iM/v/OFX1NTd1vFnuxS10/K9cDQt4bl51vpeoR3FwZq3JJevWzm
ve6vO9l2385t9wOWL3bLRgw26ZKSL6/zvPgrPS9edxqAoUv+jVi1J+lXONeTf6Ns2qeYXwD+mrnM+CsHK/0y425H0LbucgSLadKBapM0lFmcHxCPJA1tFMcj
zeRleyT6gjj1HGkUzWNfO9YDTGAbEzjABPZ5AndqqZRd9nji7TEuQzUzF3YdGzVCTqQD23VsrJ6x7P8WQJ6Lm9wefuUfPvelb9373Kk8J6nJTZ9lBgPfUst1
o9OYj/fpaLFkd8oJFuKNVp5mXZBRjTpHnUZ5oYxsv7KFXP9oC3LVUVvIdcSGl3ax9bLNOYc+P2A3P+CAkSPby+wL3dJCNh9kczXZWO75qdxzW8kWCN2aHDOG
rZYvRCNBBqI5oNaJENMgmiMoxY7kCDqaaE5nojlCNGq4brKTEc3pRDSnhWhbuM/jZp5oH7eF1z6miLfVFl67QRFvi81qtBAN1Z4t+FEyom1hot1tpUTLTAe+
3pwG6XI4Ja/xDtXX9gNFNlfIVhKylYVsnpCtMguyUdOPlWx3c693Fch2nyVk+6IlZNtpCdm2W0K2u60c2cb5AXvyZLubfVl06l842caPnWzUOSibBbJ9xxRy
PWXKFN1vCrn2mTJF95i5KTrJD8i1QJ7JnpsC2dIpas9mijoyRR09RW2ZorZMUVumqC1T1JYpOkO5Nmkeu1wz0GfijhzR1gurrRPSXS6MdpkQ7pIcm+3me3fl
6cU+LpRb+5e3EGTk2m3MmlwzUc9RYPqezfkIq9/lI6zGXa3Zfd/JNLtJs1Wz29PiJYdiepYoEiszveHjKIO3PP2+e/vuogL4WpsCqLQ5VgChOMRin0rtvreZ
meHXyRl+zXcJ/GBR3zCZ2UXfuM0sDN5tJlt/NYcJlxT0jfOFwc4TBlsrDLZGGOysvKrxmtGqauxuYbCZirFObTxGMfaoEmM/fsTM8ZaSX68ZU8mv8W8X5NdC
4a0ZWCsz3tKmyn/OmyonU2/Tl94uh9Jdb4VDCaPQxaP0t6r4A8ezwKWE41vkU7rGN6vdJ+QWpxDkayf2KmOchBJX7LILNgNS+dLvu+/ClOQ0Gq5niQSa4d/s
fezx723+wVd+i3Lt7DxZZSDvB9uKXcVncXaSftb99Czjbn7Wt2hPhLSq4SPPP2evQEYVP2WrPIXz1nJP4Ww1/ZQH6SnmUSsL7+ZEO/80Ewl2eAgSBNUOp9CU
3dn3g4+jKbv4IdieIf9y+Bd7P/b4M/cOrTDuVg+alAdh61Ogz5bs+49e2C010OhBe2zecdnDL3/n9m+UuBAaPwbJt2gPUoTz7dlvtrSHA6bVdg3B0knlNGxb
+SE75SHYtqYPeVW2rYWHcLC7pswWFeY+rh5ypTTkkuwRR3nPWmzG+7NWXCRpeWvl9rOEHMsz6/bh1ZDXhdvZIJ8lscCoBZPUtbC7cbZKltfCeLYSkH9Y0iev
Sc8YD0o8+e+2pNdMqET17JoL+MRnrs2lx+T2nreZnUO+ezqGfCNYu5JbC6yCnOWgb5eDvoENPs3CUJKFoSwLgycLQ0UWBl8Un2CGSwPP8dvMXJR3qHWQahrl
XcUSEaZLRGvTSWCEOs6blwhLlDZLlDZLlDZLlLb2mO0fP/83m377i4P/VgxEAXvLWpcJK1sm0ni7/DJhJSfJMuHSVuzcqjHzcO+iMrJxY04Zmczq+tJzVyoR
+o3fixx8NJODKg1Z0jBnIwCPPJMJQJlfkyqXczbyb19H+VfvIv/URH21KP9EFO/KHsISMJl7WmfZp8xC/1iUfUKT8ewhLP3oIZ0lX64lOcl39KsdJd/8LpLv
CbY/fek3Rcm384GOkm+go+TLHpGTfK/t7SD5BjpJvuz2nOR77ZEOkm+wu+R7PgNFeFqSVn+enpE0Yyt57YZW6Tj+WN7KhzOH9uQtgjize0+rBJ3c0ypBx/e0
SNBD3/5XCfr7kKD7lQT9xSNP3fOX935/5xFjljJ08rGCDP228ZYI0Ynphegb/bOx23NqtbIr78/Zhf96tzY0y/dDu3Bit1XY4YmlGbRiG/XwL57/4vVf/oeD
971isCbGD9dG6Ftyt35+t7ZK5x5eMEu/ps3SWjWjDeSBh75aZtXMUrgo3OhDOeP/p3aLxNIntv7NbmWQzzda3Ax7UzfDy5/70kuh8jIYmZfh7txtN+3Wbgf5
PvklnLil+OBWv8Nvn7/2E9/aof0ORup3uDy765O7lR8iT/WLi80tOCJ+sveBO7+9Y544IjpuzG8vbsz339dtY651hMN7b73+mRtR97HomsltzZUroG1rHnTY
mjsJ6gl1dwXYf2BXwNtgZ9TrSBZG8Z1P5KS0w+hxIgndbOeecw7kd+6o4ftYYde+9K1yDLgzdgx0sDo6qdXR+T1YHVsz6VtIaLeQ0G5zFeQNa60ktFtI2MVN
UFJugrJyE3jKTVBRboKMhDNxE3SwRLqpJdKdtSXy90fEnONgNkTs4jQoKadBWTkNPOU0qCinQUbEmTgN/rsh4vixEfFNuBDcGbsQOnj5ZjqZj83Ld2zyMOdU
mJU87OhQKIlDoSwOBU8cChVxKORE4fQOhQ7LiZsuJ+6sl5O3lnw5p6kxK+Idmwn4IxtzJuDMvdAp4eAunXDwH01rLOai71z42OD9CUrB07xOQW5t1KRV0UYm
fqygVq2JGvP+Gaafrf/RCFtv0+EKhvF4NuhaUlHeZisuDL802cZGGlCp71DF2aAyW2K6TaLEjr7DrP58yaykWLH5nLfE4+wwdl7sIaXqQ6QifV+Czy6WYscN
a+HjgomQ7N3IRY81NIK5cF8OGgGpZgoZwbp8lsAI6Zu+pt70zdY3PZx704bcm6481jc9od70eOubnsy9acLMvWrcPNZ3Xa/edWPru27IveuG/Lu2zB5aInnV
IE5QeVKOpHnL9jaxR8E6bgJvANIKEXwqjoDEOadqwwGB5CzOBLc0esSGEYaO8HCrh2Z5ib0ONYNH13PGt8uJXB61kXfPSwWihxORcFeyVCUzz6zxpyqJ9NBG
KayotoznoHgdC3e6lN0isJUxBDKvfhBcHNrmaalfSWPaODnKa79JhYiJiuvFpSqu4Mg2wYY5VbUdOb0sLg/xmN2L+xc+WQBVSj1EGy2ao2mBWq4zpiVpCa4f
kjOovmU1TC6lmOAuUo2NtXDEJFetazKmQmyeP9QwdSKuGsqy1HjFv/OHmsBTWPiDq2XuLr0MciKP11RGfeFRwHCUuVRiwGXwGii9F/Ggx7oKmpRyx513Xqdy
bOn60AqILSyuqBuX1GjgTXhGCQe6ByKHRQwUAUXMcjCPBJ9wfHLL1cznRsSm8OCherZ5b0ecetVoRZzSzub8Js4e3qwiZT21YjgaZcrqgjKVwpoKKtADq9uB
TmeOMkVtAsYUULrueeZzn1qxog1Zqq0ZZYUsJfCS3+8EV9gVpqjcEVlqv824UtKIF3/wt6/Sfj2HJ1UGnlRbMzyFJ9VeF0LwOacqtuVNgyflJJN7C3hSUQFP
ygOeVFuDKgpPqp0u0zeo0hFPCu54mFKPfOeBez6J9MMchFTlNDY2tLTBLyBPdyqW0b0NficIKYUPJbnWWThzmIUzl3LhzJUOWd9WAiwetwvKjzXDBEpWMEIJ
Z5YofB3sG6Th90EW7Nv+mtYI/A5Zo7v3FrJGY84alVDfkgQzl4Z/fSBNlypxOtHu7bd+6QVjBaeJaif/9AXnJX7ZURnvruqe7lIpVVJLmYbfsUtuPkJ7tl0q
S5d2fOeBYpf2bz/wwIutXfI6dclTRSezLrmCp6JDsotdctMuTT9K7jF1yVNdev67d35kfNU0Xap06lJFTv8hR4lE/pSdqnCnsijzUkE+pX0ct1r653fqny+n
OwxZqaV/TjpkWd5O5/6V3syQ+TJkLxxO0yrVxNrxqa+0DdkMdK4Mu0rHzD+Vj5nPsKv+McwS9baWW5fvQ8b0gJH3XVcwLigXPHSFcbMAGGl1gvqLZr1U8FLu
Zmh/s1jKnY5LeekYl3KXmf4YlvJSx6W8fIxLuZtpFC1LOUzw78utnPnVu9xx9fbU6j3bldPN1Ini6q3WaQ/rdOeV082tnIKX4rasnPCDOVOtnDNNBFIrp9ue
eOgWEw87T/BKfoK72QR3UyvH0fwUd5MFmOKuTHEXzLc4djMB5tIL78unybi53Dx3+Nff2fH4t2rHlHvYuuy4ae6hO7Nlp9Kli1N3kPOA3PxKKj3Klp1ir2ap
H1Q69SozYk0/cM4x9aqsepUtplP3aoYqgh4rt9N6U2mxa061nh7bWHnSq9x6I73K1ptir45pyXk6v+SQRq2WnFuCXGmjtiXnNrPbjjEV6bzAfARe2NyOcVpc
4lmK96l3jPvzy4xI+JmjER/LZm16NOJMljAacTALNOJj2ay5s15yOgMQO8e45OTwfqcAIN76+BQAxI7aPXbD+zU64/26BShawRXe+XgBV7iniCvMMLSXxTNG
FHY7IQrvf7yIKNw/U0ThDNpEXpNCm6jXaGxgS2MDTw9kW+0YkwPDYvlfgWxJ9D5eALJd9GaBbHOJGRrI9oY3BWT7vYKhM5XMP40yyby/p1UyH5kWPZ52ZPsK
m4EB2QzghkMclTatXa+lMEoK+/3TzjjkM0WPp83lvgJ6/MBp09v4tLxOC9Sm1WVajI4zltd6Y/DKy5tf+db2Wx44XNwYuB03BlpKt+Cfz6YI7BQ2vkP7Cja+
vnbMeGtqzPi/n5XtczrMeBKGTxREdl87Zrw1dam5dsLMgEItmPFYxzZgHdt7+/XIxG6rLmd1qy53LLj101aXo4n1RFH693SsLmdNXbL+2WMZqu7V5WhSPVGE
m+/pWF3O6lZdrn2YZkyrlupyMBIjhjezEneoJ2d1qyd3LLrHtPXkaGo9UYSn7+tYT87qVBsG9eSOZb5b09WTc5Jv3lKsJ+e31JNj7PsZIua/nEPMNw8fM2J+
SSsapZyiUYKiMdBR0cCZoIuiUQoUqCv19W1WNNAtdCOnaJRmrGgAaEcUjVJ3RWP8yYKi0ThWRaNj7DDxSj+2Uwe1qjEDXMtM1SgpVeP7zDYlhZ/To1WNb1Yz
t+FO91jsjrnaIv2i2nexO3bbEM5SUs+8UM2hLxZUjd4ZFKopd90aTi8Ry9NuDSfvm6JQTbnj1tArKB2zWzi8aQvV5MqwXCRlWDo4FjN83IwTMrg12csUoSBT
NYGx0yrdjY5Om9HRma3RcZbuujQAy+oaz9vRyuNPgz4UJDufLGDznDwN+lCQnziMzUO/fZS9Jvhx422FQK3KabMx1flB7Hc1avmzMGr53fHdpuxuuQO+26H2
7u5Q3fW7dHeWbj5/ap/R9KPrduuuO3V32+HQ3Nxcb+uu26W7MzQv69Ht6NX0Z+HV9KfAtpyqu5UO6G+ZJMm6K0BT9GPn7h6TLfO5vC1zZxo5eDBfb63euow9
OoN6a9+4trCM1VrzuKZdxqSS2ZEOm9J07Ti2ZezLtxSWsdpps7VwHj2W7cYUy9gPPlZYxmqzsHCmRoRulX2PqUz7/dcWlrHaLOqtpYPVMnyPvYm9s5V8/pbC
3rk26zLtb8XeOW8X3fexgl20Nosy7S2lx1NV6IE3V6b9O9e+qTLt7Yw043Gbqkz7bZ8sbqQrMyvTbnUu095ePL77VnF2G2mrc2F2601spK1OG2m9RbZ4izy9
QXr6JNH/oQ3Sh4r7xOOOdZ+4L6usds9LHz0uZ4++/03Zow8VCqvV9ep6T58ZpvZov3V13TKD1XX87wqra5+srjk0x5ltEvNGGCldfyCT3Me2uk7+XWF17ZvF
JjHdk0k55a/PpJz49JvE3X9XWF37ZrFJbJ/2UxJphpvEQ383hWXa67i6Vro6E6enUGXa1fWumwura/20tlBUp1soajdb3tEpKORPu7reX6xmWi+srn7H1TVo
NVOnPDS9pA46ra563Qx43Zx+ux103G7DxlV6q7fbJb1DCdPtdjizIL6u2+0wGd8/bXWE/A4lzIsg3qHs2zS+UzZkwz9+5LFP/OaJoVmFw2gA7o577NIs9thT
YHBP2cdyh13Y5Az7OMuN9VsUjNlxYz1lHzttrHfPsI8zDKh928ex02760Az7+PYE1c5+HP0O43jXzW19PGp26GPQqY+BnO4OiF8MTyvNIujuWMcx6DCO98+w
j8dkCvlxARHf18ra21aYiXO/3iyO3tKuMHoPaRi9pYKit/QtA9H7gWPWxzixFO60CGTvT3iZHEyMhX93teSxOdFB9sXZej31eGORLKIGAFSS7hxNThhJ3Csa
SBRfxOueoF/E1nlsyXOJP6zRkfM4urZRpt45SAIrx6XoW7rslIPelXEo09XUO4d7R8/gxFraH3F2WCy/W6PsY3NAJPqOCo/OiH6Yg/TC9HZqMEpRjiWcfhg1
ndFmaTQZ+3AyRheesC5xzxvi3hAZ1qG6oupLRdx43BGMpMObNUw1JCGvrboQYRdWHfygOwhKls9G5mL5Ejrjjq7nPo2NxGV6dMh6hzsae5es55Gk8x6dD9DG
GD6D0aY/0ixjf0dPWGY4DdYmUAQtvKxZpuFEHYsqG0ZRIHSZ4aEm3DKj0uDKuQtiuoaIKjm/RJcIScDluI7k4HJcg8woY6/GYCRx7INBQhSyLEF9khqGklEc
zLyYHNNZpz1KcjMY7HcVu2/MusrKV+FxVGIwe2xd9jIKm6G4ZYzHGucPxZg1N4DpEyMx8Y8ajXPChp4qNkht4zF1MaZGNqaGGtMG18BcxBmOzLHTrv00lTBO
FZpci2BU93AIUoagLXKyfKRZpd12oyZ7d6vlb1wBbRqGzZmQoK6xtgrqhhciEbaBNarUxiglZhQjZZRKyOlbxCiVS3C+gvOVdQjZdTFsBlJum8wf9Zi5JcIP
C+iHkCQ4Ur4bPZwD3ujlPPFGH2eNN/p5rjcGVP1fSdWMkGPL5W/7477UgoCzzTnIj5Xf5nQi3hw5rYjn/TsLlW/zT5mDF0x/q3XWwi+IKm4gadWQb01DRBMY
wBiSUi8o82rnrh47v2qEFgvBF7BGyC/JGPLm46pULK8m3oj+FKlPNTlwwCPJ5IX3yAuX2F5zcPiVvU89/vkbnr3vVWPzCpuWtnhw+BfPf+yVT+47+JXDOAXb
Pl1qxHM3N+cOv3D45leeOfLsg0fwE0AI5g7/eu8Tm763/QdfeQWnoowixEDeSDyAssiJNxr3rY97kmh0PTP3nUIyFkoeslv/UnoSe5CvzXnE3Oua5dEYq497
BRFFuIhPzweZ519CvxxiMhPThKUgOSGedykYdz4NYtk+y1JMSZeeyxtyc12VeX7+Oc15cXk9zcEgwQyeN5Q+Hu89B2yK919C9zOnhqi5ywwE7UIXVaTlqBzo
CVkabcAdw1OxauGxMotoAqC3374uV4cxtKVCsPpK+06axaM8hK7OG46BOGBfkbxOHTTXjWDRpmuwOTHWQ555Gf+X4x6Rfr0i/fpE+vWL9BtQV+tpZEA60nii
miixpWoChmxTyycWFR6zrMcyT/fcgrqOwc2q8/zCMaM8IoKlBB8zNFZMCGCstTavtaxGfPM6DkfWuFGeLOdYTqFp5FZZLDaLuJSMKDExl0cvc6K9XmVLDU90
CGpcXNYLo1pePRwKOgQ9g81ksrzyYuvx0xjEjlUR+k7Sif7TD3Oxyqa351ZZ9K/pjhK3ikR29SprZ6tsObfKurlVVrSDMgMGxGWssq6ssm4j7SDDBbDw9C6h
M2BJP1tNWVvTq6yfX2V5hfSxlAZYZUkShry7pRW1DClZw6ECmQoJGgliCwPw7THObvaw0oMyu2rtpM8KLgTPxSNRzdSX9RaMVxPGqwrjhSLBekTVxAMUCJV+
TDWuKTEhr7EUgLLoMen6ykZKK0MHwFr7WmjHtNaaaUEos8Na25xqhcUZYcCyLiU94xUWKzIWs+ktCJA2Xm6FLbevsK8ZIzQePJfeqoU25RVZaOspTxQX2npu
oS2skLzo1gV/hhbXOcQatKoOyBrbjzUW9ZV5jQ2xxoJ7BmT9nSPr71xZfwdl/Z0nq3WdpZWHq+dDylcaQwyF0ViAb17jOFZNGsdnODW3mABvGUzBW+hN5zRO
wCvObsQ4rGk08IqzGk0czmwsjI+PjxOm4mmRvdaQ1xryWkNea8hrDf3aPYa8l8YiT4SM8U8x/wP1lGTT/0I9pcP7qafE3O+jntLhIuopXfKfiV70258Rvejw
IaIX/XYx0YsOHyB60SWfNKkb9OPNJvWDjjeZ1BH6eatJPaHjDWa+K7lP0jasmGqy5ElVU3QSpQAKFjSURbI5+0NpGlAXc8rGRUVl48SisnE5SdITi8rGxVrZ
WLS5uaiobNAWI15UVDbe30abBXRmiCFVSOM4Dh/Wx/M7ah37jbzaUWa14yTWLzyoHV6b2lEHqeuX0C8tasdJrHbUaep6ebWjfq5UO1NqR/2c5kmxt54WA1E7
TsqpHScpteOkadWOstIhvNmpHuWi6lGeherBegCzyiirHuVM9fDi+VgBvHgIK4AXH4cVwIuPxwrgxQvU1VA9RJhgwSARgfLXJDCgsJD4iNlJZEBhCekwgCeS
ZoInksqJJxrxIJ5ImhrzqvA8BIMwfioe4hPOMM+hQ7zKOJsOjVXGGjo0UezTiBei2Ce4ZVM6p+QTC+wOeo6qRQfG2p1C01xummNqQs3C4Si2G/C1J0X7FCqV
KjXPvwxC0TZJE6Ff4vSXoGxATJ0VOHTM/bfHss0x+ypng1oBD9EKWFYrYBlAhQKuhc5FV2/MzpKSkRw2RqJNG3kiyMrHYq+8xPoQFJUlDHtGh1EsWIutDQ11
b7RZGWZig+uTxz67I+PKCo6Z9VDpzE1M6ipkL905bpLqVj7Z3mJie3+yTdItxPEWExrIyfak2ajRaD4rr8cugN9DJzTYkauWo+k8EbhZN482O6fTvoQk0elE
UCMOT7fBXcHpNhjJZV6njUM6ov+t6lhj3gbzKjePK+5qBTaJUWTGOtmO4Ks+2faw/M/kL936Q3MdTfGHx0Zqc/zQCemPRf9Mg/4rh65HkzHgQXLR/G9sFoca
ANGq9dbzvj7vpR6tuDQUVybjcuGEPwnrbXQvvEhhrdvja10eX5vh47fz46vdHl/t8JjcfWG3+0Lo7q13Zve1U0s1u9vzgran0S9eS4caPtjVA7Mj8oAWdaUG
lWMe8Ivu4LvoL31ZS1/8ttcF8rpK6/mwy/lql/M1fd6PW9pJkjaYbLb0hxTwcLIJolVB4JrQaseNolKbq5C5E4cPNevD8ZZ3Anc6rr8TSNNxoM9dIOfWdiKt
7MoMZWTFrK50o7N3bHTG8sc2KXXOkJVuFnRvb2O57aKw40VtFCb6tvQiFHr+taKnIfSsdKCn30ZPr51U7c0ozYTopZn0On/Ro3yRMZOLzI4XBUKF8SvOir76
58Le05O0vZlVdYmlL3GhV3zfOKcK/7KS+q4C1FQin/dJyUpdY+I7yqkivhbUulU3uJGgnPN2LIrdU8x/22Bt6N+Q0k2H5aR0029LSemmw2JSul1sDywcVso2
7tRGKaSVA3MtWHP67e/dds4PP7Z6G4NSeq1sUOSLqvDFPTeqXQa+7LxRFAaovGultCbS5kjFZF0YWhU2FNKCBdKCQdjRsb3ilg9Iy/ul5ZG0PJSWe40INgeL
IT6x+vaLg4P2GbF5hlmjA2lUtIuERkWbSmhUCE9iE5ATR2wA55UZFM4qMf2zqXD2/gAoewcVyp41OmuUPYWzh/2JgOmV2MuFXik3CursNswcll4OkO/h6zNA
vhzCHswI99i2PWZusK/SC791adNOF/6lcHzY0ZZxwVBM4Puzo6/ylbJCZD8H0AiXk7pj88lrx5V2pSZK05Gpso/YuTKCcMORJQbXg2WMHNRpsJdYzgrrInqP
upAe88/ijrx1zX/9xk0n7jjvvvf9GT8muo7fGdrZPLIZVtFI55Gd9I8k83V2dMs8chN9g63mkX4k39dwaLxzT95tFp+8fCR5Yfeue8rJLx69+RNl5DKpJ+LC
9Il0GYfKLbHg7KADKU44RBD+2OMOcmQbtMcIFsUVUhJ5BTs5hVVtGhDFqnEp+CfTssfSoRo324bKKQ6V0zJU+mcGl89+h9+YWCtZXrgFUyElQFzsP82BmqLs
i7cVKMuWJb7e0WSgUSX+pEMIO+MSqx9xjmyZk+570v2ydL9U7P64nqmxGyynjYeCQLUT3r97OCz8mvhCk5vGBSWSdnzfwlQLPoXJragVpQotzyW2BMhMLamt
f/okWGZ/KHwXy5Rx+QhvMM1HSBQXVa1d+NYxy1zq7G6eYyWeY+Jm5meW9EYKwXl6IDHxPm6Szm1uMOmfiJ/Y5G1TYo/KfCmNJFeOsGm0xGdHTrYR/QaNo6wA
e73YppNN/4PsNz676iBI7XQbtKCdhC+frmQ4X0Z+aVYQMCl7BQ47NVHog6MoA7TpRqtAr1JGLyZPp02IOq2dOuqb+gWuwR6eVuNijkF+ofjpOU2RN4BML+U7
xtD9cKNIRBuS1z6bt/OoZFhiHwmo3bMlfaSYOnFVKOWWr5Drynyl03N99nJHXVtNQ0Bxi5Ea9G3muFI2TEbwjyXbofFxcjRJcY6FeagbSdSwbA3UusdA13NF
ITxGh27o0oK7nt/IgL08mK7Y8rNSEbToVDvWcYR9XqNceJAwL+l4DvpVZW7ahYLzJYlryFDypNp8p5t5qWNjudSdR8KuM0rMMsygPJXYPV0CqeDwptMX6kdW
ZvLIijyyzI8sD+966KaDn7nu3h+uxqPL+Ufb9POFx9LaimptVuu8tdXOm211rgx4S6vdN9tqVXH8lVyr+cElbrM5wzaDlTm6x164NY83HmW1b9o69VcyFr9p
71SZ1pILi7lVLe8WnHYn3xUnXzuFU7/ogUpcQzAhEmnhcxJgktwqgL529JPNsrXwlNbSCRb97zYrWPTPOo45Vt5gjaU2H5qRnvQw1U8bleyjn30Mso9h9rGa
faxlH+vKHdeMZPUbHGn0HOOTso+9JLCrcQ/J45OpX73818y0aiv72BP3RD/gAKPeLDC2945mX9ynvntnbWv2b9vWHOCn4FP/tknabsCh34PHk/6Lv9u2bbuD
Vid+GT43++iyIA7jgRifwrhGN+DWWlyncwP0qQ4HNfU3jkiTbEZYGoga9Ps2an2VHtGbNvRDZ3N0Gv0S4pe4907axdIzt9FJ9b3C8U8xAg6h8/g0nmgMevgU
j7wHc1Ivm1dTdxctXIshv8WGVREblik2rN7T7eWwYYkpy8ES56VcHsw1cnoBrybMO8FNs1QEWAX4zXWzVAF+cd3sVIC/sBzo3tZYqUUFKGUqwFmiAtCKH3Mc
DJJHkqPGyMmG0aywitn06XNOA8DusBmcbLDtBV5FfKSdKHZi+FijjwfkY1104JM5nMRGFQd87CG9b6UMrZ2s1Crf4pG453RD6YKRfBocievyKRqJa/jk03AZ
Sv+o8qc4lBNniRoCI3PT02oINbWTHnLdHxT8/Hm1LSvRtmx9PnD9mMDPt3UEP9ckxT5NkbTEvS9JGYrCzq2Agv4D08zrH3bGuirKUalbDivv+zQmva0iAtF4
m0HLUj0LRmW+WDQtxAvCDEEcxMYFU0aP1KXoyc2ZN5l+5i08F5LBBSW+5InNAmcqF4H+mtvFbc06lnJgK8uznc3Xq52yzUqwQ7PA3pA6s5df2gy1JR+jV1Wj
V+PWV6s5aV/HG0KlcNVOs5byJTVEeUasWemfJFYzrr4bClZUULBqcMTHVVawQtpJxWF0kLsewoBSA6fSEhB1FOs9NiKnRKj3sHCzWeCVSBKGSoz3KE9Edv45
JlsvfW7/7Xl+dcSrBInbW5ta6h8dw/P/dKjRT7K9/meNAQhb6jF6q6oWzInDk+3BRh8OUWMuDl5jEAejMU/oEjbnpxUN5mOBn0ND3rHXdVocBoZIStTiOZB9
NaLDco62mXu6tZzmxODp1mI6zDvdihF7A9WlHPedbq0kitAEieIq1pAqT3aDRAXL7Bp4ISTBlcpsvW2AKCaR/QVY3IKgWdQEFv6Qpyn0gec3Kn3g/nnlEOxz
FXZRNfqXizt0s1gIr1HKZn/OO8Gxjq7ijzKXeFE5ESpAWHMIM06JGadcYBzEp5RjSSJx2WJRjn6YlgLCmGSiCYqXOYoYm8XWBYhs4UAYn9jH56uuROEMH7G8
HqI0aeFc+2EOSkbLeBogp0RS9cppql5YSNUrtEG9KJB4FISlhPC1xoyW7JMqT6s1wh+aFR4gNyERtyZ2uXLL4ArrTCLNQSncshJCU+ohZf3hDJ227+YotYv6
4OOTH9dGmmHsI/xaItbruj8ugmPWckHGtNWHNmuHXOvILM9Gxs9P6nJhbPwpxmY5XvDYuCLLciYLrgpoZw1eDdVYcPOW09JHQ1DRdUDKaS3NSlpL02Nyd3qs
VAEhao8wdkHT/8qamz/0f78w9k+fe8e205n3SdnF7tfngif8xlN1PUzZH7ooX1KOfiAW3k50oK5yNKn6LSoyaUYFH+/pSoVIMkmJGyMZXkUMMCczpslBYTCf
0nwniQTlANcqOBE/hRPpTA56fiTkiECOHnSf186ypoKXY0KOtdC9jaYkCnTS+o7hM69q9g7HWz4f936+2Zec8F+kZmifZse+/ELRT/pCLfRVYtepzYF06Rxg
F/E3WSQPYEAG6N1y2QXNOellc/iyF/iyOSoDY248gO4MYgquR5QPJOUFJFLp5HwO724M5ZpATLYAOlwqghbEfedwU+fw/G5n+3ZxlK5k4burdrtAgq4S5of7
R5vT4agRhbOHeM3jYFxpHJeYjePjGg1ErVHm6Ih4PiudLhQ8BM3RSmCyegMC/FieBzm+XFYeZpPjYvdkO4YFH2Z9T681lZRNuHrOcRmb5NsV0NpynCwxPm8m
ffDKIHGuB2GlYhhD8EkowmrmsuG4jrLhOOrLcXkyPT+Rn8Q1mQbHYRrQ00NoNz5GZ9ospECLEBYvUHfZW5WJEC8VIUFGjOLby5DRECEeC2wfNAilRanATkng
axKgDVgiMhL4BRKEBRL4RAK/SILcxPVBgkG80MfFxyvBQPsqFgwu2rQ8Pj6uIDgeXSQVQ0kHvLR5Aqta6OkJLT0tvsSXntI4K+mguulBOnjUxMxsSa8+HqTx
mQsPK+9yGsUjx3RihWenGT80eF5cOq+qHl6WU+2jGMppNYr0aKLMPH7ZVs5CiONIvwSaGj313eyqHYLuBy8Vp6rC38w3vaj5O2o0xK1FHKzVekgUm8jY6DS1
EJnX7MLiBUmQSv13dVJN6ghL7cLiJJgXYNwWCKefkBgS02GfldsnHV+URkvf9ERbWmCApWD1E0js8CyD1oNZFjBdbZlFS/N6DwekwQ5OFO3RUypIlaAgU4I6
vCenA9EjwGsRJzu36ECy0kWpVAv1ctcix8KOU5eXu1CWO5+nbvk0NueVzuEQbF5NJQekpjghips5fq7FTX1eHWu07eoP2HAOWXte1ZI8LpLZUB+9dGvQ6Emi
Rlm0GDbYlMGWzYVren62bOOtf7HuHWyt8eMBpq+LRY/3LAvvbC6kTQj9+2AzHKKnIHGUPsAr7OGDl/oL5ip9htWWCgcYEhvQpjBGz01tSaddOQn0AUacR3vQ
LjZcEKmJRfjNzcxyxpKDWqBavO0Oas/C9Nc/GxKdodAAmjuyT84IyZZLLKKwW85XgrOBrYZakj1uEdL8BoWNRN7IYo8eYC0+l6gdBCpVrvgX2kOxo3oIoSZk
H09NzVj9st9h17ObSxRo3dhcu1FvbF7RG5tPm6at98JxbtOv0xydLM1QzVdkLCr3lSPCOinzJl8sGcgfEEuGq6y2MFyxxEJQIS6893qJmIWZJYs8J8HIW/Y4
c8MdY+OuV40LVY25WTXur2fauG4+wuuVj/DGzEf4dR6Nr5VKvWMudpD8r2iICy9LDXGjmS8OYZ82gqk95D1UEAKEKGpfXD0SCUVLE6xu5YbNFjtvpFlbpixu
zggENy2WQCEcafaeYhq0YYdDvNmPawbkAXPStczHVGvOrdmWYSI2NTHTbKuA7XTTZQ0HNL2yLD9Tgj45zDWx3tSjLPUoM3c6iPt2kEI8sIPUYW9Hc/7w8mvi
YEdzaDi+Jq7saC4Yjjdd1DxuKA53TCDiPO1lvWY7hulAsp0Q9yDGoae1MeeyDSqx5AKz/YJzsAL1gMInxCdwxO4IZl+9cQIaeIK0ViL9j48H0bKeHc0YLZvH
zTphKJ6zY+K91OeheP7wG2/Ym2Jq6YLhlddMxDEJDvp9Hr7gCnRYomdp0cvoEMZaNnqj8dz1sE6Prqe9Qw/tFOhMfT1tT+gMzGw04z+lME06PIzDptlmyGbd
JZxFYPPcaPaAKZFdEkdsTuOF8zQWo/PgP6+BgWC3QTADcIL8VQbymuxkgL9W8LWXvs4ZIe5remeYdCuMenWJkxkVYy1Uu2aVqM7G2rCjrfaYTOu/na1p/R9n
aVr/keVYG8yxEv3rgClmpo6Xo6s/NJTzwvzZUCP7JS7d0cD22bmjESQ/zpw9R1enzh76mHf22LAt1/D42NzWjLblXhObdzR7Mu/NNliCtyFoadvktsnYKLhV
mn1DYunErKBn9Q01ceilBTTie+gu+FhMfJrctm1yMnvwnfSaD7JBukr3NapgyRoJIlpfP4jJUafz9TvU9YdWb5ts9ARKXYYp8o5bqc0PXnvgL+77zm1nbvsz
1pnHoJDTb/+JpFRPg5rD/NDT0VU3qSsYawcMNdQq0IG6asFQvm0bIs2sPEms2MG5EkgyGdxnms4Gfn6Rin7OBxZs29YMlX8Iewn6qoKcQxmDKvydd2zDDm0b
6nLHFn3Bpf7ktiaSjN076F2fSpWkuJof/m2wy25jBd3BdU20RV/6Z0N3Ns1tKrI6xqfORZ0f0d7Lv367wAoeeSvACkif6gBW4CEpnMPQVIKhikZ7S7AK2r15
3JOOVL5dM95fuxYcajnHKrtlNl/DmHFTRqvbsmMvmDTZXeTBmMkRBGZi/R+M+DS2torISVIoEa1B16bS4eEct5IEH4JeQCsCDOcmti4MWCbxWLBNv6tKAuNk
ayXNMTosp6lKh8UNPhmzJ9pKLVDSFTFUCZZrXN92OqNmq9/9uLYNhhNHwopxoroN5nlSCvWJcNvpjN7hnFutB1M9Xxr4bo7Eh1I5knr4Hx5DzBYmnIQ0k55/
Ply8pA3GJputnbzlm2N7oOOJfa77C3F1JX2v3/m9Ofc+R+l1f56N0YJLdAyZgvLYC2nvox7bYcRsGrGmOQSauqowemxKmOOFVY8xH5xRZCliy89d519K+hca
4E/BrsFObMghK8fPnf/+c8Wqj1m5gAadxelgtQsl3MIVQQj1eSR6bkJFLqfpIQx4w/u/SGw07dxNM7aijPjv5p7QZtaTemCYd2yMRbwIMWAFZstaXAEOAS9q
FTGARTwq6BU9okxnq3GavdXDv5VofeG9HAhxKykn8uGDyBsNIRnCuA4FImJHQMQbSdYTHHmonT60KUqNWFlgUpEnrfn0/0/d1wfZcVV39sd78z76ffSb9+bN
m3nS6HZ7bI2QXWhZrySLD6lVsixjFjuUd4vd8h/GsrKqsf+whUvFJiprLI+E7AArNgYkA6mZEbuYXQ2lELaiEFwIF0WpgKRE1jZyMCDA1CrEKYY1BO/GWe35
nXP7dveb9/RhE5J4yup+/XH73nPPPffcc8/5nbXzhz45O4TVLNzJS8oS+ylqTW81+C2JUuunytblsnFXu7whSLY+NH/xzO4fYlkCjxuiF00xDVHIaKA3OOQ3
NkYp8ZVB/auKnrT0ukC0LL2O8cySnZbH26vWMqlUll6zbmdIJ/5kha0L4fB00ivwr7DwJeorIUWV71ranFJArCt9XHcJ9uFwPG42Fy3rfdWiYRJYCDCFohBf
F4JY4rrYui5FlLIuoACVhRrNO4Ey4XBJ+i1fOFoGa8iim75oGRarE1HFl6WpWgvzN7GuyzNNHcaAOkxwYKXK9mopNgZk1utiKlCSVV4bEPQk5ZEI9/SdnLZi
WXp/nLcis2bUeAcw38eMCn2W/mcDF6M42NrwhEkuoN71A1/GFWIjaYWLsVVNDcqKJpdNBdXRYyUU2xCmb+ghwTavlji+F0V5aAgKeIkYC13SlJprQ1XDGKoA
BN6vXhhvXBbp/TCGtFTzOEs9RQTNEY1zoLEPsvFFJjUTTJs/KrWBEi1+hBrMSyI7YwwAzdNOlp8eymPCzu2Hwm64XvJN85R8e1U8TLCjJ/Y/QYQZql7e6avi
YqPmd6ejfbcCNQivpp70ZMvylnRBZbzirnU6AYeTb0fwBmZilOPqX1NBRUeRplzBPBM0QfNIcvrb3W0H9t66+5lr3/b2hbjjZUTXqrQ+ZbbwmUrRxmnYLGCC
C3x9x2bJUCVWcGEbY5cc9jVYUPD+2S2npGFED/Dp3Nwcnb8X53AdUMX5sLmTHVQyO9ENlVpuRPb7qZMjLBibQVXc22n518AOMcxyNvpeFnw9omlIUKE6eLym
P0BsWsM+N3aW7Ej8I3Sdg2H9XpV7Imxyo+ZDj2vYQtVoJZyqKMQd6Yu03KQpQzmkWJDKQeugJrVtJ9xVqMoerXEcICnoy9BKWzKlpIvKe8vKysMLZI9u+bC0
3EdTtLCwQQDo/hhqYSNDAPpe8Umudq3H+yj55XDBvCXOai/IQisIF9+HkuSyU0SMRDJITei1Fn7vwDJr4ZnehUXeLCyGxAifR5xyIbWw4KQ3pVTSG1pYlBWb
RwuKd55oYVHgIFb5SQuLAqcP3c5ernrHQrmNDxkP61AXFJT7rjDyssIoS3aa4n0qb1YY2KovsmLFK4w8gsBgL5YVRkEHAhclPLY4bX7z03o/uYwVRzmz4tC6
EdGilwyuZCwv6ow5hvTvt8TvcCNAK8TTcEicEXPGCxEyswC/Q4spU0BmU1pjhs7CHAmsIVXY1aUjrYR2dsWBUZ5yFR6AgooHmKp4wO+7mvn7eM14wi/CtwVO
UnkWkIVYUZzLmWhn7TxPa+MkbOtejic+5077vzyYQEG0eHYJyloUQ/7xriZwaINSfNWVVU8JY7TCTE7iZ6fEg3rrnXNujFSIiTxioyH2NgDahS+avZfCFD0b
eGw+LMo+YU1erYR1s0FYxzRVu8TL2GkuwqWUJ6oKzVJgxCKy86LTw3I8MOU7dVgsMzMOY35on4iwJA3QoJnZnaySnujrfXaySqQ7lvR+Wr+aIrmuNJMmeJ+m
fXiTSJuJbPxV9iqBHKzI1yuYxDUVGpeiAsoWKmC6B4wMaQ3zqngcWlEZpCizkacOctQxSXvGMMb+tWhvHztYKerw5tPzj+jdxCJD3vgZ6nlp6nmGepoBeFc8
vqnJ1xDyJbSD8ZX+z9DuO49kepkdxqpGF26wc0xckwrD8ZaVr7UBSIUqc+fCHG+XYn81x035KKIQg2bMqcISNXY9ilmvhTrWbuMph4heTxG9p1IeNHWwXo2d
EmrwbevQjFiR3UNWwAAAwmY2T4Lqrelt/4b/e26zPvnJZsWQm1y/bx6U/d85e1qejuBfn9z/8SOpXWyq8fC2z9+CVLk/2wxv78Ja96zNkxw32ScBOqxGdIe+
e8vCToZYRGR/5KqRVLHnpGFr3cNO0MZxxglGcXzVDjo4LtnBGI4X7GAcx/N20GXAAicYjrkJ39qFlYbZxU7kS57hDc7YUvppW0o/pUs/qUuf06U+ha8YHoUH
oXvSZRdC9yyO4ze5T+FIAnLOZUdD9xSOoze5p3Fs3+SecQew9HmrH0+XsvuqhrfdfzTe7qkRInFjDnf+KXI4Zta4zl4fDnA8vc7C3okaUx01qtpspba53uLv
X4BfapG39ROPDWLVoswvCHfEv+50VGQOh8LRMzqSrxPDaXY+rdn5lKMZzhGGOwv2BcM5wtZzTtCFPIt5DyOMmFoczEk32yW1OO9kW2FrGJEL4qGonyj4Hzxk
wiudLdFpjeLRmZYH6IK4euOS/wu8G32VnnHj3gCu01f5GebD5cQ0FxCx+VW9gcKX9Xt4aC6XdaW9wdqCabmOgFwLW2Deh36j/vSHH0n70xfeoD/9pwb50wu1
xX/+qjzqnyjmRacqJg7nJ10TSERfteINktObF4KSK/HhdGOn+IDlYj8VlX83wxsdQXiw9uMGfO9PhU3QY/BXoycuELvwc3G/wV8BV/2/ZrZgk0iR+NOletPx
qEvTOR2PuKQ+0PGwCwwzEtsuLcfp+KpDSzM6LoG/6XjBCZoyS8r3ACaX+R5aNZds+4RV2IvmQpjbSju7JJ3eikwjQKCAxS/BXAMtfheZ2n/noc1Yc9bneaAW
o3O6zVXF4LQWMGmBeFQUAZWmg67THNPgXKpOfC2hgB0/2vMYVTJd9Rp/0/TRq5tJr8ZeZ53aQfeCOgZThZcOTIh4iNleqvzkOu+JpcrnMlhlrAY10SvL0jkb
aW1Lh3XSNVPSM0o6piP94ku3FKVXIKaLqfapFo2wXG8vxdWQFQwUOWgT1Oo+ZA1byt72b7V+saBaRsWgaYKKf19YBg2Sh36Seug5PET3fWWliiiliqCmWKkX
S6kXgXxHrbGpYSVqf0tERZEGTmzJodni/byf0H9p4HEjXhb4Dr0kMC5WPGuNGBerkdjFqvclca4CqYbYSdS+ydmBLY6bWD2sIfKgrOoITqCpFLsc7Eeq6DAs
7qRN3i1RvFcOHiKGrwYWRMTdtrufk+4gzw7HDNCETcJSYFRl0aycWxgel4ON87BN2vewGaLAOMKylBeLP8OAcMoeW8ug3oX8ebOQ/0S8d/VULVfeL/vWKSBR
s8ojwbbvwfBKgY1TC54dvesdWX14Og9ldqFTjpCkMKcVGrBoOVmM7OA1EvqilO1ATCPVlD94hXWOvm+zz17A22cVWdOUeZPn7H///B8dfeIH394sOPFVjlEI
a++Oi6xdUZF6mcRuflv//PmFn/x0fumvUkW6tEIyRdavqMi6FFnjIl949vN/9vjPPvhKqkg49Jgi/b5FyhLO54LEgl/n0o5/+Cdf/v6hL/xqM7w2ColH7w7j
0Qs9tHrzMpde+iAkVNqfFxty/jv7dxv2pHLKnWfjYpUqCRBoi+ZzL7ND5KsqxJSHAzYtSnr3ABbDCtsXmX/LVLaoocNwyEUgRzmjhbIPcNNooc3BtBYn4Lo4
ATOFJY6oKi6fEiVQkSBU/gZJTrMJFLRYa2b1OvHI4EBbquwxEpYcHrurS/UULdb4kAN4jG3Vw6a0haCVjJpq3AfVZDsA55Xo7bct3wWoRqvoA6sGjBlwUVXo
I27UbHLMVphJVxE31R3yWe3cWrvMmOLSZSRhl0nVp41xd24zB5wkUcRzCDlDsC8c0urRq2zVZeRKtjbXMvsSNbBCjWt+O7YEsBwZZtQo9P8rB0V8NdRwL1fM
HyOaYyWqd2q4bTVeQFRFC0t25zPFwfVNJZHWy7itnazzsu+N4r1lvGmmr56nO8nCPHtjzCxwymbFO0p/w9Si4WNhI7HkmzNTXVj6mdHaCKRWbXqlfWWvNKjX
YZA3tSWmnVMd/dBbtiyYF1pbFubVmP4R0o9YbelsOU7TvJyfJBWpxY16Dop40lY4C5liw3RR9I05wyX4SLrYpCiOUsSvCwdTUN60DEqWNjGDFhKlyzzXS9uq
WUTSG/2WOWkdrZBFPz7tIir2h5yTzVbWaQBPM+JnCM/faPV09CrNiu6DtIosPARX2BJ9XhYhpdiJ7LJJczCp473nHhegPXrzrfYwDpusBlTjTZYP/tEZWGKH
aItdqPHi84/rPdGSstc7LQb7iB+6ogr8GlDyS8uxawWNlhbXQdIpoJDVBaxDSXHCPapHpKZDV1ypo8J09IEHkSGulHmPIVEZRI0RohluxI32K6zy6KG6x5Al
gsXqMk0Ei7XkvVZ2h2gVVtq/3PFBYokl+weiibQB4aJgVQNdnJHR978/jlngdBFFxspH7g0N3Go9yMjjYQlsyTjIBQ2jA83xfWwpA1qKJLOgR6cYqEjjxHhx
NjHopqKu5nVmnWmuTm+6ioL/84OSxA8Pa0ztIVnZFRBcDVxtD2i1hQRXuxDjpNM76kHeH1Yc6oBDzaBk13shsXkBMZQApw8BOB2LzzrcVOiGqg0Ewy4YMOyK
AcOu7N6jA6xUha57jA8M2ieS2uuhYLLN+r7u09z+Tx4SHGHuntCPcYSrgiNcSOMIN9jfMI0jjMgzmkV9xhFuGBxhbh3JR4MjDEOJamwPfcERrmLGVX7XFI/v
Mo6wzzjCBWkyG1QYcL2QwfVFzz3E6BOM65twiaAnMcRqGhe3EAOkJx0ZDiddSTrP6+jMS3RpTrrU/WfapUNX1KW519eleU81Y7xnrP9RX5YuMcJzTQ2zW4ln
YJ3faPfHlscrE04cLiCCKSuTVGEv27kcCTJN+gBiyYrFEm8pGA8F5YmjJzzA6Hszv6edOSpw+GRPVq7HI78nJqw84/8YVzQr7XNRutk74zD6WH6/u0+7I0S5
W3ViXJ2GNBhKnBsQV2SLTwZNB7cClJSe51QL7q0BXJgqrDQOKZs3uKoptrZ5vXqzWHdU8daqJD6weAEd1oBPwy/BhjN/fAEOkFFxexXIfgz5z+/oqCd+z1nr
dAa85yMAQKR2/Kadfk/hvdTzHc6KoqpztGAvc1op/eBU8uAcjyJb/ONIbbYjJS5FsmlcAvgeaQJbvBWJDRjzwmnrNY/d22zc/G6+CLBqe7/zcH4/gJZzDy8D
WoM1dO9iWEBcgrMYFhGX4EbFvdAZFsMSRyiUu8penEWQySI9FjtGztQfVcVZrMW6qoQAhYCT+3aQVmHKaZHwySEOsa5ya4DerB1MGvhJOn3KxEHcepAKtf89
2znYwREsTGqf/wQrfbyT3qR6AoSC6kYqO6em4m39VNAKh2FTvZOgjlFsNTvLA2hNUMeobPiX+wZ18CqbdPEkqKMZjGLpOKqDOtRITKaNh4KOaiH8pLwYjKv2
YtAV+wcISJ3TUWOz9MQ4kVfsfGNESWLpkUV6NU3R8VnVoSehEnVn0z6V1CuZpo0IJqczsGn8gN0PKJ3BUxOkdOUiAt1RI+lQlZLy3sP1rryHQ/iaSbRJGz/F
phRxHLKOKGknjwHfA7KGOBah8gAa/iyvQBuewNAXxRcsdkNJQeDVIZiHVZHFa5WL/9hByRBX9j/O2g5rTwec3xyI6o80Ws8Z634JcnsjKKqAq/mRpLZBiezu
w8eh/kCqP358IJAqywEe6nzm4KzJLqDsfads/zVe4XzUceDqJu453Nic9hOFSzy7VYZDjQ8mXjUFdnZLtjhhf9c/HiDte1tOX1/AssDc2NVVKC5dkvb8T9zP
XXY/t9k3u3N/mGfRrftOe2m6bKB8jH07XTYhQQRiqN/GILR5UjqwVjsWFpK1eSHt/Pbhv/kfc7/6+sl3LODB+WM7OZ7TNinj8NfRnrL0D4zdoNVhfNGb+/Xv
Ww1lOAtJQodizvqo3rfqaMZCPZYz1tAyxnIy+1ZDzK62/8ll+1ZDLCOUrd2XnDhbt/kNPkncm2z41dniXodMncSOQ8v2sv7uLdUK5nC2GgNIyd3nalRRO55g
lqz7Qk/PMB62HDvTYYXxqOUnfJglXQn/RKhi6ufUdPzjjGVOkalHCsCVjhw2wkqF1N2sb92vYqiJOnJZe5gj75Vbd8u2813y/HvlcKdMLXALpv9vg1kEggje
B6gG6VtNhSj7uuSyu5o/jHbi45aytoftbjhKwn+U0ZDa2CnZHo7vCbvM7sxoLcEhaun6wDM3Bysi8cV02F7r+OEKRYdiuFKtUCt3dudooqET+ltBgy43H3T0
YuOy2RFapPRWLVP2BIbfKijl6wKlPOwwBTioIMShE1yTeZtWIDeGbRmmoVqlrplXwcKc6kA+kHSf5G3uG6w7YUC+lhoxhkK24J8d9DQdNs4vzMFdkiawSYnX
Dq+Dxb2ursNaso7dzTx9aJIDQ6kkmlU8pPjhyu2Qym2Rym0MrqHJSIwb26t5ahE8kdgLkgpKKDms6mgrlUSl0lAJViNiYHt1mCY+nJKmW6gMy7TXFr13zIS4
35s637mHd9SA2j+Waj61p8ybS3eHvAy7K7wO31bvrtIcjpU7nRXUdXSeewi18CTXQTClusEEUWcCil53QH9NgRBdNGpIdZWCi/uEOK1O4FeJatKm8QKfVqpQ
m3gWp8f5cie57MvlXUBUo8p2RV5xgY4U6EqBuQFvDvjOrmrJUxNBl+i3zCObPoNxx7g0bfqIMx1MoslqUgmBSC2vlLzUC3BZ+PAhBtmue0lHeXFH4TQ7GswA
WF3h/HB9x8pq02SaTrjNdtwdGFzIJon3ghUiMW4EpKUAMq2CB6YHVyGFgxpF41fMH7/JnYrdsJcuBqPUT9eCX8Hrms2ZXUmPJ31xlMdHDqxxP3FIXTNHzjAH
2DXFHPeCOa67Eua47nLM0enPHJ3XzRz93xzwHcMc1QHMcX9f5qgb5sjp/RKukePFVdLUCuvSd/VU390pfXeH9B3NDnDj2oJDqu92LBOTMnqpqe8MlQxhrgRV
7D7qsbY4MdNXnR0ilnj8TlLB8hgtT4n0HapYW5hKfM9D+mQbO7Zt8ZQPV8wvcB2YP6lCC/PhqFnw/rZKznepyS4kEdavdaMY1fHnP86KEY0P+fbN1SJ/l2Rf
WzaqeZpTKlV5lkPv1LCq9dRWed1sldeveZxVEXyBse6SL2gOxK8K0cjeq9owSk5ge6g78FX0bzGhCHD7iEuoVxzfTMUYEAnRdy8jup0h+r3LiQ5p9Y9D9Pxy
ou/OEn3ojRM9S3LvkiSv9IcQYe7m2bTLSsUEBOQoDkWSk6NqBQTkKObtLvo0c5fui3AlIaYUzaVjNJcqzKVMV1CVSU2SdpVaOa9W06QYkEi+hib5eRbOo6lp
ch52DSynIbLpuEqN7uyGa0jqdOCNlyLQdUKdEW7eRw5piDRWFuoMOCnPV6BB7VX121gIalDJ3pcERZKuRlP3Q81YA0eNuloBR426CuCoUVcheLOurmHeTCYh
pTXWaiaZb1MfTBK+pknC14TWmNFR35By2lIkBUfjl7jZSrW2m315umSMKHTj3bwsWcnzpsK8SQoo/XT5p42firfwWbXkbgy70t/dDDesxknS+StTqqVwEheT
5oVgdYwmN4FRiaXuSgwFHpfdZFx2MS67qXG5GuOyG4/LZFSK5S4Ng5cMwrYnn+reXCX2o+JoEE6gk0lS3KaHWzvFTW0z3NrLRo0pC2w1IS9WSCMltuqCra4D
W00MfFXxd9t6OuqqleCjrlotMo447y4MLCZXJU2ulY4WYoZcUG8uT66V/cm16+YrkFlErjGeOfuQ62qlkyFXfQC5BkwJEzIlxORaLeRaaaaE3UQsGOqJmXXk
k1qjVrHzHyTLGpYsrG5NyrI8S8TRZURc0UPElUTENRBVTMQVr4eIo/8wRFSGiOrqiDgqRFyTEFGcDts9pGm/ftJc6XAc+YcZjn1Ic2XDMUsaDEfsGiiA+lHZ
g9d44nAnBlwhY81xEEcGJTfoYu0KzVxNbq9if32MCQntUtOWV0uarnJ5t9GwQXAfU7unJiH4J8Hvk/yZWxnjZBJGly503Ynbqw3TmgnRdSeuep0CpRp90DHr
lXtT50lzJwX6hXVv3dy6NNeixYgKpqjJ10llp26vDqPEvm3E5V5yANPlumBSkpxOYirURMDaP7hWTdIXrpVvT93KoHiT0PQxAielL6X13avW9KloZUYDkfQ+
1iZdVitvrdawcInZ5RJyd9Ubm6bq8bhglZhrYRTDNzY0Js3QmLy6odGRobEqGRpx57eVMkRiHbvyunTsq5OrpFBXMwo11+LXqj1f9YJlrHfBshuRLYg1HueN
cBvTOmKh7HhaD1JWMr1/KrYwegzmACi/aadvVrthc2OtGE+k7sq7YtzqQgMPVHBPNdejKo8YagzUlluxttw22nIblGj105ZbWW05EG05EG15VLRlV7TlAKlW
/jM7pGyMClyQWK67jOatkFqLPYgAVuADAqWL5D6K2M5h7oOSu44ObO3FiCNaWpqWoolTBQVXL/qiQOjhI3/3KBuVsQvdFreXOrt/BxM4SHbFkX5eTiOacjHE
xuUfYm6w9xIz0MjeQQx1X+Dj9L5gmMQ/EymA7KQ1LLRzF+bVNjwY2xryskhN4gs+DiUqfQImynXMLqMc4EEXFDwhVsNKyYOJhptYUEglx1U2soQdUn1oAiyy
24QzT6c+n7Kkm8Nq6x6q/igLbTyfY/NwjpZaK4HNtRIs1DVMobCyNhKkbiQIzbCqK73KxP4Kb1zwdKREeGnWgAgGa6x6OnwTcnBa19OPN73DAp+siK9NyjXF
vGP5dIDZelRxWxysANXq+QRKjLj+JgumJFtsQjT7TMhmmN57GNGBdP24ri7MlWFPVU9YsS7sVjfsxhaoltBhOR905bLhAy9qEfv5Fw9q5muB61JLRV011TXR
o+nbXnw/YlnjIZuK3h2pXxqpp/fv6X8EQC/ND4D1Yn54o7BexEDLYb3i/OKA8wri2KopvFLEofjrgfe6UVC9bI3a9DEOG4p/ffwjAqCDl/FbOxZ7+hXX/339
gKP3KOMH5mzH2Wc/rO+YVxHZxHtz+fSOaFk50b4HDYJsSZXnj4UlZdNg3sW7eRbi/W1VSjJwlJ4Ova0X5b/Co3d0sTtv8KkuWo+mzn+rC0y4GKQwzjrnvWjn
4h06RjclUmV2aTnUk5Gn8owHg6CPK80CDv9Rl7lDWl2OM7kzPi5aV1zeugREWBV7W1e8XOtyMeyvbt19Dhom8XLYz05vZec5X+Eu3lfmb1NVk2/nnw6HMt8m
9r/kt727eHuYgT0M0mQudjmyl2VzzMELt8ieUEGeUcwt9vKSSB0bCo/NGm+u3hd9boE3pd/JsIRrgQqx1t1I4v9Y6OK0g3+KYY5+59GnJO1dAxa4U7nbXvvc
z//iX99zx2YGOpw/tnOPN5zmf+6wPl9lLAhvZfq61plwl3Um71/ZgM4Rr+Bk8x6vuEYpcdHh8Rvwi/PepsmnBVYl5OQ+8K8JLQa7g8i5DRd4EGJXO3l5nKuz
LUa6mnLuiE+9w7/RcNMfa4eQqav3B+kTbvrkoHDTqTjadEoEog1JaMdycUCo6beRQNLZV9nfJzENIEsja9td/+mZX07d9bPNHGOcj75mTfsXHzGgHibDNPKh
QlZMOe+SxMb5Nc62DZJfieTFliAn+Z2HJL9zARenIEuwf8wSrcOptYFHH8r46CdNbI3rpTMZII20JxjqFU7hhmzkZR5SBw9whks+P3JIZ7uO3SMzMJqL8GMr
LM5+RbzfESW0vSsy6pAGzSa9UXewi49WAobfy0k2CcYNQhAJgDq4Z6MVkXxY+tmV1LPwWnejfwHEdTfRNVydROTsczpPLSkaWE77e4MmAlT2slLup9lUho9G
ka5lB5EGkq7FQNKoxVdntHuMa4Kg/JjhR+IQHl1cW4Ib/VRZ7f5lSbQYgJWAN11L2hhn3j3yfNIiemoDNdzTt47+ABlTokZUSJGppnIIWKhhMkbmP05EGatz
iPIhdo5jMqytB35+6H++/JFPv/CODS5kubve2SiOjjdCZsHUId67m0jb5KROJA/1AuFJTu643pkEMuomCxg4FYQOWKgAUHSGUGNLwPEt1XyrXQZc+iarJIBI
jEomDmnDOmF3gp5+ynEFKiydjzZwU/DjbGcDeuItUGngq9c3WS2VyhHqOpcuVBoNP8fhDKy/IMseUMe2cL694q44Da52JitknLISd38Rzb9/SMOd4UNwmTW+
UHMCreRGJ0lqlLb9lRf8r7+/+LPNwEHqWwDN6tDSVOEmwTtHeDtnDIOoBoydRLMNaqpiLADvj6byHmkdBSRbM75BTiKQ7F7/qEwWpuJ65zMMn8pBpnCdHpSG
qZgJjSsqBkPSGSA+4yBz/RPxuP+MYxIxFaP8Q5ClJTXE0DmSOUXSQODDku6hYjKoVJK8Iv0LjXOolKbD4taXj//wl99e+m9HT/Nyoxh9QC88itED08tu7tY3
EQADpEASownQEMdP5qOjzjQiP1hJz/v/L84B8SlkCaDjUcfAKdWXbXCXEFpHY0aVdjCMZg0AoiVZnpewGMjRcCZuHGL0PzgmDGGrvcb0TfI/sesyvv4x5hOG
58o/xGieJcRHB8W4BqgzSEpElsyP1MgOjvN0cja+4vOV45qn/90W0lOOkyAuSZQvXL7fNj2FjHd0tpHPhunsRj5DxpZ1fNaks+v5rMWrhSlGtC9Gk3zWpjPF
Z6OGHEXOWFm8AVgVt1RjQJD2HqCnt/ao5h5V2aOG96jGHs5gEZFuYluXMEUlmMfGCMX+283Yvt82OUPY+NLs85JqigGqYhLwCD6LpCO5nV3FPeIISYbpcM4M
9FEZOUFwgUbktrUfbL/w57+iqb25qCqYBWe/EnZUx1y/twsvNDFt8yQ5SpNkOG4URYgb8yPoqqpK7t2zJ6BGcUArZi5bohvG1bi5MU5v4CaG5Jjq3BNUPZNP
gD3c+rRmalp1k/4XdCm0UI0sqpa0QHWPL2QavHE6mevH5qn6Pe+DIKk0touqIQXNq3EuqZLP+KJgzCF0Q6cqz8fz3rO0dNuK80V3g3MGP5AF/HRhg/NlRyet
O0Oj9ov0Q+bV9c5JnD8q0is68h0zW57FYpsYP5k/v+bgQ1+nSe4ECps7/bKzgeSIHj/FPrJwLiULS2lZWMzIwtIlZOEci60vx4lD5hykWrElJ81QUOE56TA9
Q0SmgbkQ+glKuX9s258+/Z0XfrDvu2+n68pPgZIzIz9njATPfFh0zVdJipBmddjBpz7k0CKXjkccfubrH9ZVeA3wTXR8Fd76dJxxghTmjzj9e+L0n1dMBBCg
KInymkIODWpWMqBmTZbRfRtblGGGmHjoOCXVeqs9Tpw1sskaw7oa2kIJFvEWHUYlbSHmvnImFVh0gcb9idOIuZj5mquK3KYvxV9asgNu68u2aLIXbIStxKGo
SNZgZpBTOgFDSRzno++di8vMPsFL7hO0ojjP9FtDnLLBOfdPiIU605LLkEFawDzJmHxjXHRGuOgcx1O+aAsXnbezXPQtmyYBOp7R3HTW7uWiUeGiVh8uqsRc
NGK4aCRJuDSAiypZLhoVLmpluKgpXNROcxGcqsMhzUWnLsVFpzUXfVlz0amr4KK/eBkhosQag9jo5RQbveTEWbYYIJZeOelMS373gqhH+ooEEVKbBVqV5mnZ
/wkcOuP9v2CcIRxpGjBC9EQiESvRyUQiPgXmnYCiRceniBDlSBJ2hqLf/G1Mh6e450/YIVPhpA2A5Z526/QlKVr2NJs1NOaMpyBfiJ9OODBU3WAtIggo/2b7
8w6nU0tVmvr/bFzdcERXeFhX+Chx5XjC1uNptsZ8e1m2PixsfZQb9yk75GXnXA9bH7ER0UnCU7P3YWDhNAxOQFNVehpKVy5HiuhVWvY5SdWddNXHU40aWPUL
Flf9A6jRPqn4TE/FH5B63y/V3n3Ftf7cl/7wEQf1PtOnC6nLKroLm7pL6eMQ4J9Hd41uos4EyPwmi7vPky7D8KMuA5NICqHGpWqQyoXz+piml1FI+VWD5J+T
6ofB8k+o/V7U465wBIe7s8S+Q8jyLqHKDiJKvBvReJ0sshE6malz96pl9hRXeSObh6TKW7JVXidVvl6qPHXFVf7cl/7LC+5V8MfI6+CPkSvlD+7/iuaHpuaP
mF9GdQ1aMtF4jGuYmWi8xELTkAkHwOlFbaFpLLfQ8LxTlnnH43nHUxXMO55qYt7xVBvzjge1pSXuEX68oKSF3C3JbnoxbHK6ArZJulskjrLUT2ZHSz0S+5p4
TY5FJaS1hyWlxYlbWYR7Wend4WhjmbUVRLim6ywvX2mqjKkJKoblxa0X7UeDFSr/L0HclZqYpSSLPIgcejXXtWwARyC+qdQ/BlIxCEOpb/xjCaGdnHNBh3Z6
ursqipOF8ZqXs5OZGiIetP5gUBacxKTiFY09rTHbVmzdf3DrxkNqJSJqKydmzRbCjHp0q/WeaqbNGHxaeTsBS8BnnK0/soMV2E7G6KRVFf0konK4M+JG+4zZ
2dlEWFV6hFVJMyebT8GuYVsPhrIeDKWewVDhwRB3Q2I+0ASP45wjjdHrLSe9w3kiGRjwss/aCFTleFivN9Y2pql0hyV1yDlWTl5hV6JS0gVAcrCBeGWuxv3l
Leua9uLAvjFvx2mgz2nup154xuKM3e1ohpYq0cycG7TQI88se1ZGUW8HxbNFPHtkpEU57kAvpZd6y/TSrLjwrkBceH0XO6OiprZFTS2LmlqBuNC5lJrQUpta
Sy3ywI5mnulRURHXvUKyzZZMUtxYQa2bfCRVttgiB0lJsj+s2MA7YEtOClwn/fcfbHv/8kD1IQ12ia1e3sdWuRssqrAa8j9+SIeJ54IcB34FQL2Ls0SxIRnf
zcEumUQa99n3OnygX7LMl5aj5mW3xuQBFMAPeAdsB3utSRtK8sUEfqvMhlsdukbEYFNMbnH2K0BPKOmWlhm85hPcuJIAxZTixpV6GzeExpWSxr10reftdx92
9jvIMamjNZ0EffS0m0L5M/0rHwaow+dm9bLwcph/RU66ytY2BmegKUU7ugNbDMsnrA0BRezowEjsgOeR7k9nCHLgISMLMlgfq5KvsjZlcQulCB/uSC40cQ5f
tdjfXm4VObkBglj1VWXz2RzAdk7TA7lphUSYyD9YoB5Fsaf1Pfr3qDvt/yk0mHGiA5bQeuGkcYH9owneLlL5rneWnDiJj7YDVlJY9Ev8zrFDGiltiYd0RRw1
aEjb8moFOzZ7lXsbJ3OgoWwPflnQHIG+jo6uEBGIdqGLFAVzzgYLyRg7pGIigteyODGpqpsfpIhVwSmC9quLwjOBbqD//RmOt6ORblCzdP5qbEzHGYN0hzYg
d2O4OldIofev0L7EnNDQ5gSbzQluxpzg8rajrYHrpM2S0Fja3PAkaTZq+CItO2uMTjPDfMSNDR3DGjPMGpKqpWq4Yoa5QuLG64YrXD6bcRQuAZ1vDZuOcZnk
ciE6I19ICj8jhTel0DNS6LAU1trgngEPXdD8Rf8YFqvx2Lygb2dYTConsDGc4LsuV3Q3AJMGVEWW0WLI3VUFejc4xgc94VKNjTzJOj2Aeg3JO92g/oYluc67
k9LnxuEg7liawSw9z1xmoGsWGIkyiBsDo5/byCwFT7iihheH+zQ413mzNU7Ndm6wxgIf1PZJTjhrrCJ1giNdQvc6SAY6ZbUC55oDLK9WRiKX9L7iVlpJ0BSM
3VZiaK25Mww2kotH1aiqZ+Uv/EF2VkYZT8oIu8FaITnRiXKdqHpLNad9z7D1y/iWMuaJAY66qkks09xaO0xaSguHzm+xj2wBHLHEmWeMeGPcXRqfS044TI8q
ehSpS+pvtf8SZm9/k/UCju4mWLXYT+BZW2TLWVvzli3fPW2nmjcMmQUkMP+bB2TzG/dEBbK5xrcDlxHTClLogHmJJ29hBICERMwyupxvHRDkHlMKyyj2sYoz
TXMz0IjRO6vY2qL17Zw90AtVJxlIZNicbbxR7TgZB3ujVlk8gJ2rCdBq/5cFX3WEagf+sYmO1pvgfrvJWgNRssmawry13pqkQ2W9pYBKvMECSlKT5CPDnIP2
/1fT/v9o2r+qaf8LTfslTfsLmvbn7QzdjjJ6+vm+dCMiHXW5r4k7Ou+ppglonmKyZhDoYyE7khGy1XTyCxKyM/YAIVu9YiE7Y2fEBCmwVYDXaCE768ZClujf
R8jO2YmQrSdTr50IWb9HyM5R74iQrfcI2aVeIbuUEbJLvUJ2CVL0iDtIyB5x5XavkJ2z00LWlyuJkK2CqoKP6sT4sVWz1+uYvV7Bj+1LvaoAyFa1kPX7CtkR
A/nPXQipHgHPGWe+dBOdtehMQ70WlcvwUNHbpoMRzQ9toCLFyewhWcpappYZlfr1yFTkTIBzRcHsYa0jjjsgW1jXZ9ie+mYkykVn/uAPF3La8JIRoa2Iw/KJ
Lj6ye1biDA5abAKTqUdoQpLGgnNL5Bu5aUctLTe39IrN35GR+x9l4H5Axu1DMmwfEEbZLV+8u0denrcSeVlLjdgaS8lCdP00Cco+UvK0NW3evoSURAGJoNyi
5aSPdCHrnVPuwACPQnTKzYi6U64J8TBykkM8xoycHEvkZP+XRU6236icfFLLyWNaTh7VcvIJLSePaDl5WMvJmX5ycuaK5WSKhH1FpWAEIOfWCRfeb6BRUNFj
A7YRB24GmSVFJV5StHUuWe5PI9mSlQWuLpdsuDpIsm0ZJNio2ax9mLJxIRFs+JURbEdd6UcINjst2GwWbKfcuJtpXWXWJzFjxpItrInrtZlrehR8ejhW8BFb
VkP81Hj8dAL2bQwLDOhlmLSsvVnd6AmxLeC7X+ehBARts6ipxejb9XhRo4vzk0RbcVl+37J0vdMVBjS3IHS7DI44fpPjcyPaZgcMRfyJ1qK1QA26mjFQp+7N
rF0Q96zgkAqTg6wGMDqGHsdrjIgVOuATvtAKGRmLGEcS3YclqrX7UOhK7K6kQx1R8nPCmMh8GEPbCo5gGuuOXU1hbYUdsg5TaPtUOJ4CuQycaL+qx9iNFVka
q8qDRNYsdqOrsRtRqHKFWHWAOLoxiOP4PVVO6+ozMCJwL2ExjERfx7Ux+n+VwLdRy4YBu84deHu1SZfo0BJzG7VDI2ACejGCpxfC/OOLtrk4QhdjqqiJeTiB
8+nK+ePGIcOyJFcBvEP8QZViStG6MrYYxczcyGI2A3vTWeusM/vKx0PFsInw6Xg6HP4syYhhRpsznvObl59wiuukiPkwmMelDgqZ51LGdCmrlOLfvgqeDpuf
DUb09QpNaDii/hxpW0tJ+JoZPIINelgmHk/WE9Jz8kolDI0JIMQocfq8xC7EdHA594SriutJhrsQ3pPsrEkynNSNTRZS8U0krUIUjYvon+OIunFVab11PR1G
1lvr6OCtt26kw9h6ayMdVq233qbaHNfUFfeXao8Fr2HgmqV6jx/Q0w4sUfALw8jlyKu469CbPb0XS3NPp+jEgomTUWrzlSO+l7aWy+4A02Dv3weLQ4C3dPfb
Dxf2F2IPw/Mpl2eaBvTUlI++ZcU5c2DFPPZIvNkFOc13I84AzbCsuFyMLxen1zg8DfCe+buAO+auca1gCIdiAKuSgxRTLqc7xKETxttJQ3G+A45OLTDU5Z1A
h4ZxBj63eQ1zyfthtuyHVWSTDKtmhnNlyHj2u9MQ+HmNhejxxots2eX9J40XN++2VLXv80VJVA43iDow3/aKr/OKQHZogkbKUdDJwkwOI7DBWe64bWAm+QG7
n2c355fNTYfDajhB0KQX4Cw4HNvofUHQbAJBs6XqizTM7EUxMGCcMXhmS43MAqMJ4JlNiLARgGc2ld8LntmeVa1ZBLpVFqmwqrS3yu1NtbCmWwf8cift0ZvZ
PGJgeatvqyw2T/IKJN48asDO7R+TNjVRi2bctBaaNoKmtZW1GHRUY1Fc8EgjlvaRJJ2lJzpoX4tFNNrXWt6+ziwoMcJfUGOz76EajqoRHFLfZ45/NB6G5odw
sj8vk2vJuEzYgQM3wwoPCy4mkr3cJ7UJt2/R4uXHfsb9Sq0w/rzZKJWBlHCo7Bkwq1cC7YxfzRSFahH3wEB+ka0pwMi1NYEhPvDl8yaIzumb0fSns9pa/428
4+43/scqSbuVB2+kNheF92VrkWS6HsGpM3BMbjlT0EXsm5QFLNkx7znJe3a/92z9Htw8y9mtL1VaDL2tPjNIjggnpOx3VhSwT94bAUAx0el/P8Y3ENVQEgO9
y0EbGBHluKE3p0v2AFyrwee3xrth5q5ghWPXzD0xazjS731MFVN1eF6uYH5wGe6aYwwHfDwXtaYRdEiN2MEaQ4nBZV3OF5NzGT4UJo28VpNlCcbO6EGe3t4/
HeQq6VzJuistG6Mzx9srLjCMMSbQn4+antVnqUd0Jz5qOnHZI+wABoCfovI2uLTiVqWoTmrbjqpOEQxQ3Twjj+dZHSxhdWVjxypdfZhWEURjIhuxhRlPjCVJ
7QTQUnZg1vs6L7qOvT//8IAsDTlJFIf8njmdpSE3KEuDNShLQwiIZpJVB8P81l9+488e/c6J7/7xK9ZBBnIOh7b+zfc/+srHv/XiH79kHQwL+wAZ/RgwSA9u
feUb3/7mZz/0whd+QTeGtvqPqfzWH770sVeef/mFL79Mrw/tC/N0Yx9NkENbRx47aPioqB+nmW5r9TFFPwsqTw9TwfvCoYP0hZHHeAq0D9ITDSr3YGjH9wu4
zy/beDm5tfUiPV5MCiikvkfPZorBc3FBeS6IbnGF9c24EPOeKix/01Qg+2bmPTyCl3HaeOyg4mdtUijp9OBnvQOdPGIlPNJnkp26mtFmJHJuKhxCfGaBrdP9
7PYF7a4vG3T2Ddb1HD87V4KcyPtnHhHBX8pECPB9/1m5dwt7dJx1+0SLvVzU0WI6UszG1vbfFgN24fglAnro+IuibGkvFbUnbJE0lUKSdTS/1j1Vgpaz1n0K
ud3oeLKEMIa17lyJJu18dLQwTWw8c5r5Pw84rSOF6K9RqyMFTCR/ov0Zc6ywnePYrDX0zAbnrBuNaofDXHT2xd5NeWpUytMJ9tx6xnfprDjmnefp6SX2NoQH
b9Z/6ZyNqLEp51kbYW/sb+qbJDM+p97OfqkQmzaiMRr2S5epFazztUytTkqtTnOtvqZrdaanVqd0rb6oa3Xy6mp15HuXrhWMqtVMrY5Irea4Vp/RtXqqp1ZH
da2e0LU6cnW1OnmZWsHSVMnUakk85ma4VrN2WBDXyWytPiDRiw9J3R6AxdIYFiTOKf0ZuqKrZAWNKNS75T1VebP9ly7pw/TpF1zxBzvnSpOfdWU4nHWDll7+
trEk1pGUMzlRyF9ztS+8C8e1G6wlF+OWRo+LGMsbrAtczFqXiq3o4kZNtUcxzXdkfMByVegdPGO9Y4e6pAATrpW4I4n7F0aT3j47/V3j/vUsGtxeT18V3Yt0
zwr9lSFTqMc+HcdC7Za23isj/+6AYxQtTvHGq5gM0RJFFJaB/oQd1S3sYLpsXCmdoe68WhSJ94kD8gWojjlMsKBNMEpnHfEpO1rSjhhr3cNaLr0qOqmm5jJR
9Ja+1MxdkprhaHTyxSw9V2p6nrV6x9Zp4eI7UPKdIbvRvTfLwjuEd7eJe/iWYEx1NKXGZGGZoaJnRlVdjUb/de7So2pd76BSXJt1+NKNUpuN2dpM/X/2/gZM
jqs8E4a7qrqrqrv6p3r+pZGs6pIMIyTFk11Hfyig0uUfQXjBcHm/z7uX971McPZzBnYvW2i5vPkUa2QLMXaMUTYKGRMHRrJZC2ItA2tAgAkT4iSyY4ggTqIE
h1ckhggWNkowRBAnfOd+nuecOtXdMxqJkE3e74XLqp7q6jr/5zw/93M/XJt1XJtk2bX5lIVo611OYzLMK2SYPRnmSIZ5ZdIzMq1LGhnVFx+bK45JFWOSJyKp
k3HPYHU4bGoYWJ06idSqp/jhne/aeUx91ujYY/3BsZSsBZUaSkcFIJl3I4wK46wQlc28h4Abv+3lznsC+hi+bXvpQfq4vTSL6/gWVzX7W19zTD9y8w0w9nDA
nZDSljcboOBCX5d1Sots7k8f/+scYFsYD8rfXZb+H5X+X6XKH3u5Gil1XbFdjRT2gu0l6tmI+zNZSXM8Mj4CUMB0b7CjeoPNZwbPgCzeqydBFu5l4Jw1D8pS
DwKqyVpd0T0jnu0VG1b0Exs+p6F8Z7+01OpAejpKNKIqlAT4sCcZUPXc0/UcjhTp1S9fyOMxistAdT2n9tiTjO3puwRqsgQiafqoNH1Mmj4gvzKiHTc2flo+
z1cId5T9KYfgSz/9qSM5oUn0U7/Xoh9x0svD6izFCU+CoPwA2WmVdmceljenAT0+HU3xj/L3J/zN2Tr8HHLXPIm7mP6//wC97q0cpGxefz0iTMtmQpR2/eKz
H7939ttfPfmTFCHO5nyKEoe6dDXHcE9SIj+JEgepAqLEv3o3PYnw8JDDw30OD485PHyEw8OHOTy8xuHhEYeHj3J4+FgeHg4tUq9O37C5JDWYExwkB30bQqjV
03hPGRbaKvKX4D1loCDLOh8wkyygPxaaWsP7ftuLkCdc2yumrTzhIaLzlHLnFHmxkLGYebFCRNilpPQfcUF8UYPXePd4Un0zBzerv96M0FlE5EnMLrB55FOe
QSQxOT+qHEIMsmVI+HUmcYvg2I6Y6z9WM6k2lbZxTm2gzMbqr4ENXumnweMPjbZFEXOdugl9aiOWAc8OMI3VGxsOB5FDFIpYt7kIPcSyHjIeBMcCW8QIdDHU
KLA/XPPLf/SSc9GPtV9BJvkyGbRw8I+Z3fxh2JnCbPpptZs84Sbhrs8tLHzlbh8RnwxdJMtntpU8QYPqExN7DalPROAFYybTcVEQMvCGDtN5UcAcMelx5viU
Mp2OcUYYJgHDmH7vgI0aVQcpxJTUGe+szG+qH413xvK/Rx9MVjzIK4Pe8X1iuGOLY6hkR5fyhK7Ij6l0BadXR0b3ZBDf6b9Pu8nwUavX5PZZNxnquc1xiPPo
pbnZA84WwMkRs63q51I9+CDEJz4IEagNE9VWzLwdKU3AnfQ9n4Xhem9CnYUh7OCO0RdC9KA6C4+59BFn4VH6uL2EmD6chbNutlHDlREzr954UhbP2FSyctHq
hFSdMZS4KqUVktjVYZMl8Ni8WKDR1nWEIUnBxdLUHW0VQ2w+/n3ITekNcy6amx23nnZs0ym9iPN+yUkW4iRTDYtMIZ/Qr37IhYZfMsZAaxwOmXFAKO7woi0/
51DTL1DlXnR4LKbd4mCcc3g0zjv/aMOBUNGRRWt1imt1hmr1nMNDotTywpicdnhQnnF4VE45P5phyRLThuOFNpxUtRxatA3HuQ0n6f1PSM8uOMWePS49O/+P
17MITxxctFYzXKtZqtVD0rNzXT17WHr2funZmX/qnkWc4uKbB4IQQwQhhghC5Bnb1a+3cbfe/o83X0tL7R+nuEY3ocybuU9vKXbpDdyjr+EO3f2j6U9C5B+n
xx+jxzeVPuxqaVX9Ma9+y/JmeJXzEZfk1jB7vN+r1HEDspikJWgnzGGX23DSZc/C4y57PQISZDTvkTbZKJWeBOiOk62RvJActFA17t4QW5Z290Y3LRn6gViP
9+WxHh7HeriFWA+X/cleV6zH4ZWVYL97lwvTuWHG8qwiKBa7Kg34+ENF+T8v/hQ5v/1NJbXRBFagfcDKoU/mQ389gLv5j57mH13lfAMh3erHX8eaUtdzWFM+
zIxKTPKxu3VC/PoMyDTUVe1ulB89+9CLWknG++5mxkvKcMQUYc0tOLybAFa1kwYuA0DaNZVU0gbZFOXJHARmPSOeHQK/BCS9o5xTbjoM7Br9yE+qaoGgJCWw
HsVVycFzuNY3uw/hGm52Z3FtKO3K49JnvKSeRCaC0s9mlEbiC/BuhPslx1+2JL87ZW9KWklgsMol6zU+MPfmVYwl4zylhfcRKogq/Vmp9G9KpRek0k9IpU9K
peel0se9QmnnqLTjVmmFaqt+OuemhGYcQk95VHDLkjGpJ9GPQzcC5ohPbbj67UJmyLQ7SMkNEc5Rw7KM9iB0Ry1EjO7nuGillcosUDtvs9jisqYukdKl/XdL
+w9I+6el/S+63P4LLrf/vGumjLRaFctQ2bBQkAauhpSsFaPja7sgsX1tdh9zlhU8QLSej2FpxF86kIfXnaW3FL8yuD8/U2v5ESfxCaQ6tkWdVKr4r7EiN4us
dz5oATbD4OxDevPp2ENb5vQmEfP6qvPyAlWwPBQfPSTClk/qak2HC7xvyZXPw7ypNO3q9Q62FDVGF/qs903qbEldjK/6qLZsbw/2gGMuQpj27sGqUGPspm01
T5QS7xOTE9Vz1kVF1cC7abMzTG5ELM90MBmAv3WgMwh3ok8n5LCuQ54sddpJieuC8qPuw2qBudvOJRoVQR4xcky7vb4kA/KgB5x+ziba+suIwIpzkEek1Dlg
SE1C0aTGWIiGIB4CsqFVTxzclaJBDURlgqXjRO5cfuMbyJElobJ1ShKv/tQmYqLB8gWkUM0fhIZ0h2rLsFpgbZApKQETDzJuRncVY2eGbZhpxpxVdYlW1flk
aU+9kbYlL98oSljD3UWYdXs7RhPiR4MLlMUEjDltsjSUb9CzR77VgFYa2cR5ufPnRA+5vfQVXL3tpbMuL+bncG1tBvmLDzzpaVnUp9y8jvplSUPtHA1MIVXW
GZktp4qz5Sb8c3NKs+QWNXE+N/tOHQKHVs0e6OrhPCZYguLQQzw/229g7Myw2tsG+nT+qULnI0JYdWC/Dj4lHVx8jengG7Afrvd2A7iUY1iL2FX6BSFADFg1
0EG1BFatAn4XAH5X1cG03T/i6NkaZf9G+nAHgOoAg7KeodEThIgurcORBjBeoHZVpUEGSRuAaoRWLacvsMgj6sFk8PUNYfQEUInudE+Uwh+MqOg/S7eiDwcW
68OdyKK83ttKR0thkl5uh46YDh1ZpEMLzbic3h3m3m2a3gUVKqGLC+YwFMrmMDWnr+YjYNLQfdJMnyD6dXB4O29LY85LQHz+PlB4msBzjs4ngzaH3PGMN0WI
cx/SN0HKkxY1AHTf6YjAv/nbeAq7mo5L5Xsh7plYVXVM06fjiD4YEXSIujlRGtrsnvIwTyCOwP2rg1voNdaJHfEdMzuwR8xTnCkWZ73f0VyX8FVtUiOig6jf
kxK1L4d4xDUxJ7VPOmvNpgfMGBkqUQ5UzWOaKjAwuRmqmlvRMdkZHMyZap8fcdR4wBBkosXTGfsQJu+9jtLUj6jpoMNlaGvCqr5riq2fPzWeOiZrFn+fOG/G
BgDgzG/IseHtZS5flM5BhiOoD3H5jlAlIg5FQNiNA9w1EftqM2DNJNmtgdu5RhHJHUdUKDppIi2saa1vRB33oONP1dyj/O4j+oncuDw2JT1iZJqEJ/QqlhXG
EELahbGF6ZrVoDrrWS2ek6dtWO3fVojUtLw/h8WVRRkqy/SfPovpn1Y2u6ss4YEMxEQsRsRxViJ3AxDfN9WslCqVilOJgK4GKTBw1zTuZZjXHGu+OGa+OEIy
bVifwcVMxdX0TuOYKK1agZGz/0+5G2CRR04PpTIjN4CaEcgNQMzcq3gDXYZN2TEOwdzUWs5WTWVc5sOHLIMzy0S0XQjZF7UaALeKHb1ChnVXdTfH86n6jOke
1oz9+isJ9au/jiUuO9TPIfBmnUL9ypgvTvzH1BdlzA6HEcIdH4ofxcYEFPJKNUFcLvXDmN3NqtpM8KWEdlyqut8bpt8but/7FtjT79WPfYp7PsSHONfiYkkw
jcqBXQyeCCZYKUsKc/XyX75bXh6rZQXmB+QRQD8GeYejfw3jRM2iRCDKX3SMQdCtKBnW4IeINTgpxQ8CMBkd+CclEf+akIi7tPF4PySJ+Lv7kohTtvkzB+Xg
IGoPYLIpx3df9vDfdgEv1NQVkxZHBAWIJgygRxjA+zn6DFzfIS4TEBJx5CGOq/AAhi0AGTh2c3zrWBk/0nrxYSiONev7o6lSJI/hGyAAo55v5oTh+PQrbiWQ
bTb4agC3sSIoybzaXctUAq/QupiyPN4v8F38C4c0mg1rgPM/BPH95q56iDUbeO9KNKXVBosJraYaprNHOSZU6yf1HPt0KywThs8D+8Zd7n7jzQMdu+nTJRJ1
M6yTPP+dkLz+SCdxbYNZp8uWAoc0GB5ziBe3MI+INGhB4Rm33zOufobEqUVQyEppA/GlLpfY4bW/PiLoKxsBzU21RCAjEshXauqQqKFTkthAa8/Aq5dRSfXJ
zZ92+j3tyNNdzUFTWP8sL92Q4J+uSnUywC1RF7erU3tuIAJ4zX9Wi6j2VlCUPkaBb/1eWDuRNN++Kz7EBsVEoOW7IqWkhsSH5FrI7hAMWNGuAIHOUC2IHbdx
0IjQ8a5Wp602hDbixjmoAvpfI4le39DRs01BpGPtneue7pAVdqYDuFyTEinwbtkIvs6Sxz94d2TTFCpd09Rr6Gr8oQNNlX4zgBv0s29MSzzyDgEl4J1b44+/
S93eNe2Q1cG8yXonJEyAnXreBI1hEC+8ujNg/XKA03kN0qP/kzqj+DUM7d71DT9K2mwpbLw+ce5QywfENkM3wsyCXbRd6J/n7pHoWDDhqUuCxAZq7LipjV3e
QcSzqOFBTOAr77mBZO7YkqFiI0PF3AhSueIoGYJjfly9Ljbn+wD/tp4OmuN8EMf5QO+vY6AdwiSWMHN1fkNHqwFssV5dytDRaokHHa2GyOJEXdrQ0WpJg0OK
xU5pN/abOtZX/v6WcFqhi1DLpHR9wyPbADqwmURvYPXgDtWpmLlJ88aGRKbD/NKnF+mkWa/OnabVi030YkNdLqMX1c/Qi02rF+vchwPShxV0H1PGFn5LTNPL
aH6TGXisxbzIOsYSR6wGb8+N5S5jvXC5A02Pgs5nVwu3sDeoJd6vO0PuztIyulPEVatT5U7OkVS/1K4tLdK1mJ71S56eEU9PmBDsrTTI0z0kcfQUCLy8fd1K
D2dEyrxXUfheBWmtKlnwqgZQXWqXV8JBrhu4R1MfetuxYxDnNrhjx0hU8+WJcOexNFTf+aQfUTo0N8EN0pS2yg33GEhC1Y3dx+aQu4jiwze48bGEfpeox+j5
SXpefdiJ5wpRk99a5Tv7y/saJI3kUkjZTgpz1rXQY11yCH3bFRbg8OPvvluIG887lDddKL8lqYwzFf+lFSbgIn63AvAIsMwbvPMuILvAnHDGmAvIXvAbLHUW
UoiQuoZxDJF+UJ0VrEn4ELwqOUvK4xZLSplrCsE9C36qQfE8BXKUrIwDWQitH3cKBM+POx0vyuJO5LGlfJIOoSzOvPiLb2dDcZ1ZdC0yRq9I3TztMDBxH+NU
77Tz1MCCknoFiOJxh0Crx50CaPUx1ZF9QKtPOAac/c1fM8DVk+j9OrpBraiI4JXcLoMzFG/7egOxtr+vXOX8BrxNajA/DW+Tuj7hIA6Dggpi6Zc2RZ+A4QQh
JTWDADIZPMpr/5JtUpQDZd8dYEFBECnGHkqt0XztB+tdPgf6BXpZ/YojUC1FXP8e3+t3UEAJuXXU8iZ01VJEy+V+RMv3O5xDY0YaTcTLOs1YHTK42msgg4Nw
mGYbJ94pa4ouz+xYZbNjNYg/vN/0UvOlwZl2ykTMWE5iEDOWkzaIGctJHaDEMggQhtSFCLxgNFRNZUbGWV6wG7zT9O8Z+vcs/UuRKnoBHjc6DPYo+J54jI+6
PMZzLjf3IZfHeJYYlYERAKqUGHUdYagkntuTwlT5uMsA3AVh2n1CKEefFIbLZ4h5d8I9JQyXp12sB4DPlLrvRgy6veCko4+mQ5vdZxAyOIqMke6pMkfGkmub
NptnylPciaLG6gnA8Yzd34IvuedWvkksLEalJBkNk7gvlRI0vFh2i4XicC6olU5r/FQ5JetgPRkCP8QYkUwwHckQgcWsPdWDzRKqwpiarMau9MYGCfcAWV6P
9F/4DOtmM3/o/Ct/uuGRfYQcBJ4QnAjlcr176o/RzJ+gyHJmT58sTvtVnO1qjEcVUmekw/Yx5wc4eNphi0wF+wbvP7vSLbLhdtUCnrGeapzhSIbbiBE8pQl3
e7Eet/A+eTNm54R7k6qVIR+g7UyvIqZSbdikwZ920haz1Y6CNFjtYitk14ps0uAnnLShFc4IOl20SNw3jUvU19FJHLVtUITYpMG0L44a0uAG2dKThpbXWlDk
WtyD5rZSnFoswLWQtFV4aVdAfmv3p6Vt5MeAGYQEgwAK2qRrT6duypvv0QzkASLPWtcATbg3pFHmTkF/203H+FYasN3EKq4GrFEMUdjKEPSdnZyzo0Lu25c7
H3HoI3BVH6aP20vzuI5ucdUhd6Wp53H77KFBHOw/iLWuQXT0INYwiLVFBrFGFvm+g1jDIJJbIx/Eq1S9OaDow7T/qw3Q4an4mOReOO7wSlGDPSyD7eqkjwan
FSk9Sg32oKg9FoBruDPIwz3YPdzD/YY7/6FSK16uukNdW9tVLyHL3fbSEw4HV+DMB+CdJoFaKZhs4d6kkUcj2KvGmkN02A/IYa8P+Xwy8+HfyCcQ80jU/lHW
Dx3mBRNT60Q6akiea/2Xj9O7eGTpqEkj/Tlw4uLrJ0uJMmog+4pDNCSAvrexhNJ+S6irpxzdM9JjekbUcKCVcbpwHtpIU8qVjZYdGS27RUJB31OkzJRyZUPu
PsDk7g6TuzeY3L3N5O5whOFggnGpDtmgnjRxaeImrJ7e9czPoM7D+D7tLKY7fQXQ2jIE0M/rneebX/zEr7/7mYeGsAFlgL4TSXQuDpeL4nDM0kK9o/0fuWgl
oWFFWdX7oWRVOm5HmANl2k1JDi1fy8mPe708Zb6t8/PlS+AXRZY5KDkfDotMdL/IRDMkE0ECke7t/iPveN3cfgLzOZZhERWKecjsOGqmUKAogkSH4c7zt1FG
xDLHugxzrMsIx7oMUoQLNgREt9Q4usXj6JYBjm5xOLqlztEtDY5uaRaSH8bsLGkzinKI42dIyFrvPoncTGXOs8MzdHRLIXjldHn5AM5j77gsAOcPYr+8n3MY
+zmXx+HQkGuLUsIqisMakiUDOJl3h9r83b17yERH2fCi7K9+Ked3B6N7BHL3Eo1CXSkgRGGz746OyU5dzc4FU+TalSTV6osFl7+ZrkxRMIi6QV/lbN8Ni5TM
LeRv7POMZUJ4OG2Zv95YSEQKYnBhwrWSdGY7MMDNPBGpTtt59qyVtrNFWzvCqqB//Mx40jjGpcz81s5b2eXV7OKFc4rUVsI572jOedSGOec105Wj010Q01Wk
OQzldXW4DjndhX5Xvf+72JXXVEXVifrbtNXRCA27ZU42iYSkGAvXCp6oYou74GQT6gsYKKqyxVUR7GAHT1T1+5XMIlDgVM2LvIjH4M8fJsRhlRROV3UeVZlF
qSppm1XSNqukbca4zlEaWxGgqqRdRrjeDy2zSlpnO4mNxItNsUqbcVW2vLqWeLOG6rX3HS1iFIvPVgkW6HVXDJJ5FXj5KvDyVK3prmrdzrV6C1fqtmXXKd/3
u2oiclNV5KgqyVV1XD+MU7VKchfiproGatUlDZTqke8cLQ5RVYYImke5uydOcU/chNfenA7hckuxI4DTrwKnT920W4l8Q9IRw0lMqS7tZsZaWsuA5v323NKD
A9G6UJ0Jqs1WlLSDx2VnsTaTXBvsbVXsbUNmWIYoaqBYgpEds7nvv18HnfaMC4Wa8LjUZJxiJCwjCb6KY+PDuNZJfK/ibEG/4nQ4jjh+7YSJl6oAPSfjRSNt
jTzNhFhq0JYaDGb7mVVP6GBr8ORCmFKL8OToTyGZC0ABtZPX/H+H/vv1X/m5I688JttuNb77XZqZNbOMsNUNXnj0QUlgufOVbxpHKIhYUaqEBeUNPfq4/OZV
Ox9OG59ORx5VcuoIaP5SpLQB+rFKsOjnHxDnEBGfBBmdWVUC6o+gFWeoX2GLUQJKlYKmRjGaCJvaDL6Oqjo6ERxQTRrbvJO4OjKLRyCGqeNkHZ8mC8EUd2y2
jkNmq1Dn5X786LtkIFfx+I3xmk06oAKLzSpRP4//B4sgJiYSin1EsS+IUQ2TCNKAOnEhDVAgTMhZhsqc5K4koR0AWOm8ljO/T6mep70syE8inLXZX9NZCFsV
96+6wbWPkMb5ewhFmyNQURYXfhv2xPbC+IXszw7JOujoSf4LqZ9DO/Xz+/LUz5nH0o/SZveQAIRSxxgRMsRyEASgOgtAAywAxYXsz4MUbofRCdHnh0MtgPx2
6HnkytdhuY4dPaLqdzVhLiEayHbmYzvbapHj+sRAmItCzEDog0wD3iy/SEHI90N933AQql8SB+EtHNbBT4CPwxd2NeDeUwr5SQOhTyMMvIhbDlMAhrY31oIS
9HF3i2q3qHc74owdRDtktGq4AVxhbJOcu4QBrwoG3CMMuKMx4FWocG4XBvz1RCKIF/XDfXPELn3NcFeft6BC2bTWfZulzkeyeuqSHSl1yc5U++/lXTrEpsPv
uUcGT02+3TzU1+AC2k36awfkW8xWGQaqSnb1FKH34oO575vgqBSww7s6YU0FjhoiSGAdY/YF4bfVpGjIhjQib6Z4unSVdUhIoi6rHK5+/A6tK9pfWd2wqXQr
7JoMF3fJyE9IpItD6Oz3E2qJV8GzD8h7y5yyFIib2iUQXImoj3w5IY/dA8Stqyblcd5rGplnwTo9MAAAHFSzk9ELhlL2lDnaUxjnlWd8AwxVSAjzHhEyU6eL
0NTh7cTllTzt6G3k3y+d3AgwJ1T1sctLadQsJYxH/D5cVdGHyp67v5xTCSz4BnwENl4+wNZpDcnk/vkscUt7JujH20ApnjwgOWu4wMHuAdBZ134t/brtpZO+
zlGv9AlAjXPlYnybd7zwrercwrdz9rf6wwJAM+aPnxlPrT/pV/O9v6LDP8mJgNWvzJ/yq1mfspuCm9tXUuKn08ajSQNHfkbzK1sHAnM67xlMQudysKmUMOvt
Kma9LeNWqPE4hr/czQ/DIJsjGu+J/DCkfvpF30xceSQ++ACfhV42zxP3+646JU3WEyy77G/opeAm55+pG/RSmbhHeeK6tF/nlLuL0O2GQrfr6/kzSPNHoJfx
AqXDurfqNaF5G9+xY/HR6bmzqfQSgSQyl5HxQqkV/6HcC+XCevPvmM3q38IBrORw5ri6kemibmBjy21sKrqVTS23wHu0qWSSijbYqdpkAi8y2O6DA2tT6aBY
5aYdNtbMEPfYBoTSDbLHaNYpVm4+r5wj5h9HuNPK2u58EgFV8BYRbVQgRNaeAFar/OIJitgv2tUmsqZkw8ytahv7enV3GqfuQzkb0Q4mI9rKrhzHJAlLBy3C
ocGLEQ4R+yqIDSgRo0+enqJBH2kixEznG4O+Rwb9f0WfYM//cWb2gQdpaIs7UeAbmijQBInDiWx+kyiQqV81k5qv9ZNnn8hJcbYW7Hu7wPpDyQszkP7QPNnZ
oarvYFviVqS3E5JmSgg8S+lIgDMR/uZnwAsnERXkb5x1II1V2A1Mwrgkl1bV18EVIe2APsdHV/csUnXm4ENFwMjHM+4JsRN/wuGZqPSZOtsgH3HSBo4zX07k
3uPM59smHsO7ltELvU8KzlMO1JpqHlaP6jBeUhnToO3gtbS1Ix0TfxiTPM/sqzStUqe59uvMnY9tYZDtix7bF9tsXxxg+2KT7Ystti/WWcJusH0xKtgXyyxe
+yxeByxehyxeS8S3xH/HBfviNZ0hNi++hq2LQ13WRXN4fns4rBPVNxkC7/L2V4wh0LM2peyl1wJ1Dzs7Ua68VFMR8U3YaPRN9aeaIScc8yXCYemR/IEFugXZ
5aN3i233XO8tYmjkL9SM+d0DOb+kfEdbzrN6y9G+OVIladL/n0yh+e95KG/mbegmHtEbicBzBurcoby8+GN3a1nN/psixmGi97OvPH/Ugd2ec6ZzFtbnnZRK
+LqTUvAxiAWdNNiDOnzDUepdvHdPyllcj0znue8q2WE33zrRjse5HT9EG86auYmwR+AuBGjwIAEVrnLe4/Iuf8RN6QiYddOWyOrE7L13D/J97d2DNYf66bc5
xJsuT0awNCBaRh0jgTouagDLwbwYnsDapd0LWAZa1i7jFqj5Hz1k0hV7BXr2UPthb1P7/I9tIZ4Hhj1BAagYHgXPkGwP8DlGbIU/i+32KmeKSR5v43fTUae2
+Wv+Nf3vD15JhJBOynRzIIV00lG19xNfpJuOZc514+kK6xxYcWnnwMq+58A4nwNhstKcAyGdA1P0CefAz+LTdnjzwZZxS+EcsFtPTJAhN20lt34VP4J9enXh
nLwlS8yv+aBcja1tNf/6CupJHssrktXGNTr8cucNOI22l17PZ9MNIO/d7L5GXZQavztbKRaL1dn8892Ebqesqq5KsPMX76k7mqBwyLTPfoAOkhtoCmAP241Z
oA+ksNC6rdk6fZAYKWAHqDh6pAA0YHV2+nkjAaimZFeopig5upzExRpknzrywh+UDFffqWLfi/M+ZPf+yq7BwQDfUwRlJy1tBLgIy3lYd5j4/yKs5pR/Nsyj
wlug/i/n1P/tXT/4gXePWoG1E2reNU+ka+C/LZ9IE8z4xom0Q4EH4XhSP3Gwk/YxV2REo3EtR2321tbXCP3M5eecfs858lwRm682CgSsGlIVKjdVdVZV9E+k
a1HFcapfbRyB7DBhJMkaalKiqtzZtfXQwWRtolo3rh5UfzBTeivHsvOQVhHuWaDcD/PH1JJjVjKZV+WuefWKrnklbMg3sMCzdYtaA9uM1e78kmtgENmgcBx4
e5AZjuAD9mSb++56I6z1n2p1nmqtrqlWN43prv3L+qyK8iKrIszmv1pYFQlWRb7HUzd2Vc03/IufOjJ9wM3+ntbL9OnFm1DmJvhdTShrwS9adCR+fPltMdzU
Z4st2ogWXWQYrDPl4gPi9W9NLoGvBenz17pnRWETL5zX5Pymc3jGZWn8oMuoiAMuC+nnHZZHp1h6/1k+zW9j7/ytnUGWiL/ppEOQiJcr59Lh4QmX/bLc+JZk
0WtZFi+6z1Kuw5Zl4Yn8Rg9P5BBLumMFnshRlnSrLOnWC570QZZ0PZZ0g1zSNXyQPvNBOswHGTAfZFjkgzxsOJFeqFd8iSGrGOqiipXhZlPpSgQFFmDbFK8Z
wOetvo7V6teO7wrnF9x3B8I6s40s2R2BDwWW641G5q1MsRGfzNEpie2VpLoe8JYt3gKlk3+6wsP7VCVtnGA57ckKE0dyznUyQcdNzy05RPbQQmmtfsPX4ttG
A6r2e6jKt80Yo9Y09+NPHxCBUlVbzLz1f/oSnct+T5REj2qoW9IUA3mLJL/aiYO7/uJrn/PeQEwbWw/hMDQG8jeRgbwmsnAS7wFWWQ00fsCbA6c2N/byaxtO
pPOxoBKl+LdMQpbU4YQ55BoSwE6ZATs+Px7/xgELglvF8Qs7U9VA2/NnIk5UoGfgxnwGpkS1DV9e6/qGDo9F6Kh3PSU4q5Ex9WtKvVbai9MpsyZDlpZW5nUC
SnDGoxtcivWZ9mekUkJ/fPwBafXOYqvtpjHQH9p0mbVpn0eYSq2Sl245Y83REiUdXMF3+pPtzntT/LXFkzsxJV+U4s/rSk9evNIbudITVGk9QuyDMPrcNNeM
9JYXtD5nTGFXOfcJGPJeMXXMiGnsoEQ3TDus5h12WM6/3+FDYM5hPPFDApWbdXifOJqbRtpsGBGUucP5UVhPdkx98vCRhkYzwy6XCu4uHeSh1Epa0jWBkW2V
C1jF9R2j0GmCiaWXNohqj5O6n5K2PSltW5C2PYE+0AthsJg5zYyPJFBX2sJetV1yhAhbPJq5xQOMSwAmcsa8AXVtR2w/2cimmQk2zVhgLzHG1DdTSLI6t2IO
e6/jUOIjyuMjyuEjqsxHlG8bYyiV2OmKPnU2lSj7VVLKzdslgOQN2bH6a6P+GH237BgiCWRfKzhGJywXaO781B62PDsoedh28G+2softav5rkj1sG9VfC+Rh
2zhF1C/qn3qPh21C7Gzr2OGZdFymy3DgYxpjP9gQ/GCmAUt72AplWR62Sy+Hq1/0sJmvNpWu0X61nZfqV1tYrl+tejl+tWqPX+3kkn616uJ+tUcsv1qoxXOe
FOxXW5Y3zST+itKLztJofqBWU6ITKLU9JUS5+9z9wb7AePGHLUFKp9YBW4MlS/nFQ0x1IiEIr6e9m/0xSk4egEMmNP4YTYqzdG6eSna8PsW/FpTKDa8UC9sL
0VT8ne48O/8Qsbz99xFvvS9GvB1diNjk+0JUyLOjNg8QmjWYhR0kG9h/+tG44clC3YjUU8aOV4aN+jDheZBapA9qLFaoBuk+SGrUmYBd7oF8uN47XU9blD0z
TlqPqk3OI09KnZGvceJ3mhGbb2t8ILYLltrn2kygbaz6kHI3u2eIBoyPtHrhB/g9MjSIlRbdsMykSZXsTHsqflKkPMzsw8iH0dzs3l+nGjKpPb1fFZoXebZY
JNLmtKb0fcswfJru4js92F880GNOvZTh5reJCZhrJYob24ftL3X5uUhR5iO5xAdm2Bm0wKZ5LGYfAObC1woAzPVQjJwcgYrlBFj6UDKIw3lYXdThPIIp7011
Rg2xll5TnTGkaPE0TQQjPK5yVgLYi+zmVVyQyNzB5urjEkss9Jhej2mZBieeUpq0nok0JJ8gUaHMkaohj5M8wX2kbsafPCSK/rQvf3S/lZ6z1jm+GOUfWHep
xE8d0mIeacmSx2QaeUsoeg8G1w2eEipW4aqEidW43tC5ApfdnTW47OwkuGztdCgDC0fSTXTSpPIT6uxp4ZJ01uKyqrMOl7HOlZRfpPMStua+NBnNK+ImLagV
aw9+pjORrMPHK9XH9Xj19yqdl+F6odLZQNUqdzZStcqdTZSxq9z5Mbrvda6i+15nku57nR+nDF5e51+RfOd1/jXJf17napL/vM5PkBHf62wmI7/X2ULyotfZ
Sk5ar7PN2m7LzbLSFz01Bv8ak6LhJy8hTeilsH5vpY/b1MefVl+sTzbT31vk74nkavr7J+TvlBKKefjYSf4VLkny47isSSZxuSK5CpfVyY/hsirZhMt4svGN
Da/uS/lw/FYWq0KlqwqVripUuNwKl1vhcitcboXLrXC5FS6XwqS5XPf6Rnmxcstd5Za7yi1zuWUut8zllrncMpdb5nLLXK6DINp/rdkrvMXK9brK9brK9bhc
j8v1uFyPy/W4XI/L9VCuukTJymTDW5m0c0XysreyksoJNmTSXs8osEr8p9qWZrY2lnM3MjJwgs046xj218mdlTHLx42CfNxk+XiY5eMRlo8HC1hASvVBfJxa
fK2guPPRoox3lex8VIjsOR8Z5juKFX6JZr57qYkVfimw8C9Z4sfJS5gBT8cK1zhWuMqxwh7HCvscKxyp/Ved5ZQMEyamgsFpyQQk08NaqPqIX4bBqZzTBUwa
iT5jFsQSOt3I8kpEjr/KtmtCSFTVraQHCZkYKmE63XPeVUfAFC7nPlg51fE8Ytldn0YcFaikymw/jn0E0md30SfIoT8H4xTSL2dvo0/NxLvKQTp4EsudXILb
VJpIqzp+bamMxhfNZmwT3aqZ8a+dl6mTk8R/kFMIkFDypeqgtipTdVW1ETlCUBvlGTU3E3WK8TEWgdZOQtrI3RD3i2jLf+hDxXsZOGDBekGUsRMwfWMh+Jjl
CQpC6m6yEbl7khZTTYOGxpdAt0Cj2QDlrE8BTAfquhpCyAwf81XOy4DLCGhogMsgLvMJBhjmWlBEgDSaG1XO4bsnCfakzGI4faCgq42JMP0DYVMGlhWmKIIn
DqUNsuv7wsmjCqvzEQZAHHP7IL1Moh4TVF4dXD/oISJ2poA11Rm7vvXlL/zedz/3pZEtbiIgN2m9tohryDpBJIPu9tAmY4KSjBoyabEpvtN3fK1TnC/1WS5b
qVeytohN57+2GM/0E4dI0mISU43nHWLlMmZ1kuQfs3yqDJnnLFI617fZscIehZvU7NdwrXazmn0N/7WT1Wyo4KdJzd5h0KyrLDWbgKGi/F7Noz/JnbZRT4ka
dyFpuDuWo2QXSrKU7EsvhytfVLJ3mPQPRtEsfFbvupGyAPlwmDiX4puwS+MJ7AiE2Ojfda1/h6x/k7bk9nu1y7cL+rfTpX+DHHChn/7tsP7tsP6t+Ubcgv79
fta/q0Vca9XCtS7SRULQSHMt0pkbDKon4AVx3ujlXwuBGczB8oedgpodmgDILk2b9B7hZFAvvd/RZGFlpXtbfA2B8DX4xNcQFvgasNGo/4Sv4f5ipC1slBEp
kUhDTHscqFw7oHMk9oYqxQQ7nuVKgT2wSNRARneivImK5Ay0pbsUbR9y0sQeNoSYUBgJ5Upk9/xEkQxhiF0pMTvNxtS5onfgGCpUW12UCjVQt8rS2Iuewk4z
9cIt5H5LiePjtiLm4wZm8AAKM+7CfNznGNDHvQ4rwZRFdXCLO+1YpAPTju2f9JHYgdNXNnqIBnbDhIJDNNzdqHCaSUD7KI1lOgSEg123Sa7bVlW3oa66/Zyp
2n/hmt3JFbvdIhk4X/SK3k5wUe7yO9EXhYqHJmyGLd9tsXwPiOU7Fst3UyzfrYiFwfsdlu4gACLTBkt3w5icIaS7YUh3QyTd9Z2KARyMkO5Cku7CpA3pLkRw
CnKAUXq6kJlgQmaCUXv0darzJOi7gUsDNxEohSVCDDEXSlYAJPmob6cQ7/OlgpN6rx1VJxHeM8UIb6TRtUL8gmJod8gugTJ7AHAcBya0O6Rkg8VOdnpCu+3v
uWvhk6isV529RSeJkVzD+XGr/9+Fd1ci2dVQ14+T6RRVPu68iKD3EnJJUHjV78hXjyFSTP2Fr6OrHGe/nKIl+CdS9fyr6LF/wNY8pTdqZG1Xqy56sB64+927
fKH3NG7Z846dqk8tvrX/kzPPckphygb0mUOS0ucWZNBZ792EbEBYhxEgQfCYh/CfN/DIrWkFN29LNetaGcOuhLcGgd6asomKy9UjDL88yVZVFMjnfkzf3ZPn
w8OkbVPqNuSw351EaqpHnGWiRsyFr0feeMzELd5OSOjgewTfAIzUqsI70wFKdfJ6ekWDtosQGte9uJZpr1CTYrMaRyRv38zpmWpbvDu5RFDA6GYNqN7CzAwl
YcwwfXePCGex7KfDlC0mTjwrW0z+jpC2HP0ezt9ivQVjxxlbqLLfkMp+XSp7Tir7vFT2rFQW2cdQWxAtWUVRridy7fUWpfpmd8pJHpKhN9B6zHfWskGvmceR
f0TmTKvV51nd3SOU1icZBPvhUDIAKkm7SpPIpVajTFJVWCpp7JnuP8RWGuFCkOC8aPTE09ITT0lPnJKeeFJ6YkF64qT0xLzdE/knzBm1XatZZPjAqQ9GOIPB
IFG0q2omUzTa89R1nIQihN09ZnatkCVvJN/rDFuSQVzMWDK6ZKRa5vIDS0arjSJjtkZ7xZ1REFGM5hlL2hytNlSIVhs+cXDXy9GcIWhncZ+MJZ4+RtDaYfyZ
vdxErmFEGOM1nD+IE4L98iO0/m7EwWiNK5IIqC5bZFxjtWpDMF4O9Z9cGOEPygh/QEb4uIzwIzLClPltaIuHfHBY7Ycpjxold0dZ7z0gg1Tm8SmpzqX8h3Fh
jra6OAPQ4JYxjLQkzt/Tcf54M8f5Y85DsBljwWYF/SqlBTvM762nK3GeejmDwHiyEufqsPXm8b5vbiGlqzo4odaq49VDsuKVqvNX4Hj1+Hj1mFPFY1SP6XtY
frr7nbN36OnLmUwGiLpzkRPJK5Wij3sVT+gX7div0PAvgtvZIly0uJHLhoj4IqBMIiIuGyLii0Aza0tRPTdKuhaEtlKHcw/Rs7mZeOpdizxewaDWwT5q8w3v
CpI6EfV4RaLScXANh7taTIHaTGpvPZE0H9OspEIpo17OrKQh6EgbuICcFIXqU6+O8S2xcUz1LaO2yoza8hi1pTYx6C6g1U0aNq3uOMJrwzya7pl6xSFDmLtv
yHi3nQJzZgnx5je/67Pfmbj5r14p2IUjzlT8A23nyN05690jAEyUdQAKTHG+5fd3IgFTBCIdhhLBRFC6O7Fzb/DA0eCAS73OepTHvIplYlUiAQZguZRYyBr9
VMwG386RDdMi0+7rtIhrjUiWqavfTmGALJMfPsQkveZ0otPWIRaRAlR+N3uQrmHRfSf2JXU05VF5oU799BlOnQ1R+brxNLKQ7NFFkeyFZPROTzJ6ECj7Oie9
0xXRNGUimn6WUeNQiPyLItlHGME4ymDEMdateiO+bsi2a7XLgHI9AuUyTty7ASWJbp8dnlsKfDmUDCYDxXsF1Kf9LIFdVog8CAltha1Kq/rdkDMfOrYm7Ykm
veJ1bOIsMh9ij1whmjQ3yqgvN8BB34bSvJJddurhMucD/3H2js6pvl6Z/XjugCNaUtxt02j9pp4zYykdAON8AKxiis0bmGGTmGRWs158BevFazTfZqJ5ZZIE
p8Fq0rL6VdNLVjPdpvDIJOPYJZxkFXYJh08BJ7mCXJjJGuwSZKwvq+ojdfVKod2sidLiLaIDlVkHio3xhbKM9ICJtQ503/c/cN41+P2Ljbxw+aj5duroJc4a
3OlKtlr8fiwZTUa67qk78hscng/PLAkThsbiMOK3zIjfuBD5sZon6LiGRCWNAjQKE3aYZ2U/t7OXu5297CcwPF7uYda5ms6eyx3RSuHbdfdfH/qDbz7wa3/y
ii1WaBtjipSwUAD9fjMH/TbZY9Rij1HAx0fIx0eVjw+HPUblAnvESjaErWZEVY1BvwJEltPkeSTccfZV+uOktk4l7gZmd4h/751i9t3J5s4dbPbdqk4C9UyY
Svhz6d+qzbL24DV3v+1Vt332yh0/eYx+TLslAQEjyWfXIKcM+EhbFOZNgd37p9jifop3sXrBVbM7WyNZ2HzZxVTxr6FwSoPVkiG5OU8J+XUzADfBjrvZvZGB
U2wOfVJHtE+QBTclg/ZkWlfPPFvKbfGuJo3RcnPX9/5Vzv8JL0QLltV/Dy9EE59AHYpkdpwU6cZOJJbZ1O1q2Ev7NcwtNOxJj5q1a26htEW1oUpx/8VaGOxS
tkJPv693m7QLtQZ6kbOh8RnGrg5EYwEzltL4JvT977zT5K50mbcj0AQAoWFjCIjywi7BeHCy8+ff/yeebCvFZxBz0mQ2xz1Ja0/Xt3VDkjj3fX0QdrUCPUts
bevdm7b0R2TNOI7bS3BgEQygjb9FPg6vYcO9Ag7a4wfuu1vKC7n1ZTb/k9cvT3IV9AOHGenty+1qsJ8gX2KkcfcZ8fuwW4hhNzs7W02w83wAfrGUjPaEGaJc
RbDprqK8X1WdYjGzSOa8nUumdCFXhPCwAuQ7Bl0lIup6R/0xUSqlLtu68G3MWKf16m4dcinfDZl9DncbdDdx8LnJForMx4ZWoc1xK5xdlbVk/cFuRhGfsClT
GuJYIkFzg1EFOdCy9y9809MCBiKSDglDa5lB2zjfCKgNjWiLF+e5P+y0w/VHlfTXVEux3RlSm28lUQ1QYnUH9qRSNsgmJMQbpnWTdbgCCuxXM9Hpq9TFBdkK
hfNdw+F8eE+DI7hVyZOWqasuhuTceGSn7WWrEcYtKWmrkdVqBq3Rz9mQA52oUyq8g8xGVMH7XK7hvS5XccblOh50uZLTLtfygsPVPO8UyiLw0HknL6xQU9Uj
MfUI8gu/QQy5q6aMxG1VqFn8SnWlpB32NMKcwWYkwYOeOR0li2ZWl+3qyQe6znP1NKeVHsbTY9c26jLEvQNZ6pSMwVEdjzQv7MF0ua8+KLS1H3C4r4473FeP
ONxXxMHeILMDlXTY6RrTw04+qCuKXVVKhmkptZIVNLzDSckYBd3e4T3sLD2+6OrhPv1s92yYjGa+aiv1Pdr3tLTvKWnfKWnfk9K+BWnfSWnffJ+5ML+sufD6
RpOmIA2ki/wTfqIu1zXUpo80FCEu1zWqych6d2vaJIClgz8mU2I0Uc0d2eBOfDodoL+G8VfyafV6/NVKmoBjNrBmBx5VHa1WL0B4o/VGVOylmmV4z/+f1LTf
VWc1NJ7pWr1q+pW2We39nvv60rMPfpN+0x4qspmUPRNy6ek4xaP1szxYt/FY3cpDdQuP1E389hu65iFrFEvOw2h585Df9EPMw7aahxQI49AYrQBtLPHFloi1
NKaz1FFj5+kNSybpvTJJZ2SSHpRJOi2T9E5u+u19tqvSRadom7ervlWHEDqGKkmC5b5V1lMbNi7KrO1hisZKexgB2dC4nlNLZKfFFJq5285O66KDR3R22lXQ
FV3oiqugK470+RGC+5CQ1s18dSS7yYrNJYQutJA/xk3GkD/GTUZB++Um40YEf3ibEuLcZKV9I1Y3hjeXNqrL4ObSpLqUNiu9w03izSUQwjmbSzsipjaMkoCI
mmX1UL4gWVh+QUeqRUxxIBpDLfqW79b2l/dZoJNy7mHf2KkwEy5BZNcBNQCTeojLKqBomfWfULQRo2jrNpvPJPPdAH5QQ3r6OtGhhEDyJP6epLKn4SCStlPJ
Tjz9iYcRnvXtc798T8AAcyuh5a15QssGZ2Vx8qwsjWIey6wMiJXksXwe1J2ixpeJHkF1yImkAvPRwc8ooT88wWnE1R8tZDeryh9xUj+RRPJHW7JelpP2Ng8w
uXiblyC+eps3gbCbbUqQKJM+QIksEa4GOAAUsbIqnmX1MpSzMvjwywirpSjrG+h7ltXLzLhSZsaVMtQ2H+YzkfyJb9GHZaPOyTZvlWxCmJ9hIbdmxeTWDCm3
Zr9OcKCOsmsVtowKCBwB6a7DllEB1G8MshxU1gqzhCPbZhoQlRfn1bTcuQ6145PTJsNmpX+GTfW7M6wpGq9yGQrVTVnMX6m3fEK/5Wbbq1zWmuJbTF7ZL+d5
a25T3zfQJUBtVEyTdQB3pctdXPy+fJXzn6ALhhid/whdsIJPb+mQ7fs2bsStNCez6WcwWRFR6EtEIUUShlFXolASqTHTyUBrQVp+ZdCvgHfm5ytkEpZlN7fS
Ngefj5dKpKS+tRIp6YWBkBOJL8nZqU1sSRpwoAFlgSYovQVpV3cF0x4Qpv0UxZKc9YqgdnU3B7WfrhZB7fnr6UHr5Wd8TjUaEEER/bKraIMpd6w4GDILWXXA
NpaDzwulzg8JiY4dM0PfHB9Fc/PS+EncxY791Qd0MKtbR6I4Ez95emCKu1nHT/ZNKEXppk4PIH8UfTw7gIxS9PHcAFJN0cczA9tIf+KdTM2QU3WNfTMJpvzF
EkyV1VZWNgmmaFhyi+QptbqQYKpqq4tK+Zq8jjzpVUq9W5NO7KEaOOvJeNU+JiQ9vy9H80KLAiTPUuju8x5xQdADv8UPmF+TFMKPq2/fqwOAb2L75Y3sf7iB
2O3VQ/q4R3hQWc8VpYU/eTfDL4Pc7Ug+AfSol0SfQsK2O8YLZvsC2qchTAU29GmSg1ev5ipsVRVq5N5wtZGmzZc73/Doj/BtaWN76ev0x/bSOY/ROM/jWt+s
OqGYazRtaY9aABkjWAT8GxCrb1+fcdAL/m2wi7htcr9QtHmQ5+prwGHWALI+zPOHkfvC2oH9ojF5gkdhHXdBAqCjkapIHqNJHv8urwGOaN3gjRlw2ptIl9aP
neL4ng1eaDwwt6rZh+/rltGP5sapejZsZqtBCD1Tt81+hscCHa6F+W+Z3Rzdnw2g+wlTaKaLsVH1ZiGzv4dpwmN319c9jqs953Gc7fMew+HOegb1UhbAYF+T
cTk3GZezHyeLfm4y1ufQwrdsk7EWl5BGYCDnSqut/dbdjLvEBpyGmCLkDI/NF3GfaLqYyW/E0wb8jH6cJppZNHU1QdxIon29SLgF8QZIyENIAKFkQk7Dooa2
LcjwJvlQ6/2g4Xkvf03bf7/ikOwNE3AMHO7XSl39b9KdfMPjzBpf9zj2W/V/U/o/lv6vY9uhDZExreQqCXhr7MmBFmTOIjsgY9SBbNVxDQ2Oa2hxXEOT4xpi
jmug1BWgqOhUmdHXOn3oPGpZ3GTqbPrdLs7Jb7RkXrVkXrVkXrVkXrU4k8iFFrfzhRa7X8+3OPZ9Oma/5ost9izOxBILH3PM+/0xc3sdiTnz2eGYORVnY47X
movZc65OsbhY01NdUfcfibmmH465pvOxpCISQOjxmGu6EHNNn4i5pidjrukpqemTMdf0tNT0Ganps1LT56SmZ6SmZ6Wm52KoGshs3SflyBBTAjpMCRiwz2SA
fSY++0zigs/E60eU0mCfSYvFriaLXYMFSsBnvU6bXeXPeewqbxdJAedWLj/lyBcOXVbKkffHZXd/ZV81j4NZCGxpb1ryYP7K3QwM0CQszIEgUX8bvFmHM10y
TcIGjz36G7xpohIg7vxCNs1T+U+POx2duRVkkpGdDcQkW613AW98k3S1YfTjhoBkfA2SIf8rvzhKkJwVGe45lWEdy7hJ6OoccNNKmjqlYV3e1er/Ls5sCLcO
VrWf78PaTzT9v6yIUZ/8eST5WfjqEtsd8GvrgLote0rnmMud6zyK+9i5ftsWd282IY7SZrbwv7qdli8UuI0gCAUFCWWB8dI3kCDEqepuKooou3lVXcOLcicC
mY2zt0GCsl1Gw3AtrVEdeH7p+lzl3MVL++ctTlsQ3baZ6HaAB6d7sBMrt+6lDvNg1zAPcZIqe5iHljXMSRObt8+bt8+bgM+4Kh9xdHHEIweBtntUX9Y9qBNK
V/T7CB37DHmWnx3+KzOL7lRPjGx297KEGX6Mavr5u5cEjTT7gkaGWQJrmGwJFUqE+HKlEFYoF+L20h2cgw3o1eEt7m10vFrH6bku3AjnPKTSbidqNHvEm5oa
LWuqfnx+bunZGkPm7982NIzmyhDP2bFiw0rcsLDTtBL2NU3DmqZhTathP3yjchm3qyngPxlmAsV9vHaHsXBXq06Y/6uLLpEBXiKD/ZYINpRTHBwzUVD6WkkA
y08rCWEHaiXVbZ5auTjkwpwxa0LtGT2qOLvJ80RRJUoU1USiKDX3icrCUn+RfbTZo6iTPwbfdZM8PFfqJnnwOKeIaul/4M3gZzj0/1becG7plDhTphNZOTI1
lLQuRkRXBw+VOdGq6u3yIvwNorvDGcvE3+xn1HUvZ6e5O+8u/CylXHV1JUkflPX4AcnCEUp+07JoK9a7eojY6kuk+CiziOFnH+xN7+F0p/cYpuSxkDeGX0Hy
xgDLG4P9MnwMGZIdR2zQiPhpAkbYLITLNjhctsThsk4xXHYh0GLCh0bD2n5nX139V95fvsvb5/y8Ng65triw4PTBCr5gYwV7OYH/QSiW/l6olV4UCqYLgg58
wRH6caLeqzG5HnOnnxNmorPCVPQc4fwIfkW8RWr2SwLhTaUzDoEKu1B/Xvx7GqE15wChKlxMHD3QCy2M+bZAC4HaR2ofeMsHgPCd6gyKLDMkPoAR8tmMJG34
bEY4JCF4XaOSUC4dpVnw/fLrGn4ymIyQWb48UdpI9r3SBNn3Sutg/psoJUhRN1Fa1RnDZayzApehzkpc4s54Ut5QCjurkgH1GncvBQuvZvMAbN0S5l8y1Iwf
1ctdzeNf1tCnZGUyvidZsScZ25OMkjHc35M4e9LyuNLZ6lkjUR+uyDDcP99Zo65uJyE/GsZH5xmmZD/+CSZzP9jpJKMnGBJ5sJMmK04kY/x5bbKScJLjJw52
1nE9c+QeWWjF7uQsYXeaL8YbzVOSyQ7M5elnOlcmaz/TeUmy7jOdl4LHHs40mqG2hbeSvHSbB/bNl2wj39iV2zx4ylrbvNv47F4wuSwlYNSYzz+WThSMU9Ou
nnZEnkVw1W7jFL2NXLX8uG2cmpWJf0TgsSxM4zltn6LkHLo6xj7FKTvusSR24tlIJj5F3KpF+9R5lv6mheUsDRiAWzxMbwcPB44cJ2deoaxK4hF26DQlp7Aj
TuHOFtVw+0BdKKazfJoaQyRjo0IyNiYkYyuEZGwlpxidlxSjjta5KcXouMFBjuc6d9/RL7POXTZAyJCBkKMMhBxjIOQKBkKupGgzOA98cR6QgLx4ns/dPEbX
sIgM8FrZ2K5EhDvl9LMbwWUOu5EamIA0t2IX+fkQrkdndFh2OCUs/tK/6xfvXjgJ1nAPw0uQSCePSieH0slX8KYVRJxDdIx7sVdkned0qfPFdKmPO11CK3Bk
qB8DyWh2K/l01bLk0/6g5o62EDoFs+jLnU86YhTdXvqEwybRk9Iz84WZN1+MtpuXnBfMfHsSeKBi9+Vo1bnPfuGeHK1a6GIEtiNP2mqq73dN2leWSJl7b/E3
ywpYIStgpQxOWQbHkcEZZ5IfNbuRHx2WconWIXTjKLmZOSEHJeioMwNAcdSqyxi1z5tR+8bnfu9r33owpqG7QpWXJKMMnVuzp6stpi75dAvz6abXdCAt8qVF
YzCkrZBtY6XsGeUuIMk4rQrHBARBrRpm6DxOIXX6Kok13NOzYnJutXKhm33p5qBrDYxJpVa4lLC+oGSW1dgOGSVzSBTDcq9iOMQrh02CDr9JgnfKPcE7jvWu
8b7vGiEPfjLE0eZDxlDos6EwYEPhKBsKx9hQuAKbVtgZ5hx/WjU329BJp9uhMo/EoP2mRT/65nz7Ulvw6b8qbmDrGPNjwIRDxd2RebZ4OYTEylxcDr6Bhedh
CIVlpvc+7HxqHHmv0m27qBUcaTbPW5aXcvZsqcsuroOsF2FM1uDpQMDTJKhrDPX/yjHUDZbSm2wPrLGIHhVSEPtscets8UrEiEn5Hx0hBc0j0Zs5kR+Regac
vtDHQeazrB4UuJRDltWrRVl9zi2EDv9MwWAo+bBIeqAUXPJ/JScklHvpc4ck52O5U6FYb0rFFXSn4qqg6CC3Hi5tlsRw//EvXFaOr7/xPTiibZRt2UbZErbA
xHcwhpaCtuSO6qO6puLpolXwJRik0odWIaT45YrAM8CzF/9fbxeHP9nzgVbVnDsIRd5QKuVBPfGHwNaSVj+96wf6f6V79Oe//UHp34ARWD2eqOfP/uatcNLp
7F1nszdd2/CY4khcDmHB5VAzwfY1Lf70raBxOIDGcSqpvugSWR2FeGDd7p9KK9c2iDqJETiLInkDDg9XB831tM35esOk8XXir1BgIPWJuzfxp0CpE/IQRxSl
Hb0O8DA0K+R0dw6QHLXdDTWF4WikzqZvAOJ49ThlJLBC/BMwQy1VcIB3M3A8VZIhTyCAjdD0bN9Udo7QDtjZHdXwBBmeHXrFDw7KsYEdq8zI33GkQd3dqABM
xVSP3CwMeFLrhKpNNVA6IGx0/xSj2ZUq99pGFZMITVOfCW1USgN+Qt2g5NokhMo3kOF3jzMEGg8RBBavurZRYwQ1vK/7X9MQYtmYDnkNiqflrtH4eqfrCGWh
0tBegn4xpLeOyYAWkq2il1vA/v/FfQy/f3k+hmOVSkXSmhey9EVSRGQy9ElZ6v+Sn4/MufAJ1ouxNMTtkgd+TeSBX26/wK8GrXW3K/CrgQzStNYjhHB48VNc
HYqpi3Rolre308zijkvpetWSbCVRQpRL9cQlGEOsQ7XaRkVpY422MmeRF8OuhEit5pR6RRJ/7FPbVPe5cPy5SUvNtgZmRgNLQJod5VaTEND0EicojDlr4YCJ
xYpgPTqJLBEhpSGMkgFKOBgBEzYLudHjKkU6IeDgo8mgJATEV+vUVyYhYCQJAcGTrGoWMfFvBC7aKOeiNZQLdkLAiLL9RXZCwKiQENCVRzxJCIj0p2eshICY
Amy8c43lET3EP+tKCPiYZtzNEwJqRzPMX8Ru5RbiKEg0iqykgCak+QShiN4d1+y4Cp+mb2WfFR/rF7MD9vu/EZLyFcQRF0ymwokTEWdB7HL4VJP5TVFNdMLU
6TSGvciHWYvyIyd1iqdwJZ6CI3/oW1CSSTwFRU7w3XCKuk5iKLCkXXxubfHmwJQVEnEXSUinlA43mfg6oGIj1AZK9uZfpdQvJoFTipSd7RcW+6xc0Jwoee0h
IYYawtZNyd9iKNhQfVvCkwc0CfM9UHTFIEIkGo92hhL4rQc6wyDIA253TC0/h5bfEIdV+Ou9sRShGAn9xgefzL9jj8y/RXjN9tJNaCQFZ8EUegNI4sD/QWXv
tJjDGpptW6DPI9xl2t4yQoBnosd2dFyF3fixKfN7Bg/TDuEUXkKodqrinzpcxz9xuJJnHK7lsw5X87TD9TzlcEUXnEJhCRXm5IUVqqr6JKE+SYeJjYKCwzZO
GYRmoUKFr1RnoiuHb2xUhQoa9lMMIodWjGq4+mhhDyZ+az9HwSY5CnbE3oMd2YPHaA8eKcJhE5hixmgPFra6p3QUVkJAUDy1AnvwSjUJRhCAix4eZxK3BAGc
tAev0hDT1RTniz14Nfbg8cxZ5MVQOoEwXTmlXpGs4j14BHvwSDKuFPUx7MFj2INHdTCWwzEmzv8BjB8tcB1pYkypOjBOU9GlK3TnrVhsJGg5YMrn052sxoL1
H6HsTfaEd3k2/RxPpv/Cc+lOnkp7eSbdzhPpNn77LV0T/qw14ce7JnyygrYb1Qc09Veozsmx/j1T/6w19UWRLbQPs7Bfw82kG7ixMWh84p1V1zj64xXMSara
+R5ZNQ/KqpmVVXNEVs1hWTUzsmqm+6ya6YuvmgFeNX2rG+VVvMKqrXV7Tf4xEdICWg6jmU+nNeJZQOvpXddoqkvlVQ0EHFeuayjZHDmGr8BlorMKl614xQZ3
srNG+EIzh4hAlTgegRhBnfgdXMY6qbaR8WFtYgYiY8eIaCoy/F/9ODKsIw7/pI61yqwjGEA2WHT/iE0ToJSBc8JL1mwrTarzbNW20oS6XLFNacIe4i6UfJJ0
thHZSGq0IooUUBN8W2lrBLjkVFpPQhLvA+PIK45JVGTVt1ggPR1KSfCywm5Ee2zUHVfJydA4xpRknzyu0ikkCZYz9KxzERn5fzXK3v7yviiHy5wftf1fc4uD
owkePXf58Oj5vvDo+S549GxdcqkU4NGzNjx6ri88mvOyzBbg0ce74NFz1e6i+8KjJ4tVWAIdPT3AgYk94OgLQ0VwND+Iu93gaBB8EPSMcEfzMeOOjsdMJXIy
7vQHSNeTaBvJ8DVAoOtJFfhoNTOBmLYYJea9XLMQQLS3GCDay8pgXdKOKa/omvAgj8ZwQtERO4lX1XPELJGo2hx0PfwLZeZf8Jl/oWFkfjUs9W6Gjtk62ftm
izDXh+p90zKfzGGu0y8Y49njMM1diR4gyE/ZNEkbX3thrvNFmOsnBWb5CY+d/CcF3vq4wCznAX9zhMAEgFQnB6SGsqz9tX91t8bBeoCmDjSACK6DQXwA3RH0
eTDogj2XJEVEoH5FOSAG6LfsxNW/x/f6HTSpiNgy8aeW5LYsL4PbMvcQBTDsIVaFaMCIAWTeYz2zrCFLXh+AaYOdXX1mFDRY1iW13Thmu3Gb7cYB242bbDdm
akXIOH43wNSlyCsLYPqIWt1fzGGbHmWqbfGIPihA0lkBlh4RQOnhFlNKHm8xxv2RFsM051psip9vsf3zsRbn3jrZYgadx1vMqPFECzDNTaUnWwzmWWgxJc0p
AqRu8E63OiGjGgYous4hL/sI4YdpnzvT1YA/6MKd/rk04CvSgLPSgOekAWekAeelAd+UBpyTBlyQBrwgDZiOuQEvSgMOxtyA+wV3OhNzAw7H3IDZmINxQsad
+gXc6QjjTgcZFFJmO7PDdmZPsh+xnXmA7cwB25kbjANpFhL0xXyutdkwM1TAnT7iAUdAAyG409Ei7vT8qFaLf2Ypm5Bo3/+dtG+mA748A9GhgYq3399XIW1b
G4ia5ly1YafFjGuF05Iz/gV2vppqMV8Nm8mLSNQF1yBRT7pyiLhyiLh8iMy5lDdqpo63KW1vvVdiWoIA+Ue96ToljKhCY8+2csmz9CzYk7ZKyWoy1AiItI6f
eJaeuF9JaevkiaS+zaMELGoYTtcZ8DZfS/3tpQt48+9KAND36IcfVj/8XQ4AsvBWlBtGNY5YwxuM0r2gxC4jnf40+IDfegfEvN13pM09SWNRY/WetGWyqJ3i
hOHVHmzXY45guyxIT47u+pgkFPuouOQeF//HvPgJH3M6xECnuu+822lI8GeXI3rGzR7C9jfj9kJiKfy8sl49s8U96WRPl4zfav6FbozdyYI3FypuVNjXCZQB
ULPks2+zx6a4t89KzY8Iu8RhkOdqvp+BBPT4xZJiQ6IyCufUd5auFfSU2pJwjXYvXAM4jYChgVSn25ddpWFVpbmLVAkqXnUJvuV2D9+ylQw95iir5dZnNRwV
F6kPEaAuHnEV94m42sqzTiKuJi2Gt7bgaewiDJaGrIc1I90UqsGO5M3uQy5nxj7pbHGPgFy9qVZAtlYT4H+3uy1HXPOSbte9muej3dMcyWj7ooQXHAsmfPY7
Rmp7Aq0ZVjIdk4q3OLmQKkjXpOMLeCsg8Facrey0+OxU4k5jcUEn6Cvo+AVBJwcLqZn+D94d4ONVpWBTBkml0uLzVAldHWqhXwDRoJgPJxVYBPmRrZ4DAbem
5Mw6EpIZyg6Vdaz0rvJFA3Zu9TaydKc+ZaL2JIGuNnZ3717rPXXqDArI0KEtikCGBDUd4hkwrc6zM1iLQ0Ke29jmaWDDArOIeyetPf8kVfKkvefLzfjRd5kk
VQFL+DntGn4R/49pnZ941sW4PORq+zsLleQ79guo2Kuc90rK4l9zeSN+yOWxmnUZTHyEUpwvgpr1jDXfY8ws8uVqa74Ha/73QMx5lq32cUG9GkZXhFYQW3NZ
QWyfLS0SxTb33SLxWX/ffV+Q7TDJUwKr1WBanyUohyWogCWouCBBWflxEp1a4EM5ThcGGQB0WR7VuQPgbojhuY+XyIJc6kLZNk1GgTW+v9/dN7C/fJfN4+TZ
Fga1P/QibJ9wCwhbG137O5K9+rddPoOfdHmCLbgMCXvCNejaOZF3Zl1DwMlcmzPupZBtKjGKFKDHZbLNy+Q7LpPuEUy6SnaOg3b6sHEO0ue/P6i9/QhRQzbt
0qsZDqyUIzXBht6cjiTDu9/aKMkiHVWPjhBydxCVHexX2UG+LZUtGrTHBKXxTQYILfclldwEfsHJbeA2AaVYwEde24tmBfZX/fdqNhpcyPGMsIWMwCFdEiz0
mJ2ygd3kKxNnNxFlD78WCX2SkddRiO4KJe/DUmcoLrTD+Hv6EAgI3x8C349sF+PZus4qCGIOgMdg0yhNEJsGAY8dAI/BplFa1RnHZQx2SgCPV+MSg7Iy74MZ
NwlOJD5DfNckVQP9TZJVJ5JxDQleTdDfK04c7KR5n/k97Bn+ouwZ+qQ0+vCMC7v+ms+ouZt8Rqlvnc901gIEvA5IOeLRWbfNI3lu7TYm+FbyNgEIo20Myz1D
sFzEqoUWR4Z9JJ5iGfGMw2DzlM6/s13S2DOU8Y4ATKsoOBEyo2+bAFazCeAKPilmXPYsUNRSVTsyrtRRS8mVMAFUM2exJksyFMeEKa3mMKUrOEwp4DClcQ5T
WkXQMUye0OBdZ50iW0bB8DQnWL6HRPKdBXbJ6Ya8Hnb72ZCU8EI2pBmX6QVNC7Sk5eeQV9WWNXyqHnb5fcmaLequZV+yf6t2tv/qMgDxF10OJj3scr/fLzuc
eiN2Z6KZqQA6d8FJxgywGHbNMeMxcozHyKeOvlAEFl8gIOMYQ7rGuoHFVQYWjzOwOGBgMXX0ECXMSFaqLXhlMnK95U0yFctmaB+09jzWK1KBgmOz8yEf7VZr
782ECcJfb+ZRuV8te6x1lnBnnM5K2+DsUfC4Q3BSMPxVaOOYhDtHyB3UF1jv2RCwOyDow0KHJ1oVlq2awkJXgiEWerZuCl6KbGKqc6W6bES7NKyoOlECeXqp
tCcZp39X0b+r6d8r6N8r6d8h/Ase+OgSNtiVZrJdKPXpqmnpqoNdXVXop312N91J+4FP6KFrG353pwhPIfUK1RodIh9W6Q+J/rBOf5jQHzZOcSvhwNL9y/2E
cegEML1dQvM1O8SYXPPugFYOHlxmGv6jQ3Za7oEcVaiWyhfl8P+CyIOn5fB/xuUcq6do6WwqnZWj+zk5us/I0X1Oju7nXbaHKW2dRNFvuh0iXXyBJIdNpRdd
pjG+4DKP8bTHovOM14k4nf2ltlq3J+zqhbx9WkL8W324hXS4ORy8BrHsaiXhlC+l8DDf3tzuFDMXnOxEvkNoc4RD5ojDrA2qZ2jn+pY5eP+2Ww+0t7JBiPma
a9ORVHqo7WXLHn4//3v1dX0OVGSvS6o/1SN9yKanfjBInKAUOoMQyXBDqXgknmFrgMRL+pKEyD4Pb+Zj8CaeGrd0H4ZX8GF4JR+GFxzrMBzXh+GQOQyHtFd/
keoav74+DK/gw/DKwmG4ig/D1XwYYnGG6oRVm2QVW7TMOcj1SDJ8qrTE8XgD7y+v4SNnt3U2LnniZSMyNU5f+Jc8Ncb01NjaZ2ZM0MSg7Lc7eGLsLE6MjTwx
JnhiTP7LmRiqjLEl5oQQ86/iOTG27DmRikVnVXZ+yVlRIXqzI9MHNOBqrFi+kGHUuRrAz+tdUwce2W/zc672T+ag/F5ZyxdZKxBZKxRZqyqy1jjP1iu6t+6L
JtlOVmVz3ysk2P7JYoLt3C0YrT1PHrpVammuhiMlYkeKw46U1exIuYIdKSvZkbKK1fU2O1IG2JHSZDNAi80AsQD22QwQsBkgZDOAZP8bL5CeK12JpLfu5LPB
Ugj9w57W89/sOjmAoA88H4h8xr/S56Tcfie+l4cQ6x4ySL9svMBkA0F9Q7gmLIj+v18aor/B47yLZw5dFk7/f9bd1n5nn5UBMWd7nyZGPpuZ/M7sv2P9XbCp
ySXI4H5KBrreu3MLBLlf0pnXD3+/m3H8oJNzdRPQJsyzLCaEqfTz3Ip35qkVq/1SK4a08VW7UitSpjrBpHFdn9DYsTt1ZkUkNCOcu0/HYg2bn818jmPRx7Ho
41is4nJ7kfr8ZqZxv4lJ3W9RglfVRISo3a9FlAWAXkKjuJMT8FWx+bV1Aj7yEleNl7idOYtUOIAxC62q0t5XRTbdlWp/j7H3VXkxVBG2MqQuDSyGGu19tSTC
3hcJmrB4EHKu20/qgm7oUCNfA6p6HIQ1YwyuJU2kuC2MXFOn9l30ICw+j9wBGUwcKNNYhjRZ3U41z0qvxqdroANUk+DNaTupkm2IcgoMItkVnZxOv5NTkiHL
yTlYsAoFAANQfoLa8n6up19TT78mpl+z1xzUJnNQszD5mkqYV/+9umfyIQ1JaTfpcv7epAZQbwcDCwqy6qvHVYs5T+ydRAVag25DeQmi7ok5RvNS8hPQkE0W
5+UqnpBjnGE66Z6XMc/Lgd55WdfzcsjMSzqU60vMy3pxXsY8LwcK87LB85LACxHNy4gyN6sGtzE929bRLBszOVfCJWZrzLO1zrM1XPZs/bOSSdhgPWB2nquc
BxzO1fBOMBWo6/0OJ+6dEfT0QeBPHCVbKG00u2lKjU5nWI79anY+N6XnKW8byTBM6fkpmn8V5Kco+rBwigZ8igbmFFWVdIGgoUTd1X7zuMq3ZR6Xdp368t/8
4Qf+4aOfluwiQSFALiwY2Rt81gp3hcvEFQ4dstj4KRc9n641Pl2jgpG9bhvZP2yM7H4xIebFA1Seuzz8wYcqnrPfvSvQb58OrDMZ7oRb1WVyKvvWZz/3q4HI
XPlJ/ScoVDPUvfgDdTjbf8CgFygxmFEGan1cTZZP9WHyxMFOFdFKyVRWlTlQy979zn5Js005eNcEVj7oEyk4IFHrFed99vxnP3pPkH39uV/zEODb74djam4G
8Nu1cIkJioRkZL81s2SZ3ILQtKCsW1BSLQihJjFKLmKOiesaOuG9q/YKueVQ7EmA2XMBqYuVmHIe1+oW7wyuLXpnfOLgFu8c/q7T3w38fVb9TYdsAL5WBK2E
jyahBK2oShJdLgEzjDNP1e1WCq/YVLqlQ1SYN3eI9PIa3NrdE7ni5JErAbEFUoHG2UXV/kIeuiLPWKEr56zQFfRb39CVwKaMlcn+ER264lwsWkUtdkPH8l3H
dXMJcvLNaVVma1VNJjWJROiqYu2NqSGuUtyIiFxqka9KarlTuap3kY1JVRtTcvLiCfV9DYuRJ0UVIUJVnajr+9OOJNKw7xOHIfEm+ChsHf6ZUKJslVPiqG0m
forgN1VObVfdVILK4unhYNhTyFns8LbJRaJ0linb/tnlybbTK/xQ7Qru/oraGXwT++PZMi6oIky6ifcslu7+1N0SDHODwSuGhFPkqEYWFtd7u62fPH23JALa
w2ng7+Dj5HY+Td7CsuNtOKrXe5AdfSTZpRy51hllohDyRLgEkT/p9QbeAHo3gGSUFIYAhzaQ1gH93U4CQviilNMuJWnVkTfVlzv3oSS1rd+Lq9rXZ3BVO/pB
XNXBMO0xQP+Cy6Wfd5N6EglAHwED5908HmGUu0NjwQNJjFtmWgJgRazEuPlr/Ow0XiKvYqB/IMZy630Si6Mq/UGp9Aek0sel0o9Ipeek0rMeV/qwVyjtJIGx
D3t2WIFVbdVPJ710SKJxXt/gpLxxniWCe1LCbpBqlWMhnEIhSnxrJUPqv2bSAFI5C/eCpr6KvMg0uJwh1UfmW5oBE5DZ7OaWtTQUa8sFNf4bLjf+6y43/pzL
jX/e5cafdbnxZ2TETru6g3VQECJ9rYIiFvCymiyFT1x8KSiBSK+FMXstAIalmjLt9FsMH3R4NXxApKvjIl094vCCmHN4Rcw63CGHnX/cNXHe6bsmzjvda+KD
0sMfkB4+Lj38iPTwnPTwrPTw4e41cbhrTRx2LmNNIAuPflXXmjjs9K6Jp6XST0mlT0mln5RKL0ilT0ql590+a2LetdfEYefS1sR55yJrYmzZayLhKUB6jN3c
RdbEfdL4e6XxM9L4g9L4aWn8BQkzOu/oDjZrYqxQULRo+OcofGkeUjPnxl1aYRTfWUy3ZbnyPM6jJfOvmkSIDIvoNa9T6l5N6LsnSiUOZuEEWymkw7eAB5vi
QjkqlLNsKR25znGhHBVap0+IQqTojfJUEqtJtb3EVhq8dl4SEWK1SUDKSUSBAHqyUi0zhKbe855uRf40aUqzh3TQRokDuOaxelwrbMk1YUs+UZX48YP65J53
IBe5ZJ/RuqYLXTOGrhlA14xzXbPvj5GJRO0WLuucEOIQRBvQTuxsKUEWVpOrDXBvqURSedIwf6itGKmEN5cIryqvwjO0mIrZbYyPVxNQUJyjulD0KAU0Eh8B
/Um5RZMxdrkiLW9nlXrhM95UZ7XMDKT3QGxgg16FZb8qaWTe3tSjyMcr5DGgXxrIcApEjisJe6gr0KyV6ifUXPVHGpkpMs8xw1Af0rqZHcwHRcjpNDazI6BP
8w596Iwk+EatLfwMKw0TASXlLz9JOewTDjmmv9RLW/yyEdpw1RHC82y1+sdMtdUkmJ2Rr8n0IzNMD61ZcaN8R684DrnDLCpfXzQEbs0NgRF7eYMcZBIV7X8Z
KE7KYv/bWggd3UpWCzxVR0yq2nXIBoiwNm2p25qMJhGNzBptDyHujrrh7ohpjvZ7MQzRZA5R3TiVrOGYVFBkRxiKiIKGzOziekTXNkJqQKOK6P9XNWCz865T
Yx8gUHANLmOdBJeJTgeXpJNqYwc2GmC/5I1WDGMeiLkmU2ds/k2af1QroEHzGtHp4wlPx7WwtFlrum3WdNuKKmxH9EW+ltuLrOXuH/HibZMVDIs3RShigOjC
CXVZg1DEALu36vlkLUIRg+QK1Y1Y3QhN3IpQGmyJTDCi3SJul5OZEle2i8GEMSdprLPAESJfnJicnEVfJLlJodkFVi7HyDJ6+NAJF4s5fKRZ0RqIUXTOu122
iR2s+15EDYFSyrJXADVEG81hndCKPakhQa6G4CcseQVQQ2r45R3Y9qCGkOnhLTA9QA1p4ne3wKwANSQuilx4D4tcNOYDnEAiJqEnJlmLJa8hSE8InBkU0swg
GRaRK6S/B5KQRa6ARK5RSlr3enpbjaQXGvqncK2T9BLg4H4S1yZJLwEJei6XrqQXJUGIYDGqmg/JJRCRa4y7I+ddbMveO0YiVzsJLZErf01AEoF+FQtBxOMT
Ft5Hkg9V+htS6a9Lpc9JpZ+XSp+VSp+RSp92C6VBtAtIMg+MgGdrT0oCdtNhdO4IeopFrrZ1OgVa5BqByDVMQixELrsQdRDGyXASi9AVQeSq71F7GUQuIo+6
W/xSEzwDEjIs9VND2lrkosZ/UBr/AWn8cWn8I9L4OWn8rGvmizRZFcoHQLVQEI7ki6shhaWg1JC6pZLX9VqAGhJYakhhMXzQ4dXwAYeXw3GH18MjDi+IOYdX
xKzDHaLUkOWuCXW+XnxNTPZdEpPdK+IbjkwuRyaXI5PLkcnlyORyZHI5XSsCgpu9IixpfvkrYnLKvKlrQXTpIFTn+2RO3CtzYkbmxEGZE9MyJy5Inc8X5+o8
Lb/zjr0gbNVpvergiy2IyYush3jZ62GMh58Nrf1UkOJ6eFrG6ykZr1MyXk/KeC3IeJ10zFyRFpv1UOxWFohAM0yyo+p3+KA4HHrMtlSm9aSMyOd6jrwP2MJf
lxGMv0QstVUyXIPaSt3fMRV/6SCdzObkrBqgQZvezscn+apDppejhYL4Zev4rPYcmw05Ojlako/NOh+bDTaGnneN9X6sHO537hrN+XkOF1NYfNajvaSyK91C
wRM0P4icF3478iITNOGjmgn6PAd5Cr73ApHkZrNuH+rJLDXo1NkiYuKYoFOPCjqVwfUT7kMuU1fPupR86rTXhzCA71tEAcBZuXlo6zPuVPz4IZtRvbIeWD7i
wH4WUA1kLL1Hcy5yjGcjj/EsZhSbpzgZVaDOKMaRMfqb+PMPSLecc9Kia5rSKzMy8KxDqRsoPHMQbiaPkUpeP0eTx7fF0bSMRyg8fAi+UV6FiPhF5K/WfST/
JvJurlTXcQpoILjiIMcPHPTSUbR2tF9Zo3w7j2CwYJBwtpv2LKeqCNbzGIj8IqEkr3L+3OVcF19xJcrYZX7/Cy5TH7/gMjPpeRfRwoS2pCji77lq4zdtjgjp
GZNDRe04TclwTrsOwa4YGUM/uCenpkpW4YBZjZygvRRqFtPBrJszHfj9ONRW9wGJeclq1fzVAhKbLaLT1QxXuvIq6LRXGLPZajKbqb1hlZgtOHHAFd1R9guM
tD9NK/FZWYlnupD2TzrAjBOlayKI+7LBkIE0WGk8IAxWGg8F26vF7xkM2VodbL/OYMjWQe1YSxiyvm3xkrUcbK8xZB3GkKWMISszhmwNY8gSnZZSKQ5XwF1/
BcXcrzIYsmSUhNMKgOMLuK7c7D6B64rtpZMuQ9Yfx3VkszuP6xCJSJTS9hHK0f1ytcsgBe52tctwZgtsc3CqUlziALW4kgxnzh1pZ3vpE66QPS/KMnFSwP6P
C9h/HnzRno2GhSJa5JqYdrNXaDZzg4f1SIc/InjYaXeLe7+b/Z0FWatk91v7pdJw4TTam9T2wAiyd0+aFp/IrtLRBf/QjYyz33OF4OvsX/4Zlfr3R15gt2jx
B2p1vtvtrMVU+2WX6bOPuBzbf9hlyo37XUyubMazAsfzHEjHPTEn5LEMmDvxhw+JXIN4HOMXpWhyD5DGDd6s13kJpUzyOi8VjPSEBCYTQX4ycuLgZ9L1Ob1o
st4A4Y7RsP3hgW567e4Y5jW9McwkjTYkkmNtssaQbK8lku13u/QRJNu/TB+3l45wvneM4Le+liMEC91IBkNXAlap8zi8kEo+c09h+qztnj5fcHvmz9pLnz9d
MyY/ArNndFj42mx+yekj5PnMtGEz85vw6zUcZpEmXb9ckyRm+MGLw/KXUk1UX07/4FKn7Ofxs7M/WLqqiAyfKIz+WYZi306x4CntiHcWN8zbGJZ/K2+bt6h9
MZHxT1UTruhp1BXSgy1Vn3cfW7o+CAt/6RKJppK+iaauYDL9NUymv9z6DKv6zE8fWLI+Smp9yeLc80kP9zyAyFdwWso1jOK9lNqcvkhtlNJw5SLZjJKebEaM
o6Vg4DUcDLzcqgypqpy/SFXy7cnatYAkvedStkTO8Nhv04vypdcnVHe0T6hu0inQbP91TrM9xICiQUbtrmDU7hijdkcYtbuWcUVrGFfkMXCgzLpCAmHX4Tir
wwY98dmgHBDVSOWuXkJPcDNNZU3ZMYLs4cMXcWUSLDLKBuGP3Kl2+TQcV8f+d7TpAQrZARmQJBxPq/3fU+AJU2+6SftDzzI24IZ+7tCfYy/of4FNclPpTuY5
28usZzDRqd/lEIF+PlAyIbcILAg7vdrmyPkZJ0SJ11YKctJEYpvOIHlAB7Z4E8DxqD9aiWe4OCfIq5e02ftZo0wN5EP7BFH1UZoG4mtEHgKocUgPA6bD40Ld
N0dWFlGwhzQBpRgeQu4ErcJ7hhA1JMNDkHiW4SF/DbnP9ZvYFEDEd17hdeL8rAk5ZyTknK6QczpCzlkXcs6GkHM2iZzTLowYBrvYOc8WAAHTTjrAlh3VUWWm
7s8Eg2Nk8rLhtdMe0QmxQZQS/DqJb2wUCx6bSppKM2B3qMPWCFdbI7ocog12iDaLXWCsEUHuEK0J72IkvIuu8C46wrtYF97FhvAu8uSRbjDuGS9vYaFIRmfK
bH5A1y9EZjMY2l0L1S5AqCF2Ihl+vuj9QxVnf3mfb+cpnx+x1f7D1R6BrZuOb1Npvqr168NNSxHnv7UCfh0x66kbnTKFiG/wjleZz2muymkvZ6vMHHS4CmU/
mwtI0KkVBJ25IANvC760BB3yKlKmYQg6c8EW96yX/XbJwAFP39O9mReSCZMpo0jPcpZlQGPDiNiGUTxfOHEWqe8NUd+bhniR51KxJBjAtCxQ6yMLFGsFlS5c
Up+L+ulzp6RWT0qtFpZfq7aq1dzBpfuKTWV2rea4ViZDTKTpR+xaHZdaPSK1mlt+rYZVrXolg2KtCPBSqNU01+qwRACnIq0XazUjqdAOSu2mYYvWoTfIXVnr
Kqlu5OH7Fqa/HlAKjulnetJTUzrkmqRDrrNBp9WPb8vtSqUc6dTVFgHXhdZU0urhrDxZneLvutmkDlZ72aRUIQ9UO1Sxd1aZyuL+Kg/ETJULPVhVA2KaV/c1
BYpDLC5VIkfpT3HSshIDtpjk5GTOcZmBRcXJLvRNDuhAWlH9s/ZvWFrROQEdzglovUaQnh9lpKenCnL3dFpJDAQruIge7QxQJmyvM1QPiFgTeR1Mh3zxgJ3l
GV9SkivQc/iEcQTB4AYPBJjqUqIN6HjQnQFG7T4vlHp2n3K/3efzOmx1+mJ7Tw81VFEDqfXVQMqsgXisgWDY3i7z0+tJpu4ZlsnHFmaeCrIPP3lOaYDTp73e
HaeHFqqofdT6ah9l1j481j4uoS6/GWQfWbQuk93bTEHzqPXVPMqseXiseVxaryxek7hra7G0jlpfrUNIRj3WOpZbjSU3lO5NorjBaJsxdom0fC0n/uu1sZb5
trax8kajzcJcoH14q1kePy2fFyrEdizmbjmBbVO3Zx30rmUXJ4sEQbblYdQ1f7TEj6ZlzuQ8ICn9rIf5m9NDyDySl8dPnhYq299/gLnUKwT/hvxnNjJZhXlW
1ogC20sIbHfIR1LvNEkgWd4WCYNvXn/mb1dKEgcwOoV0oBEHMDbzAEbQHDm0HTpvVXtVqTOw9tss42UMUXJ6dT2Wavvpe5Jb3SsoeS1W8sqs5LVZyRsocFxG
rOTVWMmr98utThvoiBYTH/U8V4mJhbQjgp7I2FumU4+Y5CNW8KVBElGajSon3ajhkqhu9QCpqVsJJ0IOFDhJ8QvbvHlcI8rDESAJ7xzFOyAPBwPKAp2Do/Go
0rfycIZ1cLdZkQzrJJIh6ZDus4oDGsoUkyHCtau1dzsHR0AJNgI7B0dQyMHh6UckkCFUYz39lX6BDJ450z1GhvXm4Pg4H2+ulYMjErpuL8pB9q5JSYMK5vk3
Lp5J6unLQ/FfPGjo2DsuK2ioKxbhxcGKr2Za2VZI5mqF3LiVJbjByemnnuhy+jldbKUXiFbKkd3J+AOdqfhrlj+QRLM/EtLNP5Q8eM9KDsjTDodsP6MESGHP
Xqh06Hq60mEu0wp2jw3emUqn2Zc9u5U0wZ7dShpgz26p2e4i4XRks2eX4bDO07p6PWldvSXSui4UQ/gXkNgzi0E2QIAlYs9uFdizfRacF0/cqQRmTwTmUATm
2Mrd2TdpXutykua1sve/r5g0r06++zgJE68nqaLXQ6Pdmzg1kHyGVclnGIuS1Ja+qfFJOCBs2hdPk9fK5t9xwE6TN17k3bMj7l+4W4NjiIC7RXTaDiTVFvGR
Ww/4fYi3cVL56ml8VFOkZY5x3Ne/VTK7aGOtJOxh3O72anj9mFmPiOvqcM5TFRs7QgxfYFVdwrdB9EhobnKWWU+HVJdNSLVXCKnuPxlBsc1+dY98gR4w5LBO
1eAL9OCTQx4E4hn0mKk5hBMwJMMPs0nSlTXxDR6nsFZrjlNYS07WsHtG/kWpe0pSDjVJElsBvoUSxW6RyRhm5w91S/HFvKaQ4ptLSPF+Xyk+Zim+3UPpAh91
Vxkmd3vWUJ3wvqPTS9YHknxjCUne7yvJxyzJt3VS3uXVB/n/vn2R+kxOCTlhX2ne7yvNxyzNt1mav5TaPHFs6drEXbTFlkTf7ivRhyzRxyzR+4aJ16f9qPh6
dcdQ34aL7UhdO9Di6Suc3t2LdyvLQKAU1T5JLZhuWn3XbSB4xulrIFjOUZf3c92zOFLXg3l6cEkOVBgIwpwFVVXOMhAgDePMV/oZCFpsIGit/U5uIAj52Op6
jUhQn2QJKiRmUXVWEVutUm8GH+349oYspKqEgfE6A3SGX+XcJ8ws9wreaEbAJgeFumtaKLpmXUkyTiAT8un4gk8aEHwS769CAfaI4JgeAxgFHN4uU9rPu5xW
9yT5hJQM4XYiVMV0c4/6UiX1BTbiTqBUl1pvgtOQtY8qax+1zTZgSfU1yP5baDb+GFUfRiwKGKaATUY4On2U9YwW6xkh6xkDBS59jk5HBqEhJoS1mGCrrGfE
hSD1GouDw7meMVfTwuD9o4FDkh/Q2s5djf7crbOuNuzc707Ff6nlwHwqr4drzWdu/iMuny++hdvijFhkloJMFTAlksPOgELqOTqBkSSUGa7VSfjIIToPiK6B
CsuxPzMW9sezsT+1AkGU14X9qSIeeFEyzlrE8SxlIog67VJ0SNnOWcd34ynKTYmMdBTuy3cRQCw563wm2y/jc50g0LAlENrtKucbAtV63k0dk/Up/8QGcooK
4herSj5wkPc/rH1HC9XXjacA3CZ19c+NDa/wCljU65By4RB5NI0TZGgM96r+IAhWkwArTMLHzhYmj0auBRzvLS5Zu4IqYEK4D6JZg2JmK/BZznjMcnUQ15hi
ZisEcwUCIqKYWbaqVyjE1YATJNt0oDdp7HliYR9gC3s6CLUy+9TdJvX04enc3K7TdQ/J3jycDCSDRra1am33x/xiXYoO9FkIISJg7teIurRceAXT7/vUpejP
rt47Thv6em/OYZCk3Xv+rnjmFe4z6Jg6fTzlcp/+jst9+tsu9ylhqxwC/lOfErYqIJTLIf4IlMvb6eP20kFCWBHAuALO6BedZEjpv7rCT9CR9CIdhB87wH7K
oF9HFf+4ShXF+/LbXTaCHZQJOy3784vMJl4jltRaIT9XrY9E6izCA1sDiTLltKoZiTRgibTBEmmTJdKYJdIhEvgRwFa2CM7CHJMbFtCCtYjl8IyUqwVPshQY
5WpWTlwlhY+IFD5qjIfs0RhNRsRCOy0nOENpaBWp/65rCMVnkdQzLQtI7Rta/NgH6xudUXfGH6dMF9DmAWB4kCWbXdPOPTc0ADRXUv8Y5O63dVZwTp/pZzzC
kld2fe7LX/i9735ufAsGWqomw3tSgnDDHBBxiBCaNIgrZBBDGcQRGcTRnHqG5PBZN/UfTQc2qwMS2YbCzqB28moiSmsDftExGzAQBDBAdqEvB2kHduztd1B1
zKBsvy8WVRRVHy9SEybmaFJswUrG4UiBMlXnddTbTF3lLsXo6PRldGwyo2OsxX/HJu4bYuK+KoMuVf96hnW3sUiuXM5w1LcVJsORZt0dKrDuBsy622TW3Zin
tYNpXYO+VYOHn4XK0hLAxxuYz/Q1DNzd3VmVox7VfELWgDaBMdv/e0ayvchIts1Ibu0zkAUCRqcvAWPT0lcmL2cch804Dv8TjePYEsOYsGy7iv0YSL2VD+OY
bPsrZM8PZc8fkT1/lJqIZc8Q89/6xlP/I8i+qsp52uvaG0DAmKxKxhMgqHCwUSN5Q2DHykE3ZR32WzqmoM5nbaiTg2ELbRjwlc5+oV4pnzyMAKwLZLKgHYTO
jw8LJe8jAhKfFwbGx0R+P24w73OuWmX77kjZ73Fx4jJrx8tOqjPsPn2gPZ7/oefHUqZ+IYhqsAges7ico7tY2XnCyqQg9v82y+XVQo6rQZbLywXyKAF5Bbn9
v8ivOOuULIO+qq0Y9F1t0Nfsgqy4DWX8EOttHgy+MecBqSfe2u+K+iYV/w2xc9tZcF3jAnAWN3kTDeQP74/wl/JHbP2/nT9i9nL9EZ/5Z+qPuMZx9iVIpese
O5a4Ek19/pWJezRV+0Wig7DDnceO4QH1fye/lVTUzbm5aDX5HhC3BBZc/BOTK+KFQ308E3/hOq5uS/LmtC5tqRM5hLYv1mFfDLPjLlFCJHWxLtaR3KOEhVlP
6uu9cIs7lP3Fmbf/apB9W+3B8PbWsyE8rrlsQ0pPnt/KVoghspGdfkfREHnRX6rT5PxSv+GxKPxmTP3m8MwSv2FWqsJvEPaYzS/1ozo40xrwOK53x7bkUWh1
JT/LsL5J9TGZyJGxAx9ocnaqZJtwNynVtSascAs/WEP0hergzF55xwm1zCp7s+SON4P8wMWJ58JdOtUp5XK5msEX57/DnPz25c3JDy5hvQilmFCsF776VLRe
+GK9CNczHXBIxiUnxwfABCHEBlso5L1gywjYllG7uC0jgIqj5okvtgzKZlynokXG8o0tw++JY2qI/FXvE8fEimidRLCQtKtQxJeQtKsGSCKUCAZuzVDbMgKx
Zfjo21DbMgKxZRDtRahtGYHYMqp0lyg0UiZWCsmWESch2TLaKJBsGb6xZehPIdkyWhmYuenFqpKseKu/yZYRGlsGYUVbxpaRv+Is+VgG1H/VpPloOghZC7YM
n20ZbbJlDKkqhqKNh2TLaOJ6DsnuQlu/DZGg+z5PXWOyZYQgQp7BlW0ZIc7vaVwHyJYRAih63sVLKMsKbBkoyrZl1EC8jW/JlhGSLWMY1zNOOpKBQ0NsGfjh
YT1Ip2DiDcmWMYrrgqM0tuFkRGZgWLRl5P0xv1iXogOpX+epX8WW0TS2jPwVsGWAMxRdiv7s6r3jMEKHZMtodfdeVdsyQjVYYsugPv0dl/v0t13u0ydd7tMF
l/v0CVxr2paBj2LLCCEjHcR1lOTaEGh5UnFrpsKwZYQk0IZiyxg14aLFChb+IDW4hs54O01YUoNpwk7DhB6yGqxKbJAto2Ei7aCrNIyy4BtlAbaMRVZbg3eM
hom0q3GkXcyRdm2OtBvkSLtRjrQjMp469sw6bBlRbsuICraMBgyTti2jQQP2SV2DWZjuQrJlrMD1sKOUQ42sDMmWsTJZkUT0K23LCMmW4Vu2jJBsGaHYMkKy
ZSDUB79iW0ZobBlhbssA6z4cRmzLqGpbRgR1YBzw7rd1VsGWERpbRliwZUjVZHj5/FJ39PDSII7LIK6SQYxkEFfIIK7MbRkhpu6sm1YfTYfJljGMU0UH3iJ3
ykjXBiwasN+rAfs6D1a3BuyD8iwZke2Xa24mhKqPH6kJo7ZfRIVjCx7R3GsBVed11NuwZTSgAqODWQUOyZYRwpYRsi0jhC0DD7AOHMKWQVP4Jp7Bt8CXrpmA
0eWjtLSUWB0m1DY6VVkHjrmVwnfsGL7jmKZ131b4zPDjGx14lHXgOuvANdaB26wDD1oBpA3owA3RgcMuW4ZfnL83dFbj8prOFbjs7qwx7kdsOLBlDJEtY+h/
z0gOLTKSQ2Ykt/YZyAkax614zQ4ex53FcdzI4zjB4zh5OeM4ZsZx7J9oHMeWGEbYMkLOIhFOkJ6XD+O4bPurZM+PZM9fIXv+SmriCs2bV7RlFPcGoBIopGw1
GOQShxvJG0JKnGMH3TQWCRMV/OtDUsE6n7ghdzwyXDe07y9PoooXmwgQNQ6gS1Pj0OB9hE6RD9PpQRaNUVznwYwQkkWDzv3jLrhP8GnOVWvtEiwa1r5nWzTC
fhaNXFpdhm0jllTd/W0bC5ZtY5RtG0OF/N3DhQA28Tk22Lbhs22jlufvpuPK2DZ+wXf8/Va+hZaWz5OqHPAtooNyRKVqJa34T+/h+yBPJDQFbtoyV8zo9xbw
A+qfVWkblwTOB7UMqAD+EctbLbKC4lLvDOEChpN2MiAdSGVYQo6p19muev0qCR8tgue83HkFfYIc85P4tL20A1SP6PcW1tDVjB66U515BCRa792+xd3Hn24j
4el+uX8L/TUDSSw2Zb+IFmRXq39E5mnZ8VlDZua2QMYW43K1Ootbm0o7OiEuP4mWXuW8Qs3gFkwYoE/UynMLyvNE9ucOfaVKYOW5BfssMXRRtSa2uFdnf/Hl
Tyjl+QVRnqVCwppMiIwhJY3vgRah5PCg8IBRpYeyhdmitlp4D6uDhV8iE93ZpX7DanHhN+9X/ZdNP7jEj2oUZ1L40SfNbtbTtGJjLKzJ3Pedfr+hEcD6aK13
t7LSHVNn56TwPzqN+OKo0e9cHtX8t52ys7+yT6nb+9SellPu/YzavErGGvQfNHcKJGjvVWzxA5CIDH9hzsFXNT/p1Dg3aMJZhmpJdU6+O/vKYynxXiZO+wGT
RyZtHH3QwGveBAkzqb6RLrWfbhBtgQ8eQSp5jLDOSe9LOiWKHsRv1eZfelNaH1eLhubFeKcGqBtCgJfRm9+9vN58ruXnBHnuPosir0jRfWHhhQNu9iU+//75
8nIfdv8xOYh/KDrfEUPl+0PycjMH8fxyebkvg5raLo24jpmqehFe7sPuD81B/CPj5b4M1mhp8kV4ub93kfk/4xhcWUCJHP43k3HPO8tYCFv7roOt3cvgG47M
KIlnPifxy887MqMkfvmMEDufdrqWwWnnH4GKe+uUedMymLgvg4zaLoxIcnnlLcLEPe9cbBVs/d9FxP20jNdTMl6nZLyelPFakPE66Zi50k0LXOzWyPAwE3XA
9Q0hZpacQH97SJBuYToKit6u7E9OtCSPcFdCsdHX9SEUBpdiMmoTCv/xgT6EwuW9pBb3Egqr83QqRQoPEOyOoYvp0wrNL1w1/MLVLn7hrnI0v3AD/MKqRDWG
Y9tcdgUlK/CJrNwRcQ6PwpI2CktazYwPmbKp134558WNmBe3zud2rGkELBCRxTcca07ciIlwrTiumPlwc2K/zwVeVZ3q3n6dvjJM1XO4VCCwvmo89bsHoFNR
xa79M5nz5b3IiwMXfVlnTILhfy8cuwHx4slg9uiRAd/WKb06FQhEpX5Plvg2P7m8DGEBwSJtogeb+wObIDUyvLaBbMbhTzUq3PjqtWqj8ZFZy9M56Eo8Xn6n
7lEOKg8ZQt0k2kAUi0BQEixkmwcRv0EXLjxEAi3ObdmpEr80ZdUC0iKp4GYlN6VKxruIS6t7vaFLvtSYTg3KqgfprngLB7UP3nIK8FC1izjUAwHjSYVgNPBY
d6r1MOJ5XYaLDFOhPAW3mifjWs7uugPI1sx59TjChnoGuYrvaJCrnBVRD0inRYsHc5Sni1Lh1Kqr0QpEb/PIMGtmEkDujgFEnnoVVnWs+qRN+U7VswEhUr0S
I1Y1WlX/HaP/Cj3NfB84pyrqUqPxx8V6JeF+5RVlxpqbV5az2/GTCi4V+5VO5sZfYbOF/qS3hXLmvoqwQaVXo0PephZP5c1YOrvf2kDpFdU1qqdz2mlGH6h7
SnF9sxqLWOopy58ir9SUUOW/lqQDZFFHlOg2L+yaXVXaOLvYrL/a8CKl9tS1KrDg2tjoczDIX/OeB/G/r79SYNKw0/wgD5ezMf+/4XKk66cFv/6EZH0/KdC8
x101k5xIIO81gbxHAnmvC0S+IRD5JgPEhOXS5wCdhIA2027aEgj1rx0ycLGA4WIhw8WqUjfONxhiCiVNWKpIpGn32xLaQpPOWwJBnQaMha+VOXd0BhMH+I6Y
01wO0RbSGWan6UgWd1qZZr6ks8DbKfgTRFYRRV9nZUaGXZ3UiaAUSWtKvSAdFz46eK9gy+hiC3CyQU2PkYe+PdI/9O28CX3L/uKoCXz7JoBgrc2qOwmdhmQY
yThBor6r3yfINMJq7URUFyaBAVkZRirLQFB8Qs2Cv1E7016eAH/tKBEEMD5wn3AMwzcdBoKdowzApq3j3W1d07et40u3de7+A4W2DkpblXYwkgwnQ0VK2QnC
26UEL5xMV3W1ZDxZJW09dmb6F3OOO/uZKkkshXsW+6z9JMCwoxqdvnKPmnPeHYm/Z9H+Xd/3LdxvK7lrgYtEb3PG5m9SDB76Wfvrk7FkhekryjcBPWOcbFmr
DEXp9w4ZnN4o4/TGGKcHjK+Ts5YmRATQlDCwuwkMtILD9s45ElB6EYqAFaY1XzqQtwYi03KXZCVZYaJuqC5l1chRTY3x/AENp/84g9Y3qN0v/plrcVC082zP
BgWljmg1JKq9cCq2kKilla2jJATmqZwNumJboEH5mYfUguATVugCwecgkzRmkoJ+7d/eLR6c+wUSP0MQeUY+Q7YmwGNEToIKxC+iB1r1cjXATEf617g624lE
CEYXTHA4FTDB7bqddXhUQOSDWj3rcK0QhIBaPeNwrSg40edoWNRnweH6POFwfYhyJyKCsIoQhFF9Pij1+YDU57jU5xGpz5yjVy4pvX93SBCLauTjk3cTBeMp
iofWO92pEjBiNB4mqem+OwzoNXxbx2fsq3OJyZ0XjNT654O+v9+7y1NHnfpX26QWcoY5s2q78wKR9CGZnatq6671pABSkgPIqGrCgQb1f5YTvIQCRolYiJ7l
xC6hgFHqTJ81y4ldQgGjNDgXSyhwFRB8bSp9GDAFpd1/BEF+6jB7zEnbWu1TuvvncncVXmfl9SHXXYIG1HCY1fiBAsG7Sa+BCFNqfSaheNlfdkVholcoSWBu
4BxgZrzbxDgx4d5KNKlInnzi4Gc6A1DU+GWn6KTb7O4l8wGT2UHPTeqPEv8OVFXeHWPsTQbMWU2a6pxtkjDtUyBq3TTzyNt1omP8c2MaUvLmtJZ9bvadriRB
RKVnD7AGGmpIhRGSA0l+NKTjjNLhNzQczMU67S+e2oBcVq64LCn53W+njEsEpcTBQhAU7Fa5Mg6fzlDPa4wGvhvMauu9nbCeSI5Xzs5SNdlZqvSLbxCdezWi
L1Ii6q/xT+rI1fI2KCNkuvgpDHLPj+C1CglKg1xDSoB8eellgLZsL61nJ+UE0C2bS+sQ9765lMDdsaU0pi7DW0oxEzUuoy/SoU49oh5k60Upn1tkVFA1pj4e
fEOjVJyF1IWDfbtwEj3YWKwHtzKb4iQpKz+6HrQre1ndWefubKI7XU6DnL9Rz3LcTajK4rB8nB18qMrf3WNCNzshJ4D2+pLn+Yj7pZQ4G6FbtK6n9c8rT+km
DlkF1nVqhSWJzYETb5mcQudfmQzwx6kwO/ZwBxa3kw6yQhF4Mkhar6V9DmZMpJdCAquayTGFuwiJtpOb4V44RTqtSV4V0ac70acmz1SUDU3Ri2BJQpnq32+W
rFxTF0q2UanGd4xfE+MbX9vg1LdkPmozOFsNlNIq1YBBuR1N1CXsjK29cDdhTUuF3M4h7C8YsFEwZ4S7MBzTDtIv1ODoAZhKfRgD1wY9k+DPRN+f2KZEaLo/
iT8n9f2t29zdfB9WLnToC6pLOA34i+y9z6kzqOo8YEoTTdpQGmuIOLlrKiHLZpstEEi2bZR3QlNMif4+pg1EPCv2IsbUrI/QrI+Qu4Bq8WXaJMOIe7GmKRhC
kwWqZrJAtRf9KRMw4LhBb9e4K2vclT6OaezyCewWLbK2pmCkiAwaXEYkKQxILU+AEZJNoIzxw0jU8KFQBMwOqFv/NcS2MU+vlVVkbaDE6mnEwmb0mgatnyGY
xZOwn0Qa8m2RSNVP3gz3s2pWGSvI0/Pu2gYUUIxQeW/aIv6MSMmj6eibriXomBonD+PU1nCXmjEbtgtmw1pPR1NcYcxxhS1kDKQuaFMXRNpcGMAsEDQgV0XL
aYhn5gvqz2YKXxUwYPaEW6kKf6+9giEbGcucQ52OVw3ukX2/FvXcCrvsDyYeUccEYbLmkQGBEFnZlkmJ/A54s1lwlu8e/t7lOTS/4DrefvWakn4Qlmb1y02l
MLWimyGJOhy74OBLildXn65yahBZHeyUJfWP7HXqm/VeTGnYKWyDbZmrlNK/746U81P3GzRXsjNKDg7O7u5A3l+F36/TL5q4hHe4AMo4zPxFVd8IAI0Dx39J
/ZNXWKnJm91JLmDrpRWwlRu8E+gdJ/oUkrsP7XP2m6OLkWrXsg0L8jT52F12eHtJSa1zdbKpy0Qa2k50aODq7ta0VnCt23+AiL6Gh3anDft+0/6jZf0BhIPa
YNTCUpckHbCfG0wGcHcyHbLvDtt/sKVBPbSzWI9R+48xu7wVFFikNpOj6XAyfEyJO8HRdGWy8tjcMVVcdFR9Uu8Mk8bRY0cfVO/Wd2p8Z45+9SYluY/tvgNW
JPhArLMtj6NS+zfOoRIcC0Al1LcxQcM2gk5VtxEzwyDONLXAsKmo5YZ9tWSdggJmUaNLL+bDq5QfXlHicuGpj3LpazUdaIBLJMOV4vvNXTxEEwXIvRKdGlTJ
Ma4kQG7A8qvajl+7eKsa3KqIW9XkVo1yq1rcqjFulf3qS2pVbpL93Xaltt/d5yAuw1Ylc7tpiRiZSf9VG7iz2GlEkfCPEUeQUpxE866sd2/ewko3wnlhMaCk
rMvF11Wyx5i8NjuihMw/Pii+NxP2fYrxXlKnXzrQXSelTDGBzo04HXGW+7vHE//NOKaw2Pw3s+H2NeQ4oJOGhJUsZq6n3eCPZNWYXXqod63hYDuP+jl2KLPn
VMdHEleOrrmWktH4U52GdokgNqcDCIu62SSXlyqsmd2OM5RwqUcf1PibnbeqAsFs1bcwVxdGeo1Pmz/1HLScomOMTbxNC4vbtOOK1bjM5lhcaBXX90Bxm+R5
DLvCWprwler0PE7uEuSQfT+io4IFfchh5b34E3I3yWQNttrMAgd7J8l6rYSkWgOZDYywFuThv30L8jn810+qkNViOBtr6qVYMiUmCgnZOVNNGqr7mxidJuS1
ftoHsv8m0R62OpB5+WJTf1Ym+TWbhTlsvbtjC9mPyBKdKlXrIWd57jtpoMz6Pz3IqlJOdgCoMhX/D4dMnHWV46wpghfY5LCQcfX8K0kErLFlo0pmjQZsGi3W
kqYP/liWq0uth83nubSVtMwjt46n8ad3/UD/r3SP/vy3Pyj9GzUdY/VkgmPgN2+FpzDWp0KmxMSynl4hBDm9hjX7g50rKgT1u3apd01GzRcT9JmMlFIuCWQy
ErIkfkHPkcMOJE2fZh8LtWE28RbKe0w6dJMpMg4rnVVNmvVqL28/qlZdmyiS1E2am1qwdY2e7WJSNmlS9i2wBiMkRNsGqNYmp0BTymjzXZT4GQatrMT3Vk2p
eUSfoIbypxjzt1QyE1f9UI1xkyJvWSQ2hsaImcNqeuIw+0L85w8YLowjzDtLaBzfZip8C7GxaSSzzrlBHF0lYgWowogUv+imA/CTVsAUMqVEkYHdDZ+JyAbZ
6O7aO8php3+gnA6Te+2iYXKvtoeQlrna0FBywPmsm8nASSGXckis9qWuDoN3OpDT6hC8Qqxgtdd+PBl6mPxZPuf1DtMGwx4btBmrHdbHnoSjwf2PaqRKu6Hh
wSbi735rA/E7jdc1mjRVsOGpD+q4gBrU+pm0Oo7wIWCOx9PabhoRvNSHWuirbWSQ1uq7H2AcdAXCvppmgYleCgtpnH2Txjm0ptUfW9MqwKaKqCdOoUgwE5I1
fBYIfGx5MTFWRsnAdUQthoTi6vvotY0S26+CazlF9cWQCfr8GOxKQExEcTZSg9wstAsN8ZkKvnALqQH4b+HpkJ8u89NkDNITuQTjtwVSD5nMyahHvYmMS9Gc
47n7PQgyOZbD8EPCY1mhgFDo2pgDbD/g0wmu/v3wKvsUMqKeKenN5E1pZZxsrWqej4MGBqc1P4/XA0716ZRiXjqVpPooFQSiYvgS0IAKN6CMM3kDdDqGw1e0
iJaU136POyT7LQL1x3eDLDa6t+KVVWsC48ouvTkti0hWFmJ4dGHFOtEJ4lDO19+OfPkF/Q70Cu2hQdcCxDhVaA8tZzumkrJEppQn3B18nKsdyPGoNHVqZbfR
qa2URcgvLkWXyUlOpM8EDZkAxGGbl8Cpsc0DPWi4zQP7xiQzc8GzltVR1j3vMBkld8hZgZkeJeWrnO2dOrzD2wA72VTaqjaBMgDcLVwmc4GhbXJ8E+9LRECO
Pg3xWQWHNwYRNkFSR4RNwGRGAZMZBeB3G2JYU6xRKw5MPg7ZhMtKMEgd7ewtw9k7mY1Kw8TVi0qCuVB7em2aVM0S8a4CVaowJz02ZMJ2gDz5pH5b2CFi0TJY
+bFuKrk8TOE13KMm6t3p8sEWvi5jmTqYoOvdoS2GRUI9tFBavinigcvjN/5zrxwopQOB4fL+0yU79TisX9fc/K7Pfmfi5r9ivEaQPVmy8BoGrcFeMnjQlCjP
pHbBeveaLRwEHmwq7WSv144OpZfdysmVJ1mq3oiMsZtKkJ2CDYQlDNArrbXCBEEIxGbC7BDveAfTOnpEfpunt/XyUfVkVM8+YI2ql11FnB/G+kdYF8raR3Qb
xcyZEbG+oMRK+50GC49MvyWGFmEOtHQaStoHDNFwadexz537y9/9yJPffgXnw/IKgUUVDixqdAUWYcWtY/7zhAFziCYKOZqoytFENY4mciiWpkafEEtTzXe7
eItHIJ/TZvLM1H1k0antd37eyVPMz1sKpoMEEz4uFKnPeSYcJJ+oCjN0UmC9rEGzh400tLmg1fjfrjd+jZwk6orM+6lewKSTucA1iaQIflqLTOh2bOA1AqJJ
nuDIE4QLnDPI4a1ex8d/Gi4mDv+/gS/Ipj8ic0DJHuCmjMFN2c5GOkqO6gzSsUic0krSiIpJCx0hNQs/ljLQ4/fvtriK84SBSTQhpEy/xQ+YXxPJLj9uZxq8
jSFKtzJN0C1EHmhBdzHZI50iRs3LJ8k1QXdzMjq8eQNKGfoUIYnGl2DTbfaw6ZKfkLXrKGmavSuieXUfOeppYt1LH7eXkNQoGd6impx9rWSQJNNFnM59DrMW
3Uuk1STiDoqI2xIy7oGINbXbWTqISOznKVNPR3BsRDg2RnKRvt/McFiiRyIsnBtKLMa5ESFiHHHRg1gyEZ8bESUXIO0d662jXgrh/VqCvFoOEiqodw7cnl1h
6mBgQ3uTqA9qaCZHDX3rvQYhdVAQUjQdkDPkYzQMn7+7O6tngXC40UM4DIT1MOuXeQYgPWA/Z8brv/Bw3cmjdbs9WNwIA/sR4meaiHeiwMJoRpq2ygpd7Rpv
yjuySGsswuJGD2ExdtBhlj7/WTTFCKtiEIuRdARVJ+6SsbQhJnksykvvJ0ecH2ReWMWvTvjV68yrHZNoaqki1vdfeOuxsIYT4b/nc354iysknra0voj0+33Z
1n7bln7/axyGLBkoed6jT5ZpsiAHv+XicvDtP7QcjDEvx0/p4/Z2Y9cKWEiFNsgKegVRcmxRiFiOvV1JFch0o+XThrEdNHL5tF8BRkCtTsG0XdIEFFWoINUk
EktiWmuwKEp5HElUZLNQGZt8iMst6nElMt+Wm041XIQ8Z2QNqsIahAwueehfM/rn0akX6dCa6dDaD92hFYIfS4eeNh068w55z43coTdwh96Ud2huZ6v37dl6
lAv+J1UFdyEqadrbAos5Z0UY20LwV5Y6CXim1YOFw0aQRG4I9aI5KOdPOPyJrblm2MgjW4YFMfULmslhJ4N2AYHA0k2OECarRzm505Q+/Yum9L3q+wEMAKkH
SfMh6hzedlnnUZI2XnpNSt20m77nnbcMsdtnlS1gla1qHKpVsiToUdOai5ihZNPwoaPczurenR3Vw5mbSQ9wnynV4gG2zKLU3+TZCGPLOgrjUQKtn2nGa/Qe
rCD13B+cd1uwvG4Lluy2s4f7dZs6aOu/Wui1mHotwTvXIa4AQN5Cr41xdw3xzEMwTNXk4IORothrOdazjOytNE2RvbWM7K2Ujg3RCLQiGpaCHerFFGvtWXq9
zRgJmKJ86eZ2Tzfz4tJ6dJX16Ij16Arr0TXWoxubNXTCHgZyGOJt92KdpeAcTQcaBq5qR0pZO9BDi5gXTajUQF8ergGkmZUt6CGnYBd4iGxrbVg4YFCsUi6Y
gaR6fV4XBnhVDS+qLwYQwPjYAAKPDhtABtFEMoDMoHmD2yAxUzSDmibgS7xdzyseQnX9Jg3lfWIFCdBINhSGxgzyHgfjuKn0IIIi1XUWMiXNSLYLHHbIFhIY
3pjQ8Mbw1ti30QHvjYEaaYyi2gkxiiEnGwlhFBljfihwT5E1pMo+NAC9yANF4R3q9U/Q6z8t66KmrQ4TaqjTgiUDoliLtdfcpUdQCAgRLQ5KWbiESPwD77is
SPy3V313v88B8+o/ct53/DxYtRA2BY9jx8xI6NfZbrGAlWTYlT4sUwHRU7fQJ0Q23SATpUTBSQVXEw1xs5EH63da+Ul8fr/qpoD8VVllbxpPpe0N7oT5UmLp
AwsS1WQ8lPBZksVCBwG22dcRmLXeVuoxr/Fm908IsUWhgGFSfyMy1+WlyJPvlJfjBJICyFWXxFNwcTAf4fSFH5QgEra1wlUovbRI6Wp3u+avb/uLmY9eeP4V
c50BqzMYdxhCnwtYGQvUu4FgbKsNW+2fbRjAE3WpM5RogKBEAcF7RIFv/DQxEdClRhcA9/s1TRr2UxS8FapTDyUVW1anEVjq1+gWz/o9+AuOWqyb6ig8mtYf
3mZ6SUniNfuB+sMsWCyv57q6pcnd0kR/JACgoluasKPEmJgLmNLks0C4Y0SzCdpoE4gG2Neoz5rqSTX92pjF1uQrdc09/JLd0IvMwCZTTwbGVtvEDCRbbanf
DFSNmOKVlbhvZCanRSZhUpISuK+xULi31c+7pyI1ZkqtzrREC1JPtd+Ywxj0q2NpkTqihiXubSosLXFvlwpFwqjmElrD3H7lFpqVrR+d/0Lt5v+Y/ouPeRVv
f5k2SXc/b5OezhUjhKTuTh1Ikk+J/I7gNMuMdmFLKibgpOpsNNDbaTZAvZuqI8M3s+2Nqin2E7ezCS4J7SeqnHWrxgdmyTgo9FZc15m4GgZZkCtixZqV+VAE
QTgGtgEU0YRamVUsowYMkGMITVfLiJLrOYhc9Chy0V4gvOH7utgmFZu56n2vJRuhoBp6ym5w2RGXvYsmkSnUtydsTH5hPAHfGQ5ksE1VGIxajmbKZdhgLTv7
2VLB/jrG9teY7a8h2185z6/SgXIHB1mldmcTOpQxt0q9xvZwGKvUzcYodfbDRhq+CfFbm90bmVKes/ve/45iwB5TyYPoPHu2ZIed1foYPOwnBBtReKcExjkc
GLf4Oz9wZtqRMIvul47pfLvmpRRWtopfmlxWRUOdOde8k1zxdX5nvMQ7c1NM4Y3rlXYasSXmZpZ0IjbEnDXW+HmXSIQZ3sLBIppm3wdAyk2c3QA1COm4FRoN
CONdd+AB8EW/ehybhNclKBF3r/rv1ePM5Pd3ZNpxwD4c78kCIozWQfJOIUgemX9icmjjAkGjJKEsDnnQ8csj9zFpPfZaJQF4JJERe7VEMLsYJuyH5u94iuLK
zd/hFO1/5u8EVMjszhOXvRAKafxuEN3reiAsNqLn6YIfVqlzzsdIpmUr5KKKXaVHsVvvxawOQ7+raFeOZI/ZTp9giNzGYWFbOU3TZG6IFB+juPEIWUJaNfsb
oW1TaX97UOpFj6sb7Acg4dvXwje+1PZ/I4D7LIDnrpxRHO/Y9TPiJNCb1TL8g++6PP/gh17ajKjv3bvK+7271Mylzx5dyxqsOOeZQsVJY5iWVB9e+BxtPPXM
szD4VVJADftzbZFoOUIJRdcSfF2dmnV2CoEx9hwFhZCqN0NxcJ2WLjMj7Frv/21OA8S9G/1xmlmdG0qYw0bvSUBdm0NNppkJ2pPguwHGiU8z57MnYXaDHILi
4fPQFg/cLRSLPgzTzoPIIOMrvdHtjK69m2neCr3h7rpXXefcLW5oaPKpCPXvnDMVX7hHolVgYMSiyqpZVZX97ff2BtS955BEaWwq3SoprCl8LmMd+tHOmA2w
I/MDU/IMIUw6Geq0KXQqXdEBy+wgPo6/vlEiQp42/FpZiSMeKHDHI2g12IOU5N+cSdSjQOSOvtz5Pq4j20vfw3Vge+kCrsOb3RdwVafPeVxVtxH5kyr7rJsM
JwNiEG+jrRYzlcPdoVeIRxV/XQPCFCh51KQxlDz2a3yylOtXMUsOZV7yCu8jIIFG1VBj0JSV/67hEaZTNeY9HjfmQY8bM+txY4543JjDHjdmxuPGTHuFWsxR
LaY9m6vHao4P4mjqv3RlMv6GRqE6WUzgX58slDPOFjAg+jyLyOnEDGatLMz+6Ol3Phxkf/X8U7/JieLNbMBcuJlJiBHPmIXXN1w94BJHl1pDTXNADb815LEZ
crUMFh3yT8qQf0KG/KQM+eMy5PMy5Md16d1DPmcNuVvsI5cGmha7GuxFR3puGSNNL1lqtP9U2vEn0o4z0o5npR2npR2npB0Lbp/RXnAvYbQLVbLrW0OUu+rh
IBlBROsAR7SOUkTrKtnwVqsBu0L9t4YiWiEWrtG7Rx7RuruTUGAr44BfA3sPqUGTZP/2IXMRatbfdfyLSC8751BqrROqopOHkuBEugKGdKTZQhVOpCt3Jffc
kHrjSXLiYKcDO/vkIa1XTbfuSVYcVCOqvl65a+uhg520EOEsTFnUT/F7NH3RzpTGOF1L3Nq0ge7gw2qrWv8uArbXQYJ4W+dKawdb2/TKJQfxRhBFvG403fUc
fOsBKeX1Qu0o4WF5Kl2brLWA28C5uEzOHSVXcnvbqh2dFcm6E2pb9E50XpI4JzovpRq00RMNEHCvPKieeInqp04bwttK1SVqJV15Qv3U7pqXHFS901mBWK+X
HmRziDSG4CjSIKV2XgmIoNsLEeRGZS4/4PTDEJLWnoMIk7BzJe5cyfIrG3zbSecNVO/09cTwjFYnCRkgOTrsPTS9rrT7Q3WHc0fDpVDvQjcFJrHQFVhOazC9
2xL6nH+3JhlKBhOQ9q8qBP7yZOUg6DVs4G3TixDBa68tpVtc0fMWi4qvzVR8CIBZbZlEVhvNd7UVjLs6oi84GZ/LP6mDL1qS8TlQDN0+P2JxabWaOyQvqD2j
9DLVGSMI2vWwY0yoyzCCdj21XygJ1FP7KGXmW2FioJfRFekVnTURdSVtASwZ5/9XFaa+Hn9Do2vXoA4c79uBY+jAwcU6MOEOHPsRd2BhP/xhe1NCoPM36m2R
ucxQ+hLhm7DPdwbkJwmznI2yhDxB4Z3pSGcsGemso51rXTKA00/dAARb/fVadfGRcAMdO5qsEwGSRUWHRcWzzNPQJVaedQoC5EstAXIlkW7Qyb/XOvjfkp/7
t+FI/x6g40qs/D52ClXVFxwoh3qkk6YSCZ567sHf87P/9cUv/F7QKxLQ4ErIihIJAlV7NYyUmErtXWr9pslLcXmJkgl2hbvK2MnUWdB+NF372MFdL5/Z5dyj
TgRsjfE96ZobxjtDOB/2skyWDu9RewWOqdXqbuuOziraKDuDycpOhySLTpdkwSLFClWimoQiZrSTl7B0caU6lSkvjTqVScdVpzIppupUxnUt8ZH4iepG4hJU
XbhAerJ0xwoO7TTSRcAjYDgeRbpAfgEjXVidKdLFgtNHushfQ9JFO0lvbDRyW/n6umfCW5LhpueVHC/inxWle/dasu8vIwDSXeSU6/9S5zJfSodI4Rn1os6u
+j3JEDacTrJWfcsL+79SGHGHuCs45PJsFzPjml0l9aPsLvWCWB0Mj2Zr/jM+Htr1ynck7bc/+tbUezP1qFr+SK80fkJd1vznx96OR8oQMArDVeh0cV8O3kBB
LavUmAwTQ89atbkF411DhBSFqMKjr2nUC004wk3oerjDy+AlWkpDNIcJg+fe1twBlLmtYQUe23V0I2Z1Xm/SlKkXJHp/FUevajjuyT6bMPRS9cORfNv6HZq8
SUTP5dtuUth2Tb5gs/3qdwV931Xo2oR3Y7XJAl+ZrIdpc11njKb2hDQtkRR7rmHN9ICWyPNLuwKphRc4IPCnW0wrnQG+Wxa2TJYDn9Lh2nOcSZJBot5eigR0
YVMXMtWECkNFyZi8XpvPrjSZHa5EuwNiyOz/bjaweInaf9Vpu/5jnyIoCkmZ4ZSq/SSRNiU6lBxVUQsppFY0qurivapRw+W6Rj6w4HF7GXN4byAu7c5GMxnq
cgJRn6sSVJ3+7B7JOib5QeuITI2/bO6mIS0Ipj/QR+NGWL+9ZAOs317yMhiiPR6jOkVoRPBHTaVxEl1vkXrWoxyxkHQF0Ed94ji6+FHDSKhVVRdzGP9So96V
CfXK1/UZ/uRKVe0rlxp+ChZ081mgE3PRJAjNJHALM2CtmQFrDWJisRkQ8gwIaIobSyRcZ/DVqKlwJfwzV6peFPv5OU5SGBcNNwBmY+Q8kzySMiH10UMgDf0u
5yt06lQFz+ysMjvM164Zr4h4/iTnZJQb6hx2CnksYcyZzBFjXUkD1RH2i2Qi/EvXdfdX9jHLJ3ONEsLCybWyhOLkQXPmlt7UcMlATsEWjg62IHMR/VMR+7S+
0alQRBT+e/V4SpZcx/CGVl7XYFtwWiFb9FTqbCCrJ7gPF8dv/5sGMYrRDyqIn68u9WSJnW61o1T/pHY0jR6GZxF/hseOGUcuzKZz6rFjSS0PscwDL0tHU6RI
qSEHY4IOrx0DBgP+4dKxo+pmC4oPoHWQD8iDyZy9gTgS761WJM/evmY/sD1gwFmpGFRRyZ7vG1RRWe/eSvSbCBAUwM4WQ0kmzJe3ME/lzRxHeBN8RptKuxHS
tcHbiTA8eJfqHH44mTbw3kY/caDBt3UALAjzm0yA2UpA5IpIyjq5S95+t6bz7rSl516704LamXvHWLBCipHrxg37uKcJ+qyUypP5NuL020banISoaxtpQxWQ
EILJAk58Eqs8xlwflIzKbcmonP04FU14n8HsxzlHaYVDoPhuBE5Q9bJfMp6mdAjWh2Hk7XgbkoFj3U1amZJHOeZujGPuVuj9aKXZj1ZiPxrNnP719JDdzM6a
PMyZhkY409AQZxoa40xDK6ysyYMEHBiktQm/W5efMMlWC7I8dxOu6+sm3KrdhMg78kvGUXi1emIYTa3koVBd2ZhDzsZcZhJOIK70mTfIWZO5wSeLOZCz+xam
v17J7vu+QylSCg9VEGdGtK/b8FLEmVEYwdXczZM0Duf1bmzHpQwh821IdO1qlIRxXEPMrck3wDOMfkRBRPkr7CCibGsxXigPK8p7aCjqSSXUFe0zwtE+Qxzj
0+TgnhYH9wQc3BNycE9Vgns4sqfMYT2DDAIY5f1+mL01NR06JAfHKZ2MKLJB39FXAiew0wjlcV0S8BLq6RJwyEo2wN8lgUyYgOJbwnzGBMgusNndp35x7Ny9
X7invEWpqAGZoD11GnulY5DgH7zm7re96rbPXrnjJ48RTuMPDzCcNBDXXEBWymBT6SaUcHNKIWG30APsmwvYUolYMmZu3l0AXSLSNwDhlfqBTlMTGnfvzINB
duyF6T+pkMpbfC6A6VHVU+MV/u3OZVZ4guq7lULYuL47i/Wd5Ppu5PpOLLu+JlFCV0Xxln1k4Q8QSbcXwTeM0oT0vX/qtUyWs1EV66K8Gi7r1IpxOa2Yi3CD
Ki5jHTqohzp1XGLK6+5uKk3SKkDaxqS+h2j99yTOnqS8J6ntScI9nM05nLrm39D//vCV3R++mn+gnvjld0hPhIzaIcNlDBSMTKmTkjY6NISpGKzf9DFY93oy
WNajBD2CXaVxIqnjcDn4mSQ6wdQJ6qNzIinLx9oJPn3Ux0JNxih3NdckWbwmKOYch/+4hRVxW1bjr+wF8RZK9Zuvh2dkPcwtTB/4yLtCWhAUHEaLhwufcdKu
GWARHhcH3tQKv9tLblo1/HdyZKjLKazz5Ej/fmlIpproHPl+ebjMDwVOtN8CrJgNJKeJuDFniaiy1hfmWl+1SA6RgSidtb6AgBOBHIQBwfoh69bIq+hgGw8S
FyHKQeIhYDlIyghfpvVLIL5a5t1BIYDeJS7UjRxzOoGYUyzbhlmoDZzyTeTvexvhPdE8VnyqmlQtNHi0qsGjgVStb3sYpwv9rUoHezVp4mCvgt1xBbIpYfuv
AuE0hLzY2P6BmQJHC6lvFMWpyran5O7sFXr71FMSxJMlQH2wUXi7t7g3Zi05qb76nqKDWFfzZIG0NJTgJ8rwR/n+hlJK8ZwHP9Uo+VPh57gje1hVivvSUsUx
TSCFQlHKQyoo4YLWLbOgAc3LfeTAxQoitq+Qd0akjuSCJv/xW1R+FSd3vZoL2soF7TAFGcq6JQv8s4UXPIE+FR/hucS7wE1b7ET2BlSUczH8u8J2YJarQWhj
IfyK3h0BBQk0FCToCwUJ8r3gYC0IBALig61KlzOXCxZFuEUXqANFM6gjlDwXQgmELXYjITi0gkBBv6STUm7K8HWNCjcXh0FNrU/byO6azrCN7JSZm+9aRnZC
tAdsZI+3eEriyHwIawHJeFu3KEkt0Cb2jdhG/kunnQSI4hig3ViJ5q6MasCUpF6mxCCNWUMT2bqufjrE1nWcgZkH63qA2OxEw0+IrpgTIA3B5958VMm1cadJ
+5+q/Rgs4+RvH7wO/KNY2mOUmjqh54Nk4OXOvwM0d3vp32Kv3A5hCnaBG5Exd7N7A6gT1H7B5UJwcE0gY0DBQ4HYwke4o7QFcIRs4RgTbQovJXa7KSs6/75g
CbdfwlTQqOJ7HK7jgw5XctbhWiJ6B9UEDQvqSXJOvEXSUJnCkilzaOuUSlZVVZ8kKWePIqM0ClX1NlTfhQoVvlKdSezBNzaq/BwNHpPAFpsi5j9sXK6g9nzy
iXWU6tcZEUJJBJMP27ka1H9UqLde7QhNQveuxB+TaUx/jOGPibRFfwzjjyQdoj/amAsrkvhRpe+0HlUzb+hRMv+MRGxjHGeL4yqLYbNueerqxoJcpzbNUJvA
pVwwGddxkK02nrrV2lTc/SPeDupqkH2yQA5sJndcm91xDrvjlKKqZmoyboTqh7eRf25VUlafYnbfbSQ9tzTJXryr4b7brM5pL1m5ubSDwrOB760yX74J9TEs
amGR2FPsYi7GAY+FBS2vjtnHTbnvbi2WdthT3iGJDMNcz8luJG7WtcxqAUyH3RvsfxupCJnCXZ7ZAWu2dWehAtrzSnzqQM+OKGufnomfPUCU6teTMeKMwz96
N4fibipdcJi1knKUdChXyRkHhp4N3jlijNrgnXUIHnySBAZb7Z93sh9jPdBW/B93iBa5W/M/ZcLW0yg7/StGsQWLf7aaMnGxVaRaCFc/ywQDEnpdp9BrO8ib
8yMWSQ70SHI6MeISMkp/0xyEIIr4dhdRfPFZZj8IlyA8qPcQHkCDpPpcw/XZuez62PDhhWLqjAUhNnjSYdK3U0iCp65PERHCVc7TIELoGZuXLWNsoFNgZHZ9
67Of+9VH36GUigVNILA4a8BAD2sASz/EDlZndrDBZMCYZ+pJratNdQNwBr/Gt+eWHoVYw6d7o/4HeqL+sf5qbCmqa0vR8qoypKpy/lcOLFWVCdVZ/PYnHebW
WEB+wkrSplRzFSQaforSUVCquQqA/ZSmokUTvJE05cBhatfi2yNdE3ruHm2jetrhBENP0SSgwY/yyUA1iDW1HqzgJmrijYuYnmq56amWvYyUgdz0pCnWD8/a
picHvLxNpQjBqLcxc/fuIT6b5vWg+sv+xmVL5/FgijJgAAzxN642eJ5yp/g7kyAWdk116xlnKv7OAXF8UWIN1do/kqn9h9LqZ2Xqn6apPuE+Q1Nd61GaqKRe
ibBTLVR4Bztd4R3sVIV3sDMVQzAzWTDktZk6to1QCwSRBRxE5tt0M2UMHSeSgfJZ4620nCuftYLyWc6AwC6LsZjH9wlrIZcjFrhguyX/H+LuND1IVqLkUbCa
5dtBuWgInZEZeFDyEk1jPpQNVRu26XL3VtDsuxWUl9ymsy+8Z7qwSVdpDsOK3D1zPbOGLO2ia+ksbyLTTOuUaZp1BkzKHBN6UFv74t3aukqE022Om0KaN+Tb
MbSn9oPNbg+ZRFo11a/wsZCrR/8e3+t31ANJ+ARHAIWn2Xsj0e5sKs05nOoppdFhXtB8Uzri8Hlw2OFtaRaN1/MYlCSdFvGREGsgTTkrtqmhA4oGTBzTQM6Q
2m+O5TFFNbII1JIWLAI1bFArkAMSFgEirByCt4Xsz/DCeWLiBzjMyb762c/9uq/zR5k1e/5Qvmad5a7Zuif+zQ7lpTvvdhBpP/P7tMtMe/aqRNwo9pTUo5gp
yl2nNhG9pUAQUz+9wIb5u73igma+vPbav7+blCsEu3u8xrpeIxbt32NXqKcKcveourFoPAhZuGlNPzVNhjOvM1CHx+oq5z5J+navy1N5RpLBHZQkcNMuMxTN
uuy1OOKya+Gwyz0153bo5HrIZXfGcRdMRmr2uB3KhfUYAP3q+jgA/er+vMs+iZMuu9sW3I6PqvRshLJ0/+qXZOmChWrO6zTBRQVtt5XVO23MjiZnI6pzNqIW
ZyOKORtRO89GpIYN7FWkfKguiEjzcKAilNQuSV6I2mam4mYvxCh7IdrshfCYaWyAnRHM9Q5IFZwRg+yMaLIzos7OiBY7IyJ2RjSsXJ6lZJidEbQUa8tnrDt2
eREpj3qei0g6HUe34BvzQ8bxJur360TSzi0PnzUQnaxyvU61XmVNqsZ6VcSgjbqlYdDrtpdO+tAmtnnzuEbbvOO41rZ5c7hWt3mzvtgds1l/Kil/Om08mjQw
YTMyTWbroL4+/4BJ27iObOvE0k8GatZIyrilbb+uTtxGWM7sr102x895U1SUusHnONXvF30TNSKPxAcf4PAbL5v+c1qQ33ezICfLw/4r8oFH+V7xs64l+Awv
QZfASzkaARqXF+U2Y3ezbZNa8JdPFvD0ocsySjcJ4pA48Qn8PvrDVqWsJkRga2SHQ1sjm7eVq6Imtql02inoYNhbgZj8vDgmaXd9pN/u+t+dDmlqJxx2Vj4m
hL7HHfbHP6LUNNqWlLxDmtoGdeLLNkEn7AbvJG3MOKjSRkE0mHGyl6ovZoqiwf1KUu0jGszlGpyf/XGenPEhHEIRs2JTmpt64Xg8xxrTnXjzPqaIm+46HG/n
lryFkQW3gYLOqEycp3DWEiUM70kGJo4TPSrcbEF5OEOOdrtCp7hCNxGYgSt0S7E+3Rk5l1ufxxYe/wU/+/bXvn6AA2O667IVVkW7KhNUE4mEZX2xWJNJrslG
rsnEJdQkVyZnixrMrJzOD9H8gdyCl28qHRVl8hgk7J5pklzSNFHjcrBrgtRkgowpDZ9VlJ3v2vlwUn3wmpH/11++90PeF3cco6azR9TupJA6SaJw6dhMip0U
86FbZwkrLCh8rHHP9tW4h5DZ+9cOLDV9JPE8d5cv3ddkhe+YKHxHcQ23kwAoPC6k8JEFMjS2UL+nJr6uiRW4wAPgy4DoAWpKDVpSg1CkVAiG1YsqfI1c4Wuw
wtfIFb7G4gpf3E/hcy2Fb7YylcQ9Ct8cKXzqu26F7xGt8BWT7y5ngzP8fS2tGqstzxYoTy0lUMaWQBmzQDnXI1DO/Hk/gVIImMtr/6EoUJZZoJzrESg/rwXK
GAJlnGhbqxIoLX2mqoSoQSVQwpQ7oj6PEsbqKufPZey/ImN/Vsb+ORn7M7JYzzssWH7TYcHxnAOBEuY8pjx8QUTvaREwX3RYsDxIguim0v0iUM6IgHmYBNcN
nhJYq8TJzbJdg2W70QLCpFyQ7YZZtosLsl2bZbsBlu18lu0Clu2aLNu1rONcLVSW7SAC9Ix0j0wbkExbgkzrECF8HT5Q9TaWaR2WaX2WaQOWacNihs3DoT7l
n3BcK8I4LviYRIZA/HMfuW4CYo8R78ZYvANplwkpJyMPco8w4cOcAS6wPGYsxARxzKVBZ3Hpx2HpJ/6RCz8ny155v7OvbL09NNJvVVIFREUhx2zrx9K6ySMB
jrq19x3Q5L7VpKojs0FiESfVfCuqqsOBmC2S+q+mlSXRmnbyCVeXzMkn1Dx/0U3Jyl9LGrsbUIGd3Y2KsMhVuTJUEcpKljZzUCZoeRKoguiUJubSNe/81kfn
/vZ35n/jWOq8J3HNlnYsdZPysaOJ9/BcWjY78Fxa2eZOmOwb2VbOqAAKdQap6aI+M3cssV4wB0aWzJuiyIYmNP0Wuf5BHRJD3W9p2pJmd/U7TRAPRVzhGkhq
K8AZR0iHEp9MmGioxv7PBjF5pVVmC8EP8Bpm6Q+ZJzVklv5wgtitmrnjIiqw9FPC2tBMF5uk/6kRoiBpWFTfZVtKRoz0In4L/rbosTjd7bE4T4I0yZr0FU6W
J9XJ8pe2KVEMgmddNgied8Wl4bJB8IK7iEGwxgbBGhsEa2wQrBUNgh64GXMYabknBqG8aAxCJXu8aKx5HCjxLAbttHpfxAbBWsEgWGep2hLpupCR05KYfB/b
IO5UO7lnzIHzCHUpCHPHnawNg2xRmHtMdWQfYe6J3Bz4+79mBDpkWM6aRFEJwG7ZtEsbsss99CWPF22BvyGejE+L6egJOd9Oyrn1OM41sgV6bAus9doCy2t/
QOa5iEyp++5IHbLsDWDsKb19vc+D9T62QPhU6+pX+FhIz6N/j+/1O+omaU8tiXpsgTNsC5x1WGDjdPRzXerO/XKoz0ijySaoLbh12AJjdQnfhqM9odnGvuGy
tgV6xhZY7rIF9ptear40GPZbJltgmWmsy0xjTTYg5GkgW2AZ53JMWR5VU9kWOMsLdoN32mH3IDsF2UUooh0W4MPv0AsQe7CSY10e46O50aslRi8a41mX6bvn
xRj2mBjLjotxjY1dqhEuG7oXxIj2BBnbNpWehMinrs+4LPOcElnmNMk8qqIwkrmk+633Ljjp6KPp0Gb3GZjTR5VQ9gr3FOcpGkLftmizeaY8xZ0YnzloRXiW
mb29+1vokj238k1iwdokPBtrXhaseet1HBdexJq3VIe2lnAfUFPL6SCx1idDiHYY7jQ1WYbEWAzRbm7trJBZI1gUhnNON2gMsLmo4d4/RZI9PiOGomkRv73y
pxsexb5SLJmXDAqdCWmv9e4FMEbzX3iYqK6Txcm/igd7jMc66cB0aaHi2oyKq3G0LW1TvWzpagur9d3Cinzpn/V4A9v1pRIlptN1d8Uq0VP5M2wZuI2MEWks
nN927W/hPfZm1glvAmeq1L5NW2FxozNmWbV5P5QTTj1ecJ0MUZ08MUw0u+qErHYRMYglEWQZMiIg7oIMFKqOjSLl+VaW6xGPEXdRnn8kp9v/sNDtz+M6ukWp
WtmVZqs+XlSAjzvcuTya8w4Rnz/elzj80U86xurQu+G3ZcOvyYbfkA1/QHYqShxkuT4ijYUs9yHtj5dyfcSaTo1Z+9vM2l9j1v4Gs/YPMGu/g+2uBXqZMvZc
LCm4HNSO1ZI4UcKJ0EqP72OITzkPYFvkgK0t44D9vJ6d3/ziJ3793c88NIQ5CmM7mTwW9//FvBvWeSaG9tFBzrnuwfF+qLOYNpIRDuqZdlM6Z8vXsgO0N7Sn
zLd1aI+c4+qdvyh79UGXh/+w7Pn3y54/Q3s+dljp5O4/8u7Xze0nEEzfQ2c0MFJ1StxIHarO9SHRs4ctx0WZldvhgnI7yMptxMptjZVbj5XbAVZuHVZu66zc
Nli5bbJy25LkKCwlt1nFGhLlFhN8Pdydoxxp9YzD83R0S0E3PV3WStjPLKXdib3hC3ebQNtnLy9N8P9Ue20urC8Eb06rUlKVOLINsKQqHNnP4xt4PasyvSnL
nirkEeSgr65Xz2xRwk82JtbiWnZ4rmhlqxIzcVWDU8lq7JIywttelfbnKqzGVViNI1ym6e2y1VVhNa7j8hYAq2E1bpqTBEa/elch6o4shIYSsN/XZTXurhDH
mdgVOsUVugll3cwVuqVYnxu4Pq/h+uxedn2AIPj2ReqzFVFjdnUmqDZbUdIOrs3OYm0muTYbuTYTy65NE0Cii9QGh3yhNiHVZgwlreLaJMXaxFybOtcmXHZt
rlC1mV968lzl/DdsWKr892PDUtdHHC6NTLdVMpy2LYRMZRGDaW6auAyETJX2ezVD419h7w8qcsqRJJxwwRTo5zm7ZCEqX21XnMGcMJU1YWCPNAM7ascM7Eg1
WUhqUzPqQJRH5Q+yWtC03jXY/106baUcl3nbdUTy6Tkru1WUbdoMMlvSythQ3HHslElsOIPpOMrtxteRKz834ZXIhOfAhIdtupnViQbb2JarJFk7XbblKlkD
6LvctoyEAtXsoAETBeI6IwctzY8HYCxVw/FOuMPUlfSvKulfNDmRNyjKJ53xqoccIhdCUoIVjyyXIRiAy+rSYlOcBMhKD4TY/i44xFBi26LN3EK0MtmiAwrU
xsJBo0wTw+ywZYfOp2TIduhw7YF7jB06EGR71yt64gTZQ490pFdzErBJ/msj218nTHjfH+jwPvW9x0efk7l76PSD/xen3xCpTjgAh15BB2CLD8CYD8B6wXPf
piOtqg4VfdjcG7jhfnefFetjjjVgKzHactr4OG12koNak6M8U5qyHPsPHtBUTYQQxLfqg5x2dDvUt0NkeWXiG3+9+5otSidjfrCxKeZ6sujBEiXkYM6CHMxh
TsOxlFjCwAHrZV/65K9pUR61mGVj1R3EcwIdg9qhvjjJljO6yeRVQgqnKhQfFX6RCS7gmpQO7N0oR/30s0IdA9qre7oDHnSSAO//oOFHyZZ9NacMcNi+6uQ7
l4NsKpQ2lLJTV5mCtZZNdMDx5SrxSOPS9r+2gZnkcepXKrABvclDalSP5T31LakljcTbPa422pqSnzlTmlpdNab10Jl0Ke2Whx3KVSX/FKfxYxy4IwZNVJwN
mkQR5kriLUDBKauzB4Nm0wJ+E5kCQOZQb8D/3FBSj9rvX9soU0cHxp5u0AR1j6T2vt3lFci67WjcUEjhHRjzTROXl95Zp1T1kNsd6VrVdjEhOzTNYzX5pAPc
7FkR5eK/FIouzF844hpWNlWfNQDij3JZyotMXqdGbq8t+g0iYYiyI3k++Y+GcJkouEASRrhMLgfhMicIl1m6JtGx96W1pDYHOyx6+03jDIL5Zwt6mb1c0Msf
/ssAvawpWfm7uOZ/xNm7PkhsH79UDSpKdwBPfAWM9iZUwbdM/iQrpD4OnAp7lgOcOoE63TuhvbFBaPAhNKRV7W4u2fhi1fmhJQ9IPGjPEgz5tsmwPjnFP85l
hpD05LEi/tiBdjbGNkcENoeGqVn0tJpFiUG8iRixPK2Q2gPDaznosIfgihID2vUyIkNBTFBP6Cmkiy9OJSL10H5rD84NHNToV7Ub7+F+rWzwbkobn05r5HlW
e/GjBP2LWCNuShKeTaV1klYArYXwlcWd0GN2yDJsGvBFZF8tURIOqeszf4G6JiE4ITzOUlRKWwRsmMDRjPo/9g4+EK+V/BItcIoThpQwMTKy16XheCdW5+jf
PP25X1UNH++0sxe++NFf97Pzz3/6Uz5uaLI8iDotm8YjlG1JuvO6FOkI9HdF26qdMR6IGW1YVZtGmCfaXgf/MU1HddioA+qkIfMofzwZfLgzJCkP+jF7lgoE
O1EyRPmt0BG/SLvEcO6MwTJex3G+xOZR1XG+I4a/g2xbVbJt9aliyLmykYEZOcCdZBiHCpwwQ8e2kR0L1UjL7N8j5MxA0k5iVEe97NffIUbCUGftNrMsaWel
grf9wl8Y3ot8UoY9siX3b4GHosXyZamPfPnHuXwJ93zCDOSrGPA5xmBQy7Timeyznsk+67F8WYMwFyaNbV7ILJcVteWYCFK49AsJEHIZE7zxYHVSH+tqObXv
MSl3C4Q4Skqsgy2dmBsly3CBECc7Rc/xK9UffGBYJ2z0roBTHt/l603xvB3Zjg34LQhVBMkiRSreyuGAObcKxWHflFWF90LHYYNXhUPMQMWTy8ehIT157Jtv
/ws/+87T62FlVL9+3g7zvcr5TxD9NpX+I6dGfguHqd/GYeq3coapUOl0OY+JQ+dj7tm46SJcXE5fLi4Ix44E5Z8pBrHfhEOvjPwmWHQOdtEyC5Icgl6WrDB2
/P1Wir/fTdwdKcloN9jx9zCFtygqv+OaWR4Qve/Lnf9EnzCn/iNHi76FgkPdW7ONhiSj0GnY3pqF4seo+AkK9E8pUfNkMfw/YcFjFdN1jBVcBRi2YgmhFvV5
gGIeoDYP0AAP0CAP0BBPnpt0wKjkdCOn4DDJ2NhJhjUzWf/ONsRkLmn9LvsEXfYJumzqdBmj7SaUpdwhri0CPnVEwsZZrIOvWTj8pC4k5tbXO2UdEpmjYqo8
ADXu/Yh7v87roIF1UE8inbBULbzuriqbrqqbRMXUMR4Hr9+2xY6tPG8W5HnPVj0nza5Ak5mlHKB0/sc7JLGcOjMw7QvxnsQVomnpELzNP5ZzqJqfQyVZCiEt
hWq+DjDU6j/hpNs4pUr8Y616buxAdOewj/JeEi+AHaEYkLratThaPKkCxjsmmlaDsnaxmlXqk+umTuR0/cpBl1PqkCm8sYYZ3dRgEXWUOKRiVTnXaR2YEBDV
hcQXodUMZISTBBFGO0EkoM+RgNCmkSPNSkRaJY+7pNGq9jtOq3xbjlNSgqrG1g/6CqUY8Eg9wUWCe8Tb4I39TIdqNCnjnSxHSv7w5fGV/D9i7/9fib2z/4/Y
+y9Y7P3QJYi9T/4oxN4z/zRi732BV1HnW9BP3CSRTqPGaQBskU5171t4d84jXPVXhXOsGOoKm3hVjrKA8plaUsZbACQmka7GIggwbrxT1CR7ptrJKT9mEhUk
3huycWYkssmwbrSxHUIOdxuRYX3znmPlLe4t2kLFHBvCfXXsBZPnq/CFEIvUCxLdJEl0ZEO6JqVcjruLEt1WFmauZrlyUglpOhiD5mBXES2DgtPbyH871s3x
U6xSgtRAdo1iqlFCVi2u0USxRmNcoyGuUbzsGtmcYGeLygGlDN1U+lkWQW+DCArZikTQWyCCYjG+hbx4DEhr8byRDLRlk4G2RbJnv1lRxWLB1NF4tCbj0WLG
o7UZjzbAeLRBLAqyV4cCYxXZU9Wep8CXhjD8Qc4cWS2KoiF3UpkJ88hHYxw8tZ5OqplOuu+Ti3QSZ1knWfPWLTkc1pY1f2SSxzJ52B6/vLf3Mff9iW3um/Z8
Dzqt5M/NK1LRojS2wN1696BMiCX7DPM3u3WTyhlnWHBtTzr5EqeTtxM5o4UlOcPqsJCbA6KOhNQlOrxCEZerH0/Ch0FTuKlUJsyni+O6DuQKZaAK+p1mdhIT
JqCNqCP5NGsYQ34FSezqVjrtSKfTrut02hC5Gazdt7ImNX1Ap1nAKVpBnVWj06xUAGlXzOAkPoz2Ryplv6f3+9JiyTiq/4vJXhPM3UH+1fKr6OK8DYpartrX
L8KP6/blx0VBrpwDqsmeNJkUQI8sAXtJgVCnASzcOAlqSYQ8UZEIBq9rAK9F7iYHNFyunBENVnbrrOxSstYWs3HHWud1TNZWJ993+tQCMDroobz7IOIb/R8l
5BGD/7f8MBGcczZRl4nBawk6geHZTlJFp+XGBO7dX86Jf9jVwMaZUh4JAhpuhxsacTIx1dAmoJbBIg11pBKFhtaMvFTTM6xvQz2eYZ6Rl2ItL3ELqRcdaSHt
pmHBV7YIB3hUjD2xMf+/MlhR+tC+KmJj9bxc8KzEo9B+fEiaQQ9Lka+jzNLQjjODBtBhBQjpD8jW0BG3zKYSAPxJsMGbJETHxVc0WkbYyQyoOkdeWonf9y5Z
mjsZh7aD2Rm2AhEHwoddrV3vmF6VffvsUxSse9QhixrweF/TSJWE0d2/ekAIggi+wWwRlfjvDuay5fc0gB64B/W/n0dY/rTbaWURVAIGPU+7zbJTdj1O9L3M
7YpbY4IqMg73RbIFE0pRZkSi2rNsqOIcmHh1XQ1U8REHXbwUNcgfvK9IDdIQ/ibY6pgPnhh61Es//oCmRWLAasCQVqeLHiQwtktMv2O/84izBItIQ1hE2sIi
EncR8jSB5VfNpF6YYQCx0x3QGvUNaO3HWf1Q3u63v9e0e1YoUY5gtTRk1bTVpAWTUqBJM6T2s4c0SEBe9JFj3XOhTXOhnlU7DexFICWp71EvOGI138lKeZjo
e50s3suIzV9zsnAvM1E8lPOLOMI7EueK7PH35sVWedKxelzPvnrqKMLpnv/sR+8JwBrxeU9NTOjN0rw29ShCJQYh8EnOVtO/PQHDtWUEDJ/2uHd3PbbwxP/4
42ce+rVkC/j6SKuuXRqsPGE48SoOhxxT8qoGmA0QNLvYkW0TeWs6cjDvyAHpyLZ0ZEM6ko5jBNFXuxu7om9jq0tPpuljBwqTqU1khbEa+hbCVJB/r9kzAwxI
ieOieX6pr997oG9m4foSv18wyVhoAuT44CNFcDd6kKsz2F2dRtLuQRcfKa7X98p6/TVZrw/Jep2V9UrEOMF6b1JYCQOiIaS4DaKeqwk13bBQ0o1Q/BYwtIts
aIOXs6GdPVokpIuxofWNEBtIRhEhNpCMIEJsgG0RA0nNjhALTL6SIBek6HiWCLGi/KQEQQiDIt/OFTHtc04ngI2qToilejZ5XUPzLAwk9Z4ApCLbgtOPbeEt
PAC3cf/frobH6ctLTMHscw7Df0ggaXOL6umgkUQGIYm0rROvWHFwckKICEzKgSanHGhxyoEGpxyIOeVAtJnkL6DwSSwZKATCORyhYSHjgyIy/hbe+qzgjMAK
zqh3nSU5yDSfu5dx1uCwxR4ZREtaifqB7/AXrER3M6QP5qGQzUM+m4fqbB4K2DzkFADnbTYMxWwYilhEa9JCUKLX8ulxPn559DhHG47xa057toe1BPMA5c25
XxKnzTgMfDroFNB8aifNHn5Sj2Veo1M5fQqyx80JiNaneE9/vTfrWA8/LXlPZ90pJMzhZ+J3HjSIQv6Onn2vyQCKPL+gaAw4Y2nID5kUsBoeBIsmGeMeoJRw
ZI17p2SHo8YFduPINUQBS/q4/bMHigafnjaifSdN+yZtdCPrbFX6/ID2rWzlil/NFZ+0TBk2pIkTyGXHn1u0b1HuaVPuGe7XU/36NZnKJmR5yIPxd98uef0m
uBrrONUrPD30SJ7rzho3k7RlkbFzzNj9nYwdcVMiE+4uSN9f+9aKLe4zBI8EHZakd1a1Pu5ucb8pn+fcXfHMK9wX5c9Z/hMJobNvUo7rZyjn5ccOmHL7Dbl/
lfNHbhrIqKt2/qGbhjLw6q9n3dST4fcRbJjqGa7+esZNe+f5SdW8D5yZ/p6ffffppzxSILgPkMRwDzSqvXvSIB+evDI8UKdc3ZExjROyHa9HLmC8hX/33D05
YHC9F1NqzQxCVZB99XlmGPIBkQYsVa/3GYfxgwcReZVhF1xv8Wj7E7x8/fiP72HZNXXH8f2CR8+44/kbp/M3BvqNlLSJDwB6Veoaj26QMMr1bo2qM/5cHxvj
tMObyD5ctquTjP7ay1vK7XoQiSrWJ/OiD1txfNC4GFV5byEMB8442tNu5WVzCybqptLNmKg4H8hPebuo6KoPhrRgNtOV7bynsEN6dC6nKG5C/A7DF21/pdal
2xHYsZpNIaxWy/XB2O8lZwwP4LMP6DycTBAKa1iE9xI1+sV9sAJ/dIjNggZO4I9ONsfwx0YhV5kDz36dj/PQuIGqOQRDPC5sX/wSAyEDdERNPXWPxrJo1HT+
C8BIcdJmhBE2XMqBhZGk5OdyRD3QdKv73bus1FjCYJEQmP5GfcSgP2iYymkN3VRVvRPuxacwVSqY2g5qSr3BIm2SU+g37zWePhPE4QC5f6aAXw8JvaNuU+QQ
wizo1zP38dQJN5Vew+s6BPC7lVV3E54bRxa9Sj37R/eaZ68xz+5MWq9FeS3z2CfYGR+qA2RXC1YqUxjvCyFkhv/mcCDD+3FVgsUjuNZIwCP/2kPkxlzvbaU9
8zH5a5L+Og7oc13DjCj8RpfNe2nNqBWqqm/sEJv+zXn8Me7ekrZ0TtIInB1R77wDkrs81UHeYo5V7vOMI88gd1acp9KmUhpZcgf30U1wKiUtORHJlkKuVHMP
NOCtO6Bqc3ylbs7JvBEVbkS52AhPN6KMRpT7NaKMCsLtjGecfs848gxynUVdjahYjUAsq2c3gnYCcw/qqGoE7Hck97vWyPPZSq73aYfY72k879yCs4o+3k5D
Oyt/3UZ/HUEy9pme4aXX66MyH2sfb7+FjdnqFTdtkVRx0CIo0EoJTGmV8/be0JBldyem3cudPZh120t3gF57e+l2cORAbgwTcupIisPsOfGc7sUgmfk3wXIS
N1oVHX/4F4TBZCMzmEwAxKZ+kPec4RehvOcygplOu3uRsazTWGZu/vRSo0pk9vWuUUVKYspMm9eL7tco0zFS0Kq9x3vriaT22NvTgYOqy3Qe97j7d6rdyZSe
ttgkdIaQdZLppFPlyUKNvdb+KVoxBDjPwKOdWtTTIwi1XmZoL/pO1ybm4cDca+965cyjNCRzekiGeEjiTqN+iSW4poSxJUtYxSWMqRLcnqEuOYhAovxNiXfi
YKcN+TivvfXJesSxi7c+5Y8AlNDe4t2GyXxii3e72RUpblWtSsvXR8OEVCvx+35B9nNwx/u8yuccrv5DDtVfnaJ0TtJYlUwPhEv2QJ1fEWI/M7pggyl68ixt
Btr/fQjw0Z+EXpPwqRousKKQXSBeiqVHfWux9LC3iU38fRjjSlbEWyWb8SBEdXPGqbvxJzijCZk3zkdTfFee4X1F3Y0/eUh2vguh/NHzenrQevm0P0WeSDzh
8y+7iv4U22c5b6PGXYXFKmBozHNuodDpoSkO2s8RWvzFhRE01qoJPYi7MFx89QEtSLi0NrI/dbjkuYEp7mR1R//0XHNKvmFzzqfeIUaKv2kybd5fN5ni7XyT
6YC+2WQavXNNppKbbjGJ5ItNkIROuBeaHIo/0xLu4habTw632H5yf4uNy0daYlluieGuxYbRuRYMpRu8463OIBxcVu/QYM23uKqwq7yo5NIncnoYYnr/ZIvr
/YkW1/tki+v9eIvrPd/iep+Sej/Z4novtLjep6Xez0i9z0i9n5V6Pyf1fl7qfVbqfU7qfR71pppe6Krpp/OaEgPr3THX9EDMNZ2OhVRPanpBano45preH3NN
Z2Ku6Wwsps6YazonhJUPxVzTR2Ku6WMx1/R4zDWdj7mmJ+POIBb2IPMWDDBvQcy4ozbzFjQk7SObkSI2I9XZjBSyGanKZqRaIfujx2akMpuRfN46Ajb9tAq8
BS8SwyLNFI+BgUNF3oLzK/RO85koT+e2UDLbSl97qo+8sSVYT+lTLGFyG7wxmFnpE3FxaduqKm2H3nDKcMFfz2A+bVoNCqZVJyvDCyqm1R0FA+WODoP/ctoc
AgESBZefWx454WnQlfB0xunKeCqJrbYy3VCyxZ3MNLXme97bTVFrZSF1KCeaiyumjYOsFgEuY6nmDgWeJSz+KrDSUOZMr12vRSohD59W8YsTfvG6H/7F3qsa
ZQ79phdv5BdP/vAvLr+qQVjZq/nFW/nFO5b34s3CN1HN5t9/YMkex8Ls19O1pev9/B94WQLsWc8LV/ELe3p4yReuVZLC+YvU9DJ7ePGaLtaz2gew5Is/8MW+
Q0eZdAPOpBtyJt0qZ9KtMYlxBDDORkoO7VJAK9G1Xcsr92IxtJdrVr8nN6vXeT9scCQ7k5RiHWMjDHgjDHkjrArQ0oI8UNIfjXnQ6WjCbs+LlZQm6JOUpsxH
QIlPgBDoBd3hUJfAzBi+jZiFscHRYmB8UU2HT7cMvojIIGvkc+nd0YAj4tjpgDwuAZT/lcj1Bo9LgAYCbUS5IAOGnEK87ITwuGg8x2eHwwrhvNy7kIGvvC+P
YWqY7Tw760CsyqW/oK/0RwjjNNhUmnc4FGbGYezGbo4/Qgbb4CfUCqrjMgYgjDoG4BRUOz8OxuxcNwXkjFhEAQrBkbnBmyYuOXIMDojDcFAchkMF2TWietGh
UVfSPKlZ55ljNGkcZFWLKNq7dvzTTtYRNkrLsfhsf8fi8zZT+tlHjWsRpHmZOr6fc5jHq7U4GXi0FBm4w2TgofFx03CrVzxXcPVqMvCaOs5+4Vj3GfRcgZoc
wR+Ls25HfVm3A8a0OTyjl1sbGPFyj9tzRY/b14QD+qsOJ8B43mFOv7MO85o953TGLBF9OgQBdS5fHybqaXW3m3r6SU0PIrH3K0i86wQaEb32IDNHkfqxIvu/
2Ci5AtZ7MnFC4MPbOwGwJUhlSHMByIeeebJuGfMEvo3nC3m3aE6cVD8bKgzDcSaUPEmd/ISQsC10eXTnBexhMWePmtEYJVW02NO+gds0TE629x1deoaA8nJw
SbLL0X5kl4elbvdL3WYwsqNSt+El69Y/Q1uxVuwHX9wDHvXPN+CwI9xnR/gyO0sm6JhM0JUyQSOZoL5M0BUEBgJaBkkah2HlyRmHknCP2upLr96ThjYeaEFv
EgYPNEx4oNFsDMlWeuZYfRlz7PN6jv0B+c8eHKJJpuZ0shL27WhPMkZW7WpXe0dUD6gh2lO8DcN7DkD64VZw0rYomBAkFJDkrSFFfXffTZez+6q3dO2+w5t1
J1R7hlmTNQ6CseHRA0vOO5hH20uklfCXSivhcFoJY+wBD+GSO2awSH+PJiOFqXnRntf7HSnsJmlQv6QB1ZwHSuconvtvFg9UNfvj0uYCfzdhdq5yPu8wPevn
hMr+GaL3p8x5joAnAjJ0meKlTpE5Mo+zW6moKIZJe5s3oQ6XAeTnDqENj6nLEHJ3hyCXD62D4UKteDDMVKb47sUOhkCCwEm6OKuPgSD7Cn+Ek20+PxHUa7kx
HpNNLbP5eQCCDqQ0A2mwenCMrvcoTdAiWQ2EZYQMicIzohtc7kljAPdYHZyYTB3l6xQGweK0UdUlaKMkB8CKAleU180VVTdcUfVX2EaHYZa1R1jWHmVZewzx
hW6kHXzqP8IjwwcSMbG/z8T+JSb2d5jYPygS+59vaCPEwuoILADIIe1SHmlvX4DrXX3wyUrEBwbhmpvf9dnvTNz8V68UWvEX3Kn4Bwe6uQEq690XwCvONiCX
bSF+gR2A7HAuL/dvumwVOgfIMlI6CK3xc0JjfIaoLzd4pyUFwymX2aEX3LQFuSomY4hhsPOSZmcAiZ2ZRa7VT39q8W3Rn1rAeQ/qPRdZVzpD9stg91AqjkhU
njrl1V+ycDZ48x7J195RRuDNeOlIMvDGDtE/n/SoKg79ct7tA7Sdd7OYvyvkHnT7Am1PuQaPdzoH2j7pCsAY1xn1ohERkXozxVxggWTGZWpRFkgOu8VdeFoo
R18U2vQLOJC0QDLGNP2YDmaTLRuBxAKKuUWgGKXT2FR6ymXpQI3hClrsLqQEoq4el7AKm/JPTXKC+zPlnyc0fY6m6UO1maYPoH6DwivreIBVGoUnr1udrIJm
WLbetbr/u7B+OUCAQXmjDMobY1DeCgblrWRQ3jjR/fEK6RnfBR7fBWt8iZ6iLK0fFfVtYNExO8Njdk7SmaSkcZx3iqzGZ0S6OotNdMzIamU9g1RDANN62qWP
gGk9RR+3lzCnsDhVResytz7Vm/TXHs3slKrRcKGOJ7mOpxxmbeV5dbpLqFyQDf4JmVcnlz2vFplBjvRhWWbQCuN+wSKtxBdy5jmY4b3OFZTBxeusUUtk4KeV
IrOGL1fQJcrX6MruNTrQd42uXHqNLnSt0RatUUTwjUG+dPYko5Av/7mvpuJaci5tLdWX7Naf6O7WZCUZiWlSqmk979LEbIrgszL78nuXmprL79q2EvGnjx9Y
cppDs1Qz5aiI4uHOY8nww4su01leAoYMfJT1zuISmJMl8JAsgdnlb60tVeN3XWRhztBGcsUya3yB5fEZ0T7lMOiq8bTUeB9X+M5/aUfBP/VBQLIBpIkYZCAx
yEBaIsMCgKMkA5IFTro/akEAWn7DlmkWO14KlP6DfSn9HUaNlxk1rtpoYqgvdwYMygyIZQaMygwYy7fyf2xhYGXXHBhXC6prDowvbw4M8hyIeQ6M8hwY4zmw
AsIAi53EINAC62MTe6CSg+fUwJA2OLbFncUQ/gIb6o+4S4iHg5czK+aOHyjMirbMCsqgYM+KdGCRedGVRQHaeXFa7OT5sINzjiCtQmzkjkFKeWMP+6Ali1Aq
ks3uY7zJq4ptcR+hz9kRdwoVvQRajXx6fXpaW4kN5RIrCYN2EAQ0Rp9txWUzj0mNGO2r5Q9a7LDdI7Ot5/Ry+p1eW7Q4cJHzhizMA8vJ8TjW19rssLU5Zmvz
CiMGrqCQqWJpsRGtWjpuGwPRSZJBPTxj6mNCTK/yRI/+O1jg95DExnX2iedeprfnXibJFhCx1z1gHThkr3uVve5lw+1RNtwe2ve+xSMNNg/e+CPH9awsWl08
dpk2y/zekSWjDASpb7HKBFbAgb/eS/pA8ic5YuJ372akL24I/k8omUI7MAHUKlXNTKvDow3JQJWIl4Gblnb9Iohn3R+GeNYV4tnYIp7V+GKYKEAzS6k4ehIo
SwE2n2z0aBL9c+GTXbhcPtm/+GfKJ/sje/FU4cU5raJB3W0iKxH+r7Qi5k35bZ2Asdyp6DyMJQFuWEVVUJSVZPHmiwZR/a4OquhfeRmj5wXNuhTh7h9gbXjF
tVE3a6Oh9p+etVFP6tbaSF2gMyTxeJNXR4vXSkw/Ut9fZ9E2m/CHHKlvjPNqN3LuGO9UI100raw6VtI8rk1iZ64nLVph9SQmIuc6JYbSq6v9KMCvtLpURbG6
6mZ11WV11Xl11Xl11bG66hdZXXVaOnV7ddW7Vpc8IqurodbOKWt1odf6rq56n9X11UtaXYS8rFurq2uMf6NqsaiU+xMSmkM+n2QfOGiICZmQU3Vmx9P7uhk0
CsNKpjq500kD8Yl1wwPLWX2iJCz5IZHnexk4INWn9SWmycd91RcumPPlVuLSp5Cp9ctTGCLV4fjGo9dNaCr9Tx3gCBQKRzKniEvN+tCXNYKEvzah8RRGo27J
McNIkTCt477L4yLU69XElUmrRkM+Wq1HJM/nvvwnv+5LDL5djpoFVhlUAoFSGlIBVVoFpBuxVYhaGXUAtOo4NT3+tonLGKiPKKUgmMdwZ0JJJy7WXdv+tWsy
nVSPJq2H03YnjnIWt4bqDwLvstzP5+pT76AxFXIUovisa9a0hqH4NPyO3T9iZsdQ9dskcXu2kvjYNiXMuCB4nExwo30M8DoX6S4T3ADszk0i4PCUSjfXiZIm
qJo8zCSPuD+RXtFQP5ocWF38mPY0jDRZXZg2GOtc7rjG8Oz2oOdtnkD9GCPZl0F36OcUNqWLsNM2+rLTNpDcgFk50Zc6po0WeMhcMKJ1eXsp9R6Iagmgw5Fp
JSZraWl9LDAh0oGG6/S+2GOsjtqrpjjLgRoxlCSZyGpK6G2g6xvgAtIaMW9iY4XsBS6qAKrWEHImhtULtY65tIaRi2tu/7NKmFRzYs1oNW1noJoClI6AdLS7
PU0cUTOuo6S7nXLW0LrSfeKrPlFVdRDp5EqMILm7y1NgjULg3113pBzY6Lx6HGgmjyKSZToEcuap/149Tpvg2kP3sJY8+RY1KBlCC13pEnirnb3wehHJcojJ
HIP3hrJeEDOVrHqKd6Rf/tf7CPmLMxbuTKQfuZaw3pO0PaEcPmscjJNDnaL0LSS1YCadkpX9Ofq644KnCSUZtsz/QMcMKsBNg6+Lsm5A2EzoZAalqVt6E6JM
vE4QscCO/149jrng0bb1OnpQDTstcRzvR+msfzhV9+fS0BQ4l2c3Lh1NEeILyeDYsWPGipaER4nDFTkb1P05DO4xkg9wpftbjx09NqcGDPkzaAdF9TH5PYrT
d6J31ypwttXpWJMD7bBTSPtbykHWiIWYP9THr3ajdqvd3N+rBsQtlFDCBxJIjrTEjx4SLXGCtcR1rLsncMDBJgDDQzFH3+5sXLvsc7vDa/qmwL0mt0V90Fgd
djKQa0cSiI1oRw6U+KSFb91RSKV4C3sCb01Jd78trRrmbo/gCDvsvJASCpl96sgLniHDsd8HW9N1afhy5w2MPrw2VQro6/nzNWm0vXQDGyN2puo4eA1/3pEq
4WQ3uUvUIeYI0QPsnzHbP0HxAIi7g4RS15Exb7JP/00Symmy0H1XL9196g3nix0YL9KBWKkn3tNtC7abDpklpmic9omDn0kH88zjyaDhCj7W39ZgATWrPUDN
9V6J7ScQ5KuG840pObfTJ6jt2/BpO7B6mKKT2be+5vTFxRJNjeoZHvCt6aKD/GdPTn/Bza4SxG5x1uzgQaRXXEOv4Hnb9Q5Mhzcw/Pb1HHdwA0OTXsOY092d
Rg4tUN/ejoyMxMioGnWGD5WhgnHIA1nHAAjTtpfaMBBuVx1H5sI6VPLNzDVzv8BOKPq7QtHfFNVwwGFqyEvIGKmp5pcBCqYNJf7wIZLjekw3DodIBGy6abLp
xmPMwhBbaaqFnI4xW2nabKUJ2URTY/tMxPaZuiXcm9gIc15+TXO8CkeQHJX/n6XVX2xgyG6Kf2I6zj93ecSNn/bVoWslPKgalRE5i0g4r3JC3N1JddemLQjE
w+RFbq6SSaZnbV2F+5JeENOvQrkN07K0AAnKniDJ2kfyVjtbFdUep2YuCZOFiHMqpDVOrKWjOjUSqmbiPMtEAYUCmCgAdVUzcAe3ZysuGN4qI1OqiF3ZqKsN
vnPOkZjVbWoAZEKUoPf/H3v/AmfHVZ2J4rWr6tTj1HlUt1pS2y3iOmWRtGMrFoNpyY9g1RnLlh+xRUaTS/hn5nomzB3fIyfXkhVfz/0Jddtqy5Itg0NIYgOZ
iEciE9yMeSQYBoIgDBhiE4Uk4ASHiOAQhxBwMAEnIfi/vrX23lV1+nSrZYxDfhOM+pxTj/1ce+/1/NZ6FIgzwueshVjuG5xJ4r1ixCwqzp14cmiAoZoMLsCz
qkcaX8EFqNxq2ujP8huVcwnzMZidvIl11uBzdNTqachlvXqqNXFQYcADLUgBMZACPCmXOMtTWL96ewksaQhSAPyPT5RIAWVSuwCbaEtAYmgvMcDjWqKQhfWX
Ino3IOwpixQhqqN7lxob0D0E9Ab9CxIJbLKaHfbux2iXuTqGQiMPr23A6T0EnKF1fF9d5WaORxWX9GFIw2qo5AbnyUjczemldiWmUn6bKEoBdaILPV9DXz0R
YUmd7Z2IsK2e7T0KD2u4CUHVSrtfwKdys3YqnwiKrzpys6K1l9ys93mitT9BB9YRr8htbtYH3jGstz/iVY/aB5BysaasPyK24AeUZPgVH9sHhyyr92kgurdq
/LQjalHSz3pNyydoHW4V0s9GtVbNSavu1rB30qp7hlp1ULdqXrdqbuWtGpWmdbhVwAkJa606IfbHG1DZHmnTzfUmXScteqU06NoVtyen9pw4ydwd5wD5anuO
SXu2o64duQBl1duzTdzTLpFmIZF423qpIvdCvQ66YoOO7v7dkE8QwM0Mt2TjcEMybodmj7gdm+vtmJZ2rJd2ZCtuB+AKq3FKtXZscO7zpNy3Ah6Sw1a6o8JW
OET1NzzB/3qbJ5zUEQ95/6yT6YNdktoXhTI/zXHDdG+Rq2mkXU2rMs+56lORdhiNhG96OBJKeCgS1vyjcAG03WsZN1mIOGd5R+LeWOYv4SCaagfRLlWUSjhz
JfQZgie9+kQl3WjFX1TSjfpn3l6mG+0an9FaMXqb/ivZprtUkbubGsw63954NnaU82+rwutNtJo6iFu7V2JAPm0zUbQDuckp3M9mPtxHIFDIqNbIugA3yHgJ
UL5YQPkiAeULBZQvqILyIbM8x3ryiYVslJfJoWYiR72aRsgvfOA56MjRY1E90XxErSxSBGfpuNGmxI2O1+JGnwiG5SbaoZ9YvEN7o3bolxipc2G5Ne6zIb7B
DGSP+ciJnBnLybypGSkw68PLxass22qs4HDRCCEN8G2dFJ5J4etXWPgZJlfyO07WBxgtQnyblorOkYo2Pje98C9vM6N9nhS+WQq/yBauWY6TVLLkrjK8U9R3
GRMel54CJ2V2G0mzPKErrDIPREHpJ/X3uQY7gmj8AF+zByV2AL1bMhpuBWiA8Q7Z3mEe9ssHPXkw98S9d1zDjZpHsYvxnbsnkKCrrE2exFUs0N9jFtBvaSxz
QGUuEzrpLRc62RHB3KYVzVpQYwAsNboJ+ouMlzjPeM7aqbYsdo1X6Vm8yjbHTo5a0zR4bVE9eewN4yG98elEA+wN4wkioyfRkx4Ey5RWfmSSEpSDRx2OsMP6
rTApN2+9Gso02F1Og50gDTZSYKethg3BXOnRUPGP74h/fFv847viH5+W/vHwrle86asb2cF+1ZkHOewNQL9A9j2VYFsTAtAV3wctVaciVXsiVY+LVL2qBlyZ
iFTdrEnVHZFulUjVfEysNsz50ecsT206Kk/t9Ery1C52JPg+Tkr75LN1Ivjrf5FOBFCbvPnZoZgOGWbvi1iLDaV9c7aCG/dca7GnB6VSnqMUQ9ZlQjbIo4X5
D2kNLMyDU3lcUW7GJ1Nu1oGy1SKg7LOIhQqEn/ZsyL/Rb/641W++TPSb20W/ua2m36wqH1kOK9wS3710pHt0v3G0W6w93lyco13wSu3xRSO1x9sr2uMvlKDz
VE+RzEid18pJ+0rp7XV5YqEXgFhYb6+yMX5wB3j/Immu3jfmmO9eHmB7yRrkVQOwnVJ1R955y3LVQXvbFO1tS7S3bdHedkQq61YScvpi1xzl0eeVcXvEQ87U
U5l7Bu76CTuUE4nohg6TxDwD3D9R5aZaSh7TqtxxURmvEpUxlgDGHxsuuJqEwfVGcTWJXLZa2/uZ49g8SB+dZ+VTSVEfLJeY0etyv73F6l1vFALO+LBn3qHS
M2+VnE5KTie/BqscyenUlNOpJadTW06njux0XR1cVmJpfSVQjaqdK7DnUSh4pRuNCqjIl3Dk8DR7zaCVCj4YNA55aD0z4L/uQV63PhlP8pXN5YXDihNEGS+M
s5yNgCRjf4xLBJSWfeYDlGy8MjwLQgq3CA2hV8FGjgQV1uaYD+UhC+prgW1dToBSArny7yqQ6yUyElsEx/Ui+bVZtH3nSaPo73kD7W5YTFhNLYMba1zVc6Q9
04Krul5wVTNxN1wnuKrnWXeQZSBca/Uc+G7q0eOp9bRuUr1VGYINzlW8VoEwnTMGBh++7qhV4spli+Nalg+QaT3MFRzXyOKWngKQiuUYYu0wItpZKr54ehSO
qwdMFEhEnH3PeLGomnb2bwzH4CVVV7I6kKtrgVy9MqJ5GcYilAVw91LIdbc8rx4Gd2gPAx9uH4X3XXoY3D3SwwBIvekfz2u3KfYOUFLUEq4FhxWxRJVMT41t
vI9Q52N0HhiwLj5c3KF60XnvFPzOLbiuX3EB4Rp2cTan3dTrMgHQJ1wVVhg0z2T9OVc1ic8jETbusfO4j34x7kbZdKDsRgaSM8BYBKOAOANAa8ZsRIJjRDAK
flOeSQS9eBGoqlBJJI4cUQ1BVco1F7PQ+C4xQLLHGNsNxF1Fu6EA27ObaXHOaK4iojpoDZ9hLb4n3qUML4L0y3j0c7eLh03dChGJZFbPp/RUw/VK0OJj1Yzh
oJmL7MB5VShTpiF31Li5GJOI1wHGzR01bvKMTtRaGzdiJhiNFqHLnhQTGjROkbLecqdNdx2JZBNLYkJVCjTsQHUTNkODpFtte2xhWGP0Ih7VixgtdNkmZmFY
Y/QnHtUfeTqRXdX0J/MWRF1Htc8dc3hZAtF/cbMEMjRmllwtzPcS7PGxBQqtfKs8optmHnEXPwIo9OYmD1nCk01wSJbw+2mc6d1diGSnXxcN0rfeaaXGi1j3
Qif8hIiNaU00QyMNzQqYLLBk1f3zFezY7UL0Bgk2Lgk/BhIsxy/GJeELzmiMIfrt2V3y3m6e58/M2QxjSrtOJ3wyqaGWo7m+NJeziJWl8/7uiHbAlwycen//
vOc32NZmZfzM7iJ6bli2cmQPVyI/8k7SkF0m4F2G5KgSzk+2lviU0X6bp4T228Rh1xxaNlEF7dd6Z3DBZlOx17GgaAdCMQABpo8bidlI7me14fCjzYWsdVs/
PdBr6Wp4gvsJmBUGEm5UJj+ieyrphz19LvW7YG+zaB6KMkz1nizejdOGIWCQyO5zfNKRGDbJekISHLrYxyYE9pbIb0HelacFW9w7y+M/Atj+y3w+s9dodVP7
JV9Fs6Wbs2eZZd/YaBkuB75wkWhLJ3Uq7GdMruZUTpAJdjybZJnSNzKlB5lyspjgO9QKkSmpwesyv5QprWB0jhWDjr3T+iNNY4wgLLBTBP1Yj5J0FtnvGL1v
9XLmnat+BJmjIgzZBiSOCvHtHHHtm5ZDYD2UahiPMmmUbu7kiObGteYCwIca2//i59/59s8+8oZ0EzUPuhv4hosbHObhm+b1SFigmKcKcNLVxsZWi238SB89
UmeRa4+X/nWczq12D44jkAp4b6AjsXaThs90AJ1XWO5nudOSJlXJiWcdST8VNbDm1ay3T1XoQzuviGvHJLy/b5KtW3N8lcND2VWtNIjm4lWtLB67sqtabdX7
yKJVrZZCZtd43XmrbyC5gW/e+27BxduntN1wbrh25VRLFvIObwOqghBeAfwuXSbKb04FmlocPz7PruMNYZfTmxaMZzvtY3kqnS1f72KncSo7zTFnP2Okm8nZ
Wn08oVL4AQ0MP6ZLroOaw2orJXQWI6VnY4KSXq+y/9KDR81Lo6DOO6i2H+AhPCLd4MoXdcBMaNnHGIezozG3Y336sccOf6TMjCzRX4WT1a31RTDgF/ViMbZ7
jBNYZqZWbwtiG07dxkmw3Rtge1ilR1Pb5kL+TE+uW8VBb1Fz2D9vVElx1gWHEmetTV7G5cWw1yeCa14vFdRrm6+4fAflLzE49aLj4oyBlN1E2YYkuQbaHNMT
t+v+T+aNNifUOwM9jO0WkjUAyWn4oZ/3S61MuY8ssXMsv18wF3CSXWL47F+8U2lGc4mxaHL2Bq6oXJu9RLM5S20sK8lVcGoZCmQjaxlwEdvmUaTR4rQZ9Vn3
OLiK2szsXiJ+eOJzCDPPC+mDdn6a7cyBAi6GiW1SHpkAJcC7NBa30lhUASS9XuCsxwcrpn8QDkhwPo15D4FTaizBRXGxDl6KX7hdNFAVwnCF9fh/pCOMklLu
ezg3v3g78yfiEYCe5iYcB6xG5l3W5iQzLvO49PuKqfTtyBab892dWWMq97Zyv1kdOwXCbCRPelX5jdjYprUdpN/9YfHdZaKgwwImUTvLi7JRtE++QTXLDQo6
Z9mgmrJBNVe4Qck8yBYlXhy8mbD+VltIRh2sw6kcOidP5dA5eSqHDhZxmxgypE4RRGC0DqnmzYa3qI1YuobDTd7gI/cxjEY1JsbX886eNOew4E10BYEU/pGQ
WUKAIsd5tNCLyy0DMkvT0EUD1NAYRQ0Ny9M0QAONUTTQWJqTyWLLxDjUhiIFLZDw1EIDgU7vclIJ+3D1GGuBSIIRROKmbxKVpS9rs8EJzrKmTnHG6q/PWJ8M
QyjNrZVXMfVCIz5bsrJkAPebKToRkp28GP3inEH6BB8LxNtPtlULZgWezYBmM15coi9HjY849El6f+1ACk8Go0uF4QyHDRW/dmtbeMwbRcNpD5pK8UIubvpX
sgWh5eUelISCTZ+8JigloGq4MkbKbEvQFD1+e/XAIlG6pQHuM28b/lwqWxUMg6LdVBLRz6ndMxaW4h4H3Q/OcZziQ7NXsNg8izC12ORdR2hZglAiuBe08NyW
bQgwE0E7g1spySF5cixvFShAt6ZVTO4pZm/8r/Rmx/dc5XhYB2pAzxYX7ypae/hwKMZpqpuFay4H/NPTP3f3ksKnw7X+aqBfbdVexbMePevi1DmDnyrfwU2X
T+lCmVw2LpqODMN561jeqTa9M6Lp7VrTO6bp7XrT25Wmt6jpnVb91UC/2qq9imc92aA6uuntStNb1PSONL2TWGDquQDGoCR9J06Z4jvdXcwDUN/lRqt2g+ZR
kw7I5i9uL4NoO7hh6MnckLMMqh1c/dLtOoGbdtS213KYBujftqk8gt7Yo69tj2mC1qEzhSz2O3mc6ac7hfs7OX5HpX/JZSrZcIVE4ah5+a4eKw2NljNTci4j
fJ+tZT6WX+ZSjS7KLJwrpnouDYzv2T0xCy/jYzkUVinEOEL9iE/a6LTjCsx6xnrQ5TwQwOYksv4cdOVUYsOqkTJXjCPOIHdALm7xsLqcFwrPUU9VWDhNOPsG
HdANnNA1xbiGYpwaxcDxQGhGshgrTSWuphK+7+r7LG8xffQY+VI4RZ5vZkNcfn23zHzuFE/L3DtFsGur8BvHxBaCJ6/WGzR1Ty/+q0orCO8BDQ+I4q4JWcw5
A2R1/XP4jUTQDHLcoaGhZeQuHg8spIAGJIC5qrqQ7LAEw8MS0LD0AslPWl0/lZHBO/SIkke4mWZ09Li4sKTodVQuCA7SZP8h9Krc+jhGF5doqst+ArAySSSL
oEo+qVT13K6p26GlnZtzL1TriQlwWFGUyZ0JcyeF8YfvwAzEFuawmC3mMoAlb5sC8xoKU6sve3J5nHMin/FzIjP1L7796I2ZuhGsQsj5wIg5sde9G8Ew82EB
zd06uPsIywtbkz1uVHKf74fMh1QVqcZfxoMdJhQDRSQGihhKrGZFZPHAfySG/5Dg+fTLt/OxzmlKolHcSGR500VvqFFvKP3GMH/aXIAkMc0B9tBliUwiR6Gk
xfP0uWuY1XiEtpudETx7QEei6Ga9+ZuMTRX7XKhRsJvMnUAk+IwNzs493leiakaxxLCgNpdtr1sr1n6pPqBO8gAMT23wnQEk44h3abbNt4CX1NqJeF9qHG2Q
In5sxc9LmVNG3fQYFLx4KzrJ8wnjQmiu9X8FHuQU31D+cVWyrMwDNsyKF7MqMxL0cWMv6NNO3J9FNApHokBWpab0HbmCu3SVnmdGnl6I6eEQp0LGsEEL0GD3
1Twc6ex3V5JwgkvOA+GLm5ge5odpjsAwA6Biz+4cKMa+1j7TwXGhej1UXyRn3ovP5ALg0fswtb0OnzHnPqQ3zvKmN3kH9dcsD/seWhAS9XybiPLi/dun8hD5
47HCNnlIQpsZTyKfsRKRilnq/msx53HCHmOewCi5MkouOu3aUYo5cq06SrGMIV2VUYplWPUopRgltzJK5Yg5GKUAH37uMucuo+ToUXIwSs6IUXIuVFfIIF0u
Y7QNQ4fgXB6pLTIqk5u8zfItXWp8tsvwAEOiHJ1H2YfErY4Og42wHOCzc4uffuV2y/kH4K1bPXZ5hkuGvQnLkWtGVPvnA3nqb27XcgUVZX64JpGHMgy6n1Qv
LvUi3J1i4qV3iS2NndvpmLsU4BbUicv5zjJv+0Cht/z9djp9wUgYR0M7M1Hu2YTHHpyJlHg3KJ42OBkpni54HdG3s9zWJjpAVPJWF5gB+9gPz2RXOUVrb7gC
ay8nZg6HzFbBQl5arsqM2HAOXBg2LUKlG+mkpEbUrxp8WeeLjQmeQOvFKSsTNLV1mVOCdSARjykRaGz8RMu6hOBtHx8XKvBtEbXtAmLCvtUmmdvjc05VHTWN
54GHg/g+UMb0wGRwhT3wLD4g6MsPsxssbUi+dmT5KjuywEsPrljUkb+9XZ+Z6/NGYSz7mfAviu1dtI3cRm1XOzjD4bR41sJri2oVV11P58T2zqINBWfuWd7N
OHORwx4+yBucnwdSKp3BrwVqvIfoNTEbcbYMT/uAIeP012/XJ5cNj4W03pSDjIVtn7OJJ7z629yFp243HsFPOyWujqhUiJulwywZVcdzeIlPv+9pDUmtdxmM
M9s5vTBrVbKGnRULXxf3n3nG20/TEPXTg0eFOtjSIXQ/PFj0PJF+OELfUauYbXkh665LTsKDI4RRiC1uSSC6DpmQzB/ksFbmwbG8UZVdGyNkV7/GcjcMy+3X
ZVe/IrsGtbpb9TICXUarVsailxCYqqVZvyLNDj2lkqFuDt0t1XqGnwqYGwphNeAtufw5PMb1alb0IHikGIm4PeiBtvN+hbDIlQ03NdBbotda+3jSMRSJ+JTn
K1mmS+V2c7y23ZyrBrKN/N/YRTY41wk7/UrBCb5WdqIbeLSO8zqatiurxUAcbfZzMrtIwqT8Dd5FjHUgFZwsflru/53c16uynJ0WllfeqDz5TUlZOqABP+Pn
cj9r3LiQ+fczc9OYHyoBgj70doXYmCC+45y/wDkL7gLlFp4OtDr/WyZpZyqYuBucCdm4aauUSVDwyNSlXAW13DYUBLvDNlgILpOzYdrdorFtFUMdN+TAuIRj
6L306dvFGxD+rYlEUuDy398uRsyGuBOiPmknjrNL0Hrw6A3RUARiBrfexN1l5rr2w0l+mHmMCTARk8ZiNO1uNBhO1HjzNXkjLBHePlGmR2J/iL9L+8N35xtD
/H4v6SuBMlvI29ir8xg6L2N3uPBgX8FUDLmj39rf97PWAc2MWJPDa28RRetoI4MufqlSVbVUtajUpUwX3J7OQeKqFX3sYK/ACMaBNp0bxBkPEbR7oA+mmf6n
9metHaJy0sLdJo+dYj4YeKoKL1CR0x1aOHl41HgyMYPk6TMnErGUuDdRDlArzvi5LLqRRYSewDhivuMlOEc70SO/Lc9XNkVd5dr3Rnxbnusc5SyFyVogcSM1
JoYR/GSVs/RMdvlwMataSamuRhkoKv7pkXFirMn9LfH+jgzw3CjW1mV9QsIK1ohf/4fbBavOS4ZHXc431zoBCmShNVRVvlUe0aO8347tokcgqTiiM0D28UnJ
OB6JDyzkR6sBkwvQ/SnowuhOD+oawIjRnuAanRg1PRk13KOHQBQyIyQFZVLPjxq3mD1t2SEQJOVUxv8feQB5cNivEPovQNrRcnLvF8quKi9oc7uqFhFm2X6e
VvaEolK/bU6ESNyQSOaU/VfVHW+TN0YqtjAfTg2GUzZ/pzBuaJPAtFGy/zuyu69LxBuAvde8LTID4h4bpM/cbgMNJjil1rdpUczNATASdgtOw4UjKxmBHUIV
r7cVZ4JWMJk3BU8RCD0BDTGSXr1QsDOBjVa8UKcqpyNahowawcEQHDiQN0WUYfzBtvi1Pg31qcdIQQmJdIyb0sTr6btY69wuZi9tNzivKCQ5Bet91gqECtgc
3AYy57kOsS83Yd6pTPmSd6BU7/CW1ZTBwvsJJEH+RYwE1QiaoL7oJOjYHywuZltAMZsclXDLQQaTSTIZAgOKCeNz3mFgRwT4dgwo5vBLAorZlNaShBRf6EzA
AjjjpJIzdbKFXlZb2QIklRneh5zq+LKGLktMGIuMsQE+IkqTkdYRNW1hBxaNqhoeVZ/J4Vo2aNUGomkBQp+vsZC4ls3SFKaStjNiHjGB3j9/a1mrTyKYpMvd
4KxrIwAwqLJr6xKGTefLhl0TECpRoDZlc4gk+ORJ65z8Sq3iOcvjqCv+Fm1ih1eoADl6DKub1T6TdbXPpKh9JkTtc5pkVHDOVadLigUHicKBv568SSm1ry/G
3Aac7jmUVJwULAcTleeLQ7+3g68QfiYifkYlNcc+MDXzB9lsdJQNgPxs5lRufw2j0N+9f76v5rsI/SYOJ9IcDs42sDyv4HK7HOThurPu866Z0oMSLOSxuDvX
9VEjRkaPyMt4eNT+o4z2as+o6rlz26jxKW/Xx6fuClEJ117yxAtw4vEaB0t39Co7lB5tIZ8YdhSyZhowOOFJ+beVRHyslC8bjv2AK0hsAkDEUajOY8XPnsVa
IW/lsIXUq+oLluCpmifnqZon56maODPZQyRAlEYqx7huRZX5QD4VrSLIvGPF7BVTyd+2VKvKP/inzj9EbJyVp9e2xY361oN271qbjEYXg+qafT+Cti6tJc7y
SOfB6TnVuWoCGd8L50I1gdLXsFRKZa6BjVXU5y5tfcSOIDlCsyVyEh1hzIwH3HRxMfF11m3envfz9hxiaIi7jLMQU8e6SOzSRWvQg9AecKfwSN7M4kt5V+YG
t65ph/D9u6YdZUmxl25PO9AiROc6QOmmi/TlQgcxOnSzg5td2LdmHMQUt3GnmXVnHA4uQvpyKuVmzs8Jc8ogj7cx7BwbkZti9EWnW1w7rZ1kuS7JkGKFhdJ2
DtzSXcuDc50Jjgt1MM4NdjjQY7Y+TyocW9PEMgTcY/jmMM8Wiw0GxpemGF8CBMZyLstpiNc4Xzlubh3iZvnb2gucTfJtzQXODL7RxF6ozsvYTT9FCDTfbSEE
mr9RKbl8o3735JuDOGg2yzRpiP0KeyhukGBcdA/YUhMK48LeJppxCcG4NLGpJcIGhGBctAdOYIHah9hBOvTp6+UMWv7MxYjr2MVsYVCyE5GwhaBFzR222poz
DFvY4CXoT7MYLeEvggqrEDDHEqEDwgcEFoc7Gcbhrr0kINwBURCmNxH+guhK+IsA/EVsOWXfrBc0PqL10iwhW2p9YR0rBul6mefrZJ6vlXneLvN8lZ3nV9p5
/j/tPP9HO88/Zef55Xaed9h5vsLO8+V2nreJKVHmeYhHxURPVCY6FUeq+kQ3LYeqJ7qJTrnDExFYXu/5mgtV50hHk5Awpf+8DbVMaVAypcEippSdEYMKU8om
yUmcSA5S3lrASr/ClH5NqeZsaXt2ck6WING9Zsd27fbGh7De3tjmM4vUcXzYAvHD25O5vGMHgAfy5KylXS/MfNkcufDomjZYR/oAhMpegSrABngu55ygE0vv
2A27nTM5zTA4QYw7IXh28TdHzQF27AAMKWrzt3EoOkDFsxDWWIkXTMRf7BdVCXCbVoIDOQ5KK2xF/KeeHjhYQWVpIVDMyN2Xto1GQLxV9NtUP794+0Ed2OWL
ypxdhGjkL1Qj9AZo2FYOw4b3lSC3u8Nul+JN5ZpQ7rzRo2etKxKHL7jJh2vR3KfCUQcr4KiZWoPFkb1DjJ3VHaolmDMl7CzHmzNDe5lw2PMYiPe6HnWh1Gce
q/NBbDKF5zx8LwI2m76CVSDK+PWRUILAEN7wTgfWNm9kpwFrm79N5hEAt3kbnMhjQEjUjj4WzzION9WIwnK+qfSfbheYgzIS1VRyuq3ktEolk5VKJmwlqVTC
kp+pzqlUp9iaTNV9R2JWTGWFpiFVeidSw8rY19eEPgz+jdJla2Mlgp4al/sLtFYcrlJbnhHfF0gbQ7b7Stv93dyvPNIxnXDLFBtw6VLs2/gXpuT06f1sZaj/
Cpn1GUV0YRkbs/z7atT7Sr+/SA2cNcRuS+zeAnRhGcPkKWsLSsRmmwjdiWac3jGymKraa5Ol/NNVaVJh//RQe75aW63sCotrZ9aWuxzRrgejoTpGmwrUq2ZU
q0ZD31WOLw6opc3PNza/sG7zCys2P+RXqL4W6Ndatdd2i1+pr22SYcUmqarikm9EpdB6xwuIshkG+6X6gDrJA9g0E4hJHtZrKha44WFxRg2LtqWObre7wo6r
ZzWuSSXoFA7II7qorIntVyTrHit8ZKl5stRkr8gbZr3JauO1Jl7YYikNapZSPt60l7ZYSsW9VRtHy5vWOAqnUFR540LmWeOogFgjQ+ChSiRBZqHJcLax/KZj
qI0zp6OJQOeCsQclhH7t7impdDRT4oEpiRIBEsPlkilpnKvWSf6KSdqxmY0gtmuVfETypjXpUME6fwQdpqm4m7YkN5Ps97T1h4k3LNCGHddRSiNFugCPGWOo
HnPYN4hvFb8wrm68EPgaB264jKnSYqdNhl6MBKArLo6pyxE7KN7CgMG/71WD4q2fdS7fDYAOak0AGfJp429fjpMpnSqCvY8rgUNhS5JoYXhERvdEmc1tWlUr
YvkxjkaMcUsaDtkr1GMccae4layosn0P6n3PYnqpIY9tbWs22fT2GoZ/QHrGgwd17qyY7VdReuhgqcaCA1tY4ZpDyzWH3NZbajIy4jF6WpRu5ZxdqXklZ2cj
rjkZ8RKUxpCkm8w1E3cIrrlJg8qZJUJgzzCBgHXWhyXDtdAJ4u3aDQe6RunDelgpvwKCU8z9x0ExfiV7YP7qfxgUqy9n8YVHgFYtSijW3cBMbij0Ubzls86V
zEo9+lOD4nR8DRiMh9jhP/4prUVTxcP+9fTIuusHxeNf//w+qMsYwEgSTBidcfJqg0r0XGESBTVMIrgqBAaT6E6NSeRpTCJsIIsxiYJFmESuca3cxb7xrOJw
dVpXh7lFtmWdqxz42yHtGthVfCjR8wQi1LC7Jyq942AJZ1TBJwJH+IirWrOVtV0RUxj2bEhCgeuolVC0aOLKZHlbKjKIy85SIdOPTxKH0TL4JEyUP0HtIZQ0
iCMBoUPd5BfraNVCXBGpeILkNi2zQAjLI62CYsk5bwOJjbVNTTzRFt2TKJe2CsKSblJDX0Ut4DpbHG2FpRFzs0iWSCotbZbfL2fNlE6ohION5s+7bJHwg//W
YjWyrOJwtiZHVhUCaVZkOKiaCpyaGUBcHxx5pmICcKwJwBG19eHvcwvAcBdL7XPZxWepwy+FnqvMaAyUN6vlz9zm8tb1CSF7ekeNBPXZyLmS8c0XCoYSsZH5
UCmCE9A4Wxp1q8GhTE5ym1KNWVkvTu7buvzKopHkOYJ93LiGbyrRVqKGMGOlZSQWsAYLopnaKUpuFCLr2EeNERajNCMSuTfUzfiIS83gDSL3tNvs19htFqxR
+qf7DXAIt0FYm/Tz9moOEC3MaMRwWmgbbcPY/xFaozfph/2fzelHPrBqFF8XVC8+WFy8z+pejbgqXS98FA/nWAeb+E59Bvxs8QVTAQaaV866GyR5ypId80RT
kKtazR7PCCcClJpl0JXUjBjco2cOZkzaJFrsd/sqnNVhWk767tcI2P4zz3R38TaIsW3UmxDQc9IEV3deQBIc3QSOmWhkvm5Cw1BWptAEmj9U7zLoGJH5mYf3
M8A9trzxm3T8W7BVB7+ZqDvGzckbx2guKuy8M8oTdYNjAuIc69a4wXGtT+MGx2MmvFH4IuCYNwL9Rqt8A095Ig04xuVSnsYdOTuhM2DVXqYkSi6UnY9jJBua
yWtUmTxOocej5FQYG8cyNpXdFH4mPMsR794msKMJxiYCZ9EEYxOPeElAEmGuwOATi4PBp9mQwXcYdzgDUCg72GUYauoMLarko8ryDZlzOe8+crTnJAwE18gF
wZxgGw84BMznACeLK0o0DnSTw9ypHuZO9TDnxx1+nKPiaDhFQ2mLlVLUsqVEUkpUL4VNmv87/vOJlv71z6n+AaBnmSkjOc2xedSelDgMJ73jEO40sco4aC65
HH4YDrhYj9co3Hy9LeKDShzw2GusoAgNT2vQk/OW1hkLE6Or+1tT3V1ldV+549Srm1ymupbsFa85JP6pplhXivW4WI+Lxfte5qbvOKRDnFKN/VkrrzImla+V
Tn3ddOp1ZafueBZjmK5sDJ8y1f1yWd3nn0V12TLVPes++CvrwzdGDNmtt654wn77Fj1h5yw5YR+95dQbH62s8X9nGn+EG3/FKdXxkLOySr45YmFKn0YT4bfM
87926NQ7Pr2yNj1t6vjvw206Q2LxOBKv9JNPrXP88BoS0lo/+i38njC/k//fUg+xXz6ylziA8qM/Gf6sx59p/DmHXfXx5zz82Yw/F6GYLenv3bmoWaN70LI9
WBFdvvtWTZcXjaLLykj+vRnJe4e3jMpD/zBis1w07/9Y3w3MOTkJh927wHsWURVEOVlTxWWCKPJ+fu+PgIPr74N1o+oN5VdlTc96Q1W+gQvyRsmfnvWL8qxf
VOXbVo3du0gm9UZ6SPkcTkGiKbuiL+QJiaZ5C8JpzJKpayXTZkUybWrJtOytkUyBcgEn7gSQe20E20INTHzkjSS8RfdzNb6RTz2TaTOp6k4XsuZQ6IEjcvxS
r2oUPg39JDFt5nalG85PtlWLmegRpVCDAbNHLwfSz1tsrIL2pyv7WvWn61lVsaNjKMGEXt12i2MG6AM//SJjfQB41J1Xtn1x0T3mXNP2GXLcNrdOQ//zkLbP
wix3Td01Evc/gPt9n736GKeh1s4PHtKaNABHhNtubNdf/m1TuH2XlfkenidplZ/3RYnvl0r8NptJPxY0XB24SsuXiSgUGo+qnt8sdfUjopiwTk0HEDgDNUje
3D7VSzgIpddilUavLfPDys2OV1WqL14vI1fJZRyivpJFkdThwjWBZ0mVuqt6FzPJgCAPF1Nw1hyivkJHwcRHEd7iYPwuvj2Lbzt6Yx7tlPgFWo4A0ljgCBgZ
Yl+iJ4Set3PaO2jTYY1MODy9O9WLqrQbydRtazdqrf7QId1qlXVQVQcREm7CeIDLz8r2vDM8K00zK99fM7LERHT0dtA8heG7qh3UqnidVCEOFmZC9y0/oWrJ
CU00ggtrSh2jD/0j4zFh1HLQuTjb2s4SJ8XypwLvNyc5AUZGzPvGi8J2VALkaD27S+yXQLsRcHLG6VcL6Gg0Lx37WiNw6dTTSYj2LQIMq+wO0Jpt8iIddMLY
MOUUfPyQuKDLSmFPk/AsL5JJsVTsGzUqETKRryZltD4nem5il0lol2kJPbdplSKov0OfFbqOKnQdnfrJvJjCnzWtt5am9ZKi272UYWkwAW1QdLroNM1SodWx
o3n3qjJpQO3kTMqTs7no5JQTkxs29GbWwcPeopOy0mg+JHPdgJ52O+9WHmBDcZ4WvrjfIDYQQN9Zt7qyxmhlZekgx8U8zbp0DqXWmOwgzmSsj+Hs7kemTrzC
7hJPPnMxnc701PwcjujhI7ZsxEOHTMSWg5pp+aZYtbTMuztp/LrFLK1kfe4NreEKFpiT/ELEMDTuiPReXp3zO3kc46l5xD9b3/gKv5Vjg8+by+JlMCm4S8bE
GeZJn1qOxZMYxUmNjkwwBF7ePXZIg745tcsftpdrueYy90fUOIIBbQcidm2RfbW4+Ko2q20rERRy/Yq2W7nK6PJlXR85ZEIiR4UVIu2LRlYa0T4NmLvCZDko
9He4tqTuy+ZCKcOgZoC/zKO2c+arWf4gAYjrk7R40crrqqUYpJMw/Sgzii1pcGvU+y25rNua6KYAhn8K6lUGyGqNotnqi5ikxa9izRtxsCXk3SLR7gsG95vF
iaaRJBKRJJL7Was9MqgTEkSMNZs5BtcEZgbu6f86ZMM3wiyAZ8yi2c4ZCjfMPGTNJK6ZliN4BBPxMYoOtDsXx1fYTcFL3pQ0JDbarSGq2rx/lXyPbJWQcz9z
6Fjr0lnuaz/GSEJp/mWEQnNsvByiiIamfaU1vK8ktT3FX2pPCc2e4lUXGATuEfsCLi+7L8SVBsR6Xygu/rFFe0Jx8ZW1/WDkzoDajOhFE+UlznATn+0e4Oo9
oDliDzDBlA6wBip7gNVB8JJ4NnsADY7eA9rS4Pao99tyWbe1qZsCkHNeyOxM0B5FatUXMSGLX8UeYLKityWNUdvuAdrKCNj4S2uE5BTBTQjH4WwRdPca9mZg
l5yz3JQNanCcyx29sZW8TrKCuK/KbNqgL7+nY47dk8R+MTjk9IC9S0LmOIJi/SD9mGw/Z3nT4uFUxm21lrLbi5diABCR1CS7g6sidsXhksXtf33utrmSSFdS
ov1amloqxF9JwS3abm3wuoAOjopMW+LpJYLURj+NhEYmOr7F8fjiG7FoiiI9Ra1+IouOvoXz7MLnjN6VK5SyoFk4jvOyLpRh8p8XsSjD3Il2KDladG4qvF0m
NGF2sNDvHGA+R2DlDMeqm7tl//y8loaOKxce5c8Kvb+xAvT+hk58WfFCdou5E14dpb8AOovkxAgYnza6aedCf/MBXiWjQP0DnVyCJmR27347C9n+7cnZJuCQ
blfLGnqw/6MHjyaP+G6jDA8dxiU9x2xDrHnScngeb2PNU1rNQbCUwnR5gTgZUpMuLxoPY4wDx7O1hHxcQoi7oyC1rLBREWhr6acitpsvIVt72EJ8naPMz2Kg
FPtTgDTeyTmqzhmknzikC5rUBdXHSVYzQ6/SXM0LRoJnF27lW+URPVb7rfy66BHoDhiFPBSoeXiUSyvjwejmnZP7bU6iNcFZycFaKb2W7KIC1qdvdI41JFhf
1Akmrz2sCViMdKCL7kDcHwbF2kGxdxee/WondFkOa+yTaITMM5m/W5LWovGsFmKwgoU4Mj6lobmgaDgzizhQL7H4OJufhqZgpxas3Iqr2rPLHRSfUu6g4QSE
YoxuZoFl8Ia7VOlccUz9jO5g2eA8qDZZv2O+mbaZy2YsChOmlqn0YeG55GygzYd4S1H29CM+N/J23z94dKrXEeYRyeUxkEBjpPOmkTk3Ig/w/b1x8NfSJk7b
FVd0P42VDqvW+KxgPJN6/tJSzbQ9XwVnn7bqQ+pLacC8ag6Vcbo4Bm9qXZO5YZ5OaglpiNPpTZQgvxpuNQtLbMdsgv8y82UjCsXc1ZvImvXYwjNfw15ZE8W3
xRAGL9mPcSr6gKmBow0n4F602kQbroF70cSVtsy12Rq4Ga2uFLd2UXEyu6vFnW4CvFsWAkCzyfBiLM5Ba9D5cVEV6qymSivFwmTExC07XacwSRlmJ6WhaWwV
00uarZrqTVRHfQJ0dzBPjubBVYii0fan72WjFi27lghSDYvOWGlfFw/7Moolk1MdR9HT6V7YPafygOjpVomeLiz1dAH0dKHW0yXQ062CqyIttFVZcONCtsrq
6ZgLTYyeLllST8cib7Vtop0LJQZ2otY1Ddxz6rvhd79sV/F+zJHffWldbeczO02KnSY0Tw4v4LC2eLG5feqQTkHjiN8prv3eofq+yktXWf9TJf6nNGapKCmT
Pp3P1cyJU3QBJDk1L2sKoZ80G44A09OsirIz2JmtgmN8RdkZJtr1W3vKWz4SB4POpewlv6NUUIYuMMa2dpsVlg5m0J9BTXBeDbZN5RgQOhvyYCfdczWjB9gD
+Gqz557LYQZgFILMHZCUEBBXAI/ABgJ3AWXAmC4i5bFlOI9RLlz56QsXrK4Qh/SscTm0N8xDQOES7NHZgMWzlqREhCK91nV9YhaK2QJJDTVI3RRiZsooPfMf
NZAqv7rtWQGaQcry2DqYIuMXu5fmzULijsUf3r+a6KxJ4+khdUjMgV64zOmmiDuE9S7KmuxNvK3tt0K4iMbVtznSRTTA+g3FJidY1ot9V7Q56m72RsbrZpUl
LFD0bkSrMbz/tp6HZUY8MfQVfUfwScIFXG/0OE7Fw4GRzGNM5oJAUInFiqN95TmY7PtQmS0asqivWAUSWKMPB2LWHexjc6QQHxEfkN1w2ME+rPkjGB1iCAqN
GdYeGknWbZEsy1tem7Y8Gp72/b3OUoL8QtYZcmuId7TVkkrMpJqpaEg3EdXV8sFSqoimUaE1Et0Rz6IThkdFVRYuEnhDeRjLN6jc/KRWjkrseeFcgdWyk7Wl
N7Y5CdYgXwR4J9s/kbKHPYbD7T3JHMHgeDfmJjuEzhUhAJDmOAgSe8BIe2oPmZOlHJdqX35Xnx2+trQiBkzK2CmoALodC1zz/ZVtzwEyvJO81AX5G4NvUDP4
BjD4hjvN4gyloNAWFM0j1sFFZpiGzkYiijmEZPVchjB0r+HZt0H0eNbbUjgFrR7k28auEhiEHiQuAKn5l07x2UhjrS6fyhoDzvGGMCSGPoT/vnaHlqiL5G3+
vwB4pu8ZRJM6iZqO3fA9zqBDJGHBJumiKycRyMRF6iAPAWTYInfaBCxwpfjnAXXiRmtgp0q7nSXaLU9Wm57UYCg9kbI1wTvLE/zsUgR/vQ5iLCOJkIjwMgGq
4JBKh88wjgnUsSHACEGCpQan+nSumMKeokWFwIgKmFMRFSTcH6Rzn/WbGAo2GIwMNJAMRN6eXOloAyQGMgEHDR1woKEQ6gEGDc43NBRg0JC3VO2takBB+RZ7
sVaiBmtClwejD4ffidDl6q57puvwTOSuc8zNy+qRWgAEwahitmloTaHYEHzIXQzxpUtsLJK7uMTT6s6YFZ/KP1Ce2gt6yNzXo5s2Wxv2M/eDedA/7+DR4pnu
rpxudS81hqss6Mvx9kzIUoJ29Lj15m3sGDcXsa9I8U9r+c/lEqvRuMTh/52YfTPjWt9yM7xgngmvNO5KxYHr+M+VUzJh+vnUwfNOMX/D5T3EXn0nRCooh1FX
oBRFGYOF/nkHPvRmSTL175jC0dIP5p7tgL/VuBZ2iVp12U/PAs3abDpPP+Ps/5C+88BFb+4mlyj54ST/x+gypTDZAE1yTiyFcnhybzuREAfQ3tyFaoy63U2K
u27OvP92dGfyyzQBwnpVC9Yw/9ViGtuZicYkWHWL/KTLSLEodvmhznDvzssa/61/8W2vOlAWZx+6eB7PNKq/2QEu2eOcsn8kMffl44Curvkh1h5f5OL4OXaj
fQWRPnY95EjTS0Ci5Ro6uzeRdcXmxhskJ5PkDagh0Dicpt1jRlfinTmU7W88Fzk4KngvJQwvrZKLtHGWldKeSacMjfFFg/RvD5n0CEhXc1MPKT6gY+R085I/
PdVeWfb8uhZpZzh3+rQgeMBNPHPKPpU9+vohi//DGRQvNcHYEVXnwLXSIabXFkyyBWt5p3Ub06cOaePH5gPlU/bbkVnA6G9EhvWzvOk8oiP2llvnD9595Njc
LEmO81kT3lTVTNUgJLgMcNOJu9RUQ/TEfUJCL6497m8mciUmWQ/TNw5pOKIfBBzRBueFAuu/vufoZCScNd6YcvhteiLqZ/RJB99Reis6yv6gMFHxEJXe5Aqw
Rkg+09DZaCRLTSBZakLBOipxat4NhFI6VY02NRN/O6jEtZgecJ9vmGdYAkEg0Nf4f7OMYuFWLh1z5jN5dspe2zjP0ZVfOySBkYCDrEaosSCpJGjAYZwzx2BG
cfxiLbLNT97eIAnVX8zF6bDBCrI64sxLV2Sv5pH7HDoOxN+148Cwetn4DLBclSxG5F4uSQ+UvJEAv7KXHwkhJCnfiBRV9yNT8BIiFj26kLXrQhnQViE8LvNa
e3utaa3FEODUjpcZbBFY3FrD8tz3HHWUXUk1XygtKbnJ9pKm5pawmO0SN3SonNHuLzVmMkz+wvfF7UUtIXYsMImyxY/l9UgUQcsC/q/Ej+XZgPYLbH9i0wgj
bmE7XrHDtWREPcTESTHQpwavvtgH8IY8Lu6aQOPiYu4WVxDBh4L0WcReRAbbl0gcoOc2rk9AhUiATlIhEoGnr7fG0a3h/SyqvPd5lpRjiUmONbYAbVNs0MNC
4kiAuPLGn/Guxjq6GDq6ZhbDcidupFl0FT/u8qMnDmncLsh3guoQLmXZd2DZZ5cdB5Z9Ngk5fW9+GDVfxJU7Qzb1KZ0n0lsyDEF7JHYOAkoMH80dLG2DHuJX
tNWSnvBKYmGmkGNJPIcVPIY72mO4q32W2TmZhtQqBeHo+rx5xscni1UAv9Qd4SLfWiJWQdUEP3USwa8aq9DZnqfsmhyiQu2anLIitbRthyZWIRgdq8CMWsTz
lTV/XCSAZWdoe962M5TKDLUWzZDiGdrWbnw/zdASE9M2x8T2fIwNUOVwptnY6OG8qh2tOHZhqQlWS05wImrmyqzAVaLEdHGSx0Lfqzv7H3NW6AK9Eg3Td+Pa
XKY5g4rYoqYozXCs5CyeHHkWrxNnsEk+fZbbtqG+gSixUXZsID4rLuqLxmlrg5PaNAsteKZiE2dVDgJXEJJ1dduv7GZNeKcmnPL5GJCMOY6iimoBjDqHwckE
i09AKJIKVh0xasIYJDW8utBAWSQVvDq38OTwT2qYdaEBykjqmHVJBbOOJkhCTjw2U7C72kYSE9LHS2mt5Sd1F64qQ/Xn2gO7xsLEwFdsLcfHbBaN2UYZ+XMk
hYgjlaPd+aIZmLYzsF5mIBueAbcyA9KLf8GTcE51EtocVOsw67hT/JitxJR5HPj6rqVx/p/3xT1qYdchkU5hcX/3GZQ4Tye//gVNrGoRsTaXJNamcJExuEhH
+Eh2ea+Ux1XsHHY/H7FK6mrd5DGPd+Ul0mj/c2zKZua2L0bslUl8TqdQb6Qn3Z8zgDgWyGyK1mbc0WbmMPMcMvMMrzRm5dWIjSg5me9uLDp7U3wBkCRlFPhl
JY6uZGs10BddeoxnN6rNbpRc7Ip6UHK2OTYJoZicENgCLUK0J+cnFD+h7r8ta8yLNvTnmyqswhxrCM6sga1Nqof++S+tEqqxwdksm2Rj2j0PjknT7kZBhsZQ
A2xoGxSOUAEp5v/x/hOs/GEwyHN2MoQ4fZumRrXZoaRoXmqjhopnbtk7KH4FgEiA0joyOyh+WL4/+SH6frq+DkikBz7ryK8v3jgofkTfuHlQ7Ncv/9l/pxce
08986Ffpx2f0D0FYos976OLvfUFd2WYwVvuMh1kI9CeeOf4FJb9smXxLV4bvug182TYOv0yz+Y7uDr5zP9+ofqzNSxuj9CURwtj9xfwqvV9jdp+LO64TUGOb
/KtZJFfCVJU199D3+fFdVHKzgNuv+AKNyLNhXqTDKem0HNdrNFo+nqYKXkUHVhLHSYAfVDJNZhbvKR6NdrUBAphcytkL9INxGMae4HKan+yCRk81WqaEhpTw
ZGsXUmTgni9V/X+DThC4vu97Pj96WduTFF70CK+vZgGumyEyRxPS+p29uNADBFxEQ3iaUYsrzwPnNQ9LHC0Gf/7N4zT+L5LvgMx8VF8/jutr5fuR/zAoHtLX
jyzQ2y+Q78/oa3cdcwRJGnCdf+b8GH9//RuJLE67kgMRqOZ11E5gbYGzbm4jiTNEdjLaJnDWhsXd375sUNy9DvQYpr/1GkFpbjJT5GGowvR9uMhQiNgsRo7F
xE74L8oYNASMdcQYRHmlOtvS0+X78zI4PCAtDIjuK28lbOAJ0/dLPz0mqUSUFe5lbe3y5sh9XraHUTL7xTvFu3+GBvv/pZ5FV7Z9oLTuKT6H7dM3Cg4MwV8Z
HkdgqWVIpWL2tC0ZnYgZnX+ohGR72yy4O0wPrpF0XWAkBGD9vGO5W8WWc0dgywU1hs01DFtQZ9iCCsPmEcPGSqOgxhe6hi8MKnyhR3yhK2ZmYTCDCoNJUiu3
GpZhjtUeEDNYIrlHgs/pS55yJ/lUA3YWR1uZ9BatzBatt6q/qNlZOBV85Wr1yS9p7bfYDku3yNH/6YLkJcnr2goDp+G5UdRWvhMZYtAzyGlqpXAX24ULiD3R
10uiWqUJBGYZoaBS6W8oigHGY9d18H9HHE6RiQNktluAr/nHZbskjJgqcVlHBWMEXnUchf/Tf/wqOAB6hFvnyMCzWv0Cib9pXOAwXVI7L3BcDsqQHuwddKIk
wQacRLG+SGckdtdmFDUDGypQuQgdDxZLAIRlKYZuxVEUREEQRI1FL9HlyLzEe7EL4EqFfV0/thVqmSK4FEgSeErnMpTCsW83HM/zJJc0LtE+7epSECm1wfEA
tXgjd8+Dpg7FXMa+lHrazAqiQdoqg+UISv379W3TKJ+/0SjJBR3BQnPMA8o10jDe2DUv6AgXfMWoI9oguR1rGcZApubng6FgZsGpsDKskEeeE9MQbkommI+w
9mDLZJMqNk3YjJMuyW58C5vnCV2L2WWdosn3zA6Me2ZndoqY75ldG/fMbm47yvu84grlDLiG3gu74gnjVM4kaZ/s1TSrPp67Zf6eYyjJ21M8rXbdxJ2jV/0C
9KKRqYv00qnk/1MjYuEhCmubG4nTnFKi0OJSYOJkVOXcYhGMjgyPEczFo0fDVUeyZdl0JmXgbXKLq3yMdSBbOCsu2Ucz0glNgHBT7BswCxEwrHIwYExZPIls
SPIwO8rgVNnJyV1CTj/LznGRCPt0C96avNsawwXd0wfAvkEH+78rrvnY+aMVYPxHLfNCoF8YTh7Awlek9/pYLiWSjdtieL/LU43K8DestTAQ2OxtzFFoTsEZ
4hTKYzW+nM5TnOrerpt2QXzRRzgjWReM+8HuZ5prtUX4bNbhrG6OOdqpZZJrXiheGYq/VChTU7pboXS3QuVuhcrdCoW7FQp3axTuWvqW7xXmxzH8x2VwvSXe
dKcmyyqf8cj4pRwj/Mgq/blaf67Rn5P683T5xBkhhh7LlzjgS1wIfgBaZd6E+VtcYcNuo4wWD5J7h8SxMlDOimPQ7mKg/9qKZKEVyUKIZBE+jEgGi02UN69m
Pmx6wG83KxPFGexIJIsE996KZPH3h0gWV0WyWItkcU0ki6siWVwRyeJSJItrIllcEcniikgWLymSJZqTll+tMsCGD8xEi2Qt/tUyIllrD30Xkay1vEhmXlws
kiVVkSwxIlliRLLEimRJXSRLqiJZYkWyxIhkiRHJEssGJHWRLLEiWWJFspaIZCFEspGERCIZeKKWFsmoHiG8SXk+qTyPqMU8rq3VuLKK48rqjiurPq7sBnFl
l4i11BEbqSOuSh0VkYyTPZBIlnDWvTzOWtt67SzutbK2FsniqkgWW5GsVYpkcSmSAQBm9FiQSJaYMWhICOiIMYjyuLorxZXt6nkaHB6QFgYkHhbJ4qpIlohI
lqxcJIuNSBaXIlmztod9pSaWxUNiWVgRy5rETFSzpEcVDClJR6FFNEg2DTkdowGnBagzExF3FgF/SvA83IoY1JDj02VMkpKZGDpJQ3uSRiKwXN12ygl2hia4
HA05SWN9koJgZORjJpMYoSFs1quJ7chfYrKS1E7SprAJ328naZwlO3W+3e/VSdpcdJI2W0NgTFFyzqIgYUHVECTQ01HuhHV0ZQjnyP58rfLEo6Ccc98EI+v5
fZInxwe+QgOJCmhqMtXfePBHFRT46igCJOEU1Hgpxxo1+NY4J/qa/ffV9hQMTQ4HXJ0XaVBMDCQFj18Fl/ozxY6/NWBFxmhk2vfZq+ziK6ZIZka2TOReCjKf
Q6kD5Abxs2Cb2K4Qx64k5qorD7WRvfCGXXlQXC9I7nzLXMGrV3MqkAmEN5/5fq1vryRqgRa44MSdjZ1A76dqfWFGBdTLOM31dSOzxsL8Ji+q2o6d5JCrvMW5
oDKlK4R3tp9+kw9g3Q8adRgObYol9JOtES0G7Pi63SA4d5IvLn582+cHvsVz6J5LUyZBa8UZP7e7B8d/jvRmrhZPQ7/GKkR+66k5y+CGzN72fMlxpAzIBnyO
aY1zMs/0JqSr6XGwYbonC3brJIySk8K1wktUzQUEDdSDyhPPFpltmjPo8fHviik4sfs0RELaJJeTHEN0JcIOM/b0AyZFDk2Uj74kFwW/Dg1k0J+l3dUUuY2L
jHbyENDOdzEn0oAXwI0kWywclIgYTiIW7oenu9OnKhBat3DbQSog3jbFmeTpXpR8opLdcmPVoqAVuUjTUpubjOiM50bkiICf+JQZZtqhZbSVjHZgJ5wLAygx
bAn8kp2bSXlpQl5K9dKSQVd6k9eaL5oiuI4KhAW8RxsWeiB51G2I5cyf9fYJ0fU3H8xD+LXmSCizmVEgu7sGebOIfowPIaAYNuFZBEaI/rXF8BSJ11MXrkMx
PjAj2PmJ7+x7B/LuQRpy+hP3ox0A8gvpYq+rfcQi+HGmfcSLdfub9+fdA/1b9mVdgG1k7v551u6Z+5Vbaj/7Uod9tRcpI+mD+J0Oe26MdgWmEa348+bhkDdw
1oQX8XxG1+GVy65Q9Jlk7lHin9RR7jfLodEFDvbBtmyCLQm4TGTgkf81uVeVqz2tEgl8I0oHWr34G9qHlrcyBryBnzTsjhw4ISR1yKZVa2krvui8XTSC5Ppi
7gQrjbZNIctYiLxYvM1WBTBsSf+DnYOdhZ5fA+XC4tGmP984B3OyFDHV+TXnYMZx8mvOwfLsVO4fzQWIgu5vPHgUrdqNBrmI49FbP5gae3RZQCiEjjii+GJK
lt0mSY65JWtEO2fTjCVS/A7toZIoKeBsaXH694c0YJRRW1D5nBeEFlcspwZwleCjKysWrpNpHkmmL74V8U3ZSWNkx5NXOJd4YDOURryzIv8VZ220twQIStfS
xDbbxDaLIp8y9fk9jz02qcgmQ6bQzdtsB3UNsuE2xPsvyDw4PwbYcBu7Ze1HsvZjIUFOgd4sN9xDigHIF9FdU9Ndk9NrZdURRNateOwWi/Tec2pDmPEcNzXV
OYbqEkwypwOHCU9PYKUjzeR0erbwCvBY31G7imPqUtpajxVbtk0ljyJF3CI2NFMV524EJbiX5TGdhpLAKZb0XbM3IuYwpmddSGbsPWTS+17FqdwiHaQG7FoX
LEGMIohH7nHqwp2FJyFjUSZHCLvTuRnH8oSl8V1O1n8yrGuLw6zABlcOvLCWdRj//R8Y/mqkFvvQtQbMcrAoyZFWgXWTh3kDkcjiJl+Nz+JWNNI5znvxMZOO
xhhmOATMZUiunYV7+VQeWphd7AiX6TyJdNt4/GUhK92iPXL5UvHBY94rgr0xkpEG4x7hyd38aCLPunyddYO7mV269Q7rNIsoULgUbcvdGxHT3vbr2swqd/Tl
+sw3agC6zzhXyu40kHx8qghu4rM+2lPMfcfZJTn3irn0cn6sBQe4kEbw4l3cVmEaaP1cyUnSiP/8wv4D/kAyFyFboTxHz4zftLv42/0HDt+sKwqgDv3wfpfz
yTaA/vvMP/3jt772Zx96xtlL7AVteP+18G7amSPoboEOpNvAHmQVpSOt1/QZ0ReWwtY3lAr36XhZb4t4mHjEeeQBnbb9kE4lnIxEhi8yClc64MKXsbtxdCAL
5oVD8PDSJP5k+kblZJvPw9vyCKch3U/zZr99KOMIGLrWvC1P9uatfnZIMsMm/bFDWes2zg+LkvrpIXq3v/oQAvXpqb15dBvQkOAVHd6GHpZBIbP7GaCFpwbB
0faG2ivxgrM6lUHyUsm9jY1CM6O0U5BM4bPfNT36YpXCC8ZHvPe/y9SukoMFoZxPrxv9oEREeem3ZWSxKfOaQKkNjoTB0GNHJr4nucVmbHKKJ2/xdhUnbgFB
a0PA07jy5C1sWnOK2084HCmnJE+zg71tF3FNu0XrPxdB8SV7F/UxQJLyOf/SKZgV+OJrjjmwQkFMnYIMNyV2kU/5DV97KLmVc8yIXC74uAY+iI8Du356Hi4A
4xUJbOOFioeEi8TRifVfIurSOZxHf+WYz8YoB6cGnJda4ml18kLUqEKULiQR9NMKMBunT4Azc2SSO2tf5iY7Mrem8kichcEIxxjoBMr/dM9unvOK43DCxjOT
2plD7Fr7s0iQYZZ7W416u66S5BAYDoNY9CgVS+xvy/hwu7jNGQzME+UXBgCRB3cSpfuVZwJiGQO5hZBgJ6lU0JIXcbYs3ZU/OqQTbPqlQ5SLxXAZgu6VZBC2
8JbglyrBgcI3YqXR2TjgsDKREcrM5smJ+q5rVQBspYLI35BMbIEkzww5VHH+Dn6GmdDLOIVhpq7e1VOVsW1wvm48XG1QYCMVERLGgDJtSSVvHz94h7jo+5zy
boODOGIAApT5V+HUqfYgzR7Glo5Syb5J775PWA2/dvYe9hix2nLixyuBj8gDU7LAvHkIP9oAvEgD8iSkTIiJV7chgEDKRJ6bqzgkMRA9Aj3qQzLlkxTiItzJ
FULlfPvdkbyDjmxcdMTHxGJif9ngRHm8O3POVU1iwTDv7Agn4dFZ80ISPzyIGgV25gscyFK0wV0k+Qk3yxEQcVSiOUE81BxYwEYgd2zytmFrRjgjogp7ElfI
WeoBwZd++XYmV5oH4/oP93qJr0RzDsmES2ZoHywP5560gYnMqwOtxtFbLr9cpm8/bqMS3+W7fhmEOgwSvE47a1ZcXb8L0Ib4lEAbFsHARXrbhV1Q7ULslHXY
XBLKZMjhs+qyieV8xx0aFjUlgZKBS1sGVrv5vCC1ZoLUiiW0bpDeeYdFaeXmZHIeJIDLPCniQ+vkiA+tkyM+tABF2ZwXWJ4Wq13gTBpV0EvpZF3hXsd261G7
3OPKNwFUmfdi1YT49CInBqFhBKPMO8+tColIAZ43DcFFILNoFJlF1kmYgcGjUcQVLe3cbfPaepKW6XQBI43n+xcDZVsmtLm18oBBiw4EhVv8CLz0LpYE3tXw
lc5Vs8T6Sivs2bXYDQKEZ2cGbjcbFCZejnaQMirbhAKUsdnyW3JD6/jssBKfHYmnA5vQUJLEZ3tLx2eDBolTBQ0u0sjM04DkUTU+m2HZIo6eVhhFDAYCp5tZ
eFRcxDhmMYMSoBa7Pc2KYmlZZGK3A/ap0LHbwbnqB/ImcfnPePvhirHBeUEOpl/t7yUSBOPhY0LrZ+n+ukXxVS5n9XJGhU459cip0Uil9hsvRCLOBZJqJV5T
kiiZLe2UKhqBd2q/DVcEqnQZPisrx0JhCxxuEFRvWTQv8UYHJG4jlgsIfxSlaiQyUQhsVSzxytq+X7lAMS3Z27ZToaOGOWTdIgJcDcutzAOwqtfloDcISbRH
b961IJKRkUUgsTNiGFKqkFy/BOUNqf9cVv/Bq464AGk3nZtaUv1GEPqMuqr21YwnJ5wq68QRUHTATvYYtAH4CIrxETKFLT/CB3stEJuvjxgFPj9ZIJFMThAf
J/8rYEq9wPlJHLUXOC8HmNuMuwOAaDPudmiccKz7cLqHK585un1YFFkQ/1Ntt1DmIPaL8zSqdiDICz5cLlT6ajkHtMqJjvmXAq9mg/Oj0DZtcC7qcZ7qzUhY
BeeLsIrDWwI/Ss1GZuC8ucGoTTPAhsggvItfUaNeUfqVRADWq6jFHciqtPy7RH74bHO8p9lWTcd1UzvYXMMRR2xlgCYBMhhkCXizxu5MODIMphy4Piz6iilR
ZwkRIErL1QeCtkSvtPmzm7V3MvgP8wGB/qfSRzTnpLQRwIfSUYlmTwm0BvNZPOTRoiGXwzjgYzSkY5Q1W7Yb9kv1AXWSB8CGd4SiIlAUt1zPEDoTsAxSdmF0
J6YXd2K9dCKTvaAt2p9QdGXiXMmaF/qym/WZuzkxN60ps0d8y/UF47gWc+lbC3VD2PezsFhxgAQ2G4aDHKWh8D+R4N/Cuknr7kJ1Qca5Gk+7wDlfvk3mtMo2
Z8ykT+TNGfc8+Z5iOftcPk4QX0MhZVnTrjk9Nn76u7eKK03TMsemutNtdadVqpusVDdhq0t1dXkLG5BvsZfKCkVWevhW8cQwdUFRDXFvMMC+4TCuJUkbMccM
wB+dBYSsdRtt6c5PGPAgFp3m7rB7Ryk6DWruCJaT0LCl4nX+iA7RcjQNSERnxmyls0kUoktZoSq+jF/yPIDHW1n0hKoaTJ52BgIgEw24CxgMuQrPFPqjB0iu
wROH/uiM2A2Ri4gfuJm+08c9EhGrWA/q6ggvdgJlt3ax0hX3cBwwa68YNTlrnEVvZkJbr8D52hOf4WJ6a97kV0hckgZMf7vpOBqtfsuM+yi8B+n1zZu84/rr
xk3eQ/rr9CbvmMKXbWxiRiHp10Uew+9jChcMXTVKsQqsIVdLwtWIeq+bcR/UNRCn94D++nKM3X36x/ZN3hFlCjB1wkh7hOsU6uLbdt/IPENamSfg84BykZhK
Hoq2rOpqa2gureoi+V0TdDCMaObvGVzeViPAxwSyzGVactl0BiowvyWdKj5qKnIGRnMWAaP5DIx2gwVGu8ECo6lla5E3+PEq5NntrlW91zvTkFzwQx1SlaTv
Fk1tElVZYnU5VK4k6LIp5ncmTcmGoHMWdVinnL9WUs5fa1POq++q9mul9muHksn/z6VmdeP1S80qUctGEVNJTBFKoS8DNv1tRC3Lz6YUjtnczu9k8s3Vszmy
dHmSH6vO4vvUErMYLDuLVMWLTBUvkioAAiwDhM8Vzc8WmZ8t5fyMLHeLFLtlaNzvdJcY98byq2lo+u3vUyG+k6+2Bq+2a+1qu3ZotT3bVlSJsDKPD42GSvSX
hUpcekdwh0AP620YvSOcHDqxXsro3St5+1LLyV12Wu0q9qVYf2XT5PIQ7LVDsLc+TbZUeYJvVxt7f3UTtJmgGLYxZIRr9t4iWU2JIFcqciGi7duVCy+hsCY0
aGYoqSy06yHAbsMrpnIGl/WZrop0dxGWvlk5HHzUnhm21RNnGXGYNWTAiIdYYgF07olQY67fc4eFvgP37HF+VTaeVglTDRGmGiJMtWh5KHwoxpEhtl2jDWjR
KvrXFVslnfcutfNOX3+Snbdndsie2dynZXOflilYbt8NipfLkUHb78s1SLHsu4tLlSf5sRWdd9PLnXfTpvjpUY0++Xk3zefdy+159/Laebe49GrjK6P+10s1
fvL6FZHg8pMNuugJjayoU5Pcqetsp64rO3VKtUoJ/Hq1sx9eqrPBnmVm6phjBvOYM/poP/laCngtbbFraUu5lpaooXrIV7pwy9IbbHCyDTYYvcG6eoM16nT6
pzfYM+/eL96dPm2ygyIsk+4hv7reZEP4uJSbLHxdTMCVSfDDWQrc9L8v2mTZZkMNS3/1DpFx+GXeV8ETWW+Byq4ZPmup4dTO3WcrNZwaj5Bcqt0gGCh5hQkT
lfjrK62FoPMuOfi8ksXPa7LYeD3IovtdksWbRpKFYdpBDZppV5AFFCuMoe8dTR3/m0ofm00Vm59b6WNxuUtIH0uO+znLjfs5pvhzzMicIyNzzsrG/Rwe9x12
3HfUxn1x6fIkP1Yd9/nndfm8Vi+fh5zrn4tt9deW3lbff4toaqgqWTn4XHLpfHypKaSGLjOHD9nT6yHHjPNDjgz0Q87K5pFqwEQ+OGtnEl8rUzmqEv20PPrP
d0h+8laZzgmeTe+7nM2jS8/mfXfo2ZyQyZxYZi7/cqmdZOL6k2qjSnUaH4vaA3VYEeagfke7E5yUy77ectnXl1z2KdUmJfDr1X3nNezJrKxoyk41rrjSeMYd
HNDnkZybjNyxwYk1bPa5qslq6A1OKqIhiMQr9kr+XC5t0WmsL5enMXz/OUVDi47if9HiwPO7cn5Bb4Tenudi5bx96ZXzDm3gghGYrVHLsJcfX2rleCfV41Z0
LqxxqdBymSVjBSfxzXIS31zX0y5ZejVzR2VlLMknt64/Fe26WVfIg4nLrZURZIsJco8lyD1DotxStcgb/HiVMH9SebNYpb5ZpY6sUp/1QKNWqS+Xq6vU14lU
ZLuIOJlc8pGl5vuEOpni4U+UWVd/oszCOqGkA/g8+bZ4ZJ/dF/G1on4YVbZ+Wh6tTvWkY99QlTfU0sTsr9wooWfIkltVXloBMd8gxHzDEkaH4dKrclKlh8+h
deVc5Vyo/tmsKyuufQnryuC5OO5YdEzh4a9Mu/QEKGuXVsmn3UqaQ1l17OK1TZLx6JSHHqc5hNe+ScOCJoXi2etLEqQ8Qkity5699O/KKRNwyj9pCIPE5vEJ
kRqJDpvMP/N+bXT8J8ni0yi+o79kjfQP+ZzQ5XMMHjWHffMyadjOzLucnfhZpeADJ+/6gWRd9OAlUMbYROl7jPphEs9G+Iiqe5yOPIODlc8J1LLhznvikBPp
zGvVNxRfUJJ3ZftzPH3JE6MNHdTXJQwdy+vZ3OdAz3Yyw8ez0xkmb2v68SzSM1nAmCOq9LRSMiFMo0xVlwMz3BfmI6e9/o3KxKv5eczUae7pRF3hNQLAoi6V
GygJgUP070qk6PKLNyq4dXzAuLe8UYHuWFnVFDpDCGxsUmZyhFV8GTOMofA4eTxA3CgHqWnIkADAqyE/G1zDIcH0G9U2rqHJaJ3tOvCYKTYPsubZLp9q6Ufu
EveM6QEcsjajKRflCT628P2P3aVD9aeB2g9onDhLjD8XdRCeF69X/BWuF/fy1wucexQ7/bh3qyIrnGLuI0TTxd3c5Qe1MxntFe1qExDKHCOjZwK/Ek88m6hN
k7i1Lu9mSb1BkTQopQZ1hxr06rJBd+kGHdYNmlfFC22D5qsNmqZ7+HtQ5TE+DyuMQ63R6Pp+48r2etXron33ql6Kz3tUbwzvvU71xvF5t+qtgssTqIXBMnLO
BpsI3bSQ+fmmLEbc2ARyjQEnawmqiBD8G8EJB+wWta4Lr584S7G1xtkYvH3ibByOPnG2Cl4+oeQ0bYFLRCBlJAk+dEAcA/TFjEKLDzdLDGU87YwgjSccnoeb
0aC9NA/0Mafqc3GdzMUNVFk5F62SOFolcbRWRByPOouo49q8BeroZi2hjoekWS/HvZ/K06xbb9I2adJ2alI61KRXl026SzfplMijpcmjO9RsdL5KHqkmjzFN
HuOaPFZp8piokwcgdRC0LuSxGuTRAnmsBnl0lyOPrpBHi8mD+gvyaIEuTqOPcZBHC3QxQR8TIA9JSwxfxAFcyobIg+o5okoskPdGnlcNLjuuLICMYArEQ9FP
7va2hnhoVq56/X17+xcfypN++BNAwjnaiZTjuL7jeJDutrcbNO4Z8u7tmqI5i7FXt7Mm7/pR8dkH/uLTjRlnOov6v3fkf732N+/4o9/4jLPJyej3x+/+tU+/
59Af/Pqn6Pck/X7w6/Ovfc/B33/zx+h3Sr8f+POH7v2dX7/rDZs2ORHHsHpztLC9fa86mvvFmVe2QyK0xkAj3oB1yVq7JbIdpwWiIn6i52cJnR+QD1pNQPvg
Vks3roW3XeSCLTZWX3T77g560e2rg+bdeKl3w0XvRvKuZ9+NkmSZAVq+12UHXcZbWNRJt59Kfb6tL0RqTrrSfAXD5TQA3WQqe99XHn/fL9z+qTeev8l5SOH3
44/f+wu3P/LGl2xyjuH3g0+e+MQv3P7wG1+0yXmQfz9x4m37P37XG6kxD/DvEycO7f/44Te+eJNzH36/9yuPve+pA596A5V3hH8//ti9Tx145A1U3j34/VtP
PvqJpw48/AYq727+/cSjb/vix7hzB/n3iUcPffFjh99A5c3h929+5Q/f9wcHPvV6Ku9m/Hz8D+/9gwOPvJ6Ku4F+vufJ45/4gwMPv55Kuw4/nzj+tt/52F2v
p8Kuxc8Txw/9zscOv57Kejn9fPdXHn7fuw986l4qajt+Pv7wve8+8Mi9VNQ2+vmuJx/6xLsPPHwvFYVxedcTD73tLR+7614qajN+nnjo0Fs+dvheKmoj/Xzn
Vz76vl848Kl7qCjQ8Tsf/+i9v3DgkXteImT8wJPHPvELBx6+50VCxQ88cext+z921z2b9HSeOHZo/8cO3/NiTGej2Mfel2ZOkYi3/7gzl7v0l+i6UHuAiX4h
MqL1/xLLDfkhiGI20pQzBJDD88mLHW/ukMzYIIZcCJKpMRFEFFaN2LvFBgZibWaNq9ssSQKSwtfJcqlBx83WkRx0V+KBz8qheJvOu8YYqIWBXFDpo4wgoIAy
o7ArChaCK+ixz6PLfkPQJr7j7ULsBgeGqKxxFELaUQHtUCV4pLik7slCOBzD3fWVytuHixwy0t3Pud3112BfjjgTupcdRKb2fXvzQN+DCy2uKrrWYG9qfUNC
HfitjG5S47KDe5Nvlcz7c+Mss7SyjZ1lTknLZuCQkTDbKNM4VlBjNdEk+WauSl2auBBzJXfdWSrkKho2jO57lRUtbZJYkoC2SkpCyfho88ZKRoD02B06/NUr
ugNJislMNiSyG4jMRenDBREn7UEGuKaNlvgQ+/IG8EohGbiQ2kLdjRChYZxK/f/hkwP98LhzOYmMQIDQ8Gg68c8jdZlYnISvQKNvQvLhnSR7eBzBHmgpkUZZ
BIlgoLOKKQO/AEmkKXJyqOXkBKhoLvtu0z+SkyWeTH7SPEeMlH4pwCiy8MxbdXiml76fYRZ0KT1WUniX0hgkArkX7WQ0LDQK/6ggTyflhnwjUjFLI5zliSPN
eXR0AiSgZCCkngenJXmUlaBoUSe5Bk6E7nLffU1NerfiNGbOVVoMdixfx7F42vwt2Sg17fomd7jEFXyYu+YLZpRQss5H+m1mfDAv7/geaioadU0FAOo5eTNr
KG7VuCwNPQOnoo+QYZeQBYZFanCEIM59qswoZBoY+5NrITyrhfBWoIW4oYZT7JboGjwXs0AFSQ22hhLQDoBSFKjWl+2GMXlarA+GPiK97zUSCC9JZNwSYkhh
gl7AidYQlUkfetQQJsCjlmxBaIFMvmehes1TsmnhYdm0OFcob1p2Z0leoqFBWGUqG6QraBrUNOy8FZV/7iLWAY16suG364lijpehJDwS63FmI8SomMXGlwLj
OA92Ec14NxWIqHZ2QXOdhTfpI5cxelio+SiHriteWGf+hugTBFdJfuUSXwwBM4unaFKQBIDbXD6N6HPGpfTTL8zTNblTzEpEchYAUxFRW3kiQmMCimrTx+Sg
1/E4YfA6otbW9XmXNh/w/SkqRdRZzHjFmXqJO0myTtLnUWrJR1s+OvLhn/l2bu84YlBW9Z/65O//7tHDf/yubzi3SQDMWEZ3nNvysf4XHv/Fpz7zlT/+wFcc
xgfxs1X9v/n8zz/1Sw8/9t7HcQnxLWP9v/vkI/s/e//n3vuUwxAjPmrhDc6GrBF/lPKOh3F8i5biI4t8BJ4//XWJL9ll4sLB02xjPJcmQzQiMSEDutCFa3hi
IkbxwZDQ0DsQuzAMGR0lGrwxCy/jTH4ss4uFhL5qQwVzbbE1VHBBGRfk7ZGCQv4GCGhTSFQWIqqtsMcBGZD0s6WoSAfiOOae2sUJ6pgcAAI5O9glxKIkvQWY
oyy8mrdLsWhwmCHbPUhYLaPtQfG/XDEHYCtq3JQ34EdsSt+dB7z6WflNd/lUF7xwBL0wNymYCHQA7IKWrtdAMHbmtNnGYgoDHP6lfHYCFJwuN/bslo004AtO
ce2u3cyjFWfciIZ9ngFHXwd7YNHKnGN5uIczW4B5REOgZdpT/NCAh8TbNSjCQXHzruIhGrQ98KBoZk29PTR5U0A8zCijUFMua6MQ/07/6A4dplU4F6pxfFzg
jAHQCmbdJvQ4LT7mOZ8DAybhNXrxM3cItAgwXmmwbcYAPLSiBiyxMzjCEjmMGCOT7Sy1MzQX7wyyXmHQdgziVoYREvSZJg6ISbQDuxtS1NCU5Qy3gGisCAtD
RnfGzbJmrRiGIdVb9Bm7Cv9KhoGdzbw94KCbXWLwaVPmCctkTj5+h4B8dZyK0lslGx176FeAj7KqxzpMHrkyWzUAItfIkfFJ3ljXW+zSX/JUqF3oIsF4p2/r
i9mCNedp7u7JPezb1E7OFdK4fGoXpyxfLwwfNxckzMm4EQXmbbGZ613hghEpKPBf/jbGh3HBT62wploVmVQh+uGykloFnKruarCuQNoEUoIsKrDHdNpdR1ew
niJmyDISb3yRDxp7Mv86XPdx3d8FUD7IT3DfSY+xK5DwEWIiB2bXiivwhKFYuhIiGw1LIHWY6Xp4aLp+8V+n6yTTRcdI+tF/ptn61NBs/fK/ztbJZ4s2dNkf
n//5Oj40X59TPF/P6YwtO5zBczycwx3VLD5zL7rPn/7XHeUUB3UzDeqJ/c/zjsIQ4+UsTULG+0Vm8KKqEiq5Vqm9GvIZ7MV7L3H4f09c/Obc+6AFbHnG2W++
f+sZB4DiHj2Y0YMnPvxKRkzU750ofpoTWn/bNXiSr/dcNRvsW4LZ8kVJA9R+XzNb/lLMllqK2cph28wbVXEnD4Cx6ANB2lm4LQ+rck8W7M0DYCqOAVMxrApO
DCuZh7dZOetJKqqxN4+Buii4jUE/O5Q1+umhLOZbQVai7fjzt2XNvQB7jLlwerT/jKJSAd8Y6MelrJjL4oLoOpBzDumb5m37Epcz9CY3IKi/iW6OfC/cyxrT
28xb9MBtWXjb0eQ/1kAFYq0yiC22qkD3xumjzEey0EoXDFxZbLwoAIkSmWxAcQkkcF/YcDUIkj+L6JKbegAaiG6qmrm0Fg+zzCiF8YLBnTQwhcC6Sffnre1T
sN4g5XqHEW841XpKBSLtOgnyvTH6Pc5aB0/DTgRlNkuDjdKwkGWj8Rg1EGvDYpUtibioo/srqdcZD7EteIi+1lo1LAYi3eZGeVrXUOLwCgZVSxBQ7FW4cSB3
esK505XOnZ4gd3pzJ7B+BznkCM6d3qzmTlcmZWB3e76KSuwAk1dQo7NOtmqKfpZVQ3wS8MNGrdUfOqRb7WbjqGqctbGCwN3QVoitJ5mz7fn48Jy1huYr/f6d
ryWmaVynCW6dwuBe1Q5rVbxOqtC6TT3d+5afbrXkdCcVzZqZoQT46CkN8JjWRjqw/zCU0lgt+UiKfbSJk/03oENM9j4HLlLGk3vlTtyOeG9/T+LGTw1JYin3
qVNDvUB6idG2pebJbEvN5W1LzdG2JY4RZPOKMS81rXmpWTcvAW/dAPXUzEvAIgnG5i3G+OmMkwzkrOGIQA2njPENx/bbFxZZm5rgAv738ZH7AR0WaJXeVeda
lYyb/OmYpAdY936Hcax9Hvz9f0n7+0ccs39KcYPDpELc4j8oEx/4D9rfOSjmXHHwx+cicpEwgS/csaRV8rctNHSNTiJxMR5JK9r3d26fOP/i0ykdxP/BOnGb
Jrr6UUcerfoVL/JeVkuV4OoS3CHfYHYD/7Bj3MA/7Bg38A+N7hiirpbpWWDjsRplPJbu2YdtPNaHl4jHOlnPRpVQDxur9OwurGAg/FbV4mxBWc9Sw+4Zdz3Q
ptaJZh845xpgKmYUWRwOsRwasRwasc6gSRKZKPFzeyD5IgYwoqUjOdMYBypANgV2Dvi05yJXjQDUBksg0y6PRxtqrKnlUGhDiFZhCXLX58wHWbBALLhAA6KX
CwYsllmfnkkY3Hf5CQbf9rPowI+bHMXCW8Nq/Ndss3SO8sLiJ2u3vwYQqP7u/fN9Nd/TSN6uQb3lX8RY5OFW/TO2UHslSq0y/iKjkGgDcGVBIi6wqlb1nwjO
e/Vpp+/NV69AJ7BUvSepk+8qA+ftiHbh7303oDkt4dijqlm00uFYg3y7/FekFLBUf3mHtj9cQcTV3EnHX8yeAA0QCWfwuamSSbFRpRWffStG0Ypv8REFhn4U
rfgjARFbCxqWNFnIOxBfujJIHYHqzHxG+/MW5nsd0xw5yhtmrKLMhdEuAhJgStxyi3nALKEhvLQdMJxK1oTXUp4Ud00ge3JSzN3i7pLUi7YgBkEHjXo1tEUB
Wh9VLyfeamdeLyG+2qmUJFa4csQFhhGulzS+nNuunVTaibFp11ro6BYyt9yslPSY5LlMODels43utWD6bYqzAHxukTREEfnjFr9yAq/MIwsKSTkgsuEuRpoq
nX48z1mx6VsDC4m6YfHbmfR+23O9UaQnpBM/K5pproBmmonYo2pAxLFITloUBNEKKmkF8RrGrYXFMyqvrGS2PJktLcUtSQMsLAij53ERX+ZpYkNiSb6M/dla
koZbQsMJjM1SWiTpfrq7qmUyxOtOXbbtglPRRPDDd+iHK1PYWEpoaC3LXy4dIOc+iwC5FQoNJwnmSy59TsJT2Fx32P3+PiOrJ6NTO3zKhBPP3ekyLkbdYu8u
zXA6yS+mXjwb7vVnuXe9oOSbl/tPXK+MrxR0yREb5yVUQdyXAPbpIiiFkzbAizTYk9OG1i6eJMaqk7XPdjb2EJwRAfkGP1IdsBJkTZj/A8GQ7ZztkPjOuykV
1gGURJ5Aj0LXs7GfztKs+9Ns5ocqCD5PuLBVvB+2tcFxRWgMagFeRDuLkHRVexMAV3eWyrtUQE/o5NzabsrGq+vtEMHiW5e+beRvKX1L+ds4fZvkb6voW8bf
JujbNH9bTeW0OcZGACw61EINYNFE2Mzq8x2H02FlE/JtcpCtkm+0NYzLt42DLJVvtHi6/C0bOx9ltBhUo5W1pVfIzZRTd1g/JXPJESNmKoghoAEBQwD3vzYO
nquZLumgieG8JZwCxGSk2Qq2TeVrMIDYvdbY4WnJbHGVtMLb0Prg6KbvTcwr9Tsf42bnmJ+fxrJpbUV1PG+BjGQTvLUMZRO+ITKWTQRvyGA2gbUro9lEGAkP
pxnH4NTHMeExk0GU4dRjiY4gp1gHo9e5jFVHbR7YtuTaos7jarZGAiZoQDraa5K9QgudbZa2TqW9Db7Ku3OonR6bJnQHbpF5B7EZTXgsdEzozvBLErIDiTNH
RyETdOBTA7VarLdDJ19LY2qQ+EOcUpPeFiblYZ3y0LpNCv9yHsIEkeQxlV1cy1aXFgikU7ySf7Sz1k6a/TbRA4bmuuoT15dPdPBE3qY1FmZUVEs8yeipFnbs
00Btrew0KqQp/EwHy6qVdegKks2sYfld95FfbtuXiax3ohKmyKTYRzxehuqmiKVoIzm2d5kgczvUA3ppUoizg0bRS8yIQqCAa2kyqoIYFbRA8nnc9mwzwLvm
a/BUW/qwBs04jR1K2+gDNWxAQ4OGNbI11Bckt663L0lspZ1y4FBcB6PGA9CL9cYuUo+dadtI/TyPQocTytJoXN1OqPfOyP9EE06Dxe7GPDBbqYkdKrvFZa/h
bRirly+W/dWX2hKTiB9rGcH5axKP2uCy2mMIYoOptSmE3bqiHdIAcGq/NSBaLCpqIaKJsKOy8AEvJWYHqHgOFuKdorOV9Xs306Bp1kAiiYi6iIA7klVY1kGr
cK/UCfAk6Q+nw6s72RLRbRXv5ajX1AbNZuFebvasDjxVO1hooPkW02+gOx3ysOF6Gw6M6aAcjwQg2LzbQZIaHg8kC1pNzZSDtMuekNvYpmH3Br20nzRLuwky
4bHjOQr5kDFLm7OkJvAbbOBjZw9tawM5+tQGjc0hMKw6yRKEMkQ2DUlrGdrsjh0wMN9Rz59C7pefPQDHIt1tkCk9OkvBbFSUcN9YWgn3sK/8io/iTjoSfgYZ
p5DAEF/Z1xHrVvIxv1lKypisOJ6EhItrWJfsXiMJoFHQ2UiKRH9+Wrx01aWcGxK95MOR2gkTCucXzzzc9HATqWH4SPKymNUncgxyuIpWOXJ6YwHZ0n0Mh1oW
cstCYIrizAsMhpaC4j9mCqMGXdPmhHncHEQiawQv5mWF+8liOdbBXlH7McBb6JSEog7Ub6C6ItM0usOY5DDP47zU9wPb9GprmPuX6iXmgC1vUebxoPesczic
2FkGyLBYc9dAL7B/N+83IAinAkoGv/HNBsDtGONQmTF1QBpm2DzJ5G6KkQAFtE2VoGReBZRMlaBkSh7ToGRlmEKhkrVVx3N2H+HzPrnltHiMfb99nbwDKQVW
wIgvwX6XGWVrbLjwtRwDnCdyEMIaKe4SOSd57eBQjIgzw9kIrgx77Rhnfs3HtchFbLX+1oG7NZ1HCJ1tAaedd7hVsjM26TRNbTwrPai/sTCAJEo0LhM2Nj3I
ogqr3yJOZgOzhS3ZinvgHGibXI3vY/R9HV+lagUinLjGVrEGcBbUo1axmt+mzhQ5ruVrFnpr6UcPl/PJhd5pZaI9YhdxsdXxXEdR1d1KqpwuZrY7yl7Xlcva
XtfMUj0iXZMgp8VFud9VUa4V8MrLxM4s9E7POgu9qWwtxMjuQr4OuofToEjLXzCVjS/M936gQgNpx/Md5UMVdQb4RHexK7DYjAtXHlCjfIXRBhJw8zOyM6x0
m6W9M9C0MyrmYKrwB7LT0bDmQp6hYVPcsDOmsrGFeQiu64iroGaexqmss+z0jG5N4cePs0NyqsmEplZ/WyU5njn0rjeBKNJxujuJ1Byt3dkaToMCD+kOrqS7
icGgK8RQt6iE1/PCGBtdbjZ2I+eUTkxk0WpOC5bomhJTs+b3aVPOJq5oi1cyNB5d2tSIcxReA0wPM15WRErBbqQZrbQxOoqIAMewHgZ5qg+mMTqR8jEhXrqF
X22t6UiztXiijZB8B1xuC2HWXalUm75b26r8EDFcXuksMCTkOSLkhYuEPMX6Q5Q1lfckGUeU9S6lJ7kHuXbApmrPpP1O/8xb56omFtwGJ8Zqg//LmGwYvG9g
4cW9yezMXgsByuhXYhYzUVBglnNzkK/Cgl1N30lqmMAzL5ACzrBdGYNeI1/zL2Z1rsZO8wLaYWgd5lN6gf4A1kGbFyothfVTtHzne6ePXqMvPNkafeFJ1+gL
sxdW1+gL0cAXVl02Tpetw6xQ2TpeOJWdISv0B2g9IrFWRi1dp5fp2uyFes0OL9Oxchw6yMxj0uas2Z2N89qkTSV7gV6bqxetzfFRhdGbos3Kt5Kg0ZLl05Ij
oMlsN1vLzOmQd0Xq4EWTSGSRPUTyMVibJ8ypkLfxc5U5LvJx4B+JPgCFtEDswGqfxCqbpFGnNXYm1t+ZRg/QYz1ArwefxVEc9IhDr5XoPSReRmeAManrDBjP
oWl0Bl2L59CFzqA54iVEUmudQVdLe6kIFmlFZ7B6axuMXEsCHVhb1lpWWdAUZUFXBCcSkFKtLBjDRpNqZQHtYpC6x1lZkGplgX7i+vKJFE/k46wsaMsGKJLu
GPaxF0DSHctewMqCMWxXaTZGT2UpKwvGRNA2neOXx+3LNN47UYmoryBltTJUN0X7ehuLg5UFXd6c8RIUJtzILEW76L3eeMK0x/qC5qg62qhjTCs8PNuScauB
GJdudNCSF7C+YBzdoLZByhtjfUGHuiOuLdUmsuAmlabl2KG4FAPHY9BryxJui77AzrJtpH6eByLlLZ4GZFl9AR9bKQLTfKv6bEAxRvNmdRHj2Pn5YlmhvsQ1
tvnHamYDn6rIx02aZxoy6AtaQtRjAMzoSLKtDh9wQBq5hmmGVuGY+PG1dtKwgLhFNtOUPbYiLUDbagFanuHySi1AE8dyE0sHxDwm+4fuSsiDgevjIHLRAthe
TtAl/Ggv7iX72PHyb6VVZQDtBYuVAeiWVQa0rDKgKcoAoXaMzlim97UWlAEhCKgLnSaPThc6zdoAMfexjMRvGujKr1LQb4LJeL3verPhPk6FxUHWVVufiTgr
j6mmANqpUdYSZSx+dFo1BXpOjbKYqBFWv8zFFVoaxogRmwy3mw9gX14gjkMtQNOsjYCwqbSy9jz08kjzmOAgaiO/YwI/zEpWz+7+rDOftehJEhAXqLCGdLUx
3NXGcFdXYNzkrp6agTNr4IpfdjVB42yPW+hxGz3uZP4CnWjeQm9MO8ZKt9vUH3oiRbc5ny2yCIIjHe52Oo8B0jsHNK5jOMWBDoYD+2UsMZemxYJzcOnjGamH
k/c1VVoNaGdFSMvqQVo1NQiDI2h/XWcn3PZJ1kN8a8zakBhgCKwN4SygYAURFd/T6qFA0t6GTDF5S+JK2za1XKC/oRNtXrCo0kieicAJ8WV9BNNj8q16nLHl
XYQKVr40WbeiwF2EcAjcyhlGwSijcwLwKqoGx/Tm8raP+MJoJysEDI6B1jbAudXTXL4y2eE0a++Bl/C4MlYSWJ0Da3qIT0dLOM00P9eUyQks8DBnw7WlhawX
KTjoV8yoLMCgrHatYdzqHEnS8DBmINqJb0rrR5ZtsbzBj9e1JGF1vuWJDuuYMN+0UHtdtg2ltKppM8sDZOgZFyzZVfQBcQYoLPRQmoUAlHIEJYPJxOeLdLLQ
cTMh84qjm+SFcU4qna3CB+xeN/MmHtG3vfwt0VTSyowTNEw7CR9PboVeVht6wYNDVGIpJbKQbWNoTlNs3as1/TSz4DKhlvI5Wqo76VGQTsiqDU9MLXpgaDMH
agPUdhWaiZ8NzcQwkLrs0pJ1q9b1bjU2XCauw7Mjz05Un52wz3JItEB1VNonMftB1mFlWRYIBUmr/WdDNyGuhKLjk9OHNZ1wvjJLTtARKyM3CifYwqoGtg3B
6JEL8BFUnQAD0fCVhTm6Eu0GAUuQfNMrRD2LnhYquW+0M4a3rAe3xx7cN1sP7puX8OCuQi2fivNFCf9ccbY44SuvpulOaVuXDZ6+RbLBa21yFtS8nGlGfep6
wBt8MErd7UDd7SxWd6eiMh6p7Y5EyS/KbtRt3Y1p9MPS/TgSpXdabkvR6FZGtpXa2V103kbj7UnjPXFiF1X3DXQioPWxaT0ru8Mshu2BZyOuOkXHZatik4U3
YH03PMOrT5btT0xrwl4ga4KV3QFWQvozPXexrtu1uWXcghFGKnpuptKKw7VXtkh7retBXaztrhSWsTsLFOpoGtfJ37zqWliqFnmDH6+vhX87Eljl87cKsEqg
3bCXx1YZXcadGpyldf1K8Fn+utOIZ/290LJ7WsteSeu2rCQcVvXtOm0vFG5s3s9jgb5oQsOdGD+JJgayDQN7Bu1dhygJqjCiFZpF+pGP9cYtQGvC8Eu9mBVU
uLkqG/9pYGJi0rrgWlDyKmjfoDMUfxc298cJXxCktSb8XZpAb3K4HmwRrYJhJXAkQ+MFK+6AXrTqyhAOLyySw9Mln0A7x7MJMU8a2uXWr4K9lIrMJ/TViWzV
+QAUycbPBz23BfilBRJA0xW0EbF2sBmUfikhhxSZMTOOqglrJtt0XJd+KU2oLBN2gGxlbN7Mwm1T+QQ6ikNjwvaiLeOKqoE507bDDEUThh8+GHRjPEtkSaus
DbeUBHnPV1O56AJD19DUrd7E3yPpP90OGc2GXsRD0GyaR27AtMS6r+I9At8gaEKFMCZYaTTB/DRa3dHgv0YRFFlFEBiVROt0InEkzXneWwbYkxVBiVUEtUa8
lLUY0BPdMC4IXTHRd/nAFUF5jTiPJLyxwXlkLStsZ9lRZZlV0BJ9kBahmxBLRR/Eepyu1gex08IEOy1EdPG66hPXl0908UTeaQNip6kdL5rW8WISJNHOJlkf
xI4XXZBom+TqG9nJeILx53Qf21YL0xZdTUc7p7RbImgj63ln21QP6hC0HvqgUDQA9NJaoaAuGkUv9TqYRVYGRVrtMVRBExW0QZds7qp5e0xY743JbALNmGRl
UAd9oIbR6uGGNWj1dNGHofaxkkMq7ZYDh+K64gxCA0Dyo9bPsTLIzrRtpH6eR6HLyiAajWWVQbxIae1aZVAXyqAuNgYue0IcWWhN8cWyv/pSR2Dk8GNNJtF8
f1dRlHTbY2xuaAeZJu023EcmBAJyAmQL4a4N95G29mOhLaHAGsPJ1GU3PL2Gu1vZ5+ZmGjbN3Gg82i5IuNsSRRGvhLZRHMWiOApHKo7Yi4p9gRPPuEmViqMu
2N0ulppoQXnT1N2OeOBwnSZWa6X1rRYUR7wLAb5n8YhoB5LI6oxoRxSdkd0f9PJ+0ixv9jMSxF/MU4QVYZd3KBq1BDojjB7MVERucCA5pWHj3fpZOJBEVq8E
7VXyG+JAUhzzjJn8mKcDbKbdY55JoPFRT+MtjjLCeHLZRkd6M/S8+Pwe8/D2Q55wA9Puw96pRVk+7El5D3nIWxf6zVl3n9obWEz3xALSGRh2+IvTx3EPWAzF
Q56gvD0awqX5obJr1KSGNIi9GubgHAw6uifpsfLyjQl0TnpYwsqwuJjIj4Lzjqh7+AyomfhsUDMZsfQC52l0N2AnyFEdDeSy7ijgIHtNjS+fCPsnLUZGufTb
d0jOdmOLt0AQTvqPQqiMrndc/J/hiEqNSOdeI/hnswaa093gbBPwQvMeP3+Wt5GYAPrYTCyBiy9bAMfmZm14wrtwiE+FJeYwwxj9HrurZNvplbO9KO+c701z
/iF22WmM3WGfkA260laF4cE4+mg0mvy0N0j/SfcS9iHkVOJ13aygZTax63sMW5gwHjbePJIYv/pEx/fwHgFOIuml6KAuTt1UcX7yz/xtHf65b1cBXlhdMUXP
eIvyVqa4x9xpykiJcOPmqezBIJxCWZJoJMhV9Dr8JXAh2toWHqXnifkQq90hnsbLJliuTCXcJKWfWNpwrpZvTeIdPXFdccEKaAauCwaxy15lUEGVyJrj/EbX
7BpNy/ZrnzMw/kRNlZ0j0Wz2WLYKWw9xkHhAA/7LHkPHZheoll7WAR+ly0jp0LNbzTpHNgXjno51ZF3V/zOL1CvYUU5pJ6jsKErX/3Cl/j8s66/DR96z38BH
PgVP/eSH6KtG/+AMJsr++E9TH+Tn3nAAz73LU9Gshpvd4KTYEyYKPmomC4HP/9vbtJgj8LPRVg2FB5S7zGMASIFyAahLNjBhDZDWRG3SoPVp8nI3WM3Gmmxo
Rz9mcoz4UIyEHLugVzNPI5XBO2+xTryy1sl9d4+Aw2xlpsvHavQHpjAf6j37uqQ0Yjga9C8nKSjUcDS+hqPh3tAA7OImSF8ig6SLDQ7RMyywBwKBGwCVwYcf
v48bpoNafIFR4zq6ArSYmLNcZ7SSOLcLLmbBdbsZcGMWeIfQNnkI0YxxamMvZHhKzdxLah0z45ymCd6A2xH3yRqaMu6TQRQy6qVC3Gcm5bCGJ0NJeu5yhi5t
aH9JbOUcusmwNJmFpdGYQvN3cuSVvXxcjcAUylaAKZQ9KxQlXwB/Gt8bFCXHwvFkdTiee0fA8TyqXJfEdDFHNYaNURK2cxJDFM//SYxQHPYZVEPPssZCHuqQ
HWW0wwUHeUrtW6s3YCZC/GBYhueYMB+nHpR2EXC/EQT9f7rQPwDNUuN9mkD4Q5j83H0RzSsV9xNtp3/Lt+nVLDx4VHsr8UHppXwuCeIBYLC3oheGZIPkqD8U
xdfQB5lbj4A6laEMVzCUwxFQspAX8mh4MCtdvuNOxtIWKqJx0xioUS3GL148mtsFmXvxdOislNxcW1+Dw85spZ8pmboe46hEudKIKq0egxM7Qohl4xRH+TkL
86wdHFVvI4vB1jSyCGwN4CI4CqtaEB6iYyatYorLvq8VAPyWmx6+U+fHSPGO3UN6ekcRD+xMXSnwp1dCz7XEqzjdIgnrA4ooOHUbLugmf96OQSieRiaSz1Mk
G4tJsyICstA0z5qUsv15LOusQk5c+hLzwqFwrG8KxXsu3KYXKYyGmjUmyWldiYXeqmZl0ljmWfNqLMBWLStTyHbI5hXIytSggzJT5QTQdpswJFCykLc1Aecd
AwsUcSD09jydIn6PSXZcWroKkKY/l9OOfWNvokJ2q7NOhfx7a7Lg/t7afpft9UARCryKa/CI2TnJPGnsoMoEnXyqkkxfNyhCxgdxew7rWdBWfTgEriLuzquu
xrV0cYIGP9B1mhvm6eqz5UTa4js0ogD8ySINleSssOPPyWB8FwOURRzhHgHeYOzH8xZL944OhVA62rOTWPPjKozRVrGArMqaU72kStew+QMFYPIqAfJntOcR
A1f51qnU9gtc26Ssm6C+ZnjLra8xrmHN8MJrVAr8TJnUhx0xxqX11cfHMbdJxjn+Rldd31DbvJNC0RrJFq7fTOrt+mel+Wz0NEajh7U7PIIlg7EPe8LBvMOY
V5HGvOqcHPMKGPsrJplIILjcWosFgisqn6wv1wb0SuvEUYmPIde4JQ4dQy4fQ4t3QR25Qx/6GKqeQmFXq5AqtdQDJls2YLJlAiaXqEXCJrMmEQrVIhznzyLD
QD2fw5mv19FGbDDCCNypERhNqJFO8uAz5pPJodkAx11JhcB4/HXkHD/JobLSHjW0FHRVNjMGzrJfHWkXJglhpFnYplniKBSNfeOIObhh2yOJmPh2zbw30hxs
U5wqeVwNmYPXAL3nRUbCfpHB7nnPaOyezSeB7tlmkXu21YB7XmRQd15kQHfkSX7spKA9i9/eLG9vHgLseZvvC2+jKgxxsN6AdIHlDDWmCh0mr2DfKAiirmxP
grQSFS7Hjwsv6NXBME4FSKC5AiCBUWAYBhDDsYAYjkZPcZlDUAsCADISCyALwZgGSEABjEjiE6NBsY/RSGJGI/FIEma8FK/lVoBt2IjNoo3GLBhmv0fVxmnY
Y+6mBchh14wS1kBOCqAaiU1sqDXKtEZBtnIl70z59ucPaV6aOJ+dOiMPQ6CI5YoaNZehUf0E/ivDTY8waEmfEyAE5S5EBDT/r36Q//v5Qaol/CCdYT/Ij68L
vVl/X4P+eRyqpzeTJx0rJ42wloqncpFdLtiZM+71kABZZzXjXofj6IMk0pxH4v0z3V050VeXrdliAjIwwyFJPOhr3E8O9Jr9uZt7SbH/5h4dhr02bVSdFvMa
UX/23zMQwMKJB2/xZhwH0Edh8cBjxxR++Em9SC1cV1779PveHdjX/uqxez15jZ4wkL77DYmUb22QpHBd4vklSAWBecw7KhzI3UHxFJ81XU5PKZfytPjqRxQS
zKUFHWlf1Q942LhtCxV3Gq7P9Mj0BfywPygeeJJfbNDzARHQtTRVT3BC5hMODAgMKMpMQQC24NrcvZzxBdydhRJjMZV2Vnn46cxQ/bm9NKy1EW9uzzvEPfXh
KNuk/oAMafwtSc3NzgPWpLj15kHeoj67xXfCy2n/pOXi8Z5V+D0ZDglqnL2x1+3P6pD/kZZ1IkQSa37z1t+P9/VPv52EXNRy87/jiedG/XvsjEdz+OlAabAT
huttN+Is5dGgYd0EJiktvvAHnzj9+mLyJh7zM9/AHEgKK2SeAh16jERN+uLkq3oTrRb08l/eOyje99+o+We+cb84R6Z09Ze8Qd79cLHuZz6cryleeT1mrruT
aiHpdG2W3riQrSUeFHXt60+ivWjk//vv2j619zvSXmLdszWmYgB5oH6qPT4KnJesy61FI2Er6Ku9+artC3t7Y9IotSdfS8RxZTvQ0zuuu7IWClZ0ROb7fXdI
LFHjLO/afFI/O5FVbu7NJ/ouFZ5N7OitBWwt3Z7csbA3H+/P4ihdu9Cf3QsvVRhw4hbtSGvbIQkr+krEREA/6c6Q3XOcGi2PsXKga6eZCABvJZWZXTxSTjlS
MNjERwfwHupqL/0RJNIV9ImuJLK9kb1AiBgydlsosm039tL+LF3jGerKDOWnHejP3tY7HYgCe3uTRMxz0V6OLIr6av92RvXlIYN1vhxPofwGTH4YWFiv+alV
1af4Fi2Ohb192TB/kddeCgNT8cy+QfHMqy4neqCnNuPPRpJgTt8LZ54dmGbuEOfw6Ra3zF6OHK7oSLrQWwVptjjGTGaSrepv2UsbH2Dix7JVB+jIUwfp4uxt
B7EE6f4BGu8ADW6iWqKYhu1Skp3GDfslVsA1ucH0dMN0Z7zW6Sm5P26JqHpzAv3q65HpC/qs7SXna5oCZRGxZePo37jtn3lB91NJP9eyrpOoWfpJFCv9xNPY
M2iZHMCqOEg3dF/pmQOWtir9dWxvJkb2N7HjMVnrUAPAOzK/E3Z+J086vw1EzePedvx5eXb60OyHuLxNluQWNlzW5jmS/ncXNAmY/o9x/yex/sazMd33Men7
JO6Ds4kT3edwiT5P2mx/GKBynicXbxaJnefJ2maRJTuwP2Gn6M++jI/JlFs/N3u1uFzjKxJJ8/ofbylzxc1S3kvGUTlfVFfoDboyAN5JBqCx3ABI7Qqc1xID
kMisA7MQrcCfyaHdRKKW5TB76Hi4A3ZtBsvu8naVvCofy+IdRP6TryKiiX9i4VU5rRSTdnRiByp92RS9NYmMbT8u1M6eqmjHH4IbL02fHDQ6vhepjFn8oUE7
QHtR35vD/IwfLZzL6BrVPgDqADdjDUh9fntvHf1u7uNLq4uIfdTW9AIagObPEku4umjegLOqiAe4kOo9snk5A22l17Q19vvqoiGpsBvw+Vqn40thVyz2aSMh
fsCIEtK3uz/l/Cxtp0++c/b6LBiweNVdmKdt+5u/7+zrTxzsP0Oj9iSNQ7P/RmYXLt6XxXuhkGziqb+kh5oH+6+Z+8Dck7ccAyvR/6ZJHcEPRngQSXlv2X/g
8D0b925yGrQL0D4eZ2uxj8fsGtYtGjQeRZvOA5KB18J23s3WXs25Lqmza7J12eqtu2iEur21WQD1sLbCE4slXUilC13pQkpdaC7qQlJ2ocldSPDUoi4k1S40
uQvJcBeg00GoY3/uI589V+8Iv3yn3kWmZS/KBH4UrNrEoufQV2bO6cE0XwXyo2+T+WmG7iaZIl82pTOVIniZZPMle7t4wiaGJ2xi5IRNLJ6wiXpv28VqdgOh
M5M2k0naSlfRLsurihcOLQ+7RoqAyHq8v+4ALeX1B2l4qev0I+YfcSlTz+9oC75lh1cj9v1XiSBNEhMtFmrJq3qxdqNYCzcKEuyztYN8NQNeaEOZyVLS3V+K
vC9jTsP+3AsEgB3tGGB0MEruJBGCI7hj/oU10YHWYC1t1fhg3jkiVq5DjHPLbqlj/erpqI+aMcOK127qHSlm9h8OKbSowZTR9BGDcQFjsY3jGryO9WzTmIrQ
IPZ4oX/3assNJtUaskl+e1LvfKMawTvJXnsk0rJxh93bkECQXVxnrmDRkr5cys4CrHsWSSPqX3zwKKOesDMSlX6PUUK2tC2RhWsBpXQkjLMBWDydCeRM0apd
Pyjm5m6dexX93Qd11RVTUMam80jrkvy2coEC07+o1yguQps4KV3jYL/Lchu0anvhm9Ho+z/Ro4Owv3dvj0SlNic2CBJBy4wk5Wy4E7FVHOuk8wdFWXg5K1lY
JGpm4eDMX9kvQXtuFiwcRJZ3quHiK6cMXjsbzhwYzlxJHR/D5MatQGAX+zezI40jytwtkkzXzfy9uZ+5OyS5XubtBSjUDvbXyHwcrSx1uxzZgUS8C3s3eewb
8ZNK7RNlTv8ZZ38e9I85O1gdSd9AHXs1kRzsgSNjY2/AFmZ6MAtedQByPB2aUG8HB3tlLSr5OA1taRvfuDMPjR4aDmYeB7aFmmwjxG1Ma4u0u50bbSRbqpca
56TveI28THua6vMDcqkMGyBJRTR29G1Spg8u5bmHj3QvAvN2cPAGLUyqf0cb+mMPJg8HFmUUvrGSOdP8dxtidpBld2dFFUmTsY25QTgF82+d2TAQFxROlf4j
CDAZMDwQ1Rqn994p2DzegNMrQfsB3oapJ2ZHj7w5EOiQWAjCA5PA3u2JppCkZ3K8gwilhkrhzR40i7bmWrXscCYpRgoXra9W3KhXTI/8CCu8kUBSCaaoj678
hb5LR/qG4mzu95QkB3c5wQN8PCAWxTcCGiUuHpdx4Ur/MryS5QzUVSCpJ939WUliT7I84/DGxWs+RTynz0+d+d/3S8vts2oP8CQupOd9QPIipTKtR/vADbRt
25fkWWRXojF4veanqZF+Us/tuUEGwCvHKhFEeL/ilOQk5+ilhhXvZ+pyyYGxU1yFoGnKaJYxON1lHnZrD18oDx91GwaQCp5P7IXT71a8KL4BVPbn252kUbqT
BJW2/J20hTcCAYOv3Pzm7bxGB3nIJJCFJBnHYj9rzAtE6ijHAUwM7YRwOdg+lbt4l+7Su4rfRfYomJ+TVzwnUMWcJoZTv+BbOuOmtFu91afdyqvsVnGpaqQ2
YzkzRvQtGl4LrrQVoGgcuFH69CGdsirNWbPdkMn0camFgDZOxMxkbpmEa5FSOUZG5KxWQTaigrFbrEOuBnrHpGn/HEfk32ZZMgsmpiik1HqK2+fWNLbX2m9H
ZhFnNw2cTuIfc+Kc5265df7g3UeOzc3SvECbTeypefqYo0/IOGui7XHW6peJ27hTxcRAak/6m+Wso16k3zgkcEDS9Arwdnyu+gEs5g3OCzBkG5x1dKzQkE3K
yE3QyHkc04u5t685Iy+VpXLdVJ6IO2GWHKU6mkfF8sSkB6Kgt0ElNDiSpyiU1R+h3NieCsklIEAiMk1K7BMWy4sKVOjL2xxWrzNLKE2sjczX8EWHXLdiI0t3
5ok+GCMQS5kuIKqu8pB9Sket8tCmCwi3SqDN4lUejkoXIOp9ZAow/nShTbkdGc+64P558GFMtaZNW6uPwhAAWgjwUMJRDkywjLqOeND0yJ3iiJbQ+SyBEDZZ
25vgnlsORC39Ap0ozjbJu0A7iT+wyRUCQGIl7HyPzF4MsFeey5iGjhm1FkatNWrUgJJFHK/iZ9SoZ5R+JhF4qtqoJUW2i01BnSo8eGdr9VrCWRMw6pw1QoBp
Gck34ZgkhIdw1F0ykOgmVl+0ZathHH06SdPP6NUSbXBaOkxlGqE2rAVt8yPv07Yrqhp7RSBBWUH6Jh739rkqJfIPMPOtvC2QToDXPePndgsNN4VQGboosnNj
OKB7OQ0LsPlzBGvjLMA3b8De029mRYhsUwFfuYsFTD6tMv/FKuUkbee5rXkxZMh+5qeP8CYWGEMiDYQD7oM4Mp5jJIoGjwhm2OPBcnT53zpkG/c2mMkzNgK3
Bjk30QUaRsOEV0ssr3uN2NcvFfgY/LtiijlWB8ASfrFKIr91OioSPYzdXuz7VTjTyvvyhpIzRpItQYpSxsxffSvZzY6o5elizOKwEdNRbwYwSD95q9hU2HiM
C4dZpAqg1Q/FkuvxzfTzki3LkZgGB6Znh3FD9dr628BvaHN8TbUNN9bi3w86nqscZSQxV7MxIDEf7IInvQmlGxyES9O0cVBcQB/JtjyYYl+4Zubd30uKD8PA
v4kaLFdbxRdw4bOOvdLWntAhwMFUsVFmpkkzUxxXLBVzdvAP6ylr4cYn5AZaSNWjQV+g24D9aF/TDou30W2+SRxGluzLu9jgs+5R5h8ug46bETg6Awa3g1sD
x9nTXuISQQUsavVChiHMIy3QZTFxyA02CWQuGy2DlrBYCs4Kz8UIYPiJPdoosZ1DIxDqEQhHj0DIIwBTHY1AozICUX0EYh4BT94xIxAKLGEIdLWYoyQ1vdo8
fjwCRF/U5RFk4Wou8vuTLBpCFo2TkYW3iCy2sdOuJgt/abLwJJshCgD3i68MGnOBY+QEzoGx4Afw7XX3RcLOs+NLzt4RLnvVHmCvFjG7xwwK2Jxir5Ik83Dk
Vm3p0TxoZIr4w80H5tmJYD2d48Us/JFSBCNINgAkss06u/LuHjoSuiZuwtnFYR+AyOTclOsyRuDK4TMA/wFBefWJl8nHFxB4QudqvmqhGp6Pa8TVlO4JEycD
Tpw4KXDiRDZReiX4QABtZhPmyAw1ZOJqjBPLA/kaBjWt+Ux4dZ+JiSV8gSqNWtIRKMn0i+xlmHloj2vbIzp6sEYIS6eWRIzU2HpZ203YjLcKkIu+AWHkbVzH
Fb3ehM0p0a75Gn+oK9lr08K5jCgn+eVGA7u0W3UIp/PBW1/JbTjBDCUd4ozh1GD2E0ArmK+wMl/Cg9okpoiJmxykX76dz4n6r5VkEjrJ+6eSZSgLFrTPELuV
66SzSgesEI9Os96o+A4RQ8ksrcmGap6EjwTfK1212vWylniJc08lZY2SeswjliF9250aWFPBlb+DjxabHFs2LIK9f4aaaLzDbJEeqy6hXANNxLtxSjNNGIdd
j906+STBP1+QS4aaykmQePCbiMXqZM2d/NuXJqf3mdZKMqSGDpMYKsVD7qMM3Df80TzGsxvk4FW4wLKkhFYS/3qrJjfLPvxh5Lqzyb4ydlt7Ke6UYBjgw1D7
nMt5ymcHxc278gbuEu9/JZORI/HVyKzdrygvzMbCqWnV5VM53u6EQcMHQwKV6oucAK5F8rXRnyYhZF7/8tFn+8vrT1Z+uawpML8UbAnyK8BvZx4RdtAGhiQQ
0j4MX5++d0BnuiIBYyFP9tKlaAdzqfToJP5kSN5wgPalUradR7bs1l7isV2YTzpIjd3B92hv3rkt7+7N0352SAJvu0iOnd7G4bdg/jnzdgvJslvwIDu0N2/d
JpG6rSy8DarIKEv2Qj6nk4X+NV/V37wfdunoZVPzWuvC7ZmHYHtgL4cjZQFrXDMf7CztPgOTyEgVjCikRLWGLvX4I4VDDRxEIu6ihA47HAOIRKJaDxvQQGGY
QnaJoiHwDuRtGtTqUEA0hya4/aqDdMN67FRMIntNsyuX+ERlpVPrNjp4E/ZUwDA2oZpF0nOMbpPG7jakvEEC8QQ5yGnYYp1gPL4NoGT0lSFBwtsYmi0SJ+Hu
FdgrgZ3SAH/PUChQUmAOEhsQjUGPMOIyfpz0edtIWm38s1MofGzq9LkMmTD8kdAmp22PNW3Gt+UJyHFZ0g548EOeE022iaVm4kWYgJuYCUwMZqKpCbiZBbex
UYEzPlRoFINrpMkvd0PEQfkAAOBjTx95D3i0c5j8eNiHGyVkBLzf2aYfgOGh7vbC/iy7UjpwEmAfDfyavYpnjxWeDTzaoMfChH3LkTCEQ1n6CixVw36XjCai
SgxYW5g3sX+zUrGxm7WGCOffsztv8bn+GGuXfYxuSCQNRuvi/UD4Z9dJLLHyPG6Yoxjq8cwenvVfAYOrjTqKA6ujOMn7atT7Sr8/pL/AOp7vpVl7O2zA0FqI
g6fLXusIjDWHSKdvjmF7MUsWGLQah2E8fF4DiDXMulPay7u9vVIajsVNiH/NkgvVBfBDvcA5H3qiC5zN0FnMuOfRRzzjbkTkMbSH/AJI1KhEfc4g0dQYTtFt
1BDnJ2pVYFBEKuYkGMX0VhhJ6Po9asB3i2lxYffBujygZtz7XHw/y7tPbfKO6O9H6Ps9+vs99P1uF98eVByaLSUdU4P06zL6uHi3SxfT372VNRrykG4HBpVb
cGxUCx6lFhzUNR2nmub094fo+9NKvh+j708qW8KTjq25iZ+4mD58qx4fWy9w9eiGHOo+fINCiZoAbsPXUJxzgfNVtWjOy8gv6/3uF1/jmr8KgwWV+RusVSK5
4GssDlYmWBLae+nb79TcjkPDDz/NU5r8UBThTAPl5Ef9zkFaZEIDY1kI3CluZudg1pZm2sl/1rRWo7BRJbfClZHVExWyOlEhq0crZHV8MVlVJhcXj38XZPVQ
hayOVcjqQbckqwfcpcjqAXcFZKUn2K/QlwxO9yRrzqusOa+y5rzKmvP04HRGDQ4u3g0FZPpPt4uT2dDgdE+y5rzKmvMqa64yOE+OHJwx/OTB+c7tw4PD7q6y
TnBO3H+nyH9sgccIdRg0tkJNyXOyKT7E7tgA/katf83NMouSnRB81sjDDOOnX7ldL17WJSsZkkiv2+8cKqeVQQi4rX/DPYchadTPz1uBo8GHC9GOZySI1/l+
qM2aZTyQOeRdKPEbOvsOW0ShVIJgWx6fbk2cdbknKzw1Jfpn+I3lzslFImu0IPCCKdhjLRMyM8iqf9cOcSkehiPEQ7dyAGLetGwYsWxoI+RZGZO7LBu6FbnQ
tYdxALmQQ4aaA7FbQWRo7hTTa7qgqQ1+Q6oSx9ShsRP5G3xpSNJimwOPTKvsl+oD6iQPgHA5t66PuNGI+ZEIEuYSLRJa0VTxK6OowsS/Q6UBzYZFp+ZgSVBF
XFdyNEslR6MyxyexkiWi1hh6YzmbGUfRJhWqiBHLw5qCtmgKdMB8ke3aWgmPbpqBD3nYIqTc5ghYq4AwX6oPqJM8gNjNlkTqdmTg2V8qAVp+spPtxX76zCGj
z6iTaAskGo2ILWvWdQdhiepgmtCAJxNiy/Zkzd1ZPKTXYIQ1xeF8GgwiGfR0lM9wu0DZTOtKkjYrHtQySDW5WqnZQgJInWIuYDjw9J2v4aBSfrkIdm1lJTp9
9W7KHVbj+j+W+Vt306c4LCr2w0CQ6NtdFcwWih1TFMt3hWMC+KG8HeSseo6Kh9lHA8pf+PjFFSPsJPSs/7XYJxYTNqhfvKto7aFb3V3FOA1FWLh4C5eDPbuB
jF54UkzhS6qtWO7JKy39jKuf8cQlIAKoTLCn1yzcXgT1MiwYIQMPyjg0uZjdejQgPtNYAEl3AzuO0WCEPBjxj9HmsbutWI1fIDvcMXX5FCvrAdSVhbBVReh7
wEg5UKHCTT/5LVdFGHySswqnmBX0ozzcmUca9yYqssuncEJku1jvn+kEqJnMfqKhIbbKL/FKwJCfkYU7AY4DdFRJZBvJ9gQiaLN+QPzlJKtutI3zxAdIcMnZ
yiBbGnycuO3xQQpIcn66lQVXTMEaAXNAzNYbqPYYdeg6RggC4Ro8UZ2hEM5QWYxeBLSQE3awAhiT9lTM3B4ra2M4hzg4iVulodQTDW5IYwLLW5Lc4alkZeO2
XsZt/ffruJlRQwKOoJjzrh/kkeSaAkwiIrOQh6qLj5hkSJVF1qkmFS+brnjftMX7piP+E3qs2XBuRhpun12LBsCY6wGfPUl5g36d6lxcxeBRMAX7sFbj4M7U
TkgnAz6W7tLOCHSN8V3wjLZSK3F14MfYypx8xvdgPg2qIYil5XZ6wKC1gsvsOmJ+pYuA22YAaO35oYHTIc8IVA3w9dJ3SfAcRA7WT5iH+QKwqzUGXADb7/Qm
hudCMEiQvptt7sDYImHuOuh/NnnX0nPxJu/l1juRK3rUsdW9hwGPmqVLBYL3qZ0hm9t9canwxaXCr7tU+P/SXCoicamI6i4VgXimlC4VgXWpCKouFX7pUhGy
SwWbysSl4jdLlwrIDaVLBbIpVFwqIqHOUGbUuiQbLdj7vYaneSDf0NYxp2r1ETLyGTnB4t8LwTV4D9ME50kGVqItj71qNXEEgg7SkKkMGbyG1vY5ALGbdqex
CU2751X8lLWHHSckjaANpzMf4d5PWFFPcoeAPDxtySjSmy5UpzOif3TTBc5p+HaBM0kfLdisPIBEpAxux6uBYe2bVdRJWpkGWkR2HpwsOe/d63OuJ/0tzUWK
+dcAhPVU0e01JB9E2daviBeZ/f03cwZsQ78oCOlsfGnUxytibgV4GQ4MbthgGuJVEfEoY+VpBuVur+Hy3Lk1BCfXIjilvHwdSVyQ8wYliQFyn/WpG5zT8sZC
/xm1XwSfCfiKvFidXiYfHcI5YLgpWjfpXwkCIENSOKNWoIPV5bTU6JfUqJeUfikRtEbL5/pH9VkTVNHWDMRcFvX0Ai2BCcq7CbtzshFi9H1dMDOg/QS4hMO8
qQUPgH2jBA9gwCbq540LmatdQ+eTw6sa4ayv7e16RuZUKWoSs5jCagpunWWLiGQLQPrBZoCLrP6NlsvlTqvMc/Kk3zlIdAkTSd7G987Lckf2p1cQu+UnEswv
onVkvrql6ASdUsw/mvxjh6jHWMjsipCZihaK9iEOXnfEhVgJNNkYy/hPGIlxCzQf0+4lvVUiyG9jr9ML1f9FP11ek/8F3y5wXkkfqxDD7SMV2E9RFQiw8IvH
HGAn+1laXZWrSsCfshNc33WoaNq9vufCa2B3bwJHw658tUZIMIfFDXlU0q7BBToJWse4EK1bPr0cbgfyx3F+muoBUroxutaNcRUXjI5srV5PstUgUE5DRwS1
Jhu/kYZyzf0cszz86Bg8edcgkehNvclsfCFbC8LDo1pPKkTcySbYYXLVKCruJOW8Z2uBDEGjTI0ggSranU2wQIWpfe+dktvXVk/b1XiW9Na2YvE+ccopiTku
mqdSFrs9KeRaBIOvWx4VRAn87Toz/bL39bs8tblMLZEYO/uzaij9knYxk+nf0+NHb2Ya3YjoolXZWKbqNLlRaOS8nlYubSYJDTT5CrBgTJM/iW8XOC8X6W+H
kOZ2TY0+x8lCs9Ct0iT0zPtNFT8lVVxLg0Fk+H+hVRuc/4Jo5ha+vTJXHc9Xrj80XkG5OgNZckqWXISTXJzyQXK81OqdcqRGv+dojZleaK+wC+0nZaGhU84S
ncKA1ECXHYv7VNKG3Sq4o9zNnB01XqmnRCjE4RAmOdRgTbTL7CRnwxgbc+wyO8mhMAYfl7Fhh2G7zBzTBFpmY9pVa2v1epKlWGZjI+7oosziaWXdpRdPq7av
jmHFjmdjdASMyxHQqg7bKvatoXWldiOfx9C6Kptc33NZ8bhGlJKTrHfsjYluUoluksQ6Wogd2Jx7a7MmJ6eBr1yDFqdxRiEiAqVOmtysnFVX507OhaK+YjE5
5TezKHyWZK0dDCoGeyYrbbOBLm+IFjNx3Vrfi4UWp5ejxVhosTlMi4s2/djSIq8sV5bU2NDO/sqKNnYZj6tlva0K9uSuKlp5STer26ms6zWIWtCtatL3Ma07
XWOn9VfmJCDSPqeFhspJYAoYekS0q4vvYrsnkmVl8Pj1QADZhq0ajsWrIE6QMLqqNi8nmdEkMRA/oplyewz5xibptaOmF0yJD6ZQ75+TK9g/o5NOr90/abcf
tcU4i7eYqLJYIoyFI66SDlyy3W030vxraA6fuC3LoCWf9Dygm3qGEztRkZnZRRvYdMDiH4gPuat9yCP2EgdVkzjeg+LiuAjCruaklcjSOMTyZJO3HYEntGdA
Zu/FspBbsqzZMLCj15YySGzTPHBylFEh3a0Sg7UYsLzqCpgAOwVKz4sGyOehtdr33sJSO0TujfCEUSzWS/ROgJgjoH+x+AO53d22iWQJBj2+BOIEX7tIDmNn
wJhCric52Nz0QZbQVTH3HW9XMeeCWkgQvdNocCtO8q52ko9kRuSgZ/GX8cKN+oLafqIueeKYGyAqR7G7+rFi9gqAd4eM0cOFQLlN44esxfT8Xxj8vO8CjbZx
Smi00EOy7Fo9ctxi7pizqxoyJtwiMWRLQRM7VgAZfbciRrws+XVBcYYV46aKFOZX++vZ/o78hjHwRo2Bh15FgmXn2vdGfMO4eKPGRUqAqBtVN01wpXFfSeZq
QJbRzgmHZTAT8DWmk5QBcDl9Teb0W/v7dBAckINbR2HQYhcMTdHLm5Gie3qkdPlLFquqxapFxaoliq0IVihakNXU6GezkKaSjk+GB9zGnoX8DAfQ2scq31i9
JY/v7FYfceHuJjeg6nGSWouAfCdVOFm9L39kIk5e0w7FVxeif8VfF6obt3RempZsAmWeDyMG52j6pQIsv14Sl2QAjEf2jgrZGZJrWPJqaMjskYdtw9JQQzt6
jzh2Gzh2axSkmxXdlGsIuCY8cxM5NxsloKCJ/PK3Vq/DpEErLGKzxc+RUBzdSKPbuh9qw0WPRgtZmzm10MAIw48MTlNwjpfMJov1HpXur/TbyGES/BazCiuj
tdJvS42qLnV4ZYayJLEygEntI8BOAunyrsGkbtNSnRJcYrYKZ5JNT1aNzjc1Yir8IZ3L8HSwq02TVaOpwSqOamWM+tastECwipeuZ0S7BAtmkeG7LN+F+3FZ
xWcM/z25XH8asEJyf1I2k/lVs7amE7GwNpifCRbme01ZDspC0dtvlUc0Dey3s7zoEdjIOjjXXYlshf7JtCKp93tZqj01ajw1KtNoyIuJJ1x64trDE2O/FfuI
XtODeZsRkUONiNwGIrK3E8ccAvM8QUT2qojIIaDCku2sZl+SKiPALLmSF8BJX3+LEb9yfoP+XdYm/qPnsE98IAjF1e1HgPlb4i0SIeUGBwPjY7LHuYaZQ/5h
/gYO+Sx8u8CZlhQg6yVJEebxvIFMJvS7NVGcVcbpvUKZZ7nnSRapiyQJVcb7Ne/s+HMO/mzEn/PS94s1CTrj8xjWdm7uSbUJj8AyNS1ReZm4RsGGLpjQ9XkT
TOiw7LRYvfjVjVBhYPCs/hlCwB45A3cnL4WxC/I7u6saiH4aFklQgXN/gzNNPGV57JSyuZNMWe5JP1CySMmXifXbR8d/xPKL4LzqReJZHiAql6TTd1ly04xG
dODH24LqW4lhB4bLB5jLdY6KTh9Pc7pvc/tr8Mro794/31fzwpUoW7DLOwt8X6B7xXHdOfgyaFozV38bruxLd0iyt8oLMHHg8SzawZgoONcHK+xqtXNOrdkV
LqpWl2PrcqSq464nMA+VZKeV3WMlXk2n6scU4oxtUv8kwJD6l7c4vdaCCWmRHjKNutLD5IBIzw1AGjNOi/TQTUyLGdeLrls+kbekJctV1XLVonKFw8BQYbzy
hCFo8M3PPD2QdBTsEN5VPF9I8uIR3aYsH3aiVPq7W4o/MS4m9E0jV2uG7kO3ig7NpzdKwXWJJNLuskmkXU4ivdcmkd5bTyKtFbKufoJvnzyJtH3Ll7f8IdTw
V3c8pNb1dVrdQIOuhydJqxtU0+oiQVHEsmfE+DREsoEksnWRcswVxBdO29RCenhOs9pGilfkOYvgV4HMuSmA9bQI27ysbTdspLCFlu6naZ/mZJIdBtankgH2
GQHWSdLqNjmONOELkvo5RlrdOOPIFdSDdGlQtTWz2Hj98lt50+ajTZBVN0EKXW7hGNyO4N+SaBt6ko1xzlwkkwVkgBTZQbc7yBNrcuUGsk3rgXCuQGt25k22
JLeRl83mymWoHAEkaDEDRf+2TXFa3TZnqbdtC2SwODmwx4mq9dhRM6lDGfsVekAza/KYcbbcYCvXh1ZzEjhJmKszx0W65ZIBV/cpkjlMGCEqEX4hlgy4YSUB
TmgT4CChSlMns4Uvkc0GEJhsAB2bDaCDbADBiJfgjRExJhPnYOY0pWL87gieAIdXrJIMuOxnxt5lE+zNMDtYzuTGBMsZcDFhns7uLBlweW46OgNugjlanSWc
AbejM+DqJ64vn+jgiTxpx5J+ObbpXmMY2NYg3WucreEMuDFmmDqAoOAOZ8CNs9WcPVb3kV9O7Msxp0/VxBAgbWgTqVO2TdGG3YbrJmfAbdmEsRMSc8IJY+kl
djKUBIshd3VRBfCioxfa1IF227PNgF9ivhpPJdKH1WjGGg5jToRKkwENjcAcrqa+8CFRa1+S2Eo75cChuA7jN2EADJh3Ww5tO9O2kfp5HoWO+GEgLfYyGXB5
AcfIBK8z4HaQAbfDGbtR9mpeOuy91an1V1/iDnOyXMHJTT98Z5nttdPGDhAg/21TCDtG/tvV4pW0GkTrSOLuiJ2TaI02d8I3hlNVTtGi5Fytsi47HM6MRK5N
nchVZ2XsgIA7GgiS10Fs8t9GGo58ZP7bNi8DNjhrP8RmJf9tB/lvO1hooPl4UB2HkIcN12laI53/Vm5FyH/LiYyz9uLx0NlvQ5v9toXR8ap7g17aT5ql3QSZ
8NhFmKMQq6EDzSZaxwMYZU2E3dPHzh7alnD221MZNI6xbz6L7LehzX4LB7PkFt9zZ9297qwx1mfOziL6mTxgwAd84+zn7InFfqv/61ZRGfHActijB1J0BSzE
NcVgP44yDx/xT2v71aVIMsB+Xz3Foe4tdsb2LuXzifi+XmhybTYFdC/irO3sEMsBinLwszdMtS2hbYuLbd7lAEakSEat17Q9aaLHghS7heIUy5vSxqRsY4g2
0mxQ80JmQmLOtd5T4lZOfJdouiM+EXVdzV7AnEUGVgzDhFHrOXY8PcFfIIEFreRUl5yek5cLp44U7BSTuFR7WeqB4K0+0P32WBIpX2aMRiJph49IroO/eVKq
qpUqT/DtSqmFSn5YjhotDHFMA4Os4aeSEAcv/XmOeH6m68ezHmvxFjmgrySxwLpKYoFJGZ8P0Gpcy5AOuRgXWJ6C9f3WWWZewKN7u2hzjfbQPjNHLNjNu7Xn
OFui6BqY+IF4enIaCLf4jnMNkVec6OwDzQKAjCEkXrp1eTtKOItX0ItbsYZm4kp0C6gmt5ibHfDzc4qqM0UX+wGbLqkMJLCyksqgUU1l4NXKlSwG9g2TxaBR
zWLgJdZvWj+n8xbEaMXcHLIESPICXED2gSsF5TE2+QvAjAJ8lXecpslf0CzzF8Q6f0HBEBd5tJW3J5O7oFnLXRBz7gIgbk8OWKUEXSTsOJXUBRMnTV3gC2Zp
PdsAA8MEnLJCwlJndUKxRRTU4dBTm26gU6Yb6JTpBjpHicg43UCwk82ON8o+BKCVK3hCX0677Zm/ul80auAoj7kDeCJ1gYydikVk05XtSGP3u8gGAOx+ZEyY
unKBnsETZ/xcPsbQemPVlAKdMqVAp0wpQIf/0YFOQ1VxiAcTUFBZO2EjL35u0BvvO2JYK95Dx9Mz+7BU0n52EPn4Vu0rZrMx+EEv7KWLAiaardon3/bSU3s5
Q8GY6ebvOpJUeXzhgEREuMWVl3K25bGFgzzE9OwWwdocK445DPZtym0t5ClArDOgvmTpvhFlu7rslD2vqmWnNKPUk7RM/5e+ot0h+l50sS3v0nRhGGi6wHw2
7Sh8yI6CbRiPhG3YKmpYtzq3xeUME4JcE2W3LwbrTbPH3abfW7axtxS6rGR8qbtdjK87PL7dReNrq9qCJESpqUrTzTE96KgrTWp91eDm1QHYQWu4aS4aFOSf
aAOWmZrQ3NdL9eZMt9/zpYfvffeXHlY7aMl26F6+ivYs2kqogMXHe6e3Cgt/Vf8lGq54pEhLHF/6qpwL69KzFoY5T7l8pl8Nn44kUxFDdWFRa2TQtP+4s48e
RiUWT5Qa90S4j9OLuANuKz1ETe3S498eruHpsgbY+AGBvkP2tQivZjRsLkPXDkxfdlfSgE3Q+HQxpakd0Xl4EOo8WENXuQMGtfX0bfKbT4gIEe8+0SfXGhen
EXHzTZwVjmAYXdUGnpVw77zhKFoWrzIw1Jg/b27vq9CYUJKecTyMTv3DM+7vxd+na0DXjHM9VlJEtBe93CnuRbj+Eo1uPYZyxxCLw80/7QoWrKmhqt5I7LGm
T1e0JREVvjHMUyhoS6FFh6a9POQM702GhnZHAEMHFWDoQIChbYjRpKNhGTV7QEzYh8GEIaNc9YZ4hG1wfK5jjvOJ/3hd29QY0jY1atqmRqUIaAlvOSB6p0ZN
77Ra0pybNNjpbyC8J/lBnfx8764yO3pa+aUfy+ovT7sbhx5oSbLr371z5NOtoafPXvIBqn10yZ/ikk+Xp9mt1uih9XOT2KlbxziiBSow3YUkOX/4huglW6M8
M1pyWTwzkheOqI0O8qEGrh7ZRWnpBN6dHGrptpHFTuL3uvJ3VpuTc3B341BBemg+c6cht/pM6qcGJS2llbgSo8M+29sMrxz4j8DlcOzu0lwRCByURgPk3wKI
a7AAGbw4KHE2dYP+uEIFy8xsVr+6eGSBc6aL/PSdlfL/9cf33Y+H7lj+R+Skn6s+/3t3rOjH7Yf+9cf32Y9XL/ljhQV89Vn8+OM7VvTjkTtP/Z3v4Y8/unNF
d/7oeWr1J+98LruwwllY4Rg8my5IAR02TuMYPIyfbxjz0ll3X6PKPmmnqTPn2STlnfnNW8Qp7in8HhDT9Vq+/dgtnATeAXJl1NOJ5NlOweg1rk4fT2ffY+Lz
Aj+63Kumlg90avkGUhXBo6GSWt5jU3zjSqSWd4vHEBGafsA4qTymwEtyeuJQ56uNPZNGEO25BpJocZEoXY6wa2tcXHT9oLhI2EAq4z2KTmn6PKLEsvZWJcgS
9ynxWL1f9Tj+4AHV65x5hBOEHHeYwXV1vuQugq13zzjbSB7pzDiXIJPmjIMUTHOf9GaczSRWfuPTv//Fz7Q2ORvpXgsPu9P0LYH/QxcO4BkefsiDh2q3/9WP
/Obbg00uySH9Wxm+aZMb6ea7cBpNX3+reMxmLe2f0skMwr4Zbir6jTLcSTnc+N4qvCtHjHIB9wxXj/Ib66P8RgUjiKh+4LaPfEwkhQBjlRWi1CRw/SlDRNO3
aUdbSE9I8AviC89yWEko16KBhOU6Tj4ueGgevq9CpKxbzH3EQxiU2883uTvAn//fmKBz1UDm45UQUTmvDZIcp589zGOx6ij07JxpAqm02Lef6tizm4Y73ZNH
u+npP2Sq5dQyKPY/5B0J9BtHhN9/RGDPtPtyIYYdpfELj/5U3rKupiOdSbW335J+ogk7iuaLEd7HLb5XSzwrWxa4Hd45LArai1lTa7E4N9J4f/a2/uYDJMQC
lfX++RLWzzjYe5WgzInizd9wequLP1e9NRooF4licbVwirmPesMDdC4NyQSPE3z9KyOzmkcEgR8uojTp2g34swd/buZl8ehhTTnnyJKalhW0ETOXTVyo+vSx
5gKnwMTPuBch2GrG3QzMlAucUpHQYpXt2hE+vstOwcmddvVkTGaTQ5OxZiEv52Pt0HyswXysqc/H6t4a/SbPBxGTnhOJNls9alI6ErHWgTvz6kpZ5TdZ5H98
WCOmss2ow9RuZ6dpgq6XeA3T15eYmUImbAsGH15TPCObOUw7410CuwJ2ACww2S9a+QS2Yw8qrglYl2l3XmpbSGB2ijKMKeCLvWyNhB2vlpjjjsQcNyXmuI2Y
4zG2phYZ0aDqjRlIB9o3inNAiR/xMob9Td9vKsqE8tbJ+p+EBVCLPHqzgGfMP9IuuZnNkZ4Zqgd1HLN1dTyL+j0ucQRb+K1snF4q/snR9dbe69K3Pzmsl0If
dWMsOzKWTRnLtozlGtmd03fLvuxCqfEYuwHpcWXbDsZ1tR3X1RjXhMd15KEWYHIQlGDGtSXj2pFxbcq4tmVc12Bc46whTgcwQtmxDOpjmcpYtuSMi+BvUR/L
++CB9TkazCOwqCc8mnzy6GFJqsN5RJnxvE/JqxjRI6r403JIqy/zMSuHbO7Ja7lM9ucOCzEnJTEbLUxy03ORWMbhvC8sL+fsODiZO+mfHtbxNzh4FTajCSkD
SWc+0PIQSx4anuhuZfUAJ/Hl8ajxu4rGTZ3AUW7YCJi+6SDHJsQf8KlEnPzjqucWX/3yO78Y9EJk+2U4CMGp/tV9uzjDwK/epXUKG2FVw5bKhDWNOBqZscNI
B0Zn5bxiLB/Y3uaRCkKPuSrdNc+iZ3qRhLwcVvJmFuHNIjfkUn0XSe4Uo6SpsrnfePyP3o7mNtFcOvZd9sVTC/Mf4vZ+5C6b6T7YQDRKVa3L2W0u4/sfM/1p
SUciSZzAdKkpkf3OY3YX7blUDx9Xf4G6/wKt+NJH3vmGkPk92NYkZDzWbKeXxax0latNe7Uph0OABa64HY8d1u3Yktfqw6WLpGmbqZdYiSUHO1/hYN0qB+tp
DrZ5jYTR1TnYJhYs81ZmeD9gNEU0IRyvMznoKW8LG1EFbU0Ve9m9wNV5wDShB8XTDrhYqJSz3dyTR01P9krelZsl78ocjN1lEB07GrYBf30T7JIZ90awIljz
HUu/WnkX/XDZuoEtiti+pVrtwYso4h0CW5SbtbFFubJFMZLRpJwxEzjaeVEJlIw4iPFeFXA0tNmsJMvG+001N8g8XC+zch2M95pEqqSPzWqeDYOZGqJ9G4e7
LO3bzapO/O6pTX08cupjjNLyU0/8tMsuVwCE4QC66ChwlA8eLZz6BF+b8ywmMout+iwq8eALEK/ZxsfL2eBVzqmyc9pcbk6bMqeK51QB/BCA7C3MqZI5VXLs
MIBQKi4Pkg8xj/WcPrT0nG6XOb1K5nTb8zun1LZz1ath76a96S7E0tHnYSU760ElTZu3Rg0wyTGDj1QQYxztlB3tEad6DbnGhzWdEebQOssZ5fudavU2vMA/
f1hMDKfRHxGyi/tvY9HaSX8Du2Ryh6u8WXfLmW/aLyI2K+PlVy6BeHmDprIxRe3S8rZXeRo2RaLiRK4Us/SU3hAbZ76ZjW0Nw/rKby6QNfmXsT8ijDX6STf9
s8M6tI8tORW3VqBYXU7tulXPoroJKCteRUCGD9u+XUBu4WRgUaIL5fFsaIsD+7ffYgN2XVvxCdZQfLrZaHJ4VwXxaWMFRmSk8sHXa5QqOsdkZPNpES2pewhr
yxdu/6HWPfjFOUBl+IAJBT4HTJqi81rv29dB7DX7tsPINtjLgSFH327gb3BOup6/4YCijxbCcz/CwQg+jvAM2elNkrksItZeOJQQ1w1MqEgA/gbnrLwtAmxH
Ys7DajT4dN5dPjuZlpeWhFhMGGMxT7O0Gtj4YvXDSEsCpjwdAqjuioNT1whMbUaD4tRn5mKWWm9FtneKsDQGWSkdJSvZF2khjrMAuwoC7EQhLtLdugBbH59z
qaXjPEyAQuHxkXav4uEBzpUvKZgjDc8q+yzHd6cS7b2ag7wBbZyNI4bFzyYQwOKDctcLjATgkLsXELmYse+y2LrGDr4VW5efBiu2nmxC1mZrh8TWCckSJ7Ow
ZmgWJjALE/VZWNWb0G+Km4sVW8cNzsPiqWjj5JmgDzp5VlXKKr+BdPdXSPfzZsNYnaVA7qrODl1Y2fsyjxMyj3rm2jKdqUzn6kTQeM8ReYszBHWNvBVhaXNe
0wgHXxe5eEYt5ACZX3CShHzshdBSAOd5FY69MGvj2AuzFMdeCGUFWJkMrIxN9gpqKmUukNP7TQ1RT7KxCAHCR9/IXJXVD/k1I6ETGbT0UD2oB8icd/5Z1N2O
Bpbgt7IOvVTKr7X3eHA448RZ7vpNku1Q8GdsFpHfUE7Vl05LLcin0HB85Xo+b8rFGbuENBGrszSCiVxmG7A8uBR4yaIHnVEPOrUHk+Qlzshmukop1zZzv2mm
sWIfdVVjdkg6k2NUvAQZLqaRsWcZXB4lhwqQN2/ksB7j8xWwz5fHCXXhaAgSacCV22y4nGlalKy+PlHCqxFNmPEhcuWUhNrrnwgpgROFuhQhiXRM3aoD3fz0
7w9bNNVgq+TauyIzzdypqw1468KVARfoCKr1u7XsRW3kN5SBEb2xHcoiiRKJt6ulUMZ/v+WqsGLvHvK41LFbYOSePswHKuoIBY6al10Eh3FEYphp4kSHTRkR
fcbm7HfuMixcBK5YQ6vKTxqTCJ7NNCYR+FPDT1CdPCbmpO4l2tUkyHTN2MWpmJ2VVr7+ALM3Fkq7wU9y5m7xkttmEBq4DAcwDREDNyAZY8QDZePtwMKKl0q6
KAH1RBmPDn7nz5lX+XbCkAUGl7JTxaUk/ueVYBSDQSad++Jh8VE5xq6hxDvHA7lPV9hIYeMt6E76+GHGnbq0XX3lYGsgt8tX5Gr6F/L4Zeax9EtWq1j5nROT
it3JEUhn5t95STnsRzeVS0u/bgOKA4EzcwS5kXUWjh75vzxs9RWO6Ctc0VdIdnIRwPnOVSwO8EtPGelgi7x0kby0mf2di+ORKEWkFe+6VaQAgzkFUTfOHQ6e
oFFLn+AeJsU//oPSfAHe+pw5jCA0xJB2i40yeId5vKmOYqPYhIDV6R4DajvN1QeA5Olc4HwKa19dqB72ZA4fQrHe+d4xfJJU9KAndPMe3J97mDb1B+hb/28+
//u/+81HpjZ593lU4w/pGe6gxvu8QfFDerbsTB73hibfXiMxOf0r0e3yD1uOtP9xR0OKpu+5VQNoTruv3CqLD5BB1O+XMywp1Zt+mQvS1qyNRchDJLw6plzs
U0i7jvDaYu5TbJhy+l//5L1vf+877pmBbcrp40zINrHYM2mI2WpVMpnBdSJSIUkwAFP+RHOzZpmK1q86bzIV6V8f1onAKpAiI5r+pKq33djQnP43PvmFt4TS
ztvp3gmFhtL942yQc/qPf/kTd37sHX/y3q86MMrRjblb5141o15OX1szajtHDTOiCxQqQLdZL9/3gONzzuRG0Qq499UQ2Iipn1E75IG9tDfq8TM81NPPcIrQ
OQVp8yDJ6ZdO5fFLHeyqMYn5L3Uu4erUdfQRzzg3sIi5/x5TsrPHts+5WRp2UOm+uPfQt/5XPv/IGz6+8Mfve4p4iLv5FhGg86AyTSCR+K348eTnf+2pj311
3SbnAV6CZ3l3K2qIulZ+3KPy5kudOb61wTlCfT6iTBPVK4Hqy42dR0lf/fzvv/23OpvUca7tk96MelRJ0x5SQx2Hsve9H0SR99muH7MFOx9lArlfccrXUBiN
U4ABkoXxFSEXXfHEJvU4b0gz6oQSVeQQdWoUoooK8ruiTjTjyY7hqt6hlMVXmmtYEfXMt+xn0Vvn/uK9U2khntpwtdnR80DybtMzx9zrcbjZvcAH/KQ7SL+p
G8PZ3Y65nPSGH+HUc/zItw4LroDeWRy5XJZELSs9LgtmtXbkzk6O/GAP+CunkoQvzxNndVOyVvNj866ekBn6mjnJQdd1qwHTbtuppDgPdManMku75KL3zhTm
WKWPHmJcpXNVyhCgOQAMdvfogOZMC5wOlM8Zt88pKBAVm6kXOVASb961gDRWLHOrSkCLTQ46Oot6WE+cLgnXJdFXf+PBo4zwROQRckZyoo+jdCKGRyWdqKrh
WiNNROZC8wN+4JCvAo7339tjzvcxkDR9zrkCVHCzYCPs0BTAY8lz7RWsmSNJgrlH+UWrYfdWjuSpB86IC2RNkYQ/65aHQsCfzfhzEf5w5Zfgzzb8uQp/tmeM
ePNy/Pkp/LkWf16JP9fhz/X4cwP+7JFsh1Awcyf470H+e5j/3s1/X8d/7+G/b+S/R/jvW/nvffz3fv77AP99D/99kP9+gP8e478f5b8P8d+H+e9x/vuH/PdR
HZJ9gn89zn+f4L9f4b9P8t9v8N+n+e+32ULCbeY3D/Pfu/nv6/jvPfz3jfz3CP99K/+9j//ez38f4L/v4b8P8t8PuOlv3qWhGx6O1TWzEk8o0pJYnKLcl4xp
DbFGBWKNCsUaxXO7TrKdZTkbrNbnPP/TOU/5OXmbZzTv8JzmXZ7VnCnhonyMZzYf57nNV/Hs5kwgV+WreYbzNbLK1/JE50w3P5WfxpOdn87TnU/xhOdMTtfn
L+BJz3+Apz0/g6k4Zyrbm/eEBPJciCA/U8ggXy+EkL9QSCH/QSGG/IeEHPJpIYj8LCGJ/IeFKPKzhSzyc4Qw8g1CGvmPCHHk5wp55BuFQPIXCYnk/0aIJH+x
kEl+nhBK/hIhlXxGiCXfJOSSb5a1mZ8vZJNfIISTXyikk18kxJP/qJBP/lIhoPxiIaF8ixBRXsjazvt6Jf9bIan8EiGqfKuQVX6pEFZ+mZBWvk2IK79cyCu/
Qggsv1JILL9KiCz/MSGz/GohtPwaIbV8uxBb7qS/dZc1Xn4Ah+f2GZCiyq6ZAWGq7OoZkKnKfmwGRKuyqzijmsqunAFBq+yKGZC3yi6fAbGrbNsMSF9ll81g
Iajs0hksC5VtncEiUdklnA9NZf+Wt36V9Weo//RZzGBRqWzLDJaYyi6ewYJT2UtnsPxU9qMzWIwqu2gGS1NlF85goarsghksW5Wdz8ZylW2ewXJW2aYZLG6V
zcxgqavsJTNY+Co7bwbbgMpePINNQWX/ZgZbhMpeNIMNQ2UbZ7B9qOzcGWwmKvuRGWwtKtswg41GZeewhVplZ89gE1LZDzODo7Kz2AlCZdPMTansh2aweans
B2ewlanshWxYUNn6GWxzKjuTbS4qy2ewBaqsN+PupY9sxr2ZPs6YoR1SZT8wQ7ulyl4wQzunytbN0C6qsinIfio7HWDPKjsNXk4qm5yhXVdla4EWqWDJ304f
q2doW1bZxAxt0QpqxkvoY3yGwz3H4DKjoIzajJQOALdhU8xGMcycA2sN+E8l/mVK/MsUjHXrAGkptu5QTDgB67JgCGhB8TQjwZhiRHdxzCkOvFhsyWhVXOaT
/+LIobLRKHMWmz02OBPl73X4nZW/p/H7nPL3xtK7fbMxDzjJuSsq+xLbqv/hKwvgf3fTAvhbpsgrjofAgrdC85lvrRla+FfuS0ocH3oabWjxxdDy1kWGlrcO
G1r8M39NMlKy9hwMir7gpV89XIOpsukOPIZRosa8pW6SoXtySQPof40ld23BKXvkDqRfltXja+mTokxlVgrcJftGwrfSN1wm+BLLf3rF3Q0E81T0CYIdhcJs
0Wyqt2Ipv6MZZeb5uLSGLW24WXhamqUbrgvSDqe+9Bbop8UC28XowPTSrx/W82wOVMjh6VP2Kj8P4SDiLHxO2UGpstqAponz8UWhc4dSbkUJ5pVKMDbCU4Vt
RMv6JpcSJ5WGf8U3Dus8CTSLuV+ZRyWGRN+8j2QreOHvDguwDtonKeqVZJGwQSFrNVceFcx5Z076t8LSO8m8q2w0vStJ7IyhF9Y3uAywglMayZG9c/4AU88A
E7tyDqXP1BVTaAG3062Y88SNxL1iitNAnfnr+yUJDI1ike6uOb4y572H7XrYLKKEO4DYdnwErGu18J7aE+kdd9nM6cCi8bYIWDG1zIg1qIoTzvBngOBIxPmK
n5gxFofJBQwIJHPuWaAEjJpnYVQYwytTY4dsdA6WS1Lw+Iljhc8MGfS1sKnkztUilsFa4BScBRuNHy7hP7FhVkooK/d4Yb73LvY5SWROiEY1ZCbEEl8S/iDj
gVfZbbndQgcNrZzdTXvXCmrQicv9a/img+KxX6RIMoKIaqk1c3ay9pLfXrhLQ3JWqg9Q5euamm3dK5LLY0okF5JgfJFgGiLBBBUJJixllkAkmIb8IsGtlGCE
u/WFu42Eu20Jd5sKdzsh3O2kcLfrhLvNhLtdL9zttHC35wh3u1G42/OEu90s3O1Fwt1uEe72EuFutwl3e5Vwt9uJuw2EBX6BsMA/ICzwGcICZ8IC94QFzoUF
PlNY4PWIGtSM7ws14/uDmvH9Ic34TmvG9yzN+P6wZnzP1ozvOZrx3aAZ3x/RjO+5mvHdqBnfF2nG999oxvfFmvE9TzO+L9GM74xmfDdpxnezZnzP14zvBZrx
vTDzNMt7kWZ5f1SzvC/VLO/FmuXdolneQrO8fc3y/ltOk/i/C5sbajbX12zuv9Vsbl+zuYVmc7doNvdizea+VLO5P6rZ3Is0m+tpNvdCzeZeoNnc8zWbu1mz
uZs0mzuj2dyXaDb3PM3mvlizuf9Gs7kv0mzuRs3mnqvZ3B/RbO4Gzeaeo9ncszWb+8OazT1Ls7nTms39Ic3m/qBmc1+o2VxX2NyGsLnrhc09U9jcXNjcnrC5
mbC5Zwib+wPC5r5A2NxA2Nx1wuZOCZt7urC5pwmbOyls7lphc9cIm7ta2NwJYXNXCZs7LmzumLC5qbC5XWFzO8Lmak8l8T4DQ9wShjgShtgXhpjoq1tyUark
CYn9fTEYxj8UM2Xh0LdvMwAkuLwddOcJyZ0A1TvdfULhbvKHyoWjiqBgN5bA6F4emTtgZO7l8bjZcB3UcEcbC3moYfpL+5VRu7mCyd9lnEALw195rrsUJjdS
BiXfKjH46lxHeDKuIzxVriOT5FpDXkTLcRu+tu0C/8IwFT6norzAEZYQXJgoCkuOgquVEPJ3VxiTCp+BgzGVIUQs+j8yE3Y8VE3DKB4JSi8kH28jhTLMXE4J
IKix+0sDGudeaYgS2BfzCXAX8dBfHq5Y732YUBzxQmmIdndaHvahzEOaIX7pqTLDixKnBv41DTMz1KwaxlZnAffTW8UNrJJFgJOPf8CTLjzoSRLy9+jfDzCY
Jm0w+H0MmQGK+/nvffz3sDdI50t7MWq+z9sqpvC3epLo7IjX41DpN3pwgzhXvd5DUoENzr0esgpscO7xJHXG6zxJdXe3J7nuDnvi73G/nhEw1BNifymOf/gW
sZGIeWREqw5oc8L3skUyJOntc8ayWr1XGeANzke9npLGHPNo9vfuylfo/VCrAmR9gXOVzMg2STJdOOm3a3ZkvzjBg4B7pdKfryEPhogfxk+iJflgLSU8ZBIU
JeIw8hDHceXaYY+LYcie8q79lUUXqp9AbpMLnH8vObN36BcgKtlkR4EkusJ14kode72FA8HHrr2Ns3272zZ5JzyTJZubnz52u83GwbTe6mkvm4Y0Jn3HvM6L
a6j9c4drU1Gw5OXTyjXyn0ouckQGg1EDFP+YmLPoyOOPHTIfc9j4mB/gnzfzr5urTgAQ1L7De8R7Gp5bTUN3LB1yA/g2e/B7S/kBzEWS5XOxHwDdGe0HcKw5
kNs1PwC6WvcDwIWqHwBno7QXc7E4ABYDzXrG2sxom9+7i3M6hIW3Cwa9CRI3drMzLOAuqSF/7+iGdKFX2TygC1pTYH18jzUG+gEZMKqj+LbLxmt3kP7Tq63x
+tvSqbO8R5EagC6ccOEccLb3BAwqdP1JF/Zs3HnaBZPAOTY3ill+Wqz3GfsDe5PUtPV6VNsDtlcX642xX19Lj75GdzTqaQwHDkxwONvJ5CCdu4upqpmFesKM
eZCmyJgHQ+OVwFBbrP9wuNrJgXS9YtafHIihzSzczKk3sHySL1GFsmrrVQLnqhzc8npSnK43ySeHNknb9ETgq6ldaYl38rmKCgTJYWzub8x9oG2XNPuunfqG
TP05jLACEO+Aw4+k8Y0NDhy+G+Lwzbc5v/cHb9FL1OVzr6HJrAE/FFfSYyp+PP3tWyyham+GxXtlIJf1Xql1KQ7SLPmAc7HZIdePVCDWlZFJx+hbbmVzzlu9
UokIa65Xs+b6VY8ynSjeF2supwTSqqfKctU6PF9rEodUez7XLKo9rTMUU64UHl0Dk29ZLuqvaNmqpmBmBrkVXkXlBdOwEMj3XNup1XgNuZZjJt5h1HiOVuP5
Wo0HzgdXn7JXc+gv3D0DrOIUUHBap8dHB3fFGrDBoc09ryqxo1ol5u45NR51tEZsYbRGjJNh6qzD4PWF5VdLqcNsQP9tTLaHeB2bOaPOGG0yo9LYJNZ61l3x
hnQRjqhn3V3xrLt61l2ZGPll1J03DqqnI9RPt3P73u+V+8zxlj0Z9bIKq4sqZDhHvajCCvEbh4mQN06omCu6/Eyu1jT88tTos/M4n0EVDTWfnfTbnJ2Xmsfk
mGQkUUEkxKYlzUTDbYl382l8d23Tl2tWZ465ZiRTPlRADD+PA7CSCl1H13hQ43lt24UnKsd32SRnqHansvJB/4xwzdXJfTe99TXiTBfUE7AP18rVtMw2OjSh
h/51QpeZ0Nf+s01otOIJtUfenTyVr68ceUea1cTX2YATK3hDzKpXnGCzU1bjVeXyqMnxiiNsDzrhVieHr1YnxxOjDa4Oc6Zow+G75FzBd/Hs8iAm88cEFOyi
BvcNd8QCAR4Wxq1hPUjRcDMBjCBga+zV+lijPE9f8dK7RrUjknb40g5nJe2AZFs6rdoHuEHGUpX805iLLFdGpvBK97LSmRP8lBxHDeMQ2SgdIhul46aP5Oda
9dBI3/tqffjeDOMBCV/eDfD/bBCpiEOjZKZ1qhzbiOBnzlfLPCJJvNcbNjF3OkRVHmvOdg86rvIBfGjSQCBHoSh8ND5fQYdroXT+jlffJX05Ij6Q27KGZm0/
ar0vnUuIQ2gBdEW67Gymfv71p9/3lgDuncRJ0Nl65m/PLR4hpw82ZU7cQwHrdo86n31f6etB+prJ1zn6msrXu+nrpDiUB1AnYWtr2FiTwMaahPX2S/K8kO2S
NKKNPcQHiVtauslZz+KKk2nfYYRNl86aSOj7KGePxCg10o+/2krpaM/L8edarug1d2mkxSh3OFkA550eaqFjWxiMamEgLXS4hdqXr4UWQvp3jDuwAx/bv/n0
+373Mwt/OiNN3Fy28CHdwumBBso7G/kzlmrg9PeugR/5QqWBk2UDP6kbGHEDJ/EnW7qB0XPewOO6gU898YtvP/COP37fNxxporTuE6/mLRCpHyst+W6bENWb
IGtp0vgyFx+8166lCfFDTlno0xoiDnaEwgrp8OKKmglNZlFfb4yjVy6ImtZt/6kTn/jdL/3NaZuWXajI7anYPfho2e2wCK5hyGp1ZeGN6LM4UKPr6pVwnp1R
16IKGmn1cqqi4u+tttMNhmI0A847uBlttXi01YpGW/Foq8qEKxltZRa1svEANLhG99bQI8v+yFr3EYkSXI0SdrVBQIRdsFUrUyEuPy9f+fT73v5LD69bfl5M
ougVNetkk5ZzGDFgY80uWJu3h/W8/dVjH377x2kXtJPG6ieO6ONS/cUTokz+Abu9zuMZ2l/noFPg3eFmuvu1L//+/s+++k/P3+TcgDRuHP+n58TXc8JRxc7o
ofukIeknfnH/ezsnoWjnvR/Miaqd75KqHT06n9Sjo+suKVr3vcXAAh4HjZaLuELfjmlAYOk7MC4Pi+jbqdG39HyaiPlrT7zp7b9OPWcKf0hTuO45oKufA5LT
mm/NgDaSXx+LfChV93Ik+F531t9rZA63RKzTKG1+ETIbJSe9Z3ghj86FR97AvJDXB4bdMR+nv9wnyvD6X3r8g39NjbiBPXc8mQOPCYdG3es//pHf3P/Lj3zu
xRh3T+JEPLOhbiYBeL/mvX7pLrulnkdP0Ja6UcT8aSiKgf4eIAqEv5NA9FJiNuj72V6aRx+UuAyEEEmAiMcO6S911wNPwkRkAE2hCYb45l4iLTkIL3hiH9nG
6/W/8XnFESFc63347M4g+MOj4f2dg7Z171FlBx6UpxHH4ckyfBQlff2Tv0JH6Wkc8cENnlNo/Zz+dbei9iOsw7R4XklfDqq89UF6EjZo3QeEfOjH3LcSOR33
tEt8dImj//ef207xNyd+8S1Br1383WM/f2fAQGgApxLtSfFXH7vti7j5xcd/7S0h39Sj7hd/awJniHS+ZL8jd0zuT9ErSdHM6EuHdUCv6vnEVrqgczsCT6Pn
xEs+qRhgCbEkXtbhWBJ2mNs9o55Qdpr94n++xg7kNxSdjJsFbfAJPhgnB8VmDTUIs/MR16ii3eKtLh74Q8fqot0sucB5yNXveunfvVpSb5uWwW8BtpC7P6I1
uuzBQFISezDI/Lt21uhb/88//0dP/db9mDV9/yG+D/bjQZdn9ZH933rkc+/7C+I/HnA1maCS6IM8u245nxzheLZHg0J/n1B59815KhNLdy6Z3HDJjn/snbYl
S9/yQaYEt5xit5x4tzbPT178X2gk7I8sehMHhFYuvMV8/9CRXlSdIldPkbRZPWHbrE64ZmqKW365nBjbHvU4puCIkjkAD+0Aoor+8SRYEuyll3z7bX/76R/7
z9svRiaFs70HJAehAxEhH7fP/SdJvFElXftiNn7vWwR2PbrXXnxzbyxZTO6o4UFVKbUch9lemo3ZO68U1aYLHyQJYx3T/fDSf2SCSQXn3Vz8tlxMKmQE2bVN
RONpovEsNSfFr/38nCUuSKFp1n2LEINXEoNXdhGurL/0Gq5C75GIhfT6T3311979sXf80XoiLE8TFhcnNOOV5DFU1uvKsjisDGX93acXPvkxRJvpBj9kS3KO
la366FBJv1iWpKkGzybF799ZkoUn+/KTnqYjW7A64ZUU40mWXBR6EIX2BWIkqhIBcOGm2SDCugsXEkX0lg+aBAjPPOPsh79GOQk4WWhHuNvXkwAFAobZL4fZ
t6T8uTvLWeEIpPTQa+zmwMsZuRi//ulH3v6x3/iT3+Ll7OtR983ScI/45aj7Juerl94hKiM6j+BsucFJzWHyEMqshvJh+710ioe9bOVHUdTGyugIZOYWOw6b
kdn7bBIbUmIIVrFXJk5lYQhk2H3dDfUoqnzyk7d9TndDHcetVQJJZEhRnfDLufGzVjaeRW9+E90BgxUwg5UY7b9f/NCV2kOxmKjXzXBHPPRwxkxmnHlO+kps
YqNCM76mEHxOcDv0lHzqF0sy4oQjx13Dp3jJLc+rPeKItkc09jwXHrr3L+2h+1kTBZmJQSJbxiDx35WLZKpVyNyqYorZpkbm0rRpFqeRMTvUMKi5jf43P/LO
t3+2Jdwgs03EhOrn3fX8PPRTEggLHdeTj3/wf/76OyQOFoquEj3XiuGu8bGtOvX8PKs99wfVqP3jY1W3HiiTBZ/hi0NuFsdbA7k/ZKbnO6OUn3R+dwdyu6L8
5KtVM71cKM30ld8Srt+QcH1+sjHQng6LWhcO5H6tKijBH69Wddxd5LgvTWgO5PGKD8ndVXcCpS9IO2slVZWZ1glD98T6Gij0RCxdcObgcQa0hfEFl77Vr8Bh
BJSQBXb/LVkG1PTau0oh4EnQHS7aCHETzG6VQxwkjjV9wtFB4jYWXC/13/mlapR30akGiDO3zSHlX3hCSSy5I9Hz/lnEyYcS503fJ/PopaxODE3MN4O8gZJN
9Dcey/LQBlyHkAF8TXiPHR6Gk2kInEyAB3TwcsADU/q8NCpePaWZoT5P+DVm9Mvvjf2QBCuvFKzgBRDrhRCjby32ASDpmFOGNkcpA5py2SoDPDyebBUE6sWP
J3JZ2++xE7WyVnorMy4tTuRc/m5nsXhztoG7NqDrn2Nc8hgeKh2MTldvlC2DSdXBXtc2VzlJbSNrn+06ecpJ+dIs4E8u+KeAPFzJydqywQRx8ZiD+j4xp+tj
DGTcz8cgU4/Lm618FWTqMRw7qyBTjy/9LjxYgT41xrkh0/PdFLBZEbU268JU02VTTUf2VM2idYv7vsn8/+rC43ERym4jkGSCRsWTwXEvcFr0oVBBt3hg1Ctd
eaUrr3Tlla68EvedTd52+jDn/4dmN3nb5PKWocub5fJGGsAArjdx1jifuJ9YXHFjcQSgdv8PNv9j9cXilws08Qf0xdTkoF0RQa2Ullqcs7Q10G1oFw8KeH27
eOdt+su7+Ev6y3cJdenMK9pYMEm7RzlgLeofjVSrtKBwRyKuJLK0CPR5UEUXf9qSi7vxpt6EYKe3skZvtQapX521hAyFCv9zheu/uLeG6TTQJLr6TdnEW3pr
BE1rjaH9g68WVLXVNtVwG3TTZrrpWotTjFjxFq+RsdttJEtvNVpKDFpOxd+br9aLYPX5mFFM5cZsNQSHwNR2F9dGb2zrrcbHlt4afGzsTbhbKo2lS9t7a7Om
rt6ANa/lYXjLr4pr8/DdFNwx6knvEUcrBw3BfrnmfG8SLlfne7DApOdzgvEJGDfjim+P5I1iL0M0Fsf6/7xriRvvFzNnPdrLQh5pQ3UFS1BUrEISzMS8i3lX
djGLKhoyGILhU94ofPg5tcTHjbbp9IG7rNtfJDYy8ZQzwY0ltJCE4rxW+dBvKei4JOm5cNO0T2jQJU7DGbIB2DU5q2lgenEWwr/DQ6psTo7aNDmrWRDAsHHY
WlO+cbJOl8H981jgo0POYcr50MCG8kW06dVubbyCcrxWpoGWkCETp8X/eWN3lNTI3ngCmzrDiZUcHs7IREiyhfrPbhG21gP7DCD4ggEUDMoHjfbYwTIVE3u1
4CmJ1oN9Ds+Jbd4fu7OsXCc69sD2VJxiDTY2R0kllaRNmclV5Y9Ix2V4SzT49UxrrwvdoDTbHomGXMbZF9ZZisU8wp68J5zFLCbdGc1inmCu6YhXMcv09PU6
83bCmLqX49c2DqpP5g3tn0W8Wy4+6+K9529wzhOMu415mVELGKqMueXtAsphxWGUsbBJzrBbXsnGBdoZnt1h3nRvpv5L7kwRbVO7b+wxG5oNhNkpsGU5xRPM
5fEpC1Nk+re3VFztf4oHZYPzcvEU3iFmvYtwaYtBkapY4dn5Pm9od/FzerG2Ugrs4P+fvWuPseMq73dm7r3zujN71891ti1nxgaZllBLRSxNqJwZYmcdh2CQ
E6GolZDMH+huKuXhQFCvH4k3ruXKJU1SKVhVu7uIbKhihQikBkiaNA/ipDySoqaqoDSUVgJaVUhFhUqo9Pv9vjNz5+7eTVxRqVLVOLs7jzPnfOc73znnO9+z
uyFnOSH2UM1Wqrx9/Qzp6ON6hlyqkSPZ4I6NNPiqqjOF31SL9ZmsVmVAjt7/jpJlpTeA3vFJqzeo4xyF7yRL6kOH3hpJsysWeBToqPUOxkgCpyuDWoWKimAq
0FUr7Krpmq3tPP5kHmmcocgytxO42u4YVxs2uNqw7uk3rRszMh1YXhbtTbCfmFyaZt9BbfdS2cz9ESfprXRvmRhtd2MDuUuItluHsqVZZBVpVwZwBMAf/y8A
IDiPf5aEzgkPAXz4I2z/8dr05+VWw2Bda4J1vlvlmikdRmqHw9Ge08Z5ZDEPyivPlM6pXGOp59GFPC77p/LeoTyZzdIyKNsmPG3kGok8twwyaJjfdIewrjKp
p02ESKWbRvHks80mLs0p4ZuCOn5P/5RwHskj2bZyirIvWUqyxBsZnySVd5Vbh12l8MLdIOyqW4dddbFLuhPDro5FnKqb2nIIIcxNkjglqHVTth1aN7eOtr9N
Hk4LG5TYlqoXVenGo3iDPAKh2X7hnrJ/2gT3CAacw0nrdTs66eoSOz/p6hIRYgJd38veqVx4TniUBY2IiPdhIc5CFXkDYZuAEzoGO2aTiWbldoQIYRLDsn9m
NZ+5Tlrvla0P5NsZspFsdBNhqGvd82ZNXePPkT3ajBMKAw/ODJA+dQbGDKNPth5Cyt1sB6pqN57LIyYSHqVP4J4DP2IX3jBMASL8PXs5FhrRQKrJ0Ihybkks
Huq4iIEGaW9rkPZW5tVOGCjcRQQnxEvkR3VcxBn9aIt+1Ifo0q09jCJNK5k0glN1ZfY2zKMnYahxFTbG636O18wYyUp1ewaNMq+erGM87ojNjgqvJQKr4/yR
CqfYQcLgEHTabjntdRMS7ybSpbduUk4suj9x19JhSiqTNQOrzGQyZFr1daRkp9T25uPiuFB0/0wersoKhcvT5d7fNeE9q7fn0QKilIIAIhnm2Qvy5013PIJ5
WrYXqcG6ZFpHE6ug9CaoD1hQzYwmQCoimXQKYZGDE9gubM5+ZROuyyJVjJIuo4bcIqrlFpGNpIq6NbpsFPN1PgOxxQ7ACrHFZeCPZyC2uAxiix0bfirjLRBc
0erL5Q4NmywkeJ10qDAHsxmt71IBkW/MzKxMP0K0HRDNjEG0vYZoZmOItg/MDgVoZgSQ0HDL6oWLBygAEUL+CnNc/TnS40FknTNsgmJfZuPOhzU6iwzSo+ds
sAfkU23+tKVXa3/BgrboF17/ryBNiA8gYw12eA2gwHguHj0poIFwpj9RHzwuo/VppuEhsjZ9Ups1vaeuyTWV7b7UpLmt8AnSplhOyGXADHddHXW8EMQuOEAq
V21B3hnktD+RB+pUbP1VM55bB8WHBkwzI39gakyPZZfWCprLbUY13NZNwaVkFrneqvc4kiHPW3XP6lqsTtoR4B31wR01q604P1crRlsx463ED4+8l5tYcI8O
JmKArknyNhfSHbJGo1fARMdiooZJS/A1Q4JnnTU96+hXzthXbf2qPf5V/EIF6VpYYSd/QG161tTr1mc/t2Gj3CJBtCrCaELG/rbG+mtbQIefPsbPjL10LfAb
NXLMNnJsvBHkr3D/Rx3GfcvQ0hSNkTr9psN4m/44PmU8eioLav1XQNvbWv8VcEqN+4z7OqpOk7KcJmVxFjqVAk266Vsfcs1T4vQ/P9GHnOEhfz/1whPtYfsE
96xm/ozXTSXVpY6/Kowcl5RfBzklNrLSXc+k7e5AU5K1EGO78I7mvUGeANDUJJAMTSFAthUT5X1kkGc1sk7SJTSDos+keLnJTB8R1jqFECjlRic1bxL2PID+
9ch+uCwgfw82KDzYx402nE9ChPG+noaS3lHIlboGrE6YpWwqtVl/9leh1+N9SYTscQIoIJwW5idGvPLYojs2078Oe3Er1+xqlSm6LXXNJ5q9UzCJ7a9GROta
QLMgmzOCkSNznnc9rfflkBsiQaVAJC96zE4vP/OzwNh8gjDkcQ1bV5GFJnvkISvcCZjSIdNDekh5IYcW4qwSsaE9QC19FdrZpFd3AoOBhVxFbLZPgY5hjIcm
BkaJydQmKql2UL/eQX0Iwvv/epbEEPNFHlX2qj5mVsosVAep9bD2qms/UntVKIBzQQM6JggNwDymCIlhw2htlt5UInkfh7UtzFEkAx+9AcG2DzAlfBdkmEjd
st4zgxXGJi0+PLBUupBvNbEMBTDzkWaJm0clUpTIY6Et30hVIV4kKBUimNA2kyzIWXObVBJh6OfRAcShT+VJDEk2lpKqj/w4rj8OTbzAoQcxdIvjAyZZjOdn
haNKwJB7EJD18FGKj7YQQpMCKPmIqQ+ZyBAIndRAggaEAZYOJIlXgxGj1FaUirUPWwHGNkaej5VK44GgBoB1zFbpi5oENOGL47rRdIQ4VJcCa0RAnWiFq1vd
fFoDacsTC0CYYxieP5betyb+0wkcGuEYrLQ03ScgptR+oO6tnDpUZaVj/bWP2OGEN5ulN53+YyrppzwxTbACdOcTTEsSdnht4gsCeKzZqhH4I0AYaK4pKSfT
HAwm9y+pHpNK52WK+YiZZyKEFnB1Qso0TEHAKVdtOw9k7TzIORlwOcm7WFniZroIEh2nAQ9vVnUTMelRjQdMHp9dzsNBEw8+0YbnMqzYdUb4CBD1qsebZD0+
pAu9rQKmbiJT0GUJbF5zbbBT+4fV1I5AJsRdgDHyMRtSKDUBHREYmOiAjJn8WcgAW4zQDf8tpDG6Mk6cavDxxv/UdqNVdcR0EJqnFd/VRniEYW0lg8QbRfDb
OWxQHF7511NP0AXHLHvr83fbVAxAWNYFEwxSJJPwvsStqsF6bDUf4RENfe3sZ+alYJD7SD63T6UfUtd+7k/CI9D3j8GjI0YsUz2JzwB9eN6q9/lxWPwaFhfL
vMucTxlMZqRVxFckiJ6632mqrDsFewpjPILRB4wyGuAryIOEaF9uBVBu0zbyecAd0bYVZV1yWYbhLARNwFrWqvHpHaBZD6LCCZTkGxlTkNMFMHfVrMezG651
FbSI4FLftf32qtB69mOGSBKSbnGLZBu88rRWZ6xWLaGaplGthRPvFTa38hxXPmzeRl/yLCNHn0Q1s8VrMnJty1214z+ZyNEP8s5Ehr5isUEvA5oseVdpPhsX
qgyGCbIl1KIJMZ7qoZ/IyNuvmD/RZfzAcUb+4uQjR/t1jxxtHjluqY8ct4wfOTY89ugXLP7GR5ANa9GDJp1xmz3ZDta9sA68tWonjt+15nlegJyLSfqLQh/b
dD7rw1ueogh8Z+VbXGt/6CzZbmiDxsvct6bMfVomZxn4i8LEiMs0rBI11NPjbOp1i3yBRXoK2pO8eYsFeBT3drfbb9z1//QTjW8+c26jmyfW33w68D2K4B35
6Rxvqlkr906buK9QjXTTUri18zOaWWDns7WC+j4N2vFk7lcGqP6pLNj53EkbDyDUbHhN61QpaoXswWFhO++6+0MyNMEhKfSOM3lUOh+4NY9Bo37pnALvWpde
lBU0Wi2++jHw5/EFpnwrW1lStlhW6pjNesXXPpZ1CzqUIOTK/We+2roZEoZtd+Sd4rG//cMTNxeb7xAWd0Dwn7MOWSFU6UcX8q7QJ1RbINegdE/LrpYslseH
xj+dTyEWDOSw+PALZ9XmlyWnsKlWD+Ww0ka5qWEux5bDF4amXzo3XliUo5FWK3Wh5sBMqCmYVFOAmgKpCWGjUCot3UVA5I9VkehLv1lFdexDWjRUFQ0F/uim
hBgbSscTgU23qaR0DzP3W+ksYo+fMr1hhiA0vWNSLih3n4ShEwXwuw+D0St3H2dlYJnL3cOb8u7tGprFwdImTAQApk166Z7JEvvt8BQOA/ioV7b5kSally5J
fwKLrBwwlg6Pi+CBjP/+BAoNHh+Dsn1KqlxlWLoLeppJhpS52kaiu8vW+wELjeKxHOEANG06CEo8LdBJkZM5yh3SjGo2R2PnnSMFqp6Jqhf1yahj5YJA8fPW
dcm7quGmixxTrN4vo+PHVos9t2W1m9qm2nN3U5XydlJ9TPwFH42+XIUajQSgSb3hjUL7PtSuCbXTAdwKv3S20m3mFg5h76c1J9f0vIyKQ/6opYwozVIZCbie
20c0dF0dE/jLHpy/K8O8z7oLuVNZHHP3LvrFZ78hu1b/qbO03PtlGHDg1SNwz+9//Vyj6K7il0zz5cvnaJngVF9n7eLx+ibv1AZfexmoq3T0z8mTS1+/+NrF
7549Mec96PDBvV/64qsXfpjMeffq/cP/cs+jrzwm5c/o/eJ/PvTt70zPIR0Obs8/9INHvytv7+Td90899u1tc94tuHn6pX9b/JQ7530EN0sPfPrcL855H8L1
y9989kfy/IO4vvjo0pthqCaXD/zztzzYqMnlM3/zq9D9yNWFf2hD/dMun178DZiotculc905Dxn37v2a7HlGLr7nz8EHuPxHuZe5XUZz3shFRVatgHxNxyAP
k32+66qVvFvZ0uSeoApneF1fc0+pghF2YXSjcdRlvKpx3Ey1L1SfwjjdfsF4j9zzfzy44o82Dq54OnXCWuW8NsW66tj8hPkNM5c5effo8tW1kv1HfgzJ/k6b
B15AnM0DhFJdk5EdR9diizo60jHGJvl5ocpHflijjNX5iUPNTxwpEG+Qh+iSCuH4inij0EJo7uWzNmy48ckdWoOZPXiwQOiePKvqNy2vWgvX6nu+4uRBQ0oU
1Gth0Eidp2sX1uLa9xMEEYCywtr3M6wCFkz+FGzo27HsqRBVM519xVGlaoXIixUi38UMbszmhl9Xj3dXLbFk5+8cTBwdwiwo9sCMq9HljOnUigc5tgh8e2kI
xgHjiRGqANnYfZe5ZcbQGWsCO8UnpoVmXEfu7jrnHRWyeVC5Z8jiTn8zFnjx3NqcUp5qee0eeQlQq8+Ne9VGBJ07s6NxLtw6PzG4JWf2jQc8qga8Vw94r0oD
vuGA6z4XqHLZDrgyjdbWTKv0WWXhDnLneuvIDJg3qjeqCckZJ6SHSblrKOlhmxsMvz/L35931lOTWxlRehpQbz9yOBYPOtWgBjqowZpBrbT1D2LYbSbDn7R0
aJ3xoT3p6NgOdWzvpNIVCRQdLd5liqMuUxyNpTO8137YSDEexRoVGH/6H7W8W0jjnSoD+kVkQP+n1hziPjOnXxHRyg1V/3tV9QeZ6T13bF54hPFrJElHKrVG
4jx6BGu1r1b1fm9yvR/Br5u13ls2rpeZ1F+ymdRfdGCXcHnros2g/pyjsROfdrJUau9dKSXhPXaFlIS96hXwLmbyemR/A4nRc7jS+kMwlVQ51p1GjvU1wIwy
43p1COOgsnkmdI6FzrfQuRY6z0JHvpXRGe0wMonwnvFBrFMZemqJEYxCDHAkfR1J5me2QLsKtAOgM8qaNAqAZlZpacjprmx3DRuN+zcwR27mi0PsxIJnX/KT
NC7u9F86Z10/kCDM5jydVaIGep0DiQ1qGiggmsNeTZW5whwtnNuw9a9PcPrzA7UOrHmVecwzZ7CzAVDd1wPq/3POVTnnjlX6VWYJ9jRBsIcsvNIZb+R/OI+d
A3VajhESU0f7yofXck/y5d2o+5STQYGKVMgUl2qCiqDOHvyXjtseGTXvado0z1QOac+cqwMwGznpuzj7dDTqNYLvXN6aYYxrLDQs/+Vz1pQ1wKlaM2VUkmMY
1vc/eqXzdl4FH72idTmurmi9DXGH59xdxZvrRNi7xhJh76J6u/1Wd/fIAbCRCBvd+U6ng8Ba+HFPFO4oaruNeqKCFzXFv4a31MZqfhdeoqBwxMJW3TBIvZbT
wqviJIzrL9+fB7M10UA6EhlHhTDwpuFwYBvA53FxaCA7NVaSEFt1JOdV07uALO1DxqJlWKKQZ1ppHc3DJ0qGvoeBdHptPEpNmPX0sRw7r6tGO2UMBdT9dvAh
PdSU9fDOAQdCYGLoBQGR6Qk8gMapoHEUGmctNDH+xOT5Y8yEtBBugJhJFEEqZmC1La3276XG51uKSZVG9SAMEKI7wGdT+uFUhdV4hFUpyQQxseA1mwI2+wTd
gb5jDejxCPQ+QI8t6P0Kgy1iEE6PshUuFMP3sfWk17D0nIIDDkVl/o2yavVX1ad/9Eg+7a8uZNOxMCDtbFPP4/SQajbJzzR2mM3Xslo8CxF+Gj0DOq6h/jC4
zWy6TUg0Ut9lE61iP5W9NZVeTgsqOHbx2NeYkVO0N8cKsYUW3AxRxhwHLfVL4qpfe7z+nduGhNEd1nNWlnS/iq2yW6OabVkwoNEG9Xco7KqWs/6NNBvZNije
dlCPkmrE695u3IVKSx6a4ItkOx1lbOTg8ynBtQulbLRCulWREPMUFK+6g+L3OgcSB0uw7WC718HIBvLDMMI8fLowD/SttVzHRpb5GiUX2NyhGJODqK/epP7l
LWRYT2Q5qEyKn8pCAeHJ8Vphn1cv1idPZNQFxoscC1lXVgmObuJXtBglzm6c1GqNpDPf8jrOiTaFuM09M6hFNC4k/7mHtS2kfiSLAEeprorOx1fzBEIqlX7m
abmXqDbp6ujpabgNBvQ1Y9b0wMoTheFGtWn1Lhq9M/ou7w3z0PQOXxjmvXLvmdV8qohuYyTYqSIcNNp12G4pwzrWbgw4HR5WR2UjhVHaa5Q9kzlN/WlcOqfL
E0PTg4Qxhl1myLwT3Jnm3sutagrjmhqndE4tyksNYSGlb8r6WJlgLv71h37QgozYJAsw43CLzwnX8dOp9+oyQ8kAM2aYvvSQ5qYDFBmBVb7j9LAa5juHHF3P
xKv8VGeTjq5l0ciSBKPR/Ynb7lA8X3uIm3rylKMEG88oynHkCCgkI3AuljgITirjCVl9juNQEuqhiWnEVIkO8xdZ2e6ESoY52OXhW2lHMneQLbzCHdLHcMM3
NiJRuXjQn/MC+M7O0TXOnadluqyVspgE1HYlGXjUmUHZQbgHNaJU+kkNa5jJIV7OUYNdsKcglE4hlAbBxbDQpWUv7+SkFVehRbEFwOZBOmTZNK3hkIoX2Fmy
ftolhdLFfIxUfRYVz7n76akFoahfmArzq17HI+Ynzqv1uC812h1RLy2P26tQbQxAaF7vaeQyYj5zuSiEtPjpwWyIoisOhywfi3lcdk7mCcBOyt+RnWSY1Z33
dPPqXVPZDlSVytcq8g4z+qCNMOHTzhn2FDJQXBugq5drhNPoDGQg5LqjSx0Jo6dqOtNDnQKPNDljiaRuCo8dmdCWZmTtaLzh+bqinwDLDyTVQlkLJKEelwmQ
kEy8OVLcq+5+GWiE2bd2YL19EG8H6zhy/XeP67SPl1bi+PFV6rd0nQh0nZBDeOPp6cy360T5tAB0LA/l743q42BwfVgDd9yqVuEybI2PzygX3ub67coaI9Mf
5r4lw3oIEzzk4upR72AX0vHGPcjj/MMq2xxvs/LYGG/QW4SZLncLhyeMkkYX8H2iS6pn/KHgLT4fue6JcLh+i4UwVHj0I+AFQwpG5cK1zo0C3mzepr5eLpxP
5Z4VNZurVuzVu96zVF09u5RHY+GD+OUKDJrkD/ZkvHVbraViJYdlnrO8nIfLOVYMr/EqgX+CvEqW83RFBj5ZgUvziomX5W+6siT/5b0lvA7plS8TXEr3lqWh
5LwUaeNTpPswyfKylG1LWdM7bwR7KIaQVqYnb5DTw4QoYqRrNIJewp/lZZ0XAL/q0NN7V3LpSjqpK8JfsisC0NSaruAVuhJLwytmysQrgHbFpMvyt6dd6S/l
U8t02YC/eyql+9JxM3UeijipcplwTrEr01LW9M/LtuSimHyTmj66Mi2foreoLeExh9C6gFaOMA2QYP/Rlka8ZRnZHt4KPJ4FyquAcpdyTzCHYwACjaELS9Tb
CFKIRDTRI0yCNM+QMvmCYwKQHG1oKQ+B1QQ4bq/kLgeGWF6LR0DmKGTxGqBDDqtSywpswgCy/HIbIAtJyGtE5CG28pjsiKukIdCdR+Q0VEH3F447QCNpCEkQ
+LgCPlQarEijraTRBmnEaldrnBXpj0C55crHNl/52Of2rly9f/tvHX1l3589Bcpqsz8rKHD+k/jvRSlwA//7aykgqLn6F164Vf5/Qp7ft+uA/P/MU0vSk5Wl
xuyPxqI5RWORm6rrH/+sdUOilGqk4Gt/8WFoQqovXyuO7JOl3DfRT13yHd/QwywGEAMHhMNIwf8VYcccDLmMr6vj6+okwbj4sAtygQMhvGiZKIh0dmlN+G55
aRxVVEEEVO6cv9r/zS2/9paH/uDdoOl2dfeEgLBMOqnfL6FJ57yN3vYfewGPU909Zcs7y/X7JQuDQkGCpNUFoFgWXDKdqfrnOzSgWrdRLLhy+qhEFidwsuwK
B2gBuuvdWdu29f29THdlQ150i9cY8g4xLWEdgyMGZLwP26d80Gm03oGd1FlPjjtsbrjOnGIU5m2Unc35JDz64Ql8JPdnkbHyv5i7Ghi5quv83rz/92Z2Z9cO
rL35efNQCQlxcAVJMTbenfXyZ36CQkJJhdQsmJIsScXaruWGjdf2ro3dYpXQKAluKDOzSp2iWo3UVPw0/kFWRaKkUpq0gSSQEsqPSgmYnxZKKe75zrn3vTuz
MwsmqlR+dt7vvffde+455557znfgeDWcRfOZ/xa82GqjHWsx2rHaacdqpx0gSlgGH/RbTdbz/VZjHgGyqfUGFoyBJi314cUeseq/aLQYVI+tcPRvCx4vXecQ
XW/RB4c0h6yuc4g6o9ccov8zq4nQ4WH5Nfavh/W43+fRWHjTdpEOacFYvDaDsQB1XSf4APjBmJCYt+7MQr7rY16l/g3DOTjedRVjMIPOUHL09Z35sxPwX7Hv
7PLu8RES5UU5xDUP5aq614m9py/cfHYLkN68DA3yJq3cuiFLSILrhy4D7w2MV4KUbns8jbz8rW8F1/NbReGXoXA8qZ9Y1br+AqUdLUJhMBiZ9wr8tk+xp74/
L3vIVNM8bNbx2Mxv87qaATzs9spyIqrZOdOANqjfwdwverroKDbl/UiTKJa7TKm2vAntquhrvvhJuLhEmnM110DAefqMOFfQRD838/vEubyCc0WjJueKjqrn
c84VjYJzqS6nA+FcGDbFuWAVoOPU+ov22ZR6ybMl258uWuu2cY4CsIBllN+EHXN/PtrHiYeGTeyaNvMnG42il9plMigbIiKkT6HScNbCEUi+lfpNfAPVYLMo
xbrAbqIym0VokIZKyAZt5ApmcXcmErRJ/M3dD6ZGncsdyqUygwmaqkyjQQH3IX0TPZ56IFyvlTGxpwEJW24QFRpQj1LNKBqtoEspPGOCJg+ST0PZgGyn/p3P
OGRHSTDh2J5wbBcce2/JsWfc6ZxHpDmPUAxaT7E6e83a4zu/+73Pr/zdJ0cMrpzPF/Bl8O1PL5/49g8Pqa9hB45RFm8t+mCQQYgP5HVWABnMrP7Df7Rs/u9a
0iMh//BDNncUP/TgJelv7J+95X5SIYiSDh2oO1Ns1hK7tkB/PKInwBAQu850qmLSDkFuLCGr4mkcivHOYlQLtej9iec4M8E2Z6HoKuQVW79+vFfw9C5jy/oV
vIu4bZKGyb+iorGXf6rxzetHLWWALzF6hr4VAkXPVrdUuj3jPnHDwo2w8PvLIsOjLRajfaId5sx7sEexn1tlOoP7Hi2o1+6hBSw81LdNw00MZqkY7nfR2Mit
WbALC3FauNFTVEmwKwv/8IACCabTj7PPGdylQ7UKG2MLs/paWXKWZdVHq9kDxdXdHBVBvZB6NxnPqhVighVifnWPBMtU5thaCL849VB7gQGM/JdSeQUvwN1/
3CtmFY6Ape84QKvLkT0HaGBuMtgsicjMHybakc2dPvrkZM8DLVp49OniVhMjGPvI7jSgO3N0ixYduYo2gnVHwZlbKXLckj5e3G90TOl+4Hs1sdIRAXUNP5X2
G8e0NOHT0a/+4vK1LSwuzLOsn+rfzxvk0Zh11abMGxYC7oe1gUrmm7hYNfhoYSf4um2726hXRqaKpTWCZOv+H2TiEfvoviKxmnMlDzUkvyPdTypy2yoePAR+
EMabsCY4X8x8WBMyi41gjkqvR0qjuaRnBNDUm4Pm6qKNh5ySPRNOL2A/elZDrD2cz+qc1QB3ELDdrGPpsX2cRoc4J1g3uLk9PsD/7Mj1qr8/0hCxQaJn/JyH
rv7Gv77nobWt8eUNm/77IJQrIvaolcV0O/r8N5dcOPj0+a3xJ8f/48YLnv6dw7hpj68/uPLmhz7+b2ta4++77+xnXn5m8hC9hn9rwGUom9jKxLn4lVM/9+Ap
n3vw6iO6Gd8YkaKuvXvrvR/bdsdh3YLX16IFqPyu6aPf3LzqLw+1xr/2yGsvPPJ8bS29oSr84PlcH7gFqCMqdg6Y1TFKBS3jkv3Y1twPv2HeckrKcjHBRbqA
2yHdZncFeiqRc76DCIc0aQMBs4XmylhkmEyzRMMXGcPnFBhVWnaMrlVaHJFB01TbCzVUfJRUkp6fiecahtfFzxCEnS8BJgF+QogRax6BUeDjGC8IVAuSooVa
OiSqJRIVDC7qkP6RSH9edoeQt/QnhqBWy+4E6kQWCBoOLybZp6YJcY6IRwhgH0VAxtOQQyPwIb68/eDALPVd+CGzDFPCjLSe+cxqqLUP1uo19qVJC6SrD9n2
Nj2L6ksurWhQoK8d4/WXpYyMPJ2S57ySw2s8aO1KXUp3j6pYHGv8zZ1n3nDRu15tk9muIbMxqY6/OfbhpyGhiazGf7X1pclfbPqn81uQwvShhc4O8W1gf9ps
CaHvaNIXtmRRgwfUdMtrfHwEz1kLJiTNhJaakh7dVhORbqspo17rnKoyUfCGmpt0R02mtfJGMXvzCdRS/2IJfmjsnN2Ff+30kVZ/sfeoeubmW1UHdus+o/Pc
xZaebvvS021bepKcct+AS4Zr9r9Hp239T/9xyqomtM9fp4fdk+5h9x32cEEuvHJmydxvoKtjK6BYQ24w1pM5SzDuX88etraWaM+4JW/a8EXRfGbll/SAdRsm
Z7FhctqHyekcJoeHycFEeGHV6xgpGEypppHtq1b/+Xe+sKbVxnNgoAHPkeFeh6fpZQy0nkp8rSH0UJ24NiU5LyWoEzbr9pq6nep2TjrEigzSYReWJprRPoEd
cwI7TVjrwCKpcWoCOz3Iy+lJXrAF9iQv56TJy3nLCewtmMBs/VtAaM7JEhr4qSa0Y07J1aYz/dD4US3L9AVFdFrY3b5GjEw9xs4xOUfPad8xZDL78/Fxe4yP
23N82GDbi8G6J81g3cXHR5THzhHKJc7xEbE2eY3+JOeIWLdD/lM7/QbzO7fF0t3h1a3DMwoSGfvGxXIe3OWxfW2DfkSC2yaGIVOt5D9d1552t0WdA3n8yAaT
WXxrXZdhNEUdOEjmjv3Nntkf3Pncw7eNTmce1k0kLcfOwfKJP/Xm2dTXBxLp1T87t+v+LNQjPQLV003z2I6ts188km8roQ8Sw4qW8yHcKDexQ2oaNTI4eTjz
LaM/JoazSrFNRdM7t7CPUgnzWR/bI3lF4QCEGDafKnRUR/ZZQoN9WIoZKEJ6CjwM05weVtbIHxEZieXyp6zQOsq8+RBdF8vlD0ZylZqm5/jQ7gn67z6UpAj1
QXpUrKPHVBFn/HXzO7tfeoCuv5f/OTwi2wbQePs4aDvBHgp2nkgNawjV0GGqNW/raKPZIHZKV9D+CP1W7tiHKcs+TLlDV4zpJfDtmGYfvtbC/lyMI/rDNhUq
mXuwgxIxRwfSgeov9ylUVSv5iuu420KllR3KnG4Wwq3T+uoLJ6yrab1lXbURyBkmlbmgMpoNoDI/pzKvILeCygKDyjgWxqQyg5Sigj4igz7i+SxR9FHmjSPq
bdJ9+2CpqWChScJ8IX2EBn3AagaHmq70gevd6aOSVlhPN+gj7EofKGIx+jAmTwTSDsWSj5HjvQWYSOIOMokw5i1sqcZyz9iTi2VPLu4gE6wbLFk3WNi8pT8x
1g0R/lS6kQnNtf7qExx3+rzrgB+F092F1PGZiTbxokyK+vTKda3/Iy5k8mFDPehNH+PW9uW3hveOHW0gNBTWEzkfxYYvb/UWTzSYmCImpkgTUxdmUzGIiamC
Hu7BbCqLMZs+ak5BTJUezKbydonJgRSqQAph27SByWHxNmsnMTlCTFEnMTnMrJjndBIT3AEs2V7XPCeGO4DDjgEdxDQefmXNPcfqv3mY6UoP04luusyE6DJJ
VfBOsa5m7pTcAYsvXBILM6djWHwt0Ndb8ypX8ypV9lN6zW6R4tL31OnvuuX7Px8RnePHr9/zwCev+izpyFi6FzcbHT3h8zqyCYM7Xx7ip8Q6rI5pMc2ntz/8
3dPZUGaZZ8WS2uMlNcNJc+t46hU1y2rbwJV+Kiy52yrTKcdvv9PpZbexX9vQ5qIOkyDkjC1yhgfxMw/96fupe+IFxzI5iJyS4pQt++PHzvrEmHPiUw+0ZDJi
WZ4Yq43YOCYuqOm0xp2WGGdZrKZmExsZCRwZwPTLYp4XF4iwwZ4hCZGw8MmEnTEAsCTb4v2YEb35SQ99JJrPyrzb0siq2uVgoPcGTQInjpD+ZIPIPgReO6C2
OcrFVI3RyEE0clDUg0HBgSwkXa4eRKhwsNlhFMLYRDI2EWqM8Yc5O/P4QT0jy/woVbCkgQMMctyDVcWLsSr6GINVxT1YVdybVWVL6W7ONqk8fbaLyGgJ8LKa
jeJ+YxExxxZpYb6RcYwuUqcfYfqJzTM47cTYixpAnzeb6VIuMRuQLh5gChqkZzC4rE2p8Wg2qTFJR3NscbyAzSOGSU7tyVExsLrlJrkY9E5qHcQ6ihjQ5BvD
G5XJt5qTb7nB9sEEdF1FOYkou2WZhbK3hwL7RTKxnVBsfBFexUSocJmVvMwKao5EGWXHmlgcaypCr+w2xHD/2HGMYRdc5YTJHZ6H9ALs0trTQeL4iGzKt/s3
5DcntCX1Ot6333iBaUb1JAjHQsammemxN9UG0tVKTVycpftg6QCusg/13s42WqbWcVRpKeElYa6ipEWDq+zZwVb8p4rNaU82p1FagA/4/i3Btp/d/M9rUi8/
ZBsq+zN5YqaFwvBEehorFFS8PsTK2eLnsGgUvyfGEICeEsoZK2xwmaClaSLAR8Ra9FJv76hC1LOx49rOf3jDWoy9UYe4AqlaQqoW/AZYFbRxBKLltSqoQJIS
EAFwHzwmuAbmbnyu+JlbVKZRYtMwj6ukzspt6us20PO2rP2PbcjffXzd9VN47q6JqSzYiP3XN/wDU1z3MxpToW2z/WW7ZOf+QT38NHzYlU0StBdt/QaDXDds
GhbTqqmaILrcdBIxk7DMGHv1RonBJmAgORI7gD14Hx4Z1lXDuRpE5O/rQP7U2s8Oek71ad5tpFPOWTE1zAFgyQ7PdXgautPaD8nFN2K43RuGMx8oLm0TKHgb
EyhQE6hokCtONba42Egwr3ZsOn7675mpOOFdpU+uuYFd7OuWON+oDeewvnNrij/rh42dz9zsVXNNbxrmES4rji12w3Bb4pIQQ0eKWUfKEkyuRDwS2okbnp2W
eHaiBJxxWSlLYa+ZO3cY7zCzo3cs5UxhaWcKLiFu6gnB7Dvh6x5zT0CkwLjDzUrUDordvgCy71YzidoRwzki3s9TExPfxs433vfZVVWUwB5TldtvQ4tgv1a0
U1qWsJsHS7KEN1u5e1SJDUaSEa8KqOLzyn/Fne9fQLg0FYiIGoVla2ZiOPfTYYcobH0mhx27MtNDBUdQpwsqVomRFBAR75EpGBafk4JJOLULuJWLKgZCC0ed
ux+rcCSyfWEevg5vFGxkXTrMOVzKCOx9RUJlEEbPO7vLc6S3+haG1UNA8hf4KGQwMQm4Czez1wNO4o2I/UW8GAcMU5nP7lNlcsCEIK8D6xnRMmmcxxzDxoDH
OW69xud5dLHHgahoM/z8xdcAkaP9+LQy4qD6EfheqdvdP8STcCyiLeVq34fMWOU0WW0vh+vsedYyaADnWUP0E36UkzUFCOfyqTT4/cFX0oXvvVUEuxt888vL
Ih0i4ap0Dp4ez4ZtpHFAPNg1nJ2hQJ6VNAq/Tj6BC3ERMMahoJO8o7QCqgTsaIbASAQ4goHOHhzMorHqrCRd6AJiL7gS1S0chxmNpbNZwmFGXQHvw4MqZcUY
qREKZI97oWc2AcQGzKJAiae3J+vbjwrSPlKfbc0R34uXBdAdFHWX4LCIOoSmdTbM1jcXtgGRMP1THClBR5HAFPyQkcwBVuBXf7JXNrj9FdYnBBQSICZpcAWD
RuWP3a+C9hmzoGjav6vwXHrny3YWKDyEMrsRrbC+ZGcOz60V1u12ZvPMusNG+oPNGyUTwW121gdw2P60hPE5ccKZRcZdJP5IZ2sDKfJ/1AbTPg7AYwCEbMnB
uRqp5RiAJTQAZmYPI5GHrelRWuxzDpev/7FKP7rgUh/nFOiR5+JtF2EvLILzXfTJ9fYEINzMwStlA4ZhdbjQ6nMM4tmR0iMdkDE3H5EMcAuvK4CaJcyTMEh5
uoWLJcatv+YsrBBXYYYOJrMQfNA5SuM0s75i51HgQ5vrM5tuRHoG1y3ZFjJ30CchBnJkql4GaEH/VH2QmGZYL+nLPp866nQj1R+0vear18ptr9Fzdad2Splj
nN7HTxXv4GaJbjJu88LPaOtE+vwqAKD8dCmwn3i8Fnyh1f5tll1yON/VKZy+o2f9zkl8SOkd9VVSd5Gwj5nutTy7gbvxKJHc3/4J5/RRuZ6uzULphnOBQxHW
rXb0kVHBn1gj+ETn1k7lrpPyqt8uSiohLpIzj9jCSqxLGfmaBBYPm1P3tyBWjWZ0ffub1pQkj64CD5aE1hYGqS6h5fQAwpJQxAmHQ9CBmPnL2d2uKgnBevIc
PTO4ZWP9xdndtwHfUwa1o2p3kapLJ1W1u1jVCLruTUptJ5wQJZysPzhbmsSsIV3+4NiJ//nvV1/4lyMnrOmxmbqbOjfWnS2kCtWdzQd3j83smhUCHFJcg1US
9UuD9Q852E0+bDlsSCiwIadKTNk7q/aMt13tSqn2Q1LtGcgzROx7h50NceQ7AFvOtnfa8LwyAG2WFfjdK6ztdhZr9uuwC0IPxipZKLqyTAfxjMvT5e2SnKXf
lcwxGVjcIf1LibkhiLkh8bxSF9NltSF5bYijhmd2jZ0L31GSHMv+ai5f+GzXArV40WdIltX0nXwIqIgdCnlmuy2oQ9P0c+pHS1tR46kgv1xUzs2xiqAhZZL0
FLCcIC0zMnQHVZ2FvixJFwvczHYFLzMtGDhblVKkBboRFy1R0IjbydWRQhp26gi+JK/UgjuXCUulmqpKPNNVheBkWwxzzNkd11ccZTRmoBJG6mM1Zo9dZPdS
IhLB9kFRL9CIqpy9xHD0AxqR5JJYL8mwDDSWpC2RkKGBMMTOXtZ+AIbSHTfF/wC1LRvEL2kO0Vw7jMpcOoioXP08KWhXVsyupi4+l/FUIo72DjjaO40O1EKO
Fmco0oi/2k8Hx4oVtXQITzNpLZdD9Jn3wCt7F+ieRdqyiMaz1msofMTW3m4XNRvVQNPr6Opf6Wl9Teaw6nkWx0oTmX1WqO0zQmwbhAo+LYhGCl9P5X1Sw9l1
KJ/X5YcZK88lWRvYkqEqkAxVYcKJAQvkIktQmYQJM9IRq4SM6EXrDe2O+aRtl2Z6rDIWX0dwhti3WCn4iaRE1PxFWu6ruogapt6+ju2Lji2fWRXYDOzH++dZ
kSDfKJSiHPfB4sXGajtOlkoaUKBBh6ouK/kz0rBoIVZA44TGklrBErmpp8YmFEg5GRqXbYyBGpoQaa0ZX8oTtCmXcdcA/crZgATI1ZjLZ9Cp4FoaxacLi5dJ
LNHHAMxQgAyAAuqYwrGoP1wGDDwya0u9Z234AeeMLMFP2mXOJnNZbM5ZXlTBqopGhzTXzIlIX0O8S2qP9SxE819Ryx5pOn+sWtqdZb8XSLIrrPegr1ZY764x
9tuQdNlS1hSAecQBF/o1q+ulolSum8rTnCQ+QHUQJ3E0NIhHpAAjlxCMAgoJDOimMEcbSg6XbDPERSdXRyJLBfqnoKr0eMFQQv1eOMaL1JBP59zMLvVS5sDl
uszm1Ze25znRFWwh3wr55qs8gO5ZdrUmr9TCIosm4s8ZD8snFZqt6UWCTcZvUbVwSukIoDEo8mVdnwsOy0yDc2Cjghz3P68Byt1UzZP1OkllGKF8AFt5GzGt
cy6jgFZUnobczftZz/FNC8fKIsRe8zdYW8XugxhUBHyAUBgghhMk8AOPbtcP8OljgkXJF6rH8yWa9HTIyKlAc8KjL7IhN6JTaVqVQRZJo+UE5kB9qr4BddSu
O5dgsVZ3fp/V2rAbGGQol2V1ySANznBN8Btr5bolOF6CSQEGSW2fpAqRca+k4l7ke03YmDGGjcmvIu6FxyMtXY74ZQUpAXgL6pXKHJI92KyvZ85FAvGgssYq
P/5M5RV+9ySTfD/x0FoV4EYAOeL8PonkpUYWN4BOhUxFWbgpDW+6hNcC07DawQJX38pHpOvWN/PREjZ+YgMLDX5JQnIuZoZUZTlzwpZ+6mejhpuW1TwZTAcQ
yF99QmY+IJWA2F0bSJfUBhWCrcOAtFkJXxUpgFVqPE9cowIBomJwEypTl18DLLWdVmXtYbxe1eBO3BmWQi1CuQr8SQMR5nVx6dT6tjYnwh3CAuatJKBCOa8Q
6bIU0mUoly7risQJTp444bR7ZiXp7sLkCU6ePCFH4E3uAxiUZHw1k52gr7zUuoJx/SyBkPE7QqsCTWJBWySUn2i8Xl7Ocp6sKM+axblTGGHFqnljM5y6PAb0
qZXZl1dcpqCIA7wniSazchrMpsF0GuxKy3NZJQ3mSP2fy/pSH+sHAQ6nn4tpdCwE9VbYQkbPzcKKpZ6Z4WeuyJ8h3tIHNCJ7jj3KSBKVZ2sMrb4b5l6uQmU+
h9DQmH7UZBPoZKfNOflyGbZSceuo+sJeYQtLJ9mzpmDfpBIqgWu1se6U9YyoPlPf/jgn17h4eLWNLIbWZB3QygwZk+eIzxlo9P8/9cXxkufqBPYLdxaKrB+K
6hr7/PV5mjPO9YH/1w8zOfJKUe0nuHqrwV2w1eCqrQavy1aDy/nEvWKrwa1+r7DQA7iA8ZJS615Em3OSEuF7ajrVDEDwyBmVD44F4rssrSlnCWpny0ei4XW7
1uUKqC7J9EmEM86vghkZ0f+SHYXVQcjPwp8TMdeqfzOPKdIw/7tCnF8tlZwCHL7aFvzEXWCAhqsAHhVS6dZvff/lPGGOMvSwCoAqwPf5C3knE13BZHAm8W3/
tMOiw7QxGyvfOkQEnL+K86DvZF3vt8DpjCTvzVWMX8edZFV/vkPylYegw2LHQ++hOCro6BGFCQ2dxeH8JepN3uHpcKZC17xYcgImxaJrSvo+vfyaDkGk4/8S
l1nMXFkAlKhpp+3dIfk9Xt+Xa/AYbgH2h1j8X+7+BECuqsofx99W66uqrl6SdGjEWw/UjiShEyAbYFIhgbBHQWVm9Ec6SYd0k6RDdweCRhIWFTfAncSF7moR
FVCc0QEVSERRUVRk1GEcFxBU3HFHx9Hf+Zxz33v3va7qBNTv7/v/R+l6y313Offcc8859yyJkzGRBjXwLM5cIFPgkYhloKuVQFc3ga7sYqPRVXK0aBRy9Bi9
OLcoZ5rCbY4TtNlAHUdxtFf3aEefvqK/xSjLQRHomQer0axuZr+YfSX0BG7qfTTHSYzYgS9CxHDsHM04NmF7zCMOLbvLNTg0JwqCRBVW/ycG5dGIA3Y0Ipcd
7Vbxpxt/FP70MkPw5zfp1d0M2q4JbZcTo0vg/BRxcKchDi4wKYQ2NfiNV2twsEcbgplygM+sJE2UmBAqy0ctTCSQa8s6miOWWhL9MEc8ztHghlQOP+GxbH5F
IygNcJot/K8Bg8uiKjUQGA8hdmDUBZeFPB9G+qitiqf0280vWBTTAChFR+y0lHw+C0dFxbgtHCyXlVGqMNFQRdMnFJVOGLSNze+MEmh4omFWgS7pz4q+rBNZ
eYj5OcThOjlrQRXArgDZqkC2NuFrU6B1EcESvHiFj0UrqgiCUFH5pXz0yaFFOf9ATpKNEZKFjBFxMK/zXWf37F256ZGMcYu2FIdDpTBWQeQgDMNOD998wTyw
KvzV/0aoWeCPYCzGbpYNeZAPSmIul7KbhZ1eBWGpkkZkeFWUQFPtcBpoR2yqKq6qDbYvEIu0TsV9qwZl2NB5sLflB93BDPZ9yRhVzlQzYVQazJwIZsEy2XjV
rbphDhl0TwSzG1SM/sxS3biiP13S2mHjQc9EcDhxop0czctXh6keeglTRWq7Z586XHVOUBl6f7jqYSOmHvSwY5/qgo1ZB2zMumBfN04fUiHYmB0OM4rD6UXn
BDxWGWhZAI29V+Ebk7JrzFGDnehHO1sGNujjKq5isPTAFpOhoDAJAEtRg6WXJ2FWCtZgUrU3bDvG3I7RZ3CViUZPsJ5FoKOOV3n0HsFhFo++C6CYtY9K01zN
gtHeTDWLRz8LHelCVDMPxRDHC1+gA1QIo59JheJdDx/CrM94koMBOSE1JjanMKeHY3I68edwTE4n/lSljzPhPYdIqRwQlBEPw21TMQZlcJXRFv7jQYUDcmWg
qkbDAXJFckw2oGQZAbkyiPpRkKgfUUCunKrsY/yELXwxtIUvcKyVCR3WI4P7iQmDFD8Ly/0IWtrPOlRS/OxmpPgIJsXPTpHiI6ihI1qQ4meBFCsixc82SPER
6tkgxc9WzzJJcUFIcVEpTYozSuEnZ5DiMpNilmwaMNPPYI7KjLwYNVPcAp/C5jQpzsSkmFUjz2pCinMcHgUVZQxSnEMDOcP2mMhqJkGZmaYa3jBlTPAUUpxr
SoozSVJcA+kMQlJ8JIBdAyk+EqQ4aEGKAyHFNSbFNZUBKa6BAahijoZqzyZQEilWzUjxpx07uzvOlwlmEwHEoRDIaEsfnKBk14yWw+DxSOYU5BkvlDYSQqiP
szkyCaKB587oET2wvj2dzeUQ0Zez2mZ0sojPXWuYGdUKftSH2GSJgzZC/BcTntxFypOQ+FVsMLQwMGTeZpSnA7UWVnOY9KzOi8cRWrNxnjzZlPhMhmNx79aR
pM0WoS4hIKTHD2ZDMlHbHJU5lCzvsu3srrrpzY7dwN2L3+7A26vzgTAfekV4xbZ4BkbQIzG/I0SFFjhv+u0tV5nJIKPzFlkiEDU4NuFSYrc4teZEkJMAC+4+
vGWnJZRDKIGlxI5ZHN0IDiiZCfbUzfCLbv+9edqLs7uyTeIe51mZrmlEgSVWBzuAI/Eq/XE8SFn7OTqOo+JQCMwglcTaryj0rozdhm0KK2xOiPFM8eEosSkf
xyS0U0EO2bZSdoq2htjalpimwkGvrRHay8IkULv5wfgaWFcR070KYiqUsBtmsBtmVGlCm4MjLhWyXaMYm4BXYLKHCIkcd4oodSlpTUjdvJFNAdnQHF/DfhvO
Ddw2vq5IA0jXK8yYMUIdkDMTjoHHxpCzxTJyAkbnNrwiuMsV7rKucZwtwnkTQdXjk8yKUnmutyaryYnNf6W/iEvI0TYR9lJ310F3HW2/6KACF2AI/SMrHOIR
BQRSEvbTUWwP71LLHEGTa8qgpkyiJqkoIxVlEhXtqzn+kd+5khnAOnbNgpZDSZZY6vTSBm0tdZTiu6qqGpJolXaToF15JOJo7IRGr5PTeneCJEDSp+F3QtfU
iXzQxMzq9d0BlQ5kw6v3iMrn06CmJC/V7w0vPsMX1fddy3ivOvRW4SII8M4hmEBBOnNYexzMoBJdRyMB5WTgJNEDr5y7jRgBLynjMF11GLmfOqLcTx1H3sBq
QMCBSSMUoR2cThlEvEs+LAUzsClwfoEZ2BS6Wn6qurAv0Hh5XzD2J8fwRrYmsVswB01XVSaFcZRgVfBfaWd2xSSJk/S6TIYS9C4PV/OMUCMP6KXDvXj74p1w
fxwMLvY+Ftrk7uO4KEA4GJa6mjZ93CFhtIX8j7xOrDfwQumd9SHf+/VlQ/VHfn0Za9ZiUb4Ui/KZZqK8GLlmUqI81LqeFuVLCXG7FKorQlE+o0X5rM6NCBFF
dITu0ZakmLCizF2ZROaupnVbkq/LQt7CvIjyexzJw5tn4crUtKRk+O8UW6tN5vPREWcSDQGXkSxrMMfCULifIzDW54PkRKE9ey4/FYpVzNaIyo2sLssuT8WN
cnmJ/oxVh5TC/tQqclzCaVZCXrnTfOxyCa9pCX6ViV5FKJAJUSATa3PEEDjP6czSahy3Tkxz3W0+98yz4Gw9I0Uh7WLYYIQI+TG5eUxuttnkBrpVYnk81gyH
+jB3bGjl5z7828Y7P/m1/16+2KkCnemxMyTptPMt0SVdY05q5GzbK7m+N3znCaNG2JpFNbpNEZANn12phzNlr/zOE/ehb79GPYkc6/OsjooH0z1PJ+XkpH8q
k7I59/wWy7GpZi3XVLMGXWWu9XLU7Ks7ViMCxokfPVFE6IWINJBT1WpepFbLtl6LOs0nsZLukMn6y8KUrNtIX4EFmYNyLROmFqahu9HQDSSknkpu16rk3haF
Xwu1bMFQyxamUcsWtFrWMdWyun+xWjbsmwwPm3lysiAiaI3tNU+JxraUqtSQF5/hmMwBmPryeKQ8FHNs5qvq33OUT/6h+Sj9aDE4psn+k17O1QckWY5SzJhX
c42E6G6scg+fxk41SKac47SkuXr3lqHAOtphBeQ8ywtx0yLc3HVx4KMav9nJsy+PoxSWXshSCFtTA2vhRayFJ3NAPXrbHuZxMBFXXCvePuFpCS2V6DykHJ6H
6OoqcJA4A6kSoroqzetSJTkg4chiCmcIOB88tHGwpyequ/JaadSXGaMaKuzBIf512YlaGzVf5ezqgBe0A9Uk61WNEIcZXy9io4qJIRbiIbbLEIvGENtbDFGf
ARVkiKwUHKeB+pyPvYYUjYSEJd6XK6FUyRp6Y0BWfeJN2dPSSvE2n5X0OfCtJKydKrmU/SucFhlm8wfLMJufPsNsvnmG2fAcOk4ym4+SzOaTSWbz0ySZ1SI3
IjByktl8qySzKtPOK1ErJVK5Zjlf2m9KSVbwgDslwXrSbn/q/4CTFyPj5dgIG7RVLbvkuF65nMnm8oWi3wbmvP4tgQLirfIKpgd/LrJJET/KVP+gfS8rmO9d
F3OKPHr8O/24jJJf5Y9pBWfqs4Z6LWsR59qFbwCIYwgXzs/E2Y511X/VdZTQkSVmP/JD9SVmNwDT6qevYEvW8Ou/yNdyX72XX5aQ1KQ+16xq18Woba6ubZ71
MnzS65xfs8y675a6LW0+ICsyrPseqbvog2iVmPOyJGcpDdlaLYzk1MWuH+vF7inbrBwsGu8jq4Uzm/p5RqcR58816R7nDSoCgT6IDDffePGtIKgWfD0n6LMd
blmZp9PnjA7dKz2W699rsNvJVkv5sLle2q2ozS4TkLDFDzvTVeNMi1WE+UXX8s+ka+xkRMUZe+1mxW15HI0kn5jYnI4aLPc5yY/+NOZD5VpMgt18MrLMryFH
oBVOB6NQ7ulMRy5Coav0MELgs3+2Xp6HXJ3kjN+Tqgqwrf/ambqEfu0kCcPVempdP24ZxNYOCRTRHiL650CB2cw21uwMO2pHyGqFGMEL7FBnxNYDkinNhzMS
WsVly1HO1YhLxxllLDEZ6l6rmWdolrl0K8GlZxiPssylh4C535h4PxwIsekFYtOxX0hua41y8LFnNr0Yumr6Ue5jP5SBWtQcij4FmqQhU2MPPl1vzjmYSGOD
zpZjWy8Gt/i0H3BjTm9fljk9nT0sIVBnIjsE9srWFIHTR4cis63DEoiyOQSyHfMs+STPkk/yLBkYlnF6OUNdZEc8XQaMqq0hwAIpglsm+Bw7gl4hYdrS/FNh
a3RKKj7IjRiaSK4hYT+0CdUE+EAkIUT18vqPcxBy+mr0q3ybcm69PKjAEFdVbg6QfPBU8cGrv/krnJC2FDLtDFPZUm1xBmN2JhPJHMJklADZNuXcWYv5v9Cy
0ZiFMsNTY68dGnbYUxDb1ohdboLYnJxHlRmxMxxTOgZgPoJ9aHSUU221ArK2xRZHGUmZy7rDfDg72cjwKBvPTrPKw9nJIUJ7+7iqsu1RAfNTCO07YGjESTx9
nqp2wwqpPTU9qgMsZgfSWNIqCMEuuBDaQZYSxIHVY5EUZPvXe65DayIyFDlQjrRMiNMufm31h13Qy74heiDE0qk/SatTXrjV18AHLrQOYkyq/8khxhMnlm8I
rSQ18RWLoYjqOkfechWjwp1lOUH7GP0KL1+/jxW4i5zby0CcRc5dZarlQVe6dEN2SHpBT8I+Xf8VKvVEIeodMUB/fD0zQFLerf7p9aHNJsmEH/DY2t7QqB7t
XsOGCk+6SHdEF0+RLNoYnwz4ULM3yGyIuPYpcpobrWk3LacBDiJ4uMK5RwiWDRErZ8oCpsxmqIwOUq+QTReqRqLBYtQWahk5IQjSPmQ2aEUjQaj62ms1cA6U
46PEdotPbmMq5ndYWmUMiPRNIlHE4bzLfTbk7en6gejavyWvA9s4u/IhXj1pGcmrjaAeE1Fqnyd3b4xjXuzeMKI1j4i9sfy1K+2rVW7X/pp2vMQxWJDXkxHq
wfesaLwryE6TmEWH24hC+1pG/I1HdEYLZU3AQ+/PDonuHnI7kkDl3xlJWsU65wqNzr5Ld0QZTho4OsiSWJtIC5eRTA5xIHMIhrQoTyk7xrEgrK/oT3Xc0I6w
HBgHD7HjL+FxAnWLsjlAd1blN/aI8W8xhZdlJD+I8LKo8ac8FX9IBigycQcuVqQmHV2hHONiVaIsVIy6qs3rQnyFPA62EvoDdN6STI1lVVoDfUStpCqSc5KA
TQuipLgLZbE6rIic2yZRI6oSNaIdpvjYeLOKnqj29tdGQidTZBd2a/m9gh/wpljKdmzZpa4S7MniMEy1Gd/BWh6zld+rvfhIyBMdWC+NjG6YwjQJSpPVRaqv
u5Zz4F7cU8v70oclyujAEulAH1In52WURODLZe2VKdA/h1WY3UPsdFDGKLXpRFbGK04Tr79WnEQAC4YLh4VhUnutjrq3Ynwpsye8YZa57jPKSJG5HdVF5d94
LWvHdI98hnxQ5q2kqBmqXCK/pNINSuMm3LMh3LN7g6wedlbgbgHuOvLem6TFDJGD0L7+tkwOTJlDBMPl3yn2s3wQD80DbMUyhh4S1gei18jxaXKQh7IxZ+gk
cyq/D1pGNhdA5uZilPG7yKmS2U+meRQVXxMgMBMuny34yeApdXisOmbwFMPKOGuE32F9nDI4wxfQuoXtCyYno3/BRyBRBVVtAHYv0g1nI+s+XzqnV2Ylinvi
x3FPEn2AtyM7BUoeUlUiYEzTr5OQcWdA1HMZ/duyX9ytGicc1zQj7pkf9azSumcVcVesDlENunNMkY+Gz9R0+bV8NtU+2ulGJ0LtUhhhjOhwaYOKE29svBiB
4MSbitOlI2QUB6XQXxKzdnH4FtlVOdF3lPLesGX2ocC6C0behKbYg8QIGV7NLDKZ9CSXiNeW48wlRCuMIo3EmT4jpYghlrEHjDMRg3OerX8t9iJtXdnGIAt3
AxSlC1tsYtiJk3cKWBsFnrlyc2IC3EvUJbc3yG0Qx8wc1q7Da5e4B/Y/JWyX9cvCHfsPK7OmvYGlP7bkY5sXvh1/6PsfsB2Xljg7ZjgTppX6eC0GWS1fX5cy
A9LM5SOiJyoM0e7ch6SDMJ9h16UENUKGPnd86nOk98vShC/hT9kOhqNYi8kve5GJFVHef7vjupK7EKpV5sygomDmLWvOtD0dporezSy/F9HF7AEBVJOX/Aa7
h2G6iLkn7ptPG6BmJQxZ++NjFv/yc48tZ5OV/JSKYH3HyGKHedaSzRT2DgRFwRNH0YVjnHlZ0kKMgzDNDifwFtuxYx+HB61UqCqhFnaaWiAFAufI3VvzzO2V
ZQF7mu01LGJsr6wjs7G9eppj87C92sC6PuizH4y2lmW2xNsGzkccu0rx6rLq2l8XdRauzETSnN0i3IlbC8wNLmFOPWDXLIhhRN3gJiP5OJ10DeewjxIOg5yo
D09HKWbDh5WTCsOq0PZvq3i2Pq4K40q5hv5C/K4Pojm3oTl3TM2543pQm7cVin6pXOXZh9sYTfhbmZfLlhCwmh2QoJVk38J5VokVUm/TJSp+9LZUcwSeImqL
Uu/t14bRmHD3Dv1VGWzA9zilKL6NFewZ+MVzL7SCPYMjiPxidy2WE4deylTfqWuJVewZRAaxDQ27ZephCvKliVlxBMKBHvk6U70B1a7SQfx217Lh5V/Bna9r
ltsSL9ZO4O/5k0Gy0sC0rtmIW+Z7Qtjim83K4kjFKmr0r/gu6sHGMhRaWUP9LwCwk+r/zDxrC7Lg9TqbaQI0jGhEsfrf0RrvNwvcpEx8AGBYME7UwsmGytKR
RaAVuoeqlcYm5STa0+rjUuEf3VSkqY4AajaYhnQ2hvTqct6Y+FLebzrb08wvmv5HgCznm0ASP86crLEqWuyKv0rXAfU8zzSHLpF11h0tq2idBU706AZ3qO7h
aWkockvs1o+6okfRgsxwdxY5N8CoFrzFImLAuRbWMlWvFwWDrC7jQbyQ90YISR9V3/O6qLy+LmWaTETC4NaYguSaBoDuCCTp7rsREDbb/w+bJNmV9HHBoVcn
i3JfqjI3nPGj3T5ItFoNFy79JZEazojJaiYNWL6JOzDP+iPOmcuuz85s+UYE9Cuv0/QHOIIAA0e7a8TUOyLzOjBFlB15+YY4W86KVvDnwPQTbKYx3aLh/GY8
Dcx8Pr0ZcCTfb3oGgOjjkc4/6zfaPXF9bbZdJmLZRp3bZIxl4OI4POOhb6cFu4gN1S9lc+VK3jyIDufOOIiO18C74o00sdH2OrLRvjvaMlttdoZVCs4qSrpq
K7mvTb99IYVeNtKH8VzFt7y6wu3rXdH2RatqMtyF/x7b01uabU/+P27PeEtyz1DWPhpN8R/dnrkdNqHtaTJnaY6qGjDz1RXYTSj+W+TgSunI1dETK5kQyJjf
/h7e5v5v3yDec7ANImdSy8LBqSUvEiOgdjlr0rBylollIU0sC6ykbfCealSEcBVPl41NLdY4ngytk/Vh+EQDAu/Vyz+XwMsprzluizUe6dOtFSo7YRLwnimf
ZPwEJUd263jF7x+f/mMvTXVc9Q9ZI266HWfqmuFT9/HELvjIcn08wIX5ADfXrBs5eay7kY3klJA0hIogacDoDcBbe9oNWK0biFJSNHhXTo3a/tvYIIszqrwb
Max55f8tc5VtNVeovMGMRKrzVrQhRTwSf3/jdPvSZqAjdia4RR1scwKFIBENf7bzrmRhOZ2H/abXWcuMxt88vKaEOdtI0NRkzp1wJxu/VqKpJnmUf/Vz9m5E
nnd2F+hvJuRU9tgJtUoqXn4q46A2M6Dp/C8b3B7sVunmYVvHvmdXj9Bs9YQVDXHzCL05ghWN8SlWu9cvp01Dp4v14oKRC8gJ8UcnrDA+0p/Yyq3eLcgN8ugC
vEe7D0KzKaH0l19zc5Dn+EeF+gF7iF28l7o7kYCufrvc+0vd7Xw/LvelpSQr4/56uS8vpbnG/R65rywlNME9cSi4b1tKmw/uH5H76lJ3Dd8/KPftSzmoeQEG
KAwgOaIpiFYx6Fjq9vGt4tsMFJq5KN7Mnt1X1TpxLDuK/cZMO45Un1XDwbULCPL+YIbiM8wo/eFV++FhTAg8rp1fIxSC+tpTFZW9e6W6ZuUt3/jQN4qXr7Sv
4U+fNNIN3P6W7371+bv2Q3MJiFrINvDinv03jrMSgqMXWOKO1+B0JJbkYgxEJYnT4Kp+Fh9Y8gj4oFh14WXgj+PouxiG+ke4BAlzIF6DVbjpooXGhIFDjYm7
0cMVNEbU0TWOqiY5uZ7UbqlqWKLB+Qmj8rMacM7zo/tudI7jNbXxaIpqlqRPLiN/OrsFtk1IFH5OHtMtCQwqnCOyws7i+q2aiZpmIK7/uCRk7VIlGk6msZfh
HxRpNKUGZ8ZsBNW94Xi6VjRi/mndiSGGI5gN0v3AXdwceWAIE5Kn7fgffOR4kZ6YsEA/yceF/6bXB20nU/QUUy+MNJWSQsSt3sPcndcwUg4mUw8HOVMX3aNy
a5O0aTqlk92kX1Zz8oe+7Nd9+fv1gDZ5P9bG6HTg4oeLNOSu+OZm4JzmQv+L88yM6c5Giy+h90Hn+CwHAaLHRlj9b/EK13fjauYEYgBI6rnG3a8m9memTsS9
x46dsn7p2N6uliBBjrz67iEOaeac1hMNIdYjkqzDOgmEYzDGbtzuJjk6/24ODmCwYnCszNP2koOZ3cXyQZyoFj41Mer1iOxqirNsv1azEpFAM45DvCZOwuJ2
BNZZw+RInNg2SAW5g3we5EShYFTAj2z/YO1m0+1mOXj+pP9q287srkd24cKuZOvuaWGEs5xEbSJyDKM8iD8X1Z2tQYYd4FUG0dTsNaNl7OjZc+D9XefwtzmV
0SfAyhoICj2Bzaa0dIHId5ApEEqLtmzxD3/UdZzduV0pDYCjD4K5M1K9LUb/WQRCsPV50Tlltsw9p8xhkRH2L2ecPuOJK4HX2NMGljzhTVEOGqO3gb+eY3Jz
Aqv+Hs4mme/neOO+mDBwBkvlb+BEO5xZy3B35gJhBh549JanO73Ko0RluhJlVZnUmfWM8yrfONgjQSVvvLImqLy0X5qu4oJsYLUi6i5yNiVzPeNNTKE4CImx
mIomIbGjmzaxveKQ2Uc7VbZTMcPKfcWx7Xhpp5NFJ7LzuCn2K1YJsR9dJMLB/PHOaxMJiZcnhLiowESbiG+JZkWGEQ5KisWgbDMEEXdiaon9xtbQuu7oxswB
3qw59M9IQNysSJx7WnJNfsy2s1i5XnrJ9OqYFBXHsS2xR8Qq5iXs8RL2eAnDWhSeJVgwHi1hOJnwWkLQO3qBQIF5WhawI+Ml7HEY8WgJw4tMXH2yZ2OJ1P9k
r9aHsh4+hDbuT6KNi/HgEiDBFLqdjgoxISoZ5rv5AFDUMZyyU8XHZPGLqYc8ytjvevzHcLDq7oojKXlhcDm2l2QDAk/kJWRL65Wkad21bFPpyUPEntwEfqsq
N3GQkyl2a4IPiYSuDQ9S2IFEJBe6DoONNNnTMjrL5kEH+dtsapBuWh+rpRcRZayk289BJCDe3WXJHdBmCi7A4CXNs122IsJPFS58yYmVYB9hqA9UJaE+cJUK
9YFHEurDkuEz4yxFPy3TNNmoedCwyfq9N7TOohVR4mCZiTR+XIa5utZ0MavPvvNG9vQNJmHi7hv8vEfk1ksojriAAZP1hmKBQTCBOUg8sky+dqM4l1mT4SDM
qsyJhF4uTnoFSNCObksMMIMLLAsvJ74RqSzHKjPJLHIyXZyZ/5DqleMSXgoCGqOvxthqlimmI8ZNog4n3Vlm16FG8NU0E2L70/fek8xGVmID5s5a4Uw2/8z1
E0N2EkNGrakHpsaF031EsYE8f7/twrbO3Nsy8YYVczDhSk2qk4jntLVzBB/kC29ji3NjXrEfDOuI7YhrYRElH94U+pmVcNjA0RUGKH4NE52JIDOp4s8JAhMG
52X534LVkH35dFy3psqBN4Uuixo80zDmh4bkmXKI10SymUrHm+vTXeNmXGJNIN2mRpLcVZB54lwPTyUzaL6wx/+472VwTnV5NiSLj1iG5SNHxmDtVI1V6Ydo
53GMXQ1y9fIllUzOLjhWjiOpj0gV4qWVq+/Z45zKeeWILx5R9shqOSi0R/i9J74MsICkTbPsx59k+I2j30i4AH7k6keZKYU9/SYbF87oR3k/eT6v77IrGkHC
kcbA7zwfhB1561VsiGlJOFW+C2yx2KHdQ9k9HACNtX6uURoBMmj9+PKkvptKHXkbLlf+9PrHfvepT/7iTQegrvflIQzhveoKy/ZMxg1WhLEse1Qkax51QBij
78LSuwG6UkFY+z3OxXAKRH4K2JbfBq6+afclnQK8SVRWdz/7DLsPOeDqWqFJ53M9tXhwtdLBhlEr603tu4z/UZ7UFS+AyQRip08YhCoXG6znS3mhfWIg/0cI
A4mPdeZa83MjWabOJ3fACjf1b4U5xdfiz/kimcaV0wclXyU0AHjG5o9GAlp6isdFX5JHxm+6pHzBl4miabp6fy2foMI501ZW88A/FKN+fJo3bY7A3FuGbuhG
bGU5X4f7hX6AjdHMtkDEV0yO/fiCe70Vq/ovXvKbW5b+z3KWKOrOKT1ihGm6l40bI8U8jE+gF1lATQ3xMaABtD42KhxHLYX9tQpk+rp1Kpf5DvN7bXz9vWvF
zp/NwVFto5YPTfsiHDjYpKUnjP/kecLyqk1P2ewVqjrZYM1dZR86zpQk8qXjLLyrxr62etbLxx5dzllVVh3zyScab5j/k+Wr3jgfV79YHhX3VmzokTQ/Yl7A
G2SEmSvmr2iYRglP7q4l3PTKzY4g8sYOKGqgR6xYDfQTDt6+C77s0E0Yxx3xZa6ZsiCvhR4Hdv46OHuRI53XYHmM0M6EgSz+lDh6nSohXWWGxZ+SykP8gQMF
R4UsIfAEdkwSf8o9QYaDnNGFv0YiVGU4pr7RuxwH0OC4Bip/dhlaTK4jKB3NjsslxLDIslvx2RxmPMNvM0c7Cgf4MLmusBM0247D2znwn44vqwXDYgSXykKN
Z8FEGCFAKks5KlUJBo8WLNYT4d472DASbrSRh9FbEQF+ihdnZJbBTojwvKnzcZsEAJQjnca1ck6VYYd/2ttpHfYEtvglEgcpcQktCRTjSBYMTJLOPFO3x+r2
CIehiQzDw76+Sifb4WDtYPovQvAHRFwkudaNsgAiykNd0lxwoyTFnsMW6eHD08UCew1n/eX0CazJcsBusSbLl4w4YTYgaf8U2JvaDCnuNSy+OUx8PggzENmS
R8eWPDo2XhaQLoWujrGLyJ9i+9c6Cchm4xDmh+zAbsWmtvw/t/31sWEyZ2CS2EyL2LHAYuDmQ80kB+n43hXCaLqYRyRAYxcLm93ZWB2Wab8mDjTBNu0oJTsG
PJpRLsclvfY3xI17umwcr4NJRuSt6nIao6wZhGvSiVIo/b2iduSNUIxs2q/yZtSO7i0StQMkVLxbClHUjgJHBo+idrDFuqNjdogxdF6cbpuF4iAUg3JFsg6E
UT0csfyIrBQcMcmOAm3CHoTDfXSHGRmIzkoA0tDhr+D/JJ/1dnu7crudy53d3uWGdbiTiO0hEcvEnd6Lg9NmmgWnTYdy4yhxAcfMDDMWM6784dXi/6gj5Den
xAbzaGTFZt/LuTDYIBJs1Xv5CubOR/EVsUa0keKKWKD64XxFsitBAle0hda7+KqNcRhX1SmRSoh9mWdZlQxbWlshb1HBfp9TbXxTxU2WkzRihEX284kL1trj
crWOEPfYHL14hiTi0P4/CXDQFLcjn5OjOhYjoLsqgNQ68EXLi2fsh7Qfmc+rr/5pS+cDrH/B2sL2QChFj8WGq30/QiiCSwk72snhDI2OzjA6OlMV+drnAZT4
ujxlAJ3RALpaDKBPBgB3khkynJkthvPUq2U4XcnhdB5sOG5yOHG3ZxjdnmkMc5YxTNrD6kuG5sBbnf2jcfV0h7hChrhEhtgnQ8SAZ8mAu1sM+I/PcMCskSDB
XQ4Lcv1lTZeCTOjH5UZ+XJmkH1e697yZO7KZT4NhcPSK+pdp3r8s9r4ax3ZZMsTKRyMoYuTSoVy/TbiBiBV4t2N74Yb1CG25tqY4TP4Cp/7UH9kf/bi6a7qj
g1L/iV88adfbjDdEgVc9+oquD5/66LcMQ5vr7v1d78uu+76pJacvviRqxijWEFPS0LwTUQ6v3POqRQ4MCZz6gc9ya1tor5tL7+YscnpBlpdZR0kOExV/cDh/
8K/wVJcPupW7cs/nrtpzu73YqdL1Yz/8srvYyR/5xitliDZ4ASQOBGcCkv1IlAFweZyoyIsSFWHDr3tTkhR5UZIiT4du8vwC+8sss1b4T1ULYqxSYqNae3cm
9tU8YMdJ1Jy9EG8Jq3NQjDEXist8UFrPASf9/rLoxJJnxeW1qmxqRkYSty8eQa+f9hfOdEdMjvg5JyRSMTgBLquCll8KR7u32/h7pz1eq/hicmKW4KO3rOnM
1qYqHAnYfFZFFXu4omvs8aAdxhl7YdXUIVHlq/TNBPuGTQadXPkTHOq9a3p/9q5YjY/ud6quyVonYsZO1jpomrsabBpHP4axOOcdiFtwjECyG3uSwW9tjj4D
+aJn1T+v/8//7P7R2CDHbEcbzqQROWHCDEfbuJHGW90HzB7l0+q2fY1gxgQ37EyqtkYwc4J78A3WMMxyVsRCoUOgiF6hc+OIbMzYTRVV90YS/+Sqt3/zuU/4
89vvGX9X4EwPJift9u8k3f6zzU8vx4nAZ4xXJfPVbOX82UHcS3SNGLjDwBshqQEN3GMF0WF3TgaH608eXN7gYf03hrXqxfzvd8sbtbaYH0FsAcRbnKUOl0xw
z7qTmqm20PGhVLFBwEnqVOAgaEYg0DZQaZTejj87x2sdzLUSrtBn67ETsEVUuvQK/FkzTttj1WiN+Eha4MjRBqVD8k2sEujiQgSV/nI2flrCUxwRTPtZfOtI
DZlUDUYByXxNpZLxF9A71yhXii+l6xnjZVeLcqlavURgBuMj59C+5wjUakgjegTlPvxZMg7v48QHCQ1LiTOSpT/lP/nxGmvAZiKCuvIb4+MNJgIziD61qVJj
gu47+X0X3Tt8fwS/d+i+i8sTP4fstsA61YN0h5ZCPhiudLwROA3VLjXSDVqoVdVseuQgGYZPNSIXZ0V1NGrI4tfZQHQH/HTSXQd6U1FHNGrPpjsiSYruutBk
Ox4eoXOJMp8Ps1kkiKnhpzvMpBCGT6rbzIwAAp+/yoyqwoFijww5mKOiuLBHgYM5sslH6kgJmeLVl2wZQs4E2ulIwqgttZBVM1hqVaFR8ceBK6pzgoaj1LNp
1agjVNcEx/I2upXwKk200y1VzCYYUhXdqgNVzFZdWFHPqONFw1CmOHUYrgyjutRagvPzpVYfMqYstXoR2HOphdS0HTLELhoiMpaAdctRSRcxE9jj9FnEJB2m
nkWCGS3TMP5DdboNtW26l+FJXN8FvCUZdxYH/8iw2W2heqtEiGDDUM3D/NF27dAVG/I744eOSOJJBiHJUcMxgr365zhsUEDDqV57baggkBx0cB5yqtdFT4Oc
EsVFngPfJZAgKxDKAEIOYutwtCKJTPS3NmFLE7Y0YUkTtvDPFvPP0uDbnXjo2dTQiYXH0Av4UQheQNK57heCG0i/9Ec4qAOXovvFpwycyoP7hSv0Ky9Dz6si
+pUnht6qSgQJMOjJoT/jJlxpIgPczCsPuEmoC9zMA1ORgdiW5i1pnq38smLlpzsjCSAlwoBArDs9Nd6UqclImFJzajw2BpMwsBnuX0ZAkJE+ZJpPjYc+vNaY
Gi81NVmxzcixHUaNwzWE/SooT/dLf4TUJApPr4ueUqGs7heu0K+s9IvmGP2ipYJ+0Xc8NV5y6M+4CUea4MnIymRkBRBZAYRH79wqkxQ3Hzb/P7aDsC0IGqXg
/o2Ru9rlXWeBSU+NpftnRVPDB6e6f9ZBpsaRqXHRI0sm4+/TBI7F631h7GvaZ/o4h3Cm7qFhC6Pm1CyireaGGzPdKhK4Roe3TuLw1hJfSjNEv2cm08wscr7t
xOEZs83CM3pNEuYl1GD1bzswKb4rDK/ybaeWgabPY/5dK7hgNyoKLsQAFgUX9IpKq79sreDKssZPFGG2VnCVWEHIijBiUSv1R+1aW/1bVpx/uIV3pKn8KohI
fC/tLQ8TM7/yy9Zi50FHH/BFipb9LFffKwdH9T4a1jyLN8VVQTt+1vD7z8n7OW4fMRb0dEmtotrDeC0IKX3JCfYXHb7MX7LMup8vl1lfwG/nYueAU5+LDNH3
IjfAAYbdnVpNSkxZNlQAJftS5b4oNHeU9KXX7AvSm2fx0yUxq6q1tqhLbbDnTzVViXNx91KH8PezTsA1fMEJKghjwaWvvlqOKyo6AXguCcUHQihCJm0BRfhs
Utf3sDHq1bZ0/ho7CcntAsmdfzdIQuZoAcoHpUPr0OBG6c7mJCzPF1ieJ7Bc+w+CZTYJy69FsHRaw9IWWHIjVzsalk4Slk/aAsyn7L8fNO3W0JQuPcLT+7ie
3ifsJEAftgWiX7cFpA/a/xiYqhwbOXSq/G3Ir8M3M1TxttpM5R5jfwuCJvX1vxzpxdcd9Gqe9TABsuJ6Noc9gQcOUZpZ7LqJq27pWj0/FFTqew5IkjUksiF4
FaJufyLs7GcdVSGqE2W6jyf4M+EE356c4BRg//VaXdPtPOyP6WHfaQ77zj2JYddVNG8PJuZtnO4YCgQDqp6hQ7BJtzTOLb1Pt/SBZ9LS9XQ3S3Un672e632b
rveGaeplezecDGXTJ3yn6mhZ2EyyTeIdY2vyhoI21YYzWuynROk7VdfVhAUz1MyrRcR50BFFBqG+0mdo7ax4ISy8Svz3K/W2i2ttkm9OPyQRv40q20/Y0LW/
1s0VtCEtAAc0y4+p9hHVUa+OjfCwP/06iRFkVptAAIX5ryvOJVvALobtDLH2fGp1CmQFtRltqQmY5TPmlgVjaVMUDPb18Jgyk9Ci5yBcnrfL8jzAy/OzdsCI
/4UU9b1dU4w7sUwrEcXIxhQjG1OM7CFRDKgxZyV6cr30ZJx78j5NKD6QIhQ3aELxNk0orn8ahOIY6qos8PsdhGycR/2stcualNoOOLE6S5VgBRPkK65r2STS
+sA+vwX2+cA+vyn2+cA+MZzS2Me1lyM8y3PWClUK8awMPGN3k+ihykn4zCy766IIDHQIv/IjqjAFuaLP0LMqQaAtiYoJ/KnECJ6kgG0aj9o1HlXCZQK1BPOF
OnNhGPdPIjBHKaRLcdy/ZvwfPOHCBEIlcPeq4wT7MKS5WGbNxvpYxmx9ZZHTRT/VRU5Vm8sz3dWB49xoUWQYCJ/coxHWEnyF43UUpV/iIluEly5vWU4ov3/Q
cZ3d9uVRiOEH41Cw4LuHdLwCwVMOp5mZR8IhjffEgA01VvB7wdHMHLcXxnS9Th8k4DDiMRJY0Fo5m6+wVM7C1TLrTJw+LHZWReskU/8se7HfqZvvHtKGIWHz
eW6+Gy0cHnDCSmU2D9YuLxGWxYiEeOdCGEmQI2smW6AnGseo8CoYlNEQnDWLndB6QzyENaje7DldJFIatrytnFAeNK10H4QDtCd5eo2cp+hh6EwpuZarkmu5
t1YQvUlRsjL7kqOZVqRVcyKfxVo5vqzEXWqT4LdEDSQAW4VIoqcqG7AYy3ertrt3rbSv2c9+F5EnZ9VMlF2FsRqQrjEetLOLaQdSAfPzHD0NOseD+NOuRjBj
PJhpOInCtA4WalX2g6JaoMea4KiInZwduJMfwPUTbn1wGvXpZwa7hdKWpN1COT0jqkc2Z6gnqWH6tJPaUzPgmNsBt9GZ9Lgj6eUJSIMetVEPuozAi909tTam
B3RRoYsyLso6U4ryImAOULWdjb3UlY6ko6kXO5oOgHhx0pj/8DNhmqLMbsNBPPQPkfREkrvINHmo767lY2nMZd0Bm2yfUuYQOoTobJ3NcSULpqegLR45RV4d
gU+VFxCVnEvvXfWqz7ztObed9q/nDYiJmV/fPCTGWYdsBObRmg+r+bqx9jwsfQ9L38PSL3JCAGPtebLm6WdujfO+99ImXAzzUVBfo74lKs1zpd344PCgjB+V
rLRa46ZKNcmhhKjEUaUkPAXlkOv0wHVurlPp+hO8xD8R5i3Yosoxz+nV93yOyu+i8j/+9hX2YmdMlZgyePXfNqMM9Q9/+04b5OlzbqpIhX23k8/SWVEQq1e3
e4x9OdyC5lmvqrE7zy4B004Z31jNr//ApkX+A8Qr//29H70lVytz9CeYlWdksMmhAvxPY2brM5tBhjqyPYbMAxoyj3727n/7zzfmARyPI6XkEpOGHDv04fmo
4mWCCuuSs7ZWUOFMGeOaWhSzGErIaYBd0aFEv/Rufb4ux+6p8iF0Q2gfAmwfs5mXtOo/+PabXVr3hVoBTEbOcPKxw3oRiRgMaL6+gL58Al+Of/ETk1n6+mf3
fnmSJgbGEHVJMsYxFDIn2AFCSS+zasIDKtjqiLGAzyYCYn/h1i0Y8rkwpiyIhQFOBqxFHLa5jLl16rRTW+yTyxyPlUgQwFa0RvaQsVg9lbDTyieyh2SmyR4i
cH3NFXrixtiSua6G2Ng1Iy6vGYl0jZ29PgatEasQM/XtIC4BhwgrAgmLzZCwqOOeC3kpREQQycM9bLJjkiqlGLJS+YiVKiZYqeZ9zQsnlUdsbuKkikjJrajR
HKJNF2FT2UU/DlgoUMxaxkhMYoXRyTzDizzv/4fr5IklMjw+CkYYVUKTAfEFcgbkTJaZJJwAyfoogFIWQCkLQikLoJScNlbeg1L6+JlLJLIASlmOlkdBeB6z
tjzX1o2Sh5OEUgCJTNQGElkAiWzDT75WjaSUApZqQjYvgHSsISrJr6gWoQX03ZmmZF4QKvkyKi9U8jyOWoHRfp0/k4VIT6ZSyWSRKu3ExdSztogqFuY45xGT
Tc2/rMZuMNoYlmcVpw3tsK/CaYNbZe4NfGSRr8BHFnCFNZSHwhcOpjzIHK8hXw7XNfN2by7jSSTzy5vu1KwKDhMJZsOcTF4cfHxXHHw8Zy61rF5qGV5quWQU
cj45y+il9meQTS0JEPrugi03dLzsGZ8RffBO7Xduy8rzdJwsXmn0y6uP/UDvkNMCziq2yNmJqznu2sXO9kgq4C2DSt6pqTt0uXn+9l5tGQPSTINxsGxya9hK
qo8pO79aFfD+RuU1WYdKt4Q3S4gS+CHtRfh2mhR2+eVJGcTVMmszjjMXO+vqz4n684jZH+wZHnSMOfxsxjaS6HAuRJKWA1JDODcJxyMmXh7UwB7UwMwv9Jr9
hxqYG+uSfaFK6y4cBsKV5FIt0JN4835FjRO5XQZ+ep4FVSxToDb8bK/h2AU4ItHgc2FyII653s7JVkHK2qPkh01xISv5Z5CaEEIhwRhCYU6VIRTmoIzspp82
CIU5EQozHAZBmwHjpJZpGW3ygZ3gFdbV/Qj80ea/Ed4rBlv0oMt4tPKxB1/9pR/etvdfewmZ6PmtB3Cov+ezLo756PtPxrkWbU6JKTAFkxILfBxTPTWdtp7O
Oc2nE2CEPZM3xxkTAczm/sek2X/9TCcbE+bbvUhS5b34hzbx1Y8+jn37Zw994pZsnFLgmQZe5rjLdG9GioR6JREpMqMfZqpfuTbMJhRAOcQB7fOXiDzsiVxK
axoxmzNRRD/gi8qGQZu/EdbQPbWGLqmhSjWEMZ2zob+gYN2hBTl7GrG2MlhiOv9b9Zth346Sjqgay9+9RoCxMFhaou8SS/qrTjhgMwifaI7Zpj+Kw5flOHwH
4N3SNxTB9j/D1pdMhcxx0qE+gowZcVpmKg45ravCCUKY1TEjKc50Gw+HbayZ2sYqaWMFc0NUfGrqx7DBZHBNo827wzYfNNr8zBW6zfOntnmetLk2ajNOCSmg
5CCtkukBYuE1TiQhZLDq9zhh/LvsasmVMXXCs/JYiwgl6WokImRwjgKNyzVOqCcJ7WC/4ETpyV57Y2QM+1lMW2GRw9MHemNr0eGOELbr8GdjIAFHkRpEA+JO
7QSTS1GJ5PtsnPfx/yoQvKsFCJ5sBoLt+DMmINj5jEGQC6P0hkEW/x6j9w9l9NgoMPaVjz386p++5sO8U/Bo99hNRruHx3m1LeO9xn7GA87+w+a8/Izm/Lr3
Jue8qOf8+mZQuJ5H/zYNhRueORQyMRS6anzoA9dAhkleYJIVmASFFFTq1abDLMRMQLNRvrkFZuPoJKvzm0ajvJ1H9zFbNMN32kh+kRxFJOnHbEWyRIYPR8JN
J6p5nGt+n675AwzHVM32dPAreZoYxzuvGUvX2IgCO3r6AY9j52bNcLoEQHlmxNONtyyegUXOBzyJrUuC/R5HKqK/dzpGSF2eiOQjnE+Fnf5UOPAv2FM3hs/a
sjMcsHlroNrj0LvYaXTsXY/zJVbDcKK5MKBE/mnlsOUz7HyUu/ausGNf15140BZGgE+x7aYcgPtM4q9n+Fxd0ODfw0Yf140+oht9onWjjiwUyHL1WrxBw/uw
Xgt3Z5gM0Oz1Bf7NJKLRKnrKCbI9ykf6TDzogWnPaDQrN16n+/FUk1n5re7bk7boljJ85FYEHbnfkbzDX3DkXOKzjp5Ah51qiOHXR1pZXIwg2drYiBzY5MW3
tSCHEbd7IS98S4FDqHtxCPUDVjpkT9MjCi3pStiKrIStyLUKU5HnMBVZ2/UsdjzOjsgnzHYahfNGQAmVk4AVfFasA1bgRS4KWCFOTvIJn+pFASvc6KAvCljh
TSnsmaEs5FEYsCLXOmBFIihPwYCQ4XPI7FwUt+DHCIrwtGMiqCkhEULvfktHOxhHTBgJh4CrMAhCAzdG6APcFsJ3AQe/lIhFOZx0Zg8aGoKD/ODb1mEP4utJ
DgEk2sQ4AIIYX+Ruu3q/Ab5xRu/WwRACu4eAKq9LK1bdvuTdf/zGuzOEUD2C7BzcsdBQ3gTGY0S5rnmJoEue0XyND+QQq4OWmxEXoZAOfvC0Y1ikJ6vKMah4
sgrK29eQefASwZRS4Q9CZHpiOQf/aRIJwYsjIQA64Qe/0C5re365HNCRhNTGqOMYFlKxETkKIJyIA2SsOOJAozGu8zf9o4OvKCuKUNKQuBRvimjOU9etmJQY
RwesOMjRHx3H2e1cHocWK5h+gPXrxQsQWQOh2BRfv6IRvScaef0PX7zpU9n6E0/YOKyAhyQrSKsfvzZUz8JLgX3FaE8WLSuyExbY7hUPVahztVWx+qHrRNlo
i7KxJMpGV5SNnuiVffACuVArD12yqJRtKGCKUD+WoCaTjJpxl8eXut0cTYT2WjZyyDfb8vLyWG95xbo7ImmLn4ZKve7UmGjkJRxCEe6GhSjClP8Rx4POEwlf
Y/DnEuC/QcDfVXehKdDgJ6DckQy8sefq+fX6Y9/9xm+y9d8Sh/VFl3ncXBL8GQ3+HMBfwGxUCdI5Oc7OAfw+HvbCXV2DPwvtPIyZfYA/q4piUm6LLqwgrFgI
/rzAPQ/FfglG6exfK2lKDpXdd2tZA2BZACwXA+w+13BZNaI9sWlk4CWM3NbUOzkBacLG7UwoCA0TtwdZke6u/P7Db//N525laek8eo5TgygWFuw37ggNw5bg
z4lE8elnRZChsl+3YpseKMnTLHSyBEcxjsNjJeruxZ+5UnffM6obuU2YTBrWS3k2XupGpYcHnIdPJS2XgAScW9ITy5RsdHaX5RRt6W6keflUJ6Abga7QneOc
b+gKjSgw/t1GqAxwRtkwsDvNdJALZzGLWewlySgLmGX1JBKyzFW5eBKzoVx0YpTr8H9j4W8JvSf27DiVZdjA5ZpquiN0tOjGn8MDNt5TAcJkHIeW7gxzsE8B
eKIAs6tFjqeAWn8f9i8vumWutdq61hB+yTqhMkMquOwcZ4mAj2OpZGOa7d+ad+zdxV2G63a0DjhEnkR1BiIgsLObDEkYeBOI6wu/4uw49Pv7IkdNhCHOwxwk
EwdCHB+HwwOoyQTeZSBtwAYkKI5HYcaeWN7g44icykf2HvQMBBR3DhHcOsdtpvcTQW4iiENJNJRRiRGYOb7Gcx8tSpMSbT4vUeYzyG+AfSm7T3pYQg9Luoel
8cik5ynqIQLjotB4/AzyS6qHGelhxuiJUUnTHuJ5QXpITeYkfn5un8TVL3Is4AlE3F4jobYRqsUzIt2Hsbjloe6KLzHYA9+MOBl72JrXeeQXmDCrRE90tO+s
0ZAPnx9GVaOhImyvqKFinE4clRebXKMhf8KskidFchVnEPGYtol9HM+U+s2nazRy2BhR5ZlxRKwnLNknCYeLExILHgXK7AY+QZ2OZwzxr7NchOow4sehck8q
Z2Mk/kZSIGQk8wFmuQDQSaIDf58kQODErxOcNiC0iKIWs0tdNuinX5j5R3P9ICFMhjUouYn40Xh8eWhZBiaXujdwtSykZ8b/tqquRyTeAzr/57gNP5sD1p91
dmkiwA8w250Rq/fQTNC/37Yl6y6WvNMi+qmVjH7qTEwi1nXqveHhvj71cXUC0XQSj0jEc5PCraPcSSOcMxsqOInwpI4RmhNepm2++ch/B4bCzUnsHpCzpm0k
KoYzM/tWOSEU/t79eiCfDSM82Je7u6aeYEsQJCO3iMPJMYzcIg4T5IPlFrF14lYjCUm0HqfNLcLGXNj+vOpnwkjIStzsuiUgMrgAD7aMbOALb0yHU4/YE3cH
eSQe4bQjTph2pIA1R6XCtCNFLD7cj0dpSDbz/fVRGpJ1fL8nSkNyPt/rtCMVkE3cPxKlIeEI1mHakSoIJ+512pEMNgLc94VZSfr4VtKOIIE6YJ4gHPS/NoMc
dqh8OrVIJz0yUpUo++5X7w+6sEvmxjlrczam+sg3kiHSlXs6+UZmrLTUjCjfCGJEwG7DbrBqoMFWmbbON2Jzomio2Nr0s5gU8XgkSWwHXtLOCGPQQoO/oloa
QtiL/DNONRRYGGyZbwR1zBxHVZOBHzVswzE5zDdCW1vBzDeSyD/Sjc6pdrbhxGgKMB3lOHsTQWVCIfxWRTKK2JyNpBvZlDgbSUGykRTCt6oTNRHMy8g3QhKn
mql8DKexVwYkHvqQRelpW9IM1E7lG7E5pn9JlQgEqXwjdjLfiG3kG4GlCHVKjCp1vhHbDAQ9UWtLwT+HPNjwUcyv3P1SVEdMdJsENsvtQ7wqkWpyErsvI96Q
tnhDZsGkmSfp77Vte1cYOnJAxsHpIdEkuHtvssHTOc46Izzr5mfjnN3UakjDrDsZN5VKXHJCPkeFNBJlJ95WJ6KKgC4IvEZUYZLQP144/q227Ur/OK+IayRS
4WDCnsk+gXpGe/pfiXrGd0RLM2b45YQKxY0roc/MEMRQ0hg8rVEd9DQZP/YzRV4T/53I/lw06fLtrhEjnq25l7oP23JJZIZonmfshExswNowhc6N49hkXyJz
RwERWbIJlpl5YTCnBSB6AXzxOLICBQWDZcbSz4NzNDjdghjhaeYsz+/BeAcFgyErmDx2C1a6JAwpmiQWB/7b9LvHYTYIHDjY9X3SxzL6WNZ9LMdp8MA0F/GC
CplMc5KBZIt06aPJQBqVNO0jnhelj2Vm68fRtzwxax/Ahc+0YwKE/AbuNHE/+DVs9PHuEZtZRJOJL3H8IIgCCSa+1OQaDC0SpSUZWsKaJ1BtzmiKdq8n+Zk8
NZj0nDDpuUNg0kk4ySWbok3yKZunpAQ5pgQpJstSDCSu0gSzq+Crx5HeqdSUu66wvEOsbCaeOU4ew0VKJvPMlWcmtDgH5jnDHPAXNIQP4BfzXQT8lrq3475E
U3Ing56/533QYKCJpD2Mt/T7IFdjMNDA/Gwc5fgZcr1PCNLCnDD7NzLQjzgRA+3Vn3QMBlrzRx4fqHnVL+v4ZA/rsk/BGArS/sMSdC3JWxDbtDNgJuoanIFy
DIMb7EjKZdkLz9ZhP4sSlxUMRoI/+QBtV0+HmWgjZqItYiYgvHoccYt/78RGS88auDmgH34hZC5yoh7kQ+KcMBeFRDKzHLM7Pl5q5qIk8nGRs3+ZzEUe6b/Q
UivmAnVUx1EVWJ6wYSKQiWRmpah8Oyczi5mLDnQO3d/DHOr1/HfcRoWE++3A5xJYifYJtoNtF1Yix4xGxwQnHKvwoqqg9+FbVLKZmJNxIRlVcEcxl4FVYCMU
GUabT3IZuRSXQSsVvIwqjxv6D+EyckkuI5fkMogpCnFLsxl8KOTNcbebbGjQFk1F4e5XQw8bp44hZigHJjU/IVtenDFonJN6aWAXaAo5/gRtfiGbsa9FJGCl
jyZia1sJYHvkDVeJ/WCm+sEwZS7HusvwL/vLSbTfTJ2P1EtDOmOnV/2pKNw4OJ6O+sH64DgDdRQ4NougvPfYGQmVhwyPIjwpPvRy6t4YVIzU+lB9+1Atx+45
eAq+H05iUGxDguNsOAihzW462dVlT9zviqI+ksgEUEiI011+KCjJ6xLrUelDFPJBF3QRas6F+Td8gQqnspNRThLwIKsOwtXyQ/T/ja1j3+YOFvs21zz2bS70
MmAzd/BnOTP2bRiUMI59m49i3+YREieOfZufGvs2J7Fvqz+5Nh30NpcOepsMcstRuCWNBY4SYPKaSwW5zfs/sl0X4rGBbYbCkpp9Cqpo6qnW347zmQd1ozR0
5Oski0z1T28KxWiGosfOEq2C1rIEy3a3TSPZZt0VoTU3+Hi4ZxGINgQFpB2FooYucuGYOOZ3RlzKIofNnMG6uxHuPu2BHvg/OtCcHurfYaBvN2hHXxSruK5T
fxEbncrmSDx2MqMeNNxO9X/4CAIsNnPXzIAzQ84OmexvCT1E9c8c0ZAd9dzIwchdzaFU43wtrv/lnJdnshFFlakm8sFih6/+8U06RkyeTRYyCR8ePuYNY8x4
Oro2W1InHQu8hA9P0rHA43OTrA4xAye66v3h0Ui+5kVpuzyx93Gxcjmkcp5N0yWqKc0OvAx8aV373OQjn5siuy83qdsTO3Vi94eUv5T9LbgxnMQSaSzCEC3y
scmE9JebDLHykRgrqfr/viICHlJ6mHmX+NCIw+rJFZ8qmGo3+KqHUd7CsGMElFIU7a105D3awv1t+B1iI/YreCss+VxOArzlpCaJHM4B3nR1BQDtDExAVFeh
eV1MAxUitLpjQ+H2+uRyjgurSjR6nVuP3Z1MX638FKTwYqTwmjl2FRkpvBRSwF2jqJHCA2THwwM4D75SJZ4njv7K8b+Aqu+6VtKIuGJpxK5Y2H7YcohdsbJo
r3CGpJw5A202rz06MS9gqyQ+tAwXrAJQpMrHxPBTBV4UmQDkQVMMQlLm7nC20prvrtBZbkohhY/IhS/kopwkF21YIUKFysrfKyOs7GU6VGZXTboIk85phMUm
cmtHBovZJ+E9t0vFkfDAUOtsCI55pl81yvADMw2znPorK2kGkJe04v1YAf0XL7P+y5bMrHEA2o1Bfpn1sH4ccncPRzn7DoDRelBe24ZsyJsmiVFO8gDHaXIN
2TA35QCnAI2mmR01Vr9j/MTN7It10PvHcaBSjAOYQgthVK8j1RpnPo6c+bTqT6vzHy86iXNw7gNzB0cOqqCPteLzsQNoxjU7DAEW3JXHGgePeXYSJwvGFxUc
Y6Q66kpH3UM4nILaKHU4NR6440HbeAA0c3EOVQWYXFVF022QFyA6l6gY9MtwmnPRLSijwdhTX0s4IYWIjWOnHPcfvUZdHovlZZxpebD4KU6wz1NRxHJdd2Hc
NM+CxyGEbFMsL6KZguRnZj0oai1Af25BabPOxAI7RifWSyh7X6ytIiyARo+qa44FySNGm0tOBHYSQ43qjcXUMBdfqFwqQ0vtGPNHgIYCwWbVTSlWhNCrKgDV
BlaV1RfQevg8VhunglWGFlJTE1ZwamoqIVmoAWUbhwHM5+IjnBxYLMwVeCYKhjrCw7GEhZCH240YD7G4lEeqywIwy+OghraCdNuA9HkogndQnsTJxDU2Yz70
QTAPkSraD7GKjkkcZuxhdyrRTYNWOIihUDJUAoiSUBZBv4sE/a5I0J8xSXP0ojuPePVPXwgtIsmd9DmAXsbAZnJfWDB3VGe0PMIai09HwZBstzgJVf4MQu9J
yK2r5rwMsd2/vVz0YA7OMUDJG8EsgaiMbOqgSs+8C6XJoHuChfjJYDb6QhdqtuqOkPbAchCRCrVbobYq6M1h3BtWvKA3hVRvCs+8N85k0AOEdSZ0t3BRQLdw
QWjyBZnjdtXOqhiS4GmO240OEB1SHc2qbp+EPoGPIVwlU8r6/hyNwE5VYD/zEdiTIMXttCYn+RDe5xg+rpIZJHIhLXqpFr1n3qI3qVc/QWgGmqYLDrOMWcsx
kZYJY3UKGi+nGi8/88ZzjMEep3XlXuDCRS9wQUzLAUxYgfe0Euus2hpEbe5kayaWkj3EXaFlSU9vx9NuhJNuAAmK2GRL+FOknYc+JLbgAyiCcM5uA83aUJN5
+GOjSBlFxlGkB7kq+JCsiBbxv5ikswWBxdDxmdrYaD9d5nrbf0vWQ2oB8EphuCDTMihMhuumlJsuK6DclspNF8pNDz/X2AFUly4rN03DkhyercNJwDincvVi
Nb+ckrqs3Mw/nZkrrGR/eD1znAzpaIG5q5WbbKzsHi2T5hrKTUsClrL+2xLlZt7M7MqvoBezIuVmjo26cSaSUm5moSlk++8Wyk3U4Y+jKiJPUcNWrCNn5WYu
Kl/hXTJWblbROXQf5ies3HRZuWmx+rYywR0t8ylqmR+w+tJi5WZVeIY2VurDkz8TvkUlm4kfkVWMuFs0rkxjL2uekYcUqMpW60E2qdy0UspNS2v+cQCeUm5a
KSE/qdxki1vBLa3chJyJeJkFlhMRL0ty2nIkRo2mhcT5u8WqzVilGWhbfFMBmp8wFe0wOstgxjxMvH+762BFKNYv7LGFZaXL7Vp6ONpdITIAXfWJvOBEBFaZ
jgn7mdfB8WYmPuh6cj+TMs4XzeQEHAgrMHAcluODQjA8GT66BQCF4cmo/D7hLvP4Ukzq+Ng9o02abAlJhUM1ngA7rLkX7efwPdecn+DMVVJzHt9ldM0ZMbDi
mpEpKzSwyhlbZRbrLDbtEFMNljsiQwyRmUIzDJaxcL2StX8WzGvDywPRJX4gDGT3CquWnFRwTXbE/1I3oNNeJ0qmzf5nMk4mdpsZT1Aw6l/Kxvcau46MD9fY
CSPfN9opK18xEH03rS2t4vjueyILUdhn1cuLnLfZGl1tTrtoGNA+IVFXd6LqXWJBuycV/G+72M5ukRCAm+FQFLpdszLIrb/NNmNHek0sec0SnOg4Tw8ftppY
9H5BOnQ+2nqZdGhdsj9rpT9nSn/W/M39EYvoo9muNO5HL3dDW0RzSyuS3egTy+K50pveRBQCsSw2G/Ga2Numu9ENd7eW1s3ZQ7BuPtQ+xNbNiR5wgEdt3nyD
nbBvHo8sOOq2vbuu/buATUApbYVW5enUN3mGaWifxrPez0o8/81//9xMkTC0by/+fWJ5Wjz6x+Rm0mt/6eIoGdODtz78iR9YyYRMDxw8IdOb/0+kq0plM/0H
geS2hz5x1Z5HDgKS/f+fgGRqpvD/Ixm8Vt723W9MvnbPsulB8pWDg+RLNoEEaw++HbVM/TYODpat/+QnH78ql/SlpO8QUiRjZWwHaatl3X/qDXprqGX5WO5V
qGqPQ1UVa7mSFxZ76B1RsZITPvz1W+KHtg83HPrst4h/8psnXv3WHJ/XpCotyJlvVjxJc+L2gpTjOLF7neHuAqulMPZn6DvbJEJKkKtnOKxIvXJqGfbCv3ZW
B44OzC8eC792eJZ0n68RVNjjmoeH7BeKr2yO6omjRf0VUrQus/6IIz9npEZt1xzOixfG2QgbmatFCQ5DQp2iPmbmWXODfNhR9E9/kKlf7RohODgDqSRh/rr4
FsNDWoK61iTEYhhtA+GVm8S2TfgUcVzkQ/M+Cmm5BT8ynGPHp+Vv9exmYVj1CS87Zcp4iA0iDDW9+5fUCxKt1fDtPxHWwIZrP4L7nUnFf/PE26+649riYmeV
ZOEtch5enLn/PvxUYqgGjiQRtlNRU50mrvbGe8lijD5mU30sN+lj9uB97G3ax178mSvxFPoQFiDRRzuMfJwINNAiuux/RGF3JLAsj1s93XGzx/fZNQ4ccRaQ
aJ51prh7r2KjSQSWSSxBO+X17YRe32bQ2audGCn6zNC8FiidGD9k6nOHqv+OlIQ1R+KC2gnIV+tFvQpiyHeZ0Z8I8l9xQTIzKxE66R0PvLtrMQJxGsATSH0y
wpCaLWGNshLWCGl1Yu7PltBB08VmMF5zMCFHYu8eZfgjZWKnvJuMXajP5NdVml3vrotxhcmsH57i1TFW2iVWPvnFT/zmmw+8e9Zi5yi9n3n1r3+eTybFl3ks
yHDgNa/+uDzmW8hL9d8aD6jOowxWt66bqs+L+LujTAaTzcDc6n+FPnl5OYZnHrIKPYhZ3A4ZZ05uEbKFvQmuMALTQ8kz82nBVDwomB4IwXTv1z7zmvvyBKW4
8x99ep2vNx6K2e2jErzuwcb0SNVDkAP78my0TRkSG80T/Hs5JEFGQhtkxQctd3eQvxkO4s1iG8yz2oNiPXNJJcOpf6FLQMiHWhjjoP64zftTEcvT4+VJ5TkG
gccUvTCi/JGyBB77jUQbg7t9lp5KIhlOVyn0Whf71U9ePSnFuOKosoJEP5BiXv0xlH3sJ6/7Espmfd7bowpdsyRVSBt+QXLrJSr0ksVu+k02LCbvM2a/Hnvo
/ndJv7j4D2nk9ce+aNOb78PZVwbGokdMVhiHbrDZ/fWGpGRMIrDdRDK+NZaMH/xcxKshwn29ush5ny3YmGsteBWmE7yy2jghivbtMRVy6+9LyKBTBS/jvYQp
KXAYeQYMcKD+gyc//T+AQSZkZm4Pew/mbdytEeBRDqDrDKGcjXbruKLv3/um/0ZF3t8XmNe3AOaSNDATknRhOkk6K5L03wZM29fmLlhGZphd60hm/+qHmxJD
YK9EabUY9IShU0hDp9wUOoXpofPXiT0J6PgaOtfYafA8JQqPa2zR7gQlSbCQBNEehJ2BikYSS+yslSMDhTLbkydhRE/Cvs2hduFTj89utRES2FZEUau8JuOA
Gy3GXjyEscPNHCOnXe3+L/3+TXvfQ8DksXLMZ44pkU2np3lYBr2ZFUviFL49OeJ1gg0vk3GfDz+uSLVR4HwT5oALZr6JD9vQh8yzbrOhgJ1n3WoL1D5gS3oO
AkhZQhJFORrtyGpHAP+odoyRuEWcbKEgn5SCSpRsoQKzlEKTjxA1h/WSOsmCJ0kWMpJkwZckCyVJslBexJPBlDQ0pnymXfOirnmH2LUQdbsjB/PfvjvCXOoe
tIfVkm4NMlMUqdqr/wjU5bcPvcklSvODh1/9rpxJZLJpVPKbolK2OSqhus9/+Fsf7dWohGjCMUtom2knOP1Xr3OmKMjWBoUp9KIwHb0IR+RrzClqzLE15nga
c7IacwpErREwHcatgAL+FA0pt5Bisb1UYCXO/aI5jG9mHHt3wfR1j1wqdWJ0j0Fmh/nQIz6Cn1fvQlq7imvZnO6PH939aomPwknrwjoklG+YU53vw4J5FvH1
x/cc6sf3xB/b4cf7D/Xj/dHHfquSxjjxRWqcRver0HpEdeTNxsThPTo9mQzyEwjdpfLIjYqyYR3d2s3HKOojp2uW07MKdIxBq9ZNcq1cLLBxmpEXJ7Iijugk
t/MPkCK6xNaqbjUow+vReFFgx8Fs4pnPjpiZxLOiQN0AZt9BOrU/7NQSDvHs9opBo5Lzqm5k9QMwJZ6LtnaSs5KSnCsV5FDJlyOTotijZWNXNET5jfD6QIZD
hBmmqsBt39Aq4JQkKCXO2PSuDcpcSrg303pfzzkFbJ0jHidGqjTJFlVyhRREbRt6ws3+Lj6zo0fITTTQs6pqWuf6aT2ohbjgccLtgZ4gZ/ANG3sC+Nc7E9D2
mWet4/D9aFJXRVXMulwjRgXXlUVdxAI0EBugLLrGI9/BgY+ud+pt/FBYkzJiyffCBAaR5WnHh1ljWdkwayxHbAtrKR1VRtBaX2spgbRW/XmnQ/kO8/2yWNzH
Nn6PsIueozzzQYUtxDLmo9QHFXBk5qNm38cOlXh40OpoQRoPp6sdkPlvibYl2yQ8Yioc/kDyBOeNImXJ72QtEsNMev49dvHwoTTgBBdhEH4i4GUkjIrjCpT9
T2c5vYq329sVybXX2wnNWCzTsWQeBUKmHW0FtHTHO13E+piGAHhWvXptGeqcmzn2ot5ynwx1yLSruP50b51p39p+2KXYVvnJ5Vg8tiT50WHmFzmraGcnxhPL
X2Wq72eIFWGb6iPCU55TVuTgZ4LVqHKQ2sJEAVArBQj3D6zjIH6enHmXpZWKUJQ2oS9VISh9sjOCklSFkrQJJakIJSnHyVM50Bz34pyyGxG1DB8M+jF1B1q3
c0Cac8o4iwJPWt89xNuuexpzKgKnRMdDVRHbXYdS4X0RBOtdtKPlJLQ22oPm6Vv6MIB9kflPXjyV2TU5A1v+DGz5M4i3R3+W8FeChB3oekekrdMYiKprkr+B
JqCdNef+off3dqO/z6b+ZnwJv5qLq9DyU4giqQF6U5DoeqPEbCrhcl7veg8nGslxmgphE0s4RBQbfOZ3PFEpujrvAceg1ZvA7TZzsiFP+/91bLg2/2BxC/0P
OXrbirypVYvAlhyiMgMO92L6I9Elwfp46TiGdsgkrfryA/j37eWrjuV//xFFLeypZdMul5NBbm9k+LHiBRtx5MGG+nEMQU/lk04nnItWDha+KTKU4Zocxxfk
Ag+FMQf5T35c5d6Pk1krtgfRgShnr1DZSdgeS2Q9FQfW+2fHjjOSPblcXK4AFdeECiT9GBhg+tqaQcIKIUHkzfF/4roSYDTWJ4YxtBjIOVG65UXpVpB4okUh
Rf7USKI2Iol6jmfZyAIT9sbVW/yeq+d/Og4yV9Dr4WtvSGYBYj/mKN6cdvFzQY1zTULVhbV87J0HrYVTb+guEXfBwnKBhOVVf/7grx46a/1azVesuG5FHdJ1
tv7LL0gAwqZ1SYemfsqqpPovvviJyRxkrObDEa8OVn+DnvQu4oRY2TmugldmhtPKg1jz26p2iuT4w5ZEZHCWWR2QfE6wqxLkriREH4S9KMKRzhkf61j/atuh
D2TSkzB7ME/CbHNPQkezkRxzmHkeR3sSivaHwF3agiM/l52vhNHKRd6EOY7rF3kTsrtGVsJVsHrOXYEkbw6f8kwKraUKURSxmmtZndaN0yRKQDa0cmBP7HkY
+w7m4Ex5SyWf0dF0ncvhFhqxGyriNgSdwjPRkOcgdoM9Y74Vyuvs/fTD6ITXiDRbZH1hFvpCv16kzb1YK+OmItmeDh4TOfSXjYJW1NrqliSSY9eu3i2y8uDh
oziVnKzOoHROOQ/FboWnw4eGqYr0vTAS/Gv4z7oqvP7DX62Xlq36754gObv+y5987aocdZY+9xGDHbEl57G/DhIdzaGrKqtNFZ6KznPPngN/JTDDbRv+PgUi
KSUJE8yBMFXhVKB5CSV6OAtxu+hesylHrkJdYt2J3iV75IevEuerz3MeeQ6IdxNrVLKy94rjUjlMvNIROi7p6iqqA+qYslFXpXld0AZx8EnOKVUgQQs5l2AT
AIcm1hgVgEZV8afLEzPRO8SJan3O4ASotPviLMZhTVG9IDlxGjA4KKy8km5pz6R2ChzVpqwJUOD3wEKBj2btuqP8Hla0ZasT4SllVTJfdmFtwqC6sIaKXESi
ZNgZ3HHmuBKODMYIJHJk18mMpE9z0KmjyRObW1pdJoYdJyZdrZDhxUSn21TXAGu40pPU0XSSOpoCtgvW8EjEGM9WRzhbM1KzNVPNwGx1GJXObDFbHU1ny5LZ
ars7qK5U17wAc6aqLyDY+yAOyCObB2SAorUSSAUMD5zqo1GIxZqtF1whzJmSCb3wFjmHC0LDQS9vOugVtIOezQ56+YSDXp4NKW120MvUD0dExj+HPObhCI6M
CJI0gWDrA7/ujUE9UOtwkcgRiE3V7RoSVj9f3zkk5655LMYK1LHcKc4EJsD0oYGcEaJ80wYLgumE00PUYPcQkgyBNe4aIiGAr4idyeEqL11jF8KSKhP8OrC2
O9iXTxD0sWvFwkezvQBa7IAfJbCDc2pTMBaa+TkKGAsHA+P98ajyAKMCS58XMIrzaymGYga74uGqAOfXttDLsSOCWEcKYsm68wIxgsSQoa0YhxssVj41WwJe
CYhsgMiGG2w2XnD6EtpLPt0r1H/87U/fQiRWddLO1QXtT2g+GKp5f/tFZDX64UOf+FKW02IjFUZ8NoPkgx5mrkasg4Xkg56M0ENfu2HAzYEZUBIeRT4Sp3mS
fNAD2kCAKJkChIiAYfT5TMRxtrFA8q+ZXF4nPXWISXd2S35TN/RvjrZHl222OQUqXFIvqmXDIpBnOEpl7qIaR0CEy2hNooDiWCh3Rs8Q7ZdWDVt9UVmnQAZl
B2PeZLAzFpB+3g9DR7Cjc2E1q+qtiziZIHwB15SzoohjOogJL2u3WpOEwbqkIPTL0x6+xdDDFxkYxcPXkwykQUVjVJsq3VGrIls5zXU70IvouC+xG4p3qOok
ooqUY3miY6IxHnSQHNo+0EMyM5Xd2FNrhwfRUNAJzCyFjtig7KozJoWdqgs4WTL619m8f5hGTGrbkGpfyjNYGKrvhrlSG7CyTRXhoE2NATR55o+IL5Sji2ZQ
8SLCPj1gCiCibXoWwuxnXuRNbZD1knhTF40qS02rzNE8srxt+JtjEo3YR+NQwbWVHayqAnu4YzRYc9ZQmQm6Jxhr+XtzJM14cZLe24sXBflYnKmGHgNFEW78
VmYDquJZbMon6hWMBgo/DquX5yy+xM8/Fcb+tcoZLlArg+zlOWmKHznMEU5En+y9LvrEk4KiHaNLp9U3++JvXClI3/Cmc7vb6psb4m8cKQitW6HGibP+yEuJ
nhaGiAD+Uet48sg6IU+bxFErxXX/bzRsFmPyx9jPx041z5pTc/GDmOt5GHw4+FHYzyQuOJXsqFko0k47WR4mHW1MlWtVJuLEH0Y6NT7ICdr0cSlLag4SBBS5
SP2AI0N4MjskHacnPIxIHhOjzrBI9frrGNc1c++p6ThiRHSKTv8d5uYRVK/m1u8lwmIy+rSx4FyuQqT9PS4RicfvhWkohhGG5fh803o6mbxXYTFQqf/yZ29/
K32EI8lkMFFx7eGQkn+1/hnSmmQ4gVilU5sQgE5lq7Mih6nUcLGArAmwQKBaZv0K1le5ZdaTWErovM+5cvmoModj0wB0GRsMyWjYYFhAOxxuQ9hgcrLBUHPY
YDhTISLzt2GD4UyF8MdolxDTssFQH4qh8PlLw2gJZo/x4VttNWcU4SiJlh6ZTibiRUOtW2Jww6EUOSDDOKZUx52xoBPESYu2gO/DTZ++WYKbJfqG1bUr9M3t
Nu5ut/XtnXx7Z3h7gG8PyO08ghoow5POKMumePIrfvIrPBlFuEAvNuhTmf+j0vatV4q03b1FYvf8rdL2x16vpe1ukba7W0rbH399S2n7+CjxAxsGS3wE/uh3
PA6+18fRVj2D/07r8f8VSSTMLAZaHVV3QptrbSXrsOBct04vE3wlgA0N9XROSANLOCcR/b27Lny3Gf39cNN0Njqcnxsdzv88TorVK9Hfj4ojteemi9ROL2H/
FkdqD1OMZudIYkUOPi9Kn7xofOw7WN8DU29W96xEDobPVRbzaV/Ir5k2xYZi5ybPdHV6MJHOYAlnBk6aBS6pd4vtUGgeAIvAGrv/nFjjUP34JseZrVDHA8gN
rvNgucqe47BblstKi0WwCBBHIlqb1U+J7XU2SjFQiGwuvzKe1NDpHtwZJubtxp/D8Ucl3tXBxr5mmo/DU5hqkG8t2z4znx/D2UcbokVMOxJDZQGpSwT5MHyA
LWnw1Ss2WdLsT6/WxowWLB6OsRfC0GGetYBIeMK5yWePoihdlC1WDVlYNSShFjkZcUKJ0MTyxISJZWxk/CXbtqNYYso6TUdPQsivodPKvH5kRfVIWnAJ2GWZ
AbusKQG7mPG3dI5aJg4OGHnLrAzEihoJbI60xm3ylRVmRJ6uFfmCixut+D+qZArE6iGwm7tbOWykHBPIaTPBEgGOw9LloFtjjYnwtCR3Zs8We02EUHJ6OYYO
gt0EJD2XIXNWWJFCzAt2OIkXF1Sxg3M1WVXEEUW2hrhnqoKXJAxsIDmxAlBVmDGnmjtqkCOIs91wCkRHxMyB5IkHWn+2poyoxfmzmdXxxuo7h2psAEOMXIWb
qsA3ljj/IQ5oxyejq8tFWDuhp4SLnehnu+qEecVQkNUw5d53qDIBYieV0U87VQdMC7IkUoDx1SoAH4BH1wky3ByH9hlagy4L0DlxVwgz63R0/CJYYawZLSMe
s3s2Lz1rDezmOHM7vUD8Fra+WNMTdGKgEFA6o1GUBK5ouuziTDQEM5KIA/wQPOhFuyqGYflKq9Ea4u4haw+GACsghOXrWszXeRl/DVZgxVRYPl1kO6Ylr8cq
YfnKgEKZVW6EGJ14SPI7Kwio1xXJRBRZj+UiOQrhLYvVX7xeh2LMcSwozLsvn2jDtmJk2OY3+Uhy3mOjDtBnuNZWRFavaMsnAGsGjRzMI4eFrHcN1WayDmT3
0PRZkamIdxobOUN3EhSQPX4d272XMIuV+ka+KavSRTRFZZo0QGazWWJLXKKCEkG5zKmaSCbHC8YGRO0KZgElSmoWVVKEQngNYs1Ccq/QE0TU6mS2R4+RPy5H
H5dU+SI0wmjj1y8fQhROaq6HhAE2JXBPLXOGTItGQB/NFAyqoFP0EQSfMhgcBwBt1kABDZSAl0Gh7EbdKKNUJ0qVZQyd6AbG4FGFNAbq2BBCrdCTDK2eCsaQ
6p/vR41WYsChugqgxgCoFcQgUUySo+YrUSd1eYYCAIb4LKWzyz6N3mr6P1mkBKxzqKu8oCqrqYsVEAauu5OJGtYUP4zHqx+VRVGHmxkIBlD9mU5eyXWV2xHu
CzqXoiB26fQy4muwiqmTj50QWeXssj4YoP5AVYMVht2gIipZWcEVrN0ikSFau8RVOLJSaRlWgMAV3k/0OijVnTMkpBgTniALGmRI8LIaCjo9Nsn47gpt6Omc
FhKWCoJ3IgAGhkz0nEmmHrSELcPzMrSk1aEYHn6v0xUwDeLIGil40BBKM/wwLXYbOkh9c03aoJf2k+HSLgJNGHY8RzmshmhpZwFAKnMazRlgV0PfykNgwp8W
0JhSI/wmR9E8+P/E2yjO700YA7bzIc/2Qq7BhramuhUxzJXNV7mzWSLN6rCUOuynYqBy1EgXkQ1ZWKGf2GLGCiOqsjx7Cg6YdQDJoAAFwmo5YKVieOfiHYyT
QY5dlS/zGWhO71wWO/rFPEMBIpPwJVpayaW6l4u6p/kLGz95Dtxln1N2pdeu8Dh8HELvgxy6nQ+7XUC3cwouUjlmlPImC5OPu5NnUyLmDAq8xUUdd5Id98Pe
5GpZOalg0ZxgC1DXIugpMblhj9iQdXPqqA7rC0yVJYKcq9th30s37pGO06mhCVVaBClXYuNGlWHiwPs4vBtzm3zlSiv2tK3IFxLuNm6lbvtF6AA5L5xf4kgc
1V9iZvxu3tOQuTYMBKhLPXfKC+LGpxZbwy9KEM6roWQJwYLuD4/vVaKauXjbF75N9uoX1xo3P596Qxx1jtPIdJPkJwlhJgN2KFYe0v547KjfSAWjQ0BsBKPj
lFPJUGo4cvAkBj7H98kjonee0zJlEYkEwTly4/iSq1aBTtmrc00hfRXMJ6kAByXLcmA0BwmQckiXlOcII5KMaGKchXjOfaTcyXH/ps6cqPtd5qvbd3EckWz1
669jqqXv/uN1kjfQMd6l3K8I+Z0hZgEZ26OviKrStlkEK0p0jXcy2i8vFj5FpVLpuEZrHBmU6PhWjr9p6EqcVBx9DnU1gRg3QVsqAwJeIQNCeQKRchARDRsd
YFxoINZWRVU50B+HiyqDH7s4aO8hNrlUt8d0wMEirYhYL13rjC+7sIEjMlhBtfcEM5JDmaFm3Ii4YY1gJrWvZu6j+mdwAMEZOBEG/DtSva0iHNQEyhDjMatB
d7MauKIL6v1MDtJClVXHg1njQTeqrKqOCXpENVXpPU3uLGqlm6P4oGOT1DAxOuNgtycmal1gnIi3oMm4KGjnyXBVe12m+A+snJ8Vj65qJM9tNVMaE6TaEqot
ataIjyLiihvE8BiZBKhjZl6BMgFJlY1ogWyja0CmW3Uj6GHQPRHMxttuzGM3YEK/s2WFtI3jdcU0Oe4GUAAyutwXGQ0jGE/3BL2smIEO6dl4MBt2yhOAbBsB
sxuVS7z3SQRVZKyZyVwDOnMY0uI0R0VEXEpNLiylMbltEwH3vq2BUIU8BJoyGUIPejBzonY4hy6jyZ+JkG+HqZlopwsPntVAbMiZaqZRMzAE45w1EXSh0i5U
PwtX9KdTYi0eMQ5edqL27HhSFU3qDJp+K56loIb2GGm7JoIZqmsfleicCIIJ6s4MFQDDOlQNyY+6AX5MBM9NG0bSxQhKc0Az0QWcI5i3AUG7gaBUFp93oSbE
EuqgGduXMAvf0HwNoSV0p4ruVLGGFNaQUlVZQ23UQ+osupqoi/togIkqQxcCqqBTdTYwMowWA5sRdp7GOoM7r1QnKqTOd6LzgAJ3vqoUIwRVTaurighu4/ih
1UVsW486fKLWrY5Qz54gGnIYVm1OKZ4yWsKpvlSlL4dhog7DlM3A1Qx8Um0EOR0jE7iGFgir2MSnLQGhuk1kkoVxY+jsmYjH1PFZajZ6mAMuozZo8mdzpMzZ
0OLzTkEjbuOAozR1h2FdUH8w2hnIDoCpogJYsVQZL9XD0E35OpiRXgFt8hHQvCu1iAFrrBsCsmoAEYBA9OcwRB9TsgK6eA4IaxhRqBuY+cMwGW1qFk/GLJlw
TBamiXDiMExTF6bpMJpG6ngnIQcPDev2MBpdg746DERlYqIBGjkrtWRnyZLtDNFRvzoMH2Gh88LqVOFUURcagBSWmp6lwzBLbehw7bD6boa+wWPPpo20uzaD
fmkV1A4LjSoeYurZqXdPoqA+7XYiPOVBSX2ipFb99u01aGCMZcobz6zkUpll7tNQUfGmm4cCgzdd3cj/5Ibqv287o2xpKQn3f2g7pxxawOUJL2aBOl82esZD
279kvXygjPO0K8OAV9CV1G+7LrKHq5drPv1XKrn69Iskpj33X2EUfuQLV0TGc8SPT8b+BrVyvbtWqveIB5BFVK2AnfJZqoC9ciYHtZ0pG/g4B8KdSe/4fxMB
cVLETXF6L4QBHt+rOuOQgQPLLAQEmyHhw3ISjfcwCQLbpgP1Ircr28b3icE87Oa7xW5+ttjNd4jd/Cyxm+9a6pKUF43xwBfMMV5vjJFY8MkbaWjPoqE9t+b7
8RkD8iAXcbTGjonwTyxzOuTwPR+2QhrMijgtmZHllPt0yazhbGXVrX1xT2DV/0Jz97+YS3rx15wcsT+C/q087jX7ccxnRv7Fy68BO/wbM25ht3O5bTpdJJNG
j0cTmOcDzAIOMIv1TlZElnCAWa7//N4vvysHiiTSSRIZ7bsNLfxLQuQKSmbNxGK9400hHpXMdnDAWmBi56QSLTatlm0rXFiCGacAQfvK3bvCB7nzVHWldW6Q
v1i1G6erLxxJ3L7YuN25Kwrx/lfrPJW/eGQ1h84/YECmh8HBZ8FlOQsu6bPgij5h7YDxQo4zNrN0gCSCuervxdshTqd9jB0g68g8q4Y82vMsRXtHjk2S8APP
sRysGFyULJJwRkUKtTJ+8kRPoG6AvxssxipokOCkA5NLRMJEwPJq/VHYVRPGwCMfhxePsikAzob3YCCYB5xQutx/W4bIx3byCJJpAYfGWaQjr8FCD4fGWbFK
YswFZruS6JsPjQnPcWiclUNjRn7geCXGcUApdmv4X9cx/Nr2tPIJUvZEwoktg5CDOpLMt/goJ3O0uxlBTI5218n56d7Y4H91GG0n/cVa/Dl/XI7Hs+M1PvGc
MBLS2bGLQE45RpVlD44iKK2PWNPtZY3+unEtfBiceGd4IWR9CajiJHspHjHjqR5gZhO9XV/Gd6lvxa9mvAaDAGMsRoeM5pMjhE6j6SfZVD9MRwom7ohaC7Gw
oaPm55AMk2glYuFykJpo+n9VsNt24RWnNKViHHAUJ30NiRHbOoEc6szjiyynpso3lGajsuMBR+122AqtMDGejmmfZadBls7zKcY9pxMCk6hdgGBeaHDWK4nt
Wgzz5Ik4bCy29SwGs3dqTjwB4a3F3yYYJoSLzUmQ+rDSPMIBZ/FHIqWPiyxc0Pm5UV9ZrlVQSesZkI3KFQasmmqqJLnekNuuHbxXO0TMEq7oT1lG0oHAxUEb
RzxAHrciy5Zg28oSaR1STNCBrRe8vd6Zq+wAWOQXxLfwC5jkChsGHR4UYDIDFQywHQNsb0j2Lw4nqyHZzqqOEoIqo31JyMyx8TlPFkeorZUMebxdlcxUE0Wx
tl/CXk3cLIFpbaDbpuvzp05BO4dwRgYwYwrCHib65Rv98qN++dIvwI7djns5+C8innNpqoUA1M7WKeCPiXNFrtZiimsuyqSVEfDbeIXI1u2i3WgH/1nBfNGf
6gTPYMg14zVNVY6zhcMau8ICRgewoLKPB4ggwDm6qoRJArpUByQqn6fNZ2UCpx7okiRoqjg5TuDVMFwR+BgGX68BgHyx1jO66Us3fUDOR5EKrriv4zrAbBYw
xCZQ1TDMchBaJCjLhzAk9J8MshwBOIsmO7Gsy6llj/ay0l52CliyjTDBQBuoQodOou5D4mawVAHntn2cXhDCEHokwlAeyF8FA+qzsgbfcLaHPOoNwbKvVoRF
2qNWaJr1qDaoY6Msjrjdjqjawn5yvP/CPh21vyQ5BlzOMYC9erM/4bmIUmDvnuIUZ550APKbA46PTVc7BdMyk0z2xm8MchsSaZ7M1KgcZYhJR+ywtjFOwb1b
ggywkWQhjANlV1/L9oQwldAWeey/zv5sNXESL0zCMAyZg/mDR3mHySOStT+BSQzX5YqTJdPdu5EDuJWthsNUV0E2+DTvZKF7zSP1DTjBKfzZCcr13Yr+O72H
bX1pFVc/gk5O7FW5cPuxVoyvevs3n/uEP7/9BRKD2pXsKtVrr5NgLi6H9Zpn4ZSGKmI7Y+XtJfDxEV/Zif30LD6TUeU7GtCmZg2vc95gMhJlkN0gxZ3vj8vH
FU2JN87vS4QxDQ4Ta1ffz617kqu5+iY2TcwKWTdhhw3fcAPMhkau32/Purtz7PDvXB4xRwcSVj9VY95kNyJmUo6pn4Jh9hNsTidvYDgTORvt3hhnpN29YYQ/
SaUJA/GSwAZRRIOibMu9tOCZBwfZxQyB8JZij/zV4qR5vny9Vn/mrCBaK65DoYFG+Mkreda40Jp0ulifSQbnTK2kqDjMJkDFC0zFkfCQMzhwUokw5Qj2ECbj
JRLUiVbyxmqMNOr39ss3ls03fhwzYftrV3AHkW51HwP8O2/ixEa+OQSouWs5o4aSWInQPmQ0Aa9TSL/1G2yan+vtWgbGxFk5AcimmJCsZkJSe0dJ9kXs6nl9
elCQnJol4SJCXRKsAUucXJgGXzLajK1QMTY49dOc0yoo7sMg4xGWwheodXqDm6mzWUgPqcBpj3m+2lJDAnEvCnEvYjRFTdwL+KNHA2NU2mR5ztk6JpeYymLk
NypTGUeqCuePJq9ojg4SAq3/Mw1GHfOYjaqp5Q2NOE1c0cSW1eV8CWf6qOJsntciTaUx/XFuI5IhaO+CWEdlSjBUsE4vu1hkfOUlEJKrKxrj8jlfqaRTXdXO
/65Y3tCxS+5bLllbMderjvv8S2567Fmff0Fj1WHjNv3/+cvHOeVpCbDPrSps/UDnKR0/PKmx6vFVv7tw9Q//+QV4mVt1+m192z//oh+f2Fj17DuP/dFvfjR0
EudFaBjB+2sS+yW3ataWT8/c8umXRO3ftFzqeNmNO+845/K3RE3/6QXjnNY9t+o9uw58YGzpB6nVGx5+6pcP/6KmW33nqz6xYeeV749afX6y1UeWmx2gZZtL
QCmBbXbTFVTkuC/MZ6d5F2CiL5hYAWfGHGoBVzHl4JMg/pmY4ER4BuVIoUbTXIrFFGmJbvvqoBWMTVDcuWiasfKP12oXct6UYQfFUkBp1ZVfuH9r3wWPRznE
lpyMjBBBdeULXhO0J2LllyLr8iWfGWfCswJ71P4GJ9NatWDD+sP6P/bgSQ3JPkVwKCFVbjE+RXlyuZwGlIwoIW1MZ5jElKYi4H6NYRjvFATcP86JJ4o4QChN
RcB78LI0FQHvFlSAytfwyUfiizZO5xOi4X4TDfFco+E9STRE2xoN7zbRsBihnk5pTIgwwXSzutK+am1Q7rn71fsRTiKC8QFrVwrenUpKlTCj2Nv9SWwMJSaY
JjUoGtTAwa5GBZKbUUmLzSozxBEXSnAq58vxvdqEIt60NYvzxuskNKfJYBhcoOYh5XNXFFN29dUhvxDX5sK0HiEFwSJNwyecahBLaHRz4qcedYWjU8e8FCcR
jTsHTudAZDyf9X+V0fk3XTOBg3blgZNygb3litpbLnQbcaZzdH7chn/z43f/VLzroJaDeq5Nq7ZYdTjN59/H57/9rh1/rBCyOvT10AqzCnRnrIbEMXx1OjeT
cv3mKMq3VYcer8r1iass5Im48vZ6m/i0TVdhe/0z10QVKs/sHDudMa82GXRMV0ep/oihsy+ZNdaPqfnGGNEALgr8rE3s77uHhBlQHXtphVb3kmDZpToHeoKu
UCcvKV66TN+Wq/bXOmPsjMI7ValYvDR6ap0+i+skBU5CWu2cZK7/TzpizB8jASz0aDKwrTNRkxbLPC2WuVoscyCVEZ7BqgX4BiOecYnwxBrANnGQKbCDjHhg
5kSLnxNdZw5VQNNSEQeZEjvIiAdmDsGRPHGlMR1k4lQPP7c9l5l6ezcm6hqn5hpxUPDoekeC3z5sS/Tb7pjxwq2RKF7H8orHXCsIYhmPGFru3kZNAlip/N7J
Gk4R4S/MKlFT0enHAqJnAFY4egyCA4CKYbVe9f9zbZQGVx78OfZfzE36V7tZScydYRvuuiiVvdADryrCCj2VOL8ZSRpiI3FKlmQwuFD0BBmDHGWmkCMWNQQd
M0keNCMPDL1hRvSGhdYqOVZj+JoHZb1cBuxVng+BuXvrGhAr8hArctBh1PIJmpuXD5LMaIoVrTN7uA9ZeSJ21IS2hvIQQputESOwRc4uab578u6gfDPNT5mD
HCOqFKKmsO8U7yAuENESpbv4/vqPdbr53W0kR05RN8RC5F+vZUcrdufNcKRbbTVf59gNrGeLVAOGnMTOVK7EvrvdlYhVN7gSsuoaV2JWPeXUOI/Jk06NtWJP
OLUO/D7i1DoZ1R1B/QedWhd+v+DUZrBXllObyfU7tVlcr1Prnt7qv6lo4sKwM8vuhRzYOnPb1fuD2fH5uXhtefXdZ/LUGNv27JKpeZytYnOFmDmFkrzoy9JU
sxtRxcDW2SlszaOV08s5tsSYbdZhxWVJBjH4/5k40m8E7QY+lcOkgIJOZZ4lOEfR/M9OMsZxPbOIPM6GpNVBP3TdmRKyO0PDmdlSh/FqtsjfMyCU0dKYiT8V
HNXOiAxxZpodcqjcTGgda7OAUKUm3ZhpDMdRya85BChMcmaZ0tos5YFkt+pdbQb0mTSypDJ1JnWkXUbG9haVaADt6IZvjGI26uIf6rif6LQvpWenBczZphBt
FAc1nL1P+SltAdvnkEzdGCfEqhoVaIIF3OPgKTjtT086ULQ9TUUMVJ0JLIANiFe2za44CeATDNtiIcYwbTPswHwT+WakBr66DHv3v7GKAi0Y47tS2Qf6+uGw
O2lSZjdSZhuY6lmCiO0pLIA91Gyxh5qJiZ0FHRCbQtHvzIY+sAmS0GMPf0J6ApydIuHw8YSE3nQ8s8yh5VaXebLb9wFfjcmWGmwUcJVfm0n4IHCgYfCfppI8
v5xFL5tL8rARDGbQ62aSPD47FEl+Nuft9JtK8qijuSSPVptJ8vji6UnysxAMkAMdtppEQKsLCDBD6K1hTTRDrInaVTjPMJoTwM6CydrMcCnPkqU8CzQotQRo
NoywA/1lRPtrjs9cdMZ0K5+FeYvLzWbull40k9Zn3h0cBmm9JyE9zg4JH0vrM01pHa9iaX2W4DY+mMBNeywTE4GLuwdpvWsCp028gGY3ldZnM7ToZXNpnZGs
RK+bSev4bBppvRwZ5VDPaPV1TfAXzaR1PG8uraPtZtL6rJS0ToSdpfVZ6jCW1j2Ww2ernpbSOmxlpRRPLbtzAoPS2pfZon2ZxYt2sjbbh71lI0EEopkTvhkz
08AHvEHCGHMcn3Uz7tDc31wrUC/BrxWF6ydU58c5/Tgvmx7xawh0xMHduiTUmxH4LSeB33RU7Iw4foYnB/7+jqycKSG+asTqVZuFW9Q8FfOTtzsiZhBvhbNM
iyQS1ts/ZYva/0lb+vyELbzeIxAKRTxhXu9BW3i9L9jC6x2whde704av5NPm1aw0W1YO2bKOeABWgi2zDFvIKWyZ5EZsBJbBlVlTuLJyyJW1KSvJlVnNuTIc
71pJ1X7Z1KkLV9ZJW0sHuDKrFVfWTuhuQbXrK9b4lAyCx5F85OwS026lXlkTSDEPW8c8TgirnCp4AkfwjfDwtZrkyvJKzErbqVvlUpNuVBNcWTXNlZV9HJS2
mxtduyqzIN2id7U2qMSs9Ok37N6LMrIcDIlz0QCK6IZnjIIz5PIPdTzJSnpS2krTZqs5VyYy6j7lmf3nw5d2CHkeLVlLuDIrzZV1hFzZlEm3kkcpq9OYipBC
neDKyiZX5iW2JIahwZWVjFfGNybytaUGnubKnlEVSa6sXbiyDj8cdokmxUrz15jqdkHEYgoLYGRhiZFFtcFGESgL/Tr9VmV2vfEgCT1OUAyNe5Xa7kxNdznF
lXlNR1lVHZorK+4DvhqTLTXYKOAqr1YFeWA44Iwdf5pyZfyynV4258raYe7RRq+bcWX47FC4MkvCnTTlylBHc64MrTbjyvDF0+PK2sGVdYJItJpEQKui2FWj
LXUY2SaHkUUVznNJsbkRAbYduc6r4VJul6XcDhqUWgI0G8pryZWV0kXbplv5mitDOX2GYjXlyqpI+E5c2YxkEumQ8DFXVjW5MryKubJ2wW18MIEbI0QT/HcC
y4y0ThBqyAKymnJlFkOLXjbnyhjJMvS6GVeGz6bhyrLG4TxWX2WCv2jGleF5c64MbTfjytpTXBkRdubK2lWXcYZiqRktubJ22ItyKZ5a4cpgD5biysSXtNbO
i3YS2cHbCcoJIqCqSa7MQoF2XzbIHIynapbW1CAKR70aHkXATsO/GgxURsLgXW4b8aq9NAOVSdlAc7RoB9nYa7ZkDq9loihXh8T28GfEptgGm2K3ttDIcDih
o901sMM82l0Bs1BJRIHE5KGnHryh1wZFNtCQBBFJ3sY2eBvHqBznkY2gYKyuQmibI2Qa+kAfQeWRGl26sFm6cD4COjZiV0GzjdWJEVAjVH4drETzcshnUJR8
6FJlSwWGCtcWFW4JbHYehmA4m4RrRkmoDLxekmxPRVwKqMkyK8gTnUhwPIlBOj78EjL7OJaRbCCZ5HDsVPdwrCzdgyY2i6G1tFjJirEGH6yyFYcNsw0+ZeVh
wJvZ5h8cP5e6/IQpAkrb5t4NTtMvkeBspw7GeSrLgFsjZeaagT1XqA9PDiTD+UCQEx5wLqgM5igDk1G23wzZywS45By7DDhzXzKcgC2NSMDDQppfMmcEvFKx
7KWfduCpOXWCgh3N9wjjRD5vzvZUuMGGI9kWu96cXjbISsYEfRHmGdV483qmDXNOhDR+6bZtaYUgiiBBtnzNx/KYwWYsCr/M0cvmLApbiND0NGVR8NmhsCg2
WqGyzVgU1NGcRUGrzVgUfPH0WBROXeiLy3tzZD3kVZfRSM2AzSRWXUZWXYZXncmiwCU2nzhXyzO2Anv4stgCJfByCgIIv2In+BWUs4VfsZvyK5m7gzbwK9XE
/mlHx17gVzImv4JXCZuPjKx1opd0lU3ZfNgGv1LWK5+AaTflV2wGHb1szq/QpOCswW7Kr+CzafiV9hS/QlQHXzTjV/C8Ob+CtpvxK5kpNh9Z5lcyqo35FZ85
EVtVW/IrGUR71ZYhedmJOZ15CTsaLWVhWTwc3Nr4qeKslRbxZI3JcaaRNCtLHsBiNuE6jZqZwrkQwiKyzjJtggwytuwDJYnJSMHn9D0Fxc4p1auu0x3KS4cs
UBWdYoqdhnAqFamR3mfbxP/wsZkOu+jgozsdmF3z97c7SNPECRBzuH/E3tdoSJQBqIsajQmxc+Xvxh391fVOQ3xrPOia9MNr8DDPeq+jcTyf57d24IiXSMKS
hL4BUPEm7++tEq+W1daxEa9WNQJOTuVADsJSJU2phZFinkYJW9UNPRkueoNCY7qoS2C7lgS+2MUWk3axYJFqJfys1dU5K4J8IzLTTbJLUmBNI0XxcFxtaw+S
FPPEocSE1pUhjOnQB2LZlgkt2zJiSJnRhpSZlCFlpoVNbC4+Yg/F9QzbVMaol/OTXCVbRZnobsPE3ySEbaWKz09bwyDfaM0Hpt0ESmyDzfKo9g1i1lD8TjQA
4JaXhdsBAJDVi9i0msqkCfXUUWcTfCEH2mJLUnP0sQ1ALbYkR65tbPRpzQsqWGOyHVkulzFsPcoAlc/cCYw5uEW7xCxCqdGahSu0NowETFRJWztk8IfnR8Mp
uRtq69XmKwadObuMY3Ax90OLzRgVdu+i5lswKvwt9bcpo4LPDo1RyfKImzEqqKOVrWq2KaOCL54eo8ITl7BXzUxhy21YqydnDJ22m3uk2bxnTwS26a9kN4TZ
KYaTVcRkZaFYBQg4iHJzBGw6hQmURBeLCXtVxllY8En+4MRGF+0rTDiLTXmX7N1BBbxLW2IvLUbGhOBdsibvQkvX4F1sHjzi9hUncBPnCBKcMXkXsYsvHoR3
ybbkXRhHyy14l+z0vEs1Za9amuAvmvEu2Za8S7kF75JN8S5FQoQJpmeVBO/S1pJ3ycL7i0sxknLu2smatp9OLuh8mi+hAvBNZZkfqMd6Dtq+bXm2WT/bSY8y
EgnLbq6Ib8WzFEWFErCk6jAfAD4jg6lUefAYnFMA/IVYmyVSZYa6HH+f68Gg1N3tXB4alm2WI6/ecIsJXQbZjg2uVdp/1zMN67T9kx3aQBneQP3ljHb/KayQ
cwVvL3aErFHDxh6VmWQv/K/rk4boE3pxd1C8uYYw+Lj0cQ5Y5HNA4tn4V6fCzfFpBVijycBLW4gRiR8PMgmRBMcYEhZAfH8n2RAv8WFiSB71wzTRNJ3lafOW
PhFluVmbgiEZUK7GIrMrPYzq0qZnVTm1LMmpZV4C1HpyeGn5u+3I5Q1u3pERmlgXKjd0ZdKOdhzLF+amobsdvfmztgB16SqMem4tIjYwjou+h/P7hkHRXcPV
eGIqbvQaOS4SSLHHDvV8hPBBdlrUyDRHDRYOsnvBL2QM9CHU8EzUyBio4YWokeHL6VAD/WLHKsGQxqSBDBpFPOWNB14CRTwIvjGKeJMciLg1imT+D6PIvR35
8BjbhTY2jlth+r7JAbanD7Az+gA7q+1nc9q09u92kK1t5zkLd0focYcTqjrHZhHTyCWR12RfbYZhJWSYDcQmiRAjug3JpHuKXWu3amvUZk8jZmjPu9lJCaOb
+Lkwr1lcq7DS3bBOSAZJgtlNt9hOtafOn+GjXBIf5RKssUo4/GuTaDjEQDLXgSg0s/iHuI42NSvlgNCmsi1kiVLsMhZy1URA2xLeZ77Zf8K1Uq0tYYPRzZxm
WpboVu2NENJTAVBNAwACQ7cIDDNTh5tglNuFUQ4PtWaykz7+zAp97GbBx66dTY2oSG1W0qcjCtsTyRKzkqOelfK5mxl7pXU3lyXaE3YotZKaYlsnbq1eAlY0
Fyhr2q1USuXQBQ3yRDmSJ7ohLSbBBO60W7jTtPMeUKioUUj70LfBLCuLPzxHs0K5axbkrqyYZWE6E/KEuVC0Gxyb0Ii90qym8oS2Vpo1ne8bzU0L37dZhyRP
tKEVKtvc921WC3kCrTb3fZv1dC3mMHEJeWJmEq9tgKky7cpufWiL9VzEyg7X+OxwZc/Gyi7BKI8na3ZCnmhvbhFpYn7SaC5hMmcL3uJsjvf49rQRlgLNhc5l
VmujulILo7qSIVKUTJECHmJpo7p2XuO48WLGnU9bZ5kZtxlQbHE4q6lI0RoP90d46DfDw3ta4KEpUhgHy0VobvmLZiKFgY0pkcKPsTEhUpRSIkU7MZCmUV2n
Ppidzqiuqjq1Ud1M0Ox2nM62+YxMyTVdSooUiEICm7k8bOfadPDc5iIDY0E2bRGOKjJYnzo+PRZqtjEeZBMMD/wsTGmmJ7YwM3iyDaPsh9IZmfhjU56R2pRt
iZXQrWYgHCcYgauvi86ns75mCGD51UH/HS7u8jdEp648bpUF2oJpOlx1303Ii8uyOuzmWofqubnWxQZDzDdF9YBv6hS+6XDhmzqEbyoL39QlloCRZ52/rz1j
7y6y101kCAjuydHcEwIeMw94zXWJc21Es3bCEAIQwao1DkDLtoKWthW0tK2gpVksS7NYlmaxLM1iWZrFsjSLZWkWy9IslqVZLEuzWI5kBoIcYOlQFE7IVBld
TB3CQE0bdBhz1pFmpMJcU6pjPHCNgm5rXbBxfNMm9gjEinkHOcLX7JiXZMdcIHmY0sZNciMu2LFkMB/wXDqYT3sLc0CP2bE2Ycc8XHmRj3wbHNj4B9Zyqi3l
I++lfOST7NhUd3kSPoElETvmptgxL8HqudjqXaMB5i9csGOlVgCYEjUZPJcrPFc2xY5BpdkuKs12bWjER3lF/NFe2wBae+i13Z702hY7xzQ7NjXIQ3ti1DE7
5jZnx4omcpZgxHJQdqyNy5nksNqKFXPBiiVBBE98V0JDeK3DCrWLxQvyB+KqrSHzoxHFRR38w3w7TWVsP5haAMKKYfbFEg6sRDNWDCFhqUNtLVgxbUXX1pQV
w2eHwoohdS3ab8aKoY5WrFhbU1YMXzw9VszDxCVYsVISp5lYTAnRBSs6V0whiylWDEHowYq5hNdY0IzPLq5cJInXk+VhstrZBpbWk2kHm0LAplOYQElOSp5g
xRhn4bzuoGnGfeHDHGxrLn609azXlA9rvzvoBB/WleALvNBbifmwdpMPw6uYD3N58O1sSIqbTIoPcw0+LKv5MIKN25QPI3ACCd0WfBgjIehYMz4Mnz0NPiw7
wV8048PwvBUf5jblw7wpfFiG+TBPdTIfZjGH5aqulnyYB+tCLsVIypvWZM312eg2uaDbDcLjagqt+S+3Of8luyDL5zFpbOPDACzKjMQBwBlbjSukDQi2H5N7
cesYPv+uv9f2kGrW3mVfHmrXrnGCRBg94qOgM2JPVG54L73/8gP497PlDa2GIcak+gYJK0C93rcX/z6xHPROP8cEaX/ZHPxlc8xpZSQRooXUh3nxoojcZD/n
OEYogr5mnhNxWK7M3qRBm5dwXtgozgusmNreSEdSt0NNZ3y+7XKyDPGI7oHWVnSfyLXXNFpDNwr3crSG6d2jYQngTcRraFxOadipWMdsyPIBPFSU/FCCNXiS
7czsRIsOSG/DNHXK8z9u294ucV13Y70qc0dQV2plPOvq7L3KmjTiYXmTgZfw4fAlgIV4hu/ci/Rtk+PJb9xJQhWnZiPNmMHRhzkXdPyuRpOv4pzOhMr+H2bk
7d0zdrm7XW1X4Bl2BdnYrgAA0eyLs0GYCMeYAmeqhzqC6CWmwDUDIeDsbMVkwLlLxmV3H+jhlYtAhsnzfbyV833itD0YDyQj2+R0QMDSBHHcHpSMFQmDb7yv
MIMAe2sEiEvyWHjfzmEEa4Yrlz9Z60Lp82sz0Oia2kzc9cGfFKJ6t/L31WbzSSAqaNQOA+Uer/XUP2+TlOPBHOJZxNvUjlBO7dnuiqbxclSsG23JpAOYFaLw
tdo0fPizBNNqST7cx2dN+PAgwNuZ2FHKqV1b0T/s2moiqOGtguZPsZNNSdXEYAzBIdR4UGM+SqlaiuFWLRnuI5sy3GofJz0V+nqkrwJis4+sqUToozy2uFpa
69k+7fi6Mb7O1uM7Em9paB16fB3qyMT4jtTjO/Ig4zv4oGBDcgReBCYPfVSiytqRqjaFh35WioemvtdqXDaXNpE4QpjoI1YLCz0Dgy+2ZqKVnKTCSrAh0GVD
XNVkhnOYjYTS0sRg9JGVlrQmkDSB4NuUU6Z/DQKpasEpH0nAD46i1804ZXx2KJxyTfG/ppwy6mjOKaPVZpwyvnh6nDJPYypoV8D88SxMR3VaXKwCDZEiQNUQ
3TPCxZrgYk3jYi3BBps41HR+EliFntRSEbmoQO0onIUTGBhlhQ3Ogg2u4YdqLvF3zdjgI+8OngM2+LkJtqymjjTY4CNNNhivYjZYyeDxwQRunheTX0YIZbDB
vRPBUQ1MSqMZhu3XGFZrhmHMBjN2zmmGYffgpZqODX6+Oiru2VETqneCv2jGBtdiPEuxwXNiPEuwwbUUG3ykeh6zwUo9h9nggBncmnpuSzZYqecrKcUYSJOl
KpO1mk8vjmwkV+uRSXVkDQWULzaN2xtAAW3hcJQ826yfwcKhRmxkICxzrTnLzBxxjUNGGtTPlyqut4HmOW3teBQqRAfV7AYHdFRHwcjhKOKDA/E7rO0lEFgT
xKap8ckgt3fVZ37X+7Lr7r1vudBYlRuX+HxAE4H/D5Y3YjrzlqNOo/8/RCgifPJ/aSJwyqyXj31t9efp+eGfv5j+/0BMf56nnreq+zX99P87l8dY9mkq2nXC
RztP+OhndBW9H5m46zW//iQ9P4L/3YMqNLIQAbAxYOK7AILHwl3tMFpgNRqG6qGOA748xlzC85dHE/Ny0eI+0KDppQ5OBCrJVVOvCe9vJDI9yYRBHbkPNrc1
psbjIXtB244F9EfT1DhRvH1EZBqNxl4ay1kXfv9XmffedyLmgHrYmNjbGICXR20v0apXdn341EdfcfVyfoTthZ/OfMmP3vsR9/snNgaAQs+mtmKs2kjoWnt2
uCUTdxf0BLZSG9ik1qU7Dt2lnl1zCEbPfoacJBOkLmEdoUvoItaRkPhwgEQpGyrSw5GT7XCini49cdZTO8hREfk+Kf/1ruPt9qY6PCkP2m6Hpk7Ou3fH9jOi
UuVwQKeyPYTYzCI9cU6MZfMSQ0gMfvNBgU2hgyJjwnUsYTC3IOYWxOVPBr7JscF6wefCwq4XVb4x+e6ozIqTN7CcmGUZEcaQ08UZ9pNxhv1knGH/z06QQbSl
nMqsKXPsI2bykWAdsVejHgteSnsZdJxNn5JllM0oo1MYQ49f3011+Rt6xOo6i6Te2nk/trpui1LHXFH1EPY3adQcJkd/CnYnT1i1fJTe2VUWwmQ5JPoHrVEn
qUGPovsWJLpvUUQ1X0J99wYkxJfD6L6WMNPlJtF9CxLdVz4jQcTlz2Ij6KSq19HRfZNR+HEQ6chBZKW1ItgF4+3C4Ss8fC+HirEyFGMldjuC8jXp1e5G/W6m
7i4nGdXyPig4EtYHTiK6b6nmGjWUGfx+I4K6RPd1ayUd3RcJLmp5RPd1oMJNjtvlwIGs+CqmYpOWORI5u7+x5regzbhd/OEWXRk8Jt/hHxp82WgzBr6O7lvi
CGHK2YdBxiMsRy+oVpHUW5u0p2ezmB4S5suR+WqbNlR8EaceHN2XA6/q0YBM+1DcYzS+KpoiMofkcdOChpucPzcVb8nl/DmsuHeaR/c19KYERGqi3CS6ryXR
fel1IrpvORFjr8LvS2yKpiP7WunIvq5UZTTKSdTLSLDlNtNmLtfazHIzbeZysRMtYwm5TQWFcjNtZhNBAWjkxnrMhKBQjvWYL0gHaXGbCgr44ukJCuWEkOAm
Mc1uunoQwMiRUFDF1CEZMrTikMzh1ePL6nFw5URUA0B3gHGgGoT7JtVIoUVTzbqfIivRrcgRjEkStpkzUERmDSxHOCJHlDn6c1M5wm8a2bcc7VqQI3xTjsCr
WI5wePA+UxHcFAw1jkmvtFd6UcPGaSpHEDiBgE4LOYIRsI1eN5Mj8Nk0ckRHSp1emeAvmskReN5cjkDbzeSIckqOACJMcICiqqFOd6aJ7FtWHVqdXsaMAg9L
k8hsU2ZiaVICPxnZl6lpciMqs8E/p7YHQuT5KsGE8VEwjbMxvtf/vcNGqtCRG1Fxs2lddE4cqJjeixxRME/GE+6K69lktoDYn6L8zSMiKBzXENSzCBXdwziz
Z6+1kqSOS3zMDlwtQoXmpuq9/TBEKFWtQ4TqSMF4ICFCcxC1CKY5djX7q32xWB1kucib5fyfYzbat129v2Y4Dh98fPm9yuLx0d43Cavs6lu4vtIkx8SnZolL
zmECosCsKuf/POvmd9m787tExa8CV9LDcR4NT3LEIStRkJFEcZKvSKfeohmFHbotnvASYiAvKm7hlK5h89N51jqxPuXYujgcEOPT88X2dK2Ynq6p6fpXBO2S
vq4aJbNbK1nskOiuvNTdHOcX8TkJXn0J7FSXDEVJs/tw3xfdK3uO27uYs98VVfs+YvbCdCUKlxwqN6/a9jV0+NycuEPk+aidk9mkvInaJE2KJF7JNjgZC1sL
corQ/EQYITLLMerpKbI3jYulYIt60ul6MpLJGAf/Obgp5Rts+APnCj5o0mmMMgjvBYPnHFgO1uaOt/IFLk5wCqNySiNYjtI+VTnZE+eUmGDvOW6lk5MlIUVS
hrcZxP+uskKd2kfOzyIcazvhsFrUSSszODnsIA6oxC9KdMWpRTMSA4m4VyqzLyhKdpgsKCr9kVRJYeapNk4/hdEWIud7jBXn+XysD9MQ1Dgx0ZhI5ZoGXD2B
q6uKcUTcT+OcNEPgYouSTIOTWYfGJAxfYbF58jzqR5mnJyune+BdcVZB5QloyOiD/khGH06M6XL+Ckn1w0cW45yLh/NQc2Ic/wrbQWDghPWRnAduTqxrLJJU
WI+Y3EThP4gOuYhuaSXM+I0YxW3JAMU4pvTfm9Xxx51/WPxx+2+JP27/neOP2weNP149lPjj138xjB1uJ+OP+4nOUUXV5CaSsNzy6498MY5B7pu11r8qQVR1
tYX6HFYWiC8MYpvvNdKVEumq327UVDBrMiphG7BqI+icbnDTVwWvu3r3UDqEuWWZA+3hrFzThiwHOWfq2tkyOLmTDk5OnEUyFPvfIVi5fZBg5Z91PGeXt9u+
3N4lK7PaNJtUm9YnSLa6MLq3ylQnxE3i4oT6gfVCe8S/PYfYq26Y7srlj67AR3sHJNlxPoxErcPpUPciToFIDPMHWYRz9iaMU2OxGrg7KPCRP8Hn5hoHakC6
jchUYByGCzj/zZStmFeTsdBk8B5NG8VeWHNARCs2ZDuf2MsnyciwGJ4kG+YLhly4iU/GPf9XkUc9yE9TmKRgq3UsSk7Ku2F8GZ9cB4kQiXYaGZH6NWTx9zdu
XPW9R/y3fvDKbyxH4KkZbzz9J95xF+N6342r7unb+/zut79tv6FmjcRnQ0KbNC4nVo2+zf3oli/PWtGAOhruZpMRYX3HdRFhvTKfcdmFJ0vIk0SOhFdsr7NW
nHZWCNOkhGeqRhGMxDqkmCAjBQMJWRNbSHgvKR1Ff58qTjbgW/Wmn398/A+fu/0FHNosvCEGkLcKlY1mhH1QZN/gKYeDPKLYNyb3xiDgrMsy71Z8PaEKpveV
4U+1qact3DYy2CFp1wVqH/mRq9jy4sjbr5J4wUbmXnh+TXDdkwxRxHHA3Vs4Y+9H5UPiY7xJg+PnfAsFJulBqdfJB+X62FBQuUMXOGrFpMTTjDQ6hehNY7ok
bVYySZudTNIGUbrCidqySM+3pod5l+wZPWw2ODYEIwOCIpwn6+6YKg2RxAMxY1/NdXl/UFk+069lEfeHGMBTytCO+kfTKIizaZjxH7KCmXxMG88Hq+gztH3k
h1iiInEmW7L8OBW30TC1hg2YGOoqMd9tgS86XOry6dAKQ2Xbpkr1nUNB9el0QCEDuw+lROVs1mWXz4F17NFI5RwOn0bsMSm7/iuSXxfG4tVERDHuVgUpypSw
DtmwGBNHrLXmvckkwcEsUCUik3VERCwTwpRq8N4tMcksg2S6JslkpVXm7qCdSaav2m/m9qvwDYwpZka1gWK2lS1Z9Nnq+6JFLzrsaFPwX4PkLs7lhhh7ezrx
dJA3EkQXiLbf/qU43XIn8V3Y6DhPcYnt4dufXv5pUYUiaI6ZKLqaTBTdhkTRhYvjgC+SKLqaTBRdbZEouiCJovNGouhCKmF6D42jLExRu2Rb5oiijj8l+XaB
HSUfR7ko27axn4jxWGqktJmThMe2Q6BZnawrG1edDUk+Tcui+tTU/NPPR0KvedYcpKGYZ/VK/umjEOOh18GBQA6k2kHJDsk/3V5rx08Vaah7nZJkqs5z/mlm
cGA2ip5oHgePxYEBqlMnTC0dg0DZ8hSUzZfs0qVEdumCZJcuSnZpJ5Fdul2yS5clu3S+aXbp2yMm5sqMW9xtnKfc/ndIf36QSTnE9OdtkoEbUWILUvUh4nVJ
8Lo9gdcdSbxu1wnQO5J43ZHE646nkQCd7mK8LnE6dMJrbMARDjrKvlG5N3Kw9vGDoWBBULAoKGgJCuYFBf0ECrYJCpYFBauCgqUQBT1BQS+FgsR7EZL5nMaJ
55OnVsQwhOVt05hpTc1wbjXLcK5xsC2R4bw6XYbzGAd/7rk5ooPu7kOmhA9+KYmTRYxB8LEzPGc7GLYkT272SwCiiOYPrE6VECYi5kOcCQKuaafoGJxgrcIh
dmWwNNY9e67c86pFTi9dzlzkKBE8uvHiARdBzHMrv//db/zm32+dvdilKdYL78lwkIuco0w5LUSTQlyCFuVM3jhLkMut+mNfhHCAOrN6CVkcU1Zw0YaZYIx+
+65rgn5FQT9f0K89QQHbEuhXFfSzBP1KCQpYxnEf0M9JoZ/D5M7iyasyuevk/rfzwYCgmy/o1p4geW0JdKsKulmCbqUEySu3QrffOXZx9zMld0+AJv3y21++
JUub1q+/+OWrcmCaDgXfePw6lMFsKj3JB9TRLLzzuoMSgWozImAn9qFyYhYqMgtt08yCpHGrTl3l1War3E7sNOUE2CsC9rZWYP9t3i6FYH8wBjsQNs+KpIJW
JBXjiBPT6YLA/j3B+qCH7mY0f/wn978hG6mTNOWoGBNaJcYvptHleJcpcWVl5iic5Cw6zfcYv14V/mM6dYlfv/6BK6LW+Ji2xiJZLpIuIsMZDncU3gzAFMaO
Cm3ELSHLqj9/8FcPnbV+7XJmcN+tEYYmPC8if67+oDWEKfeYjaULizhZgzBpbKtOxbYMooQw0i2UBb0AaDbP6pOdZ64s/V5hfpQg3WGy88wWNgkmElSkS3ig
anrnoZ4ZW08OTg9E1fcccLnZldZid0n9iyi4ZIjG9gk5dFB56t4i50xojOa4SxY7q+on6Hkt1G8PYSvUlT79rIVv75Rv+Y6DXVV/ejXwrEwE88D4num+6XVW
yXjXyJI7U+jfWQDJMfbZRAbTXV5y8B7/+t6vfSlb/+UBC8S+aS8do5d9IOvTj6zXOVNowBqB9SowqKr9BPtsZAZcZp0F9dYy60xRdq2RtHurYFlQvYJr6EBc
4FSt9KTKkOVyclUw8VcgUBV45AU6GlYF6UXRRHGnZkNGIaGtEPIYQk+rwmNEVKcqVCef4C2S/K2d4C1KQnV8oTrlprzFgxHVucXLQtOCI0ObpK3YiiuXODHk
Dd3cwhs3cghHpxFFre0CzaYROfto9ROD5aZsP5bHth/uBCfHm0ScLLboMGTTkiqJbBpUGuwWmucYXY1JxAduTKiKHI/yh+6EIbxKZftaVxUru1R5osEVIWxU
217lTcC2pWxkAtnQMznBuS1JXi2VrVAJw3lzW4WzMcL37VeG/c/yjT0YgL5du2IjWybkmOF1+eylVH0PnzCCVMne5AlLoSUfocAdcbYIUaEy04Kq4JBd1PWx
TUP1vayVgvMe0aMqRkj/RfSxwSHHqyyst6vqzewozun/SuLX1C5+TR3CnUXRPR9zPJvj6mjvq9TcusqZlJNaNwaEPTnOybkSNpobI/UsJwdM8olpPIPtkemC
VmZtByydcORmmDMGFQ6rTbv6BjYBbIZ9bDMEZUtjkvm8kol7eVrkosDUuUrBCJo4hif7Wnzgc6hwj/BpQ5DvAUFAjPEeAgjUOxVgjqTwIXgXRJ1sYVnnJWGP
J3GNLP8/bNvelXTEWK6TW9hmDHaMwzUBFeQbzDM1WJgHUiPsGlyiJtiSxN1njjXyxAtsOOF5CLxuS+BVm741F5aLZ/uafushYKJj9okaZjc+PpbIS6A1y/9B
OQsSo8/LwqgCD1qRZYLEus1JQMC8BAQsgPcpMrPua2ZdM5jC0lQ0S9MWcvBp+1JV8SzXBslj04SOI5m+czLK2LCln5iWW69Ed3rrfF5dfQPvoEVVWEqiCIlO
X3BBZ4srWYpfTOJIcSUqUoudvK8/pd3L/NZTuaXOEuXV93yFvu1T3srH7/34Ve/88n8fu5iEHE/lUbMXij3ddMm5mryVV7IxCVWsPM1vR2I/cjoxyT8TjpP1
B3hz+rfXs20QtrxO1UHw6zCU3S6xErqWT0VsnZyytQvXTmQ6zawDljF76JlfUjdjJUSFP+YdSxQRBeEVRVJubwGYTgx9ierEdryQfoiZXqA6caLUR3fERc+l
nxIkwU4Bfyc2wMOQKHuZNVtKdtNdBdDoBDNdVZ0G1LKqk7mLxJEvTXcnkVSt0MQ1MYRDdZsqQM9+yEe6nT6/oBHDpkU+KUHJe4nyzmBm1T6DkGHqRwSV7i1D
gTmbGuhRXmR01qtLZzGDCN2Xw+iku37ShoXtVpDK9LbajEPtepeacTV98reOQDA97OPKX/7s7W9lhPdU1+K4u4R9S7i4sHpZsHp9deI9IDyHrB7h5HFYg5Zm
lrKyFtZQ8d88cv+XfvjzvVQl9zFfc4yFyVH4svIg8AghZDETEDCwU2mxyqsiDQ5Dc85hn3SCkLxgCMBuXDln9NTR7lx06q6wU3NhXNcJhT5U6hUXhriVU9hi
vMK9OacsASGPdthKqu4NYR/22Zx9Hvvs02rlqzZ0CwryLD0qDh1jk9y3DIzYMmupMGJLRDQ8Dnwc6IBPW7PwmNFV/ZO0RIj/+6wbwu9ODS81JPYz1XvfJA9o
l8/OA/9HUm7Qjp9efv+5N+mxIUxXFjJGFT9VePtXX60txJD1JtEAPdBTg77oSTrGXoY65llLUcc8a0mN2zmOqqKfvlpZSNBcVQScfWAa1ImYjMDGdPhncLZn
wjSanebAL2KBg6sjNpHQzgfjehh1oooV7kOf0Q2HSywaH/wrxFJqpwI0HWLPYjmZuTUCXJHB8MmwlXzNw4+HIx1MUEkVNRhK7BWQhXQVwYGeyOjrc1DdvW7q
faf+lqqC8zFdzHFWLY78vqn0g1HonEds9gGHpZaS4DdViX2Tl9A3VpyNG8cyskPZjsvGdEQAyjB8gTVYv0T/yfdfLF7gVbqw4DaNY9D+i9t0eSwIp/UnUTEH
0YcOXsw9lV1nWharW/4C295N68ZB981TZ04VPs/aWd89ipg9a+vW6RfD4NHxv2q73m447Tsr9NK1Y4qmnzgRXXM4qutNfC4EDgxo5tbdscTRb71ac1wOMT8k
3hZAvxzQzz2D5XxCv2zd1pGG48qQ/BBSi0cy5ZDKLHUg4jv1a37lMd3FKaCTOrHKsim5LweniuWnc2mO7V3s9K79S4LMPhLY3JrnmlouZYagH+hpcHkdWnUC
ObsgXHh8GOb/BlabCVuiJ10zzbaFNeeycpLtCfm4u9Hk9N6lUrTmXENlJjms5zKHDjWZjdujaGz0U+KoAXr100TLVWwVZSVjm0dn6rlUVFB9Zp6b5DC/LtRa
3N2omKljMfv4Vq1o+Zt6yAFducnqX66N3x61ovGu+AS7xtFcn3SjrE3+HscGVoqgIEf40pNSQNhzSUBcL47zHc0X1/GdNwRPYlC2yy9GAbDGp/cAu1xzJ8tJ
Vib8d3pPYOPM/h4JPUq4TIS8nmPUFKYoB4I5hthc9JQw1OfkUlAi4SfLfgRiYGCzLgRf3ndlhBj5kuO7vHHipa1tNbPAZrrFD32G42lHjrYRkEEbrd7NsRY4
UosXpifIcABQgJpdsWA0aU3ESB0FXW7AhMBmT6fMJH0VeOORg+CGxFGAbYS1Gp9U2ckJIxJnapVEnnochj2TOJ5uNCb5gLL6PbS/70b/akxg86z0MXvigj3J
17sl+pqr2ROX926oUQgb57j5xbTbEBmx8MdjskPlu1Ced4F6IWKIv5LSkZnF8GE3/hyOPypVBa3410z3Md+A1qJPou/i7PM1NvKa43TLrmOnUrceJpaKTvWD
1zEtpde0kZWU0+Pf7NjebqCi4C7vzYRMVfx3Rk/gDNVoRbzhSpDHulezQL6I36EblLKHAmsM4XBOixUgAFHgCiq6DEBL21bVieo/8kaqil/j7vE3csXixvbk
G99CIGgbqm+/OKBp4ZJ1azn1YyygAXFZttJDxRcFmbMk+MhF9b/+1R0KiOJfssKq7z6lTBivMjSaXRcreyj8TowdMadDumrl6mhKzhC8CC+6mLiTnRyM5CJA
z67vGoLWD/nceFs7gbY1rDMxtrOoLA3uogBg2IXLujMWYICAFSrgWeA73z/ddrElupp5Ze0EbYWQAm38ZLD5Apw15ozC5RhgwbJuAOMUy6cSz41M5N/Up6tt
27kcWLNSXYPoJ/jJXg54XL4LMKa/eAplfNtVgX154FCJXVRcPyEm6PLAk2dUOkAFytFvqYbwKkADuxazoO+yub1+czXRIH+OjX3yPYGhebPeDyUKdXVib6S5
2dTjd7I5lQTgJnL4ZyJTvkcIgj+76Y+yolvLz1jErdAnK3evRHk1Ur9x91D9sNN6/Cre1PHwlKH6JfQg/uiniBxkX45dVjf81G5hY+4O3GkMmIxTK+M6ig6o
7Mi8azf7EQCdJJzPXuwPe4PMBtbUgTfI8BKzAva3JbQc4IUFu0U2cK3bozX2+LMn6NMMiCi7jmQmAuFlqMTFPcwiZWC5a/fjxsbxB3zXiNCd2yM8l//p39gu
MbN5/wP32WObB9TAto1qeJPC5YYdI5cMWKv7Rwe3Xaheqfo2qVdZasvgtoH+EbV+eGzzCXR/5vDY2OCA2j4yvH1gZOwya3Db4Nhg/5aXDGwZ3jBI9+duH6Gv
549u69++/TJd1/ztw1uiN+uHd2zbcJm1ZfjSefpy23B4tXVg4+COreHd5sELN4fXm0YGLt4xgKuNAxsGtgyM9I8NzNvav9Pq35C4HegfvWwe/ZE7XR+1ZZ07
Nrhp07aB0dEz6QYFBrcN7xjTV/iLO91dfrGlf3RscINc79w+b3DbvLB8dC1F0re4Xt+/4aL5g9vOieuUm7BWuZuP2k7jyw2DIxvkilugOuZdvKN/JG5Q7kbH
BraPjuFqaMfW7fPkEg/15fAlAyOjm4eHx6wd2zaGl6Njw9vVBoLjmDUysH2gf+xkvjYaGtxmNsR32zaePLxtbGR4y9ph3PdvUwTmrQO4VJsw6QNqZGB0x5Yx
a2xw68A5mzaNDtAojE9GrVHM8cCmTQMb6GYTDTy62TiwqZ8+je77N40NjER3o+FUWVRnNG/WpuEdI2rbjq3raVzWpQPr5/VvG9zaPzY4vI0q2DE2PDKAwQ+M
Wiefe65acdHAZZtG+rfS7YbR0XnxnYovtw5uGBkeHaBObxy15m8d3LJlMLwj5BncumPr6pGR4RFrx+jA2dTOJQOrRujPSDij6wdeMUh3G3asp0k3b1bK9cnG
dQQz6b81V/WHl/1KGlWYpnhSCOeGoznhm439W7djYY5gzOHdi/iG4LTKvB8Z2Lhjw8BZwwCORS3305SMDvLd2Ej/Nn25YXjr9i0DfEn9o2XGlwM8ulPCW5pd
81Y3e8pIv9xfMji6o3/Lqh3cqW3WpYNjm6ObUV7w0e36LYRU0d0Gmq94BoFf8Q1qqUd3KBnfnUx3Kr7dPjKwYXCUe2bQhcFtCbpAt9EqNJagsYAtNTas1g+o
C2mCt8W04iymHxa9m6c2jQxvpW5uHBke3Dhv59YtERrQUo+nLb6jaeObkCBupaW4WZYtaGncyBoicxaAOm/78LYLGR+IxOKK1hy3YQkWSYPWmUyQ9Y1AYmDj
fAE2zTxNzLzoZpSqpL7o+23DY4R3+gZAlr7RlkVEYUDfRDXKzHO58+Ry65bNl2wYvXis/xW0SwjsiGKdzLvGiwm95SqaR7nVBU/Tt7pauTlly+D27QMb5ebU
4Y3UP7keHK1v3DiINUfEd3BsHm03hNHxPS0IGtwo7jEvL+nfsmPAItJ2kVzFuGC9+LSXDA5cOl86NWCdPjC2nWZFnUy4T2uflsOOATU8ojb1bxkNtz4my/FO
Yp16bn0t9YvW59bV+g2VGp3PNyM0rWcN9G87FwR6QOZ32/C2gRglqPBAhBJ8s37gwsFtBNMBLNwx2mAvlBvQy62DGzduISAq2l43ELntv3DAOm/z4KhCt3FD
C3DL4NiOjQMas04ZpnIEFVrYK7FXDlhqeNuWy+gPXY4NAwy44o7RAkTN/WObaT/YupWwmZ/Xx1bTFbbs84ZxNbBtYOTCy87bTCDePLxlY3JpbUwuLSq9dftm
gsgrBjYSgo1s7d/Cl4RSGpF4UwLdoEvelfQ11T527vYBujK3vI3mjme8wgYZveKbrcOEz8PbBjcYhUBy41J8J1CihjZwi6sGtoz1WwyCjf10pdTJdSzzfmtd
gq6vs9YZxLx3zjpLbdS0a96/WJcAzUbVSepfLNpPMHty80qs2IFldPXyuSq4LMAVXQzTxStVsJPvg6P4a74+97zTTjnl7NXnnnvBmee81DoXc0s19Y+qk899
ibW6fu7qC047+4L62asuOOfF55mvTz/3nLONj9ecduoa6+QXn3veOWddcO7aF5129qmWwdqdyGt6YP7QqDousUUvtDBBI8S+LQyf/1N0df7CRNkFUYno6vwF
lhrcpvrmz59PV4RMqn9MbR0eHVMLLLraQqDgS7VpS/+Fc1Uf1tkCA0eWSTn5YmDBcX3ETKqFqK2P/lnHHBOTkvlWPb6MSM38uP/zrWOen9yYexM7c6+5Nfda
vLi2j9HWRdebLxsd3MBXIRHuTZCp3oiQ9lpnaO4Ba79Xk+LwWa91FqF6fMcMQHyr1LaBS1V8L7zYwEZcMedCVxuELNHV1kHwHvJs2yjoIlXWy4i7ivD2pMAK
TgoA0WAZXc6Vyzkklo9cpgQOvUcGgo90vUwF8ZRYIe8xV2FHIARdv2NMEYmxYq6J5LBjnq+wcvHeZDaUFa4DJZMe8iWW2ko0EruotUwRgSZebmAjvo74OVoi
dHuJFhWW0U1RJW6BsS8x76NP+W7TyCBzHXQTzI2WI93R4opQhW5fqcYGto3K9Vx6FzEJy4zB0HVESvk5SxpyGUTtBnIfrlhCOPRlwVxlzUHn++bydaTx1IDF
qmNW3Ur+i8gO1s3FO4bHBpIlLh0e2TiKj2kDURcNbqMlggZNEBoQn4s5jyYDL2QI/DxEWfMDnj9+27Q+/Zo4iM0Ku75Ky3ZgW7fR07GBC2mMNITU8JjoxPsW
yMGlmwepNn5O8gnmdzRVnkF78KIC35AjUiQNCgOYfB/CH92nDYG4nR00hvi9pjbHLqSlQIjHsCYwMLsF+G8Gjz5KWy31aISAuVEdzRCap/s7MLJ1lLpI9dBm
r/q3bAkFEgAVt/HoR83+EAe5cfCSwY0Dav1lif5qxkbgHXYPs29s/1PHB/HBgDPaVkTBNuzYkgTKuZcObhp78WnzDeI5Zb5Y6H/eqNJbGsY1NjystvSPUM2b
pGpTxGn6PQFxgDB3K5hzAk+IGSzTjOpaRJHQO8dcDyyVXCJIKhLSIdbPW4Qhy+n6IrIerYskfqwniqbmLUhtVvH6w8xeSvvrpSODY0RDuOfG9wTkbc9jEkfs
DdVwYf9gogFD5NP8efLfWlr/p9HyGdk+TDM1PGId5D241P6x+cKf0/sTt09fAUljg+sHiaYZzJv5L9q44307tX4MnpKGuQnwNnDGFDIhtqwU5UzT9yI7JUuY
788cvjT9eeL92cNTXqcFM6hyrKbvXzIwctmUt1R//ay1xBxd8KL6eaedw1zTBSvPefHZJ/9T0/dnrV512ovPMksk3xPLlvw89f7sc1KvDY5N6k73L37/ktUv
+ifmCRP/hN9ojQD1iDNfFbHs0+FbXL55qYPVck6obmrRSH0bSX6D21t+fwqxIyRBnkuCz2nbmhRhpRHLUBCNBrel+y/waF2DkJzWNej2Q7BO+T5qX1eU/l6L
DucldCRnE0HSa+aipgXi77VwWk9IzPPT75OvzfbT35+zndVh8zfogqnv5bVRS8sP9b/52OtZ1XNJqB5I/JP3DDGWsdIlYvxpSg6T89+kSGp+p5RIzd+U90ld
1tT+GfzA1gHiGGiLIcLYr0Y06Ti5Lt/E+qbUehUN18DohpHB7Yfyfj4ryExV3aGU11tZfdtGLeEny587uDW98et/ke4lUtNM5acgI9I+OyL7qqiR0/tBqxFi
f95G6A42ytAQm/X3j42NDJJ8wVxKcMwLguR+I9xfc27YEoF9cHT7FmLIUHN6V4tUCM23u1AkPvnFK087+YKVq//5tNUvSrxP4oepsNX920J4N3qO1l9MReDB
0RcNbCWWYuM5206Olalm/6d7C34hVCrFe3xTfjaUJ9IM+ALaw5f29S1esHTpwuOPW3xcH/0mvgcDtixSNjPfs2M72NGxS4dTzCr9i44PTt7SdLyh8jDirw/y
wTTCyzLm9CPpZSMJw9sg+2yT54OEiITpuBmJoRJL/k2Y0XC+MF2rmnbfYuxOnGsk/734NMYBIddr+8FajuG0IX4v66FVAaG3a/XZmFANc787yHagle1NGtb/
doxGZPalMSEx8FEENikRi23x94MXDY7NN8+wUvJpxD+vasY+WxBMYnl942VQRW3cyRJln15PYc2i6Uz9M9+zem+a96K9m/b7kbFp30+dX/M9n6lM1z50jNO8
Z+V+E/n3eSej1MjzoMafCwDRMj1lyw4SJ0hsO7dfr4KhF+4gFlW9+DS1fXhkbDRBj0bnbxsYO0GlVNVztVonRJvR+Relhyf8iuZVxoaF59F9TvSf3kmp1Pfx
p6FK9SDzM89Q/mI/DsfJfMTo/I2pKXrRfLV2YNs2lKBFciGhOfBdndW/YWQYZ7X9BKn+0c3qrPNPUAYsou83Hssdmwv1EtSZgCQtsc10LfC/dGBgG92EsJo/
llxC0OTTx7Irapk71AEpkQppCQwObyTh6FheTxH7E56hJP6dQ0RLy9hzVXjQg3uuiqAxuDHFQMjriD/eTrvCXDWFzSBxXB+Rjqb2az5+2jlf6wnnxwpSnJLN
T3M4IKI0BxvnhQeuo8SLE4GY8p4RJ/XSfM+YNPV9fAzTvAXjfdMWjPdNW5gy3lDfe+z8seGLBrbRRJ8bdpFBvjqqUA4/z+NSxn4cn47NDU9URo8B7I4ZHdlw
DKta+7eNjWrEic5fm64GY/5aiAEtyjdl+1k+J5pDrNxIYtGa8nvi/dQOpb9PF0nga7SZMuSasrjx6p4XH/o0f28cuTXBn6ZfJ/Cz6fstAxf2b7is1dfR+xZf
J/q3iXiDKSQ7RKd5lw6sn6su2EqIftnovK3DslI3jKY34LrgIwNsCnmO1uI84JPUzxYGw5vGjtlEbO62sR2DEWlkBIvGb5xvNoWPcd6ZGN+2MT7da/V99L7F
96etPEud3D+yfnibsRpk+Pz+LNU3t0+dTNSw73i66Ju/4Fj8m0v3i3C3CP/o7jgus7BvibxcshB3x89doBbMXZDkH1kDzgpU5sVGoYXbqU4S9iHxntlB/XZB
8vtLNxPA6cU2nJuosR0j20YVz234PtL+Xti/vVX7g0RjR/ovTeD7WWgQmzh3jqUa/sLkf7StlHmIOqrOmqvOnKvWzFUvIWpARGmueuFcdd5cVWdU+ecp/Dzx
BPMWDCzoYx0cfjV+wQ5GrRY7GCUyl9m/dYnjp1FIPnOpLkauDQNz1jXjRzYNXEpSUqwqZegMCps9wPYtBj6EVQE6W4ic4QSHhAWaajmWU8+BMEGC4sYt0Mn2
j4RyI4OUSg5Sv8OmFISf0fkJ+ZZ6jLqp/dCCjDX0o9h3tSEMCQzDeorG1Aaq/ELd6aTEAMCaosL8hL6Ylr3aNmycES1Qo2j4suEdI6PoqFQ8Rb7RQ+PGjZFc
OCx4IQdoEcTnAjLqObH+tX8kHtdJqn/79vl0O0SzOV+4iNPGBrbOHyVihbMxLScMDoz+S9/LT2D+W39LRcbYkmG0PsaHy72aPzfen0fEbXikfwtQoT5GiEFl
/sU8YZQjyiR/b3wfK7uwT162ParE+BdWNaXsfBGm56rWJdacc+aqOSc0p5+DhqINJ1U0KazVWDdFwa00C7AsVl0TJr5AY/q68G14LLouXJ6boL/fKMhwgqnV
jk86WNODFRyrLNL6d6YQowpk5jJZ8YRWRBKGt1wGVjkiJHpJEVnsW4geDI5hWSqwoFsG4uPH+VP4Aal0a/9lhHg45RgGxcKnO+dqGkQN9PYRns1hhB+Qc4ve
BXPVgjnzkYlFpUFwkqFhmQrOnVu3bBtdpr85Kdg8NrZ92THHjG7YPECy+nz9HOzWMf3bLzqGpuYY/SwoUn3FE2vz5pnQXGYI9zgfMfoTTZjRoaDYpMQ/xSWa
vj9/4fTv/yl+P2X+RIEDuMLOxVpnWjr1zlknZAVaCqIPVHzr8MhAcn743XoSeS+lEjTTI/2Do0ITaQrkxDIkUUA72TtP4OuxgZ20y23o36LfadXJILGYA/0b
5yfOKxIH6TiCM4gvH3UJ6pwXV0MreDRBEJcRIR0b3AKiCeK3niQhEy/7jufDLNqXVUySE+B4pZLD7QT/caj9SylqIno6Dfzkk2UCIqL6DCPZNkIGBJacohOJ
7ROn7G/6BQj2wJZNiffrwjPHdQZPQUUHdhI53nIZ5hADA6lvel5ofC8HkCdvhqCqFiw4dq46ZXBkYNPwTrpZCNw5t39T/8igWrB4/sIT1Lp5EcO5TvVvpC/X
rRjdsZ1l/XXzDfyS2SSiZDQFMA1euHmMJ8zsGxt2LSOatf0ytsduQk8EGUGDNlL3NGC2qa2DxAFv4Uo13xVvlf20acyNeCY+ktcqnin1q1fSAowtSOcZJhjy
3nwpEzcvnB+UiWCgeqcrqEEB44o5c7jNsH11sBaS/1aIUqGXKPCmgZHReWIXu1Fz+MuU3MdNpOo3uIetoydQmVcVX5XWhwqJN0/IQ94jNOu9NBbJD9ZhKGVj
Rk1zOIMjoRko7Z+h/QNvXhF7MrIjJDK8s9IGpxkyehIVkolPzOl5yfbSlgdq68DIhQPg+EA91Vj/RSil1rHBOa2ldaz4A3EhJijceWEOPn/K+f1UfgxEY+tB
eLI0SpyQxsdY5moKWvVKmU5aSFuXySXtCwPnh1zOuikH9kkWep0sz96kgUxEFcMNJCaTbDAFmiffn62NQ0Ax08wATy8BnwE2CpmG3ppG6ATEdU0O9Jk+ENAX
iHgC7pn+bEHrbL28zNxsxP6CFY40g6NCcmMUOI8xhnXG0aJH9Ti3GblwBzgjtLJOm3KeN7yO+ZqpHDvsyHBvMuPQN2zZqHBCAHWlbBkqMvkZlf5PmQGRN0ja
mN/EniLFzw6b9VN1Whaf2lRYZwp/wvIaO2X/i2eTINFyarU912i47FJApAYjoMXLXM+1KbbMNeBoNUE32MxNZ98B2ZlW4IJNsKuJ1zIoWrjYzmKkghhNa65o
jj9GP2DoVBTE0t8yvA2HTanKGO/1K6mBHm6iRTqS2p9hJjUyIJY7IQ72b0u0Yqy3ppq03oRbyTJDzF03RXOqV+S6aMs8SYU21uGRxjpryv4b0xEipdtGWXtB
8qJeVlFlvPSoOszuuinVAl+loyQgoKdNl32C/q5LWdit07JxiBzmIqNGL+0fEZl3DMZZY/NDexlisC5DiQ0jVBtxU5pZWTfl+HLd/EOwX0iBWyX0bWMGqE6a
qrjuJYwCE75MBdu1x8n8ncGcYqynZoYwxGnjecJINPxnvA+ZT3M5mO9TkJRyxucxPiT06VHzqdnU5w3hV4OyaJlvjBCKEX/ZFPziwsO0/28eTh9Qxe1NmRrq
GHwRiin6ZDq7MJmSNSQ4Quz72EA8IaPMH1rTzlcorz+NGYt9McI+xu8Sxu+W9XLjlWEiH/0z3ycdi7hgzOil7UP1WtpMf0dDRiNcJMvU1h1bxga3Ez9Pj7eq
9ZcJR9ESv2GxsEzNF5Zizv9ReBlGmmcNb0SB+eE8toaqaU8zOnjhNiWnGmph38Lj5y/oS/CjptMCCT0omHwfs7f6daxaY33e6FiCmT0hKbqqdUeRVCvG1aPr
mH8Ab9U/FjG9+mwFlzBYYN6DbmLx5gR1qdaaiDtSgnUG77F9+8jwTu2DNEW+ibuviRyMbsdoMxSrYSJXMbWeS9cDW/qJqqIT65IIx6RwGe+TSgVHjV22Hfbd
gQG+YK5+F7trTC0f92dKcSlKT8IOiRNIZEpuwZ46AC+FiraOBupVc6NP0O9k+b6WhZMD445G6w0FXhX2LJ66RPcGLhG7LyJaW7QfmfGeSoBmc4/nxs802QoS
+wN1MUWHk+/1568qhn9TAtU0Q9H7/VSDHr3jgyMdXg9Va5Py4hNjqHsMJn5urNeAKiBt8p74d56pgGb2NeKz+RhgPa3PjQOyVTC/qvULhowzin07/AcYByEq
NRkb41TQ0kopmqVg5wIGdLP6ZOzNajo3OdXxNMfzWWw91wzfKeZh6yKFymgTqzSRt9YRsdhyycCoVljtTGlQFyzTJkoL5x87MO9YgvMm1tnwwf/S+ccNzFuI
e+hA+/j/0ISG9GEdn2iu04baG/pHRi6LZul5o4b8SXyeCs3bYgM6zT1q1h02NgmW6TxDOSLzP6UCYeDSEtL85vZ6vQRfce+ZAsheBn1KI8fgA5tNuLZThBrI
3tG2r3iFQ0/FQvcro+r1971zoMUgZIX5g7y5YKexy7x86uvLzE2I3lOBFRCFRgjRIWMM71hP7G0kZbP2dVv/lt7wxRyNXTgaGYQMcgLfXrp5kN72DqoTqQfz
twxsu5DgPk8tUM99Lj34l8GXqxNPwseDRx8tH9AWuWNkG/XnXwZR7uXqaNWLm5fTXfRwjnq+6h3Dk53Rk2Oo3E5dLnraTJkj+JkyyNM0A3qRJgZJLcsbB2/8
2Si7NoFSEIosaGL/R7LU8EXR0cSO7aLgGesnGC5Ti+cfPzDvOHMhRKJJJFew6MAKgPlTzhfGjA0X7rLhiQIhkJwkiKRLIN6wWZSzg0KkpgyvN0jay23DQmht
nxydV/aCVZ4rw4MK4TwoeraNzVXDO8b0NcS6NNjU9sEBkoLm6mO5UTmeHRzZeAj6lRPEVFL73Y9JIwoi82isGUgxGC/VStBLB6Aq5aMedIDZEt0jMJ/M9qc4
F1GOjeKoqH/L/FjfNyASJYO9j/XeWuMNRf36yxIqfAvHd0lo9iYEAi1XCorJiBImCtPBA31aR7vrBTxwzRNt7d8Z3rPz3uj2/m2G3mSZSLvgqjcNjoyOpfkx
LGrR7y07SWjOfBpC7OLD7+ZHjSSFr/h92Kkp75P60HBlDY6odcN6AIMJhd15kS5DPjlBnwVuwbHfuk3EEY/2XzZKSHAp6y54WQ+OzlfsYM3nNWBjF/Wp/iTd
Nun/TiH8+qA4fU4+fz4tKNB+1qNtIr70BLWOhIUF6zTqyZ4n7PbO+Fh+vl6vrGhFZ5ppZk3Vasw/9AdwSMTVRWCYik39p6boX2mQYeUErhYq2JcT70gsnem9
nPgnRlZ8TnF6/yX956YNFtZpb+idBJTL6L+dC+l34cujOVsHXoVYFc10ptWpc2NPx62h4eQlJme27pKU4uTgmklDWpQFyEPXUF2XDGexjhi6DcOA0YL5C0NF
2aigzuA24XL46FrYvI3DA0xjN5sW0uvEJ1PYiDMHNoVWEgNbEuwjq2mpdOSivs48RMRZn97qN00xejDxQSUBmnSgBX8e1b9MV5jYAyPQRExOSKFCe+wQxlqf
eRJtt3PUSS8wWI0p/IQ8vmyKMBu+H9yEPfsFJ2Ef0rv8Zf9ymcETcCmI5hH/oLmHqXxC9H3MJPRqJmEKjxAxA8wjaBbB4BBedULxmGMI8ZP+EuuEh17X9EBy
nZavIHqGzsq4BvbiN0ZXoKShAw2/b43PRuG5Wqh+Goht0K9Qlh9lAX07ES49x4kW9NH28OjYqObGFxDfnab/JvvBlPVSVvgOjglGP20Unmu6ajfBzxfBflNJ
MB71ojjCRNSfOKiJpiWh6Ya2qI8cO8Uwsq4SQXXQNbECZnU1b9y03iO1qi4c9/glcvagjgV6jjbzaEg7NJzQ3BuCaAcmdAp8nz59m9/i/HpQ3HD5RD3SWbAu
TR+gqOPmGzFhwBdiTScFkLlTHT6WSeiUucVXzbGMSB8azUZFzjJgSPvYaGQsMKojWvDZCiuaTNVq8nyuN7mJ8CmAlj+FU4omeTQ6IUAwBLOKKfZx9N6sYgr8
0w4nWMRmaIh1TeXhXoZaTHpDl5e0e8qyOXyCum5+eO4T7s46FMEUgz7jJMLUPgA3BC3S3s8nYC0O8tbCqj2cfo7MT/d3nfAwoxE2ghEIJyyUNNKdZ5SCenN+
a/l4XRP/wKd7xmH+m1NMT0ivCKxJr55lbNvMl707TaUFx2xIhTZrWVjzT83OR7HotAklqNsyxQeBg7y3MyfbK71fllInLWPRYc60/pO9CXqYriDZv7lqCkrx
lET1pxErxV9rI7MWtVsW7X+8NGE8yRJM2t9kWJbt+uGNWh8SCnznjfRvuGiuttQNByG+fqNxLef1D265dJDmHWTpOBY0kvLjPLFkP7t+1up1rH5ewWXWNX0v
/hyGqnlukiJPNfhjfO0fGYSYzcKztovZgulcF1d9QqoiFge5EBv70c+lLF9J75hw6p4l4VU85vny3UlBk7egN80d0NbF75s7oLWiOGn0SVGUluf/6uRTXzKw
ARZ0T2ulvlRLaKMD8ZYrIO3XvnBq8MJtwzjE0VAz1PXz+Ty2iT3NYKjlF4uWEcYhrWrV28z8af33tJotjmW0jMbXbMUzfUhESEqWbAn+KTtlrD+dsoJD0PZu
TJMb66UD62P5f1TV156Wwo+Q+QRt1d62YWgzhKgy9vumdm3R9/1bIcNgYobF89swIWIzgBOSFkZzmxgXDY5NMSkK9SfrSOTesk704NJLzZmzjBkxiRxpY/PA
NgNDsLwGxPiF6RMqInkG1m6BmqKvO4FwcyMYXbWVmEEVTPGX4Z2if+PGC1hz0iuAXxiR2E1bhvvH5q/VUUhOE2URiZZLfpT/3to7Fyz905+OuD93+V/e/m8/
u27Htee8/ZOT61/z+/e+eeydL9uw760P3dN7/Ru6f/Oz4PRf3LBt0XNq9x/7r6fOO2HgxR+6/aJ9C39WPPmPFz529qX3DV21/is/e9cHP3bSus8sv3T44/e/
/7brbr34PR/Zetjp9n2v/Oyj7//Bc9903p/e+77ehx6ovO+JPb955/53fvmrrxnfNbT2nyvjt915jPWlJf/9vFmNT/70kYceXPeCT//uWxeUz990y2TvNQO/
+NjZ77z3L3f+/Ii/vO3km170iYva1n75zC9de+cP7rzx7u+9/6j1/3bqf95w5PKbfrz0puf9ZPcHfvyJB7/xNf8H33noLaODe4866kMn7frkoqPL9/7vn7/S
f3X7pQ/cEkNs/a33/XTnbbQSdx/90e3v+ObbT65k3jTnI186Y87JF9z0nBM+cNsX3rhk4Lu3v/Tf5/7szT/7+fk/arvPeuzyd/7r/7R/5obV93xyzqXd37ls
4vHzPlZYd9aCi2545Us/NOuHu4+emPnvx/z09edu/Xl76Sv3/Pi8c/d/+463LJr1n0e/4O1bH53/lcXZ02/+xK8W33PY1w/b+p62Ve+7+cwzL/lU99k3P7zq
NfPOuPKu99x8+tdOu/szL7n7hxuKpz4y9zu3uiser+3/9fLMufNfdMHaVSd89e3XXP+XA/v+9JOjb1n9gQeOf3Hmje9+9Hv3rvrt1Rf+7q/Pq8760FMfrj52
32dTaLEndT+euv9C6v5PKavCd6eitnwmeX/Ub5OtveOGpNHaXfck7nsv+kXi/o/O2xOt3XHyJ8376k1ff8K8f/6Prn6z2dpv1Q8/bo5twQcveMy49/bf33Ot
cX/f/LsaHzVau2TZRf534/snXucd+fnXT8WPsLVXzLrjuf/5cHR//a3bFu58zWuj+4+9tLh85uYPRvcTP3/gKz33/kfUuau7VvS/8J+ujgB/0+zrP3HT8E3h
/bI29dvnXfelr4Sdu7rwtqd2Ll1+RQj4H/ifWPSfuesm9P37vnv2hd6X7//1/aF66h3BFatX7Br+swb8k+/5+PajP3Dbfe/RgN+SeezMRR2zF98n9ws//7me
Rz7zku9d/XtpbfeJL2vfsuwdfuc+AfyNZ/zbjNz9r/zKOw/w/ddfc4T67zWfOuzeu59kUKzq6vztNeWPr917yTt4bC/+r1kLfrr2++9b3nUX7vO3fPXl//uc
Hxx27Tmzf4r7H3xx4p/vWfzVB+/82i/fgtbee9Lpv7ot42ae97lb7qD7BzNffvfW2Z8/+XO33/GOH9B940jryseHX/aTV35l4eXXUWuvn7un8Z03/Obxw67c
//J/o7Hdtlj539jW996J9ccc/4hlHfdA8Nvnrl79Xeem95xUe2N6PVsr2i+45DulE8985ddfeMqTv/mW9YWh/xksXnNT25eP+s3Rlzx8jfWK1a/wyj+59lzr
F7/897dWbtnz8DdvWH39+0Y27/nxLe9b8tA31p76mt1Hf+v9p9afvPinmzZMvvqo/7rwgn+//vq9L9xy9vtXnFi6eetX63947GO//etA7vtfXXvGVx/sW7Dw
2OOOX7R4ydL+9Rs2DmyCxWjfwr5j+47rO75vUd/iviV9Sxf0LViwYOGCYxcct+D4BYsWLF6wZMHShX0LFyxcuPDYhcctPH7hooWLFy5ZuPTYvmMXHLvw2GOP
Pe7Y449ddOziY5ccu/S4vuMWHLfwuGOPO+64449bdNzi45Yct/T4vuMXHL/w+GOPP+74449fdPzi45ccv3RR36IFixYuOnbRcYuOX7Ro0eJFSxYtXdy3eMHi
hYuPXXzc4uMXL1q8ePGSxUuX9C1ZsGThkmOXHLfk+CWLlixesmTJ0qXUxaXU/FKqeil9tpQefe77d33yhAX9b7i0Z8sHX/+qpR9+cfD5c3/+7c//144dLzuv
6yeHXxPS29de+uBn9s+77esfO339t9554s+u7v/Onx68+4znvf+Tb1u6+rYjPvrV3/755DPm/ttXrljw567/5w8XrGy84IR9x//uDw99sfxF66pff/y1/7vm
8kfefMfXxt77rfecf8lzsh2fe+F9v/iPD7/2HX940Qk7Vn256559z3v9W95u7dv66Y/O/cMn91j3/+oXr/zW2NrxZ73zJ4e1v2Vj/gd33dT/9n9/1elH/Cz3
8me95dpfvOWtp33sfYsWfujSO//l0bM+e8/b3v7D/7r19mV/2PWs69seflnh+G8f9bHOysfOWNk5/9EvXbN2uPDAXW/8y4eO+pL/159+5J5v/Pzur/zlh//9
zps+tqh+wfbXhfvHXStf8YNvvG3/Nz8+uOUjmbsXv+bIq0/tOfXW+24+emD298+fdcfXTvjeOW9657aOq4r/Obn9JPrzgP4nhhuhqSlz0xugV8AJArxfoaWB
Fyv8zaMYBmPyzvo+/QfK9kP9n5bXpsQzT8hzxDmKQjyyPzH9urf1E5PSv+WUKNi4/rftmFv3ffIb+5d/Z8/cP+74l68u/9V3H6/P/v03l5/zqf7Mhbd+Z/nH
/vLdW/xHHl3+6HufO3ndOx9fftwpO++72frR8lmlS15zyX+cedfdH/nDidtu2Xxi949//8MPbdh11/cHjgl2H/2KE6/b9Ire7/X+013nv+/Xr91XHznx99/9
0HPO+szOu+bMWHX2tqv+2DjwneN+97WXPu/P9etPPnHv29f/d/99n/ruLRte+JdHHjpr5bJtR91x+Fu+VvjJ/NOyL7h5zkcP/+mz/nL1qk/N/93xVz5Rv/yC
jz13+7t//Nul51619JtvXnpC7x/vfsMFV7+77YbMd//6zqee/eytxX9+Q/sxv7yj8KXnffXyRVvn/eSC925afso5r/zVD376+U8+b8dP3vKi1/9hae6k/Mvf
9OyPXvA/F91y0Sv/fEqf+5JnLfrtPnXXV5+Mzi9JbNNWu7Eh15mIrKcWzoWkwPzcQval//8F/09U0hupuKb6EyBmRG8igOmcpH/d8KUDI70otW1gW5Pvo3h3
WqnCwvVgZLgd9lvbLmvtjoySNWPpADnN4uc9k3UT4bngv4qi7avRi0fGeiO58hgIOcaQtdXGgoF5x/Yt4k4sGMDVSP/GY9DVjQMb+i+DbnUgVC0d07tQxZXE
0V/xlWEIfYjxAV8xMDIMDVqrcqNbITgObBveceHm2CNCvD+AgJdFhifcA2tkYAvrlluY/ySj1RrG3FPgpsv3iXjDqhNErNwC+WeuFoD6Y5E7bJcD85jHLaFh
OlTdCODdoh3r7xT/MK0LSI8fh5DQ+cjpwItPO2Nw7HkQ5Qe0YkQsUyK9JLyQolixzIH1mu9kmU81qY2E/BjT6h/4su1/dN6dJAEiAYcHfgryXf8Wsch4HL72
eqyPwa9/Z3TNGwozXJplteX3Cv17pf69Sv9erX9frX9fo385BQj9w23Yjwx0OvzQcT3jOco47H+/MeoH/r3WnloGNCAcA/5dY5Tx6X4m8DiMpfO41fyflmii
mDq6nN2iXGTKomHitK5PTJh1ObdlOR1rR5fzWpRj+miUC/n6ZnR22vGqON6FWS7Tot0o8EOqPjvVAx0ZxrJ+ZJZ6cnlUXqvP1odh2DT9zLZo93W6gfSch/Wm
8TlMkhWWkPv7l5v9eH0KH9P/bP3fX/T7N+jyb9S/b9K/1+rf6/Tv9fr3zfr3Lfr3rfr3bfr37fr3Hfr3nfr3Bv2718BfV8Nmk8QFYrhu4PBIqb3nkakw4kA5
Owb5m/S7Df36u+8/vXcc/0rj3//N76Ybe7N3TnrNPaJj3bSovxncwzrM+pvBMpzTKDrN9/XeEIaaeUzwT1LcSPthm/s0jrxL/75b/75H/75X/96of8f174T+
bejfSf37Pv17k/59v/69Wf9+QP9+UP9+SP/e0oQOR3veE1PfRZvpE8n1HMJsZwjPR5vTl8sO8j5d38adSdimy2+8bPr3LfEi9R57V9c0+0mr/aPVftFqf2i1
H7Si65mDlLeb7hxT6XQzupymuZxklf7dajeHm3MI9DtHdxUTvke8+qcvvPOe5Rwt59j/0P16ZPkm/vfD5XNedt29v+v92fJ0Pen68fc2+9Dn8+m9f/Ig7Sf/
fVgD/SP693b9+1H9+6/699/078f078f177/r3zvCPVH/fkL/flL/fkr/3qV/77an8lu2/gWz8wTNXvV50+2zyX/36Hr3698D+vfT+vde/fsZ/ftZ/Xuf/v2c
/v28/v2C/r1f/35R/35J/z6gf7+sf7+if7+qfx+0Dx2/wHLcr/foGo27Tgh+RYngMVu++JpR16F+89A07ePvf+h+fl3/fuMQ+I+Q95iu3m/qev5zmvZvJT7h
YV3uv2z5D/++ZTzDv/827m8g2vhtff8d+v0u/fc9/fwR4/mj9N/39fPHjOeP038/0M9/aDz/Ef33hH7+Y+P5T+i/n+rnPzOe/5z++4V+/kvj+ZP036/0818b
z39D//2W/oPU9Tv9/Pd6zGvp2R/0s6fseJx/NL7/E/33P/r5n43n/0v//UXX8ddUHXgWAtx8Zjd55jR55qaeoe+ek+w7+pNx4v5k6TrnyPO88bxA10X93Dee
l+i67Eh7FWcqDNqMslW6btd1dBjPO+m6Sz+fYTyfSdez9PNu4/lsuj5MP+8xnh9O18/Sz48wnj/bQfpbeV4zngd0faR+fpTx/Dl0/Vz9/HnG8166nqOfP994
fjRdz9XP5xnP59P1Mfp5n/F8AV0v1M+PNZ4fR9fH6+eLjOeL6XqJfr7UeL6Mrk/Qz080np9E1y/Qz5cbz1fQdV0/X2k8P5muV+nnq43np9D1qfr5GuP5aXR9
un5+hvH8TLo+Sz8/23h+DvBDP3+h8fxFdH2ufn6e8fzFdP0S/fylxvPz6fqf9PN/Np7/C12/TD9/ufH8/6HrC/Tzdcbzfrper59vMJ5vpOsB/XyT8fxCut6s
nw8az4fo+iL9fIvxfCtdb9PPh43n2+n6Yv18xHg+Stdj+vkO4/kldH2pfr7TeH4ZXb9CP3+l8XwXXb9KP7/ceL6brvfo51cYz6+k66v086uN56+m69fo5681
nl9D16/Tz19vPH8DXb9RP3+T8fxaur5OP7/eeP5mun6Lfv5W4/nb6Prt+vk7jOfvxDP9fK/xfB9dv0s/f7fx/D10/V79/Ebj+ThdTzjCnzdStIrlFv3sffR7
DZW5KUUrWYbRz26m39upzAeM+j9I1x/S97fo31udQ+N7/tZ/rfb7/3/8d+CyqTzzy7S8+zEN4I/r+f93Y37uwFzo558wnn+Srj+ln99lPL+bru/Rz/cbzw/Q
9aedqX1AGLD0XM9ryWc9svzv/by5fDG9/HB/k3H8+aTv/Nfye7+x/ItHla6+4LuPL3/10t/ftfXany6/6N9/9IcVJ3+T+cMv6oq+5EzPRx5MfjrY+wf0gy/r
3684U+WNT2XkF0V+6ovciOsX0XVBX/+/K+JEsE+zQvqwTAyON38xcgeUvUgoXX2swidkb+Cbgll33Oe9fX35aX/1mSN98hdaY7dyJ1tM9V4QHDCFof2mRzD7
rrjpZ54/7J+31rTgdLrFNCv36Xxlcy7b91d/T1i7RWrScenNALQMJWq0rA8A
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
