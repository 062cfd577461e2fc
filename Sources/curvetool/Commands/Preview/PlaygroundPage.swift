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
H4sIAAAAAAACA8x9C5gdRbVuV/X7sWfvmclM5hFIdQsyEHKcc+HmhZrsOYABPZDjQeXe670SIByYoJIQc/DcMTMJIUbxERAQEGTPBAHBIAJqVDABeQTkEeUV
EOUhKCpCfKB4RXPXv6q7d++ZPUng6Pedgezurq5atWrVWqtWrVpVbSw+84PCMAzxW+8/TpDDw8YJ7rD+M06w06uXpgyL4RMEPQvcmEP0PIQieNAvnaykyb/+
cKGgpd8w9CGGPjSkQTh5HoP+2cOr6I8qGaJXVNOqE+QQbgmZVcN5xTrfMF5bwxqM3VATcgzxzdAJPteU1T/ET7hDRbp9uPJra5WuxNEJBN5N36HmVSl8fTWM
LJuRt2EVN3CVJsKqPCHDLG1xyEhkiPir0r96FkJA40yZc+prslKKpctZmo51KlPSUNoRur269NCwzm9nabqETvRw1bfBcIYT0rN7yh/oLsuYYihvsabjkIZV
738qYuav0gTdfSiWEj29IQLpnjS4mjqtnJzs7nDeOymNvVWr8v5xhlOEvAxJwE5bwb2dv81v81Zq3gHiQ+mdT5WtaqCm5nFQYShHD0+rVuVcY35M98vwx4oC
xB09XOgdN0fQGx7Kbou8QPUHxQKOFpZUAjO6r9KUtPTFL/SNm4Llvh5KKdFYN1WhGWooI+iQQQ0cYlqQoDEt8u5MOTTIOVRLXso6BbRd3ZspfnVm1f2jURkq
CLy+k/sJc8mHVk77wJn/ftopKz5w5oqTTz/tRLosX/Hhkz9w0ukfPmnx6UsM17w4uijyXMuzK1Zrm2G7tuvZ7bZtT+kwDKtzapcTubbsNqTV0zttnx4ZuJEf
UC67bNg9wjeiIOgOZFn2yH0Dd7qyfT+QfjQ9dmM7eVMQeZL+9fieu59r2Nb+xpvffMAB0ixL/4C++EDDdT0D/xsxLpGUwosOksKPPC+QhmdHnm330G3vjIMt
a6bnef9Q9qUnLS7kEap2cJCkO0lV6LS3lF0Lr7vd/n80gv/mHTJjRrmMd17wj640ygHKWdL/x+5D/cgtl7t7UN6wAwLSL6Xpu/r+v886SAP0e+Tsfew5ruMf
NNfyDrHkPC8qlw/xnVmHSRTpkW8tlz1XF6NfLlTWZR0pPdTtU8sOfdvbA3v+grlvrzrBIYc4jjOj3xnoLR/kdduB80+HHH7Eke84NIqkKxdKI6VK+r/HCcZR
cbks5dFx2egOfcOL6e+dfo/heT0yNHu6u/0e6hf5rsgIIvkuAwXfFAQREIqi6J+POfbYRf9yyNsib7/g3d5B/xq5+3v+QQe7vgfqG+5x+/z3cifXZUm3+1Bp
HuIFth8cJd4TdTvI4EXOew0DlHGcXsMgTOX7XPt4+73d3qFH/w//f/4vS+Z/pm9I6Uv+Z0e+K8AjkuuRkeim4TAQrh32e4HniffbgSCm8X1LWFFkm0JQ/0k7
kFZ5/7Loj/bfn97Z/9u2XLPbMnqs//MB61DC0rL2sfBLf5IYxwjiyLKIUT3Pp24mfG3Cgi5HW1ZgNf7xs3QNWS6jQa5nlQ3pm6ZhyaDs2hndTwjsbgYUMPkN
Oemf8CckuVLupkCTP9sY9ydQY6RfEvxuWXaJ31wZGppBSeTcEL3b4y6W3TOIx+meKGDYQFoKkZX0BdHP8MuWiIzIMHRj8r+0+kWyjPL95SJOJ/6L6x3kUiHL
EuXItKyDIkOaUQAY1JmglOO828ZVmqKHCBX1iMCwDOMkYmQr6om8ftkdRVwlBCP7B6KDSN7J7zrowHd1GwcFLqmJyO9e8i4LIhOhBkue0uPvE/3bqUHUTQJL
f8J1SCWBWPQgA8s2Kd2SPUHg+yXfp5cGMr7PNw7ljPSO0vk2pPe+S/dOi8Pt9vvx1j8t4poiX0iHux33JOT7+Ea9cMnnHzwQXQf9pdQ7Pv6nDiEYjFzJL3U7
BlOE4aN20kQyBaJ7xz59foXoSRwYfPAQt+dDH97fqLgVUqiRTwrX7aWuk2d0L3tv5FKPye7uwI+oqyPbgn72ykGUqhZi+e5/cN1u6bxv+ZnL3+cud4LAKXPl
nQP2P/0T1U/wuldI/yNnRDNWOvg7hBBwgzJRlwAajvd2++3OjPe91znEOaTlEGt5N3WotxwFu4/t/vfAOeujVrflijPEnfadNkmlYTse2YvVkVvaQndUtjof
XPLBDy//qDRaTvrI8pVLzvzAisXL/23JijONPwVZykkf/tDKJctXGL8IwjTlg4uXLjFeCUrZ44dXnPbhDxl/zN+fsnzJEuM3QZQD+MiHVhi/yvOvXHz6R5ac
aewKWrOEJTSKnbbiNEpcHWalTll8EqHxcp7p5NNOOWXJ8iUfOmmJ8esc1OmnfWjJ4uXG7/KqVyw5a4Xx56Ct8PiB05d86N9WnGr8JSinqYtPx6i5YolhZ3BO
pISlZxJXpc/Ll5y+ZPGZNKz6fw2EURXhHfbcD5/xVXGD2CnWyE/Iz8gr5XXyZnmn/L58Sf5Rjpjnmp8yrzWfNF8x/2B+0fqSdZF1vXWndZd1t7XNuse61/q+
dZ91v/WA9YT1uPWY9ZD1ivd7r+s31ivWX6x73HPsj9ufsa+0r7Gvs6+3b7Rvsm+2v2Fvtr9l32F92/6OfYt9q/1d+zb7Pvt++0L7Lvtu+3Zv6oXWQ97D3iPe
te517vPuk/ZnxVXet72aN+p9ybnKudq5xvmyc61znfMVZ5NzvfNV5wbna86Nzk3Ozc7XnW8433Q2O99yvu18x7nFudX5rnObc7vzPecO507nLuduZ5tzj3Ov
833nPud+5wHnQWe78wPnIedh51HnMWeH87jzhPMj50nnx85PnKecp51nnGednzrPOc87P3N+7rzg/ML5pfMr50Xn185LzsvOTuc3zm+d3zm/d15x/uD80XnV
+ZPz/5w/O685f3H+6uxyRtzV7hr3bPfH9lP20/Yz9rP2T+3n7Oftn9k/t1+wf2H/0v6V/aL9a/tle6f9G/u39gP2g/Yu++POPfblzoXe+d5nvE97n/LO9Ua8
Xe5f3b+4r7l/dp9yn3afcZ90f+Q+7u5wH3MfdcfcUfcK94vuZe4X3Evdr9k/dLe6X3W/4X7T/bZ7l3u/+2N3nXeR913vG94D3nPeC96L3qf8z/oX+Zf4Y/5G
/0r/S/6X/U3WldZL4cvhJv9G/yb/2/53/Fv92/zb/e/5d/h3+Tda3/fv8+/37/Qf9C+Mfug/6j/mP+4/4f/If9L/sf+M/6z/U/85/3n/Z/4L/i/8X/kv+r/2
X/H/6P/JHwlWB2uCtcH3vHOCTwWfDj4TnBd8Lrgo+HxwcXBJcGnwxeCKoBZsDK4MvhRc5V8VXB1cF1wf3BR8I/hWcGPw9eDWYI1/tr8l2BrcFtwefC+4I7gz
uDu4P7gveDh4JPiK/y3/oWBH8Ij/3eDx4F7/Fv9C/2l/Q3Cuf2FweTAW/MEf9Xf4u/xzg+8E1wabg28HTwQ/Cp4Nngx+HPwkeCp4NLgnvDf8SnhV+Kaa9Tnn
EmejM+b8P/dP7qvuH90/uK+4v3d/5/7W/Y27033ZfdH9lfusu8G5wrnf2+Re5F7ofs493z3P3eB+1v2M+2n3U+657ifdT7jnuOvdj7vbva9Zz3pf9c7zr/Ov
9e/xt/l3+w/7D/nb/af8n/g7/d/6L/m/8V/2PxlcEFwWfCEYDb4cXBP8MNge/CB4MHgg2BZc6TwTPB18M7g5uCG40rzaWueudW+wNpo3hj8Mt4f3BB+9N/h+
cL7/Of8C/+PWeusT1qg1Zm20fmT+2PyJ+Zr/F/+v/seD9cEngovk5+XF8qfB88HPgi+H14bXhQ96fzVP+6n3vPcz7+feL7xfer/yfu295J3jfdxb711jXWtd
Z33L/Y57i7vF+5n1iPNr9yX3cm+rd5v3Te9mb7P3Le/r3l/MS+Sl8gvyXnmfvF8+IB+U2+UP5UPyYflj+RP5lLzB+5p3o3et90v3085nnM8665zznPOdV+y/
2H+1/2T/2X7NfsC9073b3ea+ZP3W+533A+uP3qve89bt9iXepd7L3k7vN95T3tPeM95quVaeIzeF14dfDWvmqDlmPiIflY/Ji81LzEvNL5iXmZebF5oXmZ83
LwgvCy8Pd5kj1mrrr2KXGJHb7R/aD9k77MftJ+zfhOdE66JPRp+Izo2+K7aIrWK1U3NGne3iB+KH4kXxa/GSuN79mnuje7P4uviGuFPcJe4Wd4V3h9vC883P
mReYnzU3mOeZd8i75TZ5qfMF5zJnm7hH3Ct+br1g/cI6ZXC1+LTcIM+TZ4u14hzxNXGjuEk8bD5iPmqe9R//9z53u/sD9xnxrPipGPrYquEREazdOeeiqMdQ
hhJKVtaMjIwYiZwljapRjZTsDW+RwhqWCxSNafRnvbOEjEa1gn/v7E3kYGxWa19eM2LEomrFhomc1iA9IJcYTIwViaXMo0pGKBfgPyX6pJGYRzAck+6prkjw
y6rRJzdcS6D4NZ4uuJYB03tCZ+SW80eManmwesayxJylc1aN+YTHikTM0nkJjrIAeGli/zNVYSl7aXXXLnMwsauVlQuM6vCRJbNqKJtaM7RMicGsXBX4G8pU
1mAKWhESXC/hMYIGVpGb7yibHKTccumyRFTPGuQKqR3U9KFBhRaFSpSpbLhICBDP4PbUIQ3nkOg/AkBkWJqAYEO4rcoVCUiBDIBKcGfppzA8WpjDhKtJQCUB
lQuI4MZMwyAiC1zsd5Q04WNgQxfqVaouocwyovJMkdgMlRlG3Iu6y8Owjt3fHum1ZGavohRzQK1PbCVwcVaBiquG0F30i9Rd9Fc+OxGrEkk5hih7mmIqZ1Vi
6TTKnQCAkulbgpDdJahgaLbp6brW5TDXzjaN8EAhhpRxeSIO1zb9zvnKuKoGblZi9JI08en5p/SG7Qb4FCxqVF0lXgupDRZRAj/D9KOM/NEIbaO6S1CRgeEB
5FfLq1cMD1Z7juoNK3hTReKRg9WVlFAv9CthiSGxikzFobTiV4djCaLfmuhm859xdnb/x13GeyAyh2czkpML9yctr4p3lBjprB07h08E+mDC2ALcSxJJbxP7
JHRqbBHb2CytBnWhqCXEzEtYRokeNopaVXFmbIWKSo1SUfskIkeIR3sUJeiGcizrpSslKUmJi/EgTu5NxKUQiAHjX3tjSSVC0zDCDxpa/FmT7BLLiJtapCGI
EYnNpCLOsapop7tMX45EIhQJlAPyiGZ5RJonBEuCCSGihGYv04Lq4KoElJZRuUQz+hkkQYyHwR1MQEmGG8EaKn3BokO6xgKvHkPVmWlOzpIWW473aRGUaoWi
NPgnLBPrvE+io7O+PXT91dVd5WUJNaVMfaZBlFn/KatkqLz3XeL7RdRu1rtnlUlyq6vPGqQO/fRZyvzo1UvDk4UJocrkICmIEImLq2WEJE2S9AwlTvpOpfJH
QpfYkBG3ICPK4VJaIiFL4VZB2EseAG4lEcywt+n3SOY4G7xSx3lRSety6pg1Zy1kCRrxFnJH/WUq/xzVq0eJTOCGx2K8pbYlRA2X+iqSxGhGdd2p/PPO3tgu
5K8YyG9X155xVOzQ9a8ulYtt5TB7AtIud3DTwKHrtlA+Sgg/L0wWtFUN9IdQEJZFatuLmO3RMJENVvqRkokd7QHj3fSGyozov1dJPreUkXCosj86MP+cj62r
g8szzV+LPHbxmRk2/LpJnPgm5pPqBrE0sfbjexoHDziCMXnBoJGlesBrgaEFs09GRPihZYnDml85EwWCelAnQxBIevciCw0bldjhgQTAmbjmMuWQQl/O4sND
itDiQ8gdrJF7K3DzBqsHM3o6wapWBitXIF9PVkBZM43jAV5ZffI4jb7Q6ItmuAmdnOG25yyouFLjOnl8y+sl5IjXHRpfrMqoTuqTHnEKYRQR69Rb1MeKQBO8
2qfbQ1SaZxxMF3uW7KNXG8Sg7p7ws5K6TbE60gMdKwoMwl5iVj7PNZGimGd40JLQDQIv/XmGj7u3iOAwEejy0SwZ4VrR5ac0lp+iy1d0+Y55Rocu33mY6ETK
NLYCqHgXKRMiK+wBJZtRTOrkjKgAPo0u1izZpRFRs6TCdT+NSF8jIn0akf00IgfOMw7UiBx0mDiIBGxA04ApULmYi6FN3KL6cxehmHYNKuJqsrfhD8lAyEVB
ku2maQ17ahmYh7U5MaXMmbKFx7vqJ+URiaQWUkeDGT8pufeq962FwXKxxOhNHT0GYLGAzQT+Yc7I8tKjMc84j3ReVS4nG9CMJUYciNjeSA8Rd55haWsHZuUG
mfHJ/yArKm1Spd4iu2qg0+1qNEitESREldXMvFClEHDdi1UBxpFsS1LmSgpUSQwoAUazs7mS71pSDltDTUjHFR2cDbpNSJg4LaYhJZm4T5BAmlSgHyJdGaRn
UCaisdkBnYkaeFf5EuCyqc7Dv63sylU8XairI4/tkNwuyfNdjXx58ol5FjLBmmXZOf9ETX0PiDkz5JzYxaU/9nDpi31cVBwoJ2WpIAeeg6i++izM15E70LSD
0ePo9so1Wug1uQ+mavxbJ7W3hPKawX1uUrgZTHd3MJnQgfKVp1xu+peZsMRMNskE9C/JRyyZHZBUScWEWFTfNfQHWVgpEYrJ1EncrdBrSE37NCxyKFhpHwjR
jtTUNegOti7dysPEDhFeMDMUxF00/A+Byxy6kiEzZGV8/bQsjFp7+o+gEvuJjP1aKtKkoT50nQB0tQ3BWlewwF6rBTYqAxeTbcFxb1rozQyzQuqcLorUOV26
iEvo0hd71ecuhwLYbhQVAE0bjNlQpwOQODVbkoKuj8qz5cLGR3C5N1fOoYs7V/bTxZkroQrtuaQsRbVrEOCMqMRzR0yDlmEC5CV+9QX36FKk/KqxsET9fEQp
hLaL4qD63FU8n6XxhO9oPiWzie8LSCALCAKE551X8ZRzpfKPhQTS7ZFIfpGzCYWxxH9nbxXD1oiEGrkuG+NGJAwff3PiZDy7pRZTAmmbzXFEyJZUUDeN4xZz
weGaP18ezm52qdI3k3I+JaopZ2NCEjhGNqad51nSW3wcPrn3stgb1+UtxFd1EapRb7n50ylHNMgXzS/qE5pCxp3zl9DMlXSRlydMgEM8XoRjTAIHU2CiTEMK
VH3spugGLbakSYkkmQpjF3mj2A0hpYBKaTYlVFCA/nnIbppkDRBydpps62RSqwagUHFViT1ACvXbEFK/kQn33vfg75H5Y3TPt+95fv5YDRphcWL0EsB6pucL
mR5BJnrfqsrcLQU4JThcSt9EslcAGZeVWwDkFQDFbZh/gw9hVHkJew7aM2NzCvjPwOyJ7t6p2qtiMm4Tqn0W5In41FlBBjmEZCEJLQkQCb6qQI4MVYYcGaoV
cmSoNsgR5+yiC8lYhbi6dGSpBDvubyTBA49cy//9lh7nND721x9/SY99jY9FCQ9D1l5Dy0ChDnBCRzPDoEMn53ZpLuKqg0bVuBOvvXhqgTnrtw6JZRd4kKzw
LjUVM9tO1VXtOn0wIfvcgjNnhqzE3bh4cU/mRoN9lPTq4be3GU69OjnFaS+yCK1p9cget6jezEpWLVwNbljJUckW/S7VajxRz1u9XjQqNqEVW5q1iYITu1Fw
60UDy60XmEB1K3uUZKpHOaMkdKx524n54inQcETGdrByQELkqhZVIjpWtxmDM6TB8uCQGIrq1iyhwtlEdU763Jpm6E+f29L3felzmL5X6XOUvu9Kn6el7yvp
8z4kZSlR2O4HOVaqdnamQrIClqymzSTbBpJFIjiYtwKCZGj8IVoGYw6xMhhnSJbB2KpQ36lBFem7rkE1Td9VBtU+uCsBDMaEuJ3GiOFBdG2Y9W1ITEhk7FL1
ceYrjF/KF6qbdGJP7FDfh5k2yN+lM6yq9uDWlUWHTo+CUI+aAoNjOiP0NE+D2cBoE9m1RSdrduVBusCwyZQ6W5JlRK+nMF9Ag6VIZW/9cI+jMXFkYhwxbjhu
T4fjAqu2Q/3tbiwGX1L/kaEI1wdh1QyhMCz4JYltRjFVLermEjN0IVN10SDnc4ppC3WaW0w7Qad5xbTjdVq5mHaGTqsU007Vaa3FtLN0Wls2TvggTAnc7Ne5
eZJxItDjRInHiRJsqoWqBO2/gC5sb5X0OFECa/fRpRXjREmPEyXwdoUIOkzDFGGyAA5CI/xPM9IENhK5BDD7urvlJee/Gi954Z5YJ2UTuwlLOE26323S/V7G
MaRPUx6LKxlXkgoFE/9NeKRV84iteaSiecTRPFLWPOJqHmnTPOJNwiNgj1QFgyYw2DMf8CQe4Iw9Sun0Qw+LIvMmR3ZY94ihMWDDoldspnEZNCK17WIZZ5lY
02d+MmMcZM6SObSg4apzNHgF6AR6TuZwU4Np5k2cuapLE+u9nx1xqFQx6OtThxjXDc8M/UzBTxe//mrxdfVJA7/PEYI31Od1yPz+Ut5HypphrpfQTzPMDZIm
X3Sl9rm41iRmAdXHDY01xjQGTSm5I5MX//bGtQc6fU3TyaJeNUeoaupr8yy6OHPNM7CaNdc8VTP7CVTgabhMKzcyLQP9XLkp868EbOHmVojA3BnLWrGfpRAN
22E+pJZYSRkkoTRXb4dvGuYDmWptVGarvqVZJ0wGugOgfr6jKSjMBLqDfHTxXSsWS/nOxgoR7pJKXM7nxduNwZmGUbmZdY/RYmIOQtOOuMyeqDhdHbBVmach
VFJ5caTLtpiGiZmzp1oLE4Gi9a9alccTimKm8fMATCiihjlJpTiBcBtmIpXiBKJM+JCxE7eFcMLRjMoCophZYX7CV7KN+Orq58z1K46EOmQFRT1eFakgfF0L
QliYkLRMMiFpaVJItTRORNr0RMTRE5FQT0RcPRGJ9ESkrCcirXoiQmqmEuqZiM0zKrKN2tH5pEzAQWzo1v3MQcHIsUID7hOSktdEzNLyqqDSpAV2CipNzy8K
ZktIbcbXcPW9HzyWunmI6SrfSF1tGXQt7pVvaq1gZsMdkSTuzIa7vZyYUPZO5OxslrNTJ+ucVe0yxayl+gLWZYArAetkim9mZg2qq1M/sah8O1PjkdZ4XtyL
i6UpYcT7ahGcWGugk3P89pxJdwSJqdoXbdm3WYF9dXLWFlVaGk/nEStWVTa7VyZTl8ZxKvq+6sW0BKym/yPxn65aBuMpKlYGLOCA2M1aAW5QWHWku3ZNIVOL
8RQlBtnYoCvjdyzxD2nYQV5NghuIhr5miPo6OW2Zn/LVvlVZ+Y7msPzORz+3lGSWKVdkHuYJvQtL7IgeVFOPobt09b9Emicp0VCc2MTGdN8+wzQSh5dzSW/6
bCRQmkdCXsLk0gOyBfn0tXzmo/UthdHaDzVOpcxt4OdSWqq7DSYrCkrRFBMoxyADuxBI8Ko2SS573fq0101pV1yXdr5VIH9vyJXW0tSV1gKlsVtXGin0uISx
gZiiRbUfSdRt54YfWzJVStuStoUSZzK/jpP6dcrQk7vx61QIFFtd41w7bHU1+nVaX59fJ5hEje6NLdbcr1PW6rRVq9NKg1/HKfh1eC7eTo1QREjYYobWlH6m
3jpTru/I525G3sVQfk9nTmslwk92WNoLLbJ1j+2FdQ9Drxft1hPduBDSUqHh1ixZtuO2eH4QRmXtiYYNZVd2rMHI4kQt4filAKO4isELcGRfJnnUgTyqt4lf
lVfovG8mzljiUu8VfKmFR/hSa5yQezV7afSsV3xKr/ZZKqPoyySax5nBJuquzKIbmAcVp+BJ5aa6J+nC7m6KJi4RQTYU5qR0uX+S+pzx9Tlwpzob6UUp1FTj
UUxyAIWetvGayOfW6GFFLw5dkHZChAWMp3hZHCWrUwf7DGOWgTWOHYZevTrQNBDIYCtxoOnNNhcVfGwFAp58RKk+3S682TmfSBHmjGLPNE5sscAeTCcblhqh
89tzx/HEzvmF+dFoY75R3VZqX43XwY3cra6p3pg7fznGxTKEFyhntHnGLWNF6oJCk9SUP9RRnQzm/LFRDarQlZPlrC8SUJEwnw7p3KJxOkTkPF2vb52K9S0N
sDqtMBeSStRXA+OUNtlsKCh6SEZjI+UCzOpkZgV5WYDB3kwwSI8VVx/rQQGR//euKveO5SqgWCEpWqOoG5y6Zjii5OUPRHFvAgsaPHfNH6i0UWDvk3tR9d+D
ZG5YJBKDxhQINxXUOKVeajyMyAmZD6pWLtkRZkSJnGekrESvEp9eTuH0gNNT9GfJafq+koSz5CIlsBLo6Dpgt1d+dy5zF7HdIuXPZIj15Ik6ukE+xuE6RvJK
swgVFJJq43ur8EianLmYePzydRoL5mj9ENlNeq/ABw391tCn3FweRSjTZUDTWfx361ntZ03XP/YWnJZuI5Xn35/Lq+MzzBMwl5xhnlHwMhX5ll6dmkSjuB6v
otGNyW5ZWXcpaZXjGiRLk/iVc4txSE2GYvQkjUWje+5AzLg0X84w+zFKpkvmmZKbM4iVc6i4wpjSMDrzIiV1znmyKpaVsGCIqAGqfyzXqy+cnZLI44G2ofhJ
KD3DnKOHYC4xmbSjE/qZHH84t9ju2Km3HP0wGfkXaeLvgfKwBKs7jdxA4o5TxtjoRFrWKYkoQG0RZAO/F8sGM+ZptDQf8yaTBFRRG2VbZnc6j40bFghMaeTr
kwVJ0tBEFpj4uS3qhA+Z0hsWq7J4CGNp4tfjIWA2L9ExGHJJiScScxArThO+yo1MNcwsoJLmYDbx1iTAZQG/v2lNOuHrj3mOdXAc4dKHhZrUVvaxmCMboHkM
rQs5pyUtuKhGaJWY64hoFoL5C002WnJopBMJQNJSHdlqIuzIHyBLamE10K8Iyq3ZJPRdqgX+qovTgiN3mXBh+AO/eHK1mC2PUyUVKbT2YS72Pc5GKbpA9fon
NwsE0NxljstSUWXExTSkUUpWz4HyOJrxUPXvjzmMPQ1Rc1WI6DVXtc42u2AlzzUrWLKvVlYi0A533koE39EdgvJcxL1ZdOFGOnC/YCYCV2EaufWVNlsMieFw
SKxyh1Q96NpbQEb7XBOTG1kPakB1xcBsSuBowmICJkJmMcHT+y0WY8PB4mXzjMf1+oM5mgvCyYk3z9iRJtfS5B25vbV1PkHZnq5aIE0S3OpYIjlgezSRo0kd
g7ECvvV7ao5yR3NE6bFWqyX+XLO/IG2EUlIogL0cl+YQMC0IRqnP5GjdCK0VwEudNcUt4JyjVCSZDJ+gkB4U0q3RGpALaomca2KSGSAAnWCFc0126GXltqIa
s4hwLYkod0S5kxK1lu5Ko6M15RdKtFA3mOMQNTWiZhOEJiJXrDHF06wl5VpSUoBNcCogk6kqqLoMAaGbJKJscxGDT0iZQGuuuYgHJcKVEL6Ukl3qx1FKAf7A
GrCoSS0AHVwKBw7QpHSL3lCGlgy2X8sZAFO1gLNQFfWeDVCND5LQSyrCUH2400nY5ponFLlA1NkJRI2UuDRnHHCBGEU86SRcYOmsKXEF5xxNRCOHFsAXhGms
KHzUMOaCEtVX52jqPyK0xUs01HLCLSy8qoBQZThDiFcYSRVyW0UtCUnjgFpJeRRcocogoCDNBVKDymKuCWcHInhDdM7xCu49UAs94d+KYJMFZ29BZqxJUE6s
SWRk2z4/F2bl9RKGPjgLUZ0AGNTGakTIWwfU+oHrHrn2kWDVgFjP0Ss706hB3N9w/k8ePGhoS1LamJTnmusFcz6UF3YkaBCtewmibWNS4RUUg4UgqvHWDTmW
tKsoi60H7cGeBLd2azJlwFD07z29W66obUw6NlIfvXvzvuf86l9emD9GVC1RcRC9hIZ1Mi4kOADbnotHBjHYOySb1RtsTFpGVQex90YivnX4ge//7O2v9D1J
KIQK+1FC7jJCYaqmqG7ZxEZFbxyFaGPSBfmFQdoNXOhGdauunGm3zocSaaF62ZkIbHoYG+ISjY0/Dhv/jWMjNya9YFg5mqKFGx9o4YbYZJvu41bVWiNOof/Q
x60FBEgPqbZmoFs3KvSrS/9MpbsUu4Moob2+ASMFIN54C8RGqOJWkknUh26kQZyA6h4kdaFrtMbVaL3xGq2NqfQThTpQNd0QweCDbuEAIVPpDqPm68pL4yov
vfHKXeZgktrRFAvcmMACN6W55lZ0mM9jGg0JFRohxkjbbEaqiexEkIT6soTUG5DaRQj5Y2CCAINshJ+ARh4qSGbBNYLnqK3KHEO1YgwQ8COQpYQsNWTBfq0u
goGaqUb8V1fpc82LBas7dI3FeJQm5tkgws+3+S6O0aF/OkDYGfIyg7hW39aSTwUvX42FI5vvv7g6dfNkmzaUQzP46o7zV/OKtJ4YXbE6s6ctmu4lrp7Z6hUp
rIPFZNohwK4+PMdYu4pS/3HJLLp+I+XB3KeBld33gufyUdVcwd71FsSI7v1iTVpDub4IsahxDcJuXINIKlXCmuPpi0sQdpWs2aqVLkHoRtdWp374RUkZ9nol
VGU03IYnvZVQrGABiygHKlTgxW9lL37T0gkyw/VaVq1w55exxWfF4MD2666/6eILnvrB/NmyggB+SpaDSdsxGci2vQLZpkG2MsgHHh17/pejO38BkAzQHEza
F5ZMhLe7ebgMO/8r9ZjSPVXRrqto4yoef/j6+z/58sd/V8DaGkym5FhPaQoyLgPQFAaEZbBWqhrQNn76+Vt+su7GPxI0Y7J+RPAONjmk/W03LCpRxfBxF7pT
wdU15ejm3RnbIfEbdWJEshWOxh1VCMCUKtZijKN740qdWU0sKjqIBa3gIqmp5XTRKSTl1cqxhblc6ZlqJ2ZG8ILZ4Ja2bF2Ot5ZMBbptYJipk5Me+Nma4LYm
uOrEEo4DUA71skf8hyUcDdVLWmnG/oUZo+u+sNZ5W9zF2xggjXX/TtxJDXEI2UuSLqwwq64lvYQnNuwwwOFBwIhMvSqkOnNoY3FXJmLOpCLWOm6Z720sYK0N
AuZUp1N10ycRMLCYwy2h1gL1KQXUqXfaCP3WhJewWlMNpXe7aA7VYZy7EUGGrwXPQRRnG1E0raE2fwwhmJ0FF34nEZ1m4W3VV9EuMBZh1JauoBE2rQXuoFEd
3NHK6B9LDNIGJdaJAAxmiVHGAbzSOZ5RRi+hbsDuGtRG8Fu5eRwmlW4nqbtWGsDF3QBYN9DHM2BPfdLQWK4X5Sawa75mOS73tHydc9yLfVQ5HSyyQaMTIcyq
k1rUeUnScfialUedevv+b33bWH6Xo7tz/im9zHs9ZL11qx4q0rN3RTr0fkIiZB1hYuWampbm+29kJmRlpiygcXef9CGhh2wy1LVgo+pK728gk7GL2zWGdtWb
2wEqTSuUzkFRHbWcV1BJEWwdFFs1eNrIT35hQ2TlSiRVb+M915pTkUwJvONLFtZkJ5DZyeHAu/ql1SPpaQsHmouSfXE5PpmOywmJwuXUJMbljCTB5azkTbiM
iGQ/XNeLZH+ExWwQlasYI6E3E5cKcQelPC6oxK3RIT6lkF/ocdDRRSIogZV6KGyFHDpNCkFuPaTyQratFGL8bTV9tgTp9sVwZasY+wBslcxmF+qbsGfAVvvN
5uCr/bG/oCUOOfqnlLkD3Tz8p4R16lq2TVSVwmmw3vQaJs65gI9B4wOH03ekcIazADA0yKwaC3VQv8XtUzRw0tC28MxSIQbPSlxWdxxlAwOAVMox2JqMUVA5
2CoN92r6SKMJKXMqcSQMDgwMGUWStHzshTkG9T3yfPIFx5RpVJbi/A7JMWxQxJqEePCUGdt65zDHdVW3ctQfIUV32X6z4UHszuYgc0d5fPV0OGa9NvpB88e3
3NTq1gv1ZlXesYb/bhDpCRUg195ve5WzssB3o75QTEYuLxTrcH4Ozyu+6Zptduma+l5fTX26fP9ss1+J8IpOszIsV8mh5jvn9HKNnVsYcJJPHPmeHBfh4k6M
cLE5wsVtHP00P6Sj35OI8qysX5OOTk9KGp7SDiQKHIwF9djjzQO4w5LbfnwXMH36ONZRVKfxnd7ygLuIl+ZwV2IK466FhKJcfUbEleoTNG5hJEUMzR4iM7Zy
LGSLzTEZHPg2crs5S+4gfTVwvzFbbofiwsaH0iacXtCyae0W3uKtXeAWtj+QYmFpOTxpw2Uhv9cucNI9/THHvs4hs70tn3aU2Vt8r+RbuIvv4dt5xjZcp8yW
W2X1YDitbzdRPdPwe6k6JK5xGZdoPC4VxkWhuv00Ln1FXPokdiwiGBdTCDjnKzlK8IW746qilNQXTpm3SvzeIROGsE0mmIVs59x3pn7xss4dhY1UvC+j4oiY
lIpY2iHURziQb63QyK8XjZQ8Q1PyrL8ZJRG9Owkpt2uETkCFJ2t0Tm2k5fGalsdpWi76O9EyaKTlD3JayslpKTQtuZK1MqWlbKTlTqGJ+ar421FTTE5NjdLT
3L3Ppd37gmgk6A6hKfqw0CTdLv4+NFUeI+lvWkskCPg+pHsyud4inpCIm51pPC41Dg9LjdN2CVt8prGDyNli2kLaod6uZWAKJNKo7KkaQdjT5WxVy8KqFlHN
z5G/NUP5DqnK9XWtYjd/L+vmGxq7eRx513wqhXQDN/7mtPGbi43/XmPjqyrvve0NvVejp5wYW+o0GldTjWu6Mq3pmjdS0wZ66lRTG+FuYLgXpHAv3g1cBJ+6
sCfd8SPjO0ocYu9y7HeTw3swUNHMvaIq9aN7iM3VMh0s3pbClzqR82eJqjVGGCi9KC+Db2TKFuyv3BJP5VGkAkMQArNCtS1H1OuK5dy6O5gOAqf31CEV+1mh
m6sq9mig8jF0YQxD5GeEAXk8ATUfM5dSFTRWakZt0YyJwG9m2ChlWGzKqW5FeG6DLN6gZXEry+IdImE+3zZO1d6QqofNkMlyrh7cunpw6+rB3Sv1QKaq6mzA
ZIPGpMaYXJlqhWvGaYWLU61wQaoVNrwOrfAWQlXL8z2SStF1m4zbtOhpaFtlfYKbGwUlPq4iaDEtQ5B5FYHZokmYLQLvRE2ZLQKzueDEnNlaUmaLyKDPma0l
ZbY8UXl6M3gLmI13grls5bZwnCcxWbBc+RM4rAEmNmtXGvmxgYnKGTuG47ReJWWmtpSZypn2C7Vt/KTUvguXXUqZX6IEW5AdpCXMhyL2SzSz/MgwjLRjwq1G
p4M87YeJHurDyjyjG0Iyz8CaenmWnIIVdpxGk1r00LGx0EfKkWSAw/RZO+dmPGtolvVikc8d+ZgU3swKA7sQ1hteLtKZEgI5Kg+t1puh6Dk7IwZqGztqUlvY
YBt+gA11Q+/U5juV3eEyB3vr5hmH4jKLQ5Sp+oPrQPr0Vp6s7Lb67fb6rZxnHB/e/g9OmZ3b7pBY1ZpZ8TudpYmZubfJdk4QlfDw6nS7ERng/TSbocvBie6j
I0v1U9Bs5R6jD9DCMREcB0qGb6X6FLHU/YY+xY8QSjz4Z3xKigNzgapXoMGHGjwccceU0sBnFTLEek1wdzoq5Mg5t3rwOzgiJWQZ6G8CUQOTGgx6VZe0s6Pt
wPQ9cJ0TrCPhvMdxCEeU7HzXl1ndwVvh0h1f9PwCzeOf2br5Orf66zsu/JxbHdlO872qSHPalUfYU2HCBiHWMt8i/gAtY840XhFUAV1/L0iN0vud2E9j8j6a
FlxHIBEm77ep4ErmUysCV90GZI8qYcsIk/YJIq1VwHSz2YjpWjIXWqo7vojuHRlZM/KxFE/kK+C5Vmo8z5caz/OkxnOD1Hh+Smo810uN52UpnhdLjecFJMFk
SxYQudhqRITG/0lIhpwFVGopKtenqGxKUflKiso1KSpXpqhsTlG5OUXlBqDia99rnS3cOADJ1DJ9wkoF294Qmta+x+B6pnMypbpleLClM4isiP4k/RMG/biR
7cHTq8NaqjvswcqjLOsd7PsotU140Vl/0VZwSfaqzlrSpoNx2hvSO2pJu464sSuPrU7PmzK0ZwFpO/K0BLFBaC4fxFOdczpOCSV9AeFsm2vAL9Q+16jwlgYO
8mnXgTvuLD72ZbI2tE7WhtYJmE5oEmP4OArpSO6mFVSawCkUnJy6ZdU+rsaOYo3BpAVbJmtSy4QWkNE9Hru4C6Nne9yl2uitMdM4nkZIcH2bYq5aNMql6D96
WEgPXZMiEk2GyMQX3ZO96MleNKCeMPJtjcgnnUC/XfWqnlqMnW/dNd5wl3IUFCmCjbv1IUQ9/0me69E81615zmUL5Q1CNDXEjrkGPJidc41+zdN9mqfh+Zyq
a+vi2qqCRjkw+q3JtAG1/u3yOHqY9naJcKT2LO1dOg0hMR1aIDoLAuFN7LR0byJrOFHlk34n5+pwAmvSm/bx3NWpWamTWKmDWYlGNAkXXJbmauurwFodRdbq
nFj/1IlYNpGErqa5GlHumsBAamqN19/GMcxUzTD/WSXVpbtw6t+AYWSu9gos0qHhd2oWMTSLdDRhkc4mLNJEZ9p7xSL+XnVRk1wde8j1BOdy9yqX0zRXusIz
snJB5cIRzbt7wSdNUO1umquRm7pxbkz7eAYjwTh87uXvHjvyqfPmjyXtl8T7IoAQIzRszl4epZPpOD9vH9WzuGTzht+G4+iSaYvUtMIZpv+yvOHxPcuxQPy6
S7Tfuptji9v5HIh907YsePvJ2ubZRhPOdl6V+JG2ZmaYOwR+nxY1bCg3q9c05iAgPWqfepDsWNKt2sbUdNVbTOsCiGsY0A2ilnRg1eySpHNjolS36hhTNA6N
jaqplyRTNyYxA3+SY1KS3TSBak7qIehAP1bJxjhWChdFc/pkjMS6E5fOwuYhpYo1tOf9yXHs7cX9aEJN5dXxqUt6D/+fJz72WNfPV5zG2+ZRR/vGOsj20QKU
2tgV1N6uS7GT4UwcyJx0XzqWvGmUK27fqLrHkv1GGYMfM+PtLxcc3jXz8OP+HHdj/bir/grIkelEwFmH9iZdl6Q5/zR/4+EXPvrmF8J/aP1u7QtJ++7JBNwU
euK2k4/IE7hrqrzhbZ/CFrdu1Vt4wgZxbovDJ0u3vyaxzAdldXRvUtq8MXlzHlkJzm/gJtRDlMkJujjfR/DqcNyOQcPksyjGsdvFgpiCrjWRxLUkwe16kRyA
6waR9BE9NhJ5qauVGh0l5PoIwAGjo8Q+Cag3lsSgV3shvDXBm9HRJBklMF16uTd9RX2iuuiVGk36xigb/Sh1AO7UmIoR2zpaoz5L2oFJOyVTZho+cNRVT51M
tbhP7aumFxMOpGn+MLZSt6fLyK+AttWGE8agJvZXb2bVnzibqVTXJAY8cu07VhtP4Ub6nkgzQ5NPKB5H0bPwM0Lyq/RIrVDuRD43mbcRjMu+ED+LajE1tlAd
zT67yJxS1HNOOO5NvVsTzkQ0Xlxy6qnTkYrdaLstVmAODcEeB6HIPU6oObPYfIOxM8NCsfqtRt0uvEwmyTcOqlXf09JYqH3vyuNgf+wp6Wqk8hz8LKjFPWFj
gQYpma6lxJtQ2sNPpRZPD0k97UfalvhxrFYbY7X3Jg6mmD42Ss8xv0/ouZ2fD+D37fSccP5E9RK59+ExskXZMNv6yE5joDUS6THVoSHSA2ogA+lASqL0NqpR
y0IbCQu1u0PFY9RRbbjE9KSATRtJU3wQPZESnkFPCarsQOIB2WqxnVthKj5YG2MzdSRTFnhQxacrdHjiT1hl2tolUnexcTBVOXexlTMX2/hC2rVmkzqFjeVq
q81VB89ln9pMsqpCIibNLHqgrUepOTPUQSQ46gCVjMZJI1qMg46HGFdPnwZxINGQQPQpBRAHqgRC9YYQ37cQjrTvxGaYuhldmFu4MBX76dIDw9FV02E4ukrp
JibaMO1qsARt3nYT2wjJeEcJVnR2GkDX7kyI7t29zA5V7P8AD8KFp04O1+glY6g+zyUhmVJ9wtDHvOcOmA1OowPm9/ZgdU71xQ2rM08QHGJpvoL75fe2dr+s
cbT7ZbWj3S8jjna/vGZr98urtna/fMrR7pf1jna/rHXiVmgr5sg2zZHjZgx/Q0fGG58jINCj2q93PVYGSUz6+ahgu2qhnmbmfqi8og9V7ycz9GSPNSoHVSAO
N0ejdCyP5G6B7d2c7fVhyU9pIz7kFwlOqUckSoQQQ7C5rYtHSQvY3AGbt4DN7SYAwIpoXzSILWQGLxDgFCT4NFUJn6zRLemDJ+xFY5kKiG/uN47sjQN9hkWB
e14d5767RQ5Wu6r31bkndd692ui8uyV13t2bOu/uSZ1321Ln3R2p825r6rx7OHXebU+dd/fBeSdDdo3a+tWLtn71gh23AvTPbA36eVuDfs7WoJ9OGfPJlDF3
2DEvour9cBI+/y66VOD6l9r1L5V7mMAuB2eegd0f0TwjwiYQkFHi4CVsbrF1lI0GY1Z3OpmLf3/NWvVD4Pvqtwdnt+FLnmMNW0MuomWGrSyQfLuxNJGZpx38
CXbB+ffFeBireMZoY5CuyXExVmPYtTKpn03ExegyvPRwX6oF8XGIhqOEnfpt/VyOuH6AcexjIpZG0AR8ClhfejLYfmmMjJFG0JToTkfQWLx4wdEydKcjaMq8
tIG7yoQTtIvRMRYWi/K1aKwL8kMFDw7H4UJCAkhFISPODc7y8ayMBwULRArSM57eCS+wshvIARaYbSq6tGGbpcQOMTCEB3mXCC1czUvHNkQJB8DdxoJhk+Rs
M05HtBjnSiMNQ9W6JfZV25bYyxHlCNcpBUQ7Coh2FgIDWlXE96UJDWjPGzBlkgb06wb00aVDN6dzkuY8uFo3Z0pjc9r31ByzsTnFeIY62p2FZk4tNLOLD5Q7
MD0yrp/vXm8TF+gmztFN7NdNRIOn6gZ3TdLgB95gg3mruqecE3l3hLuY9zeAAlZ2dFvd7LBys6OlGfa8uVbiZL/dchhOeMvxs5rjh/O5XRwyBYLG0ND4ko/+
hBFW97KvJITlRq0Uehivdoll4ZgppP5QkNTuamgEtMRB4KVU4igE/umjbaX+ONogVswEDUSrliEDtuIe3RtnJ+SgtKfTaT4rck3lcrAfjrsmtenQcLa86iKi
MD3zGkF2YgU+GuEirtCDUq3gZC/e9OLkqiHFEeMff29NOagJoZpHUZeY/L0wM4/RdDjUTtMKXznCiR0cmymyWE1e2iVQiDA3GVDiDFYXcc1K3zkaqtw91AUa
6IIU5l6VmYiJCS8ZGp/2lItg0PQ7T1jk2yX0qZ3ZNxLCnkmHm/Au37KHxZBbP0Gq0hiOaUwMx9Thr26WQpNrj49fdRFy7xcdOUa+2W+nPuKHF+qj7IM9qV3j
5HaNhW+BuJXz1+TH52UbErTuzhb1o1xHR5mObl6UVTBdAjKOBpU3C+cZulhGhgGEShMPWwvC6vor13BcEG8SzNitfra6O/HEK96d7KanMxm8N83VpzPhtC9X
H89uwWjiTwHoZoSlPHq8geX1bT2+1Woczr2J4a0hD+NewzDu6u2DaXirBXrclu29sGI+laYyyENuBS4SRwcu8+ET5XQfhQeLIuDgWWyFw+J3C1HPXJHwAd6I
7EGTLG1zBnr3Tknpl62ZxVnJ+6dSD7pogo+rJ1Qu1WCtGKR6+eDJgPQd0c6DDepR55K6Cnn/R+FENMSb640IbuU72lbXMdlsDSFoyc1apBDzIvW+m5wbF6Mj
9LYbnhOiGzichclxLB+D4eq9cJXY1yHnXjKJNa65hxnglnE2OYH2MqoEuR0egCrepEXBqKCKw1RxQI4u5RTP8884S+9T4NASt+kJXJPxKNqk8fJ4P1e9tiKV
9EBGSd5ifXTjfx0ChBxUnI5dbvixbIQSVeNobNFcStJgYstAVWjjWI9eC/mbfwRbj080jhzL0VJZ4tEcwu4u5O9dxlD22IugJCkKJQgczsnFh6BwvKSXx+F/
tvDRJtKfTnYoCoZhDuZh5sF4Tv+Zravzr+Klg5TL2kE5Mw0SlSNpRFyoF0P4a3FZoJDU35KU1Gz9mT1i3BVVsRzjoZPTQiO0cuKX/eRkX/ZjYvFBIEw7i8kG
gS1830/u3ff98O1EPi+Qm2xUn750DX+tR1YuXJPu9njRs2nAoQkNvkSXkkzVY4fY6YYjVL9bOHLZZLogWEe8RQQ0U8ABNTEfdMUH0sw0/MTdNP6TK2AGfInM
z6LlaOKbHpRiI27ObvahRWygpDktb0yV9dyiWW6R5g71iax5KJ03UDl7kT7t18/C5gbU2YvwZaksBQuAnI9txDxf/c5hN5O3gsPpOEwOVNmSnhJmhQwSn+GT
hfLaAjW15NXtMD7bZQWfmAS9idg9HhxRCzZa+nVy+UmwKUkbALR3ibNj/fE5EPoQor6nyW5PJLSREdoBeZ1m5HVAMDf9qpholkekeaAFivGJIVNQAOO0raZO
TGmQpxPS/euU/ZW1A/PXX01WiogtuAV8pt9W5GBoW42zBxzOQFPP+jGH1AaTv8Xp5Myyh9ZE3JqcWfbQrgjBlFG9XXo7kzb+0gZwUt6IVOeNVLihhWw8ZXe4
VbeNpD4UCAU2WMWW/jiZ0QAYaE4ZxJdMsf8JpwCh8O3MUnYkGohAs2rk5+mYTdOxkA+8rIqMO+t3hSwpIbIscmIWHG3gYdZlqnA2zWlgv9NgUF42Hh1i6reI
Csw0mHJ+odmkXA4TOIfV1h8U9NnJQqX96vSPLMc5R2ZVZY6W40kvYwBIP/0KzuUBnqvKIlSP0IMEc3miz756Ryk9jZuMcAsDQUHtY/tVuFlKqDDMtFbWZQF6
UizLWEjkLCTAQqIZC/EXotODwGQ9t2iWW6S5Q/3hvQYWsjfhM6cpj+Dz1WmsaNqxGrEjiu+g4UgR2JO81SMTayhjAF9sonFn5SZwpVHgSo8V2IBL8jqArfTT
P4I9VmduUs5XzhmorFPu2nTbH8aAxxjwXIPnaD5/ETUH1M8T4Oeywy+NyrrVWlIL9/vq0cWo/Ih5ROqh0UqHxvAmIahDxKZ8Iii07jMRBsMR0dqCOGMtvH/c
7yKsWxUjI8NrQVtZSNpqrFU6b28d07XMPM/pz4NDoEzUxINnrz4EW/egyV+jxvGMOAg3hstTILP+JDXP5CS+Ke4MwzcZQHRJ/wI3to61IE8c08yGMa35dgNw
lpuPZJPuOkjzjB+/nHzfQX1Y4US97yAf0zR0B1wU8GHl6YZHPWjZPGhhp2chEhz8lZ1V5ud6TKYHlJksTjigzMS3JD3YcfqLwwabWtkWUoLJseLhDEpg5UI8
yV3grVy6aWDOuoHhofyrsyMkFW9bf3X4ZdcySWLNYTPzpPbXj0oGBkR5lma3SOx/pBFRD94GU55UEXdP8J8U+fB1iXyIg2HCoshT11G1m5KoidDnd6jDI3Jg
dyqG7pLmqbqi9zNFX/fNtaCzg6wZ6FXohb05hz4fEgp3BbA4wj9r7+sCK3OwciJYGk7RwIgYr7S2Li1Zr+jWpTxC+UtoncjxK9wVsqQ9k2WRE7Okh1a2oFYa
z51Na3k95S5tw800ujCC1AfUIkZabPfAHSxYe+CJCWIrq6SvWHDrDGBmyTCRisNCwKdnHmjiYFq6VGKcDFeXyOhtLI5E2/VvhThiCQ3i6HFoGyTSe7tkveBq
8Yd7GxsK+FuriJtzDhNvhgk7z9gfH0WfZ+yHk2ln8U5zg8+prU4bhA1Tubv+xc501H5W2vo71dawvUpbSIRI4l5NddE8TOLBx8MgTSm9f+bhG1P+oJqdd2Nw
N8KO4rntQPnsuEX5dEnKA+a6uDJA88wBvU5hKnc9ZtMDc85eT1m84/A9wYpyh+BuJghl5Q9RKvZRwRpWbZQxaVs3sHqVaoOiUfLstfpDuen7witBr6AzB7yh
GEcr+QNiKPHfDY9Trp5OyO9q+JayHCgEm7k00q5es3b9htrWkeGzF/WC8+esW0vDKvXD1dhgzFfq5Kux7/hqpgBHn3rzeJGzxJ9V1l4WA84wS39FzQi/UXFs
prBc5dSP7dwuCts4oOcsnuoh8h1DlMOfb26Ya+mvPfuZAsRwe4MYrGzLRvKGR4sPW2jG9lbO9nuEIJpBECmE8UJh6IM+8aW5gt7jCU4SsSM7rA5j0k+XM+OQ
eKI0MBzD5WUcUzKJwQcMfhp+V0ngJVg+xDQ5UOHSpKyChWdSm6BBUT6gsqUwjQZqIQ0FI2hArCUtEeT3tt6ixoOkkw+S96SSR3JzL2wHEpx7cPXnGdtwJavz
DlzJ6t2Kq4kDJVpm42gsfjg1KQ2YqKhE/PQaEWU+8UtSmo1TsiyS7M+nX1Rp0fSkGu9lK6pM9tT3mbahnl1X9Gwv0NO8Vj0pbNukvwTUfIYdZmotHzeg3mUz
9S7h6hvUYWj5cIDcollukeYOETlV6NVSNsMOsqNUKUnPsPMUzJFL2Qy7nq9+10r3beiHcLmq5P2gZ9hToDlL6djaUL6V3lFCG9TelEYNX4avaIoqDybtakrh
tIrWxmqSKQ1WUT4OCt6a1171jyFr1QYXYRM4sNQF7tMcMtM4GVkl5fTAuBmWFgb3E1R5IXb4mPojANqZy/OaVn2wQtgI6v00UKHc8ap8zLLsM0wYnVU4AcnW
fGZUJtKDQGUdy4YN6QEhqovcrw8BAdRFqOI49mgFBXeEBT5ZQYi141s/ZDRz/xIf6/3H+SdicsbEYWX1Z/3L+R/IXClOgT9TZ4uR2jf8wQIrn4K2NKgEHiFT
iHGjtsh6r5TOxJPShLl4mCKYxvPZfDicWZ+OL0ysEj6kZWm/DDcqzKXNyifjRnqlmpdSffPXX82tezA7TH4SBOv1F5rHKvR15EenkZa4GGqE1MkGTFOw+5X7
lNDxMk9JASUrC1Nq6JG00nYCMKfIt9uz0QRf6yJNtQDm6IHmnOwDQ/ozoIZWwwbUqJGq4Q6I1DH8qeIBg59IDfNLveGZspYzjduHI4mMgsIt773CvTZVuF9O
Fe41qcK9MlW4tVTH9qd0otv/z96fgMtVXWfC8Bmq6pyqU9MddaV7BbsO0wUhSxiMJMBIdSOBAAfoNPHn9u/n/7AFaf4r3M3UbpJW0GiMpwTbSQfh6d6SbeE0
ssnUxgMB24mDux1/xJlw4k6UGNs47bRJnIEkTvjW+669zzlVt+6VhO2k/+dpY906deqcPa699tpreNfsMHbL4cuZbQhUah1NVPhbjixMhx8zHS7ZKRmVsZyQ
RKwERqtXGLoQ8lkDHzGgAHIFUPd5T4XQCaJUhlYAlUV3n092gnfu1lf3+cjHnLEx38QQ8XycDyji+Sri+eAnFPHk6nL1W3nKL+iWr/cDiCmQCqiPpmpZhYDQ
HWagKYkV+wXlQGbAoc6nEHEpq/XODeqbRDbxk/eWwlCEEL+gP4+dSRrHsWoherNw0iplW83JCBWlbKs5VQEC4Nmyr/s0PlZx4ILo0GjwFCKcIXz40Nyl981B
Tdq/G/hz9YNzJZPc+69wOJMHrrcxrlbVgmhTVbXYwoeXKQJhVg6kQ59aUHfsC/JiwMnyMvNLE9tDc8k6N35J74KaAPAoF17qH7Xnc6nM+IWHfxsPz91x8JAs
JIiyAR8M2Kq+UvseDJThDemrqWLjhG+uFNG+7+hOpqEywSbFAYdXXNxny/jvpXJpr54GgoK9wEFpBoCMKeMDufeCDf4aSqcmWO+tTqvHiud0OZZBUlHykYFr
/46uueGXJzARUOt7MoWsZDlYqgw2HmY7lvmmArjiCOFeU1ORdTqNf4QWGdgHqlasiMjUoGL7Xc37gJISQjS1fy/bQjm3saoKVnrbH/Z2H2ljM66pPn7Jo5zg
VA4dOrsBfi7xHKpP2OekNfK7PrVb6KWUPbDGwF20oj8BUNJLCqXX9UVrGFumH7+v+kFNFegIBcQ0rgyL7ModhZMdqiOudG1AlA28L4o+sN/hT122nHmaDCqg
2ooqhOnhufXkSoEmcOj7/1Apgw1CRVVxdL6v/zTW7pSKO2ZZd8wytsGybIoV2QphE893THyzO2ZFuaA8WpLHKta7PRIZwO2SFZEK3DX9CmNl7iU985UxynrW
u4N8XES6wa1UePtLsWNe4l2gG+lG3UfPh74AagFune00gfsVr+O0gm20Qp1rdmqJ4LMlOzIMBTyM1HnOgOeCSsXuNAhgCWujO7Y02ZnJtKQn2CJKHJyVNwYK
aKWiltQapJyUqgrm7MTgboOlv/BCeBDLObZGKQpplcwE1YTOQs0+iYneKCPh30C99eZ5kQ3qEBPbiGChsiLc4L80rV7q/wSu13sXIDfCj+v1xlS28LtxDSAE
Gfe79Ho2lRP/bTrgJq1sCm/R6ylMxI0UKJxOVs8cYftprqCRorBhpNJXYyIv8f4NiBt+zJzdGzDzwFkVWWoTolhg2tlWKFakPsKUhe0vW7AWVyiABoX/1edF
XtT8Rj4z64FvQOkAMTGNTIVj8mq6rAGHuS5F/YGm0oCRqMQyOgWcEQgYahaCV2lmFpqadywmBOJXvsls8f29OT5hCf6w7a8oXaEC7HP03KNDb8hsSlpo8uZy
UMo1yia3/YdUJcPA9YaCsiQsijBBJsLAC2wYnJ7cBO1V1bEuyJ/2hz3t26cThWbO7dHZNui0xs5u6rkmkT05hBGYR3m+1ow0NZCuP8QUmUOSVNRqr2YePf5U
NPlphZltVBc3rCYaUCgs+I3cGnSjSFwebY7WkIOTLv0x1ClijtB7nQgOdBd4XCq3H7vXJIc6HFU4zoG/yfMRvIcioZzh+rZkQL/mU78mMmOoB5yEyuXB6VOt
csBDlO+Mo0GmSy5cFR6xU+geCZY+gt2tdqjDiOuaCkQJBKJKtou1kr5Bh6enDPj/UKP2p8KwTFfx3LzhpCRf5CL4S4hQBDM+ZCY6OrVhzYcgWMWHl0tLRf3O
VK7f8el046Sb/m8nsERRYDrB+ytZqQZlpcxK5ds1XTRSuXtIDp3ZqOqZXOMX5Rqhb7f1KFnXTRUiBrUxJfcsbX5/5ODR4jTBui6bBKu8Yv3ZNLdvbEMlnIcQ
9nmHjpTgwprGoJIt5Trv94QBTFN65on12PEvfPQR8RlnE7hrxsdS6tLSKlQY/WcUjqs9pdTvtYwhOxf8rpXFlj36oPjlSvWLpfpLSvWXKZXtad6H3Czywb1U
ThWt21VJOJ3STl2inbr08Bvngnvnvqsqd/+gqd+gDk/5gQQbxFcroU/j4VJGDzk1jY46Jk+bdmhJKab6B6hwssjntr5JWnH6fzDxnRS0NANp2H/GXW6DGHa1
8qZRG9g0hl2tvJEMEoSTquBq0F5h/yjyd+5/NboSmMFtQ1ffsVPYXmITD9lewhNsL7DLItcByDKeP9/zuo+L5BzQEb7jw1wvt2XLiOkYj8Mjntm2swFNV3Ii
5u+dmPl7J2b+Hj2Y4BJTkSGB4ItzFFrtK6PPG643Ttx2YAsNmZP+/vRPXGRl2uwOLXy5UJs/6atQwtM8BQ6Or7PPY57+Ro+iKCHmgR+LLjahLLr4YaX/pLC1
yUHs1Va1tBSOmKcfhF3J57iqm6b61U1Tqm4aV3XTakC2Ud20BhhufvKpNAmpQQjviaw2oW89b8zW8zIrceW1Ro+2E6ymJR5tuWgIcdRwKuIlqyF2C22wYdyR
uwAHO4nGdQN97hQaaELcCRxkYaIHcjvBEDv+nBNcHVjP3tFu8w3d8PY0gO/w3J6D8l540K0B3Vrn0wDEIMUIMYQZMXhzcfZcmOk44zcUlDjsexqtyCBXHo1k
Wba48ugMumBwOGA1P5ZKnw7C/AARZhk2WD9adCvJ4RyzuZWBMQfT+iDny+nB+zcNv15djs9VeZiUly2KeaSuT1HXwL0ZG1D39PmuuaoR9SspT7zdIDHCkFEJ
TzyaK85C/2iilDpdbLRvRRIYysSs//YPYNtMvudtcwmlyPmrqXqzwelt9s1udMLZrSQvij3FJ8GeYoDcx4ObfR+p7Dse9rcMjEWOKnS54gIY1njXRyH2fq+s
6zWkwLfspOAl1rf9BC/xR7Gv5Wuiy00w6m79YTVDFqli6zX9+1ThtwLr+l/KugDBNVj9Dm3VyQLc49WvWUN6cVxkUKfmmWiHqrRGqfvAUUTutLthHtCGqNaT
rqntYoPq/6w0sJRofZa1zGzDl5flWO3B96D1iE9J6zHYdhmv+rwi6C7tQqEz3Sf813PR9+0wSbG1A4LdMsIclHgqLcJSLnMORdKoGsxjzTFhEiZIGkUaiphJ
iQxQPBLmR4q79z0ECjlgWxi0nyONxIDMjVWbhdFFksLr03EkYiFfIMi37KZCynd2VmXLrTMF8ys7E3e9K+9AspqHO2vmWp2qJvLJzeUnOzMWV/gkpiTpp92s
qnE9E8GCa8Zk1PsW7xq5uaqT4AFW435wT/ftCaPdrbd3pvON1PramKpTnwIBjH85GYmLWzIjMtRJFrmUDB90ZE/3yMTjdBr6pBmoDqABXItpnEYI01qEMM0s
X4buAzM45idmmtmjqgjcGiHCAq2JtPX8CGOsct6kR9tq/z4dF1Z5OHxmVmIB/fOhaETTZnX/RmsmOtPAB4GIljaOpskrChtsvDKbcaRxCgSxdFVO6TZYyvz2
CvM9iYdDHbX92fm6OG40QKa28W4lJoUH/oIPTHdLV1IyxSmdvkEJzuRVWD7kgN5449E7zfR8ipvptElEQJ1++I2d6ly501CPInSpdRCqBLygHuUi31bnDu3z
5Rm2cbp/m4yH7aYFb9Af2MKTBef3LaQ1MvGr1KutqhMQ9C/BqizBsWFimPsNCcUK9N49qA1q/6V6R1n0kniZp74zwH51cTISVxdKrAvFjKktKjqULxmRj7Am
YSKYltl5uHuPSXYLvSbdvTunj2GOGnAFYaK3UU4oXIKr6mg/VAz4KysGsODsEbBH5MMdZeQuEPmXbs1tvW1HuWV3ebkdT0tLQb94yEHBuw3zJIoS+aD9yTwA
A7uEscJALuRU3oAxAzuKbepGhMnKwJ1rg1VFDpJTkgbq1/MzRvOfQZMvJcxCLe0zogel/LWWcm44y6EuKD3qyxRVgSeSASA7FCFUf1TgS5MFCvUVK12uVwrz
Vy8vo7PR/VN2z+mUygh5485OuJz6Zpmnl9HkDH9aDvnHTKAH3CrdpoYKIUVsd9VFn35wjrQL9csQuZX5IlhLdKergC8k3/sZvKTKqEwzbZzZfJxql8xs/rtR
ObAG64AZqAp8GV4MxumBYSHu8w7xVLWbP+4PPtmh3rr9BlqwY6cl8aDTrVKnm9ZuoEEIGsrqq8nkYvU7iI+lPrRYaTzdadCTIuIZOshdKXw5r6fN66eFoUEF
DxGpRRGp7aAM3KbH0HMTX1uAkG+5jTDMmHYIph0uw7TDjGmHDAoayrRDve82Rx2/qjp65EPjnDtIJSLjwPmiRcwlU8o1300d0+xe16qo/aPY5zy7z/myz6XR
bmsf43F6+hiJSokJVID9rk5vhnZfLaahuqLMxaPYyAP7Ve0XOh9BujzEnDxTk5bJoCTD54VTp14umBrmM4GHO3z3OU2dVnGCFL9BKtj5v9f0LJ0VU7em1KaQ
JUFr3Paaj2nAzQMJXNo6sK+gi0te/LfUyscxzSf3npUn1x82uTLKmF6OHwyAbmYgsCb/tZyoO54/8C/XlDqXFNgGNRgbLli0I1bUjhgVPZlgfExjqMmw+8wG
7bT28KE0yVYjPLXqzr7UnNZhrcEzACaz0h1wCLPhz/kQO3bQMpE18bRMRa5eXVSVInAkN12GfabH4rcT+Hq11XS54vsruXlxTouJfZoQ4jO7pc8b1tTdyOO5
9PeOr4Lskj3bz30Z4nmOV18ocEw4HhdcnFk8pUWyTbM/pDJgaNkn8xHT7bLMfbom+3TEqKl+/63ir/5Kv4JaqxryG2Uhv4W6sQazvcaHsa2/MFfkcjTxP3Vd
/EkYqUZ/qa9g5kIF0szpVV0G/cxl0F/iMuj3uQzC//kUnAP7Hz9FN8DSidwAf0TBdJa4v+WrpLSMubtuhcHaIKXB8c7STP9rauVR873jTMvVbblUXiZYFN5K
a2RRJcuiamBR/m5E4M2nPt06hEX5hf0HJqCw4PngJZfbVJcIswgIA2Y8uAuVEGsBXnmh38ZwlaBQ/dfGv50y09v229cjSjH15CqYmcjS6/NYDOUuMc5pS2OK
6bIB/qX8seG7mu+Z5wiVVCrqfZS04DYE3mwDlD9VKZXJOwPnEHTcG+aEMXViJwylxsT6G6t1G/5XJZPA/6oE38FXKQjMDfIRw/+qhHWGFI81+F9F0kxr96f3
FWbnjzW4Pp+dsuJnlQkgoykjfUqcGox/PHN9+BPn+rC5Qx+Ci9TdYWOesZ46fOJF1OGNl4djVPIFxJacpMNI2TmM9L+yko8IkWbLfXFCcL3rNFTkhbTIzzKP
RUMZrQv4iIeckrJRK+EwEtsx+rQbmanUp7nfV+fnSv8aijK+W+anNHV3x0IYnWDI2zrkdR3ymL6cxdFVdq0J+OJj9tgwwJCLv/or/Qqfl4aSURVkxHbaaUDT
I5vm0zV4eJNntclnapONurtap5iKOsX46gBz3AHQJf9Y6vdfOl70flVRwyPrdo4W54bk6fDTsNFsaaUPSk4HqOtf2w8w9wQ08WpED7l8HbpcJUOX01S7DOhB
kEX7T91WK18wY578gd98rFwKd/tz6eq9qXkFtdRYiZBNTmVY79Y98QHfOX6ynRat4AHhNjX5KmIzEOJEErY6TUDWze5IS3xqdt7WMWtxVsHQtl0cPG0DVDZv
Cp/Kw1aedGErm8InGBWyE4HsjB8J21/VzuHGE37u/VlmLZZEsCexXgR7La34losDF4h4I0MOefkqjM9D9sv1m8IFf7BOeGUu+LlrKMvPqNLosJbBhIWA6GFA
8ASU94Cvuh0iHBKAdnbHMi0sFuoBaplCx/EsQTUB9H42sBBSdDgMr6byxENscQtm9pLCOoQOzME732NYrLZHfbFxtOHbrWuI37RHwUP8UEEPS4S8MCUAmnbh
d3j37TsU1ECzyJWUFec/aonyy21aUDnUdGlZQak3Cw9yeeUO/I35t35HX+Fllgo+r3XMApCCb/hCxPaizou83iQhLI4pJYeCgDtaFkbR56ZZmXMrzQQK6aG6
ozDHckll32NMaZ2akTs6cuxggEiGr9UI6Kse4Ghn/II/Z3SIeZV9Bc+gPyeP5PGy/pzRgD9noP6cgEyZ23jf0e6+fwpv7wRwaZFtQLb7o0D9OqrwLhZLJFT2
BAHTBPDSA3HMKJ6i1b4aH477gfoYB8lNPzC/FZRkoArzkwcCC+lVgMD1kWbPI6RZt0RI3J1wbkP6cJn2tELJyCfqjzxY2WlPoUh3vJPH0JY+1EBW8ttuT0vd
W+ddpEBr3t3BI9fyEcYrdv+KAMGlbsgch2rIRCZ072rIhLtTeRJB0WUvyf9Dg8jv5bS58b6X+8Cv84/Cn7qOiIXuvn33aPtTb/pSf1RXHsv/muowmK8We2CZ
ZUFw61I4KyWnc6G+xB+1EYSEAJzvrprv7rkdcze75HcttP0NuzV77WdVnBvAP13laahFSTmz1z6ocJqhMJWal712tjeo/XIoJU6dtQZDcJKPHS6VAPbMMwzm
eO/VDe/FGVJftNVAA5Fknbda6p+Y0n9WdsVjxEKBcgYuL7W5Ep2YMh8VPaN0krkWQjypsalDsM4Dh/4ZTI2mdj3EANgS5BBFL8wl1rWYIcX9Wmdswc4XR0sY
ZgUh4uu0BSmEMHl1I+gzHtzD22mDp524YFVKK7t5kpDlVNHTTqWobUNCT2FtHoAuheX0Ndoeqj5QiQMeL0ILn3cqJHLKA/69kY2fE06aEU6KgZ0WuokHKCfX
BoGw0vr10yKzV6z5ukndbEsjkTttEFeBpJr/In1llHn9oGksR18mIhpqq98jrNYZSTJQANLJ6NG08gqKGs0l5FgveocN2GmSgq104E3TzmylcYHdxEtspbYB
nYoVlJfYSkfUVhrnttJKkapHYSsdEYKGIWHEVO48ZkaUnsuHFM181FlLRwvW0ude2HrwEJ46tM8/pDDhBeceVv+3OoqKV8hFM2ItfrKIRiAbw+JnjR5wuM+X
TvKQ7/sWrNp4BKYmImV41/x1+kURdBxgV9n+mvrz3bshysnuzqtAhBHqeYJsZ7f5fj37IJ9StUBenL7lD3sr1rdi+1ZyMMha2g+rHVtY7Z3LwWrHpwarTU+a
EruJQ08RUjvOILXjfkhtROFqvKFRrywLVo1ybMcyiOp4nifEGJF0TktSohxYHjmQIYQuwa2mZPUbiHsIhgZQtQtYXP8yPkTRMYuTGyqI0qDzevUUDKo5MsTJ
Oq3LeZEq0rB43l/GC712Yi/02om90GuwvVJZW4ESqa22V9uKorc2E3hM3dXde+e/NeETsgNNZ9o5m1rIutsMpuvxFcLPhCMHM8LAUCc/xNOXQpYQ4zuCp413
jUVi9q+hvNtFyK89XpjSYBlfdEvfagkHbAH9PhcrE07lJNzlBoEYLZXs6HOgD93tPk8L5WzYIlW1ytWrUuYxsLX4ENbGO4MAse/dvYBTcWEl04gqpBqrDxuQ
SNfBtQ2HdexrxEBazcQDU7Uzlta6pSvoHUzzkAj3vuxMVWlqtySyXdQNeHsnWlwCFnJZiq4xbdPORqke4ThcLb5N/39dbPYNX41LETjV1UjFFSH0OJrbK8Qc
JgyDkXdj2TGih9/YCek7k9BmOOcp6UfHcL/cYchnCGeOBCrh5LP5HP9LT22QTW1RRHRBPcWJxXQx1/icz4m9PID45ox3YZ/xLoSsWNqNKC+c2koqK5YyWTE+
VDx84CyCfyWh92H3C7emZOC6z9IpJy56oSYTqhh35x77+OtOeF5RW2fmbBCq+mXv/LG55r2ZJ8PWg65nlkluO3jokKXvgfayD7jggVrtNXN75VSILQb/dsKN
bvex+w7atPby4z7f/Xg1fpSBY3QXQt0ByIPD8PSd3a23H7tPnqleNc2zubwfJ58vYHYXkCDL0G6iowgze/N+x+mFh5nUquiUi1X4hGo8qT9Xi5Bq023APdQu
WthscCb+zPKlt+y3L03pS+P6UtuiAmT6UUKbAkrFyyAyvQwis4CX942qXwH4gLVkkOYCQqofL0Bv7qDHhA0DAaQ5MfMqiKPFgobJAGtWzQ/R+cxzD/QAFCz8
IVOolruXazL5C6/iYKCet6JHvIkW3X1HH54w37nxKgt/cuMV9uL17s7r3Z3b3J3b3J275E73EIpEGxBkxBMeYpx+mm07oL9povsAKQTwjD6BYCncDofcrleT
/nJr+Y+1QlEDt8Mht+vxQFFVU5MNs/ucp8O04ZpGpVBiNX+1WiixeBsstq/EOP8xLhRVvC3idv87kRuo93Og9tuBiosDFeUFRGD/fQVU8h+L7S/ehhav752y
dv24dHvBv5KmHPdeOX8PxNH/Xin/sdQNpJnSmFA+pPyDtuEBdqcyc5UphEbV6h2h2EIavdxuC5T94Mo0mjfMhy3ywzzR/ffeCaqXFyBXUpcqd21c3SuwIaoY
xZ2tphtfYBSGTtZNTQ4f3XAn/SRqqJQQdtwEa8VYFML5S7fxsbsbXDWd1jJJRF6MmMmjU8PP9iQq5UPE6sZ36e0rFGiXB59gJ48gFhkVy3Y9NLV4NNFnbZQ+
rJf8LfW7z+0Pb+8e34/eM0LM7z6PO8/tD67k4edNxz05P3A3gwXX7+6TG8JX7pBtUJ7bF1/TkMNCF2B9MvoVrurSFdNqPvG7kPl/WvY9kQje/oR3xTTyOKhO
BLpHIRaMSWVnWrsTgHw7Gom35D+wTybfMEzAIrKJf7vyL+iFI2suipUdlmyuxORDZT8DR3nC251GToHf3TwvOzFVt8i8Em7koaqFrA0BB19EjqqNiJKJgZ0z
cikGTLTeO1Ol1Ui4PNy9gJvrnnos88ZUMSuTODTCar23BcIQLKIxPjb2B9Hjgc15AD3CInDCGKqQiDEh8VDlA3KhpP3x71Ub/x5ngIeh3oTYlt+koFm1IK3M
ZlFDNosqkCulLVVlQDI2IYjIDdLUsEGayQZpytSuVVjE4iCxr53EDobqgHCijyyWRjT37Rf+powMXFF3dr478KM6tNYuDpBDM4bNoAZzAbBOLsF5EriBkR6m
SsyqISdc3N+d6lZn92pNS0JNb0TIHKYegaWBg8zDaV/FrErrpnmimuikBhq/7wBTdefNQvirLoQ/gmG0mHoD/50GjTzWj9f9J2GFT/hXTGsqLbm8ajr5KJHK
vWM5no8Sk58hlZccUnmJN6mELPUhlTP2qNSHVK7PTqeloynChPg7jR7HvTsu9ZFAzMv05lgfmUo8C2JKkbWDSgoFd1ORMEn+zl9GUxGdKAFYdOoJwNgP2mZP
NvPXMmoK675h1RTMwVay5qR+NUX7p/YP00/QLPj+oeqk+bQ8VJuUaXvAqFlvyCwM1IXY9kBZlT+orVtBi2Tfyh4nukmOIZ/sLx6Ilqa/sbPmOQAV5riheHgt
9YfuJte9Ca6Sw5pKiVnim5CJb3zr0Yn9hNxZsavAcpNHAGKf8UWhCNl+d/O4SEgMeqlLMRHYTlgARmWIVK0vRCoVZnUtI/UBAl+9Zlpdru1XGZqQm+4VqEe4
oprycSJ5OxO321IY/gEh4Ao1BKD+6m7s6JBIGD2KolQKBqxAFYZm6HrCbeoIWgVeHAeeKAEhNqh5BDtz/DUhHLMJ6Z6X9zBgD8NMnebMSaVCuiAveTAKSgUv
IT/3Eip1G/Nzjxx/Yv/Be9/2wMZNsHAJ0yvckaNPqe9rP14LzGYdHzK7+s8wNqxyp4gi9HLrTtgTQtStQbaeYOa60tzHv/XMx9/1pi++Z8sm72m4eX38mWcO
v+tNv/mel23ynsL3R587/vl3vekL77lgE+CI5fuzxz988Dfe/p5Nm7wn+P348Tcf/I23vefCTd6j+P6xb33l49+594vvlvIe4fdnvnL4O/f+5rulvIfw/b8+
9/Tnv3PvF94t5S3w+7NPf/irn3v7u6W8B/j9+NNv/urn3vZuKQ+YmnO/8q3f+fhv3/vFB6W8+/j9md85/Nv3/uaDUt4+fP/l5576/G/f+4UHpby78fXZpz78
2c+9/UEp7jZ8Pf7Umz/7ubc9KKXdIl9/6Vtf+Pgv3fvFw1LYjfj6zBcO/9K9v3lYynqVfP3F5578/C/d+4XDUtT1+Prskx8+8rm3H5aiduLr8SfffORzbzss
RWHcfuFbv/bxd937xQekqM34+syvHX7Xvb/5gBS1EdP03BOff9e9X3hAiprF12ef+PDBz739ASnK6CS++eDn3vaAFIUoh3toaZ233kWyVKpzz3j70njuPdCh
37PnqHDA+Q2ed6kHp/5vRK+k3CTP3KBINfAYSSvy6tHuxjuEctUVgQw++7G7/hKmhOxOXM0NXy6u7DPox4gM4g4k0iRcoroTIJ0yBQPg2xnmyEZCN1NaYuCP
uIOWmfmTyiLwkgqDjcpEa6J1v6LW/eoheLypdT9LxbYiWlN1wLpfVus+1La5db+CUHpa9+OjwjCrR5Vf2eN0pFs5EHhMxWLwHPf7NvArczfDzAeEuxPdKbAr
vou8hlkpYpdlB/tRd6PxmAo6REkvgb5FGZSn+xne1f2MWUC4n+mmY8LkIzkTzRMvhuTC4KElzU0dgkjKBR4KPB9sw+ChJctDY1MBDy1TR1ERHkpeYL9ieyHz
ukKn0TYRegnlobYU2lWkUkqsCnpU3o10mr5LtUc7fFvVCGVlnchkD5G0PE8BP9u74OFCpunYoTDZEmVok3csZMfo747UdiWHMZy94fOGrxl47uvPuZbrb5Bz
rRso3LUlVxMM5lyrUGeDPVkzrgU2TxZ2QJtzjUqYLNla4JKtEZupj2CuyzXf1lNAteAB0qDZeDBEeYf2GecqhPJHDuX2EfmFauy1jNmAGIt7loJkHDg9yTa/
CJXrO+fSLkU+ePJ02/LsfuunrsB4fp4qz0vO9CzNoj0uLTltU3BtgjCWQB1vF8Eep9gbFrvWFxixxC9mVMdBishcKobcOnBmXNnr71GQ12CPn2cifSrItkWX
yXoYBv1QXHoRv29H7o677qBmuO2JWB2WkqRcieJqszFCh7E/8IkbRddGLtE/8NVjzHo7to8c0NxY7YQjQYqR2994q95u6e1UZLQ1sudmbYS3yVRasf4m6rmp
eSnpEERvoDvg+GeQpe2eK4mqJSLQHSa6Y4cC4kb6O37Q5J+YMeo77CsRfwmKv+itcMjDFf5S6vuFt8rZLdf6PAfptv4cpF5/DtK02i0Ta8HrzyQubE7+2RSk
OooLLufntlSzedmsyJ5LDllVmZHGnqrLDLnM2ykehqK0rEkiYVgN75qf+9xH/qr3c5/4rT9Ebkiub49mjGtdkdFJFRlpkYxCnWOBb/0fzxaKFC7lZUV6Q4tU
L2RPC2IK0bn/8eyvo3V/ybyVTlBrlkY8PxhJVLkcc0LLfalhy/URNy3estPiL00NGzE1rN83LxDu5d8y89LRTBnIGhje1ZGzLaGlNHknIDQvptuhzySvNYc/
m2TZPJPl54wl60zJqMnhfT5PTlpb3BJ4znwcF7d/NxBGF98yg6DjRj9r9WOHgMEmdp8+6tL5Yr3qnivneFv38a29tIYUs97cAZ6dkeLX62/YlMkH6v37lcXG
KqpAkio2UvvJLdYemOXNhQPa0CXFKI0I7/g+9arYhayHz21dyPvKzhR7V/yp/T32874T9LMJRru5yGdlf95cZLM437SPcb8qsFB5/ZaUNBl1//gvf3y+e/wv
f/yqTE9QYFPxi1oPMFuUs/UQ9xFtjCVMGUctO6l1nOBRyXeLgv6M3jpPV0TGR4w/wMWGlJ2xLpHWa1gDXndfgNqsGBxTsWHXgh2m9sc0WgwGkO75xfHcczuG
9Hw7pOu912B0ZoNXdbziAL/fuT8rgOJ7NdW8LXtBy64nUDfUdQvTjmN3cylkl0kg67b/kpW1bOFw7iQ5k5KHvV7W2/p699EDB/YN0lDGBooUWK4ndt+F9MZt
krNUxi2um8qw2io257g2tqwjYZsaa2dzxVXYfXq/o0S/+6ZzrhlGeWTjRG0jrUCcWn6dlpdyn3Jh6ZYHuU95YCgGRbRsryl1n9tvl2B56BKU05EdPpdAu+bG
D8KIDOJ4kSTq1Xx0x4FEqnFyHOuob6xPkjAohsjjHCp/2OM2zVk2NVEfiVZMXPhe0aV3CpQFZPOhVOUPp67Ypk2pDywGDkoDdTaG1dnQ2wWAk761llZJYzkd
KXwiCMfdoUUKJJTWsizzNzE9UEYcuyzQ6cVup8iycedONsuIJH3puMuZhw038GiFDbyPXxGdA8SbLD0zmKobx+7TB1agyLRJAN1jpv7wPWkLZ3XTOkqr/ZWN
Kq2+7/gij1FNW169T+iW03wdSzQesiDh01s2TYxq29Qf7Yxk49gZlUPqmFpvTNI/C8ttJVbitU/2bSnJdUNEX8RKmWT5LcUKvbqX+AarKqFWxOvbUypOysr3
FO8U9hQfwcCjC2bkCHYWu6NkQpZX3FhGc2mhM7pkrsZgfhwzddrnmv1rpMKTuT371KEncvLjKWwY9nBuF3bk1qFLSw8IoFM9lWCw4qFzQ7F+OfHXTY7vxF/P
7fSO3TAYqW9ikmyzp/hbWWH1VHRmqnClGxR/7TKq0OXSxrYkJrKcupwdPCkLdRffXrmuUXJhCSsPL6gbnKj7lmCpuPCWoP+k+9CbdXXRbdhVeSrMroEX6FLf
4PJzM7dkBZq2UNbUrXKQWieUS1CREnTSNukECIiJsqrD6q3q7WxjGcIBLdP92FtdHunsqOn3MT4vY3z+klc0ONEeLc3oFp7/TrJVSIFbIOuMLSqCWKzb4LgZ
XeyMCOWo4HByfP8kWPjSnvRx7lGk5eotLMO/E7vG6c3kFdrtge6uys+n0A+PC8cocAjos9yUJ6aRP9d0R4VGfmZ4KnDaqLJq0H5rohzu9fdE8i8pKLfCHJJX
2Uupn3F7y2yflf5hrPQPI1N6xctun4RT8OwaDousO+obejLmqI8xD3/VTQF1AaZSHHx4qaFTyIveVWjHvFWUUb320f1uLtHb3MmlrOn88MhDFDDqJrmK3Igq
zDLwJ4WjCDvzO40QDiINNAA8rGKqcM2E6ByqXuNuaQZGrrlrhwb3kzWZ5hZYmzrOVVR3edjDAM8Cj08pU35omKSfBBr2s8X8moE2y39DqnrMD7O5LaPW1rLu
1tDbyoqA+51QVgs3x7pD8l+v9J+69KTjaFMMsEW4zFCXsy4UqkBGOvgITuArW/LzHNtJtWVXG6vld57DRs0ErcqhYsh50JIljEcwJRTVxKBl70fW990FgzZl
gCe7/u0YtduvaHganwB9+qTNBBSb8Z2NSeECgBYShjiB10a0qVIOYvHH4ZEHrmM3bPJ3qRs5WE3JeuBjokKvQE5343WYKtMqrJ0e7aB2KMZhGpaad8s0xDvv
bIwhMSx+qGveyjqwFJC3ctww3NYkO6fTCbR0AinmFKtMm6gjRp/BfIClZUA0mOTmWW1MBwXS4phlI9Z1gP1ofZHMYktoiNDFaMWoKtbpnKAcMqFO+uN0uLKb
kK7gRraCG6zpv3BuGonuTJyakr6yZAMoDXkJRoaYe1ka6T4gQ0p/kKoZV52+p7vd+HxnFWyoNOsXoWe6patoVC8p0QnHuBGh4OkkJqLavYlfxs3k7nTKjnu1
e0vxiVvzJ6p4Ih1vINOfFDWJHybw1CTsP6vNxO500qyWQiZl2GQ6q2ZSnjJVubPKTJop+mLYfvDl8ezlSZCEVCKPTklb7wH2BaqbVgSoEjTKRF2AzldeWsUW
mioaJS91xmUzgOtFE4M2rIIJVDBpJqQDE41W1oxxPDWFp8a1D1NoBvrQBq3ulGaPz8vQoGEjZgo+Sv5g+5jjS/hLZbB942jfJAatMyFUg/ZVspqrWfuwb2Ns
UTPGStad1AcPKoYUVU3pOjhJIls935ygKU5PQX3jaW+xv+P8AhTFOraDh912ABazRiooyeHFKMGmVXiBToCiSvJRUqtT9dpGjdRPZosY390yGKDPY/s1iy+J
s9oNriFLlgWOtW7DADggU+D3SnmTpKLItrBBQsX9cYSPB217nxHK8UotV3dJtYlmC8+um4+4dcP50RV3XSOQXycL68YaX2VZhPLLOCIKgJBgSrvpx9PXQ44/
uomgAu8U/3PCBvKH0roqXZDWtJwIQgmnlIumTcVhIMMtKbsHOyqR5at7JeUK03wd2LC6KdXAnmqO6VeY1cvNQaTeItzbGm7v546MBwsxGzIsqQKYgNRK7sXY
VvfaTs3ttBXkoeZmYpzDYAkeSWWVBGJEYlT4sxQUcgThD88Nv3kiuQKvz+uuH1tBpYkvOlCJ8zfKpqJgZ5NVBAJlxMid6g9zNVxs1AHoTvqAwUNG3X+w8QS5
BJO5/5QtQjKdf2LEk9D5h/Fb9uvV0+D9dP6BsFW2arZDqsORHinsbjlxSPyuY+wOzb1CaLEV6vHCR/c7KHl7SkAbEVF/ZwOJZkqZo1m/tDqUwkxVxLfEkZiX
PPYvZc4vjgrOAgpofCpGfdIq7PomtHb9sjqaVvojGp22mvR5Qut+JbPuV07Cuj9LuBSXkc3r6xXcvZ5zQV9PBaWQ5uNwj4aPxbrtBg7xAr2CR1u+2pnKUViv
8ElZXlV5Hqe0bnhVp969EadECsUiShgunkbRvYrhCzgK+tQJVKUqEAN0fZSfF6mB0TdFxG0uHukJA/C7t1yhEbk1SgTyWuDoCL4F64Kp5V+97YqGn0F36ct+
8VWDVwvP3013OtNYaMmRjvNmH5zNH1zoqKhF3/DYapRjJe+3+EGwN9jTfeTnMeRvJFTCf6bYJpTzy7iZlnRwSypyqaRsDzM76D7Bwaj00uiwHfZtP8STBaX8
Mrx1VSF9BGbfxcPGvxmgIyY/uC3QcJjcSb/bLeFmGBG3hBvhD74lnAWT2xLCROdvIf5PpIJkTOd7KHuixTToLSDW3kQ3T6fQIVd2TW8JTfZUaPAAfevlgQh3
8UA7qTJq8RJvWzIjq7L7hKqzuvA4/66qvXz8OOIh9MmfJ3T7C/7t08kZfX4bQ7lTst75VTxBZ1Kvu8Z4/1ZOum/AhmdCxOfd3vWunNfuXwAXoqetC5EL3l3R
iyii18quZJ9Dsxn02K2cyGO3cuoeu919Hzywz8vii0/ecbcyxHEXEJKBtykYjC9WbpM57lZYybHlHXc/FgXCgPfkS1c2qW78evimGp9XkeLVRDam7aPW+nk3
OZ/ughoehaYx2FtuygeOPR6sigDmtPo4+rnWqG0wIUqnSisCa2VeTVXAXKdfriCaCpSzcEP1+RsOZagOQb+oJFS8IRBw6IBlFHko5M/y0t1uPPKyYKGsQAfu
Z28RSKri8HN0MBUTm/ILrTNyRktwRqubKj40mbg7qpF25PCsKNR1HjjtcCQMc0s0rkV/b/B3jiI0mhzMqlCJ5u6sFMcaywQYaHZw0Hh1IcagkvdfRU1uJ1K1
5NIxDmhl4RgzL6cbYw9jTHAhuj5jjPGbzH04b0dPBBQOoA5z6SSGmUINkkznpTpMqCEvx/qyo1lHhHZ4dbD7R5mt7mhm3rQmbyc7VMyTUnG/gTS4uhZC2bcS
dRTCfJhahyG2d4Ofqy6A411i5AITIJ4MUfp9RKm/wmeU4xAZvbIDFpwaXdqR4mIbOlKI7FAq+cEAOChHOVUAh4G3BgEcVhUZfq4/+P8jCIrngxDOd0M8Ci17
B/st5p3JLS/hgOVl/TUKq1Y0u4TdVXJnFc0ucE0UelflKP0SFQIMQGMuu7HdEMrdVVfYyIWSLg1G3vqZHhdYRFx3ZJNOtDtzW48Zd5EJT3P3MWDBw8ZDuaXg
B0mImoBRMiqYW/VQ4PA3THiN+t6pemhY661fK6JIsPkioSBOFtEWOVT77BRWwyTVU52ShvOFkOW9ZWKfh937eZ8befdpGnEgpj9tTTcyyk8HygJng68EJ+2m
6cO99iuB9v/pAG8fDzqhlvNMcNLmO+ZYfibQ8o7LJ1HS0BRnV0dxmZ/n67gmTqIfp1R/oR+u/mcK9X8rr/83/qUOZPd9wPlXf+oE/tWV4lGsTK/9kh7FhNlC
FR5u0yBBqSjb3WELVjRKfLdo6xbvr8J3v89Hs7cFJwgG2/migsGIKNonWpZcMFjJSr7AFFSxspSJlYTAzcVKnkyCfrEyUhaaw9YgiDAfMujXeQ5iATw3WpbK
TBOo9LGhYmYJYuaTw3l9aUVeXyKvvy3j9bcN5fVBAWm0j4vri3zrxLx/2VLaWorr7lDukw4cw5WWIbeQlkEO/d7qD3zQeavzgWSdrvXSkrOLn51dfD27+MlT
Jb+0tyittzNpXa7oyqsSZGFKdIlQKqHYSOq6LlMxQd6itEXLHwWp2Ph2ttMqRNRMyAqvoMYjQm5TJacQuaiocLNjh2GkqGK/VzuZFTKjmP7mRVnzdL4UzDPm
CcKHno6tDnUeqhTGb5tPIzQ7ds2uotmRegWSQOLi1MaFxZ9hD5uqSuNR8cm84YlrTaTcAUK2kxLbr+9ko6eSIlPkoR8Ux3Px13OxjX5BqIvnKdJlA8ZYRzua
usTsSIVsYV6YrSQNuBw0Ng9Xvtbin0wt+iLfWpakh927GYAj6Adp5GZEFkv1N0/TZYDcCe7yfivJesL1GkLL4emLN6fRdEcz4EbTxROA86INkv8c/nOeyR/9
gEo8T3q3DoJ+nfqhXJrQ/s399CDNTuVPenosx2d2xnGnC4LJoe7UKx4weLrdyarsVcVWIaLBpz092/lypaJBVteje7UufLIufctf+a0lLRyuKZjysmLAlVwx
vmqCAih7eEW1zzDyeTMwzPx7lgYjBUwPn2PnFjHMeIjyh6EU+VlKYR6Z/GEoRf6wlMIa2QSsRcWMlylw6XqszqTSfpxKcoUQN3EOgp4/6n4MHDRZ9htOdK3b
O4UspKeOt402LIu3rVwK6Z4KLX7TAaqyNVJLEynEgM4IkkIkls6kl/xm4MeFw0zgop4gxYWU8MMMokxWNfaUENjOfXZbeh+WwJg1+YaIYvPrvbas0/843y2T
vLsb9LxsrmzEiY0tp7eWKxtmuHkYJgFD0f3jD6g6vsQeHefmEKz3WlDwlLrhvHUwuY5fR3VVcCeIoWcK2YaKbFhACTnvSjbg9nn8VKa1H7c3XKkRQWgI4Ku6
d8CQpLkLjHoD1KPclAYVKqxyJetWpLgmQT6gIg7uTN6VyXqV9d5FyrUQ0tk9rmhDADAP3CmuD5Z+NthIW8ILRCSw0XWzwfkAd4thAvQVUhw+HjAzU1QlAAhE
GAsGg9SVABSJMRAVyqj2zIVwEadwLikMuNql1F2gwqxAiiFY0iTSZUJ0/ZyF6KIe9wX/YoRGzHmbNAziUh9OCuVLPCjMw0u8uuHZMc7DR4HNlCyGIUwOoVvw
C0EBqL57PkxIYft39itsevd8xDO2n+nze3A/k142AmmdN7+2P0tATnErLWlk6ReEVVax41Xnz/U8xISHmLxXEFg9KG0KrsfBXB+UYr7OY0bl8Paf/OzPnHXs
ql+84WYWY/GOqUvrftkGrR6nT+CXPYeUPj7fXdN9+B379wGT+cC+n0Qcr30sbP+uCjW2ID5tZz0rDwDyxfI2znf/5IlH/0vU/fNf+9l3Rd19T4W2REWatyXK
Y0QbPzegN825DJUrMZsdTtezwRQmKtAEmiL/bOJxO9rE8CHfArQtZF5lleTCAhhh0AdGGGRuIgQibP+Rk2OTzQUEQm7LpQICYamAQKgSXv7ib/lBsIfvBpr+
ENv4uhAJC+TDkPKC9u/rorcJElV9/XR2T7khkyDiajNgt2mEwFlvC+LDTWmLh85HFyvg8Isq0dcSfS3R0xL9LSHBQWBKseV/x5cdLSPwff4SAi/1E3hpgMDd
zyCNC/Lf0zKliu7GvlcgCGUEZPrpRySgZveZI/scPXYVelKeKjnikRWA8/G5DLOUj3HNFj0bzCjRxEo0kRJNpZ9o9mVJAMrJd0olf295j7833JPDkZYKPoi+
s2Zt7FIw97cfePLzr9/4fz+ztWd/2PxDC6lzed382QV6It645rW//NRjPSTighwld7bd8A+dv3u8t5DGCyJpxotptEh43mhxcUFtYC95y+ojn8QDwHHkBx/y
adniQ5++ypz14MH/9PHeAvwMHjvaDW9XhE+bUYTOVtw5SyDFKj6QaYb+4rXEVHNH5NjEvdQvRKcki2m5hxb1pIsj/N9+6eKP8n+//vgC6L+H2OrtF/3GKz/4
1bW/cXlv+5oFX/5/3uMLvQXscb1UDnbbq69/aOyK0a+/vLf9me1//W93fP3Vv4of/e1XH9t422/8yDcv620//dELv/Gdb8w/Jq/hP5nBcqeRN628aJJFvrLq
1k9P3vrpVz7umvHBrVrUa95/98euu+edv+pa8PeXowWo/L17nnjori0ffqy3/YGnn//20/+rcznGTSs87+WsD24FvUWZpk4O31WjgAYYsAdxPHwQ/ht0v2AW
LLkZ4abcwM9l+ZkuCvJUpN/5i0KkqIkyxvLKLJUN+rplQKrJI6VSuAehz+EeS2PwQDicwpG3BMvlY2k0t3fP3D+9wP9FrzTR3Avuf16WT/3uPe7ut1/w8Iz3
r++QhWVH8vm98E403ut4jPJfZ+WazDH27B/b0cgjBKGrdF9edXODSd5hQI3bDypmcPfA3QZ/rp7e3UdF7ffYzFPYTHvw9uylMEXJNSmmCoNsFRxtMa3B3F0z
lcWFBbQM5QSet9DtpTV4Iy3iCZaAbyxLLmo9eXVhYYGl+oV3KOHKO94ia8I31mlYQpXv1BZSbwFt8FEk2pCgDdJYtAHN8uUirUjp70+9bDlkoZO3+QtHNGZB
FiB9aGQNLA40nnVKQ3zbeN81ns1CbxcWQaClI63Ejd3e7AJzLr9l3187nQeGyRfNyPHRsrKpe4pae8um8vlm5Bqm2tOJ90BZFdiHDqcxf+WUmsrN01kNr8uI
wMsdJp7bmt2Td4utKecMsfgu1PNJXk7V+I85t2VT7vPMLty47cKeC/yCPd7x2btvSpPpjDfd9goMaFR4JTLyM4nBlLO3Hol28a288FegcDzpntjS27XDWhi8
x/rWk7362xe8H4X78LC19vwL3r+hi0XliB7WpaYj0J/U5vb+X41AjZVl4/dXtn1q/Xbw/a0df3v0mvELz/7QOy6Twcne0fjJfKyxQ/7hWy0Dj5WBi8CtL0DP
kw8xb/4ocXgftGUvXiZUL/213z61gO1Dhncx+30BROw/aJtV3YYtxnffnrDP+4vZ79myM2W5wErRuAlfLhYXENQvMy1r+UMalJg7TSX7T+SLsPP7qfd4yuo9
Nn+f1B7fGFB7bFadwualzgjPLu+M8N1/VneMRx/SIQi+P+4YNn1VNgIlHYHSsmqf4K5+nQ/uwJBcV8WPXlVWqGGP1rCnX9lzEm0ZPvpf8v2owCsdwnxFkx3I
4Nx7wOKyew5xHkBaXZ/+h/ggZrsMd8VagKC3DXZOm2A3zthywACQWA03d3dg1Qyo8A3Q/cTwo4qPQBHHQmIwduoOzS3E+V0OyqYuFwgY6GoKCWe7MrGmISzC
zgzTQ13vh3txGNcOQOVR0uMMjvjXWgC4ktKV1WkoLOGV7Gyo5xy1rhHC6Fjol/eyJBTaXc+DTy62d9flN9YQbKz97f2aDojvDMC1dF/S976qluwr7jtf61r4
ZB+ROiWiTpUsCiIMqyzra95gY37dGyieB9OV20zDbLERbJOtFTZGWv9MCOA4In6GOqC+tZ1dRUfRCNiUvjW5mdLtHfrxAi5IMzwOUd8VIp5tslDUqQqVslWo
RF0nS12CicLJrK6Qe7ECopYsUJFzS/1gEJQL8DledmrrPvVJmOjvzX35rK8kNDNX054Nqi4DTdOaP2HE/8ons8jX3+FlpNlb0XZkHysRJYzmoL/IkLJDZPhl
huMu4feoA4DxHLyoPm99Knh33N4dz+5CrbFR1Rrjm4KLaHyCUIDHpZa/VA673ov1QA+zNpMXQFty7NDj6i9Mi0X7O/ttJhamf7NLni6OkzhvXuDUvRc4be97
/IxHFy15m29NkUurYM2rQG+Nb2VqsAPrEeMKDQqF2lxx9gU+bRmar9rrZd/YrG9sdta5k9do/FmmmPhw+APZeMHkK0t3neeO9jsB5tba4q5TWbLrDFhrK9Za
m3H60jz5/Abfu9TP3NmsI1TuylLchbhx06duie0hzmwPsc7cyVZ3t1Z3dz6DFbWznmpDh29Rp6h8yud42D7wH8C1qfIOlGA4bUDmKslklnT0y4T4hD9bJ3SZ
5aCFJFYGN4iQeuXrFcW8+sNggRZ2dmdLNcghXVrAw6Qlfx+XIwXxuqcPwss5FD3y2177AS5KbNyzwCnD3ntYXWrm/E3hZmnS8fPUhjdLv4cS9cuB7iTYUwvW
lDIQE2URXkvk3Kl5vqTe6ynsnnSIO5fmQrlP38Bz6TGx6RpVn1G49s8Np+jvSUNySjcBs4masJjgmlIiIKTnhJdIQ0QMJ9lUaUN+Mpifk3FEsSjx3Tz+1tTX
4MkAuen3pLGF6ESUzg0KmE8wdOVVtTl/Tye2N61PZqBRcFVAtGbqenne1JiDqUxYcOHSjaDQNbZWxqesCZOAct79NYgcNkcmR/TMfMR5mImZ/p1Xm8JZYKoD
OLQQnlLtnnY1NfVyQcf37uvUV2J2nhFRItV1kL0RBu1AByIWfnwojefK+9IamlSb+0/3yDhAKVfoHFGeWEwFswI+XTXx9QiSY/aR6k6CU5egygc4tVyXseFU
dauN5/M2yGCoKZj1p6xf6prK5z6yc89feKfkqEGbUPidbLRAHDHEOgQI787po630UVN3it8LrkAaB+sLBj/27oJvKb3afdReplF2fNxK1wEQPD727Vv4f548
/uRX37IXCWF54/5PfuL3jj3X2BTer98f+tYbP/pbvyDP36ffD/3Th/7oT0Y2hfv064Mf+rOPftVHVll8++bBX/ijyU3hbfjyxH/7zqEjwabwFnxZ+JkPvn3t
pvBGXD/1h5/9K7n/Klw/+dGFszaF1+PyZ/7nV0Lk/pXLz/z+BqT/latjf1rC0qzOPXHo5ZvCjXKx8PYKULyrc/d/0UN2yurcsxGSBgGMFFmDqnMyNHGuDqh3
Yy4aOXPMm3rurZfSeRWzJ1P4KFysoGqqXhw8TXGFos7v2EsRfiiOyIxl4eN5OM5iuQwAwTIzwDt+YeF5sqQYMneKvc/tiqI+QaLTuPuj80ip5OF2d5+s/O76
K2DPr1h80oQQpr6LRtZcO7QOmhgF1IRLponySUaEz9XuMckxZMPew1hp32bHkVqRacvfnTaIw6wAzM3s1itkvfp6q8biXqJWPSQkcA5grJn19tXqL1OrBgjW
dqdN4BX7pmka850GW2LZUoBNkuX9sRT1654Oku9saTU+AM0ouprkY6XWxppJZLR0jFrmxK1sFVvZKrayZuLd3T1XOecdi2bcmlO9J+L3jnbaYJr5LSGM1tHd
nXYi0kupM+Iwqr3OiPxrJ6bRHbuaSblxr2bl61G07kqePKM7zMgdQIklZGwCtNi6aUifmgRoGdU0tfVksARsfqM0HkIAH1eMeMjoicrodcro2Oiz3AVfDkrM
2Lin6CjgjqIwceHP+G6jQBW5NVpYUM472q/kZjc53z3/Gjp2WoDn4E45ebo47NhEn6AvkUX/FVI4osHrUHeTEFVaoo+A8K/57lvLVzUAGh3YDob1MuYzmsN2
VsIkinRGLVWFVoyA6qk/eCsPTR2ei0vwdsEJ2oetmAK6yPEutdjjjNt+rL9EHNEKoPaa0aJ2iHMRIi8vzctJngUnzM88heNw8olmOALJw0kd9+f2KudK6M47
ZQUqpgCs2FNoeUzBS83lt8ss25dMWUiirBFhxSAwbsx28ajxPVs4ctz3ES6dYOUkIlpXEgc5X8YxL9lJlYDdvD1Nu3DyeCelQsC7jb4yeoD9q/1W9U63zjqq
bOgLdaz8N5g6CKYJSbKx5BXT0OS8de5xDYrrpnbHxcGMPJyAzhuI4R2Xjyro3Le9A95SxfqLWhdRpDcBlgjjQSiSJzszSzPmt0qUkgpb8NcuwPhWxD3MBrd0
GKt7kyxC+bjR9eCkusxRjlyXB6D4oqVdjmw+YnbZRy9nYF9DZ32sX6RklmFp01kgX4702GVLxjusuc2lhgWcMuf9TMqzNNO8/Ikve99GdqNKplqFq8OQmQ77
ZhrrjESGJWn3HBAWSQ3s1/eEoQwrvTK09HJ/6WWrX9JU6Rg3TgvqrOfT0n1d97UmnpYqjh2HxTZGTlaZldfAdznC1as6PBDeoHN3PTPIKRV0osTlIoiwsyFu
/E5dHArDc7JYOiHhiXxaR/1COi7kuk9t1oJQM3bFRh2ENSOXPDCrzTtTG2s6iWZm26gPy63t+LOTL73FEeJmfekifWljJ4c1w5hBErzU/wnhu/VLvB/Ht0u8
u/VAd5fcFHK5jTQOE/VzaHj7sza5iUvHGG7wfwIS5Xrvx2WPl4+7YbueDe6SrVA+buu0i7wf5E70lBL6MaJ4KPgymzL68nxQ2ugV6VgD8CHIiwT33jvN6DwY
lwGm1+jV0yK7kpMW0+YShSjChl7vbvhh5Ct4WPbldJxwbONHRRYBHJsQhD3/qSdOQz1xGkwdQzQqQCWKOMg0rpYHIGxJ+N9etCGLMd1rXTK1+eakwQBL9pA8
Rk+4Tn5HPe5HkbtwRJHGocnLEOjWq9zEUPR4N1t/JzzGQlPTCWxyAk2FE2haOoFtmcDu1xDrue8zYf8cWkR4xI+DXcSkZ9WGkYLe4SiojT/jKcloCq5AfZQg
LMJRAu9jzjn/+HM3S/ob6zpsX5Q7f+vKLuHwTi01lWBCq5Y4MzNcZ4ILj8ohVY1F2HwnQPn3Z74OE7nk/Dcur7yGvpQVitm/jj5mRZVQGSohqn6oEqok3V9e
pF+fRtDY+2nF+nr3639yTz8iawUa00D1TzlPZ3+7s8kxEYmn24RzPHaxdnIzi8uK5xkAYb9b3ZkGPdgQCM3UoSr4QD3vbd4p+Si7WLaTKPM2LfM2W2YeBVdu
P68WomWrD6zCJygqfAppW6Bxpnscxr5qKKVXFYhej/kBk5KcVHCPpwNsnfs0P4th0bcTwl729Lqb/D8MQs0jrg5yle8x1250Srl2l/ddNUty6PrWu3RotlzN
Tb/cr/QA1By+1it2LkFE6rHBzL0xE1zPRQzLMdVLfWDlCndYra6AU+oKOK4DDOToFj3PDVJeIPPLncdMyASdJj6E9JIf9Zm7dYkjkSkBcn/KuelAjP4tdwRo
a0x9HfYOuOlg2/g99bWLGFzE1CB45e8oxzAQyI5RSfVYpNg7ZbZVYI6PdjWtVOpPKyXE4PBMn0Xvz9wR5dVFBTNHcRi19WVB19ArqtHlJsrjFfHOeFVnfEfy
N+VlcjzTPzp6Uf7R8Un4Rw/mc3Yp2Y6l1UEPaaVdzTg91PM5OsZY6WpGnjVQkNeX+/n6RsEDtr8z2SI6KbfvbBG9GAfwwKaq9Qabojmjfe4K3rFDmufFzzJF
F64Kj9jmuEeCpY8kmix6SlNHEynxKI/7RsTvuf3flZExVaE5n5npmFE6bO/TdGPkEbJ37+gEKvQGhezaQ0fYW2Z+fDijWm+MoJh7Wx3Jg2LubWpYwFWRjiat
zZlXZg2taUPZFtdKnTLbSioEAmdmCtSE3P571WsXU2SbIHmu9L8P3Q+lejc48v0ftAduHRyzeWAzen+RMxKcaEbUVzxOg8yYpGoGJi5JaNLCs9/Nm1cgveWi
FIr0qBQXyS5RLAgPCe9qq9yTHTBzWxrfCtr/uN9STRvvBNlB03MCU5QdNF2S8mVe1ZQQDPeTU0M7URUbirnAa8vUFIjQrhadiny1aGAs6dDPpYkCxfnJ+xsR
KA52mGBvJfcQMycZk/LPyKbsXi89XxKAEp0gACXKOHmWqVUzJHccACXOQTZsfaY/bL2+FDBYc1nW+yLXFfStdjUi18vdGQjw/+iyNs+oeyeakjZM9fq0OS2n
N5J7m1JGZ0ToQMSCmvHu7IyapvYEDt1X3tEZKxDwuEmOpRN2Uclw5MuqMzlXkrIuvW/OP3hvZ5WpPdyZmmv1HeEqQ2btBPPn8s3mE3fiKUz6T2RZ9U21E855
ndXQmPaxbzMlN0flnFtxCW7tD+7p4rP57Eqpq03tmEpRb5TR8G8o7GIr9/f7Mgbfw7iYuLNaGjki1GxWyczVD/6r24ERrWBMyvJwIvpd2ghXA84D8sRYH32b
FoamZlYjYXxaf4Ucd0au39EoFXQCFZs9uMmMjIVXuY78wT10cnB1ldUXVVryaQf266njeBvz1d+ctjanzuN1vSAtBUMn0AR4vmwmwHbLZhxmMh6o8gJq2VT/
C1Mx1BTDZiZm/OzgVra0r917sNTvS1cfRbr5WFPcm9VvPHpnWtuteaFr8uHtnD7GRLY8G6ilF5pGIpzjqU6ieOf1dA15EXaSNdhJEmLcDeE88VzpEHT8UFni
ozYPbRT0lEnfPOf1cMcKXD2VbMeqoJ5guXrUQxBHdt2xiM3bH203lAjyq9WF0f2fCot3h/NI6Q/z7z5wxOFz9GkOinH+vmbra2fndvgouPSo9vBtrbB5elRT
WhLDrlVlOUOxIQ1zokCqsu6bbIKIg3AQ1McY/JTsQMSwp8HATO1lMdB20NHEH3ljltZtjSLDWq+L0IIxDFQ2n4EIWCOFpgP2FOb2JE5i2bk/cLmKXeK6sktc
Z8/9Hxk8jMV55jx7VLbuFQXBoJQtycIV0+wOExFK2PRtMEqQvRfk7/nD3vPte+A4tSWHtuqxNIH4aoEd36BA/E5CKLlzsLx8DIZNk2QHtew3xdDDbhv2ibAD
jzGinhF5OZeMNYd0TExvlU6G1V2CDAA3DnoMQiNP34GQEe4lpQ+6eVuqtZRhk2DmaRIHJ0FPbtbVTeSGRIFv3XmtcFV4xA7/A9nwL3kEx4Q6JOXYJJsYA4ZE
4SkxSJjTpgQESKKilnPzhU/zXSEnsW2+DYJV4KlMLTHkCsN6736yg67fqcLcSJ1LnlFYas/0EoNIkA8RV+++DAnyLQfsIl4GiaN+60pIHPVbgcRxV4bEcddQ
3KgMQ8P6emUYGvoi3zoxjtSypdS1lLrz9Tu0HMJKfCK/vfjUvMVjh7BSv3XQUzzOOG/c7ykeL5dxG6rttx3od5avK2HUHWFkKbdNeeRAnvly0CWObpqfTcrw
58BZprR3+TN0dkzA8U1ZDK+cAlDzLjL6PJ7v7nuC9FWBEq6tiMZdYUH+/K1plTlu9YjKI1yl/avuhGqDz1V/AJBaxFq4px5zwmtfS3I5B3PUvJ3mgjUK7EfQ
Hyl0dVqjIwRR3/ZaISns3sMr8I6fAK3A7tZ9A6+aMCDBz6IC+2M7l6LWe1PpiOPWbRTfHsKZKeaBKNtDRaQ2/K1GzWjOfE3lQn+NHFl4ih2F+VdHWC2SGYtt
mxG7tkfJ9yEI7yjeB26vHNxqFkwZpsC5vW+c23yvGQM/Hn34UBZds29poRXTgj62AjlnNY71lzB8tQF9bMU01UgLxxY5xMV3meodyB9w1x1ufn59n0JKV11b
LEgSUK7thhxb9ToCjmm+GVfzzYTds6pm3Ey48j5rd4m9SFgQds/mnNqJYLc5s+3BmW2uOLMtndmazmycz2q9GZY8v8Q2cgdaYjumZwdhpJaRlKXtVm4P0fkX
OcmyV2ST3NZJru8o3gcBySRrikvTPplJhpdOvm4LVVRgaMWURzrlAaccbAJTDhX8HHKrRDhUSJsDqxdDWf3Tjr5J7fIsZkUe15XjOoshpszvUtLzpD658kqy
w3qilbSKUPRFnUf9WDpWWDRxNp51Hc/JHcX70EnIeNZz8N8xkJQd02S5VRNnq6amQ9gctmpadtW0ZL6bdtXUVlw1I47gs1XDMcTmXKG7frZ75yqp5ArIybQF
cMtzTsnrvTgN3ZkN9pVYbQm0IKz3pKlVXG3wpQs146sw/mYrjP90Loz/9xcvjNeXFcZn+iUOShl/7I4Kb/T9MoJsSs52p+nwFCjJmf4AKCaijU+fR393N3g9
ITCwRcKJ1af9XAQiID9BbKJVtWTTswBLKEb4IpxW5IJ5PPSAA/O3SvF/EgbB3mjPQNbjQDMEBYraRGApuupEhKnN/PcBG8JbFZ4T0kA9ZAF2HXObT0OFq1xH
p6gw/5nJX2lI1Rtp8jomWYH3SPzaaWZIj1/LQ4vceB39ORBsm+yS3wgTW11M61nkIh9ouWx5yWLaWCkYM8YTzZWeEFI+ohlK8/jdnkkKoe3eookLP3mL8rxd
XysVXDV14/UW9FBTY0xxHvnsLeKXZLuLv8b5Jfty83Safdl7k1Bk9qWlwgmJdF2gqpZWIYnB20r/3Dh75bu67TtOFWdvwHRfykMwIinQme4jbF5FDD7660/N
Z9/hSCF/ToTRZzSYwjiBu+RiO1CZxQ6DVTXIQPWWoP+9yJpv1JpvzANAvl8lD/ZpKM7gyUKZ/Ulai/YGe0ICWQR76jTwZ56Rj0wUwh/VeUXNP4t6Cyk/IzXJ
tE8pFxvdr1CQJrsMuk+o3ea9B2xIhEsmpgIgc1eBc/QlvMYu6C6leVaBvy/p1+AHSzX4mo4x6NPgB4i8tOkYK919CUwy73NxnvsS2Vax382rj6lN9MR06jWX
dpIn+LqGcwdsM2GpwfYaWX+PUmuIhFB1NNXU0bUWjsI4XtSxXkfQxBYUbiNQuLVpIhraoDo8kEQIEvkVXoktJOGYwhaNdLE2WNQieDMVB8pfOjF1ve2yLHaf
q893c2R9k7PfnIWhJ+/XtqwLFxoQjNaFz9chFK4Ln6t3xvH5QEPkVfm8v4H+rgvva3Qm8Lmv0ZkUwc2Zox4ZmTeTIi1DHke5CweyiS/qsdd79421Fw/Qg5iu
ot0/8Hekq3gCW6jOa0FyT+PitFg36D28lk51VssErWG2hskt4YI01oxuCZ/A59iW8AF8jm8J78fnxJbwIXw2t4SP4LOxJXx0TJqxptvGnLvUpbYX3eP+jgYO
jU9E89ocuYOG1Kke1kY+VXa/ZY2EtPopuGrEFwePRvmTYwNPWg9IfJx4ZZ3EI1pF0D5yQMOr+hYj3UREtnouZFjccyGefL8zTj4Xdgiz1n00krK+S4A2dO3i
4HlcB9232Gnle/LmBx2ZAPPEjduS9aC0n9lV65ldtd79Lt3G8OyH2Ny6XTTToO8Zt2gCLJrpa2jYk0Uzs+yrZoZLBlLLWjNtg3Rk3cQEow90V5rhS5on7zQW
a/mM4zeny0PTYHUz3FwLNX2WL51ulSB1QFUZczo4R6fr5fn4KHHW0hSdgJSUmmkEphmTwueshZW71rTonz8hVzU0FCjwk/DfJfuZNjWQ4owIGbAXa860xq4M
k5ZGBYYmNGQiZYXtuoKu1rhitkiT7mwkUnGNie+kAjnm1OS9FIIoBQDoZdJAeURrPj1DNqv0TDSpYc4E85kXXhXPp2fZHeoMDOoZ+L1pzjAj9u6I5ms7y0L9
M1VfS7jabTB/UtyUilzuuZqZRghCCldgaeBumZuaSL9NGdrT0MzTIBan5jRMWio/gGVgsmZ2TqdnoEN1ee0MbTHHrDMi45yPn7RcumdGIIvIDw2OG1ONIBis
c7bNSKCb8dluG05b+mOLm3balnfwUNs9QWzUmu2MOrSPoJsjzrBzBpPRnaHKamllU7N7ZvSeZPSuUF2aVw5+8VTEue0hAaX7oPSAkZ5uexh8SbcFZAtNRzTc
DyA2elxKNRkdXbYS6J/PQY5VmkNWypWII+pVdBtGBrD0DIRgaXq6FuYqsOnpUtPanZ7JqYHb5i3FJ27Nn+DkpWkD5wApqoUfzsBTLRz4zjJn7JbN7CwppIaE
STuley1sb4HcwRH0zJ104+WpQl9Os5dboBqpRB4VCkV6Mcgs6U6Ra+sNnLSZnm6Ebmt46Ry20ARolLzUSWVJ0PfI8OGlFZyBClrmDOnAGTC42makeOpMPJVq
H85EM85ibqgUfZCGyephw8qyfAL0YaB9Oncao5gPnJ6BW7t1ADpnqHh+hqIPuOqDrJH2eY5CwIRaMhrXNhLp/TLZz5jTNTBtnP/WGkcxZ2gLZN3wZl6NvcV6
2vzSIf39GveItvSQZ0eSbnq1dPYM0GNJPlrq/ZdeKyfJFJW24e2fK8E1l5KvanC78Pr8altW5LUUnrqMdsI2XpFntGvjRBtJE3UwhZvqbGu7E1I77o/MA5ih
be/7dMMe7I/yQc1il61Yu+A+4hYcp5H9rV1HwiG1EgOypRa2mmkji5187EYeFDPCcGXtb6BoxX6xv1Yj3rLwx5A9MVxD89tliXhPV2Ts03OPd25RdSSSazNa
a2+nRnYYpEnOEGtgxzlDRHYX33FFXxmf77hibLmiPZeQYVIn4Fue6PfxRAi2aUunCD2S/mv61kSFU2mhskuR1xoQeu4fm++e1l1e6DzqpInjVuh8tKFC5yMN
CJ3d51DKuvCJRjqJzycbKUXOpxopRdCnG+mAkAnB8slWGhRES9z6fAuT031aRMyWymSteS1e7jnpzb/E+/CIKhsfGpGiWgU5b+mTkX0yKsqCtuR+QXXWrN6V
BlwOkCxtCyBQ+VauTMysmTLyyJRcrJaLdLUZ3X77w2/9w1tkpHo3Y+qGyajVTEaV0pyMWk0yabzaDdqfPAmJtpWJ3XmL1mBK15BclxSnB5j2Q9ns1TtTTArv
/mN97uDFWrNycZJI7EkisSeJxJ4kks6kjNGj9t1HArY1mZc7buQrs96X5aT1kAqtX6nPz3rexd5/CdzcP13vm/tCadoSKbNQmszfo3WUtN57SK4/Xkeu1O3f
/fBffOmHX3f91l46un3nRz/14F/+/k9cbvLLH5tOR3V2yS/G5KRT/A5LQfE7gueK30fN2NLF0H3+Txl28mtEhIcmQcTVfYVwJwuPSS2qtHazBl1eBOF+NpjB
LbPE/4J9VqdJe2nGV9JyTQ1r1zPLtWtoq3xtVWtJq1ouBAqtGV2pFRXGfI2ZcVkROm4ftr057hHXYF34KiWf65V6dirxbOtMJppMGIG4Ewq3OKmJ4YTbTXU/
wY3IQ7hYIF9I/TSSE1lUvUve9nbqeeEZf+HFxKlRpFAhnAmn0/5cnSkHK3sbTq2yseDej8GYzTOMlLOjhpelLK+4OxTLK1AoRP0py6P+lOUlOI+er0VmMqaX
yZil7vl53nGEhXU0rUqcMrq6qi/W4W/0BhNfw9OBSJrVZV9FlCfDB7KENonL9gjlNjrFdF4loCd47Q/zMFZxGUOsS2/XEBGsT8NTyZLEy7tWv3O+TZU31Zcf
wivAJTDeYj+MHJsYs1m5ODiTtZ+J2t+fRQUiSi7ltl1XaZjZV/1HO80cK6+FQ1tmrqtxl4daB3aQmtNqt3cRzweyz6JI3M3eu9NoBZINNAeRgVL50xbY0M3g
cYWKzXp7pom+G6Retw67P+Ol9toYqFzDFauGyxJJn6arTE1X3KfpUqe+MjVddkyy+TwT81l5tDOaozGM2TRrYxm0X8+MHgE87WI2TK8tQodm0O7RAP5tNBT/
dryAfztRwL+dFN4amYki/u2qBal21WI6uWhWyW+TgLadKOLf4u4qfvAh+eIeKuDfTgpXI/5tJcO/jQbxbycV/3aVBtZU5NScyyGrzKpetgBhJJhaTMd7aFFP
ujgM/1bGqieCSLQM/u2EmejJBh4Nxb/Fa8vj367JmzW+aKYW+fgw7FvcH459i4qHYd9ODGDfylD2FhcKYQgVh3y7BiC3qx7sjGeIt+P4IoO7Sna3NXAOHDfR
Aj7Jmc5UZkPcmdgxG0ZgV7II7JjMZghxeiZWZkMUFlmHI/kQRIu9fFoWoAQdy35ckI03Y0bkBudn3MC0i/zT5cQ1/QxGHhr5s/X7D//c7S9f2EIoh+zGY6zL
m4OLyhPeJg2oK5RfDHlvd1qJUwvUqRZw4jvZKVNDJS7xdKm7McfFHHRMVJ0TrI0fcj5NfzMS1PZGbps5HuTeejH2mZnuo8fQs7cWgd2Uk3wKPyDTuZxhcm1X
rmAHE7EsaSE4sYv8dUtd5HFKk39kOzHQ16WbDx+w3nILAUOncVJBukz4c8m3u2nfrK5TqDeC7ybtY/oO3FkXAj11ZfAFyTD4gq6/XH0JgQykL5vJ/6XBFebP
Yv3dzSr1VZlqRw9gNaumSobpWBN7QFQda9JpDRwZ0fiPcOtrWTWYdciBXiFOq3xAdY51ZgqG0jcwVdlW8MtHXdtnYGShlMY106a1MYZLbtJ+RPWc9rFGJv3T
dO+8pbBdz2RU5iwo9rO2RPPD1o3oNtUa1vGW3taOu2Jk32zwQNnijhk4M05Tg4XbMi8y2GmyzpsVEReJn2SByscUohzWeW0R0uRjo3Bi+YiFE8uHCMeIJKD2
EvavxDRBLhhn+dFMLLoN5ymVg1COGSveRaRWAoGRKZxlRqtO8ViQlJoqJtU47L+gFqnEGqGcgFTLKC3JKK065CUVjQB6w96asS3eRnlkfIs3Kx8TWzwjH5Nb
PJiTVgFmPzFTgNkXoXeLtxmIND4QNkbIKbKE9G4qayqy1BilBtAZVaCYRJFE1QYVksB5itR10HCkHRNlgze79W5xkR3V8/FySvlCJ506HnlFnB7f2rCqmQ2r
OeQlOGLBdlXlyHCVNe3Rsqktc83koGMoMG8N4QfeNtlNg13MAd0EAZXwYRA7owTUBAFN4gOU0yTl1JnpPeuQbc9Hsva4jFrsTVJYjA2TYDEm8MVNTHVwMeJ+
nWSFLoOn9C/Gqn0MS9kuRot7QR42k6gDcb27n1OK0n92vy09VhaByzZo75pGNikrW/HafWubYZn0SW6c3OvoS2brqOasf6qf8zeXM602+zh/VYftauX8U32M
eKpThW1cBtGSqU8yPe73kemCP683u5ctJVNlaFOGmxfWLjlvNSPDZkaGLW4FSxsgrWtxIyCCVFWan+0DUrNrhqM/YFXAGp2NcqLVxSljRGS72iwEKR8bhSDl
Y1YIUj6MEKR8bBPGJh9TQpdVuHGAoyVKkVWkl7AVyFF1AqK31HrjfBqCkY2ahhByWjZjwCuXsuVuLJKVXI/jWk6vuJ6UV141j6+r8HWVfL2eX6fwdQpPTskA
JkB2lLJwMYYgHFxMZJ1sopNN1dw5bY66s2R6JZuMsq79rWt/69rfuva3rv2ta3/r7G9eYD0DLC5pkvZRTbg+rokQJrOTOfK4r9ID+tQWZq083o/p9t5ynsYJ
Uk/k4k4g9dzqXK+y48qPaTYOJ/Mx302w/IHNN+GKmo6o+y0PIaNP4m+m7ohmg1stagpwiiLgFFXx8Qrcut6FYTn/O7ror9SGCNRhY4hLOFKonoMyd3fzfG6w
x0+/eEC7DzTD9d5mVHsZIh9niZYRtX9JfwdkDZt2vjZttpPPTiQLpSBaFwqNWegUXpgRUUU+TH+hCA2LyG4YUCS0XM8Kfd6bF3nN+lVH8Ku+rStPE7wkUt9o
vHQXwa3tIEnXPyfP3yeDMPfNr+z3NwX7fPKU2I5KZJ1ss9HsfuQrj/qYns+FA4/AzaA2cK/h4szQr/t8HZJDjDXoeoMTlejL7Q/apQ8/hIZCO8jtzLgf5TSa
bPD9vRYij/jZcp6nz53XRZqOaN5xY2IHGj/5rB8UnHDuD7Jo3Ky2MnCJvKyyMjST5wNd/+IAC6lsTft6WkAu2fdaJNUyDmAI3QDgiNx/v4vhavPHslAM4sDK
rAFcFbivb7MBP3hD3lGTfhnWAwCu7LndTm5ZmprnVPpOEEYDuaKz9GrwQwIYHL1BvfavvFUbG8AflFm0gADttb/5VqeqYex0ySrIHKZPQVHmLuVNu1XFK6ef
znQj4bK6EY2/sMdPuEp2PM1UYN1G04piF3ciZl/DYdaFbYf0hOzTo1UyPRqOtkPLzo62kRx+tgRZHkxNds4cZvkJtuRkwUIONmSmDDM+WMjC5CtEcInu5AQN
oUeqJSaClMcZMbkNFifLX7FkFGLzzWp5aiIO9yINTbi3JBNc2+MPCbjwWcD7SHdRBrVUYZxh99mfVxXtDMLVM+eSmU5cSASSX8qZJGdvxNIfuTfz0c1O5Ut+
uXlHMUFJbfki0jw5xs2Q9PIEK8ljad3x4ejg9dM4JBbyehRzfPyracYrUGxLG/R0p0wrC781tFeJVay1+Mp1rDjTMKRt4VQtp2AcyTUN6eguQoGbEZM4Bdwj
23rvTpOVNY7JoMYx6dc4jpr2YjpmxhZM8t0g9bsI6Imvnk7HH00njkAeXuhM5m1f5Ybo8c4UOJusgCkENGOb/VhBUaivLqMoTJyiMBlQFCZDFYVrCorC0YKi
cNpgWkaLisKpBal2ajGdXoTUY6ahAxwtKgp5zuIHH5Iv7qGConDarFFFIeELKiYhRf+8M2K15QH6NU3ZVBBSUb5hTpmpXlp0JZ5ZTNf00Bx4GA/TEspA9VI5
Ci+jJRw1o710rfw8TEuI15bXEp6WN2vNoplZ5OPDtIS4P1xLiIqHaQlHB7SEMo7QEuYREpHTEp72oAgXUw921kBiSfBlDb7IyE511pjToI9ZAyrjcbyoucvp
R4axh5ldsn6nTO3mgkFKFu7U4MKdWnHhmkSOAXDAM6spDfq6QU/Zr7Xtr/npz/z17Gu+vbVnVmsqIGplJhcRGmPaN8PElyjtghYXt1//zQ2bvv25r8q8r1lM
Vy1psZDOqFQ2atYIXS/51UwzPfAoBgTpgTkk/6eC/1PB/6ng/1RwogpQPIrNDSHCm5ZKPMoxX7yoY0ahOBk3PvBibdSQv7NzOvMarpbT/uk7Gn1eSiOdxPoD
mYY6/cTO/puz+u9/O3NDZpWWalUj1LaEfXFnPxXk8Ir/XOEzCnx5SuEzJk+EFFmgjMcKWcRkZx0WZ7JMHEl7PvMVtkkfsgiS5OiGlr83YkgIkgeW5LNmQ0Oa
lPmtvP+EHDKqVuCvAjHUwBEsreEDWlT5aCO157pwCjjR60IDA8C6cFaoQAET/ivFqeq68AG/04Ya7X6/M1KwwOWj45vW4S2EW24chr3Nz+1thQygh03lsEWs
+e/Wf8bXoBeRVSZf+Y33fTT80mW9jhUvtv30tsw4gKPg7ek4tGB1aNGgORbZrqVhA32O21V3yvyU33/M9Ium+On8uBldQ0yZvrOmUACogGfNavdTGLv2x3Q0
ZqXgznQhZV8ej8FcjONCAhN5p0UMqSDeeBeSG04YWM4nfmz6wbTyYw0c6KYzUBegh0+DqGcyUJcZHEml58s0QWRrJpCatsjXM6aMOZgxlS2B6qZHzcSDyO46
Cit22UlP6prPutairhB1rXWu+cvWNaN1hawr1LpC1pUPwGn55elLx0Kk/tNkDE6TsThdPkUM17E4TcfC74Y4UrNhBit7rZlBmgGzwjCk2dOdtZoLPBuUGTso
p+ugnEa6BCxJJ4CfJXvNojsr9brDwuBGmdqu++g6glwrNiRhwCbHuPGRIYHGCWqa75whJHsmGM2IPkW9vhKC/m46Ozpnmk5Gq2epPXFlsi5qTzrXDaFo05Em
d/oo+p0HNBpYaTDnmww1vaszg9OjHYuzTKezFvYrPnb3FXzG2ynjKruGMTMMg62as9A+cxYKREKhztkyHmdhhs7JCO0cDPnZhSF/Z2HIz0rMWeZsDPlZMtrB
XfPGKEh9AIa4FhqWtdyfqt3g4uCXkSgDppmpTcHDKJDZEi8OHuIZfLBX2DU6S777d6WzjOfFlW9mGTBLROgqCOlR7Y3F9zsLftUzigR2VpY/0CcDkdtXcLOV
rp1FHsdA49Q+1wkz+JvZ4BHfbmI6VLQwnMUsj/P4+VHi0la7D/nzluufxQc1BzgLOZM2CUsSH/CHKtSUevwhpBGuQBof4KSo9kva8gGfek8082yrUwNdAPqi
CpXmB3xztgnnsQTnO2s1itpOt8mmey2ne3jJZq1izELdxBxUH9v+szf9+J/s/ccPvrwHRdsMNGwz0sSQdlZW+im/+zwS22c0pGqq5QZEekuUcjsi5w5dLNlw
hKhrheE4V9gCnCF8c67SuR0VWSEm3MZOdNZKO8/l4CDGEBiNeLguQ+iWwdkrjYtUca6Oy7kYFzAaJxTY4VgrjNJgOZgGzAxOyXpukU8MG6PEnHFs7rJ70vOI
Dn/e0XQd0eFDsw5LAmLMuqJi7nwRDX0z3Vlfr1tLmrDcl2R2Ws0CeZR7+UswNy9R/sSF0nVkLY88Sl3lWZYDbjAjyIa30bwEfbrAnIWPl8pv4V3phbi+SCjs
ZYVWFLN2mJeZdZqPgmtnZsfgSlhmx1/fN+sz1zXCpSwSaSNm+ib+4wfyWVmviLEXuwK1Kvsu99bOxfUQQEib7COhW4M0K5uXUhlXVWMR4AjOkD2gg/1bavqE
1mTWk2zWZyz0Yghg9yFxprRin881tt5teoVd7OICLfW1OjHrzcWgpfXZ3l3RvXvtxW5LBF0JMc1Y3nrqfOXioXzlYunZxX3j+ckDfat/va6ci7FyENvHDHcn
iY/u2A9501q32+TsZ+3AbjO0Ab7uNthbwHxDjMiMNsotrxUGZKY4IOGQAZnpG5BQBiQcGJDisg8xIFOom+eTzZazrBWiM+S3ITu82Zh5dFE6bGYce+F5aBNq
Pgf93jTY74F6Qu230IBlL7bTa8Fe1ko7wc9To3m8OpuIoUwy/RRX8pbMaBAWo8GlHVsytGqzRZMJdK7iat0ybEa36G07o1u0DVs6l2A/uqJhDUby9cyGr+cO
c1HfueMSM4sj2SUqpl2iNpkOyFmlFRy3pI/2eGUjlWwfQ3yE9ni1xZlszu2Lbu/YTlxnIREopZ2jblIz5kICaZwvV+c4VI1L5aFzihz0svzy5QXhGOhr53T/
0zySZPk6i5f1y87nkLYKb+OVLbDWv1x+CyCBbYEl/3RUbr/Ndi7P/BnzNy9PzKW5EJ5f/tj09gNvuOqWz5x12ct7BRhhCk7nMo3w2TL3mzVvMi7Xmo10Zdqs
AgATz1/OHa5nTmdiTV5eJpe36OXL5fI2Xi4sLMj1q3C9mMpJ8FI5C+zSkIOi4Lm2mFe+6985z8rONqd1mH1po85fgPk718oLVzYKMHu2D+eg5HNtyZ2tciny
rGHS5JRdIHVg1F3OigonQc4nOI6zkaezeVvRrljqzFtJJMCdxkDskbXIUMjTTdmcJh3bxRRlZ5vTO5U6kantbYQrsKhSX1HlJUVJNzcj27B2u4xu2y3fCgBh
l2mnz4HwINKwjdEylz4oddABOOu35tQ5p6gQYaHnUNRFvRgWCLCoPNx5545GdWgQ4pYsGOBsosFbjxi4BWwetoch+c2W5blm37Y8IIwNO4tLFfJv2W1EhKWX
gRm+THeTrZhd1QW4nUoavqkoJSx8P/e1hX72usBtZavMEDc1HDSxqZ2t7n66aS3YTWsGzT5H5Oe1yj7a5OR+JijOZILiOeTkQ6vyzTlWgKbTNc7jzjid7WBJ
Jo6em8kVM04mHZAjZpbZLCmTzqhMqkcznlLWCqPmmqTU69Pvb73dG84V/p7vGesdHTkea9Y3/PoYU3IJBUHiuaqhQJLc8fJEOJVuW1PZkeesF3rFUi1nFtmb
1FL+Eo5xGVIpnZPLR9IyV2BlVzozLaV40lq5kCmRFScXSGKlOX03FHiJ9IVEfiVyHFyCfo/Y9iIOuJ2wHtnt23gPwxgyp4vPetO1uSl7LRpRce3tCRsoMLeb
p1Woj3VN78V8qQy2o2E3pXwkpdeG4i7i7F8q84Th3wwvHcPWXCvb3AVy2xKA5yRxNB/yMlDOGi42tXiwHLLYrcCvPXe7vJvRs5y/GQ4CfTtle/vb//xXFv72
c49c3jNtc/5iehnZ55hp78IKOjf3dSYJKhy0Zhb0u0y+7mMbK9tYRXMudrMKPrDFnYvFcRo+pjrljH4aprwgX+vmtAX5sWlOX5BHW6ay0LnUGr5Vs8aTdfdb
OA3N620sSVkv1whnr5rTtiBlqilvQRJVc/oW5FU1l24Jb9HjOlOrycO343gyQ6SHXOVHnRqL2KhFbNYitmkRO+X1jfL2/BwFkCoi3C7FxzZpqXxsRsLKdeFG
aX6ovF3OYgogV8n26ZuyOtpax5TWYbSOWbrBo47+rLTrwlmty2hdU1pXe7AudwLQFcAY/IQcA/7Sp8nyOd1c2qcQHsH0Q5pto7w4rSymuWhzU+pP54QhAsBl
R1In2TyrXZkwEwudCdR8WabgvamgKXxqaw9Zri5FoCHg+E+XqZWLpjSlgYuGtKqOi7phjP90B5G+bVy0pZBPPvb7X/7jPX/48l1S5KVmNW6vljKmcAGfqVW4
WCVlTOJi0qwBVhAQt0cyn8eGejnW1cuxrV6OScE8wdhE+EO2dPyf8JfksfWSszwNU9bk7gg5ZqptkMJxXz6DTeHTfvLNVgi1fYUZe/jsMEHZ3s4gz708bzw9
H/QM7tmoxNJQmAgNYuTj6j0tvJG5uZpBKcj8tCIHKKv5svmA6rnw4of3K6JsSBOIp/EXAMLt1BiOyWAUuVlHjMFwuAoy8Qa9gdOG5vxuqkwD52RiAsg8lizC
yghSWtp0qOloZ8y+X6Y6SOSjBuEb8eO4GdvVmTBtNKatapjQjHfGGMM7QoQVZbSNhDd2KMrczsYIHA+v5Rpr4Z2aViiFABWp2WmF6go0AfY8wYMoWjaGLHP2
ZNEGShHLx5lC2nA3XrcmtQmHoJL11rsaNe+WMUX+vXGo0a9luKzIZE1TwRG9KT+gBsxXeed0OomWAtFzUjGDtIktYCNm44P4ZWlxC7YE+UFeB2CADg4lUG2m
lDhOjBRpaUN6JY2cUDGyhea3XGDDJHfDSYwXx2lcPWezoIMoCzqISBsKcgK4+UzIaDmk+nYmZLSdt/fgS/TzZiI56WxISIs2goBK0uymIqNQNRABGWWV9K+F
yWyviIzSUmSUSbprpVPgb4qMMoE5CC0yStNM7E5Xc8gBmnhL8Ylb8yc4KWlT5P/ISFET+GEKT01ALbzGTO1OJ8waHgcmMJOhmZCnIFjLCE6Y1TBITloMEb7c
zF6eADVIJURGaQGyoo3EhjuFowEZpaXIKJNku3hpFVtoQjRKXuo06dcPZJRIPdMGK5hCBRNmSjowJVuua0YTT63GU03tw2o0Yw2RUZrogzRsXoZmgsgoq4GF
7g+2j1n5tNIwHzgUF2LUOACdKbW8Tikyiqs+zBppn+cohERGkdFYERkFSCHyRuu6BsA1HcVMaQsgCJX6qrG3WA8ba+qkv+MHrBOmNEQGhqs1lt6RhptXy2RP
gTBLsFVB4BJavFYmmD74LdPenQL0tk2IlLYinChUKThBOmEhQ4jhI3uThSm1pN50ECkNJg1MSNLCcKv0ISfFTszrlGvjI5I87k/K2gA8it5vAx6lvVynsOxD
1e1mq9cuvo+4xccpZZcbOKVESrmEhplQINiGaUFIk4/dcHs1k/M2Ss5Jv21y3qzLVqSdEALRLjc4YrCEW3R1Opm7uDe1kceDk9z/u+3RDsZNZ/E67tJ4wCyF
/kyq6giHofNvySKekju2EEVxCtxReaNljXuVNcYIwYjUqaKsbLPQLBs3L9JSk2ADfQLBd0rlkJb6yj3hntz1uuQcyPMckqbcfpAKrnL3FfPYp3V7uGceJ5pr
mS4Dz/zRW/fZDElPeHwMuajL0C/LFl2GPqVSeK6qAdVxfsv4j+XuGk58jA+lNT7ybrq4JMxbLrIWX4ZUmP/WMPpr2tyTVueCe0197vL7DgmRRKZ2zx5E69xw
bE9al1/S2tzWN6XRGzuMu8NTCHl4Y9r4cZvSUb79SANJhaRMOnXOAXNadrqfvM9Ur58GevG9h6SrIpjeix2JUW9SzlEjJd93VAZmN3zsMzl0V1qZFpmdSMXd
a0z16O6CI4J04D3WbyGaS+77RA+QQO73S3ty82X3mob8ckh+ai+kvnWb/butvVQEzu3Ra8YvPPtD77gMRx3hh4uL+e8LEJRRVOB5C10ULEUvLqatxZS3X8Wn
TKtwPbKoX7f93B/98OW9xQV9331LW1L/g4QVrs15//rOtDytgqiUK68u6o+42aYvyqAc+rU4LO3190QFX3+/L6E6oDHDXDRj9k3InFnqdN/pTepksuvChXfu
3+cNIh1U+u3QadRtUJlT6dOdVLrA2ImoO0FOAVNpf/lA7gaPwJTIZgHPYtAjTaZayTKzwUt/+Mv0CII3UUn99UumQpOHjNymYAq0S9cIAv4HcvtaV2TtZIqs
aZExi4znHn3sZ77yvrd85I+3oui4WHQoP1/7Ylpbs639pa9/4bD8++bWJa0ufa+ttqv8uaWtLn+vrdZGH/5OodUsWATa5Fp6Y9lkSCsWDH0zk98w7p1qT0fT
iI3r782HdRL+ZmlvohMOlCaPr7lcRMI/ibwlnKyAVxLzyE3pEymghOkHGhFeA4+twlMgR+wu2YB7xsSAamVzupaOESgmvmZawz3tVxEZqhqJz/DkoPvQhzQL
c6X9KYXeta4DSWKT1SPIVavfbWpXwbahpxxkeykxLBLR8Fg0mpkCyYcr9ohSzdIh63ebOcHmONZIesVhdvFgFoMcPZVipKesqA/nzD08HGn9Fxz2wV9EMdzT
ALVT2lvd4+fZdNsZDEIhDiMPd1dDmOb3yrjQCSEOkiEQBwQ4sBjCMSihZhWpjL2tWXe+HNuM+1BThrG+jtJPvrOYIL+sSTG/ekC3whikVNdY9Aw1uLYMavDQ
JtQUOq+m0rRCBTP2uV6I+cxbOKox5i1p+pQGsxSanwNTdcbzy4n8shgxUnCfk3FDgLrtR1uv24DOGzct4iXn+2hjUc4VzrE/3tZLV/d6coZoYsRKdO+a6vV6
i9TbyH+4Tqd6C4TVWsN7eKEhdybMKrmzRq5WiWDWMHhqzBA7An1HrI47nE6yqIXOZL1vMJCxb9Ks6hGxZTFrpQVhGsMv4/jFNI50kAJksic37ffRRIcw1AGd
xkhi5jEYIBmkSpDGALK0ZablCkfvZnG4RvBRGhy1a+XMhDHr6Jh0Gq5HFmi1iR7JcaswQKY0OLwcQwxJPs49nP97ZhTD1FtYWDwsh/XVN+Ow3sh9cRuPpTN9
vrgNM7O8L+5q5pyrZRqwUdWA+aoBW60asLIKHiXVgAWqAatCAxYvETxWZbhWVF6JYExukPxsUCoLGwj2VvY4wHnIGnshZ3TKIrRXILRDpnVsDHYmBFcj1n2j
MHW5VvxD8MOYki/xJwC08SQfxWKE1nYdU7XE3af1sqXQBbhsy+WzejmSY4zEeVT77LwZ2eJp9irT1qupedPSq/a8aW7h8q/qjRir1WPWE72xDbxVTwk8Ithc
FRTUO2WGJApn9Xh+wJAttMu1vaEMSwkOvRyYTAKraIpijOEfHlC9naLKk3dHKylAMrdp72rlkd9S3V4RfMBHY4GQ+xyhN2hkdYgjVYUKKSrsgkxh51FhV7kr
5bqU4bdDW1f8EDu4oU3jxW1R1XWtdeRemtpPFgOmcEyKGEMo/OguANmqus6z6jrcyNR1daeuQy3CSxpYSQqFJUu6xWMmjrhCH0BXljOp5+pzLfSkj2weNZi4
muDJEVeT1GPiapVczfIKjs3j8+lqjNQaRy9I7mjpZXX3eqkF6CBTDIf32oyRZ972CRDE6u5tlqBWd3dagloDGBESG2giNuMofdyMYZjHgNTqlIZBv9LQo9IQ
NYTXKmQflIYhGgANVstourRg5zR1Wg1EVa++gqjSnJfOuKyqpgzaOFIfh1iCdoWNcmDSscIKw1hhemI3cHaFYeTsCsPQ2RWGsbMrDINnV9iUGzEZDjdiGFmM
l6cgfqv0SlbYpF7JCuPAjXGQOHU6fp4OnofBolaCOlY9h49zJMed/nI19ZerM/1l24G0W/1lNdNfVrm4VBVZTRQwwnPHD6JVtLCFe9jCW046HnxJpWEIUum4
8RSeWPWXLae/9NRZbVz2GHK2vdSQrrBwY9VfjhO+L10tc2z1l2MgBy/TX47txr5L/aVn9Zf2iVvzJ7xMf1k1UtRYpvsbo1srdH9j9OStCREKUcnogxI96i/H
zBro/satpm8s09zx5THV3I1RfxlDmQQyhH6wBf1lrPrLcbzk4aVpttB4aNRYn/6yqkiFgxWsRgVjZrV0YLXIoa4Z1F+uyfSXM2YNmjGT6y/HoL9cw4aVZcW5
zHrF9tHWpZV6+cChOA+jxgHorFb95WrVX7rqvayR9nmOgmf1l2Mr6i/JqGRNMJvPDgTqGEc2q7UZFdjY++qyt1hZzC8Kg/aVAxakDPq+mqyzsZ2NinSxapWY
kVkN6izJxxg0Ii0oMWMVKmPCV3dB2FBitsgSWoTX5LJLx6xGz2rAxmw2VkvvBSWmQ4q3kmRMXWZALywcDHSQ07F5pQLtSpWrAPeFv0IsynvZglaztVwvgTVu
PVazNW2X5EfckuREVzOtZlXpmdrcMeOpVjNWrWa8u8PUcDxD6Rh4GIMWxc5sDLghCVkI2egYUKsZD8V+Vlt7lkuDCkw0XkqttJb+YhWGFXe7NVDU2wKbb3dp
GFTFhkFdtVwYVOXUcklC/db9tffp6bvCTEKtQj7JKAuFivrzSUY8S/aFQgHbF2/+wYHBUKiAuJy6MQCqwm4MWb5JsHJfEWRFAuoPgoqS91UjpL71qU4t3xPu
XVadOoAv87qsl+Wuilbdpz6Jc+O9OfCe8R9Lo1x2FnGJT88Gv/NJCkUaPF0M6ZfHnfb0Bqlg/4Ebccy8Xh666L60Nuf/yO2ABSrLd/8gBNVc1yobf+1o9zf/
Iw7hyTHC+MzJ0XfO47NSxrQIY1/8j/ADg1bjXff9pnerKc93J/9DWpYTye60CqzvyKp2oWltmNqhuXv2QPXb/YUv/2zr1u7YG+axz229/Vhau1cYVBUq21ZB
j9vW15syodlN085Uu23qcU17zn/lsUMiUVs1cu1eVCf8Y2lJ8bCSYpQUS0mdWJ9qzAWHpBQ5mxeLaOmPtWIRTsqVB1lUbY+0v/bqBkdpj3S/JW3TVH6tueAG
HP/lh0PQJTZNfQ8wb0z9JwHUMTe7r1PXvXVu9gaga83N3sPCYF6Zm93z6rRyp8K4MP903VTQYKJ0zQX36X4tl3sOpnV9qT5X4kuK/yVdkgUS28FK69LGOb8D
msevJvpXVHLHTPQ4VzooRR7F3FaOdWKgjrX22BSG8mvtwJz3r2jkHqkz8xaalI5AsV8xI9I2eWRfiueuB+N1ZN0f+ABJJxP8QQV8iiP7e7QKlBNAzMQ8d1Hl
WtVyo7m/8e8x8Z6j3Y13MLN5GaxmNMNLGSWsnjVE5EUpqJ6ccAjSlSC3cDxXfSUw/YTCI5n6pKGoXLLQlYeVM/6thf3cfltYtdsCwrJngQRB/7fJYU85PRqd
jl5Hndgo3L6katSZJusp7SdsRDpmExyLIHmJZh/69zjlEKsXai8fyq2EO5cWSSP8CF6VQYbSC2evioK/lDUPd8HKoKmfl2rdjzT8ajEQs1JkSqpYk4Nhd99n
QtW/dzdaJIvuL7+w36nmwWdvn8b28qm+BCA0rqUiR15jLXny76ppuLjGJ5diPHD5f/07TvoVZuSEvhDRJJX2/TYDg1TObce5g5toNzWY71TgGPv0z+xXOCzF
k/6Unw7xI0AeQ3lUScl5ERD12ndeBNUM9ZpAtP6SV+S0130JEtxHmkSdkDafwjayGXnAiTTffvqtFtNmM/5chj9s1vb+ztXp+CmstnwNHGdNWOhYBwjqC5ip
i4OHTzKvO155OB8NZjctfpcWPOz3jxjoQc5JOmSx5nckhg1zO7Xf7N6bTSO30cfzRCHTgfmy62lbMeaR+Bx43kJrnIuTmff1Xhua2CV0mfrT+Rx2gyKPMf40
KCWbmTjRVtMbz+Lw1KG4tXGuddoFlrxipKQaJjNWrT9zcelKgGpFg4DiDMUJQYJpdK2DcoqWlpdY4ogZwe3Kk0F7gKfAAep4gAD47+HfBf79gL+UQgIXOBC6
yEjYnO7z3axFNivnwKypz/lscB/m1dNk1XJc5tzF/XN3m87drTp3t2g6+ArA2vi03HsbW3e/z/fe4ohin68v7tEX74YZgZm2a1j/b7C7oLDhqzWnwmc03LEy
9zURdR9BVwGaV2Wh73CF7sSfV8imLx/Xp3joEb+QSLmYGaACAD5X5O+5Mp9eWuar8Oc1WuaNy5cpJW7wP+HL/lRZ733cR96A9d6jQIST937Z13wFj/iawO9S
eRIW00vkSZscAp8hg0YroKdH4KXhshU3EblOt9/4Lk0cfAdO8kyhW2yMn6XkDbPUDM5HQVsX29b5tnWBbV1oWxcxLIDZF3Tyzsefjf1TZ/S1GX1rCqzNOTlw
Bn2dwRjaOtvoQBsdo9GdAHtWoHtWqHtWpNl8+xwVmx4tNn77AxoIrF/D9tMHVAkcGHX6YyK4xcPJP5XKAXW3zT1FgbuW721K50kxbsWpEhs5FBzg+Ycbc04S
tbRBKFc15tRgSWm0H2Oba0Q2TAiQmKUKgMV/sQMRM1zsAF+vskiP0dKiiAly+F4sGksKJhTqyWDLaFq063GLvlaBsl7tPum43B3vpRM9E/QKuJVmfJEo+ZO9
dFUPpofJgplkCpDyk6aE+xVV4adrDqfTufJ+jVnz2unODIwNN3fWymOr8cqEGQHW+xjLM5MLwNcalbcfzHHWJkwLj4Q9ebUtP6UTZiL79ebpI9LQziq+PtUD
jr98nYBiEKe5BqUS8OjToHcEYz0dMxCBR58OnnoaUJSHjXfdzJi1cMhtmNNAdvCQ2XgrXGRWbRHijszklmAWbkVbiEe5BpatyKzeIluwte5kyK2JOt6CdBtM
z5RJV0tQ1n/mfUtQ1peaHRiFPdQ8+bh76b+WA9gjDLItxtbFtarrh3bRGNqMOWs1jYklyLRcNq3VUM1dqNJLX7g5z9wxYm6o0pUN6/U86u7d2aih8msbGSTK
4zklUQgUpi0ch2Mawxceu2hJ84lAwXEN1G4Ae+XHRhhA4D/fxIdxmLuZkgS9PJrrLeX41cOEZL/XTLOHCNFSN3A3Gj3MXAku+nqj3sOMlrqlKxuNZKXytYHX
NRqmqnmxM8PT43uRDqRmkp6i1zLnm490b7HLq12MDcNmjzbedWWebnOlCqvDKyygDqqj/bIFxTo/MeanBNM3Iy3kmKFZ2IZMVQy5KJ7GYJZt8nITU6QqQd8G
vE6Y6ac0ATf7jF8q7heZ2QdhCKaXeazJW7zWMhrE4UT9hCPqh9ulhPZ2f6mrmaZWLzMKKUthE+WZTeoaNmPKV013BsA6q0s5dEwOXe3j0BFVALFNZFIHnusn
nfoOLj5FHfcOl2+9pg7lMvJCx2Vs8LTANxAr0kTW6WSWWcxrGL5WIdcMEG5VN9U2LYx+u5hjpqr40d/XNK1WzxFZ5AGmIhnJdHqECKrrZlh1rgBRdn6uZufn
NlNpLB0e6RFdASIAXdw1b0YQatWgNQxOKoTXVyTqmvre18GQ6grdBMHWVK6epkU0uMt48wpFD/WryNTkt9AmmJjCqn7U8RGC62OEm8uPcE1HuPaDHuHakBFu
941szR4n3NjSzaKWuVkkg2NbzZN51PW0XXXCe6QnjEiGE8PdxnDHChvbwHA3rK3eBWbZRPMVTUcGRVG33fFsmFptWMyDqWmj29chd5tpI/SIHRjDWVWtxfT0
QOYiuHbQk6fBF2OqvMnU4DjUhstzjfD80lj8ppmPIJYAz30UfOQwUpnxYtc0YeJL2hl/PkXW2YppKpyGxqRWNcOkKzRtsljFPsWuqCVtf/e6xXvffaiCgDsm
WjBVPYTVOW5pwreIr9oYNsENvZ0FscTDHor1dvZQ0WcZVPjpA+6wj5NVXQ51KdkCMB9jemi7GDUOONpfhxEIMUsdDB+lCitOI7i9TeWSUPQVjaW5ra0jePU6
2k9ZZYwklshQmc8KcktUURNsLxyKOn+t2qhPTeUYuymRRvDzSDpeQF+NMyKBNgvEiELatpAKWs59o7XSoLRtAbg9UkjdULUl2beaGB1576jKOrQ8xHbf5Bgh
H0aiMm+rt4iQwiY3I+cAXebySIVnVPM10eed7yN8o3KlmvFjWE1snNmYsKsx/SXLYlBa5jwQL91tKkPSZuFACQfRwm6TZSaqy1YuC7Op66vR9ej0JmusXlic
sR02nA3BAlPNKKLEn9ilwQjdlrK7us0qQOYOgYlTM+7MxbUs+0htgM33tQvrjlKmMCvNmDR+BMzV8uQ+1oObHHIOqT101pvLCgfuka5184j6004kBbWlqQ4V
JX7LiRK/EpaANQfMuSG5P/3Cseem6YJy9ObpTuFAJKctbBXBYqfa/apXBP9L8sui/511HfH1v17a7Dtf+Ytpq+gRJee4HnIR4zhlvEVYGkSKxR25B4cp2vIW
enImKpzERo4swvV78TCg78zI9p/9vbOfTV4ycnmv1wdQjVcL3cpqZmxmkH1pIRq7btqFYMjRaUdn8CE0o9Nydm3tomlMGPW0KnPqgF80dQbK8mjbhxDJ9sFC
XttBs7K//VNvfvrnfvFL77msdzM4jyZvladeJ9tGSxbYqAYsJG8KrcXwe7cXdr/73gOKG95nMcxwEpc3Dg7aBp3T1+0WJ4S6azUBqgx8VcO35kGoyxxSYmUA
KTEzE7bVSti2RkIUdwUDcFBYWmHVRj4q1uR4MmXepmXeZst0b8q99uexJtYsX71aOAuWSkjvh75/E3EShtvnP6gq2oBzE56K4XblyQmWTI5wiouDwsCVdDRK
QyYjwGQIC7TzgavilAyWtEdL2jM4BeBNlfZnBmZhsN6hs7BUNcCzUlKn2qv9WX55mXfyYbjwxGDW7GQUngFv15NV+3MsqIbLb1DG2CGzrycbTU6AY2HI4ztB
dUbemEGqrnF+giH6osFiniJkJqHnJSXpQnIF4VANfU+YKv4ktPi+prqWBp8bxpvkaGnb/FO2zQfzNv9Sf228N9CC7yM9dx9+31DGsvFWEG/r+8ZYNt5apF0R
MTY6v4ONA34HG5WWNg6h4Y23goZvzGj4xpyGVyrxei3x+n5aPpU2DKXnYTMz7N4vJpHPjBABXO/vKTt1wL48CUUeIt7nNl24YbPX+uu9L0Mf1YBmQ7487TtP
D4TROd/lS7f1FGTWwV2k23oLebZHe3X/1p7xdqknZSl/MMPIuDR/6dJthZfsK1BU/60mJ6mXE0WnWhc+5WPzr8B/Y+t9R1N162J8PrFvt4R3y5NV6PTxPdkS
3sbvC/q9viW8hd/v1+8NYEGEitiG701ARIQKfYPvLSBH4Ptx/d4G4kOokBH4PgIgCHx/Qr+XgA8REhOC4exwq8ZXw69leFJnjiT79u09KIdDkfnuhMdJMXqt
hJjPghQzDgv1h5DFdG7rm/LglYOPp5MLacVUFtSw3sswJdrbIDCJSPnYnLlv7r/87s//bu2eOf8+vvqcTVKB60fe+Uf/z3l7HodMhRFlUqAfnX78/QtHUsIk
iLDjQdySvwyv8DSpAX9EshaEbus9U1ks9sBjH8bxY5rI70fSWo9vSSm9nqZ448cCDmY91tBbLNBQb/ExtHCb9BFljC+gqCNpPatYzoHuiV7aWEhr2fOrRJRc
QEoO+30KjQMiADzKpDc1s2oRcUHwv28tMiVRa3ER+FX4FbkrmOGsuZiWFmUMRZB2v5pJlDQhhS8u9FLtYV26U+4d5vinNelNHUNfkrvtw64/4xBg3Uq78TJH
4TA11ExNhqC/56nXny3L2/6yr330ZZAWdzVKNhkGzMZh+3m7PsJku3oqffuFrKClF/lifxxTiAX2d28l9nUvr34gEVbuJ4VsJtMmun66wEReO41JzeoWyTn7
svemhj+kXZ639MIu9k/Ytnz/WiBcOGvAXk3qHSoedgnhD6FCZJcRAxEi6gF4eWUGP+SLrzB6i2wc9yXq2u6QRd0jPkfVfVswk4sIPPGUoh974+NyZ6Gj5uNC
Fp9BS4dGhuFQxsgwHMo+7hf8AY3HLdeow15ank8rV1lYU/zDVmvh8JzLXZD7YltYPDp6M00TPok7jqfoSp8XI9sSPa8DOKHJVaDl+iuVqy/waZSaXICcW+pf
6GX+hXk63xDb+F0abqopm5L/VvJLe7PwaG+3NPH1KTwLfb2k2R97qYIUWm9DhB7epeab0FATJAPKfKda0DqwX/njdpQrOnJMJP46w6kBfrxDncqkMPwY4seO
1MIhknltQCJ34QCR63ilw/TwHE6NdqeXTrFlEVuGAPUI41Kxw6OHj6r6nwJm0Gcv0JwIX3RuoGutaAgDMm7qJhqj/RVGc6Qx5slmbeSc5JEtxCKldBTDc8P+
XsmaXmwNJ8u6YNIDzkPHZD446B0vmxAKWmgqpjMNHPVR4CbZeOpPm1Ef0IaySAC61LohtY6fdthobsqLCR31yUiQ+nyLPpCXm1GfBSCw1McgF5Y6VEZ6IQxl
Me0J+mgszkgsXkJhH93vKAyxYBVSWGUYhREsBx/VnMpqPHWmyMZQKxJYzVQ7MSnQ4sjUOIomBs+JlKjipTTl2hJlbQmAPxMQkRGprJSUQm1iyKwDcKiUxt+N
eCq2McnbGKGNkUkg5jJdQRX1y1frwGXsASMm5I2tq6aiqqWRCmgkXoZEQj1HFuaVvod6xA6zwzkd9OxAKE7acKKo2EJTbx5NwZjola+l+sNK1Qf5FJv9nzdU
4dpQVouZiMoQmF2Sv2puOPPhnFHmJlGAzBRJ+ExYzhHjVALP+pm46HwMBy3ZEG7Hc+enULDfQbeN4ErGte65PaUdPXF5mPGHyEu4sS5op/W+HGh13JxChE6W
HXnw9FezSZOdEj2BErWTQFAekh+71Jcfu146+WIZN3fihNsIvhWhp/2oQ41wOZILSGH0PmjCStCnqGzlbiOtXE380IBVsrZUT9yknrg2EATchK7W6okfiuel
TX/q7G4PxUj+3YDnSKKJtWvd2Vu5e9RUzVtC7MBDslaEbs5F6rejsieMAEmbabIDD7o+vFpPxzJb1FiuAB5aYUtVwC0EqtWEqXd9+JRK1cCM8zSbdtfTezPz
ZvRiXk3Nm6peibDBmMPEmk7lRWEiSPOZxQy7IYXO93kfauZS92fQlu5xtuirrkU/w5jx0npvX1XelxvfjTHqs8EzMe4+65yfWi4pJwgK6mtM7ofUAIuozLbq
xp/xrqHZHmSCVHvCQ0aBkGNa6CoiyQLkU6/bLGe/KwfCmhrH0/Htr+S9rwFRQ6To16bNaQ4KoFkPm/phOe2MH6aLzcTN08UkExMFfNvM64Zgt84NppdO7ELA
TV6z1GJcjb+LGlnZZluZPl3jIQ4N7mtum/cmis3FjPHNrEatrlDZRLEyzPqQ5xkXKYM2immkTrd73wdc6hUMuEpLzdwQ28xFZjcpdN2CL0cTCBhtu5LGBleS
ruQ25qRTI8HvpEEDhr3reTUhV3erkUPt75O2NRv7WtNST5+WGYe/SAsOP1PQbcOq0cqTwpAEdTl8cr9mS0dna0sTONuFMgbxo5DTeSzDBRjDgtU23+3azAaz
X01G4+8g10QIOfAd2vLz64hDKFfxa8Emsnj9Zmakb/UZ6ZvaW/aUIjhD1nTpunL7eptoLHmt6Ng0pu0v+IsUZ8k6ZLLFsKTD4qbAGtLe7J3XuQ2ADdfnM0/q
ZhbROLy9mdW86rrayvgU4xqry3e1ql21WB/o45SpFZEy2i+OT1eH8mm4GFVX4tPNU+PTo5ZPjw3w6UbW/8b3l0+PZXx69ER8ukpvfiaO7e4LlmHP8PdSBp2J
GKfCqE3TGgzLxBI5FHT4uS/APpFjs6IkX3963ickBc7IlFsYBdV24kwVUkuTIOEtzXnQUkrsFwQC/cESKaWLIF/HeVHLhcHi5GzFpjgTm5p0AOu+JdCxuK8y
zyA9uUHJHyO13rs/zlTTrWECSktvq4DSFbb0ghw285UJV7BsZeZqkcOqHqjfnNamO6TaOyHNQyhs55JgU43sJQQdoKA2lWNBNqHPHLCphb1GBUN9mY74ZnUJ
K0F3g9eAP1Hr3v9Fr/Dq1/JXmSv4fH11lnNFj7kF0qdN4l2C1+IDcfcC+eEBFvCYY6rviU0tT+MNT7sD+37y4uAR+Nh94e1UMjyM6zVcSvDFYVPadMWd5uC8
I/PMoUE7JSW20yRbQuo0LTzQZv6e6H7r7VQ9o66Bp0ob/F9EOnKZu1+gp89675FYifvhWHspCzEWAt7+3Q//xZd++HXXb4XTdPblpun8PqIDYHqdNDlS703Q
duaYFzfcrliiEInCeXjjkpDocxjOt79u1xxGmkdkxasroRkLMrTPB7g+N3wg3BQ+x+t14f3hlvDZQJ+5T545bp/ZJ888jYIf8rGonw7Q6W847vKIL9PVfoMs
kxpcu9vssF2DD/kMlZM32s/S5FVvJN0HfgpD+EBQ3HcRIoMFkdYaCiqt3XJLAtbAOzRuUfOCkTofkObI+gJgnJI/e39f0E+iO6h20N5v8H8eDEOm5sMB+M16
7yHLSD4QdEgECwF6sC58IJBjljz/zkCn9B0BvDxkWQbwuZ4N3hZACJFxCuQ42+KOLszkPW9WdIqxTru7byHsNLv7mOm9M9r91PvQzbFutcOTDH5o8ZmavD58
TOAoU+POtmQ8WuDU78gt9wBevEPWbTh80Vdu3tGQ2ZGuVYAMc1I85aQeArXJLKBid8b7/247wkZ80xGI9JSr4BCIomWloiQDBq8xCe4JT2umzuWbu13AAV6q
+bMDCvLnoF8S62cZI1LPiWCE+heG9JhspbqRLi3of7r23gZKWBfeDZExKwCxLXW7QG/cCpNF3UwswjvdjN88bZntt1wRtypR3SIdj/s6erIj//08vdLRjdDE
bOSf0+1/YoWM3kj3R1xwO1lI3DFw4pXp2P7wzKtvuvSPv721JxIrwUzl6JQoAheCj1LpLy/f4xMADB6KD8cKWEaGHF7ivcc6Xz7gAF1aVoXQXXx7hS5rYCsn
Ggs89X0/8lftcL2XEmSsMtnxmC7cupVlfp3HKbvoDnVx8C3SAraGi4Nnyf087O8/bQmJ78rbH1RaWRfeKMM3MLrC3wIZ4NOOPrvzJS98mz46chJ0vj38OviG
A7qf3P6bX8D/viXTMklMJDeJEaEuF0qpCpJNI1JlG6fabmjDe/sD03joOCkO8Kyv+3256zEKrdR9KhwQEwKM07fsrvCs71zXT76Op20dFdSRyRRaT0Gm8FH+
V2w9T0MCtAsPsh9kOflsAnO1la3sR5bIGw+pvPFQv7zx8HB549mCvPGMlTeO4/NRXwWOMod0QOB4lA39lK8ixxM+UpZasnIyR2sZmaPwVD1Osq3t3PCpEGDj
0u0Q/HZdeDwE6Om54bNhZxXuPxcW+C+X45Mg8VWbwifwWd8SPhrq8nwEnyMyEPLZfZKb/kMc6W87BvfUkE3/C3bYn9RNX95wm36VpPdIZQnpwX3Vx89F8WSf
MISnYxU9no83hU/FKp48F28Jn4z1mWfji4Mn7DPH5ZlHUeMUGvpo3NdQo+1sFto5o82cYivlcdtKNMInuIgdorYLTatpaFoToWmpLacppBqK2I/zSIvCq9X6
yZQj9PsHR1cIaiz3U9NO/HmF0tL1L46UHANJIPT8WazC0TetHPuslWOfsXLs8VjNKUIsl/pfgpTYusT7LXwml3hPBQqs+QV8ypHzSXxWtoRP4LN5qf8JfFYv
8T6Oz9FLvEfxOXZx8Mv4lM4+QiGORPdI0DeXb7MEdp+vstr9ECwc4xsgR7ybTWxoWpf6CEBqX+JV5aN2iQdTaIK9I1Sna517TZAnBwTaKoyckFcDqPYSwmI1
Lw7gqEDfes/El3h1DXBBnEuiQYo1OiKXuvdXlwv5+rWeM4T+g/NOXRipAViyIv98QIIwI7JfiE8sDwKCaPadinC1Lx+h33TudRpTpoTDR6fWPfBOykbdWqcu
/xq42VTG6w/jub7etkdK62frxKQXyDsj628cQWOR2C80qAC5nc2qX9eIul/36bXtw7u9phBlabycyPF/SUf+WjaFpPvtP/utg5E09uvYISoJNYvrCdwFPcW5
CshGTYXcVVWME/0jDSGpXWEdVpGqGndrVyqWplxPH5sz93ZG1X44BEgLARym2n7724owWlTJNJxfdDNTtzShbmkseQXe+dCK1bpTt0LNFEONWIOuBYiydZBQ
DbyuTXA9WKmgR0kUvVA4GPo4mtgfC6mqUYtqKBtmFGFnjYIyskHvj7bNbSVH+03BVDfuyqhNk8/WXITAlbl5Aptgw9QQTQPL2djy8iBA5cdu7pzkoI3J0wmy
nuT+5XU3euOZV/k4Rq++dPTqzpsco5fo6CU460yJeNZ6jBvI5TKGiRm5HEE8DB5Su50cEdufzKwxrD3Mc6bWRDoZ7qIfLVXphVTpRQMBYYSpoEqvDFf4avst
B8F4yhb8tAqFXqQGMODwIrsL4184BvDz24OYCoCIdO/mVdNEStxlIq86tNWBUfJFphpaYU0hIuDYLxXK5te+hOq58XlTudgq6oRpeZ5GE0cOihVclLBPjb7U
qzUX3NyXFLRs9cAT8KDY3ZnMH1LU1XAbfjCrdqeI2PCvQdDWpFkFI+WEWUXI0UT5BgFJhVEAbSKReeMKptwNjL3YrdhGphgn+qS8gixziNrQGANoP6fU3JaR
IkZY12L7Y/QYYgT1XkLp0S3TJqKsmPrHmHE9MVNMPUJ1KF9P6x8zq4+kY70Mp1QOhmOLvYV0DCQNn3k8exMoOwBXQ4AIeRzjjNdgztqYszWYs+ZgaxrYPbBQ
oevbwrCU5AqLd4FmdQj3K0fMnY2obnETCx1s2LU2UOoqEwEYScS7PPQ5cU2qZ6HPFp5iSZMSF+mM0I0420MWYOtYZXxkVxIys/reikUDnReiqSbJAD5Y92vY
b/4Km803v/Lp/xIhkrpTNWMI8a/2H1G6f/XffGFtX//Sx/97hXRUzdN0haZ6qZ8iM8clSBmKhW+w7i4OZuRDWCucmmL1Z6rqll7jlo4nC1t6vW9L95LcUGvC
RhZIV3Q6dyGkGZc4seI/HKL47+cSyDdgA2YYThsl9JXs2FC6xJKl75hEHYcFrulCnJR6JStDqJBtkiEMKTtS9olwvEK4x8KWQBX51m1DWBHIjRA8YcMrBBHa
gHViLQDqNYtb/0yzCg/ckNgJkFIKzgVmd1ot4CeE3Xvmuz/1RU8xbqbmKfkgUmvRTnB466MQJrEVP94p4B/LZrDem+k0wLmnuLDK2M/SVqOg1W4yNUOkCi6T
LB7u1PPgG1M7QsF8z+2dEajcCtmaRlT1MjJM6ilmsU9O5hFmK0NL2gWNF1r1TZdtEGg18jHuVFLQ1PKsu0xPOmNZ8q6AztXeSWLbnPiRUdDVqKwFmf/xLrND
dkTcBj/PhLlxbBC30vPGReX7msKgrGJhGV43THDHEG8Ra6D3qt083ZnQDHXWs8YirpevLAAqOTT2YJjbRrGt6rYRoTINbWGMuamorTaXhPJIXtk2YcQrw2Qr
m2hBICpl2IRT852Kk6ak96bcKUHWIvMqDMeqrpcDEZ/kkJT6h2QVHG93ITNbYUhWHpTt/+Y7z3/m9H/3QR97JZWJ2R3ZcIiYIJtPnV2mnjONGn6eVrKWMTAu
fs7SD3zgpI2Tr/zG+z4afumyHrJYsY+5zwL1hrXsETjJlrFR1XbtgG9vLU+RhyRZS/pXgfbWAdJMohedKEsm2ffy9vlP3fWuqdJzcGKA15dtyaSp9d6PnE1L
i4ZikzqxrIIJrSAx/aXR1h04cdLUlheNfSaO7EvjWcvYwlPW1T/KNcA5kgmYgfsiXGu0G1/ZCKBorblv8HNMmPUgG00p4D+Nf+TKP/mJQ1vhi50P883TNo72
W44F1ZEskegIOb4P/QwByLOUaVT0dqYlLRNBcNiTZQt3554Eaz0ZrglABsf0qIKWsc95Xu2xdGo5cHcpaop6o5KZOirkAJQ+1yV7lgny5IdRbgweyWOkK4qA
SVoukQScnsXI5U9/gEfxGbmsQ8bIfkRQOw/R2BCjbk0xiKglkl3+YyKIWHA9LwfXi1QjUGKMrez2dg/9k6jic/+Us/09GaTFxj70Id1B+5H/w8cKFPfKhlrs
uasid4Puqm43hSLpfDhlwqAaZFtovbjxwEcRb2ZbqAlvpn1wz+35wRDfZKxi2Y5DYC1Y4dwFbg/OdGTjuXWmT+IRnODZkmZhC0WrvulQeQxwRWeDM7MtFNJQ
fceyPYGHQ77Q6GVw4uh8w6BkketDFqSmpHJusuF8uKUQA/4+VzZBi998LG0fNW3ak/Ji/qfrQ1veqMHRspWhX9UIU1qwIyF3Y2uRh4uRm6cZtlGzq7imq7im
tizHmeMdmgmNnOWEI32yIAUnud6Ze8uNuxqS5FDeXnblImY5vBkWWMeEOFgiZ7dlOXPbct3K3TvK/bdklgqmpqY9usoo0NQU5+s4VvMr1nHcHbuY+XRCnBXi
fDnHaofFSo27xAOI3CnBNQXswgLmdkpdghJ4qiPMlnhJlziRPKCiskv8o+UKRWOq7wInID9SKmjwbDrVMo3oAbxwnvZp0c0FYWGU1N1H+Hw2lKmXCXgklNOU
fH8+yNE58P25IE2K0MAmVwW+tlNXXV/hFkWX6HCP0gm0c4ePiAjkixTNtVU4BMI5q5DAuhAVf5N24PlgPkPg83eSUBA7Xm4/R+Itr/cAcYBMb0I+4E+48I4d
elwTy+N0YV/4C+uqIK9MWRhVkZ3dK+3sFX36L7lImVJCb3xHb1hAEzkEpJXtDx7G/z6+leFFuYvFkXdrL7b99LYjjO60nTpzm80z91co6z0uOOYJxp21//qA
ZlqTQTjy7h40w2Uq4RlQXchA90I/9f/r6cfSxlHTAMEDfVPeEqZXbv/NgeysZH0zyueGBpAU5NqY1Y0ggnPDzXA9wO1tIG9hN5vCKdWlw0UsUNTtBtzCQyVi
BnO8OVA/fTZSvrkoBTkhv5kD/0jJEexfIgQnP8fZYEoGAKUlZ7oIYbqIu1N0ZTehNVyEhALXc3mImNxgXIOboUKmIlieH8fzNC90qyKI5qaH4k94eAp/ZuiH
NPjaG5d7jV8Q4ERt+gGqxmRExxGxI00KpjYp1i37kO/DZ2oItPGEQK3NxUPd8t2478nfJvVIVnGJqxmbtvsMCht3xbnUM/6kPd9+ULNRdp/+OyCNNroh4bhU
5K6qsq4KRV4APV0FvGkWuB+Y3Er3/n0qg0BrTo963W9PyqZ9Et4TJ/GIb/Hj3mtTJOP6ffvVu8LtX0SerHePo4fSaOlMbO3gRGctwl/kvryuYN2om5mp7JlF
HE1mu1FhnGLThM6XH1MErQOSUe4iTMzTqbxsIlHG7ecPDCCmQ1rIXWeZ6pODr6oBOeGN8ncAzUDeVsViOoaYSYdpc9u23rvT5vLCf4XSiwHMxadvgsOzE2aO
d3HYcUfvse3Pa4QesoKb5neDNO4y/9vV0+nko3Ly9DtT9vAyZSavSFcTaGjcTH2sZ1YdWSCwR3H81oD1jVG4NyPr6Sodt/+OPKop58hh99csHu5Mq3Pu4XQm
dynH2KwRAWRm+9v//FcW/vZzj1zeM9NyhGUV+GE6++EmuSvVdppJ97uL7kSZT9taQCJOmbWYtrZZW5gvWdzEYYJOt0RlK1X79ph6Gn1ccTUt44BQn7U2id3p
60TsaRam83RM0BozvSg9OPCGq275zFmX6YkrAeA1qzgdilljTmeqN9N94b6/R9ogM21mingkHQhIXppA+16Sd7Jx6qSFR5/aymDZ4s8zJjWnmaaLZT3+eG/h
sBVvZsxpWY74XkYIKGPRPbLWDoLw4LV0qlbMsbig5o0z92ddfX9/oIg+TBXh6Q4y2GRKQQOl4OlDXsrMKFxSiS6pRMErY3N6BiE8xbYBkk3mY01nGicAtvZ0
p1Bem9V4elYj4MnWKjGwXkJYdtaydyh6rbSJE2lS1Hu66Ui91MbKdkQP+bWZvA6anyI4kJnaSfw8aWiDCgdALRXWuJAgrF02YU7Ufvd+wk44N5j6gFtMRe38
Ckqrwlush7iNQxLee8kfbR4Dky/bZH+R1XhGFOnKvIeNINN+PuftTiO7D0ROddzO81YRRNMBOsgpa11ggMy5ThZFbfHwLno4VXP9c3IC7HubybT7MK3I8Mr6
B3V/o+9SnNadsTLJjJX13FgpE5YMfVUY5KwQSh1myo2wFGD+6nALN/DVR1YofkM2P+cuTsS5toVibzFgXQTjm6cBUAvghxFNDzRK4xOU3gwaXqASEsrHySEQ
c6OasBgT3BDuuEoRAkfk7tSt6RRJkWfRJlO7m1WdSciFDUM2Pom+T9K0BI8q8JQSVgCMF8yBWJKlOH4z6WbSECesJS9hhaxep6Am1B+NXpmuoV/4tJx9ZxAP
Le+1b24gq6fcK3Vm8P7EzgYPWu1U17VCfya709MI/VkxqwG2dboZU9hVDoL8X5NG46o9X/gltl/GEFZp3LVIYR13PTWfpvZt3IKOQibrIvmQm7c68slp8Bb8
col3kz5wY/7Da/TNV+nHDUqiZ8jGIf+ume6caSY6Z9nizl45K1uIjAYz5iwzcUVan05LnXNkcGaJpncWNrJz70B0ggWlM2cpSvhZtsLrmJ+nJbcxAXVVocpH
nJ4nYsl5u6YXOrO4kP9qci72FjvnWN5xglRxZ5kz1X9MSyYQ5DrM1MbOKhOtC2c75+PDdNbjY6rzkr63ZUu4COsARaw368xLFs35sg+cs0tdyDZQdbTeuwFm
9o3ShVkUsg1/dsrT8rF5sbeAyEahnw2JORt9vQC47om5AOmsE3PatY0zpaINPL9LSR2CQV6vjdupjdumjdvceQmWplr1G2dKjxCJg3EMXB5VjmNLGb2UtAFi
SLXzUvl54orGiJnhpSyWSn1ED0g2v+tsdra7qXC96w4e2WD1my10X/pTpVrnRlmaEaDOL0DdqwAJC0BGswoQsBcA7u0utEK69aquf3vnQtMgUGfTcqWh83Uh
jb7oFOAfV2ElI/EVsjvhW1VaUrdhc9Kgug1NO8LbU/nttt7GTovmNxSuhwUGWmCoBZaWeXOZem5G15udhozfUoA6MMob8wynciLegC6bDUYH6KoGXPQKyZTc
zCRuZnDZT/wZvb+0rlDSw5bGS7M+0otjFajAjj/W0pRwPrwHQyO4gLAJc9bFxLFeB2CIyMwi96V8CFOU3tYWj8hZJMldfYCOsxEECuK2dE367C1o0uFzKOEK
LdwKLHNLDaWMGkCfBWq4CdRwwclQwwUnooZzhlPDOS+aGoa/uUw9GTU0lqGGW4dSQ5JRQ8maMtiiIHFNsqOVJjp3SWHubtC5u17nbrN8nANQHvkozN3OJVxR
lytSu6WrdM2qgIAMbw1T17TPUitynmULdkO4zckRwVUNVJFo2li5QSkdiDHcS+vd2/i9tthjG0if0qDeYgai5Hk/ZvLrm82GabAeX4UTC+NJnJz2d/tlmB0y
24kFBFZ7doJta5UpNB6Jy/yrbYbJpOgKkonQ9qDCGj50qlLSsFdVLMpGROZBxNq6zAqx4NlGLoh80G9ZMuh+36DftHTQwZ7+ZQa9vHTQb+kf9Mr3Puj9Q56s
OOT1ZCguKKmb22eDMkQTDLKEjxgesKYGBkkbT6Mx+GsNEiqYawk2Sdk818rmuQqbJ8cVo8qhFk67zpy3aF4qu+D5wpJfIrv6IplzqbAvLi4ekeMkzMDCsuVz
nSntmk4vEq4DLc7ZhQG6AHzxbHbuH9m5s61skPnHnZ0FcyZZMGd9ySvq4HE2nAZ5sLsIyQkSWHNBNefrMW+9HvNeQroU3tb+JyoBNlpRUj+skGnlSytabsxE
1I2ZfLoxE077JM4XIWmeZYQFTjtR1X6i76vMWVdkjnrZDxAvO+dhz+QjEyDdGbmBnXMVdk6P989QXBM7jWlD57vRRw0vVbuKm/zzhDiKdMRCRguUwCqpPmoS
xkKach4WAldlI1+VDaZWL6zKl2JVNtyqLKJc+VqiXYL1whKE7p0pHnc0Jph6GKAH9MyymSmLbwot1bPFVl+yZrKynHNaHWR1AciqAbK6gM5py76qTmp1uxk1
zHmgpIZ5qXI4ob3XYFlxuMrF4TovsCwsG66XMuDoRMN13vDhunnHSXAsGa5RkwwfrlPlTdlwJcsM1zIbQlM3BDdcL9XhOi/bEG6RwcKBVgj8Stu0i8w6OgWA
r1xEvkJha4Nqe/sHsbRkEGsDg3ieDOJFYFQcxNqLGcT2D2YQV2WDuOrUBrGkg3hRPohqxaoPDE39xQ/NyS7H5g9mOQ4ZmpNbjv1Dg+UIlQRcl1D28kc6Oi6q
yG2HsRkEPmL4oB1p4KgKudxsuKLR4CB2IMnfPQ+RHdqUC1G6XLbJXikRX+jOTJRBL3DSNtRCG7AJbADZb2BtgEpK5IZmQm8A16aWdaqpAm9TBd6NEHG9JWeW
YYcVSNaYinOyQ8tNheu81xsUHYQCuO01Pe7heHqBWdW5UHp+gTb2wuuYCOYcR0KorNG9JTsQNLJ7d7vTgLCIzgbajtHtWzlGIuTgxN/ZaDZIDRu17guvot5p
A8R9UPsGnVLtfeOUxX0pelW2KJBUnSJlSNlSBfeMalZgv+u+t90qdsujoX7E0opMOvzeVsiGbIVsOLUVco6ukHX5CnGTXzerskGioF1+UYL2qbFXkaorfVI1
W/F9FaFP+dQyO3hqucWchXLPMufuKOSDMpMqWa0GO1if6cZUe2Q1YI1J6gQgAS/kBhbrX7UunKVojCcKv+q7qtKahhi+3qx/HYeyKC+fbf3dlxWZz3Iicz0T
menlftZSkfmsfpF5vYrM61VkLqnIPKMis9xsq4K8u7kbsSAbc5MbtBowSRo405PWVGXeEGmISoQtTHNDHbn6lpizu/vVg0kK+4TaCWgppQt4R72lEAmCgJAL
3TAMGmrPtqPjDL4nfogz7r8B6FQm2Tltkt0dSJfycQYwXzEYnQ2MdaMMHkJxWoe7Rp2jDM3IGXpjAh9lKb0J5SORnlRkwY1ViB16KdXsWDAypKoqEdn7pYwc
wPU5IuXIXhcz0Ki6KJcac0RutoBj1euYCCxRjUt6PtW+58uZ6jxYSM4DmTSyqV/lAhwuyKaecppspjL0g+YNbjmrlEFZEgCbBQmseyx9GcKJvPPly8su90AP
NXfvTL1nSCMehCSoo0uGfaniqGdeupjnYhDKppVEvfib2GGYa8dcaA1RZ1ub9zDqSpSk+sjQJDnJJdYuk9MVFvW4ixFZMUuNgU1gfF7qeuGAJb7xTlI4F65x
TXOBYYiQnzCaniZ7bRrStq8Gj4RpxFa5EPT65LIpPPr0Y6d3qmZSiHCNpk9mUeD9xhc+s/K4hByXPqymE4wP3DjdNjQ4PnW7O+XjM9U3PlMwGOXIB/Xcx3TI
qGVWTIhisEgCasIaBJOlmc8eiqKQtsVA7Yh7rXe5oiMtbWtJb7sw+JN4BCIdEEdqDHMqd+pO9KO5pkFDgXp0JuquzK2lpe4gretoo6g5r/Y2Bsu0b54mkJqP
WDs6+jfUF75FvMh+RI9hjSz1NVId/RuozGNumHXMfkRLzUjBXx05Kh0oW1uByUYGYdhcpUTTalL/TNFOuqJBlUp7HJVRxBrxt3JnTIXmzJAFz2T5d810Z9yM
ojQZpRZHifAkVRvWp1m+EnDHGkGR7SiNGfm3a7ozxoTcnaobpSZeGMdHSBQX7Wlr+Z4m2tNEe5oUeuos2i10paVadDBvaQ7RFACxMYhKaUJ60QXHDj0ujfQL
uT/VJb6Ru9Pu7bSzPKcgejO2mNYLnv5j1kWl3u/p3x709JeRUE//ghd8OjKkbubDcyxnBPMvNTtP/76XC7757YKn/4hp994v+9uQorHImXM+q6CuFci49pVG
odwNm/QmT9uZ/EE5Ljlr/97yHv+eLGPsE17m0AnIi4uDzbmtv9JYOarssheVHgrJsCObHqrcvWzeBBbcrQzsrQhG+FuIl1uQwkDpcUbfTMjka0q4Gg30CLrE
i7OwGHnueBjAadDFVuOMVWdj9s4r8m4NH1BLEMcZQd1NudzMq1ZRymvI7af4BDyq2vgu14tCCW0zsmu6ML1Cl3kYDHyhkcqoWYiDOSLfZfJ2TWsujf3q6NSA
5oTybTW/z7xekYyyxtcFmgCv+Vg6arHzRo8yxRWj6iYw2jjSw+ngGgzN8LGN4DEChXhA8SHQzSaAF8QscCsQohgALm9GPsYvFikgMA2IDHWiCsPHpiYsMM8y
psF7IIrN8+oHGziIPHjBzgZEgi6v9zbCGxQQaRE9Yukg63I2u+zNMstBV6lNA4Mj9VUnJHOkHi9MnVLGjFkfyH/0g2CvP8SVsQIvxfPlQ0gVvonhJSIIVVCA
cbSsmVvi7sLbKxg7UPcJM80YelEzX7SpWESdUHPbt4lB3UaG6syPsM0fKyJJwr+0whzy8FIC7vE7bHgS3pB3FEWnItIkk9q6GIYsoNTL4pmcv4+Jk4t8f6/x
FK1Ak4V1S/PWd7Weqher3FnvaXLp/XAtTb4bBuV8zMADcnfZjfDgGPCY3UiP2Y25x2wJsd5luKheBGgxC6Ft8waFxj83wFvqP4u4cDqttv9U0+pUTNnO96Aj
7cYVHGk3Lu9Im//kgL7bywM0ABNKswLQ1/YXLQZ8uF6oHC63aQUfU/zxlw5YR9wS0gDhVMM+E9HdTQ6gOoD0Hr9BCRc9xWj4fSNoeN/Wqf69PsbQN+EG/zyg
YK/3zgXW+GxwptZlgLwCbJTIQbf4Ct1SYSr0vsEqubTseHGjcxq+qM9pOF8xvXYp3JvsCe6JCqvGYmp3fcYKVJSBAl4x6neWj3B3No2PuBBDfL+t6Lafu83C
OSy85bDxj6R+5qwuB+TtCy/89OG3LE5vowiGh9odfiDVbEnTsQftz77VIm2u92bJwgsFF/MGB4kmJ4VmB+899lbNVF+S8o6wBchd0sPV3SY+wi8L75dG9fj4
p9+qPIgvTPXSam8xreX6o4ZPriTDAk9CP3+lU0uGZO2ITFTIz5E2EAkUbZ9av/2Gf+hUt/XSYtI8+a2XZn62j7stZ/MPZVefXUhbPWw57QURDwAy7zMRy/Y3
PzB61V+99Ocf723/i0/c8+l/9/SXti4U04IAZT3Z/se33rnrJz7zzq297Te+62V/1lnz2OMLPbn9E7f9x9/7d598lIlk5Ou/fkdtV9L91ccH3seTd3zl3LUP
v/AuKeB/fPv68WfHDqMAKbm3ffE7az65/a8/JGUsHEGLIgww08QgAeEn3/Oan7rs3592eW/7K//z/jdv+aF3/qoWiQO8yEBIHfjnUzdsuOFHPyhFf2P0r/7+
hRf++PEFmUB/+60/+VPP/6/v/p28Ov7en//Etk+/8nFkZC+2jYcqtM/ffsm1/5+/+Kf2finkg+tHZn70R3/dFvLDFwTv+NwffE4K+dO3/vsPfucfz0UhIi39
4q+8tfu+b7/yV5kWZwTZbrCb/tJ9B79w+Fu/X9+Tjs1ddJ87mD3wWe/Q49u9Eqrd+NmF7d/e8vf/NPeSr4s4MGrG3EN3H/zJLEPQE96ex/PplZbkU71wBMOy
4HIn1gl2/c4zr5L/f0karwEeX8YUOlBqpkZcNO1FQh2MyDtH0pEHMbojTPSTkIxBbQvpuEgPvdyNl3Uw2fz2A09+/vUb/+9ntvaGUtbIYjpZQOqW8ZH1KWT6
dzKr6Sr5esGu16157S8/9fJeOrWoU1eQydJkMV2dv75aWrqo3UtsLz4oJL591a2fnrz106/c2pPft69Z8OX/f3+53H/N++/+2HX3vPPy3iI9k4Vw1sjd9+55
4qG7tnz4sd72B55+/ttP/6/O5aDQ0x+98Bvf+cZ5L9fcRXXY8ReNNGlVb1G6OdVjy5W9mJFFSOh4ZjUeJZmM8H8gE20YyEQoaPtFv/HKD3517W8ImWjDziOZ
oB3V1z80dsXo11/e2/7M9r/+tzu+/upf1TeuPrbxtt/4kW9e1rNtmn9sQZMsLaS+9DAyk6hxxEz1cGNBBq2BERk5kq7G0VMemNDlvP2fDqy7+cqJvy1OTTYb
mByM9HMgOJ0MWTB3/+X8H935OzoZBdJKk2IizmQRDZXnMUA9Ox/ygO14Vt3xrdqhwaH54NYFNx+o1I6L/OzmcfjI/f3leA1v2PGSX9wM6xv5iGYz23Njt2Am
H5u76N5cJbLn8V6vkP1Il03W8qw7v6vpTnX5fD5jYE8hLRP+Syd79l35sxrryGAZyQeXTNooUjM6vYC5ixYLkPINKUcGFdN52Exs//+t/dEfbv+HFy5nQlIz
eTgLxtLz42Et8Pgbt9EsOpHxfX6t92+kgNWOipnYpO6qaeV7hSxJXwYnzTaUqW1ar9syNnatJ2fAs8b2xZ9+A0MzdjFGUbY64W5HRbTQAwMk63Kdjr+Up8sA
GaE8XXJhv6U8/O+/t8slhggF91T2cBMVqSSAN2eZAkAh3wb2/4KU8LpCWCsy9JjS4bS0i06kaALQGd0lzg2m1DtSoOaoz3JDlYAtgcEGmj/tSKeWixAViAj9
IoaGBuY7daVYo9vbHzELaelIWoDcKOnJFP8yhlLceh5L64XNorHCZiFn8lc212OzEA6w3GaxIoVfyP/99lbQMbgLU+oW+e/gbu1+mt22cET25P8tWt00faPb
lA486JbIE67FWC3T0rNhHLE2yBeQA87PphCMsuYY5VZy1lqBUdYW02I6ZGSvE75Yc3yxtgxfrC3LF2sQ2NrL8MXasnyxvQxfrJ2AL0rrRforipMFnN8ahMFC
31q9ngyO0HMP6eQXofw/2XnPRZsV5v3kRJsm4OVPQrRZ6JGkW6Z2ZAEu371eQd9CAWZRyOcHTi/JyvSSfD/oJTllekn+Oeml3YMiDAkUca4YNqgjw8QSjN5o
n1gy1i+WFGuTPRVy+yiGc8wNZ7TMcEbLDifOVqx02HBGyw7n6DLDGZ1QLBn5wYglIwWxRNdAWsMqaGNKCjIJUVAWeurvt4ApywdMbkdWLGn2iyWFKXcW/ie2
UuIYGZBXkgF5JTuK8nHuvZWizMJ859h+hbUc7SCoCnIFdLOByhVVyBWByhXVPEAt+dORSsiE9RAnguFqJ0bQ++7QD3X/es+oCf15YBc8K9KLAxWBfqdS8BCq
DAR9FDQFVMkgtyByuSFSpqrpwkDzPhQZSY9um/5ssDltdPdeXRDUntNhk8depW9fb18LtolQ5lLJa6i+e+U/7bJphNcFO3tMiSB3A89b6KqMWVlcxMmpiakt
/ATsyEh+qi5KyTjY9ZDkBVfyp46MplhRdRz3Evm+yIxw9TzoHz3N2n3bPTc1ir8kuanjtjdZWfRBEz3IAf/Mm6xzRaELMtNJJyrimSkaQS9jKKgCWfASSHMP
+DI/90NDQmiceLDfoGP0O5L+gZQLP+EoXJOf6oupvBbh3SqSskb4wxoj7TzAj+rC0DBKnXqhTiIRZX0DVcuci6RYexCdzHtYdz+g1Bwea2jgxpLZrA52CfNV
0flqDXQJWyC6JBy1ht7In5aIPnLVxJplb8CMawsp55yJBqO+qaxlMBc6lTnuhZs/mbxasXcRXfG9VxAhIp/HSlZMJy6q5SKpokAtOxpxvZpoEddyXmsylUU4
uyLsRtNUYHSXZ+qM/bi6EdI6hatSH0GyuFqhXxh9KhJA/UuO5Vsti0d1S87m3AH4rjR/6QH9cvwYLT2gv1y5eSFjbydReKlcNZFvMiwjU0307SKo1aonirsF
3/i5n/z4rrsPfCir9bz+Wo/3Kedk2UZ9o9RHbf7QFQR/b5CbSChwf0oGKDFRSmxiK5c/Mei1VuAccFGs8UPITSiyyDkGSKPQsCI99rOW7KucQHHUxAMI0g6Z
QwtU+QSVqiE0ulVm3GSV8t4QlZRIbWl77vJ705Fitm00eUBsy5RT+ClTTpkqx6UKBF5Ia5lGlYmDqr0sXyO21Bb5DFlMfaheiBSG/g5XDlGiG5Wfh2mI8NoK
GqKxDJEGycYW5cTONywZPl4kQ9y3ZPirg8JMfaiWrDagJQO3WSTfbM/5B69PG9OPvfFxJkgsCPUD4z1m9Kk6ZhS2yOQINoY6GWaRG9QK3CBImCZ8YDOq02IH
aMF55l2mZZuXC4dt6tV80zZqmnrn2xSAxG+/620OFqeIJMSd+BZ9PVTcML/9jrdZeSEvTchtFtLDZnjlrSAnXFlgljAyU1QoNIVgSQVwDvYna1xSNKmYSvJC
VPL31hhUv1S+sRHzaD/8CHu4ulvlj/IRJIXvLbz//6Xu6mPsqK773PmeN+/tvl3vmsVLm5kJitYNjq2owqlBNTN8+SNyTHAQ4a8QO6367CCv7VKqPO9bePay
BJLw1QZTaNY27dLIT3LVJoG0pAtVVdqkUlOEUrW0ohRC0lbEElLUVCju+Z1z5+O9XS8malX1j933Zt6dO/d83HPPOffccxJvb1VxGYBetrUmknKu7qvGO7ha
zWmKfoMU9/0qValOcWIvmaXP3T+QaIRANE7TVHKkSm7tNOvqeouEt05Y96qfxOdE0jhd+GuuuVbWpSeSYJUMg1FQTTJiRkE1yYiVdmJSet4xk+G0E9HfjklJ
Gxt5zfuAxZMnIu9E6ZkpaoicwrI/HA/V3bBkjAJqsEHDYQUP+cNRfxZ4H+Fi04kg4tEH8kW0KfmfGA9eVQ908QbNAoKPgOT06Sf6MVB6xbzV9h+9KhpUsboy
GszIYxSoFqkSwzjcieKDir2DxVj3NmqoEbitEZByMfBbhHjeAAhE3F6tCNdKjRRTzds7SbedUD+S05ZYyMn39IclHN2IbM7qwGdMleRLwyP/hEe0n/InW2EQ
EFM7WqniLUsfixAkRyMa+gYJbPck9guqSXS04nIKxk8gBVdOJ86pxF8ofAZ7+4yZoCI9F05H3umT7M0s+wyj8uIzeVCGscSLvUPDq6gApzRfvwpAHv8KNlr7
Jrpb6QgFlRY4o5Z9amE1AfCwaSkUK26XtQ76Zv9zib1Scq272vndH503bkFtjZsPNaTOAraKX88XUiMxrht64wPjn/v2P9I65tCAX/qvr37zEzf/2tWneJ0t
f1xAuEJFQ3ARAkEagnsy4dsT3EqA1N+dk3L54Pde/MAv07ohz+dXiUEU5HLbzsmTC7EhchKje405oXhzzJW+80zLkRH+vetKhhE2/SpVIPRuc+kohh6v+nK7
lT/eXvDBf3ZiB9B9GoT49CEONSTEulmnnf1UsOjdErkXgWcXeJ6GdXehlGef5N5VX61PeNCx3VwMbve1p6JyqE1jb+JJcRyhG7agacQ2FCBDJzq87tuf82b+
4eDLV0dO8XWB1DoHOhyxGalQhGXi9tei99/rfyNbou7zrwsgPLdDijq0I+KAuyMikS9XSJxDVwZRygmlejpNq1xu3ndNXp+epkSk3V2aUdCPIkbBSAZ4CP4K
8JAiHjqF10HDUPhG/3zRMhXejtAD/+RJxoGYJsBYQdhylS6Jvbcy+fYenuRpjXGfKBa7c52+TQV6/Ymkyh5q1f73VVhpn+6fflYicv98Xxlpdu3eaaDkydun
4ex7x12c1jKtHODtqB5L76+MrJJbsCLhKq8P8VLQnnD+OML7iPf0MPxi8dgX1Q6xYvQ4e4XsPFMfLr1JqcJTzCwn7NVI2thtN59TZ739iZ/ncOvTA1D2Pl4l
0QjiUKIh21AmCsizc6Qe+YguCVlRII5EdIXf/H5esAGFMtEgbpDaH9CyoUsFNsoygcNcouqdz+P2SLoGFbmrniQvCvszwZbbMuf+jDWDWjU00+Rx1qpbQ31u
rqryiRuVhYI0UcRt+Fx+BwAV4HzxgQIcW36PG7qpNdD0jRJyS36nppx+kGNripScTwMvT9zPwZFP4fvaK80FJGWt/ZL1GK5nv2NdaT5I37LX/vnlt79+5tLN
1rwbSqAcsifKw4TItbHFGPw+3Bz/+teKkIgnXI77xbaYFPtOz7otXmcxVFTM1GCVPUb+RvVVlzQXf4PxBy6St24wnnZjTs/1lEsUpM8FNyawPkhDRIm/jeph
N1Zo95Ab2/h80I2baPeAi0RIU+Y8DaMO2ZL+RF6RnlUtGQzdkRSNfA8xqj5SNEaNZTN0a5W13iwQzBawj5AoHvJ6GfGUDPhyGW8kw52Q0Y7KYEdkrE0Zal1G
6usCOcw/NucPbmoluAgmljqvMky/+S3I7aS2WnWfCpN/Z07I9YIRWxVzmUn3Jkj3w1eetIh2r7/wta5HY1Fh9el81qxhYlMrPPGj//itRzzk+6/wu+wXVwum
3sZFd2OxpFQaC9IJthvZUCJ+myrysxqYywxfnp+Vbikk0MSavsWYNzGFachhwVsml/S0ebDwBdb0GI2S51H96heQKHiLsR4rzhZjij4aV5qXI8iNU9hiGMhb
q65Sowiv2mKMoP7uFgMZ20aQb9aPRq80fbg8hlAqw0VvMdQVxKG66A0hk5bES9aQKtRFb/DC2iiV4aI3BKWOwNvsojdDj5BJ6uXb2ZOGjpEkZNWLYEjOhBc+
ZJooUsUZPxNLciPrgEoHsYxTpp24I3PohztLPC7wUnJyRVE9SOvfdba+fyopVYODilRJdFftKfYL3uTqyRxbuJOWCZSqmziQOBxjb0h2VTu33qB4/W6Xw06h
iiCTaeLS2HeS2CQVDUGGpOWfqJgvUfn1VyYr6RGp4ckTeydRU0MBy0X+uFFDl/nCHvqiBA2ayuzkO/5FNWcrL+mRmJHajtTbnIqWWgBA4jjOVeOmM9NogCyz
ZNQpSVegGFzSLKnBjslEDUSb8/E/RWigZS8Vu0uOFXioSXAE7OMhbMEXnZOLEtEH8kkbMj5OaWvyk1+RjKoIcEcAAoLIscrQj+stzgdhsrVM/4prv8VRrfra
hTWFMM8JvIkrUJgSBU3U0Mnaw4cspTorYcjTGNp2IQx5q2GI7y/DEEfdTmnscNT4MuyYy7Bjawoa+fjYvra2M/cpjgpPjBZOOVtcu8PKpYxdShkTqDDxcnSL
AtkxB4SjoxuYeY0WQvgRgyLfbOnMXK2zW6WzW3VnF/HE4OuFuhV6gJt/DicwOcYbglDOlCKSms+Uhm+byurkBx7qiQMyEZGlaEeVPg7o40qOZKKPG6aP8tk8
V05K6Ps0E6ZWYFe3IAinzTWlehPTw1mRHsgLwMdAQOCcGkqoMXW9/JZO5cWkO8ADwsqRaBkfjqaGCWowpiBKQAj4sOSbIz2aq/V4q/R4q+7xIp4YHIOpSWJW
SbKOCXJdHtQ+Ze7Ov4bPmcrNhYzBEe1Ih8qC2dbymGRd5EjGJ5GcEM9S9ozrnoOEtCIgbZfDZru7U+va+nIHK9Ooh4aVghhITlkiOTafskx0L1o48zgaZfC9
RRoKFhddQGU/Jg8tpEJTFBoiiuGCFkFQ1+J09CrnY9R81XzsAGlOjjQfHz4jrfImFlnbokHYUb9GJJ9C+vZCbA8Z2n/5FnP3h5nVJTSj+cg9eXpndhTdI4eE
uBIOXS+Kfy08dlkAJ4bqWDNOx54x6a84KnRWFXY7gbPEqp+dvkpTfBNdvSNH05ZQqZ4NGPxCKrFabm88lzjZL84vpueHaU7Rf67ZwcemnVzV8rqJtxuOsiyc
i/1s9q44SLt3kR6iuAJbvS5ac9b5BA+i9+ozd9P69ak6Hxo8+8qSwoUZ9neZGR9nkVw+9nfP/pFbPPbDV05Y8hi10KqW3S3C3IunNmwxPoVpupsTa7qwGQQN
6hApcyb7YvF7hmofiKWXiDdXWvEh3vRt0nAM/Vzkotj5Wy+oqwyDU62lbxmcVDuFnVECoBgnFlKFtNKz57i5dNBopVN4grgidQnpC0r/YKcLCqdzYE92uzqc
nhR+RXjfujOnX0R6+3p5I3R2woYRZrNtwnofQfzdSX0yDjLsWfmES5zIJPJUNhGO4YBQes9draRGA3fTn3rbGxZ1l1rUK63pNgGvERLV0s7huJF1Ym8F2xSH
gnvHs6/d891gJlt3b+LxS+66mTmChwNnsrdIYBg7SLK7+xMkoTvM1SQahANC6GbJJ/AvL/3VugPpxJ2SbgBpVpKh9dbSgziKNoyDdOutZ/hihPTzALT5t3Yr
ffY3t3NWvUb62zTrGs+nl332+WRNuu8A4Tpp7Kfu3/fryVg0dLgXjZ05nuElM9kEBorR/cbNyCfIHikaqBOt0W/9wQNYvEfxznP8tUkwSN09yX2AITaj0Uy1
k5HdvXY8LCNSR5IxYoqdDVdTtBmNpdaRHIxxpu/vsEbZ5LrYikgkLUej6q+j1Nnpv1n4Y3MnEr5Go+1kNDPpXdHonl4ynnXaeHvk7em1k2Y0TldZ5yYUCSRE
9HIg5xdbKdvK/orZzAYICbKQKQ2sRTWIbd4nTqOoAZJF2w7HQ1mH7jE6G4LOZO1c1jkeXwKfbzseJ2abpU+f56Dq7ha5A+CGdal6AU44EzGsggN6XJqNVJvJ
b8S+vTbfPMaa4RDJ8EZ6fqaVnj+KvHXU6CP4t4nWkkvaCQ1kD8jBAHGMSCO9u7O94aCcIXFDj0u5DpH0286Hakeya9okt1ATZDgamYuCTM3Tzc7xeUwR+n2O
VDg3zBCRSq8lyjoFSEG0lgd2vKtrtQs96+wBEuJXoZ7QDZoFwf0+ghNkmcZNJpUpCzj5bOkESE58EDUBYbOAMH9AQ6oE0rEe75KMaUiJVwRStMasJoaeA//O
0w8aWmozxwprpcfzxs6CiOC4FSEOC5T0s7CNw5iaxKMFicffjcRYm/ix3fh3a3RJH/k93Nwm0+caNr/7CO0L+I2e5oEc/GEGfxx5OZvRsAZ9WEAfx+9zcSBz
GCB7FwB5vNh6yTjZed6qCvewaDuALGmuNLmFhjzi2c4urrjFX5Fgd5gkSjyM3nFqflbt0IKyAqFVQNjsg7CpIURp8KipIWyWEDYBoc2vUiicnNNsAMJQUxWn
yTEM/BsPB3MwIx+8rCcv/q0HWHwOMWvwihAcTYZJNhF/jx+lF3i39I4mKKcAiTvcTUb3AK83TSLwniYcqB83tRmFgTxZ2XCQHQY/arYJGin/3czUHImbzJoF
BZqLqXGj1PdB4VUZxqXg5WO743V0XZvhW5Opz8n9LuXz+rU74jXRZFo7GE/SFAlauDGmxWAN6FwTjX2soY27ydTBJKCPG2ktW6dNViwCZGvIWWU5Fw9Lbwil
2O8giXnuDzsHoqEWe68avWO04Pz4u8ZMNjafnSf4zhEe/OwJXrG3zkReOyOK+Wj1JjWqzWdfmv3T2XN3L2E1z36cO7i4oY+G2dlXl+7uzj3w2Kb2ZuMzKDS9
Iw2iOkR1QMIbpWsdlF5skPgPdS6gRlRHBr0hAHtptC6avH6aMNRA5hBCwxo5CI/aLgLCkIDQEBCGCAR/GQhBCYLPIARotQyEoAqCzyAEgyDYOHVJjMssMNfV
0mFKpAyiAeFV59jUogGgQyUgtGgmI2A4+jaRrM05bZx58KZJbXREa8EKyQXhW06i0UESja5IotHlJBrth++z6TiKjMJJSqJrnITjCMlNnkc8VWhCFLMidYmR
m9llcyQNLp8nhNJUpguPL7xCi2se29OoSXYEnn8Q5UfF4eDTpTVLIzkK4SzJ5KLGrobWbJFCZ80GiRZk/Tf3oA4X22qz/k2swhWXbRoGTXQE7/jZ1fOL+3Wc
ELXBFWZCHfOAlFUfJRBJS4Ws1UImq1UEZL5uDBdKca7+VpsR0LWZNsGLQkabWlu4tEgT96CMaQqznsTKWL74goVd4XZ3V6GGBX09j3Mv47mgW/HtPrcpljia
Jm55ll5v00u1+Vp65Q7OxEVfbphmKQCXlJ0+TZ062db5xWiM83y43P29XZ2upB5LPhMuIhVBP0ah5v2g1LbDJGFKqwN1X5HxZF4vj2dV7i19XJlIEZFdLf4J
+GIiZz4bZgtK0dvtW2DnZ+02DNgGp4uRQ/uL4Ay2111aQSL8I/Pb5z7INriBk9ySuYHKrl6PSDA8Tab41p2TG4xnvky6bGGFuFxinAz7NpJNwvGi7dwPG7lr
rJ1YkboNHjXSUhuyJw1XncGH8xWpM5stH498UqkZCRzOzhvdxM2WjD3iHcyWQO+2Jvt8DFWJvXMujE+VAYSjc+iPVjsukTUf84tMvEiFc0qpSs2pIpEGMipk
sy98b2NmNOfl1noL57ScdKLFP2D/NXI06yoxMNdbPpuosNHbCZnqe4BsEj0xPPVqM+fz4Dc7RQkoMf1P2crqwBe8Pw6qcaxpm4uZ0drChq/LZQv4i2olThTQ
VfoheNhbCXK90KCC5n3MDgGMTxs6hCMZxpmogVRarhHr8zM024linIwHzyeh3IhCFHhDSwfMIW+odF6LLdjE+Zv7XttpxVZdL5FBaiIc1ZItmlVGQC0/xAa1
kmI4NuB5Q/9CC+qG9IMM/CRbyTBfAo5odmF3OIcjh2iXvi7I4UqTb3Kt8TAKkNTi/Hlrmn69I910iJ4nYzZgXk+/hMrQ9rJW6shG9SKYmQx0MnkDLH5BizGi
2xyEB4r3FejZ7ZylKNifqo9qNEt/6kjKvbQ2KvQEZLRQgzHGhlZkYjMLO4YbdPHrEomhFPXDJkbVp/9+3pxPD7Rkt5L+z8BxtwOpSFTzL3jiX8H+a65jnNji
0KeP/RITZXIuiRY2Z7jTTRKlApcSUiOkr/4esr546cM8HR7JS2Q3v9DlYmBG+PM8Au1Qh2+dhuO3NAVV/6bDFxmS+80LONRr7+ZQr703h7qdO9RtFDHnupC5
Q90uHOp2v0PdLhy47L7lbIzwWfPUdkfuLbZ51pU+a37Q4Qd5TcH4+GWRN3JP8cAyV7YNfP+lquzARKyes1yAc8FpJS78xBHsNPoDyNpfi0bVTY0qzsVvy85L
2QKRTQ08wpWhy85oqhzkRvAf0zdTelcX07s8yE+h97AGb+oPmOEsmrS2kRr/4/cuqfr92ePPpaTCf1eaowaROCGO9grMjvhu+xHYbDG6BkHW19qna2B7yKjs
Ei1HqKNfmih2x7PM52+m9hj/LG+VjriXCyK6Lth4iufXhMZRkWrGaHa5+RnfM9kPbJIeoGbsyiKn0+tkwzLzOTzz97tc7i5rcjlUC7lQIKibd/akwifpPUPz
iZ9Li8ozBn4I97CjFAk8/NugIqAjlGfZBTykY8iGFvSobdRF/aus2SU4a9mmuUidOVZqrl0kEWG1W/WOkR6IxDrpDIrlWZCW8UjaYWPNyxdJ0jHMbY2yWvHI
kGUZCiWDmeyDmYBQxtrkH9VKFeBV2F+uPt/HkDXd380ebq4wTSiQdC18GgUFkNxoeLPVhPuktdGgVS79whiM6SCdvducllraxUP56hhCRxlCTLewi/4Zt1ge
Fjdc3suEjCG0P5+XEvOxMgX0QkJR+U5Dv5NPW3sVci2yHY/SObRWJaS57iBsoEAyVh+6/Ciqt8AgJA2eeI/J6WlKDu3iosxjqKAVkMqH1HLvnZxCRGR4rlsV
B+P/As1WoFtjNboxJyloMmtgEa4RjwjndRJ6jmh6juT0tC5Ez1HiVhWP4H1VmurbA3RdTlSbHkUsQNwM8yGNQOlu9g3E0APhYJsqkZ9mJczDY0QzPtbD38ww
zwYaFMZQroFG9XDJcWhlmpGdI5n+ZSA0k211IgE1Zmq3xIi4IK10m1CqQhtMMok4vTP2MsXOTbeXBMRQu5MaDM1ezlRXzWeqC8eOkdW7ZTQcXZpdoD3M7Mif
+7j2zbzncdcvYtyc4rlejlsPeOVxgh30kIxCakKZepkNBl3wIaAZlBQ2Q84WitGYQzDIt5h+jEKemtuYuY1F1l8YOX1ve4kl/aHusUwd45cywvQ+Gl9henv5
zvUKQ3HfZSguppIndmH53q932bSptjYy61j1Du/uaRwMvPZdXsnFlnnku7CVi77DhyzTKqtcl6ucMLP3MzGFfxFMwZUt/ZIpIEmEgwUm4e1+QGXl6i2Xl4PY
L+Q+UFqR+9aFEcRC2tLh3XT7WxJnxJAUopgWDV7XV0ZxLhgDLGg6u12lqz7RQa/ZXyUqN/wTNDTCFz0bqgfUkMqBmv8zumisD9LGL+giRrx/UXSZWIEul0HJ
RsLe2ruQB6coYR9sEgIjk4zirp7VO7zuBkNHObqSRJGpDsXSRAYU2Iq7GnZlqavBlIbtnphLiSe7Al46cSTtHP5VWtHz4OAUksXCwvK+6dQ9glTFnF5z6/Sh
2ExN2QEqb6KJRxMurR85RLfNSltLJH2lbV23He1rS13g0qo8aov0slrYheZi1ZwH75vsuWWESV2ylZmqj4v9Hh9sXpmL65utjwgXbxJ0X8GMG0n6RR5ssgzt
UwXaLxe0R4NoN/vcMxj6/2PMX1HFfCOPh3Mrx2KsyNgfTg04Ch57HI6CRwvafP4e7SB4URXmftU0qx9ofUwuMD8Hbag621BHChvqSGFDieVmchbtwmbSOSoL
m0ke5KfEIh+0/9TF9FKXXuq55XXesyC4+tLs5qV1bYguvwyHYUHAWaWbZ9gmUpk/n23F/kYu7ovGtsg5Ygsbio9qfjkPFTIlRnRQ4iEbqLjPrNQsW6uVWivd
OpRa6oWChVygxvT1Epeql1grvw3dsLhNnM75GINF+fSx3qI/+Nno4zBsvDPsfLPzWVc8HHI663ovCo5jT0QdJxGq2FGLtbqCpV5X0i8OYkWkfwUrF4ufcAA/
F4spTtkb9q3evtY/dcF7GXuCIPdtvONNS0a4MvRR2NOO4FKlKX7NeQWLi7nC4lJSwPtv6r4Fyq6rPO/s8z733Dtz52FpNDOS9jmW7ZHk8YzAyB4pK9aZpZcf
qU3itqwu0kXAsMgVybJs1/WiijX2CFDBBNHAWrID9cyIFZvWat0E1jLUrmcRoALsRIU2iMQlNrhgQrswhDRucVD/7//3ed25I8nmEQrWnHPP2Wc//r33v//3
L+EzGVbmcEEY+NTlaFquGEX1at7B2cL5MEO+Bqxu4DwBosF41oQaddvP5dW2E1cyQDiSAaLRVCtmhTAYas/t7VkDzFNzvJgkc1cpYubjeDEfK4ow43IVJ5Vh
HB2wlTskpAHQ9Hk6PiEd3yQd11ijdI5iS7PQ1BURKmHtEpf1s61vAeded2ji38lB8wXbBkv082aGurggQ6X0YC8K/qc5z3zG65n8V/MPtWosZpUo/6QIbJhX
UOfmFfp/ctr8BtboAOh/7jAhqEpCUP+C0IE3dY3MkIQriPXwVRPrBfV2XqIQbB/ohBDC6I7mYTa0xVx/wFw/TMBZ/CASkTohtOqs6Lgk5yvV02TtZct+iCYr
jVimkT0t40yfL4+HxbinRv6HLJZc8rx8fqsuorkyza7toFz1Yc5AEEYi5Va95lnl+wg0ksirVa+5Vj32Ep1l0GXqwIBiZZQY9OMk8d+aF4JigFonj8y+f5gF
R7NXvxui2ztPltP+5l9lQWcg4ZICARDBLbOyuc86rBW1248WpCyVajAynO2vqEYeEUh2w0PW/AXA4hXCIQY2aciZRphCOP5Kd77PEomqTgqvyiM9Yk9y7G7d
AKhgJU/UQFP7t5/UzUfehWhHHXkW8LPgkXe9nk1rRaUsPE7e2n8Q4CAy/KTFuc0Vx4g3JmVed1EUY88Zjj4PKedZdT2MnTBMr/SoDBBgO+IA27nCjCv5Q0Hn
Xwtt2ELLYoxWAX1BblTuzj0dotcsyI3K3bmnqJtEM92JZEXGBdotJkKwR48J0vHsssXr16sPzasOzS0GVLnD0NxeQ3OLobnFgCp3GJrba2juakPLB9YsBubm
IeRlYF4+sOJ5rJsYGEqzw7ZXHNFFgQIIlTurIMfZ/QKRbEQU1T3lQtUUe178QVVBy1TuKkXMZB8vJntFkbgb/tKOyyUcKtEn4c7z2it3lSIG8scLyK8oYjK6
/CqLPgs8lfJ9PDv3Y2d+duLdRzhN0cvB/OzIuyVj0Uv987Phu4/gRXjUPKD7kaNSDs8njvLnqPboESrZpCpps3vSQAsNtMoGWmUDrVoDzUoDzUoDzaKBpjRw
MyJkv16Q8Vh/LDcw3rvgplqVplqVplpFUy0zlj5U2VdW2VdW2Versq9SZV+lyr6iyj7T+4PxY6HtHHZeKWlTbMPz3F0ICVRszfPcvXJSSQglPU/nxysRUge5
kBqHAhHht0Pi8MhqNErpNHBSx3RyFJpJkB1yWBJHKgeYKiSqvRs+iRREosYE+9bVa0PU/iwFrw4OQ2TMSJ3l1IZAyCkQT0Us5NvK8kXFU4px7FyME9TFOEFF
jOM0vdpnvvmsWfsM5aByNOKmoCJucgqH6nJNCpIqKcqYCcwCNVXuKkXMyjterLIVRWIhO0eECG3nCrU6eOxe4PGoR95q/XcvEADOq4OvXeWfetyZUNTnL2gV
obrtHVZuzVMhn5l4TjkESpttblJsPUZ/DtFCma2tA6Blvuz8orOihRquYEdFE7cq+/mTq6p6sKY/S22Vtn4ClliCuAhTbAlPfN8vuHihOpPnUWD+FKDxTddV
LG3tLSGAGUpuihAyPxKy3YcxVHlV0GtcAPR6U+kYNmj0/NiImX9UVcS3Ki8edGPDsG69UbEY6WVhEKw8um4Sm7rVTqTVLEnopF9hSRKuZknCpuOyAvCdsSQB
D6ySKCfwresQ+egAXK3YTSyqfMECX0L31n4kSOukDQ1vBGV0V+ENXFw69RhXLmOa0zymFaMODeSt2fgIB7ugu+CIiWtFGzex6kpKYQj/0HNkkXVvOsuI64OV
4nqnKq5/1VTZK6O7MHAjri8XgJM/btVOHcXpGOCEyFfeYagPdBdNxO2ITfvIatQS51NoEL/O4nqrENfzRqvs+JO55CeUV520qP9kYpkGumQrrw5w0SsCHC/a
6DyAswvAqTrguC0GGEe9Dt6FoWBcRLMAbv654AYcxJDTFgteV4LL7It8Ec/GSReuLRczIY94NkjYKT3iKngTaOtIfI2NJast9IsoiNtPavcRzJaEW8uuuY5t
EsM7Ui6huIR65F3aO8LJx+L/WyjkiHDez0IZaBEcE/LbqOpUJ/WrJJnViyRziGJl5X9PisqvU1R+laLK3ITRmd+baPOrRFvmUFm7pPz8KuWX2RKoXCW8CVSH
CTGRU9aSoYDQiv/EU87hzJKQGQTC1j4GVmNvTprAWvLxUu1M1boc/qx8Wi35BOMw12QLr+OJXkG5Kh+JKKAZ+Jbn2GHYUq6V001tNrNmoaInCpfMhjuZPWmp
XISo2No8+6Pf6mTr/jli27RZ9ZpjMEQDkEqgs+mLbNvCf5bosxCD4r5la+9tJqw5fuw7mDBGoUZsCRZEGBefWpbCf/R//hSrnopw7ywBPDMDbKlvIwEN61ap
nzssmon+2IzgUKcvjOM4iuI4jMxDWqG/Q6uoEYYNv9BgVR5yUKN4b8tvBnk19CoKQz/0fT/0VnxEj8P8I7fJzIK101LNsGgQMT+tzEfwUC5lM+djKn9np8/3
LMdxbHaRwKNgH+Mh1ALR4aTlUFOHb+fhOThFUM0+tjE205bvIALSHgEWB1XIJ0QVnWIkaBGU5IHFwMIcM0C5RQLj7f35B/KebwF1aPWYW3gP9jM9cHhFzy0c
7mRbruUQUS8+Sfejcj/38O90ske/asmvb97eya4wL+7qZPNK7v/yX9MHz5gyTz5IP/7M/JjzzfU4PTz9nCl/9p5Dneyj6lpmcuPvlR3hruhreZU4KIhq+OH7
aanR47gfAQTwau6fdrJnTSsLJ6mT6/FZg98t/HonO2XenT5Nba3Fu4jfnXljJztj3n0S77ZVBvoxDJSt4LIHPkIDHL2Rvgv6ATd8e+zlfZ3s2HjRv/Yxw2q5
KHfPkePLqMm5I3tJHbyTB0efuhnWDHt7jN+atfeOxc81VVA1BnALY4CrO7LZqeonBW9DOvpLB7ChEbPWl5y3NNMe4pzsZ0HpND4KKh8FKHzlAUbsdDed+oKw
rBxhicLCTILEtymm369Mv1+bfr+cfr8y/X51+v3q9Ptm+n2Z/j99Tl3PmqCyjG2WiF1bInZ1SdmVtWaXS9CurU27smrtymq2K4tNUkYVmBTaq8qvkvIPeceH
fbblweSVf0VZfD2yVunoDro/Mniw5cArCji16faMp1h8SOdd3GpatuN5TVdJpD7gHKA0Hz+oZqToDe/IzoQHWw082dsKmmFeMAqCiJFN+ZMDmlEpr5nX4EkN
LzYPtgJ550pTwE2+7bqu43LRfS1HjDGoCOv+IuAqiZ3UaxldfiAJMwMe+O1h0dniSas4uFhemsrqtLqN7MoGsysbz65sSruyWe3KRrbN3rdl5++VSaUd/5fW
r/A97851CI/GwXc2HYDxHWycifDaTxQXnNuR4JwtOiv7Nt+zoxg4zkQWAZmjU4JJjPSEwzi1kI/fFUfhFeNvp5Wmil6OVhbrzxowDIxhAMOMk8kLmuY4P+k5
aJNMP4I1EoHgGISQn/y0XXGui0W/b0gFGlkIVRlhpzuyvwAj5xgn1Dqs4G1afhJdS2XRY+fgnQeRyYKdUiuQlJBDXWB0xSYIGjqr6JQM283Pgr2Cs80Z4FUg
5FUg51Ug6lUg7VVmwKvNjVeZNa+6crwSovtaHpPXB0TvqqudfHqQBULZ00PmepG5rjHXEXMdlStD2sE2tmqQpv2MAEcG2i2OyqhY0AADKmX09gXJF0u4pUKB
Gd9jKxdnqidGZfDL8DuXs2b+STYsZPO4uzu8uT12yPU6nM8dJRGhVgrv2g+nTaV9HEE2vHUR+o5Nk8VAkV5BYcuUda6HLq0W7+70gdZnhNNlXngOKj9o5h9U
bRertD3Lq3IDyFAecR5DodkD0Ozv6fc8E76q8Ms9TadtVLUlaJxXfXtupW3cpbQ9t6q220aMVW2JKMQQ3Qk9qp0mxBimfbl06Lzq2HMrYfu7lLDnVr32I8RH
f6Wr8cm0zXI+dcEa1NpIqpYa54Nq/wVYJqzooF1w7KWm280ft5xqD62kn/YbfEPBujQ5Yg9i9kA7NdilLdcD4LKtCpe9bM2zXnUVJXrfLBeITZV1FXUmyU+Q
XGCl/hqBlagtp97W7C8ffSj/qJduu826bR+FUGSwFHOv6Hm72xSADsG2WFTAAV2EeBGdIAlf2oax7zlMBZGgXRuJ+GCtGEN7xTgjHByiWK+0CsvBCBJEb/XB
umjVYx9KiaDK8Y6pknkJL+7V9OPUGQ7G1KumSA9cxc7qfTAcRH0RyO8YtindtbpVq4FSQ9+3Cmi46gmpWv+Eu9Z+RbvWNi5sxaZoQChlAw593AXeCxU4mEV6
ATM20mPGxmXGRi5kxiKQjHbPSXPPa+kwcH5Lh4HzWzoMxDInu2SGrs77tPrEO3EOw/6VNl9eFaOdZxqHuHfnnryhWA/pocrkeQVGK01c7PxxS1UXpZMMwVGc
nZh4KKgt0v3b7f2Qp2+3dyPR0U41iyRkO4jHjqBIBCDUdvuX6EJFCB56CK4kkbg4RLqFsM6RjhHWOYKMBovaRVjnSMI6MwB9AaDX/oxADXN92irD0/+noGR3
p4vI9AaEUOCxwMphxxW1f4x4Jot1AGMF10Fti57NAwWQNtjznO4gZPHgi5g70Dv78WevyGXGJEGDYnLS0+yN4YEvWDY0kAVihuCZNKgNmmf4NDZAAEWwPScC
SMgfI17TkfHOaCynzapos9lDtFn3qWhegE9FI3MTDk9fd91o9nLdaGSO6NWbPXxAGpnNZAnCY+ZSWep6C11vLqd91a739eh6q9b1vrzrrXrXW5WuN6nrfc36
p775tFn7FGUdsVvqM11vVbrepK73Sdf7qu63DSNIaLTfx6vox/1GnNo0L5q1FxKFIw92+selWBZ5FMUgvvoit06VhDafFXGAEcJXniFGChJt0Ar19rP/gwdW
GDHK7p1TV3Gsc4XoIQqbJ8TGGkf4c/NopCzZlrecnAMhFN5B/2lrTOKk28UTe4zDoovpfZiNd5Aop3Ii5cZNtFavPWiQlVWKNl2zsain+2SIZuDauW6sfWRO
hkS/DmhvLFUcXHePdjkiblgk/6b9+6zj5RpVu+L7n0ut7G1WBOYAjFslEfikFaZBftxxgG2/F3b0CyWXD0Tn98KO/jmsr71Cd2pNWkTN4HSzX6saNIM4B2kj
2yBkYg7qbBg2r0awsA1Po5cNT/tLErHD5ay4nEJ8zvCoVhHZdU+lJPjlYfBHIiDwoQYlfnoMsQwOaLHo/ZywuZNWW6hPn4+nBh1P3srqXLF5ITwPLa+b9Xek
5rDTs8p+9tQn5uV2o/koKspzoH+e1w8fpoVO047/wkhg0QNL8gjYHKJCW53UYo+07CkjuxVOT1Xo+hW8nurW6Fg13IEIRoI9EtXMi1e0OPzeNu9Vob9JRLfA
TfKu59Vt8+e3yf4n3vklwQBW5h/cI3qrZQlWj5L/ILf/0DaYYToGbihjxvBpwH5e9DbxhWlW1Bm/ehKALUFwF4s1XZczaErLo1VMsy5I0YWWEGjJF+1rL/0W
F0HnRN+opJs5dAxcYPDsG4xaokWR+0ggllSZ0V/HQ5FHNNXlOLVqSdwG8GHxMTGp8HubVGCzBUiuFiHONYtv2LWvwls7QAZx4ZTFpgPtU7K5Is791gs1RIU3
/YovVK8vlPmiy7cenWkTd41YQWWeXkJxGrjCkS3CWpBgJSYQk4h4T1mSJYewz2N1cI4ifE6PUzPxs1KH3awi450ucR1y2jYqtn1fpaK8uupbda63xhAEuTD6
JCaYEsOMZke3EKzRYaxv7zcYfw9+7j2I0Hnsq9fsiMoaAXLPXb5qBhF/znfgIl+EgjmtKucBwJ3HsrclJwSTWz6iPPsc+fUwLRWPo2AxE25L9FvPhO31UJ7N
/emDiMNCi8Q5JGwJlfWsOgJXr+LelmhgHKrKx9ETpQ3Y8PMhFN+m7SnVoH3avuO2tMmOWV8w0gt7p3oA1DWRxPfjSpTucSUB1T+Ea7TdPsYRQzc7E1c5R82t
ToNZBz1A8MKXEbsRngw0DYi1jemYQw6AuLB2R5S+iHkLtP2f502o+3YResYClERdDrRzO8eeEyhFCcjrKpQigSHCozGUIgGrgRIOB21XoFRCzOJQfLi4qc3H
pUDJMlCyACWrB5Ssneo6AdK1AqP9Ev5qt0Bql0BlBByVK4EyV4HPTQKeaVpUJXTOIP4gPalAh4l+E+JwjoDntk8V0mXETp+0mgl72HF85/zlpOUmdplDgeNx
UoH2F+blFEdV+Q9bdO/7WJrExyWLioqHq30YMwWo1UE5YH0RU+OwxA/7Wn5zjq9d2irlufsHsNxTP3fLPZH3i7dSt91jT7sSCLTC1Y3xQpZ4hSaV0CaI1kDL
WtBSj2sTVg0UsDWb1wcimN83y/ehfO/islOBCEEMkR1EUXyj6XksxlWlKBcZCIqM8SCnH1aSB8StJjPbLIn7Jq0tbOLHzqAOx+IErv7ivMkLugnpPvaKf6+W
E1htJnRKf3Ruy5TnunCylyykgzH5LuiLo3BBcjbTtscJuNm5CyfgZue4QubVSeuDiPfvTKl/RQwZfiNTOT67D0YiUpsDhrn9zZzc9Mzm8E+CI+WMmIG4odB+
BStIe5QH8CWjyeRa2n9WM+XwiByjswbrslb9T/CTyY6fWm1Ul+kynTxikm/D8ZnZdUC6Ja9x4s6ePevMwzuR7fF94buL5WsKJnFJ0Ac9CPrY1Ee9GJFMCOWB
7VTFWHsqhQsJlklo6ndSFxSxv5x6VVba68FKu4bM9TnO5KQlMemFgnbL7riGMPRKm/JCKwK22KSVsIu6etfgmxqalQ9FbGY+LIp7hUWUlALLXAw3v6u6b3t1
kVxApEcTdRvAF92ovFXnegvSgzibN4ACoWOB8cppjkN7IcBFHIy4GIRbESBUB9wNErcihfBFWFilygvgu3VBh1sRdPjdY4pLpHC6hhSmVEc2+29ir09abxcC
9JaE83q9SfDFrbS75UNkKs43SZNXJmuD8r2OXMuF/wqri2CA0GQjZo+LSwFxv3TNLjNgZ+lhh+DJdn9eYfc36x25ytFgokTi4uEk3GFtRlKOEmO2O2abPDVv
tkkbGBZjGhakSaesSTk9ad2Q13IDNDf7URHkhfshpdsnqHjC3kWnOEvMobEUDeWktZsdNp320/PGZW6HtTvmfGb8+E/mRXnCiDPk9qSfOEN2i1mbBQkl1H8I
D0yfFjGM+7umzUDGEqAZr84tTJMNgxoaydVEE/Z0mZloV5GZ6POBilZG+i0PHdG6Y6gjyBekZDiWdHY8Fv2VD7dTcJsAMZK1qfafzhfpGodTJJJ8mY7yuTl3
HxsURhyAF/Bv9ErbualoVCccUHYkhTIlbXKaSuKGW0h9HHOAINU+XfOHZbdZS7Z0CBZ6D3vFRpo4O2QsoK/a9zGD3cwO722xCaGFk17pJp30TS833AbjkTl3
dKaoXudOkApUn9ykLcgPWsISld83QCnwL0QKNmYv/sHcwC7Kc91lFkedgwkOD+Cv7jEhCGWQ4IVN+WbaytSdunk9pzNQ10M4uuIjHYPeiKS3RO6GO61hJLff
brXBCxGxAoKw1kuJfxx26jAU9GTcjzltZSjIrwtmqhtmdvfwMJCf7wiVWBVBZGL1mJWY4wz9vfdSAvGMSJhmWujj4hBQxRTjMQfT5sc5pogwFyNiFhAJXggk
TE/BxS4qpe42bixe7iHgibqod4AMtdIzqeYmDN3Rf+kVGqN8XQ+NoS0JhqrocjNbM9l090+KeBf/vaGaK2WurwTVhCzUktJrJVVb+8sl6Nb2tl5j//iAUzK2
TG1NtNJOkDWTiHWanik1LGtmpxpG7WsYH1OdayCbEtYK3mrId4VwPk3WT1PBZh53nE2fwZmYfJYBwnC3v8LHXCBB9hFgDkkt8YuWCIJnITQx0qr6PCxijznM
FttVpM0bCc3RcrqxFeoGodm0OWVZnCmWLn3ILICH/fQQYbQbeAoKu287/erXrZ2cAqC53WK1X4hQGmF2V4dTWUHexzHJ08jIyDDWJge7gdz1XCMRSIK+DSR1
gM8BZWRMqT9lAZL+hAXwemK+shKrN+T4HEGCzzAN2KkGeD0SVrkB8Qg1WqIlt0BLzDgzq0ilDFoKgJYaFbQUAC01cvPQEIE96qg8ohva4nTLOpfsLJFIZ7HK
y6MY9YSC0tlRUTB7sxVzX9msEbVXEEog2MTnvgtigMQUQ2wAmwRSvgnccqduXM8tEzYJenyEIQAIDQYrMU7AJjRiwSY+sAmQjpxwbr480XkEVWkUaRfqYxHq
u70KhIdhiGtg3GYLLY7mUcK5kaN/HVQOE7sbDn6BWH9eoGD0HxXov/cMygnw99vR4gTwyxMAldRPALbcxOP8BGDhzIiEc/LlBOCoTqXqI35eESVXCuGslDN4
mmSLBj3ZxaYWH+6v5CoUxNonYptDpRNdSv3XdgdIA9jOYeREaF/y9HK9wY1s8EgX5IYkPBQAOYXY+DivAlZ0pQ2DnLwJ5hc9OgWBqnA0WgwuSRgZSsLIu6AD
cICckCeYMIsL5CTuK1Ys3mp35olNi6zGRfT8WiLhr+RROTkwvmuCvHGlmCPcY45c4ClPu8BarkkWDEP1ncoVEzzjJPf1wPE4ZnjF+M4cYKBqEw9zhM1Sqgwt
w2casBtGQYRYRqnIyNU1c88OJKGxRMXjkk9wpxQCJonIUNyAaHUPySXMXU/KpgfNHE+pNn0m2kLDZQh/5MfOiqg/fbalxAuV53ezE6Y0j5AQN941exbJ7E0f
B3k9wgtDtSUTapNj/4RGxwfJaTClRkXSGkxa60TYSneE70XiGoAtiEXsinhrInkNOPD7tIY0RaRGjVwu+lUjHcKr3F5PGtlSNLK50shEpZFNRSNaGglFESnN
tSvNSYg1ZhTbZ3hWivYYE4bZsroWpI0oo+h3YW57WxJw1kyOXvBSrtQvZz4HGsEPwa0ZdkBOTV4SKSb8y2YdMAPBoB6qVXHOVbNyybiyZDDpgVkyIU+UBFg4
yCJVM59efT411pkEVGBfK6at86HeyCnGbGrua/PGjAfnPx78+XwZk4cVGKvgWkjH67g25jDcOa5lajsuqO1mj4/AeQDXxryPqavAtbHgWhu41pX1zplnhY0G
wRiw98ptsK11S8ue+D6l3MMlC8rW2IPX84p/8Nc72UUmhQJAkHq5AwzteEWzzuqe7MRXOVG5zYbZo5yznFNmEBr92huNWYDKnnLfQUXG39HJnv/B12GyHEvE
JgsHKlBOCFTXuUBavtsbvaTMS2/0OlVuFVS58f/9pE1EeckVlOdGZl+74sjADBRHBvtR07oRKDic3xlfhjeyetYTkisl1GrlRJdLKL78iXUUgFbkPNqRpg8h
EBzvpCHOElAoEFemsTlEcCimoZC5Ie/StEW/cKIQLYgSLSZ34Q0hGlTQt0Wn4EfYhCQLvUDCmbxXcdmla1sSAz6URE0K+9LZt+IQ6pWGg1dmz8wU7wpcm3NN
FCrn6VLcTyTAutQ9KTFfNzuWkdXDAcPHZRiYAZotBcTm3gZWZTQNWWoO9vNLuV94PZxqYZzMYq/2f83FZ9VfAdPwvbQxQeF0fJ7vVa/vlfm+2w3Zy+XiqpTK
5g/hSn9SBOMN8abutm/JvzKxRDmtgt/LHrgUjIegoSRleSEYD9lAAiDaUykMTEermQccGrmtMoGLVbcjAOS2rq0st1vsGlyA2FUJBd4zonFVqsvWJEEPsbCq
hSLNZdkBYwcfljes8KlLq6tv1bneQorIYc4dsdJxxECnDhCrF0CMILt3j+0LHLJ6VRAF9VqYeKn+rvEVAtL3UQfZaZx3GTaYIxvMlU3o5btM9hjLqsXqTmTV
PmPjtjGQVrmsFYeLEV6bpOP07vtibtZJFSfi0ur2k9orJdVW/FFbeYdZeIpetL9zD/ddTvoUQmrV/m7xLPW05PEAQy10qw8f2GH4AMqZ5NLJ8ts0PXNpR5gN
9h5ZWbXXXTVnUeOqcYeqiZpH1cDfn/iR8w7tdsx599vZc3ntRCO4bJw3fmvqSbzdvCWYy6AlVWnJ4UT34G64JdyhJSUtIXHUQxdzzQ6nfY/js44KDhvzJqv9
/jnjYn4WwTmFhk7hxCQt2gXY8Oy7xbMeYKOW0SIdtEImAEpMGE/Yc0dFhT94pzET8/cYGzEcTzmHbKXeMryfy11g9dKVwUtdVrBVrOBJyy6W76Tl8NolWBuM
YL7wzRfN8guUcmQTWfnuktJ4IwZfiF9gvNrFmCwQ0oENSj1DrHo1YrWg0awKjWYVNFrlUEMEBp5SvJKwl3mqMh2CRmqARot6fAShJxZWyMAPhUaj2RDgYxGh
xwdEmuQicAFmg45XzpmWfdikbvrAvcXR+qX60fobSA/I2cdcZluYD1Ogw51C+qfZesIz6EVW5x6R81S4acWsnhivy0qlD6gj71MVhjM0hqi0fBMYphp0CsLi
HdiDTcRP5wxqnCyMQxe4HV782aGDsqJ6WIWyBKDM1SO9CSVUM1OtIE3w5j8q2ycutN6dsxK7ArKfggsFTZpZ+RHuZh522wQz6Cq7lbq6mQksuoSJ6HAmEN+G
Ray4yx064oeIDmo8BPUspwUOEOqUrp7p5IjM8bAQrm2RSzeF3g5LHzbe1KfS/sZh+1D7sDqkDjv0z6Z/7iEbv6v2eMutwiCvGjilkB+yWQPkC48isaNJfPzi
NXg+QWuMCl5OI6GVlT3uEgHQ/qbRRGHqxSsWIe7ZXHXSehZ2DQT7Z2DPQNcziohLen5aJS38fkolffh9CvlX/a3OMhKS0/UxJQmJHlXJoEaesXQI1jDJsB7K
PkTXi+j6rNVJ1tD16k6yli6bO8kIdepUo5MdpxLrzP0zVGrU3E90kjG6fSGUIuPmHkXWm3sqsoFuj7c6yUa6PkMUrabrQpOlNcnu/f/+8Qd+8NV3/nKSYtdB
zmnfcRvbAvXtSy4uoJVsYrukVG9aejCxa7Tjxcj0tNWhEV+CK434UnhyHFPJZfj9hmQCl5uSzXpo0ppItuCXTrbiMpJcjks7mcQlTK5AkWN2OiVsJPXztIN+
6rVlkjd51sazIhGcr0dA2NsvwL9mLT88jdsROvaZ4v+ug5o/aCfTaGg62WbvyqZ5d2ULTkevyaZZd01PL5enP7Q7+qLs8vzpsiWPH6XHyPkumu5tTySvERnh
EG/zLYRIpnREjYTJZXT/Wnp2Jf17nR7ieIMogsIrc3NBxzmFACKoYEhK8OYWq5OJGWehyV1Op6kfSdFhenfZdvtMkzueTtE7XXSb3l0y4xyjZakvnXGOtnJ1
/UYagajqd7/88e9/+VfevOsabZuJfvaaJbqXxzddc8sYAKU3V5OF0+9Li99vpuq26c33n0i2oaPb9KX3LyXburQqXeUvqf2qwCJxijd64kR66e4H7sf/PnXN
2zhapYGUYxSuVO+2ovwtGNdlmXUDc5JDvTBmFagmNQf1lzcC7fkX72WTo0lrv7CCtFN3C5U7Ye86eeTJ5FIIQXp19sXDXZ3d03IKANKOcPIuBPV5DeJK83+N
5qkN7tnpWs++f2+RVOUNRVKVm/O+3cR96zVit96cG18YYMqGf2D65MQ9h7Oi/vKVHXcv4WoNl66Y3NiAchMtFRZi/xBNf8Q8DZcX+OHfcH8uianMJSd+P5kw
S6sCd1o28s2uD+w6kUxgRV6iJ5aSiXjV6EJbckYk+8i/RPpTJ5tbcJLXZXOyebdnL78Xjy/LhpIr9RXV9RbpK57IE3v/LYSdUfaR90kVa5Kr+NtvqeTq7Jtf
JDyYfePr/+2vfapiMl81T1IVYfnzmrfST+7RZNEIRlSeVpOLySXNAlR4UNwunABYCN17nd0jk7tv/lGybpe+4gQNHofaUYXZfD63IbVanhTlwJ7V4eYQGDLd
fwHd/94zT/9bnwbwgy8+PR90w8DvhgESCb/g13sx2bsXrhQVU3K6DTr6ilrZ/1GWdaSApN+iW1fKXl4p/a15CctH7xJHb6V1Jse3YmVT9n9y/A3jR/plECR+
U/HLDfzgmFuMr4R0FY7fLntlrQ68y7LnGXj/88O/B6BNYNEXkDp71irywL901vq1sbSGyBQdK+lramBVoCDmIjpB6Xo0ogOVtv5yROcr/X4xIgRA15cinL/G
Tqc4JIUIaNcPzzB/Xh6q2t/svBDi2KQ1OF0cjBuKg1FPFefi+t7n4nh+LuIQIyBMSwQqzg/kT6l/o+gcJCz2cQIXrg8rIgVoHB9DeCG6LqjkKozjuCIywGeL
0WmU+yBBEleiJ7aj3H2gK3w2PL2yyTLb7WhMb0uuwPmKRU0/+ZadZqb1pHlDbM8cpgXTNm1maguOydftVPdCYPzaHdY9uG7ZYbEVu7PdPkSXq7bbd9Hlihnn
VrpM78RC0FfvsH6TLtt3WG+XQ/gWuly53X6TZLPyJbV8+9v3Go+IKzGaCXtaBn01jWHQzFVfmXWWv2q/cC+LWfK5vAwBEhy6hHcmQ6zDXYXAoPEd/11QxMft
THTwkrjZwYAmiFfeOuNoulw+wwKbyRkIbDAsqLe2zTjTdCFKA4aJm2ecmzRPywvOdmsz7ZnLO1DVfdeBvNTBajntQHPj8EGaL6t0i1lPTnaqeNzupFfKY6Fg
XscKRgYP1lhOyTgA4jEllMxrucyHAGksuZyicUDRnIKkgCiaZSULML1abBC5MC3Egjxz9PQOovnoOrWDqEr9GmJFkpmSpL0CS12i6Ao5TfvlymKj4AFtlC3V
HYIxn2oIQfYCrgSnZ2GagDGN1cfDi2IBOweDGa0PhEmzM7GQZqdRCINY1zUAzrO2TfpCs/mC4DhQz1dwWqDbaBXNPEQI5jUPER6yaDnMzS2fdbIK7rpi8X5t
vzWdHqN1Nw1j/yliRWmiwYE4LEZ1ehEFjtGP5tTSKUK5l2n4Lii9RU8xQjzO3NJ3enJLwqA+RnzcMVdA96h7lXOU77c6D7szzpwrZRaozEuOlDlOZV50JKCr
n73ooP7v5RtoWDZQWzbQyGobiL7KN5DTcwOJAumUm27ZI4j1jCsI9LQLxMpMnrvDWpZ8zVsmYKuCtL29WpukYsTn2ckm/TriA68knvC1xB9eRjzgNPGDlxLv
N0F835ZkUE4uAmP7j+ZqnbOTNNbp7s1v/MBn/mbiRSK/N70F6oNBbnc/O4k+ZndSxN6UsNeztBwftbNLDdb120/kTlefsMHMWkWIWk5vv91+DHzUU+/n1HKf
wP3odmJDWdINHPHBe3KfLZYppI7o14bMaem3/9i4GQwZvWYjW/iQqLGp+q5SvYA0pT7NKH7S+pRKhnB9zKDwTyiZU2KKtzAFaT5ZWQvjbAfoe4iP12c+DmJw
OtvMCD/n7WGkQEzlErP2zNh3s/VycqufFifPybJ2WNN0ieH4bEHJOEGX1g7ixGgAcIO2dD+HPoTsoz3DuUAHZthdbRByBZA/U+rzroDoc66A6LOugGjZFRA9
7uKo8rSzUzXoMrTDgj/2ZdDme3oaUhNPbxEDDyW5arLlVq6s/E6ExEKHXKQmPmSkJsfCIhoBY4MyCFzFFceBCq6UB7QkeglsoLP3cqTGMJvzoQB/ry0YK5y0
joaGeY/AyiNwLjPejo7AeBdG42F2xsaXwolmZzgqTsgeT4ioQA/wwliKMnfdQMJr+tei+z761y8cdSM30lzJUTdBDGBaI2PGyeyIfSF8b9yrVo7lXKkK5rp0
wkGLzHDwMCo6wL91b2HLzDiRfbfv2m7fhLvNzq1XOftxt9V5+wxHn6K3b0IICn77Bhg0hOzxx5ncDAkRIkmbi4tO+NdE4nCJHNtFZtNwXodI3KoUM8tVgHOH
c0t96sFLDk8JwG8Z8NNfN4c/z+jXPDQ1aZ3xMJvSTI3UQLxpJjWwiKQ1NofmJvPGIh0TiVG0xWEzuMGiKeo0n9ccpYPO6/iJtI0je6A8sgd5WfKRHeKUiPM+
m8MxhDBpEGZudDg6euAh2sPth5J+WietlYfjoByO7hhEmzgcEaDBpY/pcIRrrgjKi/UWX9iKeNaTaDE4KxscUyXMHnbQx+/M19eFJ2clL4BThN0XHFkCy0Rm
HHdkiTzmzDjHHCnzKJU5aso8TGXm+D6b48q/ly8TV5aJJcsk5GUy55xnnYjJxoT9rJfKUtjqvOAlNq4vegkvg5fgtMqobVpQG/Bdv+A7V/CdI/guKvBdLPjO
FnynDL6LKkg9AlKXWMqC1F1C6kwhRUB1PiISw3/UAarzIRkG4WCSjgqqCwmZ5ajuZccJIfGuesoZ4bDh0QKi/MOyaRjTxtkzzOY3s4GkVRp11MVLqs7qsqnD
E2lflatL+2cPH8ofBDcjANavpcFB3V9h915/W+3nP6z8vOtQfvfiWetmHRxErOHscdPrMer1cx9mJ5isJWmWwGmUq1lptYQ4Bwu4ite4doUxFns34dWm1BYc
ZJPWZpxjkMjW8/SGOORG4G0/pQZhbTFpDeCknLTaclA2cU5iYbWAXsFZOyYZsGGscSIrE7EAIB5gaLdhc9TeqVK6DOywEijVsGpcqADGEeUD6gEXa6UNuzDM
PvvdRuJ3CzVgk81wdEt8XPKDrvB1iX/suCEfcq90/j/9ewLY6P/r+SeM82Da1u2F883/gMz/4M9n/gcZ2gOY/wGZ/8Gf0fx/fShwOVKLc7dzyDncd6g2588r
mvL/9Zmnfz8QL6KVM5zG9TnmjjcxhsgskRYtEVAcdv3T6koolofzBC2I6vJo15dHP5ZH46Bu15dHu7482qssj8bK5fFt9PM7z3zUoW4+/5lPzge8upsmUZEu
Bhf8o1Ye9u6jfGwPmF8P8C9O6RHPXnn0oeyeu+AGUH5YCq6uOfIkTakJoVat167UO2h+Sb1s0tZX1BtWPqzXOxgX0GV6vwVg1gBOD/prrTqVVofML2mVs831
F622Kh/WWx3q1ls0MmK8hnVjP1Mb1n49DNOWQA/nOTdwZOpGh0679CL0oSbGE3ucw6iB+EdfD8PvsSzR4iCe9m8lLYSOQieI6LLA8LUydQc+ouaC68bSFjKC
DOvWgXQNt+zoNfhsmC5/19/JXt54fcvTw9nZoHNy9sp3P5msJQ7XKq35h0sEAZh8hGGSO75orjxA5dQYpxsZRuXUNlf+dxtvZOusovIRGhWsh3pVOhIXxLQe
0IN6cIH+XDSWrltKR/WIHllKx5bScT2k1y6l/HP9InGZA5rJO9uyFrKldIPeoAcWF9ONi6nW6/S6rlfr6NWGxTRZ0lpvWNIb8Wd0ka7J0sLCgh4zLXV9NWK+
olL0K1lKU53SDX27fpE+Sy9epCfrH6CejS9SpzT6uH6RXqXrF6jDFz9AxUcXqZgepbuL6Y1ej0J0k45SoRIY6/8gTZfSix9Mh8yzW9XCCfqKii8u6nRJXwzN
CHVgEddKN8elvpQ6MKpHl+jXKMYySjfjSzpFNxcXBHrj1CjKJmnZ7sCJdLzyi75BbzW+rjQyxCMkoC+mmwA8+jOkNe6GqGfcBgpRIwspl0wwB2NLyboqU1hH
fOv1WvPg9C/JMAj+C+nGhaW3ttiAfFivX7EtxqnJ8UUC/wNvq7/HJ4czq/LoLWPJGiHD18Q0oFF0OV1aWB18Gwloo5VXY3qMJm8xHaNJBlxTjHcMd2OoC2DG
yBeo4Kge4wtgS22tQ8n6GsSMYA3SaliLt2amqB4scqyctUtc2ToU5AtVRtOF5U6wpgsvVlm54/gzhK8S+YqmdiTZwDDk0SQb9Qhhs/EkIcBXYLKHBYrrqNgY
z5ROaRXSOKkZrHR8rjfwAt64QDsg5fWXJmhpvU6wfql9Wb9UYOgEfbxRPqGttUgV0/pfSnX3It0gH2EvraWK1ldebaQK1su+vRib7GIMcS3uNtJeleWrqaEN
9N0G9IkKJxvjAtESFmoR4gG6bOnGAUKyLcZGQfbjgNBQ//V1NLT+HGhofVcQYUmoRHU2TEKlQT3wljTEY3pyIKV3wOeIyf3Psh9Ra/+bWnOoNdz/bT/8VYCt
aB3c+sh73/bywsA7aWlzNLkTVeEB/XzwBDEx93yM3d4MqdYiUq1B/0JixPMAdUKIcdhrPbzDuosuCVQLlh6acd5Ol40zzpvosgGieEuvgdzA0umMs58uYzMc
f2t8xrmaLiMQ2tNamHHAhK2DeJ82D8T7Jc8147Cld7F6Foi+4oxs1GHq7+NHhX5YT/TDfXzfyi4VEqA+RCr7sik7QmWfMWXH4GMkQid2NBE9hMVcc5PIQHYc
NpJILf5942CJQex52gGx5yE4J6RaEUu1xEfFA5UHqVajItV6yrOjw0EuwlpQhQgLutYo++EXQc9/68uf+pKfFN4tdb1bSaP9YyKenodE6VvPP/Fdv+Ty6V9b
htBmGu4cn38Dn//w6xURgXYksw7oxn7QjU12hLIX04FzVfRXx7FY+sB+6IE88LCREqC6T/+uvO9nUsg9R1XazT93tSI6/kQ6eK6Gn2HqsZFNJdU+oxIheplx
E08EcUFDkOX7cWzfTxTDsB5661iaUxht1ljr4Scq9Ov8kxz9tdinRdGCLrGs3xhDvFbqrJVchEuYrMGlnaxll8MBwht68AH8hbj62H1s41eaigzVqpK174rY
wZEtQDsBqqcFJQaaLFlbMDInS6+dcU7DEnENa5YsfRE0S2J2w9yqj2WZEJvB3IqP9TgONxIsYF+4FV/3i6yiybIKWcA+RCSQVbTqsoqFglt5ZiBQh71Dig3c
3EP23WXOd+MqVpLBXhfD8lbmOgAlhYsEsiiL+yZ3Er3SabCUFmZvh28pTeAOv+U2iRRlwzwrxGU/QkdudXbB9Wirc3UeymxV+wl7wn4DnDzZvBUu6EvFVN8C
HiP/9S/e0io5JoSdpZKpnxNJd9/SIrDJr1vfs4vOt4j5FoSl2urcRZuCLrfCd2Sr/SZYHS51RYqvtFMaTUjYF3zzdkhEIh1VDqw+hEOlA6t/MYV9sup6pehV
32IaLum27lvS/fgTL9I1lJO6/f+ou/oYO66rPh9v3ps38+a9eW+/nr1OfOc6xpu4boyKkmzVxBl342xSyakQRAghkdREtdaOlI1WVQRL1h9aiAGhBUFrGyXZ
XZPYCBJZCEhQ467DhxLKh8wfBVdUaEuTNi1pY+FUuG2kcn7n3Jk383btmERCwh9vvu6de+85556559zzsahbxf46VK5FJZbYYa7QgXyICH7fG+9oX3WSUE6q
6kkOU/lXv87W4+VB2X2dRIwF6SRiT0UYIH0C+wp4VCCkMVKvzRDww7BvLkF3KoOxMWA+UP/DUv8NpuwCpsTlr9f7IrwlI8BJFRZHwoH/HWycaGqdCeusTaBd
TLAJ5av6yWXumfKWl9F+HPYN3XQCM3LNMOFRi2FWMcwyiODYBBB5S5pR6KFxj/FIc1OG3lrU1TIeW5jbgAPvH9g9nEknTOsZFkuVYUnbKAAjBEbLoJAFCQJv
NqA2uVqHJS5iAHmwUqJmmgNhwRovbAQlZPG72b1uDcEDUHUBlA8q8HN41HlcBaBwNGA+EBwQbjcfcU7PbKtc7yMNSShTKLF2HmS93BvVQo67KCAVuLb5z+Fd
yxM/y3/+dtei4ofUzYmfeu3B575xw2t3LU9sXLTp3y27FpfZMGyZGII3UX/0zMCezjfvXJ54Y+L7n73nmz9/Fx56E/e/sPOx1376259Yntj88se+dflbU3dS
NfrbM55aTmzxgZsYOfjq8MFXH8zbf26XvOMXnn3ipQee/N286R/ehabR6tOz58/MjP8RtXr84pV3Ln4vMa1+4Vf/ct8TR57PW72l3OrqrmIHTBB4FRRnUhF2
tFRcHwNFoNavNU+tnem+KMvrSzePvP53j+78xTd2Zb2445M0D87p9u67fk13cg+pQ3NH4YWelflrmSt3/8yPkh+sLIM+qhM/ue8zGx/+swt30rTkiYaYR9Ul
XPi9tTkjye6tJMF0mRMQkdprsb6yyKpseMGsxfoKQM9EQTxvLda/hIf2WqyfE/iDc6tmr2fEBVtLXMPgfqWIe9w3uP9SGfdo2+D+XBH3Xo5vbg7sbRlimKfa
CJ+ig9Fz8ytEb51CdMHZErw9+pBIKXYVwPrBYwZy/jd5+xrLIxsHjjVPM+hUwvwxXC6RTIlLsE0/FWAvWOK+i8xF6WTBJiZsbh43N62ncNNmju3LCqKrq8SY
e69XNXg5g1lLBBhZZXkQNOBkaVY3p3VQnXPFXJ9WN/6T+J9vP591SSDrN9pfq15w+5TuxDti2egPVBAvGT9rnj1w0GqoAEEpIn76PBs/NTn0OdTVrSw6OO60
OFSDanIYLqRkYlUdPBTZdfmhqe3YmEs/jaOOl5SPY1vFS5lV6t2n6PaJifZ3dhw+8YXpO/fJ/uljU9gzk5fSypXWHtaSKpWLkMWoKRtgrJlMK0he1czi1Vc5
qohx311hw5EevTaUDO20aFclCjx8CUQleh32vddRJGvkaRiGQDym82fYRWcwt0nzzTHI4lfeQcU6kEYDNYidwQBbgmN0cCGUBtg13ITdUFo1iy6ahI+Ff7Ik
200ozkJ0rfj3vlFstgbYHUVZjO56Oh5wCC7qvct9/jZviAZAfQWHRrbxOfEx/vMNyLTsJCwZBv2kKqNhUc5nfwfs3XYPTsHjga4c7JEof0+Wec1/gBUFXUG6
DZzTNVMMB+5hmlk6AdoIOdCOswpf2SfwIBmC5rzgStUUVyoaxapDv/F3jprurzoIddzkIAtoxJGKDT0Mh6oaHKqG4VDlXLUqXJHpo4+uHoQCuz1OonhNxeMk
wtRI4HFizq1VyZCKnk5IK772IhOkNPHlO9VcDxNNMxbGRFa+Rx6r7DICt7m3cAMDgYkGXV/CNQbiPSAqcXsPbr/NxaAGoP+fGk2tfHCLh3uD85FKIcZExk63
dpB+Mmb/O0QqgE82gqkw1AFyV/a4DeScHHLV1L7a633xTCJ0TxEpO5agm12s4fdVTRxJG+YBxdm0diWMTm4C5fcUIL7sSHF6hHSAMyOIEiQvgx39V55hay1k
Pqjfxo2yfgWTE6Y6A7Q29XvsuMwV3KuyCzCZBucgx83/FL98wYqAe1gCjiiJ4sLh4Ami2513GZ1uJvFJXJIxp9vrgltg3A+PnuMG3pYAUOkcglDE8HlkxMDu
rDKtOTQe4iNb03B4U/7njNmQL5yZ3r9J/AC3w570MyaTn9s3qHj9WZRCpkGpH7LXQDZ//CxAD8+fSu6QWMkC9PRXkgA9TeECRI7xOOep4JkDxDmxmS0hu8XS
h374Xg4J4OQM8m8szGlYyQbxd4+WhPqRq+GwW1RgjjkTmns/nM9ETozElF/46Lezh6qbbMhChLGPZ5NZFYc/k3Fsd+KkS98n/qqNsHhJp36yUY2odvaJOw/+
SAhrq5F9Jg6zr1oPRJ6Y8fqRmZOple58T3IF2R+3Foj5svFvW22gt23MJhYCFAXx9/LoUcHN7qQexeHTehMOP6dvwOEhfSMO+/VmHB7TCocndILDIVtrfOGf
snUlfv5wluJR6ZVkg0pWklipFWLpm1eSIXXjSrJF3bCS3KQ2rSRb1ShceMTI5ar9prEvFlapMI5uL2qXVmTuvtHETT9BHG2EGmknQxzgKAasfmXwxXu//ssz
u6ApGFriZUCQLtgyfrefXteFBoa2YOttOB639RiOi7a+Gccztr4FR5KYt+NIQvRHcDxv6x04vm7rjwIkF2xdK4Lko4lWO5JEfSRRanuyWd2S3KhuTm5QY8km
tS0ZVTVESiUw0diKY97CXc5J4MquZQBgiwCAdcI0/qFSHWh4fbBAAizgO8q7DDeqzUqpRGlVwhTQIAhh1DCSGF2MOEYhkImW4jLk9K1qw8SDvDb/CgH7VrNO
f5N6SIC+9WHtUw9Vr9CbhUJfQSF6vkW1C6+IC6+gHrQLFeNCRepmmzq9gfp8a7IhLEY4SZkNGn4jS9I/P5RFOynxG+cq/Ka/kvAbrCaq7AC9YdyZFH5zt/Ab
GAnSB3snHbaMO2N0uElY0lZhST8BlgTCJGDESRseyUThI0kbTCEL5Mc8Kt+4u7SLNVC9z8ZIPwcol8wZgV1iBHb/hMJ65DgR+4jqFkzupOi6/OC4Iwxh0RGO
cMYRlnDWEZ7wsiNM4bwjXOF1R9jCBUfYwkVnDVvoltlCGxQ3BNrbACrcAnq8qcQW1o6iZ3wYFwBRnDRtmjIjmCftEqNoGyYxUmYS7YxJrAps1mcS9npMYtUR
JvGWI0zikiNM4oojTOKQK0ziKVeYxIIrTOK4K0xi0f0gTKLdzySGuMsjfUxiqMwk2h+KSdwk6GFEMcoYeSUm0V2PSWwlWuvN8K1FJtFVWw2T6BV6s1AoYxJD
hOWrMIl2/mgNk6BvHXW6S33emnT/j5lEdz0m0RYmMSRMYoMwiS3CJG4SJjEiTGKEQ141M38EY5uZLTKMuW+WwsVEFTMrQJ9FNxitmGrhB1iVDpqWjWyJtS0s
yBxalOSPUif+ooRr6bkEwG5PQhc4ULyaPUeuG75fb9Y0CmnFgco2k3ALy/fOOb2NoxhEMOka41NHbTudNNTYaQnG5Yu5ayShDRoS2sCR0AY1ye5gSWiD0KSm
POtmipJNFmfgRIZ15HJhbQ+vQFHya02vOmfP1ui/WwjW6GuXKOv3TmC9V5G9WgQxfIfDuXFqtNTGf7576ahERud6nmyCxb0g3AgJidCy2pWVNwJHcrYCrL05
twyHV5f4iLSar2Sr+UAyFHIrwbR2ZzRkCzf1ECjVmcGyftpkfdxkXkdL+frD2D1HUy4THie9jiReCk0Alqt1YMKETL3vsAIR3V1jziQRHxCuY46KoavcL/SX
uu4iHop33ygnbJ9OaLWPsbdUmG6eom4nMYiqGOlQNZENgT+CHGeSAI3E3cR49kY+HtCAQzNW3WA5v7Gf7ngzMD9vEMdTjWnJY4Sbqrkf95u435zmPH/Uq6Ak
SpWgpY15VC5YYeAsWKEeEKE7NLRp3ZhRLWqPQO+a7vDtiFNJ7KcnqyywPy5ev5tV5wDGy5v0EqxTomhG90q4Us4ZTJd7dEc1HidCb6UQ8jqj+evRLmd+Qfv7
gXUMme0yLGQndjP5zp6eQihU5c5wYqrHIc8G+RjhCgONQyAskqYKEwWikPZhUA+UcKgHrx+L18BlRXDp/j/FZfW6cFn5YLj0QjXIO5s+d/W/jma6DexjI1uq
Zfx7fexWfViU59onIJMVdl3Vz3qCjPX4hu34hu1U1rAdR0TnMuOxMsbDQYOEYXCqJDF4AbEBZ4Mpo67LcMoZjTAoXxZvIDhojbhDQnadTGBXFURRahGMOtQf
HU1xMEg/iYjyOlhAR2DzrfiyJEnqIJRuh7pSYetUyQEOiAQSQBcRDhOsm+nQoldE4KlUntUmLTpmL4rSWXpDVpW6SqDtTaJoRrcMG4zKbLBDjfZmTgSeLoYe
oLekg16DoiLVwXyJMF88PKABRhkFtXi+tPbTHRBPk15J86I1LZ6PuKk6+3Efo1WdaTjpMHqahB6N1I64aAFRRB1GbDEkgeEwZjXntlMqfByqtAJF1ZmiJAxl
j0sHEmA/SCrIAeWJYsYyZFZBZMb/cB17zntSdGCrX4Qm0prEki2/xnpMVUZvkysTBrBXeu5+1mlVRDsVvyvhVNM5U54WKLRax5myXpjX3u7vf/kfj/7rn/zb
S5eteTy6xE1Ud3/333/n8uf/4WsvvWHN69osclMdw0ba/O7LX/7nvz/9W1/903fpQXV3fEx5u7/+xu9f/pe3v/rK29a8qs5qjx7M0je6unvo2Hy+leSb4lVV
2x0dU3RJAKDC9OJZXZ2nFoaOYetd2fNUok3vndd29ryG51zZRuXeo90/puJ+7wW1QntUtvQalMte5PGL5rFj2HuYvSSvp2pra+YdKNcs1UMRVMZp+9i84rI2
rdLodP50+KxbqfMeVNG+xs22niSCaSWPWSpJvp+RFRPYJi9HqljJuRJCFMu5ciBkrnLmsOSU5Qhq1aZDlMVpKj+X5XGx089z6xIoy4v/2wQo5rjUHhKVGO2x
E6ZzSR08CVmMOU5qCLUd9vwaCiZiAexy6AFnw4E6z7VYh+elY1PwDWOHdV+iPiRNzqKLM3CkBmYK54vw0p1SFXdInr/dlfwQ9HNH8UFTHuzHLknEfIDnUV3y
E0BIhYeATLuqzDEzJN4dRCivRn4mgQbhm9/bKHy749u8vLVnPY7xlRv4LXjljNmuspd0vWAujFG+bk3Fzx3OwghLQOBBzcwgzBWmzN6xd0hygrkjeSFUA0vc
iEVyWt7LNh5svC5U5AOSC3FBLsT56YUKPO5kq8Afo7IwguQmm/i+tKRqQ8fAfxNr2RjCXOsaleFJB8V8kxlaRBIalP0+0nKHEJzDPBk3txNzRmiRXWRAMFbJ
TqkVs/FyoVLeeAnXbrzEvPESljZeGixZx7zxsl6PkWdUhuvOJO00ZjqVsXMOCSoD9ssbXTBZbAAanRwanWtBg3OYMjQaqj1FL8F2+5Kqn8L2SwiQ0IcGfp0A
S8xba9l3oort8YEsMTn7pT4NSUq30Vl8z9olmAU9mAVXhRkBRof39AGtY4CWQyyAakt1ShB75kgJx23QXzNbnFL58N5ej8TTmQoZXT2MY5pMmzBzYe/8HVaF
hyQy7GBGp0IQvKEdZ4Q3hD62AOohgDougLqvU4GKhfBo4UFf2JYahI6gxRTI0zrBTgMBvSmLJuzQ2lO56iNXj6iA4z2jfy9ICxyRg0un+Ij2np8+0r/rPzAB
/djgi+/sWtbD8Dk95OgBnotwO6MV04AaNtN+793LrIT0dlg7OdEK5H04MtuwF93uXrKTLnuv2skGHFftZCOOF+xkFMeLdrIpI5gG++tyCiri+1gjejB6oJ8Y
P138KPyMcb+viItxwbz1dveQJ266d4y7VypyunPcvWROESbEnKpxd9Wcdsfdi+Y0HncvYJdvQVyzK1NpA6ymH1T56OO7l1HtfAaebE87yHcae+zQQxiu4Udk
c8d92RH4nHUEPmccgc+iI/A57hBc6LjgEJyCnCav2YJrHOBTVw0XOv3sEeOKfcU1OHENTlyDE1favOhKmxdcwc0hBD/IGkLfCyMstuvA4mUjm47D1nYnXW2C
EYoH83hsc22AGbAH83iYnI+Mu2OQWKjGIno4MO6ex5HqHMeRKi1UWEnmnsGRqp3Fkeq9XDHMZNVaj5tknbsuruJ8eK7ilCewc3Wu0tezD8xdnOvnLut17n/P
XVg1LM4tI5x0xo//IqMnH0kwqbMyJsbMsKob0xtuP12gKeQz1yAA90+kHhETbZr5cMnMh7fMfFg18+GQS7QIGjXzgsYzyouIXCFqZhcn9lPuI9KLBXeqNAIW
Uqn9U4dlIksJP/4BSwpsi5SH0WISlxJ5CCAh+z/sTbfiLLBKN6CAeNVksOfbdJW9ZMHLVltHbIcXw3kE/5cNa3lr16k/0G7BTtxdYyeOOwoK/Vc5TllWYDVl
jozQx7qiSIByU7j1uu85mjMo3z9KX+rPHmjlTomvuHZlLr3wNFO9ss7rmpGhtU9iXrptKr3yYw4h7avazFSKpFZ1E8uqzvqG6wvOwdfxj4yasI58FR0cPm61
6QkdYoSaoKU9Z643hmF1rvQeV7LZrPI2Z7BgOXZdTV9LoOQhFwRKq1+gRFp66+oC5Q7rCs4SK4/kAPhYo9hiqSMCA9QmdVrIawR+cAC/qfSJaVic1OHDnddD
P2YQHV/CRFc+xeqROWXPYKFeR1x0wQrylVIl1v+oerit5H5hF5wSoNRC0GVWaoWbMBBbQlxw1kdqD0s2CyvZ0JKo4HQID9p5YmMSzSwTlMZCoCNfDtBYI1xd
/BvyKDtDBGoWdy4JqHHl3y4Sd8oplq+I8N2TNnbbIH4Q695MOmgRt16SYt2DVJIIDqPIgqdR0RmW/5j0lBv+dsurSyDiJ505w+ir7+8oUYHVExMD1FfgBUTN
Noe53ssBURxIUpzOHeJV96BukLBFUhqtdaPtLL+FYogCZWKctEVRQ+gP7uXMGKyGa+IhXNyYs3anWD1q482dpA1lp2rtY11fAAHOlxsi9dQnI1C/v5d5EYFi
P9izj7mTNLmpJtfSwR7Z/rGgkwyQRYPEYvSwDV9iWrHryAihyFenB/CoQ+wywtVg/sg3tVqohasB82gQpoRYAbRwiFhhCGmoK9LQfvlqEOia7JzN+2gViVCe
A5O9/uqZ1x82f9y9TODWJKYJZ9uiB0iAh4RltclRPQAIsGozH19DAI4mIxa4M/jTUOvUiwhqQbaRCTIhvHEPWruZvZkCo+tEIpKmGrqdzzFseVxjRaKRtPEZ
zIrEpSJjvSJxXmQ/5+czgreI3REAFLEBFRHVAG/yD4gRGw2seY1UZtgZ++NrpDJr5qnMmr1UZuVKJpUZut4w+cyasL2rwNGGw5IDnoMEHKwiJGrk4FQybExv
k+Y1p08tZZ1qg3PE6DphL32I9Y4h+3Gmv8QXRHoHCItwHfUZRIUSB3slApTQEXyOFL2KcycywYSYpCOgmlCN0Eug1yBygSBLd+AmCleWgUlgWQR1qRzllUO4
0lMjTFm19MkptiiLJkdpgRPButFFakgoxTU7pg7LbGfvVKokwQDsaYR9M+lw+hqoo4EQpKvrSINsugGNsh5gN1oZwwC6gTFU4OM/Sd2OaH5xxzyaWMEkO9SW
+heGeaNBD3B4XQCoMQCSepbtlo2Us+aDvJOmPENB/GoJGnujkEZvrfuXN1CoBieGE+Z3T4RcvRkVDXA2Tkw7vtlr0NziFut8MSjWe5Lel18V4Utfm4yqNE6m
6+h+DsRcB2EOSFJU4q7YzIvYAFw1DxC1g85p2QKihF4D0zqQmRve7Fi3oxLTrAppsW+FOflHKYxKQ8w4YfiTmdammC9pwIT190UJJZEm7stYThPZGZsmKaBm
Lb9mrmNuzk2ZKRDSXMvA0AR1DOoGXwysAQP87oeQmeyESQlNjIyWaUWOYCb0i9mEDkAcVZO5j90YMaEbMqF9NkpVwX0RMnAHBxAfhqYSSyIMsgAgazJPy0HG
HxwiJSI1AzLGvNn/sa7jbxYwy4wDbg9QJp60SwuIWkFjaOUawIooIWuwPm0/hQKHJEsIViE+NggsSUsKJS9GiZxE9NMQd4MaYoq0j+X1zMZXIbBOvllRyxcb
qhIeor7NygoASixaFS+d0uG1HHhd+HeI8YWteEN9aXkRemI4XcgFu4575dBa4uZdFf/XmniC+xB877crs8qCDoN+7tDO0gmsaaDdoB9fV+ga7k/uI6O0+s/d
FFQviDmc26nUvsfDRS9PeobV24G0+6iuYmB8xh9e0BH7tcXPSs50MTmFMSrOH5AUZ5zxS17D1r3y7URtew+GmtTY4VjXCRa+CRpBxfDMxTOOW9ZF6GZftMw1
s3LAQo8RkF9zKtc8znGdXVZQ1ZLMmozYYndreXcdfGOpuzj47HVvw96fR+HSU5OVuUrPeR2j/GwYdQyjpuCpU4NtTK6Tdzg9Uq97jkTJy7vnJ7ZJjiqJfZ18
YE7fwJzywMKstzXJYEeDTNiF2QVqkhzayv0f6q49xI7rvM+ZuXd27p37mN299+5TydzBadckimUoWj1MornYsmO7tuy6JYH+YZO4mJUplpII/yGktXWlyo2T
uo2TroppVhJFhmiJSWlqiltU4xbXbcGkDwwlNAWXqlQpshuoSUzS7/d955yZuTv7kEn+KMa6szNnzpzznXO+9+NTLP3z+B8Xw6Sbcg1BQncseXDBrdjT30Gt
FFbW27+RJDsbMTj6vmNWg6PElYasJ6V3bOf6o4nL7JQnpe7oSslX1Qf5qnTEvfC0H9anzT3A0s2fWtn2QrJhJP+vbinZkiRrhNcXYDH0N7UYerBM5wQ8b1TA
Yw+EzSyGYhasFMyC1UHzGWtNTPy8JZEte6cTtuONxX7BQkjobS3JGRKvU1eV44mY2GpsXYNVrQJjW8CPqtSDMetVhqfjmjbVoXNjA6zAAFfVzY25Dn1xR3Sf
+oAlsWoNfePPZC9xPyNv8gCqxTdhwyx9z6dO2b6n34LpM/ZPXxqtppf7M3c5TdQiPXsRixGkHrtbsagXvjM+JtFqMEKFx/187VaTQ06ICarJaLVe4/ber/3H
H37L++5tZteg+gDCT47McUFG9rqqsYSVKXGZdw8QfMdOG3EjcdM9Yi2hVxf4qkVXVxxip/FHm/7YxbcjjtDA1ThjBVxN5CVNOoPQ7KHa6+sOXyJ6gqgx/zRj
jyMCvXjy/DmwhURSkMuhRX8n3XNJL+7FHaIFvdu//IM/Wf3fv37pExc400P46Bxn9HmbtTZvOvkM4yblRC+uQw1W2iZxB8RaLMeLWkqIIRC2Y878HJ0aciEf
xj2uZH+OjA4MuL8Zt873e9oG2DyfTBVqiHT/gL7cW73Y74Bo9vBX1uBzc5muglpdiLvx1IXzmFKWS2HuG6vx1Dl6H5Po5FJmrV5MOsWAxE7eFdrM9DlVnCl8
MM+Ca2jvdZfxOwmtp0tSrUurN3ia4z4X2YezSd+burCaTO11n0RD+rMLd1q4bcL1pkMwiojmJ9TFE+iC7ozHE7jThE+nSwvXoWmtJvidIjjRJX3nMS7YjGUF
x5CwU6hLb3bYA1k3n5Tm1PXDeijEC+uud+kOJmwHn455YnfpppPSlO4ckgcHYLku3x5h9mp7L/NCTRlQJB9qyXTHZUZFaJldgz78lEuTXGbmSsp1QsjlpIRj
UlUWXx0OdRBNWbVJ5gFzWkKUp+/PEC19iwsrBbaiyAU6ndNgaedMYA08rLKTxhqRmbgB5cu0UcVljqq6XvqFp8Th1CqtN/QMRuvTw7xncM3UuGXP4DkI4TUI
4XOmxu3oS1Lj1kW9eRKSagNn0Ymh7djrTMe1LNndIjSf8G6HILewhGYA5y57tUdf+VnF25hIICwhDK/7c1prPsyz6csnM6V1I57mRq6kkmziJ4rnPip54TVI
aKsVQDR546CZN6DZYUGzA6CZX/9Sg0FJd+cZQlBTzOfBBFXw5F4HLjGtvVISFoYlkistUGJ7ZUDmI0UKJwdfQC5N5E2JxA8Vf9wleHdC8G5b410DmwodxDmJ
Ec0BIWJzQfb3OM9WcnPHGnH60ZmhNR7ENZSiMVPZkT5E85LB7UgPEfB289UTS1zxmwAT6KHPU0/manopRVHckjw9MscYcfIR/ZN0LpJY38whztyf1z/5uTkW
UczYe0Dx55G/53zSvBhnCQFu/8z/vPfqh3/zj1TcPJdMxBP270fnLl6gG1kX3fIB7cKAaCwtG8vPY2nlQvtHxtIi+NNYaBj57puAHrHasqV23NMcs5CcJ+hB
2cInB1sCG6QrG6S3l8FGQOXC2ztQuVaJm4M5HfEs0/JQyC1vpxvarmafjp7kcRlPtHebJzikk3mF8Rr2GluwChL1JYjOkjBpjyRM2rVOplS5cAgvFw4hMqbK
RUR4uYgIkU4rsZt7u5KPxyCh8pFkbE5Sl2Xt/j3XjkMy0GQ6fHHMQzaBysl1OZI0cq6aEof+HVbmRzlFw6ZtGX/sl8Qfj0mVBDa/VlgVoD1V4KmOBAxVicqW
sGM6n/0a2zyE72JxCPxXnTgsWFOYw4vxV4P+WtB/JfVz2e6ux/VH5pI6PB4flV9ivIhb5MjvJtwUYIpQzBjCgMvVGIUJbEjOsEaibFy4wvZqpmqDwSNegUOs
l/CduHGeXWwgjyI5K0mvTeJ0LZkNM2gG60zZKoP6WBGs90gl9DxMtdUjDjRgg8LYAg6pyJFhcXMjRFtlS3F6kmtVKvFVNbRYAvMr4tN7xFZbVWxyIWrcYhUl
jnhLqskCZHU4C97VVAX451BKv95wcwltuPl9kFQ5Mw/32W/mnkPsbQK3t+03oDc1q5jP1QOt32YSacMO5KYDF5N6Fj6TXf7G3EVErFRE9zjG6k1TcXXMup81
rftZLVXlwB6TuquwwsD5LCTGK+XNA92XfzBpzvV1XHaQRyBx1fjSZhqvsfCcp9yTWhIxFlMPo4EzJPHGijWdUl3VzSW+RWWSE0cSV/JY3z3X1+58iqtwy/27
5xKV7TO4WVxFCAwN1acTeDRtZ9JcAhWSGO7GOP+B+BxCJcPBL7Yarx4jG9JYO4IcNi51mDisH/E43Mmj/X7rHfI0vVXYHBdaCFcOI3JZ8S+rX9AVskQQ27dE
hAQf1Ve+dOdu1t0B6e2A7mwbb6wfgBgrs5IqY1BgfFd5ItyayqlOVlfeE1WcYp0gfnbhnz3IwkP7RQQ0qWmNEiucW5Dkx1wxhcq5uHpOlkYKzWOLWYUiSQoV
1o150ETS2wv0tr0TccI/7s+8sJo45mmMpzGefhaqTy45pUftj4r8XOX3J40qAqbE7dfMVeW8fo1YXsmRCqesML0jt00dQ3lvvUSRbxbaHj2DLp8oEh9/PfGp
MPHxC8TH5+w/FcaRXnqdy4mtmvLYT3BJXd7JI0SIDWrAAtBY07eJYXIkeoGJQ2iJQ2hwQnnnVUEKQh1AF/T2MvShxlkwiDZUmDZUc7UxS4zhMshQ7Bxh6twJ
apnBuSrv5+DsZ9DNP0RatrG4igxHohYOeN5HabpVPlyBNVqMQXXsizKVRvlRTiP6pBBk9tapWxXH6u1f++dfuBp+fPwTOe6wPmIewZNLxjwSFGwjNQFRKOVx
amynB40TuywvDWCWhRLX2a0bXdzNNAv2E5YFPisIc8Pv2pf4BVkYO4+/KJ8HRsP51iXHkSyXxgs4Bjafv9Vu2Z37iuLISfr/U3Nios22cbB+G7d4GwcjPFSL
Rt3S2/gVLhb1paHeaa8oJvZC3n2py83bEQE2kb4MjpIc5KG+QLDEWUwCYkyqcUPEInGlYM1W63AfTsP0U2U7YeyzSYr4d66Tzn+EWf+TWf+R7X8cewgmuCr+
qTGXYFDvOO3cW01tufpej851uhcP9Ot79TP0Gj071AYFhiJT54o4SBNKO4viUx6SWnYMsWanuop1qmvzwSwDF320f4cknI8n0758c0w8pnEkfa5bX4ekUIk7
JCnQF7ocRxRDid43PmEn+RTLhkUOG+QW5CMeNthoGVe1fEmcegEMiBcqBcP49sDAfn/dDcAwCTCEAMMkwNDdAgyTDIYoA0NXwBAyGEIBQ2jAMMnIpwQMev46
qEEn92kzNNqG5bGhQ76toHNFWb6nnZOq5jEmR+qRwbcSQWQs2sFaWYP5ggTHNPwKyLF3ggQwl1O5iBhqGaBYHV4beGf6/kBHOQ84K5Vmd11Y9WFCQT5UNrQr
KR9AEssDbJ9Cqihg8aVbkbLtTBwMgQIGULoPrjgPNjn7bbDoOWboz7mmdL2z0wnSnzL+UWyz1g4cFRodniWerveupC6PAodVQdudDidxpqtbVH2/qosZ09Em
YLbjwCYnXYbSe4PjpJG/jXvvFHvvSO+R9N7d53Sl995+1cOdeU7rRK9P0/k6Tgykjk1fT6VdrV8SvR93Po9q93CZ44HECCvjq5t2uzfFKvymRxDRDMSuw0lV
LzYNSI9QFhlM5z8wrpVnK0Uuw2fTJlxS46PpN04ucSTzzD0mDpvXVuMxBzaxaGmn45AUd0ha1tlkV3j3l/nOrywJOVXpvzp3Iu2nz6ueuOz54/fd7fErEvUz
pufxzFNm7ER044Q3FUjwWCwb043+bVk7FsC+WWXPK6xylS2UKPhB4MM/C9z6t5/SraeldYcRvg2yx3RkoxG/Hn1HnProjlzahrStD4pN3MnyE4Qcw2TUk+Eb
0ZjHLnnVEx7/rxcuPpzUTKM421qurhIiC1fnZ9nC1XWkJ+oHBgjEbR9BWOFa0hjEpw5BImoN8Cw6tpa0B7vOxJXLwyQa7D87UKfOJOMDokOD6FQyMaicvTRH
lKYpif2oI+fOo/0OjbwDHFhJP/xF2vWVz/d7kvEvrqwN+1NZ0Zfl6FR/OnYv92cG7f5sUflsUia2PM9RnGdd6dltccXxE+tL5jE/VU1d+8KmVxxwVsIzh0V+
zQ6zCUzdVAOEJ4W0lhgwoVIpVjlDN3uErjw9CPPAtM63tVdhPDtonU3miOS7a6cH7pnB+yJCq1MPNKviuD5Pc8VeiWclOHpbMLth+HxwWEQ0OzUKi4hgocpg
wa3LYcGpZhSBIToTNxAIqh5qOv9P9gixcqDOjUHjVDz5YLKD1R+IxJTQyn+STG8hJg8D3R3N3MShp8p7WCk6O9HZS8mH7mVGemLgPFBoXnYV5T72X7gD7gWu
a6gByMn8srZNllY26Q1e2O1FD2raqUUPalrCix8CShedh23Iw50+BIYPq31HoePuSGMpqFiRTMXRX8otRsGgZLr7/CAkcAOeKoxkEQqhKcud294XP79zEJev
cSPU/hL5mZTAOD0B9Ho2iS4R/sTlmcEnfyuOTl/6fKIOs+IqEX5obg1O7F+8jGMxqAwJmcxbGonimKxpP9j0iquyIWi2CZDtg2HiUOIy4zxLe/9BLusyCpPZ
EpiIeo03+LrTwOnWZ3EG7qVh5Pu7prd2OUDxStJggM5qgDYAUPewhhiznARQNw/QWcsd161Tnul9jvDVLMelljxsEOrGmc4BHhaxh7AvOMMOjZ1/vbiBdDuz
lyQp5eh5zG2Uuk0gVIWqimtKitWWfcSqCPjgIpQNSc4TSMVKZOXxOeSB+CAdJXDxl6pwBYGLf/tkLmVxdX3K4u39B33wEQKdLqbb8h3l1ryKw8HSHSjxUNra
l/oXxArdombhCLfTmUlqa1A873Smk7Dl+ZWqL7lFE36jhhcbfe4m4NSwqozhU3Jbo1tU4DRn9yqhhYRYruVX4QoD5IWt8hyLWtWdznsuFEzCjazuWXRfQ77T
JP1F1lXNITD+imveS6+4S/SuVIKu3kxP+nXZ8a8TtF+HMFJfRHtff2/kjQXqXdRZ9GYg7/W5b73WynCDKF0KJW1wrF9r9DQ8XNQrVEg2Ot4Xk14/EHubzxlI
E30+4QnLliI04aT9Piq51NIf/0ixZYF3TKOju21gfZpxA7234gZ6b+Mnot2NsOb+OIdCc2naRhnsG3LbnnnJ41LWsim3taLrNg2lCUIP7TT4QhwdRQTAF44m
UlTv99hYqPBOQBymgtnDR7LkhinCW02vk+CMqAtThJdg+kMljPh7KhGWVCQ9fnYdnpVgeBH30fJqY0EtzKX72kKk2t7mI2Qiyymejj/jvrXwxWLnlu1Nwhaw
9PggM+D+2nDwEaDi+mAPCc30l2HFH3mAlbRslaXlCI/ClZOWI0w/IkuVsq4yesnG9rFYBEdNrfn7zIGL3OKrQ73hG1p9K9s9YmW+zTtW3ObAlcjvMMY9fPtp
Ob5I5LDTWcDbH0s6+NnFz//4aSt2dfEzDyWPlPfsWFxMwz+2X73r8mVwbJ/zDl/uc667ov69ht/ubvcqijIHGmf4fN4Zc9izi6crI3nTGi19gniD9lAG6lVC
t+h78C/OIjrtad84PhZbngh4mJU16sntgvYdyTC0DvPKSO5pd73esna/OMLm9ZZcnSKusd7SIKqzBqqEoOBqBiEOSmcf7FfAWuvjOujkBjQRVY77hE4ZK/e7
Zm/c2+f1vEsWkAv02Fho2hhTvGZ9xDkrxsKC0zimVk5LI5mxea5noEwLU7XRVJTkysFuazwOYj+1X83SOKf3OTNwYEZ+Oxep3Tv004U6Br5YtHszL6yeXvYG
V/x6zSz1j6/wWjMJBNXiSqvbOJrbg9xbzlJ6+YqD7+lao88POU6Ur79kJvmwnLNfl3P26X6WoNkEUbJKf2RXB5Y9Wv0R8s7hI8UWys5Z8hhgyxZiwVUWC57b
ktfVlltysnRLEpqPJ/WWBG7PrSPhbs60FC31O2Kp8xCi7MO84jORuL9ZzygDZtGxZEGO5irWK150V5jLveYiR70ogq67iat1NRjo8hWvP00fQZppUEyUa+pp
g+5PvCPQWKTLy8eP4NTTHBFa3eUEizUmM8seCgvtdIbID6ABim0ZfWXIiawI59D6fI0PwgwC8mmX0cePxr2j1HClsEKaN0j//DXHrlCuhWStBO81ZXgviWUO
LctQE5ZBHMvosDHLEBRZBkbk7/EpnSqe0mWVuFJJ3RW6SfeOyzZ7sk+cRpeD9PBZIhmuTKMGsrFuJpp0WW6s+JzBFH1dA+gWdcEFRt/pnHcFlquu4IkXENdO
vyuuQQ3XVQ41BBughoBRQ+mWUgj3yaOGmqCGUFBDV1DDlKCGaUENnHufthftRTZHN01wTDVuaYrT1uQm0uRmXJObCSY343GUsagOkvLSntNViu2pfqLPG/Vx
OdyPgWE2GJKpVPGs+hbC33rfKTvNDeastbAHOG0PVRm48QLpHUxHTjSYkAyVkQx/Vn2qsuec4AH7ay0xDI1ihqZGLMy7b3z5m1//++99+13Hcjasu8yYm8ce
5DGYT1Q59J0a4U0//c9rX/vqWLr8ZoHF4aAk/QI20BFYzTAuvU1F968bZF3I3x9gK6QL9mRcLZyMsyojAs0cEfCL2+U5zfk+q2TfnFWwJI4YdQLWcxe/QHf0
zrm5bAQ2SUqjIkFqb2FpqH/OUvOsm0cYuP99OpTXeCvf7L2lFt23Vfpx2+/bKvsuOH+3eC8Hg3xLYiHYVbaZPqV5u2r0Z0aq+jtFogqkKdWfwO+bimQW+v1H
ladJz0NTpI4l0/H44f7W9Endt54+WdMV06fnPYtMtCePtiUs0LdYk0ef4gxIUs0+isfThcehFR9HsDWTKtaOCMvS1cRKNB96BbqWgjE1CfLuBsteUiPEj5Bb
bE8IOXxwmP8BbtUHZwMa5/Sn0u8rpqWuVidwXnpq+b4rrNl7Gtf+0JUSyULsklCoJ4fGYSF+J+eu61vTEZOLnjD5k3KkV7xMFhdBoyCLv+iBnpbI4j2WxXvM
Ber3ti2L98pl8VvUGy4JlfTVv3Hx1Z0Oy+JFGR1+BPHkfmpKv7191BQlpPY53L2/mwcIvhIiv503qkJ0Rj5nUbP+8Iz+cEd/2NcfdvWHpwCtl2n/10aZ5leU
CDovKyHFV3DGq/GMHmTHDFIPbooHR4PFoLOMfiwX94wC0LUKQFenvy9VALpWAehCAeiWKgDdtII4bAQ1M6pHhXaDsHEkpARLptPqpO0jREPdso3LWl6jB5vi
6BUoBBnB/1SdGpw8DTw/swbz1NTloa12vxyfGjAdYDmiI3LEVK4ve8W5bgXIer3+akTcy16SlevolZvSKxfolavltkyBkwGHAtRjORR/Aw7FZw4lh1QMImEi
U+RQOsKhTBWEl5pwKCE4lC5Yky4hIMloeLDp6pSjEd0BEpqJm1kOYWoXHmRtazMeBwoL4+n7OAQix0zP5HQsOVRysGmYaV/zwkEJy2v8+7fGGDXBGB2NMXLa
u6AEYzDgSzBGjTFGjXd/cIMYo7YJxjDLX9sAYwQGf3ZH8GcPh1Mf0toGmCQYwSQ9wiTdLTBJTw+ouxEm0frkdCXHQ4ywmauaX3hByesrwCkTxoQ9wnHmqXLG
cd68AdXOmCWbsYvG/d9MmHc6P1ACyGt6AFf1AN5Ginw/LNlHhmp1c1Srh4YvCkuy7AmlLCLNyxppvqiErr0kSLOn16N7A0hz8ueGNKM4ypAmf7FrOV1TJC6H
OLtAnF2WSXM4sqvfHMGRvS1wZHcLHNm5IRzZ3QJHdsJytGgQY0n1shHEWMCwgiUFX2T3S7BmdxOs2dmdJWybAfKcAcK0mo2tlXecVnajE3ZA9vdtsr33bFuQ
+55TKhFk0uYtJGDIWXpHI6Xr+uznEXIoFiAYgjizhSP6hpzEriCxsztsrnDDSq/qnfROuCcrJ6yb8UtZTXqofo+Jj6Iwh2z40cejYo9H6RU73a2HKd1EIi1J
Vm5PTumVLryw3qVZegglAbtlQqrY5nXJ7bKWhHSskoYcAJLp9O6t8ynxLg9z1UtPEe8u1epNAjXbnliHATfIm+ebI51u9nKkjyDTvVYuwDkHRyuvb3XFaQ3K
IKok4brKyelbXXGygjLYSl/Ihd/OwZYJdltKEGjYRjIz6ywWtxm2TjlsbXI6274IWwNV+3iz1yJCmFBK2E+XXIW5Vc+uMre3IF0meiJeVMhu+PtDuXuVfWzl
sWSn2e2a+4G5HyzBG5BzSwc3u8tq0XuMP2K6XuGqHxUu/Zh1/abpeqXY9Zum65V1Xa9Q14fgzstpsdESKHmoEzEuuLuESUvqIvFJH9HfLjPaDKTXq9lLeCXq
V7mCZL8ik9GtUybQluOr8Hy+s2ySNi64H5P3FvqcWW2kYxkNfO0wmpYeDdFbq1opjKv4Wc5hC/tOBT/Thj9sy6nx8oUEW17FUcDEm7oxbOK8ADI8gjbMIOHu
y7qnkOgpyhisIWxrTcfDhloh1YwbQ9STGsRnpBRlg3Y9XLLX6C2789un4mgYN6klIeY16kwxcoL3aHFGLTOjcnypZ7QhKgwZFyZcutTOqGLcECH50BjsxJqY
WIOQYD+KK2v9CcKTOtV0U8+uQcOmFhOYXZOrU2F2zfWzmxgCDo3/Y+/qY+wqrvvcr/d17/vYD9uLd7HnXUH0iL2wUi2vWQz4bWziQAUOpfkDIZVKjSotIIWQ
VkhFXmNvEKEkJW3/MBDKe48SQ4RbqkZAGjmGVimJ+kdTKarcqBJuQISkarFUJYGmUnt+58zMve/Lu4aiqi1x2HfffXNn5s7HmTNnzvn9BJK1qqfWbmYfkEQk
o/V9dG0ryEWggS7j57ZA0YoJbuQDHNVUZe/mMSPHYqUPySHFO4sxwqPGm1F5cmh1CJrl8cK8jCf5LLmsp2+sjhQ6fYsCBlB+3ZCKmsE0ICntOpHlxAzMWoLw
S8ZbimbHfsGP3cdos2Pe0cOZXo3aoYxaI8wv97oyj4aWQVuBrDFKpOywEOsrfw+v3GOaKETBvC7XdLmxxr4/ZV7o2YobnMRYpNFXHfN8SVcXgw7eOF4MjntG
kObyysl89oikv4hlLFcLwNO5p6mWV2lSBnnZLwZkRUVXxzQXl/agJ6Uf8dZVds6v2KgBxeb8Sgw7sKvc3OXxCT1Fhg6OtV5Wd+ebKRtA6/UfjmSHOvDg+cY4
d2CZzSWyPOY6cbBdlMeyxvUsG0BD6xmRv8olMW1z3Kl6Q0lMf3RMf7hRMFChMWOfR0X5ADvG0bAI42Ul3mRK3EqzRflRiVNnCGLxxC6R5pu5Yv+N54er3uHM
cz60gGhY/Kj7dCgeDMKpo9Oo7YOYMjpYNfHA4TzCV2hd4xhspBePhvCyAM4SoSzFRRuAyvrrVd7lfAVPhnlcLamd6MFF/xLroUGZX0KZm30C5XIJIv8oV7+1
yPo/2CkokXUrR2jEa2W/mr1MJ4sjlOCpcDjeb817TwF/EbevDfhbgxpkNnRBi/JsRrHhnzFxA9ZGrhjXdBfwwJyJXO79o8pu6mBe3ZuzkFOenxtlIOecgnbS
Z5qixL+Rqj7rOEgqmYFPGTsDO/px9CB/3InQHpzKJTaH29IqPm6njpaYmH4zl7IxFazu4x1/W/TygA94rJmrqu3jYuai1zruUfogM3PtoUdg5aqxlau2299l
n+J3M70fXObvYsANqtPe3f5exBEtUtKaKag/8RXeNQjdmldXo6x5tbfJ3bKHdpH0sQtzL9D1q7xr6KO2pK5GBNCSQqa0s9wD2CJUI3vLhEPu+8rAj8ez0hIp
LZbSClKaktIqMYMyCzHXl21cVIigT45J55hppqNPpEqxqZLUpYK6BDDg7B2w39SszFZOZjMqkxqjXCknrBnCTY1UsxTUrP49UXyS9kDW6F0T7D9nu4khx2Nk
PzgYWeRba0qlaRhRYoTg5cw5Ca/QlbHmnFjMOZVcXipvzqlK00rfDFpzsme4l2LppYr0Ukl6qZyNCcxBa4rhgNw1T2JhlTV2c1huAqGgbhDGNrHpjBYBYg+F
eU6x2UbpGGYbag2YbRwTZVmYKKsw2xRhr+kL1g1IjFlpHcWzyq4HLubLdGoctw1cNoK+PPMzOtmeiMYcuMVhW7Z9QJzmfNhU/BPP88HaRw0+FBcsurXV4kcb
Cq9jTDBa7jnKaKyV0KSJBd3JjbOAVQB+yMb3yLhizYCtg4FVdqSEAgYfk3oWmcYTgfRwGC4grk1JvJuSeDd2JlYsV7D6VOI/LyPw/DCi+oIRQfaZMzAzvbLP
L8AD/zPzWA6t5yKtJ6BREl/givgCl9kXOMsFnVJwbuojd3V8/ICW4e3W2M2dSYPFPs61XulkHvAq20kitMnYHMzRlYleKpIWwkDTAz78JIcWA0ie2mKwAFor
qDgrvC2A9z3CRnW4coVSab39xWlUut4+cr9/d7U/TshuW7Bt1MU+DU6swIPlcpgVzQDz+tnUdZ6ULpoiwC6dV65Ws4Ew8wlG/fcguXD6gygRrmFMNfw4ySjU
78DdtEl1AnR1peb7nor5BSeqwGOXS+hUob3tM2QHzjlgYCwYL1IhEeM9HcBxLzwuw/V0XUy9FxCeYZ4btFtVDx1grlMW3iHHlo4IQ8AAkKEwEEMxqpcGEjIk
x3A/NEAexs7+AoY6qlNZEob8idOM2PwXNc46B4h/svmVoJxhToWyPBbyGnnBauPZCK7IeavVwXNXuSSmkY+7Rh5Kkhv2FRr2dpSzpgi/3fNXWkul56TSMwj+
9xDkncSippaEUs1FL+RgMepjQiT6rqLGnxzjeJDHS2GBw5Cdjqsd3qUEsS770nEgDKZvR44E/J2Wew614kDJoM/YPUbAr3Mm5ER9RXwJ1z0aMqkHjdkbF/o8
JT0pj20UFRDpMDgP4ISYn2Moli6/tc290qirC3vNUVcX9urWgI8oVSuh8yucsT8EdvPnfrOvT4MLgTkgetj+WzTtK/eQalN/juPzRjwlnBAndWMw/FJx/Ov4
x2DSOdRXuZqNmMcK3vgZRzzWHrxZCL6wwJ7klaWaGWJqkC/eCPmSZVpguCPG7y4a+SLA6+PbwXd2mNLKTqXap1d/Weog4QEezewxb0UKfA2BfwXaRwQNAeuz
eVxf9XPDDkbbrJID7RIfGOi04jqdVowNfFGJtbNlby3XkC/wksKsxWo5oNU5RktLgCjlnK8VY6tAAdIZmtN3SmGw6h8OMvZM3Yewnrl1hRAA2fYyzM+SwM2I
gPGUR82IAOO5LPs9P0vtjUrtmdSx0O7k9BU+EU7jQ2nCOwvL2gPbhTNZsS1S6JPcbfFNLmPQk/Z/D9Apn2Mex1E5hOLwWzup6zCMNBvLReF8xOEK+DGX4+Ui
TUOMTz83PkvHDs1imQUC1XIdoaq6vsY9FbKJ4/E1K3KL82pG8F9ImZ2WJYXWRRp79SQf7trf2CJlN9zY3gU1NvvZeLnGThjgKszka8yLQn+jchnc4nzARs1b
0949TU/XxjevZ9u17oKlR7YlyqovF6VN6Cqmq//dbZNI2yTPCdv06LapcNtUaMw1pHXON9oavJaRIKX2qT14C+Ms1EHLlh9335XJLhyxRVjYsDUuy76yJPvK
UPaVgewrGZBDQa2BGlInwQLdkYrGEnAtFSwMPzqnkHy/EoWrhcPg4S2MgGYoyI68wPvzfqPEBnc4yQZ2OMwtmvTZIZrVZY9XlgqQHGhj0zgEslVaaATVQTAd
mN9dB8vJseVQ1x64WXplIFQ3iG2V+zVWU8DIXLVsNLx8zt5QzhM0cmRdzv/2VWEpy52M0zqjlov0L3YlpUFuRFCxJ2Z1PAtHYKxzU9Rp+hj1+gRyn8hhUEzr
II9BsYnj2NuHV5qb4WMkb9kkGcUxIMI7P6Frt6RbGWrco+xurYZxfwis0aToAmpjzLzB/sFq5FLMnL+rN3BEOQi3YE+46mJpmhnYSpRhJkeo/jRW7M065h1e
hfegIFvhPWghifJ7UPqyCTveKar/DNfTadVTvHVQG4nbZw0jRotmJXq2RA9LcUW8L7PuPnHMwHkxYVAMgUF9ec9JPcvh2IyDU2lfez2PzQptLlNW4ig1pYmf
+/waKOICPbmGoEKdwByUMH3WVtlt8RCjPqwGKJlHhOW094X1nkRVIiOmIdAlFUCXzOrKc00DcMKk1RcBBBWPB6wfTt7CNarlBwROoz/w8Hp7dghFs8JwGxM6
kTOuHKAD3ZzF0dow3AanjvvtGBMkMvqV3VuZMCPrphdlVjI6I/zX41jawHfzwkcbURvz4ckWtvhwqHukvRPNLcbRHD2Crd5FYnCKZKu3ZSBQ/c1yWAXM4eHA
kmafCzJoXIHAVbv9h60zYNHC5PKmzWN4NEthx9u7kjCaGSyN4koaYV85T0qs9/F+aLqMQ8yc0DyxlmcQi2wkYsHZNyNn34wHHwlBgdt42tjBEYvY/gH72SAm
76x3Jzt/cCK6z7QAvP/eu9JSMHfDuQxXNbraxVd1BgfCFVhid/KVRNDiCpCyl+CK5R0AkHC9djqdcBCtDqyv/c4PbbhQ2H7YRzXe8nCI9MwRd4L1ME+QcF49
6KPJW/6aD4trC3EedPecNSAU3RE3jcGEZiXKX0snT5MknhyLBuvrxkl4CFHS0zlCglwN3/hgakgabtXVcNN5a8h9A7BvMBhw3z5rCv9ABoy/D+ODtHwc/uXH
RWyGj074UCk/eGyCIuO6FQ2XIU3QYbjoR/x18aJLI/CiIw5HsLDGaJAwg9p9xB9CjK5YsM5YkJ0f8XUZaJ0TfccCxawVGMF3dL7y1pGurIBHAUICb1lm2jKm
3Soy2F1awgt/5WsQD9Nt1gAdYG6BTwsEIaPINiapx7BrZz8kJ48XgFeM9InLxbWxfd0BeFmbtzW2lzI3THMMe875Wv7cYdNxeGaESKUCCJmgOeZBhCOACAPC
t8AgwoW4feSxo+I0ipY399MCxoVABgOs1rWAgwz2LE9AsyCIwdFIxGAGYIsYlJcyzCCDPYEM/oFnFA43+DxADCKw7izHSEb8GRnQYJ8NO0CqfP4wF2wvI8nS
P3+WncOSJT4jAx3Mjo90s/GkiSIcX75vMIP9PGbwK4EP4HWzuJzNnX57AmnJyIUWvYSJOARXOmw71ZSqEWpP8HQjgJyyyl7iBzH6hTGKsSEj2RUxKUdkw8bg
WIlO4xMsGuPodWYWxZAGzqO3QzFJAmYR01vvgE6lLalYpeuAMaMdAPnuPoXYBjyk5BxlQYKCvRZtcujP9Gfxt8F/5/iv5r+X8N8W/935WSxPOBIqd3Wl1xHb
heDC3lT1jXB+Z1VEGlUUgiilst7y0qjRPcrWx+vMIpySCP4HD+3VPuOZLR9dWZBNb4l+hZ17SZ0BFSHdaZw5as4KTBViVAF71rPuaK8syI4zyg0bUPC6YRPv
EBeGDAo2yS4b9rJxbJBAyeEs/yLww9XQjo1H/BGKx84BvaMdcjvv8Fs40trhayDY7PBn2PAa4bKRxuuswTtXjI+IXd9khdtpFrhW0xPPDh6ICW413OLmuYMk
W7HzwbCLWlxeZ8Udqs/7qU3pPLVhxxRo/3w+7dZYuR02nuIREbXfeud+6oKfeCTbnHRHB5gxUJTVcMGtmO1HRX7nqjFWItPaYyTyFKNfIi8I0K9CusQ1QcQ0
g1PGjAyfSfh1PGZG1LOc+ADOhdmTJTCeNCIp2NSivYnPO7LFrXx2zdDALUrN0mJoMH7f96LV3FB0YJ3t+3KI1AM4TO2aGPkLWEeaRdhlC6MWsYLRYhw+dfsh
/wCw6FkQl1boqzTl8S+h/ON+u5itKzL4q0J5TILPpKWvakl92Qdp0GebVC/Q9wGVoAjYOayUfJy9PoMRB91SYU8wkiUJGu7/ajvILW1lRFMlQmdecn5TNuhZ
CSGqCX+Icr3sevTn3KOz/LWFsJF2Aids/u1P18QTQJvEdOsPjlqUTXz7Q3444QSNP3OpR8seM2Le8MMCA7i7Y6mM88MeotN64RDcCxnSRuFCeD+iEXpcQTZz
Ge9HIU+dURDODayiY5DXQ8yaBNLMwYiPRF4fmXdBgNcF3/uFb15pcHOZgsEhrwOwGC/P/A+CEf7Ha8ZBDtubUOBZsw72ZDYnMMxlfA3xv4RRgUFTvX5agMxh
Dy5DG2/vvf8N7b0XDBU/PGraZK+09ww0dm5vr926kxvbyzX2XsrxXnj/p5UT2Mzzfpr0OKbh6aOx9hyNtfTAiNJyPUClLRjyJM8R7Xi0XxTuH689t6KT3Uq4
XkgFV0YmVsERxHpjkeMPuNu8vm6DMEDL7VnhDqFavH40t5ztMQvIgiwgO9HKLX+aPSPt6ZbDJTBiu20wJnkolTJqeh4OKZSqdueLhRuYLb6wvmhBqrj9vXch
Thp94oQxQRIYCLBTf1ykXJwNs2LuYDrMDqbjc14IYwU4KMZJ44wjJVrGa5FWlN0qZpclCdkRILw5QdCbyZ9AQ69r1ULl+QEryRrsoTRs3VFe+eQaffX7v3p9
X2MA8vGOmT6PYMdMn+8ITBx75dPIAAtSYZF5dw0nb1H4k0qgrf+S/x7e2F/vjblSRVOpkqkUq+EfXEuQ0HkKoxkfDJNHOZ2Bm33jBd6Us7XKX689TnsgUL0v
E+m+dabdEeimMBPTSu8zOzH+NHjROPW7fGayI4BC5gMkscC7MyumqFJpkdkki70uG+OKvbTQxUYVDegr1Wn3Ug7M6XbTsMv8Q8XcTyD2LdJPQTct9uCg0wMV
G66Cni50O51Ot0OFdOJXPdqJvl9YdIYDt8DlyXsALm8IcHnC4OrBDJo7B2EOJ2dFf+aVSCkUd+mSulSuPrKkPkLa/4Lx5EPNM9+9JOe71/JbeU++f764GII+
5nBASr+3WrkvO8Wp2HWZOoVehY+w41GvEsttB/LF7szhqJSh3HYpC4Y1fThlXjlj/1Ba9v6IdaHEAYhXQI04B7JySOxC40leciuYLzkCp5q/L6OC8g056Qlk
kOOfw0o18YBTTruPOs6agUfc7eFHwD+SK/bCC03r7kfwy9UfdTfOrer6qbRhdw7FY4dmwSHq2B+xq8iuPzkrJ1vAB0snGJkSi9Ykze+prIJ1YxCeMjhioDP0
OinYQacsz9Um7XXTzbTjxjnLJl3vmsef39d7PK2fh+qKktfz9Mv2hiNgRqT/dDfdord0dP0//FS1S3ASv342nXkpvegpeBZ3mluz2lrG13Onm3PwTydVYa55
sRhvXtw/M7//ll80y/t6Wh7t5hsy27Xbc3ZqWnNzQepS33/0O9+9a+HX3ri2Z37Y87FOus1e/1Un3UzXt2/99a9/71Qv3a63U1vhzj4q9d3TvU4616Fi57rp
9q6eo9+2d0mwIIG6/KGLnvomEtDdOf7gRPTFJnrlE/rSx479zjdoq79dbzt1gtYScVqtUCoMm6+xHlMhqUkJKhCTc+wehMV5e8bVNKfnem7AnL22l+puuq2H
6vTo/Sb4f/fT+wkN37dPd3C620s304+7Xv3U069f/Oo1vf1bOx79/6OnO70OM+umTfq5fNczU9dNvnl1b/8b+3/6mwfevPVb+LG+//qTC5959eYf7+3t3/7S
L/3o3360cooew79mmlVrW1frLiffcucrm+985VOnbRWevlayue3Je1+86fDvf8uW/u/XoHQU/MR9Lz/zuSufPdXbf/zMO2+f+dfmNWgwKeyjV3NZaMdetyNu
BWK/40MoWvfSx5rUzI81t2ERrOPLNnyhlp1rbtMpnDa2YZTVhSF4S1ZnN36oGXvo2b4ZLN0yMPmpZ2ufppE0l83YucEZO7fujJ3VF39aYkHYBjlnvtb23/Z7
f/nT1m1vX9vTFxs2of9JcVzXW5m6eaOVYPpp3jFvsC6gP9bFWS5jg5Viquq6zGbMzu7+Qz++YvHtv36dZsIszYT+PsRUG+rFpqYsttF/s510dqDPZ0f0OYkB
TWI/RUU1BHJxVgbThxX5sCIfVuTDinxYkf+bFUE1ULxTEoZ0hObmEVoCaSCxY4ynBKQ11EVreB96vjMHhgP2X/s9tsA5tHm/rooQMw+HbOogTGlNUF3P6oTa
NMd1pjdRVaeQborRHDOw10xH6n/devbD0FtvHlclKOLUjB9IK8R2j5g5Ptfij43eHWdb47n+jXJ2ucdtmO/yvVXvviHrdUYDGcmmJGP05TO6efUFUOcyQIVm
StZWT3tyxvPWMa4520HiPPFuFP9t2W9kxZ1TG+ErKwzwlYlBG1zOni7e0RTGeeYEqK80K8agGAthWZ6MSrzqB2LFEAhxkM0XyQ3VkBloBonNPO29LBxjXj/F
2Vb+rX25oOrgzmtKsMB0ciNHPzAfdhkEeLXBXENd1cUbBW/kxipgM6pMkGPODdq/slLzWe2XiObLZajb52+SAHiVzzA2fHqM8Ip/jAXIZZSoCs067IG6ICWA
nU/ThGhgVkzo5KZqyfoOoLqT7Qluh6n2wieY5nDpJnE9m+LXteFkDYTET0sZ03gPTLPXqD7fBtmbnmxP8jtNy6nddO5Hi+3RDjApOYMpZFDT07l3CugbLn91
pRZ4Ba8Q9/3qowkm21Ps+ZXrr4S15yl+SoUqBGIivWCF0jK5UFZDDiFeaSqGWAQijOHlWYHHYVHgDCYQIlvV/sEq3KF0lT7x9Q4mMtnA5gJuX7o2irluj2Ou
g12+NkxepwUGbE4ggWeaxqGsJYkBRsbAZP0cdgvy0E55qAUECitMIsYXyubXz+SZZbUYHBQSCEmB3/7OVqIh+SWSX6lpsmn8vZx6Sm5CD4Dn3h3mGLTuKDra
ERwEXrvZS4m7VSzuVjSZ4/aZEziAWTMRJ37j3BHjPxA7jDlPHk9S5RDmFA5KvHUyEKs/5gjowzdd6TeoV5scWlJkB1PTSEkx7ls6Cn1Q+QwNes5RO8fxExV/
MhNoj3h5smp1hbf1Ku8hptieVxctqS+Yy5k0XFIP8peWP51KwDV/aez2j/DlZUFpMbhXrqh7PoNAQuvnz1TIMDi/ZnyalOmMCxOPaiPiUYl4VFY8sptlGvaJ
x/BlusHiMRwSj6GIxzAvHpWIR2XFozLiMdyAeIxMvIQTj1EmHqNB8Rj1i0eZ6yPFoxLxGJJ4jExzKMSUDovHCNX9fyMe2d8xysQjxxqHI8Sj6heP6o6m2ph4
DEQ8yrF7Jh4BUSCjSkkkKpKEnCgXfar6ok8jiYdpSWIgZuDPPn7oIcsbvtA0YdShhFFHcY4rF8IvkmLoGRGPgYjHAOIxMAJUGfGIOGDJL5H8OIo3Lx4lt4DF
I54T8ch3nXiMjHgMLkQ8IrN+8cjDO7TiMXJgDRHEY7hOBjiogXhUfeKRXSAuTDwGJAQz8fhAKSqu+sx36q/m/PNsRA0TD4pbuoQDlnVZMFNMjvBMKM8rLW5o
ZXRu+TI+SLKpT7NLQfkKb7kZI2mb9gH0sQ+iBWflNXzsoQ0APbfQbOCjBedVf1+7YlBUkA3rmukkGpJhWst6AmBRHGJAc7iBj02fZCT4zXq6uYVlRFlvXgxu
byvxR6cpWrmOjxaojNvTGUQq8CNl4F/8BRzxkiX1DXxWl9RL+Kzt9r+Oz/pu/3l8NhaD/2LvamPsKK/zfN2ZuXdm7p29uw7Ga4m5I0v1trFYJNdrTFQ8V9Aa
m0iLsoosxA9+8KO65ge7bF3/uN69eO+atUoropIUWppuS1pb4FWtBBQiqLKlqeoEkpqEgmmc1AQSkZY4VklVpCLc85zzzsfdvbu2ASVS1R+7d+ad9/O87znv
1znPOaFL2Ys6DeNAyXx4F1kEGEF4lrvsWiaFDLLGJpLLdb7zsKJr2ZFiParkjhQL2ZST81ory+p1DtuUDtUKxg8MOjyp8L+qCr+uKnxWVfgVVeEzqsKnVYWX
9Z6SOoydsFwoKa/yJlCoo8efAFWvAZFMLreebqQUDUHBa2CZgYjR0ETQU0Q0QLvOARgoUqgPoIJgigY5gArQo8syMGAqxr0OW4lCFbJ5IC1VNftPVbMfU81+
VDX7EdXsh1WzF/RsjKjGUpl/1xVHvYVyMg9eyltvZYRkxsbM2+BG1gIJoo3HxQA2DS+zyLgC1tifsgZ37Yg5vpo35FNP9c5rhfpx3VC1zDkhNB2r9MeYX+vU
GPMW7LGB7OIKlgvkXVUsQDItT+810xK/x0VFKSfT3/mVW+UKtrlY5ooxVo/VrRg3r22oq6xyPVjl+pF3ktV51rHK9ZeigM2hggyrZBw2kuiaNaxImw4Rmm3L
iRP0zE5Sp8m2soadpC52kgFXIN1bX4HFZCAWkzosJnW2iOu1mAwLFpPPlkyDBLwojsh9VbH7bNbs7tdpdgYuYLMJTV+Nxr7ICQ6bXzZ1rFXppRNNxhW+t2HK
lTK7Rd8rWPX5gBqwIv/oHWzbpyssFiftIztyckNIZLxGlpHBaYnFxBgSGeqGmJKxbRq6xcKLwWZUjNyeZ/6hqFS9AiqxyXwBI3T9VmDPmNZfwAggZhw2xhdj
TgY1uWrq8PhMM9VXZYrDopQ0sQ9pDrLFliKcDm+7E0xO4zijg3Ite2r3PTZ7m5rrNvUudm+6ioge7imxJyJvOgw1rGkQY+S+aZgW4yDlAsnu7zn1QwKEOFcF
EPIxoEIB3kQBQzkQR27k3N8ASjg0osRcuw8+g3KPxrinS1EF/GGz4T9kCqDbnprLIClYu9FqsAKyJpjkSgPbK+jm2rnq5hO6YeTb49HC7pjW9LS+7yybjAuD
NXYoSDuCm/cP3Qx6B4ts/BvCjap8VStz9Z0C/jvfOGzTXJkRIf0FdpKSLXW/LvsD7TmG48nQE6OS93xolRkjPcOPOK8V1HiTZY1veZOhVjJKL+97LMiXtR3G
XWzYNUQdtr+fO93naRV+zUHGrJNbX8EvpN8jsy1WkKUhYMK7qQuYww414tCUQjjntQKFYZC0eL/uJ+L59AMNm00H5rc++7VbRhx0Cn26LbABiUkb24brOwoG
lAtRNaCS7KQz2+L4HX2Kp3rOOpmbZZcNnAZG2tS0pfPPPoDJgSFXk1PnlnW86D35BlpPiu9+7St2luKn5x4z0xQKW1TF27ZLG2JLdCIylAOoBrakITJTtZzE
UBhIINulS/qnGdvHFrwqW5BMeaS/C/0xSRjZU0TMCy/oN2mA0TNayQVWLrNpH53SW5uM2YjXJa5LTl3kqJzWaSVbEdmi6DZ16YQEW8kr2BUu8e3A3FxmPDFB
dLx5nxoYkd1KRqQkHZwPsZ+YzJaJRdVMlCqjA6ZxgWTrNGd7UOeL+PORszTffObIy+WZ5qYHad7CQDz0GbbMZ6EBM4vgeOwk2l7aITokuGijfH9gpBBfe7mn
998WQPHfnE4WLz3Q0aBPGVebelugKOxkbF+AwyFresRcfhgazlV6G9631MaNkA0BEkb2/UtReHK++cb3vrlpprkRlUENfv8zOKBpfiCVgUVhcLyVeYDIuhqS
OaG8DjSANPN7rcZAU2k6J0/jkGgGhyc1Wk4C16A+k8xG4TTRZqlNgSgGMNQz8tSmWG1G4wjT9r2I0yRa+w8sKShrO9n323yXFi4tMG0p7u49PDxDYlekqqb5
ektxbQYlV/GvNtMnb0PlXWOLi2LeNerKJq6/gnSRFt4ZVP3S6sBA0lI/gQzUTx71UyWjwtczKmQVY0pkFatTxarFTk1wqFaFleqBvNk8DKn3uNn0vptx0LjJ
utCXmlsFfe2V9K2uom9W1G6g3tXSotSgWVZER1k1r6etAMNcQQCazP1KGqiuv2qfDcow+qs1KzOA8khYFAbNp3/y0mNf+clL+gQxd0Df4jrs9QONMug5cuAt
W9Co4+Kp3vzNheMkyndpw305qR7VDsecWTU3DK7NxTXOn8evBAzeSSPVZT+5ip2pfm9pMxQTJejT1+un/4R45CYdTPi2M9MAsxgtrivFo6pWKcX7K0t4Ly9h
AqcoQVSb4JNCFIa3OxlqTxWpmjOVCRI7GiQSVdGrtYyo3Si4k41vcN/YG8ptkC9usmmPvPO0QXL39sCiIcoFu8m1NL75ozhGdSWC6St7Rp+FjU6ccVgGGQ7/
gqbZaR9GZVKRN9uKQ5xgVhTGPGxc202+x0Sj08q5WFRU8nHhttHQA7L8RzjekhmG9gqxldSkBdfuZTRUqqveW09DkArLMp0Yci1CT4xJ4cpxqqvMFyxWAHcT
YDSXI4fF+INzmTGLsgS1ZaLR9iLGgbgUOcSomWzHqS8lW5Bk2DznO6DHHT0oHm3pmXkhlM9pkXAOt4OPI2yHcRbPnc6RzmE+R9GT9z/P4Wdkn9XpXNTHjNP4
8OeS4BuFBMt4/sYfc/jzaYJlSvA0PnxREpwqJDiJ58e+yOEn0gSnKMEiPvyFJHi8kOBRPL/0FIc/kiZ42BgzHsKHRUmwUEjQxfNJSdBJE5wxx4xDFP6XEn86
j34fPT4kse9VkTuU+z0U/FcS+e488l30+M6THLq/UJVxCn5CIt9OwRcYUPnGMeOWlCAXfvDlH2tjxqco3pck3s480+30eHqRQ0dVgkUiyFYK/muJvAWZfoeW
YsuU6WZ6eQRE+6PHv/ZTynSI3uG98gSl8SnN8iJbFNFaIqEVDP+dRRAvSv+ZHXwCzTu7VICRFO5XTaA5AOWRVqKbW4KhaiabWtfrGONmci1fDJR5gYuvFXoa
Eq/dvHTG5UOqyE8hmevWK9V41BnZmcE9zRTck7Zh4RleduvbNAtm6gwXFfuJeTCBZNMnWzH7S8LVkg9fQ8xDmyOfUX6DyIXVQBCxGUEg5gWB7AwCwDlz7Ihi
m9OIbcsHBx+8bC/DVkAmrhkoDPOYJaABgLyLjeQ0bLU8oaMZvszHYYwx+daTR9iQMjtzSu2K+YYSJrB/oxQqzrJtX+HD8bU+nOj5UM8+UNCrHzboX1YWosxj
w1dWx/3uWkH/aOrWLIk8P9KWY3eauoM3ENe1ktLBuJIY063k11pJezJx6UMrEVdqYhVVYgP6K8JMiASC838E8JWKo+kPmEy0pB6ARISFB0M6+EWsfkERen9O
bfjZS9hQ4TjsiooW+7zzz+G6AndAiZa9454j0oZ3yBuud24N8q80C7AyvRZgt+yFv5jjEZLMqvg0M2zT3sMTLrIzB17UmuEGQ+7QdgU+qQG9QhtopmWswSyj
xC63aKDDeqUE05gsA1RoWixlkusmE2sfT1uzkTnNpqo18Cz3jfIE+p9zsvGc1/Xs+OGMlp0/CCIkMcJGnqzOdXtQIkVN6QddZVwnIWynF/5QrCvp6d+6as+O
O016IIam1fguzRJAVmR3JjN4+63MyNkQI2eTZZUcoWJ5ZkZG+H2BZmDkSaPHunljqrJjJk/K3l6N5VOuPjBbuBkvZT7Hwlby4xe+/aKdXPgOSeaXTAGb5qOb
8J1upnjgitqDs2pdV8K1eTlziQT/AHyz7MKwZ52Tsl4LaTkrCk88CL6o8H6ST8J55WUKWHLMZ3OOSGMnacNI0kl8kk44VIF4RPE0MFJjOYPlk5fc1+IDE17H
SKWu8EI0PWa/ohZUMi9yssrhFY7JYEHUsksp6L6m4KgmsAneaoyLW7nbxf3sngaT+xZR8NgN1Ancm/ni5i7Az3aAFuHutCaqJSG81v06sNi2aSPAaQOGwCC+
bRHvjBG7I8yUz6he4c+7CrCnkmmjuK3k0ZMKpiPMq31kXiYzqbj2y644Q2/JaRd99hkxjGHP1Z3IAC83t2kLykV1V7mu7uhSSlvKPEScRz/TUpH7pFr3SiV/
V6p8D3EW/dwtzblLGrefrXFXkw7ieGCXNko/4Q7jk4A03EHrFr5s2SJsHckNzGZoWECMaZh1h8TiNZRjfl/O6gqgCZh/2R4XT9vFUnlUZl14JtFQiIUcttBP
BYVYYqdmoayN9FNFIRaqE9JPiEKsaABrAdqhYS1gRYNYC1jw0Ihbig2CBa0rr37ZhbH3PhtezhT8FOYi8T2txYg5srMl+ThwJNPJTEF3NHZ4e8OtsRkoicnp
khsUSAmjuzAWwg0pPpc9QiOHzzX3QDtuhAaXi58JnLWNUKdU8HNPg2PeS71oo08tHANzK0D37QyiTeQyI2+M6AQsbSKQGZWxYjTh3cUHXATobkbOmKGp5NhR
Zz5pvM+V9DCVl50eedl5gbquHZVoqzlG6+mCt9x78fLCXOeUj2V0qfkjinBXMcIEvSxg6UwRbqdnrF5Pa1gul5ITx3n1iqMaoqhcKyp1LrcVPvFgRyyzU03J
nB0/JeN3pzDgdmHOUZHXnxQfoVtlpG+RsR3J8N8szLBROGQI/HK9Xgf7bNMGhCtD8f/uC1e6jSGpHM2af3hEub7oCZALUsgPQ6mwifxQ1dV/6dW1U5GcjRBd
RghvOUxwGQaKC74yYcS/RZydRBg9O3jYMPOyNxaMnuoOFo6AVYf7F/CVCUlQBk4i+MqMBsFXJtgrHVlKRlkiYbAXzWAWsH4jKYIj94h1U0jAiSgwFEN2siFZ
mNuf6pnb3zMMI+fU5VyRNzmB/U8ymjiFRaeNpePWyM7UnG8eo/ba6aaM1jnJY1/g3RfRL2GHIDaP1GgMGAfZyDRlZP6sm2GK5pPEiEhs0cihtyH07wj1YRk/
W9C/I+w9oQSfOn46LgA7dUGtm3QRgMzKlrCyJaxsCStbwsosFSHPmJXNjOCpQ9g8T00uNrS04Rdv5kso9XruxWX2BKnRjq6pnh7Qs97ZCjTsMXg3KBXgCZ4p
LBov9iwad2YCsr9wlLtokl/blWsdoodILXraIoKLnjaL7KKnIRFf9OSLBMMlkAgxG04si6ONpK44yIELXSVv7VxV0vszy6wxCGTBR1Um4FTXjoJ7/71b9EKS
dS99FPa9R5j5bpkt75I+3y/MPCHMPC7MnC0TfFkmBLJMqErXMzPvEma+UZh5pzDz9sagYp+Il3SmQPO+zRMQBvV/dJUHY43rdL0+JdlMSjb3STb3ikyYllUB
rQ58WR0EsjqoKnfdunLXzc15RJf2PKxLgx5SXq9prVFRaw2P3dkor4o9M7YjM7YrM3a5Z8b2ZMb2ZcYOZMauyoxdkxk7lBl7QGbsuszYgzJjazt6BnrpN8yt
kMxQL9iQDfJog9ywDt241kjORzrGdObf5/8Hx//NwaEVB8eQAGxsGLvawXFdXyuXDPvN+zkWjfrMekcG0H60CkcG1sojAwsH/2sdGeTVVDJ6NJPWO7MnEtDp
ozZiXuRiS813v/Xyi8cfev3Lv9DmZbYtNX/2w8+9+4WXzn31LQSFEv3t53h+W5qnJG+89fl3X33n9effwXcGKGn+17e+Pffaye9/9V0Eud7f2qbJzlBWuUIR
DyfOVbgBWV+FwV3T+cf6ygy45OTdca7MECoVr8hZisvwf1BZ6QfDXVrpKwPeo711HEuwe2mvF8DbW5HteslDwefPwj602y//Ctx+rYJ1r4z36HZgZ4y6G72a
HT77F2IlscypyGpK9fEqkmpw5C5FLEED0xrmZTyLMAQ3Sd0WnDwOY40Ynu+qxXfuYaQM11uVNd2MVNi/CK2bTDfdirnw9FibbOU5epSU397oKv0WhwG8kYEv
C0NZFOJsuY4DG5w92oIuY2PB6qOlakMrh8I/kt1y7iLEe8bQ7RkoPENzmP5FbFURG/Ox2Wbto/AYPSIwjEtse9GO7WZ0rB07kTFPDBgci+z52GgOHCNxZ7SR
0mrDFyZ9oUcVTimal/R5ym/Dscih+G3Of57yQgaUT3SMYoXHIjP9WMLHAXy05OOGwkek7JuoJyo+SWL6yPVSik4WYqCmInm4ElReKaIsTEoQpwBIqAClNFkF
Bw225yNr/ri3ZNkm+0JwWU9KHNzEDusnLsUuq9ZA5YhdT4Onx+PKMA8N9pY92uNP2u0C2GaYuG7n0a7Ctm4EySxvonArjXtuczcEdVSdjGvTuHJMbx60Sdx9
TMah2tBtpk+4cgDEAs190Aui2dW6Xq/E9SVc6cEP3eBSrlQKmQ/wI0sxdKLTDFUBU1f6Y7knhkTQV0fgk8YK3EUORUMZP0dWYwiXmUMpBzCdKkvxBtDJZep8
YjgaAOOsIWW4Uv0lTaFSa4oZrweDKTJRHyOrD7u19iAjNlBHUE1cdETk3wGBM0AVH8RlkDUFK5DpKbXnYxgL8eLNxp5EdtgYyPEvlgZY8YeJ9ju7NMt7xaUt
oTeTmw4pMNcDsS4YIC51WKSJVdBsKzk0CWY7QGGlfQzODRsSNTk3tZWOGLGgwd9tArFbdeySZRq6ZlNNbtBseDGXx1Jz69HI7qo3C9TP3szmxsKbAYfB2Zve
dNM3G+9aF/BdkBNOc+cCDXdnjga5eVRddtMyaCn22hTkTgj8FYSLAeFCsu8odX+OJdSNSRr47TjA9zCughOreCY5U52Pa234GT0GbjSiGrgx5KWBAeMnlk0+
WNmHSgjJJJ+XEga9O1gOwJ1yG87bweJaVDnc3Dm3QGzm3jGsENKkPt0Ibu/baJ8B7DN24XGgobOhU0NLcYxd9nwuunJoUoN/QuIyQ9wao4nEvwbDs+GmBQ9l
UT0iQoFMzjgbPThErTggohZJQdyJeTsKDi/k5wGd2dwLqttOq10Ioq4oi4qkPx/TOG7DYwTIWImIhu58XAF1K0S7eehQQyZ6FBFkK4P5iGzleap1QI8wEyHS
NRigCWt0PanRCpB+DrWA7YyFIGhUkT7wpF98IboLigv92DpqT9+xWvqVj1BqYql3fK4zTDAYDBmbZRC1rMZmeT72MBzXHdo2E9/hPlHD1stGswPddhrAFfQE
OgY9UVEDuEITDZGzxgOyOEZB3JpS9XlV1x2au5fgOrdBqxI011LjrITG2kLxpiM6xzpbB6GuZmQfpUmwWFea5UptIK+jqQ6a6uCZmkoMigarius0ZqjdZW4P
nxFxK0poRYnaj1aUuBXY85nMhlZhMIuLVKlAt8H37flnndv32rAv6sdiFWGo5wKU7LLZg2MOz5DsbbXE3lZjGxMdO1ylZdhqp4bseLWSrl911ngNT4vxTe/b
Zfzds1fSy6TX+6XXVfqVDlvLyhurHr4ohjiGhCnvU2mwTKClFdsBaKpyjWTx7ytXiIWG+7ISznLnpS7rq6dBhaW/CooZG94rer4NRA0u4JUJsbjfnAXeBe3l
PbZ1zZTdaK9OoYhBX1gHCb/3U9As1rFsvFiLquyeHm7v/CjMnmEHCOXfqDIFrenpqbjKS/ZvKuff5kYS/WYXTl5yKwz4A4cMrvX6u/0Yurr+Ebu67kV1WKKt
3dVm3tXG5bp6EAOjCNrvKoSu1IRiZaJ0E5Rly7agoHG+DYLNZ6yzPpnOroyNPsODdYuZFLxkoc3HAX5nmMxsMwRlZXHNQms6f3UuuOlhx6p+5lgVWL0sTyjD
Qk5GOpwHsRSjATLM+Q2O5/k1lKPWcUiVm/S9uEHYpd2Gq4Nd2h65hrpFnHfvxmVBoWQrqmSW42c0dugBNoH/OpKKn4UhR06w0cw8Do7Ckq0CIG4mJ+DmGzDD
W1O8f6IktMGf5U3miPmsPmaeUs+n6PmEej5Bz4sGnk7jkIvJQPXQW+GbUibCFg1s3MS00ZLSMpP2SCpwpl8F3qYKPKoKOk8FPayez9Lzgno+Q88dIy24kxcM
naoOF/x6Sp2sWLHalV0pMhmnfbg4Jdd2aZf0VZ2dsSEkS7ZR73UidVWsGK5mxcswXwjdyXClSVsS0a6pMIzql2Oeej4Wwj7ME8Z1Zp56gXHqvYzDUiBQv14U
HOBNjthpvNlNtxJK0zQlkbg3zvmp7OfyIa1R8au+3tcC75Uz3gtaa1XmVoADpATSP2LHuVfdcSsPy6CHfmvvAFpJHX9d6vjrUsfvK5lS6ojm4ltd5USuQJV+
Q0aM6PpKT78o383VA0lLpTAbNV2FaJM6i4TLRRs8R7K+JCQckGHDyG84pgz1Ki102aYzF28fWpr2yNB+ObPVzRUIzvcKgvNiQXC+XRCc5y8nOM9/BMF5tiA4
zxQE5+mC4FxeS3AuX53gFIp4l5lKzMJUYhamErMwlZiKIk6fiiFs0UTFXmP1w2AlRbzLTCVmYSoxC1OJWZhKzD4F1/HKBZ+VywNM1wWqQDk+6dgw9AjCP1Cg
C6hPYsN4MWSjfS8xD8b8GHufpoXOFN/XgoQOG8cXxxiYCzKWZc0qxtU/nsXCWYWGIWvSf2KlxZSlRUNQMDFAjfA0fzahMKUzCILcz8EVwiWGoVBelBge3j7I
+213Oul8oE3yfpWi1diaCtAFfz9nZHH9g7TjqZBUuXlyilIwwgVFvmQytkVktZI35o6m3nAt2npLPIpTPziV/C97VxtjR3We58zce2fmzv2Yu3vXe/fD9rlj
Y9aJLbsq2K6pArOCxKQEHH5U9E/LD6S4i1Vh4yI3sti1fTFbIKkhpTEtqfYHFYZ4KUhRC2lMrEKrBNEKIaoSBSkQ9YOoruJQRNKWlr7P+54zd2b3rlk+qvxo
Za3n3rkzZ+Z8veec9zzv8/zk+In7DnM50dqRFpH/9Z8//fEPvv2ec2R6NqVX+AKV+a30it6hxRPTs3cdp56gTAtRhSJ1bAV89zhbuYLfGv0hUwE77aqKodHn
XSboYhlirfJMUgFy209fVNfWJcYDyMIgFxbcgS/0C+mdMw34DlxgGq88kNYOsWM8HTp0kONOQNNCpyuHDnJIoCfJINSsZm+pmFtq5hrXXCNRaYgQxTXdMHUl
Pg1xgJBhCE1DDTmZg6a5wueAxlrS7lYJqLsjYTHNJPicDq45yLQyqUohD3NOXTvBOg/iakI0i4+808IVVCKsGxrpavQ2lvbGUSgqYErcGWWzvq9gfe+zq8Ns
HlWm/c8zYY9PQ1HPeKly/gn5Yal/wj+SBIPdG9UjSd9ZAfeRtj4MSonX/D47843nwjeeC188FxZnJWv+csYm5uZ+4NW+UTRDK4q+5il/Vkj1A0OuNOVuTGdT
5r2PE/dQ4qENpLPaRR2Vr504ABAvhxFYIDFIn4BPQim7pn2V4OZB97ByZgDR06xkj0RU68qqn1V4iB70kELyPhK/vh7gB+qREI7gUAUPLIza20dnytQIAwYT
a++AeEdwUpf24Twcurp0AI4SYB893G6ID0X0bdXpCqcHNlV3uAFrR6z4lNr+GbsqXarVlNMRy33sKDWbvsISMfSOTC/G6Kboa4E73A9yPldA7r31wpe+Xkl/
dP7Br/jp3EsCdGaYQAZzdmRzP8jDnBkKnwQG4FzJAM4DwVVhqgCuCqcdgKqo+77AGPZw+p2/fOrrf1/b6cb0OQNTlafxMnfP7d7p3kRfABNaeOJ7TyFiZq+B
B3Z2unv66MCr4UpMn3dmDDKwZvFX1SIm8Kquwdo5grXzBS0RCdauJli7umDtGoK1awrWLhasXUuwdkPATKwBPGKrMwIcwVan3R0RYNcawdqN4pUMworW0oKP
NS9pcYJYU2cXFX6CnqADWRvIa0iO6KcLPaMN8XPKUQb7tvlhod+tzpwSCN8RwXocFja+Q/Jqt8k77Zd32ifvdIu8080IUcwKR9hnyMZ9ssDl4ujOLwHZgA1V
LRJbkwIE7AhsuC0I4VhgwzVBFi9hemHAdDqvliBgtqkHlGT6fiW5Pqkk2/cpyfe8oowLsIVBMQsGQf2wQVSfMgjrbxkgzNNKquIbBgjzpJKMnzHwmdNKsv6I
Ah/GCsDLSICXNQFe1gV42RDgZVOAl7EAL1sCvBwS4OWwAC/bArwcEeDlGgFejhaAl7wzcC7DrzzjqUxMHpDmvmzVdxxIFxsOhBLgI1elHdEi0qX4rI2Huhpl
59j4KAuanMPy8fwZRk0eoY/0KofZQczOYhFAKzFquhQ/Z5M6LLq62E8pcdvivdKjABSVtqljABSxxw2hbO/hP/w7w6++yMvJtwQqCVtzG5zraqe7T77ebL7e
JF/3CgLpOoCNMAUtyRS0hB38PQJLuloEZa+SG04rk8CCkhOn7ImT5sS8kjR7ShI9piTVo0qSRYkg3SOS7mFbkoCM/lvPaPRRgcRv92QKm+4SzCJfl+6S1UAp
h8g+G7pDs/6dfZxNRlkEgx2ICLUOaJrnCdEGJlGIg2btQtj2iLUXOUaWPk3NJECAQBBMlG+ovZZMKGCDF8741GTOXHyKDSFSh8e9FgPOZExoUo9pyUDKWokg
wWrR/OsJIzVUit/hmvJhgEo4tOkOH3UbR8wbhJXdwOsD6rTQ1+q287uvPNcbYQILvgo8yMxmNCr8TR1z4QjNW0HMiOhrdg4NingZktMm4qWEd48f5OfnGcSO
0AOvqVNfW54EnZTTEgnjfXyPcwc9zi0+zv2YEhmiYv8zvrGth+VT4XSkOwKuGJvedaI7rkcXuxN6aLE7ySU9xs51R4/riV53rZ6c1idYlF1PYKtxTHcWsd2X
g2BM9vQ4XQmWSqq3jo4XKc1hVN5IrqaHi4iEUd1GftorIhL4ArX8AkYktAGTGNWjfZjEcHcUchijFibRQZ7G8GJjekRyO47cTur2YnedXrPYXc+vNW5yO4nc
Tuh1yO14lttxPbI0t+t6lOHuBFoGJa/X9+CnWasnbqxLcYs5zcoaBR/jK8Q9qBBy0AcajAbcQKt2gURQO5ATaAensnZgwwAgaE3mtcadlWEYaCSrFQ4ZlHrJ
Jp2F8lRlMA5RwH4f9/TeVHlytswQnmx6Ouf1p6dYgrCuYTn+KU/pfEMtF9hQ4rLVTFxYIjYeLhdNrLBoYlgQTQw56L7CoolldvOX4/ljZua74DKFUDrO9LQs
NB5SYcEsIp07oHcPMsdtbCfD9Is4kTTo050cAN00va4MVOuCCx9qwIytrE0eYBdvCC8Ww1MwBBZMspArvUaA4R5gipiRRbGugygt1hGI0si6gigtllCnGJMH
mlRTQbN2uVFoj+yLmKX/IKlxpyA1DueNfZ2f9fqvM5znJ0c2QuSsLSGEviUH1bII+PeeFTaE/uQIHTbPkG1mXcdRCevsiBboGNNtdsdpjKL66E5i8EqnpJpf
pZcY15Pp1H7rFhsUdPm6m6w1g9CnZY78mkudlI6vut31POdgUgakxhmLv9wzNKjr9FpjLkPU0JAe67Z49BxC+Q3VxWk2IsycCL7UkSCrQYPYSg+j7ul4hNtA
TbdwqGcDGAriHVuC1wk8eo9MyrFfyhzc0E9YO+COGNZQ04EM4ZDM+0OZ91dl3t/XYorFNtoBjjmagkG1HMhpU8u1bICgFX9G5fUhE3AzXGv/NHh+2XR2YToT
rRe7G4DO3Mhv3TWmM9Ebet1L9EaYzi7u3wDT2aURZYnp3NjTCV0Z6cYiJRZK+YRcPrn2EBYHik3vh6fb9L54uk16U3+gCLubgKfbZAeKLt6pazOaIKMbkNGN
urrYvVQ3F7tT/FqJye0GygZdcSlymyC3G5HbZHluL+2hXDagPugZeooHikv0hhuZtCS06GRtJbFr1hBj3dPAD2SlwakpjUqGjMbFb4W46wEqrRZsSAtiuwBa
OEIvrmZABiarAiZnf1Ol6FVvKhiKs5aY/bwC/addF9A64m/pjtPwPf34tQePv/U3D8U7YRXBF5+eOSdC4MP8ivda0zfFa9iEm/t2qNYbY/ScIVi1eHsxS7zG
esTt8rr0tCvxDI+56Cbb1OOurNnedZmkpWP6m3nifzAVRlP4BGw/NXF1k9LdNNZusBzxH4jNaJo1KiwHD4GYYK8lM7H+4osTZjh42OWic3/f+uIurN/p3mdO
9sAoSCu/ORxp0HwX61Yy7T9TYsLfxjG+Qr2FY3W38xMcW7udC0r4Ds7jSGPAm0oe9opJ98X8w543J79lHva0edg3XHnYk6487IwrD3vclYc95srDUJN42COu
PIyrkpsAFih2QSNWVhY0VjKbimgT/a2rNaJ+4ekJqpeoOyGLdYSrtLBWbFG/E1qRFi2ThO5joFHdL0Z1nw1njk3I+WqsalP8EaHE5FQlJqfxUa0q2b+PZlXz
CeSsanaaZl8fwao2V7Sq9aVWtflzt6rNFaxqY7VWtflRrSpK/VSxvxfMQS1EE63BWtbZ5jaW2dz6+yRcF571aKUn+IKZmIBjO9ATcJdPwGuuBs1ohjMWg4H2
emgV9vola6/fePPoj97514e/qY3BZtFt5Ot+K+rBfa8mhjpe2VCnC6/93b9U0h++8N0/Endz8bpcbqUzrsqoh3BswhfdrQsDwkWNL3tukCn23BgbOG9PzJkT
H8bS4r6XbELfMQmdsyeeNic+frPKZI6DmgBNoq+vw2U0wW6TG3ifZZROlw5Ri2Ae0s9IG7qh7kGjKy0fwsIFJX7BRTm/zc5cRgKU2VVXjt/l2tmci270Ug6w
Ez9n0/g5h4yfUxu/6VrjN11n/KabjF91vQkYrC8JGGyYgMEA1XxMSYjiUQ4kZL9gS3zOkfica7nmnhuhzXhTq0XF87Y8SuigcJSGevPZpPspB02V7Ob8p5yS
DmgsqkS5hE+7S/vRgpvWsiZ81oqacbq8l2mabqw7Ura0TmJHG/0agux9m1PFSnLKKSWsCRAkoTH4cX9qA873x03j4EYSmkZSM42kikaSVtOn/pjXz/C+/n+/
+hj6VZS1n76mBK1AyZpO6raotNnGwYvZ2DgnmAcwWyUGWCUG3OCSqnyu3kAjpsMz62yGEfCWOa9a483USHikdmhqjNNY0TIxb4t/YidNToIjzCQ4woKCBiy0
KGiAAJ5fgOfxcnsNM6k7dBXOhxqcD9H7JCDOHDgUIMHRxb4dUxHBJYHs6xYLQInHZBs3dMcQxbV48S99woEX2YHTCmv/KUeouzBI1ZYMUtwLuD+kjYHDVS03
XOnqkm4SmDqPTZ1H3E1q6V+fWrGbrLJjuMz99H+3Y9h+QZOZh6xr0nYVbHAbLsz1dp7P6yKc1QBm0l8zksBthH8PSfi3lvDvtRL+vU7CvzdJ+Pf6AptPWAj/
Dgrh31UJ/25J+Hck4d+1IpvPnEXC6JCp69I/FV9j/N8cl3mJY3SlsKf9GcYFMSk2mnXmNI1OVfqkmgtuf9/F55JTRu/ARwlanqv+VoUZN0sybpJl+AfVdXF8
HfuIdHwN+4h0fBXjHx1fwbhIx5cw/tHxRewr0pGBd3R8HuOnD5AajZs+70d62t+mvonx2N/qPIPxk45PY9z0eX+S91qeVEwWIMieLc4pN3FF0YizEc/dZQIU
QJ7nsAlyASziqIbWxZu9LztwvtmB82UHzjc7cL7swPlgfLpO+zLV3EOn3zj34vFHn/jDP/9n+v0quey0MrctKDlxyp44aU7MK0mpp2xSc2pJWocB+3EQ3tvf
a/Nze22UX7Lfb738zF9UqIXiTr87jJZqdUZS0SSrctumIgAlvWNA+tgIx5b0ZUImuB1UfGjOZWEzKAubQVnYDMrCZlCW8OGysBmUpTmXhQGrrJtoztRb0ZzL
0pzL6CmAmQzzZmzGZkDV2HO7ZRznXNlJe5ern+Ztplm9bZrVBdOczpvm9CaaEze0eVe218uyvV6S7fWi6oaS7fVAPPqhePSrRvGCjIPx6ddEWk/2hy53BAyX
eWRZdaE1l3G/mI5Sad2TnYqi73sg/FPMFMEhnACbuMyvkJGKKqHvVHg7DnugKRVKS0HVrori4/trTP6I/rzV6Zh3UEbILhZ1O1cU7woJdyThtiQ8Bhe7MnJ5
44L6i4EtwgCWeBnTDIMN2UlhYNJ071T+oZMoXv6kmQyNJljy+Kni46fk8Rvl8Zt3O5vl8Z+4Qn1Ckr0sn+wWpluDh4wTu6yY2GWS2HZJ7PLdzuWS2I4r1A6t
msjMFskMHZx8ZpwsM+a6SbluMn9dZ4bHdnOdywoJ9N/SdMx3Fc0oNbuUL8PUT6JsK4GYguoHBnMJ5X7caH+U7OZ+2Z7dpp3oN6gZcQizIyTrHq9WuiGCQsUV
8O57ivGCCTZJaDaUXnlgcf7RVB/Q1RnAAkWw1MLmsPmThDzx8xD+98OJ0DMhccJ34d5ZygMpAjMoBDD0+4T7IvwA3BerZcGorsiCsVo+jKUaNsv2VsLFJEJM
WlIrkDjkWSyEQ6PKFBcaajZLCB/6n6oZPYTza+wmGsjRkGdriBB9ZOLvAkCm7Uwx4GWYyjjBc8wUbFoCmkF+W2awEmgXZQJKeRKL8CIsHCKgxJ6vcA/Teb7O
fN3QKAviZ037DbY6t8j0PZiigS68nvcas8vO2r3W+Wx6gFf7qgF1BVgLJwrHUyppXC/J3KeSJmIVaBr8C879CkjQ43DGU0XQ+B38onpAJcMoygBL5qRdCH3o
jsDnpU/o9mKvuwbvd1IxxgN0kaPeVcvDSOTlAnBixc/ezUPkgFNNtMXmYHff6pNQy5PgOVZTzluS3TxV/t5czEkxshCid3vpBWweTEyIp1tZk+mfFRGKEdMG
bABIwL7iNj0f1SJBIAG8wKAi0TGlxUEk2fWx4SBhP4qTeOdo5gSm90y02cCkZ2capbKrnDJvPFtYdO0QXWHQ0mEBLU1fPfP1ID07KNxWMbfVCrfRdanXLeNa
VzDTuXvwI80OaAVLLTofcIMN5WEouAaQCLxNKmhZfpxiThzleg68vuVa6WJP8z7Aa7sfqmSgWlKOxLLu5yCBUfpyntrY7zHm1DUu9v1JyJ+M/C/8sajgN2wF
7+3ytvx1IIthsi3Wl5EE4y/3k6IOC1J0R7DKngkZAA041RIKFyEDQCzZkAGE+szFUDjxECFQA6jbRgi4koRECNS0ayMEOCWXFuMmQsDLRwh4onyz5NGlizza
/UCPLl3s0exhzPWiQlNiMoLQBEWgD4JcZUkggyeBDF4ukAFtbspYBphDe6Tqed24yHMVtV0qaotU1JREmH3Yx+5a9WOvksf+sjx2F4LTyJI+ppKSBPxHMMOP
Y/kVsLvTw3FBWbRZzkrRbadVMmajoAerBRozuqI4YMTqgMm4Hs8FMUcmiNnTY30ZrqgfsJ6d1x0B5JUwpIl5Zbx8RCUzveuErmMs6Zzp9bku+mKDY9m+BU3x
7riC8swfgzt2U2ng427KHsiAd1Ax0BGOBCUYgBDRCmYc/CuzH+Da4bUMm6N0gwMv8k1M1p195itd7/NLVVfBLxVgJqo4UCJn0NtSkTHPmS5GMVXFrIAVCD4L
LabsQTfv9E4qmXbMCzuW3aGbZ4nNqg774ztvY5Zb92Zrmy4P8ftAI2PoTKD6M01ry/4DRM/EzhTw9nfzLosq7GDdnH1amNXBZnqpZAhHmgdEVCxHj/XmTy6c
m5s9vneip4d6ST0ful5kFaOS3TX/aJdpMegI6SYqpehRXuzC7ICag7Mb9EVq3nOOS0lw/5G35XSobfFLzx8tTvqCbeqLKPytzu+gT211DktnOSRlchvVSDnP
3hVhg6++QhUF0IA8LO91G0/NmgcSmp9day6zddKZ4TnYBZYXNdUilYJ54d2mUejEE9lLnqFzh5+Ut+rIW62++pc86yJNwF25+kv/y9WPruJdvFK5t75vpUao
1ceVVOtjSur1tLGCjyjJKlnDKke69Aur2E+WV0iwvEJKkphDaeUJ6JxVt+NIXBjWaQG/BvsleLCjD5hgxNAMQaX1Eda/zmtIlwUbjH/fE9f8639yzCCTn2Np
Zk9Id8GnYeOPWK0tPWyIFwGa5kApWkU6soqMnrXBeJaTSjLv7BFpExYbKWPuUdFlCP70XYilxJftO6gE0dI1CRDjJFKUZSAaJfjMfP3sBKZLdMenQQoE6RB2
889nbv57jrEWjKTFsEcTkBGI4kn5Vu2BGYvxehWOY6zth4YzwpsgH0M5LrOwAVXkfceMz3gWIWEV7IpD06mG6HOJZXrIiuCWeHmul2bUE6R8kAVM9e9QfEKx
TET0Sex/cKSaY6sk9dMHeAn+lUxG/EvYfo9eLqvG7DKlx36xYyh0CnLhKEH7kd7TQE23FJGmleVI0xIjTSsFpCnKjP4YaeqlWyCH8cJdJtZ8i8TmUWEilC2g
ojQBYElF0PiVbaoKonfsG7K4JTYMK/CHWdxdLSc7XYOqDTXsg7rKXGnQ42D58G6jj/DifDcYYGuEC6FKBS28ZhqDOAs/6wpPuVkGjvrK2K+wH6WRITwbnPZX
Je2Ir09iDcmtVB9k1cMmB5EmFWoqLDzREDErDYEh3YD/rIk0KJXf7UtkwiTH4on2kIKO+Yrv3WvKCxJhmB51m7wJLWQUzAeBiz04iMCjwjfdc9Tc1JGb2nIT
hxk0TKuKtX0JKSb+bowKRyFvYYxDwppnDYGa1mhtDlAxJtJNbJ81UjW4Ytm5CwduhTfeK9iRmgShFAC8FQHwVqDk3RFSSbBJhjvM7hp16xIXnGNB1QVp0Asj
VbIfd3r8p1giNOwzNIF+2+5M9M1vX35bchsUCUbFAIfcKEJpFOGtZENjOM7wM026BzSKIGsUAactjYKByyG0kqJco6jyki8JbaMIGJcbGR89Zm4Jxgck028V
Ps3Gk8juT1DrwSUsk20aho91ATu2N8o2iRYmJh8B4LjYR6gS/beHb5KG4WNWzz9dJjdtByFUkImcF5S/w7zLrpq55wYjoOCeq2bkq9XMFbciHMpcvYSG1Sp/
1+FUa8gstw8jijh1+2rX5H8z2t9IL13/2yydOOiipq7djs1+DLg1I5MHR1+L9b6HdI3n2tEgve8huvsMLX3ixQIifAlCrLn6koKGY+ryHassraZxGfXhY000
r6bN3bCu3yUi5oXFWKtQiBygVAeV3VBPc+vkBvJ97sU+Ng54890X48ExSi3MaOrT50RGEOusXJkWPad5mt4PVBIfuhTIsO3NvxCmsNxySlGh6UA4FOac2RCl
abi5u9zC1dQ19zAhShPgALfbiox/EYyhdeshoAaHlxFx1ubtVFyxiM0PbHo5lXmukkFtTVp8fTrqGaHHab8HiUd/uolhLqutl6Uqde0KbLli9/83ERa/29kH
kr8d7i10iKDf57Pq/E7vJvnkgIbCB2kKJ/MDnqO35Uz8j/dKIB7XZBt2cYRlj+nCf8JPyZp0zoVxX4PBm7pYOgdqHKiS0icWYjYz2ZHUu5YsLR1+iwEY7UHw
z7acNvBPnvxS9ha7oylINIKJbke38aBQty/nMLiRReZ+qxu0CbX2z1MVrgEej/14wec4AIhD1mkkCTa7tNqYppkxFvtX/upED3syHO8QIn5nWh1J6jfCIrfF
AMpUM0jGmPKUbhzhLRAR7w5vX9TBmbsSmxgZi1HDvVtHw6gKZnOYqWVDId4dx9q9CMSs9/Sopp+HmXh3QqbJk9TQ/oe5qw2Ooz7v+6bbu9u90511d9Lp/LK3
mI6dYuy0VDZOp/be8JZM0kKHD3yEls5QkQ/YoUw+eGKBpERpzEQkhvFMlBm3OMHFElWoG9zGtE7qoQ6Y1LSZids6M07rUsE4iYPVjAlu0uf3PP//7p50smRq
QJ6R925vX/6vz/vze1bp2IE1KnRA8jH6gpWICuZoKuLCJXS2+iB6x836VJB9kOEhIB80cTAQzQpEwuwU0nSASJhPUSwJvLpOk/UmNkFzAcNME/uw2dEw04Rh
Jsfv07uQ7SnNqbAXoxEPQ0jDUJzrBdKxxWJs7LQ20ti5DMHU6aKSnFYLyGoPO77Gz05FJC9+veptMejHbu5FEUY140HjLgxfGDRpwZAydp0q9xiujTF+sd1i
jF8jqArCrQ6dwvoE6p5EIWV59TcdVK+mndGDq+kPPj8H2qkR+p9g3bsHnA/7gvZESGufFuIuIkdBcSSk5o20do+OhNcHK4aFOJoskaAYQ562il8AOBi6MRwW
4mt28zW/G19Do3R9ywSOIj2xGPSMhMVhahDtss/SrUV+BQyHEkPl4X6P1UJdOqAvyN9R6ArWxP5zm6hdcAdXwVXhaKuDNaUfMJ8Km6uCZnN1sLa5ht4fcLqg
FhmbwXWa5pbRlXJQZ7mrpl6kdjv2mgpei1/Kqk1zFVgI3iXsaDW1dw0Jh878R6S2LPYvR0nlmDskVEW/hy/A+ol74UlkQVbiDKCrr5KUwaROy/c25h2U4oix
Sbs+k91t6ezBcTuWeDlKo5PDqKMTyUSVPEtXyStmjIJZKFjEZ0zi/5J1joI9nHyeD8xft7OkiJkbzf7QB1Whq+phcYr4nSEbutu22GW+a0fIWWeGoHZa/IRQ
SQHR2CFojNNsTH/qURm/PHTGPYckkvBG2CkCk+sA/gPXu+LvseBy0AJOI3790bASZ49aEvVxBKFsxOCmLQQHrbcPWiK8HLOAqaymzYyn2YFLlSN7LBXWUmSA
NdWDioyB37Qkiy6Pzq8IS6rz5bCMzpsAbTGLdq4rk/PSQlAiDpYCMSt0En2yGlkwsuQ6s9N1prquHU+QRL+Sl4TVe5CZV4DwMhXuhvTc0+oae6ZBHGiEGHw3
EZ+wSju9WWMoS0YhrIi0UUvsbIAf5xAnGh2AOZOaR0Qqt5NoB4hUOZLRTyDIO/e6d7Fe90qvexfrda8XtKUr53AmG6crgyByP07O6ch93JGT3JPvSE+Wbdt/
/LrZ3vg/4MbT6UiyxK6m9e/XeoNM13pcNfhOan90ZC+dn4o7MbR7JKgFVegYPbTMGtynglylwlE798v3l99WqiRbqWfOVqqAG/Z0nERz7iS2b6bS3K4bnftd
XqzfZel3ebF+lwFnW073u8yJ1smU9ix1SisypWanKZ3br1sLwJy+xcC/7V/c/nTT86HQIErrDLC7fMY+dOHjOIVjN2MeuoG51TjLR/bA/Yd8hAfuR5ZiBS7i
qEsvf07FN6JaaXQC5+ntrw0pBrFW+EMg9o51iA3EzaVXPsc+XbnZjIZ+ae9o+lyZfNeOZhEDb2hdg6PJ2XPRLRaWPlhYAPlvii29uBP2FinXzTDUpEavvFXE
8oBBP1j0so2wm50P3cPER7p5YB8a5qhLtuzHYV4kBpG6N/L3NFSMz+YvpeJNZMl1V1H1BgVt2BEe66jxag99WehoB7ESvQQeuGtHSpwn3acW7xSfNwgpQ8ff
/O4XXnru3174CRPlYgEWmwgnM9HsP794McOpUBi/MgMD7oQoS/vBn7duDBEvgE1tiEJtS+jrJSwGkpxmcUT4OI7lrcbP1Lq5YMn6Om+JNjxDx9ZPZlQV+U/T
FwBtjU/++wv/o+J2FdDWA1gcArR1P0+IruSeU7M5X/DPqeQEURTc6FxcutONZmgxIi76Bl2+01Dh0FYqHPpeYiUuMjH7cLinWcfhbtIdXQRscPLOx5sr2ZJH
Qi+sehLXup3EXxfO+rKY9TgGekBCn38LkdEbjJskYHqTrP0b2qSpXJzMcQ6RwgqnKxsPNaLcMdZ7bBnrMVuHG4/Qp9Qkb7YuWwoJ7YIRuTyHAoVmCgaaKbnQ
fYHZuvjy4++8/vi/3oxsCrNFEz101gAMGq40tvPuA5qSsYU+/g3oygACOiN/wNgU/2jeQx8P8Y/m3fyjeSc/wLyXvq0bRHFLiHonDHw08HHGkLNXMZFmPImX
k0kUpDW7Y1T7+zqNevKImAmmGmJp5p1M6vJlw64iK92GJM9Zn0A8BsDHPBz6SIuiA2lOga0e4gVrEpK9Pwj4y9DIjdHT+4kqud5iKyn2qBnyFkObWBIdJGFx
i8Z8GkLfFo3sZJXKSNM3JqyGpm+F1nOvP/mVn7/6lecvGncFxR2FjBDyCKcz0U/PPCGZmnNZc+aDbbcyVKeZM2v0NcWJO3BqNjNI39pY9Dwia85lzhlE/vtL
yHeY0ZkJZ1Vmwml94pQ6cUKlKhyPUxWOSarCkUM/ePX082/RJUfUpfstde8+S06M6xNj6sSQJQ+7HD/s0tyHXcBPR2ARZTjgOPMBYkKS+VCMfnz8yS+7pHri
XpcTG0pcSVwU9w9c/FxEj4PoWZinxRXSWpx9JS1uLqPVcZycB8TqPAOcdx4GY7FhiJf8IsMwd8nnmhzpEm9VaA2pTt1HgofBWsfr3F2jQOv09bSCN69bXZ17
UFysB0XpQXGxHrALuJjuQRE9KOoeVFovEZExqCHRS8u8oed0Q89dqaHUmlSdgA9mXcRq88U5q55U/i4vunjFgXaWSdsTJtTehwe4D3N40QJTYfrOMp4KZ7Gp
sJf/VDhLmwoituA3AgMKlhT9/OsMAzqLz8UB4UpZCc/EjU/E0I74zw/Z11oKLWFUMH3qwAVt+ORkNkMlt+UhEl7iXMgNxtucA7nR/AUS+lSiXvma827oWN/B
sbjV+DaO/lYDnBy61VEcqbfvjpHjyb9QT35bPfmSevKsevLiXN1jQ7yY2FcynhoNBYDV6vTXR3+9iEvplZzFPslZrEvOYr/kLDYkZ3Gl5CyukpzFrOQsrpac
xXJbzmJJchaLkrPoS85iXnIWjSRnEUtjPE7B9QTAmiN+vVuR9sdhUDYLy8AKt7dLeRI7MMujcRBlP4NlMxJ4gPj0NED2X65zcgwo6Opgr2PONXIKOF3IgHDS
dv0c28HhGdhglGEVV1Z+GMI95S5xGa8fYdAe+7i0h8vnxf+oDjMYskT/QbqmxLtcMMN8tOujnITMuchZNtdbHyVWr/KBbZUfXFD5wl0qf9hR+cQ5lV/sq4TP
okoA7YZL4BKEOGqV2lUlbX8p+90ed3/Xjti75nXSED05nfj48J2oze1xsKQp/iQbpX42gRZ5KDKFEGvBnLUkdxB5cZw8KAhPNLpL9FZGCH1DDAAUUlQbcRVC
yYqUTkpd3mvL4I7bojPusYV8jNkyRCO2DNGQLUN0WXlLLlkytLOWoM5eQIlTDKEleumbVrOKyXvDAqbhBmPGEq33nCVq71mL9F5T6YNWnCQvVdxiBAczRnAw
2wAYsD4EgMHkUmMKwSGni8DNQXDIXfkBVqwOs4/NVEgOK27mWLM4OpPjpUyVwC5D+tioAhWm4cwtl+EE31MYDL1LIPBDjqK6l2w5ccFWJ2bUibPKmHbGTtjX
aTt67csYP3q9fBqwvm9HPqwZkT9gnVL3HtFPn3ZU2ro+sV+d2OfI0/c6ydPHneSpexx54hiOp2wQ9312iriPObHKNrTfblaJ9Ddr1PcK/aVT1X3tXlXORMTg
CelFWMyANamYyUHFTA6YYs7ab4rpeYKZzwCn2QOkYS+OhQHOtkfy+R4cKwNtWfdBldGu3aDGaNdu0Mto1y5Yyy46EGv5tJ9Vq37JBEUZtT21FC+xLWU4tRTz
KWvTpEpyP6iS3g8orIT9ijZOKHlhn6KJexVNHFdJ8XsUbRwzZaWOKAyFx4AN7zL2EK/MIVNW7i4sUGAP9RL9lPWYcviWxE/qC0fI6h1bCZeK/aYjkvJKRBoZ
VXLPPdLNu6WXd9IMn3gW+/0bbU7kHhj+DTHKm3Aon3z2MUUOPqufdEfoF7I61DEaZ1f088lT6AlbUg/Ye0g/4J2ROHCyWwx1RTHbZRMTmNqYV9yUmLoRtTku
YxtpZMJZtafO27JisT+xIs/ZsiIX2KcvPoV9CmRZ/sT7NA/yEeVln+KFR9ULDzupF06qkwcceSG2LF444cgLF9y66kW8dfNL3roVbN2qD5MEdu41p1ywLZ+2
2RK059Az3/vhb2x+12QKj0JPU49aQif/m7oXvXX+SZsIFG50QaCZUCVEylA0CgsFwZSJSCU7J5Rgi1iI4gLBvP4kahkisHJsYF7P83GrMaO+n2PHB60VS6Ow
MCtD288Yg6Wx0Ti6bY7V+mHZXw/J/vokiMhGRH1j7/+xOLIeEIpyf1OZuXNi5vaFQcWYY9HJdx7ldZ5+8eff6xdLd0t/Ktgtvtf2W1bLeiJfTpuhjWHvUgVF
5hOlLjmtidIG4zCT0/QrQNaj505+45VMdOHsk0+LMysn9b9ptr4wGjuvor3T+FyJ7MQlAiCbaMwajLKpe/aMxmG5/GO7/7IPA4WS3yX5VVd285RjdAV/gl+0
jE9bjRIdSnCqsNJJyvJO5GCkeMrjC07KMuAqBR53X9qRJQHfi2Mzu6CfmFo/idzbGSobE4obCpKokJU5Xirid5d6bc6LJni6CunpCh0MqC8FLFC/w97ZtFti
LSbRlLYy3bePWclfzWNIgShBPtjJxHx2EsgQrZURW8fsxHvf2ckCxPMa8Y5rSk+9NCHV6EQcvQUwUnaTZcVNZscqiCxxTgJeRmvc9fRHUXFpHVmeOAhzMnwH
1eQdsMWRPWGLFLvPFgf3fjsOjPhzOw6M+DM7PbZKS6SBDfzyY7ExQW18ODxLXxwVXqM9eToRBMqyHSYKMvfHUfq6reCVlC503pZxmFG6zzmlC51VutEZW7Tz
07Zo69+3ZZxP2ZKGr2bmCo1ZR0tR3nnEkTk77Mi7px151qQjc3bQkXcecKQN+1WbJxxp2z5H2rrXkTn7kiNz9oQjczbuyJztcWTSxpxmL8IC6afTylxx0pKm
nLCkCceTOMOiikf0VTwiN+WwQqmaVqhVk0olPMgq4Hr7FDxGejWkTBJcz5zpjKcCFLN0ogyrZnarsYkOZbpcgklGNnPRKBM2LENwtwxsxpVSEapPykRVJNq0
JIhXvuBfpWpHAWGGUU3SZCi7BKGNiwA5slAhvKEFIElQt2ZV9ABkODQCVIkeNnB1shzecFS94Yh6A8gS3gCKhDdAtGOQUEe94apEPIFchpusoEJ62GZFQwMp
FEM0/f8WBD0BTLtJ4NM2ib3wBgFFWydmw7UCnxYIYFrKBlkUG2R3mw2yIjbIqtgge8QGWRMbZG+7DfKYoyOKK2IWB5bUptI47znD+6ffySGZrgBLogo1zmt7
4in7wTCj7InnJsHrDie8TkyHnB6Kn0KXvf4okrcvhv5xg4yERiGHc8JkYJvow3LVOAYUQVIZUNxoyycHow9L4afMevuIHWb1jsjh5mOgOXTlYVvyQqdBa+g4
CZpCx4OgQXQ8AJpER9I+SjhO2ETD8Aa7uQLHvTbt8wzbcyqqERkGjf1ajAGYAVk6YacSCe220jxzAK2uHAbAJT4XCQFwWdyfkwlXnaIRCIbD3J1hTUC9OsAD
VJGH5LYBSARm01XJOEldb7cdUUj3QHK1lgy/5c6B37q6XgU1WLd1MFcCqEVjWOOYo7YucCbHHCv1B9bqpLEA8VFoI+3NNfVkcEHXPwmJiXyq6Qa1SbaIdJo7
dyrIcVJYr2Q+triKd8tDisQ82I84FTHrBb1SYbs3yI40+5T1ud7qZq+HT8esLjyqnlscC3uD3F286RiiSm1OpAEf4mD6DGQa/L/HDF3eHWZYi25UTjxc93Xs
DoQyBTVdQaPQBYB2uCOpKf30lrtpWjOsaPS3veO7Uk5xvU1yUT+OEIiSzdXbskeaK+kAlLpf/Wrb8J0owBnUU1bjuliNgzo/7xluS90L6KbAbdDD8DtQAgY5
LrcOpboBg7ELg3EDBuPa3HvroJbZAMZN4FW7gfcR40Ow7wGD0BVsQjAdYy3zICOgQ/9mow8mv82kaKU7eHg4yTbG9xcYBL8fA3kCZKq/mZUqmMkozfAo9XUa
pYdA8NbbD6h0ZYUkgUHqZXyOqxykXmAyo+TE+zRIORmkLAYp2Teut4QRY6s8h6kle6seV+P0QZQxju96n9H2yaV3WsvtvNMaSNHOACit1Y2UvZFO03SvTNM9
i06T3qEpKAU1ZTFmAjwiEnO4/KbOW9BpyK3qKcRzpDpaS7AkajSKCkti3G4Hk3Dng0n0MJiE2wYm4QY9MMYzmITi1qpemPDwmtYGGyovtAFK3uC2Aeu/HuSp
84DpZEhuxG/jU46VdIHkdqO1qr6ZKyjkUAii9fwJCAVu9CGAfLOzOoOqo2/jWGVnNa/KWRw9dlZnaAyB552hQbTPmoEfVNXKyLCVOhOdNQd5osTIk4HiV8EB
kaEZmLk9vknnIhMXrwLi4pHmarqthnHkvD9ZDT7NQg2roRCvhgJWgx+ZC4wWLRQuGwvjMWA32KFBsmywGuAMLjAa+sTrQdoRnOElrsJBlD8PB3Se/WZqvr3I
lsqU0qJCZP8eGgDuXkMelYtDica1ttHsp27UkDrmTaVgBmrAQm1oScoFH3c78XE3Bv90b5X89Pnc210Y3jPIqpopLsfX+VMjrf+68O13Mgj7yCKqrjqV7P/7
f58LujXipE/I8GyuA9JI0NhJ9If0g4ifAA55AiGjmFKpfeInN2MeOMxSgjgFxUblEUZDL9kMtNyIfvrmazavYcZPwFjC8c2jt5KEXhqk6zGWG81fwyACMqSB
k2tDXTSnFhtEqYHcOkA7sBh70o4mp7C//jplpCLlzo1ICTiMXyDXYr9N4wtxfY0GXk3VOK01KzCw8nJ0ZTnW40n02xN7GyC/jU7mt4acjpNva7DWoZbeUnLE
G+0pvu/ZW1LJvld1Z11ywLGc4ImZ4gRwxW6QD+2iabz8ciOtN86Ykh3cP5LOGvK8iH6Js4YaqJjDKmnopZcYAo/SicF+OwxFHYNjdRocCxVRBrk0aWTJdWan
60x1HbhIPYmj8nGmoQHyvES1SDqGpTyvZ3/I2UL4KeJlL12b0yPZJgHWHy29NkMvz4MHQ6+r4i7CCp9aonO1RvT0L0bFwpwy9eLtYuplroh9yyzTham3EkGo
b8tHW0bD/MaZF5/9x+K8gf4jHmj86EazBsrPLzjU0cwBUIVjyNpIDYR+1IVtyN5o+9onwkNFhqmkEmmOIYdDU/Mrzl1eZq6uNpXVaVNZXKaWiI3ZeaI8mShP
JsrDRNX1FvdImkjKPuNjp7Vh0l14gyfbN9by4q5eoq5uaf+6CVanrcYN4t5fhzW4VLc+EeGTbGEQXvzsqDiCiBuftOHVz2wwpu2mqwwZnhgocHafHRfNcrUg
G69jIeDEfJEidoDJ+zdT7mzmulXQ9INM4JmTVMA01ll9mmlopKFsIY6B55oVv/xfm4OLqc2AKKrS+vETM878S9HYW1ToEZtytkd9kCs2GiW2itLMowKDkeUk
F8OBLwvSVjfWuB/XYKRn7cB/t4kIczvw1bCAuaRfpvWzN7928aUi1/XLtGYZDfBmLuyXaQ29PDw0/twPp9+SCn+Z1n+++flXvulvRnm/jJpGunYS34ACh2vP
wY2BE8j9OkFfJuiLzv7aZ2lxP9pnibD2FM+bq8+oNBdXJ1HUkmx/18970dGvYkrOGG1rtwF2DMCBxblW0OD8qGCz5eMHfsjlYXbAV5b0AOHoZ7+FZgBGSlQN
/g7BkZSKAfmGNXBrIfk12v2xpmsztaFN5JVmmWTQaXW9B7Hh0rdkVTWU2EGvhq4E2yU+rhuE+ZI4KapPNWDDbGygxZC6ngTuZg+a8bACYnIBsOxAfO2Jdgf+
w6rigx+tGYy6SDHgEXiLse1o5bmaJKOh0ZG/pdMSTUffjvI3oF9UY7y4RATfAhPu4fiGOn5EcEN8U4WDFt3o7/jMRtMIVzGwXCNtx/xtljaP6ZtIMmeL4pYw
H9mPRND7zB0MBMb0JcgDa5GFlZUkREPo9oJVMN96UCaA7FWF+daDYO7QoY6r87g+GIRYbqQUggZIqA9ki2rg3wFOE1SFZ5Wg5mwC2EV0AC1TSxIeLN5PViwl
qmnQUBVa3rRF3vREwmSasTYeRL3CHVY5GrGld9MghypUkwHCJRikm5SAxjRhE48TSZB6Cbi6RzEpE/YaObcV8jGGCpJYdkSFR6LPDEoKG70xGLzlvh1bLh66
+Z1tHI5NelWKwE6OKmXnhF3IoBlrhbgGQivxMrp23aBkPRkXtt3y6kn8O7Ptlt/kf/+yTTXEuq3R4flTyn8ub+DVcIO8YR2/Icish56VVRbnGr5P2GwpgGW6
F0ci9LCCwZLdh+NRuwmQPLrjuORcZoKVm5FpmQn6kGBJx/7NyHfNBL2bEf4BJRNhH6wPnrVY2UQetdixVam8jBedPIwBDto5POKVoe8VP2KCo68QRY8DnF3g
9fnizI3FINpufi6pCtbeP/c97p+7YP94KlkBRXQRtSQ6/iJ666dpLpQnzTNpR3FVr3xk7mQBA0pNUIUdKeZDqj4Q5j/sUapPhRUiAB+1DHaJ+bpATkuhBp5n
x8gLbUEAa4QCX2DHSIBN28R+CBDyHaZKEqwJAjZUoHjpGoZ6QlqAJJCyuRU4mD78lXlYJQCHydGipP/H+cmArBJD4FyeUFf2Qa0KNaD9Q0d0lRIbeinL1pdG
YuAhbXSraeED3lp/qj2gPHC1Kb4Wm+JhyAfl6IgpVYtt8DVIxLWO6FI1oEu16fBKezdTrbHlJAzx/8fe1cdWdZ73c849H/fb99rXYPAH516czNVKE2nIEBIt
HIttRJ22bIo0Ok1a/ugy5PSPfPBHU0Xigp3Iy6IWUZq4gVUeJcIhuHUyukKWDIeS1SEm85ZEZStTrZQgopEGZbRxVqTs/T3P855z7oeNWaeGVkMy59xzz33P
+z7n+XqfT4yrr/udVC3dgOSICgKq0bIPolYRmwgh76KfYFliHkw1mOHbyTjYuYAZPuUnhwmkGQLf00NsIY9mE5kFXSoz3BkD9lMsTBD4w1/W2IQ6yqtxKJV7
cSiUb+CbJP5Hm95upBevi6l2JjaGdi8Yrah2JZm30hBk7LJmKxc3Gl5GUUIxUUkGum899sheL3iHdw9ZKvrAtVWpzmqF1xoLdYKaNp2g8AR34J0Tp59118FG
dYPf668O2eYremGKZ7SLF65bbFJpaJqmkvP0NB6fw6Jc/qYWNEkwVVQ86/FdXg/dpEOj2MCW9rvVvLN+jxoRv/72IyK6d8F1734qMWIxDxu2WOmuWuxNvGKy
N3HeZG/iZZO9iZdM9iZeNNmbeMFkb+I5k72Jc4gA6Ql9I91avLEijX6lDJBoieGURhI8paqw1SsypXmZ0mWLp3TJ4ildtHhKFyye0jmLpzRn8ZTOWjylMwg4
X6YnkpEtLOVYZNjCk9Y5FmgerAtnhbQfuV9RGN1D1Lzn38g9eTu5KaS+tTequrUKX6/yy3wDv3+pbiZJqbHF/5LcvAicSHPghKLZ2sCJDAdOZDlwIlcTONHC
gRPcQAsiEoETrRw40caBEyXoai5iA9hLjmZJbyQTie32w8mwQVLMiT59mKrVmkFLTEp59ck4IG4On+Z6nMkgcQclwSVQGc1E0n4KB58KdCnVA/IoidNCJSuq
jWGEOk4w/7YhRiVsasZBUoXxak2VgFh/W8i084hCu3zKLJvB+X899ppbzgdvm1xZ9aWwhvrHxpA+//Bj40/UNuKjt1Gi2OPppJvN5NwCM5E5gFxuMk8Rla0x
XiVqXGNMC7WdRPyWK93/1H3PE/WtMZ4jKlVbaZNt6YdNJqVxRbXcTCSz6KzPYdYO0BXpS1kKRmcqfYahFPw7BRV6zK7VTeoChSqohdrqCVo9iiUpoPtjEZv3
oXDvobit0tGln5OLUunrgwzvSlzp9qkmfRvku2726fptt5pfUoeWDcZD7H34IvShfmubT+WV7/OTfklqrI1deGnICt4+tYOqbqiBUaHfDVMKW0UY5dV5Toe8
tHLIS5HLZ9f8AgOPhr+tP3MRwEtvYxuAjS4HrTg8BKUQHRBKi4cOYf3WVnVASPbd/HGLfLyTP25WS7T6rU1Y963mAPTBDUqfdf3WDcZGhsJt6mD2W+v5B2Om
DDBq8oVd+sKIXKiaPObDPOaXeMyHeMwYZE1AVt6MhPsQcHRfUBuD3awOGLyPP/rysYM/omenxT07S9yz0+Oena3cszPJPTvNeM9OAxovKrnbGwxbPXFS85XM
E39uFxVTSWz3dMnrWS9kK7BL2IM1mLXL5oWO2byafTYYyxIjY11EPQcHLj7yYzf46SmFTTOK6xA9XByWdz9p8rbn6DVkGQq3AXc3KynRr71Qvw4jN91gnirb
ptDpRusA3FpUswndiptFdFJEdFpEtCEi2hIRnRERTZLkrIj4MyLi3xQRPysifoaYDzGhVmFCbcKESsKE2oUJLcMkC+9TEZZShnW0IB/84ImoKlYd2MYEbOMC
NhJlVwHGpLUAMBo7k18/4GjP4KY50WXOIhKSdZIEPcTiyc2SGvabiWkkv6njFJLf1PEozObqOGmhiE44aDEj3RzO1JvWJFXlLqWevPgiGcru9DsHqtND1SkL
jKRTq6ZKRx74yetSDWo97lG//I/DZ469SwTdGUxzosun1WkesXmdA+/q2325/aWLe7973gChdwYH+faSOk2Ts3TgUVjFFRvAXtEjndxDIWFK+FQb4RSaQivt
O6nOKCE07ISulCWFPpc/ePlZcSvWI88us9wd0dAepMwy2nRHaNPtpxlYqEYf10GrCm+6qGJ93agjgijDJqvkVbPcFf1YPatbntLVDDlR5qoLT10EOT9prFTz
E5h0atttdlmGreza5s74qbRFws/HRQsdSTB+VhOMn/OCn5cEPy8AP5sN38oacwW5aVSANvxKMHiqFoPF3zC1XpwPJ4equ/45S66HgXlYq/v82C2+vuXbWfLL
DCgFbx25ZJALWzUpAwT4ZON1TJLxOkVGfJoCFSnXm7cxtm7hTv0KC8/prg5GjqA7m9A+CwbTtIDppIBpSsB0VMA0mWAwKWWdwDQGi5DOZS1mWJQuhun3kacP
ukUDayxkyESTuB9d88TTJDc8fH+F+it0ofwxUtSTSFinpgvZSjcuFiqdOlNdMxV4aXti0qkz8vB5fjfMGd3N/FTdOrIwsPg+s9l9ptxXG1Pod+JKd2SCyEzA
YOT3hI7ibnL0dU0MD/zX3KuvnX9vBVx9PYhUWBXZIu75IwUMIr6M0t4QmEAp9wpi+JEb/OR1ktz1nuOW5otNXm2xSV5s8mqLpUYYyfhik1hsUi8Wyyj7aonl
slphuRJ6N321uPJqv6yWXu4F01o1cLM68/14DfXysO+ru6LI1l6/Mjzw1XjpyrMvN5SuXE2O0Tb+SiQzAJdq4hlV2Lki2HdiQRFusARPir2IWtS0N8pvtU1w
Bsk0nuK9jl2vxFgxqX3WZj53xmY+96bNfG7W5m3tjM07oGmbt7UnbeZzU8h6cClLgvjrURu2VsqSsGiHZHMzneeQJYEdks2UfNhmPjtOWRR+uwjYQkanVGeW
oL1PO6JdTzl84ai+MCkXxh3WQg+gJYzI6DGHoUuWGzpT2qkTrADDD1b0W6P6t54MNubxhVF9YZdcGPF49GEvGr3qRaNecXnEeRxHHYq+sgcjfX7eDa3lucwn
SxVXJYKeul4CtXTAVFBTwHVm/wJUkOOvrk4FhcGgxNpUc0IoMCF0RIRQak4II+4ChNBUgb1OSKFICsJRt0zpCJMu2xsPuyzxxl2WeGMuS7xRlyXeLpcl3ohL
iqseLPfLoSt6WURXogQruioRXZX+T+hKRiW6Kv3K0JVQFkgKVPLKztOHLj+7+zf+WKgtJJG/JPLA13bwo93HLDKiLEQfwQi5y4/WeH2S8I7vIu94mh1Aj5PL
PQPVxJMgicbNt8eXefNN0ykMwDpr3t+pVIPh4+WV2dR1Csf/fOPQm0YDJLfGIfmNt/Y7lCm9ICj3ECiPNYJyXxyUo79GoPyFWf1X4qx+50KsvoW/ugqrD8YI
/i80wn88Dv8D/w//CP6Px+E/uRD8s/zV1UWt4phh/MGmp76Of88c33QP/Tt/u5jP547TT7/zCBdr/nVTWPYvrLDsXzoU68I5PtTgfPf20Alx3UKxZ6lQ7KmB
4p44FK80bn56CIol/mppUAwxj4H3b8f1ye3y1c+uLyjWCKaZ3ccO7ZkuNUile9SVTQmFAvgrrwy9U5Spm8xSsnUydlWxPQxlBy8fYBN4c6DFx8ymry9QfP+x
Y/tfeabYHBSaHkJQfG5jeYWcfmZjuSPYYbJjURx6jT8I71KgwqOcYOaxxUEVPUgN2hxU6auBKs2gSl8NVHW5IApUabaPNgXVvxx6+qkjqQZI/UUIqakHIvCs
VQsXqKil46d28BqHTCy6chqDPJLX0cpPfOOtD46ML2tEEqpIC1UAd9jB955f+N3WlNf95Jf0xuhLLzgNC/o81XXFguh7MT02XU6iljsgQjEdPBzFf0Vfd0Sn
K6JTcALsH6uyf5x3eP942eH94yWH948XHN4/zjm8fzzj8P5x1qnZP6YzMS9IC408Lq6VA+JaGRPXyj5xrYyKa2WXuFZGxHRdFdP1vFnjWmnRS7prIyUuCL7u
5E+SY4cwo2ycBOyabxCWhZl5MjOPN9ZjHhsK9nkyM09m5snMPJmZJzNTe+esFQPxcv2UBcCOt5/kyJY0R7Zk2Cz8WbJwzxmDAXl/mtua7+bZbY0ccp8PHSte
mA3lokodhokMq/UD3ckDbWHzw111g4gtZIpsIWlx5l3fthCl6ovN3qUXe0mQ+YIYQ86JMWROjCFnxBgyK8aQaTGGTJExJBrN0m68o2YzJwii9SdRUbg6M1Sd
fOyNgz+A1QIXhFORo98beE2nAYzqm3cdeuvA99jt72nZR75/b+DlA+LEq9LNSgk6/czug68Y1BKGVSN4/uUra531BXWZ9M5+dIZhNyFFKnis1Pdbf6bvVpfv
Upd37hfHo7o8O1S9ZMLx6MX2yfA+egM/2n1sZ3XuFp1looYdn33mFfI+emyag/cxemIv6qnx/HwNFIvdPuIcYNfPl+EcSsD14wZjzmAlWRMPMOoEKW2tiWJN
9jnUKVKHdHCJFJh6Bt4/+7WhD05/vbCOrTxTCvkPT3HkDocT/7VOKyWS2VQhPNtcSbMGGQsiSevRbzJ3eox2OzxGu6pwiisuo52i/BwFlS/mG7qZUXo99yLC
6dpKi5BaMiK1pN8iDp58WQLHmdXL/P97mMOhcf5zPbbPZNLLj6Ae21FqR5GjexY131HKpRjaTjqSf4LiWS/KxSMO9zyHJY9qlOLY1V9j0UO/9P04GhuMv3W4
cfqYw7nG+3DMsTUPDzssNrsDXuxh++TiHo8fBsMeHva4xw+LG/jwsJ0eP2yHxw8DBuBhMPThYVc39OmgJ4gA8hvaaHGshLE3ge2KgrtOidWu454Bf+SgEl09
B8sJBKujXGQa5SINKeSdrAmmAvwzkn0kFXU4aEbNMC8p2C2Sgl3oty7iWOy3KBW7td86h2NbP0qeuwjaO2syZM6YDJk3TYbMrMQHzZgMmVMmQ+ZVkyEzLSnf
J02GzJSZuV5iL0IQI1Y7/KBZ7dpaTqvNuuA541/RPCdI9ZOjGa26Hq1uEEfz60PVuZmzR35sMNO5fOrY3iff27uOuU7Ux2lRh3NDEFDkgJaZzOD3MpVp4C+1
6YIR3JM8rY511lEvStM6gvMj3mDDY+WqdrdTd6pdZl2eY+goX2Ru3GrG3KKW+bNTz/387w8/9cJHxjoTTbSNW43NNUmCxkapMGWArZ878Z2hJ0//8LfWGQCw
eavZx/Wo/KiqakcE+RJDvkD3mHfz8CPU6mZaDYieZe+dOL3XW2fcV/tMyLKwwVUwRYmA/1BT19ZQSDKxk4NLFJASQrTczCrFpJqmF0Vdo6jbHcx7LpVhyHlQ
Xu7IJf0UOjmtxKFDyfQUQk87wuZPHWEPof1xvWw59rPcNA9wpHXE4IjFYOJbozX9zZSsP4T7+XNP75VWY41wn31+yqgDfIicBHiDAR9L5fQFqITJDFSBOwNz
xOTGYf9rYKaaANNkYFoMTBQ7UyLKXgCmCOddHoJ2eQy0y7nCtTBQvTtPZ1vC8FMJQmWK72tO8VAnzj8RqROiqQAeH5w6PfTh6R8ee0eCScL83qUFkwipzdal
FOt3dn7m63+n/n6qaUV3e9PTMdaq05Z+enFVq+bNXdJvblbe3CIz1XVUwleEgBZ5RddRTJIZJsIJtqD6acNF6T+Zt1zPyMQwhfCmDg9AbbH9EcwTjAhdzREB
DOj9r4UMKMsMaAfnnV7bK6/nrvrlQrV+4cv0crfxy22keUWVTPLTQvJMlUTtJmOO0YAxPG/CmGz/4jz2ha/W89hYjFRI75oFLJXuf5WRKuRLTRhSH7OgkCEt
r8M2f6W//JvllRHSJcg8iByXMI4sCgT8bhRHRskdI7LNHLbZZlG12WZxReLI5iWO7JLEkV2QOLI5iSM7E48jS9JQj3sMr10ew2+Px/AcFePDPtlijHkM/wMe
v49xMUYc9vh9qa3HMtmKtMvWpCRblTbZutBOe9jjnfeIh0T2EKShLloQHbIoOmSr6JBtokOWRIdsFx1yGfXFIx2UdNi06LCG6LCW6LAZ0WGzosPmRIfNiw7b
Ah02lqhp1NtPEkhVQIR5hjNhbGh8VPmzjwuH9nIreqTBLL8lgfyXjlsSSHxZcUsCGS8rb0lQ4t0njOQhQmc4hn6tOqShyNo+KbEUdN+nDpTZY3Nmj82ZPTZn
9tic2WNzZo/NmT02XhWi9Ns4Sr/EUfrtHKW/LB6l7wazno7LP5W00tstHZNfNeMx+cKFfl+dHjpAXGgzbdJ2VidM2ALcYB8HVNymLoMrjal9/VrRdvvWqcWE
ym4fF3T0uBIltkapWBJ8Kuj4XSqY0DfopwYraQk2Rg+elZT7l1VnKygfMKfOOAA5r846KP0vHaaSollc2s9REjw3DGyRnMW02sfHEkTz4bY+hcQw5MFm/NxE
uVCjSKd1gmg+TBDNg+3km5mD8zDzYiB1ZkV3m83uNuXuDHduDTNFC5IpGk4PCFuIMkWjaWfUo8gsoECWlq1CQ3sJzs+U9DXpLIHcVPWLRx/RNTQQCSXMv8SF
jCXg+oSiLWS0fAYJLbqiBHpdpMU24qJIOwyHbC8ki90WvJfoCbiUZWJKltH8Rxr3+WmqQCKFk5f0sJvMP4WBco3xOc7X2cK89y4m2TvLJmAVpqwCODkk0QLG
SKLN+akHlRKQO1wu4s3+ThwJ1C0TfpGSaIsEk0KYRFuAHeDjjxNDyKTNNMukLaA1eWGYcK+FVs6ZtKnY24pn0nK3kAgrdSYtgaCXQSD55ls5mQfF+mDQo7Mt
A4WR36b8H/XhTvrwRfXri1ScrQvw+n70oCirNEITQPJGhuQNDMlehqTPkOxCAyIDXMjmwszI50nqfKsE51t5IK5+stVVTc1LdufN9rDyrnFvxRROYiIT4dO+
SXxh3oBJ0AwujhFj8INZwtoXY1hLXUzeJGRFsWH0m1pii6kzNNZL9WOd1WOtvYax5misf6wf65wea/01jHWBxjpeP9ZFPdZt1zDWJRprqn6sy3qsjdcw1jyN
9XL9WFf0WJuuYawq9RI4UT/W8LMy1ualj8U5pL3Ns7x66aZedI64eVCpBXPfRJCPrUSKQ8LECcBgodWiWfQ2khWuMLjG57p8WdawHXUHEWZvbat424LtDwbb
fQu1XZw7Opk6euFmWcJQ6tnmYNlBM5T7QWUoGYOijVQQhl1OiVqrDSXMKi1PcV+qC2MOoq0iaqRYfvoPUHG4jCwqS68J92eIs3b5ya3quoP0di6KiHILWS6+
kOO0eWpOkuR67+KE8ZFHzRUbDO7gbZe9YPyjHeo1FgJUOLbCslUeVIwMNI0kSvCjGFLBb9FFQ4Ptg7RMtYoiFkHN7htBlKgJr1LsWlczuHoolnrZHYOKoRZI
uPstIt6hLUldG3ON0QXZjGmNhvVhlIIrmT5h0ZhgsskKPahbKC1AwobrHC2lj95Spm4DsK0KeW3oUiZEcsNCKm3RUnQW9RqjVCkBB837K8VA7SQB+Eq7Xxys
FP32zQ9ySWxczfrFzZwZWVAvppWTrs1gRskEq3CcRKyJQp02JDvfEH49xV9DlGNWbXRnJYJrST0ec8miBA91/Sli3SWxMdrAoyLhUT44ycAzSOVRCJgH3igV
VrcI0K9GeyWohwJ+HVUdoqpmisT9IuRLL8bvUncAq0t+Fhpuyc9Bwy0hpTipDgU8ogTNuGY2BX52IZqU7lTgRQ02uAwp7gWdkUKdBJ2piUm9GP0jXFTkBkT0
B8VyQZsQbteFqwpkJwSYSvSKTDxompaWiYWouaUh3lpbFzBLsKExqQvP22qaumJZgtrKhNBG0TNaInphlIke7UqCHK/NkDHBlwUZacdk81aJE8Jlot8quiu3
O2EJfd2Qs0aMKzCubdQyObySlUuLKuQvgcUvSQqEvNGi5ji5sC+jlOcFPvMOQ+kl2S8g4j+BRkhhBxy149nGmyO1auw6XMXiDTB1xeS3VZx7Qy7vBf4dnXhO
L9i1xezaRm2SdLDKd+4F1w5rdyVCfm0x9wV+wmyTUGjqcFUPdGNSzNcB183jkCpDO3QUawYWp4G+yNPPA4vT3Mgijd0eVDeFk66fwK4ipzRm5rJpbFTSEbPN
mpxJpu51gL9oAZWBnEiFck+txKEkL2ByNFKi7EYtJtVzfo9LV9q6Fjd6BikgvkZ2M/BeJpUCNnomAaVSJP0nfD8F+sE4sEFNpoBIhkLesi2F0wVU9jWRie6o
w9rBgGqpBP9ED3cKHw5xZToTblAHJp2IUW9XXNNGobVySUnEouI5YAOAIAM2xYDFxoKgnfQJ9q7fqrbbbWWHlIGOwcoyLiTjqI1jZTknQDlYBHZeZWgJKwcr
HbzNdNQ2s7IC97dEu0Cqp7RSKsSipkW431xyj0A/E8rKqAys+mD9QkPFar2Gl6nOUaffMlHuUhvaSjf2LcmJSg+cmfmJyirK0UM658RwuRx7hZko6KmyQCVj
LoMUWHxD8zLGGSrPU6n4lSjWKVOGBuFX4kGjZb8TM/MmKqspVZCmVen0ExPDlCvod9OuCxX5Vg2sf3TYX63O1Pdd+MAVjnUz3NBFT/tWNIfXm5WVDygpCzWB
+kfhSkbkrRIwwFiueJxrNhiqzpGESymmzNaI1KeophXoq4vVpoqL9S1XF3zWybh3Z+c6CyWaHMVFyD6BGngr1Mcb6GMeHzvUxxupQF/uVtOQfmf4tRNsg97Y
TjXycjBLtKKBcqvfBvpvg+CFKCxwgRomG24TFfaMdRSbDglchEylBXRdwz1ToDE5VaQpdc7Xx4ucO41Fzlv+EIYIp6bIuaM2vuqPipwzqRdOaa1jPdlEqLRI
nqg4z1TMlErEnGBiZp5ZSRNNV3Ka7fn6zMU51f96ANYk9T9eIfcY9Oi+0ZrCoIqdQHo6FP+lWHg5GRTAFPC17+BVBMe3DxKurPhsztDKnMkaHMZ+ksfO0P0o
iIjf+A9sMKgfu0OsdzCgVyEt36Af9A1yOUN0tMEof6WbzQAcfSiFTMra/3B3vTF2VNd9/tz5s29m9s3ab+31n8LMw8Cud9deA7F5TqQyqxhsk4Krosqt+gGp
SYXW/YBdhPiA2AXWdIusyhAgS3CCE0i7abwViSg4ElXdBtIlIpLVINWpqGJS0rpVPlhqVflDJHp+59w7b96ftU2D1FBZ3jvvvTt37j1z7rnnnnt+5+CNo0rE
ld6f0/SiLko+0lC0rQhczdovKtNXE/gzxTc9+ai+KZObNstNI4ieHZSJBD1NP+5zhWb8uWR7r4yQMoB4JGxj5z1MIIc4cTPE6/fulLA+d2Ll6feyYdIKoEZh
miAgnAe+RjogF4HaOd/4BiQOQqB2TiOE5EA+LJmDIOhgVmd6KhOjnTM/SU5TG348Wl95fVLFsxsfDmZ9o6ucV4eayugqdP+7j7LtA4FBiDyqeNeZ4e9/9mjH
kT6mx7uOJBOkKum/icmEp5GqBjxSdK8EPPKpKtzpJAOEKk7TbU/pyIqOPktxxKtCcZCIAOU7jihrK0ivpbbb34eno5q03oInJJVvImCW4nRcCco3EDBLcTqu
Ou1fHi815nF3EbGzFDtFDqGcQ+wsxU6Ra1FehOGZygswPFN5HqcrVJ6z8/Uoz9r5CMoVhIGm8gycKak8bZN8o/IVxFCgcgkxFag8aefX8HPt/FqUx+084+fb
ec7Px6JB5UP5dSjuz7eguC+/HsW9+Q0Yxikmw6T1TTh6KnYAtbltJ78R5cF8FMWBfAyUhuNni/7Drt2i8cGi3aJxwZbdQmYCBfP+WZQbW9R/Kje3qN9UXtOi
/lKZ0f0om3Q/yi0t934qbmi590K93omQuiq7kWqjHG25B6kYa7kHsBFoEY2xN2kRjWFUbxFtYU5vITuCwgnDOZQbWkRDKje1iHZU/lqLaEbltXQ/ypzuR3ld
y32Iiutb7n0Zq6WHdxMhED6HL5cc4aj06aM6oJaO2ORLZk0TrelDO99auPk4/IyAxqzHnB8QgY7B2V88WuFs0Hxvc0JHwb9ddg+35ZMoPtvclk1osTCZ0TUz
txGl+O21du7RsOmzIPU5D27miyD1tSD1ryRI0XJFkPozzTiLOwSp6LskSEnh5fwMqrjgsr5Yzq5nJMEeTuIcMA9n7lOcuc9HeQkxPJXO8Kc4w5+Lch4Oo4pP
6rai/AURD3OIpbWPJ02V0trnrralNVWfasYiraH0oqdZzJXeNxvIkXw7ikY+hSIVfxGFzSC3N4rjHRKLfJNIawW/PL5pi9yUwSliAsciiRHaOuc87QFsjgtM
nb2rmgALrnPoVczUT4vROxKvOM37sr/vzG9G3ZjKtmOlfoP3qejHc0fNMYgs9Wf+ojPMMn9u+jCFbdopn/BIHWZZas/uBwNkvg6z/KWjZZhl/j3iM2d+IneA
n7t4tBopvxzLRDUp1jYontv6Ha9sw4GJD/Jug+65rd+hitSJxBJXHqqU7GxQR4mkOtjBOicNIdvGrn6Ty/PTP2qHq9iBcBUTRfrgcgekgDrAM6b4UVeQCgyx
A4qkOLiMTC+P5+fzJiP6nJtvFQ77hdMch9OnA/fPreVktdlsdMEBdxO3O8LtFx3h6v9yhMsvOcL1827uSJy4CZM/SPGwn2UTTuU6omGlcppEL8+t3lGSqUIw
OULxMWPoLWoNoV1RFQurz1Pu+TE9Txf0PF3U8/QZPU+P63n6sivz9KQr8/QE5mkYVd9eRVD9jV6Fy9+YLXr7n03mftQZuwt2NA9CiHRPmNDgnUvrfFclG4ll
fFbT2IwkEzKmSXHtfrmHmSsWqa153NBhSc2kXy6P14w+oNirnRUB9mpX7NXOisBrShSBv1KiCLyqRBHgFKGKvdpZEVhSLPCLscqDXigJvicJPq6H6MVI0kZH
ZuizM83xzL8rwTjHafBInI0oxmKrDFk+5PXivLhWIHd4ouEmNQBAPIgYWyQajgMzb1/iIPEx3xfHAxKzgW0WuBHyJZzgtWU/i2FIXywePr03BR0UdWNigwRd
S/YkAyb9lrbdtfsdoN+2vEwe9QGZWPcIdx4UJvw94cl7hUU/n4+juE8Y8g95hlkSm5fYo47w5TaPr/T8jYr3OIBBUmzOByOd7jfk3Q+y/bE6iB6cdeTo/x2U
pNyuoKx9mhRCHPvvJoUQ5/67SSGUg/8zjpz8v+HI0f9px2iX7UmpOFlur7CpTFbOKavFzgnVV+z4LHYWlFDnmBLyHFdCn2eUEGhRCYVexuKalEkQQlq+XjNK
ah9xgfPZ7fAC8KkI4Qxgs/GmMvO2d6YoqWdTWA+m+q0HU5D1dUFfcT27Xz1b14toh1pvWyS245spY46OJGQ2VoRbn8hvyvzl/OYsXM5v6ZAKslxgGz3Fy8Ut
89M//4fvfuu5dzZjtbgpu7kTnkhqms9qGrporgvc4RfvfyAAHL049ywdrOK5PLrVieNfiTi+EMe/EnG6Fkwijg/i+IY4U8v5Du5AXY8z/xSI8US+E2L3ZgB9
dyIzVSfSd8d8dhPVNGvuTtDrySrS96dP9SB9P8VI35r8pJG+q9KITXR8wrjcqb/w51J/4U8V/UVqd+kvJ9r6C/8ub4BqL+i2JGjAapm7qqdavwqvTD+9zlqM
sOp/Xnj28X/8xvOvf2D1cKtEu0CFoFj+wXdf8jnaxZXpfqyL7sc66H6si+7H+tH9K226H+ug+/H/Bd1JBoYzFX3zq9y4K2I8FJEWl1Abv4TGQVR9SQvRFVVt
4UW9p6fl8xx9Lv5J8WYH53VBNeNLJVNBaSQgBSNAigK/2Mg7jAdh9ePtHC2uambMtXa5sGmpMXdF7XJD7qiPnAV+e2PXVi7Q7knTnUnrYPo10abvkK0ZMc24
XnDkVmifsFAUFps646xmVAZ0sMtWocaw7O9ASerALShJbbhJqxPa2pG+xOpAeyXz9Up20y5ZwW7ZJSvVjl20QsG8Tf3UK4jV1QgGG+nHc3Lbj9VW0m/t4cPa
8cK5PbH6/c47axi3++6izAn96nspMR8traoNc87e6ih9PUrR2RwZkzkdpYls9t/9FHp4qjXbejwvTFery0+ursuv9Ot9j0ULcaaps+9oxX5FK/bntGL/rlbs
z2rF/gOt2J/Xiv17UOz9VbowaZ3SzS7pZk/rZl/Vzb6im31TN3tGN/sGmvUut1uYvOJuoXOnMCk7hcmZplXuFCy9FRBttz0GnZBwNeWXhmt1K7+WKL8WT19b
gnfrRAgQkIFRfG1RfEnjtLXiy4kzSXciAlnQbendeFXFFx0UDdUWy8UrinY7BkyJ0M7ukiriUhj8tdEOTyn4vlilQqndPw/S5Tf+nM/Q76HLGhCiWiaxfFLa
Qa+ii8JVj6fr78hsPSiT9R6ZqwfyQck0pY8FREt2o49r/mMai78w9HNHO7MhLv5WiYs/LnHxByQuvi1x8V2Ji19H4GoLso3ZxIW+PkJFiHtcuceFsj5IBenq
CRUxcrq50NSBih7ESa4LPd3SshKS/HyZxP7rju3OwpVJG6iNsUcJd3hscLtdO3eYjRXxla8HBE8nc67RtvWJQYjmzD72fVL66IMdkYiv+GYsvIavsBuDjRv2
eZv4yuUtLU5kMNHAV2pPotp8hY1awVzo4UHUug7ajt2PB+XWLxp8IG9F7CTIZJM44m7mCb18pldhCb0soZcSetkVekX32PZsZkG/MaBrfArxJ8afNP1eucG2
ELfPLldza9IaMSYUu7ydmCD64nqlZt1H/MqJgXWoGeoTAw9bktIpmT6y5iaJXVXp/nuFK2h3qp92p8oEsKp0Dr7CFZYM1U/tUf0SxeI1P5jL2erAcjOmNaGZ
TLOyp8qzHUkW7Va8WM9Yj3O2PDPiPdX6tNWd5gplQquuBi93o6xO1eXTqRr67JJofa/2iLNRLyHtkpB2Saq+V3sSu18Ltm6hm3y07JUHYE71oLqHiGZf1nfc
A1hj69BoiJtqZtActr6jWe1YUD/cTAtrP21O00PNWlYXpy76YXZ/9ZbK08srXjawX+/9KbN5g2otz3O2sz5dyEIsA3tJjse7SCpEy5LHrpv75VVdNX/bXfx9
eQ7GK2SR1+ZgYsfDfFPJYK75GofOlXeQ1fYmrslrOj0nDvJVEoQ4mYQbVZiF6d/KV0hxZ7PRZkCS8PZ7g6po6L7V4KAPMiN2PZ+xsOg/1ISTobN3UwrIg5XA
xzO9g9ZgTtwEBqAKtX0YBr8Gl15DssrDmP4HqUh2uQf4UaE4vc+UT3R6n+jKE4k2teXp9AkepscDfZ4hXbZ0pR9nlFef4HlZ5WOaZw9ULUhX4N+PLrPTq5DZ
l+fzNKKXl1aGlADhobnBqfA6EAsH5OSgImwYUTKgkQw1Uso+cxhACkAaUoE0pKdW4a8qp9WK4AjuW84SxjkM6qljcA5xn8WhhDjE4DRStAazeN5ICrdMKzz9
4YfWb3c8N6Em7N9lg6t+U4VNXBnIyExayzbb/hnsC7Rm0V33JG7HT28elZCwnYMyDlCjMx2Vv/W4nucTeYpilDYTISJuDPTrXEVelqyVmrwB3GFf+E+elmRy
3N/TYZXFlZ9Mh9tthjBLVKuU3YSvB4K756qfrDcbg8t1IZEuOMQQtPwPwVnpwXxNR0XpUNI1fwwFR2Y6Kpdd2yxx50fytSg4UZO5vyPSQId9q5Gl7IK9quMY
V7B7K7C2lsJxrJrVOBtA7qvUpPGJJNnPcnMQZtrhbGg5X5elywh0x7oJdsFWNpytm89HsvUwUHIe4HUwUA5ma7oNlOvns2GqGcFVjnPEgX41pl8VAtY9wggj
jC4zwggjjPqOMOoZYQ0jjNojHESfBs1AhzHQdRjoeqzRG7K1y/lG7tawHu06GgbV2IDRDmO06zHa4d7RbpgHXdZh1aNnZBvZh24k46hpUenzllZzbtTxMVuL
nwv2QtTucvV+N2R1PlGO+s0qZmTXnMqECGhl3HSiH7ueq12ObeMnnZV+0jDpPdhO0EMfK1q5W8pwl4PR95PhbgnKc0t57XL+nX7y2u0HyhPTz3KzJiQ3vWB/
a5xq65WcJbRsGZVBfeUD0SrVFWvrEK3gMSOFpwMthZ1OKbwJEpiTd5VQNpLjpyDISSLDDenQdF27jcPi8QIf+wbTdfo2GHNT+I+PFPbtmyp13hZT05jLKRXH
XHjREivAR4teNny0OIvTiGyNG7KJxn65tovhtPG0O09SDTIQvvu/Tr2EQTMoMrPR/Y9ADeK1Plx6k7/itd9sUJxxKs7uxQKyBJlQYsb/QqyTYjcLeJcfojwN
qwCVrzqSFfIVWAUCdjGKUS45Ant52eEU3ogtx8CXEw5n70ZsOca7PIPz9GC7/TTcp4hGTyH1YMBZFtn99RjO2alccCTjKl2+qb86w1UmrItOs1FYdxlr9Hln
t7Xk4XrMPefsck/q67MOQljJ9QpdH8c17XWPoSTCLni4+4Ju/OfUn2IRgQeKRacIcJv2PAPk/RIoVSx4oN6arFF8aB1mCiJxZJD+92Ol06clR7JDJQXH4AjG
aVgvIBNdwI5i6/D9JTiG8QjmHA4Ylq3f5d5LxTq4RXFXDyCeHzYNjk4Jh+AqK9YM9+4ttnQykqghSCJbfGwcqZReeMxkva1fPgRVoBOhBSYRWjBtIqLpRGiB
ToQWgDEfBv1oMjXXIBtawBuv5lqkRKNrpETjvj9ARQMp0fjec6axs7qxFfPFGf3Fad36qyip5e+gpFa/bUuzCO+Gdk/Z0jCiu3HuOUxSE18qQH7AdnyptMMu
+KEJQNA+JXZuK54UgBwUBn7P9AU7fgH1dSR3Clf2WJ4Axz2Yo6bEiRKnvhFw1h4wBFvgYAnguAdzFJwv67DHeAC4wN2S0yV7GGFMBQPHPQGOexgee5rCLONJ
gkhVpndzBA5qw0oW0Hw2c/3kBq9Gc92ZdR/xjBifcyrYkWmcLHFMpkukFkoaqj/95+9cJGJfhO7PR34cM8CGifECKr3/gY55dx6fOC/V8pdf/5m8QUGT3sov
0TYw83fsXgN+abAnXmRUFMT6nP1R0Yhn7f5wxLM2VzuLYwxqHWmqnPSSQNLwLOOVzYmp3OIkoyRXOs8XODw54ySV8VsWv2wnbiMzup+uNGBDkIu6ftuPe8U2
LYsrt9/ryu3dLTEdq67cDjgg87Qr9wqPZuExPYIVO2ff71kYoBkcE2IbUEywdYHHHhYTwrH2dvtJG47lk9af2E3aPrA/xrwtnspEi7idL3TSWrCbiQZYYCuD
9rx+g/bk6xIUiEfCCTl9Ubx2vQq84pdsqAKu6PkZgHFaWuJlgYlkkVbHPOz4aY2J4Ds22F7Df/838yGODADtLJXMmkSg5xAvgkb/LNx2qXwGRn2bE6U1UB4j
aV3B2NTnp//lX3/oQmUbwpvD3EXKpCw5Av3/gSMFfkbUwe/DIQ3oxg6HtEbml/txGlB6ksfCA8wGkKDSRprZAuk1kaCSPaCB+InhEO4ZP/xiG57wd644fzva
+t9ue5iu16JX/hHSY+Gm31NxsacToMa0EKMQWtwmpPiMUOLWfJg3QuBrQYOxb/qAHE/Fzbj0TY/hmz7Avul9udeB0AzB44JDgPTbKNIPbum+uKU3RE4Ok5w0
IFXibDgcBcz9wFRdJc7NoA2NIdqG2GX5c7WYvW654nbJlCWWKW/3ypRTn2CZsmJVhcqK9X8iVVaOfkxSpWyov1RZOfr/R6q8ffTjkypXkCXVB34iJAhpwr9S
IsSgkubs5hBIkoAJOkBinCJQX7YFwVyXIHB6BUFyt3h2dAqChHqSaEEg/SmxQzR5gwiJnGdYK17j0saYXjpIDA8EeqcOwGLDwO4OAKOLQ9MBfAqbsebAgcxc
rcU1TG/EM8PMOWBcQTh4XK8NFuMjV4f3So6AxZxDuV+kucMYBxJe/TAOXolx8LhtwTh4EdeHlaeCcfBBCBqHAYt5vDXSYDHGovpog1rpAos1KmAxVGlwpQpY
zBGwmC9gsUYJFkPlNlgMN1XAYo6AxXwBizWoPyUY2BhJGpnpkdCMP5dJvduWxGAnb8WYghzxQtAf8LslJnAkgjnNJ4/nU99XHkAihLx3A17MwdTZTI8exrRy
xBbh4JB9RKYeaLAWG5g1oOmaLGGSDrXxYtSnExovNueYHUqN9i26yggDLM4IadtHzFH000EHmDJjraD9iyd391329Kxoc31wZ+/a5xfIg63A8nJDMf81/P2B
HDoT5b+3INiYnkMMJmpYuKAhrXluv1zUCK1o2drn4zBLDk/7FWBnKZPEZxcezi0K720Gj8DBT8AjEwCPYE11tFe7ij1J+YEgiQmHVZJwiU5UTLC9Bkhq8Tzn
G7vSQXqwv/soRgWZvQXg6+12k/jOm7RyAD0nrQwYbnDhIIqRvI6ikVsceoGP6MTgwiT4jYSRQiQM4D2zCIo1OXTRCb5MNdN6QPMgiB5/O0hDTFHpK/yxzrLA
325/lT/6Wijo0by50Cc79y83Ejy+dDBuB/3zxt2pfAg37pVGPyvI19ukmc/pQ3yEa9EgnWyojIX3B5D3Q2Umky8Icr8m6QIELK6fWdYp782GKg19YVNzqNLQ
5zeRKsHKjaOdm8qGqiHEffY9QVg8E8ZaGzQcuO8zslUJs7G7RrQvgTyItGgN4QelxbsF8W6cURw4o1gQm05m7f2jJEDGLQQ7cHLkQpidaUZ7kpChYVWaclAC
hgF0CJ20FDpEQFpsV5tweAW3SgiBFuyDMKpADKWF9wAEcgSrig/lZVQCF26RuIUZwhVCKPkI3jCCYIktkkYpYlGiix4f4QbjCNY5jgjV47CdjTv389O/Kf0A
0HEIxUHSWTxGQa5FT5bgGugxSjLE9/eS5PUApRxGcX++DsVD+XoUc0BxeozC3IDyOFCcHqM0N3GbQHF6GsXpMarzGpSngeL0GPWZoVwBitNjVGgT5Tk7vw4l
vectKC/Y+fUoL9r5DSgv2fmN/HwnH+XnO/kYP9/Jt2Y8tkWHcZFWtpWxmRZgladRjjJG0wLqcgnlDYzVtACMXES5hTGbFvCSCygFu2kBR/kQFRkgnBbQlfdR
cQ2QnBYwlwep2AzkpgUk5l6J9nibxH68VSJBTklcSASLXNdyESVyWKJENiRKZMABKRnbfHi39WNc+nx5DpdrGWtqAYsK4/cQYkn6bdcoXt2JgTkKB5bzmvG3
8+BoERbgihBQafG2qyHCBE/+OBeeNhBtc7BCYvrT9hoY7nZbQzDc7bZSsfvFYtQLi4HizEttP3ndvsla0DV5IbXWiNQaEqmViriJRWqFeZ3nt/HJY9tkJE6+
IxKhsiExKRFw0oE7F0NUEiBU4M7FAJVQ8ClKYlm2A056tJaadThlV673TFRXK3rLtUNjMpw61HTbK67ZyPV4x8HlXLtchnqpKDgSDntZmp9gzFT0KrDIZUeK
FyvqG477OMALRIdW8kJSzjg+Q1AckJq1fRxEvXLvRvnmt2YKR65+Yt0BzxSb4UgI/6AQgYIVEl9yXSlEFqLvZMlVh1hYXcXm0QWIdADHbllY0QpphcoQk3ov
q/j4PeAaohK6eJMBa/56XRZEqstnR0jaQmsY/ozyTaISuli0+KaG3JSi517pOCdwfvaXLAMHubTSyosy0bufXrTV+ln1iPtweY53PioVKGijXTC7j/aPI/bs
KZ3dg8yuKjVw9vQNuwhxQo7wktmsuv+E3t0P6VWxViwUhmONCRHgFceDGf5CxwbAmzgeJKbbDH7GgoF6JkBAvxGZXkVg05g1d3GKicBvCT7xtia+m9bJJKsx
v8XgsKh4/IX2ZEZcyA/+GMuU9tMoMuMRGhchGHhQtt8xBwWNi8F99Kdk2yNHWHMDVO0vz536d0cnIilbNVt3h9fZZk1iD5lO/w973x4k11nd2fd+/biv7ukZ
zUuSsW83NpbwjDSLZI1mZMB3Fhljdm3Hla3ij/2DCtkNNU5VsHC81BaFGzSyx46SyCCbMQgyEG2sXSTX4AgigykE2FlhhFdmTTIkIpFBsEMh4wGcIIKBPb9z
zn1N90jjV+zNxq7RvX2f3/2+853vPH8HmCMegofZje3A9xiEFgKaAolropM3EvcisseUYRfm+bHSqPPg8AsUHZQpGt181G7WRCAtRbN6AUOIKkmX2J3HvHK/
LZISrZW1FKGLmQvfVoJ7Dv8es/kBd8bvOKIPOKwPmLNRf0OhvaITBwXpKqrwXTHEQylqMSYansyNKwJC84nbMzOxoIagI0VhpoeL8p45pD0Qx72/KOLFISDu
0fYgci9LnGPJ7diPMkglzsvriREegDGlQpjFNeairQIEAPaOJkVbBQsA6WSGGF0LJOZwtIbDwwQy5ImCWH0IXkDYjUUtBKLTuBdkuULcr8tmkFAMfSRqWbl4
cjDTKrenWk6pXKYYk7oXv1ZXjRrOb49ZLAfA0/uD+P0Ya4wwgD48jmdHOiWw4hBiwu9nIaomwcY1Iozo/1iNevSTM3cbetyTR3d/qkKyahrvHhYkXbdwLSsJ
peiJymR29UVljhIHJJ+qyIF5oLtUuExHKTpGM/rDt0kgNuNpoQlh5VrWuqmtPRJ730NttXRBU9qL3Xd+rDbEpVSCPr8jC6tw+gl6NFDR2eKaM5k4bpiihMtx
yZhV7O3DQ6cAbIZhGC+0eBeLIinKz9ryo9BEnRs7rKYTUeLigJeHiV27VkNLk+lZlYt1elYxXF1hL6ZzqmqGQYw0ULuuaklWWRgIqlH0XyajkhQt24joCS8K
31yt+DqgCD0HZ7InSQlQyv37/RLFxEygfkqm53ChRbReokvNpDb1Ov65alK4ZfR7QOij9iPFBUyzCZUAbP21XCsNexuxV6eX0YtLCFi5aZLho1mL8HFzOaVp
fM3VIqpzlSAYffDhy3UOzvn8bmn4I9Np0g93W0Xa3UOvDJTDg4X616ylee8RCdEf7ddU1iDKR3OJ4kXlomvklZ6KIJGH2BXmzQGvHyJlBsB3KxgdGP4hdKUj
UktGpCYjUsOIlJIRsUVXJDWrD/GzYNB9UNhoWSMOCnAlxm3+gHLNPbaosntt4Vpcka8kURSgXxDmeGGfI27lvY6Ip3sc8UTvdsTrPA2gpCcFPnwK0gwA4Zr9
tNN/zdrQuZE4IPEucCAHwzeAEzfSi/ujU7hpEpesyoQb1jhnWZ4o86OLuAl9bH9jAAM6sMWewatXbbFbjNEkTQT91f9ymlduYGvJiFEXQtckSqspFHkN1NYV
+kztwMwj2stSWy161yTOmrCe0F2X0J0LrkV0J0BGDaBp0vO9mO4AfSWDwtMA9OnS4/XyZpluYFKmJZyffRUbCtlMo59U1jv1y9IvIpKPKZvInSiDqTuJYLOB
XYUBxxfxBGPaSai/xMDiV3PbPi2d7t0o7bo5snYwbiE13WZjD8+pbqY6Fl+kC/jbDB/tTo5GD/AgUTfweh3ZfDv1VXcy8zI01K1f2aW05CktVYSW5GFMQyVa
s+YyPQGlfNqRj2uXQvJsLtdtxViCUCKBDrPiNtRf2Mt5JBp+IBaDlo3VHZE9Xv1/Tqu1ZZUIotN208ug+NCRKYiqkreIC5NkwRLjiQQpw1eu/v8fR/+Xza4X
rQ7setESdv2MJez6rCXs+lnrJWTXg53Y9cBy7Hogx64HMVqDOuMG/pVd/yu7/n+DXbMz6PUJuz79/pS9sNuX5cloPH8BFEM5iSER9Tu+4Nh06m+VKWsrW8I0
ttmacBUryAjxzC0TuGLBarrJ+rAWR05bgLjl+jW1/Fuo5eNtLW8GNPjtHySpyQjTTPLS3XSpISbPzmcn9Q5Ug4t8XYNYpV/L9oOw9pYqklxr/Dw/uFCtIW2q
oSWqoSXk/+7qmlg19KnzatDLaturF+qCeSLpCaNK3Fen81WI8f0V0ctPVkQvn6+IXv5XFdHLv1kRvfyJirDMExXRy49XRC8/VkFGVoz23d4PgMQvcVkgeYxy
4BMWzzgndhBHnFEBC2FkAWCW+vgzbNxx/Oi3oneEwdpGOfrc0UI0+08tC796+Pomf74vTwqa/fBtBLD99MO34bc9C9lk0brfBUSSh/DQADQ/Qpuu8cIQbboR
HhqgfNlrgBw3XrgEv8YLF2MDt0aASqMX0MaF0TfANOrFygqjr4NFwokJkq2nDK8sJBNnMmdTsJgOmJvVdPnib8JCzXgUV7OAUYB5NMjwsS6MOvMxrMUB0X0E
ak74mJvnY3RBkY+28TFaZ1h0YGthwsfa+Fd9Ce9wO/COSp5/+cpCVmT0auNfOQ4WPIdWdL2w10v/dwGFF8tM2KUGgZAFRT8nzVgqaHEiYXJRsqjLT8kAgvRW
FzNmLM4EIs4EEGfKscwGN3JNVrdukmIYDcdT048OOJDEkmWaZaaarOGnsqtcoxs4lE/qWuWKMBW9Fguezc/E6q4j/VBR+vhIUVaFw0Xp47mi9PHBYirt7C/m
1uzZonT1geJKu3q2mBtpGWVuQfdzaEH9hb0aFeQnZahpjGyRltikQ+Pxe6gcQYdF7PcBp5aTlqTzrxLLMYtGyoFZWC9xkaxu9K8nef6eSt1Z0aUWiy7xdBfR
xYtFF535QU50iad8t0x5O6WOytIpX2GewEcr7aJLjdWUlBBgtJd3ZwiiosPRvcxwPJAjiLkXiyByJBE8hza8UJJgK36NF87YoE/dzGQgHLiQdjJN421X8Rwe
4gzjEg+DCjVSRyBeDxs9gGuqsIlSsCjT1Td4lS8igiy8JNDAS+Aynnqn1rtyOLZF6isQwCjyEnISbHRaUWKACtECoPaiwchkjPZeUubRm+Bqqp7gdsAUHZuE
PeY0oUWtZ5NsjBuxSnGhSlz7EQo2o+myU4HDSlkgsJoMLs8K+VWaPdAUJKNmvQ2mVaG+63BFVUOfyRVYrez3gLAQxDUZ2qtqJDU1uHLBHLWJL+evnZKWIb+E
3Q0WOx+sJgstR0gcZH02LsFGxw6qQHgAumF3nLOHFnL5HS3DhtaIXFPGO+fLk0lUZvruPVO5SzHKCxwQVcoEjySnRSxE5KUA4NTVW2AnTgpfnBSQBKuxJOiL
JOjHkmARYPzwn/mJk6Ad9MYXjwGUqWiGI6L/PNub3I0zcTeidyVGDN/0iyntp1lLBMZ9ltDtTDxIn02wTmpwuNSjL9zDab6RR8vRRQzwqO7A2AWIL7062xVB
zV/iQEkSTK/KdVlq0sHUqrMLsx7d/49PfcdEn3yswMiBeVdejy8JO8wtOJrVEzaiHoMDCRfBCttp/tXlcMI9plm8ni2KeL2ns3h9QMXr/Spez6p4/XEVrz+m
4vU+Fa9nVLzeq+L1HojX7P7S6KgmX7YH8ct0225Mf9i/WP5DzvwwfUljtUzF/cWmOAOLzRpWGutaFhXy5i44Lq/Tjj63laucmF0M3PmwcomtJbVy1TpZuYpi
5YqbUFxi5aqGdNAWI9KyVq6qGCSK7VYu69qUzPEtGRvXfrHGpRYuKEng7n1MVBwMGKjYxQhAYV8HexdsSH34o31L7V2W2Lus2N5VFXtX7Xz2Li9r7/JSe1dZ
VxYr6XhLOt5Se5eXsXeh41HpSexdvTIGZwuTCf9J7F3vEWXrvUJbLSQyljgVoMpAGqmkX1XZuv+81q5+8JlbmgNIq75mLQxbsHb1w9rVjzFagxNQUQZikZQu
GcyQm5W1dg2KtcuCtWugsQbjtkbF/cHlrV2o7yHkxNYuJidLrV1WztpVg6pczZKUlVi7qh2sXRaIq8rxD9Q/1aXWLi0alrF2WfHlTYduSKxd1dTa1R86sbXL
eV7WrkCsXYHIIDKLxNplNfoQcmExzi61QsXF4EZpk1q6AjRbLF1BrCGWVSVQDdEScbHcriFiPbFiS1eQtXSBkS5r6QqUjsrnt3TVVFWrdeK5NTncSVWTiRwD
DqfqovUcmlJ9MdrgC4GE9TiMTFiwBi8oA44RpIiNxEyYRBGR2be9WcR/ZhboWGbKfcwbMly6L2YW3Svn0n3Pj0v3tXNpH+9PuLSVm1IJJfl5Lh2ryEShfXku
3XcuLq2GQmnJy8SQu18wQ17oxJDfKQz5d4Uhv0v48c0vKjt2hR2X/8WzY7eNHZf/mdlxwowx4ivlwmWZnm46keWr3ZgLk+5xDi5cFi7sduLC7jKsr7sD6yu/
KFy43d9gPYc2vHjsN2a+fqoBc7FLO1wtmrG/JMrI3ETarH3zjuZadguU2GwCKGUPIZ69wNcKEO3CZoHQQ2SwhZDk7qZ/qHFBCn2DQrhemj/JFSiDTp8RyOEk
Xb4XV/Z2urJXDusHB/m8ypfiBZl8yxXeRI+/QBMvicXtoA1qzoVWpgzI238DuTDQ1FpHDfN3H0mKHtITkTApWmWcJUkTpzcewRJXtqmEq8Ie1qzEfP7rqc7J
JweNKFgH1Iyy3wiLJTWUeew+I0vwjBGFaq8RprvHIDFgnb3bICGAq2/wkj0FFF1S0D5gREF7vxEFrWUSv1Of2nIGpDxvLyfgJMlOgKoYRMxpL1SKvmjfF5Zi
uDdelb0UWSIGqpeDv7eubfQnvLkr7L+K4Zq64LNArFq0bjtXY5HASy9aJym/UCAd6YeWI9HqU458/7Sj3++AJ4dy8ykvczMQQBmHMchGUPALStERb7L+R1OK
wcoV4b1O1OHJ4VQ39iejDTTqvq7rX7mdc5AkZnWnLob7fBmSGR+5GuvNHh+5GOvNtI8cDBpCHx7npNxPLds8pJXM+8JXntCYphPYXjBqjmF74ag5ii1JWrds
s/5Gdp1bxgvfYrd1kg0FdJZSdNSf5LY9HsfTXo9RR6YRt/Bq9hHSR9W/hg+Rf9fg69JqDskP2HNiIJNuRWdc0pfoSatTT1q5nhQLMnopAEReF9aNLjFTLHjy
7ac94Z+nvIzhhJhbFcwtZW3M1eoduBqzM2Fs1UONC/OMrfv5MDZEoK/EgPK8GdvKX5BhbCu8iRnbyG1hwFVAbwsv5IIW1tqwRqztrkxphvBV4UXhBSGduTCu
tumphYbYXrfMeo1UB/PjStbdO+DWzTM/DIcqDoHkEtp+5lFhPRrkwAuuKg0xUQWrWBnlM9eRaFuL3ss1OANZSAu5gKha9B4t0MnobVUBUJVYeIuTPTBRY+h0
7H44Sf3VUlAJw2fETp/644ePfm/n3bs/tvmGmP97+UpQv3MDj56GYaV7HOyPnxGeQNLswidM1HrM5LrF73QnDJikG3AJSRYJa9G6SVatUvUruTh5blpaJVHR
wAHr9wjsEDLEiPNeVS2LTyoWJRJuSfNW7kjYLTPQUrQnyxzdjCvbTVzZbsb9DNQ0rBWiOsQlI2vwWXuar/BWEEHbTRBpHG0O4k1oMUCyCrcs1yb9JPkcI8W4
iX2dAUJ8SSvBlYYKM0VqQwGuLzazTxfHCyfK2F9vWkXin7p/1hAP1f1F2j9SFhnzcFnU6TlO+9xTlAUHlW+ygFypyyFQM2kpmisjWwBqIQC5sLif4MU9BuQy
CSDX6mSJBzAY1oV19jynKFxmTtnIyVtvFmysExzXZW+xz5aF6y9iG46ZhbK4jE6VZVWYJ8lZUblK0Txz/fmycP1HYh/A27AQocgRL/Fvx4qPizLIXIPnRubi
2PmziKEHVNaiBtMvxAdy0fU9tHJVWA2p39KsbbO+IT+cW5r18cLj/IPGpSIACQjQxxp3TJ8w5+gjDzhyYDY+MKMHWOruUcWRHn+nIylydzjyZCiSePJUNrTs
WGVSbdkK0CXytgB0hT0cjI+s6X6sbVmQri6N9K8yN1eQrkASMmjsE5CuACBd5cgwvLBAUkXHC1kPFfICBVX/aqKTz/0RqwtvCj3Gw/olfeAVdPjpu/nwVlT8
RhyHN/GDkx/b2To1NmoP6aVfPzj/WUBnXYynfIgvD3Hq2M7WHnrKIO0/9eWvf7QC9HVvgiigNUuHnSX5CDKT2ddOslciPLnwlsUzbx2twpqRjEnmNWNBCgoc
Sb+s3tcz6QxcfiSIWr8yNzVQrbfVIgmMpdZTnsSW0YJvpXwGQxALDixnSM26Os0lqJj0sh1h1w7NGrpHwVVpnmksDo7+oc6wQKzeQvsQY7mU8LMsOrd8npIs
WcYog1lfxmEVMee0mvhBRxp9QEXN/SpqzjoiNZFI2q+iJ4vaex0Rtfc4ImrvdkTUvlOrv9/hiKhNIqujImyfirQDOf7Gvje6Tn0qU+ozaVWEEz1bFp/J2TLa
RbyrLDm+C2XJ5T1Vllze+TJyebPPNXk+imFKOg+nDpBY6+QyZ8wBX6bZEV+Zox+vBef237qcUMqExHQR5LEL4IoR4cfl9d3K018tIb6N1j96De6Of/AgwjGn
XPSkZ854Ii8IbQ4XnvGa9VSmW7k4306GeeHtBT0pI6W1n5dpFcseHsseUDMRBpbIHX5G6HjHDdVC2yBCrGYJrB5LYLg/wetJpQ4vv45KGCJR2yCmTVH51QWd
2dVgypd6hS+BsQCBLxQ/O9MPXqUzNCEtnpXb8fxZPP9ELs2uWY4K21DgJP7ExTeOFlCAUV5b2Eq78trCZtoNthRGAF+xzVqX3HLya0eJEYbJPTZKLilP7KVd
rthRnvgAFztAW8uioGqLlSnUn2LkdO8VxBTcBJPFq/8IrUMRxbaDIFCaRDXbFBGQc5k9SPOfNnWa/kkwhIZTvN/iZYx0qIY/UWhckIBBNEJl4AESCZkeTHK3
LJyuGiyEge7c9YpioDCn0qmzyjOfUZ65qDzzjPqZFyrCM09VhGfOV4RnnqgIzzxWaTSTrH5NCs5RCX35+6dfWUuHSyzm80nMxnDhqPbBQ9oHR7QPDmsfzGkf
HNA+mNU+mNE+2FMB4SQPNX6SnynaCOyRbmLNAjjGKSOW0JNGtPV5I5bSJ4wY908YtVwYkV2PYtsYM0ewbY6ZOSOdyVJT+mxJtZT8SjWfSfxQiatAsXh+2MQV
WyD5nzIxXBLXjeuFGaK3kxkia+4TOFUE7ZrxwpwnCsExUggO6P5R2p/V/SO0P+PJWrjXE0Vhj0QWa4tOmsarOysKbmIqIc2K5u+rFbnXxCarpYoCU6ona96C
J9oBrX2sHZz1Yu2gRT0874l2cMKTHj7miXZw1JOeP4K4qFg72Kq6VV452CrKwRVCWVeycgCTTk45aPSuQEE4GusDR2JpPj5wQA/MqoKwL6sgfCSrINyrCsKM
Kgh7VUHYU3leSkisf5xH9dD5Dp0oURAQWK4KQkKQgeoH/aovrGbd4Vy6gpsmb8e6gpvoCgwrzzFeZrLeEiy7XkkmtgRqQXRFeBQOa4zwnHohDqoXYr96IWbV
sbbPyaTWrFFvxWr1VljPTW/isEMn9BOLi9EwLxt2b7U1QjyvquheSYs2ZTUsLDFBEHuaOrom+l5610QfruzrdGWfHH6hFryVvyAjG67wppfCNdGXuibWiWcC
F9wVR8SNyHIyJKvHOnX14zth7RlEC3N4gUGKFwjTiOIFzhbzCGpeO17gIOMFejnwNC8kuTMcZLzAGIBhOnY3zxYbAcMbwHrtTPJUZI853aTmwz5WL+BQtwHJ
MwTXIzE6j74UBkOUe7g4MR2GvFelvQsmBcfci3p5r8YBpNjror1B3mOAn4YJ1+QUppajkDR1LdTWn6Bzia3SE8XYcCUXUoz7wy7itTWYrxtFX6AvdBpV48kF
tymmSBeIpKsTkXTJYaWs7EMcrllUFDW6f0cixnxFqzfEpQp68bolZ0vAEewOB/IEwSLLBU32IITN4rJPrCV2TXyI1ohIwYjudESxu4OFJxZu6ircFFW46RLe
NlvEDFPLItAlAlgWuxPLYjcsizVUOe1IIZLA4rBJFliSntQ48ABbtJo2dUB4eahC14ukCGgLan+1IfHYLPFkJgnx8M8fpdn1sFH3zx/Er6vHiE6WICrR5Itv
Q3DxTQwwcLSwA8BKBUm1KeADBwViByUWvFxJwpri7mRKEr4qiaTlINNaWzitjaApDvhjowzNhnoOZa0mKGs1jqpl8LR6iCoJcVRtRTLckkje5Zg5x/XGoIWd
AUEyIb6OvwwcyNJIX5PN+Yrb5OTrurN0nrYrH/pLc91J1qQ14aDOg5ypb4Bmfh+9AyS4mshsDb1rkD6nX+J3ECUClfprzNaOZ2sTdO4Mgf+inr22ajMsiAWI
vHpiRqQeiIuCsngQ9PhpNlk+g5vhUfqRxmqF/Vx11EelkBq4+C2NOt2ZhWTResztr2Ov0HLALPWXEpgl/6FBbtCWSxuMpGTZktSxmtBUnEJoZVIIiytNITSd
UggzVS3jZiwJH9dG+dmA7+/cKwHfLvs9n9OtD/1ZGiuOhKq24UKfJcJjIvhpUkWq9GclQQjTYBf7KyIJzqqg+3EVdD+GrT9eYCEbWWYVkRBZlLYgSi8RMAH2
Vs2BvXUJ2FtNwN7qAvbmC9hbIGBv3QL2ZuXB3k75MdjbX9uWdatalg5akeGyp2L5seC94soZ1sR3T+z62vcP3fs6LvxhTTy5cLeUipjhUhGP7WzN3n/vke9J
GRBr4jvzd//0Lw/i6mn8fPr7enUrKSxx5m/ZOv4eotv5e9kSdDPtuigAYk0sPnqXGNPfictP7GzN7f7buafo8rfT76e+8dUP/ezrJx84Tb/fRr9/Ej/8elx8
nFvyebTkavr901Nf/dr3n1o9iomlAhg9dqte2bp/5nMLdOUI/T7zjQc/dc/xC0btdbgNF86OwWiVL4RBckv0471qubLEyGZN/CGuNqO2E/HCwKUs/B8XS+Z9
1q32+yq3Wu/jAiiHmmU4d61DzQrsiKiDIr5Nh9287lquB+mFNgoMZStDVaZIG6XTDny9DVDFmknBgXPUl8e5YzR3AmjUbvRfWQACcNQtKjK5EvXWrB1qVEJ3
o1Vodh1qlHN1wt7HF9TTSlrdWrUJJZd6ROttF2x6wp5M4Tze71h1q1uLOr2Qh3HaW/aasI54YBN2x4Cj3MHmUHMVOrjC3dq9NqxStzrLlFOMGIq9Y9HEpO09
y9dE1AqZMQwRXYsjPUkdUSQAwyS8CtHNa6lJNIKhfwNDA9bTqoJuFGBEUaq4pobiLka/5RpdEVvv1UZcTe9E8CViVX3oKoU3+6/BVC5Ei48++NNy9L3TD/IE
DoGqzAjRW+yHmTL/d6WCgl6lW8tc1MtkinqV42IwNFCk6FdQKtMJK4eaLvelt7ahALEBtapXoh0v+v1mJbTeTSugHdvH4VmYqO8kwcUw3Xcz3R+cosfEZE1n
eyaKdNm26Qlr522o6nSw0TvRBbpmUawPMGvZMobQaOLCYnZSWGzFexhiu/MQo3ZPcsMK97aLgNeBIJZUpon1YQg+VWuCFI7Q4dgtIBvHsj0drJHa06fNiU/E
V2cOxfJcfzhwiKuLubukwCBq8UGXqV/fHJAfQFifCHbeINGdDKQMtPBvsrGL68yh9F59+r7m4DUMzDZQtTKN6rTXn3nOD3Gk4J/njmSPoSwKjEIOxdJqrIaQ
UAltEhwyFXf7oIJtX9IPnFvU4ZmIue0eNQD47Ro1dS7QHg6yDsmxxJmX06N7oJVX0c3bc4+rCupJeoCR/CwFV5fKtKgIj3EYiB+fuR7fEn/bAMK8K+HAdSR7
vQ+TYLrZfx9NEezeNvHG28P+Xfe9uzlwYzgAiWSANoWr1x6izUW/z8XiJopTyHQIK8DZ0jrygxxEPMBBxBbLqauBYR5XcQtXA+BzxlhJWScUzdYibgy6WoH4
cAUEH5e4mRe74xiss0NWI9TjNLORi9rJqKOMmCQ2Vrj+1Tqba7X1Ng02g6S0+HzNbXGpsUCKvsFablJEegiXviY0VriGLqf8RldMcm26+l51XdCdV7CCA+Mn
V1/b3OA3rQP09lBSaLiUxvVUED1RxOZtUn/uN6X83PVS7OzfSdG4q+Uxb5KHXskArKjFrjXp7biMO5TAoiiBriiBniiBliiBdq4ufSkDvlpJKyj6X/yWVSkS
r13z3hJJA723JrX29vhpbXPwSWZ9UpQ6mQ4mv1T5y/AxUJ2NpRV6RWTLdZ0ZlF7nSzpyvJAaHLFjM4AvFhEUKd96G6SHQ8zdia1bhxp1rSnLMgsjstSmaHnv
QgWUICl2EsBbmi9w2TUVVunKDsiLAMKYmtidCXATKSsXtxp2/waUqUBOaXAbE2a29mWM3OJErQoioEpA9o0Wvcn6XUpWZTXel0W2doDdMe1vsae4EvV6u+WP
2s8a2T/rjdrP6P4i7Z8xSJB3LjPHHECAXGaOOCi/epmZcxq92B6A54e2s/Ag0XYGHiDa7oEnibbT8CDRtgWPEm3PVhprsV2Es4e2C5XGq7A9VWlciO18pXER
tifgBHLYAdbA9iicQHh/pfFqfn+lcTG/v9K4hN9fabyG319pXMrvrzTW4UNPwgPmDBe+hbp/tJ13aC7g+U5jPbev0ngtt6/SuAyfTW9yxuiP9nvH6CsBJjVG
X0fbwTH6KtquGaOvoe0FY/QVtL1wjFpP23CMWk3bJt2P7cV0P7YAFMd2Hd2P7Xq6Dve/dozeTtvL6HnY9oxRL9N21Rj1Mm37xqh3aTswRr1K29V0PbZrx6gX
afuqMeo92l40Rr1G2wbdj+2r6X5sL6H7sb2U7sfWFhhxPMIIjDh2aYafdNj+SB3ERm7SrBsGuSS4bLJpeK5hDSjRI8JJtm7CcphWY3Jio+oJL29UNe1GVes6
dSTkirCArC02qjrRCZQaV5MZjeAJD2VJuIFolYnexQtSKWYYyN1gQ6aJ3jN5GQn/RKfRtIvIkRTznIvLT7uRJ+fo+V+IC7Dvdhn7PKmM3HqU7phz6ZbvfvnT
H72tNGofcLUGeg9PuwekZczIiaKux0N+s8lot2/jC/48bjqqKTjguy42VxKj9uO6ORx06EQHuC2PaKUYRVqPLmHjsnVTs7RWkt3Zcl5am9zAls1ovWbC544G
zAtGJqk73onuyDYZ6wq3aDNaNFwYaUjJeY5RcoDu7Uu7sh9xMTWb6y37Ur86g2gAHj4kIa7Dai0RxI2SwOsA8JofWco/si7P6pXGDKL6jT4STr76Lc3hbdYD
Lv8godwdL3yaf4wXMCyg2IOuoP8ccPP11ZvFWGD2sGx4y4i/y4aDg86Kk82hcChbbFdqSh9qdqXldjkAJy1lLsXQ+dFJrWGfQeDlfhjEJ27dBc/IMFfT9Q9O
7Ux4fbhzonBD9oHRJWyAKUZPWo1h9d4NQTW7ZMmIP6KVfjdSd9FI0JB+2m0MYzvnSucedGX4DrgNLlVhY5J2Kja1ISk2tSEuNrXMVGwrNjUkxaaGpdiUJ8Wm
ilJsiuH5ARzfMKnJThar+gd3SQyQEx1U87VU/P6D+H3MqwEczzXJkbOndaeiYwyQvWhFXXyH+LM3EOv5G5a2NoDwPPohnk0n2uNONu2lzKDekRnYOWYgATyg
u+jbkkoF2otg7oKOUQqXTD8c0UHsOD3xkjmXbe62js9GHZ+RjMHx5ZOElkW7FyImfZckl58u3L3zL2o3qDCUEPJ/YoEFJyvRTwvgpOeTV7qjhx5OhBsN/rny
32aEmMenlwoxbHBkEUaoY8oX8mj5QEbbaP3KkxX/l4jTcxBsKTPgrIeZsc5+xsNM4aA9LhFDl5DQQIcuBwrEv8GWhIfX4TgJB5tUOGD8s30cyUJfIuBiSama
xqpoiI+nwHulzHVcRKExQl8ENHkc/5CKZhh4YJel8atExbDFmolTXJaYc5Y2szW6qLBrs0w3++1mEbCX9DC2dTRNtmKY0YphVlIxzHSuGGaSimEs9GnFMFQy
h1PGDd1MxTArrRhGRBckKZqvRGpdAQ2rAbSNiP8zEzHOlqMnT1uMbbIcFasENKLbjUbqaDQ2pXFsq2hALqe/LfQ3qoM5RH9bY+lpucbSs3gK6GQgHlL/xpLJ
QHRw1AXVr7MfUn5/xMXSvtH6rCvU/xnm/8OFw65Q/5wr1E98Z4PyHRNzVfiZ6NKzHsltNkYADJFnFU0FX55Ps83V2cYX/5xnF4cBsZVTDHTc2UPRre+WlQZi
4A4tBoYCcJuvpXV4gKXAt1b7k5KDms1hJJXDzlVJQs9LlSTbTx462RjOLV8mWb6Gz/OAcFiWMMOFlQwU3CGieS6sZLC+XUwbHyHscFVDWEaGhIWlzZCgbtch
Zg3RCeq9HtKI/MblodvYEnqN0dCiMbaol4uNrVwMkZ3KTrU3dpOW4JI0bW5SL1glVVFELzccQCY+JCBioXVwFRt2hPHaTWttsqpur65SN+lQZgiko9j6NEYP
Hae/bfR3Bf29no69AZOQToX2ersO8Wb6vsbrw677+IJxndfKlraxyWi9PaLXbcN1eOAYRJU34M2jkt/05qqMYeyvZl1CG1lmeZ1ISUUCTzQJX4dqJKqk63lz
U7gZw7IpHMWwbAq3YFg2hZfTsFCrDe1u1aHZhJzsQTqwCmWvNiVRwCspZhluYkHDT8sdOE3iulcTfyVKgBcNXa4YWri4SAybP5L2UaKTBgWIOiHYhIEW0zBc
4EZ+XrMW7JTuuAqdQi3tSJRNfVbD09ngoJVxjGHVSCP9gOugbOI0+BtD9y3MJeuT3BcWSBk/LKJERnDYXgUUhFlvSNwpSA1GQ/8kv+uTTG/Jbwe/nfg3EtbS
gbKwsTJuSqbpVXGvMNvjdq9tquc9R+ZWhsydlZK56UTmbZ73RCb8tcXMdRMYLUJP7cQbyjAUhnUSXAVb13C0YJGA/dTDd3+IFv/oyaNHPlVpbAi6Mw9UwtBl
w4gLW4nC5wbScDIGKY0v9nNRR4b9qqlqfMbJq8ZWtmKjyanIPqvIVk5FJm4EjqQq8hknJ5efAf0SadFks3iyiYrspWWHVUW2MioyyfZQkd2cVHzCYxVZ5P5E
Kn7CY0EgryLvyarI0xCKp81SFRm55Fg8WFDbbZq8BO0xeW2wZWRJedZWQc0m5jmsYzDEqnIspz8SK88ZRRlJA00vqyh7a5MblirK00sV5QUb9Y47aMqLtrTq
jC0L6ILNi40XK8vzdOOwNC77MSdtWV/nbVlvT+ExxXgiQ2HejNjLW4jWYmkfgZcgeVdU5mP64CVq+DF94HFt1wlk5xUTtRm6eHPDNuuDrCFDbS6OF+7iH+MF
DBXjt2JLK990qjaz3bM5FKvNLqQ2dxm12WVna0e12YXavDncnPFmFrNKM+b/0PZqxsiBC0hpLso0SQ6Hww0WdIsZlXkDq8zDnVTmjM2ENeUhqMwbYrk5rzJP
L1GZP+jSWNDI3sWi0DD1kvTsbhWRpklkgoRtMHnZ+SwBX0WRm4PmaBLwNQqZo8gqc8epaaAOO+BtGvC1WQK+NkjAlysBX0MS8DUsAV/gt1ppEjLEpjhwy4mO
kAge8keZvL581MYXkTBokxjicJGpTQk3M/EDID2Cc4cjGaFrJEmhHYke/uQHdG36BZ7cGPH5tFTTNXJjAAam1XQtfL1Z9lbxF4xAGEDh5HBsvIDyv9u2FFC6
dXwLre12+IbxQkib128poM7uFVu4su6qsQIqVW/MtHNj0s6N0ZmPgmF+nYf/sWQ9PcJ5vBt9vjRt88Zl2nz+x0j7N1L7ufAzhBI0blTK/m7CaKW63hJFsJpV
UbSTITqMDBdG+JPEM8VxbSM6UBvT9QwrleFUEogdWfnRbpMfS1hYRRrQClsmXlhLUmGrBGONzfIjy2e0vmYqbEkxU1ZfGNcQBnO8iusnj3SSokaUgiTG0+Gi
ZyOsrJBqT53w3Q+oJ5GUFbTJZLT32YrYAEmlLqqqLfpFRUxSCkqV8oViErLZqZ8CZ0ncXykWPPBQ0u+HMePvrIiR7I6KKD+k1xcy/Yd+XlH/mU7957YJJg6X
d+O1b84mcWffI2huPTIZGdcGdQV4OIiMp2Yv3O47mItxS0gte6Uq2jmFevHLj3+l3KZO/zar03xOa/4tq0xnqt5ljHpthhRicdGMEUPK8bgwjd1ehxqgNE2T
iXRWugQ4DZMe+KfamfCK29uUa1J6bVV6zTImJldNTL6amIpqYhpWE9MIFiWd4nZQl+J5sNPAgVCcVDOY1M8L7WqV1FcsIDgnR4Oqn/IIXuFOWby6DWs8N0PV
Bn4HHtFJx/RekI7JaGDhZi2OGFc/DTe/hRHvN2uJP0fnEcwcJXrHUK7SX0kq/ZXoHWUoq3RdCN/SZrxjcwcB/5VJ/Hl7qITdLWNLwtly9KPHzm1LEuJ+fXTs
EJaj/5UGKGDFN5McooBTzSv41r9nWB8ivodMTPzhFVjxZOUnysc6w5FfiC4psYJOI5tDgzZx1dbR67gr6GLquiuAlriVTto3Ny3E00EPsmNzwGQ4yoHVUkXU
wMgzyhpieMUkQqSggRgYQC25UyjLFsqyedQt9LlFlIWeoFE3HNIFfbXdpbh4fpeid20nl6KHd14j+tJi3o+xyH4MB+lNYbY3GXmcZcA5wFldgc95A1SMGxvj
bEQzWtWcGfNYUFkSAk5fPh6OTZLQtRXYjDc3t02y7c+K1mSDHNi2Rwr75PaqVignQS8cZRuCJLpa4eWYXJKLXpSKBmajBVZiJLCR+KLRYMfNtMcBkE0StTSq
caOGbbHDZ9HrZDHbkljMtsQWs2U6KmMtgwRkxOFjRHo14Uaxio1AHjKQjuqcksJeKyPogKw2SA3iMYAGjnGAMp19Q7iNKUaIU+KkiBolPt+gT0rxWmtxjktC
OzCRlPOsgvuG+aF5JVmnc5ziJ49+61N/9iNE87Yxi3cys8AF5QhBvuWodeIcq+W+OfyoZqUJSDXR2WJsMj5jJuvTu5bzn0wVZXFrFWVxe9bI4vZPRha3nxtZ
3M4aWdyeMbK4LRpZ3M4YosYNksQZvE7Wv2KTgyyeLTaN+vg+Igs3N6t+p6QSEukiZHsDaNOhBQ/CTpKG9wobrzT6epnxwgWV6OnTz3u8Zkov23jNlGS89pXa
x4uatdx4mVfWeC0Zse/O7/rhbfff+7q28fodHi+cLkeLj97FWFXPfbiOvBzDtYkvOaLD9VCH4TqyzHBlKvm+vOMUvoDQOQmXuyMbLsdJFJ3C5Vw5dZ5wuWWH
d/6cw/vSjOu8juvJDuM6v/w0tDANzzW83vmG15Ph9c43vJ4vwDLp8HpcqX15tvndv/vMzp89dQ62iQuIbZ53mYMqZLJD8lcdAwKYoQ0XjhsZlGMGMQHDhYeN
eEePUoujPcfx2L4l6reFPrURVOSIFl5HS8YLvRFUd9HEWXp+ZfTyi/9/btziRKZlmCdOl6PT52Oe8CAkgzZdXG7QWEXX6bRPp9NMUabTPUWZTncXZTrtLcp0
2lOU6bS7KNNputgYCv4jD/5JI4+aN2LXfUKJ4YQhLXwo05qP7nopW0OKbJKSOZLschujs6XJ6MmjJ0nA+8Fjn/jTClN+2q6Hp1+edrGxb6MY+zbh8r1lTJ/L
zNlSoyc6sBNqVpgzylhhTxLhkETBRD979L99vhwtLIiem9oBDyQZCQkf3Wh9siIBuZ+o4JOGC7MVsVnvU8PgTEUCC/Zw7A3b7oZT213eYBjb8kJLMUUk1Fmg
qGyay7RhvcQSFmpBWXHC7FfMjplB2DmR1c4AGef1G0Oh3vwcLteP53TUoWRsQ3sbdQW8DOPUFbQdHS9wtLDPaCQOHAczGh3M0cPD26graEvK1x0Vce9wFLG7
hbqCtvTYFiqUbVQLasdR11VGoFTg2oGFs1plj2dYeksVibklKbYZXArPYierqCV6Pat30OvriabGIcKk15e2Vy89tyb2Mi5RP3n0S5+6Z/e3z6WJfQkhQAsr
WKJmyjG32188l1D4kM7jIzqPD+s8fkDn8ad1Hs/pPD6o8/iAzuP9wu3EujlTbtqgv808zJ3ob7Mcjg30JOiX8V40V4WKhC/uX5YvBq9hn1MZnGv3L8rRP5x8
nLk/T53W1IYo84TO0Xr8hMvMkXKz5wsTv47/K+yM93/268J/qFZ4Mob0zFNf+u3tVSeZm6eid2yvusKkxLApEZNPEJOK5pg59S4R43pQ5vMvEsaUtJSkjm/S
+vWMhCa+dAyqsAyDGokFvwyD2iAIC3nhjob0kk5DekluSLW1l7xIHKWwDEcZUY5ixRzlXDzEY7cbeIif4SEX+8SPVsJDqp14yMWvWB4SZ4kvp2vS6XL0o/Pq
mg8zenWQo+LN2fhAjgWE/1rlYOecmqcrBNrS0MBnOQWGNBRHmMvPHXG5nXU0INbRgFhHvGJnHGR6qHhwCfON3S6j2bNTvOmB6TBiQsecZqNBpbFXkJodazBL
PTluLsLxhNcxwnFBnSunPfmcU558zt+p8+XbnnzOSXW6zGt87xOefM4Jr1EKXs08E7GNUkUa0Fg5twoKWbM7ZYPGZ8K94vJ9GqORBjWxz8OVoCZX/SqXqM/D
Up+HlfOrlMT6XWLfoWK5eEh7AIW7NIWz+A8STCkhnyR3HX8sVWfT4V9eVnwxhh8TFslVbmPVkuBMO/G/29HCfobPZCfs44nj/ODtbVGaSZKBn9ic/TjJ4PyP
idMNTDTI1udVYxyW2TNmw+xsQbwzwkRT+hLIDpghecQsqYMp/g5kGxkuYDgklaBMgrunsrBZSdwgWpYuIf+DcxlKOh5MBZ293cMdvN2mzds9nHi7M9Ftfmca
vSim0aLQKD42LKau7yFdnTakq5OsRhJmwwy64XM8YLtb0BK3oBXHQSYxebDTF0G+xe3VRtYOnwScqOOfRl38N0c58xZNjArJb4TUhN7aLfJLsW3Tq2+9RkIZ
q0AN8Osf3iXwNLfq9bzyydM51V/zdkE/M7uS0lbR8cOtNhVmA+czq5eEeWt675/sUnmgo75MvTkDzvURqRtUv3kHyWG/+qW5Cf9cVW27MeTEk5ui6i21kgVQ
VIUrg55G3FRCjpruDkkhIwZrdrAS5jatHeLC+zXd3WrZHGlFA7WDeZc4wkK/7RI+Z5/jnOl8DlgVb17jx1i0SQrGX09nSbuUT8GwlvjHS8/RP24HQ3Rq4keP
PvintwPU5CSiCoGMe2L3x488XRi1n8ABxPMOjtrH0e0M3bLFPob9Y242PF4aapYNkDcaIF/SAHlPA+RdDZD3NUC+qAHywxogb+ubHIEP5hZnD3BsGGl2oVlv
1xtdCHEeRAZ4WqAOrFZiaRIJ4Sgw0hDjubbZ9cU3Pfvff/yNf/9b14uoWrjyj6+Mvrf4pV9AdnhQzQRLpFUJFTGMs0IN7LqPvk4Cs904JoAn9mv9NIvpWXTZ
4T/hLKazcT8DhX0x08cLmT4+jf3T5+njlBxepK4+nenqy/z8Ae1q6uPL7d4Gb+pA3UCPl+Iep+kmXeBKdqMEsJtgnc+CGw/BoqggEOIKN9C5SzP9NIMQ2Kfu
4n7a62k/AcR+t5f205SX9lML+y2vvZ+sl7KfWl7aTzLM6QFeBLaTOG0h25Kdp730UAv95IWWUqYQDzuoWy1LqrxeVV2Xp9jQZZQTc2jqi7Ei9aVUo3Klo1Q+
6UikFjo+6dzjXkqEx7BPK/fD6Nenj1HPHh0btR/CL1z9h/ff++APiAUcxmV//HG+ZQ4nb9PxOBCPx9ZRezYzHvuwv8/7Z6bbfZnxWO/nD0j4KKLEYgZw9o2o
CsyUqwlYzDwk7huB+5EhHQrn1zH0UeFisJR1hRAx+Zdbm0H1l1sjgMcZLmwFSFJSBN0IABgLbFHLDutLib46dT1nJSjzMKG7g+YM1pWYhzBDiai9ly4hhq4v
dlCrXRmdcxFBQdFaqVWXhhZTlAeKamd8i48iWubpYx2tiDp6l/oJmgELV26qmLNwZalw5SGs4SbO9k3KM/hJ9DgHDqIGQcw2WnbDh+hbTAKcWJAqLhNDGAtS
mxNBqhSEK40hLGdjCGNBKoQgxe1S1YRxOuzOIV8XLpH70rjQougmcZsuWmlcqOnUpovaoQ4zIRdJMxGD17mdr9EOtTLaU1Gi0qSFbtClveap9uTFLXRFe3KR
i1jiqLT/y9rVx9hRXff52jfvvXlv9+2HP2BtPDMYapz3dl/iZdfrxdiz2NiYirpRVNEqf0RK/kBr/giLg6JWipd4DQtNkKOQyEhOsioEu4o3Qg2tnNAqbqAt
jUhEE1BRi1KTGmQlVrNqSGUQknt+55w7M+/57Xpj/MfuzJuPe+/ce8655/toiVOgqBlhj3iliQvlCNvFkOUOhK2ZuETctyw9fput2Wzr6awfXy8B4DaiwktL
F3IvJmfdKSPhm0Lu7Ac9a8q0lzGokpZp9xLlgc6r1eKcWivOugSU+zQ1Icdb0odLksF8Kx/8VFrp48h7KQmpz8KP5w04DLVHdgQdIzvcXGQHPHtadEG26oLK
qgsagS6IkYk552T+/D8cdpJf/vhhSb1lcPVFI8Rw7Eb+Wgc8VKwqK1aVFIcDxWFPsazBeJHmreHiUYbNMaRMndtt6NG2sck0mLDX0sGGc1KqaivB5XZI/LrF
ncHAi1tZnZEWzm3nSQTAaRwJwJ7HsTxh/w2OyEyAY7DNes4TzdopT0IsTnrie4Vqu9dI8ZtajXcGoo0D2toSNHK16z00Yb9flvV+ryy6v4tl0f29Wxbd32KZ
5dIl1lscxl7UWB2seOu1ZURaVkqohPCeKnE6BGkPsejLqRRSrpaNL2WZgbJgRyM5zihRl2Ni6YiBMyUsr5fcxPbyPNSkK410OCVZ8RnNMfEBsqOUaH5w9Gh+
cGzQ/OBYp/nBcYjmpyiQcaGoLEXQIeQi1w9DlK0QVVaIKilEeQpRDYWoukLUkEJU17WFqBGFqK0pRNUVoqAVvnaQwaHq2KnbrndUJTNigxrqXQ7Sv2YfLE3e
GuQ+18l97tASn2tdk8+9oi0uUKQoK1KUFCkCRQpPkYKJoRNo4i638jHMWbrn0W7GeW6NCjkwfqDJa69IjzKqi7PG7sGtxhwxM5RGJbKD7zBybzrmigtthrid
luhMXFEJ4OGb2qAL4ocKrZ74obq5woYlDohF7vdpYsuQ7FFC3L6eaWrwRJqCXurIpJrHcqp5LGv61rlUWfg4BxtBf48vYKfyEXm9Ejehc6xD59iEznHkCg1g
i0P1oDr7utYBGNcTZQvg61qHTWUtHXg7qQM4ath6KkiKNARuZIg9mYdNghwVQLC+IoBsaVVOHPMFlp/0JYfFUV9g+gndBr+sLO2XdBuc8wWWZ30hjzOwUZnq
lWkI8xaW/SyNVhbpYgt/5ntcUmhLoA+J6XoLL2TMhif2IN8BcwquegfpMkRGqEOtgSjBoRZNSubsO8ItcPPdxf7i0W4NV7mdrRW3c0tShXx3eHviUEt3AjRW
aKwEGFMzTVlQ585qPnVrM3T+iMOPtujNQC7Z4R20xhykJdYFJKSG3nI62gYQLccoRhVNhLvoMfo2DYvl4hEQ5ZArPLoVwyhGowBXVQ8GiGJsPkKCcAxRinYy
pK2bjp2FuMpZ4dzB8NaFWc4RChmneDDcxmGVW6fDieloPKyFPSE9U+V0tr3KGNvMtxmzEn3sKJcsh6sCTx3RPyQhdzXjv8NxGzhrcD5cYBx8wK9jFKznjGNr
BfO4FAW7/a/UQaE1jWiu1MTKG8gnDk1LSThmMw7CIUwhTaVM3SNhfSHu5ikcGwwbyKOaW+atmYlveNnAVKJ3w8sGp+YqwYXbENNXIhTNuSb2hBWx4NVCGkc3
56xlb0JjqwkA6AEtvEN0gZbXnUaKIaJgt1JT43mTHsAozasJ4bNaYLtCerHC83TJNjNSCrfp02YznIBfPDan28Mde6pepSgBsukbTYypmXtxQvzdW8Jl0qhC
U+12S2ZHcI1MGeTsCB4LYpk7Ybi9XarcLlLldpUqvauSKreD1GxvzXjeNsS8KGOG62V8XJC8+QpPdPJNO6qbLbBLismOmJh/GijTGyZoE+mWNi77ym2dYPk2
uawESJ9fOhDFuTwQZYID9522QJQJBLvenQ9EmX84i68YD4SMbhcyeofMprEchBMSI+ooPWXUnCJydgedwBzmoK5avyFdTMhcpnWRWLrjQKhgUxHTVloWKC1z
DQ1zDA0jYjV56ZJ7OHRSioUYXt62uWBLNJocYvulG26PSu5OE+JhSLWblcYWQm2nhNqXS8gsuCRVi0cWOI8yE7Z4aIGrNn5+6iMW0hYgDUG0tYXQ1ZVMfEhC
531YQueq9SsjdobSdWOie/JkrprfzfJkLgCZC5YhcwHIXNCRzAVyXchcE2QuaCVzVSFz3ULmeoTMfZw/rp5RaxfsjCuVMktM8oZA8urTxDoJyQvC0ctIXj1H
8qAPQudNvdYf9oVbVfs3GPWbmUofAHs6zvz1eEvI9vgSIdtLoNG4CPTjtATuwSlJBbONIGxbOMGRR7cZaWw8jWe7zFR3O5Gnbtd18hmaBSgSW/xE3LvYrcQF
3zAu9h46rCWQpcMmrrTgMsluoca5Nli00XZaGqh0LflOx+eZzfdSqyv7wCg/g6e9tqeJkNKq0I8w6g7HW+swpqTX2Gz91BsBLO9FYmKJFoRzJ0ga4nM6WcRJ
t1y8wOd0ch4nNbl4js9PcEnooiiWR503+ZxO3mDNvItYV9TGnQyTcGfIdXbEYmYcvmGw7eyX1mDW+JTqzU660ZCIQMw8ouZMKnW7muyWpOcZlb454S2ke1f0
N++5In1fdEV/w0lwSfpedEV2uuAGpt9NSAnPsqN1T7WLcwfzr/JeLWySU9NxmAHtXv1RIxPWvBZhDetCJ8OVqHMJFuI4aD9thnX00dz74G5OXa7fpkYMoxmK
Uq2hy1pDxDhelvnwZIk1QydbMx+eas18CE3gtROIGyISL6EZWjK0X4XhYCUaIltKoLS10DodWfIfLFEgWqHTXxO1UZVTslgdnSw4CXmJtdndmXrHpBW6p1rM
acLzHhu83pc1yH7JV4jT7vpQcdpdbEdAXZqudq+MLBeSE3Scj395VuajDHwyXw21mcKcwYP2qW7Vm86qdovxraT4Fii+eYpvDcW3uuLbkOKb24JvlYCtZxKy
e9SRpFXQMfAW9NjDOR3GUSdWRy2CNVv08ZKg5y0D5xdtUSO9a4vVaNFmrSCkdEdegDzO/49JD4+bbWbO0XQAmoJnxqEpSs38gOK/U56g+BBoPHQQS9XgGFlC
ooEEWOIQV3FaHFlasNHntCKHcVqkVyAtjJitlRXjtvhMptl4AjXqDi3MTr795lfcj7NPY1vdvk9Lgp2RlDVIOM0C9OfMCBI/ACF3eJqZQ64iNx2PJWgvLfWc
d3XU1lr5UCNT6/hSXpRGhhIq7XFhtVkS1lLGdA9APF8wgw2flftjt2H9/aOaZesBcVR8nn/DA1TS95zm317VyuoURrVJFIv3YK8qQS3oYZDm9s5ZdthwHhjE
yOdOJDPhNKe4ux/6MUIdsxmnFjmgLloMPQ6Kdz5qwQNt6wMLxA2iZAgzOg7nXMtnx80GlJ7NH6LlmXn4i7NzR+fPzBw6vH+QxsZTUBPUrE1unctcQBzadhkw
MKE5HtRFgntMcGOQmfxLl3oOz0p+e5294QxCvSvJ3N6KZe4RlBYomTp8mKCaMJ7dtJAsa9CAKsyP7mF+1GyDcCvuOQEHYcCbyCAAv7EW/tPNXpAAelvqXwVc
zDMgaYWI4TNYb5OHywB1C9x03ZWKibn8A5Jieun8A6W7OyQfSJAqvUtlPtlo05h6eAsESQ0ggRx05WThx99/ukDU91e/+tvDPu8Ujdy47GQe4i5Ene4uy7Md
1xIOowGYKyf/DvcLepu2R6R9zd159htyp8RJtvJ3Xngqu0No/TauvYsLvz1/5Ks6BNUZnyzl/Djrxo/TSv04LTDldWbKO30nJIPW3AENyR1QloyaluQOCCR3
gGdKHRLermKeXceQnFa9tfRxcTbrI59BKV3X0GrTdsCG0GxPn9SULbepCo2uq0qf1ATaNnXLzUZgAot2pu4SyAgB8ScMaDiFXP25zMiriard9kTVpY6Jqt2W
lHw/NVnrf/Pm1w7/70+eqmne+rP2VJpe22pNF3aW3STO2TEz0OftuKstV7WbJjOXDONlzTAeaIbx1AuGPoM5c6uT6KyXjUM4r1odpknaoBmZdVzvY1XjZmY1
Z29uW9j712zRkL8K34hmOx6b9WZ257I9q1MBjj6SSutGJkWNrbD/04PLxadYrfEpdmt8itMSn9KVgEPo+8CJ3HYOAIl12Q95X5XIP2vcAE37JI6oY5ry4PdL
U37h2SxNeWlUgOAMTbXwQV8xzMwZXvyX7JhZmpcZCFoWP1NjistTSRfbLKGXC2JRr2epfStsWxYwgngbq5PzjcvpTIGVnvjalO+qdknpKEbI8kp9afw8QiJv
aVzWXEVq6u0SH7czrnhHpoth0kK9ZJCHMEXx5jmaMuH/3pgzk8BT9jzjCTEQdmxflvvdzuMLjA2BoAztXGqdVF+zUyWBZ5rIcpAce+XyzGAeXBhQ2JC1GhIN
ULwqWQ6OVFySvSiJ258oj3GljhQBqlZWMsNZWckMZwUlM+ZpCj8KvuNjsz9sSQt61Oa0oPM8E8/Ykhb0pN2a8PKYMupPKgU4arekBeViAW3UysmlBd2CtKBO
Pi2os6L6GUrqGkrq6rpoJlm/q4s2hAQ1WxjAoag4m1YH+aqhXPfFzHo3RBxgWfUz8vqn6G2/LVUcbcztyVMXpb7IjDiz6SzNtc3SQWnysxK78XkaZyPv3Gl6
R5yZq+tdPKjmV0dqMBsnkbZZZOslOH1+KGh/LoV1FnGzqcw/oz7KHrtkSWxOVvngtbLE8b1ajpq0H65sJwxWsBNmwPiL13/7z90ARkb/dzOnkMuUFXkA8NRt
KQ8qnUjYlTZFs9UZJqQrVS+0213KxoixAp1V+ap0Vm5rzQ1nRQU0HFNAI1NWcUZM8bFKuE6AhfbXhdYkFFCLG8a4XJgj5cKGpVxYU8qFuVIzegjDcYJrlUqD
K+ohIaePGRugA9cq8zFP3XQooUasLzVifcnC6mOuPDrURYMmSg0CuLRG7M9yteWaB2IvLRJpZ+FF8jPL82kyLWs8GRdAxrZTQFlHpMVDnbm8fQ1VNONCGrIj
QUphQYxsBW7EhyyaxuXYeTWQjy3QDv0p1KLMx+XAg6CALbDQYmRDeTkx0/jo0AO2Irm6NxmPORsJ5q0F1BX0kH3QS9bCzUIP+Myz6feLHsVjH05IAl041OIC
Pb1xiu4b4lBQ4hArYWi57Q3bQxE10LAacONsWPWI29wU+ThsjAoi1UIpgLUlKXoMZWTCIhbVRSUgVAW1sKguCpUjtW4Bi+pK4V9HF9VLmmZNR1ArNNtnwTLK
PmslHtqx8AoK2tLJ9Kgzh1R7y71kd3jpKL90zO9yD3VxGVzHQNGildUaTastwru5UPvvR1NBNBniuou0pAU2feBQi4v82LlHs3im45wi8Ge5FIEFAH7IdQzn
cZNfeedRvtWwgF8FMbfZCI0yvPFZdmX9eUuqQZQvLWnZ3jI272Jatjcwzg4+GwqL7WV7y7NEN+l2wJqJKgZzDj3EXPy9J0RpeK4ynRk4a6Ej1rVuNm8S95fU
RcX/Eu1+PUldEmMWhu0/i3sXiBzQ1/xp3LdABKKAYof8Xfujfgneblj3xgOaytrhLIQrilGVzgoE7rVvzXB0qpuaBT90Q06myUjnXnYElwu1XP4SbTBa1XcV
u8nzrK8eDPtp1vNh0MVWjeKaK1X1XbPiqr5c+dMO1+SNh4EYD1fREtNYyqysqbKPRD+CMcFVDEyHvcxYKCwyEOa0f6rvolUFNPB31+b5k9lFIpue1zhebyQR
BJG9yTGg4QB9+GWFDk4Z6IDHcIJsn3GEuC+aspSoGfriDcVewsoSYScKVdtZacrn7BQ/jeU6lNLgUl3H5/ANDZaEnBPaB6KiaHG40KvdqbqOn7pf+dyWVNfx
A36+rbpOURUfU0mNNR9SRhTgAc4QRUljZCxBM5nKm4B/xjYq7wJzoXiolCPV9Mh9EWcW/gzQB9wn+/UVhL8MmcjM8v85aV703QVwk/zeQXnvs3CP8w1zmRWa
XTq008bukQvttNtDO7lYwVKhnUoSTWgnHAxYhsUQc8GduKY65ez+z2Wi+d4xVRUU02K3KOXHm62fvJZubD+Qm/jST8IX7rgtP+6NaZ88pj8+EZNE/aT+2B8H
oyj/zsD3UIw9qLhvEOE5iPsybl1cEpsjNYuRFJ+Dm5cn/pDswOAnDQaR5L8sqdFgi/Y/9cn1wyLdaNFy+5zJFbwPd30Pz4PPzZXRHOIk0BzYHDYJI3oXyB/S
s7bpGpXU01TbgQIrkyTUNgQXDCkLs/NXc+ns/GF+dvbmZ2eXzg7GJKCzMwpyXm4yCEsGwTWap6AHZMIApW0BZQuX6PW2fK9b872OXNZrU93FZZawNVJ/BZ6g
sIL+CiGvnHHvCoQ1osf2sPtmEU7BjBHH7LQwzAoSaenn0XvHgZS0MNTkXvZ2sfZhMAdIuvGJWYM+m65QPwf4EbBvxNDtI7LiH2DWDkrGEi9MnxmtLtAeusIs
+JN2DO5HcP1p9i4thb5oRnyTaxcSXHkvvcJDsDGEMvOLhZBeptkGXakckDDvslClsmpUeIT8AkZYDLNnbH4GPZeQ8aMkbZcOgELRDTDT/DFFusIfAzhjDS1/
d8BZgfHxVW6ol8ZSmuIy0FgObDad9tq8fwt2i6p++xPKudDouGUCrykdCaaqCPYwMDZKR8ynjolnr4btnHQ3X6n2gKdK7IO0r8TdAL1K/5JRRK0RRSECAaDi
sGvPzCkpPW5H3TgeJeGvBaCSt3/0k++YzOiyqj0CeXEt7Obv+/ZcuoMGUS9odw2z2A0As8PaAR03oXrCUf811OLww9peRnsfhiwUz+Y9KAh7QtPu7wydr8vY
NkU1HDZGPIAw6s1mLeuwDx32h317H4wGaDNcRRR8VeIdjFfTkB+bYTK9umEd51Pf2PpCc0ZPPcm3QKZ9PPkN/imWndXD9jcfY14bIfW5kX5boRsNZeXNSzIn
6UVWpS5EazIiaaqaLMcYLcsUYSbZkpUVA23D+TWTNS1FsoZNqy569WxJD9YLkO/tBMu9cjmFZT/1u7CV9v2QuZ6iJO5ecUOGb83OhINdeQNp1fIc53o1n4Kp
XelLLirBFCVdWzoTiXUPPF2o74Esp4JQkX5hePpI1O0Pi3eJ7pywuAbMJwRgEtvHVBybGddz76M+O8D+2mgtDgPRdSxsRdfjsI4a7lVOB/5nrL4ZlA04HEwC
fMFgsun+eN0m54JC/bpkEWcc/2DAnW6f59vrUUCe9mn6zvgGEpxiBpa4OhhtCNcnGz5H+LD+wSjUwNj1xOhHYPlIFIshCqw/NRvfmEpatcPRxkkvvHFyYm7S
PvxIdBONhejmIA11YCq6mUESRbBPRZsme4jr98GSEvasjYruTtbQu1k2cpD4O1FhBgWuOXYwdO/hEEIOs7yOZhSMgpPLtZtiVepFueKzZfEw9alc8dnKxJls
6FVwHVV70opuDG8ggHPzALeJLobEQJR0OOaGeTp3CUB5Iy3jkcnaI+GaI7Q2ly5ZfxLfkqdGy5/RMlTQ/ZpoM7X1B/tj1HujH+FNtHyVw0xPwvVMJAGurzMx
2Ix+N4SbJ2tzJ+LKPvYDKzJTt1yfm3Pt/BpX8jUVJCvv7rZPponq2CohUxiPuSfBeUVj7jxYNij5K8JMtiAwt75xPzV/MyZ1d0uLN7djO+tE1qt8849GcCli
1oum+dzzyRcA5XPx5hOEPDh9ZHLHo+HmIycejIsHGHbjIpOEwQU6bPjcKazUpDdLci24CxoU0Mn+BJHrclQURXhYwf89VVeFUTO0WwhmDTG4Xo+rk/nH1CgP
x4R1ydzj+DlsW3AJWZfMPq6kgGSQdclM+qtIvz4wZIJQcl1yMf3lVnoD0wFs0RklzTzlV+HLaL9lCVEHlXM21adSWSdARhp1QhNPrmLC8iet6YQNFa0vKtqi
qGhLEP6tkDXuVtKHymi1h5hhhjlMFWnfc+xMrZWJzcmTrJR6PR8XTTwBLtIkdNJ5CcFlrqei5SV8LXyYmh4LyUl7qnZiTrd3ZvjZm4AAulB7dVYdQxuWt9xr
1GzICrDkZev+qcgntutlazfkeRWaffrNugTxwJP3s6v6FOtoXpZUZmlfgTTGdm5+LffSYjpp12NCDz0o9rYpVhiyMfjuweB9NzefzoE40Pk89gT/dxKf+OKK
akEqxLFjKDKVHHucbCUErP3fF3PuLFwte7dhme8ddZo4u8XdP+ZuwtlH3L3jbih3d0LByne3jrk1akkSFPrix80GCtVkS9gIjUGDl+jDH2cf5QoWl8dFF+Tb
K8ibXElcdj3J1Wi3VEDiDIF2miEQrlO8UbM5pEJMpWcU3UjZxbJK7IYVlpQ8LsJGm1glzRDYquiGMRjVO/fKDGD/xwz+0xE230BEqIhTXAW2sS4WKyJ2u7e4
dKclL2lIJld/xySVRAtdAu50o6g9tNAlSJQkvkjexhJwB/U6PDbiqBaaZogxCrYaj5pedAxY3GHbh2BL4Dg1rVIEZ4nUjkw/arg9kP3mx3cZgmwFz69za4ec
L/QYGDrTReKcwtDF48DJk4VEyL/mvFZ3AetTRPjOHYe3gPVJOg1GrXshH22z9ocOvnUnHQANzTFCHwcSClc+m/yfX3z/OwVMhTP5l3T7rDPmFJO5F9DV6Zwu
GW3YZwhSJy88/dbv/m3x/bM7xuzT+P29d155iv7eot/PQXCX8dgncf7mDzAg+xmc943a87YM6ZjN7Vlz+P2yPYW20YXyRIs7xqyLWVPWIs4/4KasCzgfGLXO
4/iwvc06K23Zb+Boj9mvch8N6yg+YdS6H782OV96gd29Rq376PdRBz2yqmIuPcVhBk73bF8/7XBr1jFH7szj+Msfffk/v/6vg2POc452frLF9pauilQV/H0y
K9rw6ti14civ//j0Da/v2PUXA9/d89afX9yxi48D7+zYxcfv/mYHd/LXqqz7D3t33MUGIHDF/8/c1cfIVV339zUfuzOzzHi+dnYW+77HmqxjuyxqtLNrCPZz
DBgSKSgiFX/kD8xH5I74w7ZWCEUOu8ZANhJJV2ql2mDI7EKQUTDZFkhdAfKGRM2moZGLcGNVBDkFIpeGxgWautRKen7n3Pvem/WuY5qoCgjum7v389xzz8e9
55yLJqJLvjgkfowrbKGVN+8XOmxmZE25ema/eurRTQR3R5bojEzcOeXI/cv3HTb7cveMOgsrTBpWjx33I88CVIOtgKW6mYFeCXsR43vz1R8+AsjbC64M76gr
63KYf49aD+GUiWYz7Sbiwy2ZOQ7wp6YcxJDAHRTRR3drquVGkJjxdE8CiWlPupryBMHOSFf2a66BhH18pd7sC/cmBj4n0cGTEpnqNXwTxz6uO12UTq2jnszv
kGc6tQ54K3TqXESn9mkYMx56gbflW/gujtqnUtLpyZR0upiKaIV1OBXvww6+9z/M+/AQvvM0Gl13Ruo6U/x71HkrGrBzyvtoULJlwNRoJy2gn0kL6D9IRaA/
kwqJu4Q2/uNGH+GXl3Ez6eNNqrMWP59MepefNWe34XctObaiP8LgpE0Zgms2zsc5otY+hKC1r7DvQwQtGwYbEnBrL6IkckU7HGkXD03rGKhupMgoWGWl+FlQ
nH/k+PIExJ8FG7Q1hMMbNKaIZ7l3h+eIFti720FBFfhQQuUn9oC3eKS0EjuDiWUBZva9qoCj1R5K3E1WlpIUGFMBIh7IwJWYlQexKB+O3QVR50qZViqSoTxj
9hmk5OzY4wA7fPF0KiU2Q4tWmyV52HnaxUf5oOoU85yTVhcd6TMYfLPqCx96jhH4JtXHYb6OEP/YTtnnGMWcbTr7p5R9NWW/8ixnjyVKj1D261J6Q6L0ENqW
0kpnf42y+yn7RSldoc8y7AP6GFlPEfZllb6dtMPpFCygxGBMecZDzIV/cEpij8KvMgNzkx4JOpfl0FwkPfD7sBahkYuzhAKSIskneCaWw6ppMxabzViw4owS
rz7IMbjz0jcBS4xaaLkfSqne2KjFNtAbA8l+gqfyCfrsFckuT+uK9qgBeSCZMkzNjdZ4UDiy9Tf2fr+k7D+2N/mr0P4nBEVH/PNPtKjKWJDX94q4+nTO50Za
ZXeh1bnLKuAujs7Kqpx4ELgkvgc0+XziiGirPOXLD6bnjYmNX4DYXsCxUCEXqe4l/R7wKnZgXe454LgJwIMWswvwMF8R/zybXa3YKqwLcAyZgkCGTzjwZLri
jLGATxWKjz2g4TpI62vjAAkFckl7ctYkr2cW5e6Gp6COu0nMvYB9V1iOuRckWzN3D0hVpg49oDg/1c7edLhm7dmDs6GJPUGlm1ZUghxUDJt6gczM+9dRBVAE
dsM20cIIJ1VBW50UabZlXCrYQHgsCP++jrrcALA8Ni3AzEr/FdTZgFdTdLc56g59568vMJnKysp5G60iOqqETEf6QysmuOxD4kmICjYL8asIA0w1JsI17TB1
t48HUCm7FjlBezdQ0Zqqqgoe1Su3+cSv6pdpa1aAn8AyVSu+v58pbAWvwFVoGl6bQFhDUmPjbGroOu5TtbkPSmrURBlYTOXb3AqlpqFyuJdaMFVpxLD1mIRl
DA02KE8ElQkAfJIKrtkdpm5oqio1sduv0RBkJnXCtrJxUFE1HF36FYwaZLWsKrB8Las6XrmjP9AEy4iUgSPE2rVQ8Ws7KSc1scfvp3lMtlWNGgd8kUl/7MrP
CRPoh/9Lox1UQI8IGECkpqqAVg0i6fEvVRXQsdVUdOwuv5+5QbCmIHtGmEJ/2/ADB22iObUaXKWiLgVXqahBcJWKaoKrVNSAGPyuEe9p1JcNqBtpqsGI52G3
gdoVv8mKtChu0UPmNvSoDTmlCK98pXzaQL6v/TPkmpLbL4BpQWQWRiYDN715SuGFaQ9CECyb/FFLUUKSh8fWtJZUKE6JJp819nwcqoKaTrBZj82RaMULYLND
Ao0Cs1lPZQAQTxUBEA+GZlko5ACIB2Ok5FCDixgTu1mAANB+9XBtSWMhhBO6+BRTHYf9NeIR66hvKY7om8PRdvHEg3zyAjCefpojIpNCmDCBMP/e66TudSaV
tY5VX0ryRMcoqZBmTckgcUBKhoijWbggyiDBtQ2pSSOBVfyG0AWYYI3gpIqplEqDB9sq1SIo0S6BMSCR+5aDF1eIEXu4G2NqnHvYc9zJzL1ipJoVI9Welb3l
elc4OuZ4KV0h/lc8E9blloT4d5Bjx2/S9xhLp7EH2cIJzOCI3ycYyPyLuSu8t+BRxRfNCj5WPrvUdTur9d2v8vcjpKd1hM8qeKqppVNNLZ2qh6l6y03V65qq
h6l6y03VW26qKeR48VRzGFw0Y3hf0WRpxn3K4wAMR/ySMDM9bX67rcDBRLvebutZxkePAFSIzIZU6f7P8cOePSRIicmQFR1gpUJYC6a0J1cPjSf3t67tTgoW
sIUhrh2JuXyWz+XQh9fWnjzhvbvxF0jINzb9dC6c6YjtG+8lxF5K3dgM0kQsw+Ie0iQiayJY2IX2BA4/MxI2kj1/0mxnY6w3lLYw0QYXzg18vE9tUnuBxUwI
FpnX8jVrep1LEoYlIgMOCgnwjOrMuul/0d/ZeilrfuMEi0PFK1FCFGw/wHEysIwDlEgr2cVD01+2dOr8Pjq9VTq9VXdqWk7D0FUM2FYcH6ts2divOAPqsjh+
iTNp76Xlo//cvTZ9O5Q6Oi0ac6uOF59RaY+7pQ5TQwuEHV7xPzkwl6uDkiPnsX0Sjtw2Hnr9JN1FQXWhD9pYUgjVFmiyvXXxjfdOPPXr51+6RmDB6kFX7owr
2dNI/2mK5ev7XdND3OuoM++EM/+9j8kqXrv3it/Yp+XGecdPX3AOmfCtWWhGw4SIyNVeHnKo6HEYY0XqSPQiFQxkVSb6ORc/VRVk8AIC/REvILCIOOVGf4Wy
4GJkZ+9bIYi92Jj2iJmlDrqKpWerkuxnC0Q1iNu6E+31RPGJCM4GBd36ri1zjwSZlX2keni8iTd8MkkfqYw8+ksUYdtZrvPLzXNEbTLnHGJ7HogWbdZLjnKo
ipIWmUrqkuuCVYX4kTEEn1Clv5lTxccJDrO0K+jfuTmoGnNzMbi2RJ9DW+ai1ejEyzHXIcnOBnVC1gvTQhT6Er/Kswf9iuz9g0E1GsAX+QKaeq1u+9q7z3f+
6+/mr5lTldub0hz+UIn+cAflUhd+JheemzWvqMVrX0OMEpLgsJBFVYtQAOg05QYswNcBN0/VWf+s0xamRSGpr46IOPRVgeEnrV2NchCtrbGeRPBMYq0bWESS
NGdpCvfdfcPOl9de/ck7MIV6pCM0VL0dDKgGH64PhL+Z/tC6kQqQOGpWb/NcJ2jGoIEgGf3xOP0x8aeqIhFUZTqm6rG5zsFt27/94sPv/eRL19wJjlVV/fqP
pzfHK4ZmZpeUrGkAkFaC+U225fjBSwQF9KKggB4P4kPeaqJAUV3gW0PrPMEAnFbrcFodgNNqY5lKBs6Kd1hddlhdQsl4qiGPxvF+48Hhcp0Wg0R33OXycBvo
sg5hP+qyEXVJ4yF5nVGBO36SO67x9NB2jQbFq6gG0XFDNaljbUCn6qwQRGEtVkEhlouO0nYaiEf6fb0gj5jku4kAYWAWdnVi3ZY2ojaQzG8gnTYxDBqIRFVS
DcxtAHc/LragB6CwqlSjjgagRYF1N/Tr5HVUqplrmToQLqM0qmIXbVv/p0+sW9/cdc0drNOwiE8AjFB4+Rdmoim8sz8erXlVhhe2ZiSEVdHCrgKUaytWVTXx
RTarXO5a5QqALepII6mODEk/2aAU+Yd7Oi7eb40UZcrH3GrK7fYnr58fRqzEYcTqXS7lHtZBldil3Eyvsy+enonGVhfMrxH9xs8GFg3AGogQFwsEEiGbgmFX
i2A3gKPR5Zv3oOWBJzXagJgl614nnMlSP2qAUKCE67hSIY42Ipdpssv+jSW8msxdJrUKhKgGmQLIVgKy0bjXOx8w0DKiNOuTAkr7YyaXSXDGHc2XuINfcAdE
J2BXVoRqztMfoKVt7CYWo/U6azcr+t7dOjI8420d7Q/SN9geSQmZ28QsOeY7S3mNX/4o3GYlLMfJR4IGOeAglY4EdBNtkIkJo3kDS+VhqRqGmCyp6wgZcWTH
Es6URVBgNuMJmxGUzgntKKlVQhRqkbUT3HRwMO0V392f8GO3/OaFpJvlxBQ5RY+9nYaCEh9JRbuIjzJKQNNVJifurqKyfNM8oCWBAViMcQS8VYSlPD2EvsMh
hAdC07ydFxP871LVJIanm1ogISODIxfVZD9t4FP4Zz+2Ps3OJiPXIgSIoHxohSPnJCa8vcmah/w33KZ6eWruUr0rqIfii9ORl8A6dzhYjWQkWINkLFBItgQ+
ku1BgOSm4DIktwRDSG4N1uLAbGfQKD4pzmMgGmuPkSY1dIwW/rJjpGwHx4iR+seIt6hjxG3XHCPFa/Uxv0+iF648Ypp3J2baAUsjJCZBLCEJJRNeTZQIIQgq
fj9bpkMw0HduE8SMy6p/9vZr2a6cMd0fFPlnOeSORCLLui0hn/lVGWNVVXdE2WcndTY3V91mywi/x4JIJGV8irumio/elsg+s/m2glgbqOqFvPPj8jsKDnVm
fk7GRCMeMQlmVd3mtl+Of/jrrX/0cwJX4aAu8NUtPJQC/XXz1PhVj734pavnpLZDeB3OBX0kKVZnZ4M+rvAp1FaFWRp736yGC+d1FBco7viCumZuVlrQPwh+
HWqmihAos7O8kV7mF88wrvPe1p1MjP32JgMz2o1+FesPZw6gaqaLYg2qQUjFqkpDOQ+BgY27gsuR3BN8DMmUHQwjnbaDdUhn7ODjSA/YwXqkHRsBs9e5h+GM
TEg8bwf1JBZv9NeqDf6QWu9fpj7uB2qd76thX6mP+WvU5f5qVSc+wQJTQkAkuFcZ36IdexbiJo1ZcJbtdwhl+7vqwIhJnn8osMnHarVGKeWrQF2mhtRa1bW5
sHNkD/Fu4n3FO4z3Gu867L8E0mxW5VkaJRP6gLeCKsfEvvzbVIugSDrOn3we/5wgzChu48/Pvw2MyKvijsCjiam40NuJQidYnm7SECuJJsqJJmjglUTFcqIi
JHOaax7nNH4+J+wz4jm1iOfUeLTPTxnxs4vZ1FZgNksrGZnVC9MTYDb5cWe7MJstwmzGKKmOOyOU9I87w5QMCj8qCD/qAz8CCSJgQIYW2asppB+iCNQSh482
m9HKgIgn1qmZpPM4Wu8umSD3tpD7ASaeZ+wlxLPjaJW+qbLdL9xwN7YOJ7aE+s87QvCPOkLxFxwh+YuO0PzjjhD9kw6o/jr3lCPs4rQDfrHROuPEbOB6dhlb
cXgxhS0n5pjcRhkm/wF8oCsJal/RlL7ZTekrQumFKtCkl1AOI+sQOf6IevX5sGLS4gqlmXaF1My4QmoOuEJqOq6QmsOukJp5V0jNUVdIzYLbTWpASi5n0gIS
A1IDkgPSAxK0mkjRGiIbleVJTfPCpKayMqnpIjIgOsnlo5kf18As/54oCX/vlxu+9e40LpopnfJksLZSLZdfpvZb7kmkQcs9hfSylnsa6VDLPYN0bcs9i3R1
iyqDIMKsYk2LWgRhzOYizFtgzYumQdinDSL/v0gIm0ANdNsmjZgrnawQl8w4n8U2Z2lpM34zn5RdS9EDWCJYGueVVBwTWi7hYiETjvn1+Gc5IX7GnzHr9ftF
uKktp/fVNKC0S0MsEQPWOF085BltMKH/mWe6jE7EwE2cO76xT59NZBKCdd9HOt6ImtAnGNDYx/g0ydpEOFgnOmyR/gsznmKkcgWNJJxITGGMS+bgLKCPSW6V
Giyytl+4jRTNOsxCWMmkzwWLtAz8QKExzm7S1wh/ZelrmL8G6UvxV571SnyJU/cAH0WVd8glusybKSUmTRNl6NnLTFZm58nsPJ4de0l77LPP+jXpnV16cL1L
Dz4PegPd0LMFemWGHvE0q5jTVwXlBHvOJPk6UaMdQb2pBmcP4lSR5nUw6CfRpnInke6YZMSfX2xGp2X4sa30zsZ9B/9y9yfngooW1MsJKSGTFDSomyZ1I+UK
iRFVkyPKzx6MGu0qeSJRktvLLin5h7UaRBl4Gaq0DIyOPrXoD+T/0LAG4xyTcY5Q0hy3hinJjls4iBqUOeQTc3D9AepUDeCetcTnjRXa2sSNGgV+FD3Btnd0
rQlG/X+bb/dcfxf6IjskcTnDdCbxs5jQG8HO+sZJZBJjnUWn+1pnARde1XESteQka94xR8FLCbGnT4iNmSyrPSzb2eEhr62VJa944iuRJDdMxFnitjQMrWYD
P0gee409nLCR3415gHvPu+AIHLG6jt8dF5Y+60kUorWldMYlYglu75ISYE5pPcPNaqFTfEEOazHi42xWu2B1XyoRlrmQvuujLH2Xx11I3xUY/UMkR6AXEsld
c6iNe4LlINmQbONFpep8cbBcybpkR06A1PFhyBvUcwcpdX3AlQXEZRs6n9aXbrhowyimXKCsiDUXWR14MoUgMbxR8GoMYwY7otCYNlnPHZFHoQkc87q7p11B
ieJLYo9phx1vGfuIdZa+AoYFl8h2cNiAiT7ur6PXm3K5f8yl3Emb7zqjoEFTdhw1yOL4PbCfyMY3hMCeyeQBGbHRtHZcwk1/BnYCzFJ7+FyrJ9oofDMijyXC
KrEd4M3lHsKoXi59cNuXv/cXa4/c8Nc33ymacS7cifNOGJ+lrpX3PM5fvpRkG+MzYtSmmdf4dl5Cknk4D/M2Ev3y4JDfi2QL/13CkXkwm+O4QBv8tMTzyUcR
5hFNKBpbV6NZbrSfzZdg+wKrma5Giz53BUtKUDcSfwpRo7SVg4Kx8gP9cneGVDo8TVs8pe0pqdJdqhCbU3oITjzq7KXy//r6PrvlTJBWDvM2L/yAq+noZVE8
kmdeP2pLSOMlRfoUjCy687S4aUJSooTp9wr7Xol39GWJfrRXwHSPzG/C51Cs+fBtRIv61ct/9a2MX4BJnn56lSfbPVU2H7n4lQ1ry0GGBrIrhswrGjI/+/5L
z/7koSyA44Un4SPVtWiLFq/aLWjiC4IKt3av2k2CCp+ROW7343dechcEdl/494/Hj8l2lzIwNTC+CIi+afMxssVxqf0CbRWOuZlkm3YULhah2H5m+9nwSqp5
GjU7HJzXCn/x8j88TstB/LdHB/VCuFiVusoOYBe+yfIpSW8iNu4g7PkgJTn2llE9oLNOaMFazIG3UI9YquOc3oK1GNt5sZusRNOU8F/RmERngJW1+VSeuUya
6L5LSp1/l5Tmu6RU110SG8aoNN8lGfg+9RW9bBPwubRwJ4OHWFPr2U8xpe/qQJYmxCGYUW+XPPcGFOzlx4aWQ8Fe/YybEJeehB7TIwZzE/BXywb8smtOvNfy
QR6j7/00u5eRuJHjgGTLjZUfVcQbjL18K9BLACcC0iu3er0IollB1ApYfYNesjELwqNBm7cMV/UQZUcT7GzueM4uGVJ+yopNVZ54FFBd8Ja6Uy0ap5j3X4Vn
lHjEsI+C8Yk5jdTTvjEcofAkcv7jnW9yhMLjpoK1qL2HFpC6LeuoqWDNS4UH/vwHfS3rcNRDRyrY7HbktOwZU8GeRs6b73z1R9/Jt+ypqIez2pPqjHg/iVsU
T4H9oqiHx2kKJ23TwXEp7yzaMoUFO/J4Qs77p3/4Pz9/t9Fy5k0N67DuoSM12HeLa1gzyDnzxk+/9eTXC9qXi/uY0h5Z9/Ck7V3Gk2enKf7vNIVbTfu3SPM3
8YQR70Qa32IK/zjfIh6lmx6R0Q/zZMWP7RXtx8aFn8mLJ9vXaTEX3Babgs24SRevaeNOlG7ZHXynWva8OBPZ7FT0L2+ceP87TzdaFjseAXja1eiUcZRKtxCU
UbxdPBkJfIW2vn3ygUd+8Mw/X0kw8mJnNkjGh7U3z7ynV8dmvyWe6HHXeOOddY0nUgfl9i3YV4n/z9SUfZU94xmInXYNOBbMl3XADWcYnw/3LHV8EpHwInzQ
3K2g2cctmHi6OmDWuf3ianFRLQj1OvVCd/go/o3TJOU1R+UXhH0dPkpKT97I1gmeDh/1wf4ofBT/PQeHvrMvyOW7MW/AS2TfdtvhPbthAoZfw23QajeESwb6
6odXRzFZBZboKYxkwk/r17bX7A75WCsVTqr0hAmBLCbfiItKQHhvP7tfF+USmz2JAjluHWtzfJ4w0G5EV9i3+GzxczO8icA2e5F8xmcXo+3iZDAGO9SNVkii
D1XYCm+VjdYWn03ur/aL0iys/orPilRbVOnI4prkK7xsl1Z97GV0CXsZucaEXzw+8iwq2GzlcJ4BNPyMSuJn5OKWvKQNoC8RA+g+MYBOiwF0UQygC7q0otJy
F529Cqql6hnloMa9o1w6JwbQeTHKHmsXf6Tj5kXG0GkYQzsS3xERuw6w9UmGVo5PpPTjJjSb56bF8pm2xeH/5e56g+Morvz0zM7+0Wql1f+VJYfZLX2QCxuo
ikuS/xR4VCYxVdyV6yof/IEP3B25cun8wbiolKFcsDYypUp0oEscEFgk4nAqDidz4r/M2XXCMSALcxGEJAJ0IEAmAmQjjOFEUML1773umdnVrrAc4w9nCs1M
b0/P6+7X3a/7vfd7LPbDI1k52u43TXFH+PbAnB5Rs32Ex8oWJwKJajOAEjb+E/2bu+ZhaMsVanfD0Uz0anMTwKTana6rzesB6cE+4h3KlhXGo04kuc/bV4aU
G3ZkBWmqI/AWMfHUCKgmmFeX4LJS9rW8rJZ9LS/rZV/byLsRTj62k2g1V8pLKWyrbScO22rbKYFttZT7MfBs9j22HSmsGbx5Z6932a2SkwlIzobNrR3wQo4E
Gue+SAgWmuL2iF70xuT+JaoWPd8RzweKlZwa0I0EDqgyJbnKk2znFa4bc+/5mS/REcg8AKCTBz2cCEi4ZDpTsNh/bHg4IzbO/+qTV//mHzYrpcyGeza4s6Mn
Xgq7H48ITIv55eoyY3CAgxN3Vk6OIgX37aNAskQwqmr5FP9lCzl1l3ippSo1Kl+ydrCsR2b3AE2HVTjg0hmx9riAzTSwq+XIBOyvkEMTMMBCDkrAAot0BcEE
C8SuU671UToUjeVAG7cRsnFbDrDxesIH9ICBKteJ2+SlYq1xKzyB1ho7EUmLpCenrMXcDnSborGYDB/eOOE5IMJvLP9XFNLr5cu/I6Rpi3GnE6jgTq7vraju
leI2CMdyvJBzleEOEDGHyCX8LMNiYwXcKi9fyRXwRn7coh438+MmjqO+kcNztXNVXVQVh0lRTCzrGR65jV8AijgV0Cs4oUcndKkEIGijzF1c5m1c5q1c5k4u
8xYuc7vuhU872TkEjZM8xw9hFHaVvKDwZn501GOKHzHNhsBCYXypRF7IPSSMLwHHNYHZMcwIG7YHDxDmgWljYFJcBDUwj4WFeYc78TOsd/1mjkOl4IgPUngT
7e+9dfiJe0/fX9eKiA7CHTpMC/AEWXIh0zgyPX/s5Zfep0xj+KGPM530Mo0g028nT6hMw/QDZzoifA/EIdw/wi6ITwr2QRzEdWqIww5QXkhYB1Hgoy/87id/
fLSeekm4I5ynL1BeLxHD6ftwX0tYd8Lt5rTuQF7gU7oTz7B5Nu6XtaBvhTvGabv8rDtRKqfeIm+Xo2eF28Up2/x8W1Hi05R6E/CTWiRXSjo55QY/3xaUx6nf
YyI3ozxOud7PtwnlPaX8WCkfMBxPcsr6XEfOvqc8R85lOKcTbs9TyqfVy9csb5/i1m7ixnbwBXagbdR9Bwv4X3944ok/zPTVgQdF+78iaFAIuAwc6boxh3k8
f3IpBbv9DyjXWDhnkyjs2yGzlNlrMv8A9KEHevJ55otu3BOOdBdyXCFHGlIm+dd56rkxSKnghFPEf68flrlmBVuhzQhFXXMude2nKObRGhLXyY339C9eGfzU
aCV6f/hgPr17ILqTKy8V22fCRrLFnIX/U/xcJY7nbjfvsHw0ZqC9xtT6j1DOATgsi71xGOEqECeUoisW8skx4WsT5zDHpp9bFMotVG4VqzMIKueU6NhMcTrG
JzquDYLawI24/GYGb/WRbkS6pAhApUM78lKFTycU7pEqN5QXkDhYXqkZDFds5fxKkk5MLmUMTwcfI/c5428ZZ002ZMJ3Mgg2JHmV2IWaz9YuTcgjCuURKk+u
O5PyCtbOS37DhXXDeRjkypGYP6ITnRA1HGKNyGXeUYg6rnAfVXCxseTntGTFcIwZxqUJB60ARgTi5bgRdC8GNIy1RSbjcI2jvqOE+7gErPcQDelnDndLL1F6
VKdHO1aY5J0j31xhbm21+FQ4xm8CkDWW7NUkpTLkNpaJ84k0kqqZyiSdCyd/kA6xq1kw1Gxce3WHycuniFd3+FoGPy3g1R2GV3cZwLo9r+6wY3PYu7jfG213
IegZvMhKcrzIyNYyTBh3FZ3tqyjqnJP0I879PTmHlZCP1SoVuYP7wkeRvujVyRmKgeooQ0uP3LeNRel92yhCMP/OLCN/+LUGUlPf4bBR4AC995GduAU81mze
wF16YzrkzmMyc/8QRNcCO4J9UH4IG+MsbXvwdUZ+j2EDEEcJ0TRl0u715J4OiGBWbgBqltaRTZKRZ0cPf/r7k1hHNAq2Zj4VtpOfcPIv/2zEn030zZ+Ti2rs
SrFZ5nlVY6PtkIz6lz/L78g/xKgrrA1wGlxhbUpXBPYWKIGn/zCxL2T2MI5XpWDlVMCrKyy3QBagVaVMTi5LKmhX0LEp35XyPOYdcqVc2tzjhJFi+66UYYy3
siBnYv4hxgkd6mw/O7p3/wtlf0ezcdtdTlkgxuL3iYNCmDFcZAsj0kh2NJ+LKLbSOWKB8RwWkPxBHtU0eUkWmBvIYwGoZErACasz3O2IP+x3vXB3EbZXiQoW
Kl8tWyd2yEtirXGzvMhd/XaAlEBqIlirrTSH8j7jChXcgec9zSGaa6ZzuKaNmGYr/mzLVOKyPVNFlDKigiRxPTNrmyS40qnKYVZDUfwdDjJF0eeXRCqquBRy
p40gvTbTGyJ6+zW9/bSrU+C+MUKLppl4HyIXxQjs18K1G7vEGPDVeTx3Cq5oVqSrJIl6WMagh3lorzJxE04lnN9tNTc8TM7q7m75SfjlOFWSecMU3iqODlXd
iARKTQTw2gDiVoZDMryIP5XYc1TCosDAutXskNq0iU8IHHkpo5AuDqGekSt5NaMCAjEwwYiBYUYMjDNiYAmvZz5I4ImYWXdHRJ+3OP+csYLa0BBrQyk8ilJ9
2uS3LEcBjpYMRk4U0ANANZCOESpapoTey8SVmBWGwkDux3EW5MGjO+TYaLi7SE2RkHc7CV6xTN5to7tyeUc6Ubk+0ZcqZAJrMiqVkhd4GOWycyrTUYZs1wGK
S9NhSESEPZWUi0GlJzFAYcMSg4VjnigjwVQxEkwyToiF8KssmD+armYcmZr8+A6ZWgULR/gydRSgI52ioBwwzWB7rTLLNASZs1eRd2KhY9cqTlYHt1jIKpM/
7WQlZkI1aAUUObVwaC5g4WblWLgxrPDF+ZxZ6HNm7ufMi1RIldzbc5TeGqdarcDB5LhTz1LMMkgxDU7qULrRqTqUXs7GaMoXvsFp7Ex/y1kOX3jYGDmN8IVf
5tTn+8Iv73QaZM64U41+q3eShwDGgc6rDfR0de66lXJqUJ+aopE8KINYmIGEmhoINSkn5S9X1elUHG6XermqR52WgbBlTi3XtgG1Xe7UHEpf5tQdSjuMdKxq
uxy1bXQuQ20bvNo2OLX5tb2sU1Y43UjWpLKNHPj9O99yGjlwiMYw9NoaDQ8D8CjsoRxgxWBQMBJAstALTpIDBYAPns5qPuj1+EBr82JwWpdzBk0MOCQODuGv
e9mSuwEdqcexvxu/2xbJoF2HrX60OWzgLsdu/2LKgJ7c5rYYbmuVK5B8OC5r8pvSVvMmZHlXZrkhmOV78qELD/8hs1wvH7DtHpG5NsqiaV/cQjpWbBLYHhTQ
STALST5MniJhf9OqzpltaANIkGlL09NqaGzZKsOGVUYMl2YIPNjOkGWBA2gKQF4ncEnJedLGxFXu2FeKStkN9iqjQs6QNtQilfitFIsWT1lEnBRk/2WPgk/J
SaBtEDCGFNkyfc9eNeEZSuC6pOSGPW0vlrbVCHrF9lEEX0Kq6GbSUFBALDprgYYCfoFA8EyxWgOoS2Ut5BBcjrUw5CRZD1LBepBK1oNUsR6kmvQg3pm8jWBM
IbbosDxXXMM1vNXY8QB4pVAvxybNn7avno7vNoXlKaeFr5zu6dyjguaYjqmD5ri9lEqwi36y5YiNQFX87jtvXLPA1yjg9YA3AsCRPuhiAHCRD5KukrfdnXv4
9Mp0V6AlycqhiUAW6SDn0KuH78xOrqFTnPbsC3dmxwbGD58yWP363vsvQ/nqUjCQHS2MvulSmC2C5cS50sVugryay5t7jn3WfMM9735zTfDW7+TYXXt+TdDr
N0Hfgia465vigm+4CXTWRnn7fE+W8Tu4LQZF4XY44LfDwYWsEBYxrx1MT60HqGvE8ZB7Abbw9CpI+A0iaE5nuAgLu0tOM2ZxB0NBJVoLR4s7N0U7/+NQSs4Y
WiMY0dot6N+2kRJwlbE1TVjUN0HR1wwN4ipjsxYs9fqERTG0CB1QWAofADoiv0SdEwRYRSL3cdTrsygpJ/GuB/jK2z42h4LJX9C7Whl6Qc8KMttA8PoMkb+B
fmc7rwhm6xguK6HLxGyd0GFD5MupjoBTUaDQKBWawguNmTLG584pNMktVcotFQXcklfonNEBPEk+eSOt7XZXfpvUWBGlPpMv3eKU+eqzCJv8dcnmUzZ/WQSQ
QcQobs+I2vmVeAGKA0Z/uVnK0Vl5aV734cudArXr0vFRFXfFaX6n7RKBYHl7rxjvvWi9MdxSmJ4Q/nq1d9fYQVE85d1VHRhOqM+kByL9iIkohXySvk/ka4l4
uJFK5bf7fJVKOatT2mf1UTsUKe3ZUTkMu98cPC0/vFM+T40+9qN7y1uhPPEFl614GLkzO3ymAUo80f7+1NGPwlDkifaZD3/Kc/xmemNP9uUz+//9HVLrCffz
+7RihH56ULSSSuTIcwrgUwQAPoXb95xWhnBui8DF3Hd+rgA+/UJSqFu/0goIYOJCBeJDU9NO9jjFZvwoZVUAkEjvTLMhT6AL6CJgx6gOo3QDNsnd5kP71KfD
VP8epfY7d/Y5hsMO+5oId5iMkP8zFw3/uELDt7F9nsaRfIRmhkIbqIiKHscbKBjeTQuIUHOdSrk9DTvFgjS3vzcqvzi8hrWT2bE7s/0zbz57xmBypz488aMX
Hn3jmTNGHs2Q1oDEtZdjp4W1HPc1Ua8iKiglk7I6j5QPJh5khlgJUsAQA+NPzxqt1KDP/qRgg54+9vL+CBPno7QWIY4+7329sXDnyULdz+9VDBJ2SXoL+2qu
ovX269ZP6yes7IOVM1oNHDqSUVabLNEzBLsKqeY6ASWxAjv/4BrqjsVJClSXVGdii0z8fPSxL58eeODZL4xWsZnUzOJG+btcZVxjHQVnmKZbgT3J9DEqcxoq
71yWCTPTZDjEEEwhk6c7s4yzAWWV3kFcz2L3Jha7N7LYvYHF7vUsdrex2L0aYjcWgCSL6xUsrleyuG5AJM9Avl9lpCGErzIclu8bsXWA8F5DjX2GTQMUYkh5
fGEirQEIaBvDmc93EiU4Bb4uIYfF5XJDUItLEr4xl1M4n0iOo4aUZx+4H/9+FRBpUg9hh+z98P0GetQ/3wTv67qN36Z/n17zb+k6nLuF6UjNTMsVJ12Po7XS
RFwxxlgeY6BfNuV0/XnwyQOc+5zmkzFS7C42Xm335Hn39ohZqLtNXldk1nmTu33O5H4/Z3LHz5rc8zMmd/20yX0/ZXLnT5rc+xMmd/+4yf3/mskM8KrJHPCK
ySwwZjIPnDSZCUbMglxQVowLXPO6hO8KKfveJv8ecMBiHQ7W+Jo+zwTgZdBi/SbtWAnoktsLMmCl12YrrH4zXY86HDTTktjLrUET9MAbPL2MDe+HTbKDsJ1l
FC3HdmrXWL2C5/8eXOtbLcgk2qyddsluF/pRfpsDVtDmtYa3stRkSTLDlpl0gArC8aWgssnFzW9sgueX3yWTlXHBCWM6YUQlDIMytvuwKQxVRqwTz/JD9AeZ
qrXGYXpYawzhWk2WILZTQ5YgVEKvqYrsMTmhSydkVcKc+sY5XGXxZ3GVJX+iSp5VJc+okqehihlEwyB8pzbPIZ5X5jlAEJL/l+O0m07Av2LLf1/O9cbroMgb
rxhsxs7cudbYjuDp68RWWrjo34+H1dwLbRnNzVPHnrrzvpff/DbNzHrYc+bhgWG9PjAWfpu34hmr5W2shYa/waPfN/3l0T+iRn9gLdwLSU3Q4kCRJxB9qUt4
i4BvUCM/c7c2qAlD0pOsFlamUhyiBotFwQU74m/lInp9Wilvy7CViwQFi0ieYBHJm6gigcXMxgnL/79JKrHYUiV4qTJ5qbLy1yhauL5ealEdWc39WFRqsYIC
ETmacRicmxnk0b4OUVBXyJW6vjROau/rEC5yhVys60tL4h5tOQtn0waFF9F5Ddz7vAc5ceJRZ7qp4Wim/peSgnpYT6blBh9LpcXLJGbFLitdJz9SIFKm+p5e
XCNaZ0UmcXQgRmjQfCDWjFMy3ilFWEtVj4D1BqZU6KVSaywopOrWWBwIEtuq1QitAF62cIy3EkjKKMjCMV6TvJSxGXg52YDDcjklLxVobsupbKGDS6OFTNsF
jvgsTFCIThvBEZ+F6QkR52uCEeflcqTdCeNfxkTCOzm2/DMaisOOyszj+jrjjc6ZvtXXOdy/xLulWe0HOybIjUS4b/ALUyZZVZ1g8XpCZ5vc++aTGIGvIeub
nHUsUPZJ3O/nECKejy2mFTjYuhP8whEq+2fqsOpJr+xfvE5mWAPI+j+c9SBl/bE62uvPzwrbMfctzroPP34wqiju9rI+P/74n2TWTmR9m7NmAxSTIVnfi9xK
Qu9ETbYjcyf5hZmAnSCMIt0X93Mr6ReGZRXJJPIdfmE88MJruP+Ih9qYCLQ3jCLdd/mF44EXyDpy9G7POtJ7gUwi3+MXBgMvkFnkofu5xYIvkF3kVNazi2w/
88Ipbp99wm+fZz6T7UP79lOclffukypr1st6qu+Zd3jv7r6f1eaP7R9PP8QZt3n5Jp7+2Gglm8c/cj5s5M/8t5ret6h8gz/sO/yBQbt5dzpbyNiRYyypPb18
2eQ9/QdZvafXmWHmyLGdsLtnrjNbycDxw6w2cPS3i43y4QDXaOisQUjiNPUdNAlO3B3up2PGqGvrkC7uOIE/W46V/E2nF9jFVs615AZhdmSg3VGROtxGFaHP
cpchdB/O99x6UhvH6IgTv8pR71aTbhiaoRRF2Nb203FtSQ3Tk2s5sNnCjXyYkz3X6BJAcSKOg7UDh3IU8cXyoziEEoI9MYwlRHyJcsSXWE7ElzhHfClRuRHq
xboFucP8QwQ/xAvEe4kj3ovJug+4Q1V3ZEx3moGYqB2t5Cud7GwRkoPnET6TlWJ40I36objw3KGH/QNqnvjIovgj7vahwDCh4dN31Bs+xCY9sssxZtwZfuFA
4AUaPn2j/vChcWXy6HFP8ws9gRdoED3T5w8iGg58HijcM9lChsTzJ7yRlFWHSjAh/pgzb/UzYzhNnPCGE81TFo0mdzbrGQ+rzBhTR07oMdXejShmZiuNJDD6
tMEjSTF6GwdUqONXuAzXyuN9HPwx75u+e0+xYOWrjNUkXDUhsh4invgQmeA32r8Y5Pi0QwUzAD4m+M3WVYA8p6oAa8M6L+gB4WhmEO0ASjBd+WCMAxtuPST1
Eaiu29zhprjtlJuIGQxtspI8gCSRzRdG5IRPZKoYkR8XIdLyiXQ63FrmhkJENiVCTKRzYUTO+0TWFiPyTBEibZ/IVIdbxhxeiMhGKQkSkakLI1INHRBZVozI
00WIjPhEJjvcGh63hYisTkSZyOSFEakmBBBZU4zImSJExnwiox1uBc9GhYgsTZQwkdFcIsm/sTCRlk+kpac5yTNuRR6Rlqt++CiHSD+uJQWkYSLh+OdNx1Jc
nlDT8bAogGqR+9+eFVacTOO1/iwcnKYnH97DQps7RYEBk3kuBCQZm+4nTGL0/OCQz7J9vFvpHhn021W4+4DOkvyvu+hXD4u21+zIzylzDd/Fv44TVFkv3kQT
qHdGkNpM4p3c8Ame2yYFelhZXiE3W17JX8ZgqyevJ0WaVt0R2OhZnk0elZ/8fVZBhZCzw7DM2L6+1RxiP3pIqkMUvUvhPzheCPVmmYcDbR2x8ZlVxrCNz6wy
nrOBCX2lOGZTVIUhE6hfC6v6AJPphNfJnMC9WSvfxL5vrQEq0N9HcIUzts1Br8dk2mvYGxIMYat5Ut0Pm+3JrqvNCfU4xI/jCDNje66iJ8MdXm1eVGlDfgMg
q1c1rgpVzVJVlaPq4rHKp8wqkI4gEBVkEUsT5B54bJEPn1vShz9TPOqo2izOo+Oy6/JyBnh0iHh0PI9HDzKPDlGHHVE8OlyURwcVjw4oHj2Yz6Pjl4JH54hH
F1b1Ani0BxQqRuySAtKQus9axJQj6nGOefR4Lo8OFeDRuaXw6MDFY5XPl8Sj44t9+H+X9OE5xaO1qjZfM49aHfk5Azzay/OolcujXcyjvdRhfYpH+4vyaI/i
0W7Fo10L5lHrUsyjFnh0YVUvZB6V9wN6HpU8ekDPo8yjT+p5lB8Hc3n0QKF51FoCj05ePFb5Ykk82vX4Ih/+05I+/KXHoxPnwaPjxKMTRXiUo6iO5/EojPQZ
pq3Z3MUcmi3KoduZQbdxa2/Nn0IvBXvOKfac+OvZs0eKf716Cg21mj16Cg0RP/brKZTZsy+XPXsKTaFLYc+ei8cl80tiz6HFPvznJX34L4o9a9zux89jCg11
5OcMiqLEnr2hPFGU2XML/tzA7HljMe7czNx5PTf2pvzJM3QpJs8QuHNhJS9k8pTc2aknT8md87aaPJk7u/XkyY9dudw5bxeYPENL4M7hi8ckXy2JO6cX+3B2
91I+vHu3njyPnAd3joc68nMGuJOwYcbzmLOZeLONEGSYNzcU482rmDdXclM358+cl4I350I8cx7563mzR+7uZxU/dtmt5rS6z9rEjHPqcY55k+KH+7w5XYA3
55bCm7MXj0X27F4KbxYMyx3xw3JH/LDckUBY7og784Q64efkoxbOJSN+WO5IwGov4g48oXXGXu4mlK3DckcCYbll2Y8r9WbErW/JVRrD3taCqWkUhzt8QA8g
Oj6gJx/njkycj/JtPphPw8+ADuvT0CY3wqGaAm82/R971xtjR3XdZ+bNezPvzcx789a79sIadmaIK6GCQiRaRwY1zCp2bKgMn6t+yId+sN5SCZuNxQfL6xev
HYeaxKQmNWAat3FiEnapoW5xqAEnuNR1qEoaJyXFIDeY1pHc1o1NlVaW6fmdc+/8eft2bQJiU6kf7J03M/fec+/cc+6fc+7vx/fs9BAfNx0sNUEVGymhAOy4
6ZFDsz+PLXSCdrpVfZ4I2+AIPBD+bj4fr/0AVwZhvCrY2nSKPy6wQixmh4e3oM7naRs9n1pT5+an9K0CxfyeakfyKFkE5ufFo6JFcNkiMOTs0sSTjcygv0UA
QhZO5wlkFRA5vZxyHBn3WAR46mARzppRE2czpf0yi1DPzQnHNXLh50wUcrNxHsSh9Pc/cYqSLMLPcdqyWEXSxtQsVFLbhOZt5lcAFhysMB7G3/oKY5cCD4bv
Ed4N4FbweEVf+JRS/ONkE07q8Upswhn187D8PF3FKZFi+ao/nNSVPsm3dlilIUy3im4bW4cas1WyBM1rpyVtusOKG+mxq+mNH2Kn26Y6HcKia3N0s3qGoFCd
1fFc4NG6NO9hV5FToCOmGu0G4ofanDxdy4C5nNxHXjzHkPnI2We7vZv5bMfOn3hYXISZp/b0zjcOnTeUt/YL3f7e2pOPl721R7W3dke3v7f21Itlby3cUOxu
+mK3P4rNlx/PUGw4wXlT+Wwf7GbuJp2A4WsOS4ItRTcU/E1/0M2Aa9TrAK858qIGr8kc4PA37exqf5N+GbA1O+Vl7cc9b4sP96FuX8CaF0o+XODGwPP0pW4/
H+6RF0o+3F3Kh/vlbubDfVuHlMOHuxte5CefeOZnRR+u2ePDtf/fh/uR+HCPm3P4cC9+u+dcjTgNftjIlXNfvwCWvQDT3iWffk8l7yi7cb1dwh0A2C3BBIDk
woOHuznDrkqwBdevS0DFJauQgENhvtLNQmF0gnN8LWEsZ62CTp/Ggz+UBKcKCV7H9dflxNHJYtwLB8Ts7mYBMTrBMVz/8R6+f1QnQIg6EOjTRyTBoUKCg7je
JWhK01bBCOzHg69Kgn2FBHtx/VNJsKeYgEGW/qhbAFlSAFi4/rkkmCrWgUNk9nSzEJkskIjjVCTBebOQgENkHu1mITI6AQOI/eixDEAsa1YOkXmsm4fI/PMZ
FStyPHtt5rHn3jEUdNjj3dzcXtAG4ZB+9eCX3nwWFpsN7d5uZmi1GOzif09cjfuKcrOhfaKbw4UVz7ecejk735LZJja0irx5SyEBXPwPPsK3Hyh0Nxjar3X7
oYT916MaJSxrExjafd3M0L6jW+QeLfD0oy/8TJ19+ZNuBgqmMoU9e3u3BgbLAoJgY/+0q22sfhmQYJflZbK2Y99U4kbKoh625BSMsqiDVx8VM/irYVEFx2Ze
o+pro+r+ahnVSzowZrDHqF5SRnVfOTDmRMGolgNjQoZ04w+6w+ThUn/QMD32Et6vF891QiaqUPrqS3qWmD/i45ZYUn5dr1l4LYwetb+bg8wdr0h/UhjFERBC
0pN9iwJieXpqvqK+USoKPf2bcucOjVN3uyrqX77x2HLq6emZuSt1br6SDpRKQnjNk908vAY79/fokt554/mLUMH0Yt+yLJR1ab6yvlUqC0bh291+cT/v7srm
YdSxfjedOjpn3XYenae8p0rlscma7uZRSWhGGKwMOdq6L919dM4Ptne+omZKRbE5fbrbP2LqyT35FLaB6Wu6f+76Tc9X6J+VCmWjf7DbP67r6V35RNvDJDs9
dHTOj3hkvkKfKRXK0WfPdvtHnz30cL4cCLAUmDU7Rf5iSytlWxp2IhsWQdtSK7OlVmZLrcyWWpkttTJbailbamW21PqAttTStpTa5f3b0srcttSabUsrc9tS
vePHuM6W2FJLcJ3ZltqwpXa6T09QqSmtzJbSR5x6qm9Uy+OWZeWwzrsK6BxgTMYnwO4ENoN+IRB8Zg6/J/ew6ZFD71Gb8NUDGsmCHU81DWBhtXH4ytiS4RZX
GGM4/QTC/Q2F1fEJHK5mrIcbqWxHTuyY+DUIXAsBf64K+HNVwJ+rAv7MuBC3CzKFv5whKbzlgkWxnEEo6ssZfcJdzrATppAtOcszhAmEn+/Kjsafss3WJCMc
JdbNRoi2GBTm6WHqzdKXwRnEfTlmWnJur5UqLJBhzytMpc3Q5kBFx+2aRh2JrDXc+0BNYk101jDTBJMt28CvcUCzXQsvbJXdDmCyAHfa7uCQJf7UGPuOsuG9
TVBO1DgnLoh+qZywt2MzZ7dDf/P8NlF+OgcSGwvJSXBik8SJPZHUwACeTgpee3XNCNeJclkfuxqsnbk8bEUw7WI7JK4BjUrirGoIq6NGXxvYeKCrifZ0mMne
WUd3qhMb6JlDtYuc9UzTwTcjdx3uu7jvrgdPBcd31Ug7kkYnQdvIEXebPjyHiAH6KnE6SQ2PAlbpuBnVbjZw+p3+1ONQ9JHeoQb8uNmAPjoCMOwIwLCDIw0A
Bcjh1xuAUPcFdtjD3WbU0vjPDBDaz6L4cltQk9DEej9ZsEmgfP9arwxMWnnw2GtGTnmEkzsJDqxR0eggxp0jDO3zHwxnB4itskXFs7/Pzv1UpQ/yxwSOS2Lk
H9NQH1PwYj4GfIOrPkNt4EPUeTsYWAX4k8H2Q/vSW0AlNNzh42O1yuyQ2Tp6O5DGIkOQ6Y3VAZrVXxtU8ABIjLqHuNxD3HU4fUM9xMh6Ql3IAqiH1NfhPrCK
ojrdF3gbME6R/XTx9VsA2jbk6NJSQAMAGo2+OwDL0B8G8MeNFzE4WjwoYGZDPN1i4MnBaFE2erSY3ayFwlv9mqolt/Vx89+whuPF5QzQyldOOh+hAwYWo0Do
gNNdlTuKlA5zkTlEwRjb54CssL4K1VVT/jAhEgYS48bKeS5uydiFEz/4/oGdP3n2orFtOTOgLRn7t7cevvDVV089dwa3huX1s4wqsnhbsphWtY9c+PG5nxw5
h8eA/1k89u6Jv9v6j9NvPHcBt8K8TYS5aohuDGCgXbQBVPY00KIzvymh12x96CUjfIuHskngQoQTyTB15vUJJQLoe3UjNYz0Gr4NWrfomnX05DQ3NHUSIP2N
RsPj6KjXiGPEUp2QXv0Mo3vQF+c+fs2qZDhyN5CR8xhQa3gkyx7lrkK3RPnrKD33TIbQ1F1G7+k6cdV3PK2AtYkYx8hY9ciwG4rqosF1ZaoLfZbLr5SOdkUN
6OyEGpowAwO8CfiFCpMOF92COYAMnnQ4eW93ozaMnAtQpTpodWHkXDl45crBKydXGgMnuYCvEeJBS4kwmEFJ5leOnCVGl3XZvuV72TxhsXHIVA2jA2hFBbcS
vrhd30r/vCuMVK/g1J23XPPLWjRHWZ/WNjYZki9jrDLlb8tjSolPrVdYbN6DdsWcNDdnWD7ReFLLkKnDjTM0Vhpj4Y4DiRvXGROQZk0KtLo+B2j1/FDVgh89
P0B1P6xlsYAziaEApQFgAng4SsJAp+bMVDwXcDWNj1A2MpgM5IqJmNtJN3c+TlPdevrQIMAF6+mWrrU+qJTRpy1FqTp2C5UwneOmhgCmm6M0TKfFzOaeiRpP
9PgjVsLvyi0GlgSMaI8sppbFBBgfZ+TqtJT6AOPT1T3V8lsilD/mxcZsKV20jzfmxBgKovo4yCgoh8NbFdJEjjRHX3nKe8vMj8xE+WgKOuSUvaBF7rcw9YQo
2VaQN1UsK5j9bJAhRjCtxTjCk11bTWxDTPptUDaI/Qp/Kr4oR3t1erkjVBEvaz+VuAfZOVh+Zss0ly5ooiswN6aokq6kt6+dY1aF+W7yaczt0x/mUCkyhpzB
7cTij3tlZ/hZzuRQt4S3cg434XzHqs+Hcl5dbviwKwVz84oMSNTOPrxkb20rhWRg+WGl51mqvyhLdbFXqqss6+rlv4JUv2Cp/rIs1aWFlmoLwxs/V5ZqanqB
pdrBUh0uS7VzoaXaxVJ9pyzV7oWWag9L9XxZqr0LLdU+luqvylLtX2ipnmSpjpSlml5oqQ6yVC+UpTq00FIdZqleLEt1ZKGlOspSvVSW6thCS3WcpTpalurV
hZbqNZbqu2WpTi6UVBKP4v+mtV/tKoZ6hvJPtb4zlIM8YH6v2zNDOfS+ZiiHOZOXe3rxRzhD+fe+vZilOtbTiz/CuUBfqY6zVH/d04sXWqrXWKpXenrxQkv1
Okv1N2WpTi2UVJluTffqFq1urEkSyFBLEkb0t3gLK/Mdm+KiZaltvHuzwe4GulL7nZzeZw4CHA/m9IPl9IOSPpT0QyuMIUm/+DZzMSluLDycwx1aww930ljx
cCK/2+GiNBAJzfl+upzvpyXfOyTflSuMlZLvqtvMVZHp3SpV4gqpVSdEZAHz33dwxvq3dwvaX20vYL19EIdu00p6nD/k33YVa2n4kJCqGt4NaGGwIOCPwg/a
kREKPMh7EWOmOSn7Q2sDxR/d8uRd3lfBerLC7ysPGl6dYKAb3qOJKt67w/X2pLnZnLQ3m/zX3FydVPzTtb54AugaiZOavOcnO1Q5kwGtrMFsHzlrA7U7DA4l
/97E6yS+7Hc3Ipe3fBpC1uAL6iu2oUEjhMzb+OMmA+qbhNk+djNqRwPMcQpoVj/8EWMiMew3FRRU+FUF9B4NaLaN1OowRvBkJx7UJK0IN8Z2miO8D346yM66
kK60s86nTp8MCW2Erxx8VCx1JVwN0NVidvUFdDXEqakyaYJ7yeKZeAn9iNnHNzyjCRxAj0SrZNz0FZVD1NLUY1e/9UpNqAggOXWGJtxKrQ+UlfLd+WbhthcF
M/G1URN0Bkuw7dGaSZZiG+ga5nm6biQamJmKry/0gTDnNxgFNZk1myw84zfgF8x+bOKQAfwGo9Fozm8QxqMQbVRtAKkCr4+uhWCNmSSCYExmkIyORO0ZpiVY
Gi2JSMxrxj65fSqKomsjegQWBH7YyFgw6dNqFgLh4eGN/HgQXDkD9HQYe7/+hmgx7/1SF2WW3SjcgB3qiQ1wpVIOwmnQ7p9v1L6faQ2wGWyiTw7FPkgLVEme
Lpn3kACaUY8G7+Q9X1LliQ7cBGBUihvcg9FDJ0mrVmlNC8H2Fkakae0bmUKkDX3oJCE2hCxwH7j0SDovPcKvQJnoMFqCNwKAYdEn96jrx+hPXCjo2kmNfVJ4
yCoGAK6QfLcwNe7kfS96zV19P7drZW2A0CIDnFEVZmunBwio9PFv9UgSo44WJYtXATACNUjENKDYGyp3ROpn4sMVQgoHV0iAPy5UUhwnvliRejwc3RD7FSgY
1cvTymwrDxwaq9FJFkFhh+i63kkG8c51ksFoVpW2cLH8n9HOIVia68jCkB4mI0pBr4ceBKyopAofGwETVXxtfx1ddiUdXXZFHV0WLSvq6DIIuKygo6RzS4oa
KqZj2Ug0OqOIQ0bG3nuvsjUiSZcqNV0SLVM626um7bwdmvSTueigiYs3RAOsm2RUouuUbg7N0s2BfpmB3od3l5OVQS3yRX18GQIwTiUMgeLo0SFp4WdDlMYT
1102iCRt4HYP6lEhCfBzkR4ukgHA9zawS83OCx+d3SctGIaWDVOrk47dAP27ga0EjaUxh0rENFI5ZVi9aqqUd9ag53vKhsCVIDEjqzBc81445crHKNAmHIQU
1zx+kPgwSw1J4ifUezdGPvjP6eoumIFZiRAO4vI+f9JSASEhQM9hh+pq7mckQysDuG999gLCU0Q1nhdpugHcQnyeBrzoAWWafpbbvQ1DE6a/JxxOUXs8aUYD
ZFdcurmu+Ma9+Rsh3kgGACkcBWIAkwBvtWHHrouCcZpwXEeZNEj5yVyFUZveikK641GLNlczD41Uri3cUToxtfc4CqFXyaqlmzvUPChuhOx6AOWoML8UG2ck
qqn4H8odclE6UHSh7wE+kms7q4wAZbSjgOoQ0AxHSzLAvRJvDUg1mpAE1bApQ6oGyQYGR8hWJUUJUY0eET0vKzTM2w7ZhWg4boM40ASc7DbMvnImpHqfGyJk
E08NsjbwqAH6g9HIsEVTvbtBTsozt5UkYgOMi5x3U/Imy8838wLVLS4x4B9DOM4V/ljD52ISiJClgdXQYunT7btodGkKH3OTxzd60r6buwwpYRvC0OgwTq2C
vs2hcrpjt1PrruKg5/AQWOio3L0DFa/lYvxRkzwOmNGVs5m5EfVI2mI+VE1q3Ba4P4A+zrYlr+Qg3cKPYFYlmVOHld8PPU0u0wLHUms1huVc5ZXGPq011kcP
4Hbh5q+pvo7GaUfKqvlrApznJJFaWDxx47TgASq1D889lFe172dWAlrySzPgVDmCzNv0ISwRpf39hLFjjX6Dqbqdnebg05emd9zkdRPWMpHBHwors9Se6Nwt
P+AaNFOGsLtzJK6qpwnZzfs6MbPX85VF1oyJJymJmmNZHAWg4sw49oyMXZVp55CQU7EfupC95GJeTS6h5BKqXDxfVoM/QN/wfgttyu9YQrtX4XDFCvKuIAdE
Bp7cJicZszwoOQM+ehVaHds0Rnijfde3vg4M8h6zrcqksxl5bORAx6KLmh3jPeScJtrI7OeoNkvknCYkNfs5q81+5JwW7pg5OWddGM48MJzRiDqDU4QzwtYZ
eYrhzI+CKXCMgOGMuZwDMJxR2l6Gs+ZU5NOb1DwzfLKUq1rtrWq1t6ocD2f3q6pdqipHu9n9qmr3q2oVd+y8qh6Ey2rMPLwBatwUMt5KiYw3wMS+OUVvhKi2
zzMnVNufXe1wCg2kbL4HS4n5F0C1MdViDtMsRgK89gxnfFA5yqO691TDbE4WwQcjYzz1fz/BoU2Tr3hnwOBQS+x3fPHzspdkjOP8gdBCxnV026h+d8D7WvhT
kUm8KdF0TKRYEyJFZo+k9YgEuWqyQEfzgXIlsOngSJFqz8BD4yPHzB+O1+SqOBEJwEsqy0Gq9yqIwMfUaV7oxCZPnUETSUscVI6j2oyosoarCDoZqs2aAFyc
kTseg9IHPBbQeg4/XElDE+mm0nI5rUX/KaNYg87ioIYP1UWZsSkaG1UgSQWS8PkNfqEhH6emcoP54GgIlRuJi4XmBNadIJ8RvjzOKygJxlInJBavw/AF3HFc
mSKxdTUSS0JOJdaO2rnwveVRU7cQDsLGLUWCPdHhgOoJWLFW4iD4M6TXHujQms/hBSnC8iLnbo4pruFL1HHdku9Zk/UtpgvUv9sqxDK1JVaPGyRZxDHYqn/Q
glJdDUQ48I3IZ7/QUwZ0Twn0Qr7QNyw0JMKWvNI6wuTludpKbRWNeitrLE+1T9TktgDPbZ6N7k9MTSL9CQ1oSH9CtBHvChY6Uu2X6EhYuUcNkbJWlHKRFrFW
/BzCr+hIhykIwGIlRtREbUhI6TcfoLfgo8Z15sfi2QJzgsZOrmamxArlDWNKw5jFcRX9lUceJ5PA6ZHAhASmbhgHfxyWgCtpFDKrqUIwB2BxnUiulFaYv0Q9
vRGD4/GEiVbmK6YOF2sYswfmNyu2NWlvtifNzYjp2Uja0UKQszOT1MnQg/55LNwae2M2DQNYaFvTU2O37Rgzt5KtH2vFYPQmbWC2wbhJ4xUoFMJsS5S0cBuN
BebvsMGvqJAsbuqmjjmr6P0QTCus2X4GRcVe0XsdavbRd++g1x/h3ZM4PETXx/ytWPXX1TjDyrhFB2NFTfZwaCQB3HGELT5qSA62xIpxEXYGlUDtNILwbBet
tOPAbyMUrVAAw4QahSTpZn4xaR9IRz+Hy+1jn/pC1N524P7EGQdhEKKzyWauHpmhP6Ofm95GryTtMXuK7FmA6XGAdXub0fKprAMg7eAZhYRwc4S1DmJEoPUz
BYa7XaXzYq6cBte8oTiFtG8/nxf7bHrpeXgGTuReIfTYm40phLquMHC0HITxHCdLE+n7eH62af1VOzN3cMDu4S092e+S7DdJ9jt19g+83+x3c/bf6c1+r2TP
Zzop/z06/y3m+y1gHxfwfG8BT0oBO1UB+3UBO95vAZT+okF6rVwmNo5M80hmpTb+3YX1A028sYhVHNh0F3GQVRyHMBHwLyGCmzqxjE9scE2Mfy4PWmllPXUw
a2IDW4oq7wa5JCKyS29amVTZUt0qo316E7u59BrwSieIbpVTMeHXODpQg0eozSI72yyy+SzUFsTExrYnByUd3sOWJD78PhsjB5tFdWwWubMT6RUg06/SXJpp
wJ30pnvVeZ1blewYZnh0PG3gbFB3e3bO8ozyNOYnX/bbFXvS3uRqtTlfAJaQD4I1Bl+xd1Tc+WfxG2fYPhOwD/U8fqe0IDbZwK3iiEL1Dn28tHrXCA8EPs59
fn577pL15FQJoEbS4/9D9/nwip2+qq9TiUPdKsAa6Xm+/+sVI8YRk7PZL5yGOZ39cujX69kvl+e3ghWipsBu7BVJIFGCkED6cqDK5clulR+U+Tx9fTQqo/T0
sLIJ6A+tbJrKi5yDEGNWxieskhDft4LvG+L7tlKzb4NgvsNHZqnZbioCIX+Sbpz6b/Zt3opDP0zWgaOLRbKO28xfA1nHCmMZjouBTZTZPSJh91iKINxjTJdT
GXv7e0wiymc5qGH5OJngIp9TveR81ksOWmZtMt+xQdWM1YLawD25CgcFNRg8F+o1Wzk54SNE/6baY/a4lsY8wbqqQbH58Jf8xEIeXJHmKl4W2bww4r6fqPQ0
9mQSYKzXwE00UHHUsIgyjkmNJcv4Gq+xREGwOsIJRL1ZUItcpbR6d6CW3tThg0j0x1Ur+6wIQ1wxvdXF4Fej7+UJWk4GIf0E9Kry4eiV21evcPLLnluvjm7O
FOvg5VyxDl3ur1ivXy4q1muXi4p19HKuWKxKrqiSQjRq9FcldTYxZyCbQ6O8WRrVgEZhO9iFYs3SqKbWqFamUby93pxbo5pzatT0pUyjlpY0yhON8kWjAtGo
hmiUKxpVVxp1QmnUu/8w8/1XmrlSZQp1cZZC/S971x9bR5Wd587Mm/fTz8/xizFJFs17pZWRbeFWaeIAFUwELWrokj+olFZVxSJUoSx/QIQQrVJ4IXEwbALe
XXaBEsAs0IblgQJkV6HLFi9CYMBUCYTisskqbEj4ZXa9JJDQjba93zn33pl5HjvPiRcQJVHy5s2buTP33HPOPffcc76zxwmjp5AOplnj0K8eetILDr//kIOQ
8uD0YMvvCA73dxpXagNNBhGgi0WAhait4+rAYvlGhXdTUtZO/1KCPt9+HzGaVKyEk+QH6QhOEvV5AXqCAnvoCYW/O8tTSBMSYZ0rETzNT0JGfBvlw3PJYqwA
nDWSKtO0L5pp/3wqqrNOp8GXKQke7feb9hdP0749Y/uyiYtMExdOQ2PykFGjAxtVyWc6UdrIvIRxhNEsdIgch+8AhEWNbpgH85NIxem+cHA/fHbXI17w0asD
+6mMWlAJjqG7wZ3r1003uijj+nBYxvVGhe3RqUa3kwZaj24hGKfgwZcbTdl9dbLVethU21MnBSKHj7IypKXWZMTTdB1Q0U0x0hUaSEdVCiizJEo9KUgUtk4V
OzTMVTLxskHtgbCcR3dwbCNIN3LTjKSrb2madLNiXGEYq8cwVlfyK54UcTY1EmfrHJpr8xKnFSCXZJsx14ZuXmdmldv1ccOssoPO61llm/mGWWWr+QZzbdh8
+xKZa2OD6/Tk8rUTNdfG1ORycPz1Rw5u/lrEZNvmhCbb7fXGGWYuOaWQyClwyHjNcMq7m0NOmdiczClDt0Y5ZfDWKKfUbo1yytHNX0JOqW8ynLLwZDll/7Mv
fveTVxZGOGXYDjllyxROmUiFCrcW4RLJcQ+kg8MvvcjzZDmoHyRc6XdqTarcWxpU7rg1BzrXEE0EP7lT2W4EtNI3VSHPbOyMCG5fVROeOJefE5YXjT4POIDv
McjKhYyxcj4/7zzzvHOO059ZPQ/gOLv4ecDOKjJ2j3zeJeZ5K49jDM3qeXBz1d+j5wHYaxHj98jnXWGed/lxzIu1DebFdbM1L5IZ7qQm0AcVt9cMt9/TKjoS
uF1ec8RaXbGVbnQC9kSlGiNrCL1Gac3LgaZ7ZdU7U9TeV2mqXfYxEBF+qC77KB1mcXiYDmlzZZIO83GN67HG5YcXQs2bXtFCGAhRzevJpZ9nln5vAzm9NKg1
zeWVAgIHBCBJrEoLaeD02eI6bELRKENrXIVNXxphLHMwwi291sQHVFL1LOufGI8d+zxFnUcrIIUXBgUN1a4SaQHD7hd7LcsA2hLq0qWEPfrUof8a23IKaroB
6gFgHZM33cjZxLVBdKSIw6HBG0NceJUgWwxUg0FvYAEWt+F3hdNNNQ1KN+uuK4BujwG6iw33eH4xhJBdVWkFPu5llRIgfr5RaWPceQ/fLq0WdcQgboIv/H+d
qwFZkLlmjVTxpWuq7hrix9coJqQ10rQ54rEd+WEc24G+Y6x9T2p5+qbQipzI9Qbb4Y4Bg+1Av+S5sB3nneCEZHHs2mWqBBIv3+g2FVtCNOijwnWSdRZWi6go
VsSbcG022bUifCLVEl75m3x/6eZ1GqyHAI3peggYXURXvKUJCBxjmnzn8eTbXhBqvV/ih59O+Od00y3rdEI031Tmm0qV9rxGHkjUZK3BKavlDGtZSyyLw2do
yBHU4RCORSuAhq+AGitiji7LDzljI4WhAOEsUPASRKEDG/mEsYKpum0FVfqVU3UHTdVJElTwO6BVCkyjtqAsJ2wP6hDda4U6tAryaP7ZFmKQyoiq8TA7o9bw
vCUW4oLa8dot2ORoCVxyOXdIglZbGNjJ8zsQXOYh3ktDE8BjVmaPmaM8ZnKcvk6RbUX8W7Gw4hEmCn/FrlreL8NjBp7itekt5DFT92OzpEAYMZJR1IO/6bf9
ldr5LbNjrOh3KMc67cOVJBN/i+G61cZbCTAB8jQ+iuQY07Es0d4UqDcOGy0I9chRr+mCEs6rsWYlh/1adpXpE6FiXZWoHI1SlGNYujhBLxLvlZReZNk3Ftiq
SlG+iopvpgQCSkpYADCDSoc8YqwxlwNU5VGZUxYsnbJQ8Sg8tVqQp6rzadNB51cgHBnzXPOguDSdF4ly4M8W7MmBP9vRNw/82Q7+bCH+TOoJheNlwAZkS3qh
WeQFez5QZpEXLIVZ5PltMIs8mJ9d8qMDtqQH/P8/BLfClvQAEOKDk5cQvJKyJT2lxRfBbitR0GEL7YwUkzpZ5NOqk0XtOuVPWJ+y1/XG+bhVRTTyVXO7bDlz
RdKypRMwnE0tW14L3aYTryW7TYd2R92mg7ujbtPa7uh+xNHXvoT7EZt2Ge/pspNetrw0cPcbzGpq2VLLhsuW7VOWLQ/PIaf0XXxSnLJjb8gpT+9N5pR9e6Oc
Mr43yik790Y5ZXTvl3Hnao/hlL4T5ZT/VJxy4NlXXj744X8vm4ZVnp7CKrsyIpfgbaci2gqIWPvOd266d0fv7NznNq8obWkrW1hx2bxitc2KFe8NEPgDkz/7
4KNH7zlradRxbktjAqulZNe5y6tHV7fNeDbyQ0xxnf/7kEGQzcVc5y6ekJrOee7xetHTT/D4CV7ExwnnuYdG0nCfs2xlQtmy4rKVbZCtFGnhbEy2MoHjy38s
W9HJzaI9vqaiBrCesbDBzyiZjPkEds2BXRF2joSLFXjy1GcghgW8iuBb8Kod8qodbJlQvGqzM8ZmXiWI1C45roZpfPml9tx6zTQY+rcPwsnRTA0JenWK+cTb
u6pDuhM2OpFdQRFyshPuNJ1wuRPZWXQixZ349fu7uDbETJ04rjHDnUBAA8dbxDtB5rZrzG17mk7Y3Al3Fp1IUydCv5Ot2V/3hv1Oka5kkrqS4dMmmCOy4ZMx
SdqyR8/VG7d4fpCdRqVE9+WUg0rrlmFxwopFsGKJuXLsaVw5faGrqoddVSeibgSrm9gT3WmeeH7orDqPnVUnon4Eq5/YE73GJ/4/VEdPh0LQnqCOokKgGI6E
4KVQCA7/6nuPHGz5YuilaXuTmtKb94ZivdmW0JvPW0FN25upCmpXvDf7EnpzUjpqbIqOes8TxjoeSdJRfqijgKa/QekoXXymi2vPKB2VaVJHsfiOvTejjloc
6qg+1lE9LNxdER11epM6KvZEN0FjnBNRQ/0amiHUGG5cY6QbNIZDGiPd4IO14dVUiwM3tkB3K17TSoOgvz2jNNI6czRjlEYGjJkOROJjABdJ+aNJemNPyJu9
s9Abo6HeeOfgwPp0s2qD8vfSRCgWNI8oy/1xTXCjawQtuT829yc9i/7MrDlGQ80R6U+z6PBa1DwjarJbu5WojRhRu7Nd5M2uQipciI5BdoJ9dlxmpIlNNpji
1MlzyQrTS2F7+aE3f/rb529dAGvBJssBJVQysRusUaHusEYEbtn3olwTnbrU2oHzUkK2CVqIiGERk0lxp4i1I4Z0O2IQv/zyF68f+nH9tKWiptq5jpqxrghb
eUs+/dL4y6zS77ISr7JnYP1Nj5221LqQW0C8bh8QiCk5Ylzg0LK42Z14SitV3LGDR7mYzmEcz1tibQUM66YPcc6q2+EAHxXm2NqG89KCGLe5vVF8DrzxwrMf
PPDWx/LFRuz4e+9Q1w/z9SgfZC/nn++S16NsUGxYajb34V2hN4ZCtXGsQW+4DXojT3rDjekNN8B6X++aHyMJODSgJOCYW3GACv3HDLszLH9FliHD5OexYfFD
l0t+PgyQdfm5VWVvPahi8oZd2B0at2ecGvBD4B5qUgTvOqtLhzmLkZyzrk5ah9e4mjdzYl4nrSe/Ka/MsfXmBqPWlcCBT2EVL1UBVvGun4bJ6XK0nMvRcq5e
xbvLEYb1/GN7F5M8yleu5kg7dKkKrPql3bDuphvUP1R1N92gf4l9UUgr2SXZ1VErSqyPHCbSbxwQqdeadJhIEw57VN51sAtHWUhSlKmBcStCLLQpgsEGYuVo
b00Ti/Razui1VCOx8kwtLkWIEgQ5JpWDMqxweKTZ4ZGJOTzyDQ6PRFI5TCr54vqVnZBUTkgqp4FUg9TTmoiS6jsO89W3FcmGHOarTYpkgw7Zs0yqfTYaGBIR
Ug0SqbbahlSmEBDxlWv4yjkuX7kqZwnEcjSxUkwsj4mVTozCbIZY8tVnR6yt1NcdMWI9YTOxHreZWNtsJlbdZmJttSPEqlEDo1FioU2BU19wYtVmSyzZJdnX
yRixXhVMpF2ChXCnYCKNCRbCURERwmFqIPJcbpO2/WLEMkLozkYIHRZCRwuhy0LoshC6LIQuC6HLQtikvhoWs9VXyMwAJ0RItYbZ6mom2FXMVFcyua6IsNQI
3bsjSiXaCUcWyhdPrYdEGrGaJFIzUI3SwCx9PBDZYOLiN9tVLG4tpS2zH6VFUVtm22baIlg58xaBSNxMQmyMULP5Ttqn+2QgLFOPPQIFIUCwVTRGwRswcwJP
f5JhuM8UDjZb7CU5gKVrabcgcy14Aqbxyoh/Ps2O9wxvC2S1tz5nVEcuXDokvBsvUtld30/ueopmQryV1R/GCX1nRH7vM99H6vjeFYsjsqBZUmeD78Ajp4J1
zrI6SetYZdI6VikQFaegsD9UJy4wES9uOAx1MfNqDJ27eOqCzOU0RDUUdRHj67qApqSyOWkGckghX1MLI4iTDq6KyuLfgqy91t9wPeVVvPdyCVdbXgnsHSiA
Fp5PBe42okiUDjqNKFJaSF1ElLyn9VbRjFQRI+XRSCW+OueYRJV8hpV8NpaXkGclX0jM9AEETajcB0Wycp8IlfsfsDCmqHrA8Usih9W1TX0LSZd+kJzza6LV
cfS45zkv7WklttvMls2Tn1fG0ZGBOcg4wiBNk3I0OhBPOZI2K+Uc4fNkk47eSDvuDfba3Fzou7YVx4sOT9J3+/654qowOQboCMYn1X5olfKd3WByMpbCNxnd
CN2jL4ZyoyRwSk5PT68j04wrkiZckak6Msc6Ms86sqB1ZIuRvJZwMkzWkbm4jnSMjuyD0lsGVeh7y0gFZlgFZlkFplkF5lkFFqQKpAIPXIjrc9aCOdaC6UYt
mGvUglnWgnnWggXWgi1MniJrwVajBXOz0YIm77VhdzkzkxbMNGjBLGvBPGvBAmvBFtaCxQZTd/8vfrT+yId7/oRVYevxVeHYpFGFf8SqMH0SqjAHVZhjENX0
DKrwuUZVCOF+8wso2EcPNwj20MexWJiPo4J97PBXgv2VYM+tYO9Ugo2stH997M1tE1bToj1x2Ij2C9ZnJ9tjSbI9MYeynV9xvESdJNkeur5RtkePNMj2u0ei
sr3vSFS2x4580WU7trCBbPexbCcsY5oQ9a6vRP2zFnWWXMTjDfMeQRmQQ0uaFfenjxhx7/nspH13krS/PYfSnl5xPFyAxJl8irRv+7RB2nd+GpX20U+j0r79
06+k/Stp/71Ku8ZTOPjqPR98v9D0pL7lUyPlf/bZSfmeJClfFK9VQdG45FgAJtzfzwlyq97kK60mx4MZyOZATF+uKRDT/kYQ06RXP6pf/V5HNq4gSgnuW3uX
EUgjOyEIC7YiqKJkAHK4q5FFhICt66/GBXDcAlour8Atuco5zv/lwqowgpUGzOfb9zFpJeugh+lIuXroHq7DkaaIAbBCaTXhQ5bCstuWfskQ6478qMSMALtz
qIaLJJA8cwH/Ko+YkjZoZXPCW0VoT00IbicIlEq2VPVWBxfSs30+8rhZe+Zmd9zAzeKTmlV3IXJCe4lmeAeuP5LX7m8/Db77tVDjMxcjxMELU8ZIatnjjUbj
YOiBoMY9uvFdrteiC91G+364oe/93PV+1XMr0mcuLzumysv+D232/Lnhf4f53w3nOscXbQOmLr2ptO4QXZ1kMF9zsC4CTLEvMm0PbYB+Xxw4IUVQ4Y/OUpB+
eFo+X8Hh7Dz3/H+5C3+eOjc8wweT59Id8eh9h6P3dei+HQZ72sGmDTdysKcdnMGhMBTsSYE+volnWMYxMLXn19d21sefOmBxeMn+g684S6lGjmSYNUsY6A4F
x89iBDzsmhqv7Lc/U/nfouS/R5XhmTPx72mU/h4tpT0NQtrDvNeTIPk9JPiXG8G/PCb407Z4Cbd4SYLQ31eLM37jwxNFniTgFSUB926cToUTkBZU+D8KESnb
pgooqwK9BFAv2FNNI0Xi6imzDkdv6XrALl4N0gXkb09PZSz9VM7WpaIG0SSvn7sp7waxVtzgrE1Hk3YykXdAQftq1rABoT2rQ2lnJCfz5KdaWlmytPIxSysH
qFaffVwZpK+kVOwZIkGBDm0z7BShcSNxOssg8f2ru6lASgqZJq3dXGVeWiLdVNcoJY2zbgLMRcYj4c/Lz7L67ERSIW0rrNePcivtXKu+zKGpsXQeXMmaYr58
RynxVGfGL9IPcYUwn7J9ouk8crRMuXVLYzejTx2c4nOKfMUcZIZqQ1GOeCc2lSG/p4JqKZh0p8Kk6wxEMo1yfidGOMeoaqizrOPzUjCGFiPzCEopxbF5KeQV
dskPyjlM+afA7Etxek/Kb4d6SnHOYQpIWwvkRwts8ZRvwxZPgZHK8sNCjbIs5CLrt6qdpEyY4OPn8ne4ojXC119wnvJVtauUSkCVI68SUEuaayp54qNqG1JQ
5zFvyaN2wkynxNRqGUmnKTBDKsnETfFpE2tqG5Tm/BQ+mcIZ8zVndBjO6ABnzJ+eM+Y3xxnI8erhYQdntDJnlGKcMY85o312nNFmOKMUMkZT5vCmjUrzlhvN
4T25TPoGVyotsdaR63ZxfXbtVBOAIzCWU1K6CCbDw6Ph4Z3CHA6Hh1vDQwurGMJZuDSSCc1nhkR4qoZjGwGewXNWcOy2dRpxKoJJYHPcM4OzApOVlxIbTDpx
sJv+719d2hYB5MZakcw0WloTugNMFuCEibAUHwj2Y1VASMpMF69DdlCgDgLoukgdBWMbyJsRLAyBNNDUDlGleOc0TZC91nmMlex7f2qXl/sMpT8JHrbW41xp
w0pGAxfdzogwFtI35F0T6gGnSgsuTWjLuOg67Nx3O1dhIdztXAH3QrdzKbsXaD3c7YwKLIg1PZEnLceJ1vLjOo7mdmYInXz9BFkdRSq0B8Rn+S89BRek1afy
A2lK7AagOiEcOzRNXkxFRVwp1yhXAhRaMkeIbKUned5XGdNBfYD7Va64hTRSvUsIhJYWajclrdsIpOkmpYDl2xlQChRh201Z6zamJgsTCPwG3ZTdbkuVgqNT
KJ4UR52RWhNy5Q8Ej+14eNGxBGDL58u/p9yvyJ0574Fq+f7KqX6H/NsZPbvgfhS188vDlUV+p79guLIAo1CWl5XvP/+v6c+Bc38wTBdRg5FzuIOai5xbIK9q
f6baFjnptw3LJ5dlL9oq82FXtj9D3xf6HbhcNjOPf8N6vFM+Z4G/yF/o42Xnk0R8jwARbFTIsRVeb+n7pLrSHEXjYmnh+iVaBJRI+oth3dDFKH+WIRMNzFB6
nAYr2FnnrIp4YLffsszp58CaPgBmL3OkNe5nlzk+3FTLHGmA+/llyIsgjASKicmq8i6km2IcEYxFOAHcncQtm9Q1p8HfgvelGHzlxxAUgYTCGsgsIFGusfx9
ncxTJ7CvWQ0oDoDFpFXIu6tXF1K9po0IvE4mph2EUC9STO4gMcnHSePIt3HwVAteDAIH4sTcPfXG9USSpXqLtlQfLLku7MXrvaiz1NEqt9cqQWYx/aTYd+hB
uOXi4KfVzL9Fi4xEq2n0Wm3VXJC6tpgSNqqOyNmC4MUpKGRNxQveFhUqPoDyZwSDvkZeX6vZfwE8T0my7Bo/v4Z0lhccevWpR7xKFlLqybMckcgAzghCSanL
fvP+wAN8GTVsGssGdniZG+zHtfvfv/llXOvlg8MWhwrRlU70Stngd9N0UWODbvyyhw55+jL+PRV9r/2vvng3vxddflD2PNj/kpC/IAtAdczBdCVX/QoIiOC4
7hRBu/xBTmlyvBgJSA7fFgHyav4wrrk65tn6RtK1W3FcWmI/iM/O1VzTovTEjXwDnMm9cMF22YuqWXz49PuTN6onlCq0YCxw5RK5svezBhKbyjcED9IracQf
VQsgOEOhCMV+LzhUvoEWPUQOjHxwYPJnv0XPU/mgNuxUJHFxFuTZtJHShoJ2TVGP9Djbifr2Xz67+ee43Z0rwk0MTCVcfyPhuohw/WjrHCbceXHC9THhephw
XSdJOGM/Q1DSsTmZq+wuCpwQmaDKyWT+UvILgSbZRpq0JNIkOx1Nbn64ZmiSVzShKLwYUeScDqoMUs83iWoBn0MiTpgawpDl51quiXMdqmMaaBsqlxGjjDyj
3+gM+VyYGritLijJ188stUska8wZFLWa3ONcEz3G/jb6u3zypRdf/mTzXfdIElJfEe2bovIU3qMbnol1epw7fQUavBKbC132VfEeX8o88Hfc71XY4TGFxbI0
JUQ7nDXFfZwzxWMCvrJe61EBRP5eqy6YaltFhYgrCdLCRp4BwBcMgO8z2ddvgnEqeKuHoW+yfIMKhvRMMGR2yi2cISu4wFHV812sCjw/hVWBh4VDJ0q1YVXg
YUOhlFeFELWf6sReyzWv5Tb1WuFepZweHlB7lV6AFyqoJ8Du0zHLUq+8A71x+NXNjtQhB8YH7k5H1YfXyDj5RMbxkhkHzb3w2JuPdynGQX5MXdostecc1Y9v
aba4EP9dVCXeWFnNTtEI2Zk0gu5PXnFJTnGJUFziKi7xFJdkpe4NDgjyEwa8lYIlpMXpkJYqfKkKu5h5GLjg16xh93IYKPofvx+XJLSiN9UluV25JMvKJRna
flGXpDfFJWlP75Ik359ssGppp6R3QQucncIUFFLALXKQUQmVCgyJsLadAukSWLyK6BrWOCvlsK9lPyUf2bq00Ak85Ep+yJXqIWGRIrsBNGzq+yT6L2+bk1r3
FqxBW9czJNTJ5osa2oB1E3BPoLZhNbl4n2zS1O9ryqcwrL25PdPWCaQSReunPXeVKk6Pnfmmi6kwTrmkzBlOhhOg1Q6hAs2jXzqXyqUIAQFa8j/9S34k5Qry
0NpRJ0c+4kuTXH5/tWAg/f+B5S08cRklaojL/o+7qwuyo7jO0zP3Z+6dO/dH2l3d/RMzt5TKCqNIFWMJCcpotiTQg1PIfuLBDyQGF7X2A2CF0oNKWqQFbSWK
WcoGlli4FkwVckVKCUd2ZCLCYuSUoICsiewotuwIrNiC8JeAE8UoIec7p3t+7t67CAF6cKlWfadnpqf7dJ8+p89vjDVIvan+2EcmJPx6KKh8q4W0ZfKrhgTE
Xxg0LMQRtMc5ienGTYMb6pqzuInzBMSMRpJRgB6ML24aRDah+KEbB1vQrNsPQV4RuA/FN2ZaxYdnOrRVDarptmiLy7ZVQFuEUg/PEGvgizQ2mmLp4JQd1bhS
tgI/KK61R6jCXkscLHEUa4kc+IFaa9cDP2aGWI5LJ0Y6uQeeFuJynq7o95Gy3OLIgVoM75gOn7r6YWJk7CCXrqhyurV8uqrthSr4vHRVp/eDYrryfZsL3HTl
Qq0DMnIKt2S9ID9cVRIgwtU7cFOPcC5YL+C9ACyYrw/rnCTaZwDFEeVCHwLZ+DgZ+Ii8X9iRTS/7sbsOaMeB6bZUJfztjZyfPeUmoNJuAu6WDl4C9vrotyzh
Ry6j32rZfuwuMG6LuwDKee4CuYXdBXTExTY3Bst4EXifpP2Ge429L07Vh4tmS5kEayMID2GyaFreV5HIwtjGVCA7vh208zoOqZGmtnlQW6aqTG0LQm0LYlKj
a1uFLLVl7EJSpi1R/TZCsTS1LcTUVjFRsQWsTG3zMa3lfNlKVHIC1XwKqjp7nYFqnst8bO1TDDgJcZ71eO4WItDXcbY8zjplg5ZObedvmp/58/vYdv2x7fpj
8pb6gF2ELEZGnianQtxcQ6ro6Gd+aqLSKS0e130DAh5v44Voz9125fkmoZlMlhMa2sT1UHIdpGgqHU5xd5W5204WdZ7eR5AoNb5gbedAh2/pt5vMRbIn4wss
vsrVT0zgxqL4BlV9ffKjq/pat6pUV/5Rd+X4/K7cM//1qflVd09+qBdTXZnLdCV140fdbrzY7cY/dbtxvNuNH3e78ZNuN/65240T3W78S+bGIGfcXGetCiwc
pwIqsFBWEffj/R/40FTuwLymKbbIm2zRdechVkizxo6l6zT7rLnYvDDWzla6C39dfobz5+bxtt3YGeORif3L/GoOOruroJSgX8vty9cQWvCvy9bYy+TXsjVw
uMWvIYTq4V89iNTD79bF3o7qXLDtTqSQ/pP2UrYZtKQ7xmAwn0oE9xtHxXLW4EutomH6AqU1QvM5T51qWnOeSKwuyaGKkmSdPYOxH+sckSU6RM5NJNqm4gqr
p1WOdnyF9umWB8JVAi2oBN5YywsqhjyjluoQiroIESD0e0oy7g6NUZNPsskh3RqicyU0tHzf3J2Vuwx07kVRhIu6KywfQE8q10Jhwwr5jOAAXw+IyXC2QJXD
c8tJk2G3yVYOKha10wDpudujcwQfdetYi/NPL4tU4OHUugwtDdETEBOUA/j24uBSZvdeHGbKcJqFApWTWpaFj0993ZPvadaIQeWBR7QBG87Eqb22zaEpTBk2
5uVMXSRuP22SYXn3F3JEv7fjL5l8bRWCnf32RNFFl5yrW/KY2nEeU7ZfsTtl7LaRiduVk7edPK06Pa30054EvNJ5uzUhlvSsrfLmlicHfMlPisOPY3gRSeXK
HzOVBAO0F13yp7Sq3K9AuLef04d1et8RM2X/QFBFHtKwNlrkZ5ERdnOr4luj3iixqgdGV90VqP0Tcc5vd9fmQYRkhrnLKGKj1pD6XDJ8Q8TyDbPkIaVpilSw
QFyUCPBoRR+YCKsV5c3TVTip1OjnD27/A4GbGGhivRNwBx6zNhoo4LbLo9bn/Dag8jcY3ngf4KUC4PW6gzeGq6STr4DB7QRLn3OrFwUm9MubYOCO1jgEvQHq
MyKWopNrWEXhhiXa3FyIBC3YcfcHrHxqiklSj5gk1SFawpmYDnujzgROfPRloOvVNIfYygsxfhjCyZtG/e+Z07ie+ONUSDLwGcKN5kFNYP/DsQzzJnVJG60B
u5ZjQw5R+WMzRl6Njt/qUDWQkDUr+qkmbL/Y3eXphRtQH76Bn324BqwLauDRnMqltYEpKl0XKl0JiwmxPmaNtVwjQuVZWh9VDEnWElSiVRsCNxGgxpYr4zi0
zD7CMtxtCGe/2t4K3S5OgEzO81r6yYY2W/HfthbTvnFFp0ecCb/J1Ce/wsqhOzjB8nE3yYJOWPgenzoLkXOrKPk4NQLx9nQj4rwR0X4e7gHOwPufTLUwFPsW
Kt5Ta+yb5fIGfXm9XG6GqQzy1uTFBXYTVb80u+evHn3h53+4BsIYPLRP6ZdmlFRMm4opXTGppJ0JZRoCWFItJRyOO1Z/e0I7t59FwBa5QMhiexUVaHZELgN9
KQGNEcZZgk/rOCLEwaS+kOJi2lFKBIIsN2Z2JhEL3/WRiBX5/Qp6ZsGThd/vyb7fI+/X5f3edVavvN93peoL1HkuazbiPKmNOA/ubmNif545u6Ru/CJzoye5
YVPlT3e3VapOlVZcmWr3X7ux06e69eSlbjde7n7u+nH7s7/s1sjphcY502mcM+1D+rdubf+q+2nswd1dqlKv/7obqM50u/FK5sa9KrHHRYxOs6Epc1TI1x/Y
LYz4x3tG8ASPs9RPBj29+3yq7v/Iqybydm2H2tYBOjahcViI9s1w8H6ixbHhLAKSXqkQXPGll1964MnvvvC/Jrii0cvZ0ev3aL2cHZVWsxF8rKDW+Z9i8Ndf
n+DMTmm2TE8DJiFUKK4Iede/POTKVRDTQNfuohghxoSKZWEZRRDyOWkorKBoQjqOfDjVIL9SLYIV6AqrARNQaDMauFeB6Seo2WLEuay/MaGPGvFFINZJdBr6
BJGNHmP5A/tKScRTTxbS/ju1ss8CC3mR+w9nMCWLlq2jcgG7LLBkckQcxVLBtzjkP8fgIhIhWt0ca3WpqDKlgOEoHZlgOFqiooGdPAfDUVo/MByNqYYNqRiT
4JyQYLsTFcHqYzWjnGXno0LXHfztuy7CU6fzOXuH2u4nmpmu6DBnzcMHROIcfZ6DXP7NG1cn0UARwvaawVbx0xyjkwN4XkFPir1BPyIhxNiUOE62Y9Pd32zH
Jsg2Zi1Gp6A4Gkx+2trQDbHc7ImnA2oVZGm6sjQtWZolWZplWZqeLM2KLE1flmZVlmZNlmZdlmZDluYiWZqLZWn2dEEtCcjsVm3bQbCfT1CjvSjqYZ+JvAzL
9qB3HqIdSCGac7FHk0K0giCaK4hmCaKVBNHK6Sh3wLCmYFiPYBgQrSaIVhdEawiiLRJEWyyI1pNCNEe0C2luNzcP1XLaT+SCUO3duy7CUywM//V4Ss58J1Oj
XpEzt4nTM49kLsptMvcOz1/E+okep0i0NBZxHnRiGR/8husSRq4S53SXiMyeBEFPZ+qkf9pFxWdzSznPt4ku3Mi/vZqzHGWzkV11w7lv/8eLf/Qnm68WBa9o
B9ffvf4mXwcJix/g9sWaqQi7tiLs2oqwayujWM/3xZipKHZtRaFVRaFVZaMMiZpj8WcyjbrcaFMEgR6KINtoPeRPVUItEKwEXtzoMXus5ZkDZRGLetaO4CU8
a1Oz+kRJbx21Ay85Uhaj8X/AycmhV145eQcdfM7aQSnA0aMYneU3n9ZuGMbyzgpL0V+fPIwjIL3b9hg0wOW2OqoxX1updjro/ArrDoemkMpxRwB1zhZInbVp
Ts+osBa98ez3v1UMy9rusV4pwPNZW6+poPoAw3B84g+im1jiSuc6U/NUBqqwSaMPbUXr22SuxlUWrrdIH74sXbg5tFOTdSJpN8q0e0zavR6vfF6m64Zss5tl
uj5Dk0/Fpo9ruuwFp2uBqSrNm6rSB54qmKKWYIpaE+Y1LMNFvRobKHwRHGA1mStcuokRYolljeUDE0+2MqjopFFxI3DRD1iE5UOUBpuFEgiCD2JRhzYeBMGX
9H5+5NzGlrF5WKvRANVY4r+aWRmKZ/CsjErptWFnJ/EtJaN+TcmoaW1mlofqtjyk8RP88kklC+RU28KbU7JEOOZskWPO/o4vEubJwrIXlcK6yGoPqy577D6B
4GFu74ientk2CB7U07NfT88+ldlqp1WXvXZSGp/ml/fq6Zlpa3xKT88eJTvupPqd3XJ/hcl5k9ZfOQKTTRsuDFx26R7TgJB0128frNdxsH5qsAirsRNBWGrr
qAP0ODFdGDoQ9xxQjY78Z+1o5swTu+zo5Wfv4KRkHQBxvx6rG3jG9lKJ7aUN28u2N8qx+2A5dguJwZn6JaM30PA1dFwNrbKGXmlhkSeAYb+FAwUEh2dsqThl
Kk7oijmMlqD3nC1QeRZleZ31DEp3HRIEFMHmHrXFcmRWv7fP0Q3NOFIxbSqmdMWkIy1POCl4lwXeaJnh7Wt4K8DbTFs0aceiUYagEY3mRTSa16LRvIhG81o0
mhfRaF4ME/P4Jh0R8Ek6MOCLkDH7rFPA99hCmQU5llxasI2m0zbxeobB7sYdNmM2OHpVAjNk5Va48e+ZG/e4Tp74yUo6IEIuMRQ0xlcVFufs281aEpZUWHKg
Yal4Dzu45CVI0LZbW3z7PJLg5OOQzxDGW5zdBftYrn6OT5XaetsSz0SW/+ZAHmitUXkCZutUHsc+k2Py4KMk8lBFSehZQ3lU0UErh80QRvLYHOnElYMHIx25
qDykaBS5leo7is5euRXWY4qOklQehKFzjjfLIkraLHvNgRG0Uv+EapF2zQBmck/dyKpmYzUXfYEvg9KDsJwkrGD/rMLCCMKS9Ju1YP0GubxeX26Wy01yCtyQ
xN9eH517WlKX5+QX0th/ivqbiz4F311+jTZsaWZaScWUqZjUFeNKWt6WtLw1aXGLtHYLe9pByqEVA/CU1agATWM+sQWqh9YHGfWFdTA6ctQMnX9RR6MGD73B
ncV7J0xDc7qhY6ZiVlcc1i0fUknTB1XSJkIoocF9SgbMQEhAsE/FIFDIhQwivhhEvIfGvoj+GtrfFH6nVQDFjzhDfKiN5hUjvUTBuhzuheJ6WOF4INge4IFY
5bQ4ONDDEbGOMz+nzYE/YoNlN5CcwS3R4hygwWLsNbYktrYR1NsVr8YcFb1sYBzpLSdx5vvblj24wzFmBHNOLJ/q5Iln3IEr2hs4NvxjDT506RCLILEE1NTw
Kn/H5p+QGOyVWmjyjkqtz9DRLXCMLHZLpkdpAy4F1Wjky8YxWX+bdp1DdgtqN+xEh+1WLbK33CauudeykUGBtiTJXQ3eoA6Ou95J7V5HBzgvN7V5xKYZO7TX
eEElcrg6AN0M6iDRPchUDXjXE8lzQWeQVp1SE8EAEB/xJEVRrK3PGyfmaXYwQP/c1qKNHJmLILhYAyCPWap/lZcZDaVHOyz38PPXUeuLgx62S6nBbgc9gf8/
g4DAU1th5VLQYXVlr+hbe3FMrqFwwwY939tp7+6Var1314KCMA1REDRwxTB6GhQi7OO7iXK0D8NZgtADmdBbNYa1Gfop1TFbuH40E8JhSces4UuoD0s4hAPD
iXozuVMrhk8RKQCeNYGIDLMlQQPT0eC+XecXWQLYhKPOpYjkQAyHw/aby8WR4hm5GsFVq5/YD7lexvEbBogNkesA18SMyFUTTt1rnMNyVZerg04wEPRrfgvx
R6DudMYYej8yiuzLwkGRJQ6JgHGY3xEubBj2LQNUuLeHSxF4AaALarHLUz+irAEhL4ldni6By1N/pLoAhmarH0fBWuyTNSA+WUvFJ2tYfLIGxSdrCAu+gS81
giZC2jXZZLTPuA4hBsY0Fmv9LO/svbFhFRbWRll077e6EK4Fmc4ZLPdM6N6uF2XEVWFTpLD9gv/TdquQcgoriFNYBGQTP8ZJo96v/xkGDvxrCBQbgGKfZG6r
YUzDJtPZIKBXA/QGAb3hhZvTg0SXBQEFhLWgDyCsQejapKIJEDK0keJ+GEDPYweZhrc9jMB6gkW06Im70DLYeWhPe1fMdtDQH8HWB2wWq262YJihPZDQ716G
Gn59T5gsekZ+SrP1+zTzCgCGSyuup2G5lJcSrNBps0L8g6WySVDRQy1T0Ww19ALGFDUYFBKwoiARY85gqREinFYyvlNKtvh4AbIa1+zfR+3WsG+NWmFAfyE2
hUrga3+lSpQfC3z6D8jDMXgIansdRvK9QJs6K36faIWjWEq1XWEQhKzluGVXGMpXRQo8oH3zee2cVmG/yQWHIaQ2q/6giZ1xGCs1jPUl71m7Ur/ZkioNRYYe
ITytkqXR8Xh9PG4Qehl8CRqiEaiJRqAgDPQS+uTSTgixVKo1QlSxOKsBjW4ibGHD/RIGIKstlFmgyk2DuDFgNk3e6fpBiwYQNqEQlTgiDa33qDy2Ulm0y4AK
0fYCsgSa0YCVPm9yTZlh2pF/T7sKDtMXmoQNOED20ZHytlYfD/LPoSXRVpb56ATNMp6Ue0d3y3qDOoVvZbY5PRmxjnFYHqr/ROzSqRm9zJrcZLLM+Dq282lf
cE294N7ptuDesVt92QVXDjy94MpYcF56wfWtpjNjtF24mPdfcO+kFlwTYxzUC24oaOoFl3R+KBi81neDvo30X7fF9lnflS093uFq8Q5Xi07wljQRL7m3WKZP
mzovlVAIQ8NsbUwYmtjaGtjammZrW6CdmuxTtMJgvhqEOMv2w2OgPxhAAUfBijBOHlaIHtkSo1lLY0nJM/U8FUK0aEiK2eNh+uunP/A2fVQ3CHtnHNZqy+lk
GXJ8h74gfJQfGNaMjfbb78cs0nNN/Vw/nkODDdD9Qc9kZdUQdGMIutHRh3fqMb/L2zlMTWNq2jQpZodiajqURNbq8Gpmb3UlzBa4whEmrA0o0QpEAKzLmABY
IyCs66yAir7V1hAVA6uZ2rbWWPVgqdmhdFkNijRczxPjskK094ccJyvNoPI0n8/ZO3BZ0XmMDeB+uTPRdObEwZMx9IaQCcTNsmndKIi6iWYhD0l9Eyz3ZoI1
FZ/FOl+pPkfLfFhLwtiOqzWcsdvbB9fnPJ/yU4Z7dLgaTlnuBUNXqleByQSZV1D2C4YDmozhfYzhTcNHtQvEDNKLeIvWj95GBphTzd5txowVnmv/JSySIRnD
GOgZJQrbV5SocV9VWLTva+V3wljkzWmLvGOmYlZXHNbE8hCP+Er1HZR0yngMZYMzgTL1268hsU+/N2XrhiZtqRg3FWf1E2/pll/TLb+qW35Ft3xGt5zZPXmK
+GgfWwOeig+5sRykbcWza1q2xvY67wU28xtIgDnMSmYgyjB6WYm18h0Nb8EB2zC3rYizwqwN2QI2kI94DhIpQHSSJQwgTyeNNCC6FMsiuvRC58G0zpRLtwr4
o8Xzh7/ZIfSp9WLA4jcPGljwL4ZFhWFR+UhgoVtlWFQuBBZmtxQhTD9rUrzzNV8tiK1Ev9hK1DJGScNiK9FcnTG2m4ulsi8UHXdHYXvOmPbMpe0AecPOSkyK
WpAKlTdy17MDy2XxAT13rc8BZVxR5ucQ5lBHXGP9ynwJRlGqeYfnQFMrVVkSoJViEwBuqlXmhlslvTGeX2uZrhQ7kZj0K10+Xw70Rz2Z/8/AYZnNmqGrvEZi
B26EmHydtQFi8tXscV6BQFMMo6ZUJliX4kAZ1tZAjf7Xs4+9+739f/n4/xDndgskxleqm6k6lQFPISYfbJMVIvKd/sF3d93//M8+uUZt5qfhXpzJj7c+znRu
XUE/H/8aJzFG0vPSamuVfGEk+YJYVdErxzjyuRp9/QfPfwOJqnVS9nFO/4xIgBZH/0MEdPqqZYLY0Wq6aoypcs4YVhWyBlXLCfa+MMt8VYdFEXE9IEXL6WxR
RzECArXcXiUWRTBWKsfxboxdIeAnhoe85mFltEgMUBtifVoX09Oa2J1WxejUEotTP2vMvUDr8YLnE7a4oIlJgoo42RoV1/hOUIA51mIUzbAHRRD2ohjBYcVQ
A2N71IcAbFbQiwBsVtCzlj1BFida6+TnFweDxfGlZd04uBb+GtGI8dyI7lBEYLQ/tT5xz8VmTP8d2Et2JHEinQw2VziOrmhEitpnWZhKMYZzYD2zY6zlalGg
RahTEBmo8MsIBnZrUMZZq5zGeYvDWWmXtfkoVpJqjWIxwIFqnqBaRVDNF4QtCMK6rJpGl5/YLdJy1wjwWLG8YDvYMVzZMYzQ7z3oPqHs027enqAxiEngXale
QFlZZz3Pu/w66zmU7momMqy2Q8lZJWgRHVdRQ1hZnNeVYMAe2t+f4q56bVaFCXc6q8S87ogSpDisxBTvkBJDu4NK+Nb90ADlWYPDDOwjSlBjRom13V5ofCD8
gHqcWLr7oOkhFu9eBU53hfV1FS7B/SnNCu6B9MCNQyoZ4EGV/uZELOvy4jOxHp2OxlfkaXhtIj4E+8IIietlWEnamf8NBoSnfU0q7Gtyjc8CE0+/4iPiO80O
dA5LzoMPOGsI81uaUp8xFad0xQlbFJPH7YRSz9nRkR/KSTwvv6CqjVo4C0Qtmmf97kFHN7bPkYoZUzGtK6YcaX2Pk7Q+6SStTjjS4jgfVvhEP2Wn+IBxx/AB
TO57Qe77IBynv8UZvQsBpUo/cFpk3YtIn80nwWbsuU8+CRYF9c9TP+ExtFe6spWqsY1P2eK0A5n/CPvtiGBwtX1jNHsAJOrvGMr33cFytxH7KCo5NGE+Om2N
YTCYRo6Q0QnHPanWOO7JKGkpiEA17vMN9PPNe7lrnxdmCT5D77z4xNt3ja9jzyHu7uz+B7//EmsN4y6vT7p8FTs6OTjngfgIAhbqB+8cly6jslD/i50L6H+S
ta4p9EFQaCxyodAeU2iiuF6aQhPN9YTmeul0LmgrJrmeHh+RXI/GRySXbuZAc807z83OMiPn/T93Vx9sVXXdzz7n3nPveeee++7Xg8tD5dwLfzyiRP5gBIEA
9/WpmGYqOiRjM/5hS9LaN3QGlThMhwoKCiqTkAyZwkCaxxMrjdDSaZqQGVOflhhEktI0TUnGaZ8tYYyjBpsv0zja9Vtr7/Nx7+EJShynIJ5zz8c+Z6+9z9rr
47fWMnXE/OEzLz/3yLN/86Ovv8YinT+MVAdjvPL6wywB+J3+a+Ba9Du/EczzLiWvsl226iC2WMRJqjBvA5+krxd0Ei6id94+Iau5P/yfW37y4pfGX9+3jB2Z
PqB0aAzf2U9e+NKWzZPX0rfkmKl16PTXzgHngGktcoV90jETjN4WHgUzXE868XixNyHfOeqM4isj0g9iGg1mTaNBOayn0aD+fsw0YnZz3G7PTDBdfEwid5Qy
Ge5XHWG4RxxhWoccYbgHHWG4BxxhuPQhMsPd5wjD3e0Iw93lCMPd6QjD3eEIw33YEYb7kCMMd7sjDHerIwyX5ucMemFXiywztdKDtDHdB8MSR1RfF3ic4zsA
BCZ3Y1DA5vrADUuQNC7DpklKTAkixhXYzG/NwgZms1JkYQ8j0eEPmJFXRjuYwUi5+S/PFzDlurl5Rdh4s1UyxsZGO9D82o/5NeBCwq9LF8mvJwx7PmpYrDlw
UB8Y0/x6X4Jf77Y7r0T8+hVhZ7vszvcsZtjfo1877fe2HsTtnrR1k1gEwKxh1VUJln08Qs6USn54WSyeXRf0hZenf16R/jkr++e55Wv43vDy8VYruqTVjk63
QkcY1ax4TCfG46RRGMNn2FYdJhJMzQ5nj4chpsT4+Ng4gznCCL+4hsaxs7SVI0GvTRe198e5ksZadCcdnRXOnvphsxMPmxPOGae7WvRMPKytZrbQ7uyQdkLO
0YLcsH6mdDBoUHay1SC+p1aEVzxKnQgjGr+xfJxI9CjaHW+j7XANNR5LzpdH5EeyrNZskvDcXnLS7ix40UN+wXCsFcIDmNTOunk/+GiXduaLdhbx0b+d0LxZ
a2d+SjvrWim2PyvaWWqpiLQzX7QzX7SzFKeWleK4Xiki9cxPqGe+Vs/8WD1LJsE3a8YC+hgQIHNOQW0SVt2E6hRx6pAZdcjLfTjYtYj7wtbag10ir3Bf9cET
d6cQShNMeDDmzBdwmU7UyRoSeLUNoMKNUAfBJnOhAq8OsWnSF6XAq2dhg4mnuoVufCvjX263wtYY/a9NH1KbJne7w/5ZremJDfEqViVpqDjgGBrlLNEo26JR
zhaNMiRlkRiU1fX3fWHWJ581zJr3mFkfE2Z97NIwa90uM+tjF8Ss/YsVsH1tIxDzzYRW/Z5UUu6BzYtlbe7uZ7BVHpAmNm8L0IoLSBxQUkECoe2IU9qnpEcI
cQ8HltDshUNgMc1eKUyySxuxd7KxmxQLZT6hC+CcvsRQLZAYqkR0Y1mCrvol6KoiQVdVCbqqSdBVXYKuGhJ0pcSQOCCGxGliSJwuhsSmGBJnpA2Jk5EhMYHW
fCWF1vzHkuNtym10I3BWInUCq+6uqO4FUd2Lorp7orr3GdCJmC/gMRLzBSsmlcktWoTJCZeB5u8ntM7AZDbQKj8pnYw6UD7nAUQTYlrg30JotOxrrd9dop7F
trDY+pYS/CtbATw9NYoyNcwkxfQwihdboKsyRYZ/je6OXauTHogsvedrLwp8MN/51118C2YJxHxOhPDKy18U8ZuzIQC+MfHa3ide1GkRmHUfF3BhxLw3avsE
fSFqKqVOMZN/E0rdhotIsqSi1BNap4tVhHVdGsIdsYLwKdr1WO+La4FB5XuQdk8dPv2Nn0m+CO7QIlb4THdGOLWFIO04ycOT7AITLU+Zo1OpebDbJVQ8XuZj
VNz/CyMsZjETBotxyazFAa/EtDaVEiuOMA8/MneaKO5AmzkLYuYsipnTEzNnXxhcyRbb4Eq22AYoSqrwK+TwDk3ac1YGaZlUae25i1ibPxsR6xQHAKvhs2ce
26s14QxCjYs8JEPBlPr5iW/s/YtX9y4UYsGJO2kZYvGgRSrt1LRSF0UrR2iVE1rlmUha0lw2MTbyy6HbPvfML0ortAC94o4VY0y7UNOuqa8NJ8aiiiZG2L6W
rq3ESkAZlWW43FfQbVOuigRQEQmgXySAcra5GHajuSYkviGG+CZEK1jgG2KBHxAL/DRsFok4tSKRlH4quvDSgxVouhjkp4lBfkAM8g0xyNdTBvlaOv/DKdWV
Hcz8PXGeLBX5ZJ6Kx7d1Z7PTy/glTljBdEzE8zs9QcbOVPH8r5fjSmHn7DjZmcsp/IB27oyxuSPqT4KZ2bpntkgG7hAJSLRq0vYU4nxoe9KGwR4WEljsAVJr
MYBswiYu6jJAOMD2qI3MVQAh06yk7RGbhG/aHkKkjHu1+opN/XPnWX9t07Sj7UG7xc87YNP8cYHWa9UZKo0wCj5SAUTVJLSNoLr6QBVOg1rkL/jz0XLesm1b
2cDDnrY5f2EVEORGpwmIFz5WtzNJhGjEuaPdsMFZpUk4bMyzBln8pqGXBpQEwdsMYCXy7dqmEzNxELwL3AcTaqXQaUTItEKotFSItEhotEBINF8odJUQaEjo
M0fI0xbqtIQ4odDmMiEEvqmGVigYskndqs6zSqweVcE9cjjEOOla1ppbk8N6za3qpgp+Z98RzBqSaBKaqkJIfIlmTpULASAskm5tKTyavbfE/g7cb4oFxffl
DD89t1w8yomfTQm0b4isSGJhnFMhazQB7kl0syadrONAAcTP8Lki+iuH6kdVRtxn9qwuPatLz+roWZ0fjgcx+gr6DNIK025RaJt+zg1yFRAXVX4cfvni7tUg
dniIXR4cgVnmoqHDTa2i3zn2TbxaKflqCNpIrtuL0j/nC/muEuEaUePsL69mjXVVDptC0Dx/32BT9ldYyMnpKYxQ10riu9+pv/fd/J0OkaIlc/ANJRP7TSjP
1LHNNvyT86z7mB9cre4HPyhopJOLBJztgkE6uWBg24F0cjl00tVIJxe6NJz8Bunkwld2AlmTEdqGbX2xdRzbGvvIXC0d18J6NtLJ7Uxw+4JlsqKkkVi9cl1n
9fznxnZH13fvuWxnqDPL010/DjsDbZ+DPYG6fkK1clrZm0oDdjWIxGWF9IiSAwfNgTF9YDcnjWYjPBcD+QK21cXW57Gl9WCnJscOJg97alwNIJGGXtIHJs2B
0/rAKd3ySd3yCd3yc7rlFKHrTGg9XnACGxWYiWhcTBK/E4fusBsUAaf0/UjpLVvH8ZikNRHZC8iZUUSucTAWB0VH9Iz0UbMey6oDJQhV7j0onQ6wD0NcyN6e
w4XsuY5SwNXVoZCiyH0/lE4HCmlFMpkiBXwOSqcjmT4c9BRQP06p40hKHfu8idiUXmt1ig/M4HO2WXJ3cCIno3xuTiifWiEZWyT568DlJgNRTrRhbFWsjCCX
3UmSJJOZZBqjlUe3RYCH3jwyKyXzyojAple0dHKZgiAcipKOxZNoiT4JofAlhKIk6VgCAV9ziqMrJMXR5ZKA5TKxkjWNPFeX1zPqkLgJEweYv7HNai6nanIj
dButthsE5rgOtgqkzLHXYm8Za3EMgmYROs4z00CzssQmEjq9n73tzTOjTR6F9ymhU0kEwOKFCYCbozi1PXm7Es/GyViczcwn5or246bziblAtnOVn+GfsbvQ
TUZyJSdo5R1yiI3IkK2QQVoqQ3aRYwXJhzGlgzJWMwRpmpyZQzLlkomO3N4cYpiYA3EOMVKf1RIlCSUdJJQc4KkJ6NXAMjYT8NQ8np6alcyp+X7287y5xoq/
5RRIPVPT7Zmabu/UnIx0kydytr8pstIlNK24mEVXiQS9G4fDLU1HwxV7Cxm7HAVXTEXBFVHPA1UuOhpMZlUObNN2vaVYnqzO4GgLxRRQwBTBIB7t3YPYDxo0
CzEhuObPOBikRHv3cjBIEJkOC0AMYJ61GeqELMHIsYPgqXvCIuDx/YDHlznYLOP5BYwIUosXO/n1SOqqllhDYRHWmBDpCpYwat5D1FQRlYKbtCldQxI0Khtb
pJsDOyVljEBCro4keZ8SoDkrEy8E7FwlhZ2riuZeE829Lpp7QzT3ATOvC1GFvaJMxQHRexui9NZF462JultNqeWVNE4usjEn1Ngwu3jmY9t08cwTl64slrDF
nsJYNA6oylGYogbWxZXAyq/PKIEliicK2FLbkWYaVauKzpuU/FpRNSWoQilBFWaVxFoXlcRa11US6z0+9HZ56O0ZJbL+alu6RFb3+2WWyBq9RKls5zqVhU6F
u0Sj0DSlvvjqGfhylP+Iq6qRcUR1RXB32/9djUNmlbsgloiiYDYrbQ9a4oWatWNRqDjKWVoKiE/nmtIkPD0goIou20ueswXxavKSknXkjJKFZFLJSvKCkqXk
tHaAfl87QE9px+dJ7fg8rh2fx5C5gZaXZ3SoxtPsAJ1nTWgH6JPaAXoUjk+T+N/WHN8xHD9xwo39lQi70Y6u+gV4ADdof9w6+XmH/nm7/LxVMNCrY7fHqs4r
e8DCGsBT7GEm8LGOB24Ey/9K7UU0UH0Dtx8zB3Yb/L1G1+9QXRA33SangfZ0bmwOAYKAE4PqVApUV4XPr5ZIYDCVAnSpdBlXdJmq6DI10WXqoss0RJcZiHUZ
P16SHWRLydO0N6vxP+dV36aEmGhKD3N5nJyUx9HrLodPWIzexWpH/353JowUsAKvZWQvqjuFlhQIp43DKQraHq8zC0ZpWZPsBFz3q6W59dJ2XyJIl8WpRW2Y
gCVGF3s9MbpFOAeKHFTHDTuwsksMsBDnNvlCM8Kenc4LFlbevzey222ccQBcv0/jkyXGuYBFuw+LdgGLdvH892IwaVkO2FTBSRgqo/xe0l28ZgzzBjHcVKR/
otYs6GQqtqdFnL5eEcdjEacvJeKAXvSPRRymjFX5qnnZBS3WWOePtvoclP7YyCJOAQU8LFRAokMbWLTxLyZNDdcLWSBiG0s9eVOgsBRJPSUQMM8EzHglC0k6
YJMpcnR4Ebo1JJvCYpZsfMz4Pgx4X+hBsvEA9HGjYpyxZBmySf/DaYlB2yVPMcEluBYyxCEjQ6xRziasDTlTWdGSyoq566RMWm//c3I4WVkxJ5UVUyUJ46XI
f0lxkUOw99ASWQDGhOZarrVlyxejOpzHB0XX9Nk2Tdg7INDRssp7tlRPw/ptRetzuvIhr9dWvF7rmmqWbohb4UU48Thdk+3dtNqUVpu6Vf8RO+ppWiLz3kki
86YqVMrHU4VKuQpOjskE4CGWUlsLaF4koEm5mKhIqccsLV02zRahhXhidVui6peNDtosRbSQ04Y2OSEb6hLiYaGbKG/UI9J4mIkD6TJlOg0Vp8F/NZUGn5NU
7Xv3pcma3aXJoopiWeLzP5ip3/2lSEaX19iH/9P7zJdy1Fz++d9OEdresWWdb98+KUI7pIvQxuObFMDtniK07vklcEj1Nvizlr9p7B2TRAdyql6corEfkqJ0
Q4jfTsnVaKTt8ieJlU72XD2bpmrxVmnxVt1iPP9cs3qd9+GZQvPzhrF0s5aSdLL3KxfeYcrh6q/a1PMyX3VJvuqS4RXMoaweDlViDrU+4lDrIw6lLuQpciPf
xbzj9y81J6bZxd4q/9dJMr1XvhTmemYuUaJ7knYzoW4eZOZngqHkexkKiddJHuVm86iS8KiS5lFWgg0Jtzmnuc3n7o+4jRRCjPjENlBIf365ZGlR+OBU5IPb
OFq2leVAgEPaqAbGxukdmxsCxTVM2QuJl88YPSZkcvhySELkf/LSVjThPZaZlb8HVTzj+l99kXvfNQ1HJZrmI8qkckaDdBuj7ZLJn82FMsEKitVHorFoKWEz
mLIFDlFhX4Pf2dTZPMnfzMqZS1QlLOErgTrKJdwig0cyHZQ0FCDVBi3BJcS6lPhlHuIx7OOoMJmZfErxyR180keK6wIfZ+hVBDGlN5j1mbtIfFetPKty5hTX
vjJP6UPV0z5UsESTD5vnAYLAIqLCpogHRHnhoyfQqDp30lddQOYgN8y1fM5vtj7M38UIU5Os0Y9K2RSph1Edqs8GTnWTujdO3G0nvCdsgUjHFLq8H4HySqIh
F+GsjEF5Okm3KTlUMIC8og5LYEBe2+NM4DrVXEmCE6O7iTbXS/FnrkV3E4cY+she2mCroMvQvyZLzchbd2e7X+sxqHiMKyq0dxUL2lWGNOFYjfbm8LE6Q3Vw
rEF7XFiRlPcy8i4N6FfoLzu2JQgGZbLOwNRiZaVQsyR1WmxyoL9lrUg1jJs0rIGr9iPpTX9vE3nUm45Dm/N4sH2JH5zLenAu/eDzNUIvYZqxspqxUs34nde+
q0wG11L6J7cuqiWObj7pyC9J0+CZ9Juk17+NFCxOq0bUyG6As3dh/A+3pw2HW1aBHpyOOji8dfjHz3zn+bOvzrgFKd6GFz1Iw1u553BcDu6P6IRudXe61RLn
qqafHTThmrfsSJDEkS0MKsu+lWYTCbh24kAjcmzXooq0QKkqpBj0IWf4vNZ7UXwPk5krVQdZZA7kcDTgvQ/SODJfozkkzqcWx/nkGYNQC6uh+FQYUfP21nQh
oBjh/zGxa60Us9aIWLtWiPFrqdjEFompa4FYsuaLIesqsZMNidV6jli/2uJcaYFRCrSGHS/Txf3XxFtFcOiCDlyl4cg4jKKjDte5o95I0VFcGZ33E4axhiDA
39EwdtSYrI6oKWqYgY3uStiwdiptH5se27J2qI7HUHlPbFwmu4QBB+Q1OCBvwAF5DQ7g1k8mWj+esJAd0xYyYJMZFJBPggLySVAATGQVmMiALRlAOk8Nje9n
yxgRxdf2srLUOo8QfmXxapXEq+WnvFr94tWqi1erIV6tPvFqDVyTTFahvVpKvFqWeLWmZyarOBL58n/kux6tR4r/2VmAcp6tlgHfSl1wyfIYRbs12wWa62z5
80y822Vs7MJ3UJSPIF6owjjQ3Zb1ij4/XsuLWJ+5RMPVqtYODtMH4M+zqu3+w61KMsx0nlVp+7qWJqeGksrsWekrigAqVaFn2XKdyrpO6et8ARBpMFPo40jR
pOnyUeKSWF0ZdS4rqGBaG85vf3xmWDq8lb7DCrO8rewMq60CpCqsD5995u/2/nsJHLEc8cFP3xzkfJ4TOFvo/NjqbD7hcJ7ufuTo9u/CErn+Llp8JasUM0Cw
OSdJhLj/3jv135P+e+/Uf8+XxAJx/z30X+d1AO+XXn33L1W6S394C6f90IEV6BtWEHSRLkXiuGPSvw9sj35+5t+ecNN9+tTNgcPv0uGT6MXxD3gvfvjwd+x0
J9ZwJ3Bc58HveX+u8GwGjt+Z9TXFdSDMCV+E05gNdHGAosABKvL9CwcotS3NAVS8EpKaEiVHkDKfnn8By8ROw7cNZ99sDmyIqmeCY66NuTigNj/YFwVMBNcY
b0tmhqOeNQitHUgsChxVotvjqJJAokpglOUErvGasFtdbLVMT1fLlEcVUTRdnkS8Gw9KIBLSg8X+5OQgRZhv0ohfztvORpgDQmtPOyf49/DBFWukdLg18tb9
V376hoFfLTcw+UW/M2Yusxb901g7T/vn3hr+8NmnxsfA8kde3fA/o/9x9/c/Mh6q/e38/raViFulgY0DSNX+sZDRdfvD/P5xPGycL/g4//lW9MTJ5bjOGqny
n/vouFzx2PKxcZxR4+08nR4cU/Tfh+j09LVPT1v79Cf0bQu+/YnH/vvyby8b11f87zLchjvOjPzij687+0k6c9uXN3z9pnu/sEzu8P70YP362tmPjI/sPv3G
T0+/1sId8ndsLMx9c3jBgzHydONT4/3xsqUps26bJmAW+RLEo7beNn+sLWb/V29bH6ePOpfMFG+bpiVTPKneb8K0lUtSP08/U9Sn/9gztZ9+vCf65i6avrl3
Sd94snDBkH0SmWCObmI4txUHdgfxvglb3pQ4v4YtVMqENvxX0bVJfnE35VmW0XLMThUHBKB4tVZmSGPVVg6oF7+8T6P5AGZy5zpAe9BmPoC/86wbBef7UUG0
j7QdHFzZjgpykzBTXH8X6RW0YJNwJ4alIF4PnBXga/pqS+dQxWMlhWmZz4oWUeb0wwwpRGHrodAj0d0bLm9vVwECD4vYrd8cKEAQwspCJ+xogwwd6A85nxK9
eNhu0IUhXWgLsnhUgMV/Qht7sXUHbRzwRBce2tvh1Fvo3CqPXAWTr37XhuBf6U1Ps+VngM/pmuH8rjcFnuiCqOUNVyAp+jcEdqINpMKOmvmhdklFjUAjU6yK
lbWdJT7J/ZiGDjfC2uoAdsQKfhEdbmZIf3V1UEg9qQKoQUXDDbDOgcgTW3VjTYQbzHUqrRoMGQl/aSD+UlY/3crjDBJHGXSOSjLYpgCr2QC8fApevgHGNvXc
IpimIFSMaVJAMX2ISEWknysm2yE22VpzULXmGiukTWWh1aRNbaFV8ZG2fXWQT3YqnIZVPrtHRZmmgG7FZIvuZbgCBv9hDSt/SMnwAzfNdU+UTIDNSmbABpkB
61I0HcLoncscPXr0UFsPSf0WQLAyhlHL+94DxFTVarYvfXBoXxTae0T7EoOvbSPmM45fs40gDp56sZh3iMc4xF+S5lXDYBwYswoxKBRfRtlxLOUwHNwwDPZM
ZEmENiS9otjl7fhqlXW10lf74qM2FQTEpnq47UE56VvV9sX8jzdhqA2xQN3FQqf/Tv0wczBU3F5n1mfaJCTejTC1QzwCWfc7MH8SwQ+H5QeGKw9K2UBiVpUt
q9r9gTXsQ5A8DEVJHYotQMUtq0gIHC6Q0KepVA69rZoXM+ANEinpPZtgiA5+L7DSBUWFpCxeXzhJg4siKU+mIFGUwWcfj+447B19w9YtgZ0mXCBYUaZqAGOT
9VE2iBItq2EAWlYPcR2bLFrS1WFlJmm9RE1PqAkSwSQKSg4Xsik5E0oA+N5wP/GGLkLuNWn3sFw1pW4crV8NVmCB6CKV1SvFWvl7pHHpomhcQqay0nlpbGsa
d03OkpQ+IwrjfpCWZujdINsUpDUUFbtEP8wR55mVNHkLQhPa87cycYmyXoKozxnOx1n8wILLAHMgxb8FEMcMgR01pQZxQ5wBCCQtL+RAUm/Y2QpFjp78JhFk
OY2hIA3DZMnUzuvaifXW1siJ9YO0s/s3Ppf/zBsu9H/sfW2UXVWZ5vm655z7favqVtWtD9pz7+RHZUja6KSTENPCqQUYldboYvXwgx90S6+VVfiDYIbFmkmT
wlSgtIMTFTRq1EpghjgkLSra6IShRNrBEOzowm7QaAcFjT1RIzBKr2GG2c/77H0+bt2qVFz40a5eWal77rnn7LPP3u9+97vf/b7P07iuY+ug97lD2No+5OYC
BVyTSX33PMHX3ARkAsdnPk1wCRz3rwMWW3LD/fPkykpumMbxswfkhpcATVAVbixzw8nH5knsldxwGsfH+YRncNxYB1gKc8P3n54nPoWbwaVw4wcPGlwKN64J
LIWbTQmbz1z/AI4P8wH343h4HQA2kutfuFhwNpLr53C8h9fvx3ELWBvp9cjY25u5flYAGP6aAXM4HlsHHFt38qNkXn7mYoGzTa4/i+PjvP4MjkcE0jbfB6cy
NzyJ48O84QmbLXTC7uqDRzM3zOP4//1nueEojisClJDccHSe0YHJDYdwvIdPuNtmL8/ZXZ22L3PDXhx/e592rKrjujhV8502nbnhJnV47COaH0qE4vp8j21N
r70G7XlEA9a5cROAdbne2pJeuxltyWsvVYeDgIHN9dSG9No1aEZeu4rdOpHvpSi9toUGOaKprt14SIINJ9+P5CVvvbJKXvqkDKNCbhh5slWNteC59+i9Saig
ExYjwWXfu/HSLj5wWSUwJu7Uf0c9rM1VcY/o7x2llyNHiaF8c2TfPP013vkmiU5wqlCl5cYLuxhTuFNfX46t1daLOGqrpWcS1u7Fn3an4pu20d/sKdtPXM5x
AZUfE78z6Kkzt8QrptqIdXO2a3xaJ37Vtth7s2Ck7Yz87Trg3Y9fNRUXblTLVTTCc7sElFln0Kh6ulEw1UHQ9IWCVeLo3cGiOhoVeoqSOhqRXUTMMbIf2fEl
FgtJCamxbI5shh37oM+SxVlJyCrUazROiPVsr7YqVQ09GnYqsXtjDH1sb5vqmLk/qmy/QRPNjavJBuF61Ui23KtAJi6SWhUWpw8vjVCrytUR8Di3T0XhRS7r
xOnLkzAKcLuoc5ux5ufWMIiNO0G8Dxu3tEGP30YuPE+NvHsZGdTI5fH/F1uikxAN0NJ7sHYSz5YLy9MBARbiFyS0oJUPLWgxtKCZjRlHaIGQ1qildbZcE2Wu
wxXsrrg5uytuzi7/G9s2tezYJuYVG++2mZz1dPfcwgixx7L0hn8n50/ZdrBTZ83E9mYWtiLeGUvdGx1ne8fdHu98lxI8EcPCG8e2CWE5hFSNcBFBJPBg8ytQ
4uekO+CRJzExwHDD6FNt5W2uSu7wW9R6DBnBBRg320Xy3Mukp7aqMwW15Ee8y86pyFUPow1U2B55W3EeQWuRp85LEAVEiO81qkNXLB3ntCCUbVcman86Fx/Q
mFoQtJ8H7WkxPqDJAPoGzJSuMIFigt/zMsLjQxMrkInVdwWvDCwrty22Q3kltxG38HFXcN9xM3cok/3KKvcrawZ+WvYr69yvbHC/UoDH/i3D81cyOn+CW5or
uKUJAGhVK+0zdrozBZOfzpUzKMjlTN9fXsT+vHEKP2AvEW0vmF0ZL/E+m6n3ErgvR9i4jAckcn+AaFSC2GUKO6tPnDYnTtkpML8gdmVKP2GnpcqG5YDerNwr
G5NPZjcmHz1H7H4tid/XG5PYrcS4EPArK5duV8ptTFa4MVnlRFHjxqTPjck6NyYbOfCrPm5M9nNjcoAbk01uTA7mNyank43Jh/tDXy+27bxTDyEzmusedQ8z
0ETuNhmnGWY7W/JWICwCf9WnJNV+td2PaDL4FQTOutGxk3x5c1QUvx55cjvq8MZOWa081KK0fKRTxeq6plbXY22sD4pYijTehd1FWV0V1dKqP1LPuUFJsnOk
08R6o3h4pjOYrDgau9pDUVUtltvDk6oNJl83O2nvurXdUsOxCUad5uTLL7u72qNR43B7cLIOf2ImVsc2XoUwWZ4t+6jnfpSOYguT9duyjxbbtirnY+fTzTF0
SdWexACptB2GDxhi4UF1sg89o6tjfjBXZ05hy6upGhdru6i6WzWX9afV3nTFPY5iu+1A4vGUKvgTo2EEsqjDqKW6pbLr7RL1AW04gBdpfEs8oE3jtKirDmrM
3tNxrlDXDctSNY+Rhcg49RK5t6vpJW16ZmiL6owRSCS8/un5EfLB96g4ZpJRsOeoz/71Lqi34zk19h2xjkpCR5vyNBuNjjf4siF4CMEyWkruELfF0s3WzDTE
/8KZ7B3xzZDj2U7zHjUKcHjr5MW3Rc3d97yr41wXOZxNHYQFHsG8/B8Oo8cmvRk1OTAZJvoTTKel+B/tbaKCsr0sJqUahaUb4sctTFknDk8b5BXUhuAhNhnl
dS3BkNxU5lfjCT15eXry8jh5BZh2hDhjgvQVKwDggTCZIiA52mpmChAmM4DfkJ8cYFYdwUcTWPiMbVf9o+zzDSQyCKdYg3iDBEEDPcX0hFEmpv3o9HdyvWQL
p08Qk11WyL4P6e9324z8lo7eK+TT6G6+Y2N296/jDYXSXZv4STWVnMTH/88tUt9MDd7za6+BvHbjvbs1j1Zand71ZGzqXqdjn09mj6rMHcLrnnmY6mFG65yT
xVytmzW1uK2pxc2JaX3iJlKNbweNPWfy67WZgH7VE/o7lZXQp74OYOs60LFJLOdRXc68OfGAPgG5QckiN+laPykT8hMPaPk5bUF+1mS4y+eyiCYj2jAwtoCD
2ISl3x6iud8mLz1aARbCHfisi9cgALQlGgMmw4wtcanrlmyU786ZRpEjNEpRGqUojYLnPaGfd0I/77h+3iP6efP6eUfN887ZVvpR0lZFtlXUEN2kVM8ADm5A
MLuyA0Ix4ALNYLF0iyL22BF8YNR2DREwVxHgcoJQpyuITBoRGHVcmT+o7wKm+DQsQAxCj7ioPfjhQ80Pn9hQX/Zs3ywk9qZWk9RZuzWxE/vp9KQe1/dlsoTN
2MYPbTc3tm2ObYtjO+TYLnJslzi2yxzbFXE1M11EtZvNdksonHHRaVuWVlhsLByvLk+b8SoGL8vxBPlKvcW38voeW6MxEIsCWP1S7wrrHYq3OBA2E/GsYNEz
4VzVQdD3WxCQDgsHiz2uFsSvf1wmGLSYHem2Uo+8xWwsG12uLsOzXm1/22Z7PGWzQZ602SJP2GySEzYV3TM2K3XKZmuetNsECYBYfUaWi5hm+NC9Zo6R/SqC
5WUupMS1KCZNwus2SKhUI5NSlYCrFUpjSMHzKGmpQIka1CL0hcBXJvgOf6e3w7nZ35H6m3uQgQvarCYAl+jp1dYl2JL+I6ep7GIxfs8yHALnGjMwf+zGnj1a
3abHTubYbFFE9oVumIQQ/Dkm3gvdBta5Jo+0AqgvC0TjdlRqfJYpDRJOqJc6NVrR2CwRHH4T3I+FQEmS3x0UCkxO9QEWJQtuHLWoZNqy4EJGxIVs8Td1ScbJ
KU5+pB+DD68msYxvVZYdSFs7ApanvmInu6hsr3jnFNnJkY9j3jZXJx2WfXg3PHWluNm2K4FQBkypBcmj1tSFEmpfAogEDpE6ukGO1OJDCcVKibpHOinO1SUJ
Aeea6qgl5wYl9QJHQ2keADbrgUx2Px5eU+sMR8ic69HggQRX865O40B7OBqMGnNqzdJ8qNOIGtFQ9vf+A2o6H4r659rSm/3q/v4DOvjkWSDj424pM3NOiqpH
A6q8zHk8BGXV8YTM1aNRP6nDBx7CiukhOTEc1VUxfe26uE/VXYPRKLgdo2FQtauRXWrceSsEo3SZDHSAlqpzH7pVLHSS6xZVMyohqqKNZfOwvGT/7NH98weq
fwqaXDhI7yjpy45nutFLS4zPzPD8SBvrBUEWP65PjYn6QS69mQIqzKAPifHlMck+zX0vJJ7C8rzr2jv9m10zYs9mYT5TlOGtXSjD16Qow1cz8PmqLMrwli6U
4c0pynCeSybelMf18gyul72QyMzPgbEEBGMJCcZSJBhLiWAsZXqSNKaMweFKwIHKRGQpEZGlSESWkIgsQQ6Rxc8jsmSLS1VZqPPxSFTmaaIyQPdWiEVfJQh9
LQGhF+dTi4ixUB5V4sdWiB8bJfix3Uiybko7djYBD3rWdZ1sD84vQLY6m0eg9Imx7GcUkn0NoK2OCW6wP/ncw9947BdVYAb7wNvZLPB4FthzE1xlP8VV9omr
jEsFMMvSQFmPaqCsBE/Zz0AE58GywgyRQb7XQzoOG+z1Jrt7nN29gt0tuFErnbX0Jm5CjmhCHJB0eYVdXmaXl9jlRXZ5mOvyIN/lSVlpb/uxI7mzsSNJ6ujo
Kju6xo6u5zs6ixAcVe9iJ7fyXcsr1dQx6a53I1lt54F/yp9jNzuLd/OJrm5OOu244Dv7k9//3ree/8LhkfXSW+RF8vNopL6hRfK7aJH8FIlUXSTIX8DA/pfZ
jbojkbipG7qrE7t7r8beq56j62zVdflOe7zPbe10d6T5Es6iBlEli6vTJGZuqxMmQCCChR+FOvkLR90YINpxXTQgK/YrgjdT7MKb2f+QQGbBwfyQxpsZEOKv
gfPFmyn2wJvRZc5op/U58Wakb7FPUIEVuYoAwhMAEF5trSCAMOwzITvoI9lBP4kOB0h02CT1waCAcfjxLQmh+ZeS+ZuJVCH3LjySWQvN4HLS/rKd1jDM0ohn
gt9hGN093KuQYZ7WhaT5gpKc3YpK1+md1KLOmYYJGflirQq3uY4vHVGXqKsv11n/Ske/JcEUGEkxBfwEUyAFQBzB1ZKuPSI7kOVoBInaRWUrCaKLQKYIFwv4
PN83kwW4SrBJJpC6gMDNTGrvCMlD4O3/Kj77N1p/i8+BjdYjDjk7wIMCj/9Rx9A+FoUvsCfgvUw8W2Xi4TR2Qk9jefj7BVPZV7VWfPbk+931vSawYwbp8fTu
D/7PWvcMllgx2JmJj37ChH0U4p/zeG+GQuUOJ2Vne8HO0La9ZEgpPk7yY59IRCjRIVj+AwnLT6nnDtsZDWp1WrP3PKPZe07ZzO47qVl5nrQpuU9oUKwTGizr
uAbHetQmd/sjAqYlYFhjGgxrXINh2RoMy9JgWFksyTTHcSQBsNUqSuSev6XM3mftFDHVWbqg3MWScU0Tq4S59gJ8NNp/gI9W+1XGjFZNdUH0qugPDtzVueDB
TpSYOgixT4/fJhEI+1RL14SUxE3Ax84umnP5W23vJdoUC+OlmnwxSqNIsD3HcfR6BzapevYDTscj01FhpTvndNQvIb/sczrt14sTifdV1FFbjoRpPSpc6B5y
Im/sQdzTSC5rMklo0dr9eqesl/6HmbLkCFPWsExZw6/ElKXLlClreBlTFnmRxrDPOq5eeTSDjwaeJIRqSFZovyZLqpW5e7qWqPBriI67inuiE8zZhDU0xH3W
CvdZSzlY09F1mfShaIz7rOPcZ7W5z8okIrh7MnYTU4VSJ0+GDwILxZRDYYPmUFDLn+eZJtH4XsILYRD8hA5gLdHefKGBWMWjFesF5c0XGohxHglxhRxV1st6
1tfgJXJO46joaiLhGDKJejDfuMx4dF3vjwd2Y1F4w94AhykmWSZZ2eLW9yuI4gcqFSyWn57fc+89X//ua9f/qph9KEhy3tKSzg3W9yO7HcbPnbkTxMy4L0hh
H4wrTDv7dcY/pRK5yk1teb3yCJBuHgFSq2A7r4KbWgUPdKngPq2CG1oF17UKrmkVbHWp4EoX/mNZq+BQq+BAq+CiVsElszgoMzRhLVOuM4Oyj4OykcvK1sEP
Vm5QVnJZ2WUOypCDMuCgLHJQltbl3RAIbfFplHqmQpr/w92GhWmWIEJIL1yJhuGEhhXseXSRRs7Js0Wk5pcLvm5BkSemj0tUFW8hVryXIJ3Qg5EALv7fJeKY
4ueO3X6vH//4zJ0fJIFqMlYzHKq+DmlKBrTwqIY6q9TP4iuAtyQfvGRwRs8dvFRk8FKJwUtlBi/p5WqVLqfarxy85C8IXnJNDyc/pX3s9uhj3/SxeNbdX2EY
LtbHPoIAkVYkfeyjj90l+9jVOag6kuo8AFDPN5wKem9fXu/9qrFTKOpEvqhlBE39COFSokObWocO5lgOF0E/XSSCqkglUqISKVOJVKhEqlQitVc6guq/5mga
TqXzegYYP3UrBQTGD0y89BlxHAXiZVIVCybPHvvaY7+4fQTrpSBFxw8ST5EnuSh6TRNmnCBmA9EnarwkWoZkCbLIEuSQJajIJX+JLEFlLvkrZAmqcslfIy9Q
HSmZQI33iRrvEzXeJ2q8T3T8wPiGmCRtnE6hRscPiY5vQAvVwnBe0PF9DYt/JY5er2bxrEPV3Ww4kjABO0TJ55snHEmeRsn/Db9vmTK/llvMa7j9t4p7ghO0
cVdwMzri9t84t/9a5ONskoazwa1pqGLBEykQJb9AlPwCUfILRMn3Mij5oqQKZvejW30E3KAuJCj5fgYl/1u2Y6co+bA/031qsT89wY9WyrrvPQkQWc4ADVZK
5HhAtRqsFN9OAIdkCR+yCw2HZAUfcCbJdrC2WKs0Vyu0Vcs0VEu0Uos0UTkFwhPZwzgNMsZpkDFOv1Jw1fDbcf4DMEdgmBmAP3z49rt++fj4788AvDA/AMlK
gc2Im2MrGkz2ev+sE4zJwIztaDAanHuwM3RPFIxhjedjj0+NVn6/4l/H5is9Nud+tTnExLmSWjIw1JJBjlry93QWIceKkeaEY8Unx8q/SugrLKErCJ0pwJmG
xQzNqr43zXeTSbJbMkk+GtiFnQslOgMQkWZ8Ml4zk5yabhe6EmPkSpRc5F7XduJG23U13C9CKOKHdIjHyJslDds2me+yraaexbLLcn0nEEK4OLpho+DowqKb
6rhTcUMSgySC3S1rLAUk33RMFQUu06Cub8EY3FzVGBcM8MJFTxtStw0UplR8mKA1b/Fqde5K/LlK7nqvQcZYQPJYzhCvh7rVSrLQz7YafjNwfTYiCuQ1YCK7
WYAMAzeMdmjzzduu5IGhRf5QGiAtKluGqzGPBUVM9YVT1s3PeztOvPpyoZj4R4H1ZclEqZcvEYPL4r6pdqjqgQyt66c6ynZ4a7UgJUmYtFpxSjEhi8H2DCoM
x5e6MGQulEuM+XP1MxwBDSkYvoCuhinrGkri9ZTkwm1T171BE9y4m6sFIVZQHQZ4frfxo9tSlI0J5+oOoHc7CWbvAumIEukQEe8SjZCd7LGTLSMahkZV6RXR
MXnJaPGmJm9qQDJSx0LqVLHIHGDR82HR85EZxgZkYTYIkPHhKXsQcHR2D5gFW4AWOkgE74QG7GBLpzSmswMRnYGMjCCykXfvSE6GfWQGkT3IuKgLdsGRTkOn
gXeK2bSMvkm1WDP5GP1RcLg9MFkHxAZGsugmfDYz2RhBD4yH5R71TKrX2RiZbPrlHi2WdQ994vTIxihh2Eg2hprB2rLVkAYzImep2pYLKlm0A3N15pQJ0RuM
LGZkFHd3hjTkR1QEwGtU39Kx+CXqVw3MFAuTW4+0UKZYDGJkltWkifSK4TdVhUIjCw7Q82gwU47JUFj6jhRsIANMKGDEl3W9rmqkno8vE4KnBTxQRBPIQBkW
JTCcg9UgJijySxDjFFyWK67CaM/0hNgHtqBkOzppQ4amjCFdfOb6+GYI9WxnUNIvijr9YhDpF9Z1Qj7SkdQ4pF9Y2fSLYjQsyD1NJW2CYGwgCJQ9jWSa8nND
gQGG9LIjcc7OYA0gPzV+VHw9H6KiQRby3fdKjnIv91RODnEcQo1Hy7jWjVe9U2nN+Nqpthefugs73QUzgSwEseC2BMp/E3Jz4lWXgSZMKYYXlN704lVcrtkg
YhXsSsQO7LU7YeJ+U1NKAeEFN3eKR+AdXm39Zad8BLplwrkJISUTznaCntAiWG3t6BgAY4DWLBNMlhWyYQ82PilBvJBDuPgaKKHRq4QGT+sSqnGaE/EbfrCT
DKEexZ1nYaKlS1DJFWTX9RFYsyapdBUAa5ZmsFGuB1OnAQyoybPHvvj83x8fhyoppSjDb4PCw8Yvkr+jug7ej3GxHz/7jEEWBs+ZAXC8rJpFQgEStYFw9NGi
zsIWpZKOHV5g92pyG23kIeHbT5Eb6wAJrxo48VT38IV+8MPH3fzbvGORt8GVRHTs8SoQ3PdiM0SJ5XuwWaKkdRqbHepzxu7UcH7W7pQ1VJSYJsXX2W8HxvpG
623qo77R2qI+qlhU27DsN6sa6CiX+A81ipl0t3r0V4xdNo0NGT5DRoh6hr5H3qDedUc12S5W9X07q/s21Ha1taUto/MKlrcZYCySgV5UBdVNbkaZuRmClSpt
8IPbdEXG+c4tvnIEpPGonGYICd6sDq9ZKJllnjaBPrCIBlTxBTSCTZixeoRIejuFE2h2fOSe29s6NaVsxcHfaUS1KdXWjc3vIj6oBB1Ftc1VvfVYiwYYWmpa
5bSp/uZ2oSK9jguSn398WwbcADXAlZ20Gr56vEAbiOqCaq2VGRy0TZOTRlEN2ASqUpIqUpsQ4scaALEQgmTAsjmaG3Mcx+pJupd0sE+liMViLYuaICK+IlaS
AtSEFYL/q64AaoKP/rkRi0EchTdiPeiD0hEclXVYgz6xEzL1q7J+VVYsV5tMAHbYqWJ+U/VTdjEXniEC74PkRcDZ7hh0c3Tg3BF4GZzkNefsLvvT6qnKMA8w
f/gvIZdK11O+0okgpz0EHj9IdUh4Lh0SnlOHZFG+lA4JoUPCbh1SPtIpaUx26lOlPjMq5WV7FxRp8YgkF8/0VDF6ZAXno2bqWs3UutRM9XdTzdSpZmo5NVPN
qJkNGF/gJsirmfpCNbOJ9djAV76kjUGp1Uz8xP34uzZ2U0JNpHFHvlAmCNWkkrPEEuk1HS9jGhftFKbaaY1WkXnttFbZONRO5UQ7+WB3UIaf0k5Oqp3KWjsh
1j5cWjvxggXaacLUoEs7BVo7rXpD1cNvEyDOqIIF3ReVnFFSZVECZSTGekoXi5JSNV1KSdWSPq6mq88CSkqVVCDZakpJlTNKqixKKkDvipLCEZVUAOkMyVSL
HYhUSbF+ddavzorlalPtraQ8raTKAhnSdpUhemXCZKORXdwMpFcW5CB2JWvN07HEgVkmgKglME2sdL9mEIpkM0Tq6YFnKFQnLYsxHMtlGdIJhRbfPEhzS35i
24WdGeIccSlgL6YjKDcFcAwhYQ3gqyJvkY8mLhhR0/BHmswYx0KgF7wF1NLY54mCN49RyPRXEDFpeUM8rxfPI0YT9W3cLt4VLGrxRHkLOEFUJaaktVQt4Myc
kovfR7cFKiVVtVEzdZuqmadjzLG4AuV9BvbRs+s7ydLkrLYaeNNmLC/cUhpq9pOmJn8nPmvX7EyFJDfVGEmuunO7BqEBkdmKlL9LrVPI2VVQVXe2k86q0A5I
hibZgQhaen5XlgoNSY8I0cGHps2KHPq6IoTqoiR5kPoWGFo1dRoQNqpNvam0vB2G8Y0LJtUGgqqDd+142zu+RtXxNKqOvJMqZRs8P/qNsPPtaSwdhFh5whHm
Q/LV/I7p2YuKb0Ebt5PXFAohwdIJtgJmarvSBOq1dk5FgUamxMko3HqDwNSo8+E2THzOhITxuts7JSVVE4IKFUDGK/hpXP1UeWcnmOr4pJgRj5bEjYdwhCNS
vAEH2ThQpwJ4xksc941eg57Y23hiCaZMBQNCaU6M+JqZqCJhkVweXwxJxkzopsRTQND+uegOqEV2wgp0wrqu4xm3NBqqQNYFFGa9aUyc2T/bRd2wTQmhLf8p
igKZZCjqRQUhGxY9WkCPWmmPWrpHGQ6zQkK9JHEz6PUaAU+nymEbAmcgyKr18JEAfbWBZb4G3EGtKQkQ8Xss0YUdVFOQCyqWBQWpmvgtVRc/RCUJeBIxCUVM
wq3CKn1D20rEoUgXpRKT4lacB2tmVNyGeVw0tSUaMIR01JUFJVmSovYtUfsW0wcspg9YTB+wmD5gSfqAxpXh5NRQ/dwewiOzHD042xmSzQD5bahX4w3xtMlf
/iO1NBnOlTKEB5z71qVA4YBaZmVA4bBd5l6ShYVbDBAuqjLzBXaJOWrooxo/AFXvAtPKWumelce1Jp8/9o3H7tnz1GdfsHYjUcaLWpM/+d77n//Q8ZN/8wxO
tXj5aVweDe/uDE8+/cydz//9maeOnsHPiH0Znvzfxx7f9Q+Hv/M3z+NUI5MS4WGKG1Qn+iUP/4aoTwwwiPd3GTQlSgmwY43vCR7+TuiBxvbOiBLvbR1YbqCX
v1E1DOVITo+ioUe3ql9OSUMrsVHLhPhV0ch1EF2E7YauplXE3DBKChN7W1WkfvTyzkgUAt4L2z5WNDKWFI/nXg5BxfO3qvtFViuFshYhmDcmhl7NbkHZDEl/
u1DZy2BU+t7ScHkleVeByzOc8TpTMCGjL2EUb9eRP5pGL0L0VsbsAZ2vtV3WDzdocA4j/yEDi0IGFoUMLAoZWBQysChIh5EF3Qh7oAH1N6SrkMb1p0cBrQ+I
bCgaz7y3w708D7tY2pj4mPtK47rlMd2STaYU2c0WDkl/2c/KPSTq9ZBc8QGB48JXCjhOtT1JDEc5eyy7VI/CQpw5ce4vE5wugaTL7ZvqL3ffmgOr63XJ78qX
D2cCUPfaXQGotfhTH5PIVOEzWU746TlCUJ+0FsSgCsVXEumcDT21GXoaMPS0yNDTUo7nq8LQ0ypDT2sMPa0z9LRxfqGnLkNk42r8ibsYBvrcwekkvzOaarxn
Nh8s+xuuqlSQ0VsIkZU9Npd5I2JA9Onw6FkdCT6jI8GndST4Dj7zJtZ1OytyPav1TlZyK6t8LV/gGr7O1QzGvSobjAst3yfxBwjCXIUkX4I/1NZJYo3NDBqJ
2rQYAiFsj01uaza4YKowbiGkkecxhNYilbMODbUZGhowNLTI0NASQ0PLuaSPKkNDawwNrTM0tHHeoaEJqH35e0MetlcbO5Ps8jkvz/gV1+MvvW+x4TGpTLpJ
Kx+XPS6D4nLSgRFk8vJtnVKV6Ffo5k5ZpO20i5HxXggcWSh7xmjv99iJ+zx27R0ee3qvx57f41ESZj3mCMx4lKlpj0L1ksu0rRddpmu94EIMXm0/50IOVls/
d8Edt9o661JmzrgU99MuccYrmI7UusyNKghTa+Gj1RlJ6Ef+TI3nkaiFj0qa69RcZq7TIdeQ3Lma5M6c2KtPzLoMs5lx07SkaTc++ZhJeZIjQHDH45DzeFxg
uElyZwp7Uhd2wpx4VJ+Y16UfzZT+gJuWer/LEu/D54sO4qTnnUyc9H1uDlyyhKSnYZ3oNKgzSZjnpBolhzhZ1vLIsKGrGTZ0FR0jVyJsSPJmkG1xBcKGJJEL
YUOXMmzoEiaQblIfQ+ucDXwLwVh6nf1a9TG80XoNfF8Yv0kIU0WAoClaxaxOrGRiWIgi2nqwEwhXT30XVqPiI71+V1vZapIVGo/n4ufDFE065HDBCA1jGaFh
Et6m712bu7ecgnCsiso5EI4VyrbUIBwRfnp0l+SUttRxArpQzqSswq9aaNwnXBjwlOWQLLJLLq5jelanmK1Osas6xbQ6xUx1iml1ipnqYLxzYpkwqB/l/NRy
Ncf2VRzaV3Jkb+HAvoLjejOH9aUc1ZdwUG/imN7AIb2WI/q1HNCv4Xhew+G8iqMZAXFhkmJaTDJTS+VepyXbGu6xAkE/fIJ+BFEZKmAUH1F7BB/gzdQ7EZMw
d/2ZqDTW9uNb7LaHyCRkBSAwrJfQlFOhKcc/u1MLTTmWtKFyGhO5RK929WS+/GJafjEtv8jyi2n5aTfN2r36KdXFR3Ve1QM63+p+Pevep2fhw3pWPqTzte7W
+VtzOp9rv06h3adTZ++w2XMfsNl177fZd3t1auwenc81ay/SfeXFuw+dV6bGLmfz/Mrk6kwpylqJKpf+e0h1oFrZuYbQrfHu2YzpBtWWNMhK9xqahluRTnah
ez0Sg1e6N7Ulex1GiRAcFKJgvfskPlsXuSccBlZKhry/3kUmPJauolel8/52d0KlV0kAcSTNRivf0+8WfctZ5pwzzPnNAdjXvLGjdOiX+CW8saM06RddqlLM
DJGeFaBM7zOTlmcmLU9PWubEtD7xon7GCy5V9HMudfTPdclndclndMmnXU4unHXS+ea0mwEqXHqCUWM7i5uS1XCCEFA0uCnFLG6KOusgdLmYx00pGtyUYhdu
SjGDm1JMcVPyY4pBzL/zY4rRzQtUooZVkVFVc1wPNC1a82l1yPG1cBy1R4wixO6nC2sRynAa51SjvaxMsdjleYwfZMzD6PZodJdzaewurW2fuEojxFVqEbdl
9CIXSGtW7t8CVt067esG7es+2tf9vVh1B2lfD9G+LtO+LtG+Hu6VVF3J29dznrGvf9bn9e10drg328a+3lvI2tcTU3EjPnosb193s+pOcI2yJhsGn9rbqzpF
vQgNsovQOTV4Ah2IW8BWZvciNBXBd3JFtJXro2updq6hWF5NqbyKQnklZXILRfIKSuRmCuSlTIOchFiutmJI5WrrEgrbJurJDUIxWtR2V6HMBcYP/ulrn0u4
b7sJhfnqkUZDkeVFz9d9Ur+u3/W6Pcfcb+mFfS5dPaLWq4WKqxcqtl6o+HqhIrPJaVmwXOiekgXKSvdJl9OLWqiMpIVGI8Y0Bb5eTzsgSO2AILUDAtoB2dyL
nJ0RpHZGamX0UqcBcVcCatUghRAzD7PWysPUmA7iWxzmhZh0kBM6HSSvVINUqZ7bsvn+BxPLptRl2QQSWCprTcdoYb/3KtOlSOxzKRN3uBSKvS6lYo9LsZh1
KRczrvY7uJSMlxyKxosOZeMFh8LxnEPp+LlD8TjrUD7OOOzs04I2nGCjpJaNX+51OjKYmoD7VIapF/lQwWP4wEZCDtHAThQyBCne601FY9FwqqVdY3TQxEnb
BdNqxsiZd5TAIZte6n6hMmG0QDoQSMnLd0g/ELWUQYPP4YtcpPdCPSK9NxoRqPICMHXsLivHIkOFZ/LdLV6UsXL6lmHlTDva4HhxKcJ3eFpOSr1g5TRfZ3+b
X5SVM7jRekq+bLSe1LgLSBqGqXbCsAObZ9ynl9eHzIk5fWKfw2fcITBHr7M/IDBHG633Oyx5r6MRHbQROOuQqJdwf6mVM+tkrJw8V4NqjzTdGKH5viFOXXHJ
pf+p+ddvePo/zlys+nks+fIXYx18NRddO/ZgZ+QeJZ0jSJeTyXeEM7IaG7HonpXuPq/dUj8IZKf4SHv7CzGquh2GvxtjSiaX1VbziAQ7RbeKBX1kpt3KjIlJ
Ql2H8uJW28MLpz8Pa0/jCZfq+rhLdf2o9hM9otX1vFbX92l1fUir6zmtrh9YTF1nLB2X7kWb7kWf7sWQBs+ouoV+iBmaPkM0fYZp+qgRl2wGidNwLS2WNbRK
VtEKmqAVlAGsaNDg6aPB00+DZyCXa96kwTNIg8eiwePT4Am7HIoFY/B8c9Tt2+nuKCTEu14GxVBU+byVhx4wunxT5Mef/ZDo8g2Sav3u6SM2OLN9o+JXqUNJ
nPcnf3bycfooIlx6bNf02dv3f+nH1noiGx77zF99qE48L+BwTduLTSS5qfHksWRqHFpiagyzU+PS/zSDutUb18w83L5KPfElebh9pTocXGdviZaYVVlPmVWH
es+q6Tvt/nD3dJ+6ZwICqgl6OfI1xW7XI3vOyaRe9hjbTzh0n6u5gKBXDse4miOIuOJwjKu5Q8b4UYdj/AGHY/x+h2P8Pj3GD2MeVGP7v8lYX219So/xQw5H
290OVzlzGOt+Mh0mU6SBGOs6LdmZiMhAhIqaL4vYqHljtcSU4yF8YNoM4c9pJbmbMnsCAO5JNTsORcNRS9rkRbvbHQD3Tn9mpnzR5kw57XBBM6tnyr0OoMBE
FzoEkAJ5x02cKK/nnLCV0+Q1MkuK5yE/S1qcJQc5S2q++cws2VjGLNmT354zmD6xT895d9jGFzCgpjHb+AKaai6zuWIXdKJBohNhnp9dauKlA0KfOKGfAeKi
SBV/DJ+q5K/pkh/VJT+iS4ZFgWU0/YjJJDmf5Szoy5EZqeaoZAgMiot54M4xVM49/LsG+Jqu8X0+4zLzsN+PQRgmMIFmMMpq72envvGYHyv97SIZvMd2a0vy
cJQ9QhRLvTPomtWfr1d/HpZ+1bJkTWdydco6rB/jvnmZ5Gg2ewXTNHnaxOEoy5lrtGrmi6lBpVJeRIMn2pmepCDrSQq0JynIe5JyYvCBVAxqC9TzktOD0d2J
x+kcatzuse7/XZOfMnc/19KQWUNDZhUNmQkaMitoyEQ0ZMZpyLRoyDRpyDRonsCCGaAF08y5bAZpwVgZyK1K78nDQH873AVwuQugClopbi+bs4bNOcQ2uwB0
etni/bfbg+rEmPo/rnRQD0N9KBrKGur4mjPUjbUoRcBMZ7myp7nSPaXmlbL65YIu51d8//6Fyq4ZyVq7CTgvJf3Ybm5EzUTvkDK8qRPao6bey+QQ8FLEWS/l
WZgXGGjElZ3GCQC1voH0o2fxHaG87lurEphnX47TZ+QyT2KV3TePIRUDalxVcdesHv3zgjrVRPquRI4iz1GQ5+IdEuUyiCC75cYmFrDXrqYPCfENkEltM+S4
0hmQQGMwlA6AR96O7cXqIvawIE5L8FOAYGigQQyus5DsWUGQLUJt0Gxl025lHaJN5iFPXgegUJLj7iX8D/JWltVxBdYNSe5GlTlvEFUPZDfM94MYvhVmdDcS
7k66vQY52FXNb9mt12Y6/IreJuNd0ir0RReN+EYp3iUznjyQ0cbiZxpN/U7ih5KFzLQH40b8Txck1K8XmD3S8XRlM6bO6sMLKgJVEKKNoNFAf8Ekdi/BBVSr
y754/2OpCxRv8ondSfAN2qnAxKpE82viyjkJZ/xSmnYKQttDQmjrS/6pxCd65yMyvuTLeGqpmFkLtvRScVBv6dlmUGPsZZaMQsGTLOmwiBvkIu6CaFyv3lq5
1duowIyr5XpmjTdRprMmzUfaV3f6U1ykeTfrQP7pw5+/10d+zKNuT9+xRQdqmINQgSXZ240KIN7UayzYkgv8qBJmEzLMpsQwm3IuzKZK52qNztU6nasNOlf7
6Fztp3N1ANPF2zlLvI2r+STMyKKrdSjjQBWuNUFbEgZUqW6CuJRcxQxOuspKCRp2MVVhxVSFnelSYcFCFVYSFRbkVFgQIVC8pFXYGVEbn7tNN/kZWyjjAaZd
jl/4gDp7JEmxmt45g1EV77Gp35BlLnRInUDe6hFVVDnDhiQnpzMn9TWFeJ87pUG5k+v2yX6Zujq99pD6EiLrBIMQqKqu9q8hNYK56rmzralOnzqbsPsWiMUq
3ju9Z8Soq6qOuqppT08uBGjOJa59p1/T/dILNKDM5caNAA1QawmwLeo7+nW6NBo5iYNeto7Xr33WMe2R4hALO5xBRXilypRxMm3nf8eUpV74SKc1ueFWpScH
jyglGhxRunDgSHtc3rKlM/JGotEZdcWY0jPtFkobnVwDxs/mEXVrIij1XdHYTDSiriyr5ef4zOTt+octb5eAo2F85F50YaUyJAIihtSv6R0DEvFZzf4YExtf
kvuAepEgOvebVL8MMUG60qqZvU0jr40PmWWaaklIVX/UZ0RKTjUgaA3NEc1TISSybk5hqjlkr3cREAWr8IwdFZNpHBZBEdqunkzjdUzjoUzjPcdjUUnChGR4
SaReQLCigGBFRaKSBOL7dIH8hkQG1k9SnlZNRX3Jl7VTUb9+mRKScEoYnVMS6FFOzOtsKxQ52Qk6vnqV0wb1Xr2VHErqyQ/lcLVV3Gg9qw/V2260ntFXex1f
hxPY8vCTQGMOEkvgkARnnZQgAq27G59ZFPn0N6rAUU0aJLohBKEgp8hV7RNc5+6rBWDPjrSt8BpDeyZW/iuwVhjo5e3Mb+8O5b2d867xdt4duI2ddkrNM5eN
LZ78wTFlk8xfRFxo8Wee+c6XfkqA6PgoA+yu1FwBc856BLoZDoFLU/qBS0g4knFB+PrMYuFd/lLbdedgjaHLIuVIMGtV31RYrR9iabnzZozJGhCbKB0bKCtr
kw1uhmwVuetdYmwwU3gom+OUzRZlswnZBIlzA4LXx9DiBmWzwk2DUMmm3+2gSJd3NccPJCb6tLSwq4NxGrfMdsVr/yYrvGhocEjZLlK2S5TtMmW7koOerlG2
65TtBmW7j7LdT9keoGw3M+tgV3Y89tnc8bjD5g7HXps7H3t0BMmsoGarBYFEnlzo3sSNj+u5XNjKSc2sihmBpRfHJhoEfIwB4IMyuzHatPYz2yI+t0VcbovY
tKgDWtSDPTdDLnIZf5HP5r+/7PTtLCRj1OnmVdprd/GNaGf7TWDBkmBOa7s6rK+zro+6ubU+MG9YSb6uWUmeefjzuz78+Hf+HTlJLHKSaBTEw/PL4dmycsRN
L168ON9Wsruhfp+1zQjECBdseK1BNoDE4GESI2Cu3S+H16vDxz6uienV8aCwoBbi/V+Rc4eF9YTH8BvHP/mYHMMrGyuZgzc3vv0Dcg57qvEvuEkDty92aUB8
Ev+Yv2N3Fg4u7IvG/8A9nn0Z9pT9hj3lkNKCm9Tx3WBPcUQNiuJ88MhTR09YpJ17+vQBbv2AkC4bNyBa9gRjUhM6u59+7N6n1W/b1fcz/3Qnb9yhvnz/uafe
+9UjgICeEYaWr/O+PYau5SeHP/qFM9ohPvn4995/763TG7WbXCrkaCe62aY6mvC87PnIZ7ERBS/25AvffIo3njA/P27QqaWU95387LPq2jM48Qz6cu4izR/D
uNuPfAE/g3Rm8kcPf4NF7SGJjCZkKGj9qu3vBAlXlJRNJWVRSYVUUkUqqRKVVJlKqkIlVaWSqnHlXadakryNEnVVkXkbIXWVDrG3JMUk9fJuSJlf7PIiv6g1
v4ikfokvG07A39oLBClcgMAH+z039EwGqH9Z1eeWUsAtJUFNxwZTwJ2lgPpPfUwo/RcwYDjzDCFWkgIcFuCyAG85BWBT6uAnO6PR6Jz6M4I94neMYaWQIGW2
LsqGyWn1OHRRltTMkA9Wil2Bc8giIwSoi2loDQCP1wk0sqSmuExNcZma4jI1xWVqisvUFJepKS5TU1ymprhMTXGZmuIyNcVlakrKWzmXoJbvrXmlncGOTDL0
vJ1CIfwQUAgvHFOmffzDb37xMd9gQpl+elAcKi+TZdYc//Jl699LeEs5Po2FywvffPB5X61ioEV8UmFENpE8kc1Qh8OVG0lP3ymwHXFViZaTzFrXCmzfg5ni
/7TqyPVH/+rdcj3AfdzF6wLIUCEdaSjTpId72I7srHsYX1P3sFpAOQfb/fpM85Ko764k5ufsxZFzIKnp2YvnDn5SSbzz0XYzrjCtFUMt+fkdAlEQ2Qcj94Ba
FtoH7+oMRn3q8c2DB9OAIUyRDwuBytBBJZourlTXHrwr6o8GDx6I1NlByDZudA8cTB/Owj66eFF9abUHDxyUghD1PvyRS1/61M+/+Sd/vuWhuWjwo9FgJnzp
HWN3HVD6AQngnbBqlXOdr5bhixNCJQ97KGpm2uDaMbyL/rrlkmsNFFh3M7mRcxff000L6rtrDlUezIqGm72zXcz4Cd1LwP+G1zFUuacuPjjXsd8hxMPRID4Z
3r+gX5bolYNMO1/Q+ou2vbpBWjkaStr54ms74Zhw8qqmHVOvCV+tnRP4Xm2ilLhU0Y4GzlFF+3yrCFsyIwYfufT2n3x+7pdfve/1f4HGamXJpIXxLu3963dB
JQayVBpRV2oP60PA9ZBdnmd25YjCkaQumc7gMG+QwzwkhzmTpREViUmmpNSx2yC9d0mpjADTSgUfITm9kbIGsI52TZnU8T8jUkDw4VVN1DdZwLpk9kbm0Lxw
bgdCMhl/FddNYJp80JCsyWp/E1xUK121NFwbr49PQr1od7n4Iwoa4ki+9En7vXsXA7aO3TO9yLWYYeVjA6nJN+HNVlt/jJd/tf369mjUXbsN564cuGX9+Gfz
FhaYPSrnZCq3Jt6/592LVm4Tkfw3sE3XtsfUU0ZfZ7+eEB1/DAfsRmsTAXlUxbhkKkYl7RIZQ9Z/vtBygh2My3SKOt60wfcO2Qppm+CxJZ3DEzlqgTKgvu5/
jziRRXNPYxrCXNEoE+q6g9iGjVabAX8RHT7jBMxGtKSLGbkQ1QmKXSEodpmg2FWCYtfyFOzzSbLmOJSPBqUGegvwd2dmxZq2yne6trOTY5M2yv9n712g7Dir
M9F6nHqcU+dR3X26+7S6Zf+nEKaFbKzJeCxZdrCqlx/COMZ4Ofd6WNy7HB5ZnrbvupbQeDx3edxtq23awSTKxAYZBMiyiZWLmhHgEEHs0AGHEcZOBDGJAJGI
YBgNMUEBkwjixHd/e/9/PU6f1gM7wFp3YFlVXace/2P/+9/Pb4vCXYdX7pbEARQPMtRtSTHHCyvTQI6AFHL7ZtwARnPFOC24dG6n1uAFH4puuYI2n9TdKjUk
MxwrQOvqGpIB15AEou406tfj4GS4QLo9AtH8OmFpgtxiMciNFJp0BQjdEoGgAhSsCnBOGR1Z6k4C8w4g3Dg4dQ2GDGwqGpdp+S3QZ4681DmVl94qL71Vv9Q8
iefM/cqJ33dHsQTm0qawdS3MYI9VAO1zEBLX84w2ZMUf5Iz5Gk45jz9Pnv9Ew25mBcxIQQ21ESlLLDzqEDFXzneexdFlQ2D222Fcc0glwxHVbvAb3XvQ0bmH
tDAP4JrWB5/AuXGAQF6pUjesDG3DnLHsXCugc1fTDsY6TJ9wplUVwFwx/ATE+qJ0xfS5NlB2onSMsWmbdNZmj22LzjqMnh3rF4ew+dVVS8WqmYZbDXAj8CdC
7bkKJVUrBLsdQJwNku0Htccq0h4rF/XoY4NJSELIAJK3OXgq1HnFLXEEScEAYe8hWzYGcNyOHJmQLRsVHOftroPjnN31cJyF5SOEtdTG4VZ4MGAtbeNwMxwZ
sJZWVXiuPQ1cmXOs/0CshA43ILcGttMGDtdjNNSgjgCV4Qu1glRBH8L0Ob70oTt0T/StVXiXpb5q6al86t9Mpzo68jo6rcGgGE5BrmVd8Ur6QzTJD3wKavAl
QkQbhYYuyt+zXijoPCGgtfDQQOQX8jnAKTgZ+ah+1KKtfiHDHZhpKCQ+mUn4+Yw+NyvMq5GajMDidfR5Gg885ySsOMYFarpTW9J/rt1Ay0MUSOCFEdIzrcye
Ti09ZGNJ6g07xIZ90E7Rd0SYh3rLDlEtT0W0HPW6CVXjQvs94BzNDdb9ONLmeh+OLS5xG0LBu9dJ6+nnd+SCRJjey+T4udklJM1jgYghjA0iiKjJ9yGiiI73
I3KIOvoeHUmki1kPiW/9RPGLoY7yD02Uf6iDDUMTbBjqYMMQO+5hHFsc4M8d+iqOdY7tD7HPPoNjk2P7+bnHzJsfdeTCXnPhYX1hpyNv3uHIm9+jh4qHrK6H
rKGHrMkx/nrk0x12FrbI45aHLWqYALZ8oqpFF9y4osMWByKhxiyObgALNBB/R4B1fDbqIUEnDwD7uAqbIZZngDU8QYch8XS1xdM1zBFmgkkRiASSgZ3VBeys
IWBnTQHlFwlEw/5ZkFKIwOFf1PLIn1ddb8a+vVEs7efnUIXBMkHRFsNsZ5Eut083K5bv27D8IlLDwrZjMwwQCWQWrOVVoPIMJLUFonzG57GabsVm9DF+AvcE
fA8tRdwgz9fxPOfRCqxQO2F9qtrPAVyVy9oBTFxQs7W/ePLdDwXp9wUsWiFjsgYUKnsLZBzatFDz5l13CRaDj8l4wRYc2+M4Bhfa/4AjCao/wtHeYD2PY8hV
pX0srefs9NABfGn+gFTxtTePJw3NTn32ZbocZqSZqfFKeMabx3U4LCkMU5PKHnWp7NGUyh4tKQwTS2GYASkME0hhmEEpDDMkFRwcoOCNwGNyjjUMox7qfo5I
PYdRHOrdToZpiTEqe/UCUr603NQ7wA7LUYKoYcP01eceW98T0TDXM5BbrgOgXec2B+eEC3NTH33+/t/5xwbgbCOBss1RbN/+RggGSL/lmbI0gm1STfEQzSUn
GqYMx5eh2Dac0q/8eLUwufhbc8x0zxdkHjQWmKBdnIh3sTdtL823MBRbLuw0F+7TF+61hYLmbe1OgGnan/rm4uI/vefp92+A3Zrve9Y8eFg/+Iy58JS+8IR+
02L2psfKb3oUP7wAmKL0iTzxyE8fLZU9HE7/5+Evud3RFA/63Y5mWEOF2sWSmKTLP9Y14+L9aHkyQdnI3sEs4eHUSukrTXF6tcTpFYvTa0CcXkG/9BWnn0N3
RJxeo+L06hQdun5eKlFZ0Wf9vJTw9qWlhPsXE9aQjy9brVyYLPJiuWFWsLyvR9L/GbhQ7bwGed5K9plmBqz85Nf5f9+9OG/8jqWoUj/L5mvH5rx2bM5px+as
dmzeJh+/VT6+VT5+s3w8A42q63yw6+Udb5ZXXCdvuFbecLW8YdlCsnkVnGVqtSO0Uee5C6qUK6hSgaBKhSVUqZqgSkWCKlXvRZXyf5au4zKq1F8HlXjGuc0u
ZL2XQNe00vE2Ov2OeAOvp9MWwwAhtUscXVloxEe/+inAz7zM4REZAf9b/t/nLs5P7vrbN+4/466/7SVgk/Xzs44H4PSVfvkHeSxH7k7+8Aczd3Ik7uRZHdIh
5Vyf+qbxJx/U/uRy7rVfSEHodXYfvVj7uk1igp8++F6dmOCnjfPZ433SSJCfV1hF7on8eQZY+AVEDYlAqXhWJIESwxI2MZLVVBu55DmmxD++eBfnq44WYpJR
nzlDw+OMGR2UMSpBGR0JyhiRoIzhEzAd4TijpQDlEXEZDuuIiu3liIrPDFaGaYE7+QI/2G+rXOo+lQjlQAV68wwMjLkUEAuweQLePMDmWTud8hzGNYpgOrBa
2OQZzN8SOTiUSg2VJJbIugFtweA43UEdGTyUxei38N/rx4lqBiVwEA5h+qWlWFJt4+BJ5O4w85LnWJqaNOVfSZfXqMtbkxHWcwxQ5OQ0o6DoiDtfP+qxIJbF
bfpqJL5fhEc60/GW9AodjclIaPfBXT5kasyRQDskWKscA3kfArnzGMj7SMmO+AbYg6cRfIu/6tQ2+xblI4ByBAGU7RM8DEoO1TD1fgjduGlaQveo9dJt6RRa
xhl89Qvtz+PY2GD9iS0FIDmjL5aMPqygx+wsEPIpu5BDB/rIM6x6k6YyfLVA8NVK5UMnTQ6UZj5e+hhrUF6uQY32jYjcKBv6RWKYWC+BAecJps5ayVs6W7jU
pIHJHlyGIUGHCrEuh8HBQNI1MXZ0hCGNqVgNlEupqKFMyw90rBrpQfltS35GHA91rJbF6tcxZceWhur/TPtlejOqxcV6bmob5ZXuqlHBDNJ3KE412cP4x/vt
JBjvjqsVjycTWQIJft5lS0bKDrt7Bsdn6GiyHL6uSDAF+LqgB74uyOHrggJ8XZCHVJUS8GjnCjKZAp8wWZ/lAEsOHyu0IA8fC/LwsUDCx5DWTTtqlr6no8aC
UtTYCXK/s2CxQILFlq0VfUADqxR6lgeLBXmwWKCDxYLSZl3vh5bysyam0lLICd9AoAQCgYLeuK9D4A1cAjUBRDlDAFFW4KAAj7KaGjSRqS45eYHf94hXZebz
U6R3Lodps0xqp5AIp3a2Tp7a+Ys8TVG/acqQaniavML8KINbs8JMDCc5SmjoyuXlFR0BOi6CygoRVM7g2CYkWhXQMuq1JaFNLPv5Ivu1RPZri+w3IrLfsMh+
tsh+lsh+gyL71UX2a4js1xTZLxTZryqyX01kv47IfmNlDelgpiEdaTqDMxUjPC1avSAZk/0xMlYR69EITgx8cXDb7KItoBc/ePLpbf/49Nc/9W0txReCswu6
UZAnup4MvCIvxrNMILlwqX46SIb75Avu09KwcqN7nKDVpxhHbguJ64DBUEi8KiReExKPhMTrQuINIfGmkHhL9IdY9IcB0R8GRX8YEhJvi/4wfOI48lbsRn0B
Vf3ijuT37Eh+viP5hR2pFORb0MeWm8memTq2dKZYjTtxqPKy0/lSIpSzxp8cgOGx/57JdXGPXOfzZlwihJFfBELIsSDKJJFdBrrff58tkrFEuvo/x9aP5HbY
EYZaL9hEKpc2GpLt3pRs95YaWcPW/xHJdh8Bwx4z74C3ClBl9FhVHqvJY9EJH1OjaiyPX+2QENh56zjblyt1L/qp8laMkaO0GZ/AyHFauStli8XPg9B0Gvp5
siWtFVPFzwAtHvEJSy0Wnm/pDI8xMVxk8AfGKNH/R6dbiQoWjJOZJODCLpgkxmSnH9UmiUVrScnG4v/HLRMqVUC8i98LO17xN2PzW/63P89/+9pAXkZi1l3W
4FFMxO4xcxjnQJA5B2q4Xutn36jJ5R77Rs1AlcOLmpUpBm2ms0+4bFSd+vGzNI5v5iwCkPl6saXOPkHM+M/qYkj98d9YJr1C34K8i3n88d/olvO0rRWhH2fn
xtZJbScJ8gzqQz0Z1LWeDOrg9cgarZXTp1OuW6bTpw9xuubDxtpwiATASIA1QwHWjGTB8Wq6KGkwzGbS1PabgNO8YdPwZVwlKTSpqlqWFuqzVWPJd5LsbiSI
6gi2gNrqAecB+6GA91hwqYcXsmEm2mBB5G1usCSHlKEg6oCCqKWOTkwVe0ohIbXw5ch82mSc+vw1X77my9d8nkoLfAvzxC93Cx2MpIPh6zkY6mQdjHo7GPIn
Q/lkKJ8MzSfDqePP6k9WphH+ZfrDH6r1/xBmLBCHhOlRTV5fk9fXzOtrTJz0ek8CSSVkxMtDlhT9wcxZhyx1NCV2wLczQkQEA9s8hFVvz3BuYs2rnYJp5wmN
P7OocW4e00CB+x3h3o9qHJx9Gv9mr8a/2aPxbx7W+De7dNTKTgYcPNd+nyPs+wFH+PcODVR4nyMcfLuT55VIa4vonsYXtJRPuGIOtYVd1Ay78E+njnb+2QMO
qtHU8pE6ARLwz3WkYi2XlFpfLxAJdRHGwkI/7lw2wfkXpSceSs65kmRUMT9QO01hm0D7zVvalH9cf+95/f1juj3P6fYddcRH8qxu9xHdj8O6X4d0P5/R/T6o
x+EpR8NXOnkzENvTklTLpqRaNiTVsl5KtYzEFVkVV2QorkhfXJE1cUXaSwvcOAWTPOwFloEuHToFoLqDBjPugMaMWzQX9usL+zQ4HKcpcogDY9l9c/Hejzzy
p0jrM4h28wakdVaDtB43rzqm7ziqX/Vs9qoj5VdxquMuBlc4WoRpPVSKlhhMf/Dc/W63neLBgLFiiqh0BpCuKlVcBXMU0RJ2QbbTkQ9+P2/UKch21mlXAprN
Utn/2XbsAsiMVfTXDqSHocSkrfST/zXL2YN8rMFfC2l7ji7qshopdGIp4r/anDNMUjDwZUk0ruLA8vJqrt8hTlVJOovWcbZZbR2nmVXXcX5ZuI4Ty0itrEte
Gsze/roseUyvn2yxoXyexcRtcuIcCWPjtadhPjIZMupkYl/6I47CdeNnWPCeLcSDFFKHTxQNAjdPkfR9joYTqNmTkv7NmjpvkD+v139eJ39eLWCRV+ZO9E3p
H713VoPa/JHAyV2Scs0IIAtuPAHOo1RsMMtEgx7P2YUyQ3b+ztvkfbca3zpmP1sIx62lVYAiTfMNTf8tjhYSOGcOH4Kvrc2pkC9j4MxRuxg4s88+0Wb3rK6g
cERXVDisKywc0hUXntEVGA7qigxPabSbA7aw4Cc0Cs6iRsV5jMNKzrU/rSsvfIorMcCvobccW285qMCQhYLwyjxP3MVrxdR4tgQ4TYq2VgDtbZainrQnui5r
3y9VKYhk7Yey9qtLIe+go2mtjHE49OAZEI5iIua7gr4roC/mZa6IS7DBA397MkU8t/GUlO99WdmMYNnSYM/qUhZH9AAf1gN8yJa97xlb9siDeoKe0hNWmMCm
nsCWnkBbT2CsJ3BAT+CgnsAhPYFFUIncI1XKdQYpSgYJUSorzgWMNpEcuNX3Onlxg3kHhP86KSgINQqMQ4UFgDbGmT1qC25YKJs3I8yi8GqGHV3lnVvqyhxl
CCgNq2OJz/YoA0Bl1zrmWkdf4xg9xpCXxfoycC1bcy3sr5tK2+vp8Sjb8Ci8aLa8UZ+UO/0PsB/epof0Nt0uoatbBXB1GnoGj9UQ4cWgkVCWalWWak2WaiRL
tS5LtVFaquVt2j7t0Kp8MX7ddZ0Z57Zsoz5i5THXBbtZPydW7kXMYoQCiRE6fV9Wbj4r+anMCnY4ziE32WsBoVFwYOfbZ9hk9C/2zbDBKBTzUTULg/GzIsS+
VB9GnfXqLrEHhez5wfWYSXlKE7W2LHHiIh1oySjebVZzRJEvuAK+SB90QO1KOlyCSuGrnSsRNLKaK5L5CPazC54tLeJkOfItEVeaIq40RFypi7gSlcSVWi6u
ZCnvPjJM9OQ+4jtuLoPN2n3ywG6jU4m5ImoPeR4O2lh/odGSb8gzdd6WP3c9nepYuzdLYbrr6JEs1u5q+qMYa7cpzxzbmL8PCUMXQecOszIhfEFnfhQJEKlc
QoC1nFiWK0SnaoKTUsuJtKZbS0Rag+t8LX5kIq0Zqqz1eI9oMT2eRK8lYq8p9/Gk/loUa0fs+PxrrUvorI4zmqMast8kYhB5crmVF3Jjw9G/mmwWulvmPYVG
ZTCDYNKShVUzBula0SDdp7HlJVRTDhqLJuYLSLf2pG20l22jnbWR6zTxcqrIcnKz5WTBS6myNYOcVF5SqKJEHQtXOxVJMUIeRgiw2zoOQNegg0JqDxZRC4e1
SOiRbFluk7FSmhZJMsR5dIjZ/4XVsooOTSwTH6sFW2kdy8QXNdLHosEGKusjBJBar6E3y5v8qmt7M+lTDHdLiuhiEmxNaa1uTUIp1UzbqbM1fdU0F8F2N0+n
wXR662bkMW+lc5hYDZVy8iaR5CmYYvnv+J8YIy9i2rUHcdhgDaBW9wYYz7hqFCfjvqhJnB96gR8C9aCziMKq6BtO6dOnW/W9WPO9a7l0cbnK70BOPc7IqbmJ
GeNjjXddtFaImHq5ChB6GNXphJ3jKE7OZaNlaLH71eDKyF7DVccZfNZCKe3K6xlzdEa5WxlArxWZstpK5kPqnNeiP7IdZ8a7XXEqD4t8FsL3HCT4hBkELkmL
2DhtaHcVxeW72RNvI3OIhWELymcFh4muh8Mq1O+G8hngcJ4kCV0EhZGxdfGKjYkVf2he3k/zuVHefxE4H2zjNtTQs5HDDGKmRQlitlUFxGxjqGJlS+bvP+jM
35+AXUb7a+7AjHO7XQQ0qWgOj/0x8cRxgFVjXTHOBay/v03SqTbTbEEIs/nq++cz0Zh9RZjrGVNG3tqa+Lp6uaWrl5swj/A0UDBpXjezWrkKEIcARMROqUug
kwADY0jSoB2XBSffXRo/UIUgK3QH6F/q1CaULFL1qwB3AxJh8HZOEw65fHl4A5uPt4C5oDA5WsC7NgqWV2/A9SquV+l6VELkgYtNtbiaPWae2BJIgQR4kAvJ
7yAeEt9BSyT0MaJgRaoKoLB9K11/UwFbcPmX8ePldzKUYWIxgARLnz0vROjkYJYvizv4w/GH72IBVR5ES/jHDM/23xHDHS49KveE5snTZQbuxiI7WI4RqIYI
UA36kDkz0ldTDhUcwLms1e4x/tzI1A+f/NIXH7n3qx9/3roLRSwqamTqe3/12z98z1OH/+BZXLpabj+K29XwXcnw1Defvf+Hf/HcVx97Dj9fB9PU1I9oP//L
vV//gx/i0qYlw9amKwO8FMKtCsngm7eomLPwsCS+IVIlEb3cbcV/xVviDMzo8dZklFbE5oSexJ5CO4OlKY8vt0BCLYhOR3hNbOmGdT9Kz1SjN4LaoR0wao4Q
Mt2KWF6dAAYr6mXJqArpIUWMFD7K8ez1+O5lIG18/wZ6HtSN+kSadkG6ht9qs3EYmZXsb4WMKmu4AYuWMMoad1gYZZBl5rAAnbkJsfi3avUBWxunPVOT3Vt4
L7Q3TzORIEOOWrmFQT5A9aFQvWgnlmgnlmgnlmgnFmsnBsAzALWHoHahUEO/QuOzQuOYSR3Imp0xswmZ2YSc4u4Zk4gDtYknPYuXuoCdz4tM55L0eYq2oegj
kd0o8ltb81tbwlWIp099+7NPf8Rnvp660BnoAM3OJhLVAJ7E5Ke2Q4pdeN8fQNgkbs/i8bzNLD999EMsH8fpC5/G6gLup0YkV5w4ilrW8p33PD0O6drGfjuH
xbCBZFMbC3OWVxJtM4LhQV102KDar4uOXJYupvO8pPfPlj76p+wLlo/+w8IHNsAhzF/dLl+9Tr56r/nqtaf71fv4q58qf1WUjVvp9F3bWdnYSqdVgA3yt3fK
t2+Sb+8w377hdL+9BPg9//YupJE+/dv88Z22fH2Hnf9+L87vl8bN47zBBgU7g45PiAbus6WFD5sWbrdF0pi1RRS4rdhi0W5P0uZTuEUY+txCmaHz3wmpi8oh
hs5/4YNaupO7SboD3omjmfrOuzKmzr9HhiAepeZP/fDo/dv+8qn3/xLnpNoQW/fo7s4v6O4+bJ/mjEjT7+1p+r2lpt/b0/R7+zX9A3nT7zVNpxY+plu43bRw
/+m2kBPrK0aISuexYnFH/GfYJRIX4o2ngU5sWMkq09RyxWAmPn1JAE4COhOAk5DOBP4E6CkTfEZKnQY9AcaOgJ5o9HHivTkOOSe21NHuer921+WyphsAzagq
825i1o5JPHfpfQcl/vAcq97QmRQhCWQFDm8SqVVjK3N4Fxy+wRy+juT0GjLaweHrygGHr0s2YV1S/l2w9gZXvaijagh+qJ1vSV+EiTNCkIM9ka5tgtcdbwi5
4kVSSXchFiSS8XTiu+/muYWAPLvAhqKcw4tu9/56DoOzq8istWHqApgj7KnfADzoR7+xD2Eu6zUrPmShVlzGis9On3oUb1FpUMArckBLKxj/iNTzjnJEBXZg
HQqxSJ50YRixp7713Xu++Mk67CJMfldi1afulgTGy75vrsibK+bNFXlzZcrRb/48PXoTVt+XP+WuA2fGA9dDa8B7vfOdN/d9rzZ4+fJ637w+t4jp/QWMaepb
X/7C+z+/MLaOGTA9sFVglrYktJ/e3Pf1obw3NO8NpdnhlKebjXeDG2bGDWGg9BSYJ+SJLUkVHLTv62upjdfXzOtr8vralC+vp9eARyO8ZUsSgVGnbs8Sxct4
iTKKwynwWZsWbfr3373rIVMWA3m3B+eWiXjG6lmFNQfFlqELVHkJNVWztITq+RJqiggRklzM31snP5s100D3KqpB9G7xD1ictFJc1QDsVh3rIBT4uaV9qsjl
rE9cJ/meL/rptwSgIOsUOjBhYK46RIeFtjdUQ9peKbS9wm1vCK2HJO4bWteNr3DjK9L4ivKyxqM19MrKpgY+35DG+/0a78vlrPHxdAqyx3x8vqfpbVIIuelx
uen8iv5N92Ux0aLQi6l/w4Nyw3003KOP+9LwsF/DQ7lc4Lwp1pSfPvekAQCxi1zXl7aHp9P2p3Tbs8Xav/nVPs0P8uafgpnKTrFmiWL6tb3SCDUyWrntvJb6
t90xbXdyZlBquyNtd2gLMG3nraGCrQF7TAVP2yimYGebQf185/he2Qx22SeM6HzRdtwZx1jH4wwLVryDqXUFIpBvSULl3kifDDe9Q2POVco1YBZhy6ZbGcqO
RtrUlMbTDGVX5XYCQsTdxFYChrm6YrxbAZLINHZ+5TK8HZRgGBLoioaUqwAcDig5Nt+Hg8Gpqyr53EfYrhSsdiEv0AGYkbllNhL3Rg2sHSh6xQG5QSP8seRD
3XXRXSJBGgnlo7u4slkwRJ1pFUwrtpnRLMDbd3mDLVx1JHzSI/SGTYAPwpQH9DA90tIqZPRJ267MlBB76Gu2sjCuNn8IA4JxuREEK0/jQzZudGDE8qRttmkb
aqjxByugB3yQR4Opjdk3m7ohj+1l01ZF8bssvIG+TPfjbpvvWOAR1BWkirRyXyNwZ+zbgxn/dpuOmZ1N5Y4UBxVoILGFt3RrU61uETeW2+ypymXsD6+lLRLS
VG0hYfiZpDEObzF1udvCTE7DoI66XvA6nfkfkwFlvaM7qKKpeFt3CHwT924ax/2eBq6xFua6bVVdSIan1tJfe+fozQa1hp4amarQ4xfOT9nb7gYm7t5uBw0U
E3K3okF7PfaBQwIdyxpeabquZbtY8raxi57qWV/AnssbNruATe2cUz9bDtsnKqvlWdMbIKYGCmqtUPXuADLk7Uy6RGoYQuQrujnmB3N34VKkVqiBhbum4rtV
dBeNqn0tEUzURXGkoauTAcSvIuuUBri+jWGDdLgPxIuv4AXdFbDINNWKqXj+kWT8igaMGAMNu9CcfmcrCu/5WynykmMRg/WoxqU9rac+930rOA6XNQhVm4Uw
SM3jrGwMcLyGuZFfPQJApBiDc2npdXHPzQJrx3IUNfGPDQhciNEbMK8vvVyNgeDE0saJ5Zzjkd4O2p5PVjxC1I7Tu6cufqdacdcj70gGbqSbbRT0GaA1Pr5A
hzP/417MxVRlDrFdYIMI6iDe6KkWEJtbKAKXDRNTONGwbbk/JdGdCHRKEhJ+mpVxIpgqrgxYKcJUYVdeSFYws3DFKmCcP4U5BlvRTcqmyOK3gYsQz3gHgBz2
wqzc9/nKghrSZM73EL3S90BoQ0L2NnEYzV+EmXAZ9ynkUPMdb2qUvt3nTCdxMPBWfRtxpRV3918ymELNKZU7zvTxCC8cTfonXjrR0qXTv88mAEhoMaeXimNV
hF52ZBSxw8AU5d/JhyNntlc3ENlSMV9z8tuF79nZK/VZz5oqL6iUJ7C4kEkH0RtOJfpIyw1pN4qLMHm2Cdn4CGwgX8gNWWJI2fsRNnOcgtnlFC1PIa0/2Cu6
lfTIQxCFvKK7Rrka2JxuvIJj5GilutSUA9alic8lIienUbOTLtw0Tf+Iidc+1/6lbgBp8t8k4QLiNSQFyuYUqKKGtTap6xpvDte8s05Nfp0EXO9+ezo+IGbk
WjYbL/lFTmFae3/Om17VwHM13r+jhbmpb33naReLoQrYuaAAO/fWN2JdRey5D7equrbTpHhAFJ9UlFkDOcfV1GygT0cYol/GSEpCGR3WJzVcvCipCzcS8gsu
tD/LWvcG649xrG+wFll9ZigNG6aX/TYiHTR44Wvw4c+60jn69OdMTOp5/A38c1Hvj+fSJ6RFf2zL5HJ8o83hcTy3iGcUlRRoiNRN7ZGpi0cmYvMUevqtd+rP
oUqHjRQ47iKAXtBGs8J6J2fpFU8g1W1Buez3RDzNQZ/AHykql6Siz7yDxhru/U3sKIVEN02DW2eZFP5WVYNCy9FudRFJOINJed2ajinmKNB2KtWp9SzuYSm1
lrtfxU/aIs0J7u+t2k0as8ccEMayPygPwX0DwC1Ona1Jg+GvVavbIFUiBh+Cwq4G4h9u447FWIgxtYg2nAZtq3QYYHWCXsR1FYnP8DfoMECvgKyh6P5pfgsd
zYsa6W30BvMotZg0nNxh3NiaxNph3NAOY9WiV2wm8SLWPUHIbgMqD3cEAlWjG6PVYhWI4dltqMGrSMemH6iDDeMAG2DP7sANdAW+L/jwZqbVwGYRVHCRfixd
1w7YIVI7k/Z0EkuFFqS3dEdUDN/rKA7VbkfFcM+O0a3EmXg/FHa13zh2h3J2VcM78To1BstnrDqwfMZqFJbPGPn/FToMs2+LX1OTF8jrsteMqNFMVuCVkx6z
DCVigK3MkyUrc5VwmPgLcgf4sUmeBT3vYEuoAXm1cyxCrY3VQI+X0Q+rsEh/T4ISGKmY6Z3odhV4RcEq0RVLMBZt/l0A7qQsz/Eu2zSBV+hindk6rN/F0TMd
1lc9flvO+3n96XdTQwqrWa6a32pdzzBZuURaFC2/os3B49gEIsY6bA6rZKLqbHPwwE5uEbD8iHS2El5+IHj5Yc+MSXeoi6atTd0WMZuE0E1hr/Y28U7B9mpp
JY33K+FefFHyWdjASrvgRRwgndaniZ1e9ALdFH2Nw46e/+Bphh0dsP5X3NEvfNzR8bqrXp4gnT2/CEE6xy1sHZX0oDX9CxSqgwAZrFKE14xIeM2wxOq0Ja4m
llgd5MJzBM6wROCMSOjNqITedCQeZ6wYrxPi7hUAG692x7k+SXcCf4XdlWzc7Z5BxNyVci9A0ELIcNoVRkFfuqx7Jj5xaVfhcEm3i09s7CYSI/YKdYZamUtk
vWFCK6SR49KsCWnrSmnrGSJO83cP5lFCJYG6cq79Jupp5Rzr31NP6XAd9bQCeNEODldTT+mWX6fxot/eDt3/HOttNF4VwMMP4fBmGi+65T02dYN+vN+mftDx
Pps6UmGs+gTHe+1iVwpn0jYOMpIdrThUTTNOHJu06mcff9TIwrvZvXZ1MQTpleUQpJtJXXllOQTp+mII0qq7klXlEKQb6IlV5RCk65aMzARdGTcC70oReFf0
DUE62CcE6azTC0GyJATprFMNQTqrGIJ0ViEE6SwdgnRWIQTJ+nmFIFnFrZ8dLsKq8xAkSxYyiv2gJsg4Nv1QrcSmH6ozsOmHakLfjTQXYSSIWBqRiKVhiVhq
S8RSLBFLyFMdlqCmEQlqGpWgpo4ENY1JUFNXNvvOtBB9xhrUmReSGGYptcG6lA5dxO1YKjmfLSCvQCARaGVHtp5+iiCnna4dzAhUPT3CkU6Qi7BlMOo9KQyu
3jIcvWUA9dPi0AWzmyG4lVUtohfHzc2QDiwnOr6BPUoOPEocRaH8U/5W6SOq30dKrw/w8qvgaoJRi96kCdLlHYSWnCPhcGxxUK42jOGiqtyA6/CnqMpmmFeQ
B4WZNoI0RvPUX1sR2rSEEN0TfYSIL/7ibPYNKz7Ks/MO250pWCzZ/4FsOPZ/CApU4kPNpC5jA3U2JQEcIwFXeLQ2cQ0wRxKlbUlF9VOb5MYtOodaeXDTEDHm
Lo2dtm3PwN3EDgWsuIfmBY5+6TUOXoFl6iopwl6o8EQC79YuL3eP3Sz2FeMJHvUgwCSe8Y+1jHPME+cY3q2jG/gVkrbEuSzcxg8HTmPGLjjkKssDwIp/yDP+
IfEOebnnSrw9uCeEy6fK/jtbLge4UmOnkUMyBV2pqeqNJMHX2I2EnDaoQNOiv+tcI5aRLm9oma3BBrGkKc1oiY8qZrnvIfHHbdLewhbeH4snqIX2edy+pmpN
806U+DcmLXFltabpTeI7a+SSmhb4WrhGPb6qIfhcmfzWkJuLfhD5aOl7gRBYQFe0g40kQghkRCSQPFvT3PjfvEMKq1F7GtKzAHJyi4eqARYTatJnVNr+jRD/
m4wMnra10sAvT0Xr+KiMEo2yihCOVC98vsGLKkP8dzgUyuwGNi8JaRtbClq8LnxaF4H0my7dqBrUYo4I4Skf79oyYVXqKAYUQVmwbXCBOva02jCNIHLEFsEX
gLtYr6X2Rjww1GKiD3yhmhGfDbMP9Ar2bNZuZL8mPDAejwDNNVYx6C7l9CRqEiA0qtM0Jchoc9n8iCgOWzeohgZBswUhYl+l5gmTktAwiw1+Vj+RXlIbzGwY
NQibUos7Iy7jClzGA6heuNoNkXrnqIF1jriyT+Q3H7GME5fZfMOW27gM2TZmbXVuQvylu0o1yW62nZmXnH1BZ6vdGO4sNhhaWYopx+nQ3wpxdYC21BkT/6gz
Jn5vrtCyP3tnVjjti7NLrmctjsEtpS7eHzJg06849m32TF5c1HpQ8YO7dyd00+7dyjLgUBuz01UbTSHKVYu72GP/IyRZ7d4V/cVQaM/Yt7n0nzdToRcHGby9
l3mYxZ6u7AeTvOLn21hSO2BNxx++Q1QHAaIHE2KLRJSFKLDNsQZLfd1cYaGPKG0N+BiX22wol48h7EsHK0aF1zDQtQwGOkwPVpAltusO7fU7WOnWIjGCNEGg
LXmUWCGiAppQkWPA/LRO8DCyWGHAbSLmQzUucOKIiD6c5jJwM9PoS6S9YfhO3Mg1cukQKimY07wQ3cFKGUcq6sGRovbFb2ATewlKqq5iWoMxQ0n1azGqyUh3
3a3dgTTuorqf9F1KWx2swGgyTYML8yZurieD2WgMnmg0uFINj0ZdDTBfbNC8q+pDFzhgPSFU8Va3yVZcjEO2tElJXkNreYhHqZ52OFvyA6CyZACNHYSNuDRm
tXzMasuOGQ0Mw6WXBm1QD1o2YjU1SD0eLI3YB+8szfEA6A+Wgohpb1BFl+ctEt8L3UQtfQP76aqqCdps796FiDPV2L27O5yvq0bfdYUe87oiRVeTsdBLC3MT
G7ocRRdamIlRzERcmImeNteAlQC6bKWVrdiY20SZxD9HqD05A2g8qIbV8O7duy5wOqAkTFETM9UU8x+9fbs9fcmv8v++crE++fbFyNdE4jd9d0EXi5PaXnR3
WoHRP/v9kV5wVTV0CSo4tz/6/Yt3JzTXa9xZJxniBewTM6WNekh1dBOv2ribiwCT6rUWC8CGqEpPHLdJ96fjMbhx6XjUhnFjjXvEhnVjjXvQhnljjXvI7p5h
qAymZo4hQMs8Ijj8E+KfGP9wfQCFfya53ce3SZ21vFjyOnfWw09r3PUXuMcrcrr2AveYPp28wD2qT9UF7hF92rnAPaRP4wvcgwiGAlgTT1ta5+25Z6iy3scb
d+OxRTM89R7MuyIP9ZBW1Xk7h1+tcfc7Mj77HBmfPY6Mzy5HxmeHQ+NCx+0OjVMtB8A80Rcw8ulBF5Jwp9DoD8n805y4ek5cPSeunhNXvnnIlW8edGVuZpF/
Zj6Ethd6WPyuAy/WBNeJFQQbD+jGMHivRKq7B+RjlJJdcQGmD7CIkxBc6IldaOHQBe4ijvTMDhzpoe040lN7cKTH9uFIz+2vaA50xOrHgkzjTokVOS+dFTnl
Ze0sz4p6WvavxZKcU2dJ/dr+crEktVKdoSbUuFqhxnSV1E8aIgylOqQlA8HT2VEiJehWpdtp3YXMauBI6ll9OeUTQetFdEwvoqN6ER3Ri2jWRe1KImy9mKiX
K1lc0bsaWB0vSU7WUu7bpRXb3elSDwDwgu8/JPEO+o4w/nHmGIcdZlHqbGJdyB10RUwxslYeztdocelYpQtwXPyxJfg2fJn+Mi/Z7hm7y1kkNorZxdJpZSYc
c9KZzKDSolUiA7MEbAJ3AEeHfOF4+11SPuz9/8uGcxIbzvqbTFrgz9yEkykK73J4ysVYoCwpSQ2VxNsqHvlcEfVcjrlEgL2lNRenR5NBYA1bIbK/EXGXg+7o
wDfoOl38qkxQML3yMrF9mI/pRiQkVVzPNys5c6QV9svRCnkxvxWtiH6/OBjl2uGhrh2+abna4WFv7XBx9EheEBTDEJXDM+2mIhXK0MU03lJOoMlKiTO+Dupo
Sy3xiq4lbuqIK4635vArbwDQItasxlTUNmYaqlAX/i4Old0zVHbPUNn5UMGfhTgczJRdmDArL+5diT7pofrpbZn966CVRaQj+yB+RsqFI40DlY3StdNssAvS
9nT85fkcAcczMOCCaxVI4asAMVQ2Dqtg3jjXTroMH9yVKkmIqIGtvKuxQh0c2iZsj25YTwqUc5nAtsLAH5DkRuoW/XIBipmsdjfSxkF/bQLzwcNXCspjBcC2
pGEKMghgwdlWDkEEhsv6BQwOBXCkqnAMYoaXSmBeekSADR1d0DZKpbBjJgeHYoGocNIB8LDC1zHzCvn5qM5BkDTZ/DZ4Is+2rPQzM1ckbMapwIxDd2ibnw0q
jjjWnrQrakNFZkjib3kjJZqKNjUkjj6xTGXkgDOqUhoLzHqg6yJbiIPlgaiLddXUKjeVKgEpx6EIg3yGUIQBnMHrHkjNSa67G6a19Hfvzysl669IdFUAyG+e
xwGZx1jmsS7zGBKZ2RGc4gYZ0hfYTYZGAVBK7XwuS21daDdRRnaD1QBeygYL6CmSVyKmGJ9BODMQlQDuKL3bvc12Z/qYbBE9iXgLmz15jDVsMWYZT1namk73
PSwpChL4eIQVYZr+VtePCjYo5cO81JLMA7OPRu8Z9KIZ7/agGJV/jBaMaxL8JBElBocCaQgkWl57PmU/uhTwCrEdWUJNkGQqLPUxmCqiQRDRnL4GtgOOX1Oh
sau5zAVI0Pidu3Tq4gQtNBfLp8a5jgnoenOCODYu7iVOeBchdAD8cqdes86Z5JJLeNlkXv+aLujCXC5gpSIczpZ3T5K8HETpQc51PZ7nhUMIfoaTWRscGeDL
G+kPsQYcFtBCXJMP4iL7FzkiZiFpIqi1upC0ODKR6BFtX0hiDj8Ox1VtYa47oCLEvmYxiq1tqjWnmop+jqfW3z3XHVQNMLch0x12V3bbiAPjILaZd3SHXUh1
bTW8OWkbz521mQPM2rcwRw7Q6gnVFq8d2F0gfvcRlPquJaMLQAw6x6omnQVYnHJ+AFNi2HQrll2h9YpaMuDbQf9shNSRG+x+YRHA4Esr08mYGstCslXYHYM4
MGaicnnIAg7Rvlu1eKDGx9UIDVRcaFW92KAqGlQ9QYOqaFC1b4OKJaWJU43hylghpBnlvRBKuoJmhNrRwoyoQQ4jbXONNlIUAtWBpzncQsoGvMxMC6loa8VA
0ogJW285vEoCLOcQfo2K5BjSI5uYnMGPtApw950mibc7yjs+9chF8EUbhzYKG7MIxigFLkLkLqJD+3xnPR3GBP5slNdG+vGHOaX+bCIV1JRLOnTSuWJctW8k
JaINbPRh6svHcNc0Lg65+bbgYLXyC7pDkBDoSRpi1UHVQhcppPj48PlsWB0C2h7INf78vNlgw25HC7A0XnqLkbqZuowN7zsBX07ab+Bk6YD5RI2zBNh9gCTZ
ivZa8JvaVyFmwZTCUfSc6Fd4NhlBbneY/qfplCM6w/Tcy1gcUpc3fFP/DzIqqpnQRIzSNKSw2QSSGdYWzx9yeBRelZ57OUtd9Av023Z6RAYquJFWUbs7Sq9K
v/mw6KaGx72a2p46/E4gz0f5PIUyVGMyXYFMl8fTJW85nxHrxtO/5q/wiGLDWHtq2aiF0WehPJ+j0VP78MhL+CLqSE3rmbwK3CIdYth9SH3p/00jjXkTyEGi
cZooEg94tDCuMtS8OsN08zQ4lMzHCJ7iEEBaaM40FwWzOOQai5cmf1OesCIz2maXoTQkxO++4tUGIvhYYfJCPdOjUEwwYxkVjGlaMtNPqjHd4PLVseyqXheg
Arjy8gkfK0z4mIz7aL9x/3hxwve95An3RQvLpjw8tU+/lClnXSlU4zQ42DP26QEZU+1pGlbNK0OOQ8ZUcvbSKI0fx7wwu0ILG8XO5y+PNF+4quFnrCKfGFri
akv6oZlpjvlZIUsdpyRghFG+8YupJisxZmNYOCwnEod/VWJMagLreSwTxr7i2D5cVo7m3cYM4Rp3G/Id/2Q+M4yIUlQRll3O4XAUfM2ITNjEeqLLYhGMPY6w
ussbblT6lLgF+TugaIQsNDSkA9zyKK2HS7a8E22hefJ5YTk51ToSL0g/YVfxp/USCyJRIpfOsyuXzTxnEUeF8dNvhSgrGs1pvAgq7b+8sTI2E0DcNB66fW4e
xYkiWgfmtdhZKYuap/d/qfTipWdewXqpx22pOxvTf5KvPHtHNnPpE4/jvF6sf9UN0n+WHKhKus+Zjp+UQA4Npu6ALg84IhE/AbTgCtczqCLC74+ARknS9+PA
+6fjY6gHUOH6BnUcH0XdgArXN2iS+sF+3voY7GFfX9q0byxtREsAWzsSnsCJE5kWH+UWYDi42EJC6i1EPlTlOJtzCqXCB4zJiPhGfKqgpiBlQVBTaBg0Wsog
nXX4bEhXva2ScGLQUppAS/HEKuH1owNPLms6OPktUA8L/tIo85dG6aOMJPl3PDbfv0OqTnjx/ndKthvfKsVmGvKSOgnF9i1SaqYNc3DjVF4zqIa0voB+inpp
IvDg/ZXId8YO9lSMQDZPCk5HDLugBogm6lB769iVVEvb5/tQGALo8YSXulvY0hfDccICYiRKl+BSIMo3klVeh7bcJGUbC/miywH2kA5yJRgXNna6tSW30j3i
W/Xe0GiowhMtpCJh/YYSq0e/25xbG2qWejFjLaTdyxucFxuB+zCH9NLbs81cRYl3mQQvwSReUx6//7WCKIMeTUvQgVeUe5k4OX0pbKAEA4izWbIjeGJHQJhN
XTzB1HQaUAQrJyTOD/F2IxGveLloi7SUdtnJsK7kzOXRJp2dNsJ0J50dKLo9jMzyDh3CWxCny3jalS1dxoRx+XSch6vb0mtnQsJasvb3MhZMUWuTgASFnJ9Q
uiMSqTafAzubA+LLvp4DGqL0taUFT2x6RA1r+uNxWqn1aj3/2jJjTDgox61NPKXBrMpgVmnQeDB9M5jVrqeNMkydE1nBKhtUXd1EctaZpQCVYqdkE4tkEzP9
wZzn/SkNWXrREm52bu8Vtk6U57It4XIiinS04h/yzPLvcbfKejYx0YihAnKlNU9k9HQw+0k5Eg+4MDYvkxhehlfYpR/AOdgGsJI0ye4ZqrHQPVN5C13F7V6p
UxnPUGfOdbtKkQ4s3pszSSuGU3SBnipaCtScOoPuJCFnAcHr2QAM6+Rb6MhqBNvUSL/U6xEkq4X4wAhU5JF+idRyT6RMFDAnUufUGcFtNEdtG5N+nYF+nak6
1CXS2ruJGl3ovoLbdIbu3JnUarojQee4VLRC585QY72dS+YwDGfyF9Qr5q6hxnTVmTjka6M4Vf0nIL8Zt3BmkhrFxVQYPmvorF0seSdHbkNz712dfiQps5xT
mL9/wnDtwiKNXsfaQsRrM6yPR71LNJQlGsIQgCXqmSVK7EQH61zaGNf8br7I72RhbLeTKq8ML18Z9yILlI7zKJJQxdoYKEJoGMKogTBqy+BKcORcra/RBFXH
JCEso4eaqhp6qGJJtgWaAHSOWfd1dm68MDd1/Gsf++Enm9c0/BQlG7AOVLuQo/t2+oUEzV7+t6LEc4WtmgG2CwNcO+kAu/0GuJYbps3/06OPYbo7JWHQw04B
U+MLJIpNXbTOed4RaqLrz3O5q8+ViU5VVqNO1EpMxwtcDwph8RAWIggLnlrJUYKQ41BWGRIZKaJBvYHK8jSqKYbLT3/IiFIlkh3E2pkwPmXRrTy2H+UFXppc
GOHwIss0abtbra8o8fJTlZ8r9OY6K2DsA4Ha0dR7/YbLC2J1RZKZynx81mbalD3ZxpXbRE6+tRvnhIOAZtCNx+RKk0PCBCri9cgOWUMa0pB61pBfvrzRKDRk
ueea8pwAiXha2HmVCDsJyUWRgCbze5KGkrpBYoOjJt9A0nMF1QDEpn0T/rkZ/2zl+744r++7Hj1E4s9QlmoxJBVbiQivbNSyHRxZE40b6a1N1Zg20W0ngxuU
zJWGkqou99yhP3p1MiR7cgWOLPw8xDd8c1bfsF70jfO6rE6v7Q5xfVlDqgWels1KfbLI07xsyVV0xQ1omlEfwcOXRcdB9iWu5meLriGJzmb6J7I6EkzHpNo6
6XdAwd97EoWKvrm4/10+F/qo1c+JNHxwQ+wC1+Kf67irv2HGYpN09RLp6sbuUB5HlLkbEKticmypHcaF1NCwA+2I/3ivjgWic/7En9/Bqy+/UTEe2AuMnnS+
c9yRAkHPOyT4nJOxhWzvsNI15YsrkF9NNL8Koeu3dF+pBsVcRc0+7iBfSJ11xXj3VdTUeLo7qc6SDCNq+6tgirLUWbIeB4nD0R1YCVeLJaT6KzB0dV8Fb+6r
0LD0NUuac2kjLn9vNX1vNX3v1Wq1+RB96tXyqdVCXpPauJl/x6HvvBrfeTUPwGr16qsaqB21mgaRAzlgwBMTUXbaLwy6l+vbxt7PXq7XiQ9Sk50nZBcuIbtQ
yC4s8nqftVoiOy8jux3Lkt23QHa7f0K7Z7We9G8Zx4lnb6l3ot6GooF6S3IjCY3q2ZIi2ZIiTgPItqRIN/PShmsGaWlrT8zuX9DsfoCaf0ZkZdOvzlKvuqph
0y6zWr2KpouDwb5t9SPRP+l71SYqZCphmfHUybtEYES16lVEYNSYAoGdJQT2qhMR2FlMYOiFOuuq5FXjUF2PO+wNKFMYS1+DmsFWZFk+jFScyfOdXThS/zdv
sPbiNDTpPXtcWbc7Ia4N9uPBg3JZQ9Ue5BzJu2dL3sLDnCX9KnYc8ulZollSj9An5h9/f4cJAsPe6CaTUjnqMvYyja92LOQLrIAHaBzRDuZv4EwhGkL+5r4c
BadXyDXBmLA2S+//gXH6TqZGHlwlE6eoOYOa3l/F8thZC3OsYDB83k4Xj/+Q2dua7MY1j3dXQvrHeGKrX1kIPt1WOH9jo8A70ydAg+lEqe5YQ4BFGyTyuCHn
iWp3Pxpw3z480C7ZRUL1SrjyQ7UKfnx6BH78EDaXOmIoYTMJIS3xZj5RsBZNZNaiCX7d77NRh8TzCaZEdvzII3XaMu1bpErvEGxDQZ+HOEVHAXZ9knMeI1jO
QxjQ1yoGZz0bjYPNOhThcJUKp34ZCOQcotimQwxhLyShONyazv6Lu1lVJS+1DY8hbEh6uI2NmgtQ5hsytleEbjR11EFVV8GK6tU8dMMXqdjW+e/EBkU09vn5
Jlc6xR5iJOTIsKOmbNZNmJREQjYhjrRZ+2BHfm/oRlPYT1MCERrMgiJhQYcf46pD6QTt1FVOacJIhRBuJfavwrWJIZ89NZ+pMUdsUfBzJeYwKr9VuFJc2Jc8
DO7EYIY7MSC4E7GY4uqCOxFqkZoNawhtSp9y5PPfvmOZRDhp0lMOWzQh7znTaXVanqST1Za1DjiS6NcRbPck4x901jnPCsIZz5KHQFt5lL70HXwpWfP41Ivm
f7R29Nk/vmj9aqP/ignUmgvcMH2lAWpKX7nEkEL0xkGo5suvye+AsTk9sFRjPFiUx3mon9JDfcDmMD3rQvsHtkg1x2xhn8/h+Gvp9RyqlETjG6y/x5XXwDQ7
zpyINYKMCYkWRFeMFnQuvZJoXcTiv7dpHeCT59AHYCufpA+IDf0oCXvw2/M+n1oZIFkTRjJiFzK4kSn6pqcz/h+zGuSkKkW/PSy7QHQsBBuCTvBzk+lkjGmh
XtTii6/B4vMgGjdFtOJNvUmyOghfb+qNiI2wSxdTr7oZmcUEdbOJxdS8tNHQ+vx+PTv/fV6wKRjfBR4EOwnKU/QYdMMKAzvpuWbj2FLTGr11T69VdJ9Na7z0
ur00ojI1XDhQn/aYORjPypNS1RBNmwiUugV8KZ1cQoh9tOVkQDWxPAcQBDVAhwBrcwDMsE4HGL3T1UtdK4VKtS+Xc4WIQFPSgHazdIGsCCphpXtAlO56tAyj
aQqXCYXFBMJiYmEx2nbvGBajLdtsN0K9QmLbfrFooVmsbJxFdiKoq/q6hqNlWy7nzpkVDGSLd8DUbuiLUbKaApDVZM1Ku8drMOuyfVxEXHDoJjIoKyip6KfP
ffd+l1rwzcVDpEg1+EvMn0vytwy8C92ntLBCeRuJmzaTKbc1kzv99D33M/p32pI389qsD0iY3KArNoRuu8eQbjRLjmnjKEAMXLclW1iVnR6IbbO1pV6C26qM
IObp4DbchYk+xzrKyaeM/lt3jaW6gbfyPU0TaZLZ5PkDzTdwgmhUjDRhv0hUijQhXlCMNKE/TaQJnk1CmBG8LNLEk0gTT0eaCANApElT/Cg1iTQZkl9YN+b4
gwEJuMoiTegXiFxNE2kS3Ujz3OS8XR1pgrQ2rxhpMsRfIA4p/HvOkW1q1pF6tS/YUgXzuC1lMJ/H2OqoD/B4EoJMvAmkS/jEj0GGqPYTiIvBU5HMUSnkpIL4
A25B7TRaEL60T1P/SY6VuUXsSYTYE4/dOB5iT2qYSYk9qSKROCzGnoR57ImH2JNQPFvIsGqa2JMaxjcysSdciyFiQSiLPeE5bjJFS/tDsBC2nXUbdR/kG0nK
/8cK8+ppIqiBviUIRRPIgCazzJ0/gBtcvjrQG4QCAvEkCEXTwkCRFgb0TNSWmYmPl2hh38tAC3qJ1j3hMDlReKfRlJdIFCK7LiPqsb8082dVi67V15SdWpXy
thomA+VdlQuNqcFU6b9ZBAMa/L2OHOdxjHX/A+m/6FCL67nqPf11cNvsrneG6xyIXlM/ePLdH3nP09/4+A9I6ztqF82x1f7m2MmSOZajZW7bnJwiUlW2G9+X
7cZ1vSVwgAmDoZDwoLfiPbz1TjoP85Z7rr2bt+BzrAcdke126S14pyMy3g5H3BL3YUs3ZlGZpvfM6RpUA8bIAt0s4KRcFVzVQLo69lvkL5u05NPqWT/xpIrM
NVYgcCYKRBXYNDEdhgRmnoWUnRwqsL6snGZVsSEOSR4UKtLwTjUpCUzsFK6JS1K2Oka7CDW+gYeYBJ0tzfs10tRy3TPR9wkqSF2K1mfJkJdChtSxjiFzuxtV
7XVGbIDG3oS6yql5gM4zKTKA2vtNU3aZs02idFLy2SaRzyYpFNlnGjUINNm8MA6GyJkYfgOSuFQ7hWYqpNoUe0xVC9FuQYgOI9mvTypEe/2EaDH32Igdq+Rh
PjMcOHCVrFtQzBm9Mk7e8D52NK3EvqCV2HFOpWQRwJZkmxm2Lcr7Uc+dNXXId7znceEg2CCF6ddMFAOigUFKsm0MojOD2RKogr2JIFoVQZQxMlhc9OtxFrAG
i6jfG1vQzwlW+emcYGUV/wQWxs//V7Ew1rpVUfG5aV5PYMTPr32PaQvoCLUvXHI3FwDiOmNss//abt5mYLdPsfX0deilr9Uwvcu5+Ywdmdjgv2jN5J81G3xB
s8vjWkN5nthhPcCwTWSgXCJzilyA1RNpI/QLbIR2RJDOFllVbhEXTC0y5aorDIp5wGHkNVKUsLdeSIoSiptvIEUJ++gGUpRkr93vyH76qN6L9znRy6Vv5S3C
i/c6soHv0R98WDdsN2+KG2i7QIM20HYhm/9OR2qz73CkKvt9TmQ2n3yNB1jjzsu2G3EQcT2SWNkOHfzzuTZ4HQYEV0XI5XExig1EqSKXx0VXuGA4JAMOp80L
hlsCHGZhr0dMqS/1tva5BRCYT0/YrZlCGXEd+ai3N48hTjfngY8chhQs0Z5CyJqB0HWuNtUkylkQJY3aFHJ99ILaxPN5daY1RVprCqE06lvqRmvSeWGhiLN1
aE2RttJrrSk00WS51hQCmjLXmuhPozWx86MBrSnItKZAtKZAa03apO8CwIN72RStqSW/BEDxYYEZWd+NgtZEv3D+udGawhtp4uu0tWVaU4O+HxS1phZ/oRto
Sfkmkc6ANhijQiOT7/WybN6cqyvX0pVWpi9dLdR93alKpzQ1S7Wlm4TkT+XLjZfySRQF01pS/Squpz5kMJwCaElNzJzRkgKUoipoSY1cSwqgJTV0LoVq4CnR
kpqc72C0JB1kWC9qSTyndaZcoyUFTC8qoE3X5yThTUwPHyvMY6AnHY70QLQkTRCxJqtMS4pxAwffqLhXSwJBBKIl6bmPC3Mfyww0+83Ax4tzv+8lz71eiSXt
qEB+J2vCSyKCslaEdZ/l7AGdAUMZK18UCu0yh8hmC9K7uODBk7RteakFfVMSlhWkS2Sv2CgotBymgBc8ZcIm1hcesCVUoS6hChwJEkhIuOF9gXC8ptaEOC8A
BMHBTqQRYYnH6WXTzYrtOBYblbmKSpDFqqhprfBgUL4wb5DRLm14EuzBG8bbZL+4HnnO59r/p+wm/4dsLm+WPeQ6Mc5eS8TEGLAoAqaDhuF2yf6grzX0NMT9
P03b/xHEO2ipkr/cEU7dlo/EDDMK2XBAM46X1NJsr9ZbrJfF+uOGSfn0KnlK0affkr5VDYxTCz+9aKW7fjJr46+ByMR9aw+cl3ngPN51xJnmRYLvz+yiKY9o
JKcgQ3Jq9nkI64DRxNkDF2AQzwMkNDxwATbZswH1Bw9cAO/FWTD9b7Beib82WKtwAPZ0AOvHBPgK9vgAmzucBFWuBZ9ng/fsq7ZYJQd6t1fnVLdX539tr/9r
e/0F216D/59tr/7PbXvVKzXfWh2edN5caXVeyKaq9OzLxdtmtlnMscVMKfPGYagHDDq7NrzQLgG/UiB7hsU7Q6ytMFAUoUtWaWEW9fK6sBq2x9RFL6+LFx9p
J1XjdAqKTqeGgKk2EBEpdQG106nBjAJZLrRnFqO6pEYL82pRuY9bsLVrfAeGBr85xXgds3KAB46jhA0+C6ybPcjFfitTuw/N3/GDp3duT9bxjFgLAh/Oz6MS
pj4yCzaoznngo1hnJQYJ5WUkgNIgPoSm0A2PWJJp+sV7vFy/f5Psq/9e9tXrZF+9VnbIq2kK9KRUZXW6IKKOqIvQKG3RKJuiUUaiUdZEo4xFo2yJRhkUNUoa
CoNBrbzo/7adGYZOcKWeJm6vXDHOeCjQGm0pAoNyUAzQ2HUllYHefplUPVMu1qwS/EZJg5YScBrQyoKXE6or5is66NrRTAFDRUNCoKuV1Op6S+OFfdkuA5HN
cI8BWGakj1CSEJMqQm+hfyaXib+UBUOXRUsOyasBv0O5eRb8Ri5Wtx74tvTXJfhnE/65km+TAFwXoa51VGC8CJtRZqWscp0WDqf1rxQUA14DqLtau5HdPLVp
Di48haoODMfgk1CC796TBXUBT4ILbpo8ftxS4Zu+aeAnYskOrQv8hOQNCfQFv28S2biTyNinhySiFdAX8lCGh+HlKO42I9rqbNZKKZvVk2zWDFrEwM++ksE/
6gxClQNltQ0YiAad/fNGUJ+xb3dm3NvtGef2wNDAkVLd7x8d+tK22SMXrHMOoQj17FPbZhf3PvCJb1rrnIO48O1jf/xPv/ubK9c5B/DX83hqF928aG7e/tw3
9v1Punk/LvzgyS995JE/HV/n7MNfz5mb9/DNn6fP7H3fH+DNu3DhHz77MXeds8M2tcePrF/nbM/u/OgOenCeX/Pkl+i+2dJ9t+rbFv/08EXrnJvpr7978ht0
1w3FNl5Pf7yHzvc99/4/+CF99TpdyHy/LWXH9zzCwHpXpnveDw/Bs3bqcjawuAhcUzfmVDJjp+6FF4i+AUYgb+GCMFIJ5uRvOFGlB2IiyilUenB6y78Auso5
efkXJ4NWok+nq6YhTbspiBtv72DBxcWbgFsC4E1nq0Y+d7IqL5V0RnlbJfhPebpgQYW7zQULAO912KLFyFWJaKPsyLZUpZb6xC+42LGANjuo50FqDKp70OCh
7kUOJQ74kpaO4a4vEJOOFqAfnt5YnWJVDGTPARZKyl8EWXGMICuOEep68KYsfFYZY7BcGUPRkh4sV8aI5XapjNG4K2mUK2N0oFqWK2OEDBLehENoq2qh6Fu4
dUsyxGMsKDUxwFaaC/QudbcaYLAVR1Bp2iRsxjQOdBUYNMNcOFGQZxzU5zHIMyN5ejvGTY1sTka3ApNOjRaAaBCOaCUdSY4HDs2opM/CkMAF3qxuR3nAoRnD
FHnAoVmxUE5awkR6OezLOCaGeoLstInlSixOIMQzy1Hi874QMfwy+6W9jOX14j3K644DPm7cQNvwaDsLNNfZaI+Pqw6NdqPQ0VbexwnVRB+by0Lb8A320hu4
LU25LqaOFgJZm2qiCG3TUO1rOKw5BrQNT7QavoZh9ry88mKH/lwBfBtvixrT+DZNNZRyAUuditTJH1EdFlEr+Forf4uH93D1kML8O6oO+HEHUlCVDi3glzkc
6keHmr5bFyj3BOaADe3sN4yQ9mynT5Gk4MTvvlNg8ElaYcQmBTNKYcsDDqjB0vsLuw/8ozoF+Ee1HPxjVnKvHzZjRbAZvZcLm7GMm2jlyIkrZAtHJzpmS9f7
+O+FjINXMfv3djuvth2yCM5oFMjYob+fIRXmiQL6na+j8XyxEIWTzk1ddjrfQNwuhNmpBhSpt3QZ+uPXaEnTAUaoEMWOIhyuA4w4pGSmhnCNezPnOtF98wj8
tS9LatgUCoir+vTIxbt2Ah42++Xt4/QnaWZvHe82+NX3MswdMFfPsf4zaTf2O4Cllz/w64LGXhGk00lnzhbsq1lEnNIzt2IqIS4BWi8SaL0AsjoLT0DYqxuE
PXirIFs1BGEPQJnTeZMB1vRxDTwNpK5zrPX4zkUJf3Yj//4Jgz67VsblbBmXSVIprAxmGHVtSm8L+W0d3Dkhb1Plt8VQsyFQxrputMrAZplzcjhhVgAwNivT
hPJBoGNIwLqOQbQ1PGBNS+R5CTIRbJmfWzpw0ZbSZBxQCAmUEeLwVoQclMIWLQlbtFiD1JFVta6VpfWXHbw1qaHE1rIQEmziGf2R99FN6ZjBntX6owf4CqbM
K1E/PgMIrGbcKdQAgdfwGUI+3oizDdbVAKwkSY4OpHBtSuP0hadzgEDzGRPWXFdR+RqP1UcP77eljGzPAwMY8p5rfaYDi+gaWURvlEV0tSyiK4VYNnXrZsa0
csmBzh2xYbbFIIp4ZxfKZaAcKJeBsqFcBhKnykZPgCXxSva1cskQ6Rrt5kP1SigFFG4vMIsclqVSQnLwdLYkrp8gnL7XMXADMgogBL5g6cj6o1Ypst4/37lN
AutvEsGdTeXE6+OvmoJ9xSDht4nrlw3f4Dme6OmW6OmB6Omh6OlV0dNZa7+yq9M9dZxrPca+qzPM0ttR3AXx7tVxaSp1UiL56yeI5C+9EOTgqCrAs6kN96KS
1zivLLveKoefF56hOfZhofPEE8OKtK8Ty5wsscxGYI5vwmf8YvgM13PxUcrF5tI9FRM+Qy/O8ssiHYO+qKePvThZOQwiNYfjDHxx5NQyv0wgU8j/XEK8uMb1
NzgrMmHsFck38euI0lf+jbRFxlLOkBaNQA99RmM1jb2ejREZ0Ivieu3xe+8wUC7I5AslKlNt2cBl7cQs4E+n8WVFfsGwL4JyuXYaiSEwPfn8unuKCVdrE4Nw
Cg8Mbgn5psxU1JFUiLY4SKjl4qlScjNcUuyo4oeybNNJeWiVPKTQDm11oJ2nZkKnsJUSH2imT4i/i97wnrvyCPpJnoZi9D3dm/mNEIfPw+pyTCF+40pRZl18
TXvGXqZVkX26XmMzV4h3oSBGPf8JlsPHk/gECWF1TU//fuNDsLnIWqJXxFNq/hFqVvwIdajC3i6/GDUfYUMKCuFkIePUevlG5BWSnSK9NuxsbbDXLWJsYp17
aZu1YUnupYWtJeKNSMoAKauQe1neiCypRSuaIjUF0UaI2aAWfokjoarsYtD7pqeTV7qugOXmC5u/BEwfuClflLSA0tskir4apa2u4BjwMnfEHudpCQUM3xKs
WQ4siQVtu85FdapbxPrDGMAwKuGOjpgd2yI8w/poifUxEOtj2C+eJSpbH/MN4ov2MrjcJJieCJdbEhczxGtdsShDvK4L4nX9JLjb9ZuAu701w93e2oO7fZKv
yIP8FOsCm22HVQEA74uX+iUXU2pFXFBJGmL3NMSODniw3T7D9iKVugV0bWdqDiNsryO15DH+/ZhVgt+G2QD2KRO+dj2dfvo32Ub0Zjptnc/2Kb0C/ytsSbBR
zf4piUyb6IdnP/v729779Nf/7TrsO/q2xb24bX3+zrV45+9oSEA7rcKnmr3z+MXrSPKkew9wyV976nufffr9wTq4T/O2Y16IynQXDvXpwtX55zblXbhEurCR
rSPSpKcY09ee+pu/+soPP7l3bF2xLcdMWw7qtjz73S+86/Mf/dof/J0lDYLmc8TKGtR+KQ36zlMPfIL++9HFS8bq+/dnY1U//4Tt+8GTT2/7x6e//qlv929f
56W0rzA/p9i+w1/ExKv85k4+8W2Z+D6NnEi5POJTULGjH7t2LTMIW7mMWAirqEzH83lwSHFvmpBNqSPBhm3sLsDd5k1pQLIEY9mU6rIphRJuWNE+c95nSSG4
bXPSYAWvn8mmXEGP4xh8bl78G1I49+y8ne+/K98/WTxYtHp7kf2GosOOFoMSF22QkhT92mDL5cw/SK/VX69LwOVLGAlTzi8SBt8RBt8Wrg8+HwifD4XPV4XP
14TPR8Ln6+W4RU9XvcycP9hNHDzIsCd6D/jkSGVgxru9OuMYJeFYQUmwJPgZHrh/ZJOhXwpdVIIT2B9nRsf0hMWYHkTFSyzP6ssaVa1hViVVrm94pEaZywCT
CiFKGjKprsVZuL+QVRroDL2mVoIZFEuQlJoaSamh6py6zR7P2dnbNiP7lFRBvTMAXQ+/cFp3uAVVHum7AhYS8n07MimQo8MD7Xnj7Pvgxm5MYnLgSiBH0E9M
DjMxWUJNRExmaK5gOhlQAwUxOdZwySQmMxYfWwU4/uI412qJOa+CX1MSj29NBox4fIhuxD0DZVfq9VLL+s1Sy/o6RnDWSmAscCy3CegPP5ZJyDfLYzfJYzd0
29QmLSEPMlb6MKyjQwvJCKyjgxlW+ijbSYNxYER1O2qwFyt9ZE4NK/p5lO3USOxdkQXErECaFLT/FWxuDGBnHge+f607AWD/ancle/SSM/BXmJyZwVmOA4IN
UG0vujSbK9Nwa6K2qIk03prUtuQTm5Qm0v1XnsjLGqbART6bB044m5vy2ZzsO5lrBR7nbHFeT3YHZDLXZ3N5JasF5ancKA9dJA+tR0ydmUrJD5Zs4W5haQcF
PLoU9c1jSIXxsoZtvsFeegMbtmPAjyUqyS3tQTfBSCXG0h4K7QwDi25EdRe6oype6L5CDSygIjrw8TQW3YganaM7XgEsumH0fRRYdMMq7MWie8UcUVp3JCJi
WzXXHS50bbDctVANoWtDy3aNb7CX3sBdG5LrYrMfBEkMmdBBE8MxrDrXcMvHrpEgnKye9Zm5uX2A569NTw+mEgphYO76PJDB3OF2fSnjV7SIfKndwNrrirSy
NQFRd6T04waTMGaXd9BLG1YxYczWIfo6if1huzvAIfqolIcQfaQ6IkTfFi6xU4MB7NA4dvfZnJzNTc4qvRNnxzJV6swtihZl3o4n5v8121EYaN0iowv72bL2
ech/LHtflA2hh6qwB22iL59LACMeCsY7osb511qw3w2/1iqGIrJ8UgwBqg/oXJuG0oBcWZQFcmz8LMcmBkBB0DeWJ5ZYHuEZXNFXx/IQ18pSbQSgYAVYD3HR
yzmjPKOOgt0qo5N6Ifs118yDJck/MewJp9Ywt1/Dav2ho1DiDRafWNIe9tu9wUb7SKRFBoZdijZ61O4JN4KudACJl98/fP+2Hzz9QMxxChVg1ZCmlM4+gYrb
mNx3GUS4DstwElpEHEiKxRdCi+JszKTG2clrCxNBPqkJ8guaIA9ognxCE+QiEyR0S4gdLd2mn4DgsJnR+T/N6fbFQvJ1oXi4Bs7QzDqbu0j5WTVKNnjkg2kJ
hEjPYC6SMpF1VAYzFORoaWNcWKlxFvtcURMXUs/ouHID9YyOZ26wMNjqjPPpKTqOn089S2vpxz6Ym97L4+nnYVinMkYcRi0GFD8PmQtNyNyQtjDBzjII0YFD
xEGlhUygWCTqAZGoV4hEPSQS9aBI1F7JctITt3Usi9vyo0/bdmWG6zCRWkifXXjyUw/5XT/97nd/f1sgRcmNMMzbimdVbMe1Iq7n9V/w2KxDj/3lbzNnSWsi
dZR//N0PyI9V+tHp/fEPH8h/JMFz9km04nlc+eHRu34ngFDBRqVKnsJUUR6MStFPHNsrFCUyIWA26t2lr+RSzzkKGBM0vKV8naVvdFv8uX4hKQARLDQ3vVAk
AnuvwY+OSJSZpWfK12Jzry3QypxSJVugnzmlKtopVSnBxVkCFydOKSxCaqbftZaxBfrilPJN1mEAy10l3flnMq6jHMsFIA3OxesoZ4rVfUdUMQe1uxrYkUA4
juSFOWzbhfWKLUSacNy8WlMl+siI7864t/uoZTbj3FaIxCtUtD6p44Wj7asChO9xtAryV3c+KKaoIvBQLUtuZndk6mjP8HnT8dfns92OGVpNSrqhji1KnlXh
iEWBWUfgS+E5pVFgtDF7YS6Jpr712Y+937+GvW8iptUBAQu3HP3cyISut12zRdVZ+G9u6bZUDU7eUi0Ftyx4VXRAyLKCV0UHefQVvPSDIni5cLXTVBnu2CIi
EAd5yo2HU+dACYyVN2f+UyugCG1JKuInjVmXhfykwwKJE7M2e/bljQpjJslnq1xkyhF/bxX+3mUHnX2CrvgEHRwugef3XHsKyKnnWCncwedYG4khwgEtTsT1
KAyKjBr6kmb3AzxpMR5CldK2hIlXTLh3NcvOqGTZGTFDKHvx4XkxVdOfHLWKzRUFVCsco4w5r6j2BVZcBDRzC7E8hXp0CFoe0sbzQU5rKaztSsHhzKBmFVnb
FX7eyUDNqjqjuGrWtiMZxQ6iMCSjWIdncX4r1naltLalmkWFo0y4IVjdA1jdLQ1pZqcT3aFIR1g7dQ4rqXZr0fI0WT0ZTVZPgyaruFItKwNN+MymvnXorr+9
uwl1IF8+b3+jBJQz0dLvPozJPRDCRuznYvQ6MNhEC9Ty7dJdfqJqUsqBBxsLwGTIKOd1XNLK0cHHVR1YXtERfBkHdjFLVeVOJzQ/DFCvObCLscEs0QBVOR9+
db4cWNPQi8GOXupqMKWmq2Xsfi4rPMhjQWuRhPbaGhTd0vm51bys8tpSVWUsn8v7FlWGcpDXVa4qwE6YusprkVOe1a3ndLeaVJHhJRmn7lb8OeCKcIYewV+z
VlXWkNw1YhYrgxnGGZhhi+se93l3FTHmWLQD02rkAke8oV2s3ZA+olo0foMY/MGGFf1cWK5QS4nKv/flT7llGn8raDzFdR11IeTeh8J5EB1U8KuscaxuGySI
2tMjqISm2m8dp3/p/782TjwQYjVazsTXgGJzgiGITzYE8WkMQYwrcb8V/r3PfrN/3+n6qfbd69N36v3bf0H7fjLeVuJqy/S+pnvPxiSEmsZdlw1zzmpUVVnG
cY2P1U1MR8B2IlOAW2+c2qt9fKbbhhEA3kaEPWPU3IYoo0jao1WL3AIZdlVd46juCA6d7mjvG5kOgTsx+tbxZOTt1HQ1Qi+v9VN1ex6F2XCY99xJkfB4c6P9
+CosoExkqDRC9p9zjKIH5lEHV5wkgTUovtWVbdDVSG/ukr3w+B28F64o7oUs8ko0kbShJm2oXYV6VvI1xG64Eq3kSLRSLNFKAxKt1JJopUGJVrIlWmlIopUq
xWglGqwLXGgmHvc6lOCwPNbzo6HnSgTTbY5RWBZJVPa0OO1wQSkWGyToMV01HX+jEO/oipvHA9snqXiNGwPzcHl8/BzAF9FCkOA3Iwv2RRYAYK2pSe4LLwUL
YeuMzepobFabaAfPNFC9gOsem3rfKiiFzzkSPudwRI/OCazRwwaiNdCOcy2F4uuSisOftTlz9apGs9x8VwPHOqhcK2Y+VF2m70iGTpT+6nTTtUatUbzaN7Kq
cJf8Y/pvr2dEZSzbbAKmofG4wP1mBkHCwNIiVPX3qShdc9n4Lq7pe+K2j0KcLAxsXB5RL0O7rcm6PJWhDPoNZZ1FjvxDjElYmjXooBykgZfXzMsDeTmse3qe
uBJVTQWFly9jw5JBgrwabNJI5xmujZ0+xhpmg9Zd02Da1OTuWp+7D+u7z6G7ZXln99pMbMS5o96HfvQBeajOYMGW/H4Uv3zvift/J6Bfvrm4/yMBQylyDekj
NsuCTYNGzKCSEVtXLAmc8iBwVXFYjyUntQe8c+1fQnmHc6x/Q8IYHRAM68EN0cABwVQegqngH5XayhXBY+G8zVjQY5pAYwPLqEht5YqU3apI+HgFPIaZmWYZ
obCMQLMMD35Y7cz8nm27M7mHGgAz9i1IYHsDxzwXS6l7KKUOb6bPpdT9SLRnxWQKnyf18YrxxCdViGgvRcSYn2H5+rp2uuAhC3X6Ygu1C6XTfQ7rwoO/uY3Z
VaFmOgfT0I+6BjpHl/gpJ+VusLIwF1/ebPObtcvIMR6a6JO+6xBrDIr5fH1c9yRm/9V82XUvru9J6E9rXNWvJp9B+gwKgaIFrJo8hT7LhvUK2bBVZD0jGvjV
qCybJcOqSk+TpDENXdkcpa02i9FJQtR2U9/p2haBQUTArNjMdTE1WwPDB1lV84AxW40WaRe1SF7Ptqxnm9ZzNUvygRqhq5pHGogsa28O7lBuch0NlgQJu9Cw
WrlhbqFh1VNtmNevYVXdMK6a24hkfOKHaGmWGJBhPLZhPLXctBWl9x4UaNfhboOhB05891599yvpbscExensZAOBC5NrkMPEiqf9SrHabhIj8iUCOjUlYRCp
pNpuFC/MRYIJkhUz4TA3T4y1oRhrq6Xwh3KSbV2MtQ0x1trl8Ae/LFlUCjXZ/2q4ApGiOlMxMQ+7ThIYffz0A6NvNYHR99o6MPr4ksDoe22JjL4NyY6pvtmE
JvPSA+UdzmKl/QzCEfnVMr43S0TJTRITOi1YFf9BhvkGGd+3yfheLwEQb+bImeN5pDTCl3tCVqX8I2N0+abcpggM8BY4hYZ9fb4cbFOILw0yEErc+P5i3A2/
2RXJ0r2qgTA8CJb1wTI+GG+zLeTc+FnLf8qO29CT64gKX4LH74NpeCI5lSK03czyXOU1Z6JQ/WIUalUitLkwn8/LV0ehVgsR2uyES8/Jx7hrMtezeG2hmusy
2JzL9YqkFVct4AFInQDx5SPcN4l02LOEMVSLYduhDttuZWHb1f5h29XM31kthG2zdcGHDy8uhDG0imHbgY48L1BTs6jgVLNQbsRgMSBrq18s90Z2GTb0toVb
4nIs96Q4vbKw7FqGOtSSWO5LmOWUY7nXy0PnyUNrga9Xzep+hhruL0agQ5UO8S3dqAdYlvOFuKZQS8o8IHsulsCgCBl0RKGnGgEei8rt2Y6nQYNq3HavsEb6
RH6/lFXeMmo4CBz7laxMOGGLP6UI2W5BHmn1Ky3YQi4lRMDUkfvsfvfZ+j5sTX4ezxHjCnUzswYtJEhP7A4ie3dI1Ra67WywJZGSiFe12MnQnpv6tiV5jUN5
VblfY3NoPf22pdEdlp2cVKZFjAgz79giuzVi9epZVH6cwUX4l/yH/739rtpnvI20WQdFY0ncGxdykrEKZazCk41VTylGGqsQTSpHiYiOko/IsS/bS4bkLXpI
6LdUPNsv25h0zrnk2n/qVn+xx+TvPiv2xNKgvFUPCn7UhrWXbVQyo9Ev0qiUx+R/Hn7gi99ZeN+nf7x0Bd2AKzkDsDOIMj/FU376d1/+0hcD+LVPbcSINWVv
M+aEyCRTvmhOZngsx7VCGRRKK2iZslmUKxnkpE+CiL/EKYyMjVPcmt1+W3PZKVyV8upVkYfruU4dpYcPik79KtKaOQ4hv9decu9jcu9Et2myPzIQmbAEIqPT
OGol+bYu8m1D5NumyLd+DyypyLd+Jt/uyvI6alaWSezSll2hrkRnSTBvBpiMv+LCXzq9eJBO0x/fIZf2vTN72xfLb+PbfqJv+/yd2W3/o89t/6Rv+y2+7RWc
ciKpGLaOHECEgbLNFlF4vl9HspPvjzmDuQd90c3NgiiFnh777Jc+R7vzZ7/0Lp9JWQRKjqh5TurKQqoIcFi7nFGQTRlclPVyNgm6m+FcY5gLziIDVBxsZOsR
1vLn7zRWMjafYbOu4XCDmETeRru0h+2ZLSNvFsvIdSSaeAI55CFpi5+7ssuN29QdwOESFBSA/jQI+0pKm6YH/aktBplhMciMoDHx9+cE7k/ATEjkSl3urzZb
mPyAi6gnv/EQ5wesV8EUrn7AXgf8vfS+h3SOQX4ZmHt75bIqXO7Q5U8+pJMMAkkyCPLUETFXh6lzOQPbhzRA6TMZmtP9d+gJCLkiAp0AQMuGt2tAeyvFN4fU
Q+ioCEWFNZq4h/6BXqqddkfssteuutRrF7LXrtrjtYPXLLwCXjvAMWMKH36nbhcqvcBKQwwKMEe16XNtJJVRPyE+A7EeEcgAWaswAgDX02Ejq0Eo8bBej9g8
Cgkr9DUZkzqJutSkKjobw7VXA0pi3wbAjgsWAJQUb+s0XnOhNamqU6RBKiDaXwhYNHCLMfgB4aqvErew2nRonG8h4LgOc2hWHtyMLqwpxvm57Dj6PeMYMMK9
Xx7EFAbkyuuXG0RSIYJz7RWwmp5jjWEEEcbGw9cGABnJpEnTpHZLQJHNJenFCdrCSPkYqRZGKlxmpFhRCcUN6vNI+TJSvowUDSNGygd7HaNDEyPlY4jadKjz
SJ1rnyWtfKW0ckJaqaSVq07UymrWymrfVkbSzOQltxFW1hqa+kvSxklp49nSxrX92lgeR+ck48ilt5Fbw/EuCjbNjK1wccaTdCGSLtRONMyvlWH+ZenCedKF
9dKFi35BiIFeyTAkNKG8OBSjlaR7nOn4e3Mmad3VSpqr0VYnncOOcPxDjrD8Zxzh+QcdYfpPOcL1DzjC9p9whO8vOsL4H3OE8+93hPU/6gjv/7gjzP9jjnD/
fY6w/72O8P89DryReml7uZLrAX+C03Bi037q2Z3a2mDa//NueJA3nG6ZENqDqhpkhRQ1s4Lhvf98VH/x5iMPxDWnBeaqwXUzRsoAu7pvoL6/EgMgL5HCOgjE
IWvWQc2sg6DnIaF/DNf6m0D/1gZro9B/TNc6gLCyzBqDsOKLl7uKsJhR8Wt3DBXJZ0PUIksFnyXgYiav5w7Yfb4unwtScfzKVwPzVY2t5ZvehNlmGKI3fr/e
+NKbKvemmjp4fbWQKcl7YuFP7I2dC3g3HL3AitODe8VxnAa5OMQSxH5Xo3l5HFhONFV4jbun5+9diAsMznd2uKcGK+hJych0hzvN5LqDl99X3llafikCCnKS
3eWAoB52tDbli1jOS7gLyyCUHDqkTDzpXhaVFrhy7Q9EqEWQ6iGi3qkXbQbt4wsHzIVFfWG/LRU1HwUP1WLhPjt9CgMFGpaz8529djpItOylg+cDuI+f3e7o
l807cmHWXDiu7zim3/5c4e1H7fytz9ryxiM4osShB+Ci+Iemlg0x9fh5+UPzANatBqFbDem4bkvbQ1usOWqgTgN6w+g1Qbbq1gvkEar2cgHQ9VzTB2FPCCcm
al2rLBCAUlJ5Y7NETUPh0hDNUtvqPEGWXSvFLc4WR+WkOCpXAeYWIjKD4k7A0yXuTkvcnQPi7gzZgq4GkV9eQew5DK5tVuDUsHjIRoruTo8UG6PWPTzoOwzh
aN/emHGN4rPPKSo+u6h71E9b8tQT1hk9ZSNIJiAKdsC+/l9mY+dYv+ck1QXhkA873aIdg8O6k7q2ZKAsvCPQHr1WjMjYBnGP3e8eW99TtgtG0lSNfkVz9chS
H6Sq6dSuiG0a/sLc1A+PfOGL3/kep0vVEGocLuRWjV9ne4+PaoAwVtS3IJtu65YUz/jp3/0pJ6H3i6pixZDhTkJ2e0gJKC89T8BHdAUoUVMuKkW8e6x8JWDw
98+JVXlp/HshBNaolFcmDVIlMQVXpw41UfIDfN+3aZgakjncwIonMR7Scx1A0mNJE5PVgMjcarqu7SAeB630SMrXhaAYq/c0Eqk9TqOR3fSwhejCf5jPtVju
33ZbNsN7bdkM521x/8/ZopPN2hIVcJvsrbfKlrpVdtSbZUO9SfbPG7Btnmv/uuyab8emeY71NtkzrwebgV48alKhuXO6nBgptSBLXsf9euXrlC3Tq/6jEuP5
uN/zsVzWz9MmpG1jzs/2s04BZq/nZaf1qp4FRPrjFrNk6oUlcz1H37EdfdGFuIyiugwwWdc2viWLhfO4aJEBxDPSIUcSCsOrH4lDKEKWAMazUDECi/Lqaa4l
pUKjIefTm7tjCguHe6yFKOglXI94CamWBdmfA7HmNrQivfoszO7Qgud9jki127Vgea/T5RDreXhUvNXuLAuqa9zjNtAz17jH7O4YjkeRGLXMF/TqNyOY3xWl
e3bdydEgpUQQmugLgZdTRI2wkOMnG7S1nk4FNcI6j06r59OuiGfsyewZjRoS5UATkUGlaNMpV1iKpu7U6LcIzdGouvdho3/uI3znnoJQsBcCA/JTOoz96/Gz
+xzGBEb37ivOuBb17Z/3jFPD4r8TYYsb6ImuyDhF/X/iiLPUeR38yxCxx3Do0NTaWrq5Qyzgbup2SUrv1nLsro4O0mckSWoObOWs2thCUYd095+xhaIO2kJR
B2yhqEVNUfs1Re1jilpKTpEgJq4V1OmzBZZoUnAjVoksBOmoBnhai4RrF2iKYxe4wJRYIRiKLCXZIiVZIiX5IiWFIiVVRUqqi5TUFCmpJVJSXJKSBkVKGhIp
qS1S0rBISSMiJY2WpaR9jpGS7qq5MUlImXy0aGfy0VKUijo7FLj0pFjnJkkhoa3ZP8c622zNaUVsmIxhA4HZiCHrmH5ZNj/fecw21Rup0/vt09o24Bv30r02
gljZVurFf3BXXsHGEVOvJaZeO4u9Y8O1RNtVxZpdk2i7SKw3TPAToup2hO6BheYBk4SheQdA98gaGhTj6pCYZNuZ7orSTYh8RvclBMbTTYzf/86yq/pn3ETN
YPdosn/YFvThXXo57LTl6zuYC6x2tyNVm8ifuMMIjsQVRnG8tdtBgHtfhukLw/SnPiGYQf/zYvBLn+mAuKWfYRnRqqGrDjhl8Waicj/nlH76D+/RnNJPmyBz
v8Apc7uGHt6c1/2cBhiRCcLLYJjJ/pBlEzYdUg0i4WYjws1GDTfLYFQved8D+N/vXZwDq44+mIyq0eyHt4/zn+bnt43TW0Yu+bf8vx9evJu43x0Stx7AS0qc
cTjnjCOaMzqaM94slHCTEMINMkZvkzG6XqjgOiGCq4UGNgkJbCQG6Zv4ewugYGCCTokJBsIEQ2GCw8IER4QJjgoT7IAJamXRBf87T0LS1koa8dni+JsUx98q
STFWgt0zIaFsHfH4tcXjF0v1CK4lATboopptVRKV4XQaEqdgu+gU9JBgrdlg5iY7WvEqM87t9ox7uzeDKJAxomyS8hAPsgXBJCuSANKexJm0EWey2uWSR6td
CzKecqfq26YqKgBgC+ehJ/W9yO+8cH7K3nb3FKg33oxI2VvGE87vQBEGuFcAK/0VNra4AKxsMcBVfZvim+wlN7WAnd+c7yIHJFK1wu8/mderocS/HUZwJ4nD
2TYVUgPztJJw29XjdMEfn5uy51A3Aq9tqhYONfornn+EjQcDGrjAxg8wCAwy/LB7bTLE3Yje1Ai41Pub4Dvmx7D30HZVaNw/zTO3uDGppGf+x4R2sXcsqPbe
u6biu7uSZnwxtxIGiK1yj8/3+HvvmhNozMZcFwufayQjEjNSQ+xSdrjhyn1Twwa/4+Y3NZA9SfPcGSKWa8XrzX3QYQARHgJ0paq9iTNeKyhCIKOY5QRFET/N
PcXT1yLDw2Y8RxJUHuHRGeTwcTaWcJ4gR4tjnQwKfrIjppIB0N+nHdfm4hJTEmFHW6baDDBg4lqswrt754RoEL5gESXksE/0pyP5OTRv4d3XkK6h37LM86ze
yK0W4yUi/xbMW2gJa5m6hEBlHGrXIsMBZ6RpXMvRA9YjOr0dFFl8wZ/jBVNbtjHtSL1g3Ta0ccq6BsOkX157I7J8VYSDpZG3zXv+mYdb65CFxmDA0RQVvqnh
CMOwovtdx80huNSNSZDFcQOHp5BEyxEmrmWjzAtkA7efXcaFzUUKsEAzc/vZZeSeSMoeGbsMApYXktpUzB3lbEL9edYm+aIAXzE3cPbm2qR5xDW5f+wT1UNS
if9YLmFzqWjcN/Tl0uITyJVvT7NZjmkWz/0LDyPLvy5TgbMwB5Tyhe5y7whUBA4dQFqNpfYS1/POXwaxRpmcfOrkjWA9WbNx44u40Yq+7FVsEiZrOYSyyvAS
CpzImgrnpy7ellRkBNhaS4IhbDcMhjrGUS+0XsBCkirdYNeS2mVYmWC51JyFrpXLpTDx1M0kn8T4Fp6C8a0nfCjSbTYT5i8AE59tBbY2tnk0xgwKy2B48V9o
Mx2NEUaW9jcaWQ5wgjGfBrO1+bKGz0AHqjp9rmUljfTd7csaHqmls3c4mxse+Jd5D4Opgnq8EvVcLQWsyl+MQA8ktnAMuoxfV8aPaKA0wGbUK49ILTzzDind
46mIoRj/2BTuqdO2wBV7mlHekQaGrFnqgqW7IAmY/J5A2xd9rqGAt+7ZlsF+cbBRje6sbeIiTthEkSvNwUW6dpgoDW1+gQBqoZ4Hz7u8b2GbwCZrxK0YFD5V
7WKqesctxLhFU16Xswelk/v58RZXbdFE3qIRd7bNKWsu+vuK45MwkNNz2IeeNZ3iWGBpstXVUusK9OXGpMaZ3hzgcQtj7hKzqBfitgq8qnKp1HheSsZAZaTp
tfkeu989tr4nEutlZkOuL3SbAlS0kLSInJNYCLqlabkiuwbRcss0h6NqDYY8RqwJgg5VSwi6ztlVRHVC0CGH6TI1RJqgowJBZy8CRTcxM24fiu733QrImgiw
GxnFOYO1B7XqEdfUyuUANFRcIyq0EiPTKLXP0u0TMIDCzAmF1iOOaSathqQrFOKoYfrQRlW9EuuOaIQFLzzCVCRsIMbut6SDoeYfRJpzUg3CmvLmmBAL3BV5
nN+r20Gf/E3wOmVdxQS0fpqxhxHw9Zltwpah8dwo1pz1puRilzMRkvAqTuFai4fCwkOsCp13I7sXoRuRaNuA9s61N22znl6847bp9AO2lNKc3TUznb5azo8h
Ln6Fvr7nv0yn+/7Skr++9Y7p9DX6h1un02364b/+ID1wWN/zmQ/RH3+h/5j19XEHXfyzb9ocPGPl91Bn+R4+4p6D37Tlr+yd/JP+GM51G/hy1jj8ZZrNv+ju
4Dzrp4NNEaP0uI7XtAp/1QolIeD2qTYdywP58F+1NKKmp7aqbaXzuUGgo9RSl+NjK1HfoDnz4Mx0M2rULcf1vHrFlpKE/2W6WYmq1cjnui+vb8B7Xd2aHgo3
N4AxEyGlIDQ3VoOg6kpUpvmTLcl0F68/foMnbzhW39wI5LeKfOr/mW76vlOpVNyKKTKDPYRv4djeWooEd44W7EdGZ9+YI5MyJmkV9T858s9R1cLdULQTPScP
mzn5/YM09v9Gzg+9eTo9pK8fxPVROd/1f0ynB/T1XQv09Eo9b/rauxety2RS/8/p9K+tX+Hz9+0kkhh7Pdd1hqZ/I4B6TH0NYhOooxWhIA3kynT7C5dPp9sn
QItWvF1vqjW25jOouRX/Di6Kx6vTdxwmbmSgD+5/xeRa9/Q/Tgqfylq5okCs/9oDw4PRxmDofnKIBcp70YX7pI9crxPTj8Aeh+hBMwT5nZfrvYvW5UzZdP6J
/4sG+j9Rz8LXN1yUFNqafh2slS3vYe9YcZ3k7JHq6+hetNjdfMtmMG+2rhRG0mVTWs8wVjhIUEqyZI2Sblc4r5Q7bumOH6HLXmGEvMLIeYUR9Qoj7RVmwCvN
jVeYNa9IOV4+opc3sLJQYLEqckKhkU8PYjui45A+DuvjiD529HGFHHmkXSxjqzTSHpftMKPdcFB8gq5wHdWIo/FZEhS6ZSW2kAGsQmw3sH18BJK7d7uXK1XY
eLRWheh17YUK0rOnGW+iIgCuc3KxM81FJehHOmrEd74a6qvhNHDhXY75WO2cDSnCYfTbENukvZBUWVfJoLHYF5dUxpVF4kgEGK0y+m11Dnlc4+ykm4MQxQWG
+WsI4op3zGn1KU4YvIPEUymtjigakt9ZsWoy+BZLfiSQxQWe3DC+/P5ymAB9LC+ARSyBAdC2IH5VlCueOp3chL6vvxvZAHBUVxa6g6q50B0SdVG7Iol45ugO
FE4T1aUGmNZQxb0wrYNzNCRQT0M1NFeMz2Y8thJ2iX2pJO4ti11iX9qw+0F6M6xSjumtHGCX2AXsEkjU13Cr66wMmw5jrJpcCpSV/hIwazO/DQXQIflFEdOM
jnag85xeMYuXRx+teCayw51ZomiyXlWM6mAMDVeiOjzouK4oQi6Me6RKhtBs2rJGi3aDpGaooMq1zPtJ41VI2lhtuMfud4+t74F1KSqQA1qZBXR4j3Sz8tVm
6lkajxbmpr71nac5XwfkwnEd5ZwdsBjWsWpax0rxgOTwpFywModqk8qsSWTGSC9Vume1G2N5Vs1KT1+j88Xw/OdMVBWWDhRHVsqddmIbVFpVZc+jubVq8hNU
hABwG0NeQ/1WYE8zGCJQyuGXlHAYUk1HoKieYw3LF+pdXz7EiS/ZhyKpA2LCjUwAEnpvS7pNFSPAiSCZUB1dbTszL728hbJ4jGh9REdNJZByHZDOTdNvkD8u
Y7CJcgGPDhfwuCEr4HFDVsBDyoQIsgHAERi0Mftb19HQf2cFPeRF/BZJdu8tPmL/NG/tyFs7pkzIc5VA6t9KHdzKzAnsOtBP6H0J4xasdoEKwVPoC60EbHlI
Qp4s2GyqW9gkQaIvUkNJP1V1MV0nDZj/mlw+2GNM4cKP+Kn1Jsk3cjnlFCm3dZQbRKh8A5Zysd3ya1TrWpFrEACHCj706JQ3RYx1YerFF91t2H78spZ24fwj
41MetNnN44BJhqV4kA4wpiCeDkBSbRiFY9WGjNvgX4bRIKA3qUEUABpWQ4WWsyWA9Em6XL8xGYZVe0QNv2NBjYjlu8mKJlu+UbY03JrUcQ/dTfcMw/LdjPib
3TbdMAAjPXWFR+laZpgxlyJX8VVszWTzHSmu+O+Kcc6Zrcc/npdECyx1LMQOiXzjMkYVMWdz+Pp7dZnbCkoHloZ/kfdUFyaaBg7YQDOzkYWcLBxCxIlbKLlQ
qCco1XpgPeAqgiC5fH22sgToewFIkiOt5uAc4XQqYQGAKAFIwRXjqA3paXX9UxlyKkMpcOmIOnfP1yiKALCxxUNl8WqMpzUbSe2tqc0co5IBj0qL/pPtLG2M
Bj5CMpyyr2pI45Bzh/9orG35f/zOezQ4Qqk5tqCpcDsqUr7IWvLdKwxzsXXCvXKkFw4jswA2SSzCLgoqMRok6ptJwhzXrDD8MToe+Fi2qGkXzAS3F2qWeBl8
g5MFGKGiqHaq0qC+V0dmrGfZjn/NhTu+HJrLmXRHz612rlznrhcy8YVMAin9LftsIlW8k5r+rG92PtRxU8FdtBLta42eyQAX8T33aIH/bHFTToqfdi08Pkyf
SF6ocaN/4x6hXk+7byLR09hg4olUaMIKFcuEm5OmDk90RBZ0WBYUP7AlfuCB5cWpwZOJU4MnFKcgJQ6qwTxVlR6ATDWYlc4VSXEIkmIbkuIwCcuAPaSmDGlJ
oa2G5+AJhpA4hN0UFSW6Q0uFxJE51aY72RLYJlmK+9volX2bRurhWAprGdmXs/asvr2y0CsuwpsJO7Tmjew7hDYMmY610bFhdGyERP1uB5UKxrgZbd27YdQf
GFYd9I5Lboygd+2lvevMYRyG+QtqbO4aat8oyvra+deZ2k2oYv6HULGRN4mUdO6yLTCrdV4SA3hNMcavW+/3Yo2BEC3zTpYUzR86eqVAm2wcECKvd8vt0mhp
JkaQmYgeU3EyenmZGuVEH6gFkI9l07bzjbsIeuRg9/VkHwSXMfLwUqA35ayG1IBNnfHJYkCIYTFr877DPpgtMHfQVt5gR+8Xt0kZJ/H1NNn4iQh09hDCYO6p
Kh9jDhjqxsUqd6fqz2mdgj+nheTvVo8/J8z8OWHJlYMa4JljxckcKxXlg6uRYLPOXUtT0eIqrpkrh6E1PLYsB9ryHRQs307BleND4qgt58pxyq6cAVXrDrIZ
Tpzw2qvuqeYj1HU3f7MUOqkphpfUhnCubzKo65uAWYlZnxHuB8HxBnSTW9Tky1VLTOGbu60og/OYmW46lu1EkpkfcHGNeNM4z5Vk4RevuXzNKl1DxBa3S4hC
DOs8Ix4j7ZsbMeOObTkMhkqjGT8j/Sr/dYKZ1sU0sa1zGekTv8Xq9xar9JZIU8nVEu1GW8KmhrVknjKdTYhJX0eRLEkNWDrbpRtXGGyTnomLE0diGsQf3o82
eKg8PlLbboQvj3du+c+Jj8gap7MMFibsijFDEKcsXVEsX3I01Sgomi0EgK+Zz5r2Fn+1T/RrYdGEtGikkY5ZKowThZ3ZtLd/i5W0eEJa3IEIbUnlLkvA4zmm
ooRX1RLUt0KzTOPw5o9uY0/1d0mDKwVeLBc20RNvYUlwj4Rc4HpPFMOXmOm9hGAJpxSJ8UYuAebos74hE62oHC1hHngTb8UYjN9ySKDUSe6TpcKLWQ28VbSz
PHbfHZK1bnPW+rujdVwa7/Dv3GFK433Fktp4WSBeaqUv3MFhek88eifbCUmufUxOzav36z/3ynselT/5E9+orHP26p9f+K/8857Cz++mn3fpnw/LzzsLPz/t
rHPuy17Ordiu/2yc79yrT+nqAXO6wVrEabR4jhfMOLfFM5XbMnPnrhIgwg6HFI5L3vxbn/3R5Ju/f7EOqj7oTMd/s81IkHn+JOsUEl4stAgh+CC1ztKxdgcc
ccs94Uh83aLOKNrvSBTio46AQu7j+Pc17h4kXtpr3A6XikdcppM0uehMP57VlMs6PFZKdDeYPu7ksigCz/8bc9rJrYOZJTHHvow4b8BkHy7MfaZb16mjAxro
3NV/w5zegvo1BJVEX8tz4Xc45Vx4dymmwBBjCrildHiXRDX6T6fDI9/Pi99tZP0dDgJPwLTodd5W2t5ILhpi5RtIvYhNROz1Dl2OsJ6M4DMuUiNHkBo5zIpi
/5cidwzzRFuhO/XcQ9/80ZeO/b87FrluqZveiiRHPrt5esmPN+gfbdJeqT3DXVdMAW0OQ+u6UR68Sdr4OCJJ0+0OJzRSO+6+pw8enmQ6JLZkPiSjmNNRaHYA
tBsFlputKx6pIbiURqH50nAKPAvOHLof4ysjoaHJxCX+m/foCB6bxhCCNp34W6ezieWJxpDSIB+yptdY6GQHxwfp5KC5EvOVh7KixrtV4yHQaNIWhBg3vWh6
EvH3dLaez8bo7Dw+G6GztXwW09nZfIYwk0k+G6ezVXw2wSYBnK0sAG8vWjRHwFMDRfG1cTWxRa3colZsUfEWNbJFjW1RnS1YHu3UuqphM1sdMONApDUAVxMy
hiHw0Jj8NafKDkT8A8hGij4MgIgmQEQjIKIJLvrQ5yEp+zBAVOZsnUZEKQs5bSHVkTfAJaCGiSLg+awDYt5WI5ijNjY+XCA56ZI17xz56p/+I7GWeEGNYP3N
fSY5Q52RXX/bePdMPQYTvDxX0vJM1CUv/N7ff/lX3nL1xW+n/mZ/dLtqUOW/vWVLd4RV05EcmIl+Vyr7QdETIxqq6Ux1xltI6dQfa4uloU9vSLzs5vOPfkkP
1fiCWiE9UN2Hdpc6vH46Xw5nPkjN73keA5LfMbagOvKiB5XiN5GUWUDHG8aaG8bauFw7svQWM8cpL+/hHWJWspDvnF1w1znH4YDeKT88j7TbeexcwTrnOUdn
0hyg1fysk6feHMH57Ofd8zm1eGrX4nPEx3c4erWYVYOVVuCEds4JD/dwwuHlOOFwiRPS0sby1pzwMDOt+Ts10zrsAOmzBcymEeIxscsii4MSWCO0LHcn9UsG
vnvOHQ+8d/Mvq/oDl/zh43/51b++7eu/vBsQ09kvbx+XWH2BkqGzj8vrUaUJe88sx4HPOcmwZFrxPZ8wTXje7q7E8RjyYeh43CYNfNgguMOQME6H8BZkz0AG
OOyItW4Yi2vCJI+MofvDWFxjWFwTzKH7dtZWE1hkxGC5gOWwGodxcVh1YFwcRopLhw4rIZYMqxWQSkbAKWh82BAaa/o4YufVy2zu0bvMd47akqn0rC1gBEeQ
6qBD8lEZQQ1nu8fnNE79sDYLfOOQpXHjynd4kpFOYogrhrAdRDvzbl+CKhOQuzwB2csRkH2CrXTpmEI1g1W/zcSDEoJtIp18Pb40GloUGjqoc6tkLztkl2mI
y6N5XJ5sgmEkMANmxIdBQyvpQDS0AkZqpiEumsUgZCMicdWTcYwAQx+Ng4ZGlqEhhPsi9wmx/1ygndq0EjRkqxWgIRv5UR14L1m0BbnFRMGgobYaAg0NaRra
V6Aht0xD+3X6zKOalvaBltysrsGwsnsoZNi4xdJvfPk5W8PsLUNEOwtEdJ9rkD/DZIxjT444tIcLqCcLRvoK7eYjCJkgIQa1F2iHJiFmDWMv2SS74Ewh/8Si
DSBjnyDM9AXhkjtxfgbEKqSc07Rie0xGuN+/bWCodtmSRCS8Yg9JAUv62db9xMj1XSssizEd7GQYkHOsXY6kED7ogNeca+92QAmlRu58b97IQd3I7dRIlROv
KhIvdtSTEu+sEO92EcDsZFwyocrEO29Lqs+cJuJZJAqO66nukG471NNBunKyIQCKg2rkTW8Um64KnVq26UcsbvrNnKMpDb+13O4bpNlvk1Zff8qN/r1Pf+wO
R8p9LZ25XY68dacGgKGZRAtXXEhzRseVG2gO6UhcGrMGYRszhjVGMwbaEMv/+IlakNPQy0grQBBejtE1ClOxPKOTAb+aUehkwK8rD/gmGZpLZGQ2vgxUshaC
V9bm7mkzZ8VNXsuhntLk9eUmT0qTV0mT1WnQyIe/6v6i0AjTwJCmiVjTiKGZlboFK2RHYamkXdpRhrMdhTQaUjvEWjJvWHL8G3fqvCzOIcOuYiSTIZFMYpFM
JpZKJlpVHFMjLLaKphEKNsEAC3XEsUdgjrN7SPixAgm/wmjZ7H608WWbPZswHw6X+TMPeFt24U6SCzJ/ol0Vw2bQMFjJ8MLUi/a2bqK8f4sxfIUeM1uP2VBZ
V8W4Jm3jIjqR8+ukjq8JNVFwESXaDG+bOYU5OdGGVfbWmLke6g5LGPhw2trcHc7qQ9NoJFMzdyFK5hVcU33vXFbdaNYYaPPXeFhtWizbC/1+hzP1N3Y3oT10
AsuxO5TSn6QQsWvfBq7W0kX6JwUONdTDoWxNjW3MDugzmdDU39bUb/dQ/xBTf1tPSO5+0c4Q0000if18SwfegZ3f1nCwJ7mXwXRt/hHTsVKtLPtI6AUyKZa0
oeJYFXnEiXJRBjYZ1GK1IbcP57ikbUxOW9rRLkzNxMKyc5OLR5+1aOCfA/lzxMUEoIxWMqrRCszDZy35UVfK7ZkMsx2Y7aHECob0ZLWjgnQ5vIx0OXwyXjBc
ljBXiIS5UiTMCZEwh0TCbIuWUlmipNR0mFVJtKyIRGmJchJ2AY+uy1TpYxn50zUwRKIuSJMnUreQoO3m2dVuuvN+bdV103M5ezare8p1N26BMgRZfIgLvZsK
B27BquJmVpUTjVCprKabWVgqJQvLCYc4liGu8BBX8j5U0sOmD5X0AupDlB7BhXSglJZeUf4GK5YCOnUBVwhVU48hTJqICjKovlN3/v3df/7cb37gq69d524U
NIf1Anl1Hv0VIz3Z4qjaDdbZAv0wST//s5jAV0nUC+M+IEvZwpcLMTAhx8DAIA3H8QhiyiyBtLLACBAYMyweDWQpc/GiUvUzksczbKvEMsGUbIdODz5w56yE
+t1/JzfGilZikhjDGOHGcgOip/mG6FhSt2fs22ozzu0OYrtuc2YcrrBrZ4knzo2JL5/LTDQM5FhBBVcxMaJ2KhC905r2TKB4z+cAdZCE/UzVnFaXmao5Q6fK
WUPdmqZj5P3uIU0G0GSujgqB+RcONVSBUS7nYvKzMIH6DOHVmSbxLUTJU6hDiT1pWVI3DT/GCEZAoQSUEnEtVWfHk/7DZ/8b/7ELvik2RSI8jQsgweA/K9hE
KTR3rbHxe6mn8/dkFQyApCWYsNqDKIskkkVCTwB504+336PrdwKYhJ2Nenk48mAd/EgvDxvLw1nuUbaBu3AbgqChB3pchNZfTR0BhCB71+qI77N0nYhm9sfk
NCeGnW/xJqtf5UBOcaRzxl+NEEAVZsiG3F4HftIS82kh1EWfGmwGFDQ/aXlQp095UDgx6T+2ZPhsWfDjP7xT933Rhu8YkEmoVQ22320QWaCSg5nyWZ5yeukN
04lr5tb8gGQxRCuZyXf5bBYzfxvPfEVmHpB6MvPyIBP243MS9SGEoX2KPmAHFm3xjvBI2uIrqSfNzCHRxFQiK2iZDrWk6h8C0WFTZmQgTFmhImVkxpzDvOBz
PukC01PCmfsnL8JDwzigqlhdA3p1OapGAirIyj3XWoGYP2SONonjWDGid1dbYXeQh5B2VQQUcmSv1e666SLz85WpW6gDVp96Nx13ueuEn5vwLyZTLNJ22qD/
f+zDs9m+jmffKSN1jjWBNeVizDpIUuNyy9OMh11nmV4W4RCtY7iJRtQQnKKjahCHzhsbKH/uqxGabHar6x4PKwc9pkUzaycjCIXsvJELAjYutL9mC9ztV3Gs
bLAO4Ug7wjO2LPaDOA6ucw/Y8t1Fu9CtkWyqD80KjECeMO1wi9+AslzYsVWbGBeR3eUNpzQus8w35CVfNUGZ5hXMMzjut24ceugDejB6bQMY2LRbXY+whQI3
inNuZJVYyvWI5I95cRsKjkHBdV6koOA6U/ByTwr5xtQsUItDo2e9mrpJg7daKr9PYnc431pFh+h82iIdGjhUR6dxszhuhEf8J3rEf6xH/Lge8ef1iB/TI35U
j/gRuzRguwqMtnfAwBZlhokmOtc0iiOX3cXjmXE7GQThd3GJ39VzjN16zu+ufxnYnYxuxh2uR7xDbLjdfpqaposI45zbUZ/7czv80J/b7bJ7ud1skdvxKGbc
riFXcm5HvOl6WXEZs6szImTG7KKc2fXrTl2Ipa55XaMvr9PjLdpDK0PGpzOekgrO2nSGi3WOsL2cMUvXE0fQM8OKm17kzNaGNVtDqOjwT8XWgEkCpBo/cx2d
jRUqnqPJEi3SnAyklfTABz+2u6JNJCVu1saarGFQYgBmsT8Izi2mawnuLLMv8DTDwlQaZxzMSduag6leBvb/yGr6z7KYbpW1tFWW0s2ykm6QD17fw7lk3pZy
LuFXPmeA9mNZKuctJ+BYeD5nWkrzLBR3IsH3IqiLBZ7VznjWRSXGcxE0uHaJZbWzagFOVi3AXuZBIcL2S+VY79Mc6wHNsXZojnWf5ljbNcea1xxrtsyxYE7U
jL4fx9rYw7AKA9eXZyl4absyLF2Nj02E7cOzz4C/LsdYQ57mGuOcXKkF6javjWZJlFq0cubiFJnLIsd8cxZJxlwcPtvYy1tULkKbDhvmwtVrOa4tL8DcdQ0z
4JuNHIpsRkewAJ1MGm0WyKSZaaPN9BALH3MyivSxY0zHzYhvysXtJshlOBO3h1ncPvELdAuLTSNuzBI4VAyX+NnYBU7MzW3rXjX5FX/LcY8Nw8+Yi63IHch1
rr1EetC4arCX2/wAuGZm+XgokWgYTBNfaPMIJgNvoMUDNSahZlAjkgo7eiY46wf1sPnPPKiiCfMhaf6vY+tQU+cTQCNAgSEcO6q9Pxl7nFv+HLfcTWeApRtv
TWfe0Y2YqZLysZlG070lfYHET2szUgNU5RYpscvRyhUZLnrhhIzOGqKUsbc0OGK5GWn0aYSghLomZqyLZJ6BBrUV9WwAEU08b29oDCIu4Q2NIR0G0sQGggQ/
NkV42AHghdYXnexilS6aUVErH0TiKJ9OPPhQMpYhpL2F4y1hx2ou1ygeKSfKACGN89LYD+o5NL+7xlmbeVcfSs7EhUk19tDux5ORR7oDCNaff6Qb5uBvS05A
73nAxEMPJupBXOrgJQ/yW2r6LWeoM/nvplKPJ0MAfJHrETIENHQXR5HahQVjZwtGSu7eJQh6kfjtZeaM376bLZIuFonb5yEwPfjrK4guSoBMaU0y/Le1isEr
LWBYMhJ9Ra3MewXU+YqaUAGdCd63dTZDX1prGeXSOo+hxC0EkZ5xvnWRalMv22rF5SUBrtEzD75u3s45zfND8BMY1Vh/4HwZPVUDUe/sGWYqhZ4t9qlW6q0+
ZatL1hm2BoViM9JRqcwpM6DNFTpLkBEKORT1kbu0qaaWF5TqV8LpFOM3n3pfOX4z1PGbD2Txm0f6xG/+ixivjn88i9889vFS/OZz+s975T1HP55HYH6gus45
on8+vIN/Plz4ecFb5zyjf35Mfj5Y+PkbpAke0D8/v0OiSPWftHMufjyL33zh41n85vM4jb434vkzldsanN9g8hqCQk7TOdbZjGliA6E0ABI0sMpPQWWGU9ZD
ERCfTYgP6zSQaq8P5EAQP3inzvHXQTRL40Uf83S8aF7l6lz7816XHS9/4iEm9BzrCU88LYuexII+5gGtKy+GARROX8JCj3vIe1rjzvoIK1zjHvMA9ZTu96ZB
CIsu52VxZQYv/Vu0ap8Hq/jj2qpqc+rWcXZsr6Z7UHggHU337iwa0jkaKHM9QpdqlpyJB8VZfsSW2JnElViaskOxgLJb0Si7YWa35rjLni9l5czSsfSpE7QH
ynCj1J590p5FWyJMpD0HetpTiNOo6DiNU2/PcydoD3Sleqk926U9WYSEKxES5fbs0O25T7dn++m0594PLN8eSJJRObpLHNaztgQvSHvme9pzqzRnq7Tm5lNu
DMpJJDpNvKcp55IyL27YH9sCmXpcY88+r5GmjwlEIifUpgigCVAFpjuqY6Z36eIwO3WxmB3au7vdAQ4pY4KP4O95jqFmLPBIv7aTycMdsP4xWQnIew97l8lY
7yohIvFUSKJr7iQUNoh1k+58v4QS4nyE7RESg9HhJHw7jdN7P2LyD997TxaCobFVqxKCUWN2QNygxknz5YGrFga3uszgdnTvxrBJt051rMHbDhR42+/PyVdq
BjIbY8MA2mPC4456YuWnwT3kCQc6wBzIjOYSpvNLfUfTXm40792Zj+ZKPZocoXGCkItO35CLioRc1CTkYiwfIQVA7PLo1YzmlLbSfY/MLruW1vYupVIcRadv
HEVF4ihqEkdxqu34w4JXeekiGtMTu0JPbEVPbE1P7LhaMg+t05uHxUdms3moYh5y1GBIjcM6UwBhwRyKPIRMAXZdknKoA943/tbG3XRuglF2949FYehkCU7g
AewUBxAJwxPG22lGzmNv5IX2pz0+DW/ZYH3KE8/5fhwn1jnU4e99x85GUDqexaHs86T7Eg2x38OHS6OMb8k87Prao3+fx7OUZoIjXm098h098ivp+2NstfQQ
VPhjHMVq6cEDiPFU40zXtUznX6k6S9Z8J3OlZzQhc5/GW830p+FWfLdEAbZuRy3K1+SKXlp4ZqkgsKKfIPA0yWjvX25nGaSNYMAAbbgCtBEznGP5Pmwceiz/
6nge31gmexpwQe3gyP1+JO9qkg91h2s9Az+mnyqJaWAe7nQSxx82sS0HXBHSRNDa4+m/Al2zhxUh4P8HKefTyjtjfuMO8ey9Q9BJ6IbLUZLHzqbHmvrtZ/7g
nh0//Pb+X2ZPsbEBrxcfMLzFLfEW+8ZbnFriLX4x9xaPird4RLzFw+Itbou3eKjkLXbFWxyKt7gm3uKOaBpj8BaTVmqWzEheAINd+L449BmByJISAb6UCLCl
REBVSgTUyiUCDgZGc/nogBvNNG/LMF0P2jcm1X4lApAe/0DGA956KQOHHbdYyUzv0NNfiz9tShbO2oDEhFxCCmbC8MubxlXtRuxryGKq3UiCLv1+m6px0kqT
lVPa8qqQWWJTvYomoKVqcA415CCAj0CMhR1iAPjY08kgdhKo/U38NbTGJY2fFFQO+Y3UYHpAfh2iVUS//VoD0jfg7w7gTWZVoZaou2inr6YfIIzW9KKqAeWG
+/KEzT5sS6/3KMv1rhqeewBQdD4pOwxJB+dhela6tyDVmVdriSDdwZUOMHIf11UW5+lK9RxYG6sA708Gcdxl8z3CTassVXKL7kWLqjqEdVBTxhBDhpe/lLWV
gdkZvtoYDXqVpiIO1KndZEz6RvOGHexSNYBCO8DDV85bGtYl9//FWUej1wy8VoLzJIeyssbtZHvMQzDeAryjG8CGyx2em5M1TgP8pCvDO/X04uI37/S5gBvX
uh5Q7YwudyENivFuIH6yFXRItcABhqT8bO0NRBhDoCD6wBuQyk1/wawxuMZZS1LnoOD302F90nkgcXAWJmMPJCvUCuW8fVw5BSNOdvrr42pF4Y+uQ2xw7JL/
7Vfxv29fvFt1LuHTX/3Kxbt3kcDQ+bWkOU6b+wB9290K9FOiYz6ri5dJ3EdIZU6fZ1sh1kGNSDjhRFe14u34Ro3IGQiH8KxEbDRpiG2wjkPeIGoMideXJbXx
7sr84oiiv89A/ya7Z+KgugqHuNvVNrjRBx+AFT3f+HclDi/8vHNfKXTu2+hcc1ydSY/JfYNosVMYh5HiOHTpvmG+zym8baT4NpXdUpU8i8dAALt23GGvQ/mR
ldQ8UAnLIl0Adq2fVmfQRGUXSytrkhfWeqyXixJeNhuLq2q1O9lNcHUtBlVTNAAlIaN83OZTyCgf49MN1j4ck3WkAaZna1m+yiX88tXd6V3cITehg69MyMpW
5YUdy7quy7IO+6zqPf1WNW7ewxxjr+a7+2x0MX2U7/4TzZ+jAlAFXgSposz/qDNR9pHHzav32swFc26Xz8Xdei6q6VES5rtqlIZ/Av+9dZxWj8zP++7R77kB
/9wkDby50L7PlduXqmw8Hy2N5yH6hFJnqiUvvg7/vFlefP1P8WLaIIhwVlK7e168Cf9cKS++evkX82w9yhOwnyfgHOtx2whV9MdjNBsaw+xc+49sFq/KDDp7
lSJWLq40Q4KcTpNvQFWOLEE1guV2sNGXdwcbTg8vt4NF6M+T3LpzrC9gE6LjAYivPa2VGqjYgsuQbowP1q3VDfq/VPnOgOAGuVuwTGl5JYW5VHKWLXgcbN7r
LfwR449Y/xHij1D/0eGE61/j9ODow2OBz5FxldttBho0MXFuFhNHI4TMoKpUddf9zoPgts/l4QIImvNhoxIlyseEwL233y488BmxVZ9r/w3kXrr9m6jJ43MJ
qyr2pcMYQZ+NaxGePghga59LV7FbKf1vLxg1Eu/7c7C2hD1eLQmNaaxzjwCsrDkPvDQcBuBXbtDAx3ofZF/lIqzebf67peBcRvNX0+VkGK5afshX4YX2+/Cl
YIP1AI4k9e5wpQL7fa52fuJYX+fOu/L1WRfMSZPVMByfbu5mHpFx0fAZo7TGmuyRrJA8C6dzU7XhjGSns1V4D5vYs3eJE3XU+OY4O7nN7jhu8ad1iz+lW7xf
t/hR3eJ9usV7dIt3uaUvHeEv7Sp8qdDmFRikI07CHvshDJPLH24W4kl4GDGIQ6hqgTtVfK1YgkphPw3SuBqcyF8TfJ2qLs/JUys4bPSueU0CszbHaeRN0VVI
rOzruv8/caT/P3ak/8cd6f/zjg6wcaT/R52MXnSvs4CQoPQhEycOONVUx2Ds+SCbdRadUyv7G5gpjD8Ekk0P4PHyNVObFiUfz4ec6xeq4Pnp8Q+bqnlcKWyR
7nmYz7moHJr+/nsyR1BVHEE1cQQ1zU3xE3fqTc9H4cS0ln7sd5dd1zKXUE3NiuYQwdXusT4r+hzrASdxMYk+KhwmrS1Y5e9z4FEntjbCE+kkMVAGB9Cq+xxp
3XaU28bsOkmjO8xBIViAJBIMIFh+gNg7whDYxDts2qCx0ujxW5Mq10LB+VYUqIJld7SgqlXLSGaRaiOZo70skhnfYC+9gRM62sggKAKcqipMRO1s80PEokB+
1Q1sGRuTRhfmphL0p47kgCowgXOwnF+7hnPRq3lCCBhDZhdNxT0vaFyj+Y1qFKoD0ogapM83aRGN8I0CDmdGSgDihnkfNXWTLXb+wiRazaBxsBZ1HZqaauXM
AMl7Sz6Rrc0bMJmr3evL8aJsUKszG+WpvIZjaWUt6d0ilOAS50L7a1iF7gbrqzi2NliH9Gp9Bsfm+c5BHAfWuQf0ql108gaalykU7qiDfKgZBzWlLJYp5Wr8
c23CJHIdUc3TO97tSJwz3TV7T8/gZvQzqiOfGUGSKTO+pqFzQ+pqoM+4L5bGnV3Scd+xXdRjW35NNrabwO5Wuxs5qSAsOLVDHSwU8v3sX+UyI9gFeS+oygP1
ZBQu7TZc2qNwaVeXPAKrSEiHNgcIkYqDAKE2pmM1HVoIEGrDM70KOxXc221imCS1t1WMACHGYjyFccDSjnj0ABvK8VG8VnhQi+SRR8IsS5FrMWgDyw3aekSX
rXbXor6XJsaRf7XhGzF74k8zjsMyjo1sHBFFlNrEP+7IQnLEhuQzQJSwY7h6mziczcaky7PgGgYNbKoI0Kg+zPOtLEJwHnsNK84mjwCwqtxSKGbJSE8iAfhT
IcRSAsqrxSioqkklqE5abTUiMVB7SvGVpe20Woq3l/W9BxJXjYuW9ds+a3I5s71wxa9qvzurcllvtFVpSbap+lAHGQCrT7wdDXdb6IdtpibWjsFSRk2snZuB
pbiggtE+D6HwKOLsBCwFKTCy9+Blo6kLuORqdySPpx1hxgKyuh3hTKEaff144l6moV9GFQng9JmrssnlRzleix5xtwLVOijEnI+gUVthQx3hlhBlwhwEvFAX
xhT8gaC40UsZN8vVcMiA2CGeh+DZrss1ZogtY5+oGnGqZoyttFdzPBURGIJSiPL1HU4msxDdtMtiSEfEkLZs9DFiWvTdQV5asSpaTk20nKaOJ3ELKGd/4rgl
DPSDOWQ/RxUDZV3sHnQOuwfiErKLfCZGhwB2jwB2jwB2jxCHjfy7GB0C2D2quLo2j05AxTC2e1zFZzB7/ArONlhXAkh4nXNJZvMI0icsoPJ/btaUC9CtM58P
+fMdfGECmJKweRQ+LzYPhu4PBbq/nllf6jRvtZ4vhJnOGohfEF1wNq3jkaxJcYIMLy6a9d3KjHNbEdtaI2SmR5lBAKruqEi1E+WCuGHCZWvFIuluzKVhK+EA
q9umm57leZ7tcfXPSZS4ghWtKmgOE8kyIVnpCw9KfVM7/t07i4FZMGx3IxOY5WEB1l7PISi0AKNlH4Vwj/CsWloh3kZTeIHTgdZxAdcPJq17QjaWU7Dj5t7B
3E5YSScYoJm+ufOegpEXrpPKNOsMqHqO9SFgfpHAXoVJvRAD6UYZnk7FOFQ65aD6YGlQfZ2D6oMeOB1gttY5qJ7zoOz4g3dqRMFO1xZQ4K6vy1nWVXAZg197
Ou2FR6RTHHDqgCBq0D6HQ9XMQCObgYaZgb4fXDID1U/+ocxBiJMYHZCBIkrywWu0HMqN1FWvuKgBj/In5gxOJD1TEbh8xnes5UOPkTaJjchBDAUUOlsClRwg
/787jj3jmRLQazMuostqKIGFxoL8AE9vsMZVWIlrhC0wuDwqchZv4BULDDsppuQoe5cmmCMXA7mgdDMv2cLvD4L378YvYNXRkl92XfLu7/3+rn/8/MHXvo1r
cKRDV2h8xDrnitqIQcQXhBzrRF1cv1MvjiD+4D0mLguTbBV++VD2SwKEblA9nGQWzxuJY5g1GsELuORsRXjJWjOQX7BpIN3bepmEJwWD3Nexm9F7HRdGCl6H
qjZpgLqGhbXkPJj42C127wZi/hqnsxtJgMrXd4Qbdych/eYzP9m9i239uMCcZb2+4NAFrp6+afcuKbjL74p3K35O0W18/1q+n0424j6rGOX47xiFnIsmJFne
r+rJ/EVVBGUJo4HfMNpgOzPSayupZCzK4nxGYVKWPIq8l4xH8aPzrdBlo5ujjW65w7GAV87w3H4vHLdgBfdHIwBWsM1siCtNLAdKoO+JxDxRwgr2UapFbUuq
Vyc1zoN2TI26DPYZHKK1WX8iw4K28D7GFY+WT7xTAfs3pCOe7XhRT9neXE1HWo0pWHEqfU2d/O7T6bWqoXqEdLJWAM2uRZBLqz1drFd/tg0rgXhXAR3QO+hi
x8F8YGc48z8Svw3eQZyytpc5d7/pCxZUlUsx1DN46Ksb1lREbC5ixAJraRXJAKoOtHligiSGzHUbJudiqtVtwX4K8dotzmYIPbmuqm9smNimsAC5/xFBF+Uw
poQDZS5JeFvalAi8/X/jQi4vvuhuTmcdrpiX+Wx5qGoZlv/6acZWlsc+tk2HRFzEoQ7yhfXxbzMa7azN5pggl5myd3qRBEIteRMEQY40O68bF57kvHBHIyZ+
gs0y5Z9h2Cdp3odjoiWotTQUCIQLr2WmGEMDaxSG5AuzOjgIMjMdUEYgr1kQTrlzJAuGNDNIQrh429X/H2vXHmNXcd7ved1zH+fuPbveh9kHPvfYNAZDcBTE
YvOwDzWFAiq0oghVUQsxUaMlkcBFEW1cvLYXsINbuchqXeIkdy8YHJV1XQnFS2IHU4fgRjRyG6vdP9xoUSwwhLYrlUaGGLXf7/tm5pxz964fCTz23POaMzPf
NzPfzPy+38er7R08QxSOVWaoXVU2G32EHOUlch59K+ISwh5E/h21sngQVfJvkrKrpdWs4F5WMRj1+UGJcBoUVFDSuizcBRB7EPVIfIMIZS11KutywPoudxCP
Pi1rgLJSGhdf1h6YOEOUWKas2gFGl7bQsbSYOFfEvcXnabEfVTGB9wEhuZwONibwNLZgAk/DPCbwflTHBN6PAprAX0g1gcO9WujYYhdorGjHCAJ8kW3VeERx
AyQR3FzHTzR7ar2dBFESpSucV+l00hljVQnFWKUY9/ipi1XET1I0ZRFNiUWTDYBgpkNRV3VPxuHgms4OBytBGN3kKdGVyuHgP2nKBz+EHc2cH8JhT/wQXvqW
8UM4qfwQ4PIwq/wQxsUO2H3Q+CHsPJjzQ9ihTs/KRGzbwQwTtDtqj6vbmyc5nbPfSW9/bI3aH8h58k6Lb8/p2z/aOt6k26fV+Vsn9/7834JRe/Y7xvtgz0Hj
fbALP6tfv6LssH3ibiR7ZWMxu0E4V86ySO90xsQFgYMuXxn7KVqtoyEA0K2bdyw4xqtF8uLLE6oXP23jNiPW7DHtbGCPhW9t0aZrzRZw35wdl16My9faH4AO
uAR3oJjmAHOurMBUagjc5SWz3lh4dEtmEdrHcOKtcHY6AvxtOuJ6sNsR14N9TkO7ya3M0a3Uo65V9nL04atIA+rgu11MB7KaQ5V0MeW6nPXONbejqZjXPrEr
JnAMdBXN5ayXo32c9RpFFWSVHnIeoXftRzfwmNOFpgj6IB9MQiHPqw4/y+Fck6DRzZjzFc4x7LjQ8bgtpZ2xpbSzCONSTDY+AsMzaYgxf6yMzcDSWNI4WynA
UExmLLkz54+xKzJd4FspfYqhZEDvay4DvJJ5Jp0KdD0XLzJnDyxA6xOmlDhhcnJSNbIw+RE3stDw+kSLOEI27ysGUe0LQ1G1JYlvO7r2QRXjYD5ZAJnq4QL0
PJozoMhTV80Z0Iteq3gH0zFTr+WfJwGZmYZUYeD3KaaFKSYv6cIUk0+D3we9lMfPZCCux7xkuUK2Z+DOb3rYbZsHdz7pAXYuyc7gd9+19glPsel2UYVcPDPu
GUs43T9QPLLA4xpm3ErUi7abnPCyPLK+AprUkm/vy+LPs0+J703QnqV295u+BdxvfOV+06vcby40S1mCsxN5IPUJT3C4Mx5Sv6pw0hMKxv/wYAlebf3UY/KX
NtkMX5xs/m/fuJFNWclGnH7aKqLd76d/Ab+fYhs/q6UXaEGDB/hwrph0RVVEkHz84sKygd9Pzzn9fvoX8PspKr+fPuX3c6H5aX60N8VTt0nmpCfJkmT6lKRA
2Fq/nmRCx+7VJCMhnUMdo8GhfnknEdjGXuP4f44M8HMGmv5TTwIWiOy1LuRyUNdrV2oNqYIFmmIyPXCHDFxwBJ9e99Xe/be+9We71rRUt+mFp7fKijA71Jme
kDrhhyf/VjGcr12zfoiXyiy1VKaHAtUnbxo7qN787bXPxdXDGAKLavDzOSImSZAL+YstqXce4uZJaDNxxyNbxJNBdNobdXby7xXOAW+Vs82TZ/bRM+PqmSY9
c8bVbLLJGRfJv6MFP6Ew7OPsn8NQ3GKWvBLPh6d5ADY42SKWDVBKhOeq6jATJLDrrR+iDwpXF17Hkay9H9giziM4dl9rH0I0qMvp0ChJXIofqLgUpVED8Q6K
1WT3X0K1dtvZERywqWS7fUsa2Y6qli7wSJZgJ9iFKfRXdjKNfjQJc8O/QyO9U0rYNyGxVhd2YDHOBu38Zu7xFydOo8zT9pzVwXo33whJLYWml18HLs5fB67w
OnAxby5Qd0f/K3OhmTcXmh4mG+iy3Xgxll1D3t6LL2HqkKLwjWFN1cmYaEVsdmHN4pIVdsGshD8Agsoi1eymsVs5bDb9xtZWb/rQ3JrPc0D1guzvFtk37a6a
ciwKV9h50taQu5OI/YnEaW95vi/pFU0KMVPEGrNrfPZcoe9zoTiWrBx72IW51j5NKdwcj7LdJaXJ5AJ4hnnZOC7OV/ezA5uMNl/M5+M+8TS7R7xS7qZc6ZGm
myP+aivtdeU76KTco+96sStUlyVwj77nCbf8KU+SJHOue5557MV9ei3M4Ta7APcoy8jpCFVxAFXJBQQzIcAcTY0KDEYp5R4116PuhqsX42myqoxNl6OICb3l
IOaf3Z3YLdNEsuKIIA5sYkbG1y9TYWkAoiLr4l1m2ai3TVRYI3ISMOBFzm3cxa5k0a2VVaQ+FQ/E+FqtFM/A6xqOEZjH4bCvtz7y+Sc29D7kn6sLZ3Ck3mPO
Ty5LfRL9zDDE4rSMOK+mVMRB80NfCFHP+MpxyRfxzvnQ4JzY60rsQx3EPqDFzpHI6guInUOS1TuKvT6fclaLvR4NKLG7qdjBmK+vR0O8PcXLPhYEL9igyGoX
/FAnwafJeKB9fA9DRt9qqi/xF4MagDXglCe9N6sDtR5QDJcejdwN2LNmV6tsS3KyrmLveVLX76rxN9uEpP6UqmaCW9f1qvmv1Y548Ta3WN4ni+XCGsvQU5NV
zdiL8qX572YKX6bvLUF9VH32T52jJWnXyZjtjP7kLUv5sBZ4MpdxnM3WWb6mLF0zqsa6VY3Vq2IkNT3eahaeqz7Z1lXIF8cgXyTKUMeRxRd2WJ8qClMbB7If
xJYJ2GEdSH4xHbqZhBXeYiEGK6x8h8AbIBpBCcEIKmzoxMVbJajkHFkK7wgUiL10QgxPTJK5UpzYDthYVnTG2rty4E44xpREnJJ15em22czzyttae1/vA5e2
Rl+GGFgqyN5XUFnYTJz1xGWGl61cgeGoSEy+icTkch11mKxjzGTWDPjgoY58CSLsw2a9BJEBV/NqFbvEcXWGCpPBVl9diDIkwpKJ0VDME+nuVjG3dtnSJHai
RBo2T4aX3z6hpC6ubjo3M2n5wO84aUHbTX7+PE9a0H6TgOskZJyFLvNR1WB949ldTC5vU9CjGQWtKAXVTbdXKWifVlAhuCgbfsctYlvp/cblMVwAY5/dGwcU
jnE+FPdWcx+HPCoXecQfnwlQQO3MrctqDPFSSedqq1xAtf1Yj3vv/+srf/fXb+7pxfBHN7T0/Lz0SjKzcUV2hawyMsq2vYqLpoqdX7GK2eJzZYfkjC01yVTt
YSdoRKiWTBR5iBIPpbndkf7lLNMTXFXY5ghtwYQj6jju8ELYB7o1qzada+BtrINhslXZ0IXGUHWeCyoIH+F+OiTup664nzrsdApX0Qw9sXI4HegQols7nFbE
4bRbHE57c/TEdR1Dmz1buVMq6w3wSZchSa7GEsy5xmMiEfA4+766WFovpdFlFWT6ENOCuQZM7sLVrIzDchKZC7+7Kg7YGHENZJdTpXHU1Zvk244C1BGkq1tD
q5yZ3N2q9ltXd49n7+ofRwC1MydfGIozp/zW7Py3MFktR2VzQm+ZU/XWMVcY9IrJMZolll6UmSnTPy4TaCBPS6UzXca+GzQTEAajYWEwcnGppFpVSgUHRK2a
u9FMm50Vlpu5m1TSa66+Fe5jZK+fHGphHveMnQXO8Szwa+kskN+hCzILnBB2btgHbkqWxERJ84mQfAGukVorFbnPsjJh1Y07TUYNXtA4OUXYhLClfF4QzbMz
Hyia4OnVb/qOk6UEGrey3joFZm6UsOW65yqi57oO3zUgWsRAT3MiMdAZ7I0pWTEfBF2ul/R1EwWd3uQo6PeLU408IbSIuzUlVRjzxhaNnBLNGQOnLq0lKIdS
FiPwicx68nvpTmSrANKyjSbw/LKC5zsMz7c0PL8Mm8xug+f/ruy8gzu6AyRf/Hf5Nlc8uMHFDDRfVnyQmUjZRcxJuDpuiLk61sYGKyApaecmZqbUG1hFrDbc
JmJeJ6q+Vs5ugGqha1Qi4Iwk14wx83C47QmzGYOPXcNtB7vbnIUrxQVrmXhRRALXvM7wMCdv/lJ8VXJJbn/CtN6LSE6yF37tCYXyzt7KFPOqwoNMXgg21djC
4OSwid1pcHIUX78MTtn0VWtDVb7EjmpPbBHvWG5zlvjGcHgpoD31AqAKN55mRzV6+Ish1qxwanLzdKV5Kn8m1T7/8FwNP3lyi8Z2v/irNf+HbCuFDIUpEtZX
7RlwsEMqIir9jtzuHbivHpJNXl+44hyDm1N9WQnN2k+/9RdRqbKpCML8xyv812Bwm/RlW325QHNwmOfYGYpdBvksByWv2hei02MVsGjCs9QOjz7NepO8VRA8
0CzdA/ZpjK7oLaaz6h71pvI2XdFpUe2876nVCJtpzMyXkrktW3QfD+Y56eMd08fDqKZvqf5d0jpBjyZPya7scZ/ZUO03cW2bXDvm0+unbckP9k84V3RFp7Hz
x6CLc7O5DQ9u5vU9vW7HWZhVaRyp6TRmdRpkTyFWNR1PuQhQT+Y8AI903BOie0xm1LuoiZJ+fUa/Drz5S4g7TmPQPhzJxnkZR+9a+0ANxVxdOAYkRFG10/lt
qCiXVRsC4J3sEZ3X0/5Y+IqUiAqbxjBQDvmuJlZX/UtFV1U4vVniUaOep2vczoA4r5yfpV0gYVcVZiuCx7NXOMcrcYDjTAUV82Y1dg62msBBDsUmuOamB9NA
m5vWb5DdZXpnX1Vxkpq7X2VXemU92YVCM2nFoBsNJifjrskY4Jxa5lYIDx66FU7G3S16jP7UoxC/6E8Q1ejlyWYT2aGvHai2mnGN7tX4MDnZ6KKyp2xDXfJG
TV15+PEHMb6o04efWstZqz0bdT3LWvyPT6WxKQqFB1Uw5rG4R1bAbHgGv1mVT5+uPBcHh+NFPHY9vJUMfrq4rUYGPx3Ha41+figgIx01GTQW43gsAN/sCudI
0BjEcTpoDHE5ApCr0uwYIzadN4PGCI67A5qg0HFnQJMApA/nK6RbpYkG0q02Lu0gzsCUYb0Ks5JsupO5WXvSugmCrkxNBVFoTlrG2KTqCoJcfdJH56gGWufU
hAo+eHuNd3Dp2Uxyhaxe1NJ8NqAGlOpgRlJ1TW8hgsK6zBIEmw2AcclqV17iw0hnIBqiA/0ezqgWKVo0TKpVn4wXtykkbkEha6R4rWgxKQ0QB61oYJK1jxSu
GS9uxvVshsC3UacnJpnx1skrnimH5KcWZXRwqC2dhAPT1PNqCP5wGF8L5RNbOJegjINSTeqBOmVpUMo4gBYzYIoyyPnIlCdAWnygItRy2a/J00Gu3aSKhXzX
CpnHmW34WbSkNP+1atQfdbXg0Nhqkrb1VOf1ClDIQNCp88UPvc0pQJv+sj4EJepDaxl+sa7AzZWD6rDbJNoYztyaLyxWw7Ct4LfUgqBW/TWTqFIryvXUQXe1
kM0nfQKqXdUVMQykS6uta0SvWZNec3Bh/a1D1DV0mPRneBLEziLvrmacr0+6NYgGQVVpUVXmmxHZYbfXnI4lrGUL20NdBJncg89CgXPaiwSsqOeWmhN1YQ00
kIqpcY+M2Ij8z+Y1LUW+8vqaZsQ3Kefrrnnj3r0/G3njpta6waZF/12xpgmiF1IoGiFq68pf3rfot3revrG17tS6//3jW97+g5tws7bu9qmVD7/xe+/e0Fq3
ZPqz7/zPO2M30mv0r+mCmq0G9B7fH/jSa/1feu1e8/29aySNz33rsYN3Pf6M+fRHN+HT+Oo3Nh7Z9+iqb9NXd8+c+e+Z/2qor/7Nn7+y/rEtL5ivXpH/6uya
bAZI2H41WoL+Y8G2TbU1AvmH0iurB6g3i0J6YBjy12Iexp9Qte1hLeu2tm3n2gRJI+rKbDUWqQ12VnB+NDxXV1BYmayHJtFzNIZxP7Buy7F/+vLKPzq1Rhf6
ut+knvNwHN1805Nxw8z1xjdtpQqo62eOSu+69p5fNj58tYWs19d9Zv3nBx94+fiN1BBEtfHCJE4yPEPU46XZgyfICNVQS9pPMF/JXoXpwGoYzFeyVyFp1sE+
uj1Pyb6Pm8F8JTss4qZ674+G05xR4xuZ5DeUqr2aVTVcV6r2/byq4dtK1Q5nVa1m1Is/h56+RbYQFSW62dp6d+wMHX7iVVLvtI6PFDbm6rtGXbI8xaKFuGw4
F5EScds98jR7RKxgoLANX5sat9vnEGejRhWd6waM8KBEkDweoBcWo9sfkG4fRvOim2H91rdGvROjzmlY/t2sUqucMzi5lLR+lTOHmcCMr6xgxN6K/Ox8ymZ7
x8dbs3h0Fpg4WN7d28xD4qTfZhFbMMmRjQpMYzVHCr+7WYUQqIrfKWPfy9RlsUlOE7ryQ7zx+Sc1hMTCpA1KbwNxgX6N3UbGkKW78ec+rr3DT2dDm+H6bWJI
39/C3xIVuklGI8hhlsc1ZZp1Cu5V5eQOPs3+/SqolyPOqA2Xt2aU6zRnvmI2kCriOt3+ujh+UimA/6o9t8qWNTialpYb4LaTjmI9k3nxhCece1pVXlNPUKNq
XcZpcQ5GoDAau62qrj/rKwmeo8lS4baaqxxoneTxRzgan3X7kC5AdsIIw1p50/YI37uj5kuNOOpBaZdy+pDIMnq9sUSFDLuFo8KEY4KkoJerEN9SmpMvGcOO
Nl3AEhh1s2NS0B71qxwtY/dcXvQqY9WY19eAs+BAEY9xreBQ5pWkZXS6tFFGFAoYY2Xj0OviDVc79JY5bX6jiikYWSVxtOwhurOUPkzPVbUPHb4UUzK/w16B
pMxGFj2Nqjjr499Fsh4u7nnh9yYMk3uG1F1+Pnth0Or3n89Bq79REmj1nuc7Urwfes5Aq/+9A7R6u0zYd+030Ood+3PQ6m3q9GyL05nYn2KnDxdH7bNTiuJd
bp+Zyty2R+05dfuQ3H5f3/7h1vEDdPuUOv/Z2//sjNonpwywevd+A6zeiZ/VyeFSfZP1uLfJ2oiVHHeTp1dzdjoGVp11rbuq8BuKg8KSrSI4EjV83pLm5YFP
CSB3hhqplXxKVgU8fPBji93RDlhj4cEJtfEyw8it3CUsa6gbkRd+U21iHeCruIfNpeeZvnT/dln0EywZbzPtt4TpfcqSraCXLGGA3qdQgM8zTBOphzueTD8Y
Tk+o3d3cOeOfsGlWTN46NWlhJ40hjXZcURu6vM/0ih1XgRqgn9N2HGxARr5rxzUgCGLxH3hmIo1ayGHjFYJcCvL3n0xBqI7CA9u5IJ5sjNmyMfYuR2e+2nrP
lg33U3YsG/F23KPWeXuwxfzoBgRHfnQDWL+RSZ0aaOmiQD3ZRXcr4AOljAUN6kYo7Vqjmwa/KWzpAVlVMiyx/7Dd8DQXhafZF57mkgbkTMMl5NOj9gFLvyY4
U+23brYXUzwpgwlewf4pKtoSjt4M7tRnLNe6z/I/P1nD+Fc7LvHaOhCrJJqpiVfx0nE7voRGliFtLDGj8uBFMCoPnYtRecTE9PaiEWFUtvgnMypbEpEb5WdG
ZSvPqJxnQp62JJ72y+Cellq4VJ4CVeCSPAGxlUQmBdkVXgKiuSUqgYgrVYQZRUsMTGbx9VYLmRlYXZi0BOQIaC0W8vbg2E/dh5UMJof25qIAZzJ6aTRERnn+
Gl3RlNu9aRznbOkY+2CJJgBCudtibfDAuIrSjeRKt81Klsm97J73Disa6QAVQP6Tk3slojd+X4oyIPSjBDhPs5F8b9cHPymkgdXz1b+bIcZ7rHhEMgu550QE
Ue9u6yp7zh2w23hnjgQcFLrvfH6ZI5jxpOGiaTTsq6aBxatRL9mQDlbZqlOkgd1TNJFYic2kOIbih1PxUuwyxSNDUX1qorEsuxiWZaQq87jfKbdl5KIqueXn
rE7PWeo5WFUZaqoAV8oZair67jLKM2WxPBVfhiwOc/6qQ1FlagLbXzGZ6ShSRFleevN1T05El4HcaogepBMJLN6TMmeKVOHX2JVIexWSqpH0MWp7vD9mdMtq
162b2nVLhfBoKububRYI0JJVydkFW0E/ta8B5h7bEC1WKLKspjV/cblBlZ9Pz+rz9KxuwsK15fyKjq3CWqhVHHohbRURt4q0i+c6bMsd7qp2vGt8s518zO1l
/Pi5SmGpUpTbSmFpXqvqOSTxmYsrz/uZ8lzJ5TmPHDJDy4VI5LxlSZYme17M6kSuC8+N1Mvtk3ZDeQQfIiMCW4oXuB0CE0wZX+cjDaFRasaWQfGELf4j/8JO
VlcVjnCMdh48K2owratBtEeNEv1qmBnIGRbi6OYkKla4AJNmCtqcwUa+ssuMSxyY8EoS46SmsaWPYdgFFgrhL1wV8stSW5tFSfWA3SnghZ10aWswE2jB7qgX
p+Hc/HUJtHDKFu+WWVu7gLM5AEPg4gb/PMSX7cHb2lG+vYLytcyepomoYKcRFWwVUQHHXhrx7Pz4b+cjKmgEoURUsGNHmZGpGpooACcOpV4r2UfYAER4g6LY
hAhv4IoZKFCvU7aENyCzsVyVlyEBX0SMn4HaD+au8D7mqqTnPxcF4NwSPVGcW4iy4uqwBcUNC+VWOWqotvCgNIUL3F2/iKbgw/7pUSZwRZnEdVXmflXmAQna
Iy1mozSYP5X28kU0F1SCagbJ06L/HRBhliDCioII8xkRpsIQYP4ORNiIIMLKggi7RBBhJUGE1TohwuqCCOsRRFi/bPUPyMZ8IIgwRqJod5XC9da9ol2/T4fy
6sI9ghy9W6y5O9lT5U5SU4bh3iN+Kr2juVAEO03c+x19XlFxg5T0jvusm4v8dVnKDpJSsASxD4dQuh3GJeMVytEBER4MqzPJlTIh2uUKpVtypZ4vHnEVzxsD
f+KKFKx8uV2Kq6PO/zN3tTF2VOf5njlz7537Pfthe722d89cA17H3tgJjtfYSPFYQAyJWgflB5X4QdP+sLb94RiKaITKAhuyEAqmIYqhpl21kCyRjUxCwVT8
2BC3colTLakVrV2nspoIuS1RVyKp3MgqPc/7nnNm5t5Z79q0Vf94fO+dnXPmfLznPed9n+eZ9dGX7/jcO3/na4ceKNIR76QftVwdqpTsEzalVxBEfEiZ0a28
4dLirxN+t6Wp3bjWRSKa+3ObSKirbZJq6v/3JYprfo721L5tI+GqaZKRWmQhtS9Gxwhwt5rIR6qnkpF+h5KRqoieYaEND0JQU3c0/oBtUNoTo/0v2XbCOFEl
woftDjFsk2RGiwU0yLDU2S5RQipuD6fTpJ1ViMQRrsllFif31KwOHY/AzckI1DZGsJfagpSuvkNf0o+kpeg9EXl60y/0ikQHAISra8UyKiPtrs69Syp3y16O
ybUo610u4crta2uXIvPeHTWps/vBDQEsI/cylbzMwWVWE1tySl+PkmQd+P026xi75eevbCUPLVZJU8EnTQWnuIJW3tHmeCUHH4IT/YrxmeTgg8QZWajvX40f
8i9QMsXKZAR3fm6ef0Hw4rVgNLbeF2ymJzw+HbkMUmYGCJNleNhjja4pc/Ax6bF/86ReBUjoD1nsSY0MmJ/qUzAJ7H0JMA6J7G2WPyZhQQuUO+9ngXJiMRVy
0UGYBjYmzwDlzvuZVP3zPuAM/cDGrWCN7h4Solip+nCoW1EryFcSicmVKeMLad0sVo7QLURgsDKLj6Nkwj6COZWZwqbSiWIYIY9nB6oFnkIQ5WQRDJsZaTnC
g2Gr7kNLV9jCqGnoCwCV9VRZaPFLhZzCLjL67QFahNstRnBmHaz9bOuhmddyDlZg5SDwXyMHUYR4D44SVJPkIBK410zGg9e9I40fK7sgXvfAdAC8FuxtAGx6
iit4F3k+7ZKea5nK7eXK7UO+YUflzvmucmd9rty8z5Wb81MYrzk/4/vN0Sp9xuemn/dpUziTUYBqJbCk79IUGNWvz0P/uGBH56iBw84IRJzIDzjvM9gmIFCv
Bdv0YrwGiJX0IlZSIiBJ7ugsw6fAoV1AQJIA4txgnw0BJAngtQyAYg6OTQAN+xADHsxrmZAAviTdl9sa5eR0n2Bf2ks5IxAnpzIp01GitUjZHHhaOq+d83M2
CrpBq64p3UbhjN+xUQA0AgMkBY0AgDweGF8MHaHYIq1lAwSCpLKTJAnogDvbNYm0YE8KHTGT3WUe77CvrCbey17xYY/lVJfJTms6WyanxaOFl40dnDF28kWP
7eS02Q8eAWrZ0qv2WWHzDBKiWic8SiNmKo9eiDwZXYjNDFoYYV2IFOahwR5ufTvR9+nhHrJLDNe2xa6tx66tYNfWpK+X2LUNybWNaCviMtm/2leDN9p6qIyA
xYMBXeWDjg3mUD3lmRIPDHzNclcCWCnrGbQrzFnC3mlAeYEmUVMPk+q4diZtpibWkzr7Mkhh3QqeuXiE74RJq8YjnAB6TtxKdmVKjhMVrP4CP4BzU0/CmKTJ
VblhBSGRl5NH3i9wdwYqZHyApXn+ibzDIPj3fdq8iccY4/A9g3jwTNTBS0HxD2znXa02ttjWEAz/npvkDv71Luxq6Nd9Y3KEpotZJhL4/VoeaQNsfWjW6Dss
4L7sxNIIcC94ffA7WpKqb1oTpV0qUlufM5wvaFf9SiXbsI5SnvTjTJuKRSD3oS0qZG8UkmmmpFDpLcZWV1CIRZFKc+WEGFNA5XkH9QSrkeJ3Ez50Q3uIkDCH
iY0vV8aJpVZbnJ0Fc5So58KlShIlmymmomSCSzGhsOXzUaP2lfHwTzmcT+sK6TQi87ZoCkk/GfOpPG5/SAXZDqEltBdHGoBPBjRSjhCO64hzjG4llkIeKVvE
twwxyUtFNjAvGmXlaaOsfATQrKrzz3WxJrTGpZsTMYATyrAHEmtHhfGasPWkkicZ/GRMPu0fMs+h7qOqJw5rnf29gN29UHtxeTQ+XsJ848Wnv20Cul58A61V
CYtPmVGhfRisK6BWd3+00tHmWsMRrcL5FXthVkfN2yIGscKNFlYjO3W0MMCZ1CCh9lAvxg+uahTI1pgBoN0+tjX8sui41x83p6V6mPIHcm8lS1VOSMC5N8lL
HqJDm+SChxDUJnmRjvk2yRMULdoktS8wTExSCAKBYUpEEf5e7yvaxDwlovXGnb/OuPPXmxOaGwyVxgY+HBlhCeON+OtnitHHSCW4GG0i6exitJkks4vRKNXK
jz5OTE8y2oLrrIy2Uq1k9AmqlYw+SYuTjG40vFfbDO/Vpwwf1naqlYzGqFYy2kGHlX74BsGpJC9t5lPIzX9bw1Ijpoz+jU2/IDypW7KNXmuU1BhtcncgHjhC
/92o//tF/cN2dQN93mA+f0pdR5+vN5+3qfW4fFJFuHxcrcNlVK3FZbNag8snlMJlqxrGZYsa+u2GrJdM2dgjFBcrvthRfLGj+CKXW+Ryi1xukcstcrlFLrfI
5XqICHO53me0B7ZIuX5HuX5HuT6X63O5Ppfrc7k+l+tzuT6XK7Cmcbl6my0XK1d2lCs7ypVcruRyJZcruVzJ5UouV6LcL4JIYJMavJeznT6mVt/L6zVOC0Li
cUMCUDH8Y7PpSEwRn+BBOlSQR8PQSUqYiODKsGPTZMemkXFsSuzYrGDHZiU7Nn3s2PQkslmoQ1WvVN+0J8MgvbE04F2s5MX4cBbDfbjoeMkpxym0h21tl+PU
ht8eXuGPAVuFr2pB8hUGybcYJF9mkHyVQfID2hZS7jZz/hyqW0dstACeYv1WCSqygEQkJ4SqP222/6292pAgGq6kafMtGgm0F4mHxofGlijBcxy3HuKSXl5c
0kO8MeBMPS+5W+TdLczd4MgMOlgUyg6IZ2tBbpE9qwYvnqUbdl8q4dgzA+a7DY4S0Wfu3x9TVeK7rXKemOPQrBALCJEviDwazQpXsKoqkymg5Es4VIPCpFOx
cZIOevNpTyd2L8nmXvuNbjb3ssL+rnbHmthqw5TClx81GLHdEaX61ZDIVtjTouSvGrqH9FAqqSoSuS6YIurxKId/GEe3lWVDtum9LDB3bYbBpph2PxSfpXOs
sgOJjoAtrqX4zlcfTUlCbWZrX8byDFJ3UCUYdZKEbndP4fOUhNtQLe2qlbVj0BPV6z4LnXQ+maGCfQwc7KVqcG/38tlhH936Pa4u0+t6Oc8usKRrk/ZLRL3n
nkTiYNtZ2sVQObSs0EuPo3LowUxuxSK/C7DHZqEXy+QQMpNDnZkcepnJoclMDhRZgCYpYvepLmJ+2OQz88NWeCtOAboWF9+J4TXkyqg/cbI4bLhnAnkgMqBp
GcSDJNWA9ry9HTJhDTjsH4JvjM1N/Ef0P9088ZfHCQip/3c//a+hylsEqYZBVsJLNnCjhb3tmrMTudbBQHQXNQY1sgbtXtWbguiWbhR3MEx0t+5JacV+zJS1
9qHGc9vpTIawDSHbBqsY2au7nP4sJDAvc6xUMct78yhWkj8sqeYucQcUpnYWbmchqr3gtyKcLXpyNwpq6MrVce7eOqiarFRnhomlq2kllqs+Tvush8bRWTV3
QFfaIu5ATNCjvkFIsEUtyyjQWwCeNYONNFVw2tOyYT3vIKavLu77kxlA7wDDrAlkXTBQbO3skvpKu2YwsGaejRbqzF8NzCnP1ojScw3utcJz907mGaPzGt0S
e37xT+/+8D9+9I8rxzACqU721W1s39pn/dy9UavzZQo8c+g0wufoW4HFuhKll1/5oujiXYUcSoURjG8KXn8o6LygJ76cygBIptSJxwkBa06OCcxLE7aqBx+l
TZJkMOJc0LKtc8SLR13NxpAt7tfGtUzrVhz9OEQbqimktmR89s1c1x2Mz97Gn7byYNpsWy3ePG75EeopfDaZUJOXcB2PCMVw6gHGLfczqnpzNzo788AUOvsq
HseVy6KzNyfyv3aAuP/p59xCUQ0CsMurOTJLl4SmgW5TB06bOSC4nobtPnAQcQy31xermKN00b1X64BSO6qGC04Z5x+k8HKGnRlyKd6EZHxZaH7ilVy568XS
Xb9Ib3ncW4J7q/xRO3/xx12p86mjPdvRVwnIn70GQH7ZnuJSC7++bBh+0qnnNpRKnGL9IJKsLVFL0Z1VEkHRe9qZpKBjYIKOiAAuC6AMmfIvwf3lGGczxDbX
L5bKQaVaqzeaPYX0wdmC5IMpd55lDlHwfeoQJWyXmH2K+DDLfK4S8LlKpQ4uc0pcIvYMXpDrhiQScWnZyVZ0QsZInjohM0fyb8kOtqLT+i8u6S39ng8ufuPR
N56qjnkLko8YOQz0zMPmLwfomLFN6RqqLVz9f2ApDszJe3Lqnvq93qqZSpY7K9nIrWR5OZXc0VVJEzUTLC9R7qikyCUBTt9Bx6qcSz0/ZXOpKebGL771ql+8
mfRbnfuNPFCMjKVPlK8m/YwiZWXTIK9+zVT+czyC9vL54D4ACLIybCoz6FDdYvwhDVhUOl41Dn3AghnGTPMSjhvISRFqi8GYXDAMVIgLZQfhhWJcd+xUrn9/
XsyhzJpF/y688+YHPzl9ZNWYd4KOmR7x9RxD2y189RH2LiamOJgL9dgpUhowo8d0cWweG4+67jiR6eD5QjL3Hn/MUnza8CJFIEXHH7k+Jtpc2T1P35LczCdA
/drA3N+Rnvrak99hZz4VjKeHxyZseuICM2WZFhSdLVjNbUHRNUO4Bd9+9weP/U3ADUjhXR7Or9g/3Y9/fp9f9cDirxr/xY+TKZJpwaWbgF8zfIPzZOq1JPNo
wYysTPJR0iQuzeZSqpNcysqE6C72QS71AVco56MAAMwjWFtJXukCioloE9RhgMiaLz8jlMZzt71ClqfszIiEyYof+xZlRP5SckYkzZUpSswoZ1NTpgQfBrP1
OiSuYL5yTY0NgLNW0f+Ld38+590P5717V97vtb673mwIfm3xP/fateW89pxdo342/5V/e+yV5747YlapmbwXnhEcOOYXPn7tL1z+X+vsxlV29lMvJZ1dNZ19
Iu/dT9A7v2Xeffba372UvHs/e5Ahb3DqvLPhTDZ4HZVOryPMfblKTlozvduhnIE8T8rrHfll84KTJ9i+XhDIIunwF4IlfZBTIlnJ3ZNP0ZNPmyfPiav2REjp
al6vMb5b3es4BmoLCpfS8uMjr6QU99P3FQ6jssNiGPWJ1q3KrKhW+dBUJPzga3ZB078Go9ZpcN+jwbtdBN0ZfcvwU930+uf5b3zwt0eT6XXYy2msw5TQeMTj
xpr2rtBYi3fDlH4ysBlZK+1xRhs/+dC1PfkSQaozeVgsrnBJcF4dU9dOdFDXLphs6fdNnt5F5OVZPw4RhlLXRCpdcSIhdy9nLf+lWcsXeC3XYyZ8waIeL7gP
GFACU65kTK6VggyuLk/TjIqPOkUvv9Q9RcECGXSZH88AQehdZ72uKVpexhSd8axj5fYeM/Tco2ZkHPe6zFppCbPW1fLonZTHnvXUeXegm5o0ZonRKq+16/y1
20/UqYdSkrReIkmbUS1aQosgyNUiAM9xsKh0ERgZYjUeleRuFXAAgyVnayw5ixXnsMQW4wAO5fT1vnEyI0n30XQ2pgA5KoclzEAq1bBjCsvMROMMr0NS70I9
gN7Lezn5hXmjpyTHvdt20rssw0sepxlOgNrW5VdQCGSXQLEUBtlZ+D79d2cBnjgy5/Qovj5/GzJC/jlGtBmGsl3pGoYW6rTY2130IBuTNiPz/CYXaSi+b4DT
Cx1m5ILhiz5v0tPmvchzbwUSgs6BW3EBGZDeS4Z0/KfkpOFLknOO9NANzdDt4TjrhSLbg7IlhxAu4bHsEh4rizBnU+C0woHTDuZsj+MtLY63hBxv6UG8JUC8
JSCOSsqMZjL7rKjVgsyIWmEu45uNcmu7SRS1owVt1UtrkJjPnLVrMMzvdW3y1hM2jTDHdB41E3jGiIAsvujVrmbR+9ncV3743rFk0TuVYgMX2YzJOQNCO216
+RSSDYVbJMpdi0R56UUi1yzVc80Scmgyg6RsBkmp80E4xyvT2TpAgxzjqCKuYvgo+WyvQm0Grkdztvdm0QN9guWiFL/Xli6wfQiiyLahpUE2rtU/YMMlTUNL
Qjb6SUNLu44cQYz+p0x1fhj/b2z3nsUV21EBCWepn8JzTdLeWiJ1WiJ1uojLhKA7vmc1dw6AkEPvtvXL68t+tIUTli8RYOtZqphdH/yudSd7h4DLBU6Sea5Q
mKnQKa7QXSjrbq7QPdn67OP6fI7rs/cj10fSERyIZNL1GKFq7EARN7eppN3ZaoArViKPnWozEhVTuds+JUqkC/FzHKrOagxgnU/XIaA6DOD5a7kOKluHkOtQ
5zoEy66DnSMdNSDFKyhFS0bU+3xIjapMO3bYbeA+PU6eEV7kuLgMA1WIPWRF659+UuCfXoMylP6En2tbwKZC0ANF0e92gamBCvF/YY0ftyu+trGwmbVnmjWm
iBZGY5q1pt0p+AU9YwKn36jnbCWRIUmngvguFcTHUu3npYL4SO5AqjIkkJK7Rd7dwtxd42BQJhWkcqxdc6Heok3l8PXoNAHVCsK9XJD9UmkTU1vk9iJMUn1P
mVJ+azbvY09Z1SnpQ2aTPtaAIipAqGJPS1ug4T9oN1X13mOqeZRkUxuT4B9Hoqf2C1k2NQDwoIXLbu20oGDz7u5/jT1yErxdiYDqmrQ0IiNIUoKrHF9CCRxd
aibKpYwSw0Lag9cMkC57l6rpgmssuUvKu32fbxTgVqnGmNyHOIb+0KOqtzWw79cV3ddu6NsUbgM8YJf4MkKYOwt/iB3sTm3FAnBK3YdptN07gFyHMbmfC7sn
/V66ocAxHYTzFDzuT3UIabpqvzBQ/egTiLeOcz7uZxrptglIc8k+56xrOfMUkofF4s31PCe4omcF13RecFXPCK7rnODKnhJc21mRKWqeioLAXndRulnuombR
jdh3J7FNNa3ClLspdTsAVWbmhK2ce21Lr8AjG9BALqg+1fgCMSslVdo6rlZAMBShfTewZidNjbZqb1hfdujxlSoaLfHXpiXeNC1xwrTEa6YljpuWmDEtMS1y
hyaGCxHJNBxtL7XBCtWLtIheFq8JkKeD3p6mpnuc3O8AGf5NFkcJEFis4qKi/lRorJkSc48BbK/CfFTzc0Vij28QeWFj4gz2x9sr1cqE2KIZrYQFWemILVQP
k7r3GRxllRIZ+49N7tmF1+lDEkizg9T9TgpJNxMyC2jQNONdjuAdPcJ0Fv3JjVD7ZEjlCpp6X2gUM/0aYq/RWKxfQz1hA2h89+UPLvTw86aHnzM9fNj08LOm
hw/h2gevhif6BK4BCfKhrHcnTCf53D8F3bhIGNLWJD1GlyOBisc5BVM0X7RKUccPsCAqzdJ+K4i6mtTp4NOvhk/ff+XHhVC7gSBqldMy1Cr49VU1AL9etzb8
+iqrBlUBvw6TVgYEqbOFn+ChaQbq5SmiekU+lUM2PZ1iJBvJZyQjVeeXM9RjL9QM9diMox5721CPPUJMhkw99iRTj80n1GNzWeqx0+bj0a/Tc06lqMd+6o95
s+bnI1zMW6mff6E3t6+Znx99loo5nv5Z+xkz5uc/4Z9fNB+14zr9iqMhO5/QkJ0hGrKHB0rlh7wHy9ov6HlIWl/6uJdWdp4jecq7n377VyN3//unDePEFCgH
XDKgJdAySHifT8QY317c6E15YwZBQJDRkoGMlg1kNDDQ0oo50qoaCCrpFF8ACIfc3Qaf5EtmPvOZ+cwwGMyJdpNoY/NOPppGN57PmUC8XTO75UcmWceZZHon
aVQm0EYiEhEs7Jem1DphhC1fM6QdxwXxdulRlxAslsn2BMi3pg0NlIJvcxzlxHhRX5LxolNnVXTrrG4EdmCFwShLt7uz6nbnhFO3OytY3Q7n0mrFmG6xDO/F
XBYYN2+ISM4IlvKZI7YvGgp6CyuzkD8R73RPsOw9khgrThv2njk9QE+KuBY/nRGaPZkqtE/1ajcl812GHyb9PXtPq811kI1P0F5zqzvNGkyOsGZF9ghLdh9h
rflNVg1JH2FJtUZ3/BpzhDUrMscSsyIaROphOB6t1S7WOu1irVNr4NquVevi0n26iUYLvLkp8OamMKKXcX25LhrCRUXDuKyNFC4DUYRLf9TGJYzWK7mpEAAi
SBZdf+CB8fVJFyFkoMikAYpMAChiiWZ/C4PruVseuf/2/W9ff3N6dEUbaLauY2MP/U5mghki/nLOrAEbjGIAzGK9PdzZ2xgn2GV1ncceAZLp9HfInuEkPl6r
lzAvlTxjABmU1qMi1T6o1h9U6qAaPqiGDiK/0j/YEDj+iPz42Dtv/mVJ1w+pH+WolZxXyqSz58SVIeHlz3bjwWWM/a7VWZ/L9rQe+CBAP6Z8zOhJcNgOH1ND
5kNDRceUMh9G1Ppjqm0+bARtASH4Nt5El5GbJJB9jZsk2EDqN2nPnZWBmRanFcsvAWi+SWZtwAVGPR8gPh+2AA9kD/F+lwnm7olIQHU/DGNaHDVicdQ26y7O
0V43QLuMg5+fdr7t9ZgElPi9Hqv2EJ3E5TaEVEOMBha0YgsVYcUWqo0VW7DOn1DDtEgqhTWyBYxxiySuasTi446rZPa4ageHMraxRiHA7I7FB3p+3SNx2qPI
wHSWk+hFL3ckwuzZE50z+H+DGqNFW/ys+fNzwmcZ87hF21Xk7g6hZ84Kx+czb9C/Z0xURjcZjdKJ0xi+yC8TJr+shfT0IaZO8zHSJZh6ns3lFdrlKvFsllTo
z4hUSKHkF4hUaMhAioXRApSGSmG4ljSh39mEG3Kb0M804UnJDbhnGr6ObrYb1PXquo5m0d+YGq+O3/9OmpAr03jYTWxYXP43ypH/HeAh0c/Hy6Eey5EZGW3q
wGwJLXdYtbDw0lnpqAXT9wxjILP5IXOT/VW6ATD96yuskBno+JDp+GHT8fp11CAWHzXoIENQ2hvEfIscZChKNCNzl5h1+Lt1apC1eQYdcqjFyKEhRg4JRg4N
M3II086ghqo0cgY7dQYl6wwK1hn01aDbv7Jzd1LkDcQnfv3ygueac6m1uxn/eOYq1np80xXkSP8+oFaplR3frbK7v7gVP//UYqXpqfL3gsGKPzKsrqcFD6lT
hqThJICaWBR1/1lN8qblUsEuBotIHpJ1dYJk1aP+ZbM/+G/erj5GjvK878zszuzuzNx+eG9v79Mzi4GjFxS3VW0fSSMmisOXGlKJSrR/VND0D3T8kzhRlVZE
XvBR7MbQa0JVg1zppLayq9pwdgw6ggkHaaqrSpCjoOpAqLq2UepWprpIVnIgo/b9Pc8z73zc7mEjiC3dzOzOzrwfz/u+z/s8v+f3jEa/jqlvVEeygq/qkZ/9
6Y8vPfHXb36G+apGia+KAcIFdF3CVxU9zjuJVER/lQPf7EwWw3KGs8ri+DeD49+KHP9WY9v5FAf2u0kWwyUztkUeaZadg5Y2D9pqOxCb1E2NgpZopmoK/Px9
JFPoMpHFfg4DAqsEUMg4SxIEFUKvL1uKRywYd1OowrpSNToIYfKiktKewPw+XVBLs+B5DcpIZwJwqD71Ke8cfUp5kMr06RBnozNxXtur9g3qFptQ2NQN+/YC
gh2tnHiEyabtmwvvgqrD/qTxHhR6e9q8bHTT2fHqoBSwor9buSScSlTtx+J8hTcXWrR3ZiRnHXGWeL96dUDVq7E5aSi2yQX+ibAV1JTO0AyHEZODfXsnqocG
7H/RDjbQ2TdZnZSBzg4anzJ+Tx3qtxR+Fwj5Wwr3opJ7zHvUoQVqMTtQNb+d33xrCqbu69AMNtC1ucnq/0pXauiQaY5A40ZsmktXvzOnH8DmshH+6RjRhoQG
GeaofE+bXMCnTC7hMZOL+KTJZVwwuZCHTS5lz8y8KMCLembyolQ5x9AgQVfMUmKaQ5mTRHL6VqCAkq+kLdGSw/f4ElZBREjoxZdo44eE8GoIw4oeedHPnkxm
EI3u77Zxz9h+35a+3dqDmg1IfTQWcILDdC9a3ErfNbiVXjC4lZYNbqVzBrfSksGtdNLgNy0auc6EWSPuzJFMZ46rYdkWep8R6tZ2YGiLq7W1W/lR3NrjuW5F
C7f7NG+awyPVsGqys2/zK0FHMgHcgayMHJhnRaU7fDhISiCf6dxk7uvWiLLBxMXuLvlV1YTcmTGnka4KV21cBS+pxsOVUh9PqLE5dEJVeAeGjxpDSk0Px7xa
iq+mIHL4lrTwm9LCa9LCb0gLX5AWXpUWXjG2yuGKcTVy+NtMmZO5w42Z9DUQpyPoNC8pZzsh6Ioa0amUmpSXOCSU7ifkwFpoQdwihANE0OQG+hNunz/m5vk6
t87XuHG+zG3zAD/9vpzsrRc+WPbcPrJnbpW99cK1y56WuOY9PiK/EBkNOWhRQvQCUUAYRPWD0BClOcE8yHOTyMRTIhPHRCaeFJlYEJk4LDLR6yMTvf4yERop
oRC/gS69EUsFEhijRFTqASV2ZfRQulMsKhZGQT2cwKGj9L+OntP65OSIkE0C4vPofDYrh2rSTpyJY1SrnGSY7fT5EULOkYvDYgOGap3CNJhB9hR2wRKypwDH
6RhyjVrBpLY1/M0s6Z4T6Q/gjW7vKXxCHUb2FHZDQ92j1BwkgIc3WLV/4dNAAKmdoReUaWcYjxl3v19UE3k8YNLhPkBROBluJFqAuBrH41yzZcZ/6ogxK0lw
MSBaaFGrQs+lzMNqk9rXPvxpZKw4TYrePrEPv+PspUQWR09nElmcdjmRxalTGWvy+1W2Jl/6B21N/gwbk+dRCoOMyfwA9dzjZ7MJKBbi69cP9TbUvfNnMybm
k/L1f/7bc4d+8c7bv7bXvHKGb3iCdcpzZ7V1+pT89BQX5G/l8ihfHpPLfzpOvzt6VhuRl89qI/ISTt3l36xWEGD1DeiPvjorKn1SG5N7I2lj8oozJ/RQTALl
JNyIAyKswJNSibkSb9MrufUVpXGCQKqsCaQSLpcShi0HF2QYXUppRhczxeiybHcrwmNC1ueTxa4r115Q5eBzCpi12HHfrTJBlTvHj4ULn0FE0NiXlMIbvVnY
3/Xiu6IzRnynOlPfSZLTgJ+z4M9xiVLPcW8prAxBTY7vkGfgrtQzdCnoGaotv3ckTjekJsFU8NliZY7bP44+40w40e40PVPXJyaYyqwSSDpdUqcdPl1Wp9N8
elKdBjII7RRasLk95wFb33KEB1FRfRJb39abWfhXM7RdpSJ7ViaHZLQbZn0/8AgzCGLqjRZTJmesGxst/iYYel5s/N9nA2p0zCHCpQ0ijL7cokzRdMPP2Qiv
f32R0p/Q7erbH8Wb/w2BVF0ymdzvIgHocF+8YCEm2JHX46fvPswR1tUEQccYvRm8qPYi4G9fGc/YRVYZwrdmMkSvW2TIXtY2sirQvdekJBdQsmIGmNh1P2W8
1xJoYldtDN9tMThxE0e1s7yMI5CyrSQFNzktrBgCsp3n9gO9tnXsrHWUf5GdtA1y0sJ7QyGk1YSfoQiERxEMEX79orTUcgrlZmetGSvSFeelAZZBracRPATP
Fdmvv8wjgygXIdpmkouURsix1L0rPDOosWAmOUKVMEImmnmM8nozGtbCm4RmNftjlCFXp56hSRYtHzXR8mo3nBIYsVzoViEiixQor5WxbrzXCikfzrutkFxs
my1uisstJgbdaCnVQ9hUJQFwX2OGkxgznOi1Z2R5cqJfxfLkpIwZmLnDHdGfkx+3yHjO6W6LQgl8yhhDU8/W2JLb5FvTpbQy6TATTsAdD46KkgATq3/TFYXJ
BhkOBf4blKaQxBTpnxvC7+ASoqfSj+AhacefMuV9EdQoeBqeDvII9UWudX+Qat2itK4lretK69aldcHaDhqi9abESBByhRvAA82n4FzLUL2qjHPtM9Gp9qhC
QbE1zrXIOFeLca5uBudaQa94YEjzSG/2hF+JJ8MtDtuNWj+HLepXY2TmuzVe+jZrzFF5ucaO2o1aWBHf7eIw+xqPD7N38NgwPKA3FxaG4QGdNo8OMwAknltn
rN4w4amHyYObcrmOEHSA1wZaB0JPJLSSkOlUkpWFp6Zt2XSqd/dj08Ggqsriwh37LR1EQR03AmOVozfwzkyhkDhp60doYAy9RGkC6V/hUHz+i/8r/I6a+ZB2
MEB+x1f+ELNknIVwPfoSsVDyxAoe8DLQ83MwhuHK67ootX0X5YtTcuGRXPQtYwVUnuCZsJXGo5azKyaNSFhnAEMHuUgVerNmcR0Yru4xZNCLCreRgFbi7YQA
3ZdpSFfUsAi8B0NfHaoPKjGoqvcGFbLrOeozqgwmLA9t+2BYt5BN2SY6EVTaiR4iLg0XGn41cEHgS11BH6oT985xTJ4OcIAObTBVFWxsBNxtChV4eLjHr1cD
qkg09UiYjGZR74wuOgwShn0DLDcIoqZHPCaZvhyOKiTKRINc8hyAndQPIQkOv6J6p4/fV7/gUxBZoetRSwfeF3x0xUOqyEFVvkFj3C6VUjc5ZKiqUD7AMnZ3
BWSdrsSU6TzRqva9cuZhqFDRDUruqxmThhgMKtC468mIZQrSkX4whxH+WGAOGGHhKIt3zNyOLbP4q7VETAajnxelepJ+1PVgkp2UVkafTgaOGlvBmLi2Hfi0
1RwFnzb6tLALwV/waddxmABzEHzaZRwQjufApz2FoQX7ekc9RnUX9mYBeuTmwu7EDXzoabTO0SfY8zB1ICgfCPwDILh3DwRVZLToOsBPepF6yXgYUmbHb4Rd
dTTD62gyt92EOVy7hRtB9XRgk282bAT101gtcL4rKJ8OfD6/PjAItTF1ej68IRfyYiVTTfkO3xKOKc2AP6L1jbVGXgu90IhA1XqhkXWYN3LMBinl4NJSohzs
otkj9uSMZ3Uf+lPkuJFy185pBgmcHxL2ZylX1ofQH1ieynFNP1h/OH5G6w+cpzFRIJL0bNhDnnc4ZQ0tQucdtSwvsF4Bol6EMNvb7Be4VRMndQOscI2X1Z5g
18vhjcH18MrfwN544GD1RiEJwoB//ovsn79XHW6cte5DyM6s9UBuE0HkvfAIxH76/KaClvTUpsIetKkgXA/fnt5UHJOgvicNbvYFgymYm3pTgTy29pZNBX2a
CJKR2lS4WzYVG4wn6BkMH+l6ccB5GlP0ZQY4fT0V21Gi6A7ZSNiEKKJthC3biMZeVfGtWlRaxlyRsbrImC8yVhYZk5x3aqw6mcWS2NGn9GI5lSyWfXvf4cUS
XFFQouzAhRJlMzu6HfhQomxO+0KMPHUCGoMTSiAKoFwbQEJ+O/fQ53h83AoGNS3KH6ze21vUe91tN6EBGhzVttnip0ibbqP2w//f5VaF//86adi6NKwrDRvy
4PXcYBxHn1sOw6Can6mqfWeq6hY0AMrHaACS6N1zwc7nqalenc+j2AISuN2E7eCIyH1ZaQtY2qYRsZ2LqHuroSPq3mzwpnWtwS2jCpuSNi5zQt3f4JLz1LjW
2GZuXHz1R4cSr3amieEBDLKhnZJ+kh7bGfxUkfiySLwhHeNIx9jSMVOMuQ48xmKp8V2XUgGVVSfad8n2gb0KbZHyPVa5ih57XffY//zwX376zlN16rZQve+6
oM4giO6BXF10WRJRcxNRi8ewJzWqSo187ITKMk0YOVODLaaGKRoRtuaY9NVImFCNQAWpHyAiSqz3+dHiaZY+J9PMVWlmLyf/vhSqrBp5PGU3H9d28/EMNplQ
oLT2jPNQ4Y2czT/3AJqSjZwRZ2jY5gEC3RjnZA3j+dhF4Yqs857O5z0defTdcII2dLFS0UqoXX1ATarqAPb2OPGUR1aJhSY8mzxfPTfP8T3cMktNdinAbteE
tWzGWmyCUHrGOtYElfSMtdAEs3S0nHrGuXkxja7xz1MGBNgCm9oqcr8GXTqpHZq0tV63qb35vgFN5rg871cz835FA8or8bzvbPOAeO4XQHmikFSjo8+KQlKN
fkM1M9TooVSiFhoozfyUuNmI/pkCg9MjjKKW9phHmwxu3VSz0Xwzmo5eezaNeppv5ikEhjLz4iajezWNQIVB01nzXk+sWldEJ9ikTKGxr4RWleyb1CcyheyM
rgwuzyeNJ5qs9D3e5HF9tMnj5nCTx818k7DVTmrcOHrcONfUh03dh80P0YfMklyF9QNBAXUOCvA5KADrt8v9s3U9U533K/m+U02Znx1ZRNCb0XHWvA/jvL1H
tYEQMtw4aHFb4068aDB0ndWpjZw6tSaAcRqQiUJVpSXukSadYol7mE5vKfSavMRtNmgFSC1zm9llbrPBFeLo7l4Tr8/0s54zo6HofzPQ66x0gmdkelAdl7mO
mnbEY4hbto4xKH7l2uv4kdQvTdCQqdtNkGTRrI42ZdTyiJ2Mzi9d2wipygjxZITUow16wnTGh2Jg+xCo/avaTAAOq3YYdXVQO4wyU/cmKU9spl8pzyFAUec9
wbLnx3lP2AW22ZZkXohPB81ynK8Da78fZ9Cwo32Idzdl35DOQIJnUsB4LclAkoRtJBlILtb2mCs1ntnWa3ut5RpnIVmrzVpLNb7ngrrnpNyzCqiKzowULdYy
2UhOyZ7mpER3LCFLUoxP1nMV/y6fo4RXOVnzyOKbrjNVUOcoiRZ2zOFNN1mHd4QNSni15SWx77i3aIVqq6oENXoJ5ga1OfbCilcSZ1nX5z6owYcYu8r6pjIp
U4m6TbLsEpEj1GopUlkJGZKZBD59TalM1DP1EzdJcJ7OPLFLGxK1m4v+gr210FyavoDRMo+38fh98njGaWWfT+mowEa67Eg/Gy6cKmXkTmkFDUHbNE6wCXfZ
IXv4cPQt2Xxb4Q5Y2/tk2nQ406bPyMUyIReh5CAPUZFRizsYtdhi1OIwoxbbjFpsZlCLFUYtuoxarDJq0WP/fJ1Ri5Zk2rRcSVhri2KsNSAEA1MekyKeUFEH
Hw8qolRFdajsyaTY7I3EDv9HLMs4aD9kHIRLIwB0fsaqhyWKZAffitrlKwks4MMyDmUlxQV8mCEHBRV/EGe4gKLOTi6/CJMnUjJUAhsHtR3AoQBTOOzh95Mh
KfkBGZr4Nxb/xsJv7idPbuo2E7gaus3k20y+zWCXSXybhaxzdJvBtxlcAoNvUsWYRjGm/wAx5DOWWrUM/JXLTbrcjC97Ji57plzuxtVuudiHi31ycSsubqUL
Um4M/P0qp2VRnxyhT47gk68S6sR9y7Csg5bqA8EL1FM8DgTAuPhNGgtetHzoEQrp9+bUp//9zZQvw+sWoXaU/CT1Xmgnpw4HpnfmQiP1YepWQmASAw1sAuqA
pAJf6lbGQ5uYMtSJQ8ytxI1zcA5vUoWP/axqTKi5HaNgFtQQ6r6Yfvaq67b2y6mbI7X7COp2r5GulmZLTiGEf3BEMDlF5h0uh2ZA1wUe2GlCZjt58Hy9mgUk
g7+39FCKtSADSh70/9rAygUdlO8hqYJAky3GSjI02e0HTV7sC01e3BaavAhocjmBJq8WtmKTXxBs8ncFm3yuDza5mDFeaHCyhiYXGZhcRMKbBJh87dDk1i8D
mrz4sUCTP3pI6OLVQ5MXs6jN1FcJftYRONNiH2CyryGkmqOLniNOjSDrEm2zB0XuzLhGR8k12s5lQUXA1uhdnGgEFa0vPqxTcMSpbkYi62vhmJKEturAETTu
OFtNg6ATtAl+MxHzOU3iVSPY5k1imzdO6TP6PTgYZzansTn1iGDi+Rdn1VBqQwluB+Oq+0cxC43CGNuJoXtUmLHI+C1f0kxHnviK8uhZcmF1/MQns6Uf+qJn
2+L/VbX6eNGz4xlZHw3aZJy922+pBoPUK+m/WvTsaCyIbXRMO2M0ygtqjJ5tJCvDxOeM+HTqY8TLJpVt98HLxuVtx3jZpHxTqaKmPt6ZnAYSEU5jaAw4dKxQ
1h2+yxB0jyHoPkPQh7D2BeEUDtPhBA778IgZczdFv5pAHiABsgUnObhzgcENceiE3XhDwcx52ibiaZuIl4LTei7T6xEG1+CfeBihgsFtY4AYfX7ECFVPY3B3
zhJ8dmKWoLhTs4TBNRmDGzLytqvhCoK8DWYL+9yAfO9uFl1LnPqZGcVDt3t5BG0254IR7+dTQPaclzojbV4OBm/oRBpGnKTG5WU/hcU1dKSPaAF/X3LA2m9p
9v6Yu7/4YNcRZcPhLGFqdxqEvLXmFR8bqvM0kVYEZ6Id71ztUgIygX9BJtRl8wMjxat9IsVLMMIJyMQhpsmSzHgOwdFKLvtnTcylQDNaWAxJMmBrxXuVdmHR
ZOoxeMbr+pS9GrLix7Iy6NksM6XAVRv8ucDj6VRS/UKcGR/iJ+5qN0bWQnYpbKkEEfdwqMNAHHdgpCaAi4BulGetNRyHZq0LOHqz1ir8s2i8aUAtVotzQfGl
bu1EUBOyPCfaBfhFqf5zMTaoAu8i1Qs7LQuXE6pwsC/io3Iq0QOTsSDTe3TEZG0NNcer1AeScRSu41eKulFOEla3FB0+i231t7IbdUvbVogPjH4Tm1eib3P2
CTKaaEktuYNFtcQojw2dGnduW024iA2SUuExyqDJNx7H172e1o2L8aBL68byymJON/797V4VPcnqnxrMJz6c6r2D+KfQRticvIgh5FbVZ/VD9LWHrwv1Rx/L
ff69q8TNv30ug5s/bTNu/vi5DG7+fYdx85e+k8HN/7DIuPnj39G4+dcL/YHz76gHr51JgPPvq5++dibLl7JyJgOc/4lc/iUbXjbOaJj8Rfnm7bP03nW5PMWX
b8jlf/0V/W5VLp/ly/NyOaQG+RkNoL98RgPoL+HU/fFnS+WDxYdqB4sJbH6lk4bNb5Q/BGx+tXptsPl1uz9sXn2ewOYvFFOw+YVyFjbfswfA5osZ2PyF6hw/
Ngub72Vh8+ougbzjzn6w+XVvTvKQZ2DzCwlsXt0hz8BdWdi8lMLbApsvEvHMBnnKZ6xehX1mm2XECs9YhythvS90vhHUAZBvBLVZJbQNNVkqeW0E/qxZ3wqV
X2ttB2fE1jOPZbQjDNUY+LLWykAf1lps9iUQKJl/1/qBQJfrA0Cgr9bZWf1KnTtypc522/N1tnUv14XRE2BOpr2ZF9Bnb1jtHdnxOiyO1zYR+rRAHTNjXYQj
lgh8hnjNWWt1O3htpx+IrcMfJ3m01eyO+IMR8Z4xfHSUzh89kjCdjsUr2poJ5MhdFJc7iteM9nvNKH8srxnLKAfjVNFp8w2T9jZX+xD11j8KJ+NnJD292vxA
CuXJvhTKk2omn7yTu3s1CxdebYbjWKEMK52JKEWsPfl5wtYrJZcUSRsgO3otjN9VGL89wlIffxH4w0q0KyTjsA1oH3IHELTPBrTPwyEgGv0CcovbgPbRnS2l
StuA9u3sJ94A3DkMrAsAsvP4PAzc00GFz7vMoxLsPD0fXvdxDAfSTQOiaQEkrPuyGsHXvUzACo9IWeqzFnlca7MW6Gmg3yyazNICEu9ohSICFtRfbwA/yxIH
aayQF/cfhUp8NefFPSdBGksmY3KW4dWN1WO4yFRLwj0G9gjYrNdaKRx5OcaR59JTlgkC1afikuIyjSOfYszBTsYcVBlzUGHMgcs4csTiaQhUb3C8xWGJt5gX
z3QvG28hy+k6UEHHn6Ml8m2cX0+1ioMc1voFOcBXp8ofsI9pvcVPCQK1lqdRUGtZFNR/CP7j3wX/sS6Asrdbwmndgpm5BJvDapNRHYQsc2JURw5Z5lCz9htv
wHAwlCNGllUZWeYxsqzMyLIKI8uoWWGO6qrRSM06Fhsz1HKulqTcHLYJdAkVjCZR8ZttGHFweYxPJ3TxfhrdyPp6c4GXd8rVQOTLnTl0CKya4L+eYDNngOyj
tlLJMWaVHq0kDfYo2BYJRa4qMV1Ayr5C4UBQpr8V+uvS3yn6u5P+NvAX3iT3GiZHI0lFv7XqF1F1rvdPpN5wlaO2+9nymK0oGWCpwlQg1FVOJuKTID7ZFZ9M
xyefmOMK0IxycI6SSlITeIVrqpLYpjSYNanihWae5Xu1GT2TiFUMI2F1nIQcjtQmCfq3jei1F9Ne6ZS80zw/muXtt5OtrD140XEG8fY72/D2bx0Eam4ZhWR5
QZmSDzM/lRfzk8WT4gUGmd5H9FQ8JT6QnRHvYcKcLzJfzr356bDB0+E4T4er6bAaN54Oc2gsd8C4penQzU6HDZ4OxzPT4RRPhzt5OoREeEEFo63iM5lOGhdq
53GhTg4Xaifu58EzXtSOrrwwoK8ZVZkbKbv/n7lrjZGjys5dt6qf1Y/qebYZe6a67ZCxwMI/kGfsKIsLmax3VwpEihR+JBLKAkJDIoHXUthVhBsxUQYzuztR
vM7Ya3bHD4kxAtGRYD0YA17HRF7HQcMKZSeSkWYjazMQI41W/HASJ5vzqlu3arrnwSpRkHB1T3dXnXvvqVvnnvt936lv4ShnFBxMPchBztquuiUW32Qw2UdK
W9n1/Zwim+LaTlZY6WTFB5kGGHcyXAoXv7qKk2Uxe5GnCa/IaxN/zM8n3SwmHJVtIxzVw17msZfV/r95WZ68LE/wT1zz6IGCAUp9kaloU9i6xNTUpxGEFP/l
GPyAG+nX5p4j7tVuCO/tjVyysPps99o6Z7vPUsFkpzsgdDgDeUhzX/6Bdfr9Sh7IOjw238Zjs1QKI99xWszKtJijKRGFwnJJX73IIKp5i3XCGNG0YMX9lWSo
GEQ1JPJURd3TRXbZIrqsQOXBZSO4nRvC7bZouN2W1VyWoHZuHGpXZaidxVC7IkPtBhlqN8R1NdBlc9HEGPqcy3qpnYDzcxZPjW8IjrEVL1jEOEZz9otwjKvM
kfppuEGP+D96UGIkRh6Bm3srHpJJddfsSnVX4oK4wgUZFI5IYhIb4kms2mYSy3eYxPKrTWL5+CQ2xJNYNTaJuTyJDZqPStQTxbAk5hFNq/M6QvR/x8UzcEm6
zqdmIzhxvvNTcxkf00eazynaFU8wpp7h8PIgX/spuHQ4RxakIMpCBwZVNjh8PmJQrb0IycsixJVFyCC5Knh9YrJuy6TKRMBlmKPPS8IzE1yhhGdGM6m0hHC9
FBylPPYQp+w6dHqO2+1wl6fW3eMfp9otvxQVb9pAB4CTZA6OBQ+Pwb0AFn9+AUfRiyXRsrj2zv1anQJm4QOvMYS2DbWbE4b4z/IoC5+aQ3zct//1C8d/+bNv
fQkstOpdwd9wv4p2Tzf8rR/6mHKN/YRMu5kz6Jk5ypHdzJGwzwDmVDRIP/AQNmZjHfmdv0NBzUVnDEszEDYnllRwOKlAig+XheB3xUkkFRxJKjiSVHAMOlKR
kwrFNZMKA3pqGPj1kgrFlUmFAkZxBdqWrmophxmn45Qw67B7nhH/nHFiqYW2gcZwMs4YVte6EsWTvnhKggZ9I6mHlU5PWgm95o0ahjXT7FicvMPcPnltliQS
uojnG+LvV0oodPFedVe8SjSa65KT4nxlERCWaSA6268ow4/7jBptjK0qRjl/QtN6bYggLQ8z+Yp4JB6SBe6yZ7w6bb9Oe6hDfZc95dXvhDMvcFo5WOrDM4+O
wR/kzLCy76UaXNv4G5f78RtH4DGxLUzgg6te7Mcr70hN9DWye1JLlEa+0sdp+Pk+TsMv9BFk+j4+zyd0nrfgPPeF54F5ZK7Gub1WjXN7s7UAnzIljSD4Y0wB
fAOhRtb+pzFvRCanvQ9oC6MUbqQshuBrUjSol6gshl/qqApwAIIIQqmC+5J5c14Mi70gWOyLa2CxFyu71JTgrBcqI/aEYLHnoU1NwWJfge/cKvN3LsJ3llEO
Z8ohOHA5hsWedrhKWY4rdNEtdsQRrindevgLQWEX0y71FSrwe0TrQnRxgtq8VAlO4HyxVDED/SwF+k2PbVqqjKhbleBqKrj2pvnQvlUxH9pNMPjOOFHVZqIq
zYHjDtNjJhJzoFFNrCDVxEx6DFMuzStpymXQH5z4UWd7FuHqvxHPabA9i6Sde8Nme5bsuD0LYs9HYs/8+u3pDS6sYs9FuPq2+DOC7blI9lwWe64k7JkTe94Q
e1rrt2dLcH0Ve2bg6l48nGV7ZsieM2LPbMKeabHniNgztX57cMYsREQR0xoKH71dapJdDtxtRI17Ep0EW4MTczGWh6d/ilF9wp/7k+4MEX+lLVUfHTy4/SN6
ntxGAkQv3IgVVtnAjRYSJiiQMEExOHEO19nZ4A7RUgmadrJi4zLvJDSpA8dtXiFOJDrwc8m+L8uOwi2splHQmK/mf9tPU/a32YRJvuDSurWoa+odSPScwVeF
U5ES8u0Kc3SbHlUtNTrLpF3yI5fmsdI7Df/lRo/vI+6jAU+ecGYzoB+d5rY5Y25rGXPbrDG3zVSiuW0au3mRJbniPJMbiuexsKLlElUZwW+FrBLsTGKtToa8
1thkSJu+91jfkf3Pb3v8SJ/0uJ8nPH6kj3v1wfZkkCGNVhliLgh0UYhWQR0j+HNqT+qvVHDtXMeoVyKD0HPXDoLP6SD4UiIIduF66kC9zww8ICAIjkk0a9d7
XVFTGkCIS2k3cTsyzO0YiHE7ssztGGJuRy9zO/qY29HF3I5u5nb0xLgdBeZ2FJnbkWduhxtTpK6a3I6sEJ0zTDyJuB25GLcjw9yOInM7snFux8VaiGV5tz+T
P6SeVYfSz6YPZXRpG9uAzVBKtxjMnoyApIzZgajKmxqPclDh0ORZ+PkhVqfJUE2xzHZ7v/Gz9xhGd491AHdjdqSexo2XHamnaCNV/Um9hIcnIJaB3z0CoQwc
HuZCcNEqC8/DaNYqRuxdxPvyvRF7XvkegbYZwt2DOGyv3ut3I36V4Ky9cCchbilL7yE+5I1guEpLNfoRBNrD4G0YnMMYgbt7Ui/YvIk1gcfSLph8EOMJM5zN
GM9biq++rJCrLlhPVIHFKSsruNYad4fGtWb9KuFaHb9GuNaqnzVqwEXnydAWaniuBLCV1ipZgXODxa+IxWfF4lmx+IxYPCMWT9ts8ZQdu9I8XQmfVFkNT9U2
E0x2XnHNtj7sJpsuXI0ke7kbsRP7UPm4l/DBvw9LOfMiw/hk7IX/K34ZS1RhUdOiFDSlkeVCYMTjo+EfRqS/YYeIy6T0paXxnypu/CeKG7+kuPE3FDd+UeS1
F5R2Fm4yXpRw5bQVGF0IM/u34A4oBC91vgPY4yes0OUxbQVGN612Pv+KxU5/1mKvn7XY7c9Y7PczFjv+tMVNn7LW7frL1jpcf95q6/rzVtL1X5G+PCt9OSt9
eUb6ckb6clr6cirp+lMJ15+yvojrY6o4PNcarn9VLP6JWHxFLL4sFl8Ui+fE4paKXWmZrtRSputPxRDiy9Zarj9vreH6tXW7vs/jXyPXj+zo5PqHpfEvSOMn
pPHj0vimNP6WpZ2Fmxy5fi52IVezg/AbzA6qkmKWrimUQXI3i2+0A9jh1lSQPoiLRHi5yS8S1k1G3uaxhQ5puAgBw4XT8FijNpxKMc55nmhDjTIMs48UISQI
FeBNLXyTIYoSvZm3CEyLe961HbTx3YJ2/IuIsgf54F9nDCIE+VTWmxA4G98/EOKOchymges2A9eJMoz3eggYHaUyPzpRVApJaDWdKKphoqjU/odFIv5Dt5a4
TFCWOFNZ9p6RlEdN9Avb7dRIKkWN98v6DcycLq4dU1TdT05VQuxCidsVegmW9As9hHXKFJU3/HIpJ+WNfEWSKjkirNXvoJqM9QHSi6tvliEuI+mLyF550c7f
DC5rH2x0ERQ7hHKRhLZvPUj6LDZ9M89jgE25Q2hh2K5GUY9vi2lhegzDvxH6OGcMMr1qkUZaj1/k4R0NR5d/ZDhxTQZfnJhuTOQKEXBHb3dphtBofG+j2FaO
t9hRXktGWLN3RrW+Qwmh7JtYmBcB6gQkYWJwTVR5B8PtqAI6Tgkdp4COUyVaULsTY6FH3IzaNAan8AcZx16tlyg5Bcbv/LJBCWI7iliXgQCmWURofQUGvIjE
D1j2IJQdNedUrT6Eh+G6jwe/XtcUCLizcTEmZzQZJhExBpMg0Sd1g3uCiuk5udsHfPaZBhfo1TdZWbNDyjSKTPQou1zFV99g5TbwrlKbH/FdhZMG6fAhA2Qn
ZmCRHZJldgglYlHBsLGb8rFboBvxtiNWSEgKUdSTOenJsMxWXi8jc2Nyac0J8QgVqIr8OEdkrJTHKeZXskE6nFhY20VmbqcYTKXJ3iW5cewwfn+/K4fEj4zE
8Coq9b4c1aVBdH0uhPC0DeURDf8FQnn82cpQPs+hvMuhfJFD+RKH8mUO5SvxeCYipnm6cDM9qiCiWEHDrNR7kIEp8UwPPscCEtilEs6OjmfgUd1n8DDD6CAv
0YEr0UFRooOSRAdliQ4qFB0UfVce3H1hEG4UeIhC+RossjyJZ7jAg+c7RjwTnceMMkL+Vy2MMByqgBXFM5+KxZ+IxUti8Q2xeFEsXhCL51XsSlMUys/HqsbE
Q/kp1ejR5To4nvHi8cyypYuY9Ag9zopdBB5IFb9HohlEA0E844bxDI6sEcqXOZSvdAjlvVg884o0/qw0flYaf0YaPyONn1baWaTJIUV0A6G8vgPWCuVjPm+E
8iUJ5V0J5YsSylcllC9LKL+669va9eFxt7brj2rPtw3PH006/qcWa/p9YokbWeJGeIQHyqLwFReErzhvJRx/PlFVJwrkN+L4o2P6VGv4PYWyJQllXQllixLK
ViWULUsoW6FQ1rxQi+6w5RjDMh7Ht6y1/H50DbevRW5f9TEC6+j2Po99jdy+XRgfd/urMlg/kcG6IoN1WQbrogzWnKUdRVqs3T4Rxgv2HQM4ehhDZ2OIw/SM
WpClX3LmDOIarGrgRDKktKM5ihklGj/vhzoeaZSYMpWneiLyxHCMwAruF7xnrK8MMPs0CrLclQASmwAkbizOcqhutR3FWRnvxXEdDjlU9MC3YXmEBXgVBqEI
9fc9QvfbT8IHCg/9SHQ9SJBM1GB+oJT2+/GfvERh2AEONRJvQZdKwujCCZtQQV2HaK4O0WphiJawCQyucU1nlwIQ934I3H0IgzZhrAERHMcaLqrOQMwM0+f9
FNm7wU79alReeQi99eC+gkO/IWOO4sZEDnmAxE06tqKwshVV3YpqqLPeoRWF/51W1PBQCxtjuXGN4JyOglyJglB43i+1i76cOCMXd1vN6Eurc7iskmOEUS6H
Ucu6ps0bxYxFEiQOVfmWEGrKfrKhJIRCBRdkHyKL1okC3LSfQmRuBj/Yzyo48xbTbE3pm7vsCauRj3ZUUe1Iv3uUK0QYf0A0J0ngTFnH/fzpU3WUXcLEs/fe
i8aKNbD2l7AepX2qkfPTJzHPe+r0Ma05OEP982P8xb6ZX3332OGTA3tn/NzpRnQl46KPD9SzxTSEvax5Q/I1NKOwzIqfhtOru+zUqUbhMbj6vn96/0/vbf5Z
Yy82NirpnfYLp0827JjuoV3P6OsT+s82rm9Y8NjAKbriz+MW02yGyueIMA4uv43zxXFM0HtHn2NgXMFs0uMPkJQUDMuVt2mqoSVQAD5cOidf2rb39NcfKBmc
QG3Etr3QlZ117Lm/tI69pX9HOvYYe5X83G3VyODKf/8Ag3i/NgDzv4uJDJz/7YN4L6A9iKyFUQOnKhyvZ2nigliBkl/1DMpVllEsHp6uorRzKuo17KVLf8kC
OblT0YAfO6U30B/HCc7DmwyTR5Yg9w0uug2PqzH5HElnMC5lnB32l+h581X8Oc4cOTjLM/itKt64ZX/DlnydkOFVv/S7OOkg2NmBp2aVeEI4baHTUUeksSNs
2tqY+oAzD1jCzBBjQOepwo2N036G1kmZ8Es4iHAjtLMs3bGPCBDpsqoUrUVhTEpI84Dm5piM5ZdeG3+vkT0Z1TcpEccv906jS6rvdb1MZlTxFj5+DP976z70
2jJ6bRkXkQo3e+7lGxqaqXDCLUQ3jQruZXEcMPkGEw99NazuRU9WWCI9g2/vxsfZsOrBP9Vkd84L9ybBJKOb8GEfU+10/DRPJDlOh3T08T+AXvj8qkWECT93
HO/4h0430sf2ffMbX/vpU/+Q+qPHSip49TDtwFG79sDiWuGO2N38rgaHycP0/O/hF0FKbyXKq9DU5UMEqMaL4NwKh70whSqcSWGuIdlIhTQJc3qhOH2SSfDO
bnsC6zZmd9tNqt+4G3dhVFjZ5NZ9FMkqJOZDEBX7O0rY4Gb2HCbB5ihQfPfFKL8B88D3o8kCrBSanMJ9kVBXwf1u2oanxrPpkGzeSpvbZtADj/rOdll57xwL
Prv0j9/Pig5RtJb4EFODoWm3fwWjZ76RBfiorEbAKcgp4cXO18brpPvujwX54Pxft1vQfPiCKB0NM39+G/EVlU80J28suHHpzeezwSfXX7JR/rjdD2v8NO3h
nQnUPcgEleD8dzpeje3NaXud0N4U2JujUnVclMa860jygrWNiQ4dcGoZ3GkWRzw3Ys/gMT9iT+CRShH45dfGYe2H7wv03sX3U6i7voRZCqpvln3Zz4rUAoSl
qUgRKdx0B8MepWfpjtQjLOXxh1wabx/+ab94LrRR32Z6BzuDRcb4alpwgWx+Lh1+JoILdrDwthZc0LF2XWl4GUpg8W+04ML3aQsatYzC/nEjRQIrVpqvlQ7D
GENt4KalVBTJ7HyykRfHzIPDRBKwebwJakEF/ozyXYLngIh+s6n/mg/30++Glz/k+vDD8LKAm93sAHlUssgLJ2HmP5qWVAM2/465AQzbaCzBG/Gf4YaNh7sb
GMjmvXcpmsvjXeNiYSivjpxs6X0u3Ez745gYzsNNtT5JBuPluKHCMNxehAFlFa6/G5NV+DjPsgq339GyCh+KrAKMUxMl3iHkCE6wLsKZltZFONGKCShMy9tX
+TxHWob8AlxiUj6e5I8njI8/ViOqKR/fvMB4mtfl4yvPN+fh48/l/Y2lb7+dGVE3X9daCrMtraUwgy/dX/Y7BfCO3kgxDueuSEmhecmm/Er6/saIQtIvLaYt
rNVgoRYJKgoR3uJvQ9LVssWMTAbG3CKkPtcKSwJjgoYGKJmfp++xTinm159UrCk7I+zZE8IInib8CoHMCApaYpmH8kqZB6pOmDaEHaSQHBP8r9FlXyfTRfUT
EVHXFNc5/whhMa5WRHVYmxyClhENoiByGLE0BfPmvRnxNBsek1A8xMx0CWGzWwibPahGihBWm+kYdjvotS2bUAy9XsdXun2PExNYMYxqgfFqHAuoIpxzE5YD
RhSLsPZvKEqpM4aKlpLrKJaDwD7F+tfXVb3bbMh6bCTYFvLIhtVtVb+DsMEKKRk7Uj9X3E8LSlQSVH2TALlqAuQitYQlhfDWHal/V7inHbbZ9XvgTRc9PXIH
Q63+KiVitMhRfTP9YDryEn8zrgy2gJ2bY8w/O+KK2hEFZlp9IYEC29+ChWCFAsP+riHj4M/gR5sxMTGot+S30Ja8nyXzcNuEuVKDSfh7kiuV6cCVGhKulC9c
KUeDxR100zocwE0b8DsbW8lbg7Ri2Bruam7T5O9tmDPYSvD3tm2x/a28pRmSv+tM/m4w+dth8vcQk799rs9FbO5BXIkMEgp+s2bG+P2Um08j0gq1A/w7dqkL
eNy0JzWHx9ou9QYe+3apFikTUJI4LRiFNDK1TuGxaw/MKahkAPMfHrthYsZjD7U47ffCirpR35N6SyUIWvYKglZGCFpZIWgN6g0cFgTIjTXsGFyyqYIv8WcG
+tcm9O8Rxai9Jkzekyr4T+LjhEU2JpXJ83I5r144gJu0Bw80GvFvBPcEr75n4jfNXw8Kacf8/sd0rf868jlHfvEfwJ15VHGhlO8pdKAdqSOqbrP0ft1hKX50
qGBCpmKaiCMgvDEJszyYCaJEz/FaL4jSIDLSdChIaHmbUfLTdv1OQsvbXIVhwqbqC8gSq1G814cLs+1RGTp/u4bxnWIs4HNJkfYkm2xoJZuMc/TCItsa0l3g
G1tJpP2oopco0v49erknRaNYoRH87BcR+SnWobhjF0gNg7CCwbCMvzf5FzH32Zp0nw/VCv/ZunH/SXhM9IALrqWC6x2dR2olMZLaLMSkiyNtZaIadmbsl9h5
01HzJRkdLKAM/UZc9QOIh37c2Tys1TQcG+VFJtY/RRw2HuNn4tPiE8wTfLROtj8CrhyOsw9mD65oyKD0VCWYOdvsaAkS+n8zPkezJQ8RmZ8teThuyX62ZB9b
snfdlvQG11fpk51JnkCsvNDQivJCWFeI7NjGdvgbsOP2KnZ4CX4AGiHFgZhsHjcix0Y4bERq3Ub0BCcudTYimm6MWcgJFfTWO9lRXfW2k5gb3UptdOD7CSuM
afJ7GfOLWGF41NzN74bh8BKvGhA2XGbYcIlhw5sYNlxj2HBfDDa8lWHDQwwbtnlZ5PC60McIldl3xuLwbDadIbVohAms1InmHEU5+NnRjlujRCMcC9ygGxfH
e2HKbmQHgn+mvdQLOAJ+dqCR67StaqRb4dcPh/uriwwpeKjd9uq3GEvwTd5kfYYX6Ad5gU4Ag+32E5igQGRBqd2eKuFfylgQkzRsYc4iXdWKX8SD93vwQQlC
0Eq9i3ZUqyP2MOYeMBfq21rQebjRjVuAHu+n5n/LOo8p0gLEC6T7CsGIxXq/b1gscNCiFOqIPWvxdWdo81i2DrtDIWPZT+3hTpD91F7fFlltCE9oPzXr28Z+
anQe2nkPT8W7nL3hDidJqtqyn5oXheeCKDwrUXi2ROHZFYXnoig8lyg9Zl6ItGoTEs+LMRxB02pUebcaeolqrGIOXu7PMK52tLBquMk6LFurWKAYXlVwk9W8
cA35H1XCFaAkcgFjIHUAEWorN1mLvMlaitkWbbJmo03WvCj4FkTBV4mCryUKvq4o+BZFwZc9R7pBb7LaUQtjl3R5d4rd8ExoXw5WgJRBUzpg1Omcboa+RbKu
n1pRkmJz+yQFZiOu/53ORvw2JyPCXVu4EX7As8r1czoX8dG5WC5iXt5O8lmunYuSDS/lRtRl+fj6Jfr4Yvjx1eeb886ImpP3f//Tl/7taHFEtcKTX4XY5VX5
8Bfy4ZlzOhWxeE6nIhbwpdvsTatDzp+nD1nPOuG0NO+ZyYgrCVlHKxloJiUdl3Lhmh91C1H3UycIqIpHOUwMMMEYvkSFtInGR+Tvu+wFJKEj0QaLWSCxMoep
iKCVoxDNjYVorVyAtSHxQyNEI5CmuuVwiNaCHl12gvdTwc3L5qNq2UnWvyqsWv+q2KH+lSv1r0pS/6qsBYYJY5y4EvylQ0QTtwerOuU3WsqJ0hxkz3WxZ2H9
9lSDC+937h+swJTbaNklWv2SPRfEnrn125OMb+L2zBLu1LRnmu2ZtbiuT0N0POL2zIg9/8Pd1wbZcVbp9ced232/+86dj3tn7sy8t7HMCFtr/aA0kqGwWmWD
wC7wuqiESvmHWdgUNXKqbON1+YdijyzZjI1JRKLdHbMDjGQZiUQiYm0UATIZwIAMMpGJSSm7ypYAB7SUyWoXLyWzTpHznPP229137h2NzJLaSqlG3bdv3+73
87znPec5z1nU5VlYe3keW577a4/T1M6ddrvLs8G6pMPcX82xHHTvJtHg3HtPEteMXIA5idp6LQdjCvVejoEpcYolOxX0vFylmZdNsXQqSKdYCpJ0QyA3trtS
LHHOvYt+JqwXz3SFNXBFWK/EvDlM9iwxbw6j8CTmzRG+QeEOFPMkx7w5DAGj2cMbFbFLmJi3x/WWfd7u2JojJNWepE8F9yHNC2wgFa3WmdjebOW4JkkupaWC
zqW0UOgE8GHSTqkk0gbVO8nCgA3CkrnXkRsYWwGeT09QmT4OiJ/LccYcDGkSMLluAfOqtULA5HoJGNosLa4iYC5Z3QLmgmxR7kfb7AxL8c4uPVzvEi34TlGK
AeUsxcmnGJ+TfQldMdnG5p/3oi8+dwEsI2dWjFYGk2alyykpzAfwntulMHdky3KrlOUWKcv2KynL173oz/uWZXO3YJnmkmzGW94uJdmaLclGKcm1UpLpK2yV
/iVpdosUn0vCdtC2lERlSxJIScpSEn/NJVlFljCdIEmEHIZ/rpdtNyeXY9tut1jpEkWxmJGXdK3I0Zn8bFgPntL2a5fFTN6s0SGn3jrsJxcadwP0yDm/GpKG
jClC8MgFdrhhjiF1Up1pHj7LrjTwkgwCLgk1NBGooPoqgeoLaAIrleuM04hQvb7tS2K7bzHT8QbrOb8ji4qvyX99pOvIIYFyUXJqIfzSyqTWspPwS2FsRwY1
W9gfnMtmUMsnGdTyOmo2l0pxFkgGNbuiMXL8TPNEeB9f/laPLGo52UnmoqVsFrWcZFFLvSKHV2zWr8jpLGqpd9BrnXuoMQLGQ9AO4BATwNSj/brhXbRQ9844
QQl2745zEkk7JFtiW7bEedkSu7IlHpQtcSOzJS7LlrgqW+KSbIkrsiWuZSJpmTP5CnI0fe6NEcX/setCte2VlQHBuzozQ8xMbAKtJCmDG0esKBdRGgUcQM7n
XsP+exfBGuV4LxE/TmciKG9xz+NY0hkJijojQQEZCbqyEVQO0Z44k43A+3+SjcDTznE/euVbxjmOl68hG8GBJBuBboBVMhH43ZkIVu9v+Eeee/QN5R24ksQA
n0n5od/ae4sH1v9z38mw/h/VrP+vfzvrni5q1v9vmw3h/9Tuabz6vHZPPykz/eTTZkv4zNOZLeEx/ZF7hLZxT+s93/d3z52nPd9B/fn8Iz/893/yi4WNM85i
/Hskz17QX3/77A+f/M4Xntgy4+xNf/24/vqn5us9T5tt4fLTZlt4Aqelf9g4kGc0Zu6BYtxby9X0tnBv8QrY/nnTUupyCHs9+HsuMbcdK2v52F88X50NfvRQ
xlt8nf3vqpD/G6xPVrFj3GDtrQql8uNVTYZQxWQVmS9c+XuLHT4uFYUyZqEo3PmHi51qT678Gtjxp1UN7PiKDmVw5ddoVvfiyt/rXYYcfGB1cvC9Xsaft9cj
/T0n+mA+ZKPtnnwoi+wJnqGDjAdAAkiaJ9T6nH2qIaYb6A/Usg2+fQmzKRzC18OA02e8rT7SMerTpDKHqxlvKxb9/E1d7tZh7W5NEVAO0zuHdX0OVzP1OVwF
W8IQfK0NHZlKi1yewxMbOltdnjVuvhrgqmSrG4F1Rq76uCrZ6kb5qmrgvDnjnuKx8KM8+v46+8d5AS6cyyOqU1uzkjPZRgNAPioPpoK+Ni9B05wJmV3tiEAZ
D1uwiyEv1fvZKZw8AnvhpmrR36gaORTCuM0uwpjGhN2EQuwnRjLwidrwoyPKFP51vFlbHUEfgogbT3JMfB7H/PXWYU8oNA964nxdwrFF2y0cqV32evEWXIZP
4h+SRLfYasvGO7RlIx62aZIfjL0Bwa/26O45ZncmdCrcSZ0Kd4pmX1svMTVTznQTLJhWrCUtiPbiZlywxdfHzTjCLehkfo794gjdixZkDtpsY+1FUAFy5dqd
ZqoAA/SKYP4dzkHATpp8ulSV5vtMVZrv01VpvsWqNN9CVZpvH44T7Ef8mpzCj/gsn15vncRxkva+OE6RbK6qSTVhSrsP4zl6hkf1d7SzbCLbPLE9lkbg16po
zw30cIHSnKzKiDxR7TDLyzNVtDPWxsNVjglJ+N59uPxrxuVfS/jee04pX0IUfePynxCXf0Fc/kVx+Y+Jy5/JMBsIVm6oYcBjhwGPHUoR+lqSVsQTUXnB0+xa
nojKsx42F3ouho0sz10++oll5lO8S27wos0DFhMgT4uSF81Er5xKb5JF9hmr14os9GeFdegCW+FecUJfQCldVi9HQD7nHBnKZ4FiiqM8C2oC0jDzJrqiNyGV
6POH5/qW55TTzYJ0QspzistzWpfnTFd5lnV5TurynFh7eUrR/1mlPIeR6SFr9ZLyHObyHNHlOdZVniVdnkVdnoUrKc+3P9+/PLCalla1mvp9rKYNbTWd0FbT
tZYHWmtCeJgpzQZrwZPn7vPAQ57JJ5SkNKcp+ikPqWA2WE94AoqiFXcsZYfzUna4SyVowBk73Fw1bYcbTUxVZwdY7V6Z6nwua4fDM12Br61Kr3eRZpgwpq13
L7gz7rIr5rjz7hb3hCv3nKV7jul7ztA9YDRj4zENFjdjjntFpzi/oAltL4Li2DQswC33IeMuzHGe/Do2x+VK2TpyhRJz3DFfm+MO+0w9muotbPHhvOl4entf
oO19MdmIe9LG7lo34n6yEaeCJBvxUdmIe8lGnJ6Z2ohPRiee77ERL8j+tRA9lWzE8YqCbMRTryjgFZv1Kwp6I556h2zEPVqgsBGvqdFDJpCbpHvHjj5neK2K
gmBENKwFKaqtXwbpRK3Fg3Kn4Mfu7wyZqSE2wyE1pRfMr6cRP9POXSFrIPT3zopBY3Bqg2nnztDTdKZf3K1ny4e1F2bauSP4pI4vxSJ9XEhkts3Zu29l3lUa
GIoONDA6ejyfplGHRXPbC3/14vd+9cL4DJZMXS69UMqkpCuJs59WRqVXxo5eGcf1yjilV8Yhdp73YFYfxELZvinFImE01mdWaqyNbo21zRprI62xtgH00xrr
M9nllQrildSg5Chp60wSwJj4K6CAGZhJowfM5EZZ9beKcrW9g8khvQl1hIYKVBGIIyzm1IrsN29wCGHMUMH02A1Dj11kjaBnkT0JHST1nzWChqpBI2iAE61F
hwloBA3RCBqiEfhSyUwiiY19adI3iyX/rQAtwg77psSrrFKdk1+1c7zeneOl2cvbNFj7d04endOcpbZsa057NasmuvtmDekXimLEHZP0Cw1DT9wQeuIGuqYm
nK/UNT2Yy4cNKcZwwlzes8ArmMs1PXFN6IkbQk9cFHriMXTNBLpmIiEuX5U32xf4TkHgOxMJLbFSWuXtaH13XOu7U1rfHeK6YaIKjPmbP3/+aS/6X+xP7prN
UGmqYns9URUcJlWuIfop1MJiRi08XI04S5Uor7FaWGS18KSmhD1cheyIfnL24T/zol+idqe739rQyLTUtagVnXs+rUZe/v7X+97/JhUqu+v+ZrT43X73T9Bq
4Hfdf8aOTvb9gTTXhG6uMd2MDTUYU8UYcBO0IDlDPl+NmGaTBm1nWT+5Scf2rPAK5OVygvh+It/hbdjjeaGMXMiLCNqXF5Dl3jwNmkQ+xwMmpi0yMfmGOtwu
RUdOCTek22sRPZQsoldUVp5swzLZxiHi7u7YSTChp71mh3iFKsXl1KteKR3YmwSrZX6UiohNUhFlZVKFDWBa/DAhjtynrYTzMY9r8Bgv4/mSyIIp5k6IZYEL
WTB1MytxJAtyHN/d7wGRFcdTw5YJuTDFcmEqQZlMSXNDIkwxyoQjkrKpcqin08b9eU+E1RyoKuF+sq63XoesaG9yLuFoX2+9iiPJootUOFFKMEWl717Bd7Rv
vJCX9ehlHCevt87jWNvknMvLzvUs5heyi+Lz8NvsH+RFsLyII4myMzhObHJO52X7DRtNupxndDlPeVLG5zwp47InZTzpSRlPeEnZnvGkbMe0ZeSIJ2VjS0lN
W0p8sZSgbIuelO1TnpTtCU/KxhtSKts+bVlhSwrvXGF3DH4meEXeWwRf2cMKsAtPTF68TJ54mXzxMhXEy1TclI5PiQIYumhdasRE+gsuKCsaK4j054WUeIHd
h4uurFJLXZy6j7varJmQEk+YlYqViDFRIialUfd6vYj0u1YqIdLvYXnsQaQ/JivVpKxUExki/aKYFWgL0GDoWc0Q6V/qn6NvzpXF43W9D7zkpFcsdkrmuw0M
tW77wjRGVy8ifXRwdPBzPGjQyVGZ22SCF4bsnrGRItLvu6/s3i9m95lm/8hE+kW2i9N257LcuEeeN9y441lq3OjzKeJ9lqQF5tSfjDn3C7059yeFc38S0XwZ
zn2O/axF2H3RVgQf2nSS6wGZ1fS6OaHXbYtT0GbILDo8xbJbFN+gJ77BSfEN1sQ36Gd8g8PiGxwX32BDfIMT4iAai1lxq7Ej50O28yDWnMjaLkFavClmFZwj
sq2wqIN0l38zxanDkZbwhruPzh+KBu6N1N07rrcsyV7uwL0527HSyq1bK/1jOAfzqzkHN/9/4hx8+fkrdQ7+h3+azsHLe5l/+ca8zJ9zVi9yKqn6o5mk6r68
JtdxxExFLwpzPNA57Pjg6V2MrXdT9EA23h7gyZhWNmsNwixzGYTIWm9aazAh8Ps/Z/bO/yjdXZKw6FTX5iQ62rTTx1zbfZDKbMUNCrcVtTCN1dDVZnZbkPS2
PMPGlwWIDDq7zgZTN2hYsJBJ2HavcjpyOU7pqVsKbiZS6IHihmig5613gxk3wBsUxjMe2w5zELRrf7YL+ce90Mbvr4ofNH1l5ZtW3K9XSYWvhaS1QUlh0X9J
gWmrTaJYXrD5yl6wWSq8FfLdLj1mWymhBpe4CDXHcHTKtgpDD9/K0HPxoEBMkyTaoiNa0Y+OygDQyijDdhwj+Oz+U5/J0Hu57Afx0ky60tI/s+2dCb8Gt3JC
W5PS+SEKzId/WeGHT/OEoUO5/oiZfxwsWbqRHov2Us6BA8pJEYLsD2nBNo/ytx44gBvApZVcUgN0cWmp9JDj5B7M7+wuU7Ygcf6cgJcOGmfuuytctnJngD23
tKHmxcOTFSXh0+kUktoVXc1npDgfniosxfw3NxwANI3qma//G1PJsLz/iTQNDKIYP8iH4h/A2JIDC6nLaxfjWdTKR3TYeQ7TJ63iHwrtcVrriogFGJecSeww
YoYnTMsYWE/1jE819kJu8PvfkAFn9ANtfGLU9zmEJkd/9gOkJPRi2xSazUvLr+5yor8UC0Zvlk0vdnxfEctmQVg2i78ty6a/gmWzLlSDg0I12FB1RKtzYExD
s2wK9aCvhlewbA6a4Bhm2Sz+jlg2h1eQDQ5fOcvmMDSy4SQ65ue6xL9Lls0G87GjmVZh2RxCJAzHGtV7smw2DMtmUdMNFn47ls2CZtks/lYsm35Pls3XVpkA
V0qyWdAkm8U+JJuVKyLZ9FaQbK468jebge+lBv7m7nH/cx1S1JNks/Jbkmyufdz3J9nsHvaP6Z7vSbJZ+cch2bzMsN98mVHfXPOovxKSzYIm2Sz2IdmsrIlk
0+tFstmFOmNkRcDulHfxTjLIeh06sSlwFBabwzhVQZQDV2WGlnOUrtr3QvEZFSrDHnQddoaug/m7YtOuUYcCTapYwu4o6DCTpN9LifPlstHLvV43ZdLq0cAM
aHipUWOyDZiJTzOQezRkyzdX8uJaajI7nWreXMkx/Ts87zgUqVAVyWedA7ulq4rMXklj10dua8fa4tJmXrX4IC9EYmgSBJpXUtIpMtMQPbSEiyVVwd67wntv
T17Db6u4W52+/6h4UnbUNBDaukATqptLAzQsA7Dha5ZN5APmszFVAk6wRAUb7TTLZbzYCb6qndzx2ai2id2MzoMSVkC/xFfv4/RYuVlYIXJ6cAxHD9wd2ZjK
7xmne1aOlCa+45FCZxgpw7rbOjY1EVXa5efT00OHfk5thBffVCno/hO2fDX6bt5yDavC7LuhqjlMtFqSroECNoyEBC5oPqlj0Dv6s+4N3TegPaTBhoanZ76z
QgOXnkhfNHHgx8ojC2t55F3yyLviR9K+/j2o7n0hXd4RFtTw9o9CQrKTi3RGnGcs1cPlAUOBGF/qmwig1C/tdZajlpoIzZTmqOXQS2FSHca8aKKqw8JDST1G
HwNOjME8s3l0E0jn79dDqMTjh3ph2LDOlnuxzmbfMiyss7ROzIZlNYasAGV6JM0Ux9LdQCM1AJEjON2S1NSjRi5ys/NQejrhVC1lOFVp2dFYLZ7wFrczLdk7
OJ1FITX/ITQ4ZXtJlUH8GKC2yHsytsX1u2ZwkxEbrMlLrm1D1Bp0EbXWMhz6u9oe1HAhv7cfKMdWkIvujtDXyrjP4CTEm/jgBRAcb4xVYLCLvx4B/gXM9n0O
043lYm+UWBRAPMfAUFvi6nHnghMWcVx0QkDgfI2JLQsmdkAwsXnBxNoxJjYNR2b7DH4o6NiKDlSPR2pN+fGwXHJXOK8Hup3XVR6YA8moRFoE+uNR6XMiQl9b
2H3Y9js1CEVq/DzUeSDMsNTmNQ52AK0uV8FJqXGwAeaiXGW2OsHBFvgqLb10Xp9xSdn3NZ+Tz/xODbzwnAP8p7GxxGc+s5og10VBHkyFFBQnfQatCZ417zCA
k0m464zidDOPgAJSV0P0V1DBIZqOthqEmjAgONgG42BHuKlFWfChbYPgcz1pNsC14M1a0Rql+xpvsx8CHmbwemsX42KuR7pBH2PhdQd7n03OJRyHONeXj+AY
2jD4zAbmM3gQ73pRF4/z3CMkFv+/bJN89pkjrGVwsLhbcLA+h8qO4fgS8Dc+Qlk7bcB89YgcNeVMNwEC86UVR5MWRHtxM5Iq4yNClpsx4BbMZX4OtSage+ss
yWzV1VgnGBcHba5TTxXAp1cA/Poc2qDOp8uONN/XHGm+Zx1pvpOONN8J3XzP4DjGONjvunwKHOzzfEqqGI7jpIrhCHccMoeMmdI+gwbmVJ++xsHi20zzxCoo
jcDvumjPDfRwjEhqBldG5HMuyR06LoORzIfPYMlVNUzCAQgq6Pg1iN9RzK4BiN9RiF9qxH7TqSbCAh4iOKwGxGHF3FMt8fmB7WQYzokBJc4W4GDzKZpYzXKd
IryOpQHYFJbsGKtV4w76ePz+w0Bz+7wfGuHyYD9Uiwm1eW9VoU5t8a80WotlmB0OpKBaPgOifYTIsixkzDb/RsBa1HqP84bNxdfztoZrFXgsCVyrEMO1WnAI
TtABDkGsFb7AtdC3CVxr2Y0Lpvvzm3ovFA936cAJ3YGTugNbugNHdAdWNHDYrOkDsS0Qa1AXZMtOBOuye/kgg3Z3kIGt2sCla8G6nB0JyxzpVoZgrak2k4r4
HHNbg88VTSk+V58hdD7Cbn2E3eZxmJP14On4YXfKCP2ICIK7AA7VfYqpQzMQ04YJmW2eJLZBcTfE1qfTUeVNOqoGj96eZbYRSwfDd4ziHhUUd1VQ3GOC4h4W
FDeP3prUchCjd7AihB9nrcTbamcH6R0dlny3d6Zw+EBHxbbVLGhrYNXusXt3j510zwB1z8Aq3TOA7mki2VW7U5O1j3pirLt7NnPvbMePbgl5Otya7Zy3ixjZ
LH20FVEwhpo+AIKEE6ZCSg5w5wywIoDOGRTVoxxWUQEbnVNF5wz26RxEliPeEQBNmzvHVuPoHNoyoHNsRBo0pQOH6DCMzhmThF41dE5Nd8500jcD2b5BikUf
ocyDOEzDzRxLD6D5WUZPagHd0gJ6RAvoClcPU7YHcCs7r6U+WvxKq55yw7yR7BCrDdRH1p9H5GpzNpa4qVXVZ0HFI6od8vxQENXRF+ZWrKh+hwMcyrKuBjTC
xmmdWEjeGa8WtkqKQsWm7kgK8yl5GvB8tGh9htUCXrQ+rTWERV68NjkLOFY3Oftc2UIDGf0ynzMy2jmnz0+5vGK+oj8uy8cLrhpLLcznUOtoX2qp45LFBcat
C3HLLriYO5w0mhe8RW7pDVRAyI/rqMwYjcB6ACJXjYENPoAN8270Y1u+pDc9q9uwyn6yRV3CeSr8Pjf6yV99+c+86FUNkYsLJ/2L1a4BiO6992AzyeFHmTsA
gPuLBJ+W/bVSU6ToZO8PosW/7Hf/sBrEQpi5/yk7Otn3B+K/zf7gK8uWJuxbWZWuwqNyGqax9Gu756+kG8Z0N/BAX0S3xH4J20DsqOj6jCptoCOMfR8QuCd1
3Rcd0VkOgu2UjsccWQqOOOhKWvcd8Pbziu+QqN95N8tH3nqsMNXYclmbapIVNpZaMWNAnCU72QStFrdtZSAagxJcnRCbfSEhNtP5kJuC1BgXpMaoIDWqGaRG
XpAaNUFqDAhSY0y2gw1GavhIe/+79qqvkSf6lRcygbgv+BKI+/gLq/JE/ydpmJeOm0Dc08czgbin9MfTp/k5zx1P8UTnZ5yT+utF+fpE6uujuRnnmP7614v8
miPHE57oi/aMc1B//tlPH97tzTiLx00U7tnjJgr3DE5LL1bc6oP2zoJhuHfSEbhnoZHqlAd/fYMOlj1Im6kf707AkYbb5Tr7C46AQY86Ejp7ROchP+wIcpgG
uiR+x65PYGZ7NLXRnCPsEpc0Zc6rNgeCbZ4VfiGw317jnuenX7RD0sWjYvSbRRnJJFBjcuat8sK3y/s2M4Sa2Vk0IAIwyipmEtsug14zKZDLMQ5Bp3XU06YG
3Oigsq9hIDf7VYd45tEMZsvASBQwCEqImTkvj7tV+6lzTNZAgrkzFkmC81p06vvUw7NAZoxrhlTo89EKipi9dtSICU4TbNo+W+V6YNPQTtEvDgs/GM5p+4Og
UziZJKbjk7tiXkjmOAmZYGRj6MYMUFrgGRbFlEjM3oFgWJvWAunwH9m0OAB7jPBWoSs5Zwt7yVmAwpLajXfXbqpn7cb71e7c93eZ2jV07ZoI9xxWQ1nick2s
wjEgKmx3lX88DkGNDpyd+2TCrpq+p8De8My1FMd5+k5k9UEyKrZMjN1Dg8q9W+Xv6duq63s+ZUCbCbhBgQVEG3fa0pqhK60bW51SxgOmkhlTkGWySLcNRfal
Rw2XzKhwyTQF0Y8MXHbCmq2YEKaqwxE/vUtSOQ8AgXLWXhPGR7VMbT67K6lNK/YXrGHOtQzPL5ckB9NydOrSLg1u/jLrao0/vAlbg8Aosp6Boak8MoJRDbFv
rkU5UpGjqyTZZ3xX4i3KIobtJKYElGOMGsYuWdKy8Wb/pC3I3xNMCadRw/iucr3FRGC03B2xBUXM1MOlTbRzp2N5k7Okf7uIz21mKRTUsC2IZIQ0Y6XaZ2vU
sJ0tH9NgxXwAjpTvcUfKN6+JsPc48o45Jynf67p8l3T5XtXlu6jL94ou3wVdvpd1+X6sy/cjXb7zunzndPl42vGsxTYrQTVT/2tUM11H4qRYrp2ygOHjPorp
0Egax24saEac8vk+odyxBQydFzC0J2BoX8DQhQQMzeGBJtXXmd8r5B90H3BpWaP/d/p0NCrEmQTFEYUpHUJSX3sSpeSxo4YkdLFPxuuCKsIbV9Q8no54SWUj
IwbWOP+Y5D/2tYG1LDSQFyUDsq8NrBXJgezjvCpJuzdYjyJVQf46+zFHkp7tccJ67DalPfMLRq2NHbRxpmu28yhUoygJ4viG2FkKD61n9rEwK3IbRKXob1Px
wGgRztORAIMGxaF/yjZ5X56z48Qvy/bRPf+lMwgryvx/FapJm93twsWK/IuqfIhWgxp7d0U4BhBNBtRVUFVaR6vsLBI3bNnU7NFYvzvGtLDP2KGP4wk7LEYv
LHzC4SwkKPLco+K19WO2XmOM93QoLduYmRl2+DbJyVZmCeOqOnIc0TMeezQFLglen2ebPyNbsbCwbRU5rhIHNthZh1Y8xnitD8MATcclG543jZiWrMgFnXq8
wL849DDb2iQLd+jHkXkFGBI8GBL8mxlXi8i8FT+ReDzY2JGE21fB26y3wOh5vbWeDqXrrWmYcDdZVyGF1iZS1GHcJg3dV8MzViBMwmtoiXCoUy5x+0lSTSsZ
TeyGp/JyCzduq1jZcccN2OjZgHu5ASv9GnDBFt7XvTbvhX43DZgu6xtqzbK0ZhWt6Uj6teSJ8RgvCcMs7PjRLr2NyQdfYWHEE0d8cXM2tNYe/uo8yA7hDK3j
dJ7mwTu5Lf0dkBWgapcid1KZxwbldNaPDjwJeyrdTj/YPo4fefFbAXy5icXYGRFjRaRx900a9zMixorpNO5nRIgV02nci3x2BjS+QxCD2NNq/FSSyv3MikSm
SUp7xbn8SE1wE3BFXWDwJYZNzIbsPB2FD9Un/frYp7CfOWNlPOQl1QSPTkmNItNpadseyHsbqU5LCK1tbmEgIp0FYN3hs+kt8NDiTG2hrS6fbd7ibJezjVsQ
A8YQntPYEfG7fv2obKsvzBk7VAl7G6Svq0fOuysFHB+YVSUAC+pIyQmrHNLihaVZqQXbueRDMwZzSEeftpHX0Az1ksmgXpI6C2sZA2PhJzdDHmnyShjygRny
QZxvvvdPJd88Nt05Hu3cdr60HTMln0Z/KiwlHvz0XtroGOc0l35QmW6oJylmS4xAyKHXoH/WccLvqev3gOSfS9g1L4QH3JU22Ymxz/nN7pehX1T+LZW8UIbX
VGmlYol6lRLEjF9a0009s7ibxKToGy3zHOQ1xERiOxU1n+QvRGcUeQxT/Yp0PaxxSJZ/jWuFox+S9JX+LOhAm7JKBw7/rBwW0GvFmzn6n3qNuo56rrvX6ki2
yCChuqrNUotwUxa5KUtxqDX6CsQHJRMkIe/wMTR19joANBG+z2/p0fJ3dnxBnbY4jVqHI77uYOhCvZcWX5fLWovPI2xnnyPcMAAVQnNbxLEVZ9tJCbcWoB4+
enhctXbQOBzf/lE8EvOqnUA4TsOz2Mbf9nFh30jwHMUeGXveiz1CMYPnKKoJaqyJ9wie4zSjOpd26SgSAIcsZMhsqfEdyFWpJnYAX67aOzrIXdHibsbXdAP+
3kO3TfGogI2DJHN0kqTdN5nSAimKZjvKIEjxzaVdvCRYOiGoo4qQbi1VxPNt5bFjCS+11QTgO4Hciq/eWSkgRmgW2mcBmTRmw4Jqba9grRp/bwVvD+gSyW6R
LuCXENHCTY+mw9AsSNRSTQ/BEVXDoRMTA00xDgZDcApD0GE8SqqV4rpiM+UIMVABqT7BtLRfdVRz/5OY0hqKorP/iC+JFYZJFB+Jd4rIfTqFA21fUJmaKXmt
d8lrAjGxueZS9oKuhSk+z6BaZgb1LX4gxa9x8Tso/khcfIR8scSjcnvpxKosFMa6opjHjEp9hmeTH720cjZ9QGTX7RjjiHUq0ipc3MFx/jJpwX1V3CGz7P1U
AskkyysL//JWCEIN0C9ylFWFw+ycXgg/DxKJqgCKZsECAa5Wk/bVtcMQwFtFrAcikHRKWdpy748zDVtbkUIRUX89XzUQvwo6oDE015PQLB8TC8GB7MelyYfg
fBYTlpFOyfKn5RSHI2oYfZKwy0tEwd6uhF1+PziXn5n+rNkZOBdPzARptdcBv0UdDkTZB4ZFDeiCL1FktQi2vUCE3B+v4zxYYyIN1whxNxmCPV/kyRD0jBgH
COz+WUhyKxbk2g0bMOYxjjDkVhpMUtYq555KHJfQR5jfIsJ8O1yX4AthlXFrJ1yrMK9pYR52CfPxHsJ83AjzCRKj1OQTiTAf6xLmY/gjYd6+rDBv9xTmbRpP
7csI8z7ieRxy1hXhDhk/Bhlco9KLjB/HDfjTMr6XFK+lpTjmM7Pa1TBMxmTNaNPTVH2WMbDyAxKBNZHlNS3LpzAAHFrySIg7WLR8hsICJJ6WfxxvauuJGgu8
FprGuZkxGRrA0lfg2SLwHBZ4mOEQdQWB57JwrWm53V9SK1Wb7VG0QOQYqr6ydIEpXWG10hWkdEGmdEZUxQtIRhCHXYI4NIJ4I/zJmAD/EJsP3ipDfiNm8AZr
M0aH3J1YOUYdnuQY/jW2bgSwbIz2gH7zb+b2/F6UbLVGn0xyUIejatTc8uHxsLlayvFmNuV4M5NyXOwXaGK3kgC9RRgWE7lYvCK56PaUi3AEuxm5+OOUuCoC
4QxBCOmN3cb0nYxy9aXn89g1I86I5Nd6xwrLh5Dwl3mq4mUHjYsxMWm2JpPJmOj5wqKMiSL0Gh+EQTZCFYF02GbNWGLpiiy51p6l4W1pQIEjZwFEqWUZGUo/
pN4vkCRwIUrdSiZtDLwjaMcTPM2lQD9J0gifcHQe4WOOiNIjjqzLEIsbrIU4h20xZlfJrHwASL/uABW4neYUTYbZcArKG0cYXytCGTm6TDeevHw3Tr23VzdO
UTdOaYF4Mll1SqTP0bsHqNF5vrdOkPqUZ/ZAN1VSWwLAqPNsNcVWThgVSWb8ZzXyJHu1EMw2KXOeYwwDVh9IOfA5gMbfETn/isQ3wDWqiHXNJ+GPvgzeVynz
Goq5LvoNtkWjfxjWxkOJN6QTbzsb6vFQkgoA2EySYMVM3veQhMrkYYE+qRNZGkOP28vQw0PrZHbpPcmJLG2Rpa4Ye9xe21+qUpFD6x3VkjTWRQ75p7uc91Ys
MXitNZ45VnPG9XHSSKpmnErIgLKVSKq2DK8mhqvecRYz4k8LQcZ1e9247prguovi9/STcd6toAmjAlzkxVTIPMe7rdkHf+mN+eC/hPzqQzvtB43mYDHGTbJv
M29cHoMM+1SOJLWucZqkPNNhOvTTsanQ6ejq5rCYiVhNf0CGqSJu2h5W0ter6Q+11AcSFXR3ENZxUOFg+r6GGsTVjeFQ+upw+oO4IummrdlyjKY/NNPva3HM
NOmf+8NhNXxAVZS3PxxTYweWDtDrSvvpjJ7pq8r+A/ufoGfHV4pyZYl/9SGSbc3td8OdDHmRspAlodY0aWHcshA8gGDf8hYm5BjZwjCPwham4GjAOkYTCROC
RgsWYytlS7O064CmMx4s5jBLzGElmiditbCCz/AXDg0FdK2V+uaz5pswr2Q/gCXb4pnIRWxKEQMYhWkgQbO8qX+dKlKnktSpKnUalTrVpE5NqVP60WuuUxKa
sGS7zoPuTvuBOOjaB60CEzCKk38AhkAbxi44+cWKxxQBJHFykGw0C2RXTwKQRR/9fSgcGGfvRV7RSZ6D1vX9eDyC+p4NC7yiDqjCIX6RXUpSpg8krAgS3yzF
di2rlCPhVXp4jYCXMxnAy6d1YvTFMwbw8o0egJcvip9x6YQBvCycyABe9umPr4iHaO+JFKJlYMaZ11+flK/3pL7+BX39uk4qtihfX0rlKlt2ZpyL+vPfn3vq
yT+tzTgXknRkB08YxMsiTkuTHLMP/FPEYNBIIJ+5YPdjaK4/CTzQ0vsP2v8aoSdG8C3bO8KciK2k1wcSLsJEFcvTk/UavjO7hHsrl/ABTUqYXsKZeUoNsCaW
i163ZqlwAhjNga8zj8ULW0NQ7bA3cgCCEmYY+Cvsa9hegJHV0YOwLHiViuagh5k2R8+Uzq9i3jRVFUIgMBhqU4U5e/U65HpUwI4cpKXSFUBSvVQF5hgHUhWN
jG1RBR236GnbBiwSohuE5X568z+vCO1rHbSvg9EiwAGdRjTCWWAQAksv1kgTL0aa5ARpIt+o8nGS0GiGb+6RXNnw5OUYHJ9j6Akp3QxtCH7FG5Xk10hIq2+n
bwWxmgOFqofDvbQ1ysFqXZebYtdGXYH3VN6N373G2Aq+GqcsZSrV3DV4y8hXOZXJON8qoOUcc4PmNlh34PkfDvk1H+Eb9BBe795K6lEO6GsvDtNSHH95H0MN
cuxhZ7QBe9MXcGzOUJWjn8aR1LqAMVLlOvodarKBftQZxHHB7gxLC3Ua0l6doZKkwJmzZVqw0W80xqi3DCUYbwFHI7vfoLABGARGPaYEqwsl2KBQgg0LJVhD
KMGGNrGG5sG+cjcppoj4QaJ7GlvaJ8NvWTkC5uxo0pTg2bj39tggNbJMV8QsXyjsK08JyxfOawzKkCQ5pePc+t+QAZTqqI3cT4yWuTEMcNie7aeN0k+bUfyu
fnos6adHdT/N636ay/TTXLqfOLqAqxHyKJy38d5MX+JVcYaqGD3Q1dsgOC32q1TAlVJ4+lVSqelspQKpVPOfVKWMsNbIWfifbOQn5nwWzTDQjmhMzitvMZsd
KiQCWRG3obPz45U8/irz+BiGu/pr1q8yCQM9CUf1JKzrSTioJ2FDslHtFFY+Oyb7Z1a+IROJMBST/fdeWPLC9Z83gQhBJhChLoEIgxKIgORMbCjKIVEDtIiM
nI1GTT3MLKMpZPeYZYd5lr3Ia/tBnA8xVCoXHRnSxH4YaB+Pi+p3eFjkROBaMOjEdKLUmHYsnE3z2iuadyk7zJaQOxBjmN4+Y7iDMMtNxtb/dnW1yPqA88AA
o4scPneELSZmiVlyE3xRTAHz3LP4VM7QbJkYGD/e+UTFFXCkgnYkiruwUxJLHYAxFyy2JyID5Dz75jvV2BZpdlI1BkK8j3dScxLoWVY1VhHcdMCnfItNqMYu
1WX7J8nqmX8N9w6Ki9/FeQNZ68XyAXQLDUsA2PM0TJ3OSLTMSkYrU19nG5jJlhwo2fxoQc4EL8WoAKx8DkLdC/Tv757KYpE+9pBhFGE2cW2QuSMqwOoaHMJa
Y+rtaPoBS7g9aBg1aIAwTUWrM6ZaahCn479fsZj+I+AFgSmf2PLRRFpoW2c8RjClolth5x55m/1rHGkVeg1HmguXcKSh+iqOtHRdxHGQo0X53ecdhK1qCQAv
9/kU8Y0tDaHDLdvU8w73F+YeCECcVFbo9HPiZM3nU3Q07a600JiUTmxgQE1Qj7F/UXGZHYNq8ilXavKEKzVZcKUm+1ypyV5XajLvSk3m3EwJOCV1NOemmUFM
XcYE78SNR7vX8dsqmeJEgSRhZnTAPE23x9ESPGg2OcjGzOxI1ciP/vt3P/GkF/3Ny89/XRIpmqGAgXC7BCrCrxb576o4cW8DZ8R9nfQzDwDq+1R/B6a/adT3
7e+v6P7+su7vE7q/n9H9fUz39+H47d39vZTqbyfT3zTXuZd5AlNP9+3mpVQ32z26mR+wWlf/ha7E/9CVOKsr8ZKuxBldiVO6EstOj65edq6gqzNFSt1cLgIc
TM3rgfzhXlJwGQk4wkjACS0vJ6m3puhPMRIQsXsqlhgJEnB7pyMO0aZ4tjCcIHQ3zgB5mwcikBeV/LbDPzhGQ2yJqTHuO0oF3fiIso+GLRj3m6SPoAhHw7Ft
avetoTuuOkf3dELVPEq3af7PubnabtXaQ91JX49t2/zIns6bMmBQTcgjWdoXYvvb1pD7l1RPxN6ysHy7mMY201x3gHC9ig7+fZ11KdnlVd2cZcNaCDiWu5KA
lTGLLrwEPUyOpEG7ADsza0viX6Wpd1yMMuuktgHVotNSVx0lcege7Vyt2kc7bxZGFLQDwxHG9tAdV1MrdQAPpIpvpDO17ij9NN0wV++htum0StQ8b94DGIup
ShPv0tUh3XydslElu3eVIkdusHvFNvHGIAluUs3OOlxZJ4t6SVO5hLdxud/0+7ifpanqKHS7uEGP7TZSVocyt2HXdhgRm2oi20RrTWEiKQzsQGNFk++Ugv1v
lCbKRAYrKcNUUKNKQI8BPwigx/Ssmp5VUyuekiL4CoTgqyWmdgMDm9SIx8kUfHGyJNZ4lgmO/EAnc3BNMgdnxU/EJDtJI4Y1ApIU1lvABwOQows5MU2HIYAc
XZISVGWXRCdpf65qGcjoGpohnOqoEjcjT/xuBx4Vl9t5/LZKl6zgxhvv2XhNNN5gv8ZT0njN32HjZSTgb9uSGi6aPDEWhGLYJ1V9spc7Hyo97Xrl3iGx9U+K
6X2aHQDhCOlkI51OPwokAF5glqSb4CKnT+9lc/t5gYBOqo7WFUUrtEUrPC9Q0C4N8ryd0RXfnNIVx2YQtcWr/r2pRf/OZM3/CJbz1yAiSIP8tS34l1ftkKRF
3OWqQurA8+ee+F4++t8/ePF73kp1gHuZxawFdYBGAXq0wxUdwyR+k3ozDleTPrDN30Y7UMh48IlcdWTPtrfNb7N3P0LiLRzcFuwO1a3jtJ1ahzWKdbGwfg/2
sVil1FgnZD0ijPUIFYrccyE+q/MkNrVKQfJTNAmPFmHEGa+jRRhHmxZhHGncvITjVZuQ0D6vqNmYpYyabBl7ATulSSynqOPa0uKGOq6tNQlQDhhNItV6WpNY
7kUZJ5qEaA7a7U9C9P0Vwwn6YGd9uWoc4KpedV3LdktShKwW77C7ei2csU6fla33Q+03+FBeOjL30IPCbeXdAlAP1VUAW/A4+iE3ZYgb6uJ8Op8Qv5H4sm5j
H5S5GE/VB+h5Aa0Qh6KpP8LpI9tu+JgKHj700dDdwW1L8gAk4+NH6TD1R0ceplto/c1BywhkWF4dK03UfQkCWBoihkkzpytcikarSopXrpSE0XW98RKWsNTX
7hYdl/RgKDdtlma/QRwEtQpkUXscHZ+pqMvVOXRLJZdpnVfwNUmpaVO+IcPkKwLITfzWS10GY6fLYOzdzN2SMRiT2gLVRWMPRJUy8BDanLs6sWdTfL525IIW
rbMO4Dd4UTCI2+IXhqqnHIaorM94hW3jFW6zV7jnW1yEOsMdvI62o7Nq/fGvAonVZnXdn6W6qHel8hlKaWiE5rk+pNc68FYywIYBPrpbYHx/i7DvXiN5na81
XVmKTrE36xn2RXxJ5Fnwd/Kddpq5fe76pbmLdD5XO9A8sxBdC5+Xq66Bz8tVb4GV31XrGRMPM48F0roY3jyUhTmXaz0czdLvZj0dMpj0Ie1Y2GOWqYs8n4ZK
fFOyug71Wl1Xf0B6gNJiz2vtEFURGCGuS6czLCkhMNtqDMQyuHSoroUMZMYrxXCadQyEvvLxS4Vf974eQ1itw7BZbQgzmNTJDuF2PHybZvg6q43d5mpjtylj
t80tA0+rwvvaMB61SW0mnRm+xHWAcu55KU6xkzLSwPNfhuEBrNvHH5J9ao+NhpPBNkBw+wnY041JuUuJ398W16QrOsSSCe7/04rnPWjvdB706M9OUiWcsUyq
BG61yL7x9n/7jb+fvv1vbmArmRc9Z6WC0NmHzHTlHA6oOFfBLdIY3nrnxhlhdfM2WFsF1vn2TgEHYMDo4sZOCZ+u7ZTxabpTUd41oBtNb8ygUDF7VGDGDPYO
COC2aAGNL7FBYTtLnzqdCT50kM7u4rMGnd3BZxjCt/LZMCSC1RnJ6GZsxLIrCd83E+gla/Io1ndkpRi4N2zOhi2SKeZLMG/HK6aeqrbMUyctRbAyBt+c19z6
/MKWYGIcwyzUAm9lM4YV9v05GqLFkG1fDX8wUQJsvUjTnY88Ji8SVnh+2c38ZXMWaC69o7z0GwtEfK2YoStTEmsNJSmp+o1/+5GfzH/p0svvWOqMpRpM9Ox6
ZwwqAeMgHXoPBGVrG710mtSeUQjKlhqGoGyBYTEQpQI7CY7/G/kD3onwocEHDlzoUU1dyZt5ZQD3PN6UrSWnWVn112giN/V7evXw/hQ9/CADRZ7cYlpMjahG
+obhJzno8A20YlcT2dJENtoG+QhG0ES2GuQmcuELIwkKHBimB3PO8nIJQoQQACmdDQALU9jCqE8NVqtrrOKXYr5Yw4i1RX11jJ+RmVbZz+hebsRS5WZlhqrq
BxMls1d/uPpt0h8BjRnpEfp599CV1Zdmeci891Y8HL+2hH7qVV5rDeUtaanM055Xd+kRN/N6LPNVXubN5RtmqItSaYLwTJ1uIUkT5EYnX9ToDje6jpMwmNgt
AHmZQ85+V6KAxqsmEOzcVCpXfzxJPeKtd63OuMRR24aoDk1Iu6PYEGxtO/DChZ9958+f++U7JCuQm6GcaQnlTKWLcgYoF9DNlIRupix0M77QzRSEbqaYoZux
2QFZlCwQ9wnpjEbMjNM+1VDL0aJyxooXpo8DK/N/ibvaGDuq83xn5syd+/211+s1tuO5N1Rdx3azlajXdt3Gg0wxVQL8cCun4gdp/qAVPxwLRaRCZQEjjLME
lxJ1Aaddr614k65VAzbZNmu8Nlu0rQzaEIdukHGXloSNZKSlsZqtukg9z/uec2bO9V17oakaFN87d2bPnDlzPt7nPc/7PnouDlN3UJdIcdvfoTKS4f9/uLrh
QxnyNkJcKZXP1tViIOa4guNKfJzBscl/64MS5MtfQugI8bLNPvwwxcwhczNViaaDLoaLQ/7mci2cX0ctuGAqFbXI/9J1vYf9h3hvH8i/IbSwhEciM0wb1Q71
kHh7qVDI3v9V2S4C9odQhEt6LMqVRv8IlvMwP0AuClOTQ+mPQdLVJYOwc1eRBTebQo0C4rqkid3SDJamWGOnmY1iAT5f5npXppiTlT1C9Q+zR5q5o80UP05m
eNjMriCIDcnLhsNYPmMoJoOnjjTBic5CwQOsQ/kNCkzDoCkOH5E/ljHLgzxDWd8wZXDwEzZhYXx/FnMhrH98WNMCqF00LbRleSk5ixf3f4IcRxfesilfKsfR
6FuG8rX2WsbXD5jx9X7M+LpkM75mbMbXxRbG1wV1eoDvMpU4/Ybb606o0++9QLcZH4sZX/Don1LHH1z+i/9+vdTrjo4ZxtdczPiabWV8jRF++nuL8fX9lVnO
ESEN0T936VNo1tfsp2F9XXQ+Fe0rTTmDNe3rIu1Qs4kvKF0s8b66+hpKdy+jEEQ29CHbwjz8PJMALjrShJWdqaAJAEXDiy5irckTAaDtLdKcoFl23T4wwmB/
h7inzrdOiSXkQp8rmp1/tT3PgRayoMOQ/BZIPyr/QGxKDZFPLymoySkZKCcphVlkEWZRCn3yAsU2b4mmtP//Fr5R6+ZM6+b+962LaRj5n2nuNQKcOgFAppkv
pm5NNcry/7Qzk4aPgaK+tdQGPQDlxc9IexcZNVDbZi0syP9qX21mV0ugU0My4NUSpAQkRZ+U/62eaVZoUiw/hpgJMiX2PtaoxClbDG9jAg96+Mc0gMfld5og
+r1e5MMRZEJ00Y6c4DmI9uQqYXn/2XiizKM2AlcATE46/I14syXTEyhmWiBRQKzYSCyTKSeqyxNTNsvkgpNUbDS1vYTCL3FtZ/C9Ru9S0BZs6bBFdlpgqt0B
IpoMIOWIogbGhCdiraWZOhMwATAbh4sTIV/3gtdaBHjFevSHMv7oElTrnciN1JNbUq64G0m5NomYczNJVbjw/xKwpt44STiiEMcCxm0VLK+tgqXaarxNW8HJ
XHjBaqsZbqv7UNz9ctkD+9FuqHu5ge7heWFPw3hlQkrJ1NJOcZIm8XnnsppE3oUmjPyU7eWjkBloxfC4KrYTIu0wrMMOLUSabt+2ivekKIdZphzmmXLoW3rZ
RUrqzLqlcdvrZSFnLwupxidVAU4u8kRMPaBq50Q9fWDHJuSKGbg0C/GLf/grcjgnryCXgxz2teQVSl6ceLe+vOg+5aEItF9Ct1/GhIFn0H4+td+SNUzDLqd5
TeVMqcL3mAEaQXqUGgfV1CVe5JkKqgE5qAYUkkiw3aKVjVxZ3p165crcqB5KVNbnetxKqMhUoJBEYxUdSOaS8U/zcC7M327ia6mlVhSNaLUW84oX/Uy8JB27
8ZK0oi3XewWYrWpJOmazYo85CIHCbjHGD4Z0w48oXwu5I1BVXTfeL2XB6LuKpoPApaV8TzXztqvczkiv2DI/dLedH/yl5ofFX8XzQ5eaH8DYqNJLefqgKmIX
/vkiTwx3N3Mtoz2rszVZJMuLFi11S59csKwyt+Cf7VzmjuuU+b2Zfspb+Pq1hXaDEGcV2o1/NnKhPZ+qohJxlewyiRK7hssMr1NmzE28aFM/L2OC4wnQURNg
h5oAO9UEuJKzoh1zEgkecjoCt8sM5C4dErdER8twLBwCCTAXZsMi5sIs0PIq+UEJ7rPIC12HEAHmwjxbRTx4lMIHxsQkFb+giPWZvijHz4asYU2LzLney/A6
WIltRBb8BUAvA5cK7AAsOxLt0YOfKhLtCddzk+Ee8EArw59p0c6yaNF+W1p0WtOi/RZa9DbDit7KpOgtWFd63Z4kJbon2cF6KEahB//cosaBPDv5hKoVnY+D
EuCHYWVYmkB6zEaKaeE0t3Ds+fhOAjLe0h4y9sgF6dJPaOhv1GlxRS8hycWLFpI8k1dI8qJBkm+q4CGIL84qKPkPDCX7TxkoufCyBSWvqsPRv6Ry5l+OseK7
8s5z6vQi2yvvJ06jYpfU6e9/i24zo09f4Gy50+r4yuUfHf2rE6t63amXDZbcf8pgyUX8mn+u4vsPuxIgOg9VTV9xkjlzkckoldyuoJy5TnK7QmfM5eyFIaVH
HXXYqvCZg5xSaXKHYGL6hKkose0gsBXS58Is8jdg1x6xPl5XI89p5/dCiysFVYRr98sL/LPaL5elHFLJdgechja279wBaoTEZJkTxky/c8ewHCsgQpShMdLQ
YUJV9YmkugXKqpanBJ2P0p51DXNRR5z5X8SpK++310rv2rWy4y6ms9lbbB2yMTtorfSjKylLVP5+uI5q5Ip21FuQwIaigTyknoOun+x+8Mt2p9bIqVN+dCFN
aHeqTvvKqQqoG90p5JGXH5nGanwIcMa6JRZdK/94T9+GFIKAHWzdpCi8Si6Njc+EdSuZ7d6oxjVI5rJ9IKxbqWz/2eMMo7cOzz35o8dkL0V6UaJBy2kVWqv5
53Y++vU77jv/G9t/b5jV3TmbqvzGU49P8UA+4oF8xAOtw8d9dMHLulX2cA7e3Y0QH3c3GuE6NQXJX6hnTiTyzoYmL+3oxIHngmj4av9PfeLa2Nf5FP2is8x9
ecewXNdyN65uD9WWeulOru0uu7ZbuLa3cG17ll1bIwPZUk2UMiXH1YP4ul62cK+7lywndE0JeO+kzYfPGPe2PFgbrtkXrkbu3nDVvrBrX7hyX9i57zbleNz5
R/S/n3yh9cvP4i/0SM8c1Ol28U+9Sc/V1QxNv3hNJWEPTdJatPm5NNr8SU+1eeJSmg6wDq09Ea7B+Nx/Nlx9IrxJfV11AqRV+rryRNipvlo1oTa9mWvSvXRN
KJcqh015Vq8+6UQ5Ppfs1hLoe1a/vqD79dBE/yMvPZ3hjg1EiEHAt3+Qbp94VVZ26eQrNNXiV9kMQZyVnQHE2U78NulwPuMJBwmNEfx6P613zDlYxxmL1V6L
Z/Za1kXOEjOICNfxPOyRDeSFDdhAXtgJG0jWZhsR9yivPe23V5ToppwTaOph/zaM6Jbmm3CitebhTPNNtjYfr3eyw0YDb9NiBp2rFZvRfDoYRtB7/aaudoYH
jWhQM2M/WahBs0ItPsn37JhBc3Ci/xd+dFA2PIQe7Kv8zzt/1qA809/ghO4Pcg7vB6AcgtjGMBp7mwkEAQ92shDqYQXabxhdjXVhTVWjYFhDZZ7n492o+E+r
8W5UNRp9W5kL1eh30MRxJsH8NWoFSF+Y2DZax9tGddYn+GGsT1DkDaMSbxilecMo4A2jjLVh5KndIt4qErxVtIIZDCEbkVnelcKbnja26bcDJ2/8xjGBwUDF
QK9+u+3VL9uy+mVo6cvaWT0iCFswQSqILspXFaiOG2B2z1C2I0q/4eANBKG71UMslLfVg/9CbJVdNwCMCjhpp/c1irD1SOJTTdABEFGwSdqgAUMr+bGDzr+s
77SRmRLdgJWYoIvGj1PEwCyBp/l1ymMmm3R3Ao1UNBqpGjRS1bmx2j5PnJ1Ng5ESg5Eyg5Eig5E8g5HCZsoUJAddjlhpajNP3lsNwQBDcFf0+/L3KbrZGeWR
yxIwuAePud7b1evujsrRPx2Jw4905V6znNcZFU9IejMkE1hvkr5gV7OoWJewhor2n+MXNfiy0dmlbkKFg5tEaG4NFx9y8Tcvs/hadOXtR65XPOXUICkgKn4j
F9/z66q9uIM1xG7h4rdw8dtN8dpLev3bvDtx1VPY3b6E+wjG73p3T2+csySA/dSqI/l4LostHaQEdyl4z43TgQ85MYgUGyQUDVpZ0m3C8rhXc1hehTNsb6QY
PO0Vgv4uNG6L1Bh3FT2VZROJdeUIoX1IxapWjKhZiucjMKmygOtfM30EoPFrmVnVQvGu75VXpDH3Mal6i0SNMad6Ixzg34BuBWbyGqVIbcrHMJRgebd85EXS
+NTuEYtOXYefklITVSLv9qLPgVOhFs6ltN4srF1HgFXpuFwYKo0SMaNl7buiSkN4yHzR8QeUBxWE/CalBK+znHbtd50/4XikL4P4ti21hwnRu1mE7G4WZd7F
98UevK56ibPcWWF0s0Y/vlMFz+GVhEKrZycfnFQwuQCmQndqTExKH0KpZ9coYJ4q+JzDNRxUnG0Er6GOh5RyNGLWOKzMulHYp5nXJm5q1tKMD6lBZDvWNQN4
Yxw1FV9KmzyJU7IlKcf27mKg4ibjbMrCvokyhORckmHcGaU5j5GrcpV0RgBxqUYNMCkpWkIJFNbLgVuifCOrcNDTrNDBShx0N8t0UMNB2KzTQSc6QhcCMleE
5eOy99WPI68e5fIHB/YmfFQksBLGJCgkmD8FQygt0DM9Ts+EjONEFSDqDP9JobkG64jAOrJGk2da/4gJMwX5XtMYccjYDc9MJyIxBDKEhchasA1h+uFNBssc
3SoXFhGuDgP5rSK/1TanNsqPFZtTPRD32CzNDCEtP3LVrNqc2g6dVbnwyKWQFSZi5mnGchsX0K24jod1lBjkN2JXFWIElbGUkDE24lJ60hRG7NtVdEuR57wv
xrFFbi7FQ1XWCXEFHvskLp7Rn1ouHiSCgYvn0ozl4jmh8sMMzBgXz0QbF884W2IHThsXT/9py8WzqDwtF/6FM7ycin04Z4Jed16dHuXTVxKnn/J63ffV6QE+
PXsqdvFMu73ujDr+UAtTTp8yLp6B08bFsx9f8/+10vceFg8FDztysdCySPmki2ci6MOWTzf0fzelNjbZBj7WqgGcVAPelBrMVo4Q+4CIVLIQgZHLf3qKOgRk
XQRnvfI3eDMCnp4N3oRgT8+0gGDSBm9KQDApGhKJvVBCGIMi+i15YlBYCOOwSO6FGoRxEt6YRX7Do/i+drM7gk/MWHkLts+zl6Gf8MV+p1nA5wHHhu4Psnvq
AfYn7ZWmoO62yOsP8ZwREeOLot7hi/LRxwnhCfsqdofkruPyKLR1eQTs8iiyy2O5NYmd+i216JYNg82SbtlQKHtT6qRA4ZtSLwpp60qs9JJAzFnry/jcMl4G
0DJexa0fnn/jheNPSLRMLwHrU3Zp30m1re8kzb6TAvtOaiYnZo1mHfuhCnorOipEHx9f+gWEyNWXrEeF6qF8CVUlIJWsRxfXo871qCy7HvXocEI58JpXIJs8
rV5BQb0SeXekp3gJeFiigheFkuDBZ8C9GnBPNmgQasOzer060HWDGgC/JFiQ7EV6+fTSA1WDoqpBOd7gDTNm6/UrS0DcdAxx09H4O2q6TEefo13lBMSlqUXa
XV+j2SVyH9hHHqrS7dIiq5B2GVybVWmcHnTZMzWUhT70QRfaOuTYHcmT4okbVhBN2iEv7eYr5z1c2c0XViQilBZPkKd5JuD5Zjrg+WYq4PlmJpCGLYdn9Fho
v4pMa91IcY9N3irSxiGhfyZOI5Xw+I6IJORNXwt5sXlrQV4RYT9DKG8vvzDjq5GNLwoQTo3mBNjRPzv/xt+mlXYXBvApuvzqkypIJwVmpHynrwqWKTujBvK4
6k1jaoCfEpSjGm4uv2/n4vc+eutLf3r3F1QDo9w5p6/yc5WNIvbi09YSeRsPuCxPFvpQN+/1Zuj7Bm9BwvJph6+Zd9hDhmvmHIr1841n6AP9hKpGEIonJ0/B
7I6ZKQs6xNBLKgB0B1xEZY5SG8uHsN85PZF+73Ji9UHJlBWY8RsdkG+WjfMfqsN/pDr8vOrwV1SHnxNcl6sCfyoXBL9Rx/EiDcVud0HIwY6tCZ+9RPv9Bnk/
D/nsoRrw4bLblHrWZ5/SYZ9dd4M+a5EN+Q0S+RvxGxm822uelxJ+waZuBBFQ1pnnYeqVogLkswXrStIuGsSiCiwWVWKxqHIsFiWfltM/UKxGD6225NWshh6R
wZPTHQJtMPYd9nU2aQ4aa1n7jjnci4YcfmcjCb4bi1mVWdqqwh7KEcGWOUk5F7WLsmaknGuwaIvkomzT7fGoRcVAUVLOZZZyrrCUc8BSzgWWcibtTQTmqnwR
VZUci+W4tF5wi09xUO06Pas0/A7hibRbkW0P0brcldoud2Ip2+P0kX5je2TVLO1dMzd7Zn1AYsWEQ6BlgVjedE3zaWOFUZdrZPQEHp0hJlCnZvNg/pUTrUdZ
HesFRfNpk5BBn8eHnfGV7HKFrapkqDtEdpbj8h3ntmaVpR5d4Pt3HBqX0SA2KKNBNznNwnUmBzIUuCk1P49nM4MjY0cPolbpNNQyUaYpEa3GirzPW6U2PfZ2
etGrbJiDN1WjyazScgsPt9iibkGxHvY95G3dfZRhBxCwGnZIUJhsYSDNs9y6kUcos54nmOk0VgK3ZLaSG5dcGSkkmrqFZWR7GMyA899pScxW2IVbZxdulV24
NXLhYnTBhVtgF26JXbgBu3CLjIzK7MJ1Yhfuyfzy6QXf/XSJbr/tea7EFCbAbV7E/mH2DcNNrcAC3w2O13ET/Bv5FH6BEFIVV5rjuNI8B5QWTGiGKm5bag5D
qrDVm8VnfqsEFGCyyXUIn9mtEkgol280JYeSONMsHg+LeInkY765j2rwn2qxC6S9R5IT0vhrUHzdGvnk8kPgJ5Xwmvwfg4aOFD1J5klACbVxK/kDdxmq3zmh
T1VGSLktE+0nbedn0FVxcx4AnjF0PEp0jL/Rtk408SjH87gmw3JeA+M8v4cMv5WEk3BeLO99yzdYmYzft+D37VnvW91AtLzvDu5iiNyS4PqH+1sQuCLpPw5/
Yv67y4Pj4/9qwfEzCo5fudyWu3/4soHj/9gGjp/jUX8hhuOTNhyfUIeX3mVy7+kYb39HwvFT6vQ4nz552ibvj6jTQ8/TbY4lTzu97mH79KA6lCvWs6cNLp+O
cfkU4fLDdV/IMZRO4vL+UhKXTwvG5TTPx8C6HRqfFxqHL2gDEskl3uTdMKwvk+1NyDcFWy9vKFPygmjw5qRabyYlbCeDaoM314LcZwm5E7Iv8AKGXVYbN46I
6DfN4mYW0tH2IH4Ci+d7LPM7ju/5zdKUxTpMAopJQ+YAGzKDDpNJmkU2WGxD5pAimQw4LJ98AAZN0aBnFsEdS6y7hqkrYeQPLBw/ZsFIsKltp8Ic4/gHcZuH
uDb9LbXZy5W5n+ty37KrMjpx6pvp6Jc//8UjrtpHtyszc41TYYorswf3uYcrc69dl7u5Ll/kuuz6BHWJnQpjNqLVmGNcYZEJwcyec8qpcP5ap4LsHOEn6xzf
SnSOnOoc0khQIUs7nt5xNMw+t7Pzjz/467/z3tq+FHGjm5pnCwlrM+jfYTdPD5uLG9nU6rZAf5GMujHL5xKD/oHZR5bqNd3yEbjccWXDjRnQf16B/nP4zGxL
TSjQP65A/xjWuIwB/depA11nQP959TLOqZfRpgal2EJMIPRmWWP0VAKXz+f7CLGDAqlWLD0BLRSVJildBYovR8JFEzbyRBHoPQsaebKcucdX0t8hy7OXMq+U
AgDiNgZocgCaJD5uyB6JBpcAahtNUzrfM4Qyb+jAcGIHhhM7MBx2YDgJB4ZpC5f9FaQzVUm0y2wW7WJaBO0xl1ftUW7xWPQLXKuM0TJ7LAj5TwdWQ81mWxpq
CYg+KI2BeQW/D0mIPqcg+gF3qzerIHq/y9LGuGbBUbLQZHtP2yi9wPNChueFSiNO9Bp3sBTJGSPSEmCditAoXeTt56SHilF6f0ah9IXAoPRHfe6hj/jcQ/t9
7qGLqocuqGllv88EjkMKpQ8oNC7ReZVWAoXSJRovK/RNFI/DCqUf8xnNjyqUPqJQ+klC7xu8Mb+RRZVam3Yq0bQTiaYdSzTtyUTTjijhdh/BL8mmXcNN28VN
GzZSfIlquqXalxLvt76C1jHAjoMgKoBo0KoynWLHQcCOg0zCceBq7FZhp9uNsVuZsRuQU5n7j3zLpi9r7Fah04Tdhizs5kVjs22wm2DsJqLzMXarFhUX2bqF
0NitQqcZuyXuIW8rsVtZYbcKsFs1xm7ZCKnVX7OxWxK6ZRm6Oe2gm2gH3coWdKswdKsydPMYugUM3TIM3dIWdCuxzV2LoVt/SVvcz/g+8vBiq99L2PRBMniT
rHr5Xztc1Q2VFQOvuhheVRr5BK7SmU1k05vJdrhZNDpPEKSPFo/oFPu4kQLbCDJJBtVTrl2KPElYpcUXmuJ6MlHClokSlkxUKBbdZgkbkU5YgsKQxLe7ikJF
lnlcLaoSaYg23TgCr3gU/luXQ8qgyJbf+dSHp4d+9frJV4eb+efDnJllwfPMDB8Js0eHmrG/e6gptrowCVgbPNpCjeRh+x+FmYrOnx0aDhMFDDXAsvP6KOCH
MiKUiaWHgB9SDCvDD1agtAgt1eeECAWVEKGvKd8IgikL0M6rjNETpVgkQbaGysNFcT2UrwDFsFBOwJ7VgOlzyJqJ5AxqCzad1Nhp0wvynH+gNb9NEKPA/zN4
aeHHMwn8KM3NtgByOyDhv9OKvUUDSMQZYD/332wmf1ox+d+zcOVTOcaV4++ZZf+3edk36imakO/3ugsJwPexPHcleSzx4awNNve/woeTPJ8desWg0gPqzADf
tl8dfjREF15VxVyZpbNz6vDs39DZS+pQ2r0zMax89hUDKwfwNf/jpu9JSAn3TNbwggpJWIk8x8ve7sWaOSPsrV4SFGvd6p2hxFJE+nb7FFNz1O2rvBcbeYKX
yVm3mTnezG523ydrF3N1M73ZnRUsdZ6Toz8Ln1xOCxvq9BzQ/kSMgMe485AH3CmXYw+mwgZv0GuU2u7slBG31y0XqCJmhjIilbvkRz7e2UnHOzuHctej8mfu
KvqtPP50hM6sd3ZktZMu7kM5uYgzfp52ud5TLtd7wuV6j7kUu/Y/7F1/jB3VdX4z8+bNzJt5P3eXXXu9u3eeiISDXVsCYeMA9rgLMdCCE0WRQZWalKJWm0QK
yEWpSvEaG7q4iuRWqFmTBHYXKCYB1ZWgOAHD8tsQh1qUVq7IH65wwUiosRqQSIPU3u+ce+/MvB+7C3FbIm0IvLfvzZu599zf53zn+4567YfneS85pePz5oCk
RtMbHhtz3ttgH/OSoeRnb2VPHse87BERmvfV3BHoJJ+fz9D5+X3oEGCv1XZiPa3c5qfUOfokWPq1FEKDMoLzTzIZwUkleTh3fs6XB7vOSq4881ye41SeN1R5
TrSV56gqzwuqPPNLL097XD5fnkMd/oX2QEm9W6DkoCrPA6o8M0svTzXZt0B59neAFia5PPstDmNweabbyjOlyrNXlWdy6eUZTT7q3X/WWf9CwdO1hX/2eBf9
hsdPOO7xLvyY3NBngsfh2Qseu8kJjU5p8HRVo9s8zp4wOnoq7gW4qLxc3jgnvRpAVskAsvKp07hfmjqNOahB4qE5uYmGkZuoLXIDlp8riQaFs/JI8FMGCX4B
LTcI4NSoenGDz9INHMNr2Sg5sMXy1NkgdePMqRMzTS1/6pyO1KmzgVOnn57Gpj1cq7bRDZw6GzQr4UyWPXXinpi597udp06Xz0tyFXN57jnobnAmXT4TzbgX
Ox8W1blJXnNGTfb75TWnixp2Q+HtzKFoJ7oVXGNNBt00oHhhPD/yYn080uHHBoeIGxQi5hNMpoZUnfS8eQiwAiqoPNAiDp7eXKdA50KwDXWSKsuTVDPU6Wwu
IrH/YMMhs6nwOF4bmwqP4bVMlPkugjWPkMs+v2zRcOtcxdKl5rCbR86XOvPGygSeL7XRfpQhT6rWm8Nubr2R51iHCIhOFlsDpPZNMhutcyhoV8oQvQeE18us
9CVsyrEVPydlNMMIBpEtybZ9nqjwSkxc1MjQnm3+g4pDhHTUD0tiQGVtE+DGaw9C5zA3xS6Ym34+4tc5BWQIUjFaDwXN34fA4S1xjSnwuM399gjupE/pPZN+
zre412+L4D4nfzEtL9z6pjy97C+bstsKrdVR+Dxgq9kVsFVkwFadPa19JnOkD1I5ZovwvCJDLhrf6vcsEw3OXlJSyieOQlI12sp0nr1NVh6nDFGEAGsbuqop
6tkC0sTACKuiKZmLwzZ0jXx6S7pG9HZTYQqv/gZbGvQzJi2NzWocm5M+G5dbc8rH8pSrQtFIAj304zQzKnuFXGTuKUtbyXIfKMOFIyezMpvw7jL3B7mVgkcR
h4jDTNXFINqm5hYdNCDaQczTTYIcdB0fDsasTxRKmKOLog+QgyJnYxSBPABoth8zNSmB1THkgCBX9DI0FzdIXRccLoSUlR1GzlfvMMjZy7DMko+lVtGDtbGw
j6WffSwWrTbkY5lOfWj9siXIx1Kjr8nHIu9p7njoVBf/SoP9K43kxdS/YtGqUm+7fQO336hu31D+lez9QfLiQrX4I5u39CiFfbNsH19hqf2H6EQ5kLxk/CwB
GvMjm9UkCY60GlrDPicKP6aoX/wNqWfKAaSlSLNUUUNa4J6qiWIHpAWQAyQW27QTszkj76CdH5N324zpgQwze/ZkIzpZSEuTIS19mO4vopnAZN3Vc/sAx+wD
6tS/uuz3MV/WeQ+g0+6anHbXx2l3HqfdNTjtjvj9mFWOmX8NpAWaRRrSUspDWqZshrLstXm6mbQzIB03meqIxMnx2+g6IXYLtmBKTF57gGXi8L5KNoHOotMx
tB0DaXEM7UO3wV1Wg7upBrenBndd2a2Pt0OBAbG83A5i6cc+iKVJBzSIpdgdxDLAIJYBUeQrDIjFCVViQMMInMpezbGKrlYrL8Fqr+ll5L3Xf/TDvzn2vX5a
TFzTeE57jmOJMXFFxsRl+iLcKB0WTkFDjR4W1os5HdtsNhTLDndLnC+pbbFKnF9i68jPf2lztPg9m0f1hzZ73d+32at+xub9jZ4I1XSYmxvb6GdKyVE1UxSA
e+vIh1RAmhp7Y4vsjW3kvLEBe2P72Rs7wN7YQfbGOrlcyDJ7Y5s5IE2dvV19HUCamUg7qA6eNbzLeTmHrGC8y/ql4F2OK7zLUXoV4dx9SFOfaSHpTP57wzBD
Yj5lEJj3T31cCMwrn04IzPOBXdxl6w4wmcm0K6HxLyThJARG1fRRwvSxMZdCdawwkXHaf2evSY3CQkxfyzeqHCZdjj/3J1bbBU6YK622f2eD8xUIzBrJJroO
+1WHJZt4xarL9QssFyC8JW4l3Kr+EzUKsQO0SMip5SiJJy3uSHJDKOM/7Vak6cLWByes/tu4zuN4QcIR/XUJrEwJfJzFxTpSF05Qklp96g5TrAvVvLSeH78m
ptn0XDkwSCue2Ao3Kqe1nK2P/Wo3PTd3u7s+0e1UOtm+OxSmOPtVpoprC39I9P7Q5GtZBJykvtptKs1hJHP3N53OqT+CNknuuF3pprF7njKkHJTCwc4jAFbx
lkeJ6IglL3nTAf3uN+WmmZcRpz55F3lib1I01DqDN5Wm8ki4pJcmSWLzBVYvfZF2xS3hxB6iE57Rp5IHStLdCpW6lk38Ktaje+Uh6ou0+Mr5auvGO0V5r9HW
+uoXWPeKaqPoLRKOgLCUlRfqmVPW9vsWHYOy1SVnjrdQvf3F6u0vWm8fGa5pvX3U219CvddAf6VLlW1d5TWdNUadtEm4dzu8lhM3Nut3RRziCVTH9IWlxL5M
Z1UBHNtop+dmR5WOO2l9EhzfypRmtpC8qihmHyGK2bv7vBLpHFi3ObucW8uGJiBIdQ5ow+bLwRMHuXiCr2EmrTIBTcLUzUWsoZFZGzygB0SUerjY1eMl0y4+
VmeW4Hx5oK3wKYuXJmdC3mljGhQO0gZnSYQTAfUjoESidCQHfKFW1tEP2+9M8CP1A+kJsYupyWKdUuMGAYEAuljQpYvh4twzmDC/VwHkY3LIGTYGKA6nMoAQ
V7nmaMAeZMlqSv2fsTY438Lb851p62Lnm3zFfgvyVHTBlIWUa6IV4DxzOcDZLedBdruOy3cgiEgzmvLCaXaEkmEhLxkW8hKzkCN1GJtnnZvQbsj5rCHPuMTa
eL5z2o0rTDLZSCHlJfoZEbR0OzKn2wlXFyz1BtKuYn+K+nZF5WI6OJfoa2KOAC2M7iMuTrG+qBxRScENZP3WEqRjOHE5zPVg2XnPZY8zlJHjJgpeZ+l6TCIu
Tqy2fH8cdIIT2OrzWgTyygpY6QQ1Uv3RfWYmD1H1PtFMCtvkT5sVRaEZB+hl/16ImxrZFKS0G4ednPdQlgg0u3n3YZPch27qOwxEU/azpiLewFDx6vdqoorD
8qweChqzrizLronDhI8oYYvxhOhn9QWXDNxtKXT5Y9V/B6imqOdDKpXdNWecAKXnaB/RqCNiHhgPjmU8OBHRaXQtZcCx6kD2vyKY07WGQ0UMzIELs5l1zTTj
PlL4A9gDwfnLabRhj243pgzPfzyEPjl5lOmK1LwkjTp8kT0PyoZC8p+v/vS78lw03Fpxkf0UPnr/9cd/WErOnDrypGzlYaqVp+mG3BxZxyErCVRv1mwd4KFE
90eASfaSFUnB6MO52if43h1vlZIPXl2NI6YxhQrerLOec+KVmNCedSBPsLYw78SrcL+nnHhEmWqUuiyZOjLUZW5K+emmHeqQtag7OurijnYpdBapLsUVNNwn
h6zYBfnL0ERsyW4UkSYmy8R45F+ylGRFlrdlPfG20AkF7ksPyaEZ3hYWlPQ4R7RpOlWJpqTnHHqLOelZerupgMbDrHTYrMPtloSbeiBXhDoVQdAhqTVIJDF5
6hjkhXpwVVP56nJbN6h1IdD32p7QTOGZ1GqDqtVs1WqhajVHtdoYousMLDOZVU2e76OWMJlVQrs5e9jdZTenazKrBjmzyubMqpAzqxzOrBrDSTkCz3aksCa8
/VBkly7V/y9vNziTUg5nEmWG90rVDMOqDVapNhjhUSNGaaCMiFWqv8vndVjMMhbDddOaJ0XaqKRsRA+WtnNp5Exn5b6YyTUZyq4S4P8EiVDAslIunH6Arcut
NyxLCttD3aa1If5YTWvt/gk9eDKcTX3ko8Bfa1jEA9RNP0mpm8rsrvDZXVHN5f3UGDw2lMv7Ue4Kl90VpYuMojta52SgN3dTlm3tMi6KkznNqaEJ0pEvEGDI
SyK5pjZ2m5kvJzrlrbaj2GfRqX72kpNvlsWoMHMcpev4tvIPvZobsprwg3WBQxIE9q0u6WA5u0ItKb8+B2KjJxew7MkbXm7WvQy71JqF2aXkUCh0I5iCgUVB
TUprJuQ2/t6U9Qkbe9qZykdjlSszC7EInxDl+3k1oiWiW3fI79JIXkw+yVerXMogRZxRa5gzqqrDycQZVUehq1dThpsKJ3ctos+BZF9UaYmrAr4yJKqyISNa
4gqKeVraQ24TsLwp46VmqJkpX31p2Dz0x70Mje1E0L6dqClLm/sD9Sn/7WFmOXuEXP3iTgo/Yo9EtoB5QjKPCCakQYYUuXOdVLcKlEUadrFVoaut8ByBwIZ8
aUzgjlV0eBIkqGIqrwiLIHQBC0yAK7oGgYBahuGEaX+JwN1P4XTnsbLauUh5xWavKsJU+EFU6bTr806+2q23VPljI9e5pIuW2vmqVNZ7yUcje0mu4yUHMQVq
Y9232xirmXKqB+hijTvTDRAhF+Hv0GxgnSXw+WMuQXqr9lGgyV0iUZk9EEcGhNv5TDT1Uh9n7pJ/nKUfl0pt9BGFq2z32QM3Xp7VnetbpPpnteatKAuEEdGB
VsoPL6IjrX4NifX2bB+Wv+jPyF/tybz/wnDch45BFLQDl1NOtezJcJkPplWLWBpZDNJ11xIbvbbYTGtInCM31WDJkweRFfqLIzOtyg18FF4hIi22dmjL3Hdb
0QLgXaXQYOC7hYxkAwF4gVYfmm2tFCtnRPSRLU/5cnAm/lXDrcbh1vD9IPqfiVelZR8xoFozGZdZKklOyuNDa8e/9Ks42DIn+KezWbOq9x/uiiMdE4oOqA/X
c1mi8duPvvKN9b9/arMWPNr42zOtUf3++RlCPX9l5VcfO35krjUmxtB68pMt8qm/fGZuplWekY8tz7bGZuWZJhJjs7MzdEHht/atuP9JXADCYHqhi8AerC56
9krxmXv2/NmP5mbkrm70yEOJc1PM8o04pEbUd37Acxloj8fwgmxY2mPJWWksRTaXRXnO9KCTm+daYrY1CgxyNIempv/tllVk6tYXn5kBQ/JcqyK/vPDlLz/4
1sjLl82Nr5yx5P8/+8zMnCydqMy1Yvl18I2DfVc03750bvzU+Ad/dPnb1z+NL6Pxqx5d/82Xv/juJXPjY4cveOcX70wckT/DP3ErLdborBCzdPng15895+vP
fvkZXYQHN/Ntfu++bz1x7W1//bR++n9dhqfjwd+/df7gzosfPjI3Pn3iw5+f+I/4MtiMH/bZS+lZMOXc7AxGp94vkGizHYrWPXLNKN8TjyJYEOGPUfwhjVuO
R0ULmOZRdDT5OmQ4sWSJTQeSRpxD0/46s1LHHqCs5wCA4GWvOSC7Rd+NUNNJB3+5ffCXFx38I8LCVCaHEYRe4UWgP/sMN/ecsG7gobj4KiMLvWqWarnUxUaO
5xvjJd58SF5dGP44tydTRWriwNQ5vv3ddRt+/tJbspePzMjGjMTIbGuks6HGPkZDjbQ1lDCT9ZjswQcwPjsfID7GA0bbHhCbB1Tkw4WIZw+IsRtbMA06JmwU
LVd9uerLVV+u+nLVl6u+XPXlqi9Xfbnqv5lV1xU2R6uzfrKKcierSJ6sIj5Z/RpuFeOw1f6ztr+Big6vqLjsbJXHr21xXZBWTjwi6ojdZtJqV8giDuK6QTHA
CbrNnGdKnj3PgtdJ3qWX17ma2PUns/TK7Ac7u5bqA7m8PA36IQXrVJDBD/94Yexd4gPcRmn95zOSrf53+z4RFm+qXHQZf6KjCuJrLT+TGl9MZZocJie0kzIk
CIrrrCFi3S52M3YOKyzs5E8n4iAh/FtSnmjZmmVRBNdULP4VARiBwxTOtuGY0tTxp3VNDB+EJULqH6Yovna2r8pHNcqdUQ3rGvjay22KUcDjWFfB3e4nqwAZ
YkFeUlZwQg1QkLUnknlZTptY/aFoT9Cjb5NjG1LpskPY22LkxzsIRFE6RZn173x4oCo6q6JKeUhwwVe1GnC3Zyt7yLsOx2jukENHZbgcEbmoS9vsmkBeQxgu
Xriws3CEFCi3FS4ygIFIqwEuULhQF67MhbNM4RDqBMFEynbexq6grMtFqREgTdQgDKH7mZ02bh0xnVtia9HIldUlcmXTk62ruY3rqAqHOkicwyY9+Z1xqLL2
M/lbiF+J4hWsDk+aDteSWj3xCQRIH3LALRDoEIs0ro2y2qblqxSox5d1TWEQmMYPYN8q2bdLoZB/FAey4FUmMShTyKoo6ghZFZHse//FFF6GJoGmMggVx3wZ
Py7Sb0AAVCY90EDU4ObSwHg/R3Tg81ThcwAaoD08XDWeD3QIWSC8tlJEwaG3It+7bIGw3QJhe61DSiSS3fVq8rfJihd7VdxmonpZY3TaOqJMIWgbuMZkNhhG
1bjMChtKmoH6XBdKhkA1bhbvrCgZAsyLfiLamBP+nmB5A/KtrLZWnVSgvsdDT02Wt9m7nFQsZP/HB+u1QfXCDFRv0oMCRwdUDzj0MAfVizJQvdP2AlC9ENiI
qRSqFy4K1Zu3FfQ9RZjJJ2ioXgVorhSqFy0I1at0geqFvaF6Z4o5qN6kgupt7IHU2wGEAMHwtm9wzmOY3jbSNCKRIuQK07cbN5DqEcFRghSeV+BopE/wvPrH
Q+fVeqDz2HZnsrab0ei8aZdCKwlLtOfQeScLPdB50kKLoPPkE1N0XtSBzgP8vQ2dJzcsNcXsU3uIoJeVRdF5jaWj8xoUjQE6D4VvR+ch6ZjQeY0OdF6jCzrv
tL04Oq/Ric5ryGc3VDidRkca5z5tZ9B5DcItNFN0XvN+inkuFZ3XRzVFPXkH2Z9H5522M+i8UKPzBsxiO6B3Aj1KGfDyn6Lz+hmdJzehBF1oZNF5DaK5UlRy
BpsX5LF5phdhbQ7MVOmGyVGD9TF9ThoyYqyPy+mOSzVLYSslWSwB5FPqBvI51gvkU8kxRFUZ5OMSyCdNGcGY22/QPP9nm+ncErI3j+z2l5Hdy8juZWT3MrL7
Nx7ZbdDbBtddGo5XLB0cPd3G1WH1AkdbC4CjMb1lQLpyXyXXLw04l+VZmQOUyw+GFXQatpLWHDQQakZNQ6cVL0D2tIHNh9vA5oQyF4Np1rLHms0A5m6dmX9v
z1wRCGkxLFaIlXksLjR8LSNcmAdOA8I90Bu8bXeAtxm17UHZp8mim6E+uMnz4ALI6SRMDj2cVWnsQHCf0xvBbS8Bwb3UcqTavt3w+LZCdocK2e0o1PIq1cFH
GNk97XZDdo8aZPdoiuzu1mk6kd02I7tDRnY7jOxexcjukV7IblkJ1QPe7N/AyQtKlHfJaO8FsdvJvh/3sNWSkdzznzok90//95Hc/z97v9E04e81ovv7x1zS
39u1EjTkLPIj2LdmYOaOKmCBFQAdEJCn6S9gC3W2JJdqsQ01IRF7hSzdDrh1VjtbNtjbkwuS936WspA5TLajpVMwxFnX5a92K0pBgf+c2yIyGNAZ5n/hmm6Y
0pa337M+kdj5e9bxn36+59AC93z4xOS7npZoyt9VOOus61ve56yr8H5t4bqWv6lwJb/f0Sohf5rShr8EEsRxfr+9JWcFuYemBGBNyEQ4NyfE1tPutvW0aV8S
h3Qm6rU9VdcAIx2a7FbtKi5vre/Ziqxd+Q5Zrdg5l3gRLWkBdT+pyW0D81vppAwXcYzE3ylKN2Ou3XkzGfEZ3rRRcczvmUUSDnS5X9rGpGxYwKUpt3EuL3is
vpZsvgmz4dX8ERUi+TcrdhNBx0PsVkBzqax/EvktcJWBsBnaqw4G1XX4a1NhBwrggBg/1we305ODKzXtgG61p1WcRLZOxLs/OA9FiRzwaQegbgvXNbVo8OjW
/7b2gMXhAut60DeA8Yk6zfZO1V1ueJ2rjI2W3bnR4jxlfGl124XRbq8IJ2OmFXWrgaLJ0DTQh2hUYkvSRA6e3HKSs1k2ZsCNElCz77oDicvR1vV3Cu+RvSbq
M8n3IG5RlaeT3sxh5iw5drcKaVi0j1CpVdpcL3LnKcHpL7fmYdp4bKuAbVUKuf/vaLl08KCWpIPHddymmB8CCOk6mC+3J+W25zyvb7mdh5TLdyuZ6aZt4KIt
rmxhnOHC8djNNtK2lhlz3RvpCmIGk+OJjNmzrdQ1IZ/8TGvJeeEqeZKUz93CnaT3+HPbxh+Rk7sZln/XjL9K2/gLiGMpvVR+wNxsyWs/ePx2N/nXArZ+9APm
d8BgeYyVT7aL0Fj2bp4SE+tz1iWK7PloASS7TirLLAcSVkwHHCyXcadK/D9pBZzRg4T5361Y7N6mNsIT6OLNyIqfaHsWCv2dBerHxQ0ylQu63MHQqCOiQZ3M
BU06RUgKHCGpyq9xuCidT4p08sWP64o7VuTIsyocwqiIGs4eFdbFLhBdYIkiLiXEkFZjT7S1oEIXboZz0jWcky5bje79baqIG2Y2gYHeBPpmE+hjExj0/CmG
BW0BASMvT11SqMtO5N/aKm+dR4+CE6NElAnEfO4RFDcUFcUuVaA8HNoIOmnqlnDzef/Hc1uAt5ouQgkBvEN6AzDvpNzCzCqMU2bnFFgy3iE/F0qQ03+sVBRw
XIE7LFZehLWF/eAZ8uAHKjNjTeemzuOPDb9TSE4AzDZkOCK6rT+1TzEvbWFOwUtY4W4jCHjB9br1LyZXJb84+Qpp5sxalG0LYz+4hzEP2OXi73v2ZuhqmSS2
vvcuPpVMTv55XJWvdlxLPnyA8lKSUPaqAgu5TdrVolW0HfINeeQ4WbQ6qvwlJVpKFM2Jxfc77KSkzEXWEmh5Oe6qGStpmlIa7qoHLBi2g/ELOgfJ639LW9sX
8L4iTwaWEpOR7Rqh7ZhI8LG7NO0gaci0iClqe8syoo+aXNYyHBVeMvfSAym7YfYyd531qsWsUq9YrEN71GK2thcsZp+at+QWByfleWJ8hp8MMWIrV9spae3/
oe56Y+M4rvvt7ulub/fueMelmBP/SHtXf6AgC2Yb25Rko9UStaq6RQMULmAU/dAW/WBc/CFW3SIf3PpkMwllC4nayK3c0gkt2xCNyO2lVlzWkBuiZhPakFzG
f2I5UQzCURw2sWOiMQIGUIG+33szs7t3R4VW3CIFAe7d3u7s7Myb92bevPf7aWKg+G2PWqh319vOoLJTTwhdkyWUfcct3lCQrTewkYLDVs/wdJ2nDRyJ6vEq
93gxOvuk9HihXkIgjAVqVlJa0fHEq1rGAtJLf4FWYncLt98jFmk6wTycUdyLJ6y6gvqtV4BecuoJXTwLlEyIitH3lh4FiNmlf/vK/Xn6hcRWXFu+epUqtxm2
CQJWzZqiRbVgqbMFvZ4tWEq14LIj7Td5euHs06+fm3kknACHPNPqpHmIaozMN8ZUOg3WdeNpWL5QOD5GpLtrtBL3Dc8OWG7SzVdN0tlK8wVx8/Wr5quq5iup
5vN9AVQmm9Txstt6vmxhI3G5+PZhIy5ViEtYoW7ug5/XuutQWO7q7bBoymEcR5Yg+vkb+mmuKHzu6ArInze8H0yo32TcJu72GAMueQPkjtpNqhN0VqcUVtVw
7H03t6mMw0fUOEy0ZkW3JqffNwbYlVoOB04xCi+zgVnCCrYG0D1AMVtwDIIqFtBw0EKQuC4NFXwwDXVWOoE1VAUaqifge3/4EQC+98N1GNJhK0x4P4h9NeB7
PkbhnbWu7Nlze7j18hGQzjTku9TfQEDOkrGF37jIM46iBrAEaVh/WOwCsExTh1m9qMPulPa/o+4LWnIp5oSB86NMBwDiCmfULLtTlP+1Kmaz2AiM/zXArKLK
xrFXxUlvVzGvIPXNriWaLMG1ZAk2qiVbWZZsZVnY5oNrCbs7RQl3W41pyQz8YT4Nf/iHotv+QFTd7XUw4uroQra0KQNRTNmRWHivwojAdvqsH6/o/bHY+wNM
s3H5dq18g/fnG7H3xxXvT068P0Xx/pTF+5NPwQ5a4v0pifenmoId9Hk00DRK+2Qe6MtZvPXGCfQ6nX85EzuCsrscFwS2uxzk/WYREFWI3qbxF333RbzlW2++
9uMcqYlVBD28//Jz9KUcXfrBCw/m2DpUxL71/gM+cljOZhwLCxbE+ZH5kDETJGjB134NyO6zcxggY1GefVAy9gIwZockZWQ2EcgQMBd8HoQxQYzrrm4l+Uje
64F0e0/oCaDmOE1nYdn+9vy3PzpBje+FeZTsxYDqXvTs51sCqO7BhGMCTP3TWgAtZBgIQrCNNXP2YCmHE1mEs/1GycFnxI6R1vV/p7QlzCJ2KvR/a7ieBY0Y
YMGrgAX3ovce4iVSVKQGfe/i+S+hLf/rxfNkb/tUQETqEtxZwZ0lqRtdXaAruSgudYNXD/Bye8IgrN5k/QodvH2ZX6ZGzOzLjNM3zpUPsDEyFuoGBm/cEB1K
GJd8JTW2yF8g3scg0RhJOrQ8iDTUG986DApmapQDHOMUqNq9zFPLV+4Tv2OucvozXElpNA5zxuKVGpjTa1VTfxyZiQ7CQ6PanVgnVepZhvBdyGDd7IUIBqJ/
lfuO8KZjFnsbgnnriQLImE+J3vPQezbaBHqpn1YEcQ47gMezBmmZe1ivvAJZedF9eIHPHUVnBL4uF7GEcoMO9zKxXl7XLfJk9V6NLKQ0pC9GDrPRs59VcpiN
0PSoC2Mvapi4OinLp3iXbRNVHAi3TtENH0ZNByakpjIWs5PvvfPQ5zEWsW5dyCRA0wWuMvIU0KKyxkCHTCKm52Rk/jZdjtXS2+8+TA/4dRYGrq1tdtG8eBcN
ZSrten3a1Ga7N9FstrbZlLXNcoSozdZWICCVzQL6Y92j18ayPAvFzpGl5QPsRylznT6mmMR2cYxgNsrCd1732YsOACYQjxX4Ux+ifzNgqaRTXvM6K3OTNYmQ
qX2ZCATkjHSJoXiz4DvvIWEuKn+F+RQ9a3zNqiUViDumxwXuLTH8gLEE1OQYg1Y2qgxhyb8/rd8thGsC0+MKDrV6ydBQlmju2Zd+AJ1QneSbiWPuOmsSZezO
RChjd2Z/nZ9zMxXF+J+AlfYAXupxuKTesfV4Woru8CFrlt6x7dn4nuzXeiSSmC/4Qt/uC327D2tXw9QUg8MXON6yBJuq4W9x5C0wTM18weN2eFA/piJ7GsW6
sHMg59vsPvnMG7+YiRvCN4j6eq6Q/j3QoQ7w/sEC53baByfYFmcFL3HZANl8d3jLlnudv3TIDpsdmWWnA/p1zhIQpTM4Ch0gI6GetlLor/M0A35sUQtHTMF9
rCenbw4zGPFG5xj7PLcT/IPxbV+dUj38LDCZ6fJ/YQTw3Zl5IF3mAKwuwQltm0cgGGSojDlgMfwFPs3aZPxU2ZWfTktz0vkWlzaNhw83SpPl6bBI/27DRoKh
IM0xnUeR52s+B5Ll4axzD2F/8e5DXMEFqeBO5xN1LveT6D48Tq1k0Eg3Wd+ysX24L/MGjjSjuoAjmfJXbRHNZRz9CWcJx+KEs2AbfNkFpqHKqfVUTuaVdPgT
ef878Pq4SD/PQBnjCexsfsbij/A2f4U/7stwJ7rJToSxzIGyKPKjBx6Kd6C7ehDNtmL6bNmA/eISQYKW8f/4lKrv7VLf26S+4OQtGAwxjbqcx8NX6eFzFzcQ
HTx2nR+LkdASUVnrISoMe1/G8bgtmuWYDbWw05kGMxW63m5UNYwIJ474n2r0T7Za1u+XMpOkNCfF9SC2A9Iij6sc0ZDKBxtozbong4tfa3/SFygQqjFma4DM
F7s788VgtvIFVq/UGAuO8WyTJk5BjNlagBEk+5fcevIEtbWkUFtdRm3NPzU1OQa3ewmbH5CGpxLIrb/LiTcKdpWxOvCVJroaxRWtqnBr4wsVPC2gKDitpu/+
Oj6ixE/cj/wobi4tjdyut9GsVIYgtfVUd5eJjKsxOnVEmeBzpGxajrHB2ybsdVsw3S+Q+nmcS9jpLNsT9oz6vGRPVqZ/1T6tvi7I1zmoxhkHT1jnJ3y9ZZ7a
a9CQsrnPaVhq3JDYHXYaeTV06FvLadhqAFFVLtsNPYzo27qNvU7SiG5oGx2yYjexjfrTXPSTF19w2Ola4EB/KBOlShpJSXeTGM1rNmQeERDjLPIrNv4jchVp
I3zXCy2lgvaIfI8LiAhHCOH3xZaJ01JpVgcE33DeSeN4tx1twHXR51tmzF+rhjyc37QMOcjDP0SrttG2Zn8xZ6LLYNtDTxJ8zGXP6Q2zSnOyLyx2vwbU5d9Y
oi4fsgTG77hSV8csUZtHLenhGnfwjPpW4W8n0q1/1Iqr+PVWR/OS+XAkgSVpkeapv/X+mHULWDm7xyWyarJNnv/hGrvXNba6Bq/vmdHLmoXsmBOFChpZY05H
cDXmo+9dEjp7XevnfxHrqgaTn+g/NZhZ45JMLapROO1MAA+RP7cc7qJz6uu6DNAlvOtZp7Of+Al6gCY6DQ+Y1xMRbpbkEGw7MgTZnjG3BVSIOHFHJuiR0Pj0
2FMkxDn4fTyW5N00vgW0vG2JRj9tdQT+0jVnrIajt7d7q/QDnO1FLZlH222o1dU1fpjEIEcuXngX32IMY05Ogo4xPrkFU8kiMjZ5glzm5n9A603WcZenOelS
JXzZ8XY4Mjz49UnB3woV8fEG6ZKDf4olXJQ5COWMPCKLzjC/uB7pjL1/2uoY6UUz0l1OF+SICHWZWVuhRX0BBSzT89SesBsNwKx5zUYfOqJAyzmn2WDQH3wu
Nz/Gn2y0Vp7jCjO3Iq3NQxEOUOGaUdDksFVGRCet2qSC2LO9D4hliARD6Mi92MaWSDBdCmhuHY4kCW11uYPrHMA/yl2WvovFMMphIUIv9dnDKnkJb/BRq4J4
Avd6uzg1ee/vlTLmYly6ItvU/Fy0a76JrLeDJCEqFUp0eK5y9LDINbeQ2A/6cp1VoWrs+LNDMESIK9hpZvp825gaAJUHPyXqveEO4/cFjloI3WHTEc8nO0KJ
NtPW24K/yEU1CoYWwVUrONmHthOmn2kRWDXRgoCHLbXdovq+4MjCAINdLK0a1HOsgkkRa3oEwf6fsxSlweNq5M1aWKntzvCuUI4d8UxrcNaJ8Rw1TUJnyQmm
hA9crtI0ii/B8tO/MamTI0WTfWeiBA7AtXttbCpkfkOUEBfMgW2iKU9PmTA2RZCQmF8pAgVXJmSWDucg/feMMl+FhKOYcTBToPiuOFzzapFnHK5fSBAOX9+b
bxjEwmf/M0Us/JwnxMLvrKaIhd91hVj46KohFl7OCLMw0vFWMswsHL0qbuTVtqEGXmmnOIQvqq+nv8/lXGjHjMOP0JOX1c+XZT/knP75pftbs9kJe1F9f+VH
Tzz9tX947RoyNLp4+G/m1c8/5p+/c/2E3W4bRuF32oZR+BI++u9Hrntv9p78vc49zCwc0+AsjyR5hdvuB+AVTvILT3sJfuE4WCDPWSSuiRTg5BHetshBuO+5
Cy4DSSER+iY6X3nmCBvhLdGxrPrCvLJ5GsX/fETQ2ej7wpaGr74XOceaymWNnbX3R23rloZnGDa5WDqnsw1ojbiAPIY3MrcgaFyuir5s6SvpE/2mOTmlnFng
7aJGiXL8fZllpDEX9RWqDFyVKCOuRVF2D/9V70Dbila47QqN8IKL3eRdzryLnaBdzlIc0pLeHasipGWMjGQf3JhVkCPXsLnakw55ejDpsMt37405UOMb0yFP
D6a2mKYH6zkG60NB2DiMTtSakWUw7BRxNN1Veev+DvrR66y/HsTG3e7MXw1KDMSxQSHSOjqIoCAu3dMccmResAtUE2rRxRr2isfshRpS3Wh2WBPiqjM17FLu
zrRr2KXc5czV6jWmM63Vt4UWdj+GbBXSc6LWGIaXzDU+zly4jZNb6PfhXipvWE4rlTcMJ2VRwxDu/9z+x+qVZEFYdtO6Wjbo54aQCLWgZWCXc2GIqzf0qHRy
e6jRF5b+CM2xy1kZ4oT4PN+5HvTYaF0Poor8ltxovRz03GidpRaI/kOCI2ZqEgpyoiZ0dGTsJQjk5GFNfKv3MdeEorhlCy1dQ3qkg4hvXVETv28JEd8atpQL
Ju4eaSUsEmZnz9MT68TOX/J3koqTNSEje7RW5z6nvhtB2TM1tX1dq49eNRNwXvvfc8Ynmjc+Ue9nMQF7wgKYZ89oPizAM5qXIH2GRa/JbuuAgKNX9Hjo6r8T
Ne4/eXGV0AGXtafes6AihUob9s6y9M6KJYTeEo6xaqWZQZet+nYh3gaFj8ZDCT0T9Jtnt9nJGn+E2+zRmvDiQmbC7RPU1lEx+vcUtXWqt3jXNk1F3paaLViy
Wytys9SxAz6v5OaMkpv2puVmAwnJq5bzlISMiDmKcX1lDG6pfHpKR/wwh/tQfQcr26E6mORLf0yGI5TDDj748RCsdg7B/p5DsLrREPxqYgj28RAcYS+7e3eY
PwSfFaIifwEHS3qoWJsYKsUrNtsNnc0WVjlzgGWOpHY9YLkrR995YiO523zDVaPL7xzeUHoRMEH9rjGO3P0nw/JjG465YyLZs5ZEtYhkz3VI9gkl2ceVZB/b
vEbsix6+wkhrsT7Yscm6rkkUSssSAnmlvTvq+kmpqmHt/v+guv9PFDfbalh3F+HuLuJshxV8FDKSyFKzbW4N/O8YZuyH1JIzi42MQIq8utiTvDov5NWekFe7
YdEAsFxtDxdVD7uqhwuqh/1Y9X4oxrlq+rh6NX1clD52pY8L0se+9PGI2tMfVhEPw2Dw3MbJxbS8J5HlyJbahD0/AsMh0fFnRmKl5nf2etCz1/2Nen3m3cOm
16uq17EHsy3Z643SBv2e4gMvqtDdZLfvkW6/Xrp9fLPdLonBszVagI6wLqaK0eKTP0dnRpqoqE5o2AQRbc48Z13FWYdNzT7D8++OOLJrhMg8FIkaAwSAqjX6
qe6pzh+JnMTqJ2+CkMKuTpnosjR+L0tzQ3T23Y1tRAW9skFPoBs4Gm2gISGv6W5wZUxkRQlm6qNmw3+UTJjfZdR81Q3DmvcZHUBTuLzuFojwdoReaWZoJu22
SV1V/hybU9isG+HUqtd4XFSZonsLInc8jl70dPRiK9ukNaLXFb245ojdYCbjqawEg09n0+/1viM9teZIV607ib5K1UXot6cHE+M7q8f3qBnfoxqSqef6EoKU
TY9tX8b2iIztooxtV8a2xI0hhNFjt2bVhDDO1nrMw2ETUxNxZvACfdaQCAmGwNxQVIoeTk1HZDb5fIr4JqfUCcc4FHEYaLADrtbwDDcSyH5Tt+NMV2Jj+gpW
oTYA7zh+hIsOpehrPoyind8ssQNxTIq+Vooe/zCKziKEjGNLuOg9UvTNmyz6xmjmB4d7t/rP08qXXnGiULKmOou8utb9pejilep5te16hXpu1J45E0pzpaKf
fLlnl2li9sEPyDf+T0My3/vyEIb87kx7SGKBTw+JopgbAmYa2OC36oDtyOI8hoHom0ZTBay5rPpHinkDo4bMUEzDlNMwy47ChrcLMQ6l0NudoZVkARt5PM+m
72P0RO8G6sbtONTq9dBDQO0OHNw6cgSWA8SZiO05M6U8imuBRFx40Z5mfUD0B8e7rwbioVkJxA13IUD8Ma0cAyCwpuByUEcmZt4+GX6a4wTWhGwlrE9JUiAZ
+aCTkn4+iOr0w3x68nA26KCkl8nDOcwzLr7Dk4clfO6/0V7EcdmGmUpqcoQawFXK/ptXbZknXOjw3yzZ4nFbtGXGsGCn5gp5tuGLQVKEdMK0Fz30ZFIhJq/a
ErXp6TtS9ZmV+rS5PmdUfeY76jOn6vO4qs/s5usTT1lTNbnOeikQ4TwfiHCeC0Q4lwIRzsUAm1wKykhswWAMZcST3CEVVOAh5mA7oGswI5qv4ErGrSluUSve
GAdISmLvZzXGAdLeTyfiTH6ecM3RDHC5LNZmtjrhLPHnXc6J6l5noSzXHKNr5tU103RNu4wFKZo0apfxut83C1DVhMdtMc7HEC/mJpJP6HrO8ogxePAiMrXV
IDzR3ACGASo0UN9e5Ew8V6QU098uCb5mExKMMBfILweQn/qMOyGSu+JgDZ5a1sgcZIWniZecBs+eVp20pFxwREJedaQ3lx1aYo4oSamy+ktLQtEsbkrRk3Mb
S+4CPb2S9mhJfRa4PouqPksd9ZlX9Tmj6tPefH386L+vUJ9ZB17alB9C6jPL9Xlc1Weuoz4nVH2Oq/oc23R91JjZqsZMvxozo2rMVNWYsXhbjnP46BMWfaU4
Jj0sHKLpeObWQ0hUibPrRnR2HTQY3V3DvmyXMBU3IUwvaWF6xcQtkzQhTa8ffqHRQ+FWDjfa2vGW0CEjksqXOM14gHmDRvBzqhLEKicZrZC4i4hqk67X0wjs
/mBG4PIPYyOw9Ub98p2vWw1H1TsF0UzKEZYWspbT6cZdE3XdYiGbcpQDqUPI1pWueV+p6zU75UO6krqGqe/dzgldtbkW11MKbETFL9xzsRjH+OejmR+qLd18
9Dpv6cZLSTgw45JU8X50HHd07L6NhuW9zhgt6PoA+DkaVvY6NWCqA9FmFHS1bsK2YKrVYVvaI122BQ1yLIhti+PLwihpW1BSyrYoy2J1WZZWNbYs65XYsqxV
YsuyWoktywocWCtsWVYqKcuyqnr7krIsK7Asetk3aox0bGnofg790ah04PHFtBUrxHyxkLBAeF1+x9gCzQ8qC9QerG/3DWwgqeNqMxwwOHOvq+njhfsko5Z7
lXc86TpM4VB2fasBq+MiLpSTRegZ6RtmJjoafUsVN/WuLo7u4eLIWNa3pvDtjDBgkU1v1OhHdyKQaKt+HY+W7UC1Y7i8Af55DzpYo9rlor9LldRglKeixCwD
8bKfY24qiSJzKHIP/TTAP8F7FJenhAFp1oBjPkQ13845nkG4/RRNummSTa/ZHzl4Fao3negBoYTYij2Ioxf4JI8T6LCgHxNcJGTNbZWsuUHJmuuXrLlAsuYG
UllzvmTNjUjWXFGy5twEDjJjyd21L3MtsPQyTBxYEJwYSJHsAyM/II+CsiihgGwBFJRFCVk6eAwPoy6lqcSIjgo5XsgJhy3QMLMJ9tpcjDMfeYmQ3ec5RUpS
LwUXcaxZdzQna0x1WOBQ0roXn/ENgDcwSTIZCVCpNBlvOrqj2bDp084MQ5PyeZIUoKTrU6HNnyp08T3NsQxDnEhkWuUtFWqPolDJ5xjLXLBp//HNOFOlwnkd
R+JwWJxSIYaCiu02ihzbw6yFikcyAbptG/i0xJsiLun8m298Kaey6JPPQQpK/Ax+AueelFQFipgz27toyR4/hLRs8RZ2X1kI3uRfyzjUwK7LmJtZrKfozBit
uugQ0vQjcbdGeCuHhUfDvsca1Tq7dd2E99lVOVkut9fXHuCQI194fG2dIMMBaSXOV4I/qsQJMl23SGKMS202fidC3PrCykkk+dkIuRgPcaJ6EqEYtmSU2YjI
qNHBB9aIH/bNki0rI1AO4FfMLqAQ9LUWNblv+kQPcZMoeK5/KcGK0Dv4MsE2IYENP5uUwpRosrzcdJaX3Z3lVeIsL7uD3KBEI6mksrwQVakw/AXOzGf8daD3
S3KzczfHU9CgUcQAOQE5sxnSRfMD5E3acz7eE+hRtqEEKDbRCZDzcTxMUpuZyqGExi8xoueJH2lQujiB0xYedRsaqsI96rhSi+72c+S08ocYwHbECJKOi74t
wWFZwW3LcIS70kpLlm3HHN/JpGDkk0WF6It/v2GGirZbEqA6phNVJHo+7JF8MJ7UGXk+oYar5GuF+WQ+y07HlSDKCkAPzTsp5DlXlFecWnX7lTHuEJ1/5Kow
7V5xttisuJ04UG0ta+CLI2EX5xxumtmMyQakq2HX1PMBNig5O4zQ48DjiQAAUigIx7F5VwvqpyTQUZFzQH7n8mKFo2ES4/RbyOBdwzQsdUX2ZVazcEPvdVZw
9Pc6F3As7nWWcSztdZaybEwUnH72uUb5VFiGdeaw3WuaXNufKIcB8C7Z/OzOhHX2TY8ICGX2f4i73ti6iit//7337vN7tp9jOyRx2r3vKh+MEjeWlrWNkwVu
lK5SFGlDxa7Qig9pYVeRlw9Jiiq0ymKHGDAkVV0UWpN1WScNS0rtxGkDcdwgXDaiEYSVWaVqWJnUXQx4WRMMMeC27rLzO2fu3DvvXYMpW22kyG/u3DMz98y/
M2fO+R08UgBeomUhXpiYqw9JWOYRQoFv7BAPQiRf0b6fOWFW4Rgt3W7QSzPgkRK03pjkSjC9giYUXoMJEpBsQouQV6MIcUAY3gyG7XKfOrzLGwxH/8ceLR9b
NtAMP2WkLDI2bFKzY8exeaOyMTIqVNCKDKyC0bs4slGvVshezaJXZQXxns096eWW1LM296xV1rOR69gf1rM9ST1rq561y3v2NepZCz1rRz1rlQSwsBbp2auW
aXcy9DsW7BSc8tOIjEIm++Kf0wEwMdy63LsLOej1mxuK6Vww8th9NAhIOpHPxTm5+S7ISJmYHS/WLvNuSJUZNgaGQEUnePEnFUYVZsGDfmc8MrdPEQq22Ly/
IrYrmwLrgBPNEqAtaGZWYluGvTK2jDRdtxZTbFfPRvoWFeKnOoLtVKvHv1JcovVJJW7jErfJEpdAUdoGCwPYjUSfTLUQFz4yLcH0PfhqBejwdyjRXGu71Tko
9bGKm7gqIcRYB79dAlIzIamyUaRHWwgAKSzjDsIlJmAyuphDlCJIK7RfIxKNQQF3IAmZYrIcBnLxih/4gnzAT6tGDEQhrozDPoageM07cuSIsmLx0oc9Qihb
azWL5wM4dRxBqhF/6XnbkcNHBqrZxZuizZgS8tbAeBQCRyHcncT3lURLqcDPaYZ6FHx1xCqQq6X6MPAxpH6KqZ/4rKKkmH1xjNX7HyxLxF56z4xs0Fcn26CT
Vfm7ZVbloQpCiNiXWW7oP6GMyg+e0IzKe2XywhUq5sCJyKh8KNNqdcvsQc7uimV/32615o9z9gHOnjsus8f3dY1ZrdaMTM89/8TrHx4/dHrKaLWmjiuz8oET
yqy8Dz9z3805wJKtjIJ4jZlxc/JZcqCFzmKKAP6OPxS6SCiL4GutO8Vgp6vnuzCtxcreqo5zbFTWTDbpBE3HY5jOzCfDsoI3nn9ZHE+a+M4MV21U2nWMw9Mm
LQ4eiWwA4SiSEduY9Pn6XmQYFgBFxJT3RIeUAUMIsxMHfmos2pr9gsMvhWehmDMZ4+iUgZ3dFjRwVlz7d3si1Nmt4ufMuxLcke5/top2uoDwvHcXg1TshrIu
uBChZcZADLTnbPVFNiJ3M4fu8UMeMPa9/rr6kOCnB+dsBf+mlQil3V/7FRvMr7N5xF/5uXbja/z7Vl+c2bez2mmbX9kiPjHFmHNVBD7KqEc21EMFhu9ibXOP
yZjaTUav6deyoEv2MuWcvImuIsZ0Tm5elJMHZhUnCyEnS5mXC75zOK6e1z4XJ+AackFeNtT9nF+nrHeOeHWba95u2vvY93b9+ZFPtR7JlFmPICxQmo1ITCV+
p2Q4h5vpFwx2v4JfQCBOYa7cFLzzpql6ekzvaWkvRP28xV+8b1871/WKFayX184lw2WrAgcEOGtGjdqSQjAKvs6+GV9jBe521tvezkButwGziewTWZW4p5gJ
DqIvgjpNYWsCFWcZo1XVYPloN4DS5mLvN9kqBMZnJvktZXA1jFCBS4kGmCI3KUeaapIt23dMPmh+mSGDP+2cR0taYZixb8pUZ7amOnNZdWYy6NSvItCpLKvP
Mqw+q9Ugx5dp6rMKVp/lNPVZJUthVSwTV7P6LMd22VIgO5Eync4YundaScMZdmdrBF8KQJ4CJkeW4isWCXsAmMBbvPSmplYASbE3Ho2qdNm6oj0nnADCDPBd
CSMQO46OkGTqRP5dIVKVqBfdFJ22qF0W/mCGOLDwCPE3HBWiInxi4XfMnc9hJ76N/JFt7MJ3Haea2aRoXdhsQNeSQ3g6yJc47zVKK4g1fAzx4GnXZKxgf7Y6
PiGvK3fb0wqM+ex9huK4cbq33rrYZ/eV/BLlbGZtgOC+OOJ+hskQrwmKF6kJIPc96abn8FnMlm58OB24ymlP9JF02ktoGKlvYYhWcoJwNP+9yQikpVacIEIR
QgxYUw7Y+UOQOMbzmjhlbQJDBtKQmC4N4YVJNLfw3b0cZWbM+LJvk55TnCEmhhipS55gkRIF/fJhAmLsJ9nm13FqjynHxUYzcDxOSqmIdJIy/zOBtFfIEVMa
6ZROepTEqNeTagVIyIk4KaUi0mnKnEqqVZzmZjTSGZ10kHwC30iqVZCy82BISqmIdJYy30yq1e4I5jTSOZ301ElkvpVUqyAdORknpVREOk+Z00m1ivPkgka6
oJOe/TEy/yupVkE69uM4KaUi0q6fIPPtpFrFka/7J3FSSkWk5yjzv5NqFaTnNdLzOmnPKWTOJNWa7ggOnIqTUioivUCZ7yTVKkjHNdJxnbT3aWReSao10xEc
fDpOSqmI9CJlvptUqyC9pJFe0kn7nkHmbFKtbkfQ/0yclFIR6QRlvpdUqyCd1EgnddKB08h8P6nWbEdw9HSclFIR6RRlXk2qVZBOa6TTOumxEWTOJdVa0REM
jsRJKaVIWfs+Q28AiD0wVFqs80IqamjhlJReorc7b2YIgEqoj+Bb/wGLHsfO8OktxEw9o50r+2WyX0LkntEPjr0ye+ENPnbGsl8T2d0y+77HqaquMPtFca40
xbFzJOasXNVqzXI66GwJvxA79OAZdbw8ip855UwpOC3YNauxazaBXcNndHZRWrGLUjF28dtl7PqQ2TWjs2tKZ9ekTM5MET8mzkTO25OCHxdl+urzT+/7+dCr
17daF3T68zJ59TDDdYf0Lwh6wbCzMv36m6+K0k6dUewaPqPYNRuxa7qUXb25joCpQnZRqoRdcyXsmtPYNVfCrrlkdn3E7Boe5dYI8WtwVOPcsVHty4/K5AUe
SQOj0Uh6J9Vq9cnsQc4+GM+2Wq0DMvsAZ/eMRnzrEpzqkukrk29A2xHxbS7i26nR0rElmDWvMWs+gVkjozqzKK2YRakYs/jtMmbNM7PmdA7N6ByaHtXG1tSo
PrYmRkvH1kWdflwmHzlClV0I6c/v65oVY+ucTL/95rNXhQx1dlQxSX4imDQ/qgbXbCm/evMdAVOF/CLV8OBTeEQZinXixDqmhLyHbdPqFHKcESr0geVqeUaT
4SoZn457Lk4OkBRNZGZx+hG/1pt0HCL6PJ2PALlN9HU6fR3TF5i+vt2oZ/rlG8zlTE9+FeLvaqb3dHqP6VczfbHdKDK9v8H0mX4NneRgNk3063T6dUzfyPRN
7UYT039pg/kl6Guho1oqygaV1MwlXUcHS7j6WFzMRp+6xEgqRj5WxRgAvaTS2jwz9+0YYEZjsrISyBgLH2jIGICtgA6z/wOlw5yQOkwFUysGzW94lE9GSsxL
uhLzokwuzFE54zEt5bNihJ+X2ROcfS6W/XsALsnss5w9EleBiiViWGZfZlzhQZkU5+VjJ9T4nopUmROkyjy0NASRwfc1BBGoXAlB5D0dQSQj+fSe4tPLCQgi
v2U+DZ5UfDp6UuPTgExeYJVV/8kYn9xW66DMHuTs3pPRrtsr+NQj0794ZOhF7LpdYeEIGrgg8UM++Pehl5A5F6GHDJ9UvDmGn7m9bopDhpl7cuEpbVhT9E4q
Re/FxRW9t4aK3tsXUfQ2dkRXB4SkniEtG+ko3aHu51h7BMjZv2jwszG1W/bT1G56HAOzLI7BtfYK1rzhVs5UmjebNG9fpV/QvN2CX+3GNta8bdE0b+c1FSEO
gVYUYIM0aFThgfv5hTZSZNqaIrMtWMfhT2N6zI1kCVSqx4TycpIjfYiyg1wL17OdFbt3+qSb3uGbSrFre2ZJG22FyV4ZnNNskfUvobgHvYvEPbA57sGiZTNp
GPegEEx8uHexitabX2Wt4S3sbbqNtYZb4Yoh2FisDo1UoDZic5Qkc087umuxg5kfyvlnB3+K6WdH6OUEWiNx5btJ59xk7DXZ8nknA43cVTRZV33A9OsEh3F7
TJ4oZLqZtOZW8GO55tZRZxb+lQ0hozESekZORqpE+kJ7UY1igTWKNaxRXMYqvwjQ/neRbrGWdYsm6xYd1i1mWLfoJpnm5Vm3WMm6xSrWz1RLU7phpVH8+JqU
3ensSVFQabkEDBTiS0BfInTQqe5FoIMIwcVl3xlRUT7yzznaJf1zeqpCTCH2XxQvFR0ZqmIYhipAU3GhTF5rD7gcuqKP/C+D+UyCz8J8JrhicGbM84/NC0Yc
6R4qVu5hJ/CDC1fjI3XYiU+J8ybAAePLywjDBJynleWCyY4u4yWu92MmrzFnJVzACMIc5BUcNFtOx2uKLKdL3Rf09gApTA/b0sftOUbtGZTtGS5pz4BsT79s
T9/S21PqvqC3BxFZslp75tlrvceU04ndE0ra0yXbs4ebc8+SW+MHC5/QWwjO4WqtucSt2UGTnNuyU2/Kdm7J7dyS25bcksGx3pcypCIHyGXZuClrSRs1RAZh
yke7hGrITdyQjdyQtiU3BCFm4g5/WkPEzHO43FOOKJhmbVUY2yse2cvCsjzqcDSOMw684cQwcorA/xYLIVnWVcUshnqrOkSOZuveVwiNQWHrXhOZf/c4eFca
NufhgucAKTkVjLma1TvKtBm5qMyjin3XhUg7b0rHXasVuMlk8N5rXW9PyxW8R7wzKd/pEu9cksGOxFgwNXv3dbzrNPKnNsPHWYWjIy/nNHs5Z5hUWrnnUzn9
w+grIrv2WTJiEHVPu8UawF6moNCgFQ+fdgB7bKH/vph3N70A+2wtQgiHDangmB65ReLm5DhuTgXHzcly3Bw3QgZzYshgbtzI0y5HBnPIBjuO4x84AOAPkcFc
3XPbFX1o52LDEOEygFtezATPHiKL4SBfrCZpb735XYQkFkPkUZchwQ660m3J5U444BarCRuebb8zbPudZ9vvSrb9ro5sv2FBXoDXDSKihz7vKxCwJ13m8u7S
vFtBkatYiPH0eZfnJrg8DgrFTMwgjK6qgZ0E0QRXGj10jwYTQ2lb7KhwPbYK15NnX/dyjuET8ywR2+TrbnNYEBvRiFfiYga7uM3w+zaHBYHpZjFdEq6nq0yg
FDvedPmOZyfteH8WzLy/yBoaxZWRvu4Oc4Tu6Gy+o4uCPtplq5IdWx7j3s3xdxzl7e7AJo4K97jwNUss/E+CwUV3AUd5vDuY3FT8Oi6++f+m7eTz7sBHmwpv
48I3qsJjl5efUMliSzb5UedDV+3PdM9XtoKXrP7his4V2hTsXglhuH4Qp4gnZNRCCnXXk1ZimU/i8nQmelC7i8Ae4LpSy5Kd0yEDL/bxHTBFBvkGuRLWBgt0
z1hHfikMW2GoSDDkN8PQisesDkEV+u4kuuHYkRuOzWcWsQ6HK7Dt1ZArDiE12rTrokxVIkL8nII2odQlx2Fp2Ql+zyJ26JaDaCR6FQ6qaJNVOGyHEa9DVGvt
FiJ+DbnkLPNqnhSfj8B//yNZYANefskhrbDsNLK7zRqW4j0+LsSimC9jsb9WE/srWeyvZrE/zWJ/hsX+ApsUmJFJwUBhada7uDn+l8h612brXUuz3rVi5sEx
691HbRvOOZ/DejeVYL3LVt72WoJhkEt3ibV2vsRaW7PrLbHprXzSq/z/teklZddnsun9+HPZ9P7RrLU/xepSs648GbNj6TUT7Fjawr0p8MvcuGy5pcDSACcS
jmmfUc5ZXfRMTFTlloVTClYH5ZRlX2s0t9o74dG1meC82P0hdMmKIJbhE0XWjlowkwJDNK/g+VBHjYb9kLQRXNyOxYqbeGDib+XP3cIWLZs5dRNDUm+UkUrS
wcYOGU8oWK0sWggwRBqgXMftaeZgM41sebKGQ8xsVE5gyp5FK+6hP6g4yS9pz2Ll4lmaFcutoRXLNt/C7rZUg6x4+ezQYiUYstgce8jiYZqBjBrBblNMnD6p
vbdKbVpCSxZ4OVi5kmVMWbL0KkXJjbjjMNjNyaBJQQKpzW66DMNemOLLEYsQ5ywS40KL5b9hvT3dioRhsBuxgDcZdVF6Nd1aROlGuoWI0s2RdXTI7pgxdL2h
bnMgbowZC2LDzbUvqeYVUclbVcl1HG8a888Sn/c2RZqeWJVJdabuzUjNsZrIXRUlwZfuhC2SWGc5Jsvj+yPzMNFd/SlfLA37pRoIDZ8w2LnxEkFIC0LxJHSP
xfWeGEhiJqt3wkhDDv0SOfLdRmsiU+hGweGbhfuR8sX3Qi7CLRWGNGkLTNjg4//NDT4386G9MYOx23yLo6XTfDExSuilx/aHlnFyVrDNVxuHq0hzYGZeNG+n
6Ecc7CB0a9vGVFuZakuxIhcco0u2rn3KoIAD3/g5YPWbQ34eCnME8IlFzPGNBq9iqFtIb9kh8ZqKkVO9z8t3e2LoNVAInW5EQ2zkazy/gBFc4xUwgiGaWdK7
dRm5Q8DTg/L+sjIaSmlCD69RiMeIa+X6tUNFDrPh+nVDjF90yi0yYr+LaHqxcB+uv7zKtgwTO6S31JstrjYNNU946SiGSmyv/XwlWVEEofL8nEd8N4b8a8D3
PHF7RYNXL7hduXjIpJWLRCpRIZPoBTMplAnZrJuq0V4WEIamtzIWLQkOuF4VoIeuEZ0rWpNH53rVt4C4HjIj0DKW70bIvbt3k9F3Nh4PifQ1JnUqnFOmKdiB
+HLZsYCWQ56TlOfkwiATNbS21XC2XPBUnDhBV3jr4a74tXI66KP5LLLUCDKj2AxiIUjzqOlL8zp+XmyW+yXivMkTvNCzn3ol+N1vw3sZfNWj+1UHis3zTUQf
MzeYUxavPog55NlCBpRRzChamRCHLlhhnCbELdv0zuVXXvrw5QaOXtZoDaR5Uo6ni/X4ezFNgEKXODyDZAzWnEvK25+fYfA8sF9uV2Pq0elu+agnG4+L9ngY
eI6eIg+u51O0oi0AbKAG966G8man2GncBF5Y15sPZNne9P4s79PdWW5xV5ZXlwWXekmUXRjpVmansbQ0am20RrJ+LYWPyCLUYZPxs6y/AkNJ/BzL+nW7Udvz
WSwdCB/XaE1mGTVsIlvzUKyVHGWpXgoRzdyKdRTgzqN6LmZR5CWO03E4iovj+SspAJM4dSLn+3vpSLZDlFifNLnr+bGc3PXMaEH3z9IO69OJMHPRzGzSm1l+
HK4dCFYnBI+19nyWrqhWQopZDurlSdTL+bGkhvS3EkGuEYcvGPnNXhmy9Uy3kl4uZMWhEcM+K0PMCE6MZ/2VtCtuPvztb4qS372RgptU1Dyg2F1cpbBZ6uXf
5ZqP/+yN3qrDjxWp1z/5TUMURh86SyOoyZjJFgnkcTrLEL3naEQ1GVPZIiSk8PKxxquTv1Zt3nLi7KH3f/kPN9xRbPDszd965+mBj14YvuFvCUpoqayGO0Tx
C+QLUfxi5JO7ymtoKCKW0updRRzTaYAtYWDQ5CqMyqHu1cvYS8vbDYq6VBGGrGk3KEjkMhmgSwh+PTJgF6ItQmV3r/izot34R/Gnrt3YI/7UtFj3iD/iBC5m
ifeFDSbCKn6x3diFg1S7sZMllrtYjt8h/qxsNygMmFiP+vB31fX2gCmjuV3czzaQR8h80tQ8140wPKyxae7FX/+AQjUbmx6ErYHZSg7pXeN2i9EmHiKI9AvH
/+P0FaPVaI4wPWphvcCvIcqYsWnm8sv/9POhV89cNVpxUwMFAu5vBKOf9eHfeoPRjVTuBgBOhxYLxj3i51tkBGjcLX5mW8RHgtTcAZlZUpp3EqG5XdGZt4mf
LxwEnXmr+JlvMbdxlVtYPNrjm4G3m3Qeofwy/zF5rIs2rSSDANESXJly2zZ7dAXTYoyYIYXbirD0xqbZy09cfeHK6lb0L1Vxntr/ot1iXkL+lcuv/OiZqlZz
nCQzXKJRQHa9XtyqnX4W2cNmWPuYqao/Z3LgIWyE4USwKJbTEkPrYE+YljIIV1zXak6RZNliTpp85ORF4lAoZK7gjbGOd6ZCEXt9unCQsutJPFe7obZf8t5b
+MV+6blmKeEJZ2K3w6/XAunNusFaHGRdLQ7WnOvVa0GG+RZ+J8ITPkULtRjmQK3a4Vl0WAiXY/YqqQvOPhVdKGp5JTN0vbmbN7RdvJ/t5O3sLt5HdhRr0GpT
nipKp02zPmswe9fwHKDB/29yDr3/4mM/On28r4WnkQIbJpeCu8XKg+sxhDesD35l7totB2a6tD9c7g8VB+lz9gehplWE58wq0+wkTckMyVEPmuLcCfG9Fw7V
VDdf7fQ9pZstUlqZLVIqZrbIb5eZLXa2hOWECsl+JMkzuZF/Q9nS+Y2OXIGPgtDtXKGWfashkxXHvxR56KciPd9Y9u99Rx4DHYI1ZM1P/PznNFozVvL5zwn6
Mh1MqM5/DlbTuej8R+/Q+Y/fi5//RNH9rjr/0Zvx81+Kz38IIz1t8yFNNQ2055zFmjWW6mAivVn96VizxDuyWXivpFnn0rFmiTcTj6XMMQf2JUf2y0jsaKj+
BOxwKRaTEEaWuL8SrOlnsHJJeyliDoljRUbbi9Imf30bPPdwNjZC8YvZ2ObnCJZIgdqQnJ7D4dMMn9ik+F1rGX4ENkgybqUSYe4gtnqsEJRnOoYCMhQQvaye
MWNQdRGu5KidYllXM2FeiK/mN70qXNsVcG1XvSgpbuLIZgZIShR6KUd6zSLiUHV24KNyuTAESzC+AP1tfWATc0JPxwwbq7psrJpqN+DimG6BY1PC+3l+P8/v
5/n9PL3vOQQpmBV/w23quc5WezjLGcdKMwZkRl8848ZWu1c+78nyrWQ34q3v3cdW/XgmVtYFDL/7+Nm8u3TJDbG0ljioMPTnXDD9hwzKJn4xH/nOG7g9EV+M
2BfoKza1d5bU0LRhyeGHTpx1/RqKmI6jeA1G3LJI0AUscUZCJNQKwTwj0bL8ujtEW+vUwEO0mHjEmbrDapDOdv4vcVcfI1d13d/nzJuPNzv74dlZr6nee+IP
I2JhqdXaa6rasyLEIghQRVv/0T/SYlfqkj/4sCrUkqzFbvjo0tRpofESEmYHEltyjByVFFOwMIi2KHEkByFCRahMoKpp3bJtUboqNO75nXPvfffNjI2rqC3I
+968d7/eueeee86552NvjqELt90lpk7xyWzD3M4H5tylZMO9L6ZxTXURP5a1buPQFclEMr6aTaqaB3b1vpbFJzkZ8QWJLKzv/+OC82tcAb0kVPbsS3s/bR7g
v7MdXhjxx0RDO7Q8OsEN01nzRNpWS6tBX+noUBDA/2eva2+57taP0squXtJGLoJ41XzbbzM9aiMhCSD/FsOxlSJdkXN97OXiBIwT8Cfp6spnd/bSKVrY6uf6
QjqV16T13iIATCZTvS56TFp7pxkuScNaxw0V0qvBnT8LAgd34gZTDw4OIRXq2QjWbx3rdwTr1x2oIuFDGjTjWUnCoGHxAm48HuhEXQS9cHantBqJotVjD5oL
fNPxCg2drt1K2gYSkTBdx5WE6RFcSZgOcV3nOEqKdhFHwdSLCWVkCWcrMueEpa1ZXpGIFEQrspW2a0qPgyO7EatKRoIjZqK1krZyiK4t5CgY0yytM6p/X7an
O6fTFsBJMM97O656O4LepmjBgXA5eXQy7r7J8L0ZE8CRTojUA7zzWaiDx03yIcQIfmYRPnKjQAXgE7hkdXv0bTtGKgFmkndWu0jPlODBThK8OTWaD2jESMtg
YVWXAegSAk2pa0yNti7R6N7MIewCLBK6mWLVeywzlzky5vUoc20JGukveMoJ9u2VrK2A2C5MWZtgbIH+tOIUaGAS6aQw67FqIlZNTKGJGhUtVK+RSDtJwnn+
uVm7m47nRGqq87nUUVjnKqyrM6Q4KOg4EK9zZJFW+vzVvtPLWqsDgCFQjCet7uBzDBzVj5vqAH8Peotet9elWeEzDocBGCS8KE5UurP0hz57BN83wtjz2dgn
fuIexpY40ejhGPRwC8h9CUIndKcISVoGWWsf48mwl/yGV20OQ1kEna0cdm6S/id8uuX9a7Z98Nfv7gSIssEJo6XOiEeAIhQY7Ke9si8bAVa1qDm6mcz3f6o0
WcTY/jkOk+ZnULChzqPyMPgcE3Bc5ldjZmHqNF4m8SBKjQtKjfd3N5GOc7JHzqhBHdd9zB+YySHKU9BNozwd7VcbXXRgLbNgYp6gIo2zuQ2mdXHNatMebRJc
RSVIbGLcIpTU+qmqunLp5g8KehGnyBlo1UPriZPZtNE9TA/oHr76daN7aBR0Dxu0OiHZwPoFAEYUKe+cc1mDoqywZWunwhIi9VeKEuU/v/zO99849raSKI0T
CMc3UoKPyI1sW+VKXIa6xGWQDUzkxkZSV8KIyI11Y2nP/L+WIAszCjGiYuRGR3W3xtLZ0qZStOB+0eVoe56O4tMt3Z75SjbzWVLhc1dbNhMrzBfc4WKQz9YL
XNWIQT7480d8IwZxGW5cytlikM9JilkMSgMpKWJQyvIXNmmIQ4GIQ44l3WOYMveh1omFuU4szFlDPvoH+nKVZx5Sxpe7YRqV+Ff5u7axTWBJSfdsNaRLLy8P
tWpH/e1ZGZa0/hbnl7UlbeY0fDfwITN07ppveG6pnAcm9uHNzlHMjDWSC88R7ufPl+VDuqJc252EnX9lJRkhZNipzyAfFH8lIWQ490+vPfdkCSjJKa0iyzw0
B4ozt4RpFaVg4l/tHwlmGXvp9lAAk1G+PRggfCnfdgNYkHIIRbDnHNacfT8iMFoBGK0IjFbJHjPHEBPBhPihTkjsgVr4zW3OlSyqOQm9YBUdcVK5Ug4RcDfP
K7D4zRdlXq72N+PPVpkr7kEC5WSOzi+Uj8kxYwoGxyTxY2gmMCYlONQxJgQ5dvSadXjNvvacrFkeVDsf1Ck9qDb+JP+3g9KEhAcl4/kuo0kFPVdpu60U4sjy
oZyEyYEFds2cUkltyLb6kGoY5mGCCO/m/p1j7k9tuyTKJbXDqahAD9t4UrpZfTt76hS/XQg0cIUoM4FghihzyGpoosuhra124fTERkX6u/+CW4ksmJtO6wbm
9Usj5zCYRwrmpzXM1dkfgVxHqqkomLJdiUpvFV2uNyZI2OVZb15qRs6/9tzRPzu96dIzcvnH3584XRmbRcNzSq/kwoydVjP2/o9fOvo3tJLNdLFCqazRvzOA
/o52tzMEYsnlNcGZLAXz76G3H/zjDxd/9OW3Z7c5d9BjyQ6mZiNSs8GKz2AY0L6n0fjco4vPNj4Bi4NnEcWTdpefB5MDBZfvKbionnMsdgzHp1dq4mv16lpY
jL8cDMZfrnL85aBgnQ81Cv1j63y/sxZikYjWinamtRBqq4qEgmTFV0lFYI7YYh6267JJr4UcDpI5TNaJNdBhCVPY0KbsF2neEVN2ApJI1Wwpi8BPkC+jpE4U
sgrmuAqeVxGqmu61sw5pwzSdawp5RzJc4m/FusMGGFN1KzuYra64qAoB81ZUIRiCzSqEkiEeJSHY/VWEYBNfBsFXM7RrrHzy4UO3FooA3dDKTT1Dqck7jsBR
OnO4mfbzfdPuDE57nafd6Zt2qAnqatrPM/BOLKt5OR8inV6Dp8HfxRNLfLkmoc/xN43A+hDdCxkDmFJH5+yrotvos5zAgKDh8OQP7YRPMxFBPeoEUAhILPSI
daM6kqelGkW46zSfMQ4DKKP6y2Ul4GhZNhAJEumaV+QTmiu3ZdF0ilzmcRJB+nJgXacRjuXShjZCVNcRDk/et1cH+mOHMTXO4L7hDGFq6sLUlBRTc0YxNbTk
j97/9N8+96FDWwfs2wWVu4GlyeaQrcyHZSMGw/fJ/oxlECcjPILnlxXPQYuT/q7z3wMl/H2Q/x7kv4dKXPoFOTKQqG6awAaflth3ES/UQV7OuQxerrBdRrJd
Bmq7FCYVWoPVLjOpE3IC3GTirKhdCFLtXx/7NevpMK5pYBF+AtckNB7nwx+cWz36LaLxPKhX1R6uaHyTbT/ZXtbRHEQmMHtMI/OelC+3QvKAEV5oEAjhQUUS
EukLsJWzUt+Wm00BWHP9vDt4TfkzFMfYlDHWZYzsSKWR/WJjFDHLCIU+SXkDQuG/sVB41M+jsR33jSioQiyzoaNjzhozyKg3yfkLMZKfn++cd+ZJKrPEwg5b
gXNpOfYxNDngXr/JgNFFYJv75LJEng9Y/+jmbTcZQ8DBZiGvEfjvBZqBBe7wSHxjd8Ul1Edf6kQUqUgD60Q06D8RZeL5iSeiHb50FhclIPFhhoF1Rkr9FEsc
KZTIQFi8/fMJR4vADzBnUYeDq6szVx/JyWRGEAdaHbiirQ959o7VSzhs9WB1+0VjxL9Wt49bMV603g1FqA36RHvodsKLnXDCDI2rFk8436tYJ5xURp1wdsOB
E86Hq9YJJwzNctHeLR7xBWwiCyGfIAORPyvxaJe1rmR3BiqSwneBpO5gi3MjpO4syj1YWbOdh7UPOmercM0xTqrithkgMhx8QmWQDsmalkFf0FnH+bQlKiGc
y0EPx8Sy7ARqW5xzdR2C3LTL57RnjKcQN4kdbZ3BQw2rNjn6ZWe9ZHm/ugQP/WPvtBo7YRAfMcPwXTvE4jQ75P5gEMGQ+bycRNyKR3tMrmed7iwnVgCnohSY
K7VU6qVa/yfQyIyzE21i5SJ8+GOOlHMABde4Byog1Hx6WtFlmucY8amF7XBktbrsPMNHnuzXhUGJi4uBJOZRxmImCa46W80gMD3SSz5JSXgtTRPMeO9KETzj
1AW/Y6kwq6sribsvK00TyCowToJoNLJIfHCNd7g7FlO2Jrk7JfQins2vFUZcGwZGmM3ow0r4vdInzDlpnf6xphVOx+xGA5Q9VzazuQ5ZvPn391mH42ZGD4Uy
pY+EMEigpRng6YFQG9uYXUjip27Oykq6/KWUzza2EncMh8e0pBRlB10bxhexHjOKIvFxGhQfy/LYiI+XmzyWTxHLiazk72hNb1tO0JI0z3RtMpBoKcohluqk
kqKMhjaeYfVsY0bUs8KFbDf2ZOw0V59hW7emtiFLRqDdYxudeEh32tStltSXbLMvRVaun4advbaAq2sLuDMsqBYt7Czrt/jEyazOiuekrjTRSvsLOFja35Jo
f8ui/WUVu9L+RgZssmJz3/Qw57DcoWhplcAMrNX13m8Z7PyU94+Hqm7dhPjw+3aNMx5dt86zCxf/u2E6c7mXh2y7jq3E5jCfEIidGgv0UJ7or2yLjnsiVd8c
CvVLpDBQlw0tuNIf6iP7zVLpSqmUSNYRbWYaSk0qLz5U/Nvoxt0dznuefMJZvu5wfqx+v+mBuZzxXsfvc0zqXvfmDdl7xrOiA8vXnfHU+jrtCZHllLqBSqlL
hO9lpLClJfoSsubR9RSy5tH7F5ArMUAKXNHtP+PJAn3d648mPDgG7YD1v9m/AMAKP2y/s8C5xTnvpWow57wMqCUJ09xhq992WKgVugDjAHc2hv8ucZttHleb
EdTzmM5VEbt1WCYMyxpKEl3rfgszWNnhfBPX6g7nKVxrM17XEyOWxz0JGHDIYyHN+zau5RnviJr543CKZBL5lAcnmDRCjgxQbs51ioR0VbCWvPovcCh64lv8
Yih6MZvxOxPyjgZ+UnuHP+zbwegDE3KTlmfn459KvE3cN3E+ImE96Ncj3IiYR/Z+pv3CC88x19/wO839mN4tztdJUtgvM/64L4vkkC9r5hEfmrsAAXtxMFIc
cnvokMPCkHGQhQHPvft33zn6ox98rbkNYw1w5k31vqKXqCg1s1ACIsR9ww2T2ASQ+cnh3N6zWKqOvGl9zxASsEK0FKkOkupdfW9dI+Ng21SffEiBgD4d4DxE
WPfV+yXakiEVjy4XMJu3d81cJw3brw389TrTx0dDz1/w9VHZmWiIW+or8B151RtwacOO85R/MYe29XBeqhUd2l4vWQ5t66F2aHvVG3Bo+7hkObS156W4Nh/E
3ICD5hEtG5vhLGL+mZW0xEGXtjib7AgwGN87qu9zZfDASGbxjmPY5HVE86frAZAYh3O05yrdEpyrzwKhq7P+m7gSx3YGQOoGGN6Z8rx22+28wr4wyBheav7D
ovEUeYVpHTMQpzxewiVYfZ/wtvkH+f5q/7g3S91KmSNU5oAq06Uy6zpZXGfd5ZbvM765ZXEKVaa6kRRpPiEHqOwVX7DPfdUcqOJV7hxKTKHl+JPMy8dZfj/J
fLOr2kjEq0coWrnQqMU2Fp7XOhs75z/K41qYIbHva6RxtZwbBP8nY+lb4/7YgpcH6zrr3p55Ck8HnAhzvz9f1LW+ZApSCsoOZ5yD/Es8a2n/PPwrfOQO4oSD
ZZUeyFeh1yscJBQJUyLtyQXT9y3O665547EqQjnZeaDJW2W6jWagpLS1SOKXeM2DDEEPvGypZmkpq1pLWTNayhpnCbxIRc4RCJNFRqoIXwMOhUdl/M5gHyFe
wnLHH0JfDaViTa9jVuxq3lFBKs61ujG1qTQDv1lU6pYvptQtF5S6Zc7XLUpdjygCPkbixnicUqPGPgBsw4ctq6msFZs8NtsvUyDeIOYXH6u/0WP3hDKuXSxh
uj6FnBh0PeLCSRkeDoQJHuKGESqI4HAG5hVw8RXBYZTGTBw1seGjtI/SRj4KZeCuZJQZdmLCR+c+fO2H775RhzprFCkwmf0ehQHrlXSpwO5+VEsfo3P/8vJ3
j5YgfYzm8USHYUxkPOdDncBHZ83Mwb7nUkAPbo69AYh3PHriKYi/WYT4nhQZoglwTaBEU1mMdoypqAxQ4g2V56mt9ryKNCAvmnLIr0ILyDMO2cA5YLMJfpqU
cb9hm/85KsGpOG5NvLlsm3cj1s/vYrqucedldvbSrsbNMKY3vyKkacNhAskI8V5EyycOy3ZZZl8FsAnZyF1U+jR/2V9J5AFk6/GPzV1wF9OJxPtF99fTDWj9
FkGNGyW3ecHIwUNSn1B5syZlmM+Wh3uy4qU7THZkZA/mMz7rdJgzhG0S3GeZoOSJDfnhnPOrXEU/TyqSvcnvjNyZ+rIiEVV9Ym7hS3Pb7082wCm38u2lRePq
LG04eRM0aa1O70MSyjs/cTntMCR1tIqnitfqA9U1BJwWQ4y2OhtGNYYJwmp4IPEewsnRn/34cw8vlz/RVOhKWWqJrKzNmMOkda27gy7EuM4CBWZI9vHAviK9
rL/D2Z6bl7A1yWTD9x1XiJOOXHTJSeh4ebFLTkc7aefTwT1Wj2UyK9iNJzlkiQ6MgCTTBH72ZM9DOdTSqqrJ80FopeakBdfzpDZsUkI49FURlev30trQNCey
+P902YglHF5QUXiZnYpBjuHVMH07MG9bnFmZsO0APnQkFdke4LsMwrRHEu0y6fd1ouAWyDQfYrewvcB/ZhiJQIIUXzIGlzmWVxk5fBDqo4ZYXmWY7LcRY4Zz
0EMr3oT5N+cl6ySEg246zrbGnLvkU6ABSD5MvSzrXtqCdRNCBUhyNslnFcnYTiTjI6KcW/nMoKzBpENN6WxN3lX0zRPieLadayUTVKnzX4z9L/vFekjBLDoI
hqMvcAwFjhWBYyBwrArFNkEuEk76FRuYYvuNzZZdNlt2xDAdttHFmJYIEQ8VTH2BaSgwrQhMA4FpFZrzZlJnq8qS1nh4CphxEZiRADOQjQ+utnERmEdoTHNv
ETS7CG8cMTh5OzJyiQVP2kgVQOEziKoAadftvJ3D1K7Me6/svFlZqmUy21q9E+WY7Fo6f8Prfcy83t30Uza7bt/ZBv9G9ubEm56RX8oNMS+9cEPqYf+yzza6
xbONp+Rsg6rwHeFmPoSf/b8MgabOls5w3HWAueI3pqPSQnQvwtTi9MMOLPVwYGV+H3KQVVYHWWV12JSxiXNkcfcnvhSAqzXqZc4jxn6Hj9wfFIW6JVXl7CJX
WdJVEJqVM10TCXhvCWdZZ7R4tUQlq/RTscx59AhLqkNzSqIrwwLSAT1n9tz0+OB9hR65p4cX7Z4OLto9gZjtTsVNDHWleWwEl+80BsMDnMKbpNJOv52ksMwV
JWPWtYyJhrY474PzrCCoZR0XTsms7CNJmjpAo61YBpL0wxwc1zrEJSK1bAQa6lK1AwcCLYpxIPUAwW2MS0y0q5fBhtbYZNODpLHKjicx3eVnA41VKmTO5FGv
3lvNmitPZKOPETnMT/Bvm+4+lo09mcJPqP4kshbqKByP0e+sfimb9mbeCn3D2HV/MPH0Z975/aWdfPg1dh1+TDz9gfi3jRfe5mYTo/TGFARXO3axHn8jpmXI
kYyg4KqygsvhTacCg7bRZGQl/9wnxZP24AOBjsqeaUen5BTskHvsnlLvZWNUc7SXja/2khF6Mtaj33ULbvS+h3Su3axpPjg5tW/a+pnt2jut35D4QM3TdHTR
h2pxHPV7K5gnU85UodkCtj2spGwMmVg52ozHqKExNqEYg9dCj9BrzNjiE1DD3G2mbobsOHunM/1j7UKS3/7O9MlsAhaOE2wXVmZACkABzAoiu1q4Sc9v4NAk
IBtazC/X5LnT97xUkyhRHlINX+07Zg0dRluzvmOiR+E809OehjWY09R4qys0F9YKxIJty9zdccCWXiSLcBewgJDjOA96lCZ6Ue2qXtAncqlRe7SKcnDn0Frb
uc+C1kL+fOE2gVakoFUFmqlAWhJVSy2T8UstkHGawXGewXGZQdikjdtzaI7zLiAUMQv2kjbAObb0Ytqo2Z5RsT3FMTVNeLavb1JpBzKfwC1Csqhyi1GhRQJD
bPmg7pMW6d/AhyPinsF7hGGK3fy3NVobu2l95F1lu/i7ffOx2S5rSFY1rCNRDWARYDhdy/WFxma5ouiRvzhk8SB0ou+kY7hERNl8EOURKHraJB/C6Bm2ghBg
WjB1/xRHIkS8zslYN6IotyHaJcgyjz8E/WNrxjvEN/VZ/yDfbJjxHuSbkVn/AN+Mz/rrD+JmbNZf4xtQdGIL6G3rGPFZG46l7Q6HQOz/HwupQzI4ofdubAkq
ciQb6wHtYb/m788QDJB+rmqad8dO+Hb67KnIazShy+1ZJantvjuugvNLHIm/w5/nN/9oWbmY7IZ+eD6bov7ujrHHY90Tes+hryn05aMvp+DBbLsv33nsC1SW
SkRZwyrRGFKimY1aJUaHlGhnTatEc0iJJNtoldg4pMTmbNoqMT2kxNZsk1Vi05AS27MrrBJXFEowyn15WUebclSKpef7Uiw9r4wgEwcplp4X1hFMjG+VX7jB
ZhtVGzjwO/U828tsQIsRyW10AQHiWJzzWTW5Ihlbza44ObfzgWRikUjaOFGZK1Z63ewKelWnVTx3zRw1tUUams5+4cGk/YV7tznbk2qyCXU3FetuQt1N9Ap1
E116K5WeRunpYulplJ6mV4XSm6n0RpTeWCy9EaU30qtC6YRKN1G6WSzdRGmWguzSbSo9itKjxdKjKD2KTdsu3aTSDZRuFEs3UBqUs1A6otIxSsfF0vGK8uot
lHaUspI14lWsnQpMfCKS1xH/mlZlv68/CBC2RF7AxJfRAHowY4X7RSyuIXzZJZdbeLOg/5OG+GnE4kPCl+1y2S2XPbpor8v6W9NLlK/0PxZ7VISKjLFJwhYl
Q+BEFjKnOJNLMrU7ZfLBFqv6cYUeZ05M9CGGl2TletGkCJVcZiqJPgyVpCI3xSFjKO+SvqQBAUvt86hUNb/55n2GL+C432owHBCOu3aoa2pqingGokk3aafe
Gh47ciOiima0jz80OB4qdCPxJHS5HZkChJo5zIcQmODgLF5Cpn7fwBATVlyLy2Alysrw12ZVagWPR8v3sQSRTZsp9Al797Gwt2IZKq6V/mfSXb9sdyi0RTtE
tAktiQ5aoCU3tSW7U//N29XFxnFd57l3dmaHO7M/JHeXXC5tzYxVgBtLsIq4Xkkuai3hHzkJUrZwAT/4Qa3tQqD9INmOoAeGUi1ZZqoAVVu3kX+KkLRRKakE
2M1DXcCGVT8VaB+CAgEMNEANNCmCtmgD1CnykBQ93zl3Zu6QS0q249ig7uzMnZk79577c+4533fcspoFu5+tZdF15p0N8G+ubDkG1VaVHJbrW7VuFmkqtrk+
HJtWTpXKyL+xnDOMclChs5WdbNO/eNG0xfhlXSjfnbWEEl0QwytclORB2l4iBrs8ixvML2h+wb7x1Ii9d+i/01/sh1X82HMqnDHQk/PKaJX3aHjShNdcPbeK
bYWBroA+daAjyM9At+HFPNDzcOoY6L2Jj2Qfamig74aHzED/OsyQA30/rJAD3pN1EHEqQoIA5JQ8ASTlQD9NCxlKnktaSFZIf3LAIkWLHUovKVrtUHoZWzmU
rivQ9gzcq4pWOpS+qZIZpG+rZBbpDbA5Uvr3KplD+l2V9MVfcV6+MHVaX7soNur+kC5TOjek7OhLQ7qd0tkhPY7SmSE9ntLukF5HaWcI8i8Vt4cgA1Px9JCK
R+nUEKRXHNHtPNLJoV6hpDXUzyFq+lA/DdaDoX6CkvpQP0ZJNNSPUBLCkqDi2lDfD3v6kCPCBUN9N6K4DxHVDHGt9sJdZ8jh7ypDBC+L3SHHXtdDjsk3D6uG
Cr8zXQVs1GXoqCr2Wb6r87BA+ZyPFitc3uPiwpMnhc5ut/9J4NyTJG5my6DRcgI1UdNuJYw8v96oNtnTTzEluwE0+FEjlGBN6PYpdvpSBTJoH/slETo+/r9f
dI3/vg/yWOBL+rFmDvg/fZ73WWL1m8zVrTCc03Hho0qfhY1aELlkBCEO02maH7XfrbdAL8wWOU1dl/NmlzHzbaTO63Fxe+y8vkGFbxUk+PskqAgc1vE91OdG
+0xYkf0OR6gC6ZU2WTxQNX/zrLFSa8O8/2KGd2Cf0XW+HEWWHuNsMPcDvHj2OxFHF1SyX/sxHHtkzCne5+SB1JxX6JvCz/p9fu4hVAvth/Ojk2reaIVCyK9p
oVERQlLq6oqxIVhPTsHsNWHXZepsWvJM8uJbP+hbJ0JuiVFl2RRkFC3vp+W/PuyYxoS5hR45avP5gM+bOgCHvyclCxHpTd3Jwem4SHCHbv3PxSxm2BI2z5zS
6e2fWVS7v5HWtlZbGm1aOx/0KTXrR1obU2s+O0YGt1gb6wJKezetZ5p99dxSH+6QlmPlOev4t/osqSTHf2G8dVhq5Qc2daRG4aBdy6fGrIMUDtp2H3WsXbaq
1dGfqFclFgwVcTPrQWa642hirU1qzKr9LAne8y9O3rAzbOZ1srBSGIUGLtt4qQ0HbjB0l+yiVB+oe3YItN9rVBylXfFVNgX4uRnCglKP2Xa5inuc9TSvbZq0
N/Kv+/C+x/vbbvHtJ/K9G3lj/fi99d1v9sItH1IxWbgbSTjF/71oj/p2T6PaXNrAv4/SiEc9qpCRJ/vWzx/Dz91jKn0zluOe4/Rdr1MRKluLwI51v/gBxN36
Hr19QGHIxTpDqJzSflQWJpCdsG/uOG1iKtjjZu6IzC+wSoMWTj72C5ydX5A9+AYEXW/9arW9JUvyY7eZY7UnD15/Q8MCGva1DYwYGBY/TVv5O7UVHr7JcMot
hXcK6aQX8QKA7/9oNxE9jh4BIcVYeTM5xTh1p3sM/5xgAeXQao8kHPdziQMafOrPGztr+ZulIbY0+ObT/E8MzsuDD3FGtx/ey2Y71mWU4LkW9GOjMw8JRPys
GinYY4FQYfMW5vA/FG8zJzwokmcUq1tvPFrvl280Rtnwn0FamfmnOUUwSTQYOta2pR+HeikWRXcvs7nJWhAtyYLoS7wgunuZR/dsPeTl6yHxfvSgZHFbgV8O
2bOlEQiwbxHLwKE2WU067FQkpqdRgN6vVCpYGK9WLHIuUpeKH2oDmyNbRWxcZupukpk6tp25Ov7J1l2xsjupKnVSfmIQB/YTA7G3go6v9Q/sR28cgHben6uN
SKPI9ufA8Kfsvbmk5rIzSBiWd9OSEL42Y7fsFu8CVEawDvT3OPpdgJRke+LdOFy7AporKZJ4btXRLuygNfqI3cBq+IkXYxVelWc9njb6iTy10WccegBLbB36
ax0FzOflaHTjq3QujrBfUMe6vxYH/OK0gV2xL9DCaMRWxxq2iaO49lTajKOjz9I8wfxoUdw8ij0fOJ8DbVJjcA1YnUGqog+5zI/NO0nYlP8yR3ONa9fj8MLQ
jZv5FsjPIl/l6lV/BTRs0mmxQ+aXd8j8Ehvmbg3mIRKdtaHqZTHrsyYD15u366ZqwXfzU5VBPVyEWaRRnSuGwcgfqo3U5/3A6vVzjFfWJG/AMFOGlzdx9CPF
PSAOtm23rsXe9a+upBO8bKw+WtdSJaiDeOIKdtxbL36d4/yMqQyqoINpTeop2Hg5ZXtGkEaPm71ERPTENqHQBhyFaeNO90jS4u3BZJI3FMX6sSDWjzhp80ai
WD9a4LjCFpp569IRWkQ/jt0tkrsZjB9Bvqh+877NNHoFQoKPXE9msriNH5Spqty4e4gW9G7cOaRhUGgfQgXH04f0QUqmDmmQ30yCrMeNWyDqcQVe78YNwOtn
sDSw5sD2CK5B9aRTnOpaM2RxWHR/7qodWtu3N9epDgI6qtFRLW7TUZeOwLtPn0ZHQdylI5+OcKaziTCW0F/X02mqoUmqrKmky6NvinUx70y6EuGm0Lln4mid
WibMz9CUmn3BCYXLG2k7J9s8oZ7sc6Q4lk7ZcvWOsr0UZp5FNDqcJ+P27+MjnhQ7hAObShfnuva5FnVROhfZ52bTWZybtc8h5ACd69nnFtI5nJuzzx1I+zjX
t88dTOdxbl7OcUsXFg9FZZzZoLrqIulSSSiJwIi4kczS+yjpgf9vI5mjp1LSpwdRMs9yx8ubWjy/mdwG68JmcjvMBpvJHkp6mwnMArObSUJJtJmklHQ3kzso
6WwmeyGd82zBaNFfk/5gtJzPd8HpkX02WbTor0l/uNwvLt9OxYKNokV/TfrD5bni8h4qPBWCLvfoco8v94rLcQwrxCxdnqXLs3x5triccD+JYLlgyz8uR8Xl
lKqLPoYud+lyly93i8t3cACFDl3u0OUOX+4Ul/ciosg0nZ+kPwRb8OkviPfm+/+HMCmDEJFydClHF7ZKynGHlSPgHBGsJfD3gBGTcqRWjlYs3IuTMQKvziIo
AOVIrByznKNHORD0oQfef8oRWzlizjFHOeYoB+ISwOl5j5VjgXP0KUefcpDOTX9BfLuV4wDnmKcc85RjnnLMU47brBwAScKxHSsupCp2E4+ZMzzMQQMnwyJx
XCclOPPfQQQkjfQc/lu8b+1K+JJSasWE51NmWMb2cVopD8vqTp4AKxvw/N1M+QSHK4f9hpMjkhT2mwrvf8jZBUkOSnJUEst+0wxl00tMEOGcY6jm4drH2+F/
fpFJi53wFKJ0KV7h8vINmCXNka/SzLNcwV6N1uYIebwnP4GgiQrQ7xpHUcQWDUf5QhhUxMZKndZls9nrYMpXcAZtyzNILMI/7lUrHA7LW3XPVFbzkFg3lGW7
GMcrN/oQi99TDd9RvvYq7NAINDMtTDl5qM5x/UY/AOL4v/79rX/FaqiKHXnjPvcOm05G31w9mQbFB46CUzRhN0+mEzRDpzUOXxT2YdrnoFJ1Dip17XzaWLx3
bVGdS5uLtORZbJ1LW4uVtSt9miRgMdhzcuQ89AzNDnrUXqbpUo32fIUqRD0Lb0j2UlDXz9NQ18g9f1vnku5iJW5eSGZi91oyu9ikWYbBtRnrsgxzmaezzj2d
NXvI7ODprHNPZ40RVo/1dC5FWshfFUJrxiwC94zEBfZD596Xs3QS/rZV85rsQpbbOhWObT9aZVx/YbF1Ia69QHWgHqk7u37juKNb/O5xR7dYF9Sy0TlaCdXY
66W1hCmGvm8mbv42zzaQIPFO/d5ZQ4QkoW6mGGWS11bE7iPU2i1aL/e+RC9vwc+7YtUHFkohrxLrbPPwYetAeBUOZd/DnmjSi+p2G4QPSIGz310gBabRKOIz
lZ2nU6U2so52fRstWhpojDCohvbtElsR344v/7uzeWg2/khz8yJC48LA2dC+N1G+HTBWn5ky2VTAXttBKua5r2WR3o6Q4iXrZljE4bUtNZ0HkFuQKEB7BbUW
U+/WYiI9INnp5P0cJI5vyyPIHZTb7pbbDsBBXecgM3ZwRn0AYUL1EUgUSq4VnUeUz4M0DgAMqon++6aSO2FKuqpGqXFvLt0bReOboThqWDL1HzjjbOnDmltl
jOwy/KPUO9ROWfVWMad8AKQ1aQBqXBgv2sAwyCKr6NjF4WgVg+Ba2rhCAx0OL0DFabxw5dnUfQoWVLSyS+3Zv47R8SvX0PUXK+cZrNZjDEdvVHtQBgE6kWJb
oTf6PpOPs6gwEEV8ZkluXAsW5xpYnARa/AZvFrnMgRakc/Cu74taFqXz8K6fw27OPLzr+9tuiecAND0MHsm4L7xdLiYKuA/EX0zm5EE3ezPljef6COeEIvRQ
hLlSEXp5Eea2F6G3HPelBHNWCaDHv/MzCUL6DgvUSxDoSGzMH2T9sYi0cgx96xR1Yg0MCcv6YyL5gG35ApUr5qL3+G6JBe/DHZlBc+2Ub5zli995vhzM2JHo
pgjpUs0RAtYrI8P4xjubYR7OQheAQF1MxldVGRHobkcEhowIdEv4NLhh0B/j07KetpaVk/qmhm1kdllit4xOL0up3dEKjlKGaTppz3QZH47o3OWpBZ+xQEoI
tWec2i/DqO0zQJAzmm4b4MP7oPQ7xSqhFqxDDvDowb8f7T+dAzym0f4kHDuVW8c9tL/OER59QXhMCcIjKKFm5rCYckcRnEty/9dQovwamIe2YB70kktKWvHr
SoRjjZGOYwZCID0+1UiYIz3KQ6G2pKP36aWjN1Y6eqjG3aWjtcxYRQl1XB3ARH2FRjCJbF2SgbMq5XaekHaeK7czBrmEvWRWSBIoOQ2/d6vV3bzVw91aPZRW
d7nV3XgCrU5jAVrdlVbnsamNHRC0OuCSCUSWWr1nWv1Hzg6tfkIa/Wlp8+O/5CbnAVyJe2OxNv/oB9/7K59nb47F/UOc+yGu/tv7b71aZb/8Hgfeukv9NVxL
aHB6i4UWgcYkntQ1I8xUIN7xlJjevbAIShzIlnTVxKmiIYpxoD0EZuRhlhSObJt6sFPU3wUEj0e831eFIyH8jVuJbJyB7WgZsyWw8U88F7qPa0UV9zKVZ2fc
kA/psXBD/lbckA9xviluKOtRb8hDeVp7qMCZ82mwA7xoSFikU1YzcLnEER/dwL4dkCangEZxrUhigIivnrxHRxKuPgAgpmpeXoDQEMorW51Tn/ILSK3EhxVF
YHxs2AfZBlkBLl2FO4eHNXlCMQGWsJz+9XSCdLelulPEFDO2QXzIe7zyqYrcTixm4Ewra3aRS/uAfQ3dsHkyd+nH4olaslThQRoAF01q3tFn6xYmqAIY4EOy
8AFpcxrFtS/DVwb7paCyZSHPfn6hjyUs3fEgLAJc7m+Ii4bcnUShWPR9wxHAwOsoDp6yvvTF5435J8LaRgn5JJXuaF0zDQY84GKsx+UZ1LbLfPlZxLxlKGJY
fDpEKGtoL49yX2zhf6SVe0YaGZLk4RN98Sjy2TGusiwrf48ECFdgD6bP9MPRT19h6ZER15ynDuE/N2o9Q9IHxqZM+qibPMfSJ8FtoGnACorEy4L7ZJ7WaJ0Y
8ixEZGAFeJimE5etlW5OG+Cx7mIC8aJ7K1Fm2MCIVHaKqhwQGrsu9KDUWx4t8ZtjOfLkqXr3px6Rhx4xzzT3YOspA/zvUgAtHS4f26uo+3/6xLUucrmlzvMZ
Gz3ADAO+jAE7t0K4vRm4Edi9kj/Qw7DuwPfHfJ+HadUTLmY/MiapUmstsyuaqfNRUx7fLCoaXifLnLH05KJa1fa3yuvMy3eu028rx2YBMFtSUHo9p6Lgjsdh
0veclDEOm3EokDNuJLOZxyWjGpdRjcl4K1zm4UdK61V1JitrPY8QdvZY4i9aI9nEwzKOsWMx2vJ9icx2l2phfI1SKHDPJMDNYdJeZJe/xF0Uzgf1q/CHuhBX
z8M5msNQ0YoiWGFOZ+MWW7w5P1o/E1cXz/7B8+fXLq3fOHsG/lCkmyACO1SVxQO0Gjv7f+5JLLoZQUQPvQLF4wqUJrY4V2Syd7KQlAHm9fDDmls7o1eDbIo9
kJO3FatPrz6WgrqSzZf7bkpW4o0lK/HQ53nxWRntAzOTrPWEdhB9fYEqB1U2Og6PKa6vFT4K6Og0H8Eh7gQfkUo+epqP6FYkETiosGZbiCvYrohhnDKT6QSs
bWbjtYrzQiRXMcwAlf3OIK0LxUUjrnxefU6YBvcKw16ctLbt19EtC+nkL4TiYiqesiguGjnFxWRBcdGwKS7M+bglYIQ65lUTJQ5W7oahU2hia7Y1nuJiMqe4
mGaKizYoLjqG4qJeprgo19RdVDfTXGGIumNVUZurBAgIJvTjGmcCrT/JCP3aSUuY/KaE3m8SQYjuVZ+jpHPYGQjhGkiy2+B8qcT1wyQ8OVKWN0W6nxmxxUw8
s2Ux1LmeNnJii64QW9SzxUwHld4RLIg5GbeTjrmTW6EgtphmYov2uKaYhALVoYQWe23rWcURhPiyJcSvZtGWpuIWyHTs1mnlsnGT+6UdO9KOpuUmpTlb0pxT
oRDh7TMrHIxc9WKxm2ntzAVe5wCYY7q0D2IHrMIynb0jOntbdPZJ0dlborOz9qagFWCWo6HRY+2tYjQ3w+qbPd/EM6uI+DkWR6c1CoDjAuCfKscWjQs2uGrB
Djigj21ISI0Fvgt+8XHBcVG6j6uGA9cN9N4hj7Hs3APCS6Mt/ZozdvrTSimdT3+Xs+kv83NyabVToVfSFFom1i6NzuJFoQrEiieIFUN37TOxNU3vGXqlYNpl
Auw87KvP7MI2L7ZwayIL82oXfGWOnC6eVFBLh3vHKobz+B1nvzmTwDsEwoF1w2Nx7kt2EsHRw9cqKrd0XfIsOvE8EM3bLjPLZSTenzlLdzHUF8zbEDvx3swJ
ylGzJB1vSBiqUDgNPTi+VkSIfXB1CwlLRcK2MtP5a1K6EkW6RXmOZ26lPGcfGqzehPHc5TdsZTz3ubI+3MJ47hvGc6pEi/gY4CsDC5J7LJCPeYq5POIijM4L
L3NBWZ5FkqbVcznH1VKOtMIrRw44JWTQRcm3lMql5s9cEb1MRfpPV7tneqvGKVGL6Aisl50Tqc3ZPdEV10QtrolACHmCEPIFIVQVhFAgCKEJQQjVBCEUCkIo
EoRQXRBCDUEIAQzkHmMwkHtcwEAnBAt0WqBAawYKdMlAgS4bKNC6gQJdNVCgNw0U6G0DBbrBUCCGBs0baNBtAg0CqCoDBd1mQEHzBhTUN6CgOQMK6hlQ0KwB
Bc0YUFDXgII6BhTUNqAgbUBBLrqegIZOC2boBEOF3OMMFXKPYdS8h8FBTQEHNQQcVBdwUCTgoFDAQTUBB00IOCgQcFBVwEG+gIM8AQexPV01izFGFT07VuHn
C8JL9MrvO8zOwT31sZzm0mF2NAfUlnQ1nMkDOWdhCq7xMLb9/F/y+XVXaaP8ZTqv2CMQUiIlTRXjrE6U2JBsbdCHNqjFjYG0QWV2bcW2wedBd1zWBi+9+jy7
rJLIY1C26fFYJzAaYRbKAZGtRSP0xyrm7sPsY8r0UtSJjGauRTM3OEB+m6Hxgwqn+YSoch9kqiOeBQ3KlSel/vLo7VV+eWwOfXmw3v3BV1flwUh9o0eyaU5h
9yvb7tuxFK5RJV1blTzMbEHSGXIbU2xZmRBjxkTa/KM8sCQWb+F93LbQZXhYFd1e4oSw/swBajjeN5Na63H333QXcy37LHxHeRszn8t/rn+ZUvaPGyJl+jnZ
dvjEQlYWMZq+ZEPBhVbu8hlISpQLSpTLCVZpyjjM5A2+Iu29skU2xuSsSM7Kx845XoRqzvYmiYW7feeVyJ9FlZB9aav5KkwVbudaAqkIXCznk/SypcM1Jf7I
cfXhvnhFF2pybbuaPMFqcq2kJge8TJ9gNdkbXVMAucii2uN9/WzPyJhqoniCJqsqzVQ+4tNLpG5WA6vxxFNYFSNpGMQhvAtqyzSf6ZiS0EDs6+jYDRTFg8WP
SmrInz2QP19SIxDvXeKSvJuF4nmJBvyC/FlCsMFGkkWseY1ZzfAFN0SLFDDYxexLArD5YfleF+/6Rk5RB488vHCdXyjL7nqmw4wGZlVevu4ZAyQdDfQbaliY
ODxqvnzDNW4iZFlL9gbjEGBKFEqsvB78JLz9DscWuj+NkBzl62Lo9RAacRJnEZUiysP91EiDu1d9W/FhcOqw8y0+POygNgC8XSedZnypoVm0iiJIWKMFqn8N
//DaUSE+5FLFuLQ3hTthqUgtKdIsFWlqS5FeKYr0sinSZVMkatNfyYt0qVyRl5S0b8oNdFmhJkrFxsebZr+LvpsWQlS+bwEUTelVrIQ8JortmGbp0jsD7htM
mljjKHIZaeIMx6nD0DyThY3bQeoDCRsX0CdBl6TvhS5Zi6ehS9agUsJttANdsgb6mBa77ZN8NWEQbMYN/GrEIX4BWMDY2bjBYagxykSZbJxVY2SD0Wb7Odwg
Q7ankK6pcmOckMY4PaYxPpl8gLq1ZZdjQR8X8ZiCeLgZAG+/cwzXnkhBMFYq0pIU6VEq0vRnJB9T2+RjqiQf00Y+2kY+OkY+ukY+ZsbIx1QmH7O5fMxCPqZ2
k4+psnxMi3y0RT46Ih9dkY8ZSz6MYDSRNEkCA4yqtpg42VxyjueSv3U/sbmGGZIz0wE26z021/w/ed8eJslV3Vev7q7u6p7unkdPz/tWIcTC7AwjgYU2CM32
MBJCioWcEOL4I5+1rHD4RvB9q4eJkgw7i14oESSSsIFdQ9TVYyHFWLB8OEYIVruSMJIBYZkvioUhRBiBeQoFIfM0yvmdc6vqVk/PaEUefyT76K6u+z733HvP
vfd3zinwdU0pd1mYXRQU+q9r7O2va1BWgfKLrEQsLLAGJGyds8apLUbf22t6RWWV+GKmkWqLJXQ/1VAFVdjFMYqX05n8pQ6J4QfkPkeebCnU+d9R6MVS6MXZ
9URBCwSJMeNt6zfwfuJdtkNS5UHTUnXm4sYTbzEkFB6LCnDk7SUmqr2Vv7vvox/6KzZR7Ykvbw/6ykV48BZnfg57KH782Cc/+OEvfeIpCwaqPcNANW14tZNw
TxW1B3Av+HTgOhvj6yXjMN5JBA0opjTw0c58+wnT0XvaULPeSgHqk/SijdP1nsqg1IyK5p+OZXU7PehwKS+OozL0u2mG6AsqUFAQQ9G7DIt6FRXgiT6KcZf+
RDXY83FQZB0l+xHNSnHk96Im3vo0B/iww1c4Qnk14mgkpmnLVyNx3I1GqS51VTcKHIHZnxixIoDrfSOoBTA9BbXiaLxH0ehjTLXwRB9NqUu7G03E0SS0oqh6
cQTw/AQFxlEtpvpMHIHGQUxxKHxSTVAdKAHqX4NRxiKiEQc1VY1CWPtgEtWchJIRICxDcYw2KUpQ0O3bFU2AvEMmeYfkp643URQJo0lUhwg4iY8iCDiJj2ZK
xUBlLhxBKSoCSgIFUK9xRBUyTeuoASIW4jQ6ZTBMBY/1dV8ddKei63HUAKEaIFkdT/RRTUk2RvQmkgVMKOgdjFEgk6yqxo5QbOr+sZjCR9QYk2wMlYV9SkoB
kjXZJGbcZfUf7tmRbmrVD6bjoPIQxIb1OKIRcQgMFvl4BiMU0aOT+CiiRyfxEUgdR6Bo6IHmQ0q4GRYZYb0KrNgAU9bxVIcxTk5R7kYeUZAK9lEwUaKM01vh
8iHlHcHCElMcFj49bpWHUspHqDp1RIOxKlVGqzwZBd2o0MVxFX4TI2SOMqcwZU/TFDuVM+fvZjdkbmZX3sqL/jNbRf9pFv1ncqK/q6apwGkxLk8F3/t2veVg
JOQUcHuzHSucESGfJ4NpNYNt8Yya4jNBnhbYnydM89XVrPhEJRrN4ss3LZy+US566W+vF8FW9hAo74O+1Hq2dQUb2niFqQhvMRtxQAF3K5oQmcY9cTTmEr+H
jAqG8VQfBfhZrHrcyzh9mXoGmcahZ1hWhbFuQ5GcCqY0fu5NQycrACXG+xXeHc9BflDJTjsEsecgP4SQH1THHkBaVyn2Ga7m2CntnCpAa25OsYf7GeQ3Q6Sk
lXcWSwuffCTH/coNTvxaneSBg9gz2uu031/3Nqrr9oZL//FdWDeM3iTuNfQC5HVKzGJavS/xcuCufP++h/6Afay5K7dgEfFexj7N2QHoVfTym48f+27xZdYB
eIzlza/9JgR/gV2guSuP3/efr3nvQ19+CZygubKsuZnbM7dz97u12zMXzleXZPsMrUE+i5TVz5UDSlnkXBD8YTsqHYt8+Cdz0/XMTdcz2uNpn2UWlCHL2FdD
7rQgNofsCeYGmxVHxHeai33hGSRBUoV/9FUbUqdU5A5818+wjuL77n/PVf0TO2vBXRLPepDfwan4o8jjh5/9wOf+650TL7MftqXyFhpySP9oUEOsE3Za82tt
aZQf1bDci/Fubor16TQWiamd7sMutB0gY5meozvff+z3N2nP3Xn6KzffWAwbghYINJjv25+57usI/Prjt22WOLDzyK3o+M/eyiJyxzo/8qYoQkCba3posOD4
ttDrdA85UJuwcBnezNr8E7T1B7/PtPgRnqtnWE+invUz7Mfx3TjDfgzfNO9dfob9LZg5Xjon8ti5x102O5JodpYSC9NfsdbQqM4p50T1NMpZayQLn6LP9mCN
/n3APFTOcJ7EoCnvwWkzx4RX3GvFQllSQXjdcTvv/AV7qvo9PDfOcG5ydGfj3KjEUtUhJ+sByh2+Di3W2oJ6F4bCMbEgD63a4bR7KdHK33z1kaf+9I/RvTrX
B/HNHvXucrj7H7rmxw99+RPfsF5mHXU0J6G0YVXuRSXpZKjAtxdWX/vzcIL6c/MYM4WTdbeTMYEjbb7I4dsiqurDVp6KTJobbOgJpOFbSHjU1ud/2KdpsqU6
+eLFOZvUSjGf5BkvNjN5IGSzwAk7oIGPfEDYwdHsII22v5VS234sbZr9uMO2fO+5sb/foIfwpffy2efv4blG/ebqfnOzfnOzfnM5py/82zSnL6APKMLKU0/c
9rHPfPiRU6gHXN0DaRZO183ozEPvTFyesN50orFOM0ymjHxJBsn5yTMWu/9z2JRg47jWkWXjvyOGLFQiyWGExUfcu8y7B+Cvoi+8HUM2xP3LvHsxrGv2hU9R
+HQs9zC/GTU6G+dHs4h7XjSXyX+ZxYSOfcXlNFDn1FxfPnOUj4rDUDU6c28NI2Rxlx0+D99H7fAUfL/PDp8PNWCaFk/F76vCF+DrTSGPh4vCF+Jrb/iiziE/
BIjXgw+6jh1mJpfCeXev8yv9VfOZxaOcrfCSikhyaJJ0UC0byuK71TxJcBnrblyisuf9l0PCGVezNeBh51TJIJCcKCe//w0KoybUqxUj8wXqx1IvWkz0uA9e
UhtS+teBd+ylNPBh9GJOVwvyuZlWXZbUFOejdtEXSUXaFobuld1qNw2xONodRwsI3d0j+Yk+FmP6XuixTHlaNzrdLNdRp6nTKUYcLnHpA0o73ai1o/Kp4Xkp
UKcfUUtHeHa7D+hhSlhnNMo2tQsXAvUCNGCSakUfVMUJfLRR2u6YfujKlpCEv6h+u3N12y2xS0bdePiUsuqZnb6bkSxH1G6zmrsDdYpa6qnnUeE0/VSH+ykv
reOu261ehBqP9zVqQS1woxbiaAmh1J4WPqgVLcqaW3F6N8p1tQ2Cc5MWiOQvZudpW/kDXJVLBjBT3WApMAzJpqpRc8x2DuU6sEGclWYaLhpBRhqTT+f6qHpO
ze8bJg2YdvYGJl8yc6rXHOLl/8XC2cTX4hG1kOs3qYMNLnPVbrBTSdISj/HHapP/vH25t/pP+M+fLXcVBy5R4EsfeN1tX5954Oze6mTXpn8vWoaW9RL1F42s
3avlt9wxcu7wN1/RW3189el/cc43f+tsBO5ePf/OpQMP/KNvn9VbnbvrJX/71N+uvUJ0rrMNbC8Ex6L88Tff23rzva9Ly79tWfJ4/a1Xffw1B29Ji/7Z2Sga
pX5g/cQdV+75T1Tq+x79yQ8efSLUpb73bZ/Yf9XVH0xLfVG+1MeWzQqES6DXixkxtg2fhkuBeiFYOQTrh2BWhQ+m30JMP5aSwbcgg28Bk0POMtYSiK6yrttX
K2Wm0fq6mqPO7TRWraUOrI4jXilc5IG6evWDf/6Wpd9+PLXQfuYru9ECrbIrZ18fFVOQ2aGNa6idC0mc+ykOPe8l6eenx9lS0MLqafvfMLnvTx5+RU8tySil
BEsxtSmd1kgM4a4vZRv76LQ4WqQUIFNpKy8d74K6IGppKy8dR4cSuXvRSyh4Cy/dg8DSVl46pvX3u9FLk2GPmtHUfVrMKTRHHTc5Cu81R92T5yiUrTnqmMlR
CykXcXHUxNN7ODZYIMHFvuaiqD517Lrj0LVJaXzCWs/Re0G9VEks7lq52m2vEQ+LfHsikW8V/ArBXMwSD89NyHdLRJfchJF2HpgIeEZEWMqvQoE6FavD88GY
Wr8Ch7HYqx9OXcP/jiy7lUSKqOor5QorAPHd+rwaYu1H785ro8Lx2FjB2fPyPNgLUGPa298ewp9LWKG3q0cO488naHDNZ6p2KyKv8QaLDyPiqHRYjaqRXjQP
ruHt++FuWr1Nps29TJv5TdNoVfb4O1PHsNd3xdP3o5A3n/7inZ/9zBBtCbTA+iCLmCTSZ9LqpzVMKC82juWMTqzWzvrRx193VbSX9gqjvU3RnzFkXFPwRknf
v1kEb1f2z0+6WvB2M8HbzQRvnAuducb53XejmAQAvrwgfvLOY+Ljt2ljs8YssldVN3OeL9idNc64A0OAxwHAj28WAR7PtCu5ydMCvCf0OORl0rsHD1OOUR+9
MS9JfY46wg1UfNehLhWxdU6LrS0ttu4WcZWl1gPhokitLHJfTEybbPwhw57OsjPNXSzKPh8bSCocN/X336i9Cz6oiyz1t/+Ek3oQgLw53SdvJkDLeTXdjeaN
iPO5iOeago65BDNXY0BNP4uoXGEHAoYHA7ZUMk8DLtzdJ02LgEth4z36mO9bYuZFFBrHjNp3IL4kB+K05iwoFpVG8DQCUYmXG1pP1AJ/YblRC33y3lK63Mjy
kYWMUO125wQlSHk5eXQkMOtPi+MIzSqm4DGvFnsphVk6hxg+T9ULl7YjwPP7CbBIcyAIsEj7s759G+2eeN82RzQgeRzNbqk5PM1hYWICYAJd7FJUohRx3Fzf
NLiolvrXz6V8q6nJizkpnHvW+oeordH6bBkO54x9llqiIqZN2asMI8Js5M0zabVkVAWc3ACpKiwU4tSUS7ThfGdendpPIghH87JDocbKQmewz6JmH2IK8NcS
S9L44P7RjDKPPPgLEjS6MrOr3C+DUmUurFVRlWk1zWUMlAx5uV6kwMGS4SJKn6PgQZIhkp2MZDiPUijuIMkQeQyWDFHqIMkQKZ6bZDiHjssZ8l3K8zRPFqfv
wNRzXP8saB6TCwXNZ0w9p+bxRB/TSWdNo7OIs6izqBfD6Yyp+xhwYBfmWBJVnDZkRlt4NpwL2BA/Ss+LIA0qEtd34Rxb/BooVS4OlCqnUyEMUuWiKVWOUFAm
Vc5z+2l0q7kYP1qZ7EaDPptUIFWOM6GYRvMDpUqiKCg+v41UyXz4fAoeJFUi2Q5S5ampxyiq2UisxmNOMUiqxPvBUiXKHiRVLvZJlXOqxVLlopYqKywvzu8g
VS6SjCexmE953doM5wPKarGXH9OLxtzjBjw10FIH6wIJP/dv/mUh7NtELkAabWFczunTASx381wyzgNwepoTTYpBehzr4Tj2iw996DN/9Nd/ysexnj4M9NLr
gj/kx7Odrpc748udskMKKB0mYfChz+PP95Z7LDd8mo8wSYxMRU/jPfGYGt3UgiIkQi0BncgkoE97WghJJSCRfBIxBJKzyOYnHBkgdznh7o7dGdGORT52o9zW
QORDtrtVeVOkPk+TwH4UJHjys9d9WZPAfhhBI3LLpOVCT9UUhOGY0sK5mEjXQXJzVem8ANdWlY59QWfULJlvrFi6g/PW4AzrWnzT70MFQ05Feb33i5zqaTkV
36Na7TSz+OvCyO6vimh59PaBCsgMNeyUnpMC8lbN1xQeonVQfdFB9RMd1CIb60UZH5H7vEGYj2mLccJ87wcjb6DjnyVG3u4rOXAAqm/oVKp4knml8IC7XbC+
ZHPlcmKhldtEGC/Evqou1m78UvOYy8iN/M4jM8NLgYfZkN1hbV8XSdm+Lj8dyVWLX73/kJjq1t513HmxGUshz4iO12Yv9Ko+G5kARiS7X+1ycRHtygq50ZZe
uW5Iyn4b2GJlHrb5sogG6mTfFKUqBTlK7BNTz42fokrbu/Er6lr6Ri339xOoHZuXxptcWF8Eg75vMIyTc3tjdGbuFXxr5M0PejDSrRthZmVyBM6QvByloL2K
G/dCjiveoM0Zhrgj10/AePbZoVWFTbbgnksLsllGGYggbh5KQibDmq3RTgwo88TAOKMX8+19FYfqqipusq7e9p3D0vSganuyrmxpclss0KOeg5NBSTlXTytX
LSfoe2FK+h6mP5XMXl7wHtt21vlEgQ3HMzDKzZdKQ3+zztrcuZryTK/T+IPTZJR1c8l5h2pUEXNyPTBfBUdt21s32O2wcpKhDTChmM4uKAsgax64WdwCx+gb
8njFQ34TqCFtGhoWy+mXE0fFPWwn01F2HJW0FekjgAPGkR+zZQA/jrt7xELmEeD3aPTHsKfEuJc9bju4erxgbxTXKxv2wfJGgm7PTXmOcoDlINr0ooqqdPHC
EHnpFWUbR5UYRnsFR4Yn2ArvqbLIvNUuuxjx4JzNpi+0guQJze86JySyBJRm90HZCgLmocpHQz2sAFj+6aMG9NKQHM7aXQQHqqrKqhJ3I3HNUqNUNhz5Fo6g
Ttx+oOEYgRRVKA0oU6OKUjR251KjELSCSCSAo2DQ9P3YsgpuTR2hHLC7m+x8nrLVTQd+qiJuU4z2VaR9ZVVGC8ogbFkx3VBsN+4iGhUOIBbFhW24HA/yIhOg
H6mRykXDqMfLQHI5MRsCY4pHDjJw0TBqshuzGz4XmCeHI1MUNjOFC2tQyqV+RVaSUwE5FXI5SUYFyaiQy+hI6ASdOxjktETLf13V9fLfUA7sUhNXwi41/2qo
hoGQbHTaa1ETkJsEWjUM7XQXrn5HAMsJ66zaMNJxoOrXkCU+MS05PMjew7C81jb9htl/9XCqSjTMtbuPRyHgw5BD5CKaYchjHHwHgqOWGgO4dgwmfuBGur0W
jnc2wkbHDptUwVHVRAWxADiqEbbVOFQx2NNavXPVWjRCIXyvNUICTThBeyEHgxe4dOjuwQgWQ19DmEOuQ0cDKRBlRMLrwNXWgYBei9qsFN2ASNRQ46j0OBVv
g3Zjr9JarUK/pv6GrT2uOlpAkl2dW/Y9FmInVZ0lJr+ztBZOqUnkN010b5iuUmHqExi2NerFMdi7n+k4qM8UPXhXRuMw6DqqxpkAHj01NDWiCiZXTk/URK+N
hQ3M7WgeNBz3E61GUOQI28SHniVREDBtb/+5sAfOmOwGm2tgZm+omfNqVTWjGqgGyqEc4HV2BpzC14RIEtXZHR9VKZoFW81J18zRK/qlYBg81LIlYF3RLMLp
WSn9liZSkD/kjgoSMrfRDagxUWIE5vvZ+opKiWKdjwrCzn/jvCtqIHMLAfAqSlVuUbWo+lfUhtjwNP0/byqaRYNqlGxWasykCxUzVSNjKmqeUhlTJfxUT5hG
81NjLeEXamFbAtv0ixo9rjlqPMdRDd2YVzFTKTSTBqf09CxbZJ8F+ZnsVLpqGkrKzVQNr8kM9SEeSc2AAyLuz3FJou291VN7b+MDEgGS78McAnUQVc+9EjRu
wIzJiJphRCWuM2EwYXQtjIgO4+CNkR3Pbcc7Hrhe0YN7ZTRLHdC5mA0dttFX9c4l/GNGtS+N5rhrfHr5JjPGm7MY3HnRTK1MdaWs2giYRaw2LFSFavbSqK1C
9gPcRo/XwWtEffb321Zz2D8paj9axoln0sRtcA0VQlGrVNeDa+Jn9rypcASHh1T7VyExEtWRKOIaqjoqRYnCGUaSXgZbqNzULQXMooC2mqUGzNbctBoziDWH
WDPShjlUI2QrVjNoA1UMcEhUrEDDp4429NUvCNJC6xnhkF0dVGMChLNy2TQrly9J8fW0kjo+UwEEs2m8tC+sBdT6bRx/jvAwV+PQgx9VCcfMSg1o3PDLrBj9
issZ5x/TzH/f540SDe3zamA0Zt2Z86mxs+BHj77aAJYSC15YKxJNNmAoZORSYmiwskV74BEelCM8HJOB59CKZnEVady2wzpvVjWH09x5gUzhNAFoh6vMzTRB
l7CUCLOyrgT1ttS7ydyO94qGxS6nod+PwCTpSH97ZB4UD67piNUD7sPJgONu5PY2XsOMw9w6gka3sShgsh1/NVGXvi4FIEgpNjQg7WX8yggvXGl7tQJNm5hC
2ttgclGjMzWatP+aeos+yVt2NZnYvxtO3Wvx1MQrw1WYdVl1z5HlcRzFQEPL2YycvNSOIOeYsXt5HdM4W/c7LCywmdrhzvtugzQOunyHT1aGAw6U2astybSO
Wj3VUWtvkxCs4kOsYBCxAfN3sn13ZG0CWgwFTDw1mFJ+3aDMv7TddUjot6Y7J5IuC6ZoqV0U9dgPVU4VANrMBZFxcQEP/XvBolGAVuWAUEnCcUl2D7YI/3tc
P3jCcXESYm9kZyFO7izEAsJdrgq99N5Wdrw4XCiaW6Mtm+ckvioe3pSbYS+7m+7xtSbuDEuCBxS/Tl7/Xu0m2ygjg0luUL36d5m4I2XcmVjqc/SO6smr09M+
X19zEl/wrTew4Hdee1xMg0vsp64+pBH+fFil3/6PLI92msdokkdD8rCTPH54tT6xc7Itq0s77uAltr0Bu5wJ8DG/8wdkurNxBVOFppnL2BRq8Pcu1JeS06pD
tmEe03SFSjvAHOlEj1B0Fb/89sRfnnZNJj7IEgf3e8++RPxmndia4iL2etYN+Sy4CLcutPmLzS7Rzz/ZwPGpkWXNqzJI34kTl1195RWN+rpZLqwYnwsLskD2
sqjWtE+0tJYKH7u6fTUAECpX2zfwCWNf2gY+2tgNmQWVjAoZxedbaGcAoHySYl89bCOaIw4GaWw6cJQjPp9K8N1GY7wX72FVuEOpHdb3eK530F8XuwjHIjd3
XqNP0a9aT97+gOY+5a5Y//hyHEWufOyGaz5/+Ht/9c6965G3svwO2up6Ky99R1S8jlMeuEYVkoci51C/5trrPsFAjCd/ubL4zWXoibkqPa2/6pq3HTd0lcrZ
bFdOPRHSlnozCuDDw+Jdfw0aRNDIGYJGTg2aOl1VWv3+VT9c++oV/+UVPbHQQQXpy5ZvLPdYnYQS+qu3nPJq+vfF5Z4+9f/ScheZrZ47/s+v/MtzHqD30w9c
Rv8+z1eSNVXjmW+1ff0++ncXctJXSvdS1NGXf3Tk5R+9X2ex6yPxp67/4d30fpb/3IMs5GZIZft92uKW+SiF9fNxHIDegrp+Csc9gekVESpoxpY9f5kPI7QO
Xv64A3ozOO4g4lhQcrJwduLjyTdOA0BI/GEnJlh8/kZcnIdle6O8junb2fDXnYPueuoz74SVnmnjPO4umrzxfdQOC/h+nx2yF++bbDlXZKvXNqAdZXwdgJU9
zBV89nhxWIXlAzjGssUxli2OsWxxjGVrx1gA9UMTU9mC8aBtMu/lxU/JgnWmTJvsQGs0W11MN1SZWxNo340b2I7xfhAIvE/0sFhvuw2oCXyjnYdvjMPxUSvZ
KeTRC+M4hBmXt7qHxtgbE3Tkogni46oR1CaRALp07TiahPLdJPC6bTzRR0sOveDFaaxLUVsxXDq1w1buTJOCt4FvwFJ6Kw9kaB2Bxh5bouSruonArD9NbBPh
mJFDi1pSoVoaBdTh+3pcNXcgQGMHAsDpUNMImtD6lxNxNIVmTwG1PIGniX4CTGgCTDwLAZ691WPcswzfGB8M35g0aTCGvfAW+EatD75BtCJZE3HHjIWN0S61
FMJRSyEc4zi6y5Opxe66WIO13Tf+QcGKpiAALpOAdI/haawnfTSIWVrozswVd99AQWUurFVQFWJDLn4ghIPeo59a20A4qAd71K2tgRAOJDsZCEcbpVDcQRAO
5DEYwoFSB0E4kOK5QTi4k3MQjrE8X9sg09AOPTbZp6kMxq6njN1KGbuFj7Z0VosI3wJjt3VntXMQjsmBzvWMLsyxJarYzkE4mG/DSdx5tNdALB4CAuFgp4Nt
cTqI4URJB0E4Jo5F04BwzOQgBW01YUA4JkwIB4IyCEeLSYOTpIkYP6aytZ7ZpmVAOGaZtSeg1tsaCOFgPmwP4kOGcDAPzw3iw3sQ2NoJwqHUZFazyVjNxpxi
EISjnXHjPf2AotZACEe7D8IxQbwQc+9PM4RjmMEZbTWzLYSjpZSSWMynOBOqb4btgJkpP6YncvscEJ4mali4GKOIqkgcxtdu7cFwDuGEI5gws9mSko/RnhEm
P6lMPpFtwate1MrDLY4o09vrvqnsskFlMfdfwWDi4dTxIhbm0b6F2c6O4dRod4c1PIfPzDCwrGwji3vr2Rf31oDF3T/pxR1nteOiQ9/sW9wxO1RldqhCSZ8+
mmDvOj58mQLqUJsGL/g0BVAA26M3GpJStH9xZzM4+WXOP6LqZsdV+xf3alg3cvD1wjFwca+e9OKOi7txubgb61vccX6Axb1EtIFU2sS6XsJTKbUvAKI1ca1H
lCIJsBJWcwRoptDmdHGv5ltdPaKauVY/6+JeMnySEk2apvywzeJOfazjVo19YA3kOsnFHWL6uIjprb7FHSxU0SyEbUsTq0S9Jwr13EeDmMVHd+YWd3MAGIs7
z5tYnAYt7vQejFrfZnHntE0KHrS4I9nJLO4VxfdGAxd35DF4cUepgxZ3pHiuizt1XG5xr57M4t7E2SksXuBILL+4g+frmucxqOmjhGvqJj5aCWO3wNhNlsSI
902ptY8JB3Zhs0+sTX/K4s58K/oF/hpKzy/uDSoSqB6Z0lsDF/fmwMW9JUNYL+5Nc3FHULa4V5g0cJhaiWHoYyxbQivmxILF3SMa9thT7E6Le3PbxZ36Arf3
gxf35s6L+2iGZIGetPJiTjFocW9uu7gXtlncm32LO7zgbl3cKzsu7qPp4l7F8XoFi3sFizvmYXNMN/OLOyZUaFFWxYIO/CW3ZHlvDV7e2dcJre2+OV/6AazA
YLbxkEGgt9w0f4Qh/YdTXMByembZqgXWAeYwUuPHiIHwWFPTt4ehmrk9HKF0w+I8KM0G5w7DcMZmqQhQPkuFOPO2YOYbJvdG2AoHDg/1kVXserCEAfsYHfgk
gofW0MuOKnc5Z8oJLQUcsjUOEAcPUTFnbEEM00PhFO6PysqErRW0Rn95r5wsFw8D31EwDg4vmVLeJh/H/jc+rS8EaRIKOBZVbg/ZQgw9BreHJfF2RaUE4lpB
iMDnIwfoQ2p4g93bzIObYAnAU17XgKDtE1vHfLLV+JoG5eG0O58w3zSqj4GJvcZ4/g1a/iva3QPVucRp2LlrWEYVXalpmhcrMUl3laW7fOku7R6iBAjkZxwH
XZSZoHL7j/09R7vcfVNUOJxXFvcGwSD5ZOlAL38kDyNkWucnO1IT3OKC1SApcEqAXe01jnjzO/Wxdioq8jYHkXchclQw5MnCljMhtuBjmCLqsisLvvFwG7cg
b5wfS7wiv3w3vwTSrK8S21RAaruUwdBueTaTwq8+aWOvnaO3CQCUDdow3hbmXjveAFRtZtm1yOhiw7Crk0fVFsULqq0xDqwSYGdG14q4viuKVVFb0LmO4V+G
LcKyUTdcb6UWYdlqClAgjpiDpS/nOZR1QMo6oMuSlPavUMuTtwC7iy++iLCUSRUucPADjgdG5QfR9i/4WPUkIn6BI95RKOFaxtkQ8z+O4b7MOHptyMlrOywI
aLqj+iz+gWMjH9eDJQMXVaKJHm8bGNDuRuqNxU1sTVV3NjPrXrDVxmyxA1+CDhuagpNEqkSX70DArzQwsvHNMFjMG8koOJskiOobWWRXBf0NJzhipNdvXp+a
Uj4cBoH4jqjhNrWS+I4Ywm1qDbepQ7hNrXTsgXWA7zzxHVHDLb4KiAQ71ItW7sjn+vi6Xv729RI3nay9ZXq1GEptTQ4lXi22qZl4tcCdYCWpXOauuTjvNCJ/
ezStpSpsxHDeaaMqml+TljT29lSwX2XA00uAuC9fjlFs41o8SVDmWQYWJqhKicNRN3UvpooYAKqEUnxae8sYJR+C/UM7NUhlGY4WZI7fxXba+ygGT+y4R/QO
8/xI3PagJU4ZeGw+KL660nkym96TKI3Pac1bzJqyfJ6pEV228vbQDxuAqyWM4odT2WFSvEvoltFjYnPXCp6XeKWD9cbbtZc6V/tN4N9xPs47bszH4d9xUBUo
7l/yMD5VW4pfvywrsmH80uY/c2kabF8eYAKr88zcBVNBNNAlRtXIJnijJXbNlxJHVVsdKy5Yo9v509jl7MLv3dnvpay6ZyUwCiu451d3KndisE7Hs/gy+3/M
ldl7bds7CB9eK7zs/avIv17ZF02F5ZUTNFjfJmBcHN+IHx9PxqcDeGzlBlW+liQ5j0eoHazY2OLZyr+eii+r0jrRrvza0KPcy5LDb/DaSunsa9nWOzstoWQs
wZU0PFyV12kFDPYlYob2BsMmybXgzHf3aBykDfiAlOfzanzTXBThz0mdgq2JGEikuLJjX05dKUCU/z89o/21U7A3PGq3fdA2VvBiCtpwGNfjAlZZYmUkNBl8
QWOE3rKzycYfsE5OGbpLMHGuo5WyMCVhkb0OUPpr71wHamdl+YaodHuncnkU3HlDcmyHvyuHqBnXr2ysK/uayF455NGvqASGKzPfcTe87Nf5ONbF6lBRVdqy
XkuB4hyMyv6tsBbw5svp/MUHv2O9uTPyu8q//VIVrEVO52P+WucX9V+vpU5iYfMY9/RcMQcAT4py58pLr183IAasqKbs2zmFq7cZ4K1AqMssVkzXouCWsoOb
6S1UNXYCGGT7o9IU3FEb1h+0GX2WPEtTkcvsRg92hvxSe43zEOPUo5IDweDW3unFzKjQYYjRe8ZpEBTs7Bj4+Cjo02rAqZ8jp37VHkWrYp8d4MnXSg1xV1GF
WG7t4gsne9olqa7EieVe5PT6yoQSgC1GWIf6ygwY2J8Y5R1ipQB8cOWHYvpRFU0HWMGt8RfFHgL8fwi5lXESyeY760BZsPFbV9WgI+ByEFD8dTaJCoP7Q/wF
86dmfgoKGi6XSFk5aLFr1JHHfQxlg4iJ4qKCDj6GoFeiK1juRm43chgp4XIttZYBa6pUY+7RKteEiOdCEwIYkWrMKRAglUDl/C53PGQ7lNyTGv5f6c6ACwWQ
Dv3oaAjJx5Z7GoHy8eNd0Y6hknuIIDCVP08PyB6hCNQMDVP5FL0XSMt9xwVtIts1sTeRO0Co7KCYxVEV9rj3XoL1MEn5WGe/eOOo/IJNHTW+IjrfoBaIDNKg
+4pQfLLRPTYOQrkvKqLRAQoWGcUPGlQY+oLzSZ+7SueEdHE3Tyo+vCqxCtWR1dLrR19y6gdvPgtaKk7y61NdqKGgT9PwLoq0j+hzmZ8uoz528uu4jm/HaXhX
10FqwczD6xBqEXcFWeUIoIo1pYpb/O7+U5u2arKO0mJjd4o0i+rqvP2s0NMlfXtZDpVsgG9xSHUI2y/eyT34zNv5LAnHCFJSAdoC/w5HXs66AdRrpF7csg1M
ITsDO0zSF8QtC9Mfg4qKmOHKm+kZ2HYzXJ+64E58YuX5xMrzCUaaZcxUxZ7AnIq97iY8fyorx0Ye6zqKo0fdsOQ8LevAgjhfpjwgEw8cL4L2gsFgijBovBAx
thsvOBS2YohHU/KdISj3TyV9/FZPlnP7IMmiy5ex6MFHVp3i75JIPHIBYx3dK1/o3iX9ytrXogfq3nk9SzuID2GRhBmO7+biwx68si6lzO+8QRWv5TfBNzyn
sJ4IUChOIwCXbpbbLmtgb7o79Z+b7z8333/uL9i6J7RZf7DnZxqv51I5y4f2vPw/fupfn9XLoc2wBwLaTA4qX4nYlBh8nOjD8ruuQHAb+16vziaGsIwfbEgb
Dfnl1fNvfNXYj3NXEgWjUcUEQCgGx4oG2o/FsBjVyLRwAZF2De1hioBZsyRqxz3hGERILr+M2yLoW2+5lriNb8AwJ8Nmfnot1kvvsSRZ/4WF3BcgRXJT1ktv
uCRFdoeR3iP0ktuKriocI4kpPbldXj/OSEZR36ybyOX8+alxtJqiRI3w/VNaz1S4+37X8TSbpZFWT/Tpoq9qlktAqDedJRPANn3nGn3nmX1XIGZI+66vy4B1
NvrH26Z/vG37x4M2aGGb/vG27Z/CNv3j7dw/DFp3+3vIUDx/gygqA2fpGSBXV7RWi+B8mEjHnI1B58V8rmDFCTbTkF9pzuQbmqzTjwvMdd9UyPv0v/M8e907
WO7vyCePX2JOFUdfOaAbbZUbN8ciz4T5FgDzpf0fYL6l6zJ0r34oGTBf34D5ltlZhQHzTQVp0CDIne4YASSvVYkYprcCuIJxN3umpvcUfCBUjDtGAyxc3YyG
NFi4DmLXiaokxjZiFhwbkEr8rWBh1wAL8zCnyAPBwng/GCwMBVwsQwZY2B0IFkYWO4GFxXVVwEq2fBAAuYStJWNf1ocSpjeofznuA5xA7qqK5FrtQwnjxtqS
G2sLraWPKi6r3VS7uh8lbIzRpmqKgT3huyc8F3znrw+ejJ7c2JebRhLFCv3zolf2/g9xmznejGVge1D5qnVo8h3+x1dO6J1M8pti1tm/Q5zF6DICvcwI9HKC
QB/AVDWDqRhKTpG3YaraTkwFJyEZU9W2YaraySLQXVbylr2bG/PmD77R3C0IdFcQ6OV+BLrLTMm81Y9Ap2Yyb9Uy3qpQy1HWVt5a9d9z1h/d3zntHmazpJue
GbRm7ZM1K2jY9oayMjOPwTd8xztYY12nX52V7Jx+gm2sUOW+DSHGjq1NE+D1mx549wtILKpseRZGINIF2U8s6fbq/S9+7Yr7zD+7uyeMhy1HYEhQFeMZeyVN
ghDiUtqL+AWcFLNhzBYFeA+b7HhtvRX2u7znZisFrEgQiPMVnyYZ3nLV0fvbj51t5ljaVFRZT6wbNZLtbLOPUtgf27I/ZmME2BzDRz3rYogrG1QzY8sKKjmM
Sg7LlDcMb7L0s7xlyiujwGEMvnJf35Slb8qJ2QhRfWAliOGE+6pidIJ9xTA6BboXg4dlZadhSY0xhmVlm2FZ2X5YRqMUmk4RcMamf113FvzgNEGGLLy7gx4I
Xv+mTDRl4xkk0j9/jfmnYv6KmmytAprIRPM4VqOcY9QUEjeZg4YpTo+ReZVe0h9x3NMmKfq0BiuiNViBIQobXW6jp3F+JYc4QVeOAWipgt4Lw1YS9sWhQIPZ
t5GyL9v4APv6vIAjBS/gVRmFfCqEwxyan+Xkik99hCpI6rPtDeRZS/OsseseWWCrMdeBT4dqwq98fFRJ9BorOKeAXuMoX4yM4s6knfok3wXluwc3cT96UyPn
j9dZ0fge3L06wZNOwYM3UL7a3XKtqy9jvdQfW/ddxfNZ/RDeRe3zp9iL/Tmpm1Zv21vb4lYPQQX2EFTMXdyKY6JCdnHrmVeTHozDOrjTsT4OVUq5KmeP5JZY
5AozDzph2eULmjVgzODmuSpuzatRkHrLDXIXtP1leXJB6yl/Dbcam3tw5sunTlKwD0NdviobID7qvVDcu0WFmtzap/eVnmxrnvbc4kZx3X2uPtHYoKHPVg3Z
rDKbWGY/IoYTJ/HOju39c3fidJJd5CpYYyts48TJg+0Q4HaKhhOngiqey+52PdOJk9hNJpKVtBOnCi5zrVQChxOnKjtxqjBUD0s4jQj4E4MxGZ46sdmBph1e
iROnSubEqcLmoAY4cQrYCA0yqhhOnAIUYMQqxz1lrDK+9sZk+GjCIlfZ4sQpGOjEqZJ34jTE5kASBE0DxB66gE1+EEfWt3HiVBfzekN8TzOkKoBSDClgJ5JL
P76bLA1y4nS/YxeTGy/2aO/C/kHiQhrOGt01yCTnXZGaHfZgTKCk8Ua447XfShNU8UK56sT/C6bk8FD/PH8Kh2aU4lwM484Nf3j1IXEy+p2EOZFH6AdpLTCX
JDf71NMWDqG5OsVLAchxxEs15gRG5cgFrAvgOw1uH7xRhBNQjZyhcVrIkDQ+RqnPDmb5EraR+FI2SsQsA5eIfRTAbrfIV6bsID49Uv17W99NJrfODH0qya1z
aSvmqcRXY7h1Ts2WO4J4KjHiqVQzRyjOgVIIFDbW2msWKMr30K6uFF9ElzQUKvOTybdw7HWj8d0bM3OBNAoSwBIFmh4pS1tgR8I/Gn2UsFFCruBztp3dmipL
AFPIi7pGrmM7+AWrEYXElaXDjqpSpJO1xQkm97BlIp0oCaYLIzNdSGSzA04+5ucnR0qxT6YUSZgisYLTsESKmQMrpTrYMaG6lVBdLDi4wcOe7W2kOujWpZ3G
W+CdUtn8VLqQD1WK+qZYekCwY+I+nJ5fw33gvKbmJNlou4Zi6opaeS7UU3UPROXQZiZnc3HKRZiLMJozue9d5dcY9Jf0qtXXq2XosguBmbJgjnz1Smn1hDQC
WfNdBsvA9gjX2pXuwWV+kcKjEqrtJ9Uuo9ol5QMfxz3um33hGyMytAX5W1RltiuQVtzJVzxIalOSIUuNQEuItiB1mFJPQHt2cnfNPOh0mPGJbQDMsITtXZPt
3axGLEJYCTUztkcSrmGWmS4kcpjz+JY1dQdrgQdPohRJyKm4WU02+2BY1QyGLUGi8mq/tIn7lmkW8L7iZCiYx9Nn023vR8u4DFj3MvyToRu9E6JVvL0X8OWJ
73cLRhO2aCIB9hD5ndpbhwpF2/WsIk/8l0uSamjnIgO367yKZRGaVi5X9uWswUBxL+c5q8AzJq8tALoEWZIihzg6hM1GyitXv/K2RPZ0SCGLXNCvTAOahjXM
IgkXOUOcZYNC2WO5Goj9x+SyrJfmIJYdGFVmmUYisoNtGnS2mHLUVkvFDoPLnuDm3TO7fFCFv12YgKzyDzwF+nUPPyryOtJh5SQMlxw9sWIKQl5WK6bdekp6
nXbKiS6X/N9vFPBvSTLLWTs1ztB6t2bPm2z2U+S3zIdGke2AlO681jxOJrkXWiN7N6/89m/f5+1d3XfZmU99aM/Pl2FXdrjjnBvZU0RUCa7uXT165vt/+sj7
C8RQUwIAsnAuRRKdF6M9BcMmpZcztOoZxYeMjuwcci7r+G/lNv6M21gWnB/9/jkLHdbh59pf/Z3VYFw0d1ZZeUd60g9ezoAq30Gs0nac9uRfo62Hfv+tZbb1
ufriu7/Vu3HxO8ur71zE0xPLaUpv735QJ0nwhDZEe+gHy6COJ5jurNVcs6evls50AtNaLEgYR+kJ5t7ZEz14OBU8I00af/xJCPVAVHWs9Hdkk6hpT50hvzTC
Kou9cT5Pb7Y2u0cvzkjyWfnuTV9/+pN3P/Eu2km6R/EOKw2caOCZgSCNxzIw/E/+w95NQZSnuhPKC15pi62PzvplkUhjg8wcuvJamzmk6fwfWB5WfAjTTvA1
h6+jCzTt0bYj0zsIi4bLt76ZjIUwf8hxbEu819CKyuIi3MdAdKmowqUd5y20VSTpsAAkUcCCoYcd/2tqBewcYS+nTA/tN2P3ouw3RtUpEiJxkkUPFbF9hXku
X62SCMw+jHCRII3kUQDbT0X2yY6nEke4kOUaiVCYdxQAhQC71uBmfpQRwoVdTiOqgHoFRsYNol5BXmvq0dQoZlSLe2gLydgBaE/U5H4/AGUtbHst02TTMK86
lonx/IhN24mOcc2f0bWY0pVlySKjc0FUXxO1LEQtr8ErLxO1DCGjAMQviFqiB//KtXmLiVoBUflcZCryQVQt0vHicyGUUjo/s0V6ArV83iXQK8bsZq24aYjY
pLJuH0xRC0fdDL7OijttEIGfGjhlcfOWlMUVs5gmxk2vl3dm7bMT5tz1UBkrX2qe1lelxAqrn04PYgC1BD3b7F2fy/ASh7N+aqa4nPkKRoKS8b5kvNeep/8n
c98CJddRHfj6N90z3T0z+tljS7arWyIemZnRyDZgyfb2tH6WwPpgycZAEqnV/UbTck93u7tHH+zFCmAib8hGsAlY2gR6egiYEEAkm41zzjpSYkicDex6lyU4
OSZHgA0yeEHJ2eSYc7Jh76eqXtXr1yPJkJydc6SuelWvql7VrVv3V/dil2iEDPTiBopCGsMo4XGc9jM8whSOMCVHmPI03K+RBiNFldreM59brjh72cIRxoyR
GI0EjhCfey5zAS73IEF6ZkPkQZLvc8zr2IbIdhzxBqKgo4ZsIIagG/H5zkXWPspmZUaweEPH4KWR54/Nm03iSKIbSPjSZ3SUxB2DtkZ9PpFuH4t0+4zGBwLS
JFyYN5ukRdlAkhv0ogtcRFJ6Mk6yJ+MkR+xGL7QyqvrAGb4/MTBPd3oGWDCYxDGQrULMUJT2URUvVDlAMDUe5cZ1oHCYwWM8t3XUyeHGw6nbEMH4x0lYiBma
X3wXddGxZ1B2OPX+c9AjoI+TdDVmQ4QCEKvun891aLvCLp73HrW95DObxMlNn/3673x94L2bQidJGHnJ8PB09iN/+99vefQcEL5PUrO4bUSs/dM1dQqRxHlp
0t8G1hFJ439C3jaSvxg6LLU2/8TStvwLsuIL4cNcDk8ImZi3tXJIFLwQhqmG34thsjiB1GthHdqLIAefnQ+jxqEtbYWsexD0zknYllf2KShJeiY7uMkR8O/+
lec+0V4gZ9HQyKkI/z4ZIbOBWAczbfnwqQjbBVDlPhKxYgB60r4lbCCh6wPobRol2J02aSJjfNB1WLDPbpwxAl6yw8HVNWZACnJeAUkW20i3samF7IDuGABD
1QCaFiBb1x/qIBro1/lh0jLB8DHI7xsjl+j/ExHypZ0UQ/M0UIdsPR16QIqbGOlAhueRxxQpgnn0kR1VpdjIc+FsP6pbcEXSJFmMdk6zjUaSr0jjSgFeO62+
bPlUx8NnB+7qEN9LewlFiW1EnOYcGGhwmmpuedPLX3gTGokU02Q126/ga/g1eWETmcfnw5lBvg9NYMXy9LMRRS8NWjdyY888fk4fCBdyvLgxY5gXUGapayTw
C/D2LA4blz754Wh4+aOhxxbjDPVeE55m/PlcCQhTkj7rz4TG0RBfLR0HFxnOJDjMdT+HARwgKXYmyRF5UvmfOJmwnpdM2ksOGreJWYYshuRtmsEM6gQHaRbT
z4ihZx6F7XKOhPUe3JiC3mE8TGGdhjuoVEJQXArP+HkcnqKmzXt1eSe7op29Ruev7SCDNAwQNEyKp2Ey5VmOR31ULJvPQmoZPUDgIkcE16Le5hqxggAPXZAw
4AE9DEhzOXvbWCKWdjgm2jLymYQbdmmHLpej7tCCJJxpdr06LDxXYqXsyErybjwoIDEIiTQm0kBzPYZik6ieTBeaXQbAvUIstYE56gGzi8LDJNr1/UWIbEY5
XEC4R5wKx45TEZ6nyAO+8mw4MLYES8RRgGM9gl38sw5O8J9DxM6om6r/f3BAhsVKDx49eTJKUpzQY/FHu9Rx9lYlcUwsf+J85GH4jyUphDT8PHuIMApy6Bxn
6MXcltvo72uaQ8drUfbxFl0A9KdpKPQACayD6fcF+OWEZz1Ggd4NAg2dGKBzVvQoKPrPePcYUXU/T9pLg1T2VO02NYdEVnTxcAtI6Q0QAdlPenqkpAZIESud
GKJm9xMGovR81aCv2STHTyByM9FB8ssmvgdY0cqae1I6yTAGNIKkUtwPcPdo2D/P0gPl4oLD1sAJ8Sk0sfeM39pSpHTdlOhbwJOOuWNPW5g8G0Ej2/cKEgWe
CHFgC0jWZRyMN0ammGtDSSGrhcPaSFiY8q1zZDyOAXFiHrV6CYUJ6PECD9IQBgcGTEiYGg0j4uhioA+N1GPz5CeVnOtS2Al0zBCnq7z4JrM1dLsuJsnKEB8O
iXlJiIZUy6PYP9735ZYT2HJCtkzK8phsOcZELrWMmnJF5MZNE+5nsv2bcic/TS6ww/lTocPkAX6SLj1dcDg3QrnnZQ44XUxvkkLZ57zkeZ3EnzuQPz6NfAhe
QzIPXSScQpquhmE88/hbgFomdnom+ZFUFMUQ4ffqgEsXTO+UKGWNspQ1xlLWvisIY0/bPE5S13ioP+xgbB4Ra3ATJHUlzVP4nmyUaRKWtUaQP5ay1ijdiVSy
1nTSe4XEs1rWGpUCC3gUMSWqVmUla+3zKitZa6K3rDVhHiame6dU+l9NPqVx85bo8JQTippRn/rw8u7lkHOnk3HQmVIcxY5A5MQ+h+LG3oOPweBjxuBj/sGT
luwKj5b+TeKDeO/ucxlP5ZxJBnxKfCUQV+pTgSa4nFR40JKXJix5KRJPCVNaajj+TXDkLUffiOi8DmEr+WH2CVz34H8PsnTcaxxeYAm5QdDCMyUr97gqemxI
zQ2qBwr6YV+QOLUPhcgJK0pT3Lxwf67tCVvhaIBXTfzdLTlfgBpSyxv1zl6zr0Vl5CvpeDAHkGvbpHuiPY+j6JMqhUSwSiFBJxrezkWriEH4ZjSyjeedewwh
eTqQfAigGpKXoRpg9vvPAQShcx92R2cL369S1C4PywzZAaS9EzKJRtZAXw+e6VCsMc+rXJfoPREsb0948vaVfHUR1S4Zh1WrCsSnJqY6NDTPZthckKJByXok
i1fOJu8RPH0kzneSX0n0ofeZ0HtT8C9iujaPGp4JwuPOC5JWJS5Jc1Z3TnWIX9LHdnaq0+6CkFM5IDelu4GYV1GLnO70XrpzyniJXonyFV7gGoZPfEjefsLY
7VHy5YE/w5kQ/jARKVD2HkaP7nASPpNNGGfweTqDs/0oVsIYlGc5P4DyJYrKzfkkCpYwz2d2NoUCJ8yf4HwaT17MX6JzOzuIksGoPtWzQygSjOpzPTuMskHM
n+d8DGWdUTJ/wewSJAqi5J8es3BSj9qkLgomYmLIkNssFfBZv+xdngBWcBk8MimBELLfy1EQHNeinbgh2onB/otfjVhnxSZHrNBiHVQnp8hWsc3BDdi0lMU4
IXZmgIOWzzxpG30PObYXS7EQSFPkevulGSSQr0zUDsj4ZkNI1WIPvcQ42MY1bWxqIZvUHQNH6olxLLHNtR26AqHzIzg4DJaBhr0knLl2ngRKKbJST9GFXra5
JUPSERTdDKBxZP88XTfoV6XAMENLMOdpJLmRCL+GpFIDwN/SB6Xga8iwFj9yyOZ3Qz7hTYhoeDT3FEM+4U3IFt6EbOFNHAYVRQ/gUSm7CZkhGtE9pj3/cXUh
J7HpsXdgc5k+McRekuJnYJsNsaOmOBOrMdbHhJiy70OyPmp4yP94KBR6VKFZl78DERlS0qSqDC90aDnbdD6xRyd81iYjGqfDHRPabc9b99CQa+fXsUH4EjNe
H7Y9rxtCcMnQ3fvwgiechY2T/JjSskRMLUtU8TTEXmyIvBDiJGxcwCIGy8ioD/kGwnlxNIhFPsR0xI+21X2WnoUUKKjR6GepX2JeWvT2G3oW3EzEERrqEdtI
O0HlZBbeb0jx+03FTA/9i/QSil1uiJxEjyzweyJMsnNU26CO5wyPMT1PQkceY7qt8TpqWgbI1LfP0rTYWgcSZvEYTa2D0UjgGPH5AI8xTbqgNo4tcWZD5Kkw
iTDpHjqixidp0Bsip/DXEO9h2YUQcWWm5ieFXpLmUX9kaX5SAWnUgmBAF1sLAvB+EZs1peZwHlyiZ/zU0OzEWbMTvwLNTmrebJNWZ0PktRAtSQq50BTymn2k
+kI1HVlaszKmnR1sI7wEqGQGSUkGzGjMWznUuMSpSsrUuFDjsXmpA0TWOEZqk+fkDJ/H37S0CYdPPov5FCzJ02FmfhEQcPkNrQsgiRewFH6fp2YMrQtCfp9H
rL9OVclFBlq6G/1Tal0uhLXWJZq/FDa0LpLiiOafDyEatRUv0fxrwBJglWC9CxAix7JElpwMkQQ/ilEeTDk3gAo8O8BqCpaK612MRzO98hQcAFdzPA/B8Tyk
j2fUeEYxygT/Po1HF0Ukgsx5+fA5dVyTepSMMxNQhY7r/nkzFip5T0Hw1sd1ipWqaO5sH9cJ9OaAPfU6rrGN4TY2hUSE6jiOKiZ1XAMKSOn6SzoI7d5xvZSu
BkVR4oT/n6L/2xhoCWVqSxCeU3g4LyEXHXwVg7qjmxqomUT/HLCpBuX1BSrFRmbguG8zyhhGesM7t9N8HyNFX5uwz+2479yO0xWLtEi3DaU5n9tx+9yO2+c2
ugqRsCUPbjKGiq6N1E3CLjukl6IfhTsjwgiCOgQkHWpd5vl4NrQvKlgtTjYqzvAYj3q6m2Q/Spmcjc5U8jPhSPgxOCAfM5yUyShHwH7doaIS/d77+AEQGrFx
5w404rgLrZNHyZ4+Nvz7XL42MoqCiNHwJPCyynNaDIN9HrkztItSiSMbnZ2Y2ujciyN8S3hLfgw244k/jUD7X4IJiQ0/K7sfUeGGVPcJ6n4Ee1iF5hqjYWF2
PxpGLU+M/MbhD7oE6pejGCCAt3uAJ/KOClTekiGfEmvD299CTnUSaNATMxykvfj6w7Y/FeziK1X5qb18wXcOfwD5pOs9h1spdriV6o7b/sT7esZt3xYKP4bk
22iYLJnQUVo2TK7SspHhj7HIkN0OhdDfEAppobB/o4M3/5x1oYE7QwMidKVe3Ua6qsmCr/RF+h5D5rRbZMkObE+hFf4Fp3I4G/VsVUmt4/l/kHcJXgvhJXfr
HgE73TsZZvvo0LjzoTB7EsPI3BgaEab6IbxWAC+EBWo+VR2SYUJL96TDhkGmJgVNh9TB7sXTXtJUKXpJw9+i57Q4s9RLLvOSy1MRsiNSPhBJ2MfCv6d9wr+n
LeEf5cgW3qvrif6SyU3rNsFb4855LFmZWZEKJx0pDZQN50MbuXTTuswKbwChwzDZfdvJwwfuAmPYKLy5EMos9azMgaCKfU6s+OA50Uc/2eWG89jsEuCqsNbF
0Hwn66kZXTariqMlmjcrbZiLWFIsh26gbDvi1mVnMsuT6CEay8IcADGyRYbpUqKSybugxnKdcVdmMasqlVYKvKcZHT75ISkMejCznKSB0E8EwzAtxZ8pjL+E
YZiGObzSEAVQYrW5yKQ5VEiKfYsnWZfez7r0AZRcLGNRwhKWGAyxZCCNChWggglnI+WO2l26aBcVy1kWsZRFDsMsWRhEXQwQaxhS3BL3RJNPDURCjw0+OqCw
+4Wwgd3JUj0y/M+Wj2AZMQ6jsxknmOcpAyDdWNpE91ZAm8JAN+2vd1eQgSLOozRGGOIJpOBxDnJkyJv128xhNnWa5j6bViHg8Uv/kgV7kPKFesdH5CsEDWgg
/RM6kJcgwRjm+HyC6MUw0Ysoy+xboFvFfSiESLbn6dauIfJAvT4SSEBhGPwogM5SumJscAIZNAAYMp4YZsxDbLquqUUkJgeks1V245MgxSO71Erz9bOUKQBg
Cxm63GtJb70a6fmOcWUQSCR5rQxx3TIMQ9CHDtMxt9RzrI78xEIGXZfBD8ZXhp8hPNOJU6PZShyG/RLLnwofzqzA+Iahw5lruAQO1My1xr3IvJMZyYcy10nb
iutIM+SVx3GBnwtx+MRj0h071Iq0spHD2esRFPrEtXhZaiWmE4AJImIkswq21EqYFRLjUuDCVYezN0CmQxynI64XbNUibpCCuw7xQ+xDFZpYhaHEV6UdA2zj
MgSi7ByO6EFYhXlyIz/PMT5XwEDwrjnbKfbJG9VEwLU7WGEEWx/BrzycjWSug94GMPBz/lIIjQrQqhBjvK7KP0dOOKm7yOHMDWIVDOmGtRGnh6vy+6yBDgVu
1uHL7brgHRq8m4N3fp/crC+EeX8+H0a4QBMnAJMYGp+hvTBwKGHAivB7Npyh+k+FAdLgtx3m9X4yjJ7Zgd4Po9UOi6SGEFmSbTCe4knWrUrz4QTLqfoMD2QO
okdUmQ4isnQQPaIidYAV1/0o34oBPlTEnXFzZTv7kEXyZthz+zqC+VVeXlgkzhiWTqpS2ZDR5hDbLGuD5acjr5uWfO63DVqS7NiIlhyp8J0x08W1R0vG/LRk
SNNKynm6dARLqnO08ta+YMPS7hvvux2jBgSnQnzfDenXPn3XaPgwXW407x71dd1/68vPsFvxGc99bIzvRl11SyPc0sjPvKVgOvmVcEgfp2dD2rVm/kQ7konn
T4QyifxvPoGqzv78MjLgT+YvhjKp/I9e/Opn+zLp/N//16++P54ZVLSQ7+qTL5QyDGrysKd4Ci2Qo0C6Whodfun9TBRHALAoquu60C1o4T7urEXua9wZRenv
aHgN6mkBYBGZ4zkawppLMw5WWQL7EH6G2Ul3CnYn+eoeBLIp/2OHPVfhGCCDwg987GTwCgH6ahLxO0NZlNxtdDJIv2x0kHDpf3N4FV9WH0FTDiZjHOQOgEZB
diGKhv1I1FAUC6BfOIpFCKMjQGdnQz8Dhqv9VCDDpTbJT8lwve8Jm+EaYYZrpJvhev8TPRmupxOh9KPsop5projlQBVD1HIQDBjTmQ4ffBF079fPtwJEdsDv
IRSFNBHpxdQnqo2TBI+M4tN4IKVRwBHno0mZvQ9itKQwXypIdbLDnB7u9PaV6o/ehXRJSvv6THL0LjoA4b9h7mUpmUehY5UhEnAPAlGUQncV6IoCaCFqAp2W
oM3UUuXeYkigXWH/PHszGaYCgRoW8o95Bu+i0pTBh4c5qpD6zCX6Mz25OF2ZSLKMlPzd9ZFgFVFbkoREGTPyURIvfhqHp4qkQpHQQsgapDhCK69j2HJsZq8q
RXAdkBFcKTQFzlHP+U37VhGlVX0s4F6CH7WkQ55peab58/kbUSzWRz/0gRHM4KtZKTJjnyVmrUyKl3s7Nonjy9pxyfrZ0wma0A1hh0MdonPY+UEYQw2l5fTi
RQD6kV0n0XVOkrrGMu5a1hrGWsgM9VnXW0aJrM6mSVNI+gBBIXEncVAAqB1WWyTJuU1apH1TlOYIVENoDe0rSvLsJREukjrAXMrzetPOoDluP9ZGldwglM2T
RSt6w0Faz4Z49OOUYj9OqqUhhrq0VHJgm2cyZFf0LUfeq4YUyZKZnnkyxATNqRDTMCdDTNKcCDGFcwxVZ6i1Jh+rM8kz3VF+ZthH6qjp6NQM9nMsKMh7V5if
vuAwP1EOII/Xc/qMFoBHjplhfqJGmJ+YCvMTpeRiYX6iZzi+z4JxRUaG94mJWDsbs+xsyRGgF94nRtf4or3D+0T/lcP7fDEUikqsHvGWQWGKUQ7+fFo4C3Q8
kGsuinEEX++xfhS6DFf1NN/xOoY+ayMLbfu1CHx7PsxUmLF0ymiVZSYrOwFvSR+80sz671ckQo+tAHCKkBddw17Q8xyuLrgX2a42XOSwgmEjKlC4KyoQuSm2
ogJFLO40ClhmgXyMh1gtEXHJexk835MNvnXWj2HhojBfWXtrxxlzw9ZGk3xEIOgLzi4fpHCBwJigKUk2OOri0nktZUOD/QVgYqOI4Fdgp9uBhY2imOdaNkoZ
YTOU60TyTIZiNLczK/N/HsqsQg8ed2RvyDtvzdwI7MtNkalAdkp4YbeNeYx0zeOgiHQymUWMMm9gAMvYQTmT+Frc38MjxWyW4jtDKTmzMwkIAX9IQIj5bAZL
BVIJgkwmUiLDvqkETJVoZzOoecwIkaErpMZHiXiP6Jurkcmw41DGzwhxhiKEcFy11UmRhV25OiNMthvZ+E4244+5uWTR7xvB71vW+/tWYyl82lL5fUvFauv7
VsvvW32Z77v8R8EQxY1YkDUDaq6xmsysFpmugJo3+AJqwtgzGaob9wfUvJGjad64lWNprsCPH+hBHQIJKGQ80X78j2Y3jmSVCFjhOK6GFTLThGAcI4XMhO0A
AIITHBgyE/46MKWiR8jM1TD52TVQHBQyE1+7kpCZGUF/gSEzsY3gkJnYa1DITHzj6kJm0jJaITPjIisDZcJyDC8Ki8MIhkP4XwaJDA2LGYbFjITFjBUP04Sh
wPWxoApHkrHiYRLYZdYgIQzTQCDLwTDRTz3MJ/qjh8Wn94KCYa5+JvsGDIb5c5YtWkasNrwarzaDYWKRFwxT8MfjC/OYudnDvAQQwtAJjM5n13RwUTpBEHZO
QlgmCMIoGCZB59ogCPtjLBSLBcO8RazxRrZmXozO0xtBwTAzHpz5gmGu9eDMCoaZ8QXDXC1upmCYQryBgmFmKcxlRvxcz2CYQtwiuBZBICyWGFzIABkLANOx
d+tqOxhmBisgb4QHWb2DIICadjio1/CzGfnsGDyiiJTsMCcTHCqTfAlkziACNLBfkps4FUIwj0v7iDXYIA5QXI9adcBBazqd+cwaoGezbLWcOQ1TQFZjAi0c
Tm959h9Gf/7X/vTLOal3j5OJA17qEYb3WI1ngtxU4vNgN5UEbjeLmw03lSLQTSU2sYj32DYggBB+MJBcOAXf+RV5ql0HGyyDhhorBVngrWH/W56rcflRXhRH
DXPO+Q4sLwxwPitsaRGMGuD+E4CmFwgxiNVnUBKfIWzcVuQFHDsOgj92DZ0DxjsDSKbT6ZyGb9l56Nt/F/v4l+/CNYARduZPd8jHXeY04KpHln/+nm+95wM5
eoTHCz295oHvffwLkW/f1XERhG6CvlYbNwGzKzM3qSMZCLvsymxIiCJfoYNcJozjvCkThjm66XUSkYSQljPViPzlcqAaAYhX4ZQIEUIuYRVKZlYB9ozAk/BB
6CdphKQQIvlLw9HIY3GgdUPdtG7+NeSLLjo6oDkO3fnDDobMcFZmew/XiqxOLtSQZQUmBKU1zPVjCLowc7ipjpYkZB0m4NI2AUeihX4WLfBrQPdG6DXPx4Ud
a5wqbfdLFJDxDTPjO+g7hdCaJ8I3yiJI7EXQrfaAdHQtOXryf4zyA+TVIyJFoY6ML9XjDoq3nraJI4yL44u3bnwCxWiOJG1ZC4a40bOOXQAHkkmhKPLJECzU
KYx2RZ5Y+v3fHeFANux/2WYYkG9PMt/ej2K0ftP/MvUY4Y/HxafIKzBLGNlJ9+lNPuNBHDlukvAZ/EjvC9O6AFplprAnId+1mgP+T8L1CvN6+cUbgxi3CAVq
JN4YYPHGIKYGOyKihDMkj6E1B5gaMDkyknRF/MRtxF4/WLyk+XURtre417wCC+vY5xEphtIIJhG6SJuEbiLVn+QmdtG6Jj3XmLj8hviskB6k8hTda31rmjYY
paIWMFJTpt4ZZ568ike0n3mbOCU/9thVMHFK78LOCCRO8bUrIU45wE8kkDjFNoKJU+w1iDjFN66OOE1bhGnEhrRQ4O4x5JADPqlXmGNIYSgqJQIcwIBVSfwv
rTZOGjcOyQHh85Mm1vCBhTEwExZttKKzTLsSJJHkELs2ArkT7Rpm2pVisqUDadfkM9lhpF2XWLSU53IVadekSbtikUe7hunjSYo5j5l+y5+rh6+Qdh2Unp4p
kFUQ7UqBrGC2etCuBIBDUBxEu+Jri9CuS02XsAPzgmKZhQNpV3weTLti30G0a9pHuyIgsJ/8YaJdHaJKw2JJT9o1DXw310rjipI8fAHDSaUJWZqYIGlgAoVN
7YMoTS4lUZePniNF4jA7eDAO/ggHdgt32qeTXwtFouRnWvo8DRneh+ksZ/OpVzl/WNqRoOvqj36IL1rQHdosBigynfTF8sPkCTRCPnD5hE+h49ojIvI2djP4
NtIQ2U1xuMiQiB4W4cMiRhFuRTh/8u+i7PkxgZ4UYpKa/aMcXnzoI+ydzJME8jm6l/lNpTJ7PUqzF4KtFCOtq1WaaRewniLsC7/kdwGrgpRqraxUpiVYmZaQ
yjTD5Ws8mXxiPhx28icSyVMfDuNsf+W3HAfVpVE0bYF/x9bLZfi24xw30sduNZ4baf/7xUKlSGUvOc5sucr1vgPpwjGdLlYKs3VMv9z9frlam2vJMhwg5LgV
yEeo3Ovb4XLdbkgWqTaTkL4G/jXLVVeNKfDvBP88PFcomfVCPeoV5w6Wi3JMDuP0Xu01Wka9SM965apZL9qjXr121G0Y9dSNSX9191i9tuj3Cvkd5UbRrBfr
0e/BQvGhoPZCvhG4lUKzhTPzPbPWpZyuf0C2V5urFnFFvisvlPfotzXjiuJc44h7c1McKVTm3KYoNFzRqtVEpdA45IrpWkMUBC3H+EH3PWWeHf2n3xdV1y01
xWwN354pVOX3i2arVm/KVioAJIXG6Fr57uPwcVsLADmHxCNiclr8W0fWEAdrrZk7IX9vrdUqu6LeqNXdRus4QGa5VS5UHnArtWIZ8nvrDXh7olkt1OvHZVsT
9VrluHO0dvBgRVeg2TjuVGpHx2WyWlOpWbdUnptVuZnyoRmVnm64D8+59KJ7qAA/JbfoVtxGoeWO414rFK2sW2geH4f/ONeEzpwjbuP4OCZkJ5jc2ypPT1fd
ZvNeyGB13o6cwv8xJz+FCnjFOX2sPl6ujqv6Os1VrCLzOaYRwCbK1d1e45xRzXNuAt/dQUmEXE6p9sZ5s6meOddsufVmC1OH52br45zEhzJZgzloztRqLWeu
WlJJBApRhFluOQ237hZamyltdFSumh1RrlraXKu2GrXKnhrmAcRg9mddTIpphAxXNNzmXKUF6zRdwN9WedbdPT3ddOFrjFebtDjj7vS0W4TMNEyAzshXdb4w
3XIbOtdUa+dAm3ohnenaXENU52YPwvc5R92D44VqebbQKteqTWe2BhPcdKGluRbsDZwNyGzeu1dMPeQen24UZiFbbDbHvZzwkrPlYqPWdGH0paYzMVuuVMoq
B0BWnp2b3dpo1BrOXNPdBR0ecbc04L+GWmK5Ya3dS5lNnN5spPUk8oc4Y7BhZZJ3JdTgvmlPe4tFqFCtFWVKcPbgrm7gHKjcfZSBedti5htuaa7o7qzhZDkw
gAIsUbNMuVajUJXJYm22XnEpCcOEzUlJlz5ym8rCaptZ2e22RoHzR8rNuUJlyxwNquocLbdmdKZJaEJnD1YA2HSuCMvmrSjCnZfBVvI6hzW93GZEhV623nCL
5SaNzEAjcNaaaASyencaW1NNr7HTHcDR4qArDsF6VyV+8XDLTs5DlXEx3ajNwqhLjVq5NH5stoJnIRw2CkTw4NFr6eVgLSmjUOws7NsZ3uOInQlRev1txxxO
93i9Vj1EkAKYG1OwS6kjh8GMe3XuJYiSGZ4jtzTBywAwAUs2rjNNaBIGJPPVWgsAU2Zw+nmAThHearkyo1tkmKB6+zhJW9iZrcwcKTYfbhXe4zpbeU4B023G
g8y5H3YBp/Q6c1ZW3CGzsnHObKuU63W3xJl7aiUYJafLzXypVMatCdi73BqHswwg3svDhoFPbGIeF+oBPIMdQIkPccqDFef+HQ+U3aMTPCjXeavbqsMCic2w
NwBFwHaZcwUcs9OFCuTk6uJSegeTc8/e/B4YF+zf2a2yBGo1JyjTgBXe6RaqexGxu7zU1VrV9aCDiDwFHZQ56B4qV2FmXdzYLcAThyhzCLByxWU0O1sulSBd
EHCEF+F54ZDr7JspNwWOHjOwTyvl1lzJlbC2rQb1YHJg/29iKkbUqpXj8B8kWzWcDUzB8VItFRolHihsWOyi0JqBc2V2Foroeb61FVJIH+yrYcqtuo1Dx/fN
wJTP1ColeyuW7K0ItWfrMzBD73FLAHaN2UKFkgBoErzocEM8A0k63WQaWm/trQM9ZB2dJfPkNIqIRFRFlJmtAZTXquWiUYnoYV2Lcjxd0FGRetziVloFh6ag
VICUEJvziAcKzgHrODjgHDDOgNG1BxxRkrhu/N2OJALvFu924BjC1eTMI7iP3Y2Q+oUxkT2exRQkapB4RGSPUT67ht6m9N59O7Zt27V179799+5+h7MXFxlp
y6bYvPcBZ2t+79b9O3btz+/asn/3/fvM4rfu3b2Ly6Fg/6b85rfp2pTx2t2+457tzub79+7bvXP/3j337dh1D1GjAAmiNi3uIiTgThxuitut0/9WB9euAWTk
rer5O3XqwVutuut1DZ16cL0jylUxOTExASmAM1FoAdXbbIn1DqQqMEuUFNOVwqExMYlbcr0BPhu5Hr/hrr99EohacSu2Ngl/zrp1HtaZcPJeUmOlCW/8E866
W+yjftQ660fNw37UoQ1Yb8EpCOmZ481ykVIKa49aGG1UY95R522SHkE0MSpxt3o26uyEXeDliKTwsgL4gqPCyzO555YwRbQQpIqMwSA1W0Zqhp9Vm4hCobFR
guktANJ3Z53s3Vmc0exGSI5xcm0WcN9xwfMwujrLoArpjSLrLYmjqJkxgUcIwO7BuZYANOR4dJhwxLpbBG5q4WRHs4KIP6xqkjDCUbtF8PorascRs4BZ8Ux2
NgpA60AxuiV8W1ONsJEge0RyLxshMyCsLALvA2Zev0q56UaZaBnIZMf0poUcbEENNZB9RLTcapPTY1CmSY+NxsdAWmNees4sIyWzut8s59W+BtjDsawfE85a
HPzkGKWvhB8k+DZIW/77oE8AgO+3APeLo41yC76COEeTrS4Wqrh+B5HYL5SE4puVPCJkyQou5QwKV1Ib9t8eAK0dVVhm4BoLQKA7lynH07bQmmBqA8rvqi/e
AFCd5YNlmGXj0AmSCSkFsHpPRT43+ftflnN10pgzjZU8pGT9FYRxqMKsTeN6THjlJjGORNwmZn0Dy5motGuY5cDQ+l+3ynfVuor9FCvyxE5g+QPASneVQvv5
nXsA8++/L79vx246EvZv2n3/rs3vDCzfuXXLjvt3mjXscjiq7Nd95bt2+4qN44jb9o/PK39g633vpLOQ/p6Qa/jvfPCvj29cz4fnai29U/iPkW83wP2KbOdD
vvbymqLZokmdIHD9Vfnev+/5fvdbvybrnjLeWayXD8t6HzHq71bigYBB/QdZ79eN+vkqUODlemD7vyHrfdSovw1wP1D2e4ES3VEN6IOYf6JtkVbVkk/ffPdu
gVnj3i3I/tWydb2v+5cNqfc/Jr/hSfl7Wv6ekb//MeThkIiU701X5gBlNkg2WERqreHJ/1jP040nm0fL0625spYnSpJxn8VL7wKEPdH9brFgy4nx76HABq7s
XfyTTE7e4rwC+p4rP1Rudctp5fv260Hnw+Lve/3vrpMYZ6IoG7pcO77++XU5iisZQ6+OF3v3asrM9b6SsrBfVg4wRPx5j/aDYE21YbZvrr8fji+nf2BRpae/
MP8myrjDCsRgS2FAQDntQOKd/DU8/BVILtj4JKCKD1901fDhg67yvThH9++YMCh/W+9gybzs8f8mTI5iLW67FeheIC2byAvB+dmS9YzyWbc1UwMSDQ6agmjI
o3Vzntv05Fb891sS73DpFrdZbJTrRrkev798ggRtpsjvSupL0jZfLW1Sigyz/t7y7FylENC9J6PR4hwfPVRlBhHozAbTpSym9tNL/i/8uPz+T8jftvydl78d
+bsgfz8pf39b/n5K/n5a/j4lfz8jf39H/n5W/v6u/P2c/P18yKOPq4COcVkNCbj5fYVWq1EG5oakQdl1/yZr04NEyvegLhwWJJSb9UqhSC3bVKvjiTb8BfJP
8uOb79+0Y/P+TVvftWPrffb62Jw/8/Q94duUT3fjGsU5ORe7yxRzhGXW91dgXzZ3S7lN9wYvN+9zZ4EDLO2ubvaEzub8LFYK36+Fax6PYM8/c6G4fqQ6GcNl
RKR0CB7CqqwHGn7D5ORb1m/YcOubbn/L7ZPwu9j7Xe2jcH6jlt0ThzpXR2Fx62jNkMHJF7/go/e0umZzJXB+lOhV4DYFxCwu8wLyiyYHbDDMG6kNGKlaxzGB
0K2565Jbh60KCKzKz8so8Sv6JlTV9vHo2A12LQoHYYBikh74hH+BHJMnZglQdir4QfDZEjg9DmETS09l68vVWXhMvfCtYH3v8cuU+9srHQump1T90vHFy3ue
946fPqI9yeTdngKy8i3UennljD97VWD6aI9U6PIpYzLNPchHTz7Qq2P5N9fUx/o7vIPH2N+sQeYaWo9svI+004SpXPXxZ1qGpvVD9v6puoZEp3QcRZqlY2OI
iidVnbNy0r9o0PBoFzBACxKORANwHcq3FQ3kL8MtqGwHjtYaJTrzcSAPlauljWKRLUjj0hsOC1gIRM+V/M98gXYXlQa2J4uBPpzhze1X2Dt+dOdfP9zpHpJC
2erRmTK0Rs9ha+Hp3fTV5xPtslX1+c8mB+7DcwHrp/Gmwm8FMVcte1AAXcDB2qzD8SgKDZiskngjzcC4HI/bmG0iYdEiOwpAF0oxjJOGWRsF6/4AQZfKR8ol
Vxw8bo1HKowkspTkG66uoU/pHj9qb415ZCOOQqXoJ5twsm7eTMzizai0G0OAhXXZxrzkmNhbkEt8+O1zbuO4uH+HqNcaraZ3XqudMq5tgOzzXJdr258e5drm
p/f7jdai5eXqYuXaZqdX/8pWp0e5ttEx9ucI2nrCv/856DgpgweiWwnL/1bL876xUL974Bvfy8FDKPlu7ktQP23U/0e8N/IPL+Sm6e/bOX7/21r+d2HUcYaN
+nzt4cUcywk/I3+/Jd//YS49bI9HlfMFlT+Qvy/nuN8LuZ8M2eNRvksfhlEv1L+ZUw7teVw/zDlr7fHc9PgP3v70jd/MPX0jJj6e4/FdyEHj0MMPc7uG7fbV
eNZi96O/K8f/cu4+auC5XA7qDxr1qfnH/zLHv9+R/fyVnh8B41li1P8kTvfCS7kBmvhPd9X/WsIeD9d/VY//VezmBy/L8X0l96WEPR7+3i/L9fy+rPeibn8q
cDwXNTzwOv2Zrn9Xvz0ebu+iXl/K/vwP5Pg+nxvvt8fD6/RV3R7P///S+QO+8fA8/kCPh7/3i7r+xQEbfhRcqfFwf6/IeZrP/c2APX61jqo9NY8qf8IHP347
Nsf3fNQHzxxX4TvyOz8p5+dHclxfz13vgzeu//s5Kr77+zm1ftr4PBCeX8ltpwX+kxy//2xOzdt/SgWPh+fjf5zjet/T8PeplD0etf48T6/q9eLn/yd33jce
tV/lvjnH+/Z5uS9fy9n8U3Oi6rbuFD4TgTGpI1NkVXPiodaV4jOGuz/W/Sh8pfJ+fKb2qb3+r/bEZ4RWPv8N3R7Xf0nX9+MzLv8vPni5oPPB+OyCb3944/Hj
M4XvHB++UvX9+Mzeb2o/vqzzfnzG8PV13Z5a3174jMfzkg9/9MZn/vlQjtf1evnwmcL39j680BOfMdx67TF8/Lee+Izn5yUf/Hjv+/GZH1/wPvpGT3zG58z3
dXvqIubi+Oy7ur7C4yrvx2c8/i/p9lRcl174jIfr4VfG/+dzvfCZDV8e3lNw6Mdnfri04bUbn/F4vfEofKbq+/GZPd8KXl+W+O1b5/z4jOf765KeeC1nr/el
nvhM4s1zav/w9/xY96vpUJKDNydKPhKQ9CdSd9KqsQ5GGcuZ9BuUSStG+897VVvNWvhQ8WUHbnOclV3z8+c+fPJJDx5us+FT4QNFX6j9zO38Ya4N9Zd2wedf
yXPqf+cUvuD6P8r9X9gsya71fTan1tn+fTbXvs6e/yvRNwfS5+OGUZQxTzhHyxex++9l59/Lrr+XHX8vu/1e9vexy9QPBVr4d9vTB9nP+3X4yLvfNyH2uNUq
QuyeRu1QozCL8gqxs1Bs1NBIswCcVaE5I3Y+eKcwzmpPnnUbAeIYGpCg7RILslozkGZ+7ajrViGjzvKJls3iooUfvMxScMkzKisPsZ6aA7awXCuJyYnbSB6i
1SXKwtL62113q1InMSaULSjmqSnYneWST2HAxVqfVa9X4Gu61Ao3N4U0tW5a+w2OAdoHZ+M2fLPw5WNTCk478QB8COXq3PrVOO/b4PKLuSehvL9n+aXcX6cY
1qzyk8/q8kMphole78cTAf07x3X5YIJh3C4v6/J/jjNM2eU7pvzwKe16j01II6oJz3oMrZEn/BouZTU5rgzdm/UCSmi6ygmx+grNcsK03eWeOWtwD0Z5YA9G
udWDHz5O3eE4I106x8enGK++mjsL5Su6yn9Dlz8fVH6+ocsvQfn1XeVHJfy9khve4DjXdq3PE1OKD5gMLC/r98/Chwx1lZ/W67vQb5/HLDj8nC7/aFA59H9Z
+FDGg7dNtGoPuVVAJHvVktKW3qoXgI3y91EtPf8I89jvHPQf78W/TblyHBun/nEwYJ/o8f2irDc2dSy+SL0T07Le6NSH04zTg/s9LOvdPvXjeMD+1e09LOvt
mgoNBO0zf71fnPL0P55t+pgyYW6uw722rtkoriO7xUK11ZSI2X9GLD4f75T9TEz9emqR7wQ4Vd/5B4vN2/n36fYWnQ9nn25vW/nQbAGQc71Ra9Vax+soSq26
FSUWZNkqfbSYxqr7eSr2K/sIje97mJH0kq/Z1Fc3/RUMb8/n1FVTP/9yT8quz/T933TR1+q3lQiCA++P+QtPHifutukpf/v++l8eCFqnbjmHf//K+Qw0iwmC
r3cm7HPzcuP6l56nq/1ui97QyjjCTJZJgv+7/6W/42rn9fWuN8qg5yrAkZhMjPFnl3frp/zv+6so9D9+1D04JvbPwkF+vDk+W2PKrdj0K0w8an/cuxwRXG5c
VQmgFwLftuiRwHK+ednrbV3e421rfNOFSkWL8P18y/kpmx6w+XvFH72i+akLvvpKLqrkCjZeupR715ANbza/FQAXecdZtsh4/PAjfPWdy8Ddn/nOjcvxg1N5
m5/11/eP54CvvhMot/iL171fTvi+97Lzqe3riB4ihNIlHtW08zie5xacKNu0q+WjL1xn8/WXmwdxvV3/cvPMF0Rr061105U5t9qaK2tRCREgfrr5xbgtZ1P0
rh9e1bg+PxQkJ7zUczyrU3Z9tW+C5X6Xcl+NB9X/o5w9Lm9+PhE4nt7wsjy1mNzV60/V/0E8SE/1Ss/1/cCgzUf627flwFcP5zs27RSbC42DaOGiqU1G1zb+
NO4VBuJX456hhR+rLbpO1+t9Xe57388PHNi2+H5kefELel1PBNb/aylf/JMu+Wp72+L4zd/++cvU97efGrT5sWB8ckm3vyqwvjf+Xuf7TjE5Nik2i8mJyTdB
YnJiPQ1kDPJvxtyb8Q9yt1OdWyfv4MI7bsXcm8bWi/Vjlr3STjQJQKqcDI/IKpBuQZr2KPCQ6XbvcmRT7BwT946J7WPiAaDWgQkcE28fE/vGRJ5Q47u67CGA
+B9f766fJIsp/A22GQr76Hf/fRz1HGm1QeM7lH7JXpcL+jz16496tZ+nK1tb+b6+YBtOc74OWHfZmmjJOAbfRsiz6K49EGSPMu0edZst7+oSidUkM+TS9XtD
QqOawqtlFWB/8A5Yq4ZLy3f8xBvQOG8GJrmCd6QKDWWHSjYjULMM41ZdCTQ2bE5Y9rIwYmwb+lduMchCpYlyPXlBf0w0sR1RhHYPyfHatnW4xqZR3YT5vXx/
C8gmUa3pV+6UrYn1gu5p4vUuFgE7vxcy7U/kp8HHWF+CzWHjwBCi2wJvzsdwbsQb5PtHCg3vu+4WhXp9ArKHYTUnWEq5o+XOTjSB2MPbddKOrOw23z35C3eS
CE6+C1VadIO6mW/RJdZRKaIzyvcBcVhrFCoICvkWAAbUebd5XZHvO9r2X/+PuCsBj6LY1hMVkYAiyr0Ibu0YycRMJpmwyUxCiGGRPUIUVHjpSaaTjMwSpyfJ
hLApuchFBUQhyBOuIAFlUbmELQRQMCCyBFAQUDZZlFVUBEXEV6eW7uruScD33e+9/pRMd1VXVVedOvWfU+ec4t5XnTlAT4JkZVYId7GiDHltxDjWKtSf44kB
fbvFOXX+OBS/eDhHErDUChQFsWmkaHBIE6gKyKG6iiFK7EIpXWSpzMdSZOwiD/zv3IQYnLwXmRopBluOA0dRTZD1/nKCO+gqkQXw9SwlHAjRAWJRAW8pbL0Q
qvcoUwqxwaRkaIEnBNNSABW3V1IdGG36+ZlOCsWel4QFovIsSYio4rA3Jb61WwV7HKb5Ahd4JgaEfFchFB82lAfBWfVdkspZUBu7N+zz+mUHfSfVXBAKFToS
E+XcAsnnkm30OajfEl2FwxPRUCXSZ2aQPaJTHkpI4HvXwVnW6dqjDCDXIHN0hBzPqDkipg9Jbjj9GTWddKoM3ZhEXGZVDqEmcf3nDkgy9rDFlrICOOHLN2Bf
+r9Lv3Cd9cB4iXycCEucSHgjNhW2g5WcjwF/hb5wWo4EH2MHSg26PDLh6YisiMUh47OYvwUIt1QcWeVcl5emUdNpj18OSS43pr1Bkcwosekgt3hg11lCqllq
MYgDyRqu7gCej02mieMyQgyCZmYldWCTOwSxnUKoSE13lAnEvZd++zLwJ2FO9Lg5cmSzT6WNXH7cTTDVNf0HGR1q33hk0j34K3EPkUVPNVGs0m0cQuAcYgOs
xoExrNc0ARYgyZunHX8Wg0okrIdZmEthtLx4S2FM4cPgU92RDHy594mDc0YBbOwJdns7q9DDE5TyAmF0kwy0NMiV5wp6BHsnW7JTEBMUBYQouNzoTbGrXFSI
bSlFG0dvZHQRk+WqArLz5BeEsDc03zYcGcOBeHBhKQ6aZeBnA7GXPaE6tPa6E/K8uCDw48CzV5nOVsXkFdvUUotdfYFCGWIYamSeBM4JnfJPLpEMVAIbD8ij
fLNgaSgj/XRwL4+Lw3Vy/LnhGrRXV7LpakErSB7qiAQSb8hNNV4OgdyrVejKVz/P7pOdKM+o6FF6fwiyRPFxF5iTekDO9Xi9GqXU9RoMThoq0KQwzRNkQXTQ
+s/sl/Hiq8ArBJS8HmAzZB5heIBWaULk6lAHJd2AZmnr01sWCz4JMQpArMDIEdsYjue0iAN8obkjYsN2YC0IwinMxeNTqrkBPAlhAXx6TKnYd+hIwqmnR1Vn
E7FrhTIynGji+BzkJwzIEIbSREOAAK0IIJLpaNEauCtckC0gKlvE0SOA59EdJmr8DRxdD2bw8KLOxx2GGHVBwAv4WI3xhTpRjBBAAPMD1Ol2Iu4B+kf/eKF2
HA3KwS82JP4eNuCGpVhPBFmYWLCRvjLnoXjwIwvmFwGyg1pEGvImKyBiXGaUOIDe4V4nUQzwugXMgQJ+uoYIism+TNpvGAEiLyFpyWYyGRJ1eDzAl4+Ko7o8
Y1WsTB39sPyUOsn6p46mR65/aIk8AKtbKFInhgKC0mnqNKdjzcteVq4fTRHIDaKGKFcEckDpMAPteSyu4nK6Zq5Af9W5DRyOTb5+mMjQizD5ovn+UMkRKNZI
kg6yYOtLYvIkebWoEC9UeWjGBjkvtZVRmB+AW0RQIpFBGE26/JpauPkXcSfRognn5+DEdtFgaUJnqKgsmakCi1XFXHhEk2H9VfmKECzyy1j7gsAUnWZKYXgq
ouJgtEVDsUC/pKFI4IGWRmQDGo4s6jxmRCrrM2LhJx2qtMQVdGsAHXV4QoCrFHLkBlFpaMAoWBEN7o+ibj24ke4WNPsvIa6rUo2GPhZEUSAUOgRzIY3sZwub
46JVOxUMEBmNc881YXPYxaUz8MlPDz5d15MkH/e6Sg8a/yClet1oUj1VVGT/QxgmrA8CHKkQGJ4PDgO94cyBgICmr96hRa3fMFSooRDjLVrHv/ggg4KCrsjE
wnHTCPUgoB+SBC4wZX3jx/QRf2EE1Rh3rI1qmiaImMk0jEviQo0pF5+uDeiIM6pAUO//ReZWHo32KDMswuaNQ/AVeUOeQtQf6LFPyCkVSiFqp96rNDL9g8e1
Q7ARCMLYrGl11P9B/3FOW/0CbshgY6NZfy+bTNWUTrtJsiffLxArHiE5KbmDzZ6kwa98MDgkFEFGbboKh2myqk/E+ks5pAG/Tq2oK4gxSNIj4ahkEeMNwGII
adIll+TEHopSIfaSUwUfhy70MMDcYCCMV1U833w2gz5IbS5leuB0F0KLJfEKROxL5d5W9FvyuhCXhQVM1BIcZo0OvG4KgjkGjGHMaAy57jJbaZoa9s6YX22P
ITvJip6wBpFgekqwLbCMEsyAtaAgn2wWRlmVV6Dd2vxJ9WbWfhhuqDLfIMMo1jJ1qDTNk4pJHBLEtLw0SieXjnIAD8cttqrPKNsya9YL1EQdX9am09dHRbN/
dQJXA59C139jAAKKAACxBnJAlRwhPwkgyKmDOJBvVfUyoBrQu7Rq5Sley47hLZsJBCfkoPnolshSgfEsQc4eUFYAvUGfmhnpRPgWTEPmeqMkKKNiDttxx0Yq
j3xrpJIGaYdWHVZ1/KIjj+0aym9qdOujaAinISoKFjlCFA8ij4lCDkDBEACukMcrhHUqYruDbLzINLRBsq2dlNAO63Gw8XRnW3spIRnuQfebhP+zx9kwfxCx
RZEIMnos4lyuYLBUGaVYmVOmIdwnsHAgasARiiYptAcfcw2EyuJ0J2T8DQUQQKeXoGgha/X6LhyLQBFhseSHlbG4F+3wE6shUVuK8U4SQMEcL2jSSmWTMV6K
BY0fia1oGBgLHlpOA7guispfgOQRIw0TPIElKTQGOM962t6P6V8BcxDQi2Ghv0ypjn6PJQ60KGjNBfN0kpId5iDAMGNyKY8QUDrK0BVEsSCaSCDTBIrge5Uu
wsp5v8trYQlxlJpha8kDMo8T35YUeFCqxSOkoBbYvJI/H41rAurStm3Rg+c8w4SUVHjZEx9PXkBLblHQj9rznAfyDRPiBQvcDEN3ysM44VHBEoInYeVJIsoX
pvmUpzpl0idRCv3rAohQngR6mQgO0vXm5zYu8Wsy3g4BToRI0M7RF3tdKCL6Wkw+RBnIJhmi4062DlJCezbDFDlIEWKYIKRfj7ny5RDqwdwCXAnetMG6KWW/
AKYbRECmuzdAZmTjxhbJHjSK/gVt0fc3m0x3xurro91hMTewHx0hvoUfJq7RztKwf2wBaG8l2BNUIlmgzPKHrEKgKER/g1iqHwah0CMhKc5Kt0llsn3vCbpv
QF/kJLETaJj2EKlEABWArGo6dAMwmOp0SyRQ++KuhwZgFQ9tESBlLKbosBZBTzLwFZfXpuovJSIR47FKohp9ohTwhABX81sSJthO1famRSPAULmYkCz5Io0J
YkP9AW0SERrIxh9OMZzPFWb3ZFOw0OXn9EAOIq2DCJDnCcoGegUmQfSVjlTCw2zoE5QjK0w4zaZUohUe1XTWKCV9Q1Qk/S6bqR4EegP0AzwaBWSWooshrzjp
3qwXtmHFvKBIBU9UAlg/2gQcWhtvruD53DFJu8bA+hQmCxPdqNfbKdhsaNbB2oT1gHkINzsFEQkvdpGSGlmSCfwPq2YRNoq/saIY2hBJs8yrholfJYAQlxlC
ysKv4QDoGIFsjLoR/TH6QlZHBA3yMIRtEeTko1RrLuLkgNVVvV3FrkF6gxGRRr0Oo04pRf+Hk9Hf5GHKGImArRC0oqBYrw62qpFWfCyQRjGPHMVinaJHjws4
wZVML43Yatjvod9D34EdAVF78IEIZdhtyQSF5fsDQdjIDymbPyKJAMNATbpOj4wyKLHGRX6XEzYjPSEFHOjlb9bQMkHbYdoQxyAfKMU7aEka/K90hgKyGMeh
FSl9SP2c6byrZfgkFS3PcUJqFw6aGPAHeVyq1Uxw6Z48WOO7pIJVAUUFpc+VchgC5wLVgII3KNow4grlfRVUWCioMGAKBTxgTEEhBYcoRjmjExMRofPzK9YN
CC/WIcSm5D0WaxViEakDVsoOBN0SPO8B5wWg53KBq1BC9xbDWvmGRj8liERmECNuwIpUfgTRmoWrht9A/fBXJXcgcU7ny96vfz5wmW98UvD+OiTuUBDrDsC2
hOgb8hDk88lawEOkCjuSIWwR5DvDjFBR0F+eEVY+OLeO3jdF6dpPWkwJXtMdeBONHt2EjRDkENv/BX0kORtGGKieXKCMl3qEBuVdzFSHRthSAnETR4J0QXO4
C42vZieQADFgReFMs+n7r5efbdcI7W4o3JuzHpMDdwBQo4H/XZef1rtTZdjf95Bjq6Ax2OpA0eNgomFf0V7bBLU7AbwCj9GYVKDxNgTMc5AjO6zRoyjK2BzF
79+zISNdrJ44wRRnml5HayxhfJ/RMmR6skKASYca1bSJP3nBJSCwlYmE4WDQpag12Ptg7ogW9NyAt8jn5xBaw+VbDe/x+60W7aKKd3GovoAgRYUIZWWHByL9
80UY7DVROl+EnkBEfYA/YEr8uQdiRP2FBY+iulSxEIb6cICOOLwjLtrYPh7TJtDg+gYDU+An3G6STmNESZdGnOOwT0hjBhSCEYBt7aBxPrC5Te13OIsdhWiY
MKf/GIItgxqZQq/fECPE0/2re1b8FRetHyALUQhooyo6sG8Y/mkJ8woqfCqB7qiwSJm30PnxeYTzByLth1MlHePuDgFv/BL2jpG+hXyNQ6cedGDRShEfIsYf
tmj0o/oCtAKGVTCQHB4ipXw94dHXt0ax93Ff1lO6yYTwA57KYOWLJTxdehHEAyTiZk7ATVVcTCbOCoI7jSbwHxaCmA0fbcN2+ncH+pvl8nhLPIgugMW2x4KZ
Vt5OIJ5s/dP7dRfxdkJXnEeMmE4DiqpMXBdS1GiwiunZFfRgnRnRGFCbKDi2DWMdWrhTWxTdW0BkDVwqRF8wzD/SWrwQ0JaS53W0D6ITHyVvppq5VJ5fRQ64
KarpkQNu1sex9OSl40j12oMIGT2flnLB4PUvzezBVMKVJRVSkA520difnBCClpESP8cOqbyKtY4uL1brYRwDphUcl4xog0VHop7uo2pQ9aAfB/q+COyE8BPN
8UHanPV2v2HlV/XnhhnOutbiVirfSeljl44/DZZyVH2KLKRn9tLRCwPnwJtpdGh2ZBgc9cThm4h2jsr7lNkFSBh6vX0ZMQxR9h+dWms0K8uGFQTMFs3G66PE
PARfRbIPQlpJJSGZ+UAgXFzsCRTJWBsMNUp+jm5gCkrERErHH6FgJF+CNaRZKzvC5US06wZxQfAhZCWYTdfxV4F/d9Mx+IKL18r8V4BZbTGRsy0euhnh41tN
phebmUxRrck7X0ZF0g+53O5srPmykIFPVpaAPG/AFbKRMxCLpV5E2VfacPv20Dr2Yn0JbHQy0y2MVPFRwEyD1VA5X9Fy9kU1nG8/zXcg6vp+PtfTt/4nLqjH
9P90cSeOKaoqbTpiUESBRVGEcnghvhBHQ9PP20M5apZeX0cZbd6HUkn7G9r/B9HfTd/WVDvtrldK7vW+P3FU5w+eMm8edO6bzfuLioZmtTx934TdU2XPWzEx
C18u2blxfcKSL6t65xyoSDlb7jp4ZefaPrHzq9/s3H3JA0vrLl7N6GNdtuNF+9WW/3U5+/G5XZwzO/xyeffnt39uGvfT8pf/eGL0kddX7grNPjBrSPEjt961
6cna81988PL0ywOdRd22t1w3M3bi1Gmmmb5PllovV481bfnxfNmBUOY791ecbtNiqvu2EzWVrmkrRvV+4GzjYfdPnXR+6hu9quZ1TF5Ysuq5o/0+XffmtJP7
F3/kuDzy/inN9w1t0uGbmKq776jq8/jdtqNbJ2QGmmyrefXawpitTf888+G6PefW7rh28uuKyqqO6dmF/7y6w1XeomTboprHR5zY8+b6vcs93g8bre00/uHy
nvf2XFy7IF5q/e2QVit3OQ8PeK3Cf9c4Gtfs3W3s0vVxUoSzRmBR9icunlm9Z33awbHW34qeq0v78dDx9NaX9qYNWONqlL/4YFrVtUOLmh45mnZ0dtt3J1cc
T2vfI1y7wPRdWqtmxeOLv+hbs/bDyyn+RQUp95y6dHJh7siab6VE85j4ESmT80ZYDlueqRky76eXZ6YHUy4dWvhIv43hmri/devvH/fb3I8Ptv9l1+DYq+lT
MlLempbztat2zaFFuU9eO7K73+MOf8zK+6buanLa1uvWLgvilt535v5r5d3W2H7p8NL36aOzq9oWvn3qYudB4zrvfb2z0/Lb2leyy99uPqPRoT8rfn3wQV/0
s6+0SPxhZZOtsXWjO/oSTmfPzkvrMaDsxxNnNlfHFp2eOnDi5c6NU28b9tqDS7N/H75oeNnVHkk3P31/x4szhZq6C5Hn95G0//TzyP4gDfOX8E3GuXM19eD+
tA170j6PaVaefeh42j86X6rxTTqTNnzFd5e7ZpA4iqW0oBE3Ncz/GvI/vJH0Mvpg5E3En4FavaqGTn3h5A4BCcWwBw4rXTKO1QXXKN3H8ltpqj8OaDSTDOnE
NYSk2rXvo/Vcho0BP95FdkuAhOGcYiVdiYad7yqsr37E4MDbS6MPBH8Hi6LyMNrnQ0xmi+Z0xDitvx2cx26BXH7JH+H9QrpSMiEWCy8exRCatZvaAlPMSL6S
Cs7GvcUzXOyuXC5uQzXn613XTP39+21qrB6I2AGaMoi8ATHzFLkpRM+1gfj7x0zkXKaTCv8XlLPGBfmFYMii4PZEAJFxWv0SnBIhJbRL6khsACT4FXS5E0Et
g4bOVYq3gpion2hJFtRC1KMn4S3O8Fjfn1A02WnU9PcIKRgADUd9+WQfmFtJ/kBRPqUK1SkKCLRUsePALTAFJS/G9PWY02iPyuSMpw39ZtKsp4bnyvcZtSna
+rA+M8GuO9lTjeClk4307YVNLtAaEsewp3r18YRiQbSRqNiI+roYXCqIblE9SVKxD7doTtigE9doVIqeIRlMpYzHvrvtcOYqe+crVx7Y0nj0tWnLzk4umjRg
WvW7OeMvzX49VDE0d+Ybu9dZprxyz89nzb3Pz/B3fOShLe3+3TPBKT218KPhM5PPRmf8ln+sf0nt8+Nydpz97/erUsWNaSWB5VvmL5m8+IVZH/ra9I6qLfv0
6PwTbV/LujJ7nmX3tjvmfT/254r1Fdvrxr8z8vnMZ+94Z8mqRNPWx76ObTW3+syR3TvFLp/8ciD79iF5i961TJDOV/Wv2HBt1bkHrr2ZUTlw9fDmmdv7bp20
6sSqf609PD8mZ1nPr2Y8nFZ5qnNl7Okx751avXPPrqYnDjL8kjqyumP87Rv+YOs9x2EW154JL0HIe0z80sLpe6dl3NHotbgPt/aJy8iufMT53pLPXn1MOvTR
4BXWs6+fPTfku+a1pmOjK/79e4uNM7qvq44ruedg6ZzjWVVNxH724TPKBi9sdXJM/Jy/r0g8M3GQ71yLZjvWncoatP6blVM7tvoqvss031Hbjk639l6w+sdO
69p82cY3q3m3eQv69i1ec0//Bfu6jU/o81LNrAW9d/Vau/HptSdzo3sesR5cfHPX4w+t/ymt0SDbwOzMbs66aROmXPt45pXT8Yu6v7etw1ONXn376OEN3S6W
5//yZ+ydrRb++sGdx2o/1ZHVWN39O7r7z3T3V3RaiLe195kbtfcxF7W1TZ+hdbKpWae5tww/r7n/7aZpmtpWZlTz93dWfqk5hefR78pf52u7KJxczn+b/f3s
Y9z9Leu33DuJu6+11cxdytVW7Bje9JB6//0/b3l480QjfbDaRrRa2farfcr9lMX+5PD4l5X7qsHRaX8veF+5n3Nu2457N3yhNK68ZVfXk8+UKx1f2XrK6spA
Jbt3NBcuxk7euoM1rrzJm7+GO6e9yDr+RNPVHb9qPHkOvZ93qH/+Ldu3/LSFbd9ON7/YvevIwFXa8RdmLS+Mf29J7Sza8d5Gx/p2vKt1p1pyn7x5071HNj59
uPwSqW1MytAWXsf0pnfPJB3/rz7L/tZ4S9mOio+JMDr+AeHrJ9a02bD2Au6Kbi3vvjjh9uWZbxVPx9/21P5W9jOZ385La1kD97ctqhv2xyMn2kwa0PoM3J/4
fM6z6zrV7Vy164epUNvs1N4/Lml0c6PYTYtWgsqi0fa3fa03Z2z6aOV0ONFu7sOml44Hhp4u25E8ejKqbaJ17NyDr/x8vM1L64ctQ9+2pJPQdI8/afacnMQO
R0ym9tvMF9t2737opspZqQ+9qp/Ppq4tsosPNkvpW/blkz0u/HzA9Nnzv3uiJ1Q23x7zc3zxvgmmEd1H3HL76UmDTOd/WPHGHYvG7ts7o/uUecGCsacWzXts
957MnuPHxB+Y3zP9wgtn8nLf/UfM/vzsFVOmvPWkt//8rinNFvjq0i8fq7r4p9T427rMPnU7k+zJ7f6ncPt+kqIIoDi+LmZUDJgDiIqCqXP3KMpBqZgQRTAn
ohjKHH6xjKBHFAVBQEEMmBAUzDn9HSZQUbIRE/pGH8Wr9Uq3qmu++9menrndqa3dq7sQUy7VsOEjRo4aXf+Hm3HGm2CiSSabYiprrLXOehtstMlmW2zljLPO
Oe+Ciy657IqrvPHWO+998NEnn33xVTDBBhd8CCGGFHIooYom2uiijyHGmGKOJVbJJJtc8imkmFLKqaQqm2yzyz6HHHPKOZdcFVNsccWXUGJJJZdSqgqnWOHw
FZausFsFavSbOqvZeUWXDbf993fn+nPrRjx25vRG4xN+3/wU288wPseo/QvxZRjL6V+Kf4XxNX2F+DcY39JXiq/CWE1fI74WYx19vfh3GN/TfxD/EeMn+s/i
GzB+of8q/hvG7/XvT/DO9Ad9I7Z/cu6mD/H13C3QzeY/3kl8S/RW9K3Ft0FvS99OfHt0Z/oO4juid6J3Ed8ZvQtG27RGY1f6bs3N59hV5u6O3oNr7Cm+F3pv
rrFPB2vsK3P3Q+/PuQe0zK2fp27Nfz9P3WX/A9E9eA4HiR+MPoTeU/xQ9GH0XuK90YfTjxA/En0U/Whxg7Y8b9dy3rX5Dn7uIPtHdOK6WbygK/ox4sei+9CP
Ez8e3Zfn0dbBMfvJ3P71d0GucYL4ieiT6APET0afwrVP7WDt02Tu6eiBXOMM8UG10c8SH4w+mz5EfCj6HPq54uehz6dfIH4h+iL6xeKXoC+lXyY+DD2cPkJ8
JHoUfbT45egx9CvEr0RfhdGOa/Tqlmv0778hol3Dfa+Vfa9DX0+/QfxG9E30m8VvQd/a/P/3Un0/vV32vwN9J9e9S/xu9D30seLj0PfS7xNvR4+nTxCfiJ5E
nyw+BX0/far4A+gH6dPEp6Mfos8Qn4l+mD5LfDZ6Dv0R8UfRc+nzxB9Dz6c/Lv4E+kmMIbjOn2q5zuvbAtrTLa9B/XA79nlmk8vr/6xYfXtO7tfHf16OvxD9
As9rkfhi9Iv0l8SXoJfSXxZ/Bf0q/TXx19Fv0N8Ufwv9Nv0d8XfR79XXPfx98Q/QH/L+R9x+jO1fgbjbSxDaDgA=
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
