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
H4sIAAAAAAACA8y9C5wfRZUv3lX97v71b3pmkslkJiT1a6NMCLnmspIXStKzgAFcyCrey71//38JEBYmiORhLnvvmJk8wCioEUGSyGNmovKQYFSEIGDCQwkI
GgQ0YIDggrKrQtYnurjc8z3V3b/+zSOJrP4/O5Bfd1dXnTp16pxTp06dqjYWr/iQMAxDrPd7z5J9fcZZbp/+M86ys6uXpfSJvrMEPQvcmL303FvkphTJvyYX
8ftKZZwcoKUvpk7mor1cUW+vhuYUZQz6Z/etpj+qr5deUaWrz5K9uCW8VvcVOOh8fXht9Wkwdg7Fyq52L9/0nuVzTRoNt6+Xnwiv3gxR/Y6bhap143HV6K/W
1To6gSp0s3fAZXVWo74aRp7NKFq1mpu8WtMgwzhreMi45Pj4q7M/htjbmyHHqFPmoj8yUvbqPIZuf5n43He9ffqtnTdOv9eJHq76NujLMUB6fk/5A91POVP0
Fo3iYm6vhlXvaCpiFq+yBN1nKJbRNbshGujuM7iaEtMUlHX7Vpf5h0p4q1cXXeD0ZQh5OZKAnbWCu7h425tj3tun8bUygsqsmb1F/XhavbroefOjmsx9Hy1L
CPdbX4nYboGB19eb3/qEfg6n3M1Uf1Au7GhxyEiftd3r6y21oK+g/WpNTSu/9OYS1Vvn7UKIe/NWNyDJ0AsRBGl7DaJEL4MjOetjMuYdm3FmUHCmFryMiUpt
cnW/ZljWmXR11nss5Lm495YEn0HJqcJcctGqSR9c8b8uOG/lB1esPPfCC86my/KVHz73g+dc+OFzFl+4xPDMSyvrKpFnRXaz1dJq2J7tRfY427bHtxmGNaF9
olPxbNlhSKtz0hGTO6XvVUKfctmxYcspSvquCI2K73f4MpadsuZ7yVvsMPRlWEmmelPtt77Nr0SS/nWGkXekZ9hWlzFt2lFHSTOW4VHTpx5teF5k4H9jKi4V
KUVUcaUIK1HkSyOyK5Ftd9LtpBn/xbLeHkXRzDiUkbS4UET42pKuBF8n/NfYs/Cuwzvmbwz/HdGxM2bEMd5F/t940oh9FLJk+Dcds8KKF8cdnShu2L4XyWOk
NEOP710NLeyUsyfbczwndOda0bGWnBdV4vjY0FHHSeTvlO+M48jTZeiXC8W6rCOljFBzSI2a9a7jfXv+grnHp47vODOOcbonxW7UYfvO3x57woknvXtWpSI9
uVAaGTWy//liTK5UTp4ax1KeMjU2OoLQiKbS36lhp0HtloHZ2dERdlK3yPdUDL8i32Og2Nt8vwKEKn93muOcfvqivz/2XZXJ3nuBXKXD8QxcnfcZGnXpOJMM
g3CQZ3j2++33dUSzZp3y38L/fqYliz8zNKQMJf+Loq6KXQk9ga4npAmarIgOGvx84dnBMX7kR5H4H7YviBnC0BJWpWKbQlDXSNuXVtwVi2MqXV30zv6ftuWZ
HZbRaf0/H7BMMYv61rImW/ilP0ksYfgnT/1/K5ZFXR1F1EMSyNv4OcWyfKvxj5+lZ8g4NtApkRUbMjRNw5J+7Nk5af8/3+5gMD6T2JBj/olwRJIn5UEKjPJn
E3MM+xOos6JfUw0dMvaIpTwZGLpHSJ68AB3YGXoflB0zSF6OjTp8pBAhDG6+FCIvHwoipRHGlqgYFcPQjSr+MjQWyRjlj4nLuJ3198TuHhWyLBFXTMtyK4Y0
Kz5gENagmOMsts/GjTRFJ1Gs0il8w+JuN84hxrUqnZXoGNlRqXC9EIP8H3oAFIvOfY979Hs6SACJeKQQKmHHkvdY1OIoJHk/70hG2ZL/0BlWzr/Ar3SQiNKf
8BxSQyAgPUjfsk1Kt2Sn74dhNQzppYGMZ4TGLM5I7yidbwN6HzpNyBIeg/TQ66lwHZVQSIe5APck1JNDo16uGvIPHoi8S8MLqatC/E+4EhDGqxpWOxyDCcPk
RcWkdmQGJOROsj80v5nISgzpX3Ss1/nhi7uMZq+Z9GclJP3qTaIelMs6lr+v4lHHyY4OP6xQv1dsA+o4iv1Kpkqk0THT8zqkc8aKld4Kx/edmGue0G3/7d9S
5QSs4yMyXLWsMuN/Ofg7lmr3/JgpaxtOdLx9vDPjjPc5xzrHNh1rreigbotWoGDH6R2X/OP/dvz/Y3VYrrhY7LR32iSlhu14ZCOmu+5uCd1B2ex8aMmHPrz8
H6VRPecjy1ctWfHBlYuX/8OSlSuMl4M85ZwPX7RqyfKVxt4gzFI+tHjpEuPFIMofP7zygg9fZPy0eH/e8iVLjP1BpQDwkYtWGs8U+VctvvAjS1YYrwTNecIS
GrIuWHkBJR4oSp23+BxC47ki07kXnHfekuVLLjpnibGvAHXhBRctWbzc+ElR9coll6w0/iVoKT1+8MIlF/3DyvONXwRNWeriCzFErlxi2Dmcsylh6QrDydu8
fMmFSxavWGK4/u8CYaQi/JZ9/MqP3C6+IX4l1svL5Ua5Vd4ivy7f9aB8RL4ifyP/JDeYHzdvNn9s/tr8o/mGeal1nXW9dYM1YA1aQ9ZW6wvWF60vWV+zvmp9
xfqy9RPvBa/9Metx6xnrq+5PrBetn1tr7EvtDfbl9mfsK+3P2lfb19ib7GutzfYW+/P2tfZ19oD9K+tG+yb7y96EJ6xd3n3e/d4V7ifdx9x77KvEp7whb4P3
ce9S5zLnY84G5+POJ5zLnSucTzqfcj7tbHQ+41zpfNa5yrna+ZxzjbPJ2exscT7vXOtc51zvDDpDzlbnC84XnS85Nzo3OTc7tzhfdm51tjm3OV9xtjtfdb7u
3O7c4dzp7HDucr7p3O3c49zrfMvZ6exy7nPudx5wHnS+7XzHecjZ7TzsPOJ813nUecz5nvN9Z4/zuPMD5wnnSecp54fOj5y9ztPOM86PnX3Os85zzvPOfucF
5yfOPzn3Emvusu+z77cfsB+0v21/x37I3m0/bD9if9d+1H7M/r69x37c/oG93f6q/bz9M/sW+0/2n9w/ur9zf+v+xv21+7L7M/en7kvui+4/uQ+5u92H3Qfd
B9z73F3uTvdb7np3nbvG7Xf/3fmT87qz0f6mu9X9jLvJ3exe697mfsP9tvuK++/ujd713p3e495T3tPev3lveJf7n/I/51/jb/I3+9f5660/mM+EPw4H/S/5
N/q3+V/xv+p/w7/Dv9Pf4X/T/7i109/l3+ff5T/gr618x3/E/67/mP89//v+Hv9x/yn/h/6P/L3+0/4z/o/9ff6z/j/5L/k/81/1D/j/6v/av9X7jf9v/uv+
n/z+YG1waXBZ8LFgQ/Dx4JPBp4JPB1cGnw2uCrb4VwefC74otwTXBUPBF4ObgsHgC8GtwaveAe+24CvB9uCrwdeCrwe3B3cE9wR3Bw8EDwYD/jb//uCh4GF/
W7A7+Ja/3f+E/6T/hv9Hb31wRfCZ4EX/av9R/xX/j/4twebgxuDm4OHgkeDx4LvBo8FjwfeCbwffCO8IPx9eHb7lt+av7T/Y65y1zk/cF9z97vPuc+6z7j73
x+4z7tPuXvdH7pPuE+4j7gH7DfsO79Pua87vnd86v3F+7fzK+VfngPOq84rzS+cXzs+dnzn/4vyzc6+3wfq+d413mX+Df71/r3+Pf7e/23/If9B/wv+Bv99/
zn/e/4O/Lrg8+ESwMdgUXBPcF+wMdgXfCu4N7gzWO3uC7wdfCrYGNwQD5uvmy85PnY9ZN5gD4bfCe8Idweq7gm8GH/M3+B/3L/Xv8i56xXzVPGD+zvy9+Zr5
jLnPfNb8uf8L/5f+7/zf+6/5V8vPyWvkD4Ing6eCTeHmcEu4w9vj/cB7wnvS+6H3I2+v94z3Y++X7qvuAfffzTXWWuvz7nXu9e5N3v3WN5yn3B+6l3o3e7d4
N3jXegPeoHed97D8rnxUPiC/Ix+Sj8nvye/Lx+UP5BPyWfmcfF5ukpvlFrnJ2+xt8a70fuD+0n7FftX+qf2v9q/sp+xn7efsp+0f2/vsO9xt7lfc7e4j1vPe
fu9m60XvJe8+a9Be46319nnPes95j3qPed/z1snL5MfkteF14fXhteZ15vXmk/Ip+UN5tfk58xpzk7nZ3GJeaX7WvMpcF14eXhF+07vbu8frl2vkWvk1+3b7
G/YO+y77m/az4b+Gvwp/F/42/H14n7hfPCBesPudNc4PxBPiSfGKeFUcEBvdz7pXuXeJb4q7xUNit3hYfC38enh7+Glzo/kZ8wrzk+anzD/a/2a/bj8ivise
FQ9YD1rftpZ++DLxaXml/KzcID4uPiHuEHeKHeIJ80nzKZow9ovb3R3uXe4/iRfFS2KNWCvWifXiUhEM/X72ukqHoQwllIzX9vf3G4mcJY3USCtKdob3SGH1
yQVKpPSq3zo1QkYjjfHv1M5E9tTMdP9Na/uNmkitmmEip9VDD8glehJjZWIp8+TICOUC/KdElzQS80SGY9I91VUR/DI1uuSemwkUv8bTkzczYHpP6Oy6+8p+
I23qSS9elpizdM7UmE94rEzELJ2X4CgLgJcm9t9RFZayl6ZvvGH2JHYar1pgpH0nRWZqKJta07tMiZ68XAr8DWUqqycDrQgJrpfw2IUGpsjNd5RN9lBuuXRZ
ItJLerhCagc1vbdHoUWhEk1UNlwkBIhncHvqkPoKSPQfASAyLE1AsF7cpnJlAlIgA6AS3Fn6KQxPEWYf4WoSUElA5QIiuDHDMIjIAhf73ZEmfA3Y0IV6lapL
KLOsUHmmSM0MlRlWuBd1l4dhHbu/PNLrycZeTSlmt9qQ2Erg4qwGFVf3orvoF6lv0F/TukSsTiTl6KXsWYqpnNWJpdModwIASmZvCUJ+l6CC3tmmp+u6rIC5
frZphNOE6FXGdYk4QRv0B+Yr40sD4GYlBjdnifvnn9cZthrgU7CokbpKvB5SGyyiBH766EcZxaNBhmf6hqAi3X3dyK+Wpzf09aQdJ3eGMd6kSDypJ11FCfVC
PxeW6BWryUTszSp+ra8mQfR7E91s/jPW5fe/f8N4P0TmhHw6cm7p/pzlqXh3xEjn7TjQdzbQBxPWLMDdnEh6m9jnoFNrFrGNzdJqUBeKgYSYeQnLKNHDRlEr
FStqVqio1CAVtc8hcoR4tAdRgm4ox7JOulKSkpS4GA/i3M5EbIFAdBvv66xJKhGaZM5/yNDiz5rkDbGMuKkqDUGMSGwmFXGOlaKd7jJ9OQmJUCRQDsgjRssj
sjwhWBJMCBElNDuZFlQHVyWgtIx4s2b0i0mCGA+DO5iAkgw3gjVU9oJFh3SNBV49jaozs5ycJSu2HO+zIijVDEVp8E/YRKzz3yU6Ou/bd2y4MX2jaVlCTWmi
PtMgmlj/KSsyVNH7LvH9Imo3691Lmkhy0zWX9FCHfvISZf7jjUvDc4UJocrlICmJEImLq2WEJE2S9PQmTvZOZfJHQpfYkBG3JCPK4VJaIiFL4S5B2EseAO4l
Ecyxt+n3JOY4G7xSx3lRpHU5dczaSxayBPV7C7mj/jSBf07u1KNELnB9QzW8pbYlRA33VDiwiNGM9LLz+efUzppdyh8byG+n6y8+uebQ9d9dKlezlcPsCUhv
uD3but9x2U7KRwnhNcJkQVvdQH8IBWFZpra9iNkeDRP5YKUfKZnY0e423ktvqEy//nuN5HNnExLeoex/7J5/6Ucvq4MrMs1fjzx2+ZkZNvyGSZz4FuaTdKNY
mlhT+Z7GwSNPZExeNmhkSY98PTC0YHbJChG+d1nisOZXzkiBoB7UyRAEkt7DyELDRlxzeCABcCauuUw5pNCXs/jwkCK0+BByR2vk3gncvJ70aEZPJ1hp3BPf
gHwdeQFlzTDOBHhldckzNPpCoy9Gw03o5By3Q2dBxfEA18njW1EvIUe87tD4YsWDOqlLesQphFGFWKfeoi5WBJrgaZduD1FpnnE0XexZsotebRQ9unvCT0vq
NsXqSA90rCgwCHuJGV/DNZGimGd40JLQDQIv/XmGj7u3i+A4EejylVmygmusy49rLD9Ol491+fHzjPG6fNtxog0pk9gKoOLtpEyIrLAHlByNYlIn50QF8El0
sWbJdo2ImiUVrlM1Il2NiHRpRKZqRKbNM6ZpRI46ThxFAtatacAUiDdxMbSJW1R/bicUs65BRVxN/jbcSwZCLgr9sN00rWFPLQPzsDYnppQFU1Z5vEt/JU9M
ZAR7jnrbAT/+SnIHplesX8vAMIBTXw8BXk3AbAILMXOUslOKMc/4A2m+VC4nS9CsSYw7ELTDkSEi8TzD0jYPG5dmzi3/g2yprGFxvV12aqDr7bTSQ20SJErx
GmZhKFSIue7LVIB9JFuUlDnOgCqJYSXAmLaOK/mWJWWf1ZvrEjmsoqPzoXcUQiZO1TTgoE2fIbE0qcBMCHbcQ8+gTIVGaAfUJmrgXfxFwGWDnY0AW9nxl3jS
UFdKHlsjhXVS5LsR+Yrks4ssZIiNluXA/LM19T0g5kyXc2ouLjNrHi5dNR8XVQuUkzFWUAAvQKSv/QRGbP+DaNrRutOpnpu06GtyH03V+PeOaXUJ5Y0G98Ux
4eYw3YPBZEIHyleecrnpNzNhiZlskgxoYZKSmmR2QFKcCQuxqL5r6A+yszIilJOpk7hbod2QmvUpsmyUGTOBlY6AKO3NDF6D7mDx0q08TuwV4c5ZoSDuIiOg
F1zm0JXMmV4r5+v9sjR2Heo/gkrsJ3L2q8bSpAE/dJ0AdLUNwbpXsMzeomW20gRcTLYIh72p0pvpZkxKnS6KlDpd2olL6NJV89Jrr4cO2GOUdQBNHozZUKrd
kDg1W5Karo/Ns+XCxkdwuTdXzqGLO1fOpIszV0Ih2nNJZYq0vQfgjErEM0hMhpZhGuQlfvqye0pUUX5qLIyon0+MQui8Si1Iv/AlntXSqMJ3s2S/zKe/NyGB
7CAIEJ63f4knnquUfzokkG5PQvKtnE0ojCj+qZ0pBq9+CTXy5Xyk65cwf/wdiZPz7M6BGiWQttlRqxCykQrqBnKtai44QfPnq335zRsqujNpKiZGA8rZmpAE
DpGlaRd5lnSWH/vO7by25g3r8irxVV2EBqi33OLpvBMb5ItmGfVpTSnjgflLaP5KusgrEkbAIR4vwzHGgIOJMFGmIQWqvuZm6AZVW9LURJJMhTUXeSs1N4SU
Aiql2ZQQowD985DdNMkmIOTsLNnWyaRWsdyH4iqueYAU6rchpH4rE+6/vR9/T80fonu+ff9L84cGoBEWJ0YnAaxneqmU6SlkovfNqom7pQQngtsluhPJXglk
rUm5JUBeCVCtBbNw8CFMKy9h/0FrbnKOA/8ZmEPR3amqNRVjcZtQrbMgT8SnzkoyyyEkC0loSYBI8FUMOTJUE+TIUM2QI0O1QI44ZztdSMZi4uropCiCNfcX
kuDup27h/35Fj3MaH2fWH/+FHrsaH8sSHoasvXqXgULjwQnjRzMMxuvkwjotRFyNp1G11obXXm1CiTnrtw6JZTt4kGzxdjUB89s21Z62X9iTkJVuwaUzXca1
ibh4tY7cmQYrKenUw2/naDh16uQMp8PIIrSm1SN7rao6c1tZVbka3LCSo5JV/S7TajxdL1q9QTQqNqEVW5Z1FAUnDqLgNogGltsgMI2aqOxBkqkO5QyS0LHm
bSXmq42DhiMytoKVAxIiV1VVRHRMdxs906XB8uCQGIp0V54QczaRzsmem7MMM7Pnlux9V/YcZu9V9lzJ3rdnz5Oy93H2fARJWUYUtv5BjlWqlV2qkKyAJWvU
ZpJtA8kiEewpWgFBMjT+EC2DMYdYGYwzJMtgbFWo71SPqui79h41Sd/FPeoI3EUAgzGh1kpjRF8PujbM+zYkJiQytqv6OHMr45fxhZpIOrGj5lDfh7k2KN5l
86xU+3HrymK8Tq8EoR41BQbHbF7oaZ4Gs4HRRrJrVSdrduVBusSwybg6W5JlRK/HMV9Ag2VI5W/98JCjMXFkYpw4bDhuzYbjEqu2Qv0dbCwGX1L/kaEIBwhh
NRpCYVjyThLbDGLCWtbNETN0KVO6qIfzOeW0hTrNLaedpdO8ctqZOq2pnHaxTovLaefrtOZy2iU6rSUfJ3wQJgI3+3VuHmOcCPQ4EfE4EcGmWqgiaP8FdGF7
K9LjRATW7qJLM8aJSI8TEXg7JoL20TBFmCyAm9AI/8OMNIKNRCEBzL7uQXnJ+c/GS154KNbJ2MQehSWcUbrfHaX7vZxjSJ9mPFaLc64kFQom/ovwSLPmEVvz
SKx5xNE80qR5xNU80qJ5xBuDR8AemQoGTWCw557gMfzAOXtE2fRDD4si9ylX7LDuF0NjwIZl39gM41poRGrbJlnLM7Gmz71lxjDInCV3a0HDpXM0eAXoBHpO
7nZTPVnmbZw51aWJ9T7A7jhUqhj0bZlbjOuGf4Z+xuGnnV9/pfw63Wfg90VCcHt9XofMH4iKPlLWdHODhH6abm6UNPmiK7XPxXVAYhaQPm1orDGmMWhKKdyZ
vAR4OA4+0Omrmk4W9arZT1VTX5uX0MWZa16MNa255vma2c+iAvvhOI2/xrQM9HP89dy/ErCFW1ghAnNnLG7V/DyFaNgK8yGzxCJlkITSXL0VHmqYD2SqtVCZ
XfqWZp0wGegOgGbyHU1BYSbQHeSjne+asWTKdzbWiXCXxLWmYl68x+iZYRjx7ax7jKqJOQhNO2pN7ImqZWsEtmriaQiVVF6tostWTcPEzNlTzaWJQNn6V83K
4wlFOdPweQAmFJWGOUlcnkC4DTORuDyBaCJ8yNiptYTwudKMygKimFlhfsJXso346urn3AEsToI6ZAVFPZ6KTBC+oQUhLE1IqmNMSKqjFFLVxolIi56IOHoi
EuqJiKsnIhU9EWnSE5FmPREhNROHeiZi84yKbKNWdD4pE3AQG7p1b3NQMnKs0ID7hKTkdVFjaXlNUGnSAgcElabnXwhmS0htztdw9X0APJa5eYjp4jsyV1sO
XYt7fKfWCmY+3BFJauPz4a4NvNE2mlS16eTCZDrMKUyqvaZtAB6kL2N9Rs+SowaTvw2TG1G37GF8AyfS/kl9hnNueZZ+YD4zMtvE/VIr5IIfjIIf8vFhR2l8
gEWsTX3qGD83p6uFOV0FX/gHKax8bU63pnIlWdSz0NlwCtcg53oC/W4sKKX7t2KUVsPmn/WJ53DPoAFCI+tdXCNN9/jpm3gCZ2Vz12xc1tKbz6SMhpkURz2M
MCiGz6iisVxF0SFnUneXphiwx9GD7bojJ7CqIqblyWpnrggx2ST2hzZsVZ2nRVJNIAqaK5NxPNhnluoGoVmRO6dKE1n91mkQ39YG8R0DpUKMW1OLxLgV8ttO
VUM4qYEWMKxPVozC4mf5q3f+Pbor0CKWDa8Waa7O1DuxHNsDhGXBmovZF+rVwygg7jzRAElOZykR1PQeTMhtPTb2y8QvsbBfsLCv2Yg54V7WUX7IrxOGDVvV
B2UiUIZXqyNQxhizKETGQ5cyXYS2ihu8HmAxHyzG5Mg4369PLuqW3JjsimZpzDxesqvXVyYUfPQ2OyQW87Kp+s9DAuhLFF+TLWWJeGfOXxVtjhFv42JpNW3U
Juf4D1eJftasXHkeOhM3DjaEmgzaTR6twGSdnCtaFS2tTWFzuqZS5rtVyYSltVqmBaqqkzVrkDtWiXmnqKCnNk7VlAHZ9cmgJmqQVCgERtBdq2Z0U9sY45To
ATIBXRm/02lwI6r16J473FlSNr9QfnadnMp4l555oEPHkV7wG6cihUrzoHs7F0a8VtajJpxGd1mYUkTymUQ8XpC8033rdNNIHI47IWausmKhNI/skAj+L097
oQpmq2pmK5TJfSVlUg01blHu2awWmiiqezbHKgp60YgNlGsgBns5q4Sxzazn6hUBh1cEMO1o1+sDMXTGoVX4KN7+caN6+7EgPG5MZxgVqJLNybqt1URnt55E
1G3lhp8emSqjbaSna4kzluvZyVzPTTDlDuJ6hgrmieEw7zNPDBtdz82HdD3ngwZbekE+VHQWll7nwRxk5eni6K7nJm3xNWuLL25wPTsl1zOPWa3UCEWExHTR
0IPJMH4uvFeqrTTo5F0NvbM/X19TIvzEeEsvmIliiba0xm3oBe6DLpo1rtlWY5oZmJFlO27V84Ow0qQXzTDds+MfrYWKdCrVcKRtUlpw5YgBmgonRZiUPLlz
lCUgDinw7kycocSlXiwt+5QesewzwAnFAkwnGfr1is/r1MsryigvuxDta/ncUtRXXcorVmxcOqVFH26qe44u7B6kaOISEWRDYU7K4pPGqM8ZXp+DlR9nK72I
Qk01NrglR3xpDxMv396VDTJ6HVsPoE6lgrXW5zmOByXTCT1dhjHLwHLsXkMvtE8zDURe0Rg6zfRmm4tKywElApLlXB+8S2/YiA4LRrFnGGdXLbAH08nGpJLQ
ee7yYTxRNgCMwcZ8g7qt1L4BNtqMYgVQU70xd/FyiIvlCC9QzuDoGXcOlakLCo1RU/FQR3UsmPOHBjWoUleOlbO+nklFwsJzo3OLRs8NkfNCvRR/PpbiNcB0
UsltI5WoBy7UMtrkjpug7MwdrBkZF8ABJfMJm5dHRB2OL4T0WTlQoh7FVPH/2lUVjvxCBZQrJIVrlHWDU9cMJ0Ze8UAU90awoMFutuKBShsl9j63E1X/NUjm
hmUiMWh4a3ATo8Zx9VLDYVSckPmApiC5ZFfgvEnkPCNjJXqVwDodx+kBp2foz5KT9H2chLPkIjKezXZ4T1AHXAzx85czdxHbLVL+DIZYTx6poxvkYxiuQySv
hoIJU08aGN5bpUfS5MzFxON/ulRjwRytHyr2KL1X4oOGfmvoU24ujyKU6Vqg6Sz+q/WsXhLKlmoPF5yWbiOT5/2XcyDPdPMsuL2mmxeXHOJlvqVX5yeVQVzP
VJXBrclBWVl3KWmVMxokS5P4hcvLgZOjDMXoSRqLBg/dgXAOab6cbs7EKJnukmUlN6eHEljFlcaUhtGZ4ymoc/4gU7EsQmwDApyo/qFCr/5sXUYijwfahuLn
oPR0c44egrnEWNKOTpjJ5PjJ5eV215x6y9EPY5F/kSb+ISgPizA9YBQGEnecMoYGR9KyTkmELWuLIB/4vZpsMGP2o6XFmDeWJKCKgUG2ZQ6m89i4YYHA1Eb+
ebIgSRpGkQWO9cqjEZUTPmFKr0+szkO3jKWJXw/dgvm8RIeLySWYgfhYUYbvyI+/ylTzsZxMKmkOpo/vTAJcFvD7r+n31Jc1nvseXavg0oU15Xy+iHVn2QDN
Y2jtyDkpqeKiGqHFNa6jQrMRnlDH9dkndCIBSKpp/y4TEZJ+N1lSC9NAvyIo9/dnUN6jqnCtb8oK9n/HhLfV7/7nfWvEbHmGilRFobVPcrHdnI1SdIH0tn07
BGL9vmMOyxKrJoTwNaRRSl7PNHkGzXyo+g/UeN9NFlPrqhDhtq5qnm22w0qea8aILkrjVYgMxp23CtHCdIcoYheBuhZduJEOPMWYkWBVIwsyvbXFFr2iL+wV
q91eVd8l4i0go32uiUmOrMdfobryThJK4PDncgImRGY5wdMbxBZjh9TiZfOMp/VSqTlYCMK5iTfP2JslD2TJewt7a9d8grInW2BFmiS46VAieYfJYCIHkzoG
QyV86/fUHOUOFojS48DAQOLPNWeWpI1QSkoFsPlsSwEB04JgkPpMDtaN0IESeKmzZrgFnHOQiiRj4ROU0oNSujU4AOSCgUTONTHZDLBjhmCFc01ee8jL7UI1
ZhnhgaRCuSuUO4motXQXDQ4OKL9UokrdYA5D1NSImqMgNBK5co0ZnuZA0jSQRAqwCU4MMpkqRtVNEBC6SSqUbS42DRFSJtCaay7iQYlwJYS3ULJL/ThIKcAf
WAMWNakK0MEWeCWBJqVb9IYyVHPY/kDBAJiqBZyFqqj3bIBqfJCEXlIRhupj5Y+Eba55VpkLRJ2dQNSKElsKxgEXiEE4iMfgAktnzYgrOOdgIho5tAS+JExD
ZeGjhjEXRFRfnaOp/4jQFq8mU8sJt7D0KgahmuAUIV5hJFXIbRUDSUgaB9RKmgbBFaoJBBSkuUBqUFnMNeH0wJaDEJ1zpoK7CtRCT/j3wj26YN1OZMbyKeXE
8mlOtj3zC2FWXidh6IOzEIAOgMHA0AAR8t5utaH7y0/d8lSwultsYH/rgSzAGffbr3zu+0f17kyirUnTXHODYM6H8sIWKg2i+TBBtGxNYl7sNVgIKgO810wO
Ja2qkm8GAu3BngR34N5kXLeh6N/7O3feMLA1Gb+V+ui9OyZf+vO/f3n+EFE1ouIgeoSGtTEuJDgA21qIRw4xODwkR6s32JpUB9V4Yu+tRHzrhGkf+PT9v+3a
RyiEChvoQu4yQmGCpqhu2chGVd48CpWtSTvkFwbpROBCN2qiai+Ydtd8KJEq1VvFKguw6WBsiEs0Nv4wbPw3j43cmnSCYeVghhZufKCFG2KT3bqPm1XzAHEK
/Yc+bi4hQHpItYwGunmrQr+69M9UukuxnZESWus7xjIA4s23QGyFKm4mmUR96EYaxAmo7kFSF7pGa1iN1puv0dqaST9RaDyqphsiWAhXPMcymkp3GDVfVx4N
qzx685W7zMEktYMZFrgxgQVuornmLnSYz2MaDQkxjRBDpG12INVEdiJIQn0ZIXU7UtsJIX8ITBBgkK3gJ6CRhwqSWXCT4DlqszKHUK0YAgT8CGSJkGUAWbDB
tJ1goGaqEf/VVfpcc5NgdYeusRiPaGSejSK8psV3+0SvpH96L4PT6+UG8UB9H14xFRxag0Vfm++3rsncPPkuM+XQDD7de+UaDp7RE6MvrMntaYume4mrZ7a8
dM5L9jUy7bAYWR+ea1hmr2T+48gsu34ryoO5TwMru/EFz+UreuXRSKoIZ4cFzutzh1yUympoqi9GLGpci7Ab1yKSOCWseetPeSnCTsmaTa1sKUI3+otrMn/8
oqQJ9nocqiY03IZHvZlQjLGcRZQDFWJ485vZmz9q6QSZ4XptUs1w6zdhT+LKnu49X77t65uuev5xrO5hrxEly56k5bQcZMthgWzRIJsZ5Pd+OPTSvwwe+Gde
MwVAsydpXRiZ2InjFpF9vAgQ18PfD1VFq66ihat4+snbHvvEqx/7dQlrqycZV2A9blSQtSYAGseAsBzWzEvtPd1bP/nSPc9d9rXfEzRjrH5EnCH2Y2X9bTcu
Lp3G+x1K3ang6hp3yujdWbND4jfqxArJVjhYG59CAMalWDQzTumsxXVm5VUnB2HrMS6SmtqULT6FpLyaOQy6kCs9U23DzAheMBvc0pKvz/EuuAlAtwUMM2Fs
0gM/WxPc1gRXbVjKcQDKoV72iP+wlKOhekkzzdg/P33wss+vd95Va+cdV5DGun+n1kYNcQjZzUk7wmZU+5JOwhPbCxlgXw9gVEy9OqTaCmhDtfZcxJwxRax5
2HLfu1jAmhsEzEmnUHVTxhAwsJjDLaHWAvVxJdSpd1oI/WYdftGcaSi9MU9zqI69OIgIMnwteA4CzluIolkNA/OHEC3eVnLhtxHRaRbekr6GdoGxCKOWbCWN
sGkucQeN6uCOZkb/dGKQFiixNsSK6Z2EjAN4pW04owxupm7ARkDURvCbuXkc0ZntfKu7VhrA1SYCYN1AH86AHfVJQ2O5TpQbwa7F2uWw3JOK9c5hL45QTdlg
kQ8abdhtodqoRW2bk/EnrF118vn3v/Wd7xoq7gp0D8w/r5N5r4Ost4mqg4p0HF6R8XoDNBGyjjCx8oCalOU7hsyEvMy4BTTuHpE9JPSQT4baF2xV7dn9djIZ
2zUl0K56c8eDSpNKpQtQVMdAwSuopAy2DoqtGjzdtKYcVoAGxDcjKb2PD4nQnIpkSuDNqbK8NjuczE4BB97VW9b0Z8fDTDMXJZNxOTOZgstZicLl/KSGy8VJ
gsslyVtw6RfJVFw3iOStiODbKOIvM0ZCn34QleIPoiLYJeLW6GjEKOQXehx0dJEKlMAqPRQ2Qw6dUQpBbj2k8oK2rRS2I9lqymwJ0k3GcGWrGrYs2SqZzS7U
t2B7k62mzuY40bdiK1S1FnKgYpS7A90iUjHCOvVAvq9dReEkWG96DRMH88DHoPGBw+luKZy+PFYVDTJTY6Hef2Rx+xQNnDS0LVwRlcKFrcRldccxNzAASKUg
bgwb8+kfznaAezV7pNGElDmVOAkGBwaGnCJJVr7mhQUG9Yg5PqqHw181Kktx4JDUMWw4AIBJiAdPmYhqwlEHHIKa7uIAZUKK7vKtsX09OE6C98M4yuOrpyPH
67XRD5o/vOWmVrdeqHfX8+Za/LddZEfqgFyHv09fzsr36Bj1hWIycnmhWO884kji8pv22Wa7rqnrz6upS5efOducqUR4Q5sZ98nVsnf0Tb56ucYuLAynHqxY
Gvn2DdvX6o6MdLE50sVtHP00P2Sj3z4EpMefWJuNTvskDU9ZBxIFjsaCes3jfU64w5LbVL4LmD5dHJYt0kl8p3dn4a7CS3O4i5jCuKuSUDSlL4hanD5D4xZG
UsTSHCIyYxeHbVdtjsngGN3++81Zci/pq+7HjNlyDxQX9mhF23DcSnXb+p18JoV2gVvYqUWKhaXlhKQFl4X8XrvASffMrHGY/hwy21uKaUcTe4sfkXwLd/HD
fDvP2I3ruNlyl0yPhtP6fhPVMw13Z+qQuMZlXCrDcYkZF4Xqpmpcusq4dElsrsa+AUwh4JyPC5TgC3eHVUUpmS+cMu+S+H1QJgxht0wwC9nDuR/J/OJNOncl
bKTiozkV+8WYVMTSDqHez2F964VGfoNopOTFmpKX/MUoiY0GY5Byj0boLFR4rkbn/EZanqlpeYam5aK/Ei2DRlo+XtBSjk1LoWnJlayXGS1lIy0PCE3M18Rf
jppibGpqlPZz976Yde/LopGge4Wm6JNCk3SP+OvQVHmMpL9tPZEg4PuQ7snkert4RiLEf4bxtNQ4PCk1TnskbPEZxl4iZ9W0hbRDvbPUwBRIZBtIJmgEYU83
5ataFla1iGp+gfz9OcoPStVUX9cqd/MDeTdvb+zmYeR95fIM0nZu/O1Z43eUG7+7sfGpKnpvT0PvDdBTQYyddRoNq2mAa/pCVtNNb6amjfTUpiY0wt3IcK/K
4G46CFwEobqwJ93hI+O7I94N5PI2lVFOG8NARTP3WMX1s8aIzdUyva+lJYMvdSLnzxNVcw3hoPSiaRl8I+N2Yiv4ztoEHkViGIIQmJWqZTmiX1cu59Y9zHQQ
OG6sDqnczwrdnKqaRwOVj6ELYxgiQCsYkIcTUPMxcylVQWOlZtSqZkzsUWGGrWQMi/2D6S6E6TbI4nYti7tYFh8UCfP57mGqdnumHnZAJpsK9eDW1YNbVw/u
YakHMlVVWwMmGzUmA4zJFzKtcNMwrbAp0wpXZVph45+hFd5OqGp5flhSKbrulrUWLXoa2i5Zn+AWRkHEJ+sEVdMyBJlXFTBbZQxmq4B3KqMyWwXM5oITC2ar
ZsxWIYO+YLZqxmxFovL0uRVVMBtvWnXZyq1ynCcxWbBc+SM4rAEmzpWIG/mxgYmacnYMh2m9OGOmloyZmnLtF2rbeJ/UvguXXUq5X4LD/t0i7L/CfonRLD8y
DCvaMeGmlQtBntbjRAf1YTzPmAghmWdgTb1plhyHFXYcn5VZ9NCxNaHPwCTJAIfpw8E+mfOsoVnWq4li7sgnOvG+exjYpbDe8DqRzZQQyBE/tUbv26Tn/FAr
qG1s/stsYYNt+G421A19qATfqfwOlznYBjzPeAcuszhUmao/ug6kS+86zMvurt/uqd/KecaZ4afe7jSxc9vtFaubcyv+gLM0MXP3NtnOCaISfrgm2xlJBvhM
ms3Q5ehE99FJUf3YRlu5p+kT/3CiDceBkuEbp88TSz1m6GNHCaHEg3/Gp6RaYC5Q9Qo0+FCDhyPutCgLfFYhQ6zXBHeno0KOnHPTo9/NESkhy8DMUSBqYFKD
Qa/qknZ+FieYvgOuc4J1Epz3OLnlxMguNqia6V7etZttTqXnl2ke/8KuHV92018+ePVn3bR/D833UpHltOMfsafChA1CrGW+XfwOWsacYfxWUAV0/Y0gNUrv
D2Drn8lb/qq49kMiTN4aGONK5lMzAlfdBmRPjkhtBEzaZ4i0VgnTHWYjpuvJXKime6/no9P61/Z/NMMT+Up4rpcazyulxvMzUuO5UWo8r5Aazw1S43lthucm
qfG8iiSYbMkSIpusRkRo/B+DZMhZQmUgQ+W2DJVtGSq3ZqjclKHyhQyVHRkqt2eobAcqvva91tnCrQUgmVqmD4OKsUMXoWmthwyuZzon49KdfT3VtqBiVehP
0j9h0I9bsT14enVYS7rX7on3sqyPZ99H1DLiRVv9RUvJJdmp2gaSFh2M09qQPn4gadURN3b89JrsgDxDexaQ9kyRliA2CM3lM8PSORfiWGPSFxDOlrkG/EKt
c42YtzZwkE+rDtxxZ/EJVWO1oXmsNjSPwHREkxjDH6OQjuQetYJ4FDilgmNTt0m1DqtxfLnGYMyC1bGaVB3RAjK6h2NXa8fo2VprVy3YCjnDOJNGSHB9i2Ku
WjTIpeg/elhID+1jIlIZC5GRLyaO9aIjf9GAesLItzQin7QB/VbVqToGCIU2NXGg1pY5njKXGYKNJ+rz0jr+gzzXoXluouY5ly2UNwnR1BDHzzXgwWyba8zU
PN2leRqezwm6tnauLRU0yoHR700mdasNx8sz6GHS8RLhSK152nt0GkJixmuBaCsJhDey09qyI5U46jLlo8nH5upwBGvSm9bh3NWmWamNWGk8sxKNaBIuuDzN
1dZXibXGl1mrbWT9E0ZiOYoktI+aqxHl9hEMpCYM8PrbMIaZoBnmP6qk2nUXTvgLMIws1F6JRcZr+G2aRQzNIuNHYZG2UVhkFJ1pHxaL+IfVRaPkGn+IXPs4
l3tYuZxRc2UrPP2rFsRX92vePQw+GQXViaPmauSmiTjiqnU4g5FgnDD3uvcOnfT8Z+YPJa2ba5MRQIgRGjZnJ4/SyRRsIz5CdSyOcJYKdU/55Mxk0iI1qXTo
8t8vb3h8/3IsEP/ZJVrvPcg56618ZM3krC0Ljj9X2zy7acLZyqsSz2prZrq5V+B3vxjA2RdmelNjDgLSoY6oB8kOJRNVy5CaojrLae0AcRMD2i4GkvFYNduc
tG1NlJqoxg8pGoeGBtWEzcmErUmNgT/HMSnJQZpANSf1EHSgX1PJ1lpNKVwUzemTIRLrNlzaSpuHlCrX0Fr0J8ext5b3owk1gVfHJyzpPOF/nv2jH7X/bOUF
fMIH6mjdWgfZOliCMjB0A7W3fQt2MqzACfLJxC1DyVsGueLWrWriUDJ1kDF4nhnvrXLBCe0zTjjj32oTsX7cXn8F5Mh0IuCsQzuT9s1Zzj/M33rC1T9828vh
f2n+1sDnk9aDkwm4KfTEfeeeWCRw16S84e2I0ha3iaqz9ITt4twWh4/Cb31dYpkPyuqUziTasTV5WxFZCc5v4CbUQ5QpCLq42EfwWl+tFYOGyTtdh7HbJpEc
ieuASLoGkgS3GwTxCV03imQa0WMrkTcBpYaIV9rVNLpVg4NDKuvKLKhVoY8GBxM1mByFNpReTaMy7fRq2mAyfUgdpaYNUV76qaGPpg9xROtRA3itVBdVdSTl
PRL5KMdg0jVI1U7bAjYDCIWapnEAa0JlVNcW6uYjkU0dSXddiGBNqKhCFur/pBWtaqU0QoGGIpzw11En+UDtSDVZTSkndKkIE/wqNU8vSf8W/ZQ2HKwIlfNW
9TYeRhJnB5VqH2MygFyThwaG91ZjX51Ns0yTj2cf1juX4KefdIHSo75CubP50HjekjAs+0L8LBqoUWNL1dFMtp1MM0Vc4ITD3tRZJOFM1HOLI6eeOgWp2Nl2
0GIlRtMQ7GEQypzohJrLy803GDszLBWr32rU7dLLZIx8w6Ba9f0xjYVaD688vmqC/SntjVSeg58FA7WOsLFAg8RN0RLnjSjt4SceqE0JSdVNJc1N/EgyMMQq
9C0cmDFlaJCea/w+oedWfp7G71vpOeH8ieokch/B421V2TABjySbj4EOkHoYUuM1RHpADWRsdVESpbdQjVoWWpQaonaPV7Uh6qgWXGr0pIBNC8lo7Sh6IoU+
nZ4SVDkeidPylWe7sOhU7Wht2M3QUVF5EEOK7/boUMf9rH5t7V6pu+s4MKupcNc15e664YW0m84m1Qx7zdUWoKuOnsv+uRlkoYVETJqldEDzD1JzpqujSHBI
FySDtaQRLcZBx1YMq+dIDaKLaEggjlQKIEgrQajeFOKTS6FNk0c2w9TNaMc8xYXZOZMuHTBCXTUFRqirlG5ioo3c9gar0uYtPDUb4R3vjmCR5ycMtB/MHJl4
sJf5WbIzP8gDeumpjUM/Osmwqs+ZSUjGpc8Y+hsXhTNno9PozPmN3ZPOSX+xcU3uVYJzLctXcuX8xtaunLWOduWscbQrp9/RrpzXbe3Kec3WrpwrHO3K2eBo
V856p9YMbcUc2aI5ctjs4y/oFHnz8w0EjaQz9Q7KuIfEZCafkG6nFuoZbeoQKq/sj9V70ww9cWSNygEaiOkt0IhOZ6vALbG9W7C9PiP+BT0hCPlFgk90IKql
gnBFsLmti2cnYTnFSVj2KADAimhfpQfb0QxebMDhb/CPqujkSJ+zMEt2wav2C2OZCohvHjNO6qwF+lyMEve8NswVeI/sSdvTR+vckzkCX2t0BN6TOQIfyRyB
D2eOwN2ZI/DBzBG4K3MEPpk5AvdkjsBH4QiUIbtZbf3qF7Z+9bJdawbon9oa9Eu2Bv2irUHvzxhzX8aYe+0aL8jqvXUS6wftdImxjCD1MoJU7nECOyaceQZ2
klTmGRVsKAEZJY6nwUYZW0fsaDBmesDJlwveqlmr/gWMrvrt0flt+IrnWH1Wr4vImz4rD0rfYyxNZO61B3+CXfDxj3JsjVU+Wrkx4NfkGBurMYRbmdTPJmJs
dBlexvhepgXxZZyGE9Sd+m39jI9a/dz2mo9JXRaNE/Dhh13ZgYhTs3gbI4vGiehOR+NYvBDCkTd0p6NxmniZBHfxiA8HlCNtLCw8FevaWGPkhxgPDsf06gPr
SCpKGXFcep6PZ3g8KFggUnCq/ujVqfAoK7uBHGCB2aaiSwu2bErsNgNDeJB3iTDFX+rt4hAlnHt5HwuGTZKz27gQkWecK4taDFXzzpqvWnbWvAJRjpYdV0J0
fAnRtlKQQbOq8H00ogGtRQPGjdGAmboBXXQZr5vTNkZzHl+jmzOusTmth2qO2diccmxEHe22UjMnlJrZzudoTstOypzJd39uExfoJs7RTZypm4gGT9ANbh+j
wXveZIN527unnLN5p4W7mPdKgAJWfmJl3eywCrOjOhr2vFFX4kDTg3IYTsQr8LNGxw+fJXBxShoIWoOGxmfM9PfbsFKYfxwmbGrUSqGH8eoNsSwcMoXUX0mT
2vUNjYCWOAjilEqcjCBCfaK31F+G7MHqm6CBaPUyZMC23lM6a/lpOyjt6XSaG4tCU2GdWp/yT2rToeFseeoiOjE7ahEBe2IlvpXjIkbRg1LFQZN6A41TqIYM
R4x//LFJ5aAmhH2eTF1i8scSzSLe0+GwPU0rfOINp39wnKfI4z55mZhAIVrdZECJ05Mu4pqVvnM0VHlwqAs00AUZzMMqMxITEx43ND7rKReBpdlH7rBg+IbQ
hxXnn4YJO8YcbkaN8mWzAGPWpULYffqTgaUwz5RJKnQ4LS+nk1VdEyaoLZam8kPE7ggGVhZWlMXCFQjWRmgngjhwWhdW2rMtS8pYknidCW8Swy5Td2HEn18i
oDjsV0fMvmBK2ef2DhsBZGb0MDLKAXicHYdvkpweWTmPOTjUjpMcImncQ0znZnUj/hcpZn50I+JFzfrrgM8Kk8XbJDybT8vzFZlzizub+MyRxXxYJCVomcex
cOE5nTidlzfaJpWGebKfHdtLmQaT6GBmvIcc1YPliFR1a/Y9xLoDpNg8DEeiMVh8IAWvjEHKr+uvHAywr2h4Hhogyw6HzdJtsfuTD/fBm7B+GEeggvJ5GUH5
qB9RPDSxXebBH2jijEyszubh0PgvaWTD7IxHMOO9ecj5Q/WQ8/9fw84zXGAv3zss+JxxQDhPFmrucKi50KHmOP/UwbGLWlBMHONBMsI0oIqyKG0n//ZY9uyB
9T29B8nWu2ec4eHm1sHDzfMjhxvD4Y08Cj28QnL4+Uht7mbafOFY2tw9mDbHmbhugza3+AsPfCYn5knlQ3OtQpNbmFbUNTmijvNTVXgpDGoFJJY4EY1JhMGN
j+fNnl1WQVohCRbymv64LbSK5Ep36UnGML3J6uWj+dAmUuMU7BNdSi0xwUCk1Mxc16QgSgqV4WakUPJ0DtnKE0/hOHrSX/hKcA2jBOtA2UPcxjoQ6sLU34Xz
is0Any596i5emjj5ySwYv1kcNGWxd45YqHlN8S3RbHRzOXxKOTMMYsmTiPgL9YoMf2Mzj1aS+gu8oIz+OCl19MpULAf5neI7chqhVSO/hyrH+h4qE4tPI2Ha
WUw2dGHpq6jy8L6Kii/O8qGF3GQjvX3LWv66mYyvWpvJ/y882+7D10fx/c6MZKoewMTeOvT1A6Uj6k2mC0RfvF0ENMXAKTk1Pm2LT8WZYfiJu234J6rADPh+
o5+H7JEeyE5rscGK9mifp8UuTq0y7VTWc4vRcossN9RrUIrn87rjdYv06eh+HrvXrdYtwpf48hSsQnI+Ni6LfPU7h/1T3kqO6eNYPVDlweyoMitkkPh4qSyV
16arHjFLIs8HzKzkY5uwWQgBhBx0h1qw29Ovk8tPgm1J1gCg/YZYV9Of7ASh/4ao72my2yMJbeSEdkBeZzTyOiCYm32FUYyWR2R5YKmVgyRDpiB0bhYajXlJ
WKdBkU5Iz7xM2beu756/4Ua2aSz4E3ym37eRg6HtogHT4Qyk4epnLVIbTP6CsVMwyyFaU+HWFMxyiHZVENFZqbdLD27aaswawElFI7IFzv6YG1rKxnN9h1v1
nf7M+QKhwMDLOjuX/qIE0BynLTKwjNKa/CF9LHRFNBCBpuPIz/M4m+ZxIZ+6mYqcO+t3pSwZIfIscmQWnK/gYbpmqnA2TYYwXNCEumnZcHSIqd8uYhzThn3n
fqnZpFyOEzgU1tafYfXZO0Ol/XTKR5bjsCUzVbmH5kzSyxgAsg9mg3PZ/OWq8jDZE/UgwVye6AO43h1lXy+ABYuBoKT2efTdISVUGEaxVXVZgJ4Uy3IWEgUL
CbCQGI2FBJgiO41M1nOL0XKLLHeoP1TawEL2NnwcOuMR0r55wGrWsRqxE8vvoOFIEdhjvNUjE2sooxtfuKNxZ9U2cKVR4kqPFVi3S/Lajf38Uz4CK2bFNuXc
eml3fJly12fmIMaAfQx4rsFGgc/fkS4AzeSZ8z/nJ3Aa8eVrtKSW7ifr0cWI9zOPSD00WtnQGH5dCOoQsa2YQQqt+0wYIByW7XB1F6+HHcf9LvI0/utbD9rK
UtIuY73SeTvrmK5n5mFUaVAlgcLMg4drGFNsHXIPmogMMnBGJE+E4CsVyMynIevP1sjwHpjDcGoGEF3Sv8ANguxqQR45ppkNY9roex7AWW4xko259SHLM3z8
corND/VhhRP15odiTNPQHXBREOqvR/CuSz1o2TxowfYvhaODv/ID0/xCj8nslDSTxQmnpJn49q4HO05/p91gUyufWhBMDlgPp1MCKxfiSe4Cb9XSbd1zLuvu
6y2+1d1PUvGuDTeGN7uWSRJr9pm5C3Zm/bxmYFBztDS7ZWL/VxoR9eBtMOUxt0T3BP9BkQ//LJEPcTpNWBZ56jqqdltSGUXoizvU4RE5MEXG0B1pnqorej9X
9HWnXhWdHeTNQK/y4fKj7TcNdHK23zQohoTSXQksZqF5e/8ssLIAK0eCpeEUDawQ40Xr69KS94puXcYjlD9C60SBX+mulCXrmTyLHJklOzmzilppPHe2reeJ
5Xe1DTfDaMcIUh9QyxhpsT0Ed7BgHYInRogtTfJ2GSy4dQYw82SYSOVhIeAjPKeZOB2XLnENx9PVJbLyLhZHou2Gd0IcsfYGcfQ4vg4S6R0vWS+4WvzhF8eu
Bv42NYL3nOPE22DCzjPeSheS5qk4HncWb3c3+LDcdFIPbJj40foXjrNR+yfSxuxArLb67NXaQiJEEvdGqovmYRIPPh56kiD1/o6Hb2yWCtL80B2Du1HyPJ10
TXfTulpV+XRJmrrNy2pxt1Fzu/UCh6ncDZi+ds9Zt4GyeGfg+6uxcnvhpyYITcrvpVRs5oI1rFooY9JyWfea1aoFikbJdev1h8Wz96VXgl5BZ3Z7vTWc7+R3
i97Efy+ctoV6Oqu4G8AX6GV3KeLNpZF2zdr1GzYO7OrvW7eoE5w/57L1NKxSP9yIXc58pU6+EZufb2QKcAisN49XRyP+GL1e7zawkGHpr04a4R2xYzOF5Wqn
fnboHlHaSwI9Z/FUD+H3GKIc/uh9w1yLvxCP8UgrQAy320VP/Fg+kjc8Wnziw2hsbxVsf0gIYjQIIoMwXCgMfdooPiVU0ns8wUkq7DMJ0z5M+umyohYST0Td
fcQrRMjTIpMYvNvgp773RAIvwfIhpsmBCpcmTSpYuILaBA2K8gGVjcIsjKhKGgpGULdYT1oiKO5tvU+OB0mnGCS/l0keyc0jsB1IcB7G1Z9n7MaVrM4HcSWr
dxeuJk61qM7G+Vz8cH4SdZuoKCJ+ep2IMp/4JYlm46guiyT7muwLVFVNT6rx+2xFNZE9tYdpG+rZdaxne4Ge5jXrSWHLNv3ltNFn2GGu1opxA+pdjqbeJb5m
0qNj4YrhALnFaLlFljtEyFWpV6N8hh3k57lSkp5hFymYI0f5DLuer37XTPct6IdwuYqLftAz7HHQnFE2tjaUb6Z3lNDyf9n7FzA7rupOHK3Xqapz6rz63VK3
rH3Klt2yLCRjo4dtkKoj2bJNbCVx+Dt8fPcaZGd8W8q9luzxOIni1stCBAhOyMMyJHS3AJnECk4gwRB7LB4hJgOMk5DEJEwiwstknEGBPJyEwXf91tp7V9Xp
062WgeT//77BqE+dOlX7ufbaa6/Hb4HtDZY5fAu6okHVQlKjwYLusq9cTTpYkorsPuhyfOBAVr2JpNUKqAiR6GilvPBHQiFrndvxqEdPxiBc08oAm/ttqrUD
YUa+ZCKARrUm55o+Ufsn5aJeRxsV3rtVtW7aa9LWsdI7mdfIPnsyatHQY4Ba4gSHqPgaNVRe+WNBIkGpO1HFLazRqhXUEQHo5B5q2AByo5HQzPNLdCxB0ImB
PrOECVV3/l3+8vN/YlQpYYE+tbLF0fINZ00I7BG0WWIJvEPqEjtlbmFmr6FP4mlj3lk80Q3UjoAVRqjz8+P4jjRoIPFgIHoZ7lRiV1tgD+OO/qSad1N9W46d
5N59ziDaL9DAvP5C95iFnsfzmDTiEg+BjRA7eRDHFITg8pxSc2KjKSk0KTD+TaUZ0ZUOUAGbinT7p2Y3QXZD4lRbIY6u9jfBkmpMAPXUETbsgI06mg0PYUnd
xKndJx3+RmyYf5Soa3q0ZTjuBHCRnALDbS2d4f66Zrjv0wz3Ec1w360Z7ozmsev1ONHlRC92y8OXM1sf0NgymqjwzwxZqA5/jHd4yY7SqAzkhERiJYBincLQ
+ZDPGviIgUeQK4CyFxwRQocYKtPXAigtumMusxO8c5+8esBF/nrLxlwVQ8RzcT5gEc8VEc8FP2ERj65eJQ4vz7gF3fJO14OYAqmA9dGsWhYhwDeHGWhKYgGg
QTmQGXCoc1mIuJqrdVZ79Y0km7jJrwa+T0KIW9Cfx8aWjeNYtRBCWjhpBXarWYpQEdit5nwFCCB4077udngF48AF0aHR4FMIcQb/0SOTVx+bhJq0vBu4k/XD
k4FKjv4QDmf0wE4daKtVLQh5FVWLLrx3mSQQ2nIgHbqsBTXHPi8vBpwsLzO/VLE+NAfaK/LP5S6oCSiTdOGk7kl9PqfKlFt4+Fk8PLnv8BFaSBBlPX7Q41aV
Si096AnD69FXVcXGCadeKqJ97OQOzomlvI0CRi62s6It478FlWBaTgNewV5g8Dw94NZU8IFcpd46dzlLp8pb6yxLq6eK53Q6lkFSEfKhgWt/XtZc78tzmAhY
67uUQhazHMxXBisHsx3TfLMCODSEcFTVRGQdS+MfZosM7ANVLVZEzNSgYvsLST6BkhLGiWr/pd1CeW5jURUs9rbb6+0SaWMzrok+ft6jPMEpHTpkdj38HPA5
VJ7Qz1Fr6Hd5ajfRS2AfWK7gZxrKT0C1dJJC6XV5URvGFujHF0Q/KKlVDaGAmAaFYTG7MkfhZLvoiMNMR2Xp6P+i6AP7Hf7UacuZYpNBCKoNRSHMrqFbllaK
+Fn0eP/fwgrYIFRUoaHzA+XTWNt6cPCOWZEds4JtsEKbYkhbIWAv8h0T3/SOGQoXpEcDeizUbvERyQBmlwxJKjDX7JAYC3MP5MxXwSjLWW8f83ES6bq3UuLt
L8eOeZVzuWyk62UfvQz6AqgFeOtspwn8tvg6TkNsoyHrXO2pJYKzF+3IMBTwYaTO5wx4GYpUbE6DQLfQNrpT8zOuKaslPccWIRbuxTcGFtCCopZUG6SMlCoK
ZntiMLfB0l980T+M5RxroxQLaaE1QTWhsxCzT6KiB2gk3FtYb71pimSDOsTENkJfWFnhr3Nfnlavdn8K12udy5Gg4Sflen1KW/h9uAYaA437PXI9kdKJ/y4Z
cJWGG/075XoUE3EbCxRGJytnDr/9P3gF9RWFDUWVvhYTeZXzYyBuOEDz7N6CmQfYK8lSGxH+AtPO1kKxJPUxVprf/iuNGGMKBdoh8b/6FMmLkmTJ5TR/4BtQ
OkBMhCcQj8lr2dcNYNB1KuqvJZ8HjEQBl9EpgJ1AwBCzENxRrVlodMqwGB+wY/kms9l1p3O/lQDuGO0vCl2hAuxz7PLHnsA+p3SSQpM3Vbwg1yir3PbvsyoZ
Bq57C8oSvyjCeFaE8dg1ohd9eqC9qvhwePnTbq+nXf10IvjQuT3aboNGa2zspo5pErMnA3MC8yifr8WBowbSdXuYInNclFCs9mLmkeNPKPlYQ06vI7q4XjWx
AYWFBbeRW4NuI4nLYZujNuTgpMv+GOIUMcn4f50InneXO7xU9p46qpIjHR5VeNyBv3V89ipJI6Kc3vq2pEu/5rJ+jWRGXw44CSuXu6dPtMoeH6JcYxz1rC65
cFV4RE+hecSb/wh2t9qRDod910QgSsS5SFlaLQ06XERpwP9GjNpP+H6Ffcxz84aRklySi+AvQUIRzPiQmSJO3gVrPgTBKrvl5NJSUb8zmut3xLHHSDflb+ew
RLHAdI73F7NSdctK1krl6jVdNFKZeyo25nkSOutWrnGLcg3Rt9l6hKzrqgoRg7UxgXmWbX5fMhhtcZpgXVdUglUeSrrhSNINxzrGwngIYZ83EE0JLrRpDCrZ
INd5v9P3YJqSM08sx47/4KMPic84myDOKj6Vsi6NU5on5TMKj6s+pdSPasZgzwV/oWWxBY8+KH6hUt1iqe68Ut0FSuX2NI8hQQx98F5Kp4rWXlESjqVspw7Y
Th08+sCkd3Ty26Jydw+r+i3i8JQfSLBBfCn0XTYezmf0kFPT6KRh8mzT9jUpxaz+ATQdLfLJLW+kVqz8zyq+mwUt8fr0y2fchTaIXleLbxq1rk2j19XiG0k3
QRipCq4G7UX2jyJ/5/2vxq4EqnvbkNV36jy2l1jFPbYX/xzbC+yySLgAsoynLnOc7CmSnD32oGeHZ/oVW0bMHvU4POKZrTsa0HQl52L+zrmZv3Nu5u+wBxNc
YkIaEgi+OEeh1a4w+rzhcuPcbQfAUY85KfenPHGRlmntHbbw5UJt/qQrQgmf5lng4PE19nnM07/JURQlxHzgx6KLlU+LLn5U6D8pbG10EHutVi3Nx0Tm0w/i
tehzUNRNo2V106iomwZF3bQMuHGsbloOIDk3eSJNfNYg+PdHWptQWs/r7XpeYCUuvtbYo+0cq2meR1suGkIcVTwV8bzVEJuF1t0w3pEzIJQtoXGZJ8+dRwOV
jzuewU1M5ECuJxhixzd5gqtd69k5mTXvzfy9qQcf9Mn9h+k9/7BZA7K1TqUeiIGKIWLwLTE4k7F9zrc6zvjeghKH+55GizLIxUcjWZAtLj463S4YPBywmp9K
qU+HYX6ACLMAG6yfLLqV5JiSdm5pYNThtN7N+XJ6cH6s4darC/G5Kh8m6WUNpR6J61OUKbg3YwPKVk5l6vpGVFZSnnu7QXaGHqPin3s0F52F8miilDq72Ejf
iiTQk4lp/+3vw7aZfNfb5jxKofNXU/Rm3dPbLM1udM7ZDZOXxJ7iJbCnGEj7cfdmXyKVA2f8csvAWOiowi5XvAB6Nd70kYi97JW1kz1kWKwDOyl4iZW2H+9l
bj/2tXxNZLwJRtmWHxQzZJEqttxY3qcKvxVY17eEdQEHrLv67dKqpaLs49W/1Yb04rjQoI5OcbYfVqU1guxZjtxtZ34eCYdw2CXX1DZ4ofV/VxqYT7Qul7XA
bMOXl8vR2oPvQusRn5fWo7vtNF71KYHxnd+FQmey0+5P8KIv7TBJsbVdgt0CwhyUeCItwlJOcw5FUr8YzGOJNVIJZ2nqR1BSzJmRFOA/Ek7SFGdPnwSFHNIt
9Nr/yDQSA7c3Fm0WRheZEnemg8gGw3yBkcZpNyVSvrszYpdbZxTmV+5MnDnX7UPGnEc7yydbnapkE8rN5UudGQ1uvIQpScq0a6salDMRLLhqgEa9tHiX082R
ToIHuBrzg3m6tCf0Z1v2dsbyjVT72qiqUZ8Choz/8mQkBn9B9dFQJxaBIek96Ejh7jATj9Mx6JPGoTqABnAFpnEMQb8rEPQ7vnAZsg+M45ifqDFOYVVFfpc+
hmZgayLben6YY/Vy3iRH22p5n44Lq9zvPTOLsYDyfAiM0ZhaVt5o1VBnDMAiENHSxsk0eXVhg40XZzOGNM6DIOavylHZBgPrt1eY72E87MuoHbTn6+K4sQEy
1Y03KzEpPPBP/MBYFlzHkilO6ewblOBMXoXlgw7ojQdO3q3GplLcTMdUQgLq2KMPdKqTlU5DPIrQpdZhqBLwgniUk3xbnTxywKVnuI1j5W0y7rWbFrxBv28L
jxacW1pIy2niR8SrrSoT4JWXYJWW4EAvMcz8hqxmBXrPDkuD2v8s3lEa9iRe4KkXutivLE4Va2QWXPFCUQNii4qO5EuG5COsSZgIxmh2Hs3uV8luotckm94x
dgpz1IArCGeb6+cJhUtwVRzte4oB/6LFAC7YPgL2iKS8/QwbgLQA87fmttzWo9zSuzzdjseopaBfPGTw6M2GuYSiSD5on84DMLBLKC0M5EJOeC/GDOwo1vkj
aegwcKu9NnRJkIPolCQxofX8jNH8d9DkUwkTUxyvWVUS9P+vUspqf4KHuqD0qC9QVAhPJAVUeChCWP0RwpfGBgqViqUu18PC/NUrC+hsZP+k3XMsZWUEvXF3
x19IfbPA0wtocno/TYf8U8qTA26V3aZ6CiFFgHnRRa88PMm0C/VLD7mVk1ZwLdHdpgJ+Ifnuz+CBKKOsZloZs/kgq12s2fxPo4qnDdYep8Eq8GV4MSijB4aF
uOQd4ohqN3/c7X6yw3rr9r1swY6NlsSBTrfKOt20dgsbhKChrL6WmVwsfgfxqdSFFiuNxzoN9qSI+Azt5a4ULp3X0+bOMWJoUMFDRGqxiAQra1yUjKBUo5V2
UwHHvmU2Qt8ybR9M21+AafuWafscFNSTafty32yOMn5VcfTIh8Y4dzCVkIwD54sWgzWpINd8N2VM7b1Mq6jdk9jnHL3PubTPpdFubR/j4/TYKSYqISZQAfa7
OnsztEu1qIboiqyLR7GRbzwoaj/f+AjqUHhMnqpRy2hQkt7zwlMnXi6YGk6qAg93+O7zNHVaxQniXQPTs+P/XtMzf1ZUXZtSm0SWjHZjttd8TD3ePJBFpi0D
+2p2ccmL/3ux8vGY5pN7/+KT6/aaXBplTC+PHwyAZmYgsCa/W0nEHc/t+pdrSo1LCmyDEowNFyy2I4ZiR4yKnkwwPqYx1GTYfSa8dlp79Eia2NUIT626sS81
x2RYa/AMgMks2AeHMB3+nA+xYQctFWkTT0uFdPXaoqoUgSO56dIvmR6L387h69UW0+Wi7y/m5sVzWswu1IQQb+2WLt/Qpu5GHs8lv3dcEWTn7dlu7ssQT/F4
lUKBY0Z+MMHF1uJJLaJtmvvDVAbwLf1kPmKyXVZ4n67RPh1x1FTZf6v4q7vYr6DWqoT8Rjbkt1A31qDda9wWI1wUCzNFLkQTZ2VdfNGPRKM/31fQulCBNHN6
FZdB17oMuvNcBt2SyyD8n8/DObD8+Hm6AQbncgP8YTZ4znd/y1dJsIC5u66FwVo3pcHxTtNM+TWx8oj53nCmherWXCovEywKb6U1ZlGBZlE1sCh3t2D9uOzW
QSzKLew/MAH5Bc8HJ3mVzreJMAuP8cOUA3ehALEW4JVXuG0MVwCF6o8ody/LTD9/UL8esRRTT66HmYlZen0Ki6GSMdA629I4z3VFATiT/ujwXUk6rbFIwJBD
8T5KWnAbAm/WAcpPhEGFeadnHILOOL2cMEbP7YQh1Jhof2OxbsP/KlAJ/K8C+A7eKqgrtwBzCf5XAdYZ8kzWNjKKU2js/ux9hdn5sgTX57NTEbQVoJuxrLV+
ikPpXR2M/xXr+vBV4/qwqcM+BFeKu8N6YEfphOrQ4TNeRB3eeHk4RpgvIG7JEh1GKsZhpPzKYj4iDFFbKcUJwfWu0xCRF9Iif1b4WNST0ZqAj7jHKcmOWoDD
SKzH6JNmZEZTl839rjg/h+U1FFm+W+FPaupuEW/POeRtGfK6DHnMvpzF0RV2LVkA41P62NDFkIu/uov9Cp+XhpBRFWTE7dTTgKZHOteoaXDvJk9Iky+SJitx
d9VOMaE4xbjiAHPGINcl/zso+y+dKXq/iqjhMOs2jharfebp8NPQ0WxpWMKgkwHK3JvKyHQHoJgQI7rPy9fA0oUWlk7y/XJAD4Is2l8zWy19wYw5gluUxsKl
cLec0FfujU4JGqbESvjc5JSG9T7ZEx9yjeMnt1OjFTxE3KZGX0lsBrQcScJapwmsu4ntacBPTUzpOiY0QCsY2tYN3rM6QGXTRv+ZPGzlaRO2stE/zVEhOxDI
zvEjfvs56RxunHZz788K16JJBHsS14tgr/kV37nBM4GIt3HIIV/eivF5RH/ZudGfcbvrhFfmjJu7hnL5liqVDGsFTJgIiD0MGDwB5T3kim6HoREZuXZi+wIt
LBbqAKOZhY4zNks2I+/9kqchpNjh0L+BlScOYotbMLMHAuvgGzAH5zKHw2KlPeKLjaMNv926kfGb9gt4iOsLvlbAkBcqABJqBr/D+/ZuF1ADSWUXCCvOf5QS
6Ze7pKCKLznbbEGpMwEPcnplH/7G/Le+r1R4hUsVIDLUMQFACn4D4Fv6os4Xeb1JwrA4KkiOeB7vaDaMouSmGU6alaY8gfQQ3ZGfY7mktO9xTGmdNSP7OnTs
4AARi6/V8NhX3cPRTrkFf87oCAOCuQKewf6cfCSPF/TnjLr8OT3x5wRkyuT6YyezA9/x93Y8uLTQNkDb/Umgfp0UeBeNJeILe4KAqTx46YE4xgWIUWtflQvH
fU98jL3k9u+b3wpKUlCFuclDnob0KmDnukBmdBjSLAsYS3cHnNsAKkfTnoYsGbmM+kMPhjv0KRQ5l3fwMbQlDzUAUXfX3jTI9kyZSIHWlLmDR27iRzheMfsg
IwsHmc+JFsWQiXTszg2QCXen9CSCoitOARgQDWJ+T6fN9cdeSQRBVyfhT11HxEJ24MD90v7UGbva7ZeVx+X/regwOGku9sAKlwXBLWPhLEhW8kJ9mduvIwgZ
zm8qG5nK9u/F3E3M+10KbT+vt2an/XciznUBp444EmoRCGd22ocFh9MnplJz7GsXO93aL4NSYtRZyzEES3zseBAAJZrPMJjj6RsazkszpL5kq4EEItE6b7XE
PzFl/1naFU8xFgqUM3B5qU0G7MRkfVTkjNJJJlsMygmNTR2CdR449O9galS1nRADYEugQxR7Yc6zrsUcUlzWOmMLNr44UkIvKwhDxY6J/iuGMHlDwysZD+7n
22mDTztxwaoEWMmQU5XwVk+nnbCobUNWUWJtDoBTieWUGq0PVe8OY4+PF76GzzsfEjnvAf/uyMbNCSe1hJNiYMeIbuIuysm1QSCstL5zjGT2UJuvm6ybbUkk
cqcN4iqQVPM/pK8cZV4/rBoL0ZeK4HsgisCcemqdvsSCAjCd9J9Mw1ezqNGcR471ondYl50mKdhKu95UbWsrjQvsJp5nK9UN6IRaUJ5nK+0TW2mc20rDIlX3
w1baRwQNQ0KfCu8+pfqEnitHBAa931hL+wvW0rMvbjl8BE8dOeAeEXzxgnMPV/9tGUXBK+RF06ctfrSI+iAbw+KnjR5wuM+XTvKIa3FRlcOI1oxI6d8zdbN8
EQQdA9hV0b+m7lR2H0Q52t35yiNhpCKQpWZn10mHHf0gPyVqgbw4ecvt9VYsb8X6reTwQgiu8bkQXOPzw+OODYKrrxFccyzu2CK4xmUsbkThSrxhjuDKyyko
ILhqbOtYIF9jRNIZLUnAcmCl75BFCJ0H3MqS1R8g7sHrGUDVLmBx/cf4EEWnxDUfzm8AUep2Xq+eh0E1R4ZYqtM6nRdZReoXz/sLeKHXzu2FXju3F3oNtldW
1oZQIrXF9qpbUfTW5swfo/dk03f/J+Wfph1ozGrndE4i7W7TnefHFQg/5fcdtoSBoU5+gE9fAlkSGhhj5fBBCoaMG1nezRDyq48XKugu47Nm6WstYZctoOxz
sTjhhEtwl+sGYtRUsr3kQO+b2yVPC+Fs2CJFtcqrV6TMU2Br8RGsjV/wPMS+Z9OAUzFhJWOIKmQ1VgkbEJjUyrupYbCOXYkYSKtWPFBVPWNpLQuuZe9gNg+R
cO/SzlSlpmYByXZR5vHtHWhxACzkChVd43xPOxpBPcJxuFp8m/3/ZbHpN1wxLkXgVDcgh1eE0ONocpqI2U84DIbejWnHiB59oOOz70zCNsNJR0g/OoX7lQ6H
fPpw5kigEk4+ns/xf/TUenZqiyKiCeopTiymixOeT7o8sa/yIL4Z451fMt75kBWD3QyyT6e2QGTFwMqK8ZHi4QNnEfwLiN573S/cGqWByx55BE45cdELNRkS
xbg59+jH33DO84rYOq2zgS/ql+mpU5PNo9aTYcth0zPNJLcePnJE03dXe7kPuOADtdhrJqfpVIgtBv92wI1u96ljhzkH0yR+POCaH2/AjzRwHN2FUHcA8uAw
PHZ3tmXvqWP0TPX6MT6b0/tx8qkCZncBCbIC7SY6ijCznztoOD3xMJVqFZ1wsZCfEI0n68/FIiTadB1wD7WLFDbhXYQ/E/zS2w7ql0blpUF5qa1RAax+lKFN
AaXiWIhMx0JkFvDyvlZ1Q4APaEsG05yHYA5RzWpoj+3sMaHDQABpzph5IeJosaBhMsCaFfNDBN5RYfQAFEz8wSpUK9mrJKP9FdfzYKCeB9EjvokW3bevhCfM
79x2vYY/ue1affET5s5PmDt3mTt3mTv30J3sCIpEGxBkxCc8xDi9jdt2SH6DJzfzLXlGnkCwFG77PW7Xq0m53Fr+Y61QVNdtv8ftetxVVFXVaMPMzjoyTOtu
bISFEqv5q9VCicXbYLGlEuP8x7hQVPE2idvldyIzUO/igTqoByouDlSUFxCB/ZcKCPMfi+0v3oYWr/RORbp+hro9417HphzzXiV/D8RRfi/Ifwwyj5pJjfHp
g8o/rBvuYXeqcJIzgdCoar0jFFvIv5fbbYGy712XRlOKk3KT/DDF6P7Td4Pq6QXIlaxLpbs6ru7V2BBFjOKdrSYbn6cEho7WTY0OH5m/g/0kaqiUIex4E6wV
Y1EYzp+6jY/dmXf9WFqzkgi9GF3H67CGn/VJlMqHiJXF98jtawVolw8+3g4+gmhkVCzbtdDU4tFEntVR+rBe8m+pm5096O/NzhxE7zlCzM1ewJ2zB73r+PDz
xjMOnR94N4MF180O0A3iK/toG6TnDsQ3NuiwkAGsj0Y/5FUdXDsm5hM3g8z/Ntr3SCJ462nn2jFkohOdCHSPRCycvmVHWkM2i9r2RuLM+w/sE/k0SAi4rsGw
QO5e4V/QC0faXBQLOwx0ksXkvRXXgqOcdnankVHgZ5umaCdm1W2EpHzr+VDVQtYGjwefRI6qjoiiiYGdMzIpBlS01rlIpNWIuDzcvYCba576mPXGFDHLShwS
YbXW2QxhCBbRGB/ry0H0eGBTHkAvaUYWUEhwTpG4p/IhJqEkLce/V3X8e2wBD325CbEtv8mCZlWDtHI2ixqyWVSBXEltqQoDorHxQURmkEZ7DdK4HaRRVbtJ
YBGLg8R97SR6MEQHhBN9pLE0oslvvPhPFaTuirKJqazrR3ForW3wkHwzhs2gBnMBsE6uwnkSuIGRHKYCzqqBfEN0f3cqW53eqyW9Imt6I4bM4eSJsDTwIPPh
tFQxVyV1s3mimsikehK/bwBTZee1IfxVE8IfwTBaTL2B/y6ARh7rx8m+Q6zwtHvtmOTgosvrx5L3M1K5cyrH8xFici1SeWCQyjnDiighgxJSOcceBSWkcnl2
LA1OpggT4t/Z6HHG2Xe1i8xjjtWbY31YlbgNYkqRtYOVFALuJiJhkvyLe45cM9e/pFwzvTOHcT/YNrvUlGELqCm0+4ZWU3DytkCbk8pqivbbeyaWYbPgu3qq
k6bSSk9tktX2gFFzvT5nYWBdiG4PlFX5g9K6RbRI+i37OKOb5BjyycHigWh++hs9a44BUOEcNywe3sT6Q3OT173yrqfDmkiJNvGNz4lvXO3Rif2EubNgV4Hl
Jo/lOZ3gd3lvStvvbj4uMiQGe6lTMRHYjl8ARuUQqVopRColZnUTR+oDBL5645i4XOuvNDQ+b7rXoh7iimLKx4nkFzh7vC6Fwz8gBFwrhgDUX92NHR0SCUeP
oiiRggErUOX0TlU+RrMjaBV4cTzwjBLgY4OaQrAzj79kkuNsQrLn5T30uIe+VacZc1JQSBfkJA9HXlDwEnJzL6Ega0xNPnbm9MHDR9/y0PqNsHAR0yvcoaNP
UPpaxmuB2azjQmYX/xmODQvvJlGEvdyyIX1CiLIaZOshTnkXTH74+S9/+O1v/Ow7N290noWb14e//OXjb3/jZ975io3OM/j++Nkzn3r7Gz/9zss3Ao6Yvj93
5n2H/+Ct79y40TnN38+cedPhP3jLO6/Y6DyO7x96/gsf/tbRz76DynuMv3/5C8e/dfQz76DyHsH33z377Ke+dfTT76DyZvj7c8++70uffOs7qLyH+PuZZ9/0
pU++5R1UHjA1J3/n+c99+E+OfvZhKu8Yf//y547/ydHPPEzlHcD3D5595lN/cvTTD1N59+Hrc8+87+OffOvDVNxd+HrmmTd9/JNveZhKu5O+fuD5T3/4A0c/
e5wKuw1fv/zp4x84+pnjVNat9PW3zz79qQ8c/fRxKmonvj739PtOfPKtx6moHfh65uk3nfjkW45TURi333r+Ex9++9HPPkRFbcLXL3/i+NuPfuYhKmo9puns
6U+9/einH6KiJvD1udPvO/zJtz5ERSmZxDcd/uRbHqKiEOVwP1tap7R3ES2V6uSXnQNpPPlO6NDv33+SOODUOse52oFT/9ei17DcRM/cIkg18BhJQ3r1ZLZ+
H1GuuCIwg7c/Zmuv4lyS2dANvOHTxXUlg36MyCDegUiahEtUNgTSqbBgAHw7xcm1kVFNBfMM/BHvoBVOGcrKIvCSkIONKozWxNb9UKz71SPweBPrPrSkkAYX
R2uqdln3K2Ldh9o2t+6HCKVn6358khhm9aTwK32cjmQrBwKPCjUGzxm3tIFfl7sZWh8Q3p3YnQK74kPMazgrRWyy7GA/ytYrh3NI+yjpZdC3CINyZD/Du7Kf
cRYQ3s9k01F+8pv/UYnxpInQSwgPXTgxXqWYGC8UO3xb1AgVYZ2qci2LpJUpFvDt3gUPl3Pmv/Nt/jt/CfnvjpVzruX6G+RcyzyBu9bkqrzunGsh62ywJ0vG
NU/nycIOqHOusRLGJlvzTLI1yepXJJibc8239hQQLbiHNGg6HgxR3r5+xrgKofy+I7l9hH5hNfYKjtmAGIt7moJoHHh6kq1uESrXNc6lGYt88OTJ2vTsQe2n
LsB4rm2xcpKLHE2zaI/JZ862Kbg2QRhLoI7Xi2C/Uez1il0rBUbM84vpl3GgIqxLRY9bhy6Kw2l3v4C8evtdujYnPN9uiyYFdi8M+p649CR+70Xujnv2sWa4
7ZBY7QdJUgmjuNps9LHD2F+4jBvFro28RP/CFY8x7e3YnjskubHaCY8EUwzd/pM3y+2W3E5JRltOe65tI7xNRtNQ+5uI5yan92ZITfEG2gfHP4Usbfdfx6ha
JALtU9G+7QKIG8nv+CGWxe1oZAL9SsS/eMVf5Jbf4+GQfwlKv/Ctir1lWk991zgDW8u5yB3JRW5ykKfVrMJYC045BTmxOfqHFOR2FN9zUHuFbk0lm5dOp8xC
bMyGCZYZ2dhThaknztyF3k7xMBSlFQhUmA8Htt3JT/7mP8z9ykf+6C+3bPTavL4dNmPcZIqMllRkJEVyFOokF/jm//FcoUjiUo4t0ulZpHghO1IQZ6Gd/B/P
/T5a900UZOz/bjPoc1yvLxHlcswTql2pzVzU+8y0OAtOi1ueFhjNIk4N75bmBcI9/VtgXjqSKQNZA/17OnS2ZWipUOKDAnQGbodunk8Xo5agrvBGzp2x4Jxx
yTJTNGp0eJ/Kk9DWZjd7jjEfx8Xt3wyEksW3wCDIuLGftfixQ8DgJmYPceyxyiJer7Ln0jm+kFW3thkLcfIQn503onnlho2qfKDefVBYbCyiCiSpYiOln7zF
6gMzhIqD0tB5xQiNEO/4HvWq2AXbw7NbZvK+cmeKvSv+1P4u+/n0OfrZBKPdVOSztD9vKrJZnG/ap3i/KrBQev3OlGkyyv76mz85lZ355k9eb/UEBTYVv6T1
ALNFxa6HuES0MZYwyzhi2Um14wQflVyzKNif0VnjyIqwfES5XVysR9mWdZG0XsMaoF3eQ21aDI5ZsaHXgh6m9ockWgwGkOyy4nju34shvUwP6VrndRidCe/W
jlMc4HcZ92cBUJyTHPW67Bkpu55A3VCXLUw6jt3NpJBdIIGs2f4DLWvpwuHcyeTMlNzr9YrcltezFw4eOtBNQ5YNFCmwUk/0vgvpjbfJimQ0p1u8bsJetYVy
Wze2IiOhmxpLZ3PFlZ89dNBQopu98ZIbe1Ees3FGbWNagTi18DqtzOc+lcLSrXRzn0rXUHSLaHavCbLHzBKs9FyCdDrSwxfqSJ2aGT8IIzSIg0WSqFfz0R0E
EqnEyfFYR6WxXiJhsBhCj/NQub0e12nO7NREJRINVVz4HsrSOw/K4jz1vajK7U1dsU6bUu9aDDwoDdTZ6FVnQ24XAE5Kay2tMo3ldCTwiSAcc4ctUiChtGbT
zd/O6YEscezSQKcbzE4hbjYlJ5sFRBLZ3rXEVbEeNryBR4ts4CV+xegcIN5k/plBVc04Zg8dWoQi0yYD6J5S9UfvT1s4q6vWSbbaX9eostX35z/Lx6imLq9e
ErrpNF/HEo17LEj49FZUE6PaVvXHO312HDv9dEgdEOuNSsqzsNBWoiVe/WRpS0lu7iH6IlZKJQtvKVrolb3EVVhVCWtFnNKeEhopK99TnPPYU1wEA/fPqL4T
2Fn0jmKFLKe4sfTn0kKnf95cDcD8OKDqbJ9rltdIyCdzffapQ09k5Mfz2DD04Vwv7MisQ23DSQEBdL6nEgxW3HNuWKxfSPw1k+Ma8dcxO71hNxyMVJqYxG72
LP6Gi6yeUGamCle6bvFXL6OQXS51bEuiIs2pK/bgybJQNvvW8OZGYMISFh9eUDc4UfZNb7648E2vfNJ955tkdbHbsKnyfJhdAy+wS32Dl5+ZuXkrULWJskb3
0EFqDVEug4oE0EnrpBMgIE6UVe1Vb1Vu242lBwfUTPc9bzZ5pO1R0y0xPscyPnfeKxKcqI+Wqn8zn/+W2CqkwC2QtWWLgiAWyzY4qPpnO31EOSI4LI3vL4GF
z+9JiXP3Iy3X3MwC/DvRa5y9mZxCux3Q3fX5+RT64UHiGAUOAX2WmfJENfLnmuao0MjPDKd9o42qiAbtj4Yq/rS7P6J/SUG55eeQvMJegjLjdhbYPsPyMIbl
YeSUXvGC2yfDKTh6DftF1h2Vhp4Zc1RizL1fNVPAugAVFgcfXmroFPKiZwLtmLeKZVSn/ehBM5fobe7kUpF0fnjkFAsYdZVcz9yIVZgV4E8SRyF25nYaPhxE
GmgAeFioqnDNhOjsi17jPmoGRq65a7sE9zNrUs3NsDZ1jKuo7PKwhwGeBR6fVCb90FBJmQQa+rPF+TU9aZZ7byp6zN/k5raUWFsrsltDb0srAu53RFkt3BzI
euS/Xuw/celJB9GmGGCLcJlhXc4an6gCGengIziEr9yS9/PYDostu9pYRr/zOaxfDbFV2RcMOQdasoTjEVSAopoYNPt+pH3fTTBokwZ4OHP3YtT2XttwJD4B
+vRhnQkoVoM7GsPEBQAtRAxxCK/1SVOpHMTiD8IjD1xHb9jM36lu5GBVgfbAx0T5ToGc7sPrMFWmVVg7HbaD6qEYhGmYat5N0xDvuLsxgMSw+KEueSvrwFJA
3spBxeG2Ktkxlg6hpUNIMSdYZdJEGTH2GcwHmFoGRINh3jyrjTGvQFo8ZnbEMgPYj9YXySzWhIYIXYxWjKpimc4hlkOGxEl/kB2u9CYkK7hhV3CDa3qM56aR
yM7EUxPIK/M2gKDHSzAyxLyXpZHsAzSk7A9SVYOi03dktxuc6ozAhspm/SL0TBZcz0b1QIiOOMZtCAVPhzER1ex2/jKohneno3rcq9mdxSf25E9U8UQ62ECm
PypqGD8M4alh2H+WqaHd6bBaRoUM07DRdFbVMD2lqnRnRA2rUfbF0P3glwfty8MgCaqEHh2ltt4P7AtUNyYIUAE0yoy6AJ0vvTTCLVRVNIpe6gzSZgDXiyYG
rVcFQ6hgWA1RB4YaLduMQTw1iqcGpQ+jaAb60Aat7qBmD07R0KBhfWoUPkpud/s4xxfxl7C7fYNo3zAGrTNEVIP2hbbmqm0f9m2MLWrGWNG6o/rgQcUhRVUV
3AwnSWSr5zeH2BQnp6DSeOpb3N9B/gIUxTq2g98y2wFYzHKqIKDDixKCTavwAh0CRQX0EYjVqXpTo8bUz8wWMb67aTBAn799ULL4MnFWM+9GZsm0wLHWdRgA
D8go+L1Q3jBTUaRb2GBCxf1BhI97bX2fI5TjxVou7pJiE7ULT6+bD5h1w/MjK+7mhke/DhfWjTa+0rLw6ZdBRBQAIUEFu9mPp9RDHn90E0EFznn+Z4QN5A9l
6yp1gVrTMiIISzhBLpo2BYeBGW4g7B7sKGCWL+6VLFeo5hvAhsVNqQb2VDNMP+SsXmYOIvEW4b2tYfZ+3pHxYCFmg4YlFQATkFpgXox1da/v1MxOGyIPNW8m
yjgMBvBIqogkECMSI+SfqSCfRxD+8LzhN88lV+D1Kdn1Yy2oNPFFBiox/kZ2Kgp2NlpFIFCOGLlb/GFugIuNOADdzT5g8JAR9x9sPF4uwVj3n4pGSGbnnxjx
JOz8w/Fb+usNY+D97PwDYaui1WxHRIdDPRLY3UpikPhNx7g7bO4lQou1UI8XPnjQQMnrUwLaiIj6uxtINBNYR7OytNqTwlSVxLfEkJiTPPkfZc4vjgrOAgJo
fD5GfaZV2PWVr+36FXE0DcsRjUZbzfR5Tut+aK374RKs+xMMl2IysjmlXsHd6x9N0NczXuCz+djfL+FjsWy7nkG8QK/g0Zavdk7lSKyX+CQtryo9j1Na5l/f
qWe34ZTIQjGJEooXT6PoXsXhCzgKuqwTqFJVIAbo+lh+nmUNjLxJIm5z9sQcMQA3u/NaicitsURAr3mGjuBbsMYbXfjVu65tuBa6S152i68qvFp4/j52p1ON
mRYd6Xje9IMT+YMzHRG12Dc81hrlWMj7Z13Pm/b2Z2ffhyF/gKES3sFiG1HOP+BmGsjgBiJyiaSsDzPb2X2CByOcS6Pjeti3/gCfLFjKJ3bYfpMopE/A7Dt7
XLl3AHRE5Qe3GTYcJnez3+1mfxOMiJv99fAH3+xPgMlt9mGiczcz/k8kgmTMzvdQ9kSzqTc3g1h7Fd0xlkKHHO4a2+wr+5Sv8AD71tMDEe7igXZS5ajFq5yt
yTityuy0qLMyeJx/W9ReLn7scxD65E4xdPuL7t6x5MKS30ZP7pSsNX4Vp9mZ1MmWK+c/0Un3Xmx4ykd83t7MuW5Kun85XIge0i5EJnh3US+iiL1WdiUHDJpN
t8dueC6P3fD8PXazZ9996IBj44uX7rgb9nDcBYSk52z0uuOLhdtYx92QK/nthR13PxR5xID350uXNqks/gn4piqXryLBq4l0TNsHtfXzPuZ8sgtKeBSaxsHe
dJM+cOxxYFUEMKfWx7Gfa421DcpH6azSisBaOa+mKGBuli/XMpoKlLNwQ3X5NxzKUB2CflGJL3hDIGDfAMsI8pDPP9NL95nxyMuChTKEDty1bzGQVGjwc2Qw
BROb5Re2ztAZLcEZra6q+JBk4uaoxrRDh2dBoa7zgVMPR8JhbonEtcjvDf6dRxEaTR7MKlGJ5O4Mi2ONZQIMND04aLy4EGNQmfdfz5rcTiRqyflj7LGVhceY
83KaMXYwxgwuxK7PGGP8RnPvT+nRIwGFB1CGOVjCMLNQgyTTeakGE6rHy7G8bGjWEKEeXhns8ihzqzuSmTet0dvJdhHzqFTcbyANrqwFn/atRByFMB+q1uEQ
2/vAz0UXwOMdcOQCJ0BcClG6JaKUX+EzyuMQKbnSA+adH13qkeLF1nOkENkhVPL9AXAQjnK+AA5db3UDOIwUGX6uP/h/EATFC54P57seHoWavYP9FvPO5JYX
v8vysvZGgVUrml38bITujLDZBa6JRO+iHGW/RIEAA9CYyW6sN4RKNnKtjlwIZGlw5K1r9bjAIuJ1x2zSiHYXbZ3jjLvIhCe5+zhgwcHGw3JLwQ+SIWo8jpIR
wVyrhzyDv6H8G8X3TtRDvVqv/VoRRYLNFwkFcbKINtOh2uVOYTUMs3qqE0g4nw9Z3lkg9rnXvV93eSPPTrMXJsT0076YbmiUT/vCAie8T/hLdtN04V77CV/6
f9rH20/7HV/K+bS/ZPMd51j+tC/lPU2fjJKGphi7Ooqzfp5v4DWxhH6cV/2Ffpj6P12o/3N5/U/3XpTBoosy4EV5l12Ud/VclF4BErK03ORFfuvci3TBUtpS
Stss2l5kUvYZPvtu4zP8JD+2RkY8mCdBulaCdEWCdJNnAjeYLspMbSsz0RU7VMo+DoS/0yJ/EW0HsoHL5s1i4s32oI9dj/c8tr/wdhYriUulE3oVgoLd6vxr
+dwZIcOkyIo+MgKx2kMPjMOp6/OBqnasLUiLh1FX8yLbPJkMgVSMWY5zoS3hVvsyyFUWie6aSiM0OzbNrqLZkfhm8ezHxXmL8+bEFgFWVUUmiopP5g1PTGsi
2S8h6pi9us3CjRG9r9fpbz30g4WiXAhxTISZW9ha4yneWO2AccSZHk0+EpsIOJ9bmBemK0k9pnWJkMKVK7W4S6lFXuS3FqTXXvfuAOwD+sE0cgfiO6n6O8bY
cMvHDzgtu63E9oQXo4+zpiMv3pFGYx3JQxqNFeUw48voJb/s/3uejB7UJ6OnnT3d0EvnfzSiJrT/+0H247Nno6cdORzh00qaRsZjSC/UnTpFMY/PGDu4Kn0V
6iqIQX/UEQnbpSth0Laux6elLnxyXfKWu/hb81rY+7w26thiwJVMMa6cxz0cufmKD9+9yOdNQJJy758fEuJxku4cwbSIJMWirNsLK8a1iV1ZcHV7YcW4vRK7
SnwJEO8EuZumwCRN0SfXsP0JVlUKkLOKcyjq/FHzo2cAouxvOp15IRfk+aMeow0Loh4Ll0LSnUKL33SIFYoSLyNw9jEADLykEA8jM+kkn/HcuCBSeib2BMpN
n+Us3wJF0arGnuIDYbdkPWMfsACMWVIgVFQwtdZp0zr9L1NZhck7WyenFnVdI050hC/7zJiyYQyZgnkIYADZX79blKIB9+hveHPw1jotHLODzJ/SZv6b+Wu/
rAreCWKc9n1uQ0gbFrAaLr2OG7B3Cj9V2OaK2+uuk7gMNAQgQtk+qPMFQV6JTbYe5QYNKLJgGwm0c4egS3j5gPoq2JG83QLFhWudK4VrIbAuOyOYL4CR9ows
XQIHn/DWs0b3RY4L1zFOE95lgNiKYYhxBdgZlnYY+0JW7KFsyCcakgMJBAHrEGMgQlbiaskXTvtG7RcIGLNYB8RoG3JuFkFyCySVb4WBkn5FAyWxNu1FdwMc
1CedjeKMfrULU3HlKgdqS/8qp65Ygo/zID4g5CSzvg/Fr28W/IxXgAvPLoMi32//2UEBr84uQ1RZ+6sl67P5mellPfCu+ebXDto00Kx7TgOJ7/s0scoqdrzq
1GrHQWSuj8l7NcNbe8FGbyeOR/IgEK7ZyyE8vu1nPv6Lq05d/9u33MHFaNRZ1mhkn9ehg2fYM+vzjsGrHpzKlmeP/vzBA0DGPXTgZxBNqR/z238uQo0uiJ/W
s27LA4x3sbz1U9kXTz/+G1H2d5/4pbdH2YFnfF2i4H3rEukxxnymYy98GlZzwFLAOcVwxpnwRjFRnqQxJPlnIx96oo0cxOFqmKwZz5BumFxRgITzSpBwnjXW
Mxxc+8xBg+G2qYADx9tyUMCBCwo4cCLh5S/+ket5+/ldT5LQYRtf4wM2nj4UU57X/rwsep2mTpSIf2HvCTfkVHS42gTwY1YFw9ayGVG6KtjsoPPRBoF9fUkl
ulKiKyU6UqK72WeIBii0dfnfcmlHswR+wJ1H4EGZwIMuAjc/gzQuz39PKyxVZOtLr0AQsgSkyvRDElAz+/KJA4YeMwEApKcCQzy0AqBlXM3BbvQxKDl7J7xx
IZpYiCYSognLRHPAQrFXkm8FgTtd2e9O+/tzUMig4AnmGpvC+owFc3fboac/9RPr/99f3jKnf9j0AzOpcTzc9PEZ9ge7bfnrP/jMk3NIhwQ5iu5sveXfOv/y
1NxMGs+QpBnPptEsg6RGs7MzYol42c8uO/F7eABoevzBD7lsX+CHPnq9WvXw4Z/+8NwMrL1Pnsz8vYKzqPM6gLbfxztnAFKs4gP5Pthrt5aoau4OGqt4LnUL
MQLJbFqZQ4vmqIt9/L+D1MUf5f/9/lMzoP85RLhuu/IPXvOeL634g1fNbVs+49L/L31qZm4Ge9xcSge7bdWfeGTg2v6vvnJu25e3/eN/2v7V1/5X/Ohuu+HU
+rv+4Ie/fs3ctpWPX/G1b31t6kl6Df/RDFY6jbxplVmVzPIrI3s+Orzno695yjTjPVukqNe9674P3Xz/L/xX04J/fRVagMp/df/pR+7Z/L4n57Y99OwL33j2
f3VehXGTCi99JdcH4+7cLE1TJwdRqrGABjCmh3E8fBhWdDaCcy4iuhnhJt3AzxX6mQ3F9FQk3/kXAaoQQ1GM5WXtRQ32OLJwlsmLQeDvRwBqsF/TGOzAx1O4
UwawHz2ZRpPT+ye/8yL/L3qNiiZfNP9zbFbr+/abu9940cEzzo/so4WlR/KFafiIKecNfIxy36DlGuueePGPb2/kcVrQGJkvt97R4FTbMGPF7YcFuTU7dJ/C
nxvGdpeoqP1Onf8nt3hWJT5rDg54cymsA3TN5FObYb84Ym+zRHDwX1fh7MwMmonXPceZyYgU4Q82iye4BHzjspDofI5enZmZ4VLdwjss7tI7zizXhG9cp+IS
avyOO5M6M2gDa3PQhjraQDs+2oBmJXSRhjN2YWiXTvddqaOLSmuzCK55GNbT2bQ6y5kn0SS8TbfQwXJvuBHUMnqc2+/SH+4it1NaRj11uWVVlTwMhsHDo0uc
4VRUVTyIomdOzCCmlRb3iZYZ9LPT9gIkNKMC+/31Y3m0D32RNAvvrwjXu7+oitVcLycfDkcC5ThCRw4INYTS/3ga869MISq8Y8zW8AZLU05uBT+7xd6jd4ut
qeT8tfgudK5FglLuk8YXVVVKc1O4cdcVcyaaB0ZWw7bvuz1NxuyM3vVqzEBUeCVS9DOTk6rYtx6LdvFbeeGvRuF40jyxeW7Xdq02dp4sLU999c8vOj8Kn9Be
S/eFF50fY7t5eELO/lTTCahjapPT/1fDEwtURbnlyraNrt2GbWRLx90WvW7wiovf+/PX0ODYdyQoLh9rBs14s94PYtkPSH6XF6A2yoeYb/4og6s+rMuevYaI
jvqrvz0xg92IhnfW/k4ESW18WDeruhVLwjXfTuvn3Vn7u124qkIXWGviDE+0T3QuVO0Skb9XIs1yT5jk4LkMzDu+l2qUR7QaZdP3SIvy9S4tyiZRUWyab2H+
24UtzN/+d7Wxv3BShsD73tjYdU4iOwKBjECwoBbJu6esQsIdWAfrokeSq3CRGvZLDfvLuqMltKX36P+x60YFXmlgw0NBsKfBOXZIg207BkYc6EiZy05l+GAg
bhruUPtZQQ3s7RhT3m4c2em8AnSoGm7u7sBU5bH+2EP3E8UfVXx4AiPlM7Bep24gunyoA+jcrep0AS/wTPICGIOEiiW3XBFLpJdaa6frT+NsLx2ABiWQ0xE0
BjdpVK9A6EqrSARr7jrurC/HJjGZMC7NKd+tTHNJKDRbK5m77CkgW5PfWJ5IUr+DkuOF3+nC4MheVnpfNFX6FfOdX8s0Jq6L8IuAoYQCDW0HaxmX9RWnuzG/
73QVz+fcxdvM1rZiI7hNulYYjtjHTvlAA2MYR18G1NW+atez918EwEFXHJ2oqXs77JwJDBhJ29dDG1gIY9UZIFGn6GcqWj8TSWIl2gCuwkThoFcXHLVYUC4D
jT5jfA3f43mVHBPlGcceArMHfw9216O5g5Z2gIOi5wY2UoKqK4BI1E6GsMy+8/dsOOMv8mUkKTnRdqSUChj6iX0TvmXhj32kbeW0tRljqrFKARZR8KL6lDaU
891BfXfQ3oWWZL1oSQY3eleyYx+EAjxOtfyDcNi1Tiz6AdgqGZEeypdTR54SJ1A2gLT/8aBOr8E5vfSSZ7+1YRxfLzfa48uN8vidruXRRavfpj0pEiQVLH8h
1OD4VmGFuKfdHEyhXqFQnQBMv8BPa4bmijJ8wTc2yRubjCVv6QqS562e433+92XjBZMP5+86j50se3ZhWc3fdcJ5u45X3nVCMZjmnD6YYj6/znWudq2PkvZu
yf0TirsQb9zsKDXPlBFbU0YsM7fU6u6T6u7LZzAUm+z5NrT3FnWeuqx8jnvtA/8ZXJs16J4QDE8b4JYCmsxARr/CuI1wUur4Jl0YlJoMgMAbhM9q6p0CTV39
QbBAjSW6oyUKaZ/9FMDDqCX/GlciQWa6P+dBXu4l8tifOO1f5UWJjXsC4FPYe39N/CQm3Y3+JmrSmUvFJDjBfsUBq6s92UmwpxaMMxXA4NEivInhUEen+CVx
SU5hRmUvp9VsfaT77PC1mp3cNt7IFX+chWt3tT/KTnxslwbNcx61mPVQvkCLAxd4kngJNYTEcCabKpukn/amJmkcUSxKfAefpmuKC3naQ8Lx/WmscRcRenGL
oKAzwrXwqtqku78T65va0c6T0KYqcDet9p+eVzVOrFNhrGfi0g2v0DVuLY1PRbLgALo6+wREDp34kEf0onzE+TATc05vvtroTwAoG2iQhZiDanbBDaz4pwv2
Zs7eII7AE1Mc5kJSXQcp+WAf92QgYuLHR9J4snIgraFJtcmfvp/GATq+QucYuoeLCTEr4NNVFe9E5BOnlKjuYMThAJYBIA7TdQUbTlW22ngqbwMNhliWuf6U
66e6RvO5j/Tc8y98JzDUIE0o/M5stEAcMcQ6RH3uzumjLfRRE9eLP/OuBTa/dvCBc3I242pKr2aP68s0ssfHLeyJAILHx4EDM//96TNPf+lnp5Hlk288+Hsf
+bNTZxsb/Qfl+yPPP/D+P/otev6YfD/ynff+1Rf7NvoH5OvD7/3b93/JRapQfPv64d/6q+GN/l34cvoPv3XkhLfRvxNfZn7xPW9dsdG/DdfP/OXH/4Hu34rr
p98/s2qjvxOXv/g/v+AjoStdfuzP1yGnK12d+psAS7M6efrIKzf66+li5q0hoJmrkw9+1kHKwerkcxEywQBhEqlgqpM0NHGuDqhnMS8aOnNMqXrugpWyRyJm
j6bwcfiIQXNV3eA9xOIKizq/qC9J+GFxhGbsGW8eivJspQJUuAqn9Tb8QmOu2EwHNHcCqM7blaSeB/JvGmc/OoU8OQ5uZwdo5Wdrr4V7QKhBJxPGpXRNiKkk
UGFjo4pRQI24ZJoIn+Qw38na/So5hRTH+zkA1tUpT6hWpE9yd6cNBtcVVN2mvfVqWq+u3KpxcS8TIyFQ5lG7rZnrLdXqLlCrRH3VdqdNgNC6qqkaU50Gt0Sz
JQ+bJJf311TU7zsySK4xzdX4ASha0dUkHysxXtZUQqMlY9RS525lq9jKVrGVNRXvzvZfb3yBNERta1LUqAjKOtlpg2nmt4gwWid3d9oJSS9Bp88ADzudPvrX
TlQjG7iBMy3jXk3L1/1o3XV88oz2qb59gP5kHNAEEKB11aA+NRl1o19yj9aT7hKw+fWzLRIC+KAAf0NGT0RGr7OMjo3eAtJ/3gs4Dd/+ot+BOYrCYoY/g7uV
oA/kxm1iQTnvaL+GN7vhqeyyG9lbT6P2enfTydME18Yq+gjrcTWkK5HCCYlIhvacCVGkJXY5IP41lb25cn0DSMCe7qBfr2A+o0lsZwEmkaQz1lKFbBTxWD31
yTfzoanD5+IAzjM4QbswPbOATnK8yRf1FAfjPlkuEUe0AlK5pCmoHeG58JFsla3VSZ7axM/PPIXjcPKRpt8HycNIHQ/m5i8toAbmvFMR9FkWgAVQCC2PWfAS
6/temmX9kqoQSVQkzKcY2cMbs148Ysu3CwdaX8TAJlg5CYnWYWJwxCs45iU7WCWgN29HsPSXDmIRFKKYdUiNkgPsP8nBO5EwqjqqbMgLdaz8e1UdBNOEJNmY
94pqSMbVOu9xDRbXVW3fBm+cHk5A5w0EZg7SRxV07ureAUQn1PFZOiQLOSsAEMFO/iySJzus4RrzW2XoiZBb8M8manQPnNknvDs7HIB5Oy1C+rjN9GBJXeZR
jkyXu/DVovldjnSSWe6yi16Ow1yHzrpYv8izS8PSZt+DfDlyRBy3ZLCTSMr1qtwfTTmR+XjKZ2nO3fFFl/a+9dyNKjPVKjwnesy0X5pprDMmMixJveeAsJjU
wH5dhxhKr9LDnqVXyqVXtH5J8l9j3HhaUGc9n5bsDdnrVTxGVZw6AwNwjESbNCuvQ2xghKtbO3wgvEXmbienBRMq6ESJAZiPsLMhGPhuWRyCrbJUgBSfMWdc
Nra6hRxLSGCeRiYNupJHokJieV8Sy/uSWN5HYvlE0m2tl4fp1jb82cEvvc0Q4iZ56Up5aX0nx6rCmEESvNr9KeK79aucn8S3q5z75EB3D90kcrmLaRwW77No
ePtpnbHC5Njz17k/BYlyrfOTtMfTx30whU9499BWSB93ddpF3g9yZ0iMAP3oE5ALfJlIOaTuMlBa/7XpQAOYEEh2A1fgu1X/FBiXAlBT/w1jJLsyJy3mQmVo
mQgbej1b94MAoX+U9uV0kDG2Bk+SLAKMLSIIff4Tx56GOPY0OB8IQwwB/47EQc7NqXkAYlGI/yEnfR44OK09PKX5askIb4E+JA+wY10nvyNxrf1ISNcn8NHQ
5FlYsbUiN3F8cbybW383HNB8VZMJbPIEqpAnULVkAts0gdlXEMB34GN+eQ41zDeCgsEuYqZn0YYxBf2yoaA2/gymTEaj8CwqUQKxCEMJfB9zzvOPP/dxSS9o
T2T9It35F1N2gMM7a6lZCUa0qonTmuE6Q7zwWDkkqrEIm+8QKP9B6zoxlEvO/2SShUs8Q0Xwdd2b2WWtqBKqQCXEqh9WCYVJ9pZZdhOUsAh9Pw2163hZ/5M7
DjJckicBxKz+qeQ5yvcamxxnl3BkmzB+zCaAim7aYJt4iuOm9HetOwulcMljL+kXRAXviZe+TiZEHxUToLSEMu+SMu/SZeahTZX2v4qFaMHqPa3w8YoKn0Iu
Dmic2dsOY19VLKVXBV1cjvkeZ5pYUsSGIwOsfQVtinrINYxLTnt63Uz+X3q+JIcWf7vwu0ygGp1XAtWFXWHVvMSornZW7ZkCVRKOL/QrOxRKYlbtZDuZIMzw
VHc61pizFk9GHPauqle7AEAl7rBMPAtHxbNwUAYYcMAtdmRXyGOAdB53n1I+Z11U8RHkDHy/ywk55/klqQA46qPG64c9r8wRoC2B0nXYO+D1g23jL8V1L+IQ
fs73gFf+jeUYl8lPxigQPRZT7N002yIwxyczyRWUumNCCTE4POdEYmfS3K/ltUUFM49iL2orpbaWeBpWo9NNlMdXDGLFV3UOF0n+qbJA4l52t45ekrt1vAR3
6+4kvSbP1qm02u1wLbQraYR7OlJHpzgAtmrJswYKckoJfXc2Cg615c7YRbQkL3K7iF6KP7mn84863U2RRMAu7wrOqSOSvMO16X8LV4VHdHPMI978RxLJADwq
+YAZ/u4kH/cVid+TB79NI6OqRHMupxvjNMF++4DkkGIeQXv39o4nQq9XSJncc4SdBebHhW+r9sbwigmVxS/dKyZUZg0LuCpyjKS1SfUa29CaNJTbYlopU6Zb
yQoBz5iZTBL0b4teu5j3WHnJ2eD/PnTfk+rN4ND3/y09MOvglE7uaen9Jc6Id64ZEdfzOPWsMUnUDJyNImGTFp79Tt68AuktFPRQpEehuIh2iWJBeIh4V1vk
HnvAzG1p/JbXfvGgppo23vHsQdMxAlNkD5om8/QCrwrOP4cG0qmhnYiKDcVc7rRpagpEqFeLTEW+WiTakenQzaWJAsW5ybsaESgOdhhvOsw9xNQSQ1z+HdmU
3uup5/PiWaJzxLNElpPb9JuS9rZjUAVxDtKxyOPlWOT6fBRYSVBYL4UjC5JX7QaEI1eycQjwL5pUvOPiLYqmpA1V3Zk2x+j0xuTeZimj00d0QGJBTTl3d/pV
U3oC//Dr9nUGCgQ8qJJT6ZBeVDQc+bLqDE8GVNbVxybdw0c7I6r2aGd0slU6woU9Zu0c82eSiOYTd+4pTMonMlt9U+yEk05nGTSmJfatRulmP51zQ5O1VP9g
ni4+m88ulbpM1U6JFPUAjYZ7S2EXW7y/35Mx+C7GRcWdZdTIPqJmNUIzVz/8Q3sB/CsIO8LycCL6C7YRLgNGA+SJgRJ9qxaGpqaWIQt4Wn81HXf6dm5vBAWd
QKhTwjY5zV7hVV5HbvceOty9ujhYmVvySYPg6ogfehvzVW5OW5pT5+N1vSAteT0nUHl4vqKGwHYrahBmMj5Q5QXU7FT/B1Mx1BS9ZibmcNzurWx+X7P7sdSP
pcs4I3usM7IvQ0b22m5J9lujD87IXjMZ2cXSC00jw1bjqU4iINb1dDnzIuwky7GTJAxc1oPzxJPBEej4obLER20K2ijoKZPSPOf18I7lmXpCu2OFqMdbqB7x
EMSRXXYsBlwtB+/1JIL8allhdM8K1tk+45GSO4/AASo7O2dAF0qag8B6jgRysBU4KQMRUrE5L/XhW1th85yXKkjSLnwwqcomgsSG1MuJAvmnsjdq1P8H4CAo
j3EsVbKd885LbDHna9LAVtvZ0cTte8Dm6loucJ/a68LX4GddlU1ZwAFtpJAcr45gly7hJGbP/Z5JQGuykVVMNjJ97v/N7sNYnKdD00dl7V5REAwCuyQLV5w7
tZeIEGDT17Etnn3Py99ze73n6vfAcWrzDm3VU2kC8VWj9d0r6OpGQgjMOZhePgXDpkrsQc3+JsBo2G39kgjb9RgH6HOAX84lY0kMHDNQs0gnveoOIAPAjYM9
BqGRZ98BnwPmA6EPdvPWVKspQ2c2zHPfdU+CnNy0qxvJDYmgmZrzWuGq8Ige/ofs8M97BMeEOiTlWCUbOaQM2Z9TxvjjRCUBYP0Y6rKSmy9cNt8VEs3q5uuY
WkETsmqJHlcY1jcfZHaQuZ0qzI2sc8nTxFLtVi/RDe/3HIttxyy831sO6UW8AGpHfc9iqB31PUDtuMeidtzTEwzI4m1oXy+LtyEv8lvnBgdasJS6lFI3vn5H
vAVyKMfn8tuLz89bPDY5lOt7uj3FY8t547KneLxQGmWotn/uUNlZvi6EUTeEYfMoq0rfoTydYbdLHLtpfjypwJ8DZ5lgeuEztD0m4PgmLIavjAJQkulxMHts
M7+HUMK1BaY2IxbkTu1Jq5LRPBQNMGLabUbzUMeyi/4AyKOItTBPmbTv5Zbkcg7mqLmXzQXLBa2NQTWp0GVpjR0hGMprWgtJfnY/X4F3/BRoBXa37F6+asKA
BD+LEPbHdi5FrXVG0z7Drdsovt2DM7OYB6Js9xSR2vC36lf9hdTx4RXucjqy8Cm2H+ZfGWGxSFoW21Z9em33M9+HILy9eB9grJxXXtQIMAVOTj8wuemoGgA/
7n/0iI2uOTC/0FC1oI8NIecsw7H+Ko6GbUAfG6qmGGnh2EKHuPgeVd0HUPh79pn5+cMDghNcNW2JGWOdoYv1hhxr9Tril9l8MyjmmyG9Z1XVoBoy5T2td4lp
oND72cU8p3oiuNs8s+3umW0uOrMtmdmazGycz2q96QeOG3AbeQeaZztmzw6GaV1AUqa2a7ndR+df4iTTXmEnuS2TXN9evA8CokmWvIWqvZRJhpdOvm4LVYQw
tGLKI5lyj6ccbAJTDhX8JBJmRDhUUJs9rRdDWeVpR9+odnoWs0KPy8oxncUQs8xv8ozzSX148ZWkh/VcK2mE8cWLOo/6qXSgsGhiO551Gc/h7cX70EnQeNZz
RNcBkJQe02ShVRPbVVOTIWz2WjUtvWpaNN9NvWpqi66aPkPwdtXwGGJzDtld3+7euUoquRZyMtsCeMszTslrnTj1zZkN9pVYbAlsQVjrUFOruFrnUhdqyhVh
/E1aGP/5XBh/5qUL4/UFhfG3BAtsv9G5grWixbZfuAVEpe03MNtv5Z6svS+LFjj4RMXtN7Au81020yD3fY+oQGMzjcA12GtV40qxo/TolP0OCzb9KeJOuTlS
EzJKsAFfiRe7MpJOYJzqUZnGgII5y7PIZ5H2rP9ua75Nar4t97z/XpXc3aduMSRonQf63hfTWjTt7fcZkMDbX2fLqnVJe2yoEHcmXgOid5+VW0igF4kuvH1e
mY3Y74XFNvYy9rLTojB/5yHti25S88jOy5lgYL0qpY8F+zGX1DytOT2QlFWn3nzVqSQ380qqUw8hbzq5WZgdSKAL/1UTYHcgIX4GRjMlzn06bQonJ66ZJG58
dKpLHK3HbWaQV4B3NWx/T7K6BulV6miqqqNrLZxBINfVsV770MQWNB190HS0WTffs0F1uH7Q7kOCA9zBWoC0HwVvRPJFHaWn8XAZ2B7lz5+Yutw2Ocuys/Wp
LMeptp7PTiHDKvvjS1vW+DMN7Ehr/Bfq2I3X+GfrnUF8PtQgQYE+H2ygv2v8Y43OED4PNDrDtGMaO8BjfVNqmMQUCEIo912H7MQXFYhrnWMD7ZlD7LrJPnpI
bp2OsOg7U52Sgmx+aynWDPosXktHO8togpYz9vnwZn+GGqv6N/un8Tmw2X8In4Ob/QfxObTZfwSfzc3+Y/hsbPYfH6BmLM/amHOTCFD3Ijvjbm9AWj8dTUlz
6A4aUme9nDTymYr5zTYSYsITsJHHG7zHo/zJga4ntesZPs69spbwiFTh6ezfXnkxsn2eNrWzPscjnfXx5LuNVeis32G4rOzxiMr6NgNtoWsbvBdw7WU/q6eV
38ObhkyAXWHGbd56ENq3Bq26NWjVs8+xvw6efQ83t64XzRjoe9wsGg+LZuxGtqjQohlf8FU1zksGuIwr1JiOjqB1EzO0sye70ji/JFmnLuBiNZ8x/GYlPTQG
VjfOm2uhpt/nl1bq02cdkENKrQTn6GROnt2Kt/pamqIT0AmlagwRQUqlcPZpYeWuUC12jB6iqxoaCkzlYThOMvsZUzWQ4jgdXWCokwxEjV28N2CzZW0u+4Q3
aCJphe26ln1cccW511S6o5FQxTVOI0UVkHxZo/dSYCGyAIADceoJj2hNpRfSZpVehCY11EVgPlPEq+KpdJXeoS7EoF6I35vqQtWn7/ZJ9qNVGjibE1+1iKvd
BbsTu+RSRSaTU02Nwfc7hQ8mNXA3zU1tx92NJg3tBWjmBXBmS9UFmLSUfgDLwGSN7xhLL0SH6vTahdJiHrNOH41zPn7Ucuqe6oMsQj80eNwYuB9ROJ2LNb63
bMYXm204bcmPLd600za9g4fa5gnGuKzpzogncR+62Wc06hdyaqcLRUtIrWxKrjxL74mld4FckixNcEhmDYjZHhJQugtK9zjEzmwP3S/JtoDce2mfxFnRGNdE
Tk0ltRP7yiRQ/F2CjIWsh14s8xjOBtezvyby6aQXIvZFkj21MFeeTvaUqtbu9CKeGvjL3Vl8Yk/+BE9emjbgvktFtfDDhXiqBUl7lbpwN21mq6iQGtKP7KDu
tbC9eXQHsv9FO9h/kgGn5eXUvtwC1VAl9ChRKJL1QGZJd5BcW2/giMPJnvrYXwgvXcItVB4aRS91UloS7PSh+OH5FVyIClrqQurAhbB06WakeOoiPJVKHy5C
M1ZxppUUfaCG0erhhlVo+XjoQ1f7ZO4kOCwfODl8tHbLAHQuFPH8Qgn7NtV7tpH6eR4Fj9PT0Gjc1Eio9wvkEuIMiXRgBEDsCmUo5kJpAa0bvplXo29xPW3+
0hHHCN4j2tRD1hYz6aY3UGcvBD0G9NESt6v0pkZIY0KVtuFmnWsfJTOJK/pHvfBKDo0tLfJqCk9NfihiG6/O80O14X0cURNlMImbymxLuxOmdtzvm0JEfFvf
d9n/tbs/wgclJ5RdsXrBfcAsOJ5G7m/tZiYcplbG8muJaaOm2sgJRR+7kVVA9XGcqPTXE9RZt9hfrYpsaRhbyJ4Yrp7Zomxay5WCcLwydzXmLaqOtExtDpOZ
7tSYHXppkjPEGthxzhCRK8E1XNEVxucarhhrrqjPJcwwwSv5DTzilngiBNu0JVOEHlH/JRliIsIptVDYJclrDQg9Dw5MZRdkCwud7zXSxBktdD7eEKHzsQaE
zuwsSlnjn26kw/h8upGyyPlMI2UR9NlG2iVkQrB8upV6BdEStz7VwuRkz5KI2RKZrDUlxdM9I725Vznv6xMtzyN9VFSrIOfNfzLST0ZFWVCXXBZUJ9SyXanH
ywGSpW4BBCpXy5WJmlCjih4ZpYtldJEuU/3b9j765r+8k0Zq7g5MXS8ZtWplVCrNyKjVxErj1cxrn16CRNuyYnfeouWY0uVMrvOKkwNM+6SdvXpnlFMsm/+4
PnPw4lptuThJJPokkeiTRKJPEklnmMbocf3uYx63NZmiO2bkwwnn83TSekSE1i/UpyYcZ4PzG56Z+2frpbkvlCYtoTILpdH8PV5HSWudR+j6w3VkHtz27ff9
/R//4Bt2bplL+7fteP8TD3/zz3/qVSq//PGxtF9kXeYXA3TSKX6Hirb4HVFLxe/9amD+Yshe+Bv29/8EI3tDk+C1HzlQiDPRMIesvqLWbpJotysh3E9447il
5hm+uc/iraYv1eBiMFOjvdr15YXa1bNVrrSqNa9VLRN7gtb0L9aKkINtBtQgrQgZt/fp3pxxOKB8jX+rkM9OoZ4dQjxbO8OJpOZEBOSQwOYNS5ol4naj2Ud4
I3IQp+PRF6Z+tk4yQqSY9d/yVjbjwSX5ig0MECKIj0Q4Q0aZ+Mk6J/AKpxtGrbK+4FeNwZjIE6hV7FHDsQmAQ3OHxXJkT0+jMlpcVE4AHMBr7zKTRFvLmI6V
MYPssjyLL+JxOpKkIE45rLUqL9bh6HGvim/k0wFJmtUFX0V4Hftt2/QQicmdBmshOsXJcQKErTvtR/gwFhbSocM+lSmGYippeMJkfn70y3TiqdESzr9TiFNn
R/eD0C5v5GC5cIN3Edd+EWp/tw3HQnhSmti03onkMnQf7zRzkLIWDm3WTlLjXR5qHSigazrdcNrexUAqkH1mSeJuzr0jjRYhWU8yeijAYH5UI8qZGTwjkJ+2
txep6Nte6mR1GFw5UGVaB5/kGq5YNFyaSEqargpruuKSpku8qSo6VfxFpfm8CPMZPt7pz8PgB3TSogGLqTan+k8AZnTWDtPrixCQFqI76sIxjXrimA4WcEyH
Cjimw8RbIzVUxDEdmaFqR2bT4Vk1Qr8NA6J0qIhjirsj/MEP0RfzUAHHdJi4GuOYhhbHNOrGMR0WHNMRiWgI6dScyyEjamTOLkDgmI7OpoNzaNEcdbEXjimN
1RwJItECOKZDamiONvCoJ44pXlsYx3R53qzBWTU6y4/3wjDF/d4Ypqi4F4bpUBeGKQ3l3OxMwf87NAimywFWOvJwZ9Ailw7iCw3uCO1uy+GVNaiiGXwyZ7pI
mI1N9O7Y0NewlG28J3E6km3c0QnfW6ovH4Jodi6fFiSBt1vn2S0ztPFaZsTc4DLLDVS7yD9NhklVZjD0UN/frj14/Ff2vnJmM8fQ2xtPcl3OJHwDTjsbJZKp
UH4x1rjdaSVGLVBntYAR35mdcubLJM8kvz4HJOz2CBOdE5xJ3mOcSf6pz6tNR2abOePlblIx9pnx7IVH0bM3FxG1hJN8Gz8gbzCdYXJtV65gBxPRLGnGO7dv
8s3zfZNxSqN/zHZioGhTN3/jkHZTmvE4ZhUnFSSfgyMNfbsP3FVV1wjGFmO3Ju1H5R34Ec54cuqyceNJr7jxzF2ovoQjyKkvm5j/U4NDTgzK9WebROqrcsoU
OYDVtJoq6aVjTfQBUXSsieSGLxwZ0fhTvPW1tBpMe0JArxADhxUP6Ez3yLsJpa+nqrSt4JffNG0fh5GFpTReM216ok4tHkcH3y96Tv1Yw0r/bDM1birYrsct
lRkLiv6szdP8cOv6ZJtq9ep4S25Lx00xtG82+EDZ4h3TM2acpkRptmleaLDTZI0zQSIuEvjQAqWPUbiXr3HaJKTRx3rixPQREyemDxKO4cLN2kvYvxLV1Enk
8aMamjUbzjMiB6EcNVC8ixCZBAIjJ0RFAmyjeCxISk0Rk2o87I+JRSrRRigjINUspSWW0qo9XhLRCGgj3Fs1sNlZT48MbnYm6GNos6PoY3izA3PSCODSEzUK
uHQSejc7mwAF4gLaoI85hU3vbKayJiJLjcODgPYhChSVCISj2KB8JnA+Rco6aBjSjhnegG9m9ay4yN4r5+OFlPKFThp1PPJDGD2+tmFVrQ2r2eMleMDAdlXl
keFV1tRHy6a0zDSTBx1DgXlrED9wttJu6u3ijKpNEFCAD4WgBSGgJghoGB+gnCZTTp3zJtsO6facsu0xmZG4N0lhMTZUgsWYwAkyUdXuxYj7dSYrdBk8pbwY
q/oxLGW9GDXgAPOw8UQ8N+vZQZ5SlP7wQV16LCwCl23Q3o0NOymLW/HapbXN8XDsDNpY2uvoi7V1VHPWP1rm/M2FTKvNEuevyrDdIJx/tMSIRztV2MZpEDWZ
ukymZ9wSmc64U3Izu2Y+mQpDG1W8eWHtMuetWjJsWjJs8VYwvwHUuhZvBAzdU6Xm232AajbNMPQHkABYo+0oJ1JdnLJzPm1Xm4gg6WM9ESR9TBBB0ocigqSP
rcTY6GOU6JI+2szREqHIKtIE6AroqDoE0ZtqvW0q9cHI+lWDCDmtqAEARVPZdDcmyYquB3FNp1dcD9Mrt07h6wi+jtDXnfx1FF9H8eQoDWACSD0qCxcDiH7A
xZDtZBOdbIrmzmhzxDna6pV0lu269Lcu/a1Lf+vS37r0ty79rXN/8wLrFik2kJTH/ZK+eFAA7YftyRxZkUfkgD6KAzqRQhlM61creToeSD2RcfiH1LPHxKvb
48qPS1YFI/Nx3hJv4QObq/xFNR1R9ryDWL2n8deqO6IJb4+GqwBATASAmCo+Xo1bO038i3F8Yt/oxdoQgTp08GaAI4XoOVjmzjZN5QZ7/PRbh6T7gJFb62xC
tdcg5GyCYQqi9m/L78AK4aZdJk2b6OSzE9FCKYjWhUJjLnQUL4yTqEIfqlwoYnIiZjccyUG0XLeFvuBMkbymHVojOLTeldHTjBoRiVMqXrqHUYX1IFHXP0nP
H6NBmPz6Fw66G70DLvOUWI9KpL0b7Whmv/mFx11Mzyf9rkfgZlDrutcwAT7o1zFXhuQIO3lnTvdEJfJy+z166cMPoSEx9XTbGvejnEaTdchyLdhkDFxM53lP
kmMj3UI0Zbgxg7YpN/m46xWccB70bBikra0CQBjHVlaBZvIywJpv8LCQKtq0L6eFCr5rCMsKDmDwmQfSA91/twmeafOPFaIYBOBUuAZwVQBuvkVHWuANvCOZ
smA9ANLF/r16civU1Dw3zrc8P+rKvGrTZNHB6HNA4WI3PKd94s3SWA+OeJwNCdC7TvtP32xUNRy0GmgFmQFTKSjKzCW9qbeqePFkrlY34i+oGxHHd338RIRL
xxGIeO2vl4YCGsvps+Uwa+JlkbGvS48WWj0ajrY9y7ZH24gOP5s9m89QUgdzLqr8BBsYWbCQSwsZBn3LBwvZdFzBZg3Yj5fRGhhcTBMTo0PHlpjMBstprDUZ
+dh8bS3PDMX+NNKJ+NMBTXBtv9vD093lAk4w3UUW4ybkAK/suV8XFe044oStc8l4Jy5kYMgv6UySszcGMe87ap0j7al83i93bC9mhqgtXESaZyW4A5Jentki
eTKtGz4cHd45hkNiIaFCMbnCD42xoziLbWmDXYxZpqWF3+rZq0Qr1lr8ys1csdUwpG3iVC2jYOzLNQ1p/y7GYFZ9KjEKuMe2zr0jTRbXOCbdGsekrHHsV+3Z
dEANzKjk217qZoikiG8YSwcfT4dOQB6e6QznbR8xQ/RUZxScjVbAKCJJsc1+qKAolFcXUBQmRlGYdCkKk56KwuUFRWF/QVE4pjAt/UVF4SgSrozOpmOzkHrU
GHSA/UVFIZ+z+IMfoi/moYKicEwtF0VhJBnGE6bo9xkjVpseYL+mUY3BTxXlG+aoGp2zdAUt4fhsunwOzZnDPPfQEiJVS0pH4QW0hP2qfy5dQT/30hLitYW1
hBfkzVo+q8Zn+fFeWkLc760lRMW9tIT9XVpCGkdoCXPX9MhoCS94mISL0Yc7yyGxJPiyHF9oZEc7y9UF0McsB5Xxcbyoucvph4ZxDjM7b/2OqtodBYMULdzR
7oU7uujCVQkdA+CAp5axNOjKBj2qv9a2ve5tH/vHidd9Y8ucWiY5WFgrMzyLmATVvgMmvkRoF7Q4u23n19dt/MYnv0Tzvnw2HZnXYiKdfqqsXy0nup73qxrj
NK/9GBCkeeUh+T8V/J8K/k8F/6eCc1WA4lFsbggh3jRf4hGO+dJFHdUPxcmgcgHUyZ6PJOTt6Kzk/HTL6LS/cnuj5KXU10m0P5BqiNNPbOy/Oav/3rczN2RW
2VItaoTaZr8U8PNzXo5rt0D4zI7vdfiMSVZ/HuEzKs9AE2mEgtOF9E20s/aKM1kgjqQ9ZX2FNdq+jSBJTq5rudMRh4Qga1tAnzUdGtJkmV/L+6fpkFHVAn8V
UI0KjmBpDR/QotJHGyka1/ijAOhd4ysYANb4E0QFEqn+OyxOVdf4D7mdNtRoD7qdvoIFLh8dV7WOb2ac28Zx2Nvc3N5WyOR4XIXHNVTIZ7T/jCtBLySrDL/m
a7/2fv+Pr5nraPFi69u2WuMAjoJ700FowerQokFzTLJdS8IGSo7bVXPKfMItHzPdoil+LD9uRjcymEfprEkUACrgs2Y1ewJj1/5dGY0JKrgzVsiVlsdjcBK8
QSKBobzTJIaECPTchaxyQwqW86EfH3s4DX+8gQPdmEXTAGzzGIh63KJpjONISj1foAkkW3PmnjENOTyuKpiDcRVu9kQ33a+GHkaWzn5YsStGehLXfK5rBery
UdcK45q/YF3jUpfPdflSl8915QNwQX65cv5YkNR/AY3BBTQWK+mTxHAZiwtkLNzMx5GaG6awsleoceC7q0WGIbVPd1ZITmc7KON6UFbKoFzAdAk8iI4HP0vu
NRfdWazXHS4MbpSp7rqLriO6MNQhCV02OQ7Y7esR4ZmgpqnOhUSyF4HR9MlTrNcXQpDfVWd75yLVsbS6SuyJi5N1UXvSubkHRasONblToujHdRim0GDON33m
dZ1xnB71WKxSnc4K2K/4sfuu5WecHTSutGsoNc74vVW1Cu1Tq1AgMrl0LqbxWIUZusQS2iUY8osLQ/74gXzIVyVqlboYQ76KRtu7Z0opQQf3wBBXQMOygven
auZt8D6IDAUwzYxu9B5FgZymboP3CJ/Bu3uFXaMz77t7TzqBjqDHNEgTIG2XoXirIKTHpTcaWG0V/KrHBYJplU3c5jIDodvX8mZLXVvFPO6LbKLSz3V8iztC
M+XqTUyGii0Mqzi93hR+fpwBQavZI+6U5vqr+EHJ5cyFXMQ2CU0S73Z7KtSEetwepOEvQhrv5kkR7Re15d0u6z3RzIu1Tg10AcyBKlSa73bVxcqfwhKc6qwQ
UHw93cpO9wqe7t4lqxUC7gl1Eyf/+dC2X7r9J784/b/f88o5KNrGoWEbpyb6bGflSp9wsxeQoNzSkKipFhoQ6i3DQ+sRWd1zsdjh8FHXIsOxmtgCnCFctVro
XI8KrRDlb+VOdFZQO1fz4CDGEOB4eLhOQ2iWwcWLjQtVsVrGZTXGBYzGCAV6OFYQo1RYDqoBM4NRsq4u8oleY5SoC09NXnN/einDcl96Ml3DsNy+WoMlATFm
TVExdxmJhq4a66yt17UljVjuy6ydVtLvPcp7+cswNy8T/sQLJTNkTY98iHWVqzQHXKf6kIZsvXoZ+nS5WoWPl9Nv/j3pFbi+kijsFYVWFNMlqFeoNZIIgNfO
+PbulbDAjr+2NOvjNzf8+SwSeP3jpYl//FA+K2sFqnODKVCq0u/y3trZUPeBQLNRP+KbNchmZfVyVsZVxVg0QXN6Ie0BHezfVNOHpSa1lslmrWWhGyCAHUPG
QmrFAZfX2Fqz6RV2sQ0FWiq1OlFr1QbQ0lq7d4eyd6/YYLZE0BUR07jmrefPVzb05CsbqGcbSuP5kUOl1b9WVs4GrBzE9nFqsSUCUxv2w7xphdltcvazomu3
6dkAV3Yb7C1gvj5GZFwaZZbXIgMyXhwQv8eAjJcGxKcB8bsGpLjsfQzIKOrm88kmzVlWENEp5rc+d3iTUlPoInVYjRv2wuehjaj5EvR7Y3e/u+rxpd9EA5q9
6E6vAHtZQe0EP0+VJFDqbGTwWibT3+OVvNkaDfxiNDi1Y7OFCVabBcW9cz2v1s29ZnSz3NYzulnasLlzFfajaxvaYERfL2q4cu5QV5bOHVepCRzJrhIx7Sqx
yXRAziKt4LhFfdTHKx2ppPvo48PXx6vNxmSzuhTd3tGduFlDIrCUdom4SY2rK2AAIB45TmQm1oDO1fTQJUUOek1++cqCcAzYq0uyn55CdiJXZvGasux8CdNW
4W28shnW+lfSbx4ksM2w5K9E5frbROdV1p8xf/NVibo6F8Lzyx8f23bo3uvv/Niqa145V8BvZcFpNedvvZjmfpMkrMXlCrWeXZk2iQDAGb9fxTvcnFrJGQ35
8hq6vFMuX0mXd/El0pW7cH7wnNmUToJX01lgl4QcFAXPFcWE3pl79xRXdrG6oMNpb9bL/HmYv9VaXriuUcA30324BCWv1iV3ttAlybOKs9Wm3AWmDoy6SRYQ
8iTQ+QTHcW7kSm7eFrQrpjrzVjIE2w6lIPbQWuRQyJWqoi6gju3i3FAXq5WdsM6QwPo2whW4qKBUVGVeUdTNTUjzKt2uoNt6y9cCgJ9xvt9LIDyQNKxjtNTV
D1Md7ABs+y3JTC4pKkS40EtY1EW9GBYIsKjc33H39ka1ZxDiZhsMcDHDcGuPGLgFbOq1hyHryOaFuWZpW+4SxnqdxakK+rfgNkLC0ivADF8hu8kWzK7oAsxO
RQ3fWJQSZr6X+9pMmb3O8LayhWaINzUcNLGpXSzufrJpzehNaxzNvoTk5xXCPtrMyV0rKI5bQfES5uQ9q3LVJVqAZqdrnMeNcdruYIkVR1dbuWLcyKRdcsT4
Apsly6TjIpPK0YxPKSuIUfOaZKnXZb+/tXpvWE38Pd8z1ho6MjxWrW249QHOhUQUBInn+oYg+PGOl2cgCbO25BBjnrOW6BVLtWItsreLpfxlPMYVSKXsnFw5
kVZ4BYa70vExKsWh1tIFTQmtOLpA9iBJprquwEuoL0zk1wFc/ir0u0+3F3HA7YTrod2+jfcwjD4n03C53nRFbspegUaEpr1zxAYKzO2OMRHqY1nT05gvkcG2
N/SmlI8k9VqxuIs4+5fTPGH4N8FLR3FrbqJt7nK6rQnAMZI4mg95GfBSDRObWjxY9ljsWuCXnptd3szoKuNvhoNAaadsb3vr3/3OzD9/8rFXzam2umw2vYbZ
54Bq78IKWp37OjMJCg6vpHRzM8567WIbq+hYRbUau1mID2xxq7E4LsDHaKdi6aehKjP0ta4umKEfm2rlDD3aUuFM52pt+BbNmiSufx6noSm5jSVJ6+VG4uxV
dcFm5KpUlc3IXqlWbkZCS3X1Zv9OOa5zTit6eC+OJ+OM9JCr/FinxkWslyI2SRFbpYgd9Pp6entqkgWQKiLcrsbHVmopfWxCpsA1/npqvi+8nc5igtwV2n36
dltHW+oYlTqU1DHBbvCoo5wOdI0/IXUpqWtU6mp312VOALICOAY/YY4Bf+kLaPmsVFeXFMJ9mH5Is22UF6fhbJqLNren7lhOGCQAXHMiNZLNc9KVITU00xlC
zddYBe/tBU3hM1vmkF7oagQaAgd9JU0tXTSpKQ1cNKhVdVzUFcf4j3UQ6dvGRZsK+b0n//zzf73/L1+5i4q8Wi3D7WVUxigu4DM1gosRKmMYF8NqObCCAHXc
Z30eG+LlWBcvx7Z4OSYF8wTHJsIfsiXjf9qdl0DUSVY5EqYsWbURcsw5jkEKZ1z69Db6z7rJ11s+1PYhp0rhZ3sJyvq2xZp28oTd7PkgZ3BHRyUGPWEiHJ1i
nh4X72nijZwUqekFnvXTigySpyQq5gdEz4UXf/OgQHn6bAJxJP4CCKSdGodjcjAK3awjxqA3XAUz8QZ7A6cNSbbcFJkGzsmMCUDzGGiElT7kEtR5KNP+zoB+
v8LqIJKPGoybhx8H1cCuzpBqozFtUcP4arAzwDG8fYywIoy2kfANjHVDNXc0+uB4eBOvsRbeqUmFVAhQkZqdli+uQENgz0N8EEXLBpDeS58s2kAp4vJxpqA2
3IfXtUltyCCo2N46N6Dm3TSmSHw2CDX6TRwuSzJZU4U4ojfpB9SA+arsGEuH0VJAKQ4LZpA0sQVQOjs+iF+mFrdgS6Af6HUABsjgsAQqzaQSBxkjhVraoF5R
I4dEjGyh+S0T2DDMu+EwxovHaVA8Z23QQWSDDiKmDQE5Ac63FTJaBiK8bYWMtvH27n6J/bw5gxd11mdIizaCgAJqdlOQUVg1EAEZZYT618JkthdFRmkJMsow
u2ulo+BvgowyhDnwNTJKUw3tTpfxkAPD887iE3vyJ3hS0ibJ/5GioobwwyieGoJaeLka3Z0OqeV8HBjCTPpqiJ6CYE0jOKSWwSA5rDFE+OWmfXkI1ECVMDJK
C5AVbWSU20EcDcgoLUFGGWa2i5dGuIXKR6PopU6T/fqBjBKJZ1p3BaOoYEiNUgdGacs1zWjiqWV4qil9WIZmLGdklCb6QA2boqEZYmSUZQChdrvbx+nQpFI/
HzgU52PUeAA6o2J5HRVkFFO9bxupn+dR8BkZhUZjUWQUIIXQG62bG0jFaShmVFoAQSgoVaNvcT3cWFVn+jtzSDthUkNoYHi1xtQ7puHmDTTZoyDMALYqCFxE
izfRBLMPfku1d6dAG20zREpbEE4EIxKcIB3SkCGM4UN7k8aH1KTeNBApDc7WljBJE8Otsg85U+zQlEy5ND5iksf9YVobgEeR+23Ao7QX6hSWvS+6Xbt69eL7
gFl8PKXc5QZOKZFQLkPDDAkCZ0O1IKTRx264varhKR0lZ6TfNnNe22Ut0g4RgUiXGzxisIRrWGt2Mjdxb2Ijj7snufy77tF2jpu28TrmUtHmS3vQKDH4bLpD
HIadfwPJ1S7csYUoivPgjsIbNWucFtYYIwRDMs6rirDNQrN03DxJS00GGygJBN8KKj5b6sP7/f2563VgHMjz5H2q0n6YFVyV7NVIWF+R7eH+KZxobuI8BXjm
D998QKemOe3wY0gCXIF+mbboCvQpYeG5qgRUx/kt5T6Zu2sY8TE+ktb4kXewi0vCCaNJ1uKXIRXmvzWU/Jo296fVSe+oqk++6tgRIpJI1e7fj2idW07tT+v0
S1qb3PLGNHqgw3F3eAohDw+kjZ/UufTo2w83kM2FymSnzkmA/dJO9zPHVHXnGGBjjx6hrpJgehQ7Eke9UTknFZV87CQNzG742Fs5dFcajpHMzhCx2Y2qenJ3
wRGBOvBO7bcQTSbHPjIHSCDz+9VzdPMVR1WDfjlCP7VnUle7zf7LlrmUBM5t0esGr7j4vT9/DY46xA9nZ/PfZyAooyjPcWYyFExFz86mrdmUb9/KT6lW4bpv
Vr5u/ZW/+sFXzc3OyPvmW9qi+h/mLJm1SedH7k4rYyKIUrn06qz8iJtt9kXplkO/FvqAuKgUfP1d4wZuFCJ1Osx6vnGxedq5Nldq5w8BNOzBX8AZCospKKtQ
KmUrdBpmDVblVMoK8Iz4Thax5sTlnAjtZw2risGm69B3sfK7YpIvcw5LolmbXoTW3gIvcyISzkMsuZhJcmKDR5VEbgShqYAdI7ACSOBMqzeZIqtLKbIqRUZc
ZDT5+JO/+IVf+9nf/OstKDoqFu3Tzze9lNZWdWs/8NVPH6d/X98yr9XBd9tqvcbPzm915btttTT6+LcKreaCQ26zu8Q2Q9ssQREbJPCd9Z6GqOd36H0yD/80
v0MR8QTboUqvesUQUil2o1LEKsFpkbvhc+KB7Ln3QCv4Vm33+PwhnTRAO2mNlzEARLo10f+/EgRw2vLopJevQw0A0DuuohCMkF/m2FudRn5ZxEQRU1CctkW3
Trth30ssKb/s52DxPh3z31/gssrLL/voAP0kg2TlCCWqnwMX9Pd461w6OAe4DXhm42pwboY3kUHVh6ID2pXpv7m5uVlONg2/erpOB+gxhCUPKVzVSTYcVHi1
CXlNDdFVy6A6sljY1gcu+n2OWt6gIvrLqDwJfqnjF9V/gs6uVOYc4oPlexUBwIiz4bS5tDf53DtRf8SIK+jnbIhWYVCTIElPlAJVUR+4oj7oF/VBRbh2IEGS
hqSTEYv/w4d8EiCYZpJf8oIKsW1vOtxvgLnBlaeR3KVD1NwJIdxg78dJnXEZzjqIJU0RE7x+Kq3RteDEITg6ZgmB4/QBSPA0P9pBOPQzcom47mflsiUh3rik
FZw9J5d9ORZDnEf/Tkypvs2OpFdRbbkanVItuWpPqSauaMuXG7QAG3yl6nJjKyKzRJpiUUqDqbNA06lw6BbJNQ7LWdjTZtqV2rTP6ygQRHXH7lWh5NDEGP7l
IdFvCPo2J1COFjsoWvdS5wbZxR4VHUgxSNtFY4EkepYhCtgYZZAZqgKpUFRseFax4bBiI7wn5cM1Db8e2rrgLOjB9XWemevYl5XVGi381K9zT5EEiikcoCIG
EDLcvwuAn6LWcLRaAzesWqNu1BqopTNIgm9LNQUyiBZZi8VxTo++vQEUWpLdHVOfaaFDfeTmsaYHV0MsYeNqmPU9uBqhqwm+ggPoIJ0XMVLLDb0g+5iml2XZ
TqoFKAqjHDbstDmWmBMLD4EglmV3aYJalu3QBLUccAtMbKCJWA2i9EE1gGEeAKKlUa54ZeWKw8oV1ODfJNBmUK74aABO+i0l+Xy8HWN89m8g+nTZtYy+y/PS
GaRV1aRBG0RuTh9LUK+wfh6YdKCwwjBWmJ7YDJxeYRg5vcIwdHqFYez0CsPg6RU2akaMhsOMGEYW4+UI2NmIXNEKG5YrWmE8cAM8SDx1Mn6ODJ6DweLTG+ui
5LwyyCM5aPQ8y1jPs8zqedoGzFrreapWz1MVBsWnxmoigfWOgQriqP4W9DwOZLWWiafsfkkiKaGzTgeVIzCuoudpGT2PI049g1OdMeZs06xJWmThxqLnGWSY
s3QZzbHW8wyAHByr5xnYnS7Xeh5H63n0E3vyJxyr56kqKmrA6kgG2P0POpIB9nisERESUdHogxId1vMMqOXQkQxqjciA1XDwywOi4RhgPU+MQzfIEHqUFvQ8
seh5BvGSg5fGuIXKQaMGSnqeqiC6dVewDBUMqGXUgWV0/DPNYD3PcqvnGVfL0YzxXM8zAD3Pcm5YhVacSf1UbB/bBKRSJx84FOdg1HgAOstEz7NM9Dymesc2
Uj/Po+BoPc/AonoeZlS0Jm6GiWg7AhqUIZtl0owQtshSXfoWVxbzF4GL+sIhDeYEvUiN1tnAjkZIXaxqZU+kloE6A/oYwMmxBWVPLMqemGF+MxA2lD0tZgkt
hiHkZZcOaM2H1hQM6HSBmt4Lyh6DqK0d1mPW+XjsreKwxMFEPDAlVCBdqfIqwH3irwAoynvZgvantVAvgcmsPfvsmtZL8gNmSfJEV632pyr0zFqvAeWI9icW
7U+8u8O5i1j7I2PgYAxarDu2Y8AbEpEFkY2MAWt/4p4YuWKTtDkH+KSJxuPI0Jr/i1ashOZ2q6uot3g6IeT8cJHwXNlWwvNLdgY1RXbk1+SQEnLGlVYh4Vlk
Q0aicsKziJEjSyEjwEDFm39xqDtkxGP8QtkYENKvNwabEA2s3BWkTZKAysEiUfJrVU7f7LLaqXK/P72g2qkLh+MNtpeVTESr7MHfw/HnaA5Qptwn6QRmFUgk
LvHTE94v/h4LRRJkWgx9zk+g8S1UwcFDtwF3Zic9dOWxtDbp/vBewKdU6Lt7GIJqrpOijb92MvvMfwFwZXKK4U4m6ZQ06fCzVMYYCWOf/S/QHwBJ9+3HPuPs
UZWpbPg/p1AC7E6rwESOtAoMGqmGqh2ZvH8/VGTZb33+l1p7soF7p7DPbdl7Kq0dJQZVhWqrVdB3teX1Jk2ovanaVgXWZn2Xak+6rzl1hCRqrW6rHUV1xD/m
lxT3KilGSTGV1Inlqcakd4RKSWulIlryY61YhJFy6UEuqraf2l97bYNHaT91v0Vtk1xTrUnvFmho6IcjUAE3VX0/sEFU/WcAaDA5cQBZL7G3Tk7cAhSiyYn7
uTCooScn9r82De8WuAtOkFpXIRrMaEaT3jHZr+ly/+G0Li/VJwN+SXCSqEu0QGI9WGmd2jjpdkDz+FVFP8TKwJgzkU0Gh6nIk5jb8JTkom/t1zm26NfaoUnn
h9gY2FfnDEVoUtoHBWio+qht9MiBFM/tBOM1ZF12EIekYwV/UAE/xSP7MdaeVhJAccR87mJEiaqUG03+k3u/ivefzNbv49S7FbCafosr0c9qD62wzYsSPQad
cBjMKEHyy3iy+hpgnxGFRzT1SUPQi2ihCw+rWP4thb3zoC6smrWAROtowDXQ/1102BNOj0an/TczQFY/3GOoatSZJmtZ2k+4EemAzsBJguRVkqXl/4dTDmOa
hlDbTAErincuKZKNlX14lQaZdnLOuBkKSEZFEsUWtLGSm3S+dvJEw60WA9bCIlOS3LV0MMwOfMzvIIWPn63XEf/ZP3znoIEZAZ/dO4bt5YlSogQ2QqQkR96o
LR707/oxuALGS8uB65kEle6+Jb/CKeMAzw2v+7D9Sxqpnirnbce4zapoN8Cq278iABv66eMHBTZIcHefcNMe9lYV8YtCSsbayujArrG2Vi06MAN2uvNeodNe
9jJkYI4kyy9DfzyBbWQTEtUyInf7E2/W2B+b8Oca/OFmbSt3rs4OcsRqKzfCwVD5hY51gDR9BjO1wXt0iYmH8cqj+Whw+r3id2rBo255xEAPdE6SIYPaIfUE
64Nz4LR/zrw3kUZmo4+nGK1JBub3TU/bgsWNzLzAPSZa47lYyryvddoAQ5lHl6k7ls9h5hV5jHLHQCl2ZuJEWu2aLN7AhQOCpo4HrHMW73mvKCqphsmMJYE3
5yySlQDVigRLxBbtBsFUouplyJtofnmJJo5YVLy6PBq0h/gU2EUdDzFQ+Dv57wz/fbc7n0I842DtmwiygB465ppZi2TWoq5ZE9/cCe8Y5tWRbKp0XOa5i8tz
d5fM3R6ZuzslX3EIUCt+mu69hVv3oMvvvc0QxQFXXtwvL96HOG1OBVvD+r9X74LEhm8Q7PmPSVhYOPkVEnUfQ1cBLlblQn/ZFLoDf15Nmz597Ezx0GNuIdNn
EUE9BFCZKfLPTJnPzi/zVvx5nZR528JlUonr3I+4tD+Fa50Pu8BXX+s8DuQseu+DruC6P+ZKorOr6UlYlq6iJzWIPj59Dq4LQU+PwZpt0mk2EeHL7pHxPZLZ
ch9O8pzjsdgY1+aM9C2EvbHlSuti3TpXt87TrfN16yJ2n2aUepm8y/BnfXnqlLw2Lm+Nci57XQvPoCszGENbpxvtSaNjNLrjJZLfPJY8k9izIkk3WXLoajpK
ckyfYNWskq9++88PifbXU+IcxQmzZo8n3wkqHutum/uLAnct39uEzpOif79RJTZyyCzAmBsL3UtCd2ww5KUkzqsBt6vRfoLbXGMEuISB5KzSH5bR2Q5ETH+2
AxyycJY964JZEhPo8D3bGehpP2A9GdT3TW0hGNQoVSF079omMMgq+3RoTnlzBXw/NTjLaOLDc+nI3Bw9M1ywFYwCentYBbgfAsNmZjZdfjwdywEHlqvlrx/r
jKsxVb+js4IeW4ZXhlQfMLEHuDw1PAMcon56++Ecj2oI+v8R5c/Rq236KR1SQ/bXO8ZOUEM7I/z66BzwzunrEBSDOM01WCoBj74Aekcw1pWYgQg8eiV46gVA
m+013nU1rlbAcbGhLgDZwZNg/R64EoxsJuKO1PBmbwLuF5sZt285jE+RWraZtuAmI1blCJeJOCiCdBucxia3KcxDo/7VeWjU880OHK3a04j1X81Lv1vxYI9Q
yEoXa1fAqqwfxoiNoc0QT1eo+oG5xumLdPqfnpo7X6SXUlgun7ljxCawSpc2rJ/go+70jkYNld/UsNART+WUxEJgB7Yaj8c0hs8wdtFA8i5AwXEj1G4AxeSP
9TCAwM+4iQ9lsEmtkgS9fDTXW9Lxaw4TYn+vqeYcIumCzDM3GnOYuQCuzHKjPocZDbLgukYjWax8aeDNjQZsp9BkWUvkU9NIm1BTyZygfHJuLBdpsWIOVfY4
74WNoWHzJ9Vxz3V5WsLFKqz2rrBgihSH5AULimV+YswPUrFX2SO9AtMZiu0xVTHkongMg1nR2XVVzCJVAH0bcA2De6ZgaPAc3Wf8EppfaGYfBoQzG95iSXLh
tBbQIPYm6qcMUT/aDhJi1kEO6pjrRiT3b0WMxSbVR5RngKhLeIGqXD/W6QI1rM7n0DFz6GqJQ0esAoh1woc6cC8/YtR3ddrPijpugW9oi6ttm11tiY4r2OA7
TZho4VPfRHbeBJhnRH0YvlYhJweQQEU31VYtjH67mIujKji739N0llrPEekIbU7Z0Gd1egylUpfNsGoy6UX2/Fy15+c2pxyYPzzUI842FgEQ4J4p1YeQlAZb
w4hTBgxDLoi9NfFRroMh1QXiBoKtCm8YY4uod49ypgSyG+pXkqmZ30KboGIWVuWjjg8fXB8j3Fx4hGsywrXv9wjXeoxwuzSyNX2cMGPLyMs1i7ycdI9tNU96
UJfTdtUI75GcMCIaTgx3G8MdC7xmA8PNmb9p2EwAi85SHkraJiiKsnbH0eE8tV6+4aomjW7fjBxXqo0QDe7AAM6qYi2GfzlneCG5pAY6Zzj7GpvkYeqIb+a4
jjZcQ2sMY06NxW+SIQZiCXCv+8FHjiPlE1/sGmM47UA6406lyM4ZqqbADkjsXlUy8ZlC0yYXKxiR2BWlpG3vWDN79B1HQgQmMSC9qsohrM7jlib8FuNQNnpN
cENuW2f/uNdDsdy2DxV9O0GFpw+Zwz5OVnU61KXMFoCNF7Mnq4nl4QFH++swAiG2o4PhY6lCi9MIAm6zcoko+trG/BzA2mG2ejPbT7nKGMn+kMkvnxVg8FdR
E2wvPBR1/rWqo+Mk5V1spoQawZ8nbCIaoFTGlkigzQIxopC2LiREy3nfaC02KG1dAG73FSDuq7ok/VYTo0PvPSqyDlseYr1v8hghb0AiMm9rbhahV03ejIyj
aIWXR0o8o5qviZIXsws39/A6MePHsJroeJwBYlcD8otFew8WOA/E83ebsEd6IRwo6V9xt7EZXOq0ldPCbMr6amQgAqDoyvnX2Kr0sOFsCBaYSuYFIf5ELw2O
ZGwJu6tr9HVm7hCYeGoGjbm4ZrM01LrYfKldWHcsZRKzkswygyfAXDVPLrEe3OQh5yHVh856c0HhwDySaTePqAzPnxTUlqraU5R4xogSf+MFwOQK6V+PHIlu
4dhz+1hBOXrHWKdwIKLTFrYKb7ZTzb7kFEHSkvyy6L3FWSXqgqs1lzZLpyt3Nm3lB6o5nOLmkLEVhynlzKbtQtxW35iZaoRZqb4xoIIpaIGa/A69NYf4VVzN
zNGZKS/4BFWzi+1YCb0nmpc6MOVUnaP/+BxahL3rtDixx3bOUOLOHqc2P/GmZ3/lt//4ndfM3cHUwBkp6bc3kLjQQlpgDtFqJW/0tXnvuzfuZe/mc1G3ec+C
vy1syes25BkPrb0a/IAVzWKvE4H1+oarbXnQbRn4t7AL/s3a9Npi0mtrix6Ku5ajClBYGnLVij5CbR9cSpl3SZl36TLNmy50NiDg5QtXL+bIglkRovaR791E
LMHK+oRMFeI4aW7887GyLj453rzJoWW9wSsMXCCjEfSYDA+TQfxKzweuilPSXdJ+KWl/9xSAkYTtj3bNQne9PWdh/jmeDzZJnXVU7Y/xl1c4S48thNsEpwJO
+mHG/zk5BrV/nwuq4fJ5Fgi20+zLMUQQ13GG8/mszUghfQ9YnMjlxqnPR18kAsYR2L/Ed5wkoC4k1zLGo2JHEc5/vQSVuyv5e6nBq/14I50DdZvfptv8QN7m
D5Rr43tdLfge0nP2fG/Gsn4PiLf1PWMs6/cUaZfkgfXGSWB9l5PAeqGl9T1oeP0e0PBtloZvy2l4sRJ3Sok7y7R8Pm3oSc+9ZqbXvd9OIpdh7r3pKv2tmLP7
gRxZP497Lbn+Fm7olJzuWufzUB41oIagL8+6xi0DsUGBfvjqrXOCnGli+NOtczN5Cjt99eCWOeXsErfHIH/QBv5fnb909dbCS/oVaJW/JBkX6pVEIHfW+M+4
2KtDOFtsOXYyFR8sDjpmQM/N/n3sv/6YfE82+3fx9xn5Xt/s38nfH5TvDQS4+wJDhe9NxL37gueB7y2Ew+P7GfneRhi7L3Hw+N6H6HZ8Py3fAwS9+xzozjG6
cHfGV8VfK/CMtl4fBw5MH6aTHAlod8M9pBiSEyCQregoDnPye5GacXLLG3Ov/MNPpcMzaajCGbGCz9lA+fZWyDck/z05qY5N/saf/vqf1u6fdI/xq2c18j6u
H/uFv/rvl+5/CiIQRpQznfzo2FPvmjmRcuw3yVIOpCP6izxd+IL/+EdkoEA8qtxT4WyxBw73YRA/pgn9fiKtzfFbVMrcnOSt4o8ZnKLmuIa52QINzc0+iRZu
pT6ijMEZFHUirduK6dBmnphLGzNpzT4/QpLfDPIM6O+jaBzCnOH+Rb2pqZFZKqBGYljamuU8K63ZWYDy4FcA8nPapuZsGszSGJLUa35VwyhpiAqfnZlLpYd1
6k5l7jiPf1qj3tQx9AHdbR83/RmEvGlW2m3XGAqHXaCmajQE5Z6nTjkFkLPtFV95/ysgLe5qBBrhHzZev/1lvT78ZJu4FX3jRVvQ/It8sT+FKcQC+8qbGdB3
Lq++K7tP7tSEFA1jKto5VmAirx/DpNq676Cv5sv07Q23R7scZ/6FXuyP6LZ871pAXNg2YFoyFfsC8hsgLMEX3N8KYhN8RCNwmBRjGuSLrzB6s9w43pdYMbaP
FvUcgw5UzbcZNTw7B09BoegnH3iK7sx0xNZbSE3SbZbgcBo+QT15QJ+gnvbccLoEV8DYnJAKQoFsrkCxEO2426KMhXDyFG0rm+6xW9cUQ6JY5aposfRX2qIj
UcNymBP87qAF8PvemENb64I4a4huCmjSJNMhIccBa+A2xbsBo+CJMBTx8TPgFGV0jqtAyeXzScdF7Voo50CIKBfS9XEnkhIYQCHWcpKtEZ5Wzg7VPQy+mOdh
4oT3jdWCf9gtuEEqh4UXJX6KKb0cXq9RL/EPQotGSzOehl7ugq5R09i/nbP44JMjnvAURxDkxdAGzw7nHnzv6MqTct3FypUX+GmUmlyOlEziVulYt8o826sP
gYhlJpEglJ/8YeAG0zZ61tlNTfyJFBPryiV7O0AqEQw77WRJbYWbf8zbGSvAiDQ5HaYUtAYbGf0xe/O1HTr9Mjw3R9sCG3e7+NJRYfjRx48dqoWHiFZIA2cb
EwURmY6HHc4ezsMpwdDsnFRsWcQtQ/xyhHEJ9fDIMa4qbrdAoXO5F2hOhC8yNzFHTXLkBhIyijgSo/0hB7GkMeZJJ/XjOckDehiqkuXMGA4r+vfQNr3YGp4s
7XnKjn8OOkbzwYPeceyEsMiKpmI6U89QHx9dmGwccSO21AcwGhsAwZ7EZki1v6seNray5cX4hvpoJJj6XB2cnpdrqU/Hp2vq49geLrWntPmi79Ni2u+VaCy2
JBbPo7APHjQUBpSOkCks7EVhjKWCj2pOZTU+v6cA668VCaymqsRSQIEaZqTGo6hicO9IiCqeT1OmLZFtiwd4Eo8B+5DpSEjJlyb6EtEokbf3IYyM25jkbYzQ
xkglODAwmn0V9dNX7bem9FEtZkQUXVdNhH5NIyFoJF6ARHw5kRfmlV0uRVnhWzUH+yXqgRAYrd5EEepCU2cKTcGYyJUrpbq9SpUH+Slu9iOXxvDoiBlznwnh
fn3geKaWWwtdeKRUeLPN8RS7FOV0vrgIzgPXcSZ54l+fEzdpF95ptMHuxROXpbAu7GOfFe86Tle1f2/KTgSJSdbLyrNar1NyTWfMNZaBBJrhTsK5feY/75aS
I7P/LgzCKmi/l9ltndePSb7ayL7sSKZTmC9QrGqwlYwNDDUOe6LNuqVaOnXRn9KBqCaW3LS97TV87ysIk2+r1uvTvjH6cYLxFo+r1vG0X7WPI2BU9d8xpoph
pAXQykL6oR8fsz4bc5x8i9WUumaqRZka/xQ1cmWbdGXydI0PMWhwqbltvtdfbC6SGvObtkaprlBZf7GyGhjw/OdNguM8h2d25oTJp4BBlz2uL7ca5uG7dmLY
zwiOB30IbG9rPdlgbh14TmiKLUx1zEmnBiEk2yGGEbrayVf9dMUuO9DN42NAt2Z9qTVIjewhJ3Ibzg1If+whSRfbN5NCZnXoyp+rTtF7T+gUyOhsTYI/GlDH
13PT4nNVyUNfzxO1Dtr0bIPwS5I232fazA3OEUoTUR73wc6LCCf6+Q2cK42u4teDgSQm7XEf1DhD1tQwZNIe90lvuacsgnb6EEPJyY9NuaXeJpLVudCjRA1K
+wvODcVZ0n7w3GJOjk3Fc7nojn3nDdwVuhXjqq9TF4+LvoLzb58NwuvdamvobZoK6ymnPa79oC0SI7JQz4tpn2vSQnR5VNWKEfHtPOd8F7HltqjafFtUk21R
tZItqkbHTPqnbVFCNn9zKCeOBHmfEb4ueeSJTewRM6+YmwNYop+rclT6alqswydJABsGqnlniIPJTY73ejpo7d2DJiZxgQoTidVKYNfDAs5c+K2DQ9FCcySz
eebIvfEpNbSBr0anVFWu2jryWceiN+hF+BN0avl6p6rPulO8VD6HJmQzNTTkS6Yhn4NMaXYGFax1TtfodfrhiRoGfcJ7dw13HzFZUROTH9WuJM5WO+H9gyvP
n3Xh9mAM+DWt8LqMLXx9+dbTxA7jMeqvK4i/bk8drPxQ1MNSOV7migRoi5KiEYJvt7SG3dKa7JmUfZMVvUF2JpyiEYun6AbLZnDZWus8U7Vq2L5eu1wxe0aS
EQt6kY4D+SpENK9dhbkK4LgchVt3pLWxDpPk3ZC3sHHH+f7sivU3AHYjCopZEeTZ2fryIZ0b1AH41IR3pQz1evFVChCpi9daeC178LNO4dWv5K+GeOcieVVx
Rnp25TpTBfHpLLwB3OmerWaX0w/PMsl+zDDQL1RVLc/DCxewQwd+ZoN3FlbiT7+VD9TP43o5r5OA2xEz5uYYj8wvGwsr/wlSpjIAdpvFIa68NeNXnA1lz7+V
dayoqOupYJ37TUinNHF/XyWap8+zVSHc56vIkiRLrB4m2779vr//4x98w84tcOW1X24fy+/DZz0dQurrHGfzdqj18uxRt+yFhAp7Q/acP0XyglARhu+sN9X+
6iEJusAw8wlG0KYCNONBGtfnPFyv9o/5G/0zfL3GP+Bv9p/15JkXvA3eM/qZs95G/2mePxfL9WkPnf6aWa6PuDRX7XtpsdfgcNzgFepKh2d4BeKN9nNs26k3
k+yhn+Mh9IsbLE50WA1pjSM24inpllkPcDXZJ3ydSXSISRMJnWhxAe5JaJ97/4Jbps/tfCqU3q9zH/Y6zD2Oe2jhWuchT6jvFz3gLNLYeOjBGv+YR1IwPX/I
kyk96CGaba1zwOtwr7/tEpPFOLmdSr3N50XiDF84hp2hLxsg3nJgxu/E2QGXc6w62RO/hm4OZVWOJkzwg8vP1Oj13mOCaJFaQ+MElcfDBQ/+F6/o+untg/Dc
e8WHd2xvJFnMfnKC5ej2Yiiu3LZi87kfwng7rBZTxsr+/9p6ghvxdUMg98ki2N/JwXQTC+q7RBletXjx5q4AcMqmSv72kAB0mbTgifb9g4tdYiQtDpfoU60n
aYuUDXJ+Qf/TtPZO0MEa/y5IhraAM1RASy/P27bMwXcQuC46u6bq4yKeN0XcLiR1G/W7r9TRpY770s40jETS68niaYaLY8ASIY2/E3iaRbLxUp9CyZOlN1Ma
fTOUNbOJtrY9Ov7a26/+629smWNIOMiC2xt1Pn9iFbk4nNV5YbkQK1hWAS9WNc2L/aucL1QllvnZagGmHCe7bPatIbtR4fx/rrHAU9/rQWO2wguRPXwxvwAt
r2Gm9S5mfQ1n0MpANqcN3qM1vn4O14/AMRHQyW72oCYkfhdvC62s8W+l4esaXeJuOFVdcPK5HS978RsADPbowPdLf3bxc8nL+l7FX7vfMP6KA9s+82n873ma
lgHEmdtJjBmm7sEgFQHRUyQt9gEiOvMZacXkwzXBUr1TeM2TOrA2XNnqia1xZFSQnfa7JAQP4/RlLY2dcY079dLreEbXEaIOK05IPQVxgvecz+l6nnEl43VN
Tul9ENsgqAEvsc+u7LPzRI3nRNR4rixqPN9b1OAp1qIGxFKIGjP4fIwOKmhnhYe0S9x4jBv6QVcEjsddljiErM4lcRSeqlcTu7Gt9k/7nWGU9rQPdrvGf8bv
cAT0s35nhIcdiNe23yDnx0HiIxv9x/DZ2uw/4svynMHn8Eb/IR9jzFv+QzzS3zAM7ukeW/4n9JZ/WrZ8esNs+TUmvWPRPNKD3Byz+u4qZxlUcFcxKA5JHrB8
siOzoxpXObD+NSVEKZEQJWolk3RRqjlNNx+qicTyeG2j/2BNpJrHapv9YzV55hF65oB+ZoaeeaHKvm3YxaqlHo5KB+NCBwelf23uHj2uu4dGuGiEGVsbHFYr
xFmlupyYaNynowFM2y4LvNrXjmgFcczfP4I8TXyoUibDrfizTYhwx0ujwdwvmmSlX6+BU6513lcT8fcRfW57d01LgzXxiyMqu9r9GIRLmvGP4jO5yjmNT5rz
J/DZIOrEZ7jZfwyf8dXur+OzeZXzPnyS8PMIPoeok/isUCc5BoSpdcYrzeURTZkHNGM4huOg4ZhddIx37cT6qu9qF9E0RINV+qhd5cBU6IIGfZCio+eeWVRt
odijd84ZI98Lxk1ypq8GRMqQ/rnApuAUpm4hUK7SjUwhKIEhsbLPn2AH3tz9MWYxEs4MnVp26BdYIMpqnTr9a7D8Kdz23JKHcfg0stGLnVam8RTYDDOxR3zo
fa3ihtWQm1W/uRFlX3VZ0+SKFpSxstJ4ITnj/6KO/ONzNCHZN/72jw5H1NivYlsIE9YarmUEKSgdVgsyGKsd6K7oVYy0H0ksQ+1a7baJ3LK4W+NMk3U8MXZq
Uh3t9ItFpweiEyIJiBb+5c1FPCfWrzSMg27T6k6a0J005r0CaoXGq5aN7oHOKIaKsJYxN6upOrhZDXyqzShvsBtAKZLw9gzVCfrYn+gfC7llUYtoHxuqH/FP
jYKiscGeDW2djIaO8hu90YxYjaJDfRuRBcZVHbrzRo4U3FA1GGZhyxhYWAgECvTAHZ0lDtoAjvlIU5A7OtfN6A1anSNrnurzR69u3JoxeomMXoLjDascn0z7
aNd4FY0h7dqvQjQJR7GIJYUOPe3TNqCUa/fzJIc1Ekl6+4pH8/VzPuvnoq7IJMZLYP1cBT7Z1fYbD7MtGmaIGk6lo5hP8QDPgnuQjoE1dDwG8GHbD+d+oFlk
9/FVU0VC3BXsYXURW+eNkkuCVM8Ka4JVAA9zqnB0SrWhiUuywSkVbuAr4A3iKpKm1SVSBJzPKGwLuRJrJsq2lMWvonW8Q7Bp7+4M5w91RnRWITCOkd0pnAbc
GxE9NKxGYDYaUiNQnHYS4RtsFIGBBZI3zRuvYBa2AfYWmxXbsMpshkGkV5AWCuED4uwOVeaoxJlaUsQIy1psv4dpiUN5pxnTjV0Odea4UNU/xCmSEzXKuQIA
QhPz62n9Q2rZiXRgTo3mp8GB2bkZNr+07hhj5OL4dlC2B67WNtp0DnhdjjlrY86Ws065uzUNkVlIaIVKlOMjkms18AKaBThPdKK+oxHVNYBfoYMNvda6Sh1R
ERB6SKbLY3AT06S6jcHVOAnzmpSYkFvEEMR2D5mBHWNEuUiHUkuYjIB8omEppxqQNZMuoKrsK9hv/gGbzde/8NHfiBDS26mqAYh0ZnfVp4/sH/7QJdb21T/+
8H8LmY6quSrAV9Wr3RRQ+lchxx8WvhJk3XHsvBs4TWMsvjpV2Y5rvB3jyVj2YWzH9Xw7Jgp3rGQFH9aGlVOKDtUmltFyificWny/hxa/zCUAEK4jNziuk/1s
FLu2CJcQsnQNk6jjhMBruhCwIx63whAYu7fODKFH2ZGwT8SFqVZxOkUrrw3pxIpAbowF4zecQjSbjpzmoH9gjtoA6o81q/Au9TmIH1IKPE21fKJsVnUNMXP/
VPZzn3UEbGV0iiUfhAzN6gn29zwOQRBb8VMlAF5VXeuMk9hVBXJBk7Ot0H6WthpdWmwUdlL0O7PHO/U8CkTVThAvFW17pm1jGke0b6mK86U8wumF0JJ2QcmF
Vn3dpAcDbAp9DBo9FNK0ABtvoZ50BpKCcsiTxi4FZOXcj/SDrvppLdD8D/IR3+kEtC6HCsLcIDaIPewLYcLDXVF+V0QsrMAPgjNScawxiTVD9F/tDuSfZ3AW
7esQCUJR5boCsk9gACjmtzUotbUuYXuoTMI2ONhZhfgYLkhCeUgpbZubGZR6mCOnCwJRYEHyRqc6oZGmkL670oFNX9hXYThGMidHxF3ikATlIRmBU+kupFIq
DMnig7Ltx771wsdW/n/f42KvnGXMBXOHNhwO3afNp85dZuVmGjXcPA9czTIwXvw8S9/3gaM2Dr/ma7/2fv+Pr5lD2hlRwVvCZmVhzT4CB9AKNqraru3wW63l
Oa2Q1WZe/0KobA0yyjB60Yls9rfSy9umnrjn7aPBWTgowA9Ht2RY1ebehSQr84uGqbszXIhpo69cQaLKpbEd2zPipKotLBq7nOmtlHevZtnCM9qNPcrVvjmk
BpiB+UJcqz+Lr2t40K7WzDd4niVs/rCjSQX89OBvXvfFnzqyBX7G+TDfMaYDOp83LKiO7GYcpp8DzbDnCjuIzmMaody2qlFxsOz1ZEXjrpknl6q3AzKAYXqs
dy4rxJ9MRwv2rMOFa0DZjbKyKFCjJ4kcABdnupSbeI3GJcoz6/XlwbqhQDEyLbNTT2R0JIou3/ZuPoqP02UdMob9EdHVfIjGhhhlNQHDYQ0P7fIfIkFEo7w5
OcpbJMqpgIM9abfXe+gXo9Dl/ZPO9vdbbIX1JRgc2UHLyOz+kwWKe01DzO+8qxIB6F3V7KZQAl0mavKJjme30Hpx44HXGN60W6jy72CT4P69+cEQ32isYCPy
4c6khXMTQdw905EOLJaZXsIjOMFzS5qFLRSt+rqBh1FQt014F9ktFNJQffuCPem0ksJCY2yIc4eJK46OJbne54LEflQxQd56PsxSiIHDniuKoLpvPpm2T6o2
G5HyYv6n6UOb3qjB+a1lYZhqjJdZMB4h2Vprlg8XfXeMcUhCTa/imqxiHCg7OWeOt0vqIuYs5xzppUbLL3G9c7IcM+5iPaJDeXvBlYvgWP8OGF0NE+LBIjm7
TcuZty3TLU18hcVtYu1pvHL7UtPal8TlOs7XcSwWV6zjOBvAOqYTAc4Kcb6cYzG9YqXGGQemR+aUYJrCimjNLoKMo+MdQQiwSzyQJc6QElBR6SX+R57PS9yI
xjN+SXcnMWpT1L+zPHLutoeP438f3sIRHq61+J94hxD51rdtPcFQs5rmLzK5kP4e77/TxCec5tCf9jc1xj8dKk+8Yw7goBVwCo68hLdAcQ/L5+hHxp5Mo5Mq
wrQArJCL+tYhK85rj4GKoMXyMvBUBWkzXdwcZdcjuq0wAzSoG/1RiEWcfUdC+IhxwpfUl3FmD/C/98S5Fw2kL8azmc5wf++h2TO+GdJvwm0/P2noUDYOv0gD
oxj3oRiPs1F2f1W+Vov77MshJ0cfEZHeoISWQsnJqkp6fhDPs/I6q2bPnswV28Wf8PAo/oyzZ0z3aw8s9Bp/QXgJ63tfFF92sR3QxWpvdKPAgnIf8p3iIglA
Vc5ax6DGOaibvivzPfnnpB7RVhLgKMbbivn0CltLaBxx2We9PdV+lyQ4yx55AaCMjcxn5CIRCquiTqpC1eRBkxRi9UwAIgFzG2Y/L1EpSJTssv+t7AhLMrUu
wai/hEdcDbU1p7Nu4vrEQTH6Gw7LIH317DH0kBpNnYm1eZaBLHvmebEFy1bStIaYJ2YhPE9kUWGcYtWEVpI/RhnfC6AvuYMqx5+M5mUzaF/c/sdDXeDSxoW4
JV6pyB7Hgy+HVzqD9PPvwOSARCiqr3QAEWsG/uOurXPvSJsLi6ch768KIAMfvR1Y8Wa7PZNBHDeHw4FtL0h8FBLNqua3vTTOwB+DG8bS4cfpbOR2RrV4PaqG
r02XMSbLoBr90JwaOTGTNrvGbzkErAEWP1XfWnbUjdv/xOypSSedXveX01F+TBzkjqfjuUMzxmY5bZHjhXTKY3TI4irww5j94Xa6S9V2mkn2uVlz5smnbQXQ
40bVCkxbW60ozBcMfLHWOgasDmTlsz5IXUDfxed2jMYh4RTm4gq7cg0xw2ZhOldigparsVnqwaF7r7/zY6uukTNBgkglrmIlVIdKreRIJZW9eOxfkWFFjanx
AhpE2sEWDj/jaK0T0Dt2nDpp4dFntnCoYvHncZWqC1TTRBKeeWpu5rjegMfVBTbt8JwlBJQxax5ZoQeBePAKBtYTeKa4oIiMrdutrL5/PlQEamUl1kqDrqqs
2ooTqa/s8ZJV9DfFk7opvsXLJVfWSou2Osptg584zcfyzhhkVG7tSqPyXGFrXGlrBJLTCiEGrpfR/joruHcoegW1iSdSpah3pepQvawvpO0o4dTnVqIEzY8y
jooa3cFQY9TQBh+JgUpTWONEgrDH6NwiUXvmIAf9G++Mepe3BgN1QpoIeRMNjLARWrmiDOT2V5sGwOSRDAn6uEjr5CK2GVb4HjYCq5876+xOI70PREa52c5T
/HDIngmnp3PAGk8BxHANrN6zx3ex400115Am54AJ1+nxsiNs54Sz0AvilZWI33LdmNMSa06r5+Y0mrCk56vEICeIUOowpK2HLps9s+GFrOCgjQQ6/K2NB7V3
MoNztTVqdYvDhUl0uwNZsSGHdfokk0o/m0egluWQzRlWk0E9NtwDjatfcmBighvEHUcETK2P7o7uSUeZFPm01ORswWqkMwzJsqGYjQ+j78Ns/OjUGSaJDgiw
3ED7z/m+aCkO3sF0M6wYUqlFL2GFLFsjkBKs4ei/Ll3OnsdjdDobRzQqvde+o8E+FHSG6Izj/aEdDT4KtFNZ14KSmOxOL2CUxFAtAy7RSjUgCJU8CPR/yUOK
q/ZU4ZdYfxlAKJYy1ySFdcz16FSa6rdxC6domqwr6YNu7rF+8pYG78QvVzm3ywO35T+8Tt68VT5uERK9kDYO+nfjWOciNdRZpYu7ePEEVpx2flytUkPXpvWx
NOhcQoMzwcBjq7CRrd6XNrSPE91cJYDKq3SFN3MqkxbdxgTURclHH3F6KYkll+4am+lM4IL+q9HJzZntXKJ5xzmyaq1SF13byEtmzLw1mKn1nREVIU39ZfhQ
nbX4GO28rPQ2bQlXYh2giLVqjXrZrLqM9oFLdoln0zpWbqx1boEheD11YQKFbMWfHfQ0fWyanZtBmiain3WJuhh9vRwQ2Im6HBlSE3XBTY2LqKJ1fMKkkjqM
m7dTGrdDGrdVGrep8zIsTbE7Ny6iHgGNFePoqaQwji1h9FTSOogh1c7L6eehaxt9apwvabGE9T7Rl9YlGGzC6jlvL1zv2oeKXNilJgrdp/5UWfFwGy3NCKjQ
l6PuEaBnArtOjQAt83IgY92DVlC3bs3cvZ0rdLRWU3OlnvN1BZsl0Skg5Y1gJSNHEBLh4FuVWlLXQVvUoLoOjDrBt0fz2225jZ0WzW8IWAoX6EmBvhQYLPDm
AvXcga43Ow0av/lYXmCUtxnDL2dfW4cuq3VKBuj6BlynCnlnzMwkZmZwWSZ+S+8vrwvqbq+l8XLbR/YzGAEV6PHHWholzof3OMrbYTahVm1gyN81CMuP1ARy
B9IHMUXqbW32BJ1FktwZBdgk60GgIG5N10yfczMdeAnygghAC3sA+6ypIbDUAPosUMPtoIbLl0INl5+LGi7pTQ2XvGRq6P3mAvVYamgsQA17elJDYqkh0Mp2
bpGXmCbp0UoTmbukMHe3yNztlLnbRB+XABKFPgpzt2MeV5TliixY6YisWREQkAyroeoCaUC1Ij2UXbDr/K1GjvCub6AK8B8mKpHSgdfBe2k9u4u/12bnuA1M
n9SguVkLYeM4P67y6zvUujGwHleEE414yCgl7X8pyzDbGzHXC+xUsbgm2LZGVKHxyPHk3qCT8SVFZwUrQuuDCtfwnvOVknq9KmKRHRGaBxJr6zQrDJvNbeQF
kQ/6nfMG3S0N+u3zBx3s6T9m0CvzB/3O8qCH3/2gl4c8WXTI60lPCEWmbt4+GyxDNMEgAw7EhH+lqoFBshWi0ej+tQYJFcw1gNWMNs8VtHmOYPPkccWo8lAT
p12jLp1VL6dd8DJiyS+jXX2WmXNQ2BdnZ0/QcRKGSmLZ9LlGBbvG0iuJ60CLc3FhgC4HX7yYO/ev3LmLtWxgPbguxrg07JmuIR5c3a+IC8LFcGvjg92VwHFP
YG8E1Vwmx7y1csx7GdMl8bb2v7ESYL0WJeVDC5lavtSi5Xoroq638ul6K5yWJM6XIGmuUsQCx4yoqj/R9xG1Ks8Bbn+AeNm5FHsmPzIE0h2nG9g5R7BzOnz/
QsFC0NOYNmS+GyVqeLlo/s3kX0rEUaQjLqS/QAlcJauPmliTAIy4FAuBV2UjX5WNNYy9mq/Kl2NVNsyqLGIMuVKiXoL1whJELKwORR7iLK2I3WTfIZ3Er/gm
8tDbxVaft2ZsWcZ9qg6yuhxk1QBZXW5Ccnu/akJyZTNqqEtBSQ31cuFwRHuvw7Li4aoUh+tST7MwO1wv5yy05xquS3sP1x3bl8CxaLj6VdJ7uM6XN9nhShYY
rgU2hKaO39XD9XIZrkvthnAnDRYOtETg1+mmXanWsNkafOVK5issbK0TbW95EIN5g1jrGsRLaRCvBKPiQay9lEFsf38GccQO4sj5DWIgg3hlPojiU13vGpr6
Sx+apS7H5vdnOfYYmqUtx/LQYDlCJQHnGpS98JGOXetE5NbD2PQ8YEpxyHsDR1XI5WrdtY0GD2IHkvx9UxDZoU25AqXTZZvZK0vEV5gzE8uglxtpG2qhddgE
1oHs13Ft1zOW7jqdNLqB8Pya7VRTBN6mCLzrIeI6884svQ4rkKwxFZfYQ8vtheu81+u41yKA616zTzhcIy9XI50rqOeXS2OvuJlzZlxiSAiVNbI77YGgYe/d
Z04DxCI669i6iW7v4TEiIQcn/s56tY5qWC91X3E9653WQdwHta+TKZXeN85b3KeiR+yiQP5pFil9li1FcLdUswj7XfPd7VaxWR4N8XSlVljp8LtbIevsCll3
fivkElkha/IVYia/rkbsILGgXXlJgvb5sVeSqsOSVM2t+J6K0Od9apnoPrXcqVah3FVq9fZC6hw1LJLVMrCDtVY3JtojrQFrDLNOABLwTG5g0R5Aa/wJFo3x
ROFXeVdUWmMQw9eqtW/goSzKyxdrj+wFReZVRmSuW5GZ/bBXzReZV5VF5rUiMq8VkTkQkXlcRGa62RYFebYpi7ggHRWSG7QaMEkquHszrYnKHOgLrETYzBlB
WEcu3g/q4uyghs5I2k+JnYAtpeyk3BF/HsQqIGThCjMM3Ybai/XoGIPvuR/iGXfvpQmn1btjTCW7O5Au6eNCIG5iMDrrsHNkLIP7UJzW4TNf51GGZuRCuTGE
jwqV3oTykXGGRGTBjRFEt7yc1exYMDSkoioh2fvl7NuO60tIyqG9LuZQmOosXUpUDHOzGRyr3sA5kxLRuKSXsdr3MjpTXQoLyaUgk4ad+hHjgn+5nXqW02gz
paHvNm/wljMiDEqTANgsSGDNk+krEPDiXEZfXvEqB/RQM/cuknuKacSBkAR1dKC4L1Uc9dTLZ3NYeqJstpKIn3kTOwynJVFXaEPUxdrm3Yu6EiGpEhmqJCe5
RNtlcrrCoh40UQyLJvRQsAkMTlFd3z6kiW+wkxTOhctN00zoEgK3h5Rk8rCvjUHadsXgkXDGpRETGV0fXjDbQUk/thKQOUSEyyXTLBcF3q9c4jOLj4vP41KC
BjrH+MDR0GxD3eNT17tTPj6jpfEZ7eToNkEJ6KbHqFkrJkQxWCQBbKwNgsn8JFGPRJHPtkVP7IjT2v9ZAkTntzWQ2yY6ewmPQKSrIiqNA3EqnboR/dhc02BD
gfgcJuJQy1tLS9xBWjezjaJm/K7bGCzgLnAKHBfRYOyK3hBv7RbjypWBJno1Mig1UlzRG6jM4TQaAgnGlpq+gkc10vkJIbSABTYKJz6sjFYRBExX2uTUgqx/
ZtGOuiJhf0J7PCr9iIbh3yqdARGarSELvrP078axziBAvXiUBL2DUTOqOvBMEiIl4I41hqTVozSg6N8ugMhwYqmqGaUmXhjEh88p66WnrYV7mkhPE+lpEe7M
WLRb6EpLtOhg3tQcDvIH8kPZ+A0HM7iuKu/UkaeokW4hTaI4bTdyh8/pTtumhATRq4HZtF7wRR/QLir1si96u9sXnUZCfNELftppX4+6OXWYYTl9mH+q2fii
l14ueI+3C77ofao996603qtoLHJOz20rqEsFNK6l0lgoN8NGvckzHCZ/UYkDY+2frux382z2px3reAgkhg3eptzWHzYWj3u65iVl0gHOb6Qz6VSya6aUp7HE
KhPeNXCh9OiYAozNghQGSo8tfXPuGleyZ9XYQI+wQLw4AYuRY46HHvD7TPQvzlgM0Ujyq6B11vABtQRjvyLsuEmXm/iqVZTyGnT7GX4CHlVtfKfrWaKEturb
NVaYXqLLPFAD3rrHqcxmIVLjBH2nyds1xpkMTh4UR6cGNCcs31bz+5wCKaJRlggwT8Dbmk+m/ewXO6D6T3I2oMhC9HkWoi/muK8eYxsJTFuEsSLxwZPNxoMX
xARQERBE56mBDc44fQxuICnAUw2IDHVGIoWPTY1YYJ6QScLLQBSbpjgOjKr8kvUJpWoZPbay1lkPZ9AJ7zJxDR3ErVGT3tYkumU8NKE2CV01bqSJiTRzJHFF
BTOmfSD/t+t5024PV8YQXoqX0QeRKnwT/atIEApRgDK0rAGqs5m3csJ5UPc583wo9vPl1Loq1EAvvqQBbzNubRvJfK0fYZt/DEmShH9pyOm24aUErNRf0AE0
eAPv8FSFJE1y/k/jZW9DHh0bcWP8fVScXOm608qReHrJq5QFU9p3tZ6KFyvdWetIHt7vcGaPb/teJR8z8IDcXXY9PDi6PGbXs8fs+txjNkA0cgUuqlcC70rD
7uqsLb5yV3t4S/xnEbnMTqvtr0lSk1BV9Hx3O9KuX8SRdv3CjrT5TwYcuL0whACgigSTnX1tf0vjRvtricrhcpuG+BjlH3/bOOIGSMKCUw33mVGgzeQACALo
0PG9QrjoKUbDLY2g4vu6TvHvdTGGrvLXuZcCOXetsxr4xMC147oUcD2AvBEZYBBXgEFCzhpdGqzAYG7gxfXGafjKktNwvmL+zg18BuMlynEZsiwPJKG66daD
nqTufBaY3AzKG+WAEmv8h9w0jwHGcSd///XsAVaKTXk9LyD/+FzHEUDm+PiJDnySEMbP3KHwqPVgp0086Mo/QgMwg3A5Blh2dzRMbukvItZdTupy42/kBmz7
0YnkF9jX/n6vkKS0kOdEOU+mQS+P9/v2m7vfeNF5DSBVfmRfQyA6OHUZJ09nAGpnW/MrFw/99H/7S9oBKtTmP/nXX//Ij/7I/+eaOfwc5z9yZgz0yHOcmWwO
qTiUMzubhjqFwyg/JdB9+royK18f/POnL37V3OyMvG++pQ7yeYDTVWZnZyRjgbTus2hdXrNkFGjnCQWeDUNx/RNM5nnpW/N8aRVMeXku7Y+vtyLXC9Md5Nlw
3oDxf8M+yRXzZBpOTu+f/I6MYvQaFS5hnEOM815M9kJxCD8mgGglCFhamAzeaRu38wfmVN7UtrMrjQRMSeYtoImhFgfgtY6Okdn23346uv8v7vrTa4ggzeVM
GtPY4pyPfIlVGmUVb/sbdeEb4w9NnqbizeUMJp6fQxgMnkPKDKRZoSmK5Rs8WumbQzNVSQQKfS6Nj+smvmmrAZtHZhad8U4TCspxiVDQki4aAgY3aMglGppD
dZxoDlf0BxVT1a6k76DCZ2d5DN7zRo5eohGbl2xvujDZuwrrb9fdY/SCAMIct6v/7PQbGkVaUc7xtEge7qLl314gpdt1+fSzK4LXx2/PRcAf2LUXQ/Krr9+b
1pT77fDkXmFIxcweSO1N9RdaVuAlBf/9QvUJKsXc05g/DLmbaE83w/Rw6w/crmr7OAblYZbOAx094+JrNCbgS3ZlVZKH68Rtgv3hdAHlPDbBFQiGqXIuJETY
g/gW8QDEBqGageN6QINnLox0uxNTDKlaZYqM218xQB9ARY0FNrdOTLiSaFRJQZRsAtEHsDzt7ImfNWCT/SopMthIJeUIwijHO3yK8eNqxQMTY/HbW5J8phBh
P8vAyYUbedKYE516Ar/sOHvEk95IX/71zbYvgfxIxyh5zi8+9+W8z778yFh0JBbyXmeDuJ5GVtov/CwfVj6B6+EN3mmk4K5t9h/H9wOfph36Mbqa/Ju/+tNv
/e6jyzb6j1QTEVwRzCQv0xAOd3weu6+6nSD70h+6NHx4I+RzOCLDORwtzp6pop11Tl76SHXK9CkvUcXr3D+sIm36WudTVYT7rXWernbYXf4TgH+lz9NVkhnj
NdREohJ6/rcBA0vP/VaVtkT6fKxKB0B67tEqHJPp+FXt9NfBUrJ/kSqyR9wpaQzd0ekpcA9nRroIplSjR5ZNQ1FftaO7nU9v69xU2tuR5ipp7bg0dlTa2pam
1qSluqGxtDOQZjoaT4nJJuBw07aYG/KTvYb4y0570pHnwilpMd3hjhRyq9sgOCQfXuOfjdm7n64OxGm9uGNBPVQUV3K83DpJIpy6NDlub85xYnaahZhz3PsH
Io0SVSoDv7wQLyC40OosCy5xdiyeYkCqhgguVTrxx1pwYeRjuSGCCwP21E+ktcVQsAqL+i1HhUg/5hQFuRoT7NdAsF//wq/6RLFf/tjvHI5oEugsX3jbcIkB
JnF6Cm984/lfensEXIzC+paY9SKW8GsZjLqj029kHSE1mtTrOqFkmJ+wc+lAXi1NJZLRIIwPAsxVzlkPLIuanNgV5THabcCNdaEZ0m108pWumgCBiVULIDCx
4vNrDJ3HOERtCeyscWCncgECE6sAIDAxAJCwH/dxeKfqZzC2UEoLpbRQSgultFBKC6W0UEoLpbRQSgultJBL0y1knmAR3sYcfVKjwarbIxnH4yQ/73kAc5OM
Tb7EEOtjXQUnKuBMh31H80RLEQMhlRPymWAv2uy3Bfo+J1KzP9wxplBcsaRObBclo4rzCedGTpATIFahwpo+ndRRGwh9ljLfweTqJ5zlio48dNx1buQEnhUc
dejMfjyNcgYTFbNP5EFa9ODs8V1jmzkhpV9IxNTvaDg81onwCJ75/qRO5bjXHqlTZyV16ugeSWuL2ZqffTKclzrVWzj9JKeNhUZWp59kFAvP5qBFAAqnkbXf
yzlpdZoVF3pTV6BavHJaShSeepKmBZoVvvJMGpiXUNOdUtOduqbvoqTuNvdMY/nzPucznT/DkZ7hHQvNcHT+yXFZczGx51xJi8uzGyw8uwEHbk/sSZ2u9KId
WVmWR9rUnhMoNsBHUJ5HZ0pGPtJXQZ4ndMHCbpXCbtWFLeGN7up7TsmKYqZcbZeHNort8sm3PNefNkrjelrBNIVIi4SZL85PBfPDK43nJ0yy57moULTN+j6t
5Ikeyy20E8Khx55gtPF8VHrOB3yrWJWOCTaz4cpsTGyX37KJUj41qOaoUISa0yFAZsPDbPBIgRFiIqC9lqtKnvltwRJvlRJv1SUu4Y3uNnh6SrzilCznCdlm
FIMT3k5zmTzZnQjQt4kAA72bEKdWlUIiQE5iYDIr6USAtJ8h9KHCaCzhjfpYpL/ewOceoB5inyMCEks1AAHYUp3qUvTW0p0F0JcsgLGGSdqNxaOzAEKZWMGM
SRZAH7PrM+iEa+iYWmbouIJBq5hB49NPOfufz7goGIDuvgOlKtTZ/4LCptM0WqX/xdT9ckkOzSni2x+2IfL49hFtaGG8K/rOO9Ts8eTIeBX6Jnfav78yHdzv
0T9rbnnMtSoWSEaOTuNBS3w9ffu2mPdO04Q/Ktjg9MsG7xF3/tHwybQyeeWxk9mLLVpT9JeRedj1pGIExehwGu2Eg8tkcrQTTx64r1PNDt9HUpTLOIv1esgn
ncnpH+VGnDrz+EHafW+rs+H1sS+cdvHFS8pFTjo/zCw5f+2PP/yB0L729S8c9+U1ekILisFhoz3M31p7lXMblulODk4McciTYXD3kSjqMZQFfp8Epg9AeSAM
QhnJT7EjRPYtpJPR76lwX9rM/tfH3Ksdh8NVsv/FyWbCDGfDvAMuj4kPd8up7LGz/LgU0JjKJvBGgNyGNOgzrv5B0ldIfoUDh+UwxykqaNy33GjmD/mfV0uN
OGfRaDjJ5IH9NOqlCYl3pvWxTnUSloaYxhJWbZqeQpLfIzCyZIeQPw5pF7LvRNc3fCqO8dZJJgmo83pAkPzy7k5jcroT9VAjwLHi1AOTv3Poj6r3Ty5/YyqZ
hO/7EaYIbs6PYtM8Sd1wbiDOHu5OEchzN2PGNGgMaEA3ik/WF//kU8v3ZKP3issWXFXT5mr/wIMw57VgjFztv/A2fOmj00UVc/O3+6eyD//k9RyZ1Mh+mVZd
46PZ+E98NB3Ibt+DHEGN3VT8yv+cDqrm3afU4KMPTKKS+ydH36gTuP6XH0FMFisPqaEVNaBrfeQt2Lz7UedjfNmmPgi6pviPoYlt1T/p7k/7dp7a32lJi9x7
0kEiihuRO4ZntK0GM/8e040hnt93sDzcZphvZAuUJ/tV8dd+KuzEZ2Y+6N2IoFnVvz/tn/SoLtV/y6l0aHJ6P2pX0S2n9qdtNUTfJqd/CFCgNBCnTCePnZzK
WLkR94wI6ZpITAvyD8MpsAa2jTs3ZEo1MGVqx92d5uQ03ePhbMhwpsNHJ6cf6IzQwTLe3xkiYjtAnzGvQffwTuE76BxQTfPOCWVy9h4eAyTk4sf6io/Jb0S+
p/bzzYOsMWgSD29kL94/lb34M4j9oYc24c962ktG9qfUkFswHdyh6Ru4Fwenr29UAFpK1HCKz8dN4n7XywF5cut+4ltA/mmpvqOqOukeo5vTDxzDEqHfj5II
FyaTMJZRtTSzFdulqhrmhh3iA0ps5rPOyjqZ/GKvR/UDbTvhcWnCqWeTemwmBX/W9pPt86OY8v1IwYcetm0PzQu6p670dPAUGx4HdU+JVqSneBqrmgj6KOj3
GP2ge0vPHGWBtVDii86NdhJBcT17nNghKZOw5JeQKe63Uzx0rikWOHj6aSf+3KpGStMf4eYOWT5bWXlQmuhYut84pWnAdL/F3R9CbGNbtXTXW9L1Ifx+tFOV
NYwuRwt0eYgmV1bQJANGmKeK/ZaMctyztN1rccsccosPTN/EuHp8iSDlFnGUTgulw/PogHuDZpSFHvq2h+1SD9u6hxWQclv3sJ33sI0eBlyVe23Ds3PW1cNE
zyo8ctAM/BlK/v/UXXuMHtdVnzvv+Wa+x3rtsvEamO8jfzglTgxCcXAi3BmR9cYJjh1ZlagACSSE9G0aeeNVQGi9XvOttyuSqEE86pYWooqySPWKFKgItDQL
QhCQCgYJGgpSG5XQf0DkryhCFeb8zrlz536PfThpICiPnW/mPs+599zzuueM3mOHDkzOk1duRphLzP4CTT4Rksu9NtEmWt+HLlMH0Qe3LvcQkgYUtz3oHbgA
uJ6fhR8BbThgv9vRYhQG8inLNiTGoDjvLNNsJIdZp1TrRG5KbxUY6GwWzmmJ4oXwyjKMO7CW1851D9Pvxgq/mi1iviB1B/s8NZ7sTuezReNid5a2SNLHi4Oa
DDYAzun84GNNLdzNFgE2Af05TWfZYREA+BAgWUP8PcS3CJJeC8kSniSK+cbnrjyRt/qsdGxurdGB8+bfOSvlwY3yFhLeExzi8pN8Yp9ayaPlkjAWo9Q3qVBj
o/zo6hdX37i6jdO8fLNSz3HBGAXLF7++fXWw/uz148snnJ9GOPkzRZJnINUJEW8EqA4QYLVJ5D/V/tTNPMMtpBYme0d+OJ99aJEg1IT3JYFhWpyJkN9AptCS
KTRlCi2aQjw2haSeQsxTSFBqbAqJPYWYp5CMToGzstHC5SUwGGjqcFSoTN7VuTAiEJKqAGaH0Ooo0elNYcHR00zvfdVKO8Rr8PysFjokvVJvx/mNo+jAKIoO
TETRgXEUHRie34eLQwglDN02ka5DRByniG7yPuKtQhvC7IoipIXcKY+sEzW4c4MASluZfkT8IzJcXGftQrMhHma8/0DKL4vCIaaf3iqN5DKIs1zIyZtnm5qz
hRvyNPwCdGICowBuGwvoanyeWTjzcxn5zC80aY1R2w9ubC5IxkqSlfkXdkKGfUDMaoxAp8Slcm4VITJlwyKQ1bnRNkxxxf7axWjSjZXlngSCO94/yeGZOngH
ZkxjmPkkZsaqw9fhlNe82sOzhg1Lhlo+xK0cqgjdxN5jLmOOONomYe2PJP8UklOiUdx3hm8z0MPcIlMBSYkG+0hQntrYzA+yr6Tk8lobaJfPTDK3xF2WkMAf
Ixz7AjA1f4koTC11ILozvEav6ePxRVXpej+hXLjZlQ+KfgK6mDzYKNssQSnq3f8g5PxyeRkCbJNdbsXxaRMrg+V1JAjnLOEkfsfcBskGc3xRmMQNKBOjLUJB
e5FE8VOPzB5z3vo14mWNFBJyIgES7JdxYc/Kcv/9VZBBb7nn5epD0KgRlyo5sT3o7Bx2cFLEzpzwYlT5UaVWJMxfecsZ9MJy27nA0Y3pCfhe1mjf6IJVYu1c
COFTlZjC5XW0R6cdqz83OOF27qIjla4rpay4fcYZEV5p5eqffeXe0ulsyCtEFiQoFjN9/qBDHP56lfQOzO1dXswiKmT05R6J6heaOvog7AzqBPtEcs+BCaMn
ov+nfeVdgSZ7oZtYzHdYLEPjGNDZwoJvyKFfxAWl3wvyhH4V98A+0O/BX5YGlXTWeTkkED598BCBRGlgpCYST72BdBioQ7udMMYOzajfS+VFntLyh36jF2Bx
SA9W442uB5m46nmoW+Rnz/QRmRQurr54YmbaZQRU8h4WqJUEFPMxn9f1FzpQjxXfy5OfZSkZ4kvCOctDyB3BpTwg3BX/KsDheLLf5IwCaZ7AMRDpi+jrk8Xx
p6g+CbNsdguKjyL+uz9WSi3dqzY+RouZBHQSeRMcfkmfIaLLXIQGiq0iVPdh9vROFgr1qAaztKeWCm6lf69CSwBGH5FWu5zXxYUNElbeYzrEfQ3EVEJ3wgRj
WyS+h/0oiif6YmGm/69AcXcG7pyq89e88e9m/TVHK+/5YpDwkepeFNfsj9eHaYkbPT6S8+elz8BzNip+mbfDr1SB8Du/ONAZgL6LR6A165zg0ZEEGcCKGjaZ
PMMzecbdQaHe2Euh3rg9hbpfKdR9pCrg6K+VQt03CnV/WKHuGwUuq2/5Rpsr+eqJKk5tGCPV4VpnzRUDrqjz1rvSWR5N/YKpMKbK9gHvv1TafgRw5I5YZNhD
cqkX9Hsh9MRIkon/MGWtr0Uh27phw1z0tqy8FFuItm5QFY7/XjdGW+UiF4L++KJYZRSnGd27danItTiHTQPa1P/gBefRpvWdwvm2v/sOW+/PGn8OxzexbCYF
XuAlN6OrGQ9WpzPg4ptKvFV93AZ1EDT0OMixeKqrH+SDR9W54HOvzhH/Au7N1l9ft77+A39F0jdaXVZt36qNxH8/2YtmcdvWLve6VY6zz6PITPqMqowabIH1
WQmJnIfwW9COSrR4syfgKZtxih7FzIX4xfrig0vflhcRqN7ZRyh18dTU8cAl5C2RJ3z5gnLDK+7K8HBuSVpCX4cfDnXEcoQjTqrhBUv9njqKlDm0kC7SUJEy
ilipuxxc1oNbMH3E2UEDx5PqfExuv2wS79BAFPVUx2Bu8N9ADxLZ9hLJthdLtj2Ob8zhzeOh2MdOeiOOXNaGu8QNqRXfOuq1o3bZFvrH8d4/M+DAqWWHu/Xg
VYvjqvP0Vlc46rhsbfTiimZadRx8SC8wpnDJN/4QGCU0hEBfZzmb70Hcq0m2qGw+QCTFsjOgbdUoj6/n6sZazb8PcJuAhQ+1tUbcMFy0ixWEXfWAlO5UcYVF
1qhiFYjTcuebdWT2qZbnOQrh0Zl6jCIfIftd/jgxVTgosZ2ao7LmCGcTn2M9P0fTJxBUOcwJYwilF+btE7QXiBHv3wvkFs8dhEohKVavuouSN8BUqniEFJxa
iwA9JdRIf8YrPhXMi5BNuzpNy19UQSljScgVAUR1n47uk4OERha6fnugc3hFdGL3iH8/Q9DwJQ0Tfj6KOGAQi7ucF5bRGWlMts5yAPqDiMWYEOOLS0q3j05B
ImIFZJ6lZn0XcDYBb83d8CapVMHPTUMunha9EN8QEHxOaXxOVfj0dsLnAVqtqjuF/myc6tcjeB1HKpy24M/R7aTVkKYgenSGBuLogbCnmI3kTWZFI1QjnHni
4kRPblrdK02MSFjx4XmWbgeBi8SGTDFk+4d1ugOgbXckATQu0TURpXbElS6TSgR8h1EmLtJPd6NSsYo33OoltKDOcWrxaKtaVA9slGrA6UfLbFC7b9JPdwCw
p6Wfx+uPaw3VbY8728e4OVhAVo9bD3jyOLEc9JAcQzXBUn6VxSYdOiihHdQzklO1LBSDsZrB6LrF9mMQ8tac58XtbDIXx8AZ6u1VpvRPDdZKtcadMsC0NZF/
YXtHlf1+wlDCPYYSppJdUg31+/kBC3h2aaf01uw3VfYdwGCk2z265GOWR34WBm20nf6S5xLnsDJ2yslijt7Wooj3sSg4RnJcLwpQElnBMidZ28MTlZNra5xe
jkLf0H2A1KL73s4AYiLt6fsI9PpPxFeMZ2JIMR0afK5PBnFFGJMTzNwxFbSaGiId1M2CjVQu+Mco6KSvRD5YD7Ah1o2n/zO8aKiP4iY2eBFVRrwvvMxMwMsR
iBrwzG3sgZ4GQOggLg0jmHP3clMvaTt3eMzRLrqhXMdjrENucWm8ESTms03fOuoaUChAg9Fzt3uR2EaiYmapuHLpZ+hEr7zZC1AWDwfLdy8W4RKntMNFzVOL
T3XdwhU7WP0SRSLacEW29BS9dq2ynlB6q2ymyx4YKktN4KdnVfWFennIdxlz2gO+UfVHrL9mgEmEy8mLamgVx1sc+23yKs5OkLDDq/i4gPtuXri5XOTjwfbG
wH7UgP1OAXs+CnZ3SEmFof8/hvzdNuQlXwsTWXNpDWqShfToiLrk3z8OdcmvGtw8WyVKfkUZpYct5ZO89pj8wP6sRfNAf+2pfrEkIro8ueJ7JAoAl+MxGBFd
33bUPkiOrsi1RC9RN689mPbTSiatZJWgfyvyQLiGLmxXQdp9kK64dgpiQsDxCTqfZZlIlfFGeQpWnorcm8K+0DlaFj4Yn0r08zBZbxLFw71SUSJ6hVuXVpNK
K106lawchsHCrVJn8SHxLdZHrFe9Bm9oXtNKR3iGPNmUvzHOW7QHbSP9uQQZ7warIP1q15nKKQdGyLby5BosQ+oakVDF6mqc1RaUbmh/+1GoCPW3oLJf+KQj
8NkvpPjydzp0esea/9SpU2TsPVo18Tzb/enISCfPPk+3tDq8ZmnM12qt4HBxJxwuNQY4lIiGlT5cEFCk5zdZ8SCuYZO6RzIbuX0Z89+IjS4ccUbsOK/rS6t+
59+qZpEAi2MJeRJLqJGpMawQBUPr1WURtoMzaq4bJOknq4jGx3WDj7EiLLic4PBkTKMjvqkAPXEEMr3HwI/KwO+UgedYo07eEA2OZ+WAimpaBkWkBedJT+hi
Sw6av3JdiET/28LQiBSkuZQJ4oWRf7IByxnnmf1Xg83mkIhpM+V/IAoblhXU7rJC+53z5o+yXQtA/6rHjKC6ot4L/LnNB54bmZlmCceY9fhtM+uGe9uTKYTY
Bz4hhkq+n/M0G7nDUn/EUj8c4Vn9IBqRYUZoR6zkac3OW80TsiS9NXH3dieO7uShpr7XXS2PzYHOCWOx/zFroj8dBBV+7TvNlUnRHdpBlQFIn4FgjETXrybh
WVX7CDySaO3VJFyrCXuJzjJYdPNIg2LMwS/EOLZI/s55ISgGqLO1Vj53kBVH5f3rsCw8vVWj/aceZ0Unj4jDVvDNg+cOFk6x+uce24bdzu8aVpZKSW6Wsm0Z
iD4rkByFh6z5fcDiNuGQgpo05EwjSiESvzWcN1kjYVvm8Kk+0hNOO4PdDX304BzuChA3kOXhpa08u3EN4a/68i7id9GNa+fZwVgM6yLjVL29KMBBjJFjDmfJ
UBxtRDvWBaNFUYxvP3EcE2g5b6lH4PKFadYZsHHaLeUJh2qozIbcyOeEnP9T7MIjXBZjsgPoDbthPe2ODrHuGnbDetodRaMsmh5OIisyNWTXIEKoxwQE5Wm5
7fD6DYanFthT882ErCdMzZ80Nd9MzTcTsp4wNX/S1PydplZNLDMT86tgJDKxoJqYeZ/mGSaG0hxhIDBHtClggGA9OYYd50soueq8LKqoUZQLV2P2vNxkVoaX
sZ6sIhrZ1w2yx4qko/CXfjj/K3E/a90WB0wwrVtPVhEN+esG8mNFdGywx1n1aehUj5/TcvW/vUF5dH2NA959KxqUM+sS++6t9qCM19fwgUQUeUHPMxtSDu+P
bnB1NLuxRiUzapI2eyAdNNFBs+6gWXfQHOogszrIrA4y00EmHVxAfNHzQoxn26k8wIVx3101ra6aVldN01VTz6WFJlt1k626ydZQky2ryZbVZMs02dKjX0xf
il3vine7rI3Zhns87YcFMltzj6fbZ5WEUcoHdH7cjpI6qpTUOBSICb8EjcONnXiU+urEVp7SyWEsk2A75LAkiVQOMGU0qpM73kIwOzFjQnwbGbVmat9NxauH
wxCxl3reds+FQsgzhMdSC4WuckIx8dRqHLdS40TDapzIUuN4WTBULdTVsqFqKAeTo1Y3RZa6yTPRAOo1KUSq5ihTZjANabKerCJ65V03q2ysSCps54wwoZ3K
oDYMHncSeAIaUbDT+P19AsB7e/B1bflpwhMxLwiXtndB5p449JJ70ql8miz2mZnnHsfs6XBMsh4n6AP584gXKtzcWQAv8/fee10UNWY4I46KJW5H8fOdm6om
iKbvprUqd96BSCxRh0QodkQmfvY9rl6wMbmHAfPbAI1v+L5ibetkDQHcUCpXhJjlkVjyH3nDLO/tQK+xD+hN5tIxbfDo1bGRsvyobMK3oywejVLDeNh7w/IY
meRhEI0fXefEs3CnE2knTxJEnBn1JIl38iRhB3pZAainPUkgAyOanGbwnTMI1bWAC2d8WS6xarDCl8i9M49Qm/1eI08kkRWrWONHubgM6g+5cZnTas5zGpt1
rCHvlOmajm5XRms6EBtt3K4zbKQUgfD3Ak8W2eimc7S6PhpX13u2uv5tc2W3x3dh4lpdXy8Ar3rdHDp1aDtzUOlN+cs7DO2B7yJEXEJMnBs7cUvwW8sbJK+z
ut4x6nreaNaOvzEw2YD5U79n2t/qOrqDEd3K2wNccluA40Wb7AE41wBODQOO+2KAJRzn9BqmgnkRzwK4hbvBDTSIIZc7rHgdB5feF9UiLtPuCK2tFzMRj7SM
unw1P+EmeBPkzlp6ysWSzR2MiziIS1u5fwPYkviAxakz7OoaL/W4hOIS6sa1PFjjMJbpfxmDHDHO86yUgRUB6hO3IiowuvVCmyVzJrFkHnGsbPyfyFGFwxxV
aHNUhd9lchZOZtpCm2krPCrr1pxfaHN+hcujBgOW8rCZERM9JUIBcZjaitFK/yZQ3pXC0Ul5naJ5moHVmKtYEzjIfqE2O1OzPsfrq9/aJb/INMyvUqk6e+SQ
VVYlUQVkUegEnhvHTeU7Fd/UYZdzVioGYnApXFyqc485qlIhKva5L37/w/3ijp9FfKIOe6hXFCxX8lsiwLcS13XwryP2LETieHbbmeNgevrH6cUuUxTqxJWA
T0RxUdVxFP6lf7gqVj0V4dE5AngWBvi+gpsHJx22rdI4TzqEiXaqZ7Dcb8VpmiZJmsaJfkkr9DKtokYcN0JjwbJecmCqdK4ZZlHVDH1K4jiMwzCMg7FK9Dqu
KvkZCwvOA47KYtMhMqc4RYjME1zKZclHN/7z/VYYOJ7nuXxRBK+i00yH0ApUh8ccj7q6comn5+EUQTOn2VVdo63aQQSkhwRYHFqiQogyg2Ii6BCU5IXDwAKO
GaDcI4HxUruqIN/5EVCHVY+lhY9gP9MLj1f06gtX+sX7H+YwX2+8TM+H5Xn1dy73ixe/4sivb1zqF/foDz/XLwZKnr/2G1ThX3SZl3+Tfvyj/rEa6r/X6eXN
13T5W1eX+8Wn1MMs5Kb/WQ+Eh5I/zKvEQ0E0wy+fo6VGr9M2wijg0+pP9Iuv615e2KJBfieqNfjbCz/eL17R327epL6Q7LRI+NurP9YvXtXfPo9v32dN9Lcw
UfaCKz7xSZrg4ceoXtQG3FD3+W+d7hfPHzHj6zyvRS0f5a6uXd9GS95S8ZZafJonR1X9AmuG77wcuVh05mbT1zIV2c4AvnEGuL8vm52a/pLQbWhHH1zAhj7q
3o9tiuhNhOkA0V7mWVF6HJUiq1KEwj+wwISdno73QiFYTkWwxGChkSBRfgz6Qwv94RD6wxr9oYX+0EZ/aKM/1OgPBf1/+5p6hC1BdRlXLxF3aIm49pJyrbXm
1kvQHVqbrrVqXWs1u9ZiA7cT1pQU1ivrV835x7zj45brBHB55V9JkT6CJNp5skTPawcWmx7uhoGmZv7EAKCmIp13aTNzXC8IMl9JjEnQHJC0ED+oZQR7j5eK
V+PFZgNv5ppRFlcFkyhKmNjUPzkoHZUKsqqFQFp4I1tsRvLNl65Am0LX933P56Knm544Y6RzYvtLQKskgtSkZXT3glxI0DcgYyw6V+4TKw4QV5WmsnnP3kau
tcFca+O51qZ0rc3qWhvZ1XvflZ0/J0ilHf8150f4mXfnHQhxxyGI7lyA8x18nInxmieOC1f8kSqDPTqtfVvt2cOYOM5EVgHpo1NCasxMhMMR6qGavy/Xpcfm
3+lZXZlRHrYW67sNGAbGQQBDz5PZC0JzWp30HLpK0I+glsQgeJogVCc/bVec6+LRH2pWgWYWw1RG1Gmp+GcIcp6+ijsMK9y5raskD1NZjNhbfHoRKeX4aq4F
SQm8NAJGX3yCYKFzzKBk2n51FswJzdZnQGBBKLAgF1gQDSxIBxYGgiHcBBbWAnvlBDVETzcDZq8XxO6a24P88gFWCBVfntZ/D+m/79N/Z/Tfw/KXIe1hGztD
kKb9jDBPGtpNjqypJLEKMt9ou71h+VIJOmUMmOlVV/k4UwNxKsO9jLB/N1vmX2bHQnaPW+nz5g74WnLQ58wgKImQylL4A/O4uqryEEeQizvLiATIrsnioEif
YLBlzrqyQ9deiyv9Fnh9Jjgj7oW7cPlRVlWwfRdt3p71VZUDZCyv0vraUgSe/SPtINBBvMzt5Jt02ia2L0FjT/Pt7kbbdMRou7updtRHjE1tXTGIIcYVRjR0
mpBg2GtV2qE9zbG7G2HbI0bY3U2vbQQ6aVtDTbd6HdbzqX1bUIdmYntq7AXV9j48E8YG6BqJvbZ0+9VrkCvLsttt037DDVmILhnHLULkIlinDoxYy/MpSNmO
JWVvOwO2q+5gRG+VXCDVTQ6bqDlqG1ftjNuvEV6K+vKG+yp/aGOzqjTJtt1h23aIQihyoFZzj428M+oKQIdgRzwqcA1flHgJUrLxn44W7CdOU0El6A7NRO5g
jc2hMzbPBAeHGNatXuE5mECDGOw8WR+9Bnw1V6LgcqTuoLM9kHj4wZB9nAbDIakmtZTkUyf4yn4LjoNoLwH7ncI3ZbRV3/YaqC30rR1Aw00flabzd7hr3dva
ta6+wmY2RQNKKRdwaPEQeC9YcNCLdB8Ym5mAsSOCsZn9YCwBy+hORJq/p6fD1N6eDlN7ezpMpYKTDwiG7q/GtDPivbSCYXvc5yuwKdoeaJzm0e2OvGmkK5u2
kBcYila7uLjV66ayF6XXncZ1eb7ExFNBa0nevs+dhz79PveH6Vf2gCqRO+4kydgJDIkAhEJ+qgQZlgge+TSukiRyxSHJmw+o9yPB3EnnLsSWP+lgUfv3uXdC
t3ifmwsAQwFg0PlTgRpwfdOp8yl8KarF3eMmlYIGIQx4rLDy+OKKmp8lmclhG8CskTqob7GzBeAAeg2+f09PULIEuItYhRHw5vG/OdHLzEpGEcXsZJDzbYwA
csG25oEcMDNISvg/xF0PjB3FeZ/Zf2/fe/vutj4D5z9JdhcH3zvfcecznO07VPtZNraBFtpGVVSlUpqSKnmgCBtk0QjFB0ckKyGNaQkylApjS8VRi4rUVHKV
RD1RkroUUgepBRSKCKGppSaKQ9XWUVCv3+/7Zmd3361dt40I4rz7ZmdnZ76Z+f7N96dF36B57nNaQWKAELU/IgZI2B+jXkuaxjujtZRFZdVmVKParPpURJfh
U9HqeSmnVKi6bkR1rhutnivn6lGND0ir5zBbgiChuVaWut5B16OlbKjc9aGarncqXR/Ku96pdr1T6npEXR+Kqq8G5tWo8irqumK3NGS63il1PaKuD0nXh8ru
ty2jSGjFn+dV9F/DRp0amQdR5YHEIslDvj5XqGWTITzguDilB7l1qs+lfy3qAKOEL5UhUgwyw9AK9fex/4MPURiR2h5Y0FtpU3DmlzsyzlkWYmNxCHtTNFrU
jOUpZ5NBIIk76f9ErcOGCiW0BJc46+CSH4rpfdhbT7JWvsUkVKsxbqK1uv+AQVaqUG16ZmNRT/fKEM3AE/emdfGDCzIk+nVH4q/LNIcY3pN4HBc4LPKT+e03
XT8/UXVKvv+51srZrJoQDiC4FQdhzqQKs0ZO7jjeeFCHHQN7yBUA0QV12DG4hPW1b89O1aQibgbUzdmiWzSDoIPILghGps2hrY3A5lcYFrbhadXZ8MRnJW4J
fAcCtgD9Zp5SVNn4tntKNSEvr4Z8JAqCAMegJE+vQyyDOxKx6H1+0WRfi4X7DJg8tYg8+Sub88TmhfA8Tnm93nBfWg77tU0Os6c+CS93m5MP25CxhI2/weuH
iak903Ta3zEaWPRASS4IhyOfJKqfKfZI671odLci6ekSX79C1tODJzqqgjsQx0mwR6qjvHrpFIefO+a5tuc3qZwt8Cd51/Pqdvj1g7L/SXa+IBhA9YIDe+Tc
asnhgDGo+cu5/UfiQBgmMnBLETmHqQH7edHTNBChWVNngjIlgFiCEDeKT7omGDSF5dFFTLMu66ALX0K4qUBOX+vOt7gKOifnjVq6mUPHwAUGz4HBqAVaFL2P
hKPJtBn9TTwUKaKpLsaZ6I7EbYAc1j4qJhVBvUkFNlsDye+aiPbN6htJtFfI1i6QQds6ZbHpQPySbK4mUEOzDjU0rTf9ijd03RvavDHgW4/OxCRdu5znvKTm
TYArXNkifArSWIkJxCSCUxO7djM12T6Pj4NzFBFwPqeKiZ/KXHazahrvdInrkPO2Tbvth0oN5c2Vn+pLPTWGIMhnMiSR0bQYZkT9pIOQlS5jfWefwfh78PPG
AwggyL56UV+OrBEm+NL1y2YQ7W8ELlzkbSiYs7pEDwDuPKK/I5k9mN0KEOs64Pi3h2mp+BwLjIVwR2IA+yZ4sY/6bO5PLzQ5OLZonEPCljiy3qUfhKuXvXck
JhoH7ApAeppZCzb8TITaBxNnSrdon8b3HMwidsz6ltFeOPP6cXDXxBI/hitxuse0hJV/BNfmrHOU46Z23bGt7hFzm2SNXS56gBCO7yKCJTwZaBoQcRzTsYBM
CG1r7Y5YhU2WLdgPb9EE/I9t6BkFKMlxOdDO3RyBT6DUTMFel6HUFBgiSBxDqSlgNVDirJhOCUoFxBQHJOQ8qJnD5FKgpAyUFKCkaqCk5vVNAqT9AqN9EgRs
t0Bqp0BlFBKVJ+FCLwKf2wQ807SoCui8iiiMVFKCDjP9JtDjAgHPi//GapcRQX5SRSl72HGU6/zhpPLKeVs4KilViM8sChVHU/kPR87e97I2icklq4ps4cVe
bDMHmOgDQmADUVODWOKHs5+fXOJtj7ZKQXf/GJZ7+j233BN9v3grDdo91tqVQKEVXtwYL2SNV2jSQW2Aag28rMIp9fpE5cmmRxO1K28PTDA/j4rnobzv4TKv
wYQghsgccRRvRb7PalxdqHKRh8GmvAU7fUpLNhSvnH2vK5kmJ9V4RzLYcqIjRCQFrv5bXjhEnTYg6cmN4t+bCAXWXUKn9E+S2zLlGT/c3gWF7Dgm6we9cQQu
SG6Xtj0oYNe9FxSw6x7TxH1S4w8j64E7pX+fBDL8PqolB+1DMBKR1lwIzPG5nN30zeYInoFECnM6zl6ANBkhi4KcPpYG8II5yeRW4u9UTDl8YseI1rQ5T3Gp
+f/HT2Y7fmatUVumy0R5xCTfgeMzi+uAdEceg+LuWl52F+GdyPb4gcjddvmaimm7YOgbNQx927RHvRiVfBAFwXbLaqw9pcpWgyVAxXEHUidnwVLml0Vpv0aU
9gybG3C0Tdwh9rlw0F7RHc8whn5hU25PRSAWm+Qajm2rvoXAtBCVXhS1mXnRVvetRZTUgshsh5vfld23/apKrkGsR4S2DeBtN0pP9aWegvUgyebD4ECILDBe
OcvReC8HuIiD0baD8EoKhPKAB0HilbQQgSgLy1y5Bb5XVXR4JUVHMDimdoEUzlaQwpTuy2b/JPb6pPqEMKC3S2Lojwq+uIt2t7zoEuLKN0nEK5NPg/K9nrVL
/it8XAQDhIiNmH2uLhXE/dIzu8yAnbWHfYIn2/351u5vl//gVjeBECUaFx+UcE51EYqwwJhx32yTv1s02yQGhsWYVgvSJCor8KR3bslbuQUnN/vQEPSF+6Cl
2yuoeMzZSVRcckEvqb6cUE6q3eyw6cYvLhqXuTm1u8056bj4pUU5PDHJuwNxmoUNGtGQ3WLWpqCh9CSGIbpuIzkPD0ybgYwSoBmvznHmyVaDG8qz2tPv6SI/
006bn+mbDd1cGe+4IDpy6s75z5E1SctwlHR2vYRtlHCPkDYBYiTc0/G3Fm2i0dUZUqC+S6R8YcHbywaFTQ5DDPi36vLMbrAfTVIOqzua4TAlizjBKknDHWKs
OQMrNFp/X/GHZbdZJVs6hAi9h71imwlJdsjbQG/FD7GAHfUO39hhE0IFSq+TiCh95OeG2xA8eu49/Slq1z0EVoHak5usA/1BR0Si4v0WOAX+hXjJxuwlOJAb
2DXzfIU9xVHnYILDA/jB/SYEoQwSsrCpH2Wdnj6URDdzUgd9M5SjK15K2uA3mtJbYnfDebWadl5rVsWQhYhZAUNY6aVEgQ77VRgKejLux5xzNRTkNwAzPQgz
Z3B4GMh7O0ItVkVQmaiaWWlznKGfey8lEM+oBKumhb5eHALKmGJ9m0OKc3GOKZqYi1ExC2gKXmhImB4rxT6ltf6McWPxcw8BX46L6gNk6JWeSRU3YZwdna0L
jVE8robGSJQEQ9V0+RBbMzl09xs23sU/tXS0Uuf6v0E1ISu1pPZVkrAu/nYBuqvqrdfYP77BiTU7prUIX4k5EK1CyFg9pVfLmpnXq9H6lYyPqc0roZsS0Qre
asj6hXA+EZ9PU8Uoj77Ops+QTExO0gbi6cYvM5lrSKoBBJhDYlL8oiWC4FkI0IzUuAEPi8RjCcQLu4osupXQHC2nWzth0iI0m0VTSnGaY7oMIb8CCoepEMHE
WygFhz00S7+Gk848J0KIZhUf+4UIpREi+2YoseIDjsyeNY2ODGONONgN9K6XGolAEvxtQxIocJjdhowpC6YUIBmMKYDXF/OVlVi9JeRzFElaw6zBTjXA600R
lZEaFx8t0JJn0RILziwqUi2DlhpAS60SWmoALbVy89AQgT2qqLxJN7TF6ZbPXHrLxCItY5UXpBjthILS2VFRMHvUaXNf2awRrZcQSkOwScB9F8QAjSmG2AI2
aUj9CLjlUNK6mb9M2KRR8xKGACC0GKwkOAGb0IgFmwTAJkA6QuG8fHmi8wiq0rLJJ6pjEe47vgiEV8MQ18A4ZgstjuZRwLmVo/+kUSImziAcAotY3ytQMPpv
WvRfP4NCAX6+HbUUICgoABqpUgC23ERxTgFYOTMq4ZwCoQAc1ak4+mi/rYmTK5RwKuM8piblpEFPjt3U4sP9cn6EgowDxGxzwHjiS6n/yNUbCmvnMnIitC+5
lrndxq1s8EgXZMgkPNSY4sjeAdBQk9EBFbYMcvLHWF70iQoCVYE0KgaXpM0MJW3mvTgDcIGckOuZMIsH5CTuK6ot3mqHSpHQJTO1zSFQSQb9ch6Vk9MDeCbI
GzeKOcI95sgDnvITD1jLMwmfYag+rz0xwTNOcm80XJ9jhpeM7wwBA1dbBD0vjgyVkTMN2I2gIEosc6jIyNUzc88OJKGxREVxISd4UxoBk0RlKG5AtLpH5BLm
rifFp1eZOZ7SMb0mp4VGyhD5KGi7K6L+DDlKixcqz2/XDTOaR2iIW5/dtbysfr1j+riK1yO8MHQs+WAjjv0TmjM+aE4bU3qtaFobk2qNKFvpjvC9aFwbEAva
onZFvDXRvDY478B0Am2KaI1auV70H412CI9yez35yLj9SLf0kbHSRzbYjyTykVAOIuVzcelzEmKNBcX4FZ4V+z3GhGFvSe8HayOHUfTbmtseTBucO5SjF1zI
D/WLmc+BRvBDcGuGHZBTxEsiw4R/26wDFiAY1COVJi65alYuGU+WDCa9YZZMyBMlARYOsErVzKdfnc8E60wCKrCvFfPW+VBv5URrDn3u1UVjxgP6j4LXFouY
PHyAcRFcC+14Fde2OQx3jmuZ225bbjuqeQmSB3Btm/cxdRW4ti241gGu9WS9c/5dEaPBMDbYe+UgbGu9wrKn/ZDW3uFCBGVr7FU384p/8jf7vStMJg6AIPNz
Bxja8VrSHBAOO/kKJ5t32DB7Leed58QhhEZf+4gxC9C9F707qcr6O/u9t995AybLbYnYpEBQPclgoNr9y+TlB73RC8688EavcuXKcuXG//cvHGLKC6mgoBs9
Z/8KkoEZsCSD/ahp3QgUXM5yjTfDW/l41heWKyPUqnKmyyMUX/zEOmqAV+Rs4s2EXoRCcH0/C6c4M0TI6sqsbYgIiGIWCpsb8i7NOvQLFIV4QdToMLsLbwg5
QQV/azsFP8IImiz0Aml38l61iy7t70gM+FDSVWnsS3fvCiJUl4yEV2ZtMpLPNjyHc03YI+fpQt1PLMCazHtGYr52XWV09XDACHBZDcyAky0NxOYdhKiyNgtZ
aw7x84XcL7waTtUaJ7PaK34tV5+VfzWYh687jWlYp+P/4X1d97427w+6Ifu5XlwXWtm8EK70z4hivCXe1IP2LflbJpYop1UI6uyBC8V4CB5KErdbxXjIBhIA
0Z5SZWA6Ws084NDobbUJXKwHHQGgt/UcrbxBtWvjMtSuWjjw2ojGZa0uW5M0atTCuhKKNNdlNxg7BLC84QOfqra6/FRf6im0iBzm3BUrHVcMdKoAUXUAMYrs
+h47lzlk/X+CKLhXa+KlhwfGZxWkn6cOstM47zJsMFc2mCeb0M93mewx1lWL1Z3oqgPGxrExkNa5rhXExSivTep1evYfYm7WzzSnI0v03c8kfqGpVu0/crR/
mJWn6EX8r/dz34XSZ1BS6/iHtizzE8njAYFa+NYAPrCr4QMoNMkjyvIpmp6FrC/CBnuPrGzaH2yac8n1TaIcbpq4eTQN/P2Vn7p3Jl7f0LtP9b6bt048gsfG
eevvynyJt5t/CeYy+JIufcnl7EOQbvhLuMOXtHwJ6bOevppbdiVLT3vZ1Y3DxrxJxV9YMC7mywjOKTx0Bicm+aJjwYayH9qyGrDRl/FFIrTCJgBKzBiPOQtH
5Ah/1SFjJsaJkoC8QJ5yCVll/hK8n4tdoOrOyuClLitY2RU8qRy7fCeVy2uXYG0wgnkjMG9ExRuo5comUvnuktp4IgZfiF9gvNrFmKwhrAMblPqGWfUrzKrl
0VSJR1OWRysRNURg4CnFIwl7mSdsS0LwSC3waM2al6D0xMIKGfih8Gg0GwJ8LCL0+A7RJnkIXIDZIPLKmeN6j5psXQ8Xeb7OVknrbyFJIudg81hsYTlMgw93
rfYvYesJ36AXWZ17RM9TkqY1i3pivC4rlV6gjjyZDbcOO/etOqzv04dd+nPoz7vPwe/PNAqS/uawNSMrh/uwWi8+jIdUfAxJGU3S4vM7UD5GkKGKE8SreHBY
9IlsxW+a8xN0WHw5EZidjSwn1RmcxhOj/DxO4em6pIklovLTOu3g91d0OoTfzyJ3arDJPYVk4nQ9riWNzjGdrkqQEC0b6Z11kA55pPcIXa+g66s08itxVf30
Krpu66ejdOn20zVwfo76vWNUc625f51qrzP3x+l+vblP+un76PZ0U6q/39yj+gfMPaon5p6qp4ivP9TH4X+a0f27Q/306t37/uxrj7/zyqd/Md2ARQS1nXPP
QTZtGdqbftCCMb2GzWw2JNeceDJ1KqzQB5G4aJN7xkk34rrkpGNwTDjqpF38PqvTcVxvSzclI5NqLJ3ArySdxGU0vRaXOJ3CJUynUeWCk20WsYh6edyDliQZ
pX9Mzjwpi1EW27JkDRhV5zTW+ygXHsftGiJjzMF+1UPLP3HSGXxoOt3i7CRAcGiK3im3n1xFv/g0lsq3SfF5p59c2duWl05I6fNUekVvIi8dk1KagmR1fp67
5evpdaIJG2FUMUHbZXPSpE+HaZfur6eyWfrbmoxwVD1UQeWVGahwkrcZYTLQwIjU4HRTzKJQR7MZ/jxNq+0qjbo761wY4i5nm+n51bbD9GzjdvdZWrLJ2Hb3
1DAPIJulOpnt/u53v/zjl3/pYzt3JI6Z/Td3nKB7Kb5tx+3rALxkvJwWnH6P2d8fo+a2JOOPnUy3ACFsScYeO5FuqXoqVmtvrPwqwSF17ZNk08lsbPfjj+G/
v9zxOxyP0UDJtT5ByRZb//Y9g00l3Z66heM1uEVKvjJQ0VeBZRB/lzmSMdCEuv6cPzzQnz0d10KI9oH9QlCdtqB9eZ9/Sz7fLrc5tvKTNPDar7rVr3IMpyJv
WeWjZkAbaE5YH/pjkIInTGm4dJwL30FhurFNdTae/MN03MxhqSsqXxA7v7jzZLoRE78xGT9B71w0UM1EztP2Xj+CfKJub+G4S5tjQafbaEts733tcyju9kZo
p0yXJ7aZTH89z5T9n9CbNXuvf06auDKd43e/r9P53vde0PT6W2/8w78F1MRUPnd/RU2Exc8dH6ef3KMp+xGMqCAhU0+l4zSiUoG9PX4yHYc8ezro7x6d3P2h
n6ZrdibTJ5NxpjTnYaUSfy83R1QdX6pyjMjycHMIjJjun0P3f/T6S38S0ADeeeGlxcYgDIJBGCAz7+lGtRdT9b3wpKpYJdMt4dfpSt23i7quVJBMTnTrS91r
S7X/eVEivNEz2mWThO6Fpmo+t+j9xKBZ0GWXfhlMhN9U/VoDvyY9tOMrIF2G4/eLXqmLA6/be5uB94Mv/QGAhn2z0UJqeVnZxOoXltWvrcsqGEMT7s6uq4BV
g6yfbRLxwrVFgyPyfrRNtI1+L7WJ1tH1TBu0z5h8WPoklDeu0q0wLy/oWRJ03dNNUKwBopQWRCmZsTQpsTQp2WxJ0gcsSUpmLUV6v0HpIB8EmRmJcMT5ZwK2
MLwePMzDBENcj2oizQFbGrq4HtHpHAZHMJ5G/U8TAaNqv5vO43Jvuh2V7gEgxpy70q0RqwO34zvJlnQaRA2LnH7yLftjzCRT5glx1AuYJkzjjJm5CdCn6+c1
lArb5tQn6TIxpz4BQ8BZ53a6zM06H6XL9Hb3w3SZmde/Spf5OfUrdNk+p24T0ncLXbbCjCiAo2HQO8OL518eMJb2N2AYCI/Dg91J/V9lJm6oSGDLb8XnHmDx
PZ/YLhzvQUbCQ+kInw1ehKTT4I79Hh9cuD0525W0yC7GM0Yy2CSS29La386KgCkks3UxLBybbEGSXDfZtN29LeF5OO3Nqi7tnIk+zn6+6kEB52LNHPdwFODC
MMourmzCrCpXxm3WYjYrxbLAsq18ZMW21Fho+TKjZse3E8MmrMX1UgnTgXWXsxcuYHzUEfZiG9chzlaWYc5muGAzzuAEjNiMJUfYjHmxfOO6tDqt9VsyM0eM
GV03zxHrl1y3KzmS3lAwntNY/BK6VThf2lmzdkuhgLbURHkvAS4LxK4Dhseg8cZw3zcw1ABDPdahpxjn+uoYeR29iocY4Lrq4JiHOjokPNQReEpjZGurowoQ
IWeLdBCrT1DkJncsneYENQdp3d3wdDqbXPd0upUWDqGyhaVlt1dCfdNPPZY4H89m1tFKnYHZ+WaSUmfoZZIqXFbouXVJhl1zUicsBXWKMHY3mYFHUzKRbGZ8
es5Dp87VSkCSpfgICe5vegLPBX+r+yrfb3IveLRAPKlz3pt1zpg65wjmS54kqCMmhtv/0QM2Qd2MJKibkMxmF9ly9Fa+5dzaLSdHGcf8bGKP4OVTvuDf4z7h
34AFMp8WkVglTIzBagIJZOu+RmJGm2Q3J70m2Uqy3SzJedeTzNcluW6GZLwxkuc2kiw3ka4SwkdgjP98odI5J93QTjbs7n7ki8/9+9h5YpKv+W0oslfxd/ex
u+Kzbj9DFEgJwLyL1ugpt3eNQe9B/Fzu/vOnLgRUZYOlcrr5Wec4JKAXv8BJzp7A/dpZEi2NvQUjlkfvz0OpyrkOY4w4GzH0NojPGJv3EXPI1uodf0TOVOkL
A7Xq4DSlTzA9mFRP6XQEV5JxGec/oWVaSdadgP1bDpaVrTCWd4HwR5hAv/5lsJMzvS6TiFxkx4k5SYQnWGJneX1QWhfar39WAjpnbppTSEnehheuwokX0oV3
5hRyjw/BJ1clwxyHDzmwY8k6/guSv3wV1AVgoKb0o76A6Eu+gOgRX0B01BcQPeSDuPmJO69bdBmZU3AO7uJo2U9moKXxk/+m7upj5biu+s7M7s7s7Ozbj/e1
630fd66dFydOYqP2D7+SxN72pQmpoAGaECEQKS8WkZtIdps/DDV+dgPEVRCyiqrajwTvzCNNEBSMRNS0qvucIohLC4oqtQoSqtzWzRcqWKWAgdBwfufMx519
z65LBRJO3t6ZuV/n3HPuuR/n3HNvEmsDSy5OGVxoppqz79Rwy83hMu7JPZxqx/3saDwLhNwjmXEuxIE+KF/NN8SVBgxyB99lt4He4GUX2tjv2iK0PGpXP1l5
17AOhxdXXjU7qoZVc7bi9QbnHeRM5hfn+NyJNziOs0s06tIHRCRmi7wI9nH7Mv016HmM/pqy8PVTi8GNC98A0weQtZbYFPJaxr6WBWp9s1LZsbBRFGxHIajq
STtUKLxAo/4rH8kMa1ks8kHio0SX+/F4g3MIR5PoaYdzYNG5S6IfgnqdYx/AmOxB+nuYfnjJxIPS3BSWEWwP+W1X6HCKVOLVkl7DtwzU5JCPxbayZoszxOkY
QxC8VmaanEvIifb3BpfKKQGYpH/moirqCi7IKdUUJijwfswTFHCR1MbGuVxlWllN1WliktXFThy4wqwqApoHcvYZQQN5/axuYSxv52N5h/mSx3IPI0U9hTkZ
ID3sCHVgdEUDpKPaz1Anbj0TNolRGhsHyI4MkOU+7rjHAAl3AWXKTAMkDorKtm3GcPVrYwlaGLGeAeOlzx4+vMHJMmB87bEiY1RkvGQGoEmafaIsLHCGxsLj
ZWGRZ2m8PFqWNENKc9mRNCcpzSVHzusTxUDaZLz0YEzCnOIJp7SYUyjJ1VlFbAgIEldbzA20PHFDG+F5N2ROeAnKYBZvu0S8QeY1ReaVReY5IvNqmcyri8yz
ReZZicyrGYK9BsEuzn1FsJdJsPM8qQZxV4WLXBxodCDuqtA/YM6Q3IIp4s4jgZaKu6+7ZWvFPwyRt0GZmygsrB3OQ7qsyjGeDuFnu66saRoP4+Fp7S5na/eS
2OMYb7A9ICbTXr7sy1f6K8nRBOxE1hK/D3/6RHLqq7XB+S6srdbg0G5N+zEn/hQn9tZwBGOHU9JBhNDTjTXtJpXsfdcyuxZ/UvvFVWm+6LyXxK9PyRVE2wsP
QrT6qaQbLMPafoX6hf+mrZuDFRqeVu7uh02oC5Xb+iiaifqFeypFcO9w6eNfW3itfkv79phaRjXDMUykHHFdaCDIV9BWsMu/O2zhLlMejnUbgdJixf5fT7CN
Kvw4wSNfSbB3sz7JGxNUQ6IUlvbwlRevPVlsgfz8onvlZqDizWawlGs2g61cbgJrvx5TTbgHhMsOS7WVAetyw8cAflejppqjcaq0D3tJTVjmjRkGnYMSNSvV
vdynz5XUgD+lLdvtJJafTbkPiXrPKTTtGB+9hbGOeAL5IrIkGzL/vmeoiEdppI+Ta7krcNQRK1hcBbhS6dPxUFejWPtRvumJUp5+nEqJidV0jQ/3USmVWHvD
ZPvt7/YsFzarKImxO6XctYh10nmZfsZNpdK+fvp4DuwDy5Y4zx3Ha8LXXwYiq6f53ExeEPU3oyB0bewWElrxkHN9/4nElMjQHlfr32xXnRWX9Tz2Efuw4dnW
ye9dMFgzVfMoUaFdhnx5rZSdGSfmbOlq1oMfVPnz8gc5S9773aR374JdOnQQNRYGIQspCJF6zBZS6AK6ISesA5O3WfTcL7nvSbLZe7Ub564CoCNMs3x4OfF9
vcO+K06byy6VhoNY48xHNYp0PdLoLa4RBTK7FFWLqGRcchfDFQ2e6CeIhvRPuzj5NaRSgigKXVXnYyQGphncB4482DBj2BGOvB54fC8DGKwqdzVnNb4+J0eB
ul09dI0S2IZM+cSoRhUwNIKTIZrKE31waJUdgoLBi3iDy4C3S/ilrJhEBTjLQVFBpCmbi7w1FeApiKVGV5DHobdgSCKJWikMjDphtpLj1pBDQjRc+atAMscw
SCNQ6sZLBIpmm6PUrI2iBHpVhV7NEZTGiHJAaSzCEEEIxySGxvBEPwk28HTqDzXTHDM0ZtO8uf1M6gkpITKL9CPi+SZ2EM8N6DpKBTpWs2LCfPSDJTH8V+VV
3NHwglpdivgppqsflE3yZ/BA9UOLLJpbuHxeAznubvBGMT+VCwzJxfkGXmxiSKQFSyy1+d+xPfHSvfzvL0lc0ncwhbv09hfve/pbsy/eHi9tGVr0/40kmoaS
l8Bfqj3y7Pi7O6/cFi9dXPqXX7njlZ+/HZHu0t2f2nXgxZ95/dZ4af75t736z6/uv42y0X+GgAv5sDulnX74hamHX7gvq//pPVLGL5w+9On3HvlYVvV/3I6q
UetTh889++jiH1KtJ1++/E8v/2OY1PqJX//M8qGPfDKr9cZirRf2mABQt3ULrVTgNmvTHuTDwRDxlE/dBB5CRzixLpxI/OWDyTzwq29IDsxpfQ6I3XBoz5Ac
I6xhAGbyY1G0ZK+7BpAVzE043u/wpRLgyj+WGUYyq6J5kZx5C5Y+cv6Lj+z6pYt70gbZ/S6CC6uG239LtzO7s6MrjwHkNM1fDFnw7MWYuh5DGPhLP7b8y1ve
/+cv3UYdi9uFxAY9Uc/TY+bAWCN2ypeMuslyhkVMsJEB1xMOA74bGHAdXOBDJHUoegMDfh6RwUYGPCusQFQYN0Zp5UWqGXGOhA3XTTbE94QNP19kQ9SdsOFZ
kw39jPW4OpY2EcvNFg6l6Ub/7G+uEy3ahs+GwyPtPa4kVQCK8vJvDQNDwALTlAa+IQ1sPskYjwxGAVvfwgppPxGfGhvnfPlxeGpZHEjlg7Z4Ymu99YQ4h81m
EcVpfLIIkOyOeCO3Wkd/O5kv5KURu/Fe0m6aCvSvMk+40xCWxBsyVTBAYRNic+rjjk5xcofK1fqbjuOt2LkDNLifSGxXEm2VOxgPvXz5hBNq9cGTrMQMBu2w
kVtKFzXaVlHpx/bDZ/WYOYXWzXeuHE4/uO+DV9mf1e5B1TQUXz/9wcLrvcbroYwTLr1Vep9yD+ICj8GbCdR9gvobH+cxdNCQu0urNLvLeZlaJYbzsCFCccWE
i9STpbOTLJ2rO60bsSF3c+kG7MfBLIR3MbfJrdUK51wwM7ORsgMT5ptLbUy4aB0mG34B9vuwRm5gmwg6RocvC961P1ExYmfRStyAoYnb3NotGPK3ftzSFLTf
UQphqYaVbxkni2YwI4frkTLWuy0ctsAKlp3Z1MSZDWzrArZtVw05OJ5u2GUHyOvfd8oeb9b9sPT/7O9Kw9b+X9PfVtZp3VKt4Q+if1vo3/m/oX+HW7sN+reF
/p3/Jfof7bpldn/oHIE928ThAs0vWkTy73zhb37PlaP5Gyms60UaM+ABcKglLNIgFsHOqV3ManJCxh7OWWIIkz1aRfZogj38gzQ0FNijVWSP1hXYw9/IHq8C
ztf//imHwLz4hecec5m7g+T2T5Uh597XSH1JP8W7j+3kbZXf+J68+jvffvyZwbFDOFubZ8xV+Ht+Y51ImvglNsu1jXI7yZuUy5J9LCvXNTIWy+0YAw70FhNo
zEKD04dmoVbHqHU8eZNaJ1BrM6t1wshYrHV8xGBG+QMblp0+77bA76aHm0wbfNldzjrhpJqgKfaRg9od2I+YcPbZOcTRo+X92J2wVVu1jRnjlJpSbZoxTke6
S/OJzkhUh6KmIt2LVVdNxWoaP23VoWlPRC+9GBNKSjekpI2BdVBP9MMtuKzhUQKQpvzKvbtvzij7cDmuOpi5TPT1TJF7Z9TMaZpOUeGzVKmaXaVCZ6juiGJ6
aoomMGrLCIg9igCIvUjPqbmY3uZiPNEDgTyLCS8K6w313FDPo8ie2hLRJyqpR/HRkNJOqXkkZMDWqOIO4aMnUW7Yx9Zk6W6sRT+gJ5RLTe6oiYGw6Zs89s/m
2PXyx84GXpGCGiiIGoYKqtAUyzWLinOOIznaJlCMN2p4mjNOZUUyQeQ9aQugPUVtMRfpecTOgVz0Mw5Kzcc89+8OET2dz2MoGSWI9DjIP7eqpjMbKaSkyOko
X6wMk2bsqm6kxlfpF803nTQfATw91Mwc4/SxzcAoer0CxxFbTY+QkwpmcnYJC0DfjSltl1GYIlQYhRAQjEehpmIn1SxVFhOxlBpHPX182Eoz42kYuRklz6pZ
xpOYoY9C+yh+Fk/0MykLo23EK/ScGb0SGReIjDNE8FJOJX096mM27Ud6RvVXKcVkpLdHBM6M2g6e2qIo0RbFLNlNWbILTPrMkkQDokQfXEZt3gVLzoElKS2y
91ESPegtRDHEdzOIljfvNagJ4PQATg+9ZgG9ZkH1pNd0CUICFqAWymIYjWaiwgCCpgIm1WQMzIAtEJtJgSdcZxj4BTWJAgn4SQCPVmDge2qBGYKKpv7UQ28c
IqD+tFBXodJROKe2qesiEhUK/bStFphk1GlHYOkJLAqEUiDZDJ5mkKUX67bQbQq8hhqIq8Jpoli30EJQAYndpYE6qyTxmQCfVfOAsA1eRmlUELE0MSF9bxOT
Y+VEGHch/QgLrSIWGgrYUnuiWk6AHkuFcVdVAFNy65nRHtCVTGDz/kgnRluj31AjL8RgBDAQ/VCdXbQS8O0zDYhrmFEIDFBegRhdEmkgxqwQHMQCmYgnFMjU
B5kUkZEAnyTmYNTQbxVhR+KS4rqonYhB/WWky85Kl51M2TGJUsiEjs4da1KlpCIQYjQhulpCpS6oNIXUYXewwq1fyp0ozNPwPxfOUEiNHHZlTO9gLoQx863m
weQGZpwvbd6Z7epeXgnhHoEmB/l05bH1JPLMrenOQmtvTOloCVlOu7YqugzHJbI0cOJAo6v8D2BTDpfJDs4cgHsGUwCEk5RhdnQeMGvM2ngqMDs65cinMnw/
PQ3kPl9JTiP7h/hE33+6+wf/2nwPrm2nGvH2b02c4KRxa033l371Q+/5yoEvlX5xX8MZHPsDLjaZiTdoJu6rfuhQ6AV8xMxaM9ayzuBzyfSsS9OzJ/m5QVM1
7OulTsBlXh6wY6xxEsLEmVtVZ5VYjIYGGuzH6anDLNXB5sVW+Q9yJqLuTvJwnPlqeEqpfe8oHaJSZhadA2Is8RAF3UXnAQqmYLpXwtT5HgqmoT8vqd4iu0ie
W3R2UzAP+7eS2rLoQC05C0u5kpqEpVyuhVx0+DBuRoQhzdb50mxr7TSh++bjgu4sofvlxwXdBexiiHkFn+8XM70Sq4cDWiiwv6bE7EaJW5UZ6H6xHKgoB8uB
Cu5EgP1Gje03xDVABcjAfsM37Deeq9i1lXKq2xhambEG7JJrg+/9NVZ8r3zlM1+qhplTgSupwX6OuPAibCdeuXj2H6q5Opv+WoJCi2f5V8n+TWT/3tcNXbhy
5EJTrCyaWFkE7H/CjnT7agW9cRL8NoYFqmqn970k6nAU99nfkfgmFrCqfJWiVDnNXmYdzJruXK3iJz8KKvqDnaEJMwqRZREv7eUAuHj+gPA4RYzaPkXztgk1
vq+vJ1JZwNbdauJsQWTwpRvZXCdLqiby7a0+rsmACrutxtfQOegXNljHZNspMXSGj5HUyNnYMRovlLTonMRhrvKicwIhsddxS/j7qEX8cgdf9zVka46hxatZ
3gvmjYsq+A+HeXjhWgXjzeCYPji1KgvXqmqK6j1g1btwahUaf6jeG0XV+zBbuP5Vx7NWqrRktRL1XKaCb2XOOPLJUWVk9bqPl6A7CKPQQnjUSlxkJtfS2tAm
V2NtGZtw1oZNOEp1F1xq7HD2hh6C3XDOD52df/WLb+W03T26npwdxLUJ+U47NFSWoQyxTQ2ITym1uavtFlVkbjpZIDgOCHAPCVT349x/nCojR7ZsRGNk7pxX
kOcB7Ix5sv9raL48URNBS20ZUbj3waIoL9IBlEcelIH0U4koDGRsbQ7TfW6B14aSiVJAnTRW1P4CCANRO31LMpIQZGUSvP+LMskvomONgAdnCAIetnldoFZT
tZEENUpQibQryjwAL7o9anUvglgVNODQzOKAIPcKUHuS2hrVhFmmts9IzqJgVXkmJnwnBLX/87a2oBKhxzO2rsXDsMJuc+n9grUax3Ll/A7nkhXHUWgFnfpI
E9SFYcYYphGFH9D1Bd1gpKmgt7FEbwNtDHSBFfyMoQlq0gSVoS5wHpaHAaWISMZZvNXFF9ePsGtpg04XDGtwOHSxdZPnK8FYgSfqdzTGch1QYEQZecwu442Q
Q7SGRmJVZxXgptl9s6Q69ILYSPwR62cfLMGqqpk0T8CwpBYHTuPZAwFyw9YBP5vqHjkSfWVz3SOrfmjw31T3iGzXonu0xJXIprpHlLG57hG1bqZ7RI4fTvfo
o8Ua7C/iCoyK1nKvLK4C9Oka+rSfMDQ3rB9B/Zb2aV/6tA9plFNZJBH8LhrqI5fmn5tzASf1riYCWP0oVzZZol+0NtUv1jbVL1qqZugXa6Z+EVG5ftFP9ItW
ol90R/SLlqFfHGORzULC2lS/aHFrUeRV9Is0HlxBv2hdTb/YMQxXVBBByCDH5vpF6wr6RdR9bfpFl/WLfqJfrLPm0LqKftGnFYOkYtLywXFwEHdd0ReXoS+2
ELCtgAXTKxa9tbggS1StqIC0kMAvjnl1EfdDO5Yh+IRNUt+SjyfTj8fxscKD/HFLPp20tE9jQMU0yCIur2JcqMtChN06YD0CdznJPOpr/aDCx9gtOcZOSwHv
CP6y+dQFm5aYo4fZc9Pt4haPM6LzodVhS+zliUNaUeI7S1bMPqz/KQKuBgOO/yQfPWqwi3ToS8bSO5/4iit2wKca7FwZF+26vAK+g4/JeoMH9u+AgevgHoS6
GSkPYUs1011Bb+8afT611H7j5mOnPnHwtmXZ6Tywn1bznhSqWqpNuaDiNtI1cDdtQ6xIeUN+UP5JEtON9BayKvuKTJwyrfMhjJyfbSWoPSPb+3Lp5OGDekzW
4mObmfmOyefEzPcakqSVxDhhgQ14el47Jjv7Y4kFrpeExM5Ytfq4Ee8muFTDMS8f03oF9T0uNvDh3qgrGhAan0/8LaaUFl/wCr8P9K749yf6YQMIjTF5fjCY
cDzKsDoM4etsQ+yD0GUEQWorvPQ2/vct7Aewo6dwInF3JzcqsGMHcMAETLMf3o+rMOmtDYWc8t6d3p3Nbp5cZAeBLdDXUS5zB7teZf6IWC+PTlfBUTGKOIQI
3jmpGM4wKuIMg3A4Ye8H8I8lwJ+w+TYmdpOHStqSMdBTcInhwiXGFFxitK+YVbXFK4kLXGiUai3Sqt5VzUVaJLlqctFu8e3IZWmeXFS08q5e5LJpAWcKekZ4
4Q4nknZrp85l2Syuwk1Ey0YchaKaqcO0wi71Ae45PZ7S0aMXQgHRSrvROVCFWrulkMKW+1hxpqfxXu7uu/dTFDZIt9BLF/i+kShU/Ruc3bqPYK+eQXCXnkVw
j55DcL+eR/CAVgge0iGCA1pDQBzS5dYfHUuv/VZ6nXAM18OmUuvEIvPr4aSaWw+3qtn1cJuaWQ+vU/31cAGbJwT50LSjIRZoDbVD44WzjG2oW4krelRQK5xk
x5ZNYPrhiT+58xu/9ugeLGImIxYUPt/XAszgUrLQ3pvgedTS1yM8buntCE9Y+gaEJKRvRDi09A6Ez1r6JoRnLH0zwuctfQvwPWdp10T4llCrm8NQ3RQqtSOc
VzeGc+qGcFZtD2fU9WFfufCNT41AWJnYbmVgM9Jd3hMD9a2COt+/RJhPFvJgc8mDYPUavNvWVzNqVs2peaWwH64KdEAjS3NzwzMJmBhMFiYQSAU6NIttpneq
6aX7eFz/KjXzzmSM//Ye3l3f+X7tEYQqT/RtI9FXkYjit6qWUUTTKIIgaBkZm0ZGArNFQE8TzDsJMmqDdiJ2KomEh6NgcHTW9duZH5w2I/CcaIDrHCF+cFzJ
Euhy5gennPqFHc0kfmEhkqrsB2d60YailLo79gGcRXs3BdTrd1GwddHeTsG2Rb5B8TpIBE8tkERgPqUWaoYtOKYhAdYLW6pL3SLx5zzFjuoSnFQvG5CWG2Xe
HcBBLBpRDY3niBBxrjiGYeRDGVZ+9M7LtyM9sSDgOyIH43w9pGxJZmlogj743O/zQUFc/1jDFo8ru51uPQfaUFam4ovI1jXG1t6oTDLQ3Ew0nace3MtUKziV
s0nXPW+JjHrJEiH1siVS6oIlYuo1S+TUJUsE1WVLJNVRW0TVcXuDrOoWZVULHWUSXWYanWcrutG2fLlxaQ+lzTEx+zOOXvfQhVsF6dVKJFevKLlaqeTCsEN4
X5PkOmGL5Dppi+Qa2iK5nrVFcp2xRXI9b4vkOmeL5Dpvi+R6yf6fSK7WqOSaZGB7I5Jrsii5Wj+S5Nomjc9kYIIwaQqSq7uZ5LqOOCgXO//N3tXHyHVd9fc5
X+/NzJvd2fHsztq+82q3W9lJtxKKvY5F/JZYdmJUu1AQSPxRmlpCk4ISE6pKRPb6I5EpKfjPOKTpzC5hkyqm/qeQUqI4CEIFQkQIaBv+qNWGEihRTClKUCrB
+Z1z73tvZmc/nBBAEFneefPmvvvuO+/cc8+995zfb3fecrXVbm25skJ/nytkLNcUvd91LFeU/rTGctGgSo1uU5t3d9s5yyWpi/+NFqs9zmJFYrGmxGJtE4v1
PrFYu8RiTYvFmg6FgrFh1lsD8YUb0Fbur3A0Of5DZwC+DRtlgBC0+wtLhyirBvk06U+JE10TnMAs/RexbRbjuDrYbUnEaeJrg81as+amWAxsIBTVOOE5kznx
XPyBRXVxlaya+1w8x4eO+sBqN1Rzq4ICW5K0NnIPm5LwGwnyaCiUDyXhI/MkJ5iB/a87Zl43azH1u50wf5rQqb5xjo2uFSxFJUz4kLcmk79iOtlz742LuQQ2
V9mD4QQ09qijL5412L6G1oVpMipVTXom8+QynM/AnBGyBhXAuwwlm4P6M2cFABuu767LyFFM+m5PlaMnOYO8OOcgFlEzc4BmmSeKzMxRhzZXoc11aHNtg4ux
xYC12irw6FRIKgqK6hJAYZkru5IyZPN96si/1O9VHoi5qPUh3UWTveExnEMAEXwKJ4CMhxxh+n4V39G++nFemKXnxOlnuBjsDP0/1mHmgLUtDvT0C63tRknE
1N7y7CS+APdFzgbPXbBBFkAajVQajY2kgbpFGoECG0APYc80gV5ZcCzDFlHrVjn7DHJIcypprMbKx4T04qSNdaXocWhZHKGxDbpzNCSzciaz8royI8HElcMj
QmtooaUSK5NFov9DEvv8uaF3HEH/sJFYYd0ju3Yka5GYzYqK9DQIs8Yq6yYZaWwUMosQP9KqjpLTeioKwesRdaN4TbSxBlE3Iep6TtQjjWLyeiheLfEeQD7g
JIxkjTVQMctAhV4sCb0q8IdUz3Wrlw4E6WCBbQAl7XtG7sC7cFw68ZiSxvz+O+eGkQgn7oSX0Pzd13mkLQL4Lp7gnuiDvtkhx2hK9/mPHFqW/MXkOnVFDMFZ
tU/IbbEc1W3hc8mhQYo+37TJ5yliW6I7jc9XbZpDFrFngREfa1pkoU1qMN3rJFa99deceQHm+B5yyKTya7ZU/qyu/KquvK8rfQo3SRWziK36qzTfx3LHS/ic
WXCfwmdnwe3js73gPovPbQvuNXy2FtyvuazH161ximwaOKrQ7jiFdt65QjvDuuOsr9AjLcMOilFrZ+tq7Wxdrcc17SbUGrDaps3lta/dEaUv9ciFm2HHFdFM
ZW7yl43KgVAG5DNyOWv1lCrJaMIN5N6XlFijSf6jvSG7McNBioZp9X3W0RrmiIa9BHWFhjmixvTAHR7etLJxpOjUSfFibOWelFbQYDz0BADBxf2fOivetpQo
R99jnH5e5ARmgXVYD7JSgE7IBj1L6GmWkBuMkZf5DpCFF/T2Ps7SF1PBdde4B3fb3oPKQsIJ/dkfO4PL5F7TYRt/SrFH37Hh457sxG62Eqoy4EAkTlCpe04F
V5Eki9Xj4EEvS4RHkqxJI5DuAbxT3T2YqeB+rMflgPg0lmyJe4qiMZUGuCB2kjkZ0+iSa1YvhvdAQ5GT7OfTNTqa5yNy0xPFRxEzl+Cokd9wJ1GgG0zQ0dcs
PnQ/IT7IJ3il0v15xiliqAb6NkBIRojwouZljnWbPNm583Ovfbn/xotXf3SZLFaQPP7EOWb/SIrsXgkuhcNLxCocYAmRPajaIG4NoUY2H6PqpvorHMeBYLip
XLTsJzuZf8mBjU3VWh7EOkZUJzB/oa9al1c4AFtlvyCJOp4cgZXMT4kt3eRLdr7JsQMf/iIW6asLzhI+J9B3yf9G33UWz2lmW/A8UL+m9vTj1oLzGRREsAjm
ZnD7sZc/qchPGNAZquI+VEFnItXAmRrmBA7na01xMhzVRHKiQ7rPLzAJDSTuDqS+/XQmojOYyOriE1Kcqv64bgo2nKXqeV1BI63gZxQ/2FFddEKK0pkT8sMh
5ACPf4dBdmkVsxyqQRpUlxuF8riRPNGwtKgPLikSVsDkh070jJ5pa5eSGdSRpNz66X944kvuXx1EFnyHg5CK45bQi5p8S5bQYfLISFVTPMtl4B9025hq6H6m
EW95gNimSkfYmqQzHXo9eM7VszJjsYz9zKgdEgbM1p63w6VfS2keUiakwHCgl1ImpJLhwhu9SLjwHJIB5o+VRWufpXjLgaY3lSyjYJ/FA8UBCzGFcz0Ug9zm
06P9+qiQS2Bz6owlwoJhDgnVplvoHk4PWEFZHE5yBWwVuFIcNflGYj0q2npM8aKI2JaK2JG4paKc1EjnhqQ4cVPSY26TaSO9mZTbZAbSm157kd65cNQ0CxEA
edMkZUgygDjAWDOxYDE0wwLYLyDBeXjjWloBPZg50lKVJBQxfHX5aGj7Nzn0qEAWyT8qkBNa3JtcPjtICcOQAsXbZumMvHZZuZdFJ7nsX6CGdCxZjmuSo44x
qAGTa75Gamp0l47OKtUcPcvinAH95zRJDwKZTj6mpWKRKE/QK7iNj+7rCXkgpndGFFF6REMkeEOYbxzda01oHVvicID0WzLEK8iUz9ni3Ncbd3yyMyQ/rMhP
DDgeNa6tqGpW88/+65t/tPOXnrRJTHFd1dPvJzsr2KXIqmiNaU0TraGGhCrMNyTMI0B0RnS2gYZQG/J117D0Ao5dEeWxqq+MbkF8NCmtoY+yZkHPWqJnUwtG
qiAnQupabagPVgDXyD0okHGVtbsnaWDQ+gBaPwOtD6D1lXE2oyI2Y2bYZnTYZqjywhZtRaDavLXblrmU/Lvs2s4Z7RRotwvZfmFcoHbRaAjYfCVY+lQiS0gC
mt3p+2NHEgfv7nT1+octvGJ8/u5ObKeLIAimTv7w8jle+Sk8kESnknpu3C1ieeYBrOcUsayDRHT497YwQRZSTgHdRobNce8SmA5qWOGB2OqBi4gcJecwYrGT
D2sQj+TD4vI5wItxNCGxLYZT0yBRVcwLr2i2eIJvqo8KUp2zUXWHpLZDurItXLG2AS4Wr0oZFl8RdDrjKHO+W/aqjLDvGufyhpsRrjG/Fap6xMlo14S2TJMx
kyzL+oUUhLgLmuiaWM8iWC6oWcw5KlzOY5iqNOXU98/neap8MxJmnIB+ygkYjF7iYSE+elLyrnlMTF7m8NmC8ml2/SmGC+VCdN4E0vrJQaDCd0Gbvb8nZJ9+
8iN8VKejeT6K6GgvH+GKuZ7wIvnJLhwxowvYYXF84fm4sRa7OHnz2/SsydIfY7/9EQfNeNVGMuxTSynu5iMMpuZhhwMin3MuOMIp9s82zt6wNSJkUflyhGlK
eEUFuP+FeOJ5GoIn1sVPImfqiqpz0efj5rgWvvLutLB2RVXTFk5t2EJ+N+zRNmlAwLt9Wt/8XVEY6k6kH3GIZxrSi0Crjwq5s+WVxxQockcrZm6niZygMnoS
dml4jQLRC6MLlSVeoigOLVT6DBlV4lUKEYinFxO9kWAI9wEmtOVIHWaN93SMRXmPZWVxEmEaJxEaB3K9euWpfaxQNrA2WeanLJs1yoBJ+fQOUPL4F2EemonL
QjUWt4BV9CLA4WB1qT0lE+gx6nj7Ov6DHe+EKQG7zMK1luLKltOG7kAV0vX/lAoySNfsmY5O80nSk95I5+RvOIbOkgdJH4MR3fC4oAnnRiEfoxDGgAKPQoUg
+WseYwoyjuvzNJqRXsiYA/yHVALpmGMbj5L5zaJeClQ1POQ4dwm7MplSqjAbc2wZc15mCD+gxRvls2H0Yeyv26ja509fjzoOBOZgrLl6mm9sDn2p0tm4yv5p
qRKfvh57cBX6QfSD88JMtv79HT3oOPlB5wXXKZxJB5frdo6QjamEhAeVSaJZAVL6TVDs2ma6hewQPBs1nHyfexCvLlymGX+M0CVr9hmeymmCeWzT0H96acxK
SjrOcxk4+0W97WbvsUq8RuLJj/TdiivK0qgklQE4H7mkvwce0GAF8Yq4yBJy2XlJWrDnyIOiP81T+Bvx31n+q/jvLv47x3/3nmJ4VYAsDlRluS+7Ogzfi7XF
LK9N6IZKbIhiuterduxH/XPpdisGYfCGfdOGvJJv2EIT5dGRQdYmX+6bcEf8A9Y3EO4Iwqivn9MYX7oJAZoAz+G6yQNRZSHha1up2iAdJVWbYI/wGOnXbWVR
ZnQYmcPo/NJ6fH1vuY6XpUddcsY4HntH/I7EYznvceYYfc0R7DYQ9vI1dBjFwSZj8N6eUL+m45uMcHv1ADeHaFOBoKCPEKeidHDTw5zmeBXS5g3wG7lR5U1G
3DXteSetKW2EJskUrxw7iyg+M8Ya5tdl1gg/efaNs/QK/skm25Zad7wArQNFGQ3n0xEzeXTJQPNsapEvpZuok5IipSH+3oJ1CWqWxtr5ekZEJepzKbXf1i1W
KfkP0Xym0WTCUfBrOfxb7GqKWVuQRm24/6CLox85YY+OPmRXbrcrQrtofdCx9jkWk96Tdpd6UmUgtYe8IyzBtBaCaYdqb0rtkdQ+dcCaktpbt9stnJnturLw
2ibb8yDNbvTUeu2A6OhVDlmJ4spnAY+EGB9uiGJ2bRztAs+uLcRdpo8tXWAwX9s+oyUU21pGkIzRE2YXi/g5tAqhadm2uRUcpskbVRuBkcNiKyzWV1id7cZD
KLck8OeeMFkDdanrCvvraAd/GeR7unsv0bzCN6YfEVKFHAusez+NHilEtVBoFzA20zTPC8QFHHUMCtozzHiQvu8cxgSRxwZGnDGI1nmU43S4FpvCCk3F/Vxx
pOUyhHER+MPUui4OH+TUY16CLnDu7uYrijyXxf14RaCUXOWeVU3cnNNQVs4BC+DW7DEUDd66eSXYPjJ0tchMTT2atK/8gPtKh78iwMNOQugw//bwBXntShem
U1/R6ist+wOuKxQ+uYtp6fFWXffFVxyvwOHsKSdblhZoGMNpJE5n6oVsX7qQucjhph6yP8ZDLrCz5GsPmTkVUkc27HLgHM/yC3k3uWTcZOZ9Q4+2sYJSMXOF
IPWSA0OwN7bugtDs0WDcU5Xf++qCthp0O+A3IzkN1OtwMnymt/U0b/2/C2j9B4F4J86NnXvBttjJcN9w8sBrnl9g9CBIOrfxowUtw+P+rcv74H+BvA+SsY6+
fU7L5KDIu90TsCbYnLlPsbDtnLAPctg3Gdm4sorwDw7GCTlWnBfm+Q3UcH/7mGQimDcw5m65N0B3m9dLj3a6SmXTTFxYve1ktickxTYjjMsRjTZVLLCxR15k
fHZ+bfbQaxM+Ww/h1kxRbkffOZdzFPbroXlehua9kPKc08SptmFuMCbXDIhwZjUtYpjuJhSkPlJUeDb9zxWOMc5mYXPTglJB0n8T5iQaMie2UJ3bPPwmGncg
yNSsKOakIMNxutYfvGZ7WAZCwNJ6NjmXgrdoMRm1PRYZUjNwk720wfnhQD/beWYCeMxzNQ+kXzz9UKBAIrV1ae7ACyrlKxfoqzP81R76ygC+R9nlcw/Rq7SR
IQzWdUnIERTzwj6GC/AFu7woWTqlBbrrrztv43GdzR5XcpZtyVnmFvHU5t2TAZmbFegxPvDwWA18yeqByvUCO3PMp72ZMP7ctou8Y92Gl4M9ahcI1djz85Aa
6eFkBBg3N5f9B9vmDgZxAdl/5CiOJCt7kqzs6VTfgk5WLgAWmpGLgXIdc9UKjKUwM4IHTBbnMUCvoWoOLCgw4IRDFwDj1lclFOOlkiIwTDA/9RjDxF3pB39q
M1XpO3MNcSYyzlv4Npy3SJy3kB1Mtw3R59y4ZBdczV1YFmVbhdvtPmDtlqP3H7DeTw7evHbe0PLMXQtz7tqcM5d33r63vegh4vC0S5MqYOfrUUPlcswkQQpB
oYhiW/sogZyWRzHk3d64kp6cTksyi29hXMm8o8ZEsDT4reidEyvNnAoR1Y5FtVkMvL99VufxzOYTmGsppCcHiLpc1epQQDsPuX7j4dRRze1sjVySnl57ycmh
hP3azd80rud5MVX9cnrixhlVR+5pCvt2ooNt+DwIRR6BryPQ8lWOlOLkPQxdE9TXs2CEbl0vuE9yueO882j34yZCCBCBiX3WKUSbtu6RlL6pLHXv6qHl34rr
G4DvI/w9D79vTqQA/JZqqSZQvLb1Vf2HTkyTKEyk7u7E7Wfj6RVswfW7Mzn0txRcrDsLVEZyGGa722Vy9/saJr98aFnJpYO8ILNVkboJkK1fzhJ/0Zb62HTf
Hbm0Xuz6fRx5vM8txzvVTpJVK5/oO9un284O4p2AzqqrnTAxvFF462enV76KAnR2lj+4EH0xhV64S+1+7PyvfmW5392pdjy3SoOKgP5UVJ3V5mlJy0OI1U58
lLqzUHIeondm27uA2UoVBiH7ipHQ6I4IWx+XQkyCAj5TfZ0U4hbAqLr087gUYly2bgpxN86atWMAACoUH5c/jPPj84dx43H5w62R/GGS4/KgjwA5wwlRc0EN
Gqj4sS6J+bHuDk4awJcd+EKSne3uUDFIXXZAyzhgoZnB192R6Q+JcbnPu7+5HiyvZaTz05utnQSkWtZjZ0d77OymPbajtp8UYnNe453VX2t3Mk3Yz71+x7La
fo/0pv9Jc1xXM4Nua+uNQF8/yVPnLbYFMVaq2OF7bLFRVJKUSXozeufgzhP/+KF9r7/4nTsY3W7H8DtEV1vzFrtAXgM8W6cfd0beeWfMO0cmC5n9GA1VMMh0
UH+vIe815L2GvNeQ9xryf7chaAZunzoJa3yEbmuMl0AeSJCGd7YQnEeXsdfwDvz8dFHQG1kFNt9NlpyiiTw4uizkIxeVdZTpGSy1vdtRISAXcoCaU9TUSZSb
VI0jvL5VHcoB5vy+/OPWsx/WPHVrvSZxjmzr3ZGCSWdAFKle/KwFPzZ+dpxNjWeHJ8rZ4f50wvyLjn1mfWi7G3doaLvsBAMG2rdY/4LYtiqD1TABxdyysmUP
TfgLGazGD3LLucoP/rLsRNntbli57RDl6IUJWZhHFNvfnNUxEXT8aLqyLsvajGarivcCHZ8jsOij3utWTMJckgYqp/vnDJEfjuLkCXebo8JjVQ/IJFiQiG0E
d2IRrHIXwi+u0QmOjLATdSr5whn5bYZ/S27lCA0+8y3SSJvhUj6CIASsAFeRGNKLa6O1ekAEB6dQFYXBFFnFnbt69yD5yV7NYbff4ituFVU31x+v2oxPmq8w
kBs6GsmU00b0PUrUBEbJtFVB7oCIOkUdIkKvaKjweLVkYjPQ3ImkwXKYTObhuE8mB44zhT0d4XFNYm0EPPam3KOJ50A3+xa150+sI8jySib4mZqyK9rM/agn
rlHiolNyBZOooKaauWcCwDgOf6pXc+2CXQiGfnUggolkkiPrcu8rZO95kq+yPIsEE+EBK1Q24rJpCwO2Hl1LEh2rWDGAPOwe4uiLAkrT6FYDxCgfrbpMTgdy
Pfp6L9RrK5MLhNWpmtbo3zhrtNgHrxprFba02lKEFT/6rnQWUD84+JjF0jyWTnXA3pwUplMH8ecQX/SbZ/VF83LRXrlojtknDQKFrIum/etNuQZUzEdlw1BK
4Le/NY2IpL5Q6gMPJxeK/k52QKU2nxnWcd1b3GetfJ814T5I5jzKwDdBLpwtSKPZg+TRVWzDXJDAe6rg35Z0fAanprJ62yb3lLdrnGM8u7SPcYTLRhXI2j/6
CLJxpzgbtyqRwMWj1UxIDBGRGzoKwym5kP+NNDkgCD5fcSYyg3YpF9rjYh115nb7sxwDe4s1fcD6NX3Yjr0D1kX+gsxm/zbngv4S3Yb8GBfrpaV97mfkiF7P
faAS1PbRRQN4r/IVHTNm6Zdxc+bR2op5tMQ8WsY8chhr7A2ZR+8anWDz6K0xj56YRy9vHi0xj5Yxj5Y2j94WzKOMRl5mHv3MPPqj5tEfNo/S18eaR0vMo0fm
0dfioBFsnHn00dz/N+aR40n9zDzCqsXeGPNoDZtH696utTXz6Ip5lM33zDy6MI+emEdXzKPFnoalzaML88gfswjAgHn0GbdDzCP/chB/DvFFYh5dmEf+2CsX
zcFDKaQcwjB+vtyGrhHz6Ip5dGEeXW1ALW0eXZhH/gilvhIJy82bR6nNZfOI68Q88tnUPPraPLo3Yx5R2bB5ZPX2jHlEdKeyjvHoQubR26QCbNTAPFpD5pED
IW7OPLpkBDPz+GdR0eUNfP+0y/+z7ZiySbBS2Y6Uo3lixPGr8G+Z4wckN15vQ1zLp2M3qd8PcuErcbiomMmtW1vEb9Gnr8T1xfmHlffMBXK7b7+4aJ8HyGVJ
hYvR+Xhi0bu42ukikZCR9agi68gp6n5+0ux1p0hUO38ldpT3y+TpM+Se8q5c6G7LHPal6Hy3rZxnutOL9e5M3oZmqIW8aMs46rZ+uk2OEGLqryV/Z6viJ056
wYZHDJI7Jk4oGA42TptZhdZV7UVhAXWw8erTK5WpxDSdbNHg7+pGmB9M6XzZ9ChQM4u1izQXDZVz5aFF5+HFH8qsxz7/UTLReIXxLD0r79POdMMty+ym5fP2
ZRHR09mjsohIFvY4WXDp8bKABVc2iSF6WIUPkfrYH8tYs/+X64gKGUs/XAzPq8mfiLdzJrMnkTDUQ19mywFEE/bImjqeWoug1rXzlBI29Z3o4mq848d5qX9i
0froUPFxR1HuZjdwBkG8QMVE+JnLMF5p2SpjQ29QG6MHYP+5rLbtcyPGjVE7ePDliJS0IDe3fYJaN4W3fXio4qmRwlQNIlYFuTh6UU5xZBM2wHX1+UY4rP/H
aYTk6SLPNmXMPbJlvXj3+oEa/45D/OQOvd+x2p6chnm9GEerZD//k72ri5Gjys5161ZXV3d1ddeMx2DPWOJ2yVJmEiwbyWGMWQWqtQHzE8nLjiIL8cADD1Hb
D8x4lvDQzAxMj9esUMIqsGuCk0z2J+MQd3a0QICFZEdok3iBRWyCFki8GzZhV6xECBGJRCQEOd85t6qr58cx+7CRosjyVHXd/3PPOffce88PXk+0rvm8iZdW
jifqqN1XGWx4xnr0uOxzZ0EWLa9LzGQX71wT93oW2wCnXdfBtWRxVrYEzUUC5OLBMHw4cdlgdZRw/xbYFm6AyegmMJHTBEbwDdTAK+woaOBm6kaxvn+3qL05
QFEkqTFARy1AawCoe9RCDPYGAKhbBOhoZotoqtnGL699jPjVqPiE3phYI9YNmi4AnuhwbAp4wSpr1Hd+alODM6nRFVbsKq2nxwKiVHP3WJmliraur3gjUIKW
iCPWMux6Cvo4uqCeVcnPu8ITQanMgURL/WCisKXIBAkmaoGsSBLwhfFwty+dQNexkgVPp+wkKFYmWCkly/3lLle0V7WaIbKmhJz0uBbbFGjf1fE40Gyg3D6C
JD3GxQlEWoUq+/NSDYsvyTDWum1AhYoZmtQL8AFNS+MIMUN6bAcLHCIRYwRxmmi/UTGXTOrbU0dsB0ncr17HagoVuCzdQUUMF6mY8Gr1LRhN1A46z+AZHXSe
VuJu6gklblJW8Ywn9RklbS8rmJRbUiAuyI58KvEPGZl3MihEYG2Own8vMynP7GQmNWyqfSZVqKYCP0B5VT/ib6OZ2Cv+WNitLHf4H2yH37Adft12+FXb4Vds
h8/ZDq+pgZbgGrWSrhVa6nd5FBBaUMklgOqlAJLmdocLnlsAQ0DwUqAyMpqRqWigCYSqov8xR4uopcGsiWZgxD07wzN6ShCDduUy6zDyL3Qh31Nmrdph/74d
9iN22KfssB+yw37QDvukynHEDpbafKgrQnChnWxjmUnC1Qn2qJtR8g4mzsjsWGnWixRe4e3HRZDGkYw0eGon9OGNtCFJA9170yn0j/uGruWEX7WBdjhA6gV6
jD1wFUyhCr00R2IJOQAXN5tHZnlNe7KnKKpel3ON4OCuZpAvGHzukC0aOl80NBYNvXE1oI+p1xYrJJ2vHSwG6M3U7yU3Jpv4gsNLiF0Igl5SpV1Jy7lFDJEs
Z3S57qLX8TwNnhga01wbNiD0OA45+6yED9oku0cbnWYFFrAROL/EyTVV2uKQ/NIKMTU97ILcs9185xJQmgpbCGMNkReUoOjPVCRBqSNT7YrKI1u9vCwmNkB3
hUdAM6XzcygHEWFHxY3gTuzOxZugFm+CrngTjCYlSlVLd6GgSx3BfuCaxcNjUPUu53cDsLJ6uqRdxAqe7+u+FKfPZyu8zSbNxzSwKYvP5s6bWkpwHmghVftT
hQ7c1QxbEvOpnC6YafEOFDLkSgQ53j2yEJQJsyQVJBFtNGsnwI8VvPxnwdhkjnxTtnNkK96iSuNyWSIxqtJWqLgFmhZtp8XDD5f+3BrxKtuv/OeCUv0ioMRe
Fep9KF14FJB6sv7fYqPNwuqS/llpif3gfWLoMH5mlaoNleLiKQNNUgM3B9gSzwJOQZKdYnC6Kym7z0cvB3r3Ou/gZha7LdXFdlbZjJjhgRYHMrLc4lq0JiQG
5v6LqxHlOLdRiHPfVBvjGchkeY6SCxtLTHBvsJliLSQ8mpKyuIpw+7nVZrmVzR2KonyO5jpdWHOmuVB2ogJmLJ/lxsp+Nkra0sRHwY44Ph+xo8CUjzcr1Hdo
Wp/l9UJnM5oXDtlLEIdfIN5jqqAPv9Wwiwj9ix/jq0E+aWZ7Ca9p/RUFBWu5sGDt4/eNQb6qXLd/1L6vcNKe7mgnHo1FcxRqnNfF7OkC3IgafbQruegDDuzw
h/39S6o95bPp9OG/+oeQMLPjFRHcn4+CELS71/22nDU6z+L4UKf7+hecz8VeZV7PgY9lIqpTMAyy3te8dKSd7oPntZAZ+ZpzpXsbG+GP0IQd2SQMhnouKaWX
3sXnVaJBxrZtoNj75ttsckMooKeTgGSXhIQIGsTdMzaqNssK9A1I0uaz/xqty7gS+MjBwXU5TBW7oiUZC3kwKZR0Q+SHLXiGKDcDysMnldKI7QG15KcL823O
v6BmJLg1qk4X56mML2UQg4yG1nvz6XuxOOBkxUtXz68p/FAD9UbOQIm/e+ZxPy/xs/OP6KyEHMVn+fYcdEY4TgYBGYqG1ANfyhCYqVvl1GW7AYml8fHH6jc4
KhQsC5CV8wmmvy8OZ/DB+DMEzHefV1c7cD1FO/V3WVHdT3UOb2c64f1nQFSXrr7HWblsuZ2OIzOOI32a0in57KWv4oS5x5oGC4u5oesUwfGamyxiGL+dTkhL
8KPMm6tUi68Xj7qZWhOJMkfxSuePN8uteQ6UsQne0OT1llpP3vf9ylxr9PO0bnHc8s/iYoX1EcowiY1WknLq3Ai3kMS4aEd53Do39wXCfnrkhgjW8no2ffOj
excc2Gkk9ZbqsAoyJUzeFOGiyZslUfxB2EzV6dfYTb0OtEt8MJDY+Md7JqZN6o///rujc60d6Ax68NufxWVP6yPpDLw/RCttjNwvDKPEnDmluo6SAO6nn2s3
h1rWdip9AhdOc7iIaZA4aaq9ZHgunTfxLMGm17HRxRuLZnhO3jqUq8MuKONsfC/iZopk/6HeCbnW8NObrmO9nLh3UoKQxOm1hxg9YyJXlKpn9Ya9pDGHluv4
05jbpG7X1t1gS85i3Q2ayhZUaaJMSItvjeq10saPkZSleQIYaJ5CmqdqDoVv51DIO8aQyDs2TB2rFyc1xQVdHR5FjvaHzWhIs8fDhgueQyw6rHHkMIYvDbcO
+Prr4VvfAN+8qWtxntPImrJIs2aBjrYITYpjDYk01wGAFvNaNftoVWkavxlV4KCh0arONRscsAcRfFpP/PSlRx7/6Utqiog7orRkmLgYMReqYOD6grdsUXMY
SizDrV89uUKs/KAztiklDZvGPQlXVu87cWksJg2un/FXPmy7lTA1YDdHlpypf285c5QTLajZverkl4lGrlYgwrfLc00Qi9vmvlI+6mqdSny4voUP+i1M4UYm
Mo0pPuZCY/h1K27ssibtcGZyRuKbbQSiOma1kQO1a6JbIxt8dN1XHoOkBOnoIfnNywbx3Zsjj1CUGw7SnYTfnIgFBC7JOYOuWd8TNWY2iijjHkEyXCRGLb3Q
uQedyVjefDuJcWIqSxbPu8eBsj7gQWedCyBUVPt4EXQw0KMi/uM7fqVz05D1Y2wlHRnBzhvZgyD1VQ32E/oy2bBuFNNmflMh+3Tnq9nAGkR6cDxGtcBQq8Lm
Wn7cXczNY63XDl8WGudG5DialCR8cj4zJZxtxUtSDJvn/g7odFlFxaMtlbuCgFEbCQnncYT66AK7WX8d7zbkxat4//Bh/v6K7LMWFt5Tk+45JJyWAt8pFFjD
+3d+j78/lxVYowJPIOEPpMBqocBZvD8iUTXOZAVWqcAyEv5QCpwuFDiF95f+jL8/lBV40J10H0DCH0mBk4UCXbyflQILWYFX9KR7N31flvyz/ex30usDkvuY
zbxAtd9Bn/9YMt/ez3wbvb7zGH89UujKYfr8Fcl8M31+F9+Xr5p0P50B5N0ffvMnzqT7Kcr3Vcl3oF/pfno9t8xf99kCywSQcfr8Ncm8G5W+TKLYGlW6i348
BKD9zulnfkaVjtBv+PI8Q2VqVObUMtsokyyRkgTD/1fxiYXSFciwJOTubucKCuyswW0nGp63XOiB6HQXv5XpbbS9VwHHdbqTLyIqLOAitUpvI3jD5SmJzlBk
yK5gw+wy9hNYT8CZCg4tglmjZ4g4cGZG27D4DIvdao/j8S2KQou1VN+VgrOp6XYSwVILaiq12Rk2xR0nGNXS2jEkBbBAjCS8dCSmipHsDCIbXnrcNZRbzyK3
LwllJIT5XobtijUOyukb1jHPegql8Sduek5xDBuGo47/lI/DHFyEf+0x8aiXnzllPmBY2wnuSr5ulTNX2VtAIeFPtkpYGUgYzhPo05//vJ966xs5Yxs5uzHv
Y1t9+mutvHlieTXjrCXBLE0HbyAua6elu5Jq6s62019qp53pNKAEeGjHtYXYWZfY2dFF+bcyEjX+cT40BIel5W9Y4oYPgSPiHoDdb9VYJ9PuLOVm7Ymu3fCX
cFEwUjgOu6imxeJ/+VmoPkCfJHXy39CZMM7YlfILqiLWibrknr+RDfOcCLvlMH5SMCSdt/lpZdjjPI23Zh7diS1ynTEOoY6jMARMh5s8BM0DLBNHYqljP0aI
zvHVYWabV4AOzYrVbXrZdOqJ49t5o2fZ+UUDNMtzwy2V4r/oysZzSan8+OGVvm9sdgECQtjBi9XT3fybylWen+lac335wpb/8bf4I+1f4me7ds8O/Sh6IYIm
afyggx+e7NFfyU3ofy13nuKK8xTNvEqOUCGeaePGT3X53B5k2HQHvKbsyNR/dSpuebTF5dVADc0XtOwytWGEn0t/8vz3XvTTd18mzvySZgdaCR/dxOe6uRJj
ICqU5Q1ynQQXIYS6niGtp1PN14IBjIQvcFI26HlFzoriLyDSLlHNCPvGE9UdlgR9yDd8NlcWblxOO3C7UE5rxJ1wqAL2iOYJMTILfJf5U5je2eYDE5ZjpFMX
qVyVHbNf1AiqecwNkXJYwtHs2JFGdr5rFZ4ce5M6hU3wuHu4yYH+bm6yW75DTQb3p0VZ9Fp4CMO9WY3VXeFjctzdDweT0MNqiJoq0f1e9cvNIdDBRHMYj/Hm
NqTthk4O1Ly287hzAqvEL3atc8X8DhOea06dtS7V4n63/6kri5l03PlFd5y1SOS0i5JrmFWWkz17JzLE4uYe56RCPeMkA6HacZJ/pJWOtHk3UR49ZqUjd0q3
jkknf0u6fAdRFj1ul+HcJoM7wv49NoIO7HgIXpwdEyNKp4PLqHG5bNktZG3kBmaXBAbCwX5VDvaVHOxrubINBxxcYf2V+LVliEfs+2SfrLqXQ+UNjXioYTc9
qmjEE5t3D23toEcdjXjoDhRAYjTimSHIArRDgyzgmW2QBTwzgiY9s53P/Di6GzA3Vz4LP1SumvezU7hVVWSJHzht9m4oO1vij0P35fYdmYNEh6MlXPHriY4s
x+RymeNZzZ742MHSFZkvVX/CvVbONQ9B036CkCvAYwpnbRM0KVU87mhyzmM0iz7m1MMxMI8CcN9Pj9okgUubcJLgpE0VoqM2FUiM2gQQFrVoM2tTnpRYBzx6
n0aZjf6LJRXnXqcG+OXC8zR1HVOireYkydMlkZyXD0ySGE0/nl9cWK1BjC61/pky3FbMMEU/TkJ0pgw30zuk13MOxOVS+rZ42MFRDUHUuuUW1fCgHS9xBPK+
tyu3T46fEvw9IAS4X4hzn/Dry7Etg5ZmVcgqFLKqiVZ8JCydKWQE9LJXDYN89jhDQpUxqBIbs21ChCPSOVo1f/c+G2t34INckIJ/uFYdXviH7a76hXfXz1hy
jiFKMIS3HBpUBkQJQFcaboEYX0BXGjQHtGHi1SAvYE/9SmaOjSsZiWLQlQYngB/2YdCVRthekt5BXhlmWR7lCYfBXjR33AT5jbgIjtwN67kSgxNW4FqCXMhR
srC2Pzawtn/gum6fUtf6RkHpAvY/6T7ab/eFTh+i47jxC379abx+tikjOSd95Eu8+0Lc2QgD9vOYCVmIEJaBGTO/K8JlpnQsWDkhHFu0e+nXCOZ3guawgsdu
zO8EzXaIx36ZX+AFXIS+YOUmJQyQSdkTUvaElD0hZU9Imbki+BmTss4BrrKlO6/TkYsNJxv4e9fwJZT9ef7FNQdXqo745ee3e1U+O8TcW5omyWK8nZInC0Lj
ewNC44GcQW7OHOUumvjXfkFIYmiXC9eit93CuOhtl/AuehsR9kVvNeFguAQSJuZb74M5tomXb+lGxm/9vtlF+KinG+yw23Z9ucjg7NTuA/X+TXdAeyybXkoU
8r1DiPl2WS1vkzk/IsQ8JcR8WIg5FxNqIiZEIibUZeqZmA8KMV8lxHxAiHm/xGApQe0IIh37RCduyQsQkPpvRUTFF/Rpr5qRaqalmjulmmPCE2ZFKiDpoCbS
QSTSAXfjtJLRnFIynIeUjOdBJQN6QMmISNaoWlkjZG+I2L7kCGtX7LKs2IGs2JWBFTuUFbsmK3YkK3ZdVuyGrNixrNhDsmIPy4q9TVZs58oBRC/9ih4HZ4Z6
wfYcyc12uWEduWorTO5jOnB6Wf0/cvyfRg6niBwj4rhr++QnRY7blerIhPM++ylr1fr2NV9J9AXc/7DPr9z5j8rCSonrH1rQPnQb9jbhtGap80JnDjQ6owtn
Dnr9mQMiDeutzxwm9CrX47X+9UdffP9LL51/6i1nKSm1ovuRdobT/NZ/vvC9xdfO/uNT7ztLptRJSktJuTV0P06kWz9+6+H3f/DOG8+9Q0kE8V7iL7Xef+H7
L6488MY336OqvE4SdJLyUlKhOknMM/cbrxXfbwJOKvWX3gWvu2QqHSqfBFw5ZW19rKjW1nYqaLNLXQHXxRXRd6rD3G8Ts9J5Ia5nXUnuQGmw5BINc9NyPlXa
MieXslKUYcn4SyvhMVVU0XAsV2DMCeThsPvbNIi/YAUc+5Y61hJvVebUWuidkV8Qg/ggiI8+8gipfEjLGK2glgGTt/l24sAA/bJNTbdzh9Hhv2H3oi6IRzDp
8Qp45K3HIw83UFvhUZ9e7Kj35WLDgfyNJIXsNUe7Uo4r/+EsidhXKmIiU2iOiTB/oCIFlLMe+IoIStAPv+FrPa/7KjSmL41AF6V/cJNp0Ii6U0GD5mJ1aYJ1
ujQXq1WD23Y+pulr1cRW19CUe0QsZhFxZG4pasSYgPWaVEEFb81Z5Mium2vQmEqLMwzc5ptwXbUXKh6zit+g6dQW2kcXhhMrif8PMKnB5q9WgEn18ICSEY5o
0Hd3UMWoxrFRWVsRA7Mak+shFS+uh2Z2RqmttQVrECk5m9RbA4UPGjU7gTe6TcSrx7BZiZ/r2l2g+JNUvS4tgkFvK+0mar4K7PZJgNdBdiYQII5iY7rdrzGk
ovzrL7tW0QoZACtf1kU/ld0JLjmGcXKIQ3BfXCb6EoDZz3yV+nI78VdybOP31eGfdJU/Z5gR7cAfwwwqcZcS3WE1ODBath+OiSWCXTFXJAZZNi6tCeCqxHpd
ZqHG7aAk82uPUujVfs9YugaXJW5MGVE/eC8qkOXBBZ/VWWLJMmbaOkji9kIiSm5aaCArkqQwJXK/rMYdM3v0VDgPd4LaKxmqQlOBJPPwiQ5QSc26YBiwT8sB
LQE9zweXcecCVthjIu7R2ghF2R6tNdDxgu4bzb7Q9OGkOsaoAVNDypajZ2PRBF14axwjqjtwomsD4jSjdJ5381CPgMKFhqxBMtB00pjF3Xd2BeZM4xJuOont
ycIuSsLdF/yGkRAGBTUS87y9qpoM93C3vMepJNt6fe1m8Hx49PQsQacKAedA1NXN7WFSVzKojRmuk1ixHuyVR3J6Nl5zBLfqIxkFMJyqvWQ74BQwdC4ZM0Mg
nC24DHdqc05T6NSWbCYccCxqNPrj5v2BnqEJwSO2I8DuGHWJJsLUPgOGgyjz23Ar6c3AtHl2xh4+sG+2+Bs2KCo0UNhwVu4hIKNi6xmnzvUHHS98NXDd+XCu
bw9vI0AcTZQ4tgva8N8qpu7z7fTuaRDbUfpWuokj+sAw2i7OLaeo0yTzBxepRt0gcTnqZb/kkQDp+NSTKxyfgN2U11Jr/ITxu/aXB+jnv3RrR+GXC2PD/Jdq
BdkvH78dejUu+ES5deAkoXt5kZBcn7BaFySP95KwQ5+CKfHpCubigrkQ7ztB09+XkLuQzWqdJEJ6nNRBiXW8E5+pLyWNThITPYIaXdMANcYsGriw6GfeVAMp
16CbRDypxqIEgneWIQ7QSht2aC5bIHHHVO9pHVg8SWQWfGbMugCW/nRpaTxwooPxuXDui7nxjkLSMrQ6OVnwkwAG9EqUNjGkJj9iWBhj2xnwEBEClv0P48oP
LxXRgSNAAUzlw2x9UyZoJREBtQgKok6s2ya652RBOp5f7Ovdd7JuFz7RVFREV7dGsjYNOMFqSWCsQvIlabsK6FYJdktQ5gdPDCGUE9gqID4CW2WJeh3RK+yV
CHRN9jqKzaJKGyQB0uPuNgLCQBBkA0SZg1DmpSZADwBxgR+b1h3aFFdL/+sYSkMsDeLnBdAEyOAKbvI+pmJxs7KUhEDHC6K2z8Av85xYtA1zbC7DyIIQuIqZ
wMRgJqoWgau00BA4GxKdtYCjAG62S/yBUmVau3u0si42SSrBcD2LZyUM1heIt8qi/K7YTA191cY/QYtgsa+0ytEGz0d6TECLsMlTPFRsngAs6bgyvM2q8Hj4
sJJHUeLtU7Z34lHg8EEzGXoFZG7yLaF0oNtkxY9+suLxvTZWEz14Mc9x7XshSsKaHgh+5AFFsdCVjPpv9q42xo7qPM+ZuR8zd+7dO3t31/tp+9yxMesEy64K
2DVVYFaQGEqImx9V+qflR6RYi39gd2W5kcWu7Y3ZUpM6CalMSqptRcUCXgRS1Jo0aVxKUxeR1KIkOAptTdQPR3UVB6E0Uknd93nfc+bj7t31GlPlRytkZnbu
zPk+7znve573ebHQVbDQKSx0tA0LlqKgsdzV7P5VMfQ6+pZ4gRX/KmHFKXXb25awbw0l7smK36tu3yvzfSiMoOm+l3cKcEKIzolHmCvPsINla648lgW03KEO
ADLNJZLNP5DYHQpAXXbCaeq81WXHCfsot/U3j2IOKGXB0nwq3hA8ZoN3JvDjn5gGiRt82JnAJUVdInJnOxJPfwHD4fpb9Gga+1hm5GjqHnZtn1C04uoovQe5
BVDourYf8P2p/XEPb9nFm8ijoUyi35ulvU09cweiIniQwc1Ctd+Prm5dZ1e3Qt2CS+TyXe1lXe1erav7MDDykb58QztrfXk6P7JKUJosE5ygjTM1CEQmsWJg
I/6VWLvqHB4Mcuem4C0LKR8P8N/M/Z4qQ0DNSzxH2tPVl6aCI0dvB59Retu4GTkMBcsTSjCXkmuHcx+2YjRARjm9vt1ZethSI6HdkCq3qXtwlLXTuRtnWDud
XXIeeicMtrdynPNmLueSrqV0SOccjgKIaaKbnyHZ6PwaPIqyBtuW+ml6QAONS4QcL1lQk/xrMm6DhFFLwi3hNCuZm73Tarv3vLl/nu4XzP0C3c+7uDsLays3
A5VDTUYXJU88m3ehuImPbUlyS3matBTgXLcCXKQCnDQZXaCMTpj783Q/Z+7P0f2MazOeyTIGuG+GM/5H2zpptkJFI1opEtlNergJlLrTuaKWdHY6DSFZUkXd
Tkyxv1zTVIyWTsWrTL4IIN6o07cy0aQ15YZR62qTp5WNhajL5IniFk+eVm7itIoTh6VAw1xD3XiAlRxxGPrGrFUlDOTZNpGjIC+y+RTUM/lgS5T/Va30a27u
Benca0wuV5i7wHhlG0hdZ8f519xxncYyOETcVRxAna1TX7F16iu2Tr2rZLKtIxDaMyyWyoVW6TZkxJuzq/Ss5+W7t3QgOVYKs3fdNYg2KbNIuEy0NcHHEBgJ
h3AHka63q54M9R7a6LJzcSbe3rM0LcjQbimz+9cqBOdPc4Lzck5wXswJzgtXE5wXrkNwns8JznM5wXk2JzjPLCc4z1yb4JQWCa+ylHi5pcTLLSVebinxTItU
uxQMz+Y9FOy7HLe30dki4VWWEi+3lHi5pcTLLSVel4xb+JMzfuOoOCGEhVaBl0YyU4HHUSP6XcMkhvIkFXjRRsweESbegZhv4/CjtNHZz8ABNGGVWRryYwyT
CzKWZc2Siaven83CeUPxJnvSb7IXhp3SAlUVoje0RvQ3/LMH5J5iNg45KObIgsytZkKvcvCjygHWt/2pZOa/nX2sr9JrTXbrA4fGXx5103frB0jjqZFUuX3f
fvqCadvo5SseE7bp0mTy1tFjJfN6iVRveY/eaR3Yn/z46LHjB7mdSHckJfJn//WfP/qnb1xxDk1MJ1SET1GbP0BF9KYWj01Mf+YozQRlRogqNKljO+Asx7Ut
2q0xH9JAewuuqpggUXzKhGC6hi22PBlX4EJQTV7luPZwNgLE1c/5pw/BFvqp5KHJHtgOXIBrb9+X1KfYMJ60pvazAxS4B+lxZWo/+6Z6kgx8Huv2k4r5pG7e
cc074h4JV2W80w4SVxwl4ZCKCGOBGagBJ7PfDFfYHDBYS9rdIp6dB2KhhPM/qv279jNXYqISRD48o+4e5RBmYmqCW1UVdSfFFfx4sHOCXSB8B6q9MRRK6GAl
5oyy0e8r0O+rbOowh0eVieqvMgtllZaiWWOlytkn5IdO+0T1UOx3N2/UDsWZsQLmI21tGJQS6/xVNuYby0XVWC6qYrmwgD/R+cspRa6b+4G1fRMGGaMo/LKn
qtMSKco3jKHj7sZkOuFgTlHsTsUexkAyDaqifUn57tF9QJOzP4tFtIPJFEA5tLJrxlcJZh5MDxsDWWiPSrvEtV9XVp1XIRPdLZNC8lUkfl/Dxw80IxEWjX1m
cFpPs2YPPSnTIPQZ1a69fWIdwUNd2oPnMOjq0j4YSgDC9fC5YfOWSNGrTlfIZXCoeqvrc3C0ZXOp7520WmlnMNJc8OHc7ZBS08ljHP2QysicuQyzC7/su32Z
t/2ZAoT07VcefbaS/PDSF79QTWbOCeKe8Sop3t4RlImfx9uzT0bsG6R9JUXad0X5BYkCyi+YcIDuo+n7CjtTBBM/eemFZ9+ob3cjuk9RfeUJFObhmZ3b3U/Q
H8CrzT/3vRfgurXb4FSHtru7MpjqnTAlJi87kwaiWrdAwFoRnHpH24A+HQF9VgW2Ewrosy6gz4aAPnsE9NkU0GckoM9eAX22AN5ZA5zOFmcAgJYtTn97QBCG
awT0OYgiGagf6dIC1DaFtIBV6NTpS4WfEITcQcRGRJGTGtFPrxr0+8+rRqn/ga0Pk7JtcWaUYEkPCejooFBMT0nRHpQy7ZUy7ZEyfVLKdD98ZdPGERokknEf
LJAKOXrol4BswIGqluixY4JIHRL8er9A1SPBr9cF4t5BOcTI/WROdUCxtqrPK6n055TU+oSSah9XUu85RRUXhBWjs+YNlP8JA+0/aaD+XzOIrNNKuuIrBpH1
vJKKnzI4rgUlVX9SgZhlGQRwKAjguiCAG4IA7hEEcFMQwJEggHsFAdwSBHCfIID7BQE8IAjgNYIAHiwggPlk4EwKpHrRow1BDlufRWQ969CiaMk4SoCP3JEM
SZhNXYpeso55d6LtHOuoZ9G7M1AfL51i+O4huqWiHGQDMRuLJbZvieH7peisTeog+HQxmCo4D51RclZ6GMi20lZ1BMg2trjBp/IK/of/nuWin2J18tuC2YWs
eRDGdbXd3SN/3m/+/IT8uVugcPcC9YYtaEm2oCWc4O8SfNyd2K5hC8ofLCiTwLySByftgxPmwZySNGeVJHpESaqHlSSLFkG6hyTdg7YlgV3+u1kThJoaJDo3
K1vYZIeAZ/m9ZIdoA6Wca8DXA7c1XX0ow9mk3FkQ2L7w2GqftnmeML5gEwWHfA54DtkecsB2dtamu/HJGAgQxLqVcI40XkvGJ7WHFWfcNTkQBO4iw8w1xOte
LyMfZU1o0ozplYWUA6yDja2X9l+LUjzq89e4p6oQQCVc+umLKvo2CpnACppd1/d9mrQIHdvuz5++8l5vwEQJB2EOTWGm1RoUIrEh8+IA7VvBNg4aADYOdXO9
aslj43pVQtmjv+f881R2hyjDuxo015YmQQ/lsbhkee9fdm637Nxidu77lEiLmv1P+cN+3Sd3hcehHhJwxfDEjmPtET242B7VrcX2GLf0MBvXwbk5Otteq8cm
9LH2MAbEKI4ah/XQIo77chCMsVk9Qm+Cep36bUhHi5RmHzpvINfTfUVEwiAoOl0AHZZBJPALaukLjEjoB0xiUA9mMIm+9iBivA1amMQQ6jSMgg3rAantCGo7
pvsX2+v0msX2ei7WiKntGGo7qtehtiNpbUf0QGdt181ShdujGBmUvF4/CzvNWj368YY0t4jTtK3R8BH+RMQ6aoQc9IEWoy4fkNYukAgaB/IA4+BkOg6sP4qP
rb+v6zxZGYaBQbLaaHjdUi/ZpFOfsposxgEauJrhnq6Ml8emywzhSbenM162PYUKEgu56uu8pasajkPf+rSXbTjwebcYDzxYGg+8wvHAg0I88IDZHyocD7zM
Zv5y9MgRs/Odd5nLKhnhmAuwqdHX0ywWkc6ByXEHp2rBVpaTQfJpPIh76O4h9sRvWsJawKvnXdhQfQ5DAJ5R/FWPWyhYBEtBC9TuJCGXK4aP5R5gioiRRZFu
gLEv0iEY+0i6grEvEp+7CJuHiPlWqeA1AFVrHCnJFMSo/rwOL+leJY9TQgBbnO/MZsXpywfdQTVAlRz3iy9r1TLea1ECvjtrY3YjtPoAXTZPkmzmkOWD4l88
JGHuh5n3tT1CaxT1R3sMi1cyLt18ngoxoseS8b3WLNbN+/eCG681i9CHZY/8pkuTlK7n3fZ63nMwOwhS44pFPztquP3X6bVGXAbooZYebvfy6tlC+7UaYjQb
EIpYeAHrUCD+4OPsTQ6i7+l6iMdAXffi0kgXMDTEa7YF7xWc/i7ZlOO8lAPLICjY2i5fRJCGmi4kCFuy7w9k31+TfX8WYDQS2WgXOCYL87v1si+PLT94ukCQ
xp9yyr3HBNwU15o9RvAKFp1tiM5Y68X2BqAzN3Kp20Z0xnrDbPsGvRGis43vN0B0tmlF6RCdG2d1TG+GumeREgukfQJun9x4CIoLxaar4ek2XRVPt0lvyhaK
oL0JeLpNdqFoo0xtW9EYFd2Aim7UtcX2jbq52B7nYsWmthuoGvTGjahtjNpuRG3jpbW9cRbtsgH9QXnocV4obtAbPs7sOYFFJ+vIUj9bQQy9pwc/kJQGuasM
Klkyelb+VPdg8XBpQJMM6dUhpkTIdohycllNgpVOtAKOOHRRJZhVFxUExUs22tAlBR5aqxeQHvFt+mIBtqcfvfnFo29/6/FoO6QigiAlp86Q5H+ZlBgu4qNW
9I2zDhvzcN8W+6kwOmuYfi3eXsQS61hPum3WSxdccax52sU02aqecUVne9dltqAhM99Mjm8wJ0uT78/beWocPMdkumnobpAc0RWRGU2jo0Jy8BKIDfZaEhPr
V1ZOmGrjCZebzn3M2uIur9/uHjcPZ0FtSZrfDK60aL4LvZVE+0+ViPB3cI1uU2/jWtvp/BjX3p3OZSXEG5dwpTXgopLMXjfpvprP7GXz8Gsms9Mms6+4ktnz
rmR2ypXMnnEls6ddyQw9icyedCUz7koeAlBQrEIjUlYUGl01vBhOexP9W1fvCbPG06PUL2F7VJR1+E31QlfspXkn/Da9pCYJ70xXobpXhOoe61cfGe6D1UjV
ptgjAnEOq4lzWM/1SlWSf9cnVfMJ5KRq+ph2X9chVZvLStVGp1Rt/tylanMZqdqzWqnavF6pilY/WZzvBXFQDzBE65CWDZa5PUtkbuMqCTckeFC4XA5VwUyM
wrDt61GYy0dhNVfddjR9KZ1GV3ndWoW8Pmfl9VsXD//wJ//xxFe1EdhwluB6/b6NVMdzry6COlpeUCfzb37n3yvJD1752z8Qc3PxvVxtZTKuSqgHMGzCFt1u
CBXHisKXLTeoFFtujAycsw9mzIP3Imnx3Tmb0FmT0Bn74LR58P6LVROyYekQoE30fQ2YjEbZbPIxPmcZpMelKRoRTIj7ERlDiGOyhn4oT0FxQYtfdtHO77Ax
l5EAZTbVlaPv8XZ+c87N1hO/OLFzNo2ds2XsnNrYTdcau+k6YzfdZOyq643naqPDc7XHeK766OYjSnxlD7NHK9sFe8XmHIrNuZ4b7rkV2qw39XpYfG7bo4QJ
CkNpoDd/PW5/yMFQJbk59yGnpH1aiyphLuEFt3MezbtJPR3CL9lIvZwun2WaoRvpIWlb0pPY0Ea/Bog6sNWpQZMcd0oxB6fw48AI/Cjb2iD4wDNmcPAgCcwg
qZtBUsMgSWrJC3/I+jOsr/8/r96HeRWm4ycLlEYaKEnTMd0voYft4GBlNjLGCSakTLVEH1qizwMursl97WO0Yjq8s053GD4fmbPWGm2mQcIrtUNbYzyGRssM
0b38ExtpcnHlgjSuXFAICwcJLWHhEImAC8D7ePm8jp3UAV2D8aEO40N4lQTEmAODAuLKtXFux5xYMEmg+rqXo5qKxWQrD3THMBb2svIvc8KBFdmB0Qq6/7gj
HHJYpOodixTPAp4PSU/X5aqeW650rWOa+KbPI9PnIU+TevLNk8tOk1VODJdJyP7vTgw7L2gz87g1TdqpggNuQ8q63u7zWS/CUw1gJv1rhsIgAB6ClvAQaOEh
WCs8BOuEh2CT8BCsL9BKBQUeAr/AQ1ATHoJe4SEIhYegXqSVmrFIGB0wh2LynNgao++zX+YNjgmWijPtjzAuiNnZMaxTo2l4spKxu8672blLlVtOmcAbVbSg
JVzLjirMulmSdZMkwz+rtovrBZwj0vVNnCPS9TzWP7q+jnWRruew/tH1VZwr0pWBd3R9GetnFSA1WjerfB7p6epW9VWsx9UtzotYP+l6Gutmlc8n+azlecWs
FYLsuck56cauhOnkakT/MGscFMDi6LAIcgEsYq+G3pWHfVVO4KrmBK4qJ3BVcwJXlRO4KqjH7tVV2WruosdvnXn16FPPfenP/o1+v0NeW1Dms3klD07aByfM
gzklKc0qm9SM6kjrIGA/Dtx7s7O2au6sjepL8vvt11788wqNUHxZbfdhpNqAN4kE2q3x2KYmQGwEx4D0OYqgi+HMrJbbwAmJ4VwWWo2y0GqUhVajLLQaZXEf
LgutRlmGc1mo2Mq6ieFMsxXDuSzDuYyZAphJHx/GprQa1I2zbruM64wrJ2nvcvfTvs0Mq3fMsLpshtMlM5wuYjjxQJtz5Xi9LMfrJTleL4Z/MYG9fLHoB2LR
r5nQKyQcjE2/LvGi5XzoFkfAcKlFlsN/9M6kJERmolR6fyd9FIbf98A8qZiyhF04ATZxmV8hzgKMMo+sQunY7YG2VGgthVDNNTQff19nFlLM5y3OkCmDMtGZ
IwnZ7EoY50LCQ5JwvyQ8DBO7MjGgRwT1FwFbhAUs9lLKIwYbspHCwKTp2/F8pmNoXr7TzMpHGyzJfryY/bhkv1Gy37zT2SzZf+A29QFJ9uZ8sjcx7x8sZJzY
zcXEbpbEtklit+x0bpHEbr1N3apVE5W5SSpDFydfGSetjHlvTN4by783NMlru3nP5VAd9L/OdMzfKpxUarqTL8P0T6zsKEFUD5U5BnML5X7caH+U6uZ+2ZZ+
pp3wN2kYsQuzI2z/HOXPawdwChVTwLtXFOMFYxyS0G4ouX3f4txTid6na5OABXKYctfC5nD4Ewe88fPg/veD0cAzLnHCd+E+VMoDKXyzKPgQ9HuE+yK4Bu6L
1bJg1JZlwVgtH0ZnMKUlZyvBYhzCJy2uF0gc8iwWwqFRY4oLjbBKHYQP2V0tpYdwfp3NRF05GvJsDSG8j4z/nQ/ItN0p+qyGqZScPsdMwaLFpx3ky7KDFUe7
MI3klSexCFZg4ZBIXmz5CnYxr+wFJo5HsDw/+iszfv0tzidl++6P00IX3MdnjelrL9mz1rl0e4CizT9svoYuHCtcT6q45z5J5riKm/BVoG3wLzifU0CCHoUx
njqC1m//F9XnVdyHpvShMsf9BdeH9gBsXvqY7l+cba9B+U4oxniAt3TQu2OpG4kUzgc5W/RHD/MS2eVRE2OxuUyQzlUnoZYmwXuspjwvxvOVmA27cz4nRc9C
RF/c3eAwv5yb8QnxdG86ZLKnEg1lwIwB6wDis624n/JHt4gTiA8rMKhIdERpsRNJ+n5kOEjYjuLE3hnaOSHkgD0UtTDp6cmeUtlVTpkPni0suj5Fbxi0dFBA
S9OfnvlzP+XtFz6rmM/qhc/ovcRrl/GuK5jp3Df4kXYHpMHSiM473OBAuW+7d5Aua7Z7D0oHLamPU6yJo1zPgdW3XC+tlJt3DcV231PLIHxOORTJupedBAbp
j0s0xn6PMaeuMbHvjQO+41Nal+2x6OB/tR28u83H8veCLIZZ3zjQkSQYfTZLiiYs2PkdwSp7xmUAfPTUS2hcuAwAsWRdBuDqMxMh1I4HD4E6QN3WQ8CVJMRD
oI7AweIhwCm5pIwbDwEv7yHgSQimjqxLK2TtXlPWpZWyZgtjbhYVhhKTEQTGKQJzEOQqHY4MnjgyeDlHBoy5cSMZIA7tlbrnX4yJPNdR26SjbpKOGhcPs/ea
7Y5VZ3uHZPvLku0OOKeRJH1axSVx+A8hhp+B+uWzudPDdV5ZtFlOStFnCyoetl7Q3cNWGjG6bJTKkMNUxiN6JOfEHBonZk8PZ/HgwsxhPX2uhwSQV8KSJuKV
8fIhtczEjmO6gbVk6NRsxnWRRb0cTs8taIt34DaqM9/6B3ZSa+B2J1UPrNS3UjPQFYYEJRiAAN4KZh18xZwHuFn0aQ4m3cOOF/khJnpnxnylGxm/VG0V/FI+
dqKKHSVyAr1fOjLiPdNKFFM17Ao4FMY9CAqWZnT/du+Ekm3HnLBj2RO6OY71WtNBtr7zMWa595FUt2nzEr8HNDKGzgThpyZIt8wykMA6dqeA0h/nUxZVOMG6
P72bn9b+ZipU3MKV9gEhNcvhI7NzJ+bPzEwf3T06q1uzcSPvul5kFaOW3TGHGNChCQzdeIpaKXyKlV2IHVBzcHX9LFrSFeeotATPHyktp0Njiwv96OHips/f
qj6Nxt/i/Dbm1BbnoEyWKWmTB6lHynn2rhAHfI1lushHMNKDUq4HeWvW3BfT/uxu85rtk6FJ3oNd5ji3plukU6iEf/ywGRQ69iT+Ku/QecKPSamGpFSr7/6O
vFYYAu7y3V/6X+5+TBVv5U7l2XrVTg3Rq88o6danlfTrgpGCTyqpKknDGnu6ZI1VnCdLO8Rf2iElScyhtPIEdM6qx3EoJgxrtIBdg+0SvNjRDTYYEYLXoNMy
hPWoY4OYpBq30anC8DdYv3Q5qoix/Xtitj/9J0cMavmvOX64J8zQ4NqwvkkcUjA5aEgZAahmJypLKqm98C+so57lq5KGcXZJ/B2OiFPGvqSiy4hKlZkXS3FV
jvYQyorU2tiH/5NrItVXfmVUHNPMn/eMYitFX3wYhEFUFHasSebSI4DjRzhgkaTFkEjjrOFLWJ7yA9oDaxZj+Srs41jfi0DjcH1CjCOqcZmjb1Anf/aIsSdP
w12sghNzBB6rwzNd/Jwet5GaS6y6686KeoKi91NnquwLxQ8UxzIJP8jcnjgbcWyXJNXkC6yeP2a8S5zoEZyKha+VVc/0knCkWbP/D3NXGyvVeZzP191zds/Z
L+7u3o/FcPYYV5CCIZVzbROp5qyKYqt1iyOr8k+ndSWCo8rgpuoPFF+bJUYybkiDWyTzg9YoRva9DrFpTVVbJZHr0pa4OLIa2tKWtIRgCyc0phGO3aTzzMz5
2L0L9+ISmx9w9p7P95133nln5p15BsukfkdHGhRMflI7NQx1ZX8UamFuFKrDUaiFvihU0Iz+cRSqHa9EzZZnt2se+krJ2yNiIs3NI1JqclhUkEj9wmqzhGoE
2FPkCqzYTCzAV5bE5AW52ugBSi8R028JS4yjhqIxXOO+U8miv7jfFQ6+1eqaKJ2Ggo3VuAZQLVwOC6yOc61Cmh0Tv8o+lkoa/Vnhd++Vd/t8f1QLURcuDrdw
ac4qJ5hGBWIVro5SkYprIapghRX41qp4B73lD7M6rhDXNfFS23hDWOM7/uYxpRfq2EF16lR5g1qAKhgrAjfbcB4BY4Uf+tLD+tC4PNSQhzgFoaJcVQuTRgiZ
+G8VOJyhvJLjHyIuzFeRMNSA7HYEHEPJrmJrrQKc4GEDy45fOHcLvClfwG7VYoBNIbi3IMG9BZSbHxfASSBNFqd0542mtcOEM5KA6776teebJZIfX7D5n8l1
bIsZehMw4pNdi0w0ZzXipbdeP/ioCOciM0VRmKJ4P8nXGpxquEwK+RCm8FKm8PjdwhQc1FxEQS8/xxQlNgejYsIUHsfs+uq/h1YXYe3AazKucElTj/xk74K4
B7dwLXdlDBc2Azu9l8kWSigoTS6Sw3GzizQm+u92fkgYw4XGz5dukofWACzKSza/+svTF/PuvFLquhseHQXXXSkFZi2lbrpLhkrp3QMQrUl5+jIcbhXRgLMQ
I5/fnjRtff6aFqjH++Kln+f6nsNuqobBgwgEwGIcaC1HOAHrXJR+URiwHu4PK0q/iJ6eIbOoNtsXLT4QPVZdOKVQaDS2+IkFUquq7qQstKwK9qomvRsNy9uh
YQ4YavU+InLyUhkwd4t6IXMnM8hf8Sx2sanAG/OuCA/OX6pD2yl3j0itS9hgOZr2e1XzEL5XRIkPTAUSbBvyDYJ6y5zj+H2sg+q2EOeMlCisYeWesvrupql5
O4OlVBE4YHXqvvoegSZaTrwHxHBojFQQrj5I5KrNsIY/lPVmaXSI7HwDhmQYrwnHl7t+T6uRdt0e6pC63SqWuXS0viNDGQafxHYsIgM+i5T5tcZGAABOWffR
wUeRSTd0GQv8HvllAKLCBaAKv+Y06+8NOVN7/TFJ0uORbEAuNrk2N934bVyKWvG0BeHewuJNUyyeBmwOSufSL64WrlpuM7bvIElLh9/l4IzGsNDQhpzW0FBW
jKl7s52xGAAbXrszHjbwoWLY+ASnyDVnGReurJEoxO130RC2EKvHPj7vTk4O4nR2Wkm8FRZZIl3SmuEIuO032z3s13AuRBG5PV1za1T+NCRyQwSgqJpeNMFw
qPRgk7dHpMJ88cHZ0JvZHiUvI2Expri8ZTBGSeI5Rxl2tiigvJOw6/uDNMu9cCyky6MMytsWNXkxMdp1SVzBUg0rkFyN8XAxIoY50opW4Ro627wfveNmPRh6
9zN0BPSDDg4GIl2BVujNIoUHaIWlnMSSoKzrE7HewSToXMJp08E87Ax12nTgtCny95JZyL6Wzmw0BmqkZIiIDJXBHaIk7lgckcN4I4+ry/BMw26qyWllIKs/
JPkqvzsXrTz//drbSjiJ2TyGSqE64mH7LpAvCjvEMGSoXa81SaNlKf4vpluK/2uETUG/TcKqwJ9A5JMIJY+5v+OgxDrNjFHcTf+wH+jAcjWi4E62y0ex8mFe
0JyIiPeJEbeSOAorvYia1+s+tL0X3RAu2ibC0WSNBBVDSjRVgjKAw9CNbVE5vechvufX03uISjd0TWAs0hsr4WgvqmyjBtEs+yI9WuFPwKko8VU+nvfZLEzK
CoyHpdvLI+HS1DK1SdqFt3OpZg1VWxIurb3I61TUuS7sdJaEyzpL6fshpxImKmMnvD6RuXV0pR5OsN7V0g/pbMdc08C29KNs2nSuwxKCb8lytITau5SUQ2fu
K3JTFvOXI6iKvDpkUiX5Dt8A/kl74UvUgScxCLDjr5N0wqyY0GurSw7qxaS4pSNf8B6ykszCXXaq8XIEx7DNpKEbTCZKOVpJKcdKwSib5bJF64xJ679kpKOq
FCeml0LzF22PDDFztTkZBZAqdNdEVJml9c6QCV21Ld5O37o54ow0QxA9LX5DpFpAfBSVa+OvsaP9yYeFfiXYjMeekSjDG+HDCE0uVvlVLsrGf6eKywELGI64
+tQ2VWdfsiQi5DDC3GiBO2ghcGiFfcAS5eWIBbxlHTYzHWYH260c9WNpyEuFwde0Bw2hQdCxJMOuhM4vimra+XpUR+dNALqYFbs4Uij6eSUoUwdrobgVhqk+
XoI6GFtynznsPlPv68caJNWv5mch9z505kUQvCyFq9CeR7sjO55u0wrUowW+SsInatJM77QY5pIRChuibbQyHxygyTn8iagDoGcy80hIFbeQ7ICQqsdC/Qye
fHivx+br9Zj0emy+Xo/5YV8qcxFnvDSVGQKR+3FsoCOf4Y4c4558U3pyzbb97TNmf+N/ixtPp2PJILuS1n9Y/Aadrvu4NngDtT8+vJvOz6admH6oF7bCJmyM
UWKzNvepLHdpqOrwfgXBtTeVGtlUGh2YSg2shqNDB9EcHMT+yVQb7LoxvN/1+fpdl37X5+t3HVC39Xy/65yEnQ3p6EKHtCFDag4b0sF+rS8Dj1pqUq370rqn
On4AgwYRXCeB6xUwLqKL/Y/jOFYZD9ENzbXGKT7y7tx/yk/szn3X0qXARYx17flHNfYRJXXjozhPX/+naV0glsn6EIq/YzniBvFw7QU8Jv9P0ounf2pv7qDQ
/fT01s2dCghvJLYGR5rzrkZVPCzj8LCgHIApfvbKFvhbpKY8Q1STGb14vajlIQOCsOplG1GVNyaq22gdqTJhH9jGEZns9U9DwEgNInOv99dEKsZuCxZSDSe2
5L4rqIiDYje8SZ7aqCm3R4EwOtpBS0nCAhvv2pxT58n2aaUzJeAJQsbQK2/93WOvPvcvL/6AhXKlDI9NjJOF+MK3X36nwGlSoF+dQQO3QJWl+RDM4RtD1Avg
VhtiUNsSFnsRzECa0wUcEVqOY32t8d/KN+ct4a9zlljDZ+nY/cFZUjmO3MqRswzCtWvmX1/8H43pVRCujYgTFr/3fTwgf6J2YVFHc67iX9TEBTEU3Ph0Wl+W
XkXMiJjplUmNWUNDpa1cqPS9tJS4yNIcx+GezgQOd5Pt6CKYgxN7fq2zmD15pPTCqycxr+tI/XWxkV8Xtx7HR09JWPQnEDW9yrhJgqnXCO+v7NOmimmix2lE
ESuGl5eSGhHwoPVOW2i9w05CkXv0KzfIN1vvW4qSdt6IXR5DgUkzBR/NlDzp8dDsvvP3j7935vF/vhWZFmaXBnr6lAGINNxprOPZB6Ql4xb6+ZeQK1MI9oyD
KWNNetG8h34+yxfNu/miuYFfYN5Lfy3fhAqsUPWOGvhp4OdZQ85ewUCa6SC+nw2ioLDZQyPeP9RhTAaPhJngrSHOZs7JrHikF41U2Og2JLHOuhOxGgAm83EY
JyuKDmQ5hba+xA+XZiJ7XxjyH9O9G+On9pFUcv35OCndUTPkK0biYslskGyJmzce1BD5Nm/UJ5tURl6+sWA1EvlW7j535oknf/ytJ59/x7grrGwuF0SQxzhd
iH948suSxTm4NBc+2narozq/OLNF39KVeMhKzW4G6VvfEj1HyJqDi3MBWQHBAnIhziZZC6c0a+FEcuK4njiqaQyvpGkMRySN4fCz3/nWied/RLcc1lv3Wfrs
HktO7EpO7NAT05a87P30ZRcHX3Yelw7DI8pQwWlWBNSELCuiEr/9yhNfccn0xLMuJz3UuNy9GO4fufo5jx0H1bM8x4or5604+3JW3OBCm8R4co4Qm/MMfj6c
DMZ8ZEhZfh4yDLJ8scNRMOlUhdWQ69RnSPEw2Oo4w901ysSnZ/IG3pxujQzvQWW+HlSkB5X5esBbwJV8DyroQSXpQaP7KgkZgxoSv3qNN/R00tDTl2sotSZX
Q+Cj4YvUbH5ngOvJ5B/x43cuS2jnGml7tgj192Ej92FgLbrEUJiBcw0PhTPfUNjX/lA4CxsKErZYbwQiFEtS/OOvMkToBfyuTMmq5EnoJh58+tEE9hH/BRHv
tdYiSxYquuFoEriQOD450c3QxLcSVMKLnCe5yniX8yNXmz9Bsp8m8dWv+toNG+ubOFbWGt/AMVhrYCWHbfUSjtTbD7aQ480/0Te/q2++qG++oG+ef1X32REv
LvbFjLVGpADo2gT9G6d/Y4hLGZN8xnHJZ5yQfMZJyWdsSz7jYslnvE7yGT3JZ1wi+Yz1vnzGmuQzViSfMZB8xpLkMxpZPiNYY1eanusLuDVHA/vrkRLIYVA2
K8vAEbfXSekSOzTr29MAy0kG0maU8BCx63nw7K8td4oMNugmwV5HnKu0KeCMIDvCyfv1i+wHx87AKqMOr7h6+eEI93W7xGUsf4RI+7zHlexwBcz8/97TMINp
S+wfpHJKvMt5MyrFW+/gBGXOU/bYXW/dQUu95grbmjtc1lziEc0tdjTXuKi5x4Emg1Y0ObSKLYGLUOKoVTqraon/pR5Ufe7+1s3p7po/zEL05XS2x4e/Sdp8
Kg2WNGU/yUYZoDWQRT4KUCH8WvBoLckrRM4cJxYK+hNRd4G7lTFC3xADAIMUlUhcRS9ZlLNJqcu7bSHuLltsxp22iI8dtpCoZwuJpm0h0fu6W3LREtJesASR
9jzKn4KEltilb1mdJgbvTQt4h6uMs5ZYvactMXtPWWT3mmoPWmkCvVR4S9EdzBTdwewDZwB/CDiDyWXIFN2hmBSIG0B3KF7+BVZqDvMem6koD4tu5VizNDqT
46VMTW4Xkv5HTwGHiZzFa4WcWPcUn2FsAQJ+2lGpe9GWE+dtPXFWT5xSZ9pJO1u+Ttjx618B/ejz8mvKesOOA3gz4mDKOq7PHk7eftDRlPbkxD49sceRt+92
srfvcrK37nTkjTtwPG5DuO+xc8J9h5OabNP77E6TRH+nRX1v0L98GnuQbK/qZiJi8ET0IixmyprRxeSALib7TXFn7TPF9byXF58pTsEHgMNuHMtTnImPxPSd
ODam+jLywyYjYbthi5Gw3XCMkbBdLC1b6UBLyx8EnnL9ggWKOrV9ZcWL7Es5lWPFUs7bNKMJ8Ac0IX6/4ijsU9m4V/WFPSoTd6tM3KUJ8ztVNu4whVN7iq/w
CHDjXcYlYs6cNoVzt4JBgUs0RvJT+DG34VuTfdJAVgQvmbGNaKG4cElEUklVpO8myNj3SDfvll5uoBHewZvIB/s2kUfh+DfEKW9iQ3nnM4+oOPiv5E23R0HZ
S0Id4+P8lq9nb6E33JJ7wRvpC0700sDJqjjqKuK28zIXmE7My05KDF1PJ8f7mEYJauEFnVPnbOFYzE9w5GlbOPIS8/TlP8Y8Beos/+J5WoL4iEsyT/HBl/SD
h5zcB2f05H5HPogpiw/udeSDl5y6+iGeuqUFT90Gpm4zgEsCM/eqSy74lk/Y7Ana+ezTr/3bL938gcUUXoWe5l61gE5+n7oX/+jcEzYJKDzoQkCzoMqElKEy
CoyCYMpMpZKZE0mwRapEcfFg5j+JWoYKrBsbGNdzfFxrnNW/T/PGB/GKlSC08FKGtp80NtW+10uj2wa81r8n8+sBmV+fgxBZjahvzP3PykbWRpEo93XUzV0U
N3cgC1SKRxbvfO9h5vP8h8/8vD8s3a19X3BdAr/vmpfoeqJfHjQjG2Qf0WIjc4XSiJxOhNIq4xCL0/wnINbj5459/R8K8flTTzwlm1lFqQ1Oo3U2LXBoxLsP
4ncjtrMtEYDcxDusTbGXe+bNXhqWyxf79y/HQSiUA6/J1aTqm68bo4v4F/ZF6/i11qjRoYZNFTY6yVjeghyM3Jry1iUH5RpYVcpM90Da4ZGC76exmSOwT8zE
PondTzGMNgYUD5QlUcGTMV4oGviIfrbox3t5uMr54YocEDSQ4hao7WFv6dhd8RaTakpTmZ47wUvJ83MWpFCMoADLycm5y0koJFomFFvOy4n/oS8nlxCeV2nt
uKry1M8L0gS5iKO3AFTK22SebJPZqQkiLM4JwtcQj7t+8lNMXOIjy5cNwqKQ74AO3n5bNrL32qLF7rFlg3ufnQZG/JmdBkb8qZ2nrVqJRNgwqD+SOhN04mPD
s3auJ2tNspOXJILAWLajzEDm/jhqr9sKvaS20Dlb6HBWbZ/TagudUtvopC3W+QlbrPU3bKHzcVtS9HVkLtOY5cSK8s3DjozZIUe+fdCRd804MmYHHPnmfkfa
sE/bvNeRtu1xpK27HRmzP3JkzL7syJjtcmTMdjoyaDuczhjCAunSCXVXHLOkKUctacIrWZxhReMRA41H5KYcUgSrg4poNaMm4QE2AVfYx7FjlHBDziXBtc5Z
zvgaoOjRiTq8mt5aYw0d6nS7BJP0buaCUiZ8WIZgchmYjIulWtS4lJBqSLRpTdCwAsHGytWVAvoMI57kxZC3AKWNCwQ5wqhQ3tACiCSYWxc0egA6HBoBqUQv
m7oyXQ5feEm/cFi/ALGEL0Ai4QtQ7RhA1NEvXJGKJ3DM2CYra0gP+6yINNBCQaKD/29F0BcwtZsEWm2N+AtXCmDacnEbLhNotVDA1HI+yIr4IKt9PsiG+CCb
4oMcFR9kS3yQY/0+yCNOElHcELc4cKbW1N7mETT8f/zlIpLpyvAkaqhxKfEnHrfvjwrqT9w/g7XuhWytE9chp4fiUuTyrj8K6O1JYYHcsCChUcjh3Gsy6E38
cblrFwiKIKkCJG58y+c2xR+XolCFFfZhO/KSGVHEw0cgc+jOQ7bkhR6ErKHjDGQKHQ9ABtFxP2QSHcn6qOG41yYZhi/YnUU47rZpnhfYn9PQRhQYUPaR7QlO
QwFi6aidSyS0+8r2DIBdXT4MgMt/zhMC4LK6P5AJ15wlCoTbouKGqCWAX0OgA5rIQ3L7wCVCs+NqMk5W89vtRxtKeiC5WguG5nIHoLmurFdhC97tJJgrA9si
GrY45qivC5zJMeCl/shanTUWAD+KRNLfXDMZDC72+vmIFpEHO27YmmGPyLCxc2fDIieFjUnmY5crfHd9pEjMgQRJUxE9PxyT6ttjodfrjKv3eaJb5V2PgI5e
UpRU31vZEY2Fxbt40jF8lU5OpAE/w8H0Beg0+H+nGbk8O8yoFd+om3i4bxtmB0KZwlZSXaM8AvB2bEdSUybpK3fTsBbY0Jjs+8ZrUmpxhU160SSOUIiyyTXW
tXudxXQAgt3Pfnbbtg0ozhlO5LzGE+I1Dif4fT1uy4Qf0kOh26aX4TpQAjZxXO4EjOo2HMYuHMZtOIxbg89OQFp6IZybwLJ2Q/+Txsfg3wM+oSu4hVh0jGW8
BhkhHSZvNsbh8ruZDK18B1/YlmUb4++/YGzqSRDyKMTUZMeTCpkZlc4ylcaHUekBCLwV9kZNV1aUCRBpjLE7rpBIY8BrRjmKD4lIRSGSByJl88b1F0Ax9spz
mFo2tybSSp0BhDLo+IHnGU2fYn6mdd3hM62NFO0CQNS6VaTs9YYN070yTPfMO0zJDM1BKeiQpZgJ2BGRmMNrb+j8S24acqtGy+kYaUdbGZZEi6ioWBK77H4w
CXcumMQog0m4fWASbjgKZzyDSehqrbXEZA1vJdZgW/NC25DkbW4b6gBMhCXqPCA8Ga4b8dv4VWQjXeC63XiZ1j5zBaEcBkG8gn8BocCNPwYAcN6sLqAi6bs4
NnmzmrnyAo4+b1YXiIbA+i4QEe1TZhiETeWMAnupC/EpcxMPlDh5CjD8GjggMrQAN7fPDyW5yLSKNwFx8fudJfRYC3TkvD/hhoBGoQVuKKfcUAY3BLF5CWoR
o3BJWTiPAbvBGxqky4ZLAM7gAqNhXHY9yDrCZniNK3SQ5C9hA7rE+2Y63n5sS9VKaVE5tn8DDcDq3kIelYtDjejaWm1OUjdaSB3zZ3MwAy3gpLYTTcrFOu4O
W8fdFBjUXS/56XNXb/fS0J+hp/VUXI6vC2Z73e+d/8Z7BYR9eIiqa85m8/++T3Oxt3aa9Akdnt11QBoJ21tI/pB9EPMbsEIeRcgohlTqogTZwxgHDrOUIE5B
sdE8wnj6VZtBmNvxD9963WYeZvwE0BIb30y9xaT0EpFuAC1Xm78AIgIypI2Ty6KkoE4rdYhSA7l1gHZgNfaYHZ9jxf1QzklFxp0bkxFwAVeg12K+nWclvpUi
hTdz9U9bnQYcrMyOrrDjRDqIQX9ibxvitz3M/daW02nybQveOtTZW0iOeLs/xffn9pVcsu8VPTkhOeBgJ+zEzHICuC43yId20TRmv2Kv++ZJU7KDJ3v5rCHf
j+lKmjXURjUdNkkjP89iCDzKJwYH/TAUEyCONYw4FqqlbOKypbEl95nD7jP1PqwiE1kcVYAz7QQ8z89Mi6xjYOU5PfttzhbCpZjZXro20COZJiH4j1ivz9HL
4+DD0etq3EXU4FML3FxtkTz94nbxMOdcvfi6uHp5VcS85SXThau3EUOp78tHu4bI/ObJl5/528ocQv8OExoX3fiCgdL0lyR1fGQ/pMIRZG3kCJG86vxtyN7o
+3NclIeGkKmmiTRHkMORSPPLjl1JRm5CJ5U1bFJZXMKWhI05fKB8GShfBsrHQE0kU9wnbSIrCY2fw3jDpKfwBV+mb2rlpV29SF29pf/PNfA6rTVWyvb+cvDg
Qrf1SQgfYw+DrMWPbpeNIFqNj9nY1S+sMg7aHVcdGb44KHB2j50W1HITRTblYxHgtPgiRew0i/c/z21n86rbhEw/ywKeV5IGFo3l1niyaCRIQ145jYHnehY/
/V+bg4upzYAoahL/BJkbZ+6taOyvaOgRu3LWxf/H3tXHxnFc9929vd3j3ZE8kkeK0pHS3pl2GdSKBUQgJdmotITiym1RuIWBKkWBukDqCmz/sGIhiAOjOolU
wBhOQjiKw1iMwyo0TMtUSruKQ8lSTMtyS0uUy9Y2rDYKQtiyIKdyotpKzCAC3Pm992Z374MU1Y9YCUpA2r3d2dmZt/PevO/XCr7iFiNDWlH15VGdwUhQkIth
w5YFbqseazwd1GdUfW3Hf7czC/O7yK+GBUzl/pye//zx4+//Yx3V/HN6LlOmwPVU9M/pKZ7sKw5+54cT73H1P6fnrR9/8dSz6W6U/nPkM6q24/iFLHBoew5m
DFxA7Ne0+jFsQSZjTnXI0uy+P2Qxs/Y+V33VVyTMxdVBFC1htL+bTqb8wW/ik5w1StZuDtsxEg5cfdfychQf5XVbadygTg71kwE+u6QOeEcfeQ7DQBopFjXo
NxhHJVR08S+sgU/Whnf9nb+Xd2NEbRQSpTLf5Y/u75T2KbANk8/xqsoJ26FeDVkJukucdvZCfal2UlSmykGHmVutFkOkvWK4800Yxg5JxOQi+bIN9rXJ3+ml
d0g1iLS/qtePK8GAZUSqaKJWnqtJMgbqTx5Rl9mbTv06Sr+Q/aI5yBcXsuDroMI9FDywHDfh3BA8lCWnRdf/Pl25xTQK7ZRYLhfVY95G3OaUfkhx5qRRXFdI
+rHP+pD7zO2UCIzoi5dEHkZiVtoUEw2mO+W1Q32bgjCBzF7NUN+mwJjb6rAcrZNo7/WCLTciAkEOJDSNzBbNXnoLdhqvmfesDMScNUh24Y9iZLIkYcEifLIC
LlE+g05VofnNGPObKeYwiWZ0BEDUK9wmkSMXaHrX9JKrQnMIIDQBkNYKg0Y0YQ3BSXGQegm4ekYBKePt1bdvr00GOVQQxLLdr/2s/7e9HMKm3uj1bv6L7eve
f2r9LzeSO7aSqyIE9ot7RNiZjtU6GEYHE1ePaSVeptp29nLUk3Fp4+bTM/g7u3HzJ+jv1Y0yEOv2XJX+H9zDZjR+A62Gm/kNnfQGz/kY5KyEaJxb8Hs4RpoC
aKaX4agIPbRg0GS34ng0lkeSPPXECY65dLy2bkRaOl4rAizVcUU34l0db1k33D8gZMLtg+TBOYuETcRRsx5byug5KX/mEADsle7w8FeGvFd3q4kdvZEFPXJw
dpGvL83G3IANUuiWrgkrhpXOz/0/np+74PzoU5IACu8iNRL/xDHMNh2luRCe9J6pMIoqfiV98zPEYECo8ZqhRwr2IakdhO9faBLRJ0sCERIf9RhkEkvr4jk9
kjVwnDbgZ0ucAFYxBZ4gmcoD0uaBDx5cvguRcgWrPI8UFShsuopSPSEsgANISd2KPJhp2CuT0EogHSZ5iyr5P4hPRsoqVgSW7wnLRT+oRaEcpH/IiK4IsYVU
RLP10J4g8ZBWurVo5gPW2vTBUodyz9Wq+JZAFQ9FPihH1ZxSLYEOvgUccUvV7FItyC5VIsOL9G5GRhPji1DEo1993ctRJnUDO0eYEFD1lr4PuYpYRYj9LnwE
0xL1YE2FGr6ZlIO5BdTwNV6in0CaIvCN9rGGPBxNqBZ0KAVxLgLsLzGhguMP3yzRCbXmb8Ahm+/AIZO/kRuJ/49Wvd1EH14nU83FNgV6LyitKHclqbeS2MjY
ZM1aLi5C3EJeQpGtkhR033lwzz7Xf5ulhzQlfeDcqpRntcBzjbg6gU2bjpF7gtPz9vHTTznd0FHd6HV4NwRk86SemKIZzWKFaxedVBKcpqn2eXob989uUQ7f
KQVNAkQVGc9Weg7Phxpp1yhWsCW9djXutLdS9UgZV/fI1j0I073zsdiAxTSs32Kmu2ixNfGKydbEeZOtiZdNtiZeMtmaeNFka+IFk62J50y2Js7BA2RlYBtp
19sbM9KoZcoACacYDGkgxkMqClm9IkOalyFdtnhIlywe0kWLh3TB4iGds3hIcxYP6azFQzoDh/MWPZCUiLAUY5FiDU9Sx1igsLBOnBXgfmh+RdJ0F17zrncT
1+vNccFI3bQjzLq1CrdXeXluwN9fsptJUGpk8r8iMy8cJ5LsOKFwttRxIsWOE2l2nKgtcZyoZ8cJLq6FLRKOE43sONHEjhNZ8GoOfAPYSo5CSq8mYrGd9gOJ
oHhSxIg+PU7Zak2/PrJLueXBOEBudp/mfJwJP3YHBcHFkBnNRNB+DQ4eJehSrAf2owROM4W0sDaGEfA4/vybhiiVINSMAaUyY8WSLAGR2rfY087DC+3ySTNv
+uf/9fApJ1/nv2lyZtVjQX71D40+ff7Bh8afKDHiF28iRbHLw0lWG8m5BUYiYwC63GKeJCxbbbxM2LjamBZsOwH/LUcqA6p2zxD2rTaeJixVorTJuvRxk1Fp
TGEtFxpJLTrqcxh1HMsV4UtpckZnLH2SoeT/OzkVukyuVSN1gVwV1ERt9QbNHkWCFFAZsgHCe18geyhqq3h0qfXkIFX6Oj/FUokjlUDVoG/D/q4LgTpe063m
59WhfoNxP1sfPgd+qMva4VF65Xu9hJeVHGsjF471Wf6bJ3dR1g3VMbL3O0FIYaNsRnXqvFa7vDSyy0sDp88ueQIdDwXPlp85cOClr7EDwEYFhEYc7gdTiOoI
2cVdhzB/a5s6wCX7bv65VX7eyT+3qClaXdZmzPtWswf84AbFzzpe4wZjE0PhNnUwu6x1/MCIKR0MmXxhUF8YkAtFk/t8gPv8PPd5P/cZgawJyMqXEXcfAo6u
GWqjszXqgM47+acnP1v5J+p5WlzPM8v1PF2u59nI9TwTXM/TjNbzNMDxIpO7vcGw1RsnNF1JPfLndoMiKrGdrk55PesGZAV6Cbu3ZGUN2jzREZtnM2yDsCzR
M9aB17M/enHPW47/s5NqNc0oqkP4MN0v337CZLFn8hqiDIXagLqbhRrhr92Avw48Nx1/njLb1qAKjuYBuOyoJhO6TDdv0QnZopOyRRuyRVuyRadki6ad5Kxs
8Wdki39NtvhZ2eJniPgQEWoUItQkRCgrRKhZiFALBpk5RUlYsinm0fw6/41HwqxYZWAbEbCNCdhoK7sKMCasBYBRWbX8+gFHcwqN5oSXOQtPSOZJYvQSiwc3
S2zYb8emEfymjlMIflPHSajN1XHCQhKdoNOGlFRzOFOuWpNQlbsUe3L0KCnK7vRyPcXpvuKUBUKS06yp4pF7fvKKZINahzbqyR+Onzn8DiF0zp/mQJeb1Wkd
fPNyPe/o5p40P3Zx3/fOG0D0nP8EN8+q0yQZS3u+AK24IgOQFV3iyV0kEqaATyUI16BgtOK+E+qMAkKDKumKWVLL5/J7LzwlZsXyxTNo5ttDHNqLkFleNu3h
smn3kgwsZKOP8qBFtW7aKGN9Wa8DslD6TWbJi2a+LXxYvatd3tJWbXEizVUb3rrI4vyoV6Uan8Akp3W36ZYUa9m1zp3Xp+IWaX0+JFzoQIzXZzHG63Ne1ucl
WZ8XsD6rdd/IHHMBsWmUgDa4JSt4qnQFi71hap0YH070FQf/OU2mh555aKs7vUgTTzf5+zTZZXoUg9dNJhnEwhZNigDBerJJWU1GhxpS4tMQKEm5Ft5GWLuF
lvoTZgZ1VQejlqA7G9M2CwbTtIDphIBpSsA0KWCaiDGYFLNOYBqBRkjHsjakeCtdbKXfS5Y+8BYVpDGTIhVNbDsq6omlSRo8sL1A9RXakP4YIeoJBKxT0YV0
oR0XM4WcjlTXRAVW2pWR3SkXWvhcrx3qjPZqdqp27VnoW9zOrNbOlHalPoVeDlfaQxVE6iAURt7KwFDcToa+toP9Pe/PvXzq/LvLYepbCU+FVaEu4p4/UsAg
5Esp7g2OCRRyryCGhxz/J6/Qzl1uOa6vPtnE1Sab4MkmrjZZKoSRiE42gckm9GQxjbynppjPqxnmC4F101OTy9/g5dXU8x0gWqt61qgzz4vmUM/3e55qFXq2
dniF/p6vRlNXnn2hInXlDWQYbeJbsjMDcDVVLKNqdS73h48vuIUbvIMnRF9EJWqaK/dvJSbEe0k1XsOyjl3OxFiRXfuszXTujM107jWb6dyszWLtjM0S0LTN
Yu0Jm+ncFKIeHIqSIPo6aUPXSlESFklINhfTeRpREpCQbMbkcZvp7BhFUXjNssFmUjqkOrUE7n06Ltz1VJwvTOoLE3JhLM5c6ChKwsgePRJn6JLmhs4Udxr3
l4Pg+8u7rCH9rCudjbh8YUhfGJQLAy733u+GvRfdsNcrDvc4j+NQnLyv7N6Qn593Am15beqjxYqrIsHKsloCpXjAWFCSwHVm/wJYUMu3ro4FmV4/y9xUdUTI
MCK0hoiQrY4IA84CiFCVgb1OUKGBGIRJJ0/hCBMO6xvHHd7xxhze8UYc3vGGHN7xBh3e8QYcYlx1Z7W/Gryij0V4JUywwqss4VX2fwWvpFfCq+yvDV4JZgGl
gCUv7T594PJTD//WHwu2BSjyV4QeuG37P3r4sEVKlIXww58+AjbueyVWnwSs47O4gcINlN0ePwopsCauOElUCt8uX2bhm4aT6YF21tyeU6xB//P5Fema6xSO
//HqgdeMCkhui0Lysdf3xylSekFQvkagnKwE5dkoKM/8BoHyf0zqvxIl9bsXIvX1fOsqpN6fI/gfroT/hSj8z/0//EP4PxSF/8RC8E/zratvtYpiBv4Hmx/9
Bv6efH7zPfR3fqOoz+eep0f37uFkzb9pDMv+hRmW/UuHYpk7xwcanO9sDIwQ1y0UVy4ViitLoLg3CsUrlcLPSoJilm8tDYrBymPg/dvz+mSj3Pr59QXFko1p
5uHDB/ZOZyt2pXvUlc0xtQTwL78isE5RpG4iTcHWichVRfbQle2/MMoq8OpAi/aZTl5foPinBw/vf+nJhuqg0PgQgOJTm/LL5fTjm/Kt/i6TDYti0Kt8IGil
QIVXxf2ZBxcHVfgi1Wl1UCWvBqokgyp5NVCVxYIoUCVZP1oVVP9y4PFHD9VUQOovA0hNfSYEz1o1cYGKmjoetf1T7DKx6MypD7JIXkczP/7Y6+8dGmupXCSU
kRasAFrY/ovPLPxtS9LrfvRTenXo2JF4xYQ+TXldMSG6L6rHqtOJlVIHeCgm/QdC/6/wdmt4ujw8BSWA/FgU+XE+zvLj5TjLj5fiLD9eiLP8OBdn+fFMnOXH
2XiJ/JhMRawg9dTzmJhWRsW0MiKmlWExrQyJaWVQTCsDorouiup63iwxrdTrKd21iQIXZL3u5l8SYwc3o3QUBeySO3DLwshcGZnLgvWIy4qCYVdG5srIXBmZ
KyNzZWRKdk5bERAv029ZAOz4+gn2bEmyZ0uK1cK/TxruOaPXJ+tPdV3z3Ty6baFB7tOBYcUNoqEcZKlDN6FitbyjO7mjrax+uKusE9GFTJEuJCnGvOtbF6JY
fdHZO/RhL8liviDKkHOiDJkTZcgZUYbMijJkWpQhU6QMCXuztBlv0qxmBIG3/gQyChdn+ooTD776xBvQWuCCUCoy9Ls9p3QYwJBuPHjg9dEX2ezv6r2PbP9u
zwujYsQrUmPFBJ1+8uEnXjKoJAyzRrD8yy2r2/obdZn4zi5UhmEzIXkquMzUd1l/plury3epy7v3i+FRXZ7tK14yYXh0I3IyrI9uz48ePry7OLdeR5mobsdm
n3yJrI8uq+ZgfQzf2IF8ajw+TwPFYrOPGAfY9PNlGIdiMP04/ki8t5Ao8QcYivs1WlsT+poMx6lSpHbp4BQpUPX0/PTs1/reO/2NTDdreabU4h+fYs8ddif+
kg4rJZTZXKB1tqWQZA4y4kSS1L3fYu52edntcnnZFYVSXHF42SnMryWn8sVsQ2t4Sa/jWkQ4XVuoF1RLhKiW8OrFwFOXF8dxJvUy/jf62R0a52d03x6jSQe/
gmpsh6EdDezds6j6jkIuRdF2Ii7xJ0iedVQuHopzzXNo8ihHKY5tXSUaPdRL34+jscH4uzgXTh+Jc6zxMI61rM3Dy8ZFZzfqRl42LBf3uvwyKPbwsodcfllU
wYeX7Xb5ZbtcfhlWAF4GRR9ednVFn3Z6whZAdkMbJY7VZuwehLii4K5DYrXpeGWPN/CE2rpWPpGPwVkd6SKTSBdpSCLvRIkzFeCfkugjyajDTjNqhHUSgl0v
IdiZLusijg1dFoViN3ZZ53Bs6kLKcwdOe2dNhswZkyHzmsmQmRX/oBmTIXPSZMi8bDJkpiXk+4TJkJkyU9eL70UAYvhqBz80qV1bSmm1Whc0Z+wrmub4NV1k
aEapri8UN4ih+ZW+4tzM2UNvGUx0Lp88vO/r7+7rZqoT1nFa1OBc4QQUGqBlJDN4XoYyjfVLZbqgBHclTqu125p0wzCtQzg/5PZWvFauirmdq1MNmmVxjoGh
fJGxcakZc6ua5s9PPv3LZ8cfPfILo9tEEW3jVmNLSZCgsUkyTBkg6+eOf7fv66d/8IluAwA2bzU7OR+VF2ZVbQ0hn2XIZ6iNeTd3P0ClbqZVh6hZ9u7x0/vc
buPe0ndiLwsKXPnFg5jpkZK8tkan1X9wNzuXKCDFBGm5mFUNo2qSPhRVjaJqd1DvOZSGodYF83JHbcKrQSWnFTi0qj29Bq6nrUHxp9aghtD+KF+2DPIsF80D
HGkeEThiMhj4tnBO35yS+QdwP3/u8X1SaqwS7rPPTBllgA8WJwHeYMBHQjk9ASqtZAaqwJ2BOWBy4bD/NjBrqgDTZGBaDEwkO1NblL0ATOHOuywA7bIIaJdx
hmshoFo6T6brA/dTcUJljO+sjvFgJ84/ErITwqkAHu+dPN33wekfHH5bnEmC+N6lOZMIqs2WhRTrb3Z+5hv/oP79TOOKrvamh2OsVaf1XfThilbJl7ukv9ys
fLlFRqrzqASfCA4t8omuI58kMwiEk9WC7KcVF6X+ZJ3luEYqslJo3ZStA2BbRD6CeoIXQlv1hQAC9NOvBQQozQRoF8edXtsnL6eu+uOCtT7yZfq4O/jjVuK8
wkpG+WlBecZKwnaTV45RsWJ43LRi0l2L09gjXy2nsREfqQDfNQlYKt7/Oi+qgC5VIUidTIICgrSsbLV5K7xl386vCBddjNSDiHEJ/MhCR8BHQj8yCu4YEDGz
32adRdFmncUV8SObFz+yS+JHdkH8yObEj+xM1I8sQV095DK8Bl2G316X4TkkyodhETFGXIb/qMvfY0yUEeMufy8lerSIKNIsoklWRJUmEV1I0u53WfIecBHI
HoA04EUzwkM2CA/ZKDxkk/CQWeEhm4WHbKG6eMSDEg+bFB7WEB7WEh42JTxsWnjYWuFh64SHrQcPGwnUNMr1JzGEKsDDPMWRMDY4Psr82cmJQzu4FD3CYJat
jyH+pXV9DIEvy9fHEPGyYn2MAu8+4kUeLOgU+9CvVYckGFnbIyaWnO471YEie2yO7LE5ssfmyB6bI3tsjuyxObLHxqeCl34Te+ln2Uu/mb30W6Je+o4/62q/
/JMJK7nT0j75RTPqky9U6A/U6YFRokJbSEjbXTxoQhfg+MPsUHGbugyqNKLk+rXC7XZ2q8kEzG4nJ3R0ORMlRKOaSBB8jd96OyVM6Oz1anoLSXE2Rg2eFRT7
l1ZnyykesFadsQNynTprpfC/ZBBKimJxSa+WguC5YGC9xCwmlRwfCRCtC8T6GgSGIQ425dUezGdKGOmkDhCtCwJE60B26qqpg+ug5kVH6swKW5vVWpvSOsWV
W4NI0YxEigbDw4LNhJGi4bBT6lWkFlAgS4qoUFFeguMzJXxNKksgNlU98ZYuskqeUEL8s5zIWByujyvcQkTLxxHQojNKoNZFUnQjDpK0Q3HI+kLS2G3Fdwnf
gEtpRqZEHsV/pHCfl6QMJJI4eUkvu8X8UygoVxuf4nidrUx772KUvTNvAlZByCqAU4sgWsAYQbS1Xs19igmoHc834Mt+MroIVJODXgMF0TYQTDJBEG0GeoAP
P4z1IZI2VS2SNoPS5Jl+Wnv1NHOOpK2JfK1oJC1XCwlXpY6kJRB0MAgk3nwbB/MgWR8UenS2tScz8DsU/6N+3Ek/PqeevkjJ2doAr5nwRWFUabhMAMmbGJI3
MiQ7GJIeQ7INBYgMUCGbEzMjnieh461iHG/lArm6SFdXNDUtebjObA4y7xp/XTCFkpiIRLjZM4kuzBtQCZr+iREiDJ4/SKv2uciqpSome2mxItkw6k0tscTU
EPV1tLyvYd3X2mvoa4T6Olbe16jua9019DVGfX2/vK9x3ddt19DXBPX1fHlfh3Rfm66hr0nqa6q8r6O6r83X0NcU9fVCeV8ndF9blt4Xx5B2VI/y6qBGHagc
saZXsQWT34aTj622lDhtJnEfBBZcLYpF76C9whECV/lehy/LHHYi7yDc7K0dBXeHv/M+f6dnIbdL/I4cY0cHzCxL6Eq92+zNx1EMZTuwDCljkLSREsKwySlW
qrWhgFnF5SnqS3lhzF6UVUSOFMtL/iEyDucRRWXpOaF9iihrm5fYpq7HEd7OSRGRbiHNyRdqOWyeipMkON+7GGE8xFFzxgaDK3jbedef/2CX+owZHxmOrSBt
lQsWIwVOI4EU/EiGlPHqddJQf2cvTVPNogGToGL3lSCKlbhXKXKtsxlc3RVLfezWXkVQM7S5e/WyvYNbkrw25mqjDXszhjUU5IdRDK5E+gRJY/zifOUMXbBb
SC1ApgXOc7SUOnpLGboNwDaqxWuDlzKxJVdMpNAUTkVHUa82soUs1qC5vdDgK0kSgC80ew29hQavect9nBIbV9NewxaOjMyoD9PIQdemP6P2BCvzGO0vJhJ1
2tjZuUFw+1t8G1s5RtVELQshXLPq9RhLGil4qOpPA+adFR2jjXXUQOuozn+RgWcQy6MWYB3WjWJhdYkA/Wm0VYJqKODpMOsQZTVTKO41YH/pQP9t/8Xeu4fJ
dVV3oudZdarOqerqd0stW/uUZbtldUsNktVqycY+HcuWTcZ2uMx8nvnyh2cgGd8W3ze2UHz55vpabattN4wgYjBEJkoijMEiqBlBDAhiBoU4TOMIrkLMRMmI
RAZDREZAg52gJEp812+tvc+julpqPxic3LG/1j51Hvu59nrt9aA3ANU9KgKH26Nq4HB74FIcUNFAEz3gjAu9aUjbjaxTJlNBOUuwIWFI8S72GTPUAfYZdUzH
izEf4SZtNwCimtSaCxZCJF0X7tKUfUhPJpFeTRMft23H0MRGltzS0qe1nglg5oqiMTCB5z3qpolY5nJamXS2EfSMh4hcGDHvR6/p8sFrO2B05bYGRpaYPBGV
xCFcd/QLq/3lHD6/dG+WjrNAxMHoL+QxxbhSWEuH4+MvAcEviQa00Ww7nCSnluZn1GF6AdciaRB/Er0Nlv8uEiKlmXBI8tkpQhKNHtJHiVC9BeROyH5n09+e
Yvtyom4cRDurgLYdQdseYpRUk5XK3w7sncbwclO87QgWBpxCfeMSuPoS3QNZmQgJ+8C+dRSVGFyiTyga0FwFGMNfvw5orkpCiyqkPrBwBJsl5UK6qBHnLNi2
CoGlmiHdyBaPMnrXBxwjFVQIelFJ6R+NxGdnL0B0VpMbl7JUk9TODRLC0jMxuZE7iCbxEOvPON0JTUNDQy3hIDycBQw0u1QnrBc6607gOiZ4crcuEfKtE2E6
6IXEvpt6yR+iVtrTSORBSAlJYnsJq1ALSJXYX1z4XMSh/uYAhtqvOm+uAaUM0Jw3OzQVq9CNfkYWMDGTkDGBJC8h2sZp+5rsTxc0g9SRzjcTi4ynfL4qPfyE
hKIG0ruqWYG2iW6aoIbaYI2adybjfojkk7GfwkSn6ucQtNR0Z9wPWcQnSJJ4Nj4CN7MXlk/8uvTaT4bNOhGnLl33k8tY9iXYSS7lbwl8ktdzULfls/Eg/Xgd
i78rZo1bLSea4lhlzZIOaIsQHKl4vOSUhipMSXsWtZZ+OK+oqlxo2vQ2S90Xq/psvFINQsYKZpsKB68XsTOhO6iqs9NxnMMBYWadFS0SclniNSWOvNA+3nLI
cYSakYoyo6wQIZfKhWha1GCsLkbHyrPNJjq2kjsWDZLMOC0mWoOKunnRxKYHp1VTXazo0Ur8kDjMJmUv8YAmQI1JOgCY9xG3A+Y0K8AOlHao5czXAArruBPu
IEYB4Zpthsn/stvostvUSxIutBs2YCwC89kPHrSfdRvSWGgaR2z2gW3UiQHl34QwrLRpCPr66aMB4UwB7fRN0xdEQDssJBasWRHghIYpmGzW4CNMxF7oK2L4
has57heEb5rdCv0aQ4YkNYiiDk0XLXkHutdBELFzkmOa24jj7W9jfpY3tqOnfiCxbkJPtxPS6AfHQ5PQdXON/gE/NKC6gPMG6AFmBwipc9tg8xKMzKHPLrme
3vQEIcSriKk2yAHIV3ByRXAydBOMqAPFaLtEs7BCrYp9lidojMvM3qVBX2p2r6enA4JGfbJ5mWiq/KQ22bwc73dkiiQOybb8n8yejIBfOgiv0O5srtTbko0T
67w9aQMMDaoSbCPa78zVF9qZqy+4M1er1fmduRodXJ23O79YEIbZl4IwVtNmlH0Z0y6E4kZRT5XenINqtd6prZuzmos1QD/rRt+xXO8/zgXUoXdktGBH1tpV
hsCVzCRXCGxEoVmR7QGM3xCa1SxhfJfSDR1XQdL/8n5ZRne1ihNhNC+nn6wFbdbx8zL6yerRZm2LbemUifjax76iDUM4hXbWCpD1UK3CnlvFKIGI5yXs1H8J
pwhLYyMKi9eOzOEchhEG+IPuXM6O7jQddjfPxmHO+Nkd8oMmy8Bl+SRqBojx779RwkK9Edt+wUfg2QPVjbkBKQSTGyIdFMKKDtDQQOBoQlk+3qUJ7qJxWgiK
bmTYL1NFzRoQ2O0SsAJYJUzeyj8Il22HzpKQCCIy35F/423ZGyHeaFZrFepkTfY9YT96qwKeoqRq26H/pEqqMMbdRv2t0FsqpDtQ8taBa82Q+ONq+jFxf9vR
CL0KCfTeSTBw1NwgEQeklIQBp8028wijfhNNj0AK1Y5+0XdsXQzU72AK27VRQxsVVaMx1Ig1ND2psiIdb1VlGHX0BMMgJhTDqCD9RJ375hP6DrexMUChi2GY
NhpmcyecVmW7zEFcS1MI3MVL4mfvV3Pv80SEjM9pQm6uhTQBVtv/hTjR7CBJBrLZiC6jhho5MwTfzJrRt7gdDmKr+gjer5rEDjYCMrg88ODERIPzZRCuvJEG
XgPd8qjg6Ea+qiBCYYj9VkEvaMNsVyGD8qdY8aXhuJI4bzQ0DcQtDfnL2REaetqaVdn3uofdDNoaYokYNfR9H+7J4Xl6XuHzj2Abi2DpHtVb7HfMFuPFk815
C4NLlcEUw6uITEjcMs5UGcwDaF3oxnbaso3Jwgh5/jFMESsKa9OtZYoeDhltOlhWPWnGUo1rwPzoK0jcya54SHkIrazJ9aqlkushItfdmlwTl9JvyHUPkW5D
rhs5cr2cyLgh18uIdP+zJ9erz0uuL78Qub78guT6cnV5nlxfjg5efkFyfflCcr06T64vf82Q6xV5cr3MSHEFct1vpDwh15cZwU3I9aVGoluEXAuxZlo9BOI2
RIieSHa3gsK7uUp1SkhK2Uxba57oN4tbLTRbjIR1/cCGmehVqZyfap2aHeDrC2qUSpb4qELbUic+2lTMe+QvzHvUcYvIHPm8R77qQM5HzntkIw6d3/i4wVab
4gpUKHXe4nXZ4rKNeae7stNFdUL0ABu+WUuFdHNVwjWHA96Bw2X6F+srKcfL/N6+Qp6Aps+KNp/dQQhjx4TSgDFE1ME6JV8kxAtAWvbGmmV0u7YodFH3fqk7
5PcRHx3fqB2bkfIxYIV/059MGsxaieIB2G1oUqKbB1qt8B6TexJTMQSSzrpbgEPAZBUvfXdKzxV1kZOsx4EoX0OAPCvD8TLdGsY/o/zRr96nP1Ly0Qr5aADJ
dMppXnGj7uA+5+aMf6d7wk8DJlYQnrBSYOcqi7Bz7RYaoiwTQwhMOyGvhZId1EXeJh/hvJchjyjyNnFWUeQKLcGwoY4JrasOnk/PpGziRLDPaKXr0VTP+tkR
L9q1/J7yrpKxZTjlbW96RnlJ3//3+/goFHECaXq85Blnku//5X0FC19sjmccyS1OrzTOyAmqDUWVl49/6tG3Ev+0RK/Cu0YSwnnJEfrsB9r8zdGmVY4YWXsc
M66M8pgjuts5ZNv11tlfhuOTN2L9ARyjqHwK6guPs/PWUD6J+LkeZ+ftQELDVIG+xt2HULoe+0h1opxCKF2PfaS6Uc7DDoXK07BDofIUjK2oPGFDdbXGPW7H
AyjnkBWGyqPwraLyiE3Ij8rDCKlG5UGEWKPygB1fzO3a8UqUe+1Ycft2HHP7dtxE+Y74EhR3ktxBxR3xpShujy/DMA7xNIxYH4Pfl8f+YDbXDWJD5W1gBda4
t5Kk6HEbzjj9wcxlnMYHA5dxGhdMW8aRqMyDtc9xlMvHqf9UrhinflN58Tj1l0pF36Ns0vcoV427d1Jx2bh7O7TtG5Fhw1OX09soh8bd26hYPe7einOBcZpj
HFWM0xzDxmac5hbWNeNIlubB4OgEymXjNIdUDo7T3FF50TjNGZUr6XuUMX2P8pJx9x1UXDru3qFYO33XZpoIRNPky4OOQFTjh9M6vq4O4Mr2HOU0eOuLdnxF
4sZr4HaA4CwdEacLR94TQPb8dA6yMefbmsM6Kdb1cphwbTyC4rrmWjWs0cKIomsGboNK8ewzmmdhRFpiRFrCWRp1SRBpSSPS0oUQKWrOIdISq+AKiFTU3oRI
r685nK7NS067YD6z3fUjybcNwzwHwMOJvD1O5F1CeRYh/T2d8NvjhN8uymn4j3lsuHcFynM0edhDjK1LaGk0xdYl7mqGren10WYk2BqacPRURfzSd8150kC8
DkVPPIqiIebjHs6GuL4hWHsRWuSPBFt7cNPhj1bJRwo20sOwkqoZpC2kAuKZzWlCqLM35/PhwpMGvYp49hvJ0A01Pzn7MVDnp4rpjqkbo2odqPQ5POZ+PD9t
rKKEzE/9djHrCv9ulnAyPrhRfqFJnXVF3t51EwBAlXTWlReyrCv8PGQTVMbZ3AFu96+n84mz0rEM53PkrgVXuradtdVa2E+VML1rwZiubWdjJe+EcjCf2lil
4Gz0uzXJfPY6ZkhpCGote/6MzE5P/HEWve51iF43nDTuni14GFMHeMckf9wSsw5DLEQm8DjWpGwvn/fn30xrCJhy4ysEws45zTXwAXNwfHBFulltPkU+7QC6
CdodgfZ5R6D6BUeg/KwjUD/txo6EjR426UQ9HvYfS4PZdUjDaohxGS2em/8inabchIlFVQk7hlZRcwjZi14ys/g+5Z7v0ft0Ru/TfXqfPqz36V69Tx9zZZ8e
cGWf7sc+DcL86uUQ1VOaCqfPGCwW9l+NxKWwGMoXOg4fSIh4T9Yv2+A9vJaXWD9dYjaNT5VlQ0a0KVbeJN8wcEWCtTWMm3k46E02fpJa2xl+wGMnV2YE2MnV
YydXZgQ+4wkj8GlPGIEnPGEEDnvCCBzyhBE46DHCT1bnGjqbTvjWWvnVakQTo79kT7nQDJ3E/zWqBGW8rdbQ4KNI8tOI6ULA+CHuSE6JpXWd/mra+7wKf3Af
KMYWjAbrQOXfCLW/Ei49iioSwo2PLvEh8EswzLTlJkbDwL4gHqKtghaS3o0IDGroWm1rrWKy8Rr1ZtrvMvpty2LyqG+VjfVmgc7bBAh/UWDydgHRt8ZrUNwh
APk23mGWpOog8OhANiObx5c6AobJSY5nVktWxHXMQYWDUdicH1jsrZnvOO6IJfAxlMTczqGsbiGGEFbAm4khhBnwZmIIxQ74qCOGwE86Ygl8xDHcZbYpaSt6
7ZBNbrPS7vIM2tnvtUU7JUY7M57Mzh5PpmevJ/PzsCcTtM+TGXoMxLWW5kQLiHx9xjCpbdAFzDXXwSi4REUA22CbNTu5nbeumLGwQ42CHoy2owejwPUdEoyB
37PbvWfr90KSTjsydcU63Bk11imhZNABRdj0YPx6VZqN16tgNt5QwApCLiBEjzK52DA9cebrn/v4B46tALV4vVpfjFZCbFqJ2TR00Vwn+KKUPPuc+ONr4ryA
dDCL5/LoFp+c0oUmpySTU7rQ5LQQTJqcEianZCZndDZ+HXegQ48zvhKT8WC8EWh3PeL+bESi2mLgn9dNq9fTm4bmbsR8vSsf+Odb710Q+OdKDvxTlUc68M+i
c8T6OzY4PFTkX/h3yr/wrxz/Im+38C9/m/Ev/FxWgN6e03VJDLHFEvnmjdxeC0umW+9gLkZA9fnT79/9Jx955LPPWQugVYLf4YVyMvv05z5c4uB3F573Yy3z
fqww78da5v1Yu3n/u2zejxXm/fjLmHfCgcFkjt/8e67cFTQeCEqLUs/7UhopA6jq1zQSnfPyNZzTMj2RzxP0O/kzj4UdmO+V8wkgc4nLUiUBMRhlZCwrJctZ
wrgbKkEW54i4epOrXWvMhU7LW+3OeWNuwB0tIYVZKRPsMuYC9f6D6c6IdVvjH4WbvkFEMwKaNZrgyKfgPqGhSCzWg0aqalgGqujFFl2Ftxpk/3UoiR3YgJLY
htdrdkJrOxpTD7BiJKVkJU3JXj8mFGzDmFCq140RhYLum/qpKYjVUgkGG+rm7fDV1pW0oz1su7kmca6vWe2es2QNzXdbKcoY7C4uS4n66OCi3DBguDDKkh6l
8GyOjMkYSyJ3pJYD2zH0MKFpZnw8E6al8vIji/Pyc+16v0CjhRMc6uwxzdjPacb+hGbsn9GM/XHN2D+nGftTmrE/Cca+tEgXRqxDutqDutojutondLWHdbVP
6WqP6mqfRLX++aSFkQtKC0VJYUQkhZHJppVKCpYWBYTbzcag85MvxvzScK1W5tcS5tfi7WtLLh+dFw0IsmwYX1sYX+I4bc34llkpq0BNLPC2tDZ+nvFFB4VD
tUVzcdgjacfEVkGmF/egl0QpMviS4Q4PeTCFt1KGUnuD3UaXH3mcTWrfTJdVBIzROInxk6f9dXK8KDx3eLv+a9mtt8lmfbPs1VvjuiSetSUBkXDJbvhq7X9s
Y3EfBH/uaN8WpMm6QtJkrZE0WRVJk2VLmixX0mR1II+NBdzGYOKCXx+gIsA3rnzjglmvU0G8eo2KCCmeXXDqCJJUx9GqCz7d0rgSmPyUZxTXjzq2uwueDVpB
bZQ9nkCHzwq367WttxGsCK5KekBwfDDnGpmuTxRCtGduZFcITx99sF8CwRV/DMJr4ArSGHTc0M/bBFcui7Q4kcFGA1x5OHJK4YotDRkKYbYFeNY5nCD9+GBu
S0kP2+VaIfsM8bRJWiFX+TJfJZ6vxJL5smS+PJkvOzdf4Ztte5eywN+YGEz4FeCfCP80Go8+YARsC+fkdkrNrRFrwKhQ7PRzAoLwff2et8u9t5Q7MbC2NwN9
YuBDJKnkzCqZc3MtG4CZegNe4ArcndeOu/NM6Di6ctLvznsFkuG1Y3u8NuHleJnvjuXgtTLbjIgmNGsTzOx5mXkPp4d0c05tR63dnDzbjHhr/n0SdSf4hTS/
bUuF5/tQqFOefDp5RZ+dTlrbq63ie7BwIu10Iu10qtpeba3Z7WqwdQ2t00dkLz0Ac/Kn2Asm0chlbcddAY3tAEdD0FQ1g+YsVoVqtdVBx13NBqxhOlQDhjAd
4uNBD3bdlP8k13p6xWQD8vrCR8pmAdWanebkx226oAKQgW2Ex6MxwgrhrKS1boV+Waolw7fdAt/nh2AsIaO8DIIJHNlQNgMw19yGM2xuDVR1GzgeyRE5MSX+
svkpCHAyCa+KQAWNL8stZLy2WWkDV9pFVtBLenTfqpNybG3DUIbPWBj1b2/C58jZNtiAB7RVg8tX4waiwZzHFQBAL1RvxDB4GVxahtoijfH830ZFbcy9lZsK
xAd2Mm3RWdiiKy3S3FRnJxoP8jB9HuiH2YLdlq60g4z06p/wvszDMe2znXkN0gXg96Xj7MYScPb54bwR0uI1ckOqweFbQ4OTg3U4MN8qJwc5ZMMO5hXt2Fwl
puyqu2CODQ/nhng4Nw4tAl95SKsm5R34blbV2O25rreOcXuO2hCH1OM5AqQRo1VX0bTBFMZDg+p48UXrXxXarVEV9r9hhateqcQmqCzLyEyW+wxsPwL9AtEs
+urNNbfw6LEHJENEcVDGOmposvDyb+/W+3w4bqAYgs05AvBV2nUuhy9T0GqYNGLc4ZLAn7RWU3Lcv6DDnopyj0yHszoDqCXyr6TdhK0Hcj3FXjtcbwSD83Wh
Jl1wCCCI/HfCkunuuKvwonSo1rJ/zAwOTBZeTru2QtJQDcTdKDhvq/m+EHisoN/qUQ32yFzUqoxfsBe+wNxaA1Zl7A5o1FoVpMJtmKyeoeT+nG3WoabtVZ2z
cZ9qzIrrEPEmkIIt1av6puMB1Q8FZZ2zpkNBWVddrQrK/mnVS2+GsKPjlNGYvyrPXz4iROsIQ4wwPM8IQ4wwbDvCcMEIqxhhmI2wjj7VzUB7MdA+DLQfNHqZ
6p6Nl3O3evVo+2gY9MYyjLYXo+3HaHsXjnbZNOalD1SP2lDL2cBuQHEQ5TA1iGvkU/B14KfqxuOETRS1LV1Huw9UB58oh+12FQOya05lAsS3NWY64Z+6vste
iPjTbLlK3Sah0rs7y9dJP3NcuZvicJdzU7XD4W4ao8NN8bXL6Tjb4Wu3XYwOUf3MNqsy5aYX7H5Jwq+h5IyhRWT0TBCIuBIu8rrH3DpQK2DMYOGJssbCThEL
D7KbEnSHaWQLwuOHgMgJI8MMaftEh/YihcbjI2yPVZ7ooLvl1W4D7qQDiX39YO6dr4mqabXLGdZXuzCxJVCAjRYtNmy0OKnrgIjGPSJEQ16ujnF0nWjCnSas
BhwIV95rqJdQaJYTZQTdH5W9Opb1HtvIWwdK2cqWkzkn5/ua7EXSUBNZ2NhfiHZS9GblIecpaAXKLPVXUD7piMffEWgFqHyCHcCGnMOOeMEfglaAyoOO+ME/
BrOpMoeeZvf3/ThPL6+zPwjzKZqjR5CJnMp9Tsy2sQ/jnJ3KvbSv2QKXFRN8a45fGbbOOs2exLrZaKNPO5utfSVcr3ZPOWPuXn19gq5n9PVxup7CNcm653wq
aWLPssvivK78BepPsu89LF67SRmfacszh51NoVA+62P2ulRP8qJ1F8/gaeSgbTyvA57p2UNS53QGV4tBWJkDIVFLbDDWh/tTCLrNI5hxkEm4rPrH3Duo6IO1
FHf1NoT3JjaVdvVuvYIBOgJ+FR38qAAdVO09KCIZS4P7DNXv6ftZ9fuijXio5wtKy1HROH4yZ32y5cY+c2OvvoGAk4DNaZQObahm1xb7fvkR3N3s3mzdxz82
c6REDOEeKno2IoAyvj9lKjyhKzxubszpG0d1C0+ipMo/j5Lq/Zyu94iu9wlbKkYQ6OQs5oPoqok6W0Zu4izqbKOgHnzRhCXLDouda5MfS9gMmV9abrrB9l+I
BbEjdhJXRC1fwkn50EqNii0lDn9DRF/y4VG8CnaWCCflQysFG8wOqGV8uL3D6rITO9rHCCP42cE92ZdwUj6Gxwan0M74kjbeS5M+OxIkxoayrEzb2mz5A8v8
Km15Z5d7r2+w+ZST8ymfwAETR2o9S9yhJKd9zzc/NU+TPQ8RgE/+OJKYDU3jabz07HM6EvYp/OJstbMf/CwiKZ6wdYyZTbx4tgk+dcxeqMdP9fYEjxwrAdh9
yn6pMUqO2+2DlBy3+bXjOM2g2pG81ml8QwJVoC1jnM3pat3kFFtR/UHxmIGTFrHxlWfMl8U424kyP+3W1j3tvi3xTPT7mTH3nF205i4ttOb2b5FI73lrbgcQ
oHxtzT3Ho3nX/XoEc3bsiD8OlLVsswFpIBlmJQOPPUiGBWLtdfa7bFiXj1jvtJskRbBZxrQtBss0F6niAa/M2M2adsLQnl9sE75g0L7cTkOFoEnYIjd+S4x3
/ZwLxiusKOeAseAxwkgRhYlmxZVEhZor8yH4E6kJYUJWz0j5W34h7uR4YWDSgAg6eYI+gChyNPr3w3qXyoeh27c5fXIPyj2EtNNZaqiO6Ylvf/erLji3Tqwc
9i4SqaraDogBO3ckeIxY5F+GXRpinhTs0npUKRXLaUCNAzwWHqCqIG29rapIW2/DRvtaMYS+iooIduG+McdP1qKFL7liA+7oQ4Cs7l667tYuzl1srb/gxX0L
OoHZmJDJSGQurpWpuEpmYlPcy/IQ4FpiQ7CJekVOqaJmlJqoRzBRr7CJelvodYA0A8C4uCMA+y0X7Afr9JJYp/cInuwlPGlC1xBkiw/zLkmnGy4x/oWJQWL0
0TbQLuOfpUbyaMUrbgtOOc045csLccqZf8I4Zc7KI5U562eCVT72wKuEVdKK2mMVefzPA6v89gOvHla5AC7JN/hPAoPMWa8tFGKck6bsZiempAYgKHiKlTNP
sXKGCKZaEIGzEBHUbhEDjyIiqFFPahoRSH9SFyLavGWEh+EAPFbc5ZJ8TIuOKYYhAq2pA5+xXkTyqSBij3hUO/AZizQEVpS56sY1NHAEM70MOQBccXTw+b3M
Z4xPXh0WmRzxGXO2x6WEBBh2dSDk1c7VwU9dHXyuW1wd/JDfh7In5+pQwkTQOIzPGFoEKLHPGPurllAH1dLiM9aT8xnDKz38Us5nzBGfsZL4jPWkPmN4OfMZ
w0c5nzFHfMZK4jPWQ/1JQwMZXUmPMj2SOePfJj9KTqFY3sh5angGOQ6eOIHA/JaAwJG8RrSffN5PbZe8zJGBWHqD25iDrbOCmu7FtnJEJeHgrH1Ath7moBsC
TBfmtEvVeEo7M7cx6tNJ7TY25RgJpUpyi35lgP0sjsrUZifNYfitugPXMi2/HCb5xZev25I9vSsyqC+/cSHtKyUe3fEA8vJBcpIDkf83OXtG0KUZcZFZGNWA
gxclLuaQaJ7bLvIBAq5btjb9uIsxh6/NCyBZyiYpsSUPAiUFMOJmHxLY+YkPyTB8SEBTHW3c7kW+JAKscIwZHMVJEHUnTIZZbQNvazFA5w9bksT7UMOXUAyJ
9/YqOGivs5sEd/6IFcPfc8RS8PMGFNZRDMQd7PceW+IeLi6q6RT8ixo7DCEAFCJmY8aaHNB0P182NNAiJBKH1ua7dRpiAy/9Bv/sYFxQWmf/Jv8saaSgRzM7
k6W7t1+dkaD51M44CwXur3FH4058uE0qvU4cYK+Van5en+UjiKP21VGdaYTsXwa+70zzG/6SxPGqShIxcSjXbabvpN+qzlxFvzTY7MxV9NZBYiWYuXG0jVNa
UT6xUIlNUBAs2yS30QoNB1b87ODqCbCx1UZ4Yw34INSoNYA5lEbviOxRNTYpDmxSLKBNR1nb3l4rI8YFQp85MYINIfzD1lrAHmL5OQVwNNgboIB0GinSoQlE
SqpFNhyWYJOEGRiHmhBKFaChRuLvBEIOoVUpgXkZknDmqySauUIQcyClEkK5DSCE+jhhowYi1KOLvmjG1iCE/xrkrVmDTFtrnDu59Y9JP+Dv2IniNuJZfHaG
7EZPDsJC0GdnyQD3byfM68OjshfFnXEfinfE/Sim4MzpszPmMpR74czps7PmINcJZ05fO3P67Nx5McojcOb02flToZyDM6fPzqFNlCfs+BKUtM6rUJ6240tR
ztvxZSjPIoyAz86nQ9w+gvz4nMDvCsVj2+ewe6SlrmAXTQvelUdQDrGrpgXny4MoL2OXTQv+kftQrmLXTQtukzMoxYXTgjvlO6hQ8OS04GR5BxUXQ0VpwfXy
NipWwIHTgkPmNokBf61EhN8k8eFHJVo8Qsj3jbuIHd8rseN7JHZ8mcPUs4vzXZutP8VliS9P4LKbXU4tuKRCB96JCPOlzEKKqTsBMMfkAzmvGrM7H/YWQSIB
pWj5xeiuiigUvPmjWGDaeGqb8xVC01vsLijuNlsId9XYbDVE7xeJUi9IKsnRD2fm8rp+k8usZfMCa3UJ1uoUrNUQdBMJ1griDt7fxjSPdZOh2PoOSNz6HolU
jzD0Dqy62FOlBkcVWHWxn0ogbiqeRLjPwtD7REsNHW6wRddJk+vBCv/AtQOjMhzd3nQzimsEuQVGcrA815aXgSYVCcfHZGNL8wjKTI+WAkRO7Uh+K8e+4dSP
wz0CdWgmLyDmjGM4lJNb5c3qjZxaKfftcrnzf0xKkMNy8hfWDTBQsdkrCSEiPESpYIakJBlwPUQoKyFaC0iut52R1RKERxe+pBWcvqkgxxUShVLIVLONWXw8
L/MbwhK6WMkyc/6aLotjqstHSEjlSDQM/wzxR8ISuiBa/FGPfNRAz/3Ufk68+tlsMg0n6hKllYUyOX3+8z7b69/l3evekx7nHa6lDBS40RZvu5f2P8fv3Jra
vJeVnWdqYPNZMuAikxNwFBhlM+v+F7R2X6WlYq5YZhj2NSZSgJ+cLU/yDR0iACtxtlwz3WYfaBAMvGfiBLQbkelVCDCNmHMX2xhEzMNRfFxlsSa6pYYgQ1WG
twgQFia7fz3bzIgWf+whkCltrpEoYxgaJQEAuC7id8SpAqKkfiP9k4Ltjh06OmCUfOLEoe85Oj1hWqsR3R2ms82qRCI1nUZckipsiPk0O8ARZKRs2DVFYt5E
D7fHiKFpY8vwSeaFIyjT5B11JtkfAf1giMY0H3UQlgq7w08O6Bc4sYAGaZ9P8RhXPuYIp0S0sp7F7WXkwp/5OCjEv3MOV/Crpo0juoIndAWHHWTl0wF/k+OH
JAJuUuavTKQHPznNkZJRM3fOQ2D9Jx/K7URLK4KOeIJMn/CkncPwfiCM+wlP2ItZxOGm8hBcMH12teR+PIbkqD6753WZQA+IOKuZMJszTyebJB4A0Du6lGyS
kADwKnMJ0U0BxAKJdcrLBDDkjQKTfTBeyLthWC3Yo9O6W0KuYP5bYTWIEkUfsVp2wawcyLTG/amVMiiXLcagXjXNaqpRx/OtBsWyHTy1H5n2sdZY4Ukdic1j
r0pEkIalCbfPTFRdbI7rBBjJX9pxI/nxmfe7VN2zR/d8vEy8amb2rizx2rVuZiHBT56kOcpRX+eJgE2kNjpzgdw4ivMtQmqH8eBwMNn4yQNij+1ItDlqt3wz
S93U1y4xwe/iUGVC0DTsmeO70IgNJsFi1BsuEqYOXiiY0UizzjZnosyZc0MVJViOE0l282kfKp1GmGMsw2Zrii9BFElQPufID6uJ7JeOqmUbUczjEEUbG7t+
s7YwTbdnTV7W27OG5epQPdjOuSC8kQk4UL+lZotzmYok8lHyf00mvqQyXgcjimqibqiVQ72gsEAHZnImSQjQkPsXj4kxEyOBxrdke45YpwnWfXrVndRdvYV/
dk8Ktkz+A+J2U//h6QKk2YRIALR+BWdQxtU6XDUQoTfiMKvJXZOcVIaliBAflzKYxmgkBCkflp6D0gcDX2xy8CzktqXjn5jJfH942srS7y5qMtIYHig0vGmQ
9n2VQIj+6LqueQ2CfHSXIF5ELnpHmqxqFiSpwoSFcXPE9EO4zAjRni1XLwz/ELjSK1JPV6QuK1LHivjpijgiK5KY1QszWiDoXg6AxzYYiLGE0c3cr7HmXkdE
2YcdwVqcp9tn4wk+ywZgbramK3KsfC4Q9vRsICfRLwRy6jyPTfasJBU6A26mgcjQfXTRd9OgCrYTBiTcBQwUSIBlerCdGu5LTuGjSbzSnbM6rLPrstQo+6OD
sAkNti/ux4L2b3Sm0KXujc5pDtUkXQT8Nf7LDFPuXpoOWTGaQsiaBGl1HbKvDmjrUCFDOyJoE+zloa2e3DmJp65qpHDXIXBXAdYiuJN4RjFi7FP9VQN3JH7X
ZVF4GwA+K1S9fr1Zog8YlImEc93Xs6KQ1TR6SCX9pR5ZNqI0tCfAD5DB0J0asjmTHNSS979sMIadFPp9Tje0jfv2SZn06nbp187E3sFRzKnrDit7eE91MtQx
+yJTwGNz+W5nejf5FC8STQPT68Thz2muOtOdl4OhTj3KDg1LVQ1LZYElqYxhyCeadTg3ExDK5wMZ3EIupIjmCtPmGQ5CAwlkmCX3ofHKGueViMNINAZTDqj7
WWzDxuEZrW3pFkZ0xmlWc8F86M40WFVxX8SLqc+gz2FFogzha6z+/z+M/s8bXc/bbdD1vC3o+gVb0PVZW9D1OfuniK4H2qHr/sXQdX8BXQ9gtQb0juv/3+j6
f6Prfxromg+Drk7R9Xfvy9ALH/syP5lsLr4AwVAecvzmrRJHU1745Ex23ipb1tFoCdvYYW3C9Swgn7JbyATeOG03Kyl9GMSd52yEweWslvViK9TzzQt63oxo
8RcOSDyUYaqZuqdXMlIzQnIInxNkpwO1aGWoaRCL9IOsP1D1G2vwda1zfWF0sdaGLBANbRENbQH/t9eWG9EwpMmrQy6rb61drAnm8XQmXC3EfUrGl5fL5wKR
y5/SYYSPBiKX/1edoOULgcjlTwaCMo8EIpc/EYhcfjiAY5bJAbRwHpAoy+dkoVzNMxoDH7d5xwW56OlBGj09YKz9a6zcCcLk3yVvUdFgXEo+f9RKDvzdlI1f
XZK4hIcfSk1Rsw9nGxF0P3042wgX1AWnsmTobYiUVIV5aASYH6WiY7M1TEUnzEMjJDW+DAHkNluX4tdmaxUKHGtEqgsnrxE0fQNUlKH0jbDLOOw2tIAaIFl7
yiGYBWSMQ3PeE4vhgLFZXZMvHhMINYel2MYMhgX1aJTDYx1YdcZjoMURwX0CaE7xWKWIx+gFj+8uwGNEZ5h1YG1hiscW4K9GC+6otMEd5SL+CjUKWZLSawH+
KmCw6CX0ouOVNS/z34FgvCAzqkMrBBQzimGBm7E1o8X+hOlLKVGXn+IIBO6tIWpMw85Ews5EYGdKhmfDMXJdqFsncTEcFKeqVT96wRFQLCXTzDPVhYafylO5
uBPhKJ/VtKoizFRyBQiew3WCuuuVftKTOT7iCVV4wpM5PuzJHB/yMm7nMa9Asw94MtUHvaVO9QGvsNKyytyDzpfQg8Yra5rGT0x3qAUAR7glVunQevwH5JOj
28L2h4iqVuCWZPKvF80xs0YaAzOz7nN6mU7Mb1Xc/aua686zLnXDupjtLqxL1bAueudHBdbFbPlO2fJOBh3l1i1fZpzAd8sLWZc6iykZIEBpL23nAKKsl6Nz
keX4VAEgDr9aAFEAiegl9OGVggRr8etMOI1Cn6aZwUAwsJVNMm3jLdfzHh5mR2Ofl0EzNZJVzNDDuAtRm8qsopSQlBn1jS4KhUUQwksMDU4JKhxzvV3vK3Lb
6CJ1EzBgFH4JPgkOJs0TGyArOY2Ie8lA4uaU9tU0+XsVel6QRw7fAVW0UQlXGdMom3rPKlkTPqJbh4fyOSM8BGwOqsvsA5uVMkNhNzkAPQvk12vvgaYENGo2
FkRr1RG/GziKqqmQwRUhW5kXAbMQmQxtC7Ptpbn2OLvBYeoTv86jfVZ6lhwEEzQE7xMwLXaTmZYjNtI85BIz071DmiE8CNmw07juoYeclFMnZ0ZvhK8p8XFN
eTK1yszafn/xVazy8TIMovyc8Uj6WNjC3lCODNgBlE8LnPSQIpRDCnCCNcMJhsIJhoYT9BCwH+dnYXpIsDD2TSgnBhCmkhM8m5/KzyZP4z4zjZhdsRHDmE6Y
eTpgC8O43xa43WcW6TNpyJM6DlwayRc+wN6+SZXI0UqO86iPA80RIEa6LT8VUT1sOUBJ/UyvL0xZptLB1mrwEWYj+cTffP9bbvLo1ywOIFg8yusKxWGHsQVb
s1YFjegTg4MpFgGFbbf/GnI7xR4zzF7jyMvVp55t2Ou9mr3eo9nrGc1eP6jZ6wc0ez2t2espzV6fKwt7fbYc23L8pa2jmvzaXtgv02d7sP1RLfN/cJ0foZHE
y2QrPuY15TDQQ1qyoGnfzKxCUd2Fg8tb9ESfX8tVStUuLo7zoeUSXUum5aq303J5ouUyXfBatFw1ZXOOM2yeRbVcNVFIeAu1XPbNGZhjLDkd12Oijcs0XBCS
gN17GajYGDDSbBcHAlK9bfRd0CH14o+uba3vskXfZRt9V030XfUL6buqeX1XNdN3lTRlsdOJt2Xiba3vqub0XZh45H8VfVePrAE86wz+SfVd7xBh6x4NW/Bn
9NkVoMbxNDJOv6Z5674Larv6gGfubvbDu/qmQSi2oO3qg7arD2u0HA8govQblpReGciBm53Xdg2ItsuGtqs/Xo51W67Z/YHFtV090HbVU20Xg5OttV12QdtV
h6hcy4OUnWq7am20XTaAq8b2DzQ/tVZtl04lnNN22eb1JuTgVNtVy7RdfSow2q7gZWm7ItF2RcKDyC4SbZcd98LkwuZwu9QLzS5G26VPWtMVodui6YqMhFjS
IoGWEG1hF0sLJUTQE9touqK8pguIdFFNV6ThqHRhTVddi2r1dji3LrfbiWqykU3c4UxctF9CV2qvRh9CARDVMGZkgoK18YJGwCaQFKERg4SJFRGefcsNwv4z
ssDEMlLuZdyQw9K9Bll0Lh1L9748LN27EEuHaD/F0nZhS6WQFBaxtBGRCUJ7i1i693xYWisKpSc/I4Tc+YoR8ul2CPkOQchvE4R8p+Djna8qOq4IOi79s0fH
lQXouPS/GB2nyBgrvlQsXJLtWck2soy6YrAwyR7nwcIlwcKVdli4sgjq62yD+kqvChZeeN5gv4Q+vHro1yDfMJOA6xwzkVP8kmQctlgZuXeRNOvs3NEc5GMB
n9UmiKhchYlnD8JsRbB2YbWAqsIy2IZJcmcznI1XZBFwSOxoVjP/Sc5LH7UbRiS3U3f5HrzZ0+7NHrmtBxwV/Sp/Gg3k/C2X+BFVv0I7XhKK20HFCvhd2rls
ILf/AnxhIKlNHXUZv4dwUqzCPREOkyJVGi9J2jhprjafE9yUVbfqEsmK1ecnp9s7nxxyRcA6qNUoj7mCYkkMZRy73xUSvM8VgephV5DuXheOASSYuXAI4CQc
TLKnEUyXBLT7XRHQ7nNFQJty03OnXq3L6ScKi4lmB5zU2QmhKgZgc8rp23uT/V9oDeUeX5R/FV4iLkSvAH9vHIz7Utzcofqu56hNHTizgK1aMrSVk7KI4WU1
GRKXXwiQFZmH04FYq5/RAuW8FiinKsDJSj4+HOU+RiBQDscY5S0ouAEScqPJxj/s1qFYq2yz2A46qnI73aQnoslkLVKkarr+0YfYB4mvP7xbE8MzkSzJ6Qi+
GqvdUxF8MVa7JyL4YFDXYXjfSLP+1PPdg1vJwZrglcdqcjh+AOWKMXcfyovH3L0oidO6e4v923IZ3L3Z+lgNR7upN9SchWHurU1y3/67sae9NW6IpxH3cBuf
EdKgGr+Dgci/yzG6LKlD+gP6HBPIpFOCNLbOJWbSbjeTdmEmRYMcUh8iRMrrAN3oEDXFkUgrRrWrw+GcUzeQWw3ILUNtjNUabbAaozNBbEg9X0RsnS8HscEC
fSkKlJeN2JbeQA6xLfEjRmyjD6oImUPVg+pizmthD6o6obb35jI0qIvUSrVC0ZOLTUbOqtbQENrrlF2vLdWB/GpAfp07cKxbRH5YDi04ROJL6IS5qlQjGWDD
CyxZJ9hEzVgZYZSfIHltPbmH83RGQkitgkFUPXmHTuLJQdxqEkdVbOFtdvbARjUR1HH5a6nrr84IlSJ8DtwZ0nz8z6e/s/v9e35jw5sM/q8WE0L9+zfx6mkz
rOyKjf3xM0ENxM2e/pCbTH3NLUxL2O5LKDBJNuBMkswS1pOhSRatMvErfTmtN8uwkopowICNF3kvJvAQI8x7fa0kZ1KGlUixJe1b+SJFt4xA/eRUmEOOldxR
diU9yq7kjp8RPA20QkQHkzmyjjPrqvZXeCOAYMFHYGkC3R3YmxAx4ATE6FmhT3pIMhwXjBHTgDMIFO/rhHD+sLUPWZ8tHH2xmn3G22wd4aSeq90pb8w9rK/P
umPuQX09T9cHysJj7i+LOL2P9eV7PSE4SICTj8uVHTlEWk3qJ/vK8BaAWIi4XCDux5m4m7hcbhqXa1lK4hETDHRhyDnBLgpr3FMOfPJWu6cd0AmmFM5G51RZ
sP4JlGrcPV6WI6O5slCFoySZ6OBchMoZ6x8tC9aX6Fw+ch31o/hFIfG3g+LjpVx0roHzR+di2/lTsKHn2FnamP64uVGwru/a6DzJFmaIzlXfYn9efgR3Nxub
rc/xD1qXQAIkwEAfNO6wrmFfRVe5tyI3ZsyNKX3jrG6DBUeq/seBuMj9SNc8r2s+E+RMyw4zoYIuWwfoEn5bAnSpLjbGh9d0H2hbPkhXh7b0rzE210G6InHI
oLVPg3RFCNJVSlyOMiwhqZJjVv6ECn6BElx/G8HJ59/D4sJ1qsrxsP6BBngV3f7h+/n2JrqMYMdRnfjeyd/YPXVqfMwZ1q9+9dCJzyB01irU8j5+XeHR3O6p
vVTLAF1//0tf/fUygrBXJwgCpg7Q7aDFH0F2Mp+1E++VMk8VnJaZnTdEVFh7JONsCXEyBPNCgCPul8X7Rs6dgbOQRMnUP7p3xUjaOzVFHBhzrYcjsS0jgm9n
eAZLYBgH5jMkdV2D9hJETGpsh+rYob2GOOsGLAaUpq/i56N3WCRab4F9nNaxo+MxZhGPR7wlmbM0wQbzZxn7NYu5ryKs9sMV6fTeirCae3Sa4pmKcE3EkvZp
1pNZ7XOBsNpnA2G1XwiE1f6xPgv5kT4LIZY10Cxsr2Zp+wv4jc/e6L2y9ONMWdo9XRZM9Jw+MzlVRr+InyyLj+/xsvblLYsv79EyfHnz9bpFPIplSiePbdEI
3xY9Z9yzkWyzmZogx+maoQXnP7+tsEMpAxLDRVSMXYCjGGF+Kkzf7SL81VPgW2d/Gf6xNB1/EIGFY0x5NJKZeTISfkFgc8R6Kmo2Mp5u6ez8QjAsMm+vqKYc
l7bwuWwrw3tUmfeAmAkzsJTvCHNMx1veVLMWLCLYaubAGoYDw/dpvJ6M66gW6aiYIRK0DWDbeBpfrWiPrgYyvNQjeAmIBRH4lJyzM/wAnHQU5BS0eFdupfqn
2A3/eMHNrllKrC3Ic2KGOH/NmIU8jNKstYkupVlrA11GG61RhK/YYg+ln5z8w6OECFX6jYPMSxon9tAlJ+4oTdzPOQ/Q15IIqLrHGik0vsKYpfoaQgqVNCZL
tfE0eodcigtuAkBpE9Ud14NBzhpngPY/FQ3a/qkxhDanuM9mMkYyVBxOWPGKNBhErDQCj+BIyPDgpl8L4axohYUg0FOvLQQKdSo9OqXPoU9qtcAJrS54JhCc
eTwQnDkXCM48GgjOPBIIzjwcxM3Uq187BReghEb+vYdeW6SjQijmaGqzMWId1HPwmJ6DA3oO9us52KfnYK+egxk9B1N6Ds6CbmSVumHqnynSCPSRlVSbheAY
p1zRhJ50RVo/4Yqm9BlXlPvHXeFR51zhXY+ijMfdIyib4+5hVyaTuaasbnG1FP9KrT4T+yGfk0FxVJYnXJO4BZz/KdeES+L0cT1QQ/S0U0Pk1X0SThXA4W62
piIRCOZIIDgbyvVRup7X10fo+nQotPC5UASFU2ICrHt00o0vaS8oVFJVCUlWtH8v0QF8XaOyahUU0ODhSGjekUikA6J9LB3MRUY6OE4zfzAS6eBAJDO8LxLp
YG8kMz9DhDaVDjZp2aooHGwS4eAqgaxrWTiASqcgHMQ9SxAQDhp54IDh5s2NvfrGjGbep/MCwv15AeE+zcZPaTb+XFnY+LPllyWEGPnjAqKH3u9H8wLC4UxA
SAEy0vJBn5YXlrHscD5ZoZI5bxtZoZLKChxdntkDd7LxTWmrR5yJbQm1ILIiThT2V2Rl9+lTiIe1DfEefU4NQQkHa9OVnGvNcn1asUyfVtgvTW7CHiZBLEw1
Lq4283Kg99a6RrDnNc26l7PcTXkJCyQmisxJU9ujid6f/tFEL97sbfdmr9x+pRq8pTeQ4w2X+NFP42iiNzuaGJKTCbzw+EMaMYwKORkW6jGkj/oxTmh7BtDD
QrzAKIsXCNWIjhd4wCtGUKsujBc4wPECq4XgaVVFfKca4HiBJgDDu8xx8wEvjji8ARzigkneinxiTh9p9WEvixc4UHcQkmcYR4+E6Ko0UigMkfVhVao6VHxV
o6sVfAU+t4ev6mxAiqsOuhrgKw7wE7tqeUFgOh3okDQNna+tL43OJbrKqgjGLid0IcG4T3UQrq1DfR17oYS+0NuoZjYXjk2xRToAJB3tgKRDbmvIylcScOoi
T8Tovh0pGzOnkziYjAU9aK7lqY84gp2qvwgQzLKsaPIJgmp6i9ZYT/WaGIhOFZEFI/pxIILdj9iGkJmbhmZuPM3cdAhuO+Bhh2nNIqJLRNAsdqaaxU5oFutI
dtoWQsSBJWCVLGJJViXVQRVhi5ZR0UAIryqS0fXAKQLSgta/OuB4HOZ4cpuEcPjvHqXd9ZSrj3/ebZprmIhOtkRUos1nPoNx8V0cYOCotQOBlSxxtbEwwAEJ
sYNMC9VCZsK6jruTy0x4UWpJy0am9QXmtA6Mptjgj5UytBsahShrdYmyVmerWg6e1lBIlmCsasvi4ZZa8i6GzNmu1wQtbB8QJGfiG4SLhANptfR18z5fpk9B
Mb07c+dZv4qmv7TXg5QmLVcDeh8UVH39tPN7qQ2A4DICs+XU1gANp0/sd2AlApGaITr5Sj4/QfvJkPBfNLM31xwOC2IjRF4jVSPSDJjcoMweRF1h5k1W9ODm
8Ch9cGO1VR8nHw2RMKQOLH533KAv8yFZdFrmhc3xqdBigVkaP83ALMWBRoVFW8xtMJHMZS2uY3WBKeNCaOdcCL2luhC67VwIc8ktTTdazMd1p8K8wfe3HhGD
7wqfe76kT5/8aGYrDoeqBcuFOUuZx5Tx004VmdCf5wT3am+xPdp0akZzdA9qju4B5tw2W9PaTmVK26kwK22DlW5hMBHsrVYI9tYhwd7qEuytIcHeQgn2Fkmw
t04J9ma3BHurmWBvf+LY9i6tWTpkJy5nPxXNj43Tq43I9mFPfPv4A3/43dlHXs85P+yJZ0+/X1JF7ONUEV/bPXXgE48cQd6HvbjxrRPvf/7Lh/D2DH7+8Lv6
7ak0scSZ/8Ha8XcQ3J54hDVBO+mygvwm9sT80+8VZfodeP347qnDe/7H4e/T67fT7+9//Svv+8lXT37qOfp9G/3+san8Vrx8jHvyu+jJNvr9/Kmv/OF3v79s
DBtLM2BU7Sb95tQn9n3+NL05Sr/PfP1zH//AsRVjzhA+w4sHxqG0KibCIL4l+dHDWnNli5LNnng33nbHnCBhwsCpLMIfeb57r73Lube8y76Xc6DMNks43LVn
m2XoEZEJRc42Az7mrQxyWsiqcpBnKJ8gqjxN0ig9DnDWGwMqlk9KHLhAn+Wx7xjtnQgSdSX5j8wAIXDU3ZplqojVW7M+G5dVZZ1tNTtm41IhXdi9/EIjS6jV
qZM3IfNSl0i9CxmbLtWVy5/H122Tb3Xq3E6vpDJ2e8u/oxqwB3ZVpwk4yhPszja7McFlntbOQVWjaQ0WyaqYcCj2trkT0753LZ4aUSfKNGGI6F3c6UrTicIB
GCrhblg3D1KXaAVV+CYODdjIkgtWkggriozFda0o7uDot5yqK2HtvdYR17IvYXwJW9UQsop1Q3gZtrKVzD/9uedLyXee+xxvYIWoyhwhmoRO+NOEf1wuI6+X
v6vEub3cXG6vkkkGQwtFgn4ZGTMDVZ5tVnguq4OxDhAbUa96xNpx5a80y8p+O1FAx+jHcbIw0dhNjIvLcN/JcH9omqoxYE1PuyY8em3LzIS9+0EkdzoU90x0
AK6ZFetFmLV8NkNINCa/mJPmF1vyFZbYab/EyN2TfrDEq63C4LUBiJbMNEYeBuNTsydI4FAB224hsrHh7elmncSeXt0d88C8nbtl+Lk+1T/LScYqD0ieQaTk
gyzTuLXZLz8QYX0i2v0mse7kQMqIFv5nrOzidHPIwNeYebw5cBMHZuuv2blOtbvqy9UzjztWeIEv0isOZWFxFHIIlna8DExCWTnEOOQS7/ZCBNvaMg/sW9Sm
Ttjcdo65CPDbMeY2OE+7GmAZkm2Jc41T1V2QymuY5q2F6moS9SS7wZH8bB1cXRLUIjE81qHfVJ97H2MxY+uHmXdZ9d9CvNe92AQzzb7HaYvg8sGJax5SfQ88
/vZm/3bVD46knwpr2+AsFSt/hXPGTXjT8HRQZcTZ0unkB9iIuJ+NiG3mU5chhrlJ5qaWIcDnPtdO0zohd7bO5cZBV8tgH64C41MhbFY1x3EcrLONVyPE48yz
kXPbyaojldiz01l+sSGHU7b1NF0UAyS0hPyOODWWJXQuZx2zATMmIj2Yy1A7NJY5lS67/CZXTXKKusaP9NEFfXkVCzhQfnIStg0xtzSE0NvDab5hP7PrKcN6
wkNxm6She7NkobtVEp79vOSO2ybVXCeVXssBWJGSXaemd0w2dwiBngiBFRECqyIE2iIEOoX09H4u+Go5S6QYfvFP7bJHuHb5PT5xAz270pR7e8MsxTnwJKM+
yU2dbge3SKrCRfAYoM4BaYVckTjyXnsEpd8LxR3ZEFIXdxyjBghFI4Jc5ZseBPcwy9id0Lo9Gzd0alnmWTgiS32ayHsHMqBEabKTCKelxTyXHdOqRm+2ibyI
QBjTE3tyBm7CZRXsVlXnL0CYiuSRNm5jwMynwDSRW4JkqgwLKB+RfZP56mTjBxqsSlp5XxLeOkDsjpmQiCMnpF7tTIVjzjlXrs9Wx5wX9PU8XZ9x4SAfrMEB
VRfKIwGysPLBVA/Kgzj5ofJAAMy9xt2HEyAq9wYIxMSHOctQTuFEKeDDnEGU8zASoPJ0Ob4I5alyfDHKE+V4JUo2Hgi08UCgjQfQfjm+hNsvx6u4/XJ8Kbdf
ji/j9svx5dx+OR7CQE/i8CkYsf40oK1A5YmA9gLqD+LV3L9yfAX3rxyvwbBxBDdOf3TdM06jRDCpcRodlQPjNCoql4/TaKhcMU6joPLiceo9lWIEFeAA6SjK
VeMw7Qo4oDjKIfoe5Wp6D99fMU6tU7mG6kPZNU6zTGX3OM0ylb3jNLtU9o/TrFK5jN5HOThOs0jlReM0e1SuHIcRVoADrDmUl9D3KC8dhzlZgMDm+1A6EkYc
VbgSRhyXtMNPBqx/pAliJTdJ1rELXxK8Ntl0ea+BBvhUhZpk7SY0h1k2psAoVY9Xi0pVd6FS1b5FHyQUkrAArG1WqgbJcWQc1yozWsHjVaQl4Q6iV25yJxMk
3yAM+G6wItNN3jG5hph/gtNkpgLLkSzmOeeYn6kkVXlG9X/J5GHfU+HY52mC5Kmn6YvDFfrk21/65K8/6I85Bys6FXoXb7tPSs8YkRNE3YpK3tzkaLe38Quf
Ml1HNoUAeLeC4lpC1KHJm8NGh0FykPvytM4UoyOtJ5eyctm+q+kPirM7a879wfQD0QOt1p7whbsR44LRSZqOOzAd+S6DrnCPNqBHI9ZoLJnn2UYpQHTvUPqV
H8Qq6janXQ4ljXUuogFw+LCYuI5obYlE3PAlvA4CXnOVfrHKhtTVI50ZQPYbXSXOvBp3N0e22J+q8A9iyiubrU/yj80WlgUQe6gi0X8OVopp1pueYZirIBvV
RdjfRc3BAWfeZHNYDedz7kpq6dlmR5Z1lw1wsozmkhOdq05TDoccBF6+h0J8YtcDOBkZ4aS64aHp3SmuV7snrDflK0wuZQWMlzxrxyP69G4YotmlLSv+tE74
u46mi1aClvSTlXgE5eGKTO6hiizfwUrMqSocbNJ2yabWpsmm1ppkU4tsxQXJpoYl2dSIJJuqSrIpT5JNcXh+BI6P3UxlJ8Sq8UMxcKFfh7T6WhJ/v9u0x7ga
geM5NTl89nTeqWSOA2TP20kHfyHn2WsJ9fwZc1trAXhV+iEnm0GytzLZdFqRQaMtMnAKyEAMeAB3yTfFlQqwl9QAe0gcplq2H+7oRWy7PdHI4Qrr3B29Puv0
+ozmFI4/O05o0Wj3AsQk7xLn8vzp9+/+bP1NmhlKAfmXmGHBw3LyvAVMeiF+pTN58qmUudHGP9f+XI6J+a8zrUwMKxyZhRHomA4FPKZCREZbZ/9jVSj+P1SB
ZUasc1XZAWer2BlDzgtV7JQhYm8kRQy9QkwD3brSebgcvw4lMQ+vx31iDtZr5oDjn+1nC0gaiQQXS1PVxN3JMN/PAu/5ufc4iUI8SiNCNHncn9esGRYescsy
+1WCYuhi3YlTnJqYfZY2sDba02HXDjDcPOY0PYS9pMpY19F08xnDXJ0xzE4zhrntM4a5acYwZvp0xjAkNMehTEVVchnD7CxjGAFdlLpovhahdQkwrBWgC4D4
lxmI8bSUPPuczbFNFoNizQGN6nKdK3k04vWZHVs3LciV9LeR/sb0Yg7T3ybDPS3WWaqLt4DeDIRDGl9s2QwEB0crgPoh50mN749UQNrX2Z+pCPR/mvH/iPVE
RaD/cEWgn/DOWo13XINVcc5Er56tEt/mYAWAEHlX0VYIpX7abRW92/jlv+XdRfx8VbScoqDjyR5Odr1dKA3YwB06GRgSwG24mehwP3OBb6z1pSkHtTeHK64c
TiFLEmZesiQ5YVrpZDxSIF9uSr5GLlCBGhES5nJiJRcC7jDBPCdWckHfVlERwoQdR9VgluEhYYO0ucSoOw2wWcP0gGaviySiML5SVeKNqhqPKZvW2KZZ9uJN
nAyRD5WDWo85JvVxJOkuOCatRt2SFUXkcpcNyOQMCRGx0DscFbt8EMa0m2htSlW31rr1Melwbglkolj7NE6Vbqa/LfR3Ff1dTffegE1Ij5Sz2mmAvZl5PL5a
dTzOL2zW+1qjpS2sMlrtjOr3tuA9VDgOVuUNaHlM/JtuqMkamvNqliV0J0vMrxMoaZagKpJEqJdqNCln9Ly5Xm3AsqxXY1iW9WojlmW9upKWhXrt0uUmvTTr
4ZM9QDe6kfZqfWoFvJRklmo9Mxphlu4gaBLW3Ub4lSABp2iYch1DCy97hLB5kHSNFJ20KIioo4AmXEgxscsJbuTnTYNAp/TF9ZgU6mlboGzquuKq3g0Bemls
DGuudDKMOA/KenaD364qNzKWbEzyXNgAZfywCRI5gsPWGkJBuKtdYncsycHo0j/p78Ykw1v6O8DvwPyGw1q2UDYKO3dMyTDdbWaF0R73e7CpT94LYG7nwDxY
Kpi77cB8wcl7yhO+aDNyXQ9EC9NTJz0N5TAULsskeAu6rpHktE0M9vefev/7iPgnzx498vFyvDbqzFWoAUOTDVeOsDVQhNxBWk6OQUrri+uC1ZHL56qZaHwm
KIrGdj5jo1sQkUMWke2CiEzYCBhJi8hnggJffgbwS6BFm83mzSYicjVLO6xFZDsnIhNvDxG5UuCKj1dZRBa+P+WKn6kyI1AUkffmReQZMMUzbquIDF9yEA9m
1Pa4TSZBe92iNDjlCkk552hGzSHkOaLXYJhFZcOnP22E55ygDKeBZjUvKFcH0w9aBeWZVkH5tIN8x20k5XlHenXGEQJ62mFiUzXC8gn6cEQ6lx/MSUfo6wlH
6O0pVOOZjQyBeQNsL+8mWDPcPgwvAfIVEZnndMUtYvicrvCY7tdxeOd5qdgMWby5dov9n1lChtjsbbbeyz82W1gqELU9KEdgk5kd07DYPGzE5gq4tsoiYnOF
D1vbis0ViM0b1IbcaaaXF5qx/4e31nJKDrxAQrMn2yS9rUZiZnS9nMi8lkXmkXYic05nwpLyMETmtYZvLorMMy0i83+u0FrQyr6XWaERmiWZ2T2aRZohlgkc
tsvGp25q8OUJ3xw1x1KDrzHwHB6LzG23pgtxOABu0wZfG8Tga60YfFXE4GtYDL5GxOAL+FZnmgQPsd4YbgXJEWLBFQ/KLcrLRx2MiJhBh9iQgJNMrU+xmWsq
APcIzK1Gc0zXaOpCO5rsf/R+TZvOouZ4NOTHkk3XlQ8jIDCdTdfG6N1FP5XzglEwA0icrMY3W0j/u2WjhdStmzcSbXfUGzZbioqrN1rIs3vVRs6s2z1uIVP1
ulw/16X9XJcc/XUgTF7Q5A9TevpB9uNdF/KrWZ/XLdLnC1cj/V9H/efEz2BK0LkxSfu7HquVyXotgmAtL6LoSQbrMDpijfKQ5GSK7dpG9UKty+gZKJXLriRg
O/L8o7OAf/RBWIUb0Bm2XENYfcmw5UNZ4zD/yPwZ0ddchi1JZsriC8c1hMIcTXH+5NF2XNSohiCx8Qw46dkoCysk2tMkfPt+fZJIwgr65Oak9wNl0QGSSO1p
UVvki7KopHRQqgwveKnJZrt5ioIWuz/fMB6olOT7Eez4d5VFSfbOsgg/JNdbufnDPC9p/tx281dZwJgEnN6Nad9hh9id/X+A7jYSN8fjOoCuCJUDyHhr9uDY
fQdjMe4JiWWvVUG7IFDPf+mPfr+0QJx+K4vT/Ezn/FtUmM5lvcsp9RYoUgjFJftcUaR82iSmcRbmoUZQmqabs3TWcIngNAx6wJ9az0RV6TR6eeGahF5HC73u
IiqmilYxhVrF5GkV04hWMY2CKOkt7kQNSZ4HPQ0OELxJrQaT/HnKqdVIfAUBwTO5G9XCDEcwhTtlM3Ub0fbcHKo2CtvgiHYyZvUVyZgcDUxt0MkRTfZTteFG
jni/Qaf4C/Q+gprDpzaGC5n+fMn051MbJQir9J7C2dIGtLGhDYP/2gT+oj5UzO4W0SXhaSn5wdfOr0sS4L46mZllJ/3MQAEU351kEwU8al7Fn/45h/Uh4HvS
NcCvrgLFE8pPkA86w5ZfsC7xWUCnlS1Eg3ZN1taxW3gq6GWauqsQLXETPXR2Nm3Y00EOcow6YFKNsWG1ZBF1oeQZYwlRXTUJEylIIC4UoLZ8KZDlCGQ5vOo2
5twmyMJM0Kq7bNIFeXXhkeL8hY8Uqze3O1Ksos2bRF6aL55jzPM5RgD3JpWfTY48zjzgYYSzugrDeQNEjO3xZlaiuTqrOSPm8ajcYgJOI9+sxieJ6dqE2Iw7
m1smWfdnJ8vzRg6s2yOBfXJrTWcoJ0ZPjbEOQRxdbXUlNpf4onuS0cBdZwOVuGLYSHjR1caOG+iKDSCbxGppq8Z12myLD3zmq+00ZhtTjdlGozFbZKJy2jJw
QK4c+LjCvbpqnWjFRsEPueCOGuySwqdWrkQHZLFBchCPI2jgOBso09M3qC0MMQKcYidF0Cj2+S7mxDe01mYflxR2oCIpFVEFzw3jQ/e1pJ0uYIofP/2nH//o
D2DNuwBZ3MHIAi+UEhj5lpKp4+ehlvsP40ctz02Aq0nOekZlfMadbHxnerHzk2lPiNuUJ8TtnCvE7e9cIW5/6wpxO+sKcXvBFeI27wpxO+MSNK4VJ87o9UL/
vCYbWZzzmq4+4/stIdzcrcZfim8CgS5MttcCNgMieGB2Uje819h6ZdbXi6wXXignP3zuZa/XPv9ntl77fFmv/f7C9aJuLbZe7mtrvVpW7NsnHvifD37ikdcv
WK9/z+uFx6Vk/un3cqyql75cR34Wy7WeXzmil+vJNst1ZJHlymXy/dmuk3oFpnNiLvfOvLkcO1G0M5eryKMLmMsturwnzru8P511PaHX9WSbdT2x+Da0sQ3P
t7zVCy1vVZa3eqHlrYYSWCZb3ipnal8cbX77zz+9+yffPw/axAuENi9I5iAKufkl+f22BgGM0EasY64sypwLm4AR6ylXTkePUo+TvcdQbW+L+G1jTh0YFQUi
hTfQk81WTwLRXSRx5p5fG7P86v9fWDfjyLQI8sTjUvLchZAnThDSRZvxFls0FtH1dtqvt9M+T7bTBzzZTu/3ZDs97Ml22uvJdtrjyXaa8eLh6Bd58U+6UtUJ
V/S6z2hgOO6SFD6c683Z6Z9mb0iQTV0yR9NL7mNy1p9Mnj16khi8733tQx8uM+Rn/Zqd+dn0i5V960TZtx6vP1zC9lnjnvXjruT0/RCzVEEpY6uu1MIhtYJJ
fvL0R363lJw+LXJupgc8mHokpHh0nf1oWQxyP1TGkEasA2XRWe/XisF9ZTEs2Mu2N6y7G8l0d0WFodHlKVvHFBFTZwlF5dBepoLlEltQqA1hJVD5URwYdweg
54RXOwfIuOC5MQTqDS/hdT14dkcdTtdWOVtoKnDKsJmmgsqxzRZbC4cc+DHAwcE+bR3M1sMjW2gqqCTh651lOd5hK2LEQkNJ1U4hQ9k6rUFtu+qaykgoFRzt
QMNZq/GJp/JvrMEx15dkm9HlOFlspxW1Ra5n8Q5yfSOV1NhEmOR6f2vt8vNLYj9DEvXjp3/v4x/Y883zSWK/BxOg00sgUftKBts95p2PKXxS7+Mjeh8/offx
p/Q+/qTex4f1Pj6k9/FBvY8fE2wn2s19paYD+NvAy9wO/jbIbaOgJ0a/hHbRXc1UpHjxsUXxYnQZnzmVgLn2/H0p+euTf8TYn7fO1PTaJFdDe2s9rmGNe6TU
7PrCxIvmP2u3uf7Ji9a/rJV5Myqq89TvvXVrLUj35qnkLVtrFUFSotgUi8lnCEkl84ycelrYuC6k+fxsipjSnhLX8Q2iXy+IaeJPD0FZiyCoUcP45RDUWomw
UGTuaEkvbbeklxaWVPf20lcJo1iLYJRRjVFsg1HOh0OqfOwGHBLmcMiqkPDRUnBIrR0OWfWaxSHGS3wxWZMel5IfXFDWfIqjV0cFKN6Qtw9kW0CcX2s+ODiv
5FkRAJ3SpoHn2AWGJJRAkMvfBnLkdjbQBrGBNogN5FTsTABPD80eXMp4Y49Es+dD8WYVSIcjJrT1aXa1Uak5FaRuGwmm9SSnUrBwPF5ta+F4Wh+uPFeV4Zyq
ynD+XB++fLMqwzmpD11OaPveZ6oynOPV2I8uYZwJ20bJIo3QWIVjFSSy5uOUtdo+E8crFf5O22hkRk185lERo6aKPle5VJ952PrMwy6cq/ii/fb57FDHcqnC
7QEQXqEtnI//IMaUYvJJfNexr2XibLb8i/OKr8byY8PCuaoSd7cYZzrp+buTHH0MyPerfAj7tfTg/D0PLbDSTJ0MwlTnHBongwtXY9wN3GSAtc/d42yW2TXu
QO1sg71zBYlm8CUhO6CG5BWzJQ+mnHfA28jlBIbDkgnKTePuaV7YXYrdIHqWkZCHOMior9eDoaD9afdIm9Nud8Fp90h62p2zbgvbw+hKA6OewCgGq7zs6HtY
U6e1GXUSaiRmNoyg45DtARceC9pyLGgbO8jUJg96eg/g622txXk9fGpwog/+adXl/GaKPW/RxcRKf8OkRlUHN8ovHds2e3vXTWLKWEPUgLDxwrSEp9ml32fK
J7Wzq7/22wX8/PV0mtoqOfbE1AIRZi37M+tTEsat2bfnpjU/0FZeptncB8z1Qckb1Ni5g/iwf/wH9y78c31twYeKHU/uSmp3130bQVF1uDLIaYRNxeSoWdkh
LmSEYN0dLIRVmvYOOcJ7kb6emnLY0ooWagfjLjkIU+GCV/iZc55nbvtniFVxw/LQxKJNXTCemsmDtl90wbBbzsf9l3g+7kTD9GjiB09/7sMPIajJSVgVIjLu
8T2/eeSH1pjzDG7AnndgzDmGaT8t54JzuJ6r5M3jpaPuogbyrjaQ97WBfFUbyFe0gXyoDeQ9bSA/og3kHd1SIOGDucf5G2wbRpKdclc7jbgDJs4D8ADPEtQB
1YotTcohHEWMNNh4DjY7vnjduY/96Ov/4t/dKqyqde2vXpt8Z/73/h68w+e0mqCFWxVTEZfjrFAHOx6n0YlhdsXYBPDGviLMvJjOYcqe+C32Yjpr5hlR2Odz
c3w6N8fP4fq5C8xxBg6v0lQ/l5vqNWHxhp5qmuMrnZ6YiwaibmDGfTPjtN1kCiri3SgG7G40FDLjxkswLyIImDjrTfTs8tw87YMJ7Pffy/P0cFXPE4LY76lm
8zRdzeZpCtdT1YXzZP8052mqms2TLHN2g4nAVmKnbXhb8uFpD1VqY56qytaQKcDDB9RTU7Zkeb2+NlSEWFXhKCfu7PQXjSD1e5lEVZGJ0vxJWyC1MfHp5B6r
ZkA4h2ui3E9hXn84RzN7dHzMeRK/8Pa7P/HI575HKOAJvParv8mfHMbDB/V6HDTrsWnMOZBbj/243l/9Xwy3+3PrsTos3hDzUViJGQRw9hpkBWbI1Q5YjDzE
7huG+4lLMhSeD3HoI2sVUMqQpWCTf6W9AVB/pT2K8Dgj1iYESUqToLsSAIwZtmTKUY1WoK9N38peCRp5uKqyg/YM6IrBIYxQEurv5S3A0PHFNmJ1RVbnfEBg
6Wit1KvLlc0QVQVELUR880/DWuaHc221iHr1Lg/TaAbMXFUywZyZK1szV1WYNdzF3r5peoYwtR5nw0HkIDBoY8qJQ7C+XmrgxIyUt4gNoWGkNqSMlB+ppdoQ
lvI2hIaRUmCkuF9aNOE4HU57k6+LW/i+zC7UE9nE9GnlUu1C3XZ9Wrkw1GHO5CLtJmzw2vfzMj2hdk568sQqTXpYiTr0rFW19FQ1PayI9FSBL6LPVmk6xSm2
qOlhh1iliQnlBj4XQ5Q7ILbRxCXkvn7x/tt8ms1nPe314xeJA7gNr/DK4oncg+SUO2kkfJPIHbwkJ3Ln0HtVdKqi07R7ieaBTutTi+f0acUpl4DyJh2akP0t
aeASZDBfy7mvSS1d7HkvKSH1u7DjOQGDoVbPjrCtZ4eb8+yAZU9BF2RrXVBV64I2QBfEm4k55+TA6S/sdpJvPX2fhN4ye3XOCDHsu5G/12Yf6l1V1buqovdw
qPewp3fZCO+LNG4NJ48ybI5BZdq43YYebTMfmYZb7AEqbBgnpaq2Ckxu14pdt5gzGHhxo74MteCrJz3xADiCkgDsCZTVLfanUCIyAcpws3XYE83aIU9cLA56
YnuFbLuvkuI3PTW+NhRtHLatLU4jL3e9126x/64q6/23VdH9na2K7u+Fquj+5qssly6y3mIwNqd9dbDixXvnEWlZKaElhL/VSpw2TtprWfTlUAopV8uHL1WZ
garsjpFkP2+JYSkTS/cYe6aC5fWSS/m8PA816UqHHKA80OlUGd7PITpKheYHpUfzg3KE5gflMAcsp/njDMEMGWcCzVKEbVwucu0wRNkaoqoaoioaojwNUSMa
ooY1RK3VEOW/uhC1QUPUphSihjVEQSv86kEGu6qDUrfcb6tK5o0NbKifspP+qzZgqfLKMDdcJzfctYsM13pVhnvBs7hQb4qq3hQVvSlCvSk8vSkYGTqhDtzl
Rq/HnKU0j6gZx7k1KuTQ2IEmzxyTFqVX3zB6Dqm1yR4za1OvRDbwXYfYm46540KbIWanFboSU1QCeNimjtANsUOFVk/sUN1cYsMKO8Qi9vsOYssQ7FFc3J7P
NDV4Iw1BL3lkUs1jNdU8VnX41plUWbiHnY2gv8cI2Kh8g3weNUehcxyGznEUOscNF6gAJA7Zg4bZ1nUYgLGcMFsIW9dhnKkMUMHkZBjA0QDpiRAUaS24kbVs
ybzOBMjRAgjWVwSQ9UXlxL6ywPLDZYlhsbcsMP0eTQbfrVnaPZoMzpQFlqfLgh6ncEZlslemLszrWfaztLeySBfreZj/nSOurA/1S3J0vZ4XsskHT2xBfg2O
U3DX20m3ITJCHWr1xAmKRjwhkbN/Tq2Hme91bC8eb9XuKm/g04o3cE2ShXyrekPiUE3XAzSWeFgJMKZqRmVBnetr+dCto8q5hd2P1uuHodyy1c/RGrOTlpwu
ICA19JY74s0A0WoTyajiLeo6eo3Gpt1iOXkERDnECo+vRDeCeCPAVasHQ3gxjj5IgnATohRRMoSt29F0Zps1jgrnDqorZ6c5RihknGCn2sxulZt2qC074nHV
UB2K3qlxONtOzRjbzLeZYyUa7EZOWQ5TBZ46wn8IQu7qiP8O+23gaoTj4WLHwQZ8GW/B4dzh2IDsPE5FwWb/SzVQKIYRzaWaWHoF+cChaSoJxxDjUK3FFNJU
ytQ9qIZnm3WewrFBNYI4qrll3pQd8a07r2Mq4bt153VOzWWCU5vh01ehLZozTexQkZzgNRT1o84xa9ma0JzVhAD0kBbeIbxAy+vuQIghwmBXUlXj+SM9gFEa
VxPCZ63E5wrpzYjn6UXbzEhFbdZvG2K4BXbxIE5vUNfcUPOiQBxk0y9G0afR3IdbxN694C6TehWabLfrs3ME18iUYe4cwWNBLDMnVFe3SpVXi1R5tZYqvZcl
VV4NVHN1MeJ5SxfzoozprpfxcWFy8hhPdPKbdjxsSKAvyWQ3GJ9/6ijjG0ZoW1KSNi505ap2sHyV3NYISL+/uCOKs9ARZQs77jstjihb4Oz6xrwjykfuy/wr
xkNBo1cLGv05mU1zcqC2iI+oo/Epb81JQmc/Rxc4DnOQV63boC5GZC7julhOupuhYMFRvTFtjctCjctcg8Mcg8MIWU28+KK7WzkpxoIPL5NtTtgSb0x28fml
q66OK+61xsXDoGo3S40tiNpOEXVZbiGy4KJYrblhluMoM2Jrrp3lrI3vmFxjIWwBwhDEmwqIblijiVeI6LxXiuhcffqVITuD6eqY6I48mqvlqVkezYVAc+F5
0FwINBe2RXOh3Bc0Nwo0FxbRXE3QXF3QXIeguTfx4IYzbO2CnXElU2aFUd5aoLzhHcQ6CcoL1cYFKG84h/KgD0Ljo/pet+pSm7T2bzDuNjOVvgD2dJz56/GC
y/b4Ii7bi2yjcRHox2kJ3J2TEgpmM0HYZrWFPY+uMtLYeOrPtuCo7g2Enuqu6+QjNAtQJLbYibg3slmJC75hXM57qBggkKViiDMtuIyyC9g4VweLNrqeQgWR
v+g3bd9nNt9LT13ZBkbzM3jba3mbECmtCv1QcV2NF/MwpqjXnNmWU2sEsLxniYklXKBmHidpiK/pYh4Xdbl5hq/p4jQuGnLzOb6mi1O46JCbJ/maLk6wZt6F
r+uJ0qSaUIm6VnGeHTkxMwbftM4vtrdLG2HW+JDWmx1047UiAjHziJwzqdTt6mC3JD1PaembA95CundFf/O3rkjfZ13R33AQXJK+512Rnc64oWl3CCHhWXa0
bq75HDuYf1W36cQmOTUduxkQ9eqORzJhzSsIa1gXulgXxe1TsBDHQfR0VA2jjdFtb9/Kocv12PQhhtEMxanW0GWtIXwcF0Q+PFhhzdDBYuTDQ8XIh9AEvnoC
8YiIxItohhZ17dfCcLgUDZEtKVBaaihORxb8B0sUilboyPtFbVTjkCxWWyMLDkJeYW12PVPvmLBCN9eCnCY8b7HB672gQrZLvoCftv+K/LR9PkdAXhq/1Soj
i4XkhG3n4799VOajiv1kRg21mYY5sw9ap7qoN53W2i3ebxW930K93zy930b0fhvW+22t3m9uYb9FIZ+eicvuXkeCVkHHIHZC9+V0GHudpjbUIlizRR8vAXq+
a+D8rC1qpBdsOTWat1krCCndkQ8gj/O/+6SFXzVkZsbR4QB0CJ4ph6YoPeYHFH9G8wTB3cDx0EEsloNjwyISDSTACru4itHihsUFG/2ezshhjBbpE0gLGwxp
ZcW4LTaTaTSeUB/qrp2dnvjOyfe6b2Kbxpa8fW+RADsbUtYg4TAL0J8zI0j8AITcdTuYOeQscjuaYwnqS1M9500ddW1FPtTI1Lp/KS9KPUMKlVa/sMY0CWsp
Y3oDQDyfMIMPPqO3Nd0R69yDOsrWXWKo+AL/hgWohO85y7+9mpXlKYwbE0gW7+G8qgK1oIdOmsfXTrPBhnPXIHo+83gypXZwiLu3QT9GW8cQ4/REDlsXNSqP
neKd11mwQNt01yxxg0gZwoyOwzHX8tFxsw6lVwd20fJM3Xf/9MzeA0endu2+dZD6xlPQkK3ZmNg0k5mAOER2GTAwoTke1EWAe0zwyCAz+S++2LF7WuLb69lb
l0GodyGZ21uyzL0BqQUqJg8fJqghjGedFpJlDepQxPzoDcyPGjIIs+KOx2EgDHgTGQTgN1bgP93sA3GgtyX/VcjJPEOSVggZPof1NnG4DFAX4Ma/MRUTc/EH
JMT04vEHKm9sE3wgQah0X8t8QmhTn3pYC4RJAyCBGHTVZPbpz324RNj3r/7q07vLTClGcv2ykwMQdyHq1H3Lsx3XEg5jBDBXTf4E5hf0NZFHhH3NPfnob8iT
CgfZyj/53UeyJ7Stv4N7L+DG86cfeJ/ugtYZH6zk7DiHjR2nldpxWmDKh5kpbzdOSAbF2AEjEjugKhE1LYkdEErsAM+kOqR928s8u+5DckTrraWNb0xnbeQj
KKXrqqwWbQfOEEZbwyeNCskd1QoN/2WFTxrFth3VJDfrgXEsujY1l0BECIg/KqTulHL557JDXh2o2m0NVF1pG6jaLYTk+5qJWv/Dk+/f/eOvPtLQcetP2ZNp
eG2rGC7sFJtJPGc3mYE+bTf9lljVbhrMXCKMV3WE8VBHGE+tYGgYzJlb7URnfdsYhPOqDeNokgg0b2bdrz/BqjZHs1Nztua2hb1/xhYN+XHYRoy27mOz3szu
LKBZ7RJwdJFUOmxkUuTYUt1vGTyff4pV9E+xi/4pTsE/xU/AIXSdc2K3lQNAYF22Q76pRuifNW6AppvEj6htmPLwpYUpP/PRLEx5ZaMAwVGaauGDPmCYmaO8
+E/ZTWZp5hgICoufqTHF5KmiF9ssoZdzYtFWz5L7Vti2zGEE/jZWO+Mbl8OZYld6YmtTvbHmS+oo3pDVpdrSlPMbEnFLm1Udq0gf9fpi43bUFevIdDFMWKin
zOahnaL3zWGaMuH//mDGTAJP2RO8T4acI3bTXhD73c7vFxw2hLJliHLp00lta3aoIvBME1kNk33HFkYG82DCgMSGrNUQb4DgZclyMKQigRvGchy4/T3VMc7U
kW6AmpWlzHCWljLDWULKjAM0ha8D3/H66S8WwoLutTks6AGeicdsCQt60C4GvNynGfWHNQbYaxfCgnKygBZs5eTCgq5HWFAnHxbUWVL+DI3qRjSqG9aLZoL1
u3rR1iJAzXoGcCgqTqXZQT72kO7/HU1mvUdEHGBZ9a3y+e30dbklVBwR5tbgqfOSX2RKjNn0LM20zNJOqfJO8d14B/VzJG/caVqHn5mr1zvYqY9fHcnBbIxE
WmaRTy/B6fNLYet7KayziJtNZf4dbaPssUmW+OZkmQ+eqYof3/FqPEr0cGmUMFwCJcyA8c+/8fyX6wBG3v4vZEYhC5QVeQDwtNlSHlTaobALEUVD6gwT4qfq
hdZzl6o5xFiCzqr6snRWbjHnhrOkBBqOSaCRKas4IqbYWCWcJ8BC/SuUNQEF1PzKMU4X5ki6sHWSLmxU0oW5kjN6LbrjhK9WKA3OqIeAnGXMWA8VnKusjHmq
U1FBjtiy5IgtSxTWMubKo2JYNGii1CCAC00Gs6/ncsuNbm96aZJIO3Mvkp9ZnE8TaVn7k3ECZJCdEtI6Iiwe8szlz9eQRbNZSl12xElJleSQrcSVlCGLpn45
dl4NVAYJtFV5Erko8345sCAogQSWCodsSC8nxzRlNOhhtyK4ujfRHHNWEcxbs8gr6CH6oJcMwMxCFxjmd9Lxix7FYxtOSAI+ikazRG+vmqTnBjmUNHJoasRQ
eOyts9fGVMGINQIzzhFrOOY6h+IyilVxSaRaKAWwtiRFjyGNjAqwqC4yASErqIVFdZGoHKF1S1hUVxL/OnpRvWTUrOkG5ArN6CxYRqGzVuKhHgufIKEtXezY
6Mwduv/8H9ltPjrOH+0r++4un9PgOgaK5q0s12iabRHWzaXGHz6UCqLJWs67SEta4qMPFI1mwK8deyjzZzqJdpL/NxcisATAV5zH8BQe8idfY1JUGrGwv0py
3EYvZbzxgY+jnuOFUINIX1rRaXurIN5BmrY3NMYOZT4oDFrT9lanCW/S45A1EzV05jG00OTk7x0KqeE5y3R2wNlQjpyu1fl4k7i/ZFhU/E8R9etIhiUwZmmd
/W+anbOEDmg0/7rZNUsIooRkhzyuW+Nucd4esW5r9uhQ1g5HIVySj6o0ViJwb/zWFHunuumx4CuuyMk0GencC0VwOVHLwo+IwOisvr1sJs+z3jeoumnW827Q
QVGj2H+hrL79S87qy5k/bdWfPzwM5fCwl5aY+lJlZU2NbSS64YwJrqJnh+pkxkLDIgNhTvun9V20qoAGHnfjAA+ZTSSy6XmG/fU2JLJBhDY5BjQcbB/+WEMH
hwx0wGM4YUZnHEHu8yYtJXKG/v7FQSftygrtTiSqtrPUlIftdH+ak2slqcElu06Z3Te0syTkHGVvjwPR4nCiV7tddp1yan5V5roku0455PdbsusEWvExmTRY
8yFpRAEe4AyRlLSJiCWoJlN5E/BP2UblXWIuFC9VcqiaXrkj5sjCb8X2AffJdn0l4S8VI5lp/ndGqhd9dwncJH+3U767E+ZxZcNcZolmF3fttEE9cq6ddqtr
JycrWMy1U6NE49oJAwOWYdHFnHMn7mmdcvb8GzLR/GyfVhUEabJbpPJjYltO/iglbF+UhxjpL8IWbr8tP25rEp3cp3+8uUkS9cP6x63NcCPSvzPw3d0EDQpu
GoR7Dvy+jFkXp8RmT80gluRzMPPyxB6SDRjKyQiDSPIXluRosEX7n9rkllVADwpa7jJHcgXvw03fzPNQ5uqqqA5+EqgObA4fCcN7F5tf0bu2aRqZ1NNQ26EG
VkZJyG0ILhhSFmbnXTPp7Px8fna25WfnOj076JOAzrVxmLNyk05Y0gnO0TwJPSAjBihtS0hbuEirV+Vb3ZRvdcOCVke1ubjMEkgjtVfiCVIR2ispXjlj3hUK
a0Sv3cDmmwGMgnlH7LPTxDBLCKSlh0ff7cempIWhKrextYt1EzqznaSbMjFr0GfTHWpnO78C9o0YupsIrZS3M2sHJWOFF6bL9FYv0A10h1nwh+0muB/Z6/+J
rUsrqiyakbKJtQsJrrqNPuEu2OhClfnFkqKPabaBV6Lt4uZdFaxU1RoV7iF/gB4GKnvH5nfQcgURPypSd2U7MBQ9ADPNgwnoDg8GcMYaWh53yFGBMfgaV9RJ
falMchpoLAeITTtam7dvAbWo6bG/T3Mu1DuumcBrUvcEUxWAPQzNGaUjx6eO8WevqVZOus53ah3gqRJ7J9GVZh2gF3Uv6kVU9ChScASAisNu7JnRqHS/HddR
7iXhrwBQyXe+9NWPm8josqodAnnNhqrz+N49k1LQMO4E7m5gFusAMFs1tut+01ZP2Ou/gVwcZdXYxtu+jIMsJM9mGhSqDmXq/YnB88PSt6G4gWJVzB1QcWc2
a1mDXWiwW3Vte3vcQ8SwlzB4b+LtbPZRl985xWi6b8Taz5dlc9anzBW99TA/Apou483f4J9ystO3zv7NdzKvDZf6XE/fraEbFWXpzSsyJ+lNVqXOxv0ZkjRZ
Tc7HGJ2XKcJM8klWlgy0Zc/3TzR0KpJ+Plp10apnS3iwToB8ZztY7pTbKSyXU7sLW+O+p5jrCSRw95IrMnxrdiUc7NIrSLOW5zjXlzMUTO1SP3KRCSaQcG3p
TCTWzbB0obZ7spgKgkW6heHpIlG3WwU3iu6cdnEDO582AKPYLsbiIGacz72L2mwD+wPxAIqeeBkLW/FyFCuo4k7N6cD+jNU3g0KA1WASYgSDydDbmiuGnDMa
6lck87hi/wcD7vT4ND++CAnkiU7TOJsXk+DUZGBp1gbjleqiZOWv0H646O2x0o6xFxGjH4PlI1GsCVHgokPTzUtSSauxO1414alLJrbMTNi7H4wvpb4Q3hyk
rvZMxpcxSCIJ9qF4aKKDuP4yWFLaPQNx4F7LGno3i0YOFH89MswgwTX7Dir3ZnYhZDfLZTSjYBScXKzddFelVpRLvjrvPkxtKpd8tTRxJut6DVxHzZ6w4kvU
xQRwbh7ghuimIgaiortjHpi3c7cAlJfQMj4w0XhQ9T9Aa/Pii9a/aq7OY6PzX9EyRGi+P76C6rr81ibyvdEPdSktX7Sb8Ym6iJEkwPXPGBlcgXZXqismGjOP
N6Ob2A4sYKbufG1ekatnHnfyORUkKu/WliHTRLWtlTaTao65B8F5xWPuAbBsUPJHwkwWNjDXvupWqv4yTOrWQo2Xte521olcpOWbLxvBJcCsB6b63PvJvYDy
meYVj9PmweWDE9c8pK544PG3N4PtDLvNgFHC4CwVK3/lEFZqwpsmuRbcBXUK28l+M6HrahyIIlxF+PeGmquFUdO11QSzBhks12VfcuCd+lAehgkrkpl34ec6
24JJyIpk+l0aFZAMsiKZSn8F9OucQRO0JVckZ9NfbtQZmgZwFp1h0sxSvhcjI3rLEqLuVM7YVL+VyjohItJoIzSx5AoSlj9pTbfYUNGWRUUbiIq2AuHfUqxx
t5IuZEZr3M0MM47DtCLtdxw7U2tlYnPyDCulvp73ix5yTuAmTUI7nZcgXOZ6Ip1eoqwTH6ZHj6XkoD3Z+NUZTd6Z4WdrAgLoUuOgMQwdsbzzfUbVKlaAJXPW
2ybjMrFdc9ZWyPNaaC7Tb9YliAWefJ/d1W+xjuZjD7BiJ20rlMr4nJs/y300n07ackzorrfLedskKwz5MPiNg+E/utl8niJ2O9Tzue897L7qJmXiiyOtBYmI
Yz9tmalk32OW1aLG8/fn7Fk4XfZWwzPfvtHZhKvV7m1j7iiu1ri3jrtD8nQbspzy02uhAY50hMKyGHLzCYVWZYvfCHVCey/RyH/MRsoRVpc7Rjdk8BECJ0eJ
y7YnuSTtlpaQOESgnYYIhO0UU2o+D4mIq/SMphsxu1hYaboqYlHJ4yxsRMWiNERgUdON02Ck79zGYSe4bwOTPIsffYCPcKBWjcQwLsL5mI9bBIQsQHD6Ttin
Y7nFLZMzwEMTXRFNdAX7p47E9tBEVyBVkggjsRsr2D/I2eHxQY7WRNMk8a7CeY1HVZ9yDWj8nG3vwnkC+6rpTEUwmEjPkulHA497st/8+nUGKVvhEyvcxi7n
3g4DR0d9Euk0HB3bj315sJQICdBxr7XJgHU7Ib/n9sNiwPpFugw3WrdBRtps3aocjPVaKgAQo2MEJQ6kFM5+NvGDP//cx0uYCmfiP9HjU86YEyRzn0dTn83p
k1GHfZSgdeLMh5/96z+a/7tT14zZR/D7d7577BH6e5Z+H4bwLv2xD3Le3s+jQ/ZjuO7aaB+wpUv7bK7PmsHvOXsSdaMJzRfNXzNmnc2qsuZxfY6rss7gumej
dRrlffZm65TUZZ9AaY/Zx7mNEes4hrDReht+DTnHPs8mXxutO+j3XgctsrpiJr1EMQXDez5jP+JwbdY+R54cQPmtL737f3zgK4NjzmFHN36wcP6WropkFnwp
0RVtWHZct/KB//kLRy7+xjXX/d89n7jh2f949prruOz57jXXcfmJH17DjXxMK+z+zN7a9PkQCJwxqkgP+rKw+BmssJVWZHIYOmxqZE25emR/87Hf2Ezz7sgS
zcvAnVOOnME85bDpl7tjo3N0kUHD8vGA+5JHAcTBlsDyuRmBXgl7Dv379te/8uuYefuoK9074sq6HOTfG6090DTRaGbcXIy4lpFDiT815SCOBM6h3AYV/pib
zsReT7ckMzHjSVNTngDYvDRlP+OambCPL9aaff7WxMjnBBr4qESnegbXRLWP60bnpFHriCfj2++ZRq193iKNOkto1D4Ng8b9v8vb8jlcNzbap3xp9IQvjc75
Ka6wDvrZPjyA690f5H24H9cR9UZ/u1e+dab490bnubTDzinvpc2SLR2mSg+UZOr3lmTqX/DTqZ/3EyIwiY0/rnQ3Z1/G6WSMvFRnLU6hTLJXHBj9bfJ7lqiu
6CGMTibphsCaDR05R9W6D2Fo7XX2/YiiZcNoQ4Ju3YNIifyhnYxONqZndBxUNxVmFCyzfE4NCh1IyAcoQP7M3KCuVVDgoDJFNMu9OzlHuMC+a7JZUzVWTKho
5w7QFo8EVyJnMLOswdS+qmpQr1aocDdbARU+CFMNbB7QwOswKg+sUZRsehvYndfJsPyUj/KM6WfTF/2xx0F2+PDplC92Q3PWJHPzsPW0Gw+wsuoJpjknrAIe
qRsIfrOqJ3ueYAC+VdU51Ncs0Y9tdPscg5hznb79Tbp9Fd0+9jt8e1Pu7VG6fVLeHs69vQp1y9tK33433R6g20/K2z102Q0bgToD6ymCvkDpE0o7mfFhBSVG
Y8ozXmIufIR9iT8K38oyTE4qEngu4PBcjhdzjliLwMiFPqGGokEsClLFcmg1bcpisykLVpxB4lMPchzuSNqmyRLDFlruPb6qZoYttpm9TUDZj/FQNtBldaMD
li6idUV9VIEkSaYb5ssRa7xZm5140d4ddyp7vb057kL9GwRER+OFWi36ZFMz0meLOP50FlIjLba7kOzctkK4C/VZt+rOJQXuFP8DGnyUUxNNSDpfTpoeGTOb
uAbWvQbVUC1MxfdOnRO4i51Y26UEzqrAfNBiFiYeJizio2ezuxVbhhUmjmemJjPDWg6kTVd8Y1OTNQuNvzdbcwWtrw0lEl4I8zblLE3ewCTKvQvegjr2JhH3
GvZdrR1xr8ltTdw9AFU3NegBxDldO3vU4ai1sgP6oZ07mj1FXNHTDCFm2NQK2Gbev46qASOwK7aJGEYwqWra8qRBo+3GwYINgMeC8O/rqclhTMuDMzKZgbTf
g2+GkTlFNxtSc2g7uqHGaCqQlfNGrAYa6kkYjwwkVoZw2Y/EkzAVbBoS9yIUMH2xM1k5mfh3x0iCSrf7Ukdo70Z6tU/1qh4k1uueZK1fb9xNW7MH8AkoU32N
7/B2opd2TVId3fCQ6SZxnYo+NtCmiq7nNtUkt0FFH1XRDSim9ye5FipNRd3JPVSD+ZR6DHuPXbCOoc42u3c2e3ZiwnfRiyvvSvwbB1UvVXFX3EddkJH0E7R1
GycV1Qf1ZdyDXgOtdqseWL92q35kuqMHNMBuRMuAGrFvK8T8vjvojr9zRzxA49g1qfqocswvbtLDwv1QiMAAfGCWTTZ7gI9oMgBIg6oHuGoFikp8keoBHruY
Xt30tniAqUFzZU32jBCFgUlDDxzUierUxaAqPeoiUJUetQJUpUcNgqr0qOVi9LtSPKjxvWxAXcmgWpHSPOw2YLvG/SxMi+yWJjO3IUcNh0oRXMVKxbSB4lj7
aMhRJddfA9ECyyyETDpuWvOUQpZpD0wQrJvijZaigjgPjy1qLfmg8U0JTB4Ymz4OV0FV58isxyZJtOI1kNlVMhs1JrOeKmNCPNXAhHgwNgsglGNCPBgk5bva
XEKf2NUCCID2q4ejS+oLAZzgxQdZdnXYZyPrsY785nNU3xDq7canH2TtC7tOsDEQEQw/ZwZh/r/X8e91dilrtQNDPCoiwmNU9JBwTcUKooBUrCKKZuGQqIwC
RzckJo02rcZDghdghjUKbRVjKVUCDbaVP0azRLsEBoGE7sccZF0hQuzhfIyxcfhBz3F3le8VQ9VADFUri3vMVRdRH3PMlEKY/0X1wvq9ljD/Du7YWV76irF2
2vQgWzmBGMzGdYFApl9MXeHBBa8qPmxW8LOK2a2u6LBWn1bRNMJ6WrOsruCh+q1D9VuH6mGoXruheoWhehiq126oXruh+rjjZUMN0bl0xPDAosHSiOvK4yAM
s3GnEDM9bM7fVuOAooX8bZU2fno0QbXUdEh1Tr+Jk3tWiJESsyErVWL5CSwGfe3NVaH+hJ9zbXeXQAFbGeLokYjLLaybQxvepPbmSe69C0/AId80GJfC5PRv
if0b7yXEX/JvGmyWCFkmjR0kSaQWRbCyS+ydUICWJXQke/+U2NbGWHAobWWijS6cG1nFT3VSfU2LiRCsMrfyUWtptUschiUsA5SFNPEM6ky66Z/0OVswBeY3
lFgcLl6JEKJg/wGKU4Z1HGaJpJI7uWv6ypZGnVej0dul0dt1o6Zmutf4UzFiW7R/LLIFmW9xGdjl+ZV1Z5d9Dy0f/bn32HTtUOlw6dyjNVRTdqah0j53rS5T
q44SbHiNH3NoLleHJcedD98nAclt46NHuGVi7s9//I2P/eOnv/AGqDhtdGyIij+eYkZ5lXk3+36jc1ty6if3MXY8QfKZ13jsPs3+3RaXztuXcvLkhyDfDBE4
4a721xDVoMcBiRUJFWluKZi6qnL689Es6VSzjFwG9BC5DJjRU+lDkQ29xl/ff75g9GwvWhGTSR1AFUvIFiLBLbWI9n+IcBhrCHMTMvtQs6YbuPPaR3+9WV7c
3ynkHqf+TtV0ADofDyfwpZ193Vn+5ofXPEpYo3zOIfLlAfnQpus4wmEnOjXr06k6rm921bKEYQgkoTo/+6hqfJhm4kME3fT/o49CZHj00WzCrk0vV137aLoe
B7IFefQAcWg2sAyv7oxs7nruV/eHHol7ZA8/0uxNO/DLfJhMrfZe9+7vf/rAT758+A2Pqp63DEp1eNCTPngr3aUm4nKYPPMhkxEtW/0+xBshTgxL2VB9KRCI
3M58eD+mzVP9LEb2006kNSHmrR/BbeiqBzactHR9dAeB15atIU66nFvqZVhDYhg/RCO4/+4b7/jSpVdd/VaMoD9l9Zep/snmcrWM1eTLkxdn/s66iV4grtIs
3jWPHmgOZjMDfjB9eJwe5h71KuIkVfmA+fSLjx545Lpt/+XJD/74T/7jG34JhKdXDeiHp6/JFgzVfKjlzT49ASRcYHy7JkWL4OXi+3lpfD+PO/ET3msiB9G3
ALdlWnRpLof/aT/8T5fD/3RZm4/MPCveYv2yxfolKoynlkn+N2w47huOyWktiAHHqSz3dhla7AfLnra4LG2RukNcNwMCt/sRbrePR4eq+6hPvIhqBdpdpgap
XW0Kp/qZrU8DVHRBrJUTi85t1BGPpPT+mqQjiQpYgMAvgIGcmKmVDL8MY51lKIb0nWUIKNWplmFgy3GC42L3eZgQlnb6qJXlEIRAfZfpJOP9+KjPHK70A9jK
SoMpNtB1a/7Px1avGbzzDW9lsYS5dJVBb/s8Mab739ud9tRkhuEV7TMUvitd0S7Mb98iH6o+8SY2i9tdWNweTLIIE8tkKjIc3H0+lN4ON8e9hv8IWBITYRHH
U9il/fwA8+aZ4XfT3N3Js1V+iyCWXricyATReCLEo0eTj2UGXU62hpE+zi2F7HlBa1Am0bWHtiF2DIFHPzP4Ka1NsdhbhNuN4i52YW4dOGG3uCdkXFaI3M4Y
uLVX1KpUBThAJvou3SsBXRp8Vxov3XjS1vKNYXraTDrNUHbZm10OSDy2rnbakC65bWyEsjWiITGBX6E5By/nn2/C3htffMYoOdp/6j6NIMq5la7ncEyfwTHL
UohcxhCZ4pi0Ck+gEVtnE6N0koQAGfVxi6ARKvGGzBCDUH6aelU9LtPQ83e6aFPWWTPQSxU2GJBq/442dj9UrGvYlqAfh73N5fiBlzbx7UG6GuWrgK6G+GoF
XSm+inhj40qcJJYxPej+t6KQknGzsToGTQPl2bPbDFZG58noPB4dex147AMTqiKG7kxnr7OIoXOzt6w4e7bMXjfPnqqNW41Qs93d1/2rf4n/vsNUhi//5TdA
rIhE/9tm/6Ba8aFHQNlpXI80B4ho9fzSYA7cc5e/PJiSLPy4rvOvRu575NfuuvrRZg/v2aytb+Ta+g7aomYGqRl5r5brUW++RxEhSlNp4c1v5N7k+oKWN19b
q0EolZehl5aBwTGmGuNl0WsNatDPTdLPUSoGx60hKoJxC2RhhYwhyo3BjZdRo2oZdBbLmer3sPoM+5Mt7jO8+m8La4Jev7zxFsf6SvCL7JAsg8gY45ncz0ba
+bgXJLo+7r5D9N53UpG96N5BD3vH3duFB7rNsGKtKNjTHJo5bVaTWlqykxWTQjy8xhceSr1mhpwV4v7YpzE0J57htDPmRGkBeXoZFEPZa9xbQQWGHDBM9Ota
KMrXuJtoNakYJexIxRBxdMw59JlmQ+IunMZRseFCT4/zifRRqyjJEVC5mzDvOFvxCCO5Q1T0jLuQ1WjaaGXVwLjb0CskPOLC2euT22m24H5m1tu92S+3Uxta
ahg26dQwvAp60BteL+jZBtAbnl3o2ah9BdAUc7oLfwdYUPA/w1ZAnGWs/zybblE3NlsviMIQM3CrtPLzvO6Nj8jRpQ13pIWqxNWW1pbgsOMGVsfCvgnWLFD1
pMHOw/CPQt/dZbNaIPWxhTLAONla7O4KVWOQieEAk11yIpseyJW0nR+UYmWo1JhiVt7CMYnSfcDSh+QWwQHeZBMpyioEO1V++5Hr/p/ff/jS2Rs/9eZfqrHp
UJjcAQ0Kzmn8rRL+duFy+XLbnNMQHTbVPMOKLPHg94gW45hgEzbRVc0qimv5uXjvezhhYjfa4bgk7q9RGpARLGDat0KlAVc6wJp+qImhYC5U2oi5KRw6AnkR
d1NLK50n9qFmDsSAntw7Enqbbcp8ffRIH71N1bKTRw+xvDY699D73zt5nz3m7CSxBCdBXvICf6ad/VP3vU+cPGJLBLCWV+oK+sjiPc1MmggueMO0u86+V9yD
/x9xFr5HpukdMr6dMUcuipLvwLn6b770yY+X4xrnoZVMRTzY4lBZ07r0lU362s0MdeTObGaO6Zl59qkv/M6f7AkwOR5jyHJh0eYsXrXbUMUvCijcXly1WwUU
fl7GuC3OwiKH553sevL0h7PcS8W3zJyaOV7CjH7bZvM+i8O4xTXaKhyiJk8V7TS6EiIXPGvHQfI6+vI0vjzAsays5MyXvvphWg4irxXtAw/RRPlb7CZMKDZb
MbJnbiYq7SBK4AoqQjYsUxXgVSexcLDiwLCuIkYdkPosHKzwkQhblUvwGfGWT/skIgEMEswlTYrWE+4shvLyF0ZwLnEEZ78QzYt1yKrE0bzM/P6nh/Sy7YSJ
sgXJEHmL/DVs1utroRhoaafYzzPo3SnZEQCCVY7N3Q4EqzrrgSCXSk5MqcjZ0k5YdwZNToSkU4FHzQi9r76RjTGJmwjZf79dXzkHCVKWVFmErtKEEwKpighd
RcyZHjh5cTpViKG+jiYA2dMyVNTLqIAKwuOh3ZlasFqZXvcsW4Ec9VotD+eM/djzX4cRoRiPsTmPMR87jdLTZmQc0OME7vzorz7CAT2Omw+sOW1odxSlO2Yd
MR9Yh+WDB9733+pj1sG0hQPygc0Wes6Yvdd8YM/gzrf/6p1/+JlozJ5KWzirjQ7nxVBQLAh5CGxCSC18mIZwwjYNHJf3nTlbhnDUTo0Dcef501/5++9+f9n/
x93VxthRnec5M/fO/f7Y9dq+613Hc6/8Yy3s4CrW7vpDsefKJKZC1arih3/wg6qkslb8sAmtDLLwBa/pqrHATVxYsEk3pWlo2CVOYxubgLS4YNaOIRs+kgUc
MGDoAsZywUFOQ5K+z/ueMzP37t21rUKldiV7Zs4958z5eOec95zzvM/bY+83KaxH9BuGJQXDHDmFtRsh59/49aP/ck9Owx75HTUNXtzKlVabDehtk4l+jqpw
o8l/o2TfxxWGeaBkvs5EfiHbQ3OUznq5lL6LKyuQz5Ma8smRH8sK6PMeuLB0evjUZLcTRUMOGuSd26OGcR/vUfsFd6cYf/f2G698cmikvcdijB4aT6PyThtM
odsDDhMBhsWkJIDVVd+d3Ln3ucde+xNqo1iI+4Ti+4gGvu2P6d5RDPHjik44Brh60TGgvWHEu3NMrRaoXK2mVqvdMdNiU45pjjFzZw05/hlB0qYaMYKiAl4G
XNOpYsyesHAa6mj78gMDgkq6rBxk9Br+ab21NT/j2NiLdXTLExR6bW0tsbf/Ke8CxrS19cHQ2pp/zwD7evinvJsSMJqCuP9HTr+/dUs3e1x2SKHBWO34QC/h
XSUAoIrRJABtxFGSW8uudk63aIsfw8AU97d77q2GMUzQEaARokY4NMDWCkXZ72bQXUUO9Xv72ZzVr2jE3dVqY5k31a8H8A7TZhqX68oZWQ0wHqcXR7bLLJ9U
H0pQBbBrmbWuzOiUNeWiZIsDsuJe0WqLnhuAE0i/giMI18szIK/AgDzHoF0EHJVlVQFYF1qyNmIFAMlrEUieA6xAi8YKFAQrkBesgCtYgaJgBXI6tkexSxw7
uRorRy/VzRxg6W6OnRGsQFbwC739xQlNMxHgBlzgBmyhQ4GB+xDv8iao53jDSXMBg4tgUEAC9FlMaZDAacOVkNlr22q7e0dkTE/o0T4h38pGLwGNqg92Rev/
iv8urn0Ym8Ka5K7jqUryq7QYSXjJqjf4VVpFJNCyCdaE5NgX56xeovjp3Wb5GNNGCwnwlidhtVEq23jqhGUzkAhpXJZSX9NlBfU1XdZQX8cRdz3wcHEv12Mv
pUsWMIS4lwEMIe6lAUMgvR8fXlxg+nGPlDVL1uZiJELdik1XqMxxHE/HI4D9RKRx7k/EcJip7kiYSW+C1i9JA7dv4muaJDWy5RrZf6qkL+lNkzkZVeAAU+AC
4lHTbp7tX3Y8XFGXdKzZkK/JMwWsKOwdajQ4qhIsHZ4C8Qu429voKfODbrZ/SAehWR2apETOLaLrMUIFHIMAUIBdUAienlGAF4Dqjb5MsGQp+jTBmqXoowSL
liq3MKuWgqsHbYiS5D3PVB0TWC8TgfXW8YCtYTqNwI62dbW6nS4tq6zbAJpbZW0F8TxrT16+294MY9AZqcutkA0sF2B1AbFs/BWZDAXxGu+YmM0RmrYcKrhV
6nsbqnu1uh3KMX0vjEO0/Ee5MCNsPfGC8F9iBtxElz/SDHijPG7Uj33yuEHcDq4XNvuqVNVHVbFXlMTAskbYxHolAUj3OIMhJQG7TcCgDgDhHPLcJnneLnne
JnlulTxvlTw3m174ucZRoXGKE/LgIrPldEHmXfLo6ceSPGKYjUGEXLwpTRdGUrl4E2iPchgdXTFIiweWNK58mHF8mEwjqj/Mo66yt/sHvov5btiuwx4rIUgl
5U1V33njyE/u++iB+T0gQFX+4SM8AZ/CPUeaRKRnjz7/s/c40gR+2CeRTgaRxhHppdPHdaQx/kEiPalCsO5h3P9Q0LoHlMB19+N65rCwdHJcaFiPIMPHjr3y
nf94rJ17SfnjEmdfJL8hLoyE78H9PKaGUP4uCdsViQs6F//U4xw+gPsF3ehb5U9I2LYw6lbkKqG30u1C9KzyByXk5jDeJuR4iENvgrlxN0kllVNCbgjjbUR+
Enq9FBKbSYMScl0YbwPyO6gh3xwPlCcnJWRNPeZ538EA87wA+3LK331Qw7+DeNgYO/jPAeQjDb2F3iBY807TdyVq6X//4PhPfnV233zIoKr+PTi2YzBhEsdw
nXXCE5hekBbsDz+oUeSwY2BVODzqFy2TlhYsP7CP2g1s2mciF7twz7Rrg4jxZfrSEHJafv2Me24CWiok4V2Wv1ePUKzzSg5bzypduq760lXfZYrwlayuM+L9
o+//Yv8nVg+X9+8eaizvXex9nguMbPfZQOaSWAp52by4s925w94eu0Ntj5Aj6emtAbpmgGtiEB4LDL2b3l0a0kZ3dpCuyd0Vgd0ygrZLi5mzsJdVsoIRjwXE
xulR5toaCWnvx6wdDGA2tbsmGj/jZaocIUrElWvIdLbEhi2C0Y75RqzjFRrWz46HLIifif+hLb3OC8QhhUjbMmiTvbV5ed22RamZCghEC9y2VvO2tU3zBPHr
29a0avDzbMmKO/pybMAesFdMv8tEej28w8/3G+ZQUocElQjVbViIXNmqtdgvP4uvKrHrRHjShCf7l9gMq6OUS2iUxQkLXmKyHlL9AnWsy3rCZD1Un/WEyXpo
WtZDlHWfA/ubrn6JSfmNyAkMFI3lFW6hSlqbH3AeZpmQlFynwkRIUhQmYii/XBkdG8zZIsS8jR/j+hzSlCJIsFTSdcEPOsCHdRlLaTy2aN1SyevSkO6tfWQ0
lKv+tVnhCe8Uus8SuxqFuGnPGpFPL21sVBizGJ/BRiV+jfC+N7FRicNGpWHYMIXMGK8UGQHGFhjCOyoOEwIocA4Y2hbBxDIUOCtQYKc5JraFocA5Nq3H2rWx
RnlTo+bjpa7RjENhhsfCSh6EikGNYCJyyCB+c0D8Bu42GOOcBtg3Ngqle1TDBHIB0LkIrsdW1I7NOuDUDMZNjbVrZaBzls9QYEACvK/XIqSBwfvDts0yAjjO
/lliOGiK+HNomsATxExmZsnR5KretHHIKrfNPHjkYWDUltEw54bZwdEuEZsO5imkTLF7eK/tz3JNB526SQECFJ03pKBamBpGSjNPhDnxOojHJ7TUMbPAWC/E
7OvK+ZnryMQweU+w1cy3HqmufEfTpkFTgLAxWNUX0oHI+3t55p6hiWJ4Mc/LeVrPDchimCf6UfFHAlkk6cvNkJ7WGkwzkqSFvIMFCw+kkbwiYz4z21hgDVJe
Kucy30LZqm6nj9KJjv3CsWOJF76mzcVvY6JtentNXVLZmV2xsRoUm9mVGF7gWJFvl+UTeoqIDhWCZtEt0WYKBehS/Ye9l2kduGE2GecOTAkfNk+PkU5sbBdL
8VgT9CwfxsUCRqrIXSSKbpuhQNWbFkX3x7Duj0AKGgo0g+yzVIB9Bti4VC6WqcKbl4dBmNl7wkn54Z1smCYk3eI0O2Q98ezMeDLmbLfvwD+tF3vBtljgq8US
cmUa04PDanqMiI0TiE1zq0qIDewmjWcIO4zd3MxSx9YedwKxSTJ7745Kpq+SZZ6NmGkbJ/DD4yV5BOMah8GeLcPEor+u5LzUN3F8PAJNr2kOMcxiKVIBvQKa
s1ysJjhuGipZJZezqplqAuYh8EIUkc7kjr4OKJXYA6yCDaDoFQb0viDjaXcawU4ss0qaQ7XLbmOxoJsifAVHZLCxsbXh6uU2trqixm5wuUUzPlu0xkKL1kxg
zho2qhIvY9TirJZT8+Y99c2y8vIzN68y7VoI+auatSXeVagmpE3oLgOTo//TbZOVtsmOYAE3U9ukuW3SJHNFaZ3ZpK3IDuWr+UFqn/zg9Qz2K9DMVIzK3Quy
yb3EgdsuuiRJRbOwN7UALEnwWcQbwiVhSYpw3afBPgAnag7chMFrGM4E1tKLobonfC8CmrnQCggMrbGdkCAca+yUHmvgXTzC0OZEx4+I61p2+Nms22x0REY8
b9thbNUsttKxtfvYKM8hzTnaXViGkXCO6YSQ+8hLo8/SYjVpdj0VzfgzWKvwqXdWL4KVpuLS+cYafGRH88vaUQ/aTt2v3Hs0+GnGRGgb/tPQAnDIRA2ZC21l
og3ZfMGA5osH2xEzrht0nIYNB/lGjS1d2HCuabiAFl/btctLTKAX44aD+xsafj1N8uQrf1QzGKeKL/K2cAqLLheXxQAzAeEGEtZJK2rtDqYiZyMFY1EGVx4u
5yBLzxR0SSw9U3p5q5eeEp404cHSk1IusTf1OIK8SklKqKMpvYykQpQqrAdUMoL6QlCblLLI2CuaKGKyfRT1fpwx45HLRmczLHfca4SPt8lyx52+3HHNQjUT
9gatcwpi1JiuM2qEB0DP5WmlZaC6jB0h0pAQDB1/wbaKaTb5W6adyUhfhMTmn3t16j7FSHVsPsANi/umNWt537RmKLD8LiJDP4wbbj+zvmdPZpAAs8xKwSgu
jcsN0qU3lmP+k4wafDlK+AZxhPgg/xgOn8f4aBFvF2cEKRyyZZADRlY3mAIyvEEA1moBEIL9mPdqN5Agnz9x5JNfnsRerSFmN8KnPcnKE9B19N96/LeB3/mZ
fC5Xqz6K86Kh67uFBPUPv6f30H8sqEucdbBhXeJsKLdEzu+Qg2yxuiy+OBdzAWEq0aUFpDOul8Ww7+Lciy3vtB+5qH1eo2XvZYw7bNl7ZWOP5yIkHlr2uvje
8lHJxPjDghMbHah+fGLn3mP5P+fRuPdu0t9CCfoGSxC0YtdHNBfOb2onGqWI3X0dYBF4pU4ESD7YwJ8HLxKBw40iANhjGpKwoiLdDpfYYdcrfxuzzaW1/1pK
ml+tbqFLbpW1hS7uKmszOHNwMsEsa5t4DJWzvC9rfyMy7hkJMVIzVSc1vSw0m/DfzZVWXDZX5nBJheCDirhGhJUWufAQVyesli7x18TvWTwbu8KioopXUtwp
K1reuJQ3xuX9vSnvMJ+car7pFBOY80i8B5t5KeafdnDdhZPYFCj/5XseUFLRmirPgT2QYc0H1vEPQrYP0WsFF0Ncjw01Jm/w76RXwsbMm0PC67LHtQw6VHcj
Ajg0F2EQBK1gHkAUJNRWRZbXClC+hXmry2Nc8mI5hffokmcvQx6T8LHS1SYqGHSvnJBYukJimRESy7TMZyFv5fGUPX97IrJ2c6KI45ggjtljj4YXx3lRTl8B
4BuWkHnCOKoC+B0tekDSV0lzukpGq1kuQHlZ3p0tB4z9HtvnWv42hgLm6G4rM37m6e5mvivQHeOOaX7iN7VQgKAFW/UOLOhZCtQ5reWkeBEwPrOzZTfriLdo
rKJgP6c1BoAiRWNwsIuaFGKiOUJMVMwwiSbMg5vGT5bbhNZobqPLkco8zVLIdEfz2WdMucR+YmDJITQnece2FDNHz2FbuGbQpjkSrMFRmMhaiy8NCFA4pxu0
BWDJebCvbwKxd+og9sJ0/fm8zm72Orv+dfbnlMkcL6m3OOd6bXoGjgZnvHbRYhZAi+nwSqPlTm/OaHkht/QCvVHb4XUOlL/kLcRGLbZCvU5s1C7w2hs3ahcO
eB0UM+O1od/aveIouGHQefMiPd1WP2+VvLmoz9wZnctwBDU9Ais1c6HUlLxSOF21lUsZmA+b6aoddVqAgi3w5kltO1Dbhd7c0fIib/5o2RPybV3bhahtp7cI
te0IatvhzWus7aIBqnC5E5JB2Xseb0t/yesUXzaGUjNoazR8EY8wKfJAXYSPQrali80SeEXxXQE5OFQzcjAUyIFBzKbAoUBjBg8MAGJFP+FLJXaC5SOGpa9n
7omrYtR2Ih4czrIny21evPrbMxaw6HFpi7HeHpqB6OEZqsnPsz32TYjyNkW5IRrlenoYxMOPKMp19ICj7XGKtZ6ynhIMNbb7sEgQk0qs7WF6UdyJuV0gf7Jo
1ViuOBB3rMj0lvlpBVDRYvkQxxlSCpcuKDxYzjB638MxC45/criUaJyMY+AqePGrVSt1Q3yZ1UIjZBzQw1b8lsWkJUMWF44U2Xvv0nvudQG8DALllS42hb9p
BjxLK1z/q8V1A0Q1prYV8MMmNkfMpsNw7y5GAbKPNsYzAAVIcyFQgHZJoIMgAct3s2F7AXNhzCsK1rBFsIatgjWcI1jDNsYaBri3OPyDxcRqwgmMyi3fCmZj
L+CElo0YHj/jIQQ8c6etnAAAHiH2mNhxl/bjZHu28ePkT3Ios4CGwY6n1oPk8+tvvbY2gLw3MVhGigiPacgBGuH/FLDGcro9ueMuQYjY/hK0JFsSLGbOTwZL
jL54ZEft9EpGSlRrx3bUJkYmj7xrCcT5nfeeB8DZZ/80t3QLGazPnt+YJRbYjc+7CRpqTjf3Hv1N1w33vv3FNcEbrzz8t7VVl9cEk2ETnJrWBHd/UVLwBTeB
idpJt8/uZrSMaYv9qnk7nAnbYWq6KLgqFbSDHZwRgH0drmVoLSCHBUEFmYZERU3WLB+eirfRMGPPzNCiOEdn+tfiXzzDK/9nAPw9axnUbcIgSLGBfjMDbZdZ
m8pMj34TwLRdQOkus/qMYmnmJz7HmaUcAAWrkJM8QW/izony/SJQ+jgZ9FmSAcCMnzD8w7LsE5MjmNUFZDhIL8ZUwDKjmL0o8JoKF38d/y62VAmM1ilclgIv
jNE6ZzzZUOJSfyhG0UyTnGkJCToreaGMr8u0KC2VlZZKgv0ryPSi1Q96U9l5Y2T0Zp/ezVDRhIaoUqJbvXwIUU2IWd0gNZ+2q6vBpxGcmEl7JvTKLx34zI4Y
1tVHKaCzGsKC7sObBxRqN2hc9mrpyvD4zssl5mQL1l4pWXvxfGP5WZh3sEuAtuCus58dy9Ld8n58TqjPadt8Aj+04ThT0Gp7VCMSUz43hi2+tCeELRYEslg9
b+BsACtWayfoM9z1+v6P6MWwZT5z4sffuq/QYwcGzVBcNuFhfEdt7FwHgLKq+t6Zpz50AZZV1bMf/IOM8X2c4q7a8+f2PvoWQ2eV/+n9BnzIPz2kehh2+OTT
mm9WRfhmlb/vaQM4lNgOc935b/2j5psNMymhbsMaeadA0QyYYciUzivZgVEg7j4sOS3gxzIr01osUOgieD/YCurNKNOAi2m1+b09+tUu13+3htZe+PhpYWd3
Q7SfX8Pr/CfqHTRwGaDjYPk8hS35xDVy1jZ9AZXQDg1lAQXjtikFFeqVAQ0gn4ItYNMyV985QW8cWykI4NrEjtrw2defOGdJcc98cPxbxx577fFzVkOZoa1B
d9sp7vxco8ddwhFbQvtJlaKsaCjK+6ceEoFYiqJAIEYmD523erhBn/hO0wb96OjzexNSuJA0eIbC8euDt3c27zzK1P/0Pi0grs/amxtCSWesd1C32jDPn7Bc
j1bO6rGw6ciGT72UY2BstRyh9moFILbm3n9/LXfH7EWKVJfhqWojBX564se/OzTy4BO/tXpUH0O51Y30O80yvrWa/YVM8a3CmmTqKOc5hQP8epFxRWgq4vUK
5obF4+yfOiHEO2YFcZ2o3RtE7V4vavc6UbvXiNrdK2r3CqjdmACKoq63iLreKuq6BZW8Av1+mVWGEr7M8kS/78TSAcr7XG7sEwK/19w3hcz0QJ4D4GM5hT2f
r+XS2AW+FqxpVzHhAF2KoJe4ij1MJepYD0ifffAB/P1rRKUpfQ8r5OCHb3Two/n5pg4wha3/Cv99svafyvOx7+bylppdphmn3I6ttWwuowVjokEw0C8b6rr+
MuTkQYl9wcjJBIOnZ/te4/7Jy+7tcbtZd9syr1DUz2zp9ou29PsFWzr+vC09f9aWrp+ype/P2NL5p23p/VO2dP+kLf3/si0C8KItEvALW0RgwhYZOGmLEIzb
TaUgP5MU+Pa1uZBNiPqelkZOP0vAbB0O0bhEn1dKoQKEFhu20Zof8Da6tBd0wNagzZY4w3a5HXV4xC5TYa9y9tsozxLnsF1eIMbtYzbbGsS9BYypiXvzVgJT
w+P/blzbGftkHL3KKtkfRD/Su8V/Ci9e58pSlpusyKbOFMn4S2FaafZzXJzdxCXO3iLovWwWMqkkYMIEjOuAMZRMbCvi7BmtolarJ+Qh+TeVOausI/ywyjqM
axtbW8S9uWxtwTkM2TrL3bYEDJqAmg64qN9xAVfK/mNcKef/1Dmf1zmf1TlP4ShmPxoGMFxjAsMyr01gqHNa6F8Bu928A/5Hsa4P9dzge92vGr5XfGzW1vqx
1trs4UNWm3ji4r9vj+mxF6dlPDafOXpwx/3Pv/4VHpnNZ6/h1yNjZn4Q1wy9wYxnraDbVDd//pZ8/aF5rXz94/rrj8yFO6GpKZ4c2BEKHIINqmASCI1W6DX3
GKMVF5oeiZqrzZHEaxImi6YTdiJcyiXM/LSUbvNYyiWiikWiQbFINAxUichkFscOy/+/QSo321SlZKqyZapyGuconrgurbXojmyTfpxRa3GiChGTuYhjpi3C
VRq/Fo55l9BM3Z7N8LH3tfBguoQm6/ZsOhOUrW7iXLxOO4cZWAvKnOCBBk48mkg3dTxVaf8BlaAdFoplWuBjqnRkmsSoOOiU59NLmjhv1e8zk2vCnFmx2Rlv
iDE5uWyIdWGXTFZKCTmlaocHLQtDKs6lSisZEzR/pSO+SbGsWgFPH5BlB9t4S0HsjYwcbOMtpkteTK0LbGcN6+ASXVrQ3I7X2s0bl0x462CEStNlDrb4HIxP
cEDdhi0+B6OTJQ542AymFjMLs9+lVC7YOXbCPRqgJJnt5zNcfymsuRft0LLqAu5/Jqul87Zee00opmpQ/q8kwRmbLZeOi3p9ykQ7vfP1A/gCX0bUSYk6Ecn7
JO73ikebcZMIw8oYfnhVEjzJeX9Xb1YdCPL+/qts6jSCqK9J1Ec46rf11t5wY1TYZ/mvS9Q9+PH9E7rEu4Koz07+239R1AFEPSVRa5ESs7HWvueklZRZidpi
q+X/WhKcjdjiwfDQf26vtJJJMEZVZLPDNyTBZCTBy7j/UD61CRVpbxge+m9KgmciCdgC8cQ9gQVikIDNDk9Lgv2RBGx6OPqAtFg0AdsevlULbA+r5469K+2z
R4Xt8/hvqH143f62RP1v9q43No7juu+/u727vSOPFEVRloDsXf1BBizYBtIwkI1Ee4gEywhspfCHwMiHfhROKWDJrOEPgcmzKJV16IRO5ZS2GYeuZUuxSUeW
FYt2KZtJlIJW1cBF1ZSOmUCppZhOlZix5JRt1aTze29mdve4R/FkQcyHQoBuuTt/3sy8eTs7783vx9/uZ2TSPp303MixX/C3e/BunzpiWPlg7mlO+GWdbvaV
D4xuOld4ltPhQ/43P5bm/Ysy3eGHR15936Cv+eBcX9KBQqb8kt/0IrPF3/S/7FPf9CoxjhIy1Ri+7lnrrG46RPiexo0OPxfXiz8OcIsmPjQI2J5M3yGL0O2D
4VHaZswEKcUwFBzGLSAnFA/2a56hlASwIqgBq1qGd0cSxwTrJWmkHVwHNkns7wVryW2cpS1OPBWzPugg3zA8Q11E+q7OKHvqtDJCT7Yw1d7iD/k039ZwYzmA
yoJWxN6NTTkiILJDUhGnYDLagdEEAVGGCYiyMQIijwmIcjI1mIfsHqRO8wMXD7wE+iEP9EMW+z4AOdJRLVvBnEWIqNSPdvE7DGmBuIH9z/OebJ8dgyp72jM1
5NhUuEHNho9O7c7xsE9EpglNn5HjevqQmgyJIcecCd7nDAciGWj6jJwMpw/NK4tnT/ArzjAUyUCT6NhIOIloOvB+oLABfUmHdS+9qWdSn9xUwjHd85x4R5gY
02n2TT2dyE7ZNJuCX/fpA7oyMebU5JtqTlUGQapnddNMgqLPGTyTpKJ/mvk91nAWLiOw63QfG3+s+1YIodFg20ao2idpcXU9uB5BwCMmTETf6PvFIHCR3ZJb
Y73vkL6lVBOwnpNNQLThGs3B4ZCmgXwDTjDV+CjlRgrQGbTqI3DoYEM16OK+k1AMVpRp50ZC2QDo8pUJORsK2dVIyPMNhLRDIf1q0MnakCTk9QWHhfSvTMhL
oZCdjYT8jwZCpkIhu6pBC2t4kpDrxUqQhOy6MiHl1IGQLY2E/FUDId1QyGI1WM3zNknIjkKGhSxemZDSIEDI1Y2EfL+BkNlQyEw1aGNrlCRkvpBjITNxIQlD
KFlIOxTSVmZO6EzQViekHcgHczEhQ6ZV4kdiIQGuo80xTphLczyVhBwZ//fQDbZHofHKf5aOmumJZx7iRVtwlngqi3XH9GllbAW/YREzCpK8/vUnw+YlyN8H
HB8ftAeTh8N+NYP9Fprx7X30VJPBD1vV+pQi1eg+fjpDiOfDyCnu/kTmmcbdDbS8Ex98Jtu2MyZGWEZeITVHXoknbyFWT/yeMkv01p1GjF54WoLKL77Tp+A4
ASgwJRJWbuu2JhirDivVCSKTm9aHKIcVzvhEinnfJlOoZqMxlUI1G43vpwD+fZP5gxSRfExYAM5e3NRH9rLA6VtFSsDHbhI58d23yYAUGO9J/ALwLMVnQd4S
907j29C8wZ4W75NT8nrKqhQHPmPNyj8n+M8ZsB6l9AH1U+mqbs0ppQdhB1jhub4NFjeFmmbLpgojevVUZZ5VBasjLIgSVcRWAgUHXlqi4t82VfGHUkd92Zql
dXRGDF1dyoiOTpCOztTp6CHW0QkasEmpo1MNdfSw1NExqaOH6nV05lro6ALp6OKmXoGODkFCqYgDYoE0Ia/7bFLKafnnAuvoibiOTiTo6EIzOjp29VTlQlM6
OrNUxRebqvgjqaOdsjWXsaN2tT5lREeH2Y7acR0dYB0dpgEbkTo62lBHh6SODkodHVhkR+1rYUdt6Ojipl6JHRXXY8qOCh09oOwo6+hRZUf5z8NxHT2QZEft
JnT0zNVTld81paMDR5ao+D+bqnhB6+jsMnR0hnR0toGOMqnvTJ2OIkgftMBE/ssa2tdQQ+9lBf0y9/aOehN6LdRzQarn7MdXzyGx/BtWJtTptoaUCXVIH0eV
CWX1HImr51CSCW1GPYeunpb8V1PqObFUxf/dVMX/I9VzdTB4ZBkm1KnWp4wuRUk9RZr4UpTV84v470usnn/eSDu3s3Z+njv79nrj6VwL4+lAOxc38kqMp9DO
fmU8hXZeSknjydo5qIwn/zkQ185LqQTj6TShnVNXT0kuNaWdc0tV/L9NVfx7bTwnl6GdM061PmVEOwl/daZOOTeQbn6aUFpZNzc30s2bWTdv5K7eUG85r4Vu
LjhsOSc/vm4Oia/7eamPA6lua05e96VIGRfknwusm0RnH+rmXIJuLjSjm/NXT0X+0JRuJrLEuyFLvBuyxLsRlng3OP+y3OHn28dt7Eu6IUu8G4nac4Oxl5XP
WKe+HmUrlng3whIvyj4i3ZtusPZTcacx4m1thJpmsLnDG/QAe+cNejrjXC17vJWf4o35Es4Z0GY9gWmtx4Fq4oG9nu45wVE6btoR64IUNlKKDGKbCSaPLh4e
B/tBecCwM5UlWOFMCjxgOnk6H6/8AJcnOlgW/UtQqzGgEUxjTnoLsnSeNlc31IrJOTylr+XBmyNV5TJiFoHoovEoahEyZBGIxWV92eONzEKyRSgq6rIsc5CD
a6IQvq1S9RYBnjpYhDkTeEKEQYU4AGURsqE5obhGqvy8iUo2GvPgsRW/v8UpSmERPsRpy2gTxWwMzEgjlU1oudX8BkhbC5uMR/Gb3WQAIRLjDd8jvBvAhqT3
lRjhWTnxp4VNOK3eV2wTzso/J/jPM+Bwy0brl/rwtmr0abo1YMVeYapXVN84KtSYrJLFiNmDFvfpgFXKBSeWo41XUekekkqHsOh0AzXLagSF1CLFAzJdGchH
5CpyI+zYokX7hS0ek5uTZ9Ia/NoNfeTRcwzaR04+2z017bOtzJ98lF2E2lN7ZvCdo/OG9Nb215K9taefjHtrp5S3dm8t2Vs7+3rcWws3FLmb9tWSkWK//qRG
iqUM86b02f5VTbubVAaCiJ3gDH1RNxT8TQM1DQ4rkwMgdvJ1BRCrHeDwN/11TfmbVGJAww5yYuXHnXfYh/twLREU9njMhwtsVnievlpL8uFOHo/5cIekD3ew
pn2476qQcvhw98OLfOhbL70f9eGadT5c5/99uNfEhzttNvDhHn2+7lwNOw3+JRdOztGkAJYRYZmCR3joh+1QUfbjeh+HOwzZKpgAsNd48DXO0B/J0IfrGQ6o
uGRFMlAozNdrOhRGZThP1xzGMmdF5vQZPBjiDLORDDO4foZPHJ2Oxr1QQMyjNR0QozKcwPVTw3R/SmVAiPoEHnyDMxyNZDhMNTNi8ZgVMQIH8OBvOMNoJMMI
rv+dMwxHMxCQ8f5aBMhYgkzj+kPO0B9tA4XIPFbTITI6kIjiVDjDvBnJQCEy36zpEBmVgUC6//UJDdKtu5VCZP62FobI/OKsjBWZ1snGnzh2zpDw3MO10Nxe
UAbhqEp6+Gs/OwKLTYb28Zo2tEoMcvH/gV2No1G5ydA+UQshuaPnW2Z/qM+3aNtEhvbJmja0KgNc/A8/RrcfiKgbDO1ILQmJ+3ePKyRu3ScwtN+qaUN7TvXI
diXw2OPH35dnX56qaeBtWSjs2bv7Ffi2DgiCjf12TdlYlRiw27/nxOCVe06K60uLOmHxKRhpUTuWHxXT8cdhURnHZkmjmldGNfPHZVQvqcCYjjqjOimN6mg8
MOZkxKjGA2OKBJtOAzpg0utSDWgxOPEG0mej5zohk2hQcOoNtUoMH9FxS3xSjqpvFvoWhkY9XQuB3Kdt1ifJA+QDISQ4nVgVWMGC2aWq+rtYVdD0Z/jOZoUF
f5us6pfPPtEtND0427hR55eq6UCsJoTXPFsLw2uwc79d1XTundcuYgoGFxPrslDXpaXqei5WF4zCwVpS3M9HQ3odJhTrS0H/VMO2DU4tUd+hWH1ksr5TC6OS
0I0wWJqdybo32D/VcMBGlqrq+VhVZE5fqCVHTB0aDpewOSxfgwON2ze2VKVjsUrJ6I/XkuO6XhwKF9oeFtnB0amGgzi5VKUvxiql6LPv1pKjzx55NPwcKOBT
YNHqFOWzLbXjtrRY9R1YBGVLLW1LLW1LLW1LLW1LLW1LLWlLLW1LrY9pSy1lS0W/NG9L7ca21FpsS+3GtlTt+BF3ksW21GLuJLKlgL4Vr6ZRtUAVXWlpWyoG
8URyVMuTlmWF1ElDEXQO8NxjCLA7gc2gBYbgM0P4Pb6HTY8Qek/0CV09oJAsyPGUVgAWVhsOXxkahZYifQpGcAvC/Q2J1XELDlcT1sMNom6XT+yY+KsDuBZM
sJRigqUUEyylmGCJcCFuY2SKfDdBUnjdjEXRTSAU2W5Cn8h0E+yEyXzFbrdGmED4+ZA+Gj/rmK29hHBUtjYaRfQFMFbET5fQZtZlwHCSLjMsOvXXFhkWSNRi
oBzrYfowMI/hdlqhjvjWNtI+0H9aPdVtBPFecu3NjNLsbgBUWvEcb5I5wGQBt5NTxSFL/KQJ+04UQ3uboHVMU0lUkfhLloS9HQej5rviNyzvK6I8VYIQGx+S
vUJitLXs9JTTPUHvfUEvc6Kltq2jNolSdpUyihCN+DIdW8ItYTuklAYaFcdZpRFWJzr9TsDxl3Qz0Z84tuv57g5xJ9WzWzxzRet8dxdRYdJNP7MD9zO4n9kF
LkiK70qL2VHOVcvoGz7i7oiBpxAxQF+V3Wo5jUcFmtKlFj+90cDpd/GTLRV5Poo0ogNvMnOYjy6T+LhM4uPiSANAAUKKsxxoyvJM7ePhbovfqjiWCCA0yaLk
+TajJqGL1X4yY5Ng8r2Xtdt7rTB47C0jpBXGyZ0yDqyJqqEgxh3rCNrnLO0GAWIrblHx7KA+95NiHaTBBI5L2QgH05CDyXgx1wPfYNlnqA0MRJa2g4FVgB9N
jYfZF9wMut6uKh0fS9uLQ2az0HYgjQEeH90KcHfgEt5ZsPEASIxKQzKkIZkdOH0jNMTQmpBlQj6hIdkduA+sIj8LbHuCtwGrs7CfGYx+KxDDDT66tB7QAIBG
E+MOwDLoQzt+MqVVBI5W6mAws9W03CLgyQ5/lX57tBJTOCMWJ3VVK99Wx83/1OoqdcYLQC9fPutSpIl4sRgR0kSc7rI3R2kTGxEmgp8E9rkgrLC6KsqrFv4h
0mG8SIwb7MNU3ZrKhZP//I8HB98+ctHY202s4msqv/75oxe+eWr22Fnc6uLkh5Dc79xb7hRftY9d+Mn5tyfP4zHgfzorH538pz3/NvbOsQu4VQz7hNmhV4sb
7XjRrtrtt9GLFsr8Kodek/XJADf9NWpRL3Ahij3lLqHMu8oiE3CYU/eLjmGtodtr0dFrd4gnZ6ijhZIA6e8TftdOKOpadoxYUglFUmYeESNOOr52a7nLz+wW
Rs4jQK2udbp41LsVaon6d4j8pJkEoalURu3puqVU3vXUBEz3lHCMjKZeAbj/TCeZo7YSnaQ6y5W3Y0e7/BzmbI98NWEFRqDUUPJw0ZGBWhDPrkGLDjfU9ozf
BiOXAahSVvysgpHL8MGrDB+8csNJY+AkF/A1injQKkXo0FCS4ZXLZ4mhshmyb+FeNi1YHBwyla/RdsNXIJFO8al96lZwuMaszz/CqTuv29DkQlPCvqXvbyFI
Ps0KbfJvK3EoBJ/dJbHYvCczTrrXftDsNSNgiekQ6N43KhaTC+CEnPirr89mQGdxXRw4SIaGQayziwyWHcUgXzaYda4pMOtFRFA2cSZQJg0ibanbhSh4dUCe
Hq6P+D0IhZRQmf3MVkJzRnvNu0PU34b43ElXzTUz6aq5pivyK2AdlyWjUhxZm6gfkqC9ufmAiGkZEG/9HFDZW/3cfeJF1TpGgOsJuUBg4+fG/eLeirWvcolR
gsw9X5Cw342zgQ5le0y4Fq3jgOGh0BghidAyiXZ5/zjwbSVNFFPnAPfdTODACAtN0+oac0qUyRQYacIibtwPluYwyVRvNIzgjd7PswwWoema4/2NWgUOWVj0
tF8ktGDiepJl3FGIQZrHAM/r+sXbUjdo7mUGzeV8LmmsGD+zP9KR3yMswxbi36nY/aUWDz29l5RalByVCsCPLlYGGn3Q9R52bBgGDfQVmgY5Jq4yApj84iVg
3b7IGNTNmOXMiea1Xmm+oSnXDMKONCPjZjQcN5fHzYiMW/Bg9SbxHZwNHukA8mg26KtZuwp2HJrekl2/WBO3N8TQJwXLxjH0tZ5ilzSip0zFEpfFVLKYGDAq
KKPyitzP7VH8KFR/n4/6K17JWCwlM0lU3BKR4GR3gg1WlHBsj4ShiSiCb/R7p3MpR3zqmmLNnY7og6IxIPT9HCNRe1cEwp9fBgh/3uNPA23svfFSoWKSbciN
l1vF8JeLhMQvTIVoryPae+tAxdwjNB8dUsnvqTh+y74/Y3YJnwOEUsWfMiCdl4zfLytILFXM0DYsX6Ilm4tKbgMdOFnW6LNnqavNCC8gVqAVV/zzdE1lOzJi
otqD63xvHeADoEir/Fah52Kh3obS20LMb+D5RvSxtJpw/IUmlToDwPhSK0tdQoWwnsvTeq7Nb7m7fF0BxtgUxd1TcLz4iT35LhQXmPNeCXDCYsandIqupYd6
GQRt8ZiBkN+rdTsxSHTVEStkQRIE3uIOzN1O36OZkqOZkhZvMZopaeCK60z4YzUswyohfxfJqSMKVhH5hBGlaSCEewwZBoznJuPZE6Srmps5OTdzkblJtsyL
DDfPzRxu5naWPbxixVjeN+6vGyNqExtKHHz2DtJNxNyU6TUsUos03tje/hLehX57fwnzPS++28r527Gcvo6QYVKkYmIMhZkSNZNGtCvN2kII5uJ1kWeNKWJb
4i/LOd+5r7TOz43hg59UIgeVwG4istv0hm+/myRqiSoEuPjkUOv1ztKDrhc1zQx/uFTIFcwKkLLzzPAVDlBB3FwHYjFZj3qgUntRfbGFknvj8eXKPQUrNitf
4VmJ2VgtWwWszqkPLD0vLPSR6GOCMFxDxJuEPZHyzYOlNeIeHmJE6HsInwyEbI4vgzUMVK5Mq/dzMzyl7IcbGA4mKwWeSZhB+rosBsTBJPRRogymsJObhoOo
g1DdsJOIT3faX3TkXmKRmD7BRM2fjMX3OPzHVd1ST4ktq5hWoUEckUXxWPFnDu8siosbrA5GFjT560W3b7QthAkthg780RcItipEp+PP9gO4XSZlXUb84SEq
5KVaDOJuDDcR74iN9rxS/cuXhrfDFoY5X5zS5ttycwKhAnkEJr2+NxYFix1fKzhMUh2JS3W0Xqpl1rV8+S8j1QRJ9XJcqsmVlmqKpDoal+rESks1TVJ9Ly7V
qZWW6i2S6pW4VKdXWqoZkupYXKrZlZbqDEk1EZfq7EpLNUdSvRqX6vxKSzVPUr0Wl+riSku1QFL9fVyqSystVR8x4EzGpeofW2GpBkiq43GpBldaqiGS6vW4
VPtXSioOAc5/yjorHblFtUL5aTpxhTKPdMEbtboVysXnm1mhLFAhU3Va/Py1W6H8OFGLaW59v06Lr+HcSpRqgKT6QZ0Wr7RUQyTVD+u0eKWlGiapTsSlGlkp
qfTcOl8/t8TXjdUrBDLkJwmRKFnkNdTheiZHxZHUDtJuNCjCQ1xJFzPlzxPtExBZKH9HPH8H5y9y/tWbjNWcv/NWs1NM3BJh7uPUiQF4mhLTBlC5tyEqzMDh
Myr3c/FyP8flbuZyt2wytnC5W281t/qm90luEjVI0Y+DbwQChn9vpoLV397N6H+5242drAHgnAR28CMayH+o9clwyYf3MPaK9yfoYRBP4UdCNg5oDqdBcv/c
oiHYyXOFz0ebHssYJTjreghKkLxgvu094Vh2r/sgwoDup7iguAeH6ZWjXHYmPu/NpO07M8ZlZ+L73kzawjOTuOws3DFDLrssEwJ5TFafGcehm3Emt/M9zVNf
6AckPwiBiPoUm2XgNKsnBGohnvpWEEDTQSxqaqq+qan6pl6G5Fs39TL03vVNTeGOEzbVg3C6xURbWUCLW5i70o5xV2LzUbRHpCii2bRbCh8IyAzrm13sRwcV
pEdBdFdbPzvwsn6rXyDKP+1SxAYO7Xt8V24d+1nvhZzZ0hvd+fONnUH+L8o442TSlXsn9tgpMgm6+tWH2A4YOxGuyyxqpayNGJ3sXQWySfixOd7M5OAT4h1L
M+8Yka05IAJGgJbi1nIVfR41AnQJLldZfJFgRz10PkrUexlIFhKlq72qAmj8iMUQ7d4KEehUZ75adksmiGotbCplfRuNoyAQMQe3URPBviBas60A6jo/s7ME
BgzAvht3rONonS0FF9YCmy2WPMdmi/+kzUsj7ghxzflqie1nySSXrygaktiQhMKdKUGOByctSzNQWjoszS0Rd3JPVfQzuBqYXorKKsQEI6nLQqwqEmMEMjtx
ZbLE1nIk5oyUiyQWFUTHmx+1qB7CuTFQVxNnbE+V4g/Fj+W3ll3EShVFsgeqpTbxI263IorFd++iELw0RiKL61YeT4pBaveLG+gAZZuMSAocDm2hDimvopBF
qR8FPy+v2sEg7yNQMB/RlHalKUgY0Q/SDQsdCS+/4tBoZ2UhR7B8DbbKzrLQWa26szzZP34L9QVce2ExSp8IyZ/1CR1osD7BOU8WPaJI6StQJHi+/BxLmY5K
uUqJmI4OB9ORuawwEQFIrLLht6A1QkjWm4+hLRhU4ptnLitywhtwMapuMaXjUneMyR1DrOAE1Cjkgr7Sm8fVErh1EpiQwFQd4+LHJQmokUaksLSspGzKWSEm
bjUyK8wraKf3lauwxoHBQbga4U0bSQsxeVufAKMT26Y3bYoXP7+vfWMb6QBEd3qqd/Ef/N5VHZCST9EB9wrjAXtOV5boANq/F1miOmTI2FSKVxUdkCKqSmSk
XGwWwuK5FHM5pRS5lKIsxcvzcuZlTFfvM+hTSmMxVadNdoXp6FECoolf2cunn3UZIjshPXq2WN45Qq+9TyQu0PIqmNBbZ1DoEZNucjebKjImZywu72e2Y/U6
Dzq95oPYS79fWLZWxHO64+Us3Co5P4vAB6/iiFc4XHGWchWK93SltQTyYmHJiFit1CLWGkCLL3IAN81jk3zz99DL2pYOZg53UP4WW/tbbIyX3cDfYmt/C3da
or+l/jvA2152aXmVreT3wO2WlWsEGFL2ZGYp6mML+0/DOBBXRmXkuASHnaj/x971BsdVXff3b9/+1WplrWXZcsLbDckoI3mi6bi2bNIxz0MST0WDP5AZ2g8d
p8MHRvABDGFox8VrbIHbMURJaeu0BkQgxQTBiEBakziNyjAgiOjIYGKV2hkRG8V/RKKAiO3W4/b+zrn3vvdWb+UVVsFDCePs26e397577jnnnnvuOb9DXTg6
0EHQqQ2RqClQaedjV+NgPdQBQV8ZoZ/4d9KD5abH/Mu+gcu716+7x2vqe+zWcvJG1EZBIKpY7za0PSk+LvsGHaOVm9Y7O8Ra1IDjmwYcjzXR4Yzo6zHUJyBr
kKNVKZhUxWshpvTpUDGv/khqTIoTX1WJRCRcnGF8wk3+fqoP9lKwG4M0rDBewO21BrJoURv7R+Q4WGXdTLb1llvqdiKMUPP/Uqlqfoyb38LNj6rm75hv8wep
+X3VzR/m5il9TbQ/rtqvmPPtYII6eK66g+PcwS7ZwTHVwc75diB+P2MIjcBFKksOskNJW1i+g389UHtCXyBET5b7FXcR1ZFA5LeJ2GYOeNjSW2LbghZLE8on
RQaHb98iGMy6bTNpigTlCKTEK6I5v/NL5QStMivZUvM7aXuJUIJ6kiVWcgJA4SE6lVN58lBGPqd+iUcB5klpHxNkzDhZzgmDBFAEsoO1I+2bt3vJHkitb/Yg
IrP6R6rcI1WaFPsgqnic9DtvkqkJK+W7w0Qgy2bCQBrEW306pYwO6JBlqoP8H3VsZ6uzJaXEZjqUQ88Tgv3ho1xONAcdgdnei+9I1/lKA/kuhmhTm7mGNIYY
PJ3kyWfE5PmJnjZaZHJIcftlX+AKyXIAPQ5w/ZH/EvcpTt/xR9W1z1E1R/v4WHWa7nfYOC53/OP6GwL/J/S3pPg2rr+laG/CsAhy+5IqZcP17tAD17vLce5I
ijYqCfpDtHRhTmWB6OqFWexKG8SH2JXmpfcmwFuFRU3JJOUC5tfG/BYwv42+GUsQ2KqUHSjI1hnGfO0WNw6fJZ/CSuQ3UF0CZGmF6xJcYX4OR/1rjc8iMwaF
E6mQgceFDJYjpOgFqgxirz/6PNVLpLB1QVjKnGEI2EHJJdOaS4Ys05UbSi6hLTrewAnqxMmCUohnT2y4VYVakhiAwxFdDP4Wo4fl/1UO2MA/CDbFDPFX2B8o
i2d+mba0FLPBvF+Wvxdrj34DrPUKo0YsVBQDxa9yIwxSi60Pl/bHLCDY2SLZStk4rpeSQquMGtfv7KWcC/GRkgaJ7gJxcWLM1cPF4oda5lkGBtFouQ9AruyF
katUrFwhycWpLVfDd2rBGjofCNaz5+MFa/x8WLDGzocFa/h8IFgkSikWJQnekokXJZmGFRRbqiFR2VkSlYFE5RBCA8GaJVF5JVGNWqIaIVH52hKVrylRg+e0
RC2PSFSWJSrHEtXAEpVhiUqxRKWlRL0iJer915782Yv5QKi0QD07S6AO28GpBTJfFGu89+vvPeP6Mye/ZyOUw7/c33OekD/PKwidY7QYhHL6lyPjvLKNC6Ga
6++W0B4Fae10ryaU510PEaMJxUqQMJ6fDEHC0JiXYSSoJYaRUNiJvT6BjAgzKOlj+vu5JyT/NlHqL1dnhVVvbxZUqdG+WU/7V1H5jm0q47dI+b5ov1u3v7JG
+9ac7YsmrtZNbKhBY/JuUqNvy5I4fKMwKeGALEqJoif+tU+7zYFRIGc3CPn/cai4blcwue88f+AJ13/3tb6jVDHKL/nnMFx/9/ZttWYXFSsfDypW3iVhDFrl
7LbSRKvZzfm76dBupNqUHRgkW62TTbU9g6RAxPRRjKmw1Oo8aag1AHmqECFdrop0BMhOcbJh6glBekFSr0sj+sQTL+1XHgkqF3T45+4G6YbvmZN0g3vqJt28
GNfUjNWpGas9/hUvijij1cTZu4Dm2qLYZQUgDel6zLX+v9qmV5X71XXVqrKP7qtVZUh/w6qyV3+DuTagv32MzLXRndvU4vKpD2qujcrFZXL8jScm7/1UyGQb
sgOT7eCsFWYhOSUXyylwprn1cMrxewNOmbo3nlP67wtzys77wpxSuS/MKWfu/RhyyuAuzSltF8spR59/+W9+92pbiFMGrIBTDs/ilKlEoHArIS4RHPdI0p95
5WVeJ4v+4CRB6P6qUqfK/esqlTtuLIDO1UQz/R/vlrYbYUp0zVbIcxs7wya3LwunTq3jfoJKiuH+AHl2gvEkNjCcxFXc35W6vy9eYDzz6g84IAe4P8AE5Rmm
RPR3re5v4wWMoXn1BzfX4AnqDxhGyxmqRPR3g+7v+guYF1uqzIs75mtexDPcRS2gxyS3VzS3P9BotsRwu3jmtNFbsqRutH32RCWqcyIJqENqzesBHHpT2f2C
WTkpk27arXMgIvxQ7dYZukzjcoYu6WBsmi6zUY3rssblznOB5k32NFC6d1jzumLr5+qt3zGARBeOK01zPXJsEtBPCRQxJQ2cvMK8AweINMvQGjfjwJ5mGNsc
zHDDCmPqFFWPXGv8BUNP44wur+LXTUjhBj+nUKllADsQp738CsPQ2J0EMLOJYBafe+/no3uWoHwVstqBSzB0z12cGzWMi3Iel2P33BVAYMvA9LwvG/RX+AYQ
QKv+LiGJCb69cEINXWIRu4xFnK/6jevlA7TM60qNgAL9s1IBaCZfLzUxxLaLb5vKeel5b8SP4Av/H/sWZGenbtssVHzhtrKzmfjxDYhAqTHUtL7iua18P5rG
Tt8x154rtDx9k8Asduh5ncY+E6Sx01+yXMOL471wQ7A4TlxTZcLDFm9EmG9wURLsMtXoEqzTVs6jeFIeb8JlqMTQ8vCJlAt45Rv594X7tqmkYcJupechYPQQ
PTGpCAjIVlp8F/Hi20xZFFhCC9z55QT1TD/65jaViMA/KvKPCqXmrEqyjtVkjf6SXrHCGsYqAzv8gpxynEXZlLLfCEzVG6DG8liji+JDrNgIHcpBOHOgTBNE
oQVBGAQngaW6qYeKmoqluoWW6jgJynkt0Co5plGTXxQLtgt1iOE1Qh0aOXG1+ApDyLRXxGGgi9UZZVUXrTKA6tCM127AIUeD75DLuUUQtNzAGDau19ILAdhw
a4OpEi3hMSuyx8yWHjMxT/CYgf7iX09bySX4B/6KE9GsV4THDDzFe9OT5DGTv8dhSY7gMASjyI5v9Jr+SJ7aF9kxlvdapGOdzlALgolP8dmcPDQtIFdN3MZH
nhxj6gguPJocjcZmowVhOhkaNT1QwH0516zkcNbOrjJ1I1Cs18UqR60UxRwWronRi8R7BakXWfa1BXYdcv1sZMqJSfUIQqlJXC1D+lepRVwxrJJDUy54TnBT
DvBLBgQ8B1QPV3wUxSjFrfJiOnQoLwrQLbDO1Y//Sct5nigH/mzAmRz4sxljc8GfzeDPBuLPuJHkgdCSAhuQLekGZpHrHz4lzSLXXw2zyPWaYBa5MD/bxUcL
bEkXUOefBbfClnSBheCBk1cRkoy0JV2pxZfDbivgQK7QwGnjcYPM8205yLxynfInrE8x6qnq9Zj9pYqfFnbb8oWeuG1LKxAH69q2vB64Tadej3eb9h8Mu013
Hgy7TSsHw+cRZ17/GJ5H7DqgvadrLnrb8krfPx5iVpPblko62LbMzNq2PL6AnNJ1zUVxyr4jAafsPxLPKRNHwpwyfiTMKWNHwpwycuTjeHJ1WHNK1wfllH+X
nPL286/+bPKd/1hTg1XOzWKVAykzE+Ntp3rBEnNV+c7Hdj24b8X83OcW7ygtAJRgx2XxjtXSO1a8N/Cu357+t1PvPvnA2tVhx7kljAnsluJd5w7vHh3VNueR
ig9zluv8R/0aLDMTcZ076CFRy3nu8n7RVT243IMb8nHCee6ikSTc5yxbqUC2jKhspatkK0FaOB2RrZRve+Ify1Z4cTPojK+uqAHsZwwc8DMgICNYgF0zYFer
hzKmBbumfXN2H4hhAa8icBq8agW8avl7piSvWuyMsZhXLS4jbwVM44kvlRe2K6bB1B+bhJOjHrh8enWK18XbO3JAahAWBpHuoehGMQinxiAcHkR6HoNI8CB+
c/IAw+DPNYgLGjM8CAQ0cLxFdBBkbjva3LZqDMLiQTjzGESSBhH4nSzF/mo07HcKDSUVN5QU39bBHKEDn5ROjhAjohyxyBHPd9M1VEr4XE46qJRuGTA/sGIx
WbFEXDlWDVdOV+Cq6mRX1QdRNyarm0iPTo0erwqcVVeys+qDqB+T1U+kR7e6x/+H6mh/IATNMeooLASS4UgIXgmEYObXf/vEZMOloZdqjiYxazQn+iOjGYoZ
zUetoGqOZraCOhAdzUTMaC5KR+2apaNOuKa2jofjdJQX6CgAh++QOkrV2WjnMhtSR6Xq1FEsvqMn5tRRKwMd1cU6qpOFuz2koy6vU0dFenRiNMYXQ2qoW2oM
N9AYTlRjJKs0hk0aI1nlg7Xg1ZSbAyeyQXdKbt1Kg1COXa00kszSOWAaSqWRAmMmfTO2G4BfgTfdOL1xOODNFfPQGyOB3vjVZN/2ZL1qgyCvkkQoFjSXKMvj
cXRwo6MFLX48Fo8nOY/xzK05RgLNERpPvUDYStRcLWpiWPdLURvWora72czqU4VEaCMK2fEnrKjMCBObbDDJqdPryApTW2Fr/Xtv/uS/X7xvGawFiywHVItI
RX5gjJjyF8awiZ9MvCz2REtXG/twX0jIkEkbEXPAjMikuduMtGP2q3bMnfjLL3/xxnv/PPjp1WZFtnMHNWPcELTyluh9U/RlrlPvshGvcrhv+z1PfXq1sYFb
QLxuF8BWKZ1g3MSlYXCzY+ilkYqLWP6TXDdkBteLVhl7ASq36x3cMwatYILPmPraGMJ9YUGMW9zeCD77Dr30/KlH3npfvNiwFX3vffL5AX4elVKs9fzn74jn
USElMi0Vi8dw3FQHQ4HaOFelN5wqvZElveFE9IbjY7+vTs3PkQS8riTgnEMQZoADp7oP4q9IjmBE8CwOLL7vcHXDx4EnLT73ysy7R2VM3oADu0Ply45TA16Q
MEtNmv5xu7dwkB285JylpTHDHuhcOavXxCxENUOiGvemvDPH0Zvjjxg3AfI6gV28UAXYxTteEianw9FyDkfLOWoX76xHGNaLTx1ZSfIoXrmcIe3QLotNqpd2
ghKDjj/4jiwx6Pjdq6yrA1qJIYmhjhhhYr1rM5F+a4NIK4xpm4k0ZbNH5bhdysoMMiHK1MC4ESIW2jT9nVXEytDZmiIW6bWM1muJamJlmVpcdQ1o6xkmlY2K
k3B4JNnhkYo4PLJVDo9YUtlMKvHi6pXtgFR2QCq7ilQ7aaQVM0yqb9vMV9+SJOu3ma92SZLttMmeZVJNWGig3wyRaieRaq+lSaVrnhBfOZqv7AvylSPzzUAs
WxErwcRymVjJ2CjMeoglXn1+xNpLY90XIdYPLCbW0xYTa8hiYg1aTKy9VohYFWpgJEwstGni1iVOrMp8iSWGJMY6HSHWayYT6YDJQjhmMpFGTRbCETMkhAPU
QKhfbpOO/SLE0kLozEcIbRZCWwmhw0LosBA6LIQOC6HDQlinvhow56uvkJkBTgiRajOz1S1MsJuZqW5ict0QYqlh+u2+MJXoJBxZKJeeWg+INGzUSaR6IFIs
nL/3hQ6YuM7HjISwqCSUZfbDpJlXltnQXEcEG+c+IjBjD5MQG2PK1XyMzul+3hdU5MYZgcx8BDy6SXPkH4KZ47vqk0NbdI1UfcReEBNYuJ1OC1K3gydgGm8M
+eeT7HhP8bFAWnnrM1p1ZIKtQ8y78SaV3fXd5K6naCbEWxndQZzQt4fF9y79fXgQ39sjcUQGNEviCvAdeGQpWGet0UpaxyiS1jEKvlmyOd1ZlgmhsCCV9BVM
w6A5924Mg7tm9obM4TREORWDZoSvB80SAZijJgjnnyaQr6mEEcRJ+jeHZfFPQNYVxh9z6djr+OzlWi4su7GUYwXQwOupiV9rUSRK+61aFCktZNAMKXlX6a28
nqk8ZsqlmYp9dc4xCSv5FCv5dCQvIctKPheb6QP47UC57zTjlftUoNw/w8KYICzkC1d/DQoJayh/QZdukJzza8KFQNS8Zzkv7ZwU2yF9ZPPMR5VxdGghMo4w
STVSjh7vi6YcCZuVco7webFJR4eStrPV2pJZCH3X1HOh6PA4fTfxlyVHhskxuIo/Pi3PQ8uU7+z409ORFL7p8EHoYfUwlBsl8BOwQLK2jkwyJkySMGFm68gM
68gs68ic0pENWvIagsUwXkdmojrS1jqyC0pvDVSh564hFZhiFZhmFZhkFZhlFZgTKpCAVbnm0EesBTOsBZPVWjBTrQXTrAWzrAVzrAUbmDx51oKNWgtm5qMF
dd5r1elyai4tmKrSgmnWglnWgjnWgg2sBfNVpu7RX/xw++l3Dv8eq8LGC6vC0WmtCj/HqjB5EaowA1WYoUJPEt4iXhXueKJKFUK437wEBfvMTJVg978fiYV5
PyzY52Y+EexPBHthBXtMCjay0v7pqTeHpoy6RXtqRov2S8aHJ9u74mR7agFlO9tzoUSdONnuv7NatkdOV8n28dNh2Z44HZbt0dOXumxHNjaQ7S6W7ZhtTB2i
3v6JqH/Yos6Si3i8AT4jKAIualW94r7/tBb3zg9P2u+Pk/ZjCyjtyZ4L4QLEruSzpH3obJW0j50NS/vI2bC0P3v2E2n/RNr/T6Vd4SlMvvbAqb/L1b2o7zmr
pfwPPjwp3xMn5cujGLEUjUuOBeD5/emCAM6pQ75CLzke9ETWh702VpHYa93V2Gtxrz6uXv1BWzQu4WWpypLyLiOQRgzCJAi7ksml8UAOpxdZRAjYuvMWPADH
LWABsxKYlAs64/4ftpVNLViomubvf4hJK1gHI0yGKnND9zAgbpIiBqjIXC9hexaCCsOGeskAp5D8qMSMACq0CTtZEEjc+RL/VVwxJVE/hpQxPDOm8tQEwIQm
gVKJlspur7+B+vb4yuVmrbmb3beVm8UnNSt/hcgJ5SWa4x0YCDir3N9eEnz3G1POz0LMEAcvzJojoWUvNBvVk6Emghp36YcnGSdZ1fQMj/1g1di7eejdcuRG
aMxcSfNlWUnzTTrs+bLmf5v53wnWOtszm/p0CW5dVNomutrxGIT6YlsImGIitGyPbYd+XxmuHI/KGnSXgvSD26J/CYcztu6qf/gO/vfcuuAOX0yvo19Eo/dt
jt5XoftWEOxp+aPb7+JgT8v/PIfCULAnBfp4Op5hDcfAVF7cXhkbHH/ubYPDS45OvmqvJmxqwTCbVzHQHWorr2UEPJyaaq/stz5U+Z95kPvvlHjYCyb+ndXS
36mktLNKSDuZ9zpjJL+TBP96LfjXRwS/ZovXcovXxgj9Q5Uo41d3HivyJAGvSAk431dLhU8oFf7nphkqlxCuFGtzCV+TPdU0UySurjTrcDWpqhs6eDVIFwBL
XbWUsfRTGSmHSjGGk7z+00m4W80t5lZ7SzKctJMKvQNqd5fTmg0IqVteCjsjPpknO9vSSpOllY1YWhnA7Hrs40ohfSUhY88QCQpkb4thpwhJHYnTaSp0JvRO
h4XsxAQyTRo7uKC2sERw1SSuPLoCbHECqYOEkVqUn61IKqRjhaOqK6fUzGW5ixyaGknnwZOsKRaLdxQSv8hrQj4m/SGqEBZTtk84nUfMlq4sbSjcbYyphVN8
lohXzEBmMnScAJOuFYfKkN+loFoCJt1SmHStwqSLpVHGa8UMZxhVDfXNVHxeAsbQSmQeQSklODYvgbzCdvFBOYcJbwnMvgSn9yS8ZqinBOccJoC0tUx8NMAW
T3gWbPEEGKkoPgzUBkClcyCgy5OkVJDg42Wyf++YjSG+vsR5ihNQwVOcgCpmXiagFhTXlLLER+UmpKAuYt4SV82Ed0+JqeUikk4TVFIxzsSNVOMLccciLzuL
T2ZxxmLFGS2aM1rAGYtrc8bi+jgDOV6dPO3gjEbmjEKEMxYxZzTPjzOaNGcUAsaoyxyeUiZHsdocPpxJJbc6QmmZW2yxbzfvTG+ZbQJwBAbXkTf96eDyTHC5
29SXA8Hl3uDSwC6GcBY2hTKh+U6/Gdyq4NpCgKf/guGf++Y2hTgVwiSwOO6ZwVmBycpbiR06ndg/SP/f3VsYCoGpY69IZhptrQndASYLcMLMoAQGYTfTNgmr
uN/O+5B9FKiDALp2Ukf+rh3kzfDbAiANNLXPLFO8c5IWyBXGlYyV7Lm/bxXXe1wGYRo8bGzHvcKOjYzkbnbYw6a2kL4ufjUoO1gqLLgkoS3joTtwct9h34yN
cId9A9wLHfYmdi/QfrjDHjGxIVb0RJ60mCfay4+rOJoZuQmWydc/IKsDCduM+Ixa6rNwQRo9Kh2RpMRugOETwrFNy+Q1MDM8R8i1YDlCoSVzhMhWeIbXfZkx
7U/JcRVLTi6JVO8CAqGFhdpBSesWAmk6SClg+/Z5KAWKsO2grHULS5OBBQR+gw7KbreESsHVEoonxVVrqE6I2PkDweNZdJ63DROQ84vFf0seluROXflIufhw
aanXIv5rDd9d9nCpzVviFQdKy71Wb9lAaRlmoSgeKz581dfof2+v++4APUQNhu7hF9Rc6N4y8VTzT8tNoZte04DouShG0VRaDLuy+af0vc1rweOimUX8N+zH
W0U/y7zlXpuHl11MEvE+HegLIysBi4bwegu/I9WV5CgaB1sLxyvQJqBA0p8P6vWsLCcJQMFiZig8TZPljw1yVkU0sNtrWGN3c2BNFwCz19jCGvfSa2wPbqo1
tjDAvewa5EUQRgLFxKQ5A56MKTvCEf6uvoATwN1x3DIqueUy+FvwvhSDL/0YVMbUptLgMPDw9wrL31fJPLV967ZeQHEALCYpQ94dtbsQ6jWpReDQNq5tH0C9
CDE5TWKSjZLGFm9jo1cDXgwCB+LE3D2D1fuJOEv1pLJUHy04DuzFoF41nKW2UrkrjAJkFstPgn2HLoRbbA5+Uk49Fi4QE66EssJoKmf8xO35hGmhYoxYLQhe
nIJCNpdc/5hZosIRfuo2hkHfLJ6vVKyvAM9TkCy92ctuJp3l+u+99twTbikNKXXFXY5IZABnBKEk5GO/Pdn3CD9GDf8vd9caZEdxnadn7tzX3Ke0u7r7EjNT
SmWFpUiVYAkEZTRbKCgup5D9ix/+QXg41MIPISuUfqikRVqkxYEgJ5WyKAReXkEuS5TAOFGqcBCO4giB5TXYjmzkRCAegiI2qUAigxxyvnO653H3XrEIoR8u
1arv9Mz0dJ8+3efR5xE3Vors5LFcdALPnnjrjufwbJ7EH0tMhfhJJ/0kNfg3BX6ovcFc9rFH/jtvHpP7brpfJ1549l7pFz/+Oo08OnFY0R14AeiBOSBXJPXr
QEAcjmuniubSDSJpNF8SCYimb5cCeA1+xKq5PaCzb9/Oe+1u/G4ssx9G2RqTfCSNx7fIC1AmL4YKdsQeCksofL7/xBb9BWSrhbgpWWdIsvdLcUhsTr0RPcxd
MhF/dC6AaKGOIpS5X+F04SUWehgcmPnotXee+QAjd71ofMoJCLioBXie58WYj+YaiHLCZc0nmtdf+f5dL+H13LkC3J4OgLu4HXAjDLiL0dZlAriVWcAtFcAt
EsCNfELAxfwzFkohQ5Mlu9VQ5CSRCUJxJvOXs14IMCm1w6TaESalbjC541vjMUw8DRO2wssAhWg6oDLJI79ThRWUO1QWMOMwQ6Zyo+Qz2hBUU6FtONVJBjJU
Y3q0kL4LVgOv7VHs5OsXl9sNXmuCGWy12nnE5VmMGOfbGO/oO4effe5/7rrnPgIhjxXWvpIpPr934unMoI/KoG9EgzfjcGHEXpsd8TWCA1+WcV+NEx49YNcv
MUlID7gUJ2ZylqjHFHRli629ChH5F1t7lEBttwoYuASQqjB5cQB8JQHwfQH7r/+SU3PLUY+EvinJC9oYMh8bQ5ZmvCIeskqSU4V5PwepIO+7kAryEBxaVFQg
FeRxoNAQDVM51lOdXbdycbdys+pWclZJ5OEhfVaZj9Chiv4C+D5js0z7yhvYN9594S6H9pDXjt5+byG9feTbEcfriDj5zoiD5v71sV88PqIRB/4xe4hnGT/o
6HHcZdBiNf77Qsi4sSYszdgRSmfaEcx4PI0lZY0lSmNJTmNJXmNJifbe6DXFesJIjlIgQlriDmkBpJzKhZdRTIcRF3z9OlEvJ4ai//TpqCSxK+ZnqiTv1EcS
PVolmfB+aZVkfoZK0u6ukmTdHzUYWkYpmV9VhbJTxSl4dOAWmuQVlk7Jo5KUPDpIl4LwqtIybKyspGnfKHpK+WWbtFBn8ZGb5SM3648kCabstqBhM/vTUX95
9znJMWmBG7RNGiaOOjn7XEw2wropqCeQkinsnHOImozTDs1KpzBltLmLuqY34hRFW7vWreXcUAyZ2SdTkTjlBJmFTlEcoPUJoQ6ax3day0kU4UCAFv1n7ngH
3JxiDa2dVnJ4KV0aYfkDYSUO6f8VWW9JxbXsqKGujVdNFaqaP6siExJ+PeBXHgqRck5+1Um6rV83aFiIp9AeqhCf8IbBKxqas7iB8wTEjEaSUYAejC9uGEQ2
ofih6wdDnKzbD0Bf4RcfiG9MhYUHpzq0VfNr6bZoi8u2lUdbtKQenCLWoCra2Gj6EfA7O+yozpWyFVT9wiX2CFXYlxAHSxzFJUQOqr66xG741ZgZYj0uSYwk
ufueVuJyjrXo9z8PJOXIgVoN75gOH7/8QWJkbD+Xrqhxqjw3XdX2Qg18Xrqq0/t+IV35kc35xXTlmVoHZEQKtwRfkNuvJskr4ertF1OPVHmufd4LwIJVtbDu
cRJBBlAcUS6oQiEbi5N+FZH38+nMl+fDdUA7Dpxqcxzgb2OGM24CKu0mUFzfwUvAXhm9zxp+5DJ6X+v2Y3eBcVvcBVDOcBfIndldQEdcbHNjsIwXgfdHtN9w
r7H3xWkWcdEKlUmwNoLwECYDquX9FRJZGNuYCnTHt4J2XsUhNdLU1gW1ZarK1DYv1DYvJjW6NsxnqS2vLiRlWh811tESS1PbfExtFRMVW8DK1NaNaS0iq3L+
wRiqbgqqOvOggarLpRtb+xR8+0/kDVDC9USgr+JMh5x1ygYt3bGJv2l+urP72Cb9sU36Y/KW+phdhC5GRp4mp0LcioZUkehnfmqi0iktHtdNQcHjrTqb0/Ni
++H5aqGZTJYTGtrC9VBy7adoKgmnuLvU3G0nizq94BSS3JqLiW24GOjwLf12i7lI9mR8jtVXucY+xNTlQ1O5QVWnt5+7qg+6VaW68rzuyp6ZXfnNzNdPzaz6
3+2f6MVUV36Y6UrqxpFuN37U7cZ0txs/7nbjhW43Xux24yfdbvy0242fZW4McrbUFdZS34I45VMBRFlK3I/3f+BDU7kDXU1TbNE32XLW7UKtkGaNHUvXafZZ
c7GuMNbOBroLf11+hnMfu3jbbm6J15GJ/cv8ag5ndpfhUIJ+LbQvWk7Lgn8tWm4vkF8LlsPhFr+GEKqHf/UgUg+/2xB7O6orgm13IoXUrbSXss2gJd0xBoNu
KhHce46K9az+TWHBMH2+0idCMzlPnSZcc570cUuSQxX4d8iewdiPdY7IEgmRuyeS06YC0sCXo81fpX069EC4SqAFFd8bCz2/YsgzaqkOoagLUAHifE9JtuSh
MWryftHlj9hDJFfihJbvm7vf1Jr+oulFQZSLuiusH0BPKlfiwIYP5DOKA3zdJybDWY+jHJ5bTngNu022clCxqp0GSM/dGp0m+KhbxkLOHb4gUr4HqXUBWhqi
J6AmKPvw7YXgUmb3XggzZTjN4gCVk1qWhY9Pfd2T72nWiEHlgUe0ARvOxKm9to3QFKQMG12RqQvE7adNMizvG/kc0e9N+EsmX1uFYGe/NTnookvOsy55TO04
jynbr9idsq3byKJeFMnbTp5WnZ5W+mlPAl7pnOuaEEt61rC8JvREwJf8pBB+HMOLSCpX/pipJBigveiCvyCsKn4Vyr09nD6s0/uOmClX9/o15CEN6qMFfhYZ
YdeElao16o0Sq7p3dOk2X+2ZiPO1F7euGURIZpi7jCI2ah1p6yU7O1Qsj9xuFnmeGCnRCuaJixIFHmH03omgVlHejLMKJ5XWfvbgrn4scBMDTax3Am7fY9ZG
AwXcdnnU+lK1Daj8DYY33gd4qQB4ve7gjeFa48FVwOB2giW+VRstCEzolzfBwB2tcwh6A9QjopYiyTWooSgGJdrcilAJWrDj7vf58KklJkk9YpLUgGoJMjEJ
e6POBCQ++jKW6+U0h9jK8/H6MISTN43G/cxpXE38cSokGfgM4UZdUBPY/3AsQ9ekLmmjNWDXcmzIIUf+2IyRV6PjtzpUDSRkzYr+TRO2H2zv8vSZG1CfvIGj
n6wB66waeDSncunTwBSVbgiVrgSFhFgfssbColGh8iytjCqGJGsNKtGqK/xiokCNLVfGIbQceJh1uBsRzn6ZvQFnu5AAmZy7WvvJhjYb8N/GkGnfuCLpETLh
B0xj3MVWDt2BBMvibpLBnlbhhyx15iPnFjnk49QIxNvTjYjzRkTf5uHu4Qy8R6RFxK5aS8WHarl9o1xeoy+vlss1MJVB3hpXXGBXU/XLB+789qNHfvmHy6GM
wUO7lX5pSknFTlOxQ1dMKmlnQpmGAJZUSwmHUxxr/GhCO7cTeBrTcoGQxfZSKtDsiFz6+lICGiOMswSf1nFEiINJfSHFxbQvKVEIst6Y2ZlELbztnKgV+f0K
embBk4Xf78m+3yPvN+T93hVWr7zfd6nq89Us0ZqNOH+ujTj/up1L/0VGdkndeClzoye5YVPl97e3VapOlVZcmWr3WDd2+pfdevLv3W78R3e5a2/7s8e7NfLy
mca5pdM4t7QP6ZVubZ/oLo19uK1LVer1V7uB6rVuN17P3PhbldjjIkan2dCUERVoE9kmjPinKyN4so6z1E8G/f622VT95pxXTbh2fbPa2AE6Ni3jIB+NT3Hw
fqLFseEsApJeqhBc8eVXXr7n6e8e+a0JrmjO5ezoP7+uz+XsqLSMjeDjA2qd/ykGf+PZCc7slGbL9DRgEgKF4uKAd/2LAq5cCjUNztqLKEaIMaFiQVBG4Qcs
Jw0FFRQtaMeRD6fmu0vUHFiBLraaMAHFaUYT9yow/QQ1m4s4l43DE1rUiC98sU4iaegzRDZ6jOUP7CslEU8jQaQ7bteHfRZYyPPcfziDKUFato7K+eyywJrJ
EXEUSwXf4pD/HIOLSISc6ub4VJeKGlMKGI6SyATD0RIVTezkORiOEv7AcDSmGja0YkyCc0KC7U5UBNjHx4wiy85cCl138Be3nYenXnVz9ma1qZqczHRdDtPW
jPWASJyjP+Qgl9/51eVJNFCEsP3jwbDwOY7RyQE8L6Ynxd6gH5EQ4tWUOE62r6a7729fTdBtHLB4OfmFUX/yc9YV3RZWMSvxdFhaeUHNoqCmJahZEtQsC2p6
gpoVQc2qoGZNULMuqNkQ1GwKas4R1JwrqNnTZWlJQOZizbYdBPv5DDXai6IR9JnIy7Bs93tnLLSvpRaac75Hk1poeVloRVloliy0kiy0cjrKHVZYS1ZYj6ww
LLS6LLSGLLSmLLQ5stDmykLrSS00R04X0txubsZSy2k/kbNaai9tOw9PsTL8be7PFmXzaWh8mrRfn2udvPyhe8P4fHDz9clZ4ebr1ukMXlTj4wjsmetZd25O
xKLrVnGsKIXAetbqqhNhGpzTdgjKbn1+MNo89uc3GfUM/N3AT/KZrtF7v8H97BW9d5t6P/NI5qLcdgbQ4fnzWD/R4xSItscq131OrHOEH3NDwtpV4hzzEiHa
k6Ds6cyh9E+7zFTZ/FP0C22qlGJUvbWWsxxls9Ff7YrT3/qvF/702jWXy4GzzM3Ku1feUNVBy+IHuH2xrirAzq4AO7sC7OzKKFbyfTGuKoidXUFoZ0FoZ9kc
zkStsfgzmUaL3GhLFJMeCj/baCPgT1UCraCs+F7c6CF7LPSMgFvAIjtgR/BaPmBTs1rCpbcO2r6XiLiFaPwHkOQceuXNY7eRIHbK9ks+RKFCdIrfPKTdQowl
oBWUoseO7YdISu+2PYYT6XJbHdWYry1RWxx0frF1m0NTSOW4I4A6bQukTtk0pydVUI9+dfgfHyoEZW2H2ajk4YmtremUX7uHYTg+8QfRDawBJjnT1DyTgSps
5OhDG9D6RpmrcZWF61rpw83ShRsDOzVZR5N2o0y7h6Tdq/HKl2W6rsk2u0am6ws0+VSs/rSmyz7jdJ1hqkozpqr0sacKprElmMbWhZkOynCZr8UGE1/BlldL
5gqXxcQossS6z/LeiafDzFJ00ktxFdZi1WeVWhWqPdhQlECgqiBeDVgHgEBVJd1gNXLWsaWuC+s5GqAaS/xpM5iheAZPyaiUxg07O4nvKBn120pGTbiZQQ/V
DT2k8aP88jElCHK8DfGmlaAIx8AtcAzc33EkYR4xKHtRKWiI7ni/6rLH7hYI7uf2ntLTc6ANgvv09OzR07NbZbbanarLXjspje/kl3fp6Zlqa3yHnp47ley4
k+p3dst9HZPza8K/cgSmnzZcGNxs1T2mASEJcLV9sF7HwVZTg0WYjy0IClNfQR2gx4kJxNCxcE9jqTWWUQeiqZPf22pHrxy+jZOkdQDEN/RYi75nbEGV2ILa
sAVte6McuzOWYzeVGJypXzJ6A42qhk5RQ6usoVc6swoWwLDfgYADReZJWyqOm4qjumIaoyXoPW8LVA6jLK+wnkVZXIGEBQWw3QdtsWQ5oN/b7eiGphyp2Gkq
duiKSUdannBS8C4LvNEyw7uq4a0AbzNt0aQdq2oZgkZV64qq1tWqWldUta5W1bqiqnXFUNLFN0lkwSdJgMEXofOu8hkHvscW06xYsuTSgq02Sf/E6xmGvxt3
2IrZ8ugNCRSR1aPhxsnMja8XHZf4yUo6QEMuMVw0xmAVVi99bTuf2rDmxBIBi7X0Pexw40rQoo23hHx7Fkl53DgENQ4HLM42g30s1/g5S7namtwST0lm5nMg
D4RrVB6FGT2VP8E+k2PyUEVJ5KGGkpZnHeVBRYJfDpshjPaxOZIEmINHJYmAVD6paBS5JeoJRbJgbrH1uCLRlsp9MLzO8WZZQEmbZa8RYEEr9U8cdaZlFosv
Y5kFFKB0Hyw5aVWwv1j+zAuENfs3akX/NXJ5tb5cI5erRSq9IokHvjI6/c+SSj0nv5bZl0Wfpf7mos/Cl5hfow1bmtmppGKHqZjUFeNKWt6YtLwhaXG9tLaW
Pf9okvRSyMFzVy8FnHy6iW1SI7A+zqjProPRUwfN0PkXdTRq8tCb3Fm8d9Q0NK0bOmQqDuiK/brlJ1XS9D6VtImQTmhwt5IBMxASEBDaGhAo5GYGEZ8LIt5D
Y59Df03t/wo/2BqAUo04Y32gjfgVL3qJynUR3B3FFbLC8UmwPcAjssZpeqBggGNkAzoITuMD/8gm65KgyYObpMU5Sf252GtsSbRtI8h4Ubwsc1T0snAc6S0n
cS78h9Ae3OwYs4ZpJ9aXdfIMNO7JFe2dHBsiskUBzvahpkGiCxybw8v9XZt/QoOxS2pxsnhQaqsMHd0Cx+xiN2l6lDbgkl+LRm42jtL627TrPGmHOAbETrTf
DuuRvX6duApfyUYPedqSJJc2eIMGOO5GJzOABjrAecKpzadsmrHJXcYrK9ELNgDolt8Aie5B5mzAu5FowvM6o7XqlCoJBon4iCcpk2LrAdc4Ve9khwf0rxjO
WcWRwgiCczUAXMxS47db2V3UCnq0A3UPP38VtT7X72E7mTrsiNATxCNgEBB46outXAo6rG3plfPfXojJdRTFoEnP93bau3ulWu/ddT8vTEPk+01cMYz+DhQi
6OO7yWFtH4YzD6EQMqHA6gxrM/TjqmP2cv1oJqTEvI5ZzOdRH+ZxSAmGE/SJW/RB9XEiBVhnLSxEhtk8v4npaHLfrqoWWCPZguPQhYgsQQyHw/akC8Wx41m5
GsFV2E/sh1wv4HgSA8SGyLWPa2JG5KoFJ/Plzn65asjVPscf8Ps1v4V4KDh+dcYYej8zB+uLgkHRbQ6JwnOY3xEubBj2NgNUFG8N5iMQBEDn12MXrH5EfcOC
vCB2wboALlj9keoCGJqtfoiC9dhHbEB8xOaLj9iw+IgNio/YEBC+iS81/RZC7LXYhLXPuDIhJsdOIGvjp7yz98aGXkCsVYJ0H4VdCB+DzOsMlke3696ulMOR
y4KWaIX7Zf3vtMN8ykktL05qERab+FVOGnODxp0YONZfU6DYBBT7JJNcHWMaNpnXBgG9OqA3COgNn7k5PUh0WRaggLDu9wGEdSiBW1S0AEKGdgNwBdBd7CA7
4f0P1WaPP4eQnrgLrROesexp74rZDhr6w9j6sJrFypwtKqZoD6Tl9yJDH7/+XpgsekZ+SrOND7cK8woABvMrRU/Dcj6jEqziabNCPIb5sklQ0UMtU9EKmxqB
MUVNBoUE0MhLBJuTQDVaCK8qGd9xJVt8jIDMnZr9+6AdDletUSvw6S/AplDxq9p/qhK5Y36V/sPi4ZhABLVdDi/yXVg2DeZnvxcGo0Cl+tbA9wM+dVm7NQjk
q6KVHtCxAhh3XlVBv8lNhyGkNqt+v4WdcRiYGsTnNx9aW1O/2bIrDUWGHi14wpL50Y9j/HjaLOgF8G1oyglFXU4o8sJAz6NPzu+0IOZLtV4QNSBnzafRTQQh
NtybMADBtkBmgSpXD+LGgNk0eafrBy0aQBiHfFTiCDmE71F5bImyaJcBFaLtBWQJNKMJrwHe5Foyw7Qj/552XRymL7RoNUCA7CORcl3Yx4M8CUTTVp9udJRm
GU/Kvd2ydPl4h29ltjk9GfGZ57A81HhJ7OSpGY1mLW4yQTO+ju2O2hGupRHu3W4I964d9mURrux7GuHKQDgvjXB9y0hmjDYJF/PRCPduCuFaGOOgRrghv6UR
Lun8kD94ZbXo962i/7oh2xerRdnS4x2uHu9w9Wjno9iSJmKUe491+rSpM6oEQhiaZmtjwtDC1tbE1tYyW9sZ2qnLPkUYBnNaP4As2w8Phn5/AAUcFyvCOHnA
ED2yeeakL71KSp6p56kQokVDUsweD9NfP/2Bt+mjukHYX0NYqy8kyTLgeBN9fvAoPzCsGRsdR6Afs0jPtfRz/XgODTZB9wc9kyVWQ7AYQ7AY7Xpwix7zKd7O
YfoaU9OWSXk7FFPToSTSV4dXM3trUcJ+gSscYcLaxKFengiAtYgJgDUCwrrC8qnoW2YNUTGwjKltuNxq+PPNDqXLml+g4XqeGLvlo13/wnG70gwqT/NsZG+/
yAevh9gg78SW5OQ1Jw6nvEKvCZhA3Cib1vWyUFfTLLjQ1LfAcq8hWFPxReD5EvUlQvNhrQlju7JwOGNHuBuu2C5L+SlDQhKuhlOWhP7QpeotrGSCzJso+2WF
A5q8wvt4hbcMH9WuEDOLXtRbhD96GxlgTjV7txUzVniu/ZewSIZkDGOgJ5UcIL+p5Fj5LQWk/Uirw6PGQnBaWwgeMhUHdMV+TSyf5BFfqp5ASVLG4yibnJmU
qd8eDYnd+r0dtm5o0paKcVNxSj/xjm75bd3yW7rlN3XLJ3XLmd2Tp4hF+9g68Xgs5MZ6kDaMZ1e5bI3tdd4LbOY3kJBzmA+9sVCG0ctKbCXQ0RAYHLAN89+K
OE8csKFbwAZyjucg0QJEx1jDAPJ0zGgDoguBFtGFZzsPpnWmXLpVwB8tzh7+ZofQUuv5gMV79xlY8C+GRYVhUTknsNCtMiwqZwMLs1uKEqafT1K82ZrT5sV2
o19sN+oZI6lhsd1oLcsY/03HWtkjBae4Ob8pZ0yNptN2ibxhZzUmBa1IxZF3WISIXlhsLYoF9NyVVQ5wU5TD/BzCLuoIcHy+MlODUZBq3uE58NUSVZaEbKXY
BICbCsvccPj/3F19kBRleu+3e6anZ7pnd74WlkWlZ+CPJcJJVShcgcDOZlGvYtV5V8mVufIPE7yLtcUfaIhFpcyxCgecUromqHDg3bCHFS5Cjqu6GLS43ErQ
W3ExJDGRXKxkrXCWEjVc9DzNXV3y/p7nfd/unmkWODnLCog9887M2/1+Pd/P78krwnhxvSUeJZfGYuI/Oc/tC6G6qc/rfxMSqCnMGr7K6xnLcA3M5MutYZjJ
l1EGfACDJgdqjYkEeJgg4A5rYyiG3j/xnZ89dfBrz3woJbf1sBivEHfI5lhFPgGMQMRKCyAEnjn2V5sfO/mvv36tuJm+jXTnRL2+QVN53RqQL5/5MyqqjCLs
+WXWEr5Df3QHjvKSP5kkJHYx9Paxk3tQOFsViR+lctRAJrQIjRCI7PKulgbVk7tp5Qhx5YwO9HKTAV4L5dwXWVimdyVEOEmpB6xoodQtSrj0g0EttJdwhBOC
pwoGf0fHOWL+OBCS9jyiniocEFvmaNgSh8J2cxxsFwfBWhwBW0wGl8/Qu9nwpGFzShyHJIgmFX+Tl+uLTugiPKyKS2+9hktY78GlH8qK5gY6FmoWAOGssAeA
cFZYu44yU6qR1zp6+aW5YdW8tazb516H/JFmv84kad4rJINR+d1K4z5lwqp+GtqzN0W4lU7iNAeE68sekZzKoWahkoPzHETPbBppeMoUaMmj47INlOVlgJPd
GRagaxXiZ94ieC2VQtd5xPLcrI6YmXAcNZ+PWsBHrcgH1uUD65FrGo/8jW1sLfe0AY8cyzP2A4rhMcXQRr//he8Tzj6Vdu7zMQYzCf0V4iVcg+XWSaLyy60p
XL1lxGTIbYcrVbmQm+hl0SyzKAt9XfAJ2CHp+356VL8tyjGSTicEh/sdFXwojggODfyu4MC/w4Ll1oPwAGXJg0MC7H7BR6MlOPpvLzw+MH7APS5Fukfh6ZEi
3iMCku5ia6eoz8bnY0oU3AHrgWcgnvTkwZX+4hZj6/KNTqxGp9ABc7QMk1uMElxkQYhTQetB1E/nPWgifJX7ElDuy/VFMpj46idFINDL1YHPYfZFyAEfaMZ8
TnHqN3TDtGo4bbNj8mU74tSn7ObR51gTz/IruGqbDegCzYZcZ/Xbw47q7IDDDS3dsEs1jDnc+w4n6n27E/W6xeEeR0lZIY1+zI7JAaOOlgOI3feA3c+CcVz+
qyb8LnJSuuQLaIvke2Hrs74lxIwdj/ItIaKg/aR8TmQw7eVH2SibQcbHbE4igs2/n/KI2DC4zL69OXoILOoZmuU995Ldrd/egkaCSsw2z1gjGAyWkRA70s64
z83qjPs8SrkV2KBqnvk2+fK/HqFHu5WFJeQwvfcP33t36+hyymSix504+PjTr5HX0DzyYPTIKynxyoGeB+bDB9AtPfSVUX5kNMq3983g/4n2uuLQh8GhscmZ
Q/vEoSXH9eMcWvJcn3muHy8vg74My/XV+CTL9eX4JMuVH2bAc/VvpiYmSJDzdV0zf+jM2RceeP4vf/jX75BI5w8BeqFFnNcfIgnAb3Yvg2vRb/6MY7B3Cn6U
7XwVB3AFE5dShX4a+CR9xdClcGGeefsEc3N/6N83v/na4+M/3ruKHJk+QunQGc7Zm68+vnl0+jp5lhy9tQ6efuoc4hywrVmusKccvcHk08KjoJfrqBOtF3kT
ss0jzghOmZz6PmyjvrRt1MfNahv1qfOjtxGRm0m7MTdGdHGYWO4IUgnudx0muIcdJloHHSa4BxwmuPsdJrjyIBLB3eswwd3lMMHd6TDBHXOY4O5wmODe7zDB
/arDBHe7wwR3i8MEV+7POfKBXSWyzFVKD2Bs2hvDgDK81xTzhDleRAhM5tPFHC7XF90wgKRxBS69UokJIGJchcuS+jxcYDYLjIU9NKLD7xEhL400sYMBAfr3
L+aw5dqpeYnJeG890MbGWqOo6LUf0WuECzG9Di6RXk9o8nxEk1jdcEA1tBS93huj17vs5luGXr/F5Gyn3XzFIoL9inw3Zn80fhD1O2WrLsEEQKxh1RUxkj1p
ImeCwA+viMSzNcVCeGXy7VXJt/PS355bvZZ+G145Xq+br9Qb5uN66DChmhet6cR4BGKFNXyCbNVhDPBqfjh/PAyxJcbHW+MUzBGa+MW1ch2bK+sZKeg15Jca
+yLsplZd/lK2zgvnz3yz+bGbLQgXjMtf1eU9cbOGmFtHv/ND+SIkzBhg1fqp0kGfjrLjqwri+/5geNU35SBCM8cfrB6XU/RN9DveQN/hWtl5JDlfaaYf4F31
+VLCczunU76cBy96SA8YtuohPIBx7ayd9oOOtmlnPmtnho5+e0LRZqWd+QntrI1TbH+etbMEqzDamc/amc/aWYJSM6eYVJzCqGd+TD3zlXrmR+pZHJRf84yl
8jAgYeecgNrEpLoXqpOh1CER6pDYfdjXxsR9JmuNvjaRl6mv+OSJuzMIpTEi3BdR5ov4mgIOJQ0JtNpGoMKnoQ6CTGZCAVod4tIrT5QArZ6HCzaeaBe6cVbG
v9Goh/WW/F9DHqSG3NyNJvlnlabHNsRFpErKpaIEaGiU81ijbLBGOZ81ylAqi5JAWW1/PxZiPfW8Jtb0ioj1cSbWxy8PsVb9ErE+flHE2r9UAdtXNgI230wo
1e+o4PITZF7sUububgq2yiKkiczbHGhFBS32C65ogVR75E3tFTwipNyHPSvk7oVDYLncvVwoZacyYo+RsVsqFkIfoYugnD7ndC3lnK5YtmUXJ4F1cxJYiZPA
ypwEVuEksCongdU4CUywIbGHDYmz2JA4mw2JvWxInJM0JE4bQ2IsWvPNRLTm3wROflPmHtcEZ8WgHEh1d1l1z7Hq7rHqnmfVvaCDTth8AY8Rmy989h5tViJM
hqkMNH8/pnUWNdKCUvml0klRB8InXEJ0waYFes8TjZ59pfW7K8TzuOaWW88Jjn8lK0BebQ2Pt4bepNgeWvEiC3SZt8jQhxhu6zoFwsCy9O6nXuPwwWzzH3fS
T7BLIOYTMMNbZx9h8ZvQGRC+MfHOnidfUzANRLonObjQEO97lH1CnhAxk1IniMj/HErdxksAfRIGCkPpdJGKsL5NQ7gjUhBuly/zpPdFtcmg8m2VL08dOv30
u4xfQQMaIIVPD2eYoDY40o5AJ46SC4y1PKFbZ1LzYLeLqXjE5qOouP8XRljsYpoYMONA8+IicWLJm4IYx2Hi4Rtzp84qLyozZ47NnB6bOfNs5iyExavJYlu8
miy2RRRJFXgXUnqHmtpzVsrU0lQltee2yRp90EzWKUpIFkOvn3lij9KEUyZqnOUhXgqaqfdOPL3nsbf3XMuTBSfutKUnixbNqLQzz5W4pLlyeK4yPFdZmiQl
aa6aaA2/33/rQ8d+EgwqAXrwjsEWzV2o5q5XfTecaJkKK1rYvk5+txQpAV2odEPlx4rtNuUySwAllgC6WQLoSjcXw260UKfo19gQ3wvRChb4Glvge9gCPwuX
ARanBmMg+TPNC7EecKDZbJCfxQb5HjbI19ggX00Y5CtJPIpTog2tTP89cR7UjGwcN+Or29rR9RQbv8wAGjSPMXwBpyPp2ZkJX+DHXVHlsnN2BL7mEqQgop2b
LTJ3mPHEiJmtRmazZOD2SwFJck15PYU8H3mdsmGwh4UEFnsEqdUpgGzCllTUpQDhIq5HbCBpIQhZ7kp5PWxL4VteDyJTxr1G/IUtx+cutr5ly20nrwfsOt1v
vy33j4tovXqVQqWRRkEtJYSoaoBdE6qrGspwGlSMv+BPRrqylm3bwkY87Gmb8BTLCEGuNXsR4oXD6jan5UTUIixrN6wRyrUUDmuLrT4Sv+XScweCk/JtCmCV
0/f+VgUURUn5LuI+aKJu5Hka5mka5FlayZM0wHO0lKdoCc/QIp6gfp6fBTw9DZ6dOk9OyHNzBU8EzlRNKRQUsimHVV5sBaQelUE9MmiiOOlKGs+tcLPiuWXV
Vc5v7j2MXSMlmpimKpCiH8idU6bCBEiLlD+tC9yavLeiObH/Pl28KPpdRtPTc6vZoxx728uJ/zWWFaVYGGE8pK0mgntiw6zwIKtoyGHyU3yuyP7KoBpTmSLu
U0dW5ZFVeWRVjKxKN8eNKPoK+gxgjuVLj+c2eZ8b+FuIuCjT7fDOZ3evCmKHh9ilxeEwy4xZOvyo7vnN49/DowXxR0PSRpxvDyTfLuHpW8TCNbLGyV9eTlvr
MjfrwtS0fz8gU/Y2EnIyagsj1bUUO/dj6rzvonPaLxUt3oMfCN7YP4fyLAc2asM/udi6l+jBNeI+0IOcinRyAQjayOlIJxcEbDsinVxKnXRVpJMLXRpOfh3p
5MJXdgIozkhtw7W63JrEtUI+MldJx5Wwmh7p5DYnqH+OZbIMiCW4V6btU7X/qbNd5vvtr1yyM1SJ5KmhT8LOIK8vwJ4gh35C1DNK2ZtJA3ZVEIlLCulhwQ0H
dENLNewiEGsywlNxkj/FtbzcehhXyQ/G1HTsoOkhT42rAki4ozdUw7RuOK0aTqmep1TPJ1TPL6ieExNdpYlW6wUnsFaBaRK1i4nzd6LUHXKDIuFUnh8uBWar
PB4NomOmPQcMDw/Y5yAsDoqgqB0p9WT4TpfKiwel08GqL5KXApROBxoUqr0HXO29SNXeoZD2yks3lE4HCmmJkVUBSZ+B0ukw8oiDkSLUjyB+HIb4sc8LDCcU
r1WQI9jB52zNcncQsJRWPkdjyqdSSFoDjKcHKjddZOVEGcZujpQRYOtNSUkyjmxTGyl9ZZsJeOjEtbmRkWCGOWx6sK7AbnIc4eAxPEyesyUKnELhcwpFwPAw
RQ6+Jsilqxhy6UoGhLmCrWS9Wp6r8uNpdYjdhLEGom9ks1pI0FGuiW6T3HYjhzmuh60CED72OrxaRVocBUGTCB3h3tTQLbPYGMDUxznaTtwbZfLIfUwAUwEL
gN7FCYCjJk9td9YuRbtxOhJnU/HNXNZ+3CS+mYvIdqo6NPQuuQvdeCZXfIOWLoBpNsxLNsiLtJKX7BLXCpIPxZT28VrN4UjT+M7s5y0XB15yOzHNsDF7Ikwz
qT6LFYIBLh0AXPbQ1kToVc8qMhPQ1pxMbs1S6tb8OMd5Xuwz71cMydSxNd2Orel2bs1po5s8mbH9TcZKF9O0ouIabSUb1MsoHW5lMhvO6yys7FIWnJfIgvNQ
XwRVN5oqmMwqbdXZUyvBnqxm30gdxR1QUBXJIHn56m7kfshFs5ATgu/8MSWDBPLVlykZpGhMhzlEDGCfNSjUCajFwNhB8tTdoYfw+G6Ex3dRslnK/XNYEUCd
e83sBoDMihVWf+jBGhMCrmAFRc3nkTXloXJxr7wEy6QEjUrLltTNETvFZZUwhVStiXGoYkFzVmq8EGLnSonYuTJr7hXW3KusuddYc+/R+zpnKv55vBV7WO+t
sdJbZY23wupuOaGWl5JxcsbGHFNjw/Rintu2qWKeJy5fmS4mix2FuuQ6oEpIboaaXJdWkiu7IaUkFyueKKgr+zaaqameZT7XJQKUoqpLYoVcEitMK9G13pTo
Wt9Wousj3vQ2vultKSW7tm9Lluxqf77Ukl0jlwlad6FTutYp0ZDkKvTq0mP07Tk4OcJ/wBVlYxwRbRnc7fZ/V8Uhk8qdY0uExzGbpUYeWuLFmrUjUcgbIZSW
HPLTqcZ1tnRWgQO22V6yhBZE3OQNwXzkjGBGMi2Yk7wqmJWcVg7Ql5UD9JRyfE4px+ekcnweB3KDZC/HVKrGs+QAXWxNKAfoUeUAPQLHpy5EYCuK72iKH/vA
jfyVSLtRjq7qRXgANyp/3Hp+e4d6exu/vYVjoH87cnvc3HxrN0hYDfEUu4kI3NTMgxrB8n+j8iLqUH0dbt/SDbt0/L2Krt8h2kLcVJ8ES51XWN2UAgQBJwqq
E4mgujJ8fpUYgMFMCtDl0mVc1mXKrMtUWJepsi5TY12mJ9Jl/IglO0BLycptr7nx32VFYVNMTNSlkKlcT4bL9Si+S+kTFkXvgtvJf781F0YKWIHXUWQvqk2F
FhcslxeHIAoaeeIzS0ckW2N0AkIqrCtqvbJRiCXpkjg10IAJmHN08aojR9eDc8CjpDrq2IGVnXOAeXJu5ROakvbsNF+1wHkf2aZkt1sJcQBUv6DikznHOQem
XQDTzoFpe+f/LRZTsuUimSoIhKE0Qs/Fw8VjRmHemAw3kekfq32LedIV5JMiTqFTxMmTiFNIiDiYL/mPRByaGav0qH7YpXXSWJeM1AsOSpHcQyJODgVFLFRk
kk0bSbTxLwWmhuqXLGWxjaSerC6YGBipJ8AEZmkCUx7JAkgHbDIeZYd70K0h2eSWk2TjY8cXsOCFMA/JJo9AH9cUB40ky5BM+p9KSgzKLnmSJpwrPECGeFDL
EGuFswm8IaMrPVpc6TGzhsu2dY4/w83xSo8ZrvSYKJEYsSL/DSGEklNCi2UBGBN611HtL5tPjGgSjg+KwKlPG3LD3gGBTrJVemVzNTfwb8vw52QlRuLXVsSv
VY03S3VEvRATjt1O1Yj7ZXrt5V57Va/+A7YZaVIiy19IIsvPVDiV2hOFU6kqT4amCYGHYKW2EtDyRkDj8jWmaGqeSFqyjJvNQoukieXtsSpkNgZokxRRB6aN
vGR42lAnETcL3Vi5pQ6RJo+d2JMsm6ZgqAiW/2wClp9Aqvb98qXSettLpZkKZ2ni82N667efFEZ0+U/y4b91rz4pX9Nff/hXUxS3c21J5zu3h4vi9quiuNH6
xgVwu6Mornt+CRxSvQ36rORvufaOBtGBnKqYk1n7fi6S14/87YRcjU4aLh1JcDp+5ardNFOPt3CPt6geo/3nau513punCs0vasLSTloCHmTnKWfaocvzqlOt
64vpUx3wqQ40rSAKZXVQqIAo1AZDoTYYCiUu5i78Q/oV0Y7fvdyUWO4u8lb5H8an6aPSpTDTsXPlTLRv0nYi1E6D9P6MEZRsJ0GR4nWcRrnpNCpgGhUoGmXF
yBBTm7cVtXn4PkNtuDCjoRPbMEPq+GXipU7hgxPGB3fPSJctLAcCHGCjalgbp3NtbigKqqlKXkg8fMrq0UTGly8DECL/LJVYoRph7gWKV81csipHSzlzoapc
0kuHQzY6Yd25pr1cFTe3F6zKMYhX951kOoJgX+IQygDiNkRyixVWU1FGIRY6XKbN/8LlrSZDr0g/EP5uVFCNaq8VTCiDqzs25bGWIKOm9KYKSK6NNAKNXU5F
SjFFXvl+s+/qgkkqjmeO0nHIr+I3NzVHp4k+3Dh3hSiFASgCVG8qn2eMO3HoK+6oCFgRKW4EyOsJ6GEepP1aoAw4PoX0kaAPH6YPfcB556idwsxMOK18gnl/
dJdUVUQ9S2qr/ojqjum7FFBxtoDqoejyIX0/hFuQOCxw8XADg8lv7iA3kXOnpGA5oCS5YabuE5bbhjB7F0XT6mX2TRkhT47Q1AB7sOiUN4kvRyDldsxTRNaW
ZP6kyx5hHYAYsDXAg2M2CkBUgOS63FNOBx96KgWDgg8beUI9V7B6ASdiml/LubmeC29THcDPUDqlD6TWGllAXQpz7CUNARh9dza6lc6GatP4Rkm+WkRKRZnC
t9BWka8WUFuVwpLQVpOvqKhlvRh24aT3qEfo7nJsi6M1hEbYgVnJSoOLsxgmLjKvyL9dSmmsaZdwWAEH6QbAT3dnF1nU+o7SuLO4sX2Zb5xJu3EmeePzdSIf
QndjpXVjJbrxm++8JDRabZB8S72zGo3W0SmH3zEkRV5DjdZLsFmUm069ImcjvQNCKsP6H2rMGgo334z5IOjt4qEtQz86dvLF19+e8znA2Q0NbJXLW7r7UFSK
70vyA9XrrmSvAeFyy7dNdOHqp2xyQsi3N1MAXfpP5W6Swrwda6gZJ37FVANGRK4AnKIPmconuSZvcplomqlKeDFtmovcbBa880YqZs5XkSuc01SJcpqyFG9R
Ccsh+48oeujVLckiTFE2w01sw7uRTXjDbNkbZEPfSrb/DbBZbylb7Zaw0W4R2wT72UK/gC19DXYk1UEoOYyInEyz2dXZi6cyod85laQrlyOlGQVfHaoxKEfD
BV/xTfO5HzMC1jja/YJGwCPaPHdYzFA/DmR0Z8xeNyaULXB2ZLfbIZp5SgvIsz1PI2noQIisCoTI6kCIrAqEoN6nYr1PxqyBx5U1EHHYFACRjQdAZOMBEDAH
lmAORBxND6BLVRpAN1kB5aT4yjbYxXXmTTRjF3vwAvbg+QkPXjd78KrswauxB6/AHryeZXFgDuXBE+zBs9iDNzsVmOOwiVv4oe/mJT8S9M9OC56n3WrpQGOu
yc6Iliazr7eRk3udrJx5ndt3BRn2cA48PgQRowqjpH6b+ZU8fsTLPfBnKkdxjag0iofkAfAXW+VG96F6KZ5Su9gqNXwlChIMlgdx0EsTBz2IemXolDZ/T6R9
T6jv+RwspUTC0EeLpyHJfJQXlaSuCzVGS6geWxnKbv/zuWFwaIs8hyUieVvI8Ve5GeFjYXXo9WPf2fNKAIrYZejgFz9bzPi0J/Bprvkjqzl6wiFM8m7gkft3
gUVuuEsyX0bQIgIIMufEJyEaf/5C48/z+PMXGn/eZxCFaPx5jF9hWID286he+rpIDun3P0cQJyqJBGMDB8EQ5VcBknecx/eJHdF7Z/7pSTc5pts/W3ToWZr0
IUYx+Qkfxb/cf9JODmItDQLtCvO/4/mpurZeOHpm0k0F1bzQH/gsnEZkoI0CeBz6UOLzzxQgaFiKAoiIE0o1xQBBcInVvH8RbGJM021N2Ud1w0ZTuRQUc11E
xRFW9M97TXJIcZn2LKWiOXXwIPS2P8YUKING9UcZNEXOoIEBmsBqI56wS1xqpdK8qlTKt/JQZZ7vJGk3bhSLvkguFvnO44tk4tul9n82aztUayq0djcyHOsf
bh1cy2XbreFf3Hf1F2/o+elqnRIw8Jst/TVr4G9bjax8fe4XQ596/fvjLZD84bc3/vfIv/3hy78xHop9jey+hhXL0ZULGyXLin2tkCIJ94XZfeO42Th94Xfo
z3PmjtOr8T1ruEx/7pXt/I0nVrfG8YkYb2Tlx30tIf/7Nfnx7HXPzlr37OfVz5b+4PNP/MeVP1g1rr7xP6vwM/zizPBP/mDN61+Qn9z6f8xdXYwlxXXuqr4/
3bdv39uzc+/8sEj07RBl1vaafUA7BPPXVwYvGMNCSEQkPxAlD5uBSMyyXu0DYgbtLLuJINkkOJpESAwYi42ZCciQGMmgTCIUrfE62gceViYEjIBspA1eI0tZ
GWRS3zlV1dV37vxsYqTwo1vTXd1Vfarq1DmnzvnOk4e+d/tDf3EdPxH+0YnRm7Z9cO3TX148c+GnZz7s4Qn+d2kprbzav/KRwsv2wX98ul1sW5oy9x/VBBxG
Pod46l2fmn+8w6b83596v60WdcVFxZfm1YyKr1TvT2DGq7jUr6o/S9RX/9Ep3FPqj/8TfSsXTd/K/5K+xWSh5ChPcBSGzXJGruteEcQeF2UToj3n3P99ssYJ
E8bxblCTSn6pzVVJltFyzHFRBD/AeKOVGaWxaisH1IsLD2vPRThu1Xb48GxRP7vg5LzTu5l9mm9h7/0vZz4u7slsMnQlzAQH9iu9Qm3YSrhjI1pc7Af+DeBr
uran8WLRLMO1tuguaxEtglom90kkFZ9KQyW6h/3WsWwEDu9pgOLoHbGAu0WaTPtprg0y6kI7Jewo1fE066iKqaoo2Yt6hp2o/1D9yKu9ferHB0+swWh1Dw4w
p/27ucm9MG/rvnbY11f19C2y/HTpnjZ/UV9vj0PWBZFHHceeStH/SiyddwD2277m3/Xxm30JNDJBqlhL21mKm/QdY/jgTrrtrhg20wR/KTrcQeELI3fF9VJL
CdwqEu1agX0ORF5c0C+bQGjFDj/pbYMhwzkbjvlsmNTPWrJADvFIQU8RWMaPK8Zu1sWJpsCJZpf8uNY8wv5bcSrIf0vAY+tzilSK9DvYPD1F5mnvcmTo2e2l
6ieZ9ibUz7ZpL4kAUX9XXHU/Kh3DLj/8iwKepnBTK8hmnyXXDAz+n2gX+j8WPPzwEaccL4InwLzgGXCIZ8D9JZpOYfTODx091fRUpodk9E64mw0ZRi3vh0cU
UxV3kX3p/w/tA6Z9qGjfJEdzacR8ilnQbCMuAsW+dWVVUoJB8VDbTTK4SQ6IDbCBIBil0mhDrZonZKikR1KkO7DuM7y4+LwPa6SAVyiBjU1m4UqPgAonoAfV
KlVE4pA7EolUnOgw4kSHkt2aNnNQigz6IDyx5UyeaV4lcYekvW+a1PMXJEwLhV/7a/BkyvLfIKiC7VmNcg7p5yg/kE1rvwNBYg0GYz8pObQ+bRAaQE23N/AE
hZfVNIJnwM/16N2GjehJJ2GQhWk/OKjkojFND4nkpgLpbEcUWSSbTrUOK6FGmvXSZWplqBLXKCvLu5D9P/6FIMVWgtc2O/q1TYxPnDbx9lbaxNvb+EkUm2mC
9iMEtkPcpjmM9k2+zLTHLN+a9Sm/RlMJ+wEpi8l+mNmUsigZdl+HLcec4RmRyXEtHb0xbhYJQ85jyeHISh9QAvZbsAB/QTBofhaQdZfunadwH5BV6RwtP6wH
IXosyVFtWI/1wYz9ti1MPpkLa6f/1b9bL2ys8s3rG4O4tm5KUvlrKwv9X4dm1YCSHzhGzd+7gxJuqI6FWncPaDgiAw4/oCveyPZApOjUsszv3vAtqvG3R62R
v2aM/KRTSZpzQ6d5EnGiDHbn55x0ZLBRq3SKTIIZWQZ30f3vmtwWE2whvJRtialqqGNPOgI6n/pIUjE4eLX3M8m5uACkAU3lHH67uwGoobYmu1VJQmM766xd
3DVbvel/s6VXEE3QMehXiDIgkI43GaWDUqKEN8aR2S02XBGcQ2VtpTG+rJcNi2Wi8CFflWUPK7meh5UseVip7QJbhnYiZ0ZlM4YoBqUeGMs77A5Qw7lHwFl2
Cs+qLU5t7XsILb+U5+NWtvTu4QHcC2amRw7j1hunMYMZVGd+Y56GvTQy2LqT+DiJvXQSe2lE/uhDP0XAFknnj+SbJdNxZO6Q6QQ8aSXmBLIrdTi7EhkjLX6n
8dTSuU+AZlWFFUgP9cerNNa0BW7diZY9ZDen3BlvJl9eZasTs8Xv8AkYlR8zH3kPr7Ov8zq7W7E3Q8vQwvIgaqA8qy1ASr70C2PaKtcQ9puJk4zG9oDAzMPC
58+ZkufFplNydOiUVGw+HdVT8nw5iQ2SjkbE7MkiXyNVYTStkapAm8TtcaPYGc5SMLTZFnhpAoann07LRYpxOSd13iS8XGZSO2+io/OrPmURmtQOr3B8HdMu
Fb/0Z3sT5Fvx4CxD5J+Vvcm0i/kLWxYD2ZGb8QIB3DFBMS2Nb4ziOWp8+IwMERATach5G8f227Q6ZoS0bJC/+ppnR8ipoXEZlew1Xs75FFmRIWSRIWKRocsi
Q1AWGfhgh1bpeHmVzouM+HTIfJq+70GeZod6StLouuknJX9GSNlDBr9Eb11WGivfJzLZbDVXiKdhS1Q0fEoyLZck84knJJ/3LErDGs4LhzUE67CGgFjD0Ckl
2O21YA0hs4aIWUOXWcM4s4YJZg0CrKGDA7gOaX1x4RfQ0jtOW283id5uRvR2s422m5E0KURURGRhzqWivKrv50zx9/Hi3geB2XBI2qXKa7VmKfz8J96w1Uwx
7s6B9Fb9/TXdaID0DBYm4RBBhjtnzb+Sd4ph9yONiTu7khmBRpBAEyoR5qPXH3vur3701nc/8qxkUyuf2O67k/pgmqhGtP3VcjxZy//z3Df/kpAeB8zJ9gEy
Jcfa49wkN6DJYzIv2Vfo0+WLnwr5lF0ZZ0srA+A1ZhOInU2gVp4ux7XkS6l5q5SaN7AYKDU7cyThErktSJtVd8ewHkQG0MTkfTiDoZki1P+d3qPSZRgc0KGT
UFR3+GfEtHxP5F+0733PycoByV+Wrzk0cGtWkTtaLeE4f3ht2qVTOiDkpEbAO60R8d4Q7p70OCHQHMwm0pF7e5vvT+K2tfuT9Z6j/elx3zIT7QcKFx9PI6DC
BKiaIqyHXoxlgnxqCC/o4oLOepjJ2EhfXZvxMJV2B+vaHYx2k8Cq24wrGFpHmcA4ymj5B7xVL5x19jhg273Dp9uSM3dyep0q5f0l0eyC5rU/l0jCxm85K7OI
d8+spiWS544WqaFq1uQiOekabR6jvKQX/UIXZ0WjpIufIFzYIbr4GOniYyQF6ue2rIuPDdfFrxCvA+pBtfoDyXiIpIuXdfQIi3iU0hIT+NwP8CspLTGdtKOD
kCuh8tvvnlQ7aGegOcuadcOTuuGObrimG5a64fFIx1OFg0LzKzpo6mUdLLVKwVTIZEGd7JhO6s6NU+cInP2kLGD6SS8ea/m+J3zWWPWYDXVF1F6QMpdFteHe
iBG5I2aj6ajji9gxDBtLYox0BiN3Ih9ee1btoXLYxIXDsfVWG+91eJV1iMF/Kg73546Az0+u4Ax7fHnBZtOaTw/3aR8gPaLDesS48y5bIpc+JrIer9cH1L3i
IR65jh65cT1ygR650JkyJUmGQC98R0KprSOh1EhCcZiKYSS0yZQllA5LKOMl5SVkCYXCTLoQTbqKAcXINxjfFEvtUAvXNjChyTTuRcZpTtWL2GUuTkf2kC/k
xG342xWmJx0bi8NKboqNMF3TsnAwROTV1tMtcIyQOUZHcwzHehcM4RhE+CEcIySOEdLsDy6SY4QbcAwz/OE6HCMw/LM7wD+RKK+jF2m4DicJBjjJmOIk3U04
yZjuUHc9TtL0ec9edGSIATFzScsLTwh+fBE8ZZsJhhyQON1duZA4d6yzaxfCkgVFU/3+ULAH138JJuQ53YGzugPvqQ5AWF07j8yu1XV2rTGbamyK8gdgpywz
zWXNNE/oiNAXmGmO6fHoXgTTHP3MmGaC/L6GaVKLXSvpQvUeYJxdMM4u6aQOj+zqJwd45NgmPLK7CY/sXBSP7G7CIzvRcLZoGOOYZYxj6zDGEodlLsn8org+
hGt2N+CahOcakXEJnE4xSEK7NpaNLThTIpnteivsBp7f1/D0vmrLitxb3lCNoNA2r1AKBq+ln2mmdF6vfZch67BZOHEH7NIdDmjsAho7JapFmmLtUPeToOrP
yYf8OfGQ64NvTqEptqE+GNOwtdVhoxsCtqpsukh07YiDNkvLpL6ShfBga+zNIo6HQU94ufhmudSxXLgxJ/IB78sv+0bWTIMHcAayTMd0w55HqAO0qZW0daSf
PIJ6SODTTw7vzdqx14/gbUSrTCwXSmcAqSfq13uhscW30nBBH9gjJu0ZzNUsho2xmca3xd4GYSJbJWl8USSlE8fYEdeiUtCIGssGGIUsEy5m8BSiagyPZO8W
8ppXtBxJY9ByZBkOVENpqWqnyfZeE9QMmZogEfzmQcl+fTglt8O6hsPxfjttDhLy20eMMay205ugU1k4OXT4yGNKJisL5GK0SSjOVmncvCgaNyM+JFuHxlLT
eGByUhtEYTwP0qoZ+gDItgFpDUXZebUNBr/OrFSTt840UaVogYirKBs6RP1XczxOaa1wTt8CCwEb9RDVPMmBQRMcGNThiBEgq7amCVk17PsL8PZTLX+iCHK9
GkOG3rAxJD8UslL4uOy6N6to5lIhOA9EVvFRELyWpmSaVXOJDKtVSKkVHD1V1HDj1qUZAkRQn4+GKuxWUMGpU9WBd6nSmdAXqYQjoZ0oMfpgMC0vt3mQK/nl
6uWa4Vbggo5YwcoOOTVNjLRKWKn5LgeD9e1QxsXHLAkHg4ACYPVuUi1i4xcG7BC1tXaICtnJayU7RJVCmio6OH4B+Lx6Z/Sn1Dt7VRgRKNqQAnDrxtjgGfyC
emFr4GuAAzAXU3+nd8gxNah3HhhmaRgELDCV/4CcJQszQwMCW6Qh42smJ5MP8yb93KfkcB/mzaZ5w9czghi+Rw00h+6W9YXCBUltQC1848Fem95JljKjL8Cv
gh9nfUF91iKgRPxCX7hKPQJ1oUXqQgsu7Pop+jY9+v4OeWUP0Q4+AeNeA/SKaVW1pRsqV75CXNdro7Fr0dZOD+BZPifoI6CAGP4Z7S+J6wCJcbV3LWP3XcNw
D1cxXMaVzlcimWJUbgM3F4vWmtxaxK3VuDUNS9BAayFlAfa1QOwjPCykWA2GcsY68dMmdynSXeK+NBjkQ0nC1wwIwi2z1XuWZxJ4mLdeDKVllgBDXFuNppQH
QZhCgQpWuZIl1nrQYn9PKwRH4I4RRzaWJyNDhWgqNXoauELJB2niyMVN4o2NdeXiiOXihvMuz5WLYyYtj82gWFw8Q6MU8Sg1eJQCHqWwmBNYg0am9cFeFsiY
G2SesRpULRiFZ8EoagRGMYwFsGIJPccj+deDCxUYd4MZd8CMO2TGTeB+dQi+9SILDXq1ZN2HqtFzTjDmLicngdVYOQoYwcPsEsj3Fgcw0WgQd3pJnu7Pn5yb
IWYx+VXLraDacUAf9hXtjJeJfC/XbNxMbtjus1+jK781k0u+9zZ898hQCOsHAjPUHz1yx/CGCfIcsloI8ukMQRrhO/7UzSifZsbES/fpW5MP5suO4xWOpyVk
PQJGmkK6mCk5RbU5QpP8FgTD4CHm1ujaDn5MPRVr4WJMRaVx3dSThOxpI97IhGa2o1RGL4bVOoXC+IX0vlrg4pST1FbIP0t9GmJ7qppPV4yXSa/KmSbqbrJX
8tsq3kJpIw1PqGoYwbXSE/Db1IoVEUfXV4fJTFwn4gR5lhEEK7xBDMhvDSWCZ3Ffn/sQo0irJPXVVziAheZbtWAaitVN+2BuSkrZlcOOiqFXKlF7FkjLPlxq
KzNXqDnXzh/roNPtfP5hORtLSMNVZ/1TB5pgIXVHvEq0xj7YLmBA1TZS159fcAfr9aIUvH+Z12v4C7w5TvUSCgsilHAB5ghLXZroHkaqh19BsiPVvxtneyOR
5dFzMy0phRfRB47EiMDnIsdD6MsSoVtomzx+atrjh60ndASGkGA7qpbTO6WNR7rNS0Ha52Tx3Eaj347S8jYQ74U7ueotSFDZA3/gMnmtpxNPhYH47GGjNFCR
gA3WjkOSVQlNusruXEMHlZhthX5heYr0/9XkfXtY9YF5XwD5jwO0aQeuOUoJSO0JimuzM7jBtnFhLCxFyamiibxoibymijPtG2ram1lOwih8rDbudMqdvpQ7
PYHocEFomw7oUcVGiYOUFvqwHbnR8uuUqskKZpvGlPlQozy8uWBRHt4so8F8HPmKtz1YNXwtuTcTGhX2nWchOJ/wS0g6vkk18swqZyf1bRYmlM89P69PCP18
224kK7UPvIQHjjkPzKP8/lP0wCfI3aN2zgvSPvBvP8QD52XxwFmUT3EL76Gc7EbeJvPAuz9Z5QROvpO4yc9ffdokbvLzFpmnfRczfdWp/zLKy9zASyiP70YG
Klv/59dTIipbfwnlR7n+EyhPIBlVUR+Q9sed+sdQPvd3jCiH8vbdSPTu9//mxQ9O/fWLH7x3PeV7t/XPo3yK659DeZJyvpfH4B3ngTMoL/MDbwim0GkxMAYn
nQdWUf7ln9EDr6DcpExC9oFXVhk+zz5wAuVHuYVnBI/ykhgYtEXngeMo/3hRR+OqcpsiccuDNu88cEgVX+c42wM8Ke4vj9i+ou49oOeKzujq5x1kdC2N1t6i
7h7Qkut+WRW7yJNeGqmrirpY1ctc9ws8rFPlUUqLuhMgCNftqOIYofH1/xx6UWVaBvkbT9IyqpaWUYWwXFgV3wzEptLH4j7tMVQqAcMkLy1wg1t6A+vFS99H
PyB05Z79GxbjVKppSH9pJ9ui9twtBN8jY5hWouTvOY4zn9P1lSq603sZpZ5UGr4xDFTy5/2Z/NAsBylX1KZMcco5lG20NQFTQ+I+kl+u+Cd6ckBbr2V+2Wxe
+Sodmc2ltQMaEbaWXzaTVw/ihEER4R+Iq+UaYlr100/rSkhVQufnKZmX1JASOAi7BGimSmWQ+SRBT8DmRCAWOHtnTNCsiLAwJcG4nOTHShE9DdrU1WckJ0gT
VsJaM9a5uQOlUfgHc9hnxOxMZmyBaRP2YLJ8XKo0DSgQcUo4LTFUxFD9SIRlx2xYjqFHUO0UCasPzKTBb/ruaVXFGPrRc2zfFdZO6uorsnq+6JOQjsCFl0jX
p/3k1HcYOispJbr5tiD4LqgQE1pYFhbwrYRbp1FkPAD8EB7NRBmPZoLxaDouqCrwaC6BoiTakfteA8OqMW7EALCcGACWE9GvCWF6mQkDCgm0FmFkB73d/XQt
hNppqtAkzST5Hl1/R4j6nFahcrGHX3Z5PpdT35NMHsj8A/ncA2ri0TSs3rx9FrCXNEnVCqcpCIRrbONaxzKwKWmFQKOQ5JSETAkJi5Jr3BZXcQNTN5cHaOb5
N9JI7VNXqgf2Q5FVsmbqz7K6gItpZR+uQ41MK+o6Ie9gCvF3XaKPoj0NBLYG6+2wA2s7XwKVSWbWoNqWs9pNMKhMx/ibh2uwZawhC5pOzfWbsWC2PquA1eT7
R9eDtbiLsSf2cnO3MljFHnbJsCAXMZ/5tPjMp8YgF20GuUgY5IIyc36O8Wt3MHztFONgXM5HlWmvSyYFDjSWg1D69tZmoPrkp8f5bbYGabtqIolfFhvA0VJS
Sye0eFFwbhpCtqUS0C7yUYK2HeV0jZTS0rzsvL5w1lx4R184o9/+hvP206J4K6FcjGqEi+PkK3jGRbM4uQm4bcsC3Go0C0BcYF1QdkivhEffKKFZNBnNIuaN
osVoFjVGs2gzmkVSyg45wmgW2xjNYpTRLDqMZtEto1nMWzSLf94W1PThmyhHggJnqa6l3U+FY6gth2DlOl6dI6mCHuWHHEGoFZyCJev9pMonmbAJZUwppGBQ
bEYH9meqeDCDrS1rwh4X47SttTeLtvdwXhDiaCJ5AJAUxh9TzWTVzn41k+VK1oHqFS4vZF1H+eqNpbHS3HvjfUWD/peO9cXhR3oTajl24JvS6X/6qX+4d0ma
LPe6/TaCUB2AJ2EU0sCqoVsuDQUx0CbKwGqnWy6th3UQlcFlC0QFDEks+lggzZ5kzBmj0XXVxRGMjO6OuWFqO5eginYUcXHWk8ZHFLm834k9510blpTyD+cJ
Ui3jHsSxcbjTqiI8hvrNw3fS6Ta44Sg+JPkxhc12jHWhrQYoOfZsJm9V9cbp6KocCwgXIvURpa9r6SOu4srYXjUYk5iR0O2L6+pS+dHisxV3vmTaPwGwym3T
/hKgMpfU2pckHTWA81A8VTccHV/A+nydcMMAn2aeoGPMjcnWcQhxfp7UVIeUD2EeH8s6z6pVgOIj/euPpp0jzz6QyXu1/REY6Hu2r2Bf/sYyRqxfWVCbA6NF
p1/DdtrI3xazxILcUSaRUq3Cxv78Rx62rNPL8yY1GXrD2bVAhDPaV3AUTAvpZoLklaP22Iw2rwpvXnVsOxI/U4rydWw0iqrAVgqRs6oHCxWwlUZxDwk86thV
J/HTURubYPBXNT5KPr+KnL0pAAw9yK+i8yOkFzMjYZiJoR+bhWVplMTV3gv4Bo+yAtexj53Qfz8jGBqVBhppi3m4+RuT9xc+iy+swyHKemcUsXz5ox8/TP11
evDBZ94D+uzkP3hXc7szvJ8MaHhcZuJioK9VZx6Hm47bmBphhnjaSFKoa1SrOm3dxwVfOGYuzOsLhyBUQTGum538fi0mYFz1hn6fkhJG1J+jwDupa0Arfs9J
/Z5Vc+FlfQHzBm+meVPo+vadmD/5qJ4/Z+mMc5eVEWgki5Rfk1owMLIAzOubfD2m5hPoQoMAVOqQEB7Hb5usBnXkfgYxIDIsCAIz3L0hUd5aMkShEogSElFC
Igrae0O3d1q3d0q395pub1W394ppb1Na6aaIViHTKk2Mf9CoE9GTBSTA1eFEdHIzikbsUHcl3Cp3U9BmBCmqyll9qpxjm1J3p5w5/FIl/qC/Eyz/KQEZvW0W
0l/AAmGFAyiw2ExKAI1TGQA1t+4ggv1TRdSMInG8kJqoz9rNAfAdzxcX9bp+wbEcm7WNGz2/tLYFr22P13bAazvktd3gtR3x2m6SlZfdaRXdBNOtOIWvw/mR
VCsyDq9Zrz5fNuuVBF5+T4VSQ6qveLXM7xHjnSOlXx1SP/W7yf0OyHsEWSazgI+zAvx1dwak0NtwjAIJB8oeawvk53OKNhhQTKSaVv/D3tcH2VWWeZ6P2+ec
+327+97u2+lGT9/KH00R1uhkSAiM5HSBRGU1WtQuf/AHM+JWtvUPcFMUtZshrTSQ1TATETBK1E7CjHFMLMZhGKDC0ovIxgBudBwNmtWgQaMGDRARS3bd9/f8
nvN1+3YnsbLgWgMF5/S557znPe/H8z7v8/H7+Y3vfDhGI4llubkN73qT/V2b7fGMzQY5ZLNFvmWzSQ7aFHRHbVbqiM3WPGyPk0UHw+rvZbuIZYYv3RqvMRpA
ADbZzI0ccZoV1iT/PIZRcJFdY9htlYzkFY7GgAOvwJGWDigRgzqEHvA9o4Jv9DYVNjo3eRtTe3MPpARxkgnPCog8hUxxDZIT/9RpGr1YlN8TxNDBtcYM1B+7
8crHVNym507mPPYOCHJCgjvzF1h4z3MbEmytwSQVcGFaU1D0w1Ljy8TBFQw63erU1KtaCWuSIRgH5GIjUBJ2GAeFgrTaHMJxRPIEF7rL4TPGpBXi5JDEyW3+
Zm7JGDkl6AcOgIrZ1tcEAO/dRrOrQQsSNlnzJ+BPikb3itR5K4Dm8dfm6qSezeMzsNSVoua4XfHhFKxOmQ3JfmvqPMFnLcHVgFNwK6ySM7P5MIPiXIFqBd8C
rtUFuRbXmuasLddagteLs6HUnQiEF1B33o+Xx+6Yuvm3tSMhnt7VaewYR2x2Y9bsWZqPInY3HMr+PrDDLOdD4cDsuPTmgHl+YIciFj13yc5ZeVrKzFyTourh
oCkvcx0vQVl1vCFz95JwgO61wUexY3pULgyHdVNM/3hdzKfmqVa4xOj0yElpmBJKZmD8CpFyndJlMtHB6m2uvXyLaOiCU2Jk/SoMoiraWIIJy4v2z1PaP280
/dNHAhI4iuMnSnrbllvSbiykJUZ79PGRcVtC1Y3+uEUvjYr48cup1brCkJSAJJgFstCk5DB9iaWwPOe69ibvJjeesSeyPNiTPz38mZunj1xIph6U/fSeQw+c
sISxR6nnnauJlnlVnF8wfaHQW07eCrP23kMPgUlwrTJfrlqJAIGY+fJiIUXL8QoWYuJLO88oCLYyL8dW5pOtLCBbWZFsZSWylZVpSVLStZioMmHPK5OyrETK
siIpywJSlvk5yjIvT1mWLS4VZYEC1keCxlTATIV8MHWs4NA2Wxj7PKH6s7M8621SqkN4VEmwXiHBepgQrHdTrbuKSoOEgYRd7znXdbI9ODeP+vFEnqJZuB/X
h15GINnXgPvxgHuBfZW5/uJj33jy5epKex2iZi6y1gp/rAVnOYeXtcqcsvetFea0eIG1XG4VRklLmST3K5Pk8489fY9PMklsiY5Y89kkg5iqbl6vBzQcNtjr
TXb3GLt7KbtbiBUReVahGdGWT43J47XLK+zyMru8xC4vssuDXJf7+S5Pykp722P4jDkIiws6usqOrrGj6/mObnAlQA/XwuoudnI737W80ywdk+5KN5Tddp4Z
r/wP7GZn4W4+2NXNSac95UqXTf7w+//y0gN7RlZKb00X2F05um4PebnstqM/+9rHnvjSd//pF0oEmlB1m5uEGvMiy/r/tBu1I8FsoA3d1YndvVdj71VP0XX2
SjfMd9rT/W57k7sxBdl1FlSIKlniuSZJ5duCycNIJ1uCqQJFQ8BZd9STGq6LMQuZfVYI2YpdhGzbH2XAWh/PQMg2iK7D9vHMCNmKPQjZtMwZNVqfkpBN+hZ+
ggq0yGWmDz1sOGr4a6mZiB48Aw2GY/VLOJbRehCDBaAkRJc0GbHVErYqr1fWdIX5OAF9FwVCWViCrXIaWPHZTjOaRZL/X4PdYRjdPdyrkGFe1kJSkPkiM7NL
H1BPalGDfaFChp5oq5KdrCHUI5KzWHqb0uIYGf2uhHRnJCXd8RLSnZQheAR3C5/JiHggke7TgL4zRMoz4RTzsOMohcUYmkAZIBPyrgng3SI+MsMHMaJJhP0X
2U9Icv9q66s4Dq62JKusqVllLbM3d+h7bSBD8Sknu5xlqYxtLmeWLmMHdRl7+cDf//aBPZ9++DdWz6XsCZWKzx3+uLuy1wJ2IKZCPnbLJ/5HrXsFS7QYeGai
fZ+Nwz76ohd4vtVJx/adjipAEyudk5gDZjxMbzUT4lVbFavPAOjWEeQZAjrsc6ZEqD5ox1K11NPDdlxZH49pMv9RTe5H8p+yRbaVLXJIk/0rmvxfUlCAqoIC
LFG2yKKyRY4qW+SYskXamlhtJYnVKdlyCow/kjC8q4iSca+JdwkjJhFGSCnuLF5Q7mah6aCKVcJaew4OjfE34NAef2OsRpumOid8Y/iGHbs65zzSCRNVB7is
6fl7JAIB6CpAF6zE7W3e9dSCQP2va3sv0qbYGC/W5MlqFUnYCxYts4haYSjk12M4e6sDndS8+0GnU4C9Cau1O+t0zC8B/9jmdMbfKkYkPgfmm3E5Q0zbOWHf
ee5uJyyMPoJnGsltTSJLL1i7/7dL1qv/LV6y5AxL1rAsWcNnY8nSMmXJGj6NJassftZR+FnHzCcvyRCIDpn/EKohabtwwvbDGlGm9xT6Tz/9rAP0s7boZ23T
zzpEP2uFftZSjvd7yQUZzOlwlH7WMfpZbfpZiTwNc09GbyK+dGrkAWlUZqMYZzh6ZicsdkLPbH9OEFu38cRtsdYcU9y6WBlXaKaE0fhWChWqOVu6UmhQzdnY
SqFANWfNlUJ/as4qK2U/6ym7l1xTojGtJlgqJI8AqaVvZnKOl9kifca3Gwvy//ZmAE5JOzMMFxZd32eR5vbrZo3BZvnZuS1f/PzX/9dbVv6+pLYoSIDS05JO
zWb7E+Bcvnj8LtcojXjOT7mCYlOYGvuVJoajEgQXTdW8zj5FspunSFYRbOdFcFNF8GCXCO5XEdxQEVxXEVxTEWx1ieBKF0FyWUVwoCLY78ISKcWbgzJDE1aQ
pyMzKfs5KRs5Kg8NfrByk7KSo/Ioc1IGnJQ+J2WRk7J0Qd4MgdAWxYssxBWiDR6RDV4S2eBfLnYJ0x+uRMNwQcMO9gy6SKnlMM3EWxRVc3qiJD1hfhZIeueS
iqtQnhdpkwl8LucYif/3InFM3bhT6VxNiAgabIt2JscaoU2yd7pcNuoZUp4AyNi54KWfzZxu8FKRwUslBi+VGbyk29UqTU613zt4yZsXvOTGPZz8lPax26OP
vbiPxbLu/h7TcKE+9hAECCxq6WMPfewu2seuEhdoJNUZMISfaTgV5N62vNz7fWOnUNTBfFGnETT1E4RLiQxtqgxt6cK9KD34AhFURQqREoVImUKkQiFSpRCp
ne0Iqr/tc+pp1NSRdF3X/dbynFnJh/VwIvTjeOnjYjjyxcpkKuZPnjjwtSdfvn0E+yVf9jzhSolfjS1FBclN1z1NkDGCxA5EYO7D/IPZFeCAzFAPs8sRBQLB
iphdJRyWEaR/AgYAzKcqt/w1HBAx4AFAu4ElasRMQOS8mwkoFpZBWa7MBPRj2xCZNWKjUyDmGDsMYG1uhTGrr9kYzpmNItDzW6LbXomzt5pVPGtQddcCPnmK
trKQqN765eYFL9+qob6SCfoaf6+Ciqygi3k53X/L6BOcoI67lM7okO6/Mbr/4C+s0l9Yo7+wLm5nklCZ/TwGnWzn4S8cpL+wmfoLGUIkQqov9n50iw+fDuo+
DcaEFpeQfZf/xXbgqsjon6mfehWT4BGEb4R1/8cS9sqcAuqfK5HjPsWq+Qu2HR8GyRIO4oWGQbKCA4xJ4g5WjbVKdbVCXbVMRbVELbVIFZVLICyRPZRTP6Oc
+hnl9Ct9rpl+G898AmaSJnIT8MeP3b7r10+P/fFMwPPyExCDZZ04I26KrLCV+Hr/vOOPysSM7LAVtmYf6Qx9PvRHscfz4OMzs5V/X/Gvc/Nsz83Z328NieNc
5ywdw1/XMXzywEP3fPL5e1b+Ea8i01xFdDTrYnIFF5N/XT3O+ghdyuR1YVuOgQfQrObvZvx3nEnyE7Rw+dO+nSROZkZ0hlUoRYBhvGYGrCZ1F7oSY+RKlFzo
fmDciRrjrsSXmD0tQiiiRzO5/TG/gabroOztLLss93d8RAlZUfih1UI0D41uquNORQ1JDJIIdresBDxIvunEVUwz9E3zrcMcXFtVYiQGeOEmZrJ6xN7KDR8m
aM1ZvNtcuxL/u0qe+uuYTmktn7qUT61BCHHsTEt5A0oJzkbcaikWhIfBdTU/Ayqym2VVQh3F5WraYZxfbjZJDoEPon8jDZAhIMiUIc1tnhbqSdMXkqKMYhQ0
wYnOF1D56AfCe8+SEdEh8EGIIePl/qnxwNQDGVrXTXWM7vDuap+UJGHSZscpxQQsBu4ZVBiGL3NjwFwo6XJsVRfvZxgCGlIwbAFdDVPWGgoQ05Tkwl1v7rtc
oCjMZ66tSoa1kUICWOM2/udtKTUTYGOQwt1JSO3njY4wGR0yxLuGRsBOLrCTrXhoNNQECBgHyJj8yGjzoSYfakiidbLpTI0qFjHGLVo+LFo+MtM4ZubZ7PvI
+CgYfRAcpnYP2DVbgNc6AIbqBDH42bpOaVSzAxGdgYwMP7SBw0XSDxtYCAJXBmwaIGN3GgoL1Slm0zL6J81mLc7HGAj9PeODk3XAlGAmi2zCsZnJxvB7YL6d
7tlpIiee7tkiCIt5rpU42AvTRrIxzAo2Lq6GNJgROUvVcbmhkkU/i+/OXIpD9FqhxYyM4i2dIeWJCotgGQjr6wR9yfwRDpgGZopFjLWFtFCmWLQE5dwsmkiv
GH5HFbLQyoKF9TxrZcqJMxQWfyIFH8ugDwiD/WVdn2saqefry+Rta4NEGtEEMlGGRQgM52D2SCSN/BLEOPmX5YqrMNozvSD6QQwi80Q6NWUOafGZ+6ObMKg3
d1qSflHU9IsW0i+sDwCaCLg3FtMvrGz6RTEcFrq3phltQnsfQ5IZfRrJNOUXh/yYTbiQnYmA9UqwBpCfGn1VbD33UNAgC/no30mO8qnpPYSQwT09KhA3WvZB
oOFcOzVeiB7cJUBi8QIyH9SObgmU/w7k5kTLLut4kqtx0sjNQrSM2zUbWPFCeIzYga12J0jMb2ZJ6UN4wU0JPddfdsp7IVvA+1DFYQNBEGP4l42dmPX+9Dmg
tEI29MHG56aJIkYS5QZKaPQqocHLWkI1T7f0Wr44y8U0r7gzLEykdAkiuYLsun6yMdckla4CqKrSTIy2YyZTpwHiwMkTBx566dtPjRH6JqGmFxYnOH6R/B3W
NXg/ws1e9NzRmI7e6Bs5JqfM8KmnvL8eWtSZ36IU0pHDG3oCpApbSwEJ315K91sHdkg1h9oir+QH/ejHT7v5r3nfAl+DO0kD3ONTMHA/CmeIGZb/Fc4SGzwm
5JKbsTs1XN9sd8op+YkN0o/3giVotfUeYJusttaZQxWbahua/VpTA41yScgMpLvNq/fHetk0HDJ8h8wQ8w59Rr6g3vVENXEXm/q+l9V9D2p7vrWOjHdXsLy1
AGeUDPSiKage52aUmZshBNvSBk/ephUZ4ze3+cmhKboWltMMISEp1/Ca+SOzzMtxoA80ItDy9KERbHJT1oWGwk7hBJodD7nnwIUzwpa4ZY2wNmXaurH2P5FU
WoKOwtraqroea+EgQ0vjVjkYV3/teF9Feh03JD9/47YMuAFqgDs7aTU883qBNhDRBdFaKzM4SEKJ4I8Ia8AmMJWSVJHahAWYhRpYFBGClBCTyWxuzHIemzdp
L2mwT6Uo3B5Z1AQZ4ksjM1KAmiBwX2PmDqAmeOifG7AZxBkQJ4HMUMV+0MNeEW6Qojpm4vpVWb8qK5arTSYAO+hUiQhVNXoxN54BAu/9lKHMS3igIsHpObIH
VgYn+cwE3C1lhuwlyrAOMH/4LzEujazn+EoXgpz0EHxAP5UhwalkSHBKGZJF/TUyJIAMCbplSDllhqE8NeIzI1IA+7cK6cmSXDzTU8TozPLPRMzUVczUusRM
9Q9TzNQpZmo5MVPNiJlVmF9GYnSJmfp8MXMx67GKn7xmHJNSxUz0rfvx/xWRK48wU7WK6YjeESUP4yzRRHotx6cDug3pFKTSabmKyLx0WmF0HEqnciKdvLA8
1TGKn5FOTiqdyiqdlgv046LSiTfMk04TcQ26pJOv0mnZ5VUB25sAtJqZwB8SaEc/K6TKIgTKSIwtGFksQsrUdDEhVUv6uJruPvtQUiqkfMlWM0KqnBFSZRFS
PnpXhBTOKKR8jE54lGsQUn5GSLF+ddavzorlalPtLaQKKqTKAhkyDozdK402SzgQRXZxM5BeWZCDyJWstYLGEvvxNsGFdyRuYiP7JWMBlfQlns7Us3C+VRAg
YMtiDEdB7zkVgpEmFFr8cj/NLXnetvs2JVKH6ETii+kIyo3p87dLwhoYu2W8hR6auC8eagp/ZLRt8eObcwH19N8F1DxBoPPfOcpBpn++YxTYcjLeEM9biKaB
ciZox3eIdUUIBa1QrC4FGEFMJaaktUwtYMyckps/QbMFKiVVtVEz85ipWUFjzLG5KpgPTleEZwt2fROMimZPc77VwJc2I/ngtpFQRz4b1+TzYrN2Y8+U9JMT
YyS55skNCkJTMP2/VBH/sVkJmXcADD3kHb5dIhqAWgwMY8kORNDSc7fK2AKqzDiTHhGig4MnobimGNq6QoTqoiR5UTgVl4TI+wIgbEybFqbS8jbqGNQNk2kD
QdURfrzCho6nqDoFRdWRbzKlXA/Lj34RPN8FxdJBiFWBrJkY+WZ9x/JcCIvvQhuPJ5+J9vQFS8dfD5ipDUYSmM/aNBX6ilSPi2Gw/kMCU2OuB9dj4XMmJIzX
3dApmVE1IahQPsZ4BT+Ngbfygx1/quMR31csWhI3HsAQjkjxhmD5AXXKh2W8xHnf6DXpq+JcxxtLUGUqmBBGcmLG1+KFilSDnjonFg8cl3aO9Q/GU2Cg/abo
DppNthNP/oNWigQuE6uPNMcCffyOUTFmH72VsuF6Mwht+Y9DEb9xKPqU6hiI0qN96FEr7VFLe5ThMEsl1EsSN/1en+HzciocrkfgDAayaT0cEqAv0xMABjeS
rz0lASJejy16ES0zbrlraKUw3wUBaZr4XVUXP4QlCXiSYRLIMAnWmysYJlYyHIo0UZphUlyP6yArDYvXKw1laIqGBAwwOupGg5IsSRH7CgnM9AGL6QMW0wcs
pg9Ykj6guDJcnBoRGC/JBzKYRPzjamdInAHy26kpbEP/T83WZDhXivBCnfrRxUDhgFpmZUDh4C5z12Rh4RYChAurzHyBXhKfNfSsxkMBB2BaWee698nr2pMv
HfjGk5/f8syXT1q3IFGmELYnn//+x1+6+6nD/3QUl9q8fTduD4dv6QxPPnv0rpe+ffyZfcfxM2Jfhid/deDpm7+z53v/9BIuNTIpEYJu3zIXBiQP/0Nhvyhg
GN4PMWhKhBJgxxoPyxdtghxobOiMmOF9fQeamxkofTeYhuE4kstL0NBL1ptfjkhDm2FjtgnRG8ORD2DoImw3IPYyjWdLiPkO8kOM+iVv64yEAeC94PaxwpHR
pHi8920YqHj/evO8jNWKgNELebeZZnEMvVnd/HI8Jb0NcO1xMgJBXOHySvKtD3BpT4LBZY8Sw/mXMIs3aOQPVi+YLhG9lVF7wPxpbZD9w4cUnCMe/wEDiwIG
FgUMLAoYWBQwsMhPp5EF2Qh9oAHxp2zAmbj+9Myn9oEhG4jE60twm326/g4m/rt73LON65bHdEucTCmyG5DUHSxLp/mu3EvCXi/JFe8TOC44W8Bxpu0bsx+O
gePOoNQCBwtx5sS4f5rgdAkkXc5vqn/M3JoDq+t1yx/KH5/MBKButbsCUGvRF+6RQAbE/J9W+OkpQlAPWfNiUA/nIp2zoac2Q099hp4WGXpaYuhpmaGnFYae
Vhl6WmPoaZ2hp40zCz11GSIbVaPP7mIY6Is7p5P8znCq8UIX0t9rXFWpIKO3ECIrPjaXeSOiQPRrePRmjQSf0UjwaY0E38h33si6bmBFrmO1PshKrmeVr+UH
XMPPuZrBuFdlg3Eh5fsl/gBBmMuQ5Evwh9oFklhjM4NGojYthkBYCIho0q3Z4IapwriFgEpegSG0sitNQkNthob6DA0tMjS0xNDQci7po8rQ0BpDQ+sMDW2c
cWjo1iQy+/tDBbhXG5uS7PLZQnZ6tKeievTwXy00PSaNSjdp5eOyx2RSvE2mjLKlvO36TqlK9CshDxB08OiYEJm9KGgAlZRipStGe3uBnbitwK69s8Ce3lpg
z28pcCRsLjBHYKbAMTVd4KB61VUKQpfpWieFkvxN9osuxsH51gsu6dlOuBwzx10O92Mu6VkqWI7MvswNKwhTa+PQ7oxoUJpl/bmZzyNhG4dKmuvUPM1cp92u
RizPurywLb6wVS9sdhlmAyq/FHo7OvxknPIkZ4DgjsYwzqMxgeGWZ4/EhR3Swg7GF/brhTktfV+m9AfdtNT7XZZ4H46vJByESZz0fW4OXLKEpKdhTXRqaSYJ
85xMo+QQJ8s6Hhk2dDXDhq6iYeRKhA1J3gyyLa4gQfRahg1dyrChNUwgvRjshWBoka8QjKWL7LeAunC19WbYvjB/kxCmigBBc2gVszKxkolhIYpo+5GOPwnV
u34zdqNiI73u5nGjq0lWaDSWi58PUjTpgNMFMzSIZIYGSXibPrsi92w5BeFYFpZzIBxLjW6pIBwhftp/s+SUts15ArpQzqSswq7a1/hrYJiIpSyHZJHdcnEf
07M6xWx1il3VKabVKWaqU0yrU8xUB/OdC8tEjPpRzi8tV3NuX8WpfSVn9jpO7Cs4r9dyWl/KWb2Gk/pizulVnNIrOKPfwgn9Zs7n5ZzOyzibERAXJCmmxSQz
tVTudVmyrWEe6yPoh0fQDz8sQwQswSEcH8GhbQSCeiImoe56M2FpdNyLPmyPFxCZhKwABIb1GjTldNCUo1/epYOmHEnaUDmNiVykV7t6Ml9+MS2/mJZfZPnF
tPy0mzbbvfoplcX7NK/qQc23ul9X3ft0Fd6jq/Juzde6V/O3ZjWfa7um0G7T1Nk7bfbcHTa77uM2+y7D324pf3vv7isv3H3ovDIldjmb5yf4DfZUElQcthNR
Lv33qOlAs7NDcxyxJH3otozqBtGWNMi57jVUDdcjnew89zokBp/r3jjuk0532haCg77QX+kewrF9oXtQ+W3Jd7vSRSY8tq5KKWre97e3JDQ6lQQQR9JsVPge
+4jIW64yp1xhzmwNgF/zho6RoQ/zj+CGjpGkD7kUpVgZQl0VIEzvixetQrxoFXTRii9M64VX9B0nXYroF13K6Be05BNa8nEt+ZjLxYWrTrreHHMzQIWLLzBm
bmdxU7ISThACijFuSjGLm2KuOghdLuZxU4oxbkqxCzelmMFNKaa4Kfk5xSDmP/g5xejmeSJRYVVkVtUctwC6MZV8Kg45v+bPo/GRWBDC++lOkuQFOkLByKa5
3xlVLHJ5HfMHGfNQugtUusu5NHaX2rZHXKUR4iq1iduy5EIXSGtW7l+qyyuoLi+nuryM6vIE0ziXMqkzZIrnGNXlNtXlJhOuG1TBoV+XqF8P90qqruT169lC
rF//sr/Qv8nZ6N5kx/r11r6sfj0xFTWifQfy+rViuScb0AnuUZZnw+BTfXtZp6ibUD+7CZ11weHDQFww8s7bhKZD8IPcEa3n/uhaip1rOCyv5qi8ioPySo7J
dRySV3BEruWAvJRpkJOkBo9IfryGgy3D92vqpHoXyIKwwfjRz772D370nAVAjrDr0xXGPlQ0FNle9PzcQ/q5Xtfn9pxzr9MHe9y6FohabzYqrm5UbN2oeLpR
kdXkmGxYznOPyAblXPeQy+XFbFRG0kLDkVg1Bb5eTz3AT/UAP9UDfOoB2dyLnJ7hp3pGomX0FKc+cVd8SlU/hRCLX2atkJeZOe1HH3aYFxKngxzUdJC8UPVT
oXpqzeaHn0g0m1KXZuNLYKmSRqsU9nrvMl0OiW0ux8SdLgfFVpejYovLYbHZ5biYcdXu4HJkvOpwaLzicGycdDg4XnQ4Ol5QMvATDsdHlpRamprJJKlm45V7
XQ5jTE3AfRrFtBB6EMGjOMCRkEM0sBOBjIEUbS1MhaPhcCql3YTH/Gd5ow+W1YySM+eYAYdseqn7eUaF0QHpYEBKXr5D+oGwbRQaHIcvdJHeC/GI9N5wRKDK
+2J6+qyWY5GhohDnu1u8KaPl9J+GljPtqMLximb+nohTgY/phSOaCnxY6gUtp3mR/V3+YbSc1mrrGfljtXVIcReQNAxV7aCW8GD8jvt0e707vjCrF7Y5yucu
MEcX2XcIzNFq6+MOS97qKKKDKoGbofwdlOzjE9ns481ORsvJczWY9kjTjRGa75W1R5euufS/NL90+bP/eeYS08+jyR/vH+3gz/ima0cf6Yx83ozOEaTLyeI7
whUZXIcie851txXG2+aHJaRcayxkL8SsemFBapDXc07J4nK+1dwrwU7hraJB750Zb2fmxCShroOY5BEfnP48rJbGgy7F9VMuxfV+tRM9ruJ6TsX1fSqud6u4
nlVx/eBC4jqj6bg0L9o0L3o0LwZUeJaYR2iHmKHqM0TVZ5iqj5lxiTOoQJZa0ViWUytZRi1oglpQBrCiQYWnnwrPABWewVyueZMKT4sKj0WFx6PCE3QZFPti
heebS9z+Te7GvjhTcGtqTlRRPmfloQdiWX5x6EVfvltk+SpJtf7I9F4zt4DbpSJ+mTmVxHlv8peHn6aNIsStB26ePnH79od/aq0ksuGBv//Y3XXieQGHa9pe
aCHJLY2HDyRL49AiS2OQXRoX/1fchenCeaJ74eTL7avMG1+Vl9tXmtPWBfa6cJFVlfWUVXWo96qaftMtn+xe7lPzjE9ANUEvR76m6O06s2edTOplj7n9LYfm
c7MWEPTK4Rw3awQRVxzOcbN2yBzf53COP+hwjt/vcI7fp3N8D9ZBM7f/Tub6+dYXdI7vdjjb7nW4y5nFXPeS5TBZImOIsa7Lkp2JiIxAiMOrRThq3l4tMeV4
CAcsmwHsOe0kd1NWTwDAHTKr41A4HLalTV6xu80BMO8MZFbKV2yulNMONzSbdaXc6gAKTGShQwApkHfcyIXyOq4J67lMXiOrpFge8qukxVWylRDs4qbMKtk4
jVXywXhRvE+XtN3xhVm9sE3XvDvt2BYwaJYxO7YFNM1aZnPHLuhELaITYZ3fvNjCSwOEXjio7wBxUWiKP4CjKflrWvJ+LflxLRkaBbbRtCMmi+RclrOgP0dm
ZJqjkiEwKC5kgTvFVDn19O+a4Mu75veZzMvMy/44JmGQwATGk1F2e7888o0nvcjIbxfJ4D3crW3JwzH6CFEs1TPoxrs/T3d/BWz9qmXJms7k6pQ1rB/zvnmZ
5Gg2ewXTNHk5jsMxmjP3aNXMH3ENKpXyAhI8kc60JPlZS5KvliQ/b0nKDYM70mFQmyeeF10eYtmdWJxOIcbtHvv+P7TxU6b3cwUVmeVUZJZRkZmgIrOUikxI
RWaMikybikyTikyD6gk0mEFqMM2cyaZFDcbKQG5Vei8eMfS3Qy+ASy+AKehcMXvZXDVsriF27AWg0csW67893jIXRs1/Y0YG9VDUh8KhrKKOP3OKeqwtShFQ
01mu+DTPdY+YdaVsfjmny/gVbd4+X9g1Q9lrNwHnZUY/3M2NsJnIHfJGNzWhPWyqL5NToJAizhZSnoU5gYFGXNluXABQ6+WkH71PhK19Q+i+uyqBefbbcHmP
3FaQWGX3naNIxYAYN1X8+W06++cEdaqJ9F2JHEWeoyDPRRslyqWFILvTjU3sg6/dLB8S4usjk9pmyHGlMyiBxmAoNWfvRFjWQnURfVgQpyX4yUcwNNAgWhdY
SPasIMgWoTZotnLcbmUN0SbzUEE+B6BQkuNeSPgf5Kssq+MKrBuS3GNR5lwuoh7IbljvW5i+FWZ0NxLuTpq9Wpzspubfn9G9WcwnLdam2LqkIvQVF434dine
JTOevJDRxmJnWpLancQOJRuZ6QKUG7E/nZNQv54T+0jH0p3NqLmqp+dUBKogQBtBooH+gknshQQX0Owu+6PtT6YmUHzJb9PgG7RTHxOrEsmvxJVHHsYweyhN
OwWh7TFcRGtPOEcflvF2JkPGk3yZgtkqZvaCbd0qttSlZ8eTGnMvs2UUCp5kS4dNXIubuHPCMd29tXO7tyUCM26265k93kSZxpo0H2lb3RlIcZHm3KwB+ReP
/eMXPeTH7Hd72o4tGlCDHIQKNMneZlQA8aZWY8GWnGdHlTCbgGE2JYbZlHNhNlUaV2s0rtZpXG3QuNpP4+oAjauDWC7ey1XiPdzNJ2FGFk2tQxkDqnCtCdqS
MKBKdRPEpeQuZnDSVFZK0LCLqQgrpiLseJcI8+eLsJKIMD8nwvwQgeIlFWHHRWzcFYuN4zbCjpEGbjTQk3eYq3uTFKvpTTOYVdEWm/INWeZCh9Tx5aseN0WV
M2xIcnE6c1Hv6Yu2uVMKyp3ct038Zebu9N7d5o8AWSeYhEBVddW+htQI5qrnrranOv3masLu20csVrHeqc+IUVdVjbqqqaUnFwI06xLXvjOgdL+0Ag0adblx
A0ADzF4CbIv6xICmS6ORkzjo05bx+tknnLg9UhxiYYeLURHOVpkyT6bt/O9YsswH7+20J1fdauRka68Rov5eIwsH946PyVe2NSNvJFwyY+4YNXJmvI3Slkwu
B+Nnc695NBko9ZvD0ZlwxNxZNtvPsZnJ2/WHde+VgKNhHHIfOr9SGRIBGYaUr+kTgxLxWc3+GBEbX5L7gHqRIDoPxKl+GWKCdKdVi32b8Xht/O5m3aaZlsSo
Ggj74yEllxoYaA3liOalACOyHl/CUrPbXukiIApa4XE7LCbLODSCIqRdPVnG61jGA1nGe87HohkJE5LhJZF6PsGKfIIVFYlK4ovt0wXyGxIZWD9JeVo2FfYn
f6yYCgf0Y0pIwilhdk5JoEc5Ua+zrVDkYifo+OZTjsWo9+ar5FRST34sp+dbxdXWc3pqvna1dVTvLnQ8DSew5eWHgcbsJ5rAbgnOOixBBCq7G1tvWcg2+5oK
cFSTCok2hCAU5AS5qX2C69x9twDs2aHqCm+Oac9Eyz8Le4XBXtbOvHt3KG/tnHNja+e9vtvYZKfUPLPZ2OLJHx0wOsnchcSFFnvm8e89/AsCREf7GGB3pXIF
zDorEegWcwhcmtIPrCHhSMYE4emVhcK7vMXcdadgjaHJIuVIiPeqXlxhs3+IpOXOmDEmq0BczNGximNlReLgZshWkV7vEmODmcLDsTnGsdnm2GxibILEuYGB
18/Q4gbHZoVOg8CMTa/bQJFu72qO50tM9DFpYVeDcRo/va0rXvu1rPCCocEBx3aRY7vEsV3m2K7koKdrHNt1ju0Gx3Y/x/YAx/Ygx3Yzsw92xeOxzabH406b
Ho6tNj0fWzSCZLOgZpsNgUSenOfeSMfHddwurOeiFu+KGYGlm+M4GgR8jD7ggzLeGFWtvYxbxKNbxKVbxKZG7VOjbvV0hlzoMv4in81/f9np39SXzFGnm1dp
q93FN6LG9hvBgiXBnNYGc1q/wLou7ObWumMuZiX5urKSHH3sH2/+5NPf+xNykljkJFEUxD1zp8OzZeWIm165ZGG+rcS7YX7fbMczEDNcsOFVgqwCicFjJEbA
WrtdTq8zp09+RonpzXlLWFD7ou1fkWt7hPWE57AbR8/fI+ewykZmzMGaG91+h1yDTzV6mU4amH3hpQHxSfRT/g7vLAxc8ItG36GPZ1uGPWV7zJ6y20jBi835
vWBPcUQMiuB8ZO8z+w5apJ179tgOun5ASJeNGxApe5AxqQmd3S/u+eKz5rcN5u/jP7uLD240f/zwxWc++sReQEDPCEPL1/nclpiu5fk9n37guBrEJ5/+/se/
eOv0ajWTS4UcNaLHbqp9Cc/Llk99GY4oWLEnT37zGT54MP756RidWkr5q8Nffs7cexwXjqIvZy9U/hjG3X7qAfwM0pnJnzz2DRa1hSQySsjQp/JV9e8ECVeE
lE0hZVFIBRRSRQqpEoVUmUKqQiFVpZCqceddp1iSvI0SZVWReRsBZZWG2FuSYpJaeVelzC92eYFfzJ5fhqR+xL0xJ+Dr9gF+Chcg8MFeT4denAHqXVb16FLy
6VIS1HQ4mHx6lnzKP3OYMPLPZ8Bw5h1CrCQFOCzAZQGF0ykATqmdn+ssCZfMmv+NwEf8vlHsFBKkzPaF2TA5FY9DF2ZJzWLywUqxK3AOWWSEAHWxDC0H4PEF
Ao0sqSkuU1Ncpqa4TE1xmZriMjXFZWqKy9QUl6kpLlNTXKamuExNcZmakvJWziao5VtrhdImf2MmGXrOTqEQfgwohJMHjGof/fibDz3pxZhQcT89IgaV35Fl
Nj7/9e+sfy/hLeXoGDYuJ7/5yEue2cVAinikwghtInkim6EOgysdSc/eJbAdUdUMLSdZta4V2L5HMsX/u6oj97/60Y/I/QD3cReuCyBDhXSkYVSTHuZhO7Sz
5mH8mZqHzQbK2Tk+oFeaa8L+XUnMz4lLQmdHUtMTl8zu/JwZ8c6nx5tRhWmtmGrJz+8TiILQ3hm6O8y20N65q9MK+83rmzt3pgFDWCL/RghUhnaaoeniTnPv
zl3hQNjauSM0V1sY23jQ3bEzfTkL+/TCRfWn1W7t2CkFIep9+FOXvvqFF775b/9i3aOzYevTYSsTvvS+0V07jHxAAngnqFrlXOebbfjChFDJyx4Nm5k2uHYU
36J/rltzbQwF1t1Mbujs4ne6aUH9u2ZR5VZ2aLjZJ8eLGTuhuwb8b/icmCr3yCU7Zzv2+4R4OGzhyPD+ef2ySK/sZNr5vNZfsO3NA9LK4VDSzpdc2wlGhZPX
NO2o+UzYau3cgO/VJkaISxXtcPAUVbTPtIrQJTPD4FOX3v78P87++on73vp+NFY7SyYtjHdp7193M0SiL1ulEXOnWlgfBa6HeHl+dHOOKBxJ6pLpDA7zBjnM
A3KYM1kaUZFYZEpGHLsN0nuXjMjwsaxUcAjI6Y2UNYB1jNeMSh39BpECgg9vamL+kg2sS2ZvZA7NCee2LyST0QHcN4Fl8rGYZE12+xfDRHWua7aGK6KLou0f
+0hiLhd7RJ9CHMkf/dJ+v/sIA7YOfH56gXuxwsphFanJL8aXnW/9GT7+TfZbx5eE3bVbderKgVvWi345Z2GD2aNyTqZyy6PDC34ItlwBK1dmVUfNW5ZcZL+V
EB1/BgPsautiAvKYinHLVAxLahIZRdZ/vtBygh2M2zRFHV/a4HcHbIW0TfDakubwhI7ZoAyaPw9vFiOySO5pLENYKxplQl13ENuw2hpnwF9Ig88YAbMRLeli
Re4L6wTFrhAUu0xQ7CpBsWt5Cva5JFlzDMJHQamB3gL83eO3iTZtle9ybWcT5yZ1FG64K/DK3dBxAMWDDHWbKeYosDAF5AhoITddjxsgaN4xaiZcdOge3cET
H8rc8g6z+ETuBnJIJjhWgNZVDklfOCSBqDsF/nocnAQXSOtDiOa3U6QRucUSkBsSTboEQreoEBSAglUAzqmgI5N3Eph3AOHGwakoGDKwqUy7TPE3X88cFuqc
TqE3stAbtdD4STwX3x86jc99OEuBOb8qYl0LEtjj0MfucwAa1wuCNmQ1/g/MN+USTiWPP02e/4eqXUsIzMwGNVAjUpJYeMwxg7lwgXMUR1cMgclvh3HNMVsy
HMF2g9/MvQcdzT00E3M/rul+8HGcxw4Q6CtF8xlWgrYRn4nuXMqgcxejNto6iB53psIigLka8BMY0VeOlky9yQbKTjkaEWzamjlrise2bs7agp7d0IID2Pwq
YT1shLUo2BADNwJ/IlDPVcBUrQDith9xNki2H1CPVVk9Vi746BsxJqFRQvqRvC3BU4HmFdfpCCJhAMV7IJaNfhy3IkcmEMtGAcfN9riD44w93ofjNCwfAayl
Ng43woMBa2kTh+vgyIC1tBgGb7KngCtzvvUfjSgxh/XIrYHttIrDNWiNcEAjQNl8gW6QCviGIDoul+79sH6J3lqEd5n8qrmn0q6/2pxqdORV5rQEg2IwCb1W
9opXmD+4k/zMQ9gGX8pBtIZj6OK0nFUcQSs4gJbDQwOVn8Nnv6TgJMMn7DVa1OoXCNxB3A2ZxKe4E16f1pdqBSkbaZwRmL2Ob57CA8edjmwcG5nR9AP1gb6u
n4GaByBIkIkRmGfqiT3d1PSQjSmpC3aABfugHeHbEWEe6JIdgC0vLJvpqPMmCKsX2XdDctRWW3fhaBbXO3GsC8VtgA3eFieqRE9sSxWJINoiw3H/9LwhLW2B
iCG0DSKITJXvRESROd6FyCHzoXdrJJGSWQ/St75Y/GKgUf5BHOUfaLBhEAcbBhpsGGDFPYxjXQL85YOewbEisf0B1tlv4ViT2H55bl9c8v0OL+yJL9yrF7Y7
LHmbw5Lv1qaSJqtok1W1yWoS468tH22zk7BFabc0bFFhAsTyCVaLcUjjgoYt9pc5GpM4un5MUJ/+Dh/zeBn4kLAn9wH7uBSLIaanjzk8Zg6D9HQ16elqSYQZ
MSl8aiAJ2FmFYGdVgp3VCMpPDURh/yxoKWaAw7+o+sg/F92+TfZN1Sy1n5dCFfoLBEVbArOdRLrcNFUrWJ5nw/KLSA0Ly44tMEBGIbNgLS8Clae/U9prRr7g
81g1t2AL+pg8gXt8ucdMRdzA5yt4XvJoCSvU7Mh+qtjLAVzkZXUAGymoYu3bB27f5Ue/JFh0iIzJElCo7A9BxzGLFjhvjs0Qi8FDZ7xqE8f2FRz9i+yXcTSK
6q9wtFdbJ3EMhFXaw9Q6bkeH9uNNm/eTxde+frRTVXHqiS/TlTAjFaaxV6Iv9uYJD4dFYpgSmT0qZPaokdmjTmKYBolh+kkM45MYZoDEMINkcHCAgjcEj8n5
VgtGPfB+DpHPYRiHyng7wbREG+W9er7ZfKne1N3AjuhRRNSwYfrqcY+t95RNM1cSkFvhAVDXuS3BOcHemckvnbzrE7+uAs62TCjbFMX2/e+BYoD0W+kpSxFs
O8UID5m+lETDSOD4EhTbqpP7VR4vZjoXf6vEjHZ/jf2gWGBEu1hMdok3bY/pbwoUmxe2xxfu1AtbbI6gzba6E2Ca9iafnZv77d1P37Madmu572j84GF98Fvx
haf0wuNa0lxS0r58Sffjh1cBUxQ9niYeedH9OdrDVvTTw99wx4cjPOiNt1VgDWa4i5mYpPSPFRVcsh4tPExAG9ndmDk8nFIufaVGp1edTq8GnV79dHr5vdJX
nF4O3SE6vYbp9GpnHbpeSpUYWuXHvJRKeOt8KuHeZMIK+XjWuHJhskjJcoOEsLynR9J7DVyodspBntZSfKaJASs9+Q/yz88uSSs/vXleCNlrWX11bG5Wx+aM
Ojan1bG5kS+/kS/fwJdfx5cnoFEVzQe7hmVczSKuYglXsoR1LGFBItmUBWcBrnaENmqeO1GlXKJK+USVCnKoUiWiSpWJKlXpRpXyXkvXcR5V6gd+obHJ2Whn
st5zoGu66bjWnP6Y3sBrzGldYICQ2kVHVxIa8aVnHgL8zFkOj0gG8J/IP1+5JD255efvefANt/y8ewDHWT+vdTwA/RE98g/SWI7Unfw3n03cyWW6k6c1pIN0
rk89G/uTD6o/OZ977WVSELqd3ccuUV93nJjgRTs+qYkJXlS9QDzep4wEeb3CKlJP5OsZYOFlEDUYgVLos8oMlGgxbGIo4VQbuvS4jMT/fsms5KsOZ2KSwc+c
oOFJxowGZQwzKKPNoIwhBmW0FhE6lDjDuQDlIboMWxpRsTUfUfHoQKFlJriTTvCDvZbK+e5TRij7oa+Lpx/DmJNAzMfiCXhzH4tn6UzoOWLXKILpIGphkxcw
f4t6cECmhkKnwci6frVgSJzugEYGDyYx+nX8985RM2oGGDgIh7D5pR6KptrEoY+Ruy2RJcdFm5qI6V/NXl5Rlzd0hmSfEwNFTkwJCopG3Hn6aJ8oYkncphcO
Nf6ZyqM503hLU4RGYwoS2p1wlw/GHHNGoR0k1qrEQN6JQO40BvJOs8kuyw2wB08h+BZ/VUzd7BtCDwGUQwigbC7yMEZyELbM1w/iMz44xdA9U3t+Nj8KNZMM
vspF9hM4VldbX7VJACkZfQ1m9GEG7bOTQMin7EwOHcZHmmHVnTSV4Kv5xFfL0YdOxDlQKnz6on2yg+pLd1DDPSMi13BBv5iGiVUMDFhBTJ3lzFtaRik1EcNk
DywgkLCHCjAvW5BgGNIlGjvaFEgjYSPsz1OphIP/l72vD7Ljqu7s293vvX6vX8978/2lj9vtQR/+wNqU15ZkxVZPbGswRDgUbHlT/GHAbKmeXLWWPPFSKZdn
hGUzWbsSsdjEgCFjQbADmiDAgEjZWLBe0ILMarOQGDAbEWSvC8yuFzu7giVhz++ce/tj5o00wi7wH7Gq3D39uu89995zzj33fGan/JrxVaNzUP7akp/hx0MD
a2S++k0s2fGlrvq/1nHZ0QwbcbGZq9qGmdI9PSw5g8wbmkNNHub8x0dUUhuPx/XYY8mqLIAEP88riUi5X8Vr2D/DeJPl6euKCFNIX1dblL6ulqevqxXS19Vy
l6pSAB7tXLVMpkAXNuqz7GDJ7mMFCHL3sVruPlYT9zGEddOOmoXvGa+xWslr7Ayx35mzWE2cxZatFX3MJFYpjCx3FqvlzmI14yxWK23WzW7ZUn7dyFQihRzx
bQqUmqRAwWi818HxBiaBhiREWSMJUcZw0UiPspEAWpUdXXL0Ar9fJF6Vmc+vEN65XE6bZUI7BUU4tLN19tDOV/Myhd2WKctUw8tUKayPtnlrxuzCcJCjuIau
Xl5eMR6g4yKojImgsoZ9mxBoVciW0WwscW1i2a8qsl9LZL8Bkf2GRPYbFNlPiezniOzXJ7JfU2S/SGS/HpH9ApH96iL7NUT2GxHZb7R8QjqRnZBO9rh9M74V
no46i5NkbOieI2OCWI/J4MSJL07cMXtUSdKLn379yTv+75Pf++IzRoovOGcXzka1PND1bMkr8mI8yziSC5fqdgbJ8j5VJe/TUrdye/Y4A9Qr9CNXguLGYTAQ
FK8LijcExUNB8aageCQo3iMo3pLzQ1vOD71yfuiT80O/oPiAnB8Gz+xH3mp7YdeEqtXijlRdtCNV8x2pWtiRSk6+hfPYciu5aKVeWLpSfIw7s6vyssv5cjyU
M+DPnoDh0a9lcl17kVxX5c24hAhDrwZEyHNBlFEie4zsfl+bLaKxeLpWf4PQD+V62CFOtV7QifhXR5FEu/dItHtLD13A2v8hiXYfAsMetW3AWoVUZfRZXT5r
yGfhGT/Tw3o0918dISFw5B3jrF/2m5XwV4pbsUqO0mZ8BiXHOcWulDUWvwlEM2Hol8iWtElUFb+GbPHwT1iqsahUHRPhMSqKiyz9gVVKdP/Rjf2woME4m0oC
JuyCSmJUdvpho5I46iwp2Vj8N+5YV6lCxrv2L0F9xd+szm/53/5b/tt3e/MyErPesgqPYiD2IjWHNQ7UMuNAA88b3fQbDXm8SL/RsKnKYUXNyhQDN9PZJzxW
qk7+7BTN41s5igBovll0qbNPEDP+L01RpP7s7x0bXmFeQdzFHP74FL1yidG1wvXjwlzZusHoSWp5BPVTiyKoG4siqGuvR9Rooxw+nXLdMhM+/RSHa95ltQ1P
kQAYSmLNQBJrhkJwTE3bkojTbCY9Rn9T4zBv6DSqMq8SFJrUdSMLC62yVmNJP0n2NgJEjQdbjWCtIM8D9kNJ3uPApB5czoqZcKsDkbdnqyMxpJwKoolUEI3U
NYGpok8pBKQWeg5t1zbitMq9VaW3qvRW5aV0wLewTty4VxhgKAMMXs/OUGcbYLh4gAF3GUiXgXQZ2C6DydOnTJd+B+5fdjzcUaN7R1ixmhgk7Iga0nxDmm/Y
5huMnNR8RRxJxWWkkrssafqDmbNxWRoxmDgCvp0hIjwYWOchrPpAluembXi1W1DtPGHyzxw1eW4eNYkCj7jCvR8xeXAOm/w3h0z+m4dN/puPmfw388Zr5QFO
OHix+qAr7PsDrvDv+02iwntd4eAH3DyuRKAtZve0tqClfMITdagSdtGw7KJ6LnW0826PuahG08hn6gyZgH+jM9U2ckkJ+mYBSWiIUBYWxvF3y6b4fbWMpIKS
c54EGfn2B4LTFrapGbt5y6jyT5v+XjL9v2Dged7A95wrNpJTBu6TZhxPm3E9Zcb5LTPuE2YejrsmfaWbgwHfnpaEWvZIqGUkoZbNUqhlKKbIupgiAzFFVsUU
2RBTpFpa4MYtqOShL3Bs6tL+FSSqO2Fzxh0zOeOO2gdHzIPDJjkchymyiwPnsvvB0Xs++dA3EdZnM9rN2SStsyZJ62nb1AvmjedMU6eypk6Wm+JQx3lOrvBc
MU3rUyVvib70p8/f58UDKT6sca6YYlY6m5CuLlVcJecovCVUQbYzng/VbtaoFch2zjlXAprNQtn/UbmqkGTGKdpre9OncYhJW+nn/0MWswf52CR/LYTtuaao
y0aE0ImmiP8a4JhhkoKRX5ZE4zouLC9v5PodYlSVoLPwMo42a1zGYWb1yzi+LLiMA8voWNmUuDSovauXZcFjhn4yYkP5PIeR28bEueLGxrRn0nxkMmQ4kol9
6U/ZC9drH2LBe7bgD1IIHT6TNwjMPEXUr7I3nKSaPSvq32ywc5f8eYP583r58zpJFvmG3Ig+lX7pT2dNUpsvSTq5q1KuGYHMgtvPkOdRKjZYMjFJj/erQpkh
lbd5m7T3Lmtbx+pnhHDaWVoFKDQ4Hxn8b7G3kKRzZvch2NoGOBTyFXSceU4VHWcOqzNtdqdMBYWTpqLC06bCwlOm4sK3TAWGE6Yiw3GT7eaYEhb8hMmCc9Rk
xXmU3UouVn9lKi98kSsxwK5hthxlthxUYMhcQZgyLxFz8SZRNV4oDk4b5LRWSNrbU/J6MpboptB+tVSlIBTaD4T260tT3uGMZk5lnIfDTJ5NwlEMxLy71pUC
uua8zA/i4mzwgR+f7SCe63hKh+/DWdmM2rKlwU6ZUhYnzQQ/bSb4KSV737eU7JEnzAIdNwtWWMAes4Ats4DKLGDbLGCvWcA+s4D9ZgGLSSVyi1Qp1hmoKBEk
hKl8cC7kaBPJgaG+x82LG8y5QPzXSUFBHKPAOHRQSNDGeWafU5I3LJDNmzPMovBqlju6zju31JV5jlNAmbQ6jthsn+MEUNmzEftsxDxjHz3OIS/E+gpwLWW4
FvbXqdL2em48SlkehYZmyxv1WbnT/wD74W2632zTA6Xs6k4huTpNPSePNSnCi04jgZBqXUi1IaQaCqk2hVSjEqmWt2l1zq5VOTF+z/PcGfe2bKM+6eQ+1wW9
WTcjVm5FzHyEauIjdO62rFx9VrJTWQp22c8hV9kbASEqGLDz7TPo4exfbJthhVEg6qN65gZTzYoQV6X6MOqs1+dFHxSw5QfP24zKkwapjWaJAxfpQiSjebfZ
yB5FVckrUBXpgy6oXUmXq1ApfKP7BjiNbOSKZFU4+6mCZcuIOFmMfEvElR4RVyIRV5oiroQlcaWRiytZyHsVESZmcR+qul4ug82qLnFgt9Gt+FwRtge8DicU
6C+wp+RdeaTOjfl3N9Ct8bV7qxSmu54+yXztrqM/ir52U3nk2Pa8PQQMbcOZO8jKhPADE/lRRECEcgkCNnJkWa4QnW5InpRGjqQNAy0haQOm8034kZG0YbGy
sch6RMT0WBJeQcje0N5jSfMKFGuH7/jcFc5VdNfEHa1Rg4A+JR6DiJPLtbyQGyPX/GqjWehtWfcUJyqbMwgqLSGshlVIN4oK6S7AlkmooV0ACxBzAjLQnhVG
tSyMKoOR6zQxOflCTl5GTg6slDqjGcSkMkmhihINLNjo+hJihDiMAMlum7gguwZdNEJ7QEQtXDYhoEeiZRkmq6W0EEkwxCV0abP9C9QyQZcekEkV1IKttAky
qcoxsgqiwQYq9BEgkdpiRW8WN/kdT1Vm0nlOd0sH0aNJbTolWp1OAinVTNupO52u73ARbG9PJ6110nftQRzzNN1DxWqxlIM3CSVXoIrlv9ufldg2xl3Vh8tW
pxe1urdCecZVozgY95cGxfmjR2QZQ+hjaE9A8Ll5YUVdn2vV92LN99jx6OFyld+ROfUI7uJcxYz5ccZjD9AKEtMoJ5BCD7PaSdg4juLkXDZapha7XwOmjKwZ
rjrOyWcdlNL2X885R2e0N80J9FqhLautZT2kznkj/JJy3ZnK7ZpDeVjkc+C+5yLAJ8hS4JK0iI1T4XTnay7fzZZ4hcghFoYdHD59XFbFFVwmUL8bh88aLpdI
kNA2HBg5ty6a2J447ffMSfu0ntul/W3gfNCNKxxDL0QMM5CZiBLIrLQPZFaYqrZWEvn7oon8/S5H/h5peL0z7u2qmNDENxwe+2NSEcMBqMa5dpwLWJ+6S8Kp
9tBqQQhT/PSOuUw0ZlsR1nrGlpF3ppOqqV7umOrl1s0jOIcsmLSue/hYOYEUh0iIiJ3SlEAnAQbKkCSiHZcFp6q31H+gDkFW8A6pf2lQUyhZpJs7ke4GKMLJ
2zlMOODy5cEuVh/vBXNBYXJAwLs2CpbXd+F5Hc/r9DwsZeSBiU23uJo9Vp7YElCBBHigC8nvQB4S34FLJPRxRkFfqgqgsH0r3XxTIbfg8o3x5+U2OZVh4nAC
CZY+FzUI18m+LF4Wb3DH7XffyQKqfAhI+Mcsn+2/JIY7WPpU3gnsl+fKDLztRXawHCPQkQhQEXVk76z01SMXHxdwLmejd5i7G5p88ev/9RsP3fOdz7zk3Iki
Fr4emvzJf3/vi+8//vQXTuHRdfL6w3hdD96ZDE7+4NR9L/7N89959Hn8fD1UU5P/QPv53x763hdexKOpJdM2QE96mRSCaY1g8D17dZuj8EASXxSpkpBe3nba
f8Vjm4EavT2dDBNF7EnoS+wptDM4BvP4cQso1ILodJJpYm8cNKthulYP7wa243TAWXMEkelV+PKaADBoUa9JhnVAH2lipLBRjmfNo99rgNrofxd9D+xGfSKD
u0Bdy2+N2jgILSVXpyGjCg1H0GgJo2zwgIVR1rLIHBagMzMhiH/aHB+wtXHYM4Hs3cp7odrTYSRBhBxBuZeTfADrA8F6OZ04cjpx5HTiyOnE4dOJTeBZA7YH
wHbBUIu/guPfl0MYVtI4smZ3zGwCZjYBh7hXrErExbGJFz3zl9rCxuejjOcS9LlC3VD4yVBFRX6rDL9V4q5CPH3yma88+ckq8/XUw5mBLjjZKUJRk8CTmPzk
AUixCx/8AoRN4vYsHs8pZvnpPX/G8nE7fZQzkn9tX5aRXHPgKGpZSz/vf3Ic0rXCfvsEXt5KsqkCYR7lZOW0zUgODxqiywrVbkN05bEMMT3GnX5httTpN9kW
LJ3+n4UPb4VBmHs9Ib1eL70et72++Vx7/Rb3eqTcqxw23kW3dx/gw8Y03daRbJD7flr6vkn6fsr2vetc+16S+D3vex5hpE++lzt/QEnv96v893twf58AN4f7
iBUKKksdnxAO3KsEwlMWwgNKJI1ZJaLAbUWI5XR7FphX8Iow9CcOlRk6/53QcVG7xND5L3RopDt5m6Q75DtxDVP/Wc7U+ffQIsQjBP7ki8/dd8ffHv/Qb3FM
qoLY+rAZ7rFDZrgfU+e4IgL68UWgHy+BfnwR6Me7gf7zHPTjFnSC8FED4QkL4ZFzhZAD630rRKUnP4KNiN5oP4QeEw/iTcUkOlHQkvkdglxzMpMq9SQJTmp0
JwlOArqT9CfInrKK7+hQZ5KeIMeOJD0x2ceJ9+Z5yDmwpQm4m93gbspjgzdINKPrzLuJWbs28Nyj9h4W/8OLnGZkIikCEsgKHN4GUutomjm8Bw4fMYdvIji9
gYh2cPimdsHhmxJN2JSQfw+sPeKqF01UDcEPjUsdGYswcc4Q5GJPpGdTsLqjhYArXiR+Og9fkFDm020/eyevLQTko4dYUZRzeDnbfaiZp8GZLzJro5jaAnWE
mvz3SA/6l98/DDeXzYYVP+WgVlzGii9Mjz+CVnRaK+QrcoFLY5z/iI7nI9qVI7AL7VAAIvm6B8WImvzhj/7oG59vQi/C6PcGUH3q7U2gvOzasi8t+7ZlX1r2
J13T8lfp05tAfX/9Re8ycGZ8cANODWi3cqn71q7tGoVXVZqv2uZzjZjZX8CYJn/41//5Q19dGL2MGTB9MC1plvYmtJ/e3LX5QNoNbLuBgB1MVgzYaBvcMFNu
CAOlr8A8IU/sTergoF2bb6QKzTds8w1pvjFZleapGfBouLfsTUIw6tRbRKJojEmUszisgM8qItr0f//ozo/ashiIu314/zIez6CeCdAcDracukCXSahH95RI
qJmTUI+IEAHJxdzfZfKzpZkIw/N1RPju8A8gTqIUT0dIu9UEHQSSfm7pmHx5nI2J6yT/0Teq6Q8lQUE2KAxglU1zNUJ4WIA90pHA7hdg9xn2SHA9IHHf4roB
3mfgfQHe15UMeEBDTfpTEbqPBPhqN+Cr8jgDvt1JgfZYj68uAn2ADoQMersMOjfRHfSqEBMRhSGm7oDXyoBXAXiFOq8K4EE3wAN5XOC8KWiqmj7/dZsARBW5
blVgD84F9uMG9oxYu4Nf7wJ+LQd/BWoqlYJmCWO6we5HgcmMVoadaak77K6F3c2ZQQl2V2B3aQuwsPPW4GNrwB7j42uFYgoq2wyatJebzWBendGj85fK9WZc
qx1vZ7lgxTqYOtfCA/nWJNDebuoymLrF5JzzyzVgZh96N58oOZUdzbStKY2vOZVdneFEChFvirUEnObq2vHYRyaRDnZ+7XF6OxyCoUigJyalnI/kcMiSo/g9
XGyeurqW7t7HeqXaRg/yAl2QMzLXzIZi3miAtSOLXnFCdpkMfyz50HA9DJdQkGZCVzFcPNkjOUTdjq51NOvMaBVg7dsRsYariYBP+oRamEL6ICx5jT6mT1rm
CBl+Xil/ppSxh3pT2sG8Ku4IE4J52Q2Ela/RkcKLLpRYFYFNWdhQQ4079IEP6JBng7GN2TeruiGP3cuqLV9zWw5aoJ7pfbyt+I37eAZNBakirtwb1bwZdXtt
pnq7omumZ9O5IcVFBRpIbMGtcWOyFRfzxjLMFe1fw/bwRtoiIU03FhJOP5NE47AW05DjFlayA4U66nrB6rT2D5Je7dwS9+lwsn1H3A++iXenxvF+xSSucRb2
xwO6vpAMTm6ivw7tp5Zt1hr6amjSp88vn5tUd9yFnLiH4hEAKCrk2DdJeytsA4cEOpoB7vd4nqM8kLyyetGV3nVN2LMjUmwCtrVzVn63XG6fsHwsz0CPgEwR
CmqN6Wbciwh5lUmXCA2Di7xvwLE/2LcLj0I9pnsX7pxs36XDO2lW1ZsJYcIYxZH6r0t64b+KqFOa4OYdnDbIuPtAvPguGojHoJHp0WOT7bmHkvFrIygxeiNV
AKfb3VihnRekyEueixisR0dXL4Kexty1VXAcLmsQ6AEWwiA1j/Nho5f9NeyL3PQQEiK1MTlXl5prL3pZ0tqxHEUgftUmgQswe722+VLjehQIJ5o2DiznGI/0
duD2XDL2EGE7bu+avPI9euzOh25JenfTywoFfXqJxscX6LL2Dw5hLSb9/fDtAhuEUwfxxopuIWNzC0XgsmliDCccVo73KyLdmZJOSUDCr0IZZ0pTxZUB/WKa
KuzKC8kYMwtPtALW+FNYY7AVA1K2RA63Bi5CPOMWJHI4BLVy1+/9Bd1v0JzfIXyl/oBo/YL2ijiM4S/CTLiM+yRiqPmN349KfXe5M0EcnHireQdxpbG7upMM
ltBwSu2NM348xIRjUP/MpBMuJZ3uY7YOQIKLOb74ruMLvtyfYcT9Nk1R3k8+HTmzvS6CZ4tve3Pz14XvqaxJc7eIpsoElfICFgmZziBmw/HDT7a8gHajdjFN
nrLRnp+ADuSruSJLFCnPf4LVHCtQu6xQ8xQQ/UFfEfvpkY9CFKoUzTXaM4nN6cVr2UeOKNUjUI45VydVLhG5oYOanfTgpg79T1S86mL1W3EN0uS/SIIF+GtI
CJTiEKjiCWtT0jQ13lyueeesTH7dgHS9R1Sn/RdiKmlkq/GyG3ILy7r45xz0ukk81+D9O1zYP/nDZ5/0QAx1pJ2rFdLOveP3QFchW+6Dad00epoUH8jBJ5XD
rE05x9XUFLJPh5ii38ZMSkAZXTYnDTzcljSFGwn61S5XX+FT91bny7g2tzpH+fjMqTQUVC9HFDwdTPLC16Ljr3gyOOr6mPVJvYT7wP+2Lf7xYupCIPqyksVl
/0bF7nG8tvBnlCMpsiHSMI1FpikWmZDVUxjpN95jukOVDoUQOB4iEr0ARkthixdn6ZOKpFRXkuWy2xftDjt9Iv9I8XBJR/SZW2iuYd6fYkMpJLoOTW6TZVLY
W3UDB1r2dmuKSMIRTLoSN4xPMXuBDqRSndqs4gGWUhu5+VXspC06OcH8PW3MpG22mCOFsewPugLnvl7kLU7d6STi9Ne6FUd0lGiDD+HArnvbz9zFA2uDENsE
EW04EW2rdOnl4wQ1xHUVic9wH3TppSYga2h6v8Ot0NU2FKW3UQv2U4KYTji5wTiaTtrGYBwZg7FuURN7SLxom5HAZTfCkYcHAoEqituAWrQCbVh2I923k87Y
9AMNMLIGsF627PbuoiewfcGGN9PRvXtEUMFD+rH03Bhg++nYmQx0krZUaEF4Szyk27C9DuNSj0d0G+bZUXqVOBPvh8KujljDbn/OrhpoE83pUWg+23oEms+2
Hobms434f58ug2zb4mYa0oA0lzUzpIczWYEpJ33BsZiICXYyS5ZQ5oRwmPYn5A3wYxs8C3x+ig+/NsmrynMRmtNYA/h4Df0wASJ9rzglcKZixnfC2wnwioJW
IhZNMIg27xcJd1KW53iX7bGOVxhik9k6tN/F2bMDNk8r3FrO+5n+TNsESIGa5an9rRFXLJOVR3SKIvIr6hwq7JtAyNiEzmFCFqrJOocK2Mmtkiw/pDNbKV9+
TfLlB4tWTIZDQ7Sw9hhYRG0S4GwKfXVlincK1lcLlDTfr4F58ZcSz8IKVtoFt7GDdNrsEDvd9gt6Kfwuux0d/8g5uh0dc/7Z7+hV73d0uunpV8ZJ58CrwUnn
tIOtw09POJ1XkasOHGRApXCvGRL3mkHx1RkQv5q2+OogFp49cAbFA2dIXG+GxfVmRPxxRov+OgHeHkOy8Xo8zvVJ4lX4K4hXs3I3XkPIHEu5F2TQgstwGguj
oJ6uideii6tjjctVcYwutseJ+Iidp9fo1blEtthNaEyAHBewVgmsqwXWNSJOc78nci+hkkDtX6x+n0bqX+T8axopXa6nkfpILzqCy3U0Unrl39B80W/vxNn/
IudGmi8f6eH7cXkrzRe98n5Fw6Af71M0Drreq2ggPueqT3C9RxWHUrgT2NjJSHa04lT12Hli36SJX7//UZS5d7N57bqiC9Jryi5IN9Nx5TVlF6Qbii5IE3cm
E2UXpF30xUTZBen6JTOzip6MW4F3tQi8Y11dkE50cUFad24uSI64IK1bqQvSuqIL0rqCC9I644K0ruCC5PymXJCc4tbPBhdh1bkLkiOEjGI/qAkyjk0/0Kux
6Qd6DTb9QK8ybyPMRRgJPJaGxGNpUDyWBsRjqS0eS4hTHRSnpiFxahoWp6YRcWoaFaemWDb7kY4gfcYa9NrLSQxztN7qXE2XGH47jk4uZQ3IeXAkAq7cn9HT
r+Dk9ICnajOSqp4+YU8nyEXYMjjrPR0YPLNluGbLQNZPh10X7G4G51Y+ahG+uF6uhnShOTH+DWxRcmFRYi8KXV1xX6VOdLdOSs3X0PhOmJqg1KKWDEJ6vIMQ
ybniDscaB+0ZxRgean8XnsOeov09UK8gDgorbQVpzObKm/UFNx1BRO9MnRDytU/MZn047Z/w6tyivJmCxpLtH4iGY/uHZIFKqjhm0pCxgbpTSQ2GkRpXeHSm
uAaYK4HSSkJRq6kiuXGviaHWFZhpCBlzk8YDSqkZmJvYoACKu3tO0tEvfcbOK9BM7ZQi7IUKTyTwTsdM7hU2s6hrxxN8WoEAk1SsfaxljWMVMY6hbePdwE1I
2BLHsjCMf15zoxlVMMj5yyeAFftQxdqHxDpUyS1XYu3BOwFMPnW23yl5XMOTBhuNXJIp6ElD13eTBN9gMxJi2nAE6sj53cQasYy0IzIyW8QKsaRHwGiJjarN
ct/dYo+bMtbCFtpviyWoBfgqDF+PbnV4J0qqu5OWmLJaHWpJbGdRLqkZga+FZzTinZHk58rkt0heLtpBpNNSfzVBsBo9MQY2kgghkBGSQPJsdRj49+2TwmoE
TyQjq0FObvFURWAxgUF9zkrbHQixv8nM4GtlDg3ceCqnjvfLLNEs6xDuSM1C9xETVZbx32VXKLsbKCYJgY01BS2miyrRRU3GTY9264ggZo8QXvLxWMmC1Wmg
mFA4ZUG3wQXq2NKqoBqB54gSwRcJd0GvJXhDnhiCmPADPdQz5FNQ++BcwZbNxm62a8ICU+EZoLUGFQPvUg5PIpCQQqPeoSVBRJvH6kd4cSgDUAMA4WQLRMS+
SuAJkxLXMIcVfk43kV5CG+xq2GMQNqWWTLMYPGEy7kX1wo1egNA7V/de5oop+0x28yHHGnGZzUdKXuMyZHcwa2syCO3P3lmqSXazcmdedvQF3W302jBnscLQ
yUJM2U+H/tbwq0NqSxMx8ZKJmJjdX4DsC+/JCqedmF3yPIO4DW4pdfE+iikLf9dVt6mZvLio86DmDw8eTOilgwe1Y5NDbc9uJ7bbQpQTR+fZYv9TBFkdnA8f
C+tqRt3mzgR0Oqzehv9n+a/nC8F6NEm2rufRKw/Gddk3wP3fIemefHYRxC7/J990Xh8VbHRg6xUOnvu4KZkQ0GIniL/y2gnir7yRBPFXnk4Qf+VtIC5Gl01J
Ly6bkz5ctif9OPJMJQPtTzINI0G07n+c6KXvcTpg9D5OR8b243TGaD1OJ4yex1HW5XE6XTQfZ2MRRjCfVyZNBongnXkiRrp5x3hcT1FpBolOuJYpATmIEUuh
2ukrD3JhU64LWse/gwfjETljdpvhZCjLz/X2yMmWimuZwsyph96WPT49Yx6LBfQqJRD+xxvRl23n5O9w1/Thh99eePzClW9nOyw+XK4g71tK778tcqkz++dM
nkYsh/jGcQJI2rzqf235+T9NvvZZmq7RD5gX/mg7gzJKv145u+Xyjzz6h9sOyteu48ynB5EBTw89+GAyxh/8Dr7Wow8S7GMPmnnhZ/OaX2i/7a36CtTZLfxB
84ccekOoAf3gg4w5XDiV4crgzAZRgP0d4zyZGQGgGGwgxxYwupxo6g/qET1CxFLXQwTKEvS8LhnH5fpkFS43JKtx2ZWsweXmZC0u70o0LrMqiXGdU0kCBD2g
kvOKGJrQITam86wmNreWTrlr4pZeHfdoJKQdJ6Z6HtwnuDptvYieQ4xnGc2dRi1dglVwFQJlnVB1uPQN8mGBYScNLh0MfzZs8ci4rfuQ6rwIFqhC6IMphWmG
qYfpiCkKtJVPOJcxJijpH3EaJoG8NPD27LbMaTCrhtMkE1pd9a/egv++TRgxcRXfvuUZYILSE29LGjQwnb/0TOGlb+OlBmr4OoUmBgtNQIlS+HCw8CE0KjRW
RUOdkFKhQe6Vhb32lhabhQtJ58Ms6XzIQ/icsQzzD5KY7Tz5pJkMwPeI07INIJnYeV0+wlEqgBktrU6zVLfFnaI9cHALW0/qW9zNdBna4m6iy/AWdwNdRrZw
oO/oFtYUjm3hGPsQWxbYEk3UIB12aSNeR7uDnK4cEz1iva42uBuyjEjhM+1AuLy6rTLj0fZRszz+pJfxeLGaavVgktd1vpEZ+QgdUPaJfihT/AHLjAsaK8Mh
X8ehfcIclGbiAoKryQyjqT2+BjAQzHvSSjbjlWzGaXE8ZDj5833Gq2PeIzFfuoSradwjn0qSOx1lael6zvAxkhVwNVr49OkmTWcI1XsnLlBMYWitXHtgBoRi
ufY2LzSKYZwpTyDB13rj0lSBKI8ZohJD6nSF2CIaoI3baTtueGzB6yBKGVgwjw210bnAFQdixsPebDZ6zzQbjI89go9tkrdRtFQ9qOsf3QIFMqakoXuINWUe
LdnpnqcnTEc448cDIGoYsQL2Q2qXJquST1Zl2cmiGWHBoTRbvWa2sqmqcOHn3tJUffjdpcVtA/GQ4qLBSNerGztyiIxRHXa24I3sgFHXEZCyjzhSE1EJtJP3
52ys2ZWNYcTMxlDgUvBXEKUHi9KyCDmIIfRgCQaxBK3CEiyCuYK0GQHbr/xp+GP3gcJ79ADBk/PbJuqj9x88OM9cQA4FUCHGkdh1pJJnxuoydshOh+yt1z5k
qoDOc9FGejv1U1X4/ePlrNk6uMA7oWib/p/9q3Zvfd8fXmGkkE+9qfNE9UdPXcHF3KkdolQve6fQ3Eekuwu8OZeYNV1nXWK/dD0N9kvXF+CyQ9fnFBTZF3gn
FTTZF3gHXGRyzyrE2KbfSaeRvK5pxoZoBumbY0r6OKqkjyOmj8Omj3nT9sPoK9NRBciufhjV8Ia2eCdwHd/iPYzrqi3ePK6jW7wjuI5s8Y7iOrzFO+Yx7p90
uiG/BXAxEXjdiMB9+UTglhHKXZ4IFkEGO60lBfcVIwV35aTQDfKXTQo4jtqBVpbiiiuEEkDPPQ6JkgS/YfZkrbQ/Z9G1LWVpA/mcKaFZpgGBnsk5DbBhlUko
75nw0uD+UYP7R1yDl67g5QngOvDSFRqgeVjFO2jGaIsUIOZMOpS+U8A46ZZHwqml6NuH9xnhld+otH+cueRAA3xUKvyyfwteoAeiA+aZ+ot9xsFs6bzZv2Eu
/bIjWbXwlP6wDZzM8u1NyImaz9PWDRDJLZF9oP2T/VKM8EP/rBE+i0Z48002yPjXrhDO1A53uyxZiupRO1LgHgqOyrT49+RqLRL24MGNcB3H6EHcRXoRuOmx
TjP7G7qBPIWXcaOF5iTGr9qGGFCT14gm1XZmgEhoC7qBX9Zy5woU6pWAQhrmVgFF+LniZFiaQpxgExmHb0WM1RTjhZKFLeqpg/T2PYkrTqHQARqzsUQZQs0U
XDueqEyW9qXeIYaYtveWw/GggDMK64CjOTxwfcXKMoRuaEPvmqM32Jmz0otERc6sydBqLFY0VYEsmCpOlVo0VWrRVKl8qmAdh1cfVkoVFgyYaVV94ecrqKV8
W6ZNP+Fk8S2IZWr/zT72pkFQGOqkpZs6zFJr6UCn/fhcnk+rYosKSJa8mpTRq8EjU+EyAWXpxXQO52TksdRcg38eLG+xyTzs4jJgnYDphc1JmLrXSBJomAtr
F3ibaBugX7agNNJGbzuJwfTXFJgPPn6D5Iz1kSbb0ZHkGUKRAba8wWUFZpDmFk41h1RrdeEYxAyvFjff9KSkSXVNeewwlTKxufgl+kzWpfnIrhe8jplXwN+H
TXappsXm1uDXcKHjpI/PXJuwUtiHUpjeMBYEBSwOOXKHZHmCwZcVEm9+DBthK+FUJFE5iWPrrNc4PjOlucCq10yVdQde9TwRTbHVGH1pYOveIkElOzb18R0c
m3pxBx+emlSw5SreQdpIP35fXnfd9CK+mjUUEOB17JV1bMs6NmUdgxj6K7jY2DyzVUniy4mWkHapcSkXuXcuVz0oSr3ViZB9aauDXEwSpSaK3Sqn9M1SMtWg
JTLb2I3Km+liAIIvNry3FPsFcOZyhzMg8pKlrU56+GMS8CRu1H/Pxy5a/lZcDQsabV2FsrolcUz2uB6+v68SzlRurxVjfF4ggvFsuLCEtbXBoYAakmDR/oMf
Ahfn43KAAbYjR7AJhmWfRT5OzQxVF+Ij0tfipMresDqwWnqPuYAO2i/Y9KKriNA8kE+DI6cT4PWeBF6xXCpQXHo8OOQifaA3+drLWH2B0G4PLq2BWVZ6YMr8
eUhSF+JyobS9IW40a2F6YAHi7z/kWSYg/96Lh0nEfkZVaZH+GGH9yhGBEc+kQzxkbwX2r1tIeuAiX19IWuznTPgI2BeSNgczBOO6sbA/7tUhPOkzj+fWHbq1
n6RP+rk9ufmu/XEfiZnE3PrtcNj5IR6AVym7xM7cEg8SIfaTvDq4JxmwfgDOHnZXHbiVOXINUK/SA+IDAHZXEy8ekgMvVo1keAEn+4ucejKyABk65wcwTAQ9
nu8on+gVlanAt2vdY5tSV15Q3ZyskNEz9TvJqB7NAjx0EI9CHBi1Pv48ZTUO+LhLt3iixsf1EE1UuwBVswhQHQDVzwBQHQDVuwJULFBPnGoUT0YLARJQXcIx
fYxWhOBoYUV0HzulD3DFRz1E0I/AbyXYq4fZZ4VxIeWw15JbesiIbbYcppIayDmAldSXiGX6ZIrRGfwImyx9MPdumxKAhHpPqoN5cOUawGUAZdJZBOOcJx4c
brfRZeBSdzNdRiWZ4jDTRvqZj3GCjgsJVVChMhmhm5Frx/XAbjoHDKDSwiCN5dN4q4OH/V6+LbigVm4g7oeEQF/SFOsR1ED1EJCOzgcvZQVeP3J3Al3bn5qz
G2wQjxgBlubLbDFShdcUxeJ9p8aPk4E3cuqFGvOJBsccsTESIfe+sYFySwM74QFlC2tp+k7OTvg2GUKmiCD9d52U/cOD9OJrWBzSO6KqrSYKGRW1kWghhmkZ
UpzUaxJnOiB+BIgI1GgqvXgHS130yw5Wtp6UiartJioaiIdx3P4BT9BQxuPOJ9hTl9tEHYswX6dApmpUlqsmy1Xh5ZJWLuX8l+Pp33EvPKPYMDatLLa9MPss
lOdrNLyyjodeRo+oStcxK7kT3CLt5yIekPrSf0szjXWTBKaE47RQJB7wbGFeZaqZOoN0TwccStZjCF+xQzERmtvhEoMOB3CAeGnxp/LwN1nRAXZAEEAC/F7V
TG1Agk8XFi8wKz2MgwlWLMOCUYNLdvnpyEsvsO5Yj2ZPDV0AC+AYkC/4aGHBR2Xeh7vN+2eKC374ZS94VU5h2ZIHK+v65Sw5n5UCPU6Tgz3jsJmQUT3QoWk1
vDLgqAYsJcdCDtP8sQcdsytAGBUHnzceGr6wM6pmrCJfGCJxvTf9s5kOexCOCanjlgSMIMw3flFZZgULFaaFnfxCcR+qi8daQ5IEv5AJY992VRUGcNfwbmvt
8KzxHtHTfzmXKTvkUOQLyy5HhLkanivwc5ric6JnNGG+doXV7Yi8sNSV2Li5H2A0HKAikyAGTj4o1IlHStoELLROVSYsN8daV7yP6SfsKtWOIbFaKIfIpevs
yWO7zpn/YmH+TKsQZeVEcw4N4Uj7T7/nj87UIG5aS9BhL/cJR0m+T88ZsdMvi5rn9k/qRlXStdfyubTCsDTd7en/k16e3ZetXPrEY7hvFqvpxbX0H8WHwE8P
u532Z8UtzJRmcIGXx1yRiJ9A7nGfq6PU4S/8JeS2Jen7MVQPoeujqC7ic7WUJq6PoAqJz9VSeuj4wV4jzVHoub63FLTvLwWiJemfxQ2gxWFYUVdzUUs0JHS8
hciHGj8XcoSy1AtKeqWcN7zdJQcTAqAkBxNNg8m91Ed3I3zXb2po10k4sbmXepB7qSJaiUo3PKgYY5vgwdlfWd4ems5xXtof89w8v09q2FTaH3zPEgtptIyF
NFpJM32635wXMM77S8pd6MYljoYzkVd0G26xFSlfH3ISF91LONHEsbeJXUm3jGq+C4YhHIcV0Km3lzV9bZgXWEAM5dAlWW4QMxAKlTdxWu6hwzYIedsOpI5J
+7iuFK0zAbAzasmr9I6kDKm8MYItPvuiBdso6DcQz1/6XXGkfmBY6pWcuSWNd0QcZR+C+zCHrKS3Z5u5DpPKNeIKyZZMXeH2r5D8VBhRR1yYKkW5l5GTgyGD
CAVdgJw9JT1CRfQIcNpr6h6xO4Y0oQh9SEic7+ftRvzn0bicFomU5lUyaOrCc7HFDe4DCk7/G9z7YasZRJ6KEboEt8Lrn7Pz+3tjzjDl8e04T1fcMrSzSpzk
MvgXMxYsUWtKUo4FbHYsvRGKVJuvgcrWgPhy1awBTVF6RYngiU0P6UGDfzxPq8252qy/0cxYFU7dZX2as3gy6zKZdZo0nsyqncw6m4SglGHsXJWVv1PA6voU
yVlrS+5uxUHJJhbKJmbHgzXPx1OasnTbEm528eInrJ0or+WAON+KKDJiDv4Bryz/3o7rfM4mJhpy4pH80JqHRVdMaMxZORJPuDC2SiYxvAJNqNIP4BysA1hN
J8l4jY4W4rW6shBrhnu1CYxeo9fuj2Ot6Qwcr0YLa+lUHK9GwPTmkqZA79dr6E0SchYQCpNNwKAJ5ccZWQ9hmxrqlshhCKGvAToYwhF5qFtaBnkn1DamgNMy
5NgZ6tUAYbWkt1hI1mBca/UIDYlO7XGihxfgqUIwrTGDW0tQ0xsJBseF5zUGt0aPLh5csh/TsJZ70OftfxMBE+u1uOS0UVyq7guQv4xXOM5RD+NhKgyfT+h8
uljSJseB4OS+mDqroQTgB+ISZ9tfZbl2gUjD1/FpIWTaDJrj4WISDYREAygCQKIVS6LETgiviUTDq6Nxw+/mivxOCOOASupMGZWcMu5BTDld51BypQ7a6C0m
5LGI0QBiNJbJUsN+uI2uShPUMJTw0gwfGrpu8aEOkhyQRCfAc6x61cT6txf2T57+7qdf/HzPm6JqigIwoAM9UIj4fyf9QoLmYv43VuK5wlbtBKvCBDfOOsFe
twlu5Ipp+y997lEs90hJGKxgp4Cq8Rckik1uu8x9yRVsoucvsdXzWBnptL8RVedWYzl+wdXlEGQDYSGEsFDRq9nnGHIcirRDIqODaK0ZhRqO9PUU01VNX+T8
dCWU7QPtrLL2YjlbVVh/lJeL6uEyK08fZZkmHYjrzbESL1+p/OxTy00+gLENBMeOHrPXb91REKt9CY0s8/FZxbgpe7LCk9tETn5X3M4RB+5bwJsKoystDgkT
8CdcJDtkgEQCSDMD5Ld3RFEBkOW+65HvJC1RxQg760XYSUguCiUFO7eTRFqqkIkOjkDeRdKzDy8W0WnfhP/djP9N83uPzJn3bsAIEUbYnwVu9Uv9Z0LCN0SN
bAdHDFa0m1rt0ZFIrCtIXipxcJGWGlF/vM90el3SL3uyD0MWfu7nF56dNS9slvPGJTEfpzfF/Vyt2qJqgadlq9LcUORplYzkfFO/ByfNsIvgURWi45CdEler
ZkQXSdoEu/yrsqo0jMd0tHXTZ4HBP/k6yp794OiRu6tcNqjRvCg0ycgj0Qu8Gf+7nof6J3YupmSoV8lQt8f9JINl+QOMuYFg77MR+wSHNSFFJonJQMh//KnJ
sE333MW39zH15S9qzi74C87Fdql72pVyYy+5JPhclLGFbO9w0gvKD8eQrYFwfgKBMLfGr9F9oq4isE+7iD7U664dj9cTqO1OvEGvk3hFgn09VFGOXif02Ecc
jt4AJVwnmpD670LRFa+HNXc9AEtfuwScq6N2ub+N1N9G6u98vdF2RF2dL11tFPTaYJSbeT8u9XM++jmfJ2CjPn9nhEp0G2kS2UMDCjxREWW33YIqFnN9ZfX9
bOV6ndggDdpVBO2CJWgXCNoFRV5f5VMtoV0lQ7v7l0W7HwLtDv6cds96M+kOGUedZK00R8LFgAJAsyV5gDhcsiWFsiWFHFSUbUmhAfPqyLOTtBTaM7P7Xxh2
30vgrwmdbPn1Or1+Z6Rol9mo19NysR/YM043FP1PXZ8qwkLGEpYZV47eJQQjrNXrCcEImAKCrRMEW38mBFvHCIZR6HU7k/XjOLqedtkaUMYwlr76DIP1hSw/
hsC+Dew36RN+rt+z1TmE28AGCz7sCd0+AHGtrxsP7pPHJvH1AY64vmu2ZC18gHMurGfDId+uk5MljQhjYv7x4j7r4IW90Us2SB26a9jKNL7RdRB9NAYL0Di8
HezfyFoHbwj5m8fyHDi9RuQa5oRPs9T+S9bouyG18uCELJwmcPoMvq9neWzdwn4+YHAyzgfYT5Ttn/EF2YsXPBb/f/beBUquszoTPY86rzr1ON1d1V2tbuFT
B5O0Igkria8kywbr9PJDBo8xXr7rMixmlgGTpWlz17WExtczS3G3rbZpJ4aIYEA2ciLLTiyCmisbYwSYoa+HYYSxiSAOESASObHBISYRYIIgZnz3t/f/n0d1
tSRjE5h1R1pSVZ3n/9z/3vv/9reXQ/tHe2KpX641tROI8si/v7FekJ3p5zEG0/FSFsO60BTXSeWxfY46V9v9KMDtB3BDq+QX8eNXYSvfj8/EPj7dgn18Hz6X
Gn0MwWfiQ1vixXy84C0az7xF4/y4D7FTh9TzcR6JvPEjt9RoyTSvk5zfQ/ANeX1u4oC/GEkcJjiCOoTnnKGHa2Kmel6FwsFn7YtyeGbsT74G+Qx8eJMBU4yg
7PmkFPvb0pn/YW+JA4lyb2HHED4k1dzaR83pbPMFGcsroBsNhToIVE69sBbk0A1XtGJTsWmQGBTV2OX7G5w3WSDysliHWhw1ZLFuwKUkGnIo/pwGLdYuxJHb
C91oiPhpCBChziIoFBF09GHOYZaO00odcIAkWsqHciuQvgpnOod+9om5zIw5ZoqBnxsxR5FHssJ5J/2+w0Oz2AxmLDYDwmITiSuuJiw2vlKp2bEGaFP6mCWv
/86NS4TVSpEes9ijCX3PmkqDKbmTvqwwjHVgpUW9jmG5Jx3/sLXOekr4ErmXHGBs5VZ60zN4U7LyJBFSfWeMF688x/bTV2nat/RVixwpNN6oa81Qv/nV+RVw
NqeHFluMh4v6ODf1Y6qpD5kM0zPONX9gilZz3BTx+Sw+35pexVClJBzbYHwfR14N1+wYSyK2CDIhJFYQHdFW0Fn0SBrrohZ/36R5gFeuphfAVz5BLxAf+jOk
7GHfntf51MjoDRtwkpG4kMYNdQpJ1Z3RszOKMikANopHXAsESph2ABtinOB0g8fJKI+FWtGKLz4Gk8+BatwQ1YoX9Qbp6hj4alEn+6zWdzL1mpuhnkwwNxuY
TI0L63Vlzx9UvXNgTphumC0KOwhm4pW76GHYhhWmiVN9zc6xxa41euq+Xq/oAZPmeOlx+6lFpWs4Dan62uPmYHY8RxLfQzVtACh1HeRSOrFoIPaxlpOBuIHp
OQAQ1AB9eJibAxCGNfqA0ztdsXhrpZD3+uXaXKFBoEbSgNpm6YKnFaOEje4BMbpr4RKCpiFSxhcR44mIiUTEKN+9pUWM8myz3wjZT0lsu8UUqHqysnMWsc4Y
XcEldUvptmC/CzheiWmx8Qy42vX4Ys69htDtNdiyUtvjVbh12T8uKi4kdAPx2BUkaHXTZ7/7AZtK8OTCETKk6vwmls8l/Vsa3obtU5pYvjyN1E2ThymXNdM7
3fSDH+BcAmlTnsxzszYgMLlBW3wI3VaPI11bloxpYxQgGq7blCUs4E0PYNtM5akXcFvAfISOArfhKnT0auMZDmVnLvGarT3VdTyVr2lopEnmk+cXNN7A4eZh
EWnC+yJhCWlCsqCINKGfGmmCexMfbgQnQ5o4gjRxFNJEBACQJg3ZR6kK0mRIzrBtzPiDAQFcZUgTOgOVq6GRJuE11M8NZgFQSBMkF3GKSJMhfgPCGlh+z1qy
TM1Ykv36eVOi+E6YklT3ObStQn1AxpMSpPEm0C6xJ34cOkTQTyEugqdC6aMS5KQC/AGXoPoiSuC/tFdT/UmPlb4F9iQE9sThbRwH2JMqelKwJwFoCfwi9sTP
sScOsCe+7GwhOLehsSdVtG+osSec2SVkRSjDnnAfN3hES/l9iBD2nXXrNRfDNxQCkfsL/eqoQVDF+BYQihogA2qYZdv5A7jA5qMDvSAUDBBHQChqLAwUx8KA
6onqEj3xQGksHHgZxoKaojVHJEw+KJwXUZSXOChEd11C1eP90mw/Kyhurb66vKlVKS+rfjJQXlU5bWE8mMbqN6tgyC1xmyWfc/iMVP09qb/YUAvr13HtJ2cO
75jZ825/nQXVa/IHj77nox98/FsP/ICsvmfMojs26O+OnSi5Yxkts31Lcpq8d9lqfHu2GtfUksAAE6ZWIuVBLcX7eOmdsO7lJfcscy8vwauNuy3R7faoJXi3
JTreLku2JW7Hkq7dotJNL+xQGe0GtJMFtpmH5YzW7svqIL/AekvTQO3M1l5czfqpJwGt+2JA4JsYEAGYriL6GJKkFaykHP8wbP31ZeOU8yPFnH85nZDYJuS3
4pVqQiKTeFO4KluSstQxd46v2FIcYBJMXh8u4vUaMWq57Zmo64RjCM+CUqBpwC6EDqmwjj5Lu2vi6iVabYDF3oC5ih8NEHHqEBkQd/5sh0riztEmYTrBxh4+
GiqEIntNvQqFJusXZtURPRPNrylXF1unsExlqDbEHxMoJdouKNF+KOv1KZVop58SLe4eE9ixSg7zmWbgwGUybzFiXtGr4+QF7+NHU0bs88qIHWO6YlYBTAm2
mWbfojyfZnSNLXXod7zmcRoy+CBF6Fc1isGQsGlflo1BVGYwmwIBxJsoooEoosy4w+qiW4sywBo8om4vtqDfJljl59sEK5v4J/EwfuEPxcNY7QZi4nPRnB5g
xC+vfA8rD+gwlc9fdDWnE+Osheyz/8ZeXmbgt0+x9PTd0Etfq0i/l9rm035kEoP/Q1kmP1Ni8HklLk8oC+U5Eoc1D802nlH8ic4pegFmT6ic0M+zE9oSRTqb
ZIFcIlsw1VBlvWfy2bVkMDGPIxlKWFvPJUOJPhsbyFDCOrqBDCVZaw9asp4+qNbiA1b4ctlbeYnw4P2WLOD71AvvVQXby4viBlouUKANtFzI4r8bn/W1tFyg
4GtpuQj14pPPcQ9z3HrZViMGEddCwcp26MOFA8FGcSJk30Msj41WrAOlilgeG1Xx6aMKzYDhtIaqNrCRnnDRRUjdZHB6KRi5doFS6tPjZjNLXpCz4WYR28x8
mwMfGYbkLbKefOianozr3GyqCspZ+Gm12QSoqFc0m7g/L8+splBZTT6MRnVJTVtNKi7MF3W2BqspVF56ZTX5Gk2WW00+iG5zq4l+aquJNz/qsJq8zGryxGry
lNWkXPo0N2ox17IhVlNTznjgBGOFOQK7fMFqojMX8zqorCb/Gur4Gi1tmdVUp/d7RaupyW/oekpTfqdoZ+AujZDvlYfvVTJt3pKbK1fSkWZmL10uo/tNp6ud
UtcstpbeKUP+dN5cfymvRIpBZSXVLmNGhSHNCOfBSmqg57SV5CGxXcFKqudWkgcrqa5iKeI67hIrqcHxDtpKUiDDWtFK4j6t8cjVVpLH4yX2aNF1OUh4E4+H
+wv96KlOx0a6J1aSGhCRGlaZlRThAgbfxFGvlYQB4YmVpPo+KvR9JD3Q6NcDDxT7/sBL7ns1E0vWUWH4naoIL2kQlK0izPssZg/UDGjKKHbFoFBb5lDZTMkb
IVvwkEnH+6WB5E34xC8bSBfIWrFRCKQYpoAHfELDJtYXbjAFqlATqAIjQTyBhGvZ54nEayhLiOMCMCAY7EQWEaZ4lF401aiYlmWwU5lzMnkZViWeUgYPGuWB
Oc2zeGHdEbAHLxhXy3pxFeKczzL/vawm/04Wl7fIGvImcc5eSYOJGaWRUlCBhrHtkv2gt9VVN0T9X03L/zHgHZRWyW/uiKRuyUsiJi2GbjigBMdLKmm2Vqsl
1smw/rhgQl59ptwV06vflr49HhijEn56wUj3/HTGxK+BcEk2JYdXHdlM0yxKXolFaRA7cB524AY1b1DvTZo9yeMdOA+NeDYI5rED52GRXQXiUOzAedi9+DW4
/jcYr8KvDcaZ+ACTvQfvxzjkCtZ4D4s7NgkCrPH52tq7rprilRzoXV6t011erf+1vP6v5fVXbHn1/n+2vLq/tOVVzdR8abW403lxpdl5Lruq0lUXy26bXmbR
xwYLpWw3Dk09oHM9KMcLrRLYV/JkzTB4ZYiUFwaGImzJgCZm0S6viahhf0xN7PKa7OIj7CTQm05ecdOpLtTMdSAiJcuo2nSqs6BAlAutmUVUl2R8YlktJvcJ
A752xe/AiQauTdFex42c4IFxlPDBZ8C6mcOcOrwyuffI3I0/eHz3zmQd94gxL8kI+H7k1VWfEMFPa474HPgo3lnBIIH3VQCUmvHB12mzuMWSzNIvXuPk9v2b
ZV39t7KuvknW1StlhbycukB1SiCz08Yg6oi5CIvSFIuyIRZlKBZlVSzKSCzKpliUXtGipKbIGCOd8P8yrWmmTrAlOy8ur7xujPlQYDWaklIKyeWYDrBrSygD
Pf0iyaEY25izsbAFShi0JJRUxG4GdjlhuqK/wsO2GU4XOFQUJQSqWkmNrrMYL+zKcumJboZrNF07M334EoSYBIDewv5MLpL9UlYMbVYtGZJXBX9HbOdR8Bs5
9eV6sGXTrwvw3yb8dylfJgBcG1DXGvK5nofFKPNSBpz1ieG07qXCYsBzAFmcq9fwNk91isGFp5EjhukYXFJK8N73ZqAu8Elw+l4dx49LKnzRtzX9RCTRoTWh
n5C4IaG+4OdNIBp3AhH7dJMgWkF9ITdlfBhOnhPCZH5sFc1aKUWzOhLNmlGLaDLrVzH5R41JqHKirJYmA1EU1n9R92rT5g3WtH2DOW3d4OkxcMzMki3G5uSP
jnxlx8yxc9ZZR5DSfuaxHTML++/4+JPGOuswDjx9/P/9lz997/J11iH8eg537aGLF/TFO5/91oG/p4sP4sAPHv3KR+/78tg66wB+Pasv3scXf4Fes//OT+LJ
e3Dgnx+5315n7eJz+HNs/TprZ3blx3bRjXP8mEe/QtfNlK67Xl228OWj562zrqVf//jot+iqzcUyXkU/PkjfDzz74U/+kN76JvoNt/9BE2LITJ8RTr1L0+fv
xA7BU2ZqczSwbBHYOgvV6UTGTt6GXSB6BwSBPIXTS0leqVM/4WR5Y0iIxFYhb4zVm0wK1FXWqZNJWRm1Er06PXMK2rSdYnDj6R1MuKh4EXhLwPZobVN5FKws
Z1QlnY6dbQL+ix2V/qTC1X5IAqXM9KhBk5FznNFC2ZFlKaCSuiQvOHW6UMBbyA5EZgxyBVHjIYtOnpgA9CVNheGuzZOQDudhH764tjrNHDuIngMtlCTT8bJU
O16WaseXD1N95Hl2Bst5dmKa0oPlPDuRXC55duo3J/Vynp0OTMtynh2fUw40sCG0LW4ihaS/bWsyxG0sLDURyFYa8/Ss+JZ4gMlWLGGlaZGyGVE70FFw0LQ5
Daswz1jI9qWZZ4bz8Ha0Wzy8JRnZBk66eKRARAM4opF0JDgePDQjEj4LRwKTNxrdTuyAh2YUXeSAh2bZfDloCR3p5LQvY+gYqgmi08aXStg6DohnFqPE3/tS
xPDDzJf2MNbXi9fETncM9HFjmtqGW9uap77OWntsLO5Qa9cLFW3mdRyPG6hjY0lqG77AXHwBl6Uhx8XV0QSQtRGPF6lt6nHrCoY1R6C24Y6O21cwzZ6T53Ht
0M9l4Ldxtsajit+mEQ+lnA5XhSJ18lviDquoFbytmT/FwXM4F1Gh/624hmQGFrSggD6a4C+zGOpHH1V1tZ9YsjfCNAfsaOd9wxBhz2b6GGkKVvQHN0lSDdJW
mLEphhulsOTRG03Npfc1sw/9Y3wa9I/xUvSPWQLPftyMFeFmdF4ubsYyb6JRZk7kZA7ys/C1Y5rT6bG9EF9+cYUKl8mqj3p3tBaglv6P+EydV9FL/s5CKgaf
tXadV8Gl30+Q1TNfIMxzFYDPFaeSP2G9s8v71JtJQPrwVFVBPPW2LrOFvJWkAH3Ab+Uj21qIjzcJI+qVzE8HltJrOTyKrpsDVhi8tVhHcobWekZEv2c32Sn1
7Mw7xugnGXNvH+vW+dG3MTMekgqvNv4TGUTmu0C/l9/wOxdyMpeKEJ5OWLOm0GXNAKRK91yP3oeGBTa+UNj4PKj3rG+BlK+mSfmwwQV1rC6kfODWnMqLDH6n
+xVBMsi9Vhvr8Z7zEn7tRj7/gGarXSPtskraZYKsEKNANqvYovTTfH5aB1eOy9Pi8tMiWObQQSOVuF4/TQlbYUzXGUgjPZk1+g86ILMI1hRs0VSMglWlxOc5
EEUX5iXAUFhHU3IjMgYRSiuTyuGpQCmUkI6GIB0NNjoVGKvaNTImgPKecFWSuLGDjbMuJI42OXnp3ZSOcr4r8KiJyemA8YJH5qXdoMApGGQCzVecglfwN6BE
3ohvG4zLwXFJyh99kI22KY3S5x/POQX1azQSusbp6QrHuK0+dvSgKXmse24YQJP3HOvTHZhEV8gkeqNMostlEl0qg2VTt6Z7TNmjjI3uiNuzJT5UQKRt2KNe
bMEe9WIT9qgn0Fb2k4JfiWeyq+xRnwSCJsj541rFJ1Fh51mrdppFJpdKifzBUQGWOH4SBH7vXsJmBCFAb3zeUGD8Z4wSGN9da20XLP47Rddn7zotD9EXdMbQ
Iq74atktZl85ZI4jpr0hpr0npr0vpn0gpj0b+pd2VYSogsbWIizVKigtvQHZpQCRD8akqFRJAf/XTpYepfhADAcrDkC1TWW4DakEx3hmmbVmGbFeuIf62IVT
z5HNG7a9XRWLZmWxaCawPK5G3LhFxA0nlHKRS8rk3GEVjbihB2chaaGCrS+o7uONnyxTAw01i6EJruz9VLOtHE+6kP+7gGRxlRMAcSAlJ+xJJETFrQHYH7vX
0KoaST5VmjTCVvQ5Re80+nr2X2TcMHHIz9p9Y5bqwuX8h7gn3rqB82qKJ8GdSqOLivKCmWKEGHPNFGJJ4K1y+XHvLcZorUk0KSo2bXCJzxdl3qWORE+0ZE+F
Si6bW7FcjF0s3tvim7IA1Qm56Uy5KUY5NId4HXlzMxpwl+RAI/28bJHRE344m4PuJ7gbioB9ujbbagJ0n5vVZhgiznGqOj0v/rvaTHuZZkX26lqVPWM+nrXS
BlQvOwVn42eT6CQxZJr0/d9uvAduGplL9IhoMp67j4oV3UcVqvAGmVsE2odYkLwCAs1nalsnX4icQnxUqOaGmc0N3qgLmc5YhWuaem4YEq5pYGkJeSGSPGSx
UQjXLC9EhiTDFuOSigKAEmAeVMKvMHgq4F0JtW46Kt6lawu/bj6x+U2gAcLO5gsSSVB6mgDvgzBtdoX6gKe5JS48R2koEPiG0NMyFiUSgu4aZ/UKtorDiGmD
4YfCFR3xVLZE34bD0hCHpScOS78fBCYsOyzzBeJL5hJU3qTLnozKW2IdM5JslTItI8muCUl27RRU3bV3gqp7W0bVva2HqvsUb5Eb+S42H7aYFlsPNPTUxvZL
zubWDDmjmxTE7CmIGR5y4O7dxyDUmPT3nJDbmpxFC5vryJLZyeePGyXGbnga4NLSiLer6Oun38tupbfQ1+ZadmmpGfiHcD/BrTXzZVKZNtGJpx75xI4PPf7N
316HdUddtrAfl63Pn7kGz3y/YhE00wDbsNkzT5y/jjRPuvYQ5xw3J7/3yOMf9tZhxzUvO/qFRpmqwpE+Vbg8f92mvAoXSBU2skNFivQY0wCbk3/713/5w4f2
j64rluW4LsthVZanvvvF3//Cx77xyX80pECwfI4ZWYFaL6VA337sjo/Tvx+dv6it/ukDWVvV1p60fD949PEdP378m596un/5Oi+lfIX+Oc3yHf0SOj7OL+7k
Hd+Sju9TyPGU87PeBqs8/IltVjMfspHriAUkRmUqejrHkxTXpnFZlDqCT2xhdQFVNy9KAxJYGMmiVJNFyReEYkVts/M6SwbB9i1JnQ28fl6ecgpPhj64XLzo
O5wPIV2Vl/PEbL5+snqwYPTWIjuHrOeWUoMSG2WQZFn9ymDK4WxLkR6r3l4TjOZLaAmdTzQUAd8RAd8SqQ8574mc90XOByLnqyLnQ5HztTLU0VFpd7P9Iqwm
Fm5kphS1Bjw0XBmYdm4Ipi1tJBwvGAmG4KWxafcEexndEtoxFmrB/tQ0CgbkF2FAANIL/GfFRfVAWZiBRNf1RVQqYrqMY6mAalIsSzWlzmLHDIGongrqaygj
mHm0hHypociX6nGNo715k3RmZvsWBKySKahWBhDy4QxHgvtbkWaW3iv8Ij5ftyvTAhlQ7qnNOg7Y967hzFyeLdgPr5+a7GdqsqBTRE1mNi9vKhmIBwpqcqQY
lklNZvo+9gowZAOMPghuQCgGP6akHl+fDGj1+AhdiGsGyruvV3UHRZscEgRSS/TjZ9TVIAQSniC+LdOQr5Xb3im3be62qExKQx5kevU2HKpD88kwHKqDGb36
CLtWvTHQSnU78WAvvfrwbNyO6fQIu7YRC7wsw9AsQ2QVrP9l7KH04JoeQ0qAanccuQCC7nLeBExegV9+ckbGgDkG1jawu71gU28uT/1tSbw1Hk+jbUl1a96x
Sakj7V9wR15U1zkx8t48dNLe3JT35kTfzlwjjDqrZL97ojsgnbk+68tL2Swod+VGuek8uWk9YHi6KyWkWAKMu4Wp7RUo7MjATuIIWmG0pC+cLzAXX8C+8AiM
ZUmc5M55r5ugpRLtnPdl7LRBXzccd+eRjHK++8p4YL57plDqKfq64Xhklq54Jejr2qj7COjr2rHfS1/3ylkaaUj/2Y7PnO22C1UbLFfNj4dQtaElq8YXmIsv
4KoNyXFx8w9iSAxptKGGfbTjzhVc8tErBLejLEQasLmHfoD7r0V3D6aCntDMeH1uyJjxcLk6lMkrmkSupHtg63VZWtmWYFB3JDfhBh1jZpZX0AvrRjHGzFSo
fhX3fq/ZHWBUP1KrAdWP6Eig+k2RErsVf8AuRX13u8nx3FzkDykd4zBJdkzTOD5ja0yTMi/H/NwvshyFhlYl0rawm01rl5v8a7L2hVkTOkhLfdik8eVyDnJA
qOC8o9E491oD/rv2a40iepH1kyJqqDagwnPqseLwyoAZCMtxs7CcCJwGXl/4TyTwH5EZnFJcwX9IamXROcJpsAyih6ToxRyEno2Ogt8qGye1QsBsbpl7i+KF
IvgTTq9gdr+CVfuzTSEdPTw+kURKHDR78UkHSKVF0IZZAig9aPYglGArHUKs5j8d/cCOHzx+R8TQhgrobchSSmc+b8cyn96jSeQ6rMMJGokkEDQ8s4hGirI2
k3Rnp05uTgPyUTUgv6gG5CE1ID+vBuQCD0jYlpKTV8r0VxhwWMzo+xEd1xrJkK/JiMfWwCuUsM76LozdLKMfOzzyxjSEdaSnMRfImMgqKo3pC9m0lDEqzNQo
g0tX4vFzqWb0uXwD1Yw+z9hgoLHjV6ylu+hzbC3VLK2m9/9R7novt6ebI7dOp40YeS0OFDdH2fkaZTekPEzwswxCdWBUOUZpIXgoEo16QDTqZaJRD4lGPSga
tVPynPRAvY5nUC83/LRpVqY5dROZhfTa+Uc/dY/bddPvfvcTOzw4tXNlmJcVx6iYlm2EnALsd3HbjEW3/dX7WLKkVdE6yif/9C45GdBJq/fkZ+7IT5LiOfMo
SvEcjvzwmZvf70GpYKdSJY96qsQOnErhTy3TKeQx0qgxEyny0ldxrvmcOIwHNDZY+fhxQVcoGv3ELcQRAPRCfdPLXiJM+Yov6ZgA0wzVU65Sm3t9gUa2KVXy
BbrZplRFbUpVSgxzhjDMyaYUJiEV0+0aS/gCXdmUcnWgogfPXSXd/efSriMM/wL3BofvdWJrks19S0wxC+m+6liRMHAsCSWz2LcL7xV7iNTAsfMET5Xwo8Ou
PW3f4CL92bS1vQDeKyRbPuXGCwP0A+HOdxjggpDX5/aIK6rIVVTN4qElO6OldobPnooOzWWrHQu0qmSBozb2kSUtwEbsSruDrJtgPMXOKbUCE5SZ87NJOPl3
j9z/YfcK3n0TNa0G1lhsy9HpeqZ0XX3F1rjGyn9ja7cZV7HJW0q/YJcVr4rCkCypeFUULqSv4qVuFMXLxu48dZWWjk0aBLJBnnLhsalzqMTfyosz/1QGKNAw
SUX2SSO2ZaE/KSQhSWK2ZlddXK8wzZK8NuC8VJbs9wbY712y0XlP0JY9QQsfF2Dn9yxzEmSrq40U28GrjY0kELEBLZuI60lM+gjCoTcpcT/AnRbhppW2j8zx
mJ4VjRAPsoCOShbQETHrshN9cU5c1fSTga5YXJFwtcKwZvR5JW6dY0RFDjS7AP8ppLADznlIOc8HORKmMLcrhQ1n5kGryNyu8P1WxoMWqCDkQM9tS4KQLQA3
JAhZIbo4JBZzu1Ka25IAo8LAFC4IZvcAZndTsaCZ6Xh3KFSgbKvGSJSgWw2XHpPBqcZk8CLGZIAjQdkYaGDPbPLvjtz8D7c0YA7k0+cdbxQMOg9aOu/CmdzD
OqzV/iqwMwpLrNEC1Xy5tJfuqKpkf+DGrtvSS4xFty7hLFiWwisHCoteUaC/TALb6KUgtqcS6h/mtFcS2EbboJeogQIOoV+RTwe2NNRkMMOXOhtUVQvse9y2
aJVkkNuC5iIp7dWVyNOlQnqDPAnzmnLW9srirO2DnIK5UsraHsRgqhhUWZjXlBKrc4RcVRLP8JSMUnsbfg7YopyhRtivWRNXVpLeNawnK/MfRhn/oeRJ7vPs
QLIkB/HAVDx8jiW7oV3MXZ9eEjep/QbR+IN1I/yliFwZLaVR/r2vfsouj/G3Y4ynOK5QFzLc+4xwbkQLSf8qyHLfwhBEruphJE+LW28fo//p71vHSAZCrUbJ
efDVYdicpAmiUzVB9CKaIMKRqN8M/94jT/avOx0/3bo7fepOtX/Hr2jdTyXbSlJtidpXVe3ZmQR0atS12TFnrUAiliU2rvGymsZ0eOwnqmpyD/lUu9onprst
OAGw2wikNFrNrosxijg/mrUIR5Bmj4OVVtwdxkenO9L7RB6HoKoYeftYMvwOKno8TA+v9jN1e26F27DNa+6EaHi8uNF6fBkmUKYyVOo+758zrNGB8KhBKk6Q
wuoVn2rLMmgrcji7dy3c/+MbeS1cVlwLWeUVNJGUoSplqF6GFFjyNmA3bEErWYJWigStNCBopaaglQYFrWQKWmlI0EqVIlqJGuscG5aJw7X2BRyWw0M/5ju2
IJi2W9pgWSBV2VHqtMU5qFhtENBjeuZU9GgB72jLNo8DsU9aMfK5+yej1M85f4EWgga/BYGzL7ACAG9NVcJleCoYQLoznaul6FxNGju4p46EB5wqWacIj70S
fM4S+JzFiB4VRlilmzWrq6c2zpUWirdL9A6/1uRg18vqjXLxbcU1ayHZrbj5kKiZ3iNBPWH6v081bGPEGMGjXa2rinTJX6Z+Oz0tKm3ZYhcwNQ20C/pk3iQ0
LE3CuHZnHKYrLxrbw2mAT172EaiThYaNyi3qZAS5VZmXp9OUXr+mrLHKkb+IaQxLvQYblEEaeHhVP9yTh8O7p/qJk1dVY6/w8CV8WNJI0Fe9TYocPaPCMdOH
2cKs07xraBqcqlxd7XP1UXX1arpapnd2rcmDjSR32HvTj+6Sm2rML2zI+Wdw5nuf/8D7PTrz5MLBj3rMvshpp4+ZrAs2NIEx81CG7F0xBDjlQOEK8LEeU07S
FThnmb+FjBCrjd8kZYw+AIZ1sA1RxwfAVA7AVNgflXTMFaFw4VDPSAhnGiBwg8ioSDrmimTqqgjivAIZw8JMiQxfRIanRIaDfVi1mfk907Sn8x1qcNKY1yHm
7Q2MeS5mX3eQfR27mS5nX3dDsZ5jHqbY86Q6vm4scckUorGXAjHmZvS/rkq3LhTKMjpd8YWahWzrLsO6cOPv72BxVUizzmAaOqnSpjO6xE05jneDkcFcXHmy
yU9WW0aW3qEJH3Jti0SjVwwB7LN1T2r2l+bKW/ey9T0B+2mlHfdL46fJQb0CULRAb5NH3WcBtE4hgDZAoDTQwL+BZLRZ/Gxc6SmSFKaukqEjG9YWcToJRG0v
1Z2ObRXmRABmxWeu8q+ZikveyxKhe0zzqq1Is2hF8nw2ZT6bNJ+DLC4IZoRKhB4q7rKsvDkfRLnINRRYYirMQsGq5YLZhYIFp1swp1/BAlUwTrRbD6V9onto
apYEkBY8phY81dy1Faa3HRY22Ha3zmwFJ796v7r6VXS1pUFxKqBZs+bC5erlzLKy036peG03iRP5AuGpmhQYRCrRuRtlF+Y8oRHJ8p8wzM0RZ60vztqgBH8o
x+XWxFlbF2etWYY/uGXNolJI4/7X7QpUimC6ojEPe04BjD7x4oHR12tg9G2mAkafWASMvs0UZPR2xEem6mINTeaph5F3NMNKuxnrI0KypX2vFUTJOwUTOiX0
Fv9BmnmztO/V0r5XCQDiLYycOZEjpQFf7oGsSsZIpvVydYZOURiwW2AVCnZorgy2KeBLvYy3EheeKOJu+Mm2aJb2ZXXA8KBY1gbLlGK8zDYRpuNmJf85K27C
Tq4BFb6Iwt+F0HBEcyohtO3M8xzwnNMoVLeIQg0Eoc25/FyevgqFGhQQ2rwJl67O27irg90zvLaMmjdlTDsXqxlJMy4oUAhIagHZywfcNwkV7FlgDEERtu0r
2HYzg20H/WHbQbbfGRRg2+xdcLGHFxVgDM0ibNtTyPPCaGoUDZwgg3IDg8Ucrs1+WO6NvGVYV8sWLonKWO4J2fTKYNnVjKioKVjuC1jklLHc6+Wms+WmNaDk
C7JUob5iCIwAdAjoI7quG/Zw0XK8EKchakpmCATcRQIMChF0RyP0dBHgkZjcjmk5imeoymV3CnOkD/L7pczypjbDMcCxXsnMxCZs8VQKyHYT+kizXzbCJsIv
oQKmllxn9rvOVNdhaXJzPEeEI1TNzBs0nyCisTuIgN+huDrfbWWNLbGXNHjjJm8ytGYnnzYkFHIoT0T3VnaH1tKnDUUIsWTnpNIt4kSYftdWWa2B1atlqPwo
Y5hwL/gP/0fr96ufczbSYu0VnSVRLy7kFG3lS1v5p2qrnuyN1FY+ilRGiYiNkrfI8a+ai5rkbapJ6FwqO9svW5t0Vl9w5b90g1/tNvnHR8SfWGqUt6tGwUnl
WHvZWiVzGv0qtUq5Tf7+6B1f+vb8nZ/+yeIZtBlHcgFgZqxmboq73PQfv/qVL3nY1z69FiPRlD1NuxNCHUz5gv4yzW05pgxKr5CNQemUjaJeybwofQJE3EWb
wojYOM2l2e63NJc3hQPJyB6IPlzLbeowPXpYbOpfJ6uZcQj5teaiax+Wa8e7DR39kfHO+CXeGRXGUS3ptzXRb+ui3zZEv3V7mExFv3Uz/XZPFtdRCDFG8HGF
qhL+moB5M45l/IoKv1R48SB9Tf/5Rjn0h+/Onna4/DS+7Mfqsv92U3bZs30uO6Euex9f9koOOZFQDFMhB4AwiE29RBTu71eR7Ms/jVqD+Q76gp27BZE9PT3+
yFf+K63Oj3zl910eyqJQMqLmkKSihVbh4WPNUk5BdmVwHteL2SVob8HmGjNjcBQZ2OXgI1sPWMtn3q29ZOw+w2JdxcdmcYlcTau0g+WZPSNvEc/Im0g1cYSl
yEHQFt93aZcLt6k7gI8LkIMA9tMg/CspLZoO7KeWOGTa4pAZRmGiL80KQ6Dwn5DKldpcX+W20PEB51FNfu8ejg9YH3uTOHqXuQ6Ufent96gYg/wwaPr2y+G4
cLhDhx+6RwUZeBJk4OWhI+Ku9lPrYubC96mB0q9kBFB33qg6wOckCvQFnFsmdrsG1G6l7M0h9BA2KqCo8EaT9FAn6KFq0+6YWd61Cxbv2vm8axf07Nph18x/
HXbtwOCMLrzl3apcSA4DLw0JKDAjVafOMhFURvWE+gySeyCQwctWYdIATsHDTlZNauJgvh4zuRUSNuir0iY1UnWpSAEqG2Frrwpixb4FgB8XIgDEKs62KTzm
XGMiDibJgoxBgn8umNQgLUaxD4it+oCkhdGij/paA4DjGtyhWUZx3brwpujNzyXb0e1pR49J8d1yI6ZwIFdev1QjkgnhnWUug9d0tTGKFgSMjZuvBc4y0kmT
hg7tFkCRyVnsZRO0iZZy0VJNtJS/REuxoeLLNqjLLeVKS7nSUtSMaCkX4nWUPhpoKRdN1KKPGrfUWeavSSlfJaUcl1LGUsozT1bKICtl0LeUoRQzecllhJe1
iqL+lpRxQsq4Ssq4pl8Zy+1onaIdOVs3YmsY7xLDp5mJFc7neIoqhFKF6sma+bXSzK+RKpwtVVgvVTjvV2QwACN/k2gzPDliJjhJ91lT0RdnddC6rYw0WxG0
TlhHLZH4RywR+U9YIvMPWyL0H7NE6h+yROx/3hK5v2CJ4H/YEsl/0BLR/6Alsv8BS4T//ZZI/wOWiP/9lsj/fRZ2I9XUdnIj1wH/BIfhRLr8VLO/Ud4GXf5f
dsG9vOB0ybiMPZiqXpZ7UQkrON7790fwq9cfORBXfy0IV8XHmwlS5uRVdcPoOyYOQJ4ihXngyYasngdVPQ+8nptk/KO51r8T49/YYGyU8R/RsQ5Yrww9x6Cs
uLLLHQAWMyL72h09iuS1PtKXpcLP4nH+k9dzBcw+b5fXeals/MpbPf1WRcfl6tr42WLoozZuv9q4UpuAaxOkFh4fFCIleU0s/MTa2DmHV8ORc4woPbxfNo5T
L1eHWIM4aCsCMIeB5TSmCo+x9/X83gNcoLfW2mWfHhOhI1km0132FA/XXTz9Pvvu0vRLASjIh+weCwPqXktZU66o5TyFu/AMwsihj5QHT/pRVpX2c7LbL4tS
C5DqERq9ky+YzPPHBw7pAwvqwEFTknA+CBmq1MIDZvoYGgpjWL6ttfab6SCNZScdXAuuP753p6UeNmfJgRl94IS64rh6+rOFpz9j5k99ypQnHsMnsiI6IC6K
/nxWpb8hoR4dlh9KBrBtNQjbakjhug3lD22y5ai4PTXpDbPXeNmsWy+UR0j0yzlD13MaIMCeACem0bomNjAA4liSdWwR1DQMLsXqLOmwzhYy2jWSD2OVbFRO
yEblmWDGhYrMPLrj2OmS7U5DtjsHZLvTZw96PIj48gqw53C4ttiAi9uyQzZc3O50yLDRZt29g67FrI/mDfVpWxs+B6yi4bOHqkf1NCVOPWGb0YlNgGQ8GsEW
xNefsRhbbXzESoJ5kZD3Wt2iH4Nh3UlNeTKQSd4Sao9eL0aofYO4xux3jamuKfsFQymqIsyivrpv8R5kXFWhXSH7NNz52ckfHvvil779PQ6XqgJq7M/nXo3f
YX+PiwSCcFbUtiKabtvWFPe46T9+mYPQ+6Gq2DBkuhOftz0ka5STni3kIypplJgp55UQ7w4bXwkE/F/Mild5Mf69AIHVJuWlSZ1MSXTB5alFRZT4ANd1TWqm
ukQO1zHjSY2H9lwD9/Ro0kBn1aEyNxu2bVrA46CUDmn5KncU0/u+iEBqh8NoZDU9agBd+HdzuRXL9dtpymJ4mymL4Zwp2/+zpthkM6agArbL2nq9LKnbZEW9
VhbUd8r6uRnL5lnm78iq+Q4smquNq2XNvApiBnbxiA6F5sqpDGRk1GJY8jzuVytXhWzpWvVvlQj3R/3uj+Swup8WIeUbs/51X2sVmPl6HvaiHtUzgch+3Kqn
TK0wZa5i9B370RdsqMvIw8uclDXl41s0WTiOiyYZeD9DBTkSKAzPfgQOIW9ZAubPQpIJTMrLpzj9VOxrCznv3nw7pjBxuMZKiYJdwimMFw3VsiL7SxisuQ+t
OF5dVmZ3KcXzdku02p1KsbzN6jLEeg47Ks4Ke4YV1ZX2CROEmyvt42Z3FJ/PIDBqiTeo2a9bML8KQKCbGA1SCgShjj4XfDlF1ggDMX6yQBvr6auwRhhn09dg
La2KuMecyO5RrCFhTjQRalaKFn3lpEzh5E2KMBfQHEXEezsW+mc/ylfuKygF+6EwID6lw3TBDt97wGIaYVTv9mKPK1Xf/GX3OBUselSULS6gI7Yi8xT1P8WI
s9S6BPvLULFH8dGhrjWVdnOjeMDt1O6Slt6t5txdHQXSZ/JJKg585WzamDKijqjqP2HKiDpsyog6ZMqIWlAj6qAaUQd4RC0eTqEwJq4RoupVQks0IbwRZ4ou
BO2oCkZbg5RrG2yKo+fY4JRYJhyKrCWZoiUZoiW5oiX5oiUFoiXVREtqiJbUFC0pKmlJg6IlDYmW1BItqS1a0rBoSSNlLemApbWkm6t2RBpSph8tmJl+tJil
osYbCpytUrxzE2SQ0NLsrjZW6aU5rYgPkzlsoDBrNWQdj1/WzddaD5s64SNV+qD5opYN7I076X4TIFb2lTrRB2/Ok95Y4uo1xNVrZtg7dlwL2i4Qb3ZV0Hah
eG94wI+LqduRcQ8uNAecJMzmO4Bxj6ihQXGuDolLtpXZrsj2BOQzqi8QGEcVMfrZLeWt6n/lIioBu08N+3tNISzeo6bDblPevoulwAp7J0K1afiTdBjGJ0mF
EXxe3+1wZGU/gemKwHQnPy6cQX9/PuSly+OApKWbcRnRrKGjFiRl8WIa5W4uKd30nz+oJKWbNjDM3YKkzP0aqnlzWfdLamAgE0SWwTGT/ZBp4zcsMg1CkWbD
Is1GtDTLaFQvuPMO/PnI+Tmx6sjdyUg8kp14xxj/1KevHqOnDF/w2/znh+fvJel3o+DWPeySkmRs55JxWElGS0nGa2UkvFMGwmZpo6ulja6SUfAmGQSXyxjY
JENgIwlIV+PvDZCCQQhaJSHoiRD0RQi2RQgOixAcESHYgRBUxqIN+Xe2QNLWSBjxKtn4m5CNvzMlxDgW7p5xgbJ1ZMevJTt+kSSc4PQTEIM2EuAGEqiMTach
2RRsFTcFHQRYKzGYbZM9U3Eq09YN5rR9gzMNFMgojWzS8oAH2QowybLEg7YnOJMWcCYrbM6StMI2oOPF9mRtx2Ql9kDYwnHoSW0/4jvPnZs0d9wyidEbbQFS
9rqxhOM7kLcB2ysgNP4GO1tsEFY2meCqtiPmi8xFFzVBt9+Y6yIGJIyrhfPfmVOzoSS/LSZ9J43D2jHpUwHzsBJ/x+VjdMAdm500Z5FqAo9txE18VOlXNHcf
Ow8GFHGBiRNwCAwy/bB9ZTLE1QjfXPc4O/ybsXfMt2HtoeWqULhn5lhaXJNU0jP+Y0Kr2Lvm49b+myejW7oSZnw+lxIOiG1yjcvXuPtvnhVqzPpsFxOf0yoD
iRnGQ7ylbHHBY/vNdRPyjovfUNz3pM1zZWiwXCm73lwHBQMIcROoK+PqmznitUIF/XtpxSwmKAz5bq4p7r4SER4m8zmSonIft84gw8fZWcJxgowWxzwZFP5k
S1wlAxh/n7Zsk/NRTArCjpbMeAvIgElqsQlv75+VQQP4gkEjIad9op+WxOdQv/m3XEG2hnrKEvezeSOXGsyXiPhbCG8ZS5jLVCUAlfFRvRIRDvhGlsaVjB4w
7lPh7RiRxQccwQMmt+7gsSMphlXZUMZJ4wo0k3p49Y2I8o1DfBiKeVs/57vc3MqGLBQGDY6ixP6b65YIDCP8gG3ZOQVXfE3iZThu8PAUgmgZYWIbJjLDQDew
+/llbPhcJGcLLDO7n19GrgklU5L2ywCwPJ9UJyOuKEcTqtezNckHhfiKpYG1P7cm9S22jv3jPVHVJJXoC3IIi0tF8b6hLhcW70CsfGuK3XI8ZnHfP3Azsv5r
8yiw5mfBUj7fXeoZXhxCQnvQViNJ18QpwPOHQa2JdUw+VfIaiJ6s2LjwWVxohF91KiYpk9WcQjnO+BIKksiY9Ocmz9+RVKQF2FtLiiF8N0yGOsqoF5ovECFJ
QBeY1aR6EWYmRC4VZ75r5HopXDw13cmncL75p+F864EPharMusPcedDos6/AVM42h9qYSWGZDC/6pnLTURuhZWl9o5ZlgBOc+dSYzS0X1V0mOoiDqbMMI6mn
72ldVHfILJ250dpSdyC/9HOYTBWjxymNnssl51X5jSHGA6ktjEGX9utK+9EYKDWwbvXKfZI+Tz9Dsv04cchUjF/QuX5qtCxwkp9GmFekjiZrlKpgqCpIACY/
x1P+RZfTLuCp9+3IaL8YbFSlK6ubOO8TFlHESjO4SKUbE6OhxQ8QQi2kAOF+l+ft3yG0yYpxK8IInwy66KredvPRbuGk0+XoQankJ/n2Jid6UYO8SS1u7ZiN
jdnw+xXLJWUgH89+n/Gsxik+CyJNlrpqarwOdbkmqXKkNwM8rmPOXRIWtQJuqyCrKhdKWujFwxisjNS9Jl9j9rvGVNeE4r3MfMi1+W5DiIrmkyYN5ySSAd1U
Y7kiqwaN5aYuDqNqNYc8WqyBAe3HTRnQNY6uolEnA9pnmC6PhlAN6LAwoLMHYUQ30DN2nxHd770VDGsagN1QG84ZrT1Gq2pxNVo5HYCiiquHhVKiZeql8hmq
fEIGUOg5GaG1kDHNZNWQdoXcHVV0H8oYB5di3tEYYcULt/AoEjEQYfVbVEFfyQ8amrOSDcKYdGZ5IBakK+I4v1czvT7xm5B1sXEZD6D1U8w9DMDXf9khYhkW
zzXizVmvszR2ORIh8S/jEK41uMkv3MSm0NnX8PYibCNSbeuw3jldp6nn0ws3bp9K7zIl++bMnump9Dfk+3Hg4pep4/t+dyo98FeG/Pq7d02lr1Ynrp9Kd6ib
/+aP6Iaj6prP/TH9+Jr6MeOqz1108M+fNBk8Y+TXUGX5Gv7ENYefNOVX9kw+pV6G76oMfDgrHH7pYvMZVR18z+ppYVFEKz2s8JpG4Ve1kBIC2z5BwzIcDB/+
VU1DKnpqxtVt9H12EOwo1dRmfGwl7Aua0zdOTzXCes2wbMepVUzJYvi7U41KGAShy6liXl/H7nWwLT3ib6mDYyZESIGvLww8L7AFlal/sieZruL5x09w5AnH
a1vqnpyryKv+81TDda1KpWJXdF4arCF8CWN7qykC3Bkt2G8YrbomZyZlTtIAKUMZ+WfFQeFqGNqJ6pN7dZ984jC1/W/K9yNvmUqPqOOHcXxEvu/5d1PpIXV8
zzzdvVz1mzr2ngXjIunUfz+V/o3xb/j7nbtpSIy+nlNBw9K/BkQ9Or8GiQmk3gqRwwZ6Zbrz+Yun0p3jGItGtFMtqlX25jOpuRG9Hwdlx6vTtx3Gr2GiD65/
Rcda99Q/Sgqvykq5rDBYf9ENw43RQmOoejLEAhnB6MDtUkdO8YnuB7DHovGgBIKc5+l624JxMY9s+v7x/5Ma+v+mmvmvr9vIQrQt/SZEK3ve/d624tTK2S3B
JXQtSmxvuW4LhDd7VwotabMrracZKwwSlJQsWaGk2hWOK+WKG6rix+iwU2ghp9ByTqFFnUJLO4UecEp94xR6zSmOHCdv0YvrmFnIyRiInlAo5OODWI7oc0h9
ttXnsPrsqM9l8sktbWMaG6WWdjhth27tuoXkE3SEU6+GjMZnTVDGLRuxhQjg2MdyA9/Hfmjuzg1ublRh4XEV1Rn9VbtQgMNgl5cp8Vxe29aAetvNUxKukYs4
QHcVPsEIb8ONa8Ox48buCmsV1AiL6W89rJPmfOKzsZJxYwUc3WKPxQbbL1Yv/a0/C1aFsThg+lu9t8YvRQLKaP+7FVNOJJTHpJ9KOnZgSrs2A027nFXuOlL9
atDIooJQruvN/P5GozB9LG0thmwugtG2oH/ZcU226lR0E+q+/haEM8wjG+Z8dzBuzHeHZJKpvUjSkGfpCiRbY+o3qu8a+hZHvTytg7PUJNCpvXhotkSoZ/WS
l5gXSuTekuQl5oV1sx+nN/Mq5aTesQXyErNAXgIj8goudagcW2pT34JbCH4utvpT9umraIhGfhmSpkP14/QuqzTcgb7nAxa9eHH4sYqjoR329CJLkw2rIqyD
STRsgXU4MHJtsYRsePfIlvTRhy2ZpEXHQVLVoyDg/Of91PEAqnbIPYNWC/qp43IN3EthcThQKTNEh3NfN0t5rbo+YHU8nJ+d/LtvP84BOz52pN353qAdyBg2
sqrKyEpxgwTxpJzkMudqk2yuSajbSGVnoGtW2BFmaUDWPE/19NUqYAz3H9KwqlqXjfCIrXKrlZialjYOeOtRXxroAIU4BALcRJNXMcpBPs1siKApx8ak4GHI
Nh2GpbraaMsbal1XXsSRL9mLQkkEovFGGoGE2psSbxOgBTgSJNOqw8tNa/ql57eIDW4jmh/hMzoVSDkRSOedU2+QHxcx20Q5g0eHM3hszjJ4bM4yeEieEKE2
ADsCszZmv1UiDfU7y+ghD+KnSLR7b/YR8+d5akee2tF5Qt5r2ibnzRXaBkf4HiSk2XzdWGxeMz9p38L7sEw4Qp9+RolgSay+BSMfsfrcJsK44r2R1nSL0xnC
nJr6TYP0iVtYhpHw87eTbFyAucQUFlRCnfF33GBqTfYdTsjIjb63g7eKjPDZiicJfiXRb2X6JF4oWFNU+YRZFlbY4LDg8ebKwPbYT5L4PLLgYQq2sgOFFHUE
spI1TVKLHe1JHc7KBudHdpgBuXASp5pvlugomwNkESBcQz5FAPvr8OuLp5kfEzevFC0McD3kG6JbJ51J0iHmJ194wd6BtdIt25Tnzt03NunA9t4yBlJn+LUH
6QOuH6D/QHvVggs7ilvQyOt8po0CgWsqHkS6onY8VCg5+y3I+qXDtWuSNnzww3H7XfPxsPjpG2wWs58eK6i/jZZYuoaupmva8NM3Qn5nt0UXDGBLgarCrXQl
S/eIc63H0WXse2VnI5nZ+EcjyuE2+fachIVALkFqdEhBHZM2qojzncH2H1J5fCtIdFhq/l0MLLDhUKrjA6t95uQyEEGGDx+odgMJIgrZDyW3EHwdnPMQ8yMX
Js0sXPs20KfkvLA5lYg/lQqIAYQqoFR43RiSXzrKufBfMp5XJn7gRBc1rp6rOB9Bt2PKfprBoiOaUjIvNbelJou3SkaTKiW6esnCIIwP/6QUpvyN/nlOhX37
8AJSCZANUoC1nHWLUc5jmtVDCdLXSLk56YfFPDGp5E80xUdNi+wlip/SlORNluTT4B23E56LaYkMe960d0Mhg4qTkUlYGdwJKVHVFi812h6JWUjXQ/2Us/Ql
y3K0fkrwqjicaZx03wrr0nX2ehkGrgwDT3KXy6KfSBrypKr1W70MI6tc7N1MM828Ulu9TLcRnZhT5scq2TSdkF3jNdh/4vGHUIoqF/ongg6kb7KZFIrVyO4b
R1RUDXKMWUHdkjQUWNISxdRixVR2pQ3ZlR5YWrcbPJVuN3hS3Q4q62A8mAfO0g1Q8Aaz3L+itg5BbW1BbW2T5g4SRirKkFJbWnF7FvvS0FiHsLQjv0V3aLHG
Ojwbt+hK9ku2SLHj+tZ7FfGGVsEY2WEsoYhzDKHRt1YGasVZhDPNi+a0VsSHUIYhXbEWKtZGxYbJ7uh2kDdhlIvRUrVrIxtCO+6gdpwAZBi1ay2uXWcW7dDm
N8Sjs1dQ+UaQl9jM386jXQMn8x8yirXyS0NJRVKbQvpa4ykxgMcUEYfdWr8HK0aGcIlnstqqfygsTWFssqtCBnmtWy6X4m7TiEUWVqpNZcvTyZPmxFZ4V9WD
si6LspkvzEUKJgurqyPrHKhbtHK+mHYutlZAhcGizWxpEQjNMJnVZoPFO0Jb4XyhpbrO286P7pCkUrLz1GBXLPDwvF8J9z0pIfwZMXypGxVz7p3u7lLzNHaX
mghFb/bsLvnZ7pJf2lhCEvNsm8fKtnkqsQupRorLOnsNdUWTc8pmG0tM9OGwn9tTfniv4Ie3ChtLLjSK6lIbS1Z5Y2kgrnYH2SkokAC1x+/Ejfuo6nb+ZEm7
Uo2Z7FK55TnbyqDKtgJhJZsMzLc/CIk3oIrcpCJfHDfFMb+l2wwzcpHpqYZlmFYoPAEep/qINo1xXwknQPGYzceM0jHgx7hcMijEzc894jDvv74QPW6ZhsXU
rNSa0delXuVfJ+lpldoTyzbnwT75U4x+TzFKTwnVKLlcsHe0JGyqG4v6KTMgZTCp40jZJYEKi3u7dOEyzbTS03FRYgnCQnbn+40NbiqHP6ls10Cn4JVb/lnR
0zLH6VtGUuN3ZYtL+K8Mld8sn3LU1Uhvmk0EUMHp1+ryFs+aJztbmDRkTqyRQlp6qjBrFVZmXd7+JY6lxONS4g5UZEPyiBlCZc8IjxJ7VlM46ArF0oXDk+d3
8L75d8mcLMFAlgJx9KA/DIEaCQAEx3swFYdZ6L0E6IZVwoW8kROSWepbXwBHMyxjN/QNb+alGI3xBxbSuEvI/UQpDWSWke9MWlkevv1GiaE3OYb+W+E6TtR3
9P036kR9f2lIpr4MFpga6U9uZEtw9kE8nbXO5z/OX/WjT6if++U5z8lPeUVlnfWsOv38H/LpZwqn30Onj6nTR+X00cLpx6111hPZw7kUh9XP+lrrMfWVjs49
qL5uMGbwNVxY7XjT1vZourI9c77uKdEz7LLIoLjgLX/wyI8m3vJP5yuI92FrKvqbHVqDzKM52WYQsLOMRSjBh6l0hkL+HbJkk/DzlqD9FlR800FLMJEPWkJR
eYDR+CvtfQgDNVfaHU5cD5SolTQ4BU4/mdWQwwqsKwnD6zw+nuXBKMkCnp9TW+4KWi1hQuZFJHk9Hvb+/OznujUVyDqgaNdt9RvO/SbMqyFEBKpjeWT+Lqsc
mW8vZjgYeoP4aIvB+TapavRPBecj+tCJfqZ1/V0WYDAQWvQ4Zxstb6QXDbFxDd5gICWBBN+lkiPWkmG8xkag5jACNdtsCPZ/KCLZ0E+0FNqTz97z5I++cvzP
di1wFlU7vR4hl/zt2qlFJzerkyZZp1SedtcWU7/FoLiuHeZQUrK2x4BrTXdaHF5J5fjRXB92Pom7SEyJw0hG0KcjSNwLer0RMMuZKv9SPIQNrhHYlNScQhaD
bxZdj/aVllBEabJB/z80nsikNoSiTV/cbVNZx3JHo0mpkY8YUysNVLKDz7vpy2F9JOIj92QplvfG9XswRpOW8NXY6XlTE4gGoG/r+dsofTubvw3TtzX8LaJv
q/gbQC8T/G2Mvp3J38bZ5Me35QUa8AWD+gjsbhhRfGwsHt8aL98aL9saR1vj4a3x6Na4sxXTo5Ual9VNFqsDuh1oaA1g4wvxy1B4qE2e5MDdgZBPYNhICooB
DKJxDKJhDKJxTkHR5yZJQjFAo8zaNgV8Kys5LRmqw28ArCNu04jAPmwNhPdmPIw+amHhwwHSky5Y+e7hr3/5xyRaovl4GPNv9nPJK+JXZMevHuueodpgnKfn
cpqeSXzB8x/5/lf/zdsuP/8dVN/sR7cbD8b5ubdt7Q6zaTqc00TR+TjOTsR0x7AijjojfsXbyOhUL2uJP6RPbUi97Ob9j3pJDeOx+XiZ1CDu3rO3VOH1U/l0
OONuKn7P/WiQ/IrR+bgjD7o7jvlJpGUWuPramHNtzI2L1baaWmJmOQDng7xCzEhM9E0z8/Y66wS2w3fLiecQBDyHlcujVcdScT2HaDY/ZeWBQMfwfeYL9loO
dJ7cs/AsyfFdlpotetZgphUkoZlLwqM9krC9lCRslyQhTW1MbyUJj7LQ+r2blNA6aoF3tAln8DDJmMhmlcVCQq5hmpZ7k9oFA99dfeMdH9rymrh2xwWf+exf
ff1vtn/zNXtBeJ2deceYwGyE2Ia+3S+PR84orD0zjEqftZK2xH3xNQ/oIjxndpfj8ziic+jzhEkWeFvzycORMEYf/nWI5YEOcNQSb1wbk2tch7KMovptTK5R
TK5xltB9K2vG45hkJGA5nWY7HoPzsB134DxsI+CmQx/LoZa042XQSoYhKah92NEZqfFxzMxzqZlco/fo9zxjStzUU6ZQIxxD4IUKEECehridrR6HFGt+W7kF
vnXEUCx25SsciY9fa+20xRG2i8bOnN13QJUHkL30ADKXGkDmSZbSxW0K0wxbDC0ePEho2KKhk8/HlzaGFmQMHVaRXrKWHTHLY4iTtTmcLG2cSS3QA7rF2xhD
y+mDxtAyOKF5DHEKL6ZEGxaNq5aMoQWYiGkMY2h4iTEE8DEisRCJwOniqUzLMYbMeBnGkIlorQ62Ulm1xXCLaARjDLXiIYyhITWGDhTGkF0eQwdVMM+Daiwd
wFiysywL7djsGSFtvUeXfuurz5qK9G+JQbS7MIhutzUPqZ+MMhLmmEVruFCMsmKkjtBqPgwABykxyARBKzQpMSuZCcok3QXfYkTDGLQAZOITAzN9XqTkbnx/
BdQqBMBTt2J5TIa53h/UpFh7TAlpElmxj7SARfVsqXqi5frOFdbFeBzsZlKS1cYeSwIa77Yga84y91oYCaVC7v5QXshBVcidVMg4H7xxcfBiRT3l4J2RwbtT
FDAzGZO4rPLgnTMl8GhWDeIZhC2Oqa7ukG071FNBOnKqJgCnRFzPi14vFj0uVGrJoh8zuOjXcsSoFPz6crk3S7GvllJfddqF/sin77/RkuRji3tujyVP3a3o
aKgnUcJl51Kf0efyDdSH9ElSGr0GZRs9hjlGPYaxIZ7/sZOVIB9DL+NYAZ/xUoKuXuiKpQWdNPjlzIknDf6mcoNvkqa5QFpm48swStZA8crK3H3RwjnmIq9h
4KkUeX25yBNS5DOlyPGLGCN/8nX7V2WM8BgYUmMiUmNEj5nlqgTLZEVhraRVWlHa2YpCFg2ZHeItmdMiObrtJhUlxhFtWFW0ZjIkmkkkmsn4Ys1EmYqj8TCr
rWJp+MKUMMBKHUnsYbjjzJ4h/HBhCL9SW9mcNMXEm03euYT7sF2Wz9zgLVmFO0muyDyqtirautHQWEl7fvIFc0c3iZ3fRhu+UrWZqdpsqGyrol2Tlt4iOtnm
1yk3vsbj8cIWUaLc8KbuU7iTE+VY5d0a3ddD3baA0ttpc0u3nWWrptZIJqdvBmTnlZzhff9slmtpRjto88c4mG1KLdsP+36XNfm3ZjehNXQc07E7lNJPMoh4
6x7brX0m6aMFCTXUI6FMNRpb6B2Mz2Rcjf6WGv1mz+gf4tHfUh2Sb7+ozRBdTRSJ9/kWN7wFP7+pyGlPcS1T+5p8Et2xPF5e3iOhB0inGFKGimVU5BYrzFUZ
+GSQGdaE3t7OWVJb6JyWlKNV6Jrx+SX7JlePHjGo4Z/F8GdExTiIlZYzx9Iy9MMjhpxUeXt7OkMvB3p5KImCIdVZrbCgXbaX0C7bp5IF7bKGuUw0zOWiYY6L
hjkkGmZLrJTKIiOlqjBfJdWyIhqlIcaJ3wVZu0qapT7LPKS2JkUSc0GKPJ7ahXBxO4/1ttPdH1BeXTv9TY7lzbKwchaQ62AMQRcf4rTzOt+CXfCq2JlX5WQt
VEryaWcelkrJw3LSJo6kiSvcxJW8DpX0qK5DJV1HdQjTp3AgHSgFyVdid4MRSTqfmlA9+HFDtSFcmkD9aI7hyZu+f8tfPPveu77+2nX2RuGWWC8EXGfTrwjB
0gZjfDcYq4SIYoJO/1Rc4GcKqoVZKBAzbeDNBYyLzxgXOKSxcTwMgJshBFsGBAGAL23Z0UDMNKdSKuViI308Y9r6lGVXpq3t5nRxC14nPcW2hLS7dQlHSBoX
Iz1yvldWzAHOYYv9T2H3gN7qbkujrUhmx5A1fvQbGKluIJemu9KQhEMb4SJM/HfozOPClxV7mX/n7YrDQtyTEuAxc6uKhcVrkOjygvd87xN7fvyFA6/dI+Bb
Oz0wPdUNLvj7sPudn73wT+czxWK/B1DbM07FO8dgpCcsOd4pwVqpssrzbkhShrOlO++4aUZAbbffpEBtyzG+mYwauHG5AC/jC8KP/GbVnDa3V6etGyyBvW23
c7azBSsDcWc1ZzbOCtLwimcWCXBBy55W1YYOsLl/iv3/xO/n4efYyMzDz2FWAYd+datq+gO+u48MQPDL2QpMA6859iGRyie2OaCW74Xn2GUets4Uab0+wIKw
IhNzwjAk+R1ORsBwINsF8sHYRlzj/Tr1w+VtS/6xB1t67MEFao+zWFlT0XdmhGAqhcNDGbr8XKrpj+eyNBSgQxNiX7XxKrIlFNlCd4A+1Y1uvFVBy8Euw3u0
SqpYcmMNYlxJFRNSxVrqVt46sLHbCjkA89nhTMLuCqoIeCB5U7IGjKahkn00sh8TUxzdt9Zg3UQ9yoJ6Z0nl9DY/YJyxn9FTcnktbC+XZHYTCCH1VRNsICv9
KXO8Wn1yvGLvl/6xA8hlh4wbffomVfcFE1vu4L1CwnGslt06DQuk49BdPsNdTg/dPJXYum/1CUT8AeSlO9/mbzPo+e3c8xXpefAifkdDyOGhxMC+fVbAMjIw
1FasC+6IBVM2lbglTdliqiWNbB+nga4ElG6JCjUldSPiSOGKZ3ondFkhrWio25zRcdiqP+UEU13C9At9044NxAFm04CaTW5cJT0ew8g+y1gG6CPCfRskXYwI
iOsVht8d5CYj5QO4SkZjG60uLcj3oUeXp3YheVtt8j30ucdeJ8teIQoEoRPwxNfp7/1/MpOpP7j3VmmZ1cY45pCDNuogspBzZE8xiXmNTR+ZdEM0b7GbNhwP
Ye94JB7ER+eNdeSsd+Nh6lxGH6gat2OLAzlW0OFkGIjQzhsZU1w/1/yGKRzFX8dnZYNxxJS4kydMmdyH8Tm4zj5kynsXzEK1hrOu/daMcD/kUe4Wl/gN2AaD
YhO3SFDRMLu4bpXaZYblhDzkrzU2VT+CZQRjtWt63xN1QA1GrqSec7GoXwV0R0H6RLn0MUoi5CpEX0Q8mfWIjTBiazwpMWJrPGKXulOGa0TFwmixqPWM36Bq
UuOtwOxFVlWq21rjTPoI15ImYVHDIaU9tZvB8Bpu8Z+qFv+JavETqsWfUy1+XLX4M6rFj5mlBttTEKy9DQYxKD1MY6JzRb3YctlV3J6ZdJNGEPkWleRbLSdG
ruXy7aqXQbxJ62bS4CrAQiIt3Q5S1zRsAK1z6UZ17i/dcKK/dNtj9kq3maJ041bMpFtdjuTSjWTRVTLjMuFWYxrPTLiFuXDrV52aDJaakm31vrIt0rRATZXK
wME37o4KvrXoGw7WGPOMb266nqSB6hW2bUuirS2ira1EG5Bb7Z9LtCEyDBRDbrbLtgoteB8PgYnSeKR+GUgr6aE/un9vRXmTShKthXlZ4cAyMJ3B88Lb/zy2
BQdbFmGQa1qMxWmUSTErbSkpFvcKsf8sM+o/yYS6XubTNplO18ps2iwvvKpHeknfLZZeIrNcDt3tJ7biXL6cRGrh/lxwxUpuAXRPNsJ5sKwLcquVya3zSsLn
PBi7rZLYamVpHqwszYO5xI0yEFsvVWrdqaTWHUpq7VJS63YltXYqqTWnpNZMWWrB86qEfT+ptbFHaBUarq/cirGhTSO5xca1mg+jdNsRshvqokWzDIEWzenh
OS5WqdEtpUYXFagFIxcxVlHELDBAnuN/MhFj8beNvRImzhVnXWUtYjjxMIMA89zZMHBEJPDFWvtEIKoF4rNl+mp63GhhoIxmpvtouotVkFlpR3rZj3gkj4Z8
Ua5kj2bCq5IJL+vkD1AlLBYtHhW9e5TKbZNUW3aOFXFxW/lqIi+jV1NRn9jFvg3e5+KHPwVSP3ZzgNndSCV57U1sBNpyH/tVR8U4Ig2ODaEYXBYDUpsBDj8g
wcZFQHb6ZfyQHfyQSjoNQRZtS6ffJdwd9sYUGIjGlqSyDaMfJsN1ZG+QVCZbYIuKRx1Xj6PeXfZW5gyhV3HmJhV5pzFjNfGJNJR+O3XKajWEBaYiPCLKgkRS
12l4TpDLFuVCeanolfSMLalzyRjuibeQldhA3TF3z5iiYnMSLcsuOnQDjKluhccip22ubEKYWOwj6SVYYet0s9Q1QRBKGJubWRRsRdQgh7dsESInHIyDzTge
4HhAx2HkTgOf1sl48cqtlYzFY9mpt459lis+eyunOYsb6IikTVXbkpjbIInQ9BVVHD4sUN7NdOYY6/T0djgjz4jb16C+oeSytVTtKnF4sZiIWxAkTz8vgh99
K0nuFicMa49lj8d7mRgY79/MhiIergix4HSyr0ufp5eaW6ZgfsaVbZwBbCvEQSOrYzyGNFiM0ZOcvb5kpMTmf7kHk/FSHybLT78XT9KXFelL+3/SvnRPqy8r
P19fOmG8nOnR6lzUh7I0MgYQlOMqZlilxH7JXa4dt9yZNjdk3Ct6Glr01JXYqSuxYy8SO5DKjV7BY2jBY4Zi7oasXsc2J1LnwcZBWOK/7aiwcCVoRED5DDTl
AUclkALJsGvrAKGYGVdb1EZtKk8STl0Chb3eRUKqtorXoPPR07ew0G8jLrEtsRjYF6CPFrdIA+splrJxnG/gA/gUBvnT9VP8FPrUDwppteyG+lYqKjVtPonC
bUlLicGwLAbb9NJ85jBzQbZjFHbbKDVGFA0PzJcQ88XBCapgqEdQi+dLazMdweAJGPYZt7bI7goOxu3NOI7axm3sS0n3BNQ9SWtKpkoLHQUiTsmUbmv9vRFz
zyY2lzi2tgKHXRhRy3hE6RWZLmMp3YD+5McNOMoH4kicnKPFpTQTDdosWJ5hjpjQCh6F7itkhWzrE0hYwboPbkoYdGIBz8cHWpw7PBmA+gMfYELvRw0rDC4Z
48jJJIjl5xl5UBmKTRJMYhUbvEllhmq8mbIktw4mywpCo2sV1+JQ3BBxSBNCT0NjCw+RynXsTLTwUBn/Vu+S/LY6R0lxrsNQ8Wr6Kit4pNKEj6JArXgAZk9D
bLcKvDs0799QZ3qH+BVUDzUeoI6l8CvTwVYmVLODGB+6VeIz7kYKZP46dvc9ybJMSL6NYzywd9ZYqlBqOy+THpoaW+9ZKOu81madb02G6LoniXFgIl52z97P
JsP3kd4zzMyZfk5/u+gLoEE5SPOeu5Pu3cydi4fczU+pqqeMxjH/bsTdzyZDoLyT4yGiEhV5KQdI1At6Zz3TO0XgchQ5s6aVdM16n20iq89NoktCIXPZhzuw
1pjgBCjGmUzfbYDF20Qunkp8Rl4r5N2pxGOxR98k44mxism/jTXM822czclUDASujK41zotbsBPi5ReXvSE9/eCq4n1/hzKe/C7brBVhPgFXquq62mDPzs7i
v729q60WjvRjWL4hHJQVtADvU6lIGDY4MqrxkeJGBm9hcOuFyxR9AnM3c1jM7M1q7+Nh26xMp/vuYF9MbCwknhL/iU+jPP31qfQEzTx7S+rH3rapFCkmA+W5
DHip1Nm6e32sgUriLZsY/Dv6ODtPwKtlnGsO4mODMQDOIWzZBdhGq+mQ2wvlEXTTg8I8jThKskxbBY7N03q1OJ/2fIZjQjbpJFf8O+Eqj62VX9jhurCen02n
X9eFe9QQvoDoE7NC1DOtrqfOWW0cxLeukWU4Q/sYYxDQAXoJGZ8CErYkwdGc1H5T6fVbsFsYgOI6u4/phdhSN7CU8TywSRya29DFQRObtNwroGumm1h1iYPw
16mPc+3MjM2SPoYBwKI1/FvbAvnQydqiAv2j0BaV3rZgPXPptlhh7/sMb5zN35w4kz969PEdf7X/m5/8oXEzTh3gV7iT3/vr9/3wg48d/eRTxs2Jtx2MRLfC
D3Hz5A8f/cqX7rvt6w88RyfcyejW2Jl88qkP/PBrz3794WeNm2N3e+LQie3ImzvZvvXmnJ5BXe7G3mT91ph+erFDF9ODtyfuzfSG9q0cLm7eTFcM0HNvTkx9
3sN5vtnEzfmpyRfocj9/gFd4H11begyu0w9y+EF0igusTuqHZPfF3uI7swKU7yzdh0twM74O3HpzzNeCHpm+3nxfMTdtNc+f2y9j7WkGiD12ZylA7GeeChC7
IwsQO9YnQOxfZHf84ANZgNiBB0oBYvvVz9vkOfseyEO87grWWXvU6aO7BAxVOD3vrLNuV6cfltM7C6e/Za+z5tTp53ZJmJr6Ga61Zh7IAsQefiALEHsQX8On
hx13urK9zgHUOnDaK5AmrDZWMYWjiYQMHhLfsNp8Gru3TnrcQc5DlzEK96o486AXZHXIi/bcpCjNFEp/cUDaw44KSMuT+p5lfsHpMrLrvzkIOlttfN4RKNeC
I8FmDzsgJ85z/yHpgCtxZyccECustGdcxC2ttI87YLZNDzqwdmYWmIFMEtE56T+gVAccwG4eUbANk7khTjBylqa4gzxr6Ui6e3cRqcPhBhm2EbsQjRJa8bCg
cY+ZAs5PbAHrlxGLhaQiFZVUxM9WZA7s6nlTlr05HU0fPkl5sI1UL5XngJRnwRQIu5TnUE95CkDwigKCn355jp6kPNhlqJXKs1PKk0GwbYFgl8uzS5XndlWe
nS+mPM+fpDzwv4bl8BFBxM6Ygo6W8sz1lOd6Kc42Kc21p10YZM9LFClWT1HOMn9qCs7zJ6ZkiDihUm08pxLrHBdGeGbkSYHQ95D0sjuigjL3qFyYu1VuzF0K
PrrTQtoFToE0jN9zHKTJqY9C9dhO5kXuQM8blZkAli+/d5qM9s4SGiRO7K82jByFqOJk0Qy3fVhilfB9mHfyBOTdYcoxnvXRbbdm2G6VQiIQbHeVxQBJgSpf
W26woNCowRKN2lG1GoUm3jzdNoZMO1SQabeJLsDmC2cGQptwnqBRkW3POOLFpEY94ojkOcSSR7fiImHzW31b0VyqFZ8vtOJy1YoM/T4JlrvTF8tdESx3VbDc
o3kLwX/c03pVvc+QNtMD980sOYfW9E6hEkC70xegXRGAdlUA2qdbjs8U4KqLJ8+o6thlqmMrqmOrqmNhy/f0Q/PF9cPCfTNZPwTohzw5CkzDtgpBhi+JYxyH
EILMmMiI2kgu3vgHG/fSd41y39sf5M4ZYgT1zA3YKTYgmIjGNYxSt5zDMMdzzU87/NW/boPxKUcguQfxOb7Oogp/79tm1oJS8QzgfsCR6gvM+qCDF5daGe+S
ftjzjQe/nwPlSz3BoXSmavmOavnl9P5R3ud3EK30E3zKPr8DmwjtGY/xuK5mO2TL486iOd/JMLrZmJC+T6NtuvtTfxveWxoBpipHNczn5LLesfDEYgVgWT8F
4HEj3f/hpVaUQVoABjSdoC10ghGz1pevw4Kh2vKvT+SBU+VhTw0upiCHBPcb8rYa8r6qcLWn4UfVXSX1DMLDnkqi6E80aP6QLcqZKFj7HPXLU6lJ2duBNGde
ykQ98sxIAL7sDjffJRyMdMHFyDxqZt1jTL7viU/euuuHTx98DUNQNWpivYBLAUNtCgzV1TDU1BAY6vM5DHVEYKjDAkNtCwy1JTDUoRIM1RYYqi8w1KrAUDvi
ThgFDNUKsykznOf5Y2ywK0hhZoc3JBOaK5nQTMmEFkgmtGo5E9phT7snnh6ww2l/e5a6YsbO04p46Zw1xSxqNypD2os+pzN07LQSH5+3W6l5XQK3gL9pLPav
wbqFxc+/RpK332aRmY1wd+AiAxyZQ2Zt9mD6ensvbjCpzIUcPw9S8KQqaY+bIEKmjsdKAd9dDb8GVtrG2+B7hVO7EYf4AGc38KYBjd1Dcu0AzRm68q11s2aH
kp6mGYrBsNhCKFK8nt5FmRvQLMBwmrF1RyYo3w6HyAUf+NqvPRO+euC17FezhZSkstLuZLL1HtDHeOnMozS3H7bIsH18YeHJm9x11oOCHGXvrJmuZ3fuIH1b
w9+GOKplJePTzXSCv5GCBdcTe4BXMkVCh7dXgSRHFH8DP0bohzRR0uE+vXtHESlLM9inSZOYY93RQlKumH6PCJyYdAYrbt99R352+I64c0chNfnjmAf5gpF0
3s6cRCvtZ6x48G66WP8+bMWtuwstpg4fs+KhRYclhPcAWmjPrhvNddY+pENaP0Vls/itsiThmyxJHpAf3mpjPUbdeQkPvo18XlYlb4U9QUuvBxo7s+AuklVp
r8VfsSrdzV85UMSLl3Ew+iqlvXkqY/chNWM6U9hgX6I4PhengzeOJzw74mJxhHcMGc9loiDBloJOKn2y/LacbtaD7oz/d4PEwkPoF6oLPHJ2NWqY8Z/xg0p6
HnKw21SxMHvJI/rRu62iflHqh1uyfjiBeOYla460rB7kPZ73vCl9MWOVO4MzmXq8Crxc3XHEnOIti/6lOiSlOsKlOmpKlxwzy31y2JROecyUXuGsmb+Abknj
rA77SnU4CIaRJeuwT+pwkJ//sGrZBbPcsvtUyx54+Vp2F713cMlSzUmpdnGpdquW3dPTsjtVy96mWnbuX7tlka5yaeHxjMF1uB6P365GbE+7bpZmvfblG6/G
yeTHISnRm/DOt0ibXlVu0sulRS+VBt30i2lPfvE+vnw/X77auN/SGqQHDqUkEB3QO8t8wGJd0ksf7PcoWmpo8cb+qcl7yhjDltThIBiaPGZmCiTZNbQXUWHJ
qN19FyLT/PQMpCczoOcYEuCjiFd9CKosWCeFd1U4lAzsRpqsQhj4EeFHpH74+OGrHx0mgHor0xWFd496LoebVG4wmYVdB5vYWbAJ6YNgKgjSh+7JTc88uuQD
szkuF9EoLlxaYnu5LIrcFfZBs3DDh3hHwT3L/Fuoy3T5k8hY6nKC3wA7WkcxYVz2xYW4+zDS/ric2LfOEN//53ltfeJ5f4kBlfAWdlMw6PV1WGqZyjmKa/gY
AHizTmpGhLgzhnAOrrMXsOPV4t/NGAhOFH8FHU7awEPyTW7sn2veiTd5G4w78EnK8i58kvJ5u60QhvisrbPnbHn7jI2BqeynNtCFdo7lHJZ2UXR+I7S8NBj0
VyE1GMjORtwC3o+RnUbhObz9lj1LkIojGv7GbEktRrxxiT+tSvwpVeKDqsQPqhIfUCXep0q8xy696Ri/aU/hTYUyL0MjHbMShsUOoZlsfnGjoDFyM6IRh5Dz
D1fG0ZXiQCrh6+skbetMLFYVvs9gK+KPaGqha4X3mZ41p4bAjMmA6LwoKkejkb1d1f+nltT/J5bU/4Ql9X/OUkh2S+r/jJWNF1XrDHntlV6k41ahwEhaZDc9
fhd7gxYsOb5Ys/bksNKsPd2F0b0YsunOP7ox71Y5RqJEk6hZa7GyuIUc4W768F06pzjnUV6ga+7l75xyG0X/g1uzTeJANomrsknc0BdF//UmpS250F/Sanr/
ny45r6UvoeHoGc2xNyvs431m9GrjDiux0Yku8r8nza2Y5XdaCctKjHvqSCuJwGo+gFLdbknpdlooHnLBJ3WAZuDBwdgajAcQvDvQHWSsL3uE27oMiruZbr+e
5DIyReL7NqTvxdI1UkSvlZmVw7gFKFFrSWZlvsBcfAEHmANllBSzP8QBPEstWpKy1Bm+UBDXNI0y+6BG5mcnE9SnhmDlAAlTcvLOt17BuKcgD1CHYMjcqaUs
GyP5hfEILC/QGtTjiCRHFchxulDIqnVLCWF1W5YitQ1sMDAEntQgo+rEXFRZOqtxMxcGIBNZ9Ipsbm5GZ66wryoHYrEfrsZilLvyCg5Sk7mkVgtfENzWueY3
MAvtDcbX8dncYBxRs/UJfDbWWofxObDOPqRm7YKVF1A/LEZawxpjrlz2ybazqZWNlMvx35UJD5E30ah5fNd7LIF+zPU0bDZ2RlQ4IbPV86iMrqirOPVaPNCn
zRdKbc4kq1Hfdl1Q7Vp+TNaumyDqVtgbOcDZL4BdfIXG9wXRdLNOwIgVkNeBQG6oJSOAurSwxT8CqEuw6BYoGD59tBiBT4YOEPgtdMUK+mgCgd8CYuVMrFKA
vbRIWJKp14ojIPCZF/402gHTOuTWQ4oCSzBqwOPwkcLQyIHmS47GNWi0gaUabT3CN1bYa5D5WA3E4V9Y8w3r9fDnace2tGM9a0eA9FOTZMeNGeJd3FIuk9WK
KMaucAMfq+CfAk5VR9xAojfiEGkYXHj0m1kozmHWKas8MSQ4FykcuKQBInWHe6JzIZsKcUwSpRkUgwwCHZ8bTBiteFhCDPaVgphKS2lQCmKVub2PnWKczrnf
0lmVw5nninMhnwb8J5CSZAuqiz1MJuPtE9BCzd2ShmY3qw5mYeLGER3MYmfEjTZGwUifm+IRCWQR4kaE48u6g4eNpDbyyATd4TxobZgFC4bVDYA5+vHI68cS
IFZF5MSkfNNrLss6l2/lcAi6xd6GdD9eIbBzGIXaBrfrMJeERibQlwCj2AAq4gei7EcuZA5fW+WJAd0nyTxEqHVtzr7ZFTxxoFWpqvbP0jrNOMsGQ6Mx8tUV
VqavRFOqWTIVpCMqSEsW+QhYN21N5knnA8GZVcXCaSicmV1gXJ5xmZGgmABG0cynB6BBMd8zf1trjRep5dH6LufURQN4GtYOnUwBKrdPNRzDcRzTCYFGnEDW
2pU02QKhRBtPzMKYMbMxY6ZP3H0T23tm9Cc3KcwYvw7ZCLuhZiV0MHKqr2eYBY2ccMlboZGCk7CaVmhSVmP/HI4jCc5BaB7MvnGRiKfhvs13wnI/ZiUd5ywm
9M6dtxZ8u3CKVaZY0Z2eSlx0rDBih8Id6ye1nIkSwQ+alLKiNw865ZBLb3HIZY1DLr0eTkokPqhxyCVHxZvRXTcpWu5O15TMGl1XZaivxVRNZIhxhB9CWqRT
bHCqgNDSkYDGR6B7oJ71QF33QN8XLuqB4KHPSB/4+BKhAtJQNJJcTBKlPHEhVSJbTs/Crfx7s5psne6pSAKsing+s6ZHS2t2EBB5+JKspiKTQRgClJn/3y1g
6jQPxJpsK0PywmKXlzN907R6H3evt9KO4WVYaU/AY8LpopT3JbsgorJ4IIKW/KhWbO5RA+bY+aD/Kl2MbbJq4fzdEFp7cQYyJlx0Zo8i2zj82qs5r3E69DpF
Ml7jeAMOssAbZDjWlJvEVpPDi/7wVo09QicbhTPvz87QI0QDx4aQwf1GegR6jVoQfWbHnCzOI5VBNeQXTWpIe3uvkHAkB6h9CW+pOZdwrlPvEiSqTD1EiBbm
knV3guBud+9epJVaaXX2xqxCqiv8jXsTn865LE/27mH+eRxgybJeHbDogIUDm/buOYcTE/Gzor0x3xfTZXz9Gr6evmzEdYV0RUb4v3HSMk6DlmTkOXEPfU7M
tCsiaLBHFm4wrWmptZFUMhFlMLuFCClDbkVwTyaj+Na5pm+zp8hSnqJsc+1wIekP57hxe3PaSMKN/pReSLhhshji3HFLMXupa0KxqUsJN1xOOLkjCS5PqgzV
zWC9We4USIjmFvWKLKGKgedxcp6+2Xz1csEZEqQijmk5pWtLWXsQMqRT0J1OXVMrv/rF1DquIh+cVLJayDxTDaFQBT1VrAX/ugUrZcIJwL/V2+jifEB/YGU4
4z+SvPXeRZKyup8ld7/u8+bjgPOV1bIcK2RZT4Yk5kKm/TIWJ4b3oKPDBCUhWEM2urpawBqTzW4TTj/ohaWYRR8GXi0O3ljXOB6/kLfqz4SinyE7CYNCLkh4
WdqUSI6oj3FqRgaxzzBDkpdl5+GmqmYJsdZPcYISue3ADrX9fx5v68sb1kfv45QOMyb7ELInFZ7phAL6WfQkbP0xqursblS4k1mCLEU7/gD7Esqn4ewmNdQF
erMpqR+oKXjf+0oWihFMh3qhSb48o4AwUPboA7m48sRf/qQ926Wmp55BVM35Oy5nF3GjoFWpUDaF1RTTqgGSAlq/xuBCh4D2ZPu9kcWWe6+vBxJbXi3fSYNd
+QOLHfdxlVZd/36I687Kruxvi7ephm6vxYOSJCxGXf1+dZ0AhG0FrbG1Ql1rqCs948XXdRAqzhg9rFBXuTOvrdG3trD4qhyoRfMI9pwXh7A8PcAlVtCHBcuT
1hZYnrTMw/L04iYsTy+ukeV5Os3UlJC/fjN2icmKeUwz9sXOVT07Y56A1AWTTXzFtEeK4D4d4cugM0456PSjC8qq6pRMK8W6J1v9L3IgvpxdE0jX+Nw1xSxi
WQ6auBHuLoDqz+4Pql9D8vn5P2aTaJUC1b8nWCdY+z8uYe0/6wjW/tk/yrD2RxXWHrD+Ywpr/zOBAB15KMPaH36ohLV/TP18WJ5z6KFCOpXKOmtBnb7xbn7O
w4XTPzPXWQ+q09/Zy6cP6NOP7pjZg6149fvJo3/yD1+rrbP2PJQh7I8+lCHsn8DX8M7fCGzWTyrbSV/Z7pZ2tcJiKpad9pTA7N3/j7erj7Gjuu5vZt7M+5x9
s+v98n7Y88bQGIwbR0H4gw976BIoQQ1FBKEqakNMVLQkErgI0cbFa3sBI5zUTVG7ddzk7bMNRvWm/iMqS2vjTSHBiWjkNpa6f7jRunEBU5S6Ca0cYkrP75x7
78y8fesPEtUkO/Pm486995x777n3/s7vMOw+KiTIrLaGAACm+Sx4/hgvc8iLz4yrXvwtG7cZnQXQigDq7dHg1DZtuvq2ANnO2lHx+YimwO8ipkYR/m0RzQHO
5mXpoOwjFK8bz7mjwT9sS62cFjCcuCucXY6AXBuOwOsnHIHXH3DqHYo+YVWGs7AWdqy1l6MPX0saUEPQiH46kNUcqKS9hDB+zr3Q3A4kLq0TOy8GYUReccXP
uRnu9Dm3joFFQdmch+ld+5FNPOZ0oCmCg7MAOs6A51VHdrMHV1ytd/I+6QrnGLYJXKBrpLSztpR2DrEQvXjzwzA847oY8xOVUY4hHtfPl3MwFOMZW+7McmDx
NaN0gW8lZHqGoAu9b4ZdMPVMMhXo2BstMr/uW4AbM0h4JYP44KRqZEF8A9pYYLgxw0V1JvDFXlg19D8/GFaakvaOVzbcr+KEzWeSIks9WIDiUhNKeTxz1YRS
3ei0vE9ySBPqtAoXSUAmpgHVFzgyvaQsXvxOQ5XFi1eBIxOdlMvPpNCcx9x4uQJxp5C9r7vYIZqH7D3pIiyhJDuL857r7BOuikjRQRVy+dElzlkSF+ldFYsB
0FMTXaIcdqPpxifcdCyGgkJX+PELB9JQ6/RT4l5Sbc1Sq4dJzwIeJgXlYdKtPEwuNUtpkuATWczwCVcgp7MuUl+ZO+kKjfm/ujAEP2r9yGUmwBbZDF2ebD44
MGZkU1KyEb+WlopodW3pXcC1xWuJcWDphUVQSQMpmylmDxb6uSKq8fvPLyybBmN4LuTa0ruAa4unXFt6lGvLpean8d7+BDrcIpmTriRLkulRkkLQg9r1JBM6
dq4jGQlxM+oYDQ71y7tf9MvQlfdeKAP8nEFh/8iVoF8ie60LmRzU9NKVWkIqY33Gi6f7PinjFviBpke+1P3NW0/90bPrm6rXdIM3twtkh33GTEdIffBDk3+p
ogRtWL9xULhU1UqZHglUl7xl9EX15m9u2BtVjmAE9NTYV+AQ9yRBLuTPtiUOaLbQZagoFjPudfaEK2PotLva2cXnK5xD7lpnhyvPHKBnxtQzDXrmXF5HZIjP
5bksWvDjCq49xq4oDNjy0gTweD54i8dfzYuGhcBHuZQIcVvRodpIYNdb30UfFKzLfQdHMvZetUWcMzh2AgxbQfSNwwAC5SV4m6xhFVcbNDPYSSa+Isjl9AAO
qE/8XzyQ5SXCK1UtXeCBLMYOZh6W0M/t+Bz60TjIjP4ODfROkckM3Nhal9uJtTgboZv+l2NQ9cdOvcSz9ozRwXo33wZJDIWGm10G9uYvA5d5GdjLWgvU3dH/
lbXQyFoLDRdzDXTZ+agfq64Bb0tFi5lbzhPyWSypOikLzcMmDZYsFq+wE2/l+0Dy7sHLefRWJjehc2zJdCcPnV3/Od9RDDz8QD+vNSsfmmCFnQ18EHB3ErLr
jPilLc/2Jd2iSQEmilhizhu3tLxQYOehOJYsHLvY4b/OfotSuDlazWaXlCaVC+zBz8vGcfEz+iz7aslo80A2H/eKU9Xd4oBxJ+VKjzSdpHCOMdK+r9zjnIS/
/4wb5YUuvgj+/rddic902pUkyZrrnGcdu1GPXgpzuM0uwN/vKGaONvAKB/CKTFBdE0bX0eEFgBsoJvz95nrYqWiUqHpprqpszTxH4hWK+AFMPzvbMcQniaTF
EUIc2HwLjVtbqsKSIJ4e6+KnzKpRd4uosETkxKBDDp3buItdxaLbIItIPSqmnnErWiVOcGvqjhEYeLaBwPy3Ip8CgXmKT9fl5nCk3mO2GF9p8ikd9rGUOC0j
zo9SKuKDeKooQQXmiqIiJ4si3tkiNDgj9poS+2AbsfdpsXM039oCYuewvrW2Yq/ND9ugxV4L+5TY84nYEXVKXw8HeXeKV30sCF7wLKHVKvjBdoJPknFBnf42
hoyedVRf4hoFNQC/wmlXem9WB2o9IIssPhLmN2Gvlb2K0i3JSXtFve1KXZ9R42+6CUn9KVUVdeXQ8TW9aP5LtSNeu82slffIWrlEXmC4pMmqjnrB7Dkm/50c
BoMJjYpQH1WfvVMXaEnaSzBiO6M3PmUpd80cz+VSPqLpOsvWlKVrRtVYp6oxEMfDSGq4DMUTEtQe2dVViA3HIDYkUmfbkaUgERYKVFGY2jiQ/QB2TBBhwYHk
++nQyYEM4BgVYLDCwneAfXJE9CqCOK3Mhk7k3SqB2c+SpfCOQFigkHGg2B6deJX4ax2ysarojLZ25cBLcJxWidoqy8rTLbOZfcqhWDsYH0A8Go0YDDCwlJG9
R1FZ2EucY7ZmtWqVF/iIimZaMNFM81xHbebqGDOZBQbuZqijQlhGHRVgsy5GdO11vFjF3l9cnYHCErDVVxMuCIlSauKcedlgFBMqbu2ztjSJXSiRp3u8eK7Y
OqGkLq5mOjczaTlZbDtpQduN/2MfT1rQfuMq1wl2BgumzMdUgy0YJ2YvvqpFQY+lFLSsFFQ33W6loD1aQYXDoWTIvj8Q20pvNy6P4O0WFdiTr09h7+bDR281
93HIIkmRR/wpMGEPwqNw67Lqg4Iob1tt5Uuoth/oce+df37pr//89T3dGP7ohpZeISu9osxs8iK7XFoZGRnaWsWeqWLnQ1ZxSRFW8tzelppkWs6gHTIiUEsm
ih9DiYfSfNqR/uU8e+CvzO1wxDN/3BF1HHN4Hexd3ZpVm8408BZK6iAe2yY2dK4+WJnnbQk2cHhaDoqnZV48LR32r4RXZCrEh/Kt7MuE+PAyvpVl8a3sFN/K
7kyIj5q4DFjixAl1mKno/e/JvIN927wJKeEZlH8sgGd288xjZb2od8gNzPfPmC02bwDQeTDBlnBYTiKjA8AEeeBnqjqmjE51XW7a7JHveAWYjmqyujW41jmQ
uVvRLtrqbiN9V5/MACJmfnx+MEr95LcOzX8Lk9VSWDI/6C3zU7014Qm1shdPeKNh8XmZmTI3+BUCaeNpqXSmV7C/Ac0EhJFrSBi58rhUVK0q4QgGElTN3RS0
nr6j525SSX/qGdT9HiaqK8RjTczj3rPTgC+eBf40mQXyO3RBZoFbJcIN7IN8Qu61ALFXQQGuPK0i91qGlyZIuYCk1GC3xncpArJiHYxfHnto54QrzHwAeBmV
8NcLjpNmvRmz0h4mOab0xqpscVT3XB56rjX4rgF/vp4bTeWk8ZQBKGNKxrfpROVErhf19eLoVbaCL3pX2Xesdj4rjiDyhPBlH3xKFS2IeF+LRs4P2NEaA6cu
rSUgh2IaIvArmfVkt9Kd0A7+1swyNKS8pCDlDkPKLQ0pL8Ems1sg5b8tG+8IJNIGRi4uu3ybK56uHxMz0HxZEYVT7QXHFXITcxKujhsiro4NkYEKSEraIYcp
y/X+lYfVhttEzCOi6hvk1w1QLXSNSgSckfjaUQ5LEfz7eELdTB+7ltuO+LUCAituQ1cI8j8UmOEaE5Qj3vkL8a/IJPnGuGm9l5GcZC94c1yhk9O3UsVcmbuf
/aFBtR9ZGJwcNrHbDU6Oinklg1M6fdXamL+Vnau2cYu2pc1Z4s/B1NWgW9ILgJbILMmOavQ28yVq7zFunnlpnsoHR7XP371Qw4+3b9OY5K99uOb/oG0liKEg
5Y2v2jPQYDLA8HmY79yJ++oh2eMtCPehY2Bzqi8rolkXkm+dWVosb/E2W1vsx0v81zGdTs+Dka2+nKM5OMxzbAyBE5yaST/iNahtIfo564NcHY6qdvA3z7De
xKdyAgc6S/dycF2kK3qH6by6d8gblbfpik6LaudgQa1G0BOF1JfiQ9u26T4ejInSxzumj4dRTd/6qZ1K63yJjuMCzjpXYpp8+11ce0KunS3R68cdyc+sPSq5
ois6jV0/ACOal85tcHgrr+/pdTvOwjGVxnSnTuOYToMmIl7dxXGfR/YSHc91Uxui4/ludI/xjP6+r3jq8fqMfh046X2dwCXSbA5HsnEO4uhSxjpRzHW5WR+t
SbXT+W3Ik8uqDQGoXS+ZvO4qjwYvS4mosElAq/hbfMzr0BSqfynrqgqO8EtSz4d48xHcDcBkXMp/ob0yd9YXOJ69wpnzoyqOb/momJMdkfNiswEY5GBkAtRv
uT8JVr9l4ybZXKZ3pjvE4TG5+yXmDFDWk53LNeJm1AFO2cnJqGMyAjbHT90K4HlCt4LJqLNJj9GfWhjgjP5UQ59enmw0kB362kxHsxH5dM/nw+QkMzsnxDod
8oavrjz0+P3MzSw/H3pqA2fN3x127GYt3v9UQr+Qy90vikxT5S5ZAbPDruuoOuTT5/y9UfVItIjHroe2g5B8hTPRSQY/HXd11nv5oYCMdNRkUO/HcTaoL8bx
OIcjWOEcC+qDXI6gPoS6ng4QQ2uFcyioD+N4IKAJCh0bWJVF+kHd53Rr7aIxmTrP5VR4OSfecgezd3QldVKtdqRqqBoG5kfTGJlUTdVqph7xUSp584IaUMYH
b/d555aeTSWXS+uDn+SzDvFTqgMpCdXCgbSAsB6zhCaKXVVAW9JalZX0ENLpCwfpQOdDKZXywV9OKlWbjPpbFBG3oIg+KVwz7CdlAdCgGfZNstaRojWi/kZU
S2fIDoE/6IOyUbacapts1FLFscPs2zGHcqxllQ6BDWBqLZQ7bNgsRskGpHLUAzXKyICUrA/to88UYADZ8FOlqCItPlDG/UymfXm6mmkliToh334u9ThzZe9G
u0ny71fC3rCjCZe7ZoN0rKsyrw+AGlYFijpf6NDWjNhbtJa1oFqkHtNPEWd1VPOZclAddppE60OpW6l30soXtBT8Fr9a9Su/ZBIVajuZfrnaWcml80mfgEJX
dEUMAdbSbOkI0Uf60kcOLKy1NYjaR/dIf4YmQUsu8u5oRNn6pFsDaAZUlRZVZVZryeq63XfaltBPF7aLOgYysAd2Q4Ez2osErLDrFrABYcWzKhXjc/+LaOL8
b+v65sin+d931jdCvkk5H7n2tXv2/3j4tZuaIwMNi/539foGjThUAxgP/JHSFw8s+kTXGzc2R06P/Pfv3/LG79yEm/7I7VOrHnrtrjM3NEeWTn/8zZ+9OXoj
vUb/mY6n0axD7/H9vi98u/cL377HfH//eknjM9947MVPPf5V8+n3bsKn8dW/2jxz4JG1L9BXJ2bP/efsT+rqq3/xxy9tfGzbc+arV2e/Orc+nQESdqESLkGv
sWDbptoahvwD6YvVA9SHhQE9MAT5azEP4U+g2vaQlnVL27YzbYKkEXakNhY9aoPtFZwfDS7UFeRWxRuhSfRctT7E/cDItmPf++Kq3zu9Xhd6zW9Qf3kkWnrz
TU9GoZnZjW3ZThWg+8U1r0ifuuHuX9R/frSJrNdGPrbxcwP3fev4jdQQRLXxwiR+DCRLIdTjJdmD28cw1VBT2k91vpIdhaHAalidr2RHIWnWwR66PU/JXsbN
6nwlOyLipnrvDYeSnFHjG57kN5SqHU2rGq4rVXs5q2r4tlK1I2lV84168efQ0zfJ8qGiLL3Z2n5n5AweeeIoqXdSxzO5zZn69qlLlqdYtBLKhIzaIbDFU9s9
+Ay7P8Cxhk2aInpxard7EXLNp4rOdANGeFAiSB4P0Av96Pb7pNuvsLFTg5ESLroZNm9te9g9vtrZVQ4B4oZqrXUa+AHtX+tM0Gk8Vla2L8KvhoX0LMpGgmNl
vLUDj+4oY0GL7O3OL5uHxJ28xQ62YIjDYi/DIFYzo+DoVhVPqiJekgx4L1HXxYY4TeNKD/J25x/4iIqKqRqUnwyzB9C9pV1qVji34c+qiPSOjmuoaA0yCEFW
sjzylfnVLoprRbrNZ9jfXEVvdcRBkknEHe3Oy1ksm82hsrjztr4uzoiUV2C7/L1rbVlfQ6gaMiWrqlvYyGz9PJkJTj6jqmisR+NzKzUZlcVhFRFhaaS2KrqW
rEdjPJcfBS16Xjl1OvHjD3O0auv2QV2A9GQQRrPy8OySyByOjsxcD7tQ2ojTR70vo9frS1RsWI57w+6fyr+/AiFFNN9eMordarqA5S3qVEeloF3qrBQuY5dR
XtAqYUWY186AoeDYYI9xreBQ4lWiZfQzqpccZnO34Hiq3sjjjbx2Mi1x2vxGhTn9K2E9XPYg3Ynow/RcRbvH4UsRJfNb7PBXXesYWXRJoBaB+S+StW7xvAu+
Ot6Ok1xOd18aavrgvixquiyo6ZN7M6jpLxcFNX2+aVDT/9IGNf2kTMZPTBnU9OtTGdT0MfXzsKTz6lQCiz7irbYPq9t75PZ0+ra92j6kbp8XWOlBffu728cO
0e196veP3/hHZ7W9Z8pgpmenDGb6OE4rk0PF2hbrcXeLtRmrNPktrl6p2eUYxHTaa25l7tcUL4Il20DwEaK5P7abeer/EYW1tcDa9xGZ8bv44PsWe5odskaD
r4yrTZVZRmVlLgHyqW6EbvB1tUF1iK/iHjaO9jELZ/NpWdATnBhvIX3TEqLyKUu2eQ5aQmR8QCH89jEEE6kH7zyRfDD4k3G1c5v5zdgmbIh58anTkxZ2yRiu
aEdltVnLe0gv2VEFiAA6nbaj6iZk5O/syAc6IBLXgJ1PJOGpXWabsVIF2furKQjVUbDvaS6IK5tetmx6ncHeKjbYbNlMPw2SK4arR11qDbcL28ePbAo7mbBl
kWRSp8ZxMarqyQ66W6Z0S5Sxap26EUrbr9PY4E9huw6oqaIhO93/tKEb9oRuuCB0w0UNtpmGt8evk0Zb+jXBkGoGMbN1mGBFGSjwEvZGUdGWUM2mMKUFxmmN
fJz//XA9Y1vtqMjr5kCjkmimxo/ipeN2tJhGlkFtGjEx8MBlEAMPXogYeDgcNAieYSEGtviUiYH5dB147oQY2MoSA2cJfaeZwJdLN6hqYYk8Bc7DpVkeXSsO
TQqy47t0JZkeS1UCIVeqCDMMlxoITP/1VhOZ6VuXm7QEwAjYLBbp9uDYe509YcUD8c79aebdiVRGl4SDZIJnr9EVzRzdbUqXfoAhmw1LNAHwyAmLtcEF5x5K
N5wp3Q4rvkLupfezd1rhcBsYAPIfH9wvQR5wvgRlQIzvcFE2G/HfP/vuD3OGT3kiW/0TDB/eY0XDklnIPSMiiHqipavsMr6hF3a8HMaOBXAdF3G5HMb8Zjgh
H+oCs4qlwWuVsJssRQcraJUp0sDOqagOoI41FUVQ/GAqWoYdJIQArE2N169IL3ilGZJKPO63y22Jg61Jbvk5q91zlnoOVlWKKqmKK6UUVRJ99wrKM2WxNBVd
iSwOcf4qg2F5avwuNlbqXKSQsrzs5jVPjodXgmxpkB6kH3fxHlZXQgEqUoXLYkcs7VVIk4aTx6jt8d6X0S2rVbduatUtFYGioQiod1gg5IrXxq8v2Ap6qX31
MRfWprBfIcTSmtb4n6sMYvxielabp2c1Ewu4JedXt20V1kKtYudzSasIuVUkXTzXYUvucFe142fHttrx+9xexo5fqBSWKkWppRQp4sWFJfGxyyvP4VR5ruHy
XEQOqaHlUiRy0bLEy+J3nkvrRKYLz4zUy+2Tdl05+x4Gt+Tmh6NL3OqACaaMr4vxgdAoNWvLoHjCFt+Qf2L/qZW5GRvDCQ+eZTWY1tQg2qVGiV41zPRlDAvx
YXPipxTSgEFHszltzmCTXtllxtsNzGxFCdHha9zoYxh2gXNCFIe8Ck9nqW1LT1I9ZLeL22DHHdoaTMULsNvqxVvwW/6axAs4bYvnypytvbvZHIAhcHmDfxa+
y/bgba0I3m5B8Fpmv9IEBrCTwAC2CgyAYzeNeHZ2/LezgQE0OlACA9iRo8zIRA0Nmf2Jw4lHSvoRNgDB0u+JTQiW/ryYgQLjOm0LSz+ZjaWKvAwJFETEOK2q
vV7uCu9l7kR6/jNhFTxQoieKBwrcrHnNvu9tWii3yglDtYX7pSlc4s75ZTSFAuyfLmUCl5VJXFNl7lVl7pOYM9JiNkuD+UNpLw+guaASVDOId4j+t0F7WYL2
8gTtVWC0l2LTx/wdaK9hQXuVBO21WNBeRUF7+e3QXjVBe3UJ2qtXtvH7ZNO9KmgvRploV5Tc9dY9ol2fpkNpXe5uQYXeKdbcHeyFcgepKUNs7xYflO7VGUb9
XYZqdmeP6ynaj6LeTZ/LZwJXXZkQfyTsKtWoAF9PC3FUi8bhkyNZIroVVmfia2RC9GxeaMbia/R8cSavuMcY1BOVpWClq+xiVFntzOQhy+/nRTrfy5NBDwfR
5far+XrN5KHMQJ6gw7FzFpPxMeq51k5danI54Ry7ON2Y5Npl8rNvaJAgZVsBZqr//1+0PnQ6ZKk9r3e5ww4FNKpxD0m2GC8jwNzqANaomgIabWSgURl7ZRho
g00I/kqCxgvSB6UtMZ7/ct/O/kucieAnO1Q3EEQc+aEmcSC4Y6lKv8RgUzweNNIkkmXEOGOfJYMaTp6p6DBqooHXJBpIfYwlVmrtVh9E7w4d0knyUPSGVbdp
0m/RiMQLAOwzV4udegGQuqpIl4O0XfJwzKZFISxyhRzQE2MyKTLlbslJVcwPqQj4KYqU+cuXqFxqNNFfToWHYwCs8Wv/hDaMzfDzgs7kroUyqTK4U2Vwh2RQ
hxrV+K1k4cMSEJ8bn0gWPjhgqMSZe1vZIWcsKACNTCpuzGmV/pwlg9dZFSrqHUu66TFbVkfOgyRYnH+5Z9hqS6ipHWrhY9wW+2YnjQIcpw4I9SRHyk+f85NT
4PRFidMbxwj5P+auN8aO6rq/O3fevHn/3/6xvV7bu3eeAa9jb7wJxmsMajwWEEOi4qB8oBIfaNQP1rYfiKERjVC9GAOGIHBbp12oaVcthIXYloOixlR82FIn
shKn2iRWtKaQrBqEHNW0W0Eqg2jp/Z1z752Z92b9B1qpX3bemzc79/+5555zfr9DNIEe5cWzILg3/CwITnSD4DwCwYkOLjQQLXkGBPeGnwnDf8MHVKEfuLdl
yoNFtAd8fnqz6oNRt6yWka4kEpErU8JX135ZFgdHyBXiJliexb5RoGAfQZhKzE5T7kQojJDGsxXVurFN/b49i07YyCjKEZ4MY3oMbS6zJmZNXV8AlqylykKP
g62+q7BzjGy7nzbhdpPRmVkFazfLeqR8azoFKyQF62VBH6FgfYc+bivAlKAa496MSEG5ZjIavHc7EX5Bj5Vd8K27IToATAuRyLtInPVFcNZD82kHeq1lKreT
K7cLsYQdlXvdd5U763Pl5n2u3Jyfwm/N+Rndb4526TM+d/28T4fCmUwio2YCOXqZlsCobj5P/eOCFZ0jBuo6I+BfIj3gDZ+BNCEBdi2QphfzNYSvpBe+koBA
IrmzswSdAka7kEAioaoDJBICHbISlYJiE8Jz1K8vNSg2esKDVC3jEsBNRAfpX0qJdZ8gXVpLOSPgFacyKYpRorcQrkVYWbLXzvk5BwXdoRXXle6gcMbvOCgA
9oAJkoI9ABweD0wshXxQLJFWswAC95FFPoAkVnQNTZIhryeFfJjJnjKPd8hXIiONelkrnvI4G+hlMqaawZaJtXi08KKRgzNGTj7nsZycNufBw0AkW8rPPnPt
z6AcKjXCmtRjZunQcwM2X2Is3MiABGi4vRk8Q5013NoWYuYLkYCZVGKotk1WbT1WbQWrtiY0PWDVtkWqbURHEd9qo/v6qtBGm3tLcFg8ENJVPuCIXqabKc2U
KF6ga5a6gryCrGbACR7iBmunIcX8mSBMPVq1Ca1M2ihM3V9TTdZlEJ46Bgq5eISfBHy+Eo9wcOdr3s0kV87JCcrro2/gB9BpCsoehRDHUt3mNUQUTh6ZvMDT
GRiQ0QEuzTuvdY7ShEHn7/qcaYnHQqz1tkEzeMbr4KVg9ru3sIxfL+9GID5B7O+8Xo7xr7u2MOpZS7txqQwqmlIOJtD6fp5pDgfNvFoWTF9yOb8ITC94f/A7
epKqb3oTpc2WqK9fM8OCftVNKdmOdRTnlBDI9KlYAk7fskW1WBvV5dmSWkofMcZcQS1silSaK6eFOQXEnbdHL7AqZadvQIeuaw0xhFaEvn+uxomrtMTZVjCm
RL0WpmuJl2wxSHnJBJdiXGGXz5EMEGFNK77stKd9ZbLEJ74PA1NI+s1QeyoT9oeUk20Wd0e8E3RCfrVCM+UtPNP6S6cY3UwEhDxTNol/C1gBeydgAXM+YPF4
LuDhfyvQ419x+jkCc5+yddClG4sYgAclyAOJvaPMWEzIekr2JhnYZEQ+nR/S77H1TrRVn5W9Aut6oVbh8uh5vITSxosPv2C8uV68njaqhJ6nxHDPPszUZfqi
Z+pyR4drpUa0AsYrVsFsTjRvkxjE9jZaWImw09HCAIdIgxXZw8pgYOCKeoEEjRl9rfOxoOGWYtReesyYSvUc5S+E35acbnFBAqe9QR734BraILWMX03MUGTj
0/fJVbQBKZOG6T48QGCMElFEuWlF1KaEzSJaa8wxVxlOjKvZEnINp9tdx7a8Eda91uN/zwbRp8jOGEQbqIxitJHKKEajVEYx+jTd96NNdN+Pxui+H32GWKz8
6LN8CImupSTRfrSZ8uLK6DpKFi2jLaTny2icppWMtlKdi61vE0qKki9OeeZbizv/lrolPEzJ+2sbfkF4UvdjG2NWD9Q4nW+3whU4Qh/X649f0T9sUdfQ93Xm
+3XqKvp+tfm+Wa3F5bMqwuUzSuEypoZx2aSGcPm0WoPLqFqNy0a16nfrshaYsnE8KC5VfLGj+GJH8UUut8jlFrncIpdb5HKLXG6Ry/XgDOZyvc9r5WuJcv2O
cv2Ocn0u1+dyfS7X53J9Ltfncn0uV2A743L1CVsuVa7sKFd2lCu5XMnlSi5XcrmSy5VcrkS5XwE/wAY1eC+HM31KrbyXt2oYClrEzobYn2LrKUsm5aQQG++Q
/FKQMsOISIqViKDFsE7TYJ2mntFpAtZplrFOs5x1mj7WaXpYp+k1iS8repP6C2sU3uItBJbcu4trXGs9QRaaHTi2cQpvalk7W9uFN7Whsrcu8s9Ao0JNtdj3
MmPfm4x9LzH2vcLY9wEtCSk0m6l8pptWBxstgH1YtyoBOxYQg+RSeepvG+3H6nfqEvTB5b0p0mALMgKbRaKcsb3Y8h94jrnWg0vSy3NJenA1hhyS5yVPi7yn
hXkazJdhBzlCyeHrbC1II7JmarDdWRJhd1MJx4kZMotteIToO3P//6iqEItthUPEHDNmmcg9iFNB5JFjlrmCFVXen8I/Pgd7WrvqONrDJMOAPndaw8T2S3K0
V3+7m6O9pHC0q962KrapSoLWzEMG+rU9oli+KmLYCjuaFPdVxfBQeo5yqopEmQsCiFo8yp4fhseNcRaLzfoYCyhdm9GtKf7cj8QXyIRVctjPEZDANRU/efyh
VHaijSztS9icQdUOBgSTLCMh0d1R+BJF29ZVU2tpJa0W9ES1ms95NzrfzAjAPsYD9lI1eLR72WzYR4++zNVl0lwv5904v5pMO0gY36omb6I8VVs404hhaGja
vCM9jqGhBytZHzPyhwDHa847YgkaWkzQUGOChl4maGgwQQM5FWxW2dQQMetr8p1ZX8t8CiffXJOL74TmGspk1J+oVhzk2zM+PPAT0LIM40FKwID+vLXdYh4a
MNPvhVqMc038x/RJd0/89QnCN+pPX6NPdeTbowRWSJjuJWe30cLOdtXJiVzpYJC3SwqDKkmDdq/qTSFvg2vFbYz+3K5HUtrcM2bJWvlQ5bVtQxm0vNWyocWy
oWpnix5y+rcWYXSZOqWCVd6bx5yS/GOgGjeI25DsaFvhVs6JtBO0VQSfxUhuR0F1XbkaTO7NParBSdPMNLEsNM1EctUm6Ii1dwKDVXW2uWCTuA3uQI/GBt7A
JvUsgztvAibWTDZK8QFDT9N69Lw9WL6wcGVxugOMnibsdMEgrLWqS8lA2lUDbTXrbLRQY1ZqQEl5tUYUmWvgrGVeu3cwfRiZanRP7HjnFz/50X/++J+Xj2MG
Up1s061b38rnAAkjm52NKfDKIUOEz463AueNShKP/MYXRefqKuQwJYxgfpPf+iNBpoKe+PQLD+bkUjvyGAFbjdGYMLq0YCt68lHEpKroToKLq6w/1djZxbOu
at3HFs5rXVqmd8uOVBypGCopALZk2PWNXNetDLvezN/GeDJttL0Wb5ywtAe1FOyaRKgJSbiKZ4RilPQAw5H7GSy9sRt0nXlhCnR9Ba/jymVB1xudma1iJ4j7
pN9zEzk0CJcur8Rali4JXYM0Qh3wa6Z24HoaDvvQIb8x3f5uqYo5ppYCUmJnEdKOgWHBzrzqz6TwcqadmXIpOoRkflnEfaKVXHzoxaWHfonR8ni0BI9W6ZMO
/tKvu9jg00B7dqCvEGc/+zFw9iWXUdazA31Z6PpkUF9fFwQcXf0A4qvN8C4WnZmSeIfe1sok+RtD42+E8++ycMdassuvQv1l92ajhWOuXwxKYblSrdUbPQRQ
f10Yg5Nkm5S+YV3tbP6SGRNKqx0wqRTRXJbYGRuyOaVcA0M5xSwRKQZvyDXD/QhzjOwkITohY8RNnZAZa/yrsoOE6LT+jwv6SL/j3XPffOh7T1bGvUVJxnjF
HqA/f9D85wCZ4NsUqaHawtX/lGUuMEb3xOCe+r3WrJpKljorWc+tZOlyKrm1q5LGYSY4aUSpo5Iil9s3/QQ53jiM+vvWSU7Gl43c8LErbngjGbcajxtpoJSM
/pLG5CuJPOPEzqZD/vobpvJf5Bm0k02Du4AdyGYFU5lJh+oW449owqLS8YoJpKsrmGnM7C2tCYM2KSL5XzguFw2xVNzFhLVQjGuOdMqN71vFHCasWYzv4g9f
effnpw+vGPdOkJlpn6/XGPru+KP7WLuYfZT9uPrjHN2zs8cMcWxeG4+64TiRGeD5QrL2fv2wZe60nkVyPoqOf3JjTGy4snudviq5m0+A0bWOtb81vfS1Jr/V
rnwqGG9vHZ20kYmLTIBlelB09mAltwdF1wrhHnztJ//4yPdD7kDy7PJ0Pmb/dTf+/AE39Z6lmxr/zU+TJZLpwUt3ATez9T0OkalVk6CjRTOzMnFHSZe4CJsL
qUFy0SqTorvYB7jU+12hHIoCpC/PYC0leacLyR2iRVCHACJpfvnBoDSfu+UVAjxlZzAkRFb8yLcoGPI9ycGQtFYOUExGKRuVckBwWAdLr4PiIuIrV9RY3zdn
IPp/0fZncto+ldf2rpDfj9t2fdgQ3Gzxv9fs6uU0e87uUb+af/hfHzn29MsjZpeayWvwjGCfMTf4+MdvcOn/bLDrVzjYTz6fDHbFDPaJvLafoDa/ato++/Hb
HiRt72cNssUHnBqfbDiIDVpHuVPraOU2rpwT0UxtO5gzkecpCXhHaNm84LgJlq8LAgEkHfpCeEkd5JRIdnL35lP05tPmzXPiijURyl81r/cY3+3uNZiB2oI8
pbT9+AgpCeJ+ul9mDyorLIYon9jaKkx2avMZmoq0fvkNu6HpX8NRqzS4++jwbhVBD0bfZeipbnn9y/w33/3BkWR5TXk5nTVFsYyHPe6sae8inbX0MBzQbwYs
IyulPQ5m4zcf/HhvvkBo6kwIFudMuCA4pI4ZaSc7GGkXTaD0eROidw4heVaPg4ch6FpIwUUXEsL2cvby98xevsh7uZ4zrf+ygMcF9wUTSmDJBUbk2gSP4ZWF
aJpZ8UmX6IfPdy/REx7b0LLixzMYEGrrrNe1REuXsURnPKtYubPHDL33iJkZx70usRZcQqx19TxGJ6WxZzV1Ph3orqbMsURUldfbNb7tzhM1GqFUolkvSTSb
yUV0iRQDYW6KAdAXh0smJAL1QqwmokBuVyE7MDiRbJUTyWLHmSKqzntglNPX+yZIjCTDR8vZiAKEp0xJiIFUlGHHEpaZhcbBXQelPoV6wLuXdpJWeoHpoA9Q
/NYTsm0XvQswvOBxhOEkGGtdaAW5QG4QKJbcINsK/0AftxWgiSNoTs/iq/OPISOkn2NGm2ko2+WuaWhRTku17pyHbDBpMTLPLTlHU/G8wUwvdoiRBUMD/YaJ
TJv3Is+1CvwDnRO37BwyxU3iA8lojvclxwtfkBxupKduy0zdHuNnLbI8KFleCOFiHUsu1rG8BCE2OU7L7DjtIMT22N/SZH9Li/0tPfC3hPC3hEQ9SUHRzFGf
TVW1KDOpqrCWcWe9HGs3iHlWN0mv4VWIyWcq2lWY5ve6Pvn24zaCMEd0HjELeMbk9lh606teyab3q7mHf/T20WTTO5Ui+RbZYMk5gz87bUb5FOIMhdskSl2b
ROnSm0SuWKrliiVE0GQmSclMkqDzRbDjlci2Drwg+zgq8KsYmkm27ZWpz+LForXtvVL0wJxgQw/F77elc2wfRKpj29HSgBpX6x9w4JKmoyWBGv2ko6XdRw7D
R/8mM5hP4XN9i3cIVxxHBRIzS/0WXmuSztYSUdMSUdNFXCYFPfGyTaVzD7g49GlbN15fdqMvrPUFdO/6JYeoYnZ/8Lv2newTAioX6EjmuUKtTIVOcYXuRFl3
cYXuztZnF9fni1yfnZ+4PpJMcMhLna7HCFVjK4q4sU0lbc9WAxSwEiHsVJuRqJgK2/YpUCJdiJ+jUHVWYwD7fLoOIdVhAO9fzXVQ2Tq0uA41rkN42XWwa6Sj
BpTICvmfJYPpfTZSoyrTjvR1MyhNZ0gzQkNmxIcQUIXY26LPg/qnH5ifjiDhk/6Gn6ubQKRCqANF3u92gbl/CvF/Y4+fsDu+lrGQmdU/aVSZ+VmYzNGcQdpZ
wRf0igldVka9ZstJdpF0KIjvQkF8bNV+XiiIj+AORCkjs1HytMh7Wpinq+wMyoSClI+2q87VW7ShHL6encahWoa7lwuyN5UWMdUlHi9CJNV2lCjat2rjPnaU
VI2CPmQ26GMVuKBCuCp2NLUEGv7DdkNV7j2qGkcoGWp9P2jFEeOp9UJOhhoCc9DEZbtWWlCwabv7VN8h94OgK0mLuiqd8JDBI6k0quxfQgnsXWok+UgZIIaN
tAfNDBEpe6eq6oKrnEiX8un2falegFql6uNyF/wY+kuPqtxSx7lfV3RXu64fU3gMyIAbxNfhwtxW+COcYLdpKRaCNOo+LKMt3j2IdRiXu7mwu9Pt0h0F6uiw
9SY5j/tTA0KZWrVeGKp+jAlSsk5wKO7n6+m+CSmVkn3PL1zPmbdQ0lds3lzP1wVX9Kzgms4LruoZwXWdE1zZU4JrOysyRc1TUcib112U7pY7qVt0J/bdQURT
DZs4yj2UehxYKrNyWs2cZ21PL8Mr68hsXFB9qv5lIlVKqjQ2oZYhDShc+25iTe03NRrT2rC+bNXzK1U0euLvTU+8YnrihOmJ75qeOG56Ysb0xLTInZqYLsQh
U3dsvNQHy1QvwiJ6OSdNiDgdjPY0dd0FMsKGCO5vcM6TEI7FCi4q6k+5xhqpFO0xMO0ViI9KfqxI7PEDIs9tTFTA/kR7uVqecFo0ouWQIMsdp4XqYa72PgOh
rFAgY//R/TtuQHP6EATS6OBqv4Nc0o2ExwKpZRrxDY63HSPCTBb9yYNI4sloymW09L5cL2bGtYWzRn2pcQX/bYjM3X35kwsj/IwZ4afNCE+ZET5kRvggrn3Q
anihT+IaUp49lPXzSTNIPo9PQXcuAoa0NEnP0cvJbIrXucSk6L5ohaKBH+A8p7RK+22e05WUdA46/Uro9P0Xf10LSWyQ57TCYRlqBfT6ihqAXq97G3p9hZMB
VYC8biW9DPRRZw+/z1PTTNRfHyBOV8RTOVDTUykyspF8MjJiHZvJsI49W2XWsSdmHOvYScM6to8oC5l17DFmHZs65ljHDh7LsI49Yb4e+TN6z4FjCa3Ym/64
N2l+Ps/h8B+mWMfe0Yfb9wx72EOHmGk8/bPWM86Zn/+Uf37LfNWK60LCQHb4mGMgO4SP1QcHgtJe74GS1gt69kqrSx/30vma5yjr5F1Pvfabkbv+/XOGbOKA
N9H6pQsGtNxZBgTvs0WMoe3F9d4Bb9yABwgtGhi0aMmgRUODKi0bk1bFoE8p+/AC8Dek7tbZki+Z9Mxn0jNDXjAn2g3ih82zfDRMNni2M4H7umpOy+cf4uzM
+PwhzZdWgmokDhHB+frSbFonTL7K7xq+juOCKLv0rEu4FUske0LEW9OBBgmAb3HU40R2Ubsk2UVn+lTRnT51vTxoqLmmgDoTHUnrXhcuad1ZwUnrYJdWy8Z1
j2UoL+aymLh5w0FyRnCGnjki+qKpoI+wMov2E/E29wZL3COJrOK0Ie6Z0xP0pIir8VOZ/LEnU4X2qV6tpmTuZahh0vdZe1pproMsfML2qpudNWswMWHNiqwJ
S3absFbdzslA0iYsqVbpgV9lTFizImOWmBXRIEIPWxPRaq1irdEq1hq1CqrtarUmDu7TXTRa4MNNgQ83hRG9jevLVdEQLioaxmV1pHAZiCJc+qM2Lq1orZIb
CiHQgSTR9ReeGC8+6jyEDBPZb2AikyK6xvHb/g4m19M37fvarbtfu/rG9OyK1tFqXcPCHmk5mQRmSLdh2ETWgAhGMfxlqdEe7hxtzBOcsrrssYcBYjr8Eskz
WOLj1XoL81LBMwaQQWE9KlLtPWrtHqX2qOE9amgP4iv9PXUB80fkx0d/+MrfBrp+CP0oRc3EXimTwZ4TF0eDl77QDQWXMc67Nnv6XHak9cQH0/lR5WNF7wdZ
7fBRNWS+1FV0VCnzZUStPara5st6MBZIwPjWX0+XkeslqGrq10sQgdSu15q7xdkhHqwZy68CY75BZmXAAgOe7yH4D0uA+7NGvN9jbrm7I8qLuhuCMZ3zNOKc
p21OpzhHZ90Q/TJBbKU4+bbXYhFQ4Pda7NpDZInL7QiphhgILGjHFirCji1UGzu24PR9Qg3TJqkU9sgm4MVNylxVJQIfZ66SWXPVVnZlbObUg8CxOwIfpOnr
nonTHnkGprN0RM95uTMRYs9adM7gc506o0lH/Kz483PcZxnxuEnLVcTuDhEKSzgqn3kD/D1jvDK6y2iWTp7G9EV8mTDxZU2Epw8xa5qPmS5B0nMol1LoBleJ
Q1k+ob8iPiGFkp8lPqEhgyYWJsWfNCwKw9WkC/3OLlyX24V+pgtPSu7AHdPQdXS3XaOuVld1dIu+Y2q8Mn71pTQXV6bzcJpYt3RW3ygnq+8AT4l+Ni+39FyO
zMxo0wBmS2g6Y9Xi4vNnpWMVTD8zjInM4ofETfZX6SbA9AcX2SEzqPEhM/DDZuB1c9QgNh816CBDSKA3iPUWOchQlKSCzN1i1uD/1qhBTrkz6JBDTUYODTFy
SDByaJiRQ1h2BjVUoZkz2Jk+UDJQUzBQ01eD7vzKyt1JkTcRH//gxUXPdeel9u5G/NOZK9jrcafLyZH+fUCtUMs77q2wp7+4GT/z5FKl6aXyT4LBij82hK6n
BU+pU4af4SRgmtgU9fjZVOMNS6OCUww2kTwc68oEx6pn/YvmfLAyvg6ib6XDsYKqat9/PPKz808+e/a3mKpqJVFVcYBwAUOXUFXFj/NJIgXmrzDwLcgkJwwz
dFWS8W+C8W8+49+abDsfYkx/NUlOeNyztsjHesPSXunMg4E+DliTuueioA2aqZIKfv4WlJE2c1jczDAgEEogChmfkrw/haiWS5RSIwKM2wmqsKBVjQFAmGpx
UWtPSAk1UtBbs4nnFZRozkPAob5bp3RydJfSG4V0t8FJ5jx8bo7rc4N+JKAobBqGreMIwY4nX9jHPNPBaOF9sHQEm8QHUOiDEe890U4nvWuBTUDGz8+eN3RK
1OzHbBrC0UI/nZ05krMFnCXK10Ural6TzUkNa5NT9Rei/v9h7upj7Liu+ps3b2fevJmx3+56Z/ft58yLk2xwoxr+cLxpQRnUNF+iKVKQAn+ghPJHtPmndStU
UIo3sYU2xAQntcQmNegBRUnUuFkTN2wShywIoS24YYsCWoqFDETtUtloDRFdgSO4v3POvfOx763XURJhSzsz782buR/n3nvuOb/zOzF45QeSIcTkYN8+kjYT
C/a/dJANdM5N9kjOQOfE/Z+wfkEdmrdWfh4I+Vsr96OSB6r3qcMesIo5sar5nfzm23Iw9dCEZrCBLuIma/4jXamhQ6Y5Ao1b2jSXr/7IrHkAm8uG+aejxBiS
WGSYo/I9W+UCPlPlEi5UuYgnqlzG41Uu5HyVSzlXLbwoxotALq1flCvnKBokbotZSkxzKHOWH87cChRQ9pW0JVpy6L5QwiqIAwm9eIJSniHPuxrCsKKnQXr5
RDaDGHR/O8I9o7eHjvTt1h40REDqo9GY8xbme9HmVnrN4lZ61eJWWrK4lc5Y3EqLFrfS8xa/qWOVOhNmDd2Zw4XOHFPDMhJmn2Hq1ii2jMXV3tqt/Chu7bFS
t6KFoy7Nm6fvyDWsmuycO0IvHpEkAHch2SIH5tlp310hHCR94J0Zual6sL2b2BqquNjfJr+qmpBH9lWnkYUKVxGu4jdU4+FKqY/PqbG56zlV4UEMHzWGlJqe
jAa7c1Q1FZHD70kL/4O08Jq08NvSwqvSwivSwsvWVjlctnYihz/LbDmFO3xNom+AOCOCTguyckYZN1fan1554dGeEoc80d2EHFgLI4hbhLCHCFa5gX6N2+dX
uXm+zK3zJW6cz3PbPMRPf6AkexcqV5c9v4vsVbfK3oXKtcuekbiB+0JEfiEyGnKwh/KcV4gAwiKWH4SGKM0J5kGem0QmnhGZWBCZOCEycVxkYl5kYq6LTMx1
l4nEygmF+A1M6S0tFchLjBJRqXuU2JfRQ1lMsajYGAXIpzaC7L4TWpK6p+NIkUgC4nPpSDEhh2rSEZ2Eo2VUTjLMjnT5EULOkYbDZgOGap3KNEhBDlT2whJy
oALH6ShSiNrxhLE1/OEM6Z7j+Q/gjY4OVD6mDsMHKvuhoR5Qag7yusMbrNq/8kkggNTOMIjrtDPUY8a/PaypiVwPmHy4D1AUboEWiRYgrsZlHaBbZ/yniRiz
s9wWPaKFOkYV+lbOPKw2qV3tw59Usnr2FCl6B8U+fMm9hXJYnH+xkMPilM85LK58o2BNfq/B1uSz3zDW5J9iY/JRlMIiYzI/QD33/Oli7olVff3WkbkNWNVO
F0zM6/L1v/7Tt4786NL5n7ilelZueIJ1yndPG+v0RfnmCttn3pHL83y5Jpd/eZJ+d+60MSJvnjZG5A2c+ks/2fAQYPUV6I+hOqspfdIYky+M543Jx71ZYYZi
/ic3o0XsEWEFW3BD0yTeYVZy+wtK4wR3VN1wRxkml40+DFsOLsjzuajPMz6XzWqOz2XBbXvCY0LW506t7ct1AEckZlQKmLXZcd9ucJ6NYJYfCxc+g4igsc/t
Und9W90V6LvSFyx9pzpT30nu0pifs7p7lkuUe45/a2UTJBOBvkOegbtyzzCloGdg2/y4ziekJsF88BmxDqn219FnnAQn3Z9nZmqHxPzSmFECSadz/oySVjqd
V6fTfLqpbohlEDqZ9W0j2p7zgK1vJcKDtKY+0da3jaiwCd6IEsdXKnJgF1JEpvth1g/jgDCD4KRebzFbcsG6sd7ib+Jdr4iN/2tHBS9XJ64l3DBdvdiiBNB0
wyYb4bNfU+YTul19+/d6878hkKqLVeb1WycAHe7TCxZigl15PX76P49yhHUjQ9AxRm8fXrT7dcDfvjBWsIusMIRvrcoQvXaNIXtF28iKQPfOSUlWUbJaAZjY
9j9h/UdLoIlttTG83GJw4gaOamd5EUdPTR6tLLM2OS1sDQHZznN7Va9tEztrE+VfYydtPzlp4b2hENJGxs9QA8KjBoaIsHlJWmoph3JzitaMZemKs9IAS2DV
MwgegueK7Ddf5pFBbIvE2ZSlGqURspC79wzPDGByylKAKmHEAIzKGOWNKB0ywmvMaO9GXTHKaPX0Cq8gaPl0AC2vdsM5gRHLhWkVIrLIrJH5e/o+rjo3oVQ4
l1sJudg2WtwUF1vMCbreUqqHEKlKXt+uxgw3M2a46clvyvLkpj+O5cnNGTMwcyeDKftxa4znnG7voVCCkJLF0NSzNbbkDvm26lNGmXyYCefV1oPDUxJQxeo/
4IvC5IAMhwL/LcpHSGKKrM79wu/gE6LH60bwkLXj95ntvgZqFDwNTwd5hPqi1Lp/lWvdmrSuLa3rS+s2pXVB2A4aoo1IYiQIucINEIDhU3CudaheDbL2dZvo
VHs0oKA4BudaY5yrzThXv4Bz9dArAfjRAtKbA+FX4slwi8N2YbCbw1bV7w8GGZn5+4Oy9A0yPeXJQXbULgwmnvhuF0bZ13hilL2Dx0fhAb25Mj8KD+h09ego
A0D03KoWCmJJmxslD27O5TpM0AFeG2gdSAKRUC8j0/GylYWnpm3ZdBr3dmPTwaBqyOLCHbukxyd33DCMVa7ZwLv7KpXMSdt8nAbGrjcoDyD9qxzR5z/638rP
qZkP+QVjJHL8s1/GLKnTDV5IP0cElDyxggK8DvT8LIxhuAraPkrt3EOp4pRcBCQXXcvogcUTPBOO0njUcnalSiMS1hnA0EEu0oDebAhce4arBwwZDNLKHSSg
nt5OCND9T2hIe2pYxMHDSagOjYeVGDTUe2OP7Hqu+owqgwkrQNs+nDRtJEt2iE4ElXbTR4hLw4eG34h9cPdSV9CH6sS/ewyTpwscoEsbTFUFBxsBf5tCxQEe
HvDr1YCqEUM98iGjWdQ703WXQcKwb4DlhlLa4xH/Nc/bJ5ejCiGUX7fIJc8B2Fn9EJLg8isad4f4feMzIQWRVdoBtXQcfCZEVzyiihw35Bs0xp1SKXWTS4Yq
j1IB1rG7qyCptKfZ0nmiVe177vSjUKHSG5TcNwomDTEYeNC4m9mIZfbR4W4wh2H+WGAOGGFJi8Vbk7Zjyyz+aiMRE3Hr06JUT9CP2gFMshPSyujTidhVYyse
Fde2C5+2mqPg00afVvYi+As+7SYO42AOgk+7jgPC8Vz4tCcxtGBfH1GPUd2FvVmMHrm5sj9zAx95Fq1z7En2PEweiuuH4vAQuO39Q3EDySzaLvCTQapeMpYk
lNTxK0lbHavJdTSZO35GGm7CWIbixqnYId9s0h83T2G1wPneuH4qDvn8+tgi1MbkqaPJDaWQFzubaup3hbZwTBny+2Gjb6wPlbXQC0PpNBy5Q8W47aESs0FO
OTi7mCkHe2n20J6csaLuw4SbHDdSR7RRQTPI4PyQsN/MubLeh/7A8lTXNb26/nBx0egPb1eKCkSWmQ17yGMeZ6uhReiYp5bl32K9Ahy9CGF2ttkvcKtm4SJD
YIXrf1PtCfa+mdwYXw+v/A3sjQcO1mwUsiAM+Oc/y/75+9Xhxhn7AYTszNgPlTYRfQRWbWR++vKmgpb03KbC6bWpOM57wai0qViQoL4TFjf7cUJA4T69qUDC
WmfLpoI+zQTJym0q/C2big3GE8xZDB9pBzrgPI8p+jwDnL6ci+3oo+gO2Ug4hCiibYQj24j+W1TFt2pReRnzRcaaImOhyFhdZEzS3amx6hYWSyJGnzSL5WS2
WHbtfZcXS3BFQYlyYh9KlMPE6E4cQolyOOMLMfI0CWgMTiiBKIByrQf/+J3cQ5/i8XEbGNSMKF9dvXe2qPem225CA/RzVNtGi58ibbqN2g//f5tbFf7/66Rh
m9KwvjRswoM38OMxHENuOQyDRnmmanSdqRpb0AAoH6MBSKL3z8ZTr1BTPXu0jGKLSeD2E7aDIyIPFqUtZmmbRsR2KaLuh0Mmou7fhnjTuj7ELaMKm5M2LrNx
zl8Y4pLz1Lg+tM3c2Pnz7x7JvNqFJoYHMC6GdkrmSXrsSO+nisTXReIt6RhXOsaRjplkzHUcMBZLje+mlAqorCYxvkuiD+xVaItU7jFvBz32lumxH37nr79/
6ZkmdVui3ndd3GQQRPtQqS6mLJmo+Zmo6TEcSI0aUqMQO6G6TBNWydTgiKlhkkaEYzgmQzUSxlUjUEGah4iIEut9ebQEhqXPLTRzQ5o5KMl/KIWqq0Yey9nN
x4zdfKyATaZcsbT2jPFQ4Y2cwz8PAJqSjZylkzNs8wCBboxxnoaxcuyicEU2eU8X8p6OPPp+Mk4bOq1U7MmoXUNATRrqAOJ2nXMqIKtEJ4Jnk+erY0c5vodb
Zjlil4JaFZYiWMv22YsRCKX32c9HoJLeZ3ciMEunK7lnPHFUTKPr/POcAUH9YCUyVpEHDejSze3QpK3Nuk3tzff1aDLX53m/UZj3PQMo9/S8727zAD33C6A8
U0ga6Xlt0GgQOgNq9K5cjhYyTkflKXE+Sr9N4cN50w5FLR2onowkK2V0S/VElE6nJ1/Ko55ORGUKgV2FeXGT0b2GRsBj0HTRvDcnVq0rohNsUpJQ7SuhVaX4
JvWJTCFT6bne5fm49XsRK32/G/G4PhnxuFmIeNyciAhb7ebGjWvGjXtNfThg+nDgffQhsyQ3YP1AUECTgwJCDgrA+u1z/2xdz1Tn/Vi571RTR6XZUaCqABdd
fImhqjiPDqg2EEKGG3stbmvciesWQ9dZndooqVNrAhinAZkpVA1a4p6O6BRL3FN0emvleMRL3HxEK0BumZuPCsvcfMQV4uju4xFeX+hnM2emu9J/L0Cvi9IJ
npHpXnVc4joa2pGAIW7FOmpQ/PK11/EDqV+eoKFQt5sgyaJZnYxk1PbTiJ1Ijy1e2whpyAgJZIQ002V6wnTBh2Jh+xCr/avaTAAOq3YYTXVQO4w6U/dm2U4c
pl+pzyJA0aQ8wbIX6pQn7AJbG5c8XohPB82yTtWBtT/UyTOc9CDi3auyb8gnH8EzKaB7IEs+koVtZMlHjg+q1XlAZrZBpWIMcAKSucEZe22A79lUOu2q3LMx
cIu9MqCz6qQrA4VEJC/KnuZ5ie5YRIIkjU82cxX/rpyehFc5WfPI4puvM1XQpCdJO8OzeNNN9sJw0k+5rra8RPuO5zp2oraqSlDTN2BuUJvjIPGCPslu0g7Z
GTAIH6LkHOmexaROJWoPkGWXiByhVkuR6krIkMckDulrymKinmmeuEKC81jhiW3akKjdXPoke2uhuQyEAkYrPN7B4w/K4xmnVXw+ZaICG+m8J/1s+XCq1JE2
ZU/cL2ib/ufEhOuRPXwo/W3ZfNvJIKztXZJsupxkM2TkYp2Qi1BykIKoxqjFQUYt7mHU4hCjFiNGLQ4UUIseoxZ9Ri02GLUYsH++yahFW5Js2r7kqnVEMTYa
EIKBKYVJDU/w1CHEg2ooVU0dvAOF7JoXxk0+I9u2DjuPWIfh0ogBnd9nN5M+imQH34ra5SsJrODDOg51JcUVfFggBwUVf6wzXEBRZydXWIPJEykZvNjBQW0H
cKjAFA57+INkSMp+QIYm/o3Nv7HxmwfJk5u7rQpcDd1W5duqfJvFLhN9m42Ec3SbxbdZXAKLb1LFmEYxpn8JMeT77P242C8XB3FxUC5uw8VtcrFo4WrRkssl
ulzSl8t0ucyXShmn3MAb1S9yUhb1yWX65DI++SKhTvzvWbZ92FZ9IHiBZo7HgQAYbz9BYyFINx97jEL6kdmn+XdP5HwZQbsGtaMvzLLuJU526nJg+shsYuU+
zN1KCExioIFNQB2QVOBzbW8scYgpQ524xNxK3DiHZ/EmVXjtZ1VjQs3tGAUzoIZQ92n62R3XbeHIR1I3V2r3AdTtfitfLcOWnEMIv/q4YHJqzDtcT6oxXVd4
YOcJmZ3swUebjSIgGfy9fY/kWAsKoORe/68NrFwxQfkBkioINNlmrCRDk/1u0OROV2hyZ1tocgfQ5HoGTV6pbMUmvyrY5NcEm3ymCza5VjBeGHCygSbXGJhc
Q8KbDJh87dDkPR8FNLnzoUCTP3hIaGfn0OROEbWZ+yrDz7oCZ+p0ASaHBkJqOLroOeLUiIsu0Yg9KHJnwTXaItdoVEqAioCt1j2caAQVbf7RoyYFh051M5za
X0pGlSREqgOH0bhjbDWN45E4IvjNuOZzmsCrhrHNm8A2b4zSZ3R7cDzGbE6js+oR8fgrr8+ooRRBCY7iMdX9LcxCLRhjRzR0jwozmlo/E0qG6TQQX1EZPUsu
rJEw88ls6Yeu6NlI/L+qVh8uenasIOutOCLj7L3hHtVgkHol/TtFz7a0IEbomKhgNCoLqkbP9mcrw/inLH06+SHiZbPKRl3wsrq8kcbLZuWbzBU19/FUdhpL
RDiNoVHg0LFC2XeFPkPQA4aghwxB34W1L04mcZhOxnE4iEfsq+6n6NcqkAfIfWzDSQ7uXGBwExxGkrbeUDBznrGJBMYmEuTgtIHP9HqEwbX4JwFGqGBwIwwQ
q8uPGKEaGAzu1AzBZ8dnCIo7OUMY3CpjcBNG3rYNXEGQt/FM5aAfk+/dL6JriVO/MKME6PagjKAt5lyw9H4+B2QveakL0haUYPCWSaRh6SQ1Pi/7OSyuZSJ9
RAt4oc8Fa79t2Ptl/V92Hm67omy4nCVM7U7jhLfWvOJjQ/VVmkg9wZkYxztXuy8DmcC/IBNqx75qpHijS6R4H4xwAjJx0w4RpvGM54KiMOnz2T9bxVwKNKON
xZAkA7ZWvFdpFzZNpgGDZ4J2SImrISuhlpVez2aZ6Yt9tcGfjQOeTiXLL8SZ8SFh5q72NbIWskthS30Q8QCHJgzEugNThKlAaazP2M/juGvG7uAYzNgL2IWh
8aYBtVhwZuPaG+3dz8W7hSzPTfcCftHX/E8xNqgC7yXVCzstG5fjqnCwL+Kjei7RA5OxIMl7ernK2lqHsrhOz6oPJNkoXMdPOaZRThJWty9dA6Ai/e9qYaNu
G9sK8YHRb7R5JT3O2SfIaGIktc/vLap9jPJYdrSozm6rCdewm1IqPEYZNPn+J/H13JzRjWt60OV1Y3llraQb/+J2r0qfYvVPDeavvT/Ve5D4p9BG2Jw8jSHk
N9RnzSP0dYCvK80f/Ebp8z/dIW7+xTMF3Pwph3HzF18u4Obfcxk3f/blAm7+OzXGzV/8Y4Obf6vSHTh/ST14IQecf0/99NjpIl/KXBE4/3W5fJoNL4sZTP55
+eZFfm9Ho+ZP0+UJufzB79Dv5uXyJb68ssiXuw5UNxcNgP5MBqB/kQD0f/PTffXDtUd2H679uuEznJvKw+aRZPWaYfMLwbXB5lfc7rB59XkGm1+t5WDzG/Ui
bH6zrwdsvlaAzXcCnTu4AJtfCQuw+Y6BzePObrD5BYLNIwV5ATa/nMHmFwxsHncVYfNcioWtsPkaEc8sNxLCuq822Ge20kCs8D57rZE0u0Ln++MmAPL98e4Z
JbT9arJU8tofhzPV5lao/EprOzgjtp5lLKOTYqhq4MtKqwB9WGmx2ZdAoGT+XekGAl3rBQL9l0F2Vv+zgEAvCPjz/CDbutcGhdFT9XGLaW/ebTHoc6Ol9o7w
gbQYHPpOC+BQ9YgWqGNUe8ERSwQ+u3jNWWm1R/DakW4gthH+2HBCr1ZnY8QfDIv3jOGjLTp/dz5jOh3VK9paFciReygut4XXtLq9psUfy2tGC8rBGFV0uvp2
lfY2O32IeuuvJBP6GTlKkuiqFMoTXSmUJ9RMPnG3sJIU4cKrUTKGFcqy85mIcsTaE58mbL1SckmRdACyo9fC+N2A8TsgLPX514A/9NK9CRmHHUD7kDuAoH0O
oH0BDjHR6FfGYTIBtI/u3KNUaQfQvqlu4g3AncvAuhggu4DPk9g/FXt83mYelXjq1NHkug9jOJBuGhNNCyBh7TfVCL7uTQJWBETK0pyxyeO6W+kzVYZ9darM
0gIS73SZIgKOq79BD36WRQ7SWCYv7l8IlfhKyYt7RoI0FquMyVmCV1erx3CRqZaEewzsEbBZr7RyOPK6xpGX0lPWCQLVpeKS4jKPI59kzMEUYw4ajDnwGHPg
M44csXgGAjXXO95iXuItjopneq4YbyHL6SpQQRd5uT+H8+upVjrIYaVbkAN8dar8MfuYVlv8lDi+RX2aQ0GtFFFQfyv4j+8K/mNVAGXnWtzm6omgwoDNYTVi
VAchy1yN6ighy1wmv+ky3oDhYCiHRpY1GFkWMLKszsgyj5Fl1KwwR7XVaKRmHdXGjL50Qy1JpTlsE+gSKhhNruI327B0cLnGpxO6+HYa3cj6enOFl3fK1UDk
yyOz6BBYNcF/Pc5mzhjZRx2lkmPMKj1aSRrsUbAtEopcVWK6gpR9lcqhuE5/Pfrr099J+jtFf/vxF94k/xomR0NMRhH4paqvo+pc73ek3nCVo7a3s+WxWFEy
wFKFqUCoq5yM65NYn+zVJ9P65GOzXAGaUQ7PUlJJaoKgck1VEtuUAbNmVVyLyizfq1H6zUysNIyE1XEScnCkRSToX7XSY6/nvdI5ead5vlXk7XeyrazTe9Fx
e/H2u9vw9m8dBGpuaUGygrhOyYeZnyrQ/GR6UlxlkOkDRE/FU+JDxRnxPibM+Szz5dxfng77eToc4+lwNR9W4+vpsITG8nuMW5oO/eJ02M/T4VhhOpzk6XCK
p0NIRBB7GG1eyGQ6eVyoU8aFuiVcqJO5n3vPeGmUnnu1R18zqrI0UvYnE6zlHFQCVr2XlZyri+pEQb9xYOwjpi13Zz8nzSa4upA1tgpZcC+HARaFDFvh4O5t
hMyF9cKjCS/gvUk8G3tlMSsQR7ldiKP2sJQ1WcpG/r9JmUdS5hH8E3se01GqgyrvZypq6dqVpqbIIAhJ/6sz+AGO9JNLj1LslZIFDtnb6Ssb2892p3Y4212q
pOeXeowALXA55CHNfd7tO5T7rXEgO5BYr4vEupQKw+s5LboyLdZpSgRRWL0sq8sMolq1mCeMEU1rVlFeiYaKQVRTQk8VmJYOWGQDiKxA5ZXIZnA7X8PtJgzc
bmI7kSWonV+E2vUz1M5iqF3AULtJhtpNcV4NiGw9mxi1zPnMl9oLOL9k8dR4RnCMi8WERYxjzM9+GY5xmznSrIbXKBEf0UIJTYwkAs69LYtkmd3V3cruSrEg
vsSC/B9tVxsbx3Vdd97MfszOznKWS4orkSJnVkxKQRasH4FIq2jsMexGaYDWBQrUP1rAaGzDoPvDVoTCCQprHRMo5aoNgcgKJcsoRSkw5coVAygWbcs2q8g1
rSoBExgIU9gAgwoJ5SgAYRionKpN79e8mVnuipSDGrBml7uzc9+bO+/dd9855/YLR6RpEBvgQazSYhCz2wxi9q0GMTs9iA3wIFZJDWIOD2L9yakS9UQxLEl5
RMNov44Q/d8x8Qxckm5w1qyH128xa67iNH248YyiXfEmxtRTHF7u52s/AZeOxsiiFERZaMOgyofPvR4zqNZfhNiyCHFkEdJPrgpe3zRYt2RS5WLgMozRr0vC
Mxf+AfZ4ThOptIJw4IbfpjT2AGfs2vR5gZttcY9nNtzhH2Zarb4U1W66jfaDj+T2j4YPjsKjABafu4A30Uvl0PK49C78Ln0CVuF0Vx9A0wZajQgD/GeZyKI5
c4CP9+09e+HYxz/9xhfBQCPoDA9zt4pyTxX+1gNdTJnGHsKlXSgmyJkFypBdKJKsTy9mVDREP/QQNGZiFfldf0ghzbw1ioUZCJmTSilYnFIgvYdLQu9bsJpS
CpakFCxJKVgJMlKJUwqldVMKvXpg6P3dUgqltSmFIsZwRdqUrmghhymr7YAwY7F3nhL3nLJSiYWWYcZQc5QBc+umptJJnz0hQTf9dhIPa32elBK6k89pFNQ8
z47FqTvM7JPX5kkgoZNYvhH6fq2AQifvVHema0SjuQ45KY5WBsFgmQSic/2K8vu4y6ixxtiqUpzxp3m82oIGsljFPL6iTHiVM+LzVc6Iz1WROrDDnK2iKnW4
0DfKs4IuDl3abo4Mm/N9pCKzhaDOUhZ5ib4L60VdFxk6bgtV6Rrkbxzeit84BBPJYJTihyFisY/demIrWrkzs7qlnt+TmYPVUfiu6N28Rid+D05814ggsSXf
1eiBv8Ll/9cQZmTsfRJzRuF8H3kSbV+40SbKXAS8Rl2czYFLJTF8t60iwD4IIAihCs7LTaymcNgLgsNeXgeH3ajuVrOCsb7ROWzOCA57tfMuc0pw2Cudu9Wk
fGcZvjOBOOwJi3KWaRz2pMUVygpcnYsesMOW8EzpwcMzBIFdynJfIeq7iyhd4US1mdY8Xg2P42gxXk0G+XkK8qeqGj+uJqvh5Ux4/PvJCXuympywG2DwYJqk
ajJJlUbAMYupMeNNI2CiklhRKoklqTFMt0xeSdMtw57w+i3sWYare+l8BtuzTLq5V022Z8VM27Mk9rwv9ixu3J7u8NCr7e2Zh6t3pGcItmee7Lkk9iw02TMn
9pwTe2Y3bs/W8Mwt7MEN9zSVaYLtmSJ7Tok9M032TIo9h8WeiY3bg+NlUY/DKWtopoBH5Qy7HLjbsDpVldAk3BZeP59syKn4VIzom/y5p9mdh9ShakuaPjp4
eOVVmk2O4+tueBCrrLCBmywkSlAkUYJSeB2/ByPyFtFRCRtmc7XGVd5FaFAHjpm8Ohxv6sBPJPO+KrsJN7CSRlHjvRr/az5Jmd9GA4b4okNr1pKup7evqecS
XFXUeGHFF6mSW6WKpYnOSlIuecKlccx9s+6/VO/yfcR81GHeiUa2BOyj3di2lBjbFhNj20JibJtPjG1zOLYt037MXHpsu6p4HIuqWa5QhRH8VsQoQW+sYgef
qUYU0uRgSBu+dxr/Inufr1R5Qj9T5X6eqfKEfqoa9LcmggxopMoA80CgiyKkCmoYwZ8zezKfqvD4+bYhr8QFkeeuHwGf1xHwxUw6BHbgempfsCkZdkA4EB6R
WNYMuh1RUupFeIt7F/E6cszr6E3xOvLM6xhgXkc38zo2Ma+jk3kdVeZ1dKV4HUXmdZSY12Ezr8NJqVFXkryOvJCcc0w6iXkdhRSvI8e8jhLzOvJpXkdjIMKx
vNWTsw+op9WB7NPZAzld1sZMQGYonVsKZ07EIFLG60BM5T0/Fuefoltjs+jzA6xMk6N6Yrnt5t7Ead+hYCl3p7EPd2J2Zp7ETZedmSdoE1X9deDi4TEInuC8
hyB2gsODXAQuXmLh7zCStYLxeidxvnwPHhLlewTYZvh2F2KwvaDbryJ2laCs3cPmLGKW8vQeokPeBIarzKp6DwJAuxi4DTfnOYy/nT2ZgyZvYI3j0d0Ngw/i
O3erhsn4zhuKr76qkKcuOE9UgMUhKy+Y1hp3h8a05v0KYVotv0aY1oqfT9R/i38nR9un0W81gVpppZIXKDdY/LJYfFosnhGLT4nFU2LxpMkWT5ipKy3SlXCm
ymtoqraZILKLiuu1bcJuMunClViul7sRO3ETqh53Ezb4z2Ahl7zIEEYO3fB/B8yQru9gQdOSFDOlO8tFwIjDR7d/CFH+CTtEWCajLy2N/0hx468pbvyK4sZf
Vdz4ZZHWXlLaWbjJeFHClNM2YHwhzOrfgCegGL7Y/glgjx83IpfHlBUY3TBa+fzLBjv9aYO9fsZgtz9lsN9PGez4kwY3fcLYsOuvGhtw/UWjpesvGs2u/7L0
5Wnpyxnpy1PSl1PSl5PSlxPNrj/R5PoTxmdxfUwTR7+1jutfFovfE4sXxOJLYvG8WDwnFs+q1JVW6UqzKun6Eyl0+KqxnusvGuu4fm3Dru/z/a+R68d2tHP9
56TxB6Xx49L4MWl8Qxp/w9DOwk2OXb+QupCjmUH4DWYGVUgtS9cTyiGxm4U3WoHrcFsqzO7HRSK83OyXCOcmd97kewsdUncQ/oULp6HRem0ok2GM8yJRhupl
uM0+0oNwjVyEN7XoTY7oSfRm0SAgLe5313bSpvcstOOXIsge2uEvpxIkCPKpvPdf4wxl4+cHQtwRjsM0aN1k0DrRheH7z0Rg0REq8aPTRG5EQKvpNFEN00Ru
6xNLRPqHbnW5RFCe+FJ59p7hjEdN9IuYFchkqPF+Wb+BkdPBtWOGKvvJT7mIW3C5XZGXYDm/yENYo0xRacMvuQUpbeQrklMpEFkt2EL1GINe0ooL+uQWl5Hw
RUQvW3Tz+8Blzf31ToJhRzAuks/2jT8hbRaTvmnzPcCmbBFKGLarXtL3d5YpYfoeRn8j5HEhcZPp1Szpo3X5Jb69I9Hd5ZMSTlyTmy9OTA8m8oQItKO3ujQ7
aCS9r1FqKcVbaiutJXdYM3dGtLaDizD2zSzKi+B0ApEwKbgmirz90VZUER3HRccpouNUiBLU6oexyCNuRGEyatTvZwx7JXApNQXG7/pSgg7EdpSwJgOBS/OI
zvoy3PASkj5g2YMwdtSbU7VgAA9DgY8HPwg0/QGebFyMyS8m2SUxKQaTIPEnQYJ3gmrpBXnae332mToX59UPWVkzQ8p0F5nkUXa4gq9+wMotoF1ui5P4qcJB
gzT4kP2xC/OvyAzJMzOE0rCoXli/i7KxW6Eb8bEjRkhECFHUkwXpyajElq2XkYVRubTmg3iECFQlns5RP0pK45TstUyQNj8sjO0Ss7YzDKTSRG9XHhwzit/f
6Swg6SMnMbyKy7yvxjVpEFlfiOA7LUN5RMJ/hlAeT1sbytscyjscypc4lHc5lC9zKN+RjmdiUpqnizbTVAURxRoKZkfQhexLiWe6cB4LSVyXyjdbOp6BqXpT
goMZRQe2RAeORAcliQ5ciQ7KEh10UHRQ8h2ZuDdFQXiiuEMcytdgkeVJPMPFHTzfSsQz8e8ko4yI+1WLIgyLql/F8cxHYvE1sXhFLL4qFi+LxUti8aJKXWmC
QvnFVMWYdCg/oepdulQHxzNeOp5ZNXQBky6hxhmpiwxh0q1LohlEAkE840TxDN7ZRChf5lC+o00o76XimZel8ael8TPS+FPS+Clp/KTSziJNjuihtxHK6ydg
vVA+5fOJUN6VUN6RUL4koXxFQvmyhPK3dn1Tuz5Md+u7/oj2fDPh+SPNjv+RwXp+1wxxI0PcCI8woSwLV3FJuIqLRpPjLzZV1IkD+dtx/JFR/VPr+D2Fsq6E
so6EsiUJZSsSypYllO2gUDZ5oVl6wlZT7Mp0HD9rrOf3I+u4fS12+4qPEVhbt/f53tfI7VuF8Wm3vyw36z25WQtysy7JzZqXmzVnaEeRFmu3bwrjBfeOARxN
xtDZGOIwNaMW5ulMzpxBXIMVDaxYgpT2M0cwo0T3zzul45G6y3Qpm2qJyIxhJQIreF7wmTG+3Bs0EQadteARk8AjTirOsqhmtRnHWTnv43EdDllU8MA3YXmE
xXcVBqEI8/c9Qvabj8MHCg89SHLdT3BM1F++3836PfiPLVEYdoBFjcRH0KFyMLpowmZUT9chmqNDtFoUojXZBAbXuJ6zQwGIcy8E7j6EQZsx1oAIjmMNBxVn
IGaG4fNeiuydcJd+NSKvPITdevBcwaEnIWGOwsZEDLmfhE3atqK4thUV3YpKpLHephXF/59W1PBQixpjOGl94IKOghyJglB03ndbRV9Wmo3r4TI5EX1pZQ6H
FXISYZTDYdSqrmfzGydnkPyIRRW+oxDKfLyuJIRC3RdkHiI9x4oD3KyfQXBujtRfWAHHZwUcD4OnSPZmhzmu6sV4RxV5tvrdw1wdIvEHRHKS/M2EOuYXT04H
KLmEiWfvn/8+sWINjb0u1qI0p3Ej6QTmeadPHtV6g1PUP6/gGfdN/fZbR5870XvPlG+frMdXSlz00d4gT1RS3s/FhPJ0vfDI/VpNZfVuVKw8eSKAhynI6V8k
eLOZ+MXEbz7SO002/DBtA03LqGMOAXY49gYOAN/BjLv3Ao0tNlwlYeOj95OmIfTz+Bs0dtCaJgSndM/LlwbvOfnV+90EwU/bMHgP9E17UXruAC1Kb+jzSJQe
gynXt2+qeg6X8nt7GZH7lV4Y0B3MTOCAbu5H50Z7YKovwG0ALykcC/I0EsHkT9msIIfak2VUfofpEoVlYPE1HXcadtJ3/47Vbuzp+A4endY74o/iiOXhU4PZ
IENg+AliuQnzz6h8jgwyuC1lfNz3ujSB/BGswPDK0Ple+BR+q4JPYtm/bUu+SjDviu/+MY4iiFyGKB1+DUk/OA6ReJbuiCztVUz8iFMJWI8soayAvlOBJxXH
8RwtfHLRl/Am+tnb7CNCNzosEUWLS7gnLnI2oLk2M6t895Wxt+v5E3GxEheZAb79Zr1TSul1vkRmVPCZPHYU/3vtbnTaMjptGVeFKiQarkLkeSF+PhQKsaCW
DZj6n8we9NWQugM9WO3MDIEl8HYQ5yWkOcOfIulYL9pkLJkJBQdcfhVT0pupUcHWM3s7D/9z6INPLhsBt/CYr3aYe0/WzaP3ff1rX/nJE/+e+ctHXCO8fpA2
1KhVe2CRrHCDa5DfgaXhlYPfZOklehFm9M5gRpsM38JVhgoXMqNxd3B0+8wh6ojwU9rdVBSqYMfBHxinoqIyJDfuHjYXUMrDvsuEtVjq73P4HrNAKsaI8G/l
vNVvxpkJeOBfiEcFAmvj8xEZdQBX1QpxE5EygvOtrAlj/9PZiC7eyCc3v6DhD/vWdlk/g9W/vvjDF/KiJBSvCN7BBF9k783fQgiWfCPL6BFZUwypL5Anwotd
r4wFpNzuj4Z2+Pq3Wy1L3jkoWkVDzIAfJMah8omo5I2GVy9+/9l8eO2DF00UMG51Yo3nxC7eX0DlglzYEb7+j22vxvYWtL1WZG8G7C1QsTkuK5N81Ei0gtWJ
idAccoIYvOgG1gQtQJiORxvWGXikYgJ++ZWxYXMF3xfpvYPvl+F9uIK5hnApN+rnX/LzIpaQC69mYk2jaOscDHuYZsSdmYdYjOMvuLjdffinveKw0EZxWCNW
TMgRioWupiUTyOYf56LPRDLBDCff0JIJOmIOlIaI8YOP52jJhEnaSEY1oqh/nFhTwEgV12vko2AkoRdw3VAqjkd2PV63xTFtcJhYxNXGJ6MWdsCfUYBLUBkQ
l/clFVztaFf8Dnj5T1zhfQheFvFpZwewUYvCFlbB1G8ahtTzTf4dV/gYfKFUFlxiEP8Zqpt4uKOO4ajtHaGlj41PjYOlnbwAWdXS+1x6mXa5Mb1rw0O1MVGF
xMuxhI7CUGsZBRRGOPNWShjhQ1sKCr6phRF+LsIIcJ8aKNJegAYfZWWDq2e1ssEHZ1MSCEvy9voF+p33zyYEFOASV+TjK/zxQuLjD9WwmpePz/DHF6KPF55t
LMLH5+T91ZV/eCM3rM6c1WoIK2e1GsIyvnQ+7rGK4B3dsebbbDaphdC4aFKWJHtvfVghbZeWxAZWWzBQTQQ1gQg18d2DUXUlgzmVDG+5QVh7rvbVDG8J6zHM
SKXgntOKGfInFKvCTgn/9bhweicJhUJQMYJzuizUUF4r1IBnz2QT0gxSCo4p+lfosifJdNHtRFzTFcWVyt9HcIujNU0tVhe3YMWsoRBE7yKepSDXvNMHNdOy
7jGNxEPkS6dQLqtCuexCPVGEoZpMqDBbwadN2Upi+PQGvlL1PU4vYM0vqubFa2osgQrLzWAzFvRFLIrw7q8qSowzEooWhBsod4PwPMUK1h+ooJpsyEZsJPAV
MsGG1E0VbCFJBIWkip2ZnyvupyXFOgc3VLBZ4Fg1gWOR3sGKQlTszsynCnemozY7fheWu6fZo7A/UtuvUDpFyxQFfXTCZOwlfh8uB7aCnX0p7p4Zsz3NmMQy
qT6TxIDpb8VSrkJiYX/XsG/wZ/CjPkwv9OuN9a20se7nyTzc/GC2U38zhL2Z7ZRrw3YaELaTL2wnSwO+LXTTAA7gpnU4z8RW8gYfLRO2RXuTg5q+PYgr/20E
YW/ZFtPfxhuTEX07YPp2nenbFtO3B5i+7XOFLeJj9+Pyo5+Q7H2a2+L3UIY9i3gpZP/7W2DQw+PmPZk5PNZ2q3N43LRbzZK2AKV6s4I0yCLXahqPnXtgTEEt
gj0Z0h6o7oYxBY5d1OKs3w3r4nqwJ/OaaqJYmWsoVjmhWOWFYtWvt2GY0l8YrZsp0GNDhV/kzxIYXpMwvIcVY+8aMHgfUuF/E6MmKpNxSCWZWg5nx4v7cKt1
/756Pf2N8M7w5ltJFGby7H6h3SS//yFd638Of8KRX/oEeDKPKC518rxCB9qZOawCk8XzA4vF9NGhwnEZimkgjsHsiUGYBb6SUEj0HO/UQdEKRE6ZDgWpToIZ
fA6Pk2bweTxOmFxHYdyk+gnI86pRvLcJV2Pb40Jy/nYNxpsmU156pllmvZkPNrCWD8aZduGBbYsoK/CNbSSzfkTRS5RZf55e7snQXeygO/jrX8T0pVSH4r5b
KFUIohoEQ3L/vWtjKffZ1uw+P1Zr/Gfb7ftPk8fEE1x4BSKKt9s5j1Q7Yjx0spSSLm+0jalm2JmpM7HzJuPmS0o5XMqEN9++HVf9USb8YL69eVhtaSh1l5eZ
Gv8EsdD4Hj+VHhYfY6bfwwHZ/hC4cnSffTC7f01D+qWnOsKp0422liAl//fSYzRb8gDR8dmSB9OW7GVL7mNL7tmwJd3hmX9t3ye7Rv3Pty8QNLCmQBBWBiI7
BtkO/zbsuHILO7xR/3NJO9AIKe/DdPG0EQU2wmIjMhs2oiu8fgsj4uEmMQpZkQbeRgc7qozechBz4kephZJ7DyF+Mdn9BUbuIuIXppo7+N0QHI7xqgHBv2UG
/7oM/t3M4N8ag383pcC/2xj8O8DgX5OXRRavC32MUJlBB3G9VnvMZ3Ok94yb/WuVnjlHUQ5/eqTtBid8ZQEWu05YxcXxPTBk1/O94c9oR/TQxWcwJ9JbL7Tb
HE3kWOHsB6Nd0mUGBjzQapP0G4wI+DpvlT7FC/T9vEAnmMB28zFMUCA+wG21M0ooljKWtCQVWhizSBm1wy/hwftT+MCFELQj6KR90cqwOYS5B0yA+qaWZB6q
V3Ejz+NdUfv3jdcxL1qEeIGUWyEYMVix95zBEgWzlDcdNmcMvu4UbQHLBmA1kiKWXdEu7gTZFe32TRHGhvCEdkXzvpnYFY1/h/bPo5/ivcruaJ+SRFFN2RW1
RaO5KBrNSjSaDdFodkSjuSQazS5pNCcvRGqzTSLNyyk0QMOoV3jPGXqJqqRCoCLpAx1XW1oaNdoqHZINUiwxDK86cKs0eeEasjgqhA5AUeMixkBqH+LM1m6V
lnir1E3ZFm+V5uOtUls0eIuiwatEg9cQDV5HNHhLosHLniPdoLdKzbiFqUs6vMfEbvjps2JfAVaAlEFTOmDU6ZwqA9hiYdZfGXGSoq91kgKzEWd+oLMR70o2
Itp8hSfhBR5Wjp/XyYjD51PJiAl5+8FF+plD5+Nsw4uFYTUmH5/hjxvRx5efbSxaw+rGq/z+337y4q+OlIbV6qvy45cheLkuH/5CPrz6qs5FTJ3XuYhJfOnc
7MqqA9bfZg8YT1vRuDRRTWYjZu20MqPRHGk2qzIu2tGif7Y8StKdOkNAhTi8KDPALGH4EtXCJuKljaH9DnPexlzEDnPOxlzEDnPWxlxEOGlTjOakYrRJOxw3
+MNEjEZYS7WU5Rht0h5Wi9nwHQi3LiXnqsVsKtaCmauYpi1xyNpQLAgmxSSbxM9uiITBJwYXllpF0EikEUxQ4aYrwV/ahDRpezDDYad5emzPssF5DbZnpWnZ
uST2vC/2LG7cnkp4/J32/YNDUCHN02N75g1e7rI9C032zIk958Se2Y3b0xzgpO2hIsi3XGKUWklOTIo9h8WeiY3b89x841qeKs02rpjN9uzMLGWl57M0EJpP
wtig9u+LyckQ7vxHlslXP8tiNgXuTpbwJVGVJCPBXJ6ECM5IV0karyarJHlxxaCZLH43XSWJyuYt2Sl2Lv4mWj6n1rJzs5wFkuU8atioYZIJpEdTiXQgJjSU
LN2xLpYiBFe0UplQKeramKzZG0ZgiChGoj8hoPL+Biu1YBLE5bNjim66cdSSuBzSeFHKITWKgVfK0i0r8WhDeSMaDGgQ5uK7ir9AEAnEAuQZXFnAgweDjEVF
b9Cp7NG61TzAfJJZM8BYrQYYWC3d/EF7h8XVUvEWqyWn5WrJ4tWSyasl7DwpH0Uom/Q14C+6Xtj4e/nwe5dWUCdk8f+4+/YgO87qzn7e2/fZfe/cmbnzkNS3
Y8MIWbH+cHkk443VKjsIzBqH8u46Kf4wIdlyjdkq23FczpbXGtsDjB05DImSjI0gI1lEIpESrZEdhcgweAUMICcCDBFEEBkcEJScyKAkgohkz++cr7/uvnNn
NDKQTa1do76Pvt1ff4/zncfv/M6iycr2UmkZe6nS015yxF6yxV66hLZ8ohg/tWRbNnTLlZzFVOlpMTliMdliMV1aryzdkqBLomRspkpPm8kRm8kWm2mlzVhG
jjAbIEkDB1Pf6eXYdeTjxLHbLVK6xFAiYuQmXbtxfLA4ETWCDynntc1Oo6LenyNVOSv9oO8u4Ba5ZFcfL01ctCF+Oo62YX2h8lGDeRp2chwNxCJNIB6hg6bC
FExdFTB1AT9gZEqVcRUQ5KuWpC7dgRKeY72xv9QRIo2SCJU9JVTbcFD/uCwlsZBBaeQqY5lpBqUQrqMAmilF1qyLFkArpAXQCpL4SqIorVAWSAE0s6ZgbnxN
fUWEHo9+skcRNEfMSCf+QL4ImiNF0DK3cHCLjeoWjiqClrkH3da6mzojYAQEqf97mcGlEX9QdbyNHuo2i1OgX7dp7EgybEvsYVPs4YLYw7bYw02xh/ty9nBV
7OG62MMVsYdrYg/7uWRYxbWw4hJLT7w6nvfftW2otb2KKiD/VhVWSIiFda6U1FSwk6ST0EaiRQkHcOvZ6zh4byPfopoYEsnlVCGB6ib7II4VVVCgrAoKlFBQ
oKuYQG0vGcS5YgLFf5diAkUVGffiY5/UkXHcfAXFBP4gLSagOmCZQgJedyGB5ccbwZHDj7yqsgGXwuv/wUwQ+qre9h1I+498Okfaf0CR9p/8VD42XZbY9IVP
amvwK8oaxK1Pqdj0nKz0C09pc/DcUzlz8Kx6e0yuc+YpZe/95cOTp8jee0m9P/XuL/3O7708u2HcOpn8HrWvT6ivP3XiS09++k8e30TKSPbrY+rrb+mvjz6l
TcLJj2iT8Dw+rby8zi3Q2nG2OQ9UNbgmyJqEM5dC1s+hw0o+Gny20IOAZ4ap6TjcXU+CxS/VJ4IXH8qFiq80/74O+b/eeLkOa3G9caYujMin68Jn8FIdi1Vk
vlDdz5Q7fJwrC+vLrKK+31fu1HtS3fsgtx8LfZDbh3Sogurep1Xdk+revwi3t3sRbm8/z0flk+7ucEko3AYhf+phLhClYq7QEVBamxu845E0oRiunFw41UPF
RPUybfBpPxdOxcZeuKErntpU8dQMRyTomJqqzafzbT7tg9SggWBqoBJIaSPzOYswUAXlCqxR86cBPpWCcux+kU+9CQZK4tOW8CoFeN1PRoiPcf6Ej/G90nzO
F2TCER/Jl8pdlb4Sw7k/NsOWXJga+i0GSbeYa8OUgsb01COScIF831s46pteApZ2fzhAf62wb280CBEO/1fCNsJxQNEGxQsGc4mBBlwOeUDurNyKILcpv978
hi9lIF7EsXCNccoXlsuTvkRbT+A4MG4fx5H6ZcFPIs0yRdIAkBjeiCwrw9sUwzsaooW8K1Fdgy9MpSb4sDLBR5QJPoriaGob8XU7s10wp3vRT3uQM83xkHPc
jfukG/u4B63cz2GL99G56EF0X1dnkRXeUgG//kwDXLpFMP1z1h687OeXc6r7Pqi67wOq+3aq7ptV3bcDx2EOFP6rvESg8Ef88hrjgi8c6edxHCX564cj4bBu
7Q6utHGOJ8sx4Zalb3PdkzhcaQb+q4/+XE8XF6zMBTUjz/soCTFGF2fSXQ9LjVM3Ukp2DzF9X8f0/ZSSveeS8iST0NMx/WGJ6Zckpl+WmP6gxPRHsPEEyCkO
wiZAr81amm2uEJUczS2KOJwsijg8XxBxeLYAA0KtxSjIWcH7/Pibhl5PiRUcCOetL1bwPn+cpFc8Hl/4dI6+0s8ZwYsKxZ8ScqCzlqBOIk/If/Km1mkFfnnJ
kql8CjClJBmzFA5DGubuNJwATuJa/OF9k0u2BwDYPFnRvLTnuCV4JGnPia72LKj2HFXtmV95eyrxj5ZpDxIMq7n2zEl7DlpSakHac7irPftUe/ao9sxdSns+
9eGl2wOPTiXXnklpTxJGl/bMdrVnWrVnSrVncuXtgWaaYSX0cz62475c95ivSqKkJX/SquNgL/SBYlpvfN4XFNOCz8UDEj9bMeNnO1uBlpvzs52qZ/1srdQV
tVBg1XpxNfLZYs7PhmtyQRp7eRa887TCjtuq0rhNMt8Wd9tpe5M9b8s5p+icw+qcE3TOQTtxTQswIHW3nVNVyM8qztnzYCHWHQv0yr0oigt3W1EBA5S7zank
n5EfKHW3LRSVu22+2GnBPE9HC2Y8ojOdojLhS2TCl1Nju1hLOPBWZmx7qbFNDUmN7ZYY28XU2KZrZoztwXhhoYexXRIbtRTvTo1tjzNTgq5blDgzU92ipIzt
zD3E2C7SBgVj2w9be3W+dYGpVJ9k22iUjO4RgSiCHdiAFFXurSw38KhyjzaUe3SVXhziJ1wVNsJR/tXjWVDPmHVfxDoI/TFmh/HWoPoVF2JRsY4efFitl3eq
OMuYdXvwPhXyxDb9zKTs55PmwzcDhSeMqqPMqCozevIYzTtsm1ue//rnP/dPz4+MY9NU7VJbpSxL+iSN59PeuFrtjWvU3jiq9saG2htXJQyzmPT1qLU3Il19
xk84HjJUYaz1grJ9sdZ9brESG3QrsVIXNsjSWmPXHFJK7Ln8jkstK1SkUjSqsA8z9cmwpOcOc1PeIlhWuE67EYEL4j29FRd6W8Qi6ra8RHyz6AZbRQW7mVZm
kGTPofN9WZdN4f2knmY624DzARM6W+YpCTRPSZn1hp5PUZA8wAI9PPSGIPShNwQA4w3RgUu5BKI3BKI3DONOw4wSZx4/QTBsXJLOdrOAGq/tdNg/24lSLltZ
IlHzamu7D99W1yAWlx3EQu9BzFkioCFaehCLFdJ+wFaPnCQexEAGMeCmyCCOgcO+awzbPIRjuMwVAunckB/CURGrbRnJkLoreWbonTSw0Dk7Si+lISxq1a+U
MIa0terXTqnKez5DUajKi1r1GxHVzxfVb1hUv7KofoOi+plQ/TwMoaeH0FuStD4Qu7kqm4ZHj1PUQ7haadFrlAo9qlTohlKhV/EDYuUL9Pn/fPczHynGf8ch
6C7xAMyxLy5bEgJF9YSBqLzQNMs5TfO0H3NtqtM5TbPMmuYFpWme9iGM4m+eeNf7i/H38XTHuu8aKDRb5rN4KD6zkNVML37+9s8sdX4EnFbX+e14/5LnDyNB
suv842Z8bMkfSHcNq+4qq24MMkAoKFTyipqSZMtwVrdsFefrUZE1nhtUOtCiWEJBPk5B4o/4HXb6X6hDTK03ppVFM+ULLnOSrJKsvI9nyMo9owyjeHv6pqCr
CSfc4SyJaZUMCTa/rfdOqAx71N6JKIENx3dBnPpFcep74tQviVO/fHU2FyAO4HNAhnhCPD7HhLLBIuLxbhrXYi8a1x22LIcZReM6a2fWBS/zQVnmqqzKgt+L
eLypCW+aGeLxxY6eHsTjg7myKsM54vGyLHNkizLMx9fE45P20pUIbFWJwBbVedLOCC7SAv1u4nGy9fxuU4+Er9+beNxncc7K1TG8rnKfDPOCyqvvQYZ4fEkV
v1t1z6v8WpVn4vERdkOSxnBRNtEjC5pNdCRPJhp/SKae8JFjuZSYg3ww4Sgv9eYoHxSO8kFkTuU4yjnPzudZTVqhZJCZCIwtgicqQlJHCElNicGUJAYzKjGY
EYnBFCUGMygxGF9iMF4uBjMkMZi2xGACicEMiyO+LM7zZhqDmdSu83eY1jas0tjYKjkxbKJwii9nvxpRWeVEzv/bGq61jDpu1911YHpv7N4Th3fdcY1hSLln
CwGliY6RLStl+5WfRDimsFw4ZuP/J+GYcwuXGo75w/+Y4ZiLx/VefHVxvUdNIzNHENOROWJpnjjZ4FuxfCuSwMblArG7UXp+rzIF433SfWon4riztdJi7j1j
Tteb5v0hUqGt3btDK5NhvisCUiTJdvY2796NE8Cykn4UuvTh3FzlIctythXuB3VESslA458yOvx3Ve6YpF/A6yNyQBDHu3+144oSUJAVUpRl42XS0/V1UINQ
mC5CrpIUluYSIoXrdkdcej0sNN6r63lH1V2PZ/kEkBnzdj6UfxlKugN+OpsXKIdJw8WX6HBMBtY2Ca13ROYILegy8KUjUkuDfZTM/UH6foLKopeJrdQjqzQX
3Xts0PMYaO3Qn/kAybZezGpCqXZ+/tyDVvw3orP2ZlRLjFHvkhjVSsKoVv5xGdW8RYxqDaGVagqtVF/YgHOK4dN9ilFNaKa8sH8Ro1pTQ6iZUa38U2JU619E
LNV/6Yxq/dhI+lMM9XdVi3+ajGp9zL2LblqGUa0FvDQj0hs9GdX6NKNaWVFLlX48RrWSYlQr/1iMal5PRrUfLLMALpVQraQI1cpLEKrVLolQrbiIUG3Zmb9R
T/xiZuJv7J7331XA856EarUfk1Bt5fN+aUK17mn/qBr5noRqtZ8ModpFpv3Gi8z69opn/aUQqpUUoVp5CUK12ooI1Yq9CNW64AkcngvYVfMGVoCDvP+pkwTQ
B2FrniZrAdRYDnjJchRsg3C/3AMFY1Boq3okdZu5pG6utJMwvmq1I1AEWhUodUGHWcO8Xra7Jx+L3dGrltLPc+pnpoASTcyAplc4qG1zeEylB6o31IAoqN5Y
K4jbqs3ERWH7xprDVL8I3+BQpkbVpG6pAyYzOywzUxnNXU/8optsgxbDEB/khigASoJAcYhJ4SzlaQwr+LAS1mAy1NhkKMpt+G41e7O15P9wZHLb8aQBGI2c
MFDkufojl6ZlAOZjxaiGuo/8ajisAFBSoYYNdtrVKm5sBfPKI5u8GoQ1T8vyRgwe1KoSxiX59F4uheJMwHhy1OTojx+4i8x9+vZNI3TO4pnSxnc8U+gVZkq/
GraOSV1ED23z9enqkUU/pz7CjW+oldT4CTNyOPhGzvLvD0sTb4TyZTGpXkWGBipVv6pPVcHAYHTUezUaamzAiEWTDR1P1/z5Gk1cuiJ90caBLyuXLK3kknfK
Je9MLknmyJvwuPdG9PEdUSns3/prkJDs2yQtEK9ziJX+qqvZsZKPliR9rixV3jTPR0hdhG7K8hEy9FJY8/qxLtp41H6hKKMRo7cBk6Azp2ABwwSC4fvUFKrw
/KFR6NcMg9VeDIP5u/QLwyDtExNRNRwGA3SVLkkrxTLUMDAspkOrLlubOekhldvUz1Pp0SnNn1fJ8efRtqMC/rzgDe5n2rLvYOryUmb9Q2hwad5KWAUnmHIf
91PTbK9rBbfZ38G6udRU1aR8QRcpn5/jSz48WoQabjPRsflAfVuGo89TyrjHugqAyV48ZSnAVxLu4oiptxZx5BJW+3aLSWmcJPcLtpjH9ESMLjIl+1LAU66A
pwoSRjIT8FQWm8ZGKUlSBaMqMwdjGqpA2U819ebsRaEKtztUUeHJ56Yzz+TMuQrPPI+tfU/5/+hR5uxOFZV4qYMLUNnjBYsBU6oAfOSiZ+XTYIKtYMChalhv
8inzFglgqsSf0vZKr+tMx+Uxs4cfesz0wZLypAWgkNq501defJ52zTpN25JcmBopcB96vxa6hYccKEb6cKZgneE+du4Sp3GJkJQ0+lFtb9SkL32oAq4ApgIG
TPVxV4tCQFc+Da3Qg2YNDj7cWSlTLToveL35EAKn/jXGgxxAvQblozyM9wV6OgCRz+PY4NotHvIEySjwUNgAzcFT0L2+rJq3gE+ZogP9YJJI8MAIEw1owBTO
FsCUxzlTgzgeM2n5e0zdMQQ8mJp1Ld3ObBcc1r3YSnsQ/cXdeJi7cV4AUzXuQSf3830mgCgl7kF0X1dnHYSKTcd9UKFbmY4qMUrqKPqgzi/nLem+j1nSfc9a
0n1HLOm+w6r7DuE4yICpz9r8EoCpz/BLUrdwJIF1FMchUrds7A+6tYfQwVy6zVOAKXyb655EzaQZ+Fkb/bmeLo4ZuZ4uLjPyqN1p4jhvo58hUubssIpF6EIY
QY+vQsS2sLpciNgWRCx14lLLqSoCAVRFcKe74k53JWrGJCQAojGKnSlMAiZxA+cQS0KIW1VyDGKknNubqsirndVB/SoP0GP6/pgjdNzJFSk5z2xY55V58bSJ
ggplVImF1qdMLA/5Z5Gbieh7nEnlASTA8o7BffwbielT702xUWbj60lTRfVLPJckql9KovpDEpUcQrhilPkdJaqPsU2j+vQoqmFqPJPydAk+UAZwRA3gqBrA
ITWAZTWAwwphBpJ8TFSyqEt7o36kkyUONnV0Zef0ooFU0rqppJ23Lx4UHugOCrtkn9GfkrTz+alBrXMrspXBMT9I0nYAug7m1yA35S3c8wBe+IgaobslauRx
jpaHHC0PAIsCDvfxCU8ll/8VmcS3iay4PVt2GAPQkkK1zK7J68jVYeFANrlq1KfDwn2Y4AFP8J5P4Yp14eqwcEvCwhUJC1clLNyUsDBP8EHcaRDimB5f7eIe
1yRNAkZufibfCjTKmHVLZzUONwPHoSuZlzi0TyrAfgucnV2jaC47im7vUcztlwM0j5ceRVbtQAgNylEexYKy9rkpMopA7lS7R3EDDyIvuOtpstBha34QrxKJ
tEHGciPCnuqhISJpaCEeWeCaPIimllK+eGLVILp6EP0lBhHqCWI4HpasklJtkVItkVKDIqUCkVJNkVLgjs3xL9PFw3QMzfwYIkXFQ4YcA1BDeipTj+GIEvij
StoPKWlfVtJ+mB8Q679HbD8vJOSJlCyPWGIt2FFBbxNzXGsUFjpaN/duBXeZSMR3ukXjp3ydVsTLqA2hHx+YXLQ3Gx2uTeLIDu2R5GjTjjOb3jDZd8wwbQe1
mUYjbclj75Lrurz9fZAVDN7+PqB0jZ28DV5tzeJI032HLU08QeLzJVsk3HF73DqpXi/YvPeeUW/n5e1pMuUyW/xJPHK8I7NpcsuSBuPU2aRbZ+0OT9Mdauvc
yd28nhoIMXMltRmTESRQuZx4j2t92vE3TPmS7vSc6kPJid+pWjhNjd9hx9/8+p+/vxifUxCKpHELqhYYewBIjbub9l1BvOfOiIfiI19N8Qv5X68JV4erus4P
4pNLnt9EnkXX+R8y4wtL/kCCVPkffHTeUCRQix+lq/F4OBWOnvuh2fNXMgyDahh4du7EsJgagkFNVq/oYXVonGGWmE+wiTFHWen5MIj2MJIg1qPjPhDueQzZ
5Rk9Z8G255taUi2bKz2bvfw6pnys/DqZrRru9ASD4cX70zfJ8k9tp+XyAg2JSfsSk1aB45Q158Mpa047VzKzJRHqikSo+3MR6kKuZKYrEerB1IqEQNMMvz+9
GOIKSUgvHMslej1flESvncd0oteXe5CQ/pF0zI5ndKLX9mdyiV7T6u3Jz/F1pp7JkJAWxq0LTyveD/n6/NPp1wecceus+vqHO/k2Z55OSUjPmuPWS+r9t7/1
roepvSef1lles8/oLK8ZvKx8pmbXt5n3l5I+PmhlM7xOQMlVJNrfuS5JqqfJ9LcPp2BUzRtwpfknsMqRqmtJatZ+Vap2nyUQM5riUht4vTGteEWnFK/opCXZ
y+cVHcM5k5MQNk4IlwVweOtU0s5ZM/KlLcH2RzQMsSgwRE9giCXVMEE8eZyuXMdaYldn0GstBfKxWkuOqvillgtt4ndh8wTmoE8Cqy1ee51+cTIMxIEolcz2
ySUb7M0qfOxwEvAklONYAK1+fPx5GtkJ+mU0omj34KKGDM/TDsyYcV9CaZGCcHaYodMDhIP+iV/ex5PiJF7TwgUdJWJSI4yJ+b0Hk9R5gTdy4vqGyJbB1vAb
Tc2VkYn5M8AcatJmIAP9okm7gyTDnDIlDf6kKVnxJ8wOK3fq6Ua6n25Nz6cbWerpzjz/oH66PvV07QmVopVjw2W8/2jEMNswGu1q/0gCXot3n5h8X0rZlz2n
xOHw3GcZ4tzsmSj4gDol7OQYvpsmlX1XWLh7yV5d2/Mq0lvD0qEAlqGPBTZ90oxs6d3EgUX72JDuIQ9GJWTYCO/So5p39VuPaJDnoIA82wljAZ2eUrGGTDRQ
Vykwux+UKp8uIB0nTKk+cjEKgiH9NHseTJ9mKAkvrGDNDWnySG6JA19CPPvPD6o8thlW/fp+9QZGc2s1tqjBNmEBxWLoCWGC+7EzEfnxZVIHTtf11sElN7vt
gcFV53HiNQnIo6bgXJFdB8D0Ef78auswjn8sAv4QvqtdYxzEsU7WEI7lawwmm6Hdbw+OcGeo3+7E+1GmvmJG1cdxNJn6irlfd5jCsDpj5tvH9M+qfUyzQu3b
bkn7phW76pQl9wBNUdK+C6p951X7zqn2nVXtO6Pad1q17yXVvm+o9r2o2ndKte+kah8vuxnJSTQmgtOPKOQnjX/wvinmmFwwUIIjkWsLXC2Axyih2CFpnES9
oCJxNdB7hcrBFNRnQVCfRUF9eoL6LOWLYR/UVWCO/WypsM1+wKbtjP6936OjVh2Op6CPOMroDlIVlSNNHkeMGPJfXqIYaiksI3hXVuRwlgRVIX485atNStNI
aUxP+Wqrwi12VopjespXW5PymJ7y1aKe63rjEfhqC1eaj1pSD2fKihpJlJXM6Oe1XpvEc5MiqGzyhniMstQO4hOS2CoCukVdfQfJpNwHcSV+JZODhh5h8vcU
GdSU+P+CqYsJHDWTagLz5oGpj3ea8L/M/iVL5WMmO4WF4A+lucLqXtoN2ANcyXiANdaqFNZpH61zbEmitlX9ZOeTikYHmWvwkBl5OB42o3L8/OxjFjf35WkJ
8HoJ/aP26RdV6hbnqjLVYP9bpVRPlaWLHTZCucYPpjM4lOA7fMUqY/ewqbCLFsktaawbKbGtRZfRAe59yGktIDeWFflSplhmSVWkLfEvpt7FLjspzhp5SY5H
CU6EIpwI3o2MHESOx6KfSGYHXPWozQpPr/E6cfSuhZGHUiAeiQfjMjrYV5Ny7oWtcQPu1f5xI5DUmxX0RNRid6qqSGdzNK+oI0scPOIe7ntrzcjPOe7Avp4d
OMMdWFuqA2dNIRIEJddPrQOzbX1VvVmV3qyjNy0p4pNeMZnfFaEsRDggflCZLoXg4yyIeNFI2G7STOtN5Vk64fpF3LSBl9O0Bn6e+9K7o8OA8ylTmtwppyjD
pryc8OLdT3YG0G78YOsIflRM7gqMzA0swqSIM4mNNj14V/VmDkvp6r7HRYCVs9V9y0n95nLc4vrNnhT4BYeXrvB7fFF9u7TSsTgPSUWwUxxGQ4C+FUZYTEQc
Zx1EuNUj3XrqCdgwx41cML0StsHNUAkHUQCvsmUKst5EBbwKEnzamxiFSK8CMDnwq7FNCObiVbiJzFt+tXGTtVVebdjENZGB9jkGK4jv9R3WpioKbc9upwrs
GRRBasTWG2slHB+YQATQwYy/sQafKoorRZUJeQqI/1DetBPchwz0MRPVsfRUr+jCuhV5ZqmhxFhVhNT1lG+IB7aKLDE15YOkDHHvn0oZYhjaDs927jtP+o6p
N49hPENsI0WE9IskwreRNsW4jKTUrYxDmBuGRlp5sMJgBQejBt2zgRd8n4a6D9zs3MKudSHEsrb0yf2Y+1ww5z6Z+uXQe3OtIBy0flhZrFTiuSopuMarrOik
nsV9db06jI2SeRbcLFhIoS/d1/FQBQuDUeY5TM9Xps8jn/NOvHW2EQ2+g6PXNPCgl2vLDg2ffwOjVsKolW/kbFPl828sGrUGSnaxx78R+hPUI9yVZe7KimBk
PB4rJNpWNAxc7uFhaqpySMByIpbBd+nR8+/seAJQHeK6PFIT+TZGOTR6afAN+Vhp8FwgewfE+TArqpzVshPHoaR8Q0a4DQEV4mGER8KhO2gejmz9NVwS62o0
RXscQ4ByFH9bRzqr8tCPco8SEDfBPijnoB/lcBV11qo3CfTjGANAuTQ3cPLAGBmoszYUjtxBhroRrroDkO9w9A6U16ZmYpjxNZ2AvzfRaWt4VlicBlWIj5C0
e45TqIX9JNRgU3zzwwd5SzBUWTkrLEO6DYVlXN8MixM0k0dxUzNcBaRPIKfiK9T5tukMaJ4lULNPRKVwaGsNe9XITTXcPaCPSHaLdEE+s4gW7vpjUjQecwx5
Gb6aggOhj0MnIaJYw5AZTME1mIIWQ1cyvZQ8KwwpS4goSigYh/DZrrATtnc9uYkzkhi1ospJ+BxnY4VhNZqPSg5lVNBbgwOZLngYX7fc791yX9AoJj+5tL2k
nkI3n1eQn1tBSzY/kOb73PwOmj+QNB9JLSzxqN3FbHk+FgrDShg0khwwrU4f59XkxZ9fvJpuFdn1NsxxZHOUaRcu38GZoLJowbVSvkNW2S3UAqlHyDsL//Jm
CEKFzi9zHkmNq1FZvcCARUgkegRQfgpsCMg2X/pXPZ2E/xKxHohAUoUJydzelRSgNDajJhdSm3reyk1uBR1Q0x020uQTZN2WkQHF4WBafMjcZDFhaOmUbn9K
TnHOlULcpxVgiqkomOmqAOMthfzycsufNTuN/OKFmYKyZiyk2TYA9hIbMCor7JdPa1BktQi2GQBL7kv2cZ6sST6vrYW4nU7BnjcqyhQsajEOvNh9E5DkRiLI
ZemEAcMjkxwq7qVmWvgwtO6uJSkMSwjzN4swR645yqmJyri5E61UmPtKmEddwnykhzAf0cJ8FYlR6vJVqTAf7hLmw/gjYT56UWE+2lOYj9J8Gr2IMF9CPI9A
ztoi3CHjhyGDfWq9yPgRnIA/JeN7SXE/K8WxnulEWmaYJsOyZ4zS1cLGREIhgHlENxFZ7itZvgYTwKItj4S4hU3LY9Qs8ORZ+ccZdaZaqInAG0LXWDcytEPh
YJYUeKYIPIsFHlY4RF1JkLwsXH0lt5eW1GHoT/RoWiByDI++uHWBbl1pudaVpHVBrnVaVCUbSE4QR12CONKCmAlksQC+m4SErpIpvwEreL2xEbNDzk49HIMW
L3JMf589GwG8GoM9UOL8m8mpn41TU2vwybSSaTQYDupTfmUkai9XuLadL1zbzhWuFf8FF5SvpZhwEYblVC6WL0ku2j3lIqLAdk4ufiMjrsoAQ0MQhmWxNsbe
yYBYT0aeaQeQkkTya61lRNW9qCDJvCjJtoPOxZxYrU2T1emc6HnDssyJMvQa4DXATQrBmNSoZrSDIZ+NTtD05ldkwFryKoAoNQwtQ+mHKB9LksCGKLVruToE
iIygHw/zMpcGfTOtS3nYUoUpD1oiSvdbsi9DLK43ZpOiiOUkBT+38wFLfcECG9tWWlO0GCaiNVDeOIfyChHKKPqih/HIxYdxzU29hnENDeMaJRCPpLtOhfQ5
urdLnc7rfegwqU900yMWRKBuqSm5Yh0UfF/DHk44FElm/Fk48CRHtJD3tlrWPCcYclFw0vPY+CG1447Y+h8kvg2AacrY1zwS/hjL4C21Ku+hWOui38AsGvzV
yB+JJNmQXhS3spMeFyWpQHsryaERXskfVVk1BXifj6jKaNrRY/dy9PDUOpLfeo9wZTRTZKktzh67l/lLj1Tm5GErHJK6qGVOaqazrJtqhji8VlptL1FzRtRx
tZZU7aQ2hcZvhyKpRmV6tTFdlcVZzok/XTAaScDdEHBfIOBliXl66TzvVtAkpu9JTrhOCubUuBXH3b/16uLu77FNextdxkhOBDabfrneIHGnQclcTMeURFsT
X5YQC6BXV5rl15sYe+SFRlK5tddIWPKxGgm+UpUmAHW8Qf+sN1iC0PXW2sG4HeAOIfscDMQMHUSKV35tG9gHE7GyUfz+suRCY5fWvjFcSqq5UnOuANLCjK9C
g6/KNJh2s6utDXKDjZd2g43ywJsB8zArT6Nycut+c1ta6J4Biao4PeRAAasdDgPO5zXWWW2yYugwFnnZDGEo1/TpxqicyxvOvkHtmDJO2hrVsp/Xs2/8zBuS
2XR2EDVwCKNm9ry+sIlPN0St7Kf92TcSD6aTNufbMZh9087eb4jzyckQ2BX1h/27w1pY3BUNh8O753bT7Sq76BVd0wtru3bvepyunXxSlk/m+FfvoE2mvfUu
xPQhuDOuyjQNnaQnvIwGEj6Qcl3dxPQPA5uE92ET8z70wU1JEg2SiZYttCIj49Q0VPyG5CouLH5JQ/ySqJAt7iMj+G3+giYCD62R+eZ39DdRIRTDDLqTwSKR
m9iWJgZSURwb4sgNSz9TTZ6pIs9Ul2calGfy5Zna8kzZS6/4mdJ0kjnTtrbZ95sPJKnvXuQwE0eCtHA58QNexwLXuGbVDiufRL+DLYbEkbhXaCfiPYj+3hG5
IxxGKoT0osAJ/ep8XB6JmM9GDHrtuGFpL98InOpJMWRXxKgD87acNts2jIpDu0jlXStEG/1VDm30AVXyeP9fabTRcz3QRvsl2HsqrTJ0Il9l6AX19oKE6Y5n
qgwdcMetBfX1Mfn6aObrl+nrI0kRIvn6cKYI0bw1bh1U7//x5Iee/H1/3Nr3Zxpu9FJaZ+gk1xlazWQJAJ/FB5gJ+k94h3aC72G0K78XFME57W0z/xfShfQO
NG/eETmyf6Sj7qZ0cKlOXKArK2Xq/rwuVVysS7msEuc5mcGNRX+sEjvxBWOCGieoXWfMul8zw0F1KnFI2IWghD8MgSNzHTtuMLM6ahJWBTRUUwTT8Jc7dE0Z
/DrWTTusQwgEGjytH2HSXP4ZnB4PYMYW6s2oB0ASQeYBJhmMUxfVmJ2CJZVrWlROJriGREmLqksZMP+tJnyPDfA9NuMz/4SIUl88wCUekLZMN1Zwn2IC93EE
7iPfhNVnSEKjG94/JVVwEVJ1kASBf3eYsH4YXxKcZ4sx/TWw+ep0+lZAw/ST+1DKBTGBQRzu7DTkpCTG1GDuYbk3fvcvDHDhT5NihAzwd9bhLgN/wXUKRvhU
QY47XCnFWW/chuv/SsS3uZ1PEOi4s9a+mfRUB7D5YpJaF3LO7L2M93AY5sCQD4Y0zOLYHqdHjr+VZL+rBiZwoSvpd3iS9fSjThPHWdAkcw91+qS/Oq2K1LeY
NGVZsPd1MMGiD2kCKrbFB2NzqUlhAoMJnSshoGoIAVVTCKj6hYCqTwioWlezqlyEo+sushBM2q5RwprmlgqO8V0Wz4BJM16tW/BcMnpTJvhzDD0USmyhi+Iz
HxIoJV77jIyRChiVZ7j3n5AJlBmoDTxODFm6Pgpw2Jofpw0yThvR/K5xejQdp0fUOE2rcZrMjdNkdpy4ECs/RsSzcNrEfXNjWdQg4/0awtE12ih3U17qoQJ+
qBBXv0weaiz/UIE8VPs/1ENpYa0AzAgEmoD2M5F9OyGy58V56T1mcmSLRCBbRCaMJ758KJe/TF8+wTwvf5u1yyzCQC3CQbUIG2oRNtUi7JNSM/cLB5yZsHwX
dNKaqZPWirwEe20sBSH5hvKBFWgieQ/pC4NYgWbYwAo0JaXH5Mor7LFzkIoGLSInZ+NB/Rx6ldESMnussn3cnuO8t+/B6xbj1Zx4f0vRyGGiPZY01evwtHBE
4BrwrKnuBdObmQhn3b3mou6dy0+zORQFwxymu49rXiWscl2L8YuvqZdZH7AecBniZfFrSxh+EmafOTsFeSW0PUefxbtqbGeC1Do3yUssn7i8CBNWUhFdidt2
KuIyBTrptMGOXZR2m2aQRKeeOIW1JeUzIuUtbElNSuJuNfRZRbAVKCwQTMWkJPvaCkDWEDtcylAz1RfObQrWwlaVEiYtcUEBZkTT0kJqPE1TqzMQT7KSMZR7
XmsLKVeTcxaUbL60QJiCryTwDOx8FugJSvT/9z6UB4Q98pBmgfkV1qVlXt8Wl+D+DvZir9HPbSnKCEP4WGga9dEEYWqRoc5wOBQ28XLkF2oGU7YEvCEwuRm7
oNoo+GqqWqYBYEV0KgIOA683f4gj7UI/wJHWwnkcaaqes4T39CyOTc7+5XufsshIaygJALjBqQxZkSkdodJnR2nkLR4vrD2QtliZeq/Z6yRlWE9lKIRGuwq+
YlFaiacHT4LnGP6lms2MJvQkT9jyJI/b8iSztjzJDlueZMaWJ5m25Ukm7VwLuNgsiB4zbC76WYYFeMadR9bryFtruebEgZRXZZjGNC237dwTe3k5oM4qM1rV
Yy/+8mcfe7IY/8NLn/mElEjTUwET4W2SeIoAZ+y9oWYlow3AF491Os48AYaYRTkZ70CPN836Jcf7o2q8/1yN92E13ofUeB9U470vuXv3eM9lxtvKjTetdR5l
XsA00ksO81xmmM0ew8wXWG6ov6oe4ivqIU6oh3hBPcRx9RAL6iHmrR5DPW9dwlDnmpQ5uVoGQpu6twjCjntIwWU45gDDMVcpebmaRmsN/YUMxwSXdZhIjBSO
ubXTkch0W0KMmE4QuhvGAX+m0z9l86ZS2LLvCwdpis0xncm9B6ihG94dmgeiIURZ2qSPoAkHouEt4cM3R/ZI2Dkw1YnC9gE6TVFNTk76D4dDUzSc9PXwlo3v
nur8TA6Rq0iUpP7y/veoFm6OeHxJ9UQuNQvLa8VHuZHWugWY8WV08O7tXJ6RXcW67Rgm3LbAxdmL6T4ZPGojXNPD90satA3EOTPtpIFuWnrPiFPmcnnagJ6i
MxRedoDEoX2g85pw9EDntcJig35gXMjwFJ3xGuqlTsAk+9QhtIguP0A/zXbMa6aobzpDFeqe105JwR31KG3cSz0O6eaXhyYeyez9SLElJ5i9UszYMEhzzMJ2
53J8crmqta7od6K3crt/5hdwPkvTsBNi2CUe/acPaymrUtNHEWCwGJac6SL6hVJO1mAhhVwfXIF20+/CEP6/QVooq3KgVZmmAt8NBX0a8IWAPs2uqrGJcM2i
q2RI2QIhZRuSmIfG461W0NPVGRzp6oqERVgmWPKDKvS/e0P7RnY7AU6z6CfiG19NM4Y1ApIUxuvA4QO0qQ05MUaHFtCmNkkJemSbRCdpf3Y4pLG7K+iGaE0n
rHA38sLvjqRSc7mfR95a65IV3HkjPTuvjc5rLtV5oXRe+6fYeTkJ+OP2pMLtpldMBKFEWEhVX90LVwGVnqxeObclQZfVEgMZ40hMNEA62UCnsxRtFZBHcEvS
ScAq0Lub2N1+SrC4q8OO0hVFKzRFKzwlmNwuDfKUmdMVX5vRFYfHkTLHu/49mU3/nemefzu28x9ARJAG+UNTgEjnzIikRTLkYY3Ugc+cfPxzhfjvv/D5zxUX
qwM8yixmDagDNAswoh1+0GEs4p8JX4vDa0gf2OJtIQsUMp50x+iy/VNbXj+9xXz43STeouaW4OEovHmEzKnLsUexLhY17oYdi10qHO5ErEdEiR4RRrrQGLZB
EptKpSD5KZpEkTZhZHtfTpsw15enTZjrzdMmjONltAnjSN3GzHLUZfOwBcyMJjGfofsblR7XdH+jSpNA/Q2tSWR6T2kS871o/kSTEM1B4S9IiN5S08ys2zpr
q3WNRAgbdds2TLsiTchr8RbjBlYSCrKW2Nl6X9R8lRflrSN3Dl0o2lJ9WDIFovAyoF54Hn2VuzLCCQ0JPp1KyfpIfBlv5RiU/jBZqg/Q9QLaIfbGa34dL9+9
5br3hMG79v5aZN/BfUvyAHzWIwfosObX97+LTqH914GWEci0fE2iNNHwpVBs6YgEr87Muojtaq0qbV61VhFe3bU6XFvBVu/fJTou6cFQbkZZmv0bElKoVyCL
Rkcw8LkHtflx9r655uR65xV8TVJqTLevpVmORQDZKYBgrsthbHU5jIs38rDkHMaktkB1USAQUaU0ToeMc5pvLVi5bQm+m7ENKrvO5UAhIoqCSTwqAXqoeqHF
WKG1ufC8qcPzoxye73kXG2zniMtfTuboRLj2mb8AJG6U1XVvgp4l5Fy+VpLBzvCoG8hmw/OQXmshWslIJ0ZaqWGB8/11woG8Toq2XqGHshLv5GjWn3Is4qDI
s+Cf5TsVNLOXOOu8Pot0PlsF0Ip6I7oCMS87XIeYlx2+Dl5+O1zLyQlw8xggGkxw5q083rzq94j4y7jr/bSlkwNaKrAwpbepfxROqAqflO6urV676/IXyE5Q
2ux5r23RIwKsxc/S6fRLAQKsNp8RcTpBAKprKYddKlYSXNPljEi/9PlLjb/8LT2mcHg5ps1yU5hRvVZ+Co8m07etp6+13NxtLzd32zJ3R7lnEGkNcb9ROI9G
SW0mnRmxxMuBqd3xxQeZBCPnpAEEowrHAxjJ2e3b6WloWDmQCQS3l6Ju7YSwvJICMEwJTdqiQ8xpZoXfrxWL28z7rW1F+jNTVv7jhmbl516Lzevf9t7n/nHs
bf9wHXvJivFRI8MAwDFkRiHEUmUbI/xm6YziWuv6cWHiK643Ngu+9tpOCQeA8ejDDZ0K3l3RqeLdWKcWFteBIjZrmEGh8hl9pOcMbAeadWSi0jOrj9ihsJWl
T4NeCVC3Sa/u5Fd99Oo2foUpfDO/6odEMDoDOd2MnVhmLWVdZ9LDdE8exP6OAgjuPVF7IhoimaK/BP95smOqpWrKOrWyUgQ7Y7CfTRWrIjccEnCSpasDDYFr
tJ3gO5f8OTpiiLHzXtj/9lQJMNUmTWf+4yNyI2HM55vdyF+2JwCrUxbl+X8zQJ44lDCu5VpirKAllbBx/Su3f3P66fMv/dxcZzjTYaJnNzrDUAkYkGrRfSAo
h7bQTcdI7RmEoBwK+yEoh8CKGYhSAUuCEzEHfpktET708YEzSHo8pnrIG3lnAC8/7pR/Si7qseyv0UV25vcoYborQ9LfZKDIk5t0j4UDYV/2hP4nOfvzVfRi
VxeZ0kUm+gYwowF0kRk2uYtsxMJIggKQh+XBPMG8XYKVIgJSTVVKwMYUDWHWZyar0TVX8UtxX6xgxpqivlo6zsjsuBxntC82Y+nhJmSFhvW3p0pmr/Gw1d1k
PAKaMzIi9PPuqSu7L63yiKsPGMl0/NgcxqlXe40VtLeipDIve97dZUTs3O2xzdd5m9cfXzdOQ5QpSoNrqlIUaVEaOz52XKE77PhKLlChk+iAqGZOQC6Ybec2
U+xp0lWh09iuCyuQzLWNzogks5uhr1QLdCFZR4kj2Niy+/nT3/70U0e//3NSg8bO8f0MCd9PrYvvBygXcP1UhOunKlw/nnD9lITrp5zj+jE5AFmWChn3CuOP
QsyMkJ2aUgUWEV9XG9NvAiuTyOLQeCNPCUP6nimOTZaqxptGOi4qTN/AFpehOIitBOOn3wd4H6TvPbzXnMUuIEEufRKiZI1s2+LDDw1BDumbqUZEJqYYTg7l
lSWtMH8SrZAL81XRisr3Lcve5t4vsX1Y/h0nKe9hcyEWwe8mDvWQcXtG6NDsfwf1iwP9w1HIV34sZh3kfxwpdaI/QHEiiCaTKauBlk6uDMCO1Muj5eeoVcBY
lwKjW6Li0lh3RJpFKXaA5/OWO9MQTFZpF7c/LO2Kyk9GhjyOt3u3lq4AiM3RabvDtIjJXIrKN3ZFAKeXUEcFqEN6hWI/uwFT3L2LPvQh5QGeAbsFiwzJQkMQ
Fsr3z0AWQvvHIScWAO1isdAT5aVKkExPXQLB1MnP5yFfnkC+jnxeQ75WLUZ8PSWIrz2HNeJr5+Ec4mv2cA7xteNwHvG1XX29U+4ynfn6eWvcmlRfv/h+YRHJ
IL7g0T+n3n/76+/7l0/Vx60zKeJr32GN+Jo73IX4+gjbT4dyiK8/GiwJUQcpog9YfHQS1NepV4P6esF8VbCvAnNAJ7CvFzhCLSq+M0bXFNxXe0L8Y0CgiwVR
Cl0Uz5GEiIqAAF4wSYWlyVRNAAA1DVCvYa+pMACg5y0KQqpNU3cCiDDo3yHumXDkM7sHbfTlmo78q/C8ZLw4TDvr4TgLnmBnvTHHPr00zy7hxmCOWc53KSHf
pR667AVKdd46i7T/9z18sd4t694t//i9CzEMflKWvcmjVxImBg/EwFuMjk9/HJkpwMfA6fdJeRR+AK5l4JG+C1oTtDZqhlX6v/mOqDRChg7pjiG9aACUg/OR
+ICCxzSmjWejgIWi/zCSV1iVuPPhTpDy5mjcxjxjNL7AC/gIvWYBMWmPg5TIYRWizRE5R2QQx+SC0J/6eCooK2gNTR+QTnNFDX7FuNm6ngmcvO6AsSGtD8go
kwUzbtEXC3mUyTEzWx9Qt/YkY7mktSfwuslj6XAItr4zB3Y6L1C7aQaabAfvi4IGpoAnRq0VBDpTFABgtq44MiOSWZAAURKuRmct5oOPH51EuWoztmL15Epa
T08m8KvtD3EJQXhsLuPyIhb8v2xY82w8ynZENU3KTPuquLK+Ki7VV8d69BWczNX35/rqhPTV7bjcO2nbA/ox31G3SQe9TeTCrR3tlQmZF6urn1KmLOdK8+tK
iHwNdXzoSP3l4iInwG0t66rWq+xln0Yd9iVlLwu9+1bhnhTksCSQw4pADl2BHJYFclhj+lupkpn2fbItlPPbgqHLtRTy5MM13pyUTGIzR87LbfJonej+LJQ2
TAAdq9cDtfY+wcemA7/t7bScs2ewy4GWfTN7Rl36inG3Lp10u/JQFBO/RNJ/ns7H99B/Lvffki0sQC9nuabIaxrwPXqwRsBT05TsphbZiyKpUOmhjEoP1awl
2GvTKsUWXe+mZOfyLtYOVcLUlXZsYatIN6CatcaCJKPPYuWf5XA5rLxBJzpzT/VDpuasHi/d9L10S9pz8S2pvyfWux/IVrUl7cmjYveYyEVDtBjrB0u648ZM
nMPuCDQ1aZvES5nIhzFfaoLApaV8T0092g3pZ3BbdsmHsZ7ywV1SPvxTKh/aSj4AsdHgQfnXRB/Yin/eLILh5qjctdpLCW1WDmT5Qg6WunGCNqzcNTfin2vl
mpuXueaHT0wyeeSnFl90DIC43EXH8M8VctENr6qhbZSeyF2TIbGjcs1wmWum2MQX8tDPr0PAiQA0lQDsUwJwQAnAQaGm22NmmDbKSSp0Wy9kXal9iYnmSVIi
EgkgC0thDbKwBGt5iA59kIUl0Ou26MBlviuiFcniSajA6fJH+fJfUsB6byIuy7OBui3KgTnX2p7sg0GqI0qVWRjoPuxSBxGAFacEvvIqUwIt28qme8ADrRR/
gUWbK4JFuz1h0YUEFu12waKv0ajoTQKK3oh9ZdzakIVEb8hOsA2co7AB/1yl1gF9u+89qlX8fZqUAD9MQRCzRf4yCaToHi5ID6eejw9kTMarepuMG5Al9AIv
/SsSTmJnnC3JnS/kLMlnK8qS/KK2JL+gkodQMPOUMiWfFlNy/iPalDz8kZwpeUi93f87fJ2DH0ltxa/Rnfepr7fLbfZkvkbDdqqv/+i3+DazydfHhKp4Rr0/
8/XPP/n7B4bGremPaFvy6Ee0LXkELyuPB667zSID0by/oeeKmSUsBqWUkQ1XMGGxmQ1XJHTFQiEZMkftflO0ClcwyIbiKJ4zpVz9TlPYhWdhW4G7GGqRuw5R
e+T62O1ORQo43In6aQZqlSyOl1fl47TG+oxiOt5udhJl+6bNgEaQTeYd0Gr6TZt301oBEMJHzZhOkibUUEcwG1eZ3q7CLKln8KRRE7KoL63I4KT8oe/M75X2
4r2y7y0CZ8uH2PqoM/t4r3TjM0auhPk74TpqsivaVKNAhg1nA9ngAEQtRpp+8MuOGaMkOunQBlfrmNHiuLIRALoxZlSBihszvM4IDg4wY2Nki66iH986sc5A
NraJ0I3B6VW0NXZWh60co/CdcVNakCUUvids5fiEP2sLzeuW3acf+fzDNEvB8cowaBKrqHhbefz6h+594+3PXX7tf9rNvbpXKG0zVeSRD+QiH8hFPtAaHG7P
l5C/VYiQb+mEONzc6YRrlAiiT3hmzmfIf0NNDrx/fvrxYrz73ORXXMba5M9zOfslofv7xc27aV8rX7y5G7i1PEuvl9Zuzbd2o7T2KmnthhW3Vpfu7Goml2in
dXUfXq6lHh637mTNCVOTDN6bOPiwWru36c2qcPTucAQEyuHQ3WH77nDw7nDg7huU4/H6/8L/fem67hd/l77gR3rw0YTzGP+0In6udhTqebGgGPBDzRyMPv9E
AX3+iK36PHMqiwPsQ6sOhKNYn1MfD0cOhMPq5dABgFb55eCBcEC9zLWE+/QyacnY0i1hQltJm7Jzs/qgGZflu+y0JkPfzs3rY8m8npuffPCp93oysWERYhHI
7e/j22eGKkfxnR1C3SwZyigEcJYmA4CzA/jsqCmk0vMoj8Vc0e/k/U4wB2uENlrFWmwda1kTm0tIECdcI3LYZh3IDjvQgexwADoQteYaBu4NcqhEatpIoVSS
CSx6xL8NJbqr++bNeJV+ON19R7u7T/Y7mrDx/i/xZoa6Zf1Xo/uSZBiHx/WxpNmeLBqnw92MeLKjFk2/2nyy42zqRfPo/OR33PhR6niU28if5V5p/s8Ok33/
hrDp3ydE6vfQ1TGWnTA+8SUBEBSFrZs1hFYYoF4fVldnTdhMKg9p1JAvcj6NRqU/baTRqEZ87EtKXWjEG9HFKaVjZVGpCPBIZsJGayRs1JLiEM+kxSFqEjCq
S8CoIAGjogSMvFzAyFbRIgkVORIq6hcEQyhKZEmiUhjp41o3/d2iWdF+4xTAoE3FYrL73ZLf/Updu5/HW18pT68So7yIAKSK8Qs0VEU1cYuQ7h7TTjEPiokR
KIbWJhu5UPYmG/4LZxNN3SLMqKKwp9p3cYatzWVZlYAuwiIqricdtCimFR028/dPJXe6QpASqOhThICuaT9ODQuzDpzmvUwoR116S8YaCRJrpKGtkUZCUtbz
eVKavMQYqYsx4osxUhNjpCLGSPVqpmyiRVdmVJoK5tG91RIsYglujX+OPl/gmz2nPHIlNgzehsdca28dt26J/fgzu9L0o6RxCznntafyCVEoSKqOtaKSlAqq
KdQltKFa/uf4RC2+UvzxpW7CFwc2ia25Ubl8KJe/bIWXb8bbv/zgcpdnTg2uzcSXv0Iuv+En1XrnjVIT7iq5/Ea5/LX68omXdPnbfG3+nK1s9/wpMkewftda
t46n5DFF6E/dtT/fVS4hpANedouT96yUk33OTI1IZx2ZosVulHSPtDyZ1ZKWFwjN+RWcg5d4hVASDHWJa9wZb6nZiu4UDMe0QjgOqVDVChF1ivP52JhUVOzJ
p94EG9D41BdUtaNw17fRGQXIPgFVbySrMcVUXwEH+G+geAgkeZO5aiN6DA0JprtVYjsm5TNxj+Tg1C34KZkjKojtN9RcSZwKk2LHzK0uxdBbSLCq76WNIejU
GRlNrW/HQcexwXzR9/NMSAtAfsS87C0pgd58vflLko/0iwC+XWPcKoDoW6TE7c1SSHur3Bcx+KTpdaEbzKXRnUrKyZNOYCow9BXUcUnF8+yDc1VTuYBAoQcS
m5jLrTiq4nmTE+a5gY+b0sJZhdlG8hraOKOqfSNnTdLKcjcKJxLktc6b0u3kvKmQO4T6sZUggK9Is6bSUznIk/mKepLJzm+pFVXeZEpr7eRvohQhkiWe2J1x
QQilLMVVMhDDiDM6TZhJ2coxTKCwlhZunflGhvBmQxTwm0G8GYt8ftPEmzBq8ZsBTIQ2EjL7Q38vzb7WXhAcckEFYGCHcQjIsHK0SlDNIH+qGlBaFWJ9ztkB
9TtDBRg6k5ThHMU+4mAfGU3AM90/EsBMlca1gBUH6nR4ZgaQieGAqi0Ea8E1SNMPh7Ut8+Qm2liccCQs0quAXjWvNq6gQ//VxgZUWLma1AyHND921QxdbVyL
guG08dBWKGU+UuSp112ys6Da+MrDykeFGiipqwo5gkpZypSeTgt3Js4jXaDdUnBLpyK8L9qxxW4uhUNV2gljBR6+FBfPyRM5F8+Bsrh4Lvx1vhqVcvHs/2vt
4vlsDxfPn4kmtnBIu3jmD+VcPEfU2zNfFoaXQ6kP59niuHVQfX1Mvt6f+foxe9zao77eL1/PHUpdPMetcWtWvX85KTQ6c0i7eI4d0i6eo3hZ+cGga29z7i9u
M2mzSIpE17IunpnSBEI+Y6jnvN64IhIdeE93Tedsdef1xulyMMfoAwZSufE+FytXfvqb7FWkkxZcYb1y19nzLjw96+x9rnh6DruoVrXOPuiiWlU87WZioWxh
TLrxz8KEcHMWxpSbjYVqC2OWbhsf+YogM/B6FQk0HCGxKjmz/ax4GSbZvpgyoyqO02bedL9P3FP3iD/pTlIFk2mLAguoYDTjpvZFLYnwxZX4R5nqH/mzxB1S
XsblUe3p8iiKy6MmLo+VtiR16ne1Yow6BsGSMeooXHu9Mevi4uuNx13SdclWesJFzln3YLxuBYMBaxlDseXl555//973kLXMg4D9qbS076TR03dSEN9JVXwn
TU1O2mSpk3+oahKKjqvxj/YuPQAhSBOz7Qi4HcqX0FBVvLLtaEs7WtKOYMXtaMUnv/LgUu0Yo06S69IQVNWQNFA2kbZpV2oqP+5KnSF0J1PAu1JvaAZkSoni
2ViuDXzebGIAP+FKNbjHefB50IuqBTXVAj8N8IaeDr2+fQkTt5CauIX4wleUuCzEr+OocsbEZdFCetddLF1i65672UNVfwNpZAEXkINrs0HK6fcs8UydL0+Q
PfU9CwWO2LF7usalZ6wwQDZpH506JmeecHDmmJwYkEVIGk+xArkyUxJ5M1cSeTNbEnmzr0SKraRnbMhZ+w0wrY2h1gCCvA3QxqGygpfSSGU8vjNu1uQtLDZ5
EbzNmbxOjHiGo7y9MmDaV0Od71Rdtr9doKP/7rnn/7igCqhhAe/k07/xiErSMYCMpDH9Q1dqxX1ILeQ9ajbNqQW+02WycLrAbGHi+gsffuUL//mXb75OdTCu
e9qcCL6l2ChSLz6HltjbOG1JjbjQXWtPWuP2CX69zj5PZvlxU845a4qHDOecNjnXz9WeoW8nT+hIiwxIGCgKaSVnLbKkpnNBajoX5RLBaeaYpofIjzk/UTLu
brxQACSTGjBf6PShHDd1zlfVhP+KmvAn1IR/QU3446605aSLn9IcczstvH+Jl+KYdcqlxY7aiK54ic5AKtLxvCseqnMuXHbrjQuu+JSmCuK6myxIQbjpQocr
LM4UOh7GdtHzMuEXdOpOMYaV9ewTUPXqcbXjMzJLKnYVpWJXVSp21aVil59W7KKnFfoHztXYwLstezUboc1g8Ky4Q6INNfWgKb7OiGXQ4a69b4+pZpEpY7Yv
g3eTimK+1BcLxEM544pmzoWUa4mLsqnrbjeh0dbYRdlj2uNRawqBoupu+1J3O5C620Wpu12Vutt1hnNDYAhfREORY0lNtKRkc5dPcVZFnXaoQoozeKLErSi6
h9O93dV7bnfOUrrH07smte5RUlLaXiSbbb0/gFgx4xDo2iBWJq5Znnb6dYm/jpcI8PgwI4EGEjQP5C8JWptZHVtVBfPpQciQfI9DnnqX9XJlWzVYUTcZ7Ezr
8jnrhqgh9TYt2PfPieCOZ3+LZ7mdFbNwndFCjppMeexNyHrWEhyMHWBibfDXKFWKa+orotekLvJDuatGtng77fjPRTEHbqrJwizouoWNW2xUt+Bcj/w96LbW
3cywAxOwEfaRUZjtYViaH5XejW22MlsVNjPNziDsFm8Tu3HZlWGAaApu3La4cW3B/A+IC7dfXLhBrr5vQ1y4XJmcjSC4cKviwq2LC7coLtyaWEa+uHDN1IV7
trZyeMETrw5e8Lu2bZFNoRPc5gupf1h8w3BTK2NB7gbH6+/o5N/Y5fQLpJCqvNKy5JVWJKG0qlMz1OWuMQ7Duqhusg/iWNlk78OxvMmew7G0yZ4tKJcvtobQ
eTaq7Q1rGET2MV82wS34vtrsiqTvce0PJinG21F6cjo4+Egxj7P/Y1bDkeJXWD0pcn113Io+kCnD7XtfIfkq2MmJNl58lKfqD624yDeXBWBrRcdmxmn8JtF1
4r94SPJ5LE11XUkM44qMgyejknESzhdWNt40gsHhdLwdGW87N97qBk7XePfJFEPmFhnXvz3VZYErkP63UYS+8ocrM8e3/23OHP+aJ+b4ka/3xO6f/Jo2x7/Y
wxw/Iqt++9PaHJ96OmeOT6q3O+U6FzL29gfIHD+njOYLJ/nrs4fy4P3T6uu5J/g2L2W/Nsetk/mvT6i3tGO9kNrlM09ru3waLyufbLgOraFC1i4/Vcna5dh+
ILxZzqeG9WJbfM7NWuGsPoJa4i8lFobd5ZzTU4H8V0d0lx85okhecDq80513ZLc555DuYrM+Pavs9kllt8+w3b7OnuaNKj7ldNvvJ5z4tYm2lu6hJ52e9vtZ
6NYvSpnlM3hdudo6jeM0F7DM6jDnxWSeNgXpERVlR8/rMJMKCXK/qDD3pcztQHGiJm982kk33Lp20lfjP8sZ8NmzXEYL570JJ6Q1t3PEVdpyZ74pt0lL3iYt
uXXFLdk/f+g3C/H3v/WdBy0VP8+3ZWGRM2EjN2UrbvNmacrN+aZslqZcK03ZeAlNSX0JuUaM0SBJffAzjvgQzjqir7ziiC/he84iXwJNjPDSJsZvZSZGWU0M
kvQqU2nzezc/GZYev37gv377g39qf+HapfAabe4eVaWbVfwN+e4JRUsclbnfztn6Rdblsg9fzNr6f/vgUnOGDCRHrntGLSrqMmXrf88RW/8VHGl3x8NiX8eD
QrrTg9bCurb1l2kDn6dt/e85Yg++4gi66qwjA39GWWHUgqytX/r3sPVNsfWZBTzI2PqnaVMJkv1PxNmJiio0a3ZZ+wcdnKsUORPWvsnGXnzWzZm3uKaCXixr
3p4yr1bWz1oybYEJEfP2OJm3+8wUcDOnzpmnc1BXWvTW2byFW5XR9WQ9BB0jrcus/TAG12NGliIMXb5ELwv3IFu49FCphTtXYCDYWlJzyMK12cJ9Spn9/9uV
YT6obIP9yvzfpyzcQ8rCnVcW7hFlyR5mSxdeWrFwjyrL9rgr4ItjysJ9QVnCZCmzhUuWdFtZyGzhkuVcQpMWPS9buCYs3AJpMIaycItk4XqLa1IbYuEWxcL1
MhaulRgZgcwY1Fpe3siwxchoJEoWd2nOAoCREfDXbGTQNXNGxvSpHkaGKUaGGT+bGhkNzmcNum5hJkZGwF+LkZG5B92WjAxbGRkBjIxGamSUYnCAfyxvZGRt
jNIyNobZy8awczZGIDZGI2djFMXG8MTGqImNUc/ZGM3UxjhVSVTD33ZdEMYiJm1nlM9iNsuQ1U/6v5cBMIa6LNoOaIsdEHQqGQMgoeCoho6W+Lujmq4M9Q7S
ZuIXdiVc8LiRsgqRDZHN/mZSWE6RyChQtfdHznKFpZx8YSknV1gqdC5YUR0RMzOsoyYRGWJba45KgbKlWdwkrjoaWWmqWO1JOBotyX1CDbfK9Y+9/PTcP3/q
4Md2R5UnwrIWaQAkert3haUn56LUMTsXOZssYFqkkni8kTvJRpwaF9MNPfvxud1h5gJzHcDB7AnOTOHUfZ/hZMhM4RpjPhw2Vc7f72q+ZO5XVeb+REQjgqy/
KqrtBYf5iWQ5kACpK8IoTkDhxHpcRkrrFMUFWBScF+gdwSKgYoWFbFWeHrOgIony3UQsxdRc+anZQTlD59mMoUMKUk9L51qEEr/B++VGZdL8yB1nA+jMi3nI
eUEMoO0v5g2gshhAx05pA2hc7B9d5iNBjtN1Dz+dWiY/ou/2Z9+TITOXt4qOqrcfF3l2PDWfFhJ7SW47r96+MscnHlJvL4gNty+5zB/wtzvVW9LUZp/W9s8L
qf1zjO2fL0auTbYP/Aglbf/Uc/aPfQlxSVYcnHxMkkuQdcckTzADEqOTrQkFKdxvTQQvPpQYRzVHtvtTVuTtjUqJPgZZHRVYKxMqa1r9Jcj1SlIKMeGRQLVQ
mEq2mEgzNkwkMpVs7M9kStmdes8QhI8Es7HQRwmLkA5VhCB8xCUCnTSsQxCnK8thzr231NxuwHkhxmROQhDU7Kwv9nSlU2BlitQfS9q9YEm75y1p92GLk6wO
e92m3kEvfon1Fi+j0qvVdNSTzjxIlvwRL27HJ7+R1ZWPeFmb5iwyV3NK+ynxWJ9lheQcCPNhnnZZe6eVf/cllVVwCnTyCWd/ojdn75Tq7rX4wzl7L98eVFmv
5dozL+05zu15QbXnRFd7FlR7jqr2zK+8Pd0B5Hx7Di6yhrs9+kEvj/4+1Z49qj1zK29PPX50mfbMLIquT0p7Zkzxt0t7ZrvaM63aM6XaM7ny9qyOLyw9f640
P4VaMXT/T3qish711Ah4ovIe8Tp9Gcun8pOzfMgg95S4aoi48vky28VlwxEmT3LaaSmd8HIJzpKdqZFDBY0cyuf48vV0ji9kUIPLjebqIjR0XQT/IheQgnWF
sMFxlxxkef83NWR5PW83iDT4/HidhkQPGrDy/KyJBxAsmXgNroecNfFI0vhdJl5dmXgNmHheavpMezhXqdENmHgNZeJ5eROvIiberLvYxHPFuBEECMsed9ye
dsW22+dusiddOWeOzjmvhP0sncPOBsaHxGednHF3D6YVgCBNcSc1UJpB+yroZGXGaRuoIbHMBscyxYLJPCE/Tsa4K03AEluLIDX729KLJ7m6uVhhQ1lSZbKk
mpUk78pFyPAZC3CBa4yncWxcYxzCsczc7i6iCvvZt5zftsStsGgXS7eaeTcP8S4sTnAqM8q70MVPUUZBU7XfzOdjf2SM2hVxRkT9XB+c60FEAxxdKmQYyUsM
LMvs9AUo5VDFB1LqLaxgMK5yfbE3MGdbQRh2Ghl+rut+uWYzcxrPw0LYr9KLGRlS7I6W5sAhTg9wSEvs6UDM5TZqmiSFOzD8fYhw3dvxhatNxtzrDjWe9TgP
5ayX84ad87pCjc/RL87SRbb8DVkvpyu67ZaCFS1qfB5Z1OyJLHIEWRQIsqhPpzj0oaaLVhEWFGuvo72BO00dtsyeUlAlOmwF+Wl0tWnM2koPDysjdFCytQsG
1AyDbANZMIif0tEtcwEqvvf15g89folU0x/wy2uM8ziSkkEdernOnzrr5V1xnnSujOZ5D9tT7hEcXbtm70fTFJ7sGXCvVaiv4F6rwL9CyklFuvBMReYDqVJI
b4IRMS+cUoL2bCYkmIMa7TkIOd3k2HjP9WFjzXrM9QMZ7YR9iI07kjbg/F/2rgbGjuo6v5l5896bNzPvd5dde727d56oZMemtkSFgQBmtgsxuAE3iiKDIjUV
Qo02RArIjahK8RoD2bqNhNI0sQEnb9em2PxIlhqEQ3BYAgHjArKQ0hKBKrcGYiqruAEUp43U3u+ce+/MvJ/1OqEtkZYQ3s/Om7n33HPPPffc73wHR+RAdw7A
UlPJqhqmHKDOigeFbHGd6vGCbIQgnRRCrJ1iNG4xRYdKMZZqqCdrfeEYywDHWCxabcimzSQ2bUCOBMVYqvRnirHIe5o7HjzRI75S5/hKPZ5P4isWrSq1jtvX
cfuL1e3rKr6Svj/YSFzUOf6VzS49WmHfJsenpEC/pYdpRzkYP2viLB4dgdhc9pBibKtQnbjEGa3fUxwlpfVJZMoB9iJPViqvsReocFEV+S7sBc7GcVZjkydm
c+rYfjs7J79pM/gEhZvJc7LlIDpp7EWDsRdNmPuLyBKY9LBaxg9wjB9QI/3q4e/DjNTYB9D5YQ3OD2tyfliR88PqnB9GRHRMf8YUtQZ7geI6GntRyGIvZmwO
Kt5ts7mZtlNoEjc+07WZkPO33tMg9jwegDq/uo+PB/C+QjJBQUCna2o7BnvhGH6CXpO7rCZ3Q03uoprcNSW3JrtDnkFb/KgTbTEAP4hraA5qtEW+N9pikNEW
g8hzz6AtHF8h2OumEqfUak6c7Cm18iKk9qpeRk699v1Hv/XygwO0mLhm8JzOZLwCg7fyDN5K6SLCKF0STtAt9T4S1os5idJmQXF93F4Z3gXlFqsM70WOjvz+
lzYfbJ6yeVafsTnE/YHNIezTpJXxKW0IlTnM2MYOnpRC/JyyFDkAtLoS91Q0tsrR2DxHY+uZaKzH0dgBjsYOcjR2iKOxTiZpr8zR2EYG8VHjaFezC/FxvKID
VPs/MmDGykxAVjAwY91igBltBczYRa/Cn/su8qnbLWRHyf/fNMLYjY8ZVuP0iXPFajz/8cRq/KJge9vsO1KZm+bmWChBX6IMRwGG48pMls/LuakUOqj9NV3e
BSsw/VW+UQ2gr0v669LUKjvHGV2FVfYfrJe6xNWEKEFpZaaYkJDLFbaMKCVk8Zo13LKoVjuSuuI3ntpjcfLLDAXzbg1zulEq1emIqsosW06FblTpKNmQ2jE1
d1fyjSdbhGva2LLpjqToMGPCZm3JhBCLiibv00wTJZ+bOlZIV3+jYwU7OVaw4X9TFWbk4YONm1Lp4pXScFsR7LvjcMbStutCPv+h6Dk9MLyeGMjli8OWj0Px
oQiFsxEUV2URqAKy0qshjppQfufo72o6jO9g2fc3MRMHQy51BB+NT0XwQxPBd1A8Okfc3qKayhpK4vihnPoVqXoV4V0X8sJfNCbAV0F5R/HO9pRXlr43fRxD
7OUlcBxLw2D6uLj6GBq64KAY9jDnsq0kHZF6yc34sSos8FN+JW3F8hxS4/goAjmBjH0LIounWVLdLVTzOplt6sTBN4mOSX7muYCkliccnrn4BcXf+QC4Dfxv
NosFIpG37nS2OXeUtZWYDhMSeXIySnLtjLyMApf0yXurjMBMy09CM0TJGBh7VoxnylNSr0xUhsMTxfhkAV8rP9tbLTdhIe8M2Jzmp+SdLk4OMr1koJhv/kxA
kR3M6yAZOo8v1GVL9MPOkHU+mUC56QmRC8fa4iKQZuuO7Gxs+r0edVFwceYZzEberwHyMfcVU+EkFgb442ZSiAFXhZOo/th+rgdMedVta71zO96udnZZlzhf
4Svus1D7hy6YsZDPSjnbnMQrlZVDSUXUNK7h8i04+KLsRhU50qnnBUPxXDAUzwWmeEZeJhw+DfzuFKTsVCLI+SJR4q12DhWjkBn86glet0A/I/aLXtu8ZAl0
dcOSCBathPKJJoAlwktos1cIFQyJ7mx0xMXOqyTCwyrjso6UymoMrLsTlf2MBkvlPV/Vlwcgp4GG17guOGrBudhl2fJ9G1xtU3BPpbXFmthqIEFZIL8ZjX9w
Jy8dqKCMrjflLju3Uf60ESp+QsIsxG/nooZOdPYSToN2PhPxki0Ch2k25NWgkJebxLs80ZB61lCsBpgqxdoezQLQzkeeL2jOurIt26YO0Zl+AYvkk2KAqe1d
EnAv2+fy10p/B6mn6OfDKk/YNX65h9bzCRVxVOOU1zNRB8tEHQLiKujZSo/PVz2pf3nQUmuC/FAMzoFosJEOJzSiJpVPA0ABlvsqmm3wK+361w2JejQMnZw+
wlwwyi5JoY5cZO9HtCIX//zoKw9IX36ktewiex+++uC1Jx4txKffOvwDOcoj1Kui5nJxM0wIB63YU9qsqRBA8gf1x6GI1JJlcc4U33J1HOvUPScK8YdHV2Fb
ZEShDhzWWo/ko+UwaAfy4H6/ILcf3Enyfvvy0agS1RipLIk6MLxQbsKn6CYKddA6awg16BFCdem4J1AqxR00xBIHrcgFs8awXKalGgVUcJBrcBTJUbJUPYA0
KcY6IsUgXwchtyIy71KkGFytr8gJeA2jVAUySY/k6S1s0gF6e2kOgwer1M7Ha9SGr0OSCK0OZppQoyYIcuxbQ8TAkeXlQNJdEeFVal9Nevu6+rsN3et4QiNJ
eKNRG1KjZqtR89WoOWrUxnEijBFhnvaCDs0Bw9USJm1F6NBcH7m7HJpzTdrKEKet2Jy24nPaisNpK+PY3QXwDQPlV7EjpZgEXer/1+8y2IhCBhsRpKb3cjUM
I2oMVqgxGOVZI8ZoooyKFUrf5fO6JGYZieG6XZqEYl+en9tWD5ayc2nm7ErXUmKazHg4vUqAXBEMLR7X7HERqAIquPRVkiyVLx7uZdaG+Wtl1jr31HrypAhx
mrSvxqc1XCEBvDgvJrw4Zd5il3iLXckkVVQZ8DScSapQW2yXt9iFi0y5bLJXJpVixrKtbWZbfTxT0Gd4iop05wjkUowDuabWtxvLl6noU1wl3cwSV/QZ4Mgu
xRO50g8sxxG6jm8rP+jV3Hia/odrPYf43e07XCoy5Gzz9W5vXQZ4RU/OYdmTN7zKrHsp6p41C1P3yKmQ68XeAwGLnDJKa6ZEKVlA1gDaZ5NnKh+NVa7MFK/C
f1KU9/JqREtEL3XIemlUu0k+qaRWuYSehwh51jAhT0UfgRIhTw2Nrmyi9CF1BNqziSU+/CyJCi1xFUAuhuUexxIBLXE5Resr5SHdBCxvSniJGKrG5Ks/GqoE
/XU/QcOd8DrdiaqStLm/D+iHqPYRs7QePnc/v5WOzOAjkSwgHp/EI7wpKZBhxZxbo5JGOUrR83vIKtdTVniOQDBevtSncMcKFJ7Y3isw5aGwaLvoMXs/iHir
YF+vpugjmFOV2LFLCQRsJZetOh/5hHD2KsJPWPVFhcKjJfbkK720pcJfm1qIi7poscpXobbu3U7RIVHJKF585sPt02ZQ9m03wmokhNUeVKx+b+IAEdoO4U5N
tdTdghJ/zS1IbtU5CzRzRiDC2d1RYICj3c/EUC/2ceYu2cdZ+nFJHYMm8WPKcZ/dffNV6aJezbN0/yPteStIgzdEsLuVkG+L4HBrQMM4izs2j8hfDKRqC+1I
vf/DkagJxSB+z8GrKGFVajLCvENJ1wKuOyuG6LrriepbS6zdGhbnSaea4xetZfoPh9ut8CbeCi8Tga5kdfDKuQdawQKAU0V/byCnuRQfPoFOgfYfnm0tF8vb
IviVLXf5cnLGpWtHWvVDrZG9YFFvRyuSto8aIKgxxmWuQyON8uTwBZOf/a/Iu3JO8E9n02JV789siwJ9jhHsVl+u47YEk3cdeenL6/7orQ26mszFv99ujen3
z7UJqfuF5X/8vWOH51rjYhyjJ7+5Uj71l8/MtVvltnxsebY1PotIlxifnW3TBbnf3bls7w9wAdhY6YUuAjWruujZa8Tv3L/jz78/15Ze3djhh2Pn1ohr42GT
GpDuHGBbBk7Zcbwg1ZB8LGmVxhM0blmU54wGHd8w1xKzrTHgZoM5DDX9s112kXkxf/xMG/Szc61Q/vH3XvzcQydGX7xibnJ525L/fuKZ9pxsnQjnWpH8s/fl
/c2rG+9cPjf51uSHf3LVOzf+EH8MJq99fN1XXvzMu5fNTY4fuvBn7/9s6rD8Gf4XtZJmjc0KMUuXD93y7Hm3PPu5Z3QTHtrAt/n8d29/8vo7v/FD/fT/vAJP
x4P33DG/f+slBw7PTe56/cx7r/97dAVkxg/7xOX0LIhybraN2an9BaqIa/uidb9cM8r3R2MIcAf4MIYPUrjlaEy0gMMdg6LJ12FDOCRbbBRICnEOQ/ubWKUu
H6CsbQCA21Jrdku1aN6MUiXJ5C93Tv7yWSf/qLBgyuQ0QhVNRBHoY9MQH88J6yaeimdfZWSjV8xSLxe72Mj5fHO0yJsPy6tzI+dyexJVoAwHTOfk5nfXrn/v
hRNSy0fbcjADMTrbGu0eqPFzGKjRjoESxliPSw3ejfnZ/QBxDg8Y63hAZB4QyocLEc3uFuM3tyAaKCZkFCx1fanrS11f6vpS15e6vtT1pa4vdX2p67+dXdcd
Nlurj3xnFWR2VoHcWQW8s/oNwiomYKvjZx2fgeT1rw5dDrbK7dfGqCaoEEk0Kmo4u02lgi6TTRzCdUNikJNKG5nIlNx7fgRRJ3mXflHnSmzX5tPctRwH+2gl
1QRzt9wNlnw6rFOHDCX/iwvjxbjKOFFur2YUVu07O38t/NhMOe8y/kSfKogvtUqpdO58UgPHYeY3Oy6D3z2/1homSuN8L2Fn8K3Cjv9sKvKAHhJOXJ5q2ZrC
Digjy+CgSlPADhIOilKr8dG6LkIMwhI+6YdpSkkH21dkTzXK3aca1nWItZc7yvEAj2Ndi3B7KV4xhZzn7YoCfkXk+BqgIHtPoDnZTpso01EunHKb/2OGjijR
aDm5NkbI6abMe0oBKHNxsRIiUKHOBKhQ7gxC8BVdarXXs5U85F1HIgy3z0dHZYQccXJRk7LZNgUsvu+fvXF+d+MIKVDuaFxgAAOBLrW2QON83bgyN84yjcNR
p5y/+YRKuoMRQEmXm1JlwF8VrPtaz+xkcGs40/lqZJ315MrqcXJl05OtTTzGNXSFjzqo8oFNxbq3GlBbKucI51cifzWX3ibC/OupFDih+DykvDhA03n6iEUK
10ZbbTPyFTqoz+D1PDP4HuRbIfn2aBRyZiJPNrzCsL0yHVnlBQEOQRHj7r2EjpctLkxOsD1fEXiX8eM8/QaFF8uEQ/REFWEux7D/pJPzS2wqSnwAXcIBtGeS
80tAh5AE/OvDPBqOYhbyvcsS8Dsl4Hf22qfkF6mumyjeJjue79dxm1nAZY+htARU9AFU5B6T2CAY1eMyly9QvPekcz1oBDyNWOwG9Xmwi6VYdGT7twmWN8jl
y3VJPwXqe8IvKmN5p73NSSoxHAzOGazXAdXzU1C9Qx7KG3RB9YCd9jNQvSAF1TvmLADV8wkbkUD1/LNC9fY7Cq6dIMzkEzRULwSaK4HqBQtC9cIeUD2/P1Rv
vpCB6kEYLlV/6Y3U2wKEAMHwNq93VjJMbyMVjKEKMMhvpb9evJ5KyhAcxUvgeTk+jSwRPK92bui8ah90HstuPi270wWFzjtZoKOVmOtfZ9B5x3N90HlSQmdB
5+1Po/OCLnQeSnF0oPOkw1JVbDTVhwl6GZ4VnVdfPDqvTqcxQOeh8Z3oPCTKEjqv3oXOq/dA5x1zzo7Oq3ej8+ry2XV1nE6zIznnPuak0Hl1wi00EnReYy+d
eS4WndeknqKf7EEOZNF5x5wUOs/X6LxBs9gOak+gTys9Xv4TdN4Ao/OkE0rQhXoanVen6s05Xl8NNs/LYvOMFmFt9oypdKXSGayP0TkpyICxPi6n6C1WLLkJ
ShBYBMin0Avkc6QfyCfMsBpVGOTjEsgnSXbAnDsYaMv+f+ZMZ5aQu7PI7tISsnsJ2b2E7F5Cdv/WI7sNetvgugsj0bLFg6NPFrK7OasfONpaABwN85YC6Uq/
Sq5fGnAu27M8AyiXX4wo6DR8SinNIQOhVrXmBxlMDWRPB9h8pANsTihzMZRk2ha5IC6AuRPt+VM75vJASIsRsUwsz2JxUSDVMlXhssBpQLgH+4O37S7wNqO2
iyib0uCKhkkqk78Qcjr244MH0iXwuhDc5/VHcNuLQHAvth1J4dReeHxbIbt9hex2FGp5hVLwUUZ2nyz0QnaPGWT3WILs7qU03chum5HdPiO7HUZ2r2Bk92g/
ZLfshNKANwbWc/KCqni6aLT3gtjteOdTfWS1aCT3fR87JPdL//tI7v8f328sSfg7ShR1/5BJ+nunWkCBLoviCJnkXUc1MMfl1RzwPifpLw6l8MaX60oGyiAR
44Js3RaEdVY5V663N8cXxo+9mTBnOUwQo+tSYIpz0YxvbVc0eAL/Ob9FBCag4Mv+wjVqmJBDd96zNhXb2XvW8J8BvufwAvc88Pr0u0Vd/yZ7V+GstW5sFT9p
XYv3F+RuaJUuzV3D77e0CpfmNnLdis+CuG+S329uSasgfejHo3JCIkQ4N8eH62n3cj1t8ksin/ZE/dxTdQ0w0r6UOKl/ToeKyxO1HRO5zwBPNiF2bOZcZ15E
C7o6dSmuSreBOZl0UoaLc4y4tFUUboOt3XobCfF5dtqoOeb3zHyIALq0eRuZSAwLuBQlfcKqKtwvxRtuhTXcxF9RI+J/sSI3FrQ9hLcCakYl/ePIb0GoDGTJ
KGzpYFLdgE+X5rYEVMj+9dxURgc305O9a3SqvB6159Q5iRydgL0/BA9FgQLwiQKQ2iJ0TSPqPT7x39YOMA9caN0IygGwFJHSbO4uacoDX6o4+ZwFkggMp9vN
tWFBxi7x3vcYR3h7eQQZU6OoRw20QoZagL7EoBLDjyYfKEqXk4LNcjA9HhSPhn3bPRMX3yuCiXX3iuJjd5tTn2m+B/Fhqjyd5GYOsz3JuTshpGAxPkKlVmlx
HWXlKSDoL11zPxk8lpXHsir4rP9bWi5tPGgkaeNxA48p7IOHKqUO7OXmuNzxnCP6lpt5Srl8t4IxNx0TF2NxTQvzDBdORm56kDa2zJzrPUhXE5uVnE8kzL5j
pa7xeednRkvahWvlThLEA6wk/eef2zH/PKKYS9VNc838CzvmHxFdpy6VXzCfWPzqI0/c5cY/zcH1ox/8hHIHMFk+4LISm4VvJLubTWJsfdK6TGXEH8mBGNZJ
at7KiYQV0wFvyBWsVHHpT1seZ/R40tf+dGhxeJvGCE+gizfIn66Z6ngWGv3tBfrHzfVSnfN63MHwmONEg5TMBbU3nZDk+ISkIv+MzUWBCQvkSymqKb5TkSF8
CvkII0QGfw1NmaKzl6LaPUHBna0gloiCiZw6unBTPImu4Ul0WWp0729QR1w/5QR62gksGSewBCfQ6/tTTAtyAQEjL89clqtJJSrd0SpPzEOjEMSAZ2bdSmzd
RYLi+iJUjEg5ysMhR9BJUreEm837fznjApxouDhK8BAd0g7AvJPw4TITLnaZ3SawYKJDpcxRgjT/Ee/swaMKUHwcqSgCceJ4iCKsw6pIHmiXU1fkrw0nkU9B
AFgbEhyRs9Ye3WnKS1hcXiJg2raQ+Uknvja9In7/+EtUkmTWomxbIvLdwZgHeLnEOnRPimKViU1r78/wrmR6+i+iiny1o2p8Zh/lpcS+1KocV8matit5K287
FBsqUuDkrN1R7S+oipBEKxxbfL9DTkIkDJ66/XJJLWb4ltpW3DCtNHxL+ywItoulCuXx4tf+jlzb5/E+vMhGmTyq4SHHNcDYMfnd/r/UVHnpMh4ty1TU04So
lqFaKsZzL+xLGPnSl7lrraMWMyG9ZHGBjiMWM4w9bzFj0rwlXRzslOeJpRhxMpwRW5nezkhpq2Isqd7+tYV2d/X2QTT27oeot1QtwUORaTpQ4KM3lHpEgVDt
4ek2/8LQvagRr9OIB/HTB3jEvSgEEMZC3UtptOJvprpqmRVQdvo7cie2lQuR7LGkpWOevgdVYbtdVqToaaOatN7xww/p25NCsUMUxG8fmQXx1ls/emJHUf5F
qi2HtnzVlTrJDMcETTLNTGhqJBh2SrDcU4JhRoLHHJbfxGPzT//9P7384B6xHgW6qdxJuX81E79nNZOQq5nUdTUT31QzqVOxl7T46ulaoSy+ZiK+hhJfXYkv
VOLzfSYBlmtSR2eX9eys109d3nx7u1GXOtUkr8lhriLOa916m6h0jbYIzH2Ie5A0SP75H/XTSmzwaaBrqKzb9/eoEsIVxmnYE96y9A+gd1Ju3JxmZ3NCUVfT
sfevSaY8D/eoeZiSZk1Lk9LvVfHxCqqNF8lpXe1Ij5yKLp0GURwqblgIDKIOJ+jMYIWgcV0WqnluFuppHgSyUDVYqJ4k5Q0xBJLyBkKHQr4MYglvoGqqJikv
JsyxbWvhyF6pR1ivGCNWomnKuf2GtrAtF1vEjQPyOAJNuoiiUA0RdJEunmQW1NupFhQrw3QHGfUtLP8vRj4z/Er7ouF4CH5U5AtIXLkKb9tiziaKv9Z52Qxa
TRN/bcKrqNPi2Kvh0m7X4VdI802hJeksIbRkMZ+nxUdZFh9lWTjmQ2gJpzsBw9003yJ2X5qyr5il7PsC27bPs6nbEoWGKEmttJkFIsisI4ny/hqLCNZOn+zj
gtEfi6I/oKFbx5/W8CdEf15Joj8ljv4UOPoTcPSnwtGfYoYqz+LoT8jRn3qGKo9ommRvHB2T2VktWHT0Rgn0Op3/WIokLb/aAWe4fEHebx6AKC9+R86/+MRR
9PJf//kn7xekmTgJ0MMHrx2WHyrxW//20l8VaHWo8frWp256/gLZiXzOsbBhAc5PLh88Z5qpmsunN4CN/DjNvZUZJq0myhELqWVy2QSQoUmFtotg1WomXOTq
p1I/0r8to6LxxaLMJJDrpDuLle3br7xx4Xop/LIo4s7lhAS8HD/1N9NMAl7GEg4HWI7P9Dxq7okms9ra2DPnN4YFfJEHnO1ToYP3wI5Jq+tfF7oiD+yU8DeN
RHlUqwWVdR1U1uX4vb+lLVIcSIG+9+Yrj0KWPz/6ilxvqwoQkbkEv6z9D3XXGxvHddxv3x7vz+4deRRJ92Qq9O6aASjIgtlWMSk5KLxEbShGgBqFCxhFPzRt
UAQXf7BUt8gHNT5JtEMnaqC0ciK1akrJckU3ssy2SsoacksYaisXssPackMbTso2sqXEcsLAQso0KtL5zbz3dvfuqNByUqT8wNvb3Xv79s28mXlvZn6DX1al
b3R3me7kprjVVV69Dy83HvQFvbc7v0Af3rbcz9Mg5rblRukb58r3wTEyEpgBRnWuG+mjinnJd9JgC//1ye5jX2ow0gW0iij+oN/47kHUt6VBuYtjnPp0715k
0/KrAkpGnfzsp7iTMmgc5ozFKw0wp9fqof44MhNdhIfG9fuxTqqFeYadnc9h3ewFeeTX5xu1706x0zEP34bAtXkiAHL2KEU9D9RTGBPIpXW0Ikhy2AGWnbfo
wExhs/Lqk5UX/Q4v8MPPgBh9vmkXsYTyAxPuZWO9vLafyJP1e0V5cGlAXywf5uNnPqv5MB9j6H0G0vsRRwmqpyaCR0ISlk+xl20NXewPBibpBz+JnvaPSU9l
LuYnvnv5sT/GXPQFpzAB+magxfEYKMzjgC8UbVygpVIa5bsgM/PDdDtWS2++fYge8MvMDNxbZb1oXuJFQ5taum7Jqtp8uxNNsbbNZ+uSc4SoYm1biLege6Kz
CnAjefTaWJbnIdg5srRbMBu7uU/Ig8/riL8yyptj7zz0eRcdAEwVOirzUQ+if3OoBUinvMatTu52ZwIhU9tyMao7b8sBj91HxRzGJB4nZq7o/Qp7FD9j95r1
SGrgca4GyNT6Kw31B9hJmMcFKfZXgHmM639t3i3A1gTM4xrjT4ZVW+yvSrZnT/YBdEITybeGY+FWZwJtbM7FaGNz7o6Qn/NBaqqA5S8wNIljtvBUjnzjsfXY
LLVQjY7x2HYcfE/8tR6xJOwFX2pj+1Ib24e2q8M0xeTwBUK2W4JN9fR3OPIWyIfWXvB4HP5wjwU/zAv4oSBJI+fbep+4DHl8JoHcxJkWQzd7vc+EOmD3Dxq4
sFFtH2NdnBfIxAULZPPNwa6uh9xPuqSHrUdmwU3DlaK2kCMgSqccQXicxadzmzrhZHBL58gCfvyMYY4EwfSxyQ7FgkCss1I0i34KvO4CavulfvaFSU3hZ4Aj
TLf/HaNWb87NAQ68ADBwCU6YVTwDUfWE2pgBFsMf4GhakfLTbdfenJLhpPNNbm0KDx+MqhPdU0GF/t0LR0JQsm+DEhQVttd8DiQrYrOutBP+xQd3cgcPSgc3
ug+E3O4nQD48Tq9kMEi3O68pqZ/+Kj7JolrEJ6ny80pYcwGf/ph7Fp+VMXdeCaYl5BeXTiro9VRB7Er6+Ki8/8fw+rjJPM/C7+IJvNn8FYcPsdv8ZT7clmMi
ltJEhLIsoMxO7MeffizxQLdREMO2ZGm2kIGpFfRimf8/2Kv7e5/0917p7z3YorMYYgYpuIiHoyzfzOursA4eu8KPxUxoCqssd2AVhmrvxucBJZJlv4JY2OhO
oZoSSK+iXgMjwokj/sPRuolm0/n1am6ChOaEbD1ojNuKeVxtZUo/YHuE0QS/YXLxa92R3gvkHeEd2g9C1ngfMl9Ue+aL+EJiJTc4nVJjHGyM5xtkOPXZHfag
DCVI+i/tevLwyKeIk7G/TlY71HFQfGpyYgTb7lU4P8ANdMJ4Pj7yq5x4U9YkAFYHvpKhy/IkFpPo6b2C02tv5L3WO1Hio8JpNT17QxyixQf2Ij+Kh8twI4/r
vWSVyhSksZ5sJ5nwuJ6j70xpFXyOhE3TtTp4/ZhaUYJDvkji5xi3sNFdUGPqsD4+qyZqU7+kTuiv8/J1BqLxsIsnrPATzjXtUztNGhI2e9zI0fOG2G63GxX1
1KFvTTdSegJRV66qyEwj+rai4OskiVgKlJUhS6oBN+oPCvH3/+V5lzddyxzoD2GiRUmU5vSSgUTG45YVeB4REKPM8ksK/y8pbkN+9WJTi6Bx4e9RARHhCCFc
f75p47R0mtVdgm8452YRqGddo8BN0y817Zy/RU95bH7TMmQ7T/8AozqLsbX+xYKNLoNuDzxJ8LG3PWccZrXGRE9QaX8NiMvPOyIuH3MExu+AFlf7HRGb+xyh
cJ0JfFh/q/G3g9nR3+ckXTzXbBleUh+uJLCkNdIc0dv4x5w7UUmyfV4iqybfYPsP96hO9yh9D17fs7OXJQvpMTcOdvCWi6kw5MfYaizGb1yQauGm12d/Fvuq
J5Ofop+ezCxxiafO6Fk45Y6p0/q46TKJzumvKzJBz+JdT7utdOInmAmaIhoeMGcMER6W9BScdWUKsj4DU7MIkU3cDWP0SEh8euxxYuIC9n085uTNNL9DxQ04
ItFPOC2Bv3TPKSdyjXu7s0i/i7O9aCSLGLtVpbq+xxdHiPWcKhpn/olVjAU5iRKCyckumJIVZGyygdwt+tbITZZx35ripEud8KUSdzgyPPj1ScDfDRHx8Yhk
yfbfxRIuzm2HcEYekUNnHNZkeqYzvvwJp2WmV+xML3G6IEdE6Nvs2goj6gsoYDc9T/uES3E/1JrXiHpAiDIt59xGxKA/OO5u/AofKYxWkeMKc3cjrc1DEwBB
J0u6r8Fhq+pOxm0vN6gh3tneBsQyRIIhdAQw8DoSzLSC0qwuR5IESt/u4j4X8I/yK8f8itkwLmAhAgtnt05ewhv8olNDPEFpi6pMTjz0a9WcvRm3viFuan4u
xrXYQNbbduIQnQolMrxQ+9xu4WseIdEf9OVWp0bduOn3dkIRIa5go7X0+WcjegLULk2KeI9Kg7g+z1ELQWnQEuJsmhCatR2wpxL8RW4qKmuRCe4TC0780Cql
+gvYJmTRRAsCnrY0dmf093lXFgaY7KJp9aSeYRFMgrj2hlkE4Jkzjq42ckzPvGkHK7XNOfYKFXgjvojP026C57jvh7u5H60tv2mM0+toV0uai5Nch8nxs9e4
EJErTZN+dwAcyAG4a0DGTzfMgW0iKfdO2jA27lDGvor3cHWAkhhkjgnnIPn3Fa2+yqmNYsbBRJErDrArSZheXrZm2T63G65fTBXJ3dK5Ri6K4Z64lCmG+6wn
xXBfv5gphvt2SYrh7rtoi+H+c06q4SIdbynH1XDjBdlGnpm15WynZzN1bw/rryfeFK/TbFIlF/V29+vLV8Ufss9cfnFvczo/pib195e/88Tf/NPJV4bH1NWn
dfPYv1mRLxPv8OWvbxlTy0/bKrgnZm0V3GM49K9MFEoP5XcVHyrvcpMN6aXhTB1c713Uwc3Uw/VT9XCTQIEiZ5CUbJQAJ47AMzBVBGPv2oHtAkkfkXJDdL72
l4+yAu6K9+f1F647WqIZ/KVHBZkNjvOuyNffK5xfTe2ytM6rO2je3Bl5Eo3gN6RZOmcyDWh9OIWElOfproq5K37SMXfSEV0zNSSlncXuhvQo1Y6/LddEsmnF
3KHbwF2pNmwvuA04hB7V3mely+A2PSl7u9+DJ3mTO+XBC7TJPejZcJasZ6wX4SwjpCB7sIXZi2K+dThWO5bvXRpMb9YV2/1iLkT46uV7lwYz7qWlwbDAQH1o
CE7DeCFsxI7Fr9OFjheHGrV/35stl2nKR97q/OcQfHebc/8xJGEQS0NS/+n1IcQF0QpoiMw5Ui2IuIikFObVEH5iklEh0txo4RBKoaXLITyUm3OXQngoN7lL
YVjnwqdhuD5w4Pm4UelwnoUwcrjwit3fLATrObFFymm1iztHTmtxd6MtCv94SGNDjEi/Ni25KHPkwTdKq2qgc27g8HUcve8I8nUkPRkAwB9BmhNCMiR/GRmm
OBriuHsc3cSVhCSqCUHxOAospxFB2p2wS4NxzRLLOmEvDHZ0wi6GdPxVCZw4H0qYyEIo5dXI8hhkVju+2xRyNT7OZSm521RSZi0qS9m1rJdzRZfavaJjIJbh
bi7bmPwK3IhgmZRnsNjm0k5fJ3Z5LZTiWq+GIfME0TbkssiheAcXwjC67sq2RbNfyhXtbsZ+aRH7pTcn+6XXqGxbkap2Rd41LQZl7JoWJYC/GITYNS1KLHkx
iOBS0POljX4LIdNPXlwne8jGtrxnWUcRVVelzoJQZ8mRAtUSqnHJyVa6XHDCYSkkTVQyYRrlJEaBS//dTgPOh9hSezWUOq/gmYBUEHW0Ev9jplRzhlrs0a1l
ejYrPZt3xJMrfHO2xTs+p/nmlOab2TXzzSocUtQjV9EcEurfv484fIMutn1kbxrBHPEOYdBz5FCC0NJ9KKgekinOP3gBw27xeI9GGxgjCAESYTB05FBgvy+F
wPCxd5rTy2FwU/o0lhQkEX6rihgU/hjiDz+Z572t83xdx3neu9o8/4fUPO/heR5inwo7vcWd2DRDWObP4IzMzkdnDfOxcs1h+0DrsAW9nLrAjE1TY2mQmbs7
/voTqzH32geuN7781u5VpwgiNmhda0CWSnccDWqPrzqx98v0mXYkrEamz0zL9Dmop88BPX32r13s9sSHrjGdmyx0htbY12UJg2k6UnVdq4iWvn5Cuvqg9PSB
/xf64f9EO5AhS8YD4HEQb19CoK8OEYKFUifLQcqcD/50tD8cMvW0lbOapslUfK50rPhclIrPnlR8LpGGMQgwXhuFvTVRuKIpXNIULmsK+0a+vzcKe8YC6LU0
7jVgRNeksZelcUVoXBIal4XGvtA41EEFjg65cFD2cj1nNxMJSDFzaE19TJ0dBpnFfj8znAg1v5XqfR2p7q9G9X2Xd1uq92qqwwm0Pk31qLoK3TNFtCs6djhN
9nEh+xYh++hayS6ZyYs0Oq8Psyymjo2p83wcnxluoKMmo2IN1VsL9jmvTErHg4Ypf8OLgJZAtmGp/h0IR43AONe9Bp1CTxN/Q+ymlmDFpLZgG1G2tmkav5Om
GYtPXF5dR9RAlVUoATJwOFx/JDG3WTKUZE7kRQjmwshGHESkwvw2peZrMphwRCYA2YlFQxaw8DBiv0w5Za50rUj+1X4f3jF4C0PO7fpXnhe9XNe6C6FDHodP
eiZ8splv0ELVawufXHZFb3D538m8RKNP5bPvdcUVSi27QqoVN0WrTF+kZvXSYGp+5838juz8jgwmVMdFLhgpn53bvsztUOZ2ReZ2Sea2BK4hhtLjfdVeG0O5
NNQqrheHYuhELJJTTFLMMMniEDNJNT60mjmS7NxrccJBFqyp+qOiFDv1bHEmVMjNEp7OtGVWZu9gEaqAuMcBLBWpqcpND/8kmnY/VOUdzBFp+hZpevQn0XQe
MWwc3MJNj0vTH1xj07fF+7612tR8D6N84WU3DiRtq7XJ6xvdm+Nz1+rn9Y7rNfq52ngWbCzPtZp+8qXOJBMN72sNH2oNb9a+JVPt/IZ3VcSbrYKylFAfMBHj
scOJFP3xS1ZS9bHkcsKfqxQtjhtSUyuB3bnM825l5G3O0bK0DA/iFOxrb5O7HSVyN+dGSDJ5HyAqDuOjHr4f12rhID5K4QaoWQSK6Rjqz0zqXc2lukR8ePF4
I+wX8cHx9ot12QpcqMtW4Nk64p83ufN1qQWYgutBF7GnFwxPBI9wnMKyFHsJ3j8pSYm0Aq+3lnGfqcdQ/jP1jO1wot5Sxl1sh9OkYOJzb7HtMIfjdbepU/hc
UA1aS6cFOUId6MUWeI/ovBIzYbFlj+isku2+M0oMhnmVMRWKrMJP1dMcZBK2vfixJ9PyMH0XvSc9fTDTn2npzyz355Tuz1xLf2Z0f47p/kyvvT+JxZrpya3O
39eFn5+tCz+frgs/z9VFiZ2qw8mmoZREFdyQQClx7Huogxo8xDwMAzoHBtF8P+5k3JwKEgjjS/UUDpG0hP7sH0hwiJIdWEYSYHtrduA2tdwrymZmYMy9xMeb
3OmBre5Sr9xzkO5Z1Pfsp3sWetEwhjRe6MXrXrTrTz2EB5To5v2IVyulkl/ofs4ySTCA8CLcewsCFB9cj2mAh60PhyucCVgSLoX128bBw2vgYITZgH85gP34
p0pjwrlLZHAMZVc1YoIssZV4wY3YeLrkZjll0dX7Sq7eV3JphRlqTunVq9c0JySr12r85MzqnDvvtu2aSX/muT9ndH/OtvRnTvfnlO7P7Nr748f/c43+oGZ9
T3YbQvozzf05pvsz09Kfg7o/B3R/9q+5P3rODOg5s07PmUjPmV49Zxx2C3IOIR1hWVBNYuKD8k6yxnN370SiTJLdF+rsvhOQYPTrOvzCbcxUWQMzvWiY6WUb
N32qzmmC67AtFO0MBjjcaaDlLSFDQkklTJ1mPMKiRUN4j6IEsdLpilpIHEZEt00X7KgENr87JXD524kSGLjNvHzr6/YGkX6nvnhfZh8sy2RNF+6GzDpAxHWT
mWzS1ftHLUy2omXNFS2ul1VmC+la4hqavvM4p2TV2kbcWBRwhiUv3HGtmOQYFON939Yu5WL8NXYpJytJ7F8mLenm/XgSv2jxAEZB91Z3hNZzPQAcjYLaVrdO
H0NA1IlQLreU0i2wtFp0y/xwm27BgDTriW5x9WZqWregpYxu0ZrFadMsUwOJZmkOJJplpT/RLMv9iWa51I+nsWa51J/RLJc0tS9ozbIEzWJWfZFV0ommod9z
6JFBxUMdYVitWCAWK+WUBsLryt6K1UD7N2gNNEW2nG9hC7viuYFG0G9x7l7W1uP5PZLRy1RlryvdBxMObYcDFiyPm1jpTTdhDNJXrCEaxf+mm7vylmmOfsPN
kbIMBzL4epYZsMamN4rWgZwIZBowr+PRqh2oegzX18+Xx0Fgg6pXiPdkWooK2IasSMw0rO51HPNTSzVZQJPjdKmfL2HzKGlPMwPSvAEHvZN6Psw5pn3B8HGy
ucnGptdcF7t4Feo3negA4YTYjnHE8Qt8k8cJfFjPjwguE7L2BiRr7wbJ2lsnWXt9krXXn8na8yVrL5SsvYpk7ZVSOMyMZbdjW+4WYPnluHBhWXBqwEXis0Z+
QhEN5dFCGdkKaCiPFvL04TE8jb6VOGrYRKUcKBekhi7QOPOp6rmFBOc+9lIhw3/BKVqS+im4jCON0DU1YZNSi2UOZQ295IxvAcSBiZLLSYBMrcF41/HHGpGi
o405hkbl88QpQGk3pwLFRzW6eVdjJMcQKxIZV7uoQ/3RFDp5gLHUFXf+6W8kmTK4bJPr79S8o0McBZW7FFU4toirJuo6linQb2Xh21JvirioF77x6pcKOos/
/RykwCTP4CewL7eqO1CBzaw20Yo9eQhJ2cqdvHvlIHiUr3bjo47qvoz5mcd6is6M0KqLPgIyP1K/Nghz3UH5SNDzeNQb8q5uKbX5XNI5YSUery9/mkOefKkj
rIzDmQPiqpwvhe2oKrsU2n4iToQSjdno/Qix6wlqR5FkqBD2MRrgRO9RhIMoyWhTiAqp04cPrBM/6JkmXdaNQD2Ab3F1A43gb6Sozb0zJzqwm0Thc/+rqaoM
nYM/U9UuJLjixxfFsC3aLLNSNstMtWeZVTnLTLUUV6jSTKrqLDNEdeoaAgKn5jP+O6oHSHK1+yC+VhC8IYUJCgKypjj4wtQnKNq062LiEujQti1JUGmACODz
UTxMUqu5lEQVg19lRNGptw0oXpJAqqSOu4KEqjFF3ZL0on38XDmttzssYDxiFEnGxV+T4LS84MblOMJeS6WzjlJJjfF0UjLy2eJy/Od/umqGjNFbEiA7YhJl
JHo/6JD8MJqWGUU+oaer5IsFxXQ+zUa3JEGcNYAu2nfSyHclEV5Jatd918bYo3bnHr0uTL2X3S7FgtvdZQdqvmDhk2Opbs455GTZjIj/sWRg3/TzAXYoOUOM
EORiwxNhACRQEPil2KqE+KkKdFXs3iXXub1E4BiYxiT9Fzy4Y5CmpenIttwcdpeIX2bx6W91Z/BZ2epO47O61T1YYGWi4fzzz0bdx4NuaGcOGx5ucG/f0RsG
wNtk9bOZVCdvTW8QEMw8TlkAMeqZwSujufo9g/DMSMIjDTphkISpf58rmEu1wxy3V4qbPAP+W2XRglOWK8ME02+M8RovsoHkMlqF9oyixAJjiAsYd0lomhct
nxM4/J82t/xIuUBT/DGcsgpvuLzLDo3jiqJywRmeLZpRRFQyqMtLNlDT01Qtg6r6AWnK+scDf02UdYWyqo2ySera9VF25XIHyrqWsm47ZV9lyipQ1k0oq1oK
aKhVKPuOctyHBHoeArsLoAAFVGbhlAH6yzcAZganyyd34Aqofje8PPHKwT3MBGyd6PO0Th69HzZSMRVHDNnlPAirsijByDCoeAVPH12mqrEYHnxcDDjcv4tR
uEl5f4jUlcuFfTASoxogLh6VoYRaRrw0VEaBva1hl8T1S5KA4kairkb8m/zUQI66pEV1rRbvkRbv0S2u4RetfVBg4FJi+hR7yFz4L0fRoO/CW9uIqd8Rv7Zb
6vGxZw8p7sBTwoi1efGoAsjNgaUqUVcBqxAAYqjcbzMuMgOjsV8OVZJgrbC+RiWcHBf8gSXk0GQ5wi70xyP6+XRUsJ2YTgK4ckcisCDdFhw9etQGsQSFIwEj
pG1So3R+GquOo/g2gk8+P370yNHpHkkx52o3jobczYEfyeCoGe1E79dSrcXD4dsCNUnjmicp4Pfx88D4YKk/wtTveM5raWZvGuP14iNtX1I3fc9JYuA3dI6B
R1T71bdtVPsLOqrdbEGQif2a2A2vn7RB7edPZoLaF/TX09LMuZNJUPtTxTF1Rl8+LJfnU5f/zB1Tc/ryVQlFOGUuL+xtzqsxdUJ/v/LcE9/8/sk/+dsLuTF1
7KQNa186acPaF3Hof97PA8u2mhQRm3fSIe3LnMCLPYsLDDB49FGTomH2xLs2qo8Ss7Pn+X5Ma5LsY3Y5JzFloxwXzwEBwsO8Zn7CtBW/8dwLtDzZLC4zeNq4
tS2CAzSuAw72PWxQxwIkqhRJjemcsy8kcWExUEwcg7XzsIlfMDA/aeCpkdDNhC/k5SazFkolswmOTxvY2n3xoFxK7/79RkeotXvhAPqOBpdk/8+H/5e4q4+t
4rry8/E+/Wb8nu3nZxvT7syIPxyBC3+kNjEoMIhk2WykkipdRav8kSZEQlb+CDSqohUbm8TauEA3TsVKhqDKuGRLWlycLQk2C4pbIYoSWjm77Ia0hDqNmzpd
Q16C03gbd7Pn486due+NidnsakHw5s6dc++dM/fj3HPPOT9oZwaDSD6xg4Nk7ERlnX8hjNYZCaKg3GejLzIReYw59LgX8IBj76uPyxfx/3n/nCnDzyklotLu
r7yadfqDbB3xNS/XpX2dr+/1YM/+AKudtnp2B7xikmPe1VLwU466ZKJ6qMDhw1jb3K9zTO92bUBHhfKdfGoRx8mNdBQxoXJy86KcnA05WQg4Wcm8nP/s4ah6
Xnld3AHXkQt0/UjfK15RGu8MO8XQOvUzjUfSVcYjCEvEQc0xnndgDyLgJO6iKzQK/gu8wgjISRwrG/2r7+ryS0+oX1qYC9F33uIt/m3fOtv7uuGvFqfOFd3l
bhmcEIPDpmWvrSgEe8GD7B/ydVbgPsB62/s5kNx9GDOKzBNZlbjLTftz+C38oqKw1TEqTz1Hy6rD6aNLwyhxGVz7dTYKAepDOvlNpfFkGKEKl4JGmCQ3rYSw
1CRTtmd13mjewSGLP2ufR1Na4ci3aIxXqc5MRXWWYdWZzkGvfhUGvcqy+izN6rMGJeR5vaI+q2H1WU5Rn9kshdWyTJxn9VmObb+FQHY8qSd6ItHFU1IaTrM7
XRvypYCRrzAmSJbwHV2KfYAxibc4qU3tnRjIir0BqVelquYV5T7FKaCYBV5GhDGIbEePkWSaCP3LgkhZUC9+pnC3Re0y8AdHSAINPIL4HwkJkRHcMfA64k6Y
YCfC9fySa9mF8FZOrWGLolVBszF0Ljmkp3yrwnmwTRg5rOBtiIOefu1aM/vTFXmHvKrabVApMOIzeBPFceNUb8FVkdcerLiCcjazNgC4D1vcmxgM0ZpQ8SI0
AeQ+KNwEE7wXM4UbIe4OMtJpEL6RcBqMaRipb9EOrWIHkVD8B6fCIDENsIMIRAjosLrosBcOosQxaSnilLEJGTKUQolpcAQfuIzNLTy3m1FuJrQ7PJP0nLCH
ODTCkcJ4n0MpKOjcHgoEeZky34pSO0w5CQvNlEI6pZIOkSx0JYZ0AOQIFpoCUkqFpNOU+eu4WoF0RiGdUUmPko/hVFytRrd/7HiUlFIh6Sxlvh1XK5CWFdKy
SjpK7oy/iasV9pAnRqOklApJ5yjznbhagXReIZ1XScdexMzpuFphP3n6xSgppULSBcr8bVytQNr7T1FSSoWkE5T5blytsOU7q5CeVUn7foyZv4urFUj7fxwl
pVRIep4yZ+JqTXX7FxTSCyrpvhOY+V5crUA6cCJKSqmQdJIyfx9Xa7rbv6iQXlRJ97+Emf8RVyuQDr4UJaVUSHqJMmfjas10+5cV0ssq6aGXMfNqXK1AOvRy
lJRSIekUZV6LqzXb7U8rpNMq6ZGTmPl+XK1AevRklJRSIekMZZbjaq3p9mcV0lmFlLXvx8Zox7WFMQREGuZ5kIpaOzglpJfw6Z67OASBjeoj9O3/gEWPGS5L
eqaOKfvKyyJ5iL2hL42pG8dJkb0wzdvOSPZbkH1WZD/5XapqIsh+FfaVOmw7xyLO0rWdxqh4vKcjeENcoWfH5PZyGi9zPJczp4FdTBWwi1IV7CpXsKussKtc
wa5yPLs+ZHYdG1fYdWRcYdeQSM6+Q/w4NB46j08BP/aL9PWfvvTUz0bevK3T2KfS94vk9cNUWV9Afw7ogWELgmHvvPsmlDYXsqscsmt0XLLr6HgFuwZy3f6c
wq65GHadGFfZRWnJLkpF2MVPV7HrOrOrLFoD4tesyrkZ9c2nRfIC96Sp8bAnXU12GpdE9jHOvhjNNjqNCyJ7H2efj/CtFzg1IdLXpn6L2o5xybcT45Jvc5XM
mgRm8aMBsyhVwaz5CmbNK8yar2DWfDyz5phZJ04pHDp2SuHQ0VNK3zpySu1bh05V9q39Kv2ASH5nmCrbF9Cff6q3DH2rT6R//+6Z6yBDLYRMmg+ZNHZKdq7R
U5Wdy+r2FxR+kWp49gW8taCwDnasE1LI22PqRg/IcVqg0MdYsoajtWsZKePTdi+DOweUFHXMzOLuB65W67QdInqL9kcY8pvoiyp9kekLTN/YpTUyfWmdXmL6
ZtTFwe9ypndUeofplzO926W5TO+t0z2mX0E7ObSKJvpVKv0qpm9j+vYurZ3pv7RO/xLqa1FHtdQoH1TSGi7pVtpYoqePwcWs9+iTaHHFiNuyGA2DblJpax09
90wkYEdbvLKSInPMKZE5zmQ5MsfCdanDfEPoMGWYXOg0H3EvHzoulZiDx5Ueul8kL3M5A8fDQX4Geni/yD7N2X2R7D9B9kKg4+Ts+agKFKaIssi+wnGNZ0US
9sszoSrzyHHZvw/hZe7g0iKY7PtAiWCCKlfk04WyGsEkLfj0fpWuNxrB5A/Mp9kwgsm0GsFkKohgwuVcjkQwOZPpNC6K7H2cPTkarroDwKfzIv1v3xl5FVfd
iaBwBC08LTI/+peR1zDzxKjkTTmMXjJD0Ut2Z5IMWabvyknoc0XROyUVvRcXV/TeGyh6719E0dvWHR4dUCT3NGnZSEeZGel7hbVHGPL2zlYvG1G7ZT9L7abi
KOhVOAq3mM2secNTOemJRWrJdfpX6Qo1b/fgVZe2lTVvWxTN23lFRYibQCME+CANGlX4nvCKW0uKTFNRZK71VzH8akSPuZ4sgSr1mKi8nGKkESjbz3VwPQ+w
YnebR7rp7Z4uFbumo1e00ZQx4W3/rGKLrL4J4S4MLIK7YDLuwqJlM2mAu1Dwj320e7GKVutfZa3hPexsupW1hnejKwaw0c0HRiqoNmJzlDhzTzM8azH90y+I
8Wf6X8bhZ4bR07GKfhHXvo90zu3abp0tnx/lYCePuDrrqvfpXhE4jKfH5IhCpptxc24N3xZzbpE+ZuGnbAgZ9pHAMXIqVCXSG5qLahQLrFGsY41iPav8woD6
H4e6xQbWLeqsW0ywbjHNusVMnGmexbpFm3WLtayfyQtTulGpUfykKWn2JHYlCdQ6MF2pV856MnHhi/b2LRK+iDT7WfadAWI79M850iv8c87ng7hG7L4ID7kJ
AZXRn0X97UqzN4vK5JXmfEZAZ5D7JW0Hq3wWJjP+NY0zI45/bF4wmGRr2EmYVgeSvucf+zDaU2HvXxFkI3fDIBvWIkE2UiLIRloE2bClo4stLKejNYWW05Xu
C2p78HCq5oZRC6xFohakhC48LaIWLLU9le4LanswakH2hpEJrPjIBCmOTJAOIDqW1hjPv3yDj4VLU+amPehT7EHPuExLbsmxiYHX0qQhxxibVd2mqiVL8OlO
sU93mn26l9oQRLiJuvspDWnXBpPiyyehYBq0tQG0WBRYzMBZ+WCSwUAOJNEZDnpJ0sXw4zAPkmFdbdSNKt8NOaobVX1gC4qm7nWh9fdMAp8Vds0WeuAlMFBz
0h/Mqg5VeTZ6n9erHarYlh0k2rIubNmNTpOD7sAMYdxmTokJvBeeuSSemddhJtCDc12K2xOau6/gRcfhVyVvdImGRz7OKfZxTjOpMHK3kjn1xegtQrP281m0
YYC6J7JuHUbdTOIeiiY8Ohun+ei5JyO+3fQAmmcrACWMWlLDkCK5RWB7cgzbU8OwPVmG7cmEwckSkeBkmaiNp1kdnCxBJthRGAE/gfH/g+BkGdVvOwPf0MxF
uiGidWDYdDftnzlIBsO+5eZJ2FutX0NEZOgiVzMcjmw2w8eFMxn+CNMZN0+h6dn0O82m3xabftts+p0PTb/RgLyATjcIyB54vBcQLyhV6fAeOYQ1Yzz4E1y/
xp0AWxcag9ExNcZmQrEEjzOm6AwNzQuFXXFCQgWZEirIYjf3anbh+1ksDZvk5m4yJImJSMgteCiDK7jJof9NhiRBs003VQkVVCVMwmo3U73amXGr3Zf9Cx8s
MoGGmDbCzZ3O59J8Pmfy+VwIOGlWTUlmZG6MOjZHn0lIR/cE2sNR4Q4XvmKJhf+Zv2/RJSAhnd0TOKSp+FVc/Jr/nbaTu3uCp+kEmpxQar0sPHJweYNKFpuv
yYXaCrywb+qMr2r6rpj6g+mcKzQdKyqA+WUMYVx4XiAmEszeTEqKZB6Jyucz4Y2GHRTnAd1WGmgqxEIF6COf/xIqyTfIjbDBn6czxiL5pHDECk2i0JDPDAfc
Qx/ihPTbiXXBMUMXHJP3KzAJB9Ov6dSRGw7F7zNpd4VlyhIRXmg/ahIq3XESLCkn/P9k8TpwyUEkFLWKBFaxVlSRYBuMaB1QrbETxPs6csepd+q+D6+PoIN/
FCwwMbT9kuG0cNppY1ebFSzBO7xViCCo17PI36CI/DaL/HkW+VMs8qdZ5C+wOYEemhNM1i/NchdPjQ+GlrsmW+4aiuWuETENjlju/oNpomPO57DcTcZY7rKF
t7mS1m8xdVdYalsVltqKTW+FPa/9fcf+/7XnJUXXTdnzfvK57Hn/zyy1P8PiUrGsfDFiwzKgx9iwrA3WJt+rcuEyxZKCVgaIT2ni1ttLS8esXroHA1W6ZCG0
IM4O0iHLvEVb02k+it5cmymSF7s+BO5YYXhn9IeiDY4CpFLg8NDNPB6K1Gi0HRL2gYvbsBhR8w4c+Hfz625ha5bNnNrI4bDXC5SUlL++W2AZ+culNQvFChHG
J7dye9Yw0E0bW52sYHib9dIBTNqyKMW9+z8qLuAX27IYuWiWYsFyb2DBstUzcHVbqjFWtHx2ZjFijFhMxj0yuJumUUANQ34THo+IvySDYFdZsaCHg5GrmMak
FcuAVJJswPMNjV2cNBoUJI2a7KLLIeAL/8oHIwYFmzNIjAuslf+adfZ0IhJAcLfhBN6uFcP0cjqxCNNtdAIRpteEltEBuyOG0I2aPMlBcWNCW4AFN9e1pJqb
w5LvliUXGesax58Br/cmoVxfXpZO9iSfSAutsRzIQ3YF8NM2ZCDMs4wH8+29oWkYfK7plKcVPtwjVEDY8IsaOzYOZLuZEO4ErrFQ2jQG9ZjR5TNkqMjPoQ3u
jIgJjWHac4XrWHDwZGEOUx68bwKGKp5QYZcmeh3t7/HfXa2eQPLbHTEWu88zGKmdxouOvYQe6t8bWMWJUcH2XmsZKiPFoNA8ad5PyEtE9Uzg0raVqe5mqi1u
Tc6f4QO20JiAQXe8HOIE6COehcpyBA+KoPV4WqtTM9IH0lt2BB6T+Dz5pxyrz4Gu10rwPX2IxNjGR3heAXtwnVPAHoyimSE8W+vJFQK9PCjvK3bYlVJ4iOrU
BQeCCHPzy5zXMOISxMebOa84wqGLLuZcer3JHCL5heAXl3JeqdY0NB1XSGepp1pcbQrxX4MDR+gqkbX285VkhOhF1fk5h/iujXhNyHeLuN3c6jQCt+3F4Zpa
FkFJkXBN9IAeFxGb7NXDkNhOFqMX6k5LBKkJnW+dWgw71AQfF1pj4cd18vcgcSPKjBgpo7QT4f4e20kG39koFhMpa3T6qEkO8M9vLj4sRpXDvERcXiIXAFzU
0dxWx9liwpMYdUBX+Pc9vdEj5RRtUilL9iA9xIWAXpMRvSbD83hvtvDKXhHxXucBXviYv4r/yR+DMxl8q7698gPC4vkLNFrV1+lRlAnHvM0kdAnYao+ZDAV0
wgwwohC1aNPVK6+/9oeft3aaR2kxuZThQdmfdRvxd1+WgglNGOJdzGDOmZCe/nwPO89He8RydVTe+vtgBTtqdQcZ0PTvilnyEt+1CPuQHClS/iFINdbhmasm
PdkJt42bwBPrav0fLbY1fd7idfqIxS0esnh2OWTRV4KyC8+EJqeRtDBohXe2vAb8vWwhzGK79rblNWNXQrw2yyvuxNp+Y+HUgdB18IVsAWFl1e2NtJIRnhqF
ELGGW7GKwPUcqmfOIiw2izhwOMTkcbwWAn+CXSf56+6mLdl2KLExbnA38m0xuBuZ0UB3RNhgfTYRjlxsZjbuySzfDuYOBMoDwWOlOWjT8VQLSjElpC7FUZf4
tqBG6a8FAbYRA9Dvn98t4GIH+qT0MmvBphF+ZywBb4PQXZbXQqvi5sPPfBNKfn8DAavU1P2dZLe7TMZlaRS/JcW/v7zBWXb4gEtf/cZPalAYveiAjT2oXdtn
uyUaAzYj1U1Tj2rX+mwXJaTg4LHOKYqrZZu3HD998MM3/ub2h9xWx9z87asvDX18bvT2h93lN8FqdIVwv0B+EO4XQ3/cZU5rq4s4Tst3ULw66mBL6Bg0uArP
BjbQjQL3qdSlEeJTTQCX06URQGW9AAcDwa9fgIUh0iOq7J6An+Yu7W/hp9il7YKfug7jcfiBHTiMEucL63SEdPxil7YDN1Jd2qMssTzCcvx2+Gnp0giCDOaj
QfxdBntSneeDwsReOkA9MUzmhLrita4F0LTaprlX3/4ewURrm55GOwO9k5zReyfNDm0t3EQA63M/+uXJa1qntiaM59GAlgv8GCKcaZtmr/z8uZ+NvDl+XetE
WDRUIGj9KKwsO+Ohb+vtWh+mcrfjiU5graA9Dpe/IwNA7TG4zHbASyKpvh1lZkGpbyNC/QFJp98Hl+f2I51+L1xaHfpWrnILi0e7PN13dpLOI5Bf5j8lb3Vo
UwsZA0BL8LiU27bZofOXDm1MDygyncYRTJSvPH/93LXlnfh9qYrz1P5XzQ79EuZfu/L6D1+u7dQnSTJrh89OYPBqvYhxdPIMZo/qQe0Tuqz+rM6gR7gQBgPB
IBypJcL64JrwhpBBuOJipz5NkmWHPqXzlpMniW8FQmYzL4xFXpkKLq71sA+i7EYSz+VqqKyXvPYWfrJXeK0ZUniCnEGr22tUQPwGLH8l0lsKBtd+y2lUAI75
BP5RXKh+QBM1dHOMWLXdMWizEEzH7FFS9E//IDxMVPIqRuhqfScvaDt4PXuUl7NHeB3Z7tZhq3XeVVQNmzXqqMHRu4LHAHX+X4gx9OGrB3548keDHTyMZJxh
cid4DGYePBtDaMVG/9f6jp2iY6Yqv4cQVCQG0+f8HgT7agf7zFpd7yFNya9Ijnpah30niu+T6ExNdfO5zqUXVJNFSkuTRUpFTBb56SqTxZ6OoJxAIXkZk+SV
3MbXqGzp+UZ3rsBbQdTtvEUt29OazsL2L0ne+cmIng+2gQmxDUxQ2DHW/ET3fwmKuxe7/0v4ozXdTCj3fwmcTftycv9Hz9D+jZ+L7v+g6BOW3P/Rk9H9X5L3
fwhhPZrkTZpsGtL2pRZrVjndzURqs85mIs2CZ0Sz8LmKZs1lI82CJ2O3pcyxBIbyeHavQIHHhqp30NKVgFVQGFni+kohTW/CwiXlJIk5JI65HGkvTOv89mi8
iE2D+0fkxpkOX3IUkkgGtCE5PYebTz24Y5LiF5F7wkCDJOPaUoQhcA+uiI0iZRggTcagF9VzvBis2kU3cqydcLTzTIjiq/5NpxaP7Qp4bJdflBRP4sheBqMo
EfRTjvSaLuJg9XTjS+VyAcSLP7CA+ttG32TmCC/HNBuqZthQNdmloXtjqgOdmmKet/h5i5+3+HmLnncSODWP2fAbLFOv9HSaozZnHK3MGBIZg9GMDTC5i/v9
Np9K9sGv/yc+/OjFezCzLuCByH/xvXlr6ZIbYnktsVNh15+zkOlHOSAbXDEf+cAbY/aEfNEib6DO2NTeskXllS3Z/fAjgvBcR2jtuBWvwx5XHwq6GJE4LcIj
NIBgnhaRsrziQ9DWoux4CBRjbAyF0OJh2UnLPdvCHtrz0E42c7LPeI2bNjy9Se9zGne94to5UYV90Cs9RGErnKLTcNhrEpS9G4ef8+wzBIT8KUcVDq4//lT7
GhFgLQ48O/WTbXfIG/hnyqeBYS8YICDC8PATd7V6hTG3WQytWnhLLQgDgf3/5Obm9s33fuJmNw47zQhDYB+W7/ZgcOxlE+ffIj6WXNsBht9pG+F2Au0UyDxh
KCCe2jDstsDAFsn5HrclpITxXgIGNDktw0NYo1Pa1kp8cWoj47hWhPOqpcqfxwkOXYlrafagwBBMYHl5HL8Wjt88jl+9ioRDh9TCq3gpDoGGgxf5Ru1BnaiO
AS+0LS6MRpjRLNtAzQW+06gNTYffIdttpmXAhmcSuNV18/i7YMHKAb/zFqoOxdwFEgXNXjRRZiKbswP8zaGXlm6jEUlRgoADbnNO6HGw6+YjJB5sHPFLlA64
pZCj5Z6wC+KAnaeufpLVIzta3RKyE3ge1jYqajuKtbXAgMOJSwsjk1H1BeLvV/ADUJQTmOqRvd1eMggc10SHEHlMehl8yWXMFWQf88Wzoq1vjsZHBcY00coa
fWRYPkGNbQJ+L0NdmoncsBGRIdKrhoiBOnSgFvFrQ6GlGxS6zdOgdyEvHLhoIdW7zV/O07jN85anR3fQzbhU4ScH3jcf8JoFE5uVT9YMPI6wfkxICtAwjnKi
fHVbFGGLIlqwiBw8qpDnYEvbBJvz8HW95iG3IZykWvwHXE30Ol30Oos4RQFBG7Dj+TNPwkjvXmlqw17pcBVjgBUNTmmo+j42HMnLkhzZP4x6i+Gh4SH4KnTG
oREDEw4NijF76Db4D147j++Xp97zl7YJ8sTjAmkv6B6a7B660rlvMNHxvKNyEoaBV3qY+klcJuXQqA15yIPAX0Mh55rgL/Snre+t7nz/3DsbkEVe9QeDoU4d
DxgFXaC6nuYDD3t57FUlKA4umsL1H4ia1B5b+Y2TTuHP8cFacR4VRsCneIAN/H2Dnql8uqBfOnZ1l2rgLtVQWV3RbSCwSQLTgIotE78fCpMxylOcN6XytK5S
bbRow0pywNj0gdQ5Lipt0Fxn5yJlRlvrJG5BbVoj9y3okoF+qkb80tOF8f8m7upj7Kiu+8zcee/N+9x5u+v12m8dZiZO2BVYWCratzZR8VtRahEEUYVa/5E/
GoErdeEPPqwItQQ79gssNh9W5QCmqdhdo9itbbRpqGJoULYIqRZ1JQehQBtoTSCtaUhxVLclhcQ9v3Punbnz9nlxFbWV5b3vzTtzP86999xzzj0fOb2Ik+cM
jOph5OkXk1aqe2gt0z088Sep7qGR0z2sMuqEaBXrF4AYUaS8fdZlDYq2wJajnYAlPOqv5yXKn7709t/84PhbWqJMHUDAtHJ3RWj0JewHzHfkXKETi38WobER
1bQkIkJjLTWxZ+bfiI+56YQtSiY0Orq5f2TRrDtWDHa697scZs8z4XvOBLcnSgtmik1n+dLVFszE/vI5t78MpNh0gV9NZSAF5vy8SmUghmEZSOBsGYiqfqYg
MlDsC6TIQDELXzihIQv5Igs5lmiPbsrEF4xCrJApxAoZX8j3/li7/MqRh7TZ5VbYRUVqQm1p0/Th9kNEezYZMtD/tbevOTven0pKsKFVG5zPGRvaxGko11cQ
GDp3zzQ8t1iCgPr3GgtnCjMcvoweiNWGC5cRbmd+nwxkTjRrW6NC52esIaPVWOjUJmEzzKOk1ViY/smrzx8qYj1yKqvAMgzNkOJMdzGtohGM1BXqw8ImXrr0
8WwBxqL88UwBcUv547kCbEc5diJ4c45nzk4fAbgsH1xWAC6raPeZg4eJVELMUKdAvIHe9WHbWc9ymhPRD6yfIzYq08gh9O34jEaLCr8t83KFGsefjTISbkEi
5CSOySuU9clJ++Qv75MEjqGZQJ+01FBDnxDd2DEb1uEN++rzsmG5U6NZp54znRrFn+j/tlOGinCnpD+HeJmU0XKFztpyLoAs38hJfBzYXlfTKyp524cLkr6h
6rfyMEG07qb/jYPtr2mvuOSi6uFY9J+H7XVSvFmPnV108mMX6oy1QmSZUDBJZLnAOmgiygVbVe3C24ktisy4n+FaAgvnaaO1FOe1lRdnP5wHGuenDM71xR+h
3ISoKWucslGJTmsVXKobJkjYpZlurjQj77/6/NHHT42tPCOXfvf9idOF+Kk1REMumJ2cm7FTesbee/Ovjv417eR0ulibVDLLv7Ns+TvGzy4lEF2X9wT7icjK
v5d+/eBfvr/n9Uff2tR27qTHkhVMz0agZ4O1nn4/pL1ilvHZr+/5TuMTVrH/HYTvpNPlV1nJvsbLKxovuuVsFTspu2d2aqSMbnWxJ/CyvzzwcoUDL/s5u3zo
UOg/2+WrzmKATSIqKzqZFgPorMoSA5K1XkUdejlgW3nOsMmH9GLAcSCZvWSFWAMNFjGFDWPHfpHqHbFjJySJSM36AkR8gnAZRDWikBVwxhUwvJpQVU2rnRN7
du/Kep6pCflESlnEL9VNgw1wpfqjnGC2ruKi+gPMW15/kBJs1h8UU+JRFILd+4oQbOLLIPUabvYca54UnOcWA5GeG0azaWYoTpOeI2KUyX+eTvuxnml3lk97
jafd6Zl2MOE1Pe3HGHnf3Kfn5ViANHoNnga1hSeWmHJDQg/zmAZgeojmhYwBTbFjcvVV0Gzwec5cQNhwePL7NsJXmQidHnR8aAMkCHrAilETwtPSiyLOdexn
wuxA2qsj+7R0YwRZX8RH5Gc+KEMID96aBC16JyQBK4Do5cC0ziw4FkobxgJRlwMcl7znrPbNYPsxNc7yc8Ppw9TUhKkpaqbmtGZqaMsffeDZv3v+vENHB4zb
ZSmfK1hqbI7VynxYMpCu8O1yPmMb1KMB7sGf7tM8B21O+nuC/y7x35P89zT/fSNg6D9juifkMCWw/m9I0DvZqMt5OecSeLnccRnIcenr41KYVKgM5ueYSR2W
69+QibOmdgWQanV9XVWtp/24pmWb8BO4JqHxuBz+4Oz80W8SjedOndRnuKbxIRt+srGsYziIpMg1P2QW87aYi1sgecACr5AuoAILawAW6Qu4lYtSZQvNKQBM
uX7VE7yqnRnyfQyljzXpI7tQmcV+sT6KmJUKhQqOSL1C4dssFB5VWRi2XYVUFNSxldnK0UkvGhNIrDfJ5QsxknfMwDaJpDJLLOywCThDy51PSpNZ9g0PMGIM
CAxz/2ifhJz3WfnoZnWHvELAwSYF3iNLfAe2lDkbck9UanTFEHrQK12HIgWpb12H+r3XoUw8P/E6tMNF58JuiUT8OOtfrQtSaicP8UQOIgFh8XbMRBwmAl/A
nAUdjqquL1wVzYmeOASA1retqOsdnr3jtSJuWj2Y3N6fWvCfadp3rQg3gYvNc0URav0e0R63rqWLXW/CBo1fzV9vflyzrjcJxty6Fpddbx5rWNebsDLLRHs3
f7/ns30shHzCDET+pMi9ZQEcVW1NQEViOC6Q1O1vcG6E1J0Eme8qq7WzePZ+52wDfjmpe6o4bPqduSIea1ceh2RNy5rP51R1jiUqIY7Lhx7uiGXbCdY2OG80
TexxU+8JNSO167q5SpxoHzJ6zihTJ4e97Czafq8u4cN8ua2l++533odHClu9G1dYwsT7nJPThzUEY+YOuYa4BY+2pTmeTZ6zjFgBnZpSYK70VqkVq71DWMx8
WX06aMo5/OjBlDME+Ve5czUQakiYUdnAhP/MOSaohim4sFpNds5/9FXj1IVOiX9LiknMo/QlnST46WxMO4HpkVaySYoK19A0wYb37hhRM5YuqI6lv6zMH4zc
7UmxRSgrwzIJotHAHuKDq3zC3bknZlOSe2JaXsSzqWqux9V+aITNjLmphMcrDWHaiWv0n9Ws4zMSix6OA52zpXQ2T+Jv+OPd1s14OqNnizKl7xZhjTDunSri
6WnjkVxMTyEJnDqelLR0eXVcl8vqBns7xkWtKNvv2ji+iOlYqigSB6fl4mNJHqfi46UmhfWhSylFspOfNmreUbk+i+Isw3WaesRIUQ6xVC9qKSpVz9YnWTfb
mBTdrHAhU6kxGXvM1SbZ0C00BmTRALR7bKBT79OcsXOrRrWubfOlycr1LRjZG/O3mjF/O82Cat68zjJ9q594Mamx1jmqaTU0eGJNf1PtbyhzXBMn0oDtKH2t
/Q1StMmOzbzSCxmH5fZdlhYEZuBM05z9lrXOj/n8eLTi1lKPK7/n1FhSsp9xT8j/b2glLrfyqG3UMUVsDvMJPNcOu38CaNaMMoq1my9/G40LQv3GBRhus/iz
hV96LDO6cGUdO+LDy+lGjI1pQd4keHGg4u+pbtzd7LymZAinudzsnNLfTwJLdLwCW503mNS9zH+X+O8zygoLLKNbUnp/fVcJkT2hZNKeQ+ZNInx/jiTptEW/
hSTpVC4q0Do6+FTMO/SIEt3+M0o26MuqN4zw8j4Y76v/zfYFAVbcYfs3C50bnDdVrDvzhkqwtCRTmttv99veCtVcE2Ac4NnG+N8qp33HCR/TxxHOfkzofhG8
TUQmdMzqTBRc4z6OOSxvdr6OsrLZOYCyOuntV2LD8rCSYAGz7Lc46X0DZWnSe1LP/Rx8u5hIHlDwgYkDpMcA7eY0p8hFVwFzyfv/Akehp5NG5aPQs9XMh6oz
LL9Rx18yzuEfKzsOvW9MIx9GGIVT/87RiWbxOZz0ur6E9KBvXR+ViHXkwi+NW3juOWb7UXpvByZ4g/MIUZQdMucP+7JNZn3ZNV0fujtq2sflfU+XR/t2uZDr
Mu6x0OHpd/7hW0df/9s/DtvoK5OwOk/T42afSjzxhJdmmNR7elyI6mn4mB8dziw+81A1ZE3reYaAgGUiqEh0EFXu7vnVTQUdavZhPepZjYUu7Pn8ziwtvf/8
msRaSulFd19ueQNJ+31NHqOG7dnGbqlMJM/6mYh0rtrHLfUYfEeQPrjHpQ2HTte/mEPbIjvA0Gt5h7au7dBGMNqhbVEtc2h7rmI5tI3OCLgxH0T2DDDR3CNh
oWEznATMQrOelpjo4gZnzA7/gv79XPfvXEWzwT/X3XNSJ89zhRkNoL1wO8fYtWUWf8N/2pM6fhxj6sUswRFaUrvYQ2dCzSlaiWwPe4V6Um1S5zyB2U8wZz2B
mSWYM57O+8aZSos6aEtR4lGwOl5b3gYCEj4qppDs5J4zt11U6X2pk6ZAcNg31PLjiWZkcJYbTzTD6Yzu1YRKYOCrsc+kV8uqttjB3PNqZ23n2EdZsIq0Y2jg
XNUsv1Jm5fseL7wfDqnBnV4WfeuMe3vi6cW3zDMwc+ZTooZVkvpHKx47nEIOci3xosUdM3CaUEgGxBkESzrfj9Kx1Msc9RNBpgLjngV79g3Oa276i8cqBu05
54HSbpRJTyX+otbCIitf5IUXeBV6ONuLVUv7WDHax2qqfaxy2r+LvMhJ/2CHyEsrwGhgqMa9Sp3JYPQgrr/yiQdCo4aysGo2JytsDU+oMVXPtLV1qlNL/F/M
K2tLF1PWlnLK2hIn4BZlrdd508FgJBiMxzkyqmzYz4Z5OIhCbYIYct9sZ0vBeIOYWgzWjNHTgcWonEOGDQ+Bv2gveAj8Bc9juC3QSvA48FhBCwSnYTMBv10R
CJrUZ+KUib1u0ulI7HUTSr4tUZMZcWKum9PnX/3+Oz+oQU3VRE5LZqubsEpdT0UZxvRNI1U0p//1pb84WoRU0cwChPZbMUHqDl8wGXlMGswM7dtWQrp/c91b
hvGOR088jfE38hjfFiPlMyEuxJIItRloJ7X/lA6ClA5GpRmqa3RGhw+QH0K5vNfxAuQZx2HgpK7JMD+NSvi8qq1+lyA4t8YtkTedtL0bsX9+H9N1lTsjs3Mb
HVRcDa/0cJdQr1WHCSUDxFMRgR4+LCdgiR0QaGfvSAbuJuhTPLJXJJwA0u+o49MX3D3xcOT9mvvb8SrU/gVZGjdKsvKc8YKHLD0F7aIalWATW+rvnoof3X4y
IS924i/4DtNhjg8GR/CJZYKSZSrkh9POb/Er5nlUlnRMqjNwV6xkRyJM+vD0zq9NTz0QrYKnbflYd0/qvyx1OFkVNGkjnYXzJGx3fuRyHmFI4KgVTzUH1YOq
qwg5I4wxYqJsHFUZJ4iV4YHE07M78WcH/tzL2+Wr+/QyWi9bLZKdNY45jEaucTdTQezoJiyBSe9qJISd5HyxarMzlZmNsJXI6oZSjivEyYQjWnESOl4GtuJ0
jEaj2XRwi5XjicwKzuTVHIfERDtA1mhCP7unZ/EZqnFFv8nzQctKz8kI/Mmjar9JKcBLr4LYoV+Oq33zlsjm370vFTc4XqCm8DI75XRx9H8N07cZ87bB2SQT
NgXkQ/dRluMBDskgTNskcy6TfmUy/46ATPPl9AiOFzjF9CMRyHiiJAVwiQN0lZCUB/E7qgjQVYId/igCx3BSeWi7Q9h0c6KxTkRr0I2H2ICYk5FcCRqAbMLU
yiOmlVFZdcNCBUIahMkmq0nGFJGMj4hybuS7gJJBk4kfZdIveRM05mHxJpvit6JheqnzC179L6n8e8ipLLoFxqMSPBYEj2XBoy94rAjFTiNXRJzFq57iFMdv
PT2yS+mRHTBO+x10dUxLgBiGGqdKcFoQnJYFp77gtAKNeBjV2FSyaDQZnkZmPY/MQJDpy8EH/9l6HplHqE/TPyRsziFeccDo5OMoFTUsfNJBqhEKR0C8CpTO
uZ23MpzaL/PZKydvUpLXEplto7YJspXsWrr8lNf7CfN699BXOezO9NxZ8HekY4681qR8076FGfTOG2IP55d9Z3Emf2fxrtxZ0Cv8idZm1oWf/r90gabOFrhw
jfUBd+TVVlDcGdyHuLO41bCiRc095lup3PtcUJX0BVVJXyIlbLccWDz+rgd95mqN2njcO+CJM+FrD/p5Sa2rX1nq8itd80rnSU9SVxMJePkB3FFJjJzOyQcI
sNKZ0gxzFhDCEtRQmRbSSrBrdEDNmTlP29u1O9cet9PtWu3Mdq12QMi28o6UN6VyHAKX7gUGYwLcrKcZop1e20dhl8taaKwZoREVbXDeA9dZRojKGgrOr6xt
HouduV3U2bJl9Ehf0svgaoc4ROSJDUA/XXpt1y7fCGMcFd1HtJrUxyXYspDALjY1sqYHUWOePUnq9CnT9zfmCSi9Z8d7tYX5JDz4dNJ8ikhhdit/a2vuqWTw
UAzHn9ohpCA0YTWeou9JbSUj9TCrhcYweN0fDj/7m2//QfdavtAavA5fhp/9QBzWhnK/ZqYQTfolBQRHO3ixFn+nTluQQxNBZVVhlZXDB04ZRmrNaOBgNtxD
4hq79JBvQqwnxnMpWoJt8QL7m9QWkkF6s7mQDM0vRAP0ZHCBvtcsvNHvC8jNOpeE6YCjpe0t62uy5baW+YVEB6qepmMObegah/D+wkHMUwqXvkKzhdX20V6d
Do26TGwcHcSDVNEgm0UMwg1hgZbXYGpcT0jNTIAwkuw6sZWYL+cuRNnH32u9mAzDanGYbb1KjEhBKJBZRpxWa23S8xs41ghIhhHxS1V57vQ8L1Yl7JOHvMFX
KCfdQ4dR1yblpOGgcEfpGdfBKkxkqnzM5aorVHOkgu3F3K11n623SA7hJmDVIFdsHjQpIVrR9epW0CYSo1F9tIsydGfYOnftdgtbO7PnO28VbAUaWxUsMx0Z
S8Jk6W0ytNIGGaIZHOIZHJIZhJ3ZkD2H6RXdBQQWZqFecgA4x7vfixtV29Wpbk9xnaqmdba9Z1Lp9EmHwDVCqqhwjUGuRkJD3XIq3S410v9lA0cIvXTdI65S
3c2+W721Vzftj6ypZAuPW6WDTbZYXbJewz4StQA2AbozZ/myUN8s3xLT8+/12TyIhaiceBBFQJRNgSgPQMkzSrIhDJlh/wfhZQTm61dyaEEi2MnquqlEU+6U
aBchx5zaB4XiyKR3kj/UNqkl/rBq0jvBHwY2qUX+MLRJHeEPg5vUHH8ARZ/0TtPnkePEY606Ho92OKZh7z9spA7J37S8t+JI0KEg2QAPyx42aWpHguh+9HXe
0Lw7r4WzpmLXQ96jERW3J+WouvWeegVcX+RIQB0engo/3qt9RrZC3TuTrKH27qnjfMe+p+U9jbbWoC2FtpycS7Ltj3zX8a8QLEEEScOCaPSBCJOmBdHsAzGa
hBZE2AciStZaEGv7QIwnLQui1QdiYzJmQYz1gZhK1lkQ63IQvOR+sdeEj3J0vqQXevIlvaANGyMH+ZJeELYRCi1lwe+8wWYZdR24xNv1l2wDswo1BiSzUQEC
xME1Z5JKtC4anE/WvTh97YPR8B4iaUNEZdYdXJhL1tFPNdrF01dNU1UbpKJW8qnZaPQr97WdqagSjeHdsfy7Y3h3jH7Cu5GB3kjQLUC38tAtQLfopxz0OEGv
BfTaPPRaQK+ln3LQEUGHgA7z0CGgWQKyoUcJugnoZh66CegmDm0bOiToBqAbeegGoEE5c9ABQdcBXc9D1w9qN90ctKMVlawNr2DvlGG2E5CsjoDWtCt7nfdB
gHAk8gYmvow6sADTVLhU1MXdg4stUnyBDwv6FzXE96IufiFcTEmxVYptBnRhjnW3aStBttN/yWdoHbEf6zgkYV+SIBIiC5hrOC1LtGZrzOSDrVDN4zI9Tpw6
0Yc63B7L14sWRajkI0wl0UZKJQnkpnqBVyifkkpyeoClVtwr/ZoKX9+d8gUcyFt3hiO8cdMONU1VrSGegWjSTcZLt4rHjnwQMcUw2mf2Le8PAd1IPAkVtyPu
v1Azh/kQQhM8lsXzJ32/p2MI8iq+wiWwEiVtzGuzKtWcC6PlzFiEuGZMD3oEvZ+xoPeEZXy4v/I/k+x65brTJVusI2nlmcCS5qAB6nqxLdUhVLUtZJGAeqCU
yVjI/TnrAYT+GlHL0X5qJQGwjNlKdc2iuZEdusOxe+jlesjfwczpAHEQng1fJwr6/9irZ6I/U1eVUZt5cEUSBHGF0ZFU5NkMYrBCXahsfyWL2otgGrd32B4H
11+fb1VL+HLZl6urtTNJ19MyJQmntJiqH/ve5fdDoTDh+YiGOuHVsHomvGHYJU94YzDTmPDWx0UUVwJDE97VsHmZ8D5HEjgV15FUTQW0sQ6SR9VQIJc4FbfB
N3LCu4PYGCp2xCGK+0h6oqKLLD5UPuwSr0PlAShxqPyGiyg8E7gVGUF5zI1Xo3zOjUdRfhfBGal82Y3Xojzlxi2Ur7nxGMo33Xgdynfd+FMo33fjy1Ced+MI
5cduHFOpZr04Qbnfiz+N8kkvXo9yzos/g/KIF38W5aIXX47yhBePi6XjhGAyccIP98rF9nibfqby8jaBU/nZNr1O5WfaVB2V69tUPZWfblNzVCZtal6SvXVR
xm3qFpVRm7pJ5WVt6jaVn2rTMKhc16ZhUTnWpmFS2WrTsKlc2yY0gEK0CS1UjrYRGc2NVrcREc2NRjielhutahNaqRxuE5qpHGojQhoJv22aBiqbbe8+KsK2
twMJ3dveHQjK0PZuo6Le9r5IRa3t3UJFFXciblRpe9fhsr/NyeqCtnc1Esy3kXANKbfWw6CozZn5/DbyqkWqzWnhvTanC5zA/Yxb/fZQCY6tip1b3UxjtF+l
GYtSDgYrMDPKj7Iftt8l0fZW+kcbSN1F20crQBqhE7jliqf8aq1QrDdKA2yL6HLEeO1yUaw1qpJHCkQsgc4ycRGrugjdTy0OpObrRHL64Frsr8wDphV5HKL+
eb6uIyJ+M4cSd3E40efMipaGBZUz4syY+CUOR/vUXypfqoeIfsx3ix6RIoY1P+Mcn0+cQ1H2euQcmqfOh1mM/isl4QlM6jEeoiGdK3XKkw0OJ89CTC7PZNxB
JOmnd+lbd08nBmCqBiP2/+bt6mPsuK763Pl6s2/mfezue2/3vbeN75sY2I0dxagBf6Qifqt8OG1UuchI/oM/LNIga9M/7CS1/MfG3saJaxKCjGiF41Zi3wPh
tI1RUiFBRaJaUQUIgagQiAKRaiBFASFkqQEFqUWc3zl3Zu7svl07X020nnl37szcuefcz3N+v8Neret8OUmsVZkzYmoK+Bnd6SQc+FDJzvN7cD2SPrR4n5PH
eHMu0zfFH/X7wtyDqRrbD+dHDyq50IrlLb+mCaEiuqXU1RVjDbGenIJ4bMquy9QZW/pM+hJaP+hbp2KWxNBfMQUZJit30mLGPeAYYcJwRI8ctjg94nRTBwgx
EEjJYgShU7s4bh4XCU5bze8/n4UzO4ytQKeUvPkzi2oPR2l1Y7Wlydjax6FPqVo/0uqEWgvZdTO6xdpYF9jc62kt26eonDvch8Om5fp5zjr/TJ81lfT4x8aV
iLVWfmCLSmoULuTVfKjPGkjhQm63UcfaM6xYDf2ztYrE3qMijrMWZIZvDnTWHJMwK/azJLDQ951csHNssGYhMI81rNUeW6tJhktetNc7bBelcn8tsKOz/Urd
d5TriTe1KcC/my4sKrWYTZcruMdZT/PapknIKP+66/c+0t90S2g/ke8d5cK68e317W8O4g0f4pss3Iwk0uO/PG/3+nZLo9o8PMK/R6nHoxZV6MijfevnDXji
m1Bm0pfjnuP0Xb9LRfA3FoEd/z78DsTb+B53c4fCoJB1Bnk5pd21LIIhu4nf3LXbhHyw+83cVZpfYJUGEh685xc4W78ge/A1KLq78avVZkmW9MeWmWPJkzuv
P6JuAYL96gg9BrrFDyKrcCtZ4eFjBnxuKLxTaCe9iCcAfP/17VT0OFoElBR95c30FP3ULu8Y/jnBCsph344MXIlnh3gLH/jzJo5a4bjUxZY633yY/+fnBYkW
0IQs83cL48+wxVGQxzQJVgJeX3OH6lNyemR49kE5O52nvcnhmFcfv5/BsfBzVM3/5eUkLUL2iT6axeOti5RWNeUbjdE5/icwbWb+d04R/RJiRHPbNCHk+DTF
VOnuFTapWdOkwzJNepinSXevcJ+fzZKCfJYkLpsBlpKuhCZTnD2bMIG1+xYxGBwblBeDBxxfwiOaZd4bvu9junzGtxjFaFFY/FAjbABtVLxJmakRSmZq7nbm
yuQnW3dpZTddVWq6/MRIR/YTI7Eng0Ow+Vfs/28cnLbeg6wOaZ2R7UGCllDZ+4+DqsfOLnFc3jEcxPAlmrgtuXwXID6C0aC/R9AaIxxJ46de1/GFK+DmkiKJ
Z1oNcmEHtOEfsptbFT/xYszNK/KsR9J6fyBPrfcZPx/B0lzDKr2GAuajdTK89hSl6QR7IjWsBqo64hendez8fZKmS0O2rFaxFZ7o6mNpQyeHnqDRg0ndEt04
hH0tuMwDJVNlUBCoqEEG4+73mNSbd8tgePg0h5/V1as6Pr/X0418m+dHSajyRVd/Fdxx0qSxCxiWdwHDEoXndgILED7P2jQOjK9BLjIQ1AXbbhwXPD3vqgyi
Qj8uuNTXc8WEzDWgRmnIe56Vq+eQsOamjK6+QRleHDPTgOIWoKNNW8oXdHD1qdV0iieTlaM1V6oEdaCnrsCq0Pwh4129CZVBFbQPM2BcikYvpmyzidLkEbNf
enQgW6FCd3AI5ptd3sFBk7dAB9O8aSoWnkWx8OhBizdLxcLTBDEXtgnNWw8fpKn1I9jBI72bQ/8R5VPtV+4dp8llKAk+cn0wl0Wa/F6ZX8vTnf00zfd0e78L
o0lrPypYz+5399FhZr8L0p5pkAx5ugmCIU9oATxdBy3AHCYM1sjYGsL1qTZoF0kda9wsTovmz021TTP+1nid6iCisyqdVXWLzjp0hmAB9Gl0FukOnYV0hpT2
GIE3sapdT2ephqapsmYGHe59U8yWeffVk7A8xUp8TifrJJk4T6GBNvuCEwqXR2krZwg9oR7tc3g71k7ZVg4OsU0YpqxlCB3Oobr1q/iIR8XW4sBu1EFax05r
UhOltMROm0/nkTZvpyFOAqV17bTFtIe0np22J+0jrW+n7UsXkLYgaSzpwqqjqIxzI6qrDg4dKgkdEtA4jgbz9D46dEFaOBr06Kl06NOD6LDAeseTnqpeGA8+
BgvKeHAbTCPjwQ46dMcDmD7mx4MBHZLxIKVDZzy4nQ7t8WAntHOBrTRN+mvQHwyzC/lOPz2yz2aZJv016A+X+8Xl26hYsMM06a9Bf7jcKy7voMJTIehyly53
+XK3uKw1LC3zdHmeLs/z5fni8oDbSQLrDHs34HJSXE6puuhj6HKHLnf4cqe4fDtHfWjT5TZdbvPldnF5J8KgzFL6NP0hQkRIf5Hemds49mNQBosj5ehQjg7s
sZTjditHxDkSWITg0wJDLeVIrRxNLYSR0xqhYucRyYByDKwc85yjSzkQqaKLYAWUQ1s5NOfoUY4e5UAwBTh177ByLHKOPuXoUw5aidNfpG+zcuzhHAuUY4Fy
LFCOBcrxMSsHwJ1w3MeMC0elvUHAjB8BxqAlJ0NQcTAqJfj4X0LYJhfHc/hv+d4LV+IvKaVWTUxBZbplbJKnfrlbVrt4APRH8Gwep5zA8dVho+LDQTkUNiqf
d0UkdVEO++RwSA6WjaoRy1aYmFninmP48eG6yJv+zz7PTMtOfAqhxXiuKxH2aEaXuhyuK8085xVs8pA2h/Vjy8MUIj0qQNarHPoRGzccmgyxWxHQK3WaX3ze
YKgw5Cs4u7bkGaQW8W92Kz7H8ArOeGf9M3kcr2vKss9M4sMbXsfk91Q9dFToBj47bAKFTRNTPjxY42CEw7eAlP6v/3j1XzEbqsDuYNwDX2Pz0PB3zpxMo+ID
h9EpGrAbJ9MpGqHTKsdcivtwX+BIWDWOhPXyM2l9+Z4Ly+pc2limKc9y81zaXPYvXOnTIAG7yI6TQ+fBx2l0cIetFRou1XDH56lC1BPw9mRPDHX1Gerq6rln
c/PcoLPs68b5wZz2Xh7MLzdolGFQcEYVLd1c5snt5p7cLnsBbeHJ7eae3EwN4E705C6Fh8hfFWMtjVEELigDD9gWN/cunadE+BNXzGuyC1luKymeKD+aZVx9
drl5XlefpTpQR2rOtt846ewWv3vS2S3WBUk2OUczoSp79jQPY4ih75vTjV/k0QYaJN63/7hmCJym2AF8hlE0eW0l7CJD0m7SfLn7ML28CT9236oPTJRiniXW
9nocG6a913uJo7OoFd3FTumgm9RsGcT3S4Gz3x0gIWYhFPELy9IpqSQj62zbt9GkpQ5hxFEltm+XgJD4dnz5n67l8eT4I83Ny4jnCyNu3Q2DqfLtYMekG15T
KRsQ2Cs9SsUI+RtZeLqDtPCSeTOs/vBKl5rOo94tSuiinYLN09S6XTED75HslHgfR7bj2/Kwd/vktrvltj1wwHdzEB07cKM+gKCh+ogkdCbXSuaCbUWWXALw
qSrr31eU3AkD00tqmBr37dK9STJZDMVZ3dKpG0hxNrRhl6UyQXcZ3lJqHWqrrO5GNad8ANw1qAOqn5+s2sBoyCSraNjF6fAMOsELaf0KdXQ4PY8lTv3ZK0+k
3mOwE0PKHsmzfxW94+dfRtNf9p9hMF6XMSrdYfUB6QQoIcW2Qnf4JjOms6ow0Eb8gklvPAv25xnYn0SHPM8bth5zt0VpD+iBvizLknQB6IEe9nUWgB7ob7pF
91bonQfAf6n7wjfmYaCAi4T+1KAnD7rZmymv7vURgwpF6KIIvVIRunkRepuL0F3RfSlBzyoB1vE/MpFTX2OFehEKnYgl/XtZeyzCwxxD2zpFjdgFRoZ1/ZdF
8wFLCwUKWIxF3+a7JXp9CJdrBgW2Ur5xni9+8+lyBGZHQrIiDk0lR0BYr0wC8SDh/c44j8HhFoBHtxiMX1JlxKO3GfEYM+LRK+Hv4GpCf4y/y1rac1k5qW26
sJjMr0jAmeHpFSm1N1zFWcowVCftmiYTDi8BgUoNnCT4uAXCQhw7JU77l2C6DxkAyRlNs43w4X1QEZ7iJaErWI4cwNIFfgHyn80BLLOQPynHVuV2dRfyd3ME
S18QLDOCYIlKqKAeJlPeMIEDTe7jG0toYgNjcS0YC7DPSqT460qU4wIjOSd0hECyfKCeMEeylLtC19KO7gfXju5E7eiiGrfXjuYKYzElPnNlCYbrK9SDSTju
kg6sqZTlPCVy7pXljE5uwJ5Aq6QJdDgN335L6l4u9Xg7qccidY+l7ukpSJ36AkjdE6lz39TCDgikDjjoACpLUu8aqb/tbCH1EyL0z4nMj/+ERc4duBIXzmJu
/s5bf/eNkEdvDiD+A6T9AFf/7Y1Xv1Jh7EGXo4Xdpb4JBxrqnF5lpUV0NAmC9bJRZioQ73hKIPJuXERSjmRLumKCa1EXxTjXLqJJcjdLC45sm3ppq1DFi4h4
jyDFzwmtQ/wLtxKOOQMT0jRmQzTm/w48rH08KxR6kC15tsZFhdAeCxcVbsRFhVDnm+Kishb1ljyUh7UHCxw9J+uw+ddfNOQx0igrGXhegp8P17BvBzTNKSBu
PCv8GSDwZ07+vJsg6DzIBocczzp7rgHZIf5YNjunNhUWkGEJaisLgckBbR9gy6QP3L2Kt45pa/LEYhgsYVXDq+kUrd0O15wiEJqxGOJDvsMzn4ro7dRyBj61
smYXubT329fQDBsnc9gCJk8kyVKFR2kE3Dct8w49UbNwTz5gjg/KxAdk02miq5+GBw32S0HBy0qe/fxkH1NYuuMBWAS43OeFelLuHiSx2PlDw4HAwPJER49Z
X/prTxvzT4K5jRLSTCrdoZrL3B3w89OYj8szSLYrfPkJBOplqGVcfDpUKBN0QC8rQIjy/zuu8sQOx51jgE8Mxc8oZPc/f0Vm/gEpEK7ASkyfGcbDv7zM2iM9
rkmnBhE+OWw+TtoHpqlM+6iZPMnaJxF5sNKAbRSHIItIlHmTQzoa+iwEamA9eIiGE49tmF5OixDw2sVED0bzVrKYYbMjjrJTVOEo1th1oQelwcrwML9Zy1kg
T3W3f+pBeehB80xzD7aeMkKDbQrgSoPL+/YK6v5v3neti15uqPN8xEYLMN1AKH3A1lKIN4uBhcBOpPyBAbp1Bx5B5vsCDKuBcEiHiTFJlaS1wg5qps6HDXl8
o6ho+KKscMbSk4tqVZvfKq8zL9+6Tr+uHJvlwGxJYdEbOL6Ckx7Hdt9xUvo4bMahQM6knsxmTJeMalJGNSHjrXCwx+8o1z0j9m+XcbP51tOxQbhs9WRTD0k/
xs7TkOWfSTi5u1QT/WuSYgH3+ADYQAzay+wIOPCWhdNC/Sy8pM7ryjNwAOfYWTSjiFaZi9o4/xZvzs/Wz+rK8toXnn7mwsX1a2tn4SVFaxOEjcdSZXkPzcbW
/s87iUk3o6TooVew8LiCRRNbnH0Z7J0sjmaEcT2+XvWqZ90zUTbE7slJ54rZZ1CbSJ3tZ+Pl7puSsQQTyVgCtHmefPrD3SCTkrme0CWirS9S5aDKhsfhR8X1
tcpnEZ2d5jO4yZ3gM1qSDz/HZ3QrDoiTx3O2Re1ju0LDOGUG0ylY28zGawXplFejCH+RsawtpTWh8Khr/+PqDmFI3CnMgHrQ3LRfR7csptMfCoXHjJ6xKDzq
OYXHdEHhUbcpPEy6bgrgooZx1YS2g5W7bugiGtiabU6m8JjOKTxmmcKjBQqPtqHwqJUpPMo1dRfVzSxXGEIFWVXU4ioByoPj1nGNM+fXFzIiwtagKayLM0JE
OI3ISfeoO+jQPuAsCU0cyL1b4LTxde0AKU+OBuZNkc5HRtwxp+c2TIbaV9N6TtzREeKOWjaZaaPS24J3MYm6NWibO1kKBXHHLBN3tCaJYhoLqDYdaLLXsp5V
nEGJL1lK/FwWImpGN0EWZEunmevGTe4XObZFjkZy0yLOpohzJhb6vt1mhoOeq1ZMdrNVO3OY1zhq54QmHYK4ArOwbM3eljV7S9bs07Jmb8qanVdvCqsCjHLU
NQa8evPNyk3IOF94emPkpopEbiq4Ra1eABweADhVOCCqLgjsKgWn4RJ9bF1CgSzyXfCW1wWHR+k+Q6fJt+3cy30sO/cgZqlZLf2cM3H4c5VSbj78XcqGv8zP
yaPZjk+vpCG0TAhe6p3Fi0IVqJxAUDmGpjtkQu4ApjpB6BQMwUzcnceqDZkV2ebzFk5QZGE+8IKVzZHk4kkFJXa8c+LCcAG/dfY7/oQjlQSQCuYMb0occHdV
Dkd07nRGi6M1M+6f5l+n4xd9VVjAKhY9eh5Yh0rDiKSMYvqjZh0vhoCCSRzqKL6eOeE6apy05rd4H9Nndk8aWOEm64tyh+AeF/IZX2LQMnP7m1K6EuW7ReGO
Z26kcGffGszqhMGdaTY3MbiHExncQ8PgvhbYRM6eQUSVCN2FCVRS5PKQ3z9cE5Lpgn89i4lNU+pyjt8u5Uh9nk7iyw2zdVHsDUWit1Yyr8UgWzf9Z+CHZ7s0
g4vPsEOibDm8iZ0P1ieJvHJaYksfMb6C4uhYYU5RJQEP2MMxkF+edo1f4xIT2jCIakpAVFUBUcUCokoERFUTEFVdQFQNAVE1BUQFaJR3lJFR3jEGRnnHGRfl
nWBYlLcmsCjvgsCivIsCi/IuCSzKWxdYlPeSwKK8VwQW5f2xwKK8awKL8v5cYFHedxkWRRptYFHXlcCi3lYCi7qhBBb1rhJY1AUDi7poYFGXGBbFsKklA5u6
w8CmdhnY1G6BTcFpOANM7TaAqV0GMHWHAUwtGcDUogFM/YwBTP20AUxVDGDK51bPAKt3lQCsbigBWL2tBGB1XYmZnIFTA2qYArCiD2aAFVUAA6yoQhhgRRXE
ACsY8gCwgiEPACuqUAZYUQUzwIoqnAFWJAAGWJFAxA4PAFVA3Q/DrbwTjLbyjjPYyjvGWCvvqESOPiKIq4cFcXWfIK4+IYiruwVxtVsQVzsFcbUgiKuWIK4S
QVz54gxAtdkoOl5VdGtaxR8vqEvRJf2tw7Qs3E0dyQlLHaYodUBSSlfjuTwkdxZz4ivct29O/zKnr3vKNSvibCNAjDSID5KSjDD4uAMlhjV7iRxiieyKbwct
kZXZyhaDD6eDu7q8RH6Lty54qMJmhc2JyAsls0zO4nIgRrksk8OJuxXeQ+x4i/EVnYjZrnDNdoVAQPlthrsR61qXE8yugWvW03gWlpWePCkNV4bffYpfrs1p
KA92b/Lgp8yDnzIPNndBcbJxeJtSeGZ97dnr6wPssC1tMDe8acv0hoBBJmbqxTxEKGa08b0sWyzweEyRDQ8J+sKbChxtiCO3M0O5O+n+m27tGopXl7+jvLeb
T3B+7P4ktez3RqJl7pOyF/O+laysYjR2yy6Lh60Kj1OgKUmuKEmuJ5i6KuNFlAt8VeS9ukE3JuT0Jaf/nnNOVqGqs1kkX078mP2HK9lc6xVVuNq7EvRGgHM5
R2iQB9JS4oOtKw/1xRO82Bqobt4amOKtgWppayDipckUbw0Ew5cV4D6ykAjYlpHtkxnzVKKnaOCt0KgbDhrCWGKWvhU99RhWAjjUDfYSHhXVFRqbXU2H2FAn
1NBu6yhKACsnldTQdAeg6b6ohiBTvMgleSMLm/Ql6roLmm4Jlwe7UBZd6KvMVIcvuCYrZ4HFvZB9SQSGRixZaoIoqOe0g/BCxAvX+YWy1Khl67bhklmJlK8H
xuhKZ0BY7y3MOgGJL99k1g2El2vKfqiOAStFocSyHcA3JLjT4ThQ96UJDof4uhi3A4SxnEYqIogkeWimKq1a71FfV3wanTrgfI1PDzioDQyI67SOm1xqrKaa
RREkBNUi1b8Ln/jqISGz5FJpXNqZwoWyVKSmFGmeijSzoUiXiyK9aIp0yRSJZPpTeZEulivyohL5piygSwo1USo2Pt6I/S76bprUUfm+Brg7HV8C3D1g8t+2
EUuH3hlx22AizCpH/MuIMOc4piB63rksxN8WWh9JiL+IPgnrZ/perJ+rehbr5yqW0XCVbWP9XAUtUJOhCqRfDRhBG7qOX3Ud4xfAFIwi1nWOF45OJMl0Y01N
0A3G3d3JoSFp2qxIEAHs4mVhnBBhnJ4gjPenH6DjbdrlWHSPi3rMQD28DIp4p3MM1z6bgjiuVKTDUqSjVKTZj0g/Zjbpx0xJP2aNfrSMfrSNfnSMfsxN0I+Z
TD/mc/2Yh37MbKcfM2X9mBX9aIl+tEU/OqIfc5Z+GMVo4NAgDYzQq9pq4mRDxTkeKr7lvW8TFbNeZ+YSGCgCNlEFT8qszzaQFsaRYKOJSm1tosK7Anpe6mSz
voCxoGCxZ+ytEnb++RUzYDI5QFhgc5Vw3Ec5Vhe1wuGo8XrZkSobsmiWfUJsWHKm5KXuh/HSY/LSY4VJJjDjfUZQvWX5JtpkXlAuTRrP2OzjRTgiXyL70Jzv
9TRAxHU/ox33l//njVe/8fdMO+5L0HUfyO0QodYl8KLL0aTfev1Pfv8P/uFbP3RAOu5bpOO0njfR3H0dmlDtfvyd2HPPzq1WLAOEm000AMZp4p/5Ig6jKB2l
p75gdQIASSlhHhaFsS7cx9kTnH+6jrM+HAO3pv3RKJ0C0p16iA2XAroUjwB5nwJTYlXHOKN/wtE6/ZfWwNPk4pUNvDlKqVcapdE4nUZqRH1ABH7F4DI9qzlK
Z0fUbUV6djRaT1tUloZuWC+cBZ3TCLlSAAoi61IHAAK61Bmlc2PKRv+0dQdn9M+0lGV+Pe2O0h6QYFS8UQrAQJcujtLaiMrTvQyUxYjy0PWe7lIZ6AaUvway
zRDZSIOmdY2uMOKih2L2AKyC2059NMI3abohMN+3mHZRvXW7euvy05SbahQ3pj0Uhyqwh39CVGAP/0zntRjrItwmaopeAWBEgNprXtZBgTlP/5+8r4+S66jy
e1/d/bpf9/Tr+WxpNDP1Hg7ICGvGY62wgvGoh8EYO2vYhCWbPeTsyjIbzhjO8ddynGTQCGQbZYHEsLtgDRB392DswGoRB7I2BlnCJtiAzTqcNZgl4ZjFgPky
Onws5mPXub97671X702PLLMn/yT+mH4fVa9u3bpVdavqd+8NwcRSL01OHximgscKzdcE36noZi8OwagQLGviiv7UU5aNEb+JZQEzCrYWY/SSWVZXY2uUmpp/
rEfvR9QYs2wMxMLvKOUAy1rs6rTXZZMnbtmRbuqtES4BYeYR9AyvgMQjkhA4ovJxDUEoo0W34k8ZLboVfwKhcQTGlR54PqREmuFpE17JIIohhLKJqyacrHKO
ajf2iINUsI+CiRNV7FiLlA8pbw0TS4/SsPLpca08lFJdI3KaSAYnZKqKWnnSC7pxqYvdONyTIGRBTScxZG+jIXYyF6LBzU4F3SxWgJVX/ac2qv7bWPWfyqn+
rtpGBW6TgAFU8CeTJQejPyeBVZzuWNGUKPk8GGxTU1j1TqlJ3u/kYYFjr8LlYlNNS/xa4tE0fnzTc+1r5XCb/u33Y/g/HwLnffCXas8+zOAXHY8wFOEpRiN+
UcJ5kmZE5nuAJBpjid/Hh0qGU1wfBfhZqmavn0n6ArUMPtpLY/LCYy4csBsm9VQw5fFzT0KdrQRkHK9XePE7A/1BJQvpCMyegf4QQX9QHXsAa12lOL67muEA
wjOqBEvBGeXBUnAK35siVtLMO42phTc2kiMO5Qbv3T1K+sABrBkddvvj4GrFXg3EEnU1uS6t6HH+YSN4ip6KvE5FYgSLcWMSw8Jd/OG9D72XI+O5i+/CdOK9
kCPRc9jW6+nhtx8//v3yC62rEOeXV7n26/D6ixy4zl18/N7/fug9D33tPISuc2WCc7NgdW7n7j/VwepchMydk3UybCats2lY52mQry2Z7FxmfFw5HvsIKeem
05qbTmu01NNh5izg/qs4AYFG7Orwdi6Wg7tJcSTqfvp1G8qmlHoHfpu7rWP4vfs/M10ftzNy75J01gP8DHHfH8U3fvz593/hy0e3vNB+2BZSD9qg+6C+u9km
yq2TdkrrDbbU4rAdB6iGuGJn6q3P2An5pKB2ug+7YjltWJFfTv34h4/9+Xo5anR+9r/e+bYyBwNHgAINXfzuZ2/8Jl5+8/Hb1iv8svPIrWjoz9/K544d65LY
m6QEAS2r6WKIVcY3RV6ne9ABHiut71Oo54/+nPnwU1zXd1unQGBjt/24zRG/7cfwW1feNbvtJ+zEYZzDkfJouEhcxTmAAl9Fr8+S1z+F94fO35C+dlaSQJR/
zumG77hBHMslpDi3AHP64K84YNif4Trc7dzs6CZ10uagq8W/+/ojP/mrv0Bz6PcP8HsEKbzL4eZ66NDPH/raJ75lvdA65uiWx7YRy5R10ElawLqBN5Ng4+bA
PLnZj0NpL9jut89ZetWvoi17Vbh+PG5RAztZy+GyJe3p5JpPIlxng0ilxxtjxoP1bP6NKmZbgNJH3i9t4ei2EOrtJ1Lq7cdSKuzHncxQuMLy5kTDaVRVgCjw
kJZPI5mPCt5bGzZlLYvJOnJkPQr5qPtI+rAfhdj3psVXNKoPO2pc4dw3UM7NjlGKbXglrhh+w6+Qzb2aIPpCNUqi8I1DCcxRP/g7eRAYwgHrja++hzdH/wzX
DQ6AJ8LhsrlNc10a180a1+XDtXv/UyppX4SEUILFnzx528c++5ePnEXy4Wr5cBMOO103a2fuxu1oLLHxD+PMZPuKDMP01NOWxHnk6LoAqaLkD79NbIuFP6ds
gB4MrapCVE+QJtGGYbEF23y4TC0kIMUxnuzhIGqHe5cNX6+FBFOUYLqHEyk0TkwrzUtihdQP2HGUaZOZz4mOfe01UawiFRW+FNGXntOLzqLV6swbcWS1A0dQ
z8WvePLboY+sdlCHxJHVDhxtPR+/T9g4stqBI7EX4PekHZ3TOeiLn3H6v96xo2zlkER+evb/mh7oc17lK+qf0TI7Jn2jXjVM7nfC8LifOuU4tXpF1lFX918D
nWlCqQYaLFIVg0myBZ3c/0cURlVo1GvGx2dJJ6r047nEGv7AFY0hpe+ueuteyoNIV+dyvkaQ/5rpMWeedFR8R+2gH1K3tEcR3TI71U4aRHrxzl48i7c7+2oS
f+Z69DvbZy31vG68yyzXUeepXZSiF81z6QNK22VQ7ah87g47j921pubXWGG4DRhsythgTM8m1EWzgXo+KrCFqKI/RGIbfyZQ2s4e3WhiK8jCP0TfzhxtOyV1
xaCNJ75KRp7Z6DsZD7Smdppk7gzU89R8Xz2XCqcBtj5c5LzUjptupzoHFM8UKjWrZrlSs714Hm+pPtP4Q7WYpk9zLXZ141xT22A4V2mWWH4uB9rbKB+Qqlw2
QMIahkhBYEjbVUMNx6znUK4Bh0iy0o9Gc8YrI48pp1GBqy9t+IVuMgQn4N7A7PPmlxoNh2T5n1g4u0+bW1OzuXYTGmxImat2QpwqkpdkjP8stfifNy/0l36X
//kfC13FL+fp5a77X33bN6fuv7C/tLVr03/PX4Ct+jy1F/WsnUvVN9wxctHwt1/cX3p86Wf/7qXf/v0L8XLn0iVH5666/19+94L+0sxd533nJ99ZfrFYrmdL
4n4EiUX5E6//9PjrP/3qtPzbFuQbr7n1+jtfceBdadG/vBBFo9T3r5y847o9/41KveXRp3706JORLvU9b/rE/uvf8sG01OfnS31swSQgmge/zmXc3SZyGs0H
6gUQ5bMg+mdBWJ+DP8y/2R7dzCedb1Y63ywGh5zXsXkwXe00JvFK5nau0NScNDpdX7XmOvBPj3SVaI476tJbHvjcG+b+4PHUl//5L+nGs8fj0uKFN8XlFKp3
cPUQ1XM2SXMfpaHrvaSK/eIE+1uaXTp3/+Vb93384Rf31bz0Usow36M6pcMaKVrc9JVsqyA+rxfPUQ6wqbJRlk50wV0wtbJRlk6gQYnd/fi36PUGWboHLysb
Zem49oLQjXcn3R6U0dB9Xo9zaIk6YUoUnmuJuicvUShbS9RxU6JmUyni4qiKu/rYiJil5Yh96JVxY/L4jSdgsZTy+KS1kuP3rNqtJBU3rZwFh8skw/PcRf9C
4mhBFarw7iAEjrrnOrS0eeJLbsBIGw9CBFQoEsznZ6FAnY3ZYTsEU1upULqRfqZ5/pHMuV6iQtT1AbTHNlR8Eh+qOhuQVo/eEJdO9Izpm5WxELIFtHZdlW6P
qrDLoqE1XFo7gn8+QT0rJE10dTmGM6xFrcEFir4Uh0fUGIs3doXKJ3pHuild68yRo4JtXjcdfmWXfzR5HHsGrkR3fxQq58++dPTznx2iNYtWWx+AlkmLyJNu
umz8jCtqZl51HM8pz0uNC35656uvj+EWiBQt1V8XzdnQdM01BQr74TtlTeHKAvyUq9cUWuMt0ZoipcF+3JWIgPjeX75NPCqUcur+vgbHYJzLmgHbl2p4PRcY
RVdfq+/YNvj5O0V9x3WN1HdPq++e8OGgly2fPR11LCUiieJ4zBbLJFnrVJI2IwK6dhRqjXVaa6wzWmPdmSTXGuuwaOMAbbHmul2Ub5Jbvb7RmuyUaNE0golG
e7bo4NEcUXcXUYelykcSFoG6B2zhRyXPK2TOBiZSQXcVVNAEwRoq0ipCI2GYS3iRqfuYs7KsnKiP7XoG7bnG0Sey8iVwU0h9MNpZULBF56V32/tKBz4yZp1Q
tKPtGGSNV3MYMOjVHCtOs5iLtqs5XM1Be+IZiKYYNcs/mIHUbEEFnE9nIJlRsjcIt7szpztB8cupqHOBST/Nl3M00Ji6SKiifsphVtihmYdEXjS/GQPOLjKA
Vk7MgKgXz1CF54xX06QgzvGCDFNNhGrPqGlcTWOuYgZgTJ3r0leIUyRLUWFknFPzxSl1Pl9rqvJcTjHnlrX+hRGgC7XPZuYoMpZeap6K2GWqY1X4bGbveZ7J
q3mDFEhyCFbVWE/E1iyXaCNyU4iIV3kWQV8KZdEyX1hpQnwiLT4kFJCveVau8YfbRwtKiG/wD5RqNGXmxrqolhIxlzXqIGUXzX0oY6CyyDP4HL0crCxSW6J1
Zwcqi8h2JspiiFIo7SBlEd8YrCyi1EHKInI8O2UxQsPl/CbP52WaB4upYouh64bSdSOmP3uFyCykLsYhyTWtO0WeQ1zRn11JY+1CY5FkUWNRf4p2ZUJdEMCB
TZgTSZC4y1AjbZHZCEFQUXReJfGpPBwbRlGd8w3SMucGapm7UqUMWuacqWVSNza0zJArT52YJBc3M5kuF5kjCrTM7cwlZlA4UMskdoLd4SZaJgvh2fR6kJaJ
bKfRMofVdEbZdE9t73GOQVomng/WMlH2IC1zrqBlRmqGtcw5rWXWWH8MT6NlzqlhJalYSHnSWsf+YsQDsNmh54yBx9Uj9Cz7bEiEubgZILNgYVE5C+10Bp1y
Wu8WYK4LuWTsD5ACN0hr4Z1kDzvJX3row5/90N/+Fe8ke3qnMFVUnA+I7uJ0vdxGYG43HypA5QipiQ89iH9+sNBnxeEYWyqElDDRRo3nJGNqbF2rkNAVtY50
MtORPuNpLcTQkUwdhLUOUdZJZQk7dmdEx6LpiYtOVgE9XVv7UdT21Odv/Jqurf0wXo3IkVXIm6vQE71MT/T4HLfS79EbxKMTTbuWHIp5neddqmH/nVGzZD4M
Y8UPsX5ru60b8Ev3B0uG3orS++8TvdXTeit+R7UV78N2djj2Nfs3BsvccvtAe25GMXYqz8qee6MhcYo80Sa9vpj0+olJb5l9H6OMj79ZPBAMgJNssxhhzEeK
8JkHPn408Zl3b8VBvFh95KdSe50s9IcHxO451ldtJi6nDFrFTXkr565WF2uH39PC5TIoJL8Yybwa08sj7BfwiHZXjKzsrpiv1nJk8aP3HRR/6DogE7zB6hK/
LyZz6/3Iq/vsswPwk+zotsvFxVYvLuW6WXqauyo5i47GxZU/XB1mCQ1Ay75JyoWlqBmORDxnh98CSZtHfixrKn2Dyv1FBrV75nn0OhdWSGDw93LDAzzXt4fG
zD1CAJO8N0cPntB1JbzcIU8mEdhM8nKcgjEwJtBSTiou194hIxy/6yvARwtufVVpnd3k5/KCbZZRBhJILI2KsMlwDmzUEx3K3DowNuvFR36BcFgCq/I6mz5u
3jisQw8i25MJZUOV2+LmH3QOzgab7xydVo4sJyg8MPV7D8OfSkYvL3i3bcM2D+x1Ej/Sbr5U6vrrTTaOL565tZM8/uA8GWfdXHZelxokYkxuBuaj4JhteyuG
uB1RTtK1gVMUT+QlZQG/zR03S1viFIUuj0fc5dcBSNKetuEAnu6cXlzew25HHWX34op2yr0GpGEv9nvsaMHv9bp7xOHoGqCB1Pt7cE/FkJo9bjs4NlGyV8sr
tVX7QHU1Ac7nhjxHOYCJEG/6cU3VunhgKLr0iD7bi2s9+EAWiBqu4Hq9r6qi6da7HMfFQzw/m35QC1IktLzrLyGTJXg3u4CSKwlOiIiPh/qYAfrYcuqrBoBR
Q7JLa3fxOlB1VVW1XjeW+DcNymUj9nNpDTRx/QG0Y3BTXKM84EyDCKVkHDOnQW9QC2KRhoblhYTIvBW17uO7VeSuAqNVByl1rjB9jguIAZivFWpYkxqWkjpw
3ZhzNpOEOnBl6kJyg0nWX+zCXkDAY/h0dz0GnwMgwui7+pDZyR33wdka6KwpF2xwNLlOj72wcfvEDj7ggg3EILfHcR5dgK8cTkxJ2McXHF2Br6SBoG7yEtRR
PXJfkg+V5EOl3IfWIifoPHEbsDVzpCw0VVMrC7QegVNwkmE4Bec7UvoNqGbYaS/HLWB/EozXMFwDuIglPQJ8UNRkG4uRjoPdrlAUgsSv5/AgZxvD8lg7VBzm
AOnDqcnSMFP3Ge6zwDFDaxllDjMeeoxfH8XreFyNAeU7Bv9KiFPeXo4mOqvQIKMWETiqWiAQ04WjwqitJmATwsH8mp3rl+MResPHYSOk/kRbSEV00NUBkIcp
IDyQMQY3gi/qJoxFkANJRuR9EwDfJqDYy3GbLdJDKFChmgDRE1S8Dd6NvUybDgv/WvoXjg6ZdNSA9MAm1+xRVnm3qibrV35nbjmaVFvxvW3E99CMxYsFBsB0
y9SKYwg2MNVxQM8kXXjXxRPwpjuqJpgBHl2FmhtxDUMx5yduotXGohAzAaoH98z7iVcjKHKEAxLAeJU4CLy4t/8iOGNncHjIvjL0ztPUxY26mlIhyEA59AWE
NZ6CpEA6OEvc5HiPRFI8DbGakaaZoUd0p+CVPdKaKPBl8TTe07VS+ikNu2B/xA0VJGxuoxlAMXFiBLET2PWNSpliXQICEWQhvPjaBtg8jhcIW0skjxNZRP61
jSH2+k3/XzxJa2qqUIOyTQvFzLpIsVCFmVBR9ZTKhCqRp2YiNFqewuVEXqiGbXnZpjuq9ISWqImcRIW6Mi9joVKoJnVOaelpdoc/LStDopJKVy3DEryVmvu1
WKCOcU9qBfwi5vackCza2V4zdbY3MSATbAN8+KKgBiLy3OvA4xA+ZEbUFEM7YS8CbxWjy1FMfJiAbIycdm93ouNB6hVduNfF09QAnT9kL5NttFWzcwXfTKn2
lfEMN41PD19npnh9loIbL55qVIlW+lQbL6aRqg33YJGavjJuq4gDTbfR4k3IGnGfA0q31QxWW4rqj5px5qk0cxtSQ4VQ0jrRemBZAhlfPBmNYIORqH8ZMiNT
E5liplA1QRRliqYY0no1HNFyVTcUMI0C2mqaKjDdcFMyppBqBqmmpA4zICNiF2JTqAMRBlwmCCtR92miDgX6giAttJkxDp9rgmvMgGhajqmm5fQmKb6ZEqnT
MxfAMJv6S/uyRkC13ySy7Ah3czUBZwOjKpGYaaGA+g0/zIrRj7icCb7ZxvL3VV5WUde+uAFBY9GduoQqOw159OinDYQrieBljTLxZBVeWkauJIGGKFu0Yh7h
TjnC3THpeA7NaBaTSP22HTV5aaslnMbOS2UIpwFAR/RlaaYBuoKpRISVjTaotYXuFks7nivqFtudUD8fgT/YkWJ9ZByUEMFpj9Ud7mNJh+Nm5PqGr2DBYWkd
QaXbmBQw2E68vIGdjokraahoKcXeHKS+TZ7OeOJK66stedokFFLfkNlFlc7sedL2a+kF/VZe4KutifPB4TTiGQ9NPDNcj1GXbQgdmR4nUAxMxZz12Mmrb3jl
HDfWOq9mHmfzfoeVBfYRPNw59QHo7uDLl3kfZjjglzJ6tSWbNpZrpsZy7U0yQlR8qBWMZjbsDZxslR5b68A4wxIUVyFzym8anDnXtlfhLFNj6/LLx3Os6zur
1zLCl4TvavZOGvyDC+uaZMfjoG14rDRjlpICmlsqiZmbmNL97zcnge10DDEJFnZEZ9h74RUSyurkxhyv5PBk3Yg3EsuItEILiJ4Je9TXTwH16BifbHh1xpA7
vSSKVqG8skGvm32FzbJz74LsJYdDVMs6eFlKpcKf7d0CBUDV5Ki9nHepCnlD/GlDRzYLqhgEGcXna2hnaJJ8lnKBDttI5kgkQLsPR5D9roRhqiDIGq0E+709
bKl1MHWN+m7P9Q74K2KVfzx2c2t+vQV7/Ury9EfUI5S7aP2ra7Cdtfixw4cePPKDr7x970rsLS68lVYr3uKut8blGznnVYdUKbko8xeah2648RN8vn/qHxd3
fnsBZkyuSrd6rz/0phOGKU016wPVNGQgLctoXYOwGhavHBswcIHByBAMRhowJOmqytIPr//x8tev/ZsX98U/BBWkd+q/tdBnawfK6C+966yX039fWujrLeOv
LmB55i9dNPFvr/ufL72fnm+7/2r670E+zGqoBsM6l9o37aP/7sKX9HnEpynp6Is+OvKij96nP7H9I71P3fTju+n5NP9zDz4hxwoqWzPSwqfKy3E2H8eSEq0F
a/I0VOnJbq/bR4IaqtHoFVaNVV7QahOx/JIZZh1YMhNzLNjgWFh/+7jy+7yQxZeZkfiH44pgSPoiu9L4QFS1V6sr2Ax1Vv0V54C7koaxO2ml+6LY07kLnmps
BgiU8HuLE3H48Jsd2Zs67MD9HQMFqvg9BUCAzUAB3sJ6zI7qMM5/1I4auH8YgQZsBgo08XsSQASbd91byu1sR1hSYBlswQrQMorXehJE5BzrfJmwOLrVaLZL
ZMaIymKOwExswsAHTBSBBAgN0cdgvqma2BAIQDsPAZhAVKLxRJPMn4BPYEGfRy6PcagkGHPFW0ii68arNk0ZdQY1x1thJbYVWNA2rujPuGyhIMTSWJeSjvcQ
b6kdjed2yMZSyEsRAgA35uP5w/DxNZiWYYtWTny2BCb9NMRticaML4xTTWpEpVFAE+GqaV15GgaEp2EAIgK1jFdbtKHgll48iWpPwgRtC662FBmwRTNgyzMw
4JlrPcYtyxCAicEQgK0mD8awVtoAAWgUIADEK9JFkHbMmOIYMdFIYQCNFAYwoapFNo1zLC02tWwXRgJwsKY5SHyBnLQRtWwcf7iNBgnLOJozi55d6Cgg5rJG
DaSQGHLxA2EA9BztNL4JDIBasE/NOj4QBoBsZwIDaKMUSjsIBoBvDIYBoNRBMADkeHYwAG7kHAxgLC/XNtg0dJoW21owqYVgN1PBHk8Fexx/2tJY48T4cQh2
WzdWOwcD2Dow8p3RhDmxBIntHAyA5Tbaih309jKYxV1AkAAcEbAtEQHRnSjrICTAluPxNiABpnIn0221xUACbDGRAHiVIQHGmTXYadjSw81kNuuz2IwbSIBp
Fu0tsD8dH4gEYDlsD5JDRgKwDM8MksN78HL8dEgApbZmlG3tAQzQzqQxhwRoZ9JYQALMZNKYQwK0C0iALSQLPW79bYwEGOYzflpPb4oEGKcFq6RiOcWeQXM9
agcsTPk+vSVnVQTG00ANVwxjlFCVScL4EKc9GBUgkrCGATMbLSn7mCohu0dl8o7dOELeGbY9fGq/psxQrPsms81oA5S5/1qGqQ6nURExMY8WJmY726ZRo93T
zOE5jF8WGp6W1dxfm/1MHdh8ch8fMLn7Zzy5Yy9vQoy9W4XJHaNDXUaHOqzJ6U8L4t3EH1+GgCbseyELPg0B9IKdxRsVSTlanNzZX0t+mvPXVNNsuHpxcq9H
TeMLvp44Bk7u9TOe3HEMNCHHQGOFyR1mUpjcK8Qb6KetPsOE6aqSGsKDaS0cEhGnSAWsMXI5I7KVhiFNJ/d6vtb1NdXK1foZJ/eKETCUeNIy9YdNJndqY522
bqwIG2DXGU7uUNgnRGEfL0zuEKGaFiEsYFqYJZp9sfzmNhokLD6aMze5mx3AmNx53MTkNGhyp+cQ1OYmkzvnbdHrQZM7sp3J5F5TfK4wcHLHNwZP7ih10OSO
HM92cqeGy03u9TOZ3FvYW4NrBhLgwuQOmW9qmUenpj8VHHq28Gc8EexxCHaLNTGSfVNrLQjhwCZsFdTa9FYmd5ZbQa/7yyg9P7mHsO8G2o+H9PGBk3tr4OQ+
Ll1YT+4tc3LHq2xyrzFrEM201oNHirFsCq2ZAwsmd4942Ocwrqeb3FubTu7UFjgvHTy5t04/uY8a1saqAkQL5xg0ubc2ndxLm0zurcLkjhC1Gyf32mkn99F0
cq9j+7WGyb2GyR3jsNmnW/nJHQMqjeiIDoJJBcGMx2V6Hx88vXMgEprbfXO89AO4K8Fo4+EDgV5y0/gRRfQ/ItZi3W/3zcLVOGQHELZYTRwnCcJlQ227PYrU
1O3RCGUcltA+6XewBTGMUGmWioEMs+ArFTsiDYkGMML+IrCPqHeveq5nr7rw3nCgA7+5iJ8aedmu5XbnfLGLphcHbQ0ro+ur4nLOOYC4jYchI4ITVZWJgipp
s/XqXjGNKB/B2XvJ2EO8YlJ56wzH+Bxv55aCNAu9OB7Xbo/YlwldBrdHFYlFRaUEEvhAmMBbJVfRH6HwsN1fz2NlbCCQlNc1EE37xOlwX/AjGuMFjGM+Y75q
RI+BrTxkXP8Ozf81HYyBaK5wHg69KqY+rlCafottZKS5qtJcvjSXDt5QAaLus46DJsqcJeURdcDvODog7uvi0pG8EbI3CFXHm0xX9fM793CXpY1Hst01gcGd
Y4WkBk4KTqi9zAkPvl3vcKe6Iq9zkHg7EsclQ6EsbdgUYl8zhtOcLgeaYLCdGz7NQlDGrScBTejhP4of7bpdJGITAoTauQzV9K5n8m378jP2Oto5fJvgCdn1
CsM34Xe04w0AaWYuRssMXTU8jDp5kGZZYpTa+hDcwZxjZ+7ByjjfKYv/S1vAno4R/YVdk7L7MZx/pK5J2csHYAKO+CWFV9ZnUdZVUtZVuizJaf8GVJ65K9Lt
7LyWGEsfqSNADW4QFmBUboi3n+Qd1jNIeDcnvKNUwQkN3NQ4/JsFFzN2YUPZhG1HJcHgdlTBNx0kNvZxflQxgDMVGunxNESHdlfTWClu4hWpfnqHqO6lG72h
ljuI9OewSySEMCQibuPjEMgrdYysfzOqEuNG0gsuJBWi/lrW2VVJ/yJEjXiL9Vs3pT59j0RBIJEdGjhuqyWRHYZw3NbAcdsQjttqHXsgDYhsJ5EdGjjmVQGx
4DR00dQd+0yPr+nyN6dLgmiyCZAZc2Io9Yo4lMSc2IQyiTkBQEYtIS4Lplze4YSxvzk401I1dre3w2mDFC2vSU3CvX0V7FcZjvEKALir16AX2zg3TTJUeZSB
5wIiKQkH6qbBv1QZHUBVUIpPc28VveTD8NRnpw6TLCPcgYzx29lheIFjiJOOI0XvCI+PJG0PWBIagfvmAxJJKx0ns+E9SRLeqW07MWrK9Hm+hvzYyttDNzYQ
OXPoxQ+nusNWif2ga0aXiXdYK3hOEjMOfgZv1zHkXB29gO97+TR//yf5NHzfC+qC7DzO3fi52mX5ytVZkaFxpx1V5vKE7Ogcp81W5+mZSyeDeGDAirrxmeC1
ljjYnkvCSG0Me3iONbpZtIvtznbcvyC7n8vIvSA5Z7eCe37zkG8HB5sIPEOksf/HAo29x7a9A4iwtcjT3r+P/ZuU/crJqLp4kjrrmwStif0bibLjSf90gJ+s
HVbVG0iT87iH2sGijTWerfybIgBAKyvEu+qrIo++XpUv/A7PrZTPvoGdjnPoEMrGGlxFo41VdYVmwGBfomboWC3sPFsrznyMj8pB20CERrm+uMGHzmVR/pw0
ZNeyqIHEius69jXUlIJU+P8zbtnfOiV71aN62/R/NoOXE6MbSgvghwvcXYVtW1BlyAX1EXrKoSDD97KJRxWmMHDGrZNVsndK3sX2CuDHrzq6QrntxYXDceX2
Tu2aODh6ONm3w7+LB6kaNy2urij7UGwvHvToLq5A4Kosd9wML/xt3o91MTvUVJ3WrDfQSwndRWX/ftQIePHldP76g9+zXt8Z+WPl336lCpZjp/Mxf7nz6+Zv
N9IQrvDOiyN7JswBApCSHF3cddOKgTYAX+nbt3MOVy8zIFuBcJdFrJzORcEdNcdZra1s4KqxEkAn2x9XJhEs2vAvoB2+s+ZZmYxdFje6sDNokNprbIgY2x61
HB6GcwLETQMVQOh2YV/Pln29egEg31ANBsg3GLtOfMEiuwH3mvSrsetAOfTYxTygDvCZWe+Jl0+fYdtweOmzl89u7DIiAtDwKqPOq8CdAxLhMkqCQeLrMWvA
Xfz0ejRzY02CqB66QicX+rEjbiU3VAUgdVvobRaqEjCYPPFI28Q2eAN/hgBQr0tVwi52MBtwDQonnmICO4QtaWDK6R3T2eSqtLCZGa6xq0+4VYVXyxBVARQN
tcXXYDHgKqa2CmpdaV1NEo8cPeDZqWXreBsABiNEOQlRVUamuwy7cJgoBrLzoMNMZHd9TBMxDQHKqwCc1Hucg7lrS0GkI4KrDfDY7TMY3lfM5SIfefUilAUF
on1uVpEWWAH4IBmwDYNkEgl67RAXmVts2AAACYtGFZs3DmwDfLDekXYHaSwamUGCJt4XGUxEwxXRcCEaARs90L99qg9RKRiXjy30NUTmzhOQLJfr00cCwdF8
Lt23e+QE4P2uxtF8ip4L5ubeEwKHidzMlUJuW6N2GusjTqqw8v70FZilk5yPdfZLsIrar9mxT/iAbHWiAdFwYDjsJsuw7rHR5Da7k0Wdq9JJ0C5l4Mur4AFA
NWL3UZPeJV9Cvl43zyo216qw2rq2VHnN6HnP/eA7L4BMu8ndp7qwq4CcpO+7KNJe07tFv1gAPXZyd0Knt3vp+66mQahggWRDUFDR6+qRUhBfbA5U3hCr91/b
tICU2Z2mQLtTprFdk/PmCyJPl/TdBdnqsoEZBQLn6Tdj84L3pfiyxJsbUlIJIPc/wUacs2IgCcM08lu2rCplO3NHSCeEEmhhUGbUUxnjbnU93ZnbbNwt2MSd
Tk6svJxYeTlB77WMMa/cFxxWud9dR7RQZeXEyGODPgkOqSuW7PJlDViSgM30DWjqA/uLwNHgcJcSDOovxIzN+gv2qq0elLZJ+bWzU9PJpI3f6ImSYR8gDXnh
alaIeCOtU/5jUtRHLmUwpnvd2e5T0q4QXVeMHd2jN7EOhvRQYUnF4vRuLj38qSvrSvr40cOqfAM/Cb7lOaWVRK1DcRqiOPdOOYSzBrame7r2c/Pt5+bbz/01
Yu25MNn80Z5fakChS+UsHNzzov/6qf9wQT8Hh8PKDHA42T59CVJTZshxYvTJz7piWxbue426kATCMm7YETUq8o9v2fHal439PHdSUjIqVU4QjuJeq2zAEVk5
7IGMzNQUyF7XMJGlBF32wMm2tX2RGCRIzuSMQywYFW84LbmND+Z4YKby0tO6fnq8JtmK5yhyjIEcyQFePz14kxzZ0Up6vNFPDlG6qnSc9Lh0P3lh5QRDLcVG
sWm4L3Xzu7rGhm8KYzXe75/UxpQi3fe5jqfFLE20dLJgcL2kRS5Byd58gQwAm7Sda7SdZ7ZdiYQhbbtCk8Eo02gfb5P28TZtHw8mj6VN2sfbtH1Km7SPd/r2
YVtkt9hChnX15WKNCyCoZ6BwXTHNLEPy4WIcYzY6ndfj3Q6rl4BHDa2axkw+OMoa/YTgcPdNRrx78PeeZ694B6rFhjx14gpzqDj2kgHNaKtcvzkeeyYOuQQc
Mq1KgUOu3JjBj/VFxcAh+wYOucrBHgwccqregwdBbs/JeEFqVB0TuuHtH6FU3PW+ac48CUPRmnH0aaCZ6+uk+AuauQlmN1kXEX3XFX3X34hmdg00M3dzSjwQ
zYzng9HMVVXlachAM7sD0cz4xOnQzBL6KWDbUN6eEE0Jelctg0JoGDM9Af3VXgEH44qKTd+I6wUYMw7SLTlIt1BbC+ukGq4SE+IijNnooy3VEsdyIndPei7k
zl8ZPBidWt2XG0YSG3V9+8qX9P8vSZvZ34xpYHPU+5J1cOtb/TsXT3KIDES1kPu9WGDx0ipL0eV1Y5Uh8tUEIj9AqBqGUDHWnRJvIlSN0wkVgmxkQtXYRKga
ZwqRd9NFLtaIsLrGgTCavyBbrkDkq0WIvMtCybJVhMhj+W3JcjaRrRqW3y7+FGVryX/3BR+6r3PuPSxmSTM9PWjO2idzVhDa9qqyMveGwbd8xzvQWIHm9puL
kp0zoLCNGapaWGai79ja/h6PX3f/nz6P1KLahmsRBGJdkN1iSreX7pt91aL79L+5uy+ChyVHYGhQNeOalptJm0RQl9JWxB3gWyyGPaytAiyS01W0rZfXfpfX
8WyKz5YOgQQv8WmQ4SVXE62/ed/ZZIylRUW9j30weNXSy9nW5ns0bG/vw1PBsBpmYxEJBQMyM7GsgchhEDksQ94w4qrSbXXDkFdFgcPofNVC21SlbaqJbwSx
zWArjeFE+uriWYFjrTBoBsYhg7tl7XTdkipjdMvaJt2ytnm3jEfpbTpEIJiZvrvxAsSRaYEN2fvuaQxV8Pj3ZKCpGtdgkb79LZafmnmHDaEaNmZa4Hmvp0b5
i3FLWNxiCRqmNH0GDNb6SXv0ekRMUCDHlkU93DTUsMtio8lttDSCkckuS8AF2piqYJjDaJpEfIGlCll8w1R82ZEFxNfnCRw5eAKvSy/knSbeIGrKKBzzTpJw
BVl9djCBbzbSbzY49I1MsLxpU5NNm4bIK29J1cT1hw3B6fVoVR6M8nHNKE5y2mkc8+2wDeyu49T25jAXrtZZ1LAjnAg7wSmn5HEMFHvQYbM+IvbSeGbdd5Qv
4SCuCPhrXzKJnYXSS9Mopt6mZ8nljRF2Shxhp5w7TpbAPqXsONkzD0w9BFNwcNJk3QmHpHKAz9HKLXE7FWURaKKqy8dGy4C+IXBzXUKe1+MgDSYb5I6Ni2V5
cmzsKX8ZZy3re7ATzbtOUrAPb1S+qhrYQmq9SMKjxaWGYAnSU1RPljU/89zyannFfbYxxcRdH/sPZl/CHANLvMdmQZAkcjuW988+CNIZNpGr4HKstEkQJA8u
L4AmKhtBkEqqfBFHo/XMIEi+BEEizuogSDUcMVupBo4gSHUOglRjBGGf3ajUEY8rAKAWQycWO9jTxCMJglTLgiDV2OfRgCBIAftZwYdqRhCkAAUYqaq9vjJm
GV9HMzJiHGGSq20IghQMDIJUywdBGmIvFgmuJwSzhy5lTxUkkc1NgiA1xaPcEJ8eDakaAB5DCoiO5CiST0wrg4Ig3efY5eQcjgPeuzDbTyIsI9ihuwyd5OJr
U4+6HmzgKxoFhZNn+400QJUvkwNY/H/ppGwe6ttLJrFpRjkuQjfuPIbxhy1kv5wIJ74R+UFKBcaSBG9ALW3hTIXJKV8JmJAjQZwxJjBWSI6FXeDxqXP7kI0y
gmhqPA/101KG7/HRS30O0MpHw2ESatgoEaMMQgoWOIDVbpkPcjnke7ql+g+2PjFNzsIZkFWRs/DKRiRWhQ/scBaeOul2BIdVYRxWpWH2UOwDpcAsLKx1rClw
lE/HXU0UH49XNEArizPJZ4McYyL8ytsyn3jUCxIYFb00IzpWNoChRH40JioRo4RdwRdsOzvLVZbAuPAtaho5JO7gDs4OSkkoSIeDU6X4K2tDEEluYcvEX1EW
DBfGx3Qhsc0BLPkUna8cKcU+k1IkY4oPE/N5sc63Uq5DHBOuWwnXxfGAGzzs2d5qaiRvXdkJ34Dojsrmq8plvKlS1ufXX9HnESy3HF2brl/BbeC8ouEkn9HO
+8RDE9XyItjP6haIq5HNQs4+0ZSLdy7e0ZjJbe8qv8FQxKRVrUKrVmFsLwxmzkI48uRVUvKENQKk812G8MBlBlPtSvMAYlCm93EFZPsJ2VWQXVE+UHvc4r7Z
Fr7RIyNbAMllVWU3mynhTp7wIKGmIl2WKoGaEG/B6ijlnkAJ7eREnWXQ6bDgk9gALmKJ2Lum2LsZRaxCWAk3M7FHFqYw+5guJHZY8vgMOA2nakEGz6AUyci5
uFot9kNnuI4Mhi3Bx/JsP7eO85ZtrOB9xs2wOQ+m12bY249WcRiw4mWoLMN4+3Q4W4mWXsKPJ7HTLXh12GAgBTBG7HcabxwqlW3Xs8o88F8jWeqRnUsMNLHz
MtZFaFi5RtnXsGEFpb2Gx6wSj5g8twB+E2RZyvzG0W/4sE0eufqRtyGxp9+UssQl/cj0Emm4fCyTcpHzNlk1OJRdVuuBODlMDsv66RfE9QRj3SzTi0W2sU2d
zhZ/hdo1pziKgLU6/pzf5Y0q/NuFn8M63+Aq0I/7uKnJ41i/qybvcMjRF1edYOTVjXLarGelx2lnnexyyV/QkOSKfCzn0tPYQ+vfml2vs29L0d+yaAVlDhlR
OXqDuZ3cZWDB0t716777B/d6e5f2XX3+Tz6851cLcJ463HEuiu1JYqq8ru9dOnb++37xyPtKJFCTAkuysC9FGp3XQ31KhuNFL+dN1DOKjxiz2TnoXN3x38h1
/DbXsSroQ7r/Disd1pFn217FxgoZrc2NVVXeWl/awct5CeUziCVajtOa/Bu09NDPn1hgh5ZLs3c/0X/bzu8tLL19J66eXEhzenv3gztJhie1t9WDP1oAdzxB
mme1Zsp+/BZpTCcwXaKChb043cHcO32yjwihgrKkQeMHd0OpB86rY6X3sU2qpj25W+407itLvXoJD2+29hZHD3Yn31n8/s3f/Nkn737yHbSSdE/hGWYaxIbA
NWMgwgcziP5T/2XvuuDcU4sO5QUvscUZSWfl6li0sUHe+Vx5rL3z0XD+zy0PMz6UaSf4hsPH0SUa9mjZkVlDRGUjwFlhJGMlzB9yHJunGlqyVEVdRMg1qC41
Vbqy47yBloqkHZaAbwpYMYTfZlrBlLByXIazQ7povx6rF2W/Nq5PkhKJnSy6qInLJoxzebIqojD78B1FijSyx4hmT8MoYprjqsIJLmO9RhKUdjgKMEdAcBsI
0z7KuOXSdieMa+BeifF6g7hXkseaezQ0iq/Q8h5aQjJ2ADYdDTnfD8BZC8tey/Q0NMyzjmUiTz9i03KiYxzzZ3wtp3xlXbLMmGEw1ddMrQpTq8uIastMrULJ
KAGHDKZW6MK/bnmHxUytgam8LzIZ+2CqVul48rkMpjKdX9qiPYFbPq8S6BEjibNa3DxEYlLjwK96djzmZqB6Nidqgwl8FWKXxc27C5ZQxuJ/Fye9Xj4YtM9B
jHPHQ1XMfKkPVl9VElejfjo89Hl7qQLz3+xZIeR2hd+z2WxmT53F2kWGivG8YjzXkZtRJKDRpC/uwdwDzsGKkQhcEwrroLCuKaxnJ9xP8QkGB7lPKaRnhQjX
FfEjCwpLBiXGRwZSiOeZX1iSy1dCIV3b4/4e7+9LzOjSHvdiULyHNWjP2BsoQXTdgoNYLO09QaYZwdaNM4bsGmv+Us/8JCjx9vDmS9koKECPAdaoXNjSLcuW
btn4eG3ANW8u9MxPcqPs4Z0buHOlVUSg3fUG4q43kIjXcJ6qo5LX1sSqo9ZjS6OabAwGoIGxCiXjoLTMSbJQ3yTB/HFPPp4G2iYOXi+8vYqj1FZ4k5qqi8DB
ATXE65i/yIuz6NJx7B3uPXSCSqTh4zAb7OxxOZBvUvzDC33urtSLe9mjbnZ5fFEdXvzwIx96pHZg0T7Mm5GnDBdUx9719b9+/soJUnxv4c+i26hS95/2qZsx
SJzUhgZdWjpCNf411rZu5wmJAqDc8AnZbes8qhM+6izLe3rCg4lpQ7YApeBRh1hNv084jDihq6ecNKQVSw6enXRw4tDVWKGcdQbnOUzd8syqgp2k4/HQoqXo
/9+dPHFrd529BtNHbnbl9xaXYQOlPm66+uEdruACOHGZt1gRwJ1P3/y8kLBRA9wRYwe73+WTyJJMdH3Z2K/yD+K9BX0JTp6ODNAge4mQxPhGo4tPrce1tGAS
jCQF6bQk2Wn6Zh/DQDW9D/mUichH0F7SK/jvQZcdRgeq2WNCLUaSWvyAD25KfAYS9rDGVHWWeTiC9pK3+MgDTlzFcQtapME7i17/iGA0ArHcRkvRuHYkqdno
3n42nv3hBX1e93JfwlZi9/8w961hch3VgbffPdPdM6ORZI8t2a7bEvEIZloj24At2elpvSyB9cCSjQ1JpFb3HU3LPd3t7h5Jg71YPEyUhWxENgmWdgMzPYTH
BojYTTbk23WkBAhmF3a9yxKcfGY/YWywsRfEfknW/EjY86i6t+r27RnJkHzp75u5Vbeet+rUqVPnnDoHEac+BhoanKKc29/4wh+8EZVESngIwt1MwtfQ8/Ia
KR4enw7bA3xNm8CK+ennI4peGjAuCseefPyCuyFcyvPkxrRuXkKepe5Sni/1Yrdx6lMfjoZXPRp6bKmTobvWhCcZfzpfBsKUuM9ZzYc8Xg9QU6fc3BG3ehRo
K/J918+OZlLsdiZd+Kllh91xsTNecEC75Mw8ZDEo7/gM2CgTHKBRzDwpBp98FJbLBWLWe3CjM3qHyON9XAx1UKiEoDgM7/g9uqdDSZtXdFUnu3o+e40bv7aD
B6QhgKAhEjwNkSrPKtzqo2LlQhZCK+kFAhfZR7gW5TbXiNUEeGgZhQGPjHpj9WgEZIUYBuBaiVYxyZQTLtjhDt15R9mhAUk40mwxdEh4Fs7K2ZE1ZJR3QEBg
gHSDIZABmusxZJtE3cF0oNqVHfTHN2wCc9QDZgeZhynU6/tqiHRG2SZ+uIczBst0xhBeIPP6vvRsONCBAnPEkYFjvLIWfu4W+P9jiI4z6v7sP48TkKax0uOM
nnouSlwcNMjXJY4zlyqxY2KFUxcjD8M/5qQQ0vCf2UOEUfCEzl50ns1vv5V+33BP6HhZy9zeoouA/lwaCk1UwtFBN0cD5+Wkpz2mO25HvolmzkKvlZyEpvCG
AxA8Sb92VVInnz3xu0nhpSFjlLXfUXOFLlKQckca1f7ZnD9KVuezA/OkLI8y1nNoXwZlJZQBU9ImvEG2j5GmLgqtM6IPbymkidpCiS65Ahig+xXzdO8j6etQ
kjtErg5QHk3kIXWIzeH3UYf6SefhHEqrSBk9JW34k3n8AdqgkFJYzKKGP+6FZNmlP0VUWJ+06fEVZdODvb7A3vMJNNrgqdXNS2bVdZMivoh7KJ+7PTlk6nwE
1XffLYjJeCrEfiEg2JBuJN4QmeTzIPIgWeAcdtWPhc45u0A3S9CfTMyjgy8jmwJNfOAWHUInu4BjaQ9AlYsEmlSIo/p7bIFMxMYXlNcGvMyQoKvLWJIPTHSb
MCYJ1hBvO8kFSeKGVM2j2D7eb+aak1hzUtZMYviYrDnG5DPVjDJ4RT4ndOXwJ7N9W/OnP0k2ocOFM6FjZBJ9gi55XbI4NkKxp2UMztAY3irZvU95wYtuEB+3
48n7LJ5w8NqVvp0jSRZyKXboxpOPvxnocDqoT6d+Mx1FBkf43a6/oku6YU7k30aZfxtj/m38CtzBEwJJED83EeoLW+jaRsSaXAXxc0mmFb47G2Vqh7m4ETx5
Sy5ulO6AKi5uJuUVIcavy8WNSlYIvIrovFojs+Lixr3Mioub7M3FTerblG7PKp35J+N8uVh/e3Ro0gpFdadJcbysvBza73RsC61HJZChCeRT7LPIyOzd+Rh0
PqZ1PubvPMnfrnDT6tsqPoD3DD9re8JsOxXwKYk1QLapTwVqYzl+84DBiU0anFgky5I6H1azeZxkx1WWe9ei8xrYuGSC2sfK3Y//HmC+u1c5FGDeu0YqwzvF
hffOa/Ra48dr9BQk9MG6IEZtHNnTScPJUUI3MHBh3mPjwo4DRXX83c2TX4QciS73zXpbS3Lf19D2oHcgP28eCpLzC9iLuBRWJIOFFUncrvrxNjLutQPwzai+
myhYd2vs90wgYRJAj6SWoUdg9PsuAAShNSO2v2ey9a+SiS83S5s0DDLeDplC9W2g3AfOdchVl2dGr4upnwzm5Cc9Tv4aNqmEAh3bYqGtAvHJ3GSHuuZpI+sT
UtJoZI/w8dJZmT6Cu4/E+Vbqa8k4WtsJvTsNfxHdqntUs8QQHreekVQwnb/cM9uWyQ6dxNxtOzvZme+CkDN5IGSleYWYl9FlZm3xCm2Z1ApRkShfWYbzyNAr
6l6VAOwWJdsl+BiyQ/hg8lQgVz+MRqFhJ3wym9T24Iu0B2f7kGGFvhvPc7wfOVfS3zXGU8iywjjv2dk0srIwforjGdx5MX6Z9u3sAPIco+6unh1EZmPU3dez
Q8h1xPhFjseQixolxRqMrkCiIEouvzEKO/WoSUQjyyMmBjWO0LCAz/pV71oGHDJXwiudEgjhwX4VspgTLtMooTGNYrD+ElfDMFq91RKrXYYRCqrTpAVJaKgj
lVaZQRRi4w3YafnO4+PR95BNfzGMiUDO4nm6TypYir4Ok7390j3YIIr0sIVeDCKs45p5rArdV4Vcl46DHoPIYAhd26HLFW58BDuH3iNQZZjYPtcuEKsqTfrv
yPYZYLZPiFRUR5AphMQ80t4ZVhflVPTFuYC2RTPIFkIu1zXE7+qHkzN9UJovOffRRw6aJ+mQjy0UIlIdFUnFoI8tFDLZQiGTLZSATkXR5nlUcoVCuodDtAdq
jn9CXfVJbn3s7VidHReDbBUqcQ6W2SAbpkowsRpjSU+IKfs4kvVRzTnAR0Oh0KMKzTr8HYjI6Mos6Rwudmg652l/YgtW+G6e1HOsDjdMaHd+wbjhhvwALo4V
wpfo7u6w7gW3IgQXm2wNhBc9ti8snNRHlPwmostvoupMQ8eLOyLPhDgICxewSFTjUtDyxXMD4bwEqtriOUT3QYBa23FDgkOiGZSV9DE/kQxv0pVxTYKDi4ks
+muCF1P9OykvbMO5pU+TD/TpIp8ekh1pFhWbvCNyGi3QwPNUmLjyKBBC6dE57mNmgdiZ3MfMvIvXUYbTT0rEcUOGY8oziE3GfdTlGVolgX3E9/3cxwxJmeax
b8lzd0Q+FSbmKF08R9T4BHX6jsgZfGqMQ0y7FKJTWcx3qo7xqVqXKaUDwihfiS/odZL/vDsiL2K1Oj8e9oPL9I7fajKjBMuMElcgM0ov6HXS7NwReTVEU5LG
U2gaz5pxEqqhAJB0uFnMw5yHQGHPAInf4DAa82YOZTkJypLWZTlUeWxBShfxaBwjgcxTcoQv4jMjtc3hk89jPA1T8oUwH34REHD6NXkOIIlnMBWeT1M1mjwH
IT/uEeuvUQjzIgMt3br+GeU5l8KuPCdauBzW5DmS4oiii2NAo6ZIJ1p4FY4EmCVYogOEyMkskSWnQyQbiKKhS52DDqAC7w6zAIT57e4qxq2ZinwKNoCr2Z4H
YXsedLdnlKVCJedD/PwCbl3INcPIRfnyKbVdk+CV1D6TkIW2674F3ZUoWYtB8Ha36zSLa1GR2tyuk8itwpZ6bddYx9A8VoVEhGo4gcIrtV0DCki7+Vd0ENq9
7XqYLh1FkeOE/8/Q//kQVohGnxGe07g5ryAjInzJg5qjOyAo84TtHBfVgLwYQalYyTRs9/OMMoaQ3vD27Qzf9EjT1ybNfTvh27cTzOoTmXlNHM/7dsLctxPm
vo3WSiRsyY2b1KyiGyINnbDLDrpT0YfMnRHPSEEeyIsEyXMWeHvW5DrK1ysONorkcBuPelKhVB9ymazN1mTq0+FI+DHYIB/TjLJJB09w/LpdOWT6/Hv5BRAa
sXHrdlQPuRP1nkdJUz829O85fUNkFBkRo+EJOMsqS3Ex9H55fEtoL4WSxzdbezC02boHe/jm8PbCGCzGU38egfq/BAMSG3pKNj+iPC2p5pPU/Ai2sBYVQUbD
Qm9+NIzyoxjZycMHmkDqk73oJ4A3W4A38vYLZN5uk7WKDeFdbyYjQklUFYppBuGefe1ez1/8RKBJs3T1Z7ZqBt85dBnh53rPwFiaDYylu92ef/C9Pd2e7wyF
H0PybTRMOlJoGC4bJtNw2cjQR5hlyGaWQmhfCZm0kNi32cI7hdbGUP+WUL8IXakVu5GubDLha/FI/DE8nHazLNlg7xnU779kVY9lo54WLAmMPMsS8pbCqyG8
Pm/cUGAjg6fDrHkdGrc+FGbLaejYGn0FwlA/hBcWoEBYoExV5SEeJtR0dybcLbK4fEG3wB1sTz3jBXVhpRfU7Et6VprtYS+40guuSkdIQ0nZfCRmHzP/XvUx
/141mH8UIy17L6/H+kultm7cCqXGrVP/CVLW2KvT4ZQluYGy4kJoM6du3Wiv9joQOgaDHd9FtkNwFWjdlk6chj39dSCoYp8Vqz9wQcTpkV2lGcvNroBTFTuA
WuhkPQGmwwpbCdRx80ZlHsYilhKroBlI24W4deU5e1UKTWJjWpg9Aka2Sw9lilUycSfkWOVGnDVZjKpM5TUCb4BGh/5GSU4esFcRNxDagccuexgfk+hx6g2R
2+0h9ic1SB6jWCAv7Az7RkmzMfUUS+n7WErfj5yLlcxKWMEcg0HmDGRQoAJUMOFspNxRbkxX+KJiFfMihpnlMMSchQGUxQCxhh65DXZPNPWp/kjosYFH+xV2
vxTWsDvpwEeGfmDYRJbO8tAxnbaDeTY4ANK1qU0GSu+C7dK/1lVBqo84jlLNYZAHkPzmWXgiw7NZn3k4zKbP0thnM8qDOn7p15mxByGfp3R8RVZIUDUHwi/T
hrwCCcYwuyYURC+GiV5EXmZ8ke4rx5EJkZpfoPvAGssDNQaQQAIKQzuPAugM0+Vl7SRgo2rBoPZGU5AeZKV4l1pEYrJfGpdlA0FJsnGARBhahaOLbWmdAcC6
N3Rt2ODeejkyCx3tMiKQSPLCGuK6leh3IY4W4jE27FmSx/PEIoD3AD7Q4TA8BnFPp5MajVbyGKyXWOFM+Ji9Gl07ho7Z13AKbKj2tdqNy4JljxRC9nVSa+M6
kgx56Qmc4KdC7DnypLQ/D7ki7WzkWPZ6BIW4uBavYa3BcBIwQUSM2GthSa1BS2lviPD8ibXHsjdApEMnTktcL1hfRtwgGXcdOg+xzVioYi361l6bsTSwTUjv
j7Jx2KIHYBYWyG7+Ap6GLLEaOoK32FkDMi7vahMBN9/BDCNY+wh+5bFsxL4OWutHT8iFyyFUV0B9RXR6urbwFBkdpeYix+wbxFro0g0bIlYP0+z3Gh0dDFys
Q8utuuAVGryag1d+XC7WZ8K8Pp8OI1yg8hSASQzV2lATmVwCpvF5PmxT/k+FAdLgOR/m+X4ijJboyUUgkEDMkhpEZElax7iLp1i2KhWTk8ynimu2zSxEjygy
HUBkaSF6REFqPwuu+5C/FQN8qIg77U7MLraZi+TNkGfmdgTja724MEicMUydUKmyIq3OQdaGdlWhvxB5zbTk/O9ptCRpyBEtOVLl22i6SW+Ploz5acmQSysp
Y/HS8C2JzlF/3LV9G5Ya5XiT7iRVIDgU4pt0SL/G3VtMQ8fo2qR+qynedbMuXphmM+rTnrncGN+6uuqaRrimkZ97TcF08kvhkLudng+5pkQLp+YjdqJwKmQn
C8+eRlFnX2ElXQ0A6j9kpws/evbrvx+3M4X/+1++/r6EPaBoId+lKp9vYejUxDFP8BRaJKuTdGk1OvTd9zFRHAHAIoe2G0OvR935cWsDnr7GrVHk/o6G16Oc
FgAWkTnuoyHMOWxbmGUFrEN4DLFR8jSsTrJNPgBkU+EnFtvEwj5ABJkf+Nqy8XICWoESiS2hLHLuNls20i+bLSRc+t4UXsvX4EdQlYPJGAtPB0Cj4HEhilcG
kKghrx1Av7DXjhB6g4DGzod+DgeuS8E2pNUi+RkPXD86bR64RvjANdJ94Lp8uueBK08C6UJ4hi6qhh5ek7UK/5A4Vvh78gVtFX6aILu3FwZNOS+gFCJVUu8Z
ikYeSzwafneo27Bt4VX0WPKi5TohQ7Cx/riDxjatNZ6W3mNlTf+tyxsa3S8OIV1LflkFu2VFq/Fh8qSSTXdYdjsavj1rsSe0jOkJLYSEM5XeL4uFJ7MRKuZd
ADH9g1GmXR2f9Vjk04SZtTvgM4iKDKkIa9VHkG0TQZtTUqeK/diivakM2sREXtEC7KRpsk6sfanb7yAfaRnTW1jmnIj4fKRpn0B+lSJaDRka/lTHHXVsAgDe
TuNqeiIEE3UGDVTTNaU+/3fjZdqwMk6UYiJTM06UYuNEfWiSqE83TkQtRvjjcfLD9ICPz2hteoPPbn6w5yiCDp/Dj/S+MOMmQK2eSdZABaGu2ez3fxLOV5jn
a9D3SQOoMLeAkrissngziF61+vGf/BoU1KPlFfoaoKYJTDUixr2D43p7i5jzB5OX0r8uwiyDe3T9UJjHuOdoS6N7YBChiYzu7S2Z7ktxFXtpXlOe3Qicfs2e
dDEzQOlpUvp8S4YWGIWiBjBSVfrRCUeeTG5FXCNspg82MvKGTQX7YKOysDICfbBhsSvxwRYmW7KRQB9sWEewDzZsNcgHG5a4Oh9sGcP/WsSEtFDg6tFsTvf7
LMohVZNmC8t9HWUcJIyhsIs1cNDDZIwKQA1gX8caPrDQOqbDoolW3Cj7XyNIQk4ASpjDmvM1NEBss6FhNqOeCXS+lnoyO4TO11YYqgCePRI0V5nSna9hkud8
LSzNSyMWwUifYezEw1fIkhmQZpBgbMKBztfQwDPUH+7hfI0AcBCSg5yvYbElnK8N6/ZS+hfYYHg40Pkavg92voZtBzlfy/icryEgsBG5IXK+ZpFbtbBY0dP5
WgYO9ZwrgzOKcJhetMM0rh0dGjKadLCYUdjU3IgyZG8Bj6NoVkEkj/HtB89QM9soh+/szJ9N/b/VydBjqx+NoEYPev7xND09UkAZPWDUJ8Ilxom9SYC7pVOF
kOG/KmLwFaJviEwusqlpFihFHLJoB+/3Z4NvIvahB8Mobv8mysd0tlmP1zSQqkD7gGb6AHm2hCMlKgFlgx2EDi+4/FEE4EV7FeZ+AF3OAjlhX4OxCftaVica
gR0ADt9REuvD4dwmn+Lz9prCV0L2WjTtcnv2BsDL9o1w+rwpMhl4Ghaem3htMCNdgwk4v2PbS2yZNzDpZJukUwqLJfwtPFLKZskfOZI5GR8lJOCHlJBYyNqY
KpAIEqTxkhY2Gy0TMF5iPmuj4NgWwqa7xdpHiUQPSmgdnhHNnTRxTohz5NCGd9J1KZEFEnmdLXSuCXJhOlnb7yN2xZLfN4Lft7L3963DVPi0Yfl9w2Kd8X3r
5PetW+b7lv8o6KK4EROyugPY9UaV9jphdzmAvcHnABb6btuUN+F3AHsje3+9cQf7fl2NH9/v+3haZnxhVkj/t334j0Y3gXooImCGEzgbhotXHYKxj+TiFdYE
AAgOcCB5Ab8ODKnoQV6sg8HProfkIPICi10JeWEL+gWSF1hHMHmBrQaRF1ji6sgLmkaDxEiIrHTsCtMxtCQsDiEYDuI/G/mBLizaDIu2hEXboB90GAqcHwOq
sCe2QT8Q2NnrkX6AYSCQ1egHm+kHkaZyQfTDuiezr0P64ReM/cwW6zT6YZ1OP2CSRz8I/ngssICRmz30SwAhNPphdCG7voOT0gmCsAsSwuwgCCP6gaBzQxCE
/SkmiqXoh9eL9V7P1i+I0QUqEUQ/2B6c+eiHDR6cGfSD7aMf1ombiX4Q4nVEP2SJMrDFL/SkH4R4veBcBIEwWWJg0YZNHwCmY67WdabzVhszIHMZN7JGB0EA
FSVgt17P76blu5PwihyosiUlO9i1KxmZsM8hAtSwX4qrOBNCME9I9Zb1WCF2UFyHShGAg9Z3Ogv2+kLIzrLSuX0WhoCU/gQqqJzd/sW/Hf2l3/jzL+el2kSC
NFTwZpfQzAq7eCbIfim+D7ZfSuB2s7hZs18qAu2XYhVLmBWeBwQQwg+2FmkI/vsH5a52PSwwG/Vs1ghSoFzPhtk8G/Tyozynoy7MWRc7ML3QwYWsMJl90GuA
+48Bml4kxCDWnUNBik3YeF6RF7DtWAj+2DQ0DhjvHCCZTqdzFr5lz9Hnfhz76JfvxDmAHnYWznbI+KF9FnDVI6s+d/d33vX+PL3C7YXeXnP/9z/6B5Hn7uw4
CEI3QVvrtCui2TX2TWpLBuouuyYbEqLEdyshZoexnzcBbSrETa+RkiSEtIpJRzxQrgLSEYB4LQ6JECG8prkWGWtrAXtG4E34CLRjkMAi9flQKPooM6Minidf
oqKQMYX/zoTO4jTioYpMKxPraTEb9VA+YVR0K3uWbXScRJ8jkcV5s1hk0Y4Wwszr1nz6qguGLJle0wkoJX2oyGuy57pdEU+zy5RR3e+J7pH4pBTGRpf0RRwP
9kVMZoCiZ9FaR1yrobxGxHRfxFHNF3FM+SKOUnApX8TRc+yEeFGzmCF9EMdEbD4bM67dkl8AzwdxjKz6RHv7II7+E/sg/nFfaPBRZmqincU4EltxsunScc0w
9FB7JesMWCJO+kXJDttDmUe9zT7kdYVJ3w1NB/h4E1gAeRNx9t3V5yP1+pjU60MFwb4O6ephTa7mbGpeuiaLGH7G6CNGsokOuRJDri2VNXRXkQGXYAacqjTJ
Bgz6lfLwvJ1Ok5ZaxK0vw2GBjshMUihNTg7wiJYd8jWVZg1VZNuuQAJpBZJK5P4r7XJZhtnvF+n9ovYpWsweQpYLGzFBT2B9C2wfexANO7NLriGyZKJsbKco
gf2GYQ5Us0BTgTwDA/iBKzoky2adxTj+kyO5ArXioacrUMVxYYGtmtA1XtLuI6VBW6egV4i0IRU18E+Eh31/VraNHPDuKViBrS2g3qI2BaqHRr9SWr9Sbr9S
0uPUMB6/iReP6gboBYByo6v7IdRggTMvjOzgfHZlx2fgGt7SaJO/NfNIjVzYFcyFXYHHyAHJhR1aoBmkzq2ap2SYKj6+I0on/2swH9D0wDn6QLxSAcdzvlKB
mp2rxPA5tKVA04ZzO8x6zKtYdVP0L86jSg2P2yQaEhni8C5SsViCWRxnq+wDGKK+zst7vHG+fR3HztEYxumub5zscMsxBPBfzOL67celPARHyzh+uLnssb04
txfvGpZ4R+mzDyJWGJaWiJALNEjDMoTjPHiOlKLR/Aj2aFBZtSdHdsiHQ7vgWIYde2C9aljO2f14NfU7ljT6CSFSR2aZ9hN48WIFWq1hofhpfPadI0M7JPs+
ya6/GngDGS8HfyMUiZL9bmlLNqRZdSYxECuPfYbjx6QWDZoEf9+H+JoJ3SDOouMn3fhhrDBEFlYjZFuYV0YaDQIfF5G3svnGt5J8zKyKnYOGRPSYCB8TMfJn
LMKF0z+OskXNJFqoiEli8E/yeO0jTrg+VSBUfhoV0lLfVgLD1yIyfCJYZBhpX63I0DWt64kB//A9ftO6yiWtK5OWosQkixKTUpSomdJNpFJfnQ+HrcKpZOrp
M2Ec7Q/9rmWhsDiKij3wd3KTnIbnLGtOC5+8RXuvhf3lS8VqidKet6yZSo3zfRfCxZNuuFQtzjQw/EJ3+UqtPtuWadhBiHEtEI9Qute2xeluvSGZpOpMQfga
+GtVao7qU+DvFD8eni2W9XyhHvlKs0cqJdknixd3r/qabS1fpGe+Sk3PF+2Rr1E/4TS1fOq+qD+7c7JRX/J7hfyOSrOk54v1aPdIsfRQUH0hXw+carHVxpH5
vp7rct7Nf1jWV5+tlXBGviev0/dotz3tiNJs87hzc0scL1ZnnZYoNh3RrtdFtdg86oipelMUBU3H+BHnXRUeHffnlhc1xym3xEwdS08Xa/L7Ratdb7RkLVUA
kmJzdIMs+x74uB1FgJyj4hExMSX+hSVziCP19vQWiN9Tb7crjmg06w2n2Z4DyKy0K8Xq/U61XqpA/ECjCaVzrVqx0ZiTdeUa9eqcdaJ+5EjVzUCjMWdV6yfG
ZbBWV6EZp1yZnVGx6crRaRWeajoPzzpU0DlahEfZKTlVp1lsO+O41oolI+oUW3Pj8I9jLWjMOu4058YxIBvB4IF2ZWqq5rRa90AEs/Ny5BD+x5j8FErgGefw
ycZ4pTau8rthzmIk6e8xjACWq9T2eZVzRFXPsRyW3U1BhFwOqfrGebGpljnWajuNVhtDx2ZnGuMcxJcyWIcxaE3X621rtlZWQQQKUYJRbltNp+EU29sorDVU
qekNUaxW3lavtZv16v46xgHEYPRnHAyKKYQMRzSd1my1DfM0VcRnuzLj7JuaajnwNVrRFk3OuDM15ZQgMgUD4EZkUTdenGo7TTfWUnNnQZ3uRFpT9dmmqM3O
HIHvs044R8aLtcpMsV2p11rWTB0GuOVATbNtWBs4GhDZduCAmHzImZtqFmcgWmq1xr2Y8IIzlVKz3nKg9+WWlZupVKsVFQMgq8zMzuxoNutNa7bl7IUGjzvb
m/CvqaZYLlhj9VJkK4e3aWF3EPlDrDFYsDLIqxJycNu0pr3JIlSo5ooiZdh7cFU3cQxU7F6KwLht1+NNpzxbcvbUcbAs6EARpqhVoVi7WazJYKk+06g6FIRu
wuKkoEMfuVNFYbb1qGx2Z7PI8eOV1myxun2WOlWzTlTa026kRWjCjR6pArC5sRJMmzejCHdeBGspuDHM6cW2ISr0oo2mU6q0qGcaGoG9VkcjEHVXp7Y01fBq
K90CHC2OOOIozHdN4hcPt+zhOGQZF1PN+gz0utysV8rjJ2equBfCZqNABDcedy69GMwlRRSKnYF1O81rHLEzIUqvvV0Yw+Eeb9RrRwlSAHNjCFYpNWQxmHGr
1j0EUTLCY+SUczwNABMwZeNupAVVQodkvFZvA2DKCA4/d9AqQam2IyNujQwTlO8gB2kJWzPV6eOl1sPt4rscawePKWC6bbiRWffBKuCQO88clRl3y6isnCM7
q5VGwylz5O56GXrJ4UqrUC5XcGkC9q60x2EvA4j34rBg4BNbGMeJuh/3YAtQ4kMc8mDFum/3/RXnRI475VhvcdoNmCCxDdYGoAhYLrOOgG12qliFmJxdnEpv
Y7LuPlDYD/2C9TuzQ6ZArlaOIk2Y4T1OsXYAEbvDU12r1xwPOojIU9BBkSPO0UoNRtbBhd0GPHGUIkcBK1cdRrMzlXIZwkUBW3gJ3hePOtbB6UpLYO8xAuu0
WmnPlh0JazvrkA8GB9b/VqZiRL1WnYN/EGzXcTQwBNtLrVxslrmjsGCxiWJ7GvaVmRlIoveF9g4IIX1wsI4hp+Y0j84dnIYhn65Xy+ZSLJtLEXLPNKZhhN7l
lAHsmjPFKgUB0CR40eaGeAaCtLvJMNTePtAAesjYOsv6zqklEYmokigyUwcor9cqJS0T0cNuLorxcEFDJWpxu1NtFy0agnIRQkJsKyAeKFqHje3gsHVY2wNG
Nxy2RFniuvF3WpIIvEu804JtCGeTI4/gOnY2Q+iXx0R2LoshCNQh8IjInqR4dj2VpvCBg7t37ty748CBQ/fse7t1ACcZacuW2HbgfmtH4cCOQ7v3Hirs3X5o
330H9eS3HNi3l9Mh4dDWwra3urkp4tW7a/fdu6xt9x04uG/PoQP77929926iRgESRH1K3ElIwMkda4nbjN3/Fgvnrglk5C3q/YNu6IFbjLyb3Bxu6IFNlqjU
xEQul4MQwJkotoHqbbXFJgtCVRglCoqpavHomJjAJblJA5/NnI9LOJtumwCiVtyCtU3Az9q40cM6OavgBV2slPP6n7M2vt7c6keNvX5U3+xHLVqAjTbsghCe
nmtVShRSWHvUwGijLuYdtd4q6RFEE6MSd6t3o9YeWAVejEgKLyrgXHBCeHEm95wyhogWglCJMRiEZipIzfC7WgtRKFQ2SjC9HUD6rqyVvSuLI5rdDMExDm7I
Au6bEzwOo+uyDKoQ3iyy3pRYipoZE7iFAOwemW0LQEOWR4cJS2x8vcBFLazsaFYQ8YdZdRJGWGq1CJ5/Re1YYgYwK+7J1mYBaB0oRqeMpV2qERYSRI/L08tm
iPQLI4rAe78ed4tSbKpZIVoGItkxd9FCDJagCzUQfUS0nVqLw2OQ5pIem7WPgbCLeek9HxkpmHXbzXJcrWuAPezLpjFhbcDOT4xR+ErOgwTfGmnLv/f6GAAn
pmHGTgAeONGstOEr6OSoH6tLxdrNNMiAhmHtHS0yt0LxI0IGr+ByXqNwJbVh/vYDaO2uwTTDqbEIBLq1TDrutsV2jqkNSL+zsXQFQHVWjlRglLVNJ4gnpOSn
qpzyKK+f798nx+r92pi5WMlDSsavKLRNFYZtCucj56XrxDgScVv56BuYzkSlmUNPhwOtv7iRvrfeleynWPFMbAWm3w9H6a5UqL+wZz9g/kP3Fg7u3kdbwqGt
++7bu+3BwPQ9O7bvvm+PnsNMh63KLO5L37vPl6xtR1y3v39e+v077n2Q9kL6PS7n8AM++He3b5zPh2frbXel8I+RbzfA/aqs57SvvoJL0Wx3SZ0gcP01We5f
9izfXeqDMu+HtDJLtfLrMt+/0vLvU+yBgE79hsx3RstfqAEFXmkE1v9hme83tfw7AfcDZX8AKNHdtYA26PBPtC3Sqi7n0zfevWvgo3HvGmT7atq6yrvty4pU
+X8tv+G35PO35fN35PMjIQ+HRCR/b6o6CyizSbzBElJrTY//x4L9bjzZOlGZas9WXH6iJBkPGmfpvYCwc91lS0WTT4y/hwIruLKy+JOHnIJx8gpoe7byUKXd
zaeV5c3iQfvD0uW99vc1iI2TK8mKlqvH1z4Xl724kj70anipsleTps/3laSF/bxygCE6n/eoPwjWVB16/fr8++F4OfkDsyo9+YX+y1VwhRXpgC2ZAQHptALp
7OTP4eGvQHLBxCcBWXz4oiuHDx90pR/AMbpvd06j/E25g8HzMvv/BAyOOlrcegvQvUBatvAsBPtnW+bT0mec9nQdSDTYaIqiKbfWbQWu0+Nb8e+sxDucut1p
lZqVhpbu9t+fniNGm87yu5L8krQt1MpblSBDz3+gMjNbLQY07/FoXHaOjx6q8QER6NQm06XMpvbTS/4vPCe//9/I57+Vz9+Vz4/K58fkc14+F+SzI5+L8vlx
+fw9+fyEfH5SPj8ln5+Wz38X8ujrGqBjnFaNA65/X7HdblbgcEPcoOzGX8ya9CCR8j2oC4sZCZVWo1osUc0m1Wp5rA1/gvzJ8/i2+7bu3nZo64537N5xrzk/
5smfz/Q94VvnT3fjGnVysl7sTlOHI0wzvr8K67K1T/Jtuhd4pXWvMwMnwPK+2jaP6ayPz1Kp8P0uc807I5jjz6dQnD8SnYzhNCJSOgovYVY2AQ1/x8TEmzfd
ccctb7ztzbdNwHOp8l31I3N+s8u7pxPqbAOZxe0TdY0HJwv+vo/ec8U126qB46NYrwKXKSBmsUwBPC/qJ2DtwLyZ6oCeqnkUCNzu4brsNGClAv6q8fsKMvxK
eJh0mt6oquy+Mzo2g02L4hHooJigFz7mX+CJyWOzBAg7Ffwg+GwPHB6LsIkhpzLl5WovPKkKfCdY3ju3TLq/vvLJYHpK5S/PLZ3ec7+3/PQRrUkm7/YX8Sjf
RqmXl874s1cGpo/2S4Eu7zL6obkH+ejxF3o1LH+zLXdbf7u38WjrmyXInMOVI2vlkXbK6cJV3/nM5aG58iFz/dQcjaNTnkOWZvnkGKLiCZXnM3LQP6vR8KgX
0E8TEo5EA3Ad8rcVDeRPwyWodAdO1Jtl2vOxIw9VauXNYoklSP1yVxwmMBOI3iv+n16AVhelBtYnk4E+nObF7RfYW350558/XOoekkLe6onpCtRG72Fp4e7d
8uXnHW3ZrO7+zyoHzsOzAfPn4k2F34pitlZpa/wpFJG2GrA9imITBqss3kAjMC774zRnWkhYtEmPAtCFEgzjoGHURMFue4Cgy5XjlbIjjswZ/ZECI4ksJfmG
s6vJU7r7j9JbbRxZiaNYLfnJJhysm7fRYfFmFNqNIcDCvOzks+SYOFCUU3zsbbNOc07ct1s06s12y9uv1UoZd3WAzP3cTXd1f3qkuzo/vcs320umV2pLpbs6
O73aV7o6PdJdHR1tfY7gNR/4+58DlpXWzkCk1L/qf7v8vG8tNu7q/9b38/ASUr6X/xLkz2j5/w6vXfztM/kp+j2X5/LPufy/S6OWNaTl51sDz+aZT/hp+fyO
LP/DfGbI7I9K5/sdfySfL+S53Uv5nw6a/VGWWx+GXi82vp1X5vy5Xz/MWxvM/tz0+Mtv+8KN385/4UYMfDTP/buUh8qhhR/m9w6Z9av+bMDmRz8j+/9C/l6q
4Kl8HvIPaPmp+sf/a56f35Xt/KU7PgL6s0LL/3Ec7sXn8/008J/syv+NpNkfzv+K2/9XsJmXX5D9+1r+S0mzP/y9X5bz+QOZ71m3/snA/rzowgPP01+4+e/s
M/vD9b3ozi9Ff+ll2b/P5cf7zP7wPH3drY/H/3+58cO+/vA4vuz2h7/3827+F/tN+FFwpfrD7b0kx2kh/9f9Zv/VPKr61Diq+Ckf/Pj12Czf+1EfPLNXie/K
7/y4HJ8fyX59M3+9D944/3/IU/JdP8ir+XMvFgbC80v5XTTBf5bn8l/Mq3H7w3Rwf3g8/scFzvd9F/4+kTb7o+afx+kVd774/d/kL/r6o9arXDcXeN0+Ldfl
q3nz/NTK1Zz2FuFTERiTMjJFVrVyD7WvFJ8x3P2p247CVyrux2dqnZrz/0pPfEZo5XPfcuvj/M+7+f34jNP/sw9eLrnxYHx2ybc+vP748ZnCd5YPX6n8fnxm
rje1Hl9w4358xvD1Tbc+Nb+98Bn353kf/uiNz/zjoczOu/Plw2cK35vr8FJPfMZw69XH8PHfeuIzHp/nffDjlffjMz++4HX0rZ74jPeZH7j1qXuMS+Oz77n5
FR5XcT8+4/5/ya1PebXphc+4ux5+Zfx/Md8Ln5nw5eE9BYd+fOaHSxNeu/EZ99frj8JnKr8fn5njreD1BYnfvnPBj894vL8p6YlX8+Z8X+6JzyTevKDWD3/P
T9x2XTqU+OCtXNlHApL8RMpO2nWWwShlOZ1+gzSpxWj+vKKu1qyBD9W57PCtlrWma3y+4sMnH/fg4VYTPhU+UPSFWs9czx/n5yH/cBd8/qXcp/5PXuELzv+j
/N/DYkl1ze8X82qezecX8/PXmeN/JfLmQPp8XFOK0sYJx2jVEnr/vfT8e+n199Lj76W330v/PrZM/lCghn+3Pn2Q/rxfho9n93tzYr9TqyHE7m/WjzaLM8iv
EHuKpWYdlTSLcLIqtqbFnge2CG2v9vhZtxIgjqECCeouMSOrPQ1hPq+dcJwaRNRenmubR1zU8IPCzAWXZ0al5SE2UXVwLKzUy2IidyvxQ1xxidKwNH77Gk5N
yiTGhNIFxThVBauzUvYJDDjZlWc1GlX4mi6xws0tIVWtW8Z6g22A1sH5hAnfzHz5yKSC004iAB9Cutq3fj3B6zY4/cX8E5De1zP9cv6v0gxrRvrpL7rpR9MM
E73KJ5IB7VtzbvpAkmHcTK+46f+QYJgy03dP+uFT6vWezEklqpynPYbayDm/hEtpTY4rRfdWo4gcmq50Qqy+RD2dMG13uqfOGtyClh7YgpZutOCHjzO3W9ZI
l8zx8UnGq6/kz0P66q7033bTnw5Kv9h00y9D+vVd6Sck/L2UH7rDsq7tmp9fm1TngInA9Ipb/jx8yGBX+ll3fhf7zP2Yfuc/66b/TlA6tL8sfCjlwVtz7fpD
Tg0QyQE1pbSkd7gTwEr5BymXO/4I89juLLSf6HV+m3RkPzZP/t1AwDpx+/crMt/Y5MnEEvlOTcl8o5MfzjBOD273mMx32+RPEgHr163vYZlv72SoP2id+fP9
yqQn//F008eUCnNrI661ja1maSPpLRZr7ZZEzP49YunxeFC2k5v8rfQS3wlwqr7zj5Yat4vvdetbcjysg259OytHZ4qAnBvNervenmsgK7XmVBVbkHmr9NFi
CrMe4qE4pPQjXHzfQ42kF3/NpL666a9geHs6r66a+s8vd6fN/Ezf/3UXfa2e7WQQHHg/Pl94/Dhxl0lP+ev35/9yf9A8dfM5/OtXjmegWkwQfD2YNPfN5fr1
jz1OV/vdBr3hCuMIMxkqCf7v/sf+jqsd19c638iDnq3CiUQ/xGg/M71bPuUv78+i0P/4CefImDg0Axv5XGt8ps6UW6nlF5h41P64dzkiOF27qhJALwSWNuiR
wHS+edmrtJveo7TRv6liteqy8P3nlouTJj1gnu/V+egl9zx1yZdf8UUVX8HES5fz7xg04c08bwXARcGyVi7RHz/8CF9+axm4+wvfvrHceXCyYJ5n/fn9/Tns
y28F8i2++prXyynf9y47nq5+HdFDhFC62KMu7TyO+7kBJ0o37WrP0ZeuM8/1y42DuN7Mv9w48wXR+lR741R11qm1Zysuq4QIED/d/GzC5LMpetcPr6pfnxsM
4hNe7tmfdWkzv1o3wXy/y/mvJ4Ly/0ne7Jc3Ph8L7E9veFmVXorv6rWn8r+cCJJTvdRzft8/YJ4j/fWbfOCrh/PdW/eIbcXmEdRwcalNRtcm/tTuFQbiV+2e
oYEfa226TtervJvuK+8/DxzeufR6ZH7xM+68ngrM/1eSv/hnXfzV+Z1L4zd//ReXye+vPz1gnseC8cllt/61gfm9/vfa3/eIibEJsU1M5CbeCIGJ3CbqyBjE
34SxN+EPYrdRnlsmbufE22/B2BvHNolNY4a+0h5UCUCqnBSPSCuQbkHq+ijwkul273JkS+wZE/eMiV1j4n6g1uEQOCbeNiYOjokCocZ3dOlDAPE/vsnZNEEa
U/gM1hkK++h3/30c9R5ptQHtO5R8yZyXS+5+6pcf9aq/QFe2dvB9fcE6nPp4HTbusrVQk3EMvo2QZ8nZcDhIH2XKOeG02t7VJWKrycOQQ9fvNQ6NqgqvllXh
+IN3wNp1nFq+4ydeh8p50zDIVbwjVWwqPVTSGYGcFei3akqgsmErZ+jLQo+xbmhfmcUgDZUW8vXkBf0x0apzfZW2KEHlR2WnTQ07nGhdtS5n6fe3gGwStbp2
y2yTaGHDc/XZZgs7yhUr+V1IwYv8NGpc+5KjdYZTvo3njvgYjox4nft9x4tN77vuEsVGIwfRYzCbOeZS7m47M7kWEHt4u07qkVWc1jsnfnkLseBkWcjSphvU
rUKbLrGOShadln4QiMN6s1hFUCi0ATAgzzv164p839HU/9LKe5c5kE8CZ2VVifZTVXXlzbFy7JjonWPXvnu2b9jiu48j6ZeKdpEENbVgUkhL+nDXhTQhWUCb
vatiAIm/KCH9sEpVdywPK3QxhffvygwMW/RbZJ6lGNIcR4ziqSD778uJcrN4oiXwruccYyAAK0BR9eocil4klLpLCtDgxC3Yg0obl6VAFnfV8S4w5vzrs8CV
zhTnAPDw1mFdHC02sOjJMYkToYHRCYCzDVIJlG7sjm4aE5s25NCWpfAPwV2axnT3cJ6cqdZam2WZu7LT7XZj88aNrdK0M1Ns5eR7ZLdtLDYe2ghTs1G+y+JZ
o/9Oe3xcH83NmiYdii20/rgTpnUo2x+Q40EvR2D6A7csnf6gl941f6wwjeOK9+mX1RN9bemXl8HrGv7W7TyMbjjMaI1UfTehlttMvemY8EFpRxz4CsgBkNYs
VlqMkwEEWGNQoUgEe6attlC47Zxswx5SrMo0qfpcqbXaTrH8/8m78vAoim0/QREJKKLci+DWxkgmZjKZfUtiQDZZjRCFq/DSk6STjJnMxJnJRmRRc5GLCohC
kCdcQQLKIiJhCwEUDIgsARRUlE0WZXVDUES8daqqu6u7J0G+9773z5sPMtNd1VXVp06d+p1Tp05hXhwazQ0Su/4xwh9vfSWsmyUXgyRIWCGQPUiQR3x+ENog
fHMEIcCOC5Mdb4ZFOICTpwQFOao4sj2Xpi2N0enCf7l9Ksdqaf5vgX7kEQ8hEZp1MI3ItMU6Gb7HLP5B4BviwyvHcdHMtzQBJhDBn6/sfzGGFE9Eh+giLlSg
6cFfCX0KLwpTT140B13mebJBuWchLMxxZrPVwPXxhYT8YAW6sAAvDfXme0M+zuw0WlI5PlkyIPCcNw89yXcPl5ZgX0jeyPAb6V0kJJmqgGy+gsII7kC2bTiy
hQfJ0JJKHPQqinwjzAkyMQ81jxImwBX78pLz/bhQLOYIK+VSa5lQbpA8WLGLLHXA1ZTPVSGBIEfaSWY2lZN0NpF0XLLYP5BHogGnbykjJQVsF09MxHWK9XNX
q0H56U4WUfVoRsgXQuFkEj8oj1qwPBy5lqtQlc+gmeJwKsozOna0en8DmXLYOAoiFhLDH5XLS2pXazBsupCBI0VcvpAYFAfN56I/Mp5MJbgUKhWFDp7p0YRL
ASK6I2UiHa/o0yxlfWpPYa5YCBUIgEBBmnMRbxHk4ngcsAuNJR47qoOwQaBMRAIQRsvIjM/m8CEIkeIWMCL2a1CxRKqaH2UbTFTSclWkO9FAKvaQn2ieEoaL
qIvXbPhXQnqeDE+90mFdkpLihCKLTRwNAmQgXTGiztwgQdXgBHcvIj4mGII0hUGUysbsQkTkowQEwPIBEd1M1DdA8+iPH2rH0Z087ORD4ulhh2zUg2EigmUW
yMIcg53u5X01PngANbmgFJAa1MLTEDZZQR7jLK0GAUEy4JpVDsAfwJ/HwY4fcB8kUwgnueCHSfs1PUD0H6T9GHU6TaIKXwfZ8lFx1DanrUosU8U/Yn7KnWQ+
lHsTUaLZriX4Hma7SDQiRoKcRDR5mNO+ZtUoA0NHXRR2gyggsr6jZQeUDiPQnC/GSVxG58/30bc8tkHCiYNvEGYy9CCMwViWHjI7AsdqWRJEgT8YgN0YqsLw
OKBJpAR0Mx8NWkndXR6D5QFscwgJJNKHyJPegKIWZvxFXRnUK8LzeRg1nNd4jtARyktTaDonxp4St+TwOs18LMsVJFoDYWxNQfosHWZSYXgoouKgt3lNscC/
pKFIgYGWRhUDCnnMq3bA8FR3F5mFHXSo0nJviOjkEQi+GTGK8TMQAKuEHLkhVBpCWxS88JrtjLxqhv8r5OYU6ykRhlTpWscdPeIoUBI8XFwJjdRnrIhLjJX9
TjBgFHmcua8IgyN+mHQRnLLDg01XUZLkYx6X+UGx30eqXtWbJL1O5ZgmleIjgxrjSonB8EDwaPgNZw4ifFAYVG9QkevXdBVqKMRsi1XJLzZoIBZjZEwRnkFw
PyLIHRTG+FHXYv+J9oVr6EE5Zp3YRjlNERRMpxvJJDGhw6QPm64M0IgzykBQvZ+Ljq1C9DcsAhFx0Hi44lJ/xFfix1tGi7mcSoI4muV32DHt4YwEcohiVbci
5v+AXsymq0HBPMhgFPuxearqdCspX/YSwr6CAEe8cDiLyWI3mk0KvMoGc0NKEWRUpsvwlybLpkBsfwxHFGA3Vanqcnw80oJJOKkwj/EFYC9vRALF1BcGfsKG
ZIxN0IWs/qRy5dTKQ4I3KqA1YJOSklCwgkZs1Og/cvOp0INNdBE0WZJdfkh8ydLbgH4Lfi+SstAIXslwWDR68LzJcXHx4NwSh/qUIV+cgabJYey0+eX2aLKT
rOiO2CASHE8KngWeTlwcYC0oqDgcx402SI9Au5X5Tc1mVr4Ybqg03iDDaLFlctcpmieUkbgiSGj5adRNJh3lABmOW2yQ71GxFaeYL1ATVXJZmU4fHx0r/lUp
XC28Cp3/tQEFKAIAxBrMAdNwlPwkICBjHmJAvkG2g4CpQL1FVfHJYg3mGN5KOBwvo+Sg8ZknkKkC41lqf2B0oDDM4+IHaBwnslKUd8M8FddsFASpl+IqzJjQ
0coj7x6tpKHKrpa7We7P2Oh9vYrKo9Wq+ZLXhMvgJQNMOEqUDqKf8Uh4+MuEMDV4VagswGYPDVlgMVqFZCuiez628WDHaLfRJiRb4BpsuCb8Dyy5orzgsccQ
TwPF5XpDoUqp1xLCjL6KcCAnhvuQA4pQdEmhPuwhV0CqLMaYQvhBUwABeGqNyiiu3yhz6xG9SaxDDSH1uCsYi96aGKo/AQxHvFdBlCDQ1SUYUE/7Zy395rAE
ADsXVtqrpOro++gTwQqCmBncxUlKdgUzhY/UJleyMzxKRxm6gyoVQgMBdJJgaQ6Cw5KWjq3JAa9fLyYkUu6DpR4f6Cyp+LK80IdS9T4uDbXA6BcCBagfkjkz
160buvGkbySXlg4P+5KSyANoCi0NBVB7nvRBvpFcEqeHi5HoSrqZyD3A6SNwp0K6k4LyVdB80t1oxiDCr6qAHlSmgF0lyoblZvMzC4n4sTAO9giSBLGMrMXK
jyPdK1gkLbWUlhADUcSLaOjhnEa7kGxjB4akykh6CFY1sAHBqFkviTATMoQdFldIEEORlRGiKSMS5xYSY6+PCDG1X2YM/YbNIN9dp9PdkqDSP9Tk0Me1sD4c
Jd5EAAaa1u9Rs56rB2huIOQCk0YWGJ4CEQMXLI3Q36BWqruBK/EJSAsz0GXLMFlO94Xy/oK9J5XEMqBh0yOkEg5U+LBsqVABmmHUKFsugOkWL4VBAzAMoi0C
sIvVDBVSIsa6MCylef1G2f4oEI0Wd6MJ2+WpRR4WEnKUUVV0sLyppKZeoYBQvZawLHkjhUtgS/SANvFoNs/GL04xWLG3QrzG4VHDJd4AY8fxEG0bUHy+LxSO
qPEfCAlib/SkExlmRK8gHSGhw2lGqRKl8ieni42S0htiotlnxZHqC3F8kL6AT2FAzJJsKeSRVLpW6odlUT4fIfCwtzKMmKAc206wmPCFjRyOeI3XkwA2O0yc
VzkvsPNLBZlY6EK62o/AaEQDFOYWbNfLRzg4leORcmLmKeuROZXA+wrZbcFIxz82/EJjolmKWVOvjFe8cRDyFX4VAUATGWZdTIv2YPSSYuGIXM2YhEcirIog
JBtFWvEhmxDwukl/b5l3qNqhg6dRqSsQUSrR/woL+raMlPqMB2yEoBEFuWrzrkGOhFIsBrooY5EgX6Yy3FzdUspop2QA4lenVOWVxxDwCEDmBoFGZqNFNNSF
Cev4AgRF4aV9AivzggKW2YVsBCaexGwhMGWgkC96kQh+BVzFZmOUWwoVzrOLnLAWSaFEvsYphOUHTklQZYhi0Aek8j20QMWcKpFGAlGihBLjO4k0JvnX03G6
QcQz6Wg6T+TSH2SgjAavkNuVSksEk+7LB0zwYDrMcxRFVD5ZyWAOnAtMAxI+oehEi0Ok52UQoqcgRINBJLCBMQiFIAwCGZ0am5KCBgJL74Q8QIQJHi4hLd+V
YOAS0FAAbJUdDOUJcL8PxPtH98OF3hIBXes1c+urCnsUxxOdgI+6AMtTfRFUaTHcNPyG0QHf8nAAlmdsvOLzzY8XJrOBGgmuYeAw8lG0TYSxwaEECUbKQ4oa
6NJ+MBwJU23CjPQG9fzCwiUsucuxQdsXISPmmoeIgQ22reL/D1CHDIH9Qxw5q4UbIp8kILVHPtKCyirRdYZGvJICYxPH/h6c4rAVaBrZ5YnN8RgYIHkimY1p
ZrnFj5O1Fs4K7B6OFoFNHYAtNXroJySboEM19L12+WlsZr3eR46Rwh4Ekg0G2wbpghFnMzInggCOBRmhcIlA/aMJWOchR2YYYkdTVPEho+PKJzxQtgsTvZGh
KZo3wwrniY3M82F6sgFea8KGNdaUrGNPPvByCFxlImU1FPJWqp8Hd0M0YecG/aXFgfBfLd+geY5dH9UrJ0286kL1eYIMJaYLSysyEGmfLULjL4nS2SI0/KAO
sAdChT13gI9qX9DjXpSnGjGEoDocnycRr2DzRnHdTUQjNLi9xsGTWflhrTvAq4RNabQ3aVSkgmzw4akUm05h9TlkVLeXJ5gtLI0OAD4iw4iamrrxmMXBfGxs
3t7AR4lfe61rSuwnMVbdIXqi8CujGHrwXiz8U1/BGozwKQCqo7miZd5Ex8RHMVp7f7T1ahAK1MUWpK+HwwuzPoxtMJLXk7fxqMx3Hqw6SepB1Hi/eoW8Vheg
VCAMnIbFcBdJ5asZjT7eGCM+j2nZTOk6HZrv8dAF51qswanSQeIBEXKCedTeJCq8WSFvbhFMc7DcLb4Eie0aJqVspm3YQr8/Rt9ZXp+/3If4AsSoDSteSn06
mewcG9xjUG8em/+74zx81HQawFMW0gblDKJ1EMX87A35wIyBjRPUbwkOScPIhBadqioIq8c4E3YORV/lWN8krcOCnraM1LOVvnNsygPkufQ4JpWVR9EDWvJy
evSAls1JJDU7qSROs/4ZXM++jwu54HF5TSN5GNVYw4IMEQhJvTS2JucrCARhEY1SjVkuMeL18Sj+Tj5xlYV4HIUwT1FTN50GqRhphnzUrCkfpONB7xdFfBD5
oTieR5mzWfJrZnbZfq0Z0SJp9XlS5Z9Q/timkkfDhBzZPhLmemT2U/GLCJ5BFtPoy+KRXHCUEoNXovohSs97i0HHg44KkkjvjMsXdtNIVXqEGaI4g/kiGhcw
0b7E5yMszJN1CdJKqqlgHVwCufiklUIhwHAMDDeBOCth+QUFIX0PvBPjOI19NBXxah4Ada4YgVkuTneV/R/wdzul+Q4m/qm4HwSE0VYdOcvh3usQf96g0z3b
XqeL6UKe2RkTzb7jzcvLxpYrPeloiyTi8/1Bb8RIzhQsE/oRY11ly+1ronXswvYNWGgUXaew9MFH64oWqJbK2U3L2RPTcr5Pab7PYq6+b+Zq9tL/yQfK1/0/
+zAnhkmmLGU6knzEwCWtX7NxcgJeNKi8/j7SUbH0szdG6+s+gmra+2h/f46+N3/TUJ9q9r5Yfof/nYmj3e8+Frdl6Nmvt3xZWjoiq9OpOyfsmRr2vR4fv/CF
8l2bNiQv+ayuf87+mrQz1d4Dl3atG5Awv/41d+8ldy9rOn+55wDD8p3Pmi93+q+L2Q/NfTB1pv2Xi3s+uekT3fM/rXjhj4fHHH5l1e7I7P2zhpfdf8Otmx9t
PPfpuy9MvzgktbTXjk7rZyZMnDpNN7P4w2WGi/XjdFt/PFe1P5L55l01p7p2nJp34/GGWu+0laP7332mzci7pk46N/XVfnXzHJaF5aufPDLoo/WvTTvx5eL3
PBefuWtKhy9GtLV/HV932811Ax66zXhk24TMYNvtDS9dWRi/rd2fp5eu33t23c4rJ76qqa1z9Mgu+dflnd7qjuXbFzU8NOr43tc27Fvh8y9tvc45/r7qvnf0
Xdy4IEno8s3wzqt2px565OWawK3P07hkb22nHzWNTVHOCoFJP5CyeGb93g0ZB8YZfit9sinjx4PHenS5sC/jkbXe1gWLD2TUXTm4qN3hIxlHZnd7a3LNsQxb
n4rGBbpvMzq3Lxtf9unAhnVLL6YFFhWm3X7ywomFuc80fCOkxI1NGpU2OX+U/pD+Hw3D5/30wsweobQLBxfeP2hTRUPi33oNDjz/29wPDth+2T0s4XKPKT3T
Xp+W85W3ce3BRbmPXjm8Z9BDnkD8qjun7m57ytjvhgcXJC678/RdV6p7rTX+Yn/uux5jsuu6lbxx8rx76PPufa+4U/W/rXsxu/qNDjNaH/yz5td77imOfeLF
jinfr2q7LaFpjKM4+VT27PyMPo9U/Xj89Jb6hNJTU4dMvOhuk37jyJfvWZb9e9GioqrLfUzXPX6X4/xMrqHph+jy5HDG//b96PtAWpZnpa20Y+dy+oEvMzbu
zfgkvn119sFjGf90X2gonnQ6o2jltxe79yRxEMtoQeWtWpa3Le0f/CvpFfRGZSuyn4F6ucqOTQPh5A0OKdVh6q9vwbG24DOqlXp/hbweR/34vcSiadKk43Vc
mmpWPk+0gAouIGA7AJ7ncawDMV2KZl3gLWmufiTgYLeWwh4Iheglk4nWHx9iKusVpxsmKvfLwXnqesgVEAJRni+hM7OoFGNlyCc5Povtpr6/VDsnb4ktHRBE
W70meZqJvZXLxF2oZ/ZqN7WXf/9+oxxrByJugGUNImdAzDuJJyP0XBqIn39UR85VOiHJf046K5wLPx2K6CW9IAVAKkMS6uVgFpKtJgeGiGYBfoW8eSlg1skT
cr2VYMsTRNNBit7CyYXIR0fCU4yjsZqeUDRZmVTQe5QQCoKFpLl84WIA/kIgWFpQKO84ILsrgEErJUcN3AJdSPBjW2Yz7jPKoy4ZZ2kN3XSK+VRzX3o/rUVG
WR8+7yHZrDqZU47ApdK91O2FRTDQuYn1+LF+A3yRBFCdBKqIEs8LyU4Eu3Kk0yDx+oSeTSPDVutCKilVEme4vr3xUOZqs/vSpbu3thlzZdryM5NLJz0yrf6t
nPEXZr8SqRmRO/PVPev1U168/eczcf3PzQg47r93q/X9vsmpwmML3yuaaTkT2/O3gqODyxufej5n55n/fqcund+UUR5csXX+ksmLn561tLhr/5jGqo+OzD/e
7eWsS7Pn6fdsv3ned+N+rtlQs6Np/JvPPJX5xM1vLlmdotvm+iqh89z604f37OIf/PCX/dk3Dc9f9JZ+gnCubnDNxiurz9595bWetUPWFHXI3DFw26TVx1f/
e92h+fE5y/t+PuO+jNqT7tqEU2PfPrlm197d7Y4fEPFL+jP1jqSbNv4hzveMhFnceLpiCUL6Y5OWlUzfN63nza1fTly6bUBiz+za+1PfXvLxSy7h4HvDVhrO
vHLm7PBvOzTqjo6pef/3jptm9F5fn1h++4HKOcey6tryg8xFM6qGLex8YmzSnL+vTDk9cWjx2Y7td64/mTV0w9erpjo6f5704LTiI8adzhv6L1jzo3N918+6
Fs/q0GvegoEDy9bePnjBF73GJw94rmHWgv67+63b9Pi6E7mxfQ8bDiy+rvuxezf8lNF6qHFIdmav1KZpE6Zc+WDmpVNJi3q/vd3+WOuX3jhyaGOv89UFv/yZ
cEvnhb++e8vRxo9UbDVOdf2m6vpj1fUl1a6nN5TXmZuU1/HnlbVNn6HcVNOwXnGtLzqnuP6t1TRFbat61rPXt9R+pjhF54Fvq19hazvPnVjBvpv5neyjzPX1
G7beMYm5bjQ2zF3G1FbmKWp3UL7+7l/X37dlopY/xNpGdV7V7fMvpOspiwOWivEvSNd1w2Iz/l74jnQ95+z2nXds/FRqXHWn7t5H/1EtEb62y5Q1tcFa8drT
gTufMHnbTrFx1W1f+7XCnfGsSPjj7dY4Pm8zeQ69nndwcMH1O7b+tFVcrp4e92zv7s8EL1PC/zBrRUnS20saZ1HC+1sfHei4tYuzkVxbtmy+4/Cmxw9VXyC1
jU0b0dHvmd7utpmE8P8esPxvbbZW7az5gCiI4+/mvnp4bdeN637ApOjV6bbzE25akfl62XT8bo992dl8OvObeRmdGuD6xkVNI/+4/3jXSY90OQ3Xxz+Z88R6
Z9Ou1bu/nwq1zU7v/+OS1te1Tti8aBWou613vFHcZUvPze+tmg4n0s29T/fcseCIU1U7LWMmo9omGsbNPfDiz8e6Prdh5HL0bkucXLu9AdPsOTkp9sM6nW17
3PluvXsfbFU7K/3el9TjWde9Y3bZgfZpA6s+e7TPDz/v13381O++2Am1HXbE/5xU9sUE3ajeo66/6dSkobpz36989eZF477YN6P3lHmhwnEnF81z7dmb2Xf8
2KT98/v2+OHp0/m5b/0z/suC7JVTprz+qH/w/O5p7RcUN/W4eLTu/J9Cm2+aMgc07TKZLVab3eF0ub05uXlCPuxoM1lMVpPNZDc5TE6Ty+Q2m8xms8VsNdvM
drPD7DS7zG6LyWK2WCxWi81itzgsTovL4raarGarxWq12qx2q8PqtLqsbpvJZrZZbFabzWa3OWxOm8vmtpvsZrvFbrXb7Ha7w+60u+xuh8lhdlgcVofNYXc4
HE6Hy+F2mpxmp8VpddqcdqfD6XS6nG6XyWV2WVxWl81ldzlcTpfL5XajJrpR9W5UtBs95ka3dD12zWjV7rsOD/+nMLvsjSIKoDBcFvfi7u7uTpACxd2Lu/ON
4g7Bi1uA4O7O78ChuLtLwzvkkB42G2hyM+8+e+fubNuZ7LTx/75nDz63JvFcdEJU1FXdb15je51xgxH4TfNbjNuMWM7sO/K7bBM1957Nvc94IH9o/ojxWP7E
/Cnjmfy5+QvGS/kr89eMN/K35u8Y7+UfzD8yPsk/m39hfNV7+hbhPX23uT8YP+VJ5n9uAAJPEUr2EJ1Snso8NZ1GntY8HZ1ensE8I51J/6TPLM8SSj7GrDY3
ms6mNbKb56Bzao1cEdbIbXPz0Hk1N1+EufltbgG6oF6vkHlhuoi8qHkxuri8hHlJupS8tHkZuqy8nHl5uoK8onklurKOvUrYsQdWNcL7qWb7V6draN2a5rXo
2vI65nXpevL65g3ohjqORhFes7HNbUI31RrNzJsH947yFuYt6VZau3WEtWNsbhu6rdZoZx5Lt5d3MO9Id5J3Nu9Cd5V3M+9O95D3NO9F95b3Me9L95P3Nx9A
D5THmQ+iB8uHmA+lh8mHm4+gRzLiOJ9Hhf4+n4Ov0bIx2nes7TuOHi+fYD6RniSfbD6Fnhr6/zXWr7PTbP94errWnWE+k54ln20+h54rn2c+n14gX2i+iF4s
X2K+NPjbh3yZ+XJ6hXyl+Sp6tXyNeQK9Vr7OfD29Qb7RfBO9Wb7FfCu9Lbg+8fu8PfycDT6zyHaEfa+Dp2PYZ6c80X7Ou8x+fwizx8Hr77bX30Pv1XHtM99P
H5AfND9EH5YfMT9KH5MfNz9Bn5SfMj9Nn5GfNT9Hnw+ue/gF84v0JT2+rO0Vtr8Aqv9u0WWdDgA=
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
