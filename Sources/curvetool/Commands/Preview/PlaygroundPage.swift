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
H4sIAAAAAAACA8y9C5wdRbUv3FX9fuzZe2Yyk3kEUt2CDIQccy7cvFCTPRcwoAdyvODl3s/vkwDhwASFhJiL3zdmJg8xgkpAlIBy2DNB3sEooCiPBAUMCBLe
ASMggqKiRgWNyjHf+q/q7t17Zk8IHP397kB2d1dXrVq1aq1Vq1atqjYWnftRYRiGeMX7xMlyaMg42R3Sf8bJdnr10pQhMXSyoGeBG3OQngdRBA/6pZOVNPnX
HyoUtPQbhj7I0AcHNQgnz2PQP3toJf1RJYP0impaebIcxC0hs3Ior1jnG8Jra0iDsRtqQo5Bvhk82eeasvoH+Ql3qEi3D1d+ba3UlTg6gcC76TvUvDKFr6+G
kWUz8jas5Aau1ERYmSdkmKUtDhmJDBF/ZfpXz0IIaJwpc059TVZKsXQ5S9OxTmVKGkw7QrdXlx4c0vntLE2X0Ikervo2GMpwQnp2T/kD3WV5SwdT7hjMm64J
OqiBUv1ump0KmynsIi/ovkTRtAfSG6KW7tacsoA1lHdOSmJv5cq8e7wMNQBJcec+zji3fpu3TXMM2HUwvfOpjpUNNNScjbYP5ojjaeXKnFfMT+reGPpkUWy4
e4cKfeLmCHpDg9ltkQOo/qBYwNEikspdRuSVmmSWvviFHnFTsNzDgyklGuumKjQbDWZ0HDSogYNMCxIvpsVgTpWUH3K+1H2WMkwBbVd3W4pfnUVXMpek0j1Y
kHMGIQ8Q5uKPrZjykXP/95mnL//IuctPO+vMU+iybPnZp33k1LPOPnXRWYsN17wi2hB5ruXZFau1zbBd2/Xsdtu2J3UYhtU5ucuJXFt2G9Lq6Z2yX48M3MgP
KJddNuwe4RtREHQHsix75P6BO1XZvh9IP5oau7GdvCOIPEn/enzPPcA1bOtA453vPOggaZalf1BffLDhup6B/40Yl0hK4UWHSOFHnhdIw7Mjz7Z76LZ32qGW
Nd3zvH8q+9KTFhfyCFU7OETSnaQqdNq7yq6F193ujH82gv/iHTZtWrmMd17wz640ygHKWdL/5+7D/cgtl7t7UN6wAwIyQ0rTd/X9f515iAbo98hZ+9mzXcc/
ZI7lHWbJuV5ULh/mOzOPkCjSI99dLnuuLka/XKisyzpSeqjbp5Yd/p73Os60GYFtB447T8yvzut3/ltv+RCvmxKkK4+URkqM9H+PE4zDjjr6fQsOj6LDDnOc
Y+JyWcpj47LRHfqGF9Pf+/0ew/N6ZGj2dHf7PdQ18gOREUTyAwaAvCMIIuAURdF7/+W4445feNh7Iu+A4F+9Qz4YuQd6/iGHur6HDjDc/77ffy13cr2WdLsP
l+ZhXmD7wTHihKjbQQYvck40DBDHcXoNI6JGfci1/4d9Yrd3+LEn+f/zf1ky/zN9Q0pf8j878l0BNpFcj4xEN42DgXDtcIYXeJ74v+xAEN/4viWsKLJNIagL
pR1Iq3xgWcyIDjyQ3tkfti3X7LaMHuv//n+swwlLy9rPwi/9SeIdI4gjyyJe9TyfeprwtQkLuhxrWYHV+MfP0jVkuYwGuZ5VNqRvmoYlg7JrZ33wkcDuZkAB
d4UhJ/wT/rgkV8q9FGjyZxtj/gRqjPRLgt8tyy6xnCtDQ/MoSZ0bond73JNl9zRic7onChg2kJZCZCV9QfQz/LIlIiMyDN2Y/C+t/nhZRvkZ5SJOixa63iEu
FbIsUY5MyzokMqQZBYBBnQlKOc6/2rhKU/QQoaIeERiWYZwSSdeKeiJvhuyOIq4SspH9A9FBJO/UDxxy8Ae6jUMClzRF5Hef9gELUhOhBksu7vH3i07/tyDq
JpmlP+E6pJVALHqQgWWblG7JniDw/ZLv00sDGT/kG4dzRnpH6Xwb0nvfpXunxeF2+zPw1j8j4poiX0iHux33JOf7+Ua9cMnnHzwQXc/0B6h3fPxPHUIwGLmS
X+p2DKYIw0ftpIxkCkT3jr1kfoXoSRwYnHWY2/PRjx1oVNwK6dTIJ53r9lLXybO7zzkxcqnHZHd34EfU1ZFtQUV75SBKtQuxfPc/uW63dD60dNlSd6kTBE6Z
6+78b3Z/P1VP4LrPlf7ys6NpH3fwdxjV7wZlIi7BMxxvnj3PmfahE53DnMNaDrOWdlN/ektRsPu47hX/2wnOs7otV5wj7rPvs0koDdvxyE6s7rqjLXRHZKvz
0cUfPXvZJ6TRcurHl61YfO5Hli9a9m+Ll59rvBFkKaee/bEVi5ctN14NwjTlo4uWLDZ2B6Xs8ezlZ579MeMv+fvTly1ebLwWRDmAj39sufGbPP+KRWd9fPG5
xuqwNUtYTOPYmcvPpMS1YVbq9EWnEhq/D7JMp515+umLly3+2KmLjV05qLPO/NjiRcuMP+ZVL1983nLjb0Fb4fEjZy3+2L8tP8MYDstp6qKzMG4uX2zYGZxT
KGHJucRU6fOyxWctXnQuDaz+3wJhVEV4rz3n7HO+JjaLXWK1/Iz8vLxa3ihvlffJH8jfymHzT3K1ucbcZD5v7jb/bI5Y11mXW1+3tlkPWA9aP7Aesh62fmg9
Ym23HrV+bO20nrWesnZ7f/K6XrN2W8P2Q+46+wL7Yvta+0b7Zvvr9m32N+1v2d+277DvtL9v3WXfbW+xt9r32Pfaj9jb7Q32A/aD9n3e5A3WU97T3g5vk3uz
+4r7vH2RuN67y9voXe1d51zv3ODc6NzkbHJudr7mbHa+7nzDucW51bnN+abzLed259vOd5w7nDudu5y7nS3OVuce517nPud+5/vONucB50HnB85DzsPOD51H
nO3Oo85jzuPOE85TztPOM86zzo+cnc6Pneec550XnJ84Lzo/dV5yXnZ+5vzcecX5hfNL51fOq86vnd84v3V2Ob9zfu/8wXnNed35o/MnZ7fzZ+cvzl+dN5z/
cP7m7HGG3VXuaneNu9b9lHu++4L9ov1T+yX7Zftn9s/tV+xf2L+0f2W/av/a/o39W3uX/Xv7D/Zr9uv2o/Zj9mrnAuchu+Zs8L7oXeyt9y7yPu+t8VZ7q7xh
b4/7N/dF96fuS+7z7nPuTvdH7rPuM+5X3avdUXfEvcr9d/dK91b7Sfd77jfcb7vfce9yH3C3uy+4n/Eu9+7xvu096v3c+5X3W+8i/xL/cv8r/lf9a/xr/ev8
m/zN1rXWrvB34Wb/Nv+b/l3+3f5W/17/Pv9+//v+A/5t1g/9R/zt/jb/Mf+y6En/Gf9Zf6f/Y/85/3n/Bf8l/2X/Z/7P/Vf8X/i/8l/1f+P/1t/l7/b/4r/h
rwnWBp8KPh3c760LLgrWBxcHlwZfCi4Prgi+HHwluDIYCUaDjcE1wbXBdcH1/vXBDcHNwdeDbwbfDu4MbgtuD7YGn/LP978bfC+4N7gvuD/4frAteDDYHjwS
PB3sCL7m3+k/Ffwo2OHfE+wMHva3+Bv8n/pfCD7vbwhqwVeDP/tX+z/yVwefD+4ONgV3BHcFPw6eC14Ong9eCH4SvBg8E/wgfCj8Wnh9+I6N1pecrzjXOF91
/sN9w/2r+xf3z+5u90/uH93X3dfcP7i/d3/r/sZ92f2CM+ps9za7l7sb3C+5X3Qvdb/gXuJe7K53L3I/737O/ay7zr3QvcB93LvVetn7hnepf7O/yX/I/4H/
oP+0/5T/uP+i/xP/D/7r/u/81/zf+58LLguuCv49uDq4KbgxeDJ4PHgieCx4NPhBcK3zUvDT4DvBt4Jbgi+bN1ifcT/t3mJdYd4WPhE+Fj4UfOLh4IfBF/0v
+Zf5F1gXWp+1rra+al1jPWe+YP7E3OMPB6uCC4ILg88GX5KXyQ3yZ8ErwS+Cm8JN4c3hY94q68yfea94v/B+6b3q/dr7jbfL+523zrvAu9C70dpk3Wzd6d7t
bnG/6/3C2uHscn/n1rzvefd63/G+5d3h3end7g1bl8sr5Jflg/Ih+bD8oXxEbpePycflE/LH8jn5vLzFu9W7zdvk/dpd71zsXOJ8xrnU+aKz2x52Vjlv2H+z
99iPutvcB90fuL+zXvf+6D1h/cX7q/eKdZ/9Fe9K7/feH7zXvBe9n3oveavkWvkpuTn8eviN8DJzg3m5+aR8Sj4tLzLXmxebl5hfMC81P2t+zvy8eVl4VVgL
V1trrLXW38QeMSwft5+0n7J/ZO+0f2z/Ifx0tC76bHRh9LnobrFFbBVrnY3O1c528ah4TLwqfi1+I77u3ure5t4qbhPfFPeJ+8X3xbbwgfDB8DPmBeaF5vnm
p8115r3y+3KbvNL5d+cqZ5t4QDwofmn9ynrVOn1glficXC8vlmvEWvEp8XXxDXGLeNrcYT5jnvf//n+PuI+7T7g/ES+Kn4rBT64cGhbB1r/O3hD1GMpQQsnK
6uHhYSORM6VRNaqRkr3hnVJYQ3K+ElV6NWy9v4SMRrWCf+/vTeRAbFbXX7962IhF1YoNEzmtAXpALjGQGMsTS5nHlIxQzsd/SvRJIzGPYjgm3VNdkeCXVaNP
Dt9AoPg1ntbewIDpPaGz645Lho1qeaB6ztLEnKlzVo15hMfyRMzUeQmOsgB4SWL/C1VhKXtJdc8ecyCxq5UV843q0NEls2oom1ozuFSJgaxcFfgbylTWQApa
ERJcL+Gx6zrUhdx8R9nkAOWWS5YmonreAFdI7aCmDw4otChUokxlw4VCgHgGt6cOaSiHRP8RACLDkgQEG8RtVS5PQApQFVAJ7kz9FIbHCnOIcDUJqCSgcj4R
3JhuGERkgYv9vpImfAxs6EK9StUllFlGVJ4pEpuhMsOIe1F3eRjWsfv7I72WrOyVlGL2q3WJrQQuzkpQceUguot+kbqH/sprErEykZRjkLKnKaZyViaWTqPc
CQAomb4lCNldggoGZ5meruv8HObaWaYRHizEoDKuTMSR2qTfNU8Z19TAzUqMXJ4mvjDv9N6w3QCfgkWNqqvEGyG1wSJK4GeIfpSRPxqhbVT3CCrSP9SP/GpZ
9aqhgWrPMb1hBW+qSDx6oLqCEuqFfiUsMShWkqk4mFa8eyiWIPpdiW42/xlrsvs/7TFOhMgcmU1ITivcn7qsKt5XYqSzduwaOgXogwljC3AvTyS9TexT0amx
RWxjs7Qa1IWilhAzL2YZJXrYKGpVxbmxFSoqNUJF7VOJHCEe7RGUoBvKsbSXrpSkJCUuwoM4rTcRV0Ag+o3/3htLKhGahhF+1NDiz5pkj1hK3NQiDUGMSGwm
FXGOVUU73aX6cjQSoUigHJBHNMsj0jwhWBJMCBElNHuZFlQHVyWgtIzK5ZrRzyEJYjwM7mACSjLcCNZQ6QsWHdI1Fnj1OKrOTHNylrTYMrxPi6BUKxSlwT9h
mVjnf0h0dNa3h6+7trqnvDShppSpzzSIMus/ZZUMlfe+S3y/kNrNeve8MkluddV5A9ShnztPmZ+4dkl4mjAhVJkcJAURInFxtYyQpEmSnsHESd+pVP5I6BIb
MuIWZEQ5XEpLJGQp3CoIe8kDwF0kghn2Nv0ezRxng1fqOC8saV1OHbP6vAUsQcPeAu6o/5jMP8f06lEiE7ih0RhvqW0JUcOlvookMZpRPf8M/nl/b2wX8lcM
5Lera885Jnbo+jeXysW2cpg9AWmPO7Cp//Dzt1A+SggvEyYL2soG+kMoCMsite2FzPZomMgGK/1IycSOdr/xQXpDZYb1326Szy1lJByu7E/0z/vUJ8+vg8sz
zVuLPHbxmRk2vM0kTnwH80l1vViSWAfwPY2DBx3FmLxi0MhSPeiNwNCC2ScjIvzg0sRhza+c8QJBPaiTIQgkvfuQhYaNSuzwQALgTFxzqXJIoS9j8eEhRWjx
IeQO1ci9G7h5A9VDGT2dYFUrA5WrkK8nK6Cs6cZJAK+sPnmCRl9o9EUz3IROznB78yyouFLjOnl8y+sl5IjXHRpfrMqITuqTHnEKYRQR69Rb1MeKQBO82qfb
Q1SaaxxKF3um7KNX68WA7p7wIkndplgd6YGOFQUGYS8xK5dxTaQo5hoetCR0g8BLf67h4+5dIjhCBLp8NFNGuFZ0+UmN5Sfp8hVdvmOu0aHLdx4hOpEyha0A
Kt5FyoTICntAyWYUkzo5IyqAT6GLNVN2aUTUTKlwPUAj0teISJ9G5ACNyMFzjYM1IoccIQ4hAevXNGAKVDZwMbSJW1R/7iIU065BRVxN9jZ8jAyEXBQk2W6a
1rCnloJ5WJsTU8qcKVt4vKteII9KJLWQOhrMeIHk3qveuRYGywaJ0Zs6ehTAYgGbCfzDnJHlpUdjrnEx6byqXEY2oBlLjDgQsX2RHiLuXMPS1g7MyvUy45P/
SVZU2qRKvUV21UCn29VogFojSIgqq5h5oUoh4LoXqwKMI9mWpMyVFKiSGFACjGZruJK7LSmHrMEmpOOKDs0G3SYkTJwW05CSTNxnSSBNKjADIl0ZoGdQJqKx
2QGdiRp4V/kq4LKpzsO/rezKNTxdqKsjj+2Q3C7J812LfHnyKXkWMsGaZdk17xRNfQ+IOdPk7NjFZUbs4dIX+7ioOFBOylJBDjwHUd39IszX4XvRtEPR4+j2
ynVa6DW5D6Vq/LsmtLeE8prBfWlCuBlMd28wmdCB8pWnXG769UxYYiabZAL6l+QjlswOSKqkYkIsqu8a+oMsrJQIxWTqJO5W6DWkpn0aFjkUrLQfhGhHauoa
dAdbl27lEWKHCC+dHgriLhr+B8FlDl3JkBm0Mr5+QRZGrTf7j6AS+4mM/Voq0qShPnSdAHS1DcFaV7DA3qAFNioDF5NtwTFvWujNNLNC6pwuitQ5XbqIS+jS
F3vVJ66EAthuFBUATRuMWVCn/ZA4NUuSgq6PyrPkgsZHcLk3R86miztHzqCLM0dCFdpzSFmKatcAwBlRieeOmAYtxQTIS/zqK+6xpUj5VWNBifr5qFIIbRfF
QfWJa3g+S+MJ39EESWYT3x1IIAsIAoTnF67hKecK5R8PCaTbo5G8k7MJhbHEf39vFcPWsIQauTEb44YlDB//9sTJeHZLLaYE0ja3xxEhW1JB3TSOW8z5R2r+
/O1QdrNHlb6VlPMpUU05GxOSwFGyMe08z+Le4uPQab1fib0xXd5CfFUXoRr1lps/nX5Ug3zR/KI+oSlk3DVvMc1cSRd5ecI4OMTjRTjGBHAwBSbKNKRA1cdu
im7QYkualEiSqTB2kTeK3RBSCqiUZlNCBQXon4fspknWACFnp8m2Tia1agAKFVeV2AOkUL8NIfUbmXAfOhF/T84bpXu+PfHleaM1aIRFidFLAOuZXi5kehKZ
6H2rKnO3FOCU4HApfQvJXgFkXFZuAZBXABS3Yf4NPoRR5SXsOWjPjM1J4D8Dsye6e79qr4qJuE2o9pmQJ+JTZzkZ5BCSBSS0JEAk+KoCOTJUGXJkqFbIkaHa
IEecs4suJGMV4urS0aUS7Li/kwT3P3kD//d7epzd+Dij/vhLeuxrfCxKeBiy9hpcCgp1gBM6mhkGHTo5t0tzEVcdNKrGnXjtxZMLzFm/dUgsu8CDZIV3qcmY
2XaqrmrXWQMJ2ecWnDnTZCXuxsWLezI3GuyjpFcPv73NcOrVySlO+5BFaE2rR/a4RfVmVrJq4Wpww0qOSrbod6lW44l63up1olGxCa3Y0qxNFJzYi4JbJxpY
bp3ABKpb2SMkUz3KGSGhY83bTswXT4KGIzK2g5UDEiJXtagS0bG6zRiYJg2WB4fEUFS3ZgkVziaqs9Pn1jTDjPS5LX3flz6H6XuVPkfp+670eUr6vpI+70dS
lhKF7X6QY4VqZ2cqJCtgyWraTLJtIFkkggN5KyBIhsYfomUw5hArg3GGZBmMrQr1nRpQkb7rGlBT9F1lQO2HuxLAYEyI22mMGBpA14ZZ34bEhETGLlUfZ25i
/FK+UN2kE3tih/o+zLRB/i6dYVW1B7euLDp0ehSEetQUGBzTGaGneRrMBkYbz64tOlmzKw/SBYZNJtXZkiwjej2J+QIaLEUqe+uHbzoaE0cmxlFjhuP2dDgu
sGo71N/exmLwJfUfGYpwfRBWzRAKw4JfkthmBFPVom4uMUMXMlUXDnA+p5i2QKe5xbSTdZpXTDtJp5WLaefotEox7Qyd1lpMO0+ntWXjhA/ClMDNfp2bJxgn
Aj1OlHicKMGmWqBK0P7z6cL2VkmPEyWwdh9dWjFOlPQ4UQJvV4igQzRMESbz4SA0wv80I41jI5FLALOvu1decv5P4yUvfDPWSdnEbsISTpPud5t0v5dxDOnT
lMfiSsaVpELBxH8XHmnVPGJrHqloHnE0j5Q1j7iaR9o0j3gT8AjYI1XBoAkM9swHPIEHOGOPUjr90MOiyLzJkR3WPWJoDNiw6BWbbnwFGpHatkHGWSbW9Jmf
zBgDmbNkDi1ouOpsDV4BOoGenTnc1ECaeRNnrurSxHofZkccKlUM+ubUIcZ1wzNDP5Pw08Wvv1Z8Xd1p4PclQnBzfV6HzB8u5X2krGnmOgn9NM1cL2nyRVdq
n4trTWIWUH3G0FhjTGPQlJI7Mnnxb19ce6DT1zWdLOpVc5iqpr42z6OLM8c8B6tZc8wzNLOfTAVegMu08g2mZaCfK7dk/pWALdzcChGYO2NZK/azFKJhO8yH
1BIrKYMklObq7fBNw3wgU62NymzVtzTrhMlAdwA0g+9oCgozge4gH11814rFUr6zsUKEu6QSl/N58XZjYLphVG5l3WO0mJiD0LQjLrMnKk5XB2xV5mkIlVRe
HOmyLaZhYubsqdbCRKBo/atW5fGEophp7DwAE4qoYU5SKU4g3IaZSKU4gSgTPmTsxG0hnHA0o7KAKGZWmJ/wlWwjvrr6OXP9iqOhDllBUY9XRSoIt2lBCAsT
kpYJJiQtTQqplsaJSJueiDh6IhLqiYirJyKRnoiU9USkVU9ESM1UQj0TsXlGRbZROzqflAk4iA3dup85KBg5VmjAfUJS8oaIWVp2CypNWmCXoNL0/KpgtoTU
ZnwNV9+HwWOpm4eYrvLN1NWWQdfiXvmW1gpmNtwRSeLObLjbx4kJZe9Ezs5mOTt1ss5Z1S5TzFqqr2BdBrgSsE6m+O3MrEF1VeonFpXvZGo80hrPi3txsTQl
jHh/LYLjaw10co7fm2fSHUFiqvZHW/ZvVmB/nZy1RZWWxFN5xIpVlc3uFcnkJXGcir6vejEtAavp/0j8p6qWgXiSipUBCzggdrOWgxsUVh3prl1TyNRiPEmJ
ATY26Mr4HU/8Qxp2gFeT4Aaioa8Zor5OTlvmp3y1f1VW7tAclt/56OeWkswy5YrMwzyhd0GJHdEDavJxdJeu/pdI8yQlGooTm9iY7tunmUbi8HIu6U2fjQRK
80jIS5hcekC2IJ++ls98tL6zMFr7ocaplLkN/FxKS3W3wURFQSmaYgLlGGRgFwIJXtUmyWWvW5/2uintiuvSzrcK5O9tudJamrrSWqA09upKI4UelzA2EFO0
qPajibrt3PDjS6ZKaVvStlDiTOTXcVK/Thl6ci9+nQqBYqtrjGuHra5Gv07rW/PrBBOo0X2xxZr7dcpanbZqdVpp8Os4Bb8Oz8XbqRGKCAlbzNCa0s/UW2fK
9R353M3IuxjK74XMaa1EeEGHpb3QIlv32F5Y9zD0etFePdGNCyEtFRpuzZJlO26L5wdhVNaeaNhQdmXHaowsTtQSjl0KMIqrGLwAR/ZlkkcdyGN6m/hVeYXO
+1bijCYu9V7Bl1p4hC+1xgm5V7OXRs96xaf3ap+lMoq+TKJ5nBlsou7KLLqBeVBxCp5Ubqp7qi7s7qVo4hIRZENhTkqX+yeozxlbnwN3qrORXpRCTTUexSQH
UOhpG6+JfGG1Hlb04tClaSdEWMB4npfFUbI6eaDPMGYaWOPYYejVq4NNA4EMthIHm94sc2HBx1Yg4GlHlerT7cKbXfOIFGHOKPZ045QWC+zBdLJhqRE6r104
hid2zSvMj0Ya843otlL7arwObuRudU31xtz5y1EuliE8XzkjzTNuGS1SFxSaoKb8oY7qRDDnjY5oUIWunChnfZGAioT5dEjnFo3TISLnWXp96wysb2mA1SmF
uZBUor4aGKe0yWZDQdFDMhIbKRdgViczK8jLAgz2ZYJBeqy4+lgPCoj8f3RVuXcsVwHFCknRGkXd4NQ1w1ElL38ginvjWNDguWv+QKWNAnuf1ouq/xEkc8Mi
kRg0pkC4qaDGSfVSY2FETsh8ULVyyY4wI0rkXCNlJXqV+PRyEqcHnJ6iP1NO0feVJJwpFyqBlUBH1wG7vfL6hcxdxHYLlT+dIdaTx+voBvkYg+soySvNIlRQ
SKqN7a3CI2ly5mLi8dr5GgvN0fwQ2U16r8AHDf3W0KfcXB5FKNNXgKaz6B/Ws9rPmq5/7Cs4Ld1GKs9/vJBXx6eZJ2MuOc08p+BlKvItvTojiUZwPUlFIxuT
vbKy7lLSKic0SJYm8Z8uLMYhNRmK0ZM0Fo28eQdixqX5cpo5A6NkumSeKbnZA1g5h4orjCkNozMvUlLnXCyrYmkJC4aIGqD6R3O9+qs1KYk8Hmgbip+K0tPM
2XoI5hITSTs6YQaTY/eFxXbHTr3l6IeJyL9QE/9NKA9LsLrLyA0k7jhljI6Mp2WdkogC1BZBNvB7sWwwY15AS/MxbyJJQBW1EbZl9qbz2LhhgcCURr41WZAk
DU1kgYmf26JO+LgpvSGxMouHMJYkfj0eAmbzYh2DIReXeCIxG7HiNOGrfIOphpkFVNJszCbenQS4zOf3t6xOJ3wzYp5jHRpHuPRhoSa1lX0s5sgGaB5D60LO
KUkLLqoRWiXmOiKahWD+QpONlhwa6UQCkLRUh7eaCDvy+8mSWlAN9CuCclc2Cf2AaoG/akNacPh+Ey4Mv/8XO1eJWfIEVVKRQmuf4GLf42yUogtUb955u0AA
zf3mmCwVVUZcTEMapWT1HCxPoBkPVf/hmMPY0xA1V4WIXnNV6yyzC1byHLOCJftqZQUC7XDnrUDwHd0hKM9F3JtFF26kA/cLZiJwFaaRWze12WJQDIWDYqU7
qOpB1958MtrnmJjcyHpQA6orBmZTAkcTFhMwETKLCZ7eb7EIGw4WLZ1rPKPXH8yRXBBOS7y5xo40uZYm78jtra3zCMr2dNUCaZLgVkcTyQHbI4kcSeoYjBbw
rd9Tc5Q7kiNKj7VaLfHnmDMK0kYoJYUC2MtxRQ4B04JghPpMjtSN0FoBvNRZU9wCzjlCRZKJ8AkK6UEh3RqpAbmglsg5JiaZAQLQCVY4x2SHXlZuK6oxiwjX
kohyR5Q7KVFr6a40MlJTfqFEC3WDOQZRUyNqNkFoPHLFGlM8zVpSriUlBdgEpwIymaqCqssQELpJIso2BzH4hJQJtOaYC3lQIlwJ4Sso2aV+HKEU4A+sAYua
1ALQwRVw4ABNSrfoDWVoyWD7tZwBMFULOAtVUe/ZANX4IAm9pCIM1Yc7nYRtjnlykQtEnZ1A1EiJK3LGAReIEcSTTsAFls6aEldwzpFENHJoAXxBmEaLwkcN
Yy4oUX11jqb+I0JbvERDLSfcwsKrCghVhjOEeIWRVCG3VdSSkDQOqJWUR8AVqgwCCtJcIDWoLOaYcHYggjdE55yk4N4DtdAT/l0INpm/ZgsyY02CcmJNIiPb
9nm5MCuvlzD0wVmI6gTAoDZaI0Le1a/W9d/45A1PBiv7xTqOXtmVRg3ifvMlzz1yyOCWpLQxKc8x1wnmfCgv7EjQIFr3EUTbxqTCKygGC0FU460bcjRpV1EW
Ww/agz0Jbu2uZFK/oejfib1brqptTDo2Uh998Pb9P/Wrf31l3ihRtUTFQfQSGtbJuJDgAGx7Lh4ZxGDfkGxWb7AxaRlRHcTeG4n41pEHf/ii777et5NQCBX2
o4TcZYTCZE1R3bLxjYrePgrRxqQL8guDtBu40I3qVl05026dByXSQvWyMxHY9DA2xCUaG38MNv7bx0ZuTHrBsHIkRQs3PtDCDbHJNt3Hraq1RpxC/6GPWwsI
kB5Sbc1At25U6FeX/plKdyl2B1FCe30DRgpAvP0WiI1Qxa0kk6gP3UiDOAHVPUjqQtdojanRevs1WhtT6ScKdaBquiGCwQfdwgFCptIdRs3XlZfGVF56+5W7
zMEktSMpFrgxgQVuSnPMregwn8c0GhIqNEKMkra5HakmshNBEurLElI3I7WLEPJHwQQBBtkIPwGNPFSQzILrBM9RW5U5imrFKCDgRyBLCVlqyIL9Wl0EAzVT
jfivrtLnmBsEqzt0jcV4lMbnWS/Cy9p8d0gMSvqnA4SdQS8ziGv1bS35VPDKVVg4svn+31elbp5s04ZyaAZf3XbJKl6R1hOjq1Zl9rRF073E1TNbvSKFdbCY
TDsE2NWH5xhrV1HqPy6ZRddvpDyY+zSwsvte8Fw+qprL2bveghjRfV+sSWso1xchFjauQdiNaxBJpUpYczx9cQnCrpI1W7XSJQjd6Nqq1A+/MCnDXq+EqoyG
2/CktxKKFSxgEeVAhQq8+K3sxW9aOkFmuF7LqhXu/DK2+Cwf6N9+4823bLj0+UfnzZIVBPBTshxI2o7LQLbtE8g2DbKVQf7wqdGXfzmy6xcAyQDNgaR9QclE
eLubh8uw879Sjyl9syradRVtXMUzT9z88AW//fQfClhbA8mkHOtJTUHGZQCaxICwDNZKVQPaxs+9fOdz53/jTwTNmKgfEbyDTQ5pf9sNi0pUMXzche5UcHVN
OrZ5d8Z2SPxGnRiRbIUjcUcVAjCpirUY49jeuFJnVhOLig5iQSu4SGpqOV10Ckl5tXJsYS5XeqbaiZkRvGA2uKUtW5fjrSWTgW4bGGbyxKQHfrYmuK0Jrjqx
hOMAlEO97BH/YQlHQ/WSVpqxf3nayPlfXuu8J+7ibQyQxrp/J+6khjiE7OVJF1aYVdfiXsITG3YY4NAAYESmXhVSnTm00bgrEzFnQhFrHbPM9x4WsNYGAXOq
U6m6qRMIGFjM4ZZQa4H6pALq1DtthH5rwktYramG0rtdNIfqMM69iCDD14LnIIqzjSia1lCbN4oQzM6CC7+TiE6z8LbqbrQLjEUYtaUraIRNa4E7aFQHd7Qy
+scTg7RBiXUiAINZYoRxAK90jmWUkcupG7C7BrUR/FZuHodJpdtJ6q6VBnBxNwDWDfSxDNhTnzQ0lutFuXHsmq9Zjsk9JV/nHPNiP1VOB4ts0OhECLPqpBZ1
Xp50HLl6xTFnfPfAd79nNL/L0d017/Re5r0est66VQ8V6dm3Ih16PyERso4wsXJNTUnz/RcyE7Iyk+bTuLtf+pDQQzYZ6pq/UXWl95vJZOzido2iXfXmdoBK
Uwqlc1BURy3nFVRSBFsHxVYNnjbyk1/YEFm5GknVe3jPteZUJFMC7/iShTXZcWR2cjjwrn511XB62sLB5sJkf1xOSqbicnKicDkjiXE5J0lwOS95By7DIjkA
13UiORBhMetF5RrGSOjNxKVC3EEpjwsqcWt0iE8p5Bd6HHR0kQhKYIUeClshh06TQpBbD6m8kG0rhRh/W02dJUG6/TFc2SrGPgBbJbPYhfoO7Bmw1QGzOPjq
QOwvaIlDjv4pZe5ANw//KWGdupZtE1WlcAqsN72GiXMu4GPQ+MDhdIcUzlAWAIYGmVVjgQ7qt7h9igZOGtoWnFsqxOBZicvqjqNsYACQSjkOW5MxCioHW6Xh
Xk0faTQhZU4ljobBgYEho0iSlo+9MMegvkeeT77gmDKNyhKc3yE5hg2KWJMQD54yY1vvHOa4rupWjvojpOgu2282NIDd2Rxk7iiPr54Ox6zXRj9o/tiWm1rd
eqHerMo71vDfZpGeUAFy7fu2VzkzC3w36gvFZOTyQrEO5+fwvOKbrllml66p763V1KfLz5hlzlAivKrTrAzJlXKw+c45vVxj5xYGnOTjR76dYyJc3PERLjZH
uLiNo5/mh3T024koz8q61enotFPS8JR2IFHgUCyoxx5vHsAdltwO4LuA6dPHsY6iOoXv9JYH3EW8NIe7ElMYdy0kFOXqT0RcqT5L4xZGUsTQvElkxlaOhWyx
OSaDA9+Gv2vOlDtIX/U/bMyS26G4sPGhtAmnF7RsWruFt3hrF7iF7Q+kWFhajkzacFnA77ULnHTPjJhjX2eT2d6WTzvK7C1+UPIt3MUP8O1cYxuuk2bJrbJ6
KJzW3zVRPdPwe6k6JK5xGZdoLC4VxkWhugM0Ln1FXPokdiwiGBdTCDjnKzlK8IW7Y6qilNQXTpm3SvzeKxOGsE0mmIVs59z3pX7xss4dhY1UfCij4rCYkIpY
2iHUhzmQb63QyK8TjZQ8R1PyvL8bJRG9OwEpt2uETkaFp2l0zmik5UmalidoWi78B9EyaKTlozkt5cS0FJqWXMlamdJSNtJyl9DE3C3+ftQUE1NTo/QCd+9L
afe+IhoJukNoij4hNEm3i38MTZXHSPqb1hIJAr4P6Z5MrneJZyXiZqcbz0iNwxNS47RdwhafbuwgcraYtpB2qLdrGZgCiTQqe7JGEPZ0OVvVsrCqRVTzc+Tv
ylC+V6pyfV2r2M3fy7p5c2M3jyHv2s+mkDZz429NG397sfHfa2x8VeW9t72h92r0lBNjS51GY2qqcU1XpzVd93ZqWk9PnWpyI9z1DPfSFO6GvcBF8KkLe9Id
OzK+r8Qh9i7Hfjc5vAcDFc3cK6pSP7qH2Fwt1cHibSl8qRM5f5aoWmOEgdKL8lL4RiZtwf7KLfFkHkUqMAQhMMtV2zJEvS5fxq27l+kgcHpPHVKxnxW6uapi
jwYqH0MXxjBEfkYYkMcSUPMxcylVQWOlZtQWzZgI/GaGjVKGxaac6laE5zbI4mYti1tZFu8VCfP5tjGqdnOqHm6HTJZz9eDW1YNbVw/uPqkHMlVVZwMm6zUm
Ncbk6lQrXDdGK2xItcKlqVZY/xa0wrsIVS3PD0gqRddtMm7ToqehbZX1CW5uFJT4uIqgxbQMQeZVBGaLJmC2CLwTNWW2CMzmghNzZmtJmS0igz5ntpaU2fJE
5enN4C1gNt4J5rKV28JxnsRkwTLlj+OwBpjYrF1p5McGJipn7BiO0XqVlJnaUmYqZ9ov1LbxTql9Fy67lDK/RAm2IDtIS5gPReyXaGb5kWEYaceEW43OAnna
jxA91IeVuUY3hGSugTX18kw5CSvsOI0mteihY2Ohj5QjyQCH6bN2Lsx41tAs68UinzvyMSm8mRUGdiGsN7xSpDMlBHJUHl+lN0PRc3ZGDNQ2dtSktrDBNnw/
G+qG3qnNdyq7w2U29tbNNQ7HZSaHKFP1h9aB9OmtPFnZbfXb7fVbOdc4KfzuPzlldm67g2Jla2bF73KWJGbm3ibbOUFUwhOr0u1GZIDPoNkMXQ5NdB8dXaqf
gmYr9zh9gBaOieA4UDJ8K9XniaUeNvQpfoRQ4sE/41NSHJjzVb0CDT7U4OGIO66UBj6rkCHWa4K701EhR8651UPfxxEpIcvAjCYQNTCpwaBXdUk7O9oOTN8D
1znBOhrOexyHcFTJznd9mdUdvBUu3fFFz6/QPP4nW2+/0a3++t4vfsGtDm+n+V5VpDntypPsqTBhgxBrme8Sf4SWMacbrwuqgK6vCVKj9H4X9tOYvI+mBddh
SITJ+20quJL51IrAVbcB2WNK2DLCpH2WSGsVML3dbMR0LZkLLdXVV6F7h4dXD38yxRP5CniulRrPS6TG82Kp8VwvNZ6flRrPdVLj+ZUUzw1S43kpSTDZkgVE
NliNiND4PwHJkLOASi1F5eYUlU0pKjelqFyXonJ1isrtKSq3pqhsBiq+9r3W2cKNA5BMLdUnrFSw7Q2hae1vGlzPdE4mVbcMDbR0BpEV0Z+kf8KgHzeyPXh6
dVhLdYc9UHmKZb2DfR+ltnEvOusv2gouyV7VWUvadDBOe0N6Ry1p1xE3duXpVel5U4b2LCBtR56WIDYIzeWDeKqzz8IpoaQvIJxtcwz4hdrnGBXe0sBBPu06
cMedyce+TNSG1ona0DoO03FNYgyfQSEdyd20gkoTOIWCE1O3rNrH1NhRrDGYsGDLRE1qGdcCMrrHYhd3YfRsj7tUG701phsn0QgJrm9TzFULR7gU/UcPC+ih
a0JEookQGf+ie6IXPdmLBtQTRr6tEfmkE+i3q17VU4ux8627xhvuUo6CIkWwcbc+hKjnP8lzPZrnujXPuWyhvE2IpobYMceAB7NzjjFD83Sf5ml4Pifr2rq4
tqqgUQ6MflcypV+te688gR6mvFciHKk9S/uATkNITIcWiM6CQHjjOy3dm8gaTlT5pN+JuTocx5r0pn0sd3VqVuokVupgVqIRTcIFl6W52voqsFZHkbU6x9c/
eTyWTSShq2muRpS7xjGQmlzj9bcxDDNZM8x/Vkl16S6c/HdgGJmrvQKLdGj4nZpFDM0iHU1YpLMJizTRmfY+sYi/T13UJFfHm+R6lnO5+5TLaZorXeEZXjG/
8sVhzbv7wCdNUO1umquRm7pxbkz7WAYjwThyzpUfHD36+YvnjSbtl8f7I4AQIzRszl4epZOpOD9vP9WzqGTzht+G4+iSKQvVlMIZpv+6rOHxxGVYIH7LJdrv
2suxxe18DsT+aVvmv/c0bfNsowlnO69K/EhbM9PMHQK/L4gaNpSb1esacxCQHrVfPUh2NOlWbaNqquotpnUBxHUMaLOoJR1YNbs86dyYKNWtOkYVjUOjI2ry
5cnkjUnMwHdyTEqylyZQzUk9BB3oxyrZGMdK4aJoTp+Mklh34tJZ2DykVLGG9rw/OY69vbgfTajJvDo+eXHvkf/rlKef7vr58jN52zzqaN9YB9k+UoBSG72K
2tt1BXYynIsDmZPuK0aTd4xwxe0bVfdocsAIY/BjZrwD5fwju6YfecJf426sH3fVXwE5Mp0IOOvQ3qTr8jTnn+dtPPKLT73zlfCfWu+ufTlp3zuZgJtCT9xz
2lF5AndNlTe87VfY4tategtP2CDObXH4ZOn2NySW+aCsju1NSrdvTN6ZR1aC8xu4CfUQZXKCLsr3EeweitsxaJh8FsUYdtsgiCnoWhNJXEsS3K4TyUG4rhdJ
H9FjI5GXulqpkRFCro8AHDQyQuyTgHqjSQx6tRfCWxO8GRlJkhEC06WXe9NX1Ceqi16pkaRvlLLRj1IH4U6NqhixrSM16rOkHZi0UzJlpuEDR1311MlUi/vU
/mpqMeFgmuYPYSt1e7qM/DpoW204YQxq4kD1Tlb9iXM7leqawIBHrv1Ha2Mp3EjfU2hmaPIJxWMoeh5+hkl+lR6pFcqdwucm8zaCMdkX4GdhLabGFqqj2WcX
mVOKes4Jx7ypd2vCmYjGi0pOPXUqUrEbba/FCsyhIdhjIBS5xwk1ZxabbzB2ZlgoVr/VqNuFl8kE+cZAtep7WhoLte9beRzsjz0lXY1Uno2f+bW4J2ws0CAl
U7WUeONKe/ip1OKpIamnA0jbEj+O1mqjrPbewcEUU0dH6Dnm9wk9t/PzQfy+nZ4Tzp+oXiL3fjxGtigbZlsf2WkMtEYiPao6NER6QA1kIB1MSZTeRjVqWWgj
YaF2d6h4lDqqDZeYnhSwaSNpig+hJ1LC0+gpQZUdSDwoWy22cytMxYdqY2y6jmTKAg+q+HSFDk98jlWmrV0idRcbB1OVcxdbOXOxjS2kXWs2qVPYWK622lx1
6Bz2qU0nqyokYtLMogfaeoSaM00dQoKjDlLJSJw0osU46HiIMfX0aRAHEw0JRJ9SAHGwSiBUbwvx/QvhSPuPb4apm9GFuYULU3EGXXpgOLpqKgxHVyndxEQb
pl0NlqDN225iGyEZ7yvBis5OA+jamwnRvbeX2aGKMz7Cg3DhqZPDNXrJGKrPc0lIJlWfNfQx77kDZr3T6IB5zR6ozq7uXL8q8wTBIZbmK7hfXrO1+2W1o90v
qxztfhl2tPvlDVu7X3bb2v3yWUe7X9Y52v2y1olboa2YI9s0R46ZMfwdHRlvf46AQI/qDL3rsTJAYjKDjwq2qxbqaWbuh8or+lD1fjJDT/ZYo3JQBeJwczRK
x/NI7hbY3s3ZXh+W/Lw24kN+keCUekSiRAgxBJvbuniUtIDNHbB5C9jcbgIArIj2RQPYQmbwAgFOQYJPU5XwyRrdkj54wl41lqqA+OZh4+jeONBnWBS4Z/cY
992dcqDaVb2zzj2p8253o/PuztR592DqvHsgdd5tS51396bOu62p8+6J1Hm3PXXePQTnnQzZNWrrV6/a+tUrdtwK0D+zNeiXbQ36JVuDfiFlzJ0pY+6wY15E
1fvhJHz+XXSpwPUvtetfKvcIgV0OzlwDuz+iuUaETSAgo8TBS9jcYusoGw3GrO5yMhf/gZq16ofA99VvD81uw994jjVkDbqIlhmyskDy7caSRGaedvAn2AXn
3xfjYaziGaONQbomx8VYjWHXyqR+NhEXo8vw0sNDqRbExyEajhJ26rf1czni+gHGsY+JWBpBE/ApYH3pyWAHpDEyRhpBU6I7HUFj8eIFR8vQnY6gKfPSBu4q
407QLkbHWFgsyteisS7IDxU8OByHCwkJIBWFjDg3OMvHszIeFCwQKUjPeHo/vMDKbiAHWGCWqejShm2WEjvEwBAe5F0itHANLx3bECUcAHcPC4ZNkrPNOAvR
YpwrjTQMVeuW2FdtW2IvR5QjXCcVEO0oINpZCAxoVRHfl8Y1oD1vwKQJGjBDN6CPLh26OZ0TNOeRVbo5kxqb0/5mzTEbm1OMZ6ij3Vlo5uRCM7v4QLmD0yPj
ZvDdW23ifN3E2bqJM3QT0eDJusFdEzT4h2+zwbxV3VPOKbw7wl3E+xtAASs7uq1udli52dHSDHveXCtxst9eOQwnvOX4Wc3xw/ncLg6ZAkFjaGh8yUd/wgir
e9lXEsJyo1YKPYxXe8TScNQUUn8oSGp3NTQCWuIg8FIqcQwC//TRtlJ/HG0AK2aCBqKVS5EBW3GP7Y2zE3JQ2tPpNJ8VuaZyOdgPx12T2nRoOFtWdRFRmJ55
jSA7sRwfjXARV+hBqVZwshdvenFy1ZDiiPGPv7emHNSEUM1jqEtM/l6YmcdoOhxqp2mFrxzhxA6OzRRZrCYv7RIoRJibDChxBqoLuWal7xwNVe4d6nwNdH4K
c5/KjMfEhJcMjU97ykUwaPqdJyzy7RH61M7sGwlhz4TDTXi/b9lDYtCtnyBVaQzHNMaHY+rwVzdLocm1x8evugi594uOHCPf7LdLH/HDC/VR9sGe1K5xcrvG
wrdA3Molq/Pj87INCVp3Z4v6Ua6jo0xHNy/KKpguARlHA8qbifMMXSwjwwBCpYmHrQVhdffG1RwXxJsEM3arn63ujj/xincnu+npTAbvTXP16Uw47cvVx7Nb
MJr4UwC6GWEpjx5vYHl9W49vtRqHc298eGvIw7jXMIy7evtgGt5qgR73ZHsvrJhPpakM8JBbgYvE0YHLfPhEOd1H4cGiCDh4FlvhsPjdQtQzlyd8gDcie9Ak
S9ucgd69U1L6ZWtmcVby/qnUgy6a4OPqCZVLNVjLB6hePngyIH1HtPNgg3rUuaSuQt7/UTgRDfHmeiOCW7lD2+o6JputIQQtuVmLFGJepN53k3PjInSE3nbD
c0J0A4ezMDmO52MwXL0XrhL7OuTcSyawxjX3MAPcOcYmJ9BeRpUgt8MDUMWbsCgYFVRxmCoOyNGlnOJ5/hln6X0KHFriNj2BayIeRZs0Xh7v56rXVqSSHsgo
yVukj278P4cAIQcVp2OXG34yG6FE1TgWWzSXkDSY2DJQFdo41qPXAv7mH8HW4xONI8dztFSWeCyHsLsL+HuXMZQ99iIoSYpCCQKHc3LxISgcL+nlcfgXFT7a
RPrTyQ5FwTDMwTzMPBjP6T+zdVX+Vbx0kHJZOyhnukGicjSNiAv0Ygh/LS4LFJL6W5KSmq0/s0eMu7wqlmE8dHJaaIRWjP+yn5zoy35MLD4IhGlnMdkgsIXv
+8l9+74fvp3I5wVyk2mucsVq/lqPrHxxdbrb41XPpgGHJjT4El1KMlWPHWKnG45Qvbtw5LLJdEGwjniXCGimgANqYj7oig+kmW74ibtp7CdXwAz4EpmfRcvR
xDc9KMVG3Jzd7EOL2EBJc1remCrruUWz3CLNHeoTWfNQOq+/smahPu3Xz8Lm+tWahfiyVJaCBUDOxzZinq9+57CbyVvO4XQcJgeqbElPCbNCBonP8MlCeW2B
mlry6nYYn+2ynE9Mgt5E7B4PjqgFGy39Orn8JNiUpA0A2nvEmlh/fA6EPoyo72my2+MJbWSEdkBepxl5HRDMTb8qJprlEWkeaIFifGLIFBTAOG2rqRNTGuTp
hPSM85V909r+eeuuJStFxBbcAj7TbytyMLStxpp+hzPQ1LN+zCG1weRvcTo5s7xJayJuTc4sb9KuCMGUUb1dejuTNv7SBnBS3ohU5w1XuKGFbDxld7hV9wyn
PhQIBTZYxZb+OJnRABhoThrAl0yx/wmnAKHwd5ml7Eg0EIFm1cjP0zGbpmMhH3hZFRl31u8KWVJCZFnk+Cw42sDDrMtU4Sya08B+p8GgvHQsOsTU7xIVmGkw
5fxCs0m5HCFwDqutPyjos5OFSvvVqR9fhnOOzKrKHC0nkV7GAJB++hWcywM8V5VFqB6lBwnm8kSfffW+UnoaNxnhFgaCgtrH9qvwdimhwjDTWlGXBehJsTRj
IZGzkAALiWYsxF+ITg8Ck/XcollukeYO9Yf3GljI3oTPnKY8gs9Xp7GiacdqxI4qvoOGI0VgT/BWj0ysoYx+fLGJxp0Vm8CVRoErPVZg/S7Jaz+20k/9OPZY
nbtJOTd9qr9yvnLXptv+MAY8zYDnGDxH8/mLqDmgGTwBfik7/NKonL9KS2rhfn89uhiVHzGPSD00WunQGN4iBHWI2JRPBIXWfSbCYDgiWlsQ56yF94/7XYR1
q2J4eGgtaCsLSVuNtUrn7a1jupaZ5yX9eXAIlImaePDs1Ydg6x40+WvUOJ4RB+HGcHkKZNafpOaZnMQ3xZ0h+CYDiC7pX+DG1rEW5PFjmtkwpjXfbgDOcvOR
bMJdB2meseOXk+87qA8rnKj3HeRjmobugIsCPqw83fCoBy2bBy3s9CxEgoO/srPK/FyPyfSAMpPFCQeUmfiWpAc7Tn9x2GBTK9tCSjA5VjycRgmsXIgnuQu8
FUs29c8+v39oMP/q7DBJxXvWXRte71omSaw5ZGae1Bn1o5KBAVGepdktEvufaUTUg7fBlCdVxN0T/CdFPnxLIh/iYJiwKPLUdVTtpiRqIvT5HerwiBzYnYqh
u6R5qq7o/UzR131zLejsIGsGehV6YV/Ooc+HhMJdASyO8M/a+5bAyhysHA+WhlM0MCLGK62tS0vWK7p1KY9Q/hJaJ3L8CneFLGnPZFnk+CzpoZUtqJXGc2fT
Wl5PuV/bcNONLowg9QG1iJEW2zfhDhasN+GJcWIrq6SvWHDrDGBmyTCRisNCwKdnHmziYFq6VGKcDFeXyOg9LI5E23XvhjhiCQ3i6HFoGyTSe69kveBq8Yd7
GxsK+FuriJtzjhDvhAk71zgQH0WfaxyAk2ln8k5zg8+prU4ZgA1T+X79i53pqP2itPV3qq0he6W2kAiRxL2W6qJ5mMSDj4cBmlJ6/8LDN6b8QTU778bgboQd
xXPb/vKauEX5dEnK/eb5caWf5pn9ep3CVO46zKb7Z69ZR1m8E/A9wYpyB+FuJghl5Q9SKvZRwRpWbZQxaTu/f9VK1QZFo+SatfpDuen7witBr6Az+73BGEcr
+f1iMPE/CI9Trp5Ozu9q+Jay7C8Em7k00q5avXbd+trW4aE1C3vB+bPPX0vDKvXDtdhgzFfq5Gux7/hapgBHn3pzeZGzxJ9V1l4WA84wS39FzQi/WXFsprBc
6dSP7dwuCts4oOcsnuoh8h1DlMOfb26Ya+mvPfuZAsRwu1kMVLZlI3nDo8WHLTRjeytn+zeFIJpBECmEsUJh6IM+8aW5gt7jCU4SsSM7rA5h0k+Xc+OQeKLU
PxTD5WUcVzKJwfsNfhr6QEngJVg+xDQ5UOGSpKyCBedSm6BBUT6gsqUwjQZqIQ0FI6hfrCUtEeT3tt6ixoOkkw+SD6SSR3LzIGwHEpwHcPXnGttwJavzXlzJ
6t2Kq4kDJVpm4WgsfjgjKfWbqKhE/PQGEWUe8UtSmoVTsiyS7MvSL6q0aHpSjQ+yFVUme+oHTNtQz64rerYX6Gleq54Utm3SXwJqPsMOM7WWjxtQ77KZepdw
9Q3oMLR8OEBu0Sy3SHOHiJwq9Gopm2EH2VGqlKRn2HkK5silbIZdz1e/a6X7NvRDuExV8n7QM+xJ0JyldGxtKN9K7yihDWpvUqOGL8NXNEmVB5J2NalwWkVr
YzXJpAarKB8HBW/Na6/6x5G1aoOLsAkcWOoCD2kOmW6chqyScnpg3AxLC4P7yaq8ADt8TP0RAO3M5XlNqz5YIWwE9WEaqFDuJFU+bmn2GSaMzioch2RrPjMq
E+lBoLKOZcOG9IAQ1UUe1oeAAOpCVHECe7SCgjvCAp8sJ8Ta8a0fMpq5f4mP9f7j/BMxOWPisLL6s/7l/D/MXClOgT9TZ4uR2jf8wQIrn4K2NKgEHiFTiHGj
tsh6r5TOxJPSuLl4mCKYxvPZfDicWZ+OL0isEj6kZWm/DDcqzKXNyifjRnqlmpdQffPWXcuteyQ7TH4CBOv1F5rHKvQt5EenkZbYADVC6mQ9pinY/cp9Suh4
maekgJKVhSk19EhaaTsBmF3k2+3ZaIKvdZGmmg9z9GBzdvaBIf0ZUEOrYQNq1EjVcAdE6jj+VHG/wU+khvml3vBMWcuZxu3DkURGQeGW913h3pAq3OtThXtd
qnCvThVu7f9n70/A7biqM2G4pnOqzqkz3VFXupK9T3ngOrKwCIkG2yDXbcmWbWI7acJH8+T5P4NxmufKfL9lu2knrVgjRkyJE5IvliFw7xUgk1jgDN2YwW0l
EOJ0Ez5nIDEJnYhggklI44Qk7XTo8K/3XXtX1Tn3XA1Aku9/nsbonjp1qnbt2nvttdZew7ssj91sx0kO50axWw5fyWxDoFLraOKBv+3IwvT5sb7PJTsjozJR
EpKolcBo9SpDF0I/a+MjARRAaQDKn/dUCZ0iSmVoFVBZdEd9shPcc6/eesBHPeaCjfkmgYrnY39AFc9XFc8HP6GKJ0cv1biVp/yKbfkWP4CaAq2A9miallUJ
CN1mBpaSRLFf0A50BmzqfCoRV/Gx3mVBa6voJn76c1EYihLiV+zniXNJYzvWqGRvVnZaUSFqzkWpiApRc74KBMCzRa77dD42sOGC6tBucxcinCF85Mj8VUfn
YSYdlAb+fOvwfGTS+78fmzO54Bab42pNLcg2VVOLbXx0m6IQFu1AO/RpBXXbvqBsBpysbLM8NIndNEc2uPF39CyoCQCPcuBl/gm7P5eHGb9y8e/i4vm7Dh+R
hQRVNuCFAXs10OrAhYEyvBHvahoQnIjNlSZ6R0/sZhkqE2xVHHBExSUDvoz/GtWi/bobCCr+AgelGQAypoYP1N4LrvDXUTs1wSZvbdY4Wd2ny7YMmoqSjwxc
7/d0zY0+PIuLgFbfc2nkTJ6DlcZg42G2E5lvGoDrjhDuN01VWWez5AfokYF/oGHViphMDSa2z2rdB7SUEqKp9/uFCOXcJmoqONPd/qi7B0gbwrip9vgVl3KC
M9l06OwG+DniPlSvsNdJb+R3vWqP0EtUXLDOIFy0rj8BUNJLK6239EbrGFvlPf5A7YNaKtARCohpUhkW2ZXbCqe71EZcz21ClE28r6o+8N/hT0tEzgJdBnVQ
bV0Nwozw3HFurcASOPL+f6jXwAZhoqo7Oj8wuBvr9aOqxKypxKxBDNZEKNZFFMInXkpMfLMSs65cUC6N5LK6jW6PRQdwUrIuWoE7Zlxhosw90j1fDaOse727
yMdFpRsWpcLbvxsS80rvRSpIN6scvRz2ApgFKDp7WYrwKx4nWR1itE6ba7FriRGzJRIZjgJuRlrcZyByQbVitxsEsIT10Z1cWezMFFbSs4iIiINzZsFABS2q
WkmtQ8ppqWpgLnYM7jRY+je/GR7Gck6sU4pKWr1wQXVgs1C3T2riN8pI+C+n3XrbgugGLaiJPWSw0FgRXuF/d9a4yv9RHG/yXoTaCD+ix5szEeH34hhACDLu
9+jxXCY7/jt1wE1W3xq+To9nMBG3UqFwNlndc4S9p7mCxqrKhpGHvgoTeaX3b0DciGPm7L4cMw+cVdGltiKLBa6dayrNitZHmLKw9zkL1uIaBdCg8L/WguiL
Wt/IZ2U98A0YHaAmZrGpc0xexZA14DC3pKk/1FIacBJFbKNfwRmBgqFuIUSVFm6hmQXHYkIgfpVCZrvv7y/xCSPEw/Y+r3SFB0DOMXKPAb0hqylpo+mba0FU
WpRN6fsPaUqGg+sNFWNJWFVhgkKFQRTYKDg9OQnaa2hgXVBe7Y+62rdXpwrNXPqjCzHorMbOb+q5LpE9OYQRuEe5v9aKNE2Qrj/CFVlCktTVa69uHt3+1LX4
aZ2VbdQWN+pJdKBQWfDbpTfoVtG4PPocrSMHO13GY2hQxDyh9/oxAuhe5HGp7D15v0mP9DmqCJwDf5PrY0QPxUI5o+1t6ZB9zad9TXTGUDc4KY3Lw9OnVuWA
myjfOUeDwpZcOapcYqfQXRKsvATSrXmkz4zrpipEKRSieiHFuunAoCPSUwb8v6lT++NhWGOoeOnecFqSL3oR4iVEKYIbHzoTA5168OZDEWzgwyu1pap9Z6a0
7/gMunHazeC3s3iiqDCd5f4zeamGdaXCS+XbNV11UrlzKA5d+KhahV7jV/UaoW8nepSsW6YBFYPWmMhdS5/fHzt4tCRLsa5rJsUqr9t4Nq3tm9hUCRchBDnv
0JFSHFjXGEyyUWnzflcYwDWle55Etx3/wlsfUZ+xN0G4ZnIyoy0ta8CEMbhH4bjaXUrrfssYin3BZ60uturWB82v1qpfbdVf0aq/SqvsT+coarPIB2Wp7Cq6
e9VIOJvRTx3RTx098sb54P75b6jJ3T9sWi/XgKdyQwIB8cV66NN5uJLRQ0/N4hOOydOnHVpSSmj+ASqcLPL5HW+SXlz470xyNxUtrUAaDu5xVxMQo47OLDSa
Q0Jj1NGZBckwQTitCqEGvTPIjyp/p/xrMpTADIsNXX0nz0O8JCYZIV7Cs4gX+GVR6wBkmSxc7nn5E6I5BwyE7/tw18tpERkJA+OxecQ11+xuw9KVno35e2dn
/t7Zmb/HCCaExNRlSKD4Yh+FXvvK6MuO64mz9x3YQiPmZPB9BicutjptcYYevlKpLa/0VSnhbp4KB8fX+ecxT3+nW1G0kHDDj0WXmFAWXfKI0n9aEW2yEXuV
NS2thCPm7gdpV/I5qeammUFz04yamybV3LQWkG00N60DhpuffjxLQ1oQwvtia00YWM+bi/W8yko881pjRNtZVtOKiLZSNYQ6ajgVyYrVkLiFNtwxSuQc4GDn
0Lk80OvOo4MmxJnAQRamuiG3Ewy14y85wY2h9eydyDtvyMO9WYDY4fl9h+W+8LBbAypaF7IAxCDNCDGEBTF480lxXVjYOJM3VIw4fPcsPiODPPNopKuyxTOP
znAIBocDXvOTmbzTYbgfoMKswgZbJ6phJSWcYzG3MjDmcNYa5nwlPXj/pu23GqvxuQY3k3KzRTGPNfQpzg3CmyGA8gsXcnN9Ox40Up5d3KAwwohRCc8+mmec
hcHRRCsthtjou1VJYCQTs/Hb/wRiM/22xeYKSpH9V0ftZsPT2xmY3fiss1tPvyX2lJwDe0oAcp8MC/sBUjlwOhzsGRiLbFUYcsUFMKrz7h2F2Aejsm7RlALf
spNKlNiA+Ale6I9DrpVrIqcQjPMd36duyCpV7LhxUE5Vfquwrv+urAsQXMOP36W9OleAe9z6JetIr46LDOrMAgvt0JTWjvKjJ5C508vDMqENWa3n/KSeyw1q
/bPSwEqi9dnWKrONWF62Y60H34bVIzkvq8dw32W8WguKoLvyFSovk5/yX89FPyBh0mpvhxS7VZQ5GPFUW4SnXOYchqRxdZgnWmPCpCyQNI4yFAmLEhmgeKSs
j5Tkz5NCDtkeBr3nSCMJIHMTtWZhdFGk8JZsEoVYyBcI8i3SVEj57v6aYrn1Z+B+5cskuXfdXShW80h/3Xy339BCPqW7/FxnxuIKn8OUpIO0WzxqUvdE8OCa
CRn1gcW7Tk6u6ae4gI9xP7irB2TCeL5jb3+2FKQ21sY0nPkUCGD8y8lIXd6SGZOhTovMpXT0oKN6ukcmnmSzsCeth+kAFsANmMZZpDBtQArT+tXbUDmwHtv8
1MyyelQDiVtjRFigN5G+nh9gjlXJm3Rr2xiU00lllYejZ+ZMLGBwPhSNaNasHRS0Zqo/C3wQqGhZ+0SWvqwiYJMzsxlHGudBECtX5YyKwaiI26vM9zQuDnXU
Dhb76+q40QGZ2c67lZhWLvgrXjCbR9dRM8UunbFBKfbkDXg+ZIPefuOJu83sQoaT2axJRUGdfeSN/cZ8rd/WiCK8UvcwTAm4QSPKRb9tzB854Ms17OPsoJhM
RknTSjToP9nCkwXnDyykdTLxazSqraETEAwuwYYswYlRapj7DQXFKvSeH9YO9f5ao6MsekmyylVfH2K/ujiZiasLJdGFYibUFxUfKZeM6EdYk3ARzMrsPJLf
Z9I9Qq9pvn/37EnMURuhICz0Ns4JRUhwQwPtR6oBf2PVADZcXAL2iHq448zcBSL/StHc09N2lLtWysvpZFZ6CvrFRQ4K3gnMc2hK9IPex8oEDEgJY5WBUsmp
vwFjBnaU2NKNSJOVgbvMJquKHiS7JE3Ub5V7jM4/gyVfWpiDWdpnRg9a+Vtt5bJwjkNdMXq0VmmqjkgkA0B2GEJo/qgjlqZIFBpoVl65Va/MX6u2is1G5adI
z9mMxgi54+5+uJr5ZpWrV7HkjL5aNvknTaAb3AbDpkYqIVVsd7VFX3h4nrQL88sIvZX1IviU+G73AN6Qfvt78EiNUYVl2ji3+STNLoXb/LNxLbAO64AVqCp8
GVEMxtmB4SEeiA7x1LRbXu4PX9mn3br3BnqwE2cl8WDTbdCmmzVfTocQLJSNV5HJJRp3kJzMfFixsmS232YkRcw9dFCGUviyX886t8wKQ4MJHipSlypSz0EZ
OKHH1HOT3FSBkO86QRgWTDsE0w5XYdphwbRDJgWNZNqhnnfCUcevoYEe5dC44A5Sieg4CL7oEnPJRKXlu6NjWpzLrYnaPwE551k554ucy+I91j/G7fTsSRKV
EhOoAPKuxWiG3sBTTFttRUWIR7WThw6q2S90MYIMeUg4eaYpPZNBSUfPC6dOo1wwNaxnggh3xO5zmvrd6gQpfoM8YPf/u6Zn5ayYlnWldoQsCVrjxGs5pgGF
Bwq49HRgX8YQl7L5r6qXj2NaTu59Z55cf9Tkyihjejl+cAC6mYHCmv6nWqrheP7Qv9JS6kJS4BvUZGyEYNGPWFc/YlyNZILzMUtgJoP0mQt6WfORI1larEZE
arWcf6kzq8PaRGQAXGbRXQgIs+nP5RA7dtA1sXXxdE1djl5VNZUicaR0XYYDrsfqt7PEevXUdXnG+88U5sU5rRb26UCJL/yWPk9YV3e7zOfS3/u+KrIrZLZf
xjIkCxyvgVTghHA8Lrm48HhKj0RM831IZcDQsleWI6biskY53RQ5HTNrajB+q/qrf6ZfQa0NTfmNi5TfyrOxBgtZ48PZNtiYa3I1mvgLXRdfCGO16K+MFSxC
qECaJb1qyKBfhAz6K0IG/YGQQcQ/n0dw4ODl5xkGGJ0tDPAHFExnRfhbuUqiVdzdLasMNocpDYF3lmYGb1Mvj7rvHWda7dmWS5VtgkXhrqxJFhVZFtUEi/L3
IANvIfMZ1iEsyq/IH7iAwkrkg5e+1Ja6RJpFQBgw4yFcKEKuBXjli/0ehiuCQfVfG38vdaa3HbS3x9RiWun1cDORpbcWsBhqOTHO6UtjiemaAf6l/LHpu1rv
mfsI1VTqGn2UdhE2BN5sE5Q/Xo9q5J2BCwg67Y0Kwpg5exCGUmNq443Vu434q8ikiL+KEDv4SgWBebl8JIi/irDOUOKxifirWLpp/f6MvsLs/Ikm15ezU1P8
rBoBZLRkpE+NU5PxTxehD19woQ/b+owh+B4Nd9hcVqynDZ94ES1E45XpGPVyAbEn5xgwUnMBI4O3nClGhEiztYE8IYTe9duq8kJb5GeN26KRjNYlfCQjdknF
qEXYjCR2jH7VjcxM5tPd72vwc31wDcUF363xU7q6p28hjM4y5D0d8pYOecJYzuroKrvWAnzJSbttGGLI1V/9M/2KmJe2klEDZMR+2mlA12Nb5tN1eHSX57TL
F2uXjYa72qCYugbF+BoAc9oB0KX/KxqMXzpdjX5VVcMj63aBFpeF5OmI07DZbFl9AEpOByj3bxoEmHsUhgl1oodcvg5drl6gy2mpXSb0IMmi96dO1MoXzJgn
fxA3nyiXwtnBWrp6bmZBQS01VyJklzMZ1ntVJj7ou8BP9tOiFTwo3KYpX0VtBkKcaMLWpgnIurldWcSr5hbsM+YszioY2jVbgqdtgsq2reFTZdrKky5tZWt4
ilkhu5HIzvyRsPdFfTmcOOWX0Z81PsWSCGQSn4tkr5UPft2WwCUi3sqUQx6+EuPzsP1yy9Zw0R9+JqIyF/0yNJTtF1RpdFhrYMJCQIwwIHgC2nvQV9sOEQ4J
QDu3a5UeVhv1ALVMpeN0UaCaAHo/E1gIKQYchjfQeOIht7gLN3uksA6hA3PwLveYFqv90VhsbG14d/dG4jftU/AQP1TQw4iQFyYCoGmOuMN79+5SUAOtIhcp
Ky5/1Bbllzu1oVqo5dKKhjJvDhHkcstd+Jvwb+uugcZrbBV8Xp8xB0AK3uELEduDFg/K56YpYXFMlB4JAkq0Io1iIEyzPu9WmgkU0kNtR2GJ5ZKJ3GNOaYuW
kbv6su1ggkiBr9UOGKseYGtn/Eo8Z3yEdZV9Bc9gPCe35Mmq8ZzxUDxnoPGcgEyZ33z0RH7gH8O9/QAhLSIGRNyfAOrXCYV3sVgiobInKJgmQJQeiGO94ila
66vxEbgfaIxxkL72nyxuBS0ZmML89MHAQnpVIHB9lNnzCGmWR4TE3Y3gNpQPl2nP6tSMfKL+yIX13XYXinLHu7kN7epFbVQlv3NvFuV3LLhMge6CO4NLbuIl
zFfMnyFAcJSHrHGojkxUQvdugE64J5MrkRRd89LyP3SI/F52m5uPvsQHfp1/AvHULWQs5AcO3Kf9z7zZq/xxXXls/0tqw2C9WsjAGtuC4pZTOYvSC7lQX+iP
2wxCQgAu5GsW8n17MXdzK37XRntftqLZ6z2r6twQ/ukaT1MtIuXMXu+wwmmGwlSaXnHbpd6w9cuhlDhz1joMwTlediyKAPbMPQzmeP8Nbe9bc6R+y14DTUSS
dd7tanxixvhZkYoniYUC4wxCXprzEYOYihgV3aP00/kuUjxpsWlBsS4Th/4ZXI2meQvUAPgSZBPFKMwV3rWEKcWDVmeIYBeLoy2M8oIQ8XXWghRCmbyhHQw4
D+7j6azN3U5S8Spl9T3cSchyqutup161tqGgp7A2D0CXwnIGOm03Ve+tJwG3F6GFzzsfEjnvAf/2yMYvCScrCCfDwM4K3SRDlFNag0BYWeuWWdHZ69Z93aFt
tquZyP0eiKtCUp1/kXdllnnrsGmvRl8mJhpqdzAirNkfSwtQANLJ+Ims/jKqGp0V5NiqRocN+WnSiq906E7TK3ylSYXdJCt8pbYD/bpVlFf4SsfUV5qUvtJ6
larH4SsdE4KGI2HM1O8+acaUnmtHFM183HlLxyve0ue+uePwEVx15IB/RGHCK8E9fPz/0FFUvEIumjHr8ZNFNAbdGB4/6/RAwH25dNKHfd+3YNXGIzA1ESnD
exZu1i+KoOMAu2r218xfyO+FKifSnUeBKCO08wSFZLf1fj17Ia9Ss0DZnN7lj7or0bsSe1d6OCh6OgirnVhY7d2rwWon5werzUiaiK+JTU8VUjspILWTQUht
ZOFqvqHRqCwLVo127IsVENXJAneICTLpnJUkoh5YGztUIISuwK2mZvUbyHsIRiZQ9SpYXP8yMUTxSYuTGyqI0nDweuM8HKolMsS5Bq3LfpEm0rC6318lCr15
9ij05tmj0JvwvdJYW4cRqae+V9uLarQ2C3jM3JPvv/vfmvCUSKDZwjpnSwvZcJvhcj2+QviZcOxwQRgY6vRfcfelkCXE+I4RaePdaJGY/Rup7+ZI+bXbCxMN
t/EZt/StlXDIFzAYc3FmwqmfQ7jcMBCjpZJdAwH0oTs9EGmhnA0iUk2rXL2qZZ4EW0uOYG38VBAg9z3fDzgVl1Yyi6xCmrEGsAGJdB3c1HZYx75mDGSNQj0w
DTtjWTOPrmV0MN1Dotz7Ipka0tU8Et0uzgOe3o0eR8BCrknTTZZt2t2OWjG2w43q3Yz/18Vm7/DVuRSDU92AUlwxUo/j+f1CzGHKNBi5NxGJET/yxn7I2JmU
PsN5T0k/PonztT5TPkMEc6QwCaefKOf4X3pqg2JqqyqiS+qpTiymi7XG531O7EsDqG/OeRcOOO9C6IrRHmR5YdcWqa4YFbpicqS6+cBeBP8iofdR5yunZmTg
8qcfRlBOUo1CTafUMO72Pfby15x1v6K+ziLYIFTzy/6Fk/Od+4tIhh2H3ZtZJnnN4SNHLH0P9ZfvgANuqNVfM79fdoUQMfi3G2F0e04ePWzL2suPB3z34w34
UQaO2V1IdQcgDzbDs3fnO/aePCrXNK6f5d5c7k/S36xgdleQIGuwbuJFkWb25oOO0wsPM5k10SkXq/MKtXjSfq4eIbWm24R7mF20sbngYvyZ401vOWhvmtGb
JvWmnkUFKOyjhDYFlIpXQGR6BURmBS/vyw2/DvAB68kgzQWEVD9dgd7cxYgJmwYCSHNi5tWRR4sFDZcB1qy6H+LLWece6AFoWPhDYVCt5S/VYvIvvp6Dgee8
FW/Ek+jRvXcN4Anznluvt/Ant15rD17vzrzenbnTnbnTnblHzuRH0CT6gCQj7vCQ4/QT7Nsh/U0L3QcoIYBr9AokS+F0OOJ0q5EOttssf2xWmho6HY443UqG
mmqYpgjM/DlPh+mKG9v1SouN8tZGpcXqabDYgRaT8sek0lT1tKjbg/fEbqDew4E6aAcqqQ5UXDYQg/0PNFAvf6z2v3oaVryBe2r66qfltRf96+jKcffVyvtA
HIP3ReWPUR5IN6UzoXxI+4dtxwNIpxprlSmERsPaHWHYQhm90m8LlP3guixeMKyHLfrDAtH9998NqpcboFfSlipnbV7dyyAQVY2iZGuq4AuMwtDJumnK5iMP
dzNOoomHEsKOQrBZzUUhnL+8Nj725MH1s1mz0ETkxpiVPPpN/Gx3otI+VKw8uUdPX6tAu9z4BLu5BbHIqFi2m2CpxaWpXmuz9OG95G+Znz93MNybnz6It2eG
mJ8/jzPPHQyu4+bnTac92T9QmsGD6+cH5ITwlbtEDMp1B5Ib27JZyAHWJ6Nf56qOrp1V94mfQ+f/CZF7ohG8/ZR37SzqOKhNBLZHIRaMSX131rwbgHy72qm3
4j+wTxbfMCzAIrqJv1f5F+zCsXUXJcoOI1srMX1/zS/AUU55e7LYGfDzbQsiiWm6ReWVcDM3VV1UbQg4+KJyNGxGlEwM/JyxKzFg4k3exaqtxsLlEe4F3Fx3
1eNFNKaqWYXGoRlWm7ztUIbgEU3wsXkwiR4XbCsT6JEWgR3GSINEgglJRhofUAslG8x/b9j896QAPAz1JNS28iQVzYYFaWU1iyaqWTSAXCl9aSgDkrEJQURu
kGZGDdL6YpBmTPMmhUWsDhLftZ/awVAbEHb0scXSiOe/9s2/q6ECV5zPLeRDP2pAa3NLgBqaCXwGTbgLgHVyJfaTwA2MdTMVsaqG7HBxfk+mos7Kai1LQktv
TMgclh6Bp4GDzM3pwIP5KH023RONVCc10Px9B5iqkrdI4W+4FP4YjtFq6Q38dwEs8lg/Xv6PwgpP+dfOaiktObx+Nv0Qkcq9kyWejxKTXyCVRw6pPOJJGiGj
AaRy5h5FA0jleu1sFp3IkCbE3+n0OO3ddZWPAmJeYTfH+ihM4kUSU4aqHTRSKLibqoRp+vf+KpaK+GwFwOLzLwDG96Bv9lwrf61iprDhG9ZMwRpskXUnDZop
ej9+cJR9gm7B94w0Jy1ktZHWpMLaA0bN54aswkBbiO0PjFXlhdq7M1iR7F3F5UQ3KTHk04PVDdHK8jd21jwHoMIaN1QPb6L90J3kujfB9bJZUy2xKHwTsvCN
byM6IU/InRW7Ciw3fRQg9gVfFIoQ8buH20VCYjBKXZqJwXbCCjAqU6SaAylSmTCrm5ipDxD4xo2zGnJtv8rQhBS61+I5whXVlY8dydtZuN22wvQPKAHXqiMA
z2/sgUSHRsLsUTSlWjBgBRpwNMPWE16jgaAN4MVx4IkSEEJALSDZmeOvBeFYTUhlXvmGAd8wLMxpzp0UVcoFeelDcRBVooT8MkooytsL84+ePnXw8P1ve3Dz
Vni4hOlVzsjWJxr4OojXArdZ34fOrvEzzA2r3y2qCKPc8im7Q4jzJnTrKVaui+Y/8tVnPvKON33mXdu3ek8jzOsjzzxz7B1v+q13fe9W7yl8f+y507/5jjd9
+l0v2go4Yvn+7OkPHP6Nt79r61bvFL+fPv3mw7/xtne9eKv3GL5/+Kuf/8jX7//MO6W9R/n9mc8f+/r9v/VOae9hfP9Pzz39m1+//9PvlPYW+f3Zpz/wxU+9
/Z3S3oP8fvrpN3/xU297p7QHTM35//jV3/vI797/mYekvaP8/szvHfvd+3/rIWnvAL7/ynNP/ebv3v/ph6S9e/H12ac+8IlPvf0hae5OfD391Js/8am3PSSt
vU6+/vJXP/2RX77/M8eksVvx9ZlPH/vl+3/rmLT1Svn6S889+Zu/fP+nj0lTt+Drs09+4Pin3n5MmtqNr6effPPxT73tmDSFcfvFr37yI++4/zMPSlPb8PWZ
Tx57x/2/9aA0tRnT9Nyp33zH/Z9+UJqaw9dnT33g8Kfe/qA0ZXQS33z4U297UJpClsN99LQu2OgiWSqN+We8A1ky/y7Y0O/bd0I44MIVnneVh6D+L8evoN4k
17xckWoQMZLV5dYT+ea7hHI1FIEMvvgx33QlS0LmUzdQ4MvBdQMO/QSZQZRAok0iJCqfAunUqBgA386wRjYKuplohYM/pgStsfInjUXgJXUmG9WI1kTvfl29
+40jiHhT735Riu2MaE2NIe9+Tb37MNuW3v06Uunp3U9OCMNsnFB+ZbfTsYpyIPCYusXgOe0PCPDryjDDIgaE0onhFJCK7yCvYVWKxFXZgTzKNxuPpaBDtPRC
2FuUQXkqz3CvyjNWAaE8U6FjwvSDJRMtCy+G5MLgoZHWpg5BJLUKDwWeD8QweGhkeWhi6uChNdoo6sJDyQvsV4gXMq9rdRptF2GXUB5qW6FfRR5KjVVBj2p7
UE7Td6X26IfvqRmhpqwTleyhktYWqOAXsgsRLmSajh0Kk42oQ5vyxUK+GOPdUdouchjDxR0+T/hagefoYM210n6Dmmt5oHDXllxNMFxzrU6bDWSyVlwLbJ0s
SEBbc41GmKLYWuCKrRGbaYBgbi4t3zZSQK3gAcqg2XwwZHmH9hoXKoT2x46U/hH5hWbsDczZgBqLc5aCZBw4Pek1fhUq13fBpTlVPkTy5D259qCNU1dgPL8s
leelF3uWZtEfV5acvimENkEZS2GOt4tgnzPsjcpdG0iMWBEXM67jIE0UIRUjTh26OKnv9/cpyGuwzy8rkT4VFGLRVbIehUE/Epde1O+9qN1xz120DPc8UavD
KE1r9ThpdNpjDBj7Q5+4UQxt5BL9Q18jxmy0Y+/4Ia2N1Us5EqQYOf2Vt+rprp7OREdbJzK36COiTWayuo030chNrUvJgCBGA92FwD+DKm33XUdULVGB7jLx
XbsUEDfW3/GDFv/EjNHeYW+J+UtQ/UVPhSMurvOXaOAXnqoVp1zvyxqk1wzWIPUGa5BmjbxGrAVvsJK4sDn5Z0uQ6iguupqf12RazctWRfZccciG6ox09jRc
ZchV7s5wMQylNS0SCcdqeM/C/Kc++DfLP/vR3/4j1Ibk+vboxrjJNRmfU5OxNsks1Hk2+Nb/9mylSeFSXtGkN7JJjUL2tCGWEJ3/b8/+Onr316xb6RS1TjTm
+cFYqsblhBNaGygNW2uNuWnxVp0Wf2Vp2JilYf2BeYFyL/9WmZe+VspA1cDwnr7sbQktpcU7AaG5hWGHPou8Nh3+bFpU80xXnzO2rDMloyab94WyOGlzaXvg
OfdxUhX/biCMLr5VBkHHjXHWGscOBYNdzJ884cr5Yr2qzJV9vH326R3LWRMlZr35Q9w7o8SvN9ixGVMO1HsOKotNVFWBJlXtpL4nRazdMMudDxzSjq5oRmlE
eMd36K2qr1C84XM7Fst35ctU3676U+/bfM/nD575PTtgtNuqfFbk87Yqm8X+pneS8qrCQuX212WkyTj/k7/+kYX89F//yPWFnaDCppJvaT3AbVEr1kMyQLQJ
ljB1HPXsZDZwglsl3y0KxjN6Gz1dEQUfMf4QFxvRdsG6RFtvYg14+YEAT7NqcELDhl0Ldph6H9ZsMThA8sur47lvL4b0cjukm7wfwujMBa/se9UBfo8Lf1YA
xZ/TUvO27UVtu5XC3NBSEaYvDunmSsiuUkDWif/I6lq2cQR3kpxJyaNur+lpvT1/+NChA8M0VLCBKgXWWqmVu9DeKCY5SzWc4rqpj3pa3dYc187WdCRsVxN9
2dJwFeZPHnSU6OdvesGNoyiPbJyobaQVqFOrr9PaSu5Tqyzd2jD3qQ0NxbCKVsga2b+4JVgbuQRld2SHzxXQbrrxgzIigzhZJYlWoxzdSSCRap4cxzoeGOtz
JAyqIXI5h8ofdbktc1ZMTTxAonWTVL7XdemdB2UB2XwkVfmjqSuxZVNaQ4uBg9LGM9ujntnW0xWAk4G1ljVIYyUdKXwiCMedoUcKJJQ1iyrzr2V5oII4brNA
p1ucpCiqcZdBNquoJAPluGtFhA0FeHwGAT7Ar4jOAeJNV+4ZTMONY/7koTNQZNYhgO5J03rkvqyLvbrpnqDX/rp2g17fn/wMt1Ed215rQOmW3XwLSzQZsSAR
01szHYxqz7Qe648V49gfl03qhHpvTDo4C6uJEqvx2isHREp68wjVF7lSJl1dpFilV2WJb7CqUlpFvAGZUndaVilTvPOQKT6SgccXzdhxSBYrUQoly6sKlvFS
W+iPr5irCbgfJ0yL/rnO4Bqpc2du9z4t2Imc/ngeAsNuzu3Cjt06dGXpAQF0vrsSDFYycm6o1q+m/rrJ8Z366zlJ79gNk5EGJiYthD3V3/oZVk9dZ6aBULph
9dcuozpDLm1uS2piy6lrxcaTulC+9Pb6ze3IpSWceXhB3eBE+VuClerCW4LBne4vvFlXF8OG3SPPh9m1cQND6ttcfm7mVqxA0xPKmrlDNlIbhXIJKhLBJm2L
ToCAWCirMeq5DT1dCJYRHNAy3Y++1dWRLraa/gDj8wrG56+4RZMT7dbSjG/n/u8ce4USuBWyLtiiIoglKgYnzfhSf0woRxWHc+P758DCV77JAOceR1mu5cVV
+Hdq1zijmbxKvz3Q3fXl/hT24UnhGBUOAXuWm/LUtMvrOm6r0C73DE8FzhpVUwvab0/Vwv3+vlj+pRXjVlhC8ip7iQYZt7eK+KwPDmN9cBhZ0itZVXwSTsGz
azissu54YOjJmOMBxjz6VjcFtAWYenXwEaWGl0Jd9FyhHcteUUf1eicOurnE25ZBLjUt54dLHqaC0TLp9eRGNGHWgD8pHEXYmd9vhwgQaaMD4GF100BoJlTn
UO0a90o3MHKd23Zpcj9Zk+lsh7ep70JFVcrDHwZ4FkR8SpvyQ9ukgyTQtp9d1tcMtFv+GzK1Y36A3e0a9bbWVFrDbisrAuF3QlldnJzIR9S/PtN/GtKTTaJP
CcAWETJDW87GUKgCFekQIziFr+zJz3Nsp9WX3Wivld+5Dxs3U/Qqh4oh58FKljIfwURoqoNBK+6Pbey7SwbtyABP5/5ejNrea9ue5ifAnj5tKwElZnJ3e1q4
AKCFhCFO4bYx7aq0g1z8SUTkgetYgU3+Ls9GDVYT2Qh8TFToVcjpXtwOV2XWgLfTox/UDsUkXMPy5D0yDcnuu9sTKAyLH1pat7IFLAXUrZw0TLc16e7ZbAo9
nUKJOcUq0y7qiDFmsBxg6RkQDaYpPBvt2aBCWhyzYsRyB9iP3lfJLLGEhgxdjFaCRyU6nVPUQ6Y0SH+SAVdWCOkKbhcruM0n/QLnpp2qZOLURHrLCgEQjbgJ
ToaEsiyLVQ7IkDIepGEm1abvqbSbXOivgQ+Vbv0q9EweXU+neqREJxzjVqSCZ9OYiEb+Wn6ZNNN7shk77o38ddUr7iivaOCKbLKNSn/S1DR+mMJV0/D/rDVT
e7Jps1YamZZhk+lsmGm5yjTkzBozbWYYi2HfgzdPFjdPgyTkIXLpjPT1PmBf4HGzigAVwaJM1AXYfOWmNeyhaaBTclN/UoQBQi86GLRRD5jCA6bNlLzAVLtb
dGMSV83gqkl9hxl0A+/QA63ulm5PLsjQoGNjZgYxSv5w/1jjS/hLfbh/k+jfNAatPyVUg/7Viyc3iv5BbmNs8WSMlaw7eR4iqJhS1DDRzQiSRLV63jlFV5zu
ggbG057i+07yC1AUWxAHjzhxABazTh4QyebFKMFmDUSBToGiIvmI1OvUuKndJPWT2SLHd48MBujz5EGt4kvibOTBjWTJssCx1m0aAAdkBvxeKW+aVBTbHrZJ
qDg/ifTxoGfPM0M5OVPPNVxSfaLFwrPr5oNu3XB+dMXd3A7k1+nKurHOV1kWofwyiYwCICSYaA/jeAbekOOP10RSgXee/zllA/VD6V2VV5DedJ0KQg0nKlXT
juIwkOFGyu7BjiKyfA2vpF5hOq8BG9YwpSbYU9Mx/Tqrerk5iDVahLKt7WQ/JTIurORsyLBkCmACUovcjYl93Kv7TSdp66hDTWFiXMBghIikmmoCCTIx6vxZ
Ggo5goiHp8DvnE2vwO0LKvUTq6h08EUHKnXxRsVUVPxssopAoMwYuVvjYW5AiI0GAN3NGDBEyGj4DwRPUGowRfhPzSIkM/gnQT4Jg3+Yv2W/3jAL3s/gHyhb
NWtmO6I2HHkjhd2tpQ6J370YX4fuXiG0xCr1uOFDBx2UvN0loI/IqL+7jUIzURFoNqitjqQw0xD1LXUk5qWP/0u586ujgr2AAhqfj1OftAq/vgmtX7+mgab1
wYxGZ60mfZ7Vu18vvPv1c/DuzxEuxVVk8wbeCuFez7mkr6eCKKT7ONyn6WOJit3AIV7grRDRVq52lnIU1it8UpZXQ67HLi0Pr++38luxS6RSLKqE4eJpV8Or
mL6AraBPm0BDHgVigK2P+vMSLTB6p6i4naXjy8IA/Px112pGbpMagdwWODpCbMHGYGb1W++8tu0X0F16s1+91eDWyvX3MpzOtBe7sqXjvNkL58oLF/uqajE2
PLEW5UTJ+y1+EOwP9uWLP48hfyOhEv5vqm1COe/FySzSwY1U5VJN2W5mdjF8goNRX87iY3bYr/lX3FlQy68hWlcN0sfh9l06ZvzbATpiyo3bIh2H6d2Mu90e
boMTcXu4GfHg28M5MLntIVx0/nbi/8SqSCYMvoexJ17KguVF5Nqb+PbZDDbk+m2z20NTXBUaXMDYerkgxllc0EsbzFq80rsmXS+rMj+l5qwcEeffULOXjx/H
PKQ++QuEbv+mv3c2vWggbmMkd0o3ubiKUwwm9fJ1xvu3stN9AwSeCZGftzf3rlvQ138RQoietCFELnn3jFFEMaNWbksPODSb4Yjd+tkiduvnH7GbP/feQwe8
Ir/43AN36yMCdwEhGXhbg+H8YuU2ReBunQ85uXrg7ofjQBjwvnLpipDKk9cjNtX4PIoVrya2OW0fst7Pe8n5VApqehS6xmRvOSkf2PZ48CoCmNPa4xjn2qS1
wYRonSatGKyVdTXVAHOzfrmWaCowziIM1edv2JThcUj6xUNCxRsCAYcOWEaRh0L+LDfd68ajbAseyjps4H5xF4Gk6g4/RwdTMbGpv9A7I3u0FHu0lmngQ4uJ
u60aaUc2z4pC3eKG0w5HyjS3VPNa9Pc2f+cowqLJwWwIlWjtznp1rLFMgIFmBwed1xBiDCp5//W05PZjNUuuHOOAXhaOMetyujH2MMYEF2LoM8YYv8nchwt2
9ERB4QDqMEfnMMxUalBkumzVYUKNuDnRmx3NOiK0w6uDPTjK7HVfK/NmTbk73aVqnrSK822UwdW1EIrcSjVQCPNhmn2m2N4Lfq62AI53xMwFFkA8F6L0B4hS
f0XMKMchNnpkByw4P7q0I8XFNnKkkNmhVPJPA+CgHOV8ARyG7hoGcFhTZfil/eD/jyAong9CBN+NiCi07B3st1p3pvS8hEOel003Kqxa1e0S5mvkzBq6XRCa
KPSuxlHGJSoEGIDGXHVjKxBq+ZprbeZCpEuDmbd+YccFFhHXHdmkU+0uvmaZFXdRCU9r9zFhwYPgod5SiYMkRE3ALBlVzK15KHD4Gya8UWPv1Dw0qvc2rhVZ
JBC+KCiInUW8XTbVPl8Kq2Ga5ql+pOl8IXR5b5Xc51Hnft6nIM+fphMHavrT1nWDmQiUBcp4B+ccpukjvPbzgb7/0wHuPh30Q23nmeCc3XessfxMoO2dlk+i
pKErzq+O5oo4z9dwTZzDe5zX8yvv4Z7/TOX5Xy2f/xv/Uhuy54+7+OqPnyW+ul7ditUYtR/pVkyYLUzh4TWaJCgPKqQ7fMGKRonvFm3d4v3Vee93eGv2tuAs
yWC7v6VkMCKKDqiWkUsGi6zmC0xBVSujQq0kBG6pVnJnEgyqlbGy0BK2BkmE5ZDBvs59EBvgvtGyVFaawEMfH6lmRlAznxzN66Mz8vqIvP7OgtffOZLXBxWk
0QEurjfyrrPz/lVb6Wkr7nVHcp9saBuutAy9hbQMchiMVj/6PhetzgvSjbrWoxV7F7/Yu/i6d/HTpyI/2l/V1nuFti5HDOVVDbIyJbpEqJVQbSR13VyYmKBv
Udui54+KVGJ8O9tZAypqoWSF19LiEaO2qZJTiFpUNLjZscMwUlWx3xv9wgtZUMxg9+KiezpfCuaZcAfhw07HXoc6Dw0q43cuZDG6nbhuN9DtWKMCSSBJdWqT
yuIvsIdNQ7XxuHpl2fHU9SZW7gAl22mJvdf3i9FTTZEl8vAeVMdL9ddzuY1+RalLFqjSFQPGXEc7mrrE7EiF7GHZmH1IFnA5aG4ejnx9in8uT9EbedeqJD3q
3O0AHMF7kEZuR2axPP72WYYMkDshXN7vpsWbcL2GsHJ4euPtWTzb1wq48Wx1B+CiaIP0/w7/OffkD9s9+ZPeHcOgX+e/KZcu9H7rICNIi135k55uy/FZ7HHc
7oJgcnh25lU3GNzd7uaj7FHdPkJUg1/1dG/ny5GqBsWzHtuvz8Inn6V3+We+a0UPR1sKZryiGXAl14yvlqAAxh4e0ewzinzeDAwz/76VyUgBy8OX2LlVDDNu
ovxRKEV+UVKYWyZ/FEqRP6qksGY2AWtRMeNlCly5HmszqfeeoJFcIcRNUoKgl5e6HwMHTVb8hh1dd2+/UoX0/PG20YdV8baVS6HcU6XHbzpEU7ZmamkhhQTQ
GUFaycTSmfTS3wr8pLKZCVzWE7S4kBp+WECUyaqGTAmB7Tzgt2X0YQTGrMU3RBVb2OT1ZJ3++4W8RvLOr9D9srmunaQ2t5zRWq5tuOEW4JgEDEX+5vepOT7i
G52mcAg2eV0YeKI8XLABJjfz67iuCkqCBHamkH2oi8ACSsh3XccO7F3ATzV6+3H6ius0IwgdAXxVfhccSVq7wGg0QCsuXWkwocIrF9mwIsU1CcoBFXVwd/qO
Qterb/K+R7kWUjrz04o2BADzwO3iBmDp54LN9CV8k4gENrtuLrgc4G4JXIC+QoojxgNuZqqqBACBCmPBYFC6EoAiCQaiTh3V7rmQLuIMzpHCgKtfSsMF6qwK
pBiCkRaRrhGi62ctRBftuN/0tyA1Yt7bqmkQV/kIUqhd6cFgHl7ptQz3jkmZPgpspnQpDOFyCN2CXwwqQPX55XAhhb3fO6iw6fnlyGfsPTMQ9+B+Jr1sBtI6
T37pYFGAnOpWFmlm6aeFVTYg8RoLl3kecsJDTN7LCKweRFuDW7Ax1wulmT/jNqN+bOePfeKnLzl5/S+9/HY2Y/GOaUvLP2eTVk8zJvBznkNKn1zI1+Xv+smD
B4DJfOjAjyGP114W9j6rSo1tiFfbWS/aA4B8tb3NC/kXTj32C3H+l5/8mXfE+YGnQtuiIs3bFuUyoo1fFjCa5jKmykWsZofd9Vwwg4kKtICm6D9bud2OtzJ9
yLcAbYtFVFk9fXEFjDAYACMMijARAhH2/tjpsem2CgIhxXJUQSCMKgiEquGVN/62HwT7eG+g5Q8hxjeGKFggH4aUF/T+QBe9LZCo5uuni3PKDVkEEUfbALtN
JwT2etuRH26i7R5ePt6igMPfUou+tuhri5626G8PCQ4CV4pt/+u+SLSCwA/4Kwg8GiTwaIjA3c8gjReVv2c1ahX55oFboAgVBGQG6Uc0oE7+4+894OgxV+hJ
uSpyxCMrAPvjy5hmKR+TWi16LlivRJMo0cRKNPVBojlQFAGopV+PIn9/bZ+/P9xXwpFGlRhE33mzNudUzP2dh578zddv/j+f2bFsf9j2rxYzF/K67ROLjES8
dd2rf+Wpx5dRiAt6lJy55uX/0P/7J5YXs2RRNM1kKYuXCM8bLy0tqg/shW9Ze/xjuAA4jvzgRT49W7zoV683lzx0+D98ZHkRcQaPn8jDvYrwaSuKMNiKkjMC
KTbwgUozjBdvpqZRBiInJlnO/Ep2SrqU1ZbRo2V5xTH+76C84g/yf7/+xCLofxm51Tu/5zde8b4vbviNly7vXLfoy/+/64nF5UXIuOVMNnY7G69/eOLa8T97
yfLOZ3b+7b/d9Wev+s/40d95w8nNd/7GD3zl6uWdFz724i9//csLj8tt+E9msNZvl12rLZl0ibesueNXp+/41Vc84brxvh3a1A+9594P33zfT/1n14P/+VL0
AA//uX2nHr5n+wceX9754NPPf+3p/95/KcZNH/hdL+HzEFawvCTT1C/hu5pU0AAD9hC2hw8hfoPhF6yCJSdjnJQT+LkmPzNEQa6K9Tt/UYgUdVEmWF6Fp7LN
WLcCSDV9NIrCfUh9DvdZGkMEwrEMgbwRPJePZ/H8/n3z//hN/i9+hYnnv+n+5xX11O/d585+7ZservH+9V2ysOxIPr8f0YnGew23Uf5rrF5TBMZe+sO72mWG
IGyV7ssrb2+zyDscqEnvIcUMzg/da/Dnhtk9A1TUe5etPAVhuoxoz+UMrig5JsU04JBtgKMtZU24u5umvrS4iJ6hncDzFvPlrIlopCVcwRbwjW3JQXNZbl1c
XGSrfuUearhyj7fEJ+Ebn2nYQoP3NBczbxF98NEk+pCiD9JZ9AHd8uUgq0vr78m8YjkUqZN3+ovHNWdBFiBjaGQNLA11ns+Ujvi2877rPLuFt11cAoFGx7up
G7v9xQHmXH4rvr96tkwMky9akeNDNWVT91Wt9pZNlfPNzDVMtacT74Gy6vAPHcsS/sopNfXbZ4snvKYgAq8MmHhuR3FO7q32plYyxOq9MM+nZTsN4z/uwpZN
bSAyu3Lizhcvu8Qv+OMdn733tVk6W/CmO1+GAY0rt8RGfiYxmFpx16PxbbyrbPxlaBxXuiu2L9+2y3oYvMcH1pM9+h/f9H4Q4cOj1trz3/T+DUMs6sd1sy5P
Og77SXN+///RDtRZWTP+4MN2zmzaCb6/o+/vjH9o8sWXvv8nr5bBKe7R/MlyrCEh/9tbLQNPlIGLwq03wM5TDjFP/iBxeB+ybS9dLVQv72u/fXwR4kOGd6n4
fRFE7D9ku9W4BiLGd99O2ev9peL3YtmZmhxgpWjehC8HS4tI6peZlrX8fk1KLIOm0oNni0XY/Z20e5yydo9t3yGzx5eHzB7b1KawbWUwwrOrByN84581HOPh
h3UIgu9MOIYtX1WMQKQjEK1q9gnuGbT54AwcyS01/OhR/QxP2KdP2Ddo7DmHvowe/d/x/bjCKx3CfF2LHcjg3H/I4rJ7DnEeQFq5z/hDfBCzXYa7bj1AsNsG
u2dNsAd7bNlgAEisiZN7+vBqBjT4Bnj91PCjgY9AEcdCYjD2Ww7NLcT+XTbKpiUHSBjItYSE812ZRMsQVmFnRtmhbvHD/diM6wvA5BHpdgZb/JssAFykdGVt
GgpLeB1fNtR9jnrXCGF0MvRr+9kSGs03ceNTqu35xvLEOoKN9b52UMsB8Z4huJb8hQP3q2nJ3uK+87bcwif7yNSJiDoVWRREOFbZ1pe84c78ujfUPDemZ+4z
HbPVTrBP9qnwMdL7Z0IAxxHxM9QB9a3v7HoGisbApvSty81Ee/uM4wVckFZ4HGG+q2Q822KheKYaVGrWoBLnTpe6EhOFnVlLIfcSBUSNLFCRC0t9XxDUKvA5
XrFry099DC76+8tYPhsrCcvMDfRng6prQNO07k848T/9sSLz9ZM8jLV6K/qO6mMRUcLoDvqrAik7RIVfVjjOCb9HGwCc5+BFrQUbU8Gzk/bsZHEWZo3NataY
3Bp8D51PUApwuTzlr5XDbvIS3dDDrc3iBbCWnDzyhMYL02PR+/pBW4mF5d/skmeI4zT2my9y5t4XOWvvu/yCR1c9edvuyFBLq+LNq8NujW81WrADGxHjGg0q
jdpacfYGXm0Zmq/W61Xv2KZ3bHPeuXO3aPx5YZj4QPhPInjB5Osrpc7pE4NBgKW3tip16iukzpC3tm69tQWnjxbI56/wvav8IpzNBkKVoSxVKUTBzZi6Fb6H
pPA9JDpz5/q4e/Vx95YzWFc/6/l2dLSIOk/jUznHo+TAvwPXpsk7UILhtAGZK5LJjHT0a4T4RDxbP3SV5WCFJFYGBURIu/ItimLe+D6wQAs7u7urFuSQIS3g
YdKT/5nUYgXxum8AwssFFD36u17vQS5KCO454JRB9h7TkJp5f2u4Tbp0+rvUhzfHuIeI9uVAJQlkasWbUgNioizCm4icO7PAmzR6PYPfkwFxl9FdKOcZG3gZ
Iya23sgHf47KtX9ZOMN4TzqSM4YJmK20hCUE15QWASE9L7xEOiJqOMmmQR/yk8HCvIwjmkWL7+T2t6mxBk8GqE2/L0ssRCeydF6ugPkEQ1de1Zz39/UTe9LG
ZAaaBdcARGthrpfrTZM1mGqEBRcu3Q4qr8beyvjUtGASUM7zT0LlsDUyOaIXlyPOzUzC8u882hrOAVMdwKGV9JRGfsENtNTLAQPf89dorMTcAjOiRKvro3oj
HNqBDkQi/PhIlszXDmRNdKk5/x/uk3GAUa7yckR5YjN1zAr4dMMktyBJjtVHGrsJTh3BlA9wajmuQeA0VNQmC2UfZDDUFcznZ3y+PGumnPvYzj1/4ZnIUYN2
ofI72WiFOBKodUgQ3lPSR0/po6nhFL8fXIsyDjYWDHHs+aJvKb2RP2YPs7jYPu5g6AAIHh8HDiz+P0+efvKLb9mPgrA88cDHPvr7J59rbw0f0O8Pf/WNH/rt
X5Trj+r3I//4/j/+wtjW8IB+fej9f/6hL/qoKotvXzn8i388vTW8E19O/ZevHzkebA1fhy+LP/2+t2/YGt6K46f+6BN/I+dfieMnP7R4ydbwFhz+9F98PkTt
Xzn8tT+4AuV/5ejkn0ZYmo35U0desjXcLAeLb68Dxbsx/8BnPFSnbMw/G6NoEMBIUTWoMS9Dk5TmgFaecNHInmPBtMpovYzBq5g9mcLHEGIFU1NjS/Ak1RWq
Op+0h6L8UB2RGSvSx8t0nKVaDQCCNVaAd/zCwvMURTFk7hR7n+KKqj5BorMk/8EFlFTycDo/ICs/33Qt/Pl1i0+aEsLUd9nIWmuH3kGToIGmcMksVT7JjPD5
5n0mPYlq2PuYK+3b6jjyVFTa8vdkbeIwKwBzpzj1Mlmvvp5qsrkXqlcPBQlcABifzOcOPNVf5amaINjck3WAV+ybjmkv9NvsiWVLAYQk2/sTaerXPR0k3/nS
mrwAllG8alqOlXobmyaV0dIx6pqz97Jb7WW32sumSfbk+653wTsWzbg7r3ZP5O+d6PfANMtTQhjdE3v6vVS0l6g/5jCqvf6Y/Oulpp1P3MCi3DjXtPr1OHp3
HXee8V1m7C6gxBIyNgVabMu05Z06BGgZ1zK1rXS4BQi/cToPoYBPKkY8dPRUdfQWdXQI+qJ2weeCiBUb91UDBdxWFC4u/JncYxSoovRGCwsqeUfvFRR20wv5
5TcysNMCPAd3y87T5WEnJv4oY4ks+q+QwnFNXoe5m4So2hJjBIR/LeRvrV3fBmh0YF8wbNUwn/E8xFmESRTtjFaqOr0YAc1Tn38rN0197osjRLtgB+3DV0wF
XfR4V1rsCeZtPz7YIrZoFVB7rWjRPMK5CFGXl+7ltKyCE5Z7nsp2OP1oJxyD5uG0jgdKf5ULJXT7nZoCFVMBVuwp9Dyh4qXu8r0yy/YmUxOSqGlGWDUJjILZ
Lh51vhcLR7b7PtKlU6ycVFTreuog52vY5qW7aRKwwtvTsgvnjncSVRLebfaV0Q3s3xy0pneGdbbwyLbe0MLKf4NpgWA60CTbK24xbS3O26KMa1NdN827tgTr
5eIUdN5GDu+kfDRA5759O+At1W28qA0RRXkTYIkwH4Qqebq78DRjfhtEKamzB3/rEozvQN7DXPC6PnN1XyuLUD5udW9wTq/MUY7dKw9B8cUrXzm29Yj5yj7e
cj38a3hZH+sXJZllWHoMFiiXIyN22ZPJPp/c41LDAs5Y8359xr00y7x8wRfZt5mv0SBTbSDUYcRMhwMzjXVGIsOStDIHhEVSA/v1PWEoo1qvj2y9Nth6zdqX
tFQ6xo3Tgme2ymnJX5O/2iSz8oiTp+GxTVCTVWblhxC7HOPolX1uCF+uc3cLK8gpFfTj1NUiiCHZkDd+ty4OheE5VyydkPBEPr2jfqUcF2rdZ7ZqQagVuxKj
AcJakUsumNPuXaydNf1UK7Nt1ovl1E782c2b3uIIcZve9D160+Z+CWuGMYMmeJX/o8J3W1d6P4JvV3r36obuHjkp5HInaRwu6ufQ8d4nbHETV44xvML/UWiU
m7wfERkvH/fCdz0X3COiUD7u7PeqvB/kTvSUCO8xpngo+DKXMfvyclDa+LXZRBvwIaiLhPDeu834AhiXAabX+A2zoruSk1bL5hKFKIZAb+VXfB/qFTwicjmb
JBzb5AnRRQDHJgRh938aidPWSJw2S8cQjQpQiaIOsoyr5QFIWxL+tx99KHJM99uQTO2+OWcwwMhukicYCdcvz2jE/ThqF44p0jgseQUC3SbVm5iKnuxh7+9G
xFhomjqBHU6gqXMCTVcnsCcTmH8JuZ4Hfi0cnEOLCI/8cbCLhPSs1jBS0E86Curhz2RGMppBKNAAJQiLcJTA85hzzj/+3MuW/s6GDtsb5cz/cG1H2LzTSk0j
mNCqJc7CDdef4sKjcUhNYzGE7xQo/4Ei1mGq1Jz/ztWV19SXmkIx+zczxqxqEqrBJETTD01C9TR/7xLj+jSDxp7P6jbWe9D+U0b6EVkr0JwGmn9qZTn7vc4n
x0IknooJF3jscu3kZJGXlSwwAcJ+t7YzTXqwKRBaqUNN8IFG3tu6U/JRc7ls59DmndrmnbbNMguu1ntePUSrPj6wBp+gavCplG2BxZnhcRj7hqGW3lAget3m
ByxKck7JPZ4OsA3u0/oshk3vJYS9yPSWm/w/CkKtI64BcvVvs9ZufF61dlePXTUrauj6Nrp0ZLVcrU2/2q+MANQavjYqdj5FRurJ4cq9CQtcz8dMyzGNq3xg
5Qp3WKuhgDMaCjipAwzk6C4jzw1KXqDyy90nTcgCnSY5gvKSH/JZu3VFIJGJALk/48J0oEb/ttsC9DSnvgV/B8J0IDZ+X2PtYiYXsTQIbvl76jFMBLJjFKkd
ixR7t8y2KszJiVzLSmX+rFJCAg7P8lmM/iwDUV5VNTBzFEdR20AVdE29ohldTqI9HhHvjEct5nekf1dbpcYz46Pjbyk+OjmH+Ojhes6uJNvJrDEcIa20qxWn
R0Y+xyeZK90oyLMJCvIGaj/f0q5EwA6+TLGIzinsu1hE30oAeGBL1XrDXdGa0T6lgnfyiNZ58YtK0ZWjyiW2O+6SYOUlqRaLntHS0URKPMHtvhH1e/7gN2Rk
TENozmdlOlaUDnsHtNwYeYTI7l39QJXeoFJde+QIe6vMj49gVBuNEVRrb2sgeVCtvU0LC7gqytFkzXnziqKjTe0o++J6qVNme0mDQODcTIG6kHv/U+3a1RLZ
Jkifi/7fQ/cjqd4Njnz/B30Dtw5O2jqwBb1/izMSnG1GNFY8yYLCmaRmBhYuSenSwrXfKLtXIb3VshSq9KgUF4uUqDaEi4R39VTvKTaYpS+NdwW9/3XQUk0P
9wTFRtNzClNcbDRdkfJVbtWSEEz3k11DL1UTG5p5kdeTqakQoV0tOhXlatHEWNKhX2oTFYrz0/e0Y1Ac/DDB/noZIWbOMSfln5FNWVkvb74iASU+SwJKXHDy
olKrVkjuOwBK7INs2vr6wbT11krAYK1l2RrIXFfQt+YNyFyv5euhwP8vV7V5vYZ3oitZ2zRuyTqzsnsjufeoZfTHhA5ELWga7+7+uOnomyCg+7q7+hMVAp40
6clsyi4qGY5yWfWn5yNp66qj8/7h+/trTPOR/sx8d2ALVx8xa2eZP1dvtpy4s09hOrgjKx7fUT/hvNdfC4vpAPs2M3JyXPa5dVfg1v7grq5eW86utLrWNE+q
FvVGGQ3/5RUpdub3/Y6MwbcxLibpr5VOjgk1mzUyc63D378XGNEKxqQsDzuiz9JHuBZwHtAnJgbo23QxNE2zFgXjs9bLZLszdsuudlSxCdRt9eAOKzJWbuU6
8odl6PTw6qppLKr05Fcd2K+ngeM9zNdgd3ranRa3162KthSMnEAT4PqamQLbrZlJuMm4oSobaBZT/S9MxTBTjJqZhPmzw6Js5bvm92GpH83WnkC5+URL3Ju1
bzxxd9bco3Whm/Lh7Z49yUK23BuopxeWRiKc46p+qnjnrWwdeREkyTpIkpQYdyM4TzIfHYGNHyZLfDQXYI2CnTIdmOfyOZRYgXtOvZBYdTwnWO05GiGILbtK
LGLzDmbbjSSC8mhtZXT/QmHx7nIRKYNp/vnR4w6fY8ByUM3z97VaX6/YtyNGwZVHtZtv64Uty6OaaEUO+9HjAzVDIZBGBVGgVFn+Jlsg4jACBPUyJj+lu5Ax
7GkyMEt7WQy0XQw08cfeWJR1W6fIsDbqIrRgDEMPWyhABKyTQssBewpzew47sWLfH7haxa5wXc0VrrP7/g8Ob8aSsnKe3Srb8IqKYhAVS7JyxDK7o1SECELf
JqMExX1BeZ8/6j7f3geO01yxaWuczFKorxbY8Q0KxO80hMjtg+Xmk3BsmrTYqBW/KYYepG04oMIOXcaMembklVwy0RrSCTG9VTsZ9ewIOgDCOBgxCIs8YwdC
ZrhHSh8M87ZUaynDFsEsyyQOT4Lu3Gyom+gNqQLfuv1a5ahyiR3+B4vhX3EJtgktaMqJSbcyBwyFwjNikLCmTQQESKKi1kr3hU/3XaUmse2+TYJV4KnCLDHi
CMN6/0Gyg9zvN+BupM2lrCgsTy/sEsNIkA8SV+9ogQT5lkN2Ea+CxNG640xIHK07gMRxT4HEcc9I3KgCQ8PGehUYGnoj7zo7jtSqrbS0lZaL9TuyGsJKcra4
veT8osUTh7DSumM4UjwpOG8yGCmerFZxG6bttx0aDJZvKWG0HGEUJbdNbexQWflyOCSOYZqfSGuI58BeJtq/+h662CZg+6YshkfOAKh1F5l9nizkB06Rvuow
wvUU0TgXFuQv3JE1WONWt6jcwtV7/9ntUG3yudoPAFKLXAt31eNOeR3oSannYI46e+kuWKfAfgT9kUbXZk0GQhD1bb9VksL8Ph6Bd/woaAV+t/wNPOrAgYQ4
izr8j71Si9rkzWRjjlv30HxvBGemmgei7I1UkXqItxo34yXzNfUX++tky8Jd7DjcvzrC6pEsWGzPjNm1PU6+D0V4V/U8cHtl49a0YMpwBc7vf+P8tvvNBPjx
+CNHiuyaAysbrZsu7LF16Dlrsa2/kumrbdhj66ajTloEtsgmLrnHNO5C/YB77nLz8+sHFFK64fpiQZKAcm0FcmLN60g4pvtmUt03U1ZmNcykmXLtfcJKif0o
WBDml3JO7UTwtTmzveGZ7ZxxZrs6s02d2aSc1VYnjDw/Yh8pgVb4jhnZQRipVTRl6bvV20O8/Lc4ySIriknu6SS3dlXPg4BkkrXEpemdyyQjSqdct5VH1OFo
xZTHOuUBpxxsAlMOE/w8aqvE2FRInwNrF0Nbg9OOd5Ony7WYFblcV457WQwxdX5Xkp479ekzryQ7rGdbSWsIRV+1ebROZhOVRZMU49nS8ZzeVT0Pm4SMZ6sE
/50ASdkxTVdbNUmxapo6hJ1Rq6ZrV01X5rtjV03zjKtmzBF8sWo4hhDOdYbrF9K7NEml10JPpi+AIs8FJW/ykix0ezb4VxL1JdCDsMmTrjZwdIUvr9A0virj
b7bK+E+Uyvh//daV8daqyvj6QY2DWsafuK3CG32/hiSbyPnutByeAiU51x8AxUS18Rnz6O/Jg9cTAgMiEkGsPv3nohAB+QlqE72qkS3PAiyhBOmLCFqRA9bx
0A0O3N+qxX8hDIL98b6hqseBVggKFLWJwFIM1YkJU1vE7wM2hKfq3CdkgUbIAuw6oZjPQoWr3MigqLD8mcVf6UjVE1n6GhZZQfRI8upZVkhPXs1Ni5x4DeM5
kGyb3ia/ESa2sZS1isxFXtB11fLSpax9pmTMBFd0znSFkPJxrVBa5u8um7SS2u4tmaTyk7ck19v1daaGG6ZlvOVF3dQ0mVNcZj57S/gl3enyr7F/Kb7cPpsV
X/a/Viiy+NJV5YREujFQU0u3UsTgbdE/N85e7Z68d9f54uwNue6jMgUjlgad6z6G8Kpi8DFef2ah+I5ACvlzNow+o8kUxinckcvtwMMsdhi8qkEBqrcC/e9b
fPKt+uRbywSQ71TLw+80EmfwXKHMnsma8f5gX0ggi2Bfiw7+IjLy1FQl/VHjptT9s6SnNnkXU6euI0bnfGqxMfwKDWmxyyA/pX6bnztkUyJcMTFVAFm7Cpxj
oOA1pKA7lO5ZA/4D6aAFP1hpwddyjMGABT9A5qUtx1jPH0jhknm3y/N8IBWxCnm3oDGmttATy6k3XdlJ7uBbms4dsM+EpQbbaxfve4JWQxSEaqGrpoVX62Ir
jO1FC+t1DF3swuA2BoNbjy6ikR1qIQJJlCDRXxGV2EURjhmIaJSLtcmiFsGbpTjQ/sqJaelpV2UxP9BeyEtkfVOy35KF4U3eo33ZGD7ahmK0MTzahlK4MTzQ
7k/i8+G26KvyudjG+24MH2z3p/D5QLs/LYqbc0edGlsw06ItQx9Hu4uHiomv2rE3eQ9O9JYOMYKYoaL5H/q7sjXcgT3aWNCG5JzmxWmzbtCXcVs2018rE7SO
1Rqmt4ePSmfN+PbwKXxObA8fxufk9nARn1Pbw8fw2dkensJne3v45IR0Y13ew5y70qX2LfLT/q42No1PxQvaHTmDjrRoHtZOnq6534pOQlv9NEI1ki3Bk3F5
5cTQlTYCEh9nX1nncIk+IugdP6TpVQOLkWEiolsdiJgWJ1ICk+2ckweiPmHW8idjaettBCjDq20Jjka6Fw7yt9iZ5a1y8/scpfT67WLoViwJJf/CtdoqXKut
/KuMHMO172ePW3bdzILE17t1E2DdzN5I356sm/Wr3mrWc9VAcdlgZm2ejiydhHj0gQqm9bxJS+VdwGYtq3Es50K5aBbcbj3la+VJn+BNF1o7SAtoVcZcCObR
z72yJB+VzmaW4SWgKGVmFrlpxmQIO+ti8W4wXYboT8lREx0FEPw0QnjJgWZNE9S4XvQMuIy1bFr7tgKWln4FZie0ZS5lkd12LaOtccSCkSbb3U7lwU3WvpMH
yE6nKfdl0EWpA8A0kwXKJroL2UUir7KL0aW2uRj8Z0HYVbKQXWKF1EUY1Ivwe8dcZMbs2TEt2XaJRftntb6uMLY74QGlxikPcuXnmmYWWQgZooGlg3tkbpqi
AHdkaC9ANy+AZpyZCzBpmfwAroHJWr97NrsIL9SS2y7SHnPM+mMyzuX4Sc/l9cwY1BH5oc1xY7UR5IP1L7VFCVQeX+okcdbVH7uU21lP7sFFPXcF4VGb9mU0
pn0MrznmfDsXsR7dRWqvll52tMBnQe9pQe+K1qWl5RAaT1uckxApKN0HpQdM9nQSYvgmlQwoGJqNacYfcGx0x5RpPTpGbaUwQb8AZVbpETlTuUTsUq9n5DCK
gGUXIQtLK9R1MVeBrVCXme6e7GJODSI3X1e94o7yCk5elrWxFZCmuvjhIlzVxZ7vEnPRHpFnl0gjTdRM2i2v14WEC+QMdqEX72YkLzcWenNW3NwF1chD5FKh
UFQYg9qS7RbVttXGZpsV6sYYuYabXsAemgCdkpv6mSwJhh8ZXrzyARfhAV1zkbzARfC52m5kuOpiXJXpO1yMblzC8lAZ3kE6JquHHavJ8gnwDkP907nTNMVy
4HQb3N2jA9C/SDX0ixSAwD0+KDppr+coBKypJaNxUzuVt1+lABrLugamhy3gBuMo5iLtgawbniwfY0/xOT1+6ZP+Pkkx0ZM35PaRpJvdIC97Eegxko+uBgBm
N8lmMsNDewj4L+3gWk7JV0u4XXgDobVdq/VaCs9cUTthGy8ri9r1sKmNpYs6mMJNdba13ympHefHFoDN0LPnfUZiD7+P8kEtZFesWLvgPugWHKeR79u8mYRD
aiUMZFedbE3TQyE7+diDUihmjBnL+r6BAhb71fe1RvGuRUCG+onhGlnirqjFe6GCY19YBr1TRLVQS67HhK39/SbZYZClJUNsgh2XDBEFXnzHFX1lfL7jionl
inZrQoZJs4BveaI/wBOh22ZdnSK8kby/VnBNVT+VHiq7FJWtDb1ncWIhvyBfXe884bSJ56ze+aTVO09R78wPdBbw7al2No3Pp9sZtc7T7Yxa6LPtbEjPhG75
dDcLKtolTn2ui8nJnxYts6tqWXdBm5dzToHzr/Q+Mqb2xsfGpKluRdVbeWVsr4yr6qBteVBXnTNrb8sCLgcol7YHBwgZcNq2OWdmjFwyIwdr5SBba8Z37n3k
rX/0Ohmp5dsxdaPU1EahpmL/b9XURloo5I086H3sHJTabqF5lz1ahyldR3Jd0ZzuYXoPF7PX6s+wLrz7j89zey8+tWgXm4nUbiZSu5lI7WYi7U/LGD1m7z0V
sK/pgpxxI1+f874im63HVG/9amthzvO2eB8L3Nw/2xqY+0pr2hNps9KazN+TLbS0yXtMjn+zhXKpO7/xgb/6ne97zS07lrPxnbs/9PGH/voPfvSlpjz84dls
XGeX/GJCNjvV73AWVL8jf676fdxMrFwM+fN/ysyTTxIUnon9vYcPVDKeLEImDanS292ad7kT+v1ccDlObV4RgsF31rhJe2gmz2TomhnVr2dW69fIXvnaq+6K
XnVdFhR6M36mXtSZmTZhJmVF6Lh9wL7Ncx6hDTaGr1PyuVWp55VKPLf0p1OtJ4xc3ClFXJzW2nDC7Wbyj1IQebB8BPKF1E8/OcFFNcDkbW+nqRfB8S/eQqga
BQsVwplyZu1PtVh1sL6/7SwrmysR/hiMubLISK3YanhF1fK6O0O1vA6bQjxYtTwerFoeIX70cm2y0DG9QseM8svL0uPIDOtrZZUkY4J1Q29sIeToDSa5kbsD
0TQbq96KRE9mEBQ1bVJX8BH2bbwUK3pFIAiv9wFuxuquaIiN6s0NQcEGjDz1ok683GtNPJfbankzAyUivApiAlMuDsLPsZVpm/UtwcV8+sV4+nuKxEAkymUU
2y3VhlmA1X+s3ynh8rrYtBUeuyalPCw7cIU0nWG7dxshfaD7LInG3Vl+ZxafgWQDLUNkYFf+VYtt6GbwtKLFFm97sYm/EWRe3oLrnylT+20aVGnkStTIZYlk
wNhVo7ErGTB2aVxfjcYuOybFfF6M+aw/1h8vARkmbKW1iQLdb9mMHwdC7VIxTK+uoocW6O7xEARuPBICd7ICgTtVgcCdFt4am6kqBO6aRXnsmqVsesmskd+m
gW47VYXAxdk1/OBF8sVdVIHAnRauRgjcegGBGw9D4E4rBO4aza2py6651EPWmDXLxQKEn2BmKZtcRo+W5RVHQeDKWC2LIhKvAoE7ZaaWRYDHIyFwcdvqELjr
ym5NLpmZJV4+Cv4W50fD3+LBo+Bvp4bgb2Uol5cWK5kIdQd+uw44t2se6k8WoLeT+CKDu0ak2zrEB06aeBGf5EwXK7Mh9EzimA2TsOtFEnZCZjOCOD2TKLMh
EIusw7FyCOKl5XJaFmEHnSh+XBTBWzAjcoPLC25gelX+6crimkEGIxeN/fmmg8d+du9LFrcTzaE48Tif5c0jSuWUt1Vz6irtV7Pee/1u6swCLZoFnPpOdsrq
UKmrPR3lm0tozOHYRLU5weH4fhfW9HdjQXN/7MTM6aAM2EsgZ9bnD5/Em721iu2mnOQR/IBi57KHKa1dpY0dTMSypMXg7FHyN6+MkscuTf6R7SQAYJfXfOSQ
DZhbDJg9jZ0KKmYipEu+3UsXZ2Ojor0RfzftndR7ENG6GOiuq0AwSEchGOT+as9LiWUg77KN/F86XGcJLT4/36ZaX4PVdnQD1rRmqnSUmTW1G0Q1s6b97tCW
EZ3/IEVf15rBbEwO7ApJ1uAFanNssVgw7L6BaYhYwS8fcn1fDz8LtTSumR4djgmictPeo2rntJe1C+2f3nsXMAVxvb6gMudEsZ/NFZYf9m5MxVR31It39bS+
uGtG5GabG8ouJWbgPDkdzRfuybzIYGfpRm9OVFzUfpIFKh8zSHTY6PVESZOPzcKJ5SMRTiwfohwjmYDWS7jAUtMBuWCc5UczteQEzlOqB6EdM1E9i2StFDgB
rOIsM9pwhseKptRRNanJYf9FdUql1g/lFKRmQWlpQWmNETepagTcG76tmdjubZZLJrd7c/Ixtd0z8jG93YNHaQ2Q9lMzA6R9UXq3e9sASuMDZGOMnKKoSe+m
sqkqS5OJasCdUQOKSRVMVN1QIQmcu0hdB21H2gmBNngyb+XVRXZC98erGeUrL+nM8Sgt4uz41o3VKNxYnRE3IRYL7qsGR4arrGO3lh3tmesmBx1DgXlrCz/w
rhFpGtzGMtAdEFCED4P0GSWgDghoGh+gnA4pp8Vi78UL2f58sOiPK6rFt0kri7FtUizGFOG4qWkML0acb5Gs8MrgKYOLsWEvw1K2i9FCX5CHrU81hriVH+SU
ovWfOWhbT5RF4LAH2ruxXUzKmR15vYG1zcxMhiW3z+12vEvh62iUrH9mkPN3VvOudgY4f0OH7Qbl/DMDjHim34B7XAbRkqlPMj3tD5Dpor+gJ/OrV5KpMrQZ
Q+GFtUvO2yjIsFOQYZeiYGUHpHddCgKCSDWk+4UckCe7bjj6A1wFHNLFKKf6uCRjmoiIq21CkPKxWQhSPuaEIOXDCEHKxzXC2ORjRuiygUgOcLRUKbKBChP2
AbJVnYLqLU+9dSELwcjGTVsIOauZCUCWS9tyNhHNSo4ncSy7VxxPyy2vXMDXNfi6Rr7ewq8z+DqDK2dkAFOAO0pbOJhAHg4OpoqX7OAlO2q5c9YcjWgp7Eq2
HmVL37el79vS923p+7b0fVv6vi2+b9lgq8AsjrRO+7jWXJ/UWgjTxc4cpdzX6AZ9ZjsLV54ehHX7uVpZyQlaT+xST6D13OGir4rtyg9rQQ6n87HkTbD6hs03
4RktHXH+VQ9Zo0/ib2HuiOeCOyxwCqCKYkAVNfDxMpy6xWViuRA8RumfqQ8xqMOmEUfYUqidgzp3vm2h9Nnjp186pK8PQMNN3jY89mokP84RMCPu/bL+DtQa
du1y7dpcv5ydWBZKRbWuNJqw0RncsF5UFfkwg40iOywmu2FOkdByq2j0eW9B9DUbWh0jtPrOXK4mfkms4dG46R7iW9tBklf/lFx/VAZh/iufP+hvDQ745CmJ
HZXYxtkWo5l/8POP+ZieT4VDlyDSoDl0ru1SzfBeR30dkiNMN8i94YlK9ebe++zSRyhCW9Ed5HTh349LGk2v8P39FiWPENqyn2fYnZejUke84Lgx4QONnz7p
B5U4HJSMqrnKMvZpNWIdecXTajBNXg2E/S3BNuzurXtftwuoJ/tzFk21hh2YwUno2DW7AaoB9IgXCiltCS7nkTxiSzCnWXlB/jab+IO75D7169dQbgDAK/v2
2hmuDdRW+noQxkM1o4sya4AfBigco0K93mNv1Q4HiAtlNS0gQXu9v3irs9cwhzqyVjKH7VOxlrlDudPKq+TMZagLA0m4qoFE8zDsHhQhk31PKxbY8NGsrhjG
/ZhV2LCjdenbISMiB4xp9cKYhv3tyLaL/W0sO6DtQVEPU4ues5ZZuY2NnEJYqcWGCpVhwQwr1Zh8hQqOGFZO8BBGplqKIlh5UhCUk7LYXv5HS0ohJHDxlD+Z
SsL9KEcT7o9kgpv7/BGJFz4beDdpLy4gl+rMN8yf/nm1065H2noRZLK+n1QKgpSHsjEpeRwx9cfuL2J1i635il9u31UtVNJcvYmsLJJxO9S9stBK+njWcsw4
PnzLLHaKlfoe1Vof3z/LvAXqblmbEe9UbGX1d0e+VWqta13ecjMfXJgZsp6wq66zMo6V5oZs/DZCgpsxkzor3KPXLL8zS89sdkyHzY7poNlx3PSWsgkzsWjS
bwSZnyOxJ7lhNpt8LJs6DqV4sT9d9n2NG6In+jNgb7ICZpDYDFn74Yq1UG9dxVqYOmthOmQtTEdaC9dVrIXjFWvhrMG0jFethTOL8tiZpWx2CaqPmYUhcLxq
LeRmix+8SL64iyrWwlmzTq2FhDGom5QU/fNlVNMsPhJRrLQkhDyolJozZmY5q4YUr1/K1i2jO4g0HmUqlIFazmQ/vIqpcNyML2cb5OdRpkLctrqp8IKyW+uW
zPolXj7KVIjzo02FePAoU+H4kKlQxhGmwjJTInamwgseEg1j5qH+OqgtKb6swxcZ2Zn+OnMBjDLrQGXck1fNdyX9yDAuY2ZXrN8Z07y94pWShTszvHBnzrhw
TSp7AQTimbVUCX2V0jP2a3PnD/3Er/3t3A99bceyWaslgWiamV5Ciozp3Q4/X6q0C1pc2nnLV67Y+rVPfVHmfd1StmZFj4V0xuVh42ad0PWKX80sywSPY0BQ
JphD8r8f8L8f8L8f8L8fcLYHoHk0W3pDhDet1HiUY37rqo4Zh/Vk0vjAjbXZQ/7u/oWsb7hWtvwX7moPhCqN9VMbFGTaGvmTOCdwyeq/8/0svZnSXW/+J3/v
w29+8OtfeuwlW2lhaKhpobk9HEhH+/GgRF3858qqUTzM88qqMWV9pNjiZzxeKS4mgnZU+skq6SW9hSJ+2NaCKBJL0hNXdP39MTNFUFMwks+mzRjpcAvg8kZk
z9Gw+n8DQKIGwWFZEx+wrMpHDxU/N4YzgI/eGBo4BTaGc0IUiqPwn6hdNTaGD/r9HkxrD/j9sYpXrhwd33SPbScKc/sYfHB+6YOrFAY9ZurHLJDNf7UxNb7m
wojqMv2KL7/7Q+HvXL3ct9rGNT9xTeEwwM5wbzYJy1gLljVYk0XV62o2wUAwd8NtOj/uD+46/ap7frbcfcY3EmpmYOspFAAq4NazkX8cY9f7sI7GnDTcn61U
8ivTNFiicVJIYKp8adFK6khDvg01D6cMvOlTPzz7UFb/4Tb2d7MF1gtAxWdB1OsLrJf12KHKm6/SBVG1WVdq1gJirzc1zMF6U98eqL163Ew9hKKv4/Bs15wy
peH6fNYGPCvEsza4cP1Vn7VenxXyWaE+K+SzygG4oDy8cOVYyCbgAhmDC2QsLpRP0cp1LC7QsfDzEDtsdsxgZW8w61F9wJxhGLLi6v4GLRFeDMp6OygX6qBc
QLoEWkk/QOwl35pN98/01n02htDKzL66j1dH7mvdpikM+emYTj42Iv84xZMW+hcJyV4MRjOmV9HWr4Sgv5v+rv7Fpl/Q6iXqYzwzWVeNKf2bR1C06UuX+wMU
/VOHNElYabDkm8xAvae/HptJOxaXmH5/A3xavOzea3mNt1vGVYSIMeuZHdswl6B/5hI0iDpD/UtlPC7BDL2gILQXYMgvrQz5T1WG/JLUXGIuxZBfIqMd3LNg
jGLXB2CIG2Bw2UBx1ciDLcGvoH4G3DUzW4NH0CCLKG4JHuaWfPitIDX6K77792RzTPPFkW/mmEdLoOgGCOkxfRsL+3cJYq3XK0DYJUVZQZ8MRE5fS9krr3YJ
eRzzjzN7XT8sUHHmgkd9K8R0qOh1uITFHxfw82OEq5XX8Rcs17+EF2ppcDZyMf0UliTe64+0ryn1+CNIIzwDabyXk6LGMOnLe33aQtHNS62JDXQBRIwGrJzv
9c2lJlzAElzob9DkajvdppjuDZzu0S2bDQo9C+sTS1N9eOfPvPZHvrD/f73vJcuwu62HwW29dDGk75UP/bifP4t69wUNqdVqtQGRtyV4uR2Ry0YulmI4Qjzr
DMNxmbAFBEj45jKlczsqskJMeA1for9B+nkZBweph4BuxMUtGUK3DC4907jIIy7TcbkM4wJG45QCOxwbhFEaLAfThuvB2Vwvq/KJUWOUmotOzl99X/ZdBI3/
rhPZRoLGh2YjlgTUmI1VO93loin6Zra/qdWy3jVhuS8sfLdaHPIEZfkLMTcvVP7EhZI7spZLHqPp8hLLAa8wYyiSt9m8EO/0InMJPr5bfgvvyV6M4+8RCvve
Si+qxTzM95qNWqaCa2f9ruGVsIrE3zQw6+tvbocrWSSqSawfmPiPHCpnZZMCyW5xDeqj7L2Urf0trRD4SFvtJaFbg3Q1m++mba6hDiSgFFwkMqAP+S1P+qg+
yWwi2WwqWOgWKGBHUU9TenHA5xrb5IReRYptqdDSQK9Ts8lsAS1tKmR3XWX3hi1OJIKuhJjWW956/nxly0i+skXebMvAeH7s0MDq36QrZwtWDvL9WPjuHGHT
Hfshb9rgpE3JfjYMSZuRHfBV2kC2gPmGGJH12im3vM4wIOurAxKOGJD1AwMSyoCEQwNSXfYhBmQGz+b+ZJvlLBuE6Az5bcgX3mbMAl5RXtisd+yF+6GtePIL
8N5bh9976DmhvrfQgGUv9qU3gL1skH6Cn2dGy3v1txJamWT6ca7k7YUPIawmiUs/thcg1ma71hjoX8/Vun3UjG7X03ZGt2sftvevhDy6tm39R/L14rav+w7z
PQP7jivNHLZkV6qadqW6aPogZ9VWsN2Sd7TbK5u9ZN8xxEdot1fbnQfnsoGk9759iZstUgK1tBdo6NR682Lia1wuRy9wYBtXyUUvqHLQq8vDl1SUY4CyvSD/
DwuoneXrLF49qDu/gLRVuRu3bIcH/yXyWwANbDu8+xfi4fbbXP+lRYxjeedLU3NVqYSXhz88u/PQG65/3a9dcvVLlivowlScLmN14Utl7rdpOWUcbjCbGd60
TRUA1qN/KSXcsrmQ9TZ5eLUcvk4PXyKHd/JwcXFRjl+J46VMdoJXyV7gNk1DqCqeG6rl5nP/7gU+7FJzQZ9FmTbr/AWYv8usvnBdu4K+Z9/hBWj5Mttyf4cc
ij5rWEs54yuQOjDqrpRFnZMg+xNsx9nJC9m9HehXIs8se0mAwN3GQO2Rtcj0yAtNzVwgL3YbK5ddai7s11sErLankcLApqKBpmormpLX3IYixPraNby2FflW
AQhzVqN+AZQH0YZt3pa56iF5BoOCi/fWUjsvqBpE2OgLqOriuRgWKLB4eLj77l3txsjExO1FgsClBIm3UTIIFdg2SoahJs721bnmgFgeUsZG7cXlEfJvVTEi
ytL3ghl+r0qTHZhdtQU4SSUd31rVEha/k3JtcZC9LlKs7JAZolDDRhNC7VINAVShtWiF1np0+wWiP29Q9tEjJ/cLRXF9oSi+gJx85KN88wKrQDMQG/tx56su
JFhaqKOXFXrFeqeTDukR61cRltRJ16tOqlsz7lI2CKPmmqTW6zMWcJOVDZcJfy9lxiZHR47Hmk1tvzXBSl1CQdB4rm8rviQlXlkfp573tMIdec4moVcs1Vrh
oH2tOs5fyDGuQStlwHLteFbjCqzflq2flVY86a0cyJTIipMD1LbSUr9XVHiJvAuJ/DqUPrgS7z1m+4vc4F7K54i07+E+DGPIUi8+n5ttKD3bG9CJuuvvsrCB
CnO7fVaV+kTX9H7Ml+pgu9pWKJUjKW9tqO4i9/67ZZ4w/NsQuWPYm5tEzL1ITlsC8Jwmju5DXwb4Wdvlq1Y3liMWu1X49c2dlHczeomLQcNGYEBS9na+/S//
4+L/+NSjL102PXP5UnY12eeE6d2GFXRZGf9MElSUaC046Oesye5DjNVs/qK5DNKsjg+IuMuwOC7Ax0y/VtBP29QW5WvLXLAoP3bMhYtyadfUF/tXWT+4Wta4
s84/j93Qgp7GkpT1cqNw9oa5YDsqqZradtRWNRduR7lVc9X28HW6XWdem1y8F9uT9UR/KE1+tKmxic3axDZt4hptYrfcvlnuXpinAiKa/O7+Vfi4RnoqH9tQ
x3JjuFm6Hypvl72Y4srVCzn92uIZPX3GjD7D6DPmGBqPZwwWq90YzumzjD5rRp/VG36W2wHoCmBefkqOgRjqC2T5XGiuGjAIj2H6oc320F6S1ZeyUrV5bebP
loQhCsDVxzOn2TyrrzJlphb7U3jy1YWB97UVS+FTO5ZR/OoqJB8Cpf9CmVo56EhX2jhoS69aOGgZ5v3P9pH928NBTxr52ON/8Lk/2fdHL7lNmrzKrMXptdLG
DA5mpI01OFgjbUzjYNqsA4QQgLjHijjItkY+tjTysaeRj2nFPcF8RcRIdnX8T/krytt66SWepi5rzXekIbMCN0jhtC+fwdbwaT/9SjeE2b7OQj68dpSibE8X
SOheWU6egRC6B/dspmI0EjpCExt5uUZUC29kya5OEAVF2FbscGa1jDYvUDsXbvzAQQWaDekC8TQnA/i4/SZTNJmgIidbyDsYDWFBJt5mhHDW1lLgHdVpELBM
nACZx8iiroyh0qWtkpqN9yfs/TWag0Q/ahPVET9Omonb+lOmh8701AwTmsn+BPN6x4i6ooy2nfLELgWf290eQzDiTVxjXdzT1AdKIwBL6vS7oUYGTYE9T3Ej
ip5NoPic3Vn0AF7E9rGnkD7ci9uth23KoaoUb+vdgCfvkTFFWb5JmNFvYgqt6GQdU8cWvSM/4AmYr9ru2WwaPQXQ57RCCWkXu4BMLMYHOc3S4y58CfKD3A4Q
AR0caqDaTWlxkrgp0tO2vJV0ckrVyC6633XJDtOUhtMYL47TpEbTFokIcZGIEJM2FPgEKPSFktF1APa9QsnouQjw4ZsY+836cvKyIWEuekgMiqTbHUVLoWkg
BlrKGnm/Liazd0a0lK6ipUwzeiubAX9TtJQpzEFo0VI6ZmpPtpZDDizF11WvuKO8gpOSdUT/j400NYUfZnDVFMzC68zMnmzKrON2YAozGZopuQqKtYzglFkL
h+S0xRXhzZ3i5ilQgzyEaCldwFj0UO9wt3A0oKV0FS1lmmwXN61hD02ITslN/Q5j/YGWEmug2vADZvCAKTMjLzAjItd1o4Or1uKqjr7DWnRjHdFSOngH6diC
DM0U0VLWAiLdH+4fi/XpQ8Ny4NBciFHjAPRn1PM6o2gp7vFh0Ul7PUchJFqKjMYZ0VKAHiJ3dG9uA3PTUcyM9gCKUDTwGHuKz2FnTYv0d/qQjcmUjsjAcLUm
8nak4c4NMtkzIMwIviooXEKLN8kEMy6/a3p7MmDh9gib0lPUE0UwBSfIpiyMCHF9RDZZ9FJL6h0Hm9JmLcGUJC0Mt8G4clLs1IJOuXY+Jsnj/LSsDUCm6Pke
IFN6q70Uln2ott1i9drF90G3+DilfOU2dimxUi7hYqYUH7ZtulDS5GMPomDN9ILNnHPab4+ct3hlq9JOCYHoK7c5YvCEW9B1Bp67XDj1kSfDkzz4u32jXcyl
LnJ43KHxAGUK+5k8qi8chrHAkQVCJXfsIrPiPLij8kbLGvcra0yQlhFrjEVN2WalWzaXXrSlDgEIBhSCr0e1kJ76+n3hvjISO3JB5WVpSVPrPUQDVy1/2QLk
tIqH+xawo7mJVTRwzem3HrCFk055vAwlqmuwL4uIrsGeUq9c19Ak66Q8ZfzHy+gNpz4mR7ImL3knI15SljMXXYs3Qyssf2sb/TXr7Msa88H9pjX/0qNHhEhi
07xvHzJ4Xn5yX9aSX7Lm/I43ZfEb+8zFw1VIg3hj1v4RW+lRvv1AG7WGpE3GeM4Dilok3Y8dNY1bZgFqfP8ReVVRTO+HRGImnLRzwkjLR0/IwOxB2H2hh96W
1WdFZyeAcX6jaZzYUwlEkBd4l41biOfTox9dBkyQ+/2qZTn5vfebtvxyRH7qLWa+jaL9+x3LmSicO+Mfmnzxpe//yaux1RF+uLRU/r4IRRlNBZ63mKNhaXpp
KesuZTz9Sl5lupXjsSX9es3P/vH3vXR5aVHvd9+yrjz/IaINN+e9f313VptVRVTalVuX9Eec7DEWZVgP/VISRvv9fXEl9N8fqLMOxMywVM1YlBM6Z1FR3Xd2
kxaZ7MbwgZ86eMAbRj+oD/qhszhv05hTH7Cd1HPg7sS0naDUgKn3PneojIpHskpsi4MXeemx1litFwXbELQ/+mZGBCG4KNLwfcAhwuUhI7c1mAHtMjSCdQAC
OX2Ta7J5Lk02tcmETSbzjz3+059/91s++Cc70HRSbTqUn2/6VnrbtL395T/79DH595UdK3odfbu9tqv8uZW9rn27vdZOH/t6pddsWBTa9CZGY9kaSWdsGPZm
1sRhLjzNno6mkS83+DYf0En4u5VvE591oLSmfNOVKBL+STQu4WQVDJOEW25qn6gMJUw/0CzxJnhsA5ECJZB3ZJPwmSIDqhXhdBMDI9BMcuOspoDar6IyNDQ7
nynLQf7g+7U4c733cUXktaEDaWpr2CPxVR+/xzSvh29DdzkoAhMxVRIZ8lg0WrACNYnrdovSKKok63dbUMGWPtbseoVndjliFpocbyrNyJvyQQPYZ+7i0QDs
v+jwEP4qThCeBvidaH9jn18W2e0V0AiVtIwyBV4dYVr2q+BCZ4U9SEfAHhD0wEILJ6CEpjWkMh+3acP5SrwzyqGODGNrI7WfUrKYoDxsSjP/+ZCKwgSk1NL8
9AJMuLkKmPDILjQVTq+p2rQiCDMfulXJAy17OK55513p+ozmtlS6X4JV9SfLw6nysJpAUgmfk3FD0rp9j54e9wCnN2m6hFEu5Wh7SfYVLs4/uWY5W7u8LHuI
DkYsYnjXzPLy8hLtNvIfjrOZ5UVCba3jOdzQljNTZo2cWSdHa0QxaxtcNWGIJ4F3R+qO25xOs6nF/nRrYDBQyG/arFkmistS0UsLzDSBXybxi2kf76MyyPSy
nLTfx1MdwlAHdBYjiZnHYIBkUEFBOgMY066ZlSNsvTvV4RrDRzQ8ajfJnglj1tcx6bfdG1nw1Q7eSLZblQEy0fDwcgwxJOU4L2P/v2zGMUzLi4tLx2SzvvZ2
bNbbZWhu+/Fs/UBobtusXz00dy1L0TULC9i4WsB8tYCtVQtYTRWPSC1ggVrAGrCAJSsUjzUF1hWNV6IYkxukPxNENWEDwf76PodDD11jP/SMfk2U9jqUdui0
jo3Bz4SEa+S/bxamLseKiQh+mFDzJSYFwDee5KVYjLDabmQFlyR/Wg+7CmeAw54cPquHYyXuSFJmus8tmLHtnha1Mj09mlkwXT3qLZjOdi7/hp5IsFo9FkPR
E9eAt+ougVsEW8KCinq/xgxF4awe9w8YssVerbk/lGGJENDLgSk0sLpWLsYY/tEhtdsp2Dx5d3wmA0gRNu3doDzy82rbqwIS+OgsUHOfIxwHnawOhaSh8CFV
g11QGOw8Guzq92RclzL8dmhbiiliBze01b0oFtVc191I7qUV/2QxYAonpIkJpMeP3wZwWzXXedZchxOFua7lzHV4ivCSNlaSwmPJku5ym4ktrtAHEJdlT+q5
57keevKO7B4tmDia4s4RR9O0Y+JojRzN8QiBzZML2VqM1DpHL6j5aOllbX6LPAWIITNMkfd6zJtnOfcpEMTa/E5LUGvz3Zag1gFahMQGmkjMJFqfNBMY5gmg
tzqjYTBoNPRoNMQTwpsUxg9GwxAdgAWra7SKWrB7ljatNjKt115LpGnOS39SVlVHBm0SFZFDLEG7wsY5MNlEZYVhrDA9iRs4u8IwcnaFYejsCsPY2RWGwbMr
bMaNmAyHGzGMLMbLU2C/NXokK2xaj2SFceAmOEicOh0/TwfPw2DRKkEbq+7DJzmSk85+uZb2y7WF/bLnsNut/bJR2C8bXFxqimykCiLhue0HESy6EOEeRHjX
acfDN6k2DEUqmzSeQhar/bLr7JeeBqtNiowhZ9tPC+kZFm6i9stJQvpla2WOrf1yAuTgFfbLiT2Qu7RfetZ+aa+4o7zCK+yXDSNNTRS2vwmGtcL2N8FI3qYQ
oRCVjD4o0aP9csKsg+1v0lr6JgrLHW+eUMvdBO2XCYxJIEPYB7uwXyZqv5zETR5ummUPjYdOTQzYLxuKXjj8gLV4wIRZKy+wVvRQ1w3aL9cV9sv1Zh26sb60
X07AfrmOHavJinMF96r9o69LH+qVA4fmPIwaB6C/Vu2Xa9V+6R7vFZ2013MUPGu/nDij/ZKMStYEi/zsQt6OcWSzVrtRh4994Fn2FB+W8ItCo33+kAUug72v
KetsYne7Lq/YsEbM2KwFdUbyMQGLSBdGzESVyoSQ1jkIG0bMLllCl5CbXHbZhLXoWQvYhC3Saum9YsR06PFWk0xoywwYhYWNgQ5yNrGgVKCv0uAqwHnhr1CL
yrfswqrZXe0tgT9uI1aLNW2X5AfdkuRENwqrZkPpmdbcCeOpVTNRq2ayp8+KcdxD6Rh4GIMu1c5iDCiQhCyEbHQMaNVMRuJBq6+9KLFBAyY6L63Wuyt/sQbD
ujvdHWrqbYEtw7syDapu06CuXy0Nqn5+JSZhfst/5d26+66zwFC3UmYyLlKh4sEykzH3kgOpUMD7xZ1/eGg4FSogVqcKBiBXWMFQlKEEK0fP8VkfSoKK03c3
YlTE9WlOrd0X7l/VnDqEOfOa4i1ruapW+amPYd94fwnGZ/zHs7jUnUVd4tVzwSc/RqVIc6mrGf5yubOevlwecPDQrdhm3iIXfc/RrDnv/8BeQAXV5Lt/GIpq
aWsVwd88kf/Wv8cmPD1JaJ952frOe7xW2pgVZewz/x5xYLBqvOPob3l3mNpCPv3vsprsSPZkDeB/x9a0C0tr2zSPzN+3D6bf/Bc/9zPdO/KJNyxAzu3YezJr
3i8MqgGTbbdix+3p7R2Z0OKk6RWm3R7tuKY377/i5BHRqK0ZuXk/Hif8Y2VLyaiWErSUSEv9RK9qzwdHpBXZm1eb6OqPzWoTTsuVC9lUc5/0v/mqNkdpn7x+
V/qmFf6688HLsf2XH47AltgxrX3AwTGtHwNux/zcgX5LZev83MuBuDU/dx8bg3tlfm7fq7L63QrtwrLULVNHh4ncNR8cVXkth/sOZy29qTUf8SbFBJNXkgWS
2MHKWtLHeb8PmsevJv5+GrkT1n+cjw5Lkycwt/WT/QRIZN19trKh/No8NO99P53cYy0W5EKXsjEY9utmTPomlxzIcN0tYLyOrAcTH6DpFIo/qIBXcWSfpleg
lgJ1JuG+iybXhrYbz/+df59J9p3IN9/Fguc1sJrxAj5lnFB71hFRNqVAe7LDIXBXipLDyXzjFcD5EwqPZerTtiJ1yUJXHlYr+Lc29rMHbWONvAvUZc+CC4L+
75TNnnJ6dDobv5k2sXGEfcmj8cws3URtP2Unsglb91gUySu1KNH/F7sc4vfC7OXDuJVScmmTdMKP4VYZZBi9sPeqKxZMTctzV7wMWhF6pdX9eNtvVBMx61Wm
pIY12RjmB34tVPt7vtkCW+Tv/eZBZ5oHn907C/Hy8YGiIHSuZaJH3mg9efLv+lmEuCbnVnk8cGWB/bvO+RYW6oS9ENkk9d4DtiqDPJxix4WDm3gPLZg/pTgy
9uqfPqgQWYox/XE/GxFHgPKGcqmSkosiIBK276IIGgUSNsFp/RW3yG4vfyHq3sdaW50INx+HGNmG8uBEn+/94VstxM02/Lkaf9itnYMv12Lgp7Da2o0InDVh
5cX6QFV/ADO1JXjkHMu945ZHytFg0dPqd+nBI/7giKWK3a5DlmjZR0LahOzKm919c1nsBD0wokgRuOCP3Jv2FHce9dCB8S20xrk4l3nf5PVgiV1Bl5k/W85h
HlR5jPFnQSnFzCSp9prReBaWpwXDrc1zbdEvsOIWIy01MZmJWv1ZoktXAkwrmgSUFKBOSBLM4pscslO8sr3UEkfCDG7Xngzag9wFDlHHgwTFfxf/LvLve/2V
FBK4xIHQZUbC53TUd7MW22KdQ7OmMedzwVHMq6c1rGW7zLlLBufuTp27O3TuXqdV4usAcOPVcu5t7N0DPu97S1ElzNcb9+mN98KNwALcTaz/N1gpKGz4Bq1r
8Wua7lif/5Kouo/iVQGk12CjP+ka3Y0/LxOhLx+3ZLjoUb9SX7laLaAOUD7X5O+7Np9e2eYr8eeHtM1bV29TWrzC/6gv8qm+yfuIj1oCm7zHgBIn9/2KrzUM
HvW1rt9VciU8plfKlbbgBz5DJo3WQU+PIkrDFTHuIHOdYb/JPVpP+C7s5FlZt9oZv6jUGxblGlyMgvYusb3zbe8C27vQ9i5mWgAsHXbyLsefzYNTZ/S29XrX
DFibC3LgDPo6gwmsdbbTgXY6Qaf7AWRWoDIrVJkVa5HfgUDFjkePjd97ryYC69ew9/QhNQIHRoP+WBxu6Vj6j1EtoO22s6+qcDdL2aZ0nlbzVpwpsV0iwwGy
f7Qz5xyRTNuEd1VnThOelHbvcfa5SbTDlKCJRfkAePyX+lAxwyVRUGVolxgxGi2JmiCb76Wqs6TiQqGdDL6MjkXAnrRgbHUY69Xvk03K2cnlbGrZBMsVLEsz
uUTk/OnlbM0yXA/TFTfJDGDmp02E83U14WfrjmWzpfF+nVn36tn+ejgbbu9vkMvW4pYpMwb89wm2Z6YXAbc1Lnc/VMKuTZkuLgmX5dae/JRNmani19tnj0tH
+2t4+8wysP3l6xQMg9jNtamVgEdfALsjGOuFmIEYPPpC8NQLgKw8arxbZr3ZgIDctrkAZIcImc13IERmzXYh7thMbw/mEFa0nRiV6+DZis3a7SKCrXenQHNN
NfAWpNtmyaZCu1qBvH7k3SuQ11e6HZiFPdI9+YS76T/VAvgjDIowJjbEtaHrh37RBNaMees1TQgtyFJdttTVSMtdqNrLQLo599wJcm5o0hWB9Xpudffvbjfx
8JvaBULKEyUlUQkUpi0ch2OaIBYeUjTSGiMwcNwIsxsAYPmxGQ4QxM938GEcDm9hJMFbnijtlrL9WsaEFL83TWcZGaJRHrgT7WXMXIQQfT3RWsaMRnl0Xbud
nql97eDN7bZpaLnswvH0xH6UCGmadFkRbVkHzkcJuMSV267mhkHYo4/3XFdW4TzTAxujH1gBIdRA+1UbSnR+EsxPBNc3My1km6GV2UZMVQK9KJnFYNZsTXOT
UKWKYG+rGRY/g6Mh8Ow745e6+0Vm9iE4ghllnmhBF6+7igVxNFGfckT9SC9K6W/3V4aaacX1GrOQirI2cVntpKVpM6Z2/Wx/CLuzsZJDJ+TQjQEOHdMEkNji
Ji1gvH7Mme8Q4lO1ce9yZdibGlAuIy90XIOApwe+jVyRDopRp3Msbt7E8HUr9WeAequ2qZ7pYvR71bozDcWU/o5Wb7V2jtgiD7A8yVhh0yNEUEuFYcOFAsTF
/rlR7J97LK+xcnjkjRgKEAPo4p4FM4ZUqza9YQhSIeS+olM3Nfa+BYbUUiQnKLamfsMsPaLBPcZbUHh6mF9Fpya/hTXBJFRW9aOFjxBcHyPcWX2EmzrCzX/q
EW6OGOHewMg27XbCjS3DLJpFmEU6PLaNssBHS3fbDae8x7rDiGU4Mdw9DHeiKLJtDHfb+updYpatP1/XEmUwFOW9vmfT1Jqjch5MUzvduxn13EwPqUd8gQns
VdVbzEgPVDNCaAcjedq8MaHJm0wNgUM9hDw3CdkvncVvWg0Jagkw3sfBR46hvBkPbpsldHykL+MvZKhEWzcdhdPQnNSGVp10jWYdNqtQqJCK2tLOd25cuv+d
R+pIuGPxBdPQTViL45alvItwq+1RE9zW00USSzLqokRPFxdVY5ZBhb96yG32sbNqyaYuI1sABGTCCG2Xo8YBR/9bcAIhZ6mP4aNWYdVpJLf3aFwSir62vbLk
tQ0Eb9xM/ykfmaCwJapWlrOCehMNPAm+Fw5Fi782bNanlndM3JRIJ/h5PJusgLEmBZHAmgViRCM920gdPafc6J5pUHq2AZweq5RzaNiW7F0djI7cd0J1HXoe
Eis3OUaokZGqzttdXkJKYYfCyAVA17g8MuEZjXJNDETn+0jfqF+nbvwEXhObZzYh7GpCfykqG0Sr7AeSldKmPqKUFjaUCBCtSJuiWlFLRLkszI6ur3buMehN
1lirsjgTO2zYG4IFZlplRIk/tUuDGbpdZXctW2mAzB0KE6dm0rmLm0VFkuYQmx/oF9YdtUxhVlpFafI4mKvlyQOsByc55BxSu+lsdVZVDtwluQ3ziAdLUaQV
s6VpjFQlftupEv8xjIA1B8y5EfVA/cq257WzFePo7bP9yoZIdlsQFcFSv5F/0atiAablYTX+zoaO+PrfctYZ2F/5S1m3GhEl+7hl1CfGdsp4S/A0iBaLM3IO
AVP05S0uy56oshMbO76E0O+lY4C+M2M7f+b3L302feHYS5eXB/CqcWvltYonMzczKL50kY3dMr1KMuT4rKMzxBCa8VnZu3Zvo2tMGPWsGnNaQGM0LSbKcms7
ABjJ/sFD3txFt7K/8+Nvfvpnf+l33nX18u3gPFrQVa56jYiNriywcU1YSN8UWo/ht+8vzL/6c4cURnzAY1jgJK7uHBz2Dbqgr70WJ4S2a3UBqg58fdu37kGY
yxxSYn0IKbFwE/bUS9izTkI0dy0TcNBYVuejjXzUrcvxXNq8U9u807bp7pRzvd/Emli3+uPVw1nxVEJ7P/Kdm4hzcNw++z410Qacm/B8HLdnnpxgxeQIp9gS
VAYu0tGIRkxGgMkQFmjnA0fVKRluaZ+2tG94CsCb6r1fG5qF4eeOnIWVpgHuldIWzV69T/DL93rnnoaLSAxW0k7HERnwdt1Z9T7Fhpo4/DJ1jF0y+7qz0VoF
2BaG3L4TVGfsjQXC6joXJxjiXTRZzFOEzDT0vDSSV0ivJRyqYewJy8efgxXf1/LX0uHLwmSrbC1tn3/c9vlw2edfHnwazw314DtIz/m73j2SsWy+A8Tb/Y4x
ls13VGlXVIzNLu5g81DcwWalpc0jaHjzHaDhWwsavrWk4TO1eIu2eMsgLZ9PH0bS86iZGXXul9LYZ4GIAKH399WcOeBAWZOiTBEfCJuunLAVbf1N3udgj2rD
siFfnvZdpAfS6Fzs8lXXLCvIrIO7yK5ZXiwrQNqjB3YsG+82jaSMygsLjIyrypuuuqZyk70Fhuq/11olrVqq6FQbw6d8CP864jd2HD2RaVgX8/OJfbs9vFeu
bMCmj+/p9vBOfl/U763t4ev4/QH93gYWRKiIbfjeAUREqNA3+N4FcgS+n9bvPSA+hAoZge9jAILA91P6PQI+REhMCKazI6waXw2/1hBJXQSSHDiw/7BsDkXn
uxsRJ9XstQg5nxUtZhIe6vejsun8jjeVySuHn8imF7O6qS+qY325wJToXQOFSVTKx+fN0flf+OzPf7Z537x/lLc+Z2tW4PjRn/rj/+e79j0BnQojykJBPzj7
xHsWj2eESRBlx4O6JX+ZXuFpjQP+iNotSN3Wc6a+VH0Dj+8wiR+zVH4/njWXeZe0srysZd/4sYiN2TKfsLxUoaHlpcfRw2vkHdHG5CKaOp61igfLPtBdsZy1
F7Nmcf0aUSUXUaHDfp9B54AIgIgyeZumWbOEvCDE33eXWKaou7QE/Cr8ilIWrHrWWcqiJRlDUaTdr2YaLU1J40uLy5m+YUtep7Z8jOOfNeVtWhj6SM72jrn3
mYQC61barVc7CoeroWmaMgSDb555gxW0vJ3f+6UPfS+0xdvaka2NAbdx2Pufdn2E6U6NVPraN4uGVh6Ui/0JTCEW2D+8ldjXy+Xjh4pjlXFSKG4ya+JbZitM
5NWzmNTi2aI5F1/2v7btj+iX5608sIv9cduX71wPhAsXHdivhb5DxcOOkP4QKkR2DTkQIbIegJdXY/JDufgqo7fEzlEu0dZ2lyzqZeJzNNy3RTO9hMQTTyn6
8Tc+IWcW++o+rhT1GfZ0aGYYNmXMDMOm7CN+JR7QeBS5RgP2stpCVr/ewpriH0SthcNzIXdBGYttYfEY6M2qTfgk7jiuYih92YyIJUZeBwhCk6NA2/XP1K7e
wKvRavoi1OHS+EKviC8sS/yGEOP3aLqpVnBK/0vkR/uL9Ghvj3Tx9RkiC309pNsfslRBCm20IVIP71H3TWhoCZIBZQ1UbWgj2K/8cRLl2r5sE4m/znRqgB/v
0qAyaQw/hvixL0/hEMm8tqGRu3SA2L14vc+S8RxOzXZnlE61ZzF7hgT1GONSt8Ojm4+Gxp8CZtDnW6A7Mb7o3MDWWtcUBlThVCGaoP91ZnNkCebJVnLknJSZ
LcQipXaUIHLD/l4vul7tDSfLhmAyAs7Di8l8cND7XjEhVLTQVUxnFjjqo8JNsvE0nragPqANFZkADKl1Q2oDP+2w0d1UNhM66pORIPX5Fn2gbLegPgtAYKmP
SS5sdaSO9M0wlMW0LxigsaQgsWQFhX3ooKMw5ILVSWH1URRGsBx8NEoqa3LXmaE4Q7NKYE3T6CekQIsj0+QomgQ8J1aiSlbSlOtLXPQlAP5MQERGVLZSUgq1
iyGrDiCgUjp/L/Kp2Me07GOMPsYmhZrLcgUNPF++2gAuYzcYCSFv7LOaqqpaGqmDRpJVSCTUfWRlXhl7qFvssNicM0DPDoTipI0mirptNPMW0BWMiR752qo/
qlW9kFex2595YYrQhpp6zO7TPCy/jCt+rlE6z3wEaNQoKCqwmaINXwzvOfKcIvCtTzaqAcgI0hKhsBfXXZ7ByH4XQzeC65jbum9vRl96w9Vnhkmf6Eusqhz0
stZAWbQWTs4gS+fc6mDDMNlWW2BtpPslGnC/tKJzb5Y5LWf358DYKYpP7zGLHOG8MWkFLYwRCB14CgaMld0ydKRbmoqfDgdtxc2VtuIObcXNoUTgDuy11lb8
dLggffpT53t7OkRR8DaiR1ItuN3M5+6gBGmqqTdC/sDToUmFdi5DNbgTIhfGgKbN8tmBB3sfbm1lE4U/aqI0Ao98YFfNwF0kqzWFsec+4krl0cCN87TKdu7p
ufULZnwLj2YWTEOPROFg3mFq3adyozASlP8s8obdkMLui6q+GMhPNqQv+QMRevRF16NPQuaZaJP3aCT3y4lHIoz6XPDTEc4+GNmwp64r1gmCSuzkvl+dsMjM
7Kl9/BnvRrrukcON6nvCR8aBkmO6eFVkkwWos96yhc8+K5vCpjrIs8mdr+C5LwFVQzTpV2edWQ4K4FmPmdYx2fFMHmOYzdTts9VCE1MVjNsi8oaAty4UZjmb
ug1JN+WT5SnGPfGzeCIfts0+TK9uciOHDg90t8dzU9XuYsZ4Z/FEfVzlYVPVh2HWR1zP3EgZtHFMI+26+fPHXfkVDLhqTJ3SGdsp1WY3KQzfQjxHBygYPbuS
JoZXEqdIqFTmpN8kwe+mUwPOvVt4NCVH96qjQ33w07Y3mwd609Von66ZRMxIF0E/M7Bvw7PRLQvDkAR1OXzsoFZRx8s2VxZ2tgtlAipIpdbzRIENMIEFq32+
1/WZHeZ7dZiRv4tcE2nkwHjoyc+vIRahHCWvBpsocvY7haO+O+Co7+jb8k2phjNtTZeua3fgbVPNJ29Wg5smtP+VmJHqLNmgTPaYjLWjyA4ZXqe45zV8labt
uF5fRFN3iqzG0f0tPOcN96rdgk8xt7Gx+qs29FUt3gfeccY0q2gZvW+NTzdG8mmEGTXOxKc758enxy2fnhji0+3i/dvfWT49UfDp8bPx6QYj+llLNn92NfaM
mC9l0IWKcT6M2nSs07BGPJGvIpRWPp/1EU1S4rPKqWfsT6d9BA2n2CdTb2EmVNupM11qLQQKj7XuQQzdZVgRCPQH/Um1i6Bcx2VTo+ImkPtoVaakUJk6DADL
3xLoODwWLzAKRk5Q88cobfJONQrTdHOUclLtT5oLS/qmbDbLVdlFrJlblaVZ5JiaB1q3I52rhxCTu/upKoSdUgv01ckeIekADXVYnzIoJvOZQ7bSsNeuY5iv
1tHept7ACLYb3NbCbfkDn/Eqt36pvJWlgy/XW+c4T4yYex750K6wd4Soxef8/EXyw3M+GnjcMdS/8U23LO2NSLtDB35sS3A6lONPv51Ghs/jeB2XEWJx2JUO
UXtnOTg/WUTm0KGdkfp6WVosn09YAkxtNfCp/Ktvp+kZzxq6KrrC/9MQLuJN3heATyufp0MsZGEIoRK2LMJUiLcI/3ctgAR2fuMDf/U73/eaW3bQaCKvEC30
/qwcLGl3Y3ggEt1fPp8P+2vQ/l+F/Rl8Pod9PVZE2F/LFRGKfirnn2F/ZBnY50s/Gq4fGICN4dFoe3gKhr769vAxfK7ZHj6Kz/hK72F8rt0SvBef7S3BIj6T
K713RcqcHow0lADLFeFHD+ATAIlXeh+Qw/zh2gI8AOv0/XA4W7xkfyoUjsowrk6eXG/qOy848ezuF37zazteexfYa1u0C+fLfu2uNpFY5dTelzT/4Pidf7lD
tB8jU9j7MkOYWzsfOob/fWTHDxc+74sR1IM5fhaXvMvZu04t8uRXbOhzy0wef+dyf5JO7KJzx99ZFHA73p9M9VXsQuU9g8WRSxySfz37uPBp5dK5Uv2jpJA/
t9wPU0mDhaIHRpiMp4TQH0ZcdnRZ+GS4NVwMdWpOhdvDB0O95jG55gF7zaNyzVEQNCriRflRPuAvHJ9/0BfGjtB6sJQ3KPn9tK/T/wAYJe/offWQ9dbJquz9
Jb+0Wike+1St38of/HFQ+YNBVS2CapHPqYqVLNj5nVNbRQ8Rz5vl98/5eoEwjnXyxf4KkfKTjIaVLvfy4C7RTkLg/CnX4kCdDgrOsspAHZBBeDrQQXg+2Bo+
FehAPRdsD58M9Jpngy3BKXvNabnmMTQNnH+ZPT7gv7uBukfH5M4+Bca9kEC4xI2M09yGBnN4vJClkjV3EfJSvhzxM39L8CuBwnI9ioeHV3qP4Pu4zLKrBzJh
N8n54tu1kruI9LMyeVwlVCoUJuRF9PuzywWz/kR/gxHV4YIijX3UPb6etvdgbjDrP0e96UI5ntgSPOebCwseXEQ0PudDDQctBHLvN3weP4rj56mDyMBP5D9h
GTTvlbvfp1OwMXwlQBk3hreKNi4fr+tPF3DtzSIOdXq78Cg4IrYL95NPobPnQfzeVf5z6OaGLcL15POCLcL1dLifCXW4IQmQRQcpgOkQKdBRbJIOIFId75Vu
9Z4bnPShbjBAcM1tKq0LAkAcmxrt7D7AGu7ykFrGjGkhUUEY9gXCjDew0GNsxoXqfEZGphUlYsV7T2ikZurE5qCAqAu7dF8QsDRKXsTg/x+IVD48HKl8eG+k
8mExUvnwrkjlw4OF4qXy4YFIutd09d6KVLUmq1efneii/ClfNYBa7uXavQO1IcUhwIN+z+ppT/m2fvt5POOUfUYdzyi0DH1ORcvwqXLa55zytWiu3cy3odnJ
51qgsBY0l58OoR1XNZCnQ2ogKu4LDUQIqzlCA4FcdBoIZCM0EMhGOGnZzxqHdEgFWWRH3yvcBJ8P+1BGrM6k+kXTdFfRQqpXiRbyUKRayLEIHAuKtKrXP21n
mbObpAVvvSw8UANM+VxwtIYrNoYP1LAyLwsfrPXXs2+1fmV8IOufx1pcL6qZXZPPWp3gND7HZMDICCigno4G+O5jIwTUr1gB9agKKLnDsuFWTHzW03GmO5+1
4GUIgYwR+DqDn6sS4tFIuEBDuf/D0dbwdEMlxKJoOU9bFv2gXPOUveYBueZJBG/OoKNPNgY6arKe9rOnGWsR8tnYzRn2Ui63vUQnfKb6uOXsktp6laS2zL5v
IiQd7u0nWlJN9d3muem7zfPRd5H8WBuksd348zKlsFuy7pACuzqBVa8qTBoVUTik+/as7ttcoftid3CF//uWQD9rCfT3LIE+ZQn00xF2A6FJrvKRNdS70mvI
R/NKD/5Lop+EoEHPDrtWtVsra3kGzgbRXAFiJYrrpKZgAWlK1Fa41ruaUtjQlEK24VmVdS3m4rnGaqlav7LsHJj/4KJKF8eaAISsyz8fUB6sZOxX8gprw0Ae
WjWnLrzn8HsZ71xGiyb5gUXRzkVD6jfzR36KwMV5U1SxptC7nOwoezy7+HbxsW7P981+N7fwE3TWzd2hKQehdYQAcZ3dat3cjvM/8xlt7SMqvanQYlkyqO6W
zur/Q17kb7H7zr/25799OJbOyu3NVj2lNXATAbdgW7hMgdRoXZCzaj5xul+sqR/Na22gKUpM42zzOsXAlOPZk/Pm/v64+v1GAGDBUG8avZ94WxX+imaUtotn
7hQmkg5MJO0Vt4BQYMlq5jN3wDSUwPTXhH0ESLAtEFMTnKZHUDx4l2D7SBV1UPgH3nE8tT9WSkzjKWpVbJtxpIu1KwbENqM2erYmVdac3RrM5MIsTFM250jE
cJH915UuBYiqtmkiCwYer4nVJucHCQY/cXv/HAdtAttcVCsp48JbbvQmi2jwSYxea+XotVwUOEYv1dFLofbPmNR0VWd9qYxhasZeiuQbJv2oiuPnQe9jhQeF
Tw/LWqdN0SFGh9bHK81wIc1w8VAiF+ElaIarIYS90Tt4GAysZkFLGzDCxdZplUf3oCoL81Y4BojP24dcCIB/5PfyqGNiJe4aEVMdSurQKPmi+Yx8YFOhHRCQ
Lw8U0dO7kia1yQVT32KNa6aDo1i7ZiFUIRwJ19QeKJnadEnJA8U8a9Z2O4XIhz396fIiRUvF9luW+Zo9GTIt/BuRbDVt1sC5OGXWECo0Vb5BIFFhFECJSGXe
uILpSAM2XuJWbLswZhM1Um5BdThkW2huACyWM+oiK0gRI6xrsfdRRvow83k/IfAYTmkLSNZN68NUoFMzw5IhNGHy9qz1YbP2eDaxXOCLPrfDTCwtL4qaLySN
WHdc+1pQdgCuhsQO8jjmB6/DnPUwZ+swZ53h3rSBaoWFWgd2JtNJ0mstTgW61SdM74Jp7W7HLYt3WHnBtl1rQ62uMTEAjWR/UKYsp65LrSJl2cJKrOhS6jKU
kXKRFDJkEf6JNcZHVSQhM2ujrVsUzwUhmkaaDuF65V+CvPkbCJuvfP5XfyFGBrSoyhNIzW8Mbk7yv/kv0Jb/7Hc+8l/rpKNGWV4rNI2r/AwVNa5EqU8sfIN1
tyVYLx/CWhGMlGgcUkOlepNSHVcmKs4h1VsDUt1LKzuwsF0kwFWDxV3qZ8ElkrMa68MRxvpBLoE6ATbRhWmwccoYx75NgUstWfqOSbSg0nNNV/KbNJpYGUKd
bJMMYUTbsbJPpNFV0jQWtwdqfLfhFsKKQG6EzgnbXiX5zyaaEyMBEK1FvvmnOg1EzobEPICWgihaq59s3pM1KrgHYX7fQv7jn/EUm2ZugZoPMqyW7ASHdzwG
LQ2i+Il+BbdYhAEM621w7jkurBrkWdZtV6zRHZZUiNUabdKlY/1WmTRjmseFl3ZgQR8TshqvVFkaUwP42Citp1p9Pj2XSzCF7IkLPf3/XHOcvfq6qxII2Ar5
uNh59mmo6e5a9U1gkBkrKDTQzp4LJs3ZLxkHXY3LWpD5n8xZ1bEfybqcqihzkxAQdzBixmXT+1p6oKZqYQ3RMixMx9RsUWum5L/m7bP9Ka0sZyNiLFJ67boK
EJJDUQ9GhVpU+6qhFjEepikpzA03dfWvlppQmYErYhOOtxrcrCJEKwpRVGAKziz0606bkrc3tX4EXYvMqzIca3KvBBA+xyGJBodkDQJmb0NFtcqQnHlQdv6b
rz//axf+X+/zISuXCFHhzojAIdKBCJ8WX/lvaGqO235ZDrJZMDAufs7SP/nASR+nX/Hld38o/J2rl1F9ylrUHWGzDmCzuATBrTUIquZtuxCT2yxL26G41Yr3
qyOhxgHJTOMt+nFRBHLg5p0LH7/nHTPRcwg8gEnN9mTaNJffg1pLK5uGl7s/XUkBlK98QGoGW6N/OnDqpGmurhr7LPg4UH6zWbCFp2yIflys7GaJQAJm4L4I
1xrPk+vaASobN903xCeqVlmMpjTwHyY/eN0XfvTIDsRQl8N8+6zNf/1bx4LWo8ghTAz1EpeH8YEA0lnJNOp6ughmqhH5b9SVNQtT564Eaz0nrkkoBcf2/lr7
CcjGmQrrm1kNmF2am6HlJjIzJ4QkgLDnXsvuZ4KycGFcOnHHyvzmuqJXkp4jkoGzfRg5/Mh7uR1fL4ct6BnFj0hI50YaQjHOm4ofRDuNSPoPizJigfG8Ehgv
VvtAxPxY2cNaOfpEp+kzuA4RliHKP1RLQGweQBBSaTqI3h8+XqG+V7TV404JC7wOlbBOssLIc3mfQPxz3L+qOO1UhRDyFoj04cSpCW+n93/f3somEQIVe39R
uvpjWgJQJVR31Kx39bSd9XO4BLt59mSsIk7Rq687ZB2D+NCqOB1HxMauVd8EG+huQVPn6q4YY4bUOHHHEuUZCEKtROURoANYAEhHGWj/nCwq53JJT4M2fCeu
A8qncYrrxEqmhJIpLiVTUJFMgRPWgZNM0xTW0xTWAZoPVFgnaq6hXPKHhPWIntYGeqre50SFdWxlzrSJ8bGmInMwlE7mTKvMWbOazLG7VIWbwLsPCGs3o66v
withuuV14+oVqcjvAnalv66Q5TVF4MeIzahMjq7lcXQzVZGZcsSASrX2NtRLnUFvZpwsl0arw+XE+ZiImiHSyZKqpHbb5gSSeh12wSFVeB212uqjFumoRTpq
UWXU3LNrGLVaKanlYplhldRmrSgVFXG91oz1p0eL7OlhkS1DoCJ7uiJ114x40Rgi26GyrQER9JNCZA/cXBGy0xWRvcZMU2SPaJoie02rLHMHCY4HiEox0JqW
nxv2gsEoMmZdXLey+2NmWvHI1twOaEY86m8dm4HIbBJlrrK6Y8vq6J87KzNziBTDF8UWqOI8xavF/nXM7a+tU5uR6tOPZ7NnkJaiXHFe3aqZpfRMzKyIUFhW
a4OiUtjfzkfWv+q1V/3J13Ys92FLTK5ta+pLUkrJJH/bmw+plEzyiS2sNBViN56UwjLJ/+zdVlgmOZEyYrcPd51JrRCGMI5yYlJaXL5CgEYqQBMWEioF6Bca
NQhMRKQXaE6n6kOoshp9dDRwGZmXhXPgDRpzUM8frCPZfc6l5iDFVFEaHw6AReizVtqBYKH3V2WomVdEmllVaTGga7qOqlIPBnC14Hhj+ECwPXzW12uOyjWn
7TUHWONYGj7tofjU04RS1GALYFlmIVxESAZJ3tDnqdcqnOOtQHnE5c6RBUZUfRN2272NXBkwY/ay8KmA4FL5H/q7soRXPxbhvf9QYymqkRlAXNTIDN+17WuN
LHlAMVAm3orIDMJ4+YjLYIuuPVhf75Iuh5DWDae9IAasqUa+OquHJzmTSK3JPvr/EXf1MXJV1/19z+y+98bjtXd37Nll73v2rse7XvbDG2O7VvCAMQakBCmk
cqv8AaxduYv/AIIipFgYHEqgpRIkTdUlSbuzpjGNWsVqlQ9FRaFUrVDTP5Ba1CqtIkRJSiqqVI3UAKJJz++ce+97szvrLxJVhp03b967775zz733nHvP+f0s
qOSbFtE+ZcDHu7Dg1PLuzHxpmpf0vf6U3zC38xZoUcQPiiIYAPOIFHE449V+3yZnr+9yvpzWXa6CqIjERAFfPvJfJRcw/F5gjLMrmOEZ8tJnkh2BQRVTOEIS
hYcPlaWKv7eEbChFNqxhGUK8QkO6yVbpJuAi8WVXqiqdJpYuhH1A2G+MkEoKpncGI+wM3t+eo/OIZ4n0xiCJ6iE0mNkXjEyPfhxaq/cFH8Xx9n3eGXYzuQH6
eAGs2Q1kyqqb5AzaWc9R2PtOgR3qK6fn/mD3VW6BJvqERhH9LRd9Y9p5XKOIPqoxT88IsEu5f75KQ84Luu+94t7gr+j++ZJ7wP8D3T+/Rdc8o6+5SNc8Kanm
BrVW7+DShQvymFn0RUQn+sV6ZXe3xY12L5cMJqxQhsrBCmWofKxQhkI/EQqGUMAjIyt4ZIa41zyf19fM/p+yyenFWlmA6MsnXUCcSxxmVIJPYiTxMsw/tGn5
vKR1kuYsr2YSbXocSXzQN87dWXMP/fCMWyrVjQtrJliTHk+dX2lw6rZ7LDU7nm79+c/oNddppyrDAHoaHBTeDP2zx7+TBZL0hasv4GrxzDh1VM7+cVFGw5ax
1ZRRlzJcU8ZXpAyUoEwWKY0R5+PPQazuI14JA7CU86+cF/OgVzDew2fM2R+Tx4Vt9Y89qF8Qe7g/ZGxiTmtzjtR+MDH46e/+C9kZ1OZH/uG9r3774x/7zUOr
+Lla/MhZ4iVeVFI/5XQ6eaTTmRt8lWSo6+OwI1+f+adXJpgX1Sl/yx3ktkPvw05nxTQzavcmalc8WbJr60Vy7T9HEbugj7jskK5DRyzgiMIu6oh7UqeEh3CP
9cPeOZsh59y5F01x74OCm/BiHt109sxNP9MkEr9KA9Dl5RxBziCYcTcKkfw1cbq6UgHIooA2Fep5582rqqhq3VnMKxItI+0WUMNQjQNwIhtb78h3P1155Hv3
v3aI+oM5XAGJcCfvQ757VfWRlFX1yBtqx2er37zpJSreHK6g4fk62HG4DunjgBygJqrKN9ic9M2hlmIXylXOal5d1lV86rBJYQVKQTeBLsoBgS5qskaHkNkH
HXJJh1bxOMZ5whH9wYPp0a6kslPhnQ7L4G8+y+wCJLF1WFZny8j+pc6++Mkm3SABBMt51V5+b1rWFeUs52X1cC9Z/omSKp3Q5dPPruA+/fUJe+nrNy8+AJF8
+Z4H8n7lvh9deEBcvnKWO5JL6PmlmpUGriIjqPz4+JNMSIJkr/A5oH2S7ulqmDc8fPMJ1f8gp60+xwaiifxlyuFKExwNJRSxMP5GP402wZnI9KmLFUvvybn0
yK+G8vVzZmwWX4L5ikxZVQsc10OOKadaJsz/xzgTfYw/B56R+o/M3jBi6XEBWBY5y1GMdoR/rPhZDUEgvJrTfvu3cXpzewsS9soDekXF3QtNFVXg8QIsoPgK
59ET3uouLIbSpkwnSxK3vEtTYCicz5KYicsR68kvZF/nmaft6wTye5bqS/01l75VvLkvvwu7XiiLdNY3eQFyefp32IF5HsdD+7wVQIT2k02A74/+PcKj6eim
N77/2k++8afbyCaINOMHPAC5mQQ5lPkswR+65L/829+5JETcEWUDektBcgHbF6Mlps5EVZ+M7GsVJarqjPvVCPDE086fRCBmnHZeiDJeZXo+AlQpuRoRGRzV
KaoiqQtd/znk49N1z0Y0EdPnMxGCwVre0xH5bfT5JFWDl2fa78oj2EDmytAZw+t40WVCQTogtyDtgWZXUq3/sAIWxvkZd1KqvFtq3JIK75T6KqluQ2o7IJXd
LHWtS1UTqWlVx+Kw/gS8PFnXUzzP7x4md6ADFyGrUt+qDtjvv1REUUnb//IJabeXncwvwR5zG/472vBH//plnxrxzZe//pkKVcqNy3eb7rOFW52uwh0/fvsL
n6/wQmR/ty0k+Cp6lvp1TtDJdMJ7OzNx7O6tWSTgxuShkHvHF6BT8/vRCQMJ4B50ngKaRXSQHFr0ZapybJXMi1HDgCvrqpjeSOroFMqvar/iTiLO4aCzG1PP
QadFH+k+byd8d3bqUQ148mSuDiDb56CzGbw9QhCxGR54FWHQ4NlEaTl9bML2fKR4ez5CaSPCKdAA1QAWBCIxfiOUhpX/OozfCKUBaHcAVQu18UuvXDHG738D
y2Od4ctWSx4YD8aHB1NtNzgnHngo2qsIGDsNgQI+wL3IQWKUNDhfvNRJ12/F9exftPva514ofI/yT7i4gT8jnNC09ravXdjgNv6C0Z2Nry9xp4GtCugPqpLX
uEFIc/gdrHka7xQsNeWQkaydLwfPpu/KfI9bfNIxtLR0fXFYtcv1dOH7vhcWSNcvOWUhzi4BbaFbjrMsx9lCjgFCkkJUfAFJQhqhQcPSkecDAjjyS1mqCF/i
V6m/IahtZINq126teGcvId7ZjcVb/GRwJOobxxF+PHU06Ay3wJ9riBHyHOrcEGQm+y0OIfHrf3FON08AlDlEY/E7M2CIjb4l5w5AIuTcVcQrUSxBt0uCis/r
Z0qru5AhuYUYKCM8fzegLDBCBrJCwgRR2E3S8b2uxPdGzLTRJazAsH7gxlmjSgtdqvSSY3RpwXXPKkcW9gW+tB0s6U6Q5NId6AyaDd7S/zDa3VOe618jkJ7c
FVzdXazqSebLzVVSyDMPXEUJvNjhygoh4/jVb/Blx4SJUzXNlYuHbDvobJNrFNrJxW4ZCFc1CAYW/3jYNd/jr4WRON8eh+Ia6y0oxeDq0TrEUhug8OxoXUws
1Aum/NeRS0efbyGemebOi8iZo+/veEV+J77/l5fHXZ53Ecx7D1tOcEy6XC+yOMmHZ7QUGvTJs3fbLhlSKuHZfgOfPSrbvPIC73hLlvuG3faQUVtDcdtVqJ12
l1ekeUIOtdMeiXlVX9I3GB89tD56aHz0UPvokVQXV4uPzmTOckIc/0hDiav+83lUZOLxUmfvlDq3sCt3Hubt5XB9mh5OamMdsxLS9FxU/hVHVnujjX1MpOGl
F1Sq0/CwZUMdPTRZeLKeyDZWuJuX7ULstXpo1VkowW5/P0gCcfowZtpA1W7wG5IkicRsT/guU+ieL4vkDKP0lCcGA1eSvhljwIExgLqTjaA7/HnPw05yabiv
6OGewSEPCf/XfvqgiXgBG9b7vFmzGaUDyU32GFbTLruAiatipn/BNr6kduG4Ki9YgYQMVH0FQx1fSN1kn7eHj/bTUYu3DBH6rzf+cBPdJhldFXhGffhAQngF
piTGXjvJeWu2eRwVCzu74YpglKDSqPjTOKlQjw70lrtnP+1q0KzdQhCqTlLt+nP8bpX2K++C7ytt+6VtuT4Jve1DWK6H4SbCPkgL6NuQQ9R+9lGJJoCIOTv8
SjOwrywd7wouMVEB3ES5bHX9Ib9SsZnG/E9J+1W8IVU6gWX9R2YRN+kCoS75zrpg2WqvmdDK9j92sH3Z6tq+JPPzAJuYNexiVhl2gz4sSAczjzWKsnlxvFp/
59wa3lJkzhXgFYiZrLPwJdDPP6wG+HfAvSN6RsKE8y1ALjTI8vcfXv1iXtvYdIgYMURhoeGvTgByxACIvN7GPqgJpNty5B1ZproRhEG197282oaDGtzezIe+
lQ0je0TvazbU0NF8G8P9b1WNb66q4fMrDK9dlt92DINbOFxdbZ5msJJq/V0er2pqsOf57Z3lrCnwGMv5SAHqAtlsVzU1cuR3//PrKz/924sfXlXNxaY8Aj80
7Q8n6GyM7MC4/XZn/a7zKIiJGmoUzVZXo6X2IvOJ2RAQoR1w6DQH6uut7OsYZQJHTZIDALdGwdLx0FI+NkWmVa3UnGNooO2q2aE3OPep2069PH5I4qdi0E7y
I8YQZq3UGLgnlWr//Mn3HDC0NdVIGRU8wzDj5DGM0YDusXLK8tKlr97IkJXln0dUrq5TNYMo+fp3VleWedPUVSPqOn32rRtXrSKgjI65ZFQLgcbjUYY1EeaP
ailou2oBSKT3vXeuzAHIAb9jhrhP2RBfhRDfsR432aQI7lKxdKlYKKSqaswS+TW4boCyoPbYnjWxasK1HTPh4aP2iWP2iSAJGRVl4OcykVQ2ym+HokepTtyQ
Ksdzx1RGz+XYaidmJlM1avfMofMNhuhXjWPMYkMVTTmUA4QHpT5OKojcFU1bX6l/8TF2I0z+W7ImnZU54DDEgxpOdrmqEo41u454FP++v38LBnk4RIhdruj4
5QqbdyGfkwVwA25Wnj9NIHjd6izHjFQNrDJNRFOeAj/WFHWK/s7yImdg9xXR5PFlGGhdua79Jc4JIzFKThhDWHAmlUk9im3qUVKkHlGDxT1vpQGyRYqSYPFg
FnH/aL8EwCwKaDkHnIZ8q+NCDdjCvC91TYi6iWFjyfc4CWwP2LhYr0E+xQAH6WC3h6E7VzhGCbFJQz2IXgbUIJQADZzS6DgsPD2b6WzjdN5gVeSInJoaQlDN
cDYEGzFVPIwP4d2HOFEkSwSnJkAPQCpCAj6OgLri1pOsN0OK2To20U3oIdumBFqco0EHbs23MzJLU/lIQlU+3Vc/SbYx1bqpgmwE9w8eSzlEo55LvxYCrvi+
/Dom4IrUNlBejKktQn7GQqD/HAlvaCCJqvRLVX/ZAmdRmeP6Up6Z48ZSnuu7cQrRhi7bZzh52qhPoYOn8MtB54RccHfxwyfkzuPycZeo6A6aOOj/O5rZTjWY
jeviJjZeZNYN1kcD37gaPJonzTzIdpFwWpyyPo6JbPeDwAfS1DBqXLg6x/UDAcmJUJhxboBEAqLpo5pPklkyudhcyVo4oH/9J5vK6WS79Nhx6UrRA3ZKkI2U
zHRMU2ip2WwYpmEr24MPlU2LoXh91900JSygH6CIaTWlru+oPTQP7FqUtO0ZDgKddu5C0twsvUILhRzGn2N0NX3s76yuAFuQ9GcmVhN41zmwq8Zq7hhouNR1
H0l30oNmOM6XSsqYkulOqdwxqdxhqdz+7Hp0TcnRS3fSGwELC3L0VFyS4yYZ6KmkGZghfdk8/Tx4NN2sRviQOkuUbBZnKRGYxZb1806UjhcfZPcNOTyt0uvT
+/QxqfDd1DUrIBydw7OHQcwGWiQ1DCK2OZCuPIRa0Gsdb7sPZHtVqnFWZFTq2V57OYULLwUSpmH05Bq+AftnGFR0LR50gPBGFUo0ONx5Pt0oTtflNGZaVD8V
0Hwu0JMCfSkw2ODODZ5zEq9ey1KS33qaGAyUd5skuRo1czaDV1YzSgR0W+ok1YLip2iZ2LQMDruV3+r7fCKEjr26xrx9R87JHIYWaPmjLzVo5MN9cIYwCsCN
G9/HbJJTWLmtqBZiQ+iDBkV62/7OefJF4iJxF5Eps6kjyq31mvVzdQVb5QF3iAC6cBqMolobAqsN0M+SNpyANsxdiTbMXU4bdvXWhl3XrA2979zgOVYb0g20
4XRPbYitNgQ6ypFr5MWmSlpaeSxtF5fa7i5puzul7eCX7zrA4aq7Sm13bN2oKN2VXvX2fFj6rBgIqnYftVhCUxTsrrTtHZNxiDvsjH/Y2BHebSkegfGHlUqs
dOC281yatO/n7/2dVa4D6ydVaLVjqQwc5zdUcXxSzTQx9LgGHNXVcVFkiLzfbcPcQq0da1o+yU6LMW0Nq1Ll+6Bqt6eS9xiXEzutCa0dFX7CV67WSup1q5hF
ViLUDmTWJtQqzMjKdeQOUQj91Dqhu11CP7Fe6Bie/n+EHq4X+qluoUcfXOjdIo8vKfIk7snOxdrN02fKNkQNA2SAjyrwJVQ/BkgO8EnTtb/2w0LF4Bogw4gm
z1GaPIcxebJcIVUWNY20U2qyo+ZpFtxDQ/L1NKt3eHAOSvNip3Oe3EkkddGQTZ9TKlhs5gs06mAVZ6IkoDmMixP8cv/LLzehbQOb7T5h4RRjC6eYrLtF0jUn
AAHAjt0CKIJj5GZBa/aImzctbt71rJc0ttV/xosAs9qUlA9tZGr7UpuWs9ZEnbX26aw1TrsszmuwNMcVDYFNY6rqz4TDuceP2rR7+wPMy2wScyZfMgjVHaET
mDmHMXM6fH6HoIvrZsxTae+0SxvmmZTCNv4kKUdZj7iQgZIm8CN5+ajGQNJUlUl0BO6VadEr0ymm9St65Tx6ZWp6ZTm+wZUSdRdMSl0Q6/B4VHpLOkg/cJ69
pH63vTt0Z0tKupTYzpas6zO2LJNqnkCt5qBWKdRqjlPNN7xVUs4TPRmlahKalKp5GeFI9z6BbsXiCsvimvT0EGbFBePm8uKa7C2uk7dcwYhF4hpQcW9xXe3Y
ZMUVbyCuDSaEmkwIRlzzIq5JOyGcImHBoSUFv1VXbUFNccAWxpUFHlfY2JqR1d5uIQbrhNi/RoiTJMQFDFQsxP5rEWL9lyPEYSvE4asTYiBCXCiEKDtayRrR
JNcumivtjrVfTnfsIZor647dokF3xJIEEpFR9sYu3a0COVYsitdqnuc6MVu+DEUGG4QM1aNpykLMYMk/vASTHaspe1E6HdZ5eGWLeK/xmdgGnTPWNpaFZjAJ
zEDtZ/hpICyI6cTZJQ1r8dG0375UTQzemhi8szBxnXU+Sy9nBZY1mmKXdVpOlI6Lt54RfG42wPVbM34OYCTm1HC2l958Tiq796NMx77LqBAelrZPWYcgtece
Nt4ADRHZDNag+LVPs4zIyIHHn82qGXrCrDx772287jQDcx/aPiNNKm+fXrW5T0UP205BIr2PTUqfbUsx3K3WXGL4nfpgs1XVdI9UUEGoFtY6/GA9ZMb2kJmr
6yG7pIdMFT3ENH6ihq2Q2NAOr8nQvrrhlazqqMuq5lr8Qk3oq/ZaWmu9llNqHOWOq93Uf60fqYbEstqG4WDaro3J6pFeAUuHeE0AFvBKscGiM6Wn/Babxrii
9KvcK0taTZjh02r6XhZl2V6e0Og1G5rM48ZkTqzJzJg14+tN5vFuk3laTOZpMZkDMZlHxGSmk3VZIG/vb1e4II2gVWxopdiSVIDGYV2TJfOUrCFeRDjAZPO8
Ri55bGqi/ZjkIFNh335Ub3InsuqHPRek+QHXCQFFe40Y1m7UTmjpmA3fy1/ELe5+CvwQKj7WVPF9GaxL+tgB5jUII5vBzNFmG9zHwmmC0I2EpYyVkR1yYhAf
IZVew+Ijcy2IyYITw0hkmOdldnQYEqkslZDtPc84QDjeRVYOzXVVhg3r69ChIIjxaLYCtwpRLAEPzLh+Dy/77iGfahI7JJNQk9Q2/bCBK5qzTc92Gk2mJPq1
2xs85QzLAKVVAMMsVGDqxfxDAAdz9tCXD33YgT70m3M75ZxiHXFgJGE5OlD8Ln1w9dR8p2BEJs3mXRLB5KlhhmEcVbVXb0RN6D3vXtoVi0p1qaGKC5WL9b5M
oVfo1FsN4tMlueIV9gS2LtGzfn5OK99W3icwfuF2UzUD84Y0tkElJPH2tiasbVc2PDAWfSQdNvQzydCGRNpd62NjWZ8aIiXczqOMFIWxX7k0zlxaLj7LpYst
4TLyASCDmYbWyifRs1Mhn0aXfBA8ktiUcXvo9ZSa3cWEKYYdSeTI6Q3BeNM6KXwvrAZmD/FseKZEk4RInNCkA8CT3l/sIEbppZGnDl0T9TvyOCua+j1sH1pS
niZtCIGrzwCnp5gLqzS29wmqgIVxrGKE4Pz7ft72AzAbbmxhHdoxRqeHsCSDvwjLjVMlaFYUVq1+fMDZYY42AD/W6HA/H20qzx0pnX6Vr0CcRh3f6biTb1Z1
tXmxWcocr1OtLVROTW1imvJaCSvnfA5qgdpiU3hyH5PwiRT+WCyMS/Y8wrSQbHxIMLgYEaGqai/mA5oTY+AC09cz8tYgpA1HAVuZd0A0vWVbkdzLCmRFg5In
Kuxhb7UFZFnESXugwRihj637aGzxVIqBKGHGMOzc9x9NA5M2z/HbVcREhci05Ug7z1BfSPYAA0aH084s4s1Af1DhmDsOwdMBo1QbHYwrOBIcw8rggRWBDPNi
g/XlCC1yWAqamhdyaOacr3/+nAmNwrffOydhV4wJhcQ93NBZjpuOjj1VbjuxQaYcbRE/63mANeWQ7JwDbQMTqBoirBhRpNHmJywDdF7h+LRu2l0TyuPS+UCf
Z7pU+8PJJjItVbmkrGpTDDiLm8N872BCwQA70SHPgTY72NUpwcqvf4HjEv2YuSyrS3lEdb+DabpDxPuS7JbzSpExUSnzKxUhOHRhZ3mxeYBppxE2bMaRAUcD
w0I3WYbxqlfisvxFUqQD2iRaT5HOMVuInT0t9PVor/Us09E6inSvoJjmEErRi9+XkHfmqqQB1nDZeZZo3uOQUfpjv3cTz2tWOkY/cQWzzJM+UTA+x8/6zPu9
XkIVLaFjG0mocvUk8hwA39LSuVIC+WBjEu6ASbhbp3NnDQ13Jrppc0QsBXYLxYIKJQu6abidJQzoYD+Uo6Dg096wsONS2HFd2BXcsfbxPRm4R8uM8tpvAbkk
+y3xTyS+XKa/JA/RTBGIGCXLvGifEO0TSUwu+Azj9uNs/0Uyb+rz1BNaPdQ1sg3CoZme4H1ye4Q92wNrT0j34wY2reFKazAIAv1WwEScFSbyFgoN8RHq1vDQ
GiwpDCVoCMzDchQWXLMblnhcSjyuS7yCO9bWwdNN4pWbZDs3yJEiS+ROmyLyoudGZpDhAHwfIXc8MAd6PKaxToWyqygjJ4Znw+lIjYgmpEkLW8MhB16T3SEp
k/rr7ZwTCQRd5PmQAoklj2BstuRzXYoenLkeWPk3efXkjyM1SAMb3YfOA0JdblNAU1KL4UtV+WhdnxFVXKPHwPLXehxCaKERmvBMsdBKT+Ih65ha++7/x9y1
AMlRXdfp+fV093x69iOttNh+03GlJBzB2ibhY9CqmwEkgWUBksohrgq2oOKsBBYIY8UZ7awYaVkixdgitpEM1kxPycKErVJiuwwmYldQGFNJqjDENkmRoBAM
2EkAB9sBQtjcc9/rz8x+BC7jCp/Zme5+n/t59933+r5zMbtJy8eHDUKzXVTTov0Sa/dQF8D3Y4fhpOnufp55bwtQL+3dDQX3/e6EPJKgjiDkRjiZaXBsoXNW
2INC1t7kPBbPPJnFM9+exUsHFi8NXFKSVmTx0qHFS3davHQ4wnh88ZZMUqYwJb6Xbw7n4aWRUeGCGS6oUpkmZWNCL98UFphla9IQwSPzpXtOL5juGQ/FZ504
z4P0zLZMz2wvmPR5W5j0eVuU9Pmt1C4Lcql50+/+uq8tjhtmNskcT2r9u6Y0qpuJA9ISxmjOyMHVyUCgM3RN44loGleDDqdxmOSBeRmaUY06GttL9EJ+S6oh
/au0KiviWuZldF5y4ys8vgZmHaOzG/z47lMMgEZo9dRopp5GMtxohXdUC3ESyO5MK4SgEzQXD9GvN2ROhmlS4HtkNhu6A0iS2ee7jzkZ74yJI+5MiSY/+mS0
HN5DywQB6nrD0ddjp86zxis5b2wHrdwaOyomgqyx45OXp5S9+kbuxOSJe3eRo3llnvObHH1qWsOPpNVZpZe4TGKFhMUev+8b2bDYT546kJLF6Am1Vk83ApC1
qNSKcxJXYj5dz1GWWUQbSzZo11cKbpLP+eC+B1gqoDDi1Cpyh/NTvKPjvoKRosqJ7PVO0X3xQe1DiQTH3bgv8jjKujjXHRGgMU+QioeM3dGX+XFZQWHEXYYS
wAbKEtOREYVvcOYUIVNR3dkIwZ2aGvF9+OJAfiI74i6XLWKDlriRsLyxGnG9QyC59U5+sGJ4WLrniJcV8MkaD1g1NlbfjXWdexNSS1PHs+6b+ppCCrB1KaqV
nO80Ea8YQoa6vr1S8OoM2jQ7+kcUJvd437rp+8aot/RmR+dGdlzOGsHd2Qjv9giRkVhLYyu7xUFE0na4EcTd7Agx9Ey5ufyvTzy6dKs7cKPce8Y7N6e4PHX0
89hBKAE9eXnqLv5RrvTkDcjmp7UR974/WcMhVgX3SzQ9Fo67p1xz3Ol1r9pKvHYKW6j693za6RPF7ZOi7549HhoZ9QbQUfTuM5cjuIwRQKijGdGrWn1yH+ac
HrR5gr/agFFiSHW5EY4u2qLH02pOef1krVKSPdJucPpIKS5GzkCWqC363NQNARn9LN+vyFRjyM7SRNpF+WSPiN/tocraf9/8Ji3wgZ7aU3N6vCS1JXo2TDr9
Xr2G1oW+YbLm2KKffnn1S4H/ToyYDIicODLiMjZBbs7Qli5BQizCZK4JE/4Vrqx1hShAZGL19krRq9M1ZmdBstNZNO7V91QWC0PkapV+UrYx+pvjMag11ku7
01RJjCLipGamccSReYDsqvxYOf6YvEfqO1nji1/lJVyRzH3BnRkdcWd2IoiJHjoLH0Pk9C2uOdSRDRAHE1Rfy1Tsqq8pZIBUT9owyVk6imT91nD267K3qjYu
sQ9LojwuDE+boIv1PRMYInR/nNZaWcsD3iY1S5LNhCQZYhF37FBD4nEqeXLqTiX8ONUD6gE7FHiuQ+BEmad448kTcCGdnG97ACInPRA2KLRDCoMCilJNUto3
yenj+xSlpCuSUjzNabmEPg79naAbilp6ZpxXlrEaZxIXh0KExs1JsRWypFOF0wysJkXcE4q4/2QiTjOmGt1aj4+PisUd4tdxcbUcPqsY5aBD0DlJfmFS6UBA
fonJ70eQpi1KivSSJL0f98crhhzDIFmfh+R+Eq4cQR6ffAmeitNdkssSUObYcw1uKUPu8Vh9HYMp81dEW5fIolRKqB2Bh2PaWmUoYxSmQgrtDgptRWGGc+Aq
Cu2IQhsUprkp7UJOQypl1kWhpaRqkJagG/jot7oD8nE4SM4n33tMBy053qIs8Ixg7HRKZJtIv/t3UgP6psmdDs7WweKWGk7PBvD10kFO7Wyw9Cu28v55/utA
FPs4r5rsGlFD4xTZpT1tnMyNlxqDBOwjbuIiukatI6dGTuXQIl3evb6ylH6bo3xp0M1xpNeSCuYK89pKrxh0zW2VQRoixggu9CkzaIKdvaLvIwW1Jhl0MxgE
9OcimsuWqr0lTAK0hJFbzDwjFLFAKQJ67lqymC//VX2rKI7wSePC5G6acH75/cSo1zfhzRB9LxMfct4dPGMPjwq95pHEcnjqeXrInPBuHfubsZd3TWM2934Z
HAvkB3N40Dt6YnpXY3zf7UO1MxNXI4fQWtcQeZhqg4w3spJkANNbIPNvqRfDBZFHOFURxC4RS8XgBdcRhwp4jURs6KUn4QgjIoNJKEoSCpKEIpGQm0WCEZGQ
YxIMPDWLBCNOQo5JMLpJSOOkLSkuq0CzoazDMmllBHLbwcnWYUiCB0AdjojjCdspQ+Ho24CzKNC0ftbBSwfV7oBYBFVw5qVvtoh6ukXUM6eIemaLqKeTvmvc
fuSPACgNma5+5LkmuykRqzFUaECEo8LNkiLb3injZA3eO0EMpaFMP3T+oYdenL17Q8GUoTY8/mDKd8qdwRz9TI1RT3bCOMvIIlFYV1CeLd6n9gIHQmWjCg+e
lsIj5mO5S9mFC3/WqBs00A3gvXrnThzZwgAAQLHnXxgJeYwDclZzQLcnLxW2VhkZz4wZyGDeKIVOceD+xh8jos3RmqPzCfehkXP4nKmNa3DGlITZT2JnLJh8
ocJZqe3ZdaEbZnTU3M+19AeGbs7Wc/xMOMXRMMlGr0Dkv65MJGa6v7eWwzLoy4XXsRVQyWOp0ow3PHFE9CFoBYgzVH2rocBA8+g13jbwCgn+MXLwbIGkVm8n
CxOtOpDSAwDYvpoej2rBm5CDWhJv9rxz5TYH9jdEZsIr8QpKo9bTm7Ah59Vq2GkqSHhb3gs7As3gjTVAmDKO6cWDCseb1gYXcsQzLTew7tUnSQSl64RO0h1c
kbjry+TLhquQLGePcugDkYfYIVUbUh9IBDs6NScltCuwkCcvtSAxALEsRt10h9yZM1M5FPl9TRuV4AXeTKLhZL3pxAa5je9NQ941JfaJClwliY2LxafmgYSd
46iPZjvGTpiocENJiZ4xjl2FCL0nfP+JF2He2IM/Ot1L2BPyEoD/k4xdzTd4syijVFeTC8zlqRwvUbEnUHM0kdwAZi9nmFRq7Uw+65+UK3/RcfzTT2upOl7a
bAmgaCWyhFtjlAvepZLasFp90UacjDDol3sajvKPOAbiVchnttusDgYWn2n4EBl53ISFasgkOiZyoKGM3PHhg3Qo71hqC8gC8geezEA5ZAuxys1KCmvioOWO
ZusjDIGrUDqSiOFJMSTWQj2gJ0/jBbUmT0anQc+P1R2aUFe472PiB3mVjOWLwcAbWaw7MttFhmTnPiuZw4kDnuc0UpYw8C4SWSfp7rXu0PVUnhazDL6acW9F
0p/0rKe0G07X7oUy0wKdlrwGJj9jhDmintmGrWJ+AUhl1/CxOmOLq12i2Czr025wuZaR0zXUBGaQRMA7i/dFZ9hhcFeovEYREy0Jkxsg4ga7uL/Fu7Du1hEJ
NUSfo9iqW4s3yJr9MA/83+FNMoafwf6nen+zRYKlJBlMZwQYWFypb6dTdauWHNVjoBJqg4iMGLCuJc5qEoCteicYi46ry5xcO9xfod/b4rAwERQDDhynPnlA
aG1HC8FQPlHQqs2ZWw/8WWtwFekHrT2SgM/gPzkkYUVUBHZzH96r9j1WJJbxjB2rOAaNxjiasLCIFkS5aUbM5OzxuTb3gKRl+fi2Q+Ta/KN5iDrl8+MP7ZVv
oLnAgO8YfsuJIQRiAVVJgi0YU1pUpGJGSIGxN6tC9yPUQKfQBjB6dWBFdcP/VIxVvhPBgFIHhOk7IXbDVBBwcNb54beHmk7JR8CB3fQPOXiBpvnof/WW23vW
/PwDd0/51Z99Z/T4tU8+PtyMNcuvwq3q01u3b/7sg/uH/eqVt/3uTytLj001fbr82W2f+eG199875TcBNFC9/AvmZst9YKqrPJ68/qnl77pn5jaq4J9fWt/3
Qu8BVEA1+9XWK0vvr/7ia1RHs40e6WAwGAuAz+r9d3zsc+d+6t0r/eqmL+265ezz9z8gq0RQmO+UqY7qfw5sOH3DxsNU9fM9P399ZubpqSYJUKtu3fm5V198
4zUq2nfn3d9ZdXwTNdnsoI0DddA/rXrOuj/42Zv2Lqrk8IryKRs3Pqwq+fD7k1/47j99lyp5Zu+nDr/yv8tRiShX//pbe92vvrTpAVBO3Wg6FmIpvjHR+LsD
//GjfM3p9c6YCFyc2x9K7J6qJvjd/dBDzepLZ7/+pnfac8M+eZy9IRZsY2foEk0nalOReKknWgw9EmyRYpFcEPnq/veuof8ep85LAKF/hAg38j8/pq9EdUvY
LU6GV6Yybad8ENwtM8a+xWoMbWs6fS0/ZNCJKcZiRWmnv3rT9x69ZugPnx3259SscstZFGljPyc1WUVq+hpJFfkHqu/f/ImlH//mY+f5zkBLii4WkeNYLWdJ
VHwJ9bQlybMUFYdJxauLtx5ftPX4pmGf7leXNjX67/WVdP1jh3Z8+yOj+1f6LUa7IMVZSlfvrE3fdcPZXz/mV29/8tWXnnyxshIa+p57P/j8K8+feh7E5iOU
VeRbgrq02AdQ7YAfpmNJrBLlFikYP7MEj7KalPkfqInsGNQEwK1nPLLp8L+96xFSE9mxU1lN0A/jmrt6L+x57jy/+mz1F390wXNXPCBLrJ0c2vbIZT8511d9
GjnW5E4BtJYo1GnpTC2WxYCPC01iWgEcKbedJdQZxL32y+FcffOm9119Uf9/x0UTSgPCAadfhsJJYdCA2fFfI/+y/R+kMGKq5VgxRSMZoKP0PBjkK3nQA4rw
sLkTw5KgbtYcHm4G8kCjii90O5Dj3Jx7fSWKoYTiF90JJCxLRBwNJesHvGuKRce8M8ajMLvalO9HA8mRwybseUjOD4YZd1gOn0dDA/YY0dDCv84iX5WljyUY
RwLDiP7wkHEKcW0G0U3ITm+F1fuiQPUQUyHOA6K/+sfv2vhh+9MzK32ZiORACPbFv20F5ntij8RG7g/tPv/Md6FvkiOk+82YZSvTlVI0V9CQ1ACHHE4oA6tk
u8GUMeQqdIAkR5pVW7feyHA/gAHAhNYm63aEHHIZLoa4Krz3xvOMrg6cy4RCuZNJodJR+oq/tTNphp1KjmZrPImSC5MEQkCGHQDpIYTzf8xL6EBYRuBD+oCT
3szABOhCTr5U4a+cMiTtt2ParHecBkDKzaAGBrAhz68pMu2KGbkQWbgInS6GhJ6LZupsvMVgbj8qmk667cTgftMyLhH/hwYlPvUcc/KxyaKwwGRx20B6U3EF
JguyAPNNFgtq+Af5nyeGocewLiCxw/52z9bBrWWrmm2ak/9f9LooOrhbJAIOBkNkOugxRssgUTaXRTS77YJTwiRjxgylGRjKYbasZsxQmi1Hi8/CZIDJLpqB
XTTnsYvmvHbRhMNmz2MXzXntoj2PXTRPYhep9+T9xd1JM4ZNDWcwRlvJ94k5pM8+sG9bCCh/q3KPXJsF5P7WXJuiQLTryV2bps8qXRJmuwkYEd+PRduyA9Mi
9XnH9cVaWF+sX4e+WG9bX6zfpL7YPsKgSWN4XTEXU8tzuSXgXk+HW9Lb6ZbEW6M5tclbtcTO3oCd+jzs1OdlJ9ZW3Ohc7NTnZWfPPOzUT+qWlN8Zt6Qcc0vk
GHBMjAIbIon5JJwnk3wSPkPehMgihtFlXbklxU63JI5nr75PD7PHUe7yV6wufyVcivLjPPdm4z4LAto1TL9kWpCgK89+BSLzk9KvMHiHTfoVRgR6Zj1Tzqbq
OmPVJqO8Jp2Iz4zQqgWLfplFRchjWa8i99YLiTA4MgVo5Wzs1Gm2C0gotlPAu5saUE5zMoOMITMTQOc1bGRYPkMBaMuSZznqvVo+yvJwgcwv81FZer0qllxF
TpncLQ827IIif8qc5IdWwxJnY7kv4GNmWy2snIoQbeyWAWewhYQcVDMWdj7x2sA3+sjLtBg6dtfh7+dbLXKsrHiyAlAa9nvb6FWF+B0+Fyl/brtZ+aIHhX5Q
MvxmdWAvRkIBCO16POO1RLv1Q4OCJhJCr1jw5m4HsPvnsUOCpFEi10039Bh060gHYkprrG5hKWzSrXzLoWI6yhq00MRBGl+2qEviES2bJ4MGLlXysTYjWHvQ
Bq2WL7TNgyAyojAf3ECtUQLGOcGAZknT6CYJ8spKeZW6SMIUCJLIopqghj5K5PrQtyLGLFMDY2w2HZY56ZTBahrb0woD9KUoI1zlQH4kPDNOnS4jNi5hBOJI
jtmwmkouvi2nUxMxbbmgkMsblqxiHcvVJFHGE57HYZ2LIouDXPRMnvGE1hY49Rl/S3coJFdnxugC93kjAdo/a1k+rEw8mpu1NucZgMtS92cv0Ffipj57gX6e
tObRxORXLJmAONqaiCYZriPcmuiYRdCq2p6IzxZc4ss779u846avha2e2tnqiY7NORq2egeXOrRNm3MEAUME6kYeCo7UWl2aaElNLGIqL+IYh4FvkeXAsXeT
/5C6kUbGLUeXasQ6FtfHTtMS/qQVKJaaeEBiLSNGBlr5YJBtCvDISDqlXg/OtSVFXptjeyvHnXIsIq2BLne5beHmFG6Fm1PCYL7gTaQBby3cUeXMIAapU2xK
LbGdYROTn3NfiDUM9M69OcQeXQ/dnmuHCMUW2CHqDRHPqWe5Fq3YuYRSw6m4GuK6UsMHup2Z/Jy7ZGbXLhmsTYvtpo3QK6cweGzPVAUBTjGnvovfvUI+lYdE
cRLNamNiyLPBjFsDM2YNkpjV6IHOySjP57XwrgwHbnknTqT5a/PAZgkZHk3aKkj9L/bJk1uafdu+AHY9jlTPM/EnZfGUzCat2V/cp/yFqDZSt2XwHs7CSe8F
/ISLYsYSRwz1KDcbdwVvRBMxwGehxztnxbMZiKw1o6e1uslArbP9G4XCiv7jbLqPbzuk/5FpI6+a3zzk6JvjjksX9UH6vGisXhW5enUFUd+RrqnTpYrcKZHi
rSfcmd7bBV6NEzpth1MA4py02WZfXb0i4Vcn7HvlW5ze0im0w/2aVefLeekOx1ggB70w4sDVSWHEgatTbr1CTs8bSafk1kUJb7g4aAtw67fIc3tCPxDtzFS/
+MPffsE6rbzSx7RfqhTzLJRlXVRDDZASGukQbZdPtoHvZfwZciQj9u8LJlFbvjJjPuhxPzCLFpQKSH4YZKfbd3RyINoV0xdK/aHH2aCFsyuzISl0ZoGGII0S
3uAm4Hfz7mDY180FkzhEXTXIuei6J4ARYYCBOAtuRvEJCRdDTd88SJczlioSyJZUKIhlA6UWK2yakYIZt5DDSDiztv00J+uT+5SvDWNBQEqdUU4VZwvJYRKC
5SiI4rfJYGdbeF8QB2ZXjouPxQ+msBxqyfhOrhnuGWzuWMwYMevZbAu93eLdzKhOK5YZ7OrgSG5imif7DHUv5gL4Sq+fASEHD+GlbsdAz8YqQphGk08Kpf3m
Qgbgnpye5Aj85GiKE/9G4QUKsN8rybM3rNFfbzDqvGfTEkqXaTkNTtI5KZNuiJxXnHBywXmdWJkEblgbeIWGd565KxCcgYqAkroOJxHcPuAXG5P0rGgAhtqz
G5WEML2hcaHdszuKGWrgvSsHPGmTuyslTifgjgKzPoX31JUyjUmEyelhplydwUxCNS8XU6mElrLkQZpZWVEuKnDyjySfj5h9Jl6zOnOmBEe9ZDRFbj2fLSjL
xPEpeUKYHXjgENOARDYVW+gjpycSjuH+eR/CGA13bFfyukISa5GwUBCXYCE6pIhpUB7YULdxiU8khReyfNwTsS7E9uMBoncOK1xyBMGiqM2EapM3qPWYuO7m
CEog2ApjC7m8hbXEDeTtxXt/+nkJQFQRikeTZ8Li4xEwPCzJIvxwlmMPVV+6rtL7q4hTChFAS/lULLT7HZDZHHIrLCQ3mYEVMSS9mId7ZSxqlmP6mLdlJc9y
IM/UfPLsIW3VKmW0F5eputwl19lCTVNRHJeu2FbQpTLCneyOjiRUR9hDjwv5Lzn8RUcxkhmvhPhb0gpAOYwwDC3M85q3pjOZJFkKeWZHDv9o7mCxLSwksCbp
pkek1zKvrNQzlkzrnmCRydyqN1Z0T+Ow8uykY5BCrXdMzEyTgVJ9aIIcR0547uUbUd5H+plsgO2WR3Z+/DIVFfu2+51/C/1mpKV81G/V4bn7CXVQXUqEVhPH
GX/AoVoKd9GgEeSE0VqBWmjMxoCCbr3F8GMW8tBczcqdOMKxWcycjtaeYEt/fWO3p+3mRplh6gQT/8Lw1oPDvXN0JXuSrvwfdV8DZMdVndm3/9/r92aeZsbW
aGYk3W7L9kjWeEZgJEtKxeopy5Jtgk3CUtQW2WLDz5InJ2X9rNdFCTT2yEQBs4gN2RUOxKMxi7yLVXgXqDIbHE+xwAqwiTYbwASHmOBKTGATw/55Nw7a851z
u/v2mzeSbH5Ttqb7dd++P+eee+45556fEEspEou8qt1PzbNRmV3amfWO2k/Yr8rAoKfZCzTJ+Y+456+CtyvqTt7nuV6VeKra5QSZo5eEFPFFIAUnmIgrpAAl
EQyWMQlu1wcqO9fp5fSyF/ol3QdILbrvrQwgJtKeSWSMryQUA4+kJMW0afC+3h/EBWFsbOPkQEwFrapqpIOa2WdPKhf8QxR0kjORD9YDbIglg/zM5sVAvXdu
4nJexHwyvqh5Ge0zLxNwc0XcnOYFpgeKJ3jozsgE4/BdcVWfNr514ZRj8nmGEnWEZx2unS4OjWGl96q2b211TRgxwmoyc5eySPTGUT56KD9y8J/Rjl6kwc1B
WTxsLOv35+EhRAzieDTX7T+QurkrGsnqIYpEtODy1qED9Ni1ynpC6a2yLVN2qFaWqsBPz/rUF+rldeH/xzmjJIki28wzwCQ8eH+kqmFxfJp1wf2xuLXNu1aw
eEbAvZkRV0vWE+5stgzskyXYNwjYdS/Y3ZphLLr+Dxjym23It4uQIaElSZC8tw9JNGuu+sfug6v++8u5edfdxkX/jCod7m3n6NZt3VvkB9Znrxdzi72YD5Ve
zIdKL2bxnXY5mFXptWwyapZey/IhfyU+8b0e2OpiamlJLa3C9/lc5IFw1eJSFRlufJCuuHJEZkLgs/38x1gmUrPxsdnr4FlSkPuysC90jtDCB+OjOv+miKbg
ShidXoqHRJRiuOzlblVa9SutTOlEUpqVDBYylzr7d0voHrPFesVj8IblY8J0NmFtnJJrjP0W9cHCmS4HIeM9xGbPfrHqyo8hMzR167Ru3ANvFHUPkVDFJvLY
qy0oPTwvFqu9UBHqb0HlYuGT9MDnYiHFMa6S2u4dG/7T5J2TvmdI57yXfQ1py0j6j14np40JfsXSlG8LXMHm4vbZXKoZiMTimGFlNhdEY8t8NkDyxR29X/NI
oytpKWK+SqpADtcnviNPm8SofudbRbWd1JdAjJ4EYmy21LJZIQqG2ovM0ux7x1Nzopwkc2cVMfNxopyPZUVYcNnGsV2ZRkecxhm26ZzW8AIdn5SOb5COa+Ao
7aNY0myu7ovxemynMxzkcEglnPvdoYn/IBvNF5Ag0n3HT1sY6pGCDJfSR7wo5Z/WPMsZr2b2X82fatdETJspf0QUNiwrqPPLCoM/Om/+SvalAdD/1GNGUFWM
oP454QNv7RmZYQmXMevxS2bWS+7tgkwhxD7wCTHCwXQ1D7OpHZb6I5b6ESWL1Q+iEakzQivOik4qdt6qnibrBg5+huAgViOOaWR325w/FOjx0XmTUM9i/2MO
DLIYBMX8lknIO5Ubk1tbQYXTidkDwRhJnBnVb55VsY7AI0nEGNVvrlWftUR7GbzIdGRAsfxgHf04TfK3ZkRQDFDn9NHZ94yw4mj22ncieModp6tp/7VfZkVn
JBYmkQCI4JY7+dxnPfZHczsfL1lZKiWJ7WYHreBEHxNI9sJDcP4iYPEi4ZCAmjRlTyNKIRK/1Z3vs0bC9gbCq2pLb7DyHatbNwEqBBIjbqClw4Ondeuhe2Ag
0pVnET+LHrrn1RzURJz5RMYpWvuEAAehFKecVpknOTbO/EFvURTj4IIcrhFaznPqZriZY5gIhVSmHYwP6QanAy9clbiSTwo5/3rsIgqNIGNjBdCX7IZ1d/7p
EI+ykt2w7s4/Rb0smulOQzAyKcluORFCPfpMkE5mlxzG36A+tMAeml8OyLrD0Px+Q/PLofnlgKw7DM3vNzR/paEVA2uVA/OLhPcysKAYWPk80S0MDKXhUlU8
tguUQLDunJId5wh1OFISVVTvlAtXU675tM15tktexrqzipjJPlFO9rIiSS/8pR1JA+5RiQHxECtqt+6sIgbyJ0rILyvC9jF64JdZ9VnSqYzvk9m5H3rzs5Pv
PMrRgl+I5mdH3ymBg58fnJ+N33kUL+Jj5gHdjx6Tcng+eYw/R7XHjlLJFlVJiz2QBtpooF010K4aaNcaaFkNtKwGWmUDLWngNXAqerUQ4/HBRG4QNuGim2pb
TbWtptplU20zlgFUOVBVOVBVOVCrcsCqcsCqcqCscsD0fn/ySOx6R7wXy9qUy/ACdxfDApVL8wJ3L55VEkZJz9P+8WKU1FGhpMamQEz4QWgcHlqJR6lOqU/r
hHaO8mQSbIdsliSRygamSo1q/4ZPEzeUyDEmxLeeXhum9iepePWwGUZQCHlLmQuFkFcSHkstFLrKCeWIp1LjuIUaJ6qrcSJLjeO1gtpnofmsVfsM5XDkaNRN
kaVu8lresjMSIVIVR5kwg1mSJuvOKmIw70SJZcuKJMJ2jgoT2ikO1OrgcfuBJ6AeBSv1379IAHgvDb6uLT/1uTPeOxcu6JTeTe4Op/CjtthnZp4zqBmcDke9
zDi7McifR7xQ7mpnH3iZP/Z+3kXR8hiuFEflJG5F8fNHP6rqI5r+JE+rtPMjiMSsJDRCsSMy8b0/5+oFeyYvcID5Y4DGt31fsba1v4YAZiiFKULM8kgsySO9
Osv7YqDXvAjo9efSMWzw6MW2kbD8qGzCt6IsHvVSw7huvWFZjPSzMIiWb123SlTblXaklSxJkKq+15IkXsmShK2tBAPwnbEkgQys0kbB4Ds3wd52H4LccYC+
hvUFK3yJ3Dt7kVGgmzV1Q7KAsoo1fiUXl079AVcuY5rTPKZlo44N5J3ZhEgF6LAzG+FOycJNnfohpQiE/zHwBMl6F51j1PXRcnW9Z6vrXzJX9uL4LgzcqOsr
BPCKx+3arqPYgxXhH/nKKwz1ge+iiTgIc/6HVuKW2AW1SfI6q+udUl3PC81a8Q8Xmp9YXnWzsv7TqWMa6NGtvDTANV4U4BhpGxcAnFsCTtUBx20xwNhRKLoH
Q8G4iGcB3MLzwQ00iCGnHVa8LgeXWRcFEs8maQ+trZCZiEcyG6Uct7vBVfAi0M7R5DoXKKsd9Is4iIOntf8QZos9TVR+3U0cFTg+lHEJxSXUQ/fo4CjMCIPk
/5UHcsQ472WlDE4RPOMlZY7qVDcLbZbM6ceSecSx8uF/X44qrHNUoc1R5X7K5Czsz7SFNtOWe1TWrTi/0Ob8cld8u1TKi0B1mRETPWXNfxyMVvLlQHlHckey
ChAI23sYWM0bCtYE8Yofq46dqVpkGbCf2iWXmIb5RR5653w+O7LFlR+JKqAVhU7guXHcVr5T8E0dDnTOSsVADlxyF4H83ClHFSpExXF+8o//Rjdf8y+Q/qPD
R68FBYOFuFSCM5uBhus6+N+R8yyE6b93ybnhgPEEw489+1OmKNSIy/STWnfwqeMo/E//8afAeirCvXME8CwMcIwkFz77fLZK/dzh0EwMJmYEh7sDcZIkjUaS
xA3zkDD07YRFzThuhuUJlvUQPFee3NAOW1FRDb1qxHEYh2EYB8s+osdx8ZHfYmHB2emoVlw2CDNpJw9hb82lXJZ8TOVv6w6EgeN5nsvBqfAo2sN0CLVAdTjl
eNTUkYM8PA+7CKrZw1G+zbQVK4iAtFuAxeGsiwlRZaeYCDoEJXngMLAwxwxQbpHAeHCw+EDe8y2gjlM9lhZ+C+uZHniM0XMLR7r5JpyzO/lzj9H9mNzPPfj2
bv7w1xz59e2D3fxq8+LObj6v5P7Pf58+eMqUeex++vFV82MuNNcT9PDst0z5c3cd7uYfUjeykJv8bdUR7oq+kbHEQ0FUww/fQ6hGj5NBhG7Gq7l/0s2fNq0s
nKZOrsVnTX638Kvd/Ix5d/YstYVM8XmD3z35+m7+pHn3SbzbYg30wxgoW8Hl932QBjh2C30XDQJu+Pb4C3u6+fGJsn+d40bU8lHurqMnllCTdyh/Xu2/gwdH
n/o5cIbjbE3cnnduGE++1VKRbQzgl8YA13ZlsVPVnxG6De3oL+zDgoaZfyhJomimA6SC2MuK0hl8FFkfRSh8zT4m7HQ3k4VCsJyCYMmBhZkESQFSTn9oTX9Y
m/6wmv7Qmv7Qnv7Qnv7QTH8o0/9H31I380lQVcY1KOLWUMS1Ucq1cM2tUNCt4aZrYa1rYbNrIZtE2SgpKU6vrF8V5x/zio8HXCeAySv/auTJzQj0oRuH6P7o
0P62h3h0oKktP+lLtIsPab9L2i3H9YKg5SsQl5hpDkhaiB9UM3JaxYfyJ+P97Sae3NCOWnFRsBFFDSY21U8nkVJBq6ghkBqea+1vR/LOl6ZAm0LX933P56J7
2p4YY1ARPvtrgFZJepl+aLR5XxrnBjyImAikcyWGqeL8S0VpKqszexm51gJzrYXnWovStRaray1k16x9V1b+DTKptOL/3PklvufVuQYZpDg/yYZ9ML6DjTMx
XnuJ44IvaBPZN5msV+u2WLNjGDj2RFYBma1TwniP9oXDBLVQjN+XEK3Lxt/JrKbKXo5ZyPqTBgwDYwTAMONk9oKmOSl2es5rI9PvQPQlfDAEodj5abliXxeL
/tCwCjSyGEdlRJ0O5d+AIOeZ4HR1WCHOZ/VJ40Yqix57++/YD+dfDgdqQVKyl/WA0RebIJzQOWWnZNh+sRfcIDTb7AGBBaHAglxgQTSwIB1YMxDU5iawZi2w
MSeoILqnHTB7vU/OXbXdySeGWCGUPzFsrpeY66XmOmquY3JlSHtYxk4N0rSekVrCQJvYjQB7EBQNMKBS5ty+ZPkSSXRRHmAmd7nKx54aiFEZ/DLC7mY+mX+M
DQvZPO4dXV7cAYdCDbqcABElabuJpPCuvQiXqXSILchFnFRkB2PTZDFQpFc4sGXOujiHrqwW39EdAK/PBKfHvPA8XH7UKj6wbRdt3p71VYUBZCyPOPST8OwR
ePbfGgwCkzikjIh6lnbbhm1L0Lzg8e35D22TnkPb8x/V9tqI8VFbKgdiyKuBHtV2ExIMs4FCO3TB49jzH8IO9hzCnv/odRDB1Qetriansw7r+dRFn6DWRmJb
alwIqoMXYZmwrINuKbFXJ91+8bjt2T100kFab/D9g+jS4lwJyJaA06mhntNyvQpStmNJ2UvOPJ+rrnCIPjDLBRJTZf2IOhd/cfhjLj+/RkoLasurtzX7i8dO
FR/1O9vu8Nl2iEIoMlSpuZf1vNNrCkCbYEcsKhD6V5R4DeSz5UvHCPZ9h6mgEnRrIxEfrGVj6CwbZwMbhxysW63CcrABDWKw8mB9tBpwFiNJMqlbXMlnmYkL
OCVFdbJNneE0GP1qauhV2zhM8AAMB1FfA+x3AtuU3lp922qgOqEfWAE0XPWkVK1/xFXrvqhV6xoXtnJRNKGUcgGHAe4CrwULDgZJL2LGRvvM2ITM2OjFzFgD
LKPbd9L8C1o6rLqwpcOqC1s6rEpkTnbJDF1b9GnlifeSAoaDy22+ApuiXWAah7l355+84UQP62Fr8oKSolUmLm7xuK1spPTSYaRqYycmHgpqa+jBre5e6NO3
utcjNsRONYu4LTtIxm7gIBGAUEjD29BIj0yXYbiSNMTFoaHbO9UmREvY4WykS7DDAVL7W90N0C1udbUAMBQABp3PCdQw12dLXiRI/jCqxN2ZfVlsRQ6QOOCs
sPLYcUXtHSeZyeEzgPFS6qC25ZwtAAeQNTn3G91ByRLAF7FIYeftxZ8bRC+DbIgwxGF2MtDsjRFALlgyPJADZobgmTapDZpn+DQ2wQA1YHtODJCwP0a9phvG
O6O5lLVs1Warj2qz7lPRugifimbuEzfh9bputPq5bjRzT87VW318QJq5y2wJEpMVWlnqehtdby1lA3bXB/p0vV3r+kDR9Xa9622r6y3q+kCr/mloPm3VPkVZ
T+yWBkzX21bXW9T1Aen6gO1+2zSKhGbn3YxFPxw06tSWedGqvZD450Xe5M9XalmEnhKDePtFYZ0qMQD+i6gDjBLeeobo9BoR6sezYC/7PwQQhZEd5u45tY0W
BQ62gn2ZwuKJsbAm6OKZR6NVyY68jVnwCboIgH6bdsaxoGJJa8hP3HGkeozF9D7OJ7qILWDtSIVxE+HqjfsNsXIq1aZvFhb1dI8M0QxcezeNd47OyZDo1z4d
jGeK84/u1j4nDY3LeKm0fp/2guJE1bV8/wutlbvFaUA4gOBmxU6dcuIsKrY7zkEc9qOOYXnIFYLQhf2oY3ge6+ugPDt1phziZrC7uS9XTYRoh+9zExcOwg4G
Izbf2AwL2/A0+9nwdL4kOTN9DiQIC1DZ+SCaljn1dlslIS+PQD4SBUGIY1CSp8cRy2CfFoveMyLmTjkd4T5D3p6atD0Fy6vzxeaF6DxOef18sCs1E0r0q3KQ
PfVJeDloTj7KioqwsV9g/OHNtDzTdJNvGA0seuBIEBuXk0Rqp5s57JGWP250tyLpKYuvXybrqd4THadGO5A7QqhHqlpFcesUh9+75r0qz29SOVvgJnnVM3a7
/PkBWf8kOz8vFMDJw/275dxqSfJ5o+SrCvsP7UIYpm3glVXWVt4N2M+L3qahCM2KOhPaOwHEEqSXcPikazODprI8WsE066IOutASUlyEcvra73yLi6Bzct6o
pJsFdAxcYPAcGopakUXR+0gq1EyZ0d/EQ5FHNNXVOLVqS9wGyGHJcTGpCPubVGCxRYhH00AqYFbfsGufJVt7IAZJ6ZTFpgOdM7K4Ghwupx9paJTe9Mu+UP2+
UOaLHt96dKZD0jWy9VahDYnEadAKT5YIn4JEyymBmEQku6uSrDmEfR4fBxckIuTQQzUTPyfzJM6z8U6XuA4Fb9sol/2AVVFRnf1Wne+tMQTpINCpZGNRYpjR
6iKc/r7MY6rv7jUUfzd+3rAfSYvYV6/VlSNrpCY8f3nbDCL5XOjBRb4MBXNWWfsBwF1EtORs46GoikLk1ww5594RQpWA84+wEO5K3sHAJEwMUJ7N/emDBifk
FI1zTNQSR9az6ihcvcp7V/KwcJKQEFtPI2vChp83oeSAdqdVk9Zp59CBrMWOWV8w2gt3p7oP3DWxxB/AlTjdE0pyTr8f18ZW9zjnatvoTW7zjplbnUWzHnqA
tFEvIGsWPBloGpDlFNMxhzTpSWntjvxIDZYt0PYX50028E4ZesYBlOS4HGTnIGf9ESg1UrDXNpQaAkMkpmEoNQSsBkrYHLRrQamCmMNJkHDxM5e3S4GSY6Dk
AEpOHyg5O9VNAqQbBUZ7JQH19QKpXQKVUUhUvqQoWwE+twp4ZgipKug8icxP9MSCDjP9JrnUHAHP73yp1C4ja+2U00rZw44zaxYvpxw/das085wJjQp0Hp+X
XRxVFT9cOXvfw9ok3i5ZVVQ+XOnDhDlArfbLBhuKmhqbJX64N/Kb83zt01Kp9t2PwHJP/dQt90TfL95KvXaPfe1KoNCKVzbGi1njhYAqOM/fANUaeFkHp9QT
2iQ2BwfszBb1gQnm963qfSzf+7jsVGBCEENkB3EUf9EKAlbjqkqVi9zPZZBdsNMPYionu6lf2U1MORuZftPNJjbxY2dQj7OggVY/MW9CqW3IAnEf8uAAyjuw
2kjklP7owpbJ3ZVPSoS+5wljqSnJbk9fHIMLkreRlj12wI3endgBN3onFILVTTnvQ6Zlb1r9KxLI8BvBXfHZvTASkdo8CMydbxfsZmAWR3gaEikHEYvEDYXW
K0RBWqM8gC+bk0yupfPVmilHQOwY7TXAy1r1P8JPZjt+bLVRXabLtPOISb4Lx2cW1wHptrzGjjt77pw3D+9EtseXJE6VB5ApmCYVQx/1YegTUx/1YlRyUFcb
tmersXZbhUsNlokBF3YzHxxxuJQFtigd9BGlfcPmhpzha8qRbMDCQftVd3zDGAaVTXl5KgKx2CT0dsu6+tcQmhpa1oeiNjMflsWD0iJKSkFkLodb3Nnu20Fd
JRcR69FC3QbwZTest+p8b8F6kGTzOnAgtC0wXTnLGQAvBriIg5GUg/AtBYI94F6Q+JYWIhRloc2Vl8D364oO31J0hL1jSiqicLZGFKZVVxb7r2OtTzlvFQb0
TVjxk+4bhF7cTqtbPkRwx2KRtBgz+TSoWOsIT1n6r/BxEQwQWmzEHHBxKSDul75ZZQbsrD3sEjzZ7i8o7f5mg6PbPF3kTgFNUiC/G5EkraKYna5ZJn80b5ZJ
BxQWYxoRokm7rInSOeW8sqjllTi52YuKoC/cCy3dHiHFk+4u2sVZY44TSzmhnHKuZ4dNr3N23rjM7XCuh7kl8QB4/F/n5fCECWfM7Uk/sYdcL2ZtnPmlTPni
VdkjB3umzUDGEaAZr85NzJONgBsaLY6JJt2ZzgeK213FbfL5SDWW51isNh05dcdQR6mzwmIgzR93diKR86sQbqeQNgFiF+Z0nT82wWMC6kcW5/AT209//T1s
UNjg1IeAf3O5hSBtYWWjOuVUfqMZDlOyFmFKDGm4jWiRCQcIUp3/VvOHZbdZR5Z0DBF6N3vFIqByhFzR9FXnXhawW/mRG9psQuhgp1e6RTt9KygMtyF45N6h
7jTV690BVoHqk5usDf1Bu0h9U3zfBKfAvyTAOZu9hPsLAzsW8zhWvsNR52CCwwP467tMCEIZJGRhU76VtXN1h27dzImk1c1Qji77SCfgNxrSW2J3453OCOIB
b3U6kIWIWQFDWOulZJ5kzYsFQyFPxv3YYfdjIX49MFO9MHN7h4eB/HRHqMSqCCoTp8+sJBxn6GfeSwnEMyoJMgnRJ8QhwKYUEwmnMeXHBaVoYC5GxSygIXQh
kjA9pRR7Uin1DuPGEhQeAoEcF/UPkKGWeybV3IRxdvQn/UJjVK/roTG0I8FQFV1ew9ZMLt394zLexZ81VWu5zvXFkJqYlVpSejUT2bDzlQp0q/tbr7F/PMK4
ZGHb1NZCKx3kiwB7T9MzrUYEZ3aqEdR+KdNjqvNS6KZEtIK3GtEuEDtE1ZdutIqMr2z6DMlE0ItzVBFPOG9iVCO9MQLM0Rgy/CIUQfAsIphpE9Sfh0XiMYfZ
YruKrHULkTlCp1vasW4Smc1a0w74y3iSLgPI6YyHg/QQCUybkxL1Ww9spV+Dur2Tky+3tjp87BcjlEac34lWOT9tyNlgs4bRkWGsLQ52A73r+UYikOQQyJK0
OeSAMjKmLJx2AMlw0gF4AzFfWU7Vm7J9jmZws8kidqoBXW+IqNyEeoQarciSX5IlFpxZVKRShixFIEtNiyxFIEvNwjw0RmCPOilv0A0tcbrlM5f8HLFI54Dl
1VaMemIh6eyoKJS91U64r2zWiNotghIJNQm570IYoDHFEJugJpGUb4G23KGbN3PLRE2iPh9hCABCk8FKghOoCY1YqEkIagKiIzucX6AnOo+gKlVA6fpYhPvu
rADhERjiGhh32EKLo3lUcG4W5F9H1mbi9sIhLAnrTwsUTP4bJfnvP4OyA/xsO1ruAGG1A6CS+g7Alpt4XOwArJwZlXBOoewATUkGWO4Azyji5ColnJO5GIMn
HL0hT265qMWH+6vFEQqyHCN3IOgR8aXUf+12QTRA7TwmTkT2JTA91xvdwgaPdKHNAHQoAnGKsfA5dwkfdGVNQ5yCSZYXA9oFQaqwNXKsfiZOAdN1+uBOnAF4
IE5UNSiLD+Ik7itOIt5qdyjPOO6wVlrYb/SuHJlnjcxjnUac+SbIG1eKOcI95sgHnQq0D6oF801PQmX5O5UvJnjGSe6bkRdwzHDL+K5IxkxcraRjzp0q3TJt
Z0bONGA3goIoscyhIhNX38w9O5DExhIVjys5wZ9WCJgkKkNxAyLsHpZLXLieVE0PmTmeVh36TE4LjZQh8lGYeMui/gy4jhIvVJ7fjV6MJC7QEDfvmT13znlt
2/RxiPERXhiqg8tWt8Wxf2JzxgfNaTStxkTTGk05a0TZSndE70XjGkEsSETtinhronml1hyoVKFNEa1Rs9CL/qnRDuFVYa8njWwqG9loNTJpNbKhbERLI7Ec
REpzHas5CbHGgmLnGzwrZXtMCeN8Sd0I1kYOo+h3aW57II0A2BZHL3i+ONSvZr4AGsEPwa0ZdiBOLUaJDBP+FYMHLEAwqIdrVZwXa5ajjC8og0mPDMrEPFES
YGE/q1TNfAb1+dQxZxrgYrvbhrcuhoqYlTjb9ztPzRszHuz/ePBn81VMHj7AWIHWQjtep7UJh+EuaC1z20nJbbf6fATJA7Q24XVMXQWtTYTWuqC1vuA7CK4R
o8EwRuy9cgC2tX5l2ZPcq5R/pBJB2Rp76GbG+Pt/tZtfcqMIPQBBFhQOMLTiFc06H/fkD3zNuZkV2TDMHsNtCBNQkNGvv96YBaj8cf82KjJxWzd/5gffhMly
IhGbHGyoZSq27kXy8r3e6BVnXnmj17lyp+TKjf/vJ11iyiupoNo3cvfGZVsGZqDcMtiPmvBGoID0A7IzxLfw8WwgLFdGpNUpmC6fSHz18xZOYkW8YuqzXRR9
CIXgRDeLpzmfUczqyiwxmwg2xSwWNjfmVZq16ddWTivRRIk2s7vwhpATVPC3ZafgR9iCJgu9IGLfLHqVVF26sS0x4LHxSZz5CBYnvZuQk6wGRjvAaMe43jBm
Jk3cPltGsfCpWHJP5Luca6I8cp6p1P3EAqzJ/NMS85XokdHVwwEjxGUElAEnWwqEzT8AUWUsi1lrDvHzy4VfeD2cammczGqvzp8U6jP7V8Q8fL/TmKh0Or7A
96rf98p83+uGHBR6cVVpZYuHcKU/LYrxpnhT99q3FF+ZWKKcViHsZw9cKcbjbpkPqFSMx2wgARDttgqD0hE284Bjo7dVJnCx6nUEgN7Wd5Xj96pdo4tQuyrh
wPtGNLa1umxNEvVRC6taKNJClx0xdQhhecMHPnVttf1Wne8ttIgc5twTKx1PDHTqAHH6AcQosvv32L3IIauXBFFwr6WJlxrsGV+pIH03dZCdxnmVYYF5ssB8
WYRBscpkjbGuWqzuRFcdMjXuGANpVehasbkY5bV4AOHd98XcrJspaKoDrQ6e1kGlqXaSD7kqOMLKU/Si8527uO+y02dQUqvOd8tnWaAljwcEauFbQ/jAjsAH
UPYkn3aW36Tpmcu6Imyw98jyqoPeqh02OuUDS7pD1cTNo2rQ70/8nXeb9rtmv/vN/FtF7cQj+GycN3F7Fki83aIlmMugJWW1hGcAs2kJd2hJSUvU2fzUZVyz
Bw07keBznoqOGPMmp/OeOeNifg7BOYWHzuDEJC26Jdjw7Lvlsz5go5bRIm20wiYASswYT7pzx+QIf+gOYyYW7jY2YtieCgnZyYIleD9Xq8Dpd1YGL3XBYKfE
4CnHLdF3yvEYdwnWhiKYL0LzRav6AqU8WUROsbqkNN6IwRfiFxivdjEmi4R1YIPSwDCrQY1ZLXk0x+LRnJJHszY1RGDgKcUrCXsJHq0JHi0Gj9QEj9bo8xGU
nkCsmIEfC49GsyHABxKhx/tEm+QjcAFmg7bXZAig/105o+i89+5ya/1SfWv9pyQNEjJ1sJ8rdreAnRf4cK/U/mm2nggMeRHslKz1oSVNKxb1xHhdMJU+oI68
W1kCZ2wMUQl9UximGnIKxuI2rMEW4qenikU4HFMGXB8jf354v2BUH6tQ1gBUuXqkN7GEamauFawJ3vyBckOSQuvdOSexK6D7KaVQ8KS5U2zhfh5gtU2ygK7y
26mrG5nBokucyhnOJOLbsIoVd4VDR3KK+KDmKRzPchrhCKFO6RqYTo7KHI8I49oRvXRL+O248mHjRX0mG2wecQ93jqjD6ojHeYbVEf+wi9+2Pd5SuzTIswOn
lPpDNmuAfuFh1bXTV9PzScIxKriZRkKYlX/aJwag85fmJApTL16xCHHP5qpTztOwayDYPwV7Bro+qYi5pOdnVdrG78dVOoDfZxTybl3lLam0g+sjShISPazS
IUJvmtxhWMOkI3o4fz9dL6Hr0043vZSu13bT1XTZ2E1HqVNnmt38BJVYY+6folJj5n6ym47T7bOxFJkw9yiy1txTkXV0e6LdTdfT9SniaDVdF1qsrUmv3/ux
T9/3g6+97RfTDKsOek730AG2BRrYk15WQivdwHZJmd6weH/q1njHy5Dp6SqPRnw5rjTiK+DJcVylV+L369JJXG5NN+rhKWcy3YRfOr0Kl9F0My6ddAqXOL0a
RY672bSIkdTPsx76qVfTHxa+HfOsg2ed8pkeBWPvPgv/mtX88CxuR2nbZ47/ux5qfp+bzqChmXSLuyuf4dWVL3hdfWk+w2fX9HSzPP2fbldfkm8uni458vhh
ejxCv+Ske8uj6ctERzjMy3wTEZJp3aBG4vRKun85PbuG/r1CD3O8QRRB4eW5uXDGOY0AIqhgWErw4hark8nt3kKLu5zNUD/SssP07sqt7pMt7ng2Te902W16
d/l27zihpb5iu3esXRzXr6cRyFG9SRy+6zrtVhkz6b7IJ/6mcQBKb7QSg2JhXFH+/jWqbove+IEH0i3o6BZ9xQcW0y09pyo95S+v/bJgkXpVtr7JB7IrTMrA
T133Fo5WaSDlmQNXqneLncbc0VciU7LbD76gAjZQTWoO6i8vBFrzH2bdCK3bvSIK0kq9XrjcSXfX6aOPpVdACdKvs88d6ens7rZXApBWhFd0IarPa5RYzZ9i
hvEKcTo/W+vZv62SqryuTKrymqJvt3Lf+o3YrzfnJxcHmKrhj5g+eUnf4Syrv3rlJr0obNdwxbLJLTI8biBUYSX2s9i/P2iexksL/PA7eJhenlCZyx/4vXTS
oJYFd0Ib+WbXe3c9kE4CIy/Xk4vpZLJidKFNhSCS3/vbd0P/m88teOkr8jlZvFvz770Lj6/Mh9Nr9NU2vjX01Y9a+T9f227k975bqrg03cbf/qVKr82//UWi
g/lffPMr/yOkKqYKrHkM6bmrn9e9mX5yj6bKRt5Sy5Q5dTK9vMqMiQdW4kyAhch90DX5O9fs0lc/QIPHpnZMYTb/qrAhddqBFOXAnvZwCwgMm+4/i+7/7VNP
fDSkAfzgi0/MR70wCHthEKLqsN6Lqf698KWomJLTbdTVV9fKPluV9aSApN+iW1/KbrZKf0cWMN6lnr6K8Ey2b8WHTfn/Leg3jB/plyGQ+E3FNxv4wTG3HF8F
aRuOf131ylkZeFfmzzDwvve7vwOgTQLp65ljjRLi+XPOr4xnNUKmaFvJXlYDqwIHMdegHZSuxxq0odLSX2rQ/kq/n2sQAaDr8w3sv8ZOp9wkhQno1DfPuHhe
bao63Og9G2PbJBycKTfGdeXGqKfLfXFt/31xotgXsYkREGYkAhXnBwqn1b9XtA8SFft3BC5cH1TECtA4PozwQnRdUOk2jOOEIjYgZIvRGZR7H0ESV+IntqLc
veArQjY8vabFOtutaExvSa/G/gqkpp98y04zM3rKvCGxZw7TgmmbMTO1CdvkK3aqu6EwfvkO5y5cN+1w2Ird2+oepsu2re6ddLl6u3c7XWZ2AhH0tTucX6fL
1h3OW2UTfhNdrtnqvkGyWYXg5ghfvnu38Yi4BqOZdGdk0NfSGIbMXA0QN1hOG33V+d7drGYp5vJKBEjw6BLfkQ7zGe4KDAaN78S/BEd8ws3lDH6RBWEPA5ok
Wfmq7Z6my+btrLCZ2g6FDYaF460t270ZuhCnAcPEjdu9WzVPy7PeVmcjrZnNXRzVfdeDvtQDtpz1cHLD2XJLtMo2GXzy8jPl4043u0YeCwfzCj5gZPAAxwpO
xgMQjyvhZF7OZd4PSAPlCo7GA0dzBpoC4miWlCBgdq3YIHJhQsSSPfP0zA7i+eg6vYO4Sv0yEkXS7RVLezVQXaLoCjtN6+WacqHgAS2UTfYKwZjPNIUhexZX
gtPTME3AmMbr42GkWMDKwWDG6gNh1uzJRFizsyiEQazpGQDnWdsifQEuCY0D93w1pwU6QFi0/RQRmJedIjrkEDrMzS2d83KLdl198gPafXM2M054NwNj/2kS
RWmiIYF4rEb1+jEFnjkfLbilM0Ryr9TwXVB6k55mgniCpaXv9ZWWREB9hOS4476A7mF/m3eM76/yHvS3e3O+lFmgMs97UuYElXnOk4CuYf6ch/r/plhAI7KA
OrKARldaQPRVsYC8vgtIDpDO+Nmm3UJYn/SFgJ71QVhZyPN3OEuSr3nTJGxVkLa3X2tTVIzkPDfdoF9BcuA1JBO+nOTDK0kGnCF58AqS/SZJ7tuUDsnORWDs
fHyu1jk3zRKdXb/x9e/9zP+afI7Y7w1vxPHBELe7l51EH3G7GWJvStjrWULHh938CkN1w86jhdPVJ1wIs04ZohYet2/f6j4COerx93BquU/gfmwriaGs6QaN
eN9dhc8W6xQyT87Xhs1uGXb+s3EzGDbnms38i++XY2yqvqdUPyBNq//EJH7K+ZRKh3F9xJDwTyiZUxKKNzEHaT5ZXgvTbA/ke5i313tB54iIb2SCX8j2MFIg
oXKRRXsW7HvFetm51Y9LkudkWTucGbokcHx2cMg4SZf2DpLEaABwg3aQ033/Dge6j852zgW6aju7qw1BrwD2Z1p93hcQfc4XEH3WFxAt+QKiT/vYqgLt7VRN
ugzvcOCPfSVO8wM9A61JoDeJgYeSXDX5Urs4rPxOA4mFDvtITXzYaE2Ox2U0AqYGVRA4yxXHwxFcpQ9oS/QS2EDn7+JIjXE+F+IA/F2uUKx4yjkWG+G9AVEe
gXNZ8PZ0A4J3aTQe50+6+FIk0fxJjooTs8cTIirQA7wwlqIsXTeR8Jr+tel+gP4NikTdLIw0l0vULTADmNaGMeNkccS9GLk36Vcrx3K2qoK5Lu1wOEVmOAQY
FW3g37+7tGVmmsi+23dudW/F3Ubv9m3eXtxd5b11O0efordvQAgKfvs6GDTE7PHHmdwMCxEjSZuPi07512TqcYmC2jXMouG8Dg1xq1IsLNsA5w4XlvrUg+c9
nhKA3zHgp79+AX+e0a8HaGrKeTLAbEozNVYD8aaZ1QASSWtsDs1NFo01dEIsRtkWh83gBsumqNO8X3OUDtqvk0ezDrbsVdWWPcRoyVt2jF0iKfpsNscYyqQh
mLnR5ujpVadoDXdOpYOEJ+3lm+OQbI7+OFSb2BwRoMGnj2lzhGuuKMpLfEsuDiOeDiRaDPbKJsdUifMHPfTxe/N1vAhkr2QEOEPUfcETFFgiNuOEJyjyiLfd
O+5JmYepzDFT5kEqM8f3+RxX/jcFmviCJo6gScxoMuddAE/EZGPSfTrIBBWu8p4NUhfX54KU0eB5OK0yaZsR0gZ6Nyj0zhd65wm9a5T0LhF65wq9U4beNSyi
3gBRl1jKQtR9IurMITVA6kJEJIb/qAdSF0IzDMbBJB0VUhcTMStI3QueF0PjbXvKGeWwkdEi4vzjqmkY0yb54yzmt/JVabsy6qirl1Rd1GVTh0ezAVuqywZn
jxwuHkSvQQCsX8mi/XrQEvdefaD28x9ZP+88XNw9d855jY72I9Zw/pDp9Tj1+t3/mp1g8rakWYKkUWGz0moRcQ4WcBWvce2LYCz2biKrTatN2MimnI3Yx6CR
refpjbHJjcLbfloNwdpiylmFnXLK6chG2cI+CcRqg7xCsvZMMmAjWGNHViZiAUC8iqHdgc1RZ6fK6LJqh5PiUA1Y4+MIYAJRPnA84ANXOrALw+yz321D/G5x
DNhiMxzdFh+XYqMrfV2SH3p+zJvci53/Z35HANv4Bz3/RHHuzzq6s3Ch+V8l8z/005n/IYb2Ksz/Kpn/oZ/Q/H9zOPI5Uov3Du+wd2TgcG3On1E05f/9M0/8
XiReRMtnOEvqc8wdb2EMDYMibUIRcBxu/VMbE0r08B4lhLDRo1NHj0GgR3O/7tTRo1NHj84K6NFcjh5/hX5+56kPedTNZz7zyfmIsbtlEhXpcnDRa9tF2LsP
8ba9yvy6j39xSo9k9ppjp/K77oQbQPVhpbi67uhjNKUmhJpdr2vVO2R+Sb1s0jZQ1htbH9brHUpK6DK/3wYwawCnB4O1Vj2r1WHzS1rlbHODZatt68N6q8O9
5xbNnASvEd3cy9yGs1ePwLQl0iNFzg1smbrZpd0uuwR9qKnxxB7nCGog+THUI/B7rEq0OYin+xtpG6Gj0AliuhwIfO1cHcJH1Fx003jWRkaQEd3el13KLXv6
Unw2Qpe/H+zmL6y/uR3okfxc1D09e807H0tXk4TrVNb8IxWBAEw+yDApHF80Vx6hcmqM042MoHJqmyv/+/W3sHVWWfkojQrWQ/0qHU1KZlqv0kN6aIH+XDKe
rVnMxvSoHl3MxhezCT2sVy9m/HPtSZIyV2lm71zHWcgXs3V6nV518mS2/mSm9Rq9pufVGnq17mSWLmqt1y3q9fgzdpKu6eLCwoIeNy31fDVqvqJS9CtdzDKd
0Q19u/YkfZZddpKerL2PejZxkjql0ce1J+lVtnaBOnzZfVR87CQV02N0dxm90WtRiG6yMSpUAWPtR7JsMbvs/mzYPLtdLTxAX1Hxkyd1tqgvw8kIdeAkrlY3
J6S+jDowpscW6dcYxjJGNxOLOkM3Ty4I9CaoUZRNs6rdVQ9kE9Yv+ga91fjaamSYR0hAP5ltAPDoz7DWuBumnnEbKESNLGRcMsUcjC+ma2yhsE741urV5sHZ
X5BhEPwXsvULi29uswH5iF67bFlMUJMTJwn8972l/h6fHMkd69Ebx9NLhQ2/NKEBjaHL2eLCyuBbT0Abs16N63GavJPZOE0y4JphvOO4G0ddADNGvkAFx/Q4
XwBbamsNStZxEDMCHCRsWI23ZqaoHiA5MGf1Ile2BgX5QpXRdAHdCdZ0YWQVzJ3An2F8lcpXNLWj6TqGIY8mXa9HiZpNpCkB3oLJblYorqFi4zxTOiMspHFS
M8B0fK7XMQKvX6AVkDH+ZSlaWqtT4C+1L/hLBYYfoI/Xyye0tE5SxYT/i5nuRdJ18hHW0mqqaK31aj1VsFbW7WVYZJdhiKtxt57WqqCvpobW0Xfr0CcqnK5P
SkJLVKhNhAfksq2b+4jItpkaRfkPIyJDgzfXydDa85ChtT1BhCWhEtXZNAmVhvSqN2YxHtOTfRm9Az1HTO5/nv8dtfa/qTWPWsP9/xmEvwqoFeHB7Q+96y0v
LKx6G6E2R5N7wFYe0M/7HyAh5qMfZrc3w6q1iVVr0r+YBPEiQJ0wYhz2Wo/scO6kS4qjBUcPb/feSpf127030GUdVPGOvhR6A0f/f+quBkau6jq/n3kzb97M
m3kz+zfrWfB9zzhe2Di4SgXeKGCPs4BDJBNVLY2qSoUYlNXiSCxaRVbjev3TLbiNom3VEJsK2F0X7KohsqK0ECXOmrYRlNBqWymto6JokxhCWxLcGlqXoNLz
nXPf3+wPLkiVati5M+/d++6955573jnnnp9o1N5NRXuU428NjdrbqWhBaU+4MGpDCBuEep82D9T7qcw1arOld4I9c8RfcUY2GjCN9ysPCf9wFfEPbz94hMf8
AWEB8lOkuq/pui2q++JDUrcNHyNROrGjiZxDGCw1V4kNZMdhrYlU4t83BJEYzJ6jbDB7DoJzQqtVZq2W+Kg44PKg1fIyWq0XHas8XYpVWHNmosLCWWu588YL
4Odf+ftvfLcYJt4t+XO3lEf7VWKeLkCj9MqFs/9aTKV8+gtkCgHzcOs0/xGav/GDjIpA2ZJZB3xjHXxjlR2hrPmosd6D/vAEkKUG8UM14sDDWkuAx134otyv
MytUWOdRqhA3LyiT+PiTUXO9jl9k7tHrXB9mx4yHCNPLgpt4IogLGoIsn8Br+wRxDL2q5952FHMYAZ9Yq96zGf716CJHf032aVI14UsM4+424rXSYI2wD4Ub
9qMIwgF2OWwQ3VDNR/AJdfXDX2Abv9RUpCf3KMH9gqgdbNkCtBNw9DRnioEma9bmtM7JUAOj9hIsEfv5ZMlQfThZErMbllaLQMuQxAyWVorAxyG4kQCBiyKt
FFVddBVV1lUIAhehIoGuws/rKuYSaeWlRsmcdg6YbOBWOGAdTHO+a1exlA12ugSWe1nqAJRMFBLIIq1e1LmT6JaKSgtRYvY2fU9qAje99wGJFGXBPMtFsRuh
I0fsnXA9GrG3x6HM1rSfsIatT8HJk81b4YK+kCz1PZAx4l+f3+unEhPCzlLNqBgzSQfv8Qls8uv+B3fS+63McgvCUo3Y+2lTUHE/fEdGrLtgdbjQFSk+009q
NCFhX9BmHBqRsipnXlg1hEOlF1Z9PoJ9stl1y6RbtfnIXVCBqi2oOj4q81S68qYO5qJ6drwW1atTjXl2mMsMIJkigt+n8213NScJ5RFVfITDVH7nQbYez0/K
7BokYizIIBF7yscE6RXYVcGhChWaI41aTwEfDPvaPHSnMhkTE+aCxl/JjV+vlJlZKXH5S0efhbdkBHhEVbIz4cD/Fg5OIuqdEeuMSaCdC3EI5aryIws8MuUs
LKD/oNI1dT0I7MgV04RHLaZZxDTzIIJjE0DkzEe8hA46d3gdaW/K1OtzUTG/jnXsbcCBzw/MdM1kELr3eBVzjWFJW80Ao4IVzYNCGBIE3qxCbbLWgCUuogd5
sJDDZtoDlYw1XqXq5RaLn83udSsQHoAqC6BcYIGbwKPM88oAhaMBc0FwQLjdZMYJPrOtcrkLNSShTKbGyn0Qj3KPX6pw3EUBqcC1wf8O71gY+xX+950dc4pv
0jDHfvG5O5/48VXP3bwwtmHOpP+v2zG3wIZhC0QQnLHyZ0/33Np85aaFsQtjb37mlld+7WbcdMZuf2rb/c/90j9/dGFs4zMf/smln0zcRM3ov9R4aiE0xQdu
bGDfs/37nr0z6f+JHfKMX398/9N3HPyDpOu3bkbX6PXRA+dOT43+CfV6/Pzl18//LNS9fvm3vrF3/5Enk16vy/e6vCM7AB0EXnnZnZSFHbGKq69AFqjl9fap
sa2z14/z+tLFI8//9We3/caFHfEotn+M9sHZqLHr5t+JmomH1KHpo/BCj+v8peyVnb/88/C/FheAH8WxX9j76Q13f33pJtqWvNEQ86g4jx9uypvzIpkpJwmi
y5SAkNRcueqLc6zKhhfMylVfBOgZKYjmrVz1b+OmuXLVzwr8QblVLR0ZUcH6PLfQa7+YXXtc12v/7fzao2+99meza+8k683dgbwtQAxzVAPhUyKvfXZmkfCt
mYkueCAHb4deJFKLXQXAPzhMQP7i9/j4GuyRiYJjzdMOOhkyfaws5FAmRyXYpp8qsBcsUd85pqL0ZdYkIqwvHtcXjYdw0WSK7QoH0YqKRJjTx6sSvJxBrCUC
jHBZDgQNOFlq7uZU5BWnbTHXJ+7GPYi/5Pj5jE0CWbfR/kr1gt2ldCfaEchBv6e8YF77WfPugYNWVXkISuHz3SfZ+KnGoc+hrq7H0cFxpc6hGlSNw3AhJROr
6uChyK7Ld02M4GCu80mUUTCvXJQNFczHVqk7T9LlE2ONf9l6+MSXJ2/aK+en90/gzEweSpwr8R7GvMrV85HFqCYHYKyZ7BSQvKoWx6svclQR7b67yIYjKb5W
lUztlGhXJQo8fAlEJXoF9r1XUCXu5FEYhkA8pu+PsYtOb2KT5urSi+NXbqdqTUijnurFyaCHI8FhKmwIpR5ODYdwGkpcs+iiSfiY/VtDst1UxFmIfiv+/Hgb
h60eTkdRF7O7koF7HIKLRm/zmC/xgaiHpS+gqMYHn2Mf5n8/hkzLTsKSYdANizIbFuVc9nfA2W1r3wQ8HuiXhTMS5d4aZ15z72BFQUsW3cSa02/GGA7cwzgz
fwK4UeFAO9YyfGX340bYB815xpWqJq5UNItliz6Dnx7Vw1+2EOq4xkEW0IklDatRPxyqSnCo6odDlbVmU7gi00sfQ90HBXZjlETxkgpGSYQpkcBjBZxbqxAv
KkY6Jr24kePrIKWhK++p2morUdNz4ZWI66foscwuI3CbO48LmAhMNOj3Mn5jIs4dohI3b8Xll7ga1AD094l2x0gmN3c4nZyLVAoBNjJOuiML6ScD9r9DpAL4
ZCOYCkMdILfljFtDzkogV+yYaz3eFc8kWu4JQmXLkOVmF2v4fRVDS9KGOVjieFvbEkYnMYFyUwWIKydSnB6h08OZEUQJktTBif4rj7G1FjIflG/gTlm/gs0J
U50e4k3dlBznqYK9JrkAkalyDnJc/Jn45cuqCLj7JeCIkiguHA6eIDpiXeDltGOJT+KSDFutdAh2hnDf3T7LHbwuAaA60whCEcDnkRcGdmeFyYhD4yE+sjEJ
hzflfk6bDblCmen5Q+IHOAJ70k/rTH5216SC1XdRBzINar3FXgPx/nHjAD28fwqJQ2IhDtDT3UgC9NSEChA6BqOcp4J3DhbOCvRuqbBbLL3o+2/jkABWQiD/
ysCehpWsF1w8mhPqB9Zaw1ZWgTlsjUU8+v5kJ3JiJMb8zEu/Ed9UrXAwDhHGPp41JlUc/kzmMWIFYYveT/xWG2Dxkr664QY1oBrxK+4c6CMtWEMN7NVxmF1V
v8N3xIzX9fWe7BidbW9LriDzI8YsEV82/m2oQXrahnhjIUCRF/xbEj3Ku9beHbVRfDIaQvGp6CoUd0VXoxiPNqK4P1Io9kchikNmFOEN/5AZFYInD8cpHlW0
GA6qcDEMlFokkr5xMexTVy+Gm9RVi+E1amgx3KzacOERI5c1x01zn8twqTCObsxFNnFk9t52aHc+ShRtgDpphH0c4CgArD7f+9XbfvibUzugKeibZzbA68ya
Mn+7G19XhQamNmtGW1AeN6NhlHNmdC3K02Z0HUqSmEdQkhD9QZTnzGgryufN6EMAyZIZlbIg+VAYqa1hqD4YKjUSblTXhVera8Or1HA4pLaEbVVCpFQCE80t
O+dNPOQEBS7vWAAANgkAWCdM8+/LtYGG1wUJJMACvm0+ZbhabVRKhSpSuZXCMsiC8NLwIvFy8cLxEmIx0VOQh1x0vRocu5N58+8RsK/XfPrLNEIC9PV3Ry6N
UKWVXs5U+h4q0f1NqpF5RJB5BI2gkWkYZBrSMBs06EEa8/XhYCUb4aTDZFDTG2FJ/+xQHO0kR2+sNehNdyOhN+AmiuwAPThq7RZ6s1PoDYwE6YW9jYpNo9Yw
FdcISdosJOkDIElATAJGEDbgkUwYPhA2QBTiQH5Mo5KDu4s7WAOVvjYGuilAvmZCCMwcITC7NxT4keOE7AOqlTG5k6qr0oPjlhCEOUsowmlLSMIZS2jCM5YQ
hXOWUIXnLSELS5aQhfPWCrLQypOFBjCuD7g3CCzcBHy8JkcWVs4iNT4MMoDIbpoGbZkB7JNGjlA0NJEYyBOJRkwklgU2qxMJczUisWwJkXjVEiJx0RIicdkS
InHIFiLxkC1EYtYWInHcFiIxZ78XItHoJhJ9POSBLiLRlycSjfdFJK6R5eGF4iXjxcsRidZqRGIz4Vq6wzdniURLbdZEIq30cqZSTCT6aJXXIBKN5NYKIkHv
Ohp0i8a8OWz9HxOJ1mpEoiFEok+IxKAQiU1CJK4RIjEgRGKAQ17VYn8EbZsZMxna3DdO4aKjimkO0GXRDUYrulnlPXClvbpnLVuCt4UFmUVMSXKrYwXflHAt
qUsA7PYkdIEFxas+c+S2lXcbzYpOIa1YUNnGEm6GfW+ejbZwFAMfJl3D/NVSW06FVTV8SoJxuWLu6ktog6qENrAktEFJsjsYEtqgolNTnrFjRcmQwRk4kWEd
uVxY28McKGq+VHOK0+aBEv3ZmWCNbmQTZv32CfB7BTmrRRDDf+dwbpwarWPij69eOiqR0bmdI4dgQRqEGyEhEVo2soXzRuBIzlYA3ptzy+Ahb0h8ROLmCzE3
70mGQu7Fm4zsqQiyhd1xECjVmgJbP6mzPg7pxxErX74bp+foymbE46TXvsRLoQ3AcnXk6TAhE+86LU9Ed1ubM0nEB4TrmKZqGCqPC+OloduIh+J8vM0J2ydD
4vYx97qqdDZO0LDDAEiVjXSoasiGwC9BjjNJgEbibiI8e3wXN2jCFT3XqMpyfnWcrjhTMD+vEsVT1UnJY4SLqjaO6zVcr01ynj8alZcTpXLQirR5VCJYYeIs
WKEdFiJq0tQmo+qUqlN/BHpbD4cv+5xKYpzuLLPA/oB4/W5UzfswXz6kl2CdEkXTv03ClXLOYPp5a9RU1QcI0esdCHnNdvJ49MuZX9D/OFYdU2a7DAPZie1Y
vjMnJxAKVdlTnJjqAcizXjJHuMJA4+AJiaStwkiBKKRdKxj15NYw6r3yVVxnLQuylvb/07UsXtFaFt7bWjoV1csnmy4P9c2jsW4D59jIlmpo/14Xp1Xvd8kT
7RMWkxV2LdVNeryY9Lia7Lia7BRWkB1LROc84TFiwsNBg4RgcKokMXgBsmHNeju8dC2GU0JohEC5wrwB4aA14gEJ2jVjgV0VEEWpTjBq0ngif4KDQbqhT5jX
BAPtg8zXg/+QJElNhNJt0lAKbJ0qOcABEU8C6CLCYQi+mYo6PcIHTaX6rDapUxk/yO8coCfETWmoBNp0E/lTUV2TQT9PBpvUabpzfNB0MfQAvoVNjBoY5asm
9ouP/eLgBk3QjzGozvulPk5XgDw1eiTti/qkeD7iomqO4zpmq5qTcNLh5anR8kRI7YgfdSwUYYcWWzRKYDq8shHntlOq8gBUaRmMKjNGSRjKlEp7EmDfCwvI
AeWIYsbQaFZAZMYf2ZY57RwUHdjSN6GJNHaDZUt+gx9ThfYN8kuHAUxrT9/OOq2CaKeC/5Rwqp1pXZ8YlGvt8/imjKdmImfXmy/8zdF//Mo/PX3JmMGtZe6i
uOunP/j9Sw+/+NLTF4yZqHQAuamO4SBtZtelF/7uu6e+8P2vvUE3iruCY8rZ9cMLX7r0D699/1uvGTOqeCBy6MYBekcXd/Udm0mOklxdvahKu/xjin4SAKgy
PfhAVJyhHvqO4ehdmTNUo0HPnYnM+H4J97mxicbprV3vUHU3fUAp0x/VzT0G9eIHOfygGZwYpjfjhyTtVGlly2QA+Za5dqiCxvjaODajuK5JXBp9nTlVedwu
lPkMKmtfY8dHTxLBtJDELJUk318Sjglkk9mRIjg5W0KIgp3LB0LmJqcPS05ZjqBWrFmEWZym8nNxHhez8zD3LoGynOAtHaCY41I7SFSitcdWpTMdlkGTkMWY
46RWoLbDmV9VwUTMg10O3eBsOFDn2Qbr8JzO8AR8w9hh3ZWoD2GNs+jiGyhSFTuF80U4nW3SFFdInr/RlvwQ9LE9e6MmN8ZxSuIzHeB9VJb8BBBS4SEg264o
e0xPiU8HEcqrmnyTQIPwzU8PCl9ruiazt+YBh2N8JQZ+s04+Y7atzPmonDEXxiyfNyaCJw7HYYQlIHBvxMSgkihMmbzj7JDkBH1F8kKoKlhcn0VyYu/lGA82
XksFeYEkQpyXCHFuZ6kAjzs5KnCJFhRgBMld1vB+qUvTahRg/WvgZQMIc/V1GsOTDor5GhM0nyQ0KPtdpOWuQHCuJMm4uZ+AM0KL7CITgrFK/JV60QcvS4X8
wUtl5cFLwAcvldzBS5Ul64APXlYbMfKMynTtqbDRCRhPZe6cQ4LqgPzyQRdMFquARjOBRnM9aHAOU4ZGVTUm6CE4bp9X5ZM4fqkAJPSigV8nwBLw0Vr8niji
eLwnTkzOfqmPQpKKGhgs3meNHMy8FGbemjAjwESVW7qA1tRASyDmQbWlmjmIPXYkt8YN4F8tZk6pfuW2dETi6UyVtK4exjE1xk2YubB3/lajwFMSGbY3xlNB
CD7QDmLE68MY6wB1H0AdZEDdNShPBYJ4xHjQG7aueqEjqDMG8rYOcdJAQK8J04QTWnMiUX0k6hHlcbxnjO8p6YEjcnDtDl6i6f1TR7pP/XvGoB/r/errOxai
fvicHrKiHt6LcDsjjqlH9ettv2fnAishna3GNk60Ankfjswm7EVH7Itm2GLvVTMcRLlshhtQLplhG+V5MxyKEabK/rqcgoroPnhEB0YP9BHgo4UPhY9hHvfP
xcU4Y956o33IETfd7aP25YJ83TZqX9RfESZEf1Wj9rL+2hq1z+uvwai9hFO+WXHNLkx0qiA13aBKZh/sXECzczF44jNtLzlpTMmhgzBc/ffK4Y79jCXwOWMJ
fE5bAp85S+Bz3CK4UDlrEZy8BCfX7cHWDvAdW/VnBv34Ee2KfdnWa2LrNbH1mtjS53lb+lyyZW0OIfhB3BHGnplhtl8LFi8b2HQctrbb6NcQjFAcmMfjmGsQ
ZsAOzONhcj4wag9DYqEWcxhhz6h9DiW1OY6SGs0WWElmn0ZJzc6gpHbPFDQxWTZWoybx4K6Iqljvn6pY+Q1srU1Vukb2nqmLdeXUZbXB/e+pC6uGxbllgJPO
uMGfx/jkIgkmDVbmxCvTr8ra9Ib778zSFnKZahCAuzdSisSEm3o/XNT74VW9H5b1fjhkEy4CR/W+oPm0mYlIFKJ6d3FiP2XfK6OYtSdyM2Ahlfo/eVg2stRw
g7dZUmBbpCSMFqO41EhCAAna/3G63bK7wMhdgALiWZ3Bni/Tr/ghs07MbR0xLWaGkwj+z2jS8uqOk38U2Rk7cXuFnTiuKCj0n+U4ZXGF5Q5TZIQ+jgqKBCi7
A7de+20r4gzKt7fpTf2Z++qJU+K3bLMw3Tn3KGO9Ms5FJS1DRy6JeZ0tE53L73AIaVeVpiY6SGpV1rGsyqxvuLLgHPw7+G+tJiwjX0UTxUeMBt2hIkCoCWLt
OXO9Ngwrc6N3uJHJZpU3WL0Zy7Er6no9gZKnnBEojW6BEmnpjbUFyq3Gq/gWGkkkB8DHaOOIpYwIDFCblImRjxD4wQL8Jjr7J2FxUoYPd9IO45hCdHwJE134
BKtHppU5BUa9jLjosirIV0qNWP+jypUtOfcLM+OUAKUWgi6zUqsyhImYEuKCsz5Sf2DZDHCyFUOiglNR2WcmiY1JNDN0UBoDgY5cKaCxRri64HflVvwNEahZ
3FkWUOOXe6NI3B1OsfyqCN+ptLHLBPIDWffE0kGdqPW8VGvto5qEcJhFHDyNqk6x/Meop+zKF+tOWQIRH7SmNaEvvrujRAFWT4wMUF+BFhA2mxzmeg8HRLEg
SXE6d4hXrX1RlYQtktKI1/VHWH6riCEKlIlB2BBFDS2/dxtnxmA1XA034eLGlLU1wepRE09uhg0oO1V9L+v6PAhwrlwQqae82wf2u3uYFhEoxkGeXeydsMZd
1bhV5N0qxz8GdJIesmiQWIwRNuBLTBx75GshFPnqoh7cahK59PGrN7nl6lZ1tMKvHn2rF6aE4ADqKHxWGEIaaok0NC5vDQJdjZ2z+RytIBHKE2Cy11859vrD
4Y+9hxHc2I1twtm26AYS4CFhWWl3O+oBBFi1mcyvKgBHlz4L3DH8aaplGoUPtSDbyHixEF69Bb1dy95MntZ1IhFJTfXdyN8xbbldYkWilrTxGoyrBLkqw2mV
IKkyzvn5tOAtYrcPAPlsQEVI1cOH/D1ixEYTq62TygwnY3+6TiqzWpLKrJamMss30qnMMPSqzmdWg+1dAY42HJYc8Owl4ICLkKiRvRNhvza9DWvrbp9Sh3Wq
Vc4RE5Vp9Tp3sd6xwn6cnXv4B6HefbSKcB11GUSZGvvSGh5qRD58jhQ9inMnMsJUsEkHgDUVNUAPgV6D0AWCLF2BmyhcWXp2Y5VFUJfGftK4Ald66oQxq9Q5
OMEWZf7uNjE4PqwbbaSGhFI8YsfUftnt7J1KjSQYgPk/1F19jFzXVX/3vZk3782bNzu7OzP7Mev2zlMKGxU3joSy/qhav1HsOB8kTgiolfgjURoUrQOK3TbK
H1a8idfuBtoSaBK8VUTXtpAr1aaoCIhQQCYKKASQolJQJIQoUhFBpMgNlbDa0HJ+59x735vZWXsTlT+Q5Z03b+67795zzz33fJ+jSPtmyuGMvCDGCxKgbhaj
DLIZBjTK2TSH0cocpjEMzKGCGP9DNOyU9hcPrEobq36IA2qHxpck7qX1AnDorg6oMQD6sa12y07K9vV1N0jTnqEgcbUEjbvThGbvjf3HBhR6ggvDCfE7kKJW
r8Wiaa7GiW3HN4sXmlv8xpi/tBkn/0fK+3JXKU762qE0pHkyXqd3cCLmGIg5LUVRibrCmJeyA7huHiFsB54T2wKkhF4D27ouOze50feW8BDjrE6I2fcSh/5p
DqfSBDtOCP4hq7Up10uaNmn9I1FCSaaJ2y3JaaI6Y9MUBcxYy58x1TE3TyybLZDQXrNgaAI72lmDv0xvAgPi7juoTLZuSkITISM2rUwRzIb+Pbuh60CO0FTu
4zBGbOiGbOiInVJ1/fYUFbjrR5AfhrYSSyIMsjpA1mSa5kDGBw6hEqGaARmvvLH/eNv4ZxNmmXkg7AHKxC+rIQaiVtIYek4DWBElZA3ep5NraLAiVULAhUQw
EHhSlhRKXswSNYnoT0PCDWrIKTL5jHvOGL5KiXWcsaLmmA1dSVZobMeFA4ASi7jis+ez5FoBvAHiO8T5Qmk2qJ89twE9MYIu5AuHjleHU2tJmHco8a81iQSP
IPjeoSrHtQcdBv3Znfln18HTQLtBf6KsQt8R/hQ83CPu34Up6CKJOYLbqdVDx5KNqit6Bu7tSD77K1mIifEVH7zAI45ra70gNdPF5RTOqLi+R0qcccUv6Ya9
e+XsxNPqIKbar3HAcRYTLCKTNIKa4bcAv3Heslmkbo5Ey1wznAMYPV4A951Lubo8xzGHrOBRTypr8sKWh1tzw/VxxtJw8RFx1L2Cvz/PIqBfTVXmkH5nPkZH
dhoxplHTiNSpwTfG6eR9Lo9UDM+XLHlueFFfmeKoUtjXdxPzRybmD08ssaOtSQU7mmSfQ5gDLE3fQVsHt7P0z+N/VAyTfs41BIncseTBBbd0YN6DWimsrHff
kSS7GDE4+r5nV4OjxJWBbCCld1zn5qWZz+xUIKXu6ErJW9X7eat0xL3wtB8wu83fz9LNHzvZ9ly2ZST/L1xXsiVJ1gqvL8JiGF7TYhjAMl0S8IJRAY89EK5l
MRSzYGXILFgdpM84a2IWli2JbNk7lbEdr6bDIQshkbdLWcmQeIW6qhzPxMQWs3UNVrUKjG0R/1SlHqxZr7J6SsfGVIfOrQ2wAgNc1TS35jr0xR3RfeoDlsSq
M/RNPlM8xP2MPMkDqA4/CRvm2OdC6pTte+YpmD51eOrCaDW90tfS5SydFvnVc1iMKA/Y3YpFveR7kzWJVoMRKjkelmu32hxycpigmoxR6zVu7f7iv/3O14Nv
ftRiDaoPIPzkaI8LMrLXVcwSVqHEZd49QvAdO23oRubnu8VaQo8u8lWTri57xE7jywR92cW3WxyhgatJpgq4mipLmrQHodlDtdfXPL5E9ASdxvyR6oAjAgM9
fXYdbCEdKcjl0KTvWWc96+qubtNZ0L31C9/9w43//svf/9g5zvSQPNzjjD7fYq3NG145w7hNOdHVdajBxrbJ/AGxFit6yUgJGgLhhObMz63Tq1zIh2mPL9mf
W1YHBtqf6ubZftfYANOz2cxQDZHOl+nN3Y3z/TYOzS6+FQ0+1St0FdTqnO7omXNnMaUil0LvKxt6Zp2exyTapZRZG+ez9nBAYrvsCm1n+qwanil8MNfANUzs
8VfwOQ2tp09SrU+rN3ia4z6X2IczpffNnNvIZvb4T6Ahfe3AnRZum3C9aROMWnTmZ9TFY+iC7kzqKdxJ4dPp08K1aVobGT5nCE50Se95hAs2Y1nBMWTsFOrT
k232QDbNp6U5df2AGQrxwqbrXaaDKdfBJzRP7JBpOi1N6c5h+WE/LNfj0SMpHp3Yw7xQKgNqyYuaMt1JmdEwtCzWoI8w59IkF5m5knKdEHI5KWFNqsrirZ9b
NUE046pNMg9Y0hKiPH1/js7SN7mwUuQqipyj3TkLlrZnA2vgYVXsNNaIzOkGlC+zVhVXOKqaeunnnhKHU6e03tIzGK3XVsuewbGtccuewT0I4TGE8J6tcTv6
kNS49VFvnoSkeOAteRrajj3erI6LZHdL0HzCux2C3OIymgGcu9zVbnMVFhVvNR2BsIQwvO4paa15M8/nL50olNYNPcuNfEklmeKjpXsflrzwBiSEakMgmn7v
oFmwoNnhQLMDoFnY/FCDQUl3FxhCUFMslMEEVfD0Hg8uMc09UhIWhiWSKx1QtLuyIAuRIoWTgy8ilybyprTEDxVfDgndnRK6O2HoroVNhTZiT2JES0Bosbmg
+D7Js5Xc3NoQzrD1zKozHugYpWjsVHbk99O8ZHA78sMEvFv46rFlrvhNgInM0BeoJ3s1u5yjKO6YPD0yR404+Rb9ydrnSaxPS4Sz9PXKxz/VYxHFjr0LEn8W
+XvOZul5XSQEuPWT/3X1lQ/+6u8qna5nU3rKfX+4d/4c3Si66Iwf0C4MiMbSdLH8PJZmKbR/ZCxNgj+NhYZR7j4F9IjVFpTacWdac5BcIOhB2cI7BygBBOkI
gnT3MNgIqFx4ewcq1ypxc7C7Q8/zWZ7Iccvo9J7Q1eLp6E6elPG09mxzBye0My8zXQOusQVrSKK+ANFZEibtloRJuzbJlKoUDhGUwiFExlSliIigFBEh0mlF
+6WnK+V4DBIqH8xqPUldVrT711I7DslAk9nkq7UA2QQqJzblSDLEuWpLHIYHnMyPcoqWTbtu/HE4Jv64JlUS2PxaYVWA8VSBpzoSMFQlKlvCjml/9mO2eQjf
xeIQ+K86cViwpjCHp/GtQd8Wzbesvl5gd13XH+xldXg8PiyfxHgRt8iR3yncFGCKUMwYwoDL1RiFCWxIzrBGplxcuAJ6pbnaYvCIV+AQ62W8RzfOsosN5FEk
ZyXpNSVO1x2zSQHNaJMpWxVQrw2D9U6phF6GqbF66MgANhoaW8QhFaVjWNzciNBW2VKcn+BalUp8Ve1ZLIH5FfHpPeqqrSo2udBp3GQVJbZ4U6rJAmR1OAse
StUQ/EskpV9v+KWENtz8bkiqnJmH++ynpd8h9qag7RPuHdCb2lUs5+qB1u9aEmnDDeSG/eezehE+U1z+cu88IlYqonussXrTVlytOfez1LmfxbkaD+ya1F2F
FQbOZwkxXjkjD3Rf4cEs7fVNXHZUJiC6an1pC41XLVkPlH/CSCLWYhpgNHCGJN5YsaZTqqv6pcS3qEzy5NHMlzzWd/T6xp1PcRVuuX9HL1MFnsHN4k2EwNBQ
Q9qBx/KJQprLoEISw12N8x+IzyFUMhz84qrxmjGyIY21I8hh41OHmcf6kYDDnQLC95sPyK/5zcLm+NBC+LIZkcuKP1n9gq6QJYLYvmU6SPBScxVKd/61utsv
ve03nW3jic0DEGNlUVKlBgXGN1Ugwq2tnOoVdeUDUcUp1gniYxf+7EYWHsIXEdCkpjVKrHBuQZIfS8UUKuu6ui5Lw4/8NVDMKRRJUqiwbiyAJpKeXqSn3Z0W
J/zj/uwDG5lnf9X4VePXh6D65JJTZtThqMjPVX5/1KgiYErcfu1cVcnr14rlldJR4Y0rTO/JbVvHUJ7bLFGUmyWux8CSy8eGD59w8+FT4cMnHDp8Qs7+U2Ea
GeRXuJzYhi2P/RiX1GVMHjmE2KAGKgCNNb2bGCZPohf4cEjc4ZBYmjC+86oQBTkdcC4Y9LLnQ8xZMOhsqPDZUC3VxhxjDJdBJmLnSHLvNpyWBZyr8nwJzmEB
3fKPSMtW01VkOBK1cMTzPkbTrfLmipzRogbVcSjKVBrlhzmN6BNyILO3Tt2pODZuff4ffuqt5COTHytxh/UR8wh+uWDNI9GQbSQWECVSHidmOz3OOLHL8tIA
ZkUocZ3dutHFHXxmwX7CssBDQjC3fK97iB+QhXHz+LPx88BoON+65DiS5TJ0AdvA5fN32i2HuS8rjpyk/7f3xERboHG0GY2bjMbRCA/VpFE3DRq/zMWivrhq
MO1lxYe9HO+h1OVmdESATctcRsdIDgpQXyBa5iwmETEmVd0QsUhcKViz1TzSh9MwfVTZTqhDNkkR/8510vlLUvQ/XfTfcv1PAodggqviT8xcgiW9k4S5N9va
cvU9Ae3rfA9+MI/vMb+h19ZvrBqDAkORT+eKOEgTSVtD8akASS3b9rBmp7qKc6qb4I05Dlz00v4BSTivp/O+vLMmHtPYkiHXra9DUqjoNkkK9IYOxxFpKNH7
1ifsBO9iQVjksEFuQd7iSYONlrpq5Evi1IfAgHihsWCY3B4Y2O+vswUYpgGGBGCYBhg61wHDNIOhVYChI2BIGAyJgCGxYJhm4jMGDGb+JqjBJPeZYGhMWJbH
hQ6FroLOZeX4nomSVLWAMXlSjwy+lQgiY9EO1soY5gsSHPPkiziOgydJAPM5lYuIoY4B0urIpUFwuh8OTJTzgLNSGXbXh1UfJhTkQ2VDu5LyASSx3Mv2KaSK
AhVfvhkp207raBUkYACl++Cyd1/K2W+jpcCzQ3/Wt6XrvZ1elP+Y6Y9im7Vx4KjQ6PBbFph670rq8ihwWBW03elxEme6uknV96m6mDE9YwJmOw5sctJlIr03
OE4a+du49/Zw723pvSW9d/Z6Hem9u091cWeB0zrR47O0v44TA2li0zef0r7RL4nejztfQLV7uMzxQDTCyvjqhlv8G7RKvhYQRAwDsetIVjWLTQMyI5RFBtP5
d0xr5bczw1xGyKZNuKTqY/lXTixzJPPcnTYOm9fW0DEPNrHW8k7PIynusLSss8lu6Nmf4zs/vyzHqcr/2bsNaT9DXvXMZ8+fsO9vj1+RqJ+amcczT9mx06Gr
M0YqHME1LYjpt/5lxTgWwL5ZZc8rrHKVLZQo+EHgw59Fbv1rT5nWs9K6zQTfBdljOoJoxK+3/kic+uiOXLqGhNYHxSbuFfkJEo5hsurJ5PVWLWCXvOqTAf83
C6ePZLFtpAvU8k2VEFm4Ov9WLFzdRHqifmCEQNyJowgrvJQ1BvrkYUhEzQF+az1+KZsY7DqtKxdXs9Zg39pAnTydTQ7oHBq0TmZTg8rahR6dNKkk9qOOvNuO
9ds08jZoYCX/4GcJ6yuf7ncl45+uXFrtzxRFX1ZaJ/uz2r/YnxtM9OeHlc82ZWIzCDzFedaVmd11rjh+YnPJPOanqrnvHrjmFQecjeGZk2F+zQ0zBaVO1QDh
SQmtJQZMpFSKVc7RzS6Rq8AMwv5gW5fbuqtEzw+aa1mPjnz/0qmBf3rwrojQ6uS9aVUc1xdorsAVPS/B0duC2XuGz/uHRYtmp0Zh0SJYqHGw4NbjYcGpZhSB
oXVaNxAIqu5Pvf8nOEKsHE7nxqBxUk/fl+1g9QciMSW08u8l01uCycNAdyAtTRx6qrKHlaK901q7kH3gLmakpwbevUPNx121Si/7D9wB9wLXNdQA5GR+RduU
pZVr9AYv7ImlAGramaUAalqiix8ASRedh2vIw509DIYPq31gqOPOSGMpqFiRTMWtP5dbTIJxkpnuy4OQwA14qjCRRSiEOVlu2zZe/N/tAz1+jRuJ8Zcoz2QM
jPMnQV7XstYFop+4PD34+Od069SFT2fqCCuuMuGHepfgxP7Zi9gWg8oqEZMFd0aiOCZr2g+mwfCqbAmabQJk+2CYOpz5zDjPE+7fx2VdRmEyPwYmol5jBN+0
Gzjd+jz2wF00jHJ/bxvUHg9QPJI1GKDzBqANANQ/YiDGLCcB1C8DdN5xx3XnlGd77xG9mue41DE/Noh0Y0+XAA+L2P3AC86wQ2Pnz0A3kG5n/oIkpRzdjyVE
qbsEQlWoqrimpFht2UesioAPLkLZkOQ8kVSsRFaekEMeiA8yUQLnf7YKVxC4+E+cKKUsrm5OWby9f9AHHyXQmWK6zdBTfhxUPA6WbkOJh9LWodS/IFboJjUP
R7id3lwWX4Lieac3myXNIKxUQ8ktmvETMR5s9LmbiFPDqnEMn5LbhtyiAqfdu28RWciI5Vp5Ba4wIF5AlS+xqFXd6V31oWASbmRj95L/KvKdZvlPs66qh8D4
y759Lr/sL9OzUgm6eiP90q8Lxr9G0H4Nwkh9Ce1D876RJxapd1Fn0ZORPNfnvs1aK8sNonQplLTR4/240TXw8FGvUCHZ6GRfTHr9SOxtIWcgzcz+hCcsW4rQ
hJP2h6jkEuc//IFiywJjTKNtum1gfVLdQO9N3UDvE/hoEXYjrLk/yaHQXJq2MQ72Dbnt9rzkcRnXMpXbRtH1UQOlKSIPE3n0Gd06hgiAzxzLpKje82wsVHgm
Ig5TwewRIllywxbhreZXSHBG1IUtwksw/b4SRvyqyoQlFUmPf7sCz0owvIj7aAZxLYqTUrqv64hU20M+IiaynOLp+BPu2whfLHZet71N2AKWHi9kBjy8tDr4
EEhxfbCbhGb6ZlnxB+9lJS1bZWk5kmNw5aTlSPIPyVLlrKts/YGL7WOxCI6aRvP3yf3nucULqwbhG0Z9K+jeYmW+yzs2jOaglcjvUOMevvG0bF8kctjpLeLp
n8na+NglY3jaiV0dfCxAySPlPduOFtPwH9+n3vH5Mnp8r/c9vtzrXfFF/fs2Pju3+G+hKHNkaEbI+50ph9u7+PXMSN60RtPsIEbQLspAvULkFn0P/tFbQqdd
4xvH2+K6OwIeZuMadeX2kPYdyTCMDvPySO5pf7PeMr5HHGHLekuuTqFj1ltaQrVmoUoECq5mEOKgdA7BfkWstT5ugk7egyaiynGf0Clj5Z6zuHFXn9fzkCwg
F+hxsdCEGDO8Zn3EOSumwkLTOKZWdksjm3N5ruegTEtytdVUlOTKAbY1HsVhP7NPzdM4Z/d6c3BgRn47H6nd2/TRgToGvliEvYUXVtcse4Mrfr1ql/qHl3mt
+QjEqcWVVrexNbcHuTe95fziZQ/vM7VGf3uV40T5+tftJB+QffZLss8+0S8SNNsgSlbpj2B15NijjR8g7xxeMtxCuTlLHgOg7FAsuCpiwUsoeUVdFyWnx6Ik
kXk9bVAStL20jkS7OdNSa7nfFktdgBDlEOaVkA+Je9J6cTJgFm13LMjW3MB66SX/DHO5b/vIUS+KoCt+5htdDQa6cjnoz9JLkGYaJybKNXWNQfdHwVFoLPKV
leNHsesXfQ6t7nCCxZiPmZUAhYV2eqvID2AACrRs/eYqJ7IimgMtGm+EOQTkE5bRy4/p7jFqeGZohQxvkP/pq55boVILyVoJ3mvG8l4Sy5w4liEWlkEcy2iz
McsQDbMMTMiv8i6dGd6lKyrzpZK6L+cm3TsuaPZEnziNDgfp4bV0ZPgyjRjHxqaZmKPLcWPDvzOYWusGQDepcz4o+k7vrC+w3PCFTryIuHb6PONb0nBFlUhD
tAVpiJg0jEUphXCfMmmIhTQkQho6QhpmhDTMCmng3PuEXoSLbI5ObXBMVTfNiTNhjpuWOW4mzXEzxcfNpG4VLKqHpLyEc6ZKsdvVj/UZUR+Vzf0IGGZLIfmU
Gt6roYPw19/1xu3mBnPWRtgDnLZHqizceIEMBtOWEw0mJENlJcOfVJ9q3O+c4AH4dSmzDI1ihiYmFuad17/wtRf+9p++8Y7nOBvWXRbMzSP38RjsK6oc+k6N
8GSY//vbz3+plq+8McTicFCSeQAIdBRWM4zLoKno/k2Dogv5/j5QIV90O+OtoZ2xpopDIC0dAuEwujxrON/PK8GbNQVL4ohRJ2I99/Ab6I7BnBvHjcAlSWlU
JEjtTSwN9c9Zaj7vlwkG7n+bNuXbjMo3Bm+qJf87Kv+I6/c7qngvOH9/+F4JBuWWxEKwq2yaP2V4u2rrT6xU9TeKRBVIU6o/hc83FMks9PktVT6TnoOmSD2e
zerJI/3rn0/q7s3nkzNd8fn0XOCIifHkMbaERXoXa/LoVZwBSarZt/RkvvgotOKTCLbmo4q1I8KydMxhJZoPswIdd4LxaRKV3Q1Wgiwmwo+QW6AnhBzeOMz/
gLaajbPFGef1Z/JvKz5LfaNO4Lz01PJdX1izq4bWft+XEsly2GWJnJ4cGoeF+K2Su27oTEd8XHSFyZ+WLX0mKGRxETSGZPGvBjhPx8jiXZbFu8wFmue2LYt3
x8viN6nXfRIq6a1/5eOtOz2WxYdldPgR6Ol91JQ+u3upKUpI7fW4+/AWHiD4Soj8bt6oCtEeeZ0jzebFc+bFbfPi0LzYNy+eAbReIvyPR5nml5UIOi8pOYov
Y49X9ZwZZNsO0gxuhgdHg8Wgi4x+LBd3rQLQdwpA36S/H6sA9J0C0IcC0B+rAPTzCuKwEdTMpB4V2i3BxpaQEiyFTqudTxylM9Qfh7is5bV6sBmOXoFCkAn8
j9XJwYlToPNzl2Cemrm46qrdr+iTAz4HWI5oixwxU+rLXXGuWwGyWa+/GBH3iodk5dpm5WbMykVm5eISygxxMuBQQHochxJuwaGEzKGUiIolJHzIDHMobeFQ
ZoaEl1g4lAQcSgesSYcIkGQ0PJj6JuVoi+6ACM3ptMghTO2Sg6xtTfUkSFiiZ+/mEIgSMz1X0rGUSMnB1DLToeGFozEsr/Xvvz7FiIVitA3FKGnvojEUgwE/
hmLETDFixv7oPVKM+BoUwy5/vAXFiCz97IzQzy42p9mk8RaUJBqhJF2iJJ3rUJKuGVBnK0pi9Mn5mRIPMcJmbhh+4UUlj58BTZmyJuwRjrN8Khcc541bnNoF
s+QydtG4/5MP5p3ed/+XvWuNsau6zmefc+7znPuYp8eewd73CKIhtsFSLdtxDPadjIkDFbiU5gdCaio1ajUBqUAaIRXNGHuCaEpS2ubHAHncexHiUY9E2ygJ
jYihVUqi/Cg/8sONWuEGREjSFldVGtJUate31t77nHvvuTNjqFW1Ig5zzz13n7332Y+11157re9T0pD/ZCrwpqnA64DIL0Y548iuWlOZVWsaCZ8WleRUICtl
v9A8a4Tm00rWtedEaE6b/pi6BKE5cdmEZlM3U6HJJU45TdeSxGUE5xQE5xTvSTMycso8OSAjpzeRkVObyMjJS5KRU5vIyMkoXyxawZjDXjYgGPskrEhJkRfp
/RypObWB1Jw8kAK2bYfw3A6B6SwbmxvvGFZ21Aw7JuP7iAzvQ1veyP2Dl7sjSHeb19IGQ+bSvxqhdNHM/axAjuQECAdBjGzhib0hs2NX2LGzO2yGuGFtuhCs
BMv+Srjs3IyfSznpYfr9lPgoinLIBz9meoRueuResdPdcJvSTQBpCVi5mzm5V4Z4YdilWXKIBIDdKSEFDPOqYLusJxFNqySWCUB7OjN6qzxLgrOrGfbSM6S7
C1u9BVBz6Ul1WOAE2eP52kCmGz3cNFOQ1716JsA5045uv77ZFcMa5LWoEsB1ldmnb3bFYAV5bSt5AQu/kWlbXrAbQkFg2rYpb+acxXSD29bLb1sHTufS97et
bVX380aPNUlgwijhis65ijK9nl6lbm/l9ilaT8SLCuiGj63K3TfZx1Z+FnSaA769X7b3y0vwBmRs6fLV/il1MPhtLsRmvcasHyFTP6ZZv2KzXuvP+hWb9dpQ
1muU9Um48zIsNlJSfo+vGiDGeX+fKGlJVXZ8kkfzu6dYbJYl1zfTh/BIs1VgBslWKC9jUrd5gXYaX8jv89VTFrRx3t8jz823GFltIGOpDXztUJu6qQ2tt860
0lev/mIZwxbnOyE+Zqx+2JBZE2SJBOtB6ClI4g3dGDZwXsAyPCA2bCXh7su2p4jWU9AYrCNsa93Ew0bGIFXT8Sr4pBb0g0JFGdOoh0v2Oj3lRn7jjG6u6hql
JMG8TpkpFk7wHu1/o7p9o3x5ad5opCiMWBYmTF3q3ii0bojY+VAd3IvV8GIxCcFWU4frrXGSkwZqumbeLqZqU4pxvF2N2anwdrXhtxtfRTvEAsla0xOrt7IP
SCyS0fo+urYV5CLQQFfwc1ugaMUEl/sARzXV2Lt5xMixWOlDcsjjncUI4VHnzag8ObQ6BK3KaGFewZN8llzRkzfXcoVO36KAAZRdN6SiZjANSEq7TqQ5MQOz
liD8svGWotmxKPixxxhtdsQ7Kpzp1akdKqg1wvwyryvzaGgZtBVIG6NMyg4Lsb7yD/HKPaKJQhTM63JdV5qr7PtT4YWerbjBOsYijb7aiOfLunYw6OCNo4PB
mjKCNJNXRuazRyT9RSxjpVYEns69LW9hhSZlkJX9YkD2qOjaiObi0h5SUvoptamys7Fi4w0oNhsrMezA7mXmLo9P6CkydHCs9aJ3d7aZ0gG0Wf/hSHaoA09s
NMa5AytsLpHlMdOJg+3iKZY1rmfZABpaz4jsVSaJaZs1p+oNJTH90TH94UbBQIVGjH0eFZXj7BhHwyKMFjzxJvPErTRdlL8gceoMQSye2GXSfFNX7O8qP1xR
y6nnfGgB0bD4UffpUDwYhFNHJ4W2D2LKwomaiQcO9yJ8hdY1jsFGevFoCK8O4CwRylJcsgGorL9+UF3DV/Bk2Iurw94e9OBB/0rroUGZX0mZm30C5XIlIv8o
V3/+IOv/YKegRNatHKERr1b8WvoynTSOUIKnwuF4v1X1jgL+Cty+NuBvFWqQ2dAF85RnqxAZ/hkTN2Bt5B7jmu4HHpgzkcu9v/fSmzrY692XsZBTnp/MM5Bz
TkE77jNNUeLfTLw+6zhIKpmBzzN2Bnb04+hB/rgToT04lYttDnckNXx8jDpaYmL6zVyejalgdR/v+CnRywM+4LFmrpq2j4uZi15rTVH6IDVzHaJHYOWqs5Wr
fsDfb5/idzO9H1zt72fADarTkQP+EcQRHaSkdVNQf+Jr1fUI3drrXYey9npHWtwth2gXSR/7MfcC3figup4+6oe96xABdNhDprSzPATYIlQjfcuYQ+77ysCP
a2lpsZQWSWlFKc2T0qoRgzILMdfnbVxUiKBPjknnmGmmo4+lSpGpktSliroEMOAcGbDf1K3M9pzMZlQmb4Ry5TlhzRBuXq6a5UHN6t8TReu0B7JG77pg/znb
TQQ5HiH7wcHIIt9aU6otw4gSIQQvY86JeYWujjTnRGLOqWby8rLmnJo0rfTNoDUnfYZ7KZJeqkovlaWXKumYwBy0phgOyF1VEgvrWWM3h+XGEAreTcLYJjad
fBEg9lCY5zw223g6gtmGWgNmG8dEWREmyhrMNiXYa/qCdQMSY1ZaF6JZz64HLubLdGoUtQ1cNoK+lPkZnWxPRCMO3OKwLds+IE5zPmxe9GOlfLD2UYMPxQWL
bm21+HxD4Q2MCUbLPUcZjbQSmjSRoDu5cRawCsAP2fgeGVesGbB1MLDKjpRQxOBjUs8S03gikB4Ow0XEtXkS7+ZJvBs7E3ssV7D6VKO/qCDwfBlRfUFOkH3q
DMxMr+zzC/DA/0o9lkPruUjrCWiUxBe4Kr7AFfYFTnNBpxSdm3ruro6PH9AyvN0aubkzabDYR5nWK69nAa/SnSRCm4zNwRxdmeilEmkhDDQ94MNPcuhgAMlT
PxjsA60VVJwl3hbA+x5hozpcutbzkkb7s5OodKN96gH/7lp/nJDdtmDbqEt9GpxYgQfL5TArmgHm9dOp6zwpXTRFgF06r1zzrSbCzMcY9V9BcuH0B1EiXMOI
avhhklGo3/G7aZPqBOjKUt33lRfxC47VgMcul9CpQnvbZ8gOnHPAwFg0XqRckz/lPR3AcS89LsP1dENMvZcQnmGeG7Rb1U4eZ65TFt4hx5bmhCFgAMhQGIih
yOulgYQMyTHcD02Qh7Gzv4Ch5nUqS8KQP3GaEZn/Cs0LzgHiH21+ZShnmFOhLI/FrEZetNp4OoKrct5qdfDMVSaJaeQ118hDSTLDvkrD3o5y1hTht7txpbVU
ek4qPYPgf4Ug7zgSNbUslGoueiEDi9EYESLRd1Vo/tkZjgd5vBwWOQzZ6bja4V1KEOuCLx0HwmD6dupUwN9puedQKw6UDPqM3SME/CZnQk7UV8WXcNOjIZN6
0Ji9daHPU1JJeWyjqIJIh8F5ACfE/BxDsXTZrW3mlfKuLu01864u7dWtAR9RqlZCZ1c4Y38I7ObP/WZfnwYXAnNA9LDrd2naV+8l1aZxluPzcp4SToh13RwM
v/Q4/nX0YzDpnOyrXN1GzGMFb/47RzzWH7pVCL6wwK7zylJLDTF1yBeVI1/STIsMd8T43SUjXwR4fXQ7+M4OU17a43ntcyu/LHWQ8ABFM3vEW5ECX0fgX5H2
EUFTwPpsHjfW/Mywg9E2reRAu0THBzqttEmnlSIDX1Rm7WxBrWYa8nleUpi12FsIaHWO0NISIEo5Z2vF2CpQgHSK5vTtchis+MtByp6p+xDWU7euEAIg3V6G
2VkSuBkRMJ5y3owIMJ4rst/z09QqL7UyqSOh3cnoK3winEQnk5h3Fpa1B7YLZ7JiW6TQJ7nb4ptcwaAn7f9eoFOeZR7HvBxCcfitr+sGDCOt5kJJOB9xuAJ+
zIVooUTTEOPTz4zP8pmTs1hmgUC10ECoqm6sck+FbOL40qoVuaW93ozgv5AyOylLCq2LNPYacTbctb+xRcpuubHVJTU2+9moTGPHDHAVpvI14kWhv1G5DG5x
PmCj5q1rdW9L6fro5lW2XRsuWDq3LVFWY6EkbUJXEV39326bWNomPits0/ltU+W2qdKYa0rrbDTamryWkSCl9qk/dBvjLDRAy5Ydd9+RyS4csSVY2LA1rsi+
siz7ylD2lYHsKxmQw4NaAzWkQYIFuiMVjSXgKBUsDD86o5B8r1oIV4rL4OEt5kAzFGVHXuT9eb9RYos7nHgLOxzmFo377BCt2oLilaUKJAfa2DRPgmyVFhpB
dRBMB+Z318FCfGYh1PUHb5VeGQjVDSJb5X6N1RSQm6uWjYbK5qyGch6jkSPrcva3Z4SlLHMyTuuMt1Cif5ErKQkyI4KKfWpWR7NwBMY6N0Gdps9Qr48h97EM
BsWkDrIYFFMcx95eXmpNw8dI3rJFMopjQIR3fkzXb0t2MNS4ouxur4VRfwis0aToAmpjxLzB/olawaWY2birt3BEOQi3YE+4GmJpmhnYSlRgJkeo/iRW7Gkd
8Q6vyntQkK3wHrQYF7J7UPoyhR3vBNV/huvptOoJ3jp4W4nbZw0jQoumJSpbosJSXBXvy7S7nz1j4LyYMCiCwKC+vHddz3I4NuPgVNtHb+SxWaXNZcJKHKWm
NNHZT6+CIi7Q46sIKtQxzEEx02ftkN0WDzHqw1qAknlEWE57X1jvSVTFMmKaAl1SBXTJrK6ebRmAEyat3g4QVDwesH44fhvXqJ4dEDiNvuzh9fbsEIpmleE2
xnQsZ1wZQAe6OYujtWG4DU4d9dsxxkhk9Cu7tzNhRtpNfymzktEZ4b8eRdIGvpsXPtqI2pgPT7axxYdD3QtaPdXaZhzN0SPY6m0Xg1NBtnrbBgLV36iENcAc
LgeWNPtikELjCgSud8B/2DoDlixMLm/aFMOjWQo73t6VhdHMYGmUlpIC9pV7SYlVH+6Hpks5xMwJTWc1yyBWsJGIRWffLDj7ZjT4SAgK3OaTxg6OWMT299nP
BjF5F9Sd7PzBieg+0wLw/vvI0rwHczecy3BVp6v9fNVgcCBcgSV2D19JBC2uACl7Ja5Y3gEACder55IxB9HqwPrab//AhguF7Yd9VONNhUOkp0+5E6yHeYKE
e72HfDT5vL/qw+I6jzgPunvRGhBK7oibxmBMsxLlrybj50gSj49Eg/V1cx0eQpT0XIaQIFPD1y9PDUnDrbkaTm1YQ+4bgH2DwYD79hlT+GUZMP4xjA/S8nH4
lx0XkRk+OuZDpezgsQlKjOtWMlyGNEGH4aIf8TfFiy7n4EUXOBzBwhqjQcIUavcRfwgxumrBOiNBdn7E1xWgdY71HQuU0lZgBN/8fOWtC7q6BB4FCAm8ZYVp
y5h2q8Rgd0kZL/zIsxAPk23WAB1gbpFPCwQho8Q2JqnHsGtnPyQnjxeAV+T6xGXi2ti+7gC8rM3bGtvLqRumOYa96Hwtf+aw6Tg8s4BIpSIImaA5ZkGECwAR
BoRvkUGEi1H7IkMEFwVdz9xPihgXAhkMsFrXAg4yWFmegFZREIMLuYjBDMBWYFBeyjCFDFYCGfx9ZRQON/gUIAYRWHeBYyQL/FkwoME+G3aAVPncMhdsLwuS
pb9xlp1lyRKfBQMdzI6PdLPZM1GEo8v3DWawn8UMfinwAbxuFpcLmdNvJZCWjFxo0UuYiENwpcO2U02pGqFWgqdbAMgpq+xlfhCjXxijGBuyILsiJuUo2LAx
OFai0/gEi8Y4ep2ZRTGkgfOodntMkoBZxPTWu6FTaUsqVu06YMzCboB8d59AbAMe8uQcZZ8EBat52uTQn8l78LfJf+f4r+a/V/Lfef675x4sTzgSqnR1tdcR
24Xgwt5S841wfntFRBpVFIIoobLeVEmh2T3N1scbzCKckAj+O4X2ap9XZstHVxZkUx2mX2HnPuydBxUh3WmeP23OCkwVIlQBe9YL7mivIsiOM54bNqDgdcMm
2i0uDCkUbJxeNu1l88wggZLDWf5F4IcroR0bj/g5iseeAb2jHXI77/bncaS129dAsNntz7DhtYDLZhJtsgbvWTI+InZ9kxVuj1ng5ltKPDt4IMa41XSLm3IH
SbZiG8Gwi1pc2WTFHarPu6lNeYPasGMKtH8+n3ZrrNwOm0/wiCi0z7/9AHXBjxXJNifd0QFmDJRkNdznVsz2oyK/M9UYKZFp7TESeYLRL5EXBOgzkC5RXRAx
zeCUMSPDZxx+HY+ZEXWWEx/HuTB7sgTGk0YkBZtatBr7tCNb3MFn1wwNPE+pWVoMDcbv+aqwkhmKDqyzfX8GkXoAh6ldFyN/EetIqwS7bDFvESsaLcbhU7c/
4x8HFj0L4vISfZWmXPscyl/z26V0XZHBXxPKYxJ8Ji199Q57f+SDNOieFtUL9H1AJSgBdg4rJR9nb85gxEG3VNgXGcmy3H6F+7/WDjJLWwXRVLHQmZed35QN
evaEENWEPxQyvex69Gfco7P8dR5hI+0YTtj825+viieANonp1p+ctiib+PZ5fjjmBM2vuNT5sseMmNf9sMgA7u5YKuX8sIfotF44BPdiirRRvBTej0KOHleU
zVzK+1HMUmcUhXMDq+gI5PUQsyaGNHMw4rnI67l5FwV4XfC9v/qNDxjcXKZgcMjrACzGyzP/g8EIXzUOctjehALPmnawktkcwzCX8jVE/xwWigyaqvppAVKH
PbgMbb29j/wPtPcRMFT84LRpkyPS3jPQ2Lm9VXv+Tm5slWnsI5TjffD+T6pPYTPP+2nS45iGp4/GWjkaa+mBnNIyPUCl7TPkScoR7SjaLwr3j2rPLen4gCdc
L6SCe0Ym1sARxHpjieMPuNtUX7dBGKDlDi1xh1AtXjudWc4OmQVknywge9DK8/4ke0ba0y2HS2DEdttgTPJQKqfU9DwcEihV7c5nizcxW3xxc9GCVFH7xZ9D
nDT7xAljgsQwEGCn/rhIuSgdZqXMwXSYHkxHF1UIYwU4KEZJ45QjpbCA1yKtKL1VSi/LErIjQHhzgqA3kz2Bhl43Xw895QesJGuwh9KwdUd5lfVV+ur3f1V9
XyMA8vGOmT5PYcdMn28LTBx75dPIAAtS8SDz7hpO3pLwJ5VBW/85/x28sb/ZG3OlSqZSZVMpVsMvX0uQ0HkCoxkfDJNHOZ2Hm33zed6Us7XK36w9zikQqN6f
inTfOtPuDnRLmIlppfeZnRh/mrxovPgHfGayO4BC5gMksci7MyumqFJJidkkS70uG+NKvaTYxUYVDeh7XqfdSzgwp9tNwi7zD5UyP4HYt0Q/Bd2k1IODTg9U
bLgKerrY7XQ63Q4V0oleVrQTfbew6AwHboHL43cAXN4U4PKYwdWDGTR3BsIcTs4e/dnriZRCcVcd9q6Sq/cd9t5H2v8+48mHmqe+e3HGd2/en8968v3kilII
+pjlgJR+tVK9Pz3Fqdp1mTqFXoWPsKO8V4nktgP5YnfmMC9lKLddyqJhTR9OmVXO2D+Ulr0vsS4UOwDxKqgR50BWDoldbH6Zl9wq5kuGwKnuH0upoHxDTvoU
Msjwz2GlGnvQKafdRx1nzcAj7vbwI+AfyRR76YUmDfcj+OUaj7obF1d044WkaXcOpTMnZ8Eh6tgfsatIr39lVk62gA+WjDEyJRatcZrfE2kFG8YgPGFwxEBn
qDoJ2EEnLM/VlFbdZJp23DhnmdKNrnn8uWO9x5PGBlRXlLyRpV+2NxwBMyL9J7vJNr2toxv/6Sdeuwwn8Rtnk5mvJ9ufgGdxp7Ujra1lfL14rjUH/3RSFeZa
V4jx5muLM3sXb/tFq3Ksp+XRbrYh0127PWenpjU390ldGounv/2du/b9+utHe+aHQx/qJDvt9V93kmm6/tiO3/jKKy/0kl16F7UV7hyjUn9+rtdJ5jpU7Fw3
2dXVc/Tbri4JFiTwrvnM9ie+gQR0d44/OBF9sYle+oi+6rEzv/c8bfV36Z0vPEVriTitVikVhs2zrMdUSWpSgirE5By7B2Fx3pVyNc3puZ4bMBeO9hLdTXb2
UJ0evd8Y/+8Bej+h4fvWuQ5Od3vJNP24/+WPPvnaFS9f31vc0VH0//ef6/Q6zKybtOjnyl1PT9ww/sZ1vcXXF3/6W8ffuP2b+LGxeOP6vt95+dYfHekt7vr6
L/3w33649AI9hn+tJK3Wzq7WXU6+7c6Xpu986aPnbBWePCrZ3PHl+752y/Iff9OW/h/Xo3QU/MX7X3z6kx945oXe4tr5t986/y+t69FgUtj7r+Oy0I69bkfc
CsR+x4dQtO4lj7WomR9r7cQi2MCXnfhCLTvX2qkTOG3sxChrCEPwtrTObvxQM/bQs30zWLplYPJTz9Y/TiNpLp2xc4Mzdm7TGTurr/i4xIKwDXLOfK0v3vGH
f/XT+TveOtrTVxg2of9NcdzQO5i6eauVYPpp3jFvsS6gP9alWS5ji5ViquqGzGbMzu7iyR9de/Ctv3mNZsIszYT+PsRUG+rFlqYsdtJ/s51kdqDPZ3P6nMSA
JrGfoKIaArk0K4PpvYq8V5H3KvJeRd6ryP/PiqAaKN4pCUM6Qms6R0sgDSRyjPGUgLSGhmgN70LPd+bAcMD+a79HFjiHNu831BBipnDI5p2AKa0FqutZHVOb
ZrjO9BRVdQLpJhjNMQV7TXWk/tdtpD8MvfX0qCpBEadmvCytENk9Yur4XI8+lL87TrfGc/0b5fTykNsw3+WrFXX/kPU6pYEsyKYkZfTlM7q93u+DOpcBKjRT
ss73tJIznp+c4ZqzHSTKEu8Wor+t+M20uIveVvjKigN8ZWLQBpez0qVPtIRxnjkBGkutqjEoRkJYliWjEq/6gVgxBEKcYPNFfFMtZAaaQWIzpdWLwjGm+inO
dvBv7WsEVQd3XvUEC0zHN3P0A/NhV0CAVx/MNdQ1XbpZ8EZurgE2o8YEOebcoP2rS3Wf1X6JaL5Ghrp9/hYJgPeyGUaGT48RXvGPsQC5jDJVodWAPVAXpQSw
82maEE3MijEd31IrW98BVHe8PcbtMNHe9xGmOTx8i7ieTfDr2nCyJkLiJ6WMSbwHptmrVJ9vgexNj7fH+Z0m5dRuMvOjxfZoB5iUnMEEMqjrycw7BfQNl7+2
VA9UURWjvl99NMF4e4I9vzL9FbP2PMFPeaEXAjGRXrBKaZlcKK0hhxAvtTyGWAQijOHlWYLHYUngDMYQIlvT/oka3KF0jT7x9RNMZLKFzQXcvnQ9j7nukGOu
g12+PkxepwUGbE4ggWf+m71rjbGrus7nfc6955x7z4zHMH5InHtkqTMNlgfJnTEmKj5XSWowlYwyqizED37wo7rmBzZT6h/XMxfPHTOOaOWoNIWWpE7SYgRM
ayWgQEHKCNrKCSQygfJo3MQkEBEpcdzQNFRC0PWttc9rHvaYRonU9sfMPWef/d57rb323mt9q6UUykYkMsDIGJis6sNuTBJdLYlGgECRMROb8YUK+vpPSdPW
Jszd4gRCYuDbS1klIskvkPy8lsomelVuPSU3cQ+AdP+13Mdgpo4S2x8zdwOvXe2lRN3KF3UrImY/PX0SFzB9ZXFiRBd6Sn/AzzHmdEkeJFqOMKfhokS/RAZy
6g8agfvw9dcaEY1qi01LXFYwVZ0UuH5l6XAqUPkMDXohd+3s+5+vG4MFQzuul51Va9v0jdfpn2EX21u1DTu1Y+pxOLF2avP8MmIMJWJwzS/RuNHjx1HTmzAP
yRMNz50wJMz0/NkVMg6cv690mjQ1GJfHHrW1sEdN2KOWsUdWs0ysCnu0FimA2aO1jD1awh6tMnvUhD1qGXvUFHu01sAebWUvkbNHu2CP9lL2aFfZo9D6iuxR
E/ZoEXu0VXdosCldzh5tVPf/DHtkfUe7YI9sa2ytwB61KnvU9re0tbFHU9ijXLsX7BEQBTKrNLFERRSLI5WsT7WK9akt9jAjEhmIGfi3ixN9JvMbPtZSZtSW
mFHbfslXLpifLcVQGmGPprBHE+zRVAxUU+wRdsCSXyD5sRVvmT1KbiazR6QT9sihOXu0FXs0L4c9IrMqe+TpbWXs0c7BGmywR+sSGeCiBuxRq7BHVoG4PPZo
EhMs2ONRz3ZnDPZ3asyU9PMyixp2PChq6WIOWItrgpmicoRmQm2rFosaWg2DWxvli6Qs9nOsUlDbprdbPqKmtA+gn11gLbgrb+BnB20AKN1YK8LPCJRXjV1p
XaGoIBuWNZNBdCTDtNbiAYBFsYkB0XCEn/U3MxL8FfFQ60rmEbX4ignztlQTfXQi0fqn+GqByrgtGYalAiepAf/iH6CIF+zUnsZvuFN7Cr+NceMJ/DbHjVP4
jSbMR3Qp+4RO0zhUPB/eRU4AjCB6nYdsA3eFTLLWRuLLg3znYcUb2JHiYFwvHCmWsqml57ROntUbHLYxm6p1zB8YdPhS4X9VFX5DVfh1VeFXVIXPqAqfVhVe
1Csl9Rg7YbFUUlHljeihnp5cgV69Ep1kcrmD2UZK9SF68EpYZiBiPDQZVoqIB2jXOQADRQoNAFQQHqRJDqACjOjzMjFgKsajDluJUhXydSArVTX7L1WzH1TN
fkA1+37V7OOq2fN6PkdUY6nMxb446i2Vk3vwUt5666PEM4Zzb4PDrAUSxsMnxQA2C68xy1gDaezLSIOHdtTcu5w25FOleue0Uv24bqha7pwQmo4N+mPMr4vU
GOsW7LGB7OIJlgv4XUMsQHItT/810xK/x2VFKTfX3/mNW+UKtrlY5ooxVsXqVoybVzfUVVa5Pqxyg9h/nNV5LmKVGyzEIZtDhTlWyV7YSGJoVrEibbvU0Wxb
TpSg53aSOi229VXsJHWxkwy5Atneeg0Wk6FYTOqwmNTZIq5qMRmVLCafsk2DGLwojsh9VXn4HNbsXmnQnBxcwGETmhU1GldETnDZ/LKtQ1all158IKnzvQ33
nJ3bLQZ+yaovANSAFQdHb2bbPl1hsbjZGDmxWxhCIuNVsowNTkskJsaQyFA3xJSMbdMwLBZeDDajYuT2IvOP1EuNNfQSm8yXMEIv3grsGbP6CxgB2IzLxvhi
zMmgJpfdOzw/s0z1ZZnisCjrmiQAN0e3JZbqOB3edie5O42TjA7KtazU7mU2ezs422/rfezedBURI1wpsRKRNx2GmtY0iTFzf2iYFuMgFQzJWdlz6kcECHEv
CyDkV4AKBXgTBQzlgh15sXtXCyjh0IgSc+0V8BmUezTGPV2I66APhw3/wVMA3fZ3szkkBWs3Wi1WQNYEk1xpYPsl3VynUN38sm4YxfZ4rLQ7Jpme5Pveosm4
MJCxI0HaEdy8f+7n0DsQsvFvCDeq8lVJ5uo7Bfyy2Dhs1TxZEcH9BXaSki30vy77A+0ZhuPJ0RNj2382smqMkZ7jR5zTSmq86aLGt7zpUCcdo5f3fWbki9q4
cSsbdg3RgO1byZ3usySFX3k3Y9bJra/gF9LvkZkOK8jSFDDh3dQDzGGPGnHooEI4Z1mBwjBJOrxfD1LxfPqBhs2mC/PbgP3aLSIOBoU+3RA6gMSkjW3LC1wF
A8qFqBpQSU7am+lw/J5+kJd6zjqdnWGXDZwGRtrUtIVzT92DxYEhV9NTZxd1vOiVfEOtkuI7T3/VyVP8+OyDZpZCYYuqeFt3akNsiU6dDOUAqoEjaaibqVpu
aigMJHTbhx/qv8/YPo7gVTmCZMoz/V3oj0nC2DlInXn+Of06DTB6Ric9z8plDu2js/7WDiRsxOsR1aWnLnBUTut20hFEtii6Q0M6KcFW+gp2hQt8O/D52dx4
YpL68fo9amLETicdlZJ0UD7YfmoyWaYWVTNVqowuiMYDkq3bnqmgzpfx52N3Ya795JGXatPtjffSuoWJeOjTbJnPTANmFuHJxE21G2mH6BLjoo3yXaGRQXzd
yCO974YQiv/mVHr8w3t6GvQpk0Zb7woUhZNO7AlxOGRNjZqnjkPDuUFvm/YsdHEj5ICBRLFz10IcPT7XfvPlb2ycbg+jMqjBH38aBzTtD6QysCgMT3ZyDxD5
UIMzp5TX/haQZv6o0xpoK03n9AkcEk3j8KRJ4iRwDQan05k4mqK+WehSIIoBDPW0PHUpVpfROKKsfS/gNIlk/4EFBWXtpHs+xXdp0cI89y3F3bWbp2dE5IpU
jSxffyFpTqPkBv41p1fI21B5N9niopx3k4ayjeuvMBPSolvCRmAvDwwlLY0TuoHGyadxque98PW8F/KKcU/kFRukijXKg5riUK0BK9X9RbN5GtLocbPpfRfj
oHGTdelfam4D/ess7d/Gsv7Ni9oF1LtmVpSaNIuq01FW06+0FWCYSzqAFvOgngWq66/mH4Q1GP012/VpQHmkzArD9hM/evHBr/7oRX2SiDukb8kg7PVDjTKo
HDnwli1sDeLiabD9O/MniZXv1DatSEmDcfNwwpk1CsPg5mzS5Px5/krAultopnrsJ1eRM9XvLW2aYqIEfWqb/tRfEI1cp4MI33GnWyAWo8N1pXhU1QaleH9p
Ce8VJUziFCWMm5N8UojC8HYLQ+2pIlVzDuaMxInXURc1MKrNvFP7cXgLG9/gvrEaym2QL166cbe887JBfPem0KIpygV76Qaa3/xRHKN6EsEMlD1jwMxGJ8o4
LJMMh39h2+x1D6MyGcub6SQRTjDrCmMeNq7dNt9jotFZ5TwIFfViXnhdNHS/iP8Ix1s6zdBeEbaSmrRgw42Mhkp11av1NASpsCbLiSHXIvTEmBSeHKd6ynzB
YgVwLwVGcy12mY1/cTY3ZlGWoI4sNNqNiLE/sWOXCDXn7Tj1pWRfkmTYPBc7oIdcPSwfbem5eSGUz0lIOIvbwYcQNm68jude70jvMJ+j6OnDn+PwM7LP6vUu
6BPGaXz4vCT4x1KCRTyf/zMOfzZLsEgJnsCHL0iCU6UEj+P5+S9w+CNZglOU4AQ+/LUkeKiU4AE8P/sYh9+fJThuTBj34cMJSTBfStDntkmCXpbgjDlhHKLw
L0r8qSL6nfT4/qMceoeK3KPcb6fgL0nk24rIt9LjWYm8r1SVvRT8ZYl8EwWfZ0DlayeMT2Qdcv7fvvK2NmF8nOL9jcTbUWS6nR5/foJDx1SCE9QhIxT8txJ5
CzL9Nolii5TpZnq5H532pw89/WPKdIje4b3yEUoTUJpTJ9iiiGSJlCQY/juNIBZKv8MOPoHmnV8qwEgK96sm0ByA8kiS6OaOYKia6cbONh1z3Ew38MVAjQVc
fK3T05B47WbRGZcPmSI/heSuW9eq8agzsjODe5oZuCdtw6KXWezWt2oWzNQZLioJUvPuFJxNP9BJ2F8SrpYC+BpiGtocB4zyG8YerAbCmM0IQjEvCGVnEALO
mWPHFNucQmxHPrj44Od7GbYCMnHNQGFYxywBDQDkXWKkp2Gr5Us/mtErfBzGGJOvPHqEDSnzM6fMrphvKGEC+7BSqPgu2/aVPpxc7cMjlQ+D+QcKeuOjBr2+
tBBlHhu9tjzuv6wW9E+mbs0QywtibTHxpmg4eANxVSe1707qqTHVSX+rk3YPpB596KTiSk2somw2oF8TZkIsEJwfCOArFUfLHzCZSKQeAEeEhQdDOgRlrH5B
EfpwVm342UvYUOk4bE1Fi33emWdwXYE7oFTL33HPEWubxuUN1zufDIuvtAqwMr0WYrfsR7+c5RmSzqj4tDJs1d7BEy6ycwde1JpNLYbcoe0KfFIDeoU20NyX
iQazDJtdbtFEh/WKDdOYPANUaEosZdKrDqTWHl62ZmJzik1Vm6BZHhvlCfQXs7LxnNP1/PjhjJafPwgiJBHCMC9W3+9XUCJFTelcXxnXSQjb6UVvinUlPf2g
r/bsuNOkByJoksZ3apYAsiK7M7nB2+/mRs6GGDmbzKvkCBXimRkb0fcEmoGRJ42KdfNwprJjpo/K3l7N5VOePjBTuhm3c59jUSd9+7lvveCk579NnPlFU8Cm
+egm+lk/VzzwRO3BXSbX2bg2r+UukeAfgG+WPRj2XOSkrGohLWdF0WP3gi7qvJ/kk3CWvEwBS074bM4VbuymXRhJumlA3AmHKmCPKJ4mRmYsZzB/8tM7O3xg
wnKMVGqNF6LZMfuaWlDPvciJlMMSjslgQdSyI3PqklJTcFST2ASPGHvFrdxN4n52d4u7+xOi4LELqBO4NwvEzV2In+0ALcLdaVNUSyJ4rfttYLFt1UaB0wYM
gXX4tkW8M8bsjjBXPqN6RT/vK8Ceeq6N4nXS+ccVTEdUVHtuThYzqbj26644Q2/JaRd9DhgxjGHP1Z3IAIubW7V55aK6r1xX93QppStlHiLKo58pqcidUq07
pJJ/KFW+nSiLfm6T5twqjdvH1rjLuw7seGCnNkY/0bhxNSANx0lu4cuWLULWsdzAbIaGBdiYhlV3SCxeIznmD+SsrgSagPWX7XHxtF0slcdk1YVnEg2FWMhh
C/3UUYgldmoWyhqmnwYKsVCdiH4iFGLFA5AFaIcGWcCK10EWsOChEbcU6wULWlde/fILY/99NrycLvkpLFjie1qHEXNkZ0v8ceBIrpOZge5o7PD2mk8mZqg4
JqdLr1EgJYzuwlgI12T4XM4ozRw+19wN7bhRmlwefiZx1jZKg1LHz+0tjnkHjaKDMbVwDMytQL9vZxBt6i4z9ieon4ClTR1kxjVIjCa8uwSAi0C/m7E7YWgq
OXbUuU8a/7O2HmX8slfhl73naOi6sU1bzQmSp0vecu/Ay3OzvVMBxGi7/QOKcGs5wiS9zEN0pgg30TOk19MaxGU7feAkS684qqEelWtFpc7ldaKH7+2JZXam
KVmQ48dl/u4QAtwuxDkm/Ppq8RE6IjN9i8ztWKb/ZiGGYaGQIdDLNn0Q5LNVGxCqjMT/eyBU6bWGpHK0av7JEeX6ohIgF6TgH4ZSYRP+oaqr/9qr62QsOZ8h
uswQ3nKYoDJMFA90ZcKIf4s4O4kxe8Z52jDxsjcWzJ7GODNHwKrD/QvoygQnqAEnEXRlxutAVybIK5tZikdZwmGwF81hFiC/ERfBkXvMuinE4IQVGIoge/mU
LK3tj1XW9vcMwygodbFQ5E0fwP4nHUvdktDpQHQciZ1czfn6CWqvk23KSM5Jn5eNMPVfyg5BHJ6p8QQwDvKZacrMvNDPMUWLRWJUOLZo5NDbEMZ3lMawhp8t
GN9R9p5gw6dOkM0LwE79u5KbdGGATMqWkLIlpGwJKVtCyswVwc+YlM28wzOHsEWemlxsaFnDL1zPl1Dq9ewLi+wJUqMdXVs93aPnozMCNOwJeDewS/AET5aE
xgsVoXFHziBXZo5yF038a7tyrUP9IVyLnrYI46KnzcK76GlI2Bc9BcLBcAkkTMyBE8vybCOuKw5y4EJX8VunUJX0/8oymwwCWfJRlTM4NbRjoN6f9steSPLh
pY9CvrcLMd8mq+WtMub7hJgnhZj3CjHnYkIgYkIoYkJDhp6JeacQ87VCzDuEmLe31inyiVmkMwWa9x1egDCpz/eVB2ON67RNPyjZHJBs7pRs7hCeMCVSAUkH
gUgHoUgHDeWuW1fuurk59+vSnuO6NOg+5fWaZI26kjV8dmejvCpWVmxXVmxPVuxaZcX2ZcUOZMUOZcVuyIrdlBU7khV7QFbsQVmx18mKrY1XJrr9MXMEnBnq
BevzSR6vlxvWoWtXm8nFTMeczv37/P/k+N85ObTy5BgSgI31E5c7Oa5a0colx37zfwahUZ++2JEBtB+t0pGBtfTIwMLB/2pHBkU1FY8ey7n1jvyJGHT2qI2a
57hYu/3uN1964eR9b3zlP7Q5WW3t9k+/99l3P/fi2a+9haBIor/+DK9vC3OU5M23/vzdV3/yxrM/wXcGKGn/4pvfmn3t8e9+7V0Eef7fO6bJzlCWuUIRDyfu
ZbgBubgKg7eq84+LKzPgkpN3x4UyQ6RUvGJ3IanB/0F9qR8Mb2Gprwx4j/Yv4liC3Uv7VQBvf0m2F0seCT5/HvaR3X4Fa3D7tQzWvb63otuBnTHqblQ1OwL2
L8RKYrlTkeU9tYJXkUyDo3ApYgkamNYyL+FZhCG4iet24ORxE2TE6Id9JXwXHkZqcL1VX9XNSJ39i5DcZHrZVsyDp8fmgU6Ro09J+e2tvtJvcRnAGxkEIhiK
UIiz5UEc2ODs0RF0GQcCa4CWqg2tHAq/LbvlwkWI/6ShO9NQeIbmMP2L2aoiMeYSs8vaR9ExekRglNhse9FNnHZ8rJu4sTFHBBgei525xGgPHCN2Z3SR0urC
FyZ9oUcVTinaH+pzlN/6Y7FL8buc/xzlhQwon/gYxYqOxWb20cbHAXy05OP60kekXDFRJSo+SWL6yPVSik4WYqCmwnm4ElSeHVMWJiVIMgAkVIBSmqyCgwY7
c7E1d9JfsByTfSF4rCclDm4Sl/UTFxKPVWugcsSup0HTe5P6Jp4a7C17rOJP2usD2GYTUd2Oo32Fbd0K0xneROFWGvfc5i4w6rhxIGlO4coxu3nQDuDu40AS
qQ3dZvqEKwdALNDaB70gWl2tbXo9GVzAlR780K1bKJRKwfMBfmQpgk51WqHqIOr6yljuqSER9OUR+KSxDneRQ/FQTs+x1RrCZeZQRgHcT/WFZD36yePeuWJT
PADCWYXLcKVW5jSlSq3KZvwKBlNsoj5GXh92a+2DR6yngaCaeBiIOLgZDGeAKr4Ol0HWQViBTB1Uez5NvNrOigtUXPyzjYEc/0I0gMQfpdrv7dQs/xWPtoT+
dGE6pMBc9ye6YIB4NGCxJlZBM5300AEQ234Ks/cwODdsSNTi3NaWOmKEQIO/GwRit+E6tmUauuZQTa7RHHgxl0e7PXI0dvrqzULv529me7j0ZsBhcP6mt73s
zcG71gd8F/iE294xT9PdnaVJbh5Vl90kBi0kfpeCvEmBvwJzMcBciPcdpeEvsIT6CXGDoJuE+B4lDVBiA8/EZxpzSbMLP6PHQI1G3AQ1RiwaGDB+Yt4UgJQD
qIQQTwpYlDDo3YU4AHfKXThvB4lrcf1we8fsPJGZd/MmhZAm9enHcHvfRfsMYJ+xC4/9LZ0NnVpahmPssedz0ZVDk1r8ExGVGeLWGE0k+jUYng03LXioieoR
dRS6yd3LRg8u9VYSUqeWu4KoE+t2HB6eL84DejOFF1Svm1W7FERDURMVyWAuoXnchccIdGM9pj705pI6erdOfTcHHWrwRJ8iottqID7qttoc1TqkR5iJUNe1
GKAJMrqeNkkCpJ9DHWA7QxBEH9VlDHwZl0A63UOPS/+xddTuFeeq/RufodREuzo/LzJNMBkMmZs1dGpNzc3aXOJjOl50ajvc+S6PiZq2fj6bXei20wSuYyQw
MBiJuprAdVpoqDubPCHLcxSd21SqPq/quktr9wJc57ZIKkFzLTXPbDTWkR5vu6JzrLN1EOpqxs5RWgTLdaVVzu4CeR1NddFUF8/UVCJQNFhVXKc5Q+2ucXv4
jIhbYaMVNrUfrbC5FdjzmUyGVmkyi4tUqUC/xfftxWed2/fapkDUj8UqwlDPJSjZRbOCYw7PkOxt1WZvq4mDhY4drpIYttypITterWfyq84ar9FpMb6pvl3C
3z17Jb1Een2l9LpKv9Rha015Y9WjF8QQx5Aw5X0qC5YF1F6yHYCmKtdIhP9AuUIsNTwQSTjPnUVd1lfPgkqivwpKGBveL3u+DUUNLmTJhEg8aM8A74L28j7b
uubKbrRXp1DEoC+sg4TfuyhoBnIsGy824wa7p4fbuyCO8mfYAUL5N64fhNb01MGkwSL7N5Tzb3OYWL/Zh5OXwgoD/sDBg5tVf7e/gqEe/B8O9aAfD8ISbfWh
NouhNi411OswMcqg/Z5C6MpMKJYmyjZBebZsC4o+LrZBsPlMdNYn09mVsbHC9Phv9q43xo7qus+deX9m3sx7b97bXfav7fvGxqwTW3ZVwK6pEo8FiaEE3Hyo
0i8tHyLFWvwBWyvLjSx2bb+YLdDWkEY1Can2AxUL8VIiRa1J48QJVKKUVFaUqk5BqkmrxlGp4lBKkobUPb9z7p037+3b9RpT5UMrZGZ23sz9f8+959zf+R3G
FnNT8JaFlI/7+W+mycyUIYCVJTQL7emipangpIcDq0ZZYFVw9bI8oQRzKbl2OA9gK0YDZJzTG9jbSa9lArXuhVS5Td2FE4Sdzp04Otjp7JFjqNslePcuHBbk
ci7oSuY5ft7hgB6YJohfR1Lxt+DI0WmwbZl7HAKFpZNCIO6lCwjzDZrhScv3Ty0JNPgZVjI3eWfUdu95c/883S+Y+wW6n3dx9zKMXNwMVA41Ff+z5Iln8y4U
N3FtLEhumUu7lgKc71eAS1SAUyaji5TRSXN/ge7nzP15up91bcaznYyBqZrljL9nWyfLVrx2RStFIntJD5eg5M5O54pa0tnZNIRkyRT17iBS1zQV46VT8SqT
LwZ2Mu51aUs1aU25YdS82uRpdsZC3GfyxEmTJ08zN3Ga3ROHpUDVXENdvZ+VHPHT+Ne2VSUM0tQ2kYQ37synIOrIB1ui/K9qpV9zcy/I5l51arnC3AFyANtA
6jo7zr/mjus1lgGHfkf3AOptnWjF1olWbJ2or2SyrSPIxR+0TRC5XKv0GzLiRNdXekZ5+e4tHUiOlcLs1HQNok3KLBKuI9oQOZLxkpBwYIaNddQqezLUa7TR
ZZ/Ojnh7z9K0S4b2S5m9blYhOH+aE5yXc4LzUk5wXrya4Lx4HYLzQk5wns8JzpdzgvPccoLz3LUJTmmR8CpLiZdbSrzcUuLllhLPtEi5T8HwbN5Dwf6R4YfV
3hYJr7KUeLmlxMstJV5uKfH6ZNzEn5zxa3J4gOU61yoAx6ezJTh6VONHDOkCypOW4LwYs9N+mHqHEr5Nwo/RRucgn9eiCcvsHJ8fY5hckLEsa5ZMXPX+bBYu
GDYM2ZO+wqBFO6UFISicGGiN+G/5Zw+AKcUkCHI+h1AIV5iGwkRRYnr40iHWt/3pdPa/nQOsr9JrdfamAnXBN4+72bvRIdJ4KiRVPnzgIH3BDBf08hWPuS10
YSp94/gJGw23QKq3vEfvNA8dTH98/MSjh7mdSHckJfIXP//Jj/7pG1ecI7tnUirCp6jN76cietOLJ3bPfOY4zQRlRojqalLHdsCrx1nKddmtMR+yKGALrioZ
Gn0+ZUJcLEOsVZxKSkBul9NX1Z1V8fEAstDPuQWPwBb6qfTBqRpsBy4wjR8+kEbTbBhPm9MH2e8ENC30uDR9kF0CPUkGrmaR/aRkPonMO655R7zS4CGKd1pB
6op/GvwAEYYhMAM14GQOmuEKmwMGa0G7W8Sh7lDCwTQT/2Pav+Mg08qkKkV4mHPqznGO8yCmJnizlFF3UlxBJcJxQ0NdCd+Gam8MhRIFTIk5o2j0+xL0+zKb
OszhUWl3+TeZsKdMS1HbWKly9gn5odc+UT6S+P3NG5UjScdYAfORtjYMSol1/jIb843lomwsF2WxXFiclej8xYxNzM39wNq+iWiGURR+0VPlGSHV9w250qS7
IZ1Jmfc+TtzpxMMYSGe0iz4q3jl+ACBediOwQGKQPgGfhFZ2zfgqwMyD6WHDmQFET7uSPeJRrUurzqsrE90vk67ky0j8nqqPH2hGInAEuyp4YGHU3j56UqRB
6DOYWHsHxDqCh7qwD89h0NWFAzCUAPvo4XNDfChB31adrnB64FD1Vtfn2BHL5hLtn7JaaW+splwcsdztiFIz6UscIobKyPRijG4Kv+i7Ax0n53NdyL23XvmD
L5XSH775uc+W09nzAnRmmEAGc3bkcN/Pw5wZCp/4BuBcygDOfcFVQaoArgp2OwBV0fR9hTHswe53vvXlL/1DtN2N6T4DUxV3ozAPze7c7n6C/gBMaP65730Z
HjN7DTxwZLu7p4MOvB2mxPQlZ8ogAyOLv6p0YwJ3tQzWzhGsXVnQEqFg7SLB2lUFa1cTrF1dsHaxYO0agrVrAjNxA+ARW5wh4Ai2OIOtIQF23SBYu2EUySCs
SJcWfKwppMUJQqfOXur6CfEEHYS1QXgNqRH99B9tExvil1SjDPZt68OBfrc4s0ogfEcE63FY2PimpWgPSJn2S5n2SZk+KWW6Dy6KWeMI+wzJuA92cbk4euTX
gGzAgaqWEFsTAgQcEdjwoCCEY4ENR4Is7mF6YcB0Oqd6EDBb1eNKKv2YklqfVFLtR5XUe05RxQXYwqCYeYOgftIgqk8ZhPXXDBDmjJKu+IoBwjyvpOKnDXxm
QUnVn1Lgw1gGeBkK8DIS4GVVgJc1AV7WBXgZC/CyIcDLpgAvBwR4OSjAyyEBXt4gwMvhLuAlnwycy/ArL3gqCyYPSHMnbNXLDkIXGw6EAuAju9IRiUWkC/FZ
6w91O9rOsf5RFjQ5C/Xx9dOMmjxCt1SUw2wgZmOxBEArMGq6EL9okzoscXVxnlLgscVnpUcBKCpsVccAKGKLG1zZruB/+O80F32R1cn/FKgkZM0DMK6r7e4+
+fM+8+cn5M+9gkC6G2AjbEELsgUt4AR/j8CSbpeAsrvkgwVlEphX8uCUfXDSPJhTkmZbSaLHlKR6VEmyaBGke0TSPWxbEpDRd9omRh81SPyTtmxh0x2CWeT3
0h2iDRRyiOyzgducKT/YwdlklEUQ2L4EodY+bfM8IdrAJgp+0By7ELI95NiL7CNLd5NTCRAgCAgmkW9ovBaMK2CNFWfc1ZkzF3exIUQa4XWvwYAzWRPqNGMa
spByrESQYDVo//WcCTVUiH/GPVWGACrgMkhflNG3cci8QdDs+r7v06RFfK3WYP70lfd6Q0xgwW+BB5nZjIaFv2nEvDhE+1YQM8L7mo1D/TxemvLYeLwUUPb4
FOefZxA7QhneUaW5tjQJeiiPxRPGe/+yc/tl53Zn575PiTSp2f+CPxzUA3LX9TjUIwKuGN2940RrTA8vtsZ1c7E1wS09ysZ1R4/p8XZrjZ7YrU9wUHY9jqPG
UT2yiOO+HARjoq3H6E2wVFK/jeh4kdIcQOcN5Xp6oBuRMKwHUZ/BZREJ/IJa+gIjEgYBkxjWwx2YxEBrGOEwhi1MYgR1GkXBRvWQ1HYMtZ3Qg4uttfqGxdY6
LtaYqe0Eajuu16K2Y1ltx/RQb23XtqnCrXGMDEper2vDTrNGj3+8Ks0t4jRrazR8jD8R3IMaIQd9oMWozwektQskgsaBPMA4OJWNA+sGgIDWJF4jnqwMw8Ag
WW3gkH6pF2zSmStPRRbjAA1c7uCerkwWJ2aKDOHJtqezXmd7ChWE4xoW4//iLV3ZUMv51pW4aGMmzvcEGw+WBk0scdDEoCtoYsBO9yUOmlhkM38xnjtmdr7z
LlMIpWNMT8uBxgNqLIhFpHMI8e5B5riV5WSQfhoPkhrdPcgO0HUz64pAtc67sKH6zNjKscl9nOI1UbAYloImWDBJQi5XDB/LPcAUMSOLYl0FUVqsQxClkXQF
UVosrk4xNg+0qaaG5tjlJkJ7aAtiVP9+ocadrlDjMN7Y4vy83SnOQJ6fHNUIULNBcSEsW3JQLUrAu20b2BDxJ4fosmmKZDPHdRwWt84RiQU6ynSbrTFao6g/
WhNYvNJJ6eYLVIgxPZFO7rdmsX5OlxfdZI1ZhD4ie+TXXZqkdL3gttbxnoNJGZAaVyx+rG1oUNfqNUZcBuihph5tNXj1bKL9mlUxmg0JMyecL3UoyGrQIDbS
w+h7uh7hMRDpBi7VbAFDQ/zMtuDdAo/eI5tynJcyBzfiJ6zp80UMaajpQoKwKfv+QPb9Fdn3d2IxxSIb7QLHHE1+v1725bHp5ShbIEjjz6i83mMCboZr7TwG
zy+LzhZEZ6L1Yms90JkbuNQtIzoTvb7dulFvgOhs4fv1EJ0tWlF6ROeGtk7ozVDXFimxQNon4PbJjYege6HYeDU83car4uk26o2dhSJobQSebqNdKFooU8tW
NEFF16OiG3RlsXWTri+2JrlYianteqoGvXETapugthtQ22RpbW9qo13Woz8oDz3JC8WNev3HmbQksOhkbUNiR1YQQ++p4QeS0uDUlEElS0Zt5U8R3PUAtVYD
MqSBYLsAWjhCL66mQAYmWgGTs19SKWbVJQVBcdYSs7+pQP9p9QLSI/6OvliA7elHr3/u+FvffiLeDqkIvvj09DkJBD7ARXzEir5J1mETHu7bELXeCKMXDcGq
xduLWGId6ym3xXrpgiv+DM+4mCZb1bOu6GzvukzSMmLmm8nxF0yFURc+ATtPjV/dhEw3Dd0NkiN+QmRG3eiokBy8BGKDvYbExLqVlRNmOHjS5aZz/9ja4i6v
2+4+ah62wShImt8srrRovgu9lUT7T5WI8LdxjW9Tb+Fa2en8GNfGTueyEr6DN3GlNeCSksy+a9J9NZ/ZS+bh10xmZ0xmX3Els+ddyey0K5k960pmz7iSGXoS
mT3lSmbclTwEoKBYhUakrCg0NmQ2NdFG+rc2qoWdxtPj1C9ha1yUdbirNKArNmjeCa1Ig9QkofvoK1T3i1DdZ92ZY+NyvhqpWhd7RCA+ORXxyaldr1Ql+Xd9
UjWfQE6qZo9p93UdUrW+rFSt9krV+i9dqtaXkaq11UrV+vVKVbT6qe753iUOogBDNIK0rLLMrS2RudWrJFwVnvVwuRzKgpkYh2Hb1+Mwl4/Daq767WgGMhaD
vvK6uQp5fd7K6zcuHf3hO//+5Fe1EdgcdBv1eswG9eC5F4mgjpcX1On863//b6X0+6/8zRfE3Nz9Xq62MhlXJdQDGDZhi25VhQFhReHLlhtUii03RgbO2Qez
5sF7kbT47rxN6GWT0Dn74Ix58P6LVSZz7DcEaBN9TxUmo3E2m9zL5yzD9LgwTSOCeUg/KmPo3qqHGF1pcRqKC1r8sot2fpuNuYwEKLKprhhf4d7ZlPNu9FJ2
sBM7Z93YOZvGzqmN3XSNsZuuNXbTjcauus44DFZ7HAZrxmHQRzcfU+KieJQdCdku2BCbcyg25yg33HMrtFlvoijsfm7bo4AJCkNpoDedTVofcjBUSW7Ofcgp
aJ/WolKYS3jB7Z1H824aZUP4rA1qxunyWaYZurEekbYlPYkNbfRrALL3rU4FmuSkU0g4JoCfBEbgx52tDTjfnzWDgwdJYAZJZAZJBYMkraSv/Snrz7C+/v+8
eh/mVZiNn05MCdJASZpO6EGJ0mYHByuzsTFOMA9gpiX60BJ9HnBJRe4r99KK6fDOOtth+HxkzlprvIkGCa/UDm2N8RgaLRPzNvgnNtLkQnAEWQiOoCuCBiS0
RNAAATwXgPfx8nmEndQhXYHxIYLxIbxKAmLMgUEBIThaOLdjKiKYJFB93eAAUGIx2coD3TFEcQ1W/mVOOLAiOzBaQfefdIS6C4tU1LNI8Szg+ZDW+i5XUW65
0pWeaeKbPo9Nn4c8TaL08qllp8kqJ4bL3E//dyeGnRe0mXnCmibtVMEBt+HCXGf3+awX4akGMJP+1UNx3Ib7d1Pcv7W4f68R9++14v69Udy/13Wx+QRd7t9+
l/t3Rdy/G+L+HYr7d9TN5jNrkTA6YOq69M/F1hgfBS1LeKNj4krhTPujjAtiUmwM68xoGp4qdUg1593OuUuZW06ZeAdltKDlueocVZh1syDrJkmGf1EtF9eL
OEek6+s4R6TrBax/dP0u1kW6nsf6R9dXca5IVwbe0fUlrJ9lgNRo3SzzeaSny1vVV7Eel7c4L2D9pOsZrJtlPp/ks5bnFZMFCLJns3PKTVyJaMTViI9/xjgo
gDzPYRHkAljEXg2NlYd9WU7gyuYEriwncGVzAleWE7gyGJ/u1mXZau6hx2+ce/X40899/i9/QL/vktcWlPlsXsmDU/bBSfNgTklKbWWTmlU9aR0G7MeBe2/n
rK2cO2uj+pL8fus7L/xViUYoviy3BjBSbZyRVGKSVXhsUxOAkt4xIH0chONI+mYhE9wGKj4M56KwGRSFzaAobAZFYTMoivtwUdgMijKci8KAVdR1DGearRjO
RRnORcwUwEwG+DA2YzOgbmy7rSKus66cpL3L3U/7NjOs3jbD6rIZTm+a4XQJw4kH2pwrx+tFOV4vyPF6d9QNJcfrvlj0A7HoV0zECxIOxqYfSWg9OR+6xREw
XGaR5agLjdmM+8VMlFLj4exRGL7mgfBPMVMEu3ACbOIyv0JGKqqEvlOhdOz2QFsqtJZCVLsKmo+/j5j8EfN5izNiyqBMILtYotu5EvGuK+ERSXhQEh6FiV2Z
cHljgvqLgS3CApZ4GdMMgw3ZSGFg0vTtZD7TCTQv32kmQ6MNlmQ/2Z39pGS/QbLftNPZJNl/4Db1AUn25nyym5luDRYyTuzm7sRulsS2SWK37HRukcRuvU3d
qlUdldkslaGLk6+Mk1XGvDch703k3xuZ4rXdvOdyhAT6X2865m8VTik108uXYfonUXaUIJiC6jgGcwvlftxgf5Tq5n7Zln2mnfB3aRixC7MjJOseayutAE6h
Ygp494pivGCCQxLaDaUfPrA493SqD+jKFGCBErDUwuZw+JMEvPHz4P73/fHAMy5xwnfhPljIAyl8syj4EPT7hPsiuAbui9WyYFSWZcFYLR9GbwybJWcrwWIS
wictibpIHPIsFsKhUWGKC41oNj2ED527SkYP4fw2m4n6cjTk2RpCeB8Z/zsfkGm7U/RZDVMZJ3iOmYJFi087yG/IDlYc7cIsgFKexCJYgYVDAiix5SvYw3Se
F5mvGzHK/PjrZvz6W5xPyvbdn6SFLriHzxqz187as9a5bHuAon3egLp86MKJwvWUSmr3SDKPqqQOXwXaBv+K85gCEvQ4jPHUEbR++7+qHlfJAJrSh8qcDHa5
PrSGYPPSJ/TgYrt1A8p3UjHGA3SRw96upW4kUjgfnFjxNx/iJbLPozrGYr2/uW/1SailSfAeqy7PLclunip/b87npNuzEEHv9lIBbB2MT4inG9mQ6TyVIBRD
ZgxYBxCfbcWDlD+6RZxAfFiBQUWiY0qLnUiy92PDQcJ2FCfxztHOCUzvWdBmA5OemaoViq5yinzwbGHR0TS9YdDSQRdamv70zJ8HKW+/67OS+Szq+ozeS71W
Ee+6gpnOfYMfaXdAGiwg8DmHGxwoDyCCq48QgQ9IBy2pj9NdE0e5ngOrbzEqrJSbdw3Fdt9TyyBqSTEUybqfnQSG6Y83aYz9EWNOXWNi358EfGfC/8Ieiw5+
w3bw3hYfy98Nshgm2+L4MpJg/IedpGjCghTdEayyZ1wGQANOvYTGhcsAEEvWZQCuPrMxIpx48BCIAOq2HgKuJCEeApF2rYcAp+SSMm48BLy8h4AnkW96si6s
kLV7TVkXVsqaLYy5WdQ1lJiMIDBOEZiDIFfpcWTwxJHByzkyYMxNGskAcWiv1D0XjYk811HbpKM2S0dNiofZe812x6qz3SXZ/rpkuwPOaSRJn1FJQRz+Q4jh
Z6F++Wzu9HCdVxZtlpNS9NmCSkatF3T/aIFGjC4bHDDk6IDJmB7LOTGHxonZ06OdMFxhx2E9e65HBJBXwJIm4pXx8iG1zO4dJ3QVa8nI6XaH66ITbHA0O7eg
Ld6h26jOfOsf2kmtgdudVD2QAd9KzUBXGBKUYAACeCuYdfCvzXmAa5fXImSO0jV2vMgPMdE7O8xXutrhl6qsgl/Kx05UsaNETqAPSkfGvGdaiWKqgl0BRyC4
C7GYsozu2+6dVLLtmBN2LHtCN8chNis66KzvfIxZbDyS6TYtXuL3gUbG0Jkg6s9u0i07GUg8E7tTQOkf4lMW1XWCdV92Nz+j/U1UqKSJK+0DQmqWo8facyfn
z83OHN873tbNdlLNu653s4pRy+6Ye7rFtBh0RegmaqXwaVZ2IXZAzcHV9TtBaq44x6UleP5IaTkdGltc6Lmj3Zs+f6v6NBp/i/N7mFNbnMMyWaalTR6gHinm
2btCHPBVl+kiHzEgD0u5HuCtWf1AQvuzO81rtk9GpngPdpnDi5pukU6hEn7rITModOJJ2EveofOEn5BSjUipVt/9PXmtMATc5bu/8L/c/Zgq3sqdyrP1qp0a
olefVdKtzyjp1wUjBZ9SUlWShhX2dOk0Vvc8Wdoh/tIOKUhiDqWVJ6BzVj2OQzFhWKMF7Bpsl+DFjm6wwYgRMwSd1kFY/w7rkC4HbDD2fU9M8+f/7JhBJr/I
oZk9Id0Fn4b1P+JobelhQ7wI0DQ7SpEW6YgWGX7dOuNZTiqpvLNHQptwsJEi9h4lXUTAn44JsZCU5fgOUYJIdU18+DhJKMoiEI3ifGb+vGsc2yX64iMgBaKi
sPNMOpeZ+R8+xrFgJC2GPRqHDF8inhTv1x6YsRivV2I/xmg/YjjDvQnhY6jGRQ5sQB356DFjM56BS1gJp+KI6RTB+1x8mZ6wQXALrJ7r3op6gpT3M4epzheK
HygOExF+EOcf7Knm2C5Jy+njrIJ/Ngsj3sbxe/idoqrNLIn02Gl2LIVOV7hwtKC9pXIaqOnmbqRpaSnStMBI01IX0hRtRv8YaeqlmxEO49s2/MFm8c2jxoQr
m09NaRzAkpKg8UtbVQVE7zg35OCWODAswR5mcXdRLux0hKg2NLAP6gpzpSEeB4cPb9U6CC+ud40BtiZwIaJSIRZePY1BnIWfdYm33BwGjubK6G+wHaWWITxr
nPafSNohv5/EGiG3Un2Qox7W2Yk0KdFQ4cATNQlmpRFgSNdgP6sjDUrl9zshMiGSY7FEe0hBx/zGa4+Y9kKIMGyPWnU+hBYyCuaDwMseDETgUeGPHj5qPhqR
jwblI3YzqJlRFWtbCGkm/tsIFfZC3swYh4RjntUEahqRbg5QMTbSdRyf1VLVv2PZuAsDbokP3ks4kZoAoRQAvCUB8JYQyft/mLv2GLnK635fO/fO3Dsv7zx2
d4x952IqO8XYqcgaHKn4juJiqtKaCFX8SVoqERNV2CRV/rDChp1NNmJpNsFEW8WVtsURDuzSDXWD1TiqkyLXSQx1Iqq6qdO6iQsLIomD3dYEF3p+53z3MbOz
3jV1YC2t78yd+/ge5zuv75zfGRBQSaBJZofV7hota4sHTouCqjtKg56r5oh/fMrkP51LhGYThCbAb0c7Ewn7TcpvS2+dToBRYcBZJoqsEEX2PuKhJTjO8DMp
3T2IwomJwuFnC1Fw4HIWtZLcFFHk2OQLshFROByX6yofPTS3APIBj0mowiZtPHCj/QmiHlzCZbIVYdiwC9ixvU62SXxBYrKRAI6LbaQq0X87+CYhDBtaPf90
o9y0GYBQTlzkvKPydzbtssvF7rneEVBwz+Vi8NVc7IpbNBxKXd0FwxpV/s7DqVYQLTcJI3L56VHTtqd/U7W/8bxw7Se4dGKvi4q+9wA2+yFwPVUmD46+Mtf7
XuV7rGu7vep9r6K7Z8j0Kc12RIR3RYgVlz9SqOEYGnzHMkerqFxGSfhYEeRVjHrX7+fHpIh5hzFW7hhETlDKA8puVdtn6mQC+TdexTY2Dnjz3RbmwTlKZWg0
+dZRKSMIOys1pp2e0zRM7xWNxDseBWJsO9MNggrLlGO5HaSDwqFg54yGKKRhpO4yOq6mpbmDAVGKCA4wmmVX+ReBGJqPPAREcGiMFGctPkDDVZJi8z1JL1Vl
nqekF60JxedbblsVemzZbZR4tFtFiLl4tn4gU+l7H8SWK3b/P4q0+K3avQD5GzbuoYOL+n02V53fYt4lnzTAUNgATeHH/Dvr6BU5U3r5YUnE45msgC9Wuewx
XTiPn4JaOGKAudcgvGmJhSOAxkFVUvrEhZiVJlsNzduI09LhjzkAo9Ir/LMip1X4Jyu/1L3ZZj0EiIbTaA74Fbwo61c+wGlw1VnGfsuraBOi9jtoCmuIx2M/
nnM7JwBxyjpJEmeDQdZGizRjGPu3/H6jjT0ZznfIIn+npe8N8h8GR64IAxRV0wkGGfKUbqzyFogU784+MOs7M2NB9DBiFnWFvZsHYeQkZrOfoWWzArw7BNu9
MxAz3/brPv3cz8C7DVGTVxOhXRPFDqxVoQOSjzHgr0ZUMEdTkRQuobPV+9A7btYDvnMfw0NAP2jioCGaFYiEzizSdIBImEtxLAm8ujZi600sguYijpkm1mGz
p2OmCcdMlt8XrUL2pzRngzpGIx6GgIah0L0LFMUWi7OxF22ksXMZgqnXRSU5rQjI6Aw7vsrPTkUkL3296m3BH8JqrqMIo5pxv3EHhi/wm0QwZIxdq8o9Buti
jF8stxjjV/OrgnAbhU6BPoG6J1FIDlN/00L1aloZ/bia/rDnZ8E61QLvdra9+yH5sC5oTQRE+0SIe4kd+YV2QM1rtx4cawfX+atGhTnqrJGgGEOOloqXBzgY
ujEa5ONrHuRrfje+hkbpupYOHEV6YsHvbweFUWoQrbLP0K0FfgUchxJD5eJ+l83CqHTAgJ/bke/z18b75yZxO38HV8FV4Whr/LWlH7KcCprX+M3mGn9dcy29
3+d0wUhlbPrXRjy3jK6U/UHWu2rqRWq1Y62p4LX4pWzaNK+BCMG7RBytofauJeXQWviI1JLF+uUoqSxLh4SrRO/hC0A/cS9ciSxwJM4Atvo1kjKY1Gl5YVPO
QimOGJu071POg0aUPThpxhovR2n02jDquYmko0qeEVXJK2S0vJ7PGyRndJL/knWOgj2cfJ7z9V83HTLE9E36UOCBq9BVg0FhluSdJgu6aBq8Zb53d8BZZ5qg
dhr8hEBpAeFFFAUN59iZ/qVPy/jlYDNeelIiCW+An8LXuQ7gMa53xd9jxeWgAZxG/Hp2VKmzRwyJ+jiMUDYScHMGgoM2mAcNUV6OGsBUVtOmx9NsYUuVI3sM
FdZSYIA11YOKjIHXNCSLLofOrwpKqvPloIzO6wBt0Qtmti+TddNKUKIOlnxxK/RSfZwIWTA05Dq913W6uq4TT5BUv5KbhNW70JlXgfEyFy5Ce+5v9Y0/0SAJ
1CYBXyTmE1RppTdrDGXJKIQV0TZqiZ8N8OMc4kSjAzBnMvOISWX3EO8AkyqHMvoJBHnvXteX6nVdel1fqtd11+9IV87ijBOnK4Mhcj9OdHXkI9yRE9yTb0tP
Vmzbf/qS3tn4P+DG0+lQssSupPXvFr1Bp2s9ohq8k9of/ngfnZ+NOzHyYNuv+VXYGP1EZg3uU16uUuGovfvleStvKVWSpdTftZQqkIb9PSdR757EzsVU6u66
1rvf5aX6XZZ+l5fqdxlwtuV0v8ucaJ1Maf9yp7QiU6r3mtLufm3PA3P6Qxr+bfv8tsebrgeDBlFap4Hd5TH2oY09jpM4Fhnz0Pb1rdoZPvIO3I/lI3bg/sNQ
osBGHHXp+c+q+EZUKw2P4zy9/fsjSkCsE/ngi79jPWIDcXPpBdwm/w+hIPlb5u6mx5XJ9+5uFjDwWmRrcDQ571wUxcMyAA8LIP918aUX9sDfIuW6GYaazOjV
20Ut9xn0g1UvUwuKvPlQHCU5UuSBvX+Uoy7Zsx+HeZEaROZe++9oqBifzVtOxZvQkOuuoOoNCtrwRnhso8bUHnhC6GgHiZKIBO69Y3dKnSfbpxavFI8XCBlD
z736nYePPf3DZ3/GTLmQh8cmxMlMeOEH3zyf4VQojF+ZgQH3QJWl9eAtoBtN1AtgU2tiUJsS+noRxECa0wUcET6OY3mr9gtFN+cMoa/XDLGG5+nY+tm8qiL/
SfoCoK3JmX999r9U3K4C2iLrOQLauocnJKrknlWzuVDxz6rkBDEU7PBsXLrTDueJGBEXfX1UvlNT4dBGKhz6bhIlNjIxB3C4qzmIw51kO9oI2ODknd9prmZP
Him98OpJXOs2Un9tbNaXxa3HMdDDEvr8AURGb9RulIDpzUL713doU9k4meMsIoUVTpcTDzWi3DHWE6aM9bgZhRu36VNqkrcYlwyFhHZOC22eQ4FC0wUDTZdc
6AFfb53/7iNvvvTIv9yMbAq9RRM9ckYDDBqu1Lbx6gOaknYTffwJ+MowAjpDb1jbHP+o30Uf/4l/1O/kH/Wd/AD9bvq2fheKW0LVO67ho4aP85qcvYKJ1ONJ
vJRMoiCtmT2j2t/VaYwmj5iZYKohlmbByaQunxP0Fdjo1iR5zrgd8RgAH3NxGCArig5kOfmmeojrr01Y9rTv85eR9g3h49PElWx3KUqKd9Q0eYsWuVgSGyQR
cUvGfGrC35aM7GSTSkvzN2asWsTf8q2nX3rsy//9/JefOa/d4Rd25zPCyEOczoQ/P/0FydTsFs2Z97bdylGdFs5s0deUJO4hqdnNIH3rENELmKzeLZwziPz3
lpHvMB9lJpxRmQmnohMn1YnjKlXhuThV4aikKhx+6p+fP/XM63TJYXXptKHunTLkxGR0YlydGDHkYZfih13sftg5/HQYHlGGA44zH6AmJJkPhfCnzz32qE2m
J+61ObGhxJXExXB/z9XPJew4qJ75BVZcPm3FmZez4roFbRTHyXlAbM4zwHnvYdCWGoaY5JcYhm6SzzY50iVeqrAaUp36CCkeGlsdL3F3tTzR6UtpA29Bt/p6
96CwVA8K0oPCUj3gLeBCugcF9KAQ9aDSOkZMRqOGhMdWeEPPRg09e7mGUmtSdQLeG7qIzebzXVRPJn+fG56/7EBbK6TtiRDq7MO93IcuWbTIVOietYKnwlpq
KsyVPxXW8qaCmC3kjcCAQiSF008wDOgFfC4Mi1RyJDwTN+6LoR3xnxfwXmspMERQ0QV/HwUuRI5PTmbTVHJbDirhRc6F3Ki9wTmQm/RfIqFPJeqVr7rsho31
bRwLW7Vv4eht1SDJYVsdwZF6+84EOZ78S/XkN9STL6onX1BPXlqqu+yIFxf7asZTo6EAsNog/Q3QXx1xKXXJWRyQnMVByVkckpzFhuQsrpacxWskZ9GRnMU1
krNY7shZLEnOYkFyFj3JWcxJzqKW5CyCNCbjFFxXAKw54tfdjrQ/DoMyWVkGVri5TcqTmL5eHouDKIcYLJuRwH3Ep6cBsv9qvZVlQEE7CvY6al2lTQGrDxkQ
Vtqvn2U/OHYGNmpleMWVlx+OcFdtl9iM148waJf3uKIdLo+Jvx2FGYwYYv8gXVPiXc7pQS7cexsnIXMussPueuM2EvUqH9hU+cF5lS/cp/KHLZVPnFX5xZ5K
+CyoBNAitgQuQomjVqlVVYr8L2Wv6HL39+6Od9fcXhaiK6eTPT58J25zaxwsqct+kolSP5vBi1wUmUKItWDOGpI7iLw4Th4UhCca3WXuVoYIfUMMAAxSVBux
FULJqpRNSl3eZ8rgTppiM06Ywj7GTRmitilDNGLKEF1SuyUXDRnaC4agzp5DiVMMoSF26atGs4rJe8UApuFGbd4Qq/esIWbvGYPsXl3Zg0acJC9V3GIEBz1G
cNA7ABhAHwLAoHOpMYXgkI2KwHUhOGQv/wAjNod5j01XSA6rbuZYszg6k+OldJXALkM6NqZAhWk4sytlOCH3FAZDfRkMfsRSXPeiKSfOmerEvDpxRjnTTpuJ
+Dplhm8+ivGj18unYeNFM/TgzQi9YeOkuvdw9PQ5S6WtRyem1YkpS56+z0qePmklT52w5InjOJ40wdynzBRzH7dik21k2mxWifU3a9T3Cv2lU9W9aHtVbSYi
Bk9YL8Jiho0ZJUwOKmFyQBd31rQuruf9LHyGOc0eIA37cMwPc7Y9ks8ncKwMd2Td+1VGu7b9GqNd236d0a5tiJa9dCDR8knPUVS/bIainNquIsWL7Ev5TIoU
cylv04xKcj+okt4PKKyEacUb9yt9YUrxxH2KJ06qpPgJxRvHdaHUtsJQeAjY8DZjDzFljuhCuXtBoMAeqhP/FHpMbfiWZJ/UE4ngRCu2EiwX+y2KSMopFemz
Y0rvuUu6eaf0cifN8GHeRP5axyZyPxz/mjjldWwoH3nyIcUOPhc9aUfg5Z0o1DEceQpPeSZ5Cj3hptQD2k9FD3irHQdOFsVRVxC3nZO4wNTCvOyixNS11eK4
hGUUIRNeUGvqNVMoFusTFHnWFIpcZJ2+/CWsUyDL8idepzmwjzAn6xQvPKJeeMhKvXBGnTxgyQuxZPHC/Za8cNGlq17ESze37KVbwdKtenBJYOVedc4F3/Ip
kz1BE0898cKPfmPLO2ZTeBR6mnrUMjr5MnUvfP21x0xiULjRBoNmRpUwKU3xKBAKgikTlUpWTiDBFrESxQWCmf4kahkqsNrYwLy+xset2rz6fpY3PohWjAiF
hUUZ2n5a21V6eCyObuvyWn9c1tf9sr4+BiayCVHfWPsflY2se4Wj3NNUbu6suLk9EVAx5lh45M1PM52nXzzxq36xdLf0iGC3eG7Hb06k64l+OacHJoa9TxUU
WciU+uR0xJQ2aoeYnaZfAbYePn3ia9/LhOfOPPa4bGZlpf43zdafjsWbV2F7Dp8roZlsiQDIJhw3doVO6p7Pj8Vhufxj5/7lAAYKJb9L8mtU2c1VG6Or+BP2
Rcv4tFUr0aGETRU2OslY3oMcjJRMmVx0UlaAVMnzuHvSDocUfDeOzeyDfaJH9klo38pQ2ZhQ3JCXRAVH5ni5iN996rVZN5zg6cqnpyuwMKCeFLBA/Q5zT9Ns
ibeYVFNaynTfOIuSv14gkHwxgjyIk4mF4sSXIVonI7aexYn7rouTRZjnVZIdV5WfumlGGqETcfQWwEh5m8yRbTIzNkGExDkJeAXRuO1GH8XEJToyXNkgzMrw
HVSTd8CUjez9pmixU6ZscE+bcWDEX5pxYMRfmOmxVVYiDazvlR+KnQlq4WPDs/TFMZE10U5elAgCY9kMEgOZ+2Mpe91U8ErKFnrNlHGYV7bPWWULnVG20WlT
rPNTpljrL5oyzidNScNXM3OZxpA6Z8k7D1syZ4csefecJc+asWTODlryzgOWtGFatXm/JW2bsqSt+yyZsy9aMmdfsGTOJi2ZswlLJm3catYRFkg/nVLuihOG
NOW4IU14LokzLKh4RE/FI3JTDimUqjmFWjWjTMKDbAJuME9ixyiihpRLguuZM59xVYCiQyfK8Go6W7XNdCjT5RJM0t7CRaN0+LA0wd3SsBhXS0WoASkTVZFo
05IgXnmCf5WqHQWEGUY1SbMhZxlKGxcBsoRQobyhBWBJMLcuqOgB6HBoBLgSPWz4ynQ5vOGIesNh9QawJbwBHAlvgGrHIKGWesMVqXgCuYxtsrwK6WGfFQ0N
tFAM0dz/WxF0BTDtRoFP2yz+wusFFG29uA3XCXyaL4BpKR9kQXyQxQ4fZEV8kFXxQfaLD7ImPsh6pw/yqBVFFFfELQ4sqc2lR3nNae4//mYWyXR5eBJVqHEu
8ieeNO8LMsqf+OIMZN2hRNaJ65DTQ/FTYPOuP4rkTcXQPzYyDaU63EZtv87ANuH75apJDCiCpDLguOFNH9sVvl8KP2U2mIfNwIlWRBY3HwXPoSsPmZIXOgde
Q8cZ8BQ6HgQPouMB8CQ6kvVRwnG/STwMbzCbq3DcZ9I6z7A/p6IakWHQ2IMxBmAGbOm4mUokNDtK83QBWl0+DIBLfC4RAmCzut+VCVedpRHwR4PszqAmoF49
4AGqyEOyOwAkfL1pq2ScpK633YkoFPVAcrWWDb9ld8FvXVmv/Bq821EwVwKoRWNY45ijji5wJkeXl/o9a3XSWID4KLSRzubq0WRwQddPBCREHmjafm2GPSK9
5s6e9bOcFFaXzMcWV/FuuUiRWAD7EaciOq5flwrbdd9pNweU93mwVeRdD4+OTlR4VD23MB7U/ewdvOgYokotTqQBP83B9BnoNPh/Qg9sXh16UAtvUJt4uO6r
WB0IZfJrUQWNfB8A2rEdSU0ZorfcSdOaYUNjqOMd35FyihtM0ouGcIRClCyuestsN1fTASh1b799y+hOFOD0B1Ne40HxGvuD/LwnuS2Drk83+XaDHobfgRKw
i+NyB2FUN+AwtuEwbsBhXOu+dxDc0vHh3ARete27H9TeB/8eMAhtwSaE0NHWsQzSfDoMbdEG4PLbQoZWuoPPjibZxvj+twyCP4SBPA42NdR0pApmMkrzPEoD
vUbpfjC8Dea9Kl1ZIUlgkOqMz3GFg1QHJjNKTrxLg5SVQXIwSMm6sd1ljBh75TlMLVlbg3E1Tg9MGeP4jtcZLZ9seqW17N4rrYEU7QyA0lpFpOy1e03T3TJN
dy05TdEKTUEpqCmLMROwIyIxhytv6txFNw25Vf35eI5UR2sJlkSNRlFhSUyanWAS9kIwiX4Gk7A7wCRsvx/OeAaTUNJa1QsTGV6LrMGGygttgJM3uG3A+h/0
c9R5wHQyJDfit/Epy0a6QHLb4TpV38wWFHIYBOEG/gSEAjt8H0C+ebM6g6qjb+BY5c1qpsoLOLq8WZ2hMQSed4YG0Tyj+55fVZSRYS91Jjyj7+KJEidPBoZf
BQdEhmbg5nb5pigXmaR4FRAXf9JcQ7fVMI6c9yfU4NEs1EAN+Zga8qAGL9QXGS0iFC4bC+cxYDd4Q4N0WX8NwBlsYDQMyK4HWUfYDC9xFQ7i/DlsQOd430zN
txuaUplSWpQPzd9DAyDda8ijsnEo0bjWNulD1I0aUsfc2RTMQA1YqI1Ik7Ihx+1ectyOwT/t7ZKfvlB624vDe/qOqplic3ydN9tu/ee5b72ZQdiHg6i66myy
/u/5MBd0a8RJn9Dh2V0HpBG/sYf4D9kHIT8BEvI4QkYxpVL7xEtuxjxwmKUEcQqKTS3ahjhmMtByI/z5q983mYYZPwFjiY1vHr3VpPTSIF2Hsdyk/xoGEZAh
DZxcF0RFc2qxQ5QayK0DtAOrsSfMcP8s1tffpJxUZNzZIRkBB/AL9Fqst2l8IakfoYFXUzVOa80KHKxMjraQ42A8iV5nYm8D7LfRy/3WkNNx8m0N3jrU0ltO
jnijM8X3V/aWVLLvFd05KDngICfsxMxyArgSN8iHttE0Jr9su/XKaV2yg4fa6awh1w3plzhrqIGKOWySBm6axBB4lE4M9jphKAYxOEavwTFQEWUXlyYNDblO
73Wdrq6DFBlM4qg8nGlEAHluYlokHQMpL+jZH3K2EH4Kmeyla109kmXig/6I9DocvTwPLhy9toq7CCp8apmbqzXipzNj4mFOuXrxdnH1slTEumWRacPVWwmh
1Hfko62gYX7l9Def/IfCgoH+Ix5o/GiHFzSUn190qMNTB8AVjiJrIzUQ0aPO3YLsjY6vA6I8VGSYSiqR5ihyOCJuftm5y8nMDapFZfRaVAaXqSVmo/eeKFcm
ypWJcjFRg9ESd0mbSMo+42Mv2tDpLrzBleUbW3lxVy9SV2/q/LoZXqet2vWyvb8eNLjcbX1iwifYwyCyeHZMNoJIGp8wsauf2ajNmU1bOTJccVDg7JQZF82y
I0U2pmNh4CR8kSK2j9n711Pb2Sx1q+DpU8zgWZJUIDTWGwOR0IiQhpx8HAPPNSve+l+Tg4upzYAoqhL9eIkbZ+GlaOyHVOgRu3K2hQPQKzZpJfaK0syjAoPm
cJKLZmEvC9pWETTuxTUY6Vm78d9viQpzK/DVQMBc0i/T+sWrXzl/rMB1/TKtC4wGeDMX9su0Rr47OjL59I/mXpcKf5nWT1793Pe+7m1Beb+Mmka6dgbfgAKH
a89iGwMnkPt1nL7sN+C2kuyvKSNS98MpQ5S1P+N5s6MzKs3FjpIoakm2v+3l3HDmzzElp7UO2m1AHANwYGmp5Tc4P8rfYnj4gR/y9ihvwFeW9QCR6Ce/gWYA
RkpMDf4OxZGMimH5BhrYnk9+DR/87aZtMrehReSW/odZBp1W17tQG+a/IVTVUGoHvRq2EnyX+Lh+F9yXJElRfaoBH2ZjIxFD6npSuJv9aMbHFRCTDYDl/2Pv
+mOruq/7vffdd+/7aT/bz8bgH9z34mSuFhqkIhtINLgWi4g2TdkUaXSatEzqMuT0j9Cgqqmi8cCm8jLUWpQ2TqCVR6lwEpM6KVuBhsUhoDrEZG6TaKxlqpUS
RDTSIkoSR2XLvp9zzvfe+37YmP1oaDUkdK/vu/d7v99zzznf8/vYEF+b/G1eZqt0fMj4y/v9uFIMCALvUW07hXmuZsmYqD92TF3maDr11zj9heoXzUG9uFAE
Xw0T7oHggaX4UV05FDyUp6BF13+WrtxhGsUOKizXFrVj3kXS5oR+SEnmZFFcXUz5sc/70PvMLVQIjPiLl0KtRRJW2pUQDaE77XXAfJuGMoHKXs0w36YhmNvq
sBR3p3C/1w+x3IgoBG1goRlUtmj2Mhux03jNvGfloOasRLELfw9mJigJDxbRkxVIifIZdKkKLW/GWN5Ms4RJPKMrAKLGcJtUjrbA0ruyn0IVmkMA4RYAaZUI
aMQTVhKclASpUcDVKwpYGW+vvn13NhXUUEESyxY/+3n/b/o5hU290evf8JdbVv/ymTW/Wkfh2EqvijDY7+wUZWcqlnUwjS5mrh7zSrxM3dvdz1lPxuV1G85M
49+5dRs+Rf9eXycTse5uqzH+hPjP+Q2EDbfzG7rpDZ7zCehZCbE4t+DvfTGyFMAyvQRHxehhBYMluxXHF2IFFMlTT5zknEvHa+9FpqXjtSLBUh2X9SLf1fGW
9CL8A0omwj5IH5y1SNlEHjXbsaVVnpP2XzgMAHvlOzzilaHv1d1pYkdvZEWPApxd1OvLsDM3EIMUuWWSYVew8vW5/8frc+ddH31KUkARXaRm4h8+jtVmojwX
ypPeMxVFUVevlG9+jgQMKDVeM+xIwT4k/YHw/YtNovrkSSFC4aM+g1xiGd0gp0+qBp4jx8j3yoIAljMHniXHiAeiLYAePIR8FyMtCZZ7Hhkq0Lx0OZV6QloA
J5CSuRV1MDPwV6ZglUA5TIoWVfp/kJ+MklVsCKzcE5aKfVCrQm3Q/qEjuqLEFtMRy9bXBoPCQ9ro1qKFD3hrM4fKA8o9V5viWwJTPAz54Bw1a0q1BDb4FkjE
LTWrS7WgulSZDi/auxmZTYwvwhCPcfV1r42qpRvYOcKCgGq0zMOoVcQmQux34SNYlpgHk1Vm+GYyDrbNY4ZPeolBAmmawDc2wBbycDahWdChMsNtEWB/gzcT
BP7wj2U2odbCLTjkC1045Aq38k0S/6NNb7fRh9fFVNti6wO7F4xWVLuSzFspbGTssmYrFzcabqEoochWSQa6Zx/budf132btIUNFH7i2KtVZLfJaI6FOENOm
YhSe4PS9feLMM04vbFS3el3eLQHbPKUXpnhGs3jhOsQmlYKkaap9nt7G43NYlMO/lIMmAaaKimednsProZt0aBQb2FJeh5p3xutUI+Lp53fK1j0M173zidiQ
xTxs0GKhu2SxN/Gayd7EOZO9iVdN9iZeNtmbeMlkb+JFk72J5032Js4iAqQz8I106O2NBWn0K2WAhEsMpjQU4ymVhK1ekynNyZSuWjylyxZP6ZLFU7po8ZTO
WzylWYundM7iKZ1FwHmLnkhaVFjKsUizhSelcyzQPFgXzgpoP3S/ojC6i6h517uNe/K2cVNIfWtXWHVrOX5e7hX4Bv7+Ut1MklIji/81uXkROJHiwAlFs+WB
E2kOnMhw4ES2LHCingMnuIEWtkgETjRy4EQTB07kIas5iA1gLzmaJb2eiMW22Y8mggZJESf6kXGqVmv69ZFdyq1MxgFxc/g01+NM+LF7KAkuhspoJpL2kzh4
VKBLiR7YjxI4zRUzItoYRiDj+HNvGWJUglIzBpLKjZXKqgRE+ttiT7uAKLSrp82C6V/40dFXnUKd/5bJlVWPBzXUPzIG9PkHHxl/qtSID99CiWKXp5OqNZPz
88xE5gByucM8TVS2wniFqHGFMSXUdhLxW450/1P3PU/Ut8J4jqhUqdIm29LHTSalMUW13EwkveCsz2PWcaAr0pcyFIzOVPoUQ8n/MQUVusyu1U3qAoUqqIXa
6g1aPIokKaD7YwOU94FA91DcVsno0s/JQan01X6atRJHun2qSd+F/V03+3S8pjvNL6pD/VrjEfY+fAHyUI+11aPyyg95CS8vNdZGLx4fsPy3Tm+nqhtqYFTo
d4KUwkbZjOrUeVaHvDRyyEsDl88uewIDjwTPVp45COClr7EVwEaXg0YcHoFQiA4I+YVDh7B+a7M6ICT7fv5zk/x5L/+5US3R6rE2YN13mn2QB9cqedbxGtca
6xkKd6mD2WOt5gdGTRlgxOQLw/rCkFwomTzmozzmF3nMR3jMCGRNQFa+jIT7EHB0X1Abg61UBwzezX968mcr/4menRb37Mxzz06Xe3Y2cs/OBPfsNKM9Ow1I
vKjkbq81bPXGCc1X0l//C7tBMZXYNleXvJ5xA7YCu4TdX4ZZwzYvdNTm1eyzwVgWGRnrIOrZP3Bp588c/73TCpumFdchevjFoHz7CZPVniM3kGUo3Abc3Swm
Rb52A/k6iNx0/DmqbJtEpxstA3BrUc0mdCtu3qITskWnZIs2ZIu2ZItOyxZNO8k52eLPyhb/hmzxM7LFTxPzISbUKEyoSZhQXphQszChFkwyd4WKsOTTLKP5
df72x8OqWBVgGxWwjQnYaCu7DjAmrHmAUd2Z/OYBR3MaN82KLHMOkZAsk8ToJRZPbobEsN+NTSH5TR0nkfymjkdgNlfHCQtFdIJBG9LSzeFspWlNUlXuU+LJ
+AtkKLvXa+srTQ2UJi0wkjYtmioZue/nr0k1qNW4Rz35b+Nnj75DBN3mX+FEl9vVaR1i89r63tG3e3L78Ut7v3fBAKG3+T/k2/PqNEXO0r4vwSqu2AB0RZdk
cheFhCnhUynCSTSFVtJ3Qp1RQmjQCV0JSwp9rl556RlxK1Yiz7BZ6AhpaA9SZhltOkK06fBSDCxUo4/KoCWFN+1Usb5i1CFBlEGTRfKSWWgPH1bv6pC3tNdC
TpS5asdbF0DOjxsr1fwEJm3adptpSbOVXdvcGT+VtEj4uUuk0KEY42cpxvg5J/h5WfDzIvCz1vCNLDEXkZtGBWiDnwSDJ8sxWPwNk6vF+XByoDT8zxlyPfTN
wVrd7UVu8fQt38mQX6ZPCXi95JJBLmzJpAwQ4JONz/FdMl4nyYhPU6Ai5Vp5G2XrFu7UnzB3OGC1WYLuTEz7LBhMUwKmkwKmSQHTEQHTRIzBpIR1AtMoLEI6
l7UhzVvpQpj+EHn6IFtUscZcmkw0sS3omieeJrnh0S1F6q/QjvLHSFFPIGGdmi5kih24mCu26Ux1zVTgpe2M7E5toYfP9Tpgzuio5afq0JGFvsX3mbXuM+W+
8phCrw1XOkITRPoQDEZeZ+Ao7iBHX/uhwb5fzr7y6oV3l8LV14lIheWhLeKBP1bAIOJLK+kNgQmUcq8ghocc/+ev0c5d6Tmur73YxPUWm+DFJq63WGqEkYgu
NoHFJvRisYyCp5ZYKKgVFoqBd9NTiyvc4hXU0gtdYFrL+1aqM8+L1lAvDHqeuiuMbO3yioN9X42Wrpx+qap05S3kGG3in2RnBuCSNTyjCjuX+rtOzLuFG7yD
J8ReRC1qmqv3b6UmxPvJNJ5kXceuFGKsyK59zmY+d9ZmPveGzXxuxma1dtpmDWjKZrX2pM18bhJZDw5lSRB/PWLD1kpZEhZpSDY303kOWRLQkGym5HGb+ewY
ZVF4zbLB5tI6pTq9COl9Ki7S9WScLxzRFybkwlicpdADaAkje/RonKFLlhs6U9Jp3F8Khu8v7bFG9LOuDDbq8oURfWFYLgy5PPqgG45ecsNRrzk84hyOI3GK
vrL7Q3l+zgms5dn0x0sV1yWCzopeAuV0wFRQVsD1/f3zUEGWf7o+FeT6/TxLU7UJIceE0BoSQr42IQw58xBCTQH2JiGFBhIQjjgFSkeYcNjeOO7wjjfm8I43
6vCON+Lwjjfs8I435JDgqgfL/nroij4W0ZUIwYqu8kRX+f8VupJRia7yvzF0JZQFkgKVnNpx5umrz+z+nT8RagtI5K+JPPCz7f9091GLjCjz0Yc/dwxi3JEy
r08C3vESecdT7AC6hruKaYgmrgRJVCvfLl9m5Zumk+uDddbc0qZEg8EXC8syyZsUjv/++tNvGFWQ3ByF5Dff3B+nTOl5QTlIkQdHq0G5KwrKoe//9oDyf8zq
vxJl9ePzsfp6/uk6rN4fJvgfq4b/SBT+e/4f/iH8d0Xh/+P54J/hn66/1SqOGcQfbHjyCfx76sUND9C/C+vEfD77Ij16ZCcXa/5tE1im5xdYphcPxYpwjg80
ON9ZFzghbloodi4Wip1lUNwTheKlauWnk6CY558WB8UA8xh4//qiPlknP71/c0GxbGOa3n306T1T+apd6QF1ZUNMoQD+F5YF3inK1E1kKNk6Ebmq2B6Gsv2X
DrAJvDbQomNmUjcXKH7w2NH9p55qqA0KTQ8BKD69vrBUTj+5vtDqbzfZsSgOveoHgrsUqPCquD/92MKgCl+kBq0NqtT1QJViUKWuB6qKXBAFqhTbR2uC6odP
f/vJw8kqSP1VAKnJz4XgWaUWLlBRS8ejtv8qh0wsuHIagzySN9HKT3zzzSuHx1qqkYQq0kIUwB22//Lz83/bsvK6H/+SXh85fixetaDPUF1XLIh+F9NjzeXE
yrkDIhRT/qNh/Ff4c2t4ujQ8BSeA/lgS/XEuzvrj1Tjrj5fjrD9ejLP+OBtn/fFsnPXHmXiZ/phKR7wg9TTymLhWDohrZVRcK/vEtTIirpVhca0Miem6JKbr
ObPMtVKvl3TfekpcEHzdwX9Jjh3CjDJRErDLfkFYFmbmysxcVqxHXTYU7HNlZq7MzJWZuTIzV2amdOeMFQHxEv2WecCOr5/gyJYUR7ak2Sz8B2ThnjX6ffL+
1LY138+z2xw65D4TOFbcIBvKQZU6DBMaVisHupcH2sTmh/sqBhFbyCTZQlLizLu5bSFK1BebvUMf9rIg80UxhpwXY8isGEPOijFkRowhU2IMmSRjSDiapd14
R8xaThBE60+gonBpeqA08djrB/8FVgtcEE5Fjn6371WdBjCibx5++s0DL7Pb39V7H/n+3b6XDogTr0Q3KyHozFO7D54yqCUMi0bw/MtPVq/1WXWZ5M4edIZh
NyFFKrgs1PdYf67vVpfvQ+j5fnE8qsszA6XLJhyPbkRPhvfR7fvp7qM7SrNrdJaJGnZs5qlT5H102TQH72P4xi5MhOfnaaBY7PYR5wC7fr4M51AMrh/HH433
FxNl8QAjcT+prTVhrMm+OHWK1CEdXCIFpp6+X5z72sCVM0/ketnKM6mQf3ySI3c4nPjvdFopkcyGIuHZxmKKJchIEElKj36HucNltNvuMtqVhFNccxjtFOVn
Kah8Id/QSkbp1dyLCKerivVCaomQ1BJevTh46goSOM6sXub/H4McDo3z/9Rje0wmXfwK6rEdpnY0cHTPguY7SrkUQ9vJuOSfoHjWC3LxcJx7nsOSRzVKcWzv
KbPooV/6fhyNtcbfx7lx+micc4334Zhlax5eNi42uwNu5GX75OIel18Gwx5etsvll0UNfHjZDpdftt3llwED8DIY+vCy6xv6dNATtgDyG9pocaw2Y/cQ1BUF
d50Sq13HnX3e0EG1dXUeLMQQrI5ykSmUizSkkHeiLJgK8E9L9pFU1OGgGTXDOknBrpcU7FyPdQnHhh6LUrEbe6zzODb1oOS5g6C9cyZD5qzJkHnDZMjMSHzQ
tMmQOW0yZF4xGTJTkvJ90mTITJrpmyX2IgAxYrWDPzSrXVXOabVZFzznR1/RPMdP9pCjGa26vlRaK47m1wZKs9PnDv/MYKZz9fTRvY+/u7eXuU7Yx2lBh3NV
EFDogJaZTON5mcoU8JfadMEI7kqeVmuvdcQN07QO4/yw21/1Wrmq3e3UnWrYrMhzDBzlC8yNW82Ym9Qy3z/93K/+cfzJYx8avSaaaBt3GhvLkgSN9VJhygBb
P3/iHwYeP/OTT/UaALB5p9nN9ai8sKpqawj5PEM+R/eY9/PwQ9TqZkoNiJ5l7544s9ftNR4qfyf2sqDBlT9BiYDfL6tra6g9/9AODi5RQIoJ0XIzqySTaoo+
FHWNom53MO85VIYh60J4uSeb8JLo5LQMh1a1pycRetoaNH9qDXoI7Y/KZUugz3LTPMCR1hGBIxaDiW8O1/SNSVl/APcL57+9V1qNVcN95vlJowLwAXIS4A0G
fCSV0xOgEiYzUAXuDMwhkxuH/beBmawBTJOBaTEwUexMbVH2PDBFOO+SALRLIqBdwhWuhYFq7TyVqQ/CTyUIlSm+uzbFQ5wYfjwUJ0RSATyunD4z8MGZnxx9
W4JJgvzexQWTCKnNVKQU6292YfqJ76r/72la0d3e9HSMVeq0voc+XMkq+3KX9ZebkS+3wEx1HZXgEyGgRT7RTRSTZAaJcIItqH5adVH6T9ZZjmukI5hCeFOB
B6C2iH4E8wQjQnttRAADeuLrAQPKMAPaznmnN/bJK7mr/rgQrc9/mT7uVv641TSvqJJJfkpInqmSqN1kzDGqMIbnTRiT6VmYx57/aiWPjcRIBfSuWcBi6f43
GakCvlSDIXUzCwoY0pIKbPOWeUu+VVgWIl2MzIPIcQniyMJAwGNhHBkldwyJmjlos82iZLPN4prEkc1JHNlliSO7KHFksxJHdjYaR5agoXa5DK9hl+G3x2V4
jojxYZ+oGKMuw/+Ay99jTIwR4y5/L6V6tIgq0iyqSV5UlSZRXUjTHnRZ8x5ykcgegDSQRXMiQzaIDNkoMmSTyJB5kSGbRYZsob54JIOSDJsSGdYQGdYSGTYt
MmxGZNisyLB1IsPWQ4aNJGoalfaTGFIVEGGe5kwYGxIfVf7s5sKhXdyKHmkwS9bEkP/SuiaGxJela2LIeFm2JkaJdx8zkgcIneYY+lXqkIIga3skxFLQfbc6
UGaPzZk9Nmf22JzZY3Nmj82ZPTZn9tj4VIjSb+Io/TxH6TdzlH5LNErf8WdcHZd/OmGltlk6Jr9kRmPyhQv9IYpgHSAutJGUtB2lQyZsAY6/iwMq7lKXwZVG
lV6/SqTd7l61mEDY7eaCji5XooRqlIwkwSf91rupYEJ3v5fsL6Yk2Bg9eJZR7l9GnS2lfMCsOuMA5Dp11krpf6kglRTN4lJelpLguWFgveQsppQeH0kQrQvU
+iQSw5AHm/ayhwq5MkE6pRNE64IE0Tqwnbpa5uA6mHkxkDqzwrvNWnebcneaO7cGmaI5yRQNpgeEzYWZouG00+pVZBZQIEuJqlDVXoLzMyV9TTpLIDdVPfG3
O3UNDURCCfPPcyFjCbg+oWgLGS2fREKLriiBXhcpsY04KNIOwyHbC8litwnfJXwDLmWYmBIFNP+Rxn1eiiqQSOHkRb3sDvPPYKBcYXya83U2Me+9j0n23oIJ
WAUpqwBOFkm0gDGSaLNe8mElBGTHCw34sr8fRQJ1yyGvgZJoGwgmuSCJNgc7wEcfxQaQSZuulUmbQ2vy3CDhXj2tnDNpk5GvFc2k5W4hIVbqTFoCQReDQPLN
N3MyD4r1waBHZ5v6ckO/R/k/6o976Y8vqKcvUXG2dsDrB+GLwqzSEE0AydsYkrcyJLsYkh5Dsh0NiAxwIZsLMyOfJ6HzrWKcb+WCuHrIVlcyNS/ZXWc2B5V3
jQeLpnASE5kIt3sm8YU5AyZB0z83SozB8ycJa1+IYC11MTlJyIpiw+g3tcgWU1M01vHKsab1WKtuYKwZGuufKsd6Q4+1+gbGOktjvVg51jk91l03MNYsjTVZ
OdZ5Pdb6GxjrIo31UuVYl/RYG25grMs01onKsa7qsTYufizOIe2qneXVRTd1oXPEyn4lFsx8C0E+ttpS4rSZxH0wWEi1aBa9lfYKRxhc9Xsdvixr2Ia6gwiz
t7YW3a3+tof9bZ6F2i7xe9qYOrrgZlnEUOrdZn8hjmYoW0BlKBmDoo1UEIZdTrFyqw0lzCopT3Ffqgtj9qOtImqkWF7qj1BxuIAsKkuvCfenibO2e4nN6noc
6e1cFBHlFjJcfCHLafPUnCTB9d7FCeMhj5orNhjcwdsuuP7Ih9vVZ8z5qHBsBWWrXIgYaUgaCZTgRzGknFevi4b62/ppmWoVDVgENbuvBlGsLLxKsWtdzeD6
oVjqY7f2K4aao83dq5ftHdKS1LUxVxjt2JsxrZGgPgxqHzE7DIrG+KM1VuhC3EJpAdpsuM7RYvroLWbqNgDbqJDXhixlYkuuWkixKVyKzqJeYeSLeeCguaXY
4CtNEoAvNnsN/cUGr3njw1wSG1czXsNGzozMqQ/TyEnXpj+t9gQrd4K2WBOFOm3s7HxD8PPL/DO2csyqie4shnDNq9djLhmU4KGuPw1Yd15sjDbwqIHwqM4/
ycAzSORRCFgHvFEirG4RoD+N9kpQDwU8HVYdoqpmisS9BuwvXRi/Xd0BrM57GUi4eS8LCTePlOKEOuTwijwk47LZ5PjduXBSulOBGzbY4DKkuBd0RgJ1AnSm
Jib1YvRDuKjIDYjo9YvlgpQQbteFqwpkpwSYauuVPfGgaVp6T8yFzS0N8dbauoBZjA2NCV143kb7JKlYFqO2MgG0UfSMloheGAWiR7sYI8drLWSM8WVBRtKY
bFaVOCFcJvpsg7NsWzwooa8bcpZt4wqMq6qlTA6vZOHSogr5i2Dxi9oFAt5oUXOcbNCXUcrzAp9Zw1BySeaziPiPoRFS0AFHaTxbWTlSq4bW4SgWb4CpKya/
tRh/MODyru/d04b3dIFdW8yubdQmSfnLvfiD4NpB7a5YwK8t5r7AT5htYgpN41zVA92YFPONg+vW4ZAsQDqMK9YMLE4BfZGnXwcsTnEjixS0vf/i7npj7Kiu
+/yf9968eW/Wu2uvvQZmBkO87K69BuL1I5HKrGIw0IIrocqt+gGpSYXW/YBdhPiAsgus0QZZkZvyx0kc4iakXRq/yI0oOBJV3IrCJnFaq0GqW7WSaUlrRXyw
1HywWkv0/M65d2bee7O2EUgN/bB75r135869Z84995xzzx+IbkSTXmxDqwhJYhYu24Ci0iiYbdOUSDJq64J+UQIqwD5Rz/c9monLQV6g5KInO/GKEpP0nLsl
daWjc3GjZhAh8e/YbgbeK0slgqJnMlLSIZZ/8vcT8Q0roAYaTARPhqhlORbRdITMviYi0V0Ct89nnEsle4sf7kb//bRkpjNxDOrCpFMw6gXimg4SrSUjtCMO
Ec8BGwAGBbF1QSwUC8Z2LWbce/E6UreHE5eFgbH5dL0kknFJcUw3SACUi0lA80ogJWyaT8dEzXRJzUw3on270AI5n9ImlSEWOS1yffOaawTGQb5XFmlg6YP1
kboq5XrNv+Y8R+Nxu5tsJoU2vQ56S62bXo/DzFY3vYFj9BDO2V1KktIrDAqnp3SNTMaSBimzpEF1GuOA0/OkaZwWvk5BAgkiTstOo0k8jpH53fRGDhXkYaXj
sd1d4ljB+DrWupCR74a5Xc8sxTfSFf2+GR8kw7Euhpsf0bPeiuLwWlnZdJB2WYgJXD8K3wRqv6UNBhQrGY/Dqs6QdY53uDoxZbFG1Cc4pxXW12YRm1IP89tA
X8Qik0ntzvFZCymaXOIibJ9ADryN9PEm/tjCxzH6eDMn6As/Yxqq3hnudrNHITeOco68EGaJdSigvC4exvofxsaLrTCSBDWybKRMVF4z1iU2nS9wtcmkbazr
Hu5ZxxpTl7Q0VZ7zXeUk5+5gkvP2AzBEuD1Jzl1SfOmPk5zLUo9+qqWOXWwT4dQiLV7FLVnFslJ5MduymIVnpg1e02mo2V6srzxcc/6vg7Am0X+8Qqkx6HO7
oz2JQYmdYPd02f+LWHhSyyIwBfwcu3gV2Q8X5plWNt4XGlqYM0WCQ98vSt8Bt0dCRNwTH7zD4HrsLrPe+YxfhSr5Bvlg67ykM0RFG/TyJV1sBujYilTILKzh
jaNJwI3eXVT4oiFKPdKaSFsBqJqlXzSmr6bwb4ZvevZJdVMsN22Wm8aQPdvPCwm6Cn885hLO+HNO9m6eIaWOfCRsY2cdxpdDnGZaw+t375O0Pvdh56l62TBp
+RCjsEyQEM4FXaMckI1E7VxvfCMKByFRO5cRQnEgD5bMFhDaituMT0fnaOfKT1LT1IQfj5JXXp92mgubnvAXPC2rnHf2p46WVej+d55k2wcSgxB6nOwda56/
//mTPUf6WB7vWFJMkJpE/ykmE15GTjnhkUP3SsIjj5rCnU4qQFAjuu055QRnqbMUS7wqHE4S4QOesURYW0V5LWe7+RY8HZ1p42/hCUnwTSTMcrgcVwj4BhJm
OVyOq036y9O5xDxpH0XuLIedIocAF5E7y2GnyGHAizA8E7wAwzPB8zhdIXjOTDYAnjWTMcBVpIEmeBrOlARPmcTfCJ5EDgWCK8ipQPC4mVzPzzWTGwCPmEnM
zzeThJ+PTYPg48mNAI8kWwAeTm4CeCi5GdM4wWiYNl6Bo6fDDqAm920lnwLcl2wF2JtMANNw/OzQH+zaHZofLNodmhds2R1UJnBg3j8LuKlD4ye4uUPjJnh9
h8ZLMKb7AVO6H3BLx36EwM0d+yGI1zuRUteJP0WtAbd27H0EJjr2XigCHcIxdJMO4RhG9Q7hFub0DqojODhhOAe4sUM4JDjeIdwRvK5DOCN4A90PmND9gDd2
7McJ3NSxH45ZLD1wByEC6XP4csUSioqeP6QSaqmMTZ5U1tTZmj4wk1syO5mEnxGiMdtNrg+IRMeg7BcOlSgbON+TTqks+HeJ9nBnMg3wuXRbPKXYwnRM10zc
mpXit9eK2qO11GNG6nEd3NgTRuopRupdjZGi5xIj9ebTZtzsYaQi7xIjJYGX6zM42QWb5cV8db0oBfZwEmeBeLhyn8OV+zzAS8jh6agKfw5X+LMBl+Aw6vBJ
3S2Alwl5WEPMrT08aSbn1h4PteDW1HwmbQq3htCLkcZNbvSuViDHku0AI8kMQCT+Ig6UQe5vK453iC3yTcKtHfjl8U1b5KYYThFTOBYJNdNWNedJBzA5LzAN
9v5yASy4zmFUTcZ+lG29O3SzFdbL3u6tb0bDmIm3Y6c+wXoqxvHVQ/oYRLb6k3/em2aZP6ceTGHjO+UTHqnSLEvrhXtBALGn0ix/7VCeZpl/D/jMmZ/IA+Dn
fv1QOVN+PpepclGsbRA8t1Udr2zDgYkH9G6D7Lmt6lBF2gRiicsPVXJy1lFHoZQ62MEyJ00h3sauftPdpbmfFekqdiBdxVQWPdbtCSmgAfCKyX7Wl6QCU+wJ
RXI4uYwsL5fX5zFdEX3RTm4RCrtspZNw+rTg/nlLvlhNNhtdsEDdRO2WUPtFS6j6l5ZQ+SVLqH7JTizJEzel6wc5PO2jbMIpXQc0rUhOk+jl2eU7cjSVECZH
KB5WDL1FJSEUDZ1see11yiM/rNbpslqnR9U6fU6t0yNqnb5syzo9bss6PYZ1WgvKb6/EqH6oduH8NyaLwfHH04kX9Obugh3NBRMi2RMmNHjn0j7f18hEYRmP
xTQ2I8mCbNKiuOFeuYeJqylcW9G4xsOKMx99Iz9e0/KAw17tLAiwV7vDXu0sCLzmiCDwl44IAq86IghwiVCHvdpZEFhxmOFnE6UHvZQjfHfof1wPUZuRlI0O
9NQX5tPJ2Ls/xDwnafIonI0sxmKrrDF/SNrZeXGtQO3wUIWbNBAA4oLFmMLRcBwYu/eEFgof833NZl1yNrDNAjeCv9SmeG+5l9kwuC82D4/emwMZFG2bRAYh
hhbuDuu6/Jay3RXj9jFuU14mz3qvLKwHhTr3CRH+rtDkQ0Kin08mAR4WgvwDXmGG5OYl8mgjfbnJ88s9f4PsDCcwCLPNSStQ5X5rrP2g2h+LgxjBWUuO/s8A
knC7Ctj4DAmEOPa/gwRCnPvfQQKhHPyftuTk/w1Ljv5PWVq6LBalw8VyB5lNabFyTVnFdo45lWzHY7az7Ah2DjuCniOO4Oc5RxB01BEMvYzNNcyLINRo+3pN
C6kV7ALns9vhBeARqMEZwGTjTWnlbe8tUdKOZ7AfzFTtBzPg9W2JvuJ2ZlU7U7ULSENtFxaJ7fhmRpujA0mZjR1h1zPJrbHXTW6La93k9h6uINsF1OgZ3i5u
X5p7/x9+8N0XzmzGbnFrfFtveCKJaR6LaRiivs5wh5e9+54E4KjNeWDrYBHP5tmtjRzvasjxBDne1ZDTt2EScjwgx9PImekmO3gAbTXP5NNAxjPJTrDd2xDo
uxOVqXojfXcsxbdSS73n7gS+ni1H+h7+ykCk76c50rchP6lI3zVxxCY6PmE80Su/8OdcfuFPJflFWvfJL98s5Bf+Xd4Atb6k+pKkAWtV7iqfav0qvDL19DZL
MUKq/3Xh+af/8Ttfff09Y4BaJdsFGvhZ98c/+LbH2S6ujvfLfXi/3IP3y314v1yF9+MF3i/34H2x++HxTjywNl+SN/+EO7eFjdeEpTXzUBsvD40Dq3pRMdFV
p9zDt5ROT9vnOfqc/bPDyg7O6/xyxZdSpYLcSEACho8SBV62iTWMx2D1Y3WONldnfsI2Zm3YtJwJe9WZtWs8UA81C7xCsSuEC/T7bT2caWNf9LJI03eLakZE
M6k2HLkV0icsFJnBps5m3NAiA3X0nT5bhTOBbX8HIIkDtwOS2HCrEieUtSP6UxYHip3MUzvZrbOyg90+KzvVjlnaoWDepnGqHcTo6wSTDdTjubjtx2orqdp7
+LB2MrPuCo2q31mzhnG7UovSJ/Rr61JiPlpZUxrmmr3lWXpqliKzWTInfTpKC1nr31UCPTzV0kKO543pWmX56bVl+dWq0Q9YtJBnmgZ7Rgn2q0qwP6cE+3eU
YH9WCfbvKcH+vBLs/wWCvbfGEKaNE6rbFdXtKdXtq6rbk6rbN1W3p1W3b6Bb90rawvRVtYVeTWFaNIXp+dTINQVDqQIi7RZzUAUJ1xJ+abpGv/BriPBr8PI1
JXm3KoQABulrwdcUwZckTlMJvlw4k2QnQpAB2ZbejVsWfDFAkVBNsVycdEjb0cGUSO1srzhZM2cGf6WlwxMOfF+MXKBU7p/76PLv/4zP0B+kywYiRBVPYv7k
KAe9kiwKVz1err8tq3WfLNYHZa3uTVpSaUodC4iUbAcf1/rHMhZ/YcjnlnJmQ178WyQv/qTkxa9LXnxT8uLbkhe/jcTVBngbk4kNeX2MQA332HKPDWG9RYBk
9ZBAEzXdbEjqiIpu4STXhpxuKF4JTn4+L2L/Lcu0F+DKpAzU2tjjCHW4bHC7Szl3aMWK6MpTE4Knkz7XKGx9YhCiNXMP+z456uiDHZGIrvhmbLyarqCNwcYN
+7xJdGWzSosTGSw00JWzO3QKuoKiljEVungQ9a6StkP7cSHcetkIH8gbATsJMtokj7gdu4Ivj/GVGYIvQ/DlCL7MEr6CB01zITYg3+iga3yq4V8T/6LorVzB
NpC3z8x3c2PaGNMmFDO/nYgg+OMNjrNgf9ErnRgY+9OaOjFwoZLkTsn0kSU3Kezq5O6/V7mCdOdUSXdOXgDWyZ2Dr3KFLcOpEnucqkKxeM2PJXK2Wu+mTdoT
0nCOhT0nP9uRYtF2yYv1tPE0V8vTM95dbk+q7hw3yAta9XV4pRtldypvn1bZ0GfmSKu82i3ORoOINHNEmjmqKq92h2ZVD6bqoR99tO3lB2BW+aB6AIlaL6uc
dx17bBsSDVFTQ0+a09b3dKscC9oH0igz7iXlNNqfNuK2OHXRDwv3lm8pPT2/4m0D+vrgT7HJCqrRXeJqZxVDiGvYBvYQH2/OElcIulLHrp/65VVdM32bffR9
ZQrGK2SWV1AwkeMBviknMFt/jUPn0juIG3tCW9c1nVsUB/kyCmo4mYQbVS2uRX8tX6HEnclGm7oU4a16g042osbWgIM+0Izc9XzGwqx/fwonQ2vPeISQByOE
j2d0N+3BXLgJBEANGvdgGvwabHoN4RoPY/zvIxDO2nv5UTVxep/Pn2gNPtGWJxJuGt256BmepssTPcYhXaYMpYoy8qtP8Los0zGts0fLFqSr0O+H59nRNfDs
K9N5FNDLi0pTChHhoajBKtE6Ihb2yslBidlwREldRTI0SCj77AEEUiCkIZKQhujEGvRVprRG5h/Efd045DiHllo6Os6hWbE55CEOTVAaCVqtuLmkOYWdlxWe
++AD47d6nhtSF+bvsMFVvanMJKr0ZWa6rGVBtq/AvkB7Ft31YGj3/PT2IUkJ2zsp7QC1db6n8feeVut8KokAtpIyUUPGjXrV4Er8MietSNcN4AF7Qn/ytDCW
4/6BATtxs/STHnDRZw1miXKTfJjw9UBy98Sp4vVaMbjSEEIZgkUEQdv/EJyVHkvW9TSUAYV960djcGy+p3E+tM2Sd34sGQbgQk36/p5MAz32rZE4YhfsNR3H
uIE52ICltQiOY+WqxnEdta8iXcYnkGI/3bQFM+1oPNRN1sdRF4nuWDaBFmzEo/H6pWQs3gADJdcBXg8DZSte12+g3LAUj1LLAK5yXCMO+Gsw/sohYP0zDDDD
4AozDDDDoHKGwcAMG5hhUMywhTG19ERHMdH1mOgG7NEb4+FusomHNapmu56mQS02YrajmO0GzHZ0cLYbl4CX9dj16BnxJvahG4s5a1qQ+7xF5ZobbXyMh/Fz
xl6Iyl2uXXVD3OYT5aBqVTEh2/pUpoaEVtpNJ/gn27WVy7Gp/aTj3E8aJr3HigI99LEklds5D7c5GX0VD7fzoDw759c219+p4td2VVCemH66aUNQrkfB/tak
/OqdnDm0qIyOjvpK6sEazR2W1sFaQWOaC8/5igtbvVx4HByYi3floWzEx0+AkRNHhhvS/rm2chuHxeMlPvb159r0rT9hR/AfH8vMu8ZLbX4kpqYJm0sqTtjw
oiVSgI8WvWz4aHEVpzFRjUdEiYa+3JjlcNrmnL1EXA08EL77v0ajhEHTz2Kt6P7Cd1p4rU/k3uQn3eLN+tlpq+Tsni2jSpBOJab9L8Q6KXYzn7X8GuApWAUI
vmpJVciTsAr47GLUBFyxJOzlZYtLeCO3HAe+HLO4ejdyy3G8y3M4T/e3m1+B+xTh6I9QetDnKovs/noY5+wEly2puEqXb6qvTnOTKeOilY5kxv3aGn3eusNY
cXE9YZ+zZu3j6vqshRRWcr1K10dwTbruYUBC7LKLuy+ozt+n8WRHv8zpX6zMx23K8wwh75eAqWzZBfbWxSPZB8YBxiAKR/rRL57KnT4NOZIdyjE4AUcwLsN6
AZXofHYUW4/vL8ExjGewaHHCsHjDrP0QgfVwi+Kh7kU+PygNlioJh+Qqq8Y8j26VLZ0cSTQikUSm+NhY0ih6/yld9bZ95RRUviqE5utCaP6czoimCqH5qhCa
D8J8AvijxZSuQzU0nxWvdBgl0egaJdF47I8SGEFJNL73nO7srOpsVX9xWn1xSvX+KiD1/H1A6vUvTOkW6d3Q7wlTOkZ2N649h0Wq80v5qA9Y5JeKeuyCH+gE
BMUpsXVn9qwEyEFg4PdMX7DjF6K+DiZWZouO5UrguAtz1Iw4UeLUN0CctYsYgi1wsETguAtzFJwv27DHuAhwgbsll0t2McMmAQ4cdyVw3MX02NMUZhlXCkQ6
eXk3S8JBTVjJfFrPeq0f3+g2aK1bC/YXXc3GF61S7MgcTpY4J9MlEgulDNWX//X7FwnZFyH785Ef5wwwYWK8gEbvvqdy3p3HJ65L1f3a6z+XNyjRpLv4JZo6
zPyMOWjAzw32RIscFQW2vmh+2GjEs2Z1OOJZk5udxTEG9Y4yVVb0PxKShmdpr2wuTGVnR+DImq32ni9wenL8kDrab1n8sq1mEZnR/3RHBWxI5KJqX/hxr5q6
Z3Hl9gZdud0HJKdj2ZXbAgXErnLlXuXZLD+lZrBqJuz7vQADNAfH1KAGZFNsXeC517IpoVhzu/msCcfyaeNLZkrqA/tjLJniqUy4aBb1QqeNZTMNVYAFVBn0
51ZN2pWv86BAPBJOyNE3xWvXLYVXfMSOSsEVAz8jYJy2lmZXwkTiQIljLjR+2mMC+I61ij38934zGeLMAJDOIqmsSQh6AfkiaPbPw22X4HMw6ptcKG0E8DBx
61KMTXtp7t//46c2RLYhvDmsXZRMisODkP8fPZjhZ2QdfAsOaYhu7HFIG4m9XB+nCUXHeS48wbiOApUmysxmKK+JApXsAY2InyYcwl3th59twxP+xhbnb0tZ
/4u+R+l6GKPyDpIcCzf9gYZHBwYBbMwJMjLBxZ2Cis8KJnYlo6wIga4lGox90+tyPNVMm7lvehO+6XX2Ta+kXgtMswYalzgEcL9Nwv3glu6JW/qI8MlR4pM6
SJUoGw5HPlM/YqquMc5NRxtqQ7QJtsv851pj9vr5it3HU44yT/nRIE859gnmKatGmamsGv8nXOUnhz4mrpJ3VM1VfnLo/w9XOXPo4+MqV+El5Qd+IjgIScK/
UixERyUtmukQUBKCCHqCxLhEoLosGMFiHyOwBhlB+IB4dvQygpBGEipGIOPJY4do8foBCjnPs1S8zibFmF46UAwPBHqnFoLFRhG7W0eMLg5N6/hUS5uKAuux
vhrGNUxvRDOjTDkgXIlwcLldESzGR64W60qWBItZ+xMvixKLYxyIeVXFOLh5jIPLfUuMgxtwe1h5SjEOHhBB89DBYi6rRipYjGNRPfRBvfQFi42UgsXQZIQb
lYLFLAkW8yRYbCQPFkPjIlgMN5WCxSwJFvMkWGyExpMHA2sjyUisRyQ44895Ue/CkujvZFWMMcgZLyT6A363RASWZDCn9eTyeqp85T44Qo11N8SLWVg6m+nR
o1hWltgiLByyj8nSAw6GocCsA07XxSGjdKiIF6MxHVbxYouW1lAapLeoJmMcYHFaUFscMQfBv7UsxJRpawXpL67cXbntqVVRUL1/3+De52Wog+2A5OWG7Jec
cvDHcuhMmH9rWWJjBg4xGKm1zAYOac+zq2pRI7WiYSqfjwPMOVzlVwDNUhaJxy48XFsU3tscPAIHPwkemULwCPZUS3m1O01XSn4gSWLIaZUkXaIVZFNsr0Ek
tXie84195SBd2N89gK0Smb0FwdfbzZTozp02EgR6ThsxYrhBhS2AsaQNMJIYnHqBj+jE4MIo+I2QI4WIGcB75igwlnLqomN8GSmidRHNgyR6/G2Lphih0Tf4
Y5t5gbfdfIk/eoopqNm8vVxRnfujzQSPzx2Mi6R/7qQ9kwzhxj3S6eck8vVO6ebX1SE+0rWoIJ14KM+F9/vg90N5JZMvSOR+Q8oFSLC4embeJr83Hip19IXx
dKjU0efHSZRg4cZSzk15R+UU4h77niAtnk5jrQwaFtz3ObLVEWJjd43gnhD8IFCstQY/KMXeDbB37YxiwRnFANu0YmPPH4Y+Km4h2YGVoBbCwnwa7A5rHBpW
xiknJeAwgB6mE+VMhxBIm+1aCw6vYJekEOjAPgijCthQlLmPgiEHsKp4EF62SuLCLZK3MEa6QjAlD8kbxpAssUPcKEIuSgzR5SNcfxLJOieRoXoStrNJ6xF+
+isyDgQ6DgHsI5nF5SjIYYxkBa6BLkdJ1vD9Q8R5XYRSjgI8kqwHeDzZALCIKE6XozA3Ah5BFKfLUZrj3CeiOF0VxelyVOf1gKcQxely1GcMuIooTpejQlPA
c2ZyIyC95y2AF8zkJsCL/8ve1wfZcVV3vu773ut+3f3evBnNlz5s93vYRsIz0iwSGs1IEHo2smWzZTvebBV/7B/Ukt1Q41QFC8dLbVH2YMn22IgtGWxn/AE7
gAiqQvIKViFDMLWCQFYY4wjWbMagJDIYEIsMCjhBJAb2/M45tz/mvZHkr7U3G7tG3a8/b9977rnn83ec1qXYnnFar+X3u621/H63tY7f77ZeF/O3zbmcF1mK
X8e5mSWkVS5gu5ZzNEvIutyP7aWcq1lCYuQcthdzzmYJ+ZKz2EruZgl5lO+mTYwUzhKyK99BmwuRyVlCzuVbabMGmZslZGLuELTHNwv24xZBghwTXEiARQ5O
GKBEDghKZL+gRHoMSMm5zTdMlp7EbpV3F7G7gnNNS8hFhfG7F1iS1Sw0ild3ImBG4cByHth4uwoCLfwEVOEjVVqi7QIgTPDkj1pC0zZF2zpWiE1vdfpguJss
9cJwN1lqit0vEqOen9SS//2xLE5en2+rFiyZvOBafcK1eoVrNYXdRMK1/FYPz28bk8e2yVCCfIcFobJfMCkBOOkinItTVOrIUEE4Fyeo+JKfUhYsywxwskJr
qV2HmxzKddyiupbCLxvHtybDsevbJltxrSLXER2HkHMNufR1qUgYCYejLO0pGDPLNBRY5OKdyX/JiW9w9zHAC1iHCnk+CWeMz+Al18qVwZUMop67d5Uc+dfT
iSt7f1O6ApEpDqcjAf6hDAQKFkiqUuuqDGQhOiZLbvl6ZlbnoTwaJJHW4HaL/ZxUSCtUDEzqHSzi47zHV4hIaDCSHkv+ui5LRqph3xGKttAahn/W8k0iEhos
WnxTv9zURMsraeCcpPNzvGQKHGRopZWBsujdH5hzykO3lG8270n9eCfCVICCNLokze75/c+IPdvTYHcvdvJCDYI9q5ZcpHN8RniJHRbd/4bG7ms0VCwVSw8j
sMZCBFSSvd40H1BsAIzEXq9um83Jz1gwcJ0FCOj2RbZVIcg0YsldgmJC0Fsdv1itia6hdbIeB0xvESgsTA4+mE1m4EL+4A4sUxqnkcQ2IjRKfBBwQ9TviEFB
o6RxJf2Tku3OnSy5IVXt4cUDP3S1EEn6VKu6u7zOtgPBHrKNBuZIgOBhdmP78D1GsYOApkjimujk9cS9iOwxZdiFeW6sNOo8OPwiiw7KpFeBI63dEIG0kszr
BQwhqiRdYXce88p9rkhKtFY2MoQuZi58WwXuOfx71OUH3GXfsaAPOKwPOOSi/oZCeyVHDgjSVeLxXRbioZLMMCYansyNKwNC8y/vyM3EkhqCFsrCTA+X5T2H
kPZAHPfhsogXB4G4R9sDyL2scI4lt2MfyiBVOC+vzyI8AGNKhTCHa8wlWwQIAOwdTUq2CBYA0skMMboZkJjP0Ro+DxPIkCcKYvUheAFh14paCESncS/JcoW4
3xqbQWIx9JGo5RTiycFM69yeejWjcpliTOqBfa2uGg2c325ZLAfA0/sj+36MNUYYQB8Bx7MjnRJYcQgx4fezENWQYOMGEUbyA6fVTH566l5Dj3vqyJ5PeiSr
ZvHucUnSdUtXs5JQSZ7wpvOrLypzVDgg+YQnBxaB7uJxmY5KcpRm9AO3SyA242mhCbF3NWvd1NY+ib3vo7Y6uqAp7Vn3XWjVBltKJRoIu7Iwj9NP0KORis4O
15zJxXHDFCVcjkvGrGBvHx66G8BmGIbJ0gzvYlEkRfk5V36U2qhz48b1bCJKXBzw8jCxG1draGk6PetysU7POoarJ+7HdM5UzTiySAONa+qOZJXFkaAaJf9x
OqlI0bINiJ4IkviKuhfqgCL0HJzJnSYlQCn3zo9LFBMzgeYJmZ6jpRmi9Qpdaqa1qdfwzxXTwi2T3wdCH7UfKS5gmm2oBGDrr+NaadjbgL0mvYxeXEHAyg3T
DB/NWkSIm6sZTeNrdoiozlWCYPTBhy/XOTgX8rul4Udns6Qf7jZP2t1Hr4yUw4OFhletpnkfEAnRH+03VNYgykdzieJF5aJr5JWBiiBJgNgV5s0Rrx8iZUbA
dysZHRj+IXSlI9JIR6QhI9LAiFTSEXFFVyQ1awDxs2DQA1DYaFkjDgpwJXzd7bcq19zriip7jytciyvyVSSKAvQLwpwsPeSLW/keX8TTvb54ovf44nWeBVDS
+z7O3t3dkGYACNcepJ3Bq1bH/vXEAYl3gQP5GL4hnLieXjyY3IWbpnHJily4YYNzluWJMj96iJvQxw62hjCgQ5vdObx6xWZ3hjGapImgv+ZXZnnlBraWjBh1
IXRNorSGQpE3QG09ccjUDsw8or08tTWSd07jrImbKd31CN3VwLWI7gTIqAU0TXp+YOkO0FcyKDwNQJ81erxe3q7SDUzKtITzsy9nQyGbafSTqnqnfln2RUTy
lrKJ3IkymLrTCDYX2FUYcHwRTzCmnZT6KwwsvoPb9u193OnB9dKuGxNnJ+MWUtNdNvbwnOplqmPxRbqAv83w0d70aHIcD4PjgtfrxOXbqa9605mXo6Fe/coe
paVAackTWpKHMQ1VaM361r6sJ6CUz/rycZ1SSJHNFbqtbCUIJRLoMOfdhuaLezmPRCuMxGIw42J1R2RP0Hx0Vq0tK0QQnXXbQQ7Fh47shqgqeYu4ME0WrDCe
SJQxfOXq//9x9H/a7Pq004Vdn3aEXT/rCLs+4wi7fs55Gdn1cDd2PbQcux4qsOthjNawzrihf2bX/8yu/99g1+wMemPKrp9+b8Ze2O3L8mQyWbwAiqGcxJCI
+m0v+Ops5m+VKesqW8I0dtmacDkryAjxLCwTuOKk066l68NqHHnaAcQt169pFN9CLZ/saHk7osHv/CBJTUaYZpqXXsuWGmLy7Hz2M+9APboo1DWIVfrVbD+I
G1fWkeTa4OeF0YVqDelQDR1RDR0h/3fVV1nVMKTOa0Ava2yvX6gL5rG0J4wqcY/NFqsQ4/s90cuPe6KXL3qil/8vT/Tyb3qilz/hCcs85ole/pgnevlRDxlZ
Fu27sx8AiV/hskDyGOXAxxyecb51ECecUQELYeIAYJb6eIGNO36Y/Lvk7XG0ulVN/vRIKZn/hxkHv/r4+jZ/fihPitqD8G1EsP0MwrcRdjwL2WTJ2t8DRFKA
8NAIND9Gm57J0ghtehEeGqF82aVAjpssXYJfk6WLsYFbI0Kl0TW0qcHoG2Ea9WNlhdHXxyLhW4Jk6ynDKwvJ2EzmfAoW0wFzs4YuX/xNWKgZj2IHCxglmEej
HB/rwagzH8NaHBHdJ6DmlI/VinyMLijz0Q4+RusMiw5sLUz5WAf/ai7hHbUuvMMr8q9QWch5Gb06+FeBg0XPoxU9L+710v89QOHFMhP3qEEgZkExLEgzjgpa
nEiYXpQu6vJTMoAgvTXFjGnFmUjEmQjiTNXKbHAjN2R16yUphtFwAjX96IADSSxdpllmasgarqKFrHKtXuBQikCBBJVIVnsseC4/E6u7jvQjZenjhbKsCofL
0seHytLHB8qZtLOvXFiz58vS1fvL59vV8+XCSMsocwt6n0cLmi/u1aggPy1DTWPkirTEJh0aj99H5Qg6LGJ/CDi1grQknX+5WI5ZNFIOzMJ6hYtk9aJ/A8nz
D1TqzosuDSu62OkuoktgRRed+VFBdLFTvlemvJtRh7d0ynvME/io1ym6NFhNyQgBRnt5d44gPB2O3mWGQyedEoSd+i+aIAokET2PNrxYkmArfoMXTmvQp25m
MhAOXMo6mabx1st5Do9whnGFh0GFGqkjYNfDVh/gmjw2UQoWZbb6RheEIiLIwksCDbwENcZT79b6mhy2tkh9BQIYRV5CToKLTitLDFApWQTUXjKcmJzRPkjL
PAZTXE01ENwOmKKtSThgThM71Ho2yVrciBWKC1Xh2o9QsBlNl50KHFbKAoHTZnB5Vsgv1+yBtiAZtZsdMK0K9d2EK6oeh0yuwGplvweEhcjWZOisqpHW1ODK
BYeoTXw5f+0d0jLkl7C7wWHng9NmoWWBxEHWZ20JNjp2QAXC/dANe23OHlrI5Xe0DBtaI3JNFe9crE6nUZnZuz+4u3ApRvkkB0RVcsEj6WkRCxF5KQA4TfUW
uKmTIhQnBSTBupUEQ5EEQysJlgHGD/9ZmDoJOkFvQvEYQJlKZjki+r/le5O7cc52I3pXYsTwTb/arf0074jA+JAjdDtnB+kzKdZJAw6XZvKD+zjNNwloObqI
AR7VHWhdgPjSHfmuiBrhEgdKmmB6eaHLMpMOplaTXZjN5OG/f+Y7Jvno4yVGDiy68vpCSdhhbsHRrIGwEfUY7E+5CFbYbvOvKYdT7jHL4vV8WcTrvd3F6/0q
Xu9T8XpexesPq3j9IRWvH1Lxek7F63tUvN4L8ZrdXxod1ebL9iJ+mW7bg+kP+xfLf8iZH6Uvaa2Uqbiv3BZnYLndwErjXM2iQtHcBcflNdrRZ7dyVVOzi4E7
H1YusbVkVq5GNytXWaxctgnlJVauekwHXTEiLWvlqotBotxp5XKuzsgc35Kzce0Ta1xm4YKSBO4+wETFwYCRil2MABQPdLF3wYY0gD/ad9Te5Yi9y7H2rrrY
uxrnsncFeXtXkNm7qrqyOGnHO9Lxjtq7gpy9Cx2PSk9i7+qXMThTmk75T2rvercoW+8R2ppBImOFUwHqDKSRSfp1la0Hz2ntGgSfuak9hLTqq1bDsAVr1yCs
XYMYo1U4ARVlyIqkdMlwjtycvLVrWKxdDqxdQ61VGLdVKu4PL2/tQn0PISe2djE5OWrtcgrWrgZU5XqepJzU2lXvYu1yQFx1jn+g/qkvtXZp0bCctcuxl7d9
uiG1dtUza9dg7Ftrl/+CrF2RWLsikUFkFom1y2kNIOTCYZxdaoWKi9H10ia1dEVotli6IqshVlUlUA3REXGx2qkhYj1xrKUrylu6wEiXtXRFSkfVc1u6Gqqq
Nbrx3IYc7qaqyUS2gMOZuug8j6bUX4o2hEIgcdOGkQkL1uAFZcAWQYrYiGXCJIqIzL71ChH/mVmgY5kpDzBvyHHpAcsses+fSw+8MC490MmlQ7w/5dJOYUql
lBQWubRVkYlCB4pceuBsXFoNhdKSV4gh975ohnyyG0N+hzDk3xOG/E7hxze+pOy4Juy4+k+eHdc62HH1/zI7TpkxRvx8uXBVpmctm8jy1TXLhUn3OAsXrgoX
rnXjwrVlWF9vF9ZXfUm4cKe/wXkebXjp2K9lvmGmAXOxSzdeKZpxuCTKyNxA2qx74872anYLVNhsAijlACGe/cDXihDtwmaBOEBksIOQ5N52eLC1JoO+QSHc
IMuf5AqUUbfPiORwmi7fjyv7u13ZL4f1g6NiXuXL8YJcvuV53kSPX6OJl8TidtIGNediJ1cG5G2/hVwYaGozRwzz9xBJigHSE5EwKVqlzZKkidNvR7DClW28
eEXcx5qVmM8Z9aRL8skBIwrWfjWj7DPCYkkNZR77kJEleM6IQnWPEaa71yAxgDRcg4QArr7BS/ZuoOiSgnarEQXtvUYUtBmT+p0G1JYzJOV5+zkBJ012AlTF
MGJO+6FSDCR7Pr8Uw711Qf5SZIkYqF4+/t6yujWY8uaeePByhmvqgc8CsWrJ2u1cjUUCL4NkraT8QoH0pR9mfIlW3+3L98/6+v0+eHIsN58IcjcDAZRxGKN8
BAW/oJIsBNPNu3crBitXhA+6UUcghzPdOJxO1tOoh7qu//kdnIPE+0/v0sXwoVCGZC5ErsY6szdELsY6MxsiB4OGMITHOS3308g3D2kli6HwlSc0pukYtmvG
zVFsLxw3R7AlSeumrc63ZNe/abL0JLut02wooLNUkiPhNLft6zae9lqMOjKNuIU72EdIH9V8HB8i/67C12XVHNIfsOdYIJNeRWdc0pfoSadbTzqFnhQLMnop
AkReD9aNHjFTnAzk258OhH+eCHKGE2JudTC3jLUxV2t24WrMzoSx1Q+2Liwytt4XwtgQgX4+BpQXzNjO/wU5xnaeNzFjG7s9jrgK6O3xhVzQwlkdN4i13Z0r
zRBfEF8Ur4npzIW22magFhpie70y6zVSHcyPK1n37oRbt8j8MByqOESSS+iGuUfFzWSYAy+4qjTERBWsrDLKZ64h0baRvIdrcEaykJYKAVGN5N1aoJPR2+oC
oCqx8A4ne2CiWuh07P5hmvqrpaBShs+InSH1x48e/d6ue/d8aNN1lv8HxUpQv3sdj56GYWV7HOyPnwmeUEmeOvkRk8w8bgrdEna7EwZM0g24hCSLhI1k7TSr
Vpn6lV6cPjcrrZKqaOCAzfsFdggZYsR5L69XxSdlRYmUW9K8lTtSdssMtJLszTPHWs6VXUtd2bWc+xmoaVgrRHWwJSMb8FkHmq/wFhBBx00QaXxtDuJNaDFA
sgq3rNAm/ST5HCPFuIl9nQJCfEUrwVVGSnNlakMJri82s8+WJ0vHqthfZ2bKxD91/4whHqr7p2l/oSoy5uGqqNOHOO1zb1kWHFS+yQNyZS6HSM2kleRQFdkC
UAsByIXF/Rgv7haQy6SAXCvTJR7AYFgX1rqLnKJwmTnhIidvnTnpYp3guC53s3umKlz/NLbxhDlZFZfRiaqsCoskOSsqVyVZZK6/WBWuf9T6AN6KhQhFjniJ
fxtWfFyUQ+YaPjsyF8fOn0EMPaCyTmsw/Ul7oBBd30crl8dqSPOmdmOr8w354d/Ubk6Wvs4/aFw8AUhAgD7WuKP6hEO+PnK/Lwfm7YE5PcBSd58qjvT4u3xJ
kbvTlydDkcSTd+dDy45602rLVoAukbcFoCvu42B8ZE0PYm3Lg3T1aKR/nbm5gnRFkpBBY5+CdEUA6aomhuGFBZIqeayU91AhL1BQ9XcQnTz9n1ld+M04YDys
X9IHbqPD99/Hh7eg4jfiOIKpHx7/0K6ZExPj7ohe+rUDi58BdNbFeMoH+fIYp47umtlLTxmm/We++LUHPaCvB1NEATPzdNhfko8gM5l97SR7pcJTDd4yO/PW
0iqsGcmYZEHbClJQ4Ej6ZfW+mUtn4PIjUTLzK3NDC9V6Z2ZIAmOp9UQgsWW04DsZn8EQWMGB5QypWdekuQQVk162M+7ZqVlD9yu4Ks0zjcXB0ffrDIvE6i20
DzGWSwk/x6LzTMhTkiVLizKY92UcVhHzkFYTP+BLo/erqLlPRc15X6QmEkkHVfRkUfseX0Ttvb6I2nt8EbXv0urvd/oiapPI6qsIO6Ai7VCBv7Hvja5Tn8pu
9ZnMeMKJnquKz+RMFe0i3lWVHN+TVcnlPVGVXN7FKnJ58881RT6KYUo7D6f2k1jrFzJnzP5QptlCqMwxtGvB2f23NU4oZUJiuoiK2AVwxYjwU+P13SnSXyMl
vg3O3wct7o6/CyDCMac8HUjPnApEXhDaHC09G7SbmUx3/uJ8JxkWhbcX9aSclNZ5XqaVlT0Clj2gZiIMLJU7wpzQ8fbr6qWOQYRYzRJY00pguD/F68mkjqC4
jkoYIlHbMKZNWfnVmu7sajjjS/3Cl8BYgMAXi5+d6Qev0hmakhbPyu14PqfhHyuk2bWrSWkrCpzYTzz9G+MlFGCU15a20K68trSJdqPNpTHAV2x11qa3HP/q
EWKEcXqPi5JLyhP7aZcrdlSnbuViB2hrVRRUbbEyheZpRk4PXkVMoZZisgTNv0XrUESx4yAIlCZRwzVlBORc5g7T/KdNk6Z/Ggyh4RTvdXgZIx2qFU6VWmtS
MIhWrAw8QiIh04NJ75aFs6YGC2Ggt7+6GCjMqXTqjPLMZ5VnnlaeeUr9zCc94ZknPOGZi57wzGOe8MyjXqudZvVrUnCBSujLd8++upaOGrGYz6UxG6OlI9oH
j2gfLGgfHNY+OKR9sF/7YF77YE77YK8HwkkfasI0P1O0Edgja6k1C+AYJ4xYQo8b0dYXjVhKnzBi3D9m1HJhRHY9gm1rwixg254wh4x0JktN2bMl1VLyK9V8
JvFDFa4CxeL5YWMrtkDyP2EsXBLXjeuHGaK/mxkib+4TOFUE7ZrJ0qFAFIKjpBDs1/0jtD+v+wu0PxfIWnhPIIrCXoks1hYdN63XdFcUaqmphDQrmr+vUeRe
Y01WSxUFptRA1ryTgWgHtPaxdnAmsNrBDPXwYiDawbFAevhoINrBkUB6fgFxUVY72KK6VVE52CLKwTahrDezcgCTTkE5aPWfh4JwxOoDC1aatwf264F5VRAe
yisID+QVhPtVQZhTBeEeVRD2ei9ICbH6xzlUD53v0IlSBQGB5aogpAQZqX4wqPrCStYdzqYr1LLkbasr1FJdgWHlOcbLTDd3CZZdvyQTOwK1ILoiPAqHNUb4
kHohDqgXYp96IebVsfaQn0utWaXeipXqrXCen97EYYd+HKYWF6NhXi7s3mprhHheV9Hdy4o25TUsLDFRZD1NXV0TAy+/a2IAVw50u3JADr9YC975vyAnG57n
TS+Ha2Igc02sFc8ELrjHRsSNyXIyIqvHWnX14zth7RlGCwt4gVGGFwjTiOIFzpeLCGpBJ17gMOMFBgXwtCAmuTMeZrxAC8Awa93N8+VWxPAGsF770zwV2WNO
N6n5cIDVCzjUXUDyjMD1SIwuoC+FwRDlHi5OTYcx79Vpb8204JgHST/vNTiAFHs9tDfMewzw0zLxqoLCNOMrJE1TC7UNpuhcYqsMRDE2XMmFFOPBuId4bQPm
61Y5FOgLnUZ1O7ngNsUU6QGR9HQjkh45rJSVf4jPNYvKokYP7kzFmD/T6g22VEE/XrfkbAU4gr3xUJEgWGRZ02YPQtwuL/vERmrXxIdojYgMjOguXxS7O1l4
YuGmqcJNWYWbHuFt82XMMLUsAl0igmWxN7Us9sKy2ECV064UIgksPptkgSUZSI2DALBFK2nTBIRXgCp0/UiKgLag9lcXEo/LEk9ukhAP/9wRml1fMur+eZ99
XdMiOjmCqESTz96G4OIbGGDgSGkngJVKkmpTwgcOC8QOSiwEhZKEDcXdyZUkvCCNpOUg00ZHOK2LoCkO+GOjDM2GZgFlrSEoaw2OqmXwtGaMKgk2qtaTDLc0
knc5Zs5xvRa0sDsgSC7E1w+XgQNZGulr8jlftk1+sa47S+dZu4qhvzTX/XRNWhUP6zwomPqGaOYP0DtAgiuJzFbRu4bpcwYlfgdRIlCpv8ps7bF8bYLunSHw
X9SzV9ddhgVxAJHXTM2I1AO2KCiLB1FfmGWTFTO4GR5lEGmsTjzIVUdDVAppgIvf1GrSnXlIFq3H3Pk69gotB8zSfDmBWYofGhUGbbm0wURKli1JHWsITdkU
QieXQlg+3xRC0y2FMFfV0jZjSfi4NirMB3zveUACvmvs93xet37/j7JYcSRUdQwX+iwVHlPBT5MqMqU/LwlCmAa72OeJJDivgu6HVdD9ELbhZImFbGSZeSIh
sijtQJReImAC7K1eAHvrEbC3hoC9NQXsLRSwt0jA3noF7M0pgr2dCC3Y21+6jnOLWpYOOInhsqdi+XHgveLKGc7Ud4/d9tXvH7z/9Vz4w5l66uS9UipijktF
PL5rZv7h+xe+J2VAnKnvLN77sz8/gKtn8fMn39erZ9LCEqe+zdbxdxPd3voAW4JupN0aCoA4U6cfvVuM6e/A5cd2zRza8+1Dz9Dlb6Pfz3zjKx/8+deOf/pp
+v1W+v1T+/BrcfFj3JLPoSU76PfPTnzlq99/ZuU4JpYKYPTYLXrlzMNzf3qSrhyj36e+8dlP3vfYmnF3LW7DhfMTMFoVC2GQ3JI8eK9arhwxsjlT78fVZtz1
E14YuJRF+LflirnZucW92bvFuZkLoBxsV+HcdQ62PdgRUQdFfJs+u3lrq7keZBC7KDCUrwzl7SZtlE778PW2QBWrpgUHzldfHueO0dyJoFHXkv/EAhCAo25S
kakmUW/txsGWF9c2OKV2z8FWtVAn7Ga+oJlV0urVqk0oudQnWm+nYNMX9+UK5/F+16pbvVrU6cU8jNPe8tfETcQDm7jXAo5yB5uD7RXoYI+7tXd1XKdu9Zcp
p5gwFHvXoolp2/uWr4moFTItDBFdiyN9aR1RJADDJLwC0c2rqUk0gnF4HUMDNrOqgrUkwoiiVHFDDcU9jH7LNboStt6rjbie3YngS8SqhtBVSleEl2Iql5LT
j372Z9Xke09/lidwDFRlRogm5ZQp8396Hgp6VW6pclEvkyvqVbXFYGigSNH3UCrTj72D7Rr3ZbC6pQCxEbWqX6IdL/qDthc776IV0LX2cXgWppq7SHAxTPe9
TPcHdtNjLFnT2b6pMl22dXbK2XU7qjodaPVP9YCuWRQbAMxavowhNBpbWMxNC4ud9x6G2O0+xKjdk95wnnvbRcDrQhBLKtNYfRiCT92ZIoUj9jl2C8jGVran
gw1Sewa0OfaEvTp3yMpzg/HQQa4uVrtNCgyiFh90mea17SH5AYT1qWjXdRLdyUDKQAv/Jhu7uM4cSu81Zz/RHr6KgdmG6k6uUd32BnPP+RGOlMJz3JHuMZRF
iVHIoVg6rZUQErzYJcEhV3F3ACrY9iX9wLlFXZ6JmNvecQOA355x0+QC7fEw65AcS5x7OT26D1p5Hd28vfC4uqCeZAcYyc9RcHWpTIuK8BiHIfv43PX4Fvtt
Qwjz9uKha0j2uhmTYLY9+AmaIti9feo37ogHb/vEu9pD18dDkEiGaFPasfogbS76Ay4WN1XejUyH2APOltaRH+Yg4iEOInZYTl0JDHNbxS1eCYDPOeOkZZ1Q
NFuLuDHoqgfxYRsEnxpxs8C64xiss0tWI9TjLLORi9rJqKOMmCQ2elz/aq3Ltdr62wabYVJaQr7mTltqLJKib7CWmwyRHsJlqAmNHtfQ5ZTfZNs016Zr/qG6
LujObazgwPjJ1dc2tfhNawG9PZIWGq5kcT0eoifK2LxV6s/9tpSfu1aKnf0rKRq3Qx7zm/LQNzMAK2qxa01615ZxhxJYFiWwJkpgIEqgI0qgW6hLX8mBr3pZ
BcXwvz/peGXitaveUyFpoP+WtNbe3jCrbQ4+yaxPilKn08EUl6pwGT4GqnOxtEKvSFy5rjuD0utCSUe2C6nBEdeaAUKxiKBI+ZbbIT0cZO5ObN052GpqTVmW
WRiRpbGblvceVECJ0mInEbylxQKXPbvjOl3ZBXkRQBi7p/bkAtxEyirErca9vwVlKpJTGtzGhJmvfWmRW/xkxkMEVAXIvsnpYLp5j5JVVY33VZGtfWB3zIab
3d1ciXqdOxOOu88Z2T8TjLvP6v5p2j9lkCDvX2aO+oAAucws+Ci/epk55Lf6sd0Pzw9t5+FBou0cPEC03QtPEm1n4UGi7Qw8SrQ947VWY3sazh7anvRaF2B7
wmtdiO2i17oI22NwAvnsAGthewROILzfa72G3++1Lub3e61L+P1e61J+v9d6Lb/fa63Fhx6HB8wfLT2Jun+0XfRpLuD5fmsdt89rvY7b57Uuw2fTm/wJ+qP9
/gn6SoBJTdDX0XZ4gr6Ktqsm6Gtou2aCvoK2F05Q62kbT1Cradum+7G9mO7HFoDi2K6l+7FdR9fh/tdN0Ntpexk9D9u+Cepl2q6YoF6m7cAE9S5thyaoV2m7
kq7HdvUE9SJtL5ig3qPtRRPUa7Rt0f3Yvobux/YSuh/b19L92LoCI45HGIERxy7N8OM+2x+pg9jITZp1yyCXBJdNtw3PNawBFXpEPM3WTVgOs2pMvjWqHguK
RlXTaVR1rlFHQqEIC8jaYaOqnxxDqXE1mdEIHgtQloQbiFaZ5J28IFUsw0DuBhsyTfLu6ctI+Cc6TWZriBzJMM+5uPxsLQnkHD3/87YA+54aY5+nlZFnHqU7
DtXolu9+8VMP3l4Zd/fXtAZ6H0+7T0vLmJETRV2Lh/x2m9Fu3yrz0jYd1RR88N0aNm8mRh3aujkcdOgn+7ktX9ZKMYq0nlzCxmXnhnZltSS7s+W8sjq9gS2b
yTrNhC8cjZgXjE1Td7wD3ZFvMtYVbtEmtGi0NNaSkvMco+QD3TuUduU/4mJqNtdbDqV+dQ7RADx8REJcR9VaIogbFYHXAeA1P7JSfGRTntUvjRlG9Rt9JJx8
zZvao1udT9f4BwnltcnSp/jHZAnDAoo9UBP0n/21Yn31dtkKzAGWjWAZ8XfZcHDQWXm6PRKP5IvtSk3pg+2erNwuB+BkpcylGDo/Oq01HDIIvNwPg/jULbfB
MzLK1XTDA7t3pbw+3jVVui7/wOQSNsCUk6ec1qh670agml2yZMS/rJV+N1B30UjQkH6q1hrF9lBNOvdATYZvf63FpSpcTNJuxabWp8Wm1ttiU8tMxY5iUyNS
bGpUik0FUmyqLMWmGJ4fwPEtk5nsZLFq3nubxAD5yQE1X0vF7/fZ9zGvBnA81yRHzp7WnUoWGCD7tJP08B3iz15PrOdbLG2tB+EF9EM8m36ytzbddpcyg2ZX
ZuAWmIEE8IDukjskCxC0l8DcBR2jEi+Zfjiig9h1euIlh2psc3d1fDbo+IzlDI6vnCS0LNq9EDHpuyS5/Ozkvbv+pHGdCkMpIf97Flhw0kt+VgInPZe80psc
+FIq3Gjwz5v/ZU6IeWJ2qRDDBkcWYYQ6dodCHjMhkNE2OL8KZMX/JeL0fARbygw4E2BmrHWfDTBTOGiPS8TQJSQ00KE3AAXiX2BLwsPrcZyEg40qHDD+2UMc
yUJfIuBiaama1opkhI9nwHuV3HVcRKE1Rl8ENHkcv09FMww8sMuy+FWiYthizdQJLkvMOUub2BpdVti1eaabfW67DNhLehjbOtomXzHMaMUwJ60YZrpXDDNp
xTAW+rRiGCqZwylTi2u5imFOVjGMiC5KUzRfjdR6HjSsBtAOIv4PTMQ4W02eetphbJPlqFgloDHdbjBSR6O1MYtjW0ED8gb620x/4zqYI/S3xUpPyzWWnsVT
QCcD8ZDmN5dMBqKDIzVQPWmvyu8XaljaNzifqQn1/zHz/9HS4ZpQ/6GaUD/xnfXKd4zlqvAz0aVnApLbXIwAGCLPKpoKoTyfZltNZxtf/AueXRwGxFZOMdBx
Z48kt7xLVhqIgTu1GBgKwG26mtbhIZYC31IfTEsOajaHkVQOt1AlCT0vVZLcMH3odGu0sHyZdPkaPccD4lFZwgwXVjJQcEeI5rmwksH6djFtQoSww1UNYRkZ
Eg6WNkOCutuEmDVCJ6j3+kgjCltviGutzXHQGo8dGmOHernc2sLFENmp7Nf7rZu0Apek6XCTBtEKqYoiernhADLxIQERC62Dq9iwI4zXblpr01V1e32FuklH
ckMgHcXWpwl66CT9baW/bfT3Rjr2JkxCOhW769wmxJvZT7TeGPd8gi+Y1HmtbGkrm4zWuWN63VZchwdOQFR5E948LvlNV9RlDK2/mnUJbWSV5XUiJRUJAtEk
Qh2qscTL1vP2xngThmVjPI5h2RhvxrBsjN9Aw0KtNrS7RYdmI3Kyh+nACpS92phGAZ9PMct4IwsaYVbuwG8T191B/JUoAV40dLliaOHiMjFs/kjaR4lOGhQg
6sRgEwZaTMtwgRv5edVqsFO643J0CrW0K1G29VmtQGeDj1baGMO6kUaGEddB2chp8NfHtSuZSzanuS8ckDJ+OESJjOCwvQ4oCLPOkLhTkhqMhv5Jfzenmd7S
3z5++/Y3EtaygXKwcXJuSqbpFbZXmO1xu1e31fNeIHMnR+b++ZK56UbmHZ73VCb8tcPMdSMYLUJP3dQbyjAUhnUSXAVb12hy0iEB+5kv3ftBWvyTp44sfNJr
rY96cw9UwtBlw4gLW4ki5AbScDIGKY0v9gtRR4b9qplqfMovqsZOvmKjKajIIavITkFFJm4EjqQq8im/IJefAv0SadFkc3iyiYocZGWHVUV2cioyyfZQkWsF
qfhYwCqyyP2pVPxEwIJAUUXem1eRZyEUz5qlKjJyybF4sKC2x7R5CdpritrgjJEl5TlXBTWXmOeojsEIq8pWTv+yVZ5zijKSBtpBXlEOVqc3LFWUZ5cqyidd
1DvuoimfdqVVp1xZQE+6vNgEVllepBtHpXH5jznuyvq66Mp6ewKPKduJDIV5E2IvbyJas9I+Ai9B8jVRmY/qg5eo4Uf1gY9pu44hO6+cqs3QxdvrtzofYA0Z
anN5snQ3/5gsYagYvxVbWvlmM7WZ7Z7tEas21yC11ZZRm2vsbO2qNtegNm+KN+W8meW80oz5P7K9njNy4AJSmssyTdLD8WiLBd1yTmVezyrzaDeVOWczYU15
BCrzeis3F1Xm2SUq8wdqNBY0snezKDRKvSQ9u0dFpFkSmSBhG0xedj5LwFdZ5OaoPZ4GfI1D5iizytx1ahqowz54mwZ8bZKAr/US8FWTgK8RCfgalYAv8Fut
NAkZYqMN3PKTBRLBY/4oU9SXj7j4IhIGXRJDfC4ytTHlZsY+ANIjOHc8lhO6xtIU2rHk8Edv1bXpH/Hk1ljIp6WarpEbIzAwrabr4OvNsreKv2AMwgAKJ8cT
kyWU/926uYTSrZObaW134zdNlmLavHFzCXV2t23myrorJkqoVL0h184NaTs3JMcfBMP8Gg//4+l6+jnO490Q8qVZmzcs0+ZzP0bav4Haz4WfIZSgceNS9ncj
RivT9ZYogvW8iqKdDNFhbLQ0xp8knimOaxvTgdqQrWdYqQynkkDsyMuPbof8WMHCKtKAVtgydmGtSIWtCow1LsuPLJ/R+pqrsCXFTFl9YVxDGMzxKq6fPNZN
ihpTCpIYT5+Lno2xskKqPXXCd29VTyIpK2iTyWnv857YAEmlLquqLfqFJyYpBaXK+EI5Ddns1k+RvyTur2IFDzyU9PtRzPi7PDGS3emJ8kN6fSnXf+jn8+o/
063/ah2Cic/l3XjtO+SSuLPny2huMzE5GdcFdUV4OIiMp2Y/3O47mYtxS0gte7Uq2gWF+vQXv/5n1Q51+ndYneZzWvNvWWU6V/UuZ9TrMKQQi0vmjBhS/sIW
pnE761ADlKZtcpHOSpcAp2HSA/9UOxM9Ssvo5ZVrUnpdVXrNMiammpqYQjUxldXENKompjEsSjrF3agpxfNgp4EDoTytZjCpnxe79Tqpr1hAcE6ORvUw4xG8
wp1weHUb1XhuhqqNwi48opuOGbwoHZPRwOJNWhzRVj+NN13JiPebtMSfr/MIZo4KvWOkUOmvIpX+KvSOKpRVui6Gb2kT3rGpi4D/6iT+oj1Uwu6WsSXhbDX5
8eNntyUJcb8xWTiI5egvsgAFrPhmmkMUcKq9jW/9DsP6EPE9Yizxx9uw4snKT5SPdYYjvxBdUmEFnUa2gAZtbNXW8Wu4K+hi6rptQEvcQifdG9sO4umgB7nW
HDAdj3NgtVQRNTDyjLOGGG+bRogUNBADA6gjdwpluUJZLo+6gz53iLLQEzTqhkO6oK92uhRPn9ulGFzdzaUY4J1Xib50uujHOM1+DB/pTXG+Nxl5nGXAQ4Cz
2obPeRNUjOtbk2xEM1rVnBnzROQtCQGnL5+MJ6ZJ6NoCbMYb21un2fbnJKvyQQ5s2yOFfXp7XSuUk6AXj7MNQRJdnfgNmFySi16WigZmgwNWYiSwkfii0WDH
TbTHAZBtErU0qnGDhm2xw+d00M1itjm1mG22FrNlOipnLYMEZMThY0R6NfEGsYqNQR4ykI6anJLCXisj6ICsNkgN4gmABk5wgDKdfVO8lSlGiFPipIgaJT7f
oE8qdq11OMclpR2YSKpFVsF9w/zQvJqs0wVO8dNHn/zkH/0Y0bwdzOIdzCxwQTVBkG81mTl2ltVyzyH8qOelCUg1yZmyNRmfMtPN9922nP9kd1kWt5myLG7P
GVnc/sHI4vYLI4vbGSOL27NGFrfTRha3U4aocb0kcUavl/Wv3OYgi+fKbaM+vgdk4eZmNd8vqYREugjZXg/a9GnBg7CTpuG9ysYri75eZrxwgZf85OkXPF5z
lVdsvOYqMl4PVTrHi5q13HiZV9d4LRmx7y7e9qPbH77/9R3j9bs8XjhdTU4/ejdjVT3/4Vp4JYZrI1+yoMP1SJfhWlhmuHKVfF/ZcYpfROichMvdmQ+X4ySK
buFyNTl1jnC5ZYd38azD+/KM66KO6/Eu47q4/DR0MA3PNrzBuYY3kOENzjW8QSjAMtnwBlypfXm2+d2//uNdP3/mLGwTFxDbPOcyB1XI5Ifkya4BAczQRkuP
GRmUowYxAaOlLxnxjh4xyI59DI8dWKJ+O+hTF0FFvmjhTbRkstSfQHUXTZyl51dHL7/0/xfGzSYyLcM8cbqaPH0u5gkPQjpos+XlBo1VdJ1OD+l0mivLdLqv
LNPp3rJMp3vKMp32lmU67SnLdJott0aif8uDf9zIoxaN2HWfUGI4ZkgLH8m15sO3vZytIUU2TckcS3e5jcmZynTy1JHjJOD98PGPfMxjys/a9T9mX5l2sbFv
gxj7NuLye6qYPpeZM5VWXzK3C2pWXDDKOHFfGuGQRsEkP3/045+rJidPip6b2QH3pxkJKR/d4HzUk4Dcj3j4pNHSvCc264fUMDjnSWDBXo69YdvdaGa7KxoM
rS0vdhRTREKdBYrKpblMG9ZLHGGhDpQVP85/xfyEGYadE1ntDJBxTr8xFOpNz+Ny/XhORx1JxzZ2t1JXwMswSV1B2/HJEkcLh4xG4sNxMKfRwRw9PLqVuoK2
pHzd6Yl7h6OIa5upK2hLj51BhbINakHtOuq6ygiUClw7sHDW6+zxjCtX1pGYW5Fim9Fr4VnsZhV1RK9n9Q56fTPV1DhEmPT6yvb6a8+uib2CS9RPH/3CJ+/b
81dn08S+gBCgk+exRM1VLbfbVz6bUPiIzuMFnceHdR5/Wufxp3QeH9J5fEDn8X6dx/uE24l1c67adkF/m3iYu9HfJjlsDfQk6FfxXjRXhYqUL+5bli9Gl7LP
qQrOtecfq8nfHf86c3+eOjO71ye5J3SP1uMnXGYWqu2+z0/92v5X2mX3f/7r0r+pezwZY3rmiS/8zva6n87NE8nbt9drwqTEsCkRk08Qk0rmmTn1LxHj+lDm
809SxpS2lKSOb9L69ayEJr58DKq0DIMas4JfjkGtF4SFonBHQ3pJtyG9pDCk2tpLXiKOUlqGo4wpR3EsRzkbDwnY7QYeEuZ4yMUh8aPz4SH1bjzk4lctD7FZ
4svpmnS6mvz4nLrmYUavjgpUvCkfH8ixgPBfqxzsn1XzrAmBzmho4HOcAkMaii/M5Re+uNzO+BoQ62tArC9esVM+Mj1UPLiE+caeGqPZs1O8HYDpMGJC15xm
o0Gl1itIzbYazFJPTq0Q4Xgs6BrheFKdK08H8jknAvmcv1bny18F8jnH1emyqPG9TwTyOceCViV6DfNMxDZKFWlAYxXcKihkze6U9RqfCfdKje/TGI0sqIl9
HjUJaqqpX+US9Xk46vNwCn6Vili/K+w7VCyXAGkPoPAaTeE8/oMEU0rIJ8ldjzyeqbPZ8C8vK74Uw48Ji+SqWmvFkuBMN/W/u8niPobPZCfs11PH+X+9oyNK
M00yCFObc2iTDM79GJtuYJJhtj6vmOCwzL4JF2ZnB+KdESaa0ZdAdsAMySPmSB1M8Xcg28hwAcMRqQRlUtw9lYXN+cQNomXZEnKQcxkqOh5MBd293aNdvN2m
w9s9mnq7c9FtYXcavcjSaFloFB8blzPX94iuTuuz1UlWIwmzYQbdCjkesNMt6Ihb0LFxkGlMHuz0ZZBveXu9lbfDpwEn6vinURf/zSHOvEUTk1L6GyE1cbB6
s/xSbNvs6luuklDGOlADwuYDtwk8zS16Pa988nRO9de8XdDPg7elpa2SRw7PdKgw6zmfWb0kzFuzez96m8oDXfVl6s05cK4HpG5Q88adJIf96pfmBvxzeb3j
xpgTT25I6jc1Kg5AURWuDHoacVMJOWrXdkoKGTFYs5OVsFrb2SkuvF/T3TMzLkda0UDtZN4ljrA47LiEz7lnOWe6nwNWxRWrQotFm6ZgfGs2T9qVYgqGs8Q/
Xnme/nE3GqFTUz9+9LMfuwOgJscRVQhk3GN7Przwk9K4+wQOIJ53eNz9P7xdb2wc13Hff7y73b0jj/pvU7J217JNK3fkJaL+ULRsLW1ZstK6ghEUadEPRZMP
AeUPMa0Y+VTTES3ThuMqrZLKgOIIaBKxrVgYrVvERQrLtVAIrhIY/gMEqJGqgdwqqQEzjQvItQp1fjPzdveOR4qV1X7hLvd2376dN2/ezLyZ35wH2Rm6ZZtz
Dufn/GJ4vHTUXTRA3tUA+R4NkA80QN7XAPlQA+Q9DZBvaoC8o2+qCHww97h4gWPDyLKL3DudetyHEOd1yADPC9RB1EosTaYhnAFGGmI8B5K+V+678qe/fPPX
f++AqKrW7j/Ynb43/+rH0B1eVjdBh7YqoSIu46xQB/tO0ddJYLZvYgJ4Ym8O8yymKyDZT7/DWUyXDZ2Bwj5foPGlAo0v4vziNWics8MNIvXFAqk/FbZfUFIT
jbc6q2I+1IG6AYr3GIrTdBMS+JLdKAHsbnUwZMWNh2BeTBAocdZD9NsdBTodRwjsH/8h0+lYoHQCiP2zQU6n6SCn0xTOp4KFdLL/L+k0FeR0kmHOL/AisIfU
aRvZlrx5uooatUGnILKVM4V5eIN6asqWKq/31wbbOTbyGeXEnZt+xRhSr+YWlS+EUv2kK5PaIHxG3PNBzoTncE4r91nQ9YNzRNkzo9udH+I/3P31v3j+5Z+T
CHgJt738Aj/yIn48ouMxa8Zjx3bnZGE8TuD8RPD/zLcnCuNxZ9h+QcJHESVmBMDle1AVmDlXE7BYeEjcNwL3U5dsKPw+yNBH1iaIlEErQkz+VnsEXL/VbgEe
p2ntAEhSVgTdFQAwVtjSKSeqdzJ9bfoAZyWo8HAjf5LmDNYVI0NYoKTU3zs6mKHvlS5mtS+jsxQTWIrWSr26I7KZowJw1ELBN/86omU+ONfVi6ijd0eYoRmw
cuXnhjkrV7YqVwHCGh7hbN+sPEOYRY9z4CBqEBixMeXEIVRfLwtwYkXKWySG0ChSI5ki1VONlhtDWCrGEBpFKoIixf1S04RxOpzuIV+3dOh9eVyoJ7aJ6dPG
5caFut36tHEh1GEh5CLrJmLwuvfzdiWoXbCePIlKkx761T6lWqDWU2B66Iv15CMXsYej0rTEKaao6WGfRKVJCOUI74sB5Q6CrZW6JNy3LN5/m3ezea+nu398
gySA28gK9xcv5F5JL7gTxsI3hdyhS3Ihd4beC9ApX8u0e6nqQJd01+Ki7lZccIkp9ys0Iedb0ocLyGCxlfd/LK2s4Mx7KQmp9yKO5ycIGOrM7Ai7Zna4hcwO
RPa0+YJs9QUF6gsagS+IJxNrzunJS3932El/9voTAr1l5uprxojh3I3itS7zUGdVoLPK1zkc6hz2dJY1eV5kuDVcPMqoOUaUaXC7DT/aTt4yDcfsdXSwEZyU
udp8hNwOSVy3hDMYfnGra3LRgqd+6EkGwA9wJAZ7CcdgzP5LHIFMgGO403rRE8/aaU9SLGY9ib1Ctd0b5PjNdo13h+KNw7S1JWnkesd7aMz+r0DG+6NAfH+X
A/H9fRiI728+YLt0kfGWgLHXNFcHI95+bQmTlp0SaiF8pE6cLknaQ2z6MpRCptXy5ksgFAhkdjTTZ3lKNOSYWtpjzBkfw+ult/F+eZFrspEGHI4vIz6lGBNX
gI7iE31w9Ig+ODaJPjg2iD44DhF9KsIZ71dUpQi7pFwU3sMcZStHBcpRvnKUpxzVVI5qKEcNKUf13FiOGlGO2pFxVEM5Cl7hG8cZnKqOlbrjeldXMk9sSEP9
lZP0b9gHS5Nbw8LnOoXPHVrkc60b8rnX3IsLdVIEOil8nRShTgpPJwULQydU4C63+hnQLFvzaDVjnFvjQg5NHGh69ry8UXr18bTZ9+BWE86YGcqyEjnAdxjY
m4654sKbIWGnPp1JKCoxPGJTm3RB4lDh1ZM4VLdQ2NDnhFhgv0+SWgawR0lxez731OCODIJe6shknscg8zwGCt86kzkLn+FkI/jv8QUcVD4ij1eTFnyODfgc
W/A5jlyjASxxqB7U4FjXBhjjZpJsIWJdG9hTWUcHXk4aYI46lp4qQJGGoI0McSTzsAHIUQME4ysGyJZ258TxsvDysbJgWBwtC08/p8vg11WlfVaXwZmy8PJ0
WcTjFPaoTPXKLIV5C9t+lmYri3WxhT/zCpcU2hLqTbJ1vYUHMuGNJ44gvwfbKbjqHaLLMBnhDrVWxSkO9XhckLPvjbYgzPc+jheP92i6yt28W3E3tyRVyPdE
d6cOtXQ/WGOZm5VgY2qmJQPq3F8rQre2Iuc3OP1oi/4YyiU7upfGmJO0ZHcBgNTwW07GO8GiQYJiVPFYdB/dRt+mabFcPAKmHLDC463oRiXeBnZV92CILMbW
ETKEE5hStJIBtm4yceaSGqPCuQPR1rlpxgiFjVM5FO3ktModk9HYZDwa1aO+iO6pMZxtvyrGNuttZluJPnYblyxHqAKTjuQfQMhdRfx3OG8DZ03Gw8WMQwz4
TTwFG4XNsXUy87gUBYf9LzdAoR1GtFBqYvkNFIFDs1ISjlmMw2gIJCRSCumORI25pJdJuH0gagJHtTDMO/ItvuElE1NJ3g0vmZxaqAQX7UROn09TtBCa2BdV
ZQevHlE/ehmzlqMJzV5NCEYPaeAdkgs0vO4kIIZIgm2lpkaLW3pgowxXE8ZnrcT7CtnFKtPpqm0o4kc79W6zGI4hLh6L093RPXtrXrUiCbLZEy30qVV4cEzi
3dvSZbKsQlPtdku+j+AamzIs7CN4bIjl4YTRrk6rcpdYlbvUqvSuy6rcBVGzqx3xvKOLRVPGdNfL9bgwPX+eCZ2+YMcNswT2SDHZEZPzTx1lecMCbSxb0kZl
XbmrGy/fJZdVAOn9iyeiOAsTUcY4cd/pSEQZQ7LrZ4uJKCefyPMrRkMRo7tEjN4r1DQ7B9GY5Ig6Kk95ak6QOLuXTrAd5qCu2kojuliQuSzrYtnpTkKRgi2d
mLbKslBlmWtkmGNkGAmr8atX3cORk0ks5PDyss0FW+Jt6eO8f+lGu2Lf3W1SPIyodvPS2CKo7UxQl+USkAUXlWrJyBzjKLNgS4bmuGrjVyc+ZQG2ADAE8Y42
QddQMfEJBZ33SQWdq7tfubAzkq4XhO4rirlacTUrirkQYi5cQsyFEHNhVzEXynURcy2IubBdzNVEzPWKmOsTMfcQf1wjl9Yu1BlXKmX6LPKGIPIak6Q6icgL
o20LRF6jIPLgD8LLW3ptZbQi2qHev4F4paFUdgPU01HWr0fbUrZHF0nZXmQajYpBP0pD4B6aECiYncRhO6Mxzjy6y1hjo1k+24KturtJPPW6rlNEaBamSG2J
E3Ef4LASF3rDqOz30GEdsSwdBrnSgssiu00aF9pg00bbaWug2rPoM13vZzXfy3ZdOQZG9Rnc7XXcTYKURoX+ieLeaLS9DmMmes2ebTmLRoDKe5mUWJIF0cwp
sob4nE7mcdIrF9/nczq5hJO6XLzI56e4JHRFHMvbnHf5nE5+wp55F7muqI07HqXR7ojr7MiOmQn4pnH+Xve4tCarxqfVbzbrxkNiArHyiJozmdXtKtgtWc9T
an0z4C2se1f8Nx+5Yn1fdsV/wyC4ZH3Pu2I7ve+G5r2DgIRn29F6sNbD2MH8X7BPC5sU3HScZkCr18q4mRtrXpuxhnGhk+Fq3L0EC2kctJ62ogbe0dr36B6G
Ltdv000M4xmKM6+hy15D5DguQD6c9dkzNNuOfHi6HfkQnsAbZxA3xSRexDO0aGq/GsPhcjxEtpRA6WihnRw5+A+GKBSv0M++KW6jGkOyWF2DLBiE3Gdvdm/u
3jGwQg/WKgVPeDFig8d7QYMcl3yNPO2eT5Sn3cP7CKhL09MZlZFjITlhV3r88vtCjwDzyXw13GbKc2YedJK63W86rd4tnm++zrdQ55un862p862h821I55vb
Nt+qIe+eScruUUdAq+Bj4CXo6ScKPoyjTqKBWsRrtvjjBaDnXwyfX7bFjfShLbtG8zZ7BWGlO/IA7HH+e1ze8IxZZmYchQNQCJ4ph0iUbfODi/9GdYLKY5Dx
8EEsVoNjZBGLBhagzymuErQ4srhho/dpRQ4TtEiPwFoYMUsrO8ZtiZnM0HhC3dQdmpsef+/db7gPcUxjR92+LwjAzkimGqQMswD/OSuCpA/AyB2eZOWQq8hN
JttTtJeVei6GOmpr7Xqosam1f5kuSj1DCZXOvLD6NBlrmWK6FyxeLJjBG5/VhxOX1oWnFGXrEQlU/C7/jwhQge+Z5f+9mpXXKYzr4ygW72G/yodb0EMnzc+7
pzlgw3lkAD2fOZVORZMMcfcw/GM0dcxinO3IYeqixcjjpHjn0xYi0HY8MkfaIEqGsKLjMOZaER0371B2dvJxGp6pJ742PXP05Jmpxw8fGKC+MQnqMjXr4ztm
8hAQh5ZdZgwQtKCDugC4B4GbA6zkX73ad3ha8O2VesM5h3rXsrm9ZdvcIygt4Js6fCBQXRTPXhpItjWoQ1XWR/eyPmqWQYQV951CgDD4TWwQsN/2Nv3TzR+Q
BHpb6l+FXMwzJGuFhOExjLfB4TJM3cY3PQ9kZmIBf0AgphfHH/A/2wV8IAVUeo/afLLQZjn1iBYI0zpYAhh0QTr3+st/UiLp+4tf/PXhMq8UzUK/7PQozF2Y
Or09lmc7riUaRhM8F6RPIPyCnqblEbCvhV/e+Lb84jPIVvGX957Pf6Fp/R6ufYgLv7r05B9pF9RnPOsX4jgbJo7TyuI4LSjlDVbKu30nLIN27ICmYAcEgqhp
CXZAKNgBnil1SPN2Nevs2od0Vv3W8o6Pp/N3FBGUsnGNrA5vB/YQWp3wSS1Zclvq0Oi5LvikFqZtS5fcvAcmsWh3Fi4BRAiYP1FI3SkV6s/lm7wKVO12AlX7
XYGq3TZIvh8b1PoP3v3m4f/40fN1xa2/YE9k8NpWO1zYBQ6TuGgnrEBfspOeDqxqNwMzF4TxQBHGQ0UYz6Jg6DNYM7e6mc562QSE86g1sDVJCzRPZu3Xf2NU
k1a+a87R3Lao92/b4iF/A7ERrc55bMab1Z0Fa1a3AhwryCptGJsUNbailV8YWCo/xWrPT7Hb81OctvyUnhQawoorTux2agAA1uU45P01Ev/scQM37Zc8oq4w
5eH/Dqb8W6dymHJ/mzDBGSK16EHfMMrMGR78s3bCKs05ZoK2wc/dmBLy5OtgmyH0CkksGvUstW9FbcsTRpBvY3ULvnEZzhSz0pNYm+CBWo+UjuIJGSw3lqZc
nJDALU0CxSrSrd4eiXE740p0ZDYYBhbqrJk8NFN03rxIJBP9759mDBGYZC/xPBl0fmAn9gLsd7s4X7DZEMqUoZVLdyc11uy0L/xMhAzCdOb8QmQwDyEMKGzI
Xg3JBqhcly2HQCouyV4R4Pbngu1cqSObADUrL5nhLK9khrOMkhkniYSfht7xmelX2mBBj9oMC3qSKfFdW2BBZ+12wMvjqqgfUwlw1G6DBeViAR3SyinAgm4B
LKhThAV1llU/Q0VdU0VdQwfNgPW7OmhDAKjZwgwOR8WFrDrIt4zk+lLCqndTzAG2Vb8oj/8uPV3ugIqjhbkTPHVe6otMSTCbUmmmg0qHpMkvS+7GV6mfzWJw
p3k78sxcHe/KId1+daQGswkS6aAi715C0+ebws77Ml5nEzcnZfEejVH2OCRLcnPyygdvB5LH90YQt2g9XN5KGC5jJcyZ8afv/OofesGMPP0/zINCFjgrigzg
adhSkVW6ibBrLYpmqTNKSE/mXujcdwnMJsYyfFbBdfms3PaaG86yCmg4poBG7qxiREyJsUq5ToCF9tdH1jgcUPMbt3O5MEfKhQ1LubCWlAtzpWb0ELrjhDcK
SoMr6gGQswyKraID1yorg069dPBRI7YsNWLLgsJaBq08OjTEgyZODWK4rEbsm4Xacq2DiZcVibTz9CL5N8f5NEjLmk/GBZCx7JRQ1hGweKgzV9xfQxXNpJSl
7EiSUlSSTbYSN1KGLZrl5dhFN1AZS6AdlSdQi7KYl4MIghKWwFLbJhvKy8k2TRkv9DBbAa7ujSfbnU3E89Yc6gp6QB/00nUIs9ADPvNC9v3iR/E4hhOWQA8O
9aREd2+aoN+NcCipcEhUMLT97A3bQzE10LSaCONsWo2Y2xyMyzhsikti1cIpgLElK3o7yshEFQyqi0pAqApqYVBdFCoHtG4Jg+pK4V9HB9VLW2ZMR1ArNF9n
oTLKOmulHtqx8AgK2tLJ5Dbn8umvLf2Q3eWhKeDzhcfLPe7jPVwG1zFcNG/ltUazaouIbi7V//WpzBBNh7juIg1pibc+cKgnFb7t357K85meZYjANwsQgSUw
fsR1DI/iR37k50/xT00L86sk2210U64bv8GhrG+1QQ2ifKmvZXsDLN6VrGxvaIIdyrxRWOks2xtMk9ykn0P2TNTQmbfxhoSLv/dFKA3PVabzDc565MjuWi9v
b5L2lzbExX+WVr++tCHAmKVh+7eT/jkSB/Q1v5WsmCMBUUKxQ/6uA/FKSd5uWp9PVimUtcMohMvKUZWXlYjd69+Z4uxUN9sW/MQNObknI6O9rAguF2pZ+BAt
MFrVdzWHyTPV1wxEK4nqxTToSrtHce21qvquXXZVX678aUdri5uHoWwerqYhpr4E7KypcYzESiRjQqtYNRn1s2KhvMhMWPD+qb+LRhXcwN9dP8mfzCESOXnO
cr7eSCoTRNYmx7CGg+nDDyt3MGSgAx3DCfN1xhHhPm/KUqJm6Gu3VPppVvo0O1Go2s5LU75oZ/PT7FxHUhpcquuUOX1DkyVh50T2wbgiXhwu9Gp3q65TzsKv
ytyWVNcph3x/R3Wdijo+JtI6ez6kjCjYA5ohipImQCxBM7nLm5h/yjYu7xJrobjJL4hquuVLMSMLfxHTB9onx/WVRL+MWMhM898ZaV783SVok/zcIXnuywiP
KxvlMi80u3hqp43Vo5DaaXemdnKxgsVSO1UkmtROBBiwDYsuFpI7cU19yvnvbwmh+bfj6iqoZMVuUcqPF9ty+na2sP2t/Igv/R3Ewp2w5Z/PJ7ROHtd/PpeQ
RX1M/zmQhNtQ/p2Z77EEa1Bl/wDSc5D3ZcK6uCQ2Z2pWYik+hzAvT+IhOYChnDaZRdJ/tqRGgy3e/ywmtxxV6Ic2L3eZkVyh+/CrH2Q6lLm5AM0hTwLNQc3h
LWFk72LyR3SvbV6NSuoZ1HaozMoiCbUNoQXDygJ1vjeTUefXitTZV6TOfUod9ElYZ3ccFqLcpBOWdIJrNE/AD8iCAU7bEsoWLvLWu4pv3VF868iCt7Y0XFyo
hKWR3ldiAkVVvK8U8ciZ8K5QVCO6bS+Hb1YQFMwz4ridFYZZBpCWfh49dwKTkgaGmtzH0S7WfnTmIFk3ZVLW4M+mK/Seg3wL1DdS6PaTWCkfZNUOTkafB2aF
6a0O0F66wir4MTuB9iNz/fscXepHZfGMlA3WLiy4YB89wl2w0YWA9cVSRA8TtSFXqgclzTsQqRSoR4V7yA+gh5Uov8fme/BmH4gfvrTtH4SEoh+gTPPHVOgK
fwz4jD20/N0howLj42vcUD/1xZ/gMtAYDiw23dbaYnwLVouafvtzqrlQ77hlYq8J7QlIVYF6GJo9Ske2Tx2Tz16LOjXpXr5S64NOldqHaF1JesF61ZWLZhG1
ZxRFSASAi8Oun5pRUXrCjntxPErGXxtDpe/9/Y/+3CCjy6j2Cecl9aiXv292JltBw7gfsrsOKvaCweyoflD7TVM95az/OmpxlKP6Pp72ZWxkoXg2r0Fh1BeZ
dv/TyPmG9G0wruOwKeYORHF/TrX8hSvwwpXRin2PxqtoMVxNEnx16h1K1lCXn55iMb2maZ3g07LZ64vMGd11jH+CmC7jzm/zv7Kzs2bYfuFp1rWRUl/o6axy
NxrKy5v7QpPsIrtS5+K1uZA0VU2WUoyWVIpASd7JyouBdsz5teN1LUWylrdWXbzVswUerB8s39+Nl/vlcsbL5SzuwlbZ9wprPRUB7l52Q0Zvzc9Eg11+A1nV
8oLmej2fAtIu9yEXlWAqAteWUSK1HkSkC717VY6pIFJkpSg8K8jUXRlVHhDfOc3iOmY+TQAWsStYimMx43ruK+idXXh/XbwOh1XxTWxsxTfjsJ4a7ldNB/Fn
7L4ZkAU4GkhDfMFAOvhwsn7QeV+5fn06jzPOfzDsTj9f4p83oIA8rdP0ncktZDglzCxJbSDeGG1IN36F5sOGR+NIE2M3kKIfQ+UjUyyBKbDh9HRya2Zp1Q/H
m8a96NbxsZlx+/CR+DbqC8nNAerqqon4dmZJFME+HQ+O95HWX4ZKSrNnXVxxd7OH3s3RyCHi70eFGRS45tzByH2QUwg5zfImoigUBaeAtZvNqiyKctlnS87D
LKZy2WfLM2fyrtegddTscSu+NbqFGM4tMtwgXYxIgfC1O+YHc3fhEpjyVhrGJ8frR6K1T9LYXL1q/WZyZ1EaLX1Gw1DF69fGm6mtOw4kqPdG/0S30fBVD7M8
iTawkAS7vsPCYDPeuzHaPF6fOZVU93McWIWVuqXeubnQzr/jSrGmgqDy7un4ZCJU11ZpMkXJdncWmle83T0JlQ1O/qook20TmFvfdICavx1E3dPW4u2ds519
IhvUvnnVGC4VUL1imi/cn/4+uHwm2XyKJg9Oj4zf81S0+clTjyaVg8y7SYVFwsAcHTZ+5TRGatybJrsW2gV1CtPJ/hyJ6yCuiCM8quLv3pqrxqjp2p3Es0YY
3KzHNenJp3VTHoEJ69OZZ/DvsG0hJGR9Ov2MigKyQdanU9l/FfrvihETNCXXp5ez/9xqf2hegL3oXJLmkfKr8WW03rKFqJ0qBJvqXZmtEwKRRoPQJJKrkrL9
SWM6ZsNFWxYXbUVctD6Mfytij7uVrkBltPpjrDBjO0wdaX/l2LlbKzeb02l2Sr1TzIsmkxIXiQjdfF4icFnrqWp5ibIWPsy2HkvprD1R/7MZXd5Z4edoAmLo
Uv2taQ0MbVreUo9RsxE7wNJz1sMTcZnUrnPWHtjzajSX6X/2JUgEnjyfX9W72EfzjwJllr0rlMZ4n5sfKzw0nxHtZhD08Udlv+1/mLvW2Diu6zyv5e5yd+ld
7uwul0uLd8aUQ4VSQ6MBH4pjamTKlu0CcYuk8A//sPwIVNY/JIEwAlcRKb/CtnaqAkEqObKzpN1ARiyXjWuU8aNinbRgALdQAqsh2tSgG9tQXCVmU9dVDSPp
+c6581iKVKwmKCJBujOzM/dx7rnndc85d4INhrwZfFMj976dgKf1+35Ow/PoF/l/K0iTXJzXVpA8SezoioCSY4+DEVqAxbfvS7iz8GnZu0KR+ZYhaxBXW+yb
h+1+XA3Yu0dtJb/ugIGVfx0ZtotUkyQoTIsfN29QaEu2hI1QH3TwEg38j9hHOY/J5X7RAxl7HnmT84HNrieJM9oNrSBxhkAzyhAI1ylm1Lwdkieh0gkN3UjZ
xbqKb6s8a0oOH8JGTCwfZQhsNXRjMxind+4WCID/A4JLD/L2DVSEvDjF5bE3lmK1wmO3e4OP7jTkIx2Syae/A0hZsUJnsXY6cKg9rNBZaJSkvkjexizWDs7r
cHgTR1uhCUK8orBX41DVq1aIFtea5hT2EjhOTZ9SBGeJaB+Zbor42Y3v+fXxkCAbub/qsYtT1qHLQhxaTJE6p3Ho7HGsyRNtgZB/nfNauwsYtxHh+yKchIaM
W+kyN2TcAv1ou3GzsjDWHVQAGwaHaflY0FD45LOdP3ntm19vAyisnX9MP69Yw1YmOP88mlpI2JJRh7lImLrz3BOv/9d3V99fGRs2F3D/7FuvHKN/r9P9PBR3
6Y95AtevPI8OmU/iunPIbJrSpaMm12fM4H7JnEDdaELLRKtjw8b5uCpjFdfnuCrjHK7dIeMsysPmdmNF6jKXUZrD5mluY5sx/QI8voy7cddvffA8u3sNGXvp
/oiFFtlUMRNdopiG0z3vry9YXJtx1JJfmij/7eVH/uXL32kMW/OWbvxEy95bNCtyquClZFY04dUx3vvgv//2wqYzY+N/4D5z/ev3nh8b59J9a2ycy2feGeNG
ntLGun82d/kp3gCCVIwqok2+OCV+jCvsoZUPzy+02M3ImLb1yN576rHtBHdLpmhVBm6tWLL/8m2L3b7sA0PW4gaDhtdj077kUYBqsBewfB6OQM+EuYT+/fB7
3/kKIG8u2tK9BVvm5QTfDxkPw8pEo5mxE/nh1owcBvzpaQs5JLAHRfTR3pkatiNIHHF0SwKJGUeamnYEwValKfNVO4SEeXqj1syLtyYOPsto4PSfsoPPq7gm
jn1aN7okjRoLjozvuBM2ahx1NmjU+hCNmmfhzPjwC7ws38B1cchcSUmjyylpdCkV0QrjRCpeh01cn3yU1+FxXOepN/rbI/KtNc33Q9YbUYetFefSoGRKh6nS
ZpuA/kibgP7dVAT61VRA3CUw8Y8rfZxPXsbOpIczqc4bfHwy6V1eJrTdBn9riNmKfoTDyQQ9EFwzYR/njFqHkYLW/Jh5HzJomXDYkIRbB5ElkT80g8GJ4ldn
dA5UO1JkFLyyUnwsKOwfOd48AfFnwQZ19cF4g8oU8Sz7nuADogXm/gm/oApslFD5yQPgLQ4prcTO4GJZgJt9uyrAtJqlwt5uZKhIgTEVIOKBDFyFUTkQi/LB
yN0Qda6SYaUiGcoJ3T79lNiOHU6wwxtPKynxGVoyJliSh5+nWWyyoeo085xlo4WOdIQY/GnVEXzwLCPwzaqD03ydJP6xmx6fYxSzxvXjf6XHV9PjF+XtkcTb
g/T4FXl7a+LtPtT9DX6s9ONH6HEXPX5a3nbpsgz/gA5G1hXCvozSu5NmMJOCB5Q4jCknjBCzER+cktyjiKtMw90kK0nnMpyai6QHPh/WIDSyYUsooCiSfIJj
YjmtmnZjMdmNBTPOKHHmIc7BnZe2CVji1ELT/XBKtcdOLWYIvRG6fPtJHsrH6bJdJLs8zSvqowrkgGR6EH65zRj1Cyd3/ty83ysp8zfN7V4n6v+4oOigd6FF
iz4Z8fN6XxFbn9aF3Eir7Da0OntdBdyG6aysyokDgUsSe0CDzydMRDvlKF8+MD0futh4BYjtBZiFCrlIdS/p84A7OYB1veOA4yoAD5rMFsDDfUXi80wOtWKv
sBbAMWQKAhm2cODIdMUPRny2KhRnH9Rw7aH5NWFAwgu5pD85a5LXM4uy9yNSUOfdJOZewLorrMfcC/JYM3cHSFWmBh2gOB/VztF02GbNHoBtaPKA77bSCtfP
QcUwqRXIzLx+LVUAReAw7DBbGOGkKmivkyKNtoxNBRMIjwnh++uoya0Ay+yMADMj7bv4ZitOTdHN5qg5tJ2/vsBkKiMz52wzimjIDZiOdAVGTHA5hsSRFBXs
FuJVkAaYvpgMeieC1D0eDkClx9UoCNq5gV6tqopycaheeYItfhWvTEvTBX4Cy1S1+N79TGFdnALn0jCcCQJhFUWVnbOpouu4TTXBbVBRpSrKwGJ6f4JroTKs
qBwcpBrCT6nH8PWYgmcMddYvT/ruJAA+RS/27g9SNzRUharY71WpCzKSGmFbOQxQUVWYLj0XvQZZLSsXnq9lVcMpd/QDDbCMTBkwIVZ3QcWv7qUnqckDXheN
Y2pCValywBcP6ceW5zlhAl2If6lP+C7oEQEDiNRQLmhVD4qsd7lyQcc20asjd3tdzA383oKsGWEKXRMhP7BQJ6pTm8BVXHU5uIqresBVXNUAV3FVtzj89kr0
NL6XBagraaieiOdhtYHaFU+wIi2KW3SQuQk9amtOKcIrTymPFpDn6fgM2abk+gtgWhCZhZFJx8PWHKVwwrQDIQieTd6QoaggycNhb1pDPijeL5p8JvTn41QV
VHWCzTrsjkQzXgCb7RNoFJjNOioNgDiqCIA4cDTLQCEHQBw4IyW76n+IPnGYBQgArVcH25bUF0I4oYtPM9WxOF4j7rHO+pbijL45mLaLyw+x5QVgXH6aMyKT
QphwgQj/HrJSh6wpZWxh1ZeKPNExKlzSrKnoIQ5IRR9xNAMbRGkU2LYhNWnQN4pzQhfggjUISxVTKdUGHmyq1DBBiVYJnAGJ3A9bOHGFGLGDvTGmxrlHHcue
Sh8SJ9WMOKlmN46Wa9/AdMz5UlpS/G9oE9bvrUnxb+GJGZ9Jnw09nUYeYg8nMIOTXodgIPMv5q6I3kJEFW80K8RYeRxS1xqs1vGAyj+AlJ7GSbZV8FBTa4ea
WjtUB0N11huq0zJUB0N11huqs95QU3jixEPNoXPRiBF9RYOlEXcohxMwnPRKwsz0sPnstgInE205uy27ToweAagQuQ2p0gO/wwd7ZkmQEpchIzJgpQJ4C6Z0
JFeW+pP7pm3aU4IF7GGIbUdiLp9iuxzacCZ0JE9waD9+gYR8Y8NrQ4yT+L7xWkLupdSNDb+NiGVQPECaRORNBA+7wJyE8TMtaSM58qeN/WxC7w2lPUy0w4V1
A5v3qU6qzzeYCcEjcxdvs7ZtsUnCMERkgKGQAM+ozqyb/ot+Z++lTHgPCxanileihCj4foDjpOEZByiRVrKPu6avTGnU+lU0eps0eptuNKy5DY6u4sC2Yf9Y
ZcvEccVpUJel0cusKfMgTR/9sw+adG1RaemyGLpbNZ3YRqUj7tYGTPUtEnY4xR9xYi5bJyXHk8cPSzpyM4zQ6yLpLkqqC33QxJRCqDZAk82dS6/99MxTP3vu
pWsEFqwetDw9YsvjGZT/NM3y9QN22ELc6pA1T5rt/xxmsorT7p3iVw9ruXHe8touOoZ08OosNKN+QkQ81VEeYlR0OI2xInUkOpEKDrIqHd3OxUdV+WmcgEA/
4gQEFhGn7ehXKAs2enb+vg2S2IuPaVbcLHXSVUw9e5VkPlUgqkHc1p6cGCCKT0Rw1i/o2vftmPuKn944RirL/U2c4ZNOxkil5dBfogjj5/mbd8bmiNqkP7CI
7TkgWrRYL1vgVBUlLTKV1GXX+Z2F+JAxJJ9Qpb+eU8UnCA6ztCro79wcVI25uRhcO6LLvh1z0Ww04+mYa5JkZ4I64dHfzAhR6EjclWePea6s/WN+JerAZ3kD
mlqtjD/y4+ea//3389fMKfeOhlSHH9zohzvpKTXhpXPBudnwFLV47qvIUUISHCayqKoRCgCdpm2fBfga4OaoGuufNVrCNCkk9dWQEYeuXDh+0txV6QmytdUH
SARPJ+a6jkkkSXOWhnDfPTfsfXnz1Z+8E0OoRTpCXdUm/G5VZ+N6d/DzmfeNG+kFEkfD2Ruba/qNGDQQJKMfT9OPiZ8qikRQlW6Gn56aax4b3/0XLz760+/f
e81d4FgV1aV/PDsWzxiqmV3zZlUDgLQSjG9qQswPTiIpoBMlBXS4E+/zUhMFir4FvtW1zuN3I2i1hqDVbgSt1tf5KISz4hVWkxVWk1QyjqrLoXG83rhz2Fyn
ySDRHXu53N06mqxB2I+arEdNUn9IXmdU4Ia/xg1XeXiou0qd4llUPWi4rhrUsHagUzVWCKK0Fp1QiGWjo7SbOuKQfl8ryCEm+VYiQBiYgV+deLe1haI2kMyr
o5wJcxjUkYmqpOoYWzf2fmwsQQdAYVWpSg11Q4sC667r08lr+KgabsvUgHBppVEVq2h84Pee3DLQ2HfNnazTsIhPAIxQeP0TZqIh/Pj+uLfhqTI8sdVQQuiM
JrYTUK5u+KmqSixyOMvllll2AWxRR+pJdaRP2sn4pSg+3NF58X5hpqjw/ZhbTdut8eS1C9OIlTiNWK0lpNzBPKgSh5SHw2sejocXZmOrCeZXiX7jto5JA7C6
I8TFBIFEyKJg2FUj2HXDNLp+9Q60PPCk+gQgZsi81whnMtSO6iYUKGE7rlSIs43IZpqssp+whFeVscugOkGIqpApgGwlIBv1e8B6g4GWFqVZWwqo7IqZXDrB
Gfc0XuIG3uEGiE7Ar6wI1ZyH301TW99PLEbrdcZ+VvSde3RmeMbbGurvoWuwPZIS0reLW3LMd9byGq98KdxmIyyH5SNBgyxwELcpCd1EG2Riwmhex1Q5mKp6
SEzWfGsJGbFkxRLOlEVQYDbjCJsRlM4J7SipTiEK1cjbCWE6MEw7xdX7E3Hshte4mHSznpgiVvQ42qnPL7FJKlpFbMooAU07wydxc67K8E5zt5YEuuExxhnw
OglLeXhIfQcjhANC07iDJxP873LVIIanq1okISMNk4tqcJw28Cn4k380buJgk8FdSAEiKB8YweAHkhPe3G7MQ/7rn6Dv8lTd5XpVUAvFUzNRlMAWu9/fhGLQ
70Ux4isUO3wPxW7fR3GzfwWKW/w+FLf5m2Ew2+vXi1+T4DEQjc2nSJPqO0UTf8UpUrb9U8RIvVPEW9Qp4ra9p0jx2nTK65DshRv3mMbdjJm2z9IIiUkQS0hC
SQdXEyVCCgLX62LPdAgGes9tkphxWXXN3rGL/coZ070ekX/WQ+5IJDKM2xPymVeRPlZUZU/0+PyUfszVVcZN6eG3WBCJpIxruWn68LHbE49Xx24viLeBqlws
Oj9+f0/BosbC26mYaMQ9JsGsouscf2f0/Z/t/I23CFyFY/qFP9zBXSnQr2PTo594/MV7r56Try3C62DO7yBJsTI763fwB9fia1WYpb53zGq48LOm4heKe25V
18zNSg36huDXpGoqSIEyO8sL6e/4xDP064KzdacSfb+jwcCMVqNXwfwjmAOomm6hWD2qB1KxqlBXLkBgYOM+/0oUn/M/gmLa9PtRzpj+FpRHTP+jKI+a/gDK
pomE2VvsEwhGJiSeN/1aEou3eZvVVq9PDXhXqI96vtriearfU+ojXq+60tukasQnWGBKCIgE9wrjW7Riz0PcpD4LzrL/DqFsV8s3cGKS4x8K7PKxSfUqpTzl
qytUn9qsWhYXVo6sIV5NvK54hfFa41WH9ZdAmjFVnqVeMqH3eSmockzsy79ItfCLpOP87mfw5wxhRnGcLz/zJjAir4p7fIcGpuKX3ky8dIbl6QZ10U1UUU5U
QR13Ex+WEx9CMqex5mGn8fI5YZ8Rz6lGPKfKvX1uOhQ/W5hNdQNms/ajUGZ1grZJMJv8qLVbmM0OYTYjVFRGrUEqukatfip6hB8VhB91gB+BBBEwIEOL7NUQ
0g9RBGqJxabNRjQzIOKJeWok6TxM661vJsi9KeS+m4nnqrmGeDYtrdI3VKb1hBtuxtTpxNZQ/3lLCP6CJRR/0RKSv2QJzT9tCdFftkD1t9grlrCLsxb4xTZj
1YrZwPUcMrZh92IKW06MMbmM0kz+fcRAuwlq72pK32il9K5QeqEKNOg1lCOUdYgcX6JefSGsmLTYQmlmbCE1R2whNUdtITVNW0jNCVtIzbwtpGbBFlKzaLeS
GpCSK5m0gMSA1IDkgPSABG0iUtRLZMNdn9Q0Lk5q3I1JTQuRAdFJTh+N/LQGZvlXREn4+iHZ4RuwZ7DRTOW0I501lRq2+WRqb9heRukP2ysorxi2z6LsG7ZX
UW4ets+j3DRMH4Mgwq2id5hqBGHM5CLMW2TNi4ZB2KcdIv+/SAi7QHW3+iYNhls6GSEu6VG2xTZmaWrTXiOflF1L0QFYIliGwSupOCe0bMLFQiYC82vxbTkh
fsaXMev1ukS4qa6n91U1oHRIQywRA9awLh53Qm0wof+Fx3SFOhEDN2F3fO2wtk2kE4J1xyWZN6IqtAUDGvsIW5OM7YSDNaLDBum/cOMpRiqXX0/CicQUxrjk
E9gCOpjkVqjCImv7hdtJ0azBLYSVTLpcNEjLwA1eGuHHDboa5KsMXfXzVQ9dKb7Ks16JKwnq7mZTVHmPbKLLuJlSYtA0UIaeuc5gZXSOjM7h0XGUtMMx+6xf
k97ZogfXWvTgC6DX3Qo9U6BXZugRTzOKOb1VUE6w53SSrxM12uPXGqpn9hisijSuY34XiTbuXUS6Y5IRX362EVnLcDNeenvb4WN/tv+Tc76rBfVyQkpIJwUN
aqZBzch7hUSPKske5WePRZW2vHkm8SbXl1nz5q/XbBBl4Gmo0DQwOnpUo9ed/3XDGvRzRPo5SEVj1OinIjNqwBDVI2PIJ8Zge93UqOrGPmuJ7Y0uLW3iRvUC
H4qeYNt7WuYEvf6/jbd1rL8MfZEVkticYTqTuC0m9Eaws45REpnEWWfJat3WWcSGV2WURC2xZM1boSl4LSF2tIU4dJNltYdlOzM47kxoZckpLn8hkuT6iThL
3pZ6SKvZwQ+Sx8HQH07YyC/HPMC9521wBM5YXcN904anzwCJQjS3VB6xiViC29ukBIRWWifkZtXAKr4gxlr0eJHdaheN1k0lwjIb0ndtiKXv8qgN6duF0z9E
ciR6IZHcDo3a2CdYD5J1eRxGUakabxys92ZNHkdBgNTwCcgb1HITJTV91JYJxGYbGp/Rm27YaEMvpm2grIg1H/Jz4Mk0ksTwQsGpMcCMJgeiUJ+2G0+elEOh
CRzzurmnbUGJ4qL4Y5pB01nHP2KLobeA4cElsh0CNuCij/3r6PSmXO67uZQ9ZfJeZ5Q0aNqMswYZnL8H/hOZeIcQ2DOVNJARG23TgUvY6U/DT4BZapbtWtlo
ofDOiByWCK/ECR9nLmcJo9r57WPjn//WlzafvOEbn75LNONcsBf2TjifpXbJeR4XTl9KHofOZ8Sow2pe5d15SUnmwB7mbCP65SAgvx3FDtm9v097jA56nBdo
q9cm+XzyUYZ5ZBOK+tZSaYYr7WL3Jfi+wGumpdKix03BkxLUjcSfQlQpLWW/EHr5gX7ZewN6OzhLSzyl/Snpo7tVIXandJCceMg6SO//6AeHzWFrkrRyuLc5
wbv8mc5eFuUjeeYHC6akNF7zSoeCk0XrMy1uhikp8UbY7sfMQ5Lv6POS/eiggOlzMr5Jj1Ox5oM3kS3qvZf/8utprwCXPH30Kg+2dajsPvLhZzaorgcZ6si+
GDKvaMi8/u2Xnv3+wxkAxwmWESPVMmlLBs/aLajiVkGF21pn7WZBhd+SMe724nNechcFdkfw7hPxYbKtb4UwDWH8ISD6Q5PNyAbnpfYKtFQ452aSbZpRulik
Ynvd9DLBVfTlWXzZ5OS8RnDu5X94gqaD+G9WJ/VCuliV+oTpwy98u+FR0bad2LiFtOc9VOQ4WkZlQWetwIC3mIVooax4qsNOb8BbjP28OExWsmlK+q+oT6Iz
wMs6vFROuJk02bqXlLpwL6mN95JSLXtJ7Bij2ngvKYTv01/Q0zaJmEsDezI4iDU1wHGKKb1XB7I0KQHBjHr75Lg3oGA7Hza0Hgq262PchLhkE3pMVhzmJhGv
lvH5ZNecRK/l/Tx6334Th5eRuJHjhGTr9ZUPVcQZjO28K9BOACcC0i67eu1IoukiawW8vkEv2ZkF6dGgzRshV3WQZUcT7EzudM4shaR8xYhdVb70GKC66KwN
p1oKg2L+83uIjJKIGI5RCGNizqJ0dGwMZyhcxpP/ePvPOUPh6fADY0lHDy2itIeNhfCD/+Xu6oLjqK503+7pnhmNZjT6s0aWHHqm/CAXFrAVl0b+qeCeMolJ
ebdcWzz4gQd2l2y5tDwYlytlKBcebJnVLlrQBicIbCgRE+IksqNsjLHBrhLmTxYiK1gTBDhgQCYCZFuAScziLHu/c+7t7hmPjKFgH9YU6unbp2+f+3/uPed8
xxjiF7bd81wqb+z2vzDALwhyOzLzok+/IHqQ8s77//L8/uq8KPpfOKc8qWbY+4ndoqgI5Bclv7BLFmFC6A+MM705IrgIw8L3eELKx1NHP3v3VHPeHNJvGLvV
Fwb4DfLdojeMPqTMvPGHXz1yV1L5ctE3isojayMVWqzTnjxrNflpWYQbdP5rOPvVVGDgnXDmyzXx76rzco1SWV/F3LdRYdmPbUz5sRHx3mr2ZLtLNuawlSdT
sD4r7OLVo92JnLwYwG87L4bYmUiQU9Hbb7z88f7B5rxBjkeoPOVqdEI7Sjl5gDKyt0uEOYGvUOHkxLYdz+197a9kHUUCZzZIxruVN89QRLWOIL8lKui4pb3x
zlnaE2kAdLcPi6Xs/1MsiqWiL6JrbMrS1TGsfxn9llek/rw7Xu74xCLhJfigWQXM2eMGTDwtBZj1+VZ2tbikHHj2Gn+iFD6K7nGa5EZaOvgOwr6Cj2Lqzd8n
64SIgo/681YfPoqeJ+DQN/UEK9+1eQMikf3a6vI23gwTMNy1dWGutjy4ZOBbGXh1pMOvwBLdBicbso6Ktn3ZzR4da9neZtfZoCGQ2eQbuKjAl9hK7tdpVmKT
J1GOj1s7uwifx8spN6IrxZosWfxcB28iLJtVuKzKkovRSnYy6IQdarvhSdFHvlCAt0q7sTxLJvfLsmnOFlZ/6f0s1aZdx7e4lvIVIts5boq8jGrIy8jSJvzs
8VFNooIgK4cLDKDhZ1TLfkYWtOS1ygC6hg2gU2wA7bABdJoNoJOK2pXUrIuOLcXW0o13EKhxVQdRJ9gAupqNsju70s8r3DzfGNqBMbTJ+I5A7Oon65OobDk6
kVLBTWRpHuthy2dAQ7HYD49k5Wi7wzTFZue20JweVbN9lMfKGjcKiWo1gBJW/CP9O3f1LmjLFWp3y+Fc7DvmSoBJFdye75irAOnBPuJdypYVxqOAuvH3lRHl
hh1dQJrqKLxFTNy1AqoJ5tVVuCyUbS0vi2Rby8sy2dY2aFfAycd2k3lzobxUw7badhOwrbbdKthWS7kfA89m32PblcKawZt39nqXzSp7MgHJ2bC5tUNeyNFQ
5dwbjcBCU9wW1YveuNy/xNSiFzjiBUCxsqeGdCOhA6pcVanypNh9hefFvYMPBhIdgcwDADq928eJgIRLpjMVs/2Hll05seL8Lz586a//frVSyiy/e7k3M3r0
ecc7MyIwLZbnq/OMwwEOTtxFOTmKDNy3DwPJEsGoGuRd4ucd5NRd5adWq9SYfMlaz7Iemd0DNB1W4YBLZ8TapwVspoFdLUcmYH+FHJqAARZyUAIWWGRrCSZY
IHadcq2P0aFovATauJOQjTtLgI2XET6gDwxUt1TcKi+1S4xb4Am0xNiISFokPbmpDnMd0G1mjcVkBPDGSd8BEX5j5U+RSb9PV/6LkKYtxp1OooAbuby3oLhX
ilshHMvxQs5VhjdIzOwhl/BPGBYbK+BaeflcroA38O0adbuab1dyHPUVHJ6rwEX1UFQcJsUwsSxjeOROfgEo4pRBv+CEPp3QoxKAoI08N3Get3Ket3CeGznP
DZznOt0Kf+pm5xBUTvrPfOMgs6vkBZm38a2rbjN8i2k2gi7k4EtV8kLuIQ6+BBzXJGZHhxE2bB8ewOGBaWNgUlwENTCPOMLc7I09iPVuwCxxqBQc8UEKb6Lw
zhsHf/uTU/c15RHRQXi7D9ICfJwsuUA0AaJnjrzw/LtENI4HvUw05hONgOi/ThxVRMN4MHOAiA6JwAPxAH4fYxfEfYJ9EIcojWkHiRYS1m5kuPfZl+/5495m
aiXhHWCanaH8+okZTt+O33MI60545x+jtN4QLfApvTFO78bvuR1oW+ENc9qmgHQjcuXUDfLnPLSs8M7tp5SbArq1yJFTbwR+UofslZJPTrk+oFuD/Dj1OmZy
NfJ7lFJWBXQrkd+jyo+V6IDheIhTlpU6cvY+6jtyzsU5nXz4qPJp9ena5M83ubbnc2W7+MI+SmnVbQcL+KfeP/rbV6Z3NqEPisK/I2hQBLgMHOm6taTz+P7k
Ugr2Ru9XrrFwziZROLBDZimz3+T+A9CHPujJp7nz9OI34Uj3gOIKOdKQMs5Pz1PLjUNKRU84Sf3v1YOSakawFdq0UNy1lXJXOEkxjxaTuE5uvKd+9uLQx0ae
+N33QDm/WyC6kysvZbvThI1kh3mCIJzP1uF47jZzsxWgMQPtNa7Wf4RyDsFhWeyNwwhXoTihFF2xkk+OCV+bBIc5NgNqUYlaKGoVqzMMKudW6dhMCTrGJz6u
CYPawI245mYGbw2QbkS2ahaASpd25NUKn04o3COVb6QsIHE4v2ozHK7YKnlKkk5cLmUMTwcfI+9J428YZ01WZDJwMghXJHmV2JWqz9YuTaARlWiEoil1Z1Je
wdp5Kag4R1ecj0GuHIn5IzrRjVDFIdaIXOZdhajjCW+vgouNpz+lJSuOY0wHl/k4aAUwIhAvJ4ywezGgYaw1MhmHaxz1HTnczzlgvYdoSI853C29ROkxnR7r
WmCSd458c4G5Nm/xqXCc3wQgazy9Q7OUyZHbWC7BJ9JIamAu03QunP5hNsKuZuFQswnt1e2Ql88sXt3ONQx+WsGr24FXdwpg3b5Xt+PaHPYuEbRG5x0IegYv
sqoSLzKytXQI4662u9BOUefcdBBx7u/IOayKfKzaVeQObosARfprL07JUAwVRxla+uy+aVyU3zeNWRjm59xl5IOnNJCa+g6HjUIP0Hsf2Yhr0MfazOu5SW/I
RrxpTGbeK2F0LXRHdB/kH8HGeIYcPvF1Rn6PYwOQQA6xLBFp93pyTwdEMCs3ADVL68hK2ZFnRg9+/PsxrCMaBVt3PhW2k+9w8i//rMCflfTNn5KLavxKsVrS
vKSx0dbLjvo/f5HfkX+ooy6wlsNpcIG1Mlsb2ltQDjT9O9R9IbM7OF6VgpVbC68uR26BLECrSpmcXJZU0K6wY1O5K+UlzDvkSvnl5h7XQYoduFI6GG+pcM/E
/EMdJ7Knu/DR6LYdz6b+lmbjzjvcVCjG4g+oB0UwY3ggcxBppDha3osottIkdYGJki4g+wd5VNPkJbvAVHkXgEqmCj1hUY6bHfGHg6YX3ibC9qpSwULlq6ml
Yr28JJcYN8uL3NWvA0gJpCaCtVpLcyjvM65QwR143tM9RPeaqZJe00mdZi3+3JSrw2Vdrp44ZUQFyeIy7qydkuE6t76ksxqK4+9ykCmKPv+lWEURvwy7U0aY
X5v5jRC/uzS/A7SrU+C+cUKLppl4OyIXxQns18K1F7vEOPDVeTx3Cy5oUWTrJYt6WMahh3l4mzJxE24dnN9tNTc8Qs7q3u3yk/DLcetl53UovFUCDaqaEQmU
mgzhtQHELYVDMryIP3XYc9TBosDAutXmktp0Pp8QuPKSopAuLqGekSt5A6MCAjEwyYiBDiMGJhgxsIrXswAk8GjcbNoc1ect7j/lrLA2NMLaUAqPolSfNvkt
y1GAoyWDkRMF9ABQDWTjhIqWq6L3cgklZjlQGMj9OM6CfHh0lxwbDW8TqSmS8tdGgldMyV830a8a+Yt0onJ9oi/VygTWZNQpJS/wMGpk49RlYwzZrgMUV2cd
SESEPZWWi0GdLzFAYcMSg4VjnhgjwdQzEkw6QYiF8KusSB/LNjCOTGN5fIfcHAULR/gyTRSgI5uhoBwwzWB7rZRlGoLM2evJO7HSsWs9J6uDWyxkden+blZi
JlWF1kKRMwcOzRUs3KwSCzeGFf56PmdW+pxZ+jnza8qkXu7tOUpvo9ugVuBwcsJtZilmLqSYFjezJ9vq1u/JzmNjNOUL3+K2dme/5c6DLzxsjNxW+MLPdZvL
feHndbstkjLhNqDdmt30HoBxoPHmhFq6oXTdyriNKE/jrJE8iEBcSEBCTSOEmoybCZarhmwmAbdLvVw1o0xzwdhcdw6XtgWlnec27sle5jbtybqMdKxKOw+l
bXUvQ2lb/NK2uHPKS3tZtyxwtpWsSWUdufD7d7/ltnLgEI1h6Nc1Kh4G4DHYQ7nAisGgYCSAdKUX3DQHCkA/2F/U/aDf7wdamxeH07qcM2hiwCFxeAh/0cuW
3A3oSD2u/b3EXbZIh+06bPXQ5rCBm1y78OmkAT25zXUx3JmXK5C8eVqW5D+r8+aNIHlbklwfJrlO3vTg5teSZJW8wbZ7RFKtkFnTvriDdKzYJLA9KKCTYBaS
foQ8RZxg06rOmW1oA0iQ6czS3SJobNkqw4ZVRhyXNgg82M6QZYELaApAXidxych50sbEVePaV4o62Qx2u1ErZ0gbapE6PKvGosVTFjEnBdl/26LgU0oSaBsE
jCHFtkzftk1NeIYSuP5P2XV8bS+WtkUIesX2UQRfQqroNtJQUEAsOmuBhgJ+gUDwzLBaA6hLqQ5yCK7BWhhx06wHqWU9SB3rQepZD9JAehD/TN5GMKYIW3RY
viuu4Rn+auz6ALxSqJdjk+ZPO1BPJ243heUrp0WgnC52b1FBc0zX1EFzvB5KJdjFINlyxQqgKn7vrdeuvsDXKOT1gDdCwJEB6GIIcJEPkq6SP89v3cKnV6a3
ADVJVg7zCWSRDnL2vHRwa/HEYjrFKRSf3VocH5w4eNJg9es7774A5atHwUDWdzD6pkdhtgiWE9qcr7sKykouf9x95JO26+9++5urgjde3vXPxSWXVgU9T/hV
0HtBFdzxTfWCb7gKNGmr/Hmmr8j4HVwXQ6JyPWwP6qH/wq7giLhfD6av1gPUNeJ4yL0AW3j6BST8BhE2pzM8hIXdJKcZc3YHQ0E5WheOFu/cJO38n4ZSctrQ
GsGo1m5B/3YTKQHbjbVZwqK+EYq+NmgQ243VWrDU6xMWxchF+IDCUgQA0FH5JWqcMMAqErmNY36bxUg5iXd9wFfe9rE5FEz+wt7VytALelaw2QmGl+WI/eX0
nO28opit47gshC4Ts3VShw2RL2e6Qk5FoUxjlGkGL7TmUozPXZJpmmuqmmsqBrglP9NzRhfwJPnkjbS26zz5bVJjRZX6TL60wU0F6rMom/z1yOpTNn9FBJBB
xCiuz6ja+VX5AYpDRn+lJDVorLI0v/nw5W6B0vXo+KiqdyVofqftEoFg+XuvOO+9aL0xvGqYnhD+eoP/q7WLonjKX1d1YTihPCd8EOlfmohSyCfp20W5loiH
G6lU/rI9UKnUsDqlMKOP2qFIKRRH5TDsfX3olPzwRnk/OfqbO39Sk4fyJBBc1uJmZGtx+HQLlHii8O7k4Q8cKPJEYfr9H/Mcv5re2FJ84fSOX71Faj3hDfRr
xQg9ekDkSSUy+KQC+BQhgE/h9T6plSFMbRG4mHfngAL4DDLJoGwDSisggIkLFUgATU072X0Um/GDjFULQCK9My1GfIEupIuAHaM6jNIVOF/uNp/frj7tUPn7
lNrv7EdPMhy2E2givCEyQn6iFA1/n0LDt7F9nsKRfJRmhkobqKiKHscbKBjeTQmIUJ91K+X2FOwUK/JceGdUfnF4MWsni+NbiwPTrz9+2mB2J98/eueze197
7LRRxjOkNRhwbuPYaY6W474g6lVUBaVkVhaVsfLe8Qe4QywEK+gQgxP7Z4w8VejkPRUr9NSRF3ZEmbkApXUW5ujz/tdbKzdeBnEq7lUdxPFIenMCNdes5Q7K
NkDrJ6zsw4Uz8gYOHckoq1Pm6BuCXYVUc6mAkliBnb93NTXHxVkKFZdUZ2KNTPzT6G8+2z94/+OfGnmxmtTM4gb5XK4ynrGUgjNM0U+BPcnEEcpzCirv0i7j
cKfJcYghmEKmZ7qLjLMBZZXeQaxisXsli90rWOxezmL3Mha7O1nsXgSxGwtAmsX1WhbX61hcNyCS5yDftxtZCOHthsvyfSu2DhDeG6myP2TTAIUYUpO4MJHW
AAS0jePM57vJKpwCX5uUw+JyuSGYg0savjGXUzifaImjhpRn778P/34REmkyD2GH7D/4QQvd6sc3wvu6acW36d/HV/8024RzN4eO1MysXHGyzThaq04mVMcY
L+sYaJeVJU1/Cf3kfqY+q/vJOCl2LzZebe/QJbf2iFmpuU1eVyTpeZOb/ZzJ7X7W5IafMbnlp01u+imT237S5MY/YXLrHze5+SdMbv9jJneAl0zuAS+a3AXG
Te4DYyZ3ghGzYi9IzdYLPPPaZOAKKdveJv8e9ICLNTi6xhe0eS4EL4MaGzBpx0pAl1xfkAHr/DpbYA2Y2WaUYbeZlcxebg2Z4Afe4Nm5bHg/bJIdhO3OpWg5
tjtnsdUveP7vw7U5b0Em0WbttEv2etCO8tscsII2r428laUqS5MZtiTSASoIx5eCyqYvbn5jEzy//C6ZrEwIThjXCSMqYRicsd2HTWGocmKpeJxvYj/M1S8x
DtLNEuMArg1kCWK7jWQJQjn0myrLPpMTenRCUSWcU984i6vM/iNcZc4fqpxnVM7TKucpqGKGUDEI36nNc6jPK/McIAjJ/2tw2k0n4J+z5X8g5/rjdUiUjVcM
NmNj6VxrrEPw9KViLS1c9O9Hw2ruhbaM5ubJI49uvfeF179NM7Me9kw8PDis1wfGwu/0VzxjkfwZ76Dhb/DoD0x/efSPqNEfWgu3QVITtDhQ5AlEX+oR/iIQ
GNTIz9ylDWocSHqyqznKVIpD1GCxqLhgR4OtXFSvTwvlzxS2ctGwYBEtEyyiZRNVNLSY2Thh+f83SSUvtlQJXqpMXqqs8jWKFq4vllpUQzZwO84qtVhhgYgc
zTgMzs0M8mhfiyioC+RK3VydILX3tQgXuUAu1s3VVQmft5KFc/5yhRfRfTXc+/wbOXHiVhPd2HI41/xzyUEzrCezcoOPpdLiZRKzYo+VbZIfqRApU31PL65R
rbMikzg6ECM0aD4Qa8MpGe+UoqylakbAegNTKvRSmcUWFFJNiy0OBIlt1SKEVkBftnCMtxBIysjIwjHefHlJsRl4DdmAw3I5Iy+1qG7Lreugg0ujg0zbBY74
LExQiE4bxRGfhekJEecbwxHn5XKk3QkTn8VF0j85toIzGorDjsKcx/VVxhs9ZwZWX2fx+xMefTPaD3ZckBuJ8F7jFyZNsqo6yuL1cU12Ytvr+zACj4H0dSYd
D+U9ht/PcAgR38cW0wocbL3j/MIhyvtBdVi1z8/7Z6+SGdYgSP/ApLuJ9EfqaG+gnBS2Y94bTLodD98bVRz3+qTPTPzHf0vSbpC+yaTFEMdkSNb7HNeS0DtR
k+3IvBP8wnTIThBGkd6HO7iW9AvDsohkEvkWvzAReuEYfv/4bq4rEapvGEV6b/MLT4deIOvIs3f51pH+C2QS+Q6/MBR6gcwiX7mPayz8AtlFThZ9u8jC6WdP
cv1sF0H9PPaJrB/at59kUt67n1CkRZ/05M7H3uK9u/duUZs/Fs5MPcSEN/l0x/efMfJk8/hHpsNG/vTv1PS+RtEN/evOg+8ZtJv3poqVjB05xpLa08uXTd7T
v1fUe3pNDDNHju2E3T33OjNPBo7vF7WBY7BdbJU3D3OJDnxkEJI4TX27TYIT94YG6Jgx5tk6pIs3QuDPlmulX+r2A7vYyrmW3CDMrhy0OypSh9eqIvRZ3lyE
7sP5ntdMauM4HXHiqRz1XgPphqEZylCEbW0/ndCW1DA9uYYDm124kXc42XeNrgIUJ+I4WOtxKEcRX6wgikMkKdgTw/gSEV9iHPElXhLxJcERX6oUNUK9WBtA
7fCDKB4kKsR7SSDei8m6D7hDNXTlTG+KgZioHq30sW52tojIcfFLPpOVYnjYjfqhhPDdoYeDA2qe+Mii+ANu9gOhYULDp/ewP3yom/TJJseY8ab5hYdDL9Dw
6R0Nhg+NK5NHj3eKX+gLvUCD6K2dwSCi4cDngcI7XaxkSDx91B9JRXWoBBPiM0y8NiDGcBo76g8nmqcsGk3eTNE3HlbEGFODR/WYKvQiipmZp5GEjj5l8EhS
Hb2TAyo08Such2eV9X0c/HHfNwP3ntmClbcbi0i4mo/Ieoh4EkBkor/R/sUgx6f1KpgB8DHR32xdBMhzqgiwNmzygx4QjmYO0Q6gBNOFD8c4sOHWQ1Ifgep6
bV1ehutOuYmY4dAmC8kDSDLZ9tWYHAuYzMzG5JlZmLQCJt0ubw73hkpMzk9GmEn3qzE5HTA5ZzYmT8/CpB0wmenyUtzDKzHZKiVBYjLz1ZhUQwdMpmZj8tQs
TEYDJtNdXiOP20pMNiRjzGT6qzGpJgQw2Tgbk9OzMBkPmIx1ebU8G1VisjpZxUzGSpkk/8bKTFoBk5ae5mSf8WrLmLQ89eCDEiaDuJYUkIaZhOOfPx1LcXlM
TcfDogKqRel/WxZYCTKN1/ozJzxNj+/awkKbd4wCA6bLXAhIMja9D5nF2KXBIX/E9vFenTc4FNSr8LYDnSV95A566mPR9ptd5ZSS6qk7+OkEQZX1402Z+qJ6
ZwSpbSTeyQ2f4LnthEALK8srULPllXwyDls9eR0TWVp1R2CjZ/k2eZR/+vdFBRVCzg7DkrCwLG8eYD96SKoHKHqXwn9w/RDqbZKGA20dsvGZdmPYxmfajSdt
YEJfKY7YFFXhgAnUr/9l73pj7Kiu+/x7b957M++9eetde2EhnhmwBFJRiNTiyKCEWcWugQj4WFX5wId+sJ6phM0G8QF59+E12VCTLqlJHTDKtnViB3ZTA24x
hD+m0MSljkQTt1mKE5kUWiK5khNMum3d0PM759758/btehcsbyr1g73zZubee+6dc8/9c879/eZX9XERMyxfT28C92YDpcS6b4MBKfC9X8BfHMYuCen1G3Tv
BNaGDEO43jquro9aw8HEZ6yT6ucR+TkLmplSelT0eLmd1ub76t6RrAHwalo1qQpXzVZVdZKTF05V3hdVwewIE6KeKmJrgZI9Ty1S8NllFfyB0tFQ1WZxHZ2l
T9f1Zk5Hj7COznbp6EHR0SP8wV5QOnp0QR09pHR0WunowW4dnb0YOjrHOjq/qh9BRychoVLECZogHVHXYzYr5TH1c0509LWijh7poaNzy9HRfRdOVX61LB09
tljB/7GsgueUjq5WtTmPHbXb3W/mdHSv2FG7qKMToqN7+YPtUzo6taCOTiod3a10dGKeHbUvhh21oaPzq/pR7ChdT2s7Sjq6X9tR0dHD2o7Kz0NFHd3fy47a
y9DRNy6cqvznsnR0brGC/2tZBf93qqPHl6Cjs6yjxxfQUWFRne3SUQTpC0zbVdZ9oqFjC2roXaKgd0prb+k2oRdDPeeUeh7/+Oo5SdO/vdqEOuutSW1CHdbH
KW1CRT33FdVzspcJXY56jj19wbTk3LLU8+BiBf/Psgr+tVLPgeTcUkyo0+5+Mz8VZfXc63RNRUU9fw//fUHU846FtPN20c7PS2Nv7jaezsUwng60c34lP4rx
JO0c18aTtPNcSRlP0c7d2njKz4midp4r9TCezjK089CFU5IPl6Wds4sVPNZZTsGdjjae008vwXg67e43c9rJ2DCzXcp5FevmpxlBRnTzxoV081rRzd+Spr6q
23JeDN2cc8Rydlfxo1hOWt2fUfo4UVpvvaeux0qsjHPq55zoJvOHZ7r5Xg/dnFuObp66cCpyf2c5utmTltvNaLndjJbbzdFyu8nJZ9QOv9x+0ca+pJvRcru5
qD032feM9hmnb1+JvDUtt5uj5aa8n1buTTe55Lqi0xjxtjZCTSvY3JENegDRyQY9n3Fux55s5ZdkYz7COQPerI/gTb4MB6qZePNKvuck+/m4aX+hCUrYSAkE
YKeSTB+e/3kcoRN0kp3q84TYBkfggfB38/l47Qc4PwjjkmBrk3H+uMAKsZgdHt6CKp+nrXV9ak2dm53St3IU83tLbcmjYBGYnxeP8hahwhaBIWcviz3ZyKz3
tghAyMLpPIGsAiKnl1GOI+MuiwBPHSzCe2bYwNlMab/UIlQzc8JxjVz4aROFXGOcAXEo/f0FTlGSRfglTlvmq0i9MTFzldQ2oXG9+VWABdc3GA/jb3WDManA
g+F7hHcDuBU8XtEXPqk6/jGyCSf0eCU24R3184j8PFXCKZF8+UofTuhKn+BbE1ZhCNOtotvG0aHGbJUsQfPabUmbTlhRLTm8FG28gEq3SykdwqLLC6hZNUVQ
KM1TvArwaCs072FXkZujI6Ya7SFbfFJtTp4qp8BcbuYjz59jSH3k7LN9oJP6bIfPvP6wuAhTT+2p3W8dPmMob+2XOr29tb9+rOitPaq9tROd3t7a4y8VvbVw
Q7G76cud3ig2zz2WothwgjOm8tk+2EndTToBw9f8TBKM5d1Q8Df9UScFrlGvA7xm+iUNXpM6wOFv2t3R/ib9MmBrzsnmsvbjnnHEh/tQpydgzYsFHy5wY+B5
+kqnlw93+sWCD3dS+XD/uJP6cP9Fh5TDh7sHXuSDjz/187wP1+zy4Tr/78O9KD7cY+YCPtx3nug6VyNOgx/Vss451SuAZR/AtCfl0++1M0XZg+tDEu4AwG4J
JgAkFx483MkYdlWCMVzfLxEY56xcAg6F+WonDYXRCU7j+gkJY3nPyvXpU3jwJ5LgZC7BLK5/ICeOTuTjXjggZk8nDYjRCV7D9TE5snBUJ0CIOhDok0ckweFc
gkO4fl7QlKatnBHYjwdfkwRTuQT7cL1bjMDefAIGWfrTTg5kSQFg4XqfJBjP14FDZPZ20hCZNJCI41REpDNmLgGHyHy9k4bI6AQMIPbhoymAWNqsHCLzaCcL
kXn7HRUrcix9bebRZ981FHTYY53M3L6vDcJh/eqhr/zkaVhsNrT7Oqmh1WKwi//bAvQ0lZebDe3jnQwuLH++5fir6fmW1DaxoVXkzWO5BHDxH36Eb9+bUzcY
2m90eqGETT2qUcLSNoGhneqkhvZd3SK3a4Gnv/7iz9XZlz/rpKBgKlPYs4ce0cBgaUAQbOyfd7SN1S8DEuygvEzWdvhbStxQWdQjlpyCURa1f+lRMf2/GRZV
cGwWNaq+NqqV3yyjek4HxvR3GdXTyqhOFQNjXs8Z1WJgTMCQbvxBJ0weLvUHDZLDL+P9av5cJ2SiCiUvvKxnidkjPm6JJeVf6DULr4WhUfs7GcjcMVv0SWEU
h0AISV7rWRQQy5PjixX1zUJR0PRvyZ0bNU7dDaqof/3mo+tJ05MTC1fq5GIlHSiUhPCag50svAY797frkt596/mz6ILJOz3LslDW6cXK+nahLBiFJzq94n6+
8XA6DyPF+kJyduG6nVusvCcL5bHJmu5kUUloRhisFDnauisZP7rgB9t9dJGiZgpFsTn9Tqd3xNQP92ZT2Bqmr8meowvWb99ihf5loVA2+oc6veO6ZiezibaH
SXay/+iCH3F6sUKfKhTK0WdPd3pHnz37cLYcqGMpMG92ivzFltpFWxq0QwcWQdtSK7WlVmpLrdSWWqkttVJbailbaqW21PqYttTStpTaZfm21F7Yllrzbam9
sC3VO36M62yJLbUE15ltqQNb6iRTeoJKTWmltpQ+4tneUS2PWZaVwTpP5tA5wJiMT4DdCWwGzQkEn5nB78k9bHpk0HvUJnx1r0ayYMdTWQNYWC0cvjLGUtxi
mzGGk08h3N9QWB2fwuFqxnq4msp25cSOiV/9wLUQ8OeSgD+XBPy5JODPjAtxgyBT+OsZksJbL1gU6xmEorqe0Scq6xl2whSyJXd9ijCB8PPJ9Gj8ScdsjjLC
UWxdYwRoi35hnh4kbRZdBmcQ63LEtOTcXhtVWCDDnttMpc3Q5kBFx+2yRh0JrZtY+0BNYo20b2KmCSZbdoBf44Jmuxz8aqfsdgCTBbjTThuHLPGnzNh3lA3v
bYJyosw5cUH0S+WEvR2HObtd+pvldx/lp3MgsbGQHAUnNkkcOyNxGQzgyajgtZduGuI6US7boooGa2cuD0cRTFewHRKVgUYlcVZlhNVRo99ad/BAVxPt6TKT
vbuF7pRGttMzl2oXutuYpoNvhpUtuF/B/co28FRwfFeZekdca8doGzni7tCH5xAxQF/Fbjsu41Gdu3TUCMvXGDj9Tn+qUSD9kd6hBvykWUN/dAVg2BWAYRdH
GgAKkMGv1wCh7gvssIe7jbCp8Z8ZILSXRfHltqAmoYn1frJgk6Dz/VvV7hu1suCxN4yM8ggnd2IcWKOioSDGzUMM7fNLhrMDxFbRouLZD9NzPyXRQf6YwHGJ
jexjGupjCl7MlcA3WPIZagMfosrbwcAqwJ8Uth+9L7kWVEKDbT4+Vrbnh8xWoe1AGgsNQaY3NtfRrP6tdRsPgMSoNaTCGlLZgtM3pCFGqglVIQsgDaluwX1g
FYVVui/wNmCcIvtZwddvAmjbkKNLlwEaANBo9N0BWAZ96MOfSrSKwdGifgEzG+DpFgNP9oer0tGjyexmTRTe7NVUTbmtj5v/jjUYrS5mgFY+f9LFCB0wsBg5
Qgec7rJvzFM6LETmENaH2T7XyQrrq0BdNeQPEyJhIDGutk9xcWuG33/9H/7+wO43nz5r7FrPDGhrhv/9pw+//7XjJ599B7cG5fVZRhVZvSteTavaR97/p9Nv
vnAajwH/s3r4g9d/sPPH0289+z5uBVmbCHPVAN3ow0C7ajuo7GmghTKfktBrtj70khG8zUPZKHAhgpF4kJR5W0yJAPpeuocaRrSGb4PWLbxkCz05xQ1NSgKk
v7Xh4FYo6iXiGLGUEtKrv8voHvTFWccv2RQPhpXtZOQ8BtQaHEqzR7mboJYofwulZ81kCE2tMnpP141KvuvpDlgeiXCMjLseGXZDUV3UuK5MdaHPcvl24WhX
WEOfHVFDE2ZggDcBv1Bu0lGBWjAHkMGTDjfT9krYgpGrAFSpClpdGLmKHLyqyMErN+s0Bk5yAV8jwIOmEqE/hZLMrlw5SwyVrbB9y/ayecLi4JCpGkb70IoK
biV45QF9K3mmI4xU38OpO2+95pe1aI6yLSnf02BIvpSxypS/TY8pJT67TWGxeQ86tjlq7kixfMKtcTlFpg7umaGx0hgOJg7ElajKmIA0a1Kg1dUFQKsXh6oW
/OjFAap7YS2LBZyJDQUoDQATwMNREgY6NWfGo4WAq2l8RGcjg8lArpiIVdrJjvYnaapbTR7qB7hgNRnrWNvqdhF92lKUqsPXUgnTGW5qAGC6BUrDdFrMbOaZ
KPNEjz+iHbwitxhYEjCiXbKYWhYTYHycUUWnpdRPMD5d1VMtPxai/GEvMuZLWUH7eMNuhKEgrG4FGQXl8N2dCmkiQ5qjrzzu/dTMjsyE2WgKOuSEvaB57rcg
8YQo2VGQNyUsK5j9rJ8hRjCtxTjCk11HTWwDTPodUDaI/Qp+Jr4oV3t1urkjVBGvaj+VuAfZOVh85sg0ly5ooiswN6Z0JV1Jb6qVYVYF2W7yG0/C+P8og0qR
MeQEbscWf9zzO8NnOZPDnQLeyknchPMdqz4fnXNpueHDbhTMzfMyIFE7+/CSvb2rEJKB5YeVnGKp/qoo1TvdUi2xrKXLfx6p3mOp/roo1emVluoMS/VsUaqz
Ky3VHEt1pCjVuZWWaoyhoJ8rSjU+vcJSTbBUzxel2r3SUk2yVN8tSrVnpaXay1K9UJRq30pLNcVSvViUav9KS3WQpXqpKNX0Skt1iKV6uSjV4ZWW6ghLdbQo
1QsrLdVRluqVolSvrZRUEo/iX2fteVJ2FQM9Q/nncs8ZyhQPAn/T6Zqh7F/WDOUgZ/JqlxZfxBnKL3pqMUv1WpcWX8TxradUR1iqv+3S4pWW6ihL9b0uLV5p
qY6xVN8vSnV8paRK+9a+7r5FqxtrlAQy1JKEEf0t3sJKfcemuGhZagfvXmOwu4Gu1H4np/eZgwDHgzl9fzF9v6QPJP3ABmNA0q++3lxNHTcSHs7BNq3hB9tJ
pHg4kd8NcFEaiITmfD9XzPdzku+Nku/GDcZGyXfT9eam0PR+W6rEFVKrTojIAma/b+SM9W/vWrS/2l7AensKh24TOznGH/LvOoq1NBgXUlXDuwItDBYE/FH4
QRMpocCDvBcxbJqjsj90a13xRzc9eZf3VbCetPl95UHDqyMMdMN7NKHtfTBYbY2aO8xRZ4fJf80dpVHFP13uiScA1YjdxOQ9P9mhypgMaGUNZvvQvbWudofB
oeTfGXvt2Jf97lpY4S2fmpA1+IL6im1o0Agh8xb+VOI+9U2CdB+7EbbCPuY4BTSrH8wyJhLDflNBdZtfVUDvYBBQFB9WmzGCR9tRvyZpRbgxttNc4X3wk352
1gV0pZ11Pil9PCC0Eb5y8FGxpEq46qOr1ezqq9PVAKemyiQx7sWrZ6I19CNiH9/gjCZwAD0SrZJx01dUDmFTU48tfeuVmlARQHLqFE24mVgfKyvlu/PN3G0v
rM9El4YN0BmswbZHcya+DNtAlzDP0+VDYd/MePSJnA4EGb/BWlCTWfPJwlN+A37B7MUmDhnAb7A2XJvxGwTRWoi2Vm0AqQI/EV4KwWozcQjBmMwgXjsUtmaY
luCycE1IYl4y/OkHxsMwvDSkR2BB4Ie1lAWTPq1mIRAeHt7Ij/rBldNHTwex9+tvD1fz3i+pKLPshsF27FCPbIcrlXIQToNW73zD1t1Ma4DNYBM6ORD5IC1Q
JXm6ZN5DAmhGNey/mfd8qSuPtOEmAKNSVGMNhoaOUq/apHtaALa3IKSe1rqaKURa6A/tOMCGkAXugwo9EuWlR/hVVyY6CNfgjTrAsOiTe6T6EfSJCwVdO3Vj
nzo8ZBUDAFdItluYGDfzvhe9Vtl8N7erfWsdoUUGOKNsZmunBwio9PFv81AcoY4WJYs2ATACNYjFNKDYK+wbQ/Uz9uEKoQ4HV0gdfyrokuI48cWKVKPB8IrI
t9HBqF6e7syO8sChsWrteBU67ABdV9txP965XDJYm1alJVws/2d65wAszeVkYagfxkOqg34C/aDOHZW6wpVDYKKKLu3dR9edr4+uO28fXReuy/fRdRBwXa6P
Up9bk++hYjrWDYVrZxRxyNDwhx/aO0OS9DLVTdeE61Sf7e6mrawdGvSTuejQE1dvD/u4b5JRCS9XfXNgXt/s65UZ6H14dzneWC+HvnQfX4YAjFMxQ6C4enSI
m/hZk07jiesuHUTiFnC7+/WoENfxc5UeLuI+wPfWsEvNzgsfyu5TLxhELxukVqc+dgX63xVsJWgsjThUIqKRyi3C6pUS1XnnDXq+p2wIXAkSM7IJwzXvhVOu
fIwCbcJBSFHZ4wexD7NUkyR+TNp7T+iD/5yuboEZmJcI4SAV3uePmyogJADoOexQVc39jHhgYx3uW5+9gPAUUY0XRZquAbcQn6cGL3qdMk3u4HZvwdAEyR8I
h1PY2ho3wj6yKxW6uSX/xp3ZGwHeiPsAKRzWxQDGdbzVgh27PKxvpQnH5ZRJjTo/masgbNFbYUB3PGrRxmbmoZHKtYQ7Siem9t6KQuhVsmrJjjY1D4obIrte
R+ewmV+KjTMSlVX8D+UOuSgdKLqge4CP5NrOK6OOMlphnepQpxmOlqSPtRJv9Uk1GpAE1XAoQ6oGyQYGR8hWoo4SoBpdInpeWmiQtR2yC9Bw3AZRXRNwstsw
/cqpkOp9boiATTw1yK11jxqgNxiNDFs01bsN5KQ8c9tIItbAuMh5NyRvsvx8MytQ3eIS6/xjAMe5gjc1fC4mgQhZ6tuMXiw63bqFRpeG8DE3eHyjJ63bWGWo
E7YgDI0OW6lVoNscKqcVu5VYt+QHPZeHwJyisnrXVbxWBeOPmuRxwIyunMPMjahH3BLzoWpS5rbA/T7oONuWrJL9dAs/6vMqyZw63Pn9wNPkMk1wLDU3Y1jO
urzqsd/RPdaHBnC7cPOXla6jcVqhsmr+TXWc5ySRmlg8ceM04QEqtA/PPZRXtednVgJa8ksz4JQ4gsy77wIsEaX9/ZixY41eg6m6nZ7m4NOXpnfM5HUT1jKh
wR8KK7PEGWnfJj/gGjQThrC7eSgqqacx2c272hGz1/OVRdaMiScpiZpjWRwFoOLMOPaMjF2JaeeQkFOxHzqXveRiLiWXQHIJVC6eL6vBE9AN7zNoU37HEto9
m8MVbeRtIwdEBv54l5xkTPOg5Az46Nm0OnZojPDW9lzf+jowyHvUsexRdwfyuIcDHfMuanaMd5Fzmmgjs5ej2iyQc5qQ1OzlrDZ7kXNauGNm5JxVYTjzwHBG
I+oMThHOCFtn6CmGMz+sj4NjBAxnzOVcB8MZpe1mOGuMhz69Sc0zwydLuaql7qqWuqvK8XBOr6o6hapytJvTq6pOr6qWcMfJqupBuLTGzMNbR40bQsZrF8h4
65jYN8bpjQDV9nnmhGr786sdjKOBlM33YCkx/wKoNqZazGGaxkiA157hjJ9RjvKw6j1ZMxujefDB0Nia+H8Y49CmyVe8M2BwqCX2O758v+wlGVtx/kBoIaMq
1Das3lbnfS38sWUSb0o0HRMploVIkdkjaT0iQa6aLNDVfKBcCWw6uFKk2jPw0PjIMfWH4zW5yk9E6uAlleUg1XsTROBj6jQvdCOTp86giaQlDirHUW1GaN/E
VQSdDNXmpjq4OMPK1giUPuCxQK/n8MONNDRR31S9XE5r0X/KKJbRZ3FQw0fXRZmRKT02tCGJDUn4/Aa/UJOPU1a5wXxwNITKjcTFQnME606QzwhfHudVLwjG
UsckFq/D8AUqW3FlisTWUiSWhJxKrB21c+57y6OGbiEchI2aigR7pM0B1SOwYs3YRfBnQK/d26Y1n8sLUoTlhe5tHFNcxpeo4rop37Ms61tMF0i/WyrEMnEk
Vo8bJF7FMdhKP2hBqa76Qhz4RuSzn9OUPq0pdb2Qz+mGhYZE2JJXWEeYvDxXW6nNvFFvpo3lqfYJG9wW4LnNstH6xNQkok9oQEP0CdFGvCuYU6TyR1AkrNzD
mkhZzku5SotYzn8O4Vd0RWFyArBYsRE2UBsSUvTmY2gLPmpUZX4sni0wJ2jkZt3MlFihrGFMaRgzP65CX3nkcVMJ3C4JTEhg6oZx8cdlCbiSRi6zsioEcwAW
1w3lSvUK8yPU0xsyOB5PmGhlvmLqcLGaMX9g/ontWKPODmfU3IGYnnuodzQR5OzOxFUy9KB/Hg52Rt6wQ8MAFtrW9Pjw9RPD5k6y9cPNCIze1BuYbTBq0HgF
CoUg3RKlXriLxgLz99ng2yoki5u6oWPObL0fgmmFNd/PoKjYbb3XoWYfPfcOuv0R3u2xy0N0ddjfiVV/VY0z6Iz/OKaDscIGezg0kgDuuMIWH9YkB0dixbgI
J4VKoHYaQnh2Ba00ceDzCEXLFcAwoUYuSbKDX4xbB5K1X8TlA8Of/VLY2nXg7tjdCsIgRGeTzdw8NEN/1n5xehe9EreGnXGyZ3VMj+tYt7cYLZ/KOgDSDp5R
SAg3R1jrIEYEWj+VY7ibLJwXq8hpcM0bilNIk/v5vNgdyWnmT3w98wpBY68xzuL2BgNHy0EY/zw7MK+z7uL52X3bluzMnOPsj4x1Zc9UjRuM+yT7czr7e5eb
/TjHAz/Xnf1uyZ7PdFL+TJAY8ymp5RYwyQU8313AXilgtypgjy7gf9m7+uA6quu+X2/3fenpyZJlYTvMvleSESN5onZcW4Z0zHqAeOIU/Aedof2jQzr8wQj+
AA/D0I6Lnz9kTGqDE9rGEBNEMK0DCqMAyYipM1EYhghbdIQNQaVyRtQfMWASBZsYB9ft/Z1z793dp33SE1bBQ8Ej3r59u3f3nnvOueeee87vbJvtA5B2awi5
llsmDlKmaSazAgd/a7B+EIY3FrGyBrY4izjIFNIhTAT8c4jg+p4Sz0+kcE3Mf2matAL7DsFg1p3rSFOkyBuUFq+I5oLOa8op0lRLebYPOmmbS60BZ8ogWspZ
McVHKTpQgUdIZ5GjnUUO5UJtRkxsyclxoqRHPmy+JY99n7t8D86iDJxF6ak3qRUglV8VtjSVAfeCzttkvs5S+e6YZmh2nDCQG7Rlq86zfE3uNIaZL3sc29ng
rE8rsZmMAEvwgGCNQUe0O8rb+WP4jhy2rzbQHuoEvgdiQWySgruWIgrlNWLwgtSaRTQR5JH32bs13JLNcVYJoEaCwT+I85S84gT71HHAcahbGVgjmKDzHbZR
QorJmP6GbJhR/c0T34b1tzTZt4wVIk3gdCkXLQKJJ3ARyDwnVKXJ2E3RD/F6nnmVGqVLeuawsmkQH2JlU5C7yCEIMawyyrAqFzG+Nsa3iPFtDMxEgsDeoZRZ
QbbOKBBytzgxcpb2Npci6YeKdSB1MVqs40rzSyjWcYXxRaSLoZooVffwubrHYgThvkjlcuxVR16gIqKUy+EIOkAqGBd5XHLJpOaSAct0N4QeG3TNWM2oDcTJ
KWxQCIJh50Je5shNTuwRgr9F72E9XifmPMa6ciHYlPzFX7GQR61I81paFjm0MCLeL8v7xdyj3wBzvQJuEhMVRQ3zq9wKo8biZbxLaywWEKyOkIGonAWun5ZC
q7wDbtDZQ4lI4iMtV/b6EQZvxVR3F5OfK8Yrx2g5GkL6EciVPTdylU6UK2R+ObXlaugeLVh950PB2nM+WbCGz0cFa+h8VLAGzoeCRaKUZlGSiEbZZFGSuYlh
BbIaEpWbIlFZSBTcwWkI1hSJKiiJatQSRe71Qm2JKtSUqN3ntEQtjklUjiUqzxLVwBKVZYlKs0RlpETtlxL1wcEfHnipEAqVFqijUwRq3A6jp5AOpljj1G+e
eNYNTr/zhI2Q8uCyYPt5gsM9r3Cl7qXJIAJ0sRjAGJWNXB3YXLVV4t0UpbXTvZygz/c8SowmFCvhJPmBF8FJoj4vRE9QYA89ofB3e1UKaUJmWOfKDPr5SciI
b6J8eC5ZjBWAvU5QpUb7Zj3tIw1+hNsnuAVKgkf73br9pTXat6ZtXzTxdd3E6ho0Jg8ZNbptqyz5TCeK9zEvYRxhNJsqRI7Dd1BPR45umAfzb5GK013h4L73
wqtPucH7B3uPUBm1oBScRHeDbZs31hpdlHE99Kgu47pJYnu0ydFto4FWo5sPhil48EC1KTvaT7ZaJ5tqI/2kQMTwUVaGsNTqjHiq1QEZ3RQjXb6KdFSlgDJL
otQTgnRaUq9Lw1wlEy8TPPl4WM6jIzi5FaQbuHda0v1yd92kmxXjmpqxOjVjtSe/4gUR51w1cfbOobk2L3FaAXJJph5zrXLfRj2rbFHHVbPKXjqvZpU+/Q2z
yi79DebaTv3tM2Su7du2UU0uX/i45tqInFyOj73+1PEdX4iYbAN2aLJRQkNshplLTskncgocMm49nDK2I+SU8R3JnFK5P8opH+6IcsrkjiinnNjxGeSU3ds1
pyy6UE458sLLD/7+lUURTumzQk7ZPoVTTqZChVuJcInguMe94PT+l3mebAl2Hydc6V9X6lS536xSuWPGHOhcTTQzOLZL2m4EtNI1VSFPb+wMmdy+rCZ8ciU/
JywvGn0ecAAfZLyT1YyxcjU/7yr9vK/M0J9ZPQ/gOB8xqAuwswqM3SOed4N+3toZjKFZPQ9urt1v0/MA7LWY8XvE827Rz7t5BvNifZV5cfdszYtkhrugCfQf
JbdXNLc/0mi2JnC7uOaM0VOypG60A/ZEpaojawi9RmrNm4Gme1vZ/bI5+bZMU223TtJhGocn6DCDw6N0SJsrE3SYi2tclzUuPzwfal5vTQNhIEQ1ryuWfq5e
+h0FcnrxH5SmubmUR+CACUgSo9RAGti70rwbm1A0ytAat2PTl0YYyxyMcMMSY/xdKql6hfF3jMeOfZ6CyqM1IYWrg7yCapeJtIBh9wtLDEMD2hLq0k2EPfr8
qV+O7F6Amm6AegBYx8S9mzibeBIH5QIOK9s2hbjwMkG2EMgGgyWBAVjcqt8lTjfVNChuV12XAN0uA3QXqu5x/UIIIXtjqRH4uH9TKgLi5xulJsadd/HtpnJB
RQziJvjC/8e+A5AF6TvXCRVfvLPsrCN+PEQxIY2RpvURj+3Ak3FsB/qOsfZdoeXpm0QrsiPXa2yHh3s1tgP9kuPCdpx3ghOCxbFrly4TSLx4owdkbAnRoIsK
1wnWWVQuoKJYAW/CtdlE1wrwiZSLeOVb+f7ifRsVWA8BGtP1EDC6iBc+ioDAMabJdx5Pvs15U673i/zwywj/nG765kaVEM03tfBNxVJzTiEPJGqyxmBBj5hh
DWOZYXD4DA05gjpswrFoBNDwLVBjBczRLeJDzNhIYchDOPMUvARRaMVGPmGsYKpuWkOVfsVU3UpTdZIE5f1WaJU806gpaBETtgt1iO41Qh0aeXE0/0oDMUgt
iKpxMTuj1vC8ZQbigprx2g3Y5GgIHHI5twqClhsY2Mn1WxFc5iLeS0ETwGPWwh4zW3rMxDhdR5FtBfytWVRyCROFv2JXLee3wGMGnuK16Q7ymMn7sVmSJ4wY
wSjywbf6TX8ud35b2DFW8FulY5324YqCie9nuG658VYETIA4jY8COcZULEu0N3nqjc1GC0I9stRruqCI83KsWclhv5ZdZepEqFhvTFSOWimKMSxen6AXifeK
Ui+y7GsL7MZSQbyKjG+mBAJKSlgIMINSqzhirDGHA1TFUQunLBgqZaHkUnhqOS9OlefTpoPKr0A4Mua5+kFxaTovEOXAnw3YkwN/NqNvLvizGfzZQPyZ1BMK
x0uDDciWdEOzyA1G3pVmkRssh1nk+k0wi1yYn+3ioxW2pAv8/y+CW2FLugAI8cHJywheSdqSrtTii2G3FSnosIF2RgpJnSzwadnJgnKd8iesT9Hr3dXzcaOM
aOSr5nbZ8uU1ScuWNsBw1rVsORS6TccPJbtNK69F3aYfHoq6TScPRfcjThz6DO5HnBvV3tMVF7xs2d/73TeY1eSypZIJly17pixbfjCHnNJ1/QVxyt7DIaf0
H07mlNHDUU4ZPhzllKHDUU4ZPPxZ3Lka15zS9XE55d8lpxx74ZUDx9/7jxU1WKV/Cqu8mjazCd52KqItgYiV73x0+/cGl8zOfW7xitIStrKBFZfFK1ZLr1jx
3gCBPzb583ff/+EjVyyPOs4tYUxgtZTsOnd49eiothnPRnyYU1znR3dqBNlszHXu4AmpWs5zl9eLrnqCy09wIz5OOM9dNOLBfc6ylQ5ly4jLVqZKtlKkhTMx
2UoHti/+WLaik5tBe3x1RQ1gPWNgg59RMhnzCeyaBbsi7BwJF2vw5KnPQAwLeBXBt+BVK+RVK9h+UvKqxc4Yi3mVIFLbxbhqpvHFl8qLmxXTYOiPHoeTo54a
EvTqFPOJt3dkh1QnLHQis4Yi5EQnnBqdcLgTmVl0IsWd+O07r3JtiOk6MaMxw51AQAPHW8Q7Qea2o81tq0YnLO6EM4tOeNSJ0O9kKfZXvWG/U6Qr6aSupPm0
DuaIbPikdZK26NFz/dVbPN/P1FAp0X056aBSuqXP/NiKxWTFEnPlWDVcOV2hq6qTXVUfR92YrG5iT3RqPPHq0Fl1FTurPo76MVn9xJ7oVj/x/6E66g+FoDlB
HUWFQDIcCcH+UAhO/+afnjrecHHopZq9SU3pjWRi1ZuBhN582gqqZm+mKqiPdsZ6M5HQmwvSUfum6Ki3XVNbx0NJOsoPdRTQ9LdIHaWKz7Rz7Rmpo9J16igW
35G3p9VRS0Md1cU6qpOFuz2ioy6rU0fFnugkaIyvRNRQt4JmCDWGE9cYXpXGsEljeFU+WAteTbk4cGILdKfk1q00CPrb1UrDU5mjaa000mBMLzATHwO4SMof
TdIbIyFvLpmF3hgO9cavj/du9upVG5S/5xGhWNBcoiz3x9HBjY4WtOT+WNwfbxb9mV5zDIeaI9KfetHhlai5WtREt16UojakRW1Xs5nTuwqpcCG6D7ITTFhx
mREmNtlgklMnV5IVppbC1qpTb/70o5fuXwhrwSLLASVU0rEbjGFT3mEMmbhl4mWxJrpkuTGI80JCBkxaiJh9ZkwmzV1mrB1zp2rH3IZf/utXr5/6Sf+ly82K
bOduasa4JWzlLfH0m+Ivc6N6l7V4lfHezfc+felyYzW3gHjdLiAQU3LEmIlDw+BmR/GURqq4YwVvcN2Y0ziet8zYCxjWczToRr8VDvCHpj42BnBeWBBjFrc3
jM/eN37xwruPv/WBeLEhK/7eg/L6Pr4e5YOsVfzzQ+J6lA2KDUvF4j6cMNXGUKg2zlXpDadKb+RIbzgxveEEWO+rXfNzJAG/75UScM4p2UCF/mOG3ekTvyLL
kGHyc9iweNLhkp8/AMi6+Nwrs7f2yJi8Pgd2h8LtGaMG/BC4h5o0gxN2T/EMZzGSc9ZRSevwGpdzek7MqaT15DfllTm23pxg2LgNOPAprOKFKsAq3vE9mJwO
R8s5HC3nqFW8swphWC89fXgpyaN45XKWtEO7rMCqXtoJ6246we73ZN1NJ+heZn09pJXokujqsBEl1vs2E+l3Noi0xJi0mUgnbfaonLCxC0dZSEKUqYExI0Is
tGkG26qIlaW9NUUs0mtZrddS1cTKMbW4FCFKEGSZVDbKsMLh4bHDIx1zeOSqHB6JpLKZVOLF1SvbIanskFR2Fam2UU8rZpRU37aZr74lSbbTZr7aLkm2zSZ7
lkk1YaGBnWaEVNuIVHstTSpdCIj4ytF8Zc/IV47MWQKxbEWsFBPLZWJ5iVGY9RBLvPrsiLWX+joYI9YzFhPrRxYTa8BiYvVbTKy9VoRYFWpgOEostGni1EVO
rMpsiSW6JPo6GSPWQZOJ9KrJQjhqMpFGTBbCYTMihH3UQOS53CZt+8WIpYXQmY0Q2iyEthJCh4XQYSF0WAgdFkKHhbBOfdVnzlZfITMDnBAh1TpmqzuYYLcz
U93G5LolwlJDdO9glEq0E44slItPrYdEGjLqJFI9UI3CwCx+2BvZYOLiN3tkwGQlpSyzH3tmQVlmA9NtEaydfovATNxMQmyMKWfzUdqnO9sblqnHHoGEECDY
KhqjYCOqEgau+iTDcEIXDtZb7EUxgMW7aLcgfRd4Aqbx2oh/3mPHe5q3BTLKW5/VqiMbLh0S3o0Xqeyu7yZ3PUUzId7K6A7jhL49JL536e9D/fjeHosjMqBZ
UleC78Ajl4B1rjDaSOsYLaR1jGJgluy8xP6QnbhGR7w44TD0m9OvxtC566cuyBxOQ5RD0W/G+LrfhKaksjkeAzmkkK+phBHE8YLbo7L4VyDrEuMvuZ7yjbz3
cgNXW14L7B0ogAaeT03crUWRKB20aVGktJB+M6LkXaW3CnqkChgpl0Yq8dU5xySq5NOs5DOxvIQcK/l8YqYPIGhC5b7NTFbu46Fy/yMWxhRVD5i5JHJYXVvX
txB06QbJOb8mWh1HjXuO89L6pdgO6C2bZz+tjKM/9M5BxhEGqUbK0YHeeMqRsFkp5wifF5p09IZnOxus9dm50HdNa2aKDk/SdxN/X3JkmBwDdATDk3I/tEz5
zk4wMRlL4ZuMboSOqIuh3CgJnJLTvdo60mNcEY9wRabqyCzryBzryLzSkQ1a8hrCyTBZR2bjOtLWOrILSm8FVKHvriAVmGYVmGEV6LEKzLEKzAsVSAUeuBDX
p6wFs6wFvWotmK3WghnWgjnWgnnWgg1MngJrwUatBbOz0YI677Vqdzk9nRZMV2nBDGvBHGvBPGvBBtaChSpT98ivfrz5zHvjf8KqsHFmVbhvUqvCL7Eq9C5A
FWahCrMMoupNowqfq1aFEO43L0LBPnG6SrArH8RiYU5HBfvk6c8F+3PBnlvBHpWCjay0f3n6zYGTRt2iPX5ai/YvjE9OtvclyfbJOZTt3JqZEnWSZHvnPdWy
PXimSrbHzkRle/RMVLb3nbnYZTu2sIFsd7FsJyxj6hD19s9F/ZMWdZZcxOPt5z2CFkAOLatX3PvPaHHv/OSk/cUkaT86h9LurZkJFyBxJp8i7X1nq6R96GxU
2gfPRqV9z9nPpf1zaf8/lXaFp3D84CPv/nO+7kl9+1kt5X/2yUn5SJKUL47XqqBoXHIsABPur+cEuVVt8hV7yPGgB7I+ENMDFQli2l0NYpr06h+pV/+eLRqX
EKUE9628ywikEZ0wCQu2ZFJFyQDkcHqQRYSArXvuwAVw3AJaLifBLbnKOc5/bVHZ1ILlAebztUeZtIJ10EMvUq4euofrcHgUMQBWKPYQPmQxLLttqJcMse7I
j0rMCLA7m2q4CAKJM9fwr+KIKWmBVhYnvJVM5akJwe1MAqUSLZXdnmA1PdvnI5ebtaZvdnADN4tPalbehcgJ5SWa5h24/khOub99D3z3W1OOz1yMEAcvTBkj
oWVnGo3qwVADQY27dOMJrteiCt1G+36mqu/d3PVu2XMj0mcuLzsiy8v+N232XKv532b+d8K5zvbNpl5dl15XWreJrnYymK8+2BgBppiITNuVLdDvSwM7pAgq
/NFZCtIPT4vnSzic0ZVXP/wQ/nt+ZXiGDyZX0h3x6H2bo/dV6L4VBntawbnNmzjY0wou51AYCvakQB9fxzOs4BiYykubK6P9Y88fMzi85MjxV+zlVCNHMMy6
ZQx0h4LjVzACHnZNtVf2W5+o/G+X8t8py/DMmfh3Vkt/p5LSzioh7WTe60yQ/E4S/Ju14N8cE/yaLd7ALd6QIPSPVuKMX/3wRJEnCXhFSsBjW2upcALSggr/
W9OMlG2TBZRlgV4CqDfZU00jReLqSrMOR2+pesAOXg3SBeRvV01lLP1UztahogbRJK//dFLuBnO9ucFe70WTdtKRd0BB+3JGswGhPctDYWckJ/PkplpaGbK0
cjFLKwuoVp99XGmkr6Rk7BkiQYEObTHsFKFxI3E6wyDx3T0dVCAlhUyTxg6uMi8skQ6qa5QSxlkHAeYi45Hw58Vni/xsQ1IhbStsVY9ySs1cq76FQ1Nj6Ty4
kjXFfPGOQuKpzoxfoB/iCmE+ZftE03nEaOly64bCbkafWjnFZ4F4xSxkhmpDUY54GzaVIb+XgGopmHSXwKRrC8xkGmX9NoxwllHVUGdZxeelYAwtReYRlFKK
Y/NSyCtsFx+Uc5jyF8DsS3F6T8pvhnpKcc5hCkhbC8VHA2zxlG/BFk+BkVrEh4EaZRnIRcZvlDtJ6TDBx8/mvuOYjRG+vsh5ypfVrlIyAVWMvExALSquKeWI
j8pNSEGdx7wljpoJM50SU8stSDpNgRlSSSZuik/rWFNLozTnpvDJFM6YrzijVXNGKzhjfm3OmF8fZyDHq5OHHZzRyJxRjHHGPOaM5tlxRpPmjGLIGHWZww9s
lZq3pdocHs+mvQ2OUFrmelus2817MuunmgAcgbGKktLNYDI8/DA83GXqw77wcG94aGAVQzgLN0UyofnMTjM8VcGxhQDP4EUjOPnARoU4FcEksDjumcFZgcnK
S4ktOp04eI3+391THIgAcmOtSGYaLa0J3QEmC3DCzLAUHwj2E1lASMhMO69DBilQBwF07aSOgn1byJsRLAqBNNDUoFmmeGePJsglxlWMley7f2q1rPIZSn8S
PGxsxrnilrWMBm522EOmtpC+Ie4alw+4RFhwHqEt46K7sXPfYd+OhXCHfQvcCx32TexeoPVwhz1sYkGs6Ik8aTFOtJYfU3E032GGUMnXz5DVUaBCe0B8Fn/e
FFyQRp/KD3iU2A1AdUI4tmmavJ6KijhCrlGuBCi0ZI4Q2YrP8rwvM6aD3b3cr5aSk/eQ6l1EILSwUDsoad1CIE0HKQUs3y6HUqAI2w7KWrcwNRmYQOA36KDs
dkuoFBwtoHhSHLVFak2IlT8QPJ7Dwwu2YQK2fL74t+AxSe70VY+XWx4rXeK3in9t0bMLH0NRO7+lr7TYb/MX9pUWYhRaxGUtj139F/TfsZXf76OLqMHIOdxB
zUXOLRRXNf+s3BQ56Tf1iSe3iF40lebDrmz+GX1f5LfictHMPP4N6/E28ZyF/mJ/kY+XnU8SsYsAESxUyLEkXm/xIVJdHkfROFhaOH6RFgFFkv5CWDd0Kcqf
pclEAzMUf0SDFQz1c1ZFPLDbb1hhd3NgTRcAs1fYwhr3MytsH26qFbYwwP3cCuRFEEYCxcRkZHkX0k0xjgj2RTgB3J3ELeekFFwKfwvel2LwpR/DpAgkFNZA
ZgGJcoXl7zoyT+3AurMHUBwAi/FkyLujVhdCvXpaBF4nE9MKQqgXISYPk5jk4qSxxdvYeKoBLwaBA3Fi7kh/9XoiyVLdoSzVPUXHgb14jxt1ltpK5S4xipBZ
TD8p9h26EG6xOPhpOf2v0SIj0WoaS4ymcjZI3VVImRaqjojZguDFKShkXckNjpolKj6A8mcEg75OXF+pWF8FnqcgWWadn1tHOssNTh18/im3lIGUuuIsRyQy
gDOCUFLyst+90/s4X0YN68YygRVe5gRHcO2Rd+47gGvdXHDa4FAhutKOXikafNCji6obdOKXPXHKVZfx76noex05+PJ3+b3o8uOi58GR/ab4BVkAsmM2piux
6pdAQATHtcsMmsUPYkoT48VIQGL4dpsgr+IP7Zrrxzy7eyvp2r04Li6z9uCzrYdrWhSf2cQ3wJm8BC7YdmtxOYMPn35/dpN8QrFEC8Y8Vy4RK3s/oyGxqXxD
sIdeSSH+yFoAweUSRSj2e96m8g206CFyYOSDY5M//wg9T+WCSp9dEsT9X+6uNUiO6jr37ZnpefQ8pd3V7EvcnlIqKyxFqhhrQVBGvSWBfuBC9i9++AfB4FKt
+SGwQumHSlqkBW0lYMuPBGEJvDyqkMsSEQY7sgsHAYotCBAZE1sxkAgsjCDEkaswpRhicr5z7u3H7MyyCKEfLtXqTt/uvt339Ln3vM9BL8DzHi9GL5xvIerx
Pi58or391SdufxG3Z88W4F66ZSbgLmwH3AgD7kKMdYkAblUacMsFcEsEcCMfEXAR/4yFkk/RZKmyOxRm4swELQkm06OsFwJMiu0wqXSESbEbTB7+zkQEE9/A
hL3wUkAhmg6oTPHMb1OtMtqdKg2YCbghU7tZauJsQnXMKLUNl8tIQYZ67BstpueC1cBt+xQH+erCqFvntSaYwV6rnWdcmsOMYd/GfMdOPf3Uv7xz+513EQh5
rvD2zXF5Cm//5GOpSR+TSa/HgNfDuDDibkjP+GrBgc/LvK+ChScqLFZkkpCccDEq7pNZph5U0JUtdfYrZORf6uxTArW9KmDgEkAqwuRFCfCVJMDXAvZbbgNz
qsTUI6lvinKDcYb0ImfI4oxbJEJWSYGjlqezkAo8nYNU4EFwaKJUG6QCDwaFum8KIVo91Zm9VjZ6reycXiu2VXrhXfcbW6UX4oXK5gng+6zPMu0rr2PfePv5
2zO0h7x27Jbd+eT24bUjjt8RcbzOiIPhfvrgrx4aMYiD+Jh9xLNMHM6YefytRYu1+O+KFuPGulZxxo5QnG1HsPPxDZaUDJYogyVZgyWewZIi7b3ha4r1hKGY
UiBCOhIO6ZjCl6awS0SHkRd8442iXo4dRf/p41FJYlf0Zqok7zcqyR6jkox5v6RK0puhknS7qyRZ90cDthyrlPTWVKDsVFFBIZO4hT4yKqFygSEV17YzSboU
hFeVlGEjZSV99s2ip5Rfri0tdAYPuV4ecr15SFykyG1LGjbzfTrqL796VmrdO+AGXVvPkLNOzr2ooYu0bgrqCdQ2bHUu3kdDRvX75qRTmLba3CVd6wRyiaLt
Xfs2mOL0sMzPuZiK5CknyCzOFCQA2lgITdI8PtMcJVGEEwE69J894x/KZRVraN2kksNP6NIIy+9plaOU/l+U9RZ3XMOBGuqaaNWg9Kb6qwoqIeHXPbp8Xwtl
y+RXDQWIvzBoWYhHMR7XJKYT1w2urhvO4jquExAxGnFFAbowOrhuENWEoouuHWzBsu7eA32FLtwTnZhu5e+d7jBWVVeTY9EWlx7Lw1i0pO6dJtagItrYcIK1
gzvdsMadshVUdP4id4Q63IuIgyWO4iIiBxWtLnLruhIxQ6zHJYmRJHftGyUu1+kK/xwlyx3OHGjU8Bn7wscvvZcYGVdnkx1VLreWS3a13VAFn5fs6nS/zic7
P3A4XUh2zjY6ICNSuCP4gvpwVSmAiFBvXUhcwrVgfc17AViwihHWuUh0hQEUZZQLKlDIRuKkriDzvrc1XV72Yw8dMIEDu9tKlfCz13B99kSYgEqGCRQ2dogS
cFeFf2ANP2oZ/cHo9qNwgQlXwgXQzggXyM4eLmAyLraFMTg2isD/JO03/NbY+6JSfThotpQtsDaC9BC2iqbjfwWFLKxvTBm645tAO6/klBpJapsDtWWqytTW
E2rriUuN6W15aWrLqwtFmTaG9RtpiSWprRdRW8VExRWwMrXNRbSW62UrMckJVHMJqJrqdRaqOW5zkbdPXnMR4hzb8QobiUBfydXyuOqUC1q6cws/0/7Mze1h
W8zDtpiHyV3qQ74idDEy8yQ5FeJWsKSKRD/70xCVTmXxuG83FDz+mjOxnhfajedrhWYyWY5paBPHQ/GxTtBUEk5xdrk9204WTZ3e3SiUag8eYGvnQIdnmbub
zEVyJONzrL7K1l+cxIl50QnqumPq7HX9fbeuxKv8q3mVX858lW/OvP0bM7u+PvWRbky8ytHUqyRO/Kzbiee7nfh5txMvdDvxb91O/KLbiV92O3Gs24l/T50Y
5IqbK53l2oE4pakBoiwn7sf/I/jQRO3AnKEpruibXLF156BWSLLGGcf0GfbZcLE5Yawzm+gs4nX5Gq6fm8PdbmNbtI5s7l/mV7Ow2V0CowT9WuxeMErLgn8t
GXUXya9Fowi4xa8hpOrhXz3I1MP31sXfjvoKYNszoUL5T9pL2WfQkdexDoO5RCG432dUpGfVX2rlLdOnlbEIzeQ8Talpw3misLoUh8pLkXWODMZ+bGpEFkmI
/PlkbG3KL3V6WqVw65dpn275IFxF0IKy9sdbvi5b8oxe6kMq6jxUgLDvKam4OzROQz7BLod0aojkSlho+bw9+6ScZaDzW+RFuWhehfUDeJPy5TDYsEE+pTjA
0zUxGZmNMOXwt+WiyfDbZC8HFanaaYJ03U3hewQfdcN4i+tPLwqV9iG1LsJIQ3QF1AQljdheCC4lDu+FMFNC0CwMqFzUsiR8fOLpvjzPsEYMKh88ogvYcCVO
E7VthaYg4diYE5k6T9x+0iXD8e/wskS/t+Av/vjGKwQ7+02xoYsOuVa31DF1ozqm7L/idqrY7aISd0Ekbze+WnW6WpmrfUl4Zep2G0Is5VlbpXUtXwR8qU8K
4SdjeREp5coPs50EA4wXnvfXhFWFL0O5t4/Lh3W6PyNuypX9uoo6pEFtLM/XoiLsula54oz5Y8Sq7h9bfqtW+yajmt+F7esGkZIZ7i5jyI1aQ+lzqfANFcvd
FuWhpWmKVtAjLkoUeITR+yeDaln5M2wVmURp9LmDu/KhwE0MNLHeMbi1z6yNAQq47dKY87lKG1D5GQxv3A/wUgPw+t3BG8FVysmXweB2gmWFa6vnBSb0y59k
4I7VOAW9BepTopYiyTWooikERdrcClAJOvDj7tdsfGqKS1KPuCTVoVqCTEzC3lhmEhIfPRnL9VL6htjKvWh9WMLJm0b9ceY0riL+OJGSDHyGcKM5UBP4/3Au
w5wtXdJGa8CuZdmRQ0z+2IxRV6Pjszp0DcRkzQl/ZQjbKzu6XD37AOqjD/DiRxvAOaMBHsiqbNIamKDSdaHS5SAfE+sjznirYFWo/JVWhWVLko0GlWjVal2I
FaiR58oEhJY3RYe7GensV7ibYNuFBMjkPGe0n+xoswn/bW4x7ZtQJD1CJryHqU9uqZPF60CCZXE3roJOq/B9ljq9MHODGPm4NALx9nQi5LoR4T6e7n6uwPt7
plqYiruBmvfVqLteDq82h1fJ4Tq4yqBuTU5CYNdS9yuHbvvuA8+9/JejUMbgor3K3DStpGOX7dhpOqaUjDOp7EAAS2KkmMMpjNffmTTB7aeRsEUOkLLYXU4N
hh2RQ20OJaEx0jhL8mmTR4Q4mMQTElxM+5IShSDrjZmdidXCt54VtSLfX8abOYhk4ft70vf3yP11ub93pdMr9/ddrPq0miNasxPnS8aJ8+EdbUzsyynZJXHi
P1IneuITLnW+vKOtU3XqdKLOxLj/2Y2dPt7tTV7pduLV7nLXsfZrf91tkBOzzfO+TvO8r31Kr3Ub+zfdpbHpHV26Ere/3g1UJ7udeCN14u9U7I+LHJ12Q1NW
VMjV9+wQRvzjlRF8Wcdp6ieT3r1jLl3fOutdkzm3tlVt7gAdl5Zx4IW7pjl5P9HiyHEWCUkvVkiu+Mqrr9z52Pef+z+bXNHa5dzwjq8bu5wbFlewE3xkoDb1
nyLw109NcmWnJFtmPgM+QqDQXBjwrn9BwJ3LoaaBrb2AZoQYE2oWBSU0OmA5aSgoo2lCO456OFWdW6bmwQt0qdOACyisGQ2cK8P1E9RsPvJc1n83aUSN6ECL
dxJJQ58gstFjPX/gXymFeOoxIv3DLcbY54CFPMfvj2AwJUjL3lFZzSELrJkckUCxRPItTvnPObiIRIhVN8tWXWqqTCngOEoiExxHi9Q0sJNn4ThK+APH0Yhq
uNCKMQnOCgl2O1ERYB+bGUWWnbkUuu7g79x6Dq46kcu6W9WWSmyZ6bocjjoz1gMycY49y0kuH/7tpXE2UKSwvWywlf805+jkBJ4X0pXib9CPTAjRaooDJ9tX
0w/vbl9N0G0ccng56fyYnvq0s7rbwiqkJZ4OS8sT1CwIajqCmkVBzZKgpi+oWRbUrAhqVgU1a4KadUHNhqDmPEHN+YKaPV2WliRkLlRdN4NkP5+gQXvR1IM+
m3kZnu26d8ZCO5BYaJlzPZvEQvNkoRVkoTmy0Iqy0ErJLHdYYU1ZYT2ywrDQarLQ6rLQGrLQ5slCmy8LrSex0DJiXUhyu9kZSy1r4kTOaKn98dZzcBUrw1+f
SOiZp5ga9YqeuU2dnrokdVBq07l3uP4c9k/2ZPJESyMV54FMpOND3HBd0siVo5rukpHZlyToyUqd9M+EqFTY3VLk+TbVRSGs3FTNOhnlspNddfV73/nd85+5
Zt2lYuAV6+Cqr666rmKShEUX8PjizZSHX1sefm15+LWV0Kzi8+LMlBe/trzQqrzQqpI1hoTN8egxqUELPGhTFIE+Gp0etB7wo8qBUQiWtR8NesQdb/lWoMwD
qQ+5IaKED7k0rJEo6a7DrvZjkTIfTvwEklOGbnnjpZtJ8Dnt6qKG6JEPT/OdT5owDOt55wTF8MGXDkIEpHvbLoMFuNTWRz32acvUtgxefqlzc4Y+IbUTGQHU
e65A6rRL3/SkCmrhb5/+4X35oGT8HutlD5HPxntN6eqdDMOJyb8Ir2ONK8l1tufxFFThk0YP2oTRN8u3mlBpuG6Qd7heXmF94CY+1rF43DA17hEZ9yrc8nn5
XFenh10nn+sK+vjUrP24Ppc76+ea5VMVZ3yq4of+VHBFLcIVtSbMa1BCiHo1clD4IjjAavytcFiInRCLrGss7Z98rJVaipnkUlyDtVjRrMKqQJUGn4UiCEIF
xKIOazwIQkXK+1XCzI3sGZuDtxpNUI3H8aspzFD8BU/LrJTBDTf9EU8pmfVbSmZNuJlCD9UNPWTwY3zzS0oQ5Hgb4h1VgiKcczbPOWf/xJGEebKg5IfFoC66
2oOqyx67VyB4kMd71HyeQ20QPGA+zz7zefaq1Fa7S3XZa6dk8F188x7zeabbBt9pPs9tSnbcKfUnu+X+Bh/nfwj/SiGYbNpw4eCy3bwxTQhFdyvtk/U7TraS
mCzSamxDEpbaSnoBupyYLkwdC/c9LDUS+U+74fTJH293w1efvpmLknUAxB1mrgXtW99LJb6XLnwv2+4oReGDpSgsJAJn4pfM3kKjYqBTMNAqGegVZ1d5Ahju
KQgUUByedKXjuO04ZjqOYrYEvWdcgcrTaEsrnafQFlaiQEAebO5hVzxHDpn79mbMQNMZ6dhlO3aajqmMjDyZScC7JPDGyAzvioG3ArztZwun3Eg1yhC0qtGc
qEZzRjWaE9VozqhGc6IazYljYg7PJBEBjySBAU+EjrnCNgU8jz2UWZHjyKED32iStonXswx2N+6wGbHB4ZuSmCGtt8KJ/0qd+FohkyN+spxMiJCNHQWt81WZ
1Tnf3cFWEtZUOCLQsFa8hwNccpIkaPMNLT49hyI4uSjlM5TxjtRgpK0mW3+fpUrjve1IZCLrf7MgD4Rr1B6D2zq1L2CfyTJ5qKAl8lBFS8uzhvawIkEri80Q
TvLYHEniyiKCkUQuah9RNIvsMvU9RbJXdqnzkCJRktoDcHTO8maZR0ubZa8VGEErzU+YFmnX1HCTe/xaNjVbr7nwC3yoi3fBc5JWBcdnebMvENakrzeK9avl
8CpzuE4O14oUuDrOv70qfOtJKV2elV8oY/8pet9s+CnE7vJttGHLMLuUdOy0HVOmY0LJyJvjkTfFI26U0TZwpB20HMYwgEhZsxRgaczFvkD1wPkwsz6zFwz3
HbZT51/0omGDp97gl8V9x+xAR81AR2zHIdNx0Iz8iIqHPqDiMZFCCQPuVTJhBkIMgr0qAoFCLWQQ8fkg4j0093n01zDxpog7rQIolZArxAfGaV7xopcsWBcg
vFBCD8ucDwTbAyIQq1wWBwI9AhHrkPm5bA7iERusu4HmDGGJDtcA1fOx17hS2NpFUu+CRDVmqellB+PQbDlxMN8/ttzBrRnrRnA0E+mnOkXi2XDgsokGjhz/
2IIPWzrUIigsATM1osrfdvknNAZ7pBeWvMPSW2HomBE4RxaHJdOltAEXdTUcud4GJptn067ziNuC2Q070UG3VQvdjTdKaO7l7GTg0ZYktavBG9TBcdc7md3r
eAGuy01jPurSF7t/j42CivVwdQC6qesg0T2oVA1412PNs2cqSKtOpYngAIiH+FKiKLLW52wQ8y4OMMD7FVrz1nBmLoLgfAOAHL5S/WuMZjSVHhOw3MPXX0mj
z9c97JdSg98O3gTx/wwCAk9tqZNNQIfNlb1ib+2FmFxDUwgadH1vp727V7rN3l3TnjANodYNHDGMfgIKEfTx2dg42ofpLEDqgVTqrRrD2k79uOpYLdxcmkrh
sKBj1fAF9A4LOIUDw4neZmqbMQwfJ1KAddbEQmSYLdANfI4Gv9uVlTxrAJsI1DkfmRyI4ciw/+ZiCaR4So5GcNTqJ/ZDjhdx/oYBYkPkWOOYmBE5aiKoezRz
UI7qcnQgowd0v+G3kH8E5s7MOEPvZ9aQvSQYFF3ikCgYh/ke4cKG4d8yQE3hpmAhEi8AdLoWhTz1I8saFuR5UcjTeQh56g9VF8DQ1+qHKFiLYrIGJCZrocRk
DUtM1qDEZA0B4Rt4UkM3kdKuyS6jfTZ0CDkwdgFZ6+/yzt4bOVYBsdYI0n0QdiFdCyqdM1i+OWnedpUYIy4JmqKF7Zf1v8tteYmgME+CwkIsNoljnLLm/frf
YOJYfw2BYgNQ7JPKbTXMadhWOhsE9GqA3iCgNzz7cGaSeGVZgALCmu4DCGtQujapaQKEDG2UuB8G0HPYQXYh2h5OYD16HiE9cRdGBztj2dPeFbEdNPX7sfVh
NYtXN3swTNMeiOXHUMOvHwiTRdfITxm2fqdhXgHAYGG54BtYLmRUghc6bVbIf7BQNglqemhkapqthkFgfKIGg0ISVniSMeYkUI0Wwgkl8zuuZIuPEJDNuHb/
Puy2hivOmBNo+guwKZR1xcQrlcPcuK7Qf1g8nIOHoLYnw4t8D5ZNnQ2/P24FY0Cl2vZA64CtHBu2B4E8VbTAAyY2n3HnhAr6bS04TCGxWfXrJnbGYWBqENlL
3ne2J36zJ1USigw9WvCEJQvDFyL8+JFd0IsQS9AQi0BNLAKeMNAL6JELOy2IhdJtFkQVyFnVNLvJoIUN90uYgGBbIF+BOtcO4sSA3TR5p+sHLRpA2gQvLHJG
GsL3sDS+TDm0y4AK0fYCsgSa0YCXPm9yTfnCtCP/mQkVHKYnNGk1QIDsI5HyxlYfT/IrsJIYL8tceIy+Mq6Ucz/dIfgGcwqfSm1z5mNENsZhuaj+C/FLp2EM
mjV5yBjN+Djy82lHuKZBuLe7IdzbbqsvjXAl7RuEKwHh/CTC9a0gmTHcIlzMByPc2wmEa2KOgwbhhnTTIFz88kN68PJKQfetof+6IdtnKwXZ0qMdrhbtcLXw
CG9JkxHKnWKdPm3qjCqBEIaG3dqYMDSxtTWwtTXt1jbLODXZpwjD4L6qA8iy/YgY6NcDaBAoWBbGyQeGmJktsJa15Cop+rafP4UQLZqSYvZ4mP766Q+8TR/1
DcLfGcJabTFJlgHnd+jTwQN8wbBhbEzcfj++Il3XNNf14zoM2ADdH/RtVVYDwUIEwUL4yL3bzJzf5e0crqYRNW3aErNDETUdijNrdbg1tbcWJM0WuMIRJqwN
GNE8IgDOEiYAzggI60pHU9O3whmiZmAFU9vWqFPXC+0OZdqqztN0fV+cy7zwtn/mPFlJBpU/81xkb11gQ+cRdoD79bbY0pmVAE9eoVcHTCDWy6Z1rSzUtfQV
ctDUN8FyryNYU/NZ4Pky9TlC82GjCWM/rtZwym9vL0KfcyzlJxz3SLgaTnju6aGL1ZtYyQSZN9D2ywoHNHmF9/EKb1o+ql0hZhe9qLcIf8w2MsCcavpsM2Ks
cF37L2GRLMkYxkRPKjHYvqHEjPumAtJ+oJffMeuRd9R45B2xHYdMx0FDLB/hGV+svoeWpIyH0Da4EihTv30GEnvNfTtdM9CUKx0TtuO0ueKUGfktM/KbZuQ3
zMgnzcip3ZM/EYv2kTfg8UjIjfQgbRjPoWnpHtfvvBe4zG+gAOYwG5mxUIbxluXIKt/R8RYcsAt327IEKxxyoVvABnKWv0GsBQifYQ0DyNMzVhsQng+0CM8/
0+9gR2fKZUYF/DHi3OFvdwgjtZ4LWHz7bguLb99tYVFmWJTPCizMqAyL8pnAwu6WooTpZ0uKP1f3VU98JfrFV6KWckoaFl+J5oqUs93RSCv7XD5T2OptyVrX
nqNJP0DesNMak7xRpMLkjdr1HMCyJBLQs5dXOKFMQYz5WaQ5NBnX2L4yU4ORl27e4TnR1DJVkgJoxcgFgIdqlXjgVtFsjHMbLfUq+U4kJnlLl8eXtHmoL9//
CgQss1szbJWXSe7ANVCTr3RWQ02+giPOy1BoimPUTpVK1qU4UYazSauxd55+6N0f7PvWj/6XOLcN0BhfrNZTd6ICnkJOPvgmK2TkO/HE97ff8eyLnxxV6/hq
hBen6uOtiiqdOxfSzxPf4CLGKHpeXOEslyeMxE8Qryq65QhnPldj//3Es7tRqNoUZZ/g8s/IBOhw9j9kQKenOjaJHWHTJeNMlbPWscpLO1QtJthXhFnmozo8
iojrASlaTLJFHc0ICNRid7l4FMFZqRTlu7F+hYCfOB4yzsPLaJ44oDbE+7Qurqc18TutitOpIx6nlbQz9yyjRwjPEraEoIlLggq52Bo1l1Uy2oM71nw0zaAH
jQ560YxAWLHUwPoe9SEBm6N7kYDN+X/urj9Gjuq+z5vZnd29mb3bvd2zjzPg2bX/OAoO/sMyxnbM7fUA01YCoiaiEX/QmqT05EqGusiqXHz+AXbgmlwih5hi
yvpiGifYjasgMIopBzXEGENdRFU3Qu3ROBZBAZxAAqlo6Pfz/b73ZmZ3fdjgoKg2ZmbfzLyZ933vfX//iKqXcyRIJbZax6dfnBNV7E/HuXnO5YjXaAyayI3G
RkUERsdTa4n7mHVjejdyZ2+I80R6qd0cch5dsYjkdMyyMJXiDOfBe2bDaD2vVYEObR1fdKDCLyMZ2K1RF2StruSedzidlQ5Za99iBWnWW8wCHFstkK0WylYr
yob1ZcPm2TSNT57aKtryvFHgsWF5xn6AMfKCMYzS7wPYPmHs02HegWxjEJMoWKZexDFc6rzAWH6pcxTH/GImMmy2w5GrStAielk1ysLKQl5XsgPGCb8f4k8N
WrwKY+50Sol73UElm+KAEle8R5Q42u1XwrfuhQUoyxYcZmB3K9kaTSXedjth8YHyA+ZxYunuhaWHWLyvK3C6C5ztqjYb1yc0KzgO7UHeplQywIMp/edbrK4r
sDKxHp3OxpfjaXhrixWCi8IISehlLYz7aX8HAyLQsSYhx5pcVWSFSaAfKSLjO80ObA6zz4APeM8Q5lOaUr9mGqZ1w3FXDJMvuzGlPuY29j4jknhWzmCqbdQh
CzTqNM/62f2e7myPJw1N07BDN0x40vu4F/e+zYt73eJJj2MsrLBEP+Em+IAxz/ABTO77QO5nQTlO/yopuwsBpZtOIC2y7UW0z+aVYDMevVdeCRYF7S/QdyJi
aFw+ZR01A41PuBK0A53/IMftiGJwsXtzY/8+kKjvM5Tv3ch6N1qPaOTUhNnGCWcUg8E0coaMTns8kGa9xwMZJS0FUajab76JTu+TT75RmCXEDL3z0hNv3zW2
lCOH+HOn9j7w+KtsNbSfPBR/8nIOdPIg54H4yAb0S9+7c0w+GY1+6W82zWD/ide6ptD7QaGxyIVCB0yhieIGSQpNNDcQmhsky7mgL0tyAz0+IrkBjY9ILl3M
gOaaZ45OTTEjF5g6YsHwidefu+fZf/jhY28ySxcMI9VBkylvMMwcQNDoWQzTYtB46EGG3nYln7JNjmoPjiDixFWYr4FNMtAEnZgL+83bpoSaB8P/tfknrz4w
+bOdK9iQGcCVDp1hn/3klQc2j01fTnvJM0tr7/FHT8HPActa+Ar3qGcWGH0tLApmug568XyxNSHbOOCNYpcR6AewjAY6LaMBadbLaEDvH7OMGN0cdutzEkgX
m0n4jrAjwn3EE4S73xOktdcThLvHE4S72xOESxuREe5OTxDuDk8Q7nZPEO6EJwh33BOEe7cnCPdLniDcbZ4g3C2eIFxan+fRB/uaZZmjhR6kjWltjEKOqL6y
WOAc30W4wGSuKeZwuKroRyE4jfNx6CchJgSLcSEOC2tzcYDaLLQa9siyDn/MiLw02sAKRsrNf30+hyXXis1Lgsb7a6FRNlbrRY2vgxhfw11I8HV4lvh6yqDn
AwbFmoY9uqGp8fXOBL7e4TZesfj6FUFn293GSw4j7Jfo14T78ehB3O9RV3cJIgBkDa2uSqDsw9ZzJgyD6PyYPbuy2BVdkP55Yfrn3M4/T12xip+NLpis1ewt
tbq9XIs8QVRz4zmdmoyTRmEOn2FddZRIMDUvmjcZRVgSk5PNSXbmiKz/4iqax8byWoYYvTrdVN8V50pq1uhJap0bzZv5ZfMSL5sfzZ+kp2r0TrysrubU0O+8
iE4iztGC3LBBR+5gwHjZyVE78T05FF34TRpEZGH83hWTBKJvot/JOvqOVlHnMed8gQU/kmXV5hGH57eDk07nwooe8QdGzVoEC2BSOmvF/cCjLdJZINKZxaPf
ndK4WUtnQUo6a6EU254V6SxFKqx0Foh0Foh0lsLUQikOa0phxbMgIZ4FWjwLYvEsmQTf0IxFtBkQIHNKQWwSVN0P0cli6ogRdcTkPhpoIeKBoLX6QAvLK9hX
/faxuzMwpQkkPBBj5jO4TSfqZAkJuNqFo8I1EAeBJjORAq6OcOinHaWAq+figIWnWplu7JXJB+u1qNak/9VpI9VpcdcbbJ/Vkp7oEC9hUZKmigOOIVHOFYmy
LhLlPJEoIxIWCUE5LX8/EWR98FmDrPmMkfUhQdaHzg2y1v0ysj50Rsg6OFsGO9A6AlHfTGnR76CScg+sXuzW6u4edrbKwqWJ1dviaMUFJHYrqSCB0HbEKe1U
MiKEuEd9y2j1wiCwlFavFCbZrpXYE6zsJsFCmS10BpgzkBiqRRJDlYhu7Jagqx4JuipJ0FVZgq56JeiqIkFXVQm6UqJI7BNF4ixRJM4WRWK/KBLPSysSp60i
MeGt+dOUt+Y/hV5hQ2a9b52zEqkTWHT3RXTPieieF9G9IKJ7l3E6EfUFLEaivmDBpPSjzZqFyQiWgeQfJKTOoslsoEV+EjrZ60AFnAcQXYhqgX8LoNFzoKV+
f5l6FsfcUucZJf6vrAUo6KWRl6VhFimWhxG8WANdliUy/CsMt3m5TnogvPR9j74q7oPZxv9u50ewSsDmcyKEn77+dWG/ORsC3Dem3rz/4Vd1WgRG3YfFudAi
7/VaP0E7RM0k1ClG8u9DqFt3FkmWlE09oWW6WERY0yIh3BILCDfTaYHlvrgWGES+u+j02L7jj78t+SJ4QEtY4DPDGeHUFuJpx0keDrIJTKQ8ZVpnEvOgt0uI
eEzmY6+4/xdKWKxiBgyIcWhocZEpMdGmMEFxBHkEVt1poriLWs2ZEzVnXtScBVFzdkXFi1ljW7yYNbZFFCVV+BVxeIcG7SmnA2gZVGnpuQVYY1+2wDrGAcBq
+OSJh+7XknAHQE0KPyRTwZB658jj93/jjfsvE2DBiDvtGGDxpFmRdmZYqbOClSewygissgwkzWmumGqO/HLwxq88/YtwSDPQQ7cMNRl2kYZdv743mmraiiaG
2b6c7i3FQkA3Kstwua9iq065LBxASTiAHuEAujuri6E3usiExFdFEd8P1goa+Kpo4PtEAz8LhyXCTg0lktLPBBcmPaBAs0UhP0sU8n2ikK+KQr6SUsj3pvM/
HFMt2cHM3yOnyVKRTeap+M7W1mx2moyf44QVDMdEPL/XFmTszRTP/7PuuFLYKTdOduZzCj94OzearO6w40kgM1ePzBXOwB8kBomoJh2PIc6HjkddKOyhIYHG
Hk5qNXYgm3IJi/rsIFzE8YCLzFVwQqZVScf9LjHfdNyLSBn/UvUdl8bnL3C+7dKyo+Met8bv2+3S+vHhrVersKs0wii4pQQXVZPQ1rrq6oYyjAa91l7w16Pd
Wcd1XeXCH/a4y/kLy3BBrjb64eKFzeo3pgkQ1Th3tB9VOas0MYfVBc4As9809dKBkiB4lx1YYSPYqhMzcRC8D78PBtRKgdOIgGlIoLRcgLREYLRIQLRQIHSJ
AGhQ4DNfwFMX6NQEOJHA5nwBBPZUVQsU7LJJwyovcEIWj8rAHhk0sZ90byea2yvNmuaWdVe5oDG+H6uGOJqEpKoQEh/SyilzIQCERdKjNYVXs/VWNY7v3mSK
BcXPZQw+PXWFWJQTP/sl0L4qvCKxhXFOhU6zCeeexDB7ZZAVNOQA/A42V0R/ZVD9qMwe9x1HVpGRVWRkFYyswi/Hi9j7CvIM0grTaV5gm37P1XIXPC7K/Dr8
CsTcq53YYSH2eXLEzTJjpw4P1fJB45En8Glh8tMQtJGk20vSPxcK+C4R5hpR42wvL3ea67I0m0LQvH7fY1X2PmZyMnoJI9S1lNj3E3q/7+B9OkiClqzB95Qs
7PchPNPAxlzYJxc4GxkfXKo2AR/ktKeTjwSc9ZzxdPKBwLbB08nn0Elfezr5kKVh5DeeTj5sZUeQNRmhbThWljqHcexlG5mvuePeqNLZ08lvTHH/4svk2KSR
oF6Zlqt6/XNnO+z9rWc+6xkqjPL00A9Dz0DH56BPoKEfUbWMFvZmkoB97UTis0C6X0nDHtPQ1A07OGk0K+G5GMjXcCwvdb6KI9GDCQ2OcQYPW2p87UAiHb2m
G6ZNw3HdcEz3fFT3fET3/JzuOQXoCgNazxeMwEYEZiAaE5PE78ShO2wGRcAp7R8pveXqOB6TtMaCPYecGXnkGgdi8VB0RK/IADXrQVY9CEGocl+A0OnB92GQ
C9m787mQPddRKnJ1dQikKHLfA6HTg0BakkymSAGfgdDpSaYPDyOFqx+n1PEkpY572kRsStNaneIDK/iUa0juOCdyMsLnWEL41AJJc4nkrwOWmy6KcKIVY9fF
wghy2R0lTjKZSaY6Wvr7rdbhoT2PzErJvDIibtNDNZ1cJiceDnlJx1KQaIkuCaEIJIQilHQsRXG+5hRHF0qKowskAcv5oiXrN/xcRT7PiENiJkw0MH5jndVF
nKrJt95tRG3XiZvjGugqkDLHXY2zFSzFsRM0s9BxnpkquhUSm0jo9EmOtj3PjFZ55D6hhE6hMID5M2MAx2yc2n1ZtxSvxumYne2YT8wX6cdP5xPz4dnOVX6G
32ZzoZ+M5Eou0NKH5BAbkSkbkklaLlN2lnMFzod9Sgdkrs4TT9PkyhyUJZdMdOS35xDDwuyLc4iR+KyWKUko6SGhZB8vTbhe9a1gNQEvzcPppVnquDQ/yXGe
NtdY/jecAqltafptS9NvX5rTVjZ5OOMGG6yWLiFpxcUsWkok6NM4HG55Ohou317I2OcouHwqCi6Peh6octHQzmRO6VtbtV5vOciT0xgYraGYAgqYIhikQGe3
I/aDJs1BTAju+SsOBgnp7A4OBila1WEOHgNYZ3V2dUKWYOTYQfDU7VEe7vE9cI/v5mCzDu/PYUaQWjzfyK5FUle1zBmM8tDGREhXsIy95guImsqjUnA/HcLF
xEGjsrFDsjl8p6SMEUDI1ZEk71PCac7p6C8E37lSyneuLJJ7r0juFZHcqyK595l1nbMV9vKyFPtE7q2K0FsRibdXxN1ySiwvpf3krI45IcZGnYtn7tmqi2ce
OXdlsQQtthXGonlAVY7cDDWwzq4EVnZthxJYIniigC31bSVTW63KXjcp+bWgakpQRVKCKupUEmuNLYm1pqUk1sd86U3y0ps6lMj69tZ0iazW7+tYImv0HKWy
vcgrXeaVeEg0C/2m1BfffR52jgru8VXZKkdUSwR3q/7f137ILHLnRBORF5/NUr0AKfFM1doxK5Qf5SwtOcSnc03pbGniTnGqaNG9ZDlbEFOT15TQkRNKCMm0
EkryihJSclwbQF/WBtBj2vB5VBs+D2vD5yFkbiDy8rQO1XiKDaALnCltAD2oDaAHYPg0if9djfE9g/ETF/zYXomwG23oqpyBBXCdtsetkZ+36J83yc8bxAf6
D2Ozx3WNe/8WKIy+T86IXW4UgI2g+V+prYjGVd+42zdNww7jf6+968dVi4ub7pPTQBd0bmwOAQKDEzvVqZRTXRk2v95EAoOZBKBzJcv4IsuURZbpFVmmIrJM
VWSZvliWCWKS7CFbSpaWvaHG/5JVXRsSbKIpPczlcTJSHkfTXQ6fcNh7F9SO/v3+HCgpoAVezZ69qO4UOVIgnA4epyioF5jOLBolsibZCbjuV01j6+X1rkSQ
LrNTS+qsAt5ilMFtMbp5GAfyHFTHHXvQsksMsADnRtmhHcKevcYrDijvo4Z3u5EzDgDrd2n/ZIlxzoFod4Fo50C086d/FpNJZLnIqgpOwlAa5e+S4eIzYzdv
AMNPRfonas0CTqZie5rF6WpncQrM4nSlWBzAi/4xi8OQcUqPmY9dVGOJdeForctD6Y/1zOLkUMDDQQUkalrHrE1wNmlquF7IImHbmOvJmgKFoeV6QgAwywDs
8EkOknRAJ5Pn6PA8ZGtwNrmlzNkEWPFdmPCuqADOpgBHH98W44w5y4hV+p9KcwxaL3mMAS7BteAhvmt4iFXK2wDakDGVFR2prJi5UsqktY8/I83JyooZqayY
KkkYk6LgNcVFDoHeI0d4ASgT+ldzrS1XdoxqcB4fFF3TV+u0YG8BQ0dklc9cqZ4G+u1Y+pyufMj02onpta6p5uiOuBcmwonX6ZpsH6XXfum1X/ca3OPakaY5
ssKHcWSFmQqVcnuqUClXwckwmOB4CFLqagatYBk0KRdji5QWGKWly6a5wrQQTixvTVT9cjFAl7mIGnLa0CEjYENdQrws8hPljdpYmgJWYl+6TJlOQ8Vp8N9I
pcHnJFU7P3ppsv7W0mS2olgn9vmAWfqtO0UyurzJNvy3Npqd8n1z+1d/M0Vo2+eWZb7xnVKEdlAXoY3nN8mAu21FaP3Tc+Dg6l3gZ81/09x7JokO+FRNnOzc
D0pRukHEb6f4anRS93lLgtLJma9X00w93iA93qB7jNefb6jXaV/ekWl+3iCWVtQSyiDbd7ngDlMOV+9qU8/L7OpQdnVocAVjKKcNQ4WModZaDLXWYih1Jm+R
B/kpxh1/dK4xMa0utlYFv0qC6ePipSjTtnIJEq2LtBUJteIgsz4TCCXbjlCIvU7iKL8zjgoFR4UaRzkJNCTY5pTGNl/ZZLGNFEK0eGIrIKS3XyZZWhQ2OGVt
cOtHu13leGDgkDaqirnx2ufm6qLiGqZshcTHd5g9BmRy+jJIQhR8/txWNOEz5plVcB+qeMb1v7qsed83HdsSTQsRZVI6oZ10q6P10OTP5kKZQAX58j12LmpK
0AyWbI5DVNjWEDQ2NMamec+snLNMlaIQuwTiKJdwswqPZDoo6aiIVBtEgkPEuoT8MV/iOeziqDBZmXxJ8cVxvhggxXWO29n1yrqY0hfM/cvbiH1XtSyLcuYS
174yb+lC1dMuVLBEl3eb98EFgVlEhUMeL7B54e0baFa9W2lX55A5yI8ytYDzm62Nsrexh6lJ1hjYUjZ5GqGtQ/XlolfeoO6IE3e7CesJayDSMYU+n1unvFAk
5DyMlbFTnk7SbUoO5YxDXl6HJbBDXr3AmcB1qrlQghPt0wSbq6T4M9eiu5ZDDANkL62yVtBn179+5pqRt+7Weo+WY1DxGHeU6OwSZrTL7NKEtl46m89tFXbV
QVuVzriwIgnv3ci71Kc/oafbcx3xYFAm6wxULU6nFGqOpE6LVQ70t1sLUlVjJo16gVV7kPSmp72LLOpNx6HNWbzYPccvznR6cSb94tN1Qh9hunE6deOkugka
b76oTAbXMP2TexfREq1jRz35JWkaCib9Jsn1HyAFi1frJWh07oCzd2H+99VnDUebrwM8OB11cd+W4R8//cLzJ9847zNI8Ta85C6a3tLt++JycF+kC7rXHele
Q85VTT8b6MI3X9mQIInvbWanss6P0moiBtdNNFStYbvXVqSFl6pCisEAfEbAtL5g43sYzFyputgJzEVpthPe/iLtRxZobw6J8+mN43yy7IPQG5UjsamwR82m
O9OFgGIP/z8QvdZKUWuNiLZrSJRfy0UntkRUXYtEk7VQFFmXiJ5sULTW80X7VRfjSg2IUlxr2PAyW8x//fgq6w6d04GrNB0dmlF01OM6dzQaKTqKO+31IKEY
q4oH+Icqxg4YldV+NUMNM6DR7Qkd1oTS+rHZsS5rXDUK7CpfEB2XyS5hnAOy2jkga5wDsto5gHs/muj9cEJDdkhryOCbzE4B2aRTQDbpFAAVWQkqMviW9CGd
p3aN72HNGAEl0Pqybql1bj38usWqFYpVK0hZtXrEqlURq1ZVrFpdYtXqW5xMVqGtWkqsWo5YtWZ3TFax39ryfxj4BaJHiv+5nRzKebU6xvlW6oJLlkcb7dZf
z9FaZ81fwcS7nc/KLuyDvGyCmFBFcaC7K/SKth/T8jzoM5douFT11ov7aAMEC5xyvWdfrZQMM13glOqBrqXJqaGkMnun9BV5OCqVIWe5cp/qdJ/S9wXiQKSd
maIALXmTpitAiUtCdd2oc1lCBdPe4ey2b82Jwn1baB+WGOVtYWNY73VwqYoqwyef/sf7/z0ERuy2ePAL1xczAa8JXM01fuw0xo54nKe7Bzm6g9tAItfeRsRX
skoxAgSa85JAiMdf+LDxF2T8hQ8bfyGQxALx+AsYv87rANwvo3rx71R6SH/yGU77oQMrMDZQEAyRbkXiuEMyvt/aEb1z4t8e9tNjuvn6osff0uCLGMXh3/JR
/MfdL7jpQaziQaBd58Fv+36u8Gwmjr+Z5TXFdSDMhUCY0xgNtGCAvLgDlGT/CwYI647GACqmhCSm2OQIUuazEJwBmZgweNtg9jHTsM5WzwTGXB1jcbjajD1g
AyaKi421pWOGozYahN52J4gCR5Xo/jiqpChRJVDKcgLXmCbsUGdbLbOgq2XKq/I4lTcR7saLEh4J6clie3JykqzPN0nEr2ddbz3UAZFzXz0j/u/RXUOrpHS4
M/LrTRd/4eq+d68wbvJLfrdpbnOW/HOznqXzU78e/tTJJyebQPkjb6z7+eh//sXLn56M1K56dlfdScSt0sTGAaRqVzNi77pdUXbXJF42yTd8lv88Y984fQXu
c0bK/GcjtcsdD13RnMQVNVnP0uWBpqL/focuz1791KzVT31OP7boB5976EcX/GDFpL7jf1bgMTxxYuQXf3rlyc/TlRsfXPfYtXd8bYU8UfjzPZWrek9+enJk
x/H33jr+Zg1PyN9mM8o8MbzortjzdP2Tkz0x2dKQWbNVA7AT+BLAo74+MH+czeb83Q+cz9KmziQzxbuma8kUT6L3+1BtZZLQz9LPFPTpP7ZM7aIfHwu+mbOG
b+YjwjdeLFwwZKdEJpjWDezO7cSB3cX43IQtb0hcX8UaKmVCG/4777vEv/gbsszLaD5mQsUBASherYUZkli1lgPixS83am8+ODP5F3nw9qDDQjj+LnCuET/f
3xOP9pG6h8aVdVuQm5iZ/NrbSK4ggk3MnSiWijE98IaA1/Tdjs6hitdKCtNuvipSRDenH2aXQhS2HowKxLoXhru31ctwAo/yOK1cX1RwQYhKl3lRQytkqKEn
4nxK9OFRvUo3RnSjK57Fo+JY/Gd0cJc6t9DBA070YaG9CUa9y7wb5JXXQeWrv7Uq/q/0pcdZ89PH13TNcP7Wa4sFkQVRyxumQBL0ry66/8fetQXJUZ3nPt0z
fZmZnundnd2d1S6op7MPK0uyqRTRKtgF6anI2WCMF0qV4sEP5PJALX5AIFM8KFpR2gVBIFnKOCUcbEuGBJXRmlwoF0lEtAbiyFySTQIEp5RYOFyURA8KEPvB
SpHz/f853adnZ1crIpzE5RfN2dbp093/f67/5fuMNgCFnTXzXeWSyhrBiUzQUayu7Cz5f9J3DOGDm3H/zhB2xAh/STlcRyH9fTtDr/CkCKEGkQo3wDoHIT87
pxprId1gkxO1+2HIMPylIftL6fjpRl+nIHHQoFNWko5tCrGaDcLLJ+DlG6TYphW3cExTGAuKaRKIYvqIFJUU/SY22U6QydYaB2vNNiuWP9Gk1ZI//ZNWVAVs
+86wbH5UPIRVvvcX+dxNEbqViy27l8IVoPx7VVj5PYLVj7hp4j0R3AH2Ce4Bd3APuKUg0wlo72xP7clHTyRKJQPXIwSrhxrVfj+Yl5Oq2En2pf87svdZ9oGU
fY2Cr229zac4fjVthHny1Ot+2ZFzjCPnF9O8qicYB8YsLw8KxcioO44lHAoH1xMGeSZ67Qht7PR8tsvbeW3Rq7ZQtavso9YMAmxTXUwCHE4q00mVzf94Ewq1
kVOg+kQvbexSD9MXY0HtpRs/n8hN4m1IUztKGuh1vwPzpxT4Ylyf70R3MW2gnKyi/dNJI7Q6VWwkF3FQEkdzC5C/f1puAjue3PQpKdXjYE7NxRTwhh2pPPfM
whAdXhtaRUJRFiltr9cv0vCCREqdKTRIGark41EfDntHpWNdH9pFwYUcK0pSDWFssq4mg6iUZV8cQpZ9R4nHppcsZe04GpWnXinNgKUJEcEkCkl2vN6SHMUh
APNepyHnhi5BfkXD7mG5ajFvnFy/mnSARUSXPLIGtfxU/j+Uce2CZFwDUlltVRnbSsZdnbPG1GdSwrgfopU99DaIbQ3RaomyXaIBc8QqvVJ2Xo9lIkvVORKu
lGxgCPU7euYjFD9MwXUEcwDi30IQxwiHHbWYg7jJzgAkktYnKZE06DhzOMjJJ5+TArlK6pAjDWOTMjX9D+XEunM+c2K9WnR2/6hK9J9lPQtFNydCBb0vHIFr
+4hTCBRwdCb1o0sMvuZkIBMon3yCwSVQ7t8GLLbshieXmCsru2Efyr/zNbrhHKAJQuLG0jecfGGJib2yG06jfIyf8AbK0TbAUugbvv/6EuNTOAYuhZO+/TWN
S+GkdYKlcMyUsCWj/lMoP8wPeBLl4W0A2Mjqv3cV4Wxk9Q+hfO4bfJJDuQWsjbw+MvYWjPoHUD7J9edQHt0GHFun8yVmXn7jKoKzzeqfRfkY1z+D8ghB2hZ1
cMq44TWUH+YbXhYsoWXRpYMTxg1LKB9ZoBuOoVwjoITshmNLHB2Y3XAE5XOLdMOjgrV8SHQp7aBxwwLKcw8pw6osN8ioWlTaPuOGO2TxvYcUPxR1iluKGrsp
r3sj5LmoAOuctAnAuoK2pvO6U5Al1/1FWRwEDGxBU9vzupdBjFx3C6t1oqilOK/bgkCOKqprJx2iYMPOA0heKk3KXcmZr9IwKheGUYlc1TgLnt9HX+pgClq2
OBKc/N7R+/v5getqgWPilv8c72FNhWQeUX8ncl6ObdkN6S+b/Ob5/6azV1N0gh1iKq1GP9zPMYWzqn41tbZap1Fqy6NnFtZeSp9wZtI7drG9uST3fmRyTst4
+VGyO4Oe2rglHZ9pI9bN3q3wae1046609CnCSJuN3d0q4N1NN86k5dvlcRVC+M/9BMqsMmjkezqxN5MgaHozYZXYyjsYyNIGoqeoyNIIeRGxxpA/MnEpFgtJ
CflmWZcEhx27oM+iw1mFyCrkZ0R/T7tnsdWqhQp61E9qqXN7ivlY7JpJ9Nof13bfqojmxuRig3C9MCaXewhk4oCpVbHjdGGlIWpVqh0Dj3P3TOz/vMPvxMtX
icIowO0ir03hzM+uYRAbJ156EI5b3oP+zd3MhVeS8+vXOTIoKuTx/76g6CREA7SUD1Zk8WyFsDwVEGAhfoFCC1rF0IIWhxY0zZhxhBYQaY08Wpvt6ihzFa4g
uuLmRFfcnKj+jBD6LROhY17heBd6cVbL3TsrI8ReMOkN/46unxLCm1VZM6mY4sbG09mU3j1K7N2JszudvU12POqG5V8e3UWE5eikcoRTF0QCD5xfnux+du4B
j0sUEwMMN4w+KavSVEi5w9fK8xgygsvY3OymnufsIE3dJK+U5ZEf8S6zM7EjH8Z7oPLuuHQTriNoLS7J6xREgS7E37VBha5YKs5pRSjbfiNqf18hPiCaWRG0
XwTtaXF8QJMD6CNsU7rCBIIMv+d9hMf7OlbAiNV3CK9MNvvq3at5KHeyG3GaH3cN+x2n2EOZ+StD9lfWNfw0+Ssb7K+M2F9JwGMf4fD8TRydP8EuzXF2aQIA
Wr6Vshnb3ZmC2X+dL2eQkMs5fX99EftL2ij8lFgj2p4wuwwr8UHBqfcUuE8lOC7TAYrcH2A0KkLs0o2dVRdO6wunRA7MT4hdRuvLIm+VHJYDylm5QI7J10zH
5InzxO7Xs/h95ZiEtxLjgsCvrEK6XaXgmKyxYzLkhaLOjkmXHZMNdkxGBfCrPnZM9rNjcoAdk012TA4WHZP7MsfkM/2+qw7bomjUQ8iM4rrHu/sGNJGzi8ap
wWwnKG8FnYXgr/pkTxUfE/2IJoNdgeCso0Rk+fK6FJBdj3lyE1m8PanKk4c8lFYXkxCn67o8XY+2cT4IcBSJboN3kU5XgTxa9cfyObfKnmwvJk2cN4Kjc8lg
duKI9reH4lAeltvDHSmDzscPdMT+u9otORybYNRpdt5/39nf3hBHR9uDnQbsiUasjtBWBT87nq271NMfpaLY/Oz8tu7Sam6rajF2PneOQSWh6GCA1No2hw9o
YuFBebEPmlGvo/9D1zYuweXVlMLF2S4O56W4rF8Je9MV9yilom2jx+MpIfgT42EEsshi3JJqqe2/nqI+MBsO4EOiV8gC2tRGi4ZUUHTgscS+RtYbpqNqESML
kXHyIwpfV1dH2vzK0LRUxgh6JKz++fUR5oPv8eJYSTaAPUf+9k86oN5OD8mxb9PuqEJ0tDlPs57R8QXf0gQPPlhGK9kdZLZYW2xNQxD/jivmHele9OMDSfMx
OQpQvKtz1d1xc/6x2xL75tjm1dRGWOAi1uXPH4XGOqU5uThwMkz8aSynlfR7YhdNQaaWaUspR2Hl1vQlC0vW0tF9GnkFb8PgIYIZ5dVbgiG5Kbdf0T+oxauk
Fq8SL14elh0izphg+opxAHggTCYAJEdbrkwewmQG8H/IT/awqo7gpwksfI5tl/qR+/PtTGTgz/AbpNspCBroKVoTejLR8mOjv13QkiBOHy9ldlki+z6i/n5U
cOQ3KXqByKehbv7G6LfmP4wvJEp3tcXPXlP2k/TYj+6k9zXe4L4P/Q3os6P75xWPVv46vd+TY1MX7ERcSGaPfJkHidfdeJjUMEfrnJfFXJ6bFbW4UNTi+sI+
deEOphrfDRp7XslvUdsE6FUt6J+Tu4Q++ecAXNeeik3idk6odpb0hafUBfQbtEz9Jj/rZ22i/6QDqv+cttB/LjO4yw+ZiCYjamOg9wI2YhPW/np0zYcF89JD
CtghPIjfBlkNPEBbQhjYMswJikvdtqZQ7j6shUIlCCUgoQQkFDzvZfW8ZfW8F9XznlPPW1LPO6afd15ZqUeRrAKWVRzR3CSnngEUbkUwu9wH+LSB8xSDxdoS
ReyxTfjAeNvLGAFzCwNcTjDU6Tgjk8YMjDomtz943xVM8XlYAG0IS4yL2oMf3lf88Nke6lsl4eqDxEK+a6J3VmZNeGKfyC+qcf2HRpawHtv4j7ZTGNuCx7bF
Y9vnsR3w2K7w2K7y2K6RqZnTRaTcBMsto3BGpdOCjlY4bKwcrw5f1uOVNrzcTomQr+RXvFac7+EaTYFY5GHXT+9d4/f2yVrsEZsJWVZw6Jmwb0gQ9H0tAtKx
w8Fhj08LZNd/kRYYSEzESlZe9Mqd2rGs53JZDc/6mPhHwfL4rmCBvCZYIi8LFsmy4InuDcEvdUqwNE+KNoMEoFv9ER0XsczwQxf0GkP+KgbLMypyj2txN2ky
vG7EhEp1ZlIKGXC1xr3R545X4p6WdyiaBlUX+qbnyi34Hne2tMfe6+7J7c09yMAJbVYRgFP09FbrF+CS/jm7KffFtPk9y+EQuBbNYfsjot++T023edk2ytpF
EYvNjp+FEPwaFt7NToRzrs4jrQHqywLRuIgr0R9zSgOFE6qjTp130XCWEA6/Du7HQaBCye82GgUmp/wBi5IFM448VHLaMuFCxowL2eL/k1UMIycZ+ZF+DD68
OsUyfkbu7EDamhBYnvwTnuxA7r3S2RlmJ0c+jv7awjupsOyH52Gpq6TNtqh5RBkwIw8kJ6yZzRRqXwGIBIpIHd1OJXn4kJ1iE0XdI50U1xqUhIBrTVlq0bVB
Sr1AaSjPA4CzHshkT+LhdXnOsInMuREPHs5wNR9JosPt4Xgwjg7JM0vzeBLFUTxk/n//YbmcD8X9h9qkzX55f/9hFXzyJpDxcTe1aVyjphrxgGzPuI6HoK0G
nmDU3hD3M3X4wHGcmI7TheG4IZvpazfIfCrvGow3gNsxHgZVuxzZlejgXegYlR000AFaKq89dBft0JlcN5BilJ0ohIzJeVhdUz/n5lg/l0r9lBW5sJffUVHV
jhlqLOUtpifV7SNtnBcIWfyYujRK0w9y6fUSUOMMep8xvkqcZJ/nvpczS2F1yXHErLvX0SP2rAnzmaMM39SFMnxjjjL8WQ58vsFEGZ7uQhmeylGGi1wy6SeK
uF4ljeslVhKZuQUwFo/BWHwGYwkYjKXCYCxVtiQpTBmNw5WBA1UZkaXCiCwBI7L4jMjiFRBZ3CIii9lcPpX5Kh+PicpKiqgM0L01xqIPGYS+noHQk/GpxYix
mDxCxo+tMX5snOHHdiPJOjnt2NkMPOhNx7FNDS6tQLY6W0SgdBlj2TUmJHEjoK2eJ9xgt/POM3/7wg9CYAa7wNuZIng8C+y5Ga6ym+Mqu4yrjKoEmGUpoKwT
Cigrw1N2DYjgIliWbxAZFLXus+EwYq03Wd1jrO5xVjfhRm2yL2dr4ieQI5oRB2Qqr7HKq6zyCqs8YJX7BZV7RZVnbeXadlObcmdTm5LUoeiQFV1nRTeKijYR
guPwEVZyq6harimXjo4z6cR02i4C/1T/hNVsr67m5S41Z0p7kfCd3c73//mVd795dGSStMW8SG4RjdTVtEhuFy2SmyORykqE/AUM7P+falSKROKmEnSXEru1
V2fthedRnZCqKyrtpT6nNevsyfMl7FU3RDUTV6fJmLmtxM+AQAgLP/ZV8hdK3RggynAdaJAVcVHwZoIuvJn7jhNkFgzMxxXezAARfw1cKN5M0ANvRrU5p4zW
58WbId3CT1DDLnILAwhPAEB4qzXOAMLYnxHZQR+THfQz0eEAEx02mfpgkMA43PTOjND8z7L1mxOpfPZdlJjMmmgG15P2Zyot0szSiGeC3WEY6h7u1cgwX1aN
5PmClJzdiis3K09qoHKmsYWMXdqtEre5ii8dkVVk7U+qrH85R1+bYQqM5JgCboYpkAMgjqA2pWuPkAeyGo8gUTuQeyVCdCHIFOJiAZ/nA3MmwFWGTTKB1AUE
bhqpvSNMHgJr/7fx23+F9Zf4HbjCes5mzg7woMDif8zWtI8B8QX2BLynhecmWnh4GVtWy1gR/n7FUvZtNSu+efIBZ7LXAva8Rno8Pf+Fv6p3r2DZLgaemfSt
r+iwj3L6e8z4s2BQqDxo5+xs7wmDtu2cJqX4MpMfu4xEBLB8m8Hyn8pYfio9PWxnFKjVacXe84Zi7zklOLvvpGLleU1wz31ZgWItK7CsFxU41gnB3O3PEZgW
gWGNKjCsMQWGJRQYlqXAsEwsyTzHcSQDsFVTFPV7/r+c2Zs+UiGm2ms3VKhMGde8xapgrb0EP1H7Uvy02hv1NlqK6pJ4Y3zp4UeSS55O4myrgxD7vHwdRSAc
lJKuEymJk4GPvTu3mkfzf1Xea8gUB+O1RL4apVFM2J5jKF1pY08qn/2UnZSY6ai8yTlkJ/J/fP7joJ20ryQjEt9Xk6U2lYhpPS5vdo7YcWn0adwTZdWanCS0
6tt9uEvWmb/QSxaVsGQN05I1fDGWLNUmLVnD61iymBdpFH7WMfnJGwx8NPAkIVSDskL7FVlSvcre08sZFf4yRsfdwj7RCc7ZxG5oiP2sNfazVgqwphu2GelD
8Sj7WcfYzyrYz8pJRDD3GPsmThXKjTwGHwQOijmHwnbFoSCPP+9ymkT0esYLoRH8iA7gckZ7c4kGYguXxicJ5c0lGogxLhFxBZVqk3SedRV4CV1TOCrqNZFw
jD6J9+B84yrHo6v3/rInolXhDXsDHOaYZEayssWu74uI4gcqFRyWX1+67/HH/vqffnbyg2L2oSHKectbOj9Y39ui7afvnPkiiJlxn5fDPmhTmDL2q4x/7pXI
VW6qndfFR4B0igiQagoWxSm4qabgga4puE9NwZGaghtqCq6rKdjqmoJrXfiPVTUF+2oK9tQUHKgpuKIPB1UOTbicU66NQdnHgzIqZGWr4AerMChrhazsKg9K
nwelx4My4EFZ2VY0QyC0xeVNaUm/kOL/cHbhYGoSRBDphUPRMLyg4QR7ASpSyDlFtoh8++WAr5tQ5BnTx2FUldJKrPhShnTCFowMcPG/1ohjSt95/v7H3fRf
z3zxC0ygmo1Vg0PVVSFN2YAmHlVfZZW6Jr4CeEuKwUsL8+sNXgo4eKnCwUtVDl5Sx9WQTU71Dxy85K4IXnK0hrP/ynXs9NCxq3VMlnXnAwzD1XTsIggQaUWk
Yxc6dtbUsaNyUFUk1QUAoF5oOBXmvYPFee+Dxk6hqeViU+sImnob4VI0hzbVHDpYYDlcBf10lQiqgCeRCk8iVZ5EajyJhDyJ1C92BNUfFGgaTuXrugGMn5uV
PAbG93S89BkyHHlkZZIv5nXOPv+dF35w/wjOS16Oju9llqIS5aKoM41vGEG0A9Fl1HhKtPSZJchiliCbWYICPvJXmCWoykf+GrMEhXzkrzMvUAMpmUCNdxk1
3mXUeJdR411Gx/e0bYiTpLXRyVfo+D6j42vQQnkwXCJ0fFfB4u9E6Uq5ipsGVWdKcyRhAbYZJZ+/PONIKimU/B/z91a5z1/OLubL2P23hX2CE7zHHWdndMzu
vzF2/7WYj7PJNJwRu6YxFROeSJlR8suMkl9mlPwyo+SXDJR8mqTK2vvRPX147KAuZyj5roGS/4qwRY6Sj/1n7qem/WeJ8KPlZN13TwZEVtiAepsoctzjadXb
RLYdDwbJCn7ICw2DZA0/MCaRO1jtWEPertZ4r1rljWqFd6kBb1F5CYQlssfm1DM2p56xOX227Mjht+fCB2CBwNAYgG89c/8jP3xp7CdnAG4uDkBmpYAzYm9q
xYOZr/dXE2+UBmYq4sF48NDTydBjsTeKM54LH58crfz3NT8dmxd7bB76YGuIjnNlaklPU0t6BWrJn9BVhDlWdG/OOFZc5lj5aQ+9yD10nKEzCThTs5hBrPLv
pv5bZ5IcoEySL3miPLuyRxsAEXnGJ8drGsmpubvQoRgjh6LkYufmtp1GbcdRcL8IoUiPqxCPkU9RGrbQme/kVpPP4rarVD/xiBAujW+9gnB0saObSZyZNKLE
IIpgd6oKSwHJN4l+RYLL1Kjr0xiDU6HCuOAAL1R6XZO6befOlHcfTtBasri2vLYT/9xAd92rkTFWkDxWDeJ1X0mtQgd9U2r4Pw3XJxBRQJ+BLbJjAmRouGHI
oc1f3nYoDwwS+SgJIG/KbMNRmMeEIiZ1YVeV+PnexE63fpIoJr5HsL7cMqPU0x8xB5elfTNtX74HMrRumUnk3uEzYZlaojBpeeKkZnxuBu4ZvDAMX7Kiz7lQ
DmPMn0/PMARE1DBsAV2Cqao3pMTrGcqF2yXr/ZIiuHGmwjIRK0iFAZ7fif7t7hxlY8L+bALo3STD7F3RO+Ksd1AX7+oaPiu5xEq2dNfQNKpyXqE5ptgzWnxT
k2+K0DNyw0JuVLGYOcBiy4fFlg9jGGuQhQOeh4yPktwPAo5O9IBZEAS0kCARPPE12MF0UhlV2YGIzkBGhhcL5N3blJMhFucQ2YOMiwZhFywmkUoDTwIzLaOv
Iw9rOh+jP/aOtgc6DUBsYCTT3ITfppGN4fXAeFhvqWdSvcrGMLLp11taLese84ndIxujgmFD2RhyBWuTqyEPZkTOUtimCjUT7UDXNi7pEL3B2OKMjGA+GVKQ
H3EAgNe4MZ1Y/EfcLwXMKRY6tx5poZxiMYiRWZWLJtIrhq8OiULDBAfoWRo02tEZCmvfkYMNGMCEBEa8o+tzpZB6Pr7KEDwt4IEimoAGyjBNAsMFWA3GBEV+
CWKcvB2F5moc7ZlfoP2BIJRsWyVt0NCkMaSaN+qne9GpDySDlH4RqPSLQaRfWDcT+UhCqXFIv7DM9IsgHibknqbsbYRgrCEI5H4ayTTVd4Y8DQxZMkfiIWFg
DTyOPeAJsvX8Lk80yEJ+8HHKUe5lnir0Q5R9TOPxOuo66ZbPyVkz/Y2ZdildfgSe7rJeQFaCWLBbAu1fjdycdMsO0ITJieE9OW+W0i18XBMgYiXsSsQOLIjE
z8xvckkpI7xgbxIswjq81frNpLqIuWXCvgMhJRP2bgY94R3BVmtPogGMAVqzTjBZfiGB/WD0VQriRT+EiS9CC1GvFiK+rFoI0zwn4sf8YDsbQj2au8DGaJau
YEquIbuuj4E165RKVwOwZmUOjnI1mJIIGFCds8//6buvvjiGqaSSowxfhwkPjl8kf8cNFbyforKbvvmGRhYGz5kGcNwRmkgoQKLWEI4uJGqvlChP0qnNFUQv
kQvIqISEbzdHbmwAJDzUcOL53MMf9C9vveQUv+bXV/ka1GRExx6fgo57L5whslveA2eJ7K374OyQv3MiqeP6AZFUFVQUbU2Cj4vrgbF+hXWd/GlcYU3LnxCH
aoGd/ZR8AxXlkn5UoZiRuuWjn9X7sn1wyPAzaITIZ6h76AsaXXeEmbtYvu/1/LrX4W23WtNtGp3/zd3VxthRneeZOXNn5t65X/t99wN19so/1sJWTeqC7ViK
74oAaVBKI9Tygx9UpZK14YdNLYRat97ghawaJ1qoA6a46SZBitt4W5cQIMioK4oqx0BkaNWaxopMQ6ibbsKX07pSJHqe9zlnPq7v2msJEVQhc+eeO3vmzMx7
3vc973ne572Z/d0EMhbJQC/rjho2NyNmboZwpcozePMLZiATvOcWbzkB03gSZxlCwjdr4DUXS2bMZgv0gUc0oLsv4SG4pBlrJEDSuxmdwGA7QO65u7td18pW
AvztZlKf0c+6edMfkB9UQEdJ/aaa2XqsJwOEltqn8l92+DdNlqry1nFC+vPKF3LkBhgBzmxnwwj05YXaQFQXVGs9JjhotylOmiR1cBPoQUmqSH1KCj/WQYgF
CJIly+Zsbi5yHusrmbdkwD7VMhaL9Txrgoj4uo6WFLAmrBP+X30GWBMCvJ97sBjEUXQP1oMBSjqiRmUD3mBA7oTc+GocX40DK4wmB8CO2jXYNz0+7Rdz4RkB
eB+mN4Ka7Z5lN8cLXFhClMFLb3PR7fI/nZ6qDHaA+cN/DLnUup7ylRmCgvYQevww0yHR5XRIdFkdkmf50jokgg6JunVIvNSuGE526lOtPnMq5X13PxRpeUmS
i+d6qhgzs8IrUTMNo2bqXWqm9tFUMw2qmXpBzdRyamYL5hdqExTVTONiNbOd49jCW94xiUlp1EznhSfx/80dlRXURBp3EkjJBCk1qeUs9UR6meM1mHHRTlGm
nTYZFVnUTpu1j0PtFKfaKUB1B+34ae3kZdopNtoJWPvo0tqJJ1yknabsCLq0U2i004Ybaz5+m0LhjBqqoAeiknNKKhYlECMx1te6WJSUHumllFQ9fce1bPVZ
Qk+ZkgolW00rqTinpGJRUiHerigpHFFJhZDOiJVqsQORKSmOr8HxNTiwwmhqvZWUb5RULJQhk0o7oremlWwMs4vKUXrlSQ46SrLWfIMlDu0yAYVaQvuIte43
FYQS2QyRcfqoMxTpRschhmOtVYZMQqHDOw+z3JKfum5pX65wjoQUsBfTFpabEmoMIWEN5Ksib0mAR1yyomboj0wxYxxLAb3wMygtjX2eJPz0OIXMfEUhJiNv
wPP6nWPAaGK8zS9JdAWLWlxR7gJBED2IGXlaehQIZs7IyV9m2AKDkqG6GJn+Mz0y32DMsbhCyfsc7aPvNvaxSpO30WniTgc7csMtraEufNWO5FWJWSu7MxWx
uKnhSFL6L/cYEhoUMluX1e/S6xTW7CrpoXt7WM6qNBmyGJpkBwK09N/786XQkPQIiA4+TNmsxGOsKwFUFz3JhfS30JZV082gsNHP1J/J+ttrK75xwaSfgbDq
4F7b/p52YFh1fMOqI/eke9mNyI+5I+x8+4ZLBxArX2qEBZB8bd9hnv2k/Bk848n0NqWEkHDphDtBM7VHawJ9W/tmktAwU6IxiXbeLTQ1uj3aDcPnTQmMV+1p
V7RUTQkrVAgZr+KnCf1T9a52ONMOWGJGIlqCG48QCAdSvIkA2QRYp0JExiuc981ek57c27hiBa5MFRNCa07M+Lo1VIlUkVxbvRgWGbPQTcFTQND+t6wG9CI7
rQp0yvlc27dhaTyoEqsuoDPnN8YlmP3ufuqG3VoIXflHURTKJFuiXlQQsmHxRkt4o072Rh3zRgmHWSdQL0ncDHvdRsjmTDnsBnAGgqyfHj5Soq9JcJlvQu2g
1owARIIeS3SpDmpKkAsrlgMFqR/xZ2oKPyQVATyJmEQiJtFOqSp996STikOZIUotJuWdaEfVzKS8G3ZcNLUjGjCCdDS0ByVZkqL2HVH7DtMHHKYPOEwfcJg+
4Ej6gOGVoXFq6vc8OYxL5mv0oLU9LJsB8ttwr4c3zGabv/zremkyUuhlGBe4/J9eihQOrGVOjhQO22VqR54WbjVCuKTGzBf4JfaoaY7q/ABVvQKnlbNenZXL
tabfO/nKi9888NoT5537kSjjJ63pn/7wwfcefunM02+gqcXTT+P0ZOT+9sj062985b1/WXnt+Ap+BvZlZPrnJ1/e/69Hf/D0e2hq5lIifJi4Id3QL3n4dyd9
4oBBvM8SNCVKCbRjzdeFD38f9EBzT3tUi/fuNjw3lJe/Rz8YypE0j+FBj+3Uv5yVB63FRi8TOr+SjH4OogvYbqRMWUXYhjGWMHF310Tqx25ojyYR6L2w7eMk
o+Np97juDRBUXH+n/nuR1WopNiIE98Zi6LV1C2M7JYM9UspeJqPW946hy6vIvQpdnq0ZbzIF02L0FcziPQb5Y8roJUBv5dwelPN19sj64W5DzmHlPyKwKCKw
KCKwKCKwKCKwKMymkQPdCH+gCfU3bIaQ4fqzo5DeB0Q2Eo1n79vjXp6PXSzjTDymPmhetyKnW7rJlDG7uVJDMljztQoXSXpdpNB9SOK46IMijtPPnkUMx2g9
1tyrT2Ehz5wE99dITpdS0hX2Tc2Xbz5QIKvrdcpH5csjOQDqgtsFQK13/ukxQaZKPZO1wE8vA0E97VyEQb2vgHTOQ09dQk9DQk/LhJ5WCnW+qoSe1gg9rRN6
2iD0tHll0FNFiGyn1jnxDcJAD39jNs3vTGaaB+aLYNkPeagyQKK3AJGVPTbFvBFxIPoMPHreIMHnDBJ81iDB9/Ka93KseziQXRzWXRzkTg75Tt7AHbyd2wnG
vS0PxoWW7xP8AUCYG5DkS/KH+rWSWOMyg0ZQmw4hEFLtcZDbmk0umKrELUR08nxCaB2WcjbQUJfQ0JDQ0DKhoRVCQ+NC0keN0NA6oaENQkObVwwNTUnt4x8O
+9hebe5Ls8sX/WLFr06j88aXV5se09qlm3aKuOwJmRQ3sBwYSSZv2N2u1Mh+hdfcjkXazilJ+oLAsQplT4z2YZ8v8ZDPV3vQ55te8PnmD/iUhHmfOQJzPmVq
1qdQ/UIxbeuCYrrWeQUx+FX3XQU52Oi8o1A7bqPztqLMrCiK+zlFnvEqzJFel6mkCphaCx+t9mhafuR39XweTVr4qGa5ToNrzHU6omyRO2WK3NmGBdMwrwiz
mVNZWtKs6rz0ok15kiNQcHcmIOedCaHhZpE729lp09kp23DCNCyb3o/nen9GZb0+qdjjMXxe8ICTXvZyOOljqkAuWUHS04hJdBoymSTMc9IPpcA4GRt5JGzo
dsKGbmNg5FbAhiRvBtkWNwM2JIlcgA1dT9jQDiaQbtcfw9d6W3gXwrH0cfdj+mNkm3MNYl+YvymEqSpE0BStcl4nVnMYFrKItp5rh1Krp7Efq1GJke7aP6l9
NckK7UwU8PNRxiYdcbpghkYdmaFRCm8zf7u58LdxRsKxIYkLJBzrtG9pSDgS/HRiv+SUtvRxSroQ51JWEVctNb8ttTAQKSswWeSXXFzH9BxOOT+cctdwytlw
yrnhlLPhlHPDwXynYZmyrB9x0bTczrl9G6f2rZzZt3Bi38x5fROn9fWc1Ts4qbdzTm/hlN7MGf0xTuhrOJ83cTpv4GwGIC5KU0zLaWZqJe7VLNnWCI+VSPoR
kPQjTGKogDF8JJOj+EDdTLMTMQ13N5hLKuOTQefz7qQPZBKyAgAM6yU0cSY0cefRh43QxB1JG4ozTOQl3mrXmyz2X876L2f9l9l/Oes/e03zbq/3lOni4yav
6hmTb/WksbrHjBU+aqzyEZOv9bjJ31o0+VyHTQrtIZM6e9Dlm3vI5at70OW7WzCpsQdMPte8u8rri1d/fXh5MTV2nM/zi1mrMytR1kpVuby/v9cvUK/slC3o
1rx/Pue6QbWlD2S9uoOu4U6kk12tdiExeL26d1Ky1+GUSIGDUhJep07js7VVnfIIrJQM+eA6hUx4LF1Fr8rLO3F/WkqvmhLiSJqNUb4r94m+pZW5rIW5MhuA
fc172lqHPssv0T1trUm/q6hKYRkSYxWgTI9Zo+Vbo+Ubo2UbZk3DBXON84oq+l1FHf2O6flt0/OK6fmconGh1cnszTmVIyq8tIHRczvPm5LXcMIQULa8KeU8
b4pu9QBdLhd5U8qWN6XcxZtSzvGmlDPelOKcIoj5Iz+niG6+SCUaWhWZVXVP+SjTYjSfUYecXxfPo8lRqwix+6ngLUIZzqJNP7T3tSvWUWzH/EHGPJxun053
XEhjV/S2A/IqjZJXqUXelrGtCkxrTuG/i6rqNuhfN+lf99G/7u9VVXeI/vUw/euY/nWF/vVIr6TqatG/XvStf/1Wn9+3z9ur/sS1/vVCKe9fT810mp2jJ4v+
dXdV3SmuUTblYfCZv72hXTaL0DC/CF3Ukyc0QNwStjK7F6GZCN7FFdFOro/upNq5g2J5O6XyNgrlrZTJWyiSN1Mib6JAXs80yGmI5UanA6nc6OygsG2nntwi
JUbLxu8qxVxg/Ogn3/t2Wvu2u6Awbz0xbCiyvOh5u6fN7QZdt9tzzv2Sbjjg0tUna71eqCizUHHNQiUwCxWxJudkwXK1OisLlPXqtKJ50QuV0azTZNS6puDX
6+kHhJkfEGZ+QEg/IJ97UfAzwszPyLyMXuo0JO9KSK0aZhRi9mLOZrmYntNh5/Me80JsOsgpkw5SVKphplQv79kcOJh6NpUuzyYUYKmsNT2rhYPeq0xFkTik
KBMHFYViQVEqDiiKxbyiXMwpE3dQlIxfeBSNCx5l47xH4XjXo3S841E83vYoHyseX/Y5YRtOuVEyzyaIezUnllMTdJ/aMfWTACp4HB/YSCgwGripQoYgdRb8
mWQ8Gcm0tLJOB12c7LnArOacnGVPCxyy6WXsV2sXxgikB4GUvHyP5QeSlnZo8DmyVSG9F+oR6b3JqFCV63M7R9wuL8dhhQrf5rs7PCnn5fStwcuZ9YzDceFS
Bd8RaTkj44KXM/hx99/4RXs5Q9uc1+TLNue04V1A0jBctVO2OrC9xjGzvD5iGxZNwyGP1zgoNEcfdx8SmqNtzoMee17wDKODcQLnPRbqJd1f5uXMezkvp1ir
QT+PLN0Y0PzAFk5dt+P6Pxr8mxtf/8O5T+j3PJ5++f3xNr7ak+4cf649+k0tnaNIlxPjO0qLrOdGR3TPenXIn2zpH4SyU2KkveOFmFXdAcOPxpwS47LRGVwS
sFPygHjQS3OTrdycmCbVdSQ37kz6uOHs5xETaTylqK5fUlTXJ0yc6AWjrpeNuj5m1PURo64Xjbp+ZjV1nfN0FMOLLsOLAcOLER2eMf0njEPM0fUZpuszQtdH
z7h0M0iChpvpsWyiV7KBXtAUvaAcYUWTDk8fHZ5+OjwDhVzzQTo8Q3R4HDo8AR2eqCugWLIOz6tjqm+f2ltKC+/6ORZDUeXLTpF6wOry7UhmoXXaIqnW980u
uaiZHVgVv0EfSuJ8MP3WmZcZo0hw6sn9s29/6fCz/+lcR2bDk3/3xYcb5PMCD9esu5ohKZjGl06mpnH4EqYxypvGS/9nKqg7vXnN7MXd2/QVV+Ti7q36cOha
95bkElaV4xSrOtzbqmb39LePdJv7LDwTklBN2MuRryl+u5nZi14u9bLH3P5nj+FzbQtIeuVxjmsbQcYVj3Nc2w6Z48c9zvFnPM7xJz3O8WNmjh+FHdRz+69l
rm90/srM8SMeZ9vjHlc5i5jrQWoOUxNpKca6miU7E4gMIFS0vSxjo+ZTtQpTjofxAbMZIZ7TSnM3xXqCAO60to7DyUjSkmdywe0OByC805+zlBdcWspZjwua
eWMpFzxQgYku9EggheId99JQ7qJN2EkzeYdYSYk8FK2kQys5RCtp6s3nrGRzDVayZ317WjDTcMjYvIOujQUMaDPm2ljAoLZlLlfswk40RHYi2Pn5SxleBiBM
wylzDRQuSnT3J/Gpe/6e6fmE6fkF0zM8CiyjGUdMjeRyvmZBX6GYkX4c1VwBg/JqEbjLTJXLT/+uCb6pa35fybzMXez/xySMUppAOxlltffW2VdeDDpafysk
g/fYbm1JHo72R8hiaXYGlV39BWb152PpV4slazqXqxMbWD/m/eAnJUdzsBeYZpDNFoejPWeu0Wq5L3YE1Wq8igZPtTMjSWE+khSaSFJYjCQVxOB4Jgb1i9Tz
Jc2D1d1pxOkyatztse7/qMlPzN3PzXRkNtGR2UBHZoqOzDo6MgkdmQk6Mi06MoN0ZJp0T+DBDNCDGSyEbIbowTg5yq1qb+Nhqb897gIo7gLojtZL2Mul1XBp
Q1y7C8CglyvRf3dySDeM638TWgf1cNSHk+G8o46vBUfdeovSBdx09it7muvVWW1XYv3LVV3Br87jhy9WdoOJrLUHQeelpR/bzc1kMNU7LBk+aBLak0Gzl8kp
4GeMs35WZ2FZaKCBKzuNBhC13sjyo2fxHVBe9Zs1Aea5N6D5jJzmC1ZZfXocqRhQ43qID8yb2b8srFODSN8V5CjyHIV5rrNXUC5DANmtFZtYwl67Nh8C8Q2R
Se0SclxtDwjQGBVKB1BH3u24q41F/GFhnBbwUwgwNNgghq51kOxZBcgWUBs8ttg+t9hAtFl5yJfbASmU5Lj7af0HuSvHaSuhdUOSu1Vl3o2i6sHsBns/hOlb
ZUZ3M63dybDXECe7Hvnc/WZtZuBXjDbZ6JJRoRcUHuKnpHvFynhyQaKNJc40lsWdJA4lC5lZH86NxJ+uSku/XmX3SCeylc24bjWHV1WFqiDCM4JGQ/kLJrH7
KS+gXl32dQ68mIVAcSdfuz8F3+A5lZhYlWp+U7hyQeCMz2Zppyhoe0gK2gaSfyr4RP9KRCaQfBlfLxVza8GWWSoOmS09105qzL3cklFK8KRLOizihriIuyqZ
MKu3VmH1NiY043q5nlvjTcUM1mT5SIcaXn/Gi7Ss8gHknz3/nW8FyI85oXrGjh0GUKMChQo8yd5hVBDxZlFj4Za8KI4qMJuIMJsKYTZxAWZTY3C1zuBqg8HV
JoOrfQyu9jO4OgBz8Vlaid/iaj6FGTkMtQ7nAqhSa03YlqQCqgw3ZVxKz2IGJ0NllZQNu5ypsHKmwla6VFh4sQqriAoLCyosTAAUrxgVtiJq46kvmEe+4krJ
eJBpx52vYr98KU2xmt03h1nVOeBSvyHLXMohtUO5qxd0V3GuGpI0zuYazTmlziE1Y0i50/MOyX6ZPjs794j+EiHrBJMQrKrKxNeQGsFc9UJra6bdp1vT6r4l
crFK9M7sGRF1VTOoq7qJ9BQgQIuKvPbtflPul1GgAe0uN+8BaYBeS6DaovmLfpMujYec4qDXrOPNbb/t2eeR8RBLdTjLivBB9SnzZNYt/g6TpW94qd2a3vKA
1pNDS1qJhktaFw4sTU7IXbZMRt5oMjanzxjXemayhd7Gpjeh4ufgkv7TVFAa+5PxuWRUnxnr5efE3PSXzA+3fFYARyP4KNzoxYPKFREQMaR+zf5iQBCftfyP
HXLjS3IfWC9SRud+m+qXK0yQrbTqdm/TymvzUbtM008SUtWf9FmRkqYmBK1pakSzKYJENmwTTM0R9zoFQBS8whU3KadmHB5BGdqukZrxBsx4JGa853wsa0mY
kgwvQeqFJCsKSVZUJitJKLFPBeY3JDJwfJLytGEm6Uu/bJ5J+s3NVJCEU8HsnBGgR5y61/mnUKaxE3Z8fSvnLOu9vis5lNSTN+Vwo1Pe5vzYHOq73ea8Yc72
24GBE7hy8TNgYw5TT+CIgLPOCIjA6O7mk6vugH2oChzDpENiHoQwFBQUuR59yuvcfbYQ7LmJ8RWusWXPxMv/ANYKA72incXt3eFitHNZ2Wjn46Fq7nOz0jyL
eWzx9I9Oap9keSt5oSWeufKDZ39GgujOUQLsbjW1Aha96wB0szUErs/KD+xgwZFcCCIwLavBu4JLbdddpmoMQxZZjQS7Vg3sgPX6oSNP7oorxuQdiO2Uji2U
lc3pBjchW2XueleIDWYKD2VzgrLZomwOQjZRxLkJwesjtLhJ2axy0yDSshl0Byiy5V3dC0LBRJ+TJ6wMGKc5N9+F1/4wB7wqNDiibJcp2xXKdkzZrhaop+uU
7QZlu0nZ7qNs91O2Byjbg7l1sJIdj0MudzwOutzhWHC583HAIEjmhTVbLwgEeXK1upcbH7u4XNhJo2ZXxURgmcWxRYOgHmMI+qDcboxxrYPctkjAbRHFbRGX
HnVIj3qo52bIVkX8RTGb/8nY69tXSueo111XacHtqjdigu33ogqWgDmdPfqwca2zK+murfXQsq1K8n1TleSN57+z/5GXf/BrrEnisCaJYUE8uryWOltOoXDT
hU+sXm8r3d3Qv8+7dgZihgs3vNEgW2ATn2dhBH34/GE53KUPf/4XpjC9Ph6SKqjaNf0HaTuK46M8Rty48wj/DFHZjpY5RHM7Tz8kbdhT7SxykwZhX+zSoPBJ
58+IFsXuLAJc2BftfJ4xr0O56imHbfWUI1oLbtfHj6N6iidqUBTnc0uvHT/lsOzc6+e+xq0fFKTL4wZEy54iJjUtZ/ezx771uv5tj/6+8pOv8A/36i///u5r
f/qPS6CAnpMKLd/n3x2w5Vp+evTPn1oxAfHpl3/44LcemN1mwuQyIM8E0e021fG0zsuBR5/ARhSi2NPnX32Nf3jK/vyyZaeWXr585okf63NX0PAG3uXiVlM/
hrjbR5/Czyg6M/0fz7/Crg6wiIwpyFAy+tX43ykTrigpl0rKoZKKqKTKVFIVKqmYSqpKJVWjkqpz5d2gWpK8jQp1VZl5GxF1lYHYO5JikkV5t2SVX9x4lV/0
ml9E0tzEC7Ym4C/tBsKMLkDog4OeG3o2AzT4ZC3gllLILSVhTccGU8idpZD6T39Maf0XEjCcu4YUVpIOPHag2IG/lg6wKfX1v2yPJWOL+n+j2CP+vXGsFFKm
zNbWPEzOqMfhrfmiZrb4YLXcBZxDFhkpQBXM0CYQHl8r1MiSmqKYmqKYmqKYmqKYmqKYmqKYmqKYmqKYmqKYmqKYmqKYmqKYmpLVrVxMWcsX6n5lX7g3lwy9
7GZUCG+CCuH8Se3ad9589bsvBpYTyr6n5ySg8j6rzNrj/3nf+R2Bt8Sdc1i4nH/1ufcCvYqBFglYCiNxyeSJbIYGAq7cSPriw0Lb0alp0fJSq3Wn0PY9l+v+
t2uenH/0i/fJ+SD3UauPBZShUnSkqV2THuFhN3Hz4WF8zcLDegHlfX2y37QM7kj6vpFift7+P/a+NdiO6jqzd3ef0336vPrc90PgfToyIw1gNBkGPVCQ+hYP
GTsYV3mqmBQ/qDFOMQeqBokbhh8U99qSsByTlDIBIgO2xQUHptB1mBlsiwQH2SYYG5Hc2NiWbWYij3Gi2KSsGGzLFTKe9a21dz/uPfdKMgzwI7is7tunez/X
Xnvt9fjWFu3en7X0+Jb9c58kinfv6Q6lDQlrxVLLfn4/QxRoNae9++lYqOYeSIZ1h6ofmpvLHYawRf4FJ1AZmSPS9PAmvTv3gB7Qw3P3a3o6DNrGh979c3nl
Utg9yxfVyZs9fP8cFwSv99GPXfzqf/vHr/3mf7zyyf16+B49XHBfev/kA/cTf0AAeBI2nXpp8ukYvnxCqKyyJ/VQYQyunURfzJ9Xbr3WQoEtHiZPuw9IP728
oM4D+9Hk4SJpeMUvu7WCntDbivxv6I5NlXt0y9z+RL2fEw/rYVzFvX/JvKwwK3MSdr5k9Jcde/qAR1mPZOO85doknOScvDS0k9RN6GpVieD7jQkxcW6i0oMn
aaI63SZCliyQwccu/r1/+Mz+nz/96EUfwGCNFZNJc8a7fPZv3AmWGPBRaZzeNBrWJ4HrwVaev9tZShSOIHWOdEYO81hymIeSw1yCpeEViU0mInbsxZLeOyKW
EWBbaeASSk5vhKwBrKPbIpE6/QU8BRgfnlpCf/EB1pPM3ogcOsQ5twNOMpk+jffWYJv8vE2yxqf9zVBRrfXoaHh+uj49DPZi1OWsj6gYiCP+o8Pjd99Ocdh6
5aHZZd7FDsuXDZKafDN6dq7zG+j8eeqi7oRe3LoNJ28ccstW0x8fcnDA7NM4t9C4dekdd3xo2cZtFiT/DTKm53cnqZaJC9VFAtHxG1DAbnI2CyAPNUyOTDUd
GZXIJKL+y4XWM+xgvGZC1NHTWPodyijkY4JqIxPDo106oAzSn3d8hJXIzLlnsQ1hr4jrAnWdwLdhk9MVhz8tCp9VApgNb0kPO3JFtwUUuyGg2HUBxW4KKHar
nIL9UBasuQrMx4BSA70F+Lsf3sPStFO/y1PujKxNkVHkwN2AVe7mxAUUDyLUlYSYo0C/B+QISCG3bccLYDSXT9KCS1+515zgBR+KXrmcNp/Um5YckhmOFaB1
TQ7JgHNIAlG3h/z1uLgZLpBpj0A0v1NYmiC3OAxyI4kmPQFCd0Qg8IGC5QPnlNGRJe8kMO8Awo2L2zBgyMCmonHpyW+BuXOlUPdUCr1FCr3FFGq/xHf2fe3G
93ywmAJzaVNYuxZmsMc6wOlzABLXK4w25MT3c8R8hFuO48+D5/9nU7WyBGZ0QA2NEikLLDzmEjH7F7gv4uqxIjD77QU8c+lIhiuy3eA3enfBNbGHtDCfwTNz
HnwK99YAAnmlRt1wMrQNe8eyc1RA566lYxjrMH3K7ekagLli2AmI9dXTid55Cig79XScsWlbdDfEFts23Y0xenZsCg6h82voto51Kw2nLXAj8CdCY7kKJVQr
BLvtwM8GwfYDxmJVNxYrD/noY4tJSEJIB8Hb7DwVmrjithiCJGGAsPeQNRsdXPciRiZkzYaP6x7VdXHdpboVXGeh+QihLVW43AILBrSlQ7jcCEMGtKU1HZ6n
esCVOdf5T8RK6HIdYmugO23icg1GQw8YD1AZvtAckHz0IUxf4kef/KDpiXm1Buuy5FctfZVP/dV0a7wjr6LbCArFcApyLZ8V301/yEny44/jGHyxENFWoaHN
eTkbhILOFwJaBwsNRH4hn2c4BCcjH92PWozWL2S4AzsNhcAnOwlvzuhzs8I8G6mNCCw+R597+OAlN+GDY1ygpt1Gk/6mdgMtD5EggRdGSN+0M306tfSIwpI0
G3aIDXtBpeg7PMxDs2WHyJan67QczboJdfNCdTc4R2uTcxeutLneiWubU9yGOODd4aaN9Pi+XJAgqmNy/NLsEpLmsYDHEMYGHkTU5DvhUUTXu+A5RB2923gS
mWTWg2JbX8l/MTRe/qH18g+Ns2FonQ1D42wYYsd9Adc2O/hzh76Na4N9+0Pss8/j2mLffv7uCVvyY648OGAfPGge3OdKyftcKfluM1Q8ZA0zZE0zZC328Tcj
n+5Tmdsij1vutmhgAljziawWXXBj37gtdupCjZkfXQcLNBB7R4B1fA7yIeFMHgD2cTU2QyzPAGt4FV0GxdI1JJauYfYwE0yKQCSQDOysIWBnTQE7awkov0gg
BvbPgZRCBA77opFHvl7zKjPqtmYxtV81hyoMlnGKdhhmO/N0ua3X8p1qVUHzC08NB9uOYhggEsgcaMtrQOXpJNE8UT7j8zgtz1eMPsZf4J2A36GliBfk+wa+
5zhagRUaSvg8VetnAK7JY2MAJi5o2No3v/p7DwTpjwUsWiNiMgIKldoBGYc2LeS8+f3dgsVQxWS8qgTH9gSuwYXqZ7iSoPpTXNUm5xVcQ84qXcXSekmlzzyD
mk58WbL4qu2TSdOw0yrbMj12MzLM1FolKtaax3k4HEkME0lmj4Zk9mhJZo+2JIaJJTFMRxLDBJIYZkASwwxKBgcXKHgjsJic6wxDqYe8nyOSz2EUl0Z3LMO0
xBiVrXoBHb6M3LR4gF2WowRRQ0H11ecdZd6p0zA3MpBbzgNgTOeKnXPC+V1Tn37lrj/8eRNwtnWBss1RbD/wXggGCL/lmXIMgm1SS/ERzSUHGqYMx5eh2Dbd
0q/8ea0wufjbcMx031dkHgwWmKBdrMS72Jp2gOZbGIqSB/fZB3eaB3cooaA9ypgToJquTn3v0KF/uvu5ezdBb83vvWg/fMF8+Lx9cNg8eMqUdCgr6YlySY/h
h1cBU5Q+lQceVdPHSmkPh9O/f+Gvve5oig+r3THDsAYLuYslMMmkf2wYxsX70fJkgrSRiwezhIcTlcJXWmL0aovRKxajV0eMXkG/8BW3n0F3RIxeo2L0Gisa
dKt5qkTt1L9YzVMJ712aSrh/MmED+fi65cqFyiJPlhtmCcv7WiSrb4AJVeU5yPNWss00U2DlN7/N//1wS974e5eiSr2RzTeGzT3GsLnLGDZnjWHzVqn8Fql8
Wiq/USrPQKMaJh7sGinjainiKinhfVLClVLCsolk8yw4y+Rqh2ujiXMXVClPUKUCQZUKS6hSkaBK1QVVqrEYVar6RpqOy6hSfxP48Yx7qypEvZdA18yh41p8
JNbAa+i2zTBACO0SQ1fmGvHpbz8O+JnX2T0iI+B/y/99aUt+s/tH7z145u4fLSZgG/XzRvsDcPhKv/iD3JcjNyf/1Scyc3JdzMmzxqVD0rke/p61Jy8Ye3I5
9rpaCEFYbOw+tsXYum1gQjV99o9MYEI1bV7AFu+TeoK8WW4VuSXyzXSwqBYQNcQDxa84dXGUGBa3iZEsp9rIxS8xJX5hy36OVx0t+CQjP3OGhscRM8YpY1Sc
MsbEKWNEnDKGV2A6wnFGSw7KI2IyHDYeFXvLHhVPDvjDtMDdfIEv9Nsql5pPxUM50IHZPAMLYy4JxAJsnoA3D7B5RqeTnsOaRuFMB1YLnTyD+TsiB4eSqcFP
YvGs6xgNBvvpDhjP4MHMR7+N/79rkqhmQBwHYRCmX9qaJdUhXCriuTvMvOQllqbW2PSvdJY3qMvTyQifcyxQ5Joeo6AYj7uq+bTCgljmt1nVI/E+ER7pzvhb
UhHGG5OR0O6EuXzQ5pgjgXZQsFbZB/JOOHLnPpB30iG7zi9AH9yD8y3+alDb1M26CgfKEThQDq3wMSg51MPU+0F044aeuO5R66Xb0im0jCP4Gheqp3FtbnL+
QkkCSI7oiyWiDyvoCZU5Qh5WhRg60EceYbU4aCrDVwsEX62UPnSNjYEyzKeSPsEnqEp+ghrt6xG5VTb0zaKY2CCOAecLps46iVs6R7jUGguTPbAMQ8IZKsS6
HAYHA0lHouwYE4Y0rmPdKadS0YPZKT8wvmp0DspfW/IzNkDqWJT56jcwZS/vWiJnvaH9sr0ZNeJiI1e1jfJK9/SoYAaZNzSHmjzM+McHVRJMdif1xOeTVVkA
CX7eryQiZZ/qnsn+GcabLIevKxJMAb4uWARfF+TwdUEBvi7IXapKAXi0cwWZTIEqbNRn2cGS3ccKLcjdx4LcfSwQ9zGEddOOmoXvGa+xoOQ1tkLsd+YsFoiz
2LK5op8xwCqFnuXOYkHuLBYYZ7GgtFk3+qGlvNHEVFoKOeFbCJRAIFDQG++dcLyBSSASQJQzBRBlAhcNeJS11KBV2dElJy/w+0XiVZn5/Arhncth2iwT2ikk
wqGd7ZOHdr6Vp6neb5oypBqepkphfrTFrZmwE8NBjuIaesby8orxAJ0UQWVCBJUz2bcJgVYFtIxGtMS1iWW/qsh+bZH9hkT2GxHZb1hkPyWynyOy34DIfg2R
/Zoi+7VE9gtF9quJ7BeJ7Dcmst94+YS0kJ2QjrbcgRnfCk+HnMUgGWv6Y2SsJtZjEJwY+GJh5+whJaAXP/nqczt//tx3H/+BkeILztmFs1GQB7qeDLwiT8az
jCO5cKl+Z5AM96kquE9L3crt2WOFVp+iH7kSEjcOg6GQeE1IPBISrwuJN4TEm0LiLSHxtpwfYjk/dOT8MCDnh0Eh8SE5Pwyv7Efejr16X0DVanFHqi7akar5
jlQt7EglJ9/CeWy5mVw0U8eXzhQf41Z2VV52Ol+Lh3LW+JMDMBz4cibXxYvkuipvxiVCGHkrEEKOBVEmiewx0P2+PFskY/F0rb6JrR/J9bAjDLVe0In4lzSb
Eu3ekmj3th45m7X/IxLtPgKGPW7LgLUKUGX0WU0+i+Sz+oqf6VE9nvuvjpEQOPb+SdYv+41K/VeKW7FKjtJmvIKS47RiV8oaizeD0EwY+vmyJa0TVcUbgBYP
/4SlGotK1TERHuOiuMjgD6xSov+PbtevFzQYJ1NJwIRdUEmMy04/alQSh5wlKRuL/5t0rKtUAfEuvgd6vOJvVue3/G9fz3/7TidPIzHrLavwKAZiL1JzWONA
kBkHIjyP+uk3Inm8SL8RWahyWFGzNMWgzXT2KY+VqlO/eJHG8WqOIgCZbxBd6uxTxIz/qiGK1F/8H8eGV5hXEHexB3/8Cb1yvtG1wvXjnFzZusboSYI8gvrI
ogjqaFEEdfAuRI1G5fDplPOWmfDpIxyu+ZDVNhwhAbAuwJqhAGvWZcHxatqcNBlmM2kZ/U3AYd7QaVRlXCUoNKnpKAsLrbJWY0k9SfY2AkSNB1tAba0A5wH7
oYD3ODCphxeyYqa+yYHI29rkSAwpQ0E0AAURpa4JTBV9SiEgtVBz3VZtI06rXFtVaqtKbVWeSgd8C/PEhXuFDtalg+G72BnqZB2sL+5gyFWGUmUoVYa2ynDq
xIumSr8H9y/bH64o6l8RZiwQg4TtUSTFR1J8ZIuPmDip+Io4korLSCV3WdL0BzNn47I0ZihxDHw7I0R4MLDOQ1j13gznJja82i2odp4y+DOHDM7NEwYo8KAr
3Psxg4PzqMG/OWDwbx42+DcPGvyb/cZr5T4GHDxP3eMK+/6YK/x7nwEqvNMVDr7XzeNKpLVFdE9rC1rKJzxRhyphF5FlF9XTyaOdV/uMi2w0UT5SKyABv6kj
FRu5pNT6RoFIqItQFhb6sXvZAOe3Sk8qSDnnSZCRb3+gdtrENoGxm7eNKv+Eqe8VU/9x056XTPuOuWIjedG0+6jpxwumX0dMP583/V4w43DYNfCVbt4M+Pa0
JdSyJaGWTQm1bJRCLetiiqyJKTIUU2RVTJGRmCLV0gQ3bkElD32BY6FLB08BqG7BYsY9YzDjDtkHB82DRw04HIcpsosDY9l979Adjzz0lwjrs4h2eyxI66wB
aT1hizpu3jhminoxK+pouSgOddzP4ArHijCtR0reEgPpT166y+sOpfgwYKyYIiqdBaSrSRZXwRyFt4QqyHbG86Hazxp1CrKdc9qZgGazUPZ/Vq4qgMw4RXtt
Jz2MQ0zaTo/+1yxmD/KxAX8thO25JqnLWoTQiaaI/xrimGGSgoEvS6JxDReWl9dy/g4xqkrQWX09R5tF6znMrLae48vC9RxYRsfKhsSlQe1dXZ8Fj5n1ky02
pM9zmLhtTJwrbmy89gzMRyZD1scysS/9KXvhevG3WPCeLfiDFEKHV/IGgZmnSPpV9oYTqNmTkv6Nhjqvkz+vMX9eJX9eKWCR786N6NvSY380a0Btjokx/eKU
c0YAWXDrCjiPkrHBLhMDerxLFdIMqbzMW6W8W6xtHbOfLYQTztIsQHVD801D/232FhI4Z3Yfgq1tiEMhX0fHmWOq6DjzqFpps3vRZFA4ajIqvGAyLBwxGRee
NxkYFkxGhsMG7eYZJSz4KYOCc8ig4jzBbiXnqT81mRce50wMsGuYLUeZLQcZGDJXEF6Z54u5eJ2oGs8RB6c1clorgPa2Sl5PxhLdkLVfLWUpqMvaD2Xt15ZC
3uGMZk5ljMNhBs+CcBQDMT8a9F0BfTEv84O4OBt87EcnO4jnOp7S4fvRLG1GsGxqsBdNKoujZoBfMAN8RMne97ySPXLBTNBhM2GFCWyZCWybCVRmAmMzgR0z
gQNmAgfNBBZBJXKLVCnWGaQoESREqXxwLmC0ieTArb7DzZMb7HFB+O+UhII4RoFx6LAA0MY4s8eU4IaFsnkzwiwSr2bY0TXeuSWvzDGGgDKwOo7YbI8xAFT2
bMw+GzPP2EePMeRlsb4OXEsZroX9dVtpez09HqUsj0JBs+WN+qTc6e/AfnibHjTb9FAJXd0pgKvT0DN4rIEILzqNhLJUa7JUI1mqdVmqDVmqzdJSLW/T6rRd
q/LF+F3Pc2fcW7ON+qiT+1wX9Gb9jFi5FTHzEQrER+j0bVm5+qxkp7Ir2GU/h1xlbwSEZsGAnW+fYYvRv9g2wwqjUNRHtcwNppolIa5K9mHkWa/tF31QyJYf
PI+ZlKcMURvNEgcu0oWWjObdZi17FFUFV6Aq0gddkLuSLhcjU/ha991wGlnLGcmqcPZTBcuWEXGyGPm2iCstEVeaIq40RFypl8SVKBdXspD3KiJMzOQ+VHW9
XAabVX3iwG6lW/G5ImoPeR4WFNZfaE/J1+WROtfm311Dt8bX7mpJTHcVfZL52l1JfxR97bblkWNb8/IQMLQZZ+4wSxPCD0zkR5EAEcolBBjlxLJcIjodCU5K
lBNpZFpLRBrBdL4OPzKRRpYqo0XWI1pMn0/qFxGxR9r7fNK4CMna4Tu+5yLnYrpr4I7mKEKOPvEYRJxcruWF3Nh0za82moXelnlPcaKymEFQacnCiqxCOioq
pPs0tryEIu2isWhivoBMa0/aRrVsG1XWRs7TxMvJl+XkZcvJgZVSZ2sGMam8pJBFiToWrnV9CTFCHEYIsNsGLkDXoItGaA8WURuXdQjokWhZbpPVUtoWSTDE
+XSJ2f6F1bKaLi0skypWC7bSBpZJVY6RVSwabKCyPkIAqS1W9GZxk9/2VGUmfYLhbukgeigJplNaq9NJKKmaaTt1p9N/1eMk2N72Xhr00lu2I455mu6hYrVU
ysGbRJKnoIrlv+P/yxh5daZdNYDLJqeDXN2boDzjrFEcjPtLQ+L80S/5I1APOgsvLN+8cEpVn27W92LO967j0cPlMr8DOfUYI6fmKmaMjzPZ9dBaIWLq5WpA
6GFUewkbx5GcnNNGy9Bi94tgysiK4azjDD7rIJW2/y7GHJ3R3jQD6LXrNq22lvmQPOdR/c+V685UbtMcysMinwP3PRcBPmEGgUvSIjZOhdOdrzl9N1viFSKH
WBh2cPj0cVnVreCyGvm7cfgMcDlfgoQ248DI2LooYmvixHN7pHyaz61S/mZwPujGFY6h5yCGGcRMixLErLQPYlYYqlgrifz9mYn8/Wewy/rByOvMuLepIqCJ
bzg89sekIoYDrBrn8klOYP2TnRJOtZ1mC0KY4qef2JOJxmwrwlzP2DTyznRSNdnLHZO93Lp5hKeBgknzup2PlasBcQhAROyUJgU6CTBQhiRN2nFZcKp6S/0H
ahBkhe4A/Uud2oaURbpxBeBuQCIM3s5hwiGnLw+vY/XxDjAXJCZHC3jXRsLy2nV4XsPzGj2vlxB5YGLTbc5mj5kntgRSIAEe5ELyO4iHxHfQEgl9jCjoS1YB
JLZvpxtuKGALLl8Yf14uk6EME4cBJFj6XFQgXCcHsnhZvMEVxw/vZgFVPkRL+McMz/bfEcMdLn0q74T2y9NlBt7WIjtYjhHopghQTarI3lnpqyUXHxdwLmet
d5SrG5l6+at//exDd3z7f7zi7EYSC1+PTP3D//6Dl+8+/MLnXsSjK+X1I3hdD+9Ohqe+9+JdL3/zpW8/8RJ+vgqqqamf0n7+rQPf/dzLeLRtybAN0ZMOL4Vw
WiMYfPsOHXMUHpbEUZEqiejlbSf+Hm+JM1Cjx9PJKK2I7Ql9iT2FdgbHUB4/boOE2hCdjvKa2NENG9V6+jY9ej2oHacDRs0RQqZX4ctrAsCgRb00GdUhfaSJ
kcJGOZkVj3ovBWmj/uvoe1A38hMZ2gXpWn5r1MZh3a7k6jRkVFnDTWi0hFFG3GFhlEEWmcMCdGYmxOKfNscHbG0c9kxN9m7mvVBt7zGRIEKOWrmDQT5A9aFQ
vZxOHDmdOHI6ceR04vDpxAJ4BqD2ENQuFGrpV2h8p9A4ZtI4smZ3zGxCZjYhh7hXrErExbGJJz3zl9rIxudDTOcS9HmKuqH6I3XVLPJbZfitEncV4ulTP/ji
c49Uma+nHs4MdMHJThGJGgBPYvJTeyHFzt/zOQibxO1ZPN6jmOWnD36S5eM4felPsbqA+2kQyTUHjiKXtdRz93OTkK4V9ttX8PImkk0VFuZx/JXQNiMYHtRF
lxWq/broymPpYnqCKz04W6r0L9kWLJX+bP7jm2AQ5lpn/4xrvUpqfdXW+r7TrXUXM5LHy7XKYeMWuv3MXj5sTNNtDWCDXPcdUvcNUveePzN1X3e6dS8Bfs/r
3o8w0p//AVd+n5La96n89ztw/6Q0bg/um6xQUBl0fEI0cKeSFt5pW7hXiaQxq0QUuLXYYjndnqTNp/CKMPRXDpQZOv+d0HFRu8TQ+S9UaKQ7eZukO+CduIap
f3J3xtT597oliMeo+VMvH7tr57cO3/vrHJOqILY+bLp74oDp7oPqNGdEmv7qoqa/Wmr6q4ua/mq/pu/Pm/6qbTq18AnTwtl508KDp9tCDqz3rRCVnvgENiJ6
I/4adonEg3hTMUAnCloyv0ct1wxmUqWaBOAkoDsBOAnpTuBPgJ6yiu/oUGdAT4CxI6AnBn2ceG+OQ86BLQ20u9Gv3Q15bOgGQDO6xrybmLVrA889Ku/r4n94
rtNomkiKkASyAoe3gdS6Oc0c3gOHbzKHbyA4PUJEOzh8Q7vg8A2JJmxIyL8H1t7krBcNZA3BD9EFjvRFmDgjBLnYE+nZNljdUULIGS8SP90PX5C6jKcbf+R2
nlsIyMcPsKIo5/Bytru3kcPg7C8ya6OY2gh1hJr6XcCDfvp/PQo3lw2GFR9xkCsuY8XnpE88hlJ0GhTwilzQ0gTjH9HxfEy7cgR2oR0KsUi+6kExoqa+/8OP
PPvZBvQiTH7vxqpPvR0JlJd9S/alZN+W7EvJ/pRrSn6aPr0Bq+9rj3vrwZnxwTU4NaDcygXu1X3LNQqvqhRftcXnGjGzv4AxTX3/a1+59+n58fXMgOmDaYFZ
2pHQfnpj3+JDKTe05YbS7HCqYpqNssENM+WGMFD6CswT8sSOpAYO2rf4KFUoPrLFR1J8NFWV4qkY8Gi4t+xI6mDUqbdoiaIwXqKM4nAKfFbRok3/8Ye7H7Bp
MRB3+/Vdy3g8Y/WsxprDwZahC3R5CbV0q7SEGvkSaokIEZJczPWtl5/tmmmie75uEr07/AMWJ60UTzcBu9XAOggFfm5pn3x5nPWJ8yR/5Nlq+n0BKMg6hQ6s
sjBXY0SHhbY3dVPa7hfa7nPbm0LrIYn7ltZN431uvC+N93UlazxaQ0X625qovimNr/ZrfFUeZ42PeynIHvPx9KKmD9GBkJsel5vORfRvelUWEy0Ks5j6Nzwo
N7yKhleo8qo0POzX8FAeFzhvijVVTV/6qgUAUUWuW5W2h6fT9sOm7dli7d/8Wp/mB3nzT0FNpVKsWaKYfm33m6FBRiu3nddS/7a7tu1uzgxKbXel7S5tAbbt
vDX42Bqwx/j4WiGZgso2g8YF7jGzGexXK3p0/lK53oxrteNxhgUr1sHUuRweyDcnofaupyrDbTcZzDm/nAPmUeiy6VWGsqORtjml8TVD2dW4nYAQ8baxloBh
ri6f7PpAEulh59cew9vhEAxFAj0xkHI+wOGAkqP4PVwsTl1NS3WfZr1SsNaDvEAXYEbmmtm6mDcisHag6BUH5DqD8MeSD3XXQ3eJBGkkdBXdxZPtgiHq9nTQ
06wzo1mAte+yJmu4Ggj4pE+ohG2AD8KUB/QxfdI2R8j6Z5XyZ0qIPVSb0g7GVXFFGBCMy/UgWPkaFSm86EKJVZG2Kds25FDjCn3QAyrk0WBqY/bNqm7IY3/C
qi1fc1kOSqCa6X28rfiNR3kETQapIq3c2Qy8GXVbMFO9TdE107Pp3JDiIgMNJLbw5m401e4WcWO5zRXtX8r28Chtk5Cmo/mE4WeS5iSsxdTlbhsz2YNCHXm9
YHV62+8kHe3c1B3Q9al4Z3cQfBPvbpvE+xUDXOPM7+oO6dp8Mjy1jv46sItKtqg19NXIlE+fX7hnSu28HZi4B7pjaKCokLu+Ae2tsA0cEuh41nC/5XmO8rDk
ldWLnupdX8Cey5qKTcA2d86p3y2H7VMvH8uzpjdBTE0k1JrQjW4HEfIqky4RGgYXed80x/5g3y48qusJ3ZnfPRXfruu7aVTV+4hg6l0kRxq8MunAfxVRpzTA
jZ0MG2TcfSBefAMFdCegkWnpial4z0PJ5OVNKDE6TVVoTr+7iUI5P5IkLzkWMViPbl6yqPXU576lguNwWoNQD7EQBql5kg8bHfbXsC9y0SMARIoxOJeUiosX
vSywdixHURO/YEHgQoxexxZfKlyPg+BE08aB5Rzjkd4G2t6TTDxE1I7b26e2fFhP7H7opqRzPb2skNCnQ2t8cp4ub/udA5iLKX8XfLvABuHUQbyxottAbG4j
CVw2TEzhRMPK8X5FolsJdEoCEn6VlbESTBVnBvSLMFXYleeTCWYWnmgFrPGnMMdgK6ZJ2RQ5XBq4CPGMmwDkcABq5b7f+/N60JA5v0P0SvWB0AaF7BVxGMNf
hJlwGvcpxFDzG7/VLNXd584EcTDwVmMncaWJ2/svGUyh4ZTam2T6eIgXjiH9lZdOfenS6d9n6wAktJjTi+86vtDLvowi9lmYoryefDhyZntlE54tvq3NzV8X
vqeyIs3dojVVXlApT2BxIdMZxGw4fv2RthfSbhQXYfKUddl4BDqQr+SKLFGk3PcIqzlOQe1yipqnkNYf9BVdP114AKJQpWiu0Z4BNqcXL2cfOVqpHjXlGeeS
pMopItf0kLOTHtzQo39ExavOU7/eDSBN/psknIe/hoRAKQ6BKp6w1iUNk+PN5Zx3zqnJr2sA13tQ9eJnRY0cZbPxmgtyC9O6+Oe86TUDPBfx/l2f3zX1/b99
zsNiqAF2LijAzr3/vVhXdbbch9O6YfQ0KT6Qg08qh1kLOcfZ1BTQp+sYot/ASEpAGV02JBEebk4awo2E/IIL1Rf51L3J+QKujU3OIT4+M5SGgurloIKngwEv
fAcq/qInnaOqv2R9Us/nOvDP5sU/nkdVSIu+oGRy2b9RsXsczy38GeVICjRE6qaxyDTEIlNn9RR6+rcfNtUhS4dCCBx3EUAvaKNdYYsnZ+mTikCqK0G57PdF
3GOnT+CPFA+XdESfuYnGGub9bWwohUTXo8FtsEwKe6uOcKBlb7eGiCQcwaQr3cj4FLMX6FAq2anNLD7CUmqUm1/FTtqmkxPM39PGTBqzxRwQxrI/6Aqc+zrA
LU7d6aTJ8Ne63W3SUSIGH8KBXXfin+3kjsVYiDG1iDacJm2rdOnwcYIK4ryKxGe4Drp0qAjIGpre73EpdLUFNdNbqQT7KbWYTji5wbg5ncTGYNw0BmPdpiK2
k3gRm57AZbeJIw93BAJVsxuj1aIViGHZbeqBK+iMTT9QB5vWANZhy27nOnoC2xdseDM93dkuggoe0o+l58YAO0jHzmSol8SSoQXhLd0RHcP2OopLrTumY5hn
x+lV4ky8Hwq7OmgNu4M5u4pQJorT49B8xnoMms9Yj0LzGSP+36fLMNu2uJhICpDismJG9GgmK/DKSY87lhIxwE5myZKVuVo4THxY3gA/tsGzoOc986yItl/k
WITmNBaBHi+lH1ZjkR4QpwRGKmZ6J7pdDV5R0Ep0RROMRZvXC8CdlOU53mVb1vEKXWwwW4f2uzh6tsPmaYVLy3k/rz9TNjWksJrlqf0t6lYsk5VHdIqi5VfU
OVTYN4GIsQGdw2qZqAbrHCpgJzcLWH6dzmwlvPxA8PLDRTMm3aEu2ra2TFtEbRLibAp9dWUb7xSsr5ZW0ni/HebFX0o8CytYaRfczA7SaaNH7HTzq/RS/Tvs
dvTiJ07T7egZ51/8jt7yfkcnGp5+fZx0HnkrOOmccLB1kNjn9N5CrjpwkMEqhXvNiLjXDIuvzpD41cTiq4NYePbAGRYPnBFxvRkV15sx8ccZL/rrhHh7AmDj
te4k5yfprsJfYfcMVu52zyRi7kq6FyBowWU47QqjoJou7b4NVVzS1bhc3O2iiq3dRHzEfk2fqc/IJbLFbkIT0shJadYqaesZ0tYzRZzmehdyL6GSQO2fp36L
euqf6/wH6ildrqKe+oAXHcPlSuopvfLbNF702wdw9j/XuZbGywc8/CAuV9N40St3K+oG/XiXon7Q9U5FHfEZqz7B9Q5V7ErhTtrGTkayoxWHqmXHiX2TVr/x
/kfNzL2bzWtXFl2Q3l52QbqRjitvL7sgXVN0QVq9O1lddkG6jr5YXXZBumrJyKyiJ5NW4D1DBN6Jvi5IC31ckM46PRckR1yQzjpVF6Szii5IZxVckM4yLkhn
FVyQnDfLBckpbv1scBFWnbsgObKQkewHOUEmsemH+gxs+qE+E5t+qFeZtxHmIowEHksj4rE0LB5LQ+KxFIvHEuJUh8WpaUScmkbFqWlMnJrGxampK5v9WE+I
PmMN+m0XkhjmaL3JuYQuXfjtODq5gDUgvwZHItDKvmw9/QpOTvd5KpgRqHr6hD2dIBdhy2DUezoweGbLcM2WAdRPh10X7G4G51Y+ahG9uF6uhnShOTH+DWxR
cmFRYi8KXT3lukqV6H6VlIoPUPgVMDVBqUUlGYL0eAehJeeKOxxrHLRnFGN4qP3r8Bz2FO1vh3oFcVCYaStIYzRPvVhfaNMRQvRWqoSIL352NqvDiY/x7Nyk
vJmCxpLtH4iGY/uHoEAlVRwzqcvYQN1tSQDDSMAZHp1tnAPMlUBpJaGo1VSR3LjDxFDrCsw0RIy5SeM+pdQMzE1sUMCK++M9Ake/9Bk7r0AzdYUkYS9keCKB
d7rLy73CZhZ1+WSCTysQYJKKtY+1rXGsIsYxlG28G7gICVviWBZu46cCtzmjCgY5f3kAWLEPVax9SKxDldxyJdYevBPC5FNj+52SxwGeRGw0ckmmoCeRrl1P
EnzEZiTEtOEI1JPzu4k1YhnpsqaR2ZqsEEta0oy22Khilvv+WOxx24y1sI3yY7EEtdG+Crevpds93omS6vVJW0xZ7R6VJLazZi6pGYGvjWfU4yuags+VyW9N
ebloB5FKS/UFQmABPTEGNpIIIZARkUDybPe48b//QUmsRu1pSs8CyMltHqomWExoSJ9Rafs3QuxvMjL4WplDAxeeyqnjv8so0SjrOtyRGoXqm7yoMsR/l12h
7G6geElI21hT0OZ1UaV1EUi/6dH1ukktZo8QnvLJrpIJq1FHMaBwyoJugxPUsaVVQTUCzxElgi8Ad7FeS+2t88BQi4k+UEMtIz4FtQ/OFWzZjK5nuyYsMBUe
AZprrGLQXcrhSdQkQGjUejQliGjzWP0ILw5lGhShQTjZghCxr1LzhEmJa5jDCj+nn0gvoQ12NuwxCJtSmzsjJmMfJuMOsheu9UKE3rm6s94VU/ZKdvMRxxpx
mc03lbzGach2MmtrcBPi53eXcpLdqNyZ1xx9QXdrvRjmLFYYOlmIKfvp0N8afnWAtjQREz83ERMHdhVa9rUPZ4nTnp1d8jxrcQxuKXnx/pwBm37TVbeqmTy5
qHO/5g/n5hJ6aW5OOxYcamt2u3qrTUS5+tB+ttj/PYKs5vbXvzkYqhl1q0f/r8z4VHCQwdtXMguz6NO1uj/JM35ey5LaM04v/tQH5eggQPRgQqyRqGcuCqxz
jKCpb9gnLPQRpZ0NPsbpNpva42sI/dKCb4/wBgY6ymCgw3TBR5TY/g8aq9+C343qogRpgUDb8imxQngFtHBEjgHz017hY0SxQoHbgs+Hbm504zoRfdjjNHAz
PfSlbqxhqCdu5idy6RAyKdjbPBHdgl/GkaovwpGi9sXvYRV7CUqqoWNagzFDSfVrMbLJSHe96W4njbvI7id9l9RWCz6UJj0aXKg38XIjGchGY2Cl0eBMNTwa
Dd1hvtikede1Bza6YD0hjuLtbou1uBiHbGnTIflsWsuDPEqNdIyjJT8OKks6aOwAdMSlMYvyMYuWHTMaGIZLLw3agBm0bMQiPUA9HiiN2Cc+VJrjDugPmoI6
096Arl+Wt0hsL/QStfQ9bKer6RZoc2huPzzOdHNurjucr6tm33WFHvO6ooOuIWOhlzbmJrZ0OYoutDETo5iJuDATi9ocASsBdNlO/WlszENEmcQ/R6g9OQNo
3q+H9fDc3P6N7hgoCVPUwky1RP2HKFnVu/jf83/f2GJufrAF8ZoI/KZ6502yOMntRW+nPpT+2e8PLQZX1YMXI4Pz0Kd/vGUuobk+25t1k0FewFViprRRD+ox
08Qrts5xEmA6eq3DAlAQVemLE4rO/nQ9DjMuXY8pKDfO9o4qaDfO9hYU1Btne0dU90xLZVA1sw8BWlYhgsM/If6J8Q/nB9D4Zw23+592Sp61PFnyem+2gp/O
9jZs9E74crtuo3fc3K7Z6B0zt3qjd9Tcjm30jpjbeKO3AGcogDXxtKUN3p4XDVXW+3jrHD47ZIensQjzrshDKwirGvsAu1+d7R10ZXwedWV8HnZlfPa7Mj77
XBoXuu51aZyiHABzpRow8umCB0l4rNDoT8r805x4Zk48MyeemRNP6jziSZ0LnszNLOLPbEVoe6GHxXpdWLFWcZ5YQbCpAN0YCu8zEOpeAfIxUslObMT0ARZx
DQQX+mI/Wji40TuEK32zD1f6aC+u9NXDuNJnj+JK3x30DQc66vRjQbZxp8SK3NfOitzysnaXZ0WLWvb/iyW5p86S+rX99WJJ+gx9pl6lJ/WEHjdZUj9riTCU
7JCODARP55gWKcG0Kt1L6y5kVgND0qLVl1M+EbRZRMfNIjpmFtFRs4hmPeSuJMI2i4l6eQaLK2ZXA6vjJcnBWtr7gLRir9cr9QAAL6j/AfF3MG+E8auZYRx6
mEOSZxPrQt6gJ6KKkbXyYL5Gi0vHKT2A4eILjuDb8GP6yxayt2L1LmeR2ChqF8eElVl3zDXumgwqrb5aZGCWgK3jDuDoEC8c/+FuSR9277/ocE6iw9lwgw0L
fMNVONlB4aMuT7koC7QjKalxJKlMi0U+P4hWPPa5hIO9Y04u7qKTDBxrWAuR/Q2Puxx0xzi+4azTxa/aOgVTkZeK7sNWZhqRkFRxDb+s5c6VVqjXoxVSMJeK
VtQ/UxyMcu7w0OQO37Zc7vBwce5wMfRIXBAOhiEyh2enG18ylKGLabyjHECTpRJnfB3k0ZZc4r7JJW7ziGv2t2b3q0oH0CLOrMFUNDpmGqrQJP4uDpVaNFRq
0VCpfKhgz4IfDmZKFSbMyZN7+/XPVpD99NZM/7XgZB7piD6In5d04QjjQGajdF2PFXZBOtSLv7EnR8CpWBhwwbUKJPFVAB8qhctqqDfOU0mX4YO7kiUJHjXQ
lXcNVqiLy5B126MXNtAByr1UYFuh4A9IcqPjFv2yEclM1npbaeOgv7aB+eDjdwvKow9gWzphCjIIYMFZVw5BBIrLxkYGhwI4Uk04BjHDS8QxLz0qwIauSWhb
TyWxYyYHh6KB8DnoAHhY4TuZeYX8fb3BTpA02VwaLJHnOE765MzlCatxfKhx6A2j81Og4jr72tPpitrgywyJ/y1vpERT9W1N8aNPHJsZOeCIqpTGArMemLzI
DvxgeSAaol21ucptpkpAyrErwgDfwRWhgztY3QPJOcl5d8M0ShfuyjMlm1rEuyoA5DfPY0fmMZZ5bMg8hkRmqg6juEWGrArsJkOjACgluoDTUjsXqhbSyG5y
msBL2eQAPUXiSkQVU2UQzgxEJYA5yux21ypvpo/KFt6T8LdQbMljrGGHMct4ytJ2L/3OgxKiII6PR/kgTNPf7lbrBR2UrkK91JbIA7uP1u8eqNRnKrcFRa/8
47RgPBvgJ4EoMTgUSEMg0fLc8ynb0SWBV4jtyBFqgiTjs9THYKrwBoFHc/oO6A7Yf02HVq/mMRcgQeNuCwi4ihaah+UTcaxjArrensCPjZN7iRHegwsdAL+8
qXesd9dwyiUUtibPf00PTGIuD7BSdVzOkbLXkLwc1NND8PJJT+Rx4RCCn+Jg1iZ7BlSlRPpDtAF/I+k+8UwqxEO2L7JHzHzSglNrbT5ps2ci0SPaPp/E7H4c
Tupofle3o+vwfc18FNs7dXuXbmn6OZ7acPuu7oBugrkN2u6wubI7BD8wdmKbuak77EGqG9LD25Mha7lztrOD2dDNzJEDtHqVHhKrHdhdIHb3EaT6jpLReSAG
nevUkrF5aJxyfgBVYtjyfEf5tF6RSwZ8O+gfjZC68oLq5xYBDL7U7yXjejxzydZhdxziwLj1yuUhC9hF+3bd5oGanNQjNFBxoVWNYoNqaFBthQbV0KBa3wYV
U0oTpxrHk/GCSzPSe8GVdIJmhNrRxozoAXYjHeIcbXRQCPQYLM3hDjpswMrMtJDKaa3oSFpnwjZbDq+SAMs5hF3DlxhD+mQbkzP4kTkC3P4hG8TbHeUdn3rk
wfliCJchJDZmEYxRCjy4yG2my9AF7ga6jAv82SivjfSFBzmk/hwiFeSUS8boZuzyST10PR0ihoCNPkx9+S7e6uHhoJdvCy5WKxfQHYSEQF/SEOsxZC30EEKK
yocvYMXqIND2QK7xV/bYDTbsjhkBlsbLbDGSN9OkseF9J+DHydB7OFg6YD4RcZQAmw8QJOsbqwWXNHQFfBZsKhxN38n5Ct8mI4jtDtP/0kvZozNMz7uUxSF9
WbNq8/9BRkU2E5qIUZqGFDqbQCLDhsTyhxgejaLS8y5jqYt+wfl2KP3dT/FABdfTKhrqjlJR6Uc/JWdTy+P+NbU9dblMIM/X83kKZajGZboCma4KT5eUcgEj
1k2mH+FaeESxYaw7tWjUwuizUJ7P0eipVTzyGmpEHqmemckrwC3SQYbdh9SX/mcaacybQA4SjdNEkXjAo4VxlaHm1Rmm23vgUDIfI/iKXQBpobk9TgrmsMs1
Fi9N/rY8YEVmdIhNhtKQEL9XNa82EIGhcp680Mz0KA4mmLGMCsYNLdnpp6MxveDx0/HsqVkXoAKY8vIJHy9M+LiM+2i/cc8WJiac9/DXNOFVOYVlUx6eWtWv
Zcr5rBTqSRoc7BnfMQMyrod6NKyGV4bsh4yp5OilURo/9nlhdoUWNoudzwv/f+y9DZBdV3Umen7u+bvn3HtPd99utdQta9+Lf1pIwpoZlyRkg326ZEsYxxiX
U8+hPFMO2ClPy6+eJfQ8flOOu4Xa0B7kiSaYIINDhO0aO4OaEsFJFGKGjuFlFCODIITRDIbID8M4PAPCmIkCDp71rbX3+bl9W5IjMlA1Y5d9b597fvbZe+29
18+3vhXrdeHahp8vFcXA0BRXO7Pfm55izM8Kmer4SgpGGBcbv7hq8hJjNrqFYTmxBPwjwZjUhdbzZK6M/ZVj+whZOXrtNm4I14TbkO94ZC53jIhRVJMlu5rD
4SjEmoFM2MZ2ostqEZw9jix1WxtuXHmUhAX5OZBoQBYamtIBYXmU1sMhW+6JttA4+TyxnEJqHcEL0k/YVfwpPcWCWIzIxePsymEzzjniqNR/+q5QZcWieQ03
gkn7s7fXlk8HUDdNhO6QW6A4UUTrC3Na7axVVc3X9q9UevGyVVezXepxWxLniuyn8pTnd+cjlz3xGXxPyvWvOkH295IDVcsOOVPpMwLk0GTqDuTyiCMa8efB
FlzjegYREH7/EWyUpH1/Bnz/9Pkk6gHUuL5Bgs8nUDegxvUNmmR+cJw3WQ5/2NcXN+0bixvREsLWUYEncOJEbsXHhQcYAS72kJB5C5UPVTnWck6hVPiAMxmI
b+BThTUFKQvCmkLdoNlSBunbKH8b0lVvI1JODFtKE2wpnnglvH5y4MlhLQdnPgXmYSleGufx0jh7lJkkv89984PdUnXCS//0fZLtxqdKsZmG3CQhpdi+U0rN
tOEObpzNbQbVkLYX8J5iXhoEHqK/gnxn7mBPpQCyeVJwOmbaBTVAMpHA7E2wK6mW9s/3kTAA6HGFl7k72dOXInDCCmIsRpfwUgDlG8ssT2AtN8nYxkS+bCvI
HrJBrgTjwsdOp7bkVDpHYqve2xoNVbqihVQkzN9QsHr0u825taFeUi9nroWss7XBebExVh9eIb3snnwzV3HXu0rAS3CJ15XH93+zMMrgjaYEdOCV9V4WTk5f
ChsowQDhbFb8CJ74EQCzSSQSTE2nDgVYuUvq/BBvN4J4xc3FWqSpdMDuDutKzlwebcJ5yAZMd8LZj6Lbw8gsH6WP8E7gdJlPu7azw5wwLn8d4+7qtPTcGRdY
S97+3oUFQ9TaJiRBIecnVM6IRastxsDOx4DWZV+PAXVR9ubKhKdlekQNa/njflqp7Wo9/tozY1w4KMetXTyVzoykMyPqNO5M33Rm1PG0U4alczwvWGVDqqNt
pGetqgBUyi8lm1gsm5h5H4x58T6VLssuW7SaXdx7hL0T1bFsC1xOVJFRbfiHPLL8e9qJ2M6mRTRmqoDCaC0SGT0NZj/jisQdLgubl2sMP4db2JUfsHKwD2Al
WZKd81RjvrNKefMdxe1eqVMZz1OrZjsdpcgGlujNKrKKERSdp6vKngI1q86jM0nJmQd4Pe+AYZ18CxtZjWCbGumXej2CZLUQDxiBiTzSL5FazomVQQFzInUh
nTHCRrPUtuXyXufhvVapUXolsto7XbVsvvM6btN5+uVWUavpjC5ejktFK7zceWp578t1Z9ENq/gJ6nWz11NjOmoVPoq5UR6q/gNQnIxTODNJLcPBTBZ8ttDZ
ulh0T0Zuw3LvnZ1+LCmznFNY3H/crNqlSRq/ha2FmOdmmIzFvVM0lCkawhGAKeqZKUrLiQbrXNkY0+vdXHm9k4mxz+5GPDO8YmbsRRYofc6hSEKEuTFQptAw
glGHYNSX4JVg5Fy9r9MEVcckISyXh7qKjDxEmJJtoSaAnGPUfZ2dm87PTp76r5/80R81r2/4GUo2YB6odilH91b6hRTN3vVvRWXNlWXVdLBd6uD6GTvY7dfB
9cIxbf7Njj+J4R6tKIMedgq4Gl8hVWzyso3Oy45IEx1/mctdfa4qdKq2GnWiVmI4XuF6UIDFQ1mIoSx4aiWjBKHHoawyNDIyRIOkgcry1KsZusvPfsSMUhWR
HcTcGTcxZbGtPPYfFQVemlwY4egC6zRZuxMlKypr+dnqzzW6c8IGGMdAYHY09V6/eWtJra5JMlN1HZ+xWTZlT7Zx5G7Rk+/qpIXgANAMufFYXGlwSJlARbwe
3SFvSEMakuQNedPWRqPUkKWua8p1QiTiaWXnIlF2uqQXxUKazPfpNpTUDRIfHDX5NtKea6gGID7t2/G/O/C/XXzeF+f0eTfjDZH4M5SnWgxJxVYSwmsa9XwH
R9ZEYzvdtakaUwbddia6QclcaSip6nLfbv3Q67pDsifXEMjCz0N8wnMz+oRNYm9c0mFzen1niOvLGlEtrWn5qCQT5TXNy6dcTVfcgKUZ91E8fJl0DLKvrGp+
Pukakuhshn88ryPBckymrZN9BxL8vadRqOi5hcPv97nQRz1ZF2v64Ib4BW7A/27kV/03pi+2yatukVe9ojNU4IjycAOwKibHltphQkgNTTvQjvmPD2ksEH3n
R/zlbp59xYmK+cBeYfakDc4pRwoEveyQ4rMuXxbyvcPK1lQPrkB+Ncn8+YCu39m5QA2Ku4qafcpBvpC68OqxzkXU1HSqM6EulAwjavtFcEVZ6kKZj4O0wtEZ
mAnXiSck+hU4ujoXIZp7ERqWvWFRc65spNXnrabnrabnvV6tNg+iR71eHrVaxGtCOzeL5zj0nNfjOa/nDlitXn9tA7WjVlMnMpADDjxxEeVf+8Gge1d92/j7
Ocr1FolBarHzROzCRWIXitiF5bXeZ6uWxM7LxW7/kmL3LYjdwz+h3TNKuv1bxjjx/C7JaNzbUDRQb0luLNConi0pli0p5jSAfEuKdTOvbLimkxa39vTL/Yt6
uR+g5p8XW/nwqwvVRdc2bNplVquLaLgYDPZtq5+I/r99j9okhSwlrDOevXhXBIykVl1EAkaNKQnYhSJgF51OwC5kAcNbqAuv7V40BtP1lMPRgKqEsfY1qBfY
mkzLR5GKM7HBOYBPev8dm62D+Bqa9J7HXZm3D0FdG+y3Bg/KYU1Vu8A5ku+dqUQLj3KW9EUcOOSvF4plSW+Ed+L144e7DQgMe6PbnZDKUVdxlGlstWMhX2AF
IkBjQDuYv8EzBTSE/M3v8gJWeoVcE/QJW7N0/5dM0HciM/rg+TJwipozqOX9ItbHLpyfZQOD6fMecnH5j3h5W5OfuOYznZXQ/tGf2OpXlsCne0rf394orZ3Z
E5DBbLxSd6whxKINUnnckPNEdbgfDZg9hAvaFb9IqC5AKD9U5yOOT5cgjh/C55IAQwmfSQhtiTfz8ZK3aDz3Fo3z7Q6zU4fU83GWRA78yCUJbZn2nVKldwi+
oaDPRZyio0C7PsE5jzE85yEc6OsVk7OuRePgsw5FOTxfhZNvAgM5QxTb9JFC2QtJKQ53ZTM/c3eoSPJS24gYwoeku9v4qLkAZbEhY3sFdKOpUQeRroIVJ1EB
3fBFK7Z1/jstg6Ia+3x9kyudYg8xGnJslqOmbNZNuJREQzYQR9qsfSxHfi90oynLT1OACA1egmJZgo4+yVWHsnHaqSNOaUJPhVBuBftX49rE0M++NJebMSds
MfALI+ZZVH6rcaW4sK94GN6JwZx3YkB4J1JxxSXCOxFqlZoda4A2ZUcdefy3dy+RCCdNOuqwRxP6njOVRVNyJX1ZbVkbwSOJ9zqB7Z50/GPORud5YTjjUfIA
tJVL6UnfwZO6az4z+ar5h+aO/va3r1q/2ug/YwK15o1umF1giJqyCxY5UkjeGIRqnvyG4gw4m7Mjiy3GY2V9nLv6qO7qIzbD9KxL7Zds0WpO2rJ8vojPX89u
ZqhSNx7bbP0QR94A1+wYr0RsEeSLkFhBdMRYQRfTLUnWRS3+oU3zAI9cRw+Ar3yCHiA+9BdI2UPcnvf5zMoJyZpwktFyIZ0bm6JvejjT/zajSU4iKfrtYdoF
YmMBbAg5wc9NlpPlLAtJ2Yov3waTz4Nq3BTVijf1JunqEHy9qTdidsIunky95mZsJhPMzSYmU/PKRkPb84f16Dw9J9wUzO+CCILdDapD9CRswxoTO+mxZufY
Ytca3fXxXq/oIZvmeOV2B6lHZWi4cKD+2uPmYD4rT0pVQzVtAih1J9albGKRIPaxlrsDqonpOQAQ1AB9BJibA1gME/qA0ztbvTi0UqpU+/MKrpAQaEka0GGW
DpgVISVsdA+I0Z3ESyw0TVllQlliAlliUllitO/eMUuM9myz3wj1CmnZ9stFC81kZecsshMhXdFbGo7WbbmcO2dWMJEt7gFXu5EvZslqCkFWky0rHR6vw63L
/nFRcbFCN5FBWUNJRT978bsfdKkFzy0cJ0OqwU/i9bmif0vHu7B9KhMrlLuRummzmHJbc73TzxY+yOzfWUvuzHMzGRCY3KArPoROu8eRbixLxrQxChAd12nJ
FhZx0APYNlt76gXcFjGDmKfBbTgLA73OeoGTT5n9N3GNp7qBu/I5TYM0yX3y/IDm2zhBNC4jTTguEleQJrQWlJEm9KdBmuDabgg3gpcjTTxBmngaaSILAJAm
TYmj1AVpMiS/sG3M+IMBAVzlSBP6BSpX0yBN4u00zk3O29VIE6S1eWWkyRA/gVZIWb9nHdmmZhypV/uKLVUwT9lSBvNl9K1GfWCNJyXI4E2gXSImfhI6RNRP
IS6Dp2IZowrkpAb8Abeg/hpaEJ7bo+n9SY+VsQX2JAb2xOMwjgfsSR0jKdiTCInEYRl7EhbYEw/Yk1AiW8iwahrsSR39GxvsCddiiFkRyrEnPMZNlmhpf4gl
hH1nnUbiQ3xjSfnXIBQeV08LQR3yLSAULSADWszycP4ATnD56EAvCAUC4gkIRcvCQFkWBvRI1JcYCQ0H0bJg0BjnNCAyRRNPVphCKLzX0JRzFArRXZdQ9The
msezonJo9Q3VoFatuq2G3YHqrsqFxtRgpvTfrIKBDX6vI59z+Ez1+wfy/mJDLWziqvf017E9MwfeF250oHpNvvT0/R//nWe+8QcvkdX3gl12x0b93bETFXcs
o2Xu3tE9S6aqfDd+IN+NE70lMMCEyVBIedBb8eO89U44j/KWe7H9MG/B66yPOaLbHdBb8EOO6Hj7HQlLPIAt3bhFZZgenNU1qAaMkwW2WcBJuSq4toF0dey3
yF82acmv6c36qScRMtfYgMA3MSAicNOk9DEkNPOspOxlqMCmqnGaV8WGOiR5UKhIwzvVhCQwcVC4LiFJ2eqY7SLU/AYeMAk6W5r3a6SpFbZnV58nrCCJFK3P
kyGvhA6psY4hr3bbVf0tRm2Axd6EucqpeaDOMykyoNr7d6bsMmebxNmE5LNNIJ9NUijyxzTqUGjycWEeDNEz0f2GJHGxdQrLVES1Kf6YSCvRbkmJDmPZr8+o
RHv9lGhx99jAjtUKmM80AweulXkLiTmvV8cpGt7Hj6aN2Be1ETvGqZSsAtiSbDPNvkW5P+q5s6UO/Y73PC4cBB+kLPp1g2IAGhiiJNvGIF5mMJ8CEZY3UUQj
UUSZI4PVRT9Jc8AaPKJ+L7agXxCs9g8LglVN/NN4GE/+tngY651ITHxumtcDjPjFte+g9oCOUPvCRWdzASCuM8Y++9lHeJuB3z7D1tM3oJe9WdP0LhXmM35k
WgZ/pi2Tv9fL4Ct6uTylLZSXaTlMAnTbeE7KJTqn6AWYPbF2Qr/CTmhHFOl8kkVyioRg6rEpV11jUswjDjOvkaGEvfVSMpRQ3HwzGUrYRzeToSR77WFH9tMn
9F58yIl/XvZW0SLc+KAjG/jj+oGP6oY9zJviZtou0KDNtF3I5v+QI7XZ9ztSlf0BJzabTzHHA8xx5+e2GzGIOIkFKztKH/4Grg2ewIHgqhi5PC56sQGUKnJ5
XLwKFwyHZsBw2qJguCXEYRb2emBKfam3dcgtkcB8etxuTZfKiGvko97ePKY43VEAHxmGFCyynkLomoHIdWE21QXlLIySxmwKuT56yWzi8bwut5pibTWFMBr1
KYmxmnReWCjqbAKrKdZeem01hQZNVlhNIagpC6uJ/jRWEwc/GrCagtxqCsRqCrTVpF36Lgg8+C2bYjW15JcALD6sMCPru1GymugXzj83VlO4nQY+oa0tt5oa
9PygbDW1+AmdQGvKt4t2BrbBFBUaWXxvlmlzU2Gu3EBHWrm9dJ1I941nq53S0Cy2lm4XkT+bJzfO5ZEoCqatpORarqc+ZDicAlhJTYycsZIClKIqWUmNwkoK
YCU1dC6FauAqsZKanO9grCQNMkzKVhKPacKSa6ykgOVFBbTp+pwkvI3lQVtJPI6BHnQE0gOxkrRApFqscispxQkMvlFpr5UEgQjEStJjn5bGPpURaPYbAW2V
yNgb++gcBkJmYsU6KonfmZpwTkJQtYow7/OcPbAzoCtT5YtBoUPmUNlsYXqXEDzWJO1bXuxB39YNqwbSFtkrrhAWWoYp4AZfMrCJTaULbIEqJAJVYCRIIJBw
s/YFsuI1tSXEeQEQCAY7kUWEKZ5mV001a7bjWOxU5ioqQY5VUVPa4EGnHJ0zzGhXNjwBe/CGcYvsFzcjz/li+1/IbvLPZXO5SfaQG8U5ewMJE3PAogiYBg0j
7JL/QU9r6GFI+z+atv8TwDtorZKfPCordVsekjLNKHTDAb1wnFNL871ab7FejvXHCRPy6PPlKkWPfmf2LjUwRi389IKVHfjJjI2/BmKD+9YROC+PwHm860gw
zYuF35+Xi6ZcopmcgpzJqdnnIswDZhPnCFyATrwElNCIwAXYZNeC6g8RuADRiwvh+t9sXYC/Nlvn4wPc0wG8H+NYV7DHB9jcESSIuBZ8kQ3es6/a4pUc6N1e
nbPdXp3/vb3+7+31l2x7Df4X2179X9j2qmdqsbU6POi8udLsvJRdVdnarRJtM9ssxtjiRSmPxqGrBww7u3a80C6BuFIge4bFO0OqvTAwFGFLRjQxy3Z5IksN
+2MSscsTieIj7SQyQaegHHRqCJlqA4hIqQuog04NXiiQ5UJ7ZhnVJTVaeK0Wk/uUBV+75ndgavA7MvTXSasgeGAcJXzwObBu5hgX+61NPnx8bvdLzzy0r7uR
R8SaF/pwvh6VMPUnL8GG1bkAPop3VjBIKC8jAErD+BCaQjfcY93c0i+f4xX2/TtkX/012VdvlH31Btkhr6Mh0IMSyex0IUSjYi7CorTFomyKRRmLRVkXizIV
i7IlFmVQtiipKwwHtfLi/8t2ppk6wZV6mji9dvUY86HAarSlCAzKQTFBY8eVVAa6+1VS9Uy5mLNK+BslDVpKwGlCKwtRTpiuGK/4mGvH0yUOFU0JgVetZVbH
W4wX9mW7DEQ3wzmGYJmZPkJJQuxGgN7C/uxeJfFSVgxdVi0ZklcHf4dyiyz4K7hY3Sbw29JfW/C/bfjfNXyaAHBdQF0TVGC8DJtR7qWMuE4Lw2n9a4TFgOcA
6q7Wt3OYpz7F4MKzqOrAdAw+KSV47n05qAt8Elxw0+Tx45Qan/ScoZ9IJTs0EfoJyRsS6gu+3wSycSeQsU8XCaIV1BdyUc6H4RUs7jYz2ups1lolm9WTbNac
WsTQz17A5B8Jk1AVRFltQwaiSWf/shEk0/Y9zrR7jz3t3BMYGThRqfv94+Nf3jNz4o0bneMoQj1zdM/MwsEHP/WctdE5hgPfPvlnP/33/3blRucI/noZVx2g
kxfMyfte/Mahv6GTD+PAS09/+eOPfXFso3MIf71oTn6cT/5zeszBD/8x7nwAB/77U590Nzr7bVN7/MSmjc6+/MxP7KcL5/g2T3+ZzpupnHeXPm3hi89ettG5
g/76/tPfoLNuK7fxZvrjd+j7oRc/8sc/oqfeqAuZH7al7Pj+x5hY75ps/0cQIXjezlzOBpYQgWvqxpxNZuzkXkSB6BlYCOQuXBBGKsGc+Q6nq/RAi4hySpUe
nN7yL6Cucs5c/sXJqZXo0dn5U9Cm3QzCjbuPYsKl5ZPAWwLiTWeXZj538iovtWxaebsE/Kc8XbCgxq/NBQtA7/WsRZORqxLRRjkq21JELfVpveBix0La7KCe
B5kxqO5BnYe6FwWVOOhLWhrDnczTIh3Pwz58bX11llUxkD0HWigpfxHkxTGCvDhGqOvBm7LweWWMwWplDEVTerBaGSOV06UyRuPebqNaGWMUpmW1MkbIJOFN
BIR2qRaKvoW7dnaHuI+FpSYF2Upznu6l3qsGmGzFEVaaNimbKfUDHQUHzTAXThTmGQf1eQzzzEiR3o5+UyM7ust2gZNOLSsR0QCOaHVHJTkePDTLJH0WjgQu
8GZ1RpUHHprlGCIPPDQr5qtJSxhIr6B9GcPA0JsgO218qRKL44B45jlK/L0vRQzfzD63m7G+Xj5HeZ0x0MeNGWob7m1nnsY67+2xMTVKvd0ovWireMdx1cQ7
NpektuET7MUncFuaclxcHS0AWZtqvExt01Dt6xnWnILahgdaDV/PNHteUXlxlP5cAX4bb6darvltmmoo4wKWOhVptLhEjbKKWsPTWsVdPNyHq4eUxt9RCejH
HWhBEX20wF/mMNSPPur6bF2g3BOaA3a0c9wwRtqznR0lTcFJ73+P0OCTtsKMTQpulNKWBx5Qw6X3NbsP/aM6C/pHtRT9Y15yrx83Y024Gb2fFzdjlTfRKpgT
V8gWjpcYNVu63sd/P2QevJrZv/fZRbXtkFVwZqNAxg7oYsmE+U8l9jtfo/F88RCFE87tHQ4630arXQi3Ux0sUu/sMPXHr9OUpg84oUIUO4rxcSNoxKElszSE
a9w7ONeJzpsD8Ne+qlvHplBiXNVfT1x+4CHQw+a/3DpGf5Jl9q6xToNvvZdp7sC5us76f8i6sd8NLr3igt8QNvaaMJ1OOLO2cF/NAHFK19yFoYS6BGq9WKj1
AujqrDyBYS8xDHuIVkG3agjDHogyp4omg6zpDzTxNJi61lmb8JzLuvzYK4QPyrDPrpd+WSv9MkEmhZXTDKOuTeVuId9tFGeOy91U9W4pzGwolKmuG61yslle
ORlOmBcATM3MNFA+KHRMCZhoDKKt6QHrWiMvSpCJYsvruaWBi7aUJmNAITRQZojDXQE5qMAWLYEtWmxBamRVvWPlaf3VAG9daiixtyyEBtv1jP3I++i2bLnh
ntX2owf6CpbMa1A/PicIjPLVKdQEgdfzN0A+3o5vm63rQFhJmhx9kMG1LUuzF58pCALNYwysOVFx9Rj31SeePWxLGdmeCwbQ5T3H+gwHJtH1MoneLpPoOplE
14iwbOskZsS0cclA51HxYbbFIQq8swvjMlAOjMtA2TAuA8GpstMTZEk8k31tXDJFuma7+b2kFkoBhXtKi0VBy1KrMDl4OlsSx08Dp+8NDNyGjAIoga9YGln/
glVB1vsbnLsFWH+7KO7sKqe1Pn3WFOwrg4RvkdAvO76x5nhip1tipwdip4dip0dip7PVfk1Hp3tqnGuSYt/VGWbZPSjuArx7NCZNpZcUJH9yGiR/5YYQB0dF
IM+mNuxFJa8xnll20qrCz0vX0Bj78NB5EolhQ9rXiWVOnlhmA5jjG/iMX4bPcD0XH6VcbC7dUzPwGbpxnl8Wawz6gh4+juLk5TBI1BzGGfgSyKnncZlAhpD/
t4XW4jrX3+CsyC5zr0i+iZ8Apa/87bRFplLOkCaNUA99VnM1LX8rOyNyohfF9drTD+02VC7I5AsFlal2buayduIW8Key9KryesG0L8JyuX4KiSFwPfl8u/vK
CVfru4bhFBEYnBLySbmraFRSIdoSIKGWS6RKyckISXGgii/Ks00n5KLz5SKFdmivA+08dQOdwlZK60Az+7zEu+gOD95bIOgneBjK6Hs6N48bAYfP3eoyphC/
caUoMy++oSNjP6dZkT86qbObK8S9UBAjKX6C5/Az3fQ0CWGJlqdfu+IR+FxkLtEt0kk19xg1K32MXqjG0S6/jJqPsSEFJThZyDy1XrEReaVkp1jPDTufGxx1
i5mbWOde2mZuWJJ7aWFriXkjkjJAyirlXlY3Iktq0YqlSE0B2giYDWrhTxkJFXGIQe+bnk5e6bhClltMbH4SOH0QpnxV0gIqdxMUfRRnrY7wGPA0d8Qf52kN
BQu+JVyzDCxJhW074aI60U7x/jAHMJxKOGNU3I5tUZ7hfbTE+xiI9zHsh2eJq97HYoP4gr0ELzcppqfj5ZbExZzxWlcsyhmvE2G8Ts7Au53cDt7tXTnv9q4e
3u0zPEUu5KvYFthhO2wKgHhfotTnXEypFXNBJWmI3dMQOz7iwXf7efYXqcwtsWs7k7PoYXsjmSUH+feTVoV+G24D+KcMfO1m+vr8v2Uf0U30tbWB/VN6Bv42
fEnwUc18kVSmbfTD80/94Z4PPfP1f7YR+44+beEgTttU3HM97vkBTQloZxFiqvk9T12+kTRPOvcIl/y1J7/31DMfCTYifFq0HeNCUqZf4XifV7iueNy24hW2
yCtcwd4RadJR5vS1J/+/b/7Vj/7o4PKN5bacNG05ptvy/Hf/4v1//on/+sfft6RBsHxOWHmD2ufSoO8cffBT9N+PL1/UVw/+Tt5XyYbTtu+lp5/Z87fPfP1P
vt2/faPn0r7S+Jxl+579AgZeFSePFgPfloHv08jxjMsjPgkTO/47167nDmGr0BFLsIraVPr+AhxS3pvGZVMaFbBhG7sLeLd5UxqQLMFUNqVENqVQ4IY1HTPn
fZYMgrt3dBts4PVz2VQr6DGOwefmpfdL4dy1RTs/em+xf7J6sGD1vkX+G4oOO1oN6rpog5Sk6NcGWw7n8UG6rX56IoDLc+gJU84vlgV+VBb4tqz6WOcDWedD
WecjWefrss7Hss4nVdyip6te5sEf7CYOLmTaE70H/NFIbWDauyeadoyRcLJkJFgCfkYE7ifsMvQr0EUlPIH9eWY0picsY3qAihcsz+qrGpG2MCNJlesLj9Qs
czlhUgmipCmTEq3OIvyFrNJAZ+g1tRHMpFjCpNTUTEoNlXDqNkc8Z2bu3oHsUzIF9c4Adj38wmnd4U5UeaTnCllIyOftz7VARocHOvLG2ffB9k5KanLgCpAj
6Kcmh7maLFATUZOZmiuY6g6ogZKanGq6ZFKTmYuPvQKMvzjFtVpSzqvg21TU47u6A0Y9Pk4n4pyBaij1ZqllfZPUsr6RGZy1EZgKHcvdQvrDl+Ua8h1y2e1y
2W2dNrVJa8iDzJU+DO/o0Hx3BN7RwZwrfRn7SYMxcER1RtVgL1f6yKwaVvTzMvZTI7F3RQ6IWYE0KVj/K9jdGMDPPAZ+/3pnHMT+UWclR/S65+GvsLsqp7Mc
AwUbqNpedWk0V2bhrq7aqcazdFe3vrMY2G5lIN1/5IG8qmEKXBSjeeS0o7mtGM2JvoO5Xuhx1krweqIzIIO5KR/La9gsqA7lFXLRZXLRJmDqzFBKfrBkC3dK
Uzso8dFlqG+eQitMl3Rs8wn24hPYsZ2CfqyruoWnPeh00VNd42kPRXaGwUU3ojrznWUqne+8Tg3MoyI6+PE0F92IWjZLZ7wOXHTDePdl4KIbVmEvF93rZknS
OiMxCdv5s53h0qsNVl8tVEN4taElX41PsBefwK82JMfFZz8IkRgy0EGD4RhWo9dzy5dfLyCcvJ71qsLdPsDj16arBzOBQhiauz4X5DR3OF0fytcrmkS+1G5g
63VFVtvVhVCPSunHzSZhzK7uoFc2rHLCmK0h+jqJ/VG7M8AQfVTKA0QfqY6A6NuySjykyQD2ax67B2xOzuYm55XeaWXHNFVq1U5Fk7Jox3+a+8dsR6mjdYuM
Lezn09rnLn9F9r4470IPVWGP2SRfPpcABh4KzjuSxrk3W/DfDb/ZKkMRWT8pQ4CSAZ1r01CakCtHWSDHxs9zbFIQFAR9sTypYHlkzeCKvhrLQ6tWnmojBAUr
sPTQKrqVM8pz6Sj5rXI5SUrZr4VlHixK/knhTzi7hrn9GlbvTx2FEm/w+KSS9nDY7gUbHSKVFhkYdgVt9ITdAzeCrXQEiZc/ePaDe1565sGUcQo1cNWQpZTN
fB4VtzG47zeMcKOswwm0iFYgKRZfghaleZ9JjbMz1xYmgXxaC+RfaIE8ogXy81ogF1ggYVtC7WjpNv09BA6bGX3/2axuXyoin4jEIzRwnl6s87GLlZ9Xo2SH
R9GZllCI9HTmAhkT+YtKZ4bCHC1tTEszNc2xzzU1fim9GX2u3ExvRp+rNlvobHXeBrqKPsc20Jtl9ezrHy1c79X+9AsY1tn0EcOoxYHiF5C50EDmhrSHCX6W
QagODBGHlJYygVLRqAdEo14hGvWQaNSDolF7Fc9JD27rZI7b8uNP23ZtmuswkVlIj51/+k8e8Tt+9t3v/uGeQIqSG2WYtxXPqtmOa8Vcz+s3cdmMQ5ftZq+T
n9VF66j+eOx35ceIfnR6f/z2g8WPpHjOPI1WvIwjP3rh3g8EUCrYqVQrUphqyoNTKf6JY3ulokQGAmaj3l12AZd6LljAWKARLeXjrH3jtSWe65eSAoBgobHp
pSIR2ntNfnRCUGaWHilfq829vkArD0pVfIF+HpSq6aBUrUIXZwldnASlMAmpmX7HWsIX6EtQyjdZhwE8d7Vs75ekX5cxlgtEGpyLN6qcSTb3HTHFHNTuamBH
guA4khfmsG8X3iv2EGnBcYtqTbX44yO+O+3e46OW2bRzdwmJV6pofcbAC6PtIyHC9xitgvzVvR8TV1SZeKieJzdzODJzdGT4kqn0m3P5bscLWl1KuqGOLUqe
RQjEosCsI/SliJxSLzDbmD0/240nv/XUJz/iX8/RN1HTElDAIixHPzdypeuW63eqhJX/5s5OS9UR5K3UUnCrildNA0KWVLxqGuTRV/HSF4ri5SLUTkNlVscW
CYEEyDNuPII6RypkrLw585/aAAW0pVuTOGnKtiz0Jw0LpJWYrdm1Wxs15kySx0ZcZMqReG+EeO+Snc4xQVdigg4+tiDye7E9CebUdVaGcPA66wpaEBGAliDi
JhQGRUYNPUkv9wM8aCkuQpXStsDEawbuHeXZGbU8OyNlCmUv/es5cVXTn4xaxeaKAqo1xihjzGuq/UYrLROauSUsT6keHUDLQ9p5PshpLaW5XSsFnJnUrCZz
u8bXOzmpWaQziiMztx3JKHaAwpCMYg3P4vxWzO1aZW5LNYsao0y4IZjdA5jdLU1pZmfjnaFYI6ydhGElUaceLy2T0ZlkMnoNMhnhSFQ1BpqImU1+6/i9//97
mzAHiulz69sFUM5CS7/7cCb3UAgbtZ+L0WtgsEEL1Ivt0l16oOpSyoE7GxPAZMgo5y1c0srR4ONIA8trGsGXr8AuRilS7lSXxocJ6vUK7KJvMErUQRHnw68u
pgNbGnoy2PG5zgZTajqqcvdzWeFB7guai6S019eg6JbOz42KssrrK1WVMX229i2qDOOgqKscKdBOmLrK65FTntet53S3ulSR4SmZZu4u/DnginKGN0K8Zr2q
rSG9a8RMViYzTHMywxbXPe5z7wgYc0zagSk18kZHoqEdzN2QHqJa1H+D6PzBhhX/QpZckZaKlH/vK3/iVmX8XZDxDMc16kLEvY+Ecyc6qOBXW+NYnTZEELWn
R1AJTbXfNUb/p39/fYzWQKjVaDkLXwOGzWm6ID1TF6SvoQtSHEn7zfDvPfVc/3en42f77l6fd6e3v/WX9N3PtLZVVrUl3r6u356dSYCaph2XHXPOalRVWSJw
jYclBtMRsJ/IFODWG6eOap+a7rThBEC0EbBn9JrbEGMUSXs0a5FbIN2uojWO6ozgY7SzrPeOLIfgnVj2rrHuyK3UdDVCN6/3M3V7LoXbcJj33AnR8Hhzo/34
WkygXGWoNUKOnzNG0cPikWBVnCCFNSjf1ZVt0NVMb+6ivfDUbt4LV5T3QlZ5BU0kbahLG+rXop6VPA3YDVfQSo6glVJBKw0IWqklaKVBQSvZglYaErRSrYxW
os56owvLxOO3DgUcVmA9PxF6riCY7naMwbJAqrKn1WmHC0qx2iCgx+z8qfRECe/oSpjHw7JPWvEaNwXn4dL8+AWBL9BC0OB3IAv2VVYA4K2pS+4LTwULsHXm
ZnU0N6tNsoNrGqhewHWPTb1vFVTgc47A5xxG9OicwDpdbChaAx0411ooni6pOPxYmzNXr200q813NXGsg8q14uZD1WV6jmToxNmvTjVda5m1DLf2ja4qq0vx
MP2319Oj0pdtdgFT13hc4H4HkyChY2kSquTDKs7WXDV2gGv6nr7ty6BOljo2rfaol7Pd1mVenk1XBv26MmGVo3gQcxJWRg02KIM0cPO6uXkgN4d3T48TV6Kq
q6B08yV8WNJJ0FeDbZrpPOe1sbODbGE2aN41DadNXc6u9zn7qD57HZ0t0zs/12Zho5U77r3o9z4qFyVMFmzJ7y/gl+99/oMfCOiX5xYOfzxgKkWuIX3CZl2w
adiImVQyZu+KJcApDwpXhI9NmHJSe8C72P6nKO+wzvonpIzRB8CwHsIQDXwATOUBTIX4qNRWrgkfC+dtpsIe0wQbG5aMmtRWrknZrZrAx2tYY3gx00tGKEtG
oJcMD3FYHcz8nm2700WEGgQz9p1IYHsbY57LpdQ9lFJHNNPnUup+LNazYjFFzJPe8eqxrk+mEMleBsSYn3P5+rp2uvAhi3T64gu1S6XTfYZ14cJ79/ByVaqZ
zmAa+lHXQGd0iZ9xUu5mK4e5+HJnm++sQ0aOidDEf+S7Di2NQTmfr0/ontTs5+aqoXsJfU/Aflrjqn41+QzTZ1ACipa4aooU+jwb1itlw0bIegYa+PWoLJsn
w6paT5OkMQ1d2RylrXaI00kgag/Tu9OxnUKDCMCs+Mx1MTVbE8MHeVXzgDlbjRVpl61Ins+2zGeb5nOUJ/nAjNBVzWNNRJa3tyB3qDY5QYMlQcIuNaxebZhb
alh0tg3z+jUs0g3jqrmNWPonfYSmZmUBMguPbRaeeuHairNXviTUrsOdBlMPnP7sh47J2RfQ2Y4BxensZEOBC5drUNDESqT9GvHabhMn8hYhnZoUGEQmqbZX
SBTmMuEEyYuZMMzNE2dtKM7aqAJ/qCbZJuKsbYiz1q7CH/yqZlEr1WT/5nANKkU0XTOYhwNnAEafeu3A6LsMMHqvrYHRpxYBo/fagoy+G8mOmT7ZQJN56kHy
ns2x0n5O4Yj8aunfOwRRcrtgQqeEq+JfSjffJv17i/TvzQKAuImRM6cKpDTgyz2QVSn/yBxdvim3KQoDogVOqWHfnKuCbUr40iAnocSJHy3jbvjOrmiW7rUN
wPCgWCaDVX4w3mZbyLnx85b/A1/chp2cABW+iI/fx6LhieZUQWi7uec54jlnUKh+GYUaCUKbC/P5PH01CjUqIbQ5CJetK/q4YzLXc7y2SM2NOW3OVj0jacZF
JT4AqRMgsXzAfbuxhj0LjCEqw7ZDDdtu5bDtqD9sO8rjnVEJts3eBR8xvLQEY2iVYduBRp6XpKlZNnCiHMoNDBYTsrb6Ybmv4JBhQ29bOCWtYrknJOiVw7Lr
OetQS7DcW3jJqWK5N8lFl8hF68GvF+V1P0NN95cC6BDRR3pnJ+4hluV8Ia4p1JIyD8ieSwUYFCODjiT0bBHgqZjcnu14mjSozm33SnOkD/L7XGZ5y5jhEHDs
VzIzEYQt/5QBst2CPtLqV1qwhVxKqICZI+fZ/c6z9XnYmvwCz5HiCL1m7g2a7yI9sTOI7N0hVZ/vtPPOlkRKEl7V4iBDe3by25bkNQ4VVeV+nd2hSfZtS7M7
LDk4mQyLOBGm371Tdmtg9ZIclZ/mdBH+ln/5f7TfX/+sdwVt1kHZWZL24kLO0Feh9FV4pr7qKcVIfRWiSVWUiNgoRY+c/Iq9qEveqbuEfssksv1z65PRdVtu
+Gkn+uXuk+8/Jf7ESqe8S3cKftSOtZ9br+ROo1+mXqn2yd88++AXvjP/4U//3eIZdBuOFAuAnVOU+Rmu8rPvf+XLXwgQ1z67HqOlKb+bcSfEJpnyVfNlmvty
TBuUQam0gtYpm2W9kklO+iSI+IuCwsjYOMut2e23NVeDwpGUV49EH04KmzrOjh4Tm/oispoZh1Ccay8690k5d7zTNNkfOYlMWCGR0Wkc9Yp+m4h+2xD9tin6
rd9DSyr6rZ/rtwfyvI66lWcSu7Rl1+hV4gsFzJsTJuOvtPSXTi8epK/Z3+2WQ596X363L1Tvxqf9RJ/25+/JT/tvfU77qT7tt/i013HKiaRi2Bo5AISBss0W
Ubq+34vkX36w3BksIugLbuEWRCn07ORTX/4c7c5Pffn9PouyKJSMqPmB1JWFVhHgY/1STkF2ZXBR1q3sEnR3ILjGNBecRQaqOPjINgHW8rX3GS8Zu8+wWdfx
cZu4RG6hXdrD9syekZvEM3IjqSaeUA55SNri667pcOO2dQbwsQUFBWA/DcK/ktGm6cF+aotDZlgcMiNoTPrSrND9CZkJqVyZy++r3RYmP+AyepMnhCp5kwom
cfR37Y3g38v+4yM6x6A4DM69r8lhVTo8SodPPKKTDAJJMgiK1BFxV4eZs5WJ7UPqoOyrOZvTB3frAQi5IgJ9AYGWjWjXgI5WSmwOqYewUQFFhTeaVg/9A91U
B+1O2NWoXbQ4ahdy1C7qidohahZejagd6JgxhI+9T7cLlV7gpaEFCjRH9amLbSSV0XtCfQZjPRDIIFmrMQMA19NhJ6thKPEwX0/Y3AtdNujr0icJqbrUpAgv
myK0VwdLYt8GwI+LJQAsKd6uKdzmUmtCRZNkQSow2l8KWjSsFssRB0SoPqLVwmrTR2ODBcBxAndoXh7c9C68KSb4uWQ/+j39GDDDvV/txAwO5Npbl+pEMiGC
i+0V8Jqus5ajBwFj4+5rg4CMdNJu06R2C6DI5pL0EgRtoad89FQLPRUu0VNsqIQSBvW5p3zpKV96iroRPeVjeV1OH030lI8uatNHwj11sX2htPICaeW4tFJJ
K88/XSujvJVR31bG0szuObcRXtY6mvpPpY0T0sa10sb1/dpY7UfnDP3IpbeRW8N4FwWfZr6scHHGM7xCLK9QP103v1m6+U3yCpfIK2ySV7jsl0QY6JZMQ0ID
ypNDMVtJ9rgzlZ6cNUnrrjbSXM22SnPCkRX/uCNL/lcdWfOPObLoH3Vk1T/iyLL/eUfW/QVHFv4nHVn5Dzuy9D/hyNr/B44s/p90ZPU/5Mjyf9CR9f9xB9FI
PbW9wsj1wD/BaTipaT+92b3a22Da/4tueFA0nE4ZF9mDqRrkhRT1YgXHe//xiH75xqMA4pqvpcVVk+vmCykT7Op3g/R9UxyAPEVK8yCQgKyZB3UzD4Kei0T+
0V2bbof8W5utK0T+Uzo2Cgory8wxKCu+RLkjwGKWSVx71EiRPDZELbJM+FkCLmbyVn4Bu8/T5XFBJoFfeWpgnqq5tXzzNmG+GYZ4G7/f2/jyNhG/TZQ5uH1U
ypTkPbH0J/bG0TfybrjsjVaaLRyUwHEWFOoQaxCHXc3m5TGwnGSqdBv38Z6/DwAXGGxw9rtnRyvoScnIbL87xeK6n6ff8fdVpl8GQEEhsgccCNSjjramfFHL
eQp34BmEkUMfGQtPdpBVpXmuXPtjUWoBUj1O0jv5qs2kfXzgiDmwoA8ctqWi5hNYQ7VaeMjOnkRHQYbl2wbnoJ0Nkix72eAGEPfxtfscfbM5Rw7MmAOn9Bkn
9d1fLN39Bbu46/O23PEEPlHi0ANxUfrfTS0bWtTTv5U/9BrAttUgbKshjeu2tD+0xZajJuo0pDfMXhPks26TUB6hai8XAN3ENX0AewKcmKR1vbIgAEpJ5Y0d
gpqGwaUpmqW21SXCLLteiluslUDlhAQqzwfNLVRkJsUdR6RLwp2WhDsHJNwZsgddDSK/vAbsORyubTbg1LBEyEbK4U6PDBtj1j066DtM4Wjf05h2jeFzyCkb
Pgfo9eg9bclT77LN6CkbIJmAJNjB8vUfeBlbZ/2+043mZYV81OmU/RgM6+4m2pOBsvCOUHv0ejFi4xvEOXa/c2x9TtUvGEtTNfsVjdVji2OQqq5Tu2L2afjz
s5M/OvEXX/jO9zhdqg6ocThfeDV+g/09PqoBwlmR7EQ23a6dGa7xs+9/kZPQ+6Gq2DBkupOQwx5SAsrLLhHyEV0BSsyUyyqId4+Nry4W+P2z4lVejH8vQWCN
SXlNt0GmJIbgusyhJkp+gO/7NnVTQzKHG5jxpMZDe05AJL2828RgNaAyt5quazvA46CVHmn5uhAUc/W+hkRqj9NoZDd91gK68O/mCiuW32+fLZvhXls2wzlb
wv+ztthkM7agAu6WvfUu2VJ3yY56h2yot8v+eRu2zYvt35Bd81ZsmuusW2TPvBnLDOziZSYVml9OlxMjoxZiyfO431v5OmXLvFX/Xklxfdrv+lQO6+tpE9K+
Med/7mOdEs1ez81e0616JhDZjzvNlElKU+ZmRt+xH33BhbqMorpMMJloH9+iycJ5XDTJQOIZa8iRQGF49iNxCEXIuqDxLFWMwKS8boprSanQWMjF8BbhmNLE
4TfWShTsEq5HvEhUq4rsL0BYCx9aWV59Vmb3a8XzAUe02n1asdzrdBhiPYeIirfanWFFdY17ygZ75hr3pN1Zjs8XkBi1xBP07Dc9WJwVZ/sPvIfRIJVEEBro
S8GXU2aNsJDjJxu0tYm+CmuEdQl9jTbQrohr7In8Gs0aEhdEE7FhpWjTV66wFE++R7PfApqjWXUfwEb/7Mf5zMdLSsFBKAzITxll7l+Prz3kMCcwXu+B8ohr
Vd/+RY84NSz9oShb3EBPbEXmKer/EyPOMuctiC9DxV6Oj1EaWltrN7vFA+5mboe09E694O4a1SB9ZpKk5sBXzqaNLRJ1XL/+V22RqGO2SNQRWyRqQUvUYS1R
h1iiFotTLIyJ64V1eq3QEk0Ib8T5ogtBO6qDntYi5doFm+LyN7rglFghHIqsJdmiJVmiJfmiJYWiJUWiJSWiJTVFS2qJlpRWtKRB0ZKGREtqi5Y0LFrSiGhJ
y6pa0iHHaEn31t2UNKRcP1qwc/1oMUtFwgEFLj0p3rkJMkhoa/bXWWvN1pzVxIfJHDZQmI0aspHll3XzDc6TtqneSC992H5N2wZi41520AaIlX2lXvrpe4sK
No64ei1x9do59o4d14K2i8SbXRe0XSzeGxb4cTF1R0XuwYXmgZOEqXkHIPfIGhoU5+qQuGTbue2K0k1APuP1BQLj6SamH31fNVT9P7mJeoF9XIv9o7awDx/Q
0+EhW56+n1eB1e4+pGqT+NPqMIJPWhWW4fOuzigA7n0XTF8WTH/yU8IZ9DeXY730WQ5otfRzLiOaNXTUwUpZPpmk3C9WSj878CG9UvpZE2Lul1bKwq+hu7dY
635BHQxkgqxlcMzkf8i0CZsOmQaxrGYjspotM6tZTqO65cMP4p/fv7wgVl32se4ytSz/4dYx/tP8fMsY3WVkyz/jf350+cO0+u0W3HqAKCmtjMPFyjiiV0ZH
r4x3iCTcLoJwm/TRLdJHN4sU3ChCcJ3IwDYRgStogfQN/t4CKRgWQaeyCAayCIayCA7LIjgii+AyWQRHsQhqY9HF+neJQNLWSxrxWgn8TUjg73xJMVbC3TMu
ULZRifi1JeKXSvUIriWBZdBFNdtIEpURdBqSoGC7HBT0kGCtl8E8TPZCzatNO/fY0+493jRQIMtJsknLAx5kJ8AkK7oBtD3BmbSBM1ntcsmj1a4FHU+5k8me
yZoKQNjCeejd5CDyOy+dm7T3vHcS0pvuAFL2zrEu53egCAPCK6CV/it2trggrGwxwVWyR/FJ9qKTWuDOb851kAMSq3rp97+f07Ohsn47zOBOGoezZzKkBhZp
JeGe68bogD82O2nPom4EbttULXzU6a907jF2Hgxo4gIbP8AhMMj0w+4N3SF+jfgdjYBLvb8DsWO+DHsPbVelxv1sjleL7d1atur/7tIu9u551T5472T63o6k
GV/OrYQDYpec4/M5/sF7Z4UaszHbwcTnGslAYsZqiEPKDjdcue9o2FjvuPlNTWRP2jy/DAnLDRL15nfQMIAYF4G6UtXfwRmvNRQhkF7Mc4LimK/mN8XVNyDD
w2Y+R1JUHuPeGWT4ODtLOE+Q0eKYJ4PCn+yIq2QA8vdpx7W5uMSkIOxoy1Q7QAZMqxab8O7BWREawBcskoSC9on+dCQ/h8YtfO/1ZGvouyxxPZs3cqrFfInI
v8XiLbKEuUyvBKAyPuo3IMMB38jSuIHRA9ZjOr0dElm+wV/iBpM797DsSL1g3Ta0cdK6Ht2kb15/O7J8VYwPSzNvm/vM3McNERuy1Bh0OJqiwnc0HFkwrPiD
ruMWFFxqezfIcdzg4Skl0TLCxLVslHmBbuD288u48LlIARZYZm4/v4ycE0vZI+OXAWB5vlufTPlFOZtQP56tST4oxFe8GjgHC2vSXOKa3D+OieouqaV/Joew
udQ07xve5cryFciVb0+xW45lFtft5m5k/ddlKXDmZ8FSPt9Z6h6BirFCB9BWU6m9xPW8i5tBrVEmJ59ecjuWnrzZOPE9ONGKv+LVbFIm6wWFssr5EkorkTUZ
zk1evqdbkx5gby0phvDdMBnqcka90HzBEtKN6AS73q1fhZmJJZeaM9+xCr0ULp7EDPIZnG/hWTjfeuBDsW6zGTB/Hpz47CuwtbPNoz5mUlgmw0u/pt101Efo
WdrfqGcZ4ARnPnVma8dVDZ+JDlQ0dbFldRvZ/e2rGh6ZpTO7nR0ND+uXuQ+TqUJ6vIr0XCcFrKpPjCEPpLYwBl36ryP9RzJQ6WDT67XHpBaeuYeU7vFUzFSM
f2YK9yS0LXDFnmZcvEgDXdasvIKlX0ESMPk+gfYv+lxDAXf9+J6c9ovBRnU6s76NizhhE0WuNIOLdO0wMRrafAMh1EI9Dx53ud+hPUKbrBm3Ukj4ZNTBUPX2
W4h+iye9DmcPykv+KV/e4qotWshb1OPOnlllzcY/rDk+KQOFPId95FnLKT5LS5psdfXMuhrvsr1b50xvBnjcyZy7tFgkJdxWaa2qXSk1nheLMVgZaXhtPsfu
d46tz4nFe5n7kJP5TlOIiua7LRLnbioC3dKyXJNdg2S5ZZrDqFrDIY8ea0KgQ9USgU44u4qkTgQ6ZJguS0OsBTouCXR+I0h0EyPj9pHofs+tQaxJADuxMZxz
WntIq+5xLa1cDkBTxTXiUivRM41K+yzdPiEDKI2cSGgSM6aZrBrSrlCIo47hQxtVdA3mHckIK164hKVIloEUu9+iFwz1+kGiOSvVIKxJb5YFsbS6Io/ze4kd
9MnfxFqnrGtZgDZNMfcwAF9P7ZFlGRbPdvHmbDIlFzucidANr+UUrvW4KCxdxKbQJds5vAjbiFTbBqx3rr1pm/n06u67p7LftaWU5syB6ans9fL9JHDxK/Tx
x39zKjv0ny3561vvnsreoH+4ayrboy/+64/SBc/qcz77e/TH1/QfM77+3E8Hv/SczeAZqziHXpbP4U+cc+w5W/7K78k/6Yfhu24DH84bh79Ms/kX/Tr4nr+n
g00RvbSg8ZpW6a96qSQEwj5R07E8iA//Vc9ianpmq/ou+j47CHaUeuYyPrYW9wXNmQunp5pxI7Ec1/OSmi0lCX9zqlmLoyj2ue7LWxuIXke7suPhjgY4ZmKk
FITmxCgIIldQmeZP9iTTWTz/+A6e3OFksqMRyG81edS/nmr6vlOr1dyaKTKDPYRPYWxvPUOCO6MF+4nR2u0FMylzkkao/8nIP0dFpbNhaHf1mDxqxuQPj1Hf
/xP5fvymqey4Pn4Mx5fJ9wP/fCo7oo8fmKerV+px08fuX7CukkH9F1PZX1u/wt8//BCJxPK3cl1nWPrbQdRj6mvQMoE6WjEK0kCvzPa9snUq2zcOWbTSfXpT
rbM3n0nNrfQDOCgRr9G+/TC+nYk++P1rJte65/3TbulReStXlIT1H7tjuDPa6Az9ngyxQHkvOvCAvCPX68TwA9jjkDzoBUF+5+m6d8HaypJN3z/1f1JH/yt6
s/CtDRclhXZlX8fSyp73sLevuE5yfkn0FjoXLXZ33LkDizd7V0o96bIrracbawwSlJIseaPktWucV8ovbukXP0GHvVIPeaWe80o96pV62iuNgFcZG680al5Z
cryiR7c2MLNQYDESPaHUyGcGsR3R55D+HNafI/pzVH+ukE/uaRfT2Kr0tMdlO0xvNxwUn6AjXEc1ZjQ+a4Iit2zEljKAVYjtBr6Pj0Nz9+7xCqMKG4+2qoBe
11GoIFs7xXwTNcaGfHhWDo5OcVEJ+pE+NeM7Hw310XAKvPAuYz5WO2uhRTjMfhtim7TnuxHbKjk1FsfiurUxZZE6EoNGq8p+G80ij2uMg3SzUKK4wDA/DSCu
9COz2nxKu0zeQeqplFYHiob0dzasmky+xZofKWRpaU1umFh+fz1MiD6WVsBi1sBAaFtSv2rKlUidTm7Cu296L7IBEKiuzXcGVXO+MyTmog5FkvDM0hkonCam
Sx00raFKe2laB2epS2CehmpotozPZj62CneJfaUk7i3JXWJf2bD7UXozrVLB6a0ccJfYJe4SaNTXc6sTNobNC6OvmlwKlI3+CjFrszgNBdCh+cUxy4xGO9D3
Ql4xilvjT9Q8g+xwpxcZmmxXlVEdzKHhCqrDg43riiHkwrlHpmQIy6Ytc7TsN+jWjRREXMu8nzYeQdPGbMM5dr9zbH0OvEtxSRzQyhzQ4T3WyctXm6FnbTye
n5381nee4XwdiAvjOqo5O1hi2MaqaxsrwwWSw5NxwcqCqk0qs3Zj00d6qtI5q90U0zMyMz17g84Xw/WfM6gqTB0YjmyUO+2ubVhpVcSRR3NqZPITVAwAuI0u
r6N+K7inmQwRLOWISwochkzTERiq66xheULS8eVBnPiSPyiWOiAGbmQASHh7W9JtIvQAJ4LkSnV8ne1Mn3t5C2VxH9H8iF8wlUCqdUBGb596m/xxFZNNVAt4
jHIBj9vyAh635QU8pEyIMBuAHIFJG/O/dR0N/Xde0ENuxHeRZPfe4iP2P+Suo3LXUVMm5MVaIPVvpQ5ubfo0fh3YJ3S/LvMWrHbBCsFD6IusBOx56IY8WPDZ
RDvZJUGqL1JDyT5Vibiuuw24/5pcPthjTuHSj/ip9Q7JN3I55RQptwnKDQIq34CnXHy3fBvVukH0GgDgUMGHLp30JmlhnZ989VV3D7Yfv2qlXTr32NikB2t2
xxhokuEpHqQPOFOApwORVBtO4VS1oeM2+JdhNAjsTWoQBYCG1VCp5ewJIHuSDifbu8Pwao+o4XfPqxHxfDfZ0GTPN8qWhru6Cc6hs+mcYXi+mzE/s9OmEwbg
pKdX4V66gRfMlEuRq/Ra9may+44MV/x39RjnzCbpK3OSaIGpjok4SirfmPRRTdzZDF//kC5zW0PpwEr3f473VBcumgY+sIHmbiMLOVn4CIETt1ByoVRPUKr1
wHvAVQQhcsX8bOUJ0HtBSFIwrRbkHOFUJrAAUJSApODqMdSG9LS5/ic5cypTKXDpiIRfz9csiiCwsSVCZfFsTKf0MpLZuzKbV4xaTjwqLfpXtrO4MZr4CMlw
yr62IY1Dzh3+o7625d/039ynyREqzbGFTYXbUZPyRdai515tFhdbJ9wrR97CYWYW0CaJR9hFQSVmg0R9M0mY45oVZn2MTwU+pi1q2gXTwT2lmiVeTt/g5AAj
VBTVQVXq1A9rZMYm1u3410K548OhOZxrd3Tdaueaje4mERNfxCSQ0t+yz3aline3rh/rm50PddxUcC/NRPsGY2cywUW69z6t8K+VMOWExGnXI+LD8onkhTo3
+v77RHo9Hb6JxU5jh4knWqGBFSrWCXd0mxqe6Igu6LAuKHFgS+LAA0urU4NnUqcGT6tOQUscVINFqipdAJ1qMC+dK5riEDTFNjTFYVKWQXtITRnSmkJbDc8i
EgwlcQi7KSpKdIYWK4kjs6pNZ7InsE26FL9vo1f3bRqth7EU1hK6L2ftWX3fysJbcRHeXNmhOW903yG0Yci8WBsvNowXGyFVvzOKSgXLuRlt/XbDqD8wrEbx
dlxyYwRv1178dqOz6IdhfoJaPns9tW8ZyvraxdNZ2g1UsfhDpNjomyRKOnfZFprVhKfEAG5Txvh1kn431hwI8RL3ZE3R/KHRKyXZZOeACHnSqbZLs6UZjCAv
IrpPJcjoFWVqlBP/bj2Afiybtl1s3GXSIwe7ryf7IFYZow8vJnpTzmpoDdjUmZ8sBYUYJrN27zscg9kJdwdt5Q0O9H5xj5RxklhPk52fQKBzhBAOc09F/Jky
YKiTlqvcnW08p3UW8ZwWkr9bPfGcMI/nhJVQDmqA54EVJw+s1JSPVY0Um43uehqKFldxzUM5TK3hsWc50J7voOT5dkqhHB8aR32pUI5TDeUMqHpnkN1wEoTX
UXVPNR+jV3eLO0uhk7piekntCOf6JoO6vgkWK3HrM8P9IFa8Ad3kFjV5q2qJK3xHpxXndB7TU03Hsp1YMvMDLq6RbhvjsZIs/PIxl49ZlWNAbHG7RCjEsc4j
4jHTvjkRI+7YlsNkqNSb6Vflvap/nWakdTFNbOtcRvr0d7H63cWq3CXWUnKdoN1oS9jWsBaNU26ziTDp4yiSJakBi0e7cuIKw23SM3Bp1xFMg8TD+8kGd5XH
n9S27Yjl8c4t/znpCZnjKF9v7hp2xJkhjFOWrihWTDkaahQUzScCyNfMY017y7/ap/u1NGlCmjTSSMdMFeaJws5s2tu/xUpaPC4tHoUKbUnlLkvI4xlTUeGr
agnrW6lZpnG48yf3cKT6u2TBVYAXS8EmevAWloB7BHKB4z0ohq/yoncOYAmngsR4O5cAc/S3vpCJVlxFS5gL3sFbMTrjtxxSKHWS+0Sl8GJeA+982lkOPrBb
stZtzlq/P97IpfGOfmC3KY33V5bUxsuBeJmVvbKbYXpPPPEe9hOSXntQvppbP67/fEju86j8yY/4Rm2j85D++cXf5p/3l36+n37ep38+Kj/vLf38jLPRmdU/
f03q983oPxsbnFc+JV/p6GF91NpsHcLXeGGdF0w7d6fTtbtzd+eBCiHCfocMji03/dZTP5646QeXa1D1MWcq/fYeo0EW+ZNsUwi8WGQRSvAxap2lsXZHHAnL
fd4RfN2Czig67AgK8QlHSCEPMf59jfs4Ei/tNe4ol4oHLtPpNrnoTL81qymHNTxWSnQ3WD7u5bIoQs9//6wOcmswsyTm2FfRyhuw2Ifzs5/tJDp1dEATnbv6
b7jTWzC/hmCS6GNFLvx+p5oL7y7mFBhiTgG3kg7vkqpG/+l0eOT7eek+o+vvdwA8waJFt/N20fZGetEQG99g6gU2Edjr/bocYdIdwWNcpEaOIDVymA3F/jdF
7hjGibZCd/LFR5778ZdP/of9C1y31M3uQpIjf7tjatGPt+kfbbJeqT3DHVdcAW2GoXXcuABvkjU+BiRpts/hhEZqx3339eHDk0yHri2ZD91lGNNlsOxAaLcM
XG62rnikhhBSWgbLl7pT6FnwzaHz0b/SE5qaTELi/84geGzqQyja9MXfNZUPLA80upQ6+bg1tcbCS47i82P05Zg5kvKRR/Kixg+rxiOQ0W5bGGLc7LKpCeDv
6dsm/racvl3C30bo23r+ltK3tfwNMJMJ/jZG387nb+PsEsC3lSXi7QWLxgh8apAoPjamxneqlTvVip0q3alGdqrlO9XoTkyPdmZd27B5WR0w/UCiNYBQEzKG
ofCgggOnyg7E/APERoo+DECIxiFEIxCicS760OciKfswQFLm7JoCopSVnLaI6sjbEBJQwyQRiHwmoJi31QjGqI2NDwdIT9qy5n0j/+WLf0tLSzqvRjD/Zj/b
PU+dlx+/ZayzSvfBOE/PlTQ9u2rLK7//w6/8yjuvu/xWet/8j05HDarit3fu7IywaTpSEDPR70rlPyi6YkRTNa1S572TjE79sLZ4Gvq8DamXnWL88V7yhmps
Xq2QN1CdRx6uvPCmqWI6rPoYNb/nenRIccbyeTUqN/qYUnwn0jJL7HjDmHPDmBtbdSBLbzGzWJ2P/g7vEDOShfyemXl3o3MKAei98sPLSLudw84VbHRedHQm
zRGazc87RerNCXyf+XN3A6cWTx5YeJHW8f2Oni1m1mCmlVZCu1gJn+1ZCYeXWgmHKyshTW1Mb70SPsuL1tx79KL1rAOmzxY4m0ZojUldVlkclMAaoWn5cDfZ
MvDddbsf/NCON6nkwS1/+pn//F/++u6vv+lhUEznv9w6Jlh9oZKhb38gt0eVJuw9M4wDn3W6w5JpJXauacLLdmclPk8iH4Y+T9lkgQ8bBnc4EsboI7wT2TPQ
AZ51xFs3jMk1bpJHluP1hzG5lmNyjfMK3fdlbTWOSUYLLBewHFZjcC4Oq1E4F4eR4jJKHyuhlgyrFdBKRrBSUP+wIzTV8nHCLqqX2fxG7zfPecGWTKXnbSEj
OIFUBw3JR2UENZzvHp/TPPXD2i3wjeOW5o2rnuFJRvoGZ58rjrD9JDtzbl+BqgqQu7QA2UsJkH2arXRxn8I0g1e/zcKDEoJtEp1iPp6bDC2IDB3TuVWylx23
qzLE5dE8Lk82zjQSGAHT48OQoZX0QTK0Ak5qliEumsUkZCOicSXdMfQAUx+NQYZGlpAhwH2R+wTsPxdopzathAzZagVkyEZ+1Ciil6zaQtxSkmDIUFsNQYaG
tAwdKsmQW5Whwzp95gktS4cgS25e12BY2T0SMmzCYtk3vvKirWn2lhCih0pC9IBrmD/D7nLGnpxwaA8XUk9WjPQR2s1HAJkgJQa1F2iHJiVmDXMv2aS74JtC
/olFG0C+fEIwsxdllXwI38+DWoWUcxpWbI/dEdElDA3VAVuSiGSteJy0gEXv2dbviZ7rO1dYF2M5eIhpQNZZBxxJIfyYg7XmYvthB5JQaeTeDxWNHNSN3EeN
VIXwqrLwYkc9o/DOiPDuEwXM7o5JJlRVeOdsSfWZ1UI8g0TBMT3Uo2TbDv0P5q41xq7qOp/HfZ37mnPnnvuYmTtw7gFF49iurTbyGEMTH4tXlTQmiFT86A9D
mgoN/QGNhWhl4cF1ErslLVVAss1rbEJwI9MaC6UTsKsRgXQagWQppDKEVg4KldWS1lH5YSK36frW2nufc+7caw+USgV5zrn3nsfaa++99t5rfftbAwWkby6n
ArA4hLVE9Fpa9DBVqJGin7VY9Ht4j6YIfn9W7rtE7N8TqXesWui/evH5Bx1J97Wy5hYceerjigCGahISTl5LdUbH6S1Uh3QkK41aw2QbNYY+RjWGtiGe/6lL
SZC0oY+xrYBBeJShq6WqYrShE4Xfwix0ovDbswq/WVRzvWhm68fQSjZi4mVk7n9o4xyyyBsZ6ikib86KPCMiXy0ihx+ijTzzpvv/pY1wG2iqNuGrNqLbzLSS
YFJGFJ6VBJkRpWVGFFrR0LJDvCX7tEn2/3SP2pfFe8gwquiZSVNmJr7MTHorZyZqqTgRtnnaKiuNknATNHhSRxa7DXecPdCEj6Wa8FV6lc3hRxtvtjmyCfdh
K2ufWeGBjMLdKJnIvKpCFS2tNCgraj237Vf2n/SjMP8b0OFVSme20lkzu1aFXqNAh4guFfy6bOCrF/ZSIaJIueFtXadwJ0fKscrRGl3XzX5LYOCteOzefsvk
hyZtRNt2fxUomas4p/qxvSa70bx20CaPyaO3qWnZMazvDzjb3rH7EY2hPXTHfjOmj7Qg4tC+DV6tlZ301ZSFag5YKFu1xgC1g/YZ9VTrD1Trtwdaf5Nbf6Aq
JAm/qGCILiZE4jjfSsU78PPbig72Mtcyma7NP6I6psPpbIyEHiCVYokMOcfKyS1OJZnKwCeDXKw25u2thJc0QOUEIkeQqprecyPrJpkevWyR4t9G82fERQ9U
RtPMajSJenjZkh9VptyBytDDgR4eMqagqSorqKRml60Rs8vW5WxBKzvDnJQZ5rTMMHsyw2zKDDOQVUpuxSKlrGBWmallTmaUlixOSn3Qo6s0VeqYZf50NQ2R
LBdE5F7spjZou8nuajd+6FHl1XXjDbx71uQ95bwb92ExhLl4kxO96wwHbsqr4hqvyqU0lEmr6RoPSy7jYbmkin1RcY5VnEvKkItf02XIxddQGSrxaXwRNzLb
0nNhYYvlSwKdqpArlMK60iFcmkAFaVbfbXt+8bUfvffnT7z56Vl3q7A5bBbKq0/RJx/bky1G1W6x1gn1wwz9/F/iAr9aUC/M+4BdyhbenMLAlBgDA4c0Asdt
YMosobSyYAgAjGlJRAO7lDl5USb7Gc3HDbdVZGkwJfuh46WDe+YF6vfoHhbGqkyjkpjDGHBjuQDoab6gcj6q2rvtXeXdzgMOsF27nN0OZ9i1zcYT5+6oIK8z
Lhomcswhg6u4GJE7FYzecVlFJpC85wegOohKw1zVvK3OuKp5h47Hu4b6ZdWOse/3KK1kQE3mKlQI3L8IqCELTOjyXky+Fy7QAlN4dedo+lZCylMshyJ7xrIk
bxp+9AFGQKIEpBJxrbDKgSf1ocDxN/6wgNgUuyIBT+MESM6c/868cBPFWLmrFRs/l0r6Z/tNBgMwaQknrIogSiepSCehO8C8WfC/uV/l7wQxCQcbVfdw5MYq
7JHqHja6hzPqVvaBuwgbokFjHZjnJLSFNVQQUAhydK0KfJ+l8kTUzYeZOd4YtsniQVY9ysE8xZHC6Xg1IIBhyTAbsrwO4qQZ4zMGqIs61dwMSGh+2fSgzpD0
oAhi0j/2ZBTYs1DwX9qjyr5kI3YMyiTkqobZ79eoWSCTg67yea5yeuhdc5Gr61b/gM1iQCvpynf5bB41v4trPic1D0o9qXm5kRv20l5BfUjDUDHFAmgHlmyJ
jrAmbYmVVKO6CUjUUZXYFTSiQGOS9Q9AdPiUmRkIVZbKSFnROmeYF2LOl+1gqkp45/7lk/CQGhuhh97VUL3LCcs0QUWzcjdYk8D8YedonSyO5QO9u8Yq9cdZ
hTSqAlDIyF4r6Lvxcbbn07GbygNW3fYNOi64s2LPNfyLmyk6aRDX6P+fPDNvxnXc+3XR1Hqrhz7lQmddbFLjdMtzzIdd5Tm9dMIm9WOEidphE0HRTjiOQ/cL
NaQ/L4RtqmwOq6sSt0IHJaZOM29HbUAhu1/ghIC1a+23bKG7fRPH3BbrDI40IrxhS2c/jeP4rLtsy3uX7FSx2qaqz8wLjUCyYdphibcjLRdG7DAgw0XN7qaa
k9HLPNsNecibGpSpH8E2g3G/VR3QQxlQgs5tNXBg02i1A7CFlDXyE2tkZUzKDiD5fe7cugX7aMFV7qRowVVuwaPulObrk1hoLQ5pz/okFZOUt0Yyv89gdNhk
XU2HyiYaIh1SHLKjk94sxo2wxn+pNP6B0vgFpfH3lcbPK42fUxo/a2cUtpAytIMKg1mUGqY20b21ltacuYr1aaydKEHsnZ+xd9WEY7ea2LsdH4O5E+0a67AD
eAdfW7tFqpq6C4RxYu2ozMOtHX4Ybu0W7EFrN5+2dqxFY+1q8k1i7cg27ZAeZ4xdlRkhjbGrJMZuWHGq0liqytbVhto6pW9ZPYwZZnw64yrJ4SygM3xZZYTt
TcxZupksgqoZXripTs5mraXMGqCirY9k1sBJAqaaggkdraOvjkvkaCbTFqlOGnEuXn7y+SM55SLJWLMAfbIMpfggzOJ4EIJb3K4F3Jk1X7Bp2oSFsW8smBMH
yoKFgwbsj6U3/ZF0pvulL+2UrnSP9KS75IU7BiyX1NtKyyX2qsA7QIeZrDCxLZewWLg/MVqhsllI7kQT3+uwXEzZrMDYrOsyhuc6rOCCjMkKTLYAx2QLsEfc
KI0w+N9arEPKYh1UFuuAsliPKIv1sLJY+5TFms9aLLgTlaEfZrG2DhislOKG2qwQUdq+qKWv+LGpYRcQ2WfCX5cx1phPc45x3lypJtQB9416Ziq1ZCXGxUkb
lyXGfPMuEmNcHD7bOmhbwmQKrQusjQtnr2VcW5KAue9qY8AX63kodjM6wgXomNloPdVM6mY1Wo+XefKxV7RILzvP7bhe4YuS6XYdzaVlptstnm5f+gFKwrRo
ZI15Bo4lhkv2bOIax2dxA1WqOj/i3xn3WNP2jK3YZBJArnLuJVoHTYU1jnLrH0DXzCYfN0WChkE18RcBazBqbKfOg2VMRGKQEFGOAz093vWDfNj8MQFV1OE+
pJX/b7F3qK72E2BFgARDOHbDYDGaOMWS/wdL7sa7waXr74x3f6VfYaNKi497SZvuffFFmn5a92JrQJi7T1LsMlo5J+qiB/ZEO2uppUzcWWPEcr2i2KcBQSmp
nJi+SpJ5BQQKQipZA4gmrrfttXHgErbXmgoGUscAgg1+7IrIYwRAFFp96ZgvPfpSayWcPoyNo3zaO/x0NGEY0u5kvCX8WPVRQrGmnIohhNTBS+0/qCbU/O5a
Z6OJrj4dXYkvZsKJp4+citrP9hsA6+97tl9KyN9WnKC9J4CJpw9H4WF81cVDDvNTyuopV4RX8ud6GJ6KmiB8ke8r2CGgqLsYRWqnOoxtOoyk3N0nDHoVidtL
zem4fd90kj46iTvkJhg9xOtzQBdFYKa0Zpj+27qaySstcFgyE30unE5KBdb5XNgLi3QmfN/WOqa+tDYyy6X1KaYStwAivWKTdV0YUCmDcPKmzASuNlAPBSXe
U3uVzS/BnsCpxusH3i+jqqpRGaw9bUwl0bPFMdVcdWxI2uqMd4a9QSXxGSlUKltKQ7Q5qXYJMkMhQ1G/81XlqiknCaWGpXBaJX7z5KEsfrOk8JsHDX7z7BD8
5n+L8+rcCYPfPHsig998W328eICfc+ZEgsB8wpt1TqufX5OfX0v9/Fx+1nlF/XxMfl5K/fxPtBJcVD8/eVBQpOojjZzHTxj85nsnDH7zZzit/LydL+zO7arx
/ga9r6GY2tO03lrHnCY2GEqLYIIGV/kqlswIyuaRBKTALsRvqW0g3mAMZLnoH96j9vgrEM1KvOjJvMKLJlmuNtg/yPc58PJqHpjQ9dYreYm0LOUFC3oyD7au
JBkGWDgLAgu9kMe+p7XufAGwwrXu+TyonuLF/BwawpLL+7I4M0M+/jdIdTwPr/gp5VW1eevWBQ5sr6FrkHgg7sSPP552pDMayIQesZaqZ4KJpyVYftYW7Ezk
CpYmG1BMsezmFMtuyfitGXc58CaTziyeiE9eQh4shmsZeY6LPEu2IExEnuUBeVI4jZzCaaxenrcvIQ/WStWMPA+LPAYh4QpCIivPASXPI0qehz+MPBcvIQ9m
kpUsuksC1vO2gBdEnn0D8twv4uwUae5ZtTBIJxGpbeIDomygxbyEYT+whTL1guKefV8xTZ8XikTeUBsDQFNEFph+R2GmF1RymMdVspgDKrr7sAMeUuYEb+Pz
PsZQMxd4RT22a+bDXZj+CekJ2PdeGuwmE4O9hBpJPizR1DUJEooZRL+JH3pMoIQ4b7M/QjAYXd6Eb8d+fPE7ev/hof0GgqG4VT2BYJTZHJA1KPOm+azivJRy
vRHK7arSTWCQHlutrmHbllO2bXGvvKWsKbOhGybQnhAbdy4vXn5S7pm8WKBltkBamyuMzq8P1aY9SpsXU9qcVtpkhMYlIBfdoZCLnEAuygK5mEg0FIIQO6u9
sl45xWPxW8/Oj+xLGwe7UgZH0R2Ko8gJjqIsOIrVyvFSKqq8shNNqIqdVBWbUxVbVhU7Fa6oh7EPVw//+uy8qQcP9ZCwBmPW2FI7BQALZihyEzsFOHRJi0MF
eN/6F1uP0LkGoxwZjkVh6mQBJ7ACu2kFYsNwT0c7tebyHI281n4xz6el+7ZY38tL5HwRx96sQwX++b/YRoNScINDOZ6X4gsaYjGPF2e0jHdJPSy89cIvEjxL
piYY8WorzXeV5qfp/RPstcwDVPgBjuK1zCMCCH2GU9yuy2bNPx12V/T5rgmlmzYhdR/7O3X1x6WdeG+mBdhKjnIl6ZOTg23hjZUTgclhE4HXaY722KiRZZwG
goYm2nCFaMNnOsfsdRg4lC7/+UKCb8w2e1K4sHYwcn9Yk3dVky+pApcHFD+h7spM02A83LnI95/R2JZlVyZpMtE6mlefiipnDy+EwP9fjHk/rTzT5yc+JpG9
rwg7CV1wE1Ly2KZ6rG1/+cbf7j/wn+8u/iZHirUPeLPEgBEtHpNocUFHi2NLosW/SqLFHYkWtyVa3JJocSDR4mYmWuxKtLgk0eKyRIu7stKYQLSYVqW6y7ST
BBgcwi9IQJ8ZiCxJEVCQFAG2pAjwJEVAOZsi4HRRr1z+uuFWdtd3GU7X0/bdkTcsRQC2xx80NuBLNzBx2AWLF5nxg6r6y/6LOmXhvA1KTMxLaIEZMf3yzVNh
+W6Ma9jFVL6bJrr0+66wzJtW6rw4pSHPw5zF19mrqALGwjKCQzU5COEjGGPhh2iAH3suGsdIgmV/HZ+aa11a8dMClSG/lXA8XpZfm9SL6Lc7aph9g/5uGU/S
vQq5RN0lO/4k/YDJaFl1qjJYbrgsr9gcw7ZUf6+Yvd6etrnLoKIrbKIrwcKG4GH8ifjxJ5K+px+tZgTxAc50AM2dUFkW99E33np4Gz2Q90fjOC7YfI1YU49n
lSzRQ5DIUxDWcdUymkwZnn2TkZWJ2Zm+WjsNBhdNaR6o1V2kXfp65Q0/2A1hA4l2wIcfOnfWrOsf/cdPnKv8WuPTAs6TPZS5tW7XjDFPw3kL8o5+ET5cLvDX
90ofJwX/0BX1bnt9aemnewqcwI1zXTfCwLTLBWyDYr4bTD/ZC9oMx2ABmpJ+trydGkYTLYhesB1buekT3Brja52NNOscF/5+OmyOugcjB2elaOJgNBlOhs6X
p0In5cQxp78/FU6mPvQdMoMT1//OF/Hfu585Enav59Mv/vgzRxZowtC9I6pP0eDeoHe7O8F+Su2Yz6oSZZLwEbYyxz9jXyH6QZmacMQbXcPJL+MdZWrOYDhE
ZKXCTpOa+AarOCQCkTA0vb4xKk/1p5Mv2yF9vgLlm+lfiUPYD3Hw+33lg+scPggvejLwL0QOd/ykcD9OFe5dFK4+FV5Jt8l145DYSemhndZDn65r8XVO6mnt
9NNCc4kn+yxOogEsHHjQnkX6kWkSD62E5yJ9EHZtnguvoIoyX2Z61gx3rM3oL9dF3G22pnvVGnemH+HbjVCqatEglMQc5YTNp5ijPM+nW6zjOEaztAKM16m5
vMcp/JLe3R3s3CUWoYu39KRnh9mO7Uu/rkq3Lg3p1UeH9WpcfJQtxjFld4/bKGL8Al/9qrLPlRRRBR6EWUXW/lFhKuYlp/Sjj9lsBRNrl9TF11RdePE5msz3
ww6pv4d/X5qi3iP188R+9Zy78OcPRMB7UvJ9PytfHBp9vpDR5xl6RRheGa548O3487vy4B0f4cE0QFDDmSa5Bx58M/58Th58y+gHc229wBWwyBWw3jpl60kV
fThJtaE4zDbYf2fz9CproM2jQjLlEkrTTZC30yQDkMfIEmQjGDWCdT7eEawVvzZqBKugPD9k6dZb/4BBiI7LmL4OSCs5UDEEZyndmB+sX65q9n/J8m2I4Ma5
WPBMqflKDHep7Fm2EHGweay38MHHB199KOFDSX3o8obrO3h7cOWZiWKBkXG5B2wmGtSYONdg4hD4pc7hSVZ3Ve4EBPfNvQlcAKC5AnxUsogqoEIQ3lu0Uze8
LL7qDfY7mPfS5T9FTp4Cp7DyMC69DQ0W2LlWwd2nQWxd4NRVHFaK/+aiXkbieT+CaYs44jUm0JjarHsWZGX1feBLw6GBuHKNFO+rcZBjlUvwegf8eSxEcBni
r6GvoxZCtXxTISxdax/Cm4pbrIM40qz3gCsZ2B9xVfATx+qsu8+Vt8+7ME6qWbUQ+HSTMHNb9KLoMzrUx+ockczRfBZB53oYIBjJQWcr9Rx2sZtnSRC1o2Nz
vDs54HAcS/yikvh7SuJFJfELSuLjSuKjSuIFN/Oms/ymhdSbUjJPQklnnYgj9k2oyeUX11N4ElYjlNhEVgtcGfq3iScoA/up0Yqrxhv5y8Kv46n0nFy1wsNG
z9qnmsC8zTiNRBSVhcQyb1fl/6Uj5f/AkfJfcKT87zsKYONI+c85pr2oUhtASDHzIo0TB51qrDAYB54UV7+zurS/RV2F/lNosvEibs9+p3PTIuXjJsxzC6ks
eIX43DM6ax5nCluia77F55xUDqI/ud8EgjwJBJUlEFTXF/mv7FGDXgGJE+Ny/JNvj+zXUpdYmuoezRDBNe75IT16vXXQiVxUYgEZDqOxP0QvP+Qgok5mrc0V
6UQ+WAYbkOoRR6R7GOm2UbtOVOu3GBSCDkhTggbA8g0y74AhsIu3pWVQXGl0+/2Rx7lQcL4TCarg2e2klmpelsmsEgbYzBGMZDLjC+yVF/CGjgA7CNIEp6EH
F1FgBj8gFoXyq6ppy9iZ1Hlu77YI5alic4AHTuCELOeOW3kvupdsCIFhMH7RWMLzwsbVSS4MO1g6YBtRjdbzdepEbb5QyOG0poQgrsXjqM6bbHHwFy5Rz1Dj
oC+qPDTlcCwxBti8t+IVpm/ehcpc4+7I4kXZoVZlM8pVeStjaaUvqdGiJOAS51r7LfRCd4v1Jo5jW6wzqre+gWN9k3Max8asu6x67ZKTCKgfFiJxRxXNh8Q4
rVrKUral3II/t0XcRG6nVvP6gW84gnNGQu39A8o17aejkM/MIMkt07+1pvaGVMPGEL0vZfTOIWl/qG6XlG6zjzG6vRnmbo27lTcVlFJB7ZICC5X4eo6vcpoR
jII8FnhyQzXqIKQdIKTdQUjbW3ELvCIlOgQMEKIlDgBCAapjDR3GABAKEJm+GiMVwtsBGUyatQehD4AQczGuQg/o2hXWHmhDGR/FfYWVmm4eCRJmZIvcCKU1
RiltM9Bla9yNyO+lGmP7/0x9bT0mfhQ9tkSPNaNHoIhim+zHgwaSIz6kAhNEiTlGqLeOwzp2Jt1kwDVMGlgPK6BGLcA9P2YQghcwZ+WFs95HAFpVlhQLs6g9
sJEA9ikFsRRAuZdGQXl6K4E3YwVhWzBQRzP4ysxw6mXw9tK/j2LGVeakZcOGz7J8bXwvnPHLG3alJ1+rgdYTScygWsBykAmwhuDtSN2BiMk+U421Y7KUjsba
uYYsxUUr6Ay5CYlHgbMTshRsgZGxBw/rxC7okr1+O8HTttmwoFk9ADhTKex8dipyb1TUL52QJuD0ms+byuVbGa9Ft7g7wWpdTGHO2xBqJ3yobZaEWibcQeAL
deFMwQeA4jo3MG+Wq+iQQbFDNg/g2b7LOWbILGOc8PR0qqydrTRWM56KGhhAKdTy1RWOmbNQuwmy05CuTEMCGeh9YFrU1cUktaInq5yyrHLqCk/ipljOXnXc
DAf66YSyn1HFYFkXvwedw+8BXIL5ks/E6VCE36MIv0cRfo8SDluFpF1+h9/Dw7cbE3QCMoax3+PzfAa3x2/jbIv1ORAJzzrXG59HMX7FAiv/9+d1ugAlnX59
iV/fxRt64JSEzyP1evF5MHV/Saj7q8b7UqV6Kw+8oWTWrEWJC6IIzs2zrMmyJCcwfHGV+YKb2+3sSnNbK4bM+Awmo0xVd0Zmtb1sQtxSxGlrxSPpbk1mw1bE
AKtdc/W8lc/n7Txn/5xBiit40Txhc+hFIyBZ8XuHJb+p7X97TxqYBcd2v6KBWXl0wPJnGYJCHbAy8lZM7gHPKsc5sm1Uhdc4Xaw6ruH8wbTq7snAsgo/bhId
TPyEubjHBM30zqf2p5y8CJ3k5njNgKzn6B9C5lcR2qtSVE1hIN2K4dPJ6YBKNwuqL64E1VcZVF8coNMBZ2uVQfW8D8r2n9yjGAW7fVtIgfsFlc6yGhZvZPLr
vNr2whrpphVOBRBGDRrncPB0DdRMDdR0DQx94Yoa8L77ktRBCSc+CiCKopZUgK1R81AWUmW94qQGrOXv7tU8kXRPTujymd+xnKgemtYbG7EHsSSk0KYL5BKC
/L//H96uPsaO6rq/+Xrz3puZfbPrXdvsB5430MZgCK5C/cWHPe5SDFSFVChCVdVCTNRqSSRwaIQal128C9iFtCYires44e0zLqZ4qZtSbEiMTQlgIjeyCmr3
DzdaKxYYQtpVS1VDiNLzO+fOnZm3bw1OovKx82bunTv33nPuuefee87vmKYx6qQhoJdrKaLCakQCC40B2WTyususCCNxmYgFBpdHRM58Bh6xwLCTYEpmZDQV
w8ysBXJBITMP2Vz6JGR/CykQ1d6clObwV378j83/feX41bdzDI5kwfUKH9FnX1EDNoj4grCjT9zF8TvV4HDDyW2pXRaIXMqltHRKDIRucD0OyUpMN1LHQDXq
wdUcctYWWbI87cjXDOpIa3O7kHAkYJB1HR8zOtdxYCT3OkS1SVzENcyNJXMyLmO2aLWAmL/MXNyCE2BUVjkq61pxhdLKLE9aTd7rxwOWLKvUA5MecPT0Da2m
BNzlssJWxO9FlI3zL+f89GMd8pXyVo6/zijkHDQh1n6/UZvnL6IiRCURNDg39NYY5qi0uhTbWkSV2J9RhFRJXoXfi5ZR/OrWesXiTTdTbbplB445vHKG5y63
w3ELVnBnNAJgBRsshjjSxHygBCqPJ9sTBazgMkK1RONx9aa4xn7QZhqjTsM+Q0LU71Kf0FjQJZTHuOLe/I53kcvnG9IQxzAdry1sb7ZMh1tNGrDi47Q1MbPc
59LqqIboEdLIWg40u+ZBL622NdGv/v9WrADiXQV0QHunyz4O6IGZYckfk7x1v0iSsraPJXcn8rlTUZVDMfgaHvqmoLTeIzHnMWJBaW4USRdLHazmSQiSGjLR
CFKfi/X1Rh37p1CvrTw1K1gn+1H100Fq21TJQe4/LeiibMYUs6HMcMzT0oZY4O2/xYFcfvYz665kzOSIefrMlruqprH8V40wtrK89sy4Mom4kk0d5AurwkcY
jXbM4O0YN9OZdJmOJ4ZQc0qCIsiWZpc3wtyb7BduKsTEZ3lbppiMjX3S5ss4mKgLai11BQzhKjezUAyxAgtyXfLamDIOgs5MF4QRyGIWVNZbE6QLVogycEJY
O34T77Z38AxRdqyyQu3yWG10EXKUt8h59q2JSwh7ELk3BFXxIKoV3yRmV1urecIdUDEY0/vnJcKpX1JBSeuyceeD7H7UI/ENIrS10qmtS2HWd5GFePRZW320
lco497b2QMUZoMJybU0dYNLWljq2Fgvnmri3uLwsdiMPC3gXJiQX0cXEAp7mFizgaZrHAt6N6ljAu5FPC/iP003AcPdKHUfsPIMV4xhBgM9xrGqPKB6ARIL1
dfzEsKfR24kQFWG60kcyXVp0TllVRNFaKeY9znWujPjLJE1VSFNh0uQDIOjlUNTl7co5HFze2eFgOQCjm7wkukQ5HPyYlnzwQ/jwsYIfwiFH/BB2Pab9EE4o
PwS4PMwoP4Qx0QO2HtB+CGMHCn4IHz6rgKJlIXbm2RwStL3SnFXJT01yOe/mkn9qrDRPqeRHdnPyTJr8vfGxJiVPq/uTJ/b86F/9lebxZ7X3wcMHtPfBBH56
X7+4arF+Ym8mfWVzOX9AOFvNo0hvt0bEBYGDLl8Su5m1WkdFAEa3dtGx4CjvFsmLByaUFD9tIpkt1syR1NnAHAlPbklV18AU475ZM648EVdXmO8BDrgCd6CY
1gCztuzA1AIE7nKSGWckfGlLbhPaxXTiLLO2W2L427TE9WCHJa4He61G6ia3vAC3Uo+6VptLIcNXEwfUgXe7mC6kNYeq6HKGdTnjnG1tR0sxp31hV07gGGgr
mMsZpwD7OOM0yirIKmWy7qJ3zbs38ZzThaEI+CAXSEIhr6ve2snhXBO/0c0258usozhxoetxU1o7bUprZxDGpZxsvguKZ9IQZf5oFYeBlZGk8WGtBEUxmTYk
ZdYdYVdkesBJGXyKhmSA9NWPYbySy5MtBbp2xwv03W3zwPqEGSROmBybVIMsTL7HgyzUuD7RAo6QzeeKfhR8biDyWlL41pfW3a5iHMwFCyBVPZwHnifFDCjz
0jXFDOiF1CrfwHDMJLXcjyhAVqYhdRjwfcpZY8rJrrQx5eSTwPeBlHI4T87E9aiTLFWW7Tlz52MOTtvmmDufcGB2LmJrGr/7VphvOApNt4s65NyRcc8Ygun+
nsKRhT2uRsatRb0Yu8kbTh5H1lWGJkHy+t68/Xk+l/je+O1Vane/6ZvH/cZV7je9yv3m41YpD3D2RtGQ+g1H7HCnHZR+aemEIxCM/+5AE7zM+IHD4C9ttBk8
N9o8+eSYpk1V0Uacfto6ot3vZ+E8fj/lNnxWI92gBQxeVG5rJj1RHeEnT5yFNvD76Tmr38/Cefx+ysrvp0/5/Xzc+jQ/2JPZU7dR5oQjxRJl+hSlANhav4Jo
QtfuNUQjAZ1DH2PAoX/5JBG2jb3a8f8sFeB82jT9B44ELBDap7xQqEE93btSe0g1bNCUk4OLbpCJC47gB4e/3Pv0tSf/5NG1LSU2nfBH47IjzA51WhKSEL5z
8q8Vwvm6tRsHeKvMUFtl6VSgZPLoyAH15nXrdsfeIUyBZTX5uRwRkyjIjXxnS+adh7h5EtpM3PFWmDscmUQPOiut7fx7mbXfWW1tdSTPXsozpvI0Kc8ZO0WT
Tc7Y3JaU8BPKhn2M/XPYFLecB69E/vBdnoC1nWwZ2wZoJcJzeWmYCSLYFcYrkEHhmtLLuJK2911TyHkE1+4V5ncQDeoiujQqEpfiuyouRWWlNvH2y16y48/B
WjvM/AwOs6lkm3lNFtmOupYe8EyW4CTYhir0iJnshXhOwsL0b9FMb1US9k1IjDWlh7EZZwJ2/j6W+IsTq1HlZXtB62C+m6uEZJpC0ynuA5fn7gPXeB+4XFQX
SNzR/0pdaBbVhaaDxQZEth0vxrZryMd78XkMHVIWvDHsqVo5Fa2Mwy7sWZy3zCzpnfDbAFBZpp4dHbmWw2bTbxxt9WaZZtd+lgOql+R8t8y+aTcGyrEoXGYW
QVtDFicR+xOJ097SoizpFU4KsVLEHrOtffZsge+zwTiG7Bw7OIVZYZ6mEtbHK1nvktbkagF7hjnVOC7OV7eyA5vMNn9UrMct4ml2s3il3ES1Smeabo74m2pp
LyvfQSvDHn3biW2BuqwAe/QdR7DlTzlSJKlz3XPUYyfuS/fCLB6z82CPMo2sjqYqFkxVCgHBdAgwK4VGhQ1GJcMe1c+j7oadbsbTYlUpmzZHERN4y36sP7s7
oVtmheTJEYEcOMSMtK9frsOyAERl5sUb9bZRbxupsEdkJUDAi6wNLGKXM+nWyS5Sn4oHon2tlotn4KqGpQnmcDjsK4wPXP6JA733+eea0hlcSXrMusmvZD6J
bm4aYnIampyXUSnioPm+K4CoZ1zluOQKeWddcHCB7HVF9oEOZF+Ukp0jkdXnITuHJKt3JHt9LuRsSvZ6tEiR3c7IDsT89Hk0wMdTvO1jgPBiGxQZ7YQf6ET4
rBgHsI/vYMroW0P9Jf5iYAOgBpxyRHozO9DoAcRw5e7I3oQza3a1yo8kK+8q9o4jff22mn/zQ0j6T7FqLrh1Pd01/4XGEW/eFjbL+2SzXFBj2fRUVzVF7EX7
svp3M4Qvw/dWwD6qPxdOnWUkpa6TMesZC5OThvJhLfFiLuc4m++zYk8Zac+oHutWPVb3RElqOnzULDhXfXKsqyxfLG35IlGGOs4srqDDutRRWNpYoH0/jkyA
DmuB8ovp0s0grPAWCzFZYec7hL0BohFUEIygxopOXL5WgkrOkqbwlpgCsZdOiOmJQTKXixPbfhPbitZIuyiH3QnHmJKIU7KvfLBtNfO48rZOva/3Aks7tb4M
MbHUUL0vobNwmDjjiMsMb1vZYoajIjG5OhKTzX3UYbGOOZNRM+CDhz5yJYiwC531PEQGXMO7VewSx90ZKpsM1vrqApQhEZZ0jIZyEUh3h4q59agpQ2I7WpSa
zZPi5bYvKEnE1bVw04uW99yOixaM3eRre3jRgvGb+NwnIdtZpG1+SQ1YV3t2l5OL2hj0pRyD1hSDpkO3VzFoX8qgAnBR1fiOW0S3Ss8bl8ZwAYxddm9cpOwY
55riXqvTcSla5aKO+OMyAAqgnXl0GY0B3irp3G21j9Ft30/nvXf/5bmn/vLYrl5Mf4A6V9Rzi9SryMrGFtqV8szIVrbtXVzWXWz9nF3MGp8tJyRnTOlJhmoP
O5lGhGrLRIGHKPJQmdsskS8fMjzBpaWtlsAWTFjCjmMWb4S9l45mNaYLA7wNdTBMxpUOXWoMeHNcUAH4CPfTAXE/tcX91GKnU7iK5uCJlcPpog4hulOH05o4
nHaLw2lvAZ64nsbQZs9WFkrV9AB80maTJDu1JZi1tcdEIsbj7PtqY2u9kkWXVSbThxkWzNbG5DZczaq4LCWS2fC783DBwYitTXa5VJpH7fSQfOtLMOrws92t
gdXWdCHVS/3WVerxfGr64whM7fTN5wbi3C2/NTP3LSxWq1FV39Bb+la9ddQWBL1ycpRWiZUnZGXK8I8XimkgL0tFmF7Ivhu0EhAEo0FBMLLxqKJGVQYFB4ta
tXajlTY7KyzVazfppBftNCl8ii173WRfC+u4r5p5wzleBf5Ztgrkd+iBrAInBJ0b+oGdgSUxUNJcICRXDNeIrRWL3GIYubDq2p0mxwZPpnZyCrAJYUv5viSc
Z+Y+UNbB071vupaVhwQaM/LeOiVGbpSw5ankKkNyrcJ3tREtYqBnNZEY6GzsjSVZuRgEXZ5X0uc6Cjq9yVHQbxWnGskhsIhfTyGpwpgPtmjmlGjOmDjT1hpi
5VDJ2wj8UlY9xbN0KzJVAGk5RhPz/Koyz7fYPN9IzfOr0MnMNvP8T8vJO7CjO5jki/8uJ3PHwxpZ1ED9ZYUHmYuUXcaahLvjypi7Y12sbQWkpNS5iZEp0wOs
MnYbNgiZh4XV18ndlWAtiEZFAq5IcvkIIw+HD92vD2Pwsct57OB0m6twibhgXSheFJGYa67SOMzJd34iviqFIh++X4/ecyhOqhd+5X5l5Z1PyjXz0tLtDF4I
NNXYwORksYrdaXKyFF6/TE758tVoQ1f+HTuq3b9FvGN5zBniG8PhpWDtmW4AqnDjWXXUoIe/GGLNCqYmD09bhqfyZ1Lj8/fPNvCTB7aktt1/+/MN/ztMIzMZ
CjNLWFeNZ5iDHVYRUel3ZHc/jHSVSQ55XcGKs7TdnJJlFQxrN/vWeFSpjZYBmH9vlf9qG9wmfdlUXy7RGhzqOU6GYpuNfJYCkledC9Ht0RpQNOFZaoYvP8R8
k5wsiT3QDKXB9mmEnqRHTB+qNJKm8jY9ScvCqaejdiNMhjHTX0pmtmxJZTyQ50TGW1rGQ6mmbyn5LmW9QVmTB+VU9rjLaKjmMTzbKs+OuvT6aVPqg/MTrhU9
ScvY/n3gytn52oYH7uP9vXTfjqswo8o4EqRlzKRlUDbEqqbrKRsB6kmdh8EjXXeFEI/JtHoXPVFJX59OX4e9+T7EHac5aC+upOM8g6uzwtwfoJlrSkdhCVFW
43TuGCrLYzWGYPBO+kha19PuSPictIgam8UwUA75dgqsruRLLe2q8OB9Eo+aoxMHPM5gcV77aJR2MQm7tDRTE3s8c5l1vBb7uE7X0DHHvNg60GrCDnIg1sE1
R2/PAm2Obtwkp8v0zl5PYZLq1C+zK73SnsxSqZm0YsCN+pOTcddkDOOcIJcUwoOHksLJuLtF2ehPPQrxi/74UUAvTzabqA59bb/XasYBpQV8mZxsdFHbM7Sh
LnkjUE/uvPd2zC/q9s4H13HVgp1R107m4pcfzGJTlEq3q2DMI3GP7ICZ8Aw+5smnT9d2x/6heAHPXXeOk8JPD7cGpPDTdSxoLORMPinp6Em/sRjXoz7wZpdZ
R/xGP64H/cYAt8MHuCqtjjFj033TbwzhusOnBQpdt/u0CED5cL5CuV4nAH7d56XSRhVeJRn9LcZk7cn6xPe7cj3kR6G+aWklk7rJ9wv9SB+dpZa3zsoBNXzw
+oBPbilvrrhSnh+CrJ4NkJ9K7c9RqJ7CWgiB6gootceHbUueq4qUHkQ5i6IButDvwRxLEYNFg8RS9cl4cRsjIgmMGBDDtaLFxCywNGhFiyaZ64jRmvHiZlzP
Vwg4G3XKMclIt5bfoRr1XHPMqPh2wmFo6kWmA1o4VK35aocDm/PQsn7pHJWhThXpl5YtwvhYpBvQj2oEuVb4KIsvVPGgUOlAcvuFUZKxE+odlHLZGVt4J8ZN
Vv/AixZGXS24L7aaxGM93hwZADb0xRZ1LtHBrQWyt3Etc4FfIYkZ5NDEuny70A7qw25daGMwl5R7J898YVvDrwl8P/B+wSI8GjsFuex3e6V8PekTYGgv7YhB
2LW02gQhZGQgMrJ/fq6tg9QBxCP9GZwEjLPQu6sZF/uTkvoxDKgrDYZDznMtaV3XB1bHFgb5xvaQYCAFu38nGLjAvSjAiHquCayoCzuevnRMwPIXkRD5n/vW
thTUystrmxEnUs2HL3/1M3t+OPTq1a3h/qZB/128tglYF2Iomg+C4eoX9i74zZ43r2oNnxr+nz+85s3fvRqJwfD1U8vvfPV33r6yNbzk4Kfe+u+3Rq6i1+hf
LXiarQb4Ht9f9PkXF37+xc/o7+9ZK2X83mP3HLjx3q/qT39wNT6Nr35j85G9d69+kr66Y/rMf07/R0N99a/+9LmN92z5G/3Vi4tfnVmbrwAR2/Wi8yE15h3b
1FtDoH8oslhlIBkWhZRhEPRPyTyIP6Ea24MprdvGtlkYE0SNqCt3sFimMdiZwTlreDZRUFqebAQnUT6asVgODG85+toXlv/BqbVpo1f9BsnLQ/GS9Vc/EEd6
ZTc2Ok4dkMrFVS+JTF13808a7x9uoer14V/b+Nn+2545fhUNBGFtvDCJmxyqEEm8rHrw+xiiHmrJ+PHnMtlhKArMhv5cJjsMSjMP9lHyHCZ7AYn+XCY7JOSm
fl8YDWY1o8E3NMlvKFY7nGc1PFes9kKR1fBtxWqH8qwWaPbiz0HSt0jzoaYsWW+M3xRbA4fuP0zsnfXxkdLmQn8HJJIlF5MW5DLhSkRMxGP3nx5i/4dlbBZs
wrMm4HG7G1E1AuroghjQxAMTgfLIQC8shthfJGLfY2XHg5ISLVgPnbc+HvVOrLROQ9/vZtZabZ3BDbh/tTUL/X/aVbovIm5Fbn4VZXKBLt6aQdYZWMJB3+7e
qjOJa36bHmxAEYfGXoNCrFZG4fP3qcABnnibssV7lUQXK+K0jKvewcedXwwQCAtLNTC/CTsLyDd2FhlBlW7Cn1u4F488lA9ohucbRH2+tYW/FWp0k1RFQMIs
jQOlmHUK6eVxcc8/xF79KpSXJS6oDZsPZJTDNFe+po+NauIw3f66uHtSK2D1FexebcrOGy1Gqw0g2onA2MgQXrzMCf/rIdV5zXRZGnl1ma/FJRjhwWgON7y0
/4wvJchHS6TShsBWbrNWcu9dHIPPuH4gbUB+mQh1WvnQ9gjKu6VWSY1G1IPWxlw+KHIBvd44XwUKu4ZjwYQjYj9BL3sgX0wr8fNHcI5ND7DxReJ2RBrao35V
owvYKZe3uqrYK+ZdNVhXcHiIe7hXcKny/tEFdBs3qog9AaWsqt14bbxhp268VS6b3/Cw8CLtpBFdcAelxPRhyuelnnP4UkzF/Db7AhIza1r0NDxx0ce/C2QX
XJzywhcmNH57Dspdfu78eAbVJx4vGFR/oyIG1Q8/3hHYfd9ubVD9bx0MqrfJMn3iaW1Q/eFUwaD6jLp9tyUwvFOZxfSh8krzXZV8TJJP55PNleaMSt4nySfS
5FfGx/ZT8hvq/odv/rO10jw2pc2ptz6tzanH8NObHKzUR417nVFjM/Zv7FEn3cPZbmlj6rxD3aWlX1XIE4YcEMF9qOHyQTRvCnxCzHCnaZAaySdkL8DBB39q
sBPafoNEy4Q6bplme63CI2xmqITICb+pjq7281Ok4UjpcQYt/fttstUnFmR8uPS0IfjuU4YcAO0zBPd5r7L9e5yNM1F6+BcPZB8Mvz2hznQL92z1hKOycnLy
1KSB8zM2ZDTjmjrG5dOl58zYg60A/Txoxv4mVOR5Mw5gNxCL18DXJrJYhRwsXtmNS0O+9ctpCPVR+A/buCGOHIeZchz2Nsdkvsx4x5Rj9lNmLMfvZtyjdnd7
cLB89yaERL57E7C+Ucm0NIDRRb7K2UWpNaCAUsX8BokRKjtodNMkOIWDPNhTVTQ27DPbNDpzWdCZXUFnrqRmOAfhCPLJleZ+I31NrEtTb3V9qJhZkbIJwXM4
NUVHG4LMm7M2ddmCa/hT/M/ra9nq1YwrvKMOO1UizdTEYbx03IzPo5llIFWaGEe5/xxwlAfOhqM8pCN5O9GQ4Cgb/JNxlA2Jw432M46yUcRRLuIfHzQkivYz
QJyWXjhfcgEgcEkRdthIIl2CnAUvAbzcElVAxJ0qxIyiJdo4ZvEVRguVWbSmNGmIaSMMarF9twvXhSvMHUbSn+zbU4j9m6vo+dEAKefFZ/QkBdruzaI351vH
Fg+GcAIMJ3cYzA0OcFbRuqFC67YayYWSlj/pftiIhjoYCKD+ybE9Escbv89HGxDwUcKaZ9VIvv3oe6+XsnDqxe7fwYbFu4x4SCoLuhdIBFLvaBOVPWcP0619
Mod8DgXd91HemENY+WRBomk27POycOJe1Es6pIW9NW+KOLB7Km7AhMeYimMwfjgVX4CzpXhoIKpPTTQuzG+F5XGoqjzvd6ptFbXwpLacz+iUz1D5oFX9H3Pf
GiTHVaVZ+ajKrKqsruzqd7fUyizJdgtJYwFGL7OMU4Ft2bBgCM+GZ4PYMI8fjmZ/GJklDOFZte0GZJCNYMSOzIidjh3ADSN5ZeMxbRBDYwyhAUO0FwXR9mgn
OhaW1TJ2bE9gmDZhlr3fOefezKzKbrXMI9aOUFZWZed9nXvvued85zsZQqoA31QzhFSq3C2qzqqK1VPty1DFDVS/+lhUOzX9dlJWYmpSpKq8ef+ej0xHl4HS
akw9qG44nXgr5cvkUUU0Y0/C85WpqTamj6m5R14xI1tWp2y9oVO2JHHHjPB1H7ZAe5bsTZ5fdRYMqvk1RIxjB6NhwY5lJW3ml1sNlvxictbskrOmSQbXUfNX
Fc4Ka7VZcfIL6ayIaFakSzz1YUft8KvM42NTd9vJr2m+TC2s1QpLWlHtaIWl2azqa4zEqy+tPecz7dlO7bnIOGS2lvWMyEXbkmxOjjyUlYncEp7bqSfs83Ys
ccBnlBIBR+I6nSBQwUT5uhhViNqlFm3eFM/ZHDXyDIVW7SjNU2Z22jxrspk2ZRNtyS4xKNvMUE6x4PA2J5EM4QxHWixpdQbue9HLTCAc+O98zmzS0IjSO7Ht
AgGFpBeuJPqyxKFZ4beetovSXNhJj9YGM+kV7EK5uICQ5m9zeoWf2BzTsmTrwG9SB6AIXNrmnwf2kj54oBPb28/YXst4Mk0eBTvNo2BLHgVc+9WOZ+f3fzuf
R0HjBjmPgt12RI1MxdBw/587k8aqZB8hBRBJDSqsEyKpgctqIAO8fmJzUgOlNlbr/McYAY+HGB8D8QLTUngLMVSq598RBWDaYjkRpi3kVnF1soLKwdVqK+EZ
Mhfew1NhnT71S5gKHvSflqjANVGJm9LmQWnzEKfq4RlzF0+YD/J8uQ3TBZ0g0yD5OMt/AQ7MYhxYhXFgHuHAJPkAzu/AgW1kHFiVcWAjjAPzGQfWKMKBNRkH
1mIc2CA7+IfYHR8wDozwJzpIpXS19W9Yuv5EXar7SjczXvQm1ubeTPEpb1ZiSuDbmzk6pX93LgHBUZPt/shAuSKMIL72sy+5uXxfl6WcICnxStD2EAaqfg7b
vokFpZyASAoG60yynQ9Ex1wmcku26/PivCvsbgT3ade4YdWttt+u73bmXYzld10enb93lUKP2NEJ+yk3bpo61AjiE/Y4dskiukPCQzeLxKXJX6esbhcndONa
l4le7q80fFBVW6A0wR++ROsVv0dpag9p/3fUIxCkJq2QShcjMwLUrR6gkIIMBOndBEGqwYuGjTY8iDSaaqDxB7wGZTUxOv/S2k6RTVSJcFqfEMM2JcpoctoM
WlgCXpcIhorHw5ksVWcNqeEomsngidNn6jr7HEvg9lQC1RpjsZbaRAJd9YS6ZF9JW9FPrdhWh35L7UhkAKBoumbixB7AdgGPLuW2W/d2TKqFp065FE2um61U
ily7O2oSsPrBHYEIRh5lKnmdwiW7iS45k1WPoLEm5P06rRib7WdOV/LoapWUCh6RCh7mCuqkjhrZlRo+LIb3lZNzqeGDUjJyer6fiR7yv5G/FDuTpNn5ibx/
yeLNa1kyaz1v8TI9ZbN15GVQMXNYMK0Md9ucmeuwGD6mbdZvjqhdgNL7Abue1khC+Kk+JYGt96XhcICvtznpMaUT1OFx5918eJy1Wu5xq4MmDRxMtoTHnXdz
AP3zLoIY+hERN8CZuXsp/cRg1AejbjUaIF3JSpdcJ7P4IqFuPkKOYlqItmAwHxVHEMI+Cm7ymLim2hm7MEEazx5UC+yEoMfJxy1s5/jKCRaGnWoMNUlhE1LT
UBeEUQaZstDjK6WCwi5wzNudtAm3mxy3mVewbuO1HpnymkbB8nUSCHyUJBBlpOyBKSHqoSQQaZDXbE6DV6PjiB7rdAV23YqlAyFr/oEGQkzPcgVvIc2nXVFz
LVe5A1y5m4Ay7Kjcc66p3LMuV27R5cotuJnIrgU3p/st0C59zuWuX3TpUDiby/vUTIORHqUpsEM1n0X/tMWKzkkJgp214HkiPeC8yyE2PoXy6hCbFuTVh6+k
BV9JhcJHCqXTg04Bo51P4SM+UnKDczZE+IgPrWUYxHJQbHxkrg8h8OBby7kE8CVle7mu4aXWfQr2UlrKOQv+ciqT8I0OeovymSOKluy1C27BQUF1aM10pTko
nHM7DgoIiICAZAIiEDaeDE+uFhMR8Yq0gRcg0CJ5JhGJTwbu/NCkCQV7MzERs/lT5umO9ZVziLdYKz5ucxLVdXLSymA7qbV4R+mLsg7Oyjr5OZvXyRk5D55A
rLImVe3T6cxz8Q+1gKJQGgkTeLSQ2kmyQWznUIUJzgaRiXRosIYb7CLSPiXuIavEUG2brNrarNparNoKaL3Cqm1Iqm1MRxGDX/9oXx3aaPOQB4fFXT5dnbsM
B8zRIKOZEvsLdE2vC/5VyWsG7SozlbB26hMaUOCZSkxqk0qZ1PhM7CcB6zIAru4Eu1wywU9iSaslEwz7fM66ltaVw84kEcCqL/ADmDbVJEwoIXnkNXQaSOBz
iij7LTydCxASHeDi7P5E2SFx+zf9sbTE5sji8J8lzsEWr4OdCcC/fRefatVii2MNBd/futfZw7/eglMN/XrTbmeCpotsE2nQ/QaWtGFefWjWqCd0mL1nUqRR
mL3F+4Pb0ZNUfelNlLZSpr5+Tphe0K+qSRXdsYZInrLGSZ9aqwTah7qokLVRJEqTksJIHTF2moJCbIpUmiknhEwhFs8+qCZYnfJ890CHbigNEYnLscQmL1cn
iZtWrTj7SmJKVHNhpZp6yWbLGS+ZxaWIK2z9LNSofXUy/Et259O+QtkZgbctSyHZN2M+eZP6h4yT7Sh6QmlxlPnviE+ScoKit04Yxeha4iZkSbnS+oLQkXy+
zAvM5ySf8ozkUz6BgKya0c9VseJa49LFIoaQBA/rgYO9o8pRmljrKTeewyFPsuTT+SH3Hho+qnqqsAas7/ms7oVKiysi77FTvhs7OfOQOHTt5HLaq1LuHo9j
QfsgrAPIUfeBeNCQ5eqFIx6C/Yq1MJ09zb7SGsUOt6M0AkzqjtIw46dBPW2jXhw1ONQo0VojAqDUPl5ruLEYuCfuE2upElO+IfXW4QSVUw6CuLc5Kza8Q9uc
ZRsuqG3OBTLzbXPmyFu0zVG6wCbij4ITCLxSVhzj79W5ok18U1a8WdT5LaLOXyYWmsuFQOMKNo5McOLirfjrT5bjV1Fu4HK8jRJml+PtlCi7HO+gWrnxHxG/
kxNfieu8E++kWjnxq6lWTvwa2pyc+LXCdnWVsF29TliwdlGtnHg31cqJ95Cx0g2/SkFUDm9tchdy91/X0ISImUX/tT1uybId1ZNtjFqjEu2mQ+4e+AMn6ONW
9fFd6odd0eV0f4Xcvy7aQveXyf1V0WZcXhPFuPxRtBGXHdEGXLZHY7i8Oopw2RltwuXKaPydDSeoSNk4I5RXK77cUXy5o/gyl1vmcstcbpnLLXO5ZS63zOXa
8Ahzufb1SgNbpVy3o1y3o1yXy3W5XJfLdblcl8t1uVyXy7Wwp3G56pjtrFau01Gu01Guw+U6XK7D5TpcrsPlOlyug3LfBfqAbdHoHYx2elU0cgfv17AWhMTe
BgBQObxfDh3pUsQWPCQMtUij4YBJAkzEUGVYselhxaaRU2wqrNgMsGIzyIpNHys2vWmyLNShpnaqv9CWYVDdaPLvLi7ycnI8H7l9vGzYyAnjFGpjW9tgnNrQ
28M1/hjBqtBVdWh8lUPjmxwa73FofI1D44fVWkjIbWb6ORpoRWxHCezEqlVpLGQJQCST/lTdbdcf6480HNALV7Nk+ToGCWQXqYbGRmNNj2AbZlsbfkm7yC9p
w9/oM2LPTp+2ip625GkwY/od3AmeCb/TtSC1SNuqwYanSYbNl5FlODN9Zrn1TxK9Z+Hfn4pqxHJbY5yYYc6sEvcHUS5YReSZVa5gLapOZ8IjZ2FUQ15Jk7vG
JHJQh09tnbjmohzu9bd0c7h7Ec539RvHEp0RphKevFciw66JCepXB5CttL9J4K86hoeyoFQzVSRKXfBDBMkOdv9w9NxOThZylTrLItKuzcGvGX7d31hvIjuW
Z0JDJ8AR14z4ycfuzSSC2s6rvYftGVTuIEiQnCQpye7+0tsIjNuImkpV85Ri0BsHgcvpTTrfzAGCfRwu2KJq8Gi32HbYR48+ztVlUl274N0lTuTaQ+clItwz
b6KUYLs4oYsQODR1epdeQ+DQi5ncTKziIcAZm9O7aP6GkPkbAuZvaDF/Qw/zN5BnAZlI4bvPDBGzwqb3zApb5aM4OeiaXHxn5K5QKqP+xMRiIsJtceSBvoCm
pZ+MUoIG9OcN7ZBpasBcfwi6MQ43yX+kT6p7kg9NUvij+vQB+tSIvCstyhWGZBJ2eoDbUTrQrpt1onB1kMDcVReDOq0G7VbUygTmVl5r3cjBodeokXR0ih+Z
snp9qPPcNtklQ6wNIa8NOk9kSw05/VlIIbzMrFLDLG8VEaukf1iJeq62bkReqX2lGzj91AGwWlF0LUbyGhTUUJULYHdvHox6OD+diIkmqWmmK1cwSeesQ5MY
rLox0FWutG6ET9CmsYFLsEk9y7Gfb0TIrAgbZVKBtaep3Xr2QUxfZG+bzoXxDnNwNYVWlyQAWym7lHOlXZfIV5lnO0oBs1Yj0pRna0zwXIl2rfLcfTuzi5G9
RvXE/hf+8Znv/fL7/zC4GxJIddJN1759vT6r9x6Im52NKfHMIWuEy963EqfoSvO7/MK1ysbfVSogUpiAfJPz+jcW2Qt6k+czCIB0Sn3tPop7FcsxhfDShK0p
4SPYJCUKhp8LGWwD9nix1NW1D1lH+2q/lvRu1ZCOI1VDLROf7XBU9uu5rns4KvsqvtvJwrRd91qyfVKzIgSZqGxaQgWXsIUlIuIg6mGOVu7nWOrt3THZuRdm
YrIv4XVcuXxM9vY06a8WEPNJveeN5NWgsHXnUkxm2ZLQNcjW1BGdzcwPXE/huPdNYDjE7fHVKmaIXNTo1TsCqA1Bw5LJh/NDx7ILxE5ELsOWkMqXDshPtZK1
h966+NCvMlo2j5bFo+X9toO/+uvWGnwaaFsP9CWG4c+/gjB8T1txqYcfX3fwfTqoz11RqTDE+i6ArDU9S9nYKomW6KdKmSSnoy9OR3gA1xWWjOTk74P6yz7O
nhDHXLdc8fxqrR40enpLWcPZssOGKWPPEiMKvs8YUcJ2hTmniAXTY7uKz3aVagAGcwIuEWcGb8iBUEPCL+10chTNOQnAU3NOziR/xungKHpa/cWKOtLv//mF
T9/7lQdqu+1lh02M7Ab65N3yl8NkZmwTXCNqW6b+39LEBmJ5T63umd+DZl0q6XVWslFYSW89ldzTVUnxmlmcVMLrqKRVSP2bfYLMqoyl/ofDGktNPjdu+M5L
bnhPOm4BjxtpoJCMi1uULwV+Rp4yTzrksY9L5d/MEnSA7YM3IYAgn3wtygkdqltOfkMCi0onQ5PIClgSMWZyl3BSQk7KyLHo73aWhXcKfqG8EC6Vk8BwUpnx
/Um5gChrHuO7/N0nfv6jp08M7bbnyMx0j6vmGPpu6aP3sHax/FF25qqPU4cpv4BIjwxxIq9NdpjhmMsN8GIpnXtHPqKJPbV7kTyQVscfmTEmslyne56ecbib
50D42sDc35Od+kqT36NnPhWMt4enpjQ8cZn5saQHrc4erBX2oNU1Q7gHn3zmWx/5ts8dSO5dFueH9Z/ehn/+PTf19tWbmvyX/5ZOkVwPXrwLuJnhVxgnE9RT
5NGySFYOfJR2iYHZrGQGyUBWpqzuYu/iUu80hTIeBYHALMFqleSdziefiFqCOhYgWs3Xjwglee5er4DydDoRkSsELfwCISJfdBgRSXPlMAEzvDw05bDFxmBe
vY5aayxfhUuNdoBzhqL/L9r+VEHbjxe1vQv3+0rbrg4bFjfb+t01u76eZi/oPerHix/+p488/OCjE7JLzRY1eNZixzE3+PQrb7D3exvsxiUO9tzn08GuyWDP
FbV9jtp8Rto+/8rbXknb3s8aZMgHnIBPNoxkg9ZR7dQ6wsLGVQtgzdS2rxYI8iLlW+/Aly1aDJ7g9XXJAoqkQ1/wL6qDnLXSndy8+Sy9+Wl584J1yZoI5bda
VHuMa3b3AGagtkXuUtp+XOBKKkk/fV9lNyorLMKjT2RuNeZC1fkOpSLhLz6uNzT1q79DKw3me3R4t4qgBqNvHXqqmV7/Y/HTP//OyXR6HbcLOus4ARpP2NxZ
M/YanbX6MBxWb0ZsRn6VthnRxm8++srevEIh1TkcFqdUWLEYV8eEtVMdhLXLgpZ+XnB6F4DL03ocPAyVrolUWXMiAbtXsJe/KHv5Mu/lSmbCGR31uGRuIFAW
plxFllydANK/NJymSMVvO0W/UDBFwf3ody0/tgSCUFvn7a4p6q1jis7aWrEyZ49Zeu9JkYzTdteyVrnIstbV8xidjMae19T5dKC6mjLLEo9VUW8H/LU5TwQ0
QplEtHaaiDaXq+giGQj8wgwEYDf2V01YBGaGJJqMK841kc8ODE40W+dEs9hxjjs4YtwOo5y6vn+SlpF0+Gg6y1IAjMpxB8tABmrYMYWd3ERjhNdRR51CbQS9
ewcY/MJs0Ycd9nu39aQ3KMMVm2GGUyC0NfgKcoFcbaFYcoPsK32TPu4rQRMHck5J8WXFx5AJ0s8h0SKGTrvaJYY61Gm11l2wkSwmu4wscksukCg+L4HTyx3L
yJKwRJ8XeNqiHdumVSAh6BTcqnHIgOre4ZCOlxwGDa84jDlSohuK6Payn3WpzOuBp8khLAN49AzgsboKXzY5TqvsOO3gy7bZ39Jkf0vI/pZe+Ft8+Ft8YqYk
ZDRT2OdTWS07uVRWmMv4Zquzs91DxLQ7SmpVr4wBmM9MtWMQ8ztMn3zjYxpGWLB0npQJPCupP1bf9OqXsun9eOHD3/vpqXTTO5vhALfyiMkFCUJ7Wkb5LMCG
ltkkvK5Nwrv4JlG4LAWFyxIwNDkh8URIKp0vgh3PI9s6ggbZx1GDX0VYKNm2V6U+A8Oj2PaeKNugT9AMlNZ7245xbB9FKmTd0Y5ENm5QP+DA5UhHOxTZ6KYd
7eh95AR89B9lNfY4Pjd22cdwxXHUQuJmR72F55pDZ2sH0GkH0OkyLlMWPfFlnWnndhByqNO2ary63Ia+MOnkKxSwdYwqpvcHt2vfyT9hQeUCJ8kiVyjMVegs
V+gWlPUOrtCt+frcxPV5M9fnwG9dH4dMcCCSydZjgqqxB0W8vk0lXZOvBhhiHeDYqTYTcTmD3XYJKJEtxC1QqDqrMYx9PlsHn+owjPdv4DpE+TqEXIeA6+Cv
uw56jnTUgPJcIT+0wxH1LhupUZUZwwl7FRhPT5NmhIactl7GAlVKbKCi1U8/KvFPjyEflLrDz/UrwaZCoQcReb/bJaYGKiX/F3v8pN7x1RqLNbP+yZ46E0Nb
klmaM0wbK/iSmjG+ydqo5mw1TT6ShYK4BgriYqt2i6AgLsAdgCoj8VH6tFX0tCVP19kZlIOCVE+168bVW9ZQDldJpzhUq3D3ckH6y0gtMfVVHi9jSQr2ewT5
rWvcx34vCgj04eRBH2OgivLhqtjfVCvQpv/Q7olqd5yKek5SstTGNFjHAfRUeiEnS/UReNDE5RqltKBgabv51NjvTIO/K02bOpZNiMgRJJk0q+xfQgnsXepJ
85VylBg20l400wdc9pYIRFZ1TrRL+Xb73tYoQa2KGrudm+DHUDe9Ue26Bs79qqI3tRvqsQiPITzgautDcGHuK30QJ9h9ahXzwSn1fkyjXfbtwDrsdm7jwm7N
tkt1FJil/XCRnMf9mQGhTK5KL/SjfowJUrZOMh73+ka2b3zKtKTf86zpOXkLJYXF5s31fM7iij5rcU0XLa7qOYvrumBxZc9aXNt5K1fUIhWFtHrdRaluuYW6
RXVi39uJbapH55UyD2UeR0CVzJywWfCs7ukBvLKBzMelqC9q3EzMSmmVdk5GA0gTCte+EaxvTUuNdiptWF32KPnKFI2e+Kr0xBPSE3PSE49JT5yWnpiVnpix
CkUT4kJEMg1D1kt9MBC1AItoccoaHzgdjPYMdd0RUr99IPx7OCWKD8diDZco7s+4xnoyKdwTBLbXsHzUirEiic0PWEVuY2IKdifbg9FgSmzREw9iBRk0xBZR
L1O590kcZY2AjP2npvdfjeb0AQTS00Hl/nZySfekZBbIPNOTXG1o3TEiTGfRnz6IHJ8cUjlAU+/mRjk3riHOGo3VxjVUE9ZHZu++YuHCCH9GRvhBGeHjMsLH
ZISP4toHrYYn+hSuPqXhQ1nPTMkguTw+JdW5AAyp1SQro+tJfIrXmbyl6L54KKKBH+Y0qDRL+3Ua1BHKSQedfgQ6ff/arwuR4wZpUGsMy4iGoNfXomHo9aq3
odfXOFdQDeHXYdrLCEHq7OH7WTRFUH9zmChfgacykU2fyDCSTRQzklEu59kc9dhn60I9Nmuox54U6rF7iNGQqceOCEN4Sj02/3COeuyM3J74c3rP3MMpt9h/
d3fbp+XnI1zMyczPL6jD7efk51PHqJiZ7M8gR5Gfz/DPx+RWKa5HHzY0ZE+nNGRPEQ3Z3cMV75B9l6f0gt5DjtalT9vZfM4LlJTyHZ948hcT7/g/fyyME4ft
yfB/GjCgJtCSSHiXLWIc317eah+2d0sEAYWMViRk1JOQUV9CS6ti0qpJCCplJ15CEA6puw225DvMfOYy85kwGCxY7R6ijy2yfPRItni2M4Fuuy6n5Q9Pc/Zm
fL5/mqQyDW0kIhGL0/llKbXmJJ3lY0Lacdoi3i4ldSnBokdrjw+8NR1okB/4OsNMTowXwUUZLzqzq1rd2VW3InZgQGKUHXO60zntnrNMTrtnLc5pB7t0NLBb
9ViO92IhHxi3KEQk5yxO4LNAbF8kCuoI6+RD/qxkn3mDZu9xiLHiaWHvWVAC+pSV1JMnHsqml30qU2hf1FJqSu67HD9M9nvWnkbkOsqLj98eu9ZYs0ZTE9a8
lTdhOd0mrLG3cq6QrAnLicbUwI+JCWveypkl5q14FNDDcDLeoFSsjUrF2hiNQbXdEG1MKu9XXbSjxIebEh9uShNqG1eXLfE4LlG8CZcNcYTLcBzj0h+3cQnj
zZGzreQjRJBWdHXDgvGfpo2HkANFpiVQZAqBIppw9k8hXA++8Z4P3HDbk5e9Pitd8RU0WzfyYo+sncwEM67asEmQNWCDiTgAZrXR3tQ52pATnLK67LEnEMl0
5ku0nsESn2xQK5OdAc9IQAbBeqI4ah+MNh+MooPRpoPR+EHgK92DDQvmj9hNTn33ib+uqPoB+uHFzdRe6aSDvWCtHRLuvak7HtxJcN7V2dUX8iOtBB9E6Kci
FzN6Gly2m05F43LTiOJTUSQ3E9HmU1FbbraCtoAi+LbupcvEXgeRfY29DthAgr1Kc+d8wEyL00yc9yHQfJuTXwOWOOr5duLz4RXgzrwR7z1MMHdrTGlTb8PC
mE2JGnNK1DZnW1ygs66PfpkkylKcfNubMQkI+L0Zu/Y4WeIKO8KJxjka2KId24pi7NhW1MaObXF2PyvaRJtkFGGPbCLGuEmJrerE4mPMVU7eXLWHXRlXcWZC
BLMbFh9k8euWxBmbPAMzeU6iz9mFkohlT1t0zuFzgzqjSUf8/PLnFrjPcsvjlWpdBXZ3HCPzrGX4fBYl+veceGVUl5GUTj0N8QW+zBJ8WRPw9HGmTnMh6Q6Y
eo4V8gpdbSpxLE8q9J+JVChCyZ8lUqFxCSm2JAOgI1QKm+ppF7qdXXhFYRe6uS58yuEO3D8DXUd12+XRZdGWjm5R30iNR5LzX8oScuU6D6eJK1ZP+hsXJP0d
ZpHoZ/NyqGQ5Fslo0wDmS2gaY9Xy8uefdQy1YPaZTRBkXn5oucn/6hgBmPnVGjtkLnR8XAZ+kwy8ak40is0nGjUhQ8ivN4r5FpuQoTjNFFm4xWzE322MRjkj
z6iJHGpy5NA4Rw5ZHDm0iSOHMO0kaqhGkjPamV3Q4eyCFmcXdKNRc35l5e4pq0gQP/arLy7bpjsvtnf3KC36EvZ6fNPl5Mj+PhwNRYMd3w3p01/STJ56YLXS
1FT5gcXBit8XVtenLRaps0LS8BQCNbEpqvHTmch7NJcKTjHYRIoiWUfSSFYl9V+U88FI8losfSMmkhV8Vff880d++PwDn332DcxXNUJ8VQwQLmHoUr6q5H4+
SWQi+msc+FbJ5S70c5xVDse/WRz/5nL8W5Nt5+Mc2F9PcxeetrUt8r6W7x1yjHmwoo4D2qRuGxS0RDPVMuDn7yCpQpuJLK7lMCCwSgCFjE9pWqBSHBSypQTE
gvFWClVYUqrGMEKYgqSstCcwwE+U1NYseF6L8tDZAByqbxuUbY6+pexHPn3bwznobHxu7lbnBvVIhVDYNAx7dgOCnZx+6B4mm67sKL0Eqo7KldavoNBXJuwX
rXY2J14ISgEn+fz888KpRM3+qM5SuKPUT2dnRnKGiLNE+aroiJrXZHNSj7bJRY2H4v6oqXSGVjyAmByc24eTMLZg/0v62EBX2eoMZwx0laj3auvfqku4r/Sn
QMjvK92CRu6yb1aXflCLVSLV8gNc8jUZmHrDhGawgW6Quyz8Ed2pqUOmOQKNW9o0l23+8KR5AZvLhvhPR4k2JLbIMEf1+4zNFXzQ5hoet7mKx2yu41GbK3nY
5lpO2bmCIhQ0ZacFZeo5ig6J2mKWEtMc6pymjzOPAgWU/iR9iZ4cuLkhYRVEhIRRnKeDH9LAqykMK3oSJH/56XQFMej+9iCeGb22UZGx7R5BwwakvhqNOK1h
dhQd7qWvWtxLT1jcS3MW99JjFvfSaYt7adbikmasjsGEWUMP5lBuMMfUtBwUep8hGtbByDIWV6d7WPlV3NtjHcOKHh4s6N4sh0emY9ViV7m+UY2GJRPADcjF
yIF5TlK+oQEHSRnkM8Nb7T3tJlE22LjZ2Sa/qlqQh7fZE0hShbtB3EVfV52HO6U+PqTmZs9DqsF9mD5qDik1PR4Nmhm+mpLI4XPSw89KDy9KD5+THl6QHj4r
PTxvdcvhvLUeOXwbU+bknqhrJn0DxBkWdFqQ1nMwJehKepMTGTWpU+KQRrpIyIG1MILYJYSriKDNHfQh7p8Pcvfcyb3zfu6c27lvbuO339ohe0uli8tevUD2
7G7ZWypduuwZiWvd3EDkFyKjIQf9lAa9RBQQFlH9IDREaU4wD/LaJDLxoMjEcZGJYyITR0UmDotMTBXIxFSxTMRWRijEb2Bqb2mpQNpi1IhqvUqN6zJ7KMkp
NhUHsyCMN+AyrPS/YbOmFeTkSJBNAuJzeDqflUN16bDOxDFiVE4yzA4X/BFCzpGLw2EDhuqd0gSYQXaVtsASsqsEx+koMow60UZja/jrvaR7bsh+AW/04K7S
dnUZ2lXaCQ11l1JzkPYd3mDV/6XXAwGkToZB5NPJUM+Z+rUNVy3kesJkw32AovBy3Ei0AXEz/kpnmPUZ/2kixpw0wcUq0UIzRhX624x5WB1SC+3Dr0fGilOk
6O0R+/AL3m5KZPHyyVwii1N1TmRx4mTOmvzrGluTz/+NsSa/gY3J06iFRcZkfoF675FH8wkopvT9D+6dWlbPvvhIzsR8XH7+8T/+7b3/8sL51+y2n5cHHmCd
8nOPGuv0iUfFHM0VOSa3L7O55rDcLp+gv3v5EWNEnn3UGJFn8LE+969qVQRY/Rn0x4b65Cp90hiTp4ayxuR5b1LooZgEyku5EVeJsAJPSlVzJV5vdnLnfUrj
BIGUbwikUi6XMqYtBxfkGF3KWUYXO8PoMldpV4XHhKzPs267LvdBVOPgcwqYddhx364xQVV9kl8LFz6DiKCxn1YKb/Js6dp2oJ9KHrH0k+qT+k1Sm0b8nqON
Sa5R5j31faX5HqjJ+gl5B57KvMPUgt6h+vKb9+l0Q2oRzASfzVQnuf919Blnwkl2ZumZ2g1igqnuVQJJH0+rj8P8cU59nOCPs+pjJJOwkkELttbmPGDrWwfh
QeKqb7T1bamVh3+14kpdqciBk8sgmeyEWb8RBYQZBDH1cj9TJuesG8v9/EvU87jY+L/DBtTkuEeES8tEGP1iP+WHpgd+yUZ489cXKP0JPa5+fUYf/pcFUvW8
zeR+FwhAh+f0hoWYYE+Kx5++dDdHWNdSBB1j9LahoObXAH9731jOLnKWIXyLNkP02i5D9vK2kbMC3XtaarKAmrk5YGK7frX1q36BJrbVwfClfgYnruCqTpYv
4gqkbH+aeJucFo6GgKzlub2o1zbEydpE+bvspO0lJy28NxRCWkv5GVwgPFwwRDTCC9JTcxmUWyVvzZiXoTgjHTAHaj2D4CF4rsh++CTPDKJchGjbaSZSmiHH
M89+i1cGNRfsNEOoEkbIRKsTo7zUSgaM8KahWa1ijDLk6sTDnH0In1voeXUazgiMWC5MrxCRRQaU15+zbvyqP6Z8OC/1x+RiW+nnrnixn4lBl/uV6iFsqpL2
t9CY4aXGDC8587BsT17yamxPXsaYgZU77ks+QX5cl/GcE+1+CiVoUMYYWnq6Y0uul1/tOqWVyYaZcNptPTmqSgJs7P6tuihMFZDhUOC/RekKSUyR9LlX+B3q
hOipFhE8pP34U6a8d0GNgrfh7SCPUD909O63M73rSu860rt16d1Qehes7aAhWmpJjAQhV7gDAtB8Cs7Vh+pVY5xrwUKn+qMGBaVicK4u41wdxrnWczjXKkYl
AENaQHpzIPxKvBh2OWyXm0UOW7SvycjMl5q89a00maPyxSY7apebcVV8tzMD7Gs8McDeweMD8IDuKB0dgAd0wj4ywAAQvbZuc6YGCE89QB7cjMt1iKADvDfQ
PhAHIqHVlEynmu4svDStyaZTe2sRmw4mVU02Fx7YT5kgChq4IRirPHOA97aVSqmTNryPJkbP1ylNIP1Xuld//pfflP5ErXxIPxghz+M334NVUmcjXEreTSyU
vLCCB9wHen4SxjDcBe06al15E+WLU3IRkFwU1rEKKk/wTFSUxqO2s5dtmpGwzgCGDnKRGvRmw+K6arh6wJDBICldTwJa1ccJAbrP0ZSuqmkRBe+NG+pSe68S
g5oqN6qSXc9T31FjsGAF6Nv3xqGDXMoVohNBo73kLuLSqEPDr0V1EPjSUNCX6kP9xjEsnh5wgB4dMFUTKjgI1NeoVBTg5QEXryaUSzT1SJeMblFlJhc8BgnD
vgGWG8p4j1d8TDJ9eRxVSJSJFrnkOQA7bR9CEjwuonZjA39fe0uDgshK7YB6Ogre0sBQ3KWqHNXkF3TGAWmUesgjQ1WV8gH6ON2VkHO6qinTeaFV/fv8I3dD
hUouV3Jfy5k0xGBQhcYdpjOWKUiHimAOQ/y1wBwww+IRFm/N3I4js/irjURsjEauE6V6I/1RO4BJdqP0MsZ0Y+SpuRWNimvbg09brVHwaWNMS1sQ/AWfdojL
BjAHwaft44JwPA8+7XFMLdjXh9Vr1HDhbBZhRHaUdqZu4FOfQe88/gB7HsYPRv7BqHEQBPf1g1ENGS3aHvCTQaIKGYtjyuz4Z3FbXe14My3mlXrKHG7cwr1R
7VRUId9s3BuFp7Bb4POWyD8VNfjzZZFFqI3xU9Px5R0hL0661Pg3NBzhmDIM+ENG31js7dRCF3oTULUu9OYd5r0dzAYZ5eD86VQ52EKrh/bkjOV1H/rH5bgR
v13p0AxSOD8k7GMZV9Yr0B9Ynnzd0ovrD0ceMfoD52lMFYg0PRvOkGc8TllDm9AZT23LR1mvAFEvQpgra5wXuFdTJ3UvWOF6v6HOBFu+EV8RXQav/OXsjQcO
1hwU0iAM+OdvYv/8LepyxV7nVoTs7HVu6zhEEHkvPALaT995qKAtPXOoqKx2qCBcDz+ePVQcl6C+YxZ3+1GLKZhb5lCBfLaVrkMFfZsKkpU5VNS7DhXLjCeY
shg+0g50wHkWU3Q7A5zuzMR2lCm6Qw4SFUIU0TGiIseI3t2q4d1aVFbG6iJjochYQ2TMFxmTnHdqrnq5zZLY0cfNZjmebpaFo+/xZgmuKChRlagOJarC7OiV
qAElqsJpX4iRJySgMTihBKIAyrVVSMgP8Ai9kefHNWBQM6J8cfW+0qXem2Hbig7o5ai2lX5+i/TpGmo//P9t7lX4/zdLx4bSsXXp2Jgnb1CPxnBtcM9hGtQ6
V6pa4UpV60IDoH6MBiCJ3jkZbXqcuurb050otogEbidhOzgick9e2iKWtglEbHdE1D3XayLqnu3lQ+tiL/eMqmxG2rjOKXV/L9ecl8bF3jXWxpknn7k39Wrn
uhgewCgf2inpJ+m1w6u/VSTeF4m3ZGA8GZiKDMw4Y66jgLFYan6HUiugskKifZdsHzir0BGpc8Sq6xixH5gR+9n3v/fTFx4MadhiVd7mKGQQRPtgR1tMXVJR
q6eipudwIC2qSYsaOAn5skxYHaaGipgaxmlGVAzHZEPNhA2qE6gi4UEiosR+3zlbAsPS5+W6uSbdHHTIf0Mq5atOHsvYzceM3Xwsh00mRZH2njGeKnyQq/Cf
BwBNyUHO0hka1niBQDfGOFnDWGfsonBFhnyma/CZjjz69XgDHei0UtGfUrs2ADWpqQvY23XiqYCsEkdb8GzyejU3zfE93DOnW+xSgN2uBWvZNmemBULpbc7x
FqiktzlHW2CWTuYy7/jKtJhGF/nPMwYE2AJbxiryTgO69DInNOlrs29Tf/Nzq3SZV+d1v5Zb96sGUF7V6763xgv02i+A8lQhqSUva4NGLXmd6mao0T2ZRC00
UVqdS+JKb/L3FBicnWEUtbTLPtJicOuKWo2mW8lEcua/ZlFP061OCoGe3Lq4wuheQyNQZdB03rw3JVatl0UnWKFModpXQrtKviT1jSwhm5LnV6/PldYDLVb6
7m/xvD7S4nlzuMXzZrpF2GovM288M2+8SxrDlhnD1isYQ2ZJrsH6gaCAkIMCGhwUgP27zuPTvZ+pwXtV59ipruxcHVlEMJrJEda8D+Pz4C7VB0LIcMVqm9si
D+IFi6HrrE4td6hTiwIYpwmZKlQ12uLuadFHbHF308d9pakWb3ErvbQDZLa5lfw2t9LLDeLo7qkWis+Ns1kzk57keA6OlZdO8IxMrNbGOW6joR0JGOKWb6MG
xc9feht/J+3LEjTk2rYVkiya1ZGWzFqesRuTk6cvbYbUZIYEMkPCZIneMJHzoVg4PkTq/KoOE4DDqhNGqC7qhOEzdW+a8qTC9Cv+JAIUTd4TbHsNnfeEXWAr
g5LMC/HpoFnW+Tqw9zd0Bo1Ksgfx7racG7IZSPBOChhvphlI0rCNNAPJheYue77JK9tSc7cz1+QsJIvNvc7pJj+zoJ6ZlWfOAqpiMiMlM81cNpKTcqaZleiO
08iSpPHJZq3iv+vMUcK7nOx5ZPHNtpkaaHKUJEf7JlHSVudwX9xLCa+6CtG+46kZJ1ZHVSWoyf+CuUEdjoO4GpTFWdZu8Bg04UPUrrLCVCY+1ajdIssuETlC
rZYq+UrIkMwkatDPlMpEvdO88QIJzmdyb2zTgUSd5pJPsrcWmkurIWC03OsreP0eeT3jtPLvp3RUYCOd82ScrTqcKj5yp/RHvYK26X2ITbhzHtnDB5JPyeHb
iftgbS/ItOlxps0GIxd9Qi5CyUEeIpdRi32MWuxn1OIAoxYHGbXYyqEWq4xarDNqscaoxYD98yGjFh3JtOnUJWFtRRRjowEhGJjymLh4Q1VdGniRi1q56lLd
lUuxOTWkHf73OI51qHKXdQgujQjQ+W1OGJcpkh18K+qUrySwhC99XHwlxSV8mSMHBRV/pDNcQFFnJ1fDhckTKRmqUQUXdRzApQRTOOzh7yRDUvoHZGjiv3H4
bxz8zTvJk5t5zAauhh6z+TGbH7PYZaIfc5B1jh6z+DGLa2DxQ6oaE6jGxLsQQ77NUbuWhX/ldoVuV/TtlI3bKVtud+Jup9zswc0eubkGN9fQDSk3Fv69g9Oy
qG/uo2/uwzd3EOqk/pzlOIccNQaCFwgzPA4EwPjZx2kuBMnsvfdQSH8wqb79p49nfBlB24XaUW6kqffiSvrR48D04cnYynyZeZQQmMRAA5uAuiCpwLvb1bG4
QkwZ6oNHzK3EjXNoEiWpyms/q5oTam3HLNgLagj1nKafXXfbzv5h2uZJ634HbbvFyjbLsCVnEMJn7xNMjsu8w35sR3Rf4omdJWSupC+eDmt5QDL4e8t3ZVgL
cqDk1f6/NLByyQTlB0iqINBkh7GSDE2uF0GTZwqhyTNrQpNnAE32U2jy2VI3NvkJwSZ/VbDJjxVgk92c8cKAkw002WVgsouENykw+dKhyf1/CGjyzO8Fmvy7
h4TOrB+aPJNHbWZ+SvGznsCZZgqAyQ0DITUcXfQecWpEeZfoIHtQ5Mmca3SEXKODHVlQEbA18iZONIKGhjN3mxQcOtXNUOK8Px5VkjCoBnAInTvGVtMoGo4G
CX6zQfM5bURRQzjmbcQxb4zSZxS9OBpjNqfRSfWKaMPjX9urptIglODBaEwN/whWoREYY4c1dI8qM5pY/7ohaaaTQHxFnehZcmENN1KfTNc4FKJnB8X/q1r1
+0XPjuVkfSQaJOPsWxv9qsMg9Ur614ueHdGCOIiBGcwZjToFVaNne9OdYcMbLf1x/PeIl00bO1iAl9X1HdR42bR+45mqZr7elH6MJCKc5tAocOjYoZwbGnWG
oAcMQW8wBL0He18Uj+MyEW/AZQ9esc3eSdGvNpAHSIDswEkO7lxgcGNchuO2PlAwc56xiQTGJhJk4LRBnen1CINr8Z8EmKGCwR3EBLEK/ogRqoHB4G7aS/DZ
DXsJiju+lzC4NmNwY0betg1cQZC30d7SnnpEvvd6Hl1LnPq5FSXAsAedCNp8zgVLn+czQPYOL3VO2oIOGLxlEmlYOklNnbf9DBbXMpE+ogV8seyBtd8x7P2a
u999b9sTZcPjLGHqdBrFfLTmHR8Hqm/QQloVnIlxvHOzyynIBP4FWVDn7ItGitcKIsXLMMIJyMQjpsmyrHgewdHKdfbP2lhLgWZ0sBmSZMDWinKVduHQYhow
eCZoNyh7NWSloWVltXezzJSjujrgT0YBL6eS6hfizPiQRuqurmtkLWSXwpbKEPEAlxAGYj2AiVoALgC64e91FnHt2ess4Brsdc7CP4vOmwDU4qw7Gblfbzcf
ippCluclWwC/KIc/E2ODqvAWUr1w0nJwu0FVDvZFfOVnEj0wGQsyvSf32aytoeUoSn0hGUfhOv6mazrlbwirW05W4HZOPpU/qDvGtkJ8YPQ32ryS/DlnnyCj
iZHUcn11US0zymPZpMadXFMTdnFAUio8Zhk0+d778fPUlNGNXT3psrqxFOl26Mb/bq2ikmOs/qnJ/KVXpnr3Ef8U+giHk7/DFKrX1HfhvfRzgJ9L4eGPdnz/
d+vEzT/9WA43f6rCuPkjj+Vw87/2GDd//ss53Pz3XcbNH/mywc3/oFQMnH9BvfjsIylw/tfqT888kudLOZ0Hzp+T20+z4WXpEQOTX5Rfnn6Uyl2Q2xN8+5Tc
fvI4/d2c3D77F3R7Um57dtmzKYD+J48YAP15fKz/cH/ZP+Te1TzkprD5+eEsbH7ZfwWw+bO1S4PNL1WKYfPq+xQ2v+BmYPNH/TxsfqqyCmzezcHmF2qT/No8
bH4qD5tXTwnkHU8WweaXgknJQ56DzR9NYfPqCXkHnsrD5qUWQRds3iXimWXylG9zpqrsM1vxESu8zTlcjcNC6HxvFAIg3xs19yqh7VWLpZLX3qix1w67ofKL
/WvBGXH07MQyVhJMVQ18WezPQR8W+9nsSyBQMv8uFoFA58JVQKBPhuys/mbIAzkfst32TMi27rlQGD0B5mTam2kBfU4NqLMjO14HxPE6SIQ+/aCO2eZcgCOW
CHx6eM9Z7G8Po9jhIhDbMH+d5tFWqzviD4bEe8bw0RH6fPi+lOl0VO9oizaQI2+iuNwRFDNSVMwIfy3FjOaUgzFq6IR9zqazzXpfokr9QLxRvyMd6bOti1Io
byykUN6oVvKNN/Jwn83Dhc+2/h9zVxcb13Gd987d/7vLvUvxZylK5N2l4tKwBOvBECk9xLqGlCgJUPshQP3QAkZjGwbdArYioG4f7HXDorTD2AysuJTsoNQP
YNmoaqKVY9qSY1qQUdpVAzowWj7IAJMSLW3IABH4QW3VpvOdc+7cH+6KpIMUDRztLvfnnpk5c+bcme/7Tr0fK5RlRysRRYS1d36NsPU6yaVEMguQHV0Wm99F
bH6XCEs9eRH4w4K/q06bw1lA+1A7gKB9WUD7SnjwSEY/hdriWUD76JNdOpXOAto32Mq9AbjLMbDOA8iuxM/rnnPeK/DzBuuoeIPnx+tDv43pQLmpRzItgIQ1
3tUzeOhdAlaUSJTF3W/TiWtlvw15GuQ3M4pVWiDi7c8TI2BK/1tqo88yyySNeTrFvSJS4guJU9wLQtKYVYzJmcOpbpAe44hM9ySOx6AegT3rpa4Ijjwf4MgT
5SnzBIFq0XApcRnFkQ8w5mCQMQdFxhwUGHPgMI4cXDwDgWq251tMCN9iXE6mm3G+hSyny0AFTb5BS+Q1PP8KtSogOSy1IjngrE7b7/EZ03IX/4rnjei/RlBQ
S3EU1C8F//ELwX8sC6DsWpdoWndhmzmDPYeFTkZ1ELIsF6A6EsiyHHVrq/kGDAdDOQJkWZGRZSVGluUZWVZgZBl1K7ajGno2UrduDzYz9HKul6REDLsBdAkZ
RkFUzs3WrIBcHuDTCV18mGY3qr7uSfHyTrUaSHy5NoYBwa4m9K938Danh+qjWZ2SY87qPFp7GvajsLdIKHLdiOEUSvalUke9PP1boH8d+neA/h2kf6v4F6dJ
zhaCoxWWol/f9FU0ndu9Iu3GUTlae5h3HuMNpQ1YajAZhLbKkx3BEy94sit4Mhw82T3GDaCI8tQYFZWkLiilttQk2ZsyYNawiYudSZXvhU7/b0O3CmAknI6T
k+MgtZMc/QXLv3Qxeiod8XeK831x3f5seCubbb/o5Nrp9uduodu/fhLo2NIHzyp5eSo+zPpUpUCfLAiKiwwyfYDkqTgkPhKPiN9mwZz7WC/n/mQ4rHI47Odw
uBCl1ThBOEygsZw285bCoRMPh1UOh/2xcDjA4XCQwyE8ouQVMNsKZRbTieJCs0lcaC6BC82Gx8/tI57f419/q81YM6oyMVP21ndyljOqHUzdy0nOxq66M5bf
ZLHZR0pbuc19nTKb0sZOVlzvZKV7mQYYdzLcCpe+eQsny2H3okABr8T3Jt6YV0i6WUw4KtdCOKqLvcxlL6v9f/OyAnlZgeCfuOcxA6UHKPVlQlFf0LpEaOox
CELK//IMfsBB+qW5p4l7tV+n9/ZWLlm8dbQ7v8lo93nKvznXZgYEDhdBHlLsKxzepN+v54FswmMLLTw2R6UwCm3DYk7CYp5CIoTC8klfnWcQ1aLFOmGMaFqy
4v5KMlQMohoUeaqS6ekSu2wJLitQee2yIdzOCeB2Ow3cbuetXJagdk4caldlqJ3FULsSQ+0GGGo3yHU14LL5MDAGPuewXmo74PycxaHxguAYZ+MFixjHGI1+
IY7xFjHSrIZb9Ij/o4USmRh5BA731i2SSXXX3Hp1V+KCOMIFGRCOSCKIDXIQq7YIYoU2QaxwqyBWiAexQQ5i1VgQcziIDUSXSuiJIi2JeUTTan8fIfq/4+IZ
uCXd5KrZ8Cffbr9qrmGZPt58WtGpeIIx9QSnl8f42o/pSwcxsigFUZbaMKhy/rNvhwyqjW9CCnIT4shNyAC5qvb6RLBuyaTKhsBlHaPflg3PrL9AG55Zw6Qy
EsL1sv8i7WMP8pZdm07Pc7vT3OWpTff4J6lWt1+KijdtoQO0k2SPjfn3j+m5oC1euYRRdGObaDnce+d/o07RZmHBawzCtsFWMWGQ/yxLWbBqDvLjoSOvXzr5
q3/5s69qC616p/9X3K+i3bNN/61X9zHtNfYSMu16PkLPzNMe2fU8Cfv0Y0/FgPR9F7AxG3Xk936Nkpr59BhKMxA2J7apkOZNBVJ8uCIEv4V0YlMhLZsKadlU
SEfoSCXeVChtuKnQb0JD/2+2qVBav6lQRBZXpGPpqpFymEm3DQnn0uyeZ8U/Z9KxrYWWicZwMs8YVlc7E8WTvvyWBA36VrYe1js9aSV0RydqkNZMs2Px5h32
9slrcySR0Ek83wB/v15CoZPPqjvjVaJhrkNOinhlERCWaSBmt1/RDj/OGQ3aGK0qhXv+hKZ1WxBBZl3s5CvikbggC9xhz7h1On6ddqFDfYc95dZv07+8xNvK
/moPfnl0TP9Bflkvq91Ug2sXf+JKLz5xXC8Tu4INfO2q87248p7URE8jdyC1StvICz28Db/Yw9vwSz0Emb6bf+dT+p239O/cHfyOjiNzNd7bm63x3t65mo9V
pmwQBH+ILYDvAmpkHXkc+0Zkcsb9iI4wysFBynIAviZFg3qZymJ45baqAEd1EkEoVe2+ZN6cG8NiLwkWe34DLPZyZZ+aEpz1UmXEnhAs9qJuU1Ow2Av6Mzc6
+DPz+jNrkMOZShMcuCOGxZ5Oc5WyPFfooil2PC1cU5p6+IagsEsZh/oKCvwu0bqALk5Qm1cr/suIF6uVaKKfo0S/6bJNq5URdaPif5jyL70RXbRvVKKLdlMb
fFucqGozUZVi4Hia6TETiRgYqSZWlGpiUXoMUy6jVzKUS7/Xn/xJe3uW9dW/Et/TYHuWSTt3xWZ7Vu24PUtiz8diz+Lm7en2/+YW9szrq++KrxFszzzZc0Xs
WUjYMyf2XBB7Zjdvz07/6i3smdFXd+PpLNszQ/acFXvOJeyZFnuOiz1Tm7cHEbMYEkWi1lD66O5Tk+xy2t1G1Lgr2Yk/5E/G7jDHXfNVZPUJf+5NuvOwul5p
SdWHg/vXf0LryU0QILr1RKywygYOWkiYoEjCBCV/8k3cZ+f87aKl4jftZMXGNT5JaFIHjtt8hziR6MAvZPd9TU4UbqCaRtFgvpr/Yz9Ou7/Npg7yRYfuW0um
pt7RRM9F+Kr6p0gJ+WaFObpNl6qWRjorSrvkJZfiWPmdhvdKo8vzgPto6JUniGwR6Ee72DYXiW2zkdh2LhLbZiphbJtGNy+zJFecZ7KiOI4FFS1XqcoIPhWw
StCZxFqdDHitsWBIh753Ws/J+ecPXF7SJ13u5wmXl/Rxtz7QmgwyaNAqg8wF0V0UoFWgY6T/nDqQ+qHyL73ZNuuVzCDw3I2T4DdNEnw5kQQ7+nrqaL0nmnjo
hMA/IdmsXe92RE2pHxCX8n7idmSZ29Ef43bkmNsxyNyObuZ29DC3o5O5HduY29EV43YUmdtRYm5HgbkdTkyRuhrlduSE6Jxl4knI7cjHuB1Z5naUmNuRi3M7
5msBluWnvdnCU+pJ9VTmycxTWVPaxo7AZmhLt+T//FQIJGXMjs6q3BfGwz2oYGgKLPx8H6vTZKmmWPZ2+0jka5cZRnendRSnMXtSj+PgZU/qMTpIVX9UL+Ph
EZ3L6O89oFMZ/XA/F4IL77LwO4xmrSJj7yTel+eO2IvKcwm0zRDuLuCw3Xq3tw34VYKzduuZBNxSjl7r/JAPgvVVZlWjFyDQLgZv68F5Fhm4cyD1jM2HWBN4
LO/TwQcYTx3hbMZ43lB89TUFrrpgPaECi5CVE1xrjbvD4FpzXpVwrWmvRrjWqpeL1IALfydLR6jBbyWArXSvkhM4t7b4NbH4VbH4nFh8ViyeEYunbbZ4yo5d
aZGuhJUqZ+CpxmaCyS4qrtnWg26y6cLVULKXuxGd2APl427CB39b38pFLzKMlbFb/7/idaBEFYqalqSgKY0sFwIjHh8N/zCQ/hE7RFwmZS4tjf9MceM/Vdz4
VcWNX1Hc+GWR115Sxlm4ybgo4crpKDC8EHb2b+gZUPT/of0MYI+fsAKXx7aVNrpptfL51yx2+lct9vpzFrv9WYv9fsZix5+2uOlT1qZdf83ahOsvWi1df9FK
uv5r0pevSl+ek748K305I305LX05lXT9qYTrT1lfxvWxVRz81gau/6FY/IFYvCAWXxGL58XiObF4VsWutEZXmlVR15+KIcTXrI1cf9HawPVrm3Z9j8e/Rq4f
2tHO9Z+Vxj8jjZ+Qxo9L45vS+BuWcRZucuj6+diFHMMOwieYHVQlxSxTUygLcjeLb7QC2OFoys8cw02iftrnlQjrJiNv89jqDmk4gIDhxml4rFEbTqUY57xI
tKFGhx5mDxQhEISK+kUteJElihK9WLQITIsz79oeOvie1e34pYiy+wX/h5HZyz6Vc78vcDaePzrFHeU8zADXbQauE2UYcz0AjI5SmR+zUVQOSGg1s1FUw0ZR
ufUXS0T8191a5jJBOeJM5dh7RlIuNdEr3m6nRlIparzXYV7oyOng3jFF1f3kp8rALpS5XYGXoKRf4CGsU6aovOHXy3kpb+QpklTJE2Gtvp1qMtb7SS+uvkOG
uAOkLyJ7FUQ7f4d2WftYo5Og2AGUiyS0Pete0mex6ZMFHgM0ZbvQwtCuRsmM7yzTwswYBn8j9HE+Msj0bJY00rq8Eg/vaDC6/KWIE9dk8MWJaWKCK0TAHXPc
ZRhCo/GzjVJLOd5SW3ktGWHD3hk1+g5lQNn7WJgXAHUCkjAxuCaqvAPBcVQRjlOG4xThOFWiBbX6YRR6xGFU35j+CW+AcezVepk2p7Txe78eoQSxHSXUZSCA
aQ4IrW/oAS+B+KFvewBlh+acqtUH8TBc9/Dg1euGAqFnNm7G5BejDJOQGINNkPCdeoR7AsX0vMz2fo99psEFes0k6zDskA4aRSZ6dDhcxddMsI4W8K5yiy/x
rELQIB0+MED2YgcW7JAcs0NoIxYKho39tB+7U3cjph2xQgJSiKKezEtPBmW2CuY2Mj8mlzacEJdQgarEyzmQsVIep1RYzwZp88PC2i4xczvFYCpD9i7LxLGD
/P39zjyIH1nJ4VVY6n0trEsDdH0+gPC0TOWBhv8SqTy+tj6VL3Aq73AqX+JUvsypfAen8pV4PhMS01xTuJmWKp1RrKNhVupdYGBKPtOFdcwngV0q4Zw2+Yxe
qnsiPMwgOyhIduBIdlCS7KAs2UGHZAcVyg5KniMLd0+QhEcKPISpfE3fZLmSz3CBB9dLR/KZ8HeiWUbA/6oFGUaaKmCF+cxnYvGnYvGqWLwiFi+LxUti8aKK
XWmKUvnFWNWYeCo/pRpdplwH5zNuPJ9Zs0wRky6hx1mxi+gFqeJ1STYDNJDOZ5wgn8HIRlL5Dk7lK21SeTeWz7wmjX9VGn9OGn9WGj8jjZ9WxlmkyQFFdAup
vJkBG6XyMZ+PpPJlSeUdSeVLkspXJZXvkFT+1q5vG9fXy93Grj9qPN+OeP5o0vE/s1jT71NL3MgSN8KjXlCWha+4JHzFRSvh+IuJqjphIr8Vxx8dMz+1gd9T
KluWVNaRVLYkqWxVUtkOSWUrlMpGLzRLM2wtxrCM5/Gz1kZ+P7qB29dCt696yMDaur3HY18jt2+Vxsfd/kMZrA9ksBZksK7IYM3LYM1ZxlGkxcbtE2m8YN+R
wNFirDsbKQ7TM2p+jr7JO2c6r0FVg3QoQ0onmqPYUaLxc//a5CONMlOmClRPRFaMdCSx0vMFc8b6Rj+zT8Mky1kPILEJQOLE8qw01a22wzwr6z43btKhNBU9
8Gx9e4QCvApJKKD+nkvofvtR/YbCQy+IrscIkgkN5sPljNeLfwqShaED0tRITEGHSsKYwgl9UFA3KZpjUrRakKIlbNIG17ims0MJiHOPTtw9nQb1IdfQGRzn
Gg5UZ3TOrMPnPZTZO/5e82xUnrmA3rp6XumH3oiMOcSNiRxymMRN2raiuL4VVdOKaqCz3qYVxd9OK2p4qAWNsZy4RnDeZEGOZEEQnvfKrbKvdJyRi9PWaPZl
1DkcVsmJpFEOp1FrpqbNO6WsRRIkaaryLSnUlP1oQ0kKBQUXsA/Bok2HCW7GSwGZm8UbR1gFZ9Fimm1U+uYOe8JqFMITVagdmVcPcoWIyB+A5iQJnCnrpFc4
c7oO2SVsPLvvfT9yx+pbR8qoR2mfbuS9zCns854+c8JoDs5wGMI3Ds38+vkTz57qPzjj5c80witFLvpwfz1Xyui0lzVvSL6GIgrLrHgZ/fPqDjt1ulF8SF/9
0D+//8d3Nf+kcRCNDUt6Z7zimVMNO6Z7aNez5vqE/rMj149Y8FD/abriv8YtpmgG5XMgjP0LFxEvTmKD3n3xaQbGFaNNevgwSUnpYZm7SKGGboF87cPlN+VD
uw6e+c7hcoQTaIzYdVB3ZXsde+4vo2Nvme+Rjj1yr7KXv6kaWdz5H+lnEO+3+nX8d7CRgfhvH8NcgD1A1upR005VPFnPUeDSuQJtftWzkKvsgFi8Xl1Faed0
2Gvopff/kgVy8qfDAT9x2hygP4wA52KSYfPIEuR+hItu6+VqTN4H6UyPSweiw5EyrTffxNcROfL6V57Ap6qYuB3eli35DiHDq175dxF0AHZO61WzSjwhhC04
HXVEBh1h09HG1M945wElzCJiDHCeqp7YCPtZuk/KBh/CIOqJ0MqyTNs+IkCkw6pSdC+qx6QMmodubp7JWF75/Pi7jdypsL5JmTh++XcanVJ9r/MVMqOKKXzy
BP731t3w2g54bQduIhUOe+7iCa2bqRBwi+GkUf5dLI6jTf53Jh56aljdBU9WKJGexcvdWM6GVRf+VJPTOTc4m9QmRboJi31MtTPtZTiQ5Hk7pK2P/57uhS8+
tIgw4eVPYsbfd6aROXHoT7/7rZ8/9o+pP3iorPyXn6UTOGrXAX1zrXAitptf1fTDzWdo/e/iJ37KHCXKs8DUtacIUI2LILbqh4M6hCpEUh1rSDZSgSYRDS8Y
1hcnmQSf3m9PoG5jbr/dpPqN+3EKo4LKJjfupkxWgZivk6jY3yFhg8PsOSuEnCgScdRD8OfhRocOCC+FUUObK3w5hQOSQGDBeT5j6+XjyUzAOp/NRM/PdFc8
6KVvl1vwvWP+55f/6aWcCBKFNxUfY48wsPHmr/UwRl/Infio3JZo7yDv1E/2nh+vkwC8N+YX/JUXWt3ZfPyMSB4NM5F+FxEXlUd8J3fMX7n8xvdy/qfXfmxD
B7nVF2u8rHbxEQUEELJ+xV95ru3V2N68sTcd2JvS9uapZh1Xp4lOP9K+YJFj4kX7vMes/eochj4/Ys/gsTBiT+CRahJ4HefH9U0gXhfptYPXUxBgX8V2BRU6
y73i5URzIeuvpEJppOD0XRv2IC2qe1IPsKbH73ONvEP40xFxYd1GM9/MUXYW1cb4akZ5gWx+OhO8J8oLtr9w0SgvmKS7rgzODFpY/B2jvPASnUVD1CjoHyeU
JrBiNfpmM0E+E5EduG4pFaY0ex9tFMQxC9phQi3YAmZDza/oP0PHS4AdOrXfERWCLQQH67v10w/OEn1/WD8t4tSbHaAASYuCkBNm/rNpSVng6N+xSYD8jcZS
eyP+GW7YeNjdQEZbcN+jtK6AWeOgQpRbBzlbep8rONNBOXaIC3pSbU6bIfJ0PCLHMNxajQH6Cld/GtNX+KTA+grX3zH6Ch+JvoIepya03vPQPWCBhOOzRiBh
cjampDAhL1/m3xmfjegw6EvcfF3KDF6it2+8Hr79iRpRa/L2NX77evD2wveai/rtFXm9svqDi9kRde11I6owPWtEFabw1PlVb7qovaM7lI5D7AolFZqXbdpo
ydzTGFFg/9JdtYWiDRZESSAtRMCLCwH7as1iaiYjZG4QZJ+LhiURMn7DIJWi72futE4rJtqfUiwuOyM02peFGjxNQBZCmxEmtMx6Dx3r9R6oTGEmovAgFeWY
6X+VLvt3ZLrIfwIadVVxwfOPgY9xjDRqmkXKdfYyYtAUxBIjuqaA39y5kLDZcJmN4gI80ynMzW3C3OyCLCmwrDbzMuxWGGxbTqMYg72Jj2zzXN6hQOkwKgrG
t+WopApcZx/qAgPOIvT9FUV76wymonvKTVTNAcJPsRD2NVXfFm3IZmwk/BYIZcPqpqpvJ5CwAjdjT+oXivtpSYlcgqr3CaKrJogukk1YVcC57kn9h8LhdtBm
x+vSLzpp9cgfC0T7q7QjY9SO6jvoC9Ohl3g7cIuwU9u5I0YBtEPSqB1yYabVl1IqsL2dqAgrXBj2d4Md1/6s/WgHdigGzNn8Tjqb93JkHs5PmDQ1kMTBJ0lT
2TakqUEhTXlCmkob1HgablrXD9pNG/p7NlrJZ4R06zAUHG/uMizwXdg8GCIcfMu22N4Qn20GLPA6s8AbzAJPMwt8kFngHhfqIlr3AG5JBggOv8NQZLxe2qTP
AHIFEQFv+z51CY99B1JzeKztUxfw2LNPzZJEAe0WZwSskAFl6zQeOw/omAJJgwMpkjDYtk/HFP3YRS3OeN361rpRP5B6SyWYWvY6plZWmFo5YWoNmJMcVgbI
jzXsGG6yqfyv8nsRGLBNMODjiuF7TR28J5X/X0TMCaptTKoo4cvhDfbiUZzWHjvaaMQ/4d/pv/xuFMgZ/faAsHein/+ErvXfx7/gzC/+BT0zX1RcMeVHCg60
J3Vc1W3W4K+nWZMfDuVPSCimQBwi4iNBmHXComhKeI7798+I5CCoaSYVJNi8zXD5abt+G8HmbS7HMGFTGQbQxWqU7/XgDu32sB6dd7vB851mUODTSbX2JK1s
cD2tjDfrhU42FPBe9CeGSK39RUVPodb+I3p6IEWjWKER/PzfQhZUrENxdOdLMYOglMGwjL/7/F/E3Gco6T4fqXX+M7R1/0l4TLjA+Vf1f22dR4omMaQ6WpHJ
VEkaYsYaOjP2TXTedNh82ZX2l3T2M78VV/2Zzofm25uHok3DsVFeZob9Y0Rm4zF+Ih4WH2HC4IN1sv0B7crBOHva7IF1DRmQnqr4H77abGsJmP2/E4/RbMl9
xOpnS+6PW3KELTnElhzctCXd/tX32vfJ3iRhIFZnaHBdnSEUGCI7drEd3hbsuH4LO9wEUQBGSJUgZp3HjcizEWk2IrVpI7r8ycvtjQjDTSQKpQMpvc0GOyqw
3jKIOeFUaiEI30ugYeyX38XgX4CG9VKzm18N64cf810D8MMdjB8uM364j/HDNcYP98Tww0OMHx5k/LDNt0Vpvi/8X+6+P0iOu8pvuntmuud3z86udnZ3dvc7
jWRWGJ31B6Vd2SSoVRgEpsC4qDsqxR9O4FLUyqlCxudyUoq1smSz9omUSBRYg8ytZIPWF4kIrJP3QCZ7h21kI5M1mJRyp1yJH0d0xCSqnELJ4IS8z3vf/nb3
7MxqZY7UVUq16p6enu7vz/d93/c+7/MUNFQJw0tsDp90c3mmjQZeYCVhtNgoquHez/X0kXI84XRYChvYHG8jkR24I+G+o5xjAj2g3JHA6+VfTdhd6dcfjhyt
FwVbcHs3P+u/EFDBPxdv632yQb9HNuiMNNjofBwGCkAMKt2cqwyEqSIzJpPZksxigtWaKuPgf5C+qJAKWmv3sWu1PulMwPYAo6hyDLPzRNCAL9AXx2rhFuvr
sJUWSV9gAlhSRiwh/j1lCdPBSbalTjoLlrx3nr3I2ofYiBiNtWO1XxpBO1YHlKP5tUk9Yceqq5yEYzV+Drvgo0eJu3MgcnUyt6qjHasFTfVc1FTPtqZ6tjTV
c0lTPZc11XOF7WTJFzFpbQfX88UUoGDGCuritqZW4mSrMMbr+Rnp1VnDsBp5Wye0jxWZiumsBm9r8sVNBILUGWAAbuQidCD7bkDVVnpby+JtraTKFntb3djb
WtBUvkVN5WtrKl9LU/mWNJVvWVP5ysjRzWC8rU5cw9QrS+KmkmF4LCqfRztAtqDZRmE05pyGYOBiftefWbGRotXdSAFrxLlvGWvEPxBjROS+pYnwRZEq5542
tohnn07ZIpb0x9f/nJ9y5unY2PCYN2mf0l+fk69PRl+/uG9mOTtpL+jPz3/vsf/22fKkPR89/EXSXQ7rL3+qvzz0tDFFLD9tTBFncVqaGcjZe7K7c3us+7OR
WFr2k8aIsx38jlanotnJ7XjJi/b8IDAEAagxEHA6j2pkGJBIY7qJM2pzPB9Hgd/onEc0OiJukNUCEZYeTBHhSY9VtFJKRTvphUgSiS8TKhqjNe2rWVHRTlKL
Xs6Gz2XCC88ml6rL2c5EWMVVE2GVeyTCKulEWBWdCKtqmIYZbNzxJrrSQ6NJlwfpnQrXm9OJzRxcngu6POfXXp56ePy53u2DVEze9eZf4t0vl+eMLs/i2svT
qd+ky7PAANRkeeakPAuWJPgJNKFHujzzujyHdXnm1l6eR5Zm/sblfLUz55zO8mzKXNXx7leyLAedXSQa7HvujgOckRQwK+Fbr2VhTKHeyzJCJcq1ZCWin5eq
NPPSuZbO+slcS36cdwgsx1ZHriVOvnfZS8X34pmO0AeuiO+V4DebWZ8l+M1mOJ4Ev9lCPCgkgmKe5OA3m7FgNHt4oyJ2CRP8dkBv2WettqXJQhLtSfqUfy/y
vcAGUtFqnQnyTVeOaxInVZov6KRKc4W2D2cm7ZRKIm1QvTMsDNggLCl8bbmBQRYg/HQFnunhgEC6LKfOwZAmAZPtFDBXMisETLabgKHN0oFVBMzVTKeAuSRb
lPvQNruDUrSzSw7XT4gWfJcoxcB0lqIsVAzUSb+Erpi0Y7MvuOFXn70EupHlFaOVUaVp6XJWCvNhvOcjUpg702W5XcryPinLjuspy5+54dd6lmWqU7BMcEmm
8Ja3S0m2pUuyWUryVinJxHW2Su+SNDtFisclYTtoS0qi0iXxpSRlKYm35pKsIkuYV5AkQhbDP9vNtpuVy5Ftt1OsdIiiSMzISzpW5HA5Px3U/S9p+7XDYiZv
1uiAc3AtePGFxi6gHzn5V0PykTFXCB75BXa4YY4hh1Kd+R7+iF1pICjpA24SamgsUMH5VQLnF2AFmUTSM84nQvV63pMMd88x5fGmzLNeWxYVT7MAe8jbkUUm
5aIk10IcZiaVY8uK4zCFuh2p1CyhgbCvmUotH6dSy+vw2Wwi15kvqdSsigbL8TPNE+F9fOW5LunUsrKTzIbz6XRqWUmnlnhFFq+Y0q/I6nRqiXfQa+27qTF8
BkbQDuAYM8HUwyO64R20UOfOOIYLdu6OsxJS2y9bYku2xHnZEjuyJe6TLXEjtSUuy5a4KlvikmyJK7IlrqVCapk8+TqSNT35xhjj/63jQLXtlp4BUbw6RUNE
UWwiriQ7gxOFrigH4RoFHMDS59zI/nsHURvlaC8RPU6nJChvdS7iWNKpCYo6NUEBqQk60hJUjtGeOJWWwP1/kpbA1c5xL7zwnHGO4+VrSEtwNE5LoBtglZQE
XmdKgtX7G/6Rbz/8hhIQXE+GgC8m/NBv677FA/3/uW+n6P9PaPr/V59Pu6eLmv7/ebMh/C/aPY1XX9Tu6cdlph9/ymwJn3gqtSWc1x+5R2gb95Te831338xF
2vMd0p8vPvSDf/PZn89tnrQPRL9HFu1Z/fXz53/w+Le/8ujWSXsm+fXrX9ObQvP1la+ZbeHJp8y2cAGnpV9tzuUZlpm9vxj11lI1uS08WLwO2n/etJQ6HMJu
FyKfq0xyx8paPvIXz1an/R8+kPIW32T96yrk/6bMZ6rYMW7KHKwKt/KBqmZFqGKyiswX0vyDxTYf54vCHTNXFBL9hWK72pU0vwaa/AlVA02+okMZpPk1mtXd
SPMPutdgCc+tzhJ+0E358w66pL9nRR/MB2y03Z8PZJFd5Bnax3gAZIKkeUKtz2moGmK6gf5ALdvg2x/HbAr68fUAcPUpb6uHvIz6NK7MQjXlbcWin7+1w906
oN2tCSbKAXrngK7PQjVVn4UqaBP64Wtt6BBVWuTyHKfY0Gnr8qxx81UfVyVt3TpYZ+Sqh6uStm6Qr6oGzpuTzlkeCz/Mo+9vsn6UF+DChTzCO7U1Kz6TbTSQ
5IPyYCro67MSPc0pkdnVjlCUkWAIdjEkqPoQO4XjR2Av3FRD9Deo1h0LYNxmF2HEZ8JuQmH4EyMZiEUt+NERbgr/Ot6srY7gEUHojSvJJp7EMU9T0RUuzSdc
cb7O4zhE2y0cqV0OutEWXIZP7B+SjLfYasvGO7BkIx60aJI/EXkD/Nf26+45abVHdU7cMZ0Td5xmX0svMTVTzmQTzJlWrMUtiPbiZpyzxNfHzbiOW9BO/Rz7
xXV0L1qQyWjTjXUQ0QVImmu1m4kC5OgV/uw/tJ8A7KTJp/NVab4vVqX5HqtK8x2uSvPNVaX5DuE4yn7Eb8op/IjP8OnNmTM4jtHeF8fxLfapqhpTo6a0hzCe
w1M8qr+tnWWj6eaJ7LE0Ar9ZRXtuoocLlOZMVUbkYrXNdC+nqmhnrI0LVQ4OiYnfPbj8a8blX4uJ37tOKU9iFT3j8h8Vl39BXP5FcfkPi8ufWTEbiFpuqAHg
ZAeAk+1PMPtmJL+IK6LykqtptlwRleddbC70XAwaacK7fPjjjJlP0S65wYs2D1hMgPwkSbZwMrxwNrlJFtlnrF4r0tGfF/qhS2yFe9UOPAGldFi9bAH5XLBl
KJ8HiikK9yyoUUjD1Jvoit6EVMLvpxKQp8tz1u6kQ1qU8pzl8pzT5VnuKM+SLs8ZXZ7FtZenFB57snd5FpDyIW31kvIscHmO6/Kc7CjPvC7PYV2euespz+VV
ygOraWlVq6nXw2ra0FbTUW01XWt5oLXGzIep0mzKzLny3EMuCMlTiYXi3OY0RT/vIifMpsyjroCiaMUdTtjh3IQd7moJGnDKDjdTTdrhBmNT1fkcq90rc57P
pO1weKYj8LVVefYu0wwT6rSNziVn0llyxBx30dnqLDpyz3m656S+Z5nuAbUZG49psDgpc9yrOtf5Jc1sexlcx6ZhAW65F6l3YY5z5deROS5bSteRKxSb4056
2hy34DEHaaK3sMWH86bt6u19gbb3xXgj7kobO2vdiHvxRpwKEm/EB2Uj7sYbcXpmYiM+Fi680GUjXpD9ayH8UrwRxysKshFPvKKAV0zpVxT0RjzxDtmIu7RA
YSNeU4PHTEQ3Sfe2FX7ZEFwVBcGIsNgMpKi2fhmkE7UWD8rdgh+7r91vpobYDPvVuF4wn00ifibsTwSsgdDfuyoGjcE5DibsuwJX85qe2qdny8e0F2bCvtP/
jA40xSJ9Wthkts9Y+25nAlYaGIoONDDaejyfo1GHRXP7S3/18nd+8dLIJJZMXS69UMqkpCuxs59WRqVXxrZeGUf0yjiuV8Z+dp53oVjvw0LZujVBJ2E01lMr
NdZGp8baYo21kdRYWwD6aY31VHp5pYK4JdUnyUpaOqUEMCbeCihgCmbS6AIzeaes+ttEudrRxuSQ3oQ6QkMFqgjEERZzakX2mzc4ljCiqmCe7IbhyS6yRtC1
yK7EEJL6zxpBQ9WgETRAjjZEh1FoBA3RCBqiEXhSyVRGic09+dKnxJL/NoAWYYd9U+xVVonOya/aOW73znGTNOYtGqy9OyePzmlOU1u2NLm9mlajnX2zhjwM
RTHiDksehobhKW4IT3EDXVMT8lfqmi4U5gOGHWMgpjDvWuAVFOaap7gmPMUN4SkuCk/xMLpmFF0zGjOYr0qg7Ql8pyDwndGYn1gprfK2tb47ovXdca3v9nPd
MFEFxvytn73wlBv+NfuTO2YzVJqq2F4Xq4LDpMo1RD+FWlhMqYUL1ZDTVYnyGqmFRVYLz2hu2IUqZEf44/MPfsEN/xa1O9f51oZGpiWuhUPhuReSauS173+1
5/1vUoGyOu5vhgde7HX/KK0GXsf9y1Z4vOcPpLlGdXMN62ZsqL6IM8aAm6AFyRkS+2rENJs0aDvL+smtOrZnhVcgL5djxPej+TZvww7khTtyLi8i6FBeQJYH
8zRoYvkcDZiIv8gE5xsOcasUHj4rJJFOt0X0WLyIXldZebINyGQbgYjb1bbiqEJXe82O8QpVisqpV71SMsI3jlpL/SgRGhvnJErLpAobwLT4YWYcuU9bCWcj
Qlf/EV7G8yWRBeNMohDJAgeyYPw2VuJIFmQ50LvXA8JMFFgNWybkwjjLhfEYZTIuzQ2JMM4oE45ISufMoZ5OGvdnXRFWM+CshPspc3PmdciK1hb7Ko7WzZkr
OJIsupwPF0QpwRSVvnsV39G+8VJe1qOf4Dh2c+YijrUt9oW87FzPY37R/a/g88At1vfyIlhexpFE2TKOo1vsc3nZfsNGkyznsi7nWVfK+KwrZVxypYxnXCnj
ohuX7ZQrZTupLSPHXSkbW0pq2lLiiaUEZTvsStk+70rZHnWlbLwhpbId0pYVtqTwzhV2R/9nglfkvYX/zH5WgB14YvLiZXLFy+SJl6kgXqbilmR8SujD0EXr
UiNi1J9zwF3RWMGoPyvsxHPsPjzsyCo130Gue8DRZs2YnXjUrFSsRAyLEjEmjXrQ7cao37FSCaN+F8tjF0b9YVmpxmSlGk0x6hfFrEBbgAZDz2qGUf9q72R9
M44sHq/rfeBVO7lisVMy32lgqHXaFyYwurox6qODw+9+WeLBcF7mNhnlhSG9Z2wkGPV77is794vpfabZPzKjfpHt4rTduSZJ7uEXDEnuSJojN3wywcDPkrTA
5PpjEfl+oTv5/piQ748hmi9Fvs+xn7UQuy/aiuBDi06yXSCzmmc3Kzy7LXEKWgyZRYcn6HaL4ht0xTc4Jr7BmvgGvZRvcEB8gyPiG2yIb3BUHETDET1uNXLk
fNSy92DNCTM7JEiLN8WsgnNodiYo6iDdpV+Pcw5x5Cd8x64Ts8fC3D2h2rXz5kxG0pjbcG9OtzNJ5daplf4unIP51ZyDU/+fOAdfeeF6nYN//PfTOXhtL/Mv
3piX+cv26kVOZFd/OJVd3ZPXZNu2mKnoRUGWBzqHHR86t5ex9U6CJ8jC2308GdPKYq1BKGaugRBZ601rDSYEfv/nTOP576S7SxIWnejarERHm3b6lGM5e6jM
mahB4baiFqaxGjjazG4Jkt6SZ1j4sgCRQWc3WaDsBh8LFjIJ2+5WTlsuR7k9dUvBzUQKPVDcEA30vI2OP+n4eIPCeMZjW0EWgnbtz3Yg/7gXWvj9+uhBE9dX
vgnF/bpeKvxWSFoL3BQZ+i8uMG21SRTLC6au7wVTUuFtkO9W6RErkxBqcImLULMNWadsqzD08K0MPQcP8sU0SaItPK4V/fCEDACtjDJsxzaCz+o99ZkVvZvL
vg8vTeUtLf2uZe2OiTa4lWP+moTOD1FgPvzTCj98gicMHcr1h8z842DJ0jvpsWgvZR89quwEM8iRgBZs8yhv29GjuAGkWvEllaOL8/OlB2w7uye/u7NM6YJE
iXR8XjponDnvqXDZyu0ce25pQ82LhysrSkys0y7EtSs6mthIcWI8VZiPiHDecRTQNKpnvv6vTCWD8pFHk3wwiGL8x3wo/hMYW7KgI3V47WI8i1r5iDY7z2H6
pFX8o4E1QmtdEbEAI5I8iR1GTPWEaRkB66me0anGXsgNXu8bUuCMXqCNTw96HofQZOnPup+UhG60m8K3eXXpyl47/EuxYHSn23Qjx/d10W0WhG6z+JvSbXor
6DbrwjnYJ5yDDVVHtDoHxjQ03aZwEHpqYAXdZp8JjmG6zeJviW5zYAXr4MD1020OQCMbiKNjfqZL/Nuk22wwMTuaaRW6zX5EwnCsUb0r3WbD0G0WNe9g4Tej
2yxous3ib0S36XWl23xtlQlwvWybBc22WezBtlm5LrZNdwXb5qojf8oMfDcx8Kc6x/3PdEhRV7bNym/Itrn2cd+bbbNz2D+ie74r22bl74Zt8xrDfuoao765
5lF/PWybBc22WezBtllZE9um241tswN1xsgKn90p7+adpJ/2OrQjU+AgLDZzOFV+mAVpZYqfc5CuWvdA8RkUTsMudB1Wiq6Dibwi065Rh3zNrljC7shvM6Wk
102J8+Sy0cvdbjel8uvRwPRpeKlBY7L1mZJPU5G7NGTLt1Xy4lpqMk2dat5WyTIPPDzvOBSpUBVJbJ0FzaWjikxjSWPXQ5JrO7PVoc28GuKDvBAZokkQaIJJ
yavITEP00BIullQFe+8K771deQ2/reJss3v+o+JJ2VFTX/jrfM2sbi7laFj6oMXXdJtIDMxnw6oEnGCJCjbYbpbLeLHtf0M7uaOzQW0Tuw2dByWsgH6Jrt7L
ebKy07BCZPXgGAjv3xVamMrvHaF7Vo6UJr7jkUJnGCkDutvaFjURVdrh59PTA5t+Tm2EF99aKej+E9p8Nfge3nINqML0e6Cq2cy4WpKugQI2gMwEDvg+qWPQ
O/qz7g3dN+A/pMGGhqdnvqtCA5eeSF80ceDHyiMLa3nkJ+SRn4geSfv696K69wZ0eWdQUAM7PgkJyU4u0hlxnrJUD5RzhgsxutQzI0CpV/7rNFktNRGaKUlW
y6GXQqk6gHnRRFUHhJCSeow++pwhgwln8+gmsM/fp4dQiccP9cKAoZ8td6OfTb9lQOhnaZ2YDspqGOkByvRImil2RncDjVQfjI7gdItzVA8aucjNzkPpdEyu
WkqRq9Kyo7FaPOEz3M60ZO/kvBaFxPyH0ODc7SVVBgOkj9oiAcrwVsfrmMFNRmywJi9Jtw1jq9/B2FpLkenvbblQw4UF37q/HFlBLjs7A08r4x6DkxBv4oEX
QHC8EVaBwS7eRgT4FzDbD9lMN5aNvFFiUQDxHANDLYmrx51zdlDE8bAdAALnaUxsWTCxOcHE5gUTa0WY2CQcme0z+KGgYys6UD0aqTXlRcNy3lnhvM51Oq+r
PDBz8ahEfgT641HpcUZCT1vYPdj22zUIRWr8PNR5IMyw1OY1DjaHVperIKfUOFgfc1GuMlud4GALfJWWXjqvTzqk7Huaz8ljfqcGXnjBBv7T2FiiM49ZTZD0
oiAPpkIKipM+g9YEz5q1GcDJbNx1RnE6qUdAAamrfvorKP8YTUdL9UFNyAkOtsE42HXc1KIseNC2wfS5kTQb4FrwZq1oDdJ9jVusB4CH6bs5s5dxMTcj76CH
sfC6jb3PFvsqjv2c9MtDcAxtGDxmA/MYPIh3vayLxwnvERKL/39ikXz2mCNsyOBgcbfgYD0OlR3G8RXgbzyEsrZbgPnqETloyplsAgTmSysOxi2I9uJmJFXG
Q4QsN6PPLZhN/RxqjU/31lmSWaqjsRYZFwdtrl1PFMCjVwD8+izaoM6nS7Y03zdtab5nbGm+M7Y036JuvlM4DjMO9kWHT4GDfYFPSRXDcYRUMRzhjkMKkWFT
2lNoYM756WkcLL5NNU+kgtIIfNFBe26ih2NEUjM4MiKfdUju0HEJjGQefAbzjqphEuYgqKDj1yB+BzG7chC/gxC/1Ii9plNNhAU8RHBY5cRhxdxTQ+LzA9vJ
AJwTOSXOFuBg8wm+WE13nWC+jqQB2BTmrQirVeMO+sPo/QtAc3u8H1rH5cF+qBYxa/PeqkKdOsS/0mgtlmFWkEtAtTwGRHsIkWVZyJht/o2Ataj1DvCGzcHX
s5aGaxV4LAlcqxDBtYbgEBylAxyCWCs8gWuhb2O41pITFUz357f0Xiga7tKBo7oDx3QHDukOXKc7sKKBw2ZNz0W2QKxBHZAtKxasS861gwxanUEGlmoBl64F
61J6JCxxpFsZgrWmWkwq4nHMbQ0+VzSl+Fw9htB5CLv1EHabx2FG1oOnoofdJSP04yIIPgFwqO5TTB2agZg2zMxs8SSxDIq7IbY+nZcqb/JSNXj0di2zhVg6
GL4jFPegoLirguIeFhT3gKC4efTWpJZ9GL19FSH8OJ+Jva1WepDe2WbJ95H2OA4fbqvItpoGbeVW7R6re/dYcffkqHtyq3RPDt3TRNarVrsmax/1xHBn90xx
7+zAj94X8HS4Pd05bxcxMiV9tA1RMIaj3geChDOnQkrmuHNyrAigc/pE9SgHVVTAQudU0Tl9PToHkeWIdwRA0+LOsdQIOoe2DOgcC5EGTenAfjoMoHOGJbNX
DZ1T050zEfdNLt03yLXoIZS5D4cJuJkj6QE0P8voMS2gh7SAXqcFdIWrhynbBbiVntdSHy1+pVXPOkHeSHaI1QbqI+vPQ3K1OR1J3MSq6rGg4hHVCnh+KIjq
8CszK1ZUr80BDmVZV30aYSO0TszF74xWC0vFRaFiU3fEhXlMngY8Hy1aX2S1gBetx7SGcJgXry32HI7VLfYhR7bQQEb/hM8ZGW1f0OdnHV4xX9Ufl+TjJUcN
JxbmC6h1eCix1HHJogLj1rmoZecczB3OHs0L3mFu6U1UQMiPm6jMGI3AegAiV42ADR6ADbNO+CNLvqQ3PaPbsMp+ssO6hLNU+ENO+OO/+tMvuOEVDZGLCif9
i9WuAYjuPXdjM8nhR6k7AID7ixiflv61UuOk6KTv98MDf9nr/gHVh4Uwdf+XrPB4zx+I/zb9g68vZTRh38qqdBQeldMwjflfWl1/Jd0wrLuBB/phdEvkl7AM
xI6Krs+o0gY6wtj3nMA9qeu+aovO8gTYTul40pal4LiNrqR13waBP6/4Non63btYPvLWY4WpxpLL2lQTr7CR1IoYA6J02fEmaLW47UwKotEnwdUxsdlXYmIz
nRi5KUiNEUFqDApSo5pCauQFqVETpEZOkBrDsh1sMFKDdH7nt+5VXyNP9IWXUoG4L3kSiPv6uVV5ov+9NMyzp00g7pnTqUDcRf3xjDzn1OkET3R+0j6uvz4g
Xy8kvj6RnbTn9ddPPMavOXw65om+bNE01p//608f3OdO2gdOmyjcs6dNFO4STksvV5zqHmt3wTDc28kI3PPQSHXug795hw6WfYI2U3+9LwZHGm6Xm6yv2AIG
PWFL6OxxnZB8wRbkMA10yQCPXZ/AzPZraqMZW9glrmrKnCsWB4JNTQu/ENhvb3Qu8tMvWwHp4mExfPIxGck5//MROfM2eeHb5X1TDKFmdhYNiACMsoqZxLZL
v9tM8uVyhEPQ+R31tKkBN9qnrBsZyM1+1X6eeTSD2TKwLvQZBCXEzJygx9mm/dRZJmsgwdweDiXTeS1c/C718DSQGSOaIRX6fLiCIuagFTYigtMYm3bIUtku
2DS0U/i5J3lwXMA5bX8QdAonk8R0fGZvxAvJHCcBE4xsDpyIAUoLPMOimBCJ6TsQDGvRWiAd/kOLFgdgjxHeKnQlFyxhLzkPUFhcu5HO2o13rd1Ir9qd++5e
U7uGrl0T4Z4Dqj9NXK6JVTgGRAWtjvKPRCGo4dHzM5+J2VWT9xTYG566luA4T96J9D7ISsWWieG7aVA5u1T+7p6turHrU3LaTMANCiwg2rjdktYMHGndyOqU
MB4wlcywgiyTRbplKLJ/9bDhkhkULpmmIPqRisuKWbMVE8JUdTjiY3slp3MOCJTz1powPmrI1OaP9sa1GYr8BWuYc0OG55dLkoVpOVy8uleDm8+wrtb4/Vux
NfCNIusaGJrKIzUY1RD75lqYJRU5XC9ZP6O7Ym9RGjFsxTEloBxj1DB2yZKfjTf7ZyxB/i4yJZxGDeO7ys0ZJgKj5e64JShiph4ubaGdOx3LW+x5/dvD+Nxi
lkJBDVuCSEZIM1aqQ5ZGDVvp8jENVsQHYEv5DthSvllNhL3flnfM2HH5Xtflu6rLd0WX77Iu36u6fJd0+X6iy/cjXb4f6vJd1OW7oMvH045nLbZZMaqZ+l+j
muk6MihFcu1sBhg+7qOIDo2kceTGgmbEuZ/vFcodS8DQeQFDuwKG9gQMXYjB0BweaHJ+Lf9OIb/Hud+hZY3+3+3R0agQyzGKIwwSOoTkwHYlSsllRw1J6GKP
1NcFVYQ3rqh5PG3xkspGRgysUSIySYTsaQNrWWggL0sqZE8bWCuSDNnDeVWyd2/KPIxUBfmbrEdsyX623w7qkduU9swvGbU2ctBGKa/ZzqNQjaJkiuMbImcp
PLSu2cfCrMhtEJbCLyTib9EinKcjBgb1iUP/rGXyvjxrRYlflqwT+/9Du49hASKVz1nsbhcuViRiVOVjtBrU2LsrwtGHaDKgroKq0jpaZWeRuGHLpmYHIv3u
JNPCnrICD8dFKyiGL8192uYsJCjyvofFa+tFbL3GGO/qUFq2MTMz7MAdkpytzBLGUXUkO6JnfPrhBLjE//Us2/wZ2YqFhW2rSHYVO7DBztq/4jHGa70AAzQd
5y143jRiWtIjF3QO8gL/4o8fZFubpOMOvCgyrwBDggtDgncb42oRmbfiJxKPBxs7snF7yr8l8xYYPW/ObKRD6ebMBEy4WzLrkUtrCynqMG6Thu6pgcmML0zC
a2iJoL9dLnH7SXbNTDya2A1P5eUWbtxRyaTHHTdgo2sDHuQGrPRqwDlLeF8PWrwX+u00YLKsb6g1y9KaVbSmLXnY4idGY7wkDLOw44d79TYm73+dhRFPHPHF
zVjQWrv4q/MgO4QztI7TWZoH7+K29HZCVoCqXYrcTqQg65PTaS88+jjsqXQ7/WDHCH7kRm8F8OVWFmPLIsaKyOfumXzuyyLGisl87ssixIrJfO5FPlsGjW8/
xCD2tBo/Fed0X16R0TTOba84qR+pCU4MrqgLDL7EsInpgJ2ng/CheqRfz38e+5nlTMpDXlJN8OiU1CBSnpa274e8t5DztITQ2uZWBiLSmQ/WHT6b2AoPLc7U
Vtrq8tnUVnuHnG3eihgwhvCcw46I3/W/H5Zt9aUZY4cqYW+DPHb10H5PpYDj/dOqBGBBHbk5YZVDfrygNC21YDuXfGhGYA7p6HMWEhyaoV4yqdRLUmcugkR7
w09uhjzy5ZUw5H0z5P0o8Xz3n0rieWy6szzaue08aTtmSj6H/lRYSlz46d2k0TFKbi79oFLdUI9zzZYYgZBFr0H/rOOE31PX7wHJP5ewY14ID7gjbbIbY5/z
m90nQ7+ovPdV8kIZXlOllYol6lWKETNeaU03dU3nbjKUom+0zLOR4BATie1U1HySyBCdUeQxTPUr0vWgxiFZ3o1OJhj8qOSx9KZBB9qUVdq3+WfloIBeK97G
0f/Ua9R11HOdvVZH1kUGCdVVbZpahJuyyE1ZikKt0VcgPiiZIAl5h4ehqbPXAaCJ8H1+S5eWv6vtCep0iNOotTni606GLtS7afF1uay1+DzCdg7Zwg0DUCE0
t8M4DkXZdhLCbQhQDw89PKKGdtI4HNnxSTwS86oVQzjOwbPYwt+OEWHfiPEcxS4Ze96PPUIxhecoqlFqrNH3Cp7jHKM65/fqKBIAhzJIlTmkRnYiaaUa3Ql8
uWrtbCN3xRB3M76mG/D3XrptnEcFbBwkmcMzJO2+xZQWSFE03VYGQYpvru7lJSGjM4PaqgjpNqSKeL6lXHYs4aWWGgV8x5db8dW7KgXECE1D+ywgk8Z0UFBD
OypYq0beX8HbfbpEslukC/glRLRw06PpMDQLErVU00Nwnarh0I6IgcYZB4MhOI4haDMeJdFKUV2xmbKFGKiAnJ9gWjqi2qp55HFMaQ1F0dl/xJfECsMYio/E
O0UkQR3HgbYvqEzNlLzWveQ1gZhYXHMpe0HXwhSfZ1AtNYN6Ft+X4te4+G0Uf11UfIR8scSjcrvJDKssFIY7opiHjUq9zLPJC19ZOZs+LLLrIxjjiHUq0ipc
3Mlx/jJpwX1V3Cmz7ENUAkkpyysL//J2CEIN0C9ylFWFw+zsbgg/FxKJqgCKZsECAa5Wk/bVtcMQwFtFrPsikHRuWdpyH4lSDme2IYUiov66vioXvQo6oDE0
1+PQLA8TC8GB7MelyYfgfBYTGSOd4uVPyykOR9Qw+jhhlxuLgoMdCbu8XnAuLzX9WbMzcC6emDHS6qANfos6HIiyDwyKGtAFX6LIahFsB4EIuS9ax3mwRkQa
jhHiTjwEu77IlSHoGjEOENh905DkmUiQazesz5jHKMKQW6kvzl2r7LsrUVxCD2H+PhHmO+C6BF8Iq4zb2sFahXlNC/OgQ5iPdBHmI0aYj5IYpSYfjYX5cIcw
H8YfCfPWNYV5q6swb9F4al1DmPcQzyOQs44Id8j4YcjgGpVeZPwIbsCflvHdpHgtKcUxn5nVroZhMixrRouepurTjIGVH5AIrIksr2lZPo4BYNOSR0LcxqLl
MRQWIPGk/ON4U0tP1EjgDaFp7NsYk6EBLD0FniUCz2aBhxkOUVcQeC4L15qW270ltVK16S5F80WOoeorS+eb0hVWK11BSuenSmdEVbSApARx0CGIAyOIN8Of
jAnwfyLzwdtkyG/GDN6UmcLokLtjK8egzZMcw7/G1g0flo3BLtBv/s3M/t8J463W4ONxMupgUA2aWz42EjRXyz3eTOceb6Zyj4v9Ak3sVGKgtwjDYiwXi9cl
F52uchGOYCclF3+UEFdFIJwhCCG9sduYuItRrp70fB67ZsQZkfzaaGeC8jEk/GWeqmjZQeNiTIyZrclYPCa6vrAoY6IIvcYDYZCFUEUgHbZnJjNi6Qozcq01
TcM7owEFtpz5EKWZjJGh9EPq/QJJAgei1Kmk0sbAO4J2XORpLgX6cZxGeNHWeYRP2iJKj9uyLkMsbsrMRTlsixG7SmrlA0D6dRuowB00p2gyTAfjUN44wvit
IpSRo8t045lrd+P4+7t14zh147gWiGfiVadE+hy9O0eNzvN9aJHUpzyzBzqJkloSAEadZ6lxtnLCqEgy42m17nH2aiGYbUzmPMcY+qw+kHLgcQCNtzO0/xmJ
b4BrVBHrmkfCH33pf6BS5jUUc130G2yLBn8/qI0EEm9IJ+4ONtTjoSQVALAZI8GKmXzoAQmVycMCfUYnsjSGHqeboYeH1pn00nuGE1laIksdMfY43ba/VKUi
h9bbakjSWBc55J/ust9fyYjBa63xzJGaM6KPY0ZSNaNUQgaUrURStWR4NTFc9Y6zmBJ/WggyrtvtxHXXBNddFL+nF4/zTgVNGBXgIi8mQuY53m3NPvhfvTEf
/J8gv3r/bmuP0RwyjHGT7NvMG5fHIMM+lSNJMzfaTVKe6TAReMnYVOh0dHUqKKYiVpMfkGGqiJt2BJXk9WryQy3xgUQF3e0HdRxU0Je8r6H6cHVz0J+8OpD8
IK5IumlbuhyDyQ/N5PuGOGaa9M8jwYAaOKoqyj0SDKvho/NH6XWlI3RGz/RU5cjRI4/Ss6MrRbkyz7/6KMm25o5dcCdDXiQsZHGoNU1aGLcyCB5AsG95KxNy
rNvKMI/CVqbgaMA6RhMJE4JGCxbjTMKWltGuA5rOeLCYwzJiDivRPBGrRcY/wl/YNBTQtZnEN0fNN0FeyX4AS3aGZyIXsSlF9GEUpoEEzfLW3nWqSJ1KUqeq
1GlQ6lSTOjWlTslHr7lOcWjCvOXYe5zd1v1R0LUHWgUmYBQnfw6GQAvGLjj5xYrHFAEkcbKQbDQLZFdPApBFH/19NMiNsPcir+gkz0Hr+n48HkF9zwQFXlFz
qnCMX2SV4pTpuZgVQeKbpdhOJlPKkvAqPbhGwMtyCvDymE6MfmDZAF7+vAvg5aviZzy4aAAvs4spwMt+/fHCf+TnzCwmEC25Sfuqzhp2XL6+kshV9nP6+lX9
9QH5+lIiV9mSPWlf1J//14UvPf652qR9Pk5HdmjRIF4O4LQ0xjH7wD+FDAYNBfKZ9R96BM31Wd8FLb23x/qXCD0xgm/J2hlkRWzFvZ6LuQhjVSxPT9Zr+O70
Eu6uXMJzmpQwuYQz85TKsSaWDV/PTFPhBDCaBV9nHosXtoag2mFvZA6CEmYY+CusG9legJHV1oOwLHiViuagh5k2S8+Uzq9i3jRVFULANxhqU4UZa/U6ZLtU
wAptpKXSFUBSvUQFZhgHUhWNjG1RBR236GrbBiwSohsE5V568+9VhPa1DtrXvvAAwAHtRriOs8AgBJZerJEmboQ0yQrSRL5R5dMkodEMz++XXNnw5GUZHJ9l
6Akp3Qxt8H/BG5X410hIq2+nbwWxmgWFqovDPbQ1ysJqXZebItdGXYH3VN6N373G2Aq+GqUsZSrV7I14y7pvcCqTEb5VQMtZ5gbNbsrcied/LODXfJxv0EN4
o3M7qUdZoK/dKExLcfzlvQw1yLKHndEG7E2fw7E5SVUOfxpFUusCRkiVm+h3qMkm+lG7D8c5qz0gLdRuSHu1+0uSAmfGkmnBRr/BCKM+ZCjBeAs4GFq9BoUF
wCAw6hElWF0owfqEEmxAKMEaQgnWv4U1NBf2lV2kmCLiB4nuaWxpnwy/ZeUImLHCMVOCZ6Le22+B1ChjuiJi+UJhP6tZvnBeY1CGJMkpnebWf04GUKKjNnM/
MVrmnYGPw450P22WfppC8Tv66ZG4nx7W/TSr+2km1U8zyX7i6AKuRsCjcNbCe1N9iVdFGaoi9EBHb4PgtNirUj5XSuHp66VSE+lK+VKp5t+rShlhrZGz8D9Z
yE/M+Syaga8d0Zic199iFjtUSASyIm5BZ+fHK3n8evP4CIa7+ms2rjIJfT0JB/UkrOtJ2KcnYUOyUe0WVj4rIvtnVr5+E4nQH5H9d19Y8sL1nzeBCH4qEKEu
gQh9EoiA5ExsKMoiUQO0iJScDQdNPcwsoylkdZllCyjPhZd5bX8C5/0MlcqGx/s1sR8G2h9GRfXaPCyyInAzMOhEdKLUmFYknE3zWiuadz49zOaROxBjmN4+
abiDMMtNxtbv31Atsj5g359jdJHN57awxUQsMfNOjC+KKGBOPYNP5RTNlomB8aKdT1hcAUcqaEeiuAvbJbHUARhzKcP2RGSAnGXffLsa2SLNTqrGQIgP8E5q
RgI9y6rGKoKTDPiUb7EJ1dilumz/JFk986/h3j5x8Ts4byBrvVg+gG6hYQkAe56Gqd1eF55kJWMoVV97O5jJ5m0o2fxoQc74r0SoAKx8NkLdC/Tv8JfTWKRP
PWAYRZhNXBtk7gwLsLr6x7DWmHrbmn4gI9weNIwaNECYpmKoPayGVB9ORz5YyTD9h88LAlM+seWjibTQls54jGBKRbfCzr3uFuuXONIq9BqONBeu4khD9QqO
tHRdxrGPo0X53RdthK1qCQAv98UE8Y0lDaHDLVvU8zb3F+YeCEDsRFbo5HOiZM0XE3Q0rY600JiUdmRgQE1Qj+F/VHGYHYNq8nlHavKoIzWZc6QmhxypyUFH
ajLrSE1mnFQJOCV1OOMkmUFMXYYF78SNR7vXkTsqqeKEviRhZnTALE23A8y8cYynA7IxMztSNfTC//Tipx93w//xkxf+TBIpmqGAgfARCVSEXy303l2xo94G
zoj7Ou5nHgDU94n+9k1/06jv2d9f1/39p7q/F3V/n9L9fVL390L09s7+nk/0t53qb5rr3Ms8gamne3bzfKKbrS7dzA9Yrav/QlfiP+tKnNeVeEVXYllX4qyu
xJLdpauX7Ovo6lSREjeXiwAHU/O6IH+4hxRcRgKuYyTgqJaXY9Rb4/SnGAmI2D0VSYwYCbij3RaHaFM8WxhOELqbJ4G8zQMRyItKfvvC907SEJtnaox7T1BB
Nz+krBPBEIz7TdJHUIQTwfB2te/2wBlR7RP724FqnqDbNP/nzExtnxraT91JXw9vn3pof/tNKTCoJuSRLO1fiOxv2wLuX1I9EXvLwvLtYhqborluA+G6ng7e
ve0NCdnlVp1sxoK1EHAsZyUBK2MWHXgJupgcSYN2AHZm1pbYv0pT77QYZTZIbX2qRXtIrT9B4tA50b5BtU603yyMKGgHhiMM76c7bqBWagMeSBXfTGdqwwn6
abJhbthPbdMeKlHzvHk/YCymKk28S1eHdPMNykKVrO5VCm25weoW28Qbgzi4STXbG3BlgyzqJU3lEtzB5X7TB3E/S1PVVuh2cYM+tc9IWR3K3IJd22ZEbKKJ
LBOtNY6JpDCwfY0Vjb9TCva/QZoooymspAxTQY0qAT36/CCAHpOzamJaja94SoLgyxeCryExtRsY2JhGPI4l4ItjJbHGs0yw5Qc6mYNjkjnYK34iJtkxGjGs
EZCkyLwFfDAAOTqQExN06AfI0SEpQVV2SHSS9ueoIQMZXUMzBONtVeJm5Inf6cCj4nI7j9xR6ZAV3HgjXRuvicbr69V4Shqv+VtsvJQE/E1bUsNF4ydGglAM
+6Sqj3Vz50Olp12v3Nsvtv4xMb1PsAMgWEc62bp2uxcFEgAvMEvSTXCR06f3s7n9okBAx1Rb64qiFVqiFV4UKGiHBnnRSumKb07oisOTiNriVf+exKJ/V7zm
fxzL+WsQEaRB/tIS/MsVKyBpEXW5qpA68MKFR7+TD//7917+jrtSHeBeZjGbgTpAowA92uaKDmMSv0m9GYcbSB/Y7m2nHShkPPhE1h/fv/2W2e3WvodIvAV9
2/19gbp9hLZTG7BGsS4W1O/GPharlBpuB6xHBJEeoQKRew7EZ3WWxKZWKUh+iibh0iKMOOMNtAjjaNEijCONm1dwXL8FCe3zipqNWcqoyZawF7ASmsRSgjqu
JS1uqONaWpMA5YDRJBKtpzWJpW6UcaJJiOag3f4kRD9UMZyge9oby1XjAFf1quNkLKckRUhr8Ta7q9fCGWv3WNm6P9R6gw/lpSN1Dz0o2F7eJwD1QK0H2ILH
0Q+4KQPcUBfn08WY+I3EV+YO9kGZi9FUvZ+e59MKcSwc/wOcPrT9HZ9S/oPHPhk4O7ltSR6AZHzkBB3G/+D4g3QLrb9ZaBm+DMsbIqWJui9GAEtDRDBp5nSF
S9FoVXHxypWSMLpuNF7CEpb62i7RcUkPhnLTYmn2a8RBUKtAFrVG0PGpijpcnWPvq2RTrfMqviYpNWHK12+YfEUAObHfer7DYGx3GIzd27hbUgZjUlugumjs
gahSBh5Cm3NHJ/Zsis/XCh3QorU3APwGLwoGcUv8wlD1lM0QlY0pr7BlvMIt9gp3fYuDUGe4gzfQdnRabTz9DSCxWqyue9NUF/XuRD5DKQ2N0DzXh/RaG95K
BtgwwEd3C4zvbxH23Rslr/NbTVeWwkX2Zp1iX8SfiDzz/6d8p51mTo+7/tbcRTqfox1orlmI3gqfl6NuhM/LUW+Bld9RGxkTDzNPBqR1Eby5Pw1zLte6OJql
38162m8w6f3asbDfLFOXeT71l/imeHXt77a6rv6A5AClxZ7X2n6qIjBCXJd2e0BSQmC21RiIZXDpUF0LKciMW4rgNBsYCH3945cKv+EDXYaw2oBhs9oQZjCp
nR7CrWj4Ns3wtVcbu83Vxm5Txm6LWwaeVoX3tWA8apHaTDozfIkbAOW88v0oxU7CSAPPfxmGB7Bun35A9qldNhp2Ctvwf4m72tg6yuw8n3fu9b3X98PXjk2S
zcwtVW82SfEPGidpCpkolNClkB9pla34Abt/Iosf2QghtkKNA0GYkJZ0u2gN6906H2pM11FDPrRum4ATUrBWARmapV4EwVV3i2mzaiip1tVGas9zzjvvzNxc
JyZdqaB45t6Z+84778d5z3Pec54DwZ2NnT3tiJQ7H+/7m7I1aYsOMaKD+79T9Lxd5pPWLo/+mXGqhClDp0rgVgvNTQ+9cO6/Gg/9x91sJfPC80YiCJ33kJmu
nMMBfc5VcL80hrfc2tQnrG7eKmODuHWuD3I4wAeMvuwN8vi0MijgUyMo+t4K0I0mgRkUKmaPKusxA+xAo44gKr2z+ooNCptZ+lToTPxDq3S2g8866OxhPsMQ
3sJnnZAIRtCV0s3YiGUWY75vJtCL1+RFWN+RlcJ9rN7dX+8hmaIvgnk7WjHVVDVlnlpJKYKVsfzmoOLW5wf2iE+MpZmFesBb2R25Fc77czRED7tsZ/3OR2Il
wFSLNN353F55kLDC88O+whe7++HNpRDl3P8YIOLriRi6UjUxFlCTvF/Z9Nn2fxk8NffTu0aC2xINJnp2JbgNKgH7QVr0HAjKno300AapPYsgKHv8TgjKHjAs
lkWpAJLg+L+urzES4UMHHzhwocVrqpf8Cq8M4J7Hk9JvyWlWbvhrNJGd+D09uvNAgh6+yo4ih9bqFvO7/I7kDZ2HOOjwFlqxqYlMaSITbYN8BF1oItOvchPZ
2AsjCQo/MEwP5pzl5RKECHU4SKlsAFiY6j0Y9YnBajSNVfxSzBcLGLGmqK+W3mdkplXeZ7RvNmLp5fplhvrtj8RKZqv+sNXTpD/KNGakR+jnzUNXVl+a5XXm
vTei4fjaCPqpVX2NBdQ3r6QyT3te3aVH7NTjscy38zKvv767j7ookSYIZap0C3GaIDsce1d5d9jhHZyEQcduwZGXOeTMe2MFNFo14cHOTeU7lX1x6hFvuW0E
iyWO2tREdWhCQkeRIdjYePDt2U/eOn7+87skK5CdopzpEcqZYhPlDLxcQDeTF7qZgtDNZIVuJid0M20puhmTNyDbJAvE40I6ozxmFhNO1dRytKhMGdHC9Dx8
ZSJZ7Bv38ZAwpO3vU4xk+Pd7iwMXmSHvYcRlKD5bK0oGoj+X8bkcf87is+a/deES5NI3PvIIybItNnzfEM8h/TBVibqJIYabfTmzpBbmr6IWUjCXilrkP7cs
e5f7pOztA/kHTpRYwuYkM+I2GhnUffbbM3yHRv/XqV0c6B+Ocrjk12KuNP7jSDoP/QXSRUE0mUx/DCfdqGQ47DxYlISbdUfNAvZ1ybB3S92b38UaO82iFDvw
58ve6E5DfLJyB7j+fu5Ave1Q3ZDXyR48qKUrHMRG6LaDfpw+YyR2BjcO1OETnUMGD3gd0hkyMB2Em+LBA/RlCVIezjPM+gaRIcFP2ISF8v1rkIXQ/nFIiQW4
drFYaOnlpdJZnNzzBTiOTr+XdvlSHEfD72mXr6XXe3z9UDy+LsYeXxfSHl+TaY+v800eX6fV5WsiesYTl9+2+qxj6vLzw/yYsfHY4wsW/cPq8yeX/vyXb7b3
WcPj2uNrOvb4mmr2+Bpn/PS3KY+vv16UE44IUkT/xOKjE3l9zdyK19dF85bcvjLMGRy5fV3kHWpR8R2mi2W/r+7+QOXdyyoEkfNdpG0RP/y8OAFcNEmFpcFU
iBwAitovuoi1Js8OAC0fkRGCZhq6/fAIg/7t45kR3zoTS9BC31bUO/9qe14CLaigYaT8dkA/Sj9wVhkjbNNLJtQUSgbmJOUwixzCLNp9l61Asc7bziLt/7+F
b9a6bbp12/7vrQsxDP5nlr06AWdEAJCt54vGRiMo0T/emcnAxsBR31GqDX4B5sXPkr4LRg3Utl71C/R/9ev13GICOlWQAS8mkOJxKvpk+t/KmXqZhWLpacRM
sCqx4+mgHFO2aL+NCbzovn/kCXyazllADNh94MNxWIXo5h05R2QQ78mV/dKe12NBmUdtaPiEowCT5005Y7/Zdj0SOGbaAVFAnLGRvUwmzbBGFybTXiYXzGTG
Rl3bD1H4BantNM6r3JcOb8G2D6ecnebE1W6QHU32gXJEuQbGDk/stZYR1xlPHABzcbg4O+RHo+CNpgS8znKMhxJ+9CGy1puhFao3T6VyxdM4lWudHXNu51QV
Fuy/DKx5NJ5nHFGIYwHjtvIW1lbefG011qKtYGQufDfVVtPSVttR3KO07MH7Md1QD0sDPSRyYVugrTI+UzI1tVNM0uTcYV5SQuQj5IShI7WXi0KmkStG5lWx
VSLSDu112BElIs20blvl96RcDnPicpgXl0M3lS+7yKTOkrc0bvtoWWhLLwtG8EWzACcXeXZMHVS1M8PefnjHJtIVC3CpF+KO3/UITefkHWxyoGlfTd6h0ouz
361LN21XFgovsktE7ZfVYeBZtJ/L7TdvDTPQy1muKc6UCmyPWaAR0KNUJaimRnhRJBWyBrQha0AhiQRbLVq50KLyHohWruzN6qGSyrpSj42MinQFCkk0Vo4C
ySxW/lkOt/n5e3V8LbdUZ1EnrY6SecWLfjZekg7ffEnqbOnr3QnPVrUkHU57xR42EQKF3WLMH0zpwA2Zr4XNEahqVDfZL5WE0Q8W9QCBSUvZnqq6tyvSzqBX
bJIPjZbywZ1PPlz+RSwfupV8gMdGhTvlW3tVEZvx534RDFvqbU2zPRexNaWcLC+m3FLX9NOClSpzDf6slzI33KDMV6YHmLfwzesLbcAhLlVoA39WSqG9t1RR
Qlzt6TLZJXaJlOnfoMzYN/Fi2vXzEgScCEBTCcAOJQC7lABcJKxoh80EwUNbFIHbrSdydxQSN89Ay0osHAIJIAtzfhGyMAe03EMHJrjPgRe6hkQEkIV50Ypk
8qgMH5gT57n4XyrH+mx/2CbvBtawesqZc7mdlXWwHOuIkvAXAL0EXOpgB2DBkWjP7L2lSLRnLdtKhnvAAq0Uf3GLNhfkFu22dIvORG7RbpNb9DrtFb1WnKLX
YF3ps3qTLtG9yQHWyzEKvfhzp5oHdPWtZ1Wt+HoclAA7jGSGZQHSqzdSdAtnpIVjy8f3EpDxztaQsZcWpAs/5qm/MqLFdfoYSV6+mEKSZ/IKSV7USPIdFTyE
5IszCkr+nUDJKyc0lJw9kYKSP1Ufh/+Cy5k5EWPFj+jJ0+ryZdFXLiYuo2IX1OWLf8aPmYwuXxC23An1+fKldw9952hPnzV+QmPJqyc0lryM0/xLZdfdZRFA
NJ+s6LFiJjlzwWRkJLcrmDPXTG5XRIy5wl7oMz3qmClahSs+yIaiyR2BiukypmJi2yFgK9DnQi1yV2DXHrE+dneQF9r5HcjFZSArwvX75QX5Wu2XUyn7Fdnu
PjOIlO0HNsA1gjBZ9qhW0x/YcJDmChwhSsgxEkRhQhV1BKlugVnV8kzQ+QzvWVchizpi5n8npq58NL1W2tevlR0Pijtbeoutgxqzg9dKN7xspJLKPwrTUZVN
0abqBQI2HA1kg3oOef1o+MEu2zCWkOikQzdoQhtGjfeVjTJcNxoGeOTpkA0W4+DAZ6xBWHQp/Xhb/woDQcAmtm4MDq+ipTH4kl9LkdnuCKtSgySX7WN+LUVl
+yNbGEY3Hpx97t2naZSCXpTdoEmsItdq/qVNTz1+3/Zzv77+dw5KdndhU6UzET0uxwO5iAdyEQ+0DIftfMOJqFW2CQfv1sDHYUsQ+MuUCKJveGROJHhnfc1L
OzYx+JIXHrw68BOXfW3S97kc/RKxzH11w0Fa19puXt1eri2P0k1S283p2q6R2t4pte1dcG11GsimaqKUSZpXT+B0ObVwn7WDNScMTQK8D/Dmw5e0eZs+LPWX
7PQXg7vX79npd+/0F+30u3beowyPm/6A//vx3c0nP4tP+JVe3BvR7eJPrc7v1V339bh4Q5Gw+5q0Fm1+NoM2f85WbZ64lcUB1qGlR/0lmJ97XvcXH/VvU6c9
R+G0yqeLjvpd6jRVE27T26UmjflrwlyqEjZlp0b1MTNsk2vJYU1A306N6wvRuB6ZGNh9/IWsDGwgQkwCefwT/PhEV6XYpZNdqKslXVn34ThLgwGOs1347rwp
fMYTJgiNEfz6KK934nOwTBiL1V6LrfdaloXmPBLE8ZeJHLZZB7L9ADqQ7XdBB6LarGPHPea15/32skq6STKBRY/Yt6FENzXfhBku1S+nm+98c/PJekcDNrwm
KyzyXHWuRvNFwTAO9+vzUbWzMmmcgJsZ+8mOmjSdavFJ9rOpJ83eiYFP3XAvNTwSPaTvcu8w/zhgnulvCqH7E8Lh/RgyhyC20Q9H3xcHAk8mO2sINb+M3G+Y
XcEyv6qqUdBeQyWR8/FuVPzTSrwbVQmH31fqQiX8LTRxzCSYvy5bAegLE9tGy2TbqCb5Cf4+zk9QlA2jdtkwysiGkScbRtnUhpGtdotkq8iRraJO8WDwRYnM
ya4UenpK66YvemZe241jBwYNFb1o9duaXv1yTatflpe+XJrVI0RiC3GQonKoqzw1cD1I9yyzHTH9hoke8HxrrY1YKHutDfuFs5aGrgcY5Qlpp/0NjrC1OcWn
EtAeEJG3inRQT6AVHTbw9RPRk1aKp0QDsBICuqjtOEVMzHb4aT7OPGbUpFsTaKQcoZGKRiOViBur5fvE7GwRGGkXMFISMFIUMJIXMFJYzUxBNOna2CtNbebR
s9UU9DAFN4d30feT/LAzyiKXY2DwEF5zub25z9oalsLPD8ThR1Hl3kgZr7MqnpDzzXCawFqd8wt214vK6xLaUDH9c3yjJl8u/HS+h3Dh8E1iNLdEivel+NsX
WHw1/PD93Tcqnjk1OBUQF79Siu/9VdXeuU9yiN0pxa+R4tfr4iMr6Y0f89HEVVth9/QtMkYwf5db2/pizhIP+lNzHsln2nLY0gEluMXBe1ZMBz5ixiDSWUFQ
1Gv2km4RliejWsLyysKwvZJj8CKrEPLvIsdtkRvjwaKtWDZBrEszhPchlVe18oia4Xg+BpOKBTz6NtvPABrflsSr2lF+1w/THRnIPnGqXkOoMfapXgkD+DeR
twKSvMoUqXV6De0STE/Lh3ZIymdkHkm5U9dgp2RqonJo31t0JXDKjxLnMq23JNauIcCq/QgtDOWgnT2jqfbdYTlwbDBfdPwu86DCIb/OlOA1Sadd/W3zjyQe
6atwfFtnbBOH6K2ShGyLJGXeLM/FHnxU9XZhuUuF0c3o/PFdKngOXeI7Ufbs5ItzFkwpQFyhuyJMzJk+HJU9u8oB81zBl0yp4ZDy2UbwGuq4X2WORsyahJWl
HuT3R57XOm5qJpUz3ucGoXasRR7AK+OoqfhW3uRJXKKWZI7trUVPxU3GbMpO+iFKESJZkhXcGWaEx8hSXCVdIUCcEVQBk5JJS5hAYTlN3HbmG+nBh956mT8s
wodGvcQfqvjg12v8oQsDoRsBmZ1+6QiNvtoR8Ooxlz98YG/DoUzAytEqQSHh+VPQDqUFfqdBficwjrOrALvOyE8K9SVYRxysI0si55nmH4nDTIH6NYMZB8Zu
WGa6EInhgCHMB2vBOoTp+7dpLHNoLS0sjr/Y9+isTGfV1cZKOnSuNnqR3GM1qRkOaX5squlZbaxHnlVaeGgplAwTsedpNmU2LmBYSR3/MooSQ/qN2FSFGEGl
LCXSGOvkUpHQdHSyb0u5Wzp54X3Rhi02cyk/VKWdsK/A01/ExDP8k5SJB0QwMPFcmE6ZeI4qfphr/6RNPBMtTDynRRObO6lNPFdOpkw8l9XH01LO7MnYhnPG
67Nm1OVhufxh4vKf2n3WRXX5mmiOUydjE8+U1WdNqs8/14kpT2oTz7WT2sRzFaf5/17k2rucJ71dJi0WUVqkfNLEM+H1Y8ungfy/q4yVddGBDzfnAE5mA15l
DOXKB9j7gB2pqBAHM1d++kMeEEjr4gjrlbvCnnZg6VlhTzhi6ZlykDBphT3pIGFSOOIk9kIZYQw54W/ShSEnhTCGneReqEYYx2CNuSw9PIbzpautURwhsfIp
2H5FrAwDjC/2mPUCjoNmGro/Ieapx8SetINUwWjYgtcfyXNGnRhfFKMdvjAfHkkknkjfJeaQthuYPAotTR6emDyKYvJYaE1io35TLRrUMNgsaVBDoexVxjEH
ha8yXnVI1yWsdNxBzFlzZ3x5AZ0BtIyu2Pjzc29/98izhJa5E7A+5ea3nVRa2k4yYjspiO2kqjkxqyx10i9ViLaiw0J4ZHT+DvDB1ZesR5nroWwJFZVAKlmP
bqlHTepRXnA9auG+RObA67qAmjyjuqCguoSeDnqK48DDhApedVQKHhw9GdWAe9Sgnh8pnpUb1YHvG4oA8HFHEpK9yp3Pne6pGhRVDUrxBq+f1Vuvj8wDcTMx
xM2EYx8ocZkJv8y7ygmIy6KF9K5vsHQJrcd2soWq/V7SyMqcuwymzQopp3stsUyN5JAfeq+F3Dps2B3Nc8YTyy8jmrSDbm3InVds3NmQG8uECEnj8fIsZzyR
N1OeyJtJT+TNtEeKrYRn9KbQfgVMaw1Q3GOTtwLaOBD6Z2MaqYTFd9RJQt7M9ZAXm7cpyOuE2M9wlLVXOkzbaqjxnQISp4azDryjf3bu7R9kVO4uTOCTfPsv
nlNBOgY8I6lPX3MkTdkZNZFPq9E0rib4SYc5qmHmcvs3XXvls/d+/2tb7lYNjHJnzf7yZ4qNIrbi89YSWxsHLUlP5rvIbt5nT/P5CnuOYPmUKfdcMcVChntm
TY71c7Vl6N+jN1Q1QqJ4NvIU9O6YFlnIQ4x8SQWAbk+KKF9mamN6iXSf8xtF/U6C1YVLJlVg2g06kL6ZGuc/1YD/TA34K2rAX1YDftaRulx18FNaENyghs/X
eCo2rDmHJju2JlyxEu1xA7Z+7nfFQrXPhclulfFtV2xKw66Y7oZcyUU24gac5G/UDbLo2+velwm/oFMHXgiU9cnLUPXawwLSZzuSV5J30ZAsqiDJotolWVQp
ThZFbyv0Dxyr0curLVs1K77NzuBJcYdAG8x9U2yddZZB401r32FTRtGIKX02mvB3k2RWJUltVRYL5agjmjmnci5GJsqqTuVchUZbZBNli2GPVy0qDxSVyrkk
qZzLksrZk1TOBUnlzLk3EZir+CIqihxL0nFF+YKbbIpDatfp2yqH3368UWRWFN3DaV7u2lsud858usfHBwa07pFTUtq+Tjbben0AsWLCINC0QCxMXLM8DTp1
drkgGwnw8Ax7AnVF3jyQvyRobWZ1rBWUm08LQoboOg5pxlfWyxW2qrCibrKzM83LD8x76hVJ9WgB339g8rwMh7BBGQ5ZSTEL0xlNZGTgZmp+mc9agoOxoxdR
q3wZ2TJRpi4RrSYZeV9OlVq3xdpph6+JYg6/qSoLs3LTI2w8Yo16BMd6pJ9Bj7V2MsMOIGDF7yBQmGxhIM3XpXVDm1FmLc8w0wwWAbdk17IZl00ZBoim7pQ0
sr0CZuDz35VKMVsWE25NTLgVMeFW2YSL2QUTbkFMuO1iwvXEhFsUZFQSE64Zm3CP5RfuXvDKrRHdvmjbFmEKHeB2xYntw2IbhplagQV5Ggyvr+vg39Dl8AuE
kKq40jaJK81LQGlBh2ao4tYZs5hShbX2DI75tQQo4MlG6xCOubUEJJTJN5ykqeScqReP+EV0ItuYb+/nGvybWuw80vc45QQpfwHH1y2hN6eDg68U4TXbP4a0
O1L4HKsnHhNq41H0hQwZrt9ZJ7pU/gFnbsuGV3mofgtDFQ+XCWBrRcdmomP8JtJ1womnJJ7H0gzL+QgY56UfstIrCSPhFWdh/U09WH4r7m9H+ttO9bd6gNPU
3x0yxBC5ReD6tT1NCFw56Q/Cnpj/q4XB8bGPU3D8jILjH15q6bu/75KG4//QAo6flVl/+pSG4ydPpeD4MfXxwkcCEU/FePt7BMcPq8tjcnnkVNp5f0hd/tHL
QpyYvAzGp/TlQfWRVqw9pzQunzilcfk4TvPDNdehOZRJ4vKB9iQun3IEl7Ocj4F1KzR+xYlw+FykQIJc4h3ZDcP6cr61CvmOI9rL20qVvOAEsjmp1pvzBNtZ
oVphzzYh9xlG7ozsC7KAYZc1jRtHnfA39OKmF9Kx1iB+Aovn85Lm9zTO86tJlcU6zAkUk4rMoCgyQ6Y4k9SLorCkFZn9yslknynpkweh0BQ1epYkuOOJdVd7
6hKM/OcUjBxPwUh4U6eNCrOC45/AY56U2gw01WaHVOZRqcv2BVdlbOLk85nw83/9dLel9tHTlZm+zqgwKZXZhuc8JJV5OF2XLVKX+6Uum79AXWKjwnga0UaY
47TCIhOOePacVUaFc9cbFWhw+F9scIyPxoOjTQ0OUhJUyNKGFzYc8nMvber6w0++/zf2e+vnc9xocPOs4cTaAvo3pJunV9TFlaJqNVKgv8hK3XjK5hKD/msf
755v1DToFaTc00qHG9eg/5wC/WdxzK4zJhToP61A/zjWuKwG/TeoA9+nQf851RlnVWe0qEF7rCEmEHq9FGF0I4HLr+T7GbHDBVKtWJEAmiuqnKR8F1x8JRIu
nEgjTxSB0TMXIU9JZ27Lnfw7sDzbhu5SDgCI2xigyQRoInwcGOHwzG5mpVzHYirie0aizJsaMMzYgGHGBgxTDBhmwoCh28ISewXnmSon2mUmh3bRLYL2mM2r
9ig1WSwGHNyrlNGSWCwY+U95qYaayTU11DwQfYiUgSsKfu8niD6rIPqgtdaeURB9wJLUxrhnzlRpoVn3nkqj9ILIhazIhXIQE73GA8zgdMaItARY5yIilO7k
0+/JLxWj9IGsQulznkbpT7kyQne7MkIHXBmh19QInVNiZY8rDhz7FUrfp9A4ofMKrwQKpRMaLyn0zS4ewwqlH3YFzY8plD6qUPoxRu8r7HE3yKFKzU07mWja
iUTTjiea9liiaUdV4nYXwS/Jpl0iTdstTesHhtyimm6+9mXi/eYuaJ4DYjjwwgIcDZqzTBtiOPDEcJBNGA6sCLuVxeh2c+xWEuwG5FSS8UO9rMdyhN3KfJmx
28j/snftMXZU5/3OzJ1753Ufc3eXXXu9uzMjIuFgiisQfpTXuAsxUIETRRFBlZqUolabRArIQqmK8Bob5JIibaOoWpsE7l4nsmlAsSoem4DBQACHOCkKtLIK
f5jigpFoY7WgksZVe37fd86ZmXvvPiCkJdKGwN7H3JnzPuf7vt/3+xVsNys9eKKP7VZm262cPpPZbmFNYpELjygr261JX7PtlnuGeKyw3RrSdmvCdgsz281N
Qa3+bNF2y5tuLptuRj/TrdzPdGsUTLcmm24hm24Wm25VNt0cNt0qBdOtzmfuVma6TdfVifsbtg0eXoT6rdyZvppP3qRTvfinn111DlRWtHk1wuZVM/ZzdpVi
NhFNrxfbTlLTOk8QpE/fmVMU+3iQNLaRZJJPqieuXco8yZ1Ka/cm5cVkospFmahyQSYqKp8xkzoCkUZUh8KQsG+31soys8ziYlGRSEM0MbMMvNp++G9NTimD
Ips/ec+/PtL+z+cPPdlJ/H2Rp1dZ4Dydzlzk7m8nmb+7nZQ3mTgSsDZ4upEayUL4HzfTBT39VLsT5W7QjoGys6Yo4YcYERqE0kPCDymGNeAHC4gWoav4TIgQ
SEKEqUT0CJIpA2jnNeepRiUWSRCtIXm4KK+H+ApwGxbKqbJntcrwObBmgpxBhmAreY2dPqPAZ/6Bbn6bamYF/sbMy4L9eDhnP4rjZl8D8mKYhG/Qjr1RGZDI
M0A895+LSP6KRPK/XrAr7/HYrnzwdb3t/y5v+1o9RQHy7Q3mqZzB99/iu9fy74V9+FLR2HxXvv0Rr2fTj2qr9H35zZkT9NjT8u297Dw8Kd++xt8el2/fvp++
PSbfinPv0cys3P2oNivPkFn5cmJbwqSEe8bVuKAgb1aC53jZ4V7smcfLxVAvCYp1h3qPE7EUgb7NKYnUfNCcar6eHfLKvE2eMBPnQOKK+tJpF2t1UrnIPFFm
qXNPzH4XPjlPCRsqeg5ofyJHwGK7c8aC3Sm2YwtHhXOtWSuu943sNJC3d47YoGpYGRrIVB4Rf/wsslPJIjsz3mJQfue6mt2N46+kGMwqsiOKnXdxz3hiE2f7
+SWTy33U5HIfMbnc8yblrh2tdhvPR6rpSRWf1waSnE2vVLkxj1Q3mMeq6Uh67I285XGsmjcRoXlfL5hAJ9h+Pk3287vQIcBZq8tiPSXd5ielHX0CLP1KCiGk
jODik3RGcFpLXy7Yz8Xy4NRZK5TnCJfnJSrPK7I8x7vKc1SW50eyPEeWX57uuHyxPId6/AvdgZJmv0DJQVme78jytJdfnnr68CLtM9MDWpjm8swYHMbg8sx2
lWePLM9uWZ7p5ZdnPH1n4fFzvvGPFDw9r/QPVT5Fv1LlJ7xU5VP4MXGgzwWP/Y8ueGynxxU6JeTlqkG3mWdPGJmeknsBLqpqIW+ck141IKuiAVnF1GncL0ud
xhoUknhoQW4i1HITjSVuwPJzlSikcFYRCX5SI8EvoO0GAZwGVS8O2ZYOYYY38lFyYIuF1RmSunHO6sRK0yhanbOBtDpDWJ1OZo3NVnGtPEaHsDpDWpVgk+Wt
TtwTK/eM3Wt12mwvXSRsLl57DtobrGmbbaK2vcl6vyztJnHNabnYz4hrTpUV7IbC2zmjaDuGFVxjLQbdhFC80J4fcbEyj1T4MeQQcUghYrZgcjWk6mT25iHA
CqigwqBFHDy7uUqBLoRgQ2lJecKSavkqnc1GJPZREw6ZzaVH8DfcXHoYfz2izLcRrHmQXPbFbYumW+8ulm0183YROV/pzRvzCDxf6aL98CBPKvebebuw3wg7
1iICohPlZIjUvklmIzmLgnaVHNG7S3i93E5fwaEcR/GzMkYzzGAQ2ZJs26eICq/CxEVhjvbssj+uWURIR+OwEg3JrG0C3FS7g9AFzE25D+ZmkE38JqeAjEAq
RumhoPsHEDi8NW4wBR73udMdwZ12KL1n2in4Fnc7XRHcZ8QvZsWFW14V1suMp8tuSrRWT+GLgK1WX8BWmQFbTfa0DujMkQFI5egjwrOSDLmsfavfMnQ0OH9J
RSqfWBJJFXaV6Rxzq6g8rIyoDAHWLnRVK2rmC0gLAyOsyrpkNoxt6Bo59JJ0jejl5tIe/HU2mKJBP6HT0rhZtWNz2uHG5d7c42B7KlShrCWBDvwwy4zKXyE2
mX2eaCtR7r0eXDhiMfO4Cb/p8XgQRyl4FGFEzDNVF4NoW4pbdFiDaIexTrcIctB3fliYsw5RKGGNLkcDgByUORujDOQBQLODWKlJCayJKQcEuaSXobU4JHVd
cLgQUlYMGLFevcUg52qOZZZ8LI2amqzh4j6WQfaxGLTbkI9lNvOhDYqeIB9Lg74mH4u4p75j+2Qf/0rI/pUwfS7zrxi0qzS7bh/i9hvl7UPpX8nfHyQvNlSL
z5h8pEcpzFtE/zgSS+0cIItyKH1e+1lcdOYZk9UkCY60FlrDDicKPyypX5wNmWfKAqSlTKtUWUFa4J5qROUeSAsgB0gsNukkZnJG3kGzOCe/aTKmBzLM7NkT
nWjlIS0thrQMYLm/iFYCnXXXLJwDLH0OaNL46nPex3rZ5DOASrtrcdrdAKfdVTntLuS0O+L3Y1Y5Zv7VkBZoFilIS6UIadljMpRlt8nLzbSZA+nY6Z6eSJyY
v2HfBbFfsAVLYvr+dzjaidd1ahPoLFo9U9vSkBZL0z70m9yenNwtObmrcnI3ZbsN8HHI1SCWF7pBLIM4B7E06ZACsZT7g1iGGMQyFJX5Cg1isXyZGBBqgVMx
qjlW0bfVvGW02s/UNvLOz3/wvb859q1B2kxs3XlWd45jhTFxZcbE5cYi3Cg9LZyBhsIFWlht5mS2mdxQLDvcL3G+Io/FMnF+mb0jPv+lydHid0ye1e+b7HV/
12Sv+mkalelJtRDK5bCwNnbRz1TSo3KlKAH31pMPKYE0DfbGltkbGxa8sS57YwfZGzvE3thh9sZahVxIj72xrQKQpsneroEeIE07UA6qgx8Z3uWcgkM2YrzL
+uXgXV6SeJej9DfyO/cjTb2dIOlM/HvjKENiPmYQmJMnPygE5scfTwjMs65Z3mGqATCdy7SroPMvJOEkBEbl8lHB8rGxkEJ1rDSVc9rv261To7AR09fihSyH
Tpfjz52ptWaJE+Yqa80/2GB9AQKzWrKJrsN51WLJJt6xmmL/AssFCG+JWwm3av5EzkKcAA0SckosKfGkxB1JbghlfHmnJE2PTGU4YfffynWexB8kHNG7i9HK
lMDHWVysI3XhFCWpNb9+py7WhXJdWs+PXxfTanq2mBikFU9shRul01qs1k/8aic9t3C7v/pQt5PpZPfcKTHF+a9yVTyv9CdE7w9NvsQg4CSN1X5LaQEjWbi/
HnRW8/vok/TOO6RuGrvnKUPKQiksnDxcYBVvfYiIjljykg8d0O9+VRyaeRuxmrv+kjyxN0saapXBm0lTVUm4ZCFNktTkC4yF9EW6FbciK64iOlHV+lTCoCTd
LV+qa5nEr2I8tFsYUZ+hzVesV1s23hV5u7W21hc/zbpXVBtJb5FyBISlrKq+WjlFbb9tkBmUry45c6qL1dtZqt7OkvV2kOGa1dtBvZ1l1Hsd9Ff6VNlUVV7X
W2PUSTUJj26L93Lixmb9roBDPK4cmE5kSLEvPVhlAMfU2umF1VGm404bHwbHtzqjmS2lL0qK2e8Txew3B6oV0jkwbrd2WLd5mibAzXQO6MDmiMkTu4V4gqNg
JolHQBM/c3MRa2ig94Yq0ANRkHm42NVTTWdtfCxtFvdcYdDW2MrircmaEnfamAWF3azDWRLhuEvjCCiRIJvJLl+olHXUw2asKX6keiA9IbaxNBmsU6rdICAQ
wBBz+wwxXFx4BhPmL1QA8ZgCcoYbAxSHe3KAEFu65mjCHmTJakr9bxsbrK/h5bnWrLHJ+ipfMWNAnoou2GMg5ZpoBTjPXExwdstVIbvdxOXXI4hIK5r0wil2
hIpmIa9oFvIKs5AjdRiHZ5Wb0N2QR/INedom1sZzrVN2XGOSyTCDlFfoZ0TQ0s9kzo4TtipY5g2kU8VMhvq2o9omMpwr9DUxR4AWRo0RG1asE9UOy6TgEFm/
jRTpGFbs+YURLAbv2exxhjJy3ELBmyxdj0XEhsVqitdHQCc4haM+70Ugr6yBlS6iTmoeuluv5D6qPhC10tJW8dNWTVJoxi5G2b+U4pZCNrkZ7ca8VfAeihKB
ZrfoPmyR+9DOfIdu1BLjrCWJNzBVqs37FFHFvLDV/YjmrC3KsmNqnvARFRwxHosGWX3BpgbutxXa/LEcv0NUU9TzgExlt7WN46L0HO0jGnVEzF3twTG0Bycg
Oo2+pXQ5Vu2K8VcGc7rScKhFQx1wYbbyrplWPEAKfwB7IDh/Bc02nNHNcI/m+Y9HMCanjzJdkVyXRKOOXmQeAWVDKf33F396r7CLRpNVF5lP4KN3f/7I9yrp
6ZOHHxe9PEq1qiq6IbtA1nHISF05mhVbB3goMfwRYBKjZFVa0vpwtvIJvnPnG5X0vRfXwsTUTSGDN+cbz1jxaixoT1uQJzivdMSK1+B+T1jxmGyqcRqy1NSB
pi6zM8pPOxtQh4wl3dFBH3e0TaGzQA4prqDmPjlkxDbIX0amYkMMo4A0MVkmpkr+JUNKVuR5W9YTbwtZKHBfVpEcmuNtYUHJKueItvSgqtCS9IxFL7EmPU0v
N5fQeViV5vU+3N2ScFMPFYrQpCJEZCQlw0QSU6SOQV5oFa5qKl9THOuGlS4Exl7XE1oZPJN6bVj2mil7zZe9Zslem0B0nYFlOrOqxet9kEQ6sypSbs4F2t1m
N6etM6uGObPK5MwqnzOrLM6smoClHIBnO5BYEz5+SLJLm+r/9Ts0zqRSwJkEuem9WnbDqOyDNbIPxnjWROM0UcaiNXK8i+f1tJihWwzXzSqeFNFGFdlG9GDR
djbNnNm83BczuaYj+V0C/J8gEXJZVsqG0w+wdXH0RsuSwvZIv2VthD+Wy1q3f0JNnhxn0wD5KPBuHYt4gLrpJxl1k8fuCofdFfVC3k+DwWMjhbwf6a6w2V1R
uUgruqN3TrjqcLfHMI0d2kVxoqA5NTJFOvIlAgxV00DsqeFOvfIVRKeqa80gdlh0apC95OSbZTEqrBxH6Tq+rXijdnNNVuO/d75rkQSBeZtNOljWDl9Jyq8v
gNjoySVse+KGV+h9L8cutW5xdikxFUr9CKbQwFFJLkrrpsQx/r6M9QkHezqZikdjl/OYhTjyH4u8/bwb0RbRbzgUT2kkLyae5MhdLmOQIs6odcwZVVfhZOKM
aqLQ9Wsow02Gk/sW0eFAshPVaYurA74yEtVFRwa0xZUk87RoD3FMwPYmGy9rhoZe8uWXms1DfbxQQ+M44XYfJxqypfX9gfoU/y7QzGL18Ln65e0UfsQZidoC
zeNT80TulGiQEUnu3CTVrRJlkfp92qrUt63wnAiBDfEnnMId6xjwJEhQx1JeiwyC0LksMAGu6AYEAho5hhOm/SUCdyeD053DympnI+UVh7165GfCD1GdrF2H
T/L1fqOlzh9ruc5lXbTcwVenst5HPhoxSgoDL53FEqga6/6durFaGae6iyEW3pUdgAi5CH+HYgPrLYHDH3MJslt1zwJF7hJEtbm9caBBuL3PRFcv93H6LsXH
GepxmdTGAFG4in6f23vTFXnduYElqv+R1jwJ8kCYKNibZPzwUXA4GVSQ2OqubaPiF4M5+atdudefHo0HMDCIgnboCsqpFiMZLvPhrGoBSyNHw3TddcRGr1qs
nYxEZ4lDNVjyhCGySn1xuJ3UbmRTeFUUKLG1Q5d37k2CRcC7UqFBw3dLOckGAvACrT4yl6yOVrej4IwprHwxOVPn6tEknE9G94Povx2vyco+pkG1ejH2WCpJ
LMqTI+dNfvZXsXt5J+KfzuWbVb5+f0ccqJhQsFd+uJ7LEkzecfTHX1n/RycvU4JHG3+/nYyr18+2CfX8hdVffPilw51kIppA74lPLhdP/eVTnXbitcVjvblk
Yk7YNEE0MTfXpgtKv3P3qv2P4wIQBtMfugjswfKip6+KPrFv11/8oNMWp7rxwwdS6+aY5RthpAY0dv6W1zLQHk/gD7Jh6YwlVqWJDNnsRV5Hj6ATl3WSaC4Z
BwY56KCr6X87RRWZuvW5p9pgSO4kNfHlhS987rtvjL1waWdyddsQ///kU+2OKF1U6ySx+Nr9ysGBK1tvXtKZPDn53p9e8eYNT+LLYPLqh9Z/9YXPvH1xZ3Ji
/oK3/uOtqcPiZ/gnTrJijc9F0RxdPvzlp8/68tOfe0oV4buX8W3+8P6vPXbd7d94Uj39vy7F0/Hgb9925OD2TQ8c7kzOHn//F8f/Lb4UbcYP++Ql9Cw0ZWeu
jdmpzgsk2mz6UbJP7BnevngcwYIAb8bxRjSuF49HCTDN4xho4u+I5sQSJdYDSDRiB13766xKPWcAT60BAMGLUbNXDIuBm6Cmk01+r3vye0tO/rHIwFImphGE
XuFFoLcDmpu7Exk38lRcepcRhV4zR7Vc7mYj5vNN8TJvPiKuLo1+kNtTUwVy4cDSObnt7fM3/OL5N8QoH2uLzgyisblkrLejJj5AR411dVSkF+sJMYL3Yn72
PiD6AA8Y73pArB9QEw+PonhubzRxU4KmwcBEGwUrVV+p+krVV6q+UvWVqq9UfaXqK1VfqfpvZ9VVhbVp9ZFbVkHBsgqEZRWwZfVruFW0w1b5z7reAxXtX1mz
2dkqzK+tcTMirZx4LGoidptLq10lijiM64ajIU7QbRU8U8L2/Ai8TuIuC3md66nZfDxPr8x+sI+2pQZALi+sQcenYJ0MMjj+ny2OvUsdgNsorf9cRrI1/+7u
D4XF2+OVbcafqKhC9KXEyaXGlzOZJovJCc3UgwRB+XxjhFi3y/0au4AVjsz0z6diNyX8W+pNJaZiWYzca2sG/4oAjMBhRtbW0ZjS1PHWuDaGD8KIfBofuiiO
cravKUY1vN6ohnEtfO1el2IU8DjG1XC3O+kaQIZYkJeUFSxfARRE7YlkXpTTJFZ/KNoT9GiGHNuQShcDwtwaIz/eQiCK0ik81r9z4IGqqayKOuUhwQVfV2rA
/Z4t20PcdTRGd/scOvLgckTkoinaZscU8hp8f+nC+b2FI6SA11W4QAMGAqUGuEjhfFU4jwtn6MIh1AmCiYztvItdQbYuF6VBgLSoAWEINc7MrHObiOncGhtL
Rq6MPpErk55sXMN93ERVONRB4hwm6clvj32ZtZ/L30L8KipfyerwpOlwHanVE5+Ai/QhC9wCrgqxiMY1UVZT93ydAvX4sqkoDFzd+S7at07t26dQyD+KXVHw
OpMYeBSyKkdNhKzKSPbdv4nCy9AkUFQGvuSY9/DjMv0GBEAe6YG6UQNuLgWMdwpEBw4vFQ4HoAHaw8Nl5zlAh1AL+NfVyig49FbEa5tbwO9uAb+71j4lEonh
eg3520TFywtV3GSielFjDNomokw+aBu4xtRsaBhZY48VNqQ0A425PpQMruzcPN5ZUjK4WBedNOpiTniYYHlD4qWotlKdlKC+R/yqXCxvN3dYmVjIzAcH63VB
9fwcVG+6CgWOHqgecOh+AaoX5KB6p8xFoHo+sBF7MqievyRU74gpoe8Zwkw8QUH1akBzZVC9YFGoXq0PVM9fGKp3ulyA6k1LqN7GBZB61wMhQDC8bRuscxim
t5U0jUikCLnC9O3GDaR6RHAUN4PnlTga6RA8r/nB0HmNBdB53Han823XVui8WZtCKylLtBfQeSdKC6DzRAstgc4TT8zQeUEPOg/w9y50njiwNCSzT+MAQS9r
S6LzwuWj80KKxgCdh8J3o/OQdEzovLAHnRf2QeedMpdG54W96LxQPDuU4XSaHVmc+5SZQ+eFhFtoZei81n6KeS4XnTdANUU9+QQ5WETnnTJz6DxfofOG9GY7
pE4CC5TS5e0/Q+cNMjpPHEIJuhDm0Xkh0VxJKjmNzXOL2Dw9irA3u3qptP10XmN99JgTDRkw1sfmdMflNktpCyVZLAPkU+kH8jm2EMinVmCIqjPIxyaQT5Yy
gjk3o9E8/2eH6cIWsruI7HZWkN0ryO4VZPcKsvu3Htmt0dsa110ZjVctHxw928XVYSwEjjYWAUdjecuBdMW5SuxfCnAuyrO6ACgXH4xK6DTaSrTmsIZQM2oa
Oq34A2RPF9h8tAtsTijzaDjLWq6yZjOAuVvaR97Z1SkDIR2NRqui1UUsLjR8DS1cWAROA8I9tDB42+wBbzNquwplnxaLbvrKcBP24CLI6dRP/+mBvEpjD4L7
rIUR3OYyENzLLUem7dsPj29KZLcvkd2WRC2vkQN8jJHds3Y/ZPe4RnaPZ8jufoOmF9ltMrLbZ2S3xcjuNYzsHlsI2S0qIUfAq4MbOHlBivIuG+29KHY7vfuH
C7TVspHchz52SO6f/uaR3P8/Z7/xLOHvZ0T39/eFpL83GxVoyBnkRzBvy8HMLVnAEisAWiAgz9JfwBZqXZ5eosQ25IJE7BWidNfDrbPWunyDuS29IH3ttYyF
zGKyHSWdginOui5/vVNSCkb4z9kJkcGAzrD4C1sPw4y2vPuezanULN6zif8M8j1HFrnnA8en364qiabiXSPrfOOGpPp7xtV4fV7p84mzuXQVv74+qSB/mtKG
PwsSxEl+vS0Rq4I4Q1MCsCJkIpyb5ePoafY7epp0Lol9sokWOp7Ka4CR9nV2q3IVe1uau7Yga1e8QlYrTs4V3kQrSkDdSRvi2MD8Viopw0YcI3W2R5VbsNZu
v4Ua8Sk+tFFx9O+ZRRIOdHFe2sqkbNjARVNu5Vxe8Fh9Kb3sZqyG1/BHVIj0dSO204jMQ5xWQHMpW/8E8lvgKgNhM7RXLUyqz+Pd5tL1KIAFYvzCGNxGT3av
UrQDqteelHES0TsBn/7gPIwq5IDPBgANW7iuqUfdh7b8j7ELLA4XGDeAvgGMTzRotvWq7nLHq1xlHLTM3oMW5ynjS6PfKYxOe2U4GXO9qHoNFE2apoE+RKcS
W5IicqiKIyc5m0VnutwpLnX7jjuRuBxsWX9XVH1wt476TPM9iFtU5ulkN7OYOUvM3S2RaFj0TyRTq1RzPceDp/K/1F1dbBzXdd6Z2d2Zndld7nIoZsUfaXbr
BwqyILWxTVkWEg2RuIr7E6NwAbfoQ1v0IWDyEKtOkQenXll0RcWKy9RyohRyQMtyRLdysqnlhDFsZBsRCW3IBv0Xy6lbELXsKrFcE7VQMKiB9nzn3Lkzs7tU
aMUtUgjQ7nBn7tx7z7nn3Ht+vgOjP23NvZh4MlcFmau8J/x/ayPHBw+mJB88/kBoCvlQQCFdC/Ly5tDteM+ZqMmbZUnlpLW8FjcdCxe0+EQD6ww3fqyeSxJp
b0Ovud5EupGRwWg98WSuSSt1jycnP00tkgs30UmS3rtHmGTt9ZfrWH8MTp5LoPzn9Porday/AmMsxbfSHwSbLXzu7x6/Kxe+msHWjx8QfAcslhNS+eTmwNMz
e0REYmjcYOxWYM+LGYDsWnFZZlpI0JgWMFg+IkwVOp9rFCSjBwnzv1MyxLzNNMIb+OaPIit+suNd6PRXLzM+6W4hMbhCjxY0jDo8GsxkOcCks4ckIx6SMv2M
w0V+K1ekow+nXlHYsUEKPKskLoxS0IezR0nqYmcYLjDPHpc8fEhbsCeayCjXRS6BOZnTmJM5mTVu+0s8kJyX2AQWok2gozeBDjaBhTUfxbLgLSDCyN3p3ZkK
MZFzR8OdaIOjYMTIM2QCI5/bHIrrBSWFLpXhPBzeCFpx6laQS+f9L6W2AK/35+BKKMA6FG0A2laMLSyowjhldovAvLYOOSlXAon/uqqigOMKzGF1ZUXYlpkB
zpANO5AriDXdmzpb/qzxnTw2AkDa8MQx0G3l+19UyEt7BFNwt1S42wkAXmC9ThxsjoTvLj/NNXMeNDjbFpM9d0BiHrDLxfUDUwm4WgGJrRw8JKeSZvML9TJ9
mvW+8PjDnJcSesRVGSnk1jTLWSNrWmwbstlw8guHo/qfV0VLGaI5NKS9eSsGZc5KLYGGncKumjXCft1LjV11wsDEdiF+oc5B+N43eGu7gO8lOhkYqpgM0bUI
2gmQ4HcPRbCDXEOmwUhRNzcMXfQxApc1NEaFHR7/4YkY3TB5W2678YwhqFJPG1KHdtEQtLYFQ9Cn2gZtcXBSbjPiM+xk8BEbqdFO02xHhYHi0R420O+u0R5D
Z7/5MI8WKLoo2XfEYIeCuN5QjRQ1bKMdXtTnezQciaJ4lSleDN98RCheqJcQCGOgNCsJrfBIYqiG1oA06K/TSex2qe33gEGSTjAPj6nai0eNuoL6rVeAXvL8
w1HzzFCyISqGbyw+CBCz8z94/IBNvxDbimnLU0Op8pzBTeCzaI5KtKgZLHXOoNtzBkupGVyyZP4mTrWffOyVs8ceCMZRQ57L6qTrENUYmW+MS+k0WNbtSMPy
BVLjY0TIXaOTuKfr7KDKTXr6qslytjJ9fjx9/Wr6qmr6Smr6PE8AlUkndQx2Y8/BFtZil7Nv7tfsUgW7BBUicx/svMZt+4JyF7WDom6HcRyZg+jn56O3OSLw
mdAVFH9e83lUQv0x4zYx2WMMuOQD4DuaN+mO39mdUlBVy7H30zynsg4fUOswMZuVaDY5/b4xwKbUcjBwklF4uRqYIVXBVgC6ByhmA4ZBlIoFNBykEDiuS0L5
709CnRIisISqQEL1BHzvDz4EwPd+mA4D+tgAFd6Pwr4R4Lsdo/DOGpe37Dk9zHp2CKSzCPJd+q8hIGdJ2cJuXOQdRzECsETRsP6g2AVgmS4dZvQqHfYZmf9P
1T1BSy7FNWFg/CjTBwBxpWbULJtTlP21Kmqz2PC1/dXHrqLKyrFXx0luV7GvIPHNpiXaLMG0ZAg2qiGuLENcWQbcfDAtwbtTlHC3C3FZMg1/aKfhD/9YZNsf
iai7tY6KuFF0IWvalIIopvRIzLxXoESgOz2Wj5e1/hhs/QGm2Q65ulquYP15Prb+OGL9yYv1pyjWn7JYf+wU7KAh1p+SWH+qKdhBj1cDbaMim8wX+/IGu944
gT5K51/KxIag7FbLQQHbrRbyfrMIiCqEb9L6C19/BqP81395+d08iYkLCHq49MJTdFEOz//s6XvyrB0qot96/wM+clDOZiwDBxbE+ZH6kDXjJ8qCr3wUyO4z
c1ggY6HNNihZez4qZgfEZaQ2Ecjgcy14GwVj/BjXXT1K/JF81kXR7Z2BK4CaO2g7C8321Wf/6cPjNPluYKNlNwZUd8Pz9zUFUN2FCscGmOjTbKMsZOALQrCJ
M3N2bymPP2QRzvabJQvfETtGUtf73VIuyCJ2KvB+a7ieRRkxwIJXAQvuhl/7Ch+RwiJN6DuvPfv3mMv/eOZZ0rd9KiAidQuerODJkvSN7i7QndwUt7rG0H0M
bmfgB9UbjN+gD3dX5tdpEjO7MjvoinPlfThGxoJoglE3bog+SliXfCdNtvCfL9ZHPzEZyXJoNgppqBHfNIwSzDQpN3KMk6969wJvLV+8S+yO+cq3DnInZdI4
zBmHV5pgTq9VU/1pZCZaCA8Na5/BOalSzzKEbzuDc7MbIBiI/qvcfYidjln4NgTz1hUBkNHfEtRzQT0TcwK51E8ngjiHHcDjWY20zBSOTl6+nLzoOQzgy4dB
DN+L2kUsoTwQhXvpWC+36xF5sxpXIwsuDehC82E2PH+v4sNsiKlHXxh7MYKJq5OwfJS9bOvo4kCwYYoe+CB6OjAuPZW1mJ145+L992Et4tzaziRA0wWuMnQV
0KLSxkCHTCKm52Vl/jbdjtPSm29/jV7wMWYG7q2pvWhu7EVDm0q6XpNWtdluJ5rJ2jab0rZZjhA1WdsKBKTSWUB/rLs0bBzLsxDsHFlavpHtKGXu0ydVJbGt
HCOYDbOwndc9tqIDgAmFxwr8rQ/RvxlUqaQ/uZPbjcwNxgRCpnZlQhQgZ6RLLMXdgu+8k5i5qOwV+lv4hLY1q5lUIO7YHhfEVi99x/Y4j+0xQCsbVYaw5N8f
i8YWwDSB7XEFH7V6SZehLNHesy/9AvqDIpKnN4757cYE2tiWCdHGtsyeOr9nNzXF+J+AlXYBXupyuGTksXV5WwpyeOA1I/LY9px8V/y1LrEk9guelG/3pHy7
B21Xw9YUi8MTON6yBJuq5W9w5C0wTPV+weV5uCd6TUV8GsW6VOdAzrf2PnlcN34hE0+EpxH1o71C+nc/CnWA9Q8aOL/F3DvOujgreIlLGsjm9eFc7k7rLy3S
w9ojs2R1QL/OGQKidBqfUg6QkVBPGSn013naAT+0EDFHXIL7vp41ffPYwYg1Os/Y5/ktqD8YP/aDKUXhJ4DJTLd/jxHAt2XmgXSZB7C6BCe0TF6BqCBDbcwB
i+EL+DZrkvJTbVfem5bppL83ubVpvHy4UZooTwdF+u8WOBJ0CdI8l/Mo8n7N40AyG8Y6Zx/8i7fv4w6ekQ5usT5b53Y/D/Lhdeokg0m6wfiJCffhrsyr+KQd
1Tl8kip/yRTWXMKnN24t4rM4brVNjS/b5jJUeXWeysu+kj7+TMb/KQwfN0Xv01DGeAMbm79j8FdYmx/nr7syTEQnSUQoyzxKFoVeePr+2APdRUFM27Km2ZIG
+8UtggQt6//klOrvrdLfW6S/qMlb0BhiEeqyjZdfoJfPvbYG6+C1q/xarISmsMpKD1Zh2PsyPo+YIllmTIiFLdY0KlOB9GajGsGIcOKId3ejf6LZNP6wlJkg
oTkhpgfRHeAWeV3lcASpvLeB2ay7srh4WHuStkCBUI0xW31kvpjdmS8as5VvMHqlxhgwjGcnaePkx5itBShB0n9J15MrqK0lhdrqMGqr/ejUxBjM7iU4P8AN
jyaQW3+PE28U7CpjdeCSNroRiiuLacGtjW9U8LSAouC0mr4DdXxFi589gPwonq6IG3leb6FdqSxBmuupbpIJj6s1evCQUsFnSdg0La2DN46bq6Zgup8j8XOC
W9hiLZnj5jH1fdGcqEx/xDylLttyOQfReMzCG1b5DT9q6rf2WjQkbO6yGoZaN8R2+62GrZYOXTWthqkWEHXlPbMRLSO6WjXh6ySJ6ASmliHL5iTcqD/Ph//5
zNMWG10LHOgPYaJESSPJ6U4So3nFBM8jAmIHs/yyif8RuYq0EX7q6aYSQTuFv3cIiAhHCOH3haaO01JpVjcKvuG8lcbxblmRAo+afrap1/zVasnD+E3HkL28
/APMagtzq/2LeR1dBt0euJLgo297KnKYVSYn+oJi9zAgLr9iiLi83xAYvyNKXM0YIjYPG0LhGhP4mLqq8NXR9OwfNuIu/qjZMb2kPixJYElqpHmid+QfMz6O
qpzd6xJZNdlJ3v/hHrPXPaa6B8N39eplyUJ6zAoDBY0cYU6HMDXa4RvnpZx91Oszv4p9VYvJS9BPLWaWuMRTC2oVTlvjwEPk702LSXRWXa7KAl3EWJ+0OunE
b4gWaIJoeMF8tBHhaUkuwZYlS5D1Gde2gAgRI+7IOL0SEp9ee5KYOA+7j8ucvI3Wt4CWtwyR6KeMjsBfuue00bAi93ZvkX4jZ3vRTNqYuzWlurrHC5IY5MjF
C27jR7RizMsfUY4x/mMOW8kiMjZ5g1zm6f9SJDdZxv33NCddqoQvM3aHI8ODh08C/iaIiE83SJbs/XMc4cLMXghn5BEZ9BeuLx6tdMbeP2V0rPSiXukOpwty
RIS6TZ+tMKOegAKW6X3KJ+yEA1Br7mSjD4Qo0HHOmmww6A++lyc/yd9MzJbNcYWZm5DW5qIJC6hwk6E/yWGrjIhOUnWSGmLL9i4gliESDKEjd8KNLZFgUSso
c2txJElgqtst3GcB/lGeMqKnmA3DPA4iNKh796vkJYzgw0YF8QTONWZxauLO3y9l9M24dVnc1PxezKs9iay3vcQhKhVKZDjtK/YLX/MMif6gi+1Ghbqx+XP7
oIgQV7BF7/T5sTG1ACr33i3iveEM4/c2Ry0EzrAmxJkkIRRrc9l6U/AXualGQZdFcNQJTvzQZkL1c1kEFk10IOBlS3O3oK7blhwMsNhF06pFPccimARxVB5B
sP/nDFXS4IRaebMGTmrbMuwVyrMhnssaPGnFeI5RmYTOlhOVEt53u0rSqHoJhpf+jYs6WdI06XculMABuGYvx6ZC5teFEuKGObBNJOW3pnQYmyqQkNhfqQIK
jmzIjCicg+Tfd5T6KiQMxYyDmQLFd8TgaqtDnja4fj1RcPia3vWGUVj41E9ThYWfcqWw8GsXUoWF33aksPB7/6YLCy9lpLIw0vGWM1xZOHxJzMjnWro08FIr
VUP4rLo8Ju0stuKKww/Qm9vq54viD3ky+vm5A83Z7Lh5Wl2/+O8PP/bDb7581bh5Kmoe9ps59fO7/PM/XzNuzrZ0ReHXWrqi8Ev46l0KHefO7B32ndYdXFk4
LoOzNJKsK9xy3kdd4WR94Wk3UV84DhawOYvE0ZECnDzCbos8mPuO22AykBQSKd9Ef6987xAr4Vw4k1UXXFfWplX8xCFBZ6Prdq7hqesi51hTuyyxs+aesGV8
vOHqCpvcLP0tyjagM2IbeQyvZj6OoHG5K/y2Ed1J3+i3qCantDMLvF30KNGOtyuzhDTmYnSHagN3JdqIe1EU7+E/Rh5oU5UVbjlSRrjtwJu81Zp34Anaai3G
IS1p71gVIS1jpCT7YMasojhyDc7VnuWQpweTBju72zdmQYyvXQ55ejDlYpoerOcZrA8NwXEYHq1NhobGsFOFo+mpyhsHOsqPbjf+ZhCOu22ZLw9KDMTMoBTS
OjyIoCBu3Y1qyJF6gReoJqVFF2rwFY+Z7RpS3Wh3WJPCVadr8FJuy7Rq8FJuteZq9RqXM63VNwYGvB9DpgrpOVprDMNK5mgbZz7YyMkt9PtwL5E3LH9WIm8Y
RspiBEO456/3PFSvJBvCsZvO1eKgnxtCIlQ74oGt1rkh7t7Qg0Lk1lCjLyj9CaZjq7U8xAnxNj+56vdwtK76YUV+Szpa3/N7OlpnaQbCn0twxLGahIIcrUk5
OlL2EgRyfH9U+DbyY65IieKmKWXpGkKRjkJ8q6o08SVDCvGtwKVc0HH3SCthltCePTfaWCc8f8nfiSuO16QY2YO1OtOcaDeCto/VlPu6Vh+94krAdmR/z2ub
qK1tou4vqgTsShVAmy2jdlCAZdSWIH2GRa+Jt3VAwNEr0Xroot/RGtNPBq4SOmCydtU4CypSqLQmdZaEOsuGFPSWcIwLRroy6JJR3ySFt1HCJ8JDCVwd9Guz
2ex4jb/CbPZgTerigmeCTeM012ExfCdV2jpFLfbapkuRt6RnbUO8tcI3ix0e8HnFN6cV37TWzTdrcIitZs5VHDIi6ijG9ZU1mKscmooifriG+1B9MwvboToq
yZf+lBRHIB+b+cOLl2C1cwn291yC1bWW4E8TS7CPl+AIW9md2wN7H2xWiIr8FVws6aVirGOpFC87bdd2TltQ5cwB5jni2lWf+a4cHvzGWny3/omrhhcv7l+T
exEwQXSPMI6cPceD8kNrrrkZ4exZQ6JahLPnOjj7qOLsI4qzZ9YvEfvCM5dZaU2WB5vX2dcViUJpGlJAXknvjr5+Xrqqq3b/fxDd/yeCm3U1tLuDcHcHcbbD
Cj4KGUmkqVk3Nwf+dxQz/CG15M5iLSWQKl5d7Fm82pbi1a4Ur3aCogZguVIKFxWFHUXhgqKwF4veD0Q5VzWNq1dC46LQ2BEaF4TGntB4RPn0h1XEwzAqeG7k
5GI63hPLcmRLbdycH8EUSHT86ZFYqHmdVPd7Ut1bi+qH396vqV5VVIcPZmOS6o3SGnRP1QMvqtDdJNl3CtmvEbLvWC/ZJTF4tkbH1RGWxdSxcXOBv4enRybR
0SihYR2FaPP6Pf+l4qyDyaj6DO+/O+LIrpJC5oFw1BggAFSvQae6q4g/ElqJ04+tg5CCLqKMd2kar5emuTY89fbaOqICqqxBCZCBo9EGGhLymiaDI2siK0Iw
Ux/VDv9RUmFel1LzFBmGo7rPIABt4eyILGDhTQi9iipDc9Fuk8RV5S/gnIKzboRTq17mdVHlEt05RO64HL3oRtGLzewknRHdrujFFUv0BlcynspKMPh0Nj2u
S5ZQasUSUq1aCVql+iLlt6cHE+s7G63vUb2+RyNIpp7nSzBSNr22PVnbI7K2i7K2HVnbEjeGEEaXzZpVHcI4W+uxD4dOTG3EuYIXymcNCZNgCcwNhaXwzMNJ
5Sy7yTOpwjd5JU44xqGIj4EGG+BqDVfXRkKx39Tj+EtXYmP6DhahJgDvOH6Emw6k6as+iKatT5TYgDgmTV8tTe/4IJrOIoSMY0u46Z3S9O51Nn1dePhn+3vP
+i8zy+dftMJAsqY6m7yy2f218Ozl+nml83qZfq41n3kdSnO5ph95oSfJosLsg++z3vg/DMl+79tDWPLbMq0hiQU+NSSCYm4ImGmoBr8hCtgODc5jGAh/rCWV
z5LLqH+oaGsYNWSGYhumjIZZNhQ23K2IcSgF7rYMnSQLcOTxPpuux+iN7rVExk34qNXrgYuA2s34cOrIEVjyEWciuue7U8qiuOJLxIUb7pysD4j84Hj3C75Y
aJZ9McOd8xF/TCdHHwisKbgc9JELM2+aCP6K4wRWpNhKUJ+SpEBS8n5nSfp5P6zTD/PpzcOTfkdJemVGxj7j7EWxIeN7/3XmAj6XTKippCRHqAFMpWy/ecmU
fcK5DvvNoikWtwVTdgxtM7VXsFmHL/hJFooSpt3w+48kBWLyrlzYordvTvVnVvrT4v6cVv2Z7+jPnOrPCdWf2fX3J96ypnqy3XjOF+Z81hfmPOsLcy76wpwL
PpxcCspIdMFgDGXEm9whFVTgIuZgE6BrsCOar+BOxq0p5tSJN8YBkpbY+lmNcYAi66cVciY/b7jmaAe4VBZtM1sdtxb5+1braPV6q12We2bonnl1zzTd0yrj
QIopDVtlDPctfQBVU3jEFOU8g3gxJ5F8QvdzlkeMwYOByNY2AuEJ5wawDNChgfqmImfiOcKl2P52cfBV6+BghLmAfzmA/ORBZ1w4d9nCGTx1rJE9yDJvE89b
Dd49XbDSnHLOEg55yRJqLll0xBxRnFJl8ZfmhKI+3JTCF+fW5tw2vb2StmhJf9rcnwXVn8WO/syr/pxW/Wmtvz9eePIyK2nWgpU2ZYeQ/sxyf06o/sx19Oeo
6s8R1Z+ZdfdHrZkNas30qzUzqtZMVa0Zg91ynMNH33DoK8Ux6UFhH23HMzftQ6JKnF03orLrTkGC0dM1+GW7mKm4DmZ6LmKmF3XcMnET0vT6YRca3Rds4HCj
DR2jhAwZkVS+xJ8ZD9DWaAS/pChBrHKyohUSdxFRrdP1eiqBbe9PCVx8K1YCG66LBt853Gowqsbkh4dThrA0kzWtTjPuiojrJjPZlKUMSB1MtqpkzSUlrlfM
lA3pcuIaqr73PCdk1fpmPNpSwBEVD7jnYTGO8bfDw28pl64dvsIu3fgoCQNm3JJq3gun8ESH9200KF9vjdGBrg+An6NB5XqrBkx1INqMolytk9At2Gp16JbW
SJduwYTM+LFusTw5GCV1C1pK6RalWYwuzdKsxppltRJrlpVKrFkuVGLNsgwD1jJrluVKSrNcUNQ+rzTLMjRLdOwb1Uo61jT0PIf+RKh0qOOLbStOiHaxkNBA
GC6PMdZA84NKA7UG65s8DRtI4rg6GQxonLlX1Pbx3F2SUctUZY8n3YctHNqub9BgddzEuXKyiWhH+qreiY6GP1HNXboYNUfPcHOkLOsbUvh2mhlwyKYRNfpB
TgQSbYiG49KxHah2DJc3wD/vBIEjVLt8+LeplhqM8lSUmGUgXvZzzE0l0WQeTe6knwb4J1iP4vYUMyDNGnDM+6jnmzjH0w82naRNN22yaZj9oYWhUL/pDz0g
lBBbsRNx9AKf5HICHQ70Y4KLhKy5DZI1NyhZc/2SNedL1txAKmvOk6y5EcmaK0rWnJPAQWYsudt2Za4Gll6GCwcWBCcGXCR+YOQH2GgoixYKyBZAQ1m08D/E
XX1sHdWVn6/33jy/9+zn2A5OnLbzRvnjocTF0rK242SBiUKVokgbKlpFK/5IW3YVWfxBsmiFVlniNC44iVe4VQADpnUMiHSJ81ECcUyyddmIesFIZjfVmq7J
usWAlybBkABu6y57Pu7cufe9MTGw1Vqy3szcOffeuXPn3nPP/Z3fceCnguhhxK2gSqwIUSEH0kmOYYtsmI4SvTYZ8cwHFQpk9yVykWLXS+ZFLLYX7DAmaxTq
ME1Q0kJFdCUjCbyRk8QwGKCSbye+6WBbu2/B0bUGUZPSdegpyJIeXvIsOsrDzTvbiwZRnDAyLf8bAbXHrLCSI8Rlzty0R89HniqYLJ3bbxZ9R0AMmRXb9bOE
7aGohSKOpEK6bUn6NOVJEZf06vnXn0kKL3q1HHRBicqgEsj3JCcqkEWd2VoFS/aoEBhlszeT+cpE8CalVuJPPUbXJc5NB9dTcKUIqy748UD9UKRDhrdKL33Q
q3rCry6QWddVrM+u8MlyGXq7jyBHGY7ja4UOMgRIy5G/EtqjcuQgUybCjjEutFnTnQhxq/LyA+jkZyHkosnDC9UDCMWw2KPMQkRGPfxkkGsk41X1w1xWiUA5
JL+i6AKCQT8cRaXvW3ghprsxCp7qn1OiIsSDL5VoEwxsuHpQCpmj9PJydS8vq9zLK0deXlZJcIMcfEk54eWFqErB4c90ZhniX0f2fnZutu8mPAV8NCIwQJJJ
ziyidAnjA6Sk23Mq2hOIyVuGBMi240vAft6EhbFrM4VyyGHj54jRs+tSSEoXOXBaHEfdwhEqT2/UdrkW5e1n82VhD5GE7YgRhDEu+E8GhznM22YQwl2MSqOm
ZUUxvlWnYPQnC9LBvz62oIdKOG8xQLUYOqowet6LcT5oUseMFF0Qnyv7a3kp1Z/lWttlEGUeSQ/lMwnmOZcHr8i1asunc9wh2Hnv5+K0+3c7YdHAbUdAtVlH
0hcHHF2cfLhBsynyBqQb0q6J8pFskH12iKHHRosnAgBgQEE4jkW7Wjj85Jg6KrC/xumUXzTghDSJkfst9sHtDfBZhhVpM2YcNEOvsafwN7PGnsDf7Bp7HH9z
a+xRhyYTQafvnPErn/YqcXYm2O7Kdqrtu8JggHyXNP00Gl6BbNMrmITSwUuSwAtqFvKFwbe6V9AyDxELfLEdLoRMvlC/nzthUv4ZGrrdoIO+gB+WsPUqmivR
9IJMqLwGk6Qg2cQWIbZGMcQBcXgzGbbL79ThWd5gOvo/dW/5xLKRzfAqPWWBvmGTmR1nHJsnKht7RoUMWpFCVDC+XVyy0VutEG81jW9VFKC+2czTXmZRb9bm
N2uVvdnIdezzvdm5izFv1pZv1i5/s2/Qm7XwzdrRm7VKAlhYC7zZy5Zp72LqdxywE+iUn8TIKATZhz+nHcnEcNfl3u2Ygm/9loZCMhMceuR71AlIOxHXYZ3c
dCfqSCkFx4tjl3k3apUpBgOjQkUrePhJhFGFWfGg45RHcPsEsWDD5P11mK5sCqyDLdEkCNqCJm5KnJYRr4xTRpK2WwsJxtUzSN+iTPxEe7CVSvX4KME5Wp+W
42bOcbPIcRESpXWwsAO7keqTqgJ14WPTgkbfiU8tCR3+BnM0V9luVQaN+jiKm7hVQoyxDh67RKRmoqbKoEiPphAkpLCM7xIvMRGT0cYcRilCbYXma4xEY1DA
HdSETPhYDiJzcf0TPoj3+0lZif4oxJVx0McuCLd5AwMDEsXiJQ96xFC2ymqC6/246hjAsyL+0vXWgYMD/VXs4k3RZkxBeWtgfwSFIx/OTvB8JdFSKvBwhqke
oV0dGAUyNVQednzsUv+Mn37stYqSbPaoHKtd95edKDe9b0YY9BXxGHRClV8qQ5WHJghQsc+z3tB9VILKO49qoPIOcXqas5k/EoHKB1Mt1pUjAnPOybNK8uN2
izUjkucZizAdJo/v6RixWqxJcX7lxafe/OjIoyenjRbr3BEJK+85KmHlXXiYeSjjIJdsLgriNWKqcPJZcqBFm8U0Efwd3xu6SEhE8LXWHdDZaev5TvysYWRv
kcs5BpU1ESadqOm4D9Oa+USYV/DWi6/C8qSR98xwq41yu555eFoF4uDBCAOIjiIpmMaEz9fDETAsQBYRU+wTPS4BDCHNjkr8VCzYGn7B4ZvCtZDiTMY8OmVk
Z1uCBk5SrX+3x1Kd3QaHk+8Jckfa/9kE9XSRwvPe7UxSsQONdcFYxJapkBho1xn1RRiRu7mF7vHDNmDue/12+SDBCweu2JL+TcsRjXbf8ivWmt9heMQ3/Uyb
8W0+vs2HNftWNjtt9nPN8IgJ5pyrJPJRZj2y0TyUZ/outjZ3mcyp3Wj0mH4NK7qElylvyZtoK2JEb8kNC7bkfNSS+bAlSxsvE7xwUDXPa4+LK+BqckFeMtj5
M79WoncGvNoN1e827n7k4e1/MXBV9EiqDD2CYYGSDCIxpfqdEOEcbqEjBOx+HY+QgTiB38pNwcW3TfmmR/Q3LfBC9J43+gu/2zfOdrxmBdeJbeeS7rJJkgMi
OWtK9tqSTLAXfId9M77NBtytbLe9nYnctiBnE+ET2ZS4s5AKOmdRU6nVDLYmsuIsYbaqahw+2gxkaXNx7jcZFYLgM5P8llK4NYyhAhcTDTBBblKOgGoSlu0H
Ji80b2bK4Kut82hIyz/L3DdlpjNbM525bDozmXTqvyLSqTSbz1JsPqvRKMeXaOazCjafZTTzWY61sErWiavYfJZhXLZQyI4mTGeXwu6dlNpwit3ZitgueWSe
Qk6ONMVXLBD3AHICb/SS6xtbkEiKvfGoVyXLxhXtOvEEEGeA7woaAWU5+gJppk7k3xUyVUG5+Jqi1RbVy8If/EIcRHiE/BuODFERXrHwWHHnc9iJbx0/ZCu7
8F3PZ00MKVodVhupa8khPBlkS5z3igIFsZKXIR562jUa9ezPVssr5NXlbntahorP3mfIjiune+utVh67t+QI8tnA1gBofVjifoaPQS0JDS/CEkDue8JNz+G1
mC3c+HB14EqnPXhHwmkvpmJkvkUgWskKwtH896YikpYaWEGEKgR0WFN02JlHUeMYz2rqlLUeG6Q/iRrT6CDeMIXVzT+0m6PMjBg3+zbZOWENMTbITF28zqEz
yOhX+4iIsZt0m1+r0h5LjsNE03NEFaWzSHScEn8TI9oDesQ5TfScLnqA1Kg340oF0d6jqiidRaITlDgdVyqs5iY10UldtI98At+KKxVE2XkwFKWzSHSKEt+O
K9VuD6Y10Wld9MnjmPhOXKkgeui4KkpnkegMJc7ElQrryQua6AVd9PBPMfG/40pFB76fqqJ0FonOUuK7caXCku+KJnpFFz3xLCb+Nq5UEB16VhWls0h0jhIv
xJWabA/mNdF5XfT0CUy8GFcqiI6cUEXpLBLteA4TL8WVmmoPOp9TReksEj1Lie/FlQqio5roqC7a9TwmzsaV6rYH3c+ronQWiY5R4vtxpYLouCY6rov2nMTE
D+JKTbcHB06qonQWiZ6jxMtxpYLohCY6oYv2DmHilbhSK9qDviFVlM6kKFvfJ+kOJGIPDHkO4zxoRQ3NfCa0l+juXbcwBUAOzUfoW/8hqx69p3j1Jiz8Pae0
dWW3OO1mb+SuU/rCsUMkX3iLl51DUfIbkHyFz4PDP6KiZsPkl2FdacKyc0hxVq5ssabE7buawyfEGbrvlFxeHsDDjHSmhJaG5prSmmsqprn6T+nNReeyuehM
aS6+u6y5PuLmmtSb65zeXOPidHKa2mPsVOS8PQXtcVacX37xuT2/GHx9TYt1WpcfEqePD1BhJ0L5l0AeGuywOH/z7dchtydPyebqPyWbaypqronS5urJtAcs
FTYXnZU013RJc01rzTVd0lzT8c31MTdX/zDXBtSvvmGt5XqHtSc/IE5Pc0/qGY560sVEi9Ulkvs4uVNNtlqsefHQ89zuc0q7dUBLzYrzS1NvobUjarfpqN2e
HC7tW9BYM1pjzcQ01qFhvbHoXDYWnSmNxXeXNdYcN9a03kKTegtNDGt969yw3rfGhkv71lldfiRsYe5bp0P50T0ds9C3Tojzd98+cxl0qMPDspHEI2IjzQzL
zjVV2l492faApcL2ItNw3z/hJUqQTQcr1hGp5O2zTWsX6HFGaNBHLlfLMxoNV+r4tNxzceWAmqKJiWlc/cDRdSYth0g+S+sjpNwm+Vpdvpbl8yxf12bUsfzS
teZSlie/CvhdwfKeLu+x/AqWL7QZBZb315o+y6+klRzCpkl+tS6/muWLLN/YZjSy/FfXml9Fey3aqBbLskE5NXFO19PCEl19LM5mnU+vxIjLRlyW2RhIekm5
tXpm5gGFMKMYb6xEZowLH2rMGEhbgTbM7g+lDXNS2DAlTS10mt9xLx+PjJijuhHzrDi9cIXyGTkafeRnoIcPieQxTj6hJP8Rkg+L5MOcfEhJHoQhol8kdx1g
LztxCuvl3qOyf5+LTJljZMp8dHEMIn0faAwiaHIlBpH3dQaRlGin92U7vRrDIPJ7bqe+47KdDhzX2qlHnJ6epXy6jyvt5LZYnSK5j5M7jkezbg+005ygCPnl
Dwdfxll3NuQPwaCBF0Tih/82+AomTkfsIf3HZdv04mFmt5vgkGHmzky4SjumGXqnpKH33MKG3ttCQ+/tCxh6i+3R1gExqafIykY2Snew82dsPULK2a81+GnF
7Ja+mtlNj2NglsUxuNauZ8sb7sqZ0vJmk+XtG3SElrdb8ajN2MyWt42a5W1UMxHiItCKAmyQBY0KfOD7fEMrGTJtzZDZGqzm8KeKHXMdIYFK7ZhovNz3NPUe
yDvINHM5W9mwe4dPtultvikNu7ZnltTRlpzsueCSho3Wn4TiHvQsEPfA5rgHC+bNomHcg3ww9tHuhQq6zvwGWw1vZW/TzWw13ISuGNCMhaoQpIJmI4ajxME9
7WivxQ4mfyK+Pzv4M/z87Ii9nEhrBK98J9mcG43dJiOf72KikTsLJtuqu02/FloYd4/JE4Wgm3FjbgVfFmNuLb3M/L8wEDLqI6Fn5FRkSqQntBe0KObZoljN
FsUlbPKLCO3/ENkWa9i2aLJt0WHbYopti24cNC/LtsUc2xYr2T5TJaB0x6RF8ZNrEvYuZ2eCgkqLIaA/rw4BvbHUQSc7F6AOIgYXl31noKBs5J/zZIfwz+mq
DDmF2H8Rbio4IlTFMQSqIJuKi8bkVXa/y6Eresn/MphLxfgszKWCSwYnKp5/DC8YcoR7KIzcx5zAD05fVnvqMUf9JEZNJAdUh5chpgkYpZFlzGRHl/ES1/sR
k8eY04IuYAjDHGQlHTQjp9WSIuR0qfuCXh9kCtPDtvRyfQ5RfQ6L+hwrqU+/qE+fqE/v4utT6r6g1wcjsqS1+syx13qXKT4ndk8oqU+HqM9Ors49i66NH1z4
lLeFwTlcrTYTXJtt9JFzXe7Sq7KVa3I712TLomtyeKTnlRSZyJHksqzflNWklSoigjBlo1lCVuQmrsg6rkjroiuCIWZUhz+tIvDlOZzvCQcypq+2MoztpUb2
snBYHnY4GscpB73hoBs5BeT/hoGQkHWVCmKop7IdUjSse28+BIMi1r06gn93OXivADZn0QXPQabkRDDiaqh3zNNm5qIyjyr2XQeVds4UjrtWC/ImE+C9x1pj
z4gRvAvumRL3dMA9EyLYEfQFU8O7r+ZZp8iP2oQ+zjIcHXk5J9nLOcWiAuWeTWT0B6OniHDtswRigLJn3EI10l4m0KBBIx4+WjfOsfm+7yne3XQD4rO1CCEc
NqSCY3pkFoibk+G4ORUcNyfNcXPciBnMUZjBXBXkaZczgzmEwVZ5/AMHCfhDZjBX99x24R3aGaUbYrgM5C0vpIJ3HiXEcJAtVJG2d535EIYkhi7yoMuUYAdc
4bbk8kvodgtVxA3P2O8UY7+zjP3OMfa7KsJ+I4I8j143GBE99Hmvx4A9yTKXd5e+u3qKXMVKjKd/d1mugsv9IF9IKYAw2qpG7iRUTXBLo4v20RBiKLDFjgzX
Y8twPVn2dS9vMXzELGvENvm62xwWxMZoxMtwYwZncZvp920OC4LQzUKyJFxPR5lCCTPeTPmMZ8fNeH8eTH6wwBgaxZURvu4Otwjt0dm8RxcFfbTLRiVbGR5V
72b1Hkd6uzuIiaPMPc585SIz/0rQt+As4EiPdwc/bsp+NWff9H9Td/J5d9BHmzJv5czXycyVzctPKWShIZv8qLOhq/Zn2ucrG8FLRv9wROcCbQp2L5Uw3H6A
VcRTImohhbrrSkq1zCd1eSYVXajZTmQP6LpSw5qd0y4CLz7Ge8AUGeRvyZWwJpinfcZa8kth2gpDRoIhvxmmVjxktYNU6LsT64ZjR244Nq9ZYBwOR2DbqyZX
HGJqtGnWxTxljhji50m0JpS65DisLTvBH1nFDt1yMBqJXoSDRbSKIhzGYahlQLHWDlDxq8klZ4lX/TQ8Pgb++x/RBDbSyy86pBUOO0V2t1nJWrzHywUlivkS
VvtrNLU/x2p/Fav9SVb7U6z25xlSYEaQgv784tC7uHP8kwi9azN619LQu5YCD1bQuw/aNjrnfAH0biIGvcsob3sV0TCIobsErZ0tQWtruN4STG/uaS/3/4vp
JWPXZ8L0fvKFML1/MrT2VVCXGrryuIJj6TFjcCyt4dwU+GVuXLaYUhBpgCsSjmmfks5ZHXQNPlTploWrFBwdpFOWfa3R1GLfhR5dG4jOi90fQpesiGIZfaII
7agFM8kzRXM9fw+1VGnEDwmM4MI4FkuFeOCHv4kfdyMjWjbw2U1MSb1ORCpJBuvaRTyhYIVEtBBhiACgXM/1aeJgM0VGnqzkEDPrpBOYxLNo2XV/ruxEewk8
i5VRkzQUy20himWzb+HstlhAlpo/O7RYMUAWm2MPWdxNU6ijRrTbFBOnV1jvrVJMS4hkQS8HK1MyjEkkS480lNyIexwGuzkZ9FGQQmqzmy7TsOff4c0Rixjn
LFLjQsTyX7HdnnZFwjDYRRzAG43a6HwF7VpE50XahYjOmyJ0dNjcChi6zpC7OahujBjzMOFm2hZVcn2U8yaZcy3Hm8bvz4LHu0iRpieXpxK7EvemhOVYfsgd
FSXBl+5ALBKMsxyT5eD+CB4Gr6sv4Rv5+/YLMxBWfNJg58YJopAGQbgSusfibgF0JPiS5T1hpCGHjiBF3AsrmlT+fsw4vDPfhWc+PC/qRbhLhV2arAUmYvDx
/5YGn6u5d7cCGNviWxwtnb4XE3sJ3dS3P0TGia+CMV+tHK4iyYGZedC8naIfkdS+0K1tM0ttYqmNhQrQfWiTrWOPBBRw4Bs/g1z95qCfRYM5BvBRIub4RoNX
MdgJ2lt6EG6TMXKq9njZTg+6XgOF0OnEaIhF3sbz89iDq7089mBUzSzh3bqE3CHQ04PS/jIXdaUksYdXS8ZjjGvl+jWDBQ6z4fq1g8xfdMItMGO/i9H0lHAf
rr+00rYME2dIb7E7W1xsEs084aYjdBVlrv1iOVlRBKHy9IxH7W4M+tdgu2eptesbvDpo7dzCIZOWLRCpRIZMohvMuFAmhFk3ZaW9NFIYmt4yJVoSOuB6lUg9
dA28XKhNFl+uV3UrCtehzohsGUt3YMi9u3cQ6DutxkMie41JLxWdU2Yo2AE8uXixSC2HaU5cmpMJg0xU09hWzcliwJNx4kAu/+6+DnVbORn00vcMSbIHmVFs
BuiXSe41vUkex0eT+V/uF4zzJn/g+f376a0Ef/h9uC+DT9W7X75AmDzfxuhj5lpz2uLRB2MOeTbogCKKGUUrA3VozArjNGHcsvUXz7/2ykevNnD0sqLVn+SP
cjxZqMPfc0kiFJrg8AyiYXDMmZDe/nwNO8/e/WK6GpGXhjvFpa60GhftR2HgObqKaeh6Pk0j2jySDVTjvqshvdkpdhpXgQfW68z70ow3/X6a5+nONNe4I82j
y7xLbwnyzr/QKWGnyrkAtRatobRfQ+Ej0hjqsNH4edqvx64EhyNpv3YHlvZiGocODB9XtKbSzBo2ma7eq9SSoyzVCSWiiWuxmgLceVTOuTRmOcFxOg5GcXE8
fxkFYIJVJ6Y8vpuWZNsgx7q4j7uOL4uPu44bGuR+LHBYVxfCLxermY67M82Xw7EDg9WB4rHKnkvTFtUy1GKWovTSOOmlfFlIo/a3DINcYxy+4NDvdouQrac7
pfYyloZFI3b7tAgxAy0xnvaX0ay44eADfwc5v3cjBTepqL5PNndhueRmqRO/SzUf/9kbveUHHynQW//0Ow3IjB50lnpQo3EhXSCSx5k0U/SepR7VaEynC6gh
hZuP1V6tOFq+YePR049+8B9/f8N3Cw2eveEfLz7X//FLx274a6ISWmxToztE4UvkC1H4cuSTu9xraChgLKUV2wu4TKcOtoiOQR9X/ozo6l6diL20tM2gqEsV
YciaNoOCRC4RAbpA8esSAbsw2iKa7O6Fn/o24x/gp7bN2Ak/1c3WPfADK3D4SrwvrTUxrOKX24ztuJBqM+5ijeVO1uO3wc+yNoPCgMF41Iu/y9fY/WYYzW0/
YyAHCD5pap7rRhge1lh/5eVfP0Ghmo319yPWwGwhh/SOcbvZaIWLGET6pSO/OnnJaDGaIk6PGkQv8G0YZcxYf+H8q4/9YvD1U5eNFtypQQMC7t9AQ5/x0b/1
BqMTzzI3IOF0iFgw7oHDH/wYP0zjbjhMN8NDoqi5DXVmIWneQYLmVilnboHDWQJsmLfBYbbZ3MxFbmT1aKdvBt4OsnmE+svcJ+SxDnVaRoAAqAlumXLdNni0
BdNsDJmhhNuCYemN9bPnn7r80qUVLfh+qYhRqv/LdrM5gemXzr/2zPOVLeY4aWa4iUYB2fVycVft5BlMPmaGpY+YsvizJgcewokw/BAsiuW0yNA6OCf8Vugg
XHBtizlNmmWzOWXykpMHicdDJbOeJ8ZanpnyBZzrk/mHKbnuf4m73hi5quv+/s68+buz/2bHWT6898QHI8fCUqu111S1Z0WIRVCJItryoR/S2q7SgQ9grAi1
UXbDbsB0XeqqJlqDacaLAy4G5Kq0mBYXQ2mLCEkdhIAKaE2hkkncsm3cZitI3fM759777psZL65QW5D3zby59937zjn33HPOPX9YPDe7YW6/lL238caiilzz
jPAEnTjqpOO5QnorUXsDFNkoVwfrQhSP54oMyyn8bShh9BgzaiJzZK36SuyxsqDZsUSVjLUffyw7UMz91rNCr3b3yIZ2u+xnt8l2dqvsI19JhjFrV2kVvctm
U37VYPVeKWuAif/7ag3928uHjj/95NKULCOTbJhDCvYS58HxGMobjrf/wb19jyLMQi8+IsGHqYP0KfHBWdPKWs+su+4sW0o+ZDnqHpf0Tojvcwio5rHlaGff
Y3m3Rf5u3Bb5m+W2KK373BZnp/RztEFyP75yZPJ6+Qxjy+wdnUpDVEHYdv6VZ/Y7k8USqX8hR+iHmZ3vdOmWNFBqYMBpDcXyY+t/wXrvvDdY/wvaS8WOdDT6
XwBueiHT/7gN63/Sztb/6NGHI6P/cUtb/wtF/0MZ6XO+KGlmauj7YnCpaZ0OO9IpP63DBWta1EZNC+16pvViwZoWtRyolgrEAviXfGdRVWLHRPN3AI6IazGR
MHKZ+yunNf0feLkU4pCBw+JYItn2su+uvP0WRO5BN3a0+CVg3JJWOC2RSWrDcnoFyqer7/hs+N3gOWmWbJBl3JoRYXYyWGMxCCqdTlIBOSYRvRpecsZg6ASh
5Bida1kPSccqia/uV+M6ju0aOLYbumRXnMSxzwwyKXHppQrbNRPUoZrt4KUqFV2CpX36Y9hvx9s+A0dHOhbFWTUSZ9Vwq4MQx8IUApsGtK9K+6q0r0r7KreP
A04pWKKr3qaem93snyjJD8d6f+iqH5bsH7Zt9g+o+/tKciq5gHrr35hnBj6He8RZPwb53SX3VqPLl9xQS+syiQqkfyEC0P9QkrLRJ4GjnHkjb08GF8d6gzzH
5vmusBmaNyxFfkDiSpQOc8V0qOLDoLiRTNBFWuKiSpEwSoJ5UWXLSsd20lzHDOGhWoxdcWbsiCHSldldGYXO7twjrk61U+n4zLZ7ZtyFePxrzyW1ihqi9kDa
3MmpK+KxePRIOqF6zm1ffjCtneJixBcls7D+/JOLzi9yB4wSU9uzz+/6nLmB/862eWHUPiYe2qbl0Q6un0wbJ5OWWlp1ektHp4IA/T99bWvjtTd9lJS2L8ct
1CKoHTHv9mvMj1ooSALIv8VwbCYoV+RcV/MydQLOCfgTd3Xns9uWk3W0sNXX1dlkXdaT1nuTADARr1vuYsS4uWuS4RLXrXVcVym96jz4n4HBIZy4ztyDk0NI
h2o6hPVbxfodwvp1+7pI+pA6YTwtSBo0LF7AjecDm6iLpBfOjoRWI3G0as2D5QLvdKJEU6drt5S0QESkTFdxJWV6CFdSpkNcVzmPkuJdJFEw92JGGVnK2SHB
OVFpc5pXJDIF0YpsJq2KsuPgyG7I6pKS4ghMNA8lzQyiK7MZCdYIS6tM6t+T7en2yaQJcBLMs9FOqNGOYbR1tODAuJwsOxkP32D43ggEcKYTYvUAbycNdfK4
CT6EGMLXNMJLfkagAvAJXNKqPfuWnSOVADPBO6vdZNm04MlOELy5NJoPaNRQlsGiqi4D0CUCWqeuNXpoc42H7kodoi7AIqYP69j0XhPMpY7MeTVKXVuDRvkL
RjnBvnUobSkgtnIoaxGMLdB/X0kKNDHJdJLDek09oqYesQ6PqFDTXPcKqbQTpJxnr5u2usloxqTWtb+cOIrqXEV1VYYUJwUdBeG1l+ZppXc2+M5y2jzSBxgC
xWjc7Pbfx8TRvWu6A/zLsFssd5e7hBU+43AYgEHMi+JkqTtNf+i1h/B+Q0w9X6j5JE/cydRSizV5OIY83Bxxr8HohO/kIUnLIG3uZjoZ9CP/wqs2g6EsgvYm
Tjs3Qf8TPX3xg6s3f/jX720DiNJ+hNFSZ8IjQBEJ9I/TOrQ7HQJVNelx9GEi2/+p00SeYntxHMaNz6NhXZ1HZWnwOSfgqOBXU2YOdZou41o/SY0KSY32DjeW
jHKxR66oQQNXfeAPwuQA4yn4pjGeDveajS45saZZMDVGUJ7H2dIG87paxXqmPds4uIpakNrEtEUkqe1TZXXl1o2/zdlFnLxkoE0PzW+fSieN7WGyz/bw/EPG
9lDP2R7GtTkhHmf7AgAjhpR3z7lsQVFe2LK1U2NJkfrzeY3yn19497uvP/GO0ihNEAjnN1KKj+iN7FvlSl6GquRlkA1M9MZ6XFXKiOiNVeNpz/K/1iBzGIUa
UTJ6o6OG+zFrZwtXFKJZ9+suZ9vzdBafbuGW1Fe6mc+aCp+72rqZeGE+6w5Wg3z2XuCuRg3yIZ8f9I0axG344dLOVoN8LlLMalASSEtRgxLWv7BJQx0KRB1y
LO0e0xTch9omFmY2sTATDfnoH+TLXZ6+Vzlf7oBrVOxf5W/fzD6BBaXds9eQbn3f4kCvdvTfkhbhSetvdH5Oe9KmTt13Ax86Q3tPp+65hWKWmNhHNDtnMTPe
SC4iR3icP12UF+mKcW1HHLYfvJ+Na9fSx+oU6kHxWxJBhjM/evWZhwsgSS5pFVnuoRlQnJkFoFWMgrG/wT8WTDP10selAC6j/PFAgPSl/LEbwIOUUyhCPOe0
5hz7EUHQCiBoRRC0CvacOYeYKCYkD7VDEg/Uwm9sdq5kVc2J6Qc20ZEklRnlkAF3fUeBxW+8IHjZ4K/Hn02CKx5BEuWkjq4vlM3JMXMK+uck+WMIE5iTUhyq
mBOSHDt6zTq8Zl99RtYsT6qVTeov9aRa+BP/305KMxKelMznJJNJCSOXabst5fLI8qGcpMmBB3bFnFJJb+i2+pBqEOUBQUR3Mz/mnPvrNq9JcnHl0URMoI/a
dFK4Ub07R+rk310YNGiFODOBYIo4c8hmaOLLoW2tdhH0xE5F+r2f4adEFszNoFUD8+raxDkI5pGC+Ssa5ursj0CuM9WUFEzZr0SVt4ouNxoTLOzyvDfXwsj5
V585/q1XrlgbI5d//P2J6ErZLRqRU3ol5zD2isLYB28/f/xvaCUbdLFBqajJv91H/o4OtzMMYsHlNcGVLIXy76RfP/zhD+bfuO+d6c3ObXRbqoMpbEQKG2z4
DAYB7WVNxufun3+6/glUHDyNLJ60u3waSg4UXF5WcFEjZ1TsGIlPr9TY1+bVlTCffznoz79c5vzLQc47H2YU+sfe+X57JcQiEasV7UwrIcxWJUkFyYavgsrA
HLHHPHzXZZNeCTkdJEuYbBOrY8ACUFjXruyXeLwjruwEJNGq2VMWiZ+gX0ZxlThkGcJxGTKvYlQVPWr7HLQN8+jMUsg7kpESf7WmB6xDMFUfZQezzRWXNCEA
b3kTgmHYbEIoGOZREIbd20UYNsllUHy1QLvCxicfMXQroSjQdW3c1BhKTN1xJI7SlcMN2s/3oN3pR3uV0e70oB1mgqpC+3kG3p8vKrycD1FOr85o8LczYkku
1yz0WX6nIXgfYnhhYwBT4uiafWUMG32BCxgQNBxG/sBB+DQTGdSjdgCDgORCj9g2qjN5WqZRpLtOMoxxGkCZ1alFpeBoXTYQDRLlmg/JKzQO7UyjyQS1zGtx
BO3LgXedJjjWS+vaCVFdhzg9ec9eHeiXHSTUOP37hjNAqKmKUFNQQs0ZJdTQkj9+95N/98wFh7YO+LcLKXcDy5LNKVtZDkuHDIXvlv0Zy6AWD/EM/mJRyRy0
OOnvKv+dK+DvPv57gP8uFbj1c3JkIFndNIMNPie57yJeqP2ynHMZslxuu4xkuwzUdilCKqwG3+2ykDomJ8ANZs6K24Vg1f51Nb9i3R0kNfUtwk+QmoTH43z4
w3NHjj9CPJ4n9ZLawxWPb7DvJ/vLOlqCSAVmD2livjnhy03QPOCEFxoCQnpQ0YRE+wJs5azUt/Vm0wDeXJ92B6+oeIb8HBsyx6rMkQOpNLFfao6iZhml0Cct
r08p/HdWCo/7WTa2E75RBVWKZXZ0dMxZYwod9Rfk/IUEyVs77fNOh7QySy1ssxc4t5ZjH8OTAx71GANGN4Fv7iOLknk+YPujmz27wRQCCTYNeY0gfi/QAixo
h2fiG78rbqFeeq0TUZQiDawT0aD3RJSZ5yeeiLb50p6fl4TEjzEMrDNSGiff4niuRQrG4u3txJwtAl8gnEVtTq6uzlx9FCcTjCAPtDpwxbN+wth7olrAYasH
r9uvGyf+lap93IoDSTy9G4pSG/So9rDthJc64YQbGnfNn3C+X7JOOKmNOuHshn0nnPvL1gknHM0y1d7NH/EF7CILJZ8gA5U/LfBs79O2kh0puEiC2AXSuoON
zg3QutMoi2Bly3aW1j5ony0jNMcEqUrYZoDMcIgJlUk6pGtaDn1BexXn05aqhHQuBzwcE8uyE6htdM5VdQpy81w+pz1jIoX4kdjRVhk89GD1TM5+2V4tWNGv
LsFDf9k1qeYetA/zETMc33VALE6zQx4PDhEMmVvlJOIm3LrZ1HrW5c4yZgVwKk4BXKmlUi1Uel+BZmaCnWgTK+bhwy9zrJgBKLjanSuBUfPpaUm3afyICZ+e
sAWBrNaQ7aN85MlxXZiUhLgYSAKPMheDJITqbDKTAHpklAxJcXgNoQluvHsSJM84fdFvWybM8pFDsbs7LUwSyEpwToJqNDRPcnCFd7jb5hP2JrkjIfIimc2v
5GZcGQRGuM3ow0rEvdIrzDhJlf6xpRVBxxxGA5I9VzTYXIUu3vinu6zDcYPRpVBQejCEQwItzQB350LtbGN2Icmfuj4tKu3yZxM+29hE0jECHpOCMpQdcG0Y
X8J7zBiKJMapX30sym2jPl5u8Vg+RSzGspKf0pbelpygxUlW6dpUINFalEMi1SmlRRkLbW2KzbP1KTHPihSyxfiTcdBcdYp93RrahywegnWPfXRqA4bTrm6V
uLpgu30ptnLdJPzstQdcVXvAnWFFNe9hZ3m/1U6eSqtseI6ryhKtrL+Ag2X9LYj1tyjWXzaxK+tvZMAmKzaLTQ8zCcsdSJZWC2Bgpar3fsth5z95/7i37FZN
ig+/Z9c449F1U4dDuPjf9ZOpy6Pca/t1bCIxh+WEQPzUWKGnRof1W7bExj2WqHcOhfvF0hiky44W3Om39ZH9eul0pXSKpeqIdjMNpSe1lxgq/m5s4+5W531P
XuEsX7c6b6vvb3oQLqe81/D9HLO617yOYXtPeVZ2YHm7M55aX694wmS5pG6gSuoS43sBJWxpiT6Pqnl0PY2qefT7s6iVGKAErtj2n/Jkgb7m9WYT7p+DDsD6
3xxfAGClH7Z/s8C50TnvJWoy57wUpCUF09xBq98OWKjkhoDggHA2hv92CZtt/LHajGCeBzqPitqt0zJhWtZU4uga9xFgsLTV+Q6u5a3OUVwrU17XEyeWw54k
DFjyWEnzHse1OOUdU5g/gaBIZpFHPQTBJBFqZIBzc61TFKQrQ7Tk1X+RU9GT3OLnU9GL24zfHpPfaOKndHT4ft9ORh9o38jDtDzb5/+DUxQt4XMD5yOS1oO+
HeSHiHvk8n/puPDcfeD6D/x2Yy/Qu9F5iDSFvYLxw74skiVf1sxBH5a7AAl7cTCSn3Jr4JTD3JRxkIUJz7z39390/I3vPdjYjLkGOPOmfr+nl6gYNdNQEiLU
eqYbxjWTQGa/ldAm36qKumk995ASsES8FKUO4vKenl9do+Ng21SvvKRAQK8OcC4R1T1wt2RbMqxiaTFH2by9a+E6rttxbZCvP2L+eH/o+bO+Pio7Ew0IS30R
sSMveX0hbdhxjvqXCmhbDTvSLR/Q9lrBCmhbDXVA20teX0DbxwUroK3VkebafRC4gQTNM7rP+AynEcvPbKQlCbqw0bnCzgCD+b2rxj5XhAyMYhbvOkZMXkU2
f7rOgcU4XKM9M+kWEFx9FgRdnvbfxJUktjMAUjfA9M4UOzpst/0ix8KgYnih8cN5EynyIvM6FiBOe7yEC/D6Pult9g/w5w3+CW+ahpU2x6jNnGrTpTarulhc
e9XFkyXRS0ESWLDxXrnqRtKksSwHqBwVn/PPfckcqOKnLDiUhEIr8CfuyMtZcT9xp/GwekYsUT3C0Yq5h1piY+5+pf2Z9tsfZXktzJQ49jXStFrMHIJ/ylT6
1qg/MutlybrOureknqLTviDCLO7PF3OtL5WClIGyzRXnoP+SzFrY20F8hY/aQVxwsKjKA/kq9XqJk4SiYEqkI7ng+r7Rec01v3hsilBBdh548iZBt7EMFJS1
FkX8Yq/x+wxBD7JsoWJZKcvaSlkxVsoKVwm8REeuEQiXRSaqCG8DCYVnZeLO4B8hUcLyiV+E3hpGxYpex2zY1bKjglQts+rW6JnKMvAreaNu8VJG3WLOqFvk
et1i1PWII+BlJG+MxyU1KhwDwD582LIayluxwXOz4zIF4nUSfvGy+h09Dk8o4trFEqbrUdTEoOsxF0HKiHAgSvCQN4xIQRSHM3CvQIivKA7DNGeSqEkMH6Z9
lDbyYRgDt8fDLLCTED48c+HVH7z3ehXmrGGUwGTxexgOrFfSpQS/+2GtfQzP/MsLf3K8AO1jOMsnOohiIhM5H+oCPrpqZgb2m9cCenBjzeuDeNujO56C+Jt5
iN+coEI0Aa4Bkmgoj9G2cRWVCUq+oWKHntXqqEwD8kNDDvlVagG5xykbuAZsOsZ34yI+j2/2v0wtuBTHTbE3k272bsD6+Q2g62q3I9jZRbsaP4YpvXFQWNP4
owSSIZK9iJePPSrbZZFjFSAmpEN7qPUr/GZ/JZkHUK3Hf2LmojufjMXez7i/lIzj6V8U0rhBapvnnBw8FPUJVTRrXIT7bHFwJCt+dAfpjkzsQSfls06HJUP4
JiF8lhlKVtiQb844X+Iu+n5ckupNfnvo9sSXFYms6mMzs9+c2XJ3PI6g3NLjC/Mm1Fme4WSPIKQ128sXSClv/6PLZYehqeOpuKtkrR5QXU3AaTLEaKuzYVRh
mCCthgcW7yGdHP3Ziz938nK5X3OhK2WpxbKy1gOHcfMadytdSHCdBglMke7jQXxFeVl/q7Mlcy9hb5KJuu87rjAnnbloTSS0vazZmuhoxa0MHTxi+YlUsILd
eIJTlujECCgyTeDnSPYslUMlKauejA8iK4WTJkLP48ogpIQI6CsjK9dXk8rAMiey+L+1aNQSTi+oOLxgp2SIY3A3oG8r8LbRmRaEbQHwYSMpyfaA2GUwppul
0C6zfl8XCm6CTfMhdhPbC+JnBrEIFEjxpWJwkXN5FVHDB6k+KsjlVYTLfgs5ZrgGPaziDbh/c12ydkw06Caj7GvMtUs+Cx6A4sM0yqIepSVUNyZcgDRnU3xW
sYwtxDI+Is65ic8MihpMOtWUrtbkXUXvPCaBZ1u4VzxGndo/Zep/wc/3QwlmsUEwHH2BYyhwLAkcA4FjWTi2SXIRc9GvmoEptt+a2bKLZsuOGKaDNroa0BIh
46GCqS8wDQWmJYFpIDAtw3LeiKvsVVnQFg9PAbOWB2YkwAxk40OobS0PzGM0p5m3CJpdpDeOGJy8HRm9xIInbaQKoIgZRFeAtOu238lganfmvVd23rQo3VLB
tjbvRBklu5bN38h6F1nWu4O+ymZ3oOdsg7+jenPsTU7JNxWGmLWevT7xsH/ZZxsH8mcbB+Vsg7rwJ6LNbArfWPz/mAKhztbOcNw1zxN5fTIqzEZfQ5panH7Y
iaX2B1bl9wEHWUV1kFVUh00puzhHlnR/8psBpFpjXuY6Yhx3ePDuIK/ULaguZ+e5y4LugtSsXOmaWMD7CzjLOqPVqwVqWaavSmTOskdYWh0epzS6IjwgHfBz
Fs/NiPvuyo3II+2ft0c6MG+PBGa2I5EwMfSVx2MjuPygMTge4BTeFJV2ev0kRWQuKR2zqnVMPGij8wEkzxKSWlZx4ZLMyj+StKk5mm3JcpCkL+bguNImKRGl
ZSPwUJe6zc0FWhXjROoBktuYkJho+3IKH1rjk0034voRDjyp0afsbKB+hBqZM3n0qy4fSRuHvp0OP0DsMDvB3znZfSAdeThBnFD1YVQt1Fk4HqDvaXUtn/ZG
9hR6h5Frf2vsyc+/+5sL2/jwa+RafBl78kOJbxvN/Zq5TQzTL6YhpNqRS434yzVahpzJCAauMhu4HN50SnBoG46HDmWv+7BE0h64J9BZ2VMd6BSfhh/yMoen
VJfTEeo5vJyOHlmOh+jOyDJ9r1pwo9+XUc61mzbMC8end09aX9Ptuyb1L6Q+0OMJHV2MoZ44iv7Lh4An0850IWyB2n5XadmYMolytBmP0ING2IViBFELy0Re
I8YXn4AaZmEzVTNlx9k1meovKxfj7OOvT55Kx+DhOMZ+YUUGpAAUwCwhs6tFm3T/ek5NArah1fxiRe47PfcLFckS5aHU8AbfMWvoUTxr2ndM9iicZ3o60rAC
d5oKb3W5x4WVHLNg3zJ3Ry1gTy/SRXgIeEDIcZwHO0oDo6jnqlEwJmqp0fNoFWXgzqC1sm23Ba3Z7P7sToFWpKBVBpmpRFqSVUstk9G1FsgoYXCUMTgqGIRP
2qiNQ3OcdxGpiFmxl7IBzhMLzyX1ih0ZVbNRXKNHE53t7kEq7UDmFfiJ0CzK/MQo90QCQ82KQd0tT6R/fS+OjHuG7pGGqeZm363Z2tRN6yMbKt3O7+2bl023
W1OyumEdiWkAiwDT6VqhLzQ3KxRFz/y5AYsHqRN9JxnBJSLO5oMpD8HQ0yL9EE7P8BWEAtOEq/tnORMh8nVO1PRDFOc2TLsAXebwvbA/Nqe8Jf5QnfYP8Ifx
KW8ffxia9uf4w+i0v7oPH0am/RX+AI4+5XX/m7eri5Gjys51q7qra7qqe2o8PT/9Y3yr8MPMYoSjJbRtotjd4mdgEetEROKBBxIgssY82Ji1/GDGjm2MWRPF
mxDJhtXuzPBgkrUVk31YJBbh8BQpL6tIKyFlpSCFjVASJTywyT6skpzvnFtVt3p6xiYswRpu9a1Tt27d/3Pv+b5Dd2ev0zpr5noyP2AKxNF/6EgD0sGpeS9h
SjDMkWysh2YP+zXvxRRkgPRzLRvzjuwHttNjpCL3UU3B4XRCh0vHGnWs/LQj/Dv8eV586aKBmCxhf3g5bdP7jjUwx6PfU/Me4l1tvMvDu5wSgtmGLx+9/hLJ
kkSQNi2J5hiJOJ2yJKbGSMynsSURj5HQaceS6IyRWEi7lkR3jMTutGdJ9MZI7Em3WxLbSxLc5L5zMWObcoyLpfdGXCy9Z4wgtQMXS+/J0hGLGM+SP/WovWw0
aeDA78Z7bC8zgxQD0tsowADEXJzLaV1v19vW0u3vD/e/oltnaUibplFm+5X11XQ73YqoFw/vGVJSd0tC3fSOC3r+pZN9Z4+u6x6e7ZWf7eHZHt3CszqT3k3S
XUh3y9JdSHfpVkl6gaQ7kO6UpTuQ7tCtkrQm6RjScVk6hjRrQbb0PElPQXqqLD0F6SlM2rZ0TNJNSDfL0k1IY+QsSQck3YB0oyzduGJQvSVpx2xW8o54HX1n
AiY+Aenr4L+mXjmK9ccAhCmROzCtyygD6zBjBfyiIdAQDg5IcJAnC/qnm4LTaAiGhIM9EixJ8GQmur7K+7f5W4Kip/+p2KOCKrKBSRK2KCmIE1nJbLMnF91e
Snj4YIvVLHqColOnQeNDAyjJiYdkJ0VGyYs8SuId+ShJIo83qtxCeZb0xA0IltQe58o85sUfncnXBcz7bTLDhHD8aodeTUm1ac1AY9LjGag3RLQjF6KqZAvt
G69uzA8JPUZrEgoOw1OAjGYOr0OomABwFpRQ/vxIxsAJK9DiGpYSNWP4ay9VwhLi0cI++lDZMjOFEWXvZVb2rliGip/5X0y7G9XtLldt1Q6MNlVLo8Mu0DmV
2JrdTa+sZuHcz9ay6D7zzgb4f65sOQbVVhMJy/St1jCLNKVtrg/HppVTpTzybyznDKMcVOhsZSfb9N++aOpi/LIulO/OakKJLojhFSZKkpBrLxGDLdLiCvML
ml+wbxwesPUO/XfiG92whh87jodzBnpyThmt8j4XljThNc/trGBbYdGtgD510Y3QfhbdFqyYF90ejDoW3Z2Jj2AXSmjRvRcWMovub+EYctF9AKeQi7wn68Dj
VIQADsgpeBZIykX3eVrIUPBiEiM4SfqTAxYpWuxQeEnRaofCy9jKoXBVgbZn0Xtb0UqHwhsqmUP4rkrmEd4EmyOFf6uSDsKfqKQr9oo9+cLUiV+7KGfU3T7d
prDTJ3H0pT49TuF8n5KjcK5PyVM426fXUTjTB/mX0q0+yMCUnu5T9ijc1gfpFXt0O4dwqu+epCDuuy/Ca3rffR6sB333WQoaffcpCqK++wQFIU4SlK733Qdw
nt5nj3BB370XXtz78GoGv1Y7Ya7TZ/d3lT6cl2mvz77X3T775OvhVEOFP5yuATbqMXRUFfssP3Fzt0D5nI8aK0zedXHjuaNCZ7fVP2pw3lFqbmbLoBk7gZqo
u14ljKp+o1mbZEs/xZTsBtDgR81QnDWh26fY6UsVyKB97JdE6Pj494DoGv+xH+2xwJd0tcsc8H92hvdZtPomc3UrDOd0Xdio0mdhoxZELhlBiMN0muZH/fcb
MeiF+UTOpa7LstltzHxrqfOWLh7XzltrlPm4IMHfJU5FYLCO76E+N9hl3Irc7bCHKpBeuUakCqrm7582p9SuYd7/doZ3YJvRVb4dRZYe46wx9wOseO52IvYu
qGS/9gsY9siYU7zPyR2pOW/QN4Vf9fv83EKoHtqJc9JJLa+0QiHk18SoVLiQlLK6as4QrJRTMHtN2GWZOutWe6b24ls/6FsnQq6JQWXZZGQQLd9Ny393n2Mq
E8ctlOSgxfEBx5syAId/VXIWwtObuoud03GWYA4d/+Ji5jPsIDbPnFL0xs8sit1fS+ujxZZG69bOB31K3fqR1seUms+GkcFtlsaqgNLeTxuZZl87e7ALc0jL
sPKsdf07XW6p1I5XjbWOtFr+gU0dKVEYaNfzqTHrIIWBtt1HHWuXrWZ19GcbNfEFQ1lcz3qQme7Ym1i8TpVZs9MS5z3/6OQVO8fHvE7mVgqj0KLHZ7xUh4te
0PcO2lmpPdio2i7Q/qBZcZTria2yycD/mCEsKPWYDbdreMZZTfPSpkl7Lf+6j/c/093wiG+nyM+u5ZX12QerWz9cDUc+pGJEuBuJO8VfXrRHfbunUWkeXMP/
n6QRj3pU0Uae61o/P4Ode5Wp9M1YjmcO0Xe9RVmojGaBDet+/QOIN/oed+OAwpCLVYZQOaX9qMxNIBth39pw2vhUsMfN3BCZX2DlBjWcfOEXOJu/IEv4Jhq6
O/rVamNNltqPXWeOVZ88eP2IhgVU7HfXMGJgWPwydeVvVldIfJ3hlCOZd4rWSS/iBQA//59bNdFD6BFopBgrb9VOMU7d5T2N/x3hBsqu1Z5I2O/nQXZo8KU/
b+ys5a+XhtjS4JtP8/9lcF5V2BBndPvh/Xxsx7qMEjzXgvvU4NTDAhE/rQYK57FAqPDxFubwPxZrMyfcIy3PKFa3X3m03i8/aA5lw38AaWVmn+YUziRRYehY
G5Z+7OqlWBTdu8zHTdaC6KAsiB7jBdG9yzy6Z+uhar4eEuvHKpQsrivwy0E8WxqBAPs2sQzsapPVpH1ORXx6GgXow0qlgoXxSsUi5yJ1qfih1rA5MtrExglT
dxNh6ti2cG18ytZTWtmdVJU6KacY6MBOMZDzVtDxxX/HdvTGAGjz/bn6gDSKbH8ODH/K3ptL6h4bg4RheTctCWFrM3bLbngPoDKCdaC/Z9DvAoTUtife1+GF
q6C5kiyJ5VYD9cIGWoNP2Aysjp94MVbhNUnrmbTZTSTVZpdx6AFOYhvQXxvIYD4vR4ObL1GcjrBf0MC6v64DfnHaxK7Yo7QwGvCpYx3bxJGuH04ndbR0jOYJ
5keL9OQS9nxgfA60SZ3BNWB1BqmKu9djfmzeScKm/OPszVXXr+vwfN/Tk/kWyK8iX+XqVfckaNik02KHzC/vkPklNsytKqwKT3TWhmo181mfVRm43qpbbqoW
fDe/VBnUw4ObRRrVuWAYjPyxWkt93g+sXT/LeGWX2hswzCRwZR1XnyruATrYsN16QVevv3QyneBlY+3JhitFgjLQE1ex4x6/+hr7+RlTGFRAe9K6lFOwdiXl
84wgjZ4xe4nw6IltQqENWMLRxl3egSTm7cFkijcU5fRjQU4/dNLijUQ5/YjBcYUtNPPWgwdoEf0Mdreo3c1h/AjyRfWN/etp9AYaCT5yNZnL/DZ+VKaq8vTs
XlrQe3pmr4sDhdZeFLCe3uvuoWDbXhfkN1Mg6/F0DKIeT+D1nm4CXj+HpYE1B7YGMA1qJDNF1Kw1QxaXRffnrjpDa/vW+iqVQUBXdbqq6xZdzdIVePfp0+gq
0LN05dMVYmbW4cYS+utqOk0lNEWFtS2Z5dE3xbqYdyY98XBT6NxzOlqlmgnzGJpSsy84onB7LW3lZJtH1HNd9hTHrVO2XKtLfF6KY54hKh3Gk7r1h/iI5+Qc
wsGZyiziZu24mLooxUV23Hw6j7h5Ow4uByiubcctpB3Edey43WkXcV07bk/aQ1xP4rimixMPRXmcW6OymkUwSzmhIAIj4loyT++joA3+v7WkQ6lS0KWEKOhx
u+PlTV331pPtOF1YT+7AscF6soOC9nqCY4H59SShIFpPUgpm15M7KZhZT3aidfb4BCOmv0n6w6FlL98FpyS7fGQR098k/eF2t7h9B2ULZxQx/U3SH253its7
KPOUCbrdptttvt0ubmuNU4h5uj1Pt+f59nxxO+F+EuHkgk/+cTsqbqdUXPQxdHuWbs/y7dni9p3sQGGGbs/Q7Rm+PVPc3gmPItMUP0V/cLbg01+gd+b7/3sx
KYMQkSRmSWIWZ5UkcaclEbBEhNMS2HvgEJMkUksi1sK9OKXheHUeTgFIIrEk5lmiTRJw+tAG7z9JaEtCs0SHJDokAb8EMHreYUkssESXJLokQTo3/QX6Dkti
N0v0SKJHEj2S6JHEdksCIEkYtmPFhVBpL6kyc0YVc9Cik2GR2K+TEpz578EDkovwLP4b7r9wNXxdKXXSuOdTZljG9nFaKQ/L6i6eACtrsPxdTzmC3ZXj/IaD
AxIU5zcV3v+Q2AUJ9kiwJIF1fjMZyqaXHEGEHcdQzcO0j7fDr1xk0mInPA4vXYpXuLx8A2bJZc9XaWZZrnBejdpmD3m8Jz8Bp4kK0O86e1HEFg17+YIbVPjG
Sp34TbPZ62DKVzAGbUka1CzC77RrFXaHVV3xTlVWcpdYN5V1djGOV27wMRa/x5u+o3y3WmGDRqCZaWHKwcMN9us3+ASI43//l3f+CauhGnbkjfncj/noZPD9
laNpUHzgIDhOE/bk0XSCZui0zu6Lwi6O9tmpVIOdSl07lzaH918YqrPp5JCWPMP4bBoPKxeudmmSwInBjqMD5+EXaHZwB61lmi7VYMe3qEDUMVhDspWCun6O
hrpmbvkbn01mhxU9eT6Z0961ZH44SbMMg2sz1mUZ5jJLZze3dHbZQmYTS2c3t3R2McK6Yy2dS54W8leF0Joxi8A8I/GA/XBz68t5ioS9bc28JruRSVtR4dj6
o1XG9ZeH8Xldf5nKQD3RcLb8xnFXt/nd465usyyoZqOztBKqs9VLfBBTDH3fnJ78XZ5t0ILEOvWnpw0Rkri62cYok7y0IjYfodqOab3cfoxeHsPOu2KVBxZK
Ia8SG3zm4eOsA+5V2JV9G3uiSTtq2HUQPigZzn7PAikwjUoRm6ksnqJKdWRdbfk2WrQ0URlhUAvtx8W3Ir4dX/43p3PXbPyR5uEhXOPigLPp+tWJ8uOAsfrM
lMlHBWy1HaRyPPdq5untAClesm7GiTistqWkcwdyC+IFaKeg1jT1bleOSHeLOEU+wE7i5NgvS3ePPHavPLYbBupuDjJjA2eUBxAmVB6BeKHkUnFzj/K5k8ZF
AIPqov/eUPIkjpLeVoPUmDeXno2i8dVQXDWtNvWviHFG+rDLtTKm7TL8o9Q71Gai7mgzJzkA0iZpAGqeH9+0gWGQRVbRsYvLwQoGwQtp8yoNdLg8DxWn+fLV
Y6l3GCeoqGWP6rN7HaPjt66h6w8r5xis1mYMR3tQf0gGAYpIsa3QHvyMyce5qTAQRWxmqd14FizOM7A4cbT4Bm8WecyBFqQdWNd3RS2L0h6s6zvYzenBur67
4RHdAdB0H3gkdVd4uzxMFDAf0N9IOpLQrd5MsrrThTsnZKGNLHRKWWjnWehszEJ7WXclBx0rB9Djr/1KnJD+mBvU62jQkZwxf5T1x8LTytPoW8epE7vAkHBb
f0paPmBbvkDlirnoA35afMH7MEdm0Fwr5Qfn+eYPz5SdGTvi3RQuXWo5QsB6ZWQY33hnM8zdWbgFINAtJuO3VRkR6G1EBIaMCPRK+DSYYdAf49OynnYhyyf1
TRdnI/PL4rtlcGJZcu0NTuIqZZimk7ZNl/FhiM5dnmrwBQukBFd7xqj9Mg61fQYIsqDptgE+vAtKv+OsErqCdcgBHm3Y96P+p3OAxzTqnxrHZvl2dRv17+YI
j64gPLYJwiMooWY6WEx5gwjGJbn9ayhefg3Mw7VgHvSSS0pq8TUljeMCIx3HDIRAenypkTBHepSHQtdqHe0v3zraY1tHG8W4deuIlxmrKK6Oa4s4or5KI5h4
ti61gdMq5XqekHrulOsZg1zCVjInqSVQcAJ271ate3mth1vVeii17nGte3oCtU5jAWrdk1rnsamFHRDUOuCSCZos1Xrb1Pqnzia1fkQq/Xmp80P/z1XOA7gS
88Zibf75Jz/9gc+zN/vi/jnifo67//zhO2/W2C6/zY637lF/DdMSGpze4UYLR2PiT+qaacyUId7xFJ/e7bBwShzIlnTN+KmiIYpxoG04ZuRhlhSObJt6cTOv
vwtwHg9/v98TjoTwt2/Hs3EGtqNlzIhj419UPeg+nuVVvJqpPJvjhny0Hgs35I/ihnw051vihrIe9bokytPawwXOnKPBO/CKIWGRTlnLwOXiR3xwA/t2QJoc
BxrFszyJASK+cvQ+NxJ39QEAMTXz8gKEBlde2eqc+pRfQGrFP6woAuN9wz7EZ5AV4NJVuLl7WCMTyhFgCcvpX08nSHc72HAKn2LmbBAf8gGvfGrSbieGGTjT
Es1ucm4ftO+hG04ezU36sXiimiwVeJAGwEWTmrd0rGFhgiqAAT4sCx+QNqeRrj8OWxnsl4LKlht59vPRLpaw9MRDOBHgfL8hJhrydBKFcqLvG44ABl5HOjhs
fekrZ8zxT4S1jRLyScrdUsNlGgxYwGmsxyUNqttlvn0MPm8ZihgWn44mlFV0NfdyX2zhf+4q75RUMlpSFZ/oi0WRz4ZxlWVZ+VepAeEOzoPpM/1w8Okb3Hpk
xDXx1CH8FwfxC9T6wNiUtT7qJi9y6xPnNtA0cAqKoJo598ksrVE7Gu1ZiMjACvAITScen1Z6OW1AlXUX44gX3VuJMsMHjAhlp6jGDqGx60IJpdXlwUF+s5ar
qqTqbp3qAUn0gEnTPIOtpwzwv0UGXOlw+dheQ9n//f+51KVdjpR5PmOjB5hhwJcxYPNaCDdWA1cCm1fyB1YxrDuw/THfV8W0WhUuZj8yR1Kl2lpmUzRT5oNJ
SX6yKGhYnSyzYCnloljVxrfK68zLNy/Tv1SOzQJgtqSg9FadioI5HrtJ33FUxjhsxiFDzriRzGYeF0E1TlCNEbwdLvPwc+W6K+pUltdG7iHs9NOJP7RGsolH
ZBxjw2LU5Yfime0eFWN8jVIocC8kwM1h0h6yyV/iDYXzQf0G7KHO69o5GEezGypaUQQnmdPZmMUWb86vVk/p2vD0H505d+HS6s3Tp2APRboJPLBDVRnuptXY
6f/2jmLRzQgiSvQqFI+rUJr4xLkik72TuaQMMK+HH9e9+il3Jcim2N05eVux+qw2xlJQV7L5ctctyUqqY8lKqujzvPisDHaBmUnWekI7iL6+QIWDIhscgsUU
l9dJvgro6gRfwSDuCF+RSj54nq/oUQQROKiwZlvQFWxXaBxOmcl0AqdtZuO1hnghkqsYZoDK3c5i2hCKi6aufF19TZgGdwrDnk7iDft19MhCOvVrobjYprdZ
FBfNnOJiqqC4aNoUFyZexwJGaGBeNV7icMrdNHQKk9iajcdTXEzlFBfTTHHRAsXFjKG4aJQpLsoldQ+VzTQXGLzuWEXU4iIBAoIJ/bjEmUDrzzNCv1YSC5Pf
NqH3m4ITovvV1yiY2ecsCuEaSLJb4Hyp6MY+ajw5UpY3RWa/MmKLOT03shiauZ42c2KLWSG2aGSLmRkU+oxgQUykbiUz5kmuhYLYYpqJLVrjqmIKCtQMBbTY
a1lpFVdoxJetRvy9zNvSNh2DTMeunThvG7d4XupxRurR1NyUVGcs1bktFCK8XWaFg5GrUSx2M62ducAb7ABzTJf2QeyAVVims8+Izt4SnX1KdPZYdHbW3hS0
AsxyNDRWWXurGM1NSC0vZukbf2YVaX6OxdFpjQLguAD4p8a+RXXBBlcr2AEX6WOb4lJjgZ+CXbwuOC5Kz3HRsOO6RXdnn8dYNu4B4aXRln7TGTv9uUopN5/+
LmfTX2bn5NFqp0KvpCm0TKxdGp3FikIViJWqIFYM3bXPxNY0vWfolYJplwmwc7evPrML27zYwq0JEebVLvjKHIkuUiqopcOdYxXDHn7r7DcLCbxDIBxYNzyl
c1uyo3COHn63ovKTrktVi048d0TzrsfMchmJ91fO0l0M9QXzNpqdWG/mBOUoWWodV8UNVSichlUYvlakEfvg6hYSloq4bWWm89ckdyWKdIvyHGmOUp6zDQ1W
b8J47vEbRhnPfS6sj0cYz33DeE6FaBEfA3xlYEHyjAXyMamY2wPOwuCc8DIXlOWZJ2nwRZYkflCSSCu8csTHGzLoIucjufKo+jNTxGqmIv2b53qn2ivGKNGV
piOwXjZOpDpn80RPTBNdMU0EQqgqCCFfEEI1QQgFghCaEIRQXRBCoSCEIkEINQQh1BSEEMBA3tMMBvIOCRjoiGCBTggU6IKBAl0yUKDLBgq0aqBAbxso0A0D
BXrXQIFuMhSIoUE9Aw3aLtAggKoyUNB2AwrqGVBQ14CCOgYU1DagoHkDCpozoKBZAwqaMaCglgEFuQYU5KHrCWjohGCGjjBUyDvEUCHvaYya9zE4aFLAQU0B
BzUEHBQJOCgUcFBdwEETAg4KBBxUE3CQL+CgqoCD+DxdTRZjjCp6tlbh1wvCS/TKnznMzsE99amc5tJhdjQH1JZ0N5zLHTlnbgr+ioexjfF/wfGrnnKN8pfp
vHIeAZcSKWmqGGfdRMkZkq0N+tAGXTFjIG1QmV1bOdvgeNAdl7XB02+eYZNVavIYlG16PNYJjEaYuXKAZ2vRCP2xirn3CNuYMr0UdSKjmbuimRscIL/N0PhB
hXM5QlS5jzLVEWlBg/IkpdRfHry7wi/X5tKXhN2tE357RRJG6Bs9ko/mKDKbcrbIhWdUSc9WJfcxW5B0hvyMSVunTPAxYzxt/knuWBKLt3A/1y10GR5WRbcX
PyGsP/8vb9cCJEdxnndet4+5vZm7vbtd3Wt7xhKvvV0WQQQ4GGmVAxSSSqhUQrlSqYpAxKEOXKUA5VJVzjqBICElJyUTbKQLFDt7xgYDjlJxsKhElpB5yMRy
Ka5ygoPLRQUF7EpMqAAJCUmR//u7Z6ZnbyUH8jjQzqO7p//++5/pr7v/Bweo4Xjf7NTaHFT+J65i7oubhXZklzGTsfw/zf9PKfuLSEqZeYdcdvjQQpYVMRq+
5IKChVm5xXcgKcOJoAwncgKUZiiFmaTDl2R/L/XJxoCctsxpf+Ccg0WolFvbJUL6bj8zEvncsO2yLm0+QWFGqnZuykAq0lws8SfpxNDhCUPqI4v8z05Lreh0
mlxaO00u8jS5lJkmFximF3ma7HSeMGDkIkG1w+v68ZqR2qoZFkUarPI0Ug0hPr2M1M3TwLwo3gJUjMOIsjiEdkFpkcYzU9DBVSb2ZbzYIyDFwY4fUaqcPztw
/rzf6MDx3n6m5Egciud++uCnzp9lCDbskcQRax5kr2ZowTE5i5TGYPvilhTgzQ/wvSy160cSF3XQyEOFXa5Qwu5yPIfpnK9QeTbdURuQdHa++QXj0nSLw6Hu
SxZchYeQZb5cGxQujClBlNzldaAn4TRzHFtoIRzGYRuny41eB6ERR3EXUSmGk3A/JZrB/bTxZYNPC5/6aO4xPv1oDtyA4W2X5jSDqcbMwk9JkGGNziP+m9AP
L22Tjg+ZKoGk9SHUCTMk+ZKkGpE01kfSSkrSQUXSAUUS9emGhKT9WUbuN2T/htxBBwxwIkM2Gq+6/UJqNwEhou8xGEXT8VEgIYcdxU6obpmkOgv8brDTxBJH
kYudJlY5Th0+zdU4bNwZpL4gw8YVqEmYS1J7MZcsiQrmkiVMKaE2OoG5ZAnuY3xW2yf58rAh6IkRXI0IF1cwLGDbWTHCYajxlRmOZWOPMUA22NqsyeEG2WR7
DMd7jWxn7JSdsWtAZ3w4+YDrVl+n4zzzZikeYxAPKzbAa+a2I+2mEA7GMiRdJ0n6OJFU+T+Sj7E18jGWkY+Kko9xJR8TSj4mlXxUB8jHWCwftUQ+apCPsbPJ
x1hWPipSPsalfExI+ZiU8lHV5EMJhoeDRxJYwFdVF5NcPJbs5bHkaetDb9ewh+R46wCL9Q5v1zi8XZPPbBamGwVO/3aNcebtGtTl0PPCXAwLHbaAhK9ztjg1
pNP32qIaUdkkfii1SDWkJ/RCYqEKrnCIY1QvV2eymzoEw3fK/Rx5ZshKzf+NSrfLSren2xOOAgSxM+Mz0jdwf+L3DZNQ5W7dU3Ua4saW0WIIFB4JHQTytmMX
1fbWfzn+J4//DbuotmUsbxv2ykOI4C2D+Zkcofj0kT//4le+9/RbOTiotjUH1TThVUHCbTGkIoDb7rOuZS5Xl/LaYrwZAw0Ypvj4qaWx/aTQ0X2aULPdigPz
SbpRw+p6T6Sq1KwVzZdmLtft9GDDJewoCouw76YvRF+SQ0luBEPvIjzqlYSLM/oZirr0F5bhz8dElR5qLoT0VYrCQi8cxd0CfQMK8MPnrNCz/CisRPTZKohK
FHXDcaLFE55WYQVufyLkCqFcX9CSJqFMT0mTUVjtUTb6mRCTOKOfUUlLrRuui8IpWEUReVEI5fl1lBiF5YjoWbcCi4OI8lD6lFhHNFAB0F+GU8YhZCMJGhVl
SmHrgymQOQUjI6iwjEQR2iSogKPad164Duwd0dk7Ii8V3cRRFAynQA4xcAo/Q2DgFH5GEy66Ig3hCE5RFTAScMA9f0U4qaV16IOJTpRkpweMUcUTfd3nge9U
tReFPhjlg2UezuhnOGHZBPGbWOYyo2B3MEGJzLJhMbFCuan7JyJKr4gJZtkEiIV/SioBlo2yS8yoy+Y/3LOVbuLVD67jYPLgRpr3OOIRSQgcFhVwDkEYQo9O
4WcIPTqFH1fSWIGhoQ2ejwgpzfDICO9VEEUfQunhzIMzTi5R7IY2cZAqLqBi4kQRq7dSykeEvYKBJaI8DD5tbpWNWoorRI6HbHBWJYpolS3fgm7odLFchWsS
hDRQ5jQ+2TP0iZ3OuPO30h0yK/Urn8tC/9m10H+Gof9sBvpbYoYqnJHO5aniZ+5UUw7WhJyG3t5cJxfMSpDPH4MZMYtp8ayY5jVB/ixwPE+45vPEnIyJSjya
w6Ggezj9DbnRS//1eiF8ZY+A8wXwl1rPvq7gQxu38CnCXXyNOMHB3opiRGpxTxKNb0mhhwc5mvPUAioopLm8qJdK+mbqGTw0CmzNsyqcdWuG5FQxlSlk7viq
mAMtMZ6v8Oy4Dvwg4pl2AGbXgR8C4AfRMQaw1hKCY4aLOgelrQsHVnN1wRHuZ/G8WWIljbxzGFp45SNe7heW+82f8ggP7Mac0Vii+f6SvTy8ZCxb9A9HZ0lz
ehOH11ADkN3Js4gp8744yoG19cfHT/4Rx1iztt6HQcS+lGOacwDQXXTztdNH/mHo0txORIzlya9xM5K/zSHQrK2nj//Z3gdOvnwxgqBZcliz0rBnVuf0H6qw
ZxaCr7bl9BlWg7wWKUc/Sy5QykHOAsNPGWH+SFhAfDIrGc+sZDyjOZ6KWZaDMWQR82rgzhxgc8CRYO412HBExk6zMC/cRAiSCH77BwZQpyTkURy9TblDOJ7+
Ayb1q0bagsMyX+4E30NQ8ZfwjH9+8aG//Osn111qnDIk8Tk0ZI+68KkhuWNGQvndhmxUISxjuJfOu7kpuWeTXARTO91TFqwdgLH0yNGdH7/yuVWac3fe+f5n
9w0FvtQWcJUy34+ev+dVJL56+pHVPCd23n8YHf/2wwyRO7lrQ3uaMrg0uaYTn4HjpwO7091jwmwih83w0bTN76KtBz/PvHgb58Obcm+CTm+TcRpHf5PxCo70
3bttk/FDuDluXxXaHNzjsMGBJEY77djD9Pdzi2hUZ/1VoZdkuWKRsPB6tbYHb/QHoPNQ2mS+iZemeDlWmzknouLeLT2UxQQi6o7V+Y/3OFLV/Tj3N5n7TdXZ
WDfKM6raY6Y9QE9HrMMcW23BvAuvwjHpQR5WtWNJ91KhrX/3g+++9dQT6F711BM4ckS9wyZ3/8m9/3ry5af/Pndp7pCpJAm1jYliL8zLToYJfK258MvvBeuo
P1ePsFCYaXebqRCYss3XmbxbRKSeymW5yKy514CdQJK+hoWHDLX+h3maYltiky+jOKcftXzEK3najdUUDwTsFjgWBzTw/YekOJhKHGSjjR8m3DZeSZpmnDbT
mKFw6vv6Xf0dCIOEvQd4EfR+nJepAy3VgVbagVbagRY/6a9+L3nSt9EZlGHrW2888qfPf+W766krLNUVySPMrpUynN/By7CLwgbUsek6fWpSq+SbUt2cd9/P
cRxAk30K+s8oY1n2AlzRQFGeIESFcSQ2YBrWTgSu6EuvRQCJ2IhpWNvhZrMvfZrSZyK5IfPx0O8sXxvOIe+2sJ4CwdR1Qse4/TZ6Y+ui3vecOj1HREEg/E79
U0GIRxw2go/geMgI1uN4wAg2wB6Yvo/n4HpXcC4ONwf8YlwXnI/DluCCzp5CAG1eG8HoOkaQ+l4KGtYW80P9Jxqp66OM0/C8CAlCjBJMGC5qVuPzokFQLpXh
5ZtEer7jNkCdqpgrQzG2LvIag+TScnz926iMmuANl7SHN6kf872wFRt0776pPCLU1c7f3UJlEMzoQi5XdrNP0927tMU0P0ecRweCR8ophuqVeTFP71oUzkdh
E6nzPQJS9NOK6NjsMbi8qBtu1Os1xUViI+WIgjbXPqC2jRrVpsiWRggmV2xcEe0V/sw9BzViKuixWsoZqAuarjgXDZgiquiHSFyHnxpqm4/oQhGbRxE+EH3z
GdrmZe68Rhu/PvmUPL3T51mlZUXM62TOu2K9aPfER6hy+g4Nj/VzXraOu25eXACKq32NaoomN6oZhW2kUnsm8UOtmKRHcys2dsNMVxtgODepSSy/kKOorZUP
SFWmGLSaPE2kIDAEUoVfNvV2jmQ60CfJSh4atLQkrYwup/U+rl5VLvS9Jj58PNsDi7f1J3llk2T5f1g5+/pqrYhmpt8kDQakzBLzEKe8LEsyxj8Lo/x35+be
wq/w33Obu4IT25R4yQvXP/Lq7AtX9hamugb9f8FmmFu3qb/ozZpfKH7y0crVY699rLdweuGd37zqtV+9EonzC9c+2d75wi/96IreQv3wxa+/9frix6TxdTqT
7QWQWNRfvfWZyVufuT6p/5HN8hm/9vCur/3i7vuSqv/9SlSNWh9aOvboHZc/RrUeeOndf3rpjUDV+sCnn96x664vJrVekK31lc06AUEb/LqQVcfOIKdB2xXn
Q5QDiH4AYRX4Yf41I7poxy9fU758TXwcMi6y2mC6SLvuhnI+9ZHW19WctX62dzXX7sD9OPLlgxa/qAt3nfjmJ9u/fjpx1X7Zz3TDJo2yW6/8nXAo0Tbbs7yX
2tmM83yD8tD5FoJB/3aUXQY1Fy7acePUDV899bGeaMu3lAq0I2pT8lkjPMJdn09n+OFFUdiiEmBTfq0sHe2Cu2Bqfq0sHUWHErt74cWUvEaWvo7E/FpZOqIM
+bvhJfFrD8ro031RxCWURB3VJQr3lUR9PStRqFtJ1BFdopqJFHF11MSNPawfNAm4GHuvC73pI/cchdFNwuNjuaUMv5viEiFzcdfKPd7aIsmwBLrHY6ArEGAI
fmPa/HquAui1iS+ZD0bSeRAiKDYiQzs7CrniHIwOGyCYytACq7KYtB9MwN8n5LBbilHEsNpbLrElEG+yN8QIm0HaT94dOkcjbQTnEMwNiBd0jmmS/6UAgV2C
Et1dWDmIv6fp5WqkNndbJV7jmRavSkRh/qAYF5Ve2IDU8Dz+YDchb5V58w3mTWNV916Vnn5i+ggm/ZYM+f0S8OY733nyxedHaG6gAOsJhpiE7VO0+qzSF8rC
xomM94mF8hVvf+36XeEWmjSM91alIY2GcXUEjpoeuE8icEtOpN+0FAK3UgRupQgcC0SXLfLznt0nfQNA0dyRAfO2MfNxrTvbLLOIbBHDq5kQGBzXGovdrgbg
sRIQ3ScBPM5perLfVgDelvzYY6fo3UaoKVOjR83Q85KeQ6aUBqq+a1KXSthaV7B1UsHWeQlXGbXuDFoStTLk3k5CG68AAMNuZOxM3y6Gshswk6TKsWX/3D4V
ZvCEqjLf3/5jZhJKAHhzpg9vxhqXDTHTDRtaxkYm49U60NGHYJZqvFAzPwEqlziSgBbKgF2WNOiFC+b70LQEuJRW7dFPo2+IaUgoVMUXtW9lvC1XxmnMaQqG
ShWcVQCVeLih8UQ0+YDhRjT78F47GW7k8JGmVIi6+QxQAsrL4NGKq9NPg2OFvio68GiIVi/hMKNzwPAGkRe0z8SADf0MaNE3EAxo0fysb95Gsyeet9WJB4TH
0exJUcdZHQMTMwAf0FaXshKnSOLqfZ/Blmj3j5/tbKupya0MCueezf08qNVanw7DQV2bZ4k2VTGjY68ivAmztzdb51VbIwWS7INVJQaFWD7lGg1E4WmIc/pZ
BHDUkDMUaqwc6DTxaSnxIaGAfLUZSeOH+0cJSgPP4AMQNLoydbDcj0GJmF8oD4OUGTHDdQxEhjxctyhxMDJsofY6JQ9Chij230GGDdRCeQchQzxjMDJErYOQ
IUp8MGRYR8dlPPq2szLNH4uNZxHqOtOfJjXwcaGkRirUddHAGf3MxJ01g84iyaLOol4MZlKh7hPAgV2YEUmQOKNhRkPKbFB32SM/as9CEJ+qxD5eUGfXXwNR
ZWsgqpxJQBhQZUtHlRVKSlFlg9tPb7eoR7iYTLEbvfTpRwWossqMYh41BqJK4ig43jgDqmQ53EDJg1Alip0FVZ6ThI4iyiqRqEZcYhCqxP3BqBJ1D0KVrT5U
WReTjCpbClWWGC82zoIqW4TxZC6WUx63VoOGS49q9bLvdEv79lgufxpoqIObgVie+yf/ciDsm0Q2gUYn8V7W1eoAhrsG14z1ACyjZqDJkJusy9pYl/3Oycef
//LfPsXrsrZaDLSTfYMv8OmVZtfOrPFlltuBAvIHCQye/Bb+/nFzj3HD86x0TzAygZ7afZIxMb6qgCIQoUJAx1IE9KytQEiCgCTyiWEIkLPE5sdM+YIcNoP5
jtGpqAgjT+2T2zaAfHjsvCiuStRnKxYYL4EFb754z8uKBcYpJFXkdpPChbYoC4DhiMoiyphE1268hVXqnIv9q1LH+LnOuF4zb10xukMUV3dT7m4c6XqPo+FU
1PetByVOtRVOxXFc2Z+mrn8teNv9sKotJ7400BKZdQ47+Q9kibzWBDbRE1HGqAVpjFqIjVGH2Gsv6vhjubE3SPljJscKw7wBCG9v4OMLsbe343kTkUDVVp1I
LFDS8BQ2FHCbue8ZTFwGFuYykwjthnS0qqo1/D2fkTJmsQpHduaR+uOlxIPs0e6gcrSLouxol89WMmTxrQf3SJ/dKsyO1ZDOYynlzs+wPcZqL7CHC+xtAsoi
6UZrl6sLaVbmZN62ZO91WZbsd4Yt3c3DSV+aUVM/uWGaSuXdDCdukD6f/ffA8jPH8xtSVBY0Knf0M6gW6bvHq1xZXwaNvzdqXsq5vRE6M3MLQTayfghteOtW
jdAfpUsE1pDsDKdgxoqtdycjFTcqv4YBNsvVGZQ9+xzSCmeVXblnyoJtOa0OZJDxHvKSTZpbW62deKH0FQNtjV76ce8jHDasYmiVjfbO3DmMpgeRbctxZU2T
a9IVPegcXAzWyhk6cxmyTLfvho70bXz+RPz1st3PG4a5xCsK7EGeNaSsbK306q96bNadoZS/9KpMYXCZlLNWpjjPUDUS8U32XP2We8gw7CVN3A4KM361oVUo
fWg7Igdta35x07wO5+h75XGLX/lVqA8pH9FwXU5XZhQOXc4OM01hRGFeuZNegV5gFBYidhFQiKLu5dJV5goU+ejtj+BYiRVgLrdq7l1Vx1geWiotG7uLy7Ga
e+aTZwoTSh3Em15YEqUubmiQl27RY6OwFMF7r1QowxmchvdEUWLe4S7HGrERpc2gA1pBeELJu3oSCuWkdprRp9PmSK0eIj4c6WEEwPBPP2WoMY3IxVmji2RX
DIuiKEXdUMZoKVMpAxF9nRXQxO2HWhyrIoUlKgPOlIlQysZxXcqUglYQi6TmkTvo8/3KZuE+nERE2Wl0VzkKPT1WNR2KVCUZP0VrX0m2ryiKaEERjC0K5huq
7UZdZKPKoZFFeeEkLiODPMi46EdqpLDQMOrxIlS6zIg9gjHHQxMPsNAwarIVcTw+C8pPJmemLOxvCjvX4JRF/YpHySc5eJKTeZJ8kCMf5GQetBKYbucAazu1
afj3hKeGf1+YcFBNUgkH1XzlC19TlfQ7tcVwFLo3sY7VGMzULcT8rUA/J/DYxqHSMWHz58shPvYxOTbI8cOYvK2c+41xIOuxxKZojKk7zm8h9IiBQ+RGNOsj
T3Dyo0gOJ8UEtGwn4OsH8aRri0G1sxz4HSMYJQLHxSgIxABgCj+oiSpsMjjkmtfZtRhWKIX3tSoEaIJ1NBcy8fJCQR1GfPCGxTqwAfwiezDWQAlkqch0Dwq2
HlShF8MaW0f7gES+qILoKlVvgHcT1yjzVsm/UXWE0z0mHS0gZOdxy95gEDslPEZMhU57MZgWU3jeDPHd12OmwucnlNkWqRcn4Ph+tmOCnmk6se8Iq/DsOi6q
zACbznzFjbCEjyuXJ26i1yYCH992NA+mjjuIVxVUWWHn+DC4JA5CX9vecTUcg7Nyts9+G1jYfTG7rTwsZoUPMlAPPQHhZ2chKbxNiCKhx3H5iKRwDmJVl11T
p1t0JeAhPFDYEvpd4RzS6VwIdZc+pGB/wB3lxmyuoRtAMXGiAj/+7IZFJEzJXQsC4fDf33Z7GWyeRALCixLJk0QWkX97eYQ9UNO/bdPhHBpUpmJzkmJmXSBY
qPxUqKh5QqRCFcuTFwuNkid/MZYXamFNJtboihpdVRJVzUiUrxpzDQuVQDPp5ZQ9Pceu2efAfmY71S5GNWvl0cQeb5QF6nF+k0ZdTgi5P6uyiHL85iWO36oD
CkE3vwC/CNRBRJ51B3jsw59JRcyyaiW2M+E5YXwxCIkPVchG5azrttWODakXdGLdEc5RB3S2s8fDGvrK69zEF7OidktY564p0M2b9Ry3pjm488LZcpFopUfV
kDCHXDW4qgrE3C1hTQQcELiGHvcga8R9DvxbE3XMnwS1Hy3jwrNJ4RqkhiqhrMNE6+5FGXB223RQweIhUX8NCqOQh0IhUyg8EEWFgllWKf0tOEXlpq6pYA4V
1MQcNWCubCVkzCJXHblmZRvqICNgd1azaAMRBr1IEObQ6+OhDX30uW5SqZcyDo/zwDVmQDAnN5vm5OZLXP1/kfcucHId5Z3oefT7MdMzkkYjj2yqW954jKWx
jEmwZJOeHskPYSwplm3MbnZNa6ZlzXhenmnZEiiWwNiI4NwIsgmWNgvdPSF2whrM8tuLN0FIwZvFuYG7zs2ysFnCmoeDecRoc2/2mlwS9vt/X51z6pw+PZKd
x29/ewWerjpVp6pO1VdfffU9+/1B6vo8C5gwm/bL8O5inr6+RwTQNbzN1XoYxK9VHsRcJiOgfcMPg270I+5nPWc2Mvz9kHkGtLVvKQLQGHQvfQt97GWAxwT9
DEPDlEBwdzFFc3IMHkPW3EcADVC26A68hjflGt6O3sZz6ESzeIi0b4fL/XxZ1RBOuPNWQeGEAHTkVYZmQtBpHCUCrGw0Qast4x5gaMdzRdti1Cnp52vgm3RN
9HsED0ooV3/H6g33CW/D8TLy95b2MOAwtK7BRw/jUACyXb+LZpd+7oNCkFLscUC+l/VX1vDB5X+vtqQZJqCQ7y3xdNFHB/Y0/voN6Cv6JXxlV5d4jvAG/Thb
jJr4ZDgMrMs2fI4cj+vRDUy1nJWKE6baUeScMW4vd/EcB+d+jYkF9lc7WDvxMVDjmJcfMGdlMM+Fgr2G5TVtrNbvG6sN93gRoJIBWcHaxIa+vxPcuyvWCnSM
YYmJVIlnKtNvzMyDtnsUFPpH/ZsTUZdJk7TUsYo6HJAqZBMAs+ak0LgQwMMQX3TRqEDbdICoJOI4LbcHW4j/bW4mf61tH4PDSE8RL3wThS5v7dgyS/YI7O9n
H535v3ZhV+NxT47bht9GM0Yn3UhC1y4xcBMjuv/ybi+Qm46ZJcGxvMjr4z87JQGdznW/sZfDcbXKzJtMId4IXUbaxri9b3jlGNh5RpPFRIG1x522F0sq0l/K
GK8btMIW26GyfFDI4f/UjA7W5Y9S4c9oKzICKOaERrufOV6Rd0v4Mwzq3OwobQzI6D78hXagkBJ+JRUZh21UcyTyHcGKgwguEowojaBiBHOd9ja20TruOwj9
tYSbeChzVAz2z1TcEP9Ac3UPH/We/pD2onInrH1LYI1NfPrEw1889YOvPDZ+tJKYqL6Prl6JiTe+r5J6hN9cfFglvUSKW+h/+L2P/FtWDDj/NxNjf1aFAZOr
fO7x4Yd/4axhRJMNdl/WD5FHV7yVSh7BJSy+hRZh2gJTkT6YihRhQtJS6Z1/fvgvZr6+/B/f3BHXEdSRZv6/WO2wnQO9mNn5oct30f//r2pHc6H/c7WFxnbe
tP6fNv/oxi/Q841fuJ/+/0UWkRVVkXfizuFH6/T/Z9CSFnH8HlVde/2n1lz/qWd1E6OfbH/20b/4HXp+Gf/7HJoQSYUK7p905cry1Z4Nx3E9xWrBjtxXDz2H
7Y4KOXxG1x00y5djbRwWvn7DoAPXb5ocC9Y3Fu7yGaQyxu0UE4l/HF0DyPDbEnu7nLWPZY+Cseocyxx1HnKP+sHczlk+jxX8oWfsMofxeNouJ/H7uF3m8NIn
beFzsTtmG6oGWfwswv0bcAXzwt5RLsAkHxGbbInYZEvEJlsiNtk6YhO0zWEiqGzROaBrG98tJYDGFus6OSA5stPagM9kxkcK4m3ALGy9oWuwPqqUgLAIHRwe
PcnSoqgTDIfVCdYjIs+QR7mGpenrwRRYL0/1Cq3jMEEw3qpsIDguGEXDdETByGu4XbkEVmGXQH90GCn6MyRMGIQXWteiqkNtxBoaLg+FeGxU3EOdAC68h8KC
9aHTMCUDk1dERxvy5vgJsW0orzNaGKIvydEojQ76EZSZ7rGrTEBplQlANJwBo2iDNgzc0K6M4LNHoEW7AakN0QnYoCdgwwUm4MJfvY5XltUJ1serE1xizsE6
3M261AmKEXUCmiuifVB3nXGwsfZF0VcpKPoqBevBSgpP0xDHkWLTyuHI/scM5vQMQuHiEqgYr0NqXUfWKA5YhrCcQYzoyEbBYHYXcxgKgSF3H6tSQM+xTkM9
VApoBTu0rEOxKgV47WJUCobRC9WNUylAG/EqBeg1TqUAb7w6lQJe5JBKwbowXNuYpr5VVuySiAktALvfB+whH7CH8GdYFmuIJn4IgD2sF2s4pFJwSWzUN2MJ
Q2CJIQ6HVAoYbsuXgAc/PIPJEt+ofI/iaHjDEg0P24lejVMp2HCmshEqBZeGRNzDaoOhUrDBVClAUaBSMMRTA87GhjYyI8FZz2AzZKgUXMagvQH2pkOxKgUM
h8NxcMgqBQzDr4uDw8+hcGg1lQKlLglGdklbXdbmN+JUCoYDaPxcVMFlKFalYDiiUrCBYKHNq7+RVQoGWVmA7u89VQqG6IIstRhOwaPoXykP5xmYwnt6g0lU
oyJVGILrhXVUUaUIwlgMNByvXiCQcBoIM8CW9Po6usPAFyX1yRzCIYR7qwyFxf+nlRmGtD4SML9VUHNymZVbB/2IgDiY10YOZjtgC6m1rVXO8JC+YKCTycYf
crgPXfhwH4o53DMXfbiDd7hejLsHIoc7sENBsEMB1uP0ZwDg3Y8/GUEB/bDnBSxkCAVQATtKNz7En9Ho4c7+WcLHXOa06jcXrhA93AvlfqOFjD44Yg/3wkUf
7hAkrRdB0rrI4Y77LA73NM0NqNIBnOtppNK+4TsmbQBiJpopogBz5UJoAgZ8VVv/cC+Ev7pwWg2EvvqCh3vaCJZJczJg0g89DndaY123YNwDi5iuizzcQaav
FzJ9KHK4A4RyGoRwbRnAKdHfEUtvXqM4YMlgOUOHu7kBjMOd8SYOp7jDnZ4DUPt7HO787gAVxx3ueO1iDvecYjlG7OGONuIPd/Qad7jjjVd7uNPChQ73wsUc
7gPg5cEVA1g04cMdMN+vYR6bmv6kITYdwJ8hD7CHANgDTIkR7JtUawQIY5dwIELW+lk53BluRd89M4Pew4d7ibqElomg9KHYw30g9nAfki2sD/cB83BHUXC4
53hqEMkz14YHinXBEZozEQsO9wTNYYdDmK52uA/0PNxpLSBNjj/cB1Y/3NcGmhUw4FWJNr8Rd7gP9Dzckz0O94HI4Y7wrN2He27Vw32tf7gXwO7N4XDP4XAH
Hjb39ED4cAdChVVfQVy7IJDvkBzvQ/HHOwfhoLM9Y+LLTB7uSYBtEmggr6/chD/KZfoP0VqhJtIx+1ZDAB3owFXU+jMEQEgW1cYnymV16RPlNfTeoES18ZsB
32EQUcIsVYFqmaXK4MFa8D8NX3Br2D0EmIeaZdV2E3DRAMcNNQTLQejQciJgVY4610mQDyo4bmu9NDAeKqmQFwDxmA4DSMTlySpTjSqpTc2z42IDkzoFfYOk
wTicGlGJFdbn+K/MPU7m/Veo4Ewl90SZXZdQMv9EOS1hmKiXvPj8l0lg/sgi/ZERnrA7K2FlG5ioJ1SiZahE1cUJL3O2St8Sj+Ar0JUMvxj+NBqPoaP5sJH+
OTr+czoOAY05ze9w1NFyFkN0ZaR+W2xUI8uVleXKyHLpuAVpqOT9e8fBEgW+kcIqeVAAcnQs2IOV5Kmw8XIiTi2POUuLnbCgAN6xtA1KwFITPbotVomowBFR
NBqe4Yq/+phma/ukIl9zUHkUlStJg55MdvGE2LWM4SOnxTEWmAPvlv452gb/WOql+OGv8ENoPkUG0WMAMtqtgVrUhy7k63bXRXshrbU+JgqJ7GmF9T/hh7SW
iNHyDFyOpljb1fA46oS1PFMSntPWMndWUbcDb2ApiJNS4u7SFm1Rxwh8wq5K2dsYxC2+q1J25wGtBEf8lNKP8yr6WpS+FnVf8qb9GkZ58a5JR1kQQxNLjRQQ
mwUZeMRfKxma2z9itupFVHyeKz6ZTEMs4xwTvzSOEVfLYL2WhPM6XE7qqPMq4ooOEFvJQFyVNvR00oTo8bSEDe0e88OEuJ4TpMLq/k/dW7udn6ZqCHLnsAck
RO+jQbRYBgJ4pY0R7G9WywTe8HbBzxIFUWgwya6S+hfRWcR7bGbgUd/H76lyPi9BDYqQ7uW8oAZ9kO4VId3rg3QvV7Njx4CgbhLUoAipssrTFKwyLjq5Kxke
T0aPK9N7XBI/kq2JzHALfb4TxD4v3EKPkUm4Beh/5LzBBXGEU1c5pUqmt3anpXLsXe8qZxhD0fDqfUlpvKPykypQhJyCBnh2CbvYhpjWeyHLWAYeD2hIXiRM
1497pVLYACqNXjJ09maxSz4Ox3y27ynJMiIACI4fZQfikRlDiHDIEROnGD8StD1nSbQA3pvPSRApH08G6N2rUvqStgQF1pTj8zqtYWSrxDbK2FAA2opd/LxP
O1wiYQ/0l1HScwZr5Td54dI4KIAOn+Z6QQKQb4fr/OIHwnU4384XRDX0j3kb/5R2YX70/qDLkpHTfilD75TY8TmE21btJ6+7dSRfiY3VUDCayTcscbi91Yug
1B3xb4u1tlegh1FnFPnNQX5rMNwbPLG+lf/ca4929nS8jcEFgmz9LxZj68O2nXgIwaUm+Ng7Usk8quy9I+XsxDnarL8gyqFg30iAmYTsTwfqmrkTKvteouQS
vEPt/ISNK56tMo9S91mVPkpzl72jnKDWs9LCz/HZSu/Z72Un5BxNg15jCi6t1ZVV9iidgPm6R2boMCXsK1sTziy7x8eB2kBwQknfUmRJc0qIP8ePVjUjZCBN
RbNmL9FSimLE/z9Ddv2Jk7SPJei7bfovOMFTntUO1YWeiQs1vzQbx+CTARe0R+gpR0Es/Qu2EcnClga+t3W1dFCmpKxiH4WS9B1PHYUWyUT1RCX9RC23VMk/
dcJj2+F/E8fpMx6dOHZU2Q9X7InjCcpV0gC4LMMdL8ObbmN2rIvTIacKdGV9LxVK1Crq+x+Xi3m+fDm1//Cb37Nma2sOqcwT96n8TMWpfTozU/tx/21FP3op
nPFCTs8Dc6BwSFWemnjjo0cNFQM2nFL2E/yGq68ZgK28zC6DWMo/i/IfyjqQTHfNqnETwCabrKRHECfZ8Eag/bsz5ZkeqbgMbpSwA00kNW7wQwyuRy6kBAOp
vdNpM6BCp76N1TO4QTD4stvQ167kI1r24Po5wvUrdKhaAffsPFIZrWTfbikaENOtLfyAs6djZepBnKt2Kk4n0ieU0m3xDtoX6TPPiuaet9g+VlLHHx58X5sy
BdG8h3vWIv9Q7T6oo/ehtSw4kexXsh9aFuyV1VVF6Ky7XASt8n721QlP8H38A7+cZnsKBgMu90hNOfhi1xgj7/s2lN8rPCkuBujgTx/sHPQAs62K26o4rCnh
8ii11jtbThTavKIFHglNngvNfOiIFNr8BgpkEBhcpsULD9oOPXdkhP8gy5nnTqHYhXV0tArJp6sdrYHymbMtsdagnjuoIGoqf+AzyL5MFegztJrKZ+m5qLR8
/qxom8h1TfwfhBgIuVUMhbiqwh3396ZwHnpvvlCblDARuR+z653S18UGGbOFScbUYPlSMMSxsTw2GKG8FjmxMMAMplirHHOQY9UX8CczvFS6JbzXboWniplX
aTbpOb0z/fNrr/2p3/zgDbCacLzcZ1swi8Ca+uUtdGmf1nyZH1UxHtvLndX17bZf3tJjkFEw8PA5hFG0W6JZ5YhCFVvupLoCwr7NpquanKN02Ni1FGFRPZx3
31BO6J6+WxWmkg1lUKJbz//k3WATsC4NJ5PMRpCektBe/0WwvJyjhqJeyQ8vFlxgkgEP7BRRXyC3LKA/VipKAcNlV3weWC8MFzFfWw1OrDCcWGE4wU6zDEyV
6oiaU6rTWkFISmWFwCjBtncSgVB/mMdPCxYwKVGBqQ3QxLH7RbS94MmWKsTtF5qMXvsFTGGrDfJoRH4DDcrJEW+NH0jIcW4/RLRo9X4mPZhlVUsdIpJ4za2s
6+g2r3SfPP4ejizmcAAaDuP11KNM7aA+iEUiZri+G6oPR+XKuo8af+qESr2Xn+RfTDjJox4Bhe60BuDWD4q0y4pdTXe19XPD6+eG18/9MQK5urCu/OG2v9L6
ei71Uz2+7fqPfPadN3RC2ma4A0HbTBiVO1CbXgYce/aZ/KwlZmCl+s+rnyWAsIwMe3jGh/zNe65q3Lzu/w2JJJLGR6U8BUJxgJUytP2YDGtjGIFVKFR2XcOa
lSoAa6bFDLYjEIMKnvDLkBbB/rdLLPExloABJ8OZuy8W6/hyLHktKrAQeQHe8CRlHV/CJW8EMgxfjtDxpBUtlTxDFJPPua0ePcuajGJOGBg5HmMjR8v0wOmn
fS1Ro3xyRNs9CnQ/6zoJDWZ+pZ3nIrbROzXIeUqoJ28QBNBj7Vxj7RLm2iUJGPy1iywZ7CeN9Un0WJ9Ez/VJwDox2WN9Ej3XJ9ljfRKrrw+bDbvRFTIMofeL
4Sz0LBOGkqsrVpQpQD58dwNnY9Ml2sxXsNqebqZBvxLOZAlNsOhnRc21PlLme/p/TyTso4mHstGFPH92ykQVT++IWUZbhfbNmUrCVPNNQs2X7n9Q800/Emj3
6kTaUPPNGGq+WY6iYKj5+oQ05iAf4u4YBUSvFWgyTDf6iFHirnRMy+MROOfPGTJGQ1m4sFLp08rC/ZjsfppVImNLbSYcS6BKMt3Kwq6hLMzbnCrHKgvjebyy
MAxCcQwZysJurLIwmlhNWVhiKuXZ6JMZAaBL2Hsv7mURLWF6gvFn2xGFE9BdBaFcCxEtYUisLZFYW/ha+lOAsNr1rX2jWsLGHh1QA+LwTeDu5YQLuMscjUdG
54/VQ2jEMyfX2b07On9P0GbuN+MY6K1UvtM6fsn7Mp+ZOKdvMl6eavZz4IF2UKPFGuhZ1kDPehroMUBVNICKVcmpcg+gKq4GVIheEQBVsQdQFS9WA91lo2O5
u7ltvvwhaJfbpYHuigZ6NqqB7jJQMmxFNdDpMxm2igFs5ejL0Vc3bO3M/NoNv/1s7ZrPMZh5y/STuDOrLmdWvmTbx5QVuB3Mv5hxEg8V2fbmtYOSHbJPsI0T
Khu5EGLv2NpUHo8PfuFXriCyKNeVFkCgqcsHWRzp9s5nr75jwv3J23+nI4CHK0feoKByRhp3JT0FZZBL/ioiBz0pBsM2W7jzHda78dr6Kpxp8Z2brebZkCAv
UUEyhGT4ytWP1e+9d3rgWLpUFNhuqVUpedfZgchM4X5sy/2YjeNxOUbwdLbFkBgrGGYAljkMchCDHBSUN4gwp5TNdqG8LDocxObLRtYmK2uT9dwYiOkDG0EM
etBXECcIHMSEtVNgexG/LXOrbUv6GGNb5npsy1zvbVlZS6U+ikCUMJ175AYEaBnANATlrVXsQPD4bkE0WSONKdLZn2b4yZm5ygB7T4BlLM15u63WcouVAZni
AYagQarTYc28XMdbj3a7o10kRKzYcmLFloNjBBtLbmOlwb8SJk6+JWwAOqpg98JqKx74gilQYvAt+eDLPicAvhk+wPEGH+AF2YXMFQIzh/CzcK6Y6yOzglcz
7AsCbRb9NoscU0YO2EKbx8DcoaLAK7OPcp6dXQ58CtjZrWXByFrITIb9YNmjML57ZgXy0ZOlUKBYZ0Lr90D26uTPO8kEwlSyaLdLrKuFsQk/UFjrl1Jv4fCp
CHtpv2WEw6vf6McPTfSU2qa6Q9ckOXRNKiS4lYg5yUBwmzBFkwk4K3Ug07E+gyDMIirnUNmWeIgqB6FdylmXBTQz0DFD/OGCxNsuVPJ+GNd8SEAb7SshAtqE
ysxAqrGyDTxf5jpJxxk4jsqorKHER6tXtsyo84a8MiHXmr9MuKljqaPuqw3WxQ72Muxlj938sstfDnBhRBeSsOG43r/66EIXuUSugnewZI/oQgn4soDeTsqI
LpRUqZs4DmzCjC4kfnxpytI6ulAOwlzLp8ARXajA0YVyrKqHI5x2BAJdwbkJo05cdmBph0cSXSgXRBfKsXuimOhCeXaKgoZyRnShPDowamXbHWWcMhkdJsgI
HoRDLtcVXSgfG10oF44u1MfuKTwNmhImu+9WdkFBENnfI7pQv7h762M5TZ/KQZWiT0F3whP6sWwyHRdd6FnHTnkSLw617sIe34ttjCiC7gxokluWfTe4CCVf
SWt9I8h47QcIQaV2i6gT/906IsxDnX3LCJhm9MZN2Ma1V4B/2AD1Bx5woo1yJu+PArjEk+zTSltgQvNwUvdBIceR8Mkc8h4fLQJYF4rvtLkzgI0UolNqzRna
p8lAkyaDXZrhyKcshC15QX6NHoFlEKsvMgO47aZYZMqRy32W6l/bWjbpSZ1Z9SktUud0t85TmkVjkDr7brQd0XhKs8ZTumjuUPCBfBUoXKx1OCfMKMuhXT0o
FkSntSpUEMCRpXAcBaL05x8I3NfRLvAUlqjQDJWY7lI7EvjR2kceGHnTlf9D2w6kpsoShSm0RUsj4tgacvBikPRiLDocQcnXdLK6ojPyClumphO9AnRhNKY7
qdgcGZLZ/JxypBf7YnqRF31NrPw1OCLF7N7yZx3g6M265c26eBRw888n7MQx3wbduq9WmkPYRGVzKr2bmSopLSmWFRDdMYlrTek9vAbOnqLjNaP97InrJfrK
m2Ceqlegki3bDOTsvky5KHNRRjiT195VmSIr/XmrakVWNQtbdplgnlkAR3h4aX94MjWispZxWVkGvjB41K4sD4T5KSqvpDHsjDfsLIadVhnox/GKZ8y1yBg7
smyL5m9KZdkluD9wJzzwvDeatGxZ+gh8Cc0tprrsz54o7dme7Jph0Kkx4BPYQDHDErB3TbB3gxExCWF5sxmAPV7hEQaN6U4qDkMeS1n9OKUWYPAiepEX+S3+
rAF2GWd4ecwPWqKJyqf91hXIWzYygfc1J9CC+bafNuPJfioLYcDRRKD/ZNhGr6bRKmHIk/hJSFByC04TuiyRoPZQydSKD/QlU7absFKM+JfklULZDlWG3q5z
M9MihFaWlL3EFgxUd4lxVpIxJp8tUHTJB6+kuMTRJezGUB65+lGiq3JClySDykn9yHToaHhnTBFxEXIMmTVmKEhmC3nxR+gJyzp+C+LZgbXKLNNJRMDYpk1n
i2tB7UVT/DC4HKLsKve6VlniyCurBZeEBc4gldePO8jk5HFFl2W9Mgg5OuJVExN5fzHlL+vlvjjt8nMt7vkbHxDl37Q0FvK+afDQOh8N0ivshlLotyCmQ4oj
OqSfeq/JTia6F1Yj4yvN797z+cT4zvr91/3fH9/2/1Xh53Sw5txUsUdoUqW4ML7z6et+/Udf/vUkAdSIKABZ4EsRRZdo43uSho/ERMjxZ8LovszakbXjzv21
zAP8jT/mb8yKnh/l/5qJDuvUq12v6GKVWC+aFyurEqc7sg6JkENPlkHspOs43cm/QVcP/fylKvue3Hn177zU+cDY96o7HxtD6uWq/2ZifBKz473wsnaMevyH
VcxOQnS6g6/mkX33PbKYTt70XoopbFd8Dub4Zec6CL0p+oyENH79d0HUQ6OqZvn5ik2kpj3yM5LTGlZB7WNvYfRmazdw9OBnvHYmvn/yW3/5u7/z8i/RTdJt
4RlOGsJmnGZFkNI3A2X4V355fEU0yn3bCZXI77DF10ft6P0Vocbi3O658li73SN0vt1K4MQHMe3kv+GwODpJaI+uHYHdQTllhCCLYDImwjJ9jmNbEk2FTlQm
FxHOBKRLTiXvqzlzdFUk6jAJTaI8E4YJ3Pj3FJO4Oc7AiyElhmdxe1F2o1IYISISnCxK5MQXE/BceFhpIZgzcApFhDReryBMPKFRBAtHKs0VdjNdIxWSVzkK
CoVQdi0i/vla1hBOjjqlSg6zl2TNuLjZS8pjPXuEGsWtZ2obXSFZdwDWE0WR7+cxsxauvZbpQmiQTx3L1PH8pE3XiZoh5g/mNeXPK9OSKdbOxaRm9KRmZVKz
MwgXy5OaBZGRhMYvJjVNiUxz5iqLJzWHSWW+yEglg0nVJB0fPrthlFL7K1uoJ8xWhm8J9Ih1doOvONlHYJI7aj/kay087Qbq62y4M4xJ4FQJXBY37NlXYgSL
q1xIehPhKMsZjg4cEg9lcfL57lIzKu15Bc346EEccqZhZxs8i8SyTnM526cGhstBEFu8kDaep43nOiQyuoQSMtGL2zg8ZhLhq9OY9tMywgJGWNAjLAQS7ldY
gsHR4/0R0rOIm6i0eH3CCJPGSIxGYkeI54ELV4LLvSBIT29z72b+vgRjTm5zb8GItzEFnTB4A0mArhvx5YqrfULUyowo5oaMIUjjzp9sm01iJIltzHxJGR3l
sWOga5SKsHRTwtJNGY3nYtLMXGibTfKibGPODby60i0irz3r5sWzbl5CScMrqg73nTst9hO5Ntv05IQxmMcYWFchaQhKU1wliKFNEMyNJ6RxP4I1zeBhmdtF
yOSw8TB121wE5s3TQhzk+cW7kEUnz4B3OP7wWeqR0McJNo3Z5nJkXK/756sd3q60i9vBo1aQPDOhTkx8/Mu//eXcQxP2CWZGnjc8PD39oa//h9cfPUuE7+Pc
LLaNSrb+dk2dBJI4p1X6W3R1BGn8Y9xt3dpL9oyW2vyNcNtqX9UVv+rMSDk9YWRiWmtVQRR81aGppt+XHNY4odQrjh9qiiEHz845kDi0tK5QyA6C3zlB2/Li
PgWcpDOVvglL0X93jpz9aGuFnRdTIydd+X3cZbWBZAeZln74pCt6AVw5xSxWREZn6VsmDCRsPgDvx+Bgd1osiUzKQdcRxr64FUZEtnxHon77mAEUZNsDkgra
KLbQ1Eol53dMgOHVIJqWINuv398BGsj6+RJLmWj4iD57lXue/x532bdzXvW3eaAW63pa/IAFN0mWgZTauGOqAsM8fDYnvFI08pxTyULcghUpMmcx0TklOhp5
MZHGShFeO+V92drxToDP3nFDh++9vJfASmwBcZpzYKDBA1xz50+/+MmfhpLIZJG1ZrMefJX+Shts4vL4vFPuE3toBivhpz/tevRSX8giN3nmkbP+gfBCVRY3
aQzzBfAszVjtYj2LYWPp8x9MOGuP2sdWuxn6e00FkvHnq1NEmDL3uWIEZ4civrd0EuyiVM5I/OWshKXLMRe7nJcIMYXaT6yy489LuRgk+wxrYuEhq35tTdNX
hkywj2exeEb1nzlK2+UsM+sDuDEZvSUOJZ9SpQ6ESgDFQXomz9P0FJK24NW1ncq6VmXIz6/v4IJUIggqseCpxKo8a3HUJ9SadoVSa/gBgIsdEayH3GZIrWPA
gwsSATyihwlprhVvGwNqsCMxutawzyRs2MEOG5dDdhiCJMy0uAItqcCV2FRleIS97fYpSvRRoohEkWiuY2CbJPzJbFCzawi416nBMDAnAmBugHmYh17fH9is
Myru650ecROscNwEp82e8CPlFSc21oFwxMHACT2iXfx37Sz/f7f5OuNZqv7PcQMyNFZ63NHzJxLMxbGPpY92iePCW5XZMcna8XPu/fRHOCmMNKJ3dpsxCm7o
Evfma9Wd1/K/P/Zv6DCLCh9viRVCfz4NBQ+QdHUw/b7QfTkTaI9xBHKDQIMTAzgLhUdBlT0d2DFCdN9m6aVBKgei9jA1ByIrsbr7f1B6OSYgsyynByWVY0Gs
dmIIye5HDUQZ+KqB79O8+PNncjPTAfkVJr5zImgVyT0LnbRbfR5B3hPc56R7KPazon7pTz0XFxJGhU6I34SKfaD81grix6dWcNLJ7TiQFuafdqFk+5BiVuBx
WwItUHJRx2W4yh2XWxs4hSIWdnwlYWXyt86y8jgCtCQDavU8mAnweIGD1EawWsKEjKmhGJGGi4EUlNSTbfaTys5eOQwCHDOk2ZQXb8q1hq3rkpqstOVwyLQ1
IWp7LY+if9j7SssZtJzRLbOwPKlbTgqRyy1DUu4RuWlThftMJTtRPfEEu2R2aiftGfZIvpWNnl6wJDfMued1jm66SE9opuxzQfKcn8TPdbgfn8I9BGZI5qEL
wsn26WoaxplH3kTUMl+nD+Y/VEiADeE85AcAesH0Tgkua0K4rEnhsqYuIqw6b/M0c13TdtaxECtGJZekCea6suTJubmSEJpEeK0u7sea15pgm0iP11rMB68w
e9bntSY0w4IeuSZHNVTZ47WmgsoerzXTm9eaMQ8T071TofgPxp/ycfPORGncshNmFKIUjHcvhJw7nbIFZ0ppsB2JyEk+BXZj78EnafBJY/DJ6OBZSnaRR0t2
Qj0Ku7unyoHIuZyP+ZT0CBFX3qcSTXAhrnBfiF+aCfFLQTxlTG6p4fg3I5GgLN8iovMamK3shznCcN2LP3cLdzxonF4QDrlB0NIzj1ce3Kr4scE1N6geKsjS
vmB2agpM5EwoalDaNLg/2wqYrXQ00Ksm/u7mnK9QDS3lTQRnr9nXqjzyET4ezAFUW2HSPdNqYxQpLVLIxIsUMnyiwToXWhF99M1Qsk3XrJsNJnkxlnyIoRry
F6AaaPazZwmC4NxH3NGFme+vktWuD8sy6wEUgxMyDyVroq/7Tnc49lXgVa6L9Z6J57dnAn77iJguQuxStkS06oH4+Nh4h4cW6AybCzJpULIByRKUi8q7i9NH
43wr/8VMCt5n7IcK9J9rujZPGJ4JnC3WVzWtyrck/2Z1/XiH70v+sV0Z77S6IORklchN7W4gGVT0WU7XBy9dP268xK8kxISXbg2l9zymrZ8QSzzBvjzwUyrb
+BEiUoH37sCjO52EZyoZ4ww+x2dwJQu2EmIiPi35HPhLHCVa8nkwlpCXM7tSAMMJ+eOSL+LkRf48n9uVPnAGE/6pXukHSzDhn+uVEniDyJ+TfBK8zgSrvyA7
AKIAWcVZOqlHw6QuGBNJ1W/wbQYVfdb7AuMJugquoUcmJWDj+r0WjOC0z9pJG6ydJO2/9Kth66ybsNQ6n60DcXKBdRVb4mxfVEuFjWOLMwMMWj8LuG38PezY
Xg2ikEhT3HqzWg2SyFchanM63lY/qFr00IuNgzaGWmhqpZL3O6YbacDGCbFt1nfYBMLPD2NwCN4AxV5mzqxvM0OpwFrqBTboFZ1bViQdBusmB+XIbJvNDbJe
KV2YqSWa8yJIbhDhQ8yVytH9lj+oQF/DirX4yP7wfdeOMG9spuGh7qn6I8wbO8y8scPMmzQNKgEP4AnNu7HNkIFwjxme/7RnkJOZOPY2NFdOqX7xkpQ+Tdus
Xxw1pYVYTYo8xhbKPgWyPmF4yP+IbdtHPTTbkO8AIgMlzaJKZ6XDy9ni80k8OuFZi5VorI50zGi31Q7ZoeHWLq+jQfoSM34c2m77DQFcymx776wEzFnaOPkP
e1IW15SyJLw7DV8vtrlftSVJG5ewiHFlFNSHewPjvDQUYnEPMR3xQ7c6FZKzsAAFEo2scP0yba3RmzXkLNhMfCM0xCNhJe0Ml7NaeNbg4mdNwUwP+Yv2Eoou
t7kn4JGFfo87zDuH2AYyntMyxmKbmY4yxmLLx+uQtORY1TcVkrSEpQ7MzJIxmlIHo5HYMeJ5TsZYZFlQC2PLnN7mPukwC5Pt0IEaH+dBb3NP4tdg76HsBZtv
ZabkpwAvSW3Ij0KSn0JMGlIQBBgJS0EI3l9CsybXnM6D8/xMnhqSnbRIdtIXIdkptM02eXW2ua/YvCQF3EILuGumWPQFMR1rWoswplXpawFeYkQyfSwko8to
Mlg5SFzSXKVgSly48WRbywBxNU6y2OQ5PcPn8FvUOuH0yU8jX6AlecaRyy8AActvSF0ISXwVpfT7PDdjSF0A+amAWH+NopKXBGjZNvpvKXV5wfGlLonaeceQ
umiKI1F73gYaDQteErVX6EqAKvFyFyJEDleYLDlhMwc/gSgPJp+bQIWevUPEFMIV93cxjmZ+5Uk6AF7N8dxPx3O/fzxD4plAlAn5fQZHF0fIocw5/fA577hm
8SgrZ2aoCh/X2bYZm5O9pwC8/eO6IEJVqDuHj+sMvDmgp17HNdootdAUiAiv4zRETN5xTSig4Ncf6ADag+N6kE2DEuA44e9J/ttC4B/w1AYAzwUczgPsokNM
Mbg7ttSAZBL+OWhT9WnzBS5FIwfpuG8JyiiB3gjO7aLYYxT4azPhczsdObfTbGJRVMWWITSXczsdPrfT4XMbrkI0bOmDm5WhEle6iyZhV+n3lyIL5s6wMoJy
9hNJB6lLW45nQ/riBU/FZENwhmM8Echu8llwmazt1nj+txzXOUYH5DHDSZmOckTXr+u8qET/+j3ygAiN5BbrOihx3ADt5FHWp0+WPi3lV7qjYESMOlvpLut5
Tksi+OQD19u7OZV5YLt1G1LbrbdihG9ydtY202Y8/nmX2v93NCHJ0rO6+2Ev3JDXfYa7H0YPG6GuMeoos/tRB1KeJPuNww9cAmX1KHIM8OEe6Im2UaHKO8vs
U+JK55Y3sVOdDBR6koaDtK+99jDij8e7+CrM/q29fNF3lh7FPemSwOFWQRxuFbrjiL//PT3jiN9kO8dAvo06rMkER2kVh12lVdzSh4VlKG6HbPgbApOWCrPb
LVj+WVfbuevtnLIv1qvbcFc1XfDFlJs6hstpN8tSHNiehBb+C9bsTCUR6KqyWCfw/6BtCV6xYeQesiMQp3snHNGPtrdYjzniSQyRohGqj6b6PpgV0AuOguTT
q8M8TGrp5qJjKGT6pKDpkDrevXgxSJoixSBp+FsMnBaXB4PkmiC5tuCyHpHnA5GZfcL8ezLC/HsyxPzjHOvCB3UD1l8+P3H1BL21xXoaJSPldQUnb2luoG64
Zm+X0omry+uCAdgzNNmpW9jDB3aBMWwwb16wy4OBljkRVMmn1LpHz6oU/1TWGs5jKwN0q0Ktl+x2pxKIGRuiVpWGJlowKy2ai2ReraVuqOwW4NY1p8tr8/AQ
jTJHAvK5O3WYLo9VsvUGqrHWzzRGKsh6laZGFOw0E6VffEwzg+4ur2VuIPXjIgzTIH7GEX8JYZhKEl6pnwMoidhclYsSKqQgvsXzIkvPiiw9B87FGmElDAjH
oF84A0UIVIgKZpwNyh3SXTa0S6i1wosYFJZDSTgLfZDFELGGENchdk8i/2TOtY/1Hc152P0Fx8DurKnulo4/FpLlScQ4RGczTrDAUwZBurG0me6tAJ3CWDft
r3VXsIIi5lErI/TLBHLwOAs3MtzNsuHLYaVwiue+UvRCkuNL/1AYe5SKhB7HI/YVAgUaSr+bnRMPgGB0JD6fYnrRYXoRvMzUClsVp8CEyLfabLVrsDwg1weB
RBSGcR8l0BlkE2PjJlCGAkC/8cRQY+4X1XWfWgQxmdPOVsWNT4YFj+JSqyjmZwWTASAaMmzcG+LeBjWK7Y5hMkgkkjYrA65bgzAEKThMR24wcKyO+8RKGa7L
6AfxfumnH2c639R4tjIztF+StZPOTHkd4hvaM+UhKaEDtbzesIusWeXhml3eoHUrNrBkKChPY4GfsyV84mHtjp1quc2KO1O5BKCQUuthLDWCdIYwgauGyxtp
S43QrDAblwMXbpypXEqZDt84LXWJEq0Wdalm3HX4PiQ+VKmJjQhtvbFoGWCb1iEQded0RPfRKrTZjXxbYk6uo4HA1lz0FFPaopoJuFYHFYbR+jC+cqbiljdQ
bzkEIq6dt6FUAK1CxBzdWHuOnXByd+5M+VK1kYZ06ZWu1cNV+e2hgfbHbtbShXZd/A6N383xOz+lN+tXHdmfzzuAC6g4EZgkoXwGfWG6oTiEFen3aafM9Z90
CNLot+XIej/uwDM70fsOtHaEJdUPZMm6wTjF8yJb1erDGeFTpQwPZBbQI0SmfUCWFtAjBKk5EVxnwd9KEj70iDvDcuUW8SEL8qYUuH0dRn5jkFchEmczSrd6
pboho81+0Vn2FZafcV8zLfnMxwxakvXYmJYcnhWbMdPFdUBLJqO0pO3TSp7zdO0IlkXn0PL2fcE6Wu8b9m6HuQElKVvs3UC/pnxbo9IMGzeatkepLvu3VO2g
uBU/GLiPTYpt1KtuaVhaGv47bymeTv6uY/vH6dO271qzdrzlltO143Y5U3vs/RB1ZmtrWIE/X3vJLhdqP/zalz6eKhdrf/F/fOnhdLnPo4Uipk+R0L40qK0z
geDJXmFHgWxamih952Ehil0CLI7qerX9emi4b7GuxO1rizUK7u+ocznktASwQOY4R23UHCxbqDJA+5B+SuKku0C7k3119xHZVPuRJZ6rMAbKgPmBx1YZJgTw
1aTS19sVcO62W2XQL9stEC7Zn3E2irH6MFQ5hIyxcDsgGgXXhQQU+0HUcBQLol8kioWN6AjU2dP238GF6+STsRcub5P8LS9cj7w/fOEalgvXcPeF69H397xw
vbuUcI+ljzoP2d2OWmuvIALHS5YfUwvLbn2mA6+N1kigC3dsytAy6wruxVa8NuhSji6qJLoovKA7HBmkUuiI7HXUua5iSWCvYjiwlw3CNyvxR+U1Z7zi8muB
mUU43BVXuqUT8QIKPosjrNm+iF9TMJRcUWpywXZx4dkpp30tFYVPzC54wAYtttt0EhbY267xpf6440J+FcPBr+CaNRLyy/gEDhPkGi0UefrzHX/W0QUBbLmA
3fC4TQt1Eg6X2RgoG/1uV3ypigugvBCJhgugvLgAysLxT9Z0AcQ9uvLxWHx2/kmzBOfCfp/B5EvUGowcImTnND4y+MKiX0Ctgs5YRcGnazVz0U/CejmyXv2R
T+qD61w4xm1XPL8y/QgSlcMf/TUQtEMLjr+GqGEGU4MI8S1d/OBlbnj9aPHy5te5cuV/q6mFSeuYCuJGGXQLTSJ1UTSDl2UK2bw0sZvXNR94Z8DyG/6R68U+
Li+wauVbirzBOJUIASM3ZV59MPPs2Mr1XZ2FQ4qxKzV0FR9SjN+lnREbUgyvXUxIMfEx68aGFEMb8SHF0GtcSDG88epCihVD4cTcMKTZsbvHcMuci/htc8SN
MbwhZzueCw4HKcfHGph0h10+wU+uyptYIwIWxsBMWAyjFT8r4cQYknCTh4TYMWKJwc1vmb39WuIWvBgbSyx/plJCLLGBkCg/8PoBp5B5M5YYioJYYg5/fJ6x
CDLZkEuRAF+BpdKnnQ2xL+W4WGLsS5lmq0csMQbAfiqOiyWG11aJJTZoeiXJtRW703ZiY4nheXwsMfQdF0usGIklBkAQV20ljiVmcZQwRw30jCVWpEu51Cpi
RQGHhRV4NC4ysjQxQd7ABB42DR9ERfZqgOsknBeozIzYGATukMVrN31np3Uq/xfrMvaxdUddaOQgkk2gqRmQAp5rAUF9ypkUnNibBLhZBwmwQ/GY3BBfIHGV
O77C3t1tEQi5DfYbR8/3VuLt/bIIyJfA8R9G+SjP88EOYwhQFfDCFy7v40CNdCWEEk8lPt7lYNvnbwKAV8prUftuRFAlcqI8hNzW8npRBxoWBaANdBCUOTp2
qzxS+4Jd3gjfKddVLiWUXL6MLo6vc8djL7IqCHhuzKPbNY+E7jvl8iqn5aVCNZXDVFMer6WjPbxrslLhyNqgcIoRIkjRPxBBql0po1SB/lGsrFJQZfEKpmiq
VKtShsy3rFSZjXeNj1LpHkTQJlzvwodo+rRSpzk2ixyim/KqQtTtprIyGR5goHQq5Wi004FVv28Y37em9/dtQil92qD+vkG1KfR9m/T3bbrA9134o2iI6jIU
VMxQppeHmixvUuWuUKaXRkKZ0tjLZa6bjoYyvUzimF52o0QxXYePz0U+nneYWKQqHck1iz88u2mokKiYFU5jNULBSk0Ixhg5WCltBwIQTHAsZUH/OjSlqgdl
sYkmv3I5FcdRFnjtYiiLsuJ/sZQF2oinLNBrHGWBN14dZcHLGKIu0qqiQ5TScpRWhcUSwLAff8pg5fmwWBZYLGtYLIdIBxOGYtcnBFUYSTlEOjDYlS8H6UDT
wCBrkA5lIR1Ugd+LIx02nan8I5AOPxU6yspqk0E6bDJJBxQFpIOSj8cLbWSuCDAvA4QySIfRduXyDhalEwdhZzWEleMgjEkHhs4r4yDscyhUq5EOr1eXByO7
vK1G2/xGHOlQDuAsQjpcGcBZiHQoR0iHTeoKJh2U+kdMOlSYKCirn+pJOij1eiW1GAJpsVTfSpnOewKYTni3bgqHIS2jAvjCOMgWOwAB6DjQQX25PDuonx2m
RxwLVFwVleODlLIXh/JpIEAD++WliZM2wDytNVMuR4MYoLoE+gyEgy7vdNrly2t2uSL64uVTNAWsr6egW3Jq57N/Ofrzv/z5369qjYc0K5fAnEoZfnt9PBPn
IBTP4x2EMrhdoa4wHISqWAehaGIVv70tQgA2Ptha4Sl48QP6VNtAG6wMFZkRxbqPl4vns8DJu/6oIH6mD3PWuQ4tLw2wXVFhPh2NmuD+o4SmVxgxqE2nIQMp
MzZueeQFHTsWwB9dU+eE8U4Tkul0OqfoW26795v/LfmR378Ba0Aj7LRPddi7YPkU4ap3rf3Ezd9453ur/AjHCz8duus7H/mk+80bOg2A0Ouor02GDWZlpPw6
70gmwq4yUrGVmhTjRcqVHYzzdUSWKvW610hEMkJaK1Qj7pJriWokIN6IKVHKhh3kRvDENhL2dOmJs5/6CVG/Kv8p204cFT6UGwSlZSoKPCn8OWmfwjLiPsW+
i5nrtFJJBCifMSoipJ4SJxiHEdTDXWmFX3NXyomaI2xqIzytZ9UnQuWRTsxbOkiJtkM93R1V96DEJBk1A4uYwXUPazlqYtWwuqn4sLrsZydxCu4wUkYLUyMq
aYbVTRhhdZNeWN0EJ1cLq5s4LfF0VwyXFDqcblIlW5VkyK6VHe8H4XST7DYn0TucbuIfOJzuMxm7qMEpFSJHJQwVXcI7Eko4o5zTHREfugiSkhXfKqqS6/Sg
1uD3NqLwmmY9SCbkirhrFkGlp0XA5zkP6UPMeUdcsxQ6lZKkS6uwNgYirA1Idwt+xKQ8xLsDIkakPyXpZZCNTOGeup/VhPuIjC7A6S8c+pZUPzcB18+wPB30
nAT3K1hnZ9viE7rEBQp66hxl6DQ8+vGU0Yc7Epvd+8wB/zMD7WJ2PJMXTVOOGpJi9dSU3AipUjkdYuylTSdIxejWv7tcED5zKsyH5PAQ4VW1oYDBzOxx0Q9A
9Kve81uMrCJ40SnhRQ/gowY6HN9LZlo+X74RyoUp/uEPdJHBqxWteCien81a5YIs9y1oEuOL3Haz4i8ahsj96LC/w9Ji4V85CNhe9LikRXBJmXXFXeeZ/cNd
o0y61rVKzOACIyrkJGiUlRMqRba3YK1qJfIADIoAtSPK33l2EV4U5pYxRdQmgtVHebwokgs/eLwDwuNlEC0EvsNbZTg1yKI2DBv6qKzNfgHgUxxkdhjiwQov
CCvca6lfoK6oVcXR5ukyW2d+w9LeKSnFGrkiFX7cFrHwSVskwSdsEQwft0VOfBjoBLY/HKnqYP6PbTfBfqa1z1Pb8D7MghRRn/qa5Ge0HglcVz/+mBhasA1t
BQGKTCd9yVqJPYG67ANXoLwAx7UPKPdWcTN4K0uIwk1JuEhbJWaUM6OSHOFWObUT/y0hnh8z8KSQ1DTVv63C8CHFKDNfY4z4DNtl/qknMnstQrPn4rUU3ear
FZr5LmADQdgn3x11AesFKfWlslqYlhFhWkYL0wyXr+l8/kctx7FqxzP54x90MNuf/ZeWBXFpAqot9N/ha/QyfNOyjhjpw28wnhvp6PuT9dlJLvu2Zc1Nz0u9
b1G6fthPT87W5xaRfrH7/en5hUNNXYYBUk5aobzL5UHflpT77dq6yGszT+kh+m95er7hjSn233H5uf9QfcqsZ/eoN3lo//SkHpMle7BXe0tNo57bs970vFkv
0aPe4sKDjSWjnmcxGa3eOLy4sOr3Kv0d00uTZr1kj3731yfvi2vPjoygMVtfbmJmvmPWOl/1679Dt7dwaH4SK/Jn2qC8R7/Ngw01eWjpgcYVy+qB+uyhxrKq
LzVUc2FBzdaX7m2oAwtLqq54Obbsb7xzWmbH/+e/r+YbjallNbeAtw/W5/X3q+XmwuKybmWWgKS+NHqlfvcRe7X3r9lK/9R9jSMHlupzjWXrxjrB2L3qXWrr
AfULlm5L7V9oHrye8m9daDanG2pxaWGxsdQ8QjA83Zyuz97VmF2YnKb8vsUlentseb6+uHhEtzW2uDB7xHpwYf/+Wb8Cz9sRa3bhwS06Ob/gpeYaU9OH5rzc
wel7D3rpA0uN+w81+MXGvXX6mWpMNmYbS/VmYwt2ZX0ylG3Ul49soT+SW6bOrAcaS0e2IKE7QXJfc/rAgfnG8vJbKYPqsnElhb/I6U/hAoENSR9e3DI9v8Wr
76elSqjIfI40QHFsen5P0LhkvOYlN4Z3d3ESMC4pr70tsi29niW33GwsLjeRmjk0t7hFkniokws0B8sHFxaa1qH5KS8J8FGTNMtNa6mx2Kg3d3Da6Gh63uyI
c/NTOxbmm0sLs3sXkCdgotmfayCpDgAyGmqpsXxotknrdKCO3+b0XGPPgQPLDfoa49VlXpwtjQMHGpOUOUAT4Gf0q36+fqDZWPJzy97aWdSmv5DWgYVDS2r+
0Nx++j7rwcb+LfX56bl6c3phftmaW6AJXiZIrx9q0i7AbFBmx759ajzYBZPLy1uCnLE95qYnlxaWGzT6qWVrbG56dnbayxGQTc8dmrtxaWlhyTq03NhNHT7Q
2LlEf5a8JdZbO7TPOTMh6R1G2p9E+RBrM21tnZRdSTWkb979wWIx0vTWijNTdEphVy9hDrzc7Zyhedtp5pcaU4cmG7ctYLIsGkCdlmh5mnPNpfq8Tk4uzC3O
NjhJw6TNyckGf+RNXpZW28zqbm9aqkv+genlQ/XZnYd4UPPWg9PNg35mmdGEn90/S8Dm5yZp2YIVBdwFGbRS83OoGeR2AOkF2cWlxuT0Mo/MQCN0KptohLL+
7jS2pje9xk63CJur/Q11L633vMYvAW65TfJUZYs6sLQwR6OeWlqYntpyeG4WpyYdSx6I4Ijy1zLI0VpyxkOxc7RvD8oeB3ZmRBn0dwtymO4tiwvz9zKkEOZG
inYpd2QJmEmv1lsZonRG5qgxNSbLQDBBS7bFzyxTkzQgnZ9faBJg6gymXwZoTdJbzYbO+C0KTHC9OyTJW9iamz34wOTy/c36OxvWjTKnhOl24Miy7qRdICl/
nSWrK+7SWd24ZG6anV5cbExJ5uaFKRqlpKeXa1NT09iahL2nm1voLCOID/K0YegTl5HHQt2F09oilHifpAJYse7cddd048ExGVTDekujuUgLpHbQ3iAUQdvl
UEPRgXygPks5vbpYyuBgsm7eV9tL46L9O3ejLqFay2OcWaIVvq1Rn98HxN6QpZ5fmG8E0MHkoAcdnNnfuHd6nma2gY3dJDxxL2fuJaw82xA0Ozc9NUXpuqIj
fJKe1+9tWHccnF5WGD0ytE9np5uHphoa1m5aoHo0ObT/J4TeUQvzs0foDyWbC5gNpOh4mZ+qL03JQGnDoot68yCdK3NzVMTPa80bKQX64I4FpBrzjaV7j9xx
kKb84MLsVHgrToW3ItWeWzxIM/TOxhSB3dJcfZaTBGgavPhwA56hJJ9uOk2tN/ctEuUTOjqnzJPTKGJi0ivizNwCQfnC/PSkUYkpZ78W52S6qKNJ7nFnY7ZZ
t3gKpuqUUmpHDXigbr0jdBy8w3qHcQaMXvkOS01pXLfln1iaXHyz+icWHUNYTcm8C/u4sZ1S/3SzqhypIEWJBUq8S1UOc75yOb/N6X137Lrppt037tt3z1v3
vM3ah0UGFbqsduy7y7qxtu/Ge3btvqe2e+c9e+68wyx+y749u6WcCu6ZqO241a/NmaDdW3bdfIu14859d+y57Z59e2/ftftmpjsJEtTCAXUDI4HG2MyyemPo
9H+DhbVbIjLyDd7zt/upu98QqnuNX8NP3X2Npabn1daxsTFKEZypepPo2+Wmusai1CzNEifVgdn6vZvVVmzJawzw2S715I3GNW/cSkStegNaA2VsXX11gHXG
rFqQ9LHSWDD+Mevq14eP+tHQWT9qHvajFm/AxSadgpQ+eGR5epJTHtYeDWG0UR/zjlq3anoEaGJU427v2ah1G+2CIMckRZBVdAN4UAV5IfcaU0gxLUSpScFg
lJqbBjUjz+aXgUKpsVGG6Z0E0m+uWJU3VzCjle2U3CzJKyuE+44omYfRTRUBVUpvV5VgSSyPmtmscIQQ7O4/1FSEhqyADlOWuvr1CptaWZXRimLiD1VNEkZZ
3m5Rsv4etWOpOcKsOJOt7YrQOlGMjSm87VONtJEo+4C+vWynTE6FsgDeu8y8/yrnDixNMy1Dmcpmf9NSjragDzWUfZdqNuaXJb2ZynzSY7vxMZT2MS8/l8sl
Jyt+vxXJe/uaYA9juWazsq7E4Ldu5jT+PWqH749NwuDqwaXpJo2Fb4rmNXqyPo9V2A+SvT6lvHuyx3+wQ7yB81WDTtU0Q/jfXgKQXfO0WHT3qxOZbV2gHGdm
vTkmNAOV37C4egNEO07vn6a5Mo6OOB6QJ3b03vMinZv3+ffpeTphzJePWwLUEvpXV8bRSLN2AKTlWFBuktQgxSbkAhtbLqRhuIZZTtfS6Ouh8t0LXcVRuhM3
Wyu2/C66EHeVUvu12/YS/r7n9todu/YwYr9nYs+du3e8Pbb8tht37rrzNrNGuJwOnPDrkfLdeyLFxqEibUfHF5TfdePtb+cTjf+9X6/hL0YYXv4hjPW8/9BC
k65y5j9Bod0A9wHdzmOR9mo+XbLTJ1jiwPWX9Hv/W8/3u9/6ZV33pPHOar18UNf7kFF/j3fJjxnUr+h6/9yoX5snOnp6Mbb9X9X1fs2ofxNhcKLP9xE9uWs+
pg++wjOFCorT53RG5rt3C3LB7d2C7t9btq73/f51Q977H9bf8Lj+PaV/T+vff2EHOMTV/LwDs4cIZS4xL3ASNNdSwO8TeXg3nlx+cPpA89C0zz/UhN8doRvx
bjrixrrfnayH+cL4d19sAxf3Lv7pq0otdH+K6fvQ9H3TzW6+rH4//Hrc+bD6+0H/exaZGTM2qRu6UDuR/uV1PYqLGUOvjld799WUmet9MWVOlDdOMMS37B7t
x8Ga14bZvrn+UTi+kLxBGI6BvML8NzaNHVbna7K+0seU8w7kG1C0RoC/YsmFMD6JqRLBF101Ivigq3wf5ujOXWMG/R6WM4Q4V+Hx/zpNjndBuPYNRL0SgbiM
Gw2dn01dzyifazQPLkwt46CpqyV9tO6oSZsB90n+/UuNd6R0Z2N5cml60Sj3xx8tH2N2mcm4u5j6mkCtzU9NeIILs/6+6blDs/WY7gNOi8+UidBD83LNIzpz
SeQKwmyO0kvRL/yI/v6P6t+W/m3r347+XdG/v6F/P6Z/f1P/PqF/n9S/v6V/f1v/flz//iv9+5T+/YQd0MfzhI6xrAYf2/y+erO5NE1XFObpVK7+2UqYHmSC
vAd1YQk7YHp5cbY+yS2HqVYrYFBEC/Q/favecefErh33TNz4j3fdeHt4fcL3d7mZ94Rvk8vcjWu8+4/1UneZd8VBWej7Z2lfLu/R3JfuDT69fHtjju5xU3vm
dwSsY3N+Viul7/dZZMEdITz/cpfE+rEAZDOWEUjpXnpIq3IN0fDbtm590zXbtr3hp9/4pjdupd/V3u9qHyz27T4Hnu+ZhxbB8m0+uGBw0vSLn4zQe77QZcds
7Px4DFSFbUqIWV3gBdz6zHusce3dzm3QSL113KwA3f4deYou/POEnyjJz6fBt5uMTKhXO3LTRjfoWtX30wDVVn4QYeHF3pgCZkmMcNODH4DPztjpsRibhKRN
Yfm4dxYe9l74Rrx898gFyqPtTR2Op6e8+lNHVi/ved5bUfqI96SQd3vrYH40IbsKygV/9qog9NFeLZaVU8a8NPcgHwP+QK+O9b9Dy/6x/rbg4DH2t8iBpYYv
DTbeB+00ZopII/cznxPmS3nC+2e+YfBlpo6AMTl1eDNQ8VavztN60j9l0PDQA8jxgjhuIgbXgUvt0UDRMmxBT1fgwYWlKT7zMZD7puentqtVtiCPy99wKBBW
Dj/3uHjmC7y7uDS2PV1M9OFB2dxRsbsVRXfR9cNOD5AUOKQPHpym1vg5bS2c3suR+nKiXbCqf/6L4kDj/kMx6+fjTQ+/1dWh+ekACqgLOliXF+l4VPUlmqwp
dRXPwBY9nsbS3DIIiybrTRC68MS7mDRkwyjY748Q9NT0A9NTDbX/SGg8WuyjkaUm37C6hlSke/yQwRrzKEob9dnJKNmEybpiB18Wr4DobTMAltblJrlLblb7
6nqJZ37uUGPpiLpzl1pcWGouB+e1t1O2+Do/4fPcL/d1fXqU+zo+vd9faq5aPj2/Wrmvo9Orf083p0e5r5Nj7M9hWMfQfz/us6yCcQdiXfi1X/f5eV9ZWXxz
7ivfqdJDKvmz6stUv2jU/++wVvjLr1YP8L9vVuX9b/r8v+dHLatk1Bdl+69VhU/4W/r3G/r9l6tvKoXH45WLWcS/0b8vVqXfF6pXlsLj8XyV3k+jXln806rn
wF7G9XL1fGQ8r3vk+z/3zGV/Wn3mMiQ+UpXxvVClxqmHl6uHI+1747kS3Y/+Kz3+F6u3cwPPVaepfp9Rn5t/5A+r8vst3c9/8uendKVlDRj1fwPTvfLtao4n
/omu+n+dCY9H6v/AH/8P0M33X9Tj+2L15Ux4PPK9v6/X83u63tf89rfGjuclHx5knf69X/9ANjweae8lf305+/Pf1+P7RPVt2fB4ZJ2+5Lcn8/8f/fzeyHhk
Hr/vj0e+91N+/cF8GH48uPLGI/19V89Tu5rIh8fvraPXnjePXn7xyjD8RPXWrMjz2yPwLHEUvqW/8zf0/PxQj+vL1Z0ReJP6n65y8Zu/V/XWz2v/5JVx8Pzd
6i28wL9XlfefrXrz9vVC/HhkPv7orNT7jg9/zxfC4/HWX+bpB/56yfP/p/p0ZDzeftX75qzs2+f1vnylGr4/LY/NN5rXq4igf7OWdHlk1fLYfc2LxWcCd5/z
+/HwlZeP4jNvn4bX/wc98RmjlU98xW9P6n/brx/FZ1L+2Qi8vBC8H4vPXojsj2A8UXzm4Tsrgq+8+lF8Ft5v3n580c9H8ZnA15f99rz17YXPZDzfjuCP3vgs
Oh+eo3V/vSL4zMP34X34Qk98JnAbtCfw8X/2xGcyP9+OwE/wfhSfRfGF7KOv9MRncs58z2/PM/9bHZ/9mV/fw+NePorPZPz/zm/Pi+PSC5/JcAP8Kvj/XLUX
PgvDV4D3/MAxsfAcvBeG1258JuMNxuPhM69+FJ+F59uD1xc1fvvG2Sg+k/n+sqYnXqmG1/t8T3ym8eZZb//I9/zI79enQ5kPvjw2FSEBWX6iZSfNBZHBeCpv
Jv1GZVoXMfwveNXXfQ3hQ+9etvdayxrpmp8vRPDJbwTwcG0YPj184NEX3n6Wdj5TPUn1B7vg8z/pc+rPqx6+kPo/rF7Rb1n5rvV9tuqtc/j32erJDeH5vxh5
cyx9vsVQbTLmCXO0dhU9/156/b30+Hvp7ffS0++lb5+8QH07VqO/W38+Tl8+KsPH3f32MbW3MT8PiN27tHDvUn0O/Ap1W31yaQGqlnW6WdWXD6rb7r5eGWd1
wM+6lgFxM9RAoIEkjKzmQUrLfe3BRmOeMt5ZPtYMX3Ghp0cvCxdc3xk9XQ11DTdH18LphSm1dexa5of44hJPTzL0b89iY17LJDYrT6MTeW6Kduf0VERgIMW+
PGtxcZa+pkuscMWy0grTy6H9RscA74M/SYfhW5gvHx734PSL6Rh8SOXeufWZtOzb+PKXqp+n8mzP8vNVtyiwFio/8axf/sGCwESv96/JxPRvHfHLr8sIjIfL
p/3y0YzAVLh813gUPrV27uExrQo1FuiAQad4LCrh8nQft3jq6suLdXBousoZsUYKzXLGtN3lgVJqfA9GeWwPRnmohyh8HL/Osoa7ZI6PjAte/UG1ReXrusp/
1S8/F1d+bskvf4HKL+kqf1DD33er1jbLWt+1Pu8f9+4BKrZ82n//T+hD+rvKT/nr+6Vs+DwWxuFTfvm5uHLq/4Lw4akAXjvWXLivMU+IZJ+3pLylb/QXQFTr
7+Ba/vwD5tHvR6n/dK/723hDj2P7uOqP2Sf++P6Zrrd5vJNepd7xA7re6PjvFgWnx/c7o+u9cXxTJmb/+u3dr+vtHr8qF7fPovX+2Xgg/wk0zDd7isjLV2Ov
Xb28NHk1ax/W55vLGjFHz4jV5+Ptup+x8c8VVvlOglPvO//ravN27j1+e6vOh3WH395N0/fO1Qk5Ly4tNBeaRxbBSp1vzHpsQeGt8kerA6h6j0zFPZ5+hI/v
e6iR9OKvhamvbvorHt6er3qmpdH7y/2FcH2h7/+ki772fj8Si2+Df3K/CPhxpTeH6alo+9H6P8zFrVM3nyO6f/V8xqrFxMHXw5nwuXmhcf19z9Or/e4QveEL
4xgzhVQSot/99/0dr3ZeX+t6gwd9aJZuJOYlxvgXLu+WT0Xfj1bx0P+WBxv7N6t75uggP7K8ZW5BKLfJ5ajAJKD2twQmDvHlhsFJDL0Q+3aIHoktF/vJXm/7
5T3eDo3vQH121mfhR+8tT4+H6YHw/d67H33Xv089H6nv8UU9vkIYL52vvrc/DG/h+1Y3XJyn9tesMp4o/JRq4frWBeDufOTcuNB9cGstfJ+N1o+OZ2+kvhXL
t/iD17xfFiPfe6H5DPTrmB5ihNLFHvVp5y04z0Nw4ummvdp79PP/g7hrAY+iyNYTXVQigu7qxbdlBDKRySQTIMIMIcQgyCOCEAVFbnqS6cDIPLLTkxeIuisX
XZ+IIixXva6KKA8VjYIYQEVUBEFQFB8gKKA85OouysKyeOvUq6uqewLeb797+1My3VVdXY9Tp/5z6pxT56ly/fH64czz1fzH62fq5pmsTRfUxurNRLo+KlQl
BIDouPkUTe/H8a5Or7xeWzq56Ql/yFifig5qfoGXXfV+P5QeOtUt/2ular3s/lnjWp/M9NKvQ1t6V/t7PP85p7ntU+3JOL7Pd1TlSL18VQ/86+l88JUVqDyc
qgYLF4E2KbtW+afkHejKXyVvQYU/JtLEKS7T+yJde1+XB0YMbHs+Un3xFjGuda75P2P6xTcd+tXpA9vmb3r5Lx4nv15+cUdVHnPnJz+I8ge65rfrn2l9r0CF
vkJUjgr9hb3wj0J/gFTEh++L4a4YLnzXk+QpKuxNE3sXwV0vXwAFfIq9UgWYBAAqJ4ZHxCqQ+DLK9ij4IcXttoujhSp8aJgPXe1D12O0joVAH7rWhyp9qIyw
xhsd9hAY/OcHzEAhsZiCv+42Qydp+F33x+HPAat1lNrB95fUcdku1lN9/yhT+WXE8eoq6nWPqA2n3F+G4pFmgSWjD7eNMM8aM89ws0epNRtNK2371hO1GhOG
TOJEL2loeFHgIBbD4g94cqWTMLTUUw91BeO8CbiTYxDjIpzidqjEZgTnjOJ6808hMDa0/Iq9LK4xlI2/z4NbEAsVC/R6zM3ehywoB9Xgcsez+qq2dTDGslGd
X24vjb+BYRNKJMUrIVYaCiDibQnhOagK2PNSlmx/wpqGG6O0BIqDwrFACMEH7D73Qd+gruz9hnDKblcJCtfV+fHtzXg0/VRLOThtxv0WBnvgI8fsyKKmNbZw
XIio4Ni7OEua+EFbZWniiuplKjopvRKDw2QqHANSKEtjwsB5xspOh9RrUbX/kt63nTlAT4JlZV6IdPGiHHn91DjWhzLnuHr4sAF5Ic0fh+GXqORIApZayfoU
MY00HA5piKmAgrarGKbEfozSDZ7KPSUNzi5qwf8uQokhJHuR2ZFhiOU4cBTbBFn3l0ORVLjRQuCx2Uw5EKYDzKKSsWbYeqFUHxVTCrPBwiKoQTQN0xKBijtm
2m6Ifn1+ltFCif8kZYG4PG8hJqo84hNJbgM+FMgjND8hDJFlkmh8uA6Kb3KUByFB9S4pkSyond3bFI8lrCB7pyRnQjpdFywosGommPGw5WfPQf1WEK6bWICH
qoA9ywHZI7vvpfn5cu8GJcs6rT5iAKUK5WS75LjBzuGaPqao7fQb7HTaqRZ0YyF1fLU5hJ0k9V8kaVrET5ZYyiJwpbdOwL70f5f+w3HWA+dlyNEevHkG5Y3E
VDgAVnJxDvwFfZG0ahMaEwBKTYWjFuXpmKyoxSHns4S/JSm3FI6sVk04xtKY6XQ0YaXNcITQ3ig3M0piOigtHsTBm5JqpV0M5kCWwtWDwPOJyTR1P8aIASkz
q7AXn9xpiOWUxkUq3TEZUSdd1vaXwZ+Eu8KT6ljuZp+ijlJ+0k0w1ZX+g4xBu2+iFu0e0krSQ3TRs00UW7SNQwh/Q22A7WgujvWaJcACZMZq1fHnMacMynq4
hbnZhJeXWDOMKTQMmhpxM/CV3qcBqsonwMYeCgR6+NDAaMqsTTbhmyKgpVHh2nAqigJX+ItCyMgXCggDhSP4TaO/VV9HbCkNv0RvdHQxk5U+BWQXHT8hTbyh
5bqR+BZBzIPrmknoKwc/G0l85SnV4bU3kl8bIwWBHweZvWI6+4TJK7GpZRa7eoFoMmYYdnydfMmVnPFPKZEOVD4fD8gj2oy8bWVkTQcn8bw88k2JP7f9BfXq
TzddvXgFqcUdkU+jBkWYxiuI6L39Ca18u3mBuBXCeaZkT9H9IegSJUdP4E7qSasmGospSqnjVRicNGygyWBaNMVD4eD1n9svk8VXwCsMlGJRYDN0HhF4gFdp
SuT2UKdMbUAr1e/plsUobmJGAYgVGDlmGxPJnDZImC48dwxi2A6sBUM4wVyicfGZE8CTENYtrmNKYd+hkURIp0dbZ+PatWgyHU48ceJB+hMGZAxHaYYjQIAq
Ahh0OnpVA3fBBfkCYrNFEgMCeB7bYWLG38DRdTBDhhd3PukwzKgnJGOAj+1IXbgTDZcAAoQf4E4PUHEP0D/+JwZfJzGdgvJiQ+PtEQNuWIp1IqgkxEKM9MWc
h+LBjyw1vh6QHXzFYIFrKpMGwWVOiQPoHe41iWJ4LIIIB0om2BqChMm+RevvGAEqL2Fpye/xOBI1PJ6Uy8fFMV2e81O8TI1+eH5GnXT9s0czamUeWioPwOqW
duvEdBKJTrOnORtrWfbySf3ocSE3iP0hLhdywOkwAwO1PI7iK2zNfBX/tec2cDg++SoIkeEXYfJly/1hkyNQrJMkg3TB1kvi8iR9tb6OLFS1eMamJC+1JTS+
I7hFpEwa2ZHTZDihfEWaf647iV4lKF9QEtsNh6UJm6GGWDJLEI84xV14DI9j/bX5CkrVJyyifcFgik0zURiZirg4GG3DUSzQL60oFnigpq5sQOHIhuYxYzBZ
nxOLPOnwRxvDqYgC6JjDEwZczZCjJoVLwwPGwIrhcH80tPXgRLobKfsvaamrSpyGPl5MUSAUBlFOHYvP52/Kycu27VQIQOQ0Lj1Xgt/wS0rn4FOeHnK61pM0
n/S6TQ+Kf5D4vDaaTE+V5e5/CMNE9EGAIwWBkfkQdNAbyZxMIjx9dYcW+/uOocIVhUht2Rr/kkMFIoGu6MQi0c8o9WCgnzaRFF4y0/hxfcSvGEE7Uh2vo52m
hALzeMZJSVLAMHHJ6WpYRpLRBoK6/xedW7UsZqPFsQifN0EUr4+lo3W4P/DjOKpuRs0Qe1P3KnWnf/C4DiI/hSCczXpey/o/6D/JaasiGYEMfj6amXvZ41nG
6HSAaUXHJxC14kFFhUW9/IFCBb/KId2wUAQZ1XQbDrNkW59I9JdWWgG/IVXURUYXLOnRoFKWQfAGYDGMNNmSS3MSD0WzjnjJ2YJPUAs1DDA3lWwiqyqZb3G/
Qx9kV5cxPXC6S+PFknoFYvZlc28f/m3GwpjLwgJmqARHWGOQrJsI5XQBY5gcPIZSd+X4WJodvM6Z366PIzvNip/wCtGQeCJkFlhGoRzAWlBQ3MpBU3ziFai3
mr8wY2a1YaSiYr5Bhim8ZvZQKdUzG2gcEsy0YizWppSOcwAPJzX22c8Y28pR1gtcRY0vq+ns9SnZ/F9N4GqjKWz9dwYgYAgAEGuyGlTJLvlpGEBJHSSBfJ+t
lwHVgO7SqspTspadwFs+EyhOqMbzMWLSpYLgWYqco6CsAHqDPs3hpOPSFkJDORmjJIhRyWkKkI51K4+21a2kUerQ2sNqj1+2+9i+zvhNq7Y+Go5wGoZQsFgu
UTyoPGagaoCCaQBc6WgMNWkq4kCQbrxYLLRBkb+Hmd+D6HGI8XQff08zvwjuQfdbSP4L5PkJfzCIRZEBMnou5lzhVKpZjFKuJSnTMO5DPByIHXCEoUkG7cHH
XIFQlZLuhI6/owAK6HQJihWyXNd3kVgEQoQlkh9RxpJeDMBPoobEdWkgO0kABatjoElrtjzOeClePH40QqJjYLxkaCUN4IosJn8BkseMtIniCSJJ4TEgeVay
+r7B/iLCQUAvRoT+yeJzrD3ePNCi4DUXzNNpSlWTBAHGOZObZYSA03GG/iCKpfBEApkmWQ/tFV1ElPOJcMzLE/IYNcPWUhRknhC5bZwQxaneKOqLa+CPmYnx
eFzzcZd264YfjI2OQ31L4OVo9+70Bbzk1qcSuD5jo5BvHOqOvHAzDt+Jh3nocuRNw5Mm8aQA52ti+cRTTZn0Zpagfy2ACONJoJdxcZDOmF/auCSvWWQ7BDgR
JsGARF/8dVRP9bWEfKgykE8yTMdX+HuZ+T35DBNykBBiuCCkr8dS+VYa92DNBPIRsmlDdFNivwCmG8QxZrs3QGZ048bvZg+axf6Ctui7kz2eM3P177Hu8Oa0
sR/tEt8iARPXaWfp2D/2ArT3UewJKpFKUGYl0j6UrE+z3yCW6sOA6qImluJ8bJvUotv30VTkBPRFIRo7gQVbT9OPIFABWLamQxuA0Uyn22iC2pd0PVSAqHhY
jQApEzFFw1oUPVnAV8Ixv62/NKlETMaqkGn0qVIgmgZcLW9JeGA7Ve1NryLAMLmYkixtkWKC2FZ/QJ0MjAaqSMMZhouHm/g93RSsCyckPVCQSusgAtRGU5aD
XoFJUH1lsITyMD9ugjiiwkPS/OIjqvBop/NKifS3stz0u3ymRjHoTbIGRBUFZKXQxdBXQmxvNgbbsEZtymCCJy4BrB/9iATIJpsrZD4XF6prDKxPTXRhYhv1
up2C349nHaxNRA9Yi3FzCBlYeAkYjNTokkzhf5NtFuFn+JsoiqEObpplWTVM/SoBhIRzIDAs/JoIgI4TyKqsE9Ef4xbyb7hokMdhbIshpxxrWrmokwNRVw0J
N4RH6QYjBotd3YQ7pRn/31SE/xaNE2NkALbC0IqBYl0d7LMjrcR5II0GGTkaDZqiR8cFkuBKp5citjr2e1h72DuwI2CoxxcYUEbAX0RR2PhEMgUb+Wmx+WPQ
CDAc1JRpemScQUQMN+RdTtiMjKYFONDlb17RyUjtMDVQMcgHovggK0nB/6IzBMjiHId9SPQhzf82m3erOT4pwctzHirpJ0ETB/6gj5tVzYSUHq2FNb5fCVgV
MFTQPLZZwhAkF6gGBN5gaMOJK8T7NqjwMlDhwBQCPBBMwSCFhCimhLILCjChy/MrNwIILzeIcvvW9s71oVxM6oCVqpKpiAnPB0LUf/zcmhCuM/G917FWPqTo
p5BBZQbDdQPWYPIjiNY86DT8BuqHvza5A4lLOl/+fub5IGU+8Ukh++vQuEMpojsA2xKqb6jFkC9uqYCHShUBLEP4XeQ7x4ywUdCvnhE+OcS2Ru/vZGn1pzVm
BK90B9lEY0c1ESMEK833f0EfSU94QSPt8wfEeNkHYTDexU11WIQtEYibOhKUIeWIFhZfLUAhAWbAQuHMsun9NzjBt2tQjxMK9xbKYHIQSQJqdPC/4/LTjDtV
jv39KD2mCipDrA6EHocQDW9FT7UKdncCeAUeo5hU4PF2BMwL0oM3fNlTGMp4N0vev+dDRrvYPjeCK86UXsdrLGV877EyLHY+QpJLh4pq2iOfnxBGGGyNwMJw
KhUWag3+Ppg74gW9JhmrjyckhNZ2+T7He/J+q1ddVMkuDtMXUKQoiNASOzwQr18uwmGvidPlInQCMfQAf8CU5NMLDFf9hZeMor1U8RCGejjAYB7ZETf8fB+P
axNYiHyHgSnwE2k3SdMYMdJlEeck7JNWzIDSMAKwrZ1yzgc+t5n9jmSxI4iGC3N6Yyi2TCkyha7fMFzi6f7aPSv5ysvWB8hLFQJqVMUg8Q0jP71NsoKKnC2g
HfjllnkNmx/vZzn3E9z2w5mSjnP3ICIbv5S9E6Tvpa0JaurBIBGthPjgGn/Yq+hH9QJUAcOHHCRHhkiUrxMee31tFn+f9GWG0j0ejB/IVAYrXyLhaen1EA+Q
ipvVyQhTcXGZuDIF7jRK4D8iBLF317E6fMD+rsd/K8PRWGMU0wWw2J5EMFPl7XzqyXZNWcVVBtlO6E/yGK7pLKCozcS1kKJOg1VCz+FUlOjMqMaA2UTB4WsE
67DCQ2pRbG8BkzVwqTR7wTH/aG3JQsBqSp9vYH2QXXA5fbMkR0qV+ZV7wE3DTncPuJmJY+nkpXGkjPYgqHzQ9WYNGLz+qpk9mkm4lmlDCtrBYRb7UxJC8DLS
mJDYIZNXidYxHCNqPYJjwLRC4pKuNlhsJDJ0H1OD2sf1BHH7XNgJ5SfKIUBqzozd71j5bf25Y4bzrvVGxMc/ZPSxUeNPo81qW59iobIRgzV64eAceDOLDs0P
/oIDmyR842rnKN5nzC5Jw9Dr9mXUMETsP4ZUazQfz0YUBNwWzS/ro4xaDF8Nug9Ca8kkIYv7QGBc3BBN1ltEGwxfNBMS3cAUNKmJlMYfoWAsX4I1ZI4qO8IV
wrQbAXEBxTGyQjme4/irwL+b2Bh8JMVr5f4rwKzWeOjZFpeejPHxKR7PHzp4PFnn0Xc+znLTD4UjkSqi+fLSgS8SS0BtLBlO++lJhg3mYKrsa267fpvZNz4h
+hLY6OSmWwSpkqN/uQarrXI+ZeVsyWo732cs3+dZx/fzOZ6+9V9xwXc8/0+XdG6YUFWp6ZhBUQUWQxHiCEJyYY6Gp19soDgwll1fZDlt3m9ikvaXrP+34r/v
fN26LBQI39N4Qey5u6f0ef66nHdHff/lu5/V199UefbeC+/aNMOK/rlLl/l3Nn64amX+oo9bhlR/Pqvv/qnhrUc+XD4095llD/e5atHFizccPFo+1Pfy+j8E
jp7974eqrnyyX2hOr58ObXr/jPc9d/z1lTv/efWt2x9csjH9+OePjWnoespv37l29YGPnr/zkUMjQ/UDPjh7xZzcu2fM9MyJv7nYd2jZ7Z41Px6Y/Hl6xBMX
zdp7/lkzIqftap0bnvnqlCEX7z913EUz7j8w46HBLU8XF81vXDp2R8XbKx6eufuzhS8GD91y0fROW25q3+vLLi2/69gy9Mrf+XesvWtEsv261nuPze+y9vRf
9r2wYvP3y9cf2/3FrLktxWVVdX86uj489azGdQtar5y0a/PDKz95JRp7od3yK6ZdNnXQBYMWrp7X3Tzv6zGdl2wMfTX8vlmJ397B4po9tY5deh8Xupw1Aoty
omDhnGWbV5Zuvd13uH7shtIft+0sO+/nT0qHvx5uN37h1tKWY9sWnL59R+mOx7s99cCsnaU9Bzatnuf5trRzh4ZpDR8Na13+wqG+iQUT+p675+fd82tuaf3a
LMi5rfukvg/UTvJ+5b2hdczTf71zTlmq78/b5netWNXUmnfOgGsSdxx+8o2tPX/aODr3aNn08r5/nln9RXj169sW1Fx7bPumiiuDiS5LLpyxsf1e/+BT+s3L
W3zhvouOTR3wuv+nXn/8ruzWqpZudY/uOdhn1B19PnmwT8h7ePk9VVMf7TS73bZfZv39kkvi2Tfec1bBfy9pvzZ3w63F8fy9VY/Xlg4cPvnHXfveXZZbv3fG
yLsP9Tm15LRx912yuOofExdMnHx0YOHJ119UfHAOat3wg/v83l76r37u7g/SNn9pOsk5d46WbP2s9K3Npe936TC1atvO0v/o83Nr/P59pRNf/fZQ/3IaR7GZ
FTTppLb5X1v+hyeSPpk9uOUk6s/ArF5tQ6dhcHIHwkIx7IHDSldEYnXBNUVrrLyVZvvjgEaz0JFOXUNoakB9H6/nFmwMJMgucsQEJAynDYt0EQ17fLgu0/cx
gwNvL0UfCP4OXqHycNrnQ0xmr3LGYZ7qbwfnr3shV8JMuLxfx1ZKLsQS4SUqDKF5vZktMMOMtJVMcHbuLZ7T3o7ddZ8Ut2Gn5Ot9uIP9u2t7O1YPROwATRlE
3oCYeUJuSrNzbSD+/jceei7TbsH/kTgxHFm/T6W9ArcXAIjMU/VLcEqEmd+jsJjaAJjwKxWOFIBaBg9duJlsBXFRv8BbhOxC7AMk4S3J8FjvTyia7jQq/T3J
TCVBw5EpnxUHcyszkawfz6jCdooCAm0WdhykBp6UGSOYPoM5jXrgpWQ87eg3j7KeOp6L9jm1Ker3iD4zP6Cdz2lH8NJkI72+sMkFWkPqGHbd4KHRdC6INiYT
G3FfN4BLBdUt2udBCvtwr3LCBpu4TqNS/AzLYDZl9P72tK9GLA30OXLk4jWn3nps5sv7H6i/f/jMZU9VT/v58QfTs26qmfPQphXe6fec+7f9OUMOzE4Ud710
TY+XBuWHzOvmvzhxTtH+7PLD47+5pnH1zXdUr9//n8+1lBirShuTr6x5ZtEDC3//2Avx84dkrZ789o5ndnW7r/LI4097N63r+PR3t/9t1spZH2yY9sQtN4+4
seMTi5YWeNb2/iK385PL9m3f9KHR782fPq86Y0ztgqe8d5kHWq6Z9daxpd9ffOzh8rkjX5vYacQHw9bev3TX0v9a/tUzXapfHvTp7MtK5+7pMzd3723P7nnt
w80bT9+1leOXkluWFXc/461/8vVe4jALV+9rWoSR923dF9c98snM8o7t7st7Ye3QvPKquV1Dzy56797e5rYXR7/q2//g/u/HfNtpteebW2e99I+zVs2+asWy
vMZztzb/ZWdlS3ujIjBx9uTR8zvvvq37X/7t1YJ9d4+Kf39Wh/Ur9lSOWvnlkhnFnT/t3m9mfId//RWnDJn32o9XrDj/4/Pjj3Ua8PS8YcMaXj/3mnlbBkzL
H/rH1sfmDdk4ePmq65fvrsketN23deHJ/XdeuvKvpe1G+UdWjRgQ2jDzrunH3phzZG/3BVc9u67Xde3ufXTHV28NODh1/E+/5J7Zef7fnz/zm9Vva2R1u3b/
hHb/nnZ/RNNCPKrej1il3nc5qH7tkdmqk03rCuXeO/GAcn/4pJnK15aUL5Pvz5z7sXIKz+XfTn1Q/tpBtPsVuW2B56q+ke5/s3LNBfdL96v9rU8ulr7WEJx4
+jb7/rs//eayd+920gf/2qTOS7p9ukXcT1+YKGqadqe4b/mfwu4EqKoqjAP46wmhLBKCGlCGiFJhefeFIKBATAghcw0idjQUtSJGHFlCIjUgIRQTDATUiLIQ
kMwlTIwSsMVSG5FYCiEFhdRy67vwQd8QU2/mm/s/v3fuueedd9+bdx8wLDJ2mxS9d7hdeOlko23t98OTS7VyDwlYkjq88CXWWTUlsSVDbWdzu37HzG8ahyaX
Oi7nRrzqljy08B0mNdJPRpmF2C5u9osyaKi/Wj/049tc+2Qv93Wxt3Dhe/MrVzntKT+ejwsfY9jmK02wlo8PtrkTdbYtxxZeSL02eLREl0CLGOdcE8vtgwu/
06diolF9QuPWo4MXo2lT7H6ec9Cm9lDvwFJ4Wln2p5tV+ufF5Q48tgVnJ7Pd/q3Fblafa+2xZU1Bt6d32GTMs+7W2h1fFy49LDedOvBtzxbtaAWuc6+UG44x
dKwrq9a+sjBs2LHC+sTTdfuqc7X/aFc0TZfSHhvYldDIrc+Eo22cmVR0flNfu03KkaAKeGzlsp3J6ZVMQWHoLLFFpxNO2vfP8PJq1pfku07dPPL1rHO3CI47
b+rim/BDwOzevnO6r5bfXGacXmLe4NDnFHcmXbfWa62BWVfGfN3lnqrs8WVJZ37c5pVVvCY66WJZsfLdaX/vtESnc6XeHr2ruyPDdm1wOBsVXJWVlRcQ41fq
7mK6e0WTx/W2/f13I4xam/x9mk4xLMcLoiQrakhoWHhEpPYXbgzH8IzAiIzEyIzCqCzDsizH8qzAiqzEyqzCqhzDsRzH8ZzAiZzEyZzCqTzDszzH87zAi7zE
y7zCqwIjsAIn8IIgiIIkyIIiqCIjsiIn8qIgiqIkyqIiqhIjsRIn8ZIgiZIkyZIiqTIjszIn87Igi7Iky7IiqwqjsAqn8IqgiIqkyIqiqCpMUYXDqzC0Crup
QDqPpDy9Sad557r/vnbWPrfegfvcc3S6ZrzevADbFqhfoDRvJd4G1Y7eQfxXqN/QO4lfhOpC7yb+O9Ql9MvEe6B60a8QvwrVh95P/A+oa+jXid+A+hP9L+I3
oW5BhcM70230O7C9i32HPsRrfe+BrNcP+hjiBpAN0e8lbgR5LPo44saQTdBNiZtBHo9uTvw+yBZQTLZONwHdUv/PHK1I34mQJ+EYk4nfD9kax7AZZQxb0vcB
yA9i3ykj+mrr9JD+3+tkR/afCtke5zCNuAPk6egziDtCfhj9EeKPQnZCn0n8MciPo88izkBmcd7ciHlrxo/yuAWyvwhZwnFl4gpkFd2Z+BOQXdBdiT8J2Q3n
4T7KMT1I36e0a0Ecw5O4F+TZ6N7E50B+BseeO8rYPqSvL+RncQw/4vMg+6MHEH8O8nz054kvgLwQfRHxxZCXoC8l/gLkQPQg4i9CDkZ/iXgI5FD0MOLhkCPQ
I4lHQY5GX0Z8OeSXoeLhHI0ZcY4O/A4R2krcN5bsuwryavQ1xF+B/Cr6a8TjIL+u///3Uvp+up7snwg5CcdNJp4C+Q30VOIbIKehv0k8HfJb6BuJb4K8Gf1t
4hmQM9GziL8DeQt6NvEcyO+i5xLfCnkbeh7x7ZDfQ99BPB9yAfpO4u9DLkQvIr4LcjGUJ5znJSPOc+1WirZ7xHOg3R0P++wZcvL87yWm3T4gbe34ZeT4H0Iu
x3l9RPxjyPvQPyH+KeQK9P3EKyFXoVcTPwC5Bv0z4ge176DQDxE/DPkI1GLwo8S/gFyL7WO4/RK2fwO9xcMstN8OAA==
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
