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
H4sIAAAAAAACA8y9C5wdRbUv3F3dXf3cj3lkMo8A1S3IQJJjzsWTF2qy5wMM6MGcc9HLvZ/fJwHCgQkqeZjLuXecmTwIOR7UgCAB4TAzUcLDIKBAVCABUQOC
RnkFREAFQUWJihKPKHf9V3X37j2zJ4mov98dyO7qeq5atR5Vq1ZVG0tWftA0DMMc9gdOE0NDxmnukP4zTnPSp5fGDJlDp5n0LtIQ/VgDFB44zdKJMitp8a8/
VCho6xSufYBrHxjQhWWex6B/ztAg/RmnmQOURG0MniYGECRgBofyJnW+ISTbQ7oap6El5BjgwMBpPreUtT/AbwihId0/PDnZHtSNSB1B1btpGloeTOvXT8PI
shl5Hwa5g4MaCYN5RAZZ2uOQgcgA8QfTv3oWAkDDTJlz7Gu0Uoyty9kaj5Kbo0AwVMR3HfmUs17VwJAunGJrIM2nIz08dVAOZBmCoQxU5MjCnMAjmSNgICWa
gRwjGs8Duvp06Ix0JBnwwWKAcKUHNccrFXGH8qFJEewNDuaD42UQoJIURB7hjG7rwbwLml5ArANpSKMHKBvMWxNZ33OU4m1wMKcU66N6LIY+WmQaHtyhAurd
HEBvaCALFsef2g2KBaRmkJTrMlwOapTZ+uEXEO+m1TJeU4LIIgZyJA5k+NTUNJAhdAA9HWCkEJcxUrKxGhocqkcQdeVUqrkvpZhCN9yBHAdOygKuHtmMdAeZ
TFKuHyjwP1cmDjetpR9aPe0DK//nOWet+sDKVWeee87p9Fix6sNnfuCMcz98xpJzlxqOdX20NfIc25NVu6XVkI50PNkmpWyfYhh2x9RON3Kk6DKE3d0z7ZBu
ETiRH1AuWaG8jmP6RiSDoCsQFdEtDg2cw5T0/UD40WGxE8vkTUHkCfrX7XvO4Y5hH2G8+c1HHimsivCP7I2PMhzHM/C/EeMRCWF60dHC9CPPC4ThyciTspuC
PdNn2PZMz/P+ruILT9hcyCNgZXC0oJCgFnTcWyqOjeQuZ9bfG8F/8Y6ZPr1SQZoX/L0jjEqAcvasv3+rcP5hth9VKl3dqMCQAdUySwjLd3S4Y87Ruka/W8w9
RM5zXP/o+bZ3jC2O9ajYMb77trcLFOkW7xAVT5cipKBIRZd0hfDQtE8dm71goetOnxVIGbg1v+//qb3NPa6ncrTXRe/CEf+A/MJI0ZH+ryOMY44/4Z2LZkfR
Mce47olxpSLESXHF6Ap9w4vp711+t+F53SK0uru6/G4aHvHuyAgi8W4DlbwpCCKAFUXRwn88+eT3LD5mQeQdHvyTd/Q/R84Rnn/0DMf3MASG818POaXSwe3a
wumaLaxjvED6wYnme6MuFxm8yJ1jGMCOi0BE/XqfI/+bnNPlzT7pVP+//w9b5H+WbwjhC/4nI98xI6ITwe2IyOwiHRmYjgxneYHnmf+vDEwiHN+3TTuKpGWa
NIhCBsKuHFExZ0VHHEFp8v3Sdqwu2+i2/7//355NUNr2ITZ+6U8Q9RhBHNk20avn+TTWBK8kKOhxkm0HduMfvwvHEJUKOuR4dsUQvmUZtggqjszG4AOB7OKK
Ah4KQ0z6Z/oTohwh9lOgyZ80xv2ZaDHSiVR/l6g4RHOOCA1NpMR2TojR7XZOE13TidApTBgwJIAWppmV9E3Cn+FXbDMyIsPQncn/0ubfI8DV3qxKEaYlix3v
aIcK2bZZiSzbPjoyhBUFqIMGE5hy3X+SeArL7CZERd1mYNiGcXokHDvqjrxZoiuKuEmZsohmE3RAON4Z7z76qHd3GUcHDomKyO868902GCdCC7ZY2u0fEp31
L0HUZQtQiOm4JJmALHoRgS0tirdFdxD4fsn3KdFAxvf5xmzOSGkUz8GQ0n2Hwm7Z5X77s5Dqnx2dw01FvilcHneEidMP8Y166ZLPP3ghxPb7y2h4fPxPI0KV
MHQlv9TlGowSbgDNkzwSaSV6eOS5fVVCKJFg8MFjnO4PffgIo+pUSbBGPglepwdjd56UYnnXijmRQ8MmuroCP6LxjqQNWe1VgiiVMkT3XX/nOF3Cfd/KVSud
6SvdIHArDEDHcfIjHyEYqM7VXf9T+Muj6ee7+DuGgHCCivC6fKrRcL2arLnu++a4x0x3jykfY69E6100tt5KKt51cte//i83+N92l+2a55kPOg86jmUajvRo
OlkbvrM1dEdFi/zg0g9+eMW/CqN8xkdWrF668gOrlqz4l6WrVhprwizmjA9/aPXSFauMXwVhGvPBJcuWGn8MStnrh1ed8+EPGa/n6WetWLrU+H0Q5RV85EOr
jN/k+VcvOfcjS1caF4YtWcRSUmvnrDqHIv8tzEqdteQMAuPVIMt05jlnnbV0xdIPnbHU+G1e1bnnfGjpkhXGH/KmVy09f5WxLmwtvH7g3KUf+pdVZxsXhJU0
dsm5UKOrSI1m9ZxOEctWGjLr84ql5y5dsnKp4fofD02jZobfco5dvuIW81bz1+bvzFfNC8RF4mKxVdwk7hD3innfFA+KvWLYelWstdZZt1g/tl6z/mh9zv68
fbV9m/2g/ZD9bfs79m77u/b37IftR+xH7R/az9pP20/ar3l/8Dr32a/Z653d7kXOJ5zLnBudLzi3Orc5X3a+4nzVucvZ4ex0vmXf49zrfM25z/m6s8t52HnE
ucp5yPm2c7839Sr7Se/73lPeLe6t7kvuj52LzW3ePd5W7zrv83KbvEl+Qd4sb5G3yi/KL8nb5O3yDrldfll+RX5V3invknfLHXKnvEfeK78m75Nfl7vk/fIB
+S35oHxIflt+R+6W35Xfkw/LR+Sj8jH5uNwjn5Tflz+QT8tn5LPyh/JH8sfyOfm8/Il8Qb4ofyp/Jn8uX5K/kL+UL8u98lfy1/I38hX5W/k7+arcJ38v/1P+
Qb4m/yj/JF+Xw+4ad627zl3vXuBucC90N7r/5n7Mfc75ifOC86LzU+dnzs+dl5xfOL90Xnb2Or9yfu38xnnF+Z3zqrPP+b3zqPOYs0F+Qu52Piuv8q7wLvMu
9T7lXeJd6G3wLvDWe+u8td5P3BfcF90fuz9yn3WfcZ92f+Be717nXut+zt3ijrmj7nbnCfeb7u3uXe7d7j3uQ+4j7nPux72rva97d3mPej/3XvZ+433K/7R/
tT/iX+/f4N/of96/2f+SfaP9h/C18Ev+l/2v+Pf49/r3+bv8+/0H/G/5D/lftr/nP+w/4j/oP+ZfGz3h/8B/2n/W/6H/I//H/nP+i/5P/Z/5P/df8n/hv+zv
9X/t/8Z/xX/N/5M/HGwM/i34WHBR8ID38eDS4LLg08EVwWeC/wiuCUaC0WAsuDbYGlwX3Bh8PtgWbPNvCr4QfDG4PfhqcHdwT/CV4K7g68G/+R/zvxnsCu4P
Hgi+FTwYPBR8J3g0eCR4KvhB8EV/p//94NngKf8bwQ+D7/pf86/yX/A3B5f4VwefC24I/uhf5z/jXxh8KvhacGuwM7g3+FHw4+BnwXPB88FPgheCp4NHw8fC
7eGt4Zu22lfKEXmDvF6u8Ya9190/uX90X3P/4P6n+3t3n/uq+zv3N+6v3Z+6l8tr5SPel9yr3avcK90r3M3u5e6n3cvcS91PuZe4F7ub3IvcT7qfcB/3tts/
9W73Nvu3+rf4u/3v+N/2v+8/6T/u/8R/3n/V/73/W3+f/zv/kuCq4LPBluD64Jbg5uDJYE/wRPB48FiwO7hR/jR4MdgR3BlsD66xbrI/7v67e4f9H9bd4dPh
U+F3g//9veDh4Ar/Sv8z/ifsT9qb7Ovs6+0b7B9Zz1nPW+uDC4INwSeDTcHFwRXiSvEZ8fPgF8Evg9vC28M7wse8C+xlP/Ne8n7h/dLb6/3K+7X3ivdb7yLv
E94nvS/Yt9i32jvde92vud/wfmE/JV9xf+t+1vumt8u72/uqt8Pb6d3prbevEleL/xDfEg+Jb4vviN3iu+Jh8Yh4VDwtnhHPiju87d6XvVu8X7mXysvkp+XH
5WZ5hXzNWS8vkMNyrVwnH3UfdL/tfsf9rf177z+9PfafvNe9l+z7nRFv1Pud96q3z/uJ94L3ordeXCg2ii+HXwm/Gn7Gusq62npMPC72iE9Zl1qXWZ+2Lrc2
W5usi61LrJHwuvD6cIN9ob3RXiPWinXicecJ50nnGedZ54fOn8LLo83RVdFnoqujneY95r3mButCa6P1PfNh8xHzl+bL5l7zNne7+2X3dvMOc7v5TXOXeb/5
vfDh8JFwo9wqr5Mftz5hfdL6mPXv1kXWN8T94gExKsfkFvmA+S3zQfOX9sv2Xvucc9eZm8SnxKXiAnODeaH5RfNL5m3m962nrB9Y/2vgow+7j7t73B+bz5nP
m4NDw+Yac60ZfOyZeVujbkMZylSiunZ4eNhIxGxh1IxapERPeKcw7SGxUJGKoz/7XSVkNGpV/HtXTyL6Y6s2cv3aYSM2a3ZsWMhp99MLcpn9ibEqsZV1YskI
xUL8p8xeYSTW8VyPRWFqKzI5sWb0ik03UFWcjLdLb+CKKZ3AGb7zkmGjVumvnbc8sWbrnDVjAcGxKjFn67xUj7JR8bLE+UdqwlbOstrrr1v9iVOrrl5o1IZO
KFk1QznUm4HlyuzPytUAv6EsZfenVSsCgtslOIbRwRpyc4iyiX7KLZYtT8za+f3cIPWDuj7Qr9CjUJkVKhsuNk0gz+D+1Gsaymui/6gCQsOyBAgbQLAmViVA
BTKgVqp3tn4Lw5NMa4hgtahSQZWKhYRwY6ZhEJJNPJx3ljTiY0BDDxpVai6hzCKi8oyR2AqVFUY8inrIw7AO3V8f6PU0/x6kGKtPbUwcZeIhB4HFwQEMF/0i
9nX6q6xLzMFEUI4Byp7GWEoOJraOo9wJKlAiTaUaslCCBgbmWJ5ua0Ne5/o5lhEeZZoDyrg6MY/Tk/29C5Rx7QioWZmjV6SRzy44qydsM0CnIFGj5irztZD6
YBMm8DNEP8rIX43QMWqvm1Skb6gP+dWK2jVD/bXuE3vCKlJqiDyhv7aaIuqFfm7a5oA5SDPHgbThfUOxANLvSnS3+c9Yl4Vffd14L1jmuGypcmYhfMaKmvnO
EgOd9WPv0OkAH0QY26j3ikRQauKcgUGNbSIbh7nVoCE0RxIi5qXMo4QPB0XtmrkytkNFpUapqHMGoSPEqzOKEhSgHMt76ElRSlDkEryYZ/Yk5pVgiD7jv/bE
gkqElmGEHzQ0+7Mked1cTtRUFoZJhEhkJhRRjl1DP93l+nECIiFIIByQx2yWx0zzhCBJECFYlMDsYVxQG9yUCaFlVK/QhH4ecRDDYfAAU6XEw43VGipNYNYh
WWODVk+m5qw0J2dJi61AeloEpVogKA3+CStEOv9NYKCzsX3rxq211yvLE+pKhcZMV1Fh+afskqHy0XeJ7hdTv1nunl8hzq2tOb+fBvTj5yvrX7cuC880LTBV
xgdJgYWIXVzNI8RpgrhnIJFpmkr5j5guccAjboFHlORSmiPBS+FOk6AXrADuIhbMoHfo9wSmOAe0Uod5cUnLchqYtecvYg4a9hbxQP1xKv+c2KO1RMZwQ2Mx
UqlvCWHDpbGKBBGaUdtwNv+8qyd2CvmrBvI7tfXnnRhLev7JpXKxoySTJ2p63e3f1vfWDTsoH0WEl5sWM9pgA/7BFARlEdvOYiZ7dMzMlJV+pWgiR6fP+GdK
oTLD+m8f8eeOCiLeqpx/7VtwwUc31KvLMy1YjzxO8Z0JNrzNIkp8E9NJbZO5LLEP5zDpwSOPZ0heNEiz1I58LTA0Y/aKiBA/sDyRLPmVnMgQNII6GoxA3HsQ
WUhtVGPJigSVM3Kt5UqSQF/B7MMqxdTsQ8DN0MC9DbB5/bUZDJ6OsGvV/uo1yNedFVD2TONUVK/sXnGKBt/U4JvNYDN1dAbbgbOg4eoIt8n6LW+XgCNal6Rf
7OqojuoVHlEKQRQR6dR71MuCQCO81qv7Q1iab8yghzNb9FLSJrNfD0/4SUHDplgcaUXHggJK2Eus6uXcEgmK+YYHKQnZYCLRn2/4CL3FDI41A10+mi0iPKu6
fHtj+XZdvqrLT5lvTNHlO441OxAzjWcBVLyThAmhFfMBJZphTOjoDKmofBo97NmiUwOiZguF5+EakN5GQHo1IIdrQI6abxylATn6WPNoYrA+jQPGQHUzF0Of
uEf1904CMR0aNMTNZKnh92iCkLOCoLmbxjXmU8tBPCzNiShFTpRl1ne1j4njE0E9pIEGMX5M8OjV7lyPCctmAe1NAz2GymITcybQD1NGlpdejfnGxSTzamIF
zQGtWEDjgMUOhnsIufMNW892MK3cJDI6+e80i0q7VK33yKkZGHSnFvVTb0xiouoaJl6IUjC4HsWaCcIRPJekzNW0UiWgUAJos3XcyN22EEP2QBPUcUMzMqXb
BIWJLFuGEDTFfZIY0qICs8DS1X56B2Yi0s0SeCZsIK36OdTLU3VW/45yqtfycqEujjyeh+TzkjzfVuTLo0/Ps9AUrFmWvQtO19j3AJicLubGLh6zYg+P3tjH
Q8WBkilJBXnleRW1fT/C9HX4PnRtBkYcw169TjO9RvcMasa/a9L5lqm8ZvU+N2m9WZ3u/upkRAfKV55yuevXM2KJmBziCchf4o9YMDkgqpqyCZGoDjWMB82w
UiQUo2mQeFgh1xCbjmlYpFCQ0iFgoj3pVNegEOa6FBTHmnvM8OczI5Ooi9T/AKhM0tNEeDBn1mdFQW8d6D+qlwjQzAiwXBUWKfvQlQEw6xgmy12TWfYGzbJR
BdBYPBscl1KmlOlWlQQ6PRQJdHp0Ep3Qozf2ao9cDRGw2yiKAFo4GHMgUPvAc2qOIBFd18tzxKLGV9C5N0/MpYc7T8yih5wnIAydeSQuzVpnP6ozohKvHrEQ
Wo4lkJf4tRfdk0qR8mvGohKN9PGlEPIuioPaS9fyipY0CodoRSWype9eRNAcCCyE933X8qJztfLfAx6k4AmIfoWzmQraxH9XTw2Ka1hAkNyYablhgamPvz2R
GdXuGIkpguTN9jgiYEsqqE+O47K18DhNoS8PZYHXVemOpJIvikaU3JIQD47RLNPJ8yztKb4OndlzVeyNG/IyUVadiUZotNz87azjGziMVhj1JU0h494FS2nt
StLIyyMm1ENUXqzHmKQeLIIJMw0xEPaxm4IblLFXZQriqjB2kTeK3RB8ilopzqGIKgrQPw/ZLYvmAwSck0Y7OpoEq4FaqLiqxh5qCnVqCL7fwoh733vx9+iC
MQpz8L3PLxgbgUxYkhg9VGE90/OFTI8iE6W3qAoPS6GeEkwupTsQ7RWqjCvKLVTkFSqKW7ECBx1iWuUlbDtoy6ab7aA/A+snCr1LtdXMyajNVG2zwU9Ep3IV
TcnBJIuIaYmBiPFVFXxkqAr4yFAt4CNDtYKPOGcnPYjHqkTVpRNKJczk/koc3PfoDfzfr+l1buPrrPrrz+i1t/G1yOFhyNJrYDkwNAWUMKXZ1GCKjs5npjmL
qymkV+MOJHvx1AJx1oOS2LITNEjz8E41FWvbDtVZ6zy3P6EZug1zznRRjbvw8OLuzJCGGVLSoxVwTzOYenR0CtNBZDG1pNW6PS6rnmyerMrcDAIs5KhkWael
Uo2X6nmvN5qNgs3Ugi3N2kTAmfsRcBvNBpLbaGIJ1aWcUeKpbiVHielY8rYR8cXtkHCExjaQckBM5KqyKhEea7uM/unCYH6QxIZmbWcWUeVsZm1u+t6SZpiV
vrem6b3pe5imq/Q9StM70/dpaXo1fT+EuCxFCs/8gY7Vqo3NqeCsgDmraTdpdgPOIhbsz3sBRjI0/GAtgyEHWxkMMzjLYGhVqEOqX0U61NmvpulQtV8dglAJ
1UAnxG2kI4b6MbRhNrYhESGhsVPV9cznGb6ULlQXycTuWNLYh5k0yNPSNVZN23DrwmKKjo+CUGtNE8oxXRN6mqZBbCC0ieRa1tGaXFlJFwg2aa+TJc2NKLmd
6QISLAUqS/XDA2pjosjEOH6cOm5L1XGBVNsg/vani0GXNH40VYTxg6BqBlAYFiyTRDajWKwWZXOJCbqQqba4n/PJYtwiHecW407TcV4x7lQdVynGnafjqsW4
s3VcSzHufB3XmukJH4gpgZr9OjVPoicCrSdKrCdKmFMtUiVI/4X04PlWSeuJEki7lx4t0BMlrSdKoO0qIXSI1BRBshAmQiP8iwlpAhmZOQcw+br7pSX5fxst
eeGBSCclE6cJScgmw+82GX4voxiSpymNxdWMKkmEgoj/KjTSomnE0TRS1TQiNY1UNI24mkZaNY14k9AIyCMVwcAJJuyZFXgSG3BGHqV0+aHVopnZkyMnrNvE
0BmQYdEuNtO4ChKR+rZZxFkmlvSZpcwYVzNnyUxakHC1ubp6hdqp6rmZyU31p5m3ceaaLk2k9342xaFRxVXflJrEuG3YZuinHT+dnPyFYnLtKQO/zxGAN9fX
dcj8/lI+Rsqebm0UkE/TrU2CFl/0pP65eI4IrAJqTxgaaug0rppiclMmb/8djHEPeLpF48mmUbWGqWkaa+t8esh51nnYz5pnna2J/TQq8CyMptVbGZeBfq9+
MbOwBDzDzWchJlbP2NiK/SyGcNiG6UM6EyspgziUVuttsE5j+kBTtVYqs1MHadWJKQOFUNEsDtESFNMECoE/OjnUgu1SDjnYI0IoqcaVfF282+ifaRjVL7Hs
McoW1iC07IgrbIuK0/0BR1V4GUIllRdHumzZMiysnD3VUlgIFGf/qkV5vKAoZhq/DsCCImpYk1SLCwi3YSVSLS4gKgQPTXbi1hBmOFpR2QAUKyusT/hJcyN+
uvo9M/6aJ0AcsoCiEa+ZKSPcphkhLCxIypMsSMpNCqly40KkVS9EpF6IhHoh4uqFSKQXIhW9EGnRCxESM9VQr0QcXlHR3KgNg0/CBBTEE926pTkoTHLs0IAB
hbjkNTNmbtlnUmmSAntNKk3vL5lMluDajK5h7Hs/aCw19BDRVW9PjW1Z7Zrdq3doqWCFKUt19qd6jxKJgOYbKRuD+zHVO8oykkOxsaNjPW3hQ+xhOpb4C7E6
jzKPsjzkJ61hq0O3JiRKngPDUeaNeBL860XCnKYFUnV7au1veMuYnmK+nEumVOrWXsQWDzqdS/+vMNUHtTWpydms3pnpg0iLTi/uwcPWKDXiDs3LE8VHoKPz
ueGBM+kRJX5XHWCtjmYFOnS0LkAEW1oWT2HVF6saz99XJ1OXxXEqQ3zVg/UNaFb/R3Jkiir3x+0qVgam0gHRrb0KZKWwgUmhNo0hS8uDdmX286yFngzfe4gQ
SVT388YU7EmkQ5sB6uvotGd+SqAdNVG9S5NqHvLBWuWSyDLlEtHDgqNnUYlt2v1q6skUSh0JSkQ6SYl0euIQP1C4bToRkuSdYSIOH5sIFOWRsChhkeoB1gKf
+5rPteIyq3dng6xiP9QAlTLjg5/zeqlufGheEEiiZSqgjYEBNkMQ89Yc4n623PVqy53S5rxObcCrgocnTtrUAa1x5abWuDLkTjprUw1TGsW2ONIIcQnKhYih
rNpOIKy2cZ/fU7JUitOSnkwlcjLDkEwNQxUI2v0YhqpUFU/bxtmGeNrWaBhqOaBhSBXEcDCJGNZzuSb9zmdyza1CFS2MW7QwrjZYhWTBKsQr+TbqgSIsYiZn
aDnr14Uj5is7MvEDpb+jIIvSGQCpeyMfcxR6NrOFKzP8+hQbxm17yMy2U3YXtlMMvQ21X/N24/5KuUo63CrZjnTLnh+EUUWbtyGaneoTa6GuZFQOx+8wGMXN
Ed7Xo0lrkjsziBN7mhhreePPuyORY4lLI1ow0BZeYaAd4YjcVNpDKrne8Fk92hCqjKKBlIYizmaBZt0+WrQts6aSBfMsd9U9Qxd291M0cQkJoqEwR6VeBJO0
J8e3J2GjlVsooYQ9DppOQTWa41SjTqirRig9HVdXjBzHinCOtVhpNw/e4Pn0Wr2tRtnp7fJ0/CI094yRtzW1v9cwZnNbe4zmlRZsfgXcn3l8qb78L6TsXUBY
DHMac2Yap5dtUBajOAPn9X8fR057FxTWa6ON+UY1mqhvI7wzb+Rmfj1gjbnzxDEulgG8UMnR5hl3jBUHBhiapKX8pQ7qZHUuGBvVVRWoYLKc9U0LKhLmyzOd
22xcnhE6z9U7bmdjx01XWJtWWJsJqItsfzJOcZOtzoKixWY0NlIqwCpTZEYIL3N5OJgFD0nG4n5o3U0h8v/WTeXWulx6FBsk0W0UxYqsC5XjS17+Qhj3JpCg
wWvp/IVKGwXyPrMHTf8tUOaGRSRx1ViSIVBFi+31UuPriGTIdFCzc86OIEUSUZcjdn/iU2I7xwccn4I/W0zT4WoSzhaLlYmdSanbwDqiOnwRUxeR3WLlz+Qa
69ETxXsDf4yDdYz4lVY1KihEjYwfrcIrKQGmYqLxz27QUDBF65fIaTJ6BTpoGLeGMeXusgKiTFcBTLnkbzay2u6b7sccbHWau42Un9dcxOJ8unUa1rbTrfMK
Vq8i3VLS2Uk0iuepKhrdkuyXlPWQklQ5pYGzNIrXXlT0jGqixTGSpMZGDzyAWAFqupxuzYKCTTfxMyE3tx97+RBxBZ3SoNh505QG52JRM5eXsIEJNUftj+Vy
9eV1KYo81tENxc9A6enWXK29ucRk3I5BmMXoWHdRsd+xrPcc4zAZ+hdr5B8A85hb1vYa+dyKB04ZY6MTcVnHJPwS9WRCIxMSQjTMgJ5FT3OdNxknoImRUZ4G
7U/m8byIGQJLI/Hn8YIgbmjCC4z8fBorw4ct4Q2Zg5l/hrEs8ev+GZiIL9VeIWJpidclc+G9TuvG6m2MNSxUIJLmYnHytiTAYyGn3742XTfOinm1NiOO8OjF
xlG60PQx6RINtXlcWydyTkvKeKjG2qoxtxHRogbLIVq7lPPadvHMLCnXhndacITy+2gmtagW6CSqZWe2ln23KsN+tjktOPwNCyYVv++nT60x54hTVElFCr19
hIt9g7NRjC5Qu+mp7SZcer5hjctSVRV46jTEUUzWzlHiFFpAUfPvj9mxPnWac1WIZZOrWuZYnZhgz7OqcCGoVVfD9Q8hbzXcASkEN0EXnng2PbiTEuYgrG2w
ikl9ya5qd+B6Ux4wB+0BDF7dowJ1F/3CKYKdGYsRWEdZxQivUMRbSGuGNLynbyQL3TuSePMspc+FLMHBiCXL5xtP6F0SazRnjzMTf76xJ43OS+ezsJ0LqLnd
Jgs2bxREjQRBUNTGEsHe5aOJGE3q8I4VelcPE5TKHc27Ra8jIyOJPZIE86xZBV4k0JJCmSRU1pV5JVhvkCiPlBitT1FHCi0InTUFL+Kco1QkmQykqBAfFeLD
0RHAJ6i9pqgtzbN6maeJCKmFMj1LJKkq8yw2Tma17hxLqvnIoTtUYUhUGcLhvmWUyoeqZXR0pD7cVKKVBssqdKNKBSxqpDqaWAVwq03CjIPRYovohTWSVEeS
tpGkRbVyXUk75aFQO5puUy3oA+cJm3a2bZ7FLiAaWPpto9xT5vHyykVPqkpcSckuKIFiqsA69YnHciRpRcMYRWVTD4gGKGQhQyu1XEXLRAZWYf0I46WFpupU
gRKJDahRCw0OarWbQlvFdgKMEdZpRboy69jDQLQo88ocT6Arc7TIF+PoqnFATM45mpiNA1KovsDPY0VGpU4xXbVTe3XaozHvIAzAbIheE2zlQhLlLasOHJwZ
TaYykGoqY6ADlbSrMpVBApXiBMrL4BHW62htRFF5ngUjTisjEwNVpdyt2JSB9cY6DyYdbhAIL1Na+zyaPGXI3L0gFx7K7yEYbEgC6g/DJkbGRsbu6lMb+258
9IZHg8E+cyN79OxNfSkRvvmSp79z9MCOLUk0D3ZpvUiDl1D45xVv4f0kvf9WUhXgEJa8dhhJTCJDopEycEtVQlaNYByVBQ7LZEAVYgli4uCapIpG7ko6+wxF
/97bs+OakS1JZQuN8EMP4u+lBRBYJLIUzBmhosanFhv/q7YrtiSlUdJmYnQLNjePO4b/frwgFRjgR/pHIHQxCLayNQj2OBDsNw6CvQWSBES0JekGLBRQ3aDj
4668An/3EzQlgs7CBi/9I2h6GJqyKmtoyuOgKb9xaNwtyTRIF3c0BQuBMsBCgOh6V0Yrngo0rbSpKSThlaaQClFQRiGeqhQAi4gdKn8RhWRUESlNEDizRRFe
/VhM2oz5xpsxtyRt6K1Jg9CmMiKIlB5/gkC3GI5rMXzjLYZbkgASKRxNmw656UBlYx4pPdwEjG68Oq7x6htv3NoCDUpoHWVGMDkQAQoESPzvxHCXQQdE+gmN
bevY6DxrO2K1qAppijSiqoi9GbHtVLY8xgoKxGjjR5AGpYI0CboOWUrUh2gMzZrQCiF+TGSpIssIskyjUu1UB1qmFvHfPGuzmcrUEhOBiVZ1yiYzvLzVd4fM
AUH/tIu2HPCyBcBI/WBRvvS9Zg322xwOj6xJzVrZsRklZ4vFtV2XrGGPAL0QHF2TrR9sWt4mrl7J6408bD/GNJWFg2PdCz+G00yUmtpLVtFKHikPy5tIubz7
YbLtIqpZq3hzogwf3YPf40pbqNQ3cBY3buA4jRs4SbVGUPOJhuL+jVOj2XvNTvdvdKfH1qQbGYuTCtYn1VBV0HEHexEtBGIV+36EOWChil2QFt4FaVo6QWZY
qSuqBRsiFRyyWtXft/vGm764+dJnvrtgjqjiCAVFi/6k9eSsytaDqrJVV9nCVX77sbHnfza696eokiu0+pO2RSULBwzc3F2Jt0+qdZ/eAzXRppto5SaeeOSm
hz728oW/KUBt9yftOdTtTauMK6ionSvC7mELNY3atnz8+Tuf3nDrq1SbMdk4wnkKx0zS8XYaduSoYWwHFIZTwbTXflLz4YwdYiEMImkLkjjxlBoYoL2GvSzj
pJ64WidWC3uxEr64VTwEdbWS7tmFaopqYd/OnK/0yrwDK0FY/RxQS2u2o8mHe6YC3FYQzNTJUQ/4HI1wRyNcdWATTKIqSaPsEf1hE0zX6iUtJeO4z0wf3fCZ
9fLtcScfJAE31u1ZcQd1RBKwVySd2MxWnUt7CE4cmeIKh/pRR2TpfTXVkdc2FndmLCYnZbGWcXukb2cGa2lgMFk7jJo7bBIGA4lJ7gn1FqC3F0Cn0Wkl8FsS
3gRsSSWUPm+kKVS70e6HBbl+zXgSXrSthNG0hZEFY3CB7ShsWXQQ0j1iwto+9AuERRC1pnuQBE1LgTpo8QPqaGHw30ME0goh1gEHGCaJLQwDaKVjPKGMXkHD
gPNNaI3qb+HusZtaeqCnbkpqqC7uQoX1BcJ4AuyuL1oay/Wg3ARyzbd8x+Welm8Tj0s4RFVSZZEpjQ64kKsO6lHHFcmU49auPvHse49429vH8lAO7t4FZ/Uw
7XWrLvqvm4p0H1yRKfpEJyGyDjCR8oialub7LzQlyMq0LyQde0j6ktBLtnrpXLhFdabhm2ly2cn9+iz6Ve/uFGBpWqF0XhW1MZLTChopVluvClN3fvscv/mF
I6nVaxFVu4dPvWtKRTRF8Jk7UdjVnoBmmdcDa/LWNcPpfRdHWYuTQ/E4NTkMj9MShcfZSYzHeUmCx/nJm/AYNpPD8dxoJkfALWmTWb2OITL1ce5SwV+jlPtl
lbg32sWqFHKC1oNSF4kgBFZrVdgCPpRNCoFvPcSyK4CjFM5YOOqwOQKoOxTqylExzmE4KpnDJuM34cyGow6fw85vR+B8RzkO2fuqlJk/3dz9qoQt/ZHsoK4q
hdNwU4c+hYibRjA11/DAwPZVYcqhzAEPHbJqxiJ9qMLm/ilSnKTaFq0sFXwg7cRlccfOSZgAkEg5GYfDoQWVxGF1mJPTV9ImJMypxAmYcEAxZBhJ0vKxF+YQ
1G8p4LtH2KdPg7IMN6gI9iGEINYoxIunrNjRZ7fZr662k70uCSgKZSf+hvpxPp6d/KXy+Olpd9h6a/SD7o/vuaXFrRfq48J8ZhD/3Wymd4QAXQd/8FjMzg4e
GPWNcZra8sa4Pk7B7pHFlM45VqduqffPa6lXl581x5qlzPCaDqs6JAbFQPOTi3p7yslnGNgUmKj5nhp3WM+d6B7ksHuQ26j9ND2k2u8peNlW/31tqp2eEqSe
0gEkDMyAA0Hs8eENhLDFeDiHAsZPL/uamrVpHNJHThCKeCsSoRJjGKEyMUWl9kMzrtaeJL0FTQoXpAM4sexkX9Syw+4r7FszfK81W+whedX3kDFH7IbgwsGT
0jbcH1Hetn4HH7LXJn8bx09IsDC3HJe04rGI07XJn2TPrJh9j+fStL01X3ZU2Dr+gOAgzOP3c3C+sQvP9jlip6jNgJH+XgvNMw6/kYpDohqXYYnGw1JlWBSa
O1zD0luEpVfgxCicobGEwGZENQcJtn93XFMUk9r+KfNOgd/7RMI17BIJViG7OfeudB+gonNHYSMWH8ywOGxOikVsZRHow+z/uN7UwGsnzDomz9OYPP+vhkl4
T0+Cyt0aoNPQ4JkanLMbcXmqxuUpGpeL/0a4DBpx+d0cl2JyXJoalyJ1YNW4FI243GtqZO4z/3rYNCfHpgbpWR7e59LhfdFsROgeU2P0EVOjdLf5t8Gp8hhI
f9t6QkHA4ZDCNOV6i/mkgN/yTOMJoWF4RGiYdgvMxWcaewidZcsxhRPq43IGlkBm6hU/VQOI+XQl28WzsYtHWPNz4HdmIN8nVKW+j1cc5q9lw3xz4zCPQ++m
i9KabubOfynt/PZi57/R2Pmaykdvd8PojdBbjowddRyNa2mEW/ps2tJ1b6SlTfTWoaY21ruJ6700rXfzfuqFz66L+aQ7XjO+s8RHHFz2vW9yfRIUFa3cq6pa
vzyJyFwt1876rWn9Qkdy/ixStcRwoaWEynLYRtp34Hzrjngqa5EqJoJgmFWqdQWchVet4N59k/Fg4v6kek3FcVYY5pqKPVJUPlQXdBgcZyMo5PEI1HTMVEpN
kK7UhFrWhAnHeybYKCVYHIqq7YRXcwMv3qx5cSfz4n1mwnS+a5yovTkVD9vBk5VcPLh18eDWxYN7UOKBpqqqowGSTRqSEYbks6lUuG6cVNicSoVLU6mw6c+Q
Cm8hUDU/3y+oFD13ibhVs56ubaeoL3DzSUGJLwwJypZtmDS9ikBs0STEFoF2oqbEFoHYXFBiTmzllNgimtDnxFZOiS2PVJ4+jF8GsfFJPJdnuWV2iSUiC1Yo
fwKFNdSJw/LVRnpsIKJKRo7hOKlXTYmpNSWmSib9Qj03fkpo24XLJqXMLlHCXJANpCWshyK2SzSb+dHEMNKGCbcWnQv0tB1rdmPvZb7RBSaZb8CHoDJbtMOj
APcBpTN6yNjY1Jf6EWeAwvRtR5/IaNbQJOvFZr525Itq+DCxPv+Re0CHV5vpSgmOK9VH1+jDaPSe3dIDsY0TTelc2OA5fB9P1A19Up5DKgvhMRdnG+cbb8Vj
Njt5U/Mz6pX06qNUWdld9eDuelDMN04N7/07WWHjtjtgDrZks/i9clliZeZtmjsn8MJ4bE163Ism4LNoNUOPGYkeoxNK9XvoHOWerK8wwzUd7PdKE99q7Rki
qYcMfY8iAZR4sM/4FBUH1kJVb0BXH+rqYYg7uZT6iKuQa6y3BHOnVCF7Crq1Ge9kD5yQeWBWkxp1ZUJXg1HVJZ3sckEQfTdM51TXCTDe4zqK40tOfurOqu3h
o4jpiTt6f5HW8T/cuf1Gt/aL+y77lFsb3k3rvZqZ5nSqj7OlwsIchEjLeov5O0gZa6bxW5MaoOcrJolRSt+L80wWn2Mq4zkMjrD4vFMVT5o+tcBR120A9sQS
Ttowap8k1NoFSLdbjZCup+lCubb2Ggzv8PDa4Y+mcCJfAc71QsN5idBwXiw0nJuEhvMioeHcKDScV6VwbhYazkuJg2kuWQBks90ICOn/SVCGnAVQRlJQbkpB
2ZaC8vkUlOtSUD6bgrI9BeVLKSg3AxRf217rZOHGAVCmlusbbqo4dghXvLYDnkNgPCfttR1D/eWOILIj+hP0zzTox40cD5Ze7bBT2+P0V/cwr09h20epdUJC
Rz2htWCS7FEdvOkPF6G2hvgp7PLBJ+mqT6xJb/wytGUBcU/mcQl8odBdvgqpNvdc3NNK8gLM2TrPgF2obZ5R1W4FeLRp3yV3Nl+7M1kfWibrQ8sESCd0iSH8
Pgppz/WmDVSb1FMoODl2K6ptXItTii0GkxYsT9al8oQe0KR7PHRxJ7RnW9ypWinVmGmcShoSVN+qmKoWj3Ip+o9eFtFL56SARJMBMjGha7KE7iyhAfSEgW9t
BD7pAPhtqkd1jxAIHaprhE//pRQFQQrn6i59CVT3X0hz3ZrmujTNuTxDeYM1WrrGKfMMWDA75hmzNE33apqG5XOqbq2TW6uZpOVA6Hcl0/rUxneIU7AX/A4B
J6m2LO7dOg7ON1M0Q3QUGMKbOGgd6T0x7GVa47uWJ6fqcAJpUkrbeOrq0KTUQaQ0hUmJNJqACS6Lc/Xsq0BaU4qk1TGx/akToWzCCZ1NczWC3DmBgNTUEd5/
G0cwUzXB/KVCqlMP4dS/AsGIXOwVSGSKrr9Dk4ihSWRKExLpaEIiTWSmc1Ak4h/UEDXJNeUAuZ7iXO5B5ZJNc6U7PMOrF1YvG9a0exB00gTUrqa5GqmpC/f2
tI0nMGKM4+Zd/c9jJzxz8YKxpO2K+FC4N0JDY87Zw1o6OQw3GB6iupeUcEEEDU/xQsBk2mI1rXCL7D+taHh97wpsEP/ZJdru2s/F0W18D8ehaV8WvuNMPefZ
RQvONt6V+IGezUy39pj4fdYcwYF+q3ZdYw6qpFsdUnf/HUu6VOuYOkz1FOM6UcV1XNHN5kgyBbtmVyQdWxKlutSUMdUJzxY19Ypk6pYk5sqfZp+UZD9doJaT
uss9wI9VsiWOlcJD0Zo+GSO27sCjo3BYSqliC235eLLfflvx/J2ppvLu+NSlPcf9j9Mff7zzhVXn8LUFaKNtS73KttFCLSNj11B/O6/EyY2VuBI76bpyLHnT
KDfctkV1jSWHjzIEzzDhHSEWHtc587hT/hB3Yf+4s54E4EbgCNXGMrQn6bwizfn7BVuOu+yxN78Y/l3L3SOfSdr2jybApjAS95x5fB7BQ1PjA36HFI70dame
wtuhApePUV8k3+3d9prANh+E1Uk9SWn7luTNuQ8nKL+BmtAOYSZH6JL83MS+obgNSsPiawHGkdtmk4iCniNmEo8kCYIbzeRIPDeZSS/hYwuhl4ZaqdFRAq6X
KjhydJTIJwH2xpIY+GoruNcmSBkdTZJRqqZTb/emSTQmqpOS1GjSO0bZ6EepIxFSYyqGby0cmrfA1xm1J8hM6gNXjXXX0TQS96pD1WHFiKNomT+EY+ht6Tby
b4HbWsMNbxATR6g3s+hP5HYq1TnJBB65Dh0bGY/hRvyeTitDi++IHofR8/EzTPyrtKZWKHc631zNxybGZV+En8UjMXW20BytPjtpOqVo5GQ4LqU+rAlnIhwv
Kcl67GGIxem7/RYrEIeuwRlXQ5F6ZKgps9h9g6GzwkKxelCD7hQSk0nyjavVrp/haSzUdnDl8WkFnKHpbMTyXPwsHIm7w8YCDVxymOYSb0JpDz/VkfiwkMTT
4SRtiR7HRkbGWOy9iZ0pDhsbpfeY0xN6b+P3Izm9jd4Tzp+oHkL3Iawjy8rBtK2X5mlc6Qix9JiaomukF7RAE6SjKIriW6lFzQutxCzU7ykqHqOBasUjpjcF
aFqJm+Kj6Y2E8HR6S9DkFEQeme0WO/ksTMUz9GRspvZkyhwPavh4iHZPfJZFpqNNInUTGztTVXITWyUzsY0vpE1rDolTzLFcPWtz1Yx5bFObSbOqkJBJK4tu
SOtR6s50dTQxjjpSJaNx0ggWw6D9Ica106urOIpwSFX0KoUqjlIJmOoNAX5owR3p0IndsHQ3OrG2cDFVnEWPbkwcXXUYJo6uUrqLiZ6YdjbMBB0+ZhQ7cMl4
Zwmz6Ow+hc79TSG69peYXWo56wOshAtvHeyu0UOTofo6l5ikvfakoS/azw0wm2SjAeYVp782t/bUpjWZJQgGsTRfwfzyiqPNL2ulNr+skdr8Miy1+eU1R5tf
9jna/HKR1OaXjVKbX9bLuAXSiimyVVPkuBXDX9GQ8cbXCHD0qM3Spzyr/cQms/iyZqdmo51m0/1QeUUbqj4/Z+jFHktUdqqAH24ORuk9rMndAtm7Odnr66p/
qCfxISck+E4APFEiuBiCzB1dPErKIHMJMi+DzJ0mFYAU0b+oH0fmDN4gwC1UsGmqEj4apHvSC0vYS8ZyFRDdPGSc0BMH+haQAvXsG2e+uxPXI9XurFNParzb
12i8uzM13j2QGu/uT413u1Lj3X2p8W5narx7JDXe7U6Ndw/CeCdCNo06OuklRye96MQtqPonjq76eUdX/Zyjq342JcynUsLc48S8iarP/wnY/DvpUYXpX2jT
v1DusSY8w+V8o4TjY/ONiB4loFHg4iscjnK0l42uxqrtlZmJ/whNWvVr+HvrwRlZMPylJ+0he8CFt8yQnTmS7zaWJSKztIM+QS74AkHRH8Yu3vHa6KRrsV+M
3eh2rSwaZwt+MboMbz18O5WC+DxHw1XOsh6sX2ES1y+Qjn0sxFIPmoBvYetNb2Y7PPWRMVIPmhKFtAeNzZsX7C1DIe1BU+GtDYSqE24wL3rH2NgsyveisS/I
L1W8SPbDBYcE4IpCRtzbnOXjVRkrBRtICtKrsd4FK7ByGtABEphjKZwKwLFSoXzwu8CleDT2cC38pD7SDlbCBXz3MGM4xDm7jHP52hNR9zQMVcuO2FetO2Iv
B5Q9XNsLgE4pANpRcAxoURGHSxM60JZ3oH2SDszSHeilxxTdnY5JuvPdNbo77Y3daTtQd6zG7hT9GepgdxS6ObXQzU6+0O+o9Mq+WRz6c7u4UHdxru7iLN1F
dHiq7nDnJB3e/QY7zEfzPSVP59MR7hI+3wAM2NnVefVph51PO8rNoHfnMYRy3v4pDDfs5fDZzeHD/eguLugCQmNIaHxLSX9ECrt72XcqwkqjVAo96KvXzeXh
mGUK/akmoc3VkAjoiYTjpVDmiXD801cLC/15un7smJmkiAaX85lC+ndST5xdJoTSno6n9ayZSyrsLevrxklsSlJnK2ouPArTO8fhZGeuwmc7XPgVehCqVVyI
xodeZC4aUhih//iLd0qiJbhqnkhDYvEX26zcR1Oyq53GFb4zhRtK2DfTzHw1eWuXqoKHucUVJbK/tphbVjokda1i/7Uu1JUuTOs8qDITIbFgJUPn05Fy4Qya
fmkLm3yvm/rW1OwrFWH3pOom/Aej+AGuA1y9aurPoJjhCX+B02ndyTS837flkDng1m/6qua6LXPGNRKmFbuuzfTaDANe12+xyxfwSn2tWsGUZBQ+VsA2F9bK
0aQLCoHvwcjqZbxzL3DcKFvz+Nm9a8zDIV+XDh4Os3vXmhfV9645yqfpWT+mUNUwO+8BTxWTlhE43BDW9m1Zy55JLj5skxK8rN+uLydeT4arXdLbsBDim7Bw
V5vUV/MLdhjOvrBC6q+Ue7A3860VmSuAfUDX2qCpa21AgAfsWitwW4+sfm1Nigkb7hU8ZJE+EePqjzX5CJf0dRPl9CAHfFISX9nYVfdVGbvv+H6HtSqp8GXG
nu6XrX09fK3SS0onVjOvj0o+PJVMiTcFSrKOpoeP2x+p3SoQ6Otri+GSRaDiCx1AXphhjw8HQLCynKU679JzWPTGYdEWu7X0njr0iA8uYRQIxJwYl/DywdMe
4XDgx+qMz3Axahw+xqK/p8Qn8qr6qhKe6RcoV+aUKzUFMfXcrQ336WEePiDgZqjx8wMCfPuzO2lREKunz5TxMQG+stEpftUhozF9WgKwUcFm955NpFP9fZIU
vuyyM26niKTT2bmIorwl+sbN/3u6Dgldrd/28tFMQ5o14yScJV1G2srCkYWaqSfnWnsu4q8+kkLW+pH02HvYWyuLPIlFlLuIv3gaQ9ngLIQS/QkJTKoO9yTj
U2C4FdTLzwF8svDZLhKhMgML0wB2JmLbB0aL/rNa1uTfRUyVpMvYUnKmERF2SSMv0psx/L3AzFFJ6K+Jotv6Q4uEv1U1cwX0scxxoQFaPfHbjmKybzsysvji
FcadzWiDl1bhC4/i4L7wiK9n8kWB3GVaK125lr/XJKqb16anTcZPcl7yHGcIX1bEtwlTFKq6LxMbAXET7j2FK7gtxhOch8y3mAGtXHBBUMwXjfGFQDMNP3G3
jf8ED4gD36bzM+89Is70ohoHfnxOs09v4kAnrbH5oKyo5zab5TbT3KG+WDd37fP6qusW69uf/cyNr0+tW4xvjWUx2JDkfDxnzfPVQ5LNXt4qdu9jtz1g5d70
ljY75CrxYUZRKK9nxJY2T9TnhXy3ziq+sQrnhuBLyFyHVnDw06+jy0+CbUnaAYD9urku1p8jBKKPIex7Gu3OREQbGaIl0CuboVeyiE+/M2c2y2OmeTABLPpL
hoxBExCnfbV0ZIqDPJ6AnrVBOZ9f37dg41ZSDGZsw0zhM/6+hhxc205jXZ/kDLQUrl8zSX2w+OusMieWA/Qm4t7kxHKAfkVw7ozq/dLHq7RATjvAUXknUhk4
XOWOFrKxCUFyr+4bTm06ttaH1CP9uTqjoWKA2d6Pb9viPJav9OeFvs4k5URmAxJolY/8vDx0aHkY8l2lNTOjznqokCVFRJZFTMyCyxw8rAItFc6hNRZ0OCn8
yvLx4BBRv8Ws4oY6TOz8QrdJ2Bxr4mZdR39i0tezXJd0zGEfWYF7pqyaygw/p5KchkJIPwYMyuUDT9xU5jF7vFYaTOWJvnvsnaX0dnZaFNhQDAU1gONg4XYh
IMIwI1ld5wXITXN5RkJmTkImSMhsRkL8zfD0IjZRz202y22muUP9KcYGEnK24cO3KY3gg+ap72o6sBqw44tpkHAkCJxJUrWmYgll9OELXqSHVm8DVRoFqvRY
gPW5xK99ONp/2Edw5mvlNiU/f0FfdYNy16fHEKETnuSK5/EKqObzN3LzimbxgvyF7PJRo7pxjebUQvhQrW2M6tNMI0KrSjtVleEXTZMGxNyWL0xNLfssuOWw
h7bk5s5bD2skj7uZxfHf0HrgVhSidhrrlc7bU4d0PRPPC/qD8WAoCy2xMu3Rd5nrEbT4++S4HhN3GMcwwZrIrD9SzitLga/MyyHYSgOwLslfwAZGdjUjT9Rp
VoNOa378AZTl5pps0lMQaZ7x+kvm5yDqaoUj9TmIXKfp2iWoKOA759MDmFppOay0cPK04JkO+sruivNzOSbSC+IsZidcEGfh66Ie5nX6G9QGT72yI61UJ/uu
h9MpgoUL0SQPgbd62ba+uRv6hgby7xAPE1e8fePW8HrXtohjrSErs+zOqt9yDQh4TUbc7BaR/fekEbXyNhjzJIp4eIK/kOXDP4vlQ1yDExZZnoaOmt2WRE2Y
Pg+hDY/QgdOyUN0lTVN1Qe9ngr5uKyxjsIOsGxhVyIWD+ZxArhIKoUK1+KRD1t8/q1qRVysmVkvqFB2MiPBK6+vcko2K7l1KI5S/hN6ZOXyFUCFLOjJZFjEx
S3ppaBmtkj6X29bz/s79eg430+iEBqkr1CJEmm0PQB3MWAegiQlsK2okr5hx6wRgZdGYIhXVQsC3lx5l4WJgelQJg0GBI6O3MzsSbje+DeyILT2wo8euduBI
7x2C5YKr2V8bXmbor+/Cj08ea74ZU9j5xhH0IG4+HDcDz+aT7wbfE1yb1o85TPWB+jdcU639I+HoL5fbQ86gniERIIm7ldqidZnAi4+X/iSoef/I6hvnpoJa
dv+OwcOIeRTIzO2rrIvLyqdHUumzNsTVPiN2+/S+iaXcjTAN9c1dt5GyeKfg+5JV5Q7A/E01VJQ/QLE414XZsGqljEnrhr41g6oVgkaJdev1p5PT9EKSSUmQ
mX3eQIxv8fl95kDi/zPsT7l4Oi0PjeDr2qKv4PzmkqZds3b9xk0jO4eH1i3uAeXP3bCe1CqNw1YceOYnDfJWnIPeyhhgb1hvPm+6lvhD23ob3YDtxdZf1TPC
26vSYQyLQVm/NnW3WThWAjln8+oNnvhQUZI/6N2w1tLf//YzAQh1e7PZX/1WpskbXm2+/KEZ2ds52R+wBrNZDWZaw3imMPRFq/jyYEHu8QInidiwHtaGTmKz
4tDKOCSaKPUNEa0QIk8uWUTgfQa/Db27ZCIRJB9i2RyocFlSUcGildQnSFCUD6hsKUy9k8okoTAJ6jPXk5QI8rCjj8yxkpS5knww5TzimwcwdyDGuR9Pf76x
C0+add6HJ816d+Jp4YKL8hxcy8UvZyelPgsNlYieXiOkLCB6SUpzcEOXTZx9efqFnbLGJ7X4EM+iKtgHYdyGenVd1au9QC/zWvSisHWb/jJU8xV2mIm1XG9A
vItm4p0iMU5tDeoAuc1muc00dwhPrsKolrIVdpBdZUtReoWdx2CNXMpW2PV89VALhVsxDuEKVc3HQa+w2yE5S6lubSjfQmkU0Qqx194o4SuwHbWrSn/SptoL
t2e0NDaTtDfMinI9aPJRwbaafzLNVh1QEQ6lA0pd4DuaQmYaZyKroJweCDeD0oZyP01VFuHEkaU/wgDbbqDXNS36ooewsar3k6JCuVNV5eTl2We5oJ1VOAHI
lnxlVCHUA0EV7VuHA/IBLsTjIrv1pSSodTGaOIUtXEHBHGGDTlYRYLjxro0mzTy+RMf6PHT+pZ//w97fgFl2lWXC8P47Z+9z9jl1Tv12dVd1ss5OAhWTJo1o
/ySBzi67k06CSY8iL+Pl9b2BJA5XdXy/dBKZ6LTpX5oGgkbQ1yQwWlUNdKJpCcoMQYi0ghhnEKOiBmXGVgIGXxyiqBNnGPM99/2stfc+p05VdwPq+13XELrO
Pvusvfb6edaznvX83E9BmABPK7/rX5b/XadKqVfo0ypbPCvfMGFEVBxBR/pYAndIW2Ovn1u42Wvbk3jWXnEWT20DrX9hjfCrYXkc351FbSRWi1Qvw06lxWqL
isO4Zz/lzXvlfTuOn2Tvfs+B+a/SwPL9le6RhZ5HeUyacIkHwUaEnTyAYwqicTmn0pzEaUoqTYqc21TfjNiXjksF26p0+/tuN0H2NuFU10AcvTTc5vJEaVpY
T9mwBzbqWTY8iSV1E1NXz3v8JmyYP2oAthTtOI47B4gkr8JwO+fOcH/eMtxHLcN9xDLc91qGu2h57GY7TnI5N4zdcvhKZhsCFVxHEy/8rCML0+PHbI9LdlpG
ZbwkJBErOyCJytCFkM/a+EgATVAqgPIXPBVCJwkbGVoBVBbdcZ/sBM/cq48e9JGfu2Bjvkkg4vk4H1DE81XE88FPKOLJ1avUj+Zpv6Jr3uMHEFMgFVA/TVWz
CgGhO8xAU5KoARL1QGbAoc6nEHEVX+tdGrS2imzip/8+CkMRQvyKPj1xJnIcxxqVaNLKSSsqtppzESqiYqs5XwEC4OWyr/s9rmAcuCA6tNs8hQhnCB87On/V
8XmoSft3A3++dWQ+Mumxf4XDmRTYY2NuraoF0a+qarGVD69TBMKiHkiHPrWg7tgXlNUwN15RZ3lpEntojqyz5R/oXVATACcTJMXzT9rzubyMEJ+u8B+i8Pxd
R47KQoIoG7BgwFb11dpXMFCGN6SvpoGNE77CUkX3+MndzClmgq0KzQ4vvaTPtvGfo1p0QE8DQcVe4KA9A0DY1PCBXIzBFf4GSqcm2OStzxqnqud0OZZBUlHy
kYHr/pGuueGXZzERUOt7LpWsZTlYqQw2HmY7kfmmArjuCOGYaarIOpMl30MLTZ02bhUrYjI1qNie0bwbqCml9b37uWIL5dwmqipY62l/2NN9pI3NuKn6+BVF
OcGZHDp0dgP8HPEcqiVsOWmN/K6l9gq9REWBDQbuq3X9CQCXXlqpvaUPWkPZKv34Y9UPaupIRyggpgllWGRX7iic7lIdMfLQx+osQyVjVfSBPY8uBrLlLKix
GVRbV4UwPU53nFst0AQOff5/1mtgg1BR1R2dH+w/jXV7UXXHrOmOWcM2WJNNsS5bIRAwyh0T3+yOWVcuKEUjKVa33vaxyABul6yLVOCu6QeSKHOP9MxXwyjr
We8u8nER6Qa3UuHt344d80rv5bqRbtZ99HLoC6AW4NbZzVK4g/E6yerYRuvUuRanlhg+ZLIjw1DAw0iL5ww4L6pU7E6DALqwNrpTK/PUmUJLepYtIuLgrL0x
UECLqlpSa5ByUqoqmIsTg7sNlv7ii+ERLOfEGqUopNULE9QIdBZq9klN/GYZCf811FtvWxDZoAUxsYuIGiorwiv8b88aV/k/iutN3sszOen/iF5vzmQLvxfX
AGaQcb9Hr+cyOfHfqQNusvrW8I16PY2JuIUChdPJ6pkj7P4JV9BoVdgw8tLvx0Re6f1rEDf8qjm7r8HMA/dVZKmtiKqBaeeaSrUi9RE2Lex+3oLHuEoBfCj8
r7Ug8qLml/KZKxF8A0oHiIlZbOock++nCx2QqVtS1X/RVCYwEkWso1fBPSk8p/Cu0iw0veBYTAgEsnKT2e77B0q8xAj+ud0/VbrCC7DP0QuJDsYhs1lppelb
a0FUapRN6QsQUpUMA9ebKsqSsCrCBIUIA6+0YT5dAb1oeg119AvK0v6w0r4tnSpUdGmPLrZBpzV2dlPPNUk9tUK3Sad6vtaMQE2Qrj/EFFlCpNTVaq9mHj3+
1DWHbZ2ZhVQXN+xNNKBQWPDbpTXoFpG4PNocrSEHJ136Z6iTxDyhAOGEZoKXe1wq+04dM+nRHkcVjnzgb1I+hjNRLJQzXN+WDujXfOrXRGYM9YCTUrk8OH2q
VQ54iPKdcTQodMmVq0oRO4WuSLCyCHa35tEeI8CbKhClEIjqxS7WSfsGHZ6nMuBn1Kj9sTCs0XW9NG84KckXuQj+EiIUwYwPmSlm3jJY8yEINvDhldJSVb8z
Xep3fCILOumm/9tZLFEUmM7y/FpWqkFZqbBS+XZNV41U7h6ShRc2qlYh1/hVuUbo2209StYt04CIQW1M5MrS5vdnDq4tyVKs65pJscrrmqI51hTNiQ3dcB5D
2OcdWlOKC2sag0o2KnXe7wkDmKb0zJPoseNf+Ogj4jPOJnDeTE5l1KVlDagw+s8oHFd7Smkds4yhOBc8Y2WxVY8+qH61Wv1qrf6KWv1VamV7Ro5nEBZHjnMv
lVNFZ58qCWcy2qkj2qmjx948Hxyb/7qq3P0jpvUadYAqDyTYIL5QD30aD1cyesipWXzSMXnatENLSgnVP0Cpk0U+v+Mt0ooLf9gkd1PQ0uSxYf8Zd7UNYtjV
2ptGc2DTGHa19kYySBBOqoKrQXeN/aPK37n/NelKYAa3DV19p85je0lMMmR7Cc+yvcAui9wLIMtk4XLPyz8uknNAx/yeD3O93JYtI6GjPg6PKHPN7jY0XenZ
mL93dubvnZ35073Vg0tMXYYEgi/OUWi1r4y+bLjeOHvbgXU0ZE76+9M/cbGVaYs7tPCVQm1Z0lehhKd5ChwcX2efxzy9oEdR1JDwwI9Fl5hQFl3ymNJ/Wtna
5CD2/Va1tBIemacfhIHJ54Sqm6b71U3Tqm6aUHXTekDIUd20AZhyfvqxLA2pQQjvi602oW89by7W8yorce21Ro+2s6ymFR5tpWgIcdRwKpIVqyFxC22wYdyR
c4CVnUPj8kDLnUcDTYg7gYNQTPVAbicYYsdXOcGNgfXsncxH3pSH+7IAbr/z+4/Ic+ERtwZ0a13IAhCDVCPEEBbE4M0nRbmw0HEmb6oocdj3LF6TQa49Gumq
bHHt0Rl0weBwwGp+KpM+HYH5ASLMKmywdbLqVlLCSxZzKwNjjmStQc5X0oP3r9t+q7Ean2vwMCkPW1T1WF2f4tzA3RkbUH7hQm6ub8f9SsqzbzdI1DBkVMKz
j+aas9A/mqilRRcb7VuVBIYyMevP/U+wbabf9La5glLk/DWierPB6R3pm934rLNbT78h9pScA3tKALqfDG72faRy8EzY3zIwFjmq0OWKC2BY410fhdj7vbL2
aIiBb9lJxUusb/sJXuaPMQqlWBM5N8E43/HdaoasUsWOG/v3qcpvFdb1vLIuQIINvn6Xtupco6zw6HPWkF4dFxnU6QUm/qEqrR3liycRzdPNwzLAjvEz5/qm
rosXav2z0sBKovVZ1yqzDV9e1mO1B9+E1iM5L63HYNtlvFoLiui7sguVzuSn/R/iou/bYdJqawcEu1WEOSjxVFqEpVzmHIqkMTWYJ5rzwqRM2DSGtBgJkyQZ
oIqkzNeU5A88Ago5bFsYdP+GNJIAwjdRbRZGNxsXVplNIDEM+QJBx2U3FVK+u7euWG69aZhf2Zkk9667C8lzHuttmO/0GppYqDSXn+vMWJzjc5iStJ92i1dN
6JkIFlwzLqPet3g3yM11vRQF+Br3gyvdtyeM5Tv29WbKjdT62piGU58CkYx/ORmpi2MyozLUaRHJlA4fdGSv98jEk2wG+qRZqA6gAdyIaZxBSNNGhDTNrl6H
7gOzOOanZobZrBoI4Rol4gOtibT1fA+Dl0vepEfbRv8+nVRWeTh8ZtZiAf3zoehIM2Z9/0ZrJnszwCuBiJa1T2bpqysbbLI2m3GkcR4EsXJVTus2GBV+e5X5
nkLhUEftUHG+ro4bDZCZbbxbiWmlwNdYYCaPrqNkilM6fYNSnMkbsHzIAb395pN3m5mFDDezGZOKgDrz2Jt7jflar60eRehS5whUCXhAPcpFvm3MHz3oSxm2
caZ/m0yG7aYVb9B/soUnC87vW0gbZOLXqVdbQycg6F+CDVmC48PEMPcbEpxV6D0/og3q/q16R1k0lWSVUn83wH51cZrEAr7gigvFjKstKj5aLhmRj7AmYSKY
kdl5LL/PpHuFXtP8wO6ZU5ijNlxBmHhujBMKl+CGOtoPFQP+3ooBrLgoAvaIXNNjjOZFhoCVW3NXb9tR7thdXm4nM9JS0C8KOWh6t2GeQ1UiH3SfLAMwsEsY
KwyUQk79TRgzsKPEppKUocPAXRp0oUuCHCSnJAUOaJVnjJF/Bk2+1DC3wLzEiOhBLf9da7k0nONQV5QerVWqqsMTyQAgHooQqj/q8KUpAoX6qpUut+qV+WvV
VtHZ6P4pu+dMRmWEPHF3L1xNfbNK6VU0OcNLyyH/lAn0gNug29RQIaSKNa+66AuPzJN2oX4ZIrcyGpxvie92L+AD6Td/Bo9UGVVopo0zm09Q7VKYzf8grgXW
YB0QnKDCl+HFYJweGBbiPu8QT1W7ZXF/sGSPeuvum2jBTpyWxINOt0GdbtZ8DQ1C0FA2vp9MLlG/g+RU5kOLlSUzvTY9KWKeoYPSlcKX83o2smdGGBpU8BCR
OhSRYGVNqpIRlGqy0m6qQNp33EYYFkw7BNMOV2HaYcG0QwYFDWXaod53m6OOX0MdPcqhcc4dpBKRceB80SEGlIlKzfeIjmlxL7cqav8k9jnP7nO+7HNZvNfa
x3icnjlFolJiAhVgv2vRm6Hb9xbTVl1R4eJRbeTRQ6r2C52PIF0eEk6eaUrLZFDS4fPCqVMvF0wN86vAwx2++5ymXqc6Qdw1MD27/981PStnxbSsKXVEyJIg
Om57Lcc04OaBhDJdHdhXt/2+6v+bWvk4puXk3rf25PrDJldGGdPL8YMB0M0MBNb0P9ZSdcfzB/6VmlLnkgLboAZjwwWLdsS62hHjqicTjI9ZAjUZdp+5oJs1
HzuapcVqhKdWy9mXRmZ0WJvwDIDJLLoLDmE2/LkcYscOOia2Jp6OqcvV91dVpQgcKU2XYZ/psfrtLL5eXTVdrvn8Wm5enNNqoqERCPGF3dLnDWvqbpfxXPp7
z1dBdsWe7Ze+DMkCx6svFDghPJALLi4sntIi2abZH1IZML1syXLEdLuscZ9uyj4dM2qq33+r+qu/1q+g1oaG/MZFyG/l3ViDxV7jw9jWX5mrcjWa+CtdF38W
xqrRX+krWLhQgTRLelWXQb9wGfRXuAz6fS6D8H8+D+fA/uLn6QYYnc0N8Hto8Fzp/laukmgVc3fLCoPNQUqD452lmf7H1Mqj5nvHmVZ7t+VSZZ1gUXgqa5JF
RZZFNcGi/L2IwFvIfLp1CIvyK/sPTEBhxfPBS19lUZAQZhEQlsx4cBeKEGsBXvkKv4vhiqBQ/V7j76PM9OOH7OMxpZhWej3MTGTprQUshppix9CWxpTXNQM8
Tvljw3ctXgz4o0oqdfU+SjtwGwJvtgHKH6tHNfLOwDkEnfGGOWFMn90JQ6kxtf7Gat2G/1VkUvhfRfAdfB382uF/FUE/tAee5/C/iuA8QhgcZ/en9xVm5881
uL6cnZriedWIoaMpLH1KnBqM/4XC9eFZ5/qwrUcfgu9Qd4fNAKy0KD3Q4RMvogVvvDIco14uILbkHB1Gas5hpP+RtXxEiP9U64sTgusdII9At5AW+VnjsWgo
o3UBH8mQU1IxahEOI4kdo0+6kZnOfJr7fXV+rvevobjguzV+SlP3qnh71iHv6pC3dMgT+nJWR1fZtSYETE7ZY8MAQ67+6q/1K3xe2kpGDZAR22mnAU2PbdpR
1+DhTZ7TJl+sTTbq7mqdYurqFOOrA8wZB4iX/q+o33/pTNX7VUUNj6zbOVpcGpKnw0/DRrNl9T5oOx2g3L+pH/DuqZOHrftUHnL5OrS7eoF2p6l/GdCDIIvu
F91WK18wY578gd98olwKd/tz++q96QUF2dRYiZBNzmRY79U98UHfOX6ynRat4EHgnslXEZuBWCeSsNVpAkJvbheg2TTeRd8xZ3FfwdCu2RI8YwNUtm0Nny7D
Vp5yYStbw9OMCtmNQHbGj4TdL2nncOO0X3p/1vgWSyLYk/heBHutfPEbtwQuEPEWhhzy8nUYn0fslz1bw0V/8J3wylz0S9dQ1l9QpdFhrYEJCwHRw4DgCajv
QV91O0RcJCDu3K5VWlit1AP0M4WOM0XCbAL6/XRgIaXocBjeQOWJh9jiDszskcI6hA7MwbvcY1istkd9sXG04dOdG4nntF/BQ/xQQRgjQl6YCACrOfwO7923
S0ENNKtdpKy4/FFrlF/u1IpqoaZvKyrKvDl4kMsjd+Fvwr+tu/oqr7FWxUrDO+YASMEnfCFie9HiRfneNCUsjonSo0HAHa0Io+hz06zPu5VmAoX0UN1RWGK5
ZLLvMaa0Rc3IXT05djBApMDbagf0VQ9wtDN+xZ8zPso8z76CZ9Cfk0fyZFV/znjAnzNQf05ApsxvPn4yP/iP4b5eAJcW2QZkuz8JFLCTCu9isURCZU8QME0A
Lz0Qx6ziO1rtq/HhuB+oj3GQ3vZP5reCmgxUYX76YGAhviqQvD7S/nmEOMsjQvTuhnMb0pnLtGd1SkY+UX+kYH23PYUi/fJuHkM7WqgN1Ls792VRfseCixTo
LLg7KHITizBeMf86AYujPGTORTVkIjO7dwNkwr2ZlERQdM1Ly//QIPJ7OW1uPv5KIQi5Ogl/6hYiFvKDB+/T9mfezFX+mK481v+c6jCYP9diPKJz0pacwlmU
XsiF+jJ/zEYQMqX8Qr5uId+/D3M3t+J3rbT7cbs1e92/5Aa0ztPQikg5sdc9onCeoTCRplcUe4k3qO1yqCROfbUBXT7HYg9FEcCmeWbBnB64oe19Y4bTb9hK
oIFHsq47HfVHzOgvK7vgKWKfQBkDF5fmfESnpcInRc8kvXS+g5BOamhaEKTLQKF/BtOiae7Btg/bgRya6HW5wpqWMIS4X8uMLdf53mgNw6weRJydUX1XAuHx
hnbQZyy4j7ezNk83ScWKlNX38uQgy6eup5t6VbuGhKLCyjzgXAqL6Wu0PUS9t54EPE6EFi7vfEjkvAf8myMbvyScrCCcDAM7I3STDFBOqf0BYWWtPTMio9et
uXqEutiORh73uiCuCkmN/Iv0lVHlrSOmvRp9mRi+Bqr4K6mn2RtNCxAA0snYyaz+aooWIyvIsVX1Bhuwy6QV2+jAk6Zb2EaTCrtJVthGbQN6dSsYr7CNjqpt
NClto/UqVY/BNjoqBA3Dwaip333KjCo9144qmvqYs46OVayjz7+448hRlDp60D+qMOUVZx6+/h90FBWfkItm1Fr4ZBGNQhaGhc8aOeBgXy6d9BHf9y1YtvEI
jE1EyvCehZv1iyLmOICumv018xfyeyG6yW7Oq0CED+p1gmInt/mGPVuQpVQNUFanT/nDnkr0qcQ+lR4Jipb2w3onFtZ792qw3sn5wXrTcyZiN3HIqUJ6JwWk
d9IP6Y2oW40vNOqFZcGyUY/tWAGRnSzwRJggcs5pRSLKfbXRwwVC6ArcbEpSv4k4h2BowFS3gr31L+MzFJ9SV3w4uwE0adBZvXEeBtQSCeJcndTlfEiVaFg9
36/idd48u9d58+xe503YWqmcrUNp1FVbq21F1TubCUSm78kP3P1vTHhadqCZQhtnUxtZ95rBdEG+QvaZcPRIQRgY6vS7eNpSiBKCBcfwrPF4cILh4kbKt0AM
dscJEw3W8Rm39K1WcED33+9jsTbh1M/BPW4QeNFSya4+h/nQ3e7zrFDOhi1SValcvSplngJbS45ibbwzCBDrnh8AfIoLI5lBFCHVVn1YgCEyHwQ3tR3Wsa8R
AlmjEA9Mw85Y1syja+kNTHOQCPO+7EwNaWoeiWwX5wFv70aLI2Ah16TqJtNG7W5HrRjH30b1afr762KzT/hqTIrBqW5AKrAYocbx/AEh5jBl2Is8m8iOET/2
5l5IX5mUNsJ5T0k/PoX7tR5DPEM4b6RQAaefKOf4X3pqg2JqqyKiC+KpTiymi7nO531O7KsCiG/OWBf2GetCyIrRXkR14ZQWqawYFbJicrR6+MBZBP8iofdh
9yu3pmXg8ufphJNUvU7TSVWEO0hmW/wNZz2vqG2zcC4IVd1yYOHU/MixwnNhxxHXM8skrzly9Kil74H2sg+44AFa7TPzB+QUiC0G/3bDbW7vqeNHmMppHj8e
9N2PN+BHGThGcyG0HQA8OPzO3J3v2HfquJRpXD/Ds7g8n6S/VcHsriA/1qDNREcRVvb2Q47TCw8zmVXJKRers4RqOKkvVwuQas9tgD3ULFrZXHAx/szxofsP
2Yem9aEJfahrUQAKfSihTAGd4hWQmF4BiVnBx/uLhl8H2EDNod7znbGJVRVroTx20UPChn0A0pwYeXXEzWJBw0RgUyzAYwi8o0a0AFQs/KFQoNbyV2ky+1dc
z8HAe96BHvEmWnTvXX34wXzmlust3Mkt19qLH3J3fsjdudPdudPduUfu5EdRJdqAoCKe8BDT9BNs22H9DZ7b5FtaRksgOAq3wyG3W420v95m+WOzUtXA7XDI
7VYyUFXDNGXDzJ/3dJiuuLFdr9TYKB9tVGqs3gaL7asxKX9MKlVVb4u43f9M7Abq5zhQh+xAJdWBissKYrD/vgrq5Y/V9ldvQ2vX90xNu35Gur3oX0fTjXuu
Vj4H4uh/Lip/jPJAmimNCeVD6j9iGx5gd6oxV5pCZjSsnhGKLKTxK+20QNkPrsviBcN83CI/LBDd/8DdoHp5AHIldady18bRvRoboopR3NmauvEFRmHnkIdC
Dh95uJt+EU28lJB13ASb1dgTwvlLt/GxNw+un8mahSQiD8bM5tFr4md7EpX6IWLlyT16+1oF1uXBJ9jNI4hFQsWy3QTNLIqmWtZG5cNayd8yP3/+ULgvP3MI
vWdEmJ+/gDvPHwqu4+HnLWe8fZlugbDY+vlBuSF85S7ZBqXcweTGthwWcoDzyejXuaqja2fUXOLnkPl/QvY9kQjecdq7dgYJ7VQnAl2jEAvGpL47a94NAL5d
7dRb8R/YJ3KwiBCA9CtICLFP+Rf0wLE1DyXKDiObqzF9f80vwFBOe3uz2Cns820LshNTVRsjt99mHqo6yNoQcPBF5GjYCCiZGNg1Y5dSwMSbvItVWo2Fy8O9
Czi5rtTpwvtSxaxC4tCIqk3edghDsIAm+NjcHzSPAtvKgHmEQeCEMVQhkWBCkqHKh0SEkqw/3r1h492TAuAw1JsQ28qbFDQbFpSV2SyayGbRAFKltKWhDEjG
JgQRuUGaHjZIs8UgTZvmTQqDWB0k9rWX2sFQHRBO9LHFzojnv/ri39eQASzO5xbygR/VgbW5JUAOzwQ2gibMA8A2uRLnSeAExnqYiphVQ064uL83063O7tWa
pZGa3ZgQOczBCMsCB5mH074X81X6bpojGqlOaqDx+g4gVXfeImS/4UL2YxhCq6k38N8F0MBj/Xj5PworPO1fO6OpvOTy+pn0A0Qm906V+D1KTH6BTB45ZPKI
N6mEjPqQyRlrFPUhk2vZmSw6mSEsiL/TyHHGu+sqH8livEJPjvVRqMCLoKUMWTuopFAwNxUJ0/Qf/FU0FfHZEpDF55+AjP2gLfZcM4+toqaw7hpWTcEccJE1
H/WrKboPHBqmn6AZ8OeGqpMWstpQbVKh7QGj5ntDZl2gLsS2B8qqsqC2bg0tkn2qKE40kxIzPj1UPRCtTH9jZ81zgCnMcUPx8CbqD91NrnsTXC+HNZUSi8Q3
IRPf+NaDE/sJubNiVYHlpo8DtL7gi0IRsv3u5XGREBj0SpdqYrCdsAKEypCoZl9IVCbM6iZG5gP0vXHjjLpY268yNCE33WvxHuGKarrHieQnmDje1tKzqZy4
/acaW9XYix0dEgmjRVGVSsGAEWjAsAxdT3iNOn42gA/HgScqQGiY6aphx18T0jGbkO55ZQ8D9jAs1Gku001USRfkpQ/HQVTxCvJLr6Aoby/MP37m9KEjx+5/
cPNWWLSE6VXuyNEn6vvaj88CM1nPh8yu/jKMBavfLaIIvdrySXtCiPMmZOtJZs6L5j/ylWc/8q63fOY927d6z8Ct6yPPPvvQu97y2+/5zq3e0/j+xPNnfutd
b/n0e16+FfDD8v25M48e+c13vGfrVu80v58589Yjv3n/e16x1XsC3z/8lc9/5GvHPvNuqe9xfn/28w997dhvv1vqewTf/+Pzz/zW1459+t1S3yK/P/fMo1/4
1DveLfU9yO9nnnnrFz51/7ulPmBozv+Hr3z2I79/7DMPS33H+f3Zzz70+8d++2Gp7yC+f+j5p3/r9499+mGp7158fe7pRz/xqXc8LNXdia9nnn7rJz51/8NS
2xvl6y9/5dMf+eVjn3lIKrsFX5/99EO/fOy3H5K6Xidff+n5p37rl499+iGpag++PvfUoyc+9Y6HpKrd+Hrmqbee+NT9D0lVGLcPfuWTH3nXsc88KFVtw9dn
P/nQu4799oNS1WZM0/Onf+tdxz79oFQ1h6/PnX70yKfe8aBUZXQS33rkU/c/KFUhquE+WlYXrDeRLJXG/LPewSyZfw906PftPykccOEKz7vKgxP/X8Svpdwk
ZV6jyDTwEMnq8ujJfPNdQrnqekAGX/yYb7qSKSnzyRu44cvFdX0G/ASRQNyBRJqEC1Q+CdKpUTAAnp1hju7cpzF20KAfcwetMfMolUXgJXUGF9WIzkRrfl2t
+Y2j8HBTa77NyHcWdKbGgDW/ptZ8qG1La34dofO05icnhWE2Tiq/ssfpWLdyIO6YusXcOeP3beDXlW6Fhc8Hdye6T2BX/GnyGmahSFxWHexH+WbjMRV1iJpe
Bn2LMihP9zM8q/sZs35wP9NNx4TpL5ZM1GH6CUshFwYPjTQ3dggiqVV4KPB7bI5AGsTBQxNTBw+tUUdRFx5KXmC/YnvR5IE6jbaJ0EsoD7W10K4iL6XEqiBH
tb1I5+mzO8yfWCPbhBqhpqzT1K6lSFpboIBf7F3waCHTdOxQmGxEGdqUHQvZMfq3I6ld5DCFiyd83vA1487x/pxrpf4GOdfyQOGtLbmaYDDnWp06G+zJmnEt
sHmxsAPanGtUwhTJ1gKXbI1YTH0Ec3Op+baeAjYzJ9Kg2fgvRHWHtoxzDUL9o0dL+4j8QjX2RsZoQIzFPUtBMg6cnvQavwqN6ztn0pwiHzx38q6UPWT90hUI
zy9T5XnpxS7lKNrj0qLTNgVXJghjKdTxdhHsd4q9YbFqfYEQK/xgxnQcpIoi29uQW4cvTpCEVEFdg/1+mYz06aDYFl2m0WGY80Nx6EX83odcHffcRc1w1xOx
OozStFaPk8ZIe5QOYn/sEyeKroxcon/sq4eY9W7svv+w5sLqphwJUozc/trb9XZHb2cio22QPbdoI7xLprO69S9RT01mCSeEpnr/3AVHP4OsbPddRxQtEYHu
MvFduxQAN9bf8UOii9uzSAT2kZi/BNVf9FY4pHCdv0R9v/BWrbjlWi99t7gC1/TnIfX685BmjbxGbAWvP5O5sDn5xzSkbhSXD1kv0Gsyzd5lM7pSiE1omKDM
6BWZIZPcX+1pJpGEorQGgQrz4cG2O/+pX/zb5Z/5ld/9E+SG1DSeNGPcVE02efYqY62SUafzrPDt/+W5SpXCpbyiSm9olep17GlFMSv6L8/9Blr3N8xb6QS1
kWjU84PR1KWHjVekh621Rt20eKtOi78yPWzM9LB+37xAuJd/q8xLTzNjIEtgeE9PzraEkqprPFCEzsDN0GeO16bDm2UK3nqRgnf4nLFmnSkZNTm8L5RpSZtL
2wPPmY+T6vbvBsLo4ltlEHTc6FetfusQMNjE/MxJl8wX61X3XDnH23ef2bGcNZFh1ps/zLMzEvx6/Q2bNuVALR1SFpuoqAJJqtpI7Se3WHtglicfOKwNXVGN
0ojwjm9Rr6pdKHr4/I7Fsq/sTLV31Z+632Q/Xzi0dj9HwGi3Vfms7M/bqmwW55vuKe5XFRYqj78xI03G+Z/+zY8s5Gf+5keuL5NQl4OWfEPrAWaLWrEekj6i
TbCEKeOoZSezjhM8KvluUdB/0bvM88qk1Mxv6w9wsSF1F6xLpPUm1oCXHwzwNisGJ1Rs2LVgh6n7YY0OgwEkv7w6nvv3YUgvt0O6yfsBjM5c8LqeVx3gn3Pu
zgqY+HOa6t7Wvah1t1KoG1q6hWnHsbudY3byyMpatnI4c5KcScnDHq/ZHOB8PH/k8OGDgzRUsIEqBdZaqd13Ib1xm6xprmG5xXVTH/a2uk1erI2t6UjYpiba
2VJxFeZPHXKU6OdveemNwyiPbJwobaQViFOrr9PaSu5Tqyzd2iD3qQ0MxaCIVuw1cn5xS7A2dAnK6cgOX91G5jTd+EEYkUGcqJJEq1GO7gSQRzUujmMd9431
ORIGxRApzqHyhxW3ac2KqYn7SLRuksr3ui6986AsIJkPpSp/OHUlNk1Ka2AxcFDaeGd72DvbersCaNK31rIGaaykI4VLBOG4O7RIgYSyZpFj/jamAyqI41YL
bLrF7RRFNu7SyWYVkUS3dytx1QoPG27g8RobeB+/IhoHiDddeWYwDTeO+VOH16DIbISAuadM67H7sg7O6qZzklb769oNWn1/8jM8Ro3Y+lp9Qrec5ltYosmQ
BQmf3poZwah2TeuJ3mgxjr0xOaSOq/XGpP2zsNpWYiVeW7JvS0lvHiL6IjbKpKtvKVbo1b3EN1hVKbUiXt+eUndSVrmneOexp/gI/h1bNKMnsLPYHaUQsrzq
xjJWSgu9sRVzNQ7z47hp0T430r9G6jyZ27NPC3oiJz+ex4ZhD+d2YcduHVobTgbIn/M9lWCwkqFzQ7F+NfHXTY7vxF/P7fSO3TD4qG9i0mKzp/hbX2P11HVm
GnClGxR/7TKq0+XSxrKkJraculYcPCkL5UvvqN/cjlxYwtrDC+oGJ8rfFqwUF94W9J90P/BWXV10G3avPB9m18YDdKlvc/m5mVuxAk1XKGv6DjlIXSaUSxCR
CDppm2QCBMTEWI1h723o7WJjGcIBLdP9xNtd3ujiqOn3MT6vYHz+ikc0GNEeLc3Ydp7/zrFVSHlbIeuCLSpiWKLb4IQZW+qNCuWo4HBufP8cWPjKnvRx7jGk
4VpeXIV/p3aN05vJq7TbA91dX55PoR+eEI5R4RDQZ7kpT027LDfijgrt8szwdOC0UTXVoP3uZC084O+P5V9aUW6FJQSvspeon3F7q2yf9f5hrPcPI1N4Jatu
n4RP8OwaDqusO+4bejLmuI8xD3/UTQF1AaZeHXx4qaFTyIOeK5Rj2SrKqF730UNuLtHb0smlpun7UOTnKWC0THo9uRFVmDXgTQpHEXbm99ohHETaaAB4WN00
4JoJ0TlUvca90gyM3MituzSYn6zJjGyHtannXEV1l4c9DHAs8PiUOuWHtkn7SaBtPzvMpxlos/w3ZarH/AU2t2PU2lrT3Rp6W1kRcL8Tyurg5ng+JN/1Wv+p
S082gTYlAFeEywx1OZeFQhXIQAcfwUl8ZUse49hOqS270V4vv/McNmYmaVUOFTPOg5YsZTyCiVDVCAateD62vu8u+HNEBngq9/dh1PZd2/Y0PgH69Cmb+Scx
E7vbU8IFACUkDHESj41qU6UexN5PwCMPXMdu2OTv8m7kXDWR9cDHRIVehZzuxeMwVWYNWDs92kHtUEzANCxv3ivTkOy+uz2ORLD4oaV5KlvATkCeygnD8FqT
7p7JJtHSSaSUU2wybaKOGH0GywGWlgHBYIqbZ6M9E1RIi2NWjFjuAPrR+iqZJZbQEJGL0UrwqkSnc5JyyKQ66U/Q4cpuQrqC28UKbvNNpzg37VR3Jk5NpI+s
2ACiIQ/ByJBwL8ti3QdkSOkP0jATqtP3dLebWOitgw2VZv0q1EweXU+jeqREJxzjFoR+Z1OYiEZ+G79MmKm92bQd90b+xmqJO8oSDZTIJtrI7CdVTeGHSZSa
gv1nvZncm02Z9VLJlAybTGfDTEkp05A768yUmaYvhu0HH54oHp4CSchLpOi0tPU+YF3gdTOK+BRBo0yUBeh85aF1bKFpoFHyUG9CNgO4Xoxg0Ia9YBIvmDKT
0oHJdqdoxgRKTaPUhPZhGs1AH7qg1d3S7IkFGRo0bNRMw0fJH2wfc3oJf6kPtm8C7ZvCoPUmhWrQvnrx5kbRPuzbGFu8GWMl607eBw8qhhQ1THQznCSRnZ5P
TtIUp6egvvG0t9jfCX4BamIL28Evuu0ALGaDvCCSw4tRgs0a8AKdBEVF8hGp1alxU7tJ6iezRUzvXhkM0OcHDmnWXhJnIw9uJEuWBY61bsMAOCDT4PdKeVOk
oti2sE1Cxf0JhIsHXXufEcnJWi1Xd0m1iRYLz66bx9264fzoiru5HcivU5V1Y42vsixC+WUCEQVARDDRXvrx9PWQ449uIqjAO8//nLCBfKG0rkoXpDUdJ4JQ
wolK0XREcRfIcCNl92BHEVm+uldSrjAjbwAbVjelJthT0zH9OrN4uTmI1VuEe1vb7f3ckVGwErMhw5IpYAlILXIPJvZ1r+813U5bR95pbibGOQxG8EiqqSSQ
IBKjzp+lopAjCH94bvgjZ5Mr8PiC7vqJFVRG8EUHKnX+RsVUVOxssopAoIwYuVv9YW6Ai406AN1NHzB4yKj7DzaeoJRgCvefmkVEpvNPgngSOv8wfst+vWEG
vJ/OPxC2albNdlR1ONIjhdmtpQ5533WM3aG5VwgtsUI9HvjgIQcdb08JaCMi6O9uI7FMVDia9UurQynMNER8Sx2JeemT/1Lm/Oqo4CygAMbnY9QnrcKub0Jr
16+po2m9P6LRaatJn2e17tcL6379HKz7c4RHcRnYvL5ewd3rb1zQ19NBFNJ8HO7X8LFEt93AIVygV/BoK1c7UzcK6xU+KcurIeVxSsvD63ut/BacEikUiyhh
uHjaVfcqhi/gKOhTJ9CQV4EYoOuj/LxEDYw+KSLuyNKJZWEAfv7GazUit0mJQB4LHB3Bt+CyYHr1R++8tu0XUF36sF991ODRSvl76U5n2osdOdJx3mzBubLg
Yk9FLfqGJ1ajnCh5v80PggPB/vzxn8eQv5nQCA9SbBPK+RBuZpEObqQil0rK9jCzi+4THIz6chY/ZIf9mu/iyYJSvrDD7ltVIX0CZt+lh4x/O0BGTHlwW6Th
ML2bfrfbw20wIm4PN8MffHs4Bya3PYSJzt9OvJ9YBcmEzvdQ9sRLWbC8iFh7E98+k0GHXL91ZntoilKhQQH61kuBGHdRoJs2GLV4pXdNOiurMj+t6qwcHudf
V7WXjx9HPYQ++QuEan/R3zeTXtTntzGUO6WbnF/FaTqTevkG4/0bOem+CRueCRGfty/3rlvQ7r8cLkRnrAuRC95d04soptfKrelBh14z6LFbP5vHbv38PXbz
5997+KBXxBefu+NufYjjLiAjA29rMBhfrNymcNyt8yUfWN1x98NxIAx4f7l0ZZPKkx+Cb6rxeRUrPk1sY9o+aK2f95Lz6S6o4VFoGoO95aZ84NjjwaoIIE6r
j6Ofa5PaBhOidqq0YrBW5tFUBczN+uVaoqdAOQs3VJ+/4VCG1yHoFy8JFV8IBBw6IBlFGgr5szx0rxuPsi5YKOvQgfvFUwSOqju8HB1MxcCm/ELrjJzRUpzR
WqaBD00e7o5qpB05PCvqdIsHTjscKcPcUo1r0d/b/J2jCI0mB7MhVKK5OuvVscYyAeaZHRw0Xl2IMajk/ddTk9uLVS25cowDWlk4xszD6cbYwxgTTIiuzxhj
/CZzHy7Y0RMBhQOowxydwzBTqEFS6bJWhwE15OFEH3Y064jQDq8Odv8os9U9zcSbNeXpdJeKeVIr7reR9lbXQij7VqqOQpgP0+wxxPZe8HPVBXC8I0YuMOHh
uRCl30eU+it8RjkOsdErO2DB+dGlHSkutqEjhcgOpZJ/GgAH5SjnC+Aw8NQggMO6KsMv9Qf/fwRB8UIQwvluiEehZe9gv9U8M6XlJRywvGy6UWHUqmaXMF8n
d9bR7ALXRGDrKZeF+kghvwAs5rIZ2w2hlq+71kYuRLo0GHnrF3pcYBFx3ZFNOtHu4muWmWEXme80Vx8DFjxsPJRbKn6QhKgJGCWjgrlVDwUOf8OEN6rvnaqH
hrXe+rUiigSbLxII4mQRb5dDtc9OYTVMUT3VizScL4Qs760S+zzs3s/73MjzZ2jEgZj+jDXdyCg/EygLnAs+H5yzm6YP99rPB9r/ZwI8fSbohVrPs8E5m++Y
U/nZQOs7I59ERUNTnF0d1RV+nm/gmjiHfpzX+yv9cO9/tvL+r5Tv/81/qQPZCyecf/WvnsW/ul49itXotR/pUUyYLVTh4TUaJCgvKnZ32IIVfRLfLbq6xfer
89lv8dHs/uAswWC7v6FgMCKI9omWkQsGi6zkCwxBFSujQqwk5G0pVvJkEvSLlbGy0BK2BkGE5ZBBv85zECvgudGyVGaWwEs/PlTMjCBmPjWc10dr8vqIvP7O
gtffOZTXBxVk0T4urg/yqbPz/lVr6WotrrtDuU82cAxXWobcQloGOfR7qx9/n/NWZ4H0Ml3r0Yqzi1+cXXw9u/jp05EfHahK691CWpcruvKqBFmZEl0ilEoo
NpK6bi5UTJC3KG3R8kdBKjG+ne2sARG1ELLCa6nxiJHLVMkpRO4pKtzs2GEYKarY741eYYUsKKa/eXHRPJ0vBe9MeILwoadjq0OdhwaF8TsXshjNTlyzG2h2
rF6BJJCkOrVJZfEXWMOmodJ4XC1ZNjx1rYmVO0DIdlJi94d6xeippMiUeOgHxfFS/PVcbKNfEeqSBYp0xYAx1tGOpi4xO1IhW1hWZl+SBVwOGpuHK1/f4p/L
W/RBPrUqSQ+7dzsAR9AP0sjtiCyW198+Q5cBcie4y/udtOgJ12sILYenD96exTM9zXgbz1RPAM6LNkj/7/Cf80z+iD2TP+XdMQj6df6HcmlC93cO0YO0OJU/
5emxHJ/FGcedLggmh3dnXvWAwdPtbr7KXtXtK0Q0+DVPz3a+XKloULzriQP6LnzyXfqUv/ZTK1o4XFMw7RXVgCu5anzVBAVQ9vCKap9h5PNWYJj5960MRgqY
Dr7Eyq1imPEQ5Q9DKfKLFMI8MvnDUIr8YSmENbIJWIuKES9T4NLzWJ1JvfvrVJIrZLhJStDzsqj7MXDQZMVvONF19vUqWUfPH18bbVgVX1u5FNI7VVr8tsNU
ZWukliZOSACdEaSVSCydSS/97cBPKoeZwEU9QYoLKeGHBUSZrGrsKSGwnPvstvQ+jMCYNdmGiGILm7yurNN/u5DXSN75FXpeNte1k9TGltNby9UNM9wCDJOA
ocjf+j5Vx0fs0Z9zcwg2eR0oeKI8XLAOJjfz65iuCu4ECfRMIdtQlw0LKCHfdh0bsG8BP9Vo7cftK67TiCA0BPBV+V0wJGmuAqPeAK24NKVBhQqrXGTdihTX
JCgHVMTB3em7Clmvvsn7DuVaCOnMzyjaEADLA3eK64Ohnws205bwIhEJbHTdXHA5wN0SmAB9hRCHjwfMzBRVCQACEcaCwSBVJQBFEgxEnTKqPXMhXMQpnCOF
/Va7lLoL1JkFSDEEI00aXSNE189YiC7qcV/0tyA0Yt7bqmEQV/lwUqhd6UFhHl7ptQzPjkkZPgpspnQpDGFyCN2CXwwqwPT55TAhhd0/PKQw6fnliGfsfqnP
78H9THrZDGR13vyLQ0XCcYpbWaSRpZ8WVtnAjtdYuNTzEBMeYvJeTSD1INoa7MHBXAtKNc/xmFF/aOePfeKnLjl1/S+95nZWY/GNqUvLP2eDVs/QJ/BznkNG
n1jIN+Tv+clDB4HBfPjgjyGO1xYLu3+kQo2tiKXtrBf1ATC+Wt/mhfzPTj/xC3H+V5/86XfF+cGnQ1ujIsvbGqUY0cUvDehNcylD5SJmr8Ppei6YxkQFmjBT
5J+tPG7HWxk+5FuAtsXCq6yevqICRhj0gREGhZsIgQi7Z5wcm26rIBByW44qCIRRBYFQJbzywd/1g2A/nw003SG28ctCJCiQD0PKC7qf00VvEyKq+vqPi3vK
DZn0EFfbALNNIwTOetsRH26i7R46H29RwOFvqEZfa/S1Rk9r9LeHBAeBKcXW/zVfdrSCwA/6Kwg86ifwaIDA3c8gjZeXv2c1ShX55r5HIAgVBGT66UckoJH8
x9970NFjrtCTUipyxCMrAOfjSxlmKR8Tmh16LphVokmUaGIlmno/0RwsQP9r6deiyD9Q2+8fCPeXcKRRxQfRd9aszTkFc3/n4ad+64c2/5/P7li2P2z7rsXM
ubxu+8QiPRFv2fD6Dz395DISb0GOkjvXvOZ/9v7h48uLWbIokmaylMVLhOeNl5YW1Qb2sretP/FRFACOIz9YyKdli4V+7XpzycNH/t1HlhfhZ/DkyTzcpwif
NoMItZHcOSOQYgMfyCxDf/FmahqlI3JikuXMr0SnpEtZbRktWpYujvJ/h6SL38f//cbHF0H/y4it3vkdv/na931h42++annnhkVf/v9tH19cXsQet5zJwW5n
44ceGb927EuvXN757M6/+ze7vvT9v4of/Z03nNp8529+z5evXt554ROv+Iuv/cXCk/IY/pMZrPXaZdNqSyZd4iPr7vi1qTt+7bUfd8143w6t6gd+7t4P33zf
O3/VteB/vAotwMv//f7Tj9yz/dEnl3c++MwLX33mv/VehXHTF37bK/k+uBUsL8k09Ur4riYFNMCAPYzj4cPw36D7BbNeyc0YN+UGfq7Jz3RRkFKxfucvCpGi
JsoEy6uwVLbp61YAqaaPR1G4H6HP4X5LY/BAeCiDI28Ey+WTWTx/YP/8P77I/8WvNfH8i+5/XpE//d797u5XX/RQxvveu2Rh2ZF84QC8E433Bh6j/DdYuaZw
jH3JD+5qlxGC0FW6L6+7vc2k7jCgJt2HFTM4P3yvwZ8bZvb2UVH3PTbTFDbTZXh7LmcwRck1KaYBg2wDHG0pa8Lc3TT1pcVFtAz1BJ63mC9nTXgjLaEEa8A3
1iUXzWV5dHFxkbX6lWco4coz3hLfhG98p2ENDT7TXMy8RbTBR5VoQ4o2SGPRBjTLl4usLrX/XOYVy6EInbzTXzyhMQuyAOlDI2tgaaDxfKc0xLeN913j2Sz0
dnEJBBqd6KRu7A4UF5hz+a34/vqZMjBMvmgGjg/UlE3dV9XaWzZVzjcj1zDVnk68B8qqwz70UJbwV06pqd8+U7zhDQUReKXDxPM7invybLU1tZIhVp+Fej4t
62kY/0nntmxqfZ7ZlRt3vmLZBX7BHu/47L23ZelMwZvufDUGNK48Ehv5mcRgasVTj8e38qmy8lejcpR0JbYv37rLWhi8J/vWk7367y963wf34WFr7YUXvX9N
F4v6CT2sy5tOQH/SnD/wf7QDNVbWjN//sp3Tm3aC7+/o+TvjH5h4xUve/5NXy+AUz2j8ZDnW2CH/4u2WgSfKwEXg1geg5ymHmDe/jzi8D9u6l64Wqpf+2m8f
W8T2IcO7VPy+CCL2H7bNalyDLcZ3307b8v5S8Xux7ExNLrBSNG7Cl4ulRQT1y0zLWn6/BiWWTlPpobP5Iuz+Vuo9Tlu9x7ZvkdrjywNqj22qU9i20hnhL1d3
Rvj6P6s7xulHdAiCb407hk1XVYxApCMQrar2Ce7p1/ngDgzJLVX86FV9jTfs1zfs71f2nENbho/+7/l+XOGVDmG+rskOZHDeetjisnsOcR5AWrlP/0N8ELNd
hrtuLUDQ2wa7Z0ywF2dsOWAASKyJm3t7sGoGVPgG6H5q+NHAR6CIYyExGHsth+YW4vwuB2XTkgsEDOSaQsLZrkyiaQersDPD9FB7/PAADuPaAag8Ij3O4Ih/
kwWAi5SurE5DYQmvY2dDPeeodY0QRqdCv3aANaHSfBMPPqXYnl9W3thAsLHuXx/S9D98ZgCuJX9Z3/OqWrKPuO98LLfwyT4idSKiTkUWBRGGVdb1RW+wMb/h
DVTPg+nabaZhttoItsm+FTZGWv9MCOA4In6GOqC+tZ1dT0fRGNiUvjW5mWhfj368gAvSjI5D1HeViGebHBTvVIVKzSpU4tzJUldionAyaynkXqKAqJEFKnJu
qY/7wIvfvyKAKn/6o7DQHytd+ayrJBQzN9CcDaKuAUzTWj8NOxohp1hELDBDU/9nWRHstB89bHP8fa3AyBYyTvSgDYuLajC1zN9qnEyfMy1X5hSOfi93mteX
O8Xre/yCXVaNatvuyJDGqmJYq0OFjG81KpMD65ziKg0qldo0bfYBlra8xVdF8qpPbNMntjlD2bkrF75S6AgeDf9J9kDw2/rKDeCFk/3+eKXhtLoB1FdsAAOG
07o1nBZMN1ogy73C967yC88y65NUepVUNwTuoXRvW2EGSAozQKIzd66vu1dfd285g3U1eZ5vQ4fvFuepByrneBhL/mEwUGqfAyUYThtAsiKZzEhHv0a0TbiW
9UKX1A0KQcJWkFeHVPHuUUDxxneDG1kE2N0dVeaG9C4BO5GW/I+kFiue1n19aFrOt+fx3/e6D3NNYg+dA2QYtsF3q3fLvL813CZNOvNtak6bowtCRFVvoEwd
21vFsFEDeKEswpsIYju9wIfUkTyDCZK+aZfScif36aZ3KZ0Xtt7IFz9LOde/NJym6yVtuhkt9mYrlVIJcS6lRqA5z8vuKA0RiZhk06A596lgYV7GEdWyKzyJ
NtXs/1SAtPD7s8SiZSJg5jWKXU9ccg0zaM77+3uJvWndIwMNSGsALbXQnEt502Q6pBoRuoVjtoNK19haGZ+a5i4C4Hj+Sez+Nj0lR/TicsR5rkiYeZ1XW8M5
wJsDw7MSKdLIL7iBSnO5oA96/gZ1W5hbYHCSCFg9JE6EbTnQgUjmzbGjWTJfO5g10aTm/L+7T8YB+rFK5wi4xGrqmBVIHg2T7EG8GhOBNHYTJzqCVh040XJd
w67Q0F0vWSjbIIOhVlm+P+P75V3T5dzHdu75C+9Ejhq0CZXfyUYrxJFAwkKs7t6SPrpKH031bPjD4FpkVLBuWXApzxd9S+mN/Al7mcXFSW4HrfggeHwcPLj4
O0+deeoLbzuAXKy88cBHf+UPTz3f3ho+oN8f+cqbP/C7H5Tyx/X70X98/3/9s9Gt4UH9+vD7//IDX/CR0BXfvnzkg/91amt4J76c/k9fO3oi2Bq+EV8Wf+p9
79i4NbwF10//ySf+Vu6/DtdPfWDxkq3hHlz+1P/z+RBpd+Xy1//oCmTelatTfx5haTbmTx995dZws1wsvqMOQO3G/AOf8ZAYsjH/XIz8PcAFRQKfxrwMTVKe
zFt5wkUj4v+CaZWOcxn9SDF7MoVPwNsJWp/GluAZ3fEhddjNH3KI3f7LSO4yMuZDMWK576shO11FFElKPWoBnAMq5x7va74HIDZnzfz7FpDfyFPMJnDsZr7p
WjlgziOa3u/HVy+WRxNuH1geSECQtYRXZm3lloRomG/eZ9qnkI56f09h+6kthQDYloU2Avz8vVkn917dxj3ftPjwy65DagLmJO813VvCYe8IVnmHN/QdTbnX
RW3XtiOkopAS+qtPeGaUtrfLB308mLgHr2vH/NmDV7DpLOQTu9vE7sGXXsc5HLfyP5X2/YanSQe62pcWXWR42pAOYLh9OZ+mLNDJx2+oVM0mst5mziNLG3PR
xVyMmhbmohh7Tf1QHRPfjFbHZLQ6Jj6D7tpGXrE33399W8+eXZmr0XlVdMo4j57sdcGay1tCfqMn90oDtKF118jrNIGFCtDa9E4+cb3w3Loy7a4MoWyjhSaq
gJjtvhZ6nnxqIb/8Ru4JTQLPZ+27TXuvC20eM+mv9MaJkE9Qx3EzdqI3BoXwmBlflitazNM9rOoPg4X87bWbCQINjPwIVXb/Tk8YMpuAvZb2IdGYDEBipea6
aTEPV/vU0Y+zQpA7Oj/2ZC/leFsMigoMfG8UicNHjxLwtmXSk+z6CEZCXkT6wR/gepkRTSTT0mNDG3JSUkjj6Ts74SgkBrdiHyhNPs4bz50Zaor1S8FV4ZvQ
n4QCk1qc9/Wa7iFTk6VQ06CqahwVN1S7F6v9uqBT6ZGPiOMUpJqKSFx3jAAGdh+xrjhV203X08wF5w4ZElVixqMKaNJ7l8Ddwvwt7PPxIof5C4esTpv+ki00
pK3VtLIRSIYtkM0I5ML2OVaE0QfcT4v7WJsiuWnetSWYNW2TwmrVRsjshHw0kC3YtyMBeKO6dc+0HpnIJgLoDoZfUOxOdxeGXbiHNAgKUmcL/sHF896BMIO5
4I09hsbeJqQjH7e4fn0Tw8N5it3wDODhxec6PLFNDczh8TEiszB9YWB8EDCyI8sQdmnHL/026EzLVk/02J4utxeYjzOmn5/NeM5lBpY/82Uv3MwuN3QnghfC
EAoK+ygIiloSL3h04niJJWFyUk+OAsNqrw+tvdZfe82qfjRrOUaTU4h3tsopzN+Qv94kM/KKU2dgTE2QLlVm8AfgVhzj6nU9HhBfo/O8h8ndlGLkFO7SBMTY
VRDSfbcuOkXIOVeYm5DIQT4Nl34lUxbSzmexS15vtIj67mqyLCkwp827WBtrlM/BC4CF5dZO/NnNh+53RLtNH/oOfWhzr0Qcw5hBMrzK/1E5PbSu9H4E3670
7tUD3j1yU8jlTq4HWI+fR8O7n7J5R1ymxPAK/0chYW7yfkSYtHzcC7PyXHBPr4OPO3vdqpMQlgaBTSL0Y1ShSvBlLmNg5OWgtLFrs3HsaExZBM/bu83YAhii
AdzW2A0zIstyx6pmtCVAUKwSxhXfjV3kMdlFswkipU2clO0VSGmQUPQ8qE4ybXWSaTOrC4GigGIo4iEzrFp+gYgi4asH0IYi/POA9ZbU5ptzxumL7KF5nE5q
vfKOOsOPIa3gqIKAQ8lWgMNtUkclRokne9n6u+HMJWKVTuAIJ9DUOYGmoxPYlQnMv4gwzIO/HvbPoQVrR2g32EWi+itNvQYKepejoC7+TGQko2l46fRRgrAI
Rwm8jznn/OPPvazpf1ivXvug3Pmfru4Ih3kqkKkHE1q1xFlYyHqTXHhUFkXc6mNs9ZOg/AcKN4TJUpL+46Dm21Tg/hD1tXXKzeAVi4AYtfv7P5IlxzL6yiZ0
NtOTcAPB2zhA2WJx+ZvR3zJ/v5xz/dec2g8j5vyO41l8Mm/elaWnjvdaJeXPH5TVfGz+wH7jH8nkwCrc+lgWw4WwYdMVS7O2frcqlMEtm6Y17x85Kj+qqVze
/f0QS6BvDvLfef9fenfk4z9skpN7TYrDxy8nC/nXO99NszN9y8gcRPBkw6AxR5FT899xbH/F+A0BSOo+qd5oqfpvQd5JLXz7lqCqQU//cyVV6KDj/vUKFzvg
U1+NIyt96gcixAZ86lVN6Z2H/79/Lm8Z8P9Pv7+qkKQWc9jq7UtgrVEzVLvKTYwRrwhVxasWXfPLzD8rNZfNs5mumoOaS5o4+w1XGhlgahUbVTW2g9531dCO
mtVPWr9UfdDUV6YZFtm8tOLVTDz65qJExZjHijVYxipniuCOamIdVEEHRnS5AWUtDTrXc7ogiAZMG3NO4VeegstZ90vNoGNY9T4mGRAxsOV4wJ8EoWZ6VxfG
+jeZDTk+r2zIq3sXmxVZjn3r/zs0nzGdhuPVfqWPpmZZtn7L8ylihk8N5lZOmIJ8PmbglGlc5QPNWDaJ9brYp3WVT+gAA9u7w9gAg6QkyM1z9ykTMoWqSY4i
AegHaC25b4Wrl4mQFGHaOVLBDv9Zh33ZVdSDFixScKSC9PA5pamY4V9M3oJHvk5xlqFadowiVW8y8vVumW3lT8nJXBN/Zf6MUkICZsYEZ/TPLV2F/r62Sqps
upnH35CbeXIObuaDabFdZrtTWWPQ0VwJTBN3D3Ugj08x5LxR0FAT0+z1pdDe0644Evd3pqD0c/KeLyj9G/GjD2zGX2+wKZp62+cO7p06quly/CLhduWqUsQ2
xxUJVhZJNef2tGbgJuDkSSpSjByg5g99XUbGNIQwfCb4Y2LusHtQs7ZxIYuctasX6AElqCQpHzrC3irz48On1zq1BNUU5spug2oKc92hA83qkzXnzWuLhja1
oWyLa6VOmW0ltU2BsxAGaonv/i+1SVQzjZsgfT76fw/dD6V6Nzjy/R+1B24dnLLpdAt6/wZnJDjbjKjLvWyshSGQlFBn/hfKISz7Ytm8CumtFuxRpUeluFhY
ebUiFBKm21Xf50JxUNpB+VTQPegcLLp4JihUBZ4LuY4LVYHL9b7Ko5pZg1KTnPC6VPnp7L/c68rUVIjQrhadinK1aHwx6RA/OWz0kuL89OfaMSgONrTgQL2U
vs05hvb8M7IpuyFnjZVxPPFZ4njigpMXCW810XTP4XjizGqj/2f7o/9bK3GXNSVoqw8AQLHzmjcAAKCWz+KwpfNZmwtm1UsWTcnaprEnG5mRkzbJvUtRoDcq
dCB7d9N4d/fGzIj2BH7x193VG68Q8IRJT2WTdlHJcJTLqjc1H0ldVx2XI8ix3jrTfKw3Pd/pO27Xh8zaWebPpe0tJ+7sU5j2n56L14+ojXfe66037V6zj32b
abk5hkObyxNsf3Clq2XL2ZVa15vmKRV13iyj4b+msout3d9vyRh8E+Nikt56aeSoULNZJzPXOvKv9gFqWzGtlOXh3P0MT7XrgYoCeWK8j75NB0PTNOvnu8dP
Zq1Xw5KwZ1c7quhv6jYJ8wgTW1Ye5TryB/fQqcHVVVPPFmnJJx1msqf+913MV39zutqcFlUhrYq0FAydQDlNNaFBmQTbrZkJmDgZGldW0Cym+l+YiqFSGjYz
CcOQB7eylX3N78NSP56tPykrHZfH5ne8xax/88m7s+ZetVbBHuPtnjlFswwFeLXSQytMoHhalVKFjW9lG8iLsJNswE6SEipwCOdJ5qOjQEGDhgAfzQVoDqFT
TvvmuXwPd6zAvade7Fh1vCdY7T3qaAk9o+5YhDjuD1ocSgTl1frK6P6Vogve5byJ+tES8uMnHMxJn9dP9Ujta9JDHHkdKE+tyDJrfZ6sBb3MMivH4UEogOMn
+lKvYkMa5gCDjG/5W22ejWMYGS3GGLJ0FwKvPY2pZoY0CyW3i05C/uixyqGdALvWYya0mBYDL1sosBisoUqzKnuKFnwOWpHicB64lM8u/1/N5f+zh/NfHDyM
JWUCQnueta4xFcEgKpZk5YrZioeJCBE2fRvTExTPBeVz/rDnfPscOE5zxaGtcSpLIb5afMw3aT4DJyFE7rAqD5+C1s+kxUGt+E3tythtwz4RdqAYgQkY2Fhy
yURTcSeERlfpZNi7I8gAcMGh4yWsJ/T7CKlBi5Q+6C1vqdZShvUWKLNNDk6CntxU9xqK3JAqfrA7r1WuKkXs8D9YDP+KIjgmtCApJybdylA65FvPCOXC1EAR
gDQJLlsrTU0+cjVVUzvb5ttYYsXvKnQHQ64wrMcPkR3kfq/h9J6NMjGzvL1QHgwCaj5OeMK3FYCa7zhsF/EqgCatO9YCNGndAYXmPYVC856h8FuFQtP66RUK
TX2QT50djmvVWlpaS8upRY+uBlSTnM3nMjk/p/vEAdW07hh0uE8Kzpv0O9wnqyUuhxniJw73qylbShgtRxhF5nJTW6n5LHWYBPT8RFqDLw7OMtGB1c/QxTEB
xzdlMbxyWjpNX8kg/mQhP3ia9FWHpqyrwNC5sCB/4Y6swVTBekTlEa7e/TV3QrUx/Ko/ANYvQlZcqdNOeO1rSSnnYI5G9tG0s0HxEYmdJJWuz5p0MSF43gEr
JIX5fbwC7/jRBfW1CPM38WoExj5PTht12Iq7pRS1yZvORh237qL67hDOTDEPRNkdKiJ14Ss3ZsZK5mvqr/A3yJGFp9gxmPV1hK0nimOxXTNq1/YY+T4E4V3V
+/DCkYNb02JS07HpwJvntx0z4+DHY48dLYKUDq6stG46UJrWIeesx7H+SkYBt6E0rZsRNagbwLi38uQe07gLaRjuucvNz1MHFZm74dpisaYAFm435MTqwBG3
TVPbhJraJu2e1TATZtLV9ym7SxxA3ocwfwnn1E4Eu82Z7Q7O7MiaM9vRmW3qzCblrLZGwsjzI7aRO9AKOz82A0XjWkVSlrZbuT1E57/BSZa9opjkrk5ya1f1
PghIJlkzhdIj6qyTDM+tct1WXlGHURxTHuuUB5xysAlMOfTkdKqLcaiQNgdWL4a6+qcdfZO3S1nMihTXleM6iyGmzG/nj4i42dTaK8kO69lW0joi+ld1Hq1T
2Xhl0STFeLZ0PKd2Ve9DJyHj2SoxlMdBUnZM09VWTVKsmqYO4ciwVdOxq6Yj8z1iV01zzVUz6gi+WDUcQ2zO9UuDia2lUahUSaXXQk6mXY5bnnMo3+QlWejO
bGrxpF2P1rxNnjS1gasrfOlC0/gqjL/dCuPvLIXxz3zjwnhrVWF8tl/ioJTxZ+6o8DsaqqLRSlUEPutUYXdH9TgLi4yoZXzqIgDnjQNYMoyS9JYA+NV1wfib
v2vxyZOWqDJGj10/I5vxwhV+lx6dwNxXWE48+qQcPE8uZMRwzODWzJs4t+mvB94spPG9igeGoB+IX0fehrOuEHiYPg8MoHj/QBrqYLBjIp7CMdBXkJLazZRj
cQJRQJoAiC51uFPWOQYIOXNZe2IFtK/ZJgder0jshC8NYuEGxa9Z8w302Umggnv9DJPXx69XF1kTv4Ecp4Go6ltn4C2KkktZGVTKAh2XyLC5lLXWipONUaK9
VomWaZ/Q5LFlaPVyX05Mmb248pO3JOX1/elaFcPH0gMKAhMqIua6dHeWSvBLutOFxsOHqfhy+0xWfDlwm1B58aWT6pz4dCnzkX+3ywjXTiXJxP3RPzcOYu2e
vHvX+eIglgZzF1bi4nJiqZDODoqRGPZhJDKIY3qh+A5vGvlzNgxFoxE2xknykQv4wcssthtsqkHh9LACnfEbfPMt+uZbyqigb1XNg30aigN5rlBzz2bN+ECw
PyTQSLC/RfN+4XZ7erISnqrOc2pXWtJbm7yLKazX4ah1Prny6IOHijQZaZCfVoPQ4mEbJ+OSvalkydxisM72JSTH9uoupXnWMvBA2m8aCFaaBjRdZtBnGggQ
GWvTZdbzB1LYepacreeBFE7LTdKyhtPSzZLp7psuLShVAy0Ntw/YZsKGg/e1i/6epDoSCbtaaKppoWsdnLFxbmlhvY6iiR1o8kahyevS9jS0QS24oYl0JYIx
PK86SJIyjb0f6XxtMK9FWGeqFNS/cmJaettlwcwPthfyMvNBEZXhVXJ280CpbbksfLwNieuy8Hgb0uZl4cF2bwKfj7RFEJbPxTb6e1n4YLs3ic8H2r0pkQid
nev06IKZEjEcgj7qPXG4EpdRPQo9ON5972E6rdO3OP9jf1e2jke7xxsLWpHc02BJrdYN+vvwWDbdWy8TtIHZNKa2h49LY83Y9vBpfI5vDx/B58T2cBGfk9vD
J/A5sj08jc/29vAp+NtvyLuYc5da1vYiP+PvauM0+nS8oM2RO2hIi3pnbeSZmvutaCTE4E/DUSPZEjwVlyXHB0paN1h8nH1lnUMRfUXQff9hjbnrW4x0EhGh
7WDEWEnZJUB4hyzhHYx6hMHLn4qlrvsJIIeubQmOR3rIDvL77czyUXn4EUcp3V67GLoVS0LJv7DZtgqbbSv/Cny0WfZRtrhl180MSHzWrZsA62bmRhoNZd3M
rvqomeWqgfSy0czY4C1ZOgnzBQS6Mc3yIU1leAGrtazGsZwLpdAMuN0s99fKm36DD11oFSwtoIkZcyGYRy/3qvFCiFXJMgahSGWZmUHAojEZHPI6WLwbTYfx
HpNy1URDAdQ/BT9ucqAZ0wQ1zsrpHLZoTWvXvrWADbYBLmYEiViwyG69lu75uGJCT5Ptbqfy4iZzE8oLEJIjz2WAOaUMAJ1PFiib6CxkF8l+lV2MJrXNxeA/
C8KukoXsErtJXYRBvQi/j5iLzKi9O6op9S6x2RiYTbEjjO1OmFZ9FX4Dlx6waWYQ0pLBJVwauFfmprn77vaIDO0FaOYF8K3NzAWYtEx+ANfAZM3unskuQocQ
gHORtphj1huVcS7HT1ou3TOjEEfkhzbHjdlgECTYe4lNGqH78UvcTpx19McO9+2sK8+gUNeVIHxt03ZGgyBG0c1RZzS6iPkCL1JFuLRyRBOwFvSeFvSuaGqa
+g+xFBTE3Q6RgtJ9UHrACGC3Qww+pDsDErpmoxoGCpwhPYplmi+QrpkpdNsvRRpcmlrWSmeJ4+/1dB9HkrbsInjHagbBDuYqsBkEM9PZm13MqUFg5xurJe4o
S3DysqyNaAKpqoMfLkKpDiTdS8xFe2U/u0QqaSKn1W7pXgc7XCB3cLy9eDfduXm60Iez4uEOqEZeIkWFQpEBDmJLtltE21Ybp3hmEByleyoeeilbaAI0Sh7q
ZbIk6NdkWHjlCy7CCzrmIunARTDm2mZkKHUxSmXah4vRjEuYvitDH6RhsnrYsJosnwB9GGifzp3GrpYDp+frzl4dgN5FKqFfpAAR7vVB0UhbnqMQMOeZjMZN
7VR6v0qCOqbdDUwXh8GNxlHMRdoCWTe8Wb7G3uJ7uvzSI/19ittEV3rIgyRJN7tBOnsR6DGSj456+WY3yYkyw0u7NpbQKtg13ZWvKna78FTPbm2BHSv1WgrP
XNJBYRuvLpMOdnG8jaWJOpjCTXW2td0pqR33RxdwqOra+z7d8Qf7o3xQEw0WK9YuuMfdguM0sr/Nm0k4pFbCdHbUetc0XSQalI+9SFVjRhnGrv0NFFDar/bX
ats7FqEa4ieGa2gKwiJX8oUKXn5hGfnALaqFXH/IAiGVMnBU5i5LS4bYBDsuGSIS8PiOK/rK+HzHFRPLFe3RhAwTvJJPoIjfxxMh22YdnSL0SPqvGXZTlU+l
hcouRWRrQ+5ZHF/IL8hXlzt/3kkTz1u58ykrd56m3JkfHFnAt6fb2RQ+n2lnlDrPtDNKoc+1swE5E7LlM50sqEiXuPW5DiYnf0akzI6KZZ0FrV7uOQHOv9L7
yKgqMp9AQGSnIuqtLBnbknFVHLQ198uqc2b9rVnA5QDh0rbgIHEkztg658y0kSLTcrFeLrL1Zmznvsfe/idvlJFavh1TN0xMbRRiKs7/VkxtpIVA3siD7pPn
INR2Csm7bNEGTOkGkuuK6vQM0/2FYvZavWkbDKv/8X3u7MW3FvXiMJHaw0RqDxOpPUykvSkZoyfss6cDtjVdkDtu5Otz3pflsPWEyq1faS3Med4W76OBm/vn
Wn1zX6lNWyJ1VmqT+XuqhZo2eU/I9W+1kM5259cf/evf++437NmxnI3t3P2Bjz38N3/0o68y5eUPzmRjnN33kl+My2Gn+h1WiOp3BFxWv4+Z8ZWLIX/hzxl+
9EmC9hPtofvIwUrYm0UwpYZWWru7R7yonZDv54LLcWvzCt8O9lkdMu2lmVhL2zU9rF3Prtauoa3ytVWdFa3quFA4jTpeoxV1hieOmwlZETpuj9rePO8R7+Ky
8I1KPrco9bxOiWdPbyrVfM/AM5pURMwpzd0n3G46/xVuRB40H4F8IfXTAE/wV/Vcuf8d1CHDNf4V6FRowVyFcCadvvxTLWaFrB9oO83K5op/PwZjrkwCUyuO
Gl6RVb7u7lAsr0OnEPdnlY/7s8pHcEy9XKssZEyvEkB7eZkaHuGBPc18k2TMoNjQBzWoxiQ38nQgkmZj1UcRGcz4gSLnUOoScsIgjk4x41oEgvC6j/EwVndJ
Xay7cG4I2tan5Km78xaCGayK53KbzXC6L4WHV4HRYMDFIRhQtjJ2t74luJhvvxhvXyqiQxEtmXHbbqk0zAS5/hO9kRLOsINDW2EKbHKXh2YHNpam0253byXO
E2SfJZG4R5bfncVrkGygaaIMlMu/ZrEnC22zovkWvb3YxF8PMi9vwafghpmM8EG1fiVXokouSyR9yq4alV1Jn7JLHQZrVHbZMSnm82LMZ/2J3liJ0jFuM+GN
F+iLy2bsBBCEl4phen0V3bVA348HIIrjoRDFExWI4skKRPGU8NbYTFYhitfB0LJuKZtaMuvktymgD09WIYpxdx0/WEi+uEIViOIp4WqEKK4XEMXxIETxlEIU
r9PImrqcmks5ZJ1Zt5xVrAPZ9FI2sYwWLUsXh0EUy1gtiyASrwJRPGkml2UDj4dCFOOx1SGKN5TNmlgy00ssPgyeGPeHwxPjxcPgiScH4IllKJeXFishDnUH
TrwBOMTrHu5NFKDEE/gig7tOdrcNcDycMPEiPsmZLlZmQzyixDEbxufXi/j8hMxmCHF6JlFmQ2OTrMPRcgjipeVyWhahBx0vflyUjbdgRuQGlxfcwHSr/NOl
LTb9DEYKjf7lpkMP/cy+Vy5C01q58STf5c3D/eW0t1Uj6ir1V2ESur1O6tQCLaoFnPhOdsrsXanLDR7lm0vo0kGnR9U5wZL5qPOX+vvRoHkgdtvMmaD0BEyw
z8zmT5xCz95RBd9TTvIx/IBk9HKGKbVdpY4dTMSypMXg7O73N690v8cpTf6R7SQAyJdufuCw9cRbDBhCj5MKMprCV0y+3QvuahqX0WAbER857T6uz8BVdjHQ
U1cBhJGuAoSxyvtSgl9IX7aR/0uD60xxxvfn21TqazAbkh7AmlZNlQ5Ts6b2gKhq1rTXGTgyovEf5NbXsWow6+wDvUKSNVhAdY4tJnOG3jcwDdlW8MsvubbP
ws5CKY1rpislWtLiWXTwl1XPaYu1C+mfbgHOEwvb9WxBZc6IYj9XIBpp60Z1m+oM63hHb2vHXTXAe+GBssMdM3CWnBGkmoKaoI3BztLLvDkg2lzmGVmg8jGN
CIrLvK4IafKxWTixfCTCieVDhGNEKVB7CRNYakZALhhn+dFMLrkN52mVg1CPGa/eRRRYCrAIZtmWGW04xWNFUhpRManJYf+QGqVSa4dyAlKzoLS0oLTGkIdU
NJK72lszvt3bLEUmtntz8jG53TPyMbXdg0VpHTIhpGYamRBE6N3ubUtBvUBlGSWn6Di+4KayqSJLkxFwCE9XBYpJFexVzVAhCZynSF0HbUfaCZFZeDNv5dVF
9vN6Pl5NKV/ppFPHI/WL0+NbM1ajMGONDHkITl4wXzU4MlxlI/ZoOaItc83koGMoMG9t4QfeNbKbBrcyTfcICCjCh0FcjhLQCAhoCh+gnBFSTquWVjtk2/PB
oj0u6Rl7k1YWY9ukWIwp/HxT0xhcjLjfIlmhy+Ap/YuxYYthKdvFaPFPyMNmU3VObuWHOKWo/WcO2doTZRG47IL2bmwXk7K2Ia/bt7bpjkB/5/a5PY6+FLaO
Rsn6p/s5/8hq1tWRPs7f0GG7QTn/dB8jnu41YB6XQbRk6pNMz/h9ZLroL+jN/OqVZKoMbdpw88LaJedtFGQ4UpBhh1vBygZI6zrcCBDCIF9Gyn1A3uya4egP
mCUwSBejnOrrkozxJ7JdbROClI/NQpDyMScEKR9GCFI+rhHGJh/TQpcNeHKAo6VKkQ1kALEvkKPqJERveestC1kIRjZm2kLIWc2MA1Je6pa7iUhWcj2Bazm9
4npKHnndAr6uw9d18nUPv07j6zRKTssApkD8lLpwMY4AH1xMFp0cQSdHVHPntDnq/1/olWy+0Jb2t6X9bWl/W9rflva3pf1tsb9lha0CUzraHs7Jx9j20MjH
hOaqmCpO5pvlY50e0Ke3M7HomX6sv39fKzNtQeqJXUwLpJ47HG5CcVz5QU2Y4mQ+piQKVj+w+SZcU9MR51/xEI76FP4W6o54LrjDoucA2yoGtlUDH6/GrT0u
xMv59tH9f602xKAOG58c4Uiheg7K3Pm2hdJmj5/+w2HtPlAuN3nb8NqrEVU5R1iuuPsf9XdAF7Fpl2vT5nrl7MSyUCqidaXShJVO44FZEVXkw/RXirCzmOyG
wUpCy62i0he8BZHXrM92DJ/tO3MpTRCbWP2u8dA9RAS0gyRd/5SUPy6DMP/lzx/ytwYHffKUxI5KbB14i9HMf/HzT/iYnk+FA0XgadAcuNd2MWzo13Ffh+Qo
4xhyb3CiUn24+z679OGK0FZsB7ld2PfjkkbTK3z/gMYGK8S5nOfpgOflyKQSLzhujJgLQE4/5QcVPxyk9Ko5xEr7thoBr7zibTWoJq+GJ+CWYBtO99a874BJ
ata8j2tZEgY3IWPX7AGoBuQrFhRS2hJczit5xZZgTsP9gvzHbUQRnpLn1K5fQzoIoBnv32dnuNaX++prQRgP5PQu0uDJ6ehv306fRV7/2tu1wQEcTpntDGmu
ve7fvd3paxicHVktmQN4qmjL3KU8aferZO004YWCJFxVQaIBHvYMikiunqcZJaxfalZXYOtezCx5ONG6uPCw8IQslGn1QpmG8+3QuovzbSwnoO1Bka9Uk9Iz
11x5jI2cQFjJlYcMomHBDCvZsnzFj47or07oEAIpWooixnpSEJTbZXG8fMKSUogduHjLn04m4QGkCwoPRDLBzf3+kIgOnxUsKuR6gbtVZyBj/szPq552FvHw
hZPJbC+pJGwpL+VgUvI45jwYfUvhBFwczVf8cvuuaiKZ5upVVPxNb4e4VybCSZ/MWo4Zx0f2zOCkWMm/Us3F8q9mGBBB2S1r05Wegq2s/s7QXqVWu9bhIzfz
xYWaIesKu+o4LeNoqW7Ixm4lTrwZNanTwj1+zfK7s3RttWM6qHZM+9WOY6a7lI2b8UWTfj2A4zEMfTfMZBNPZJMnIBQv9qbKtq9zQ/Tx3jTYm6yAaURMY6/9
cEVbqI+uoi1MnbYwHdAWpkO1hRsq2sKxirZwxmBaxqrawulFee30UjazBNHHzEAROFbVFvKwxQ8Wki+uUEVbOGM2qLaQ+Ah1k5KiT5VeTTP4SESw0pQd8qJy
15w208sFXUFVOLuUbVhGc5Yxz0NUhTJQy5mch1dRFY6ZseVso/w8TFWIx1ZXFV5QNmvDkpldYvFhqkLcH64qxIuHqQrHBlSFMo5QFZYhGLFTFV7wsEgY0w/3
NkBsSfFlA77IyE73NpgLoJTZACrjmbyqvivpR4ZxGTO7Yv1Om+btFauULNzpwYU7vebCNamcBeCIZ9ZTJPR1l562X5s7f+Anfv3v5n7gqzuWzXpN2UTVzNQS
Ym9M93bY+VKlXdDi0s49X75i61c/9QWZ9w1L2boVLRbSGZOXjZkNQtcrfjUzTOM8hgFBGmcOyf9+wf9+wf9+wf9+wdlegOpRbWkNEd60UuJRjvmNizpmDNqT
CWDma8w4IkZ29y5k/sn1cuS/cFe7z1VptJdapyDTVs+fxBmBS1b/rW9nac2U5nrzP/nZD7/1wa998YlXbqWGoaGqheb2sC/O7ceDVeEm/8miaohAeX5RNRUI
ytgCc3z80CD25Irwk1XCS7oLhf/wCgzKk1d0/AMxI0WQ8zGSz6aNGBnhEcDFjciZo2Hl/wbQZBm1ljXxAc0qwuKQkfWycBp445eFBkaBy8I5IQoFaPgIpavG
ZeGDfq8L1doDfm+0YpUrR8c3nYe2E4q7/RBscH5pg6skbn3I1B+yCDm/bX1qfI2FEdFl6rV/8bMfCH/v6uWelTau+YlrCoMBTob7sgloxlrQrEGbLKJeR6MJ
+py5G+7Q+TG//9TpV83zM+XpM75RsV2rR0+hAFABj56N/GMYu+6v6GjMScW9mUqmxTJMg0ikE0ICk2WnRSqpI775VuSknDSwpk/+4MzDWf0H2zjfzRQgMoh5
nAFRzxYgMrM4oUrPV2mCiNrM+zVjUdFnTQ1zMGvq2wPVV4+ZyYeRlHcMlu2aE6bUXZ/v2oh3hXjXRueuv+q7ZvVdoQIM67tCvqscgAvKywtXjoUcAi6QMbhA
xuJC+RSpXMfiAh0LPw9xwmbDDFb2RjOLhBFmjWHIitK9jZrCvRiUWTsoF+qgXEC6BAxKL4DvJXvNqntr9brHyuBamdmu++g6gmrrNkxhwE7HOPXRIYHNKd60
0LtISPZiZrDQUtT1KyHo76a3q3ex6RW0eonaGNcm66oypXfzEIo2PWlyr4+if/qwRh8rDZZ8k7Go9/RmmfREx+IS0+tthE2Lxe69lmW83TKusokYM0uI8Ya5
BO0zlzBAF315iYzHJZihlxaE9lIM+UsqQ/7TlSG/JDWXmJdgyC+R0Q7uWTBGkx0EYIgboXDZyO2qkQdbgg8hwQ7MNdNbg8dQIZNcbgke4ZF8sFfYNXorvvv3
ZHPoCHosgzQH0vaJFt4AIT2hvbF4gpfA13pWkccuKdI++mQgcvta7r3StUvI4xjYnNlyvbCA25kLHvftJqZDRavDJUzOuYCfnyBYbSN/xF+wXP8SFtTU7azk
YtopLEm81x+qX1Pq8YeQRrgGabyXk6LKMGnLe33qQtHMl1gVG+gCUBsNaDnf65uXmHABS3Cht1Gjs+10m2K6N3K6h9dsNiq+NLRPzFf24Z0/fduP/NmB//W+
Vy5D7zYLhdusNDGk7ZUv/ZifP/eThw6WlKxaq9UGRHpLBHs7IpcOXSzFcIR41xrDcamwBThI+OZSpXM7KrJCTHgNO9HbKO28lIOD0ENgQqJwS4bQLYOXrDUu
8opLdVwuxbiA0TihwA7HRmGUBsvBtGF6cDrXS6t8YtgYpeaiU/NX35d9GzMHfNvJ7DJmDgjNZVgSEGMuq+rpLhdJ0TczvU2tlrWuCct9WWG71eSdj3Ivfxnm
5mXKn7hQckfWUuSjVF1eYjngFWYUmRM3m5ehTy83l+Dj2+W38J7sFbj+DqGw76y0opopxnynuUzzmnDtzO4aXAmr7Pib+mZ99uZ2uJJFIqXIbN/Ef+xwOSub
FKF2i6tQX2Wf5d7a26JpdrbaIqFbgzQ1m2+nbq6hBiTAH1wke0AP+7e86Ul9k9lEstlUsNAtEMCOI9+ptOKgzzW2yW16lV1sS4WW+lqdmk1mC2hpU7F313Xv
3rjFbYmgKyGmWctbz5+vbBnKV7ZIz7b0jeevHu5b/Zt05WzBykG8H7MhniNoumM/5E0b3W5Tsp+NA7vN0Ab4uttgbwHzDTEis9oot7zWGJDZ6oCEQwZktm9A
QhmQcGBAqss+xIBM4908n2yznGWjEJ0hvw3Z4W3GLKCL0mEz69gLz0Nb8eaXot9bB/s98J5Q+y00YNmL7fRGsJeN0k7w88xozrfeVmI265mGK3l7YUMIq0Hi
0o7tBTq22c69zfSu52rdPmxGt+ttO6PbtQ3be1diP7q2be1H8vXitq/nDvMdfeeOK80cjmRXqph2pZpoeiBnlVZw3JI+2uOVjV6yfQzxEdrj1XZnwbm0L+i9
Zztxs0VKoJT2UnWdmjWvIMjG5XL1Uoe4cZUUemmVg15dXr6yIhwD7e2l+b9bQJozX2fx6n7Z+aWkrcrTeGQ7LPivlN8CSGDbYd2/EC+33+Z6ryp8HMsnX5Wa
q0ohvLz8wZmdh990/Rt//ZKrX7lcgS2m4HQpk3W8ROZ+m6a7xuVGs5nuTdtUAIDvqXkVd7hlcyGTsPLyarl8o16+Ui7v5OXi4qJcvw7XS5mcBK+Ss8CtGoZQ
FTw3VtLd35b7dy/wZS8xF/SY8Wuzzl+A+bvUygvXtSuwfrYPL0XNl9qaezvkUuRZw1zXGbtA6sCo15wXLSdBzieEeUEjL2TzdqBdibyzbCWRB3cbA7FH1iLD
Iy80NXOBdOzWts/2Xtirt4iEbW8jhIFVRX1V1VZUJd3chiTR2u0aum23fCsAhDmzhb8UwoNIwzZuy1z1sLyDTsFFvzXf0kurChFW+lKKungvhgUCLF4e7r57
V7sxNDBxexEg8BKiz1svGbgKbBu2hyEx0vbVuWbftjwgjA07i8sr5N+q24gIS98JZvidupvswOyqLsDtVNLwrVUpYfFbua8t9rPXRW4rO2SGuKnhoIlN7SXq
Aqib1qLdtGbR7JeK/LxR2UeXnNwvBMXZQlB8KTn50Ff55qVWgKYjNs7jzlZd7GBpIY5eWsgVs04mHZAjZlfZLCmTzqpMqkcznlI2CqPmmqTU69MXcJPdGy4V
/l7uGZscHTkeaza1/dY407UJBUHiub6twJXc8cokSfW8y0WrPGeT0CuWaq0w0N6mhvOXcYxrkErpsFw7kdW4Auu3ZrMzUosnrZULmRJZcXKBBGea//mKCi+R
vpDIr0NOhSvR71HbXsQGd1O+R3b7Lp7DMIZM9OLzvdnG0rK9EY2ou/YuCxuoMLfbZ1SoT3RNH8B8qQy2q203pXIkpdeG4i5i779d5gnDvw2eO4atuUm2uZfL
bUsAnpPE0XzIy0BVa7t41erBcshitwK/9tzt8m5GL3E+aDgI9O2U3Z3v+Kv/sPjfP/X4q5ZN11y+lF1N9jluurdiBV1a+j+TBBV+GpwEioTweqYNDqG+1vhF
cyl2szo+sMVdisVxAT6me7WCftqmtihfW+aCRflxxFy4KEU7pr7Yu8rawVWzxpN1/nmchhb0NpakrJcb28C7umA70uua2nYk3DUXbkcOXnPV9vCNelxnXJsU
3ofjySzRH0qVH3VqrGKzVrFNq7hGq9gtj2+WpxfmKYCIJL+7dxU+rpGWysc2ab58bJbmh8rb5SymgHX1Yp++rXhHV98xre8w+o45usbjHf0ZjC8L5/RdRt81
re/qDr7LnQB0BTAuPyXHgA/1BbJ8LjRX9SmERzH9kGa7qC/J6ktZKdrclvkzJWGIAHD1icxJNs9pVybN5GJvEm++ulDw3lbRFD69YxkZ0K5C8CHg/y+UqZWL
EWlKGxdtaVULFy3DuP+ZHqJ/u7joSiUfffKPPven+//klbdKlVeZ9bi9XuqYxsW01LEOF+ukjilcTJkNgBACwvdo4QfZVs/Hlno+dtXzMa2YJxivCB/Jjo7/
aX9FzmMvvcTT0GV6mHkIQ2ZadpDCGV8+g63hM3765U4ItX2d2bpYdpigbG8XEOtFRKGxoSc8g3s2UjEaCh2hgY0srh7VwhthWK+NBFFQuG3FDsBWc6uzgOq5
8OAvHFIE25AmEE9jMgC822syRJMBKnKzhbiD4RAWZOJteghnbc0PP6IyDRyWiRMg8xhZ1JVRpEa1eHzZGPLtKmgy1UEiH7UJF4kfJ8z4rb1J00VjuqqGCc1E
b5xxvaNEXVFG2055A2PdNiO726NwRryJa6yDZ5r6QqkEYEkjvU6onkGTYM+TPIiiZePIQGhPFl2AF7F+nCmkDfcuMG8yLWyTDlWl6K13A968V8YUuRknoEa/
iSG0IpONmDqO6CPyA96A+artnsmm0FIgiE4plJA2sQMsxmJ8ENMsLe7AliA/yOMAEdDBoQSqzZQaJ4ibIi1tS6+kkZMqRnbQ/I4LdpjibjiF8eI4Tag3bRGI
EBeBCLE646h7WarI+KHzACcyfrcQMrrOA3zwIfp+mxiq9imjkItdBAZF0uwRRUuhaiAGWso66V8Hk9ldEy2lo2gpU/TeyqbB3xQtZRJzEFq0lBEzuTdbzyEH
dO0bqyXuKEtwUrIRkf9jI1VN4odplJqEWniDmd6bTZoNPA5MYiZDMymlIFjLCE6a9TBITllcET48Ujw8CWqQlxAtpQMYiy6SXu4Wjga0lI6ipUyR7eKhdWyh
CdEoeag3Ql9/oKXE6qg2+IJpvGDSTEsHpmXLdc0YQan1KDWifViPZmwgWsoI+iANW5ChmSRaynpgr/uD7UvT4qVhOXCoLsSocQB602p5nVa0FPf6sGikLc9R
CImWIqOxJloK0EPkic7NbUB2OoqZ1hZAEIr6XmNv8T1srGkp+uhh65MpDZGB4WpNpHek4ZEbZLKnQZgRbFUQuIQWb5IJpl9+x3T3ZgDZ7RI2pauoJwqNCk6Q
TVoYEeL6yN5kYVEtqY842JQ2MwmmJGlhuA36lZNiJxd0yrXxMUke96dkbQAyRe93AZnSXa1TWPah6naL1WsX3+Nu8XFK2eU2TimxUi7hYiYVeLZtOhDS5GMv
vGDN1IKNnHPSb5ect+iyFWknhUC0y22OGCzhFs2djucuFk5t5MngJPf/bnu0i7HURQyPuzQe8EyhP5NX9YTD0BdYRq3kjh1EVpwHd1TeaFnjAWWNCcIyYvWx
qCnbrDTLxtKLtDRCAII+geBrUS2kpb5+X7i/9MSOnFN5mVjS1LoPU8FVy19NUFjdHu4D1Gv9JqbnQJm/fPtBm5HptMdiyH9eg35Ztuga9Cn1SrmGBlkn5S3j
P1l6bzjxMTmaNVlEs8SmSFKYiKzFhyEVlr+1jf6ajezPGvPBMdOaf9Xxo0IksWnetx8RPEgd25Jfsub8jrdk8Zt7jMVDKYRBvDlr/4jN8yjfvqeNJEZSJ308
54FxLTvdjx03jT0zQEs+dlS6KoLpMexIjISTek4aqfn4SRmYvXC7L+TQW7P6jMjsREbObzSNk3srjgjSgfdYv4V4Pj3+K8uACXK/X7UsN7/zmGnLL0flp+5i
5lsv2n/YsZyJwLkz/oGJV7zk/T95NY46wg+XlsrfFyEoo6rA8xZzVCxVLy1lnaWMt1/HUqZTuR5d0q/X/Mx//e5XLS8t6vPuW9aR9z8Mc7P01Pveu7PajAqi
Uq88uqQ/4maXviiDcugXkxCoynHF9d/XMi4pnAIuO9GMKTkhczqfGFmrVm/SIpO9LHzgnYcOeoPoB/V+O3QW520qc+p9upN6DtydmLoT5DAw9e4fHy694hGs
Etu88UVceqwZVutFJjg47Q9/mB5BcC6K1H0fcIgwecjIbQ2mQbt0jWCCgUBu3+SqbJ5LlU2tMmGVyfwTT/7U53/2bb/4pztQdVKtOpSfb/pGWtu0rf3lL336
Ifn35R0rWh19s622q/z5la2ufbOt1kY/9LVKq1mxCLTpTfTGssmX1qwY+mYm22EsPNWejqYRL9ffm0d1Ev5+ZW/isw4U05Pb4YHUWTdE4xJOVsEwSXjkpvSJ
lFPC9AONEm+CxzbgKVDiekc2CJ8hMqBa2ZxuomMEqklunHGI1PwqIkNDo/MZshzkj2OJMAn3ryoir3UdSHVFaOCrvn6vaV4P24aecpBdJmKoJCLksWg0E4av
ebxV96DJNwpfM5upoU5kGxtdr/DMLkZMX1VHT6Ua6Slf1Id95goPR3b/kMND+Os4gXsa4HeiA439fplit1tAI1TCMsoQeDWEaT6xggudFfYgHQJ7QNADCy2c
gBKaVpHKeNymdecr8c64D43IMLYuo/RT7iwmKC+bUs2vHdatMAEptTQ+vQATbq4CJjy0CU2F02uqNK0IwoyHblXiQMsWjmnceUeaPq2xLZXml2BVvYnycrK8
rAaQVNznZNwQtG770dXrLuD0JkyHMMrlPtpeknOF8/NPrlnO1i8vyxliBCMW0b1renl5eYl6G/kP19n08iKhtjbwHh5oy51Js07ubJCrdSKYtQ1KjRviSaDv
CN1xh9MpVrXYm2r1DQYyBE6ZdctEcVkqWmmBmcbxywR+AeQ8Uo5MLctN+30s1SEMdUBnMJKYeQwGSAapGaQxgDHtmBm5wtF7pDpco/iIBkftJjkzYcx6Oia9
tuuRBV8dQY/kuFUZIBMNDi/HEENSjvMyzv/LZgzDtLy4uPSQHNbX347Dert0zW0/mc32uea2zezqrrnrmeOuWWjAxlQD5qsGbL1qwGoqeESqAQtUA9aABixZ
IXisK7CuqLwSwZjcIP3pIKoJGwgO1Pc7HHrIGgcgZ/RqIrTXIbRDpnVsDHYmBFwj/n2zMHW5VkxE8MOEki8xKQC+8RSLYjFCa3sZU8Mk+TN62VE4A1x25fI5
vRwtcUeSMtJ9bsGMbvc0W5bp6tX0gunoVXfBjGzn8m/ojQSr1WOWFb1xDXirnhJ4RLC5MSio92qMUESGCp4fMGSL3VrzQCjDEsGhlwNTSGB1TYmMMfz8YdXb
Kdg8eXe8lgKkcJv2blAe+beq26sCEvhoLFBznyccB42sDoWkofAhVYVdUCjsPCrs6vdkXJcy/HZoW4opYgc3tGnDuC2quq5zGbmXphKUxYApHJcqxhEeP3Yr
wG1VXedZdR1uFOq6llPX4S3CS9pYSQqPJUu6w2MmjrhCH0BcljOp597nWuhJH9k8ajBxNcmTI66mqMfE1Tq5muMVHJsnFrL1GKkNjl6QTNLSy/p8j7wFiCHT
DJH3uoybZzL3SRDE+vxOS1Dr892WoDYAWoTEBppIzARqnzDjGOZxoLc6pWHQrzT0qDTEG8KbFMYPSsMQDYAGq2M0PVuwe4Y6rTYirddfS6RpzktvQlbViAza
BFIth1iCdoWNcWCy8coKw1hhehI3cHaFYeTsCsPQ2RWGsbMrDINnV9i0GzEZDjdiGFmMl6fAfuv0SlbYlF7JCuPAjXOQOHU6fp4OnofBolaCOlY9h09wJCec
/nI99ZfrC/1l12G3W/1lo9BfNhR3jNqQRqogEp47fhDBooMt3MMW3nHS8eBDKg1DkMomjKeQxaq/7Dj9pafOahOyx5CzHaCGdI2Fm6j+coKQftl6mWOrvxwH
OXiF/nJ8L/Zd6i89q7+0Je4oS3iF/rJhpKrxQvc3TrdW6P7G6cnbFCIUopLRByV61F+Omw3Q/U1YTd94obnjw+OquRun/jKBMglkCP1gB/rLRPWXE3jIw0Mz
bKHx0KjxPv1lQ9ELB1+wHi8YN+ulA+tFDnXNoP5yQ6G/nDUb0IzZUn85Dv3lBjasJivOZfKrto+2Ln2pVw4cqvMwahyA3nrVX65X/aV7vVc00pbnKHhWfzm+
pv6SjErWBNP97ELcjnFks16bUYeNve9d9hZflvCLQqP9l8MWuAz6vqass/Hd7bp0sWGVmLFZD+qM5GMcGpEOlJiJCpUJIa1zEDaUmB2yhA4hN7nssnGr0bMa
sHGb/dXSe0WJ6dDjrSSZUJcZ0AsLBwMd5Gx8QalAu9LgKsB94a8Qi8pedqDV7KzWS+CPW4/VYk3bJfm4W5Kc6Eah1WwoPVObO2481WomqtVM9vaYio5nKB0D
D2PQodhZjAE3JCELIRsdA2o1k6F40GprL1JsUIGJxkut9c7KX6zCsO5udwaquj+w+X1XhkHVbRjU9auFQdXPL3cl1G/5h35WT991JhjqVPJXxkUoVNyfvzLm
WbIvFAp4v3jyTw4PhkIFxOrUjQHIFXZjKPJbgpWj5fisDwRBxenjcQ2pdoMD8X1hBe9gQJU6gDfzhqKHtVzFqvzpj+LMeKwE4jP+k1lcDd4XYUnW22c/SknM
xVGXgnUW78HOVihPX8PuJPPfcfxk1sjfdfy3vTvyDz/17As/upBP/XBWk0PE3qwJhSpkQtnv4lLtCk1D/sHP/fSBO/LxH17IP/NvF05l8TEoT+VcIad2WEud
6hVq12nhNawDB5Xil/1IQaNq17mDWXd++j7T2j9/5THTma8fP5qNQjs7v+PI/I43ZyPHcR/f/f3Iejdy/CjLxD82H+2fb7yGdoLR/Vk6f9Q28oxn77fmX4Ua
A3nC/XbwwP755LVth+WZWN3zn7/drtouwC7Qc+YT7Jq0SLC3eOC1Wf3U/vnmfcKNRISeD/ZLzaY+I4Jf/JoZm0RQBrV5eN77VzT7jrWYogp5fUVsqYHdjUn9
UuRghnJ7wIrcZPeHAmDvL0Rh7P8sxbZ+gXryWgocloQnESohG1pvPP/3/n0m2X8y33yX5kjG4hsvAEXGCT5nVfNlVQo9JzI/oayayO6bzDdeKyJ3o1c3sUh+
zbZiVwnp66quFRxNK3vokK2skXeAQ+xZuD3oue6UI5HyPmaLG8d+Ihs4HKHk1Xhn1gTSyDg193URTmyKYRE1r9Q0Pf9fyP9EtIUiyIe6p0lerlXSLD2GR2WQ
oQbCaaSu6Cg1zYRd0btr8mWzQg99ou03qqGJ9epSVVWTHJXyg78eqkY632yhHvL3vnjIKavBefbNgOF+rC9NBs1Nst4mbrS2LfnHxH6U4M4hyXfgMvD6d53z
I8yJCQ0a4ivq3XfaPAXycjJi5yBt4r3U6f2UIqvY0v/3IQWNUtTlj/nZEMu6ifmgkpKzqxMb2nd29UaBDU24Vn/FI3L+yV+GFPOxpjEn5svHwFi3IRM38di7
X3y7BX3Zhj9X4w+btbO/cy26QtYW8tqNcCU1YaVjPeCMP4CZ2hI8do6Z1fHIY+VoML9o9bu04DG/f8RSRTPXIUs0GyJBXkI25e3uubksdlsfUJNIESjwJdfT
riKxI/U4UK+F1jgX5zLvm7wulv8Kusz8mXIO86DKY4w/Q4boZiZJtdX0T7NANS2oMm3kZ4ua8hWPGJ8MpKuQhYkmrdKVAGWDhsUkBcwRwuay+CaHdRSvrC+1
xJEwptnVJ4P2IM9FA9TxIGHi38O/i/z7Xn8lhQTOlT50sYKwwhz33azFOmvxwKypF/ZccBzz6mm6aDlAcu6S/rm7U+fuDp27N2pC9jogzVha7t3P1j3g87n7
i7xZvj64Xx+8F4p15rpuYv2/qdeyDn8HbtBMD7+uAYD1+S+K8Pc4ugpouQYrfZerdDf+vFo2LvnYg5Si+eN+JZVxFT+/Dpg6V+UfujqfWVnn6/DnB7TOW1av
U2q8wv8VX/an+ibvIz7Q9Td5TwA3TZ77kK+o/o/7munuKikJG+KVUtKmwMBnyDDKOujpcfgtuHzBI4jlpiNsco+m7r0LZ1smsa02xi+S4oZFAgNntdfWJbZ1
vm1dYFsX2tbFdJSHHGMn73L82dw/dUYfm9WnpsHanNmfM+jrDCbQX9lGB9roBI3uBdizAt2zQt2zYs2n2+e6N+LRhuF3T2porH4Nu587rGrRwKgbHNOlLT2U
/mNUC6jNHNkfVgyszXJvUzpPq5EcTrnWLrHSAGI/3LxxjtiebQKeqnmjCdtCu3uabW4S/y8ljGABqA8b+JKc5WomXOp1scyX6EMZLfXG4Oq5VDUfVIwK1BxB
uz9iMaEnLDxZHeprtYRkE3J3YjmbXDbBcgXd0UwsEUt+ajlbtwxl/FTFcDAN4PUpE+F+XZXa2YaHsplSnb3BbHj9TG8W6vfbexul2Ho8MmlGgYg+zvrM1CIA
qMbk6YdLILJJ00GRcFke7cpP2aSZLH69feaENLS3jo9PLwPtXr5OQlWG802bUgl49AXQxIGxXogZiMGjLwRPvQBYw8PGu2VmzUa4qLbNBSA7+IxsvgNOI+u2
C3HHZmp7MAdHm+1EbdwAW48c07fLFmztHQW+aaquqCDdNpMYFcr2FVjkR392BRb5SkU845LTzYMw5v+eYAj5T5CIH7BLOuy+4NIz/8daAK29QarCxDqCNnRN
0XqY4Mw/b22LCQH4mNDKJoQaqt8KVaLpC8rmyTRBZAoVn7KJ/RAPhAd2t5t4+U3tAkfk4yV1UTAURi5ciOOcwGMcO2ukmTigBrgRyinApPJjM8wE8DIfwYdx
aLWFKgG9fLTU7jWFjjBJxe9NM7KMOMooD9yN9jJmM4Iju95oLWOWozy6rt1O16pfG3hzu23gpRPeUzpzf/wAEmk0TbqsuK/MluYjUVrCQPWAmVCKCCoIAGjj
PdeVuSrXemFj+AsrUH3qjr5qRYnOT4L5iWAgZjyCHD00f9mQqUogKyUzGMyaTSluEopZEbRSNcMUYVDHB57tM36pu19kZh+GuZS+2ImmPfE6q+jZhlumP+FW
x2PdKKVV2l/pkKUJz2uM1SmSv8RlTpCWBpeY2vUzvQGEy8ZKrp2Qazf6uHbMjFOJTQHSAhLqrzolFxxhqppgBe/oqqN1l47WQsc1bPq0U7cRUTGClM0pAPCE
+jB8nUqWFmDDqganazoY/W41O0tDkZe/pTlOuzath43PZxKP0ULzRSCdlm6QDWcw56lmrIAtH3MG82HDIz2iwTwGHMQ9C2YUAUlt2ozgykFgesVwbqqHegsM
qaV4RxB2Tf2GGdoNg3uMt6Ag7lBSipxNHgwNg0kowOpHCx8hdgKM8MjqI9zUEW7+U49wc8gId/tGtmmPGG5s6YzQLJwR0sGxbZRpMFp6Am84gT7WU0csw4nh
7mK4E8VabWO429ai7cKXbKr2uibyknK1vNvzbDBXc1hkgGlqo7s3I+uZ6SJAhx0Yx/lVbar0h0DOHzhA0N+lzQcTKobJ1OBe04VjcJPA9tJY/KY5gyCqAAl9
DHzkISQB48WtMwRYj7Qz/kKGfK11M6KgExq52dDcjK7SbITVKmAodkWtaee7L1s69u6jdYSlMUWBaejBrMVxy1I+RVDS9rAJbuvtItQjGVYo0dtFoapnL6jw
k4edAgCnrZYc9DKyBQAlJvRjdpFcHHC0vwVTCSJ7ehg+ShpWxEYIeJcKJ6Hoa9srE0Nbd+nGzbQy8pUJ0j8it2M5K8jK0MCbYKHgULT4a8PGRmoSxMRNiTSC
nyeyiQpkaVIQCTRcIEZU0rWV1NFy7hudtQalayvA7dFK0oOGrck+NYLRAcC3yjrUzyd23+QYIZNEqnJwZ3kJgXcj3Iycm3CNyyMTntEo10SfD7uPIIf6dWrs
TmBbsNFY48KuxvWXAv8/WuWMkKzcbepDEk7hkAk3yspuU+T0aclWLgtzRNdXO/foGiZrrFVZnIkdNpwXwQIzzcWhxJ/apcE41o6yu5bF4ydzh8DEqZlwRtVm
kbejOcDm+9qFdUcpU5iV5hqaOAHmanlyH+vBTQ45h9QeRFsjqwoHrkhunSHi/oQNacWl1jSGihK/50SJ/xBGQGQDMtuQrJl+5Sh020xFYXr7TK9ySJITGLaK
YKnXyL/gVRHz0vKy6qVmHSx8/W85G+k7c/lLWafqNyRnu2Vk8cURy3hLGTQ/I7wj9+BWRIvX4rKckyqns9ETS3CQXnoIAHFmdOdP/+FLnktfNvqq5eU+VGc8
WulW8WZGMAbFlw5illumWwkZHJtxdAZPOzM2I+fZzq00IAmjnlEFTwuYhabFcFIed/tgFdk+2JGbu2h89Xd+7K3P/Mwv/d57rl6+HZxH055KqTfIttGRBTam
bv3pf/Yr8ILGo+rWeAqpdr2FBrJ5cWuQBxTBz6si+HmlV2WNeeFUQvMqCH54hE4pZWX2JZnIGneysNGrQN/in8tb9EE+hbekR0NrJPxnMREetKrPgGiJ4fmY
CJ3v1z4LF0KFvVoCpWGBDr1aCaEjRITFljIfr+WR8IZW2yAev5ZxN3g4qy8IG+lRGc6rurU3Dqtpv9a039bkShKfp979DazuDau/Vy2aFctkZ6jvG88baYvq
pO4T3FPHYE3+ST1ndJ/i701cfpy/7pJ5VCpSfHsckkIeZgnEMnqsQOXc4HzLQrRKA4w8RVVMQ89LI2mMvuyd9mXHypf9cn8x3ht49FtIUvl71KY8QFRyXgf9
rGViPj/ykfN/hXxkp9zsjMybB4zMm3U6Nw8ho813gIxuKcjolpKM1qpxj9a4p5+czqcNQ0lq2MwMu/eFRs0HCOh9wYHW/tIuHvYZ27w+59jKDZu31N/kfQ76
FGoT5MszvrPnI1jKeahedc2yQok6UIPsmuXFMs+fvXpgx7LxblV/uagsWCAhXFU+dNU1lYfsI9DFHr2fsc0tCLpF/eWuI2142sdmFpVGyBn4SJro/Vm8WDTv
zlcw30zN1BCjEz2ZJQgcEuEP3jVNeASGhLiF959ctRZhb7fPdqXFTcRVXQbu++S8OT7/C3/w83/QvG/eP07FyfMW6R/Xj7/zv/7Ot+3/OJ6Ai1wI96sm/Bhw
2VnMuovL6sNcabEpL2+b+bnFExmiKh7Q9+FykZeyaUdQkjahgnc/nbY/yX8ZXFkQL9vlL8/rK0fl8oxeji1m45WNfULaMCkPZlPGPTku9RM8viYDukx9rZmU
e0snlp5UFdF9Rz6e4SQMv7YxLZ1NVX5r4VnZgUfxG1qbSi2tpUVe1/FbvLi0CAygNls6gXLZ1CI/pBEuzUDdEkGk7tFoS2056y5ldN2WaaRb9JTpLi0vnqjO
Pqc52vmdX/zAd0I4uNWm1QDOrQeFUajQtzUN9vPg6Qw40xASZVSOTlUoy7xlBtqDWO7CaCOUFOb8Ru7f7e4tmvrScukKcvDggSOYLunR8pNv/vjiIknY0vSb
LU2H6U71JPnqi4OkXbkoF+jHFzOt4Nj9RCUuW7k4kLZIyLuSdmLGJHtmKgv/9TNSj1e8W6S14suB29p+K1jRLs9beWE786m3a1u+dS1ALGXxrUdboilTngxq
vTVuBsL4rzpl9Uf8irdUVaqr35PVFrL6gGTnW7Aw55AUlJ6qFjSMbrAUtvC5ikwHPn6NynK1BVwFWq+/Vr36AEtThns5shSp95VXeF+VCVBD7Hv3aDCe5rdJ
/1PkRweK4FFvrzTxhzL4Xfl6SRMwNh+FcLO+WAjMukfV9qGhBkAGlBkitaLLws0AOtjsOPG1cgL1iU7NYFNAw+4ipWBl4McQP/bkLRwiWSxtSJHOWTp2Ha/3
mFCbw6mxwPTYqLYsZssQvhtjXOp2eAgmhnhReOcBhM1nL9CcGF90bqBjq6uDN3IU6uaToP11+rpnCebJ5rnjnJR+/0RqpDiRwIpvf68XTa+2hpNlHdTo0uSh
YzIfHPSeV0wIJRM0FdOZBY76KCSSbDz1NiyoD1gshZ80HQ7dkFq3ODtsNDOU1YSO+mQkSH2+jc0u6y2oz4ZnW+pjCABrHSpUvBiGspj2B300lhQklqygsA8e
chSGSJk6Kaw+jMIIJYKPRkllTaIiZYCub1YJDP5SCSnQomw0OYomAR+PlaiSlTTl2hIXbQmAzhEQrw55f5SUQm1iyLMWgiqk8fci2oRtTMs2xmhjbFLIhTwK
NvB++WqdeYx1GUkICGLf1VTZztJIHTSSrEIioT12lvNKPzSeSUxoD4DWWcsOhKJIDSeKuq008xbQFIyJXvlaqz+sVi3IUmz2oW9vwsxdPxDeF9LcHQJy3smX
zzdLk4kPU32Nm20JKahS5MWwpFJPBRUHeNcnm+XvcNmR3XUfSl6eQTt4Fw35wXVMw/5ICIOQbLf792Wp7AWbRIpsqasZfpKdOJXf6SSJnujdZIHJ5LMG7o/o
/ed83tdSJkXwemdr+AjM2J2TWXdLcMaHL+7W8Dl8RnPBY2E2uiV4AC5NXRzpiIiTMmKPWY971Ah6vTEUuCzoZuN9+avGcXP6VoIDwBzyQrigB8ANEJCqX9sU
HO480hvRZtpfP8JfW9HZHl/5jI6Cibq/wmB9kbOQOEwPmPjxgeoXeVhPg0TTh6t+AuQDM9GnEOuWLgvdUh35Qtivj0xX6iMnqY9MBzJRTyL3rtVHvsCmfsHZ
d14Ie11EdEwv9EY58FLr3B3crTT5L6RVvNqMCp1eCo36SVjbgWssMzMKReO4zpm1J6WFPalBRePQF3bVW7OLsKFUNpHcB5HJq4HgxSsjp1u9N7tgmlt4BR9c
vRJCHEd8yigOqqMMJAOB9FKLHgSt5ESZVvwRf4HT+snmQtGiZ23OX2nTJ5sUZTd5D0Y9xgD/VIRxnwu+HuLuwcg63HRNavMtytpiBstLwyf8rEpRc8EjcMWR
p077AHOg680YCdzvNWXXI/QCbNZC9d33U9RoaXIzZuIdzZ/1NO0t8O1hEDCjvUlGSXYxVIgLYkzHuE1h9Qdy8EvViJtN7Xwt730R+AhTZvz1WTLDQQXQ5kNm
/KFsnZl6iNGO626fMetKwXddBa20TCkF6FLnwrGcrbsVzLF8s7zFuDf+Ad7Il22zL9PSTD7NBvc1t8t766rNxYzzyeKN+rrKy9ZVXwaqGVK+y527W5JBmr9w
wiXSwJCrdDdZGgzLWN1iWuh2BJ+DSeAZdO1KHBtciZqCoIU54QaX5rupeB+Xqz28WidX9OBhXm/5mLat2dzXmq6Zhv9CF84qRj7W4d2ASaHxuEjx4TiTPPck
d1uX2nsUnR0FzbdKq6IstDHqc8usvWMutbmsz2nX5ntdm9lg9muStkEN6AXSFzEA5Oc3tJFlV66S15PPutCtycKrslt4VSJ0a1J7y57yyAC8uUkNaHH19vU2
JW1Ue5SaMW1/Sat9swTm41rcUtQ7RhBn6E7xzBvYldQ2XMsXXsCTRXza8PYWppWW62q34HNE2Wqt3tWWdlUBD5AOXbqaVnEPut8Yn28N5fOMpF6Lz0+eH59v
Wj4/NsDnJ4r+T3xr+fxYweebZ+PzhY+B3X7Pxt6r4tD5sHozaY1bYPfC1UPL1UPL1UMZJXD9ENXLdhAKe590wJnFxgD8pFZhAkuIu9Nrw+DblH9j8oW4Aqn6
n7R5oO8cMSNHpTZIar1R+Xm9im8phDPCX3VXmqx94DFB31OYrdHw4rlhOG4w91l5cLSQB0fo15S/LeDOmD8hshxwp+QGDzYYWBmMZqGq7g6znlebkebCxV6U
s3QlxyFkK7eQS83LQ6pDGr9ddi86C/h39xKVeCdLIddX27FOPmqapMdUYHf7qPvFwzbPrNdOtJiaHpVA8MQ4w+Ie+IxXeepL5VOxFrWRqnI8oQ/Ygz4o2SZ0
juCH94Cfv1zFPHn+tGO/P+WbtEzpDN+xwwd/bEvwPJbKp99B9clXcL1hSwARGGOLlkwSrXWG4/KuwteEJtqM9NrNRp0Mal2DgaipUslk/hXUrO8aKBVd4f+N
D5jHTd5fWwnleV+XwFf83iQ+n/PlHJKkhZO7E2wx+zu//uhf/953v2HPDqqDpAvRQvcv+sbqsvC5sDeNzzOhnG6k/s+FEIY3ec9AYyH1fzbsbcDn06GQstx/
KkR7ZH2Gvcrasmto1TWGNzwfbg9PQ+c3vT18Ap/17eHj+Iyv9B7Bp4zqe/G5fkuwiM/RK2XBK6zNT+FTziXH8Tm2JTgYKToNGAC2phfwKXxt35Xeo/ipxcsH
5DJ/vLYA+8GMDgkuZ4txAVRigYabXC9C1AUnn9v9she/uuO2u8C/R0R8cQbd23a1R0jJ63bue2Xzj07c+Vc7RLwyszJZz9G3d3znww/hfx/Z8YOF4fdihN2D
LL6MIu9xCtTT1FV3/5LPicxnpk68e7k3BUofLxp34t1Frq8TvalUu2KXNZ/pz6NbQlZ878yT2chJM4JtINd1cpDs9f+x7BWzT+2NAs3xKLcoa+OFANeXhg+G
W8PnA521B2TWngu0zHEpc8aWOShlnkHVZzw06pkAL/iK20jeKMut+yahlBQO6FwKtym93sK0cFK8+1eH7fEKp7L/xi8tYabyzmdqvfH8wR/HqngwqApd0G/l
cxoonizYyZ1TrU0DCHWb5ffP+Vpg24KZkS/2V2xYP4n2nkbS6jy4K9uYh8CDUwbHUXo8KHjQKqP0dLAleMSOwFPB1nDRjtLpYHv4oB2lJ6TMA7bM41LmOKp+
mqN0nC/4qhul1+iQ7MGQzAWvY9jj8XJknLfZwFAOjtdccDrG1lLHC5+O9UDzVAzpQJZpjHdwQcfZBXAuvfBK72Cgx/gXfHVFAX8DgiN4GwQK8rbwSu9ZfN+I
Y7+Vd4w76C++g1F93Z45+yaCUuiZd5X/jK34KVvxJ/EpDTpt9QpP2AY9bhv0GD7Hn8w6J7PeluBpfOuAqrNsS/BZ29hH/HPaySAGUtQcVnLSypauZIMUdHYP
Q5AQiFMT118o1wbqEHNhsbUUrocP+DJWkaoZtiBOKFJevwWRQxGI1eTvstsOH5WHNX99BGDsi/BxjZxIIgBjjxe04aSWrsOVzr99V2UTkP0x/3anU2c2Mn83
MiHAfUoNSCU19dIS7UV1RFYfGskRRzn2uOXYF4GT5yEFnAkzLjvHlOwiPdkhst6GHI7AG4WYL5CdoSG7AbwFJ2U36NrzNyHWlYCNsVo0JwL2b1t1Uy++wDFo
2C7GXevRSHetRyLdtd4b6a61GOmuJYLjqBUcuWs9EOmudTzSXetgpLvW1+2uJYJw0nLx+mX4GI9XZ6c1zGys4kot93Jt9sHagIATaDEKOOdV9wOJ1l1H3YUo
pPVXRCFfi2q+aBWGHFlDXwz13JhpXBp2odvY5E0Tl3o9RFHkjYTw6/wghTOGgwLUIyEFKFWiFQLUY+FQAQrbtROgsGVDgMKWDSssO1DjGA9IUHfizz0qQd2b
ledoJ0F1V5GgqqVEgjocqQR1KFIJ6qA9RMhcT9q5hgRV8HnZ22pKFcdrPe5HD8h+xH2xpsx1sYbzWOGpPSqdiZSBPW9XyXNWbjlj5ZZnMAAHqYN8JurbA477
K7fKo1a2O+jrZhm5LaEVMzhBJgucvCVyE8PGzyQZN3uh+aGzO3KSuUBjHF0m0NUINvLBCVWJ+JF+ifix4RLx42E5oY/ZCYWeGPGntf5ZnMOfy3UWN3MWHzmn
WayWKvyuK3sfpvaXQp3aD4Y6tY+HOrWP2al9BFOLpD99m/hTvmxxTd2gT/tbwzNN3cSf8LeHzzS1zONS5mlb5hEp81RT4QSi/Klm3/yZldM3qy+f5uRJcTd5
OMdc4f+hJcc/sOT4WUuOT0f62Kcj5y/kV3yRERA8epWPGJ7kSq8hH+mVHsz1k9hhQ+Or3xY+NM0aJ3uDXEzADiQiNkDKZJYuB2TZFpkVD/I1QMqETGcRPqWJ
hsc0DrCpcYB0h/asZP1y41nBehok9HxztUirDy07m/P/dA6gh6eaIa0kPpLz3uczNa9fCQusrUSnqBpAkqze9vIj76WTcunimeQHF8MessbJmfyxd3IXy5vC
yZq9Nm6OKG/1h7FVX2/bg651anUn2hd7HawY69wbQ+2S2i+0YgFMnM1q3dyO8y/5dJH24UreVNSsLOkXz0tr//8hHfk7Obal+Vf/8nePxNLYL0HLXId7zWYY
b+AOLAvpUsUIo9ON3FV9khNXY9WlNK+13qHInoy7zesU3lGuZ07Nm2O9MTXaDsF2giwjK+tn768iOzGgoO2ckEeKeIgR6IzaKx6BKzycj5v59B3SGpNAF9qE
wgggp60twQSQQRELwUjBmFokuqyit9Ps41hqf6xkT8ZbVM3aNmOI8WpXNKptpCgwXZtuKWvObA2m8ySXUZvpdaGdce74MI+1SyzstmnCGgZz5fhqk/N9xDkf
v713joM2LqVTJOJo9GkcG0M0bq2Vo9dyrtsYvVRHL8VJZVoYY+fJbFS4+qtkDGW3fxUiZhipo/KSnwfdJ4tAWr49LNN4NkXwGO4PH6/US4bUS8YD0VfEiaBe
sga/80b30BGwvJrF42xAKxkrpiM0pUg4wmATjgG8EfcjgAEoHvm9vBoxsRJ3jWCgDgB0YJRETB3+wqZiNMCLPqO2sasayIkFUy/0jiO4irVpFh0U+hIiEbX7
soE2XXRxX57KWqowl5NwW9nbmyoLqZYd6gJZ5uv2ZgiP8G9EhNSUWQfL8KRZRxTMVPkGrT/Q7VFXl+gKBtshHmPiVmy7wHAlIKI8gsRnbTXP2rx50xpfW5Ai
RljXYvcThCtgCPMBorvRedTmRqyb1oe58admmtkwEiHWhI9nrQ+b9Sey8eWK3ciMLy0vwkhlOnBQR9nbQNkBuBrNBiMu0HdDYTbYgDkbGWxNG4BNWKh1wEIy
BiS91gJOoFlUBUsnWnIYaVkov0oH23atDdS6zsQLaMa6Suxx6prUKmKPLT7EiialLtQYcRJJsYcswmCzzvhI+NMsbBl1C1C5IETTSNMByKr8i9hv/habzZc/
/2u/EMO4KuftccTYO1nFpoDK//Y/QaL+0u995D/XSUeNMnNUaBpX+RmSRVyJLJZY+AbrDhtyCNYK57sEzncsic2/yc0fJbH5p7r5tyqbf4BmNitZhsKSKZQG
6gp/SL4F/AHg9zYuhVGr5A+mwh+UIH3HHlrKAxITu3CkpvOaVlZQdyaaoXU3lXE2AfnRqU5ksfZt7jAQGtFvQgcYeW6RZXZZ8ldksDYpzJRtZnWwIzhSCiHT
XOL/diH/+xeZxSWFm334YZgjQGsWDqAN/4dk6UTW6Yff7TxZ2X5eS3dMEO6bwfyQ8EOB5BTMlBU6diEvYtKktuIQIU8YPXPuW1BG06a5UE7pvs3Rw2isZMm5
RW7+rsUnT7pxIO8hZiYYpw+QOanoKt9Lyb24IqhB8AknSabCmhEEdoXvIYxO6gr3ZRYXOEvlYWlloNMhc+DD7mM71OmJCGm3ZksjQKwl740RnStDBdhSEkgG
rpWAK/XAwbDljt86g7BHuiOVYADF2uOQNAAc2KVbqp0D5KhABNZ6AzxSirsjfeJuW8Xdjlm/tKpyFQiCq/+qwnFtSK4BL/2TTuIfCPerlxDk4CLRxQP+3qxR
wcUIMYk//hlPsYvMAkVrRNstOeiBO56AogIS3sd7FaTnFg6HF+NAD8vLCNNUiZiUddoVE84Ik1DEasIx6dJDvVYZQGWaJ2SLHoHZCdqdsb7MVKNqNxodtoBG
9bZdQOdQBBIE2+Kinf4/15xgu77mMitO9xgyP+v0oDRmdnat2pfeeJGoLGBsgXeOqEVnLzIGtjUmTFbW1ISMSwSzgTD8ycopYQLc5w760TlsBV/TNdT0vFGD
Dx2T+TFQX+TlSfmvKXQ9qdn4rJ+cRZevXVeBynLI80PaGvW1taUxr3iZxw2XSAGmToeGiohdxmMLL4aJuwZPBpHOKpJ2VOAwTi/06k5MR89rvQhCPOm6Mhzr
3HCcx5BE/UOyTvj6uluRha4yJGsPys5//bUXfv3C/+t9PoSwJYKYuDsiyRD3QrhGi13+W9pc4rZfptBsFnFbDJvnLP2TD5y0ceq1f/GzHwh/7+plmKHUI6Ig
bOZObBZF4HZegwTUvFX4pOyAZTpAJARb0b86QsMc1NAUetGLi8SZfQ/vXPjYPe+ajp7fscy6PduSKdNc/jnkp1pZNfTlaqtyL5jUF6SmvzZ6ggTunGKaq5+5
qMLvT1naLNjC0zbWIS5WdrPEqAEzcF+Eb43lyXXtAA6BTfcNXstgNnMLxWhKBf9u4hev+7MfPSoj0KwM8+0zNhr67w5XsZoaxExjygho36le24yMkeC212TB
lR6yYjY1R6b89h1bgtcAc3BLsEdvXJ7VtwSvRsT0lmA3IRkO+oVzYr3/K3NqZpG9+RHrdqhuS+fCVeVBIHE5xvg3ykyR42mqwhynVp8MipL7emAk2uI3SpXP
eYU/ZAP4hncgY3DlHjW5NMkVgZgN6M7k6k791XpQwgLgkknGZeJTe6uylU2BlQCKNFdI0qgCu5ISQhwQ+1AuQHsVQVgm6ElXb7YUgDFROEaHaUWqdUpMI5cf
eS8VVLNy2UIVItN+GHUUhYCqQMUSKonzpgJj+Yx3b8BSY3Vgz3QaPhVcAV2AfW7wle29OajfMmG/HBgOyoFNt/EDUkY3frfhmyZ2eWZUMNTW6C4/Ut0Z2wDk
kCeLXd6Et1Mq3P//I+7qY+Sqrvv7mjdv580bj3ftnfHOLnvf2Lse73rZXdtZf4CCB4wxRApIIRWN+MPgdeUu/gPcCiEFBcepGtNQyU0bCafQ7qwj8dFE4R9I
FAXFpVJFm/4RqUVFFKVWWiiVSHATqTGIJj2/c+69783srD+gUYXZmffmvvvuPffcc8+595zfeSi3JYJ1fh296nUePt4+WU+K3aCojLKCruvHdevktua6qyiC
7R5u1GBuuUcDf2GwobBhWupd7iu3rtkpLPfrLEcLkvIVN/oA1kl3hhg5LxKZBk+VnMXExyRAriCDOuqq/6q2Eq+myHosCOtphavzXgOjega0foLpJbXDRiRV
OM6BHmbl9HIrp2eUCc+snDXEo8FFlOa5h+o9USYi2afkddPtUSb6tLTQ1VJadLgKViaKek2sidlWz62JIKVZE2uyJtbXWhO1iSbgKOh7lzJhRtS0laQQH0uh
3JAcLub0CwsSlDaIYqJrFCSrAii2SXSG4CB/D+5kVWlTRrERpFYhXWME4OVL6Saja1CleXIZdWOQ9Jke1mlGeU2iZvLDQpNoYPvHZwtWqFZYm2qBUC0QqgU5
qpl3F0C1QqZJUHdohFmTGFYjHVrIM3ViRA1alWK4W6Wo9aoUI+z0SyxZy2kF9T4dLUKlMLiCdTBBGlmVouvhnBJQy6kUdVUjlWK4X9VIe5nWy1nqQrrkF8Sq
uzZJKdjNISRZ9iyRVJGD4sPc/EHogTUa3frRBhuPkV7Ss/lMkmaPnIiSML2LZh/d2E8UJn1g2j/UJPvwGL63vAML3iLwgRe8wxLn2tZ+dXqd40I3Nml5uRfo
LQvePfB13ec8KFePAJJlwXsUGg0/cdLVovVqpGbERwFGNyh2XXFj5I4OaiiJJLdi8ufalYUjdWqXW/JrtDpwk+xJG6sAfChxKVvnS+0P8xcnbWAEydUD3xz9
3OIN//reTSvwPW1HBxOJBIyy9TZqP/H4KVlvo/bQAqcl87HcRtlyG7Xf/gu93EZtBowpmmMt07qclgCDI9KaQo+WUI8530gfLaHeT0soZidescQX65X9tVIB
SbkC+t+zBnuxB6RZPBxPeyYYfJvfgqASZ6Ww/U6IDZWW8cRAWLuAnsIjCMFLgIFFAMp/ZR6wjvhn8LllyBCt3oL3OsO2bvMvubsR2U3fp/2L7l7/VVfKvEOk
Oq/LXHDZo4aj8OjvdxmZVFy0gM3adHBwibi36GGBDj0g6Kj7AZqK4ubgElIx3xNutukNlfQ4Sh/eTozL1n7DvbUZcenTBfT7DXHCyrt0AcBUXLpcU7crSdjo
BZZQqrgbLl2MgOdilnONpj6cgZygJvvQggaMVgU/05LsgIXtJ4MlgJZBmdYHZyD0GabEWzZlAsAvUDT1ZVDO66f8ab9uHmQ3hezht7OHXXki5XM2ztrLG3S+
AOQhqW4KjDQfcdXeXv8SLojnLuKTGPJd/lEf6fv7nJMFQZx9B7t5cT8JEctt660kKI79SgZyW8uS4s3qNJ9OFTjWv98DBQ2vLg+UnyFOKD7DeO5XodQwTi0N
oKYehlisjxARbwk+VFpRfN3a6x+STPH7Jaf8HkzIG9w5gSzcLntyLYTnySl1JDPY38dphDzZvdNTN5CpG2spwbDBxN3auyGEd8Nd7Xm6Dy+8UDs3EKPfrZzM
tyE0ImiRvmrXhsP0dQRyPTSuvjjqhKNKFyQxz5pyU7CzgdvcftPJUICp0X1dHLpLuRku8O8IHPBRTMoZZzHleg/L3LzX+ENnYgGuCqf1lIerwkktFpZJLDwi
RZ6kIg9KiTNU4hjHAGsM6VD7MlCxXfKOOcx/Wh3TrFU9ooLNQREOAPF3cTZRwNgA4Z/PJgqSU6UgkF+BNpho9hStWPV8lw2lVUgcmQgP4FV+2kWWAvEvD3No
Z5wMIJ+/Apx19lzqSEqwwtkVBMe7cKws4mklQZc9z9APZ9xcrW6cqXNBDxoICRyl8eXb7qHEeD241We/pOHtZ5xIRA+mPYw1Fgjf+oMfpIHE6qL0X6E0q7yC
kyB3n8vqqNs6Npg6qlKHa+p4XuroCv4nQXIu/irImlupql0AJ8p5uRn027t+5FFz9z2yPuER9JkTuoPw47jI8OIcjewcqLw1ufHzP/wXUrRosA/84wfPf++z
n/ndG1fwc5T9uIy4/FyyX+I+5XQ6zbDT5Nt1LqXC3PdCRy7P/POrk5zs18lfNZ1lRi4BTEZn2QwzWvcztC57s2AiVDNMhNfDkO3xL7hsna8CM83QwwpdOVHu
S5wc/Mt91hC99BgjVDn3YyjuPyEwMS83w5sfe/TmX+nkJ79FcufKdA5BZ2RNctc6UfhtsTq7oqJI1WFHStu4u25ZUVlTq86RZlF86WTcAhoYJBjBJpCjT54P
/PDzxS+88eBrN9J8MF+XkRm70xxAVspIDRCVVXTgJ2rzl6Pv3HyeqjdflzHwXA4rBsoBeQM5NWiIIrmC0k1XDo0U25AkPFaa0VndxMf3G+QBVVjpyQqNepAV
Gi3p4SEEZIOHXAYdodcxLBu+0R+8mF7tCgoITro6TIO/+zInCAFsRy/03GP55By5yX7k9xr0gLgOnW1Gtvj9SZ5XlHO2mWcP97L1L+ZYaVHXTz+7AtP2N4u2
6IVbjjwEkjx930PNknI/DJ95SGzePEAIzrvo/bmW5QRXDv8n9/oYL1W8jVn4OsB5ifd0M0wP999Cls4JRhv4OiulJkaB82gXG0izkgP9K8QvlXxAKoVmTr1Q
tDlrGUgGsBhgvhIDGqTxZdK5kfqsKoHjeoAG4Bj5Mie15Ny0AwwXicw51Z8arxC4/qIAUofSqliIxbiA49eyn1bg/gUfrmr73T/C7fXtIbJL4rxAL6q4e9Ot
qDL4bODyZZewnj1Jxt6FpZM7N+uk5bKbP0jL4GfOpeUYmknEIQYxZ5vR3fnLJ2x3Avk9TXRRv6fou1nPffldUkYWxFPQ2lDPgi5PfIUNrW/g+/CCtwxE39Je
/0lcn/wHUozOIBPTT3782i9e+uam3f7pMJbcOrA65GEi5HDqMwXfdtOg/W9/7xIR8USYDuIsow2QngI3NVzifLBo6unQdiurUUWz7vMh0MRnnOdCZBudcZ4N
U95m+0YIZOEWNZFUi2iamkjsQuW/ChgVKvcnIS3E9HkmRGrSlvdEiKDClneamsH7U+335RWce4EbQ3dMstIXXM6SSV9ILU36gE/mWOtnlsAMSUBtmJImb5MW
t6TBW6S9Sppbl9YOSmPXS1ur0tSytDTSXnjMPwFv1Vb1Es/ru4fFHd4Zmee7tDfSoUWly/kS5rj9+38o4/aKk/q57XIew//AGP7nm0/Da//fX3nxS0WONM4/
babPEI86lcIT7737tT8tMoBDqVsXKr2cW6U+x4GHqcYpaadCferkbWko2/JkVrZf5z1a5NGU/tENg+Ti7nMeBwhRuI+MaMxlanJsmcyL0cKAG+uqmHokbXQy
5leVG9wpeAnsc7Zh6dnntOgjWfC2YI+BNx/QDOw4kLo6CCD4fQ6NDtzIgPS5HpsBEbu/wtehAsecELWl0Ftgg4SobVTSgtSRLURQsVj5DVEbMGSrUH5D1Aaz
bhBNK2jll7psld+fA4JpleLLWkszMIaLD8MlatcZyoTUnPP68D9gmEa4CPnb/Gi3t0EAGWGK8V4vld+A8mxYtAfap57NjI78Tyhcx59RDtTsfezbz6zxGF9A
urPytcyTBroqDARqklffLXmvuA9WPY23MO5jAJvLpEVx8G66VuY63sk3HWN2UPnsa5R9HbWnGPTMh75XyBBXzjt5es5ht66HpHNM0rmMpAH8EtlU34UgSI2x
o8EwfeUiwaE/JwSGDyP3qvqWOb4raPOul9Jzl6H03NqUzn4ySEDVtZ2JP5sI14DJ6bEXNUgUGRFVHhPSmP0W+5H51ZdO6ZHChgTsEukzQz6ZLVXYefD0ITuv
KAaKYgq6XRRUfF+/UxjABQ1d5UNm8n7GNoARQVgGskHD6d5whKZT0LiSgibkvDldxApMDh88OGe4alcXV513DFt9xXX9PlPJhUUetIMlGVvMGcYBrS/JeQiO
XnSyN6Yf0gfoDV2ebm62wQsOkG+OTumCbv83nxw53ehr3y6EYtR67OZutKIg59+upWCBQyY9MKiWgpnAJpbigNwiPt9BbEOBA2sHcH3Jy+DhcX3Ra8ZdFm3m
Hn8fayRQ+LtMGtLkyDZm8CgSpmQxI/68TOs3r6Jr2MJhXpeUDlzylmxaKDaHCwxeXBBzWBW0MezynhIvdAVtDIeitoDs/ICxfQvW9i0Y27egbd9QmovSYvty
5m+5IQZ1qBH1VelcM8xicXnbsn9QrZvpa1v265SMqwJ1cVMrwZD2CNR10fhXHdm5Dde23RCImzwjeAxICUdP0awpmDhcvV3IxNzmK2Cit7wWzsOm/TkwwTZ/
DwKOcHs/VjAOMapL5DRQLD1JjpoI07pyvk0c9rgnCzE3kq7MIutgkUXbae3Vs+cp3wsyP7SLjt3Wlm3jnpkg9/RsaRa77mJiZXMq1HOGNw4ZMB3bQzciudaC
t8dEWwiCvw0njYAccCVEf5TCTtIFaZ1tBF4Y7fYPC45xgF07zplFsk3CMzFUAyAjNmwVNr46WQYt3jNr71nC1mMoPcL2YygE+DNNETxFzz1rdjUj9g8iMyeW
Pc4yTWi7MEXWB+jN7MyE263PTCR1EfYxY8nVUtrL1LxoZdsv43KRREmgHQo8+2m3d+ayAeOUdDQu1ae4u8X2q+8jB1/S9nMHjQPiRT8AD3tPBson5cyQJmx/
7aQ4RGDlAWZFSY69S/2GpSS37Ub0lQtdTRHj8sCj1pTDu2XuUnY8yDvk5faP0ENqdBmqsh3NchcIfM4Y1hWL80DFeEm3/6mDA9lW14Es6ZN7WWes4Fw2Ykgh
+rAARJwNsJ7VzXvfUfXSqVUxTAIRtU5Qh+BAzMQX50qaHoP8O9ItwF9JPP6bQyrp2MwOD+5f+fNmZW0FgJTVA4AbdZwLf70In1fjmnyhjZNd47o4dOCS7Dvd
hCRelQ+9ZtSGxRnc0WgOfzet0RpQtye1wwebm9gpeoOqf2dF1c4tM7x9nn4czzbEkSdqPZQi/PT+KfFa3tj3/kjnbNrgN1TONkczwCrQZkRV1OiBP/7pi8u/
/NsXPrmiGjiWxyvwQ8P+sEh36bVpJW6/21l9jj6GZGF1NYZhq6qx3HiREsTZSMTRODIxN/pw/jqLqdQgOgBjaUzj/4xPk4JUyQ3nOAZoRDU61INTD99+7JWJ
G8VjLUYqWH7FOCImlBpHPlil2r8+/YGDrIkNNZpH5U+RMQIIQKRSBvSMpVPazBX9EeNmqfzPo6qprlMVAwh94Qcry2f5+NZVo+o6ffedm1YsI6COjikypolA
C8EYu05L5p0oF38RWXAlmX0fnMrn5WQP/nGTTFNZn30Fn/3xPg/Z+CaeUrFMqVjSukVq3CbXrHPbkJiIxmMkbWAbhFs7biI9xuwbx+0bkaRnTJhBkm/xe8e4
d6h6jNrEA6maeO+4Sum9HCYB33Z4jY9ZnwDwfJ1TZKj6Ic4iRQ1N2DkFEfO5OU4siDC0dewNr4rVp78oR+JaPhlIL3PNeRnZF40Wm1xoJc5hVjuKO/GP9wxB
yMOsgbt4UbuMF1mvLPA92dHOLdxFvQ4UTWSHhQ0SL5jI4ME7ypv2FPLTTdOkKHXOIptEiQ+W9MIcXyErtMaDaD/FgZ5ERgn0RM7QmIMiTRRhbKMIy1kUIQ1Y
3PdREpAtYpQydgPmEMKD8SsDdEohQdBepy5XVRTUYFScd6mqkxQjtQqDqR9tIHUjNgeBP/UY5B/cjnB8M4QSy+zEDc+r4T6JlgbVRjABBjgh6ViTPFnrgcR1
vFlnVmQfo4oahptQLR2GcpooFuPD6PuwRE2UBaAtYHgsBD0hAiOgqbjhKPPNsOJsOevoIcyQTdOSzID9bwdva44Q4d20oXya8mS70HPVo6SUU6sbKkhH8fzG
Q0jUg2NHmdeSAC9+oHkdJ8AL1SYEPIyrIUk+yESgf86CjpUhquV+ifTFEEw+Zb6Tqpea7/WlZlM/jVt1nITtc3YhHGXBO27YJ+PBY/hln7MoBQ5nP9wrT94j
H3cLi26mhWMzUC/TLWpjOqGrm1x711gP2AAJvgm18WCz3GgG6VYiTotzSk1gIdt2oploAAe6OSH5cyf0CwGNDJ+bCR6Asrig00fUnCK1ZOpIYzlt4Qv9Vzra
UE4n3aplx+UbRS/YIt48UjOnQ5vGSM2x/5zfSrfjQ6Uz+Kin13c9TUvCLswDVDGjptX1HbWd1oGtRwQUbZb9WGecuxH/OkddaKESRMv4h6g0fezprCwDWJX4
ZzZWk+jrPDIex2r+ENLgqes+nWyhF82yZzXVlHJKtLukcYekcfulcXvS6zE1Jdw22UI9QrwN6OipOEfHdSLoqaZZqCED6Q5AmB5M1qtR/kqTJSyvFyutzGFm
qmUNzMXc9yMn2G5EOF4r133qzwAn+j5MU7OIJMDzeHcNiRGRlkzVkAhxHkmPfh+toG7dAzemnSrhdHUVLZX6jtdOjgxDp5AErYaZXMEVUm7VkAqyxUIH6JXU
oLIGvjzHt+vZ7arcxkqL5ieS7YMr9KRCXyoM1nhyjfccRdcraUL0W52mCYLysIl3rSDkahZdVrNKCHR74pSjLMVWNjKxGRl87WZ+y+87ypJktd/U2GH7yOHV
NXCBpj/mUp0kH55LSyIFSEyoiQXO8DqNrdiiasE9iz5IKFJvS51zZIvEWQw+XGDmwKBgbs3XzJ8ryzj7DnhCBOCF48jyq7khsNwA/sxxwyK4Yf5quGH+Styw
tT83bP3I3ND/yTXeY7khWYMbjvflhthyQ6D9NrlFXmyapKkFHE6MXZwbu7tl7O6SsdtDH1v3sgPu1tzYHVolFWW6UlfvaNZkzoqCoCoP0IiVaYmC3pW0vUMi
h3jCzvr7jR7h3Z7gFbEGCC2Llt6kV/JaWm4/yNelzgq3gfmTGrTSlfMil0DkqJptQPS4xrnK1R5VpIh82K3D3EqjbSArJbVjjGWrpnKNHwCr3aGDS+N8jLZV
obWhwm947lq1pH6PilpkKULjQGptmUaFsyRzG3lCZEQ/torobhfRF1cTHeLp/4fohdVEP9ZN9PDjE72b5PFlSV6O+2bHY+7m5TNhHaICARngI2oCOKYEAcke
O0nS+2sJGiqEK/yuFS2eY7R41rB4Ml1BVSY1SdppNdVRO2gV3E4i+Xpa1TssnIPcutjpnEO+HLzzKOk/dD840mjuIqmDXZzJHIHmIRcnuXP/w52b1LqBBa6Y
BF0Sa9MlAlzR+4jEX08CzYMNu11I2x0jGg5cs13MvBkx865nviTZVv0VbwLMaVVSPrSSqfVLrVrOWRV1zuqnc1Y57dI4P4KmOaFIBDaMqqo/0feamjhog+Xt
D1Av0ymsmVxkI1h3lG5g5axh5XT4/mbJ8qCHsZnIeCdd3LADX7LBnyLmyPMRVzKY4wR+JW8fVRhan5oyhYnAszLJZmXC8eW5WbkDszIxszLvsKAxy/UULOem
IA4A8Krk1mQj/cCQGYLi0PY+pSdbOcdLZTvZyqvmjK3LoEaUwVbzYKsEbDXPqBFrPipR2WW9GCVqCpyUqB0i4Yj37sW0YnIV8uSa8rQIs+SCcnNlck31J9fR
W69CYhG5BlXcn1zXKpssueI1yLXGglCRBcGQa4eQa8ouCMeIWDBoicFv003bpabZAwtyZRfLFVa2ZmW3t5uIwSoilnqIOEVE3AVBxUQsfRQiVn8zRKxZItau
jYiBEHFXRkQ5Siv3kKb80UlztdOx8puZjn1Ic3XTsZs0mI7YkkAkBupe26ST/CZJtileqXgeECag+aYJTFXo5Wr2YJIwEVNo8o8sQWXHbspO1M4oHBCvrBHv
NDYT66DzRtvGttAsFoFZsP0svw2JY2K68diSRqi5MynZTlVE4a2IwjsHFddZZbP0M1agWWMotlqjZTH3Pev1rIB2swKue81QWECEmVe1dCf1fF4au/POhGs0
LISXJe1j1iBI7L1HjDVAIiKdxR4Ud/u4IJUkChZ/Oqdm6Q1z8u6dt/O+0yzUfXD7rAyp9D65ZnWfqq7ZSUEkfYBVSp91S1HcLddcRvxOf7zVKjLTIxGAH2qF
1Q4/3gyZtTNk9tpmyFaZIdPZDDGDX1Y1SyRWtAsfSdG+NvFaBjhwXqvmVvyfqtDXbLW0eq2WY2oC9U6obTR/rR2phkWz2gRxMGP3xmT3SO+AJcO8JwANeDk7
YBHdGzttrBqjRO5XeVa2tBpQw2fUzP1Myry+PKmBqNZUmSeMyly2KjPDT02sVpknulXmGVGZZ0RlDkRlHhWVmW5WZYO8vadd5Io0GF52oJXgSFIB5Yp5TbbM
E9KGeBMBVE1kj1wC6NRk+4sacDOufl/OCfiklNOWp7ytFgCiDaf1Ow0Zeg9qJzV1zIHvlQvxiLsP04DT7D3UUPEDKbRL+thMkp6Jkc62dSYF3sudUGX4jJSZ
ytgZ2Sw3NuKjQLVXJCsFrw9QWXCjhsiEHTanTstkpiHde4dNXbOVtBxa6yJGABzo0FcBA2Rptgyz6n6OmdLJd5rbedt3O9lUUzghmUozYCigkBnksXk79Kyn
0WJKpO893uAlpyYCSrMAxCxYYPrl5ieA8+dsp4tPfNIBP5TMvS1yTzGPOFCSWpxJhfsyAFNP7ehkGcmJs/mUREC2KlhhKhyEuVMfRE3qM+9+3BULS3WxoYoz
lov1uUzGV5jUGwx42+URtXAmsGGJ3vXrU5r5NvA5gbELR0zTLCxUDEMk5rTG9rEGtG1XDjwgiz6d1Og3CRQfXjORfdf+2Hg6oIaJCUdYykhVkP3KJTlzebr4
qzPBXIE+wJQwy1Avfcp6dcroU++iTz216UcAxVHOUpr0oZo9xWRoLhSxXiQqXreKCt8Ko+B/mbvWIDmq6zzd8+ie6XnuQ1ppwe7p8EPCCNY24RXQqtuD0CMm
wkgqxXFVwLIrzkhggbCtOKPdlVZalkAZA1XAEhNmehEiLm+VEtsVMBErQcVA2a7IOIlJisRKggE7CcjBdjBJ2JzvnNuPmZ2RcMpOhcdOP+69fc/jnvs69zvB
HuJ4uqGNhS50JxKhrxrAqy/Sz4t2EDPtIc7VZQQlN9IOJWcuhpLLMJSc2QEll0EUaQUlN1K3dRWQJo3NEgNbe5/gmIQx254VnIQQkdWEhWBEgRxv+wFjERlX
YB06EQw6dfhDBVCqGLnx2QfqFSW6YQ4/mOxwrExguBbp8hK+KsX7jgI9PsEp4KdRxj1dt5yKXbYr24djZ+HLVOsQnKhol1ozVGYxhk40S/dlu7h9mAN8P7xP
3CcKmI9xr5mNnsM/DKeUR9hkO4zxYNrFo04fYz/3232HqwOi0XlnENzGRAFbmRLYqStvDQnsZIBXZJR0UWEde6srAJoMx2fd7r8ocRb9DFxEtkW3CzBEeY7c
iJ373NpCKgACYIds+gyU4ry6oPfpQVgfOQ5wHvu7wZlex+05UCCqMR4pKGjUJgzZpqvD3aYKuwM4GHg1wjtujSI9A9JzKGEdoAVxdJFdJi+UskeqfPQuL0dH
MwCl5dOlsTPgZtsZcF3ctk+EfljnSax6HLy7d7/4Wmnl+/bL6U5dBdNkt5jWjDXMSdmiuHmoG79l1w3rLl0H8DE7xTnse5tSiR14lcJxzclUbg0D2DsGQ4W2
xyAP/II0ep5Sz30nOv+1i/SKnVTjJVXN8ACCBI7G1zdylNgUtrXT3KGqAPZqLJlkR9cZ9q5MWhzW2aw7Gar7RhyZttNwASauzThGdJ7CiAeii/x5KGFrZvsw
MBo1eNCHDg99CQUdDUVnHlq+HgtQHEYrSgYQkQ7ZAg5aHABlg8BUXTZXMu7YTQ4HU7U1RB22giiibMDg+7dhGFCEcUPGDmDwXtxJfQ2ZfshLTD+gCyWgsAHF
MeVgIcPb0o8O0QQn/m2O+Eo5HxCHeA5ATNY6CFCqh17Eeoe/sb7Iy5JDjTI4jCaQc7o0sCjuvXVXUtPGu3HIUBxa14tDxuk4xM8XcYh94lco7kBOi7mjL+JO
SkkwEdSPQdw4mmsKX6ECnQTHc00yXEsyOEGSik6Q6GAFwtGuqDOaOv2wrUFBa1l5E3X0DghpK1cpKUw/XWHbpLBtqrB3kKPz8yLdmDygzWdzZFlMGXDIRSZB
iBjMkyDrDV1Ljgd9ad5JQ0wZRNeVo+eRfNKQT0Y8ixGk1nIP8GAyI52wek4tYUUXdc2EAmE/T11wgFke6a7y4JCtaUb3pA5ASUMTaTAsA72LgCs4LHcGfKDW
j5+0koYOaTCnYEogCHTqcpWOAoj3LHGblLhNlfgOcnTWQVci0eMiWc4CqUUHRzaFp0aO6lomMDIJhs+G/x4b5pSyx2Tr7LRsUYrlhHkWgFwO7gURUg+IfeY0
u4/TIEYOVKrbDXxiEsi5OAVECiTTAriU87TAUaUo48z1wDZCgA9Mk3scHFK4TzvQeBAlnWWaAvE74cADCAxIN8nIDlqgx1SzQI/TYFo6YJoE5GOmxb7EJmud
3Uk7DjyI5dOAsxCa7WLQIZ5i7R7pCAHw6iGM+Az3Xu7G7wtgS8sHJlVAgHfxIV1l8Rj6IyEo2XBK1tp7hdsm+aCH3sPi5c5k8XI/n8VLBRYvBdRiklZk8VKh
xUu1W7xU2MK4ffH6ji5xqYnvlYNhP7w8MiqcMc0ZVXxqXT5mG5X9YYZFtiYFEbjMC3zr6qDeJcv9/MNsc6iKDurlJtn+SNUT6HXzMuShzrhrMPNntFjHaye4
k+UDfalbqFWr2OwaINA5frammikSxfuyuCSlubLOSs8nfRmyMIJIVBip5y5OBLNBV7qUrr2T0iUj5+oZqf0X/Wxp3Nwzo9nl1foXTelpJxOHxL7GaE5Lk21n
IBAhOgYHiWhwoJpyAqOCRGxwsJihafVRR2MrjFrIla4Mxf/mq1IQl9KT0XnhxkPcaocUj6LzeuVJTn7gLAAmjmnjybH0eGpMp//DSegRLcRmIGt2TCEh4cTH
CN0x6nWKLlSAMH4jgcA6z5QfddLehdOH3YUSdan0l1GBeJkvHfjQG5OOsQmLiZ41VTW9iT00uZzcQ3MNjaH883k5Ge2Nb+FKzJ18bB81pOvyHIrpyIvHNNzo
VnuRXuJDgk8SZnv+8S9nwmw/eHEmKdkohVpOSE0GyHZRrlWXJa5DL72JHUEzcIgWNmg3Vwuuzmeg8N5LXMO7DDgkhYSSihed3DfQUlQ+O3OzU3Rfe0r7tUSC
XYPc1+S0jouz5BEBGvMkia2tunvkFCeXAgp1dwWHlqc8GWJ6UwtDADY1zPuAGdCaDEGsmhrxfXRjID87U3dXyhexhsyxebyJBnG9TSDmJic/XM16WF0wiZdV
8MmaClg1MTF+AFNPd/+eupMDspD7trG+kARWYJJKpSF9SgK18qmxnDu+u1rwxhmcarGDkl2YO+h9df+3s2Pe8lsdgz+y51rWCK7OFoyZDxMZiQ3UtjI7HDhN
7cbghLibqRNDL5b173/8znPLd7pDn5blcWwLOsWVySOfxyJHCaDaK5OP8k2l2pfPQjY/bNTdx39vPXuBFdx7qdMtHHfPuuG40+9+bCfx2insoOLf/SlnwC7u
nrMHvnTQw0fGvCFUFLX7zLXwf2PUEapo2u5XX33hDol+TZcn75BQxcZhCeAga/WoYtnu87SGU9k016iWpEbUcwyQUmxEWDWWaNkecJO3BGRwLMHyH/KEsgx8
1yYi10rKPjv+to8Km/1W8yv6Rjgo230Nmqvr9C27b/OcM+iNN/B129g813DK9iDdeePXINoEMWIuIHL6cN1lPASzq/dNhyAhFjvHXLNzGLXhyQbXtgsQmb1u
d7XojdMzZmdB2OksmfLGD1aXIqhsozpIyjZBvya3QW1yk9gdEAcI+og40cwUVjqYB8C65WSVeDJ5R+o715AQljwxLHIkgYWxuruwF35WlOgS/BmhoeTShkMV
2QxxMEHjG5iKfePrC2nExSBtmOOYQEWyfus5HGHFW9OYEsDJkl2ZsrOeNk0Pxw9Oo4nQ+ymawWUQuRhbxwsk2XRIUtZewhWbnRQQVCXPPKN8iPDjVA+pBOVQ
4GabwIkyT/HGkxAnIZ2AprURMBx6YJdBYTmkMMigKNWE0oE5jngwoCglXRFKkRqtmhR6Cvo7TS8UtZRmiuersRIXEhtDIULjulJshSxpV2EVt5NF3BeKePBM
Ik4x4h692oQ/2+ylbeI38HCdNJ81jKzQJmhTyC/MKR0IyC8x+YPwIy3bJUV6SUgfxPupalbaMEg2epA8SMKVFuTx4ZwgVZzukkx2QJlT7ta4RYZc44nxqxlh
my/hEF4ii1ItoXT4Rk5oG5ShjFGYDCkst1FYVhSmocplRWE5orAMClP8KW0th08UmXVQaCmpZklLUA38GbQ6zwzg/JL0J8+eMECLyUuJBe4RsnudEtkm0u/B
vfQBY+vcXgfH/yTCt9O3GXy9Zpgjh2ZZ+hKjW2HmPNiGYnY9z8XKDaKGg4gTSdoUmRsvOQEJlA+7iavoGX0dEXykGsugywc2VZfTfW6MHw27JjujLauir8jd
WO23h93cruowNZFsHQ8GlBnMgZ399gDW2vnRsJtGI6Cfq6gvW65WrNAJ0MRIVsG5Ryhi2lMEzt2NZDFP/cn4TrtY51PYhbkD1OH89NuJMW9g2lsg+k4RH0zv
C9xjj47ZRsMjiZlI9Qolyk17d078+cSpfcfQm3s/DU4uckITCb0jJ4/tm5y64/6RxsWJjyNi2QY3a+dhqrNkvBEDKY1QCwUy/5bauy7YeXh8FUHsMnu5PXzl
TcShAna6iA39lBIDYTiNMAlFIaEgJBSJBHMRCdmIBJNJyCLVIhKycRJMJiHbSUIKx4NLiGlPKvDwpLIOK8TK2AjHi0G2AUMSJAB1OD6PFGWnAoWjqyFnSaBp
g6yD1wyrNQd7CUe/7UnfYhH1dYqor6uI+haLqK+dvhvcQYQVARAOma5BQLyS3VSRZQxuEGGrcDOkyGXvrCmyBudME0OpKdONwTdGOIorH9hcyIk3ELc/mPK9
st5o0m1ygmqyF8ZZnJ/swtUFNbLFlm8/gB1U7LvwbGwpPH4/YV7DQ7jwtkHVoIaeBTSud/n04R2yjZCnNLhDS8ijHdBg1UTIAxqlwtYqI+PlYgYy6DdK4aA4
GP7GkxHRubGGY/Dp/5H6ZXwUtoxnGIwpCfM4iQdjQecLFc6ItmeuDodh2baSB7mUwcDQdf26yWnCLo6aSSbapZF/XQlbmHMv2sCeI3Sx9ia2AgLlj1igaW90
+rA9AL8aoNxQ8YcmFfRpXqKkmoy8gGi0GxDxawcktW43WZho1oFwBEAdf0R1j0dCcN0HNB2bj97lsniCVRM7Pe2VeAal0ddTW7HM5zUaWL8q8PYma0j6MDSD
l+twWp+P7G8cVuDpNDdYy07ZNN3AvNeYIxGUbrINku7wqsSj99FYNpyFZDhWnUN/4ByJdVe1zPW+RLBO1HCStvZhTORplFoQ3EHBA+HNHxrOXJw0keU3NW1M
gB28hcSkk/GOJTbL5oB3DPJuKLFPVzFUEgxgTD41DyTsnUJ51NsxrsR0lT+k8wKZNYVVhQjmJNyixV6dN/HUdy/wEuVpeURzduytuUN1fsFLUGmluppMMFcm
TZ6iYk2g4Wi2vhnMJtNT5aWKixmOQJeZv912QtVPaclxbAXtCCB3BXXDbTACCK99iTasUxda3UnbWbpzzwfaQN3JwqWGxszlw6wOWUw+UxhDpOVEDAs1K4G7
coi4iDyy4sNn/ZDfsdQSkAVUFKRMQznkC7HCc9Uk5sTBl9s+Oy6AvwrBRIebUZJhuE5XA0p5Pk+oNTm8nQI931dvqENd5b6HiR/mWTKmL1kGJclg3pHebadJ
du5LwhwO3PAKB62z7Cy2SxFBi97e6I7cTPlpMstor2n3TsSCSi1Kpd1ygfYYlJkm6DTlzXJ04DpzRKXZhQVo3lakvOv55F92h6v9umKzlKfd4nIp9Qs0lARm
1AGILpDGOtykcO5wlYqlFjHRisB341t6v8Jru+7OumAa0d8xLNVtwCa3Vn5WtlRlARNxi7CqqnaFdgiQjM54VnXgbnGhfjmVHLca+pgRw71QC0RkxAD8Ldiu
OkBijXagGgNPVzjmbLi+Qve74pA5EVoEzkQnPzFja7OOFgLFfLSg1ZoLd878QWt4DekHzT10wfzQgQCSl8DAWCP+y9vVuseqxArusWMFx+DYJAg6WVg4NCLf
c4zSaTJO5yzXgKRl+bjaY5uzfNN8iCrlc/Jv3S6b5JxhyHeyfsuJoRJiAlXVwRa0KS3KUs1F6ISx/Vrb8COkQqcwC7z62tCq2ub/rGbX+E4EPUoVsHO+E8JL
zAc+EZd8ILx6uumUfPhElJv+Qw625TQf9a/ddn/f+h+/74vzfu1HXxs7fuMLz482Y5/FTgIl+t7O3ds/+9Tdo37tunt+9YfV5Ufnmz49/uyuz/zNjU88Nu83
gYVQu/au3HbLfXK+Iz9S3vziyrO/tHAPFfD3r28aeLV/BgVQyX6t9cbyJ2o/eYTKaM6iRgYYDMYCVLT2xBc+8rnLP/mu1X5t6737brv0A3c/KUXCb813KlRG
7d+GNl+wecshKvqVvh+/tbDwvfkmCVCr7dz7uTdf+6+fUdaBB7/4tTXHt9Inm220sS8R6qfVLrv6t370dnkfFXJoVeWsLVv+QhXywffqd339775OhfzT7Z88
9MZ/r0QhdqX2p1+93f2j17c+CcqpGk3HgrvHl6cnvznzr9/NN5x+78LpYIhz/9OJA/O1BHsEjDzdrL1+6Vtve+e/POrTiLM/xJ+d3BsOiY4lGvOReKkmWgyx
EmwRsQgX7Hzt7nPW03/PU+UFXOlvIcIt/M/36ZKobtnlFoferFCeWafyALhb4XAEFqsxtK3pDLT8kEEn5xn/Fbmdwdr+Z5+7YeS3Xxr1u2pWBWEuQm0cJP5Q
+yQ1/RlJ1VlKt+/d/tHl13/lxBW+M9QS0cWchhyr5SyLsi+jmraEPEtRcYhUvLZ05/ElO49vHfXpfW15U6P/3lpNzz/y0J4/+42xu1f7LQbkIMVZTk8fbBx7
9JZL//ioX7v/hTdff+G16mpo6Lsfe/8rb7xy7hUQmw9vWzvfsqlKS32A4w75XHMxL3alRQrGaZYhKatJhf+BmkjFoCYAi73wma2H/vnsZ0hNpGLnspqgHtkb
Hu1f2/fyFX7tpdpPfufKlz/8pOTYMDey65kP/eByX9WpfrTJlQJQLlFo0NSZvlixh3w8aBLTCuBIZdZZRpWBa+6gNOfa2/vf8/GrBv8jLppQGhAOOH0KCifC
oAaz59/r/7D7r0QYMdVyrJiikQxQUUoPBvlKHpRAER5+7uSoENTJmkOjzUAe+KjiC70O5Nidc2+tRjbkUPyiN4GEJUfE0VCyfsC7JuJnXTgVeQI25n0/akiO
NJuw5iE5fz3KWMfSfJ4LDdgJoqGFf50lvspLf5ahHdloRvTDTcYpxLUZRDchO6MVFu/bBSqHmApxztiDtd89e8sHy59aWO3zqYglMyEQGt+XFYDwyYOCxzwY
2n2+zXcgfiIcmN+MWbYKPSlFfQU1SQ0QzGGHMrRGvht0GSOuAjDQ2Rmu1rrz04xIBKQCdGizZN3YnYtXPOD6hd10pGdEd2BrsndWSvy4ErwEq2YS3yinU4yM
pY9lGtyJ0hBGB4hBmgcAMkII+//YKKEN1RnuFKkZJ7WdsRNQBVM2VfgSPg12yp+NabPRdmABAX6DEhhjh0Z+TTs9W81FQ4gMhgjtQwyB5Yt66kz8i0HffsRu
OqlZJwYxnBLXSfwfGpR413PUycc6i8JpOot7hlJbi6vQWZAF6NVZnFbD38//fGcUegzrAhLb7G9nbx28WrGmOUt98v+LWhftNu4WiYAHgiZyLKgxWsswUdbN
IuY67YJTQieTixnKXGAoR9my5mKGMtdytHgvTAaY7GIusIu5HnYx19Mu5jBgK/ewi7medrHcwy7mzmAXqfY0+osPJ3MxPGwMBmO0lXyfmEP67ANvtwWf93cq
92hocxq5v7OhTdGGQ+6ZhzZNn1W6ZOdmm0A68f2YQzAPYFqkPr90fbFOry/WL0JfrJ9bX6z/S30p+/DUJo3heUU3pla6DUvAvb62YUl/+7Ak/jXqU5u8VEvs
7A/YafRgp9GTnZhb8Ue7sdPoyc6+Huw0zjgsqfxyhiWV2LBE2oCTQysoQySxMQkHT6UxCR9zb0JkEcPosaGGJcX2YUkcQ19dHxvlEUelY7xidYxXwqkoJ+e+
NxMfs8DnXkP3S6blcBVYYhhX4PCALuOKLK+wybgiGwsAduvSTHLc4BDd+lgPaGlGr9WCSb9EbrHl5NibiIj8akI5hHHkp0zsWGymA+kotk4QjSZkr0gDFGxW
wtfkJCwCh2LHikbeD85AyDolAtqpjTYzCjVxpQS52VQ1OJ++JpYvqsnvMz+54G2wx5lY1A2MNDMtxPtw0CaNjlcGvaKpVRGxOIpomxau2KqT9hsSlYMn3PzT
alWLUpN1SJyXUaYqDwqUp/IMmr6hlDySGD4PPIMAHxzzETMVk4qi5MyowPV9LFxp2TWmKhB6pO8a+9hwPFh6jNfFeAh1M0pfiIJj2FNrtgO1BwmgN1lbPG+/
wQM2AxuTGaI6XGRaxNpsJ1+zCKVLxJIlK3XwAa/ywnIyd0VqaNiux1U25EMWMVr4h/gAJPocElkyglHlAG3ConKoo7CQ20KSHK5yaI5x0eRYNAicbLTxsxjx
04yzZji+phXjajm20hVnPVhptLGSDxtju6GIDiRkpYX1MTMw7PNxw56PGfZsNN8kDrBmZiPj3gTrzDbrbnZa9xzls7MtnE0wfU7Q3bqbp7PuxP4e1t3sYd2R
o7t1N89g3fOLrDvpPykknwnryrD4OKIYY5gBlSPGxxlGami0zdKNzll6ifJRv+sL5UjQfZZunG6WXqTX3WfpRg+GIUf3WbpxBoblFjPMgtpZocuQFizEZ9um
qHTbZSnKMY86FW/1lNMX80SbZIFGbDbji1KQabgoRd2bYyKoEWlqCzpbjEchyfqhvqIrLZFKw+6Zfhf9w3pQqLTdF4VYROU2lYpWhpDtNCtD/XZ8GNaimTrn
ULKajwmVnyuJPNk5hzC7ro4ZHatj6DQw9TLtClyunMLw0YPzpNd98cF8G7+xPSupuItMIigf249vBlHKTMQeQMAhE8YtPxvg4DPcWay3Ne0MMDopdRxCX8cT
sefMZLObBEZPJ4F287BIAqt7SOAKkUDUCP1qXtB0o1XJ7rzvYmIU769o4z09v2/v49v37H8k/Oq57V892bYuDwaSMfbbxiUxZl2PJQ7LxohCOGxFFp4HbF2t
UrajuQRWyYIZR/8bs0r5djNuxc24WCU24/nAjFs9zLjV04yzVcr3MOP/Q931xth1XPWZuf/fve/P2gG2sRH3PUXIreLWFciO4qrJfcT22glpEvUTAj4QEOht
kVh7ZSrUxpvu2hg1kQwU4USBOHal8MFLEWnVIgFZIIWkpGnEhxAoUhuFDyAhUYkvAUUN8ztnZu7c9+7bXTsEgmLl3b13/p4zc+bM+ZvPJePFHDKe70jGs1mq
lFaXkd/mkmSBl/uDsirVR2MKdhVsRwTH9auUPy2kxytPPMwx/2ve0vhnXHvMOixefczmTfBTTRB3+EtcPagOMFP7xccMU1u3pvfTAbC4dyBiwjbs7IluPQi4
6qZ10kIaCk3CC5xOk3CDy/3cHmWcv5OE8lyHAh7PMuEmmjHGjxgPV/H0aeaNo2tIOHj1ytOj5GF/x0/N3uaVrLNe/Hx9Hzlnckw08pg1+f6a5y8Dko/iy0uf
nwoCD+e0ayMkmqIMip1rdKE0ejzS79EVoXiGMs6OutfcQXz3TxBekqdG2fwA8JIOLxcAXrmzjALAB9U5zXBnb6tRvzpX9qGGJctCTZ4Gv8Euq2XyRC0+vOd3
XvvRf8k/vPDxqwh60B/2CkLKgalZYxkgWTycbQcVOXUC7gv4OTRiQDxDOIUV54D1ugSHxL+bxOjBcNIMDxx5155qQqAW3SbbJcJJfDBIx78QGFSZEAgkLIn6
MDMQuBySCNuN9eFuR0NIDzXTvM7UtxKxVjIAEDEVOrURjaiw1ZKH9+nXUW6qWNzqJWQNLjHTnBZsSBG3Kf4n2TpFVOVfKYslC9P/8y7cWvWijsyFgnLngBcg
itAte1/VtDF+BkotP8GB5GyHV3FDxx0iRSuRPsKuOMHWw40bd+bR0yvXyuTaM0SB6jZzj9r/gnVtF1tYPjAr8Q+rq2Zd/xsm8uTTsDxobPTYawi2RFfISS68
emU7AnA9TRS5iahHAsrCXdvAmMQX4z67ndGK3lyn7A3jgb7nJ/BXPjuEHcfg7CZnzSnTce/iKLWual4dgQ/5J0mMAMV8+lOwIEJDiDZ8P9xlqlsQBzzb1GXL
dYRzHw/Wh6LsjA9dKOX1jdqwbR3GAWSVJzc3hn1Ky1E9gtwPAYwphgt6T8KWM3FpqxMKCuSW+UIvCIQMcvYhU9PhI050KXuPIiee2dgSkswK/EgtTCnZ5Cd9
gBxgFo6R+Y/JTQxmp4N43npDHgkG0PxNPiLEKKsevwW2tlm19qha6SqwRa6SNZ7JYcLU04BeYK8i8xmvyBnPveB0KjDI0mB/wUbGt9dpgKjuU5g+SYuSeOj6
QzLzRSToMlvW/Ff3lIYG0lvDOEX/eR+CEcNeVHN9IicfHhAewmQPRj6Exz26+f7KcO/NoJORiIBlReD5H7wHOGvBW3c7vHFqYhg67cU5vJcNpmMyPCXYLhh8
Llh8BvPwuUevVjlcQH8+Ts3rKbzOIjXUVREpYDjI7ZAWYJM3aAxEmIFQvkUfyV8iG60E1TTOKC87PancBrfJnK2ky79V5FtRpDSlYMcy3v712UFo2x5JAI2q
wgnbGM7FlSlD5gzwdgXKOOnw2WEyluT7EG+OMr2gHhh1cDJt2kV19KK+5RAPNC7W64So+k+1DrDnY03nLzxkTLdveNzFLsZNEcuKetxmwO3jxHIwQxKOasKT
93WyJzTxSzO9g0bOpNAuC0lgtDOYXrfYfgRC2ppLtLjFs2RASMBp9PYaUfrT6xtjuUGdEsCMmx39he2dWL/2lqHEOwwlxlZK2Gy07vfP1sny0S8txsGG/4ac
/wwMprrdoUtKYEYjvx+O3mg7/81ABXXmuPqU48Wc3NSiSHexKChRS1ovClASXsE8J17bzYnyybU5Sy+noe/oPkDq0f1gPoCISAcmw7d+/XWOQkIzcaRYHxp0
rreD2BLG7Agl2SIq6DXVIB26m2UfqVTwL1FQ5C8mIVgPsCHeHeT/DC8G6tO4SR1e2MY33RVeFlvwsh++2Ig/1dkBPR2AEHGfGMGCxDBoass4gMYHhUl0S2m5
EsY6/I8VLBtgSnp/N/SOug4sbWHaO1Jbo4R1GUm1uFqdO/OL+kS3+aErUJYAB8uPrFTxKiJvUVynu1ZOD1Wl2EGsfokiid5wVbF6Wr9WXtmAKb1XtjBl9zTK
6ibwZ+BVDZl6BRM4qVLuNcph+Rfk2EEA4zD77YuqsYrTTQpA3b6KiyPBHbyKDzG4b+dMdJw9iAY7mgH7AQf22xjs5TTYVcN6G0P/fwz5233Id220nNi7Sej7
3nJ+YCpKxcUnEaWixs3jnzPRKV6ULtaE78FffGryCf4D+3Pa1b4gV/tV52q/6lzt2cFfUVA451pv8ss613quSLU4HMR0mAC5m1YKbqWwDvrvJAEIl3Ot3/Iy
RYUgXWmtQCRCEJKTx3N0J5Lj9OL4Lrg/WXLvCodM5/SyCMH4yMHv2kAiiiNITVO8ANSswzllVV1atpWWpnTOqQEdg4U8vmLlGEetMkdsYF+DN3Sv9UonO+vs
Wf5Ncd6iPZjh658zuONdJ9v80O46Vxl3hk5ZbJbZebhMyfOahEry48BZ7UHpy+tsVj0NFab+HlR2C598Cj67hRTFissbp3dq+E+Tv5HHPkKe8yVyiNVHRt4+
+zLfNH4iNUvjvtq1gsNFtRwuNQYSNosnWJnDBVENRyFZyYUcM6Gte+SX5vQuKf0m5I1EYS/ZwelNkyY4HPyzbXYwDDmgacABTTuFnMGKpmBo3aZcJwdRQs1l
hyTz5BUx+Ljs8DFThC4uRyhGMtHohPKbw4EiAZneYeAHeOC38cBLrFEKTifYpyJkDwtNtWta1qdIYA7ObU/o4it80LykFK5E/9uXoalbkOFSWq4X7v5TrNM9
40Fi/+X6s93GFdNnyv+UBTZ0V5Db3xX67543v48cvgD0fwyIEZQ1I1i+T/jAB6ZmZljCGWY9vWlm3XFvOzKFuPaBT0gRiGhS0jQ7paBbf0K3fgSII/EDS0Sa
jNBcrJR5zc57zWtkHae4f4hg43UiTCfHukb/YJfHl9aNFsJj/1OKXnM1iix+lT0vB7WvnWrsIOsZZc5AMEYcDEm24VnafQQeicMayTZcy5a9pM8yuDqWiQHF
TOSLGOPY1PfvkhaCJICKzY3x47eQ4Gh8xwVE+Dm7WaP95x4iQWfCZlAJA0jDrRLV2gsBOU2qwVcdK6tLcYLIcd+Ly/UcQ3IaHrzmdwGLG4RDDmrS4TNNUwq+
8XvD+Q+SSPgua/hUH+kZCd+xu8sOQIUYepobKMr4zGZZXD8Pg4IJv0voXXL9/IMUeYc9TvmOY3v7GgMHIUYPisIlOk9NxIlouiiKUVxNCnsKKec78l7EQsA0
EQXMpe9MV0t8XDlt/emokT9hcv4PqUKoJF6M2RzQO3bDe9oeHez26NgN72l7FE2zaGY4Ga/I3JFdhwimHi0IKvPxlqD1GzWnFvlTC92EvCdMLWybWuimFroJ
eU+YWtg2tXDe1OzECjexsIz8iUV2Yu59XhaYGErD78++9gs4IHhPwrHjFJyxlIO/YVHUNMqZq3F7ftgFTZWOl/GevCIG2ZcdsmeK5NPw535CKhHoEj12Y7St
e09eEQP5yw7yM0XILKPsPUSiT0enRvScj9e+H6yPD1zYoKjbbyfr48ULHID7rf76OL2wgQ/pRfNCPy9e5HJ4f+AiVUezFzd0yUI3qTd7xB100UG37qBbd9Bt
dFB4HRReB4XroOAOPgnPtweZGO/r5/yA2B677qrrddX1uuq6rrpmLj002aub7NVN9hpN9rwme16TPddkz4x+Jf9aqoJzwY2yNm4b7vC0GxbIbc0dnm6cVWJG
qVzX58eNCKkTK6TGoaCZ8DOQOFyfx6PUWurNMtcnh9NMgu3gw1LfSPkAk06i2t7xpuaGclZj4vo2NWrD1L6XgtcAh2ECgVCwNVIQCAWO8HhioVhJEbOKpxbj
KCvGSZpinMQT4wRF1KgWm2pFoxrKQeVoxE2JJ24KimBGR8JEquYoyZZUOdLkPXlFzMq77FbZTJGc2c5FZkIHVqHWBI9qA0+kRxTNG3+4SwAENwdf5d+fWp6M
i9nOBYVzwVN3Cuvs77HPxDyPIGYQg9/iYKMIhQDyF2heqFKlWAYv83fB+/0q6tRw7jrKmri51893r6pquZq+l9qqUryLKzEJCc2lWPCd+LH3uXjBx+QOCsz/
AWi8GYaSpK3tEgKYoVhThJTuIyknYQ2aLO+NQK+zC+i1c+mYNnh0e2zkdH+UPuGbexdPpqlh2rTe8CxG2iwMktmj6wEO6DzvRJpnSaJP+hlLknSeJQlZW/EK
QD1jSYI7sNQ1DYMvTsGxYhmmuxRFMvNqkMBXk3uxhMwck1GnzDibLolY0/uoOA/qeWqc57RW0pxmZp0ayItxrkkF6LAYJ3iSvHGHoqmk5AvhH0cBL7LpTSeM
uD6ZFdcHvrj+prmyG+O7MHEjrq8XQGBfdxunjiQ3a8QopV/aYWgPfJdGxJmhhvT1edwS+Ul39H2dxPXCietpo3k7/stW8pPyp8nItb85FKaDKdnKzQEuuyHA
0aLNdgCccoCTTcBRXwQw8mZLzmMqmJfmWQC3eDu4gQYR5EpBgtdZcJl9YRfxOB9O0dp6MWvikY+TIYWsz6gJ2gSl2MjvUliypcC4NAdxZrMMrwNbcJHTF9C7
TlHo6nR1RCUklZDXz5fRBswIo/y/nEJOM85LJJSBFiEwrnxGVScno9hnyUQbSxZojpWU/60cVdzkqGKfo6rCIZGzuJ1pi32mrQp0WVVzfrHP+VWKHRDlkDaB
nBAjxnLKRpADMFr5K5EMzlWCE2poEHZPELA6xy1rgqDaf1WrnXWzSLDhv/VLvkA0LDTJ75p0oiWsrvQqsSigSGIRBSpNuzIUlm8a/DaWFAkVI1a4VArRJtVB
Ia0IUVIwquq5X55UH/hVZL4ZfIHO4Nh2xX/TQRD2MqUE/gnWZyFDxWNb4vhp46iIP06sDImi6E4U0U/du0BVIST+6f+oKla9LkKjEwx4ugxQIC+FwBKkW9Xj
vFNoTPRzM4PPTHppnudZludpZl7qFfpZvYo6adqJnQbLewmeq8qPd+Misc3oT1maxmkcx2k0U0m/Tm2lsKDLgjgqZJG6DmEmLaoY9tZUStHNxzT+a5NeHIkg
CBRFUMOr5ATRIbQC0eFBEeiuzp2h6QU4RdDMCQpFb9Bmd5AG0jEGFsVctwiRblBEBIWGEr8QBCzgmABKPWownunbCvydHgF1aPXotvDr2M/6RUAreu3KuUn1
IejZRfW95/Xzrfy89gefnVR/9PeC/3rzzKT6sPnw6Um1Lvn5O7+vK/yTKfP80/qP18wfa7H5vaxfvvqGKf/Oo5+ZVL8nT9IlN//3eiA0lPIkrZIABdEMvXxc
LzX9Ou8jvjg+rf3spPqu6eXKph7kD6Nah75d+ZlJ9aL59uqruq8fwreMvr3+05PqdfPtK/j2UW+iX8REyQquevIpPcFbP6HrJX3ADXUvvX1iUl3a78Y3uGSu
WiHKPbpxeQstBavVW3LlLE1OVw0rrBkKBrf/V6rB8X35G4VMfGOA0BkD3DHhza6b/mum25COfmwZGxpm/jEnW9OYjpAFZYkEpYdQKfEqJSj848tE2PXToVHM
BEtYgsUKC4MEzn7j0B976I8b6I9r9Mce+mMf/bGP/tigP2b0f+sNeS9pguoyyiwR1Vgiyl9Syltrql6CqrE2lbdqlbealbfYOBSMo6TQXnl/1Zx/Sjs+7SkR
weSV/sqq/F5EoymzVf28sWelGyBoImhqEeatRNtW1Odd3i2ECqKoCCWIS0o0ByQtxh+6ZeSGS1er19OVbgdvjneTIrUFsyTJiNjUf4qcS0WFbSHiFr5XrHQT
/hZyV6BNsQrDMAip6IluwMYYugjp/jLQKs6s1LaMbl+mvG+ZCQ2aYtEpDrQrKfWYLa3LliN/Gylvgylv4ylvUypvsypvIyuz9xXv/OOMVL3jvyN+kp5pd34A
ydMoNc9tyzC+g42zZryWNMeFOAQdZLElsl7vW7tnb8XEcSaSCMgcnRxrfrEVDvt1D3b+IccRnpn/YOR15UZ5q7dY32vAEDBuATDMPIm90GjO7UlPKZ0Y/QJX
X70eDEGwJ7/erjjX2aI/NqyCnlkKVZmmTqvVt3GRC0wExSasEIy2rpKd1GUx4mDl7ApczSlmrQfJgPKQTYExZJsgaOiEGxRPO7RnwXGm2eYMiDwIRR7kIg+i
kQfpyMNA1MBN5GEt8ldOVEP0RDci9nqZ9a6lP8hv7iGBUPXNveb3B8zvD5rfRfN7K/8SpANsY9GAtN7PyH9ioK3ZjQhnEAQNMKCSRm/vWL6cs7E4BWb+qJIh
ztSIjcrglxFPbifN/PNkWEjmcY9MaHNHFK83mlAiUZTUx03Che9eQkxXWcY4ghSC+SIxHpkms4Gi/gSFLXHWLqaFs1p8ZNIDr08EZ8q8cBsuPylsBd920eft
SV5lDSBTfkXxyZhnTyiASD+KTHYb6adWzXxbgs6O6tvtlbb5lNJ2e1XttI0YqdqGrBBD8heMqHGa6IvhqGelQzuqY7dXwvanlLDbq177iDXQ94aab44GJOeT
u9agNmbiW2rsBNX+LiwTZgao3I291nSH9nU38Ecohn1k4VrivAkFJfRASg9op/ZMacvLBdyyhXfL3hLrpFedo0TvjalAbppsqqhN6lT4Y87qr5F3RfcVNPsa
f/zis7ZSm257QLrtGIVQZE8t5p4Z+WDaFEAfggO2qEB8ahbiZcgLTT8Dc7FvnaaESFA1ZsI+WDNzGMzMM8PBwYp1r1dYDmaQIEbzJxui14hSbXF+1bKgRl4k
Ji6ivCm1ZlsPhnK1tLWUlQtHKJZ1D4aDaC8D+53DNmW61dC3Gqg19L05oKGmD3DT5bvcteqGdq0yLmxuU3QglFKAQ4+GQHvBg4NZpLvA2GILxvYzxhZ3g7EM
LKNqRVq4o6XDws6WDgs7Wzos5IyTuxlDd9gxzUd8kFsY9mdtviKfou2Axr00uu2Rtzcv95Z7PeRFjqLVJi7Kvu5Kf1EGw73IUkhOTDQVtJaV/cNqCfL0w+oe
hDM6KseI1HGnvmNnUCQCEPKw+pj+0UU0PMq9cCXJ2MUhK7tH5YcQSOpO8UH9E90psKjDw+o2yBYPq5IBGDMAo8FLDDXg2iVuLqP8z5P6untoeZR6kQM4WD0J
rAJyXJFL+/SdSZAOYJ+7dei+Wc8WgQMYdShBoX6CkCWCL6LN3hgs4X/HWS6DRKAwxCF2MirJGyPCvWDL8EACzIyG57Cj+9B4hk9jBwxQBttzzQAx+2PEa2Vm
vDM6W6PCF20WLaLNpk9FsQufik4Vam4imHbdKNpcNzpVwHr1osUHpFMpYkuQPc9KZfXQuxh6sTXq+UPvtQy92xh6zw692xx61xt6oYfeK5pVY1O1aFRF2YDt
lnpm6F1v6IUeeo+H3vPdbztGkNAZfJ5W0ff7RpxamA9F4wMH6RccX3LwjVosi+BdE5ct/Bu1ZNYcgRTmg8UBRgjvvUMKhRJpFPaNoiXyf4hwFUYKo8+tySN6
U0CxFS2PJDZPio21X/8E5tViXXLAX1O6+EQTROn/VCn2YUOlnHuT3qh9yBaasul9Wu2fILaAdyJZ4ya9Vk+uGGIlatFmaDaWHukJnqKZeBmc2jfYWOMp6b+W
y2jfSFLq3WNlSPlyUxfUV+/f7waR1agqz/ffSq3UR0WGywEubl6A34MiHSX2uKP023EbdYydkisGoYvbqGO8jfV15HSn4qDQ3AxON/VjsoM8AvB97uCHMgWA
wUhNHZ9hIRueTpsNz+AVThcbUrRLWIDyyYerqUv8eMwrifvyLbgfsYAghhpU36f3IZbBcskWvS/zNfegGDD3GdPx1NHHUzTbXMg2L5rOQ8sbVv0Jt6yXRFuT
ffLU15eXM0bz4RpysY1p/dBh6nSaKv+2kcBiBIKD2CjKZFqKyUiQR1r1spHd8k1Penz9zF1PTmt0RIN2IMEJU4+hLGxxT4tD35X5Lp3+Zsi6BeqSdj2tbkXV
T/P+13fnt5gCiCpeOcZ6qy1OZY+S91v7j1LhMqyPgfvqhMV0GpCfl/46jPnSLPVgYv8kwLUEOVAEabpuJ9DUlkdzTLN2pehCT8jDErP2tU2/RUUwONY3Sh6m
hY6BCwyeY0NRa7LIch/O1zuSZvanaCr8SqO6nmcpuxy3Afew/BKbVMTtJhXYbAni0WTIgk3iG3Lt8+7WAYhB7pyyyHRg8Le8uTIKl9NGGjLnTT9TQ7bVkKbG
lG89BjPQt2skquZsVUbMW4JWBLxFSAuSzFICNonIj9UlSXII+zxSB1sSEVPooYaJnxgFHIzceKdzXAfL22Zu2/e8hmxz/le53VdjCILYkz1OGSTZMKOYIOfD
8iggqq+WDMU/hj+PryCzFvnqFRNWWSN/5vblfTOI/OtxABd5FwrmVemdBwC3zXQPqjuKWVQUIwlsTIkhz+mlElGSHLqEK06OGZmsnhHKk7m/rpBR1liWOKea
WkJlPZYbcPVyz4qTBVEmmxhHTzbqwIafDqH8dKk+Ijt6nw5WT48Kcsx62Ugv1FH5JLhrzRI/gV/N6V6WnG79C/jNDqtLlFDwg8GBI8FF81iOknGAESC32dtI
7QZPBo0GpOIFOtYkDHOctTuSeGV0t0Dfr7BiB1CyoWcEoMTqcpCdM5SaiqGUDcFe+1DKGIbInkRQyhisBko4HErlQamGmKBMXfgJR4qOS4aSMFASgJJogZI4
Kk8xkE4yjJY49/o9DKm7GSqLuFGFnEdvDnweYPAc0ouqhs7rSE+m33jQIabfZEBb08ALB99y0mWkVj4oiiF52FH6V/vxoAiH1gJUmHR9usDg1XU+xdHUf1N3
7TF2VOd9zpyZuXPv3Osd7y54sZ1kZvDj7trXdw1mza6l4rHsYgQSVKERqlKJqiQityjCbmRZlZtdbCK54DQm0Mo0rVjsKnaSoloqlZwWlFXUIgtB5aZNMRGl
Tooih0dxSSu5atTt9/u+M6+71+C0KVH/2D0zc8+cOY/vfK/zPbIbW87eb2VtEpNLVhXlD6/0YsAcYKT2CIH1RE0NYokb+zb+5X3edmirFHT3q7DcUx+65Z7o
+8Vbqd/ucaBdCRRa/pWN8XzWeCGgCs7z10iC+wjFjLWaire/ehA+3WORtSNrD0ww/94sfvflfQfFNgUmBDFEZoij+EHTdVmNqwpVLhKU55GgwU6fwlK2e7FT
2E10rHHG33QxwSZ+7AyqOVUfcPXfHjKh1NYkrrgPaTiAMgVW44RO6V+U2TLZ29O2ROi7TBBLn/pJwxLqchguSHqctj0o4LjeDwo4ro8pBKvrWI8hHbjuqi+T
QIZ7jipIrx2BkYi0piEwhz/M2E3XbA7vGUikHESsJm4otF8hCtIe5QF8x5xkcivhqxVTDpfYMaI1gMtK8/+LW2Y7fmatUVumy0R5xCTfhuMzi+uY6Zb8DIq7
Y3FRH4J3ItvjS6axwgPIVIyDgqGvDWDoA9Me9WJMEqUXBFuX1Vi7SpVzDZaJAef1EgccsbeQuGVR2h0gSjuGzfU4DR2ukBRYOGin6I5jGEO3sCnPT0UgFpus
83be1uAWPNNCs/SiqM3Mi3l1N7eIkloQmfPhZldl9223qpKrEevBIY/NxOfdKP2q3u9XDhm7Vd8DDoTIAuOVc5ym8momF3EwgnwQTkmBUB5w/5Q4JS2EJ8rC
MleeT75TVXQ4JUWH1z+moEAK5ypIoat6stk/g73ese4XBvQ+7Pi2fa/giwdpd8uLCO6YbZImQyafBmV7HeEpc/8VPi6CAUKTjZhdri4VxP3SMbvMTDtrD3s0
n2z35+Z2fzvch7fqKEvwA5ykgH7HkcmvwJhhz2yTvztktkkIDIsxjQrSJCpronR2rDuyVu7Ayc1uNAR94W5o6W4VVNy2txMVZ405TizlhLJj7WSHTR3+/SHj
Mjdj7YS5JfEAePzdQ3J4wojT5+9JP0FDdopZG6cnyvMS6SLF6VDfspmZsWTSjFfnBPNko+CGxrJjorY9GT6ZXW7PLoMXaqq+NBFoQXTk1B1DHaPOCouBXJTc
2dWBnF95cDuFtIkptmFOF/6DCR7jUj8SP4Wf2B7679zKBoV1zs+J+W8stRAkEpZ/NIo53+RYgsOUpEmQ4kMabiFaZGDiNL9S8Ydlt1lLtrQPEXoXe8XWORJ9
Hfq0RniEBexmOvuLLTYhtEDpVdQkSt90M8NtCB6p/lyvS+3qfWAVqD25SFrQH7Sy/EzZ+w1wCnxnccxnNnvx9mQGdizmcUIHi6POwQRHIlw+ZEIQyiAhC5v6
zaSVqn1R83bOdq5uh3J0yUtRAH6jLr1F6OFt1ijtvMaUFUIWImYFDGGll5IelTUvpTkU9GTcjy12Pxbk1zdnqn/O7P7hYSAf7giVWBVBZWINWJWA4wz93Hsp
gXjGJIsrAfpqcQgoY4rVAefa5ccZpqhjLcbELKAueKEmYXpyKfZppdTnjRuLm3kIuHJcNDhAhlrqmVRxE8bZ0flBoTGKn6uhMSJLgqEqKu5mayabrn4lj3fx
jw3VXKpz/WlQjc9KLam9gpEscV3F1K0YbL3G/vEI45J4LdNaE18JidlUYO9pebpqVGBmmxpF69cyPqY2r4VuSkQreKsR7gKyazT5fJoqNrO0xGz6DMlEwIsT
qXnh95jM1SQHNwLM0RgS3BGIIHgWIcy4AezPwyLxmMNssV1F0ryT0ByB050tP2oQmk2aXQv8pd9GihFEDMfDIXqILLuNNmcbaUTLpuhuKGpt4wzhzSmLj/18
hNLw0/34KidR9jhlcVI3OjKMtcnBbqB3fb+RyExyCGTJLO5xQBkZU+J1Lcyk17Ywva6YryzF6g0hn2MJ3GySGjvVAK/XRVRuQD1CHy3QkpOjJRacWVSkWgYt
1YCWGiW0VANaamTmoT4Ce1RReZ0uaIvTJZ+5pIvEIi0CygtSjHZ8QensqCiYvdkKuK9s1ojWSwilJtjE474LYoDGFENsAJvUpH4TuGVf1Lidv0zYpDbgJQwB
k9DgaSXBCdiERizYxAM2AdIRCudk4InOI6hKEVC6OhbhvsMrzPAoDHHNHIdsocXRPIp5bmToP6qViIndPw9ejlg/rKlg9F/P0f/gFRQK8PPtaE4BvIICoJEq
BWDLTTzOKAArZ8YknJMnFKAhGStzCvCGIk6uUMJZiY0xaOHoDXqy800tPtzfy45QkIobCS6Bj4gvpf5Hdg9IA9hOM3IitC+B6bnd2p1s8EgFEQPgoVpXMmC0
Oe91jQ+6koZBTm6b5UWXqCBQFUijxdNlWcKIxNAH7McZgAZyoqaBWRwgJ3FfsQLxVtun9GyWn8pKtLDf6F0+Ml0amWadhp84JsgbN4o1wjXWyAGeciMHWAvm
m1pCZTnblCMmeMZJ7vWadjlmeMn4LssYTlyt5AxPrSInOJEzI2eaaTeCgiixzKEiI1fHrD07kPjGEhWPCznB6SoETBKVobgBEXSPSOFnrifFp4fNGndVSK/J
aaGRMkQ+8gK9JOrPMttS4oXK6zuufeSWgYa48YUdi4vWJ1qmj8MMj/DCUCGKKbvJsX98c8YHzWmtq1aKprXWsa4TZStdEb4XjWsNYkEgalfEWxPNK33NgkoV
2hTRGjUyvejrRjuEnzJ7PfnIRP6R8dJH2qWPrMk/EslHfDmIlM+Fpc9JiDUWFMN/4lXJv8eY0E8X1G1gbeQwiu5zc9u9cQ0T2+ToBZezQ/1i5bNJo/lDcGue
OyCnJoNEggV/1cABCxA81SOVJt4XapaCjCMgg0WvGZDxeaEkwMIeVqma9XSr6xn5nGmAq+1qGd46GypiVuJs3wkvHDJmPKD/ePD9Q0VMHj7AuAKuhXa8imsD
DsOd4VrmtoOc224OeAmSB3BtwPuYugpcGwiutYFrHYF3IFwjRoNhrLH3yl7Y1jqFZU9wRClnthBB2Rp7+HaG+Kd+tZdec5sIPZgCuK2JAwzteEWrzsc96YlX
rNtZkQ3D7JW49GACCjT66ieNWYBKX3IeoCqrH+ilb7z3OkyWA4nYZIGg5vkCe1fJy/d7o5cY99wbvcqVWzlXbvx//9wmpryQCgq6kdq3LSEZWIGcZLAfNcGN
zALSDwhl8O/k41lXWK6EUKuVMV0OofjiFnBUA68YO2wXRS9CIbi6l/hdTvfms7oyCQwRAVFMfGFzfd6lSYvupjitRAM1WszuwhtCTlDB3+adgh9hE5os9IKQ
fSPrVVB06baWxIAH4ZM48zVYnPQTIStYAYi2ANGWcb1hyAwauHwzj2LhULXgCzXH5lwT+ZHzZKHuJxbgusR5RmK+Ej4yuno4YHgoRoEZcLKlgNicvRBVViY+
a80hfn4n8wuvhlPNjZNZ7RW+kqnPync15uEHncbUcqfjD3hfDXpfmff73ZDdTC+uCq1s9hCu9M+IYrwh3tT99i3ZWyaWKKdV8AbZAxeKcb/HyawxTbli3GcD
CUzRrlJlYDqCZh6wb/S2ygQuVv2OANDbOraynH61a+0q1K5KOPCBEY3LWl22JqkNUAurSijSTJddY+zgwfKGD3yq2uryr+r9foUWkcOca7HS0WKgU50Qa9CE
GEX24B7bVzlk9T+aUXCvuYmXGuobX64gfZQ6yE7jvMuwwbRsMEc2oZvtMtljrKsWqzvRVXuMjUNjIK0yXSuIi1FeiwcQfvuxmJv1EgVNtRup33wmcgtNtRX8
ka3cWVaeohfhWw9x34XSJ1BSq/Cd/FniRpLHAwK18K0efGBH4QMoNMkhyvJZWp65pCfCBnuPLG3a7W/aYqNTPrCkKzRN3DyaBv5+9j/1A5HTM/Tus+n3s9aJ
R3DYOG/1g4kr8XazL8FcBl9SpS/hGabZfAlX+JKSL1Fn05PXc8saGnZCwYta1WaNeZMVfnHOuJgvIjin8NAJnJjki3Y+bXj2Tv5swLTRl/FFIrTCJmCWmDFu
23OH5Qh/eJ8xE/N2GRsxkKdMQrYSdwHez8UusAadlcFLXSDYyiG4Y9k5+HYszbBLc20wgnnDM280izdQS8smsrLdJbXxixh8IX6B8WoXY7KasA5sUOoaZtWt
MKs5j2aVeDQr59FKRA0RGHhJ8ZOEvQSP1gCP5oNHaoBHqw94CUpPAJbPk+8Lj0arIZMPIEKPf0O0SQ4CF2A1iLwGw5h6c0YRfvlgTlr/pkpaf42kQQKmEPRc
sbsF7LzAh+tc+xex9YRr0ItA5y7R85SkacWinhivC6TSC9SRR1VJ4PSNISqBbwzDVINOwVg8gD3YRPz0WLEIh2NKl9tj4E8P7BGIGmAVyhqAIleP9MaXUM3M
tYI1wS9/qWyPpNBqdxYldgV0P7kUCp40tTIS7qQudlubBXSVPkhdHWcGiwo/ljOcNuLbsIoVV5lDR3CS+KDGSRzPcq7rGkKdUumaTo7JGo8K4xqKXrop/LZf
+LDxpj6bDDVm7QPhrOJE2Iqu1axzwMZ92R5voZUb5JUDp+T6QzZrgH7htOqVc6zT8zbBGFXcSCMhyEqfc4gBCN80J1FYevGKRYh7NlftWBdg10Bz/xrsGag8
r4i5pOfnVNzC/UsK6aU71lmFvFsb9IJCbuQN+oyShESnVTxM4E2LOwJrmHg0GkmfoPIaKi9YvfhaKm/uxSuoGO/FY9Sps41eeoxqXGeuX6NaK811uxevosuL
vlRZba5R5SPmmqp8lC6PtXrxx6h8jTjaiMr5Jmtr4p27//S5P3jvld/6hTjBroOe0/7cXrYFWnZrfH0+W/EatktKojXHn4rtCu94PTI9bdA04rUoacTr4Mlx
VMXrcX9P3EZxVzwejXSsdjyBuyjegGIs3ogijDso/HgTqhy1k66IkdTPcxr9jFbQPxa+LfMsxLMwfxaNgbG3L8K/ZgU/PIfLMSL7zPG/pdHyY3Y8iQ9Nxpvt
7ekk7650Xveia9NJPrumpxvl6b/ZveiadGP2dMGSx6fp8SjdyUn35ufjG0RHOMLbfIIQSTeq00f8eD1d30jPttDfTdEIxxtEFVRempsLZ5xdBBBBAyNSgze3
WJ20p/V8k7ucTFI/4rzD9Nv6Kft8kzuedOm3KO82/bZ2Wh8lsIzWTevDrey4/mM0AjmqN9ntt98S2UXGTLrOkt7ftwoTFY2X8q1iY6wrJau1os3R+JMn4s3o
6OZo3ZPH4819pyp99ddW7kpzEesiW1/7RLLOpAz85i2f5miVZqa0OXCldjcXWTMxrvWpdQdLkiODMGZ5Uk1qDuovbwTa86dYN0L7dreIgrRTdwqX27a3P/Pw
t+J1UIIM6uyl2b7O7mrpfAJpR+isC7XqutaC0ue/wQzjOnE6P1fp2deKpCr35ElV7s76dhf3bdCInernnODqJqb48NdNn3QwcDhL2i9+soN+EC63sG7J4mYZ
HtcQqLAS+0eg339onvoL8/zwTTyM1wZUZ+2Jr8RtA1qleSewkXe2f2n7ibgNiFwbtY/H7eCK0YUmMkEkPfI7B6H/TefmdXxTOiebdyp9+xE8Xp+OxFuiTWV4
q0ebni/l//xEq54eeVSauDbeyu/+UMU3p//8IuHB9Aevf/fHHjXRyaDmW9SEX9ze8im65R518o98upIps/N0vLbIjIkHpcSZmBZC927P5O+8bnu06QQNHkTt
sMJqvpXZkFotV6pyYM/ycLMZGDHdv4juv/vay9/waADvvfjyoVr/HHj9c+Chaa/ai87gXjhSVUzJ6bLWizZV6r5d1NVSQdJv0aUjdTeWar8jGxi/xTraQHAm
5FvxYVP6Hxn+hvEj3RkEiXuqvtHMHxxz8/EVM12ex38pemVdefLWp2/w5L39e49j0toA+mrm2Cz98qL18VVJBZEpIivJDZVpVeAg5upEQak8XCeCSlt/oU70
le4v1QkBUHm5Dvpr7HRyIilMQFglnn72vCCqkTeuL/ogmwSDkzlh/GhOGKNuThc/Mpgurs7oIogYTcKkRKDi/EBeV31dER0kLPY1mi6UpxSxAjSOP0Z4ISrn
VbwV4zimiA3w2GJ0EvUeo5lESfzEFOodAV/hseHplibrbKfwsWhzvAn0FUBNt3zJTjOTUcf8QmLPHJYFyzZpVmoCZPKmbeogFMY3zlgPoZyYsdiKXU/ZB6jY
OmXvp2LTtH6QisltAITo5hnrM1RMzVj3CxG+j4otU/a9ks3KAzcHKD5oPCK2YDRte1IGfTONYdis1TLiBvNlo7fCdw6ymiVby/UIkKCp8PfFI3yGewUGA5m7
fxcc8TE7lTP44ywIawyoTbLyhmkdUbFxmhU2nWkobDAsHG9tntaTVBCnAcPE8Wl9V8TLclFPWeO0Zzb2cFT3loa+VANazmmc3HC23ByskgkDTzo9mz8Oe8kW
eSwczE18wMjTAxjLOBmNSTyqhJO5kes8gZkGyGUcjQZHcxaaAuJoFpQAYHKz2CByZQLEnD3T0eQM8XxUdmeIq4xuIFEkni5Y2k0AdYmiK+w07Zct+UbBA9oo
E+UdgjGfbQhDdhElzdMFmCZgTKuq42GgmMfOwWBWVgfCrNn5QFizc6iEQVzXNwDOs7ZZ+kKr+a7gOHDPmzgt0F6CoumThGBuOEl4yCJwmJtbWNRpCXdtevrJ
yP5UMrmK4G4Sxv5dEkVpoSGBaFaj6kFMgTbnoxm3dJZQ7voIvgsqmoi6jBCPsbR0aaC0JALqGZLjjjoydaedrfowX2/Qp5xpPedInXmqc1lLnWNU55KWgK5e
eknzoLMNNCobKJQNNHalDURvZRtID9xAcoB01kkmdgliPe8IAj3nALGykOfMWAuSr3miDVsVpO0d9LUOVSM5z47XRDeRHLiFZMIbST5cTzLgJMmD60j2a5Pc
NxEPC+WiaQz/bK7SOTtOgijZOf7JL33739uXiP1e8+s4Phjm7+5mJ9Ezdi9B7E0Je72DwPG0na4zWNcLFzKnq2dtCLNWHqIWHre/PWWfgRz10hc5tdyzuF45
RWIoa7qBIx5/KPPZYp1CouV8bcRQSy98wbgZjJhzzUb64hNyjE3N99UaNEld9ReM4jvWN1U8gvKMQeHPKllTEoonmIM0ryxthXG2BvoeYfJ6BHiOkPg4I/xM
toeRAgmVx1m0Z8G+X6wXyq1+VpI8J8uasSapCOD4bOGQsU1Fa4YkMRoA3KAt5HTfM2NB9xFOcy7Q5dPsrjYMvQLYn656wZEp+mtHpuivHJmiBUem6DkHpMqN
9DbVoGJkxoI/9nqc5rvRJLQmbjQhBh5KctWkC63ssPJHdSQWOuAgNfEBozU56ufRCBgbFEHgSq44GkdwhT6gJdFLYAOdPsKRGv10zsMB+CO2YCy/Yx32jfBe
hyiPwLkseOuoDsE7Nxr30/M23hRJND3PUXF89nhCRAV6gB+MpShL1w0kvKa/Fl0vo78hkagbmZHmUom6CWYAy1o3ZpwsjthXI/cGg1rlWM6lpmCuSxQOp8g8
Dy5GRQT8Xw/mtsyME9l3e/+UfReuxvWDW/VuXG3Q909z9Cn69V6EoOBf74FBg88ef5zJzbAQPpK0OSiimO/aseYaGbarm03DeR3q4lalWFguTzh3OLPUpx5c
1rwkmH7LTD/9d7L55xV91cWnOtZ5F6spn6mwGog3zawGgEi+xubQ/MnsY/UoIBYj/xaHzeAP5p+iTjO95igdRK+D55MQJHt5QbKHGSyZZPugEkHWZ0McfSiT
hmHmRsRRR8tP0h4OT8ZDBCetpcRxWIijswqqTRBHBGhw6GUijnDNFUV5Dm/B1UHEBVeixYBWNjimip+e0ujjpUNVuHCFVjIAnCXsPq8FBBaIzTimBUTO6Gl9
VEud01TnsKlziurM8XU6x42/m4GJI2BiCZj4DCZz+gPgREw22vYFNxFQ2KAvurGN8pIbMxhchtMqo7ZJQW3Ad0OC7xzBd1rwXT3Hd4HgO1vwnTL4rl5C6nUg
dYmlLEjdIaTOHFIdqM5DRGL4j2qgOg+aYTAOJumooDqfkFmG6n6itQ+Nd9lTziiHjYxWI87fLz4NY9ogfYnF/Ga6PG4VRh1V9ZKqirps6vB8sqws1SVDO2YP
ZA9qdyMA1seT2p5oqCTu/dLeyu0vl273H8iuLi1ad0e1PYg1nP6J6fUq6vWjv89OMGlL0ixB0iigWUXqOOIczKMUr/HIEcFY7N1EVuuqCRCyjjUOOgaNbDVP
rw8iNwZv+64ahrVFx1oOStmxQiGUTdBJAFYL6BWStTbJgI1gDYqsTMQCTPFynu0QNkfhNpVQsXzGinGoBqhxcASwGlE+cDzgAFZC2IVh9dnvti5+tzgGbLIZ
TtQSH5eM0OW+LsF/acdnIvfTrv8bj8vE1v9frz9hnKeSMArnP2j9l8v6D3846z/Ms70c679c1n/4/2j9Hx6tORypRX9eH9Cz4YHKmr+haMnf+fbLX6mJF9HS
FU6C6hpzx5sYQ92ASItABByHXX21DAk5eOjnCSDK4BFWwWMI4NHYE4X/Td3VwMhVXed5783P25l5M29+dmd2Z9d7310bjB3AVVDqjTBm3AUckEJUtTSqKhVi
SK0FJJu6kZW4rH+y1DRR5VRtY7ulzHsumKYQoaoRiVpnSdsICrRyq6YlKkJOYkzTkobGEAgQ0vOd835ndw0lUqUadu577/6fc+6555577zlZ8nCz5OGuQh7l
5eTxItr53efus6iZZ//6S4dKTN3V0FGRijtXusmJzN7dx9N2I3w7zm/s0qOy7YrDJ/sH9uIaQJIxUVxt/fQSoTQ0oZYu10yV2wzfpFw+0laLy7VTGbPlNisx
dFnedwDMDMDpQz1Tq5WqtRW+Sa3sba4e1+qkMmZrbQ3vW5T7tPBqq/J2ljZy21UbR1tKqh353MCUqcrzNNvpUbQho8aT8zgLKIHWj0XVxr3HJIXDRjzNOz0H
pqPQCBK6cljwOX1jDzJRdaXre9qBR5C2cm7XY1yzpcaQrU3Bj+vz/bemb3AKqt3/SWn+kW1X3LPkdWiFm0tO87cTBgGY/BHDJLr4orjwEgqnytjdSBuFU91c
+I+nb+TTWXHhXeoVTg+tVGi3ohqqqZoD+hnt6fFAT6iu6ga6F+hJ1VKdQPPrlE+Ly4Ziqc7M5Qb9QK9Ra1TD9/UaX0+rcTWeilL0b5yilK+9QE0rFVBa+pnw
KfSCwWCgqHwPNQ3l6kquCTUR0NtEoLXi74Ga8imbnvHpy9RxatmkT41SaOOUT1F6akANnjlOyT2fkimPnmYoRk0hET1ojxIlMJh6UOtAz9yvW/FyQkWPu4zB
CSqAcvq+0oGawd4ItcVHmGrxpBStqS0e9YvePHTLo4fJQGm02B9QJQNqdMv31ia1N07oydQbJdfrfIIUZUyVz0VR+dSjiwBC+vHUdMBAVOu4eOBhUq0ZIPB9
z0svBbPsbkp1wg+nr5SmE/gHenoQ3ObwsfG2mlo2GCbRJp+gf/zj2XhkWejnUp929LwxEb7HKkQPvcCbJsCt9b111F5QFLW9i7avGYLgGoHgOHA+DlRP4qcH
5E6AVgZ6YkBY7agJIoQeJe559OTNqB42uNMtuIb3WbtKUxa1jh4mCAkgE01PQiYdIgI0okPwmPAB1wFVOiWlhI2akNR6wtcdtKaDdk0E3B7KOhXotT63i7qn
ZjjwM9jtqtbghO4mW6MXERgJBN0AOJ6SAUVNyNI/0RbTf4uxPQFsd4js6KkVkj+IqcWl6w6SehOVmO0RT3CIDYB5Oap8O7E8h3lDqf92iZhC/Yb/DVMYYqns
3ojKLIfujZqqsUPb+ExfbtcUB+4KC9m/0X+Tavsh1WZRbXh+rY7bI0p4wHSgG0LC4wSI6aHOT0vnpxDbArjppwEymBIyoCHemtv18G9//K1B45NEtWwe7kRa
G0Cv95+gVcmf/QnfYwtlL4dkrzL92bSyjizOiWTFdqxV+4O5vRSsxV5BTs3MWjspmJi1bqagA916To1BEQDi0ujGOiYaYk2pDhATJWLzdZPoJiSVcdXEUxNZ
iNdMCtGkx+ustZ1KXTPL9rl6s9ZmChSU+hiuLbDXWQtLtRY2AXKqi02AZGU2a/F58JjMBiSFsd82ggIB4eHDImVMkZTx1m8dZEBcJIJCFm6U9qUwbZfSPnNY
0vZwE0lUU3wdRXYrcry2rpKwyNeLQ32lkluAk1g4QyQsKAsiYQEmPKH7GmHdl9xkKUAWhO6rnNJ9PVMwRxZKkaJrYMSKLuzIjvRfeQpS/7l/+srTRS++A5Pd
nUskuV8iEess9E7nzp76z2KiC6A/V7rgsqR3gezfRvZXnk8pEpQl/ncgXdYhXVb5upTp68aFCvq9Y6DAGhYpqhGZJw51CSju7O9IfJ0FpvwFilL5KHteGSTt
n9DNC1X8DMuY5f7lXrrNKEREY17eyX0FuagGU8zHMMsfI7mirVq39XQkh7i8r63ap1JS7qElthEb8484aSy95HK39GDVlRqb80YR2N4YApd4OfQCDdU6oZrH
8Qul9gOf5ZOACddsZYoS2s+LcsKSIUAjARtUA0OOcbL+bRBqpnjsnsZ5xTHef8qpUew/yeEcXtMWQZYeLUZ4TVMEPU7isgkIuChrmqKqi0ajyhoNIeAiFCnQ
aDhZjcYgXtMsdorGQkGOviXqWze+TpaIyoWhRc1tvDIBjAwEYuwiSV5M+ViiaKVLgY6Pxy3cmhyVW9hxl1iUMnGMy0awHRc5NlpXw9LkRmtz2i19ZPrso7j8
ycdecaQy0Al6b8XqI3r71A4nWkvtuturxo8wFh+/3Eqrm6ThqT44yWMNuqJAF5NM14T+jDZau7i55s24IhGElnLSLcgl1XJbjTh2uO5a8rhqWyMoqnuu3kGi
T5mbsBdaGZoXU2weNlALxOZtX1dVWGUYVVM1ZVBUzddOoKqqFlDaWiCtq/r04sg8ZuNaNwc0hVfRyZ2oiMZAqjScMS9SaYavRygjDEEH9Il+Kj6FYVEGdcPg
gIqqqVQnrnFGKGru7YMbb7tu9LWlIOzr5p8b6AgBm/9mwBh++e1tl51botJRVY3A8r29P5h//tf/eUswQGeS45eUPH0Ys0LSNTTAhq9qfsC6LE7wi/zv61uD
eIpBOmOuwf8O0HdJ8cDWQYCYCmBnzE0MDPp/A0V37vja2B1fuynMdsUTNz3wnaknrgrCFG9chWzIcXbu1V+75twvU8yv3L/3sRvv/t2rJMfInQ+1rm2e2xLM
HX329e8/+18ecsh/tPRwTpEElKwi9y0RdVVHKmniwlZIgcmOvT9egAic1YmgGsBLeUgEFeC/GuG/IvgH0hwAcBj5sMYB5FeAkWqI/Ap+eLzUfHoJCyNmpIoc
UGGVhFlkB6aM5p96dGIBXEwPFOUglZiwZFPu7tOfYcNWzGZXpL5aivqqKeoroq9UTpr6qn5cu1BfcTn1FX0aRwzAgBOsTH3FC1FflaJXpr7iKtSHHCtTX/Ed
qK+2AvUBiokkb2wPrb5GCNrU55WNPXfwyb+7c9Ovnt2aBqcBhdVV9+hY5bR//8IhEG0KzHi++hfe9H60FIBSjLmf2fGxiVv+4vSWQNWYw2BOs30wgGoCYKLy
ZHIhMVE7RNaBjIflg/nrSwPhAMUVhuyGJQCNUTSSGZ8hDL+KSGPu+kc27Xri5797ZTA3/eX3v3j+xflTEdxo2VBLWkb07/icI8TVUgqp/D3EyFezWEPd9+17
/KE9s396KoUdwpnUt2ELV8cj1eexVYcFFV3unVpcognZTRkY3JeBN4QZSSWWujDoxdTxZ3gHG7KPgYAvJBBzORHt35ShQEoJBCR/0MRXSR24NfGF9bMyjIkX
8c9yFFDnObJIkctQsDVGATGv5SgAGOj7MhRsERQkozDwDLl/Gg+ULPAL8XDIAh+1hsDfkgE+ff/8b35lx96DD8a1bsjWSkM41QBAkMZZ4BUyUEsdeGZrRsS9
+QoxzeMD5uD0cMQIBl748Wj4MXcYH8Wwc4i0kIdV0qNQ5lSMwndiakaKqfEMQYLCEFNLT6l2ekq1fQDKwZRajaZUe5Up1V51SuWRW11lSrVXnVKrq0yp9jtO
qSswNVYcQ9JJAMoW0U2cxtA8ndHjowZNkwR9MH5VPB7wbEkkHPiYeimBLYJuVxfpU4JwVWISoG9i0EiWAwWsiHFnOBTDT+pyccGS2yckitt34y8Wxx+1btfl
4Tsoy/Vm1tAeEo1YV86tlFXZ9UOzATyUcd+wqsqwseJw7IN8lq/Glvyx+1KPjN3jS50tj6gaW5WDhzHWPOPCLd/Ev3l+I/aZ+x9BqF2SHxA2lOtHh6yvPkGf
j801/uPSA8c+v3uLkGd/1zy2gKVQ4kokXeZ8lUnnwClXTfZzWdHez8MXWy2i+CIbyQlvoy/xOaiEQqtKunZSNgvEqQGuxoiG/10cV38XSaJK7sc5J+iX6HnA
N87a8RFLOwzLkTnWzZSsCeVJWbWx0V3GDvd6CixoT8rYBJ/E5j4t72RrhVbJR/4hJ86bKnL3jd4V/36oh7MDZWz2Iy16924aXmaLctR6i9t8nvf3y0B9HkE1
2sefez//+w6UL3znXRxm2l5ResM6B5uv7+AoQveOeVzgoTcTW37KvjZyJGjfyJq2riDdAM7pnSmG7VAxzfjHQBsVthtlnsHV772I8EaxEZS6GViTm4HUizMm
/br/fShs/hkTlrtrbDMElZiSsarHcD+whPuBY7gfaK6aFTfrMbRL6IsuqcasqWgQu7O01i7Rytx02VVcPkIqWjontdi64IQ2d4mr8KWI2kqYqIV9YUxE6RPy
OMM3oHAL9GV8QEdw4ojeX8c7OlK4UXZ4jGvx+RVOBn0V/d3Q6+fizgUHks7Z8AziYiDj4IY24U3V5eukMLwBEwOwDcRQB8gtObIRQs6MIVfsG6sVb8tFO0L3
PJGymRN0s8UAXGMseqZ4wSsAxdGwtsQqVHyiz040dbZssLK3j36LHX2Iti5OgwMq5/6YDx/CkcfIB7hSVgRicOLkWatvpBYQQ1zBWpVdgMnIxICPPxAzE4IV
AfeY2M9RYpSIvRsQRDeabzE6rUhRIWZ21pspHbuVYty39E7J+BN7Zv0F2FRxcYWXEYNjlPndmi09wtx3bjfubyr7E+EpOFs4M5U/KddaN+J49MdCx5TWUKfc
lUdRH9IEUr3Bl2Ci8WNH9qZ4/OTj+7X5yN7UcCaxN1UTLkDk6M6y2xUeOUCc6YajpcK3vEkyHLuOLVyYMYP82xzGNA59l91XDmX0T53VcNhN7wCsN+c0t34s
Hons54spPyWGNaJI1fXGI4t3fGW5xqyKrflJPzaartel+YlntQ6vuOnR9iZURzWiKe5x8EdCWEMhBZsVt1X9Rqcgp9JtJxyT/Vx/01vi+sr4YO4IMV8+y95Q
4wrbRuHAgr2tsvtqbAytfIm1XfcQfERPIvionkJws16DYKeeRrBLKwR7tYdgv6E1ZvjDhs67Dx2IPJYqveSNK2/Jc5VaIpY+veSNqjVL3oyaWvLWqsklb53q
4UaanNlatd3U90FqxYWz/o2BthQ97Oh5Vv9K4mgdqqThjbK9Lhew+lT7i9d965N7tgb0OuqzGFDuHzGk/9Ywva4IDXTtiKEvRnjU0OsRDgx9CcKHDL0BIclq
GxGS+PY+hI8b+lKETxr6MoDktKFLaZBc5ml1qeep93lKbfSm1QZvjbrEm1LrvUl1sddTJRj+JTBR39J9nuEmxyTw+tYAAJgRAPDmBfV/NJMHWxE2WCABFvDt
Yc8I201K8T5wBlNAgyCEUcNIYnQx4hiFQCZqcrOQ05er8bmbWM7+BgH78lDmfmErbwddfou2qYUqSfRCKtE3kIjiZ1QjVYSbKoJa0EhldFMZqZkNavQ4tfly
b7ySNtjTZzYY8hsRSb+0PzLek+E35ir8ZjiT8BtIE0W+zz8+a24XfnO18BuceaUJexMFM7PmegrWCktaJyzpIrAkECYBw/UauGBPFN7xGmAKkV1K5lHxjvTL
WzG8U1JmZ5gDZFPGjMDIMAJjeEBBHjlKxN5R3dQJUkm6Ij84agpDGJjCER4yhSU8agpP+LIpTOFxU7jCk6awhdOmsIVnzWVsoZtlCw1Q3ChobxxUOAN6XJth
C8t7kZyldVOASA+aBg2ZDsZJI8MoGiGT6GSZRCNiEmcENiszCWMlJnHGFCbx76YwiZdNYRKvm8Ik9lvCJA5bwiSOWMIkjlrCJAbWe2ESjWEmMcpN7gwxidEs
k2j8VExiraCHEcUoY+RlmER3JSaxjmgtGeHr0kyiq9aFTCJJ9EIqUcQkRgnLqzCJRhy1jEnQXEeN7lKb1/EW/v8lk+iuxCQawiRGhUmMC5OYESaxVphER5hE
hy241aLrNeFR40jICE+vRx6JQiN5oQRo89INZ7DCbJX3IJW2w5rDtSVkWyjcTBJK4qi+6Z4S60PJDRccQxVLHCY2xcPNcc5beafWLKsUqxUTao9ohZsS35un
9MVslMPBCcX1/Giqi096VbX+pNiWs+X0tiOWOqpiqcMUSx0lcVaSE0sdldDT6qNWpCiZzLFDWaPPXlnESRtLoEj5XK1QXDD2lejPStketbVFlPXpY5D38nKo
ADY5f8jWCdnTX9/AH3997ZAY+ud8BdmtdROb8rBwCkvJ2hLJG3ZQ2fkGZG92lYRCXhdznyTN5yNpviwON7mW8m5t7dFYW1j9Auz+mnsg1u8OnZhOhsWRKD9y
C86OoCqLCY99uDti/ocGAK+rdTm0ejP/jt0qy9LdCk/niQETWJ9ZoGRoKrcL7aWmWzDvU/hQD3nUbo+kffS9rir96XlqtueCqNKGO1UNzj14EmSzqQRo+KEn
xvNhx0YEdbgS9lVXeZ1f3UlfCntwm6JKHE9Vd4tbLnxUtZ34XsP32m7ed6BWlTNLqQy0dHjsL15YseMGBscCOLq7Rzepa7t1dY+qU30EeitsDn922DPKToo5
wwv2u+QS+7Rq3o7+8mkSsT0rRmGd68T6LrvAptdrdVNV7yJCr/exyGv24uJRLzsyQv07gXV0mQ825eBs24rWd8bueVj2VdYe9rN2F9az5biPuNkFjUNZWCQN
FSYKGNUdwqBuZXCo2+8eixfAZV5waf0/xWXxXeEy/95wWaioNo1Vl/2SWu6PDkW6DRy4gPPfXHhd3Yb+/qdFeax9AjJZYddVw6ynHLEeO2Q7dsh28svYjilL
5yzjyUWMh21gCcNgz19yMgvEBpy1+4y6LsMpZjTCoGwR3kBw0Bpxg4TsmtGCXeVhFKxOMGpSe7Qzz7ZNbc8hymtCgHbA5uvuG+LzqwnL0E1qSp4PW4tLe0Ck
LPagYbDTg9xMQZ2KcMBTKT2rTeoURgU5/X1UQpSVmkqgTQaRs0fXQzboZNlgkypNRo4Dni4nkkBvXhOtBkU5qonx4mC8FBCBzZKIguo8Xuo76QuIp0ZF0rio
75aLvPiomjvxHb1Vzd24c8boqRF6NDyV4qUORBF1hMuWkCTQHcasZleNSlXugiotRVEjTFFiVTXh0mXxF1H28nBpVhDFTC4kszwMjX7bMo2Fwt2iAzvzl9BE
YkOwn4vfIY+pfO8D8hZatUxSL1zPOq28aKfcN8U6cH8hTE8CCknreFK5RxZ1YdurT/39oX99+N8eO59bRNTLXEVx2/ee/9z5P3jmucfO5hZ1aR9crd2LEyiL
284/9Y9Pn/zsN//8FYoobnPvVYVt3zr7++f/5aVv/tVLuUVV3KcLFLGP5ujittF7F+NtUTtMXlSlbc69il4JAJSYCt6ni4tUwyh9xZ7sIqVoULmL2ojiS4jn
zAYyJ1HbfkLJ7aSAUqo+SpspBumiggpcEEVxg8PIqJA4nyotzxk3IJszkw9JkBmPjXsXFac1SEqjx8WTlfut/AjvQZl3J0fBrGjrSQzy5mMTvOKz/phITGCb
LI4UIclZYhEX4lzWrjdn+cIBcZHMBgGLNZMoi72ufiJyS2T0+XpF/w/FVKD7dmhvm82sF+B3J9Qem5X+gjcCngSn3Gz2twK1HfavqwpnGcs4uUYR7NwJ6jwr
J6dm+uvncdWR7S/YYsTEq7FTaDyBI1UxUtj9SaG/SbLiC63nf9YSdyf0szkdUZOIndglcZgP8DgaEXcbWKTiwosMu6KMsbBLvDsIy3TV+EnsZsLURLJR+FLT
Nli8NfYV2GRdfBL1SCHrAN7iU1Kpc/Do5ZO5effkgcgqtti3bmtmBpVYYcrsHXuHtE4Iv4ibE1WFiOvwkpzEe9nGw2HE03mZQOJFXDlexNn903lcIJWtAns9
pcVpXa6yhvmlLlmr2gX+a5BlXSzm6hfIjIuhUMzXmKE5tEKDst+Gl/kKFs6V2Lc81+Oyg3NZu0iH4EcoeqRawo2X0/nsxktl+caLyxsvlczGS5VX1i5vvKzU
Ypw5ku5ae7xG32U6lb6zSxRKA/bLG104W1sFNJoxNJoXggafZ2JoVFVjngqRLfmRE9h+qQAkNNHgmjLA4vLWWjRPFHHUoyX+/vpdvmY9wEpKN9BYzGeNDMzK
CczKq8KMAKMr1wwBrRkCLYZYGaot1cxAzD+YwXED9FeLhFNKX7kuaZFc3KdEoa4e3o9qTJs4OcLGJi7N5blLsoZtR3QqBMEb2m5EeKNoYx2gHgWo3RSohxpV
Vq4QHgkeNMPWVRs6gjpTIA9rDzsNBPSaCE3YoTXmY9VHrB6hEkwl7XtUamADM5y6j0k0if/CweFd/9Yc9GPtL35/a6DHcIV6v6lbPBZxi5IkppYaC4f9h68O
WAn5P9Rdb4xc11V//2bmzbx5M289s3+8s27vPKXEUTDdSCjrTarGb9QkGyc4TgiIfkuUGKJ1QLHrRvlg2Y69MU7TVhYINU6Brm2Kg4hFvrQNUoS2UYUiJKSo
KsgSH4gQiHygyAUkLKgI5/c79715MztebwJ8QJb3vTfv3vvuPffce8//U9njLDJvEPh9+OW7MGy+07/u9ufojO32d+L6gdufx/V9t9/D9ZrbX8gRpkn3c2ZU
k30fNGIFRg/yJ8GfOfwx+LOb/f5IPeZLdthL/qmKep3vXfZvBHq7uOxft7eIemNvzbL/gb2dW/av2dtk2X8fWr7zGmkgWM2a2GrGQVWMPtl3CdU2cvDkOu1G
oWkcbocVRJWbOaTKHf9tT+HzlqfwecNT+Kx7Cp/XPIGLXM97AqdGgZNbfsG38Rwy38yUOn3ptI0scMO3c+LbOfHtnPj6zWu+fvN9X+fmFGJ55B9C30sjLH/X
Q2CPefo4wCh8UZ4WYIRSgRsH1Fw7Ya9egcsGfCNml/3d4Fikxjp62Fn2N3CVOq/hKpXOBxSS+W/gKtXewlXqvR3YzeQDZ9JuknduW7uK9z/fVbzRBezdfFcZ
69kn3l287e8ukzr38XcXiobnzU4zZ2aZQylM/jTHpxA5XaWzOibOzIypW9Mbfj87L0so5K4hAB5fSEMkFty06+G6XQ8f2vXwgV0Pp3zBReCoXRcynh6JiEIg
alcX81Qa/5D24ry/OjICMqny/W+/pAtZS4TJqTWKOo+wvo0KRxTXEkVEK0X7Pxwut/IqcEZ+gADi+2zINiVPeSPnKzm1ddr1SAwXCSnetlvLh/dd/mbql9wZ
/E3uDPjFQKD/fYbdywt8kHFHRiTvNDDCQPkZvNT9n3opE4Lv78lJ/WuH24WP7Tu+G5zMNn6PWG+cjbRmeeg0FDYvu301u/ERI6KHpnZsNUOOtroNzVanvGF7
sWb4nJxeUzFhHelXduByjzMlb+SSIHKKkPaQaOeGYXVWOsNKLg3s7/a6JcuxbX16K4aSQy4xlM44Q+nAIe3mDOUe5wbu+k4RmATwcXpQsdQRUARik7oQ8ini
mHiA32r24hFYnNQRkqCoh34cQ7IHjXoePEzxyEnjHgOhXkeYf50VpN+VSpT/mHp0+4ifkFvyn4FQCzHEKdSKFjAQVyO2MImpfA8kmwNKNnI0yL1coufcIk+3
sGaOjbHkIG5XqBdIrBF9MfmKvsrvEFCd7M51BTWewiXluDNmDL+hzPeQ2xi4QH4g64GcO2hH2Y8uarG556SkIBxGkccClKLHyP8R9Ywffb1dqWtc7RPeSbvR
V28WMXXo3xPA6onIAPEV9gLBZpdR2w8wvo8HTgoqgBTs1dxzaVOYLeHShNaN7yT/FqkhCoSJSX9KBTUy/Y0HmeiFYrgWXsJHlDvr3CrFoy5a3tGfgrDTtJ+m
rK8BBi7UH5Trqa/EwP7wAPciAcWz2J5DrJ1+i59qsVbaeEDVPw5kkg0khRG2GD2cgmu8UOxpbJlQpF9MO3i1Q7bLGE/d4lVoa7VRC08d+6oLU0JQAG1cYgoM
wQ3NKTf0rJ4aAroWYw1QjxZowP0CmHSbredus1D++AeI4M4KlgmTx8kL5HNE/r3aSi/tAAIUbRbjayrA8cmYDHcOfxlqnb4DDXLiU6aRM+HN+/G1O+h217Cy
TuTVaZnpJd5j2Pq6RkGi5bRxDOZFkpEiu4dFkqLIs0w3aRlvZbtjACimAZUgVYdK/o4ascnAWltk5oNm7OoWmflaRWa+1jAz32glm5kPXW/a9Hwt2N4FgjS0
YaOgpSvAARWhQVC7q/0Za3rbb225fGoZZapNpjxK6zJ72ZOUO0Z0hM6e4YOg3mGZRfhehwRRqcRzwxINlEjjGFGSpCmmAiXCRFiks8CayMxKI5BrCLqAkZVf
4GcN2/bOCmZZGXWtHBeVI0SGkI8Qs2rZiVValMUrPSFwYlg3+sh0CqF4Ss/uGV3tdO+WShrbwj2CKIY2u9PYB+r4QATUTevI6m27AYly2qEfuo6hg25gDAFC
VqxIt2NZX+xYRRZWY4Ue6SP9i6Lio40h4NBcA1AjAPr1PHkzjZTzzzeKTtryhII6pgs0DsSRjN6Z+I8KFKnBPIe6+d0fV2iSrljUYXJZLDv+OPyg/YlfrPOh
S5x8aY0CNjYV46SvrcR01AJex/sZV7wOxOxojl/ZXaHMi2kAblqHBduB50K2ACkh18CybujKje7wnCVUIs6aSIh9JyrQP85gVEq/Nd3wV3KpTTn9V8dmqQhV
CKWBUx7Kt5wWko22bI7LlFL+lLuO/fHkql0Ckay1HAwtYEc3bfKhswkMCCgxjUR7F2yGc9nIhEwr7wh2Qb+VL+gGkKNqE1HS3xYLuqkLOqRRqmk8FCOhfOMw
wh3JUiInQpA1ALIW97QCZDxwBJUE1SzIOPNW/+Ns418e/82OAxnKIUx83R0hIGoliaFTSAADFULWYH06dQ4FTmnSG1AhIRQEjmbZhZAXo0SKLfnTVHeDGkLk
TL1S1LOKr1KcqEJZUSuIDRNEp6Rvx5UCgBBLqOKLl9NoK09zH75KanwBzwwhOC5eWoecGE4X+sDACZXRSHEaj6Cqjto1DVkQgvHd7wbHjQMZhvzZm3oXL4Cm
gXRD/oRpIM/wKPIP9YT6L9wUzDAmP0I7SKmnj0brlSKHH6i3w9ncr6dVDIx3PHiBRz4zNL1+RqOg0uQUxqi4f1Qz9jGBnTZD6149O1HbfQBD7dfoGZ/WBRah
jYYixfDOxzuG4ZtDJPJQpcw1SzmA0OMEFM/MTFyE7a7TZQVVHU0Uy4ktd7dWdNfDGSvdxSVkkAgX9v4chS9vbZLxqrwnHWPCfBh1DKNm4HVWg21MIZP3mO1r
2D1Pgz4W3Qv7rs31q3mqvWJg3tjAvNGBRXlva5qQUQbZp6+9j6npF9A2/kPk/tn/51Qx6WVMiSnbHTkP5o8zvv0OUv9QWF88I+b7sMeg6PtOPhsMZ+BayPqa
Sapo3H409UhO+Zq5Ue5c/ar7Sb6qDbEVDvtJu9q8feRuvlfwtpfSm4ac+KVbcrbCyebM6+9CY1jdUmPoQzNdYvD8cQaPFghbaQxVLRiMqAUrg/iVQpuYVsua
RGr2Xk6px6uZ6oiGULa3q2lJkXhdmgqOp6piq1O7Bq1aAGVbyFcVaSFX6wVrL5u6VdWh8VwHGEABV7HFc3Ud2mJD8ru0AU1ipVD0Tb0yrMR2xmqyA5XRmtBh
TqxXlUap37O1oPo01ZevjCeHLD2WbufktMhuXMJkhJlPcyuyetFPpmrqrQYlVHS8Wk5FnIdE1MMEyZGsWK/5hZlf/sff/xP/h5/LsQbJNOB+cqTH/KK0uqqr
92IhxCXtHsIdkkYbppl62V7VlkjV3bxryd2GI+Q0HtrysMifE3po4G6KuwLudpQ5TVmDkOwhefF7Dm/hPSGnMS+x8emj6ZvOxQsgC+VIQdCRljyn0xfSGTNj
unIWzHzhaz/+zvq///lbn7/EkCTRoR5DVf2IUpv3nXLA/Dw2yoxpQAw2sUzqDYS0OGWWLJdgwBC2DQOZJ1+hNGyDe4+nwcyTXAaGvT82rYv9GasDjC+msyMp
caZfly/PrF/ud3FozuBpWOCZ3lBWIaUumWkze+kihjQM+9H71rqZvSD1MYhuKQLc+uW0O+qQ2C2bQucjPe+OjhQ2mOdANbSXvVO4diD19ISr9WT2Bqfpw7xE
G85Yvjd7aT2dXfZeREF5nIY5Lcw2YXrTFRglcuan0sTzaEJ+mTI78EsMm05PJq4rw1pPcZ1FLIj1VL7zLPOPY1pBMaQ0CvWkZpcWyLZ4R4tL00/arggtbJte
tA3sKBr4FcOBrdiiHS0qvxzUF/uguZ6MHtGwanuZtFCsHUr0Qy0d7pSOaBRaOdagjWrGTDtvkrjS7LNgchljs6ZJkvHVV9esE82k5KmkAUtSwhoI8Z1yll5j
nrCwSJCD2ABzIGl7uWMNLKyGK40SkZ2mCeHLXC6KGxqqMspONfmDl9TgtBBa39QyGKW/ula2DK7nKZtpGdwDE14HE97LUzaPV9KUzZ6ABpbB9YGz5BhIO5ad
OVMfuggvQfIJ63YwcrtXUQzgXCzu9tq76jCBs5EjEJoQwuvRktSai3k+e/vkUGjdNHMs5Glk1BiXxPTu1DQHFiSCaiMg6nx80CzkoNlVgGYXQLOwuVKToJRf
FwghiCkWymCCKLiz7MAkprWsGY6hWBK+sgCKKe5ykFURyYex7ncjNCzC+yRqh4qHFd13d+i+27b7bg6bQBZiT31ES0BIqC4YPk9xtBpq3tiNs5p8bag8MHVk
VsqHsit7QsalnduVHRTg3c2751eZwF4AE9quL0hL+d3caoYczxMCSukYDWI+JIhW0b0sbH1c2jhLj9fve6ZHFiXv+wy2+IsINHUxjS8Xp580/sV/vfHup3/j
266JLyB0W/F8qHcZsdyGTUxP7tAiOiR9aZlWuS+tUpiKsb60BP7SF+lGufkY0BNSW1Fq18NxrYDkgkAPwhauHKAEEGRaEWRmmWAToDKP/C4kYnbVzCFfHWae
Z3mkxy3R6WOha46n4yt5SvuTLG9zBUeyMje4rwHXqMEa4aivgHXWyF57NbLX4iae0i25Q/gldwjlMd2SR4Rf8ohQ7jQwXql2UPbHEKbyqbTW0xh7w3L/UCpH
lwwUmYveqPmIJhCc3BTOy27OlTxjJ3KA5r8Jl56Tabf0P65O8D+uadIPql8DigKspQos1ZGjs6Je2ep2LOuzX6fOQ+kuskOgvxpCYUGbQgrP4KkpT7vtU9q4
MMTuhmk81UsbsHg8pFchvIRapOd3DDMFqCJcEoZQ4DK5qBKBTQ1u10zdwi/cBXrFmXuTzsNfgS7Wq/iOaV6kiQ34UcQa7iPAUG14zEZDaIabVNnuEOq1UbA+
HDPOXRmmVuthQgvYcKRvIV0qSsewmrnJRluhpjg7ydSrrtqq5mexOuYHatN7pEge7FLlguAiFFFiibc0OTJA1oCx4ErsjsC/tKX0G02vFJ6JxQ+AUwXTF7DN
csymBtjeGHt7u/gG5Kb5LJaaYsiKrTjSZtGR2/ZdThtD95nh7a/2LsNjJVDZY43izTyBcK0wP4sL87N65k4Gdk3TCEMLA+OzSAivjMgD2Vf1gTTu9a1fdlje
QGAoaWVhhcSrFl3wXe+k5URyjamP3sAYUmhjl5JOTRbsleI4I9HOiSOpp2HZ9/f61pzPZVJ5/X1/L3WHeAYzi2twgZGuVmUFHs3aQ24uhQhJFXc1xj9Qm0OI
ZOj8UiSXtn2kIo3SkSq+JA2mDuUjPt2dfMH3u+7Xt9ldSuZ4kEJ4uhj7rqbIVPELmkKUCCH7VuUgwUftXVWb87Zqbp+2ts82to0amzugysphhqAaBBg/dH1l
bvNEwE5hCQspGGRYLmWCuCziz16kVhd8UQZNU7QjYxCDYAr/WMoNElwwlQs6Nazyl0CxQqAonEJA2ZgPSaTU3i21i18SRqZke3mF9dTJ3xq8NXj7NESfzKBm
e10dZ/mZtPq/mhU4TKnZbz5Wt2T1m7PlQemocDazCsy3XU7LqfU2cxTlYlHRop9vl8+PHj7VzYdPwMOnOnL4VJGLyQTcI/3sOrPjXcqzvT/PDNHE5LFDiAo1
7AKQWMu3hWBy1HuBh0NUHA5RvidMbryim4KeDjgXLHrl50OdUTDkbAh4NlRKqV4nKMO1k5HqOaLMeRCn5RDOFa1fgnN1CN3yS4S4rpkKYk6pWDjkuI/KcCtc
XGGhtKhBdFxVYar08k7Gu31RD2Ra6zQKEcf6F37nr3/mw+jnpj5fog4bY+oRvPmjXD0SjuhG6gqiSLM91amnxxmnellODWA2dCVu0KwbTeznmQX9CXmBp3XD
vOl3i0qsoBNTjOPPJo8DvWH6AI1xpNNl9wUsgyI9RSHdKjD3HZeek/L/oZ6qaIdoHG5G4xbROByjoVrS65ZF43eY++y31iymvePysNfjvapp5omOcLBJ7G14
VPggH+kywlVGMQmFMKmYprJFakpByVbrcB9Gw3KpUE9oqlRJCf0u2zk24ASWA0X7nWH7SdH+FHAIKrgK/tRJJeRb75Rg7l15qsTGsi/rOlvGC1t92b5Dq8lv
r1mFAqHI0zlQA2nZ0s4hl5qPOKvd/LCmUV1QGNW1uTAngUs+2r9f8yeYTtbXb9bUYhpLEgxDIN1zkBykK5yCfGGafkQGQvR+bhN2kqtYERYxbBD5jks8alJp
aSqWvxRKfQQM8BeaCIap7YGBdn/TNwFDB2CIAIYOwDB9CzB0CIZkCIZpBUNEMEQKhigHQ4ebzwQw2PFbpwYb3KdNaLRzkqdwHaoWCaE23ILuaZe4qgX0ydH0
erCthBMZWTtoK+tQXwjjmEVfx3HsnxAGzGMoF2VDCwLIuIevDvyz/erAejkPGJXKkrsetPpQoSCoIxXtrmbDEI7lMeqnECoKu/jqXQjZdtaEa9gCBhC6Dzac
x2OGaQ6XfCfv+nnPVR9j4+xxwuwj7j8uddbWgCOQ3uFd6iffsFIupplyQWEFKLvHYbRxufus27jXbaga07EqYOpxoJPTJiNtvUk/acRvY+vd0da72nqirU/f
40xr6zP3ujP4ZYFhnaT6nKyv40JAWt/0zae0Z+VLKvdj4wtyCWAyx44YuJXx7ra7vduMG/2xLxCxBMTi4bRiJ1s6ZHuokwyi86+41+q710apjCpVmzBJNUez
b51cpSfzzodzP2zOrd3HHOjEktU9jiNc3EEt2aDKbqTuL/CXX1zV49TN/tZ5EEnEq5z11KPlT7XvbY9eUa+fmh3Hqy/lfZdD16REKhzBNaOI6SV/f8oaFkC/
WaHlFWa5Qg0l8tcI+PBnN0t/9SVbek5Ld7nhF072GI4imtDryXfVqE9+0duioKD1A6oTd4bxCSL6MOXiyegvkppPk7zKCZ//7cSZw2k9L2SGqOXZpDc6cQ2+
G05cw3p6Ih1mCEfc9hG4FV5NmwNz5iA4otYA75IXrqbtweJZE7y5liaDe88N3DNn06mBnEOD5Ey6YxCcu9KTkybWwH7SkPPg0X5Xet7FHhhkn/6yYH3wpf6M
RvwzwdW1/mwp2Glypj9nvDf7Owft/vyo8DkPmdjyfcdlQgDXju4Wd/Sf2JwBkvRUJfOKClve0eFsAs0cjdJrRTdj7NSxO4B7UiRziQ7LVqq5V3fKjzOyXfm2
E/mLvHS5bHEXmflB61zaQ5zLqy8PvLODnyoL7Z55LK6o4fqCjBW4YubVOXpbMPvY8PnksEhkdO44LBKBhTsJFiw9GRYMNeMKGJKzpglHUPeJ2Pl/giNCyuF0
bg6aZ0zn8XQXxR/wxFTXymsa6S3C4KGguz8uDRxyqrKFFQIFJ+eupJ96hIT0joHz2EjxSXdJ6WM/xi+gXmC6hpSWDOY3LBuTW9miNVhht5d8iGlnl3yIaWVf
/BS2dJV5FAXZ3bmDIPgw2/ePNDw9VljzgwYa/Df5gf7ELRgnmW2+3Al13IClCjdZuELYk+XBbePF/906MJPnuBlZe4nySCbAODuB7fVcmlyR/RO3Zwf3/aZJ
Xr7ypdQ9TMFVqvRQ7yqM2L/8JpbFIFiTzWShOCOR65WS9gdif3RWbgqabQJk+2DYcTD1SDjPC+4/zrTn4zCZnwATFa8RwTethgg2qvNYA49IN8rt/bNF7ckA
RZW0SYDOW4A2AVDvsIUYSU4BqFcG6HxBHTcKo7y89Z7sV/P0S53wsilbN9Z0CfDQiD0BvGCEHek7r75pItzO/BUNSjm+HkuI0igCCFUgqmKKVNXa0kasAocP
5lRtanCeUBOwIipPlS4PQgdZL4HLP1+BKQhM/NsnSyGLK5tDFm/vH+TBRwR0Njd0q+q4Xt0PHDpLdyHEQ6b2qiZqEVLos+48DOH2ODvT+lUInvc4c2nU8qtB
paqxRVPWqKNis89mQoaGdScRfK7+bLdbJJTN1+6Hsi2kQnKdehemMNi8gCrfUOPRPc4NDwImpUbW9y55P0C80zS7nbKqHhzjN7y8XrbhrUpdTWxeuUPe9BuK
8e8JtN8DM9JYQvmq/d5Yjd3SuoqzpGao9fps2861m1ODyMQLIW34Qr/enLHw8JB+00Ww0am+qvT6oerbqoxAmtr1CUtYaopQJK4SVf4OWXn+8z9cahaIMc2u
bbaJ+YlNE623TBOtt3FJBLvh1tyfois0My03J8G+qT8Xa17juEwqGevPVtD1OQulHbI9tLPwmEmOwgPg2NFUc0ReUB8l1AmFwnSh9qgiWHIzzyldya4L4wyv
izyntMD031wlxG+4qZKkyunx3XVYVoLghd9Hy6/XwnpUCvd1C5Zqe8gnm4lOp1o6/i+3bZkvsp23LJ8HbAFJjw+SAK9eXRt8BltxY7BXmGZ5yknxpx6jkJZa
WZmO6ChMOWU6ouwzOlUZZZXJ987k6nmyRTDUtJK/L+67rIk2c9vsphXfKronFOYXccdG0Rx7JeI71NjCd07r8kUghz3ObtT+2bSLyyLff/d0wXZN47IAIY9m
q+0We7F0/4V73X/xeBu+cI/zE97e41z3VPz7T7hO3+19iBzjod0zqlzv3DmKtYu3r43FTWu27Aoigs4gX9m7st2i7cHfOEtodMbaxnFZ3HJFwMJsUqEZ/XlE
+o5gGFaGuTEWe9rbLLesP6qGsGW5JVxk5T/llvlG9WoOVdmgYGoGJg5C5yrIr5BS6+PW6eRjSCIq9PuETBkz91qOG4/0OZ8rOoHMI1X4Qv83e18DZMdRpNnV
3a/fT7+fnv+RNNj9Xoi9EbbQEKfTyLLB6lnZK2zOFqAjHA5HnC+CjSPGIsKStT5HnJgZa8ZGcIYVtwYEGJgZAzKgWRT8msNG4m8xYDjvnQNkMIcWC6/Z8xot
hlsDDrj8Mququ9+8+ZHBu3F7xmhev37VVdVVWZlZWZlfEmEM8Jw1EeesmAsLT+OYWlkt1dYai3O9Bsa0MFFLvYoSrBxQW3UPhP3AxWot9XNwm7MGDszAt3MB
7d5LH30wx8AXi6g39cLq19Ne5dR0XzVT/ZuTPNcsAiG1OHHwKpbm6kbulDOeHDvpoD2dOvd9MxwnytdvNy95vayz62SdXdNMAZpNECWb9NuoumTVo9lfA3cO
jeRLKPvOgmMAks3Fgqs0FjxDkmfViiTZ05Ekic3HPZokwdsz80i8m5GWovFmr5zUeQhRDnC8ErCQuLpWSSUD3qLXigVZmrOYr3jUPcJa7pMuMOrFEHTWbbna
VoOOTp30moPUCGCmITHL9K9fH+j+1tsLi0UyNXVgL1b9sMuh1X0MsFhmMTPl0QQQ25oBPoAeUJBl9M4ZBrIinkPzcxcvhDUIyCcqo8b3xf37qOCR3Axp3SC5
/6uOnaFMCUGthO41YHQviWUOrcpQFpVBHMtosbHKUMqrDMzIn+FVOpBfpVOqxXy6LHya3++AkNktTdI0+jhID82SyHDlNcoQG4veRIsuq43lf+dhit6vB2iT
mnfB0Tc6c66M5awrfOIuxLXT5xHXsIazKsMaSkuwhhKzho4kpRDuk2UNZWENobCGPmENA8IaBoU1MPY+kRfRIh9H10xwTCGua4nT0OIm0uKmS4ubbhY3XXGU
qqgOQHmJ5nTSbbuqb2wyoe6Rxf0GKMyGQ7KUyq/VwI7wJ551Oq3mKmvWerOHcVodqzLjxhOkKZiWnFgwObON2Rn+oepUnX5ngAfQ10LLKDSKFZoyqTA//+bb
Pv6ub//wkz93rGbDtstUuXnDa7gPpokCh75TITwZJD998p1/UUymHsqpOByUpB8AAe3FqRn6pclUbP+6QFqFfH8OpJAM25XxRG5lHFKpEKhlhECQJ5fDWvO9
QwndHFI4SWw71CmxnTvfAt3RlLOhUw8sSErVlyC1U5gaqp9Rau5wswwD90/TonySSXmDd0qNumdU8lJb7xmVtgvN383fy4xBtiSpEOwqW0tu1bpdIbrP7Koe
VLRVwW5KNbvx+ZCiPQt9PqyyMulOWIrUza3BuOuG5srySV21WD7ZoyuWT3d6lploTx59ljBMbbElj5piBKRmDcskiruS4T2winch2JpFFVtHRGXp08JKLB96
BvqsBGNpUsq6G0x5rTIxfoTcgjyxyeGFw/oPeKteOEvIOKc5kJxWLEtdbU5gXHoq+awrqtkzmtf+ggScqeUJtxWK9OTQOEzEuzLuuoE9OmJx0S9Kfo8s6SNe
uheXjUZuL36PB3naYS/ez3vxftYC9XOr3ov3d96Lb1LfdGlTSa1+w0WrGx3ei+f36PAjiHsupqL02b+NiiKp1zaHqw+2cAehV2LLb98bWSF625qzrFk3vEY3
3KsbDnTDrm54AKN1L9F/uV1pvk/JRudeJaL4JNZ4IV6jO9lrOqk7N8Cdo86i0ymiH++L+40B0LUGQFfD33c0ALrWAOjCAOh2NAC6iY84bAQ1M6sn0u01DBtL
QlKwpDat3qSxl2So24lw2cpr7GADHL0CgyAz+N+p6bHJ28Dn1yzgeGrg2My05fXx9BjLAd5H9Mo+YiBTl71irFsZZD1fD7Rt99KHZOZ69cwN6Jkr6ZkrZ0gm
p8lAQwHrsRpKsISGErCGkmEqhpGwkMlrKL2ioQzkNi9l0VBCaCh9UE36iAEJouHlNVdDjkZ0B0xoTVxLMYSpXHg5W1trcRdYWBgPXsUhEBllek3GxpJhJZfX
jDIdaF241EHlNf79K3OMsnCMXs0xMta7UgeOwQPfgWOUmWOUmfpL58gxystwDDP95SU4Rsnwz742/tmPxakXaXkJTlJq4yT9xEn6VuAk/bpDfUtxEm1PTo5k
dIg2NXNW6wt3KXn8CHhKtznCbtM4s1I51Tg3LCG1U2XJInZRv59iwbzR+XslA/mk7sATugNnAJEfhB3oyEitvozU6kfBe0QlmfJEUuaZ5jHNNO9RIteOC9Ps
1/PRdw5Ms+d5Y5pRHKVMk1vss5quSRKXYZx9YJx9vCfN8Mg+/WQbj+xfgUf2rcAje8+JR/atwCN7w85s0TDGDtnL2hhjjsMKlxR+kd7vwDX7luGavVtSwLY1
YJ5rwDCtZWNl4x3Dyi61wrYLfV8i5L111Ru5HzoddwTpbnMTbTBkLf2DZkpn9drPMuRQToBwEMTIFo7YGzI7doUdO7vDZhI3HOkveJPehDvpT1g34+PKQtbC
9Huz+CiKcsgHP3p5+HZ5dLxip7vFY0o3AaQlYOV25XS80okXFrs0Sw2hALBbJaQAMq8ItstCK6Rl1arKAvDBKQQCkleJd2wmk4l3mnR39tctGAA1W55UhzEu
kD2er7VVutzDkV6CLPfqmQDnzDja/fpKVwxr0GlElQCuq8w+faUrBivoNLZSF7DwG5mxZYHdkBQEemwjeTPrLBY3eGydzmNrwels+fzYmlG1Py/3WEQMk9Pt
mqY7XIWZWU+vUre3UjJF8kS8qIBu+IEZufsE+9jKz4JOs8U190vmfmkc3oCMLV3a4E6pUe8N3Iip+ghn/fA59WNa9UOm6iP5qh8yVR9ZVPURqnoX3HkZFhsl
qb4PzmggxmF3RJS0VkV2fFJH9J0pZpslqfWJ9CE8EjULnEGy6cvL6NIJC2ir8fn8Pp+dMqCNw+6F8txwk5HV2iqW3sDXDr2p696QvLWmlVy/8s0yhi3Od3x8
DBr9sCGrxssmEqx7vqPAiZd1Y1jGeQFiuI1tmE7C3ZdtTyHJU6QxWEDY1oKOhw21QaoWV2eQT2osvl1SUVaJ6uGSvUBPWcpvTMfRTFyjksSYF6gyxcwJ3qP5
N6qbN+rML/UbLckKQ+aFLU5dat/IN26I2PlQH+yL1fBiVWKCzSj2F5rdxCc11HRNv12Vuk0luvF2Nc5OhberLX677hmMQ1UgWWtxz8xr2AekKpzR+D7asRXk
ogKEMX5OBIpWTHAdH+Cophp7Ny9BOQYrfREfcnhnsQTzqPNmVJ5cJB28ZnlpZl7Gk3yWXI57r6p1ZDo5oQACysoN6agmpjZOaeREWhNnYI4lCL+kvaVodewQ
/NjtjDa7xDsqnOnVaRzK6DXC/DKvK+tokRg0HUgHo0TKDjOxXPtbWXIvMUQ+Gma5XI/L0Qz7/pRZ0LMV11sALRL11ZZ4vhTXRr1ZvHE46h1RmpFm6srwfPaI
pL+IZSzXAuDp3NR0xiZpUXpZ3i8GZIeari0xXNzaISWtT6kVlZ3lFRunTbFZXolhB3Yns3aZPqGnCOngWOukszc7TCkBrTR/OJJdNIE7l6NxnsAym0tEPGYm
sX1cHMW8xs4sG0B94xmRvcoU0WNzxKp6i4ro+ZjV82GpoK1DS9A+U0X5MnaMI7LwwzFHvMkccStNhfKsxKkzBLF4YpdI801dsb+lXH9STaSe874BRIPwo+mL
ffFgkJw6cauQuEhMWdhZ0/HA/kaEr5Bc4xhslBePBn+DB2cJX0Rx0QSgsv56sXopX8GTYSOutjkXYgZH3fXGQ4MqX0+V630C1bIekX9Uqzs8yvo/slNQIeNW
jtCIH5XdWvoys2kcoQRP+Yvj/WbUcwr4K/D4moC/GahBekPnDVOdzUKo88/ouAFjI3cY13Qz8MCsiVzuPeqkN2Nvo3NLxkJOde7vZCDnmrykmjNNUeHXt5yc
dRxJKjkDn6PtDOzox9GD/LEHoT04lauaGq5r1fBxPU20xMTkzVyOialgdR/veLPo5R4f8BgzVy02j4uZi17riKLyXmrm2kqPwMpVZytXfYu72TzF76Zn39vg
bmbADerTJVvcSxBHNEpF67qhfOFN6hUI3drovBxtbXQuafK0bKVdJH1sxtrz4sbF6hX0Ud/mvBwRQNscVEo7y62ALUI30rescsh9rg38eCRtrSqthdJaIK05
0lolZFBmScx1xMRF+Qj65Jh0jpnmdPRV6VKouyR9qaAvHgw4l7TZb+qGZzuWZzMqk7OEcuVYZs0Qbk5HNcuBmpXfE4ULtAcyRu+6YP9Z200IPh6i+nZiZJZv
rCmVps6IEiIEL2POqbKErixpzgnFnFPJ1OVkzTk1GVqZm3ZrTvoMz1Ios1SRWSrJLJVTmsAaNKYYDsidURIL6xhjN4flVsEUnCslY5vYdDqzALGHwjznsNnG
iUOYbWg0YLaxmSjLkomyBrNNEfaaXLCuR2zMcOtCuM4x8sDGfOlJDcNEw2Uj6EvpnzHJ5kQ05MAtDtsy44PEadaHzQn/TikXWftowBfFBYtubbT4zobCyxkT
jMQ9RxktaSXUZUJBd7J05rEKwA+Z+B6hK9YM2DroGWVHWghAfJzUs8hpPBFID4fhAHFtjsS7ORLvxs7EDvMVSJ9K+KkyAs8nENXndQiyT52BOdMr+/wCPPB3
qceybzwXSZ4gjZL4AlfEF7jMvsBpLZiUwLqpd9zV8fEDRoa3W0tu7nQZCPswM3qlhSzgVbqTRGiTtjnooysdvVQkLYSBptt8+IkPjXrgPPVRbwRpraDijPO2
AN73CBuN/fFNjtNqJG/rRacbydSt7t5aPk7IbFuwbYyLOQ1OrMDt7XKYFa0A/frp0rWelDaawsMunSXXcDNCmHkXo/4rcC6c/iBKhHsYUg//hHgU+nfZXtqk
WgY6OV53XeWE/IJdNeCxyyV0Kt/cdhmyA+ccMDAG2ouUe/IJ3tMBHPfc4zLsTDfE1HsO4Rn6uXa7VW3XZZzrlJm3z7GlHcIQQABCCm0xFJ1mqa0gQ3IsnocI
ycPY2V/AUDtNKnNCnz9xmhHqf4XoMesAccbUV4JyhjXli3gMshp5YLTxlIIrct5qdPDMVaaIHuQjdpAXFcmQfYXI3lA5a4rw212+07F0ekg6PYjgf4Ug72oo
ampJUqrZ6IUMLEZjiRCJ3FUh+sw0x4O8r+QHHIZsddzY4l1KEOuYKxOHhMH0bWrK4+8k7jnUigMlvZyxewkGv8KZkGX1FfElXPFoSJduN2avnunzklTSHtso
Kkikw+A8gBPi/ByLYumyW9vMK3W6OrfX7HR1bq9uDPiIUjUcOivhtP3BM5s/+5t5fSIuBOYg0cP5f0bLvnITqTaNYxyf1+EpyQmxEEft4ZcOx78u/RhMOrty
naubiHlI8OgZjnisH3qNJPiCgF1gyVJLDTF18BfVgb+klQYMd8T43UXNXwR4felxcK0dpjR+oeMkJyZfJX2Q8ABFK3uJtyIFvo7Av4D2EV4kYH2mjitqbobs
YLRNO9k2LuFlbZNWXGHSiqGGLyqxdjamZjIDeT+LFM5a7Ix5JJ1DjLQEiFLN2V4xtgoUoDhFc3qg5HuT7oSXZs+McwjrqVuXDwaQbi/97Crx7IrwGE+504rw
QM9l2e+5aWnVqbTSpUNJu5PRV/hEuBXualV5Z2Gy9sB2YU1WbIuU9En2tvgml0H0pP3fBHTKY5zHsVMNvjj81hfiBgwjzWisKDkfcbiC/Jhj4ViRliHo083Q
Z2l61zqIWSBQjTUQqho3ZnimfDZxzM8Yllvc6AwK/gsps70iUkguEu01qtlw1/xgC5dd9WCrcxps9rNRmcGuMsCVn/LXkIVCflC5DR5xPmCj4a3H6qamiutL
D68y49qwwdIdxxJtNcaKMiZ0FdLV/9tjU5WxqR6TbNOdx6bCY1MhmotkdJajtohlGTFSGp/6od2Ms9BAWrYs3T0oi11yxBZhYcPWuCz7ypLsK33ZV3qyr2RA
DgdqDdSQBjEW6I7UNETApdSwZPiJMwrJw5WCPxlMIA9v0AGaIZAdecD787xRYpU7nOoqdjicW7Sas0M0a2OKJUsFSA60sYl2IdkqCRpBdRBMB87vHntj1ekx
P67f/hqZlbZQXS80Xc5rrLqBjrXGstFQ2ZrVopq7iHJELmd/W2DerjIn4yRnnLEi/RfallpehiKo2aPr4nAdHIEh53po0uJpmvUu1N6VwaDojb0sBkUfx7En
E+PNfvgYyVs2iUdxDIjkne+K67tbaxlqXFF119b8MB8CqzUpuoDaGHLeYHdnrWBLDC4/1as4omyHWzAnXA2xNA22bSXKMJMjVL8XErs/DnmHV+E9KJKt8B40
qBaye1D60ocdbw/1f5D7abXqHt46OKuJ22cNI8SIpi0q06KCKK6I92U63X85reG8OGFQCIZBc3nTQryOw7EZB6eSXHoF02aFNpctVuKoNJUJj902gxRxXtw9
g6DCuApzUJXTZ62V3RaTGM1hzUPLTBEmp70rWe+JVVWFYiKBLqkAumRdXDnW1AAnnLR6DUBQ8bjH+mH3bu5RPUsQOI1+3sPrzdkhFM0Kw210xVU548oAOtDN
dThaWwy3waXDvB2ji1hGXtm9lhNmpNP0RVmVjM4I//UwlDFw7bpwMUY0xnx4MsAWHw51L8TqaHNAO5pjRrDVWyMGp4Js9QbaAtUfL/s1wBxOeCZp9lkvhcYV
CFxni3uHcQYsGphc3rQphkczKex4e1eSjGYaS6M43ipgX7mRlFj1J3loujSHmD6h+dBMNoNYwUQiBta+WbD2zbD9ER8pcKMPazs4YhGT77OfDWLyTqs97PzB
heg+pwXg/fcl48MOzN1wLsNVna4281WDwYFwhSyxF/KVRNDiCpCy63HF/A4ASLieOdHqshCtFqwveebHJlzIT+5w0Y0nFA6R7pmyJ1h38ALxNzqHXAz5sDvj
wuI6jDgPunvWGBCK9oibaLBKqxLtz7S6TxAn7l4SDdaNowV4CFHRE5mEBJkennl+ekgabs32sG/ZHvLcAOwbGQx4bj+qG39eCMbdDvogLR+Hf1m6CDX5xFU+
VMoSjylQZFy3os5lSAt0MVz0YXdFvOhSB7zoAocjGFhjDIifQu0edhchRlcMWGcoyM6H3bgMtM6u3LFAMR0FRvDtXK+8dSGujCOPApgE3rLMacs47VaRwe5a
Jbzw4Y+BPfQmnuw7NGBuwKcFgpBRZBuT9GOxa2cekvMu1lGCJXziMnFtbF+3AF7G5m2M7aXUDVMfw561vpb/aLHpODyzgEilAAmZoDlmQYQLABEGhG/AIMJB
mJxliOBA0PX0/VYAuhDIYIDV2hGwkMHK5AloBoIYXOiIGMwAbAUG5aUKU8hgJZDB31da4bDEpwAxiMC60xwjWeDPggYNdtmwA6TK4xPcsLksSJXu8lXOTkiV
+Cxo6GB2fKSb0Ud0FOHS7bsaM9jNYgZ/yXMBvK6Fy+nM6bcSSEtGLjToJZyIQ3Cl/cSqptQNP1aCp1sAyCmr7CV+ENQvGaMYG7IguyJOylEwYWNwrMSk8QkW
0ThmnTOLgqSB86gucDhJAlYRp7e+ADpVbJKKVeYsMGbhAoB8z92N2AY85Mg5yogEBath2uTQn959+Bvx3yH+G/Pf9fx3mP9euA/iCUdC5bm4Mj8rtgvBhb26
5mrm/MyksDTqKBhRi9p6QrUK0YcOsvXxci2EW8SCH1EYr+SU0ls+ujIgm2ob/Qo79zbnFFIR0p3okYP6rEB3IUQXsGc9bY/2yoLsOOhYskEKXks24QXiwpBC
wVbTy8hcRtPtCZQszvJvPNef9A1tHHY7KB4Xtukdic/jfIE7jCOtC9wYCDYXuINseC3gMmqFK8jgC8e1j4iRbyLhLtQCbripxLODCbGKW5EVbsoeJJmOLQfD
LmpxeQWJu6g/v09vSsv0hh1ToP3z+bSVsXLbjz7CFFFITj1zK03B3ynibZa7YwI0DRRFGo5YiZm8X/h3phtLcmSSPZoj9zD6JeoCA10AdwnrgoipiVNoRsin
G34dH9AUdZwLX4ZzYfZk8bQnjXAKNrXEqut2m2xxLZ9dMzTwMJVmbrGIGB92VWEyQ4oWrDM5kEGkbsNhSupi5A8gR5pF2GWDTkIs0FqMxadO3upeBix6ZsSl
cfoqQ3nk7Wj/iJsUU7kixF+TlMfE+HRZ+upsc97hImnQvib1C+n7gEpQBOwcJCUfZ6+cwYiDbqmxDzKSZSl5iOe/lngZ0VZGNFVV0pmXrN+UCXp2JCGqDn8o
ZGbZzug/8oxmUnXHGex49uoiJZq2CciIwqd6SH6h0/V5bIVP0/lRxzhPtyOOPLEXfXZGnFm91PbshGsZqJRbf9fBKQ0r/27uR5V/iu5lQjoXNnbG9QOGhbeH
XWkmEXM0T1LI4sIHKX5HcC7ZRAodtMNAtohpNpEgm5AjkEwekM1L4Ln7WItV8EgLTt4Rz71j3YHAuQtq+Ge/cJFG4+XEDhbPHTDIeHnOKiHI4x+f0W532DT5
Avqako0SHlHFXKZZIMJ3FwoBQ7FmAPiRRS91A4RoWP14j/wBxnsEeS8eO6jHZETGexD7AB5vlQzv4cFWmcEeoRpvQUxBq3IUJgLepZN2yMl9csmxlU2OLTPQ
obXMDFBrIzolk7Lpe7CAJKOQSobG4+oWRzLIkGLvaE5bQ+Yh1kaLHNXA06Zy04aWg4xQUtGZg8sJyWCRWAos2oEWBkkOxiaQikZaLM5n3xZcyRx0FZgWCtr4
yV+BOTWz/LGFNxeJNGhYCL8438okAWW5tdV+B1WOjHql5IPCZcOUIIuZg3E/TWIWnlU+jCXIgbGUNEhztBTGMACklaW3iullSUKGBIhvSBD8BrMn4NArh+u+
o1yPlfQYHScCt0eJ5YUZ+urmv6rc1xCAgLxjp88p7Njp8xmBqeOoAKIhZGEKRjnvr84JXJT8TaWLqOG3u8/hjd2V3pg7VdSdKulO8Tbg+RsJYk93g+7xwTB9
VNMpuPlH97P0YGuZu9J4nFBI4HogZf6ukTcXeHFTMiOTpuFydmT8iVjSfOO/8JnNBR4UQhcgjQHvDg1Do061ipzNsjg/x8bA4nwrmMNGGQPoOs5sMt/iwKC5
uZY/x/mPipmfIAeL9JM31yrOw0FoHqngcOXNx8Hc7Ozs3Cw1Mht+XdFO+PeFZWc4cgOcXn0OwOmRAKdXGdzdG8RwZyDU4WTt0B+zmNHci7c5L5arP9rm/BHt
Pka0JyF6nvoOVjO+g8PucNaT8H+/qOgjfc2ER5sONVk5kGoiFSPBaVLoVfgIPez0KqHctiBj7E7tdyrpy21bMtBZ2xeXzCqH7J9KAnKWdbGqBTCvIDXjEJKl
g7cH0RwL5wrWSyaBVN3dnqaicnVy1KOoIJP/DjKt681WOZ57j82Z0/aIvb34EeQ/yTR77o22GvZH5LdrvMfeODsZN+5vRWbnUpzetQ45TG32Sexq0utXr5OT
NeCTtboYGRPirZvWd0/awYY2SPdoHDOkU1SzLWQn7TF5tvpiNdfqpx0/znn64sacfvz49vn3tRrLpNqi4o1s+mdzwyaABtJA71xrIB6YjRvPui0nKcFJ/Yp1
rcF7W2vuhmfzbHNt2luTcfbsieYQ/ONJqRhqvkiMR5/bMbhxx+7fNMvb52N5dC47kKnVwJzz09DqmyPSl8aOgw98440j//7MpfP6h61/PNs6z1x/ZbbVT9fX
r/0Pn37o/vnW+fH5NFa4s51a/dWJ+dnW0Cw1OzTXOn8uHqLfzp8jxoICzkvfuubuL6AA3R3iDy5EX0yhL70yfvF7p//z5+dnm+fH591/lGSJOM1WqBTIZoE1
ngpxTSpQAZscYvckCOfz01xRQ/HQvCWY05fOt+K51nnz6M48vV8X/+9Wej9JA/i1E7M4XZ5v9dOPm7/+ug8/9qKvv2J+x9pZRf9/yYnZ+VnO7Ntq0s/lN97T
c3n34y+f33Fmxy//42WPX/tF/NjYccXCyI1ff81PL5nfcf69//pvn/7b8fvpMfzXbKXdOm8ujue4+MCeL/Xv+dLrTpgufPhSqea6D97yuasn/usXTeu/fgVa
R8PvP3Dynv0XffT++R1HTj3zs1NPNV+BAZPGXvJybgvjOD83K24NYj/kQzCSe633NmmY39s8D0KwgS/n4QuN7FDzvLgFp5HzQGUNyVA8kPbZ0g8N4zxmNreC
ZVraFj/NbP1PiZKG0hU71L5ih1ZcseviF/2pxKKwDXRIf63vuO7Pv/zL4et+dul8/CKdzeifkx034rWcOnq1neD017xjX2VfkH45Lq7jNlbZKU6V3ZDVjNU5
t2PXTzeN/uyvHqOVsI5WQn4OsdQWzWIzpirOo3/rZlvr2uZ8XYc5JzYQE9tvoaMxGHJxnRDTCx15oSMvdOSFjrzQkX+ZHUE30LxVEhbpCM3+DloCaSChzVhP
BUhraIjW8Hvo+dZw6LfZn8330AD30Ob98hpC3BQO+ZydMLo1kWp7XVylMc3kWov7qKs9KNfDaJIp2GyqI+Vft5H+sOit+5fqEhRxGsbnZRRCs0dMjd/18I87
747TrfFQfqOcXm61G+Y3umpSHVhk507TUBZkU5JmFOYzwo3OW5C6lwEyYk4JOzwfKzlj+tk095ztIGE28W8h/O9lN0qbO+usJl9a0JYvTUzfyCWt4uINTcl4
zzkJGuPNirZAhpIwLZsMS7z622LVEIixk80X1StrPmfAaU+spmJ1UnKcqXyKtbX8W/JSQfXBnR85gkUWV6/i6AvOx11GAr56e61+XIuLVwneyVU1wHbUOEGP
PmFIXjted1ntl4jqlwqpm+evlgB8J1thqPP5McIs/mMsQm6jRF1oNmAPjANpAdkBY1oQEVZFV1y9ulYyvgvobnfSxePQk4y8ktMsbrtaXN96+HVNOFuEkPxe
aaMX74Fl9iPqz9eQbC7uTrr5nXrl1LA386PBFkk8LEquoAcV1OPezDt59A2X/2687qlABWHuVxdD0J30sOdZZr6qrD338FOO7/hAbKQXrFBZTm6U9pBDmMeb
DkM8ApFG5wUah8djUeAUuhCiW4vdnTW4Y8U1+sTXGziRyio2F3A7i+udMudttZnzYMiuL06eFwsM2ZBAEg82tUPbsBQGGBoDo+Vz6I3IQxfKQ8NAwDDMpMD4
Run6+rU8M+aMejslCYWUwG8Pm05EUl9V6is1dTXRI3LqKrVJegI89+ziHIfGHSYuXODtBF683kuJu1co7l60mMPk9FEc1czoiBc3+vmU9l8ILcadkserLcci
3Dk4UlErVCBWf6wRpC/vu8iNaFabHNpSZAdXPUjVYpgTHUEOqp+hSc/a1NJh+P6K250ytMMqmyzb2aTWXqzeyim+Nzprtjlv0ZeDLX+bc4i/DLu9LQn45i/R
FneKL/ns8xa5oum5EYGMJs6AUzHD4Pxj7VPl6Mk4N/borIY9OsIeHcMe2c2z5efYo3+SbjB79BexR1/Yo59lj46wR8ewR0ezR38V7LGg4zUseyyk7LHQzh4L
efYoa70je3SEPfrEHgt6OBzEtC5mjwV09/8b9sj+loWUPXKss9+BPTp59ujc0HRWxx49YY9yVp+yR0AkCFVp1wEU8blQJvrVyUW/FiQeZ1gKA7EDf7bzQ3eY
vOUjTR3G7UsYdyHM5OoF8ytIM/SMsEdP2CP7J3iagTqaPSIOWeqrSn0cRZxlj1Kbx+wRzwl75LuWPRY0e/TOhT2isjx7ZPL2DXssWLCIAtijv0IFOKgBe3Ry
7JGhNM6NPXrEBFP2eHupUJx0Od+qO5nxDzQRPZz4UNziJRyxjLRjM2mN8GEob3RicYMrY3LLG/ggyZT+K3Y+KG9SY80QRRPaB9DHdrAWwIXW8bGVNgD03Egz
wscwnGfd7UlFo7igGtY1W90YSIaJLcddAKviEAdawxE++l7NSPT9cW9zgHlEOe4f9a5PHPGHpyVauZyPFqiN61uDiJTgR8rA3/hvcASsbnM+j8/aNudefNa3
uJ/GZ2OLexyf0ah3j5K2ZxWRcU3zfGQ3mQUYQvQDnrI1PBRCZM21xJe7+czDj9dwIsfuuJImcsxUU05OO+O2qkf53lpDqhXQDwJKQunw93WHH9EdPqU7/LDu
8EO6ww/oDp9UuZamGLvhZKaltMtrMUJTqtWPUR3AIHncbrfZSOkxxAgOIDIEBePe3bVcE3EX7Tq7ECBJd6sASqjtIyIHUAJm9OtCGAhV41lHrEamC1YOmFb1
a79Xv/Z79Gsf0a99p37tw/q1DylLI/plqc2vzkii4Ew7NoOYzhZc2UA8Y9BmOxxkf5FaPHhUAnDN/TKzjFUsjWvM0uCp3eDtWrw25Kdc9047mf5x39A1mxwR
npZ1+seYY8v0GHIL8eBAlikJlgz4XV0iUKyXafg9z5e8y1mXqqL19PlnjwoWbHWJDJZgsFzUrwRXLx0orKOCQ0QFV+PwGDv+LBMVXF2IaxyOVbNYKbsQo4mp
WSKKdaxIA82x7bQSlI3TVCRsK0vEaSqJ06xxB8zeehURmzWJ2FSI2FQckZeP2IwyEZv3FjyXGLw4jsh5VXb6AvYs7zRpgQU3CDiEp6NHZUfkhiKHf44p6Kr0
ZSre26rwuQ2PXMHGTVbDTFRhFVAHfly9/dUcW6g0FkzRzFEQF9NATFS8RJWxy8/SEpNgTFSoXAll49g4TIuPLy6HcTFyfFr5cxql+ipGiUP2Mxily78F9oym
/wKGADZTZDAACSZlUJVzHh2mT1OpWlQpjEVmaFpVcHMMW8vXA6eQ7Xc3D6d7lNFJuZe53n2Xw+72Tc+MqRns3pQuiBnOtZgryJsOV5M1ETEo9zHX8xmHKWVI
QefMrc8RoKR4TgAlfwBUKsCraGCqIthRKS7e1ARKOTyiJFy8Az6ETs/GuKsLcQXrI2DgAVf73X5y2kJisB+k32QHaEcw0bUHeJjxDQ5SJ8+7leum2+ORvDsw
6fdTJz3GpYGOHYlPsOD2fXPGQv9AycafXpyoyq9aM9e/043fpBuHjU5JJCK4v8Be0mMLMydkf+B8geGALHpjXAjvi/wyY7Rb/IrTTsbhNznp8Clv0juejNCX
Z0Nm5CedLe51HFjWSxN2Tad0vveRFj5wM2Pmyamv4CfS58HJcXalJRLwkF21BJjFKXqJW/ZphHXWFegeiGSc9+vVRDKv/tbBZrOI8N8q59U7iTKYFPrplbUA
kJy0sW2WqkUNQ8qN6B5QS0EyNTnO5afUPhb1XHUyPckpI/gZBInTqy2cvvdWCAeGfE2OP3pS4YvK1Vtzck/8j89/KrBP/PTR93jmCY1tqstt3Ob0ciQ8DTKc
A6gHgTxDw0zdKiauxmDCsP3ud+rfMrZQIHhZgSCpMqU/Df8xeTAO9tFgPvVldbEDGD93PHmKncsC2keb8Xb2tjiIuESrLjl+lovys8XxZBiFfSoe0JTultt+
8jB2hQt8OjA3bYM3dtM4XnqlJow4GE82SEsKKx9sP/F4WSY+dTPRroxFLJoSkHSLY5M51Pss/n1cXLht7DMH/7o8Mbb2zSS3QIi3vJaRAZhpIMyjdrRVTJwr
aIdYJMZFG+Wbaq6BGLuCZ/qaV9YQeODtTw7/7tYpB/6UrfqYOiBQGEEyemUNxiF//wbv+GH4Qtfp27orFw7gRCgAA4ni4KaFODp229jf/M9vrJ0YG0Rn0IP/
9FoYaMZ+K51BRGPt6LjNQGGnGpw5obpuaALp5s/Gm11j2ic6+TSMRBMwnjRInQSuQvdEMhlH+2lsFg7QTTQDGOwJuTpApQ4wGkhk3u9bsCaR7t+1oKG0g+TK
y/ksLVo4xGNLZbfvZPKMaLniqbqpN1xoNSbQch1/GhMd6nZ13Q2O+MjW3aCpHMPxV80oadG1tXq1sPhmTZ6lecIw0DyFNE8VOwon7CjYjvFI2I51U8fq2UlN
YFSrI0r2hvS1mQxp9vi16ft2xmHjV1YyvvS6dYxv0D6+9UXja5vaDtS9hmlKE81JPehoqxHm3hVgnG0DQMK8WjE39fFX43W1MoIOG2OVCUCJJMwKa2OffvzB
93zq8QfVblrcNfqt1Q28gJpDFeRMDrxlqzW7cfDUPfZvDh0lVr7NWddxJXXHjTe1uLJ6GpjcmG41uH6mX7nRcy1Raonz9OrlTP0740xQSbSg9m9S976b1sjF
CovwieJEE4vFHee+Ujnqap2eeLa9hWfSFnbDilKLG7vZUojG8O1ahvrTTerX2WcZSRD30BDVMasNO6gzce1aDv7BeWP+Lr+D/FJK1u6U7yw2iO++quYTiXLD
pWQN0Tf/KIlZS1LAq+p4yiozG0Ur401CZDD+1ca8qQNvQmcMy5scb0WwYFY0xj1ibA+M8TkmXtp0rgSlopLSRekAXvQGUf9xH9+SCYYWi7CVdOQN1lzBaKzU
V5XvpytIiWURJ64ci9AVY2KUxJxaCnXEHTuAlxJgRJfjIrPxD0/bsBcdiRqIoHGuQIkbWoW4SAvV8nZYfemxj8hj2DynO6C7iqqWNW0pG94I53NSEh7F6eAs
7m1xT+F6aurg1JvYjqKSj7yL7z8k+6ypqbNq1H0AP8zJA1/NPHAS10/9Bd+/zzxwkh74NH6YlweOZx44huuvfIDv32MeOE4PzOKHu+WBuzIPHMH1fR/n+3ea
Bw67o+4d+OFD8sChzAMzuL5LHpgyDzzkjbq30P0PS/n9afEb6fLZj/HdPbrwFNX+egyEFL4+LXwdXT4qha/JdGUX3T4qhV9Ft59iQOeLRt0dZkCe+uEnf+KM
updQuXuk3Na00s10+fNZvjuiH5ilARmm2x+VwutR6XdIFTtJlQ7RlzsxaG+/6/M/pUp76TuyZ95Dz1TpmeOzHHtEukRCGgz/ewC3WCn9LicYBZq4PVRAOBXO
VxHDxiiTpIkOjQuGq5esHd+kQONesoYPBsqs4OLXCl31StZwVp1x+GAc+cPYs6ljV+vxqBhZmsFFPQMuStuw6HusdquNjo8weYaralUT7+YEnE3tHW9xviYc
LVWR64jX0FBcZZThWlxC1EAt5jCCmoQX1GRnUAOcNJeOqbS3H6UD+aGIH0K7l8FqpOFR43hTyDFfQAsAuddykwcQ1RXKOHrRKTaHMcblmY8d5EBOa3Mycc18
QokQ3I9ph4ofcUBg5oePL/XDsdwP3fYHuvXD53rr0fZGFnQjP1hc9pGlbn3NU/4ksbxq7JxslfbTdPAG4vzxpHBzq5K4+8eTfzWeHNiblOiH8URSuUkcVYED
+FeF2RALBOhBNhqCw5L4AyYUqdRd4IiI8GBIiWo2V4CgGE3P6A0/ZynrzZjDVtW0RPKd/gKOK3AGlDj2O845YmfdFvmG453LaumvJAXYmd6pYbccRr+ZZgpJ
JnV5kgwbnWdwhYNsm0CM3mZdkyF/aLuCnNiAfqENNI9ly0FYRoFTfhGhI3qlgNAYWwE6tF8iZZLz9yb+lSy2JmNvP4fKNrBmeW50JtJfTcvG8zalcqGPQYpz
No6FMMjC6rGZHEqluCmdmdFheHIHPwbRTyQOk64en9F7dpxp0gUtaNLGtzm+AMKiujTg7RU2yNqVIGuPeZWYUKGeebEb/VigIRj50s1FVw8alx0v+UvZ22ta
Pl5SXZOZk/GCzXkWjSc/+fK3vxUkT32HOPODnoBds+kmenrGOh6UxO2huEivK+DYvGxTMiE/AZ8slxDYs4ylLB+hLbai6BNvxrqo8H6SLeGseXkC1txi21xR
uHExOYBwymJSJe4EowrYI5onwjDBci7zpzC5cZwNJqzHSKdWeSBqzOyreoOKzWInWg5rOB6DFdGb3X6bPqR0NBzWbmyCh91dktbuVZL+dmeTh3uHOHhsB+oF
zs2qkmavho/NAE3C2WlDXEsiZM17CbDgNjobgBOHYNEe/LZeskPGnA7ROp9Rv6L/M6MBgyrWG6U0nhw6pmFCorTbb7lNhJl03Pmn7jhDf4m1i36uMmIZw67r
M5EuVjc3Ood0iuwZnTp7SkkrB6TNW2jl0cd+6ciN0q090sk3SJdfTyuLPq6X17lOXu4ajttdPHRgx13bnBH6iLa4FwJScQvpLXzYsl6WdSwnMEPwsAAbcyB1
eyXiNRIzf1VsdRnQBshfThuDq80mppmlLjKjOGjERw3r6aOCRnyJU/PR1iB91NGIj+5E9BGhET/ugi5AOzToAn7cA13AR4ZInFL0CRa10lkF7YFx+CwHXk5k
8iSmLPEZZ5wRe2RnS/yx66D1yTSgPw4n3H3ZZS2vpjkmP5e8TIOkMLoMYzG8zOCDBRuIctiuuRPecRuIuEr42A1b2waalAo+Xt/kkntoFgPMqQ8zML8Fxn0z
g3jTcHlxOErjBCxvGiAvLkNj9JBdpgpAA4y7FxdHXUc/jh21zYkTvqOgIsMvp3L8curLNHUH4gJtNUdJn85k692DL1+enjpehRpdGPsxFbguW2A3fTkE1ZkK
vIquob0+4EBdLiTHj7L2ClMNjagcK2p3rtJ49LE3T0kot/GUTJfjJUK/W2UBbpbFOSL8+kLJUToslL5eaDsW8h+SxTAoK6QX62WT6sby2eh0yaqMJP98VVZl
qdkrnSOpefigTr2RuyEHpOAfrnZhE/6hu6v+ybsbGJZsKUQJhfCWw8MqA6GUsK48hPuvl2QrMahnC5MNL17OBgPqqW9h5ghYd6SfwbrywAnKwGnEuvLiHqwr
D8vLUJbmUb5wGOxFLSAD9DfiIjC5x+ybQgxOWIGrF+SUJcmMbP9ETrY/47puulJPpo68yRHsf5KRpJhROgOojsNxYN2cLx2l9w3Mpoz0nOQrshGm8Us4IUnA
lBqPAg3BUqYnlPmLGYtpmgqJDcKxxSOHvvVifjfQHJbxsR7zu4GzNxSQ06dq6AKwV7/UepMSBshL2Zel7MtS9mUp+7KUmSuCn/FS9uyAm4S0aZ2OHGw45sXP
XsqHUPrro986ySgFDu3oxvTVrcrOzjDQuEeRXaGQ4vaHn8kojWdzSuNWyyA7M0c5iyb+tVmn9qHxEK5FV+uFcdHVkPAuuuoV9kVXVeFgOAQSJhYgiWaW2ojr
SoIepPDV/DZIXSXD9/leg0EoMzmyLIPTUzuC1fsPM9ksKHZ66UdZvq+XxXy9SMvrZM6vkcW8WxbzLlnMVk2oippQEzWhLlPPi3mbLOaLZDFvlcW8udmjl0/M
Kp0n0MBPsAACUf98RmdQdrhPm9Q+qWavVHOjVLNHeMJ+0QpIO6iKdlAT7aCu04UrnS6cX+dOJe9zWMkL3aGzbpOuUdG6RsjpdHRWx5zELorELonELuckdigS
uyoSuyYSuy4SuyESOxKJ3SUSu1skdo9IbGdLjtALF3jD4MxwL+izRB73yQlr70VLUXJK6aBpm1/oBeL4l0kcTpY4egVgo2/0XInj/I5RLha0KfwZlEY1sZzJ
AN6PfsZk4LebDHwY/pcyGaTd1Dx6xHLrrfaKGLS5dDZ4Z7nZwtjT3/zrbx2945FP/sK5TaRtYezv/9c7nn7Xg49+7gxuRVL8iS+wfFu4jR75mzPvfPq7Tz5y
35P4nQFKxn75zW9Pf+/YDz73NG6Vwk8EnsfJWBalYpEMK8VzSEOyvAtDacnkI8s7M+CQk3fHqTNDpF284uJCq4z8C5X2PBylhfZcHcheHS6T2ILTW4d5APGw
rdrlHo8kP4C995zTjlVXkXZsEax8ZVfOtwM7Y/TdzXt2VDm/ETuJ2aQmi0eqQ1YT48GRpjTxBTfMaXorZDZhCHDiuuNIMrnu/7J3dbFxXNd57szuzszO7O7s
krQokZLujGSZSi1IQW1LlYFYQ9ix1Dq2HBRF+tQ8BIhA+SFUCUEoGJG2lgzVuIWT1IDS2gEfDFhxzEBu01ZOE5QJjMB1XVco3EZFhEYOikZuXEQxjMRt7Kjn
O+fO7OxyKdGWAD+0EKiZnZ879+fcc+899zvfwRwx+nHbTL47EU58hP6qrhrmpMrxTWje5HjZUsxDpMnG5EQnxYBe5V+X2gbf4jKBOBIIZWIok0LYllsw2MD2
WBF2mQomrCFKaha0YhR+XVbLnRAlwV/aqnIcgGcgh+k/zV4ViT2XONOMPqIlQ8KuFlFSZt+L6aQyrk9OJ66256gD1k7qylxijzdPkrqzp/FmaRqxOOkOnZrr
9Mb4FTVH6Q2d1C49P83pz1FaSIDS0SfpqeikdrKbZdxs4mZJbg4VbuLNvi91PYpb8jLd5HwZoFMJTyCnonk4E/S9sqYkHHohyQiQkAF602EIDgpcmdOluaeD
pVLF4VgMHuOkJMBO4jI+cSnxGFoDyBGHvkafPphUR1g0OFr3rq541l4bxDYj1Ov2zLcNt3ZcS2d4EYVdaexzO/ugqHV9MmlMYcsx23mwJrH3MZlEZkE3Srew
5QCKBRr7gAui0bW0U1WT1hK29BAHb2CpAyqFzgf5Ucl06FTRCFVFp67255JPbXlArXyALY1VhKsc1IN5f9aleBCbmYNZD+B6qi4lQ6gnj2vnphHdRMdZRctw
pvprmkKmVlUzQRcHk3aQHzvPD4fVDqAjhqghKCceGkKHD0LhNCnjA9gMKh2BF8jUEbPmYxoLiSLOzp5U7fAxEPMvpgaY8Uepde9eqxS86tGSMDjecR0yZLKH
EyUcIB41mLbEK2hmIj02ic52mK6Vf4vJweFDYgbncas3ECQmNPg7IBS/dbdSLjm2siqUkw9bFURRl9Py+Ni8rrTNrxJqP//ljA8XftkIWJz/UuNe9quC31Yb
9F3QE+74ngUSd/cECbkzbza7aRq0lATTdMn7baG/gnKxoVxI981T83e4hNoJaYNwOqnhfpTU0RPrOCc9U59LGtOIc3oSvdHWDfTGiKcGNpyfWDeF6MohICGk
k0KeStj028V0AOGcpxE8Hl3c0tXPju85sUDdzHtwxDCkSX7aNDTumZ9G+WxwnzE53uFYsaNTbGU8yh5HXhesHIoU8yGiXmZLWGUUkfqvzfRs2GnBiS/QI6oo
VJN7kJ0eXKqtpEaVWqwK6p0Yt3Xtswsde8DsTCcKqzedZbtwiZrCF4hkOJeQHE8jYgWqsaqpDr25pIrarVLdzQFDDZ0Y0IOoNh+dj6rNn6Nc1+gUbiJUdTET
NGGOrtIGzQDpcGwC3NKYCKKOqtIGgbRLKJXuocal/tg7an9fWS1/4BJKRSx3y+dVxATCYIts+qhU38imP5cEEMerinaFK9/lNjFiG+TS7ALbTgJcRUugYdAS
VSPAVRpoqDobLJBFGUXlNgzU51+UcmnsXkLo3phJYWk6b+SsjMJWpMbHXcEcK/YOQl4dXZmnQbCYVxrlytNgfkdRXRTVZZrZaXRQFNhkXJHMULl9Lg/biLgU
ZZSiTOVHKcpcCqz5HO6GpYIwS4hWyUA75v32zm3F5fv+SCjwY/GKsM15gXR22eniUUdkSo72WuZor0kFAx0HfKVp2Mqgihz4tZrNXxUjXqO/F+eb7l8ljDil
fnPbUh4U9hrvq37vK/N+b8BY30SDVdEr4ohjyzUT/Sq7LANouWc5AKQq50gm/6EJxVgoeCgz4Tx1nuoyXj27VJj6m0sJc9MHxci7NYHB1XhmQl08HJ8B3wWt
5QP2dc3BbrRWp6t4gu4wBgnH36dLM5jHsvNiQ9eX4O+BsHuhjvJz+AEC/KurR4CanjqS1HnK/rIJPu4Mk+p32ggy0/HCQDxy6OBGd7zdG9DUrets6lagW/BE
W72pnU5T29dq6gEIRjFogGcYujIXit6XskVQniz7gqKOO8sg+HwmivFkikMp233Eg7HFXBU8ZaHFx2H+zTSZ+WIIYGUJDUNzunBlKtjp4cCuYR7YFay+rE8o
wUJKdibOA5iKkYCMcHoDBzvpxSZQ7EFolTvVb2IHYa91AFsHe639sg11twQP34fNgsKXS7qae46fszigCLoJ4ueRVvwdOHJ0KmxX7h6HQGXpmBCYO+lphBkH
1e5YFm+AahJo8LO8yNzunFW7nTPm/Aydnzbnp+l80cbZizBycTVQPtRE9B/yTVxbtLFwE9fGknwtd2nXkoFz/TJwiTJwynzoIn3oMXN+ns4XzPk5Op+1sw/P
dj4MTNUsf/hCVjv5Z8VrV1alSOQgrcMlKLq117qiVjR23g2hWfKFencQq/fUFaOVXfEanS8CdjLqdWlLNa2aCmLUulbnaXVkIerTeaKkxZ2nVeg4re6Ow1qg
Zo6Brh3mRY74afxnO1tKGKRpVkUSXrnTn/ywox+yHBXvqqvdLfQ9P+97tYnVMnMPyAGyClLX2XDee264XmMZcOj3dAtQb+2EV62d8Kq1E/bVTFntCHLxJ20T
xK5QK/1ERpzo+mrPsKjfnZWCZGVamJ2a3oNqkzyLhuuoNkSuZLwkNByYYSMdxq4jol6niS77dHbU2/vWpl06tF/K7HWzBsX5dkFxXi4ozksFxXnxWorz4nUo
zvMFxXmuoDhfLCjO5dUU5/J7U5xSI8E1hhKnMJQ4haHEKQwljqkRt0/GcG3RQcb+jePr1XprJLjGUOIUhhKnMJQ4haHE6fPhFn7yh38omwcYrgu1AnB8OluB
o0ct+rwhXUB+0gqcFyN22g9S52jCp0nwMZroHOH9WlShy87xRRlD54KOZV2zouOqGzNZOG/YMGRO+gqDFrMuLQhB4cRAbUT/yLcdAKYUkyDI/hyCJlxhGgoT
xYnp4StHeb3tTaWzv7Imeb1KjzXYmwrUBd85YefPhkdpxVMlrXLX5BF6gxku6OErDnNb6NJE+tqJ+Swab4mW3vIcPdM6eiT92Yn5R49xPdHakRaR7/7yFz/9
4d9esabHZ1LKwqepzg9TFp2ppfnxmbkT1BOUkRDVVaVW1gDnTrCW67Jboz/kUchO26piaPR5lwlxuQyxVnkiqQC57aYvqwM18fEAstAruAUPwxb66fT4RB22
AxuYxrsm03CKDeNpa+oI+52ApoUuV6aOsEugI8nA1SzMXqmYV0LzjG2eEa80eIjimdhPbfFPgx8g4jb4RlB9TuaIEVfYHCCsJW3vEIe6owkH80y8j2nvniNM
K5OqFOFpltWBEY4IIaYmeLO4KDstXEElwnFLA10N3sLS3hgKJQqZEnNG2azvK1jfu2zqMJtHlXH3QSbscWkoahsrVcE+ITd67RPudOL1N29Up5OOsQLmI53Z
MCglXvO7bMw3lgvXWC5csVxkOCtZ85dzNjG7cINX+yaiGqQoeNJR7oyQ6nuGXGnM3prOpMx7HyX2VOJABtIZbaONygdGJgHiZTeCDEgM0ifgk1DLtpGvEsw8
6B5ZODWA6GlWsl88qnVlzd/q+oju95Gu5F0kfn/Nww3qkQgcwa4KDlgYtXOIrpRJCD0GE2tnUqwjuKhLh3AdBl1dmoShBNhHB68b4kMJOrfmdIXTA5uqd9ge
x45Y9SvhQxPZqrQ3VlQhjlnhdFipmfQCB5OhPDK9GKObgic9e6Dj5Lzchdx786U/+lolff2Nx7/kprPnBOjMMIEc5mzJ5r5XhDkzFD7xDMC5kgOc+4Kr/FQB
XOWPWwBVUfd9iTHs/vjPv/vc174f7rYjOs/BVOVxZOZzs3t325+gH4AJLX79X5+Dx8xBAw8c3m3v76AD74YpMX3BmjDIwDDDX1W7MYH7YoO1swRr5wpaIhCs
XShYu5pg7eqCtWsI1i4SrF1TsHYtYCZuAjxihzUEHMEOazAeEmDXTYK1W4csGYQVraUFH2symeEEsabOH+q6hXiGFgLgILyGlIhu/aJtYkN8QCXKYd9ZeTjQ
8A5rVgmEb1qwHseEjW9KsvYZydNDkqdDkqdPSZ4+CRfFvHKEfYZ03K91cblYevg3gGzAhqqWEF+jAgQcFtjwoCCEI4ENh4Is7mF6YcB0uqB6EDA71ReVFPoL
Skr9mJJiP6qk3AuKCi7AFgbFLBoE9RMGUX3KIKy/ZYAwZ5U0xTcMEOaMkoI/a+Azp5UU/SkFPoxVgJeBAC9DAV7WBHhZF+BlQ4CXkQAvmwK8bAnwckCAl4MC
vBwS4OVNArxc1wW85J2B5Ry/8ryj8mD2gDR3Aly9aCF0suFAKAE+si8dZmoB0KguZ/5Qd6PurMw/KgNNzmL5eOFZRk1O0yll5RgbiNlYzDGz6OrbnNT3sqSO
SVxf7KeUWLZ4r/RhAIpKO9UjABSxxQ2ubFfwH/6d4aw/x8vJ/xaoJHTNZ2BcV7vtQ/Lzk+bnJ+TnQUEg3QewEaagJZmClrCDv19gSXdLQNt98sJpZRJYVHLh
VHbhMXNhQUmabSWJPqIk1YeVJIsaQbrTku6xrCYBGf2ftokRSBUS/bItU9h0j2AW+bl0j6wGSgVE9rd9uzXjHu/gbHLKIihsT4Jga4+meY4QbWASBT9oDksF
3R5wmC32kaWzsYkECBCEDpPINySvJeMKWOeFM84azJmLs8gQIg3zuNdkwJmMCQ3qMU0ZSDlWI0iwmjT/+nMTaqgUvcst5UIBlXAYpDdctG0UMG8QVnZ9n/eo
0yJ0YDxY3H3lud4QE1jwU+BBZjajdcLfNGweHKJ5K4gZ4X3NxqF+Hi8tuWw8XkrIe/QEf7/IIDZNH7ynRn1tZRJ0US6LJ4xz4z5n9/uc3f05+wYl0qJq/yt+
cVAPyFnX5UAPC7hi/fie+XiDXrcUj+jWUjzKNb2ejeuW3qBH2vFGPTqu5zkovB7BVuN6PbyE7b4CBGO0rTfQk2CppHYb1tESpTmAxhsqtPRANyJhnR5EeQZX
RSTwA2rlA4xIGARMYp1e14FJDMTrEA5jXQaTGEaZ1iNj6/WQlHYDSjuqB5fiTfqmpXgzZ2uDKe0oSjuiN6G0G/LSbtBDvaXd1KYCxyOQDEpeb27DTrNRj3y8
JtUt6jSva1R8hJ8I7kGVUIA+0GDU5wVatQskguRALkAOTuVykLkBIKA2qdeQOyvDMCAkaw0c0i/1UpZ07spTlcHYRwW7HdzTlbHy6EyZITz59HTW6UxPsQTh
CIjl6Fc8pXMNtZyXuRKXs+iKiz3Bzv2V4RUrHF7R7wqv6LPTfYXDK5bZzF+OPv+Imfku2kwhlG5geloOdO5TZUEtIp2jE2MWdtX8nawn/fQPcCGp09lxdoBu
mF5XBqp10YYN1WPGVo6N7mEXr4WMRbAUtMCCSRpytWx4GO4BpogYWRTpGojSIh2AKI20K4jSInF1ijB5oEk1VTTHTjcR4oMsI2bpv6Zwh3l2rrQ72Rko8pOj
GD5KNiguhG5GDqplETA7lwU2RKTKITpsnyDdzBEg14lb57BEDV3PdJvxBhqjqD3iUQxe6Zg083nKxAY9mo49lJnF+jldXrSTjWYQ+qjMkS/Y1EnpeN6ON/Oc
g0kZkBoXLHq8bWhQN+mNRl36aKGWXh83efRsof5aNTGaDQkzJ5wvdSDIatAgNtNjaHs6TrMMhLqJQy0fwFAR72Y1eJ/Ao/fLpBz7pczBjfgJG/u8EUEbajqQ
ImzJvN+XeX9V5v2dWEyR6MZsgGOOJq9fK3ty2bRymA8QtOLPqbzeZwJ2jmvtXAbPL6vOGKoz0Xop3gJ05lbOdWxUZ6K3tOOb9Vaozhjvb4HqjGlE6VGdW9s6
oScDXV+ixHypH5/rpyAPfvdAse1aeLpt18TTbdPbOgOFH28Dnm5bNlDEyFOcFTRBQbegoFt1dSm+RTeW4jHOVmJKu4WKQU/cgtImKO1WlDZZWdpb2qiXLWgP
+oYe44HiZr3l40xa4mfoZJ3FPg0zRYx1Tx03SEuDU1OESoaM+tVfRRjYSaqtJnRIE2F5AbSwhF5cTYAMTFYFTM5+SaXoVZcUFMVyRsz+hgL9Z7YuoHXEK/TG
adiefnrh8RNv/sOXo93QiuCLT59dlkDkA5zFP85U3xivYRMW912Jlyuj7xmC1QxvL2qJ11hP2TGvS0/b4s/wVRvdZKd6xpY12zs2k7QMm/5mvvgwlFTSED6B
OZOk8asble6msXaD5oieFJ3RMGtUaA4eAjHB3khqYvPVFyfMcPCEzVVn/0lmi7u8ebf9qLnYBqMgrfxmcaRB8x2sW0m1v61Ehb+FY3SnehPH6l7rZzg291qX
lfAdvIEjjQGXlHzsVZPuy8WPvWAufst87Kz52Dds+dgZWz72rC0fe8aWj33Vlo+hJfGxp2z5GDcliwAWKNmCRrSsLGiykN1URdvob1NYDzqVp0eoXYJ4RBbr
cFdpYq3YpH4ntCJNWiYJ3UdfpfqQKNVDmTtzZFzO16JVG2KP8MUnpyo+OfXr1aqk/65PqxYTKGjV/DLNvq5DqzZW1aq1Xq3a+MC1amMVrVpfq1ZtXK9WRa2f
6u7vXeog9CGiIbRljXVufYXOrV0j4ZrwrAerfcEVzMQIDNueHoG5fARWc9VvRjOQsxj01detNejrc5m+fu3Sw6///L+e+KY2ChvOElyuL2VBPbjvhaKoo9UV
dbp44Z9/Ukl/9NLf/ZmYm7ufK5RWOuOalLoPwyZs0XFNGBCuqnzZcoNCseXG6MCF7MKsufB+NC3eO5cl9KJJaDm7cNZcuPFqlckc+4kATaLvr8FkNMJmkwd4
n2UdXS5NkUQwD+m9IkMP1BzE6ErLU1i4oMYv26jnt9iYy0iAMpvqytEJns5vL3g3Oik72Imds2HsnC1j59TGbrrR2E03GbvpNmNX3WwcBms9DoN14zDooZkf
UeKi+DA7ErJdsCk250BszmFB3AsjtBlvwjDovp7VRwkdFIZSX2//dhJ/xIKokt5c+IhV0h6NRZWgkPBpu7cfLdppmIvwchbUjNPlvUwjupEelrqldRIb2uiu
D7L3nVYVK8kxq5RwTAAv8Y3CjzpTG3C+P2OEg4XEN0ISGiGpQkjSavqDr/D6GdbX/+9XN6BfBbn8dGJK0AqUtOmoHpQobZlw8GI2MsYJ5gHMV4keVokeC1xS
lfPqAzRiWjyzzmcYHm+Z86o12k5CwiO1RVNjXMaKlol5m3yLjTSFEBx+HoLD74qgwXsdvDsOAnjOAM/j5fUQM6mjugrjQwjjQ3CNBMSYA4MCQnDE2LdjKiKY
JFB83eQAUGIx2cmCbhmiuCYv/qVPWLAiWzBaYe0/Zgl1FwapsGeQ4l7A/SGt9x2uwsJwpas93cQzbR6ZNg+4m4Tp5VOrdpM1dgybuZ/+73aMrF/QZObLmWky
6yrY4DZcmJuzeT6vi3BVA5hJf41AHLfh/t0S928t7t8bxf17k7h/bxP3781dbD5+l/u31+X+XRX376a4fwfi/h12s/nMZkgY7TN1XfoXYmuM5jCyBTdbJq4U
9rTvZVwQk2JDrHOjaXCq0iHVXLQ7+y4u15wy8Q5c1GDGc9XZqjDjZknGTdIM/65iG8eL2Eek4wXsI9LxPMY/Or6KcZGO5zD+0fFl7CvSkYF3dHwB46cLkBqN
my7vRzra3am+ifHY3WE9j/GTjmcxbrq8P8l7LWcUkwUIsudW65Sd2BLRiIsRfW7OOCiAPM9iFWQDWMReDc2ri70rO3Cu2YFzZQfONTtwruzAuWB8uk+7MtXc
T5dfW375xNNf/9O//jHd3yePnVbmtUUlF05lFx4zFxaUpNRWWVKzqietY4D9WHDv7ey1uYW9Niov6e83/+n5v6mQhOJNNx6ApGZxRlKJSVZl2aYqACW9ZUD6
2AjHlvRtQia4C1R8EOeysBmUhc2gLGwGZWEzKIv7cFnYDMoizmVhwCrrBsSZeivEuSziXEZPAcxkgDdjczYDasa2HZdxnLVlJ+0dbn6atxmxesuI1WUjTm8Y
cboEcWJBW7Ble70s2+sl2V7vjrqhZHvdE4u+Lxb9qol4QcrB2PRDCa0n+0O3WwKGyy2yHHWhOZtzv5iOUmn+YX4pCH7ggPBPMVMEu3ACbGIzv0JOKqqEvlMh
d+z2QFMq1JZCVLsqqo/fD5n8Ef15hzVs8qBMILtIotvZEvGuK+FhSXhQEl4PE7sy4fI2COovArYIA1ji5EwzDDZkI4WBSdO7Y8WPjqJ6+UwzGRpNsOTzY92f
H5PPb5XPb99rbZfPf+hO9SFJ9rZisrcy3RosZJzYbd2J3SaJ7ZLEbt9r3S6J3XGnukOrBgpzqxSGDlaxMFZeGPPcqDw3WnxueILHdvOczRES6L/edMxvFUwo
NdPLl2HaJ1GZlCCYguo4BnMNFW5uzW5KcQt3duWvaSv4PRIjdmG2hGTd4dVK7MMpVEwB71xRjBdMsElCs6H0rsmlhadTPamrE4AFSsDSDDaHzZ/E54mfA/e/
H434jnGJE74L+3ipCKTwzKDgQdEfEu4L/z1wX6yVBaO6KgvGWvkwemPYrNhb8ZeSAD5pSdhF4lBksRAOjSpTXGhEs+khfOicVXN6COt32UzUl6OhyNYQwPvI
+N95gExnM0WPl2Eq5wQvMFOwavFoBvldmcGKo12QB1Aqklj4V2HhkABKbPny9zOd50Xm60aMMi/6jpFfb4f1KZm+e2M00Pn3815j/thytte6kE8PkLWvGFCX
h7VwonA8pZL6/ZLMoyppwFeBpsEftr6ggAQ9AWM8NQSN396vqy+qZABV6WHJnAx2uT7EQ7B56fn/Ze56Y+Qoz/vMvLO7szuz/+72bu/OBs8OjmQrNnYqcjhO
1XhWJTFpqEyFKj5VpOKDA6jChkS0suLDXsMFm3IEkziKP1yLKxy4oy5yiz/Q1o0IclMndRBR3ZZWLrGca+SkDriVE1Dp83ue952Z3VvfnakDtnSe3dmZ9//7
vM/f3xM2ZjutYbRvymYfD8BFNtWm+WEk0jgPmFi17zzKR2SfW1WsxWp/dd/Si7DnF8E8VlXuG5DdLFT+lkzMSXdkIZLebaEGmD7omBAV1pMlk96VJBRDeg2Y
ABCPdcUNqh/TIkEgHrTAgCIJa1QWB5Ekz9c0BgnrUaxIHSfOCUjvSdJm7Sa9856Km3NsK8eGZ+MWHTxIT2hv6WKXtzR9Vfrrdqrb63otr18Lul6j52LVyuFZ
R3ymM+/gR+IOSIKFh3wm4AYG5UFkcPWQIvB+maB5/bG6e2LZjrKg9c0F7kK1qStotvO+RgZZS3K+UNb7OEigSV/O0xp7gn1OHa1ivy8q8ied/hf6WEzwWTPB
W1pslv8cwGIYbIvzy0iBtT9Oi6INC1B0S3yVlQ4ZAAw4zRIGFyED8FgyIQMI9ZmoIcOJQoRAAKduEyHgSBESIRCEjokQ4JIcEsZ1hIDKRggoyXzTU7W7QNXO
FVXtLlQ1axgzu6hrKTEYQVEHRWAPAlylJ5BBSSCDygQyYM2t0pQB5NBcaXp+pFXkmYlaLxO1RiZqlUSYvd9qNyy52k1S7a9LtRsQnEaU9Ft25ErAvw8y/BzE
L4/VnQrXadt4m2WoFL122I5GTRR0/2yBmoxeNjmgz9kBo7FwLBPE7OsgZhWOpmm4/DRgPbkfjohDnosjTcgr+8v7NDLtDY+EZZwlIzOdFOsiTTY4mtgtiMX7
0iepz/zR+9JGGg183EjdAxjwOA0DXaFIsMUHoIhoBX0OntD2AMccrznQHDuscOBFdomJ3JkiX4XlFF+qtAR8KQ+cqM2BEhmC3pCJrDHPtBDEVAlcAWcg+Cxy
MSUV3XWzmrKF7ZgUdCxjoZvkFJulsJie72zGzNX3JrJNi4/4rYCR0XAmyPrTJtkyrUDymRhOAa3/CltZ7C4L1l3Jp+mdobeaGhUN4Ep8gE/D8vCuzuTU9PGJ
nbu3LOuEA52onA1d70YVo5HdMPlsi2Ex6IrUTTRK/rMs7ILsAJqDu+ulSWres3bLSPD+kdZyObS2uNGPPdzN9Hnr7D/C4K+1/hB7aq31kGyWB2VM7qcZyWXR
u3wY+MqXmSIPOSAfknbdz6xZdVtE/Nmt+jEzJyP3MA92gdOL6mmRSaEWvvqoXhRhpCTtJXPovOGXS6tGpFVLn/6euhZYAs7lp9/9FU8/topaeFJ5ty46qT5m
9TlbpvVbtszrYU0FD9nSVaKGJY50SQere5/MnxBv/oS4UphFZWUB6Kwlr2NfVBhGaQG9Busl+LCjD2AwasgZgklLPax/j2VIhxM2aP2+EtX83J/t0p7J3+HU
zEpAd4GnYeKPOFtb/JAGXoTTNAdKkRRpiRTp/40JxjOYVNJ5a7OkNuFkIznwHvkwh4Q/qQrRjQpivkOWIBJdIw8xTpKKMgePRgk+018/uwzsEr3xaYACwYec
1fyPJWr+x3dxLhgpi90edUCGJxlPcveGCshY7K+X5zjG4D7kcEZ4E9LHUI9znNiAJvKJXVpnvBMhYXlYxZHTKUD0ucQyfcMkwXVZPA97O6rEU95LAqbSN2y+
YXOaCP+jsH9wpJplpiQuxF9jEfzrSRrxDszv/ms5u7JzXqbHdNhxFFpd6cIxguYjtVO7mq7p9jTNz/c0ddnTNN/laYoxoz/2NFXxGqTD+IFJf7BGYvNoMBHK
5tFQ6gCwKC/e+Pl1dglA77AbcnJLGAzz0IcZv7sgk3Y6QFYbWtjbwxJjpSEfB6cPb1VSDy/ud4UdbHXiQmSlQi68alwDcBZ+DvPMcnMaONoro7/FepRK4uFZ
4bK/IWX7/HxUC5FyKw63c9bDKgeRRnlaKpx4oiLJrEIkGAor0J9VUQaVsjdNkQmSXBNNtEIJYY2fOLdXjxdShIE9alXZCC1gFIwHgYcVFETAUeGX9j2sXxqR
lxryEocZVPSqqoWmETJM/F0TFY5CXsM+DhHnPKuIq2lAsjmcisFIV2E+q8R2/4ll5S4UuHk2vOdhkVoOQCk48ObFgTePTN4jAioJNMniuLau0bZ2eeAs41Td
lRr0wlCJ6MeXFf/ZnCK0mCI0AX7bWCZS8pum35beet0Ao0KAi7woirIoivcSDa1BcYafienusyi8ZFF4XLYsCnZcLiJXkp9ZFCUW+aKiWRQe++X6WkcPzi3C
+YBi0lVRIG488o19glYPHuE02XphFCAXsGJ7pZhJQkFiKiAAHA8XEKpE/23ml2RhFMDV8083yUvrAQjlJUnOuzJ/F7Mqu1KinuvvAQX1XCkBXy0lqrjLukPp
p3tgWE3m7zKUahXhclM3Ip9LN027Jfubzv2N8uIVX+TUif0eqobBAzD248ANdJo8KPrqnO97IAyY1/b75fseoLdnSPSpzXZ5hPd4iFWXPlLI4Rg7/MYSR6uq
VUap+1gVy6tqejcYlvdIEvMuYazeNYgcoFQGlN1AJ+TVyQvkTd7FBRgO2PheEOLBMUp1cDTl9nFJIwg5KzOm3ZrTLEzvFY3E+x4FImxbsg0CC8srx/W7lg4S
h4KcMxqiLA0n85bT9TRtzc0MiFKFc4DTqvtavwjE0LLRENCCQ2MkOWv1ARqumiSb77v0MlnmeUr6rTVZ8eW239GJHtuFDlI8FtpVHHPJbP1QpjIMPgmTK6z/
X0BY/EZrK0D+xp276eIjf1+Bs87frO6UTxZgKAoATZFJZx69IXdqP98rgXg8kw3QxSFOe0wPvoWfouF4wgFxH8bhTVssngA0DrKS0idOxKw52aFY3UqUli5/
wA4YjX7unw25rd0/mfml7s22mjFANLxlrZGwgYqKYePjHAY3NMvYb2XtbUKr/XaawmH447Eez7uNA4A4ZJ1OEm+1Q9JGmzhjCPuf+t1lHdhkON6hiPidtr0j
Kv8OKHJDCKCwml40ypCn9OIQm0AkeXfxgdnQm9kTmcKIWDQ19m4ZC6MkPpuDDC1bFODdMcju3Y6Y5U7YDOnnQQbeXSZs8nJaaNcZ34EV2nVA4jFGwuXwCmZv
KjqFa+js0L3oHTfrgdC7l+EhwB+0cLHgzQpEQm8WYTpAJCxlKJY4Xt1gyHoLm6B1GcVMC/uw1Vcx04Jipsj1mV3I+pTWbNTEaCTDENEwVHqtQMa3WJSN/dZG
FjuXIZj6PVST23oBOd1ux1e57IxH8uLP695WwjHs5iaSMOoZD5fdjuGLwhYtGBLGbtDpHqOVCcYvtluC8WuFQ4Jwa1ynsD6BuideSB6v/paL7NW0MwbxNP3B
5udCOrWi4DaWvQdx8mFf0J6IaO3TQtxB5CisdCJqXqe9c08n+kg4sFuIo80cCZIxlGirBGWAg6Ebu6Ny8sxOfua3k2dolD7StoGjSCVWwsFOVNlNDaJd9gi9
WuEqoDgUHyof7/ssFprUASNhaXM5F65I7OeKqF24mbPgane068MVtX/ncypqXRe2WteHK1srqP6QwwUNy9gKbzA0t46u1MNR5ruGdUV6t2Ovaee1pFIWbVrX
4QhBXXIcXU/tXUHMoTu/iMyWxf5lL6kinw4pVTH18ANYP0kvfPEs8MTPALL6dRIymOZp+f66kotUHAk2ae7L3k7HRA9OqYTjZS+NfgajvkYkG1nyHJMlr5K3
yna57NA5Y9P5L1HnSNjDweel0P6o8kgQs9fZY1EAqkJPjUaVWTrvLNnQVeWwyXzHtoijzixB7XS4hEhzAfHk85AYj7Iy/cDDMn4lyIz7nhdPwhuhpwhtzgP4
Xc53xd8TxuWwA5xG/Dq3W7OzLzvi9XEMrmx0wB1x4By0Wh12hHk57gBTWU+bnUyzC5Mqe/Y42q2lwgBrugcNGYOg5UgUXQmdH4hquvP1qI7O2wBtsSuqmMsX
/SwTlLKDtVDUCv1YH88gC8aOPGf3e87Wz3XjCRLrV/NTt3ofPPMACC9T4Sq458F2bvLZZXQCdeiArxLxiYZop7eGGcqSUQgbwm0Mp3o2wI+zixONDsCcScwj
IlXcTrQDRKoey+inEOT9e91crNdN6XVzsV43/bArXLmIO14SrgyCyP042dORz3NHTnJPvi09uWbb/tNzdnfjf58bT7djiRK7ktZ/UOsNPF37cd3gLdT++M39
dH826cTEzk44HA5BxhikZbaM+1SWp7Q7av9+BcG1t5Ua6VYa7NlKDZyGg30n0e6dxO7NVOvtutW/3/XF+l2XftcX63cdcLb1bL/rHGidTungUqe0IVNq95vS
3n7dUgbm9G9a+LfpiU3PtPwAAg28tN4AdlfA2IcF2DhO4VplzMNCaG+0zvCVLXBvykdY4P7D0UdBAX7UtR88qv0bka00PoH7VPvrE/qAWCnnQyj6jlXwDcTL
tdfwmvw/hoTk/6u2tQLOTL5jW6uCgbeMrMHe5Gy5qIqGZQQaFkD+26JLr2yHvkXSdTMMNYnRy28Rtjxk0A9mvZQVVdn4UN1N50iVB/b+3ex1yZr9xM2L2CAS
9zp/S0PF+GzBUjLexI48dwVZb5DQhg3hiYyarPYokIWOdtBRYpbA1tu3Zdh5kn2Gk50S8AYhYeiVn/z93ldf+JeXfsZEuVKGxibGzXx88bW/fjvPoVAYvzoD
A24HK0v7IZi3bixhL4BNbYlArcT19RIWA3FOF3GF+ziu9Y3Wz/W6ueDI+jrviDQ8R9f2z+Z0FvmH6AuAtqZm/vWl/9Z+uxpoayucmAVo626eEJPJvahncz7j
X9TBCSIoFOKzSerOQjxHixF+0WtM+k5Lu0M7GXfou+goKSAScwSXO1ujuNxBsmMBDhscvPO51nLW5BHTC62e+LVuIva3AGN9XdR67AM9Lq7PH4dn9FrrJnGY
Xi9rf00XN1VMgjnOwlNY43R5yVDDyx1jvU/JWE8q427coU+ZSb7ZedfRSGgXrLjAcyhQaLZgoNkSCz0S2u23v/v4O+ce/+dPIJrCbtNET5yxAIOGJ61NvPuA
pmRtoI8/Al0Zh0NnHIxb65Mf7Tvp4w/5R/sO/tHewgXYd9G3VfcguSVYvRMWPlr4OGfJ3SuYSDuZxHfTSRSkNdXXq/0DnUYzeUTMBFMNvjTzbqZ5+bwoV2Gh
25LgOec2+GMAfMzHZYSkKLqQ5BQqXYgfrkhJ9nQY8peJzo3xM9NElQr+YispsahZUotlVCypDJIecYv6fFpC3xb17GSRysrSNyaslqFv5fYL557+5v9875sv
vm3dHla2lfNCyGPczsf/9caTEqnZezTnP9x2a0V19nBmiX5Yn8R9TmpWM0jfuo7oeUTW7j2c8/D8D5YQ7zBnIhPO6MiE0+bGKX3jhA5VeCUJVTguoQrHnv+n
751+8S165Jh+dNrR7x5w5MaUuTGpb0w4Uti7SWGXegu7gJ+OQSPKcMBJ5APYhDTyoRL/9JWnnyqQ6Il3CxzYUONM4iK4f+js5yJyHFjP8jwprpyV4tRCUlzv
QWv8ODkOiMV5BjjvPwzWYsOQLPlFhqF3yRdb7OmSbFVIDZlOfZ4YD4uljnPcXatM6/RcVsCb161c/x5UFutBRXpQWawHbAKuZHtQQQ8qpgeN9qtEZCxqSPzq
Nd7Qs6ahZxdqKLUmkyfgw1kXidj8ds+qJ5E/58dvLzjQ7jXS9vQQ6u7DVu5Dz1l0mamwA/cangp3salQ1/5UuEubCiK2OG8EBhRHUjz9LMOAXsTnyricSp64
Z+LFAwm0I/4LIra11iJHDip64FXjuGAUnxzMZungthJYwkscC7nW+gXHQK6zf4mAPh2oV7/qZzdkrG/jWtlo/R2uwUYLJzlkq5dxpd6+v4McJf9Sl/wLXfIl
XfJFXfLip7rPinhRsS9nPDUaCgCrjdLfCP014ZfSlJjFEYlZHJWYxTGJWVwmMYvLJWbxOolZ9CRm8XqJWax3xSzWJGaxIjGLgcQsliRm0UpjFrE0ppIQXF8A
rNnj178FYX/sBqWYWQZWuNok6UlUaNcfSZwoxxgsm5HAQ/inZwGy/3yVW2RAwYJx9jruXiWjgJtDBISb1esXWQ8Oy8Baqw6tuNbyQxHua3NJgfH64Qbts43L
WLgCXvyTxs1gwhH5B+Ga4u9ywY5K8Y5bOQiZY5E9Vtc7t9JRr+OBlY4PLut44ZyOH3Z1PHFRxxcHOuCzogNAqzAJXAITR63Su6pm9C/1oOpz93dsS6xrfj8J
0ZfbqY0P34nafCZxlrTFnqSQ6mc9aJGPJFNwsRbMWUdiBxEXx8GDgvBEo7tEa2UM1zf4AEAgRbaRgkYoGcjIpNTl/UoGd0qJzLhPCfmYVDJEHSVDNKFkiN7V
1pJLjgztRUdQZy8gxSmG0BG59CdOawiT958OMA3XWnOOSL1nHRF7zzgk99paHnSSIHnJ4pYgONgJgoPdBcCA9SEADDanGtMIDkWTBK4HwaG4cAFOIg6zjc3W
SA4Dn2Bfs8Q7k/2lbB3ALkP6lT0aVJiGs3itDCfOPY3B0FwCgZ9wNdW9pOTGBaVvzOkbZ7Qy7Q2VHl+nVfzOUxg/ql4+jTuvqziANiMOxp1T+t1jpvQjrg5b
Nzem9Y0DrpS+301Ln3LTUve5UuIkrqcUiPsBlSHuk24isk1Mq9YQkf7WMPW9QX/ZUPXAmFe1MRE+eEJ64RYz7szow+SwPkwO2aLOmrZF9XyQD59xDrMHSMN+
XMvjHG2P4PN9uDbGu6LuwyFGuy6Ew4x2XQibjHZdwNGygy50tDwUeHrVL5mgaKW2r5fiJdalPJZZiqWMtmlGB7kf1kHvhzRWwrSmjQc1v3BA08T9miZO6aD4
fZo2TtqyUjsaQ2EXsOELjD3EK3PClpW7AwsU2ENNop+yHjMG35rYSQM5ETyzYxvRUrHfjEdSSbNIe/dovudO6eYd0sstNMMnnsN+/8suI/IgFP+WKOVtGJRP
PrdLk4PHTUmbo6DsGVfHeIpN0X+VlkIlbMgUsP95U8CuPYnjZFUUdRVR23mpCkxvzAU3JaauozfHu9hGBpnwot5T55WsWOxPrMizSlbkZfbpj7+GfQpkWf7E
+7QE8hGXZJ+iwpd1hUfdTIUz+uYhVyrElkWFB12p8LJbV1fEW7e05K3bwNYdCqCSwM696pQLuuXTijVB+55/9vv/9ms3v28yhaLQ00xRS+jkj6l78Vvnn1ZE
oPBiAQSaCVVKpCxNo7BQ4EyZslSycyJxtkiYKE4QzOtPvJbBAmvDBub1PF83WnP6+1k2fNBacQwKCx9laPsbiBLdk3i39WitH5T9db/sr/tARNbB6xt7/wti
yNoqFOXullZzF0XNHcgBlWCOxS+/8zCv82zFU7/qiqW7tScFuyXwu37zDK8n/OURO1IY9pxOKDKfKOXktiFKa62jTE6zVYCsxy+c/It/yMcXzjz9jBizipL/
m2brq3sS41XcOYLPjVilJhEA2cSTzj2xl3nnqT2JWy7/2G2/HMFAIeV3TX41md18bRgd4E+wi9bxaaNVo0sNRhUWOklY3o4YjMyZsv+yk3INnCplHvdA2uER
g+8nvpk5yCe2kU/iwmcYKhsTihfKEqjgyRwvFfE7p6st+vE+nq5ydroiFwMaSAIL5O9Q21uqLdpiYk1pK9N7B/goeWnegRSKEBTgODk4/zgJZYhWyoit4uPE
/8CPk8sQz6t0dlxVeupnCalBJ2LvLYCRspnMEzOZSkQQWeIcBHwNrfGCbz6KiEvryPHFQFiU4TusJ++QEkP2QSVc7AElBu5plThG/KlKHCP+RGXHVkuJNLBh
UN+VKBP0xofBs/a1PXLWGEueCQSBsKyiVEDm/rhaXlcaXknLQueVjMOcln3OalnojJaN3lAinZ9WIq2/rmScTykJw9czs0BjVtFSlDqPuTJnR12p+4grZc24
MmeHXanzkCttmNZtPuhK2w640tb9rszZV12ZsyddmbMpV+ZsnyuTNum2mnALpJ9Oa3XFSUeacsKRJryS+hlWtD9ioP0RuSlHNUrVEY1aNaNFwsMsAq5Wp2Ax
Mqsho5LgfOZMZ3ztoOjRjTq0mt5Gaz1d6vS4OJN0buakUTZ0WJbgblnYjMslI9SIpIlqiLdpTRCvAsG/yuSOAsIMo5pkyZC3BKaNkwC5slDBvKEFIEkQty5q
7wHwcGgEqBIVNn5lvBxqeFnXcEzXALKEGkCRUANYOwYJdXUNV8TiCeQyzGRl7dLDOisaGnChGKIj/29G0BfAtJsEPm296AvXCCjaKlEbrhT4tFAA0zI6yIro
IKtdOsiG6CCHRAc5KDrIYdFBNrt1kMdd41HcELU4sKTW177Oe87y//E3igimK0OTqF2NS0afeErdG+W1PvHsDM66Y+lZJ6pDHHFz+CkqsNUfSfIOJNA/hTAv
rlGI4TxoM7BN/DF5agoDCiepPChuvOG+e+KPSeKn/Gp1TEWe2RFFvHwcNIeePKokLvQIaA1dZ0BT6HoYNIiuh0CT6ErSRw3Xg4poGGpQrQFc9yva53nW5zR0
I/IMGjuTYADmQZZOqEwgoepKzdMDaLWwGwCn+FzEBaDA7H5PJNzQLI1AuDsqbomGBdSrDzzAEOKQCl0AEqHdKuhgnDSvd6EbUcj0QGK1lgy/VeiB37qyXoXD
0G4bZ64UUIvGcJh9jrq6wJEcPVrqD63VaWMB4qPRRrqba5vJ4ISuX4zoEHmgVQiHZ1gj0m/uCrNhkYPCmhL52OYs3m0fIRLzYD+SUETPD5uSYbsZep3WiNY+
j7arbPUI6OqZxKO63Mpk1AyLt/OmY4gqvTkRBvwiO9PnwdPg/312VODdYUfD8Y3aiIfnZlnVvAyKL5NBo5wDQDvMkdSUMarlDprWPAsaY111nJR0iqsV8UVj
uIIhSjdXs606reV0AUrde+99avcWJOAMRzNa49H/Y+/qY+Oqsvt7b2beHc8bx048ntiZ2HljDA1baCItsvOBlLxRlrLtH6UrpFKpUqnKUmT1D0IRKitUJrFT
uShiLTZdDAkrb2qECQ41bMomkIBhw64JDjULqOluVmtBiAINu2nIghG02/s759z33njGjtl2wbuqpeS9eR/33XvuPeee78NaY7+V2nuc+tLq+folXxV0Y7iP
LAE95JfbCqG6AIWxgsK4AIVxfva7raCWaR/KTeSrVr630foC9HvIQag4NyE2HauT9iDL14cV3VYLVH7dWtCKD/CZ3ijaGL+fpST4KwDICZCpFcU0V8GMoHSG
oNRSC0q3guBdnrhFwpUlkwSAtJzyc3xKIC1HTmaUnPiMgFTHQEoDSBHeKG8BECOtPLmpRbjVGlbjzIIoA46/Mp5p9KmLY1pJ1ca0AkK0XSRKKzUgZK+v1jTd
yNN0w0WnyWBoLJWCTFmYMwEWEfY5XHxT581pNKReNdWHcyQDzUe5JPIaipJLYiBRmUxCVSeTaKJkEqoimYTym6CMp2QSsltLvTDew/NGGixIXGgBlLxAfUOu
/1Y/owePNJ2Ukhv+2zirIyGdU3KroFPqmynOQg6BILiczpChQAVfQJJvMla7qDr6EY7NZKymVXkBR4+M1a6GIfJ5uxqIiWnbz/rNsjJc0lK7wbTdQxPFSh4X
gl8OB3iGulBze/SSiUXWu3gzUlzcUWzXr+UBR4r749WQ1bOQx2qoD1dDPVZDNrDngJZeKFQ2FspjpN0gg4bmZf12JGdQyNHQwlYPLR3BGN5IVTg05c/AAJ0h
u5nMtxckuDIl96g+SPwROoDdPY84KoVDo4Zrfo29Qg8jj9Axb38szUAeuVALhpNS2MdVrX1chck/1Zc4Pr1691Zzp/f001IzRZF/XXZ/X+ntc89/7MLtIw2v
uub9Ef7f9BUq6FYIgz7Bw5O6DplG/MJtmv5o+SCgFrBDTsBlFFPKtU+y0cuYB3KzZCdOzmIjcYRB+fsJSrRcCH7+7qsJWsOUPwGwhOGboLdSM70aSJcClmvs
ywBEpAwp4GJnhymakw8VorqD1DukdiA2djIRjO4Hfh2KKam0cKcCLQQcwB3wtcC3MfzQu77JBt4cq3GaL+agYKXlqHg5toaTmK0M7C2A/BZqqd8KfDkMvs1D
W4daeguJES9Uhvj+2r4SC/b9VG+2cgw4lhMsMfspAFy2G8RDK3SNll9dX+mdkzZHB6/oi0cNeV6g74RRQwVUzCGRtMOLLzE4HsUDg7OVaShaARynFnAcVETp
odKkgcPP2bWes+U57CKtkR9VFlcKJkGeF4kW0cCwlKtG9pcULYRbAS17HtqsETGa+Fh/eulVKHppHjwoepX4XXTk6NICjat5TU/HdrCGOabqxddZ1Uu7IvCW
tkwFVW8uAFNfEY+2iMD8zskj+36wpArQXyVA46YKLlgoPz8nqIMTw6AK44jaiAHCNHVuE6I3Kn62MPOQYzA1SiDNOGI4DDWfd+4yPHOtglROLaRyqEytJjZ2
7YnyeKI8nigPE9VqUNzT3ERU9hmntdaGrd/CFzxG31DKC4c6o4e6rvLnWmidNlhXsHl/NdbgQs36mghPkoaB9+IndrAhSO/GkwlY9d0rrbFEUYkiw2MFBa4O
JsKiWcowsuE6ZgKuN1+EiA0TeX86Zs6mXbcZNH2ECDztJDlsGqudFrNpmExD6frQB55qVvz3fyXIuVj3GSmKmvX6yUZqnOpH0dkt4npEqpzNQQv4ijVWI2lF
9cyjAoOVpiAXKwlbFritBqzxbFiDUbe1Ff9dwyzM7yO/GhYwlfRzS//57sPvf38J1fVzSxcoG+B6KuznlsrHessDj/9k7DxX+HNLb737Dy8/le1GeT9XplE/
O4pf/Qj90s+eghkDFxD7NaF/7NE/TPTXoGPY/WDQYWbtIa7saq5ImIsyQRT5KNpfZTNeMPoQpuSkVbF2C9iOkXDg4ruWX6D4KL/byeIGNdLbRwb43IIa4B19
+hl0A2mkWNSg32ActVDRxb+wBr5UH90N7v6DokoQtdFI5DV+TCRDX5bnPbANM8/wqioI26E/DVkJukucru6B+lLvpKg+VYAOs3ClXgyx5zXDXWxCN26XREwK
CZaTYF+bgrv97O1S8SEbrOoJUlowIAh8RLnt9MpThiSjo8GIXvoWe9PpX6P0C9kvmsN8cRELvg4q3OHwhVbc1Ff2hy/lyGlRBY/TlTW21dFGieUKcT3m1cRt
jpmXNGdOGsV1HZkgcUcAuc/eSonAiL74GeRaJGZlpWaiwXR7fhvUtx6ECWT2aob61gNjntSHVjydwfN+D9hyKyYQFEBCs8hs0exnr8VO4zfzntUIMWctkl0E
u9AzWZKwYBE+OSGXKNNgUlUYfjPB/KbHHCbRjM4QiGaFJ0nkKISa3rU95KrQHAEIjwBIVwmDRjRhLcFJc5BmCSgzopCU8fYaJK+pz4Q5VBDEsjWovyP4ux4O
YdNf9Hu2/MXWde8/tv7jTeSOreWqGIH9zg4RdiYS9S660cnE1WdaiY/pZ1f3cNSTdW7TluOT+Du5acsX6e+1TdIR55pCjfYPiP2cv0Cr4Qr+wmr6gu9eDjkr
LRrnPH7vSZCmAJrp5ThqQg8tGDTZLTgeThSRJE+/cZRjLl1/ZTciLV2/BQGW+riiG/Gurr+8G+4fEDLh9kHy4LRDwibiqFmPLaXyXC84fAAA9it3ePgrQ95b
stHGjr6MBT1ycFbI15dlY27IBml0y9ZFVcEqx6d+zeNTc46PppIEUHgX6Z4EB45gtNk4zYXwZPZMjVFU1SsT2LcRgwGhxm+GHinch6Q+EOa/o0lEnxwJREh8
VLLIJJY1BXJKkjXwLBlGnqlwAlglqg4yjPhA2iLwwYfLd0esJMEq3ydFBYqXrqJUTwgL4ABSUrciD2YW9soMtBJIh0neolr+D+OTkbKKFYGz94RW0Q8aUagA
6R8yohIhtsOLabYe6AsTDxmlW94wH7DWZvdXOpT7yqji86EqHop8UI6aOaXyoQ4+D444XzO7VB7ZpSpkeJHe7VhvEnwRini0a677BcqWbmHniBIC6tayf4Nc
RawixH4XvYJhiXqwrkoN30zKwcIcavg6P91HIPUIfKO9rCGPehOpBV1KM1yIAfvbvJnA8YdvVuiEWoqX4JArduLQWLyUHxL/H6N6u4wm3iRTLSQ2h3ovKK0o
dyWptzLYyNhkzVouLjScJy+h2FZJCrrH79mxWwVvs/SQpaQPnFuV8qx28Fhjrk5g0yYS5J7glt5+4fhjbjd0VJf6nf4lIdmcMAPTNKNZrHBtopPKgNO09T5P
X+P22S3K5TuVoEmDqCLjWbvv8njoIeMaxQq2jN+m+53123WLePupHbJ1D8B0716e6HeYhvU5zHSXHbYmfmKzNXHGZmviBZutiedstiaetdmaeMZma+Ipm62J
0/AAaQ9tI21me2NGGvVKGSDREMMu9Se4S2Uhq59Il2akSxcc7tI5h7t01uEunXG4S6cc7tK0w1066XCXTsDhPG864okISzEWHmt4MibGAsWDTeKsEPcj8ysS
oyt4zSv/Mq7JW+CikObRzijr1ircXuUX+QGef8luJkGpscF/RmZeOE5k2HFC42yl44THjhNZdpyor3CcaGDHCS6ghS0SjhPL2HGiiR0ncuDVXPgGsJUcxZJe
SycSdyfvSocFkmJG9IOjlK3WDhpiu5SaHYwD5Gb3ac7HmQ4SX6YguAQyo9kI2q/DwacEXZr1wH6UxmljR1ZYG8sKeZxg5k1LlEoQakaAUo0j5YosAbH6ttjT
TsML7cIxu2gHp3946GW3uCR40+bMqkfCHOq/tHrN+Ye/tP5EixEfvYkUxYq7k6nVk1Nz9ET6AHRZYx8jLLvSeomw8UprQrDtKPy3XKn+p597krDvSusJwlIt
StusSx+1GZVGNNZyMRFv3l6fQq9TWK4IX8qSMzpj6aMMpeBH5FSomFzrh/QFclXQA03qLxj2KBakgOqPSyG894ayh6a2mkeXek4uUqWvCzyWSlyp9qk7fTX2
d1Ps0/WbNtpf04eGDdadbH34W/BDXc7tPqVXvtVP+znJsTZ05kivE7x5bBtl3dANI0O/G4YULpPNaIk+rzcuL8vY5WUpp8+ueAMND4bvzj5z4cBLs3E7gI0q
B8twuBNMISog5OZ3HcL4nVv0AS7ZN/LPG+TndfzzWj1Ep8vZgnFvtEvgBzdoftb1l22wNjMUrtYHu8tZxy8M2dLAoM0XBsyFfrlQtrnNu7jNr3Gbd3KbMcja
gKzMjLj7EHBMXdAkGlurD2h8Nf/05WcL/0TNTodrdua4Zqfimp3LuGZnmmt22vGanRY4XmRyT26wktBIGLriffPPk0s1UUncrUzK6ykVkhXoJZI9FStrIMkD
HUryaPYkQVgW6Bnrwus5GD674y03+MUxvZomNdUhfHi/T+Z+zGax5+CniDIUagPqbnfUCX+tQv469Nx0gxnKbFuHSjeGB+DSooZMmFLcvEWnZYvOyBZtyRbt
yBbtyRZNO8lJ2eJPyBb/umzxU7LFTxLxISK0TIhQkxChnBChZiFCeXSy8QNKwpLzmEcLlgTb7o+yYs0C25CAbUTARlvZRYAx5swBjOrK5IsHHM0eHpoWXuYk
PCGZJ0nQRxzu3BSxYb+bmEDwmz6OI/hNHw9Cba6PYw6S6ISNLvWkmsOJ2ao1CVW5XrMno4dJUXadXyiVJ3rL4w4IScGwpppHLv3sFckGtQ7P6Dd/Mnri0DuE
0IXgPAe6XKFPl8A3r1B6xzzuy+NHzu7+7mkLiF4IXuXHc/o0Q8bSEmJ3xzUZgKyoiCdXSCRMAZ9aEK5DUWjNfaf1GQWEhpXQNbOkl8+F888/JmbF2YtnwC62
RTi0CyGzvGzaomXT5mcYWMhGH+dBy3rdrKSM9bNa7ZeF0mczS162iyujl/W32uQrK2stTqS5WomvzrM4P+9VqfsnMCkY3W0277GW3ejceX1qbpHW507hQvsT
vD7LCV6fM7I+z8n6PIP1Wav5ZcwxdyA2jRLQhrdkBY9XrmCxN4yvE+PD0d7ywL9myfRQmoG2erUfe8Q3j/xzluwyJc3gdZNJBrGwZZsiQLCekpiO75Lyuo6U
+NQFSlJuhLch1m7hSTOFjQdDUltP0J1KGJsFg2lCwHRUwDQuYDooYBpLMJg0s05gGoJGyMSyLvV4K51vpd9Klj7wFlWksdEjFU1iK6rmiaVJHrhrawfVV1iJ
9McIUU8jYJ2KLmQ72nCxsaNgItUNUYGVtj22OxUiC5/y26DOaKtlp2oznoWBw8/ZtZ6z5blKn0K/gCttkQrC2w+Fkd8eGorbyNC3cn9f6f3pl14+/V4rTH3t
8FRYFekibv5jDQxCPk9zb3BMoJB7DTG85AY/e4V27tmW44bag01fbLBpHmz6YoOlQhjp+GDTGGzaDBbDKPp6iMWiHmGxI7Ru+npwxUv8oh56sRNEa1VprT7z
/XgO9WKf7+unIs/WTr+jr/SNeOrKyeerUldeQobRJr4lOzMAV1fDMqpXZ2uw84U5t3CLd/C06IuoRE1z9f6txYRUD6nG61jWSc5mYpzYrn0yyXTuRJLp3OtJ
pnNTSRZrJ5MsAU0kWaw9mmQ6N46oB5eiJIi+HkxC10pREg5JSEkupvMEoiQgISUZk0eTTGdHKIrCb5YNttEzIdXeArj3iZRw1+MpvnDQXBiTCyMp5kKHURJG
9uihFEOXNDd0prnTVNAKgh+0djmD5l0ljQ0pvjBoLgzIhX7FrfepqPWyilr9xOUWZ3AcTJH3VbIn4udn3FBbXu99vlhxUSRon1VLoBIPGAsqErh+sHcOLKjn
WxfHgsaeIMfcVG1EaGREaIkQIVcbEfrdORChJgO7SFBhKTEIB90ihSOMuaxvHHV5xxtxeccbcnnHG3R5xxtwecfrd4lxNY3VfzZ4RZNFeCVMsMarHOFV7v8E
r6RVwqvcbwxeCWYBpYAlL24/vu/CY/f9zlcE20IU+StCD9xOBj+975BDSpS58CPoJ3P54QqrTxrW8QGyjmfYALSTTO4eWBMlThLVwrfiyyx8U3caS9DO2lsL
mjXoe664Ilu3SOH4H6/te92qguQtcUh+6429KYqUnhOUuwiUR6pBuScOysHfIlD+r0n91+OkfnQuUt/Aty5C6oMhgv+z1fAficN/+P/hH8F/Zxz+P5oL/lm+
dfGtVlPM0P9gy4MP4O/R57bcTH+nN4n6fPo5evXwDk7W/NvGsEzOzbBMLhyKs9w5PjTgfGdTaIRYtFBsXygU2yuguCsOxbPVwk87QTHHtxYGxXDlMfD+/Tlz
sklufbC4oFixMU3ed2jfrolc1a50s76yJaGXAP4VV4TWKYrUTWcp2Dodu6rJHppKBs8Pswq8NtDibWYziwsUP7jn0N4XH11aGxQGH0JQ/OnmYquc/t7mYkuw
zWbDohj0ql8In9KgwqdSweQ984Mq+pButDaoMhcDVYZBlbkYqGbFgmhQZVg/WhNUr+57+MEDdVWQ+moIqfHbIvBcpQcuUNFDx6vJ4GV2mZh35NQGWSQX0chf
+NYb5w+M5KsXCWWkBSuAJ5LB956ce24r0ut+/kN6bfDI06mqAd1EeV0xILovqseaw0lUUgd4KGaCuyL/r+h2S3TaGp2CEkB+LIv8OJNi+fFCiuXHcymWH8+k
WH6cTrH8eCLF8uNUqkJ+zHgxK0gDtTwippVhMa0MiWllj5hWBsW0MiCmlX5RXZdFdT1jV5hWGsyQrt9MgQuyXrfzL4mxg5tRNo4CyYo7cMtCz5T0TLFgPaRY
UbBHSc+U9ExJz5T0TEnPtOycdWIgXm6+MgfYMftp9mzJsGeLx2rhPyQN97TVE5D1p7au+Ubu3S2RQe6m0LCiwmgoF1nq0EykWJ3d0HXc0A2sfrh+ViOiCxkn
XUhGjHmLWxeiWX3R2bs0sedkMZ8RZcgpUYZMizLkhChDpkQZMiHKkHFShkStOcaMd9CuZQSBt/4YMgqXJ3vLY/e89si/QWuBC0KpyNCvSi+bMIBB8/DAvjeG
v8dmf2X2PrL9q9Lzw2LEK9PDmgk6/uh9j7xoUUkYZo1g+ZdbTrfz1/oy8Z1dqAzDZkLyVFDM1Hc5f2ae1pevh+v5XjE86stTveVzNgyPKiYnw/qoSj+979D2
8vR6E2Wimx2ZevRFsj4qVs3B+hh9sRMd4f75BigOm33EOMCmn3thHErA9OMGQ6mejnSFP8BgKqgz2prI12RPiipFGpcOTpECVU/p5yf/sff88Qcau1nLM64X
/+g4e+6wO/G9JqyUUGZLB62zazsyzEHGnEgypvU19nbFy26b4mVXFkrxicvLTmN+PTmVz2cbWstLeh3XIsLpVR0NgmrpCNXSfoMYeJYUxXGcSb30f9sOdofG
+XbjNe4zmnTyJ6jGdhTasZS9e+ZV31HIpSjajqYk/gTJsw7LxQMprnkOTR7lKMVxZVeFRg/10vfiaG2wvp3iwulDKY413oNjPWvz8LFR0dkNq9jH9sjFXYo/
BsUePrZT8cfiCj58bLvij21T/DGsAHwMij587OKKPuP0hC2A7IZJlDjWm7HaD3FFw92ExBrTcXvJ739Eb13tjxQTcFZHusgM0kVaksg7XeFMBfh7En0kGXXY
aUb3cImEYDdICHZjl3MWx6VdDoViL+tyTuHY1IWU5y6c9k7aDJkTNkPmdZshMyX+QZM2Q+aYzZB5yWbITEjI91GbITNue4vF9yIEMXy1wx+G1F5VSWmNWhc0
54dfNzQnqOsiQzNKdf19eYMYml/pLU9PnjzwlsVE58KxQ7vvf293N1OdqI7TvAbnKiegyAAtPZnE+9KVCaxfKtMFJbiSOK2WbuegisK0DuD8gOqp+qxcFXM7
V6casGfFOYaG8nn6xqVm7Bv0MD849sTHT40++PRHVreNItrWRuvaiiBBa7NkmLJA1k+98C+99x//8Re7LQDY3miv5nxUfpRVtSWCfI4h30jP2Ddy8/1U6mZC
N4iaZe+9cHy36rZurfwm9rKwwFUwToGAz1XktbX0Itm/nZ1LNJASgrRczKqOUTVDE0VVo6jaHdR7LqVhqFdgXr5cn/brUMlpBQ4tek+vg+tpS1j8qSWsIbQ3
zpcthzzLRfMARxpHDI4YDDp+SzSmh8Zl/CHcT596eLeUGquG+9ST49YswIeLkwBvMeBjoZy+AJVWMgNV4M7A7Le5cNivDMy6GsC0GZgOAxPJzvQWlZwDpnDn
XR6CdnkMtMs5w7UQUCOdZ7INofupOKEyxq+ujfFgJwbuj9gJ4VQAj/PHjvd+ePzHh94WZ5IwvndhziSCalOzQorNnJ2efOA7+t8vDK6Yam+mO9ZV+rShiyau
7FTM3Dkzc1Myc/P01ORRCacIDi0yRYvIJ8kOA+FktSD7adVFqT+5xHGV5cVWCq2bWesA2BaTj6Ce4IWwsvZCAAF64JshAcoyAdrGcaefbspnU1czuWCtT91L
k3s7T241zmusZJSfEJRnrCRst3nlWFUrhvtNKybbNT+NPfWN2TQ25iMV4rshAQvF+9/kRRXSpRoEaTWToJAgLZ+12vwV/vJ/Kq6IFl2C1IOIcQn9yCJHwGcj
PzIK7ugXMbMvyTqLcpJ1Fp+IH9mM+JGdEz+yM+JHNi1+ZCfifmRpamqnYngNKIbfLsXwHBTlwx4RMYYUw39Y8XyMiDJiVPF8adEjL6JIs4gmORFVmkR0IUm7
T7Hk3a8QyB6CNORFG4WHXCo85DLhIZuEh8wJD9ksPGSe6uIRD0o8bEZ4WEt4WEd4WE942KzwsPXCwy4RHrYBPGwsUNOarT9JIFQBHuYeR8IkwfFR5s/VnDi0
k0vRIwxm+foE4l9a1icQ+NK6PoGIl/+h7npj7Kiu+/y5M/Pem/dn1t611/aC7wwL2cW79hocL0tQy6xiMFBRf7AqJ+oHPvQDes6HGCzEB5Q1sEZWuo0opa1J
aeoGUhziVxFEwJGQ4lJCHGKpboJat6KSI1mq1VLJUvPBlVDd8zvn3pl5u2/9p0Vq+8G+82bv3Ln3zLnnnnvuOb+zcc7nwLv/ZSYvGDoWH/odVDSgyCrNSiw7
3U9QwZE9SiJ7lET2KInsURLZoySyR0lkj8Kngpf+WvHSHxYv/RHx0l9X9dIP87OR9cv/sOY1Fjzrk3/IrfrkGyn0G3T50asshXbzJu2ZQz0XtoAwXxKHinvo
NqTSMdrX7zDa7sQsDaZQdicE0DESJEpsjeqVIPh6PnofAyZMdHW9mzWMszFy8Gzk2L8mXW3geMAWXYkDcpuuRjn8r1GEkiJZXEO3OAheEgZ2TMxig/bxlQDR
drGtryMwDHGwsW710qRPkW7YANF2ESDahthpDzIHt2HmRUN05ZW13UG1XVM7lsytRaRoYiJFi+6BYZMyUrTsdkyvYrMAkaxhtgor0ktIfKYJXzOZJRCbSk/8
3mGLoQFPKCP8hwXI2Dhcv0dzCxEtWxHQYhElkOuiYWwjIUDaYTgUeyFb7Pbhu5RvwK2mTKZaiuQ/JnGfbjACiQFOvq6XbXO/DAPltPMlidfZJ7J3r0zZPakL
WhUhqyBOC0G0oDGCaFu6/jgpAa0T6RC+7K4qE1CVnh7iINohpklSBNEmsANcueI/i0jaeFAkbYLU5Mki816HRy6RtPXK16pG0kq2kJIrbSQtk2BcSGDizR+V
YB6A9cGgx1f75pMjv8bxP/RjD/94Eih1DM42Bnp9WL6ojCot2QSUvE0oeatQclwoqYWSY0hA5EAKKQFmRjxPzcZb+RJvFWFy7WRb3SHXypIX2u5Igbzr7M9c
I0lcRCJMaZflwmUHJkE3//gYCwadn2WuPVXhWs5i8hEzK8CGkW/qOlNMneO2/mp5Wx/btnbcQFvnua33lrd1wbZ11w20dZHb+uvlbX1i27rnBtq6xG29v7yt
X9m27r2Bti5zWz9e3tantq0v3kBbhziXwAfL21r8nmlr9/W3JTGk44OjvMa50jgyR8x0SS04+wqcfBQtKQEvJkEOAQutFsmiD/JaERoBt/K9odw2Y1gA7iDc
7L2DWXQwX3g8X9AesF2CBzbJ7BjHMct1NEXvdrtpgGQoBzDLABkD0EYGhJEjJ7/fasMBs6TlkfRlXBi3i7SKwEjxdONhIA6niKLy7JhQP2bJOqZrj9L9AOHt
AooIuIWmgC+0JGyek5PUBO/dHMJoxFELYoMjGbxVGuVH/+Np+oxJDoRjr4CtiqBixNA0aoDgBxhSojsWNDRf6PIwaRRDGAQnu19JIr/PvYrEtUUzuLYrFn3s
0S4J1IQXd90xyzu0JYNr4047Y1ib0a2jBT4MYCFEHBagMfmxASOMoG4BWuAnh1ijqQlQ2zXz6F1P1xUIu4aYV0GXcrEkrxhItrYcio2innaGs2HwoHsgG8pp
JwnCZyN6qJsN6ZHdjwskNu429dBuiYxM6MOskaBrNz9Da4KXfMBLrAugToWVXSoUf/6J/BlLOXq1lmtmJV2H6fXoSxMQPJz1ZwjjHjY2RgU+GmI+auenhXgO
qzzEgG3wDamwNkWA/TT2VIJzKODpEnWIUc1oiushrC/jaH+MaoCrh3UTGu6wbkHDHUZIcY2KBK8Yhmbc15tE3p2UnbKZCqIywYbAkKIu5hkr1DXMM+qYwYux
D+EmTTcwou4aywVvQiRdF+4SyX5qiElLr1kTX3Ndz66JSZnc0jGntcoCmPliaKxZ4HlF3bSIZT6nlSmoDdAzHiJyYaQ8H1Xm88HrIGb05bZhRt4xKdkqSUC4
6ehfDoUbF4ICQt8m5OxbxomMO1ZqmeJeKcqlxwj51yHir2sVKGSjx8lxWkVeRgPPC36WHQbpJc2vwOPfRyKkIgMO7XgOyuaIRo1dR0gi3oFQJyF/MAv2F1I+
yvUDm/CecYhrT8S1AjZJI9+sg/2Q2gV2l1/Ia0+kL/gTZhuf2DQQVA9kYyLhG0DqtlHUU2iHAYlmcHED7Is4/Ta4uCGJLBrY7UF1I54MtY9dRYs0ZpGyDWxU
GqWwbboSSUZ1A/AvUkDFWCfqxbpHIwk4yAucXLbkp2GZYpLec79AVyqLxY2cQUTEn7PdDLJXpkqCjZ7LRMmGWP8pvk/CD7wObqDOJPBkSNqe8oinEyD7uohE
D6jY0c1/yh9QlNQg+c9nBZnOxTFoAJNOKagXSGoqAK2lw7QiDpHMgRgABYWwdSEsNhZM7Zpm2od6DW2316YBKwOj3WydAMkEtHHM1ksAVIBBYOeVQkvY2M1G
ZZsZ0DYz24D6nXIXyHhKGw1CLDAtiv3mdecI1HGxVpYwsPTD+x81VcF6LW4zztEm3emlY7ShzW7CvqXWy27GYWa7l23mGD2Ec/YW07TyCePS6SlbBclYYJBy
TyoMhjGOGZ4ny3RW+jrFKTQInVWdRlO9CT2LetktHCrI3co2ab+3yLGC+ibedQGRb/P8Xc8t6lvoiv4+hh+CcGyT4RZH9LxvRXJ4u1nZ+BitslATOH8U7sRm
vaUFBhwriMetQY0BdY5XuDoJZbFG1CcZ0wrza0zUpizE+NbTDS06meTu3DTrAaIpICnC9glg4G2gn7fyzzZ+jtLP2xigr/UF1zH5zvB0kB+E3jjCGHktmCXW
IIHyGr0W838tFl4shYkA1Mi0kTRRRc7YgMR0McHNIpN1MK/7pGcdc8xc0tQ0OOd3VUHOg5Ug553fhCEi6AM5D2jjS/8Y5FymevK3Vuu4i20iDC3S5lncllks
M5Unsy+TWWRm1uA5nbWs2NP2KsQ14389BmsS/Y9PKDkGI653tA8YlMQJVs+A/b9IhKe1PIFQwJ91gE+R/2ihy7yy4aGWY5U5VzQ4tP2StB1zfQAi4hn92N0O
52MPWPR2c/4UJuUb9IOJrsAZIqMNWvldm2wG5JgAFDIra/jiqBJzpQuHDL2oi5KPtCbaVgyuZu0XlenWFP6b4YeWnjYPaXloTB4aBXp2VCQSDAz9uM8VmvHv
gu2DAiGlDjwStrHzHiaSQ5xmVsPnDx4SWJ+HsPIM+tgwaUVQozBNAAgXgK+RDsgHUDvnG9+AxEEAauc0QkgOFMKS2QZB27rD9FQWo50zP0lOUxd+PEZfeWda
NRc2PhUthFZXOa/2Z8rqKvT83z3Ntg8AgxB5VP6R1+X7//x035E+psdHniQTpCrJj8RkwtNIVQGPFD0rgEchVYU7nWSAoEr02FHjBOeZsxRPvCoUg0REKM94
oqydRnottc39AJ6Oatr5MTwhqXwfgFmK03G1UL4LwCzF6bg6AFAtNOYt/lFgZyl2ihxCeQjYWYqdIteivATDM5UXYXim8jxOV6g856brUZ5101GUpwEDTeUp
OFNSedIl+UblG8BQoPI4MBWoPOamN/N73XQzyufdVPP73TTl92PRoPLJ9BYUX03HUTya3orikfQ2DOMEk2Ha+S4cPRU7gLrctpd+DuW+dALFnnQSlIbj5xz9
g117jsYHi/YcjQu27DlkJlAw759FuXGO+k/l2Bz1m8qb56i/VGp6HmVGz6Mcn/O/SsVtc/4jUK93AlJX6c9RbZQTc/4+Kibn/D3YCMwRjbE3mSMaw6g+R7SF
OX0O2REUThjOodwwRzSkctMc0Y7Km+aIZlRupudRpvQ8ylvm/CepuHXOf1SzWnrgbiIE4HP48rgnHJW8dNgAahnEplAya1q0pituenvup1vgZ4RozE6T8wMC
6Bic/c3DFc4GzXdnUwYF/z7ZPdybTqP4YrZVTxmxMK3pmpnbilL87e0y92gtC1mQhpwHV4ciSEMjSMNrCVK0XBGkYTdr6mafIBV9lwQpKbycn0HlF33WF4vZ
9SeSYA8ncR6YhzP3Kc7cF6K8DAxPZTL8Kc7w56NchMOo4pO621F+SsTDHGJpHeJNM4W0DrmrpbSm6jNZU6Q1lF70VDe50gW7gRxNt6EYTmdQJOIvorAZ5PYm
cLxDYpEfEmmt4JfHD43LQxpOEVM4FmlZoW1yztMewGVcYOrsw9UEWHCdQ6+aTP0kn7i/FeQneV/2s/78ZtSNGb0NK/W7vE9FP/70sD0GkaX+1Ov9MMv8Owth
Ctu0U37hlQZmWWovPAgG0KGBWf7W4QJmmf8e85kzv5E7wO/9s8NVpPxiLFPVpFhboXhuHXS8shUHJiHIuxW659ZBhypSJxZLXHGoUrCzjTpqSaqD7axz0hD0
Vnb1m+4tzv+ihKvYDriKqTx5otcXUkAd4BmT/2IZSAWG2BeKpBhcRqZXwPPzmM2IfshPbxcO+9TLtsDp04P75+3FZHXZbHTRA3cTt3vC7Zc84epfecLllz3h
+kU/9QQnbsrmD1I87JfZhFO5jmlYiZwm0cfzq08UZKoQTI5QQswY+opGQygrqvzI6vOUe75k5ukRM0+Pmnn6opmnz5t5+qov8/SYL/P0ZczTWlz9ehVB9Z5Z
hYu/MVus7L+eTsO4H7sLdrQAQoh0T5jQ4J1L6/yySi4Sy4SsprEZSSZkkybF5gflGWaupkhtw+OWDsdVN/nz4njN6gOKvdpZEWCvdsVe7awIvK1EEfiBEkXg
LSWKAKcIVezVzorAccUCP5+svOjbBcF3taLP6iVmMZK00bEd+kI326LDh1sY5xYaPBJnA8VYbJU1lg9pJz8vrhXIHd4y4SYNBIAEEDGuSDQcB+rggZaHxMf8
XLNZF8wGtlngQciX2hSvLQ+yGIb0xeIR0ndT0EFRt0ls0ELXWrtadZt+y9juyn5H6LcrH5NHvUcm1l7hzn3ChL8tPPmIsOjvpFtQPCoM+RWeYY5g8xJ7dABf
7vL4Cs/fOD/DAAatfCxtxybdb413P8j2x+ogenDWk6P/MyhJuT2NsvEFUghx7H83KYQ497+bFEI5+D/lycn/u54c/Z/0rHZZTkrFyXJXCpvKZOWcskbsvKwG
ip2Qxc4RJdRZUkKe55XQ50UlBDqqhEKvYnFtFUkQarR8vW2V1AHiAuez2+AFEFJRgzOAy8abyszb1p+ipKNnsB7MDFoPZiDrOxJ9xfXcQfVcUy+mHWqntEhs
w50Za46OBTIbK8Jdz6V36LCX3qlrvXRHn1SQ5QLb6BleLnYszn/y8x9+74/OjGG1uEPf2R+eSGpayGoaumivczwR5r+8IAE4ZnFesXSwiufz6FYnTngt4oRC
nPBaxFm2YBJxQhAntMSZ6aXbuQMdM8708yDGc+lOiN07Eei7E5mp+iN9ty/qO6imXXN3gl5fr0b6Lr2wItL38xzp25A/mUjfVWnEJjo+Yez16y/8u9Bf+FdF
f5Hay/SXV0r9hf8uX4BqHzFtCWjAapm7qqda/xc+mXl7h7UYYdV/v/iHz/79d15654KzglsF7QIVorz34Q9fCRnt4tp0X1pG96U+ui8to/vSILq/WtJ9qY/u
z/836E4ysNat6Jvf4cZ9EeM1EWnNItQmLELjIKr+2AjR06rawl+YPT0tn+fod/6Pijc7OK+LqhlfKpkKCiMBKRgRUhSE+UbeYTwBqx9v52hxVd1J35n1YdNS
k/5pNevXuKMhchaE5cauVC7Q7mu2O9POvuS4aNP3y9aMmGaLWXDkUWifsFDkDps6m7phVQZq6LvLbBVqEsv+dpSkDuxASWrDHUadMNaO5HVWB8qVLDQr2R2z
soLtmJWVavssrVAwb1M/zQriLGsEg43N6zm57WdqKxm09vBh7Zbcu6/lDPo776xh3B64i7In9KvvpcR8dHxVbZhz9lZHGZpRis7myZjs6SgQxs0+cJBCD0+1
rNTjeWG6Xl1+enVd/vSg3q+waAFnmjp7xij2p41if84o9h8Zxf6sUewvGMX+vFHsP4ZiH67ShWnnhGn2uGn2pGn2LdPsG6bZ902zp0yz76LZ4Gq7helr7hb6
dwrTslOY7mZOsVNwzFZAtN1yDCYh4WrKLw3XWa78OqL8Ojx9XQHvNokQICAjq/i6oviSxukaxZcTZ5LuRARyoNvStwmqii86KBqqK5aLNxTtdmwwJaCd/eMq
bxbC4JTVDk8o+L44hUJp3D/30eXfvMZn6HvpsoEIUSOTWD4p46BX0UXhqsfT9UsyW/fJZN0rc3VP2pZMU+ZYQLRkP/6s5j+msfgLQz/3jDMbcPFvF1z8LYKL
XxdcfFdw8X3Bxe8AuNqBbGM28aGvj1JRwzO+PONDWW9TQbp6i4omcrr50NQRFd3GSa4PPd0xshKS/HyRxP7bnusvwJXJGKitsUcJdwRscLvPOHfYjRXxVWgG
BE8ne65R2vrEIERz5gH2fVLm6IMdkYiv+GEsvJavsBuDjRv2eZf4yuctLU5kMNHAV2pXS5V8hY1azlwY4EXUugFtx+4ngHIb5sN8IO/E7CTIZBMccV8HQq+Q
6ZU7Qi9H6KWEXm6FXvFe113QDvQbG3SNXzX818R/SfJhscF2gNvnFqu5M+2MWhOKWzxOTBD/wXqlFvyvhZUTA2d/VjMnBgG2JIVTMv1kzU0Su6rC/fcaV9Du
1CDtThUJYFXhHHyNKywZapDaowYlisVnfiKVs9V6L2vSmpC15lnZU8XZjiSL9iterKecZzlbnh3xrmp92urOc4UiodWyBq/2oKxO1eXTqxr63IJoA692ibPR
SkK6BSHdglQDr3a13EEtuKaF5eSjZa84APOqB9UriGj3ZQPHXcca24FGQ9zUsINm2Pq+Zo1jQedAluTOg7Q5TfZnDd0Rpy76w8KD1Ucqby+ueNnAfn3ln7TL
G1Snt8jZzgZ0QdewDOwmOd6cJakQ9ySP3XLul0913fztLuPvq3MwPiGLvJKDiR0P8EMFg/n2Ng6dK99AN3a3fJvXdP6QOMhXSVDDySTcqGq6lrwvt5DizmWj
TV2S8A76giofNn1rwEEfZAZ2PZ+xsOjfn8HJ0Nu9KUHIg9OCj2dyP63BnLgJDEAVGg9gGPwZfPoMrVVexvTfR0Vr1t/Dr6qJ03u3eKO38o2+vJFo0+jNJ8/x
MAMe6DEO6XKlK4M4o7j6fzwvq3xM8+xg1YJ0Df69cZmdXIfMvjqfJzF9vKQypBYiPAw3eBVeR8TCHjk5qAgbjiipm0iGBill9xxAIAVCGhIJaUhOrMJfVU5r
5NFjeK6nWxzn0DZTx8Y5NAcsDkWIQxOcRopWWzcXraTwi7TC81euOL/V994WNeF+mQ2u5kvlLnFlJCOzaS1Ltu3BvkBrFj21t+X3/elnhwUStn9Q1gFqottX
+c1nzTyfShMUE7SZqAFxoz6ocxV5WbBWYvMGcIdD4T95W0vLcf+KDivdrPzJdrhsswazRLVK0U34egDcPVWDZL3dGFytCy3pgkcMQcv/EJyVnkjX9FWUDrWW
zR9LwdFuX+Wia2OCOz+arkXBiZrs831IA332rWGdsAv2qo5jXMFdWYG1tQSOY9WsxrqO3FeJTeMTS7KfXtaGmXZED/XSdTrpAeiOdRPsgh09otctpqN6PQyU
nAd4HQyUbb1muYFy/aIeoZoxXOU4Rxzo12D6VUPAlo8wxgjjq4wwxgjjgSOMV4ywgRHG5Qjb6FPbDnQEA12Hga7HGr1Br+2lG7lbI2a062gYVGMDRjuC0a7H
aEdWjnbDIuiyDqsevUNvZB+6Uc2oaXHh85ZUc2508FOvxZ9z9kI07nKdQQ/oDp8ox4NmFTOyb09lagC0sm468T/4gW9cjl3rJ60LP2mY9J4oE/TQz4pW7hcy
3Gcw+kEy3C+C8vxCXvucf2eQvPYHBeWJ6aeXNYTkthfsb02bX7uSs4SWLaOyUV9pPV6lumJtHaIVPGal8HxkpLDXL4U3QQJz8q4ilI3k+AkIcpLIcEPaP98x
buNsgORj32i+Q3ejST+B//ho7t63qVLnjJiaJn1OqTjpw4uWWAE+WvSx4aPFWZxGZWs8LJto7JcbsxxO25z3F0mqQQbCd//XqZcwaEa5thvdf4lUG5/1qcKb
/I2g/LJRfsqrOLvnR5AlyEKJWf8LsU6K3SziXX4N5UlYBah8y5OskG/AKhCxi1ET5XFPwl5e9TiFN7DlOPDlZY+zdwNbjuNdXsR5erTNfQHuU0Sj30fqwYiz
LLL76xLO2ak84knGVbp839w6xVWmnEteNpw7D1tr9Hnvbud4gOtJ/5w36x8z12c9QFjJ9Wm6fh7XtNddQkmEPRLg6Yum8U+oP/nRbzD8i5dHeMx4niHk/TIo
lR8JQL01eji/4hxgCiJxZJT86zOF06cjR7JDBQUn4QjGaVgvIhNdxI5i63D/MhzDeASHPAYM0+tn/UeoWAe3KO7qHuD5YdPgmZRwAFc57XS5d2fY0smRRMMS
SeSKj40nlZJ/e8Zmve1cHYIqMonQIpsILZq3iGgmEVpkEqFFYMynQD+aTNkaZEOLeOOVrUVKNLpGSjTu+0EqhpESjZ89Zxs7axo7bW+cMjdOmtbfQkktv4mS
Wv2+K80C3g3tnnClYaC7ce45TFKLLxUhP2CJL5X02QWvWACC8pTYuzf/ugTIQWHg70w32PELUV+PpV7uyx4rkMDxAOaoGXGixKlvjDjrADEE43CwROB4AHMU
nC87sMcECHCBuyWnSw4wwiYVHDgeSOB4gOGxpynMMoEkiFRFejdPwkFdWMkims92rh/bEDRornsL/tcCK8YPeZXYkXmcLDEm02VSCyUN1Tf+6c1LROxL0P35
yI8xA1yYGC+i0i8vGMy78/jFeal633znv9h79+i6qvNedL323muvtffWlrT1sGXsuRYGbCzZamwsy+bhpWAwpAdoTntG7h39I03SnlyRMQ44LjejNwMLLEBQ
J3VOIRWJSQWhxbmxc9yWtE5DBk7KyXApoW5KTp3UTZ0EctQEGjUhrZPScr/f9825HtKWLR45ob0HhrzWXo+55uOb3/vxnKygRJNu4UW0TZj5U/ZCBX6qsCdY
5KgooPUJ+5VGI56w24cjnrD5sRMwY1DrKFPlNF+WkDR8y3hlc2EqN5nhKMmnivYFTk/OcZKe8VsWv2ynlkVmzP+6pwM2JHJRP5/5cR+3Tcviyl1e6Mpdul5y
OuZduR1AgCppV+7jPJpfv12P4Lgdse/3HiigOTjGhxiQDLJ2gcfuJ4MCsfYG+x4bjuVD1t12TOID+2NM2uKpTHNRy+qFDllTdlzXARYQZdBeqd2gS3I5DQrE
J+GE3Pxt8dot5cIrXmNDueCKBbcRME6kpXZYwkRUqNmxEiR+ojEhfMcaGQ1/589FnZwZANxZUypr0gR9GPkiaPT3wW2XjvdCqW9zobQWjvsIW+dibDomx771
7S+5YNk6sXLYuyiZpOq7wP/v3pXgNrIOfhEOaYhuLDiktVQ5lcdpQM0ZHgsPUFVRoNJGmdkE5TVRoJI9oBHxU4NDeMn44Sfr8YUvuOL87Wjtf9Z2D513o1fl
XcTHwk1/wYPTCzqB2RiTyUhkLrbLVFwqM7El6mFBCHAt0WDsm14V81QtrqW+6TX4plfZN70t9DpAmj5gXOIQgP2WC/aDW3pZ3NJbgid7CE+aIFWCbDgcVRj6
EVO1xDg3E21oFNE20C7jn6XG7M3HK+48nHKQccqXFuKUQ/+GccpxK49Ujls/Fazy53e8Tlglbag9VvnzO/79YJUTd7x+WOUcuCT/wX8TGIQ44TcUCjFRSRN2
3IkpqQMICkFiXCJQn2aIYGIeInAWIoL69eLZUUQEdepJXSMC6U8aO0SbtxKikPM4c8VdLgnGtOiYYngg0Jo6CBbrQexuFTG6MJpW8cuPaxoCq8qcdeMcqjeC
mR6GHACuRDiU+LksWIxNrg7LSo4Eizk3RuWkGTkc40DIq12MQymNcShx2xLjUAr5eWh5cjEOZUwEjcMEi5VYNNLBYhyLWkYbgLVisFgrFyyGR1r8UC5YzJFg
sbIEi7XSYDE8nAWL4aVcsJgjwWJlCRZrhQh10yF2RknSUqZHMmf8Oy3qnWkSK5tZFOMZ5IwXEv0Bv1sCAkcymNN+KvF+arvkFWAEn2U3xIs52Dor6NM92FaO
6CIcGNn7ZethDrohwHRhTrtUnae0M4sXoz4d0PFiE46RUAKSW/Qj/RxgcUymNjMxh+E3Gw5iyoy2guSXkrzdluzpXZFBfeUtC2lfOUEdbA8gLy8kL3LKwafF
6Ewz/+SUxMYsMGLwpPqJizkkmue2q0WN1IqWrX0+bmbMUdJ+BZAsZZOU2YWHa4vCe5uDR+DgJ8EjgwgeAU11tFe7VytJyQ8kSaxzWiVJl+iEySDraxBJLZ7n
/OK8cpAl6N/LOKyRyOzVCL7eYMcEd6UhK0Kg55ClEMMNKGzg0B914NCKLE69wCY6UbjwFPyHOkcKETKA98w0Zizm1EUH+LSpgbaEaB4k0eOrDRpiEw89wD87
GBeUN9gf459ljRT0aP5sqk117tc2Enw+dTDOkv6V1rnDUSde3CmNXimRr9ulmZ/VRnyka9FBOqozzYX3K8D3nWklk1+WyP1AygVIsLj+ZvpM+q7qzDX0ywNx
Z66hdw0QK8HMjaOdm9KG8inEy+x7grR4Jo21Vmg4cN/nyFZPgI3dNcJr6sAHoUatPvygNHq3gN6NM4oDZxQLaNNR1s731iuouIVkB06EWgh7xuNwR93n0LD8
nHJSAg4DKCCdZop0aAKJ2C624bAEWySFwCj0g1CqAA01k9JuIOQQWpUymJc1krhwteQtVEhXCKRURvKGfiRLHCVs1EQuSnSxxCbcyjok61yHDNXroDtb59zE
X/+E9AOBjp04vI14lhJHQXajJwfhGljiKEkf199OmLeEUMoeHG6KenF4X9SHwwSiOEschbkMx/2I4ixxlOYAt4kozpKO4ixxVOdKHI8iirPEUZ8Kx+OI4ixx
VGiM40k7Oh9HWufVOM7a0QU4ztnRhTiesaOL+PtOtIa/70Rr+ftOdLHisU07HBdpqYs5NtNCWOVRHNdwjKaFqMuDOF7IsZoWAiOncVzNMZsW4iWncJTYTQtx
lO+jg0IIp4XoynfTYSUiOS3EXL6NDisQuWkhEnOnZHvcLrkft0gmyGHJC4lkkb2jLrJE9kiWyJZkiaxwQkqObb55q/VVnJb59CROuznW1EIsKpTfncglWc5c
o5i6EwBzFg6Q88D425XgaOEngAofodLibRcgwwRv/lokMG1CtI1hhdD0NrsLirutVicUd1utpuj9aqLU85Nq8p2PZ37yun1TtWDe5gXW6hKs1SlYqynopiZY
y486eH8bnzzWTYbi5NsvGSpbkpMSCScduHNxiEodESpw5+IAFV/iUzzJZZklnCwRLTV0uMmuXKdMVlcr/O+u7RuV4fCNsZtRXCPILfCOg8u5drn0NalIOBMO
e1maW1BmerQUIHJqV/LbOfYN5j5O8ALUoZk8n5gzzs9QSW6QJ4NrOIl67t3lcuU/jieOnP2tdTU8U2wOR0L6Bw8ZKJghKUutKw+ZheiakFzvRkZWSxAeXQSR
VmF2U36OKyQKpZCTeiez+Lhf4SeEJXSxkhXm/DVdlohUl21HKNpCNAz/rOGXhCV0QbT4pZa81ETPS6njnITzs79kmjjIJUorC2Wyd//Xadvr2+Pd6r4/teOd
DlMGCtzovDC7V/Y/Z+zZkTq7V5SdZ2rg7Fk24CKT43OGF2Uz6/63tHZfoqVirlhmGI41JkVAKdlfGecLOjcAVmJ/pW66zcHPIBh4ziQIaDci06sQYFpjzl2c
YkLAWx2/WKypXU90sq4ChrcaICxMDn8028zIC/ndu0CmtJ9GooxHaC3xAcANEb9rnBS0ljSuoX9SsN21izk3hKp96uShv3N0IZK0VSO6O0xn40ByD5lOI+dI
AOdhNmP7sD3WlA2Hppr4NdHNGwl7Edhjy7AJ89y50mjyYPCr6eygDNGY5mNO3BCGtJTM6Ac4hagG6RKb8xhXPuwIp0S0spFl6GLkwq+VYJ7Dv8cdbmCf+cZR
3cCjuoEjDupv6NReybFDkukqqfBbJsVDKZngnGhomTvnIYXmX9+V24mWVgQd9QSZPurJd44g7IEw7qc8YS8OI+MeHQ8h9rLEMZbcj4dRBqnEcXldJsMDckxp
JszmGnPJFkkEAPSOLiVbJBcAwslcQnQTADGfvTV8XiaAIW8U+OqD8UKGXcNqwRGd1t0ScgW/3yqrQZQo+ojVsgv+5ECmde5PvZxBuWwxBvXAfFZTjQbu7zAo
lh3g6fs1832sNVYYiT4C9mdHOCVyxcHFhL/PTFRDnI0bBBjJ/7SjZvL95+9zqblvHNv3yQrxqpm/u7IkXNe6joWEUvJMZTxPfVGZo8QOyacrcuEksrtUuExH
KTlOO/pjd4ojNufTQhdU5TqWuqmvXeJ730V9tTVB07BnzHehERtMKZVaT9gWhVU4/AQzWtOss801Z3J+3FBFCZbjkjHdbO1Do5NIbIZl2GpN8CmIIgnKLzny
w4pR58ZR9Wwjil8c8uVhYzeu066l6fasy8N6e9axXB2qhe2ciZqqZjINNK6v2xJVpmqS1Sj5v8eTkhQt2wDviSBRV9croV5QuJ4DMznjJARoyL37d8SLiZFA
85uyPYesCYL1Ej3qjuuuXs8/u8cFWyb/BRn6qP8IcQHSjCESAK1fzLXScLYBZ036GH24BIeVm8c5fTRLESFeLmcwjdHsFFadqwRB6YOBLzY5uBfyt6XjT01l
QT88bRXpdxd9sqYxPFBoeO0A7fuAQIj+6LyheQ2CfHSXIF5ELnpGPhloFiQJ4LvCuLnG9EO4zBryu1muXhj+IXClV6SRrkhDVqSBFSmlK+KIrEhiVg/8Z4Gg
eyCwEVkjDIrkShjd3bdrrLnfEVH2XkewFlfkK4kXBeAXgLnVOuCLWfleX9jT/b5Yovf5YnWeQqKkX/8dtu5OgptBQri4l056rx1Q/o2EAQl3AQP5WL4+3LiR
Ptyb3IOXxvFId87dsMExy9Ki7I8OwiY02N6oDwvat9mZxqe7NzsTnKNJugj4a35piik3cmvJitEUQtYkSGvoVOQNQFuHChnakTOPYC8PbY3kpnHcdVUzhbsO
gbsqsBbBnSQyipBNk9oPDNwh9ZUsCm8DwGeVmtePx2V6gUGZSDi3fRUrCllNo4dU1m/qkWUjIpA3kE3gTpDB0J16sDnIXYUFx4h4gzHspNBf4sTiO7lvf/0w
T3pwo/Rrd2Lv4ryF1HWHlT28pzoZ6ph9kSngsbl8tTO9mpxCYzBcML1OHH6d5qoz3Xk5GOrUo+zQsBRoWKoILEljDEMlollfezibCQjlU74MbiEXUkRzhWnz
DAehgQQyzJL70HxtH+eViMKaaAwmHFB3ePYEzaentLalWxjRKScOcll86MokWFWJW8SDabBgifOJ1DKEr7H6//8w+r9vdD1nt0HXc7ag6xdtQddnbEHXL9k/
QXTd3w5d9y2GrvsK6Lofq9Wvd1zf/0bX/xtd/9tA12wMuixF19++LUMvbPZlfjLZWnwAgqHcxJKI+G0e+POpzN4qW9bRaAnb2GFtwlUsIMPFs0Am8MSsHVdT
+jCAK8/aSHHL9Wsaxa9Qz7cu6Hlco8VfOCAJTYabZhqXXs1IDSF5Nj77mXWgXlsVahrEIv0A6w9U45o6glwb3F5YW6m1IQtEQ1tEQ1vA/7315UY0DGnyGpDL
GjvqKzXBPJHOhKuFuBNTxSrEGH9F5PJTFZHLT1ZELv8fFZHLv1IRufyZiqDMExWRy5+qiFx+vIKILJPte+E8ICV+icsCSTMaA5+wecf5xkCccEQFNISJjQSz
NMePsXLHD5N3JO9UtYGonPzxMSuZ+fGEjV9d/HzMww+lpVrcC9tGDbqfXtg2wgVtIZosWfMepEgK4B5aA8wP06FjqzVIh064h9ZQvuxCZI7bal2AX1ut1TjA
rFFDpdEVdKhC6VvDNmqBskLp64NI+AYgWXvK6ZUFZEwkcz4Ei+GAsVlDky8eEwg156PYyQyGBfVoLYfHOrDqjMdAi2sE9wmgOcVj1SIeowc8vroAjxGdYdaB
tYUpHluAv5rzcEe1De6oFPFXqFHIkpReC/BXAYPVXkEvOl7b52X+O5CFF2RGdWiFgGJGMSxwM7ZmtDiQMH0oJeryUyKAwL01RY1p2JmasDM1sDNlw7PBjNwQ
6tZJXAxnwwm06kcvODKJpWSaeaaG0HDNWgiVizqRh1IYCgSo1ITag+A53Caou17pxzyZ46OeUIVHPZnjI57M8SEv43Ye9go0e8aTqT7oLXWqZ7zCSssqcw86
X0EPmq/t06ggPy5LTWvkCLfEKh1aj/+CyhF0Wdj+EOnUCtySTP5Vojlm1khjYGbWS1wkqxPzG0icf6C57jzr0jCsi9nuwroEhnXRO79WYF3Mlu+ULe9k0FGZ
v+UrjBP4amUh69JgMSUDBCjt5ds5gKjo5ehcZDn0ptMAYbb+awaIAkjUXkEfXitIsBa/wYTTKPRpmhkMBANb2STTNt52Fe/hQY4wLvEyaKZG6ggYehh1IV1T
hVWUkosyo76180JhEYTwEkMDK0GV86m3631VLhtdpP4EHBiFX0JMgoNJ88QHyEpOItVe0p+4OaV9kJZ5DMa4mmogeTugijYq4YAxjbKp96ySNXkjunVeqBLX
foSAzdl02ajAbqXMENgxJ5dngfwqHT0QSyajuLkgTatO9d2EKaquQgZX5GpluweYhZqpybCwqkZaU4MrFxyhPvHjYjyRniG+hM0NNhsf7JiZlqPEDrI8a0qw
0bVDmiE8CNmw08TsoYdcfkeXYUNvhK8p45sny+OpV2b27d+aLDyKVZ5lh6hSznkkvS1sITwvJQFOU1sLnNRIEYqRApxg3XCCoXCCoeEEPSTjh/0sTI0EC5Pe
hGIxgDCVTLNH9B/lZ5OncdpMI2ZXfMQwptvNPM3YwjAesAVup80i/WGa66QBg0sz+Z8f5jDfJCBytIoTPGpzoDEBYqQ781NRa4TzDChpgOlVhSnLVDrYWk02
YTaTT/3jC990k4eetjhzYNGU1xVKwA5jC/ZmDQSNaIvBwRSLgMK2239NuZxijylmr2c8Ya/3t2evD2r2+mHNXs9o9vpjmr1+QLPXBzR7Pa3Z63s1e70f7DWb
v7R3VMyP7Yf/Mr22D9sf+i/m/xAzP0QjiZbJVnzYi8UY6MUNUBr7OmYViuouGC6v1xN9di1XOVW7uDDnQ8slupZMy9Vop+XyRMtluuDN03LVFV10RIm0qJar
LgoJb6GWy74uA3OMJafjeli0cZmGC0ISsHsPAxU7A9Y028UZgFRPG30XdEg9+KNzW+u7bNF32UbfVRd9V+Nc+q4gr+8KMn1XWVMWO514Wybe1vquIKfvwsSj
0pPou1qyBmes8RT/pPqu94mw9X6BrQkEMpY4FKDOiTQyTr+ueevec2q7eoFnbon7EFZ97QAUW9B29ULb1Ys1Wo4bEFH6DEtKj/TnwM3Oa7v6RdtlQ9vVFy3H
ui3X7H7/4tou1PcQcGJtF4OTrbVddkHb1YCoXM+DlJ1qu+pttF02gKvO/g80P/X52i5dNCyn7bLN47FPL6Tarnqm7epVvtF2+a9K21UTbVdNeBDZRaLtsqMe
uFzYnGeXeqHZxdqN0iet6aqh26LpqhkJsaxFAi0h2sIulhdKiKAnttF01fKaLiDSRTVdNQ1H5XNruhpaVGu0w7kNudxOVJONbBIOZ+Ki/Qq6Un89+hAKgKim
cSMTFKydFzQCNhmkCI0YJEysiPDs264W9p+RBSaWkXIP44Yclu4xyKJz6Vi659Vh6Z6FWDrE91MsbRe2VApJYRFLGxGZILSniKV7zoaltaJQevJTQsidrxkh
z7ZDyO8WhPweQcg3CT7e/bqi46qg4/K/e3RcXYCOy/+L0XGKjLHiS8XCZdme1Wwjy6irBguT7HEWLFwWLFxth4Wri6C+zjaor/y6YOGF9gb7FfTh9UO/BvmG
mQTMxS4dtUwk43Cel5F7M0mzzu5d8QCbBUqsNkEq5QAuni3k16rB24XVAiqAZ7ANl+TOODwcrchS36AQbpDFT3IFylq7YdTkchou38KTrXZPtuSyHnCtGFf5
k/hALt5yiS9R8yt04CWhuF10QM05ZefKgLz95xALA0lt4pjL+D1EkGKA8EQETIpUaaIkaeO0zAqWuLJNRXWrLpasRH3OWU/aBJ8cckXAOqjVKA+7gmJJDGUc
e8AVEjztikB1rytId7+LwIA1zj4XAQFcfYNJ9iSy6JKAdrsrAtptrghoE25qd+rRupw+Kc/b4gCcNNgJqSr64XPagkjRk+z73Pwc7tF5+UcRJeJC9PLx95aB
qDfFzR2q9ypO19QBmwV81ZI1O7gaizheBskaCfmFAOnLPEz44q0+6cv4p3w9fh84WcnLp4Pcy8gAynkYa3kPCv5AKTkajDfvm9Q5WLkifNAOOgK5nMnG4Xiy
nlY91HT9ybs4BonPZ/dqYngglCWZDhGrsdbdHyIWY607FSIGg5YwhMU5LffTyHcPYSUnQ8Erz2ifphM4rhhxj+O4csQ9hiNxWrdss78mp/4tW62vstk6jYZC
dpZSciwc5749Y/xpb8CqI9KIe7iTbYQ0qOaXMRD5dzlGl1VzSH9An2MSmXTq7Izz5hIzabebSbswk6JBxizVkCKvA3SjQ9QUs4GM/dlA8OfpIKc4IeRWB3LL
UBtjtWYbrMboTBBb/XC0sojYOl8NYoMH+lIUKK8asS39AznEtsSXGLEN36lqXAX0TrWSC1rYA6pBqO1DudIM6jy1Sq1QdGelqbYZaA0Nob1O2fXaUx3IjytZ
d+6CWbeI/LAcWnCoSSyhE+aaUs2knx0vuKo02ETNWBlhlO9cT6xtI3k/1+CsCSG1Cg5RjeR9ukAnZ2+rSwJV8YW3OdgDG9WkTsfpb6Whv7oUVIrwOWNnSPPx
3Sef23vfvgc2vdXg/6BYCeo/v5VXT7thZWfs7I+fCVooJd+YfdBNJp52C9MStnsTCkySDbiEJLOEjWTNOItWmfiVPpy2m5VWSUU0YMDmA5J2CBFihHmvqpfF
JmVYiRRb0r6VN1J0ywi0lOzPI8dqzpRdTU3Z1Zz5GVnTQCtEdDAlIxuwWQc6XuEtAIIFL4Gl8XV34G9CxADBKtyzQp/0kGQ4rhTjJvT1PDLEl3QluNKgNe1R
HyyYvljNPuVttU6Ucb7WnfAIf+rzMy7hUH0+R+dHy8JjPloWcfoIh33u94TgoPJNPiFXZnKoaTVpKTlSRrQAxEIk5AJxP8HE3STkctOEXMtSEo/EYKALa5yT
HKKwzj3tICZvrTvrgE6wX5ez2TlTFqw/h6MadWfLYjI6XRaqcJI4Z52Vq5ScZKx/sixY/ymj234bCBGKHDGJfzsoPh7KZebqP3tmLvadPwMfeqTKmtPO9LPm
QsG7vosoV4XFkOYtcWOb/WX54d8SN7daf8E/aF0qkiABDvqgccd1C0d83eRBXy7MmAvT+gJz3V1acKTm7/ElRO5uX1qGIImWJ/OuZccr41qXrRN0Cb8tCbpU
FzvjI2q6F7Qtn6SrQ3v61xmb6yRdNQnIoLVPk3TVkKSrnLicXlhSUiVPWXkLFeICJav+ToKTZz/I4sKVKuB8WP9CA7yULt//Yb68BRW/4ccRjP3dqQf2Tpwe
HXEG9aNfOnTyD5E6azVa+U1+XOHW8b0T+6mVfjp/4Qtf+mgF2deDMYKAiRm67M+LR5CdzLZ24r1S5qkKa5nZeWuICuuIZGyyIDaMFAQ44n5ZvG/mwhm4/Egt
mfhX9+YI1XonJogDY671dCC+ZUTw7QzPYAkM48B8htSsa9JegohJH9ulOnbpqKEHdHJV2mfaFwdX9+sdVhOtt8A+2FguJfwSs84TIW9J5ixNlsG8LeNRzWIe
0dXED/nS6YOa1XxYs5ozvnBNxJL2ataTWe17fWG19/vCau/zhdW+R1d/v9sXVptYVl+zsD2ape0r4De2vdFz2qYyqW0mExXBRC+VxWZypox+Ee4qS4zvbFli
eU+XJZb3ZBmxvPl23SIexTKlk4dbB4mt9QuRM+7BULbZ0VAjx9DQgrPbb6scUMqAxHBRK+YugClGmJ8q03e7CH+NFPg22P8YRDwdPwzAwjGmnAtkZp4PhF8Q
2ByyXgziZsbTLZ2dXwiGRebtNbWU49IW3pdtZXiPgHkPiJlwA0v5jjDHdLzzrXVrwSKCrWYOrGk4MLyf5uvJuI6gSEfFDZGgrR/bxtP4akV7dNWf4aWW4CUg
FmTgU2JnZ/jBp/QOTUGLd+UOan+aw/BPFMLs4nJibUOBEzPEuStGLBRglM9aW+hUPmttotPaZmsY6Su22WvSV0792TFChCp9x0HJJY0TW3TKFTvKY7dzsQP0
tSwCqu6xRgrNFzlzevAGQgrVNCdL0PwheociigsuAkBpEzUc14NDzjqnn/Y/HZq0/VNnCO1OcZvNZIxkqCgcs6IVaTKISGkEXkMgIcODm74thLOqFRaCQO95
YyFQqFPp1hmNM1/UOHNO48zntZ15tiI483RFcObJiuDMExXBmccrUZxG9eug4AKU0Minpt5YpKNKKOZzqc/GkHVMz8Fjeg6O6jl4VM/BET0HB/UczOg5mNZz
sL8CwEkbdcM0PlOkEegjq6k2C8kxTruiCT3lirR+0hVN6TOuKPdPuFpz4QrvegzHaNQ9imM86h5xZTKZa8rallBLia/U6jPxHypxFShmzx91TcUWcP6nXZMu
ievGtaCGaLVTQ+TVfZJOFU677lbrSCACwXESCA7q82N0PqPPj9L5dCC08N5ABIX94lmse3TKjc5vLyhUU1UJSVa0f8/XmXtdo7KaLygwpAZC82YDkQ6I9rF0
cCYw0sEEzfDJQKSDE4HM8PFApINjgcz8UfhFGelgi5atisLBFhEOLhXI2s7CAVQ6BeEgai1BQDhm5IGjhps3Fw7qCzNaQDiQFxA+khcQ7tcCwrQWEO7VAsL+
yqsSQoz8cQ7RQ+93yESpgADHci0gpABZ0/JBr5YXlrHscDZZoZoFbxtZoZrKCpxWnn283PHmXZLLriXBxLakWhBZERaFR7WP8BFthTikrRAPayvEjDasHfBz
oTXLtbVimbZW2K9MbmK3Q1+FqcbF1W5eDvTeWtcI9ryuWfdKVrQpL2GBxNRqxtLU1jTR85M3TfTgyZ52T/bI5deqwVv6B3K84RJf+kmYJnoy08QasUzggelJ
jRiGhZwMCvVYo039GCe0Pf3oYSFfYC3LFwjViM4XOOMVM6gFC/MF9nO+wKCQPC1QxHeqfs4XaBIw/LoxN894UY3TG0B77Y/zVmSLOb2k1Yc9LF7AoO4gJc8g
TI+E6AIaKRSGKPewOlUdKj6r09mKccljHiQtPmuwAynOOuisn884wU/kquUFgWnC1ylpmrpQW2+anUt0lYEIxi5XciHBuFd1EK5tQH0deaGkvtDbqG42F8ym
2CIdAJKOdkDSIZc1ZOUb8blmkSdidO+ulI35oq7eYEoVtPC5eXdLyCPYqfqKAMEsy4qYLQgq9hZtsZHqNTEQXSMiS0Z0jy+C3d3MPDFz09TMjaeZmw7BbTMe
dpjWLCK7RA2axc5Us9gJzWIDVU7bQogEsPiskkUuyUBqHARIW7SMDk2k8ApQha6FoAhIC1r/6oDjcZjjyW0SwuGfPUa76wlXm38+aD7XNBmdbMmoRJvPvAbn
4ps5wcAxaxcSK1kSamNhgP2SYgclFoJCScKGzruTK0l4XupJy06mjQXutA6cptjhj5UytBuahSxrDcmy1mCvWk6e1lSokmC8aisS4ZZ68i6GzNmv1yQtbJ8Q
JOfi64eLpAOZ7+nr5mO+TJ/8Yl135s6zfhVdf2mv+ylNWq769T4oqPr6aOf30DcAgssIzJbTt/ppOL3ivwMvEYjUf85o7US+NkH7yZD0XzSz19UdTgtiI0Ve
M1Uj0gyYoqDMHtS6wiyarBjBzelRehHGaqterjoaolJIA1j8lqhJb+ZTsuh6zAs/x1ahxRKzNH+SiVmKA60VFm2xsMFESpbNCx1rCEyZEEI7F0LoLTWE0G0X
Qpiramm6Mc99XHcqzDt87/uIOHxX2e75il799u9mvuIIqFqwXJizlHlMGT8dVJEJ/XlOEMw00MXDFeEEZzSj+zHN6D6AY7jVYiYbUWYV4RCZlbbBSs9jMJHs
rV5I9tYhyd4akuytKcneQkn2VpNkb52S7M0uJns7HZpkb3/l2PYerVk6ZCculz0VzY8N6xVXzrDHvnXijj/79uH738SFP+yxb8zeJ6UiprlUxNN7J2Y+df/R
56QMiD32zZP3/eCLh/D0FH5+79v66Ym0sMTzf83a8fcR3N7+EdYE7abTKgqA2GNzT35IlOnvxuMn9k4c2ffXR16gx99Ov1/48p/+5j996dTvP0u/30a/v28a
vwEPP8U9+Sx6spN+/+D0n/7Zt19YNoKNpRkwanaLfnLiU9N/PEtPDtPv57/8mU9++KkVI84avIYHZ0ahtCoWwiC+JfnofVpzZYuSzR77AJ52Rxw/YcLApSzC
f/BK7q32HufWyh77Vi6Acjguw7hrH44r0COiDorYNn0281YHuB5koBwUGMpXhqpMkjRKt33YeiNAxfJxyQPna1sex47R3qlBoq4mv8YMEBJH3aJZpqp4vcWN
w1FFVTfYVtxxOCoX6oTdyg80s0panbpqE0oudYnUu5Cx6VJducJ5fN626lanLur0WhrjsLf8M6oJf2BXdZqEozzB7uG4GxNc4WntHFB1mlZ/kXKKCadib1s0
Me171+I1EXWFTJOGiJ7Fla60jigCgKES7oZ38wB1iVZQhW/l1IDNrKpgNalhRVGquKEVxR2c/ZZrdCWsvdc64nr2Jpwv4asaQlaxrg4vxFa2krknP/ODcvLc
s5/hDayQVZkzRG92nmDI/MtKBQW9SnvKXNTLzRX1KptiMLRQJOhXUCrTV5XDcZXnMhiIdILYGvWqJd6Oq341rij7vUQBHaMfh2VhrLmXGBeX4b6T4f7QJDVj
wJrudo159Ni2qTF7752o6nQoao11AK6ZFetBmrV8GUNINKawmJMWFlvyGZbYab/EqN2TvrDEsx3C4LUBiHmVaYw8DManbo+RwKF89t1CZmPD29PFBok9Pbo7
5oZ5OnfJ8HO9qu8wVxer3iEFBlGLD7JM84a4T34gw/pYbe9bxbuTEykjW/hJVnZxnTmU3mtOPRL3X8uJ2frqdq5T7c56c+28gCtWeI430jNOZWFxFnIIlna0
DExCRTnEOOQq7vZABNsxbx44tqhNm/C57RxxkeC3Y8RtcoF21c8yJPsS5z5OTXdBKq9jmncUmqtL1pPsAmfys3VydalMi4rwWIc+03zueYzFjK0Pbt4V1Xc9
8V63YhNMxb2P0BbB6Z1jV9yleu945L1x342qDxxJHx2snQOH6bDqV7lY3Jg3iUgHVUGeLV1Hvp+diPvYidhmPnUZcpibKm5qGRJ8Trt2WtYJRbN1ETdOuloB
+3ApGJ8qYbPAmOM4WWebqEaIx1lkIxe1k1VHGTEJbKxw/as1Dtdqa8UuDv0ktIT8zAdMqbGaFH2DttzNMtKDuQx1QGOFa+hyyG9y6TjXpmt+VJsu6M1LWcCB
8pOrr22K+EtrkHp7MC00XMr8eirwnvBweJvUn/t5KT93gxQ7+1kpGrdTmrlSGt3OCVhRi13XpHdMGXcIgZ4IgVURAgMRAm0RAp1CXfpSLvlqJaugGP7dV+2K
R7h2+ftLxA209qS19vaHWW1z4ElGfVKUOt0ObpFUhYvgMUCdA9IKuSJx5Ln2CEo/F0o4siGkLq44Rg0QikYERcq33Anu4TBjd0Lr9uGoqWvKMs/CGVkak0Te
O1ABpZYWO6nBWloscNkxqer0ZJvMi0iEMTm2L+fgJlxWwW9Vdf4chKma3NLObQyY+dqXJnOLn0xU4AFVQmbfZC4Yb05rsCpr5X1ZeGsfuTumws3OJFeiXutM
hCPOS66cnwlGnBf1+RydP+8iQN5f5x73kQJknXvUR/nVde4RP2rheBCWHzrOwIJEx2lYgOi4H5YkOk7BgkTHCViU6HimEg3gOAdjDx1nK9F5OJ6uRCtxPFmJ
VuF4AkYgnw1gEY7HYATC9yvR+fz9SrSav1+JLuDvV6IL+fuV6CL+fiVag4GeggXMH7K+irp/dDzp015A+360lvtXiS7m/lWidRg2fckfpT86b43SKJFMapRG
R8f+URoVHZeP0mjouGKURkHHlaPUezqqUeo1HWN6H8fV9D6OSCiO4xp6H8e19Bzev3iUvk7HddQejl2jNMt07B6lWaZjzyjNLh37RmlW6biMnsdxYJRmkY7n
jdLs0XHVKM0aHSN6H8fz6X0cL6D3cbyI3sfRkTTiaMKVNOI4pR1+ymf9I00QK7lJso5cxJLgsfHY5b0GGlCiJtQ4azehOcyqMflGqXoiKCpV3YVKVft6bUgo
FGEBWNusVPWTEyg1rlVmtIInApQl4Q6iV25yExOkkkEYiN1gRaabvG98HTH/BKfJVBWeI1nOcy4uP1VNArlH7R8zBdj3VTn3eVoZeeJJeuNIlV751hd+76N3
lkacg8gsBhe2Lt52n5aesSszQdTb0Mgvxpzt9u38wB+art8A2AMWruKwkxB1aOrmsNOhnxzkvhzXlWJ0pvXkAlYu2zfHpQEJdmfNeWkgfYE1m8laHQlfuFpj
XIBK88m7MR35LgP3c48uRY9QakBKzrOPEpeuDqVf+UEMUre5cHUohatzGQ2AwwfFxXVIa0sk40ZJ0utwLWc0WSo22S9trZDOKFS/0U3CyNe8JR7aZv9+lX8Q
U17dav0e/9hqYVkAsYeqkv3nYLVYXz32DMMcgGwEi7C/i7qDA8688XhQDeaL7UpN6cNxR1Zulx1wslLmUgydm05rDYecBF7eh0J8bM8dsIwMcTXd8NDk3hTX
q71j1lvzDSYXsALGS75hR0PaejcI0eyCeSt+XFf63UDTRStBS/p71WgIxyNVmdxDVVm+g9WIS1U42KTtik2tT4tNrTfFphbZiguKTQ1KsakhKTYVSLEpT4pN
cXp+JI6P3ExlJ8Sqef8d4gOEauTJIa3BlqLfH7w9rUfuSj1yLksOxkqXnkqOco7sOTvp4DfEpL2esM/XmOFaDzYuoB9i3PST/dXx2JmPD5pt8YFTwAfiwwPQ
S+6SQECAXwKNF8SMkpq3A3FFr2PbHYqPHKmy2t3RS7RBL9FwTuf402OGFk14L3BMIi8xLz+YvW/vHzXeqvmhFJZ/mXkW3KwkP7CATM/FsnQmh55I+Rvt/7P9
zTk+5uTUfD6GdY7MxQh0TIYCHhMhkqNtsP81EKL/L3DV8+FvKZvgTIDNQVQnwGZhvz2uEkOPEN9Aly5BIoifwZH4hzfhOvEHGzV/wCnQDrAzC41E8oul1Wqi
7mSQr2e590q557iOQjQMQEBaVbr+Ec2dARiQvixzYSUohjrWHTvNlYk5bGkTK6Q9nXntoMCNE3vIfEmNsbojdvNFw1xdNMxOi4a57YuGuWnRMOb7dNEwFDOH
XaaqqrmiYXZWNIyArpZGab4RoXUJMKx1oAuA+FcYiHG3nHzjWZvTmywGxZoJGtbHDa6U0og2Zq5s3bQgl9DfZvob0Ys5SH9bDAO1WGepLd4CejMQDml+dd5m
IDg4VgXUr3Ee0yj/aBXUfYP9h1WB/k8zCRiyHq0K9B+pCvQT3lmv8Y5rsCpMTfTomYBYNwcrAITIu4q2Qijt026r6t3GD/+Idxd7ArGiU3R0PNmDyZ73CrEB
J7hL1wNDDbhN1xEp7mNG8C313rTqoA7ocCWawykUSsLMS6EkJ0wbHY+GChTMTSnY0DkaUENCxVyureRCxh0kmOfaSi5I3Go6hPBih7Ua/DKCJGxQN5d4dacJ
TmuQbtDsdZFQFEaXqGq0WQXRiLJpjW2aZS/awvUQ2a7s11vGUlqCVdJdYCkNat1SGEVEc5d9yMSMhKRY6B2sxS7bwph8E7lNCeuOere2lA7mlkAmihVQo9To
VvrbRn+X0t9ldO1ybEK6pZy1ThMcztQj0WWq4xF+YKve1xotbWOt0VpnWD+3Dc+hwVFwK5fjyyMS4nR1XdbQmKxZnNCdLDPLTqCkuYJAhIlQL9VwUsnoebxR
bcKybFQjWJaNajOWZaO6hJaFeu3S6Ra9NBsRlt1PF7pR+Wpj6gi8lHqWaiNYCzfMKh74MWHdnYRfCRJgSMOU6zRaeNgjhM2DpHNU6aRFQVIdBTThQpCJXK5x
Iz+vHQA6pTeuwqRQT9sCZazbigK9G3z00rgZ1l3pZFjjUigbORL+RlW9hrFkc5znwgYo44dNkMhJHHbUkQ3CXesSu2NJGUaX/kl/N8cZ3tLfPn775jdi1rKF
snGwc5ZKhuluMyuM9rjfA7E2vhfA3M6Bub9UMHfbgfkC43vKE75sM3LdCEQL71MnNYhyJgqXxRI8BXXXUDJrE4/9whP3/SYR/+Qbx45+shKtr3XmGtSAocmG
K1ZsDRQhd5CWk9OQ0vrivOB45LJpNZOOn/WL0rGdL9roFqTkkKVkuyAlEzYCRtJS8rN+gTV/FvBLoEWbzebNJlJykFUe1lKynZOSZ32WkqsFrnjWZyl51i9w
xc/7zAgUpeSTQU5KPsGytTtfSkY4OYgHM2r73JhJ0H63KBBOuEJSXnI0o+YQ8hzSazDI0rIRRo4b+TknKyNuIA7ysnIwkL4wX1bOXRVZedZByeM2wvKcI716
3hECOuswsQmMvHySXhySzuUHc8oR+nrSEXp7Gs14ZiNDZt4E98tbCNYMtw/fS4B8VaTm47rheZL4cd3gU7pfJxCg56WSM8TxeP02+2sB/yDJ2dtqfZV/bLWw
VCBqz+A4ZDQ1abq3m+NBIzlXwbVVF5Gcq2xvbSs5VyE5b1KbcgZNLy83Y/8P7qjn9Bx4gORmT7ZJelkNRczoejmpeT1LzUPtpOac2oSF5UFIzesN31yUmnMg
xFLz1wJaC2gHA7BCQzRLMrPPaAGBBN4hcNguNi/bn8XnyxO+uRaPpD5fI+A5PJaa225NFxKxD9ymfb42ic/XevH5qorP16D4fA2JzxfwrS42CR5io/Hd8pOj
xIIrHpRblJePORgRMYMOsSE+15namGIz1zQA7hGYWw3nmK7hNIp2OHn0ods1bfpntBwNh3xbCuq68mINCEwX1LUxenfRV8VkMAxmALWT1ehWCxWAt222UL11
62ai7Y66fKul6HDZZguldi/dzMV1u0ctFKvekOvnhrSfG5JTHwXC/Ate/i+n9PRxDuXdEPKjWZ83LNLnczcj/d9A/efaz2BK0LkRqfy7EauVyXrzBMF6XkTR
kwzWYXjIGuYhiXGKXduG9UJtyOgZKJXL0SRgO/L8o7OAfyyBsAo3oItsuYawlqTIVgn6Gof5R+bPiL7mimxJPVMWXzi1IXTm+BSXUB5ux0UNawgSN0/RpQyz
sEKiPWoA3q6NiSSsoE9uTnqfqYgakERqT4vaIl9URCul81JleMFLvTbbzVPNn+f6VzKMBxol+X4IO/6eiujJ7q6I8ENyvZWbP8zzkubPbTd/1fmMSbLvv6N7
UYGnhRJdq6jZtkqSNQ2231xLuTEspOitzAXlr3WnqiOuLxu4Bfv8LsZ13F8S3t6o4nhB7J77wl/8SXmB0P0uFrr5ni4OuKjInSuPl1P9LVC3ECJMpl1Rt/yl
qWDjLCxYjew1sZtzidbQiyw2DKDAslobRU3pent5EZxEY0eLxu4iiqiqVkSFWhHlaUXUkFZEDYN0aUTg1JpSZQ/aHPruMW9cK8uk0J5y6nUSckFmcE+u1uph
hkmYDp62mQYOacdvzmlbC9tgknaSaPCaJFFOG6Y26SqKpkyq2nQNp8bfpGsB+nq3QRlSom8MFkoClqQkYIm+UYZIS88pGKE24Rub2ogBb0zgL2pNxT9vEY0T
7paTv3/67BonAe7LkuOHQbT+MvNkAF/gjrMvA27Fl/Kr3+b8PwR8j7kG+NWloIvCHxDkgxqxixjcUEosxtPKFtJGu6a868j1PBX0ME3dpUiruIVuOrtjG453
kJYcozQYVyPsgS3lRl2ogkZYjlSXjsOXCnKKCzWpLW8KZDkCWQ6vuo05twmyMBO06i77fkGqXWh7nDu37TG4rp3tMcA3rxWpaq5o8Jhjg4ePOCiVn01OUc6c
4hHkvboUw7kcgsiN0VZWtbm6/Dkj5tFaZZ6vOI18qxodJ9ZsC5I47o63jbOG0E6W570hWANIYv34jrouZU7soBphTYNExNrqEmwuCVr3pPSBu8EGKnHFA5Lw
oqu9IjfRGXtKxsSQaffHDdq/iy1Dc0E7vdrmVK+22ejVFpmonE4NfJIrliFXeFxXbRDd2TC4Jhc8VJNjV9i85UoaQRYupFjxKLILjrInM929XG1jiBHgFIcq
gkZx5HcxJyVDkW0OhklhB4qUchFV8NwwPnTfSDrsAqb4/pNf/eTv/j3cfhcgi3czssAD5QTewOVk4sRZqOW+I/hRT9wCsSTJ3DOK5efd8eZv3LGYlWXSE+I2
4Qlxe8kV4vZjV4jbj1whbmdcIW4vukLc5lwhbs+7BI3rJdqz9iahf17M3hgvebGrjYEHhHBzt5ofkphDAl34dq8HbPpE8MDspPF6b7D1yty0F1kvPFBJvvfs
q16v6dJPbb2mS7JeB0oL14u6tdh6uW+s9Zq3Yt86ecd37/zU/W9asF7/mdcLt8vJ3JMf4qRWr3y5jv40lmsjP3JUL9djbZbr6CLLlSv5+9NdJ/UafOzEr+7u
vF8dR1u086uryq1z+NUturwnz7q8P5l1PanX9VSbdT25+Da0sQ3PtrzBuZY3kOUNzrW8QSgZaLLlDbik++Jo81tf//Tef3rhLGgTDxDaPCeZgyjk5pfkb9q6
DTBCG7KecmVRjrvwHBiynnDFhnrMRRjtU2i2J7/kcFHDnDrwPmLfF3AvDia6RRPjakmcuec3xiy//v8X1s1EPC2CPHG7nDx7LuQJlWy6aFPeYovGIrreTgf0
dpr2ZDt92JPtdJ8n2+leT7bTfk+20z5PttOUFw3WfpEX/5QrTZ10Rfv7jAaGEy5J4YO53jx0x0+yNyTIprGbw+kp9zE5UxpPvnHsFDF4f/f0gx+vMORn/fqz
qZ9Ov1gluEFUghvx+L1lbJ917plS1JVM74WYpQpKGVt1pX4Qqa9M8k9P/s5ny8nsrMi5mbbwYBq6kOLRDfZDFfHcfbCCIQ1ZMxXRbB/Q6sPpirgf7GcPHdbw
DWUavqJa0Wj8lK2Tj4hPtOSscmgv04HlEltQqA1hxVf5UcyMuv3QhiL8nTNpnNO6DIF60yt4XA+e41YH07VVzjaaCtgittJU0HFkq8VuxSGnLfFhXpjWbsTs
Zjy0jaaCjiR83V0RIxC7G1c301TQkZqdQCmzDVrP2nbVNZWRnCswAEEPWq+zXVSVrqkjgrckVTlrF8H+2E53aotcz+Id5PpmKqmxLzHJ9aUd9YvOLon9FEnU
95/8/Cc/vO9vziaJfR6OQrNLIFHTZYPtHvbOxhQ+pvfxUb2PH9X7+Pf1Pv49vY+P6H18SO/jg3ofPyzYTrSb0+XYAfxt4mVuB3+b5LJR4xOjX8Z30V3NVKR4
8eFF8WLtQrZMlYG59v1zOfnhqb9g7M9bZ2JyfZJrob1PH7ewzj1ajrs+N/ay+c/aa87/6WXrF+oV3oyK2jz9+XftqPvp3jydvHNHvSpIShSb4lf5DCGpZIaR
U2seG9eFeqB/lCKmtKfEdXyF6NeL4sD4k0NQ1iIIatgwfjkEtV5SMRSZO1rSC9ot6QWFJdW9veB1wijWIhhlWGMU22CUs+GQgI1zwCFhDoesDgkfLQWH1Nvh
kNVvWBxiwskXkzXpdjn5+3PKmo9ymutaAYo35b0I2WMQRjjZarP+2ZDMRFUA9CVfmN8zHCuzwf5HX5DLD30xzL3oayuFL1bx532xnc36CAnR7MEFGtlMVWNk
uI85pULboGdXu5ymyGYfOy6i20aCmW/JqRb8IE8Ebf0gZ7Vx5dlAhnM6kOF8XRtf/iaQ4ZzSRpeT2sj/TCDDORFEpdr5PAx4QEq5aeTQKphVUPGazSnrtRcn
zCtVfk97cmSuT2zzqIrrU1XbVS7QNg9b2zzsgl2lJNrvElsYddKXAPERgPAqbeF8oghxuRTHUOK7Hns6E2ez5V+cV3w9lh8bFlFY1ah7ngunk1rpneTkw0C+
nOw/+UpqXv+Duxb4cqbRCGGqcw5NNMK5mzFxCW7Sz9rn7lF23uwadfrFsRNqZ7torJfcHlBD8orZUjBT7B0IS3K50uGglIxy0wR9mhd2l+JdiJ5lJOT3OOih
pNeDoaC9TXyojU3cXWATH0pt4jkfuLA9jK4yMOoJjGKwyssM5IOaOq3PqJNQI3HGYQQdhew1uNAsaItZ0DbekqnnHvT0HsDX21GP8nr41C1FuwfQqov95hiH
6KKLiZX+huONCgY2yy+dBDd7es+14vBYR3qBsPmxOySPzR79PFM+aZ1zAugAX8DPb9+R1sBKHnt0YoEIs54Dn7WVhHFr9u7v3qH5gbbyMs3mNDDXR6TAUHP3
LuLD/vVf3Jvxz1X1BS8qDk+5Oanf0ijZyJ6q85pBTqvGgQSnxNVdEmtGiNbdxUIYYdxdYsJ7md6emHDYH4sWahfjLjGEqXDBI3zPOcs9t/09JLW4enloktam
gRpfn8qDdqkYqGHPs4+XXqF93KkN0q2xv3/yMx+/C9lPTiFCDyl0T+z72NHvWSPOM7gAr9/+EecpTDvneNnsHMf58WreiV466i7qRu9qN/qSdqMPtBt9VbvR
h9qN3tNu9EPajd7RX/IlzzD3OH+BPchIslPuWqcZdcARuh+h4lklO6Ba8bhJOYRjSKYGT9CBuOPxK1/6xD98+T+84wZhVa3tv7E9eW7u8/8M3uEzWk0wj1sV
VxGXE7JQBzseodGJ+3bV+ATwxr44zGKdXsKUff23OdbpjJlnpGufy83xbG6On8X5s+eY4wwcXqepfjY31evC4gU91TTHlzitiA9NpOfAjJfMjNN2kymoShik
uLm7tTUhM268BHMigoCJs95K9y7KzdM02Jbf+q88T/cGep6Q7X5fkM3TZJDN0wTOJ4KF82T/JOdpIsjmSZY5u8BEYAex07bE2tlIelmFv3A/bKgaMgV42EA9
MWFLOdir6muKEKuqnA7FPTz5uBGkPp9JVFWZKM2ftAVSGxOfTu5TQQaEx3FO4s8TmNfvHaeZPTY64jyGX3j6A5+6/zN/RyjgUTz2mY/xK0dw8069HgfNemwZ
cWZy63EA5weC/8VweyC3HmvD4gVxMoUvmUEAZ65A+WCGXB2mxchDvMPh3p+4JEPh/hrOkWStBkpZYyl47l9ibwLUX2IPI48OR/ymwC+jDDXDlkw4qjkf6OuT
N3DsgkYerqruoj0DumJwCCOUhPp70Txg6Hi8jVhdldU5GxBYOq0r9eoiZTNEBYCohYhv7kl4y3zveFstol69i8I07QEzV9VMMGfmytbMVQC3hps5LDit4xCm
PubsXohiBQZtTDhRCNbXSx2cmJHyFvE0NIzUppSRKtXUUj0Ny3lPQ8NIKTBS3C8tmnBCD6e9y9fKeXxf5j3qiWxi+rRqqd6jbrs+rVqYEzHncpF2Ez547ft5
oZ5QOyc9eeKVJj2s1jr0rAVaegpMD6siPVURsVhirzRdCxVb1PSwQ7zSYLzx1Sa2iyEdHhDbcOISct+4eP9ttmazrae9fvw8iRS3ET5eXbziu5+cdseNhG8q
voOX5IrvnKMvQKequp67l2geaFZbLZ7V1orTLgHltTqHIUdl0sAlG2G+leeflla6OERfakfqZ+HHcxIOQ4X4jxNBEqau8mn8xzMBh22Z+A949hR0QbbWBQVa
F7QJuiDeTMw5JzOzn9vrJN988jbJ0WX26heNEMMRHvlrbfah3lWB3lVVvYdDvYc9vcuGeF+kCW64ypRhcwwq0y7wNvRoW9lkGm6z++lgwzkpVbVVkfBmvXh/
izuDgRe31puhFk6C50mcwFEcCcAexTHYZv8+jkhhgGO41TriiWbtkCeBGAc98b1CWd7XSfGbWo23h6KNw7a1JbTk1a73+m32jwNZ7x/pkJIzOqTkxUB0f3MB
y6WLrPdcFnajBnnFi9fOItKy1VxLCD/SSpw2odzrWfTlnAspV8vGl0BmIJDdMZTs4y0xKMfE0j3Gnqlieb3kAraX56EmXemQ4LoqK/6STp9yBsfqNvsfcfS2
Wj/EcWir9SKOgzQvOK7fjBAqhoxZX7MUYZvAjNx3GKJsDVGBhqiqhihPQ9SQhqhBDVHrNUSVXl+I2qQhaksKUYMaoqAVfv0ggwPaQannXW+rSuaNDWyo73Io
/+s2YGnykjA3XCc33PWLDNd6XYZ7TltcqDdFoDdFVW+KUG8KT28KRoZOqDN8ubU3Yc5SmkfUjBPiGhVyaPxAkyeeki9Kr16eNHYPbjXmuJr1aewiO/huQJJO
x1xxoc0Qt9MqnYkrKgE8fFOH6IL4oUKrJ36obq4CYpXDZpEkfhexZcgKKYFwD2SaGjyR5qqXgjOp5jFINY+BzvN6T6os/ACHJEF/jxGwU/kmeb0WD0PnOAid
4zB0jpvO0QBIHMoMDbKv6yAAYzlhthC+roOwqfTTgcnJIICjCdJTQ/ak9eBG1rMn8waTSUcLIFhfEUA2FpUT0xWB5Xsrkulif0Vg+oOaDH5As7T7NBmcqggs
T1YEPU7ARmXKXKaBzhtZ9rN0TLNIFxt5mBOspdwY6ofEdL2RFzJmwxN7kF8BcwquervpMkRGqEOtVpTg0IzGJMX2m9VGuPleyf7i0Q4drnI5Wysu55akXPkO
dXniUEtXATSWaKwEGFMzw7KgzlX1fI7XYeVcz0FKG/XNUC7Z6s20xhzKJdYFZK6G3nJXtBUgGsSoWhVtU1fSYzQ2HTzLVSYgyiGpeHQJuuFHmwGuWj0YItZx
+E4ShGOIUkTJkN9uV+wcjuucPs4dUJccnuRkopBx/N1qKwdfbtmltu2KRlVTdSh6ps55bzs1Y2wz32bMSjTYzVzbHK4KPHWE/5Ct3NWlARyO28DZECfOxY6D
D/gy3oKDOeNYv+w8rlnBbv9LdVAo5hvN1aRYegP5DKNpzQnHEONQrccU0lTK1N2pBg/HDZ7CkQE1hISruWXekpn4Npw1fJXw3YazhrDmSsaprYj8q9IWzbkm
dqiaWPCaivrR4OS27E1obDUhAD2khXcIL9DyuruQiIgw2CXU1GjepAcwShNwQvisl9mukF6s8Ty9bJsZqaqt+mlDDLfBLx7E6XJ1xdV1r+ZLGG36xjD6NJx7
cZv4uxfCZdLYQ1MWd2NmR3CNTBnm7AgeC2KZO6G6bL5UeZlIlZdpqdJ7VVLlZUA1lxVTo8/rYl6UMd31Mj4uTJ56iic6+ZgdDRoSWJKqs5tMZgDqKOMbRmjb
UpI2KnTl0nawfKlc1ghIP794IIqzMBBlG4f3O/MCUbYhJPYt+UCUh27L4itGQ0GjlwkafbPMprEcqG0SSepofMpbc5zQ2ZsRWwhMhwJs3QZ1MSJzGddFYumO
Q8GCw3pj2hqXhRqXuQaHOQaHEbIae/lld69yUoyFSF8m21zZJdqc7GH7pasui6rudhPiYVC1m9XQFkRtp4i6IpeQgnBRrBZvOswJlxmxxesPc3nH942vs5Dc
AMkKoi0FRDeo0cRrRHTea0V0rrZ+ZcjOYLoGJrojj+bqeWqWR3Mh0Fx4FjQXAs2FbdFcKNcFzQ0DzYVFNFcXNNcQNNchaO6tPLjBDFu7YGdcKalZZZS3Hihv
cBexToLyQrV5AcobzKE86IPw8WF9rVt1qS1a+zcQdZuZSh8AezrK/PVoIbB7dJHA7kW20agI9KO0BO7ucUkYs5UgbKvaxpFHlxppbDSNZ1tgqruc0FPDdZ18
KmcBisQWPxH3GnYrccE3jIq9hw79BLJ0WMMlGVxG2QVsnGuDRRvdTqGBWmnRd9o+z2y+l1pd2QdG8zN42pv3NCFSWhX6oaKGGi0WbExRr7HZVlJvBLC8Z4iJ
JVygph4haYjP6WQOJw25+Dyf08ksTppy8Vk+f4RrR/uiWN7snOJzOjnJmnkXsa4oojumErVdcUEesZgZh29a50+090sbYtb4kNabHXSj9SICMfOI4jSp1O3q
rLgkPU9o6Zsz45LU/WNX9Dc/ckX6PuOK/oaz5ULKd0V2et4NzXfXIHc8y47WdfUSJxnmX8FOXQElp6bjMAOiXt3RUCaseQVhDetCJxtqUftaLcRxED0dVoP4
xvDO9+7gHOd6bNqIYTRDUao1dFlrCJPIgvyIB6usGTpYzI94qJgfEZrA108gHhKReBHN0KIJALQwHC5FQ2RLrZR5LRSnI0sRhCUKRSv0zftEbVTnxC1WWycL
zlZeZW12I1PvmORD19X9nCY877HB672gQfZLPkecduk1xWmX2I6AAjal+V4ZWcYkJ2w7H//wuzIfAfaTGTXUZhrmzD6YP9VFvemk1m7xfqvq/Rbq/ebp/Tak
99ug3m/r9X5zC/utFrL1TEJ2px1JbQUdA5OgX78tp8OYdmLtqOUnZ2zRx0san2cNnE84okZ6yRar0RmbtYLwAXHkBZiS+N8Z+cI+Q2b261f36UQ9Uw5NUWrm
BxT/oeYJ/FuA46GDWKxYx6ZFJBpIgFUOcRWnxU2LCzb6OV26wzgt0iuQFjYZ0sqKcVt8JtOcPaE26q4/PDn23KkPuW9ln8Z5Bf7eKWl4NqWsQcJpFqA/Z0aQ
+AEIuRt2MXPI5eZ2xSMJ2ktrQuddHXVrRT7UyNS6fykvSj1DrZX5cWHNSRLWUsb0aoB4vrIGGz5r74ldogt36VxcN4vD4sP8Gx6gkuTnIP/26lZW0DBqjqGq
vAd7VRVqQQ+dNLe3T7LDhnPzAHo+9UgyoXZxIrz3QD9GW8cQ49Qih62LFpXHQfHOz1jwQNty82HiBlFbhBkdhzOz5dPoZh1Kz2b20PJM3Hb75NT+mWMTe/be
MEB94yloytZsjm2ZylxAHCK7DBiY0BwP6iITPiZ4aICZ/Jdf7tg7KYnw9extyCDUO5fM7S1Z5t6EGgRVU7APE9QUxrNBC8myBnWoxvzo1cyPGjIIt+KOR+Ag
DHgTGQTgN1LgP93sBQmgt6VQVshVP0OSVggZ3ov1Ntm6DFAX4KZ0TSom5vIPSC7qxfMPVN/SJvlAgpzqJS3zCaFNY+rhLRAmTYAEMtUFyeEnP/PxMmHf73zn
03srTCmGcv2yk/0QdyHqNEqWZzuuJRzGEGAuSG6D+wW9TeQRyWFzd048IHeqnIorf+e5+7M7tK2fw7UXceEHs3f8pu6C1hkfrOb8OAeNH6eV+nFaYMoHmSlv
N05IBsXcAUOSOyCQvJuW5A4IJXeAZ2oi0r7tYZ5d9yE5qPXW8o2XJ7Nv5PMspeuqrHnaDtgQhucnWRoWkjusFRqlV5VkaRjbdliT3KwHJrBoe+ougYwQEH9U
SN0p5wrVZUZenc7anZ/Outo2nbVbSNz3tElv/71T9+39/pfub+oE97N2loTbKiYVm2U3ieftmBnoOTsuzcto7aZZzyUVeaBTkYc6FXnqBUPDYM7caic668vG
MZxXbRBsPxFo3sy6X7eBzY+HM6s5m8NtYe9P2aIhPwnfiOH5+9isN7M7C2hWu0odXSSVDhqZFMW4VPc7B84Wn2IV41PsYnyKU4hPKSXgELpeciJ3PgeA9Lvs
h3xtndA/a9wATddKHFHbZObhK0tm/uFHsmTm1c0CBMdpqoUP+k3DzBznxX/KjpmlOcFAUFj8TI0pLk9VvdhmCb1cEIv2epYiucK2ZQEjiLex2jnfuJz0FLvS
E1+b4Jp6SWpM8YYMlupLU8lvSGQ3jQOdq0ibekvi43bMFe/IdDFMWqgnzOahnaL3zVGaMuH//nZKT8JR8RLjfbLGOWbH9oIM8XZ+v8DYEMqWIcqlrZPa1+xQ
VeCZJjIIkykOTW4WQpM9uDCgAiJrNSQawH9VshwcqXRWT07v/sFghBNFphugbmW1NZyl1dZwllBb4yBN4c+A73jT5OOF5KHTNicPPSgzYUvy0CN2MS3mjK1j
XjUGmLYLyUO5pMA8bOXkkoduRPJQJ5881FlSoQ2N6oY0qhvUi2ZS+rt60dYjQc1GBnAOyUjLiHzE0KabYma9h0QcYFn1PfL6u+ntYuogTLG9IMWqFCKZkmzd
epb2z5ul90uT79Np7zBnQ3nvTvN5BJq5esH93dr+6ki15kLy1FyFK5gvwerzQ+H851JgZxm3bSJW46TssU+WBOdkBRKeCSSQ70QQDRNBXBopDJdACjNo/PpX
fvDFBqCR9/+LmVfIAm1FHgI87beUh5V2OOxcVNHQOsOFlFL9wnzDS2CsGEtQWgWvSmnlFqtzOEuqs+GYOhuZtooTZ4qTVcLlBCy0v0JZY9BAza0a4cJijhQW
2yCFxYalsJgr1aXXoztO+Hrl0uDae8jbWcGMtejAoUAVzFODDlVUk61INdmKJGutYK48OgyKCk20GgRwaTXZL+eq0A3fGHtpOUk7iy+Sn1k6UJOQWQeUcalk
0J0yCkAiLx4q0uUNbKi3GZfTmB2JUlJlsbKVuZEKhNE0MMfO64EqoIG2qoyjamU+MAcuBGXQwHLByoZCdGKnqeCDHnYrcrB7Y/GIs5pg3jqMCoQe0g96ST/8
LPQBw/xWOn5RpHjsxAlRoIRDMy7T06vH6b5BDmWNHGKNGAq3vQ32+ogaGLKG4Mc5ZA1G3OaaqILD6qgsYi20AlhbEqNHUHBG+VhUFzWDUD/UwqK6KGmODLxl
LKorJYIdvaheMmzWdBOqimaEFjyjEFor8dCOhVdQ+pZOdm12ppBr72wv2W1e2s8vTVdK7p4SF8x1DBTNWVlV0rQuI9yby83v3JVKosl6rtBIS1pm2wcOzdjn
x757VxbQdIBzBP6PXI7AMgBfccXDGdzkV164i28NWdhfZbG30UMZc3yafVn/qpBrEIVOq7rAbwDq7acFfkPj7VBhS6E/v8BvMEl4k26HrJqoozPP4gsxl4nv
UCgiz/WoMwtnUzliXmuwfZPYv2RQdPxPEPnrSAYlM2Z5g/1/xp2HCR3QaP6PuOswIYgyyiLyuG6IuiV6e8h6W9zSGa8dTkO4pGBV+ViZwL352xMcnuqmdsHX
3JCTqTLSuReK4HI9l4UvEYHR9X972E+eZ713QHXTrOfjoP2iSrHvXPV/+5Zc/5drhNqqL289DMV62ENLTH0JWFtTZyeJbkRjgqto7VKdzFhoWGQgzKn/tMKL
VhXQwONuzvCQ2Ucim54nOGBvUyIbRGiTY0DDwfbhlzV0cM5ABzyGE2Z0xhHkPmcKWKK66J+s9DtpV1Zpd6KktZ0VsTxip/vTmK6VFBGXIjwVjt/Q0ZIQdJR9
Y+SLGodLwtrtivBUUv+rCrclRXgqIT8/rwiPrzUf40mTVR9ScBTgMWGPc/nSGClL0Eym8y6D5zM67zKqdaIddrUzqLoMhpNTC78L22eN83Zx7OOp4afp2iT/
OyXNi8K7DK6S39st790E/7iKYS6zkrSLx3baoB652E57fmwn1zRYLLZTo0QT2wkPAxZi0cVcdCeuaaVydv8rMtF8b1rrCvy0LO4JGjgT20pyMiVsj8lNjPQX
4Qx3wJYfb4uJTk7rHz8fk0h9r/5xQxxuBkPOwHdLDBrkXzuA+BwEfhm/Li6ezaGafiRl6uDn5YlDJHswVJIhBpHkby0p5WCL+j91yq0on24U1NwVTuUK3oc/
fR3PQ4WbC9AcAiXQHNgctgkjfBebX9Gztvk0aq6nGblDDayMklDOFlwwxCzMziem0tn52fzs7MzPzpV6dtAnAZ3tUZhzc5NOWNIJruY8DkUgIwZobctErRf7
6qX5r27Jf3XTgq8Oa39xmSWQRvpemSdI1fC9suKVM/5dobBG9NjV7L/pwyuYd8S0ndaPWUImLT28MoRW2pS0MNTkTnZ3sa5FZ24k6aZCzBoU2nSFvnMjPwL2
jRi6awmtVG5k1g5axiovTJfprV6gq+kKs+D32jG4H9nr/y+7l1ZVRVQjFZNsFxJcsJNe4S7Y6ELA/GJZ0cs028ArtRslzjsQrBRolQr3kF9AD32VPWPzM/hy
FSk/qtJ29UZgKLoBZpoH49MVHgzgjFW0PO6Q0wJj8HVuqJP6Uh3ngtFYDhCbdrQ27+ACalHXY9+vORfqHbdM4DWue4Kp8sEehsZI6Yj91DEB7XU1n5Nu8JV6
B3iqxN5NdCVuAPRq3YuGERVDihQiAfbD/Nj85JRGpQfsqIHjfhL+CgCVPPeFL33SpEaXVe0QyIubqsHjOzSVUtAw6gTubmIWGwAwWzVv1P2mrZ5w2H8TJTsq
qrmTt30FliyU2WYaFKoOZdr9kcHzg9K3NVETh9URd0BFndmsZR/swge7VdfO90YtIoY9hMF7Em933EtdvnuC0XTvkHWATyvG2KfMGT11L98Cmq7gyQf4p5h2
ejfYH7ubeW3E1Od6ekhDNxrKCqFXZU7Si6xLPRz1ZUjSFD85G2N0VqYIM8mmrKxs6Lw93zfW1BVL+ti26uKrni35wToB8p3tYLlTLqewXEkdL2yN+77AXI8v
mbuX3JDhW7Mz4WCX3kBa3zzHub6aoWBql/qSi4IxvuRrS2cisa6Dqwt9u5UlVRAs0i0MTxeJut3Kv0aU57SLm9j5tAEYxXYxFgcx48rvXfTNNrDfH/Xj0IqW
sbAVLcdhBTXcqTkdOKCx+mZACLAaSEKMYCBZ8554xRrneQ31K5I5nHEAhAF3uj3Lt89DqXmi0zTOeCUJTjEDS1wfiFap85JVv0r74bz3RkpHxp5HjH4Elo9E
sRiiwHmHJuPzU0mruTdaPeap88e2TY3Ze++MLqC+EN4coK62xqMLGSRRLvtQtGasg7j+ClhS2j39ke9uZxW9m6UjB4q/CoVoUAqbgweVex3HEHKc5TKaUTAK
Ti7ZbrqrUjfKJZ+ddR+mTpVLPluaOJN1vQ6uo26PWdH5aiUBnJsHuDV0UREDUdXdMTfM07lLAMrzaRnvGGveqfruoLV5+WXrP8Vr89jo7Ge0DDV8vi+6mNq6
6IYYZeHoh7qAlq+2l/GJOo+RJMCV2dToYnx3lbp4rDn1SFy7lh3BfGbqzvbNi3PtvIAr+aIKkpZ3x7wh00S1bZU2k4pH3IPgvKIRdwYs2wwRupowk4UNzK2v
voGavxCTuqPQ4oXzdzvrRM7T8s0TRnDxMeu+aT73fHIroHwqvvgR2jw4vXPsirvUxXc88t7Yv5FhN/YZJQwcpsOqXz2ElRrzJkmuBXdBncJ2sn+e0HUQ+aII
VzX8e3Xd1cKo6dpaglmDDJbrY28yc7e2ysMzYUUydQ9+brAt+ISsSCbv0aiAZJAVyUT6y6dfLxk0QVtyRXIm/eXWOkPzARijM0yaucr3YGREb1lC1J3KeZvq
p1JZJ0RKGu2FJq5cfsLyJ63pNhsq2oqoaH1R0VYh/FuKNe5W0oUCas1bmGEmAdko0v7AsTO1ViY2J/eyUuqr+cBo4glwkSahnc5LEC5zPTVdX6Ki6yOmtscy
rEjNT01p8s4MP7sTEECXm381qT1DhyzvbK9Rs4oVYMlx6z3jUYXYruPWDsjzWmiu0G/WJYgLnryfXdVPsY7mzyWXWfqtUBpjQze/lntpLp205ZjQPe8Vg9s4
KwzZGvyWgfDHbm4+nRvjUM/n9Af5XyepEF9c01qQGnHs6IpMJQcfoyp8rfnd23P+LFCOc5eYZX7bZmcYZ2vdG0bcNThb5+4cdZXc3Q4FK9/dMuI2qSXJUFgR
R242UGhNtsSNUB909BIN/B52Uq5hcblfdEHGXkPi5Frisu9Jrpq7pQUkThFopykC4TvFhJrNITViKj2j6EbOLpZVYlfVWFLyuFYbEbFamiKwqOiGNRhFPnfK
DID+YwafYqcCFhFq4hVXg22sxGJFxH73Flf4tOQlHZPJdeIxSVXRQlexdxp0YC10FRIliS+SuLGKvYOCHR4bcbQWmmaIdxRsNR41PecYsHizbe+BLYED1XSZ
InhLpIZk+tHE7Vb2mx+/0iBkK3x0hdvc49zaYWDoWInEOQ1DswewJw+WE0H/plKV+AtYbyfE90F4CW22fpFOw83W2yAfbbVuUA7Gup0OgIbhEdo+DiQULpA2
9vdf/8wny5gKZ+zX6fZpZ8Txk6nP4lOP5XTJaMM+RpA69vzHv/HDv5j78ekrRuyj+P0H337qfvr7Bv0+AsFd+mMfxPlTf4wO2Q/jvGuzPWNLl6Ztbg/mUAf+
DGgbn9A80dwVI9aZrClrDufPc1PW8zhvbbZmcbzN3mqdlrbskzjaI/YJ/saQtR9D2Gy9B7/WOPs+y/5em6130+/9Dr7Iqoqp9BSHCXjds4H9qMOtWdOO3JnB
8Ztf+MBff/hPB0acI47++MGC7S1dFSk++EpSLNrJMXv8ylV3fPfnjq78yhVX/j+tT139jV87c8WVfGx9+4or+fip710hqhStrPuavSMusQEIXDGaSI18WU78
DFbYRatmyhw67GdkTbh6ZP/4iQe20rw7skRzMnDntCP2lycc9vtyd212ji0yaLg9zriveBTAGuwGLK+bEeiVsI+jf9/68p9+FDNvH3Ole0ddWZeD/HuztQ9a
JhrNlJtLEDdv5FDgT0w4SCIBGxThR3eshEpteib2e/pLMhNTnnxqwhMAm5NP2c+4ZibsE4t9zT7718TD5yQ+cOJD7OHzDM6JYp/QHz0uH7WOejK+A575qDXt
LfJRZwkftWfhzbjvs7wtn8V5c7N9uiQfPVmSjx4vpbjCOljK9uEMzg9/hPfhAZzXqDf63f3yrjPBvzc7z6Yddk57r2yWbOkwNTpTlqnfX5apf7GUTv1cKSHq
ktj4k0a5QDMskxGKUp2xuMoyyV2Rb3S3yectUVvBG8MhYYguCKzZ0I9zSq3bkIPW3mDfjhRa9Bu+wLj9fqRJ5BftZHi8+fEpnQTVTQUZBbesElcPhf4jZOMJ
kD8zNmhrNZQ3aEwRzXJvSV4iXGDfPB7XVZ2VEqq2exdoi0dCK5Ez+FjW4WcfqDpUq1U6uFstnw4lEKY6WDyggZ/BqDywRbVky3vA6vyMDKuU8lCe8fuMS6I7
9jjDDhueTpfEaei4Nc6cPBw97ebDrKg6wTTnpFXAIw0DwT+vGslLf8AAfINqcJ6vw0Q/dtLl5xnEnCv15b+hy5fS5cfk6S25p4fp8lPy9GDu6dVo+/f5stKX
P0CX++nyIXm6Rafd8A9oMLCeJujzlbZO2slUCS5Q4jGmPBMi5iJAuCTJRxFYWYG7SVWyzvmcm4u4By4jaxEYudAl1HFoEn+CarKcV027sdjsxoIVZ5D46p2c
hLsm36bJEqcWWu59JRVkTi22mb0tdPqdh3kom+g0EM6uRuuK9qgBqaNMF8ybQ9ZoXD889rK9N+pU9kZ7a9SF9jcJiA5HCzVa9MqWuKbtijB9OgupkRbZXUh1
blsB3IXqrFt15+oGd0rwAQ2+llMRjUnFX66rXjMuNlEdbHsdaqF6mIrunbpscBdHsLarGpw1gfmgxSxMPNxXJEDP5lgrdgsrTBzPTF1mhjUcqKyu+MKWmLUK
zd+5Q8/rClpfGwokPBDmHcpZkryaSZR7M0IFdeJNIu517Lt6O+Jel8uauHsAqm76oAcQ54ruHE4HM2t1F3RDu3fFrSKuaMUhRAybvgKemfevo+rACByHbdKF
EUyquvY6adJou2FUsAHwWBD+fRV9chDT8jtTMpm+fL+FdwZRNkV/NqTP4du1q+uMpnxZOW/IauJDrYTxSH9iZQiXg0g8yVHBbiFRD/IA0xu7k1XjSemWCBVQ
6XJvGgXtXUOP9qoe1UJVve5x1vj1RN20NVuAT0CZ6m3+eC9j2BbKwLVoGN44TWEvDr3snU0NXcXfVOP8DTr0UhPdgGJ6fpxboaNpqDt5P7VgXqUew9djDzxj
qLNx9+64tRsTvoceXHVzUrpmQPVQEzdHvdQFGUkfQVu3iVBRvVBdRi30Gmi1W7Xg+tqt+lDmjm7QALuRKgMqxN4dEPF7301XSrt3Rf00jj3jqpcax/ziIt0s
XA+FCPQjAGbZeNwCPqLJACANqBZw1QocqtF5qgU8tpIe3fKeqJ+pQbyqLntGiEL/uKEHDtpEc2olqEpLnQeq0lIrQFVaagBUpaWWi8fvKgmfxvuyAXUjA2pF
SvOw24DtmodYkBbBLa13bkOOGgyVIriKlIpoA0WRDtAQMyW3XwfRAssshEw6br7mKYVC1B6YIHg2RZstRQfiPDx2p7XkheZdIsn7xp+Pc1VQ0zky67E7Eq14
HWR2tcxGncmspyqYEE81MSEeHM18COSYEA/OSPmuxkvoE8dZAAHQfvVgtqS+EMAJXjzCWMfhgI2sxzrtW4lT+oZQbTdP3cmaF0zj7CFOiUwCYc4Fwvx/q1O6
1dmjrLUs+tKhRniMDi2SrOmwgiggHVYTRbNgIKrgALMNiUnDsdX8XcELcMEahqaKsZQqgwbbqjRCs0S7BM6AhO5HHJRcIULswTbG2Dj8iOe4eyq3ipOqL06q
1cXD5YJFVMecMKWQ439RnbB+bl6OfwdX7Kx0fdV4Om25kz2cQAwORw2BQKZfTF0RvoWQKjY0KwRZRRxTV4xWa0yq2iRyelqHWVfBQy3NH2pp/lA9DNVrN1Sv
MFQPQ/XaDdVrN9QSrnjZUEN0Lh0xwq9osDTihvI4A8PhqFOImR42F2+rczbRQvG2apsgPZqgeuo2pDon38qVPavESInLkJUqsEoJvAVLOpSrSv0JP+Pa7h6B
AvYwhNmRiMv1rJfDN7xxHcqT3Hoz7oBDvnYgKiPISXzfeC8h+VLp2oG4TMgyae4iSSL1JoKHXWLvhvKzInkjOfSnzH42xntDaQ8T7XDhXMPqfWqT2ostJkLw
yNzBZtayrubNLAMUhTTxDOpMurPy30JK6R/9GxoszhWvRAhR8P0AxanAMw6zRFLJTdw1fWbLR53X46Nvl4++XX/UtFwGfRcHtkX7xyKbnwUWV4Bdjo92OHvs
99Py0Z/7fpvOHTo6+tg07lYzXqaj0iF38yOmVh8j6PCa3+HMXK7OSo4rM7dJPnLbhOj1E3eXZtWFPGhjScFUW8DJ9tjxr3//K5/4109/7nKZCxYPClf3u3J5
CsevTTB/PemaL2Rf3ewcIcn2R7cxWj3iEM1pPnib5huPOFH5rGOoJM88CMloDQEiruowD1EqepzHWJE4kpakgoOsqqQ/H8pqVcUVlECgmyiBwCzihJvehbDg
omdnbl8ki734mFbFzVJnXcXSs1eJf32dsAZRW3f3+DrC+IQEH4zruvWbtj/00biyeJBUlfubK+JTyQdJVaTqL2GEK8/wO9+74iHCNpWXHCJ7HpAWbdaOo5yr
olOzTJ2q46q4q55VGUP2CdX5Rw+p5sdpHh6kXUH/P/QQRI2HHsqma3t6unr7Q+lqzGTL8dAMcXY2sBMufWFKkEIj96v7wfujluz9++OetAO/wgZo+mrPlR94
4dMz//TFI5c/pFrvHJDmcKOV3ngXXaVPRJUwef5BU0YtW/teJCkhDg4L2VS9KQgAnCbcmBn4Psybp/pY/uyjLUyLQlxfH1Li0FkLjp+0dr10Benalq0jFryS
W+tlWETiNB+kIdx+yzXv/sIFl172LgyhL5URlqm+8Xi5WsbK9eXJy1M/tq6lB4gdNat3xUMz8UA2NWAk05sn6GbuVo8iFlRVZsyrjz80c/+VO//bYx/5/l/9
2uW/DIrVo/r1zdkrshVDMw/Oe7JXTwBJJRjfnnFRP3i5rIBemhXQ4078mLeaCFD0LuBtmZZ54uWIWu1D1OpyRK0ua/OSmWfFO6xPdlif5JLx1DKpGsf7jTsH
4zotBrHusOVyd5fhk31g9tNPLks/Sf0hfp1BgT/8Cf5wLw8PbfdSp3gV1Qp8eJkaoA9rBzrVxwJBmteiCwKxGDo6d1JHPJLv++pSxaRWRAIEgT786sS7rWxY
bQBZtAzHKZPEYBlSUXWqZRjbcth+XGxBD5PColIvfWg5pCiQ7mW6PHkfXuo1Zpk+AFxFaVDFLrpy3f/18Np1Azdd/i6WaZjFpwlMQbh9iZl0CP+wN+utKSvD
C9trOISudGG7MMu9i76qeiUY2axyd2GVW5hsEUeW5cWR1fIdP+5MA8Q9nRjvnKmizPMZtZpwiwHlfQvziHVyHrG+Qky5h3VQnRxTbob30G3Z8Ew6tj6B/F7C
3/i5DIuGyVqeAi4WCChCNgXPXW86d8uhGm3fvAcpDzRp2ThmzJJ17yOY8ek7ajmBQCfMcZ31LN2IGNNkl32fObxeGbsMqguIqBc8BYCtE8BG/V7nvMSTVhGh
WWsK6NifEblKjjL+0sDn+AM/4A8QnoBfWROiOQ9/OS3tspuJxGi5zrqZBX3vFp0anuG2D+2voHOQPeISKu8Qt+SM7synNVH3K6E2i0E5NB85HOSAgrRmJKOb
SIOMTBjMl2GpPCzVMoNM5r3rCBpxZMcSzHQLo8BkxhMyIyAdCu7oVF2CFHpTbyeE6UAx7TVf3JsLZLeigbNxN+3YFNGiZ9FOq+NOVkmlu4hVGZ0A0y5zJftc
S/lsaV6uOYHl8BjjFHhdBKU8POS+gxLCA6IZeCcvJujfeWqACJ5u6hgxGRWoXNQAB2oDnpLfeNp6CwebDO9ADhAB+cRKhl+SpPD2VusI+L814/RejZo7T+8K
+kLzT6bSKIG17pp4JQ7D8SoctsQKh+1xhMPOOMbhhvh8HN4Wr8bh7fEFUJi9O17WPCjBY0AaFzxOktTqx2nhz3+chO34cSKk0eNEW9TjRG1XPU6C18rHo4ak
L1y8xzTumYxox8yNEJsEtoQ4lEpyKWEi5CBoRf3smQ7GQNvcdhMx7lb9D75zB/uVM6RHK4T/aQfcKUtkWe/I8WdRj/SxR/X8Unr5zB59mZvrudKWHv4JMyIp
l/Fm/jS9+MA7cpfnrnhHXbwNVM/ZwvOz53+p7tDHzM89GdLIekyMWY9u88rvjf74X8fWf5umq36/fuDu7dyVOt29YmJ028ce+7VLH5K3HYLr5KG4QZxiz4MP
xg1+4c14W9UfpL43HtTzwtdmFD/Q/KVfVJc/9KC0oH/Q/M1QMz3IgfLgg7yR/pRLnqFfC4rr7sn1/Z0DPJnpbox6sP4I5gCoVgoYa4VaAa5Y9VBXFgAwoPGm
+EIc3hdfhMOEHa/BccqO1+K4344vxnHajtfhOGMjY/Za9yCikQmIj9hxXx6Kh6IL1GC0Wq2LzlcXR7FaG0VqTaTURdEqdWG0UvURnWCGKccg0rz3MLylO/YM
2E3qs8As++8QyPYX3oETk9R/qLPLx0q1SikVqVidr1arC1Rhc2HnyB7i3cT7incY7zXeddh/OaC5QnU/SL1kRB/zVlDdGbLvPpdoETdJxvlPv4D/vkKQ0byS
T3/hOUBETTV/KfZoYCp76LncQ19hfnqAutjKNdGda4I63sq92J17EZw5jbUGPU1UC4V8pjSnN6U5vdzbT08Y9rNAbHoXITbzXzI8q5eUd4PY1EadnUJstgux
2UKHnlFnmA79o84aOqwQelQXetQAPQIKoskADy2814CgfrAiEEscVm0OpCsDJJ5bp4E8nodqvfhkDt3bgu6XM/Kcs+chzxlHi/QDyi+WuOHP8BsLsf8RRxD+
UUcw/jFHUP5xR3D+CUeQ/kkHWH+te9oRcjHrgF4MWXNORgau5pCxRbuXYdju3Bjz26jC6D9GDHQrh+1bGtMPFDF9SzC9YAUa9DzMYXgdQsevUK5eOFeMWlzB
NFOuoJr9rqCaaVdQzYwrqOagK6jmiCuo5qgrqOaYW0Q1QCUXMmoBigGqAcoB6gEKWkmoaBWhjVZ7VDNwdlTTWhzVFJAMkE5++WjkJ/Rkdr9OmITP7xEL3zp3
CoZmOk540llbqRGXS1NHI+5JHOMR9zSO54+4sziuHnHncLxgxD2D48oRehkIEW4Vq/4/5q42yIrqTPfpvt33e+bO9yex7y23aigdJRVqZvjYSE+RBHfZLWrL
H/zwh2Y1Rc36A62pFFpELjLESUnp7MrGQdEdwyYhCmSMSsCP2pGwZkDIjq5uWGUVFd2RoEEhKVxx3fd533O6+w4XxI2mQhXT3eeePt99znvO+z7P20spYmJM
ZcORN8E7L6oGjT5tEPnHmkLYBKq90jZpjlHppGRySc7js9iOB6lrk8WOXFx2rQs9YIlgacArbkQKLUq4SMgEML8lemyIiZ/RbbT0FltFuGmutu9r1g2lIQ2R
RIy2xuni5oTZDcb2f8ZPl9kTcePGzh2PrNVnE8mYYF3zmY43wiT0CQZ27H18mmTNpzHYQvOwRftfmPEUwi1XqS3eTiSm8IiLh+AsoIan3CZKsMC7/fw3aaPZ
ArMQ3mTS7YRFuww8IFIfB3fQ3Ry+S9FdF9910p3PdzneV+JOQN3tfBTVcK0o0aXePFOi0lRRbj1VpbJSu4TULsG1Y5R0gjH7vL+mfWfFPrilYh98Vuu1V7ae
ktZr4NajNc0qZLWqoCG2PCfj6zrNRteWWjr8zgc34VSR6rWp1EqiTeP1NHVHU0Z0+62O8LQMD4vrjnWv3XTPjX/+g1KjFtQbYlJCMi5oUDYdlI3Ey8dK1BQv
Ue7BTWGiFTFfisXk9FIzYv5p9QbNDNwNTdQNPByLlGKxPfenNmpQzj4p5xy6dMyzuuiSmmfhIKpT6pCL1cEptlOmfjv0rHV83thInzatRm159ooeW7avregT
lPr/V9/Kuv4h84t8ITHlDM8zscdCbN+I5axmHolMYqwzaVeqdSag8GqaR6KWnGSN2+YoeOZEnNAnxMZMlrc9LNupYHNiQG+WEoXDt4eSXBdNzsLb0mbmajbw
g+Sx2tjDyTLyhy0eWL3HHawITFndgucxB5Y+l5AoRH1L1xGHJkus9g5tAswpbcKsZs2BXXhaDmtR4gk2q52wKpVKNMocSN8tPSx9N8xzIH03wugfIjmIXkgk
d8yhNvQE1VqyTYINispvYcVBtZgtEhyCACnjrZA3KOcxXCnrUUc6EMo2ZD6slW5QtKEUZQdDVsSaC3wd46QMkhj+UOA2hkcGA1GoTPOtx7aLV2hqjnGd3TZH
hkRhr9hjqmAsUcU+YralVcCw4BLZDoANmOhDfx26b8pmn8+6zhrFus6QNKisItYgi/l7YD+RijSEGD1r4gdktIx6GrgETX8SdgK8pKb5XCsdfiisGRFvibBK
HCjB6XKaRlSGY29a/J1fbPyz7Vf+7KrrZWecDVbgvBPGZ+7XxKHH2d3nSrAxPqOF2iTzImvnhZMsgfOwRDfNXwkA8jO4LOLfhY8sAbM55gW6tOgJn08upJgH
m1BYtopEU5xoK5svwfYFVjMViRaKnBUsKTG7kfiTDxOlT7mUN1Z+mL+cFQHFZkY2V9tT0ks3+PnInDIBduIeezXFf+fwWtVrD9KuHOZtieAUv6bZy0I+kh2H
dynhNJ4RpcaHkUVlmBY3DSclYph8L1e3Ct/Rd4T9aLU00yqp32CRuVhzwVtgi/r9nkceThbzMMnTvle5spVVZfORC+/ZoLlay1BBVkYtc0C3zOt7n3701xtS
aJxEcAgYqYpOm7S415YjiatlKFxT2WvLZCgslTouKUaOXrLnbeya4NSWyJtsZSzTpqaNL6BF31R8jGwxMXUxT58Kk27Gl00V8sWCiu11VUwFX6Y3p/HmGLPz
WsHxPQe3UHfQ+pvWpF7gi/XdBaoEu/D5VpEu3nxaxm3wnnfSJctoGT+NedYOLFiL2UALpcVSHef0FqzF2M6LYbJCpyn0X2GZZM8AK2tz6yeMMmmwUpfknq1L
8liX5FboktgwxvdYl2Tad/x23W2DwFxa0MnAE6t7CeMUXa2rw7Q0KIBgHnorxd8bhmCGvQ1VG4IZ7cdNJpd0bB+TFoO5QeDVUiV27ZoV9FqulEPpM3/J8DIS
N7JMSFatrOxVkZ02slYgQw1OE0hGtHoZsGg2grUCVt+YL9mYBfRo2M1bZlVNgGVHT9ip7FRW1Zmp/IgVmapsvB+tOpGYCaeaNKCYky8AGSWIGMYoGEzMNK4J
jY1hhsJDCHn/2A+ZoXDKvGBNavTQBK5Or7XLvGCNywvr7/5lTa+1NcxhTF5QDDuye9WIeUENI+TNY997bmeuV5XDHE5rJNUJQT8JLIqrwLgoymELVeGQMhlM
SXwwxnIVJlSIeELIyel9H739bluvPW7eALGnIKDkDcZu8RvWCEJOvPpfD//ozrzGcnEeZY3IWsWVVisNkmeFif4eVeEak/5ySX4ZVxh8J5L4IhP5V7leWqN0
0nOk9F1cWcGxHdA4No68IydItjupMyecXjYFG3HiEK9hAyfyetUY7t1eNS5gIsWgojdefenkzm1tvRYDj9B4Gmp0xAClvF6QMgraJSElAVao/61D6+/75Y6X
v0xtlIjAbJCMt2o0z3hC945i3BJXdMoxaLzTjkEijSHe2gm1QPA/5bJaoEYSpsWmHdMcE+bOGnWCMo/nremZwCcRCS8Ag+b0Y86esmDi6WjCrHVDArW4oBRk
9jryZCV9FD/jNMlPdPTIE4R9TR8lsdf8BVsnJDR91EfrQvoo/j0LQN/pJ0X5bswb4Irsp85AsOpGmIDhqWsAc7UTAJKBvFqB6ijEX4EluouSDBY97W77ohsD
PtZygzW+N2g4kMXkG7yo4JdYx/DrgiixGUlUkuPWvgHm5wlKGkZ0uVpeZIufq4AmwrKZwWVpkSFGSwRk0Ac71G4rINGHXugHWqXbWlRkk/uFxYIkC6u/whMi
1RZ8L7S4JvkKru08v4ZRRrWMMnKMCb8gPnIsKii2cjjLABo4ozrBGTnQktdpA+haMYCuEQNoTwygC2IAndexfYotuujUAmwt/XQPsxpnejh2Vgygc2KU3TdQ
+JXmzQuNoT0YQ9vC7wjGrlG2PklSz/GJlPZuQrV5clgsn+mz2CpiPxDJGmh7n22rNd6tsTk9qWf7pHwry/0kJKplIEpY/C3+d/qKLdCWa9rujqdLqa/aS0Am
1e8Pf9VeCkoPwYgPaFtWGI/6ycJ94b4yoWHYydmsqU4CLWLjqRNUTTCvzuByKfU1XeZSX9NlIfW1i7iLAfJx/XyvfSldcrCtdv0sbKtdPwPbapL78eG5gj12
fRLWLNm8C+qdupVGMhPJubC5dWMo5GSsce5JJmChqW5NmkVvivYvKb3oRUC8iCiWRmpMNxI7oCplKpUn5aHLgiAd7H4gkuhcTQ2dKmwNeSIg4bLpTNVk/7Zj
S0ktPvOT91/4q28u00qZRXctCk7s3/ecF/x2UmFanJmuSTMNABxA3GWaHFUr4NtPg8kS3qga6Sn74x4GdWfC0JwOTdFLzk0i67HZPUi/YRUO9nRhrN2rYDNN
W3nQOzGZNX2aoAFW9FGCFlgV65gmWMF5nYbWp/hQNF1BbdzHzMZ9FcTGC5kfMCQGql+gbqFL3XzrZiCB5lur4EqLpSe/psdeCXabczpjsiJ643wIQARubOav
SGQ0jDfzDrzWUvNBVLzbWiX1vRnVvVzdAuGYvhcGV1nBOBfmEYaEfyi82FgBV9DlE1oBr5HH5fpxmTwuEUfqi8U/V79UNUBVcZiUwsSyUOiR++QFkjIkgVEl
ASMmYFgHlJWkuVrSvEXSvFnSXCVpDkqaK00v/M+QgEPQOIWP5MFDYnPogsS75NHXj63yiGk2gSHkIacMXRge4iEn8LjmMTt6wrDhhvQAnnyYLj7MFH185sPc
4yl7TXDgAax3Y3YFoFKJywcS3lT/m6/ufvT7725qIfES1ltbd/MCfJgtuRDpECL9656Dz73NkabwwwaJdCCMNIlI/35kn440gR9O7OJIT6kIgbgL9y8KBPEx
JRjEcQ6TuNs4LiSsrUhwx7Mv3f3fO9q4l1SwS+JsjqU3yoWR8I24b2auOxWc+TmHbYjFBT9lcEDCh3Df3oO+VcGEhK2Ooq5CqhI6SLez0LMqOL2TQ26I4q1A
ihJ6HfiTemhUUjkl5Ooo3nKkJ6FXSSGXIb3HOWRpFG8J0ntc41g5Hjgcn5KQhZVAzg2Ph0DOdpzT0Y+Pa0xrGK+Lbl+T1r5YGttHDo9xSKfpO1jA/+LYvkd/
fXxzC8ag6v97eA1KgJdBXF13VgyeEE9OUnCw/14NjQU4m0XhyA5ZpMxRW8YPSB9GoCc/LoNnA+6ZR3oYMS6jLw0hU/LrGe65KUipGAlv8fj7z90U64QSK7Tj
Speuq7J0/W+x06N5LK4zjPfdHz4/ftLq5fI+dv/M8t4G0Z2hvJzsZhs2kj32CeCfsqfqcTx3q73GidiYwfaa1us/fDnH6LAcQeMIw1XMUSi7V6yGybGBtcmK
n2M7iq2qxVY6tnbWGSeV8zPGOVOWj/G5HF+Lk9oARlx7o5C3Rkw3qpg5B0GlzzvynOanU5r3SKebmOGROJ5ezo77K3YqfmVJJ01LmdDTAWMUPGP9tfCsUUPm
I5BBvCEZVeJWaz7XQJoQR1WLo3ScSjiTRgUb8FLUcJ5puJCDXAOJJRMT6Ce44eBshJZ5XzPqBCr4maaLTRc+5iUrjWNMD5eLcdAKYkQwXh6y4vBiUMM4yykY
h2vi9h0pPCApYL2HaMg/i79bfonDUyY8NTDbZnQOvTnbXtHryKlwWt4EIWu68E+mSK0lho2VsnIijaBGKWWBz4UL3y4mBGoW9zWbNahuj1E+50B1e18T8tMq
qG4PqO4akHWHqG4PZ36mmSMoWa2gyDIVKDK2tfSY465uqL+b3c75hcjl3LUMDsswxqpbu+6QvohYpD/36lR8irHqaEPLsLivWect72vWOQosv8uQoR+eNURq
Oh/xG4URYPY+1InLMca67KulS68pJoIzmMyCV+LsWhiOGD5IP4GNcZm3PchdmN/T2ABkkUKqyJEMvJ7h6aAIFuUGqGZ5HVlCA/nE/t0n/+MA1hHDgm0Gn/bb
KU84+ac/i/FnCef5I4aopi9XyyjOC4Yb7SYaqP/7MeVDf3igznYWATQ421lSrIvtLZCCTP8eD1/I7B6OV0mw8uuA6vJoC+SAWpVkcoYsaa9dcWDTTCjlBcw7
DKX8bHOP7yHEjaCUHr63mvjIxPzDAyexfaj/g/3r73u25m94Nu77rl8Tc7J4PY+gBGaMANE8eBop7585iti50ikeAocrhgCND0ZU8+SFc99tM4YAVDIZjIS5
Jel2OCCOul4Fq5nbK6O9hdKrNQvUTXTJz7dupAvt6leCpARSE9NareA5VPYZl2nnDjLvmRFiRs10xajp40GzAn9uKNXjsrLUwCUVRgUq4kIZrH1U4Hq/oWKw
WrrEXxcvU+x+/jMVFVX8LMWdtuLldaW8CS7vj015x3hXp8l908wWzTPxRrjhSTPZr4PrBuwS0+BXl+95SElFy6rYQEU0n2Uaepit67WJm/LrAX539dzwEIPV
g7WUJXA5fgMNXo/9W2XRobobEcCh+RhfG0jcanBIhhfxpx57jnpYFFhYt7p8VpteLCcEPl1q2KWLz6xnDCVvFFZAMAbmhTHQE8bArDAGZmQ9i0gC96XtljVJ
c97i/13JiWtDE6INZfcoWvXpMm6ZvgIcLVnCnKigB4BqoJhmVrRSht8rZbWY5UFhQPtxnAWF9Og+AxutYDWrKfJ0t4rpFWvo7ga+q6U71onS+sQ51VGAaDLq
tZIXfBi11Dn1xZRQthsPxbmiB4mIuacKtBjUhxIDFDYiMTg45kkJE0yDMMEUssxYCFxl1fipYqPwyDTN9O9Qata0cMwv08IOOoqt7JQDphlir1Xj2JZic/YG
RidWO3ZtkGB9cIuFrL6weUiUmHndoHVQ5DQD0FzFws2psHATWuHPJzu7WnZ2ZXb255RIA7xn8YtNfqNegePBWb9NpJh2SDEdfuv2YqffsL04S4zRNBa+w+8c
Kn7JnwUsPGyM/E5g4dv9tplY+FlDfgfFzPqN6Lc2v7AdZBzovOZYTzdWrlutfhPq03ROTx4cQZ0dgYWaJgg1rX5rtFw1FluzgF2a5aoNdWpHwdr9ZqltB2o7
y2/aXrzIb9le9IXpWNd2Fmrb6V+E2naEte3wm2fW9qIhqnCxk61JqY184P79L/md4jjEcBiGbY2GhwF4CvZQPrhi8FEIE0Ch2gt+QRwFYBzsLJtxMBqOA6PN
SwO0TnMGTww4JI5/wp/2skO7AeOpx3e/kb3TVYW4XYerf3TFb+Bq3+3/8KgFPbkrbTHR10srED3spZr8W67Xvg5R3qAoV8ejXEUPw3j4KUVZSg/Ydk9SrMWU
NO+Le1jHik2C2IOCOglmIYWHGCniRZtWfc7sQhvAgkxfkZ/mQmMrVhkurDLSuHRB4MF2hi0LfFBTgPI6j0srzZMuJq5a371c1VM3uN1WHc2QLtQi9fgth0VL
piwuHAmyI7dp+pSKAN4GgWNIF5vCv7deT3iWFrj+qMX1Qm0vlra5cHol9lFMX8Kq6C7WULBDLD5rgYYCuEAweLaKWgOsSzU9DAiuxVqY8AuiB6kTPUi96EEa
RA/SyHqQ8EzehTOmhFh0OCEU1wqscDX2QwJeEurp2+T5043U09m1tnJC5bSKlNPlodu00xzbt43TnGCYQ5l2MQp2fLUYrIrfeP3lK87CGsVQD3gjRhwZkS7G
CBflIGkO3Z5Zd5ucXtnBbLQkWzlczCSLfJCz/YXd68pH5vEpTn/52XXlqW2Hdr9lifr1zbcPQvkasDOQm3qEfTNgN1tMywltzufdBDNqTjd37fld19V3vfHF
NcGrL225vTz/wppgNGqCzWc1wXe/qFHwBTeBidpJt78dKQt/h7TFuKreDv8ctcPWs4eCp9JhO9ihWg9U1/DjQXsBsfAMK8j8DSpuTmcF8Au7mqYZ+9wAQ8Up
Omd/LcHpo7zz3wul5HHLaASTRrsF/dsNrATstlYUmYv6Oij6uqBB7LaWGcHSrE9YFBPnKQcUlioigE5STtw5cYJVBEofp8I+S7FyEu+GhK+y7RNzKJj8xdHV
2tALelYUsw8FXlji4i/i38XOK4nZOo3LpdBlYrbOG7ch9HLrQAxUFEs0xYm24oXOUo3wc1ckWpCWyklLpUC3FCZ62hoAn6ScvLHWdmVAebMaK6nVZ/TSoF8T
qc+SYvI3TM2nbf7KcCADj1HSnkm988uEHopjRn+VUWrRWTPCwu5DzkMKtRs2/lH16Mry/M7bJSbBCvdeadl78XpjBTmYnjD/emN41znAXjzpbs4APifU50hI
Iv2QDS+FcpK+Uc3UEsnnxiqVjzdGKpVaUaf0nzBH7VCk9Jf302e44ZXxdynjVfR8dP8jd3y/thfKk0hwWYGHyXXlifc6oMRT/W8fffo3HhR5qv/4sX+UOX4Z
v3Fb+eB79z38Oqv1VDA2ahQj/NP9qpdVItue0QSfKkbwqYINzxhliMR2mFwsuGNME3xGibSibmNaK6DAiQsVSERNzTvZveyb8TetTh0IiczOtJwIBbqYLgJ2
jPowyjTgxbTbfG6jztrj+o9otd+pD54ROmwv0kQEE2yE/C+VbPh7NRu+i+3zNI7kkzwzVNtAJbX3ONlAwfBuWkGE+mRIK7enYadYtcz9b+6nHCfmiXayPLWu
PHb8lSfes6S4R4/tu+PZHS///D1rRpkhrYGJa734TvOMHPcpXq+S2imlFGXujKK8c/h+GRCXoigYENsO7Txh9XKDHr27aoO+u+fgfUkpXMTSeo7CcfZh7p3V
O68Vfiru0QPEC1h68yI11znrHdZtdIzXT1jZxytn9Vo4dGSjrD5KMTQEm4NQe4GCkliTnb9zBXfH+YsUqy6rztRyCvz9/kc+2rnt3ic+tHrVMlYzq2vod1pl
AmsBO2eY5luFPcmhPZzmNFTelUPGk0FTEhdDMIUsnBoqC88GlFVmB7FUxO4lInYvFrF7kYjdC0Xs7hOxey7EbiwABRHX60Rcrxdx3YJIXoJ8320VIYR3W77I
953YOkB4b+LG/p2YBmjGkNrs2YG8BsChbRpnPl/PZ3AKfGWePotLaEPQjEsB2JhL2J1PsgKoQfLsvZvw7ycxkab1QeyQwx+u7+BH8/N1QF+3LP4K/zt5xQ+K
LTh38/hIzS7SilNsw9FaLp/VA2NqxsBAvyyp6PoLGCf3SuxTZpxMsWL3fN+rGzx1wb09aVfrblvWFYp6xpZuP21Lv5+ypeNP2NLzx23p+mlb+v6oLZ1/xJbe
P2xL9x+ypf9ftGUAvGDLCHjeliEwZcsYOGDLIJi0q46CmnONgsC+Mh9BIanvXcb3YAScr8MxND6lz0sxehm02JjNO1YmupT2ggxYH7bZbGfMLrahDlvtIhX2
EmfcRnmABi+2i+H9hM12EK7fzt5yXL95njOqZP4fwbWt14FMYszaeZfMvuAxmsRhBW9em2Qry01WYDNsimQcVDCPLzuVLZzf/MZlen7Kl01WDikJmDIBkzpg
AiUTuw+X3VCV1AL1hDykvl1qmG/t5of51i5cG9kSxPWb2BKEUxi1dZIjtgQMm4CyDjit8ziFKyX/Aa6U8vs65RM65eM65WmoYsbRMHDfacxzeMxr8xwwCNH/
Wpx28wn4J2L5H8m54fc6rmZ8r/jYrFWVc621Es7TF6gVvHDxv3+Y0HMvtGU8Nx/d8/i6ew6+8hWemc1nL5Entk2Y9UG48PvCFc+aS7fpHv78Lfn6I9Nf+fon
9dcfWwvXQ1JTvDiw5wl4XxpW4SIQGdRQNncagxoPkh4NNU+bSomLGiwWVRfs/2Pv6oLrqq7zPefc/x/pSOgX2fjcgz1jz+CBzFBEDNP4aGIXaMflMQ95yEMe
PNc8xI6HyUPG0sWCqlQQmZpUgJKIxgSHSKkwaiyoDUpiQDii47YeEEWhJrET0zpgsJ2qxA1d31p7n5+re2XJeKy002GMzj1n/6y9z9pr77PX2t+XCj7lUnp+
uoEu6/AplwovLFIVC4tUhaFKhSazBHZY/u8ZqcJCU5UhU5UpU5VVOUfxxHXpVYt6kU3yHmuuWqzwgogPmgkNznYBeUzcCRbUdTRTt+dz7Pa+E3SR62iybs9n
c75skYlz9UaFF9H7ORzv83+Q4cRPnejLHYfd9qdJgnZETxbpAx9TpSXTJKxin1VspUqqMGWq+vTkmtI+Kw6J4w0xRoOWDbG12CWTL6WUeKnaQVgfg0mFX6rt
sxYcUq2ftYQIEp9VN4NaAbpsYRvvBiApoyAL23ir6U+dhIHXcww4Ipfb6E8DuttyGm/hjcvYLRzabmCLz4KBAjttClt8FswTGOebw4zzNB3p44S532WMgr9z
bAV7NMzDjsZcxN+fC97onBlEfZ3H9QUZfWf1OdhjBh8jMbx3JMNJk6OqXpPl9axOduL+t8cxAo8j6b9J0mOhsqdx/bJQiPhnbGFWcMDWOyEZDnHZ31abVeN+
2U+9xWFYI0j6riTdz0kfUVt7w5VJETvm/UKS7sXD944qifv9pC/PHPiYkvYi6S8laU9IYg4k639VesnQX6KmxJF5JyXDmVCcIIIivQ+fkF7SGSapiRwSeUoy
zIQyHMf1o9+QvjJC/Y2gSO9XkuFIKANHR55/2I+O9DNwSOSvJcNYKAOHRb75mPRYOAPHRZ7u8eMiu95/5ZT0z14j6J+DF6h/+Lv9PUkq3+4nVNIeP+mpoYPv
yre79+89Ovyx64PTT0rCe/x0sz/6INbJMY//IenwIf/+Pyrz/gWVbuzBoeffi/HXvHemp1qwo3AsqW96ymzKN/1vevQ3vU6MMEfhdsLXvWid2ckBju/36ADH
4HNxBf3YJy2a+CjGSOJs+vabDCfujQ3zNmPaS2hKF2+KwZ8tx7Lf6PWJXRLqcC0fgzBLLrw7iqnDW6EY+izvWlD3YX/Pa2e3cYa3OPGURr3XxL5heIbamGFb
x0/ndCQ1Qk82CbHZ/A/5pNz2j0ZnAcUJHgdrBzblmPHFClgc4gVDTmLElsD4khbGl0yE8SUnjC9ZlRpUL9ZOpE7KgxQe5KrwveTA92KK7wPHoZpKrumdFiAm
7kfLnumVwxZxGjzPyJ4sLcPDx6ifzBn+cejJYINaDB9HFH8gr30iNEx4+PQf9ocPq8kAvfL9HI4sGfaFMvDw6T8aDB8eV6aMHu9DyTAQysCD6N2hYBDxcJD9
QMP7qKdaIPGZ1/yR1KM2lRBCfE4Sbw0SYzhNv+YPJ7ZTFo8m73yPHzysEmNMjbymx1RXP1jMzE4eSVD00zEZSUrRbxVChVbJImV4VoXuY+NPdN8MjvfUIitf
H7uZF1erwawHxpMAIhP6xt8vMT74tEORGQAfE/qW0E3Aek41AdGGrT7pAeNoumA7gBNMNz7McZDAsR5e9TGorre25LVJ36ljImaY2uQGPgFEQq69PCGnAyHb
agl5roaQViCkU/JaRBuqCbm6EBchncsT8kwgZEstIT+qIWQiELKt5NWJhlcTcgWtBFnItssTUg0dCFlXS8gPawiZCoS0S16zjNtqQjYV0iKkfXlCKoMAIZtr
CXm2hpCZQMh0yWsQa1RNyHwhK0Kmo0Ly+cbqQlqBkJY2c6QzXkOFkJanHnwQETLgtWRCGhESB/98c0zL5VlljieNKqgW0f/uW2flODRe+8+SYTN97Lv3yaLN
O87EgHbFEQJeGZveBRExvTg45N9KfLzX6I2MBf1qeHuBzmK/8gA/9bFoB81SZUpK9eoD8nSGocoGkZPuHld5pnB3LS/v6IPPENt2wsAbVpFXSC2RV/TkGGL1
6O+0UeRZdwoxepYfk8fl22/1KKgQPuwwSQm7bu80J+QcPVaqE8zepfAfHJ9CfS2lEaKtQwlUsz42mUA162M/TgAT+kbjJwlmVZgwgfo1v6lPiphO8jZKCdyb
DZQT330bYpAC7/sQ/uIwdkJIr4/RveP4NmQYwk5zWl1Pml123x+bs+rnhPycAc1Mwj8qOp0s+a05qu5NBB2ApH7TpCncNEs1Ne7NXjlV+U9RFayOsCCqqiKW
Fsjb++wCFc8tqeL/UjrqqNYsrKMz9OoqUoZ0dIJ1dKZCR/eLjk7wCzukdHSypo6OKR0dUTq6v1JHZ66Gjs6xjs5v6mXo6AAkVIrYRwukCXXdY7FSTqmfc6Kj
R6I6OlFFR+eWoqNDV05VPl6Sjk4tVPHvllTxRaWjLao1l7CjVqkyZUhHB8WOWlEd7RMdHeQXNqR0dLimjg4oHe1XOto3z45aV8OOWtDR+U29HDtK1yPajpKO
7tN2VHR0XNtR+TkW1dF91eyotQQdPXblVOW/l6SjcwtV/PslVfyJr6PTi9DRGdbR6Ro6KiyqMxU6iiB9gWlba35dNLSnpoZ+RRT0HuntrZUm9Gqo55xSz+lP
r54DtPwb1CY03mkOaBMaZ30c1iZU1HMoqp4D1UzoUtSz58AV05Ke8lLUc/9CFZfLS6n4PqmYvkMuLsaExkuVKcNLUVbPwXjFUlTU8wv43xdFPb9USzvvFu38
M+nsOyqNZ/xqGM84tHN+Iy/HeJJ29mrjSdp5MaGMp2hnvzae8rMvqp0XE1WMZ3wJ2jl25ZRk95K0c2ahinuXVPH9ZW08Rw4swnjGS5UpQ9rJ2DAzFcq5lnXz
VkaQEd3cWEs3bxLdvEG6em2l5bwaujkXF8tZ2cTLsZz0dX9W6WNfotM8ra57EqyMc+rnnOgm84cHunm6im7OLUU3T1w5FXlgSbpZlZY7FdBypwJa7lSIljvl
zT6ndvjl9mEL+5KpgJY7FYraS3lDz2mfsZ96NcrWtNypEC03lX1AuTdTXvstUacx4m0thJqmsbkjG/QAopMNej7jXHJzspWfkI35Is4Z8GZ9Ed7kFThQzcSb
q/le3NvHx02bIl2QwEaKLQA7aW9kfP7riQudYNz7C/V6HGyDI/BA+Lv5fLz2A1wahHFRsLVeH79cYIWYzA4Pb0GGz9NmK161ps4NTumbIYr5wURJyohYBObn
xaOwRUizRWDI2RVuTjYyC9UtAhCycDpPIKuAyJkLKMdRcIVFgKcOFuG04dThbKb0n28RMoE54bhGrvyMgUrWx86COJT+fohTlGQRPsJpy3ATaTR6RqiR2ibU
3WY8ArDgwobYHvzNbIgNKPBg+B7h3QBuBc9X9IZn1cCfIptwXM9XYhNOqp8T8vNEAqdEwvUrfXhTN/o43+ozI1OY7hXdN3EdasxWyRQ0r35T+rTPLGa98cVo
4xVUur9USoew6GQNNcv4CAqJeYqXBh5tmtY97CpKheiIqUV7gfihNidPJH1grlTgIw+fY/B95OyzfbDs+2y7zh7dIy5C31N7ov/t8bMx5a39q3J1b+3vn4h6
aye1t7a/XN1bO/1i1FsLNxS7mx4qV0exef4JH8WGM5w1lM/24bLvbtIZGL7mF5KhJ+yGgr/pG2UfuEYlB3jNyIsavMZ3gMPfNFDW/iadGLA1F2VzWftxz8bF
h7unXBWw5nDEhwvcGHieHilX8+GOHI74cAeUD/evy74P95c6pBw+3L3wIu//1rPvhX24RoUPN/7/Ptyr4sOdMmr4cM8/U3GuRpwG/5INBudwtQCWIYBp75VX
P2gFirIX12MS7gDAbgkmACQXHjxaDhh2VYYeXN8nERgXzVAGDoX5ZtkPhdEZzuD6GQljOW2GxvQJPPgbyTAbyjCD69flxNHxcNwLB8QMlv2AGJ3hCK6n5MjC
pM6AEHUg0HuPSYbxUIYxXL8gaEojZsgI7MODxyXDcCjDEK77xQgMhjMwyNIT5RDIkgLAwvWQZOgNt4FDZIbKfoiMH0jEcSoi0lkjlIFDZL5V9kNkdAYGEPvk
cR9AzO9WDpH5djkIkXn3pIoVmfKTjT5+8FRMQYd9pxyY23PaIIzrpGMP//wALDYbWkWtvD8kBrv4vy9AT8NhudnQPlkO4MLC51umf+qfb/FtExvavy37hlZn
gIt//FG+/bWQusHQfrdcDSVs+HGNEub3CQztvrJvaE/pHrlbCzzy2OH31NmXp8o+KJgqFPbsoUc1MJgfEAQb+72ytrE6MSDB9ktisrZd31PiOsqiTphyCkZZ
1KbFR8U0/WFYVMGxWdCo5rVRTf9hGdWLOjCmqcKoXlRGdTgaGHM0ZFSjgTE2Q7rxC+0zeLrUL9T2xl9C+kz4XCdkogZ5h17Sq8TgER+3xCfl0/qbhb+FoVH7
ywHI3JQl+qQwih0ghHhHqlYFxHJveqGqvh+pCpr+jNzZqHHqbldV/eqpxztJ073jtRs1u1BNP4jUhPCakXIQXoOd+7t1TafefuE8hqB3smpdJuo6s1Bdo5G6
YBR+WK4W9/OdPf46jBTri9752m27uFB9fxepj03WWDmISkI3wmD5yNHmV7zeyZovrH9ygaqejVTF5vRAuXrE1D8PBkvYLJav3t7Jmu0bWqjS5yKVstEfL1eP
65oZCBbaOSyyvX2TNV/iyEKV/n2kUo4++1G5evTZwT3B50ABnwLzVqcoX2ypFbWldsmJwyJoW2r6ttT0banp21LTt6Wmb0tNZUtN35aan9KWmtqWUr8s3ZZa
tW2pOd+WWrVtqd7xY1xnU2ypKbjObEvjsKVxb1gvUKkrTd+W0kvs/UHVqJYnTNMMYJ0HQugcYEzGK8DuBDaD5gSCzwjg9+QeNj0C6D3qE776mkayYMdTUgNY
mA04fBXr8XGLLcYY9j6DcP+Ywur4DA5XM9bDOqo7JSd2DPxqAq6FgD8nBPw5IeDPCQF/ZlyI2wWZIt/JkBS5TsGi6GQQikwno0+kOxl2whCypVSnjzCB8PMB
/2j8bNyo72aEI9dcH7PRF03CPN1G2iy6DM4g1uUi05Jzf21SYYEMe24xlTZDmwMVHbeTGnXEMe9k7QM1ibmzdCczTTDZchz4NSnQbCftj3fLbgcwWYA7HS/h
kCX+JBn7jorhvU1QTiS5JK6IfqmSsLcTZ87uFP0Nyvs6ladLILHxIdkNTmyS2I3vdJNgAPe6Ba89cWcHt4lK2V5Ma7B25vKIK4LpNLZDikmgUUmcVRJhddTp
WwpxPNDNRH+mmMk+tZXuJHbuoGcpap2T2s40HXzTSW/F/TTup7eDp4Lju5I0OtxsyUXfyBH3OL14DhED9JWbKrlJPCrwkC7WOcn1MZx+pz+Zoi3jkdJQB95o
ZDEeUwIwnBKA4RSONAAUIIBfzwJCPS+wwzncrXPqNf4zA4RWsyh5uS2oSehivZ8s2CQYfL/OWI3dZhA8diwWUB7h5I6LA2tUNRQkdlcHQ/v8luHsALEVtah4
9oZ/7ichOsgvEzgubix4mTH1MgUvZjXwDRZ9hjqGF5Hh7WBgFeCPD9uP0efdBCqhthIfH0ta80NmM9B2II05MUGmj91RQLfmtxQsPAASo9aQNGtIeitO35CG
xHxNyAhZAGlIZivuA6vIydB9gbcB4xTZzzTefj2AtmNydGkFoAEAjUbvHYBl0IdG/EkXr2FwtGKTgJk183KLgSebnGv82aOe2c3qUXl9ta6ql9v6uPkfmW3F
lmgB6OVLZ12I0AETSyxE6IDTXdbGMKVDLTIHp9DF9rlAVlhf2eqqTv4wIRImktg66yxX19p17ug//ezp/rcOnI/d38kMaK1dv3lnz7lvTs8ePIlbbZL8NKOK
tNzvttBX7aPn3jjz1qEzeAz4n5auC0df3/3myNsHz+GWHfSJMFc1041GTLTX7ACVPU20UOaTEnrN1ocSxexTPJV1AxfC3um2kTJvdykTQN8T91LHiNbwbdC6
Oe1b6ckJ7mhSEiD9rXLatkFR28UxYiolpKR/wuge9MZZx9s3u21OegcZuRwDarV1+MWj3s1QS9S/lfKzZjKEplYZvaebKibyqZwegMmdRRwj46FHhj2mqC6y
3FamutBnufJW5GiXk8WY3ammJqzAAG8CfqHQoiMNtWAOoBgvOlKBtqedBhi5NECVMqDVhZFLy8GrtBy8SgWDJoaTXMDXsPGgXonQ5ENJBlcpOUsMlU2zfQv2
snnBEschUzWNNqIXFdyK/fID+pZ3sCyMVFM4dZfr1PyyJq1RtnvJe+sYks9nrDLkb32OKSU+t11hseUejFtGt7HLx/JxtrlJH5navneU5spYl933tJsuZhgT
kFZNCrQ6UwO0emGoasGPXhiguhrWsljAUTemAKUBYAJ4OMrCQKfGaG+xFnA1zY8YbGQwGcgVC7F0ydtVupGWuhnvoSaAC2a8nrK5vWBF0adNRanadRPVMBLg
ptoApqtRG5bTYmYDz0SSF3r8Ei37iNxiYEnAiFbIYmhZDIDxcUFpnZdy/5Dx6TI51fM9DurvyhVj86VMo39yXakipgInsw1kFFTCS7sV0kSANEdvuTf3jhEc
mXGC2RR0yB57QcPcb7aXE6LkuIK8SeCzgtnPmhhiBMtazCO82I2rha2NRX8clA1iv+xT4otKaa9OJXeEquIV7acS9yA7B6PP4rLMpQta6ArMjSFDSTcyN9wQ
YFbZwW7yCaztvTcDqBSZQ07itmvyy720M/w0FzJRjuCtnMFNON/x1ZfH4FxcaXixmwRz85IMSNTPeXjJTt0fCcnA54fpnWWpno9Kdb5SqkXWtXj5LyHVHEv1
QlSqi8stVQ/DG/9DVKrekWWWqo+lOhSVqn+5pRpgqQ5Hpdq73FINslQvRqUaWm6phlmql6JS7VtuqfazVJNRqUaWW6oxlurHUanGl1uqCZbqJ1GpDi23VJMs
1U+jUh1ZbqmmWKojUamml1uqYyzVy1Gpji+XVBKPkr/F3Kd2FW29QvnXZNUVyhhPmK+UK1Yo40taoUxwIa9WaPFVXKFcqKrFLNVUhRZfxbVAVammWKrXKrR4
uaU6xlIdrdDi5ZZqhqX6WVSq2eWSyh9bI5Vji75uzG4SKKY+SRjR3+QtLN93bIiLlqWOI+36GLsb6Ertd3L+PHMQ4Hgw52+K5m+S/Lbkb94Qa5b8LbcZLTRw
i8LD2Vaib/i2kldUPJwo73a4KGOIhOZyPx8t9/NS7kYpd9OG2CYpd/NtxmbHyN0sTeIGqa9OiMgCBr83csH6d+4m9L/aXsD39jAO3XqWN80v8vWyYi21e3fL
QeDc9ehhsCDgj8IPetAnFHiI9yK6DKNb9oe2FBR/dH1O0vK+Cr4nLU6vPGhIupOBbniPxrFyF9oyDd3GLqM7vsvgv8auRLfin05WxROAargpz+A9P9mhCpgM
6MsazPZOaktB7Q6DQyl/j5sruXnZ7846ad7yyQpZQ15QX7ENDRohFN6AP2m3Ub0T29/HrnManEbmOAU0a96eZUwkhv2migoWJ1VA706jZtvwzBJjBHeXik2a
pBXhxthOSwnvQ95rYmedTVfaWZcnpXebhTYirxx8VC2pEq4a6aqFXX0Fumrm3NQYz8U9t2W02Eo/iuzjaxvVBA6gR6KvZNzMKyoHp15Tjy1+65W6UBFAcm4f
TbjeMz9VUcp3lzdCt3NOYbR4rVMHOoNWbHvUj7orsA3UzjxPKzucxtHe4nUhHbADfoNVoCYz55OF+/wGnMCoxiYOGcBvsMpZFfAb2MVVEG2V2gBSFV7nXAvB
sqOuA8GYzMBd1eE0jDItwQqn1SEx27tufaDXcZxrHXoEFgR+mPVZMOnVahYC4eHhjfxiE7hyGulpG/Z+8zucFt77JRVlll3H3oEd6p074EqlEoTToKF6uU7D
V5nWAJvBBnSyuZgHaYGqKadr5j0kgGZknKa7eM+XhvLOEtwEYFQqZlmDoaHdNKo265Fmg+3NdmikNaxjCpEGjIeSa2NDyAT3QZoeifLSI/wqKBNtO61IUQAY
Fr3yHKl+EfrElYKunYZxngY8ZBUDAFdIsFvoxe7ifS9Klr7jq9yv1pYCQoti4IyymK2dHiCgMo9/d3S4RbTRpGzFzQCMQAtcMQ2o9npro6N+unm4QmjAwRVS
wJ80hqQ4TvJiRTLFNuf6Yt7CAKN25fRgjisPHDorW3KvwYBtputMyW1CmpVSwCq/KQ3CxfK/ZnQ2w9KsJAtD49DtUAP0OoyDAg9UGgqrO8BEVby2+hhdc6kx
uuaSY3SNsyY8RtdAwDWhMUpjrjU8QsV0rOlwVo0q4pCOrk8+sXY7JOkKNUxbnTVqzFYO04agH+roJ3PRYSS27HAaeWySUXFWqrHZPG9sNlYrDPQ+vLvsbiok
nbwMn7xMAZinXIZASenZwa3Hz6wMmpy47vxJxG0AbneTnhXcAn5eo6cLtxHwvVnsUrPzIg9lz9MoaMMoa6NepzF2Pcbf9WwlaC4tcqhEkWaqVBRWL+GpwTtv
0svnlA2BK0FiRjZjuua9cCqVj1GgTzjoqZjM8QM3D7OUlSx5l7T3XicP/nO6+lOYgXmZEA6S5n1+t14FhNgAPYcdyqi1X8xt3lSA+zbPXkB4iqjFCyJNZ4Fb
iNeThRe9QIV6X+J+b4Chsb0vC4eT07DNrXMaya6k6ebWcIp7ghQ2UriNgBR2CmIA3QJSNcCOrXQK22jBsZIKydLgJ3NlOw2UyrHpTo56tO4O5qGRxjUId5TO
TP29DZVQUrJq3q4SdQ+q6yC7XsDgsJhfio0zMiVV/A+VDrkoHyi6oHuAj+TWzqujgDoanAK1oUArHC1JI2slUjVKM+ogCZoRpwKpGSQbGBwhW4IGio1mVIiY
y/mV2kHfoTgbHcd9UCxoAk52G/pv2RdSpeeOsNnEU4dsKeSoA6qD0ci0RUu9Pwc5Ka/cNpGIWTAuctl1UjZZfr4ZVKhucY3/w971BslRXPfpmdmZ3Z3dvT3p
kDGSze4Gu5TyqaykVJIQTuS5MkT4iKUPfCD+kCIpPlAnUgWKTJGUIq2QTpztkyOwk8KOgKsgggwn6hzbiUjk1IWi8IEFPhCYC5Zc50jIAoR9AREho8jp33vd
PX9u7m5PugBFoErszNxMd7/X771+/fr9KdPNRQjnqh7R6XOhBMJlad4acDHTdHu3XF0qXI+5Quub/Ev7WiIZyYTtGIxcHdZLrIC2yStPE3Z7aHfHFz2flsAY
oRJ5l5W/Vh7rj1LyyGFGA+dS5UbA0Whn8aEg8QgXeD4PNE6yJQKyQz7CTXkSkFRTh5i/VA10cZk21FhqW4NlOWJ5xbFDmmNLoADCC6HfU7QO5LTXlFQrXV1G
PKccUhs2T4ScNpwAJfBDuoc6Vc2cZjVAm+90BZwceZAFm+Zgi8j4LzUod6yVtZiqxyaag6IvRTAiaN+EvUzNoonCzix0N/as5RscDYqQUth9fmE9p/7akHLz
5p46Va+nK1tKMyo8KT9ROpZNXgDKz4x8z6Swy1HZOXxIX9E5dKx5bkW00kqVW6mqVoIS7wbHQBvB7wOn9I7NZfcccld00LaDFuAZ+NNejmQ0bcjPKYFk4Mjd
sSvXiODSzP1tSTsGBd9ybWeLvxlt3EqOjvEjajoYTxXnFMCRyDqoFoninAIjFVmH1SKrOKeNJyIqzlngCmcBKpzJFXUfogj3cbXOWqAqnJVq5e2oMYIKZ1TL
uYwKZ/LbdIWzyvZaSb4p0bOPIksJ1Fwa1FwaVPKHc7NAdROgkrebmwWqmwVqDk/cCNQAgzMQUx3eMiCucDFeJ1GMtwzFvrJdvlEF2CXSnAB2aTLY1e1AkJL5
ASQl9C8k1YaqRTVMjY8E6tpTOuN/VgfltULwcFFUtsSTD9as9WHpzxoI2hR0RZYBi1wtYe/ov51tSdZ6xB9wWch6AWRbK6wtk10LPw4r8YK96aiQoseFFKl6
pNyPsJOrLhbo63qgBASMDj53qWwGAZCPFs15OF7jq7giUkZdUt4OSrivwhAoTF3qhX5dkOqMMpFyiwPgyKvNqjlXE4goJyOhubqMWpy1/Po6SvqgjgW4ntwP
r5RLk+RNxeUcrSX/p4SiB55FoEYJrIs+64I5tuZgJA5GQvEb9EKRJ8dTrUF8kDeEak0OFxvNjdh3ovgM18ujtsqJgdGoG3JYtA/DDOTX40rwiO1WRswf0lcs
7SSeY/PNf6poDCEQtt6mimBv7CGH6o2QYm0NH86fVfnabT1yz+fThhRueTV/LfkUe5iJAq7beD493t9CXZD03a5cLEOXffUIIY355IOt6ENuKNXVvBoCvuH5
XIpRyjxNKWW9kY/Rhg1Ewm0pSOwjBG3PlSm1LS7U2wyyAoWfWoVwgTq3UTOanqg0CdMTEGgxPcHbiKyCMULyzoOQsHOvFXmUXnyU8/UQvfh0cH1FnwkmNgAa
VsOqVQCNHCTTzQVQCya1XqD6WKQtUE3Quh+xmWBfoQgxghEj4usq6JVWHt+MwE+NQGAEQiPGx49PIyAgrVhjnuoEOgAN16/xleIKcR5wBgst8sfjSrSsrwjt
Lla0Ji/MRxzX3uJudreIzfDpuVVyRxucnP19jYIU9Cj/3FXdVg+6XLkMYKNtD27vuqKvS2yTsr6rrY6K3pIbqNpgvSLXK5RQqBqTqOTCXrkWiC+SwHeUSxah
uqJ9zhxtD4FaYU8+Z1Cl2B1t61DaR6btIH0eEaxr+LREF7pK27DrL6h1Bsw41tTOWLUKnXDoTAJ44nO1+FqRW3DZV4y6cE2qBImnhXDPzgNLfQ9eA1e0WAeU
m9qKfRJuphcb7Q+Gl34Jlzu6Vt9Ra+998M8b/noUDIJ3tpSZaxbukz+XfmmwV77SaO9yt0t5VoZ6XMa+vZ2y5cu+HkTRDtIo2IWbPKy1EyMcrb8Tq3C3KxEv
ludocF03FFFI+x+geLHrw7P/gpOBZ6JTIVDsEms7XF1XWQgtR8F48pOVivTNpJ9tuqXlw8w+ctg90Ew1v4ub38TN9+vmb5tt89+g5n+Qbn43N08xnbL9u3X7
TTHbDgaog39Ld7CXO+hXHezRHfTNtgOE3VqSr9WRiYuQaVrJ7NDFv27sH6TijU2sqoEtn8IPModwCAGHf3YR3NRT5/WJBK7A+penRSt0bpEEZm/cQJIiR9ag
vBwimgs7r2zkSFIt49U+7KRjLr0HnCmCaBlHxVTvI+9AnTxCGYtcYyxyKRbqDvjE1t2AAyV9smHzJyWc+9xa82EsKsBYlJ/8kd4BUvlVqUtTGXA/7LxJxess
U2PHMkOr47iF2KC+HSbO8pg6aYwiX/a4jrvF3ZTXbDMRSyzBE4I9Bl3R6Sgf50/gHjFsf1CmM9S3cR/KDbEgAXcV+e6pd+TkhbnuhbQQlBD3+eUd0ZFswFEl
SDUS7v+1fE7BK254QF+H7If6FU6sEY7T8085Vh0hJmPmDtEwo+bOl3cj5i5P+i3nClEqcL4exItAogcuAlnigKo8Kbs5+kOynmdJh0aZkp4BdjZl+SN3NhV1
ihwlIYZWRhFWjSrm18H8VjG/baHIRAj0HQqZlWjrjCdCXikfHDxDZ5vLEPRDxToQuhgv1nGF+CSKdayyPoFwMVQTpeoeNa7usQhOuI9TuRyn6+hjVESUYjlc
iQdwBedFPqmoZMJQyZAtvC2RxQagWWs4awNRcg4HFBJhOLlQr7nqkBNnhKBvCT20xy/INY9zXXlgbAr+4lts5FErUlxF2yKXNkZE+w31vVx7zAiw1uvETXKh
Iq9hHsp6KDU2b+M92mMxg2B3hAhEbSzwannFtNo64IWdPRSIJH/yamdvurD4KCYNLhY/T85XwNlyTArpe8BXztzwVT6TrxD55U7NV8ObDWMNnIsYa8+5bMYa
ORdnrOFzccYaOhcxFrFSnllJZTQqZrOSik2MKpBNwVHBJI4qgqNgDs6DsSZxVEVzVJvhKDKvV6bmqMqUHLX7rOGoRQmOCpijSsxRZeaoInNUnjmqoDjqKcVR
bz2370dPVCKmMgx1ahJDHXYi7ymEg2nSePOXD3zXC0+9+oADl/LwsrD/HKXDPafzSn2VFoNYootFSIzR3MrVgUXXDpXvpqq0nZUrKPX5nvuI0KRgpTxJtdCP
5UkimC8BJCiwB0jI/d3pyiFMSER1rkQ4yD0hIr6d4uG5ZDF2AM4GiZUp2hettI8w+IPcPqVboCB4tL/StL9sivbtaduXTVxjmlgzBY7JQkaN9u9QJZ/pQXUn
0xLmEUqz0C5y7L6DJCxqdqM4mH+NVZxeGk3u6489+7AXvvFc71EqoxbWw5MAN+zbtnWq2UUZ10P3mTKut6vcHher2b2YJlrPbikcI+fBH6dV2fFB0tU6WVU7
PEgCRE4fRWVITa1Fj6epAFDeTQnUlVKooyoFFFkSx55kJHJbp4odOs1VNvIK4UP3R+U8PhWe3AHUDd0xLep+srtl1M2KcIUhrE5DWIuzh3hByOlPI2fvHKpr
8zKXFWQuKbSirjW/vNWsKtv1dWpV2UvP9aoyYO6wqtxt7qCu7TJ3HyB17UDfVr24fOx81bWDanE5PvbCw8d3fiymsg05kcr2jcH0CjOXlFLKpBQYZLxWKGVs
Z0Qph3dmU0rza3FKeXtnnFImdsYp5cTODyCl7O43lLLwQinl6GNPfv2/n14Yo5QBO6KU3ZMo5WQuErjNGJVIirvfD0899SSvkx3h7uOUV/oXzRZF7ldSInfM
mgOZa5AmwpfvVrobJVpZOlkgT6/sDAtuX1UTPrma+4nKi8b7Qx7Ar3O+kzWcY+Vz3N9nTX+fmQGeWfWH5DjvcFIX5M6qcO4e2d+1pr91MyhDs+oPZq7dr1B/
SOy1iPP3yP5uNP3dMIN6sSmlXtw2W/Uim+AuaAHdo6i9aaj9njaxIIPa5TunrZ66rWSjE7IlKpf2rKHsNUpq3oBsujc1vE+LiVdUmOpi+yRd5nF5gi4LuDxG
l3S4Mk6XQVLieixxufNSJHn97jLlQIhLXk9u/Tyz9TuGzOnVv9aS5oZ6CY4DAilJrHqZJLB/hbgNh1A0y5AaN+PQl2YY2xzMcHmJdfg1Kqm6yvpLzseOc56K
jqMV4MI1YUmnaleBtEjDXqsssSyT0JayLl1PuUcfffMnB3d/BDXdkOoByTrG77ido4kncNGo4LLZd3uUF14FyFZC1WC4JLSQFjf1d5Wnm2oaVHdp0FWCbo8T
dFdS33i1SpRC9rp6G/Lj/mm9ihQ/f1Jv57zzHu6ub1S0xyA+gi38N84tSFmQ37hBivjqxoa7gejxBfIJaYs1ba54bocfSuZ2oHvMdc2TUp7uVLYiJ/a+ye1w
b6/J7UB/CbiwHced4IEkcZza5RuUJF6O6E7lW0I4WEqF6yTpLGxUUFGsgpFwbTYJWgU2kUYVQ17P31e/ulUn66GExvQ+GIxeojeOaQQijzEtvvN48Z1fEmq/
X+XOL6P858y2W3VANH/UwR9V6/MDnXkgU5K1hR/pkSusZS23LHafoSmHU4dDeSzakGj4RoixCtboDvkjV2yEMJTAnCVyXgIrLMBBPuVYwVLd3k2VfuVSvYCW
6iwOKtUWQKqUGEftYYdcsD2IQ4DXBnFoleTVRVdY8EHqgFeNh9UZtYbnLbfgFzQfwy7jkKMcumRyXiAR2ihzYievtgDOZR78vXRqAljMOthi5iiLmZynL5Bn
WwX/uhfWPcqJwrc4VQtqHbCYgaZ4b3onWczU9zgsKVGOGEkoquP1tfY/VCe/HWwYq9QWKMM6ncNVJRHfxem61cFbFWkC5GP8VMgwpn1Z4tCUCBqHlRa4ehQJ
anqhiudqrlnI4byWTWX6QSRYr8sUjkYoyjmsrs2Qi0R7VSUXmfeNBnZdvSKHovybKYCAghIuQTKD+gJ5xbnGXHZQlVcdHLJg6ZCFukfuqY2SfNS4iA4ddHwF
3JGxzrWeFJeW8wphDvRZxpkc6HM+YPNAn/NBn2WizyxIyB0vDzIgXdKL1CIvPPiaUou8cAXUIq/WDrXIg/q5WP4sgC7pIf//J0Ct0CU9JAipgZKXU3olpUt6
Soovgt5WJafDMp2MVLKArPBjBWRFm075F9qnhHowvR63KY9Gfmtuty2f7s7atlyMNJwtbVsORWbTw4eyzabN5+Nm07cPxc2mE4fi5xEnDn0AzyPOjhrr6eUX
vG15qvfvXmRSU9uWZiHatnxv0rbl23NIKUvXXhCl7D0SUcrgkWxKGT0Sp5SRI3FKGT4Sp5T9Rz6IJ1eHDaUsPV9KeUZRysuPPf2j46//x+VTkMqBSaTybF4U
M6ztVERbJSLWtvPR/nv3L5md+dzmHaUtdWULOy6bd6y22bFi3EgC//LEv7/2xr57Vq2IG85tqUxgt5RtOnd59+jqtjmfjfwRk0znx3aZDLLFhOncRQ+5qYzn
Hu8XPd2Dxz14MRsnjOceGvFhPmfeyke8ZSV5q5DirRxJ4UKCt/KhU5P/mLfii5tFZ3wteQ1gP2PhgJ+zZHLOJ5BrEeQKt3MEXHSj58l9wIcFtArnW9CqHdGq
HfafVLRqszHGZlqlFKmL5bwaoqnJm+bj2zTRYOqPHYeRo5UaEjR08vnE6F0FkAbCBhCFbvKQk0C4UwDhMhCFWQCRYyB+9eqzXBtiOiBmVGYYCDg0sL9FEghS
t12jbttTAGEzEO4sgPAJiMjuZGvy19Cw3SkGSj4LlDw/Ns4csQOfvAnSlhA9Ppg+4vn7whQiJX4upwxUWrYMiPMWLIIFS8KUY09hylkamao62VR1PuJGsLhJ
9OhO0ePnImPVZ9lYdT7iR7D4SfTopXv8fyiOBiMmmJ8hjuJMoAiOmOCpiAlO/fJvHj5efn/IpSmhyU2CRhGxhmYoA5r3WkBNCc1kAfXOrgQ04xnQXJCMOjhJ
Rr3iCaMdD2fJqFoko5BNf7uSUbr4zGKuPaNkVL5FGcXse/CVaWXUskhGLWUZ1cnMvTgmoy5rUUYlenQzJMZnYmJopU7NEEkMNykx/JTEcEhi+CkbrA2rptoc
uIkNulv3WhYalPrbM0LD15GjeSM08iBMPxSZ3SBdJMWPZsmNgxFtLpmF3BiJ5MYvjvdu81sVGxS/5xOimNE8wizD4xrnRtcwWjY8NsPjzwKe6SXHSCQ5YvC0
mh1es5pnWE2C9bxitWHDanfPF4E5VchFG9ED4J1w3E7yjFSxSQdTlDqxmrQwvRW2u9586QfvPPG1S6At2KQ5oIRKPvGBNSLUF9awwCfjT8o90UdXWPvxXHLI
kKCNiBgQCZ4Ud4tEO2KXbkf04S//+bMX3vynwY+vEE3Vzm3UjHVj1MrPZe/XJwdznR7LOgzlcO+2Ox75+AprDbcAf92lyEBMwRFjApeWxc2Oopc2qrhjhy9y
3ZhTuJ633NqLNKxnadKtQTua4LeFubaG8FxqEGM2tzeC394Xf/jYa/f//C05sGE7Oe796v0Bfh/lg+wu/vM35fsoG5SYlqbNMJwQ+mAoEhtnU3LDTcmNgOSG
m5Abboj9vj41P0sc8OtexQFn3bqDrNC/w2l3BuRfEWXIafIDHFg85HLJz28jybr83auit/Yon7wBF3qHztszRg3UosQ91KQITzg91Xc4ipGMs64OWofVuBGY
NTHQQevZI+WdOY7e3HDEugl54HPYxUtRgF28W/OhcrrsLeeyt5yrd/FuF9ywnnjkyDLiRznkRpGkw2JVgVUP2o3qbrrh7tdV3U03XLncvibClQRJgjpixZH1
hsNI+i8HSFpiTTiMpJMOW1ROODiFoygkycrUwJgVQxbaFGFfCllFOlvTyCK5VjRyLZdGVsDY4lKEKEFQZFQ5KMMKg4fPBo98wuARpAwemahyGFVy4HrIToQq
J0KVk0JVH0HaFHFU3eUwXd2pULbLYbrqVyjrc0ifZVSN22hgl4ihqo9Qtdc2qDKFgIiuXENXzox05aqYJSDL0cjKMbI8Rpaf6YXZCrLk0GeHrL0E6/4Esv7R
ZmR9x2ZkDdmMrEGbkbXXjiGrSQ2MxJGFNgUevc+R1ZwtsiRIEtaJBLKeE4ykZwUz4ahgJB0UzIQjIsaEA9RArF9uk479EsgyTOjOhgkdZkJHM6HLTOgyE7rM
hC4zoctM2KK8GhCzlVeIzAAlxFC1gcnqFkbYzUxUNzG6boyR1DB9uz+OJToJRxTK+0+sR0gatlpEUiupGqWCWT3bGztg4uI331O+uM2c1sy+74uK1syGpjsi
WDf9EYHIPEyCb4xQq/kondP9T29Uph5nBCqFAKWtojkKt6IqYejpX1IMj5rCweaIvSonsHornRbkbwVNQDVeF7PP+2x4z/OxQEFb64tGdBSjrUPG2HiTyub6
lWSuJ28m+FtZKyM/obuG5f1Scz88iPvFCT8iC5IldwXoDjTyUZDOKutikjpWB0kdqxqKulNSuT8UEFcajxc3moZBMf1uDMCtnbwhczkMUU3FoEjQ9aCApKSy
OT4ncsghXlMzI5DjhzfHefGLQOsS64+4nvJ1fPZyLVdbXofcOxAAZV5PBb42rEiYDi82rEhhIYMiJuQ9LbcqZqYqmCmPZipz6BxjEhfyeRbyhURcQsBCvpQZ
6YMUNJFw7xPZwv1wJNx/i5kxR9UDZi6JHFXXNvUtJF5WAuUcXxOvjqPnPeC4tAOKbYfMkc1336uIo3O9cxBxhEmaIuTox73JkCOps1LMEX4vNOjoRd9xt9ib
inMh79q7Z/IOz5J3439Vd5WbHCfoCEcm1Hlog+Kd3XB8IhHCNxE/CD2oX4ZwoyBwCk73p5aRPucV8SmvyGQZWWQZGbCMLGkZWTacV44Ww2wZWUzKSMfIyKUQ
epdDFNa8y0kE5lkEFlgE+iwCAxaBJSkCqcADF+J6j6VgkaWgn5aCxbQULLAUDFgKllgKlhk9FZaCbUYKFmcjBU3ca+p0OT+dFMynpGCBpWDAUrDEUrDMUrCS
UnWP/uz7206/fvh3WRS2zSwKD0wYUfhJFoX+BYjCIkRhkZOo+tOIwsfTohDM/dL7kLFPnEoxdvOthC/MqThjnzz1IWN/yNhzy9ijirERlfYPj7w0dNJqmbUP
nzKs/UPr3ePtg1m8fXIOeTvonilQJ4u3d21O8/b+0yneHjsd5+3R03HePnD6/c7biY0NeHsp83bGNqYFVl/8Iau/26zOnAt/vKf4jKADKYeWt8rug6cNu3e+
e9z+fBa3H5tDbve7Z8oLkLmST+L2gTMpbh8+E+f2/Wfi3L7nzIfc/iG3/59yu86ncPy5e17721LLi3r/GcPlv/fucfnhLC5flKxVQd64ZFhATrg/npPMrfqQ
r9pDhgczka0lMX2mqZKYrkwnMc0a+m/00O91ZOMqRSml+9bWZTjSSCAE5YKtC6ooGQIdbg+iiOCwtfkWvADDLVLLBSq5JVc5x/PPL2wIw1g+0nw+fx+jVpIO
IPRj5eohe7gOh08eAyCFag/lh6xGZbctPcgo1x3ZUYkYkezOoRouEkHyyZX8V3nFmLSBK5sD3upCW2qi5HaCklLJlhpeT7iG+q7xlcfN2tM3u38LN4tfalZ9
Bc8JbSWaZgxcfyTQ5u+aD7r7lVDzMxczxM4Lk+ZIStmZZiM9GXoiqHGPPnyV67XoQrdx2N9Jwb6SQV+pILdiMHN52VFVXnYrVZy9ytC/w/TvRmudUxPtO0xd
elNp3SG8OtnJfM3F1lhiivHYst3cDvm+LHQijKAaIj0lJ/3osexfpcMZXf25b30T/z26OnrCFxOr6Yuk977D3vvadd+OnD3t8Oy229nZ0w5/m11hyNmTHH1q
xp/hcvaBaT6xrTk6OPboyxa7lxw9/rSzgmrkSILZsJwT3aHg+CrOgIdTU2OVvfNd5f9+xf+dqgzPnLF/Z5r7OzWXdqaYtJNprzOD8zuJ8W8wjH9DgvGnbPFa
bvHaDKa/r5kk/HTnmSxPHPCs4oAHdkwlwimRFkT4XwgRK9umCiirAr2UoF6wpZpmitjVU2odro7pesAuhgbuQuZvTy9lzP1UztalogbxIK+fujlvi9gktjib
/HjQTj42BhS0bxQMGVC2Z3Up9YzsYJ5gsqZVIE0rSGhaRaRqrbGNK4/wlZzyPYMnKLJD25x2irJxI3D6f7m71li7iuu8Zz/Oa5/HPr7nXp/7MMw5stTrXm6x
WsAPUPC+sgs/0mJVqsSP/HBIiNAtP4zjWv5h2Rf7GrspBKcR5abYcA2OcIRNIRBqJKc2rUvASSOL0uIGpzEP8yoljkIql7ql61tr9uO8nIt5qAoWd86emT17
Zs2ambXWrEdenMQvnRzjACkeLE0qYxJlniiRMY5r5BFxNsYOc2HxyP7nKa2ZtA6jQr5W+Fr0KbfRJ7Hqa6Ka2mLOg5qyU/RTH2nFc5wZXeaC1g2hn6190uY8
NFtxuHUr8t2MMQ2Iic986mIBa4ZjQ7GNeB2Xyli/g4CaB5JuECRdPVTdYVTQdcxwQbyqIc5ypJ/ngRi6ApZH2JQ80c3zYFc4SgnbHHp6Psg+T8x7PN2H7ckT
m0MPnraGKCmBFve0DVrcAyLVKLEQoyyPdZHXFXOTlEsMfHTBv9dVlRRe/z/HKW2iXXnGAJVm3higBhHWNHzGo2YVJqjzBLfoVx/7TGfD1GYNRqcekMHrRuJ6
kh3rmtqxl2a/A086MKM/woyBGDMGgBn9vTGjf26YARuvy2TagRkVwYygBTPmCWb0fTTMqMaYESSIMSdy+Jt3mJ231k4Onyrksltc2rTUJof4drU5v6mTBBAN
jAk2Slfh2eTnueTnjIp/ziY/9yc/LXAx7GdhTcoSWnJ2qSRrCr9tKHiGxwin77498jiV8klgi96zOGeFT1ZhJaZjc+LwRf67dDJ4LOWQG7wik2nMWrN3B5As
8BOmklB8ANhTJoAQrZlR4UMOsaIOFOhGeTsKD0+zNCMcThxpoKlDqsn6zlk+IMetFeIrWWeutGsTWlzpnwUOW9uQF0yvFm/gasw5qmIK6Yv01inzgUGi4LLs
bRmVNuLmfsxZC0Z4zLkF4oUxZ42IF5gfHnOeU2CII3jCTprmiXn5k5EezX2CEJHx9XeZ6ihzoD14fKb/sx1+QSqaww9k2bAbDtXZw7HDx+QNHFTEpXWNcCXw
QsvkCIMteELOfWMxHe7eLuOqNdxiFqbeARShiUIdY6N1G4o0Y7wpgH1bhE2BNWzH2GrdxtFk4QCB3GCMrdtt2lLwaz7rk+JXPRVrgjh/ePB4Eh8vO5aC2/J+
+jd/rwF3bsVDzdrexqAeoH/1dO7QXgS107XZxoiu66HZxhBmoUbVantX/jH/d+baB2e5EjeYysMb3Fwqb4hq9R1pVlOZujpLX67RKKqNftCVfUf4eVgPoDo1
M0/KwI/X6TtDekQPa3S2n1fEbnaIYCNCjm389QZ7eOvKihaNC9bC1QEzAQGv/nISN/QKhD/LMYkGZAge58kKjx4Qq4pWxW5dWuYsFcWaxXCYvcwhalznlzka
YqplDhHg2l8Guwj2kcA6MXkT3oX3phaMCA+nMAHY3Q1bzptVcAnkLegv6+AbOYZiDSQE1oBlAS/lKVl/f8jkqRPa6yfhigPOYrJG5d2NuAvaXrPxEniJSUw7
TFy90DK5n5eJ3woah3rj4KsWpBjsHEgMc08daOcnulGq34go1X2B64Je3JxJC0udaMsdtwKsWRw/nsgOM1jcxBx8v5l7OB1kJB1NY9yqNguht6HsKRtRR+i0
YPfirBSyrpEJX1cNDj6A8GfsBn0d1Z+asq+DP08CWX6d9tfxnpUJf/nC049kGnms0gzlikaiOHCGEopnqv3ine0PSTVuOG4sH9pJNTd8DXVfe+fPfoi6GT98
3xJVIa7ppGtSg9/McqX2Bt3Wat/+ZSaqJuVeul+vvfD8fdIvrv4GjTx87biiElgBmIE5OK6I6zeOgNgd14wK+6iAjjSaL/EERNO3WwG8EX7EorkDOGd338F7
7X78Dq6y9yGtT0pMi+B7W+UFCJPHIYIdtUeaeSSay5/aar4QNJhhLErkEuLsdT52ic3hG8J93KXI44+JBRAuMl6EWsqLDodvYKaHwYGZD8+cfea/MXLPD6dm
nQYBF7kAz3lejJmwL4JohvdxoROj11/9u7texuvuJwW4U9s7Abe0HXCjDLilaOsaAdyKVsAtFsBdJoAb/ZiAi+lnLJRsy5ksUXZHQifxTNAUYzK9hOVCgEm+
HSalrjDJ94LJE9+ZimHiG5iwFl4LUOhMB1R28sjvVM0i0l2qFTBTUEOmdJPExNmI6JixaxsOl9ECGcqJerSIvgtSA68dUGzkq3NL7IDXmmAGa612H3FhDiPG
/TbGO3H2+PM//M+7vrWHQMhjhbavx+EpMgenj7QM+qQM+hY0eCsuF0btta0jXiM48AUZ94244YkDi+X5SEgPOB8H93EuV48qyMrGrYMKHvnHrQNKoLZfNRi4
BJCSEHmxA3wlDvC1gP2eO0GcKrnqEdc3eXnBKENmYmXIfMcrYiGrJMBRM6NdcAUZ7YEryIBxqCNUG7iCDC4UAt8EQozkVBfXLTfuljunbiV3lZlwzz5zV5kJ
0aGi+QLovkhnmfaVN7FvvP/CXQ7tIWdObr8vm94+Mu2I43dFnEx3xEFzP3j0J4+PGsSBfcwBolmmjjlmHF+P0OJ6/Pl8k3FjdTPfsSPkL7QjROPxDZYUDJYo
gyWuwZKMwZI87b3hGcVywlCuUsBCWmIOaZnAlyawS3wOwy/4+nUiXk4URf/20xFJYlfMdIok9xmRZM2IJBPaLy2SzHSIJO3eIkmW/VGDTSsSSmZWlSDsVHFA
IeO4hSYZkVA5wJBKYtsZJ10KzKtK87CxsJKmfZPIKeWXHYUWuoiP3CofudV8JAlSZLc5DevsT1f55d2fSKx7C9SgHcUzZK+Tcw9qaMOtm4J4ArENm92D91GT
cfy+OckUZiNp7mU94wRyiKJtPfPWmuD0uJmfczAV8VNOkFnk5MQA2twQGqd5XFJfQqwIOwK06E9U4h/1XMUSWjst5PBTsjTC8r3NYuzS/yuy3pKMm9hQQ90U
rxqE3lRfLCESEn7t1cWHmghbJr8qCED8peGIhDiM9jgmMRXcPLwyMJTFzRwnICY0kogCVDF+uHkY0YTiSl8ebuJm3d4LeYXO7Y0LZpvZB2e7tFXW5XRbtMW1
tpVBW7SkHpwl0qAk0thwhqWDu+ywwpmyFZR0dpk9Shn2MqJgiaJYRsdBSatldqBLMTHEclziGIlz174R4nKcrvC3ELLcYs+BRgzvRB0+fe2DRMjY2k1nlDnc
mpfOanuhDDovndXtfZ1NZ/7a5nQunXmh1gEZ4cItwRfEhytLAESYeutcqgrHgvU17wUgwUqGWecg0SUGUOxRrlGCQDZmJ3UJnvczW1rDy37qpgPGcOCBtlAl
/O1VHJ89ZSag0mYCufVdrATsFeEHLOFHLKMPjGw/NheYssVcAGmHuYB7YXMB43GxzYzBiqwI/N+j/YZ7jb0vDtWHh3pTRQHWRuEeIoqiaflfRyCLSDemCNnx
BpydN7BLjfRp6+G05VOVT9uMnLYZUakxuc1M62nLqwtBmdaHwTpaYunTNhOftooPFVvAyqetF5+1HC9byZWcQNVLQdVEr4ug6nHqxdo+Wc1BiD2+x8utpwP6
Bo6Wx1GnbJyluzbzN6Of3tw+ttl8bLP5mLylPmIXIYuRkaePUzncctFRRaxf9NMcKt3C4nHeHgh4/FUXc3uea788v17OTD6WkzO0jueR5FmnzlRiTlG6OCpt
PxZNnN4HECg1eniEbzuHunzLvF1nKpItGV9g8ZUb/GwaBfPiAsq6b+cnl/VXvbJSXfkn05WXO7sy0/n6vZ1Zf7nzY72Y6sqLLV1JFfxzr4J/6VXwUq+Ck70K
/rVXwU96Fbzcq+BUr4KfthQMc8TN5dZibYGd0pQAURYT9eP/L+jQVOxAz5wptsibbLnr9iBWSJPGjmXyDPlsqFhPCGtnI5XCXpfrcPxcD2/b1a3xOop8/zK9
6uLO7hpcStCvRfYVS2hZ8K/LltgL5dfCJTC4xa8RuOrhXzV46uF3A9G3o7wcyHYnVAj/SXsp6wxa0p1IYdBLBYL7laNiOav+k2Y2Ivq0MjdCnZSnCTVtKE8E
VpfgUFkJss6WwdiPTYzIPDGRL00nt03ZcavWLIRbvkr7dNPHwZXHWVDU/mTT18XoeEYu5cEVdRYiQNzvKYm4OzJJTT7LKodUNEJ8JW5ouTwq/YGUMtC5F1kR
LpqusHwAPSlehwsbvpBvERzg65qIDGc9rnJ4bjloMvQ2WctBxaJ2GiDV2xCeJ/io2yabHH96Yai0D651IVoaoRoQExQ0bHvBuBTYvBfMTAFGs7hA5aCWBaHj
U1/35XuGNGJQ+aARbcCGI3Eaq+2IaWqkFBs94amzRO2nVTIs/96MS+f3ZvyfTL7RCsHOviG56KJHjtUtcUztOI4p66/Y3SJ224jEnRPO205qq261lanti8Mr
E7fbHMQSnrVZWN30hcGX+KRgfpyIFpFQrvyxKJNggPbCS/+UsCr3VQj3DnD4sG7vO6KmXDqoy4hD2qhMZLkuIsKubhZL1oQ/QaTqwYnFd2h1YDqO+Z3btnoY
Lpmh7jIB36gVhD6XCN8sBI1QHlKaukgFM0RFiQCPMPrgdKNcVH7HXYWTCo0+d3CXPhK4iYAm0jsBt/aZtDFAAbVdmLD+qNQGVP4GwxvvA7yUALx+b/DGcJVw
8kUQuN1gWeLY6lmBCf3ypxm4ExV2QR8B9UciliLOtVFGkmvkaXPLQSRoQY97UPPlU11UkmqikhRAtASemJi9CWcaHB99Gcv1WppDbOWZeH1EBydvGsE/MKVx
I9HHKZdkoDOEGvVwmkD/h30ZelHokrazBuSay4occuWPzRhxNbp+q0vWUHKsWeG/mYPtzI4etS/cgPr4Dfzs4zVgXVQDD7vKTd8Gpk7pQE7pYiObHNbPWZPN
XCRC5VlaERajI9lIUOmsWqlziQA11lyZAtPyjshwN8Gd/VX2RtztggPk49wz0k9WtNmIP5uafPZNKeIewRN+m08fb9xy0R1wsMzuJlHQaRV+yFxnJnRuk0s+
Do1AtD0VhBw3ImQVjZBvV4P/4lMLQ7HXUvKhWmLfIo9rzOON8rgaqjKIW+OJCez1lP3K0TsfefjHP/3dJRDGoNJ+ZV6aVZIxE2XsMhk7lbQzraKGAJZUSwmF
k5sMPpg2xu3n4LBFHuCy2F5MCZodlUdtHsWhMdw4i/Np40eEKJjUF1JUTPuSEoEgy42ZnEnEwnd8ImJFfr+InlmwZOH3a63v1+T9QN7vX271y/sDV6sBreaI
1qzEedoocf7NjjYi9pUW3iVV8GpLQS0psCnzlR1tmapbphVnptp9rRc5/XqvnpzpVfBGb77rVHvdN3s18taFxvlwt3E+3D6kt3u1/U5vbmzfjh5Zqdf/vReo
3u1V8B8tBfeoRB8XPjqjDU1FrIIXzO4QQvzT5RF8Wcetp58M+oEdc8m6/xPPmvbsyha1qQt0bFrGjUw4M8vO++ksjhVn4ZD0agXniq+8+sq3jnzvx/8TOVeM
7uXs8N6/MPdydpi/ipXg4wtqE/8pBn/w/jRHdkqTZWYaMAkNhWRpg3f9KxqcuRhiGty155CMEmFCycJGAYluMJ800igiqUM6jng4Ze1druZBC3TcqkIFFLcZ
VZQVofqJ06wPfi6DX00bViN+0KKdRNzQGB0btUjzB/qVEognSBDpie3mss8CCfkZ9x/GYEqQlrWjXM0mCyyZHBVDsZTzLXb5zz646IiQW12Xb3UpKfNJAcVR
YpmgOJqnpIqd3IXiKOEPFEfjU8OGVIyPYFeOYLvbKQLs42tG4WU7l0LPHfyDOz6DWq97rr1FbS4lNzM9l8MJq2M9wBPnxD+yk8sn3rs28QYKF7a/P9zMfo59
dLIDz6VUU/QNBuEJIV5NieFk+2p6+v721QTZxlGLl5POTuidn7NW9lpYuVaOp8vSyghq5gQ1LUHNvKBmQVDTF9QsCmqWBDXLgpoVQc1AULMqqDlPULNPULPW
Y2mJQ+Zc2bYdOPsZo0b7kQSNgcjzMjTbdX/HQnsytdCcz3o0qYWWkYWWk4VmyULLy0IrpL3cYYXVZYXVZIVhoVVkoQWy0Kqy0ObJQuuThVZLLTRHbhfS1K7b
sdRcYydyUUtt647PoBYLw49MpeTMd3LVfpEzt4nTW6q0PBTaZO5d6n+G+dM1J0tnaSzifMyJZXywGw7EjVwxjukuHpl9cYKejtRJ/4yJSonVLYWfbxNd5MLS
hrJrOcpmJbvyyvPf+cULf3DT6mvlglduB1fcveLmknESFlfg9kWbKQu9tiz02rLQaysgWcHlosyUFb22rJxVWTmrCtFlSFifjD/T0miOG62LINBHolsbDRr8
qWLDCASL2o8bfc6ebPoRQ5kFUh+1Q1gJH7WpWcNR0lvHbO0nLGU2nHoWnJNDr7x96nZifM7ZOq/BemTDc/zms8YMI9K8sxr58NFTh8AC0rtt1XADXGjLo5zo
a5errQ46P27d7tAUUjrlCKDO2wKpczbN6VuqUQnfO/70Q9lGweg9BsUMLJ+N9prS5W8xDKemfye8mSWuxNdFOc+0QBU6afShjWh9k8zVlGqF61rpw63ShVsa
dmqyTibthi3tPift3ohXviDTtaa12dUyXZ+nyafk+k9ruuwLTtcFpirfMVX5jzxVUEXNQxW1IsRrowAT9XKsoPAVUIDlZK7wmEuUEPMsaywcnD7SbFmKTnop
rsJaLGkWYZUgSoPOQh4HQgmHRYDbeBwIJQnvVwqddawZ60FbjQaoJhP71RbMUDyD52RUyuCG3TqJZ5WM+l0loybcbEEP1Qs9pPGT/PIpJQhyug3xTihBEfY5
m2Wfs7/hSMI0WaPgh/lGILLaQ6rHHrtfIHiI2ztspudoGwQfM9NzwEzPftWy1c6oHnvtTml8hl/ebaZntq3xXWZ67lSy4+5Uv7Fb7huYnJ8T/hVCENm04ULB
ZZvpMQ0IQXdL7YP1uw62lBos3GpshROWynLqAFUnogtDx8I9j6VGLP85O5x96/vb7PDV47dzULIugLjXjDWn/Uj3UonupQ3dy7Y3CrH5YCE2C4nBmfolo4+g
UTLQyRloFQz08hcWeQIY9lkwFBAcvmVLxuko46TJOIHREvR+ZAtUjiMtLLeeR5pbjgABWZC5x2zRHDlq3tvvmIZmHcmYiTJ2mYydjrQ87aTgXRB4o2WGd8nA
WwHe0bSFO+1YNMoQjESjnohGPSMa9UQ06hnRqCeiUU8UEz18k1gEfJIYBnwRMuYS3ynge6yhzIIcSx4t6EYTt020XkRg96IO6zEZHL4njhla5VYo+HlLwTdy
jkf0ZDHtEMFNFAUj5asii3P+egffkrCkwhKGhqXiNTZw8cRJ0Kbbmlw8hyA4XuzyGcJ4S2Iw0lbjBtu2c8ht0d62xDKR5b8ujgfCNUpPQm2d0hexz7h8PJSQ
0vFQRkrLs4L0mCJGy8VmCCV5bI7EcbmwYCSWi9InFY3CvVx9VxHv5Y5bjytiJSl9DIrOLm+WWaS0WfZHDCPOSvMTV4u0a2qoyT3zZb5qjrTmwi/xo87vgeYk
rQq2z8pceIGwJP0WI1hfI483msfV8ni9cIErE//bK8J3/15Cl7vyC2Hsr6T+uuGVsN3l12jDlmZmlGTsijJ2mowpJS1vSlremLS4Xlpby5Z2kHKYiwFYypql
gJtGL9EFChrWRxn1xXUwPHAsGjr/oo6GVR56lTuL905GDZ0wDT0XZRw1GYdMy0+qpOnHVNImXCihwf1KBsxASECwX8UgUIiFjEO8D4d4jcY+j/6vGntT2J2W
AZRSyBHiG0ZpXvGiFy9YV8C8UEwPi+wPBNsDLBDLHBYHDD0MEQPw/Bw2B/aIVZbdQHIGs0SLY4DqPuw1tgS2tuHUOydWjS4l/axgHJotJzHme7NpD29xIjWC
s04sn+pmiReZAxeNNXCs+Mc3+LhLh1gk3O9M4poaVuXv2/wTEoPDkoubvGOSW2LomBbYRxabJXvhbtqA87ocjt4aGSabb9Ou86TdxLUbdqJDdrMS2uvXiWnu
daxkkKEtSWJXgzYIQHEH3a7dA3SA43JTm4dtmrF9uyMrqEQOFwDQdR3giK4hUjXgHSSS54yJIK26hSaCAiA+4kuIovi23ouMmGfYwAD9yzXnrWLPXATBPgMA
D7MU3MNoRkOpGYPlGte/gVrv0zXWS6lAbwc9gf0/g4DAUxm33BR0+LqyX+5b+8EmV5DkGlWq399t7+6XbLN3V3RGiIZQ6yqeGEbHcUI0Brg0uRwdwHDmw/VA
i+utCsM6Gvpp1TVauKna4sJhfteo4fOpD/PZhQPDiXrz51vNxfBpOgqwzupYiAyz+bqK6ahy324oZVkCWIehzm/Dk8PV6h2H9TcXiSHF2/I0iqfm4HLrLXle
yP4bhq6yX5dnjWcaijzVYdS9xDkpT4E8nXD0kB409Bb8j9CfE84kQ+/F6CL7ssawyBJHRMC4gN8RKmwB9FuGKMltaFwCxwsAna7EJk+D8LKGBXlpbPJ0KUye
BkPVAzA0W4NgBSuxTdaQ2GRdIjZZC8Qma1hsskaA8FV8qarrcGlXZ5XRgch0CD4wZoCswYe8s/fHilVArFWCdL8Ou+CuBZHOGSwz06a3K+Qy4ppGXaSwg7L+
Z+xmJmUUlhGjsBCLTewYvxZd7wd3YeBYf1WBYhVQHJDIbRWMaUEU6WwY0KsAesOA3oILN2cGiS7LAhQQVvQAQFiB0LVOSR0gZGgjxP0CAN3DDjIDa3sogdX0
PEJ6oi6MDLZj2dPeFZMdNPR92PqwmkWrmzUYZmkPpOW3m6GGX08JkUV15Kc0G+wxxCsA2Lik+H/cfX2QHdWVX9/u9/p99PvoN/Nm5s2MPvo9lKqRkRZVokhC
sKCeFSB7HVtQrIts8QdZvBtlTKoEyJQqRZgBjZB2rbXHtuwVRpjRGAdlkWy8S7C8K5YxkbEsBNE6OJZtZVc4AgsXdmTAGK/ZJed3zr398ebNSMKy48QYuue+
7tvd59577vn8nbynabmApxKi0IlZAf9ggTAJOtSpZzo0WjU9gTFENSaFAFa4ghhzGlONFsIpJd93UgmLjyYgu4gN/z5kt+aXrWGrGdC/TTCFUlDW+UqlMDsS
lOk/WDyMwUNUO+jwIj+IZeOzU/mJVnMYU6m6pRkETfZybNzSbMpTxQo8oHPzee6cUs1+UwsOn5BgVv1BA5xxPmZqM/KXvG1tSZxzJFWSikw9WvA0SxaEx6P5
cdAs6EXIJaiJR6AqHgFXBOg+euSCTgtigTTrBVHB5KwE9HXjzRYY7ofwATLbmjIK1LhuED8MGKbJnK4fe9EAYBPcsMCINDTfw+LIJcoiLoNdiNgLtiXsGTVE
6TOTa8gIE0f+ZzpVcD49oUGrAQpkL6mUt7V6+SM/AVldR1lmw+M0yrhSfntmm8w3uFP4pxSb04MR+Rjny0X+dyQunbrR06zBXcbTjP+O4nzaJ1xDT7jXZ5tw
r9ut3vSEKwaennBFTDgvOeF6SehzwrtEijn7hHs9MeEa+MZBPeHmBQ094eKXnxcMXlPOB71X0X9mm2zXlvPC0iMOV404XDU8ySxpPJpyr7JNn5g6T5WmbAw1
w9p4Y2iAtdXA2hqGtc3RT1X4FM0whK8GTeiy/cgY6A8GcECiYEkEJw8zRH9Zn/GsJVdJwTPtPBSyadEnKRaP59O//fQvZJteahtEvDOUtepi0iybjO/QGzQf
5gvma8FG5+33YxTpuoa+rh/XocMa9v1Bz1Rl1RTMRxTMh49N3aO/+RfMzhFqGu2mDVNidl60m86LkbU63JrirXmB2YJUOMQbaw1ONJc2AGsJbwDWEDbW1VZA
h94V1jw6DKzg3ba10vKDBYZD6WMlyNHnep4El7nhjq9h6TWTjmKs+nPSvbnYW56dnYc5CO7UPbG3MyNJnrxKb2ryJrFBVukHsUphn+/F4b1YwUut9URvOlyL
uX6Juo6melVbwziWi7bWZOzeXqQ/Z1nTTwTvkYJVTUTvBfNIBsNqJuq8jGO/rHJQlFd5L6/yhpGl2o1iZuE/Ha04YSUDwkpSvzZi4SpamQkGw2KS2Tbm40NP
K3HavqzElftDhYl71ki/4yYq75iOyjtsGqZ1wwG9YT7GX3yZ+gscSdP4Eo41rgbKO+A+TYm9+r4JW3e03ZaGMdPwpr7ijO75Fd3zD3XPL+ueT+ueUxyUh4jV
+ygi8GSk6Ea2kLZZz+lp6Rbb68wPbBYXFzvbHcTdVpHIyvNSoNOQv1wFvIi0RamvVeQiZMMJxzREaVKdAnVxvY3w3JIkN0zbsEWA4Vzg8YqtBuFRtkhgOztq
rAfhuzCFwne90zEzvfNOp3vFWKHHcx8rw1G0lvvroMWDnzW0ePCzhhYlpkXpgtBC98q0KL0TWhjuKkabfva8eOca7upKbEW/xFZUU0FM8yW2orEiFZx3JrLi
Ppdz8qPuXRkTCnQsGTfIDD5tYclpwytc5Kh1zwkvSyKFPnNNmQFo8uL8zwAWUSO0sT9mpsUjJ828IzAw1SWqKAXTClHIAHfVKnLHrYJmoufWW+pVcp22pOQt
szy+GOiHejL+70WCM4dBw7d5tWANXgWz+mprLczqKzhDvQQDqARSTagUuJdiYA1rc6CG3zjypV88vu8zf/VzkvQ2wsJ8mdpAzYmKeQoYfohlVkDwO/XUf9ny
Z89+71+sVOv5aqQjp+rprYkqo1ur6PTUJ7noMYqkF1ZYy+QJQ/ETJAqLbjnMSOlq+EdPPXs/ClvrIu5jXC4ayIEWowUCMZ2eahnQO5pNl4/wDp4xgVhuOgBr
MdG+LMI1/+UjAomkJGxbi0kX8XEYwma22F4mEUgIbipG+DgmDhH0k0BFnvOISuqSgNWaRKv6EqpalTjVigSpWhKhWk4Hf8/RezThWSOXlDUJYVAhF2ejw9Vl
J3ARvtWNQ6NZxyFo9uAwBOXG7AYmVqkXgG1W0APANiuoX8qZI92xlzs+/aPBoDv607I+OHgp8jvCIZPpEd6taIPR+ddaQz8WhT39LLD7RmNcSSe1mkuMuyse
lJzOcRYhVILnHETbjI608tp0aNHSccVmKvI1wMNuDYrQzYrJNW8x/JVOcZu5xArSrJdYRHAsNU+WWkmWWlkWrCsLNs+ubLzyoW1iXc8bgx87oufsBxwjLxzD
GAnfhq8UzkGdFu7JMsZmEniXqedwLK22nmUuv9o6imN+BW8y7ObDkatQ0CR6XoU1EX2h3ytZATuIvx/mV/XaohBjSXZaSTjeQSWL4oCS0L3HlATmPapEOd8H
j1GWPT4s8z6kZGlMKonO2w0PEYwlcKeT+PdpeIZIHPyUglS81Nqpmn34fUKLjTtgbchHEEyGeHC9vzEe2ca8SIfWX6fR+3I8DK+NR0ozv3tGAgzBIqN+Zj6D
CeHp3JQS56ZcXWYDi6dvKQMhnkYHPoq+c5AD3jQb8xm9U582DSd1w3FbHJnP2/FOfcwO931NNPesnMG1G7agN4QtGmd976OO7myvIw2TpmGXbphwpPcdTtz7
difuddyRHsdYsWELwISdkAPGHCMH8Hbfg+2+F8Z0+rc75acholToBNol+2rEWm0eCTHj8U/LIyGioP1Zek9kGO2QV9lMzWDjE7Yk+cBHMMR5PmJIXGF/MJze
jy2K7QX+rrvZTjdkH0IjQxlmw1PWCD4Gw8iIGp3WuCfNeo178pU0FcQAG73zTXR6n7zyjSIsIcfo9W8+8dq9Y6s504hfd3rfA195gb2M0SuviV/5ck6McqAT
YvORBej6X2aHrSeNrj9xzxz+oniu6x36UezQmOSyQ3u8Q9OO6yV3aNpzPdlzvWT5F/QVbbme/j7acj36Ptpy6ccM9lxzz9HpaRbkPFN3zBs+9cNvfOTpL3z3
yz9mkc4bpi8Zm+Sd1xtmCcALqyvgivTCzz/I1Nup5FW2y1HtxRGbOEkV5m3gw/T0hk7CRfTO26dlN/eG/37Lyy88MPWT3Vew49ND6B06wzp7+cQDW8ZOXkpr
yTFTa9/xx88gLgLTWuQK+6hjJhi97SEnHq6DTjxeB9h5FR5wRrDKiPQDmEYDnabRgDTraTSg14+ZRsxuDtutwQTTxWISuaPUkeE+5gjDfdQRprXPEYa71xGG
+5AjDJcWIjPc3Y4w3F2OMNydjjDcCUcY7g5HGO6fOMJw/9gRhrvdEYY77gjDpfnZTy/sapFlUCs9gJlpbwxKnIF9VbnAmOBlhMxk3l3O4XB12Q1KkDTm4dAg
JaYEEWMBDsuaC3GAma0UWeSDSHT4N8zI/ZEQMxgQnX/7TA5Trp2b+8LGG82SMU7WW2XNr72YXyO8SPh16Tz59bRhzwcMizUNe3XDpObXuxP8epcdnoj49Qlh
Zzvt8JsWM+xv0l8T9i+3H8T9HrV1l9gEwKxhBVYJln04irQplbxgXiyeXVUuBvPTfy5I/7mw859nrryZ7w3mTzWb0SXNVvRzM3CEUS2Mx3R6KgaZwhh+g23b
QQKQ6qLgoqkgwJSYmpqc4uCPIIp3vJnGMby8mSFBr0UXtfbE2EqTTbqTWhcGF839sIsSD1sULJqiu5r0TDyspQab6PeigE4CxnQBlqzXUToYMFF5ctRBf0+u
CRZ8jj4iiGj85pVTRKLPod+pFvoObqbOY8l5fkR+gGs1LyIJz51JTjpdCK97wC8YTDYDeAyT2lk77wcfbdPOPNHOIj76xWnNm7V25qW0s7adYvvTop2ltopI
O/NEO/NEO0txatkpDuudIlLPvIR65mn1zIvVsyRovtkzltNiQELNGQW1SVh1A6pTxKkDZtQBb/fBQNsm7glbaw20ibzCfdVvnrg7h1CaYMIDMWc+h8s0sCdr
SODVNgIb3g11EGwyEyjw6gCHBq0oBV69EAdMPNUudGOtTD3YagbNSfpPixZSiyZ3K2R/rtb0xIa4hFVJGipOUIZGuVA0ypZolBeJRhmQskgMymr759fCrA8+
bZg1nzGzPiTM+tCFYda6X2bWh86JWXvnK2B72kYg5ptprfodVFIegs2LFW0ar3JwVhYhUGwKl8AsLjjxkJKKE0iFR17TbiVfhJT4oOcymr1wHqym2SuFTHZq
g/cEG8ZJsVBmCZ0D5/Qk52q55FwlsiErkqRVlSQtX5K0apKk1SVJWt2SpFWXJC0lhsQeMST2iiGxTwyJDTEk9qcNiScjQ2IiuvNMKrrzb0pOYTRzp2uCuY4l
oBZYdXdFdc+J6p4X1b0gqnvRBKmI+QIeJjFfsGLi/2CLFmEywmWg+XsJrbNskBC0yk9KJ0cpKI9xA9GFmBb4byE0eva01u9epp7GMbfa+pqSeFm2AhT01MjL
1DCTFNPDKF5sga7JFBn+OT538lINkiCy9H2PvyDhhtnwH3fyLZglEPMZOOGVH35KxG9GT9gOnejH9z/ygoZRYNZ9WIIRI+Z9p7ZP0ApRcyl1ipn8W1DqNp8H
KJOKoCq0TherCBvbNIQNsYLwQTotsN4X1w6Dygfwt2P7j3/lNcGX4A9axQqf+Zy1DIUhkXkMCnGQ3WWi5SnTOpeaB7tdQsXjbT6Oovv/wgiLWcyEwWZcMntx
mXdi2ptKiR1HmIcXmTtN1ndZmzlzYubMi5mzIGbOYlC+mC225YvZYltGEVOFvwJOB9GkPWN1IC2TKq09txFr7KMRsY5xwrAafunU5+/XmnAHQk2JPCRDwZR6
/chX7v+zH92/UogFh+9JyxCLBy1SaeemlTovWjlCq4zQKstE0pLmFdOTa98YuvFjT/20tEYL0Gs2rJlk2gWadg19bTA9GVVAMcL2pXStHysBFVSi4fJg5Xab
ck0kAF8kgKpIAJXO5mLYjRabFPq6GOIbEK1gga+LBb5HLPC9OKwScWpNAsR+Lrrw1oMdqE8M8r1ikO8Rg3xdDPLdKYN8Vxov4phqQxMz/xyZBdUim8S1+MK2
dvQ7vY1fYIALpmMi/9+ZkZTszJX//5NKXFnsjB2Do7kM+Yfo6HCSzR3R9ySYma2/zBbJwB0iAYl2TToeQ14QHY/aMNjDQgKLPYLamhxwNm0TF3U5oLiM4wEb
SFcIWqZZScdHbRK+6bgPmTXuJerPbfo+d6n1n22adnTcazf5eQ/ZNH9cRPc1uzm0GmkX3OIjpNUA4EahvbqhBqdBV+Qv+I8jlaxl27ayET973Ga8wxpCluth
AyFhWKxueJIIUY8d7m5QZxRqEg7rS60BFr9p6KUDJUnzNge8Evnu36aBnDhp3kWMCBNqndBprZBpjVDpciHSKqHRciHRMqHQEiHQkNBnkZCnJdRpCnECoc08
IQTWVF0rFBziSZ9VW2qVWD2qgXtk0MRx1V2d9twuadZ7bk13lfPCHY9i1pBEk9BUFVLoSzRzalw4AGmUdGtT4dHsvVXh8YfuMcWF4vsyhp+euVI8yok/G5KY
XxdZkcTCGIOh02giGCjxmV3ykd1oyIH4HXyuyBbLoFpSjSP0O35Zt3xZt3xZN76smx+OB3G0FvQZwBDTaV5om37ONXIVIi5q/Dj85Ym7Vwe9w0Ps8uBIWGYm
Gjrc1Mx74WNP4NVKyVdDkkdy316V/nOZkG+JCNfIMmd/ea3TWNek2RSO5vn7Jpuyv8RCTkZPYaTG+ol1P6HX+y5ep0OkaMkcfFPJxH4LyjN92JgN/+RS627m
B5eoe8APcjoqygVgZytnoqJcMLDtiIpyOdXS1VFRLnRpOPlNVJQLX9kRoCwjFQ7H7tXWYRy72Efmaum4K+juHBXlhtPcv8Q9WRHIJHavTNuvev5zZ7ui69vP
XLYzdDPL059+GHYGOn4D9gT69COqmdHK3lwasKuDSFxWSB9V0rDXNEzqhl0MMs1GeC4e8gkca6utj+NI+8GEJscOJg97alwdQCIdndYNJ03Dcd1wTPd8VPd8
RPf8Dd1zitDdTGg9XnACGxWYiWhcTJLvE6f6sBsUCaq0fqRUl63zfgzITUT2HDA28sAmB2NxUKREz0gPNe6xrTpQgpah8D2UTgexD0Nc+N5exIXvue5Smaux
QyFt0KEKpdOBQuoL8ikg4zNQOh1BBnHwpQgLZAgeRyB47FmB25TeazUkCGbwGdtsuTsY+Mkon2MJ5VMrJJOrBO8OXO5kWZQTbRhbHysjwL47SpJkEnmmPuL/
+bYo4GEm7sw6QWpZK2HWa5oajCYnEQ55gW8pSHZFUVIuPEm5KAl8S1mCtRkSaYFAIs0XwJZ5YiVrGHmuW17PqEPiJkw0MH9jm9VihnZyo0g42m03S0jkRtgq
ALFj34KzK1iL46BpFqFjXJo6upUtNgEA9ev82pm4NNrkkfs1AUCVRADMn5sAOBbltd2Xtf14Np6MxdmO+GOuaD9uGn/MRSQ8VwUafo3dhW4y8ys5Qf2zYI6t
lSFbI4N0uQzZeY4VJB+OPx2QseqXqNTkzBySKZcERnJnYo5hYvbEmGOkPqvLlABQOgCg7OGpidCrnivYTMBT83B6avodp+av8ztnxSbL/4ohk2ZMTXfG1HRn
Ts2TkW7ySMb2RiMrXULTiotftJVU0Kdx+tzl6ey5/MzCxy5nzeVTWXN51P9AVYxQB5NZ/iPbtF3vcmxPVjgw0kTxBRQ8RfJIgc7uQK4IDZqFHBJc8x84eaRE
Z3dx8kg5Mh3mEDGAedbiUCegCgOTB8lWdwR5hNNXEU5f4eS0Ds/PYUQARZ4Ps5sAAqsus4aCPKwxAeANLuMo+wKyrPKoLNygQ2kFSdCohGyRbo7YKSl7BBJy
NSXBiUoEzVkd44UQO+enYudqorl3iebeLZp7XTT3HjOvc1FFvrxMxR7Re+ui9HaLxtsl6m4tpZb76Ti5yMacUGODzsU2923TxTaPXLgyWsIWZxTSonFAFY/c
HDWzzq9kVnZTh5JZonii4C31HWmmUXWr6HcD4a8VVVOyKpCSVUGnEloboxJaG9tKaP2SD71JHnpTh5Ja+7elS2q1v1/HklojFwj6drHjr3R8/iQahSi0nq/u
x8pR3kdcVYuMI6ot47vd/u/qOGRWuXNiichLzKbfKkBLPFezdiwK5UcY1SWHfHauQZ31d26VoIo220uW0YV4NzmtZB85pWQjOalkJzmhZCs5rh2gz2sH6DHt
+DyqHZ+HtePzEJAeaHt5Sqd1fJUdoEutae0APagdoAfg+DSFAmzN8R3D8RM/uLG/Emk62tHVfQ4ewM3aH7dR/tyg/7xJ/rxBYqCvj90e68NPfwYsjN5Pzkhc
DgvgRrD8r9NeRBOqb8LtJ03DLhN/r6Prd6i2EDfdJ8NGFzSWNqcLQcCJg+pUKqiuBp9fVwLwYC4F6ELpMq7oMjXRZbpEl+kWXaYuukxPrMt48ZbsAF0lS9Pe
7Mb/LauKowkx0ZQq5nI6GSmno/ddTp+wOHoXux39+7uDMFLACnwLR/aiGlRgSUFxOjgMadAq8D6zfIS2NUEz4DphTc2tL28VE0m9LE6tasEELDm9OJuR05uH
cyDPSXjcsQMru+QMC3FulBXaIU3aCU9Y2Hn/yshuNzJCAbh+UccnS050Dpt2EZt2Dpt2fvZ7MZi0LZfZVMGgDf4Iv5d8Ll4zDvMGMdwUMkCiNi3oZCq8p0Wc
4kwRp8AiTjEl4oBe9C+LOEwZy/9r87LLm6yxLhtpFh2UCrmTRZwcCn5YqJhETZtZtPHOB9aG64ssF7GNpZ6sKWhYiqSeEgiYZQJ2eCULoB6wyeQ5mzwP3RqS
TW41SzYeZnwRA14MCpBsCgj0caPinbFkGbBJ/7fSEoO2S3IabvgtqRBCO89fGhniZuWMYm/ImEqMllRizFwlZdVmfn9GmpOVGDNSiTFVwjDeirzTiosigr0H
lsgCMCY0buHaXLasGBUy7g+KtOlfWzRhN0Cgo22Vz2yptob924r253SlRN6vrXi/1jXYLN0R98KbcOJxuobbO+m1Ib02dK/eR+zoS9MSWeFsEllhrsKm3J4q
bMpVczJMJgQeYiu1tYBWiAQ0KS8TFTUtMEtLl1mzRWghnljbmqgSZuMDbZYimsDAoUNGyIY6hnhY4CbKIc0QaQqYiT3psmYatoph83+Sgs1nUKvPvvNSZo32
UmZRBbJO4vNBM/XbV4ogwLzKPvzX7jYr5Ulz+cd/NUVrZ44t63w7dkvR2iFdtDYe36QAbs8oWuvOLoFDqrfBn7X8TWPvGNAdyKl6c4rGfkiK2A0h3zslV6OT
lstLEjudnLl6Ns3V4w3S4w26x3j+uWb3mvXhHYXmZwxjaWctJfnImatceIcpn6tXtan/ZVZ1SVZ1yfAK5lDWDA5VYg61KeJQmyIOpc7lKXIj38W8419faE5M
s4u9Vd7Pk2T6ZflSkJkxc4kS7ZO0nQm18yAzPxMMJTuToZB4neRRbmceVRIeVdI8ykqwIeE2r2tu84l7Im4jhRMjPrENFNLLL5MsRQofnIp8cHeOVGxlORDg
ADNVx9g4M8fmmrLimqfshcTLdxg9JmRy+DIALfJ+/8JWQOEzlpmVdx+qfsb1woqRe981HUclnZYhy8T/gQ7SrY+0SgZvmwtrghXkax+JxqKphM1gyuY4RYV9
DV44Go6d5DWzbvAy5QclrBKoo1zyLTJ4JOGjpKMyoDloCy4h16XEL/MRHsMiZ4XJzOSfFP/4Uf7RAyR2jts59CoKMaU3WPjh20h8V80sq3LmJ66VZZ5SRJXU
Iipeossd5nkIQWARUeGQxwMiHPnoCTSqzq20qnNAGnKDTNNjPLRNQfY2jjA14I5eVPomT18Y1a36aNmpjaq7YqBvO+E9YQtEOqfQ5fMoKK8kGnIezso4KE+D
epsSRTkTkJfXaQkckNcqMHK4hqYrSXJidDfR5mopFs21697PKYYe0E7rbBV0OfSvwVIzcO5ubVW1HoMKybjCp7MlLGjXOKQJbV10tojbujlUB211OuNCjKS8
V4DT1KNfoVpxbEsiGJRBqYGpxeoEuWYJ1FpscqB/KlqRqhs3adAFrloFSE51ZhdZ1KeOU5uzeLB9gR+c6fTgTPrBs3VCL2G6sTp1Y6W68cIfP6cM4msp/Sf3
LqolWseOOvKXQDoUDFwn6fVvA7LFaXYRNTp3wGhfGP/9rd7hYMt60IPhq8v7x4dffOrZZ176Uf91gIQbXnUvDa9/x/64fNwf0Q+6113pXkuMbU1/hujCNW8Z
SpLEl7dwUFnnW2k2kYBrJxrqkWO7K6pgiyhVBUhCD3KGx3t9IcrvYTJzZetyJzKXpTka8JkP0nFkno7mkDyfrjjPJ8sxCF1BLRCfCkfU3Ls1XTgojvB/r9i1
1olZa61Yu9aI8etysYmtElPXcrFkLRND1hKxkw2J1XqRWL9a4lxpglFKaA07XvrE/dfAW0Xh0DmduErD0aEZRUodrotHXyNFSnFl9LuXMIzVJQL8rIaxA8Zk
9aiao+YZ2OjOhA1rQmn7WF9sy9qhwgKHyhfExmXQJUxwQFYHB2RNcEBWBwdw70cTvR9OWMgOaQsZYpM5KCCbDArIJoMCYCLzYSJDbEkP4D91aHyVLWNEFE/b
yypSGz2K8KuIV6skXi0v5dWqilerW7xadfFqFcWr1bMiCVahvVpKvFqWeLX6OoJVPBr58r/ruQXajxT/a3cKKOfZapngW6kjLqiQUbZbo5Wjuc6Wv4LJd5vH
xi6sg7wsgnijCuJEd1v2K1p+vJfnsT9zSYdLVFervJ8WgLfUqrWq+5t+Ms10qeW3PF17k6GkpJJ7J/iKPAKVatCzbLlOdbpO6es8CSDSwUyBh5a8gQzyUBKT
WF0FdTF9VDztGs5uf3gwKO0fp3XoM8sbZ2dY13qEVAXdwy899aX7v10CR6xEfPAPry1nPJ4T+DUXvmiFY0ccxvWuAtPbuw1b5KbbaPMVFCpmgGBzTpII8fcX
zvb9Bfn+wtm+v+AJsED8/QV8v8Z1AO+Xr3rusyr9SX9wHcN+6MQKfBt2EHwiXQqguUPyfb+xX/T6qW894qa/6YPXlh1+l5B/xFcc/g3/iu/8ybN2+iNu5o9A
u8bNn/H+XBHaDBy/M+triutGmB88EU5jNtDGAfISDuDL+hcOUGpZmgOoeCckNSUCR5CyoAXvHLaJCcO3DWcfMw2bo2qb4Ji3xFwcoTZjD0QJE+UVxtvSEeFo
xh6E3h5KbAqcVaL746ySsmSVwCjLgK/xnrBLnW91zYKurimPyuNUnkS8Gw9KRCSkB4v9yclBimK+SSP+YdZ27oQ5ILDua2Uk/j24d83NUmrcWvtP91z8h9f0
/OxKEya/6ncmzWXWqv862crS+Zl/Gv6tl56cmgTLX/ujza+O/N3tz//2VKD2tLJ7WlYib5UGNk4gVXsmA46u2xNk90zhYVN8we/x/74WPfHklbjOWlvj/91N
7XLF56+cnMIvaqqVpZ8HJhX9/130c98tX+295asf0Lct//oHPv+/5n/9iil9xT9cgdtwx6m1P/23V730+/TLjQ9u/vL77/rEFXJH4d/v7b6666Xfnlq76/ib
//v4j5u4Q/6ZnAwyTwwvvzeOPL3zyalqvG1pymzcpgnYiXwJ4lFfb5v/WVvM+c/etn6PFnUmiSxvm64FWZ5U77dg2sokqZ+lP1PUp/+zZ2oP/fFL0Tdz3vTN
vEP6xpOFC4zslswE0zrK4dxWnNhdjs9N2vJo4veb2UKlTGrD9/OuTfKLO5plWUbLMRMqTghAsWutzJDGqq0cUC/+4W4dzYdgJnexg2gPOixD4O9S690S5/se
iWhf23LQuK4VFfAmYSa/6TbSK2jDJuFODEvleD9w1oCv6astjbmKxwrkaYV/FS2iwnDFHFKIQthDQYFE98JwZXurhiDwII/T7mvLCiEIgb/SCUJtkKGGasB4
SvTiQatOFwZ0oS2RxSMSWPzv6GCvtjbQwQFPdOGhvQlOvZXODfLI9TD56netS/wrven32PLTw7/pGuP8ru8vF0QXRO1vuAJJ0b+mbCf6AHR21M0J7ZKKOoFG
plgVq2g7S/wjf0cvPrgedF1fhh3Rx19Eh2s5pL92fTmXepKPUANfhxtgnwORvz6uO2sg3WCx4ze7YMhI+EvL4i9l9dP1v8BB4iibzllJJrapjN2sB14+BS9f
D8c2zbhFYprKgeKYJoUopncRqYj0i8VkO8QmW2sRqtyssAI6+CutBh26Vlq+B5j368vZ5EcFvdjlO39RXqYpQrdiskX3crgCBv9PdFj5HysZfsRNc50UJRNg
TMkM2CwzYGOKpkMYvTMdR48ePdTSQ9J9HUKwOgyjlvcLW4mpquvZvvSbQ/u80L5AtC9x8LVtxHyO49dsoxwnT72QzzrEYxziL0nzqmEwDoxZuTgoFCuj4jiW
cjgc3DAM9kx0kghtSHp5scvb8dWq09VKX+2Jj9pUHBCb6v5WAcpJcX3LE/M/3oRDbYgF6k/MhdVb9cNMY6C4v3Dhh1skJN6ONLV9PAKd7ndg/iSC7w8qW4f9
e6XMIDErf8v6VrVsDXsQJPdDUVL7YgtQfst6EgKHcyT0aSpVgsK45sUc8AaJlPSeURiiy+8rW+kCpEJSFq/PnaTl8yIpT6ZyooiDxz4e/eGwdxSHrevKdppw
ZYkVZaqWYWyy3sMGUaJlLSiDlrV9XPemEy3p6sAfJK2XqFkQaoJEMImCksO5zpQchBIAvjdcJd7QRsgpA7uH7aohdeZo/6qzAouILlJZC6VYK/8laVw6LxqX
gFRWmpXGtqZx2+QsSak0ojDuB2lpht4Oss1BWkNRsUtUYY6YZVbS5M0JTejMG2fiEmULCaIeNZyPUfzAgisI5kBJAAtBHP0SdtSQmsV1cQYgkbSykhNJC8PO
OBQ5evJbRJAraQwl0jBIllgNf6qdWFu3Rk6s76Sd3b/wuFxo1nAh/0MtpYPe9+6Fa3uvkwoUcEwm9UPTAr7mRCATOD/xRQGXwHnXCmCxRTc8Ni21taIbxnD+
sSm+4S1AE5S5lpa54cQz01IILLrhNM4PyhNO4dxfAVgKc8P3X5gWfAongUvhhD+YMrgUTlhhWAonmRI2nbj+AM53ywMew3nfCgBsRNe/fiXjbETXT+L8rS+I
JofzBrA24uuRsTeRuH47zk/I9eM4H1wBHFtn+DNSqfnUlQxnG11/BucH5fpXcN7PkLbpMTiZuOE4znfLDc8rodAx1TYGhxM3TON87wTfcBDnJQZKiG44OC3R
gdENe3H+1n6+4SElozyp2gZtV+KGCZyP36cNq3ReZaNqetDGEjdsptPX79P1pHhSbEyP2Ib42ptAz/0asM4J6wCsS43W+vjadaClXLuWTnsAA5saqVXxtctA
Rrl2iQzrUHqUgvjaBgiyT5fGdsJeDjYc/jiSlzIrSSp55UFeRtnUMsqwqxq64Nl99JlhsKBjlkSCs9/b3zIuDzynHiQm7uRf4z2sdWU2j+i/W8SXA5umIf9l
s988/jUcfQ9HJ9hlsFLP/8UWiSkc1dd7obXUehNnTVI9o7D2TPhFZyTcfKvYmzMk+7HJOczi5QfZ7oxy1olbwkUjTcS62Zs0Pq0dLrw1zPwuY6SNBu4mHfDu
hgtHwuwdpK6CCD/fwqDMOoOG3tMJciMtBE1fzFgltvYOFuhsgMtZFOmsn72I2GPYH9lyORYLSQmxsGzOlIQduyi3xcpZkYtb0Gf432bpWS21SmUNPZpvlULn
jhD8WN060jJ7f1DadJsuTDePNhuE65UDdrmXgUxckFKskDhdWGm4FCtfHQCPc9NIkL/UkXeS7SvDYRSoBUNt66Dzi2sYhZBbuXAXHLcig/73bVI7L0Mr7xGJ
DPJTefyfVxydhGiAhvbBqiieLRWWpwMCLMQvcGhBIx1a0JDQgnoyZhyhBVzkhlTrZL8mylyHK6i2uDnVFjenvIuUMm/ZUibmFY53ZTZnvd29MTNC7LlkOcT/
we0nlcqN6qyZUK2TzhaFoyG/u9+yN7WcTeHo7TTxeBpm3z14Kxc4xySlFc5TEAk8cH7laPrZsQc8yHBMDDDcsPqIVpl1Zc4dfh/pY8gIzkK42cQzz7mKR2oD
tWRJ5Ue8y+hI4NDDRAbKbgoyG9COoLUgQ+0cRIEpJN81oENXLB3nNCOUbUsian8sFR/gj8wI2k+D9jQkPqAuAfQ+xJS2MIFChN/zNsLj8yZWIBGr7zBeGXX7
3W2zeSivFzfiennce8XvuE48lJG/siz+yoqBn2Z/ZVX8lb74Kxl47F0Snr9YovOHxKW5SFyaAICmt9I2Y7s9UzD66Ww5g4xcLun75xaxP22MwgfUHNH2jNmV
sBLvUpJ6z4H7fAbHZdjNkfvdgkbFiF2mszO64bRpOKliYH5G7Er0fkzFvbLDsls7KyfYMXk86Zg8fJbY/UoUv68dk/BWYl0w+JWVSrcrphyTJXFMlmWjqIhj
0hXHZFUck34K/KomjskucUx2i2OyLo7JnrRjcixyTD7VlXe1sq3SRj2EzOS0tPu2EphtDU3k3MrrNFEJT3HeCiYLw1/VaKaqS1QXoslgV2A4a7+lonx5c1Zg
u57U1W3R6R0tjzQPUkq9/a0ytOsKadeDTegHBagi/u3wLrJ2VSDVqiug59xGM9ne36pD3yjsG2/1RBqHv6XZG5RJWW72DRMNhi/bPqy23Nts0HKsowJPffjt
t50tzYHA39fsGa7CnpiI1VHGqpCP1LNzPuvoj9JRbPlIfzvns9ncVl46dj52jmFIymoYC6TUtCV8wBQi7qHGGkZGv475wVydaILLq07EhW4XlLcSuawPlDuX
N+5wFqqmjRmPp5RRbzHoQyALnQYNGpbSlus46gPcsBsf4nPpr2bdGC2qNED+9odb9nvpuj5WVdMYWYiMo49IfV1Fq7RxS+96Gox+zEhY/eP2fqkf3+HFsZMM
oNIOHbtWOijVHU7S2rdZOipy+dq4rrPh6PiCQ6bAQx5VSYvRHWy2mJts9QQhfoSW5B3hXZjH21v1h2kV4PTe4Su3BfWtD9/esj8U2LKb2ggL3I99+cP7MGLD
mXHaHCQZJvhX2E6L4d+rW5kFJUeZRUpahcXbwmctbFnT+8YM8greRsBDlFSg12+Jisp1Er/87+nNK6M3r4xsXjlsO1w4Y0jKVywCgAfCZAqA5GjSzpRDmEw3
fkN+cg67aj8OdWDhS2w7jQ/J56ukkEF+RN4gXMVB0EBPMSNhmImhnxj97dQoKa7/kwulGi0XB9+r/35ISeQ3D/QEF6vGcMs3+h/b+qv4Qi4Br0X86DVpnoQH
f3E3v2/iDSZ+5W/An+1/fKuuuxW/Tuf3lNjUCbulziezh15mJ9eBTzyMRliidc5a9Zz0Zl2KXOlS5KZhTDdsltLkm1D2XnbyjVpMwLjqDf0WkhJq9Gc3XNc5
HZsk/RzW/UybhgO6AfMGPfO8iXX9qE/Mn7Bbz5/TFubPskSt88kkokm/FgyMLGAjNmHur8fU3K2kjj2oAAlhJ45VthrkAG0JYkBkGFccl7piTqJs22OIwmcg
SoGJUmCi4HnP6+cd0887qp93SD9vWj/voHneWWmlH8W0KgitAp95E7GebpzchmB2kgPyLMDldAWLuSmK2GOb8YHxtssEAXOJAFwOCdTpIkEmDQQYdR6JP3jf
GZXl47AAFggzgovaoZ58XteTj2Sor2aUaxSJiVhq4nfWZk14Yr8YN+p1/WgiS9isbfzQdFJrW8natmRt52VtF2RtF2Vte7K2S2xqlnQRopsSukUln3HRacWq
FZSNmevVkWazXlnglX4yjHxFX3Eize/hGg2BWJSD1M/vXZL3zrO1OMfVTNiyAqVnyL6hhaDv9yEgHRIOlD3RFtiuf5Q3GFBMBZpWOf/bdxvHsuHldBmedYn6
rhJ6fEcJQY4rocjzSkhyTAmjO6XkpU4qoeYJ1RSQAEwrXmwD2GbkoRNmj2F/lYDlJS6UGdeQaVIXeF1fCipVpJJSWQBXSzIb8zLxMjLT4gnFbFBPocdzLong
d7qjmTvtu9w7Y3tzh+LhjDarC4Zz9PRSaw1c0v/SrpNczMLvGQmHQJs/DvFH+Tt3aHYbn9uJc+OiCNTFTj4KIfgDbLwXOz70XJNHWgLUl4XC5Coo+n8hKQ0c
TqhVnYpI0XCWMA6/Ce6HIlDk5HcbnQKTkw6oomTBjENKpaQtMy5kILiQDfmNLkkYOdnIj/Rj1M6rcCzj+0myQ5HXFoPl0Z/wZBdI9gpHR6SaOfJxzNem3kmH
Ze/eCktdMaw3VSnHJQNGSCE5bI1czKH2RYBI4BSpo6v4jJQPmhSLOeoe6aRoq3ISAtrqdNbgth5OvcBZb5wHAGc9kMkew8MrpGfYXPy5GvTsiXA1P9fy9zT7
gp7AnySdpf5kyw/8oDf5e9ce2s57g67JJo9mF93ftUcHn7wIZHzczX0m2riratBN/SXa8RD0VcUTElcPBF1Sarz7SWhMT3JDX1ClbmrNKptP6a6eYAB1IIM+
lHanlV30d9+LiVG8ihc6QEup7YF7WUKXYrwFIiNNojJozM5Db87xeWtcxmcBjU9WFyPOxXcU9WUHE8OYiXsMT+jb+5vQFxhZ/KBuGmT2g1x6swWUJIM+Lxhf
GUmyj3Pfs5Gl0Jt2HDXq3uWYFXsmCfMZowxvaEMZvilGGb5RAp9vSKIMr29DGV4Xowyna8mEl6dxvTIG10vNLGTmpsBYcgLGkhcwloKAsRQFjMUTS5LGlDE4
XBE4kCeILEVBZCkIIkteEFlyKUQWN43IkuwuZmV5nY8nhcoyulAZoHtLgkVfFhD6SgRCz8anhiDGgnmUBT+2JPixQYQf244k68Rlx85E4EEvOo6dHMHpGchW
Z9IIlK5gLLsJhqRuArTVEcYNdodffepvn3mjDMxgF3g76xgez0K13QhX2Y1xlV3BVcalDJhlaaCswxooK8JTdhMQwWmwrHyikEF61PNiOPRl1Osy3PNkuBfJ
cDNu1GJ7uVgTL0eOaFQ4IBrykgy5J0NelCEvyJDnU0OeSw951Fc82m5oc+5saHOSOga6LANdkYGupgc6iRAclD8ng9xID61cSVvHsLPSCVjbTgP/eH8pw2zP
PszH2oY5GrSjjO/sDn//77712uP7+lfyaEldJDeNRuqaskhuW1kkN0YipYsY+QsY2P9vDqMeSCRuakK3DWL76FVk9MpnGTpFQ5cetGdrTmPUuTPOl7BnFYhK
SVydumDmNlr5CAiEsfCDvE7+wlk7Bog2XBcMyIq6IHgzhTa8mR1PMmQWDMxParyZbi781X2+eDOFDngzus9xbbQ+K94Mjy38BCVIkUsEQHgIAMJLrUUCIAz5
jIsd1KTYQZcUOuyWQod1KX3Qw2Acbnh3VAD9YLR/SyJVXnwXGSl8zWUGzyXtLzloJFlEGXsV2B36MNx9nTrpk2bdSZwvyMnZjaD4Ie1JLeicaYiQgcvSKtdC
1/Gl/XQJXX21zvonHv2+CFOgP8YUcCNMgRgAsR9Xc7p2P3sgvaAfidoFkpUY0YUhU7gWC+p5fmo8CXAVYZMMIXUBgZuJ1N5+KR4Ca//TOHattr6GY/dq65At
NTtQBwUW/4O2KftY4HqBHQHveePZwBuPbGPH9DaWhr+fsZU9rbniiyc+7qzstIEdMUiPp7d+8uuV9h0skmLgmQlf+qwJ+8iG90vFn4lECZWddlyd7XWVKNv2
lilK8YAUP3YFiQhg+baA5R+IqvwUO3rYXtGgVqd19Z5TunrPSSXZfSd0VZ7jSmbu8xoU65gGyzqqwbEOK6nzfojBtBgMa1CDYc3TYFhKg2FZGgwriSUZ5zj2
RwC2mkXxvJff4irg/JEaMdWeu6PUxZxxLSJWEXvtfBz85gIcGs2FRowmUs0PFgYL9nyuNf+JVhCJOgixj8+v5QiEXUTpChclcSLwsZ+Nz+bR/L9K7zloCsV4
LpLPVtIoYGzPeTi7woZMSs8+YLcyUukou9iZtFv0S17+2GW3mlewEUnuK9FZk8+QxD4/yF7s7LWDzOATuMePLqtLktCsb/er3bJe+RuzZfEZtqw+3rL6LsSW
pfvkLavvHLYsqYs0CD/rPPrkgQQ+GuokIVSDs0K7dLGkiife0+WCCr9M0HGXiE90SHI2IQ31ip+1JH7WYgrWdGBFIn0oGBQ/6zzxsyrxs0oSEcw9CblJUoVi
I0+iHgQUxbiGwipdQ4HUn59JmoT/YlQXwiD4cTmA5YL25nIZiCVytmglo7y5XAZinpxx4Qo+K61kfdbV4CXcpnFU9Gsi4RhzEu8h+caexKPr934gp/xZ4Q07
AxzGmGSJZGVLXN8XEMUPpVSgLL8wveORh5/7n/985TvF7ENHnPMW93R2sL4fqGY+fPWVT6EwM+7LxbAPxhSmjf06419mJXKV61ryuvAIkE4aAVKzYJVmwXXN
grvbWHBNs2Bfs+CqZsEVzYKtNhZcasN/9DQLzmsWnNMsuKBZcNEoB56EJiyXlOvEoqzJovRTWdk6+MFKLcpSKivbk0WZl0WZk0VZkEVZXJE2QyC0xRWhNGNe
SNf/cG6FYposEMFFLxyOhpENDRrseQyRRs5JV4uIxS8H9boZRV4wfRxBVcnMxIrPREgnYsGIABf/cY44pvDVI3/6iBu+/MqnPikFVKO1mqih6uqQpmhBcx3V
vM4qdZP4Cqhbkg5e2rn1XIOXChK8VJTgJU+Cl7S6WhaTU+UdBy+5M4KXHDPC0U/xGDsdxtg1Y8yWdecdLMPZxthFECDSiniMXYyxM+cYOzoHVUdSnQcA6vmG
U4Hv7UrzvXcaO4WujqW7OoegqR8gXIp5aF3z0J5UlcNZ0E9niaAqCBMpChPxhImUhImUhYlULnQE1X9KlWk4Ge/rCWD82KyUE2D8nImXfoUNRzm2MtGL5YbP
HPnGM2/8aT/0pVyMjp+LLEUZzkXROk0+YQQxDkRXUOM50TIvVYKs/8Peu0fZUV53ovVV1amqc+o8qt8vgevUKL7SQgpKRgOSUIyqFw8ZM0TO4t5hZvEHc41n
aRr+QLiHxbpXQzeWhNuxPFf2CCwbYjeCDJqgdnQdHIOXGHcIl8g8nLbjsUXMZPBY9miIHMuGxHLGd/nu397fV4/Tp1sthwusrNgLVXWdqu+5v/3tbz9+W7IE
2ZIlqCpH/ppkCQrlyF+XLEENOfI3JS9QCyGZQI33BDXeE9R4T1DjPUHH941uSIKkjdIp0Oj4gaDjG9BCOhjOMzq+p2Hxb8Tde2gXLypUne0mRxI2YFtQ8qXn
WY4kV6Pkv8X9DYXmN4qJeYOY/9aJTXCNyLirxRgdi/lvlZj/hiUfZ7+k4YzENA1WzHgiFUHJrwhKfkVQ8iuCku8WUPKZSVWM9aOTffhioK5kKPleASX/Pytb
5Sj5kD9zOzXLny7jRxOz7vloBkRWEkD9tew57gtb9deybseHQrKGC1uhoZCs4wJlEpuDtcTaEHG1LrJqKIJqTaTUqoiosgVCE9lFOPULwqlfEE7/uOLQ8tt9
4QuwlMCwsAB/8MzHH/npS6v+/izAS8oLULJSwBhxT2rFA5mt918m/hgvzFTFA/HA7NPJ4GOxP4YzngcbH61W+fv6f1ibb/banP3l9hDj5yqpJX2TWtIvpZb8
e7qLSI4VQ81ZjhVPcqz8A4W+yRS6WqAzGTjTZDHDsNLf/eZvE0mynyNJPuOrytRiii4AROQRn+KvWQhOzc2FDvsYOewlFzu3te00ajuOhvuFC0X6Fe3iMfI+
DsNWJvKdzWp0/JKyQ34/8TkhXBrfuYVxdCHRTSTORBpxYBB7sDuhxlJA8E1imshwmQZ1fQfW4PaGxrgQBy+8dMokddskxJSTjwRozVvyNj27Ef/cxF/tN8gY
i5I8hoXE64EetRof9Iujht8MXJ+CRwF3AyKyUwTIMHDDGIe29LztcBwYRuRXeQDyooplOBrzmFHEaC7sUA+/fJvY6fprOMXEf2VYXylZUOr5j1icy9KeiXZA
7UCE1h0TCckOv9mocEnsJk0nTi4mkGJgnkGDofiiFwOJhXIEY/588wxFQMQFQxfQMTChbiEHXk9wLNwueu9aneDG2d6ocGIFmjDA8zvRX30kR9lYY9+cAHo3
yTB7F1FHnFEHk3gHaQQyya5MsmVIw6RRJb7CPKZMGcPyUb98FIEycsVCrlSxJHOAJZoPSzQfhWVsQBZmfB8RHy7Jg4CjU11gFhQDLSQIBE8CA3awI6mN6ehA
eGcgIsOPFeLubY7JUHN74dmDiIsWYxfMJZEOA0+qxbCMnnE6rJl4jN7YP9ruG28BYgMrmXkTrv2FaAy/C8bDSu+6BtXraIxCNP1K75aKugc/sbtEY9SwbDga
g3awNpsacmdGxCw12vxCvYh2YN4uPDIuegOxJREZ1X3JoIb8iKsAeI1bOxJL/oh7aYAlxMLE1iMsVEIsBrAyQ9o0EV4xdF2DU2gUwQG63g0UyjERCst/kYMN
FIAJGYz46o7u0iB1rT4UCJ5h4IHCm4AXyhAzgaESrIZggiK+BD5O/tWl4uri7Zk/YPlAMUq2rYM2eGnyGtLFF95P7wFRzyQDHH5R1eEXAwi/sG7j5CMJh8Yh
/MIqhl9U4yFG7uknamMEYwNBQPI0gmnCnwz6BhjSLa7EWZVjDcwiPjVlVITokDAaRCE/+jjHKHdTT5XoEPcB2Hi8gneddN3txDXTWyfabrrwCCzdFbOBLAax
ELMEyr8OsTnpuquRJowYwxvEN910nRzXFBKxMnYlfAcOqCTI1G+0pVTgXnBPUp2Ddni99W+TcA68ZY19N1xK1tiTAnoiEsF6a3diAIwBWrNCMFlpkII8GH2O
nXhBh1DxRSgh6lZCJI91CY00j4l4iyu2syXUpbgLLIy5dA0suY7ouh4B1mxyKF0dwJq1vTCU68WURMCAGj/7/FOvf+vFVWAltRxl+P1geDD8Ivg7bmnn/RQv
e+n3TxlkYeQ5MwCOVzeKSChAojYQjh5G1F48osKkU1teUN2GXGGMXAR8ezlyYwsg4Q0DJ57zHunQ937wklPuzQeW6A3eFETHLl0B4f42jCFElh+FsYSodRrG
DrruVUkTz2dUEmqoKBZNqleo3wLG+hbr/XRpbbF20KWBQ7WCZL+dWqC9XNJf1ShmPN1U9XNGLpuGQUbq4BVCdehvuAetji8ambmY2vtb0tz3o7XrrR1tXp3X
S3nbAcbCEehVKqhlYjNCic1grFQeg9c+ohuySvo8LF2OgTQeh3mEEOPNaveaxZQZymPj6AOJqI+Kr2AQlMCMtWJ40qscTqA/8RB7rnYlTWK2rOBPorg5QWMd
bf+Q4IOy01Hc3N7Qpsdm3CeupWZUfmSav71dqfOs44Xs57MfKYAboAV4M8mb4VH1DG3ArAustRmKc9AunZw0jpvAJqBGcahIcw0nfmwCEAsuSAYsW1ZzNCvr
mGrSs6SdfepVHBabRdQEJvHVKVEKUBNWM/4vvQHUBA/zcxcOg7gL7sJ50ENKR+SobEEa9AQ7odC+hrSvIQ0rtabggB0kDexv1D6Si+XgGcDx3s86gpzttkE3
xwTOzkHLYGfdnFUd8qfVlZVhH5D44X8LuiReL/SVbwQl7sHw+H7OQ4Lz8ZDgvDykiPJFPCQADwk6eUg4l9Q0JrvwU2KfBZbyC7UHjLQ6x8HFe7uyGL2y/Ath
My3NZpodbKbxzmQzLWEzzRKbaRTYzCasL+QmKLOZ1mI2s1XasUm6vK2NRanZTPrsE/h3Y+rkCTURxh17nDKBU00SnWWSSLfteAXbOHOnIOdOGzSLLHOnjSTj
CHcKM+7kIbsDCX7EneycO4WaO8HXPlieO8kLi7jTGtOCDu7ka+607tqGi9/WIHFGA1nQPWbJBSYVMhMIERjrEi9mJkUtXY5JNbM5buSnzwpKypmUz9FqxKTC
ApMKmUn5mF1mUrgTJuWDOgPJVAsLRM6kpH0taV9LGlZqTaM7k3I1kwoZMqTtkCB6Y5bJRiO7OAVIryLIQepw1JqrfYl9c0xAohbfDDHxfp1BKGZjCLfTRZ6h
gB5alvhwrDTLkA4otKTnfh5b8kOlKlOFxDmsUoAtJmGUmwpyDCFgDeCrTG+xhyGuGFLT8Ec6mTHuOYGefwNSS8POE/vvGxMi038iEZOmN/jzuukJ+GiivdH/
xdoVHGpRI/cCShBqxASPFrUCyswJfvmAqC3QKG6qQsvoM2qZq33McbhCyvsC7KOrWlOSpcleb0XoaX/KHR4mDnXus6Yl32KdtWMsU4EkN9UYSQ59OalBaJDI
bHWev4vOKZKzq0JNtyclnVWl7UsyNI4OhNPS3+4ppkJD0CNcdHDRabNiW3RdMVx1URJXRH/5Jq0aPQaEDY2pO5GXt9tkfJMDE40Bo+qgr4k7mXgaVcfVqDrc
JyplFzQ/ukewfLsaSwcuVi7nCPNA+bS/Y3t24+oNGON21k1OIcRYOv5OwExNEiegbk1NxL5GpsTDONh5J8PU0PNgFzY+ew278TqTSY2oag2jQvmg8Tp+WkU/
1W9P/InEkxQzrNFiv/EAinB4ikdQkK0C6pQPzXhN1n3UbdEL9jZqrEGUqWNBEOfEim+ajSrmLJIryxcjScaM6yb7U4DQflZ1+uiQnWUFWrBuS1yjlsZAVSTr
AgqzrhtjZfbf7BHesIuIUPF/QooMmWRS1DMLQjQsZrSCGbXyGbX0jIo7zGp29eLATb9bN3x5nDOHXXCcASHT6OGSAX21gWW+AbmDhifYQcTrckTn7KA6BTmj
YllgkDTENzQc/BDX2OGJySRgMgl2clbpO9tWRg5VUVESmVR34jmyZsbVXdjHmVNbzAEDUEeLJCiOkmS2bzHbtyR8wJLwAUvCBywJH7A4fEDjysjmFNE8twdR
ZTFHD54mg2wM4N8Guw3eoDw28cv/hI4mQ6VSBlHB+T9dDhQOqGVWARQO5jJnWxEWbilAuLghkS+QS8xdpO+acgFUvQNMK2utc5arGx5//fmvv/DY/pe/8Ia1
D4Eybjw8/sO/+MTrD7z4ypdO4dGwvH4ar8dD+5Kh8e+euv/1b515+fgZ/Azfl6Hxv37+pT3fPvqdL72OR1EhJMLFFjdAD3o5Dv/OuIcFMJD3KXGaYqYE2LHo
+4yHPwU+EE0mI0TeuxJIbkgvfxcNjNARPx7FQI/upF9e5YEmsqFjQvqueOQ2kC7cdgNHp1XE3jAqKUzUrgZT/eg1yUgcAN4LZh8rHhnLike914BQUf9O+p5p
tV4JNQlBvDE+9LS7+aFZkt4kp7LnxUj83tJweTXuK8PlmZzxOlIwS0Zfwyqe1J4/Oo1eDO+tgtiDdL7WJJ8f7tTgHIb+A3EsCsSxKBDHokAciwJxLPLzZWSB
N0IeiMD+BnUTcr/+/M4X6QMkGzDHM/22xZbnwoqlhYkHnTcb162M6ZYZmXJkN8U5JL0V11WqJO5WSal4X4DjgjcLOI7GXpIYjsruseJSXSEWwZlj5f4Kweky
SLqS3VT/8fh9JbC6bq+8U/74VMEB9YDqcEBtpn/2IHumcj6TlbifnscF9aS1yAf1vpKnc9H1VInrqS+up1VxPa2V8nzVxfW0Ia6nTXE9bYnraXRhrqeOuMim
jfTEI+IG+tAj01l8ZzwRHZgpO8u+xU3lBor3Flxk2cbmSNwICxA92j16RnuC79We4NPaE3y31Hm3tHVSGnKHNOt2aeROafKt0oFbpDs3izPuTUVnXHD5HvY/
gBPmOgT5CvhD8zIOrFESQcNem5a4QHC2x34xa0ZyYKqL30IgQp4rLrSWpHLWrqFKXEN9cQ2timtoTVxDw1LQR0NcQ5viGtoS19Dogl1DM1D78C8GXZhXo6ks
unzWLWf8SlvpqX+31PIYJ5Fu3Cr7Za/iRXGNpAMTkMlrdiW1hqBfYZqTkKnttIOV8QkQnGSh7Oqj/ZArk3jIlak96MpMH3Bl5ve7QgkzrsQI7HWFpqZdIaqf
OxK2dc6RcK03HJDBpeonDuhgvfVjB7nj1ltnHaGZM46Q+2lHcMbr2I7oXObEdbipDeMynIxk6Uf+Ja3nkXgYl3oe69S/wlinI45JcufoJHfmwQH9YMYRN5u9
Th6WNO2kL75gQp74DhDc6SrQebqKYbglyZ0p7KQubME8OKEfzOvSjxdKf9LJS33CkRKP4XrOhp/0vF3wkz7mlMAlawh6GtKBTgM6kkTinGhQSoiToaZHcRu6
WdyGbhLFyI1wG+K4GURbXA+3IQ7kgtvQVeI2tE0CSLfSZfAye5P0gjGWrlC/TpehLdavQfeF9Zu5MNUZCFpIq1rkifWCD4ugiA4/nficq6e1B6dR1pHesadN
shpHhaarSv7zQY4mHchywQoNUl6hQebepr/dWPo2zEE41sVhCYRjNcmWGoQjxk8n9nBM6TDdZ6ALYSFkFXrVSvQlzoUBTVkJyaJ45JJzTNfmVIvNqXY0p5o3
p1poTjVvTrXQHKx32VjWGNSPsLy13Cxr+yZZ2jfKyt4hC/t6WdfbZVlfJat6myzqrbKmN8mS3igr+tdlQf+arOcNspzXyWqGQ1yQhZhWs8jUWtjtMUdbQz1W
EdAPT0A//DgECxjFJW6P4IK8mdoSMQ5x19sb18baXnqvarvwTEJUABzDuhFNmBNNmH76AU00YcphQ2HuE7nMrHbMZLn8al5+NS+/KuVX8/LzaZpR3eYp58XH
dVzVkzre6gm96x7Tu/BRvSsf0fFaj+r4rVkdz/WQDqE9pENnDyqZuU8qmbpPKJm7Azo0dr+O55pRS0xfuPT0YfJC4dhhMc4vlFydeYqy4YyV8/x9hSaQTnaO
SegWfXSmILqBtWUDsta5RUTDnQgnu8S5A4HBa5272xy9DqGEExxUYv9y5ySuw5udBVscKzlC3rvcQSQ8jq7MV3nyXtyXpdKrZ4A4HGajme8PP8z8VnaZ8+4w
F7YHwK55V0I89MvyR3BXQpz0KUdYKXaGWO8KYKbHzKblmk3L1ZuWeTCtH5zTdbzhCIv+iSM8+se65LO65DO65NOObC6y6+T7zWmnAFS4/AZDa7uIm1LkcIwQ
UDW4KdUibgo9teG6XC3jplQNbkq1AzelWsBNqea4KeU1JU7M7/g1Jd7Ni1iihlXhVdW0HRdpWjTn0+xQ1tfiddQeMYwQ1k8H0iKY4TSe0aD9gkSx1JHnWD+I
mIfQ7YrQHZbC2B2Rtj3BVRoRXKVhwW0Z3ewAac0q/X9RVt2WyNeRyNc9Il/3dsuqOyDy9aDI16HI1zWRr4e6BVXXy/L1rGvk6x/1uD1T9m7nHmXk6wOVony9
ZiKN0qPPl+Xrzqy6a+SMsqHoBp/L2+uSqj6E+sVD6CwtHl874lZgyuw8hOYkeLuciHbK+ehWYTu3CFneLFR5kxDljUKTO4QkrxeK3C4EeZWEQY6DLNdbKahy
vbVNiG2r8MlNnGK0quWuSigHjO+99tU/yHLfdiYUlq7HGg2Fjxddu3tSd9fr6G7XNfc2ddiTo6srqPV0UHH0QUXpg4qnDyq8m5zmA8slzqt8QFnrnHRke6GD
ykheaDxiRFPg63WVA/xcDvBzOcAXOaAYe1GSM/xczsikjK7s1BfcFV+4qp9DiJnKrI1cGa1pP73XlrgQEw6yoMNBykzVz5nq+SWb/QczyabWIdn47FjKZ03b
cGGv+ynTEZI45AhNHHSEKA44QhX7HSGLGUfoYq+j9Q6OUMbPbSGNc7bQxhu2EMdPbKGOH9tCHmdtoY8ztkz2aUYbzrBRcsnGC7s9jg2mJuA+STB1Yw8seAwX
GBJKiAYqY8ggpPSAOxGPxUM5l3aM0CEiTj4u2FYLQs68TQSHaHpu+yUkwmiCtEGQHJdvS/qBeJgEGlyHNjsI7wV7RHhvPMJQ5fRuekR1SDmWZKhwTby7JS8V
pJyeFUg507YWOM4tl/AdmpZXuF2QcvqvUH8uf5CUM7DFepn/2GKd1LgLCBqGqLZgsgObOo7p4/UR82BWPzhkSx0HGeboCvVJhjnaYn3ClpIP2BrRQQuBM7Yk
6hW4v1zKmbELUk45VwONRx5uDNd8zyROXb3tqv+z//PXfvf/2HslzfNY9scHxxL8aV66dezpZOQxos4RhMvx5jsiOzKtjZR5z1rnkNseph8YspN1pN31hVhV
nQrDd8aa4s1lvdU/x85O8X0sQc/tbQ8X1sS4QF0H3HGr7aLD+c9DWtO44Ai7ftERdn1C64me1ex6XrPrY5pdH9Hselaz6yeXYtcFSccR9aIS9aIn6sVABJ5R
+kT0EHtF9BkU0WdIRB9acZkxiJWGG0Vi2SBSyTqRgtaIFFQArIhE4OkRgadXBJ6+Uqx5vwg8AyLwWCLweCLwBB0KxYoReL4x6vRMObsrWeLdXJ2oWfm8VYYe
MLx8K4JZZHfaxKHWH56eU8iZ7RkWv45uOXDeG//RKy+JjiLGq8/vmT778Ye+/D+sywXZ8Pn/+2MPtATPCzhc02qpjaS0Nb74fLY1Di6zNQbFrXH5/+sM6lZ3
XDNTuboJYY9cubqRbgcuUzviZXZVaSfvqoPdd9W8T7//qc7tPlfP+AKoxujliNdkuV2v7Fm7EHrZZW1/0xb1Oe0FAnplyxqnPUIQV2xZ47R38Bo/bssaf9KW
Nf6ELWv8mF7jR7EP0tr+PV7r663/qNf4EVtW26O2nHJmsda9bDvMtkgDMdbxmKMz4ZEBDxXaL6sw1Ly3UZOQ40FcsG0G0OcMZ7GbvHsCAO4k7Y6D8VA8zGNy
TnWqA6De6S3slOeU7JTTthxoZvROecAGFBjzQlsApJC8427ZKO+QPWGnbJO38C7JmofyLmnJLjkgu6TON1/YJaMV7JJd89vLDqYfHNJ73kFldAF9tI0powvo
p71MyYmd0YkGBJ0I+/zMchuvKCD0gwVdBxIXxVT887hSyV/VJZ/QJT+rS4ZEgWO06BGzTXK+mLOgp5TMiIajXkhgUF1KA3eepXL+5d+xwDd0rO8LWZeFyv5+
LMIggwk0i5FPez969esveCnxbwfB4F3MrcMch0PyiKBYasugY05/nj79uTj6NUKOmi7E6oTarR/rvv9qjtHs7+ZM0y+PjR8OSc5yRmsU/jAtqNfDJTh4xp1F
k+QXNUm+1iT5ZU1SiQyO52TQXMSel90eDO/ONE7nYeOqy7n/nUY/oVg/N4ogs0EEmXUiyKwRQWa1CDKxCDKrRJAZFkGmXwSZSMQTSDB9IsH0l1Q2AyLBWAXI
rXr3zcNAf9tiBXDECkAFrWW1l5JdQ8keoowVQJReirX/qj1AD8bov1XEg7oI6oPxYFFQx58lQd1Ii1wExHQpl22aa51XaV8J6ZeLOpRf6aMPLWZ2/TGftfsB
50XUD3NzFPdnfEdShvfrgPa4X9syZQm4OeKsm+dZmGcYaPiVncUDALVeK+lHz+FvuPI6v9lgxzx1DR6/wa+57KvsvG8MoRhg49TE357Rq3+eUaf6Eb7LnqOI
c2TkuXQ3e7kMwMlupb6JFdjaaftgF18fkdRKXI7rSR87GiNDaR/yyKtULdUWlocZcZqdn3w4QwMNYuAyC8GedTjZwtUGwxaacQu1i7ZkHnK5OwCF4hh3N8v/
wL2yrMRhWDcEuRtWZl/LrB7IbtjvB7B86xLRHWW5O0XtNSCLnVo+s0+fzbT7lWibjHZJs9BzDgbxvVy8I5nxuELxNmY902iud2I9FB9kpl0IN6x/uihL/XqR
sZGuyk82Y/RU315UZ6iCAGMEjob0FxLE7ma4gHS67En3v5CrQNGT392XOd9gnCoSWJVxfp24cpbdGf9THnaKhLZHOKGtx/Gn7J/oXgjJeBwv49JRsXAWHNZH
xQFt0lNmUWPtFY6MnIInO9LhEDcgh7iL4lX69DZcOr2NMsw4HdcLZ7w1oShr8nikQy27N8dFmneKCuS/euaLj3uIjznhdNUdW6JADUoQKpAku6tRAcSba40Z
W3KRHpXdbAJxs6mJm01YcrNpiHK1KcrVlihXI1Gu9ohytVeUq33YLn5Ldon3y2k+czOyRNU6WFCgcq41RlviDKjc3AxxKXtLIjhFVVbL0LCrOQur5izsTAcL
8xezsBqzML/EwvwYjuI1zcLOMNv48kf0kJ9RnDIeYNph+lnYy+eyEKvpqb1YVel+JfwNUeacDinxuVfPUlFhIRsSP5wuPNTvVNJDzoQG5c7eO8T2Mno7f/cI
/REg6gSLEKiqjtavITRCYtVLT4cnkh56mmX3rQgWK2vvtM1IvK4a2uuqqTU9JRegWUdw7ZNene5XtEB9JC5HdwE0gM4SyLaov+jV4dIY5MwPesU8Xnf7rG3G
I8ch5uxwBhXhzSqT18m0Kv+OLYs6PJcMj2+6j/jkwBwxUX+OeGHfXHsV93JYR+SNxKN76Y0x4jPtYZQ2Or4BGT/75+jTjFBae+KxvfEIvRnS8XPV3vGP6x92
/BY7HA3hUuro4kYVkggwGQp/zb/oY4/PRvHHVLDxObgPqBcZonOvCfUrJCbIT1pNY9s09Br9jjmm0UiCqnrjHkNS/CgCoUU6R7Q8CkCRLfMIW80RdbkDhyhI
hWdUXM22cUgEVXC7VraNt7CNB7yNd12PVaKENRzhxZ56voAV+QJWVBVUEp91nw6Q3xDIIO3jkKd1E3FP9sfGibhXd6aGIJwaVucEO3qEmXhdHIWqbHaMjk9d
OW1Q76lXfMuhJz/g2/VWdYv1fX1Lvd1indJvu4mn3QkUV/4K0Jj9TBI4ws5Zr7ATgebd0ZNLWsDeUgaOZopAogeCEQpKjJxan+E6d77NAHsq1rLCr5m0Zyzl
vwlnhb5u2s6yeXewrO2cd4y281HfiaZUnppntuhbPP6950kmmd8suNCszzzznS//lQBEp0fFwe5GnStg1r4cjm4mh8BVefqBbZJwpKCC8PSTpdy7vOXMdefJ
GiMqizxHgjmreqbBdH5IeeQuOGNMUYDYKtSxSWhlY2bgFpetqli9a+IbLCE8QpurhDaHhTb7QZtI4hyB8HrEtTgS2qyL0SAg2vQ6FRT58a5pez77RJ/mEXa0
M040M9Phr/1WNnhJ1+BAaLsqtF0T2g6Ftusl6Omm0HZLaDsS2u4R2u4V2u4T2u4vnIMdtngcUmLxOKjEwnFAieVjv/YgmWHUbDoQsOfJJc7dYvi4Q44LO2VT
M6di8cDSh2PjDYJ8jD7ggwrWGC1aewWziCdmEUfMIkokal8k6oGuxpDNjvhflKP5nwjtnqlKtkbtzrxKB1RHvhGtbL8bWbDYmdOapNvWZdYdcWdurU/Om6wk
X9NZSU4988U9n3rpO/9YcpJYkpNEoyAenV9Jni2rlLjp3JVL59vKrBv0+4wyKxArnLHhNQfZhD3xGUmMQLfPPMS3d9DtX/+OTkxP9wOcBZVE0z/mZ0dxf1Tu
oTdOPyWfQSubEs1Bm5t+6ZP8DDbVdFaMNFD7wkqDxCfpvxdvUVhnoeCCXTS9V3RehwrZUx4y2VOOEBfcSvePInuKzWyQGefTcy8fX7Ak7dx3Tz8sph8kpCv6
DTCXXRCf1Cyd3V89+Ph36bdJ+vvMa/fLh7vpj//2k5d/+7k5QEDv5QwtX5Pv9pt0LT88+pk/PKMV4uMv/cUnHr9veotWk3ODbK1EN2aq41mel/2f/gIMUdBi
j7/xjZflwwXz80sGnZpL+XevfOH79O4ZPAD82vTsZp0/RvxuP/2H+BlJZ8b/+zNfl6L2SxIZnZChovmrlr8zJFxmUkqYlCVMKhAmVRUmVRMmFQqTqguTagiT
asrJuyVsieM2asKrqhK3EQiv0i72FoeY5FreTXnmFxUu8Qud+ZkkdSdOmJyAb1sH/BwugOGDva4GPRMB6l3d8MSk5ItJiVHTYWDyxbLkC/+jyxrif744DBfq
4MRKXIAtBThSgLuSAmCUOvy5ZDQenaV/RmAj/sAYTgoZUubw5qKbnGaPg5uLSc1M8sF6tcNxDlFkAgHqYBvaAMDjyxgamUNTHAlNcSQ0xZHQFEdCUxwJTXEk
NMWR0BRHQlMcCU1xJDTFkdAUR0JT8ryVsxlq+YGmW5vydxeCoedVDoXwA0AhvPE8ifbpD77x1AuewYQy8/Q0K1R+IVlmzf1Pf2H9M3ZvCdPTOLi88Y2nX/fo
FAMu4kkqjFgJkieiGVpQuIoh6WMPMGxH2iDSsrNd61aG7Xu6UPz/1rD5/aMf+zC/D3AfZ+m2ADKUk45EJJp0UQ+rWBXVw/gzVw/TAco+3O7VT/q3xT2PZD4/
Z6+M7Yezlp69cvbw54ji7c+0+9O6hLViqWU/f4AhCmJ1OHYepmOhOvxIMhD3UPX9hw/nDkPYIr/KCVQGDxNpOniT3j38SNwbDxx+OKanA6BtfOg8fDivXAr7
zNJF9eTNHnj4MBcEr/ehT1/18//442/80/99x1dm44HPxAMF96UPjD3yMPEHBIAnQcMKS5NPx/ClE0JllX0l7i+Mwa1j6Iv+c8e2Ww0UWOcwObH9iPTTyQvq
eWQWTR4okoZT/LJdLegJnW3I/4bumFS5r155eDZRH+DEw/EAruLev2helpmVwxJ2vmj0lxx7+oBHOR7MxvnKW5NgjHPy0tCOUTehq1Ulgu82JsTEuYkq7jtP
E9WFNhGyZIEMPn3Vx3/4xdmfPnfsPR/EYA0Xk0lzxrt89u/YA5bo81FphN7UGtavANeDrTx/uaeUKBxB6hzpjBzmkeQwDySHuQRLwysSm0yN2LETSXrvGrEM
H9tKHZdAcnojZA1gHe0midTpz+ApwPjw1BL6iw+wjmT2RuTQPOfc9jnJZPoc3luDbXLeJFnj0/5WqKjWOnQ03Jhenr4I9qLV5ayPqGiII/6jh8dvdo84bL3x
2PQS72KH5csmSU2+FT1bb/0GOn+pek97NO5s3abzNw65Zb30R/MWDphdGmcXGrch3b//w0s2bqsg+W+SMd3YHqNaRq9Q7xGIjt+AAnaLtVUAeahhcmSqxjWt
EhlD1H+50DDDDsZrOkQdPY2k34GMQj4mqLamY3himw4offTn/o+yEpk59zS2IewVUShQ1wl8G7ZYbXH4i0Xhs0oAs+Et6WBHrsQtAcWuCyh2KKDYDQHFbpZT
sM9nwZqrwHw0KDXQWxjWd4alaSu831H2lKxNkVHkwF2HVe6uxAYUDyLUlYSYo0B3AsgRkELu2YUXwGiuG6MFl77xoD7BCz4UvXIdbT6pMyk5JDMcK0Dr6hyS
PueQBKLuBPLX42JnuEC6PQLR/F5haYLcYjHIjSSadAQI3RKBwAUKlgucU0ZHlryTwLwDCDcudl2DIQObisZlQn7z9Z0thdorKfRuKfRuXaj5Et+Z92M7euje
YgrMxU1h7VqQwR7HPk6fvZC4zjHakBX9LkfM13DLcfx58PwfNFQzS2BGB9RAK5GywMLTNhGze5l9CleHFYHZb6/gmU1HMlyR7Qa/0bsLto49pIV5As/0efBZ
3BsDCOSVKnXDytA2zB3LzrUCOnc1HcZYB+mz9kRcBTBXBDsBsb4wHZ24VAFlJ0xHGJu2SXf9bLFt0d0wo2dHuuAAOr963IqjuJkGkwa4EfgTgbZcBRKqFYDd
9sDPBsH2vdpiFWqLlYN89JHBJCQhpAfB2+w8Fei44pYYgiRhgLD3gDUbPbgeQIxMwJoNF9cZ1bZx3avaFVynofkIoC1VuNwNCwa0pf243AFDBrSl1Ti4VE0A
V2a99a+JldBlJ2JroDtt4HILRiPu1R6gMnyBPiC56APNBj96+F7dE/1qFdZlya9a+iqf+pvpVntH3kS3NSgUg3HItXxWvJ7+kJPk7zyFY/BVQkTbhIa25uVs
EgraKAS0ARYaiPxCPic4BCcjn7gbtWitX8BwB2YaCoFPZhLentHnZgV5NlITEVh8jj5P4IMzdsIHx6hATR/VmvS3tRtoeYAECbwwAvqmlenTqaUnFZak3rAD
bNgLKkXf4WEe6C07QLa8OKTlqNdNEDeuUA+AczS3WPfjSpvrQVxbnOI2wAFvv53W07OHckGCqI7J8bnpRSTNYwGPIYwNPIioyQfhUUTX++E5RB19QHsS6WTW
fWJbX85/MdBe/oHx8g+0s2FgnA0D7WwYYMd9BdcWO/hzh17Gtc6+/QH22W/i2mTffv7uuCn5CVseHDUPHtUPHrKl5EO2lPyAHioesroesoYesib7+OuRTw+p
zG2Rxy13W9QwAaz5RFaLNrixq90We0KhxsyPrgcL1Bd7h491vA75kHAm9wH7uBqbIZanjzW8ii59YunqF0vXAHuYCSaFLxJIBnZWF7CzhoCdNQWUXyQQDftn
QUohAod9Ucsjf1Z1KlPqnkYxtZ+XQxX6SzhFWwyznXm63DPRdC3PU9D8wlPDwrajGAaIBDIL2vIqUHl6ktocUT7j81hNx1WMPsZf4B2f36GliBfk+zq+5zha
gRXqT/g8Ve1mAK7KY20AJi6o2dq3nv/4I376IwGLjhExWQMKlboTMg5tWsh588l9gsXgYTJ+rgTH9hyu/hXqb3AlQfWvcVVbrDdwDTirtIeldUalJ06gpnN/
Ill81a6xpKHZqce2TIfdjDQzNVaJirHmcR4OSxLD1CSzR10yezQls0dLEsNEkhimRxLD+JIYplcSw/RJBgcbKHiDsJistwag1EPez0HJ5zCES709nGFaYozK
Vj2fDl9abuocYJvlKEHUUFB9dXlH6XdCGuZ6BnLLeQC06Vyxc04wt3f882/c/+9/2gCcbShQtjmK7QffD8EA4bc8U5ZGsE2qKT6iueRAw5Th+DIU24Zd+pU/
rxYmF39rjpke+qrMg8YCE7SL5XgXW9OO0nwLQ1Hy4CHz4KB+sF8JBc0obU6Aatob/+78/P984KUHt0Bvze+dMh++oj/8pnnwon7wrC5pPivpeLmkJ/DDzwFT
lD6bBx556ROltIcD6f945etOeyjFh157WDOsvkLuYglM0ukf65px8X60NJkgbWTnYJbwcGql8JWmGL1aYvSKxOjVI0Yvv1v4it3NoDsoRq8hMXoNFw26Xp4q
MbbCZ7w8lfCBxamEuycT1pCPb1quXKgs8mS5QZawvKtF0nsLTKgqz0Get5JtppkCK7/5V/y/167MG/+5xahSb2XztWFzRhs292rD5rQ2bO6Wyu+Wyiel8juk
8gw0qq7jwW6RMm6WIm6SEm6UEnZICUsmks2z4CyRqx2ujTrOXVClHEGV8gVVKiihStUEVSoUVKl6J6qU91aajsuoUv/Vd6Mpe7cqRL2XQNf0oeNWfCTWwFvo
tsUwQAjtEkNX5hrx+ZefAvzMm+wekRHwP+b//fGV+c2+v3z/kxfv+8tOAjZRP2+1PwDsEV3jD3Jfjtyc/KefzczJoZiTp7VLh6RzffG7xp68oO3J5dhrrxCC
0GnsPn2ltnWbwAQvfeFTOjDBSxuXscX7vJ4gb5dbRW6JfDsdLLwCooZ4oLgVKxRHiQFxmxjMcqoNXnWGKfGPrpzleNWhgk8y8jNnaHgcMaOdMobEKWNYnDIG
xSljYBmmIxxnqOSgPCgmwwHtUXGg7FHxlV53gBa4nS/whW5b5WLzqXgo+7GvN0/fwJhLAjEfmyfgzX1snrULSc9hTKNwpgOrhU6ewfwtkYMDydTgJpF41vVo
DQb76fZqz+C+zEe/hf/eN0ZU0yuOgzAI0y+tmCXVflwq4rk7wLzkDEtTa0z6VzrLa9TlyWSQzzkGKHLNBKOgaI87T39aYUEs89v04sHoIREe6U77W1IR2huT
kdAOwlzeZ3LMkUDbJ1ir7AN5EI7cuQ/kQTpkh/wC9METcL7FX3Vqm7or9uBAOQgHyv5lPgYlB/EA9b4P3bh9Qlz3qPXSbekUWsYRfPUr1HO4NrZY/4+SBJAc
0RdJRB9W0HGVOUK+qAoxdKCPPMKqM2gqw1fzBV+tlD50jYmB0synkh7nE1QlP0ENdfWI3CYb+lZRTGwSx4CNgqmzQeKW1gmXWmNgsnuXYEg4QwVYlwPgYCDp
mig7hoUhjcRR3FNOpRL3Zad8X/uq0Tkof23Rz/CZpY7VMl/9Oqbsp3sXyVlvab9Mb4a0uFjPVW1DvNKdeEgwg/QbMYeaHGH84ydV4o+1x+LRp5NVWQAJfp5V
EpFySLUvZv8M7U2Ww9cVCaYAX+d3wNf5OXydX4Cv83OXqlIAHu1cfiZToAoT9Vl2sGT3sUILcvcxP3cf88V9DGHdtKNm4Xvaa8wveY0tE/udOYv54iy2ZK7o
ExpYpdCz3FnMz53FfO0s5pc263o3tJS3mphKSyEnfAOB4gsECnrjvBeONzAJ1AQQ5WIBRBnFJQY8ylpq0Krs6JKTF/h9h3hVZj6/RHjnUpg2S4R2ColwaGfr
/KGd7+RpCrtNU4ZUw9NUKcxPbHBrRs3EcJCjuIZetLS8oj1Ax0RQGRVB5WL2bUKgVQEto15b5NrEsp8nsl9LZL9+kf0GRfYbENlPiexniezXK7JfXWS/hsh+
TZH9ApH9qiL71UT2GxbZb6R8QlrITkivNu3eKdcIT/NWJ0jGmu4YGauJ9WgEJwa+WNgzPa8E9OInz7+056cvfeep72spvuCcXTgb+Xmg6/nAK/JkPEs4kguX
6nYGyXCfPMF9WuxWbs4ey7R6hX7kSkhcOwwGQuJVIfGakHgoJF4XEm8IiTeFxFtyfojk/NAj54deOT/0CYn3y/lhYHk/8lbkhF0BVb3ijuR17EheviN5hR2p
5ORbOI8tNZMdM3V28UzxMW55V+Ulp/Pv4qGcNf78AAxH/yST66IOuc7jzbhECIPvBELIsSDKJJE9Brrfn0wXyVg8Xb23sfWDuR52kKHWCzoR9+pGQ6LdmxLt
3ooHL2Ht/6BEuw+CYY+YMmCtAlQZfVaVz2ryWbjsZ/FQPJL7rw6TEDj8gTHWL7v1SvhLxa0YJUdpM15GyXFBsStljcXbQWg6DH2jbEkbRFXxFqDFwz9hscai
4lk6wmNEFBcZ/IFRSnT/0W67YUGDcT6VBEzYBZXEiOz0Q1olMW8tStlY/P+YZVylCoh30Wehxyv+ZnR+S//2Z/lvf96Tp5GYdpZUeBQDsTvUHMY44GfGgRqe
17rpN2ryuEO/UTNQ5bCiZmmKQZvp9LMOK1XHf3aKxvFmjiIAmW8SXer0s8SM/7QuitSf/TfLhFfoVxB3MYM/fp9e2ah1rXD9WJcrW9doPYmfR1Cf7IigrnVE
UPvvQ9RorRw+nXLeMh0+fZLDNR832oaTJACGAqwZCLBmKAuOV9PWpMEwm0lT6298DvOGTsOTcZWg0KQa17KwUI+1GovqSbK3ESCqPdh8amsFOA/YDwW8x4JJ
PbiCFTPhFgsib3OLJTGkDAVRBxRELbV1YKroUwoBqYWaQ1O1iTj1uDZPavOkNo+n0gLfwjxx4U6hg6F0MHgfO0Odr4NhZwcDrjKQKgOpMjBVBuPnTukq3Qm4
f5n+cEW17hVhxnwxSJge1aT4mhRfM8XXmDip+Io4korLSCV3WYrpD2bO2mVpWFPiMPh2RojwYGCdh7DqAxnOTaR5tV1Q7Tyr8WfmNc7NcQ0U+KQt3PsJjYNz
TOPfHNX4N0c0/s2jGv9mVnutPMSAg5eqz9jCvj9tC/8+pIEKD9rCwQ/YeVyJtLaI7mlsQYv5hCPqUCXsombYhXchebTzak/YyEZTy0dqGSTgt3WkIi2XlFpf
LxAJdRHKwkI/PrpkgPM7pScVpJxzJMjINT9QO01iG1/bzVtalX9O1/eGrv+sbs8Z3b7TtthITul2v6r78Yru10ndz2/qfi/ocXjR1vCVdt4M+Pa0JNSyKaGW
DQm1rJdCLUMxRVbFFBmIKdITU2RNTJFqcYIbu6CSh77AMtClfSsAqlswmHEnNGbcvHnwpH5wTIPDcZgiuzgwlt135/c//tjXENZnEO1mDEjrtAZpPWeKOqvf
OK2LOpUV9Wq5KA51nGVwhdNFmNaTJW+J3vQnZ+532v0pPvQZK6aISmcA6aqSxVUwR+EtoQqynfZ88LpZo1Yg21kXnAloOgtl/3+VrQogM1bRXtuTvohDTNpK
X/1kFrMH+ViDvxbC9myd1GUtQuhEU8R/9XPMMEnBwJcl0biKC8vLazl/hxhVJegsvJyjzWqXc5hZ9XKOLwsu58AyOlbWJS4Nam/v8ix4TK+fbLEhfZ7FxG1i
4mxxY+O1p2E+MhkyHM7EvvRn7IXrRN9hwXu64A9SCB1ezhsEZp4i6XvsDSdQs+cl/Ts0de6UP2/Rf94kf+4QsMjrcyP69vT0p6Y1qM1pMaZflXLOCCALblsG
51EyNphlokGP96pCmiGVl7lbyrvb2NYx+9lCOGctzgIUappvaPpvsbeQwDmz+xBsbf0cCvkmOs6cVkXHmWNquc3ulM6g8KrOqPCKzrBwUmdc+KbOwLCgMzK8
qNFuTihhwc9qFJx5jYpznN1KLlVf1pkXnuJMDLBr6C1H6S0HGRgyVxBemRvFXLxBVI3rxMFpjZzWCqC9zZLXk7ZE12Xte6UsBaGs/UDWfnUx5B3OaPpUxjgc
evAMCEcxEPNjftcV0BXzMj+Ii7PBp//yfAfxXMdTOnwfy9Jm+EumBjulU1m8qgf4FT3AJ5Xsfd9Uskcu6Al6UU9YYQKbegJbegKVnsBIT2CPnsBePYF9egKL
oBK5RaoU6wxSlAgSolQ+OBcw2kRy4Fbvt/PkBjM2CP+9klAQxygwjjgoALQxzuxpJbhhgWzejDCLxKsZdnSVd27JK3OaIaA0rI4lNtvTDACVPRs2z4b1M/bR
Ywx5WaxvAtdSmmthf91e2l4vjEcpw6NQ0HR5oz4vd/rvYD+8Tffpbbq/hK5uFcDVaegZPFZDhBedRgJZqlVZqjVZqqEs1bos1UZpqZa3aXXBrlX5YvyO49hT
9u5so37Vyn2uC3qzbkas3IqY+Qj54iN04basXH1WslOZFWyzn0OustcCQqNgwM63z6DJ6F9sm2GFUSDqo2rmBuNlSYg9yT6MPOvVWdEHBWz5wfOISXlcE7XW
LHHgIl1oycS826xljyJPcAU8kT7ogtyVdLkKmcLX2tfDaWQtZyTz4OynCpYtLeJkMfItEVeaIq40RFypi7gSlsSVWi6uZCHvHiJM9OQ+5tlOLoNNqy5xYLvp
VnyuiNoDnocFhfUXmFPyzjxS59b8u1voVvva3SyJ6W6iTzJfux30R9HXbnseObYtLw8BQ1tx5g6yNCH8QEd+FAkQoVxCgLWcWJZKRBfXBCellhNpTbeWiLQG
0/kG/MhEWjNUWeuwHtFiejoJ30PEXoudp5P6e5CsHb7jM++xrqK7Ou5ojmrI0Sceg4iTy7W8kBsbtv7VRLPQ2zLvKU5UBjMIKi1ZWDWjkK4VFdJdGlteQrXY
RmPRxHwB6daet41qyTaqrI2cp4mXkyvLycmWkwUrZZytGcSk8pJCFiXqWLDWdiXECHEYAcBu67gAXYMuMUJ7sIhauGxAQI9Ey3KbjJbStEiCITbSJWL7F1bL
aro0sUw8rBZspXUsE0+OkR4WDTZQWR8BgNQ6Fb1Z3OTLjqpMpccZ7pYOovOJP5nSWp1MAknVTNupPZn+LxOcBNvZNZH6E+nduxDHPEn3ULEaKuXgTSLJFahi
+e/owxLbxrSrenHZYvUgV/cWKM84axQH4/5Ckzh/tEemMYQ+hvYEBJ/rF1ZU9YVmfS/mfG9bDj1cKvM7kFPPMXJqrmLG+FhjbQetFSKmXq4GhB5GdSJh4ziS
k3PaaBla7H41mDKyYjjrOIPPWkil7b6PMUenYmeSAfRaoUmrHct8SJ7zWviflG1PVe6JOZSHRT4L7ns2AnyCDAKXpEVsnAqnOzfm9N1siVeIHGJh2MLh08Vl
VbuCy2rk78bh08dlowQJbcWBkbF1UcS2xIr+w4yUT/O5TcrfCs4H3bjCMXQdYphBzLQoQcwqdkHMCkMVxUoif/9WR/7ey5G/T9acnin7HlUENHE1h8f+mFTE
cIBVY103xgms/2aPhFPtotmCEKb46eGZTDRmWxHmesqkkbcmE09nL7d09nLj5hFcAAomzesuPlauBsQhABGxU+oU6CTAQBmSNGjHZcHJcxb7D1QhyArdAfqX
OrUdKYvi+g2AuwGJMHg7hwkHnL482Mnq4zvBXJCYHC3gXRsJy6s78byK51V6HpYQeWBii1uczR4zT2wJpEACPMiF5HcQD4nvoCUS+hhR0JWsAkhs30o33V7A
Fly6MP68XCZDGSYWA0iw9NlRIFwne7N4WbzBFUdH97GAKh+iJfxjhmf7T4jhDpQ+lXcC8+WFMgNnW5EdLMUI4oYIUA2qyNwZ6aspFxcXcC5rrXOWqxscf/35
r7/w2P6Xv/CGtQ9JLNx4cPyHf/GJ1x948ZUvncKjHfL6abweD+xLBsa/e+r+17915uXjZ/DzTVBNjf817effPvqdL72OR9sXDVs/PenhpRBMxggG33VnHHEU
HpbEKZEqiejlbSv6Pm+JU1CjR5PJEK2IXQl9iT2FdgZLUx4/boGEWhCdXuU1cWc7qHth+q546DZQO04HjJojhEyvwpdXB4BBi3pNMhQH9FFMjBQ2yrGseNR7
DUgb9e+k70HdyE+kaReka/itVhsHoVnJ3iRkVFnDDWi0hFHWuMPCKP0sMocF6MxMiMU/qY8P2No47Jma7NzFe6HaNcFEggg5auWdDPIBqg+E6uV0YsnpxJLT
iSWnE4tPJwbA0we1B6B2oVBDv0LjHxEax0xqR9bsjplNwMwm4BD3ilGJ2Dg28aRn/lKb2fg8z3QuQZ8r1A2Fj4eqUeS3SvNbJe4qxNPHv//MS497zNdTB2cG
uuBkp4hENYAnMfnxA5Bi5z7zJQibxO1ZPJ5RzPLTRz/H8nGU/vzLWF1fuzdDJI85cBS5rKWeB14ag3StsN/uxWLYQrKpwsKc5pVE24xgeFAXbVaoduuiLY+l
i+kML+nj06VKv8a2YKn0b+Z+ZwsMwlzrAan1Jql1v6n1xgut9SDX+nS5Vjls3E23XzzAh41Juq0CbJDrfkjqvl3qPmTq3nmhdS8Cfs/rnkUY6U8/wZU/pKT2
Qyr/fT/uvyKNm8F9gxUKKoOOT4gGDipp4aOmhQeUSBrTSkSB3cUWy+n2PG1ewSvC0PfOlRk6/53QcTG2iaHzX6hQS3fyNkl3wDuxNVN/ZF/G1Pn30BDEE9T8
8ddP37/n2y8++Osck6ogth7R3Z2Z0919VF3gjEjT93c0fX+p6fs7mr6/W9MfzZu+3zSdWnhct/CAaeGTF9pCDqx3jRCVnvssNiJ6I/oWdonEgXhT0UAnCloy
d4JaHjOYiUc1CcCJT3cCcBLQncCfAD1lFd/RoU6DngBjR0BPNPo48d4ch5wDW+pod71bu+vyWNMNgGbiKvNuYta2CTx3qLxvi//heqve0JEUAQlkBQ5vAqnj
xiRzeAccvsEcvo7g9Boi2sHh67ENDl+XaMK6hPw7YO0NznpRR9YQ/FC7zJK+CBNnhCAbeyI92w6rO0oIOONF4qaz8AUJZTzt6OP38dxCQJ6eY0VRzuHlbPdg
PYfBmS0ya62Y2gx1hBr/bcCDfv6/HIObyybNik9ayBWXseJ16fEnUEqc+gW8Ihu0NMr4R3Q8H45tOQLb0A4FWCTPO1CMqPHvvfbRF/6wDr0Ik9/1WPWpc2cC
5WXXkl0p2TUlu1KyO27rkp+jT2/H6vvGU87l4Mz44BacGlBu5TL75q7laoWXJ8V7pvhcI6b3FzCm8e9946sPPjc3cjkzYPpgUmCW7kxoP72ja/GBlBuYcgNp
djBe0c1G2eCGmXJDGCh9BeYJeeLOpAoO2rX4WqpQfM0UX5Pia+OeFE/FgEfDveXOJASjTp2OJYrCeIkyisMK+KyiRZv++LV9j5i0GIi7/fbeJTyesXpWY83h
YMvQBXF5CTXjZmkJ1fMl1BQRIiC5mOu7XH42a6aB7rlxg+jd4h+wOGmlOHEDsFt1rINA4OcW98mVx1mfOE/yR1/w0u8JQEHWKXRglYG5GiY6LLS9ETek7W6h
7S63vSG0HpC4b2hdN97lxrvSeDeuZI1Ha6hId3sD1Tek8V63xnvyOGt8NJGC7DEfz3U0vZ8OhNz0qNx0LqJ70z1ZTLQo9GLq3nC/3HAPDa9Q5Z40POjW8EAe
FzhvijXlpWeeNwAgqsh1PWl7cCFtf1G3PVus3Ztf7dJ8P2/+CtRUKsWaJYrp1na3EWhktHLbeS11b7tt2m7nzKDUdlvabtMWYNrOW4OLrQF7jIuvFZIpqGwz
qF9mnzsqm8GsWtaj8xfKdqZsox2PMixYsQ6m1nXwQL4rCWLnNqoy2P4hjTnnlnPAnIAum15lKDsaaZNTGl8zlF2V2wkIEWc7awkY5uq6sbYLJJEJ7Pyxw/B2
OARDkUBPNKScC3A4oOQofg8Xg1NXjaW6L7BeyV/rQF6gCzAjc81sKOaNGlg7UPSKA7JTI/yx5EPdddBdIkEaidhDd/Fkl2CI2hOxPxGzzoxmAda+axus4aoj
4JM+oRK2Az4IU+7Tx/RJSx8hwz9Uyp0qIfZQbSq2MK6KK8KAYFxuA8HK16hI4UUbSqyKtE2ZtiGHGlfogh5QIY8GUxuzb1Z1Qx77A1ZtuTGXZaEEqpnex9uK
33iCR1BnkCrSysGG70ype/wp7x5F10zPFueGFBsZaCCxBXe1a+OtdhE3lttcid1r2B5eS1skpMW1uYThZ5LGGKzF1OV2CzM5AYU68nrB6vSuf5P0xNaH2r1x
OB7tafeBb+Ld7WN4v6KBa6y5ve3+uDqXDIxvoL+O7qWSDWoNfTU47tLnV8yMqz33ARP3aHsYDRQVctvVoL0VtoFDAh3JGu42HcdSDpa8MnrRld51Bey5tqHY
BGxy56z8bilsn7B8LM+a3gAxNZBQazSut3sQIa8y6RKhYXCRd3VzzA/m7cKjMB6Ne+b2jUf3xeE+GlV1IxFM2EZypL4dSQ/8VxF1SgNc38OwQdrdB+LFSRTQ
HoVGphmPjkczjyVj1zWgxOhpqEJzut2NFsr5oSR5ybGIwXrixtUdrac+dy0VHIfTGgRxPwthkJrH+LDRw/4a5kUuehCASBEG5+pScVHHywJrx3IUNfFZAwIX
YPR6TPGlwuMREJxo2jiwnGM80ntA2zPJ6GNE7bi9b/zKj8Sj+x77UNJzG72skNCnh9b42Bxd3vVvjmIuxt298O0CG4RTB/HGStwCYnMLSeCyYWIKJxpWlvNL
Et1yoFMSkPDLrIzlYKo4M6BbhKnCrjyXjDKzcEQrYIw/hTkGW9FNyqbI4tLARYhnfAhADkehVu76vTsX92ky53eIXqk+EFqfkL0iDqP5izATTuM+jhhqfuNf
NEp1d7nTQRwMvFXfQ1xp9L7uSwZTqDll7IwxfTzGC0eT/vJLJ1y8dLr32TgACS3m9OLaliv0ciijiEMGpiivJx+OnNnuaMCzxTW12fnrwvdUVqS+61hT5QWV
8gQWFzKdQfSG44aPt5yAdqOoCJOnD7bpkcehA3kpV2SJIuXo46zmWIHaZYWap4DWH/QVbTddeASiUKVorokdDWxOL17HPnK0Uh1qygnr6sTjFJFrJpCzkx7c
PkH/iIpXXap+ve1Dmvy1JJiDv4aEQCkOgSqesDYkdZ3jzeacd9bK5Nc1gOt9Uk1Efypq5Fo2G3/nguzCtHb+nDe9qoHnarx/h3N7x7/3g5ccLIYqYOf8Auzc
B96PdRWy5T6YjOtaT5PiAzn4pHKYNZBznE1NAX06xBD9BkZSAsrosimp4eHWpC7cSMjPv0I9w6fuLdYf4VrfYs3z8ZmhNBRUL08qeDpo8MJfRcXPONI5qvo5
45O6kevAP1s7f7yUqpAW/ZGSyWX/RsXucTy38GeUIynQEKmb2iJTF4tMyOop9PS1j+jqkKVDIQSOuwigF7TRrLDOyVn8pCKQ6kpQLrt9EU2w0yfwR4qHSzqi
T32Ixhrm/e1sKIVEN0GDW2eZFPbWuIYDLXu71UUk4QimuNKuaZ9i9gLtTyU7tZ7F32cptZabX8VO2qKTE8zfk9pMGrHFHBDGsj/EFTj39QC3OLUnkwbDX8et
doOOEhH4EA7scU/0t3u4YxEWYkQtog2nQdsqXXr4OEEFcV5F4jNcB116qAjIGjG9P8Gl0NUU1Eh3UwnmU2oxnXByg3FjMom0wbihDcZxi4rYReJFpHsCl90G
jjzcEQhUjXaEVotWIIJltxH33kBnbPqBOtgwBrAetuz27KQnsH3Bhjc1EffsEkEFD+nH0nNtgO2jY2fSP5FEkqEF4S3twTiC7XUIl2p7OI5gnh2hV4kz8X4o
7OpJY9jty9lVDWWiuHgEms8oHobmM4qHoPmMEP/v0mWAbVtcTE0KkOKyYgbjoUxW4JWTnrUMJWKArcySJStztXCYaEHeAD82wbOg50OsCTUgryrHItSnsRro
8Rr6YTUW6TFxSmCkYqZ3otvV4BUFrURbNMFYtHm9ANxJWZ7jXbZpHK/QxTqzdWi/i6NnOqyfVri0nPfz+tNlU0MKq1memt9q7YphsvKITlG0/Io6hwr7JhAx
1qFzWC0TVWedQwXs5C4Byw/pzFbCy/cFLz/omDHpDnXRtLWp2yJqkwBnU+irK9t5p2B9tbSSxvtXYF78hcSzsIKVdsGt7CCd1ieInW79Ob0U/jm7HZ367AW6
HZ2w/sHv6B3vd3Su7sRvjpPO778TnHTOWdg6SOyzJt5BrjpwkMEqhXvNoLjXDIivTr/41UTiq4NYePbAGRAPnEFxvRkS15th8ccZKfrrBHh7FGDj1fYY5ydp
r8JfQfsiVu62LyZibku6FyBowWU4bQujoJquab8LVVzdjnG5qt1GFdvaifiI/aP44viiXCLrdBMalUaOSbNWSVsvkrZeLOI017uQewmVBGr3UvUvqKfueuuf
U0/pchP11AW86DAuO6in9Mq/ovGi3z6Is/9661YaLxfw8H243EzjRa88oKgb9OP9ivpB14OKOuIyVn2C635V7ErhTtrGTkayoxWHqmnGiX2TVr/1/keNzL2b
zWs7ii5Iv1J2QbqDjiu/UnZBuqXogrR6X7K67IK0k75YXXZBumnRyKyiJ2NG4L1IBN7Rri5IC11ckN59YS5IlrggvXulLkjvLrogvbvggvRu7YL07oILkvV2
uSBZxa2fDS7CqnMXJEsWMpL9ICfIGDb9IL4Im34QX4xNP4hX6bcR5iKMBB5Lg+KxNCAeS/3isRSJxxLiVAfEqWlQnJqGxKlpWJyaRsSpqS2b/fCEEH3GGuJ3
XUFimBXHW6yr6dKG344VJ5exBuQfwZEItHIoW0+/hJPTQ47ypwSqnj5hTyfIRdgyGPWeDgyO3jJsvWUA9dNi1wWzm8G5lY9aRC+2k6shbWhOtH8DW5RsWJTY
iyL2VlxXqZK4WyWl4n0UfgNMTVBqUUmaIB3eQWjJ2eIOxxqH2NGKMTyM3Z14DntK7O6CegVxUJhpI0hjNFderCu0aQkhOstVQsQXfW06q8OKXuPZ+ZBypgoa
S7Z/IBqO7R+CApV4OGZSl7GB2tsTH4YRnzM8Wts5B5gtgdJKQlG9VJHceKeOoY4rMNMQMeYmjYeUUlMwN7FBASvu92YEjn7xM3ZegWbqBknCXsjwRALvZJuX
e4XNLOq6sQSfViDAJBVjH2sZ41hFjGPsaCzeDVyEhC1xLAu38Xd9uzGlCgY5d2kAWLEPVYx9SKxDldxyJdYevBPA5FNl+52Sxz6e1NhoZJNMQU9qcfU2kuBr
bEZCTBuOQBNyftexRiwjXdvQMluDFWJJU5rREhtVxHLf74k9bru2FrZQfiSWoBbaV+H2NePWBO9EiXdb0hJTVmuCShLbWSOX1LTA18Iz6vENDcHnyuS3hrxc
tINIpaX6fCEwn55oAxtJhBDIiEggebYmuPEH7pXEatSehvTMh5zc4qFqgMUEmvQZlbZ7I8T+JiODr5U+NHDhqZw6viijRKMch3BHqheqb/CiyhD/bXaFMruB
4iUhbWNNQYvXhUfrwpd+06Pb4ga1mD1CeMrH2komrEodxYDCKQu6DU5Qx5ZWBdUIPEeUCL4A3MV6LbU35IGhFhN9oIZqRnwKah+cK9iyWbuN7ZqwwFR4BGiu
sYpBdymHJ1GTAKFRnaApQUSbw+pHeHEo3aAaGoSTLQgR+yo1T5iUuIZZrPCzuon0EtpgZsMcg7AptbgzYjJ2YTLuQfbCtU6A0Ds77rncFlP2cnbzQcsYcZnN
N5S8xmnI9jBrq3MTopP7SjnJ7lD21N85+oLu1joRzFmsMLSyEFP206G/Y/jVAdpSR0z8Tx0xcWxvoWXf+kiWOO1r04ueZy2OwC0lL94zDNj0T221W03lyUWt
h2P+8PDhhF46fDi2DDjUtux29TaTiHL1/Cxb7F9DkNXh2fBbfYGaUrsd+q8y5VLBfgZvX8kszKJPj9XDSZ7x81aW1E5YE9Fj98rRQYDowYRYIxFmLgqsc6xB
U183T1joI0q7BHyM0202YoevAfRLC645wmsY6FoGAx2kCy6ixA7fq61+C267FooSpAkCbcmnxArhFdDEETkCzE9rmY8RxQoFbhM+H3Fjsx2FRPTBBKeBm5pA
X0JtDUM9USM/kUuHkEnB3OaJ6BbcMo5U2IEjRe2LfpNV7CUoqXoc0RqMGEqqW4uRTUa660y2e9Kojex+0ndJbbXgQmkyQYML9SZerie92Wj0LjcanKmGR6Me
9zBfbNC8x9VHNttgPQGO4q12k7W4GIdsadMh+RJay308SvV0mKMlZ0FlSQ8a2wsdcWnMavmY1ZYcMxoYhksvDVqvHrRsxGpxL/W4tzRiD3+4NMc9oD9oCkKm
vd44vDZvkdhe6CVq6W+yna4aN0Gb/Ydn4XEWNw4fbg/k66rRdV2hx7yu6KCryVjopYW5iQxdDqELLczEEGYiKsxER5trwEoAXbZSdxIbcz9RJvHPQWpPzgAa
D8cD8cDhw7Ob7WFQEqaoiZlqivoPUbJq4qr/lf/3n6/UN9+/EvGaCPymeo/pZHGS24veTl0o/bPff68TXDXuuwoZnPs//6MrDyc015c403bSxwvYI2ZKG3Vf
PKybeMO2w5wEmI5eG7AAFERV+uKcorM/Xc/CjEvX0wrKjUucVxW0G5c4CwrqjUuck6p9saEyqJrZhwAtqxDB4Z8A/0T4h/MDxPhnDbf7F3skz1qeLPlyZ7qC
ny5xNm12zrlyu2Gzc1bfrtnsnNa38WbnVX07vNk5qW+jzc4CnKEA1sTTltZ5e+4Yqqz30bbD+GzeDE+9A/OuyEMrCKsa/iC7X13iPGnL+ByzZXyO2DI+s7aM
zyGbxoWuB2wap1oOgLlcDRj5dMGBJDxcaPRhmX+aE0fPiaPnxNFz4kidJx2pc8GRuZlG/JmpCG0v9LBYrw0r1irOEysINhWgG0PhfRFC3StAPkYq2dHNmD7A
Iq6B4EJfzKKFfZudeVzpm0O40kcHcKWvjuBKnx3Dlb570tUc6FWrGwsyjVsRK7L/7qzILi9re2lW1NGy/79Ykr1yltSt7W8WS4ovii+OV8Vj8Wg8orOkPmWI
MJDskJYMBE/ncCxSgm5VeoDWXcCsBoakjtWXUz4RtF5EZ/UiOq0X0at6EU07yF1JhK0XE/XyIhZX9K4GVsdLkoO1YueD0ooDzkSpBwB4Qf2/K/4O+o0gmt5r
DOPQw8xLnk2sC3mDnogqRtbKf8jXaHHpWKUHMFz8kSX4NvyY/jKFHKgYvcu7SWwUtYulw8qMO+Yae00GlRauFhmYJWDjuAM4OsQLR5/aJ+nDHvwHHc55dDib
bjdhgW+5Cic7KHzM5ikXZUFsSUpqHEkqk2KRzw+iFYd9LuFgb+mTi91xkoFjDWshsr/hcZeD7mjHN5x12vg1Nk7BVOQ1ovswlelGJCRV3MIvx3JnSyvUm9EK
KZhLRSvCLxYHo5w7PNC5w7cvlTs86MwdLoYeiQvCwTBA5vDsdPP/sfc20HaV5bno/F9zrbl+5t577b3X/gl8axp0p0lMTstIYkBh7gEkIgVk0Hs5Ds8ZqNDB
2eGOQ2Iu5ZxB2Ttkg6GiTSvWoKgB9EJrtidatKnFui+X400RbLRqo8Y2KHipB9tU9BQtLfd93vf75s/aayeh0KNjnJOMZK411/z5ft7v/d7f5/WkQhm6mMY7
ygk0WSlxxtdBHW2pJe7pWuKmjrjieGsOv/IHAC1izWlMRW1jpqEKdeHv4lDZPUNl9wyVnQ8V/FmIw8FM2YUJs/Li3l70WR/VT2/O7F9HrCwiHdkH8TekXDjS
OFDZKF0/wwa7Stqeib+5J0fA8Q0MuOBaVaTwVQUxVDYOK2HeWGcnXYYP7kqVJETUwFbe1VihDg5tE7ZHF2wiBcq5SGBbYeCvkORG6hb98joUM1nlnk8bB33b
CuaDmy8RlEcPwLakYQoyCGDB2VYOQQSGy/rrGBwK4EhV4RjEDC+UwLz0uAAbOrqgbZRKYcdMDg7FAuFx0gHwsMI3MvMK+f6ozkGQNNn8NHgi11hW+oXZixM2
43gw49AV2uZng4ojjrUn7Yra4MkMSfwtb6REU9HWhsTRJ5apjFzhjKqUxgKzXtF1kS3EwfJA1MW6amqVm0qVgJTjUIRB/oRQhAF8gte9IjUnue5umNbSI+/P
KyXrt0h0VQWQ3zyPAzKPscxjXeYxJDKzIzjFDTJkILCbDI0CoJTaBi5LbZ1jN1FGdrPVAF7KZgvoKZJXIqaYgEE4MxCVCtxRere7xnZn+5hsET2JeAubPXmM
NWwxZhlPWdqaSb/1MUlRkMDH77IiTNPf6gZRwQalApiXWpJ5YPbR6PcG/WjWv6VSjMo/QQvGNQl+kogSg0OBNAQSLa89n7IfXQp4hdiOLKEmSDIeS30Mpopo
EEQ0p6+F7YDj11Ro7GoucwESND5oAAEnaaG5WD41znVMQNfbE8SxcXEvccK7CKED4Jc7/dqNzhSXXMLDpvL613RCF+ZyASsV4bBGnj1F8nIlSo9wrusLeV44
hOCvcTJrgyMDAnkifRFrwPek3CfOyQtxkv2LHBGzkDQR1FpdSFocmUj0iLYvJDGHH4cTqrYw3x1QEWJfsxjF1m7VmldNRT/H05tun+8OqgaY25DpDrsru23E
gXEQ2+w7u8MupLq2Gt6etI3nztrOAWbtG5kjV9DqSdUWrx3YXUX87iMo9V1LRheAGLTWqiadBViccn4AU2LYdD3L9mi9opYM+HalfzZC6sgFdr+wCGDwpd5M
MqbGspBsFXbHIA6MmahcHrIKh2jfrlo8UBMTaoQGKi60ql5sUBUNqp6kQVU0qNq3QcWS0sSpxnBmrBDSjPJeCCUdpxmhdrQwI2qQw0jbXKONFIWK6sDTHO4g
ZQNeZqaFVLS1YiBpxISttxxeJRUs5xB+DU9yDOmWrUzO4EdaBbjjVpPE2x3lHZ965CL4oo1DG4WNWQRjlAIXIXLn0qG9wdlEhzGBPxvltZEe+xin1K8hUkFN
uaRDHzoXT6j2NlIi2sBGH6a+fBtXzeDkkJtvCw5WKz+gOwQJge6kIVYdVC10kUKKlw9vYMPqEND2QK7xE3vMBht2O1qApfHSW4zUzdRlbHjfqfDppH0ZJ0tX
mE/UOEuA3QdIkvW014Kf1L4UMQumFI6i+0S/wr3JCHK7w/Q3ZlKO6AzTdRexOKS2NAJT/w8yKqqZ0ESM0jSksNlUJDOsLZ4/5PAoPCpdt4WlLvoF+m07/a2P
80BVttEqandH6VHpuz8uuqnhcb9EbU8dfiaQ56N8nkIZqjGZropMl8/TJU/ZwIh1E+kd/BYeUWwY608vG7Uw+iyU53M0enovHnkZb0QdqRk9k5eCW6RDDLsP
qS/9jzTSmDeBHCQap4ki8YBHC+MqQ82rM0y3z4BDyXyM4C4OAaSF5sxwUTCLQ66xeGnyt+YJKzKjbXYZSkNC/B4oXm0gAk3lPHmhnulRKCaYsYwKxjQtmekn
1ZgucPnsWHZWrwtQAVx5+YSPFSZ8TMZ9tN+4ZwsTE857+Mua8EC0sGzKw9N79cuZctaVQjVBg4M941t6QMZUe4aGVfPKkOOQMZWcvTRK48cxL8yu0MJGsfP5
wyPNFy5tBBmryCeGlrjakX50doZjfsZlqeMjCRhhlG/8YqrJSozZGBYOy4nE4V+VGJOawHqeyISxrzt2AJeVo3m3MUO4xt2GfMfH92SGEVGKPGHZ5RwOR8HX
jMiErawnuiwWwdjjCKvb0nCj0qvELcjvAUUjZKGhIR3glkdpPZyy5ZloC81TwAvLyanWkXhB+gm7SjCjl1glEiVy6Ty7ctrMcxZxVBg//VSIsqLRvIQHQaX9
yeXe6GwF4qbx0J1w8ihOFNH68z1a7PTKouZL+yuVXvz0zItZL/W5LXXn/PQf5S3f35XNXPrQ5/G5Xqx/1a2k/yQ5UB6DyX9FAjk0mLoDujxhi0T8LDCO6fgM
MI69dfb3kYxB0vfTAJ2m41NI2vAYC7mO4zFgHXuMhdwk9YP9vPUx2MO+vbRp31naiJYAtnYkPIETJzItPsotwHBwsYWE1FuIfKjKsYZzCqXCB4zJiPhGfKqg
piBlQVBTaBg0WsogferwpyFd9bZKwolBS2kCLcUXq4Tfjw58Oa3p4NSXQD0s+EujzF8apR9jJMkf8dg8t0uqTvjxF94l2W58qRSbachD6iQU2zdKqZk2zMGN
03nMoBrS+gL6KeqlicCD91ci3xk72FcxAtl8KTgdMeyCGiCaqEPtrWNXUi1tn+9DYQigxx1+6u5gS18MxwkLiJEoXYJLgSjfSFZ5Hdpyk5RtLORztwDsIR3k
SjAubOx0aUsupWvEt+pf1miowh0tpCJh/YYSq0e/25xbG2qWeh5jLaTdLQ3Oi43AfZhD+ukt2WauosS/SIKXYBKvKZ+f/wZBlEGPZiTowC/KvUycnL4UNlCC
AcTZLNkRfLEjIMymLp5gajoNKIKVExLnh3i7EbQ9PFy0RQ6eTYZ1JWcuj8ZhtCM47kHR7WFklnfoEN5IUnSdK07rVTIuASxZS3tZCCajtVXggELORChdEYn8
mo+2nY02ceBAjzYNRvqG0tImhjyihjWl8Yis0Bq0nmltgzHGGhTe1sac0rBVZdiqNDw8bIEZtmrX1+YXpsPxrDSVDfqtbiWJ6sxSKEqxU7JdRbJdmf5gdvP+
lIYsPXcJ31rXe4btEOVZa0tgnAgdHa3ihzyH/HvcrbJGTewyYlCAXD3NUxZ9HbZ+St7DAy4szM9kg1fgEXbpB/AI1vYnSGfsTqrGAgolLyDGnN40oZMWJ9WK
+e6Z6gzSdrsTeMIK0n+7sAzQXUWbwBnzapKuJHFmoTtZmKJhnWYLbViNYEMa6ZdkPYK0tBAvGIEyPNIvZVquiZSJ9+WU6Zw6IzWBJkxI6vlCMol+rVAd6hLp
512lRhe6XW7TpO7cCmo1XaHQuUm8+wx0blKN9XZOzWMYVvAbVHf+CmrMmWoFDvnaKE5V/wnIL8YlnIOkRnEyFdbOujjrEUueyTHa0NF7V2cQSXIsZw/mz580
/LmwSKM3sl4Q8doM6xNR7xINZYmGUPmxRH2zRImd6LCcCxsTmrM9bxXWiCyMOTup8srw85VxMySMKecm2sqrWBkDRagMQxY1kEVtGfwIjpCr9TWOoLqYJH5l
1FBTVUMNVSzItkAQgMox54HOwo0X5qef/9annvts84pGkKI0A1aBahdyca+lX0ig7OV+4yWOK0zVDK9dGN7aKYfX7Te8tdwAbf6mRx/GZHdKQp8PlDCYFB8n
kWv63I3Oo47QEp1/lMtafbFMcspbhXpWE5iNx7nukxqHOZj39hgBARwNCHkN5ZMheZHCWak3UEGeRjXFcAXpc4wcVSLYQaycceM7Fh3KZztRXsilyQUQHl9k
2SVtd6v18RInP1052aMn11nRYl8H1Ium3tM3bymIz54gC5e5+A1MmLL12jhxvYjD13XjnG4Qtwyy8ZlaaW5IZkDhux4RIWtHQ9pRz9rx+i2NRqEdy93XlPsE
L8TXMs1rRKZJSPzBGjvKZSg44FXKA4mpjZp8FQnJkh7CPXgrZ+/gv2v4uq/u0dddjh6uta7sDmUZFUNSmJVo8JJGLdu+kRzR2EZPbarGjAliOxWqoGDkNpQU
b3n3Lv3S85Mh2ZA9RGfi5yG+4Kk5fcGUqBUru6w1q+4Ql5E1lFpgaNms1KeKDM3PVpynC2tAoYz6SB2BrDmOpS+xtCBbcw3JZzbTP56Vi2AyJg3WSb8PAv7h
Y6hH9OTioXcHXM+jVl+LEVgvPaR+XID/tnJP7zRDsUl6erb0dH13KI8WypwKiEgxmbTUDOMoamhwgXbEXz6gI37oM7/i67t47eUXKkb9epwxkjY4hx0pA/So
Q0LP2owpZPuGla4unxxHFjWRfIIA9Ru7r1KDYpTyUO4tWUnksfLiie5Z1NR4pvtqtVLyiKjtZ8HgZKmVshoHib/RFVgIl4u9o/qrMGd1z4LP9iw0LH3tkuZc
2IjL73sNve819L4p9RrzInrVlLzqNUJdr9YmzPw9Dr1nCu+Z4gF4jZq6tIEKUa+hQeRwDZjpxBCUfewX7NzL821j1Wdf1hvF06ipzheqC5dQXShUFxY5fcC6
K1Gdn1HdvmWp7nuguvt+RnpBtZ70bxlHg2dPqXei3oaigXpDciMJgOrZkCLZkCIO9s82pEg388KGawZpaWtPzuyf1cx+gJp/RmRl069WqrMubdi0x7xGnUXT
xSFfT1v9SPS/9j1rExUylbC8ePrkXSIwolp1FhEYNaZAYCuFwM46GYGtZAJDL9TKS5OzJqCgHnbY5l+mMJa8BjV/9WRZPoVl+eoNznEcqf/bN1vPciiVSeJ5
Rq/bYwhWGOzHggfltAakPcKZkLcXQIw9jth6Nbdesim/JtmVU84xzloE93hulwn0ot3hqJOKuLYK0VgTalAbweyIUeuO8Sj+mPnNKvOjWvX57gREcXQQO+9E
IeZzd+HzmxsFZpY+BKJIJ0vlvhqC59kgCcQNOT1Te9nRgPmDuKFdMkeE6lXwoIcqgfucboH7PISpo47QRZgqQggvvLmOF4w045mRZpwf9/C7BLOLf0h48ipy
S522MPtGKY47BJNMpc9NnBmjAHw6xamGEQzWIezW6xVjoq5B42AqDkVWI/Kafj2AvzkysE0HrlEfkowa7kzn/tndrqqSDtqGow6mm3wuRBZE3cd8g8R2h4iJ
pnb2V3XxqahezSMmAhFSbZ12TnxJJNWA729ygVEwdSOwRoY/NGXzbMKSIwKriSykzTMAfwh6Iyaawg+a4v9vME+IhCc8/jAX+0knaeesciYRRiqErCkhd156
WFtL/mJPplMcsUXbzjUKrqDncQG2sC95GLiHwQzuYUDgHmKxgNUF7iHUEi7bsxBRlN7jyOv/v13L5J9Jk+5x2JBINxx0ZtLqjNxJH1ZZ1kbAN6JfB7GOSeTe
72x0HhJgMZ4lH/Gtciu96Rm8KVn1+ekXzR9aO/rTP7xo/Vqj/4qpqFWvc8P0LIOPlJ61xKpB9Maxn+bNr82vgI1XQEfK6tuiXZCPeagf1kPNxQc9QEV83xEx
4yktZoCPpW9Lr+YIoSSa2Gw9jTOvhUV0AlxMsYCecRFRSuiMUUrW0SOJ1kVMfdqhdYBXrqUXwETNpWnZdH2MVBa4y3njTa0MB6wJixWxCxncyNRa09MZf2FO
Y4tUpda2j2VXEZUHMX6gE/zcZDoZY1qoF1Xq4mOw+HyIqk2RdXiXbZLsDMLXu2wjYtvn0sXUq/1FZjFB+2tiMTUvbDS0cv2gnp0v7xFICIZV8VA0MKmUp+gA
VDU6Pmh39VyzpWqpnUun35cUov02rfHS4+6hEZWp4Xp9+mOPzYFhpHypEA1ZsYn4pBvBl9KpJYTYR3lNBlQTy3MAsUcDdKhgbQ6AGdbpAFtzumqpR6NQIPaV
8mkQEWhKGtDejS4ADUElrAMPiA5cj5ZhNE3hMqGwmIqwmFhYjDaZO4bFaIMyG3FQJpAaFBRrBZrFypZSJAWCuqpvbDha2OQq6pzQwPixeAYs3Ia+GJyqKbhU
TdZ0tFe6Bhsrm6VF5gSHbiJx0UMlwyB99gfvd6kFTy4eJcWmwW9i/lwSiGXgXSgjpYUVytNI/rOZTLmtmSAYpIvvZ9DttCVP5rVZH5DotEFXVPpuu8eqbTQ9
DiXj4DsMXLclW1iVfQ0IKbOFPnRMWZWBu3wdU4arMNEk3XDOJ4Pu1l1jNm7gqXxN0wR4ZAZyfkHzMs7LjIoBHuyOiEoBHsQLigEe9NUEeODeJIRa72cBHr4E
ePg6wEMYAAI8muK+qEmAx5D8wroqu/0HJM4pC/CgXyByNU2AR7SN5rnJ6bI6wAPZZH4xwGOI30AcUvj3j23Zpk7YUib2WVuKTz5jS/XJpzC2OtjiGM4NZWEe
R22pWnkcMkS1n4RajFmK9BouRnp4cPtzC2ovoQXhy3s19d+d0XOLkI8IIR8++1R8hHzUMJMS8lFF/m5YDPkI85APHyEfoTiUkNjUNCEfNYxvZEI+uARCxIJQ
FvLBc9xkipb2h2AhbMrqNuoByDeSTHsd+8Hz6msiqIG+JfZDE8iAJrPMiz6AC1w+O9Ab+wEC8SX2Q9PCQJEWBvRM1JaZCR2FoWnBBEG8rAmRJVr3hcPkROG/
hKa8TKIQ2XUZUY/dlJlzqVr0aL627GHyyttqmAyUd1Wu76UGU6W/swgGEPYXbDk+j2Os+1+R/osOtbiJa8vTtyO75/a/K9yIuvLe9I8ee88nfu+J73z6RxYq
yxeto9X+1tGpknWUg1Ru3p6cJkBUthvPOWY3rustgeM6GINkyuFixHS8y8HWO+XsdbDlrrPfC3MzceL3OCLb3enIFrxHy3jzjjgJ5iDrGTOlTNOH53XppwFj
9YBuVuFcWFW5tIEscey3SBs22cAvqWf9xJMqEsZYgcAnUSCqgISJ6TAk6O4spNzJHvpNZeU0K0YNcUjSj1AIhneqKckbYg9tTfyDstUxyESoYQV8hALoJGXe
r5Edluueib5OwDjqUis+y0G8EDKkDjEMmdttU7U3GrEBGnsT6ipnxAGxzmSmAOHu/abaMSd5ROmUpJFNIY1MMhey1zRqEGiyeWH4CZEzMfwGm3CpdgrNVEi1
KQaSqhai3YIQHUayX59SiPb7CdFif7ERsuXl0TWz7K+/VNYtKOaMXhknb3gfw5ZWYp/VSuwEZzCyCGBLjsssG/vk+Sijzpo65Dve87heD4yCwvRrJngAQbgg
Jdk2BtGZwWwJVMHeRBCtiiDK0BQsLgb1OIsTg4ky6HX09/NJef8yn1RZxT+Jye/E74rJr9atiorPTfN7ohR+fu07oE2SI9S+cMnVXHeHy3uxEX3+ft5mYEhP
6xuW8a+lb9DouMt53Yxhl9jglx3RTJ7QbPBxzS4PO6KhPErssF7BsI1nWFgic4pcgNUTaavwC2wVdkSQzhZZVS4Rl0gtMlWiPcai5D3Fkt1E1UiVx7FJCjvv
o6TS6732uN5Pj+m9+KgdvVL6Vt4iBi11ZAO/y5EX7nWkYe/FMdhM2wUatJm2C9n89zhSEn3ekWLoc05kNp98jVewxp1XbDfi2N16JCGqHToEG7gkdx0GBFdF
SKFxMYoNBIcihcZFV7hONyQDjmLN63RbgtdlYa9HKGcgZa5OFOFaPzdpt2YL1bt1wKHe3nxGFt2exxtyTFBlifYUQtasCF3nalNNgosFyNGoTSGXJS+oTTyf
l2daU6S1phBKo76kbrQmnY4Vijhbh9YUabO51ppCE8SVa00hECFzrYm+Gq2JvRENaE2VTGuqiNZU0VqTtrG7wM3gXjZFa2rJLxWA57DAjGTrRkFrol847dto
TeE2mvg6bW2Z1tSg91eKWlOL39CtaEn5epHOAPIXozAik+/VsmzemqsrV9KZVqYvXS7UfdXpSqc0NUu1peuF5E/nzY2X80rU4tJaUv1SLmM+ZKCTKtCSmpg5
oyVVUAGqoCU1ci2pAi2poVMYVAN3iZbU5DQDoyXp2L56UUviOa0z5RotqcL0oiq06Qacm7uV6UFrSTyPFT3pcGxXREvSBBFrssq0pBgXcCSMinu1JBBERbQk
PfdxYe5jmYFmvxnQWonMvdGPXsZEyEosaUcF8jtVE14WEZS1Iqz7LFUOoAgYylgFolBoHzZENlsA1iUoADxJ25aXWtC3JmFZQbpA9orzBfyVnep4wF+YMIZN
hRtscajXxaHOkRkVicQ2vK8iHK+pNSEOxwdBcOwRaURY4nF60UzTsx3HYqMyFy+pZKEjakYrPBiUI3sMINmFDV/iRXjDuEb2i6uRXrzO/veym/w72VzeKnvI
VWKcvZKIiYMxUHtLx+rC7ZJ9obc19DTE/V9N2/9xxB9oqZLf3BFO3ZaXxIzuCdlwQDOOl9XSbK/WW6yfhdhLBAe/eqXcpejVb0/foQYmqIWfW7TS/T+bs/Ft
IDLh1toD52ceOJ93HXGm+ZHA6jO7aMotGkCpkgEoNfvchHXAIN7sgatgEM8GEjM8cBVssmuAsAcPXAXei1fD9L/ZOgvfNlsrcQDkcwXWj0nwFezxFWzucBJU
uQR7noTds6/aYpUc6N1endPdXp3/tb3+r+31F2x7rfxPtr0GP7ftVa/UfGt1eNJ5c6XVeQ6bqtI1W8TbZrZZzLHFTCnzxmGoBwwouja80C4Bv1JF9gyLd4ZY
W2GgKEKXrNLCLOrldWE1bI+pi15eFy8+sj2qxulUKTqdGoJh2kCEopTj006nBjMKJJfQnlkMs5LSKMyrReV+3oKtXcMqMCL3DSnG64SV4yrQFrOTbfBZpNvc
Ea6x603fd3TPrh89cc/eZCPPiLUgqN18PwpQ6iNY8PcMmHIeiCjWWQkKQlUXCak0QAuhqS/DI5Zkmn7xGj/X798i++q/lX31KtlXr5Qd8nKaAj0pVVmdLoio
I+oiNEpbNMqmaJSRaJQ10Shj0ShbolFWiholDYWBflZ+9B9tZ5YRC1wpY4nLvYsnGIYEWqMttVdQhYlxEbuu5BXQ0y+SYmPKxZpVApso2cdSeU3jSFnwckJ1
xXxFR1w7mi1Al2gkBnTVS62uvzR8N5DtsiKyGa4xuMYMsBFK7l9SRSgs9M/kIvGXsmDosmjJMXI1wGYoN08+P59rxG0CrKyLWEwXsZj03yV8mQTEugjIrKPw
4bnYjDIrZZXLo3B4a3CJgAfwGkC509o2dvPUZjja7zSKKTAKQkBCCd777izOCjAOXOfSpM/jEo8vesqgPsSSlFkX1AdJ4hHECX7eFJJgp5AoTzdJiCkQJ+Sm
DIbCz8HTbQaS1UmkXimJ1Jck0gzRw6C+nsWYG3XGfsrxqdoGg0Njvf5Fo1KftW9xZt1b7FnnloqhgeOlcts/OfqV3XPHXwcPBYpvP757bvHA3X/4pLXROYIT
T5/4v//x/3rvio3OYXz7Me7aTxcvmov3Pvudg39DFx/CiR899pVPPPDliY3OQXx71lz8IF/8RXrNgQ/+EZ68Hyf++yOfcjc6+2xT8vv4po3O3uzKT+6jG/fw
Yx77Cl03V7ruJn3Z4pePnbvRuYG+/e1j36Grriu28Wr68nv0+eCzH/qj5+itV+n64YdsqfZ98AHGs7sk3fcheAieslOXk3DFReCaci2nk5A6fSe8QPQOMAJ5
CtdhkQIsp37CyQosEBNRTqHAgtNbdQWIUc6pq644GaIRvTpdOQNp2k1B3Hh6BwsuLl4EuBDgXTo7NeC4kxVX8dJZ5e+U4D/l6zoBHneb6wQAVeuYRYuRiwHR
RtmRbalKLQ2IX3CNYcFKdlBGg9QYFNWgwUO5iRzBG6ghLR1UXV8gJh0tQD98aWN1msUokMoGNCapOlHJalJUspoUoS7DbqqxZwUpBssFKRQt6cFyQYpYLpeC
FI3bkka5IEUHqmW5IEXI2NxNOIR2qhZqrYU7dyRDPMYCDhMD46S5QM9St6sBxjhxBAymTcJmTONAZwH9Msz1CgXwxUFZHAP4MpJnlWPc1Mj2ZHQnoODUaAH/
BeGIVtKRnHTAv4xK1ioMCVxXzep2lA/4lzFMkQ/4l/GFcg4RJtLP0VYmMDHUE6SKTS5X2XBSTRZShvhzX2QWfpj98h7G8nrxGuUjcNZREwZRhkfbWaC5zkZ7
YkJ1aLQbhY628j5Oqib62FwWUYYvsJdewG1pynkxdbS6kzgzWUSUaaj2FRxnHANRhidaDV/B6HZ+XvCwQ1/HASvj71BjGlamqYZSrhupM4M6+S2qwyKqh7e1
8qf4eA4X7SjMv6PqQP12IAVV6dACbJjDoX50qOmrdV1wX9AF2NDOfsMI2cZ2+jhJCk6891ZBnydphYGSFMwohS0P8JsGwu4bdh/URXUaqItqOdTFrNJdP0hE
TyAR/VcKErEMV2jlgIXjsoWjEx2zpet9/PdDhp/zzP69186LXIcsgjMIBDJo6PvXSIX5UgF0LtDReIFYiEIkVLHT+TridiHMTjWAN729y4gbb6MlTQcYoULU
GIpwuAro3ZCSmRrC1e4NnHtE1+1B4K99UVLDplAAOtUfj5+3/x6gsma/XDtBX0kze8dEt8GPvpPR5QB1utb6T6Td2O8EhF1+w68LCLonAKNTzrwtkFNzcHTR
PTdhKiEuAdEuEkS7CmR1Fp4AbFc3wHbwVkG2agiwHfApZ/ImAyPpMxrvGQBZa61NeM+5Cb/2fP79swb0db2MyxoZlylSKawM3RflZEpPC/lpHVw5KU9T5afF
ULMhUMa6XLPKMF6Zc3I4YVZ3LzYr04TyQaBjJL66jkG0NSpfTUvkeeUvEWyZn1s6cNGWimAcUAgJlIHZ8FSEHJTCFi0JW7RYg9SRVbWulWXTlx28NSldxNay
EBJs4hv9kffRremYgXzV+qMP1AimzEtQtj3D5atm3CnUuHxX8CeEfLwZnzZblwMnkiQ5OpDCtTWN02efyHH5zGtMWHNdReVzPFafPHbIluqtPTcMYMh7zvWZ
DiyiK2QRvVkW0eWyiC4RYtnarZsZ08olBzp3xIbZFoMo4p1dKJcV5UC5rCgbymVF4lTZ6AmMIl7JgVYuGZlcg8x8tO6FUrfglgKzyNFQvBKAgp/lX3onC6fv
dQxch4wCCIEvWDqy/hmrFFkfbHBulsD660VwZ1M58fr4uKmTVwwSvkZcv2z4Bs/xRU+3RE+viJ4eip5eFT2dtfZLOEae3q3jXOsx9l2d8pXegpoqiHevTkhT
qZMSyV8/SSR/6YEgB0dVgVkNFzQKaE3wyrLrrXL4eeEemuMAFjpfPDGsSAc608vJMr1sBOYEJnwmKIbPcBmVABVUbK6Y45nwGfjuTcJXpGPQF/X0sRcnq0JB
pOZwnEEgjpxa5pepyBTyfxcQL65x2QtOU0wY8kTyTYI6ovRVsI22yFiqCNKiEcSfL2iIpLE3sTEiw1dRXCY9vnuXQVBBal0oUZlqx2auJidmgWAmjS8q8gtG
WxFwyfUzSAyB6Sngx+W6OTxJiQEWhQcGl4R8UWYq6kgqRFscJNRy8VQpuRguKXZU8U1Z+ueU3LRSblJoh7Y60M5TM6FT2EqJDzTTR8XfRU/48G15BP0UT0Mx
+p6uzfxGiMPnYXU5phC/cYEmsy6e1J6xV2hVZK+u19jMFeJZqENRz3+C5fDzSXyShLC6pqd/e/79sLnIWqJHxNNqzwPUrPgB6pDH3q6gGDUfYUOqFMLJQoaH
9fONyC8kO0V6bdjZ2mCvW8SQwDoZ0jZrw5JkSAtbS8QbkVTfUVYhGbK8EVlSAlY0RWoKoo0Qs0Et/EeOhKqyi0Hvm75OXum6glGbL2x+E6B04KZ8UdICSk+T
KPpqlLa6AivAy9wRe5yvJRQwfEsgXjmwJBaQ6zrXsqnuEOsPQ+/CqIQrOmJ2bIvwDOujJdbHilgfw37xLFHZ+phvEF+yl4HDJsH0ZHDYjrXRKQBN60JBGdB0
XYCm66eAu65fD7jrnRnc9c4euOtTvEVu5LtYF9huO6wKAO9evNQvu4ZRK+I6RtIQu6chdnTYh+32UbYXqdQtgFo70/MYYXsjqSUH+PcTVgn1GmYD2KdM+NrV
9PGp97KN6K30sbWB7VN6Bf4ubEmwUc19mUSmrfTDU498ZvcHnvj2r2zEvqMvWzyAyzblz1yPZ75PI/HZaRU+1eyZz5+3kSRPuvYwV9q1p3/4yBMfqmyE+zRv
O+aFqEx34WifLlyev25r3oULpAvns3VEmvQ4Q+na09/9q68/99kDYxuLbTlh2nJEt+WpH/zZu7/4yW/90d9a0iBoPsetrEHtl9Og7z9+9x/Sv5+ct2Ss7v69
bKzqG07avh899sTuf3ji23/8dP/2dV5O+wrzc5rtO/YlTLzKL+7kE9+Wie/TyMmUqxI+DhU7+qlr1zKDsJXLiIWwCm8m/u08OKS4N03KptSRYMM2dhfAXfOm
NCBZgrFsSnXZlEIJN/S0z5z3WVIIbt6eNFjB62eyKReu4ziGgJsX/47Uq12Tt/O+2/L9k8WDRau3F9lvqPXraDEocdEGqQTRrw22nC4iaei3Q4N8eSNhquhF
wuA7wuDbwvXB5yvC50Ph81Xh8zXh85Hw+Xo5btHXxSYz5w92Ewc3ejTJZg/47Ig3MOvfUp11jJJwoqAkWBL8DA/cP7PJMCiFLiqB5+sP+6JjesJiTA+i4iWW
Z9VFjarWMKuSKtc3PFKDu2W4bIUQJY3NVtfiLNxfyCqt6Ay9plaCGaFKQNuaGrStoeqcus0ez7m5m7cj+5RUQb0zANQOv3Bad7gDxRXpvYLeEfJ1+zIpkKPD
K9rzxtn3lW3dmMTkiiuBHJV+YnKYickSaiJiMuNkVWaSATVQEJNjjVJMYjJD4LFVoGLwnJCpgLwKfkxJPL4pGTDiMUBpcM1A2ZV6tZSQfquUkL6KgZO1EhgL
PsrNghHFt2US8g1y2/Vy23XdNrVJS8iDDFE+DOvo0EIyAuvoYAZRPsp20soEIJu6HTXYC1E+Mq+GFf08ynZqJPaOZwEx40iTgvY/zubGCuzME4DVr3Ungadf
7a5gj15yBr6FyZkZiuSEOkOdCdy0F12azRVpuDNRO9RkGu9MajvyiU1KE+n+K0/kRQ1TVyKfzcMnnc2t+WxO9Z3M9YJXs0ac11PdAZnMTdlcXsJqQXkqz5eb
zpWbNiGmzkyl5AdLtnC3sLQrBXC4FGXFY0iF8bKGbb7AXnoBG7ZjoIElKskt7ZVugpFKjKU9FNoZBjDciOoudEdVvNB9lRpYQCFygNVpYLgRNTpPV7wKwHDD
6PsogOGGVdgLDPeqeaK07khExLZyvjtc6NpguWuhGkLXhpbtGl9gL72AuzYk58VmPwiSGDKhgyaGY1h1ruCWj10hQThZGekzc3P7AM9fm+4eTCUUwmDO9bkh
w5zD5fpUxq9oEQVSMoG11/HU25mAqDtScXGz3iLvsss76IUNq5AwdkDnEjyok9g/ZqMc/Tr7PhSoo/3tXqQ60nG/LVziHp2DsM+WHe8um5OzuclZgXXi7Fim
Sp25Q9GizNvxpT3/mu0oDLRukdGFg2xZBzzkc7fx3hdlQ+gz8opN9BVw5V3EQ8F4R9S45w0W7HfDb7CKoYgsnxRDgOoDOtemoTRAVhZlgRybIMuxiQFQUOkb
yxNLLI/wDC6kq2N5iGtlqTYCUDAO1kNcdAtnlGfUUbBbZXRSL2S/5pp5ZUnyTwx7wuk1zO3XsFp/LCdUVoPFJ5a0h0N2b7DRQRJpAcdhl6KNHrJ7wo2gKx1G
As3fHXv/7h89cXfMcQoesGpIU0rnHkWha0zuew1CW4dlOAktIg4kNdoLoUVxNmZSWuzUJX2JIB/TBPlnmiAPa4J8VBPkIhMkdEuIHS3dpl0gOGxm9PlWk6Qa
C8nXheLhGjhDM+ts7iIVZEUg2eCRD6YlaC09g7lIykTWURnMUACbpY1xYaXGWeyzpybPoZ7RccVm6hkdz9xsYbDVGRvoLjpObKCepbX02x/JTe/l8QzyMKzT
GSMOoxYDSpCHzIUmZG5IW5hgZxmE6MAh4qDSQiZQLBL1gEjU4yJRD4lEPSgStV+ynPTEbZ3I4raC6HO27c1y+SNSC+m1C4/98f1BN0h/8IPP7K5ILXAjDPO2
4lue7bhWxGW0fhO3IVsp3cVWpyCtidRR/vHIh+XHKv3o9P749N35jyR4zj2GVvwYZ5575rb3VSBUsFHJy1OYPOXDqBT9zLH9Qi0gEwJmo8xcehZXWM5huZig
4S3l8yx9o9vizw0KSQGIYKG56YUiEbR5DX50XKLMLD1TgRabe22BVuaUKtkCg8wp5WmnlFfCb7MEv02cUliE1Mygay1jCwzEKRWYrMMKLHdeeuefy7iOciwX
gDQ4F6+jnGlW9x1RxRyUzGpgRwLhOJIX5rBtF9YrthBpwnHzIkle9ImRwJ11bwlQQmzWubkQiVcoJH1KxwtH21cFf97naBXkr955r5iiisBDtSy5md2RqaM9
w2fPxN/dk+12zNBqUkkN5WNRaawKRyzqujqCJgrPKY0Cg7HaC/NJNP29Rz71oeAK9r6JmFYHIivccvRzIxO6rrlih6qz8N/c0W2pGpy8pRIGblnw8nRAyLKC
l6eDPPoKXvpGEbxcuNppqgx3bBERiIM85cbDqXO4hI3KmzN/1QooQlsST/ykMeuykJ90WCBxYtZm12xpeIyZJK+tcm0nR/y9Vfh7lx109gm64hN0cLgAnt91
9jSQTNdaKdzBa63ziSHCAS1OxE2ox4mMGnqTZvcDPGkxbkJx0LaEiXsm3LuaZWd4WXZGzHjGfvy9PWKqpq8ctYrNFXVLPY5Rxpx7qv06Ky4CmrmFWJ5CGTgE
LQ9p4/kgp7UU1rZXcDgzqJkna9vj+50M1KyqM4qrZm07klHsIApDMop1eBYDTWFte6W1LUUkPI4y4YZgdQ9gdbc0pJmdTnaHIh1h7dQ5rKTarUXL02T1VDRZ
fQk0WcWZalkZaMJnNv29o7f9t9ubUAfy5XPtmyWgnImWfg9gTO5B9DViP9eA14HBJlqglm+X7vITVZMKCjzYWAAmQ0Y5b+RKUo4OPq7qwHJPR/BlHNjFLFWV
O5PQ/DBavObALsYGs0QDVOV8+FX5cmBNQy8GO3q5q8FUeK6WgfS5mu8gjwWtRRLaa6tR60rn51bzasbry7XovaW16KWWsVeqRV9VgJ0w5YzXI6c8KxfP6W41
Kd7CSzJO3Z34OuCKcMb16Kuw8HqrSe4aMYuVwQzjDMxQatH3eXZVKtFXUYl+5HWOeEO7WLshvUS1aPwGMfiDDSv6ubBcoZYSlf/wq3/slmn8HaDxFOd11IWQ
ex8K50F0UDjPW+1Y3TZIECWfR1CATLXfMUH/09+3TRAPhFiNljPxNaDYnGQI4lMNQfwShiDGmbjfCv/hI0/27zudP92++336Tr2/9he076fibSWutkzva7r3
bExCqGncddkw56xCMZNlHNd4Wd3EdFTYTmTqXuuNU3u1n5/ttmEEgLcRYc8YNbchyiiS9mjVIrdAhl1VVzuqO4JDpzva+0SmQ+BOjL5jIhm5lpquRujhtX6q
bs+tMBsO8547JRIeb260H1+KBZSJDF4jZP85xyj6YB51cMUpElgrxae6sg26GunNXbIXPr+L98Lx4l7IIq9EE0kbatKG2qUoIyVvQ+yGK9FKjkQrxRKtNCDR
Si2JVhqUaCVbopWGJFrJK0Yr0WChtD0XLN0Ob2xYTm/4ZOi7EsF0s2MUlkUSlX0tTjtcx4nFBgl6TFfOxE8V4h1dcfP4YPskFa92Y2AeLg9Xz+qMI4lc9nZI
8NuRBfsiCwCw1tQk94WXgoWwdcZmdTQ2q020g3saKCbA5YZNmW1VKYXPORI+53BEj84JrNHNBqK1oh3nWgrF2yUVh19rc+bqpY1mufmuBo51UDBWzHwodkzv
kQydKP21maZrjVqjeHRgZFXhLvnL9He/Z0RlLNtsAqah8bmu/HYGQcLA0iJU9Q+qKF190cR+LqV78raPQpwsDGxcHlE/Q7utybo8naGs9BvKOosc+YsYk7A0
a9BBOUgDD6+Zh1fk4bDu6XniAlA1VSk8fBkblgwS5NXKVg09nuHa2OkB1jAbtO6aBtOmJlfX+lz9uL56LV0tyzu71mZiI84d9d700Y/ITXUGC7bk92fwyw8f
ff/7KvTLk4uHPlFhKEUu3XzcZlmwadCIGVQyYuuKJYFTPgSuKg6bsOQEId9fZ/8yyi2stf4NCWN0QDCsDzdEAwcEU/kIpoJ/VEoae4LHwnmbsaDHNIHGBpbh
SUljT6pdeRI+7oHHMDPTLCMUllHRLMOHH1Y7M39o2+5s7qEGwIx9IxLYLuOY52IFcx8VzOHNDLiCeRCJ9qyYTOHzpD5ePJEEpAoR7aWIGAsyLN9AlywXPGSh
zkBsoXahYnnAYV248Y7dzK4Kpco5mIZ+1KXHObokSDkpd7OVhbkE8mSbn6xdRo7x0ESfDVyHWGOlmM/Xx3VPYvbTe8que3F9T0F/Wu2qfqXwDNJnpRAoWsCq
yVPos2xYv5ANW0XWM6KBfwkFXbNkWOX1NEka09AFxVFnarsYnSRE7T7qO53bITCICJgVm7muYWZrpPZKVky8wpitRou0i1okr2db1rNN67maJflAjdDFxCMN
RJa1Nwd3KDe5jgZLgoRdaFit3DC30LDq6TbM79ewqm4YF6ttRDI+8f20NEsMyDAe2zCeWm7aitIX/lygXYe7DYYeOPnV9xyRq8+iqx0TFKezkw0ELkyulRwm
Vjztl4jVdqsYkS8Q0KlpCYNIJdX2fPHCnCuYIFnJDQ5z88VYG4qxtloKfygn2dbFWNsQY61dDn8IypKFVyiF/lfDHkSK6qxnYh72nyIw+vmXHhh9kwmMvtPW
gdHPLwmMvtOWyOibkeyY6otNaDIvPVDesSxWOsggHJFfLeN7g0SUXC8xoTOCVfEfZJivk/G9Rsb3agmAeCtHzjyfR0ojfLknZFWqLjJGV2CqXIrAAG+BU2jY
d/eUg20K8aWVDIQSF95XjLvhJ7siWbqXNhCGB8GyPljGB+NttoWcmyBr+b+w4zb05Dqiwpfg8QdgGr5ITqUIbTezPFd5zZko1KAYhVqVCG2ukhfw8tVRqNVC
hDY74dK1+Rh3TeZ6Fq8tVHNVBpuzRa9IWnHVAh6A1AkQXz7CfZNIhz1LGEO1GLYd6rDtVha2Xe0ftl3N/J3VQtg2WxcC+PDiQhhDqxi2XclLixlqahYVnGoW
yo0YLAZkbfWL5T6fXYYNvW3hkrgcyz0lTq8sLLuWoQ61JJZbl/IpxXJvkpvOlpvWA1+vmpXbDDXcX4xAhyod4hu7UQ+wLOcLcZGflpR5QPZcLIFBETLoiEJP
NwI8FpXbtx1fgwbVuO1+YY30ifx+Oau8ZdRwEDj2K1mZcMIWf0oRst2CPNLqV+evhVxKiICpI9fZ/a6z9XXYmoI8niPGGepmZg1aSJCe2B1E9u6Qqi1029lg
SyIlEa9qsZOhPT/9tCV5jUN5kbe3sTm0nj5taXSHZScnlWkRI8LsO3fIbo1YvXoWlR9ncBHBBf/hf2+/u/YF/3zarCtFY0ncGxdyirEKZazCU41VT11EGqsQ
TSpHiYiOko/Iia/aS4bk7XpI6LdUPNuv2Jh01l5w5T92q7/YY/K3j4g9sTQo79CDgh+1Ye0VG5XMaPSLNCrlMfmbY3d/6fsLH/zcT5euoOtwJmcAdgZRFqS4
K0j/9qtf+VIFfu3TGzFiTdnTjDkhMsmUL5oPszyWE1qhrBRKK2iZslmUKxnkpE+CSLDEKYyMjdPcmt1+W3PZKVyVquZVkYfruU4dpY8fEZ36NaQ1cxxCfq29
5NqH5drJbtNkf2QgMmEJREancdRK8m1d5NuGyLdNkW+DHlhSkW+DTL7dn+V11Kwsk9ilLdujrkSvlmDeDDAZ3+LCN51ePEgf03/aJaf+6F3Z075cfhpf9s/6
ssO3Zpd9oc9lL+rLfpcvexWnnEgqhq0jBxBhoGyzRRTu79eR7MPfjTmDuQd90c3NgqhAnp545Cv/D+3Oj3zl3QGTsgiUHFHznBR5hVRRwWH9ckZBNmVwhdQt
bBJ0t8O5xjAXnEUGqDjYyDYhrOVb7zJWMjafYbOu4XCdmESuoV3ax/bMlpG3imXkKhJNfIEc8pG0xfdd0uXGbe0O4HABCgpAfxqEfSWlTdOH/tQWg8ywGGRG
0Jj4v88L3J+AmZDIlbrcX222MPkB51JPHhKo5E2qMo2zH7Y3An8v/dP7dY5BfhqYe9+Q06pwukOnj9+vkwwqkmRQyVNHxFwdps4WBrYPaYDSoxma0wd26QkI
uSICfQCAlg1v14D2VopvDqmH0FERigprNHEP/QM9VDvtjttlr111qdcuZK9dtcdrB69ZeDG8doBjxhR+4l26Xaj0AisNMSjAHNVm1tlIKqN+cjn7uuIIZICs
eYwAwPV02MhqEEp8rNfjNo9Cwgp9TcakTqIuNamKzsZw7dWAkti3AbDjggUAJcXfOYPHnGNNqeo0aZAKiPbnABYN3GIMfkC46qvELaw2HRobLAQc12EOzWp1
m9GFNcU4P5cdx6BnHCuMcB+UBzGFAdl703KDSCpEZZ09DqvpWmsMI4gwNh6+NgDISCZNmia1WwKKbK4EL07QFkYqwEi1MFLhMiPFikoobtCARyqQkQpkpGgY
MVIB2OsYHZoYqQBD1KZDnUdqnf1qaeVZ0spJaaWSVq48WSurWSurfVsZSTOTl91GWFlraOovSxunpI1rpI3r+7WxPI7OKcaR62Ajt4bjXRRsmhlb4WqJp+hC
JF2onWyY3yDD/HrpwtnShU3ShXN/QYiBHskwJDShvDgUo5WkDzoz8Y/nTdK6q5U0V6OtcsUz5vhHHWH5X3OE5x9xhOk/7gjXP+wI23/UEb6/6Ajjf9gRzn/I
Edb/kCO8/9OOMP9POcL9DzrC/g84wv8fdOCN1Evbz5VcH/gTnIYTm/ZTz+7Q1gbT/p93wyt5w+mSSaE9qKqVvKilMCsY3vvPR/UXbz7yQFzzscBcNbhuxkgZ
YFf3DdR3XAyAvEQK66AiDlmzDmpmHVR6bhL6x3Btuh70b222zhf6j+lcBxBWllljEFYC8XJXERYzKn7tjqEieW2IWmSp4LNUuJjJm7gDdp+3y+sqqTh+5a0V
81aNrRWY3oTZZhiiN0G/3gTSmyr3ppo6eHy1kCnJe2LhK/bGzut4Nxx9nRWniwfEcZxWcnGIJYhDrkbz8jmwnGiq8Bj3wZ7v+xEXWNng7HNPD1aQuBMKTKT7
3Bkm1328/I69q7T8UgQU5CS73wFBfczR2lQgYjkv4S4sg1By6JAy8aQHWVT6FJeS/akItdNcXoiOL9oM2scnDpsTi/rEIVsqaj4EHqrFwoN2+jAGCjQsnzY4
B+x0kGjZTwc3ALiP793r6IftceTEnDnxvL7ihH76s4WnP2PnT33KlicexxGFE30AF8U/M7VsiKnH/yhfNA9g3WoQutWQjuu2tD20xZqjBuo0oDeMXlPJVt0m
gTwKZ2RK0k1c0wdhTwgnJmpdrywQgFJSeWO7RE1D4dIQzVLb6mxBll0vxS3WiKNyShyVKwFzCxGZQXEn4ekSd6cl7s4BcXeGbEFXg8gv9xB7DoNrmxU4NSwe
spGiu9MnxcaodR8bDByGcLRvacy6RvE56BQVn/3UPeqnLXnqCeuMvrIRJFMhCnbAvv6A2dha6/edpLogHPJjTrdox+Cw7qSuLRko0+4ItEevFSMytkFcY/e7
xtbXlO2CkTRVo1/RXD2w1Aepajq1K2KbRrAwP/3c8T/70vd/yOlSNYQahwu5VePX2d4ToBogjBX1Hcim27kjxT1B+rdf5iT0flFVrBgy3EnIbg8pAeWnZwv4
iK4AJWrKuaWId5+VrwQM/p55sSovjX8vhMAalfKSpEGqJKbg8tShJkp+QBAENg1TQzKHG1jxJMZDeq4DSHosaWKyGhCZW03XtR3E46CVPkn5uhAUY/W+hERq
n9NoZDc9ZiG68J/25Fos92+vLZvhnbZshntscf/P26KTzdkSFXCz7K03yZa6U3bUG2RDvV72z+uwba6zf112zWuxaa61rpE982qwGejFoyYVmjuny4mRUguy
5HXcr1eBTtkyveo/KjHuj/vdH8tpfT9tQto25vyPfa1TgNnredhLelTPAiL9cYdZMvXCkrmao+/Yjr7oQlxGUV0GmKxrG9+SxcJ5XLTIAOIZ6ZAjCYXh1Y/E
IRQhSwDjWagYgUV5+QzXklKh0ZDz6c3dMYWFwz3WQhT0kvSZfqRaFmR/DsSa29CK9BqwMLtPC553OSLV7tWC5Z1Ol0Os98Cj4q9y51hQXe0+bwM9c7V7wu6O
4fgMEqOWeYNe/WYE86uidN/+WzkapJQIQhN9DvByiqgRFnL8ZIO2NtFHQY2wzqaP1Q20K+Ieeyq7R6OGRDnQRGRQKdr0kSssRdO3avRbhOZoVN27sNEf+wRf
+WBBKDgAgQH5KR3G/vX53oMOYwKje3cVZ1yL+vbPe8apYfFPRNjiBvqiKzJOUf+fOOIsdd4I/zJE7DEcOjS1tpZudokF3E3dLknp3VqO3dXRQfqMJEnNga2c
VRtbKOqo7v7XbKGoI7ZQ1GFbKGpRU9QhTVEHmaKWklMkiInrBXV6jcASTQluxEqRhSAd1QBPa5Fw7QJNcex1LjAlxgVDkaUkW6QkS6SkQKSkUKSkqkhJdZGS
miIltURKiktS0qBISUMiJbVFShoWKWlEpKTRspR00NTjim6ruTFJSJl8tGhn8tFSlIo6OxS49KRY56ZIIaGtOVhrrTFbc+qJDZMxbCAwGzFkI9Mvy+YbnIdt
U72ROn3IfknbBnzjfnrARhAr20r9+E9vyyvYOGLqtcTUa2exd2y4lmi7qlizaxJtF4n1hgl+UlTdjtA9sNB8YJIwNO8A6B5ZQ4NiXB0Sk2w7011RugmRz+i+
hMD4uonxfe8qu6r/BzdRM9gHNdl/zBb04f16Odxjy9v3MRdY5e5FqjaRP3GHERyJK4zieFO3gwD3vgwzEIYZTP+hYAb9zXnglwHTAXHLIMMyolVDZx1wyuLF
ROVBzimDdP8HNKcM0ibIPChwytyuoYc353U/pwFGZILwMhhmsi+ybMKmQ6pBJNxsRLjZqOFmGYzqBR+8G39+/7wcWHX03mRUjWY/XDvBX83P10zQU0Yu+BX+
89x59xH32yVx6xV4SYkzDueccURzRkdzxhuEEq4XQrhOxugaGaOrhQquEiK4XGhgq5DA+cQgAxN/bwEUDEzQKTHBijDBUJjgsDDBEWGCo8IEO2CCWll0wf/O
lpC09ZJGvEYcf1Pi+FspKcZKsHsmJZStIx6/tnj8YqkewbUkwAZdVLOtSqIynE5D4hRsF52CPhKsNRvM3GTPeL4369xiz7q3+LOIAhkjyiYpD/EgOxBMMp5U
IO1JnEkbcSarXC55tMq1IOMpd7q+e9pTFQC2cB56Uj+A/M5z9kzbu2+fBvXG2xEpe+NEwvkdKMIA9wpgpdnp03UBWNligKv6bsUX2UsuagE7v7mnixyQSNUK
v++6Q6+GEv92GMGdJA5n93RIDczTSsLdl0/QiWBiftqeR90IPLapWjjU6Fu85wE2Hgxo4AIbP8AgMMjww+6VyRB3I3pLo8Kl3t8C3zHfhr2HtqtC4269g7nF
tsRLz/w/E9rF3rmg2gdum45v70qa8XncShggdso1AV8THLhtXqAxG/NdLHyukYxIzEgNsUvZ4YYr9y0NG/yOm9/UQPYkzXNniFiuFK8390GHAUS4CdCVqvYW
znj1UIRARjHLCYoivpt7iruvRIaHzXiOJKg8wKMzyOHjbCzhPEGOFsc6GRT8ZEdMJQOgv885rs3FJaYlwo62TLUdYMDEtViFdw/MC9EgfMEiSshhn+irI/k5
NG/h7VeQrqGfssz9rN7IpRbjJSL/FsxbaAlrmbqEQGUcalciwwGfSNO4kqMHrAd0ejsosviAb+AB0zt2M+1IvWDdNrRx2roCw6QfXnszsnxVhIOlkbfNc+Z5
uLUOWWgMBhxNUeFbGo4wDCt6v+u4OQSX2pZUsjhu4PAUkmg5wsS1bJR5gWzg9rPLuLC5SAEWaGZuP7uMXBNJ2SNjl0HA8kJSm465o5xNqF/P2iSfFOAr5gbO
gVybNLe4JvePfaJ6SLz4UTmFzcXTuG/oy4XFO5Ar355hsxzTLO67jYeR5V+XqcBZmAdK+UJ3uWdUVAQOXYG0GkvtJa7nnT8MYo0yOfnUyW1gPVmzceHtuNCK
vup7NgmTtRxCWWV4CQVOZE2He6bP2514MgJsrSXBELYbBkMd46gXWi9gIUmVLrBrSe0irEywXGrOQtfK5VKYeOpmkk9hfAtPw/jWEz4U6TabCQsWgInPtgJb
G9t8GmMGhWUwvPib2kxHY4SRpf2NRpYDnGDMp8Fsbb+oETDQgarOrLOspJG+p31Rwye1dG6Xs73hg3+Z5zCYKqjHL1HP5VLAqvzGCPRAYgvHoMv4dWX8iAZK
A2xG3XtAauGZZ0jpHl9FDMX4qCncU6dtgSv2NKO8Iw0MWbPUBUt3QRIw+TkVbV8MuIYCnvpfdmewXxxsVKMra1u5iBM2UeRKc3CRrh0mSkObHyCAWqjnwfMu
z3tot8Ama8StGBQ+Xe1iqnrHLcS4RdN+l7MHpZNf4NtbXLVFE3mLRtzZPa+s+ejvPScgYSCn57APPWs6xbHA0mSrq6XWxejLtqTGmd4c4HEjY+4Ss6gX4rYK
vMq7UGo8LyVjoDLS9Np8jd3vGltfE4n1MrMh1xe6TQEqWkhaRM5JLATd0rTsya5BtNwyzeGoWoMhjxFrgqBD1RKCrnN2FVGdEHTIYbpMDZEm6KhA0NmDQNFN
zIzbh6L7vdcDWRMBdiOjOGew9qBWPeKaWrkcgIaKa0SFVmJkGqX2Wbp9AgZQmDmh0HrEMc2k1ZB0hUIcNUwf2qiql2DdEY2w4IVbmIqEDcTY/ZZ0MNT8g0hz
XqpBWNP+PBNigbsij/OHdbvSJ38TvE5ZlzIBbZph7GEEfH1xt7BlaDzbxJqzyZRc7HImQhJeyilc63FTWLiJVaGzt7F7EboRibYNaO9ce9M26+nFXTfPpB+2
pZTm3P7ZmfSX5PMJxMWP6/MP/uZMevAvLfn2vXfOpK/VP9w0k+7WN//1R+iGY/qaL3yUvnxDf5kL9HEfnfzzJ20OnrHya6izfA0fcc2RJ235lj2Tf9Ivw2fd
Bj6dNQ7fTLP5F90dhyPvdD8dbIoYpUd1vKZV+FYrlISA26fadCwf5MPfamlETU9tVdtJn+cHgY5SS12Oj/WivkFz5sbZmWbUqFuO6/t1z5aShL850/SiajUK
uO7LmxrwXld3pkfD7Q1gzERIKQjNhdVKpepKVKb5ypZkuorXHz/BlyecqG9vVOQ3T171n2eaQeB4nud6psgM9hC+hGN7aykS3DlasB8ZrdmWI5MyJmkV9T85
8s9R1cLVULQTPScfM3PymSM09v9GPh9960x6VJ8/gvOj8nn/v5tJD+vz+xfo7hV63vS59yxaF8mk/vuZ9K+tX+XPH7yHSGLsTVzXGZr+NgD1mPoaxCZQRytC
QRrIleneF7bMpHsnQYtWvFdvqjW25jOouRW/DyfF49XpOw6T2xjog/vvmVzrnv7HSeFVWSvHC8T6rz0wPBhtDIbuJ4dYoLwXnbhL+sj1OjH9COxxiB40Q5Df
ebneuWhtYcqmz3/4f9BA/wb1LHxTw0VJoZ3pt8Fa2fIe9o4V10nObqm+ka5Fi93tN24H82brSmEkXTal9Qyjx0GCUpIla5R02+O8Uu64pTt+nE77hRHyCyPn
F0bUL4y0X5gBvzQ3fmHW/CLl+PmIbmlgZaHAYlXkhEIjnxjEdkTHIX0c1scRfezo47gceaRdLGOrNNI+l+0wo91wUHyCznAd1Yij8VkSFLplJbaQAaxCbDew
fXwCkrt/i58rVdh4tFaF6HXthaqka2YYb8Lj2JCPzMvJzgwXlaAf6agR3/lsqM+GM8CFdznmY5WzBlKEw+i3IbZJeyGpsq6SQWOxLy7xJpRF4kgEGK0y+m11
HnlcE+ykm4cQxQWG+W0I4oo/Oq/Vpzhh8A4ST6W0OqJoSH5nxarJ4Fss+ZFAFhd4csP48vvLYQL0sbwAFrEEBkDbgvjlKVc8dTq5CX3fdDuyAeCo9ha6g6q5
0B0SdVG7Iol45ukKFE4T1aUGmNZQxb0wrYPzNCRQT0M1NF+Mz2Y8thJ2iX2hJO4ti11iX9iw+0F6M6xSjumtHGCX2AXsEkjUV3Cr66wMmw5jrJpcCpSV/hIw
azO/DAXQIflFEdOMjnagzzm9Yha3RJ/0fBPZ4c4uUTRZrypGdTCGhitRHT50XFcUIRfGPVIlQ2g2bVmjRbtBUjNUUOVa5v2k8Sokbaw2XGP3u8bW18C6FBXI
Aa3MAjr8B7pZ+Woz9SyNRwvz09/7/hOcrwNy4biOcs4OWAzrWDWtY6W4QXJ4Ui5YmUO1SWXWJDJjpJcqXbPKjbE8q2alp6/V+WK4/4smqgpLB4ojK+VOO7EN
Kq2qsufRXFo1+QkqQgC4jSGvoX4rsKcZDBEo5fBLSjgMqaYjUFTXWsPyhno3kBdx4kv2okjqgJhwIxOAhN7bkm5TxQhwIkgmVEeX287syy9voSweI1of0TOm
Eki5Dkjn+pnL5MtFDDZRLuDR4QIe12UFPK7LCnhImRBBNgA4AoM2Zt91HQ39PSvoIQ/ip0iye2/xEftf8tSOPLVjyoQ861Wk/q3UwfVmT2LXgX5Cz0sYt2CV
C1QInsJAaKXClock5MmCzaa6g00SJPoiNZT0U1UX03XSgPmvyeWDfcYULvyIn1pvkXwjl1NOkXJbR7lBhMo3YCkX2y0/RrWuFLkGAXCo4EO3TvvTxFgXpl98
0d2N7Scoa2nn7HlgYtqHNrt9AjDJsBQP0gHGFMTTAUiqDaNwrNqQcRv8yzAaBPQmNYgCQMNqqNBytgSQPkmn69uSYVi1R9TwOxfUiFi+m6xosuUbZUvDnUkd
19DVdM0wLN/NiN/ZbdMFAzDSU1d4lK5khhlzKXIVX8rWTDbfkeKKfxdPcM5sPZ67QxItsNSxEDsk8k3IGHlizubw9Q/oMrceSgeWhv//5T3VhYmmgQM20Mxs
ZCEnC4cQceIWSi4U6glKtR5YD7iKIEguX5+tLAH6TgCS5EirOThHOJNKWAAgSgBScPEEakP6Wl3/kww5laEUuHREnbsXaBRFANjY4qGyeDXGM5qNpPbO1GaO
4WXAo9Ki37CdpY3RwEdIhlP2pQ1pHHLu8I/G2pa/8Xvv0OAIpebYgqbC7fCkfJG15L0XG+Zi64R75UgvHEZmAWySWIRdFFRiNEjUN5OEOa5ZYfhj9HwlwLJF
TbvKbOWWQs0SP4NvcLIAI1QU1U5VGtSP6MiMTSzb8a+5cMenQ3M6k+7ovlXOJRvdTUImgZBJRUp/yz6bSBXvpKZfG5idD3XcVOU2Won2lUbPZICLeO8dWuBf
I27KKfHTrofHh+kTyQs1bvTv3CHU62v3TSR6GhtMfJEKTVihYplwe9LU4YmOyIIOy4LiB7bEDzywvDg1eCpxavCk4hSkxEE1mKeq0g2QqQaz0rkiKQ5BUmxD
UhwmYRmwh9SUIS0ptNXwPDzBEBKHsJuiokR3aKmQODKv2nQlWwLbJEtxfxu9sm/TSD0cS2EtI/ty1p7Vt1cWesVFeDNhh9a8kX2H0IYh07E2OjaMjo2QqN/t
oFLBGDejrXs3jPoDw6qD3nHJjRH0rr20d515jMMwv0GNzV9B7RtFWV87fztTuwlVzL8IFRt5k0hJ5y7bArNa5yUxgMcUY/y69X4P1hgI0TLPZEnRfNHRKwXa
ZOOAEHm9W26XRkszMYLMRPSYipPRz8vUKCf6cK0C+Vg2bTvfuIugRw52X1/2QXAZIw8vBXpTzipIDdjUGZ8sBoQYFrM27zvsg9kBcwdt5Q129H51t5RxEl9P
k42fiEBnDyEM5r6q8jHmgKFuXKxyd7r+nNZp+HNaSP5u9fhzwsyfE5ZcOagBnjlWnMyx4qkAXI0Em43uepqKFldxzVw5DK3hs2W5oi3flYLl2ym4cgJIHLXl
XDlO2ZUzoGrdQTbDiRNee9V91XyAuu7mT5ZCJzXF8JLaEM71TQZ1fRMwKzHrM8L9IDjegG5yi5q8RbXEFL6924oyOI/ZmaZj2U4kmfkVLq4Rb53guZIs/OI5
l89ZpXOI2OJ2CVGIYZ1nxGekfXMhZtyxLYfBUGk047+UfpW/nWSmdTFNbOtcRvrkT7H6PcUqPSXSVHK5RLvRlrC1YS2Zp0xnE2LS51EkS1IDls526cJxg23S
M3Fx4khMg/jD+9EGD5XPR2rbNvjyeOeWf078PVnjqHlvnhp2xZghiFOWriiWLzmaahQUzRYCwNfMa017i7/aJ/u1sGhCWjTSSMcsFcaJws5s2tu/xUpaPCkt
7kCEtqRylyXg8RxTUcKragnqW6FZpnF48md2s6f6B6TBlQIvlgub6Im3sCS4R0IucL4niuEoM72XESzhlCIx3swlwBz9qW/IRCsqR0uYG97CWzEG47cdEih1
kvtUqfBiVgNvJe0sB+7aJVnrNmetvyfayKXxHn/fLlMa7+uW1MbLAvFgIriVw/QefehWthOSXPuwfDSPPqS/3iPPeUi+8iu+4210Duifn/1d/vnBws/voZ/3
658fl5/vKfz8hLPRuUv//A2p37dXf21scO7UH+nsYfNxs7WIj9HiWr8y69wcz3o3Z+bO/SVAhH0OKRwXvPW3H/nJ1Fv/7jwdVH3EmYn/ZreRIPP8SdYpJLxY
aBFC8BFqnaVj7Q474pZ71JH4ukWdUXTIkSjEhxwBhTzI8e+r3QeReGmvdjtcKh5xmU7S5KIz/XhWU07r8Fgp0d1g+rgDIkUi8Py/M6+d3DqYWRJz7IuI81aY
7MOF+S906zp1dEADnbv6O8zpLahfQ1BJ9Lk8F36fU86Fd5diCgwxpoBbSod3SVSjfzodHvl+fnyXkfX3OQg8AdOix/k7aXsjuWiIlW8g9SI2EbHX+3Q5wnoy
gte4SI0cQWrkMCuK/R+K3DHME22F7vSz9z/5k6+c+IN9i1y31E1vQpIjf7phZsmP1+kfbdJeqT3DXVdMAW0OQ+u6UR68Sdr4BCJJ070OJzRSO95zRx88PMl0
SGzJfEhGMaej0OwAaDcKLDdbVzxSQ3ApjULzpeEUeBZ8cuh6jK+MhIYmE5f4+00Ej01jCEGbPgQ7Z7KJ5YnGkNIgH7VmVlvoZAfHe+nDEXMm5jP3Z0WN71ON
+0GjSVsQYtz03JkpxN/Tp038aYw+nc2fRujTev4U06c1/AlhJlP8aYI+reRPk2wSwKcVBeDtRYvmCHhqoCg+N6Emd6gVO9T4DhXvUCM71NgO1dmB5dFOrUsb
NrPVATMORFoDcDUhYxgCD43Jk5wqOxDxDyAbKfowACKaBBGNgIgmuehDn5uk7MMAUZmzcwYRpSzktIVURy6DS0ANE0XA81kHxLytRjBHbWx8OEFy0gWr3zXy
zS//A7GWeEGNYP3NfyE5Q52Rnb9monumHoNJXp4raHkm6oIXfv/vv/qrb7/8vGupv9mXblcNqvy3t+/ojrBqOpIDM9HvSmU/KLpjREM1nanOeDspnfplbbE0
9OkNiZfdfP7RL+mhmlhQ49ID1b3/vlKHN83ky+HMe6n5PfdjQPIrxhZURx50r1L8JJIyC+h4w1hzw1gbW7QjS28x8+DOj/8e7xBzkoV869yCu9F5Hg7oO+WH
HyPtdg92rspG51lHZ9IcptX8lJOn3hzH57kvuhs4tXh6/+KzxMf3OXq1mFWDlVbghHbOCY/1cMLh5TjhcIkT0tLG8tac8BgzrXffqpnWMQdIny1gNo0Qj4ld
FlkclMAaoWV5X1K/YOAHa3fd/YHtr1f1uy/4k8//5Tf/+uZvv/4+QExnv1w7wWT8MYGSoU+fkcejShP2njmOA593kmHJtOJrPmua8GO7uwLHE8iHoePzNmng
wwbBHYaECTqENyJ7BjLAMUesdcNYXJMmeWQM3R/G4hrD4ppkDt23s7aaxCIjBssFLIfVBIyLw6oD4+IwUlw6dFgBsWRYjUMqGQGnoPFhQ2is6eO4nVcvs7lH
7zXvecaWTKWnbAEjOI5UBx2Sj8oIajjbPb6oceqHtVngO0ctjRtXvsKXjHQSQ1wxhO0j2tnj9iWoMgG5yxOQvRwB2SfZSpeOKVQzWPXbTDwoIdgm0snX48uj
oUWhoSM6t0r2sqN2mYa4PJrP5ckmGUYCM2BGfBg0tIIOREPjMFIzDXHRLAYhGxGJq55MYAQY+mgCNDSyDA0h3Be5T4j95wLt1KYVoCFbjYOGbORHdeC9ZNEW
5BYTBYOG2moINDSkaehggYbcMg0d0ukzD2laOghacrO6BsPK7qGQYeMWS7/z1WdtDbO3DBHdUyCiu1yD/BkmYxx7ctyhPVxAPVkw0mdoNx9ByAQJMai9QDs0
CTGrGXvJJtkFnxTyTyzaADL2CcJMnxUueQ8+nwGxCinnNK3YHpMR7vf7DAzVfluSiIRXPEhSwJJ+tnU/MXJ91wrLYkwH9zAMyFprvyMphPc64DXr7PscUEKp
kXd+IG/koG7kXmqkyolXFYkXO+opiXdOiHevCGB2MiGZUGXi3WNLqs+8JuI5JApO6KnukG471NNBOnOqIQCKg2rkTW8Um64KnVq26cctbvoNnKMpDb+p3O7r
pNnXSKuvPu1G//7nPrXLkXJfS2duvyNPvUcDwNBMooXj59Cc0XHFZppDOhKXxqxB2MaMYY3RjIE2xPI/cbIW5DT0CtIKEISXY3SNwlQsz+hkwC9nFDoZ8KvK
A75VhuYCGZnzXwEqWQ/BK2tz9yUzZ8VNXs+hntLkTeUmT0mTV0qT1UugkY9/0/1FoRGmgSFNE7GmEUMzK3QLxmVHYamkXdpRhrMdhTQaUjvEWvJbhiXH77lV
52VxDhl2FSOZDIlkEotkMrlUMtGq4pgaYbFVNI1QsAkGWKgjjj0Cc5zdQ8IHCiT8KqNls/vRxptt9mzCfDhc5s884G3ZhTtJLsgc1q6KYTNoGKxkeGH6RXt3
N1H+r2AMX6XHzNZjNlTWVTGuSdu4iE7m/Dql42tSTRZcRIk2w9tmTmFOTrRhlb01Zq6HusMSBj6ctrZ3h7P60DQayfTsbYiSeRXXVD8wn1U3mjMG2vwxPlab
FssOQL/f50x/1+4mtIdOYjl2h1L6SgoRu/Zt4GotXaSHCxxqqIdD2Zoa25gd0Gcyqam/ranf7qH+Iab+tp6Q3P2inSGmm2gS+/mWDrwDO7+t4WBPcS2D6dr8
I6ZjhVpR9pHQA2RSLGmD51ie3OJEuSgDmwxqsdqQ24dzXNI2Jqct7WgXpmZyYdm5ycWjRywa+GMgf464mASU0QpGNRrHPDxiyY+6Um7PZJjtwGwPJVYwpCer
HRWky+FlpMvhU/GC4bKEOS4S5gqRMCdFwhwSCbMtWoq3REmp6TCrkmjpiURpiXISdgGPrstU6WMZ+dM1MESiLkiTJ1O3kKDt5tnVbnrn+7VV103XcfZsVveU
627cCGUIsvgQF3o3FQ7cglXFzawqJxuhUllNN7OweCULy0mHOJYh9niIvbwPXvq46YOXvo76EKVHcCIdKKWleyrYbMVSQKcu4AqhauoxhEkTUUEG1Xf61r+/
/S+efe+Hv/mGje75guawSSCvzqZvMdKTLY6q3WytEeiHKfp5l5jAV0rUC+M+IEvZwpsLMTAhx8DAIA3H8QhiyiyBtLLACBAYMyweDWQpc/GiUvUzksczbKvE
MsGUbIdOF+++dU5C/fZJY6xoBSaJMYwRbiwXIHqaL4hOJHV71r65Nuvc4iC262Zn1uEKu3aWeOJsSwJ5XWaiYSBHDxVcxcSI2qlA9E5r2jOB4j2PAeogCfuZ
qjmtLjNVc4ZOlbOGujVNx8j7fZA0GUCTuToqBOZfONRQBUa5nIvJ98IEGjCEV2eGxLcQJU+hDiX2lGVJ3TT8GCMYAYUSUErEtVSdHU/6S8D+N/6yH74pNkUi
PI0LIDkz8dNzgk2UQnPXGhs/l3r623dkFQyApCWYsNqDKIskkkVCdwB5M4g/cIeu3wlgEnY26uXhyI118CO9PGwsD2e5W9kG7sJtCIKGHuhzEdpgFXUEEILs
Xasjvs/SdSKa2ZepGU4M22DxJqsf5UBOcaRzxl+NEEAVZsiG3F4HftIS82kh1EV/NNgMKGh+yvKgTp/yoHBi0j+2ZARsWQjiP71V933Rhu8YkEmoVQ22320Q
WaCSg5nyOZ5yeuh1M4lr5tb8gGQxRCuZyXf50xxm/maeeU9mHpB6MvNyIxP2o/MS9SGEoX2KAWAHFm3xjvBI2uIrqSfNzCHRxFQiK2iZDrWk6h8C0WFTZmQg
TFmhImVkxpzDvOBzPuUC01PCmfunLsJDwzigqlhdA3p1OapGAirIyl1njSPmD5mjTeI4Vozo3VVW2B3kIaRdFQGFHNlrtbtuepj5+YrULdQBq0+/h4773Y3C
z034F5MpFmk7bdDfb398LtvXce9vyUittSaxplyMWQdJalxueYbxsOss08siHKJ1DDfRiBqCU3RUDeLQeXMD5c8DNUKTzW513eNh5aDHtGjm7GQEoZCdN3NB
wMY59rdsgbv9Jo7eZusojrQjfM2WxX4Ex8GN7mFb3rtoF7o1kk31t+cERiBPmHa4xZehLBd2bNUmxkVkt6XhlMZljvmGPOSYCco0j2CewXG/dePQQx/Qg9Er
G8DApt3qaoQtFLhRnHMjq8RSrkYkf8yL21BwDAqu8yIFBdeZgpe7U8g3pmaBWhwaPeuXqJs0eKuk8vsUdocN1ko6RBtoi3Ro4FAdncbN4rgRHvGf6RH/qR7x
5/WI/1iP+Ak94s/oET9ulwZsf4HR9g4Y2KLMMNFE54pGceSyq3g8M24ngyD8Li7xu3qOsVvP+d3VrwC7k9HNuMPViHeIDbc7RFPTdBFhnHM76nN/bocf+nO7
/XYvt5srcjsexYzbNeRMzu2IN10tKy5jdnVGhMyYXZQzu37dqQux1DWva/TldXq8RXtoZcj49ImnxMOnNn3CyTpH2G5hzNJNxBH0zLDiphc5s7VhzdYQKjr8
L2JrwCQBUk2QuY7W0KnD4jmaKtEizclA6qWHP/Kp+zxtIilxszbWZA2DEgMwi/1BcG4xXUtwZ5l9gacZFqbSOONgTtrWHEz1MrD/LKvpP8liuknW0k5ZSjfI
SrpOXnh1D+eSeVvKuYRfBZwB2o9lqZy3nIRj4f6caSnNs1DciQTfc6EuFnhWO+NZ55YYz7nQ4NolltXOqgU4WbUAe5kbhQjbL5djfVBzrLs1x9qnOdZdmmPt
1Rxrj+ZYc2WOBXOiZvT9ONb5PQyrMHB9eZaCl7Yrw9LV+NhE2AE8+wz463KMNeRprjHOyZVaoG7z2miWRKlFK2cuTpG5LHLMN2eRZMzF4U/n9/IWlYvQpsOG
uXD1Wo5rywswd13DDPhiI4cim9ERLEAnk0abBTJpZtpoMz3Owse8jCK97EdMx82IL8rF7SbIZTgTt4dZ3D75A3QLi00jbswSOFQMl/jZ2OucmJvb1r1qyiM4
7rFh+BlzsfHcgVzn2kukB02oBnu5zQ+Aa2aWj5sSiYbBNPGJNo9gMnAZLR6oMQk1gxqReOzomeSsH9TD5q95UEUT5kPS/N/I1qGmzieARoACQzh2VPtQMvZ5
bvlz3HI3nQWWbrwznX1nN2KmSsrHdhpN98b0BRI/re1IDVDejVJil6OVPRkueuCkjM5qopSxtzc4YrkZafRphKCEuiZmrItknoEGtRX1bAARTTxvlzUGEZdw
WWNIh4E0sYEgwY9NET52AHih9UknO1mlk2ZU1Ip7kTjKHyfvvT8ZyxDS3s7xlrBjNZdrFI+UE2WAkMZ5aewH9Rya313trM+8q/cnZ+LElBq7/77PJyMPdAcQ
rL/ngW6Yg78t+QB6zwMm7r83UffiVAcPuZefUtNPOUOdyd+bSn0+GQLgi5yPkCGgobs4itQuLBg7WzBScvdOQdCLxG8vM2f89t1skXSxSNw+N4HpwV/vIboo
ATKlNcXw39ZKBq+0gGHJSPSeWpH3CqjznppUFfokeN/WGoa+tNYzyqV1NkOJWwgiPWODda5qUy/banxLSYBr9MxDoJt3/7zm+SH4CYxqrD9wvoyeqoGod/YM
M5VCzxb7VL16q0/Z6pJ1hq1BodiMdFQqc8oMaHNcZwkyQiGHon7yNm2qqeUFpfqVcDrN+M2HP1iO3wx1/ObdWfzm8T7xm7eKvej5T2fxmyc+XYrffFZ/fWEf
P+eZT+cRmB+ubnSO658fl5+PFX5e8Dc6X9M/H5CfjxR+/g5pgof1zx+5W6JI9VfaORc/ncVvvvDpLH7zx/gY/XDED2a9mxuc32DyGiqFnKa11hrGNLGBUFoB
EjSwyk9DZYZT1kcRkECcaToNpNrrAzlciT92q87x10E0S+NFH/Z1vGhe5Wqd/UW/y46X/+ojJnSt9agvnpZFX2JBH/aB1pUXwwAKZyBhoc/7yHta7c4FCCtc
7Z7wAfWUHvJnQAiLLudlcWUGP/1vaNVBH1bxRW1VtTl163l2bK+ia1B4IB1N77mnaEjnaKDM9QhdqllyJh4RZ/lxW2JnEldiacoOxQLKrqdRdsPMbs1xlz1v
ysqZpWPpwydpD5ThRqk9B6U9i7ZEmEh7Dve0pxCn4ek4jdNvz7GTtAe6Ur3Unr3SnixCwpUIiXJ79un23KXbs/eltOeFk7QHkmRUju4Sh/WcLcEL0p49Pe25
SZqzU1pzw2k3BuUkEp0m3tOUdaTMixv2p7ZApj6vsWd/rJGmTwhEIifUpgigqaAKTHdUx0zv18Vh7tHFYvZp7+5eBzikjAk+gu97OIaascAj/dhOJg93wPrH
ZCUg7z3sXSZjvauEiMRXIYmuuZNQ2CDWTXrnhySUEJ9H2B4hMRgdTsK30zh94Q9M/uFH7shCMDS2alVCMGrMDogb1Dhpvjxw1cLgVpcZ3I7u3Rg26dbpjjV4
2+ECb3t4Xt5SM5DZGBsG0B4THveML1Z+GtyjvnCgw8yBzGguYTq/3Hc07eVG84XCaK7Qo8kRGicJuej0DbnwJOSiJiEXY/kIKQBil0evZjSntJV+64G5ZdfS
+t6lVIqj6PSNo/AkjqImcRSn244/KXiVly6iMT2x43piPT2xNT2xE2rJPLRe2jz84IG5bB6qmIccNRhS47DOFEBYMIciDyFTgF2XpBzqgPfzf/v8++izCUa5
r38sCkMnS3ACD2CnOIBIGJ403k4zcj57I8+xP+fzx/DGzdYf++I5P4Tj5EaHOvzD79vZCErHsziUg750X6IhDvl4cWmU8S6Zh/3feujv83iW0kxwxKutR76j
R34FvX+MrZY+ggp/iqNYLX14ADGeaoLpupbp/CtUZ8ma72Su9IwmZO7TeKeZ/jTcifeWKMDW7ahF+Zoc76WFry0VBMb7CQJPkIz2oeV2lkHaCAYM0IYrQBsx
wzmWr8PGocfyr57P4xvLZE8DLqgdHLnfj+RdTfKh7nCtZ+DH9F0lMQ3Mw51J4vjjJrblsCtCmghaD/r6W0XX7GFFCPj/lZTzaeWZMT/xo+LZe6egk9AFW1CS
x86mx5r+na/90R37nnv60OvZU2xswJvEBwxvcUu8xYHxFqeWeIt3597iUfEWj4i3eFi8xW3xFg+VvMWueItD8RbXxFvcEU1jDN5i0krNkhnJC2CwCz8Qhz4j
EFlSIiCQEgG2lAioSomAWrlEwJGK0Vw+OeBGs82bM0zXI/a2pNqvRADS4+/OeMA7LmTgsOctVjLTXXr6a/HDpmThnA1ITMglpGAmDL+8dULVtmFfQxZTbRsJ
uvT7zarGSStNVk5py6tCZolN9SqagJaqwTnUkIMAPgIxFnaIAeBjzySD2Emg9jfxbWi1Sxo/Kagc8hupwfSw/DpEq4h+e1sD0jfg7w7jSWZVoZaou2inv0Q/
QBit6UVVA8oN9+VRm33Yll7vUZbrXTU89zCg6AJSdhiSDs7D9NXpPR/O1555tJYI0n1c6QAj9xldZXEPnamuhbWxCvD+ZBDH/TZfI9y0ylIlt+hOtKiqQ1gH
NWUMMWR4+U1ZWxmYneGrjdGgV2kq4kCd3kXGpG80b9jBLlQDKLQDPHzlvL1hXfD+b7z6mei1A2+Q4DzJofRWu51sj7kfxluAd3QrsOFyh989L2ucBvgxV4Z3
+onFxSdvDbiAG9e6HlDtjC73Iw2K8W4gfrIVdEi1wAGGpPxs7TIijCFQEL3gMqRy0zeYNQZXO+tJ6hwU/H46bEo6dycOPoXJ2N3JuBpXzrUTyikYcbKPvz6h
xgtfug6xwbEL/rdfw5+nz7tPdS7gj7/29fPu208CQ+dtSXOCNvcBere7E+inRMf8qS5eJnEfIZU5fYFthVgHNSLhhBNd1fi1eEeNyBkIh/CsRGw0aYhtsI5D
3iBqDInXFyW1ie6K/OSIou9noH9T3TNxUF2FQ9ztahvc6L13w4qeb/z7E4cXft65rxc69zQ615xQZ9Jtct0gWuwUxmGkOA5dum6Yr3MKTxspPk1ll1Qlz+Jh
EMD+fbvsjSg/soKaByphWaQLwK5NM+oMmqjsZGllTfHC2oT1cm7Cy+b84qpa5U51E5xdj0HVFA1AScgon7b5I2SUT/HHzdZBHJONpAGma7QsX+USfvnq7vQu
7pCb0MFbJmVlq/LCjmVd12VZh31W9YP9VjUufpA5xgHNdw/a6GL6EF99WPPnqABUgQdBqijzP+pMlL1k0Tz6gM1cMOd2+Vzcrueimj5DwnxXjdLwT+LfOyZo
9cj83HuHfs51+O96aeANhfZ9sdy+VGXj+VBpPI/SK5Q6Uy158FX4763y4Kv/BQ+mDYIIZwW1u+fBW/HfJfLgy5d/MM/WQzwBh3gC1lqft41QRV8eptnQGGbr
7D+1WbwqM+jsUYpYubjSDAlyOk2+AVU5sgTVCJbbwUZf2R1sOH18uR0sQn8e49attf4MmxAdD0N87Wmt1EDFFlyGdGN8sG6tbtD/pcp3BgQ3yN2CZUrLKynM
pZKzbMHjYPNeb+FLjC+x/hLiS6i/dDjh+m2cHhx9fKwScGScd4vNQIMmJs7NYuJohJAZVJWq7rrfeRDcB+bzcAEEzQWwUYkSFWBC4N47ZBdu+KLYqtfZ34Xc
S5c/iZo8AZewqmJfOoYRDNi4FuHuIwC2Drh0FbuV0v/yglEj8byvg7Ul7PFqSWhMY6N7HGBlzT3AS8NhAH7lBg18rPdB9lUuwurd5u8tBecymr+KTifDcNXy
TYEKz7E/iDdVNlt340hS7z5XKrDf5WrnJ471je4eV94+54I5abIahuPTzd3MIzIuGj5jlNZYkz2SHsmzcDo3VRvOSHY6W4XnsIk9e5Y4UUeNb46zk9vsjuMW
f063+I91iw/pFj+kW3xQt/hB3eL9bulNx/lN+wtvKrR5HIN03EnYYz+EYXL5xc1CPAkPIwZxCFUtcKWKrxRLUCnsp0EaV4MT+WuCr1PV5Tl5agWHjZ61R5PA
nM1xGnlTdBUSK3u77v/PHOn/T/9/3q4+xo7qus+beW8+3pv33th+u29hHXXeiKp2DMn+4foLij2uwSbQhKAoQlVUQTFqtKUSEIpQY+HFGGIHaE3kVguywttH
DItiWqsf2IFQlpqYbepQq0XVtkXV0kbUUkxiVa5ipQ7p+Z1z752Zt2+NTdIatDNv5t47955z77n3nnvO79jS/nO2tP+srQxsbGn/Kdv0F9VqYxDiFT6k7cQB
p5oqG4zJr7NaZ8a+uLC/nmZhNIUumx5F9uIzHZsWIR/XYJ3r5qLgEcWe01HzOFLYDKX5Bt9zUDk2QNtrDoICOQiqykFQQyeKju9Sk56LwIlpNf3X5xYd18JL
bE31iGYTwZXOmQEj+irrKTtxwEQXEQ6T5r0Y5U/bOFEnsTbMjLSTCCiDS1Cr/bbUbh/CbYO7dlLvDLFRCAYgLQmWwFh+CYl3mCGwindI10FhpVH2B5KAY6Hg
/j4EqIJmt53bqgVFJLNa3IIzR2tRJDNOUFqYgB06WvAgyAOcxgFURC0z+cFiUSC/Qg1bxsqk9ou7NydoTwjngACYwBlYzu23sC96kDmEQDAYvWgqx/OCxtXO
EsZtbB3gRlSn/XyDBtEwJxRwOE0pAYgb4nlUx022+PAXKtHAQONgLKo4NNW4mQkDOO8t+IQZm18EM1c6txXtRVmhFrIYZVbewra0MpbUbOGLcYl9delfMAqd
DdY/49rcYM2p0fo2ro019klcl6x1ZtWonbGzCurCYgTuCNF9qBonVU+ZKfaUm/Hncwl3kVup13xv8glb7Jwp1Vf29hHX9J+2snxmBEnumdEtdeUbEsZLBtB9
pkB3PpKOBtJ2RtG2WIyh7TaIu5XOJnYq8HOH2r4yFvI5PZ+vcpgRzII8FwSSIUzaONJu4Ui7jSPtYEEWaEV8urTYQIi2ODAQaoEdK+nShIFQCyfTV2CmwvF2
iwQmrdpbcQQDIcZivAg6YGjXmHqADWX7KB4rTNR898gsYRbtkWMg2pLFiLYO1mUrnTHE91Kdcfj/jHzDek78KHQcEjrWDR1hRZSWSH48ZExyRIfkMkCUiGMc
9TZwuZKVSVuNcQ2DBjbiGqBRXajnm8ZC8BzWrLxx1n4EgFXlmmJjlgz3ORJAPuVMLMWgPMhbQQXalSBYYbXiYbGBmi7YVxam06Bgby/jexorrioHLRs0fVbl
sdG9cMSvYFDKQB6riTaQmphJ1cV2kAGwBtjbEblbXM1jrDPVtnYMltLWtnaOAUtx0AvaAzIh8Cjs7AQsBS4wMvegsHbqAC456Axn9rTDLFjQrR6EOZMft28c
TZzrFfRLO6YFOH3m04a5nJXttSiLcx9Qrb2czfkwKnUfdKjDXBPqmVAHAS/UgTIFP2AU176OcbMcBYcMiB2SeTCe7TgcY4bEMuaJQC+nqlrZSnM121NRB4NR
CvV8lcI2axbqN63iMmREliEtmegj2LSo1F4WWjGQXU5VdjkNZU/i5FDOvmM7BQz0kxlkP1sVA2Vd9B50D70H7BLMQ74TpYMHvYcHvYcHvYePyyZ+L0oHD3qP
AE/HMusERAxjvcen+Q5qj9/A3QbrJgAJr7W3GJ2Hl75hAZX/+IQOF6Bqpz/v8+dH8IXlwJSEziP3edF5MHS/L9D9odG+hMS3at8XfLNn9eRcEE2wt61lSlYl
OIHBi6tNuE55p70jj22tEDLTOSxGGapuTla1y4sBcf2Ew9aKRtLZlK2GrYQNrHaMNypWpVIpVTj65wqEuIIWLRA0h+XJIiZZ6ekpiW9ail7YlTfMgmK7U9OG
WRUMwOqNbIJCA7C2aFYs7mGeVU3LJNuIhevtEew61nP8YNp1L5eJ5SL0uNnpYKYnLKfLGaCZvvns3pySF0cn5XHeMyDqOcaHgPnVBPbKT8KcDaRTM3g6ZX2g
MlI0qvcWGtWHbFTv9cHpALM1ZKN69oMqRVO7FKLgSKckoMAdV4WzDGPvega/rii3F6bISJ7g1ABB1KB5DpdAc6BuOFDXHBj4wQUcCF56RXjg4yZCA4RQ1JNc
yBq1DuVKqqhXHNSAqfzybo0TSXnKApfP+I7VjPSgtHZshA+iL6DQZgiUM4D8N227tLOiQ0CPGSmiwmrEAgvNkoPZ661yYozEVSIWGFweETnzCXjEAsNOginZ
camrOsz8RiAXFBLzkM29n4Ls7+ENRHVtwZvulife/6vuj4+fvHY7x+BIl31K4SOG7Ctagg0iviDdMaTexfE71eDwooN7tV0WmGzl3jxn3iRA6EavxyGZxXyj
5Ri4RhRczyFnyyJLxjQh/7ZEhHR29AuJigQMcm7gY8bKDRwYybsBUW1SD3ENc2PJnkpczBa9HhDzV9kjPTgBxq5K4W/qJT69c1me9Lqs68cDlizr1AObHnD0
9G29rgTc5bKiXsz5YkrG6cc4Pd1sQjorb+X4q4xCzkETEuP3G/d5/iIqQmyJoMG5YW1Dyd4prbaSshFRFvszipCyJCv8XoyM4qx7mr7DSjdbKd2yA8ccXjnD
c7v9cNyCFTwYjQBYwSUWQxxpYjFQApWmJuqJAlawi1At8cNJcHNSZT9oW8eoM7DPkBDNe9QnDBa0hfIYV7y2uONd7PH5hjSkUrIrtb6wvdk2HW41OmDFxbQ1
tbPUl9LquIroEdLIag40u1rDujToa2IY/P9WrADiHQA6oJ/ooscBPzAz/NLvk7z1vkSSsnqIJfcg9nkvxgGHYggNPPTNdWtzjcRcjRELrIVRJD1sdbCbJyFI
y5Ddnbr2udjc7DShP8Xy2slz08c+OYyDz9a1bZOfg9z/c0EXZTOmhA1ltiQ8LW1LBN7+JQ7k8rOfOfekEzZHzDNntkyqqsHyXzfO2MqS7ejDyiTiGjZ1kC+s
i55kNNqJEqtjvGzNZMqs1MQQakFJWAiypdnqTpTLyX7htkJMfJnVMsXXUOzTat7FwURTUGuJFDCE8z/HQjHCDqyeI8mJCWUchDUzXRBGIItZ4G92dtNa0CfO
wAlh48M3s7Z9gGeIsmOVHWqjxstGDyFHWUXOs29VXELYg8i7sR6IB1G1mJM6u1Kt5hn3iorBqH//tUQ4DS0VlLQpirsQbA/jpRLfIEZb/UFtXQGzvpUO4tFn
bQ3RVirj0tu6FEucUSos11btAKNbaw1sLTbOVXFv8Xhb7MU1bOA9mJCspIuNDTzNLdjA0zSPDbwXN7GB9+KQNvAXQyZguNesgSN2kcGKcYwgwJc4Vo1HFA9A
YsHmJm4x7Gn0DmKEL53O+tBOp4vOLVYVU8yqFPMep7rUjviLZE0grPGZNfkACGY7FDdqB3IOB6sHOxyMATC6y1uiK5XDwfu05YMfwvlnCn4Ir1bED+HAM8YP
4R3lhwCXh3nlh7Bb1gGTR4wfwr4jBT+Ex9XP07IR23MkhwRdXmtPqNffnOJyzr+Uvf5paa19Vn6nTz7Lr8/o1999eKJLr0+p3+++c/AH/xSutedfMt4HB44Y
74P9uK098fGgsrO8g9YqOxzefecOCPdV8yjSh51xcUHgoMtXJl5mrTZwIQBz5krRseAka4sk4yu7lRQ/Y+M1RMg5e1w5G7xhj0f/vksvXeu2AAmesxN/jb2/
Ir/O2wltAPZVRKMX0LrThymoOx4dzWugPcwllVXOYQeWd6ucGUesf4864n8w69BEJz5yYwWslUZcX2+vgMPWemJ/Q9bKDV4rq6LdDOhywr3Qxo72YZX+XZ2b
wiuwrDAuqdp5zMcJt+OqCKuUyLmH8tr33csTTgPjENhBHmCEmryp+s+nWfuWhp2IDc5XOSdt8aqYUyDc87a09pQNTX664x6sOtOOrORPBTgJ9MfTzvmqhVVi
OleSN/v8cfZDpgf8KsNO0RAniMJQN49huZJLk+0D6s8mS82v2xfB9GlmeDjN9MSUGmHN9Ls8wpoG1Cde2qny0QMiHMThnaNxtSeF7zm2abuA+zRzE0nTLPGb
i2DzALWC9R+8b9WQF8sgslyIrGUQWd6HFCDbUmCGANzHzRrjpgd0Y9z0EwD3Ec8cpMnZt56qpCvAjaKt8+kKjtoW2Dqfr8DmXGTWOdwPrbHP4rqHoXSrvYK1
9zlx5Nhji7NB0hKY7qLF94QCdD+v0CHP4ay+ZcyClmHgpmdzBsn0RFmZ1NN/nM4bn+dTVXAEicPfYpXmpEqn2O73dEmqdKbPl2O+JFV6R1Vp7uKrlEc3O1u0
oj6rvJPOVVD6Vdb5inhj/LQCx4NPlj6o8FFqH2+WXxpvXnhhwvAmULyZZQ+bPkIcFULMMiFOKBjSk32EmCkJ6P63FcAvOwFpyGJRVBebSU8UIcL0+QvwBjr0
JYX6TEp9prk+h1R9DvfVp6vqc0DVZ/Li69P9ycHMmLqPM+crUixxpqU4BTTAxtXEE7pGG4hHQJbbYIHGGHCgbyz09eJlxhzjAhXgdMYu/QPuC5r3ui8UatDQ
iiulQKpCO+OmR9s3yqwFL/CjW77c+tOt7/7B/o09JTYr0Y8eFnUwe9MZSUhC+IGppxS8+aaNd4yynqyk9GR6KlAyeef4EZXzhk3PJlU4xtL0yw6xNMmwa046
w438wa7MNQ9B8ySuGY+hyhqbvQto6TdXgRk97mmKqKx3ptVcOktpuirNDKWZZEmCjpBOcvGnNeMfL8nY2aOgY/ehI7QyiiJ99P4uPv9pZocG93Mr/fshKFWM
CWLY1aW3IIOaG6zv4UpLvRO2sHMW12iN/QZCQa1ErIlhCUpxQgWlGF5r7LtDt5ZO/iG61qSdn8FhM5Xuta/LwtoRaekBz2QpjoHLWAc9aafTEM9pVJj+HZrp
HT9lx4S0tME6BE2cfW9nKH2EJf5I6khEmeKqg/vdwkVItlKYqRSVwO5CJXDASmC3uFzAiVccqOWC8NwsF2Yq2GmAG5VkBDrXJuOQJZexQ5rL/ZbxyZzc+szF
SRcUFpetsi2jBr8d6JQuUXbn+FaOmU33ONdaliU6s/G3OZq6JYe7LjumfYbXCytoE7jKLiK2jrA4WcER78Rjb6woS5ZLTxqB/yeOQMvGYa+MjjME7t3POI1s
yj/xNySW9xCZNydred0lrcnVAnaZC6oxJ55XX8Q37pLZ5u5iPW4TN7MviEvKrVQrPdNEHO5Xr9JmleOgkwGP7nWTsuBcDgN49KuuAMvvdqVIWs5FC9bGbgY8
6vCYXQR4lHnkDLRTcRbGphtWwKNOHnh0OAMeNc/jqFPWmnjaqarFZhkBRxS25eXYfEaDoC2dPOyoYUcMduAEMzaOfjmCZdGHXAVdg9wwQ13WxyrYnTop4O9i
ZxuL2HXMum14dROxrlx0tFoHosNVzjEMq3As7KtLT/t8i9O8p/h2gzWJK0mPfX76y6aeIrCP59hZMuz8JJUiKKhP+YLTPOlLF9nvC3v3AXaxyPaGYvvoALa3
NdsbYHtjEbY3wPbGQLY3FuLNarY34rZiezlju1PLnsejfDbFOp8SGC+GQXGpn/GjgxifFVOJh66mBgv8615XnMXQDQAZsNsV6c3dIcbRQgsmY+V7gYzPflb5
keTk/cSIhkPCApl/80NI6Ke6ai6ydUOrzH+uccSa24KmvPViMmwgYzlkkamqRoRF+7L6RwwRywCxw+g+ip5DL15gJGm/yYTXGUPpuyXlwGrxZi7nNZunWZFS
JU0ZRbFIUaxRk0XSTIXPmQXkqiVnusrsxTFmLy0OPjBwZvEEJtojQmFr44D3l+O8BNCwDjg/ItimLbo0sFmjyQpq7yaMDZrshgRLaV7oJO5WiSi5j1YKr4kd
ELvoRJieGCFzTDzYjtpQ/jnj/aJ82h6XgFO8IrYTFYaqKM0PKXTcaeVyfdimimjTyyYmlgDV4+ioOEmccMVfhnVWZbHBUYg6nkHUKTONBmzWMWcyZAYc8EAj
Lw5AI0+gtD2scaCqYvhcT+BzxSCDV30NQclQsbp0gAa3iKLbVfuzA7YMiUm0SNvMU06/f0NJIq5phJvZtOz3B25aMHbTPz7ImxaM3zRkmjTZyEK3+bgasJ5x
63bTlX0d9Hiugwaqg+qhu0x10JbuoIJu4WtlQvqorK30YeMKYsCOexKPfRvbyohxoR3uVvMel6JJLuqIPx6jnwDXmUdXqTPKqpLBZKteBNne0vPe6X/41jf/
5MSBFqY/DoJqGOgVGRjJ5iYU9vn5/shWtv1Udg2VnY9IZV70leWEZL8jxGQbD3eQaYQrjzV4iOIQlfmCIyJm0hEv1mlHYAu+4UiP7DqsC9tvBrQo86If7sqt
gZvpV9TC2eqM1hY4ncLFFA6no+JwWhaHU4fdTOEceoV4jMYCLLxcHE4XBOXWLqaBuJhG4mK6TFxMWznjI0akhS8rS6KqPvKeKrMRUllbD5wpGx+JVMzF2du1
DGW6n8WTVUbSxxgIrGzMx8twLgtwWdGp4gL7gTJMZkKNgK1L3WCdKutj8T3HoNsKM5XW6HpnrvC2pj3V1duT+bf6ZgbGdebHnaNJ7ifnml+YCzvUIA7MD8pl
fqpcs2XBzHPT2fJ47D+PeKF7nmfAxyvEGJD3oiJBr+DOdpUVC2bRcsEsKuORr4ZSBv4GG1q1YXNZ+OM7esMmRHq9rF9Ff8aWt156qIfN29fsvKkcb/2+mm39
OA89kK3fHsHjxqKgnMEjMTTSQugjT0zVzpR1F7m1VMoFUjcONLlu8KK2jFMQTQhUyr8t6Xl27gOuCZde+7rnOHkQoIlS3j/HYqxGCVSuxZULcbUO3zVms4h6
ntVEop6zeTcOI91i2HN57uvnJu455eS457eJG42kECDEZzQIVZTwURZNlxK/2RW55grgAds1+HmrgF/IVqd4eu7EtgoZLQdnYpAfKIN8hw3yS9ogP8BCzO4z
yP+snLUDLXqAEb547PJrJjy8IGTtZ76sECBzsbGJAOs6TI5rEibHpsRYB0hJ2p2JsSj1kZULFcM2YfMW6eqb5Nc16FoQjYoFXJF09ThjDUd/9Ig5fsHHVivZ
PiZVuFKcrq4Qv4lYDDTXGeTl9Nv/I94phSL3PWJG7yUUJ9WLnnxE2XXnX+WaeZW1neEKgZ+alDAdObyuHjQdOQqhX6ajfPlqtIGUf8GuaXt3iT8sj7mSeMNw
QCnYd2qtnwownlVHDXp4iCG6rKBo8vAsy/BUHkxqfP7WhQZ+qsBQYTf+0Yb/79qlzEgoymxfPTWeYQB2TMVApfu4vORxvFeJ5FjXE3Q4x1jKKVnmY1h72bem
fsWr7nQBkf9gsMPO4ql36bu2+q6VjjFqHg6DkjIb9awABK86CqKfs1WgZmILb0d//xj3mvRdS+x/5ukdbJ3G6Yk+VTqv3pEsldz0RJdFtDldUQoIm2HLzJfS
+V27tIQH0pxIeMdIeKyj6VtKuktZb1PS9DE5hT3pMfqpfQLPHpdnsx5lP2VLfeBBw7WiJ7qMfW8BHq6cr230rYd4OaNVdVyFeVXGTF2XMa/LWGHPIzY1Xb9f
RkB6WrHDwJGuByIIx3RO5QUlfJ19TmeHffkhxBmnGWgaV1rh/CWulTX24TqaucGaheXDxS7oYOBOqxFd11PeePSKtIgam8UsUA74ZQ2krqRLVZMqevkhiT8N
Oh+t8yiDhXn1AkZh9lXWfFVs7uxVzslqEuI6VwUxTtQS50ivC1vH0cQE0Ny5PQumufOOe+UEmfJM18RBVIf51mm+zE7zatVkW1Y37UEzFodTU0ljKoEZTj33
KoKvDr2KppIlPUpGf5pxhDv6E8Z1yjzV7aJS9M3DtV43qdO7Ol+mpjoNarX68t0PdqIMYqghmevm5XZMMepn/OimOwBJKijjDe7Mf/cYQ6kyZOmWD3atunPr
0I9fU6eZ1rpf7ya68HXHukmT7s98sPkT773Wo9on8Ixpbnn/gf8a/7cvvQ2wguZUkp3FdnGCna3qqD1oJ+WLm1M9kKPHCQR84Dsbe8YqFenqW5bwv4fouaQ4
uLELtIO40QMxt1zeLdH/H6fX7bteH77r9c+rbKvf/PzB//jYm9f2VIqfXItsyPH9Lf/9O9e995v05gvPPHDkMw9+7VrJEfze9LLrl773a70tk3PnfjT3ww5y
yH/EgOjVzasf1TP2uY07Xut16oag9G+7ilo9niwVbaENF+oTNeHcqeqzSfhqsowLuPth2hHRwz31zhCuE/XOMCcKaTeD7hh2RnCdDQHMu8qZCWmHRtejYedy
7gZhZxQddhoLHfrdDWnHRddJeKXRdV8IlFoqP6RugHJrWaQC01Et6w4VfSbdeRND1i7Nek8YVmu5X7lm9gwjqUOFCOWOL5yhZvYuMGaur2eK/XwvrYcM/7vz
U6zhr6OQj+U+YOWHVd3POvqQuY0/ZoBPqY+PdkZz30FQ3uzncHbbxHikXpdlvK5eDQF9mvuclX2jidT1uJ7/UCPXiuy2nWUaZZKYIpFJU0jGH+wAL6NEVHwz
JxHoOzQwWFi0++QIXkGO0JAj6dCmkYOO25P6NadYaFBfxYCjJvKFZARwIegro/Forij6ZjxKRdFIHYGoGZFy6j2pNwanLizEV/lChdXjXBuuq5dBs0uRFiG+
V18gLcKctKjnoxfXSVrUqXahSItQOBEOlBZ4PlhasJAhKg2UFsi2mLQIB0oL5LhkaRGxHU3fRIFhF7q1gT2bhwPND4t2b+uiu3fdo48UZs2QbQPB2kz4R7J/
aeQZbNHPQfxt5vgb5vhLvbZBPTPM87f9ofzF9Bi3f07+Ni6Zv42PzN/mQv6G4hDZzhE0rMXDGFxD1KouCTsPasGlmHPD3iLrgNGpZKhv1ONVKEuEJsqKMEaj
nvSPoSn60ZSBOkovR/lCA3U4Xo6vNISdqqghSkHLBsqVLKdclCRSJXKPiaboR1OLkEhESESF0TqhUVg6DKOTsY8t4pOYBjeYBh/aYYaKHYZq8b/MXX+MFNd9
3zdvdnd2d/Z27jh+mONgdgD7gDuDY4cDHMcMIgmhVmRZbuX/6h/9w7qokoutyK2oOZsLPmqaksZRLpGtAME2iThEK9c+O2BoErtJSyS7tlrqovaSIAenVLrK
bnRpbbnv8/2+92Zmd467I2lVkG53dmfn/fq+977v++PzCRemBUZVryMlMEGYXKnqqNmlKt6h6nr4COsBuCFPYPB5vsCoPkVvdOQKDH6WLzD4RZ7A4BfzFpgO
9KLJhleaww6djmnm+IaY5l/P9sd++KPf3/C7F29Nd6dSJpZv++S+aIU1Igzv2Yu1u2Vebr3zv5u/OnMEnehvv+G+e5fe8/zrt6iVXk1JKKOBeoc1eWHSwWpn
SLZyJBUtU1LJe0zO/Hv1zCGetEHOLFt7xvb1osyU0n34Cr70t+8c3/DA39zx7ieObF8xcePP3/v50GnTb9E1tjdUzXoOh8sO0y/0WJ1JDSp9rkfkleyooeyn
d5899tDmb59OjY5aWbm8tbdQcaqJC48oZVs1Zfk2sff2SPac/uIZpf0kfXy2sDvT34HawPkuind0EGOgpiPNiHNPUGLNOoo3d5CyFdCC+y1aKZBunlaK1BrY
TOQcuPkOPoHT3OeZTmtcPUchfvVWvQAGOWrv2kTcGxkd14gxvqy3D8EtPATJLDwCNZAWLTNRsp1ft9OhXePWnX9LpvPV51/745fue/ixZ22pa7OlqimcqgAt
QqodGf0x1WP3kEda9RT0ctJpoCAdwhV06hpGIVywDWfSxt6we2RQXsJ5vJO6dbOcxgV0nM1yCufz82V9NgUDXlhO2zgcemA58jfLSdw6WYa5WZ2HO0ftTQyV
0XJOFTgo40RdxYFVWy6CU49qIo8aZ39TBkolLuykg3Ikw8rnKQLhwTqI6WBIIa0bQI/qJjoN49C+Tt6OP3eR8P3oiTTBID7fwUfdu4/gr4cNSZ1IANHUF9X1
SSCPYq9Gj/s+re6GWk9ySnjTJR+pBjCgyletJ7fKAAatP+f0a9WKIZoKmx22izfdsNIEwiTrmfcRpB6ZIYIPn9Cdd8gYjcIar5o6RR90fUqJEjXTf+ILMe5z
h+LCjrqr09hl/MgfECem2NljGpA24+DUpnPau5h1QWorBrD50NomPR8jEqmfN1dq4r5PETdTMMQhTerHNQxfM5ThyiGElqgPYJauqUtuaJd+VwkjSpInQ3QF
nhyyeSPgiehaHqZewUuFrLuRumw2K+CCgXW6YtPqXfzCNWn1FXo2/aIGw4hXC8Mw+rz6pqkKVvfVTCYrSorUYz5HublKmO1YdDVrDJmB/wvYR8VJssH3Riyf
Qopagd9+Y24JDheOZhIcnvY4weHA0VyihePfsgkO/5iT4PCnbEZ78oRNcDhwIpPgMKovLx+h54ycSDIYTpcGnQ/GNdECfz09nvraGXSm9NfH+evL5uvX9g6f
VF9f1Nc/e+fHctC5MG7TG8ZO2PSGg3hbO7zMa+wRjxT3iN2wrrp7isbCelDa5IZ0gutA4VqNBEPorCVK52uWKTaEjHbXcWQ8wpdFfB3b6ooo8ENBSaEnxVDw
yoh2glKQc/YjGBv1F8BVN8kV9Cm+g4v3KIEI/9V+NsRzUCc5e08I5lsYF+yQPa6jMY/pcNyjFC+Npwdf2ZcUGJwZ0WEWmWsKRIT3uhT/5OJhAZc2R0pEhFH8
vBORZ/klJ6ohfIdCLiJ/FyryshPVEcoTcRbP10cS7tAiYWyJVENe+M00RPVR8OJ+akiR3NOTCIBQP37X4bjtXyC5AUwOTkQPveREXdr30hUGqgm7QFH+0C44
yFFJ8zSAQ4a+vrNDfVsFKq+qmN9Uy4h6dr3ZWQvr4whbQJ6bZ7GaJ/ZbtPQSo6WXOYbRM5FxE0jMun4QAdT6Z8zyYNAjrJNfNHWgNTMBvIRABnS0YKTsCd0x
z3PHBEPbb6R/b97KUbGRR/4uxPKqoRkfOYMfve5E16idpSdamsI1XzoPXPOeK+Ga94Y9Ntyul3HNBb0lXHN6u6WA9hOuucjimmfxyCcEs9o/DwR47oXlfBcA
O1dkYcBFHNoncHjGCsA9rtAPCKlTeTDDcIWNV1tysziCyizeUjgsONoYxBYwrz+F10Vq+RDx0vj4Mxku7lRFlysls7flM/WJAb7vTtjU063jcHmWBMQyjwmS
BoqvRut6M60bFfEqE3udBJ8cEGFvTswO6h+fe4bWSLQhXo42gIAV+LfpasTfffL9NwsWDn4s2/1jgmP5o16uLMY9M0QY6rGWpbLLpnFfOUe61ydq9oWzZUf3
1sI0abvaDRfCObvQBtwpHVLChFsbVxLYOR41EVUnxqMIgh+MRyvh+Y161UFgfKS5Ku0kSOPCVWjfz6ttBbWocW3pPpF3n9D3QatKAcT5+KSSAohT5a5SdVZV
rIxHq1HFZVS/Wk9YHR+BSzoKm9SkUFV55bZN+0bC1YCY61E3qos7yPfcleDX8qgiu7gj5vnKUHG9yW1q7pHP2sqWaJWtT7bKlibSOaTx80cFYAjjzfHlGWfB
IjW/FhMC4K5wiQ7nTEvaoV+usekds8lZo03OGpacsaXma3NnhZhpVhx/NpkVIc2KZImnPmypHb7V8/jJ4Ued+EOaL8OvX6kVQrei0tIKYdDlalcYiRvm154L
qfb0U3tmGYfU1jKXEZm1LfHK+MBzaZnILOGZnbrPueA0dV7+KaVEzCPqDCqYVr5mg+5Ru9R5hzfFtxxO5HqDshwHCmcdbCe0eVb1ZtrQm2iX3iUW6W1mcUax
4HRTGX9JRwhRhOD5glFnEFyj9TKbmAo8So+ZhuomyPthbLsISgQJjauJ94QONyjxU086ebQzTtxhtMEU3YmTKxeXADHwKtOdXHQ4zWzSMUAMpA5AEZjf5g+A
BNWCrQzXQPrgjuz+v4GjNxHlIlt5TZyE18TRvCZ47VY7npPd/50sr4mjFU7mNXFQMKmRiRhaLo63TiXpY+lbSAEEyUiJdUKQjLisBnLA5UWHSUaU2lip8Y8x
AmUeYrz1dYwGLYV3EWIsEkJCH8h3LCca+Q5cR64hDyntmqm2zFNl5sLv8VSYY8TLPKZCGfpPl1aBq1olbug2L9JtXszUWTxjdvOE+UOeL/djuqAT9DSI/4zl
PydKU3CUZomjNMsUpanJQHB+R5RmL0dpVjhK8xqO0vQ4SrOeidKscpRmg6M0uzhKcxGH3yzmYBmfozQpOszkjRVuFr/D0vXbyBbbUriTQ7hvZ23uNkoZu63Z
zRljd3LCWPdghhDkoIGeq+1fWCxphB5vTyrsM8W/tzrB6EmAkPyojMxs9XUQeTY9mzg6QdIH60zczweioy4DK8b95rz4uqvRFikYL6pywyprHC+qDSKcU43l
2y6Pzj+5SqHnjJK3XCRcm4gMCsALOqRTEAQ/StDYjTxxaeh8aIuyODvAIteaWOGCb5qgXlVtHejm/9+XKK76OUpTe87Ep4QdOkCwQSuk0sXIjEDZLYgR9FMB
gvdRgGAVxlRstMEu0NqqgcYPeA1Ka2J0/hVEs8U1CEbN8dCLiLWmwRw2tKq4vCgxioC6PTiUThisgqeREIFsfH9yT81QQbL49SfipxYYwSpqA2zW6g71kn4k
7UPviKajTvxCbUd0+qfs1kYsm2XEwfo8tEQ0Oee9mKgCy8iFBLTDfqtdZNvdUhNf0wZKk0jKQ0wlz1GysNs5SckpikuKV3cN/gRRvxEaOf+gGJwylRydqZK6
giO6gsNcQZPVaoIurdWDLEIwR8fnEqsH8aMyV+ZPtRLyE5AJE+skb0cX9PPPC965Lmmau4uC1+hpbRp5H7joTBnla0opCvgf1laPD7RyM6K2AOLaJCgAWyON
p0H10ahMo060gDjHLWwhsPk0H2FXe+rqZTebuiraU1cdSl0VLfiFAEdzdOrqZTeTPHPZRYLRAmSrgr98z1C0kHhhFrH1txJ2k9IkkrVXplZhAGpns1cFfKOE
J7Iom7FKkb5dlHhYZjWn0ppXlOHE83I48SwZns82n4ZFD6WEorpOKPJTZTmatrKtsEnOR32ANMiINuuHs4rW3bzm36/EoWEVLY8Ure8IegtF69v0dgvl64cd
g0qHT+VfHspo8mpwpGYllG05l3dhFRlSFfF21N02pkIkAmUqt5UrtwOxwC2V+4VrK/euy5W75HLlJt1U0uWkm9EBJ2m3vuhyz19y6XB4KMPH1kjyBL9Ds2FA
NZ9nwTHBCs9RTbB2SCAMgPSByy5nv3mUZW+y3zohrh58Jp3wmZQosytXOMvQLWC88yizywvryOzyOLPL48wuD76lbvXiQ8FR8g4cxIxrAB8SC9On6+XEyk95
mEpbOSdUf0qmmSUvCHoLLiZKcCe77aSbc2BQHVq1XWkPDBfdlgMDcpUgIKlcJTpVBjPmKi3hxamb1yJksZQt7IZHhu7s0CREn52pXKVD2dPmsZalNsTy0+zi
1eioM09yYxpsmaBRwFLNwjDh8JL5vMNL5kl9LjzmkGF2tDU1qepTVlhd7RwU3gOeNU3N0q9eOoE9RdQsq5gRL2RNFuqtv5EQNJWMB6wPQ69tsF7rsF4rWK/V
+SQl1msD0mubhARjU0seX1CDKtrYU4a3YrdHr3J3Asjkp9RSgmKColluC7ctZTWDqMLIQayaehSqq2OnlWxUh5QmaYKnkUDmsyKDmPINgHqM+/hOAF1U4z6O
yX5bqQYY4VE5RGjM6gN8AdhbNfPQmZhodcPJ2oEdKYc/Q+DuTMKe1gFmp9pQC1lxSONo3H6rbonD61vwHzoFydEuBycFiPHARj7SrpH340xDYBh3b5ab+Nu7
NjI+wRp5+6Ds0/gFiHxPgWAsY/FawktOSBARfRb2omz5Cgn2QvCe4Lb0JFVf9yZKmy5SX7+tkZfQrwxY8baOty/bvI2wrPtUzAB8EZiiAsa9AGuhLikI1fli
gy0ooNx6lGbLCSBTVfXi7FKzqobkLrU2KQW6DsSLmMKrivEHlSECilbLzJaCtiOquTBdSVxkx4opF5ngUrQfbO6Q8Kh9ZSh4mn35tJkQmAmC4Yu6kPSTsRiW
h8wXKQ8bpXMqnYcSGA94JClPUbLzN61i9CkCCmVJWS+e1fBAz2homKOa3PyQhg96qqjGv2r1c1Ws9qtx6dochmyhMtYDydmIktcDyUSVEmmPdp0nw1DmOTR8
nIlqFVaf9T2P1b2guSAXTMtJ8Kec+NRz2pvrxNfSBpVgadGC0A0NDFAbCyCsiyxytVk4mothvJI2ZgpGZme9WIptbaBwDeKkBwpLOLkBOPAO6sVZvIvrBVpr
tACE3Xqt4cZi4E7v16ZSJaZ8gd5+VDJb7LAEqMI6Oe3ANbROTjnwPxGSWS/huJGraJ08KeABWiePwQOkXtWe0KQzgGhGuFbni5UawGaVBrBZrdX7a7V6fx1b
RvqYRXwNfv3lYnMtEXUXm+uIvb7Y7CfW+mJzgGrlNq/XKHLrNbrcBo0ud4NGnfuYzpi9kWolmzfhdUw2P061ks2NVCvZHKRayeYm2sHc4BXKb5S8b+mrgLv/
03WDTppa9G/scAvCkaonI4xavRQO0gl3E5yBffR2jXp7r/piY3gtXV+nrz8erqLr1fr6pnAlXj4WNvFyfdiLl4FwGV76wx683BCGeNkQrsDL+nD5PXWJYNeI
+ZU/Uy/OVHyxpfhiS/FFLrfI5Ra53CKXW+Ryi1xukct14A7mcp3PKLVrhnLdlnLdlnJdLtflcl0u1+VyXS7X5XJdLldgT+Ny1TFbzlSubClXtpQruVzJ5Uou
V3K5ksuVXK5EufcCzmNduPRBDnVaG17zIO/XOLoFBKWI6J9icNCgJdiliM13YO8VpNFwLjNFSzShyrBi08GKTT2j2JRYsVnIis2iTFp1Z8JchzpU1U71NWMW
3uiMFQ0SfxsxgAGXsvr2WNFSA1CAU2AsbZENcIqgrAdX+DFgKKCgGqiKCkNVNBiqosxQFVWGqlii1kKlgEiNvHXQN4rYQAFQ4apVSZpyAVFIlotYXfWbt7W/
qEtgfVfSzBUmPRDgM4mGxhZjA1fiWJhpB05JJ88p6cDZ6HGUo5PcLfLuFvruGmvKGSyTss2MNbUgtcgYqoFOaRC/7YehsAC2HkNOe8cJazf39+NhlSCnqxwk
ZmFsK4TFQxAoIg/JtsIVrIaVkVTm8nFY1EDyaomkLKuKOnEai8TWWQkVap9rJ1QohzjU1Xb2xIaeqRSc3KuTNrc2Kc6vhii2wrYGRX7VMDxESVRJVZHwrYHX
4scDJimNsmWZuecmdYBFEmzEeekpsOuPxG+RHatss7b7AHTSCPnOib0pVrZ+Xu3L2J7Bq6CkqVMTBCWI19sKgGLugAFCqWplpRh0Nn3fZa6h1idz7u4CzuTt
omrwaHex7XAB3foyV5cRrp2cZxeYVbmDzktIYkieRPx8G5ldSQOqNAzXUqcFVKFjdyMW+UOAgzVzLRk8lYDxVHzGU+liPJUOxlMhtwJogeG4Tw0RQzQn1wzR
XOHzN3nnGlx8a1K9xjcnyy1OnhaswdFePMCJ0LT04qXEloL+/GwUMGwUaCT2QDfG4SZ+hN6p7on/aIgyk9W7L9C7elheL4i4D8wuTnKAGyjsiGp2nchdHXTO
/IyLQY1Wg6gLhiibM1+6UezkvO2taiSl4dvSU9asDzWe25bqNcDawKHWlrS1y+StBJRdz0hHVczyrjygo+SHJcA57gTJ25bCZ5kLbgdQ5ijxHSO5lZIhVeV8
GN0bu8IOJovUYmJAoxrJyuUP0TlrzxAGq2aNcqX1Yiccgg6NDfyBDepZTsvejmx2LWxEawQTT8P49JxdmL4obiSTYb+EcQ8I9aCgsRGUsksESFFNJ6XreTZQ
8BlCHkngPFubFJurE9ErPHfvYLQ/MtKontj27//yxt/98sf/vGgQEkh1Mk03jn2zPpdggGu0NqbAM4esES673grMl5eQLf2nK4pmu5os5GCc9EG+yXP9kSB7
QWd8OeX+T6bUGSJ+k2RHZogshyZsVQkfxUwSazecXKCT9tndxVJXMw5kk4hvnFq6dyuWAQC8KdUUdIJkwIRPcF03MWDCTXy1gYWp3/Ra3D9kAEv8FGACLaE6
KGEVS0TI+AZLGEigm2EO+tvhEjIPTMElzONxXLksXEJ/wsBtBMS+U8/ZTl4NQpSQsJPN9QCdLgldQ0CSWeAEBmXhemrCCc9iNkDcXpipYhZYSY1erQXbwGKn
TFpyqjelcHLETotcCsgkkS+DlZFoJVceejH70M8wWg6PluDRKv+6gz/z4640+DTQjhnoeSJknL0KhIyyMd1SD78wZ1yMZFCH+0oljq/eLRIoiamitVUSTNg7
Spkkp6OnnY7wAF4BMyDtbIc50zE+zo4Ax1y3WCp7lWrNr3d0FtKGsynJhilrz9JGFHyeMqIEEaHSVhmVtsx2FY/tKhUfdAIUtURwNrwh+xqqFb4R2YoZNiFj
RE5NyIwd/pRswQw7p34xrY7029679NW9L36pOuhMSTYxMr7yVx415ncyM0YUqxEiKkbX/zWDOaLN7YmpPfW936jpSpZbK1nPrWR5LpXc1FbJTfjzCY7Z2Upx
NOlKilwo7vQdZFblQOp/HTWB1IwTSw3fMO+Gd9T4AzhKPD2Eqnd1xkaREf6UOJ8v8oUfqSVqki7WyGBQTkkyVKoeCr58gI252Uv4X2XorZEF/fmf688JBkVo
L8rpJyyQaZuU3cZStgM2xPg8zubmCZPpC9WI4Em64EZ9RGJN7Vk8BCLPQsE2ldSXpI1rpEctoSfGbfB2k8XY5+8yLqNiDrzdWUjB1N++9N4/nHtq8aAzQcao
x1w1EzEzJh9/jHWQqcfZzaveDo8+NlywMqYFIdaPjQfsoE1kxICwefVAHtxnHJIUe8WScHckWn5kJYGwH2V7P5+S3NETUs3nOlaITekFQun7m8z6QAXTaI4P
J6NMgRm6B0VrD1Zze1C0zSPuwe+98f19r3rcgYROzEJ/wvxUgxJTUx+Yuanxkb9PJlKmB2fvAi1SL3IojV9LgpOmtGRl4pOSLrGRONOpQbKBLcOivdjdXOrD
tlCOWgHQA0uwWkt5P/TIc6IWqpZlitb8uQeNkjy3r2oIBJWtQZPTFH34LAVNvi85aJLmyqhI5u93k9gQNhnzGndQXGGRy12QjG+cScX+X7T9BzltH8tre1to
8NW2XR1JBDdb/OaaXZtLs183O9nPzn/x3/ad+Ppf9um97Fhegy3jgeDY4KtucPl/bbDr8xzsiWeSwa7qwZ7Ia/uEYHYJbvvZq297KWl7N+uZAR+DfD7/eLSs
QjeptOomQW7jKjmRz9S2l3MEGTFYpdYotPM6zIrX10mBAJMWrcKbVVP5IcW3ieyTLWdHiTk75q2vECWdUgLUWdns7j6MRZEgpyptPy5UmVLcTZ9X2NnKSMWJ
HhMgglTpMSVDUaorEgxbtUV96w0YpcF+jg5vVxHUYCyYgzZrp9dPz3/1vdeOJ9NrzMnprDGHwYu5sw45V+ismYcBIW1I38iu0obWpsS0Nlf15GnKuk5HaF1i
IpRpwdF1DDM93AIzPaUDqi/raD6K3jMRAPBDlNomUumKEwncIzl7+ft6L5+SVnE8ui+lOPIFBEow0DAvuYaz1ZtfNKeWil93ij6bM0UB3uq1LT8tUN5tU7Q8
hyl6zDGKlT2hHHMYCpwl46TTtqyVZlnW2noeo4PeTVObmHFipCHMYyKDJkC6vN72+WMbG+3TCKW4o52EO9oGX07Ozhvi5fKGAJPc08GXk1mX2SS5zPw4HGqW
QBHCbg7mhq4xNzR2nDGJI8YDMN2p14eGaBlJho8RoHnIEckyJrEMpKIQW6awzEw0Dv46KNVZ1UFefHkHh8gwxvuoZO94ZCa9DUCcdjTJAjCobRQGOUpuFiiW
nCVbCn9Nb7cUoIkjqE5J8er8Y0gf6eeQaC2GMqq0iaHJhpqpdZeIfitDPMItuUSieFnnVk+1LCOTGtv9go5cO+80Hdsq4BS0Cm7Fum2K68V/Sc76+JXk0OJp
yZFJSnQDLbqd7I2dLPJ6UDb4EeRe7bJOmS7CjyD3aq6sCEaSENYrU2WvjJNBuQ/YK9MJr4wHr4xH0LIUP83EE1kCuimZIaDDXMYna+SGqIOQpQcKalUv9SB2
n6GmeyDmD9o++cGfmESinKXzuJ7Ax/6HtWuNjeO6zjszy53dnRnug0tySUrknZVsUVUNq21KvdzUI8SxnRSxE7iAXfiHC+SHQf+xWbdwAgembbaRDdWhG7mg
XLkgYAdSUtGlDcWgEwVRDbVhHMVgUaGgXLUQEMBVAxllARehBfVxv3PO3JnZXVJWWgPyzO4OZ+6ce+69557H9zmcUr/xoufdyKL3s5U//skHC8mit5xC7rey
yZQrUqd2Tnp5GXmIllkk3I5Fwr3+ItF1WvK7TkvItMkoiStKUmi/Ebx9LnngUVfIkZAyoi8CI8sewBLJDCCt4gF8u8cGwkIMIms90nJM+HsW7OWxoB0pftyi
f8CGyxFBO1T8mE8E7cTryDFE8r/OZuwczoMJ+wiO2I5a4Fp39F14rDm0t3ZuyT2BGz7Z6sFh2qIr3or5sR4FZofebeuXd5Bc7QK+IBY61XQdoYbF60O+Y93J
XmHB5AJsySo3qJpp0DI36H4860Fu0EPZ9tzL7fkdbs9d/+f2OOSoA9ZMuh3j1Iy9eMRtLXrS7dlmAOLZAcQztWY87EmldecpnSL9kHwXg6q9GU2s8+k2FKkN
Tdx/C7dBZdtQ5Tb43IbiJ25DPEbaWkC1JaB0d7joPs+ubDRl3oA6fwqgxYtkGeFFFq1rmKBykT2hd4D6p3/M8U+nwOKmP+Fn71YArlBRgqIYeSvH6EG56L+x
xk/GK76eYzFnei/2eozsbgkZPJPCG1/5JT1iioZoVY/ZUkIZlE4YyZuEkTyW6ny3hJE8UkCQ0Ay6suRqq9vVllztccgokzBSWmh5JiDcEyd85LV2Sti1hKAw
Pyj+UjlMzNnt8h5MSf5BlxKDvTg75KCrfEoNcbKpISPAjyoioHGwomegsT9s9aryHyyo3pPEbxzMgDYA6aDaLmR+4+JOB7HQIkoTAnqwvLs5Cw46M0DSSpiO
R8LY0KrGtSUpZmSOQuEJHIPqTSiGuZAMC2mNstWRVHu/8vSDPebGJorsvi8GOZhVKtjj3Itoh/5QU+XPBtj364be2wr0ZQqXoXLggPVVBDr3576CHex+PYsV
ATv1OIbRhP0oMiL2OA/zwx5Kv5cWFKpJitV/ohBzI9UhRL6s7cKiaqBPwF87yVm7dwZp2RSpKiS+z0UjObkL8Thj8eZ2vm9xQy9Y3NJVi5t63uK2rljc2GWL
W3vGyjxqlR51xur2KC2W+0ksWoh9XwqYHOdo20Wpy/XYifGpqpUu18aS7sctA5CVgyQ0uI/Al5Im7Z4EBKPyiIklVqwfzUiLdmtruAiisUr60ZDE90QSb4sk
lkQSp0QSiyKJEyKJeaurakJdCGsmMHjbJIN+VUfyRD3s51QTNUm9PU+imyXzu4g6gF7KC8I5SpSKCD82UgG0Xp5EYhCMASRf252xY84oiWy+wOoWXCaw7/xk
a0ANJNgXveEAZpABg32haszF0CellmVKd2wszBw8gNfpQ6pIbxsXw5cocN2b4F008DE6YHgZ0COMeNFILgRrFVdd9tPQuy/oyfRrFXuNYKN+reoBqw/NsK+7
cqGHX5YePio9PCc9fER6eBbHPlg1PNCncSxSqSGedX5aOinP/ZPTwiVWnt6MjlZTCZJVkyBZzbAN43bMNgxIPkyng4o6vkl/0irH7F5V2PRDsOnLsOmHYnav
TW5XZYavKlI0kLyhBmHXl1UTdr2WNuz6Mgx6yH4Adr2RMqqT2iX8IqumKOqzzzHGuR7MpujpGynQsvHuoGVEv34ig072iifoZCcMOtk7gk72DOFEMjrZLKOT
rSboZCtZdLJz8vHYN+k+yyl0sn/O77HPyM+H+TGnUz9/qDe3p+TnhSP0mMX0z9rOOCE/n+afX5OP2nCdf90glV1MkMrOE1LZ082C+5T9pKvtgtpTTmxLL9pp
CvYVopJ98Bvv/Of4g//+2wJKgWqmfzMpgzHGlhTL59kjxiXwPTvtQ/YeqTOgwtGCFI66wvdMxRFrUnB6RdAzLlvCIY5SHTJ3A/bkOwyOlmdwNAE5WLFaRJXX
283z0ctfi5+plxi8ebf8HDFbcJHhizOklUnVI2GNWEzCmUbdWrK4FOKUlL4uEk00tC7BYHRp7ikiK5s2NK0GIWL5KVAM/7qgGLPsCpy3uOqMveQnrKxHYlYg
vOZQlWa1MVG+bxkmygsWM1HCL63692iJZaAxVrI1c6uCVXLeYs6tFQIEI1XQW1gns4XVd9pv7hAD/DgEanFOAH5WtIKetSIvevt4mhT6rJXm0K6DEjr9XQZC
Jv09W09DchzmyafYGrnDeLOGU9S3VtaF5XS6sEbuYbKftAvLUSO640di6lsrS1BohcNIUKxOhlu0ibVVm1hb1QhM2y1qa1R4XIvolhxvbnK8ucmhblcftoej
OKhwDIctocKhGYY4NMIWDtVwm3J25YqoHqQZXX9gxXh5xkQIuZxkRspJplFOEsP4PgDlOvqZZ/7o7offuem2tHaFO2i0buXJHly7DBYzqt9hTPJvABijuExm
o94ea+9t6Al2WR3+2GOodzr9HZrP4ImPtuglzE6l2EjZBiX/qFC1ptS2KaWm1NiUGp1CFmZ+KrDg/gjz0cK7b79a0O1DgogbVhJ/pZN09oq1ebG4+/nOSnEn
wn43Lz29ku1prfh6paksqDxG9AwhBC+oUfkQqHBBKfkwrrYtqJZ82AlwA6rz27mPDuP7HNT/BfscAIb4+7TlzjXaXPRciZzHUIK+y9msYNvqKNget7/MGHQP
oQAJroW8mQWIyDhkIuMWc6Su0F4XwBB61R7lmdtvbcMgoPTwbVi1R8kT11UQjhrlQmGLVmxLhVixLdXCim0xJ6elxmiRVAprZAXlxxVipvOoAt64q5ysu2ov
hzI+xXyiuzFczEw8b3fRxHmbIgPzWdii1+yumohpL/bonMd5QMKo0BY/O/3lu4TPMtPjrXpeRYbvKOGkWAbyZ1UKg89LVEaLjLR0+hzUF1lolmShVZDEPsro
anlougMwnyNdoYcOmEYcyeIO/SXhDik8+RXCHaL2HBO8oTnBHzpih2NeIsJ8uwh3dBVhPiPCsw4L8OA8bB0ttpvVTWp7m1j0N9Lioejid9KYXRnhYTexI6Pi
VdJw0t7trVDSsdIa3mSVaLB7uap1ORTNaFEHZp9QMc6qtbVvXXAM+mD6mjEoMk8/NN1kf3WMAsxf3WSFzFSVj0rHj0nH69dRw1h81LApLAIl5jDGW2gKi8KE
37XrErMVf7dVDTOl1rCpL6pwfdEo1xdZXF80xvVFGHZSW1QmzRnODjThj86znuS0cIfN/pWNu7NWN0V8/uq312wjzuut3b3air6BtR7fdAQ50r831aAaaPtu
MN79RZXo7AsbPU0PlfcsLmn8qQC/nrNYpZYFv+EsyjmxKOr+q4owemPEFexisIh0q3cdSupdtdZ/W/YHQ9FvYOobMvWugLR65j/+5B+uvPDKhU8zpNUQQVpx
GnEOXZdAWkUv8k4iVfdf5vK4QoZ8tJiBtXK4Ss7iKrk8V8lV2Hc+yuX/XkI+umgbJKp60X3KMe7Bgt4OxC512+RKS81TOZUi/e7XIQDGuLiDi4UAOIFcZZwl
zF650O+Ko+ITQMY9VNBwSZsaTRQ6+VGPtp6ArT+e00uzZP1aRCRpI+FQfxsQXSR9SwRmRfq2l0kkbZxX9uh9g76kQLna1A179yBRO1o+/gzjURcEy6Zwq3UV
Bn0BWDetNKllFcADTvStM1cEdole+/mYZvSWXIP2zpw1XUU1Jp6vH63o9SrsTuqNfXIqOB42VEXbDPWwH5U72Lc3o2powf8X9bGDrrDTaaYcdAVVO2D9nj5U
9+ceQB79/tz9eMkJ+z59aAB9rKD0m9/FT749lcwemAIOdtANsMiqF+iTHjrkmqPUcit2zaVfvzlpbsDuskH+02FCFAktcsxR+162uYFHbW7hnM1NPGJzG2dt
buQhm1s5bWcepPCgaTt5UKqdwxCIaolbSlxzaHPC/2guRRZQ8pPIEpLsv0/INuhq6sWztPFrQnmHyIse+dFfvJTMIKYGoDWAa4bvCArSt509aHCC9FfDinlJ
073osJS+Z7GU3rZYSksWS+mUxVJatFhKJyx+0rzV1plwa8SdOZjpzBE9LAcE+GeQunVAWcbj6nR2K9+KpT3S1q2Q8EAX8aaRPlKC1ZNd4c6gpJpCFnA3yFS5
fM+Jeu4OECDpAS5Nc6e9t1UhYAcbH3a3KK6qJ+TmLnscdGn4NIBP6gdaePikzcfjemz2Htcv3Ifho8eQNtPDYb+SgrLJiR6+LxK+IBJeFQmfFwmviISXRcJn
rE49PGN9Ej38IqPpZK7wYrB9k4jTlOw0P2nnQALjFdWiYykzqV3jtGS79QIVbhhF7FDCDVTQZgF9leXzFRbPEyydx1k4j7JsHua7P9Sme5dy19c9r4vu2Z26
dyl347pnNK5+X4D6MNRPQw8a+t+A/jcoG9caFZBoywnuQZ6bRCeOik7MiU4cEZ2YFZ04JDox3UUnprvrRGillELiBqb1VqwV4B1HiyIm8eraYk9GD7EUY1Fx
MAqq4RYcmtr+a5o5rQttRwTCCajP4ZkscYcWaTMm6xgyJic5Zptd/giF6aDrcNiBoaWTGwd+yERuOzwhEzkETodBEewYGr4Hbn91H9meW9JfIBo9MJH7VX0Y
nMjthoU6oc0cR9UmEA3W8s/dhgwgvTP0VZF2hvGY8e4I8noijwdMuigIWRRyWWxb4BX4NV6NKaKLnP9p6sqchANjg5qieWMKfTflHtab1K7+4dtAarFAht5e
8Q9/6O4hrotrJzNcFwsec10cO5nxJv9Xmb3JF//KeJM/zc7kGbTCImcy30Df99ibWY6K2fjze89Or+lrZ97MuJhPyM8/+5fvPvuLDy/++h772ht8wZ+xTXnq
TeOdPil/eowb8pp8vCbuGvm4doz+7vCbxom89KZxIi/i1Fv6rXIJZVhfg/0Y6LO8tieNM3l6MO1MPuNOCogUQ0W5CYLiBnVYQFMpxYiKd5qV3HlMW5yAmSoa
mKkE8aUHw5aLCzK4Lz1p3Bc7hfuyVGiVBO2EvM8n8i1PPvuqzCXqVFbrcOC+VWYYK2+Sb4sQPicRwWJf1AZvdCF3R8uPr4resOIr9Zn+TdiJFd9nNpjkFqXu
4+3PnemFmRxfIffAVal7mFbQPbQs//a5mJFIT4KpErX50iTLP65RY7KcaHcaxKkVEF5MaZ9WSDpd1KdNPl3Sp+N8ekKfKhmEhVS2YH1zZAT2vrXBIkR5/U3s
fbtUz6Z/1cOCp01k30lrhB/thls/UD7lDAK7eq3BqMoZ78Zag39RvW+Jj/9ddqBGcy7BMq0RpvRHDSJ4pwuushPe/PVlYkihy/Wv5+PN/5qkVF2xGffvMiXQ
4bp4wULlsCuPx59ee5rrsMtJBh3n6O3CgyrfR/rbYyMZv8gyp/Ct2pyi18pzyl7WN7IsqXvnpCUraFk+k5jY8g5YVxuSmtjSG8OPG5ycuI6j3ll+hCMyZU30
ltOxWk6cArJZ5Pa6UdsqdtYGCyDPQdoaBWkRvaFC03KC4pBHhkceOBJB9eciqaVUllsh6804I11xWgSwBNQ9k8FD6bmi+9W/45FBaIxQbTthx6URMpe69kc8
M+ixYCcctVoZoRP19hzlS/Wo3yhvUppV756jDL069jpNspB8VIfk9W44pTDiuTBSIbiLVFJeI+PduNoIiTLn40ZIIbb1BoviowZDhq41tOkhuKrC3N3VmeEm
zgw3Ov26LE9u9GtYntyUMwMzd9gXfZPiuHnO5xxvNaiUICBSGZp6OmtL7pRfbY+YZ9JlJsTobQZHSWuAjdW/7onBVABkDsEDWESuSWoK3vaaoEB4lNFT6gYD
kcjxA0bFzwNABXfD3QExoX9ok+5ySrp5ka4j0vVEulWRLoDdAVZ0qS41EpS5wgLwgQAqea5FmF5lznPtMtFpeZRhoBRMnmue81wdznP1MnmuJfSKDxw1n+xm
X1CYeDLsCNiuVboFbPF+Fc7M/LjCS996heErP6pwoHatEpYkdjvfz7HGY/0cHZzrRwT0ltxsPyKg4/bhfk4AiefWXc50P+VT91MENxVyHaTUAV4baB0IfdHQ
UgK5U0pWFp6aNsXcKd/TDXMHg6osiwt37EumiII6bhDOKtds4N1duVwSpK0+RwOj9wfEJEj/5Z6Nz3/xP7nf1TMfSAkVCAz/5suYJWOOwksg9HTiiRVQ4UVk
z0/CGYZPfstDqwufJ0o5rRc+6UXXNpYA+Ak0ioK2ePRyds2mEQnvDNLQAUFSht1sAF43LGr3OWXQj3J3koKW4u1EXN1CQ7qkh4XyHwkDfSg/otWgrJ+rSuTX
c/V39DKYsHzI9pGwqgVXVQUCHcFLu9GThLjhwcIvKw/YvtQV9KU+8T43gsnTRR6gSxtM/QoFbAS8TRqlfNzc58frAZUnJPtWE2/1+KR+ZnTZ5SRh+DeAhQPw
Tl4uhAzM5apCAla0KCTvsu/SvB9KElx+RPlzAf6+/IWAishyLZ8krfwvBOiKJ3WTVVl+gTDukpfSF7nkqCoRZWARu7sceM9LMbA6T7RavlfeeBomVHSz1vty
xqUhDoMSLO5qMmIZqHSwW5rDIH8taQ4YYeEQq3eMOIsts8SrjUZsVUOfFaN6K/1Ry4dLdqtIGX26Vbl6bKlhCW27iGnrOQoxbfRpbjuKvxDTruKwBfhCiGkX
cUA5nouY9iiGFvzrTX0b3V3Ymyn0yC253UkYeOFlSOetFzjyMDqlilMqmAIGvjelyiC9aLnIn/Qj/ZCRMCTyx6+FLX20w200mRe8TgzxlZoqL6gCxWbDmqou
YLXA+XZVXFABn9+kLMraGF2YCW9uK3lxkqmmeHfgCBKVwckfNPbGaq3dCl2pRQB0XallA+a1NvyDlHFwcTExDrbT7BFHckaytg/9L891I8VWoc0ySNL5oWHP
p0JZv4T9wPpUjN/0+vbD4TeM/cBUjokBkTC4YQ952mVWG1qETrt6WT7CdgXgfFHCXNhkv8BSTYLUNWDH1X6o9wTbfxjuUDchKn8zR+ORB2s2CkkRBuLz93J8
/n592LHPeQglO/uch9s2EQxhXk7i9O2bClrSU5uKwkabCsrr4cvTm4o5Keo7YrHYZykDCtfFmwrQAxc6NhX0baJIVmpT4XVsKtY4n2Da4vSRlh8XnKdzih7l
BKcnUrUdPVTdIRuJAmUU0TaiINuI2h794p1WVFrHPNGxquhYIDpWFB0TWjw9Vt3MYknA6aNmsRxNFsuuve/yYglEKRhRBeXBiCowcHpBBTCiCswMQ7g9VUo0
BnKUpCgAmG0DfPK7uIc+w+PjduCsGVW+vnlf6DDvTbfthABqXNW23uC7iEw3MfsR/2+xVBH/3yaCrYpgPRFsyIPX99QIjgFLDsOg3D5TlbvOVOWObAC0j7MB
SKN3T6qxt0hUP55pz2LL8BsUOvgNdjqKtW0cFdttFXXv10xF3YUab1pXaywZ3diUtnGbTXB+pcYt56lxtbbJ3Dj/zt8/m0S1MyJGBFBlSzuFoZJu29z4rqLx
RdF4SzrGlY4pSMeMcs618jkXS4/vqrQKWVlVAocXThDsVWiL1N5jpU/QY++ZHvv5T3/ywYdHq9RtIXiKVZWTIFpTbe9i2pKompeoWjyGfXmjsrxRgJ1QUaYJ
q83VUBBXwyiNiIJBogz0SNiihUANqU4RXCXW+/bR4hssPzcj5rKI2W/T/0AaVdRCHkn5zUeM33wkk5uMnubc5BEeKryRK/Cf+0iako2cFZM3bHIDSd0YYR6H
kfbaRUGUrPKeLuA9HUX0vXALbehio6KRAMAGSDUp6wMw3mNuKp+8ErN1RDZ5vjo9w/U9LJnFOocU4Lerw1u2y5mvA3Z6lzNXB+D0Lme2DvzpaCl1j+/PiGt0
lf885UCAL7BuvCK/n/C4pHZoImuzbpO8+boNROZ6PO+XM/N+ySSUl+J5393kBvHcLwnliUFSjq7FDo1y9JtazDCj03zyNFDq7VPiei36MRUGp0cYVS1N2Ifr
nNy6rmejmXo0Hp3+63TW00y9HUKgNzMvrnN2r4ERKHHSdNa9Ny1erWtiE6wTmWgcK6FVJfsk/Y1MIWPRlY3bc6v1Qp2Nvj+t87g+XOdxc6jO42amTrnVbmrc
uGbcuDfUh3XTh/Vfog8ZS7kM7weKAqpcFBBwUQDWb4/7p3M90533K+19p0XZPjuyiqA3o8NseR/C+cCEloEAMuzYaHFb5U68bHHqOptTa23m1KokjNOATAyq
Mi1xz9TpFEvc03S6Pzdd5yVuvUYrQGqZW88uc+tMwVTj6u7pOh6f6WczZ0a90VwmHSurncAZGd/oHZf4HQ3siM8pbtl3jJPiz9z4O/6/vF8aoCHzbjuhyWJZ
Ha7LqOURuzU6uXhjI6QsI8SXEVKNLtEdxjMxFAvbB6X3r3ozgXRYvcOo6oPeYRQZ4DchRikw/EpxEgWKhh0Fy14Qs6NwCGx9QCi/UJ8OMOaY1QNrfxDzbBSi
vah3t2XfkOYpwT2pYLyS8JQkZRsJT8nlyoR9psIz26XKHmepwlwlq5V9zmKFr1nR15yQa5aRqlIRdKOeaL6S4Sw5KXuaE1LdsQgCpTg/2cxV/HftTCa8ysma
Rx7f9DvTCxomk2i2bxJP2ukc6gtrRIXV8ZA4djw974R6q6oVNfpXuBv05tgPS36PBMtaAfdBBTHEOFTWlfCkSC1q1cmzS3CPMKulSUWtZKA8UQH9TIQn+p7m
jpdJcV7O3LFFGxK9m4te4mgtLJd6IMlomdsXcPu9cnvO08ren5iqgFm65Eo/Wx6CKkUwrDRUTbJtasfZhbvkkj+8P/pz2Xw7YR+87V3IOF0m4ww4c7FImYsw
csBWlOesxT7OWmxw1mI/Zy0OcNZiPZO1WOKsRY+zFsuctej/L3PXGxtZdd3fv5k3M++N542ZHY/Xa/vNsEGONjT7AbE2H8I+xCYLqCIf8oFPVQINikw/BFi1
UYWyJrHUXXAak1JlobT1/pFYUEi8zQYMLMGh29agTWS1tHUrKrnVVjKwSFZFJX8gbe/vnPPu++MZ27sEVFbMmzd+f86999xzzz3nd85h/3zAqEVbinHantS0
LYpirDUgBANTtRMHTyirQxUPckCVow7lmzNVOKcGYof/d2zbPFp8xDwKl0YI6Pw+O2gXKJId+VbULl9xoIEfSziUFBcb+DGTQhQJ+8O4DgYUdXZyVR2YPFG4
oRwWcVDbARwMmMJhD/8aGZKSG8jQxPfYfI+Ne75GntzUZRZwNXSZxZdZfJnJLpP4Mhv16Ogyky8zmQKTL1JkjIGMsXsRQ77PVquWiU853aDTjfh0ysLplCWn
+3G2X07GcTIuJwdxcpBOSLkx8fkwF29RvxynX47jl4cJdeL9q2nbR201BoIXCFJ5HAiA8eHjNBf86Ox3v0Mh/f6k+vW/H0/5MvyOA7WjUE2K8rWLyVeXA9Nb
k20z9WPqUkJgUgYa2ATUAaUH7uuUh9pFypShvriU35Vy4xydxJsU8bGfVc0JJdsxCyaQGkJdJ/y187YtfTptc6V1v4G23WOmm6VzKqcQwpeOCybH4ezEpbYV
0rnBEzudtrmYPHg6qGQBycjyW3gklbUgA0ru9e/qwMqGDsr3UXpBoMk2YyUZmux1gybPdYUmz20JTZ4DNLmUQJOXjM3Y5JcFm/yKYJPPd8EmOxnjhQYna2iy
w8BkB2VxEmDy1UOTG58GNHnuE4Em/+YhoXM7hybPZVGbqT8l+FlX4ExzXYDJVQ0h1Tm66Dni1AizLtEme1DkyoxrdJBco81cfVQEbA3exeVI0NDg1KO6UEdc
EGcgso+0dytOaKoBHEDnDrHVNAxbYZPgN3vifE7DeNUAtnnD2OYNUZGNbg8Ohzib0+5J9Yhwz4uvTqip1IQS3AyH1PAPQgoNwhjbiqF7RMzuyPztqlSijnzx
FeXRs+TCalUTn8ymceiKnm2K/1e16pNFzw5leH0wbJJx9u5qQ3UYuF5x/07Rs4MxIzYxMM2M0SjPqDF6tp6sDHtuN+OvI58gXjZpbLMLXjamtxnjZRP6RlKk
pn4eTb6GEhFOc2g3cOhYoew7qh5D0H2GoFcZgt6HtS9sj+Aw1t6Dwzgesc/aT9GvFpAHKJNsw0mO3LnA4LZxaLU78YaCM+dpm4ivbSJ+Ck7re5xejzC4Jt/i
Y4YKBreJCWJ2uYkRqr7G4I5OEHx2zwRBcUcmCINrMQa3zcjbjoYrCPI2nDDGvZB8714WXUuZ9zMSxcew+3kEbbYygxnv51NA9pyXOsNtfg4Gb+pyG2Zcysbj
ZT+FxTV1pI9oAc8VXOT2t3WO/zjDv/NAxxVlw+VaYmp3GrZ5a80rPjZUf02CtCw4E+1452YXEpAJ/AsiUBesbSPFK10ixQswwgnIxKVMkwWReC7B0Qoe+2ct
yFKgGW0shsQZsLXivUq7sEmY+gye8TtVqmsNXqnGvNLr2cwzhdBTG/zJ0GdxKlWAwc6MD6km7movRtaCdylsqQAW93EIYCCOBzCyqYiyG5Ym7BUc+ybsZRz9
CXsJ/ll03higFkvOZOi81qk9G9YkWZ4b7QX8ohC8L8YGRfBeUr2w07JxukcRB/sifiqlykFwMhbUg4+OW6ytoeV4lfpB6pLCdfwLR3fKTwirW4g24HaOfpDd
qNvatkL5wOie2LwS/ZBrVJDRRHNqwevNqgVGeSQFdCe31IQdbJCUCo9ZBk2+/j38eWpK68ZOPOnSurG80snpxr+z1auiE6z+qcn842tTva+j/FPoI2xO3sAU
8irqt+C79GcffzaCmT/K/f7zHeLmL53P4OZfKDJufuZ8Bjf/a5dx8+/8NIOb/6XDuPmZn2rc/K+M7sD5D9SDV84lwPlfq1svncvmS1k8lwHOX5bTp9jwsn5O
w+TX5C+X/oreuyqnz/Dp23L6xAm6b0lO/+WHdHpBTvvUJD+nAfQfntMA+iv46v3DbYXSUeeR2lEngc0vttKw+fXSNcDmlypXB5tfLXaHzavfE9j8spOCzc+W
srD5qWIP2LyTgc0vVyb5sVnY/FQWNq+uEsg7ruwGm1/1J5miLGx+NoHNqyvkGbgqC5sXKvxNsHmHEs+sk6d8nz1VZp/ZRgmxwvvsY2WYfbtA5+thAIB8PaxN
KKatK2Gp+LUeViesYDNUfqWxFZwRW888lrEYYarGwJeVRgb6sNJgsy+BQMn8u9INBLoQ9ACBvhGws/oXAQ/kYsB22wsB27oXAsnoCTAnp72ZFtDn1C61d2TH
6y5xvDYpoU8DqWP22WtwxFICnz5ec1YanRZe2+oGYmvxz0m1bSXdEX8wIN4zho8O0veZ40mm093xirZiATlyF8XlDuI1g91eM8g/y2t2Z5SDIWromPW2RXub
nT5EvfX328PxM5KRXurfNoXycNcUysNKkg/fycO9lIULL/W3h7BCmXa6XlEqsfbwFwlbr5RcUiSLANnRa2H8rsD47ROWeuZV4A/L0d42GYeLgPahdgBB+4qA
9vk4hJRG30AF8iKgfXRlQ6nSRUD7RruxNwB3LgPrQoDsfP7eDr0XwjJ/73AelXD0hen29Z/EdCDdNKQ0LYCEdV5XM/j61wlY4VNSlmDCJo9rbcJGehroN3MW
Z2lBEu9okSICZtWn3yM/yzwHaSySF/eipBJfynlxz0uQxrzFmJwFeHVj9RguMtWTcI8hewRs1iuNFI68FOPIc0UsSwSB6tJwKYSZxpGPMOZglDEHFcYclBlz
4DGOHLF4GgI11Tve4pjEW0yLZ3oqG28hy+kqUEEzP6Ml8h18/wy1Kg5yWOkW5ABfnaI/ZB/TaoOfEoZqLU+joFayKKj/EPzHvwv+Y1UAZe80JKd1A2bmAmwO
S/2M6iBkmRujOnLIMpe6tdt8A4aDoRwxsqzCyDKfkWUlRpaVGVlG3QpzVEfNRurW3bExQy3naknKybANoEuIMBKi4jdbN+Pg8hifTujiQzS7URv2RoOXd6rV
QMmXW5MYEFg1kf96D5s5Q9QoLSqVHHNW6dGK02CPgm2RUOSqEWMGCvsZxkNhiT7L9OnR5wh9jtJnHZ/wJnlXIRzNpGD95qavoenc7svSbrjK0dpDbHnMNpQM
sNRgIghtlS974i9h/GVv/GUs/vK5SW4ASZSjk1R6krrAN66qSWKb0mDWpInL/fks30v90Y8TtophJKyOE5PDkdpPjP4nZnTh1bRXOsXvJOcHs3n7i8lWtth7
0XF75e13t8jbv3kSKNkyCM7ywxKVKOb8VH6cnywWissMMv0qpadikfiNrET8CifM+TLny7knLw7rLA6HWBwupcNqvFgc5tBYXo95S+LQy4rDOovDoYw4HGFx
OMriEBzhh2XMtnKVk+mkcaHFPC7UzeFCi4n7ubfEi5rRlZd7jDWjKnMzZX97mLWcccVg1t2s5GzPqsMZ/aYIYx9l2nJ3djtpNv72TFbZzGT+3RwGmGUybIX9
O7dgMhfWizIJPJ/3JuFkWM6zWSZxlNslcVSDuSxgLmv9f+OyMnFZmeCf2PPogVIDZFyLKBqMW5cTTU2NICT9r8TgBzjSLyw8SrFXE0q9t6/mlZWtpd0LO5R2
HxjRRws9ZkDMcCnkIcm+8qEd8v3mOJAdcGy5C8e6VAqj3FMsuiIWSyQSkSislOfVRQZRLZucJ4wRTStmll8pDRWDqEYlPZWve9pnlvXBsgKVVyybwO28GG43
rOF2w1uxLEHtvCzUrs5QO5Ohdj5D7UYYajfKdTXAsqVEMMY853G+1F7A+QWTReN5wTHOZwsWMY4xLf0SHOMWMlKvhlfJEZ/SQglNjDgCzr1Ni2Q+u6u7Obsr
xYJ4EgsyIjEiOSE2ykKs3kWIlXsIsfJWQqycFWKjLMTqGSHmsRAbSS+VyCcKtSTDEVNm732E5P+dFs7AlnSHq2Ynmnml96q5jmX6yalHLfKK5yKmvsXq5RF+
9zfVq2MZWZGCKCs9Iqjc6LFXkgiq7TchZdmEeLIJGSFWVVyfE9ZdI6mKCXBZyehXxOBZjJbI4FnUkVQ6hXC7Gj1NduxRNtn16PQSt9vhLjd23OP/ZnTbfllU
vOkqOkAxSfHIZHTPpJoLiuLLFzCKQcaI5mLvXfpYnaLIwoLXGQVto91kwij/LEtZvGqO8vH2wz+58PR//fMffkFRaLb7oz/jfpXcPdep3wZUH5OtcYCQaVdK
qfDMEtnIrpQosc8QbCoapB8FgI3ZqDa//4uk1Cw6kyjNQNicjFHBYaMCZXy4KAF+S07OqOCIUcERo4KTCkfy2ajgb2tUGNKiYejjGRX8zUaFCrS4Crml6zqV
w5zTUyScdZg9zwh/zjkZ00JXRWMsr2eMWZf6c8WTrt0kQYN+NaaHzUxPuRJ2pSdqrNY8w4zFxjvY9olrXUqR0E9xvjH+fnMKhX72VfcjwDm1vClyPWJSyCuT
gLAcBqKt/RZZ+OFn1GhjtMpPbP6Epg26BILMB7DkWxRHEiBYYJ89F7TJ/XoiQB7qffZs0L5BPXmFzcrRWhNPHp9UP8iT1c5+F9Xg2stXXBzAFU+qZWJvbMBX
rLo4gDffaBxrdtxbjDUyIy812Qy/3GQz/EqTINO38nPepee8rJ5za/wcJUcWWmzbm2+xbe9sK8IqU9UIgnthAngYUCPz8IOwGxHJheAfuXZA7EhZjcHXlNGg
XaWyGGG1Z1aAh5QSQShVxb5E3kKQwWKvCBZ7cRss9mrtZmtWcNYrtQP2McFiL6s2TQkWe0lds9HH1yyqa9aRDmfWIThwXwaLfcLhKmUlrtBFU+xJR2JNaerh
DkFh+wWP+goZ+AMK6wK6OBfavFaLnoG8WKulFX2XFP2pgGlaqx2wNmrRW0Z04WfpRXujll60pxTBN2QDVW0OVCUZOO1weMyxnAxMVROrSDWxdHgMh1ym36RD
LqOBaObF3vSsqrd/JmvTYHpWKXfuZZvpWbOz9KwIPW8LPcs7p2dX9KMt6FlUb9+bXSOYnkWi56LQs5SjZ0HoOS/0zO+cnuHo0hb0zKm3B1l1lumZI3rOCD1n
c/ScEHqeFHpmd04PJGYlCRRJU0PqY3CzNcMsp9jtgDUdiHYSXR/NZHaY04G+FVp9jp8H8uw8Zl2pdQ3VB4NHV16k9eQjBEDsUhOxxlk24GihxAQVSkzgRzMv
YZ/tRrsll0o0ZecrNq6zJ2GKOnDa5h3isVwHfijW93XxKGygmkZFY76m/sd+kKy/U1NKyFc82rf6uqbeQ7meS8WrqkdRJuSPahyjOxVQ1dJUZ6XDLnnJJTlW
fa0TPttphCFwHx218sSSLQX96CXbFlKybT4l286mZNtcLZFtJ9DNq5ySKxtnctliORZXtFyjKiO4Ko4qQWdS1OpMHNeaEYbk9P28+cfi//xewEv6TMD9fCzg
JX06aI90DwYZ1WiVUY4FUV0Uo1WQx0j9bNxiPGFFF17qqfWKZhBz7vZK8EtaCX4jpwR76n3WQ+1mWvFQCkH056LN2u1dnmRTGgLEpTpBsR1Fju0YysR2uBzb
McqxHbs4tqPJsR39HNtxHcd2NDKxHRWO7fA5tqPMsR1eJiN1PR3b4Uqgc5EDT5LYjlImtqPIsR0+x3a42diOxVaMZfn5QLF81Pq2dbTw7cLRoi5tY6dgM2TS
9aO/P5kASRmz4yI2eTqxQcVDU+bEz1/m7DRFqilW/Kx9OHXb3zKM7vPmQ/DG3Gg8CMfLjcY3yZFq/V67isM3lC6j7vuqUmXU4R4uBJfssvAcRrPWobH3U9xX
GBywl60wINA2Q7gbwGEH7V3hdcCvEpx1l5pJwC25dK70Q3YEq7fMW50BgEAbDN5Wg/MYNHDvFuO4zU6sYzhWb1bCBxhPJeFsxnhuWPz2dQux6oL1RBZYiCxX
cK0t7g6Na3XDOuFanbBFuNZ66KZqwCXPKZILNX5WDthKexVX4NyK4ueF4ueE4rNC8RmheE4oPmEzxbN25k3L9CasVK6Gp2qaCSa7bHHNtia6yaYX15OUvdyN
6MQmMh/vInzwV9RWLv2SMayMu9T/tbAPJapQ1NSXgqY0slwIjOL4aPjHgPRP0SHJZQz9amn8exY3/l2LG79mceMvW9z4VUmvvWJpZuEm46WEKydXYPIiWPY3
1AyoRH/XewYwxx8zY5aH2UoRPWV24/nnTWb650zm+rMms/0Zk/l+zmTGP2Fy02fNHbP+urkD1l82u7L+spln/eelL5+TvjwrfXlG+nJO+vKE9OVsnvVnc6w/
a14L68NUHD9rG9Z/Syh+UyheEoovCsWLQvGCUDxvZd60Tm+at9KsP5tBiK+b27H+srkN67d2zPohj3+LWD+hoxfrPyaNPy6NPyaNn5bGT0njN0zNLNzkhPVL
mRd5OjoIV3B0UJ0yZumaQkUEd3PyjW4AO7imosIRbBLV18HQJ6ybjLzNY6s6pOMBAoaN09hkpzVmGIxzXqawoU6fGuYQIUIIEKqok1Z8UqQQJTpZNglMC593
60ZyfM+rdvynJGWPytETqdnLPOUG3xc4G88fpeKOsx6mges2A9cpZBhzPQaMjlOZH20oqsZBaC1tKGrBUFTtfqNPgf+qW6tcJsilmCmXueeAEVATw8pnbeOA
YVDjwz59oiSnh72jQdX95FFVYBeq3K6YS1DSL+YQzlNmUXnDL1VLUt4otCilSokC1tq7qSZje4jyxbX3yBD3IeiLgr3Kkjt/j2JZ+0inn6DYMZSLUmiH5t2U
n8WmK8s8BmjKbgkLQ7s6vh7feQ4L02MY/0bo41JqkOnbPOVIa4Q+D+94PLp8U4qJWzL4wsQ0MRErRMAd7e7SEULjWd+G3zUdr98zvZaMsI7eGdf5HaqAsg9y
Yl4A1AlIwoHBLcnKOxK7oypgnCoYpwLGqVNYULcHo9AjnFGDk+oR4Qjj2OvtKhmnFPH7v5QKCWI6fNRlIICpC4TWHWrAfQR+qG0PoOzIOWe12qM4jLVDHMJ2
W4dAqJmNzZg8MR1hkgTGwAiS/KWdij1BxvSSzPahkHmmwwV69STr09EhfTSKHOjR53EVXz3B+rrAu6pdbuJZBaFBefgQAbIfFlhEh7gcHUKGWGQw7EyQPXZY
dSOmHUWFxEEhFvVkSXoyLrNV1tvI0qS8WseEBIQKtHxezoGMlfI4fnlzNEiPB0vUts+R2waDqXSwd1Umjh3r73/TX0LgR1F0eCsp9b6e1KUBur4UQ3i6qvJA
w1+DKo/bNqvyZVblPVblfVblq6zK97EqX8vqM0lgWqALN9NSpTSKTWGYtXYDEZiizzSwjkWUYJdKODtan1FLdTMVhxlrB2XRDjzRDnzRDqqiHfSJdlAj7cAP
PVm4m7ESnirwkKjyLbXJCkSf4QIPQeik9JnkOWktI47/asUahkMVsBJ95j2h+F2heE0oviwUrwrFK0LxspV50yyp8suZqjFZVX7W6jR0uQ7WZ4KsPrNu6iIm
DQmPMzMvUQtSLWyINgM0kNJnvFifwcimVPk+VuVrPVT5IKPPPC+Nf04af1Yaf0YaPyeNP2FpZpEmxyGiV6HK6xmwnSqf4fmUKl8VVd4TVd4XVb4uqnyfqPJb
s76tWV8td9uz/rjmfDvF+eN5xn/P5Jx+75rCRqawEY5qQVmVeMUViVdcNnOMv5yrqpMo8lfD+OOT+lHb8D2pslVRZT1RZX1RZeuiyvaJKlsjVTb9onmaYeuZ
CMusHj9vbsf349uwfSth+3oIDawn24c89i1i+25qfJbt35LBelMGa0kG66IM1qIM1oKpGUVarNk+p8YL9h0KHC3GqrOh4nB4Rity6U62nCm9BlUNnCQNKXk0
x2FRovELTmp9pFPlkKky1RORFcNJKVZqvmDOmHcMcfRpomR5mwEkNgFIvIye5VDdajvRs4rBD6a1OuRQ0YPQVtsjFOC1oIQC6h8GhO63H1B/sHAYQKDrEYJk
IgfzoWohHMBHWbQwdIBDjcQU9KgkjC6cMIgM6lpF87SK1opVtBxNiuAW13T2SAHxblOKe6jUoEHoGkqDY13DQ9YZpTMr8XkbafZetF9/G5dvAaC3gZpX6jCQ
SmOO5MYUHHKIkpv0bEVlcyvquhX1OM96j1ZUPplWtHBoxY0xvWyO4JLWgjzRgpB4Pqx2076cbEQuvK1p7Utn5/A4S05KjfJYjVrXNW3e911kzxBVKomjnbUf
6FiiRBkIoLVxWDbbTqLjFpDbZp99zOwUM5ny6NJZ8+mwePpUuxDHZq8fJYxecv/vHpL8MGrqGED5Ug6dw2TgRvDgW48ne1Q1cw/Tk51TKHRxEsvRqdNP6SyD
c3THL3HH7XP/+/2nHjs5dHAudE53bP26MPl6/xCHK1mc5YYS1uD+N+PEKkml7gICqvfZxqlO+fTJjqP/cG/VuP1P/+mGNe+36l9QffKlZ/5y49E/6BxsQ6JG
djuhgsJ5nRQVKTq+PnSK3vtBlm70NeBShlLDk85zeD+nJu/XYf2/+CrEx1/AXh+ceJRTxpRPp0biflpQIVKWXiUwI08OxdL+S3LR3oOn7ztUNdKl2/RfTnWK
vdPaG3ShTmtv6vsorb3FmYg/sjpYBY3DQx3sjY27hpSqUGG7hoFgGTXgoEetDmU1pIqJy0+36yTHaiEvoW3KXlkNDQoRBPeoS0tIUVM8pTY49smnUJpDcf+p
hBOewmJxKulwGlhYcE5pH/t9VRp+O3TvqxY9ys4F5oPgMJIs+Zg+isywgn25IpIyetkHmRdNYlLvTomcBF21j08XsvQLYRSBANScoqwWfUsRwCIDcMjDWDCo
zxz0GRwiasb+ikUHfDa1ZJKC/VC6AZsylitGfBFsNwmJaZKw9qRJT0i8n6CUFc5HRbtY1TNqnMJqGwYdypUe+i9Mv95xTyaVUaRZr3X6Ka9YKex/lsioqR9v
f/op/PfyreB7D3zvYftpwU10kzooEV1O5qMV3cTpdBSp73OoYmiNWTeB2S0UVTdw+jn1CnVo4KeW+PPUAP8fd9cbI0d53nf+7M7s7u3u7O2dffbu2bNrqz0r
nPAH5DubNngQNFT0A5Wqlg+pRBpaRU4+ALUQqRA+sNMYZFKnGHqQIzkcg4/GDpfaja/JhR4Ek7M50EGJdFJN5SQuulATua1VHamj9P09zzN/d/Z8B0lVVcLM
7szezDPvvPO8z9/fjz9F9BF1kfNr1Wmy/5G6x8tntSY3uz4FZXCbUitP3vT5P7/1rbtey/zxn5Y0b+wRWAAs9Q7ldCvFgoZl+tanNlceJrughz94frI4+BQX
CdeAUlSbnc0cNmgg0AlNUkf3RDgcBj2zZw9wb7y13dgPOsfcdmMEW3M7kjO6T3iydAMZuLqb3Q5Em9h+INsgxz2lhZUoOmE7ZpzFh0IRlWL4Sqg9SI0iH+kW
EQArqwmLJjidcadoPA76HrtrFf8qa2h7jAeyfo/6ZDaabVMDdKdrbhGHfesu7/2XX/+KJfBFoQuygIiiL/qVX6q5HP0ifvuwODFqZtCMVB+2Ht/XJLh4d5eX
9y48luYHLTwsAEkD3Ha/mdocdZe6o5xd3oWX/36v5f303NMGUJPT/rCPF+EeTmgALiHnVbwLX+p4NZbXDuQ1fXkzSl6bGO5Yw0RfOULKYEhk6qL2OCKtZtsE
sJzsIWMc2/yQsR9bfivLx/cplxHfC/S9iO8HAde+iOAG0aJZR11LEBpy3oVMCKTk5+qVYLRuK5nvYASQTzKj3k3YdYtMbHWPAtOghTANOXCT8dUCnAaS+cGs
f0xwGgxv9rsBTkNgojf1oCoNyFn8NwFOw9cocw0IJH98iiGQgRZj9JvM+tZPBKTgoqbrewLzZ+tnW3mZmHk1YULk2Dxekj5PLVmE+iVlIMoRaERhY/N+Gv4a
9fHMEWr2H1AfC8iR8wTIAwAjL60M4z8f0YREOLofIQVYe/Qs1WzE/wZaBjbXtGD/5p3TZATm8dYUwSflNNHKrfsKBrX6lFZHPDmvXqqVITlEPu6LgDcMpGM3
AI1h7sUYGsM7eUZjuPi9AI3hTUFjUM9pBMjwtrrhcYZTODIZwCmMTcZwF0bl6xif59BkBLVBXeKAHL4yzcC8kcPv6EP6iBw+x4evvCCHZ/eOzKvDl+X7hcVH
v5sb0i++EEAwTEwGEAzj+Fj8j7VmQc2O3hBoDrorBGAYedmgsEz2xtaQjl5h8sE1UDxogDABEBGVaUz5vVqXNG7k5HqaJSrwZ4qxZD2N1wrqmqLHs9dqh3Vu
y39GZyjacWm6HZNG4lEqe6HaNKogLTE6RLkdHYJIDbMRPAjhn2NcgDm67LdJdAELRSHVnM706G+jmqYYAKmaDGluKhc9qL2gnjJq7pRSOWc6bO9sOdy74qDU
plv6PGvS59kDEFNUvhrcxWGkVWwbkrviiu0V/KTmOhzPANEYUYixEw/eVVSBrgOLMIpfpNn/gk6ReC69Ig90BRw7qAfUGTb7nN6sRW9kJTJStRfazwb0K3pz
PZUU6+jkGMz8SOdxWtAFXEFvrpP6rz6p/yKQhUUdVbGDmQ90pML9ey66PepLN60e9m4f4r9K8ZsAG6nZoD8YDWeJ24AH0a/kbMQaBo2wxdQIO2dG9Q+Fa2C4
/eCPlc4Znu9Bpbmaz2oeNRDP2BBk8vspk+9aJB6yLdxitSFZNZ9sscp1aLHaKC1WrrRYmUGNuYlp2lQbNU1b8Axxl5xRpJ7xTX4ydHPQM74ZoYZNVDWfei+G
u4kzoX7PeJN7xlvcM25yz/hG7hl3mdaLmsA3wCfZQMXzjaChxl1LIf0sCrQAOeCu36ZPY7tuR2YK275t+kls12zTJwnQgGLLWSltyKLB6zC23TuUTgEAgtJ/
2NaUYsa2h+446/Yqt7zV3JH5Bz3R12W09XXlpK/Lkr6uDUHeh3EE7F0tI1ZlOaJ7H+djkaJhg4qGD+lc7DeilPcB3ftvauPxuTkO6NH2sCKH4wv3ILe7+55W
K/4L71pv7B+jZZ/Rv94gvT7R379D1/rFocts+cX/QL2ZT+jMr/K4jgk0mDmkNw1G7G+ajOCPCeXtF1VMijisn48oYUYVi9ZeYuY4px4WgEI0sgWmIBXZG1xc
P2o0f4OK7A0mb9hvEGkDmsv6yN5bA69sS8he524Jqv8O84rwYBLbPdmEtrG9CY1D+9J8tsnvklG/2ETY7k/o9BHY7o/Txx0ZeooVeoLvvxv2TMUGFIk+T6gP
fOKDAXn+zmNfiE2fTcnp86beNn82rX7+JGZMuMB5c+q/jpNHKJa4ADvK3xRwKm3i/jYMZuwvMXij4e1LDNtbUNbPzGqm6hvKHprpLB4ongZiT/k89+PfRa1v
/Izvi6vFz3B74Z1Nkv0ONZX95+wqsTe03cgGGamKd/b5kY6SAAfgN+M6miW5jTAAWJLb45LcwpLcxJLsXLEkvd7cS53HZGuyvSDGSrSxjZUIdEQkx2aWw12F
HBeXkcNJtBVACOEU4h71uBA2C2GyEJkVC9HjHXi5sxChuoloIdMH3lupsiM69lQlVgxfpRT4+LVUYozo+nVcKozQrFpqruFvA2rzDHsNqDYuc7VxiauN13G1
cR9XG6+JVRtv4mrjjVxtbLBbZLJf6MJC5aa9iHP4vJXNEcg0qgva4aU5RlH2HvybjhlV6j7c5RW9GpzjnUplt6y6t/cwMVLgCbhWvWV3ysZGw7KDmdv9tOx5
rkS4LS0r+xdcgvB5zs3exw76bnbQqS5hi/EZBChQkFBKS8VS2UwZPJoEfat0FsGxVtwubJzfVwdKygStNLspEVsdMgY8jjGWXSPAgR5o1ZA5dDgNm79e+w4y
dgVlLxBcrDJGNIYJPqkxLsIkZfqGjAmNrztOOWfJONZ8/GNJw/bwIEgattc1BI1bmSeUhrVcI5KGDc9DCXv/VJwc7fUTo4TEakgaNi/A0AUBhtYFGFoTYOii
AEN3CTB0icJn0QsRxG0CGfp8rPxgRGtVOcmtRomoWZWhIuGDwK42AzxWPzc7IBlZ8BqrTxXkZqMX7kPbSJXKEYCkXIANpN+Dwrb23GwX52ZLMdnC3KwV5mbz
AvxbEOBfXYB/NQH+LQrwb5cA//LMkWEIcrNGeIexSxY5qcXT8Bu+fLbyACmCpgcGYxDOqXHFXIgG+54WBika6UEKRCPmvh9EI36bgxF+sle9CIdZq5w7FcQi
3j4Vi0XMy9crL9NZ5k6FwYan7SH9FTk8x4dn/MNn947Mm0P6lHx/9a2n/+2JriF90j/5WWW7HJOD78rBI6eCUMT5U0EoYgEfiyO9WX2PeX92j/aA6auleSca
jJhNoEFqSUMziQS5aPs+P+AOARcaBAiI/KPsBwa4L1n9iPi3qfuPesY/Ziygdx39OeDAQD+mjVCEN2mTiVaMmWiTtgdKSRyMmGhU26kvmWyiTaoRvWR6pzPe
uVeiS9UlM0mbVViWNqurA21WUWizSkKbVQ5wiak0OXEltaeDRROXB2RQ+dUyQFGYg+Q5J/IsrFyeqnfsdOfxAXGTvVq2JvJ+SZ5pkWdq5fIk7Zu4PBNUrhqV
Z5TlmdCYDqgl8B9xecZFnjGRZ3Tl8jwyM/JTi9htR+aMpDyDmSXpjr9skh407laqQd99T9gODQpBk5u9PjARTFFPz6R6Fp+ZSYv0Ss+U1ZsXZ2aadaLMTE7I
UgRMZC3BzERUfZfsWDcwzmkw2GBbNzC3yumEEc2tcjoV73GrnM4whQw5yOFJapXTqXJMvT3kqHBcImiVOyAu+36tqQm0SGQ8lT3l3At2GMRASmLWBS3B8Zuj
OwkpmMbzQsE0mm86XVnqciyytsHtTZMyoCg+E/7q/AMqyQA8qMXFnDY2aLsziWgHU1opGDOpYC5n2hSMmaZglLN0YBkFs5RJKphFdlHuw9jc3yr6nl10ut7F
VvDn2ChGBWjR56yisp74RdSegKRs/xnL+9YriwAnmW+brVSDGtcusyzM7bjOJ1mYO+Ky3May/B7LcstqZHnJ8v6uoyzDScUyQJIM4yq/xZLsjEuylSW5hiUZ
WOWodJakL6lSbJKE4qANlsSNS+KwJF0sib1iSZbRJYRCqDSCielvpsV2Td7tx3aTaiWhinw1wxdJrMjefG5Xq+o8K/Frg9RMLlijW8TYNWGHO2p3o1aSqMJq
zF5GyCI45dco4YZ3DIxLVUKH+Dql0gBn0o0qS5ihoUIFQlgRCGElKiUIKdKIfUTd16s28+GdJoDkwcwrdpMXFVswg22wfJjgXS4wFRe6NjMxRi4t7NpkoHcQ
r2kMGqFflXgtFxKv5aTZ1owwozlMvKaVpLSOzhmcEdnHt0+nkK+Z7Ema3pE4+ZrJ5GuRS5i4xLBcwhTytcg11GX1e9RgOFQMoTyAo4QbU/WelYE3MEJJzzgs
Lkx6xyY34PawS6yxS5xjl9hgl7ibXeJazCXuYpe4zC5xkV3iErvElVgDLkEtr4La6fiHw5d/3DBg2qaROaBmRQgdfEDjoD+LuRwMv9HFNdDckccGmH7Gxyh/
b6DHo8v3JfzTCYFB13bjPLZFITIoCJFBHkQGCRKD0lHlE8dIDKz/FRIDS5LjtnfudJAcx8VXQGLwXEhiIAOwDIGBnSQwWP55Iz/y2sMfiq5gNXwCX43koa9L
d/FAFjD3gxhZwHEhC7j4ajw9XRCygFcDh/AdSU/j0uclPX2U3/TpE4FLePJEzCWclK/0RJQbd0J8vjf2jpxXPt8R+X7+L3/42BPvj24d0sf8vwfn9qgcfnXh
h1//wTef3D6kH4wePiCH3w0O7zsRuIUzJwK3cAofixe2ZnPkFpoPFPynNVOOuoUHC6sgCSCnpZhICFspsD9LBIkHY+2g5eeL95d3OT9+KJYtvlb76zL0/2Dm
y2V4jIOZg2VGYj5QFgyFMl5W1vkMsX+w0KTteIGRZkYLDLk/UWiWUyH2KwDVH3ArANV31aYLEPsV9VanQewftK6CKZ5dHlMctxvJ5x20lP1OmPR84Dv0VjpU
AwCuSPVuqBEnoqoqh2tgM6CtjW7gKN6gVjcOY4nujmVYbTA3ysfwBibKsQwrFvrczYkUa01SrBGsypq6Zk3uYaIcu4eJMoAVupFfrUoTq7LBc9TJWBViuxxZ
2bTXwV4mtutBRIb32tjLxHa9tNet4vOaIWOEnv+TOTzva7WncoIxlEMDqESwwk/sOq/xNLeXT6wEHSE108ukyZReR7NKnbu30fnxB5QIDk8B/3cNOLPUH/Uc
bRECGUJiPuIJpQYZRJcDY4Ae1ZBTR0MqCApwZYk0AmmkcL324xzTUfwI29yOzPkco22ey3GCdQHbtUPGPLZqXGZzvtvtzeZiOSHmxIV7zc52S2Pnu7VevdgT
fgbA+cU+eTyTGlcDHNOaDWHN7QdPmiwrlUDO6BCMBqNYCUeQOjzIF9M4v0fD2EMjqMf+HD5ij/otRhDDlxgs5R3SeZS3uCYiQFZdwtn/cf0ISk3W0MfxMg/f
V8s8fE+XefjGyjx8o2UevkPY1il3+CJ/RO7we2XOak9j21D+Lrb9Sh+X3YZbD6Q9hPnsnaRZfZb24WhsePwYrJqBL5YxnoPq5Fw+M13mGTlV5iqKk2WMM9bD
iTK1j4TQ8DbS/JUgzV8JoeFTXymbuxntIM1f5zR/ntP8BU7z93Gav4GFqIq+5qpbQz1sDfWw3RHs3wwzkFisHhctAeKyWD0uWHAoMNkQeqvGIfFy3k8y/kwM
POMqLdSjlmDv5tRCZHlD3rnZqGPMai2IdLUR1i8wQNEiRd4u6i2bC1ESkS6decDP6TyVF1C55DeE5t06tGHsSmqPOB4l759iFOVxeWb1JGDSFMszS/LMiTzz
CXlmRJ5pkWdq5fIUvaPPd5ZnAqQQ8UgXyzNB8hwTeSYT8oyLPGMiz+hq5Lm0jDyIlBaXjZTaHSKlVYmU1iVSulJ5YKmG2IgxaQYzoxaf95DVrCeoh0L2cywS
FgrB1KJhcYGTWmX7IrE3KxJ7WyrC6o3F3kbK0dhbbxieWsiSqd3Oij4Sj73hnAaXrC2LxHdJvWEMrrbFWDSGjBmDQ3Dnje3GlMG/WVC/mZTfzKvfAPyMAsZq
shixENxFYUNfFOzbS0BDDgYWBS33gpwXITiL/9oPwZnF+D3SDYUhuElbQnATdrMX7nr4tODWI2HTtMSlzyuXvhA63xaPsbFS59sOnW8lSOh897LzbYXOtzpn
xPlueBNnUpzvPPusee/50PnGJfLsfEcukcclhuUSeXG+I9dg59tSCxSc74rbezTo+Vbaval5f0u+Ur9ywgtctYjG2Qy0qES8guomNVo0Ke9XyzCBB3cHrwbH
CbvdflkwZ6NVPgP6XS2yQNS/3ykFFRjEgjCgf65lCfLp1F55W+6UzMuAfofzZcl6YpH+NicxbxzR9t4GLGtGdV1HqK4yn+fUrMOieePr//Lma//1en0IS6bI
JQslv5RqT5jgVyvjBlkZN8rKuE5Wxn5ZGbspYZ4Cwk7dvOtvjgBOBBbryXaLtZq0WNeTxVqNWqyoQ1gvFuvJ+PKqBLGKrsN0JuuFdAJ1JXZb+V+stKSaUlpy
E6/6O9m4uqVZDzBEYI6oqQJTBOoIi7kaRcqVV6nb0AezICTtaoCkXSCLIFVki7sMlflPFkHVrcAiUAs+LIIqTB2Qg5FFUGWLwOabjHFObO2IqD7M0fvruIxx
awhrASrU8OHkln04VvrDsaJA5zBjOj+cHB5OH7BV1gv8vbvLrSefzQqYGgocuO1jpoZqgGRcxaNpwOO4l+zOHD2aFJDzWoCfUQtBzlMFbgM5bzCScYWRjKuM
ZFxgJOM+PJo6w8cEGOfLQmzbXLKT55KdeohgDMRkMnk3ir27TuzdfrF3u+ne8KJy6fL33ztzwvL+lXLIibcZJk2Z461TZa69VDdXZfsUZmEhZhZOlD0itGLj
1TcLC2QWTgt67EQZusP7ycIXvmJ5/4m7m0tetSrVaJF93jpv7kzUjLz67y92/L2azK6W+H2fd+Bsp9/X0S2Y+P285h3r+Ac8XHUZrj4Zxqrfpx4paIIVNCql
VpqvOAczL1lN8qgmLSHKs1ibTFtcIzllEbY2LEBLTVDYMTdL309bxiDHu32SllA/w5hyfvYQAzwF0OJa0RubZexII23l/Ea4cq7qwvSG1fgNWwe9dndTC1sG
LUmPHaVlqejPZlnqQl5m9MsGXWuxPwp2f6oUUhXFFVGJIl2icwgwh38n4cBHfJxX51Fau3NFVgD9hK3gKwCDSs5vJctNKQCT+r87ncDL+P3WCFpCGfSTMugP
y0n6ebihBvqpnIRaj+JUOkoRRKP4+y3WUCOAskSeKbMjcyXHddpL2Go7MpcpvLBNv5TzjrElAmXCz+4ijilncVFCDhewbUgIoiIhCJtDEHjsb+N77XrtrRxr
kzexVfqLQhP1bfqchCwQoojKOS9yzlos4ysWyzhjsYzTFss4ZYWynbRYtkmLZTtmsWwTFst2xGLZxi2Wbcxi2Z6yWLYnLZaNvFAl2yGLZTto+e4qhWJ+xoWJ
/A68tI+sXgMplxynkyxOJ9mcTspzOqmwLdqI4jmIbgEzxwfaHzUAaVFtA9rfz6DFo5QnHDN4aRpPYO4eMCR+GYIW14PliSyHPrYcGjyoB600oP3E8sRA+ykh
xhSg/T5enhq8PNVjQPsFjiUou79KNWaVAGh/qTOH34jBK8YVcf6W9OgyRdnHXDKqUEkGFQYwu9KA9vGAvTeeo0mDh+x10ZjUaTWIO4rVCNB+R2cy6STGncvA
aSSg/QIFwJWPc1Xs3LEzAXZuPQ6d6x3n15Lx96FJ84S53/Ax+fPpmPwNxuRvoG0vhslPTZ4VDy6X8j+K0nlkptTGCvyuyfC76zn7p1FtLB44koD9nAQscBLQ
4iRgg5OAFU4C2rEkYI2TgOs4CVjlJGCdM0F9Pmpu2c/YfFrT92DN8TK3cDcWecJkd1P/daZVkG7cmV9uJGpx0BbecPfx/Ue97G7PvfuzOzIZZjfXpeE+atEa
leKvIguYWy4LOPz/JAv49pnVZgG/+X8zC3j1dPLPP1w6+Tl9eZEjpOsPx0jXbb6M2dQ5NqUu1DJpolN/8aG5B6mI3ojAB2m4uoMz47XSyGpg5JmrlIKs9Ecr
7RpEof6/E7rnC/y4i9z/HHm0JrdBB+P0RUMz9iiZM/6AIlelRljN1ZYhsXWNS+Y1PoeGg3moDPXpWg1I3sDDwELG/dlpcuq826f8lJFCbklZ8SjXhmpQ59ti
OEOGgyu4mM84baNlQtGu/NwG9B89hQb+frN/ooHVyTfg0nPdzDd8DTStBgCKjPpfKLDyr5Uq5gsMr+4Cw3zDO6HfteIjWiai1JD7ZqWmBxie7Eth6uEoTz0D
J3I4HqlUmzcphr73LZ4AYoxSfY4eKD6t86tPYOlpufluXDRGZ1r8Q027PwI2gkEI4W0iNj9UQfDlz0p08gF6YdSmq/rF4P2jrsjiTeq0GC9XP3zY1SPwH8+0
1IIdnMreefgwfgCsrXCXm1U7x8eLD+m6uSd3f1KmuCA+v45DS4eaZ8bvlki2rmaW0rXKi6bFw+IVxQ7vNoQlARstnQgwI/Bu8uM+IM4Nh1GDpu4zV/1ScJOt
rmeejKDRoLks/ynaFP4EERYTKKUGrV1UuOK2n6JJWXLEO9Uq/umWVldrXQFF/3XmVGL8GjxcvJZ+Bb26T/+jFFnwD+zOP4hVYXSqznh0rW1Tr4yp/mkPKCMh
DY2TYTiXZi4/qHv/zGGLdBROy892rwqFM88onIWPisJpt6FwVhmKsJuhCJUzjLZ06oCpCQonQxPabm8bCmd30AVDKJyFXxMKZ28bGGHv6lE4e2GR9YZtMO+J
xL9OFM4a4bVjmJZB4exByws1FVVTUThrAQpnQeAI8x8NhTMvKJyFj4TCaaeicH6wzAuwWhDOvIBwFjqAcJZWBcJptYFwLjvzh4OJb0Um/nBy3r8nvUOpIJyl
jwjCufJ53xmEMzntH5EnnwrCWfrVgHBeZdoPX2XW96141q8GhDMvIJyFDiCcpRWBcFppIJyJ8jIqp3Aoh/IJ8iSdeKqh6YcC1yJiM4mPruOZwLKMwXauVXu1
3TB81jLUYQouhxbD5SB2Nj+eG5hDjoAuFuEdOU1CmrTTjDibdwd2uZX2oxjtnpqYjppe7togAeMQpKEglFtqynbdWspxPqkP8JyO23drySR4eKTb/4e5rw+S
46jyrK/urv6arp7pmen5kJRdSGZkSev5g9NIxodVOn/INmG8Pl+cd8N/mIONcIwccbbRKrwXOmtsjbEsBGv2fGsZxO3og5W4kDaEsYUAeRkIByfA5mTQsoIT
hHbxgYkwu97FxBpOEdz7vZeZVdXTIw/eJe7sGFV1V3VV5svMly9f/t7v4VChQtUl33UA9ktfVZjdkvpuiNzXnrPRBzRqhA/yQiSOJkWgeScl3SJTCtFDQbRG
yqKOtXed194leQ2/re5v8hb9n4onZb+BOe5qGHuRJly3XxWoW0Zgy9csnMgXzGejqgpAYJUKNtxp12p4sRc9r3e2zdkwlhI0LG9B48EIK6NdzLfbOX1WMA0v
RKA7x2Dy0P2AOSXuzWN0z8Ke0sY17il0hp4yqJut45KIqNI+P5+eHnv0c5IRXnx9vazbT9j01fBNvOQaVOXpm2CqeUzEWpWmgQE2iIQFPmhAqWHQOvqzbg3d
NlUcquyTo2feUKeOS0/sAGRVRsN4zNhaw+uX8Mj75JH3mUfSuv5mVHd7TF9vjctqcMuHoCF5Z4tsRpznPNWDtYJlPTRfLZoooLpYWuw8h+0g9uJ1WmxDofuI
ZVodxLhoo6qD3HPQYvQx4sQZzENbRDOBlP5B3YWq3H+oFQYtK22tFytt/i2DwkpL88R0XFOjyBpQo0fSSPEc3QyygUyjrlPLpK4etnqRxc5d6Ysp52o1x7lK
044GaPGAd1jONGVv5XQX5cz4h9LglO5VVbsVwwW1RV6U0Y1+2DWC25xMli15ycVtiVyjLiLXRo5j/8djJZfjQ0GO7z5UM16QmWBrHGpjPGRbBYElYTLracCu
ASgwwiVcTTMeFBBH9LtpJIyE/obMMMdoUFcC6PUzQw1+rQj4tSDg16KAX10Dfs1ijdknQ5pVw2CrWjWa3llXoemKJ/wFu9SF7l3qGnfGQtoTMXXSH/fEkJk5
Qu1VDznpYb0qHaHI7J7nPQa8FjXgtQBJy7dIe6oBr30Yf/ItU9EJ4LXM39J0S+eSailc5/wDOKDCq9x/hDs9ZGwcSd36VcxZyIisBnXjsjyYCilwTfq8GrYG
PWvGY6RmPwd/M1zTzz0CeKKG6legVO07Eg/QxQimQSHD8URWB0QtBgI9+VVYhyEsbQBY8GYbWh+CEehPAHyJrnY+zgCYq50ncKQW34vjwHokIQxV/xQoJ0O2
ijw8BZGnTOqHd53TxeN4VGZdChHtGg/heNGNhy3gFXcL4DVEXCqpgRBxqjT6Q2ZjGgWeV/fCQVvOrAhOWSkOphKEvFiMp1iM8wJ47WMJBrmfA5PbBzZX+oP4
uoR1ggFwq/2jIL0ZzAiqzCjXc1R3ahicnvVEfN/yRHwveSK+Fz0R3xlPxPcCjm0GvH7f51MAXr/Hp1c753EcWe+dw3F0vXfWVyNkuJrSvgABM6NaqAGvuJoT
jzE7qQd+34c819HD0SPX0cOlR57zybIPOR/pCDLXMlANHOdxAcoJdn3dTL2qAJWLqRl7wYsNp7ooCESIYpOqIJtUTCg1Ivt8baGVamH3jzdYAHgtimasQf3q
mDyolWpurqpDz+xzDSirzg30MfP+OcC2Q44VbuG4D2siw6IdMp4Z/GfD/CsNy8J9T7hxIYPJCpm8IEQcLOs/BmfzbwSVRdKb5UWaj8szrsZllbkvCS6rbHBZ
w9gEHKMDNgExP4SCy0LbprgsalldMN2esr/Vst1dGnBMN+C4bsBh3YAt3YBVjRC283jB+P/A29uFzXJTxXrWf+togtHuaAJXjQKArhXr2XxPOMthbBW2J9Uo
z+whsw/Vsc8KUco+a8jwtxAERCEIiIo4PMg3nDTP+qB00LtFD9wD60A3KUYOZkoItyYjiyTpWrR2U9x7tXjIorWHTKKhRYrsSqoh16K1BwWtXRO0dlvQ2gOC
1ubOW5dKgu89jupC5nHWSTdY3XwfvbPDiu+OzjIcbkMa8F7grMJlW8ft3Tpu2joFhSG3eOsU0DptmFqjvLYIGSTX7m6dSW4cHiTXxTwatuQb512iRSaljTYg
2sWy1UcAjXAOVSjJAjdOge0ANnvE2qgh99R25aJxamicaJHGQdS4LPPIqODGcdUIGsdF3tERNBkahxuwRQeOd2Tjvp1d6oTgADZtU8i3DQKTQ+wY8CpHYWfZ
KA+g9llFj2v9PKz1c0vr5ypXDyO2B0ArP6ylPlr7ilTP+3HRKnZo1SbqI9PPhzXwd9oo3HRSxU+5rK2YB0cbajp5ZmbBbIp841i7ypwaUvei1aPFFKeMY3ir
LQeVmdoiLckBeRpAezRh/QWbBDxhHdfWwTGeuNYjt3PI3jJfivgqKbw3+Hy1f9Gf8l7T5+d9ni0v6Y9n5eObPi2E0kn5NVQ5OZyZ5rhkpsC4dZ8R61EfAwdJ
pmWyO8ZiXkcFhPK4isqMrgjMh+QN00CGEECGfX7yt65cpDfNaxnWeF/smC7hPir8YT/50Q+/8MlS8obGwZnCSeNibmsCh7vtAVjyHGOUuwMot++nILT8r5er
ZWTk5O+Pkr3/a7H7B2jFXe+6/9NucmzRH8h+bf4HX5x3NBPfwqp0FR6V07CMuV+5PX8lzdDWzcC9/BiaxaSidi2Ojoquz6jSFirCAPeCcExQ033FE3vlhAcV
Q+abJ/PAadCahhy1UZNZ/JhHen7H/awcedmxwDXjytfaNZOZXbF00ai6zErnclHYTg6HEUmodEpT9kxKUzaQS4qsacoGBY5Ry8ExigLHqAscoyBwjLas+ZoM
xyDjIfitb50vkfX5wku5sNqXQgmrvfTiZVmfPyeCOXfShtW+eDIXVntGfzwtz3nhZIb1uTjlndaX98rlU5nLx4Mp74S+fPhT/JpjJ1PW59ddGrv6809+/Oiu
0pS3/6SNqT1/0sbUnsVp9eW637fT3VG2fPVeNp72PExQnb3gp9fq0NfD1Il+uitFQFqmFlI8nmBDj3sSCHtMJyM/6gkm+LCns78jKEewZLOaqGjGE66INzUB
zhsuh3htmBa2IHDZrvEv8tNfd+MGyb2SfOZTwl5RiP6boVreJC+8Rt63gcHRzLWiUQ/ASvZh+LCDMuo1fCL52oANdG5HPawbAIf2KxeQmwHZPG3xcMMSDRPQ
UBIx0kloljk5j79Jb0YHTL1A2rgzmkiW80Zy6lvUwtOAX4xpvlM4lpMFhC9PuMmAoStNAWhPuiroAUCDnJKnPiNsXzhvrGceYOwkjQnB6MOG5ZEZS2KmC5mM
fcPnpLWc5UTM6MH8HaBsdmkCkAb/G5dmBBA5I3BVyEcuuMJFch7Ir7R2Y921W9GzdmOL1e7Fbz1sazega9eeljDYPA25pklhnJyKx7vKP6bGdQ0Pnp/5eMqV
mr2nzFveue8yjOXZO6k5FDJSsSti9AHqVP79qvjAolJd3fMpIq1RESgAfpCxoKwvuLEv0jVuJpq/Uth0iHys0GVjPDOPW8LrXz9umWGGhRmmLVh9pOFyUw5s
xfQufTrQ8M8elnzOBcBMzrtLAvJw2I3U5sDDaW1GzKbAEsbciGXt5ZIE8B8np958WCOY59lAG/iD67EYiKzpWrJYM1VEWjAgIqnsjSSYjhvJSsn4ae5Kt4Ty
sGA3jRYBgRhDg7EsltxsTBt92hV47ynG6WtoMK7RjMa0Xn2kkV2BCjORMNnMh3GkaXBO/3Y/Po8z5yAH/T7tCuwYwcqYqZ50BY78hJsvH5Nameh+T8q315Py
7da01rOevGPGS8t3SZfvTV2+N3T5Xtfle02X71Vdvld0+f5Wl+9vdPku6vJd0OXjYfeERH47Gegytb+GLtP3SJdk9NoZB0A9biNDbkba2OxVwRzivM/bhUDH
FcRzURDPJUE8h4J4LqeIZw78s/m+fnZVubjTf8inaY3+3RHS0ZoQF1OoRhJnbAjJf12S+KMS78aQhq4skva6rCrYcqtoVk5PiBqhfkLtUdVJyC5KEuRQe1Rr
ltQRAzXUHtW6JEIOtc8VW8XrnF9yfvir3F+5kvnsDTdumr1RWiW/ZG1ZfhzVwKS7ZseOQjUqkiWObzA7otiGLdmVK/Y0WQZJNflkJrIWEuGsGyn6p1927U+5
NovLs65J43LCPT775U4/7/2LVqYhAsejMKsiCaOqHaHZoMFbuKIcI6gmi9wqqz6aR/t4R0j4S2u2Zk8Y+27OlZ3/OMTxqBtXkpf2fdTjnCIo8mOPy9ZsaLh3
rfe9pINkOdsj87wO3l530QtrrGF8Wst4/IyPP665O/nVu/iJNYavYmJhZypA2xkACLMHdD/Gbk3vg49OcAmDBjitUyOXdf7xMv/iLx5l55qk4o5DE3NXhuug
BNdBeAuDZxFzt+AnEmkHpzoycYcqerdzJby0VzursWa/2pmAo3a9s5IO/noy1GlBP0UWeqgGp5xIeIGXIIm41alVWX6SWdNJexPvtVN5WcIDt9edfL9jAQ70
FOAMC7C+mAB3u8LiOkP24G9NgNmyvi1p1kSafZCmV3XyTzR9HN++7sDZUE4e1suYYnSalREPnE4oLMblnnvSdGkH9jubOHswrtzAgqxshaKY8LbReKfidqop
krBfTqfD5OChzhDVuon7t4zhNyXzRiBbrmcVNi8qrIo87hWbx31eVFg1m8d9XhRYNZvHvcpnNEdWkxZUIOcKQvN6mVzu8zkQRUW+sd57xktcX5dkUBUJPWWc
e8i4CGoK7I4OI/A1JNt67hNYy5x1clvgoWqDESdUw0h1Gm6eha53p5iZokJGO8hz+CwCfw6fTWykpS6fqY20zOWzDRvZA0hnkxs5+RcwOqexGuJ3PbxH8llK
pEmFYx6xrmlSCzYT76Z6GUFlD5GOB3Kgia5XgPyBFginpRYVngP4Q9t4DaSVT5OGy3Tz0KZQD6XOXASOEmfiDQiqYvzAzNoRobtXbpGdV+MH7vVT8QJjqoB4
KyK7isiOg3BOoz0V9o9L2IgvkQrfSdYUuxhNUnNpB5VrhmaaYzZkiEGAVoPt2cQJv6ep3wPfOJewa0xAFHcz3hYoR/R83o++R3p+VVXeW+cwvg/SAOiBYwlz
OJaaSOotb8qlca90ZyZF22h95zHH+1aIRMQHgCxoRsK4yn0YSo6+jxscc1VZ4zvxMFJRcsOD2LPNyejZQdxEq5Vt9taycRA3F7RakzqWuIebqoENdhZllUWp
dyIq3FagM6jaKAh5R4iuqfPQAeLHDny8pYfk75K8cHfCtw0/Pod03cbYhGYvC74pX2sLvoi4HMaSjWosGenUvZ5sJuz2ujTbCLAcADvQIm1kK/XDsS0fwiMx
rsZTjMYZj/rmOP62jElw0mUBG8tuXQjYQJAp/d0sgI0zDNs8+LAOE4H8nC1k2I2osa20UHfUsq0AkKvxrR1koRjhZsZlugF/N9NtKyCXM3BmkF4GJ0p0StQZ
eKM6SjSgvvJPD/N0QDYKpwD1VBXabURV8XxXlZCCcxwvddUy4HMiuRWXbqiXEQREShdnVJrpuKxGttQxT43dWkd3iOgr0t2iXcAaIaqFRQ/RoWuWJSypobvg
kGrg0BF9W4tXMNAFXXAFuqDHgJOMlExdSVLiVgPYyt/GDFQHVEe1DxzCkNZYE53Hp4FPDTYWlqP4SKFDh0CtwAFu5BIWaKbkjd4lbwiGxOWaS9nLuha2+DyC
GrkRtGjxIyl+g4vfQfGHTPE1cIxXA6VsslRWCqMmLF8fR605Pc+jqZKcXziatojuei/6OIKZqjQLV7dy9L4MWjBaVbfKKLuOSoDcsZHMLPzLTVCEGoFf5TCq
OsfRsXS6R2MJGglAqWJVg32AR2uIfHXtGpLxVav1SBRShC8jLLcPmMTDziYkQ0RYX89XFcyrAk7cmpdNVad6bnCqZ2za0uADCTqrCcdqp3T603qK4w01Tj5N
vVVKVcFMV+qtymJ4rUpu+MPwq1i8Fg/MFEo144G1AiRwHVnZxVWN2Gr4m7SuFsVGCq2iIVvDAlJsG3oM3ypxP+2CPV9Uki5YsmrcYRwYNLljFLkMHYA1MyGE
LKX+NPOs8h6o61Qdi+jya0SXb0CMK/Yy2WCc7MRL1eUNrcvjLl0+1kOXj1ldvoy0KEl8WarLR7t0+Sj+SJePv6UuH++py8epO42/hS5fRDuPQc36otuh4keh
gsF/Iip+DDfgT6v4Xkq8kVXiGM50I40y9JJRmTLG6WmqOc0YV/kBacCGqPKGVuUr0P4ezXikwz3MWSFDXQECz6o/jid19Tg1+m4EovFuYV4cDVZZVN+5ou88
1ncY4NB0ZYHfsm5taLW9uKJWqjHdo2iRqDFUfWHpIlu68uVKV5bSRbnSWU1l5o+cHo679HBs9bACoTkGwCN79GtWSpdXGMDIfGtNu9TBMezxGEf3b7BjI4JT
Y3gBtJt/MTP7O0m6zho+lOaRjofVsL3lg2Nx+3IZxtv5DOPtXIZxcVxAwH49hXGLJqymSrH6GylFv6dS9Elefk4p/iijqxg4DS2oqrLUmLiXkS4VaXfOjTLj
cQbv1Z4T144gby9TT5k5B6JFj1hu1yXL0x7R84VV6RFVGDUV1mwIRKRXT292pvhMTSeOfDc+TZ2bz2j16slZBD3qOFaB0g+RfJ3pV0mP+vVc9hemssPxMI9y
KdEraTrgw57OB8zZR4s6+2hxgrUitrK0TznNn5ad96iDty95NExIH/mMhSWRR1vqQdpyl9y31ICVnhoQaOyK1oCXXDvLZDRgQarHuRRVdIrMpiJz3VWSnZ2S
0WIa887KHztcQHl/Xg0d4l2shgjhqBezZ8WXRYSoDrl0wosbrKQ4a6iNHpyL24wy9CByktQahH0Ns3o7YFKvT/6bueeP6Akohi/SvWkscbdNX+WyoBqKH6FT
bh94fvO1jx2BsUifY2RI5i/pHk+u7nx012bn30JQ9Brt2t21hwk78VVDN3UxeuoRCa1hRXbJzZiYZaO+fGtM+mlnzcjYyDGjvhq8jG7Imqwhy1vqwjfWXeSi
N6EXRZHmeu+Ch3fxkrDXLFyRr80snFygyefL2pOCRxyjRyAqjeGs5gIULBwLy1MIfVEt5zPE4uFy9Dm5t5IimIzCtNjvtnidW6I3o1RhIpoBphCtPqpb6jyr
0bBiFeH2sJZZUxdVKf/0UJ4eyNPRVe1Y7LYgBQceCrVDIBhx9i16SwcI/PrtAQSeQyr31g53p7VtHIbcSaJvpqsrIpQWYuVYVmeN1ybrng4TcZiNjsX+IX27
Ia7kYmazH5DMqoKbtsT17Pd92Q+NzAcSId0dxU0cVNyfvW9A9ePbybiV/XYw+0H2SemmTflyDGc/tLPvG+GobTKQD8SDavCgqqvSgXhUjR6cO0ivqx6gM8CR
Vf3AwQNP07PNNxX5Zo5/9QEaTO0t92OvGwou48JLg72pxeF9cxC+gHDj2kamBBnayBiU8kYmARmA+46mRYw06i0YaU7G2efofQ0arniw+Osc8ddVSSGJW8WJ
Ps1dw6OugKZ1Mlf+3F6Ji0oWLIgGcHiIcxHbUsQIHmvqSLB9r1+8TnWpU1Xq1Cd1GpY6NaRObalT9tFLrlMaHDHn+t5Of4f7kAn7DkHswLyPgkAowFPpwhsH
BIK4GZmkgObrACYXjQJxO5BSjbFCob8PxIUx3lopKjopcti8vh+PR1jh83GZZ/2CKh/hF7nVNDt7IeVlqP5H19uJcqB4ZDEq5w8k4T1micTbkglfpzmkg8m0
AF49uCO2x8XjLIgCW4pFnhh8qP6rd29Wu3YfmabXU3tshcF8s/DUSUS3iMl3nGpAT6w+ukT0z9kc+udTOuf73rMW/fPVHuif52TTde6URf/sO5VD/zypP174
n/ycJ05l4D2FKW+3vnxMLs9mLv+MLl/S+dL2yuU3M2nY5r0p73X9+RcXPn3oqcaU92qaae3wKQv/2Y/T6nJmKQAYLGGsa/J5ntqC6CPoXdU/jUpg3A93uv8Z
wTZW0c67W+NA1GTaywop5WJqnhbpydrI2ZG3cUoLbZyC5l7M2jjMtaUKbJ0GySVnGoWTQoKWtAg4MHZtQS7EW7MFKGaQSGLzxsVWQYV7ckd3+pqAd+qaXh9+
64CeKY3fh3HaVn1QOpFFkNsqzLiXr0PQowJu4iHjlq4AdrsyFZhhUEyfWKnsnCvrSM2SdvbARSPWT1xbbC3x7+vCbtsEu21/shdIic5AMsQJbpgFNzCwm5KB
3QQCu5ErqnaSZgSI4RuzkgYcW7ABQgbw75MuFiKM84h+xUu39NdAu+vb6aoAdgMwxZZw2EaLxQBbWk25yez1NMkaK+l343eXGGjC35psrAyZD9bgLUNf4iwt
Y3yrYLYDpkAN1jl34/kfjPk19/ANAtoOVvu3kYEXwIVdMoFpiiNOtzPuImC4AUMvGFqwD8f2FFU5+bGJHdcFNLCdq+h3qMk6+lGnH8d9IIdnCXUGRF6dVlWy
+8y4MizYMBo2EP0RS4LGi+LhxF2sU7jIEwuIviFBawoJWr+QoA0KCdqAkKC1SAklyEAOiCZZ7UANDMNvp/r0JhW/ZWEPmHGT5bYE86b1Zl3QODm2KQyvGQr7
p5rXDOcNRqhI/p/qSZb+16UDZRpqktuJoUPXxREOW/LtNCnttAHF72qnPWk7Pa7babdup5lcO81k24nzlXE1Yu6Fu128N9eWeJVJvmWgFF2tzX6ExSoVcaUU
nr5SKjWRr1QklWr/f1Upq6w1dhgbci5g9Zy2ox1Helceg/M3l5jLO0ykAtnqd8EJxo9X8viV9vEmduLyr1l9mUEY6UE4rAdhUw/Cfj0IByTR1g7hIXRNTgPm
IWzZQIyWyWnQe2IpSkqDoo3DiCQOY1jiMJoSh9GfxmGw6yxA4BasiJyeTYZtPewooyHk9hhlR1GeCy/z3H4Y5y3GjQXJsZamMkRH+5gpatjhbhGIwkU+FoOs
ogU9AIminK143QXinct3szmkRUQfprdPWbYkjHKbjPY7V/RV2B7wHiow1Mrjc0/4cQwvzpyfgq0M6c2zz+NTLUcsZkOAQrPSSioLsFnse+DFMnBT7BCPEBle
BA25xCYVEfqG076sX0PPomWGamkPF4ZvjZbrMBF8Dc6KBNswI6GxvgZyNWW5OSOral9DtvplXe3jfICUKCehftID1Ie6JSD7ReqmXmcoOcNGxkiuvt5mcLHN
eTDqjWcZc+NfmzU8Zj4Pwf1l+n//n+eBWXsesRwqTJqufVR3J2X4oaMjmGtsvT1NuOAImwl1owHqIEzMMdIZVSMKYbbx2O/WHSY8iXhCYJIrBrq1kfHa1cmc
I0B76FZ4/ofe7f4KR5qFfokjjYU3caSu+gaONHW9jiMJigl16N0XPVoU6rxAKpIlvKU80Y5AHWw6Ti3vcXth7IHyxMskvM4+x+Shvpgh4BnvyniNQekZXwdq
gnqM/n7dZ9cE1eQTvtTkaV9qss+XmjzpS02e8KUmu32pyYyfKwFn205m/CwXiq0Lc6HMifBotTx2ez1XnCSS/NIMl9hNw20vO8mP8HBAomnmg+pLwuS73/jo
oVLy9698/SuSI9J2BXSEuyRME/v1SXhj3TOtDdAVt3XaztwBqO0z7R3Z9qZev2h7f1G39xd0e5/S7f2sbu8Tur2Pmrd3t/dcpr29XHvTWOdW5gFMLb1oM89l
mtnt0cz8gMs19fd1Jb6nK3FeV+KcrsRZXYkzuhLzXo+mnvd+g6bOFSlzM9zCIxBvCXQX28jAZVjkEMMil2l9uZxaawX9KYZFIhWqBRSksMgtnY5gM9q8xYyx
xASlk1OAIRcBj+RJpbj56LdPUBebYzKQ7cepoJMfVu7xeATbHYguRRGOx6O0kL4t9sdU5/hsJ1bt43SbZjydmWnsUiOz1Jx0eXTzhg/Pdt6RQ8ZqCiJJQP9n
xt+3Keb2JdMTkceebEn6siU5Dk23vbOSDuH2zqqM7ir1+YHjBlXwQnoLeSFvFACnj52THqSRZEH7QH4zT0264UxD76Q4gVZJbSOqRWdErTxO6tA/3rlCjR/v
vFP84ZAD4zNGZ+mOK0hKHWAlqeKTdKZWHaefZgVzxSzJpjNSJfG8cxa4HluVNt6lq0O2+Srlokpu7yolntzg9oru4oVBGt6l2p1V+GaVTOpV7ciPb+dyv+N3
cT9rU9VRaHbZGP78LqtldSD3OJz+HsODMyJybaD9CgwkhY4daeBsek0p+BuHaaAsywFHpZsKhFYJAjTiBwEBmh1VE9NqxYKnZCjNIqE0gwNyeQYXt1zDP5dn
sJzLq/x1zDrBkx/onBW+zVnhLfiJuICXU49hi4A0hXMlGHCA+PShJybo0ALi0yctQVX2SXWS9eerEYufXYIY4hUdVWUx8sDvdpZTcVnOY7fXu3QFC2+sp/Da
EF7/YsJTIrz2b1F4OQ34z5Wkxs6mTzSKUChqyFRf3gvgAJOeVr1yb0tYa5aLq3+CNzDiIbLJhjqdxUifgACCG5RuAmiAPt3K7n0N61+uOtpWFKvQzcH7uyxI
De83tuI7M7biqMD7Metvy0z696Zz/j0a/L9Kg/9LGvxP2sI0uaqTOfD1C09/s5j83bdf/mZpoTnArcxq1oE5QL0ALdrhio5iEL9DvROHK8ge2BxuphUodDzZ
jvHKY7Ob3717s7vrw6Te4v7N0a5Y3TZGy6lVmKPYFoubD2Adi1lKjXZitiNiY0eoWPSeD/XZt5vUpjYpSH+KJVGiSRiR1qtoEsbRpUkYR+o353BcSZMwjiQ2
5mUbZVBxWv3IwIi1JTGehVrTFDiuLQkkJ7KWREZ62pKY70WSJ5aERpvLao6U6B11y4K6s7O61mchAarZ5/uO61cNSj5rxXu8hb8UllxvkZmt90Pdt/lQnjpy
99CD4s21XYLWj9VKwE+4HzF+rRPjhub1XUh+qC/ndhPykqNfSR6i50U0QxxJVvwhTj+8+drHVPTokQ/F/laWLekD0KqPHafDij889ijdQvNvACsjkm55hTGa
qPlSSLQIwuDGmcUW27LWqsoEGtSrwmG72lyuVTHVN+4XG5fsYBg346zNfo2gEJIKdNH4WMfvqqjP1Tny3nqQk87f4TJpqQlbvpblLhYF5Kcb+3NdDmOvy2Fc
uoWbJecwJrMFpovGY4gpZQEztDin/tYSvgdfnBs+iOA6q4AGxK4NOvE4NA67DdrKY9DOagmE1bEQro2FGOd97Z5v8ZGVKaTDKlqOTqvVJ78EaNo4m+sh9moU
x9S1dDv4GgJQ5PqQXethdzTEgSFPulngfL9S+IbXSMrqtbYpq8kp3j07xXsRXxB9Fr0h1/Qmnb/IXb+wd5HN5+sNu5KdiNZij81Xa7DH5qsr4eX31WrZoS+B
26uWbj638rjvWmPBnrbEumTm05YF6bf0xsKsnab+kcdTq8o3pbNrq9fsevkH5OJUWjLXtqiK2AvjunQ6g5IEQ8ATFW6gckozVM7BiEpVAzFaxaCO37z/UuFX
va9HF1ar0G0u14UZXevlu/C46b5t2329y/Xd9uX6blv67jhLBtuLCu8bh/NonMxmspmx4bgK2NY3vmOSCmWcNAh/qMHxAJ7xLz4i69QeCw0vx04PxR2m6Fff
0JBXU5yBK1uhvtgQc75xqj1VL5V2uju8nSX6c9PkEGcdmxyCpZa41931x1/9xcRdf38te8lKyQtOJiKf96xlQ5XNFM7O8F4RRmm1d92U8NiV1jmbJNbxmk4Z
hw1Ava5zJoHGmPDWdmr4BKqY0hoQrGYXZjCoGPAT2T6DtQP1OlqiUp31V+xQ2MLap0lnApjtp7P7+GyAzu7mM3Th2/hsEBrB6QzlbDN2Yrn1dFOYKQPTOXkY
8zvycBS2xe3peIR0ir0IrnEzY+qh6so49bJaBDNj9I3dOpsAv3BEEJce+l0b/W4ETJ1tA7Rc9OcQxAhj2EM1+P7UCHD1JE13fmyPvEh48Pllt/DF9jQQbnpF
+eavHVAPjhh+slxJnCWUpKqa1/3DPT/a/dybr7xnrjOaEZjY2c3OKEwCRoZ69B4oypHN9NIJMnuGoShH1CAU5Qg4JSMxKrCS4GDIof/AKxE+DPCBIzl6VFNX
8haeGcC2jzfla8mJZS77a4jIz/weKZsPZAjx+xmYcmijlZgaUgPZGwYPcQTm25Bil4hcEZEL2SADwxBE5Kp+FpGPvbCOn+HJwjsxXYIdIkaKC53/ABNTPIJe
n+msTldfxS/FfbGEHuuK+erZfUbmluV9Rv+teixVblpGqOp7f2pk9moPX79N2iOiPiMtQj/v7roy+9Ioj5np3zHd8S/n0E69yussobxVrZV52PPsLi3i516P
ab6Pp3n79bVT1ESZxEh4pk4wkSZG8pNjL2t0h59cxWknbDAbAuyYQc+9MTVAzawJSD+LSgXNvWmyldJqHzkQS7JT09CmBURIqyPjCHY2H3zp1Z/8j2de+Pl7
JA+Sn+PfGRH+nXoX/w5QNeDeqQr3Tk24d0Lh3ikL904lx73j8gZkRfJebBcGHo3QGaN1qiXWo0nlrGMmpo8AK2N0sXJu4i7hiOxv0oRs+Lt5TIA61/OKy9Hw
Q8+kP7GfI3yO0s8hPlu4YgEQpAJ9o5A5SaZt8eErR5BK9mW6ELGLLoablZx5Ugr3X6IU8mB+KkpR/bnn+TsLO2RvHyv/TmBSaficVidhHkLjUFeME3RUQL3/
AySXAPZHIF3f5WoxVRz/E0gCE/sFEmRBNblM+AzgsnkyADvvq0te0TjQo4CxLkVGt8SlxWHn2GkWozgAfjC83J2OYMDKB7j8qnwgrhyKHalOePCg1a4ApM3R
bQdVmjBkLgXIOwdi4MTLyFkClCOdIefUQcAiDx6gLxvQ8gDPMOkdVIZEg2ETFsb3O6ALYf3jkFMLgHaxWuiJ8lqQ+aPWlfljiSRQp7+dh4FpEqj937YwsGUL
UWBfEhTYKykK7EIeBXY+jwI714UCe1FfviTq6Ezm8kvelDevL39kP7/m9KkUBQYv/7P6809++PH/87W+Ke/YKYsCezVFgV3sRoGd5jXV8zkU2H8fLguJBhmn
D3l8DCyhxttBgp1z3xYUrMgsygYKdo53rcXsDybomYIFa093dPbBUK8qyqrAsblMCVAVYMA5l8xa0AUaUEDdMgTUMf9UGRTQ8xVFoamm7jwNlBhscoV3GtZ5
Zt6gyb9St2gAvWUv4SgBE7eGOO4D026wzpljP182rahwVjBLKwejlBGM0qcK7BlK7eA+VnP/7yX8VtKtWOlW/vnShWoGIzbrY5uG1FAkhHG17mx2Oo3NjuzW
FOF3aKbRPUWpAAcXhWQDg3IEpY37VY3+7/9AXB6jxQ/Zk4pOmgDq4P5M5uPm83HEirKxC7ElbF7ct6sTpZw2Fssxj4ru/Y4hRQlYQcz4UyAMCtisaPMuXSA6
iPfpItWY/XKqPKsoDXUf0DZzjgo+Y+xun+0JHFgeIPVHmreSkSdn3KRFF87kkScvutm8lba0F/DwF6W053Hez20Z8LZs3/4cAOpNgd/tZvDJXnCyaLhgCoJi
JFtR4DQlAQWWrY+lzEEBphd8rSv3cLAa/aGBH12gwZG4iZfomucS2uJtnNA2ZrDOSk7Y4cEnzItt7o0v8NqilgZMprIqLU1WpcVkdayHrOB4rn0yJ6vzIqt7
8Lh7aSoEIjIvqLtFQHeJXrizYz01ijmruuSUslgFV7k/1ErkB2CBpiPJq4CHnEfGHBlX9SWmYy32lq3GQmkYYllgiFWBIRZyqcLr6w1xRFb2Zlqo5KcFp/Ob
5kLOTvwMVt2tS+cmk9NAzGaSNstiJq6lDb/z/TScs3ewG4KGfX/2Dp1ZnbG4BbrpHu21KBlfhZFfaGPlQ8ivwPJbtIRF2Oqs1zSpTFOYSPqEhqRfSEtatIYU
TYWY4ApyJ9Syq8Nek1Y58eh5t5qZK3yrcujUugUpx2ZeKdkC1LIrtIgexgF3Hi8IWA9XONy1mlG3g9CpuZVQmE76YTolHX7rKWmwJ/57EGhXPSUdziNlD7ug
McEOMsYPhnSngH7li4uCI3OLlrADkuUyv69uOwjcXNof1W9buylyBv9kl36Y6KkfCovph9f+KdUPba0fgOJocqM8ZeyBLfjnvaIYbosrXaO9bKMKs8DLczmo
6oZpmrByz9yAf66RZ266zDM/c36GiR2/tvChEwDJ5R46gX/WykMn31ZB20g9kHsmw2TH5ZnqMs9M8Yrn8nDQH0LBiQJ0tQIc0ApwSCvAYaGNO+wKW07ZkEOF
1hlUts6gCk80PTtaKMxQCC6ALiyrOnRhGSvoEeRSgC4sgwK3RYfh9RzC7AqVBAaPznOCMfECP/7XGmwfTicVqdsEacw4B/Bc7YcyD0apjShpjzkoDmvVALsC
S46G27PnbUXDPeb5XjYEBF5pbfgLVNpdElS60BMqXTRQ6UIXVPpqi5TeKEDpDZhXprzJLEx6MtvBJjluYRL/vEuPA7r6zcd0qfh6GqgA34zkx2UFMmk3V6yE
iyLh1BvyqcyS8V29l4yTNCG9+Fc89Nca3uBgileSr53LrSSfr+qV5Dm7kvyWDijCAvWiXkr+pSwlZ561S8k3P5dbSr6hP+7/L/yc1z+XrhV/QG9+VV9+TeyV
VzKXUbAL+vK5j/FrzpvLLwqd8Fn9+bUfvnzoqeMjU96Zz9m15Oyzdi15Cd9Wn44KhZ0eLRDdHU3bV9wsqTAo0JzsFgaTCrvZLQxDKSz0jor5Y4+5YlUUBJfs
aB7hOZiYBV5TMfPvPqytwC8Ms6iwBjv5iP/x252qMPHfx2l3wHi+cA+9Jl/rPXR6yhOajXiv2zHG9q2bAJegNVl43Jrpt246SGMF4IgGsq50TOhQUx/BOlxj
2rkqM5g+zvvY/dBFA2kyhCDl9rw3P1f6C+fKgfcJxC2/7TZAwhzguZIe5YCD9SMm5f29cCf1s3va1a1ACxuOEPLBzYfshtT94KudcMZJddKhDR7VCafFe81O
BDjHhFMDUm7CCTtjOATAkU3QWnQZ/fjO6TUOJ0XCdo7DIVc0NXaWq1aO7fe+pF9KkCX73aZaOa7fb/hCwbr54KuPv7yLein4VxkaTWoVGWerT1/3yPab7vnq
qmv+9UGW6mGhm6UzUT0FjhEqIEaogBihFTjcwzecNFK5U0iK7+goHG7rdNQKrYLoG+6Z8xliXmWJe4/N7366lBx8Y+Z7Bcbf5O8rcERMRfeO39t0kOa1ylsX
d5JLy730OintlnxpN0hp3yWlnVxyaW0yzK5i4ilnaFw9iNPVJOEp7z62nNA1acF7K29ILLcub/qwTI0/oMZAbqxGHlDtB9TwA2rogeu1M/K6f8f//dW13Sf/
Oz3hKn1ij+Ejxj+tmOvVjpXtF1JCXynL6guZf6UImT/ua5lnbmV1gHlo2XE1jvE5+2U1dlyN6tOR4wCy8unwcTWkT3MlYZmulJJMLF4SJpuVUCo/16tPuElF
rmW7NS30/Vy/ftH067n5mYef+eNQOjZWhBgE8voH+fWZpsrRb2eb0BZLmjJWANNSZwCYdgjfveAK4fM8Ek0xj/O9PN8JDmGFUDrr/Rff7r+sSNxFNEigVoge
9tkG8lUHNpCvhmADUWmuZjDfMG+fYA8+0qlHSSew6hGfN4zoLvHNu8kyWzkrvhe6xSfzHXXY5JLMsMj8Nbge4jMBMgG368dMsUMZNEGHxYw95kAPmkE9+WTb
2bWDZs/8zE8LyR4SPNJf5O8qXOX+pw4Tcf+RMN4/KCTn2+jpaMuOSo5+V0AFJS6NWAgtFSEDHkZXZ4Xq18WoWSRRQ/R8ukOV/rSZ7lA1k/3f1eZCM/lXEHFK
t1hdkM4BHI+ZraQVspXUkgQOX04TONRlE6lPNpGKsolUkk2kMLeJ5OsdJNk+CmT7aFBQDUqMyLLsVKGlz1rb9L+W3Kr1G6egBrtULJnZ74787Ffumv1CnvrK
uakvTJDuQ0BTpeQcNVVJd9wStHsId0OFs/i6aIGS8jb6iI/yN/rwXwQbqeuWsIyCu4/WAP79OrQciU61gi5hRVRaRzZoSZZWdNjE10+aN60V9MQElpVQ0HXr
x6ljYPYBu7mdyd5IpHdkViORWY007WqkaQjEetYHpKj5xUifLEYashipy2KkKosRzsBRYeoZRqrpDT56tx6CJQzBLcl76Psz/LJ57ZEr88LgLlRztb9lyrsj
aSQ/P5CGJJnCfS3nvA51jCES9yDjKlR8WVL31DUSE9ZQPf9zfKMHXzn56WIvEUJU76Y6r+bG5fFKHr9yiY/vTy589+HLPZ55PThXEj9+rTx+8l+q9MFNklXt
XfL4DfL4a+zjjZf08q/5wfwbvl6752+RPoLxu9q7U2L4Qm5l2E/d2TQfrZSxpQPOdI8D+ryUL33OTReRwRpaipa6kdM9QvWkV0uoXiQU5Gs5Ls94hZCFGNm4
OA0VjWZfk8C2wUNTl71JjbTWKKmLHOPHi0mbmlK+Dad5Aa3TUWKpG2gs9t10RxG6T4DWG2jVmOKs18IB/kdI7AFN3s8MyjFVw8KEmfPYT8j4NO6RHMS6BT9l
wNjyxL8RLEsIplKGSol5zyW9eAtBV31HaGKIOn2MlqbSt5OoE/hg3xi4gcliAdLnZI2qJUnF+9/t/r7EKP0ewHBXO3cKSPoOSRp7m6Sm3iLvxb68KXqfMFHm
QusumgTtZBO4GiC9lgRncohnK855QeUBAo8eMmtiToUS6Bzi/RxEzwV82pUS7tM4bgS0oYxP6PzZiGOTULPci9S0QWPbWCpbTo6lUiwQkmPLoILXppFU6a28
yZO5RJJkEvI76iUdS5lSTgf5lwSW0CqUdWdSZO9zx9N8KUMJFnFOpx/LpGxWFyZVWE0Dt485T0bwYTKO+MMwPkzEDf7Qjw8qbvGHIXSENoI0B1XjCPW+1hGw
D3KyA+BiR3GIaGEVWJOglkED1SzItMZ12st1AiU7wwcYTiM/qcXjmEcCzCPjBlDT/SMB0dSoXYsYcaA0h2dmCNEZAZjUFJgMrkbovhq1a5lDG2liCdSYKtFZ
RGf96521dBhc70wi+8l6MjMCsvzYVTOy3rkGKbhp4qGpUFJwpGjUMOc2rqFbSRkPpUxRQcZVhbhBbSxlkjmbr6zSDGzKc09DMIOqcM9Yxxa7uTQ2VVsnlRQV
sEQXz/7v5Vw8IIeBi+fF8zkXz3HNGXPpr62LZ76Hi2deLLHdz1kXz8xzORfPJe1pOS3PefPZ1IfzfGnKe11f3i+XX8tc/qg/5b2iL18Sy/His6mL56w35Z3X
n39mU3U+a108e5+zLp5ZnFZ/OVzwdwY7SjtdmixM3qhq1sUzX5rGls8EMiKvc9bGYgMf7s6KnM2PvM7ZV44OM/qAwVX0kGCaqcPw0y9xh0Dem0CYtwpr/PMB
PD1r/PlAPD1nA2SUWuOfCZBRKpkLMnuhvMLYFyS/Qxf2BbkVxv4guxdqVxgn2BsjLXwM58vWe0dxnOH0qtll++viZZjh9cWsG9dw3O3ml+4Pintqm/iT7iNT
0HRbJD5AdqGjQbq+qJsdvqSaHMlk5sjfJe6QymVcHrWeLo+SuDzq4vJYaklSp35XKSZIMNgsmSBB4dnrnBMBHr7O+Swo3mit9EyAOLTuxrhyCY2B1TKaYvPP
vvrSJ488RqtlbgTMT+XFfSfNnr6TovhOauI76bfMof2sdfKVqpmt6KSWHDm6eAMoJKrMliPicmhfQlNn2MqWoy3laEk5oiWXo5XszeRTXNAEJPKiboKabpIm
Mom+m4RPR1oVfDbQOYpwLEmvxnKPBFpSxvBsXq4MfN8+swB+JpCMbZ/lxudGL+kS1HUJGukGrwrt1uv7F1niFtMlbjE59n2tLovJlbyrnFnismohu+t+1i6J
t+0B9lD13UgWWcTJ3eDabJJxuscTz9RceZrWU3s8JB9ix+7RKqeE8VSECNP/y9zVwNZVnud7/u45995z7z332o5NEpJzjqjmNGF4KkqcjEJO52ys6wStJoQm
pNF21SqLSrSqENLQcEJYTZuuXsUmJ5hy7dBhRlAtLcCltcEJfy4NzGKaZLWsmJKC0dzOtGHzRibte3++75zv+joxiEnlR/fv+Jzv/3uf53vf9+kQl/bSlSug
Spr00oWBQITC4nFLuM64tN7Mu7TezLm03iy4wrClkI0+De3XINtbL2huwCFvDVLXgeqBl6aWyjC+k3YW8ubXQl44vNUgr53AeYbNbC91mOJqROPbPmjJJks2
eEz//PRLj+RZ3Awm8Em8/L17OHAnB96Sok+fsknHbYYn8jSPpiZP8JOiT30LKTBncOD8w++88sefu/4abmC475IxGLzDGSpSFh+PlpBtHDZJvy10dlhD5h5r
Ad/vtFYFLJ836JoVgxgyuGbJwPg/RzFDy7KGXCJIQIkkj69Ox9SSFfoks+kD6HbpFsEvUP9SVELvc6yR7HexsDrgpikKsOBEHSBoLRrnVzzg3+EBv8IDfpkH
/JJNZTlnw5+KDcGJOuHzeZyKoittMdnhaMIhluiwEyH7OeIQQ3XEAcru8ty9DnFKYw5Rd6MOibU1nAhVECedyIO+XVNfTAIGNjVmdvWTt46BqVdJfEh/apPw
Jp6igZqWT2paFVLTqqZqWqK2lBIC4zf6cLdFVrMWWuggnl3uIPgG5r5BXGeMa1CzZe970KBR1DCozyYz/m6k9lUl7a+AGMpJmyxzVLcuS4qyrtSt62DRlpGi
bDPsoapl9kBhdesqqVsHpG7tkrq1T+rWFXTxhgWDckjUOGEW6ZVJCeUWTnGUT53uZZHDEaiRpBXJ9rBbt7tK2+3OXs/2eG18SNkeBV6lrTVrs6X2B0jumCEE
WjaIjS3XuJ5GXUp+L/LkAp6cQk+gTdKbB9ZfsdBamFmy02c3nzZJGuTv8KJFSpXQLmdsVUND3UAHaDEvf2wciGukhWkCvv+xgfMyGYUDymTUzC6zQJ2JiRzX
Ue7GG6T5rFZwyOLRB5Gs+DPIicI91R2h1Uin+Jh219gittNKTpNhDn5TdVzMgpZHWPCIfn4Exn/ozxCPNb+CWXcAAtbCDgEKsy0MSPMZat3EQpTZWUKYaUTd
gFu8vUjjIpWRg+RTV5Jebh+BmV5S3QUKt4so3IAo3E6icGtE4daRwoXZBRSuTxRuhShclyjcMiGjKlG4RkrhTpU27l7w6AdLtvt3lmUKTKGC3lbslB8mbhho
agYL9DQgXp9RAcGJgyEZEFbKsaZFijUtUZCpr8I1+Hb7ckswpfy91iK8lvYKQAGebGIfgtfCXgEkmPJN5sRUsmfi8kNhGToROebLBrEE/86bnSvsPdTlEMZf
hDF3W0XNxYsNX3k8xU15uoDuSMk9aJ64SdMcxEeJL2jIYPlO2fKn4HuYRcNLzuFQ/TYMVXg4TQBLGTqwjNHfSFsnefYQxfiYSm2jJIFxifrBo17JkIQrG1Rf
Fj0Y/Cjtb5v629L6mx9gt/R3Bw0xiOYS4Pr04RYE7pNn/xHgE0v/sDE4fuI1DY7PMBx/9adtffeP/FTB8efawPHnaNafSeH4szocn+WPZ/6NnHsfS/H2/QKO
n+SfT9DPU4/pzvuT/POLx/AxD2Z/NvaYY/rPo/xR7Fj3PqZw+XyKy+cQl491OraYQ/ksLh+qZHH5vE24HNf5FFi3Q+MrtsThq9KAhIQTL9NpGOwvz7Y3IV+2
yXp5iU3JM3ZEh5O83zwrYDsaVDutpRbkvojIHZG9TxsYnLLquHHSTn5LbW5qIz3RHsTPwub5DdJBnob3pd3ClIV9GBUms4bMMBkyowY5k8RlMlh0Q2aEnUyO
GKQvPQwGTVmhZ1IJbmb2XeWpK2Dk6xqMbGowErypdVJhiXD87fCYO6g0Qy2luZUKcwuV5YsbLsqJ2ZPfyCe/fvPtgyafo+uFWVhDKsxRYW6E59xEhblZL8v1
VJZPUVmufR9lSUmFpo5oJeaYZiwya5NnzykmFU6vJRXE4Ajf3+BoTqaDo8iDQxgJHMa0/1v7j4eFowObbnjrO9+zXrlqPceNXmyeflQeJ9C/X2+ePjIXd5Gp
1auB/jIadU2Nc0lB//nXDq43anpFFei+02zDNRXoP82g/xS8evtyswz6pxn0N2GP8xTov0AZ8DoF+k9zZ5zizmhTgkpqIWYQelyVGD2XweUrpUFE7OACyTuW
XIBWyyzaileBiy9FxyWzOvKEW8DoWZXIk/TeLboS/66EecZVl2IAQNrGAJoMAE0CH0e5ZGzxIGaq3IfLlMwBDUqiFyUwjJTAMFICwyACw8gQGKotTOIrUIwr
yLTLYgHaRbUItMdSiduj2sJYDNlwLRujVWIsEPnPu1pDLRZaGmodiD4qjIEVht8jAqIvMUQfNvdaiwzRh0zSfoZrVg3WzUbbe15H6T6tCx6tC0GUJn9NB1gO
9Z4h+hLAOt5ConS7pNcTK5Wi9CGPUfqqq1D6IYdG6EGHRuiQQyP0PI/QVV5WDjvkwDHCKP0Io3GBzmu4EzBKF2i8yugbXTzGGKU/6BCaP8EofZJR+hSi951W
04kKUKTWpp3LNO1spmmbmaadyjTtJCvbOxD8km3ardS0PdS0YZSjS7jp1mtfTP7f2gWtc4CIAzfxwdGgVYY7R8SBS8SBlyEOTIndAiLdLo7dqoTdaqg7g+NH
9LIayxK7BfgzYreGht2sZHKxDXazCbvZyfMpdquV2RdZe4QtsVuAPxN2yzxDPFZgtypjtwCwWy3FboUE0q2/oGO3LHQrEHQz2kE3ux10q2rQLSDoViPoZhF0
cwm6eQTd8hp0q5DNXU+h21BFWtzfdhzIzQtH/VbGpnezwZto1Yt/2+GqXjHOUnjVQ/AKlGFSXCWznYimV4vtRFxWelhfECZisjwu0+7DgxhsQ5BJNtAe8+9i
5EnGKi3fF9sXktOydTktW5PTCu3zZlyBg0gjrIAQk8C315ZtjiyzqFhYJBRajc00Aq98HPhbk0LKTJCAHvjmLx5r/NfzU09NxKVjYVGtsuDn6U2Mh4XjjdjL
6CDZe00wCUg8PenHRrLg+B9upgq68nRjIszcoBGBl501iAE/mCWhil56EPCDumpV4MF8TJXQUnxKkuBzkoTBWPQIBFP6IDAYNLFGORJOEK3BubkwrgdzGMBt
SKzHJWbVJfc5yKQJCRv4CDafFflpMwpKlJOgNeeNm6LA/zd4qeHHmQx+FOZmWwB5FUDCN3DH7pcAEuIM4Dz3Z7onf549+V/XcOU3i4QrT7yutv3foW1fKbhI
h3xnj7maAXz/K35bzn4W+HBRB5uHH6ePc7SejTyuUOkw/3J+ER87xB/vI/LwHN/mVfp1iT++/QD++ip/FHbvQgor731cwcoj8Lb0fOw4DCvVwjHrZ2Flw3of
x71o29ktR71mu6NeTDYFu9+SOciemifNweBnqZFn05a5ZMZiGzrs0KdlM86LlnDYuw78uIDDKkrtR5mvA9RRxd4rdj4En1MWgc9JC8Cn2L8tpRGiH+ugRkgv
aYSE4qVEiiHF9Fgnnx7rTBUv5MfvXVd2Wp348wmMZHmsI4qd5benimIHJ/C8YFK5500q95xJ5Z41wc5JltxW5LzoJmfRtnQz6Iin0jmXDI5FV4xFN+lJzryR
hR3LrgZWhR1S1sEqgedVBM/njbhKhoyOgVaYM19mEL0EafyrmVz1+ZYnqXDgpJz8iwae9fIsrAHzc1SeBSzPq1yexRb4PM/lOcPlmdt4eVoP5fXyNNd4CExS
eZpYnmkuz2xLeaa4PCe4PJMbL08lOXmB9gGyo3hBsqO6DtmRZ7LDZbJjo+XZliyvP36uMP4TT1Avz73rkql9zqUnrLhkai+7wqxKT46LH97JsRi80jUloLWq
greZJhoMG8WjPAFglnta0DhFvCpvrLzyxtLjpuF+ady0UkitaIHXgQq8rlzkBmDUQcBugGdZQVrTIBk7yzUNko/hXgOnNxWsXhRwLmjA4JXsEXkuc0ReyUBO
WGkqOuRs+gw58ZC8M4ViTReuzR6SB7gqJQ1Pg5xwT4uOVtdATlyr553dAjjR2jPn7LEaDgGiWWevNcrreVNcM8LXTIlrhh0mzMQ4djREdAcMK3C1qRFdBuNV
nQXj1RIcKYkMOiAO8ICY8EumilifFG3Oozg2lNSLOuEUPL25DIDWDmADxlEFgaNqJRnM5sA57FOwNrr7cjPwGuzLTcNrYbfZhNcaJNXHRILavoXzbe02lu41
C47uN59fTxQ735L0A5Pz8Iaz4GgbzoID5wTQmk7chYLo6NQbb0KRqnwm9buH3nqZfT4PJjkY4pvSHGcwhVECE4Tj/gCT4+UplVGQSYR2zefKFqaow4GYD7s4
ZhuJNrf1CLoH17Je5NdihOh9+kK2NeogoGwQUK6qk9oqdH8doOdtUYWS4lGfe63ntw0Pg3sansYsPui1nN+eFn/RFBd+4icCu0wVVdlNZnTXFH6BmNUvIpFL
1OGteulvJtrhJloab9SowyqcS7ONQKsr1E0yq2OGOgvOXpJXXtdE7AYtZYIYdBswhrgXqNQiISrKeC0SvKKM1WwBd1j9xJ/sF+WUJXMAat/2u8Y/evgW4ncf
xrf7cpPw2rnHFA36ERWURs2qaM2GR41LvTnpwf6kVcEW+xDV8qHvp3FR2SvELvP9IhE0TxbpwLtZpCY8WaTxIGwp4BMBQixQ8i5yoa3JbKPdyoW2GxbqGjoc
tJ0fFsxZDxMowSJtg3f0ZnCuAIcDG3hYcJlFrS7UBgtgyoH/OCeXwcUYvwQklkc/WTGaHKnr6ruZvLPIsFTKcrIGF2ZYiCiE9Jliu0GGpZkyaB2iJ5BhqeDP
yLCIe6o7Ns62YVcCYleC5Icpu2LgthK03D6A2/fz7QNmV7L3R38Q0HYes8igh1KYXxH908me1J0PIZ7sSl5ULAuyemMW6VmiM9IOsV5GnRQmPM2JXzr3pLyU
BQ4tNq5StnRoAR3gSmivcWgZNXGwT5poipkUjzfVYsqOmcQVjpq04zRM0YlW1qGlRg4tdVjud+NKoGLuqpohYClDoIrjq43BD+tllYwAGXRXo6C7OgXduRR0
F1DQXQHGF+WZQ4eWinJoGTZTh5a87tAyYrIPkknLzbCZcdERrbXmHE7M31rbBbHdUQssicnqgzhcTsL7CrYJKC9aa6a2pRxaLJX0od3kLvDkrvHkdnlyV7nd
6mQPpS4sP2p1YekAQ4jEUbukC4vd3oWli1xYukKbrlAuLFaJwwICJbEqRjWdVLRtteIGWu1luY0sv/LkI39/ZqwTNxNg2FX/WXr/BWSr+9R7XnY4Ao+yppFT
r6FgnUaW+zly5Ra1FWkft4ucz7NpzJHzG+wg8f1Ri46Lh3lij1pMu1tEq49YaOIcVmsh8QHBLw9ljKB8coaXh1xUaRMCyb4zFSJgbSJgA42A9YiA7SACtosI
2G4iYC0t/LFABGxN851hder6Gt+ZWV9yUpMfmotLr8bBhuTi0rcRF5d5dnGZw9ewNPEARKY3YogzE/9/fgt5wfyGeb2cPft+vV5e+s30enmmYNp3mnIADGWC
6/LQ+VeifhLMcl4z8rBm9GtRU2dygxme/juHVTQU7L74s3jD5VARcvS9N7jDZEX4/A7zU3usm0FnVik34XUQUGCRchNtU4HYtCCxBeS9xXRKcKvgZUYk4FZv
oJ5TbLHSk9R4RNUhKOO/HuTc6aEp0RJs+ddSnQfgBWKM8NNV0MoYs0eBWyQndeUgxqUF37pbFetKXon66PFimYcl9DIxMfJg4mOCwn7mqcUSPf3eQXyudruR
D3Q7jiD727vZjTj7U6aKl+f+HLP8gzRfbKCvJI7Vdoun5hap3V8NOiv4J+iT5J5DLJ9GjDwGRVlQCgvMjQK4J972KOY2IuVLsjRANvwnwlKmjcMKvnYPkq9f
5mzUMmg3VahyUb9kPWmSxKQLjPVkRlqFt0IrcuFAwlUyVWGB5LdKLLJlYkoV49HDAjl9BndcsV59ov+vw+JhJbH12U+T/BXWhjNaJHToQYpWbkmunKK29xuI
fbLVRQrHvVC9vYvV27tovT3YOdN6e1BvbwP13gUyLG2qbMoq71pbY6iTbBIa3Rbt3pgim2S8fDrVKfDA9EKDNb/UYOUzG1NJtmurI0fgDhkfxHVvc5pZNpe8
zFllT2JW2Xs73DzKHcCxgnVHUWUGKKRyB2ileWLyRAXtCMGTniVxEX1LSim5hYlCfbU3uOAwEPopr0X8jpuMOvA1A5XCTqsPHM0BWtHWZA2KO/Wn58CFtMNJ
GWGhgOMIHEP8dCYX6EIpsCMfNmIN0iPlA/EJkQNLk0FypYr7gJwBMMQKbYYYAqbsMyhv/noFEI/RnGWoMSCr4XDGB8RhQg4n7CQpV2O0f8PYY90Ob3dao8Ze
61a6YsQAlSq8YNiAKGvMJECh5WKCExnngvp2AJffCOeGuKIx9SYTIuRVMvK8Skaep2TkEC0MFrMMR2htyNlsQ644mKhxp7XkRGXKK1lLvcjz+GeYk6UdTk7N
CUcWLKUA0aoYSR29nbC8F9FyHn/GZBGQCUaOEQegqxeWZzgOuAaBvlUwSQVqLZa0ESwG72XEM4NAclSHggekYA+LiAMw1RTvZyGD4CAY97QXQb7KMiSiCw3K
TPF1tZKXoOodYT3JXSv+tF7mrJlRAUbZz3NRXTozFdJMG01LowxFiSCzrs4Z1pEzdFLCsBDWxTirc64NmCpuMC5zUzStqFAKcc46oix3DjbRJSIPJsYTYSeJ
MDjYwO22Qoe+5vHbhTWFej7E0euOQjXAlloo60vCB3BIXlC0jaFoGx8zaLQtZYGOpwti/NmQQF1KOZTDrglIf1nP8jH1qAOF/sC/A87jD+BsAxvdrA2rdP9R
D4zJoTnKUMTrkmjULbvNWcjSkEt+9eJL9wkktCW+ZLc5DV+de+WxR/LJytmZH4he3oK1cmWGIUfLzzFlJAUezTJBB6SehOEPwTdilFyS5JRMnCOJwOW738gn
7764A3Clago+srnCOG1Fm2FBO2WBSsHluVkr2gr3m7aiS7mptuGQxab2VbYyJ83y6aQDasq4KAftt+GgHTzA83lIUQVVupMpI3Ig30vPYGSIYeSjNCapxbhI
KhmsXJFN1dKHqVoQoQyIOeNCPGgmVQvpSroUFlpXgyqPS9JpC9/CmnQK3+7LQefBqtRU+3BrS0IoaJdWhACLECJIirsxL4yeLQZCQV0IBcXyBcKs65byEDD2
Wp5QTz0ysde6uddM7rUS95rFvbYdDtTJl0wFU9VpvffjUAVThTBJ6jhJ2ra7A6AWSFsZTNVNwVQmBVOVKJjKomCq7YCUfUit7bN7CZkfnN/Swfr/zSHlWpLX
XEv8zPTezN2whftgK/fBpTRrwm04US4Nt/J4F89b02KGajG4blSmRhFtlOc2wgeLtnNw5oxmVb8oeWvSk90lIOUn5A0qkLqUA0wfeKoD0wcyr7Am9LRb1nro
a17WWvkJOXkyaZo6kKOAT7tIywOyNf1zmq2pSHSFR3RFRQv1qZK/WI8W6lMnusIhuiK/Wwm7Q+8sFqRxN2yYxp2KoljUpKd6BlFOPoc+Qm7iiz21dlCtfJr2
lLvD9COPtKc6iRr39phSkwpWjjm8jm4rPsjdXOWnKb17RcFC1QHzDgflsKw7S1JZvk/zW8Mn52DbEzc8oPa9TEKpXRdOKCWmQq5dTilo4DDHi9KuQWHGj6eJ
nsCwR8tUPBp2uSIlHg5LT4TF47Qb4RbRbjjoVhqqjIknebzLpUmjME3ULnJkqUjuGNNEBVDoyh8hr87ccdsiesQce2EFtzj0XQFvFSP0cYvLcbJp0R7CTIDt
jRsvbYaqWvL5R5XAQ369XkODOVFoNSeq3NLq/nCOKv5fp5nF6lGi6ttfxTBBsJGwLaB5Stg8YQEOxns4n3OA4ls5DBwttWmrXNu2gueEcJohXmqDcMcKDHjU
IKjAUl4ODfSaK5CmBKSHroImQDWT1IQy/WLOdi/1oOslgbXLIMoVjL1KWEq1HuBsBIAnWfKVdqOlQl8r1c4NXbTRwVfBsjaQoxGjRBt4ySgsgaqxDqrGqqdp
1AswxGpfSw0gdFYEvkMmAFtbAo++phKkt2qdBTKfix+Wx49GvvK7XftM6OqNPk7dRX+cIR+Xqmt0YNZW0e/jR79wICs/13GR6n+oNY/9rPtL6B+N05TwoT8T
d0ovWPeu67eIv+jMqGDdlXn/6S1RBwwMzDrbdQDDqMVIBsq8O62aTwrJYTdedx0moJct1oh7wk3CqIbEeAKIXCJ/mGnE5c8TFL4k9KXm2tT+ifti/wL+uizK
oDx2cxmVBvTZBQf1nvF4c7i5EfrnTYHyxeRMvE9uiWvNeMtxyO3fiLamZb9U+dGqxbhIikliUR7ouXzgT96LCvsnQvrT8Wyz8vvVOyNfHgT5R/nLPiqLP3Bo
7odf6vuzs9dI3aP+32vE2+T7Zxro6Hzz5s+enJ+ZiLeH26H3xDf7xVP/++mJRlxsiMcWx+Pt4wLT+OH28fEGXpD77a9fcvwHcAHkCMYXvAgSBvNFp/4w/Mix
u/7yyYmGsOq2zTyUWF+OSMURQKqPY+dRWssg0/F2eIEAWLSxxKq0PXVmLobFCTWCFq+ZiMPxeBu4HfsT0NX4z0FRRcrW+tzTDUiKPBGXxY9XvnDDd9+49IWr
JwY2Nwzx30efbkyI0oXliTgSPxe+NNnx+/U3Pz4xcHbg3b848OafPgU/+gOffLTv1hc+8/ZVEwPbmx9769dvDc6IP4N/ozgt1rbxMBzHy7tvObXpllM3PC2L
8N1r6DY3PXD7E9f91befkk//n6vh6fDg+++Ynfzq3odnJgZGF1b/Y+GX0dXQZvSwj34cnwVNOTHegNkp7QXUbjZLYXxM7BnFY9E2OCzw4cM2+CAatxhtC/+P
vauPkaM87/vO7MfszO7e7q1t1ndne3aVP2w5lt1Cc66hwXMC5zAtWBWVDOof/UJCR/4IrlO1EonX+GjOgIITDBjJRGcDjWlMdBWGOgiqa+S6xjLRJYHGJG7l
FoeaiBSroMqRkNrn9zzv+87MfthnQlsinSx5d25n3nm/P57n9/x+LcCYl6Oj0WfD0mBRjm0Hoko8iKb9ZWalrj2Ab+YA4N6p1zxB3aJ+JwR04sHvdw5+/7KD
f1moMJXRMILeK6wIfFm3dNwHQ/XHMhQvv8pQpkcOcCnnu9jQeL6zOc/EG3R3ZvhKkueqKumJA1PnDVveWTv63vG3qJcvm6bGLIXLDrSWdTfUiitoqGUdDRXa
yXoF9eAnMD67XxBewQuWd7ygaV9QppeHYfPAE+GKO1uoGnRM1FFpoegLRV8o+kLRF4q+UPSFoi8UfaHoC0X/1Sy6KbA9Wn3sJ6tS6mRVopNVSU5Wv4RZxRps
jf2s4zoIa2GwqZwTYysdv8ab1ZDlcZrLwip8t4lI2qWUxatw31XhYonJHUxZpujs+TFYnSiVflbnSuRUX0kyKosd7OOtqTr45Ok06AXsrNNOBi+469LYu8gD
uI0j+VcLkq36tw98JCzelJ/NCf7EeBXCu1teIho+GyszucJH6EQ+VAeya1WDibazvSo7BRAOnegvJprFiPFvkT/RcgyxYli8pazkKQYwAocZuuPDTY5Mx6W6
pQkbhAoD7h82K54xto+kvRp+t1dD3QJbu98hEgU8jtoMc7sXjQAyJBq8LKbgBgagQKVnXnnKp8MxPxC2Z+jRXjZsQzGdOoQz3kSArQtHFMdQ+CJ558ECVTah
FBXkxocJvmIEgHu9W9cHpTrcRHMH4jryYXKE56JKdbNjAsEMQXD5zAXdmWOkgN+RuZIFDJSMAOAlMheYzPmSOWUzB1cnOCVigvMOQgVdu5KVAQakhQPQgjD9
zIkbtwqfzp811WU9V6qH58rhN6ubpY2rKIq4OliPw2FZ+e3NQAfqJ4K24L8Ks5tEJJ7Dp29l0XqmECgiZsgFnUDRuFioch3k1bEtX2FHPX6sGtaCom38ogl4
7JkpBB01i5TxivAW+OyyyoZVuKyyCDl+6jfZvQwZAsNeEGhaeR8PZ/kZcP74LAFaDAdg5jJQeC/FbeDJVOGJAxqgPbxcN54HdAjXQHBrOYuMQ2KFvuekBoLO
Ggg6Sx1w9BB115vZ3kYFz/YruCPc9FRidNoqvEwBmBqkxFxtqBhdYl9ENbQaA/e5HiwMRd24SbyzZmEoYl70orCDLOE7DMtbTF+p2EZoUoP6XggKerL8srPD
jfVB9lw5WK8DqhckoHrtAkQ3uqB6wKEHKaheKQHVAzlAX6heAGzEVAzVCy4L1Zt1NPQ9RpjRGwxUrww0VwzVK10SqlfuAdUL+kP1LmRTUL22huqt74PU2wqE
AMPwtoy6KwWmN84yRqxLhAhh/nX9KAsdMRylGMPzMuKN9BieV70ydN5AH3Se1N2FZN1NG3Tevhy7ViJRZU+h885m+qDzqIYug86jN8bovFIXOg/w9w50Hm1Y
BjSZz8A3GXpZviw6rzZ/dF6NvTFA5yHznei8fFgTdF6tC51X64HOO+9cHp1X60bn1ejdNe1O59ER+7nPOwl0Xo1xC4MxOm/wKfZ5zhedV+eSopyyg1yURued
dxLovMCg8xbbxXax2Qn0yWVRlv8YnbdI0Hm0CWXoQi2Jzqsxs5Vmj7PYvGIam2d7Edbmop0qc0F01GJ9bJ+jiiwJ1icnMY7zrZbMGAdZzAPkk+8F8pnrB/Ip
p0ihKgLyyTHIJw4ZwZjbY9E8/2eb6dQSMplGdnsLyO4FZPcCsnsB2f0rj+y26G2L684PN5fOHxy9r4OgQ/UDR6tLgKMxvSVAurSvovXLAM4pP0MpQDn9YVhD
p1FXVJtXWQi1oKYhzYoPIHs6wObDHWBzRpmHV8WhygWRaQYwd2x69t1dB7NASIfD4dJwKI3FhWyvslqFaeA0INyL+4O3nS7wtqC2CxDzGRSdzcAc3Og8eAnk
dBREP342KczYheBe0h/B7cwDwT3ffMRyvr3w+I5Gdgca2e1q1PKI7uDLBNm9L9cL2b3cIruXx8juXp2mG9ntCLI7EGS3K8juEUF2L+uH7KZC6B7wk0WjEryg
dXjnjfa+JHY7euClPnU1byT3zCcOyf39/30k9//P3m95HPD3A2b4+2Eq6O/tgTxk4xTbEZx7EzBzV2cwI6J/Lqhp4vAXEIS6G6PfMvoaekJiygrK3VaYdVa5
G0edLdHV0ZkzMfeYK4JoRi0FQ1ykXB7ZqVkEQ/z3qRYzwIDBMP1EznbDmKm8M83qROSk06ziv0WSZuMSaT57uv1OwagypVMN3bXqjlbhWrUZ39dkbm95GzI3
yfetrTzipzls+LZWEUHU/H1Li2YF2kNzALBhYWKcmxtg6+n02no6vC9pBnwm6rc91fcAIx3Y6FZjKvbHqrvGELVL3xDVip1zXhbRvNFM96IB2jYAYmf/CMYr
+ru3Pcxvw1y7fRtX4ndl08bZsc8LcSQM6LRfGhcqNizgVJXjEssL8qq7o+vvwWx4s/yJMxH9q2rmopCPh9itgNlS1/5ZxLfAVAaOZsituhhUt+NqQ2YrMuCC
nynVB7fwm4s3GdoB02p/r/0k1Dol2f3BeBjm2QAfdwDutjBdc4sWnxv7b7ULLA5XqztA3wBVPu40W7qFdqXhTawyNlpO90ZL4pTxo+q1C+PdXhZGxkQrmlYD
UbylaeA/olGZIskQORRoy8nGZmrMojRKkZt9x/0IXC6NrfvLsHB40np92pIG04nqOJ04MVfosmjsjoVUsWifUIdWmeo6IZ0nD6M/bc2DuPGkropSV/lA+v/W
Vo4PHtySfPC4Xdp0q9Di3IYo6c/QHOF3vOe4SXKLDKmcpJa3003HwEVb3NTCOMONNzRzyUYab9kx17uRNjEdGI0nrsy+baXvCeTkZ1uL5oXNdJJ0wbhVuPT4
y3WMP+YjzyWI/XN2/JU7xl+RiZXiW+kPQsgWfe+vX7gvF72ZwdaPHxB+BwyWp0XsZEsY2Jp9TKbESF2rrtP8zicy4NV1YyVmGkhYMamJNmQ+K50q8r7YKkpE
DwLmf6esxLzNbYQ38M3XIyp+ouNdyPTjlyifZLeYKFyxRwqWOR0eDe5kOTCjs4ckIx6SCv2Mw0V+NYvQ0YfXrGrG2DDFmFUWF0Y5HMDZoyxS2BnmCMyzxyUP
H9Iq7InGMtp1kUswTeYs02ROao3TfpgLkgsSm8Ci2QR6dhPoYRNY7PsohgVvAQEj96euy1SpE3n3tvyxWfQoGDHyTJnAZOcFhuIGYVlTSmU4Doc3gm4cuhXm
0nH/r6e2AG8N5uBKKMI6ZDYAs25MJyxEwjhldk+BeWsd8lKuBJr+m1o4AccVmMOa2oqwJrMHJF0F2IF8Yazp3tQV5M+W1ClgIwBmG664s0y8f+wBzbW0UYgE
rxNRu/VMtzutJsa+0h6J3j/7KsvkHFAcbYvKPrxLMA/Y5eL6wKQWyWXTBQvoVR/cLaeSdvtLzQp9Os2B6OAzHJcSBUy1yNptbaeSVVnHZdtQgQ0nly2Ozn9e
65QyK3OkJL2jbszDnBWe2lYhTVilokGby5iwSqFiu2i+IG0QffhXvLU9hu/lzzDLLdMMUruW0HZVYXnerZPSrIIF4R1UVufRUMoqy1FRiA4efzqmNEzellur
TirhkXpVifTsCSUsoMeUULXNKtri4KQ8y/zOsJPBR6xSpZ2i2jb0uHFpH1LId1dp9yOz335GFJqUqPTtVexQENcbBEghW2t2eCbPD1s6Et3iNW7xUvT2s9Li
xWYZQBgFNVaatKK9iaIquwJSob9BJ7Htwm74pKKZDtRaazL7tdziPiUddS9VAdhLvv+MSZ47lGyIStFPTxwAc9m5776wq0C/ULcV01agi1LjOoOboM5Ts1Fl
0TVY7qxBv2cNllM1OOdK/Y0dnn35+R+d2v9kOArZeCb49PuzewY92D1DkfUYkeZu0Ek8sPyYELZJV18tqWAr1VePq29QV19NV19ZV18QiBwkrUkdhV3as7DF
ft3l1Ns7bXepobuEVWrmAdh51T3bwkpXa4clmw6TN3IPop9fN2/zZMLnhq5C77nv8xA/Fd17bvaY9S35APod1Ztkp96ZnXJY08Ox99NcpzIOn9TjMFGbVVOb
HH7fEorHCigeC7xpXe3Sjpw5zS+AaQ8CYQqGQajDggwOsxB6XNcMVb+yGeqwNALPUFXMUD1p3gfDq0DzPgjTYUgfi7GEDyZp3gsx9e60urRlz+th1itEYDoz
RO96HTC9epoWW9iNS7zjKBnWStAeD4alLtbKtFqY6qUW9nmp/7uagWiHlWMZGBg/KvThQYiVZaKm2Zyi7a81WTY1YaWyhJVCiNor4zRvMyEqTd9sWqLNEkxL
CkyoS2GGhZVDiStLwc0H0xK8OyWBu/0sViKzhIeFNOHhH8jc9vsy1W1tQgTXoAt5pU0tEKXUOhJ33o+wiGDtDHrzDCatP4qtP+A0WydXn5YrWH/eiK0/mnYw
L9afklh/KmL9KaRoB5VYf8pi/amJ9acq1p+ARwNto4xN5oGBvGLXGwfQm3D+uUxsCMqudsESSR+I+80CEFWM3qbxF711EqX8t3954/08TRPnAXr44Aev0EUl
OvezVx/M8+pQlfWt9z+QIoeVbMZVOLAA52f53OsJJfAL14PP/dAhDJCVUYFtUDL26hDJDqmX0bIJIEOd5d8L0Iipx2zu+lHqH8lnfehsrw99YdFcR9tZrGyP
v/aTq0ep8v2wgJT9mEbdj8490hYadT9i7lR/jNqnPQslyLAutMAOzszZ8XIef8gCzva5sovvwI7RrBvcUs6FWWCnwuDm4WYWymHgAq+BC9yPnniMj0hRiSr0
vTOvfQt1+Z8nX6P1dkADIlK34MkqnixL3ujuIt3JSXGqfYpeR+HWh3XQw/46ffgbMr9GlZjZkFlHVxwrX4djZGVoKhhScUP0Uca45DupsqX/1cX6WE9URlIB
rQD5DF3izcNQXaZK2cQYp7rO3T/x1vJH94ndMV99/iucSak0hjnj8EoVzOG1uqrvRmSiC3ho1Pg8zknVZpZ5e2czODf7IcBA9F919252Ombh2xCiW18mgIz9
lmg9H63noE4wLw3SiSCOYQfbeNbSK3MLm5NXXU5e9BwKMP0QMyoHJl1gCeUBA/eyWC+/6xF5sy5XK4teGtKF7YfZ6NxXdT/MRqh65IW5Fw1NXJMmy+fYyzaP
LC4KF0/SAx9HTheNSk5lLGbH3nv30UcwFnFunc0kmNKFrpI2gEK0qFdjsEMmadLzMjJ/m27Haentnz9BL7iBOwPn1rFeND/2oiFNPbtek15qs91ONIdX22xq
tc0yQtTh1VYoIPWaBfbHpk/FxrE8i4mdkaWVTWxHqXCebtXiYasZI5iNsrCdNwO2ooOACVpjRf42APRvBsKU9Cd/Yq3KXKvGAJnakImgOc5MlxiKYLqsYqkI
aIv2uN576W/RS9bWrGtSM7dje1zk1pKFHzSWoJpcyaSVrRpTWPLvL5qyge4+j+1xFR+NZtmStJdDyCOkXlA1vOqcF91ca9UY0liTiZDGmszGJr/nOkqK+T/B
Je2DvNRnuKTx2Pq8LUVzBOhrynhse1a+L/5an7ok9guBKLYHotgeYLVrYGuKwREIHW9FwKZ6+CtG3uaTBMk+18NXzWuq4tMoNUWTAzHf1vsUsFT8sUxcEYGl
0Td7hfTvdQN1gPUPK3B+lTM+ymtxVvgS5yyRzVvDudwO98surcPWIzPndlC/HlJConQEn6IAyEyoh1WK/fUo7YCfOmY6R6y6/XhPGd88djBijc6zGl9+FSQH
48eOT+oWfskBmeiazHeY9ntN5iiYLqlwRxwBJ8w4PALbitM4BC6GL+HbtEOLn0672t4t1Ul/b3NqU3j5cKs8VpkKS/TfbXAkWNXRfHQhM8EEG2gBAMkKMNZ5
2+Bf3L6NM/iPksFV7heanO6fo/nwOn2SQSVdq37swH24IfMmPmlHdRqftJS/7kjXnMNnMOqewGdp1J11LL+sKE/l9XkqL/tK+vgTKf9dKD5uMu+zVMZ4Axub
X1T8FdbmF/jrhgw3opdsRCyWeQhbRkF05NHYA93Vgqi2s7bN5izZL24RJmgZ/9+a1PndKvm9TfILGd6i5RAzrMsFvPw8vfzQmT5dB6+9yK/FSGhLV7nQo6sw
530Fn3sdmVn2gAuf7p6CDhWa3mnVDI0IB44E97cGx9ptdUc5M0aT5piYHmTtQG+R11X3GErl8RZqs+nL4OJibUzaAoVCNeZsrSPyxemOfLGcrXyD6hUao2AY
z07Qxqkec7YWsQjS+pd0PfnC2lrWrK0es7YWnpscWwmzexnOD/SG5xLMrb/LgTeadpW5OnBJG13D4souV+GtjW/U9LSgouCwmoFdTXxFil/Yhfgori7TG7le
b6NdqQxBquvJ7iaTPq7H6IO79RJ8iiabtmvX4KWjzkVHWNxP0/TzNKewyp1zRp39+vsJZ6w69VnnsL6clctDmBr3u3jDRX7DybZ9a69BQ5PNfW5L6XFD3W6n
2yrooUNXbbfl6AFEWfmQhd1m9NVFB75OmhG90LFzyFlnAm7UX+Sj/zr5qstG1yID/TGZ6KmklezpXpKj+YKDPg8ExDru8mcd/A/kKsJG+KlTbT0FrZf+vU5I
RBghxFNU2+K0dJjVJuE3POqmebxnXLOAm6Tn2nbMf1oPeRi/6RgyzsM/RK3OoG6tfzFv0WVY20NfAnzsbbPGYVadGBsIS93FwHT5mJLp8lElNH579XS1R8m0
+ZCSFm5wA+/XV1W+2peu/YdUnMWT7Y7qpeXDlQCW5Ip0lNrb+MfUjRDi7B6XiKrJTvD+D/c4ve5x9D0ovm9HL88stI65UaipkQ3ndARTYyH66TlRsDe5Pv5J
zKseTEGi/fRg5hmX+tQxPQqn3FHwIfL3tstNdEpfXpQBegJlfdntbCd+gxmgiUbDC46ajQhXS3IIzrgyBHk9Q6fmKUSMuCOj9ErM+PTab1InzsPu43NPXkPj
W0jLZ5TM6IdVB/CX7jmiWq5xb/ee0jdxtBfVZAF113dW1/cEYZKDHLF44T38iF0Y8/JHiDDGf8xhK1lCxCZvkCtc/V8z8ybPcbtYmKCkA76c2B2OCA8uPk3w
mzFF3N2iuWT8T3GEizLjmJwRR6ToLywpbkY6c+8fVh0jvWRHusfhgoyI0LfZsxVqNBBSwAq9T/uEvWgRljV/ojWAhijScc6daDHpD75XJm7lbw5qq8C4wsxm
hLX5SMIFK9xEVJ9g2CozotOsOkEJsWV7AxjLgAQDdGQH3NiCBDOpQNnWZSRJ6OjbXdzngv5RnlLmKe6GUR4HEewBdurgJZTgalUFnsC7xilNju34vXLG3oxb
3xI3Nb8X9VqYQNTbOPUQHQolczidAHZa0auSXj/oYq2qUjZWfHEbFiLgClbZnT4/tlIPgOrX75fpveUN4/dZRi2E3rBtiOPJhtBdm5XqHeFf5KRaRSuL4OkT
nPihncTSz7IIPDXRgYCHLdXdMX0968rBAINdVlo9qA/xFEwTsZFHEO7/Q0pLGjytR960wkkNoo+yY9yrRNbgZTfmczQyCZ0pJ5QSrjhdPdNovQQVpH9bk/mQ
Q2L1+s5CCQzAdXo5NjUzvxVKiBNmYJvMlM9PWhibFkhI7K+0gIInGzJl4Bw0/72ol69iwlDMPJgpUnxPDK4FfcizBtdvJDSGr+ktMQwt4cPvpLSEX/FFS/jM
+ZSW8M890RL+8N+tlvBcRsSEEY53NsNiwtFpMSOfn7FqwGdnUrLBZ/Tlfknn9EwsMvwkvXlO//yu+ENOmZ+/t6s9nR11junrH/7HM88f//Ybn6KFxiTP+kT6
5/f553++ZtSZmbEiwu/OWBHhc/gafBB53o7svYUd7r0uwH+xDM7cSFJKeMa7AinhpKTwlJ+QFI7BAgWOIvEsUoCDR9htkUfnvvcemAwkhEQ0m+jv1Vd28yKc
i/Zk9QXeMFegUfx3u4Wdja5nc61AX5c4xprS5Rk762yMZtSNLZ/dpHv8CUmW/maiDeiMOIs4hjczNwI0LndFf6PMnfSNfjNKnJLONPh2kaNEOsGGzBzCmEvm
Dp0G7kqkEeeiJN7DfzAeaEeLCc94cHisdmc9eJNXu0c9eIJWQ+my2tM7VgOkZSUtkgMwY9bCCrxjNQ6D7hZBnlqSNNgVun1jLqbx/iLIU0tSLqapJc08k/Uh
ITgOo32NiUhZDjutFU1PVd/Z1SE6ulZ9fQkcd2syX1siGIg9S7TM7RLRcqPUfSMcR8sLvEBwKsML1BDhwNkGQt1od9gQqaojDXgp12RmGvBSrnYPNZoNVpZu
NJeGCt6PIUdDevY1WsOwknnWxpkPl3JwC/0+3GvKG5Y/6ylvGEbKkqEh3Pjwxqea1WRCOHbTuVoc9IeGEAg1a/rAavf0EGdv6IA08sxQayAs/yGqY7V7dogD
4gv85MV6D0frxXpUld+SjtYP6z0drdNUA9EvBByxvyFQkH34xAZqIBQQyNM7jdyt8WNeEGHiNqPmJum8J1p0aU/mRS1I/AF7i1lYOuaVCDishLuE9ez5ZmOd
8Pwlf6decbAhcmUHGk1uc2q7EVb6a2j3daO57CPr/xaM/T1vbaIFaxP1L6f/64v0X4EtowXIjw2B+RiWUaZFb4i3dZGQo1fNeOhqv30Nbj8puA7ogMna1+Us
aqRQuW/rzEnrnGXP6zklcIzzKi0HOqeay1kZkyV8DB9K6FvQb4HNZgcb/BVmswMNEcNFnwmXj1JdR6XovZSgdaq12GtbSeVsRnI2q8RbK/3mRIcH/KjuN0d0
v5mZd7/p00MKuuZ83UNGZDmKeX1lDFJrThrEDyu2DzVX8GQ71AxpLJT/iBaOUD5W8EcQD8Fa5xAc7DkEa/2G4DuJITjAQ3CEreze9rCwDTYroCI/gYMlPVTU
PIZK6ZLV9hud1RbWOHKA+xz12v+h7vpi6yrS+z1/fO/x/WPf6+tkTWKHc2/zYJR4sVSInZBKHAQrQDxkV7TigYfsFlXoigeSooqHaOOAWwyyVHeV7hqa7Tom
bEzrEIcNi2OCcNlo60JA7pKqpg2sWwzrgpM1YFi3zZbO7/vmzJm599xgsmyl+sX3nDnfzJyZOTPffPP7ft9qkcZdU/DID+uNu7U3XCFYWjpQd/QCMCH6PeQ4
8m4c9ZuerPvNDfHIHrEY1cIje6xqZA/LkX1Qjuyhtc+IzcFPLvOl9dF8cPUa67rMKJQ+qmu/rOtAVV0f5Ko+wDW9///F1P1/MnHTWo3V3QPc3QPOdqOkj4JH
klipaW3ua/3tLMw4D2nTNYt6iwB38m6UcU+Z0Df3mj18F/fwndzDu0C6oAhYrrSHs7KHPdnDjbKHM9HU+6UszgXVx4Ur6eMs97HHfdzIfZzhPm6XZ/obJeJh
IyJ4XkXOxWJ7L4YsIVvaeuzJdqxojI4/2R5NapnqXi/G9nqmXq8PXjiger0gex1nMFfpvV7O1en3bup20mJv5m6/1ez2Xu7267jbu9fa7ewYPNImNqDtNBeL
ionNJ/0OTrZXUNHQoWENoWeTqpzPJM7ar4TRZ0j/rsKRbS55jCKlEdUJCgBZa/RTKS07vz1wtN1PSoGQ/JpO6alZaTJxK831wfiF+mtEHr1SpyfQDYRGa+V4
8W1mN3j8Tbg8CSZKHerAv0MsYZmaRS0ju2FjGOwZHSBUuFTYLRjCmwC9CsNBU6RuW0xX+T/B4RQO69rJtepN+i4KFJe7AcidNKEX0yF6sc+tiD1iuga9uOzw
ukGxi/tdBoMPuOZ7rTjcU8sOd9Wqo/WVUReOuT2wXvu+3fD77lDfd0dIyRS7v8RAcs1vO8Pfdjt/21n+tj3+thk3BghjmsyaBQVhHGmL0cOxJhqKOEXwQvis
DTxI8AmMbQhywU+e0hdn1iZ/agS+ScrphDAOWfxrLZMBrq2cVrGREOzXEMedGsdG8wmaQm0Q3hF+hLL2OevNX0bWzm05MiB2ctZbOevuLyNrFxAywpZQ1r2c
9c41Zr0tGHz/QHyr/yatvPCGE/jsNVWd5ZW17u8EZy9Xzytt18vUs157JhWU5nJZP/2z2C4Lo7Gv/4IRxp/dwPreiQ345LsSExsYCzy+gSeKsQ3gTEMI+HUh
YDuwyI+hNfgXNVMVaeaySl/JphSNGjxDoYZJo6FLhsJyegswDjk/3ZUQO8lGHOSRni2uO0WJ6etFN27Cv7ZSyU8DUHs1/nkl+AjMFoEz4bXnhX5pUVwuMuIi
HfRWSq08fxDefbHIFpr5Ipvh5orAH4udYxEMrAZdDupIgZk33eT/GeEEljnYil/qZ6dAscgXq+PQTxaDkkiYNJWH08WqOPSsPJyFnnF2iZSHGfxu2Wafwf9Z
G8uUPpMDagBTKdlvztmsJ8xV2W9mbLa4nbFZY5i2DV0hRWv4maI+hEKH6XTw0tP6hKg/JXQmUfrVRn1GuD4TVJ+Tsj6TVfUZk/U5Iuszsvb6RCqrUZNrrdeL
PDhfK/LgPFvkwTlT5MF5pohDLkllxGvB+ojKiJTcDRJUkAbmYBOoa6ARTebxJPHWZBvkjjfiAeKcyPpZiHiAQuunE5AnPylcY0IDnG3i1Wak0OPM0O8tznBh
uzPdxM8MiWcm5TMD4pmJJmxI0aTBRBNed0ltQGUTHrR5cR4CXszTnE/E8+TlEXHw4EVYtQ1JeIKxVnwGqFBraVOWPPE8HqVQf2tG8OY1jGDAXDB+CUB+9BGv
h0fuvIM9uLGtYR1kntTEBadM2tOiY46UOYdHyDmHe3PWEVvMdjlSCjT9mSMhqzY3ueCNsfojd1qUnjctWlyfaarPGVmfmar6TMr6nJT1mVh7fTLB0ct8SSMO
rLSGHYLrM0L1OSLrM1ZVn2FZn4OyPkNrro/8ZtbJb6ZFfjMd8pspyG/GomM58uETv7Dpy0WYdL9xr1DHE7fvhaNK5F3XLr3rxjGDCek2nMvWDKbsGgbT6+Fg
ekPhlsVogpteC+xCHXv9dQQ3Wlf1lphD2tmVT7tNfIApxUbwG04lwCrrEa3guAtEtXLXi10Eur7YIrD0QbQIrNsWvnz16xb8DvlOxWDQMISZg6zPqTbjLvN0
3UeDrN+RBqSqQbYq55oVOV0v24YN6XLTNZb6+HbW5qq1tXioUuAgKnrh2M1ihPFPBYMfyCPdVPDPdKQbbSVhwIxyktlngn5IVJ2+dfhN251OsaFrBuFnh5/f
7rSBUx2MNh0IV+tpawtUraq1ZaK9Zm1BgwwVo7XFyfDGSF9bkJOxtsiVxapZWfoK0cqymo9WluV8tLIs5qOVZR4GrHlaWebzxsqyKHt7Qa4s81hZwm1fh1qk
o5VGyBP0J2SlQxxfqK3YIaayjdoKhNeld4xWoMn1cgWaWF/alFG0gWI6LlT8VsUz969SfTz/EHvUUq/Siad4Dioc8i6tU2R1lMVck55FqJG+pTTRjuBtmd3K
UpidkKHsxGJZWmfw26nBgE22eKNyC7oTQKJ14eukxbYdrHZEl9dKyb3o4JDVLhk8YeRUJpanLGOWwXjZQpibvJZlEln2iqRWSoL1KMpPDga4WYOOea+o+Sby
8Sz6m44KpVso2eI1WwIHryLqLW7EUCgBW9ELHD3TJ6XJgQ4b+k7mRYLX3Dr2mlvPXnMt7DVXZK+5VsNrLsNec+3sNZdlrzlP40EmLrk9OxJbwaWXoMCBjcwT
g1HE58DwD0ghIxc5NMJbABm5yMEV/9JEDyMfFapEe4gKOdiY5Bi2YMN0tei1yYhnPkhrkN1XyEWKXS+ZF7GzUnLCmKxRqMNGgpKW0tGdjCLwBidJIsEAlXyF
+KaDeytlW/y6JkHUpHRfjBSwpIe3fJt+5cXD+yqdCaI4YWRa/l0JtUdWqOQZ4jJnbtrjb0eeKkhWzu23yLEjIYbMiu2Vs4TtoaiFMo6kRrptK/o07U2BS3rt
7Tf/Nim96PVy4IISlUElkO9JTlYgC53Z3iK27FEhYpbN3kLmKwvgTUptwr82RNclzk0X+ylxp1PsusQ/X6gfmnTI8NbkNx72m58sF0pk1vU067MnfbI8aq/X
HyPIUYbj+NqhgwwB0nLkrwR7VI4cZGpE2DHGE23WfR8gbs1+fhROfjYgF90+bhRGAcWw2aPMBiKjTfzLgGsk4zePiLWsCUA5kF9RdAHJoB/Oosr3LbwRM9wY
BU/1z2lREeLBl1q0CQY2fH5QCpWj8vLyTC8vu9bLK0deXnZVcIOc+JJy0ssLqErJ4c90ZhniXwd7Pzs3Ow8QnkJ8NDIwQJJJzmyidAnjA6SU23MqOhOIyVuF
BMhW0AkY590ojF2bKZRDDo2fI0bPgYshKV3kwGlzHHUbM1SeetTxuBa17efwbWkPUYTtwAiKOS74OYPDXOZtSxDCXc5KM5ZtRzG+dadg+JMFjcE//FVdD5Vw
3WKAamfoqMLoeT/G+aBbnzNSdEN+ruyv5ad0f5ZrHI9BlHmQHqp3ksxzHk9ekWvVXZfnuBP5vvroFXHaveE02DRxOxFQbdlV9MUBRxcnH26h2XTyAaQX0q7J
8kE2yD47xNDjwOIJAICYUADHselUC9NPjqmjAudrnE75RRNOSJMYud9iDO7ZKD7LsCI7EosuzNDbnXn8z2x35vA/u92Zxf/cdmfGpcVE0um7L5abjvpNWJ0J
tru5QrX9QBoMwHdJy09Xwi+RbbqdSShd3FIEXqJmIV+Y+FYflbTMk8QC31kRN0ImX1G/v3PDpPxxmrq9oI++gO9UsfVqmivR9AqZUHkN5klBcogtQh6NIsQB
cXgzGbbHferyKp9gOvrf9mj5zHbAZvg5I6XO2HDIzI4Vx+GFysHISKugFSmggtG72LJRr6ZlrzaiV2UBes9mjvqZNfWswz1r1/Rs5Dp2ZT27eiGmZx3Vs05t
z/4b9ayNnnWinrWrAljYdXr2Y9ty9jP1OybsBjjlJxEZhSD74s+tgEwMpy7f3oMU9PrtG0vJTDD2+EM0CEg7kffFPrn7PuhIKQ3Hi7nLegBaZYrBwFCoaAcv
/jWEUYVZ8aDfKZ/g9g3Egi0W79vEcuVQYB20RLckaAu6uSmxLAOvjCUjScetpQbG1TNI36ZMyg2VYDeV6vOvBs7RvlyOuzjHXTLHNUhU18HGAPYi1SfVLNSF
X1m2aPR9eGtF6PBHyNHa4njNGRj1MYtbOCohxlgXvz0iUrOgqTIo0qclBIQUduIPiZeYiMnoYA5RiqCt0HqNSDQJCrgDTcgSH8thMBe3PVkW4iPlpKrESBTi
KnG4jCEoHvNHR0cVisVPHvaJoWyL3S3uj2DXMYqrTvyn+72jh0dHmtnFm6LNWJLyNoHxKBSOfLg6iferipaSxs/3mepRtKsrZoFMkcrDwMeQehmffuy9dFU2
D+scq4OP1FxoD31oRRj09ngMOqHKL9agykMThFCx/531hkPHFaj84HEDVD4kL09zNoPHI1D5sVSP3S+TD3Fyn5b8fafHXn2Gky8xFmHlGZk8+3DftN1jL8nr
lZefeufTZ554fiHRYy88o2DlI8cVrHwYPzPfzbjgks1FQbymLR1OvkwOtLBZLBDB33OPhi4SChF8jX2PGOx09HwfPmsxs/eo7RyDyroJk07UdDyGac88GeYV
vPvya2J70sVnZjhqo9yuYx6eXok4eDzCAMJRJCWWMenz9b0IGBaARcSS50SHFYAhpNnRiZ86S46BX3D5oXAvpDmTMY9ODdnZXcFGTtKtf3fHUp3dKX6e/6Uk
d6TznztEPT1QeH57D5NU7IWxLjgbsWVqJAbGfUZ9EUbkAW6hB8thGzD3vfm4epHghYMrjqJ/M3KE0e4PyukbrG8xPOL3y5kdiW/y7zvLYs++m81Ou8q5beIV
G5hzronIR5n1yIF5KM/0XWxtHrCYU7srMWSVi6zoEl6mtiVvpKOIabMlb67bkpeilsyHLVndeJnghcO6ed54XeyAC+SC3HKs/6Vyq0LvjPqtNxfe7zrw+Pf2
/N7o56JHUjXoEYQFSjKIxFLqd4MM53A7/QJg9zb8AgNxA76VG4ML71mqp6fNnpZ4IernW8v1+/atM33/aAfXymPnquFyhyIHBDlrSo3aqkwwCr7FvhnfZAPu
brbb3s1EbneBs4nwiWxK3FdKBf3L0FRaDYOtBVacFmarKmD62JEAS5uHtd9iVAjAZxb5LaVwNIxQgWuJBthAblKuhGoSlu0vLN5o3sKUwZ+3z6MpLf88c9/U
mM4cw3TmsenMYtKpdyLSqUY2n6XYfFY0KMdbDPNZms1nGcN8lmMtrIl14mY2n2UYly0VsuMNlrtfY/dOKm04xe5snWiXPJinwMnRSPEVS8Q9AE7gW/3kTV09
IJJibzwaVcmaecW4TzwBxBlQ9iSNgLYdfYk0Uzfy7wqZqkS56KZot0X1svEPX4gLhEfIv+GqEBXhHRu/NXc+l534dvJL9rIL33V81c2Qoq1htUFdSw7hySBb
5bzXKVEQm3kb4sPTrivRxv5srbxD3lrrtmdkqPnsfYHsuHKmt95W7bWHq36JfG5ma4BofbHF/QIfg14SDC/SEkDue9JNz+W9mCPd+LA78JTTnugj6bQXUzEy
3wKIVrWDcA3/vfmIpKUodhChCiEGrCUH7OIT0Dhms4Y6Zd+EBhlJQmOaO4YHFlDd/PABjjIznbil7JCdU+whzh9jpi7e59CVyOjnjxER4yHSbd7VpX2WnBUL
zcgzuihdRaLzlPhejOiQ0CMWDNEFU/QIqVG/iCsVJCHHdVG6ikQXKXExrlSxm1syRJdM0XHyCfyPuFKFKDsPhqJ0FYkuU+L7caU6lWDFEF0xRU+eQOIHcaUK
0ckTuihdRaKrlLgUV6rYT14yRC+ZoqefReKFuFKF6PSzuihdRaJ9P0LixbhSxZav/0e6KF1Fomco8ZdxpQrRGUN0xhQdOInE5bhSk5Vg8KQuSleR6FlK/DCu
VCE6a4jOmqJDzyHxo7hSU5Xg4HO6KF1Fouco8eO4UoXonCE6Z4oO/xiJK3GlepXg0I91UbqKRM9T4idxpQrReUN03hQdeR6Jn8aV2lgJjjyvi9JVJLpAib+K
K1WILhqii6bo2CQSV+NKTVeC8UldlK6UKFvfl+gJELEHCXUt5nmhFW3cxldSe4me3n87UwDkYD6Cb/1/suoxdkr6G0vO1FPGvvKQvByUFLmnzI3jUCj8Lm87
teS3RHK/TB7/ayqqL0x+RewrLbHtnNSclZt67GW+DvZvC98QK/T4KbW9PIKfGeVMKVpaNNey0VzLMc01ccpsLrpWzUVXWnPx0zXN9V/cXEtmcy2YzTUvL88v
UHucPxU5b8+L9jgnrz9++bmH//7Ym9t77LOm/Iy8/P4o03WH8j8V8qLBTsvrd957U+R28pRqrolTqrmWo+ZarG6uoUwlYKmwueiqqrlWqpprxWiularmWolv
rv/m5pqY4toI9Wt8ymi5sSnjzY/Iy9M8kkamopF0oaHHHpbJhzj5oJ5s99iDMvkSt/vAVNRufaKl+uT1xfl3Ye2I2m0lareTU9VjSzTWqtFYqzGNNTllNhZd
q8aiK62x+OmaxrrEjbVittCS2UKLU8bYWpgyx9b5qeqxdc6Unw1bmMfW2VB+5uG+ZTG2zsjr99978WOhQ52eUo0kXxGNtDqlBtdydXsNZSsBS4XtRabh8b/B
LUpQTSd2rNNKyXvMsez9Qo9LhAZ9cLnafqIr4Skdn7Z7HnYO0BQtJDZi9yN+XWvRdojks7Q/AuU2ybea8q0sn2f5dTsS61h+/Q3WepYnvwrxv53lfVPeZ/l2
li/tSJRYvnyDVWb5zbSTA2ya5Lea8ltZvpPlu3Ykulj+qzdYX4W9FjaqtbJsUE7dnNN1tLGEq4/N2ewsU5ck4rKRt1U2CZBeUm69vpX5c40wozPeWAlmjKVP
DGYM0FbAhjn4ibJhnpc2TEVTKwbNr3mUz0dGzDnTiHlOXi6tUD6zmpXyRTHCZ2TyWU4+oyX/GoRLMnmckyd1E6iYIiZk8sBBqsW4vBT75bHjanwvRKbM82TK
fGJtDCKHPjIYRGByJQaRD00GkZRspw9VO70WwyDyP9xO4ydUOx05YbTTiLw8vcyuYye0dvJ67IMy+RAnD52IVt0h0U4D8vqfvnPsFay6fWHmCBp4SfKHfPKz
Y68icSViD5k4odpmDD8zB7wGDhlm7cuEu7QJw9A7rwy95+obeu8MDb131zH0dlaiowNiUk+RlY1slN6x/pfYegTK2a9tLDdqZrfGzzO7mXEMrJo4Btc4bWx5
w6mcpSxvDlnevkG/YHn7On7tSOxiy9uthuVtxjARYhNoRwE2yILGQcr+lB/oJUOmYxgye4OtHP5Us2PuJCRQtR0TxsvHjtLoEXkHmW1czm427N5TJtv0vWVL
GXYd36qqo6M42XPBRQMbbb4JxT0YqhP3wOG4B3XzZtEw7kE+OPvpgXoFXWt9g62GX2dv011sNbwDrhiiGUvNIUgFZiOGo8TBPZ3orMUJzj8tvz8n+F18fk7E
Xk6kNZJXvp9szl2JAxYjn+9nopH7ShbbqgetcqtoYZwekycKQTfj5tw035Zzbit1Zn6STwSiMRJ6Rs5HpkR6Q6euRTHPFsUCWxRb2OQXEdp/FtkWi2xbtNi2
6LJtMcW2RS8Ompdl22KObYtNbJ9pllC6CWVR/OwrDc5+d18DBZWWU8BIXp8ChmOpg17or0MdRAwuHvvOiIKykX/OkT7pnzPQFHIKsf+ieKjkylAVEwCqgE3F
gzF5izPiceiKYfK/DFZTMT4Lq6ngYoITNc8/hhdMutI9VMzcE25QDk5/rI/UCVf/JGYskAPq08sk0wTM0Mxy1mJHl9kq1/tpi+eY05IuYBJhDrKKDpqR03pJ
EXK62n3BrA+YwsywLcNcnzGqz7isz0RVfUZkfQ7J+gyvvT7V7gtmfRCRpdGozyp7rQ9Y8nNi94Sq+vTJ+uzj6jy45tqUg6XL9BaCc3hGbea4NvfSR851ud+s
ym6uyd1ck7vWXJPx6aFXU2QiB8llzbipqUkvVUQGYcpGq4SqyI1ckZ1ckd41VwQhZnSHP6Mi4stzOd+TrsiYvtqmMLaXHtnLxrQ85XI0jlMuvOHEMHJL4P8W
EyEh65o0xNBQU0WkGFj34XwIBgXWvRDBvwdcPCuBzVm44LlgSm4Ipj0D9Y48HWYuqvGoYt91odKuWtJx1+4BbzIB3ofs7c6inMEHxDPz8pk+8cycDHYkxoJl
4N238qrTya/aDR9nFY6OvJyT7OWcYlGJcs82ZMwXo7eIcO3LBGIQZS96pQJoLxtg0KAZD682iDU2/4OHNO9uegD4bCNCCIcNSXNMj0yduDkZjpuT5rg5jRw3
x4uYwVyNGczTQZ5OLTOYSxhsncc/cEHAHzKDeabntif60MlowxDhMsBbXkoFv3iCEMNBttRM2t611ncRklgMkb/0mBLsoCfdljzuhEGv1Ezc8Iz9TjH2O8vY
7xxjv5sj7DcQ5Hl43SAieujz3oaAPckal3ePvrs2ilzFSoxvfndZroLH4yBfSmmAMDqqBncSVBMcaQzQORoghhJb7KpwPY4K15NlX/faFsMrZlkjdsjX3eGw
IA6iEV+Fgxms4g7T7zscFgTQzVKyKlxPX41CKVa8xdoVz4lb8a4Pzn9UZw6N4spIX3eXW4TO6Bw+o4uCPjo1s5KjTY+6d7P+jKu83V1g4ihznzPfvMbMrw4O
1V0FXOXx7uLjpuy3cvbdX07dyefdhY82Zd7Lme9UmWuHl5cppN6UTX7U2dBV+wud89XM4FWzfzijc4EOBbtXShiOH8Qu4ikZtZBC3Q0klVpWJnV5MRXdKO4h
sge4rhRZs3MrMvDiD/gMmCKD/DG5EhaDPiJgbyW/FKatSKhIMOQ3w9SKY3ZFSIW+O7FuOE7khuPwnkXMw+EM7PgFcsUhpkaHVl3kqXJEiJ8jsCZUu+S4rC27
wYGH+yQsnt4N0UjMIlwU0SuLcBmHoZchirX3ChW/QC45LX7hqHh9BP57SDaBA3r5NYe0wrTTye42m1mL93m7oEUx/1/irj7Gjuq63/l4b9/b97Fv2Q+/9TrR
zIg/1nIt/Ee0ay8IeyyHWgQFKlEJVf0jrY2EFv6wHStCFWWXeMNH16SuAsk6EHh2+LAwJkaltVFxWVMXLDDVglAxrSF2Y0Wb1uAVWGQbrNDzO+feOzNv39qb
WmlB3nkzc2funXPPPfd8n6uE7e/KsP0VYfs7hO3PC9vfJmx/TVwKnMSloFFbnPcuLMcHEu9dT7x33Yz3rptyD0557z7qeQjOuQLv3VwL713x8vZWcBoGTbqb
vLXLTd7aGb/eJp/eyrNB5f/Xp5eVXb+TT++OHVfi0/t789a+jNdlxrvyxZQfyy6nhR/LarM3xdG8MC5PbynwNIBEIjXt22xw1hhfo4Vqw7IgpYA62KAsb7la
NeRtQUTXBk7nJeEPJiQrSbGMmCj2dswUM6lJiua6rIduHjT8h7SP4MJ+LG7axQML/yb53I3i0bJBztZJSurrdKWSfHzdiK4nFC+zHi2cMEQ7oHxNxrNKis0M
iOfJ1VJi5jobBGb9WTKv2/W/ep2Gl/ZncUvpWxkvlluNF8stkYvdbbEOWen3S0CL28KRxZPaQ66gaRt41CTtNtfEmdTae7fZp8V4siDKwS01kTHrybLLKkrW
wsahJMxJ8aJghtSTMF1Jw147J8YRlzPOuczGGY/lPxG9PVtFTBnsARDwlao7OV/GVovkfICtEMn5qsQ72oA75Qzdo6w1B+zGlLpIG25peFE915M332Tf3C31
prH+XPq8T7nS9KmlbbnR3L1tWnNsF/JYe1Pxpc3wRSI6KzVZnptI3MNouh7PRao2MaHVQBj4KSXBjSc5hTQ9SFdMeCzMe4RItJJtG1NpyOdfdEe3HXBPtdV2
4sWmZe1hnEX0veCLYKUCSrO2wIEPPv7d2B/JMCfuSzmM3Ra5Ui2d14sDLOFGT08Yzzi9KsTna7WUq8hLYWYhmn/K1Y/4qZ0mrO0WeeomeWpj2F6K97GRbXyH
dSiQwjdRCbn6nQNRGQpzFPBJVcyJVH/QfmCcuLfiAWpma+R07AjK4wGhXj+X0BlHNcQBMeNFNWBwZ1ADBoM1c3V061UcDoFID753cyVBpTxnD++0GY9R16oQ
dR0IpcxGIeo+IPmLXiqEkrG/gGp6qXIfhai36rnKwQ4ZLNayJd3moeYxRkdCldRee2VvcpMKQvPvlwKGuzoQLQHcywzten/QQ9CuLFwyqW+BSiW2ZBI3cFqV
MmGfdccOOigihaET9KWqJSEAN6gi9dASmlwaTRmTG3T8ER7uAc+IbBm921Byb/s2dvoupushsb7G4UlFcMoMFzugL9cTi9RyuOe3uueXTJGJTqZtnXJbEzxb
J46eq53/q7G0WTkfT/J6plsWg5ykNgMRgrxgzWRe6PjxfO3nEzrjvCMLvLZrgmcl/uI3xi6Dr9ozYSeQNs9fovqYc61z1hXqg5pDgUc8oK5ixtXKiB064Zo6
Tahbtv7jj9556/O3+6V62YDbyMuinM6HPTi+l+eEQielPIMGDGjOSRvtL9eAPN+f0NvVlL30j+P60oPFdF20J0zhOb6Kewg9P8sU7SKSDXTC7qpsNDvXTpMh
CGG9xrm/KP6m3yvKPj1elBGPFYW6XCzwLNG7a6+OW7fT1Ll2ah1wDxejLi4fUUSpw5XqaDGqA5Xo51Qx6t6G3l4rgnSgfNyAe7ooWcNOFTsfSo1Sqiz1aCZi
lYziD7jAXcD9vFfEK09KnY49SV2cIOrjAkwkdeLOk/exSHYHvbGn1eLukct6cfcIoPFG7Yd1+YewcjHMYquWRblsaAeK1RHjscKbK7KJqg9cTC+e7m31dK9c
1k+D++tDkWvU4Yv3/fd9umTr1LjlXk4USWgE2hd1iRmCxHQx6uNdccOev/4Ovfn8Wi5u0t75gAV3uNTmZunRx95MjP/s2mDpnt0hz/qlWyp6GX/oLGPQSnWu
GHKSx5mipOg9xhi1Up0thuCQjPGxM+jWv5Zu2PizV3786ft/cf2msD/wNjz88d81fv36wetv51RCiwU1wiHCr3AsRPjVJCZ3adDfH6KW0rKtIcR0RrBFIAYv
rtpRjepBj6691DusuOpSuylZM6y4SORVukAXMX4P6oJdqLYIld29dKgPq7+kQ/ewuocOnYPu3XQgCZxWSfCVax2UVfzqsNoKQWpYbRGO5S7h4++gQ9+w4jJg
RI8mcVy6xms4uprb6Qnx99zLrqJOJnJdmfKwav2FN8/8lEs1q/VAA3iTISB9bNobVKvpIopIv/7Cvx36RA2pVUlOjy54L0gzVBlT68999PZjbxz44OXP1BAs
NVAgwH5DgD4SIb71ejWOs9L1SDhtPBbU3fTzb57EwlTb6WdxkD4Sjzp3gGfWTzqb+UHnW/Y55zb6OcsOG86t9LM86NwiXW4U9uieyImDbazzMPzL3JccsU5j
6mOHABoJTKYytg0Bm2AG1WHHPFEYQll6tX72o6c/e/2TZUOYX+7iOI//TW/QOYn7n3z0zv6/rw4508yZwYjGBdmz/cKqdugIbh90TO9Tju3+mCOFh7ARmoXg
ci2nRZbWwZ4wq3kQ6bh7yDnLnOWgc9oRkVOIxDOGyazLxtgtO1MtxF6frzX4dg+z53Y3zOyXsvfWzkzoyDXXMk+QiQsjUU+mkN5sIV4BQbaQqYN1oRD0ZIoM
ixV+C0oYPceEmtAcWavuCFwWFgw5lqiS7vj55xKDYuZe0wq9xtkmG9pW2c+2yHZ2l+wjd4SdGLWjpYrmZbMqu2qweq+WNcDI/y96DX365u79h16YHJRlZJMN
c0jBdqI8MI+hvGFP/HNn6zaNmPnm+SjIfNg6SFc4H5w1rd3ImVXHGWVNyQXmox5wSO4E+z6GgGruW0w7k89l3Rb53Lot8lnKbVFaz3NbHB007zEKycdxypHJ
A/IbypbRb4+UaiIKQrfzOY/s4f62Iol/OY7QzyV6vqninZGvxUCf0xqK5ict//kD7jm3tfznx5NtI/Kglf98UNMLifzHbVj+k3Zp+Y9e/XjByn/cMi3/5UT+
QxnpGU+ENDs0PHvMX2hYU7kReSg7rMfzqWFRGz0stGsa1rF8aljUsqVYKhDz4V/ywoSuxI6BZq8AHAWuxUTMyCL3V05r+jt4ueSDHAOH2bFQsu0l5458/WpE
7kE2Vob9EjCujkqclsgmtWE+vQTh0zFXPFb8rnBVlCQbZB63YlmYTQzWQBSCWqaTVEDKJqLX3UvOGHQdIpQcvXMt6w55sEzsq/OdoAqzXQ1mu44FH4Uljn1m
kEmJSy+VWK8Zog7V6Ag+qlQyJVjiqYvQ3/bEHgPHRDq2ibNqQZxVc8MKIY55em98vEX7srQvS/uytC9z+8DnlIJFOppt6tXRIe9gUW7sa77R0Dcm0zfWDnm7
9PUHi2KVHEe99e+J8WMM14iyXgT63S/X5gqL59xQS2uRSAXUv1AA0J+XpGz0S+AoNm/k7UngolJfkKXYPN5ZVkPzhqXRD5M4W4g6uWI6RPFOYNxVCaOLtMRt
OkVCFzHmbTpbVtS9icbabREP1WLSFWe691gknR3dnGDo6KZt4upUORL1rF/7wHpnPOi559WwUtJdVH4c9W7i1BVBd9C1J1qinxxbt/exqHKEixF/KZmFze9f
f6n+mB9ALwG1PX1089ftBfx3OuaFUblINDSm5RH7N/ZHtcNhXS+tKn2lMqkggP+HNtRXbrj1i7C4bm9QRy2Cyh77bX/O9KiOgiSA/IcMx94Q5YrUDRU3ESfg
nIA/QcM8fHrt3rCPFrY+nRsN+5Inab33EgCWBH17G+gx6N3cz3AJqql1XNUpvarc+T+BwCGcuMrUg5NDyAPlqAPrt4z124H168x7RNKHVGnGo7ykQcPiBdx4
PNCJOkh6oTaGtBqJopUrLjQX+KaDRRo6HRvFsA4kImG6jCMJ0x04kjCdw3GO8yhp2kUcBVMvJpSFlHC2W+acsLR3Da9IZAqiFdkb1ktajwOTXUfqkYgER8xE
7+6wN4Ho7GiCghWapTlG9fdle9raH/YCnATzpLeDurd96K2PFhwIl0qyk3H3NYbvzZgAznRCpB7gHYlyJnncEjZCdOA0KuAjlwpUAD6BS1ROj76ezpFKgFnC
O2u6yV7bgge7hODNpdE8QKOCsgwprGowAB1CoD59rNBLey/x0s2RIuwCLAL60ceq94rMXKRkzHOFyElL0Ch/wVNOsK/vjuoaiPXMlNUJxinQn9ScAg1MMp1k
Zr2iX1HRr+jDK0rUNPN4iUTaJSScJ58b1RthV0Kk+uJvhUpjnaOxrsyQ4qSgXUC8eHIHrfSRFZ7aG/XumQcYAkVX0NuYfx0Dx+MN+zjAvxd6i72NvQ2aFbZx
KAagH/CiOFxsrKE/9Nkd+L4Oxp5vVDziJ+5mbKkEBj2URQ8ng9yXIHRCd7KQpGUQ9d7OeNLqJt/hVZvAUBZBvIrTzi2h/wmfbvnVNUPnX//FWoAomj9htNQZ
8QhQhALz+6nvvj3qAFb10uvox5Jk/6eHlmQxtnmOc0HtD9Gwqu1RSRp8zgnYJfNrMDMzdQYvg8p8lOoSlOpq7q477OJij1xRgzoue5g/MJMtlKegm1Z52tms
NlpwYL12wVR4grI0Ls1tMK2rlFLvTI828JdTCxKbGLcIJY1+ql0fuXXtg4xeRGU5A6N66H3ySNRvdQ/983QPR39idQ/VjO6hx6gTgh7WLwAwokg5M+OwBkV7
YcvWTo0lRer1WYny49fOvPWvBz7UEqUNAuH8RlrwEbmRfascyctQlrwMsoGJ3FgNyloYEbmxbD3tmf83EmRmRiFGFK3cqHR3cyydjS/LF0adex3OtueaLD6N
/J2Rp2UzjyUVtrumZTPxwnzFaS0Geey9wI9aMcgDf/6IZ8UgbsMvl3ZpMcjjIsUsBoW+tBQxKGT5C5s0xCFfxCGVku4xTJn7nNGJ5RKdWC5hDdn0D/TlR/7h
Ie18uRGuUYG33Fs3xD6BeS3ds9eQaf2jiZZe7Xh+ddQGT1pvpbrOeNJGquo5vgeZId42UnWdfFuSmNhDNDtnMbPeSA4iR7ifVyfkQxqiXNsY5OLHHmXl2gb6
WR5EPSj+SkLI3Pr/evfln+aBklzSqpByD02AotaPY1pFKRh4K7x9/hrGXvo56cNllH/u8pG+lH82fHiQcgpFsOec1pxjPwpgtHwwWgUwWvn0mDmHmAgmxA/F
OWIP9MKvDamrWVRTAd1gFR1xUolSDhlwB0Y0WLza6zIvK7wB/FnFPUxxD5IoJ1KmvlAyJmXH5M8fk+SPoZnAmLTgUMaYkORYmTWreM2++7KsWR5UPRnUG2ZQ
dfwJ/m8HZQgJD0rGc5TRpIie22m7LWbyyLJRTtLkwAO7ZK1U8jRkW2OkaoV5mCDCu/Wfcc79vqFLolxQejYUFeizaTzJ36y/nSN1st8uBBq4QpSZQDBIlDnH
amiiy7m0ttpB0BM7FZnvfo3fUkjB3HZatjAvXxo5W8G8oGF+wsBc2/4I5CZTTVHDlP1KdHmrwmKjMUHCFue9eakZOffuy/t/eGLZpWdk8ebvy05XxG7RiJwy
KzkzYyf0jP3q1NH9b9BKttPFCqU2g/7xPPRXJtzOEohxh9cEV7IUzL+b7p7/z3d2vP/9D9cMqS10WaqD6dko6NlgxaffCmhvGjSeeXTHoeplsNg/hCyetLtc
CSb7Gi5varjonhMsVpbjMys18Ix6dTaXzb/sz8+/3M75l/2Mdz7UKPSPvfO9eDaHRSJaK9qZZnNQWxUlFSQrvvI6A3OBPebhuy6b9GyO00Eyh8k6sSo6zGMK
q8aVfYHXK3FlJyCJVM2eskj8BPmyEJSJQraDOW4Hz6sJVcn0Gs9A2rCvTjSFvCNZLvHPKqbDKhhT/VN2sLS6YkEVAuYtq0KwBJtVCHlLPPJCsJsfEYJNfBkE
X8PQzrLyyUMM3WxOBOiqUW6aGQpt3XEkjjKVw+20n2uadjV/2ss87app2qEmKOtpP8fAOzah5+VcDuX0qjwN3jqeWOLLDQn9Z/6mDngfonshYwBTqEzNvnZ0
W/gGFzAgaCie/JadsDUTGdQLsQ+FgORCL7Bu1GTyTKlGke46TGaM0wDqXX9CCzhGlvVFgkS55t3yCbXdm6JCf4ha5pWgAOlLwbvOIBzLpVXjhKiPHZyevGmv
9s3HtmJq1Px9Q7VgasrC1OQ1UzOtmRpa8vvvf+GDly8o2jrg3y6o3PBTmmxO2cp8WNRhMfx22Z+xDCpBB4/gjQnNc9DipL9z/Hcsj78P8t9d/Hcyz62Pi8lA
sroZAut/XXLfFXihzufl1CJ4ucx2WZDt0tfbpTCp0Bq81WAmtVsswDUmzpra5UCqvRsqXil1tRXXNG8RXoZrEhoP+/D5mT37nyEaz4M6rvdwTeNr7PvJ/rLK
cBCRwOwZg8y3hXy4FZIHnPByFoGQHlQkIZG+AFuxlXppudk2gDfXle7gJR3PkB1jTcZYljFyIJVB9oXGKGKWFQo9kvLmCYW/YaFwv5dkYzvoWVFQp1hmR0dl
bY0RZNRviv2FGMm7RuJzaoSkspRYGLMXOLcWs4+lyT73+iIDxjSBb+7PJiTzvM/6Ryd5d40xBBxslOM1gvg93zCwwB0eiWf9rriF/uhLWURRitRPWUT9Zoso
E8/LWkRjPsQP7JCExH/LMEjZSKmfbIuXMi0iEBZ3+0jA2SJwAuasEHNydW1z9VCcTGYEeaC1wRXvusiz9x/lPIyt3r2Ss8GEVZTT5lZI4nj7ZE6EWr9JtCe4
X8gtZOEcK47Io1kL56liysJJbbSFczI3z8I53p6ycFLLlGjvZE18PpL/QsYnwEDij/I82B8ZVcmqCEQkROgCCd3+SvU1CN1RIQlgZcV2ktXej0+3IzLHxqhK
1KYfH+aoTR3Mo0jUTPnz+VwbSaUkJWRz2eXCSiyrToC2Us2UTQZy+1420x62gUL8SmxoAh16sX4nJ7+MZ/Op4FeHwGFONvfrsfvxIzlt5zXhsASIR3Lc3Up1
m6iEbxU7xHW4tM5WejbFzhJSBWhqOoGZ0gulnC81fwENzIY60TbTlgUPf0ujLYGPf40zVwCZ9uHUVzRtaucZ7WEdQhhrqsv4KTZ4clQXBiUBLhaQmEYZi50j
BOqssoPA7EgvyRwFuWtpluDEuy1E6oypL704pcBs37M7cG6P8v0EsiJckyAYdewgLrjE+9uWHSH7knw7JOwijs0rZUZcagVGOM0YUyWiXukT1quwTP9Yz8o1
tjiKBig702ZncxaieO2X303Zxu2U7srJnO7MwR+BVqaPq3O+8bWxm5CkTz3tShlXEvfHvLCidWO7nDRgF3AYS3RDPvxRoipG5o4s9zgeBgyOe6pdJNSzbtQ2
6J7ks+XejDvkHfax98Sn/ZHaDyZ0gEvmlJ6iNtXlntLXHzHKyprEQmN4R4zmtyYWtTr7YJxqH6k9Kuw3qL09q8naqv2QzzqNH9dt9C2fzRzR8pbV5VasLrei
dbnCsqy2zmccYVceZMc4o/kjvhGqwDbZZqvS89KgZn50Su9LUy5ypaA8nnYX0/Tohn745xvPubLxnJtmATfrmZfymssfPiKPseq6DNW1r4m2VRkXBDN8CT5V
7H/pa5WxlFBNFnoS0J5L2DKnJTanWjBxKhuGIeXl81vedB5qd8o2L4jXtNVMu5qQB07M/27sjxzuZSLtDLKKeCNmLnxxbmMtADV62nxlXRTj3aFWk+eEZgbS
GMG37J3BD+00dv4BeehqeSiQUiXGNzUnT1J7Cbzic6tQd4bVWVc+4TQfh9UpfX7SBUc66L6H8xmmkO/x32n++5KbSiksXzftapXPCVdoM9fh9XUdXqKXr6Hu
LS3soyi1R8cplNqj+6+gwCLWjisGgZdQBdlHfd/mFMTzx2Citn6f/QsAUjmL0/dS4FypzrmhHsyMGwG1pMqa00o3lY5yKGW6APYjBo7hv05ibWuv6D0MOn1M
5wFNLJwkzCs1lKBwrfMMZrA4rJ7GsX1YPYVjadBtuOL58rgrWQYmXSF8z+NIJG+fnvmDiKSs4mOechE5ExZQWAMEnwukoopdO/hRXvpfcv56P37Qy+avF18b
L+6WezTwKRNSvtNLZ7D3bZ5OWp7xuc8lSSd+12BUkVwg2E34JeJTufe3Jpg8cx1z/YQX17Zjeleqn5B4sV1m/HFPFsmkJ2vmEQ/qPh9ZfmFNyQ653nLIucyQ
Yf3CgNf/4qMX97//9mO1IYzVh6GcnvuBWaKiCY1ykkWh0jTcXFCxWWd2prLgZFuVUWyt6RryCBaRH8nZui1o39Z017GCEXwB9SdPahDQpzN/TFj3xP2SosmS
ij0TGcwGhBqGIw+q6WA4MOVjbHh9NOd6o56xr00XWsSyHkPAyXF3XhwctDBPeQtFwc3lRuSxbBTce/lUFNxczkTBHXfnRcFdzKei4Ooj0tz4HGJuwHdLBTLr
aBwVmOtmzS7x3fmValk6bQzGd0b3PdMGzhkVMM4oy1zPoQQAHcdAYhQXdk/0wHlEZJ8GQrev8U7iSIzeNIDU8DG86bYRE+sbH+MAGpQZz9c+2WHDS44xreOg
kSmXl3AeruKHiUvZxb9XeAfdNdSttNlHbcZ0mwa1mTMV5uI5B2+W7DB5yXrBGn/t31uQJrX9wgBwKH3Gqfe4tcLiVhJRSrxkKlooGJGPSwULBSO15/U7AgkF
EorWlnlpitvMXC/FS+NTXyTJMOyQOGC2YHC1LfEi/i7f/fcu76pRN8nwddq5M3I1ns6LPEyCBT3R8XpSXkhrNWMuUwehmTjd/PYRBGV4KDj0P8RdW2wc13me
y15md2aXs+RyuRfKOjPWgwhZsIC6XlIOIO1CsVnHcNTAbfXgB7eSgpTOg2U5gtHKkirSClMJjVMEgeW4NXdlgAIqBu5D2gCOYcHoQx5awC2KwEVa1G3y0BZo
ooc8GKgL9//+/8zMGXJF23CLSliemXP+c5n/3P8reyksa59CrrbXXmHLovCy4iXqX5CXP2j9vZ2mOEy/0Jp5DtbkQ9LdKTmhpEm88PynnPBVxqADJaOSb5A2
qwlp009Jmz67FrxLRnYsCDlHHlQevgYnFG5VqqwGoQpRLZYn/hD6alAi/WQeMzU4ISdpTNUyUnCNytTkhCfzlODy3SjB5RwluMxOvoUS7NCKgI8RYzMO++Hw
WXGABf+wZYVaxDHktpnKnILxugr5Y5NvdFinoYxwA1OYwtfhSIPCmzY0m6EWQSPBgbExGgpy9XgXMhnQC5arR4PaTCdrOpE3aB+ljbwBCuJR1eCzOx3GG8Nf
/t3f/vTHAWhgDfjN5GN4A1Kv+yioQFi/kdxfGsOfv/P9Pyvh/tLIjJBOGjFeqm5fTLz+JK42M7Sf2A3phS/WnB0YHzgU42iMv5fH+IkIbqUJcSGGRKjFTAep
fKk0UIwUlVeorPaKNk8gCaFIBmh7BBLHdh7YcWzc5FhVxvNs332KINh/xxPKGcZ95zHMn99Fd91vr0jvnKJdjYvhkR7+iSxNs5uEkik6e9Fa3tyU7bLMCg44
JsRTzxL0X/OX/UjMFcDFj7s1/MhejZrK+RX7N6NZlH5chsZj4hA9JxnhwBNQUavAqjJkbsuT1V+RaO9MfFgGO11K+fpp8ckQAk3QueUFJfOGyJFD60ucJYlX
FXH55A6mzkSuzEiYYm8OL744XLyiZqHJW7m1tprqR0sZVlYEdVprMP4l3eUH/2qzr2Jc8FEqYvVZaxuq7ifktBhjtNWZOPIZJ7DF4WCJd2CDjv48hz/P83T5
02QV2idTTcnM2o8+VK2H7MMU0MF1CUPgQbr7ODi+wiete9hazGRSWARlru66li2LU2LuaNdOGDgZ2K7d0VbtrDu4xupWLL2C3XiO7Zwk1hTgmZrQz+rvmf0H
P6rqnNwfNKx0n7Sgr678SZ1ShBZgFaa8zkX+RN8oMvlfu5peS9gmoV7hpXcq6eCYnA3ddxj9dtBakg5bBPJh+qIi2wMUnrEwnRDvvLz0u4l34RaWaeZ8t7C9
QOlm0hIBryquuBkuswGwMhz/gHziwwBYGXL+bRimYcf1IKWHkBlnZ2YDRWPQjmZYQJkdntyHNQAei6mWP0pqacuoa8oqQDfn1GOtXjIWacn4L1o5DzGjoZyg
KbFPlbh4chbom5uirbbIuVSTMg3+m0f/O24+H/w2Cw2C8egKHouCx4rgsSB4rMqKnVrGUOwprJbiFNtvLd2yy+mW7TFOJ210NXSLBzOJGqeu4LQoOK0ITguC
0yrI7aEKWBSzlFA8HI3MWh6ZniCzIBsf9HNreWTepDYNf0LY3IBNZI/RydtRei8x8EkbqUYoFA2RFSjdsAf/lOHUzMx7r+y8cVmyxdLbCXnHy0aybTAK0rPe
Gp/1ztKrbHYb2xgi/A6Xz8rpPShvWncxg774aORg/zIZIht5hsjrwhChLPxEYzNrwpX/lyZQ15m3M/DI1rkhP+55pYveedi2hSykaY3qWsFwFz+B+1XW3K+y
5lDFLBftGaf7H7xYwKk2pUqz8zFWVvz2lUL+Urems7y/ylnWkiyw58rusWkJ+NkaGGDvJterNYKs0qs+MmcmJ4xbHYrTN7oyxCYtrOd8PE9rXL+cq5FrurZq
1vTSqlkTFrPlSHTLkFeKx0bwyTXNIK0A1n3qidraLlwpR+aKvmMGyR0TBR20/h0nzwosYQYI2I+zFqqk29Qlam3FkKqkl5Tb7A/olAh/tB7WUJuyXbpUSK5i
bH29AIs4qR6Nd3QcQ/A2FeSmCFUfsbZKjZ4ylkJ9REApIx/5gvEoDq+/FjdeoeUwY/uf7G28Ek/fiKBcFNyAq8PEdMcr9B4HuwnCh1kp9A3Tx36/+b1H/uX3
1o4wx2z6GF6a3/uFKMXN5FIzWYsGpaSAONVO363G36rRNGTzRyBwVZnAZfGmU4EUXENNXc8+94ao37709UJiyj1OtKPUbQgvj1mnJRjH05SzMY5nRmM1RTHT
Y3oPDLxR+hg+YDfiMP1gdft0z3iNj57qJSl0faDiqTs2UIcucQb5x9fRTylcmoV6C6PtZX3LRpPpKEeb8TQVNM1yF9NQdRjT8JpOBfgJqcVM1yZIm2xZp3px
8nLnI5U9frn3VtyEWGSThcnKjEhBKJBZgTlYY2xS/KNszwTLRnLNL/sSb22LL/liWsqBf+IDrpXOoU2UteRaqckpcEGdRD3RhwyOz1tdrriin1ssWCDNXq4V
WDyM7iJcBcQmhIvngI4SohZdrq4FdcIBG5VHsyhDd4atO0dOG9i6mMVfPCnY8jS2qhhm2vqWmOLS02RmtwkyQz04wz04Iz0IQbYZsw9TLuBHsF/MF3vxNWBt
rb0d1X1TnapmdnGNiqZxdnpbp9IOlH4Cl4ibRZVL9HIlEhpqhuLqaSmRfjs+HGb60nEP2001O3s3WmuObpofWVXxUf5uN/3Y+KjRJCMb5pGQBjAJ0JwNQ1+G
2mboryQtf3vC5IG9RdeKphF4tLK5B5iJ5+L4OcuS0hAwxAWmBfn4+9h8IYx8ztWSQvTKnS7aJdxlXv0G6I+tB52X+SFYcl/ih9kHnXV+mFpyL/HDzJL7wToe
ppfcO/yAFZ2OBZTa2qJz1uxW1B6w3cTt/zGRBnQHp+G9jC1Bm5tkCT8Mewi9uc/FsCBIr6NkzXvmCBRCXVZv5DmqKHg6rih/+WytipOfssRoD3+eG16/qvVS
lkEfXok7VN/ZGvZ4zHsa3kPU1UFdLuqycmrPps7zma0XCJYgvLhuQNQnQIRxw4BoTIBox6EBEU6AUHHXgOhOgNgf9wyI3gSIQ/G8ATE/AWIx3mNA7MlB8JB7
5WpiosrSfpne3OaX6U0tOaks+GV6U46OOMS4BvzFR81joy4DDL/bb7KQzSxK9OjeRgEWIDbguRJX1R41PYr3vDU88nXVXKUlbYZWmT3XxxvxHkoKaBYP7x9S
UQeloF58z7pqv3C+by2qqppH3vl83nnknack5FUJ9CGC7gG6l4fuAbpHSTno/QTdBXQ3D90FdJeSctCKoENAh3noENB8CzKh2wTdAHQjD90AdAObtgkdEnQd
0PU8dB3QWDlz0B5B1wBdy0PXrmtV4By0pYmVTBGvYu5UIBjk0X0dRrNpVm43EIAFCFsiT2A6l1EDxpB9hc5GTfRJODgqwXHeLOi/qotyR00UTzhYlGBZghMJ
6HiD6bdpLV42078rQqywL1nDJgkRlhjWFvmS2WH3L6qzHPHywWKuSXSFomOrRutDDaqVlYeFkiKr5FVeJVFHukoSyOO1Io9Q3iVd8R2CI7XLrdLZ3PAfLqfn
AjYWrhvDVuS4aouqpqI6dGagNenxRBPYR7QlD3JVSQ7ab3xjZ3sI6DE6k1DwNNwLyGpm8TmE0AStaFEtSvNvaxgMyYo+chlHibKWFjaPKn5OTdJQmCzhypaI
KWy77P0hX/auG9KNd0qf7na3/W4H+bnsagczOEXjRgcq0JodmTe7227+mgW+n3nLonQ2Vuvhb3rZsrQqXFkgDHm5ck0f0mxlGgixTFt0dq6N/I7jnDZDhyt0
crITMv03r+q+mHys8+W7k56w5S6I5RWCTVKQYx4RvV3K4g4rZbaBYbLjafwZIOb5L/T8Ml72nvPntL7Kmq1vlQ86EKPxb7lO9wLICgtOATZXF5wA42fBaUL0
ecGZh1DHgrMvKiG4DxhacB6AhMyC8zmwIRecY+BCLjBN1oKbqgABvJZTcArqlwvOV+kgQ8FzUYjgPESNYHqKDjsUvmTTaYfCl0HKoXDDhq2fBfemTScdCt+w
ozmEP7CjNsLbMAFJ4Y/sqIvwXTvqiZTjvHxhbIXfuio86l6fkins9gkcc6lP2Sls96k4Cuf6VDyFrT5VR+FsHxbDbNXsw4KYrWb61DwKp/uwlMVu4NYQNvrO
eQrCvvMcXK33na/CVELfOUVBre88SUHQd56gwAcnwVbVvnMM/PQ+u5Hz+s4DcP3ehys0OMPaB3GdPvvMK/Th8Uy5fXbY7vTZkd88uBq2/8GMJ7qmonMKw7AJ
T9xJvQmluz76LJOUV1nC6TNiBW+3/zTk3DM04DTRoB5anl2pOm7BD4qlWr08xSKCNlty13oQpaDOvjmEJ8POnmzabQ5a1mHL0gm4B1GqlokTZzIoJIlQ9oLr
xV7fPa68TV5AqAzn12oladUxuan84ghGc6bS0pPSqSXfucw+rpX9RWbD2dgO6DkTjCWkgCkUYzJpqyQW2/DUL9XfroWgbO93nohtZus53MA4g8H2OYqtGyor
Q1k3RvT9YWZ+/z5xZ/KuJZigiTu4Tzs0OWixbyyY23KShsNI9GuXNKvb0Tb/v5loWrCZ5g1ODgLjMmSN2OoEEH3QCtivoS1E308hHSQLV1aflbpws16hb/L/
r+srpWJGVd8snIuOymnPZbdKriZEz8J5peBqUzMijJJj2BSrmLiMrbExJWjYlIwX+taKzz0xKKTDN8DwjZ1sABd4RA2aHO9zvMYBvAcUpWUBfMzZB9gtHjcJ
torDS9cSb2XHQYGzctE7PzNDe2kUV7ejLa6Njbs1fUrVeImrE7AGbATa89bHY2ND1OHeir2EPFBePd6DapohmrlqPP96j0cqjePXtcgPj1p5AWVIMArZ8Gq6
vyYTJJMNNyeqZZDqysZ8P1UrixcaauI4nfqyZ7Ifs3BMnVk2yxK3Qf9spR07x7xi665rEK1AuTXj87Wi6Xztd+oFy3ZckZPWDbh6TVZBLzdjdiSXkcfaiFNs
084/Sr/u/SMnezuylMwSOe8o7aw7b2/snrnob/uQggbhaSSOHFevmRuHOdMIm8dH+HuCVjyaUdkYOd0zXu9AxL7IRvz1doA8X6HvukFNKGxvAkvn/e8vIO72
epydCwore2yw8paVI2olDgrLzHOd1IyyRKem2+xt62Y5FdtEBUZr0MPRp67AunsFScG3MdCd7V9t7+zJ3Pgx+8wy+pMXr7+kZQEd++oIKwaWxc/SV6W79RUK
H7Mi57bGW9nopIr4AMD5/2C3IfoVzAgMUqyVHzdOsU4dcJ/Cn2d4gLJTtyci9jh6nF0pfObPm7hrlca5JTa3+Kbb/OVromFWhCByYujff4h5f3whskWTbL/z
5ODiI6Kcfske2GDqQjmGeWTYw/9YRNYsf1FGnr6dffLOo0tDPqPm7Pq/an0Ku/B8aMbh9XOfJhdN1r4LxqzI8/hTnGylPhO2v/8EFjwTuTsr86yJMRSVJhxo
2e9Ndk57YIXZaMYZ7bic0R7jM9oDK7zhJEe0YnpEE6nOIi6PPHxgbA/gyWkN1sC1re6dn1zS4nfpdNeufg5bBXFwqi927xQKBT70FwxLZXQNzF7sEYg+20f9
JGBaAQSY1hoTuDy5ZCOXss11w86tG1yipzyzRE/4yLBNGP4N6wdowaa70x2rA7opJXRHmDu0TZpjVHVZyMX381TCyIcM0URS5PB+aA6JDgf9TmIp8BDSdKu8
pfz1Tdj8kiaJRFoN/cKCZ4MPWbytildUjNtBWco6Gdd7kZRa77FSvgcOcw338hoamB4VgsHtFyhOBaCD1HAfqSqPK47roPY9Sme1AXNTqyB/B6r6dDylguWz
tHWxsbhATS2DlgWhemjTVFntCCauYWHGWXLZWDhTyMBseJxd26rqlvKv9F01lZJ2PgxK+up43r7QOw+bdLKOgPJXylP+SjnToLt1WBFu+QxCcVHLGKRdBsN3
xV2JxZnxnw/sRIXFhc9J2mgYMayZ/b49iktM5yxvrbLytkPjDQrdBHB9jKd/s3kGKG8HGXldFbdeOB9X+CRbPlFzBCXAgapsgpMQXr/GTo8mIIMQtBhXBU/e
6HrMfBovDk5qGincm4L8KTYUlsGyOeAejUIme0YNJpQKV2e/cHVU1GQCqXB1Qhj8AmlQ13r86FgFJ0G1o3E3h/XDSxl8bxwZx8ErGCT4yI1oLnFi+V7ebper
Wkt0x3DV7JIDRklzCQhWM0vOIgXTSw4sATVguchVIawWuWJrwFV12BqYw2nF2JabA4g81aLZLKplbNrZYzb9earO0mWjOd4gHHj0VKWnqmrSU4ue4ISAPo2e
PNWipxI9IWZ2DJ+euFJvxDOEoQYhazpq8eob46jOFFdX3P1k1IA5FWxQz/hpDO3yyRc8YyN5FDdTy6PP2Kd77DaPR6eQkovLzAcG+2qITodQqGp+GR9xWvgr
FnhFLcS1zDi67SEuMOPacRtxbTMO/hcormPG7Y+7iOuacYfiHuJ6ZtxiPI+4eYnjns44OTa1cW5EuGohaFFLKAhgHnIUtak+CjowhjiKulQqBT0qiIJ5Hnd8
4qqq+XG0B1yTcXQP2CHjaC8FnXEEdkd7HEUUBOMopqA1ju6lYHYc7cPonGfOTEi/KfqBGTufUvepyB6zYkL6TdEPyb0s+R5qFngvIf2m6Ifkbpa8lxpPjaDk
DiV3OLmTJSsF7kqbktuU3ObkdpYc8TwJwJFhiQYkB1lyTOiij6HkFiW3OLmVJd/L3iRmKXmWkmc5eTZL3odzzQzFN+gHzxMl+nlqX8rXWMKmDOuQBNEiiBZ4
sARxrwHhMUQALhDkWMCcJYjYgAiVGKJsKHihbcNDAkFEBkSbIToEAQ8YHThBIAhlQCiG6BJElyDgpAHC3HsNiP0M0SOIHkH0CKJHEPcYEIcYYp4g5gliniDm
CWKPAQElUAjs48SF0FZuVGQzIkXsQQtWomPFTq5sUbr/DbiDchCu4t/wyPqm/23bts9rX4W2XpZBFo8L+WXZPsAbYGEEieZxzBHsux18KQ6OSpDxpQpMkpHY
/RIsSrAsgcGXmvKFDiesFb9rabv7EFkUafyrbMHZ8s/BZZnNp1E+vkEXy2E3YHEiMW+DD4/eZneBzGuowIOkDUX4KruUBNWIXZ7BJywchcVW+LomYlvY8m0I
uTalDBoW/rc65QJbKChecC8WLqT+wW7bBk9mkpG9wfs4/J6rlyy75BQLLKgJ5W46mHLwSI2dHA5+BgXsn//Hn/8Up6EyOA1aLPCHzBIavHbhTOxlHzjwztGG
PXUmrtAOHVfZl5Pfg8gCe9iqsYetW2txffjQ+tBejaeGdOQZhqtxOCysb/ZokwAnZO+ZgfXIs7Q7OIPmCm2X9mDv1wgh9llIebL0hb21RktdPZVoDlej1rCg
pq5Ec8q9FbWHU7TLsMZwYoJalrlEgttJJbgdlvy5iwS3k0pwO1hhnYkS3Dm3E2lVPi7y2EUgdhK50GlxUqnSNkVCjrisq0kSEmgjyp/Yf3TK2HpxGF5R1RcJ
B/YTNWvXb5z09Am/e9LTJ8QF9WywSiehKkvzhMexxdD3zampL/FugxEkUrfvXdJWocTvzzRrz6TYClgshno7pPNy5zGqPIT8esHABw5KPp8Sa8zLKYGHA18z
g5v2iuqATBt1gprZB/7npcHJewsaEDPoFJEFS+IpKtdHxtOutdGhpY7O8L2yb2YXR5P4dnz5X11K/dTxR+rMQ/gJBuO27pSKlXx2qOeW2GwoZNVjlkb3YmE7
Xk3c3h2li5ecm8HphzS6YDr1prdfXCLtE208RbPbEdbvIQGnyGPsMY+zpe70FiXbA5LtEATvnVR5jgW3gQ9ozhA+PHHJyVhJRK8Nj5ULUHiqyv33DVtygkV2
0x7EWmw7lzcIJndD9lQ3xtR/IsbaNocd7pUJY5fVWnKzw74bqLN9mBMcFO2maAGqX5k8tKGbIYesbGJnj4MLWATX4/omLXR4vIIrTv3FzbOx+zQ4w+hll/qz
t4XV8Wu3MPWHhTVWwuuwbkpnUH1YFgGKiEFW6Az+kS2x81BhBRuRBaZx4xrqfq5W9xOvkzeYfuWyQTgv7kJroCfXsiCeh9ZAFwSmeWgN9HZkUV0o0B6GUU3V
EyNmLjYKiEWoL0RdKejjaiZY1e3BtxWa0EETurkmdNImdHc2obOietKCrtEC3ONvfSgeWX/IA+o7GNCB8M7fS+Zj5nbmKcytczSJHejG8Fh/UkY+1NFKogKY
7UVvc+7vX9Zu1g5arAzYjDljmxP/4nLes7Mlrl7h36acaj4YVQba/B0TW/3Ut4eTKTo62WZ8085rOro7NR191nR0c3p3EC+hH+vdJTPtatJOmpuOz2xacWQz
eH5FWu0OzuMpZvVTK+7oKVOCgD1PeerBZw3lK/gd1ML6L4NZX2LFRwbU09bDh/dg3/AcXwkd0eFIFVc60FtA/8+kiisz6H8aHHdrt6M66H8n1VzpiebKtGiu
eDltoC4OU+4ggNBMKtfri8tjrb7iGOorVMlLtvTiNVsGxzprcE5YCKHB8plWwlSDJb8UOsbo6Hz20dGZODo6QOPuoyNcYR1M8ftcXgDrfJNWMHHz/T+8XQ2M
XNV1nvc3M7szszP7/+f13vdiHNvM7OyuqU0I2J7tGgyVGqtqUVQh1RSSWhsimR8hS3W8i02oW1TqUlJsA2VmHIJJcGRS2hi1jh3Kj0MKRai0VEHIKoYQtaQo
mIY2LfR859z37nuzY0NoiEnmvX3vvvvuPee8c8+5957vJGRgwQqYzx3C55Ekn6HkfN79s4MkgQ7bsZ8/xnUn4nruXFzPCdcd5rqjOsB10gXguiNcZ93UhxkQ
cB1hoD5Elrg+rLn+RuosXN8mTL9OeL71l8xyVuCWbNs0tvmZ0y9+I82jNycmfw3XXsPd1x9/5J4MxxsMcxayqvUtbJkh5fQICy2yrklyrYe1MFODeMZTEpwP
50yG5qxMSWd00i5SURzfOowslaxmyeEIp6lXni0FMilESX78oGA/5NZ9mDTPYRAhmTEtWZ7f8Rz4Pk4sxboXujxnj4dKQ3pi8VDp1nioNMT5A+Ohwi/qq1Ip
D2uXmfh5vgw8hT/Q4DLyUWbCoHlJql47iXk7RNDcjCgbJ5ZWDaHvO69fY+eRzB4IhjXOkx3Wq4PrkNcstM7pm0qbUGFJliuOQPtEuZfysqiLeHsrd/ZcubpM
TlYlEzGq6cNBB/lumwspk2BNL1eiI4+z5ZMRue2YCYNOY0XDm9zajfF7+AyL10ehCjCeiJMJgmeDLOK9yc3bdGMhFuvkIrzxMjF8gGAd5FXnrxdgjnXi/782
ykIe/nnFKExYeuJSrAhwuw/KrhF52s/nZJNBWmMf8OalvMp+IdbTP9qll3/ysG0sQeKk1m0q2AzvgZ19Cva41EG8nePbNyIBMIdY5kzXIUIhoz16mQk+lP/O
2JYzL0yGJHnoYlp2OqV5w587J5a/RwKEO1iipm6mc7U3DrD0iMbV1+mDSN9UK91A0gckqlD66DO5iaVPMv3A09B7pnwvzHQU7iAHdxTkWWDZgHZwOQ0nDi+g
OhEcgse+i85KjM/bEmeG1zxxlJmiDGfHxqwLVRR4c7XN/GYlZ57Uap+71g1S6QZdp34GU08hkME5GmDLBxfp9gxo/8JHprrIZQvNoxEbX4BWA2nRAWfnQm4x
G5gJvG2UO+hBrfM+O90/D8OqJ8DU6bxekkpwa+4zvONAaF4rSvVFQ2hshJnjgomaDVmtxW+V1+mXn52mX7dScXQDPSUFp9dLuRY2GfLeuvHrRcdhMg4NSrXT
ZPF1YylotStotSn4YVaic2cs295pzYdtLUTp0ha2+OmZmCbruFz0GG+YBi+flDR1VasE/ZoP4MDd4CMeEIP2DHYL2L4zI1gW1hS2aN2mMrdi0zfn5CKLIruD
Aa71dl/z5uisPq8yMwu37Lp1z976iYV5bNEi3wTp6OGqzEySNbbwnnM9jG6OjKJKH4Tj8SCcJl5xdmWwT4X5ObMY13OnOp3OeXtnNhxiJyNQOmN9eoW2eNxu
OF6WPxCExWsLwuLhm2fj062VgTgltp6LPNdpfOsriDggWW0rNnExvXbwWZbOtvMZ9uht4zNyyWvX8Rk9ikMe2Fqw2VYoF9MVCotTejDtwGqbnnjN4LoA5Lka
8cCtpFYGBYHu6FLuamuVwCwuE+RA5ZcWzdfRIyuC7l8IdEeP6olBd3RF0B3dBrqjKw7doa+rkgRZFDCu6pR5WOXu0jARRUzNltpDd3RH0B29DN3RB+iOfg3d
UUhCdyQpVSXa9DLBkIIoRqI+JgkiOxiokCnOwGB/EQIV9gGYEjgLPQJb2I2MTJ+2VtGh/6LUSgGSA2J4H7BsXFW4iIQnigDmSZGBjw2wY1ANthhD/YeDrgiw
Y0AAOwqhMdMPovdLjIu+qPr8fv0kc8EAdvQyYEdfO1Z0w4HqpwMZe32xuswZhHhfTIgfDFNP9agSQILi3ClFsvEBzwsf+4WPmnPdws6SsLMnJwB/ZW3hQHMV
jLEbeu0MjF7gbKBtPuk0ACtghYU+e7/47H3is3eLz14Sn529N2ws51GOVKPH3purPTcB67xjV4TtaSWwPQsRHHlMCwC7A0FNGU60qgzKXcagHq6kznYJeusK
fgr7/ZXB7kg8x6ThLH4r7WVrWcfy5h4AeWpv6VdSbYc/27IsOxr+9oXDX7j1yiFrx6VX0hCaRBlPaGfZRWGZSBxPInE09neaUb5peA+jcgzwMKOBRzlw04y1
HAcJF8xQFGGQcYPDlpLLpiaDs51b1tYxXIK/Vfg3F5KwFQlNgd1wlYq2t12PTPG5e10rWuna68Ww1aOsPEcdRswLEc0/dshyo+oNDDnETjaURmjtoCxJxxHJ
yZUTrEYPe3FdEeI0gMsFXMaVHLYM+36vtC6BFx/Df0edrfjvvIcG1pvAvzv8hlb49zQT61QL/Htaw78TEWM40Agq0+FO8kwseEnXom/XuAm1PQJTbfDbw7Ta
wMFMlHg0USJw2XJE5zU2tml5S6scYn+4O9ILXaR/d2xnfnin3idpi+hIuDLvlySe845JR3ZL2rJbEpFPnkQ+pSXyKSORT1mJfOqQyKdOiXzKSeRTXiKfChL5
1CWRTwhycrZwkJOzVYKctkmM03YJcdqjQ5z26hCnfTrEqa5DnA7pEKcjOsTpqA5xOsEhThzytESHPI1JyBOCxcJgpzEd7LREBzuN6mCnER3sNKyDnYZ0sNOg
DnYa0MFO/TrYqU8HO9k62MnBpyfBUNslFmobh0A5WzkEytkCrbmGg56KEvTUJUFPBQl6ykvQU06Cnjol6KlDgp6yEvSUkaCntAQ9eRL0JPtGi0bHWObLVlZu
tQHyxFf5copRR/hLvSqC70wx6lsKkJ10NzcYZbUOczYcZTW2+Pq3+HrdsWzt/IU+r6xHIL8GwoygZ23fkjWkuDeYhjdoyzYG8gYtPWsraxt8HTDOSW9w4Z5d
vGWVRB5KOQ77xz6B9gjDvBZI8y0eYbqtY+5czntMGTaLPiLtmdvimev4Rn6bhieEC2fzBXHlXgpdR9QFD8qRmoL0XO3oTn650qdpqdg+d8WHdkrFOKa1H8lL
c3QxHHLO0QpHu5JO3JW8iFGQ5GOI1phUbJUJCXd02tE/ibJswnjLrWfewpdhtSq+vSRNYf+Zs/Vw8nMG67bbPf+Bs5h7w26hH8lpzGgs/1/7lyllf9sQKbNv
kmmHjyxkSRGj4UsmFBx45Q5fgaTkI0HJR3ICK83SG2Yihu8Qfu9okY02JV0p6f7cJduLUGdqMUtUSiyQs1oiX8m7Od5Lm4msMMtsO7cFVF4i2CKcTC80HR62
ZD+yylw+KruijZvcudhN7mA3uTPhJmfZTO9gN9mrPWxxxM8unQ3oYcsP54z0Uk1eddBglaGRKu0XBbFDu4EZ1fEFWMU4dOlISOwu6Jyj8cxWdMhp6IACPuwu
NMXDih+1VINaewC13mvVACi4l1tyIsxLdBcpfANqLfnosEYSpu+5l9Ha0IMT4kVmeVv9HWFPskAphPlekN31XRH0Hnbk4YV1fqGY3YXQh6mt1FZ58r6nFyDp
bKX9VWutWeLwiH3RhKsqIn9bSeYGVQ7xnWiUrPJ62CfhVVKcaGk2yOOwie/LQq+HPJHduHohtT0f5T7qJA/u09bXLT7N3nxR6iE+vSgFaiCguE4+TftWw7Mo
mSZIjqcVRH8b+8M7NwmgI7dK4dayANsJE00qSZOGqEk9LU06YJq0Xzdpn24S8fS8qEl7k4Tcawl/A2bQPguUSDQbnddsr1K/yRCi9j2EYG86HoIl5DEAbr9m
ywC9M8vfBoNBdnJKvRAMcpCT9kE1D4Y59M4i9VnJoZelLsGXpP7Cl+xUvfAlO+FSYttoP3zJTsDilHjbPslXEQuCRdWFv7pUDn8hsIDDeVUX5+SGlsmHsrFg
tZENDoCrcO5FDkXvwXGPlWTGNmHG9jbM+GjyAUjaUrwdK+ytIh49EA8njAmspLbg3rUBgNMSTdosTfosNan3Y5KPnkXy0ZOQj14tH31aPvq1fAxo+RhsIx89
oXwMRfIxBPnoOZd89CTlo1fko0/ko1/kY0DkYzAmH1owijgUSQKz0KpxMUmFY8luHksecz7ycg0jP4dLB5is93i5xuPlmkxisdAsFHityzXW2Zdr8C6P6gtS
oVnocVAmMNw5CNYSMPuhOT2icqB/2gTJWoLwnjWR/POy3KDwepmdSS7qkBm+TdZz5MySl9q/iJdukZduMcsTnjYIQpDms7av7frEH1s2WZU74wjcJvmPKwlx
yCg8FnjIhOOG0NvuzH8+/sg3/pmht11JbO4ihDqNdOaS2dDmdM2nj/3N1775L4+9nQLwthsD3iaHV2fZcVVap0N3c0/kHHt+cEcmNhlvh4YGAlNK+BkyiQ5F
6Og6OdQct+IhopMuDGF2vanMVmreFc1/2qlUvdZEDJdyG42gAyHnpCFabnl0K9cI8k2yPuinU+VwRj/pRp3+BQXgFNl4ZRFvzgaklRpBthl042qWdEAW+ILe
Aaqr1Ah6G6S2sqq30agHfdSWoirGXtgLOKMGSgXYXJ+N3RrAZnq6NdAIBptUjH761QDO6Kdb2jJUD4YbwQiioqh5jQCb54fpZiMoNKg9wwcQcdCgMnR/RA1T
G+gBtL8AsMk0ipEEdasC3eHogxE0cwRBRtjC0tVooE+KHvB0/1YEwyBvV5y8XfKnbjdRFA8GI2gOEXAEP2kQcAQ/3REVc8rkswSl6BUIEvBAvdIB5Zng76AE
InqNqDhV0EMv7m9hXxF0p1cXG0EJhCqBZEWc0U8+Ilk/0ZtIlmNCIe6gn24yyfKq/wCVJvb3N+h+r+pnkvWjscDdpCdAsm6G+mzUOfyHOdtbj9AKAYmHkIdc
I4aKRzQiCQEQUxbnEIQ0ODqCnzQ4OoKfnLSxF4GGLmjepUSagTQJVC6IYglCWcRZESCj/ERHPXCJgvTiLF5MlOjA7K1IeZdyD2BgaVAZNj5d7pWLt3QcoOYU
UQwgXKoDvXLlK6gHXh3TVfibBMFkDR2Fyl5CKnY0kabAMStkjsHLTyVN/7HFpv8SNv3HEqa/o5bQC5cIaD4y696iXQ7eCTmKfXtLayl/TIx8VgZL1Bjc4jE1
ynOCrBY4uSkgB4tqqSSIJRotxSEbR279nCz00n/NZgAM8C5QPgv6Uu8ZwwvY4LgEVYSr0EZ8w8PaiiaEAQEgiYYuyTZRkRcDhc3iBVlTqthoGklfT5xBpQ3f
jSHGAqolFttOL6ZnsokrJf2Yh11i7K+wdzwO+0GFnrYPYo/DfvBhP6ia1Ya0jlKcQF2Nc4beceUham5cuYiaG0N9Y0RKGnmXYmjhmY9wul85uRfWF8ge2Amf
EdA99g53Pr+D4ZLnu+MwPmHKED34uLUMi5cO7QszNzgzbz7+7D2cec6ZuRMDiLuWk7tzJtTtdPH108f+Lb02tQ2pc9nxtbbi9nOc4c2ZOf34X+2++9kfrEaO
N0eGNMekdHNqp/9Mp3RzkIV2UlxnRAzyPKSMfI5MTsoA54DYz1tB5liQRZo1JxrLnGgsI/8uzMWGQMgO+NSwOVMwmX3ObrPH4qARSQbnwCdcQ9YjNfjMKxYs
TmnIIRyLa1JHcDx9Bzf1Ucv04KiUS53ka8iu/hLq+Mkz933/nw4Pr7Wet6TxKXRkQf9Roo6kTlhRy2+1pFPZoIChXgDJuSupJ6JSZKLW6s87iHSAfRVPoV17
89RXDpK/XXvn5T+9Pe2XZKdATm/k+9FTX34VN189/cDBDN+svX8/GH/mfjaPa6krAneUCuTIsaaTEhuNX/LdWn3BRshECgvh3abP76Kv+/+caXEG5/k1qbfQ
zuIa6zSOpTXWKRxJ592wxnoD0M2TGwOXkZKOWpwco7s2GaJmv5yaQ6dqyzYGxajIxXNkBy/T83pA2N+H/Q6da+y38MF0fAozzVySJPbYrYK6FjYQmYSc2v/8
jLNv3YXz0hp7r62ZjTmjDFtUC7bhANVOvQQTVnBeUf4Uvieo+Iio7YnYSw/N/OsrL7791w+DvbrWkzhyisCjNrP/2d0/ffYHj72WWps6YmtJwtt6VEczyAiT
Ef4+VJn9zZ/5w8TPg8dYKGzDbtsIgS193mzzShE19flUkopMmj0WYgSi+4tIeMTSc3/w0TTZonh8SWdtFFqmwbN4sQsHjS3gM9RxKA7o4Pv3iTjYWhyk09Yb
EbWtU1HXrNO2yZ4KoOI3drUyEMEIu/fxBOhdOC8QAx3NQMcw0DEMdLimF/8wquk5MIMKzLz94wf+8qlvvriMWOFoVkRV2HXHEJy/wQuxgsLB02HYOqkaE5F8
rdmX8+77Kc5taDNOYukZHSjLyMa9MYMoQ+ZDL9uQWHw539mGZBwt94caMBCxCHO+swXQoS33R+n+koYsxnw2KNXmrwiWouymYNwYgYEywAk168Yb6JsdV+Mt
NY1TTX7DD1SpNn6z/wlUctTyl+F4xPLPw3Gf5S9HNDBpyE/i7+0+fxNb/ZU4bPZX4bDBPx8Kv7aQ9bGft6tm+QYMyi8754J8Kxu8pQTceUYpv6I+QYZCd8HK
Z0HZMplpRkbnr1Xm/JobeA7ePD5hTqt5bOxUS3n6eFxlmkElhuqEpK9FU9PvX1Oww4jtnf5kdKoqqhL9ce2oPxWrHzWYP6djjSDux15HD24suJxPPfa6rHnH
EJdOvijWkYo5nTIPjeIhA6yBh0Iiqds2EFE7gHEWeyNsK5DBryCnVE6tonMVKF2FFo+qqtJn3wiqjWACd6tN5eOn0qDjRJNt3CkiyhQfGg1/Wp2PegbpJv1Q
yQH8cP+rDfpDP1Oheit8oGeqRqkkiT3ehhAJiqc+NMVhylYMOajv01Sq4k/m1CS1Bar9+7xAXslzyfd2nf+5y/p/ejzEzb7wV+tByIML/64eoJVvvTcz8fpx
ECNYTXVMzr65/Sdzr9z4j5c06X4jJl51oqP5i/pcp+KrQcRJMhmpg00u8Fv878kIq/vUepSrzHbzv1voupR4YD1Ciok1zWCSbo/ULfrfKro9eN13B6777pX6
sQuevvKBV8eeXtfUJf57HR7DE6dn3/m9ja//Nt256v7t3/7MzjvXyRMdXzzUe2nP65c0Z/e99O5/vPRjf10UlFyvq4ljMxfcFmm69TuOk+iAiiGMRom3HPNp
yKTJGkNVTM3uOvm9L07+zun1cXJC286suy1IRzuOFuZ3q6lIRkFmnG+g4fC/jjdBxMzs1DW/O3L1o89f0lQTjSBDUkkNn2iQjAbThsATJGaRhiAvD9yYoicg
mZlF5HzyeB1S3+T6W4m26nhE69V021BI0/A7uJmZveLw5Lanf+NHFzdnx4+u/uHbP5w7FtItuCCiBrVsCiznJzSvjseYytc1R76T5Brefd+OE4du+tRDx2Lc
UVX9vlWX8Ouoi9NN+JBVGsCs3ZuD4uixLx9H4EVE4xOpHQl6V9UFSkpVZY1vaI54MMFfxN+Hxo5C4hzghlQxqzZ+MNx5WozrWpIgfFIxK9TGFU6sJ58yk5F+
FrNgvaYxsXMxC1jcmadTdHsRC9bhZnUxCy4RFpivsEm9gEKrRh9KnPioI/wcksTHWzXx458GP3H3lx67Zvuur0VvXZV8K33CsQaAfKTymolhKUaxq1lLQSdT
wU9ChS6n0mRakQOrVkB6R1r0cwXFST+TCqribqWphvHDQwgJ2zCeh8KdAFP5QAp3Sq1EZWNQzWMovgQ/PIKQTloSPpNB5XygZyoqE1ef4GklpjZZeDJt1WY1
9j1Px9QmfbOkjNR0XG1ON2LWJ8YH8xe1ok7FJ+k5NU1qMyODQ6at2qy0+c5FbbK2nabb7dRmpY0GEBnAE+3UZiWhFNqpzepitVmVtfKJ+PCcoj/bUW+6RRuG
1JtoME8zcepNfSD1JkC9qf8n9SZ+bupNfGTqTS+mHocOoe9G+sj3OA/CvIx6VdcBPJjtx2TQ/six+PxGNvM62Ugl+zSv9yx0coQZb94oqy4Or3UP3xp4xxsx
A5FTlpcxZGEve5fyHvSRCMkno6o8e2A//j1GX3jZxHLOiC/AXjzPdhF39qs+1dsMyvj8eH5ofz1q3kHu0LOsc8sH46ho5vTzo8cwmeTwtL/1EnyZd144/MxT
XeR3amfoJLsv5DcaT+gJvQ8t6ZL0J1BNZgsXn/n2lduDDeSQ9jVFw8f9p7h3hzfdfad4d45M0rzlaO/OMd6dY7w7TDxeOMf1PXe7YE4ggMGTBJObmPj4O5aW
5+oCDz0bVP5gImUM54HHIkou5hxilqlxpziHOCfXd6+rnUNX6LHgGs/QRWo2O9YePfuTkfYcsUUa6PV1m1gqDtG0dojGtUNUEUdogB04GvnYH2J3bgtp2HB2
Cd6Rz34ZqXp2kgLMUtDLsRXkH27XaTlP6ldmWvt/wg6Wx3yd5Qlf57IoBq2slteDcqxg+UM6RZBqDEnLY85YJ2fZMO+SBFVlNUUWX4u/xo4E7g006afc4jqU
ZQllAKN3y60J8Sp8OAd+5CZUUQsN9BMyfV7FGMsHGoF8ujWIklNiUenKymgYVVZmF6UXo+aAKuOsDNOc6ymTpinzgeqZUGW28o3LEXOj+O3lqHvsclTbks6P
ubbqHJ6GrXwU8KdykV0lSmsCo3qZ1IE/cTai+q1Epa4zUUnTj7MlY25N0xhF3hSGUOLFFBgyTtYgndHPcqHDNBkU03xoAK6rrAIUSs5NDJLfhrmJQWIdnu5F
kUGcDWLU0S7fBFy+cebLlBqnvsTp2ft/5F1vjCTHVZ/u6Znp6Z7Znt3Z6end2T/VDQoreW99d0TgU5DXMzLxOZZCLE4RsoRk+xwJrf3hzjbYSOPbM3dcTooR
khGQPSJlezbhUCIrtpCQhXB84CgxyEZOvgQnCoqE+BAIf8QHFEBg3u9VdXfVbM/enZ1PYJ13ZrqrqqtevXr9XtV771fQ80M5FzEpTx62Xc2UbuvZWzEj5ZZB
yhAF4i6OgHT5fwKb/eVG2wnt/blpGm3EK0Rc7f1J79RN4/25Of3+JKZKadA8LRMuUP7+3Dz6/bk54/25OfP9uTnj/bl5k/fnicPvzy0wJAhWrnCsawTrmgpH
H+ygE4zW9pZGsBNiSzd1oDn3YZ0BK07p71ulBMP1coIRw+M0dquUYKhWTjDUKCMYahxNsPXDBDsBtvNz2ZhbuSdNK/dkqZW7WWrlnsxZK+PL3MrFXBdW7joL
tpMw7FLivaRbEJgW/CTnV1i5IQmFCZqelPAfrFxm2q0SLpNWLk9R32CpwspFtSOs3FisFz1bT0WYco0yKxfXy61cPLvMyt2asnJPklBK2aiRVq7H9uvmEVYu
8byQpbaklevuUCvrppXboSbgKhBv8TvxgFYJW7mcJdUwdE/QIjphGLonMnFOAu+D2bgnP6CNu/m+bNyTPzYbd4vfc1M27glNrbFRYHPCugevoztNO+jOm8rx
Y5pYIh2C9AwS/qZYuokch2rCYumDyPE7b1uO3/njlOOsu2HsmhUOw2gdPHBSbmQ2MBObzM7U432cKRm6dN3PD6kcHFJ96+0vf/1L3/kTPqRy1MmIkx+ifoG/
3m3vO8aBh3H2CLW1sUfWy9tv4b8fbk9Y0X2H+0d2T24radcxGYsHyrKBCaNU9huFyv41R2nNucouVfVMb4apJzepbthyGb9qx8eG1rCrIKRe/4w8w4aNgmaP
ieaBNFMcRQLrb0CCf/2r3/yuIoH1Dm515bm7MmQc0Raw3lKqCxhJaQ762Vm+N/wpHOTTS+KB4aL+ZD7DZ3MEMN3+z1Qu45N+X6xphhWe99bnpGHlKMMKn4sq
EL9Iy15F2vH36+P3/eulKRnY+XrYuK2UDIdzAeQOcyoq35VR+W4WlV/n9OV4xivSw6HMC26lwpET7AmBtJeg4zeztJd/0bDhu6D8FkQeilegDzmIRDhWedfi
zhkHTRXD6tUuyIzT6rFW54UXJI9V2ZfNNJWLxOR0c49Te+6pjOOoyhnH+ds1o1t86XMXJZ6CwlGr3iGzaNOd33qBA9MOJrEjD7rQblJ4nOzz45JKmtSM1ZY7
oezKmtNABRIKBNlKi4KaH94jA6rFR2MaqpHMx9+5gi7NBmytq166Wi/PThMoSnU3mgN+2FQBjb6PaggSPN4Uk2lcAgCSmZDVAZKCGoTelM4RyCPqGJRCPD98
kGoGVzyqErzG8BpS3+D1PpWZW9QOGGbDqAuyVbRnoIDE4mlIMmn5vbVxYkHp70ftQFNibEx1HMH8on7A0cuzJ4dVl7JuO5zH6/CQIwkTgn6WV0PaBqOfFaNb
tj91QcfXcCD+RCa9HP/3LMse8xYYo3uwq2jVfCot/YOA81sYPWVJr+q45XUKylaN6rylonURMjnw9Uv+y5bljDV22xN2trThXi3BBGqigrATXrhF2ZpMjm0u
eVziJX8AP0qVLB8YDvTLTpP6Kc4cbAsrTRoqr/41OEiniZtyrhQ3TfdPyZzB1+DRTKs/RYY59gQ8VY38/wlr1m597O1aF5q7WbyPIfJsYcO7jWgzSTzh7eOC
ZvDTJWo2TbwUacylZy2+AT1hIprS4m/tMw6UAxhOiz4wCtInFL+rllCpIt10rSnn3pp0b6TOJ3MTvAHw+qc/bfhzzsnzBmsft33REk3hpfuJxM9qUy0LkO21
a+gTjx/+weyTmXhUB5RpU0epGGNutekORkEkki6Yfpn4/v628D+fo1Wds/YP4NCHZtXQ4VHqSWwrbXyeHF9TNDGCJgjbFEw3PHY/3UcxejhcU6kssmUaPMgv
GR/zSIMUVQyMZrwJ31Y75dSITPHERgNVDIyGXE0ZcLUKL1CbC1MRTrwHNx5QqkrziqZkS7WUwbb0lmRDNdlQzWjoWmz7w5fZ7fM4vf4DEajXf0fYyNRPXIlM
/fyrIzqaz3hnGO0k83BCzJxNF5CvowpQ9y4cFeOAg726QxvBzx35is+S7S6UZcBZkJdVltMFsLK6Iu+id1/jVYiACugh0iuHAzN6fPtLuJ2Eoodwgx6SnllU
MtqJ+8PduDO04nnq4KKYRwfxArBFJ45EH8FpjKkZDJ/dSbp0h30kuqTQxEuiC8CLCkfqIJoZaQE5GCBGgvgAUWuogSJdeT9ApEGAmJCdJOI0ER2oRB3RR6f7
9HgLtOvdp+L8Jf3m1Seyj3LXMQLS7AIe2Y9YiV0WAWtM7vD4TjwQy2hvheje0UGxcSAPr94dmsUeEEBWhzb6M6AvztNJHymuF0WfCeDQt46iRuJBuHJ9oiZm
rRd3INsxPMR8nyVadfHILqOEIPKcKIjAFefsR4GQwFEqHU5gw8zeEaun2y2xKjroBp5DLQBffBWcAu7gKknAwKvUpWQNbLUup2adLtEvAaiEWOmWcHRN1nCf
vguhrpIgBfljnig/I3OEaUCPiRJdAJpwPiqRE6XyMXQQyCed00+1QeYQN4AfTV0OqVvU/afac5yKn/4/PUjWMKA2VVuTPWbSxYKZqlMwFQ1PiIKpMn4KMqZR
/NTZyfiFRhjJmxH9okH3FUf1DY7qqMHcx0wlMEwB5wvM9BpjVKyB/Ex2erqY19I2zKv0t/PMTv/Blsm8z5cTns2+rKDyXwZ5/sv+oSoIUHKRHIYmh7pWfRr0
7SCpU1essn85gtaQPmZxJ06IBn3wRfdI4M/+0AHHC/pSfTpZI+IPH+a0rxHmKRg+xj9WRfR4ss7T4tLFX9FLPFGU4IlLVttN6is1FeHGGkpFyNcXi7XHk0jE
jPYeYbYD8BlRnlHdI7EO20nQ6DEyrryaV47AMfQQKtqivl7YkWjipwdxF/m+qff3oTIqBaiUcA9FgE5RpXiV/erPIzM0D/XQA9bwgEis0QDW2tW8G6sotY5S
q3IM6+hGzDn9VjEG6hicw9GxGi2dAGOY6p/v5w8NCsKhuQBUYwLEa3JnZk2eFGaPD/JOqvJMBRDMorUSfbzt0+hnwDt3eYmLPrKCLIqMY9ZkD2jN8MXiMeoS
P6fPP1aY//6T9wtoWZ9ug9GYcVc/RoNdAz869BHBzZ5Y8OPtOtFkF2mTuo8TO4ORK2T/dnlBdnkpZovOprdZhbtIazaKAzZUFYeT3HxAim9a/ApWm7mZhHMD
rxHJrBw5RrMt+z3P3I7rgpbFht1R17tI0NydHo+UgRKnO1+tasG9/LxacDyNPN7OLzDjMLd2MegILwQI2v79RF36eBz+kkJw2hU53oBfZfzSyserwgkjYgo5
3g6TiwZdBBXm8zevzPNlNtfFcpYNdCHHP2SxxG+FZyFxOZDZlq/GPh6DeFX7ILFNjR237Nc0y+WTTOPinT9kRYGl1sLw6hehiYMu/86CaMHnm1J2RbKaitgN
8ojdaEZFsIoLlYJDKrSgJ1vbPKwcINAC4ej41mFKuYFGmWes6hja+edzq4k0y5quVirAtgkDBRqBUcjtUJP6LRwykI1EuuTSDRXYBoWSFOOGtBwsqfifqrr+
T1vWLrLmZh7JphWKoIbh7lN8DE1sf54TFfs/awOGS7PKCjvw3Kfl7mvlGtRpBOj+5aezhEH+f1cRlJjtuFy0tKS3OmwzWTGGqSajg2UE8veez4A5FQaiBDvc
UxXuufsxiYZ343CNTzC84n7M+5l1gDWRAZPqXlPq+492sQWoNSndbFE6A+Kbel5d62+1aIXTXRj3/OImw7mKHQW+mPdS4M/G/lQPENpq9PZR3iWbqtvBnwga
vf6ghtYh7fHmCK0Cg9OsUp/qh6UVsyWSKfGYDfgrieTWAEgk8eokPcUBrhfz7MovOlX7gjuW2U5eS6rGnoPaCX52nF39F1rDojqq/OKT2E4b/fHVS2/t/fDb
rXHijD58NSv+2Tcql1+/t+Lw+dkb+7x2eEt/G/GiVZHvMD976Tn9VOd1LfpQ827K90/u2U/cg6QJVJ4KW4dsjCGkspUy7lcLpk+tOC2QOXfooWp//++3EfhX
hxVXv/fFn7yf/n1re6J2rd/dhnFYv/ej/V9++ps//w26vvKN8/TvLT4UgBUIQ/fe6Moj9O9VtKTOD/6cii5+5JXuR155QzWx8ZX0z67825/S9TX+76toQu73
i6bm+gM3OZIbnLED5iyglBHJnAOe3YCISBlrg4bhp1PhqpAmCFelZtwpcx2Zh2GuA7cUHmH0xwUPMCP4mfABIfEfwxK1Rbvzz5ye6L/uaFq7TQ4is3e9sc2B
ZRkQUCXfk8V+0qtWzPhHL1txDZ+ftRAHfQdSUfG+GOext+BL08THOeTNhJzgvbOH4xZymQDqzpJQd5aEurMk1J2loO4QqoPYamFJpxoy89gWlchDxyp3yZcq
Q+ItFhJQB5bLYIoQTdvXXGn60z43QJOZZOU58SP7y4Smv0wfsGVZo33TtaOP7YO+vKpmo8dYamkSpcnS1L4DbmHfoZcmy/DtXIaXZw/femjFmyTLcpemJ5ZF
jz9SRI70sS2xJFrSq0o1NiATEGG1gzRZQRMrKDLAN/oTqmBcEYqIP1IguEVxaPh3DAr/Dn56L/clYycPjaZLxdcCZpyUg9B08ggNJ49lFIgHPnV0ibeh5eHW
EmQ52SGTuDeLqHPTRI0Yi46JujwV4r0EaDeOsUmy0S+LJXxbyumwRHRY4o8U2HV9xPgCzmxea2cF4GQci5OsovYqimSU7WX07IGey4hbpsEtc1rOgp4rBT1D
nTQDnX5R8XWgUVUnPUjZM0g5QIF4BVh5kUbKCAZ9WHrOOtDOWSPtnDWkERLFIv2clUgXaqpSpK0AEZGYJRLAEWAphUtWOOECZeesuF5+zkrzh5kKS89ZUa38
nBU1ys5ZUePoc9bB4XPWJTAk9NteKcGWNYKtaASjxboKCugEIx7pGQTrTRNsleqJlRQB8r0JFygnWO8ogq3Q7XKC9WYQDDXKCda7CcGWDxMsAtv5uWzM/WWW
TH+ZpVJ/mfC1ZA3+MuuG/8ZSzlogc6j7y/ToVuEvs8yJGUg6EteBZwcFgWnBT3J+hb/MCovTJXjKhaX+Msy0vRIuk/4yPEWrBksV/jKodoS/jBDLRc+WMeVc
o8xfBtfL/WXw7DJ/md6UvwzkO3SHUKyxv8wCe8L0xPpMf5mQjHFZCpKf3q7RjgCSJ0SI9JdhNNmeRJMNfeyNHZCE5kOn9pS/TEhGHl4iPREZajBdwbLqSzqH
ZZOwfdQkbOeTsFw2CXfPmIQSnxnI+bAg//YM8k8tmuWC/IbPDGrcns9MiA2ncGJoIxqxOC4E7yUUdIF/2hN1kknKf6Zn+s/cXEyFppgasFzUxFRkyvWeLtd7
nF5jALkeZXK9N0Ou92bKdSXdyuV6b6Zcj2bI9d5N5XqJmGLO7hnvxRCZQGogrxNHPm+BhwB2TULTv+Wa0AHHHynex2dFUfLsUxxusJBj/0KXXJzSJbNESX2x
uH+E0mn4b2vusgHGcOvaqHvL2ig2wvsyy838lDaKW57M5lIHA9CfeaTkCPGH9UFPaj0B8qHwB2k9damNzk9pozh8bMnDxxaaaKGIh2/0x5XtALw25A+cp5Fq
6BraU2tKGw3y/DWsQmkRol4pdHQoXFOFcg0Vqo4CQGRpMcRexipero16t6yNthggmW0xZ0obxS1ooy3k28mSy7TwrZVroy3Qhz+IDjWpjTpT2ugiNh+pnUWa
N9SeR5FFfKM/al4wofOI68K8zIsGjUWnpzNTGy2CM+L54mtNj9b2TFJ6BilrKMA7StRrnZQ2iF4mtVozpJYr2dKQWsRCria1Qj0XC1GQ8ZDdlAY94QwwXKBM
auF6udRiYefR7TKphWrlUgs1yqQWahwttVqHpZYHhsRr0yslmB4862gE8wBCPi8cnWBOmh9/g2DzoviFdFBUfJHqIfeNPA9HgTKC4Xo5wYg3J8TqXinBUK2c
YKhRRjDUOJpgjTKC1XJIJ10bbZnaaOs2tNHWbG20ZWijDSVAkaAK2qiWPohJo2ujNZILEH5Ha6OtmdooSRAs/3JttHW0NtrUIwUbqailXKNMG23N1EYXZ2ij
rSltlLiwRBttHamNNk1t1AUaVsPURjvI3QPv7RCimrTRVrk2Su81KumRVPcMbdSTy0ppo5DOZdooXYfkCGZoo1yX3oal2iiq3Yo2CtB4PL9MG0Ub5doonlqm
jaLGbWujHrRRXc/QiMXaqAd1IvAhw5AXrj7Z57nhlRWY+mhwU8nuaoIqwHqBZNQEVWhK9sBM1IVJYckeZpI9mCHZg5mSXU1ruWQPZkr2cIZkD96PZGeEuIDa
LN6MLghdw6gcENhXm5rE0nFM/ycojBhXfW4Eyyx4JSei/xpJLnxti7XrcSzWr8ddqrcgARfzZrCzuwAA24pI4OxbETFOxiqARkGa4i5nLsPRjDoQSKuOtVsd
I6fYEDiOQLWPneIgaMO+S+LP0Y2LlvIUxtZuUjeSVEkwH4v+B2RkU+iOrTWVCal5jwyjre/BA6ymHcs8NhDOAXvY/YCpVfPzKnTjtcS7HnNWPfrqX4fqwaRo
Cl/CUUki8A70Ofoje3jVmhyY7o/IoOQIZ19zUn1E4kPw2UHnnyRYzQG8182K5tCoP5rX/CXt+4OQPgoii/rc4DokBd9rxE10sSp7mrfFcblyuppyulw5XQpS
qwEn6a/bNqaoSNtpOklnh3+8057U9sysO06ZozTv3Z+bmMe3SNyqwliLQwvp2Xys0iHDZSBdP6MdLviFF9ShYW7d8A4CCm+gcFLTTKDaoX13znqopW/cZ/gv
Phetdg7QNk7nZLk6X5zwRSffxMg7MaMDsrfHC0fVF28Gw3D/LSfIH+5/UbqIcxJA9shHivyhU+J3X2TDr3P8gZYM3zb97usSOd5SXlAc2mQViWrrOOSvy0zs
lvTftzVMPs6iz4lwcQieZ9HnbHPwE7NlCn36sG/jWefks86pZ8ma1vvo5a1nzd/g43EiLDXSAmwgfgCsaVH+INp+lw+ubqHgd7jgH9UaOPS2d2XKRFuDfNUO
tzrybCuKazKsYiimsiSDYxMXTgQNzXOyIdxruNrBgq7u5gh21Sw/Z+vo1PzVBw7n5a8Pgb9sc3JOAEujE3zCDH6lhVGsb3aUh9zIVsHdUF0/xXqwqKlPAAdK
YAN3/tM5/MRe7PsSb6sNnwsvw9uag89FGz4Xc/C58IZWaR+ANyzxttrw9RE+keCIfuHt73J/XNUvd3a/JLS5x2TRkMDm8vzccxkS2IyeSSQweOR5WedyDwdR
v8PuJO5sf/uK8Djx8x12hK4ofs1G0rlnIvyzonBNfwwxOc0nsYot6J1ZhSZLGWAhU5cykPZqDskq6lgAooGnuPTubWKVfBk5o608kWdFA6eSMn6DsW2mKEaG
mQMvDWeP5SNx25sVCWTFa/NNiW+ay8lCvGdFOt9WySQgNeXr8y7l82kJ5xT9sOCSeRyr+J1cd1iWiFxqZPQ1wymo+D+RIfki4/V1hexbVVhT/Ds1y/z2Z8wy
/Dv1W9JZ/3u8jD+k0HXG54tHdrRfKmW6UafDmDxwOaoM31t/YOAnpTBiLa0Z/1MViQVzPAP3PAxGfayyOAuDbMPewO/N4vfxors/lzlbVfx/rJHmZV2wdxsX
DiFQCytjyMYlDZbZGn346vXhe8H5pMEIgcO3n9mJ3Uz/cEk3yeNm3csM/QkUR4bGbFsj5Et5/jcejhtFBfDrqELX//oZds/mCkjf0ZSA4CT/+Ksg9pQFca0Z
s7e6O/ydq29XnhCNnWH4q0mD3jGPJza8XmWQmGiO7Ctw2rg8ujAGnPnwlXd/N3hi2P21HQDibJ9/KfGukBVMVUgCwT2i8wccUTUnq7fYOUJdFHPAF3CT1jiZ
E60zL43F3Mj65EuX4URApmfcUo8U3hU81RJ6g0150zIabMoGrTHZGBY1yDiAVMof2ZepFTKk9Sa8rH2tiRzLxpNNNceJJ5oPwRdpZAFy1aMuSmRIb2SfgZSn
G4ypSmMYY7ZE6zm8K0cbF1V0AX09A/kz2rhANGk+BFE22hg/lLhP0YyPvBHJoQHd9i6MpaJijeyrLLqt0fhSUcVBFXhJeMJ9SRYdwUUtYKqBPjTMpP7gS8K7
BAl8hhod58g/xHx7f/gPX/k765cgAFgzqwJCexdY9xaxzw8uvfK34Rn4elBPkjrRzmXHStZYob/WZWb9TNb5X33/qNNvloc43gTs+P8Y1vHvW5ZzASC/I9bx
fj1xrwjrE4O4ObpBHPFcvnPtSqBPR76MbESLeFdF8zIxm8OvI/ABUgDRjF2hxzdFY0y0a56JHax62cKDrEhSPWJW3ngBquHIkuZKQ0VLieaY5th/JNOpFVwk
YxYpK5HdADE4qNbgVfn9dJud1uqSU+wcNXhH2jxEiqeH1pM0ldI38/8ndPKLTdvedcfFm6E+ZfQBHEtYZ5PGgNquam5mCguKTYHGIKkySeiLVTjsinu0/Rtt
98YzfD4BDWVPUiYmws5SEFU7oEBMtJUipCnxpwLRkJkdgWgunwVVcfLh4syoij2mpvRHE9QhNiT28ZGmctfEzbenbmxPEnsy9UzEbVkSSWBu6pk+x2JlyBJz
HMeFP9z5uZR+tGRwGqAc2vxBpecQsTWH1po4B+Mc9AEcCxnBoSraCOuq8i0EXgWc1x+oUXP8gRz+ensCMXVVfiI1ZWPEVa2PzJsp4sMSJkoVHbT/l7mvAZLj
uM6b/53d2d3bOwDkkQdJPQNQAkmBhKJIIkiU7xaEREQ/FGMlMlOlVHg4LIg7HnDHuwMEyggB/YMSFUNOlUNcOdLunmPRVmTBlYpFy0KAiHFMJ3ICl6MKq6Kk
INmKKCuR4CRyKMcp5X3v9cz07M0eCVByhSzcds/0TPe8/nv9fr6HP024AuoGVruJ26WyiM7lciu1Yxg7F9Z73KN1bgkRz4XzGtQo9R4/wWaR3Ag0Luxyx4PZ
Rs19aeFfSXdGXCnsn9GPjraa/GeTfW10+aWLXXFopJr7KCCWmb+fCfS+TgXoM7Rl5lfoulhxfvWiGFjK+Vm24IJEp7aBLy0XVRA6/MuDWLPTJ69AeYCQcrW/
dHiPf0HAREAtEBmkQfcF8FW10T02dJ3cFzVxwgMFA3a8Ag1q7PgJRWPIXaXfhOd63SKp2IuXWTpndV/lfZvf+Npf/fQeOBY6ae4rXXgOok+z+11Uaa9qQdmP
JtEeO81d1OXtXna/q9sgreDBw2slWtHriiGxI/bD7NwaZLt3aiP/czadnWWtpwXRbgfvali6OR/cE3u6pu9OipTPhs8EHSSu/viDkNuw+SgnfZbrSE0+HLw+
ARmkc9KwS29loYgN5WTOBp/TtrMWlj82hg2wwlXXMqHksBVuwMN7o3FiFceJVRwnmGmWsVIF/R4vmEG/u4bw9coqDCOP3dMlWrn+sFTAmXcgmIxATJZh3ls2
X9jAmaNeUIGy+ULEGDZfoB6yetjCJ+Q3dzSYmUj7+DgfSvCP+KXJR3l7ZBliOzhGbNumd7Bpv7tyq/v06Q+xU4HDwSo55O8XPsY7MsqDoaENl8u7hfIIaqSs
R3AAOKOCj4hbwrc9xz+ZbvKoThu87/q09mUo7U13o/5zi/3nFvvPpe6xsLBb+36w+y+0ubpL9Uye3n3PZ77ygT39goE1DqUwsBbJ8b0oTQ9jHKcQBnytK57S
ren3qZ+hAWEZGY4Ggw/RKpSCctI3PirIVSjQ7AeGgTuzCj00IwdOgBrFNQAfqABWzYogRfRlxKBAmRoF18vVKFiTEfipVI2Cx4bpe61SNQqe2FiN4q9To0AD
JB73OQ7AKcYBsEzE/iydOUUY92cmNDSAjO5nXcfTwywrtO/SAHzIPj3kUp+Ls3tkARjSd265nh7e7IaOfqDLADFg9I83pH+8of3jwYHfH9I/3tD+8Yf0j7dx
/zCyhjvYQ4YS/IBgS8C1wDP8OlwBGggw8hHnB2s2Jp3XY0GP1UvdEQpuEuKvlHf6RfHsmJ6IWXDy555nn/Qerw525NWLB82l4vy9Jd1oq8K8uZB4qVfLk1Mn
E3/v5Mdpa/H3/vWPJ5WP8qcufljLVChR4RVm5MMf+ehv54rOSeAGIOJa7uVyMTfGuGhCFuDbjRt1qObdQsgtnNfdtb4JzjGBQF6GOUfN8I+pryVN7R8zAmKP
EFWJjW31mHFsgSsJ1/vHuIZ/DE9zKlzqH4Pr5f4xwEzANmT4x7il/jF4xUb+MRJ/NWJcBD6sgi/haB/QSw84xtAVtL/aG7A8A99VF861PuAYA6M0S4zSLHwt
/anDHs3NADEGHWOMOTqqRgXEV8bd9z0X4y48Wb4YXT01XVhGUsQVnX3g3v5PabSZ883YBoxxUltLIj1O6nRQ2Wedvvnj4Zf2XtInmTRPJUc4SFkvLwEzEUbk
aGJQ8RmndFA1jEHVUA00szFkUDU2GlSIdJcPqsaQQdXYcFBF5iHZ5XhyLmNu8OEPrk9uPo302MJ4k7FVNJF0eVDy2KoNjC36TB5bjXxs1ejLUdf6sbUv/KU9
v/5s+w3/godZ2k0/LtuzpmXPilq2fUpZOZR09O3Q8R5vsIvq9Q8l2xhKdD4zdqjqwIEQc8fWaDK4fPj3/uHriC2qrUvLQCDSRXkWW7q979k7/9Ze98d/58t9
GXg4ckQGB1Uz0jgraRLEYJeyXkQuqelh2GMQGD7DpideWx+Fwy6fuRlYhvFeIokgGNIiw0euEfT+8LkzZI2lQ0Wd3Xu7SSs9zo4OUArnY1vOx4wfg8NxMqbG
2IZF4jGimfmwrKGRY2jkmCx5Y3Sfkrm/YLbkVVHhGCZfdaBvqtI31RTpB+cPpOjPWDr66oITxAEP2fKvSh9XPi1rG01L+hhjWtaGTMva8GmZbM5MDmmJQERh
nfvoHgA8j4IM+f3uwCysMo6QBBTF5QdloakaaZBIZ9/E46dm5pJRdiEFgATRvNdTm/mNyaiQeJRH0BiV6bONX62f9kev19coQgPO3jVx9q4BO8hGl9voaciv
RIgTdUUMUIehb8ivGE2HL4QCLR6+rWz4MiwThm/IGzie4A28LrOQpUIQ5tD6LJIrlvoIVfBoyHBJeGcje2eD40/KBlvvcRtYOtSQ8crio1rqjl6DnALu6JtZ
U7UZSqzxVIkV7YCP+jNrUFifbbUrkBxoybuzV1v6QRnuRFcd30NI+1N2mZ5da8e9LKhw91MBTNytto1/b5+AZMEHur8uOFSNHqwPc+lzmMugoEmX6Jp+rkn3
TF2xBwB6B3oH60sxHZnEdsGDpsESEMU4N1CLqy4rEebiGrhXbhHK1pMItVs46kYFjflgXZ5ozD3FqqTK2m7HgjmFmxpNhMBWDLNFABZ81HuxxChO/IaYUWQK
ZE+ONT/03OBUcNK91sC+jJQbMlwuh4Th8DAcEM+IRMq08HG8v/ZIpC+zi1wFAE1/SCRSD3BPMKQKjEikvgqg3JKuyiKRSmwGIllFRyKtQbtuZRw4IpHWORJp
jc2gsYXD+pG4RuB/8dKJw04IWbGKdCTSWh6JlM3bvZJIpBF7jONFNSMSaYQKjFLVXt80zA51SFHDBBKbXG1dJNKoNBJprRiJtMkITqlJUwvEbr6DUZpoRI4M
iUQ6IoioTYbNaKoabFuaCsYsqWKK9WeVskikzzp2kGploJYHIut+KFrSQaPcOfAk+5ez0AYeMGAq2gAMSnf7OC1Qwf2ijsO/d0yI8FBn3z4BoRn015jG7Rex
/jDewp+ngxPviMMoawXWktTUgnraghCamxM8AgspmhCsEERkbHy0KAldKL9pcocYGwG0udqUieapn5s2hZilIas1WVHY0opCs0asMojrPUABnHYDVuvZWDky
ker/tbX+LNWMsi1aRTSjlfVGaBXGDYFmNAuN4ogJWoVN0CoNc4ZCDpTZpOFgrcO/gqKsK3V1o1hZWtG2aXmwd8YqsPnJ//3JHOGVZkFqQUY3zbDqlXV2YDJ+
tDlYOoxSckX/1rZzzZ6yxIIN76KuEZVhGzmA/fhpPHaHI65mpmfWukju3MOWaXpGj2C5MF6mK0lsjiLPYn5OOVKL/XJqkQcz07joDdgiBZ3GyqiO4ZhS3Uqp
LsA7bvSfrl8rfvVXNgD+vTbFeN7f6zTesJ1CP4j62mVQYEEcGgoKnOrHRf7vz0mBipKUb8ILD7zphLzphH7TBiUH6yxVmV/2bO9UhmdjPdJuHUH8emVzqnI/
S6wCrSqW4S2WkvRyF1GJg3fzAHfoJ32NxvkV6Edq0NtgAqGHd1KFGcRbRe1OxXDPxT3akHhiuSpssIlrOmWsgSnDdjUyevmzMPOKzatkzZNxJwaaocumYcDj
4la70sfQ5gd0P6mg2WHa7CqaXVEhrEF5OoXmQA+N5S62BV82UFWOoZM13Ck2PEpbU5H1kD4CX0K0BanjjHpiosqqyWyCO21eVWhQwzLDkjXFNdcUN28R82dW
Ss18TcEj3ML8ZbqSxOFpzSpsTtlSi/1yapEH+Sn+rFGGrDVQpqMxS+yumZXatQZl1lbmnr/h5DZff5KlxdxVrNR+swpNy0kvt/YzsFY2st9m4z/Ar9BmGrPx
pAUApnUIfLB7SMJ243jTD2zXswLeVZfkkXpsFwrDSt25jxk9mqxLyl56KzNqlOANweftiDduTMoofyTgO46+wzDKcsnVl7x1hT19x88L+/qSCShtoEMHxLkV
gKmrBoXyZLUeCR5yqonsZ28QlCi2obRMwKlca0CTzhZoY43iLZhOLseLvt29q8tSQPzfBSRynTNIRfpyH5maXE70vWp6DxqkvqB6g5CPNoKsW7dnusrtl7pc
8/c+KabuFXlZAf3bEFD2P5un1xgGW5jjPAhawCHQKl/4iCmrp0MFvESn1la++/e+6k3tm370rv/5+d3/ZxI462Nt522JPUFEldv1qX3n7/rlH339l30aUBNi
AWRB6EfsstfD9/gGRrNXAB73jOpjtgVun3YebYfH+Rs/zub8VbFqpfwZ5BPr3LX212BntdgLgDurqrzVvvSDVwAUZwXPvpU/fOuNf3flm3Su09dfmGTs6313
fvmF/ifv+NPJfU/egdT3J7MnvakZUCd94PsamP30DyZBHU88GPKv5pb96YekM53IRE8HCXtJJh6eevWlPh0wtPUuLRr/9HdwYoJJVdvK8olNfLw98WbJaROr
vPSpt/PyZmsYWrrw5vQ9e7939o9/+Dtf/v6n6Jjunsc17DSIgoY0W9m0/lvu+vHiL0ytif9E5imkvOheW3DD2icfTYTVLYP9deWyhv2l5fxuywM7hZOKE33T
YV2/T8teu+BwbLhxD6xmwuOETcexLQlrSjsq8+IwRwVHUVP+I23nCJ3DifX2VTSXRMx1exCnvLvh41g+BxRlSozP42io7E5SnyAOHWJCStQEDxLrXLFZFTmN
hACmJF4EjycR8BADeleIV8Gajgrcz0yPFPBvdxQsCmHa3VD+Tmsz28P7O5xWUgP1fDaNK6OeL5c19WhpFFjxYDedz9kwA75CDTGeiEBZCzIFy4QxHONdxzIt
mr9o01mtbdhQ5HQNMroyox6wLTqIGmqiVoWoVWJwNFGrYDJ82LeDqBVKhCtzt1tM1BqIykKniSQEUTW/zJvP/XDBav+FLdwTqBXyEYwusYV6/hWXx2mYNE/a
jwfp7njezZ012E1tHETgVAsiLLcYWQD6Vl9D9UON7q3mTkgXu7DMoe8r6N7EtjeFaw8Zo41leGG2PAggOFDYuvm1DVDa8ujtyniJESIgT+N6JE79YS6Lfn5v
WtHzX2XkyLvABO7GjgTZHz0B+SW1NKnvdvdDDbabWVfPkHiEGDPuAIg7BBaeGMt5RmuikjQkGUQS45VopLebRUqBUVGEoQoLqmBASRJogz3j5Y2SNItMeqpZ
rKi5m+VRIWSYDRUBRh1idvRfA98P3XWzB6KNQLTaBKCHx+oqD6L/HjuVRtpSr2tugwne4OEdhkwGz0bybMQy1Ch/ptgb1LATkJ3sdhdhx8ePSmOoKbvdM+Bz
6fe0nQ3N5/diEvRYJhus8gAUINFA8DFQVzpIX2T0xIgLdfNrA6ijId9nxYNvUNR4iSobhLgeyGDzqdae8VU0Wh7E56wqngYRd16LwxscNgbWZVZEssC6l1/q
5skLe9WZvZ//+q9/vfb4XluwIq8aMJPnf/G//PvbTl5cS2gpeyqn0OVJwGR0eQkJgJDYBOxI06h0tFtaHSgB6wYGZ/UKvjoBRszLaw4EaxeSsb2Won9/e+Li
Z7trSX1Nxz/6mhhoNbNsP9nUzTNGMm3MT7Qd4RqUs3XqljU1su+N/N+zaZPSbD/Z3M0zRhLLkjSpMtCkyvU3qbKWbOnxSqnbVkHb1BatVvq1tHVptp/c0M0z
RhJaX2ldc6B1zetvXbCW3Mhomz3dzCBtJhK0UD7PMxQ3EBt7vKvqwEt9Dlej0hlPY/UB2FXwctJNaNt5CAYXzENUu69oGtAqcrYwDXz6+BYWtGEDnsN/+Ayw
Yfil0YSpXT/JqoWxHqlh4/unUXdtTexWajSGWub4jtSwMU17izSjMdCMxvU3o7EmOsEGjZFNbPJA7dmkRs0xHalh47hFfcYtag20qHX9LfKZMIj0sYZdrcYJ
D01DgjbdyzZv74ik0oCaUEUYx5dwFZhYIwIpi/lUwZ+wD6MOQAU/gyLQmXtsFl7D7tLAH6gw6S1U5DyK3EhPbVEVnis0R/D/bvdpm6eCzyY8Hiug9Z0utF8v
2HPaduEJcRRvP69dEp935uQ+XWGuL4VqveQAx7aL5BWHxhj9Pu/wns3WbhmvAZrSvasOLRv0+4LDqlEkz7gIo/RyCW1smaa7/wQTHa87y5qp292nXLac87na
rr74tMvGJgmrFxVvxLh82k0YvORFh/kRgz1qAeGwyzad6TOIm8MWK4HGiqoALdLv99Z6F0Sr+viHLyZYCnB2GZHSScW418CzcCfjGD5+n9lTjpojrX2OCEhL
VeUcczQhOgz4Sl3+AfBBKmCZ7LNwEOw8E7sG/PJQ67fRsD53MnRWayazcYif2vemb3/xTTBZnDGhuBffeEiESI2021ufeFLgHSB8u+zEY4LzErBQlZW95930
vDlWAI7xL3z0YsZQX5nsJrLX57zOFSjUshJEcMHawBYEqkW/4fqQt9mPuzmWAuDPjTMFjgs0mSziiRHqdfLM51iinlTmkrB9yZ7jGB7g+cL2eZ1b5FxX5w5z
7qzOPcS50zr3IOeuWpJ7gHNXdG4/5y7r3BTnLuncXZzbJRnm+9tKMjv0OSip5ichUefTpiTsOeVag0HkaLR7hn1sYljEgNIwKgWtrS5bmlV7yuoKJnPaeyIn
t5eJNEuib4VAVlU4U0MMRDuTGWQCoXCqIMZK2FzFEsOVLhvC+qkUjWrvdqPft9nbQGKDOUOC0lnFoHROj8OMDdxPnNJAcqJLhXS6cIna9pOORPZbNstqUh3L
/x/iHcPWcYgAMjrjsYjaPlU5uc6QoyihZlmz3z59yX2U/oiYmGf0oEDS5ukO8aNwE9+Y1Pv5H2XiR6i3TFyRSeURq3kuO4UBKt9SFRM68MVTcZjbHU92BM7E
gOjCAgbjITp5reaQBDD66vGiZsgBjFlSODHDZMDbOLYaTtM1tuSpsoUXTlE1NuEJuQDbBH3WWMVyuEIEl4gkWBoaBOijdfjvNTHREZsvNlfQMcu4BRnKe62r
T2ZUljvzOymulsSo7KrKr8I5Kzeb7mp5+U1TKljDYV9Ef7mdSfTvXLhnPG74jChTIn+RfYmw/OBEm5tt2zhNV3CatulsABcINjTBvlIBBFAAnyW/x1Ei+DzK
geNUiPB4HgtiPC2IYdUnB4HzdF0Kbwl4I7XTN+9g6DU8z28O8eZQv5ltp3z9Zr/HD/KbYTgV9MQ/o2J69GA9p83sHNZu+r2QVAs7kgeFaiY7oCcufPQttOZj
vahi7+AAOE77sp2u+NBNpbvIfs6lu8gU59Jd5C7OpbvILs6lu8gOzqW7CAcczHaRcc6lu0hL6tM59rRNdxEr+g+us3lY+JBibL3Lkyq3Yb48eXAi1n3oS4cH
XYnVGyZsSWQRL0Z7APdFJN0kFsfpJhA32z+2YidjGOKRPGnAh4yKqQ8Q5iTyWDwCrnoG/MTIBTV64SQxdxfZpsrghsYME041hllPrNEYwkgTB0BMM12r0r+A
ZuQYs1KbjYe39KFegdUmOHzcp6GxmXHf+zzEbhBMzk1Q5CSbEIKH8fJhTkd8Bt2iyzdmwhroZ3ogFpSNo/TWHIPtYDI+EeNSS1GixaHwKDFCPXQKalQvI0kH
9fXPIZ7AufTFm8HapFPvoT39DnaVCE5Uv1j3IFd3Hs8i6l4xwzdAbeiJ2tAXtWGwUQgvU41YYTVixa46FoKvKn9JXsFqRLZTce5LPLEaEOWhC4GvVh56bM+Q
Kg8bUf4I6xsz5aGnJfB0yTVVhIXCqfIwyAunysNwuPIwNBkIAz4nrDf+yhQu2X68z2tNWbZnhvUNgL3yUhtyvx9b9Sb0h6edR2na+V+A/mx4431qvG803h9s
PNvUvEx2orpXfQyQFV+IcwO1OCr5lMpEXM8+NW68pJqzWVAAhgUFII4soan+M6LihBJa2cr8J/vXoT3kIEUDGsQH8OdBUffmL6cHROVrnDDoWqr8zc+mfNlQ
AxvTlm5UaV6wfjCAVjQshOGtmHhJF7u59pDYAXrU3LPXq4LXqIS2CfNyfsusa0Ol7wSzBGYDJrvFs1TY7aEVgdaRh+U68pC5GOBNwIay2QcGJhT81n2G1rdR
yjKWcIrRS3CKRP3qxRjH31BDYhe1ydeoO9YMUsxWg42cK4rgkkXHlOZqn4NJw6BhiC45LFcgh7kCeUKADmBHEFtiK5QO8ak7pvrctNzDyOyQGeP0krOp+X1x
kHPBEOg134q+W2F8R/vxunno9QxQKWen9bw+m8gOnp6o75nqy86ecnTJVL+7bnScnaTdUSNF+XnBTAhwT/7QPVPGQ/yIJ7g8tOW1/sGT2k9awToTMGwBflqx
jZ9QFLFQJDt8SAfjeCEJDUZLWCschk+gnGaucCBe5LywVxCYHea8MFgQBD/EeWGxwPY9yHlhskTo62VsFiS1+zkvjBZUPVOcF1YLUuG7OM/MVjIKDg5ZPrQn
Y8TCFQ43ZSIoOpRvUmGB2bRxJN/MUg/4pY2xFKkgK/dfpuCLeI1Wl9g2ETd1k9wJ3PAHFyGYzVbQdr8rQezEF4WFXmyEyr7qtkBhmIKuKnv7QMyk0nKRfhAa
L1swqAFLNyDogsuFTUxRU0onTeNeC8+y7wO3B9jDTdXikwH8R+geUWcUOr5zbLUaSGOTkS7/4JUDoi5uOZDdR+CuNtJDFRH7rsEtsaVGRNRlF0VddlHU5RdF
XT4YVshKPC0rsQ2WxO7FjYxu0jofVuUBo+6c+jnGWqqohgA7+as0DxoxmwD5wtwHwtXbOsgbJD2eEdvtM7Ztn0zXwI58IlYZnILYMMZZ67MooMubh6Bl4lqX
7WGtvlTMa2K3V3AphxhFHscL6UvMaOl4dy97EYYKrP9oVq/RYM3HRfQfS3X6XiYqclin/7wtyRYLto0zvKxNOPPxolSBzBdnSOMQWoVUPCho9VldD/lqtcdU
zxStVUOrX2dFa7Wg1S/6W4V8nxWtVUOhWjXNAIZo++u9FNSlXKsU7nbPAAOPfk/jtyqh7dgTiHVOT+Eq/Z7Fr29OtN3uFZsPsv5A/AFfxx8wmlQvSUPjTnTx
ixp3Gm0v2IamkN0mdrtX+Zpc1VXR9MG5Pmn2khHj9c2SNKqq97J4DroqWjxftPmb64Dgqa8qxuGpCw6PBPgDjjQRrwVE9pFVVntAjccScRRogc/A+b2ZS/Sh
3ccbfLzDcMDAs3V5NvO68kt7hVr2HOhNv5fwW+eHpTms+nseVzFIHZXbB3BoPxa/VFZ5KEL6AbMSkQ/Vu9le+iLrZOtcyNTvF60nqnyf/d4Cg6jGS1TZcMT1
igy7AH7mxnfRmHmav2dV8YyocweO9mBc8ow5wETHKC5jr1S1+YJjGA6AtYJqvwqta0W2oxGj0rEhCk+iRTeFR/GzT8Xmh1N+9VoUbJv2WmqTofLLtZ7oqxFD
07l5iAZUN+Yn2o6qVvRVixpQaVKu9dwyRBvKRgdoUjjQpPD6mxSuJTcwrk1Ptw3WBy11Q64NldblGtAbh2hGR9SItG5koHUj19+6yloyntofcDMraTORoBXz
aehFW7hBtElu6tLe3qP1FFfrw2x6ug7HNKmzHQ9xb+cd0W7CEfOV6fhpKblSmAgwbxnFsjZsyEcqEqJFBtEQUyC6fqLVCqO9roaN8J9G3ZFWrkc0ikbNEV5X
w0Y1W4agGc2BZjSvvxnNNThUR9TDa8lmtIcSarMaM0d1XQ0byaPUZ9yi0YEWjV5/iwImTDM1UYk44aNp2lal6/I+D2Vqk/W3bKtyFldvUDepVp+x3/qi6Kft
Bgr8BhT4Z1BkhGMP9AQULwDPG0Dtps0ATqPIOD11AyuIq5glosl/UeZCAHJz7Zn2/6qTnt08SLiJ3y2q+b32i9YcFylo+ekk95CcYTyEE6ChT78noCmvsp95
4UzjIa4s7UEesPxhB1BB8mn7ZR91cIbIt81CuAEmOl53Huy4h8i2fd5duNpL+uJz+rgTpMCvcrlrJy38PmXDrbxpmkAixAWqDVX6TFP0z3z0CSSqBUfaKh59
QGLoyUelNNCps3sjfPSpUdcEaGOf9UkjOPpIaw+zij88x+tcBWNEzj0BB7EJBs89Aaw4AOE3wgE2WMXfVIIpBmdzfe4Jiuee4CXOPY20y/XBR8D7b3UXC7rl
TVn7fGhLxnNUtUk6xAWs4+/J8cbQ9YuHurbP7WLIEvlzS4GoCp8d625rKvo1x3VOQcVvAGinkMp++640Hvk//5BcoIOav9O6CybXe+CouYNdi/3Wb8n9W90d
kLLucHbFYYbqTftru3X8Hvt+ToXH77behdTd1juhUHqLs6/9+rbVPv1Vl97/r4ggfutf6+rH00DjafUhVz+OGrbCuHqHo8zqdzgteJsypjl+wphO4LoVNe7G
Yg10RbvrU+F9McPr3ersfwsjjIYwv/cN8O43sXg0RbheZ4euL2s7dFvM9+1oz7U85SgbYLGZ7f+IGKZnVumD+W/Y1+0Oeb4cJLg+/4pxgon0rV/CkL459z+s
i/9hPfU/DHhcoZInP5S7yQ74I77Ndk6BkPTFjPYKX2iHkcUTt/WPREWDYCAQrDqAhbVxs3q3BVwW6067do9dox54mSDo4+uK6RtfC9zgVJ1O4etVRBLv5Sx8
pK9Y83OJlzu7selEjs6nPb1ftGEtUvDyFoz6M444WNo7rScdwSL2oLew3o5J/AiWR3rAUTD9ScuwzojedF/DMTy6stO9GfLPUOAYgexym/K4acQ7ypOt0qB3
Y3lyU57cXHfZESENGcDKFVG2PDOgbHmmoGzhHHsq52VzVUsU7b1zLz2107qEOxPxlroTWVr7ol/ctu+Wu3vvjLfkDbDniNjBfsZfxCwwmg1h+RU7HsvdVOmw
7n9BbfnYRRXwD/E5RoCyUeL6UOoFu0dHnOxFHfHLqMCVJadKl2jhR2ozVUP39mO537Qab47AMeGew3RS7j5BX/xBKtLctQc60SzTmYD2NCt0cIIDB3qt1Se1
8P3BeDNrX6geF3Hh2TZsCgHhERe+JfHeRzime9yUoLUNCVpbl6BhkRiTVcWYrAZp8SYR3o6KjHZEZLENKM49FfE2oth4ylNsN+WpzSL9HRMhr5blsguCB9+K
8aJ43YuerrmQadXSDeeKY2w47Orqtp58smAvE4hNDJTnlRIcQxrpRteG66cCnJJKA2Fe76xgaSPo2BQCjggBW7hoQcgGcVu1KO9L6ueY9knjnOANCEyVKFIo
tWrYCOERusRIjknA6U8xjzBK8+mSw+xEW9HSTpm/jNhvr6GIIwbmE/3gIMLhwAxRKl0GOk8NBi+GiJGGzhgDQBlSpniMZbklZmhdwGVA9pod4sHC1XRsEmGI
QjbuEcDjhoCD1E2ZrrCtDL1U0JblJRq9vgHoouop6AfWuk0cBBKRR5Eb62f9BjXqWgz5NP3QGRk/I2AzWArI1ArnaL747bPOXLyFfi/Zc/ENcof2+PhGA7Wm
bcXjbTu+SZtU3MSa+Px+BR38HGOzEy8uyik6U8Dw0Z1Lbr6dAzrcCCiLCaRDWglcNR5vpSk1oUJRm6FetXUueRVl+izStNTNSsw61au0qgTcOFsnou2u2to+
MZdsbVjGsIUnHd6kKxfpRb/HUelYQmWpLdQQyEggggFzK3hXEVQZ3T4KjOPt4/jKucSNb6LaavS5UfuqDcM9GFdSgWRr+zmGKeDq3Ln4VWorNelVt7rWkMhe
P1to6EjpZG291Kwrn6Hls7l85gd6sj7vyPy87GBcwM4XYTNgQw2HQzrOOAiJQccbJ+byTzsIYUFHF0f6+ykHUTHogOVQhzrCrY+IkVJD7JEiMT3S/oehqB4C
Ax/awvIIy6immDPVxXKpJkZKbIDq03qY8puG6/t+CbkC9qaVR0kZR35rnlcFFuf1uLsrvatfZLzzGfe6ecfL/8TgHRl4hnnH8XlB8DAjQOW8oz/IO9qDUBop
kAZbrsEtNIse4WhHUaCPnBB0DEnZgj4CfjXIwAlacww1Y4IVBOvQSIL2YYm6dTgPOOELmMI1v2lc3jT+E39TOV/8XcfOts/zdhbooH2668aV9mk7DttPPgFT
kmp7E3v8Ru0X7Lje/sE3/uDzQdxo/49/8wcfrsTNlPcZwEq4YKBCv5cHw665XLFvrzFsOwP9eK3vfViYYJdYdD7z3mnfBpfYndatOADutHbQZAt2ONthB0MD
FIs39k0bJcdiC0VGad7RT0tiWNVpNnIoqybi6fzIEhxhtIEyEItImB34HAM5V1XusROogu62YvArd1tgVKpvdrYKdNg4LCmFbbFwGiCeBMcDD57AYGI4yCPx
KxLk0UbwQKrsfKYhfAUHrKefLj1gpZPkFR6wnniieMAalwPW+PoD1ieeGHrA+pUtrnsqPOk8vi5oRvtFhKd8wdImIuhy60t94OdbE7lt+amDhtX2ulDtxiLM
0Eo22NEaflQcSdy4Ok68sHxs9LHXFIJoJpbEcneLsdxtMLxVfs6ZMp7LWyIhyPnFD/YH4jJA1eekNslFhSVuVUUL2MQm2eyz+I7xzmChCnNoHYq8KqHIqXTc
lJbs15rwgcgVDYlcoU2PEW4DKQS5kFeBrhzhwKVXVRFbpRCNvJFHI+cGONlHDoYkr5bunjmGuw5J7hZCkjdRIG6g4VUj8Gq1zpKIel/CopSRtjZIV1haO1qv
OUCHGvuGMclbbCcAORpL0GoZHQAPWOMfokNL4nuMDGAWR6LlzaKVsDwu0nFLil0TcdfUVSS4HRk9mzk9XZM0EyYbUS9lT6KMJdWkrBZIidWrGjc5TpVByjoH
FCqNAdwwQNAdIwYww+bSUDBjAFd7hj8H0J6dQfB6UJ/R8nR4EGcIeL2zEXg9ai0Hr3eGgKPjiXLweuclwOsb62MAVzEgQbBqKcEig2BNg2CIQgPlk0mwZs84
fvGwMM8TXVY+VHuq2esLWCsKlBEM18sJxhHHm3S7jGB4rJxgeKKMYHhiY4JF6wlWx7CLci4qje5eK0Z3r5VGd3cuJKOI7l50GqtlQysdl1l0d/RpHt09koWN
4dMRd6V4wutn4xXCkyZLzDm4j1Ma3T0btOXR3XlwjhSGVB7dHY9tEN29ZaJD1tDl/ERZdHdcL4/ujrrLoru7A9HdASwscOyjHN3d4rjtjuGYNxjdHQ6hUoq3
yID1pnlod4TOiTmCDsNP0oayRlOEo3dZA6HdXVWnGVQvhHWvp2s5U9DNEOeLYd0zRPvysO7cnQ26XRbWHY+9nLDuEurHLQ3rjneUh3VHrWVh3fHEtYV1d6GN
dvsFnsQg1jQCrBFn0OduIOrWi2Hc6y+5hLvGilQHqj72XmNFqr3kEg7GhEboK1vC69e8hNd/kku4237KJr7xrM1CkTyjmNHLtkWXkfog4QAgnwo5VTfiJ4kA
CVHBuueiixMV+9SWk8KpwrluHbeaguXNiBubA6cXk21Zx6fep+Pe2YV42m5BUOXd7k6tcTA4u8sYNW6HYebp+gNJOYJNtRez8nUKzMrA/YhZSzrdeOB3m6Kd
N+4DoHoEzA8seaEyH7gPKOyxXiZwB4TuWrwZpR+Mt+Bnf3wDfnbFN4pN8LhYAd+kotX4ZkRm6MYT7d+z462AWr0reRWtH/GrieV8jTuVTwq1DlMq57+Jiu46
KjYxqzL4KfUq4dkrRZ49Mgrl7xBmcgvdQwyPQtQ3Rf8h6lvcSxLcjbG2xhAp0hjfBsOVRDDDldqmFP8Qw7dN3YCXNegm/YmhnI1h1kW/unhMhIz5h4onKmYb
6Zw/3J7zh1wTtcJkEg3iJHlyW56Msw/XTGKlwCRuQ4F4e6S2q4RD9spsSKAsGAWJVDmJbsRXtQZIFKs4JdE23I3BDsvnjqht8rkJfW7CP/S529U43rOJbtIf
KjmGPwoOXNtS6ihQhyhKxWNqripQ55acOhXzQydMasR5crtBI5OQIIwqEGY7CsS3ROoWFRuEicEMVkqX3u3G0hsbS2+ll9xCxI3NpTfpJRVj6Y2N0aliWnpj
qpaolvTEwJsLlC29uF6+9FJf9EHl0qUXj5UvvXiibOnFExsvvdvXL70JhheCaatSgm0zCHaLQTDVS14LCpgEu6WXqALB1CDBXotxcwsRjP7rc4FygqmNCHYL
3S4nmBpCMDxRTjD1EgTbtp5gMYZdlK1bGfecFLnnpJR7rlxIXgfueUeBm0uyoQUyV0zuWdGtnHvexmhnWF+SHsbs9pzACa1V2XgF93wLT/AESBeVUu6ZB60q
GWXCPXMXvbYwpHLuGY9twD3fqrblLduGLucnyrhnXC/nnlF3GfesBrjnRG1n7rmiXsfc823MFyu1Yyj3XFG3KilVEe6ZJgGvHwb3rIR7rtDEUM01WmyZNXi1
yTrT1s6bAa1BBfaZrtQZ9J0pXCkj/+RG5J/MyL+tjPw/M4T8JexzwnZKlVL22SD8wHTZlhO+wD7jiWtjn4l6tCj1C+yBQaxpLOkxDVwhM/Edi1hL2WKN+Kpt
cu2wvnaCLsVtK76trqNnqyKz/dILWKW4gG3nFdNYwOLiiq/MFV/1QIDtWPHjdMVXQ1Z8NXTF1+te+Yqvhq748ZAVX73kil+ygPGYV4Udk8ifaCtApan9lE3L
BxFcYbW5uc8Gj7Th94ldatvxbdID8Tm6yy4uClbC5/Y9+8Md7/uFr/6umK4xElpFk8qIWsVEoAdLw+Pgenl4HF7htqvtRngcVRoeB6/YIGpVlyczNcJaYxL8
QLipSN1EIz+mz1AT1HCMP0Fpz73F9Ef1c0vHjIm71KcVhRqYb4FaL0Ktpn76LAylaZ+lepNV6JhhQ0FMU8a63UZFwZpNMNWo31b7tNf1++foW9718Lf+zP/M
7+5BH1AL+71zfY6tEZ8jzu7nN//Gfd/8wEcm+RIYH756w3u/85kvut/a0+9gir2G6koMp/jbJuLXpCwjnVNum0hspWYEgIVyLCpQr6EzllKvuc4zEVhAtVkO
QTjCb6ZDEPHzW3miKhtYLluhg9hKA9GlK84Bqicyj3Iq+kPb9k6KwN/NxPtyUIDwH3/O2ufQjTgicuQulu6vJV6+CDHbSCVPnJPIuIfPxQA08gx3wIGMcte6
xZe6MGHNzTQ7E/1rLyDRV1dddhJ1TzmP0yxiJKHD0q4dZthdfCcYC264tmPxTAOxtsWRWmz6F7YBDBQYi6qfRbwVoGTvHEAwA+MNByeUv8YRE74rANhR9gjd
uJDUPgeYF05Gn6Mlu8YR1asqksjqOKNjJfdW0cAz9poBbYrQj2LcacJ+TTd0WErU+d+ZJL6QpPBg4ZM8ascQG4G/iXDSOso7tbXCz9A+/+NKXEXTXGlh9i4O
E3C3BcV6FQozttIM86jwFSjwngnthh5uQeE4JUHaHRX0EWSAI/ms9sV8w4WPTFUgoVRSG4xCzsd/rXsYcDhiG2dBr22wEgjHzooYWKRqiWYX4kvB1q0D847T
rf7weOyjA8oPWNfUs3jirJcaFTMO+tOSWsbYXQrB20ZYkdWkk10dIbHYGUyw6DiGGqyhx1JnrhF23az2JGJai2+wfJxjcK8iJAOTjEVaNVSbfuZo9pnaYS/q
CnIwODH447lMGsDyBCIAoUJxJTKVKhUTxboxuDQ8GNdF3xcU1VAcPLXYqzYEIKxcnBL7LEfUdkPo2xjoxTqDXLLybxQfNQoJQkpp+XztHYaC/MMf6CKDR+GN
gHsSF80slSo59+OVaN+AcKcq0dSg5BlBhSN9ttaRAEsOtQTG6kxewPfyj646Qni+iKvGPalal2qhFEz6ggLK8w42DgNmY7XPGlD2V77d3cVOGkmz32Oj+ogD
6BX1eCBRQzzfAA8cDdwS+RZQyka19g6peh5Zr0vd3dLKFqhX4RpBF0BmgEoNqvsAg1wXGOT0TSMy6uhPLX3nasxoJN+0dHgRSrHvhFjlPGWLWc5ZWyxxzthi
mHPaFjudE1hO4O3OcdwPR39kux5HYdMRgWwjNhcrt8V89X9Jfk7b8SGw2+e07zJjxiQI321GWfDbLY6T43KEKBnldYR1Oq7cd0iciHewxr74Kg41BJPPOeXM
KX83ooUpp33mzzwJ3REC+sbXPNdvT8KXOOAlM2rzivgc45D859SE4XqMGK58boOgOddixJAFSMoNE37zg4MBkrLoNamVTHn0GiMgUiWKPt1zHKt9OoxOf9oB
tb/2jy0L5iseTAvp34k36G74lmU9ZqRP/DXjupEefH5men6G7/2JZR2ZPSrl/pjS0yey9Mz89JFFpL+9/vnZowvHVvQ9NJBy8hbKu3w/r9uS+9l7bX0rfWdE
6Rvo3/Ls0U7aptL/TsvPo8emD5rl7CHlZo4dmJ3RbbJkDg5739KKUc4dWm72qFnOG1JuceH9nSWjXIoQMli8c2JxYcPvVfo7ZpdmzHL+kHoPTM88UvY+e6AF
nfnp5RVQ5jtmqauTWfmH9PsWjh2dQY/8V+05NKTelcMdNXNs6Xjndcvq+PT8sc6yml7qqJWFBTU/vfRwRx1aWFLTirtj54HOB2aFOtl/2fPqaKdzcFkdWcDT
h6eP6u9XyysLi8v6LfM0SKaXdtyqn33C3uj5N+yi/9QjnccOLU0f6Sxbb52mMfaw+nm165D6+5Z+lzqwsHL4Hsq/c2FlZbajFpcWFjtLK4/RGJ5dmZ2ef29n
fmFmlvLvWVyip+9YPjq9uPiYftcdiwvzj1nvXzhwYD4rwHR7zJpfeP9OnTy6kKaOdA7OHjuS5g7PPnw4TR9a6jx6rMMPdh6epp+DnZnOfGdpeqWzE7NyeqaQ
7UwvP7aT/khumSqzjneWHtuJhK4EyfeszB46dLSzvPxOyqC4TFxJ4S9y+lP4howNSZ9Y3Dl7dGdaPktLkcIt8zrSGIp3zB59d/5yyaSvl9wdePZvcBJjXFLp
+3bKtExrltzySmdxeQWpuWNHFndKEhd1coFosHx4YWHFOnb0YJrE8FEzROUVa6mz2JleuZfTRkWzR82KOHf04L0LR1eWFuYfWECeBhNR/0gHSXUII6OjljrL
x+ZXqJ8OTeN3ZfZI592HDi136GuMR5e5c3Z2Dh3qzFDmEBEgy+hHs/z0oZXOUpZbTvvOondmHWkdWji2pI4eO3KAvs96f+fAzumjs0emV2YXji5bRxaIwMs0
0qePrdAsADUoc+973qOm8lkws7y8M88Z0+PI7MzSwnKHWn9w2brjyOz8/Gyao0E2e+TYkbcuLS0sWceWO/dThcc7+5boz1LaxXpqF+Y5Z/ZK+l4jnRFRPsR6
PU1tnZRZSSWkbp79eWfxopn2FWcO0i6FWb0EGqS5n+UM0W2fmV/qHDw203nXAohlUQOmqYuWZzm3sjR9VCdnFo4sznc4Sc2kycnJDn/k29Is9baZ1dW+bWla
8sdnl49Nz+87xo06ar1/duVwllnmZSLLHpinwZblZqjb8h7FuMszeEs7y6FknrsXi16eXVzqzMwuc8uMZYR2ZXMZoWw2O42pmZLXmOkWrebqQEc9TP19VK8v
+dryLslTkZ3q0NLCEWr1waWF2YM7TxyZx65J21I6RLBFZX2Z56gvOZMusUdo3h6WOY7VmRfKvL79yIHcOxcXjj7MI4VWbqRolnJFlgwzqdV6J48onREadQ7e
Id1AY4K6bOf/4+1Zg+QojxuBE4lDgOLYFdupcr6scbFn7+3tnsRrhdg7nU5wNqc7dCeBTPDtaHf2btDuzmpnjruziipXEqriPHESx3Ee+AGJ87AJjuOAYwdw
yIuKnVKqgiGU7QgbbF4B/cjDqUqq0v31956ZPYkqZ6uknW+7v8f0191fd3/9facKMTQJAxLlXpQAY4oCkp8G6DWhVhKIgmqReILjLdEjF2Gv21m9sxmfTPwP
BN4M0RQ03TQuWd4RkAJ6UvNMRYE4K4qicSoc7IT9ftCiwg1RC0ZJz2E81WqFKJqgvcNkDNYy4HhdBoGBV4yxjBN1FFdrD1TiCXrSvOIdmT0aButlGlTgvSdI
+jBBbBpkA1QEiMtawGBBbvsdKInZxanUC5N3w+LUAowL5Lc7IyCAFZd5YQAzPBf4vUVU7AFNdS/qBZo7uDkouYMXjgcrYQ8oG6BgJ6AnVnhhBbRyJyA12w1b
LXj2GSzhTfjdXwm8pdUwZjh6LICcdsJkrRUIXjsYAR4QB+R/P9k7LOp1NuE/eEwipAY+wfLSa/mDFg0UBBa78JNVWFe6XQDx36eSGXhC+2ApwqegFwxWNpdW
geSrUadli2LLFkXA7vZXgUIfCFrAdoOu3+GPwGiCvfjihnoGHvnqJp6h9WSxD5aPtXS2zJXTAHFjUoJ4oRsBl0e9sGkgcctZYfESkQs6avIeDwSdxPc4CVo+
PDE2PYV6wPca1nLQ8BrGGlAcbXisJXTd2G2eMBf3sds8WIZwNqlwCuU4qMHT7SVW2CzgEzxE8HCKFTZ4uXA5r82fF5dmDx48NLO4uHzT/C3eIk4yWqExm148
6s1MLc4szx5anjp0YHn+yJIJfs/i/CGCA2B5/9T0exU2L+h2b5y94UZv+sji0vzc8uLC4dlDN3C7EziBRW12HVcCQfmOmO2xVv8JD+duAGbkhPz9mHq6dcLC
rSoM9XRr1WNhj1XK5TI8AZ8xPwH7Nk5Y1YOnDlCJP7J2x18psQqKZNVgnxrhUY2guqcCRi2bwNbQMvbGx7XWKXtT+lFppbIef9kbf5e91Bettb5oLvZFjwtg
P4FVEJ5XN+OwyZ+k1i5aGq2oNG/Re6+wR1BNFIXulr8VvTmQAl3iJoUuMvAA1pkuk7kXtPCJ20Lw1CQNBk/dEK0Z+q0XowqFxoqcpw8AS+8reIV9BaRooQaP
JXocLYDu22REh+I7CsSq8FxjBT0lnrRmSgyXEODd42sJAzXkaTuMeWz8XQyFmnmFYoFx4w9RTROGeVJaGM2/tHY81gXNimuyV2Og1sFiDFpYW1mNIEhQvFN4
LzUojDCriMx71CyrqrzUHoTcloFCoaSEFkoggoproHiKJUEvpucSwJTpUTNeBp6V5uW/k3PJHwuq3wKVpVwD7+FYqiXmjeLgKyX+jJ+f32b7jwlocLY+CBMY
C/cUTTe66fdwFo6jye63mPSTZfxhmxUbOFs37FRhM9ifBWCQ2R5MFvh+PpjZ3hZwXDP9pEw2A8Cv6w9vAGzH8HgItDKWjqwYkNyWlPWo/ETd9Od/QdDpFw16
Kd2iVYv18ZmxNALV2mhaljXcNKnRFNtPDmwmnExDG8OEg1vqVrfgh6IU2LU70bP1MuFHwSFOQaH9qbkF0N/Lh6eWZue5Yl/eP3/k0PSxTPjczIHZI3Mmhg2H
Bceu7sAPzTtgY1Ghtt3xafjRmcPH+IrGP78k5vCXnYCXWoRxPk+uRQm4cuaHVGia4X5FtHOP096UsksOKIMli10/LOr9am79dK1fE7i/btQZ1stHBN5vGPjz
0snPGNRHBd5vGvhTPbCjw35m+x8TeL9l4B8EDQ72+SLYk7O9jD64C88tVLQ4VaTToXd+C+Tg5rcg+pfTlqqv+hcNyfq/Ld7hd8T374rve8X3x7dpHXKhiOe1
O2ugMgc8FthEm2ug4320X57Wk/F62E7WQhU/FIbfkuURH4Ilrpyu2/TtuDB+TmQ2cG518SNclSnLf8roey08ESbpuKyob1fPWh+G19f9z/d5MKbcFA1t1Y7T
P1UXoziXMeR1PKzu+cDM+T4X2AVubBx4iHvZOe1n8Zpsw2zfnH+Xj7fab6CAo96vMD/lECXM526ycOkz4FwCuQfkYmj9lWku2PokA8XRFykMRx+k4ItIoyOz
ZcN+t/cZrMiVPf5PAHGkg7B7AqxXMBBj9Ghg/UwEngHvBslq1IpxofHZQCyt01PUpo4+0eeTQu8Q9EAQNwdh34Cr8bvwMg+XmYG7c8EXBupUr7VfblyY+Ith
d63jZ3SvIy0qKOPYQz1y88DOHNC+AgWbXXvJfcNPife/T3zfL75/T3z/vvj+tPj+A/H9h+L7j8T3H4vvz4jvz4rvB8T3n4jvB8X358T3n27T9nEP1DFOqxHH
Nt/PT5JBCC4Kj+kUxq8v2PYgN8hzrAuPwgFh3O/4Td6ybbV6OkDhAsRHeNXTR/bPTi/vn3nf7Mxhe35s/50881z+NqPMaV0j/R/vhTRMujgIs96/A3IZz4vo
S1rAw/hw0AU/rjXfm9ahY5M+w6Dw/ipEpn0Em/7kS+L88Q2QEk4jKqUV+BFmpQo2/LWVytXVa6+duHLP1Xsq8D2sfqp9DLHXVASe+5lrfQz5JuuREUkTFT/v
2Htq02W6k0kfGUBlKKagmNkWFdDrM/1Yw+2t8TZgpHIeSwy5W/nILXD4e6Cf4JH/HmLcrukQVGI7njZ2g10z/zgMkFX4D04IL9Nj0sGSjM1NyT/IPgcyyeNx
bWLtNtn743It3JAVns3e393cAu6219rItqckfmtzODx3vfdc+4jLJJl3Cz4GPxLcu9Jw0p95CGQfLYhtWVplTKc5x3zU8YG8jsVnLVbL+i164THkm/aBCUPt
Bhv10XYqm1ukjn+mImFql8eWn15gxGVamxiYbG2UUBVXJM6fCaJ/wbDhMQ9ghE/IBRe+IUPXYZRa2kAuDEVQ5gqsR4MWX/NxICfCXqvGhoggH5cSOARQKIf/
LqN4ZgUuXRya2Z4Ag324SsLtbrt7rrpz5w8lXSspjJCur4bQGv8dRAtX79jBpxVtS1S1/lPiQHByLWP+lN6U+s1na71QcwF0AQtr3IflkfkDIFaLvZtTYEyM
Jxh0YzQsEp43AepCbu8i0bBoq2DVHyjoVnhn2ArY8U1rPGLbRyhLYb7h7Bq7Iunx4x6sQUdK2vA7TddsQmJdMc2dxStw662EDAvzcpB8yRJb9MUU33HzWjDY
ZEdmWT8aJLFer6WkjKmcH3s9V3CV65MDVzk++fUHyVB42BsGVzk6ef3L3JwcuMrJMeTzLXgOC/79z6Wet9PwgXiu/Ju+peJ5T93X3zfy1Pfq8CNAvlt/FfAv
MfD/E08z/MfT9Tb/fLtO9b+t4n+ni563y8CnZPxv1OUd1vT9rKj/av3qXfZ4JJyOTXxBfD9fp37P1Ed32eORF5afhFHf1/9mXf7BJhrXq/Wzznh+4u6Xb374
7d+sP/x2fLi3TuM7U4fGoYdX6xtO+3I8o9h98TNi/M/XD/MG/r4eAv6lBj5v/u5/qNP3d0Q/X1f02TXqeT9i4N+P5L7vufoIJ/ynU/j/u8MeD+G/osb/Cnbz
8vNifF+tv7rDHg+979+I+XxJ4H1DtV/JHM8Lih9onv5W4bcvssdD7b2g5pcXf+plMb4H6rdcZI+H5ulrqj2i/z+r8oIzHqLjy2o89L6fU/hvvNjmH8lXcjzU
34uCTp+sv+Fie/xyHmV7ko6y3B+1+cfNW/Oc3w87/Ey3yX9HvOf9gj6viXE9WT/g8Bvhf77Owfteqsv5k+3fM5rFzy/Wb+QT/JW6vL1e0u1bO7PHQ/T4p0cJ
73uK/07vtMcj55/o9IqaL/r93+sPOuOR8irk5lGS29NCLr9ft/2nuNwLkr3M2egviZ0uaVbF5RPJueoz4rtHVD9SX8myq8+knNrz/0quPuNq5YGnVHuE/5zC
d/UZwb/s8MsZXT9Tn51x5EOPx9VnUt95jr6S+K4+s+VNyuPzquzqM+KvJ1V7cn7z9BmN5zlHf+TrM5ce8m8Xqfly9JnU97YcnsnVZ8S3uj3ij3/M1WdEn+cc
/tH1XX3m6guSo6dy9RmtMy+p9uTxwOH67LsKX+pxWXb1GY3/r1V78u8W5ukzGq7Wr6T/H6vn6TObv7TeU38oMZOfdT2bX9P6jMarxyP1mcR39ZlNb8mvzwv9
9uyjrj4jej8p7Inv1+35Ppurz4TefFTKD73Pf6t+lR3K4+BxueWYgHz/ROydJBHtwciUN9N+A5jIRbQ/uqrKfbX0ofTLFnZ73o+n6PN3jj65X/PDbps/pT6Q
9oWUZ2rnofo9gP/GFH9+XaxT/1aX+oLwX6tfcZnnXZya38frcp7t78fr97zVpv+57Ddn2udjRmqTQSek0ZuG5Pnn5fXn5fHn5e3n5enn5dv/0Bb42zIz+tP5
81n58u4ePvruh8tsIej1kGMXBtHKwO9ivILN+c1BhKmWPnhWfrzK5m7dy4y1WsezdnNGLGEaCGYgUSArWYVn8tfWg6AHBbmWlxPbxcU8PahMUXDhM8pcDVbl
zYFbGEYtVinv5vEQtV0i8yStz3w/6Ik9iRKTGZ1Y5k2BdIYtZ8OAwGo/q9/vwNukthWuiJlImI4teYNlgMvBM9tt/qbgy0cnJZ9+dXuGPgS4XLce2k5ymw1/
of5XAL8oF362fuElxGsW/OceV/AP7ySeyKtf3ZHRv7ep4NfsIB634aGCF3cQT9nw2UmXP0V27kZZpEKVdQ4Y5hSX3R0umfs4JtPV476PEZoUnCtWB2jCuaZN
w3VSanYPBjyzBwNu9eDyxwev8by3pPYc754kvfpK/RMAf3MK/hEFfywL/thAwc8A/G0p+Lrgvxfr3rWe92Op+fnQpPQDWCY8VPWfgRe5LAX/mJrfr11kr8e0
KfRZBX8sCw79b8kfMgVwdzmJTgQ9UCSLckq5SM+oCaDU+iWOpeiPPI/9fhz6357nv00GYhy1SXZZhpyo8b1f4JUmP7V9CN4H2wKvOPmlS0inZ/d7h8DbM/mO
HRnyq9o7KfAOTb57JEvOXLz3T+r9H51hXpKJyPE4ytp4PGiO8+xDv5fEQjG7a8RwehwT/ZQnH9k55D2BT+V7/uswuj3206q9ofTwllR7B8OVrg/KuT+IkijZ
7GMotRd0ZFiQYqv8pVkbUZeJFMsyP0Lp+5w0krz4mm19pe2vbH47XZdHS13/5eROG5/s+2dS9rX8vjdT3+oP+Rc6Hrdrn21Pue27+K+NZM1TOs7hyq+gZ2Za
TBZ//cwOe93calw/aDqd73tb9obajOOayUpJcN/7B/0e50vX1zvfGINe64BHYjoxxseGp/en3PouilT/Y+vB8RJb7sJCvhmPdSOy3Jqxu2Girf0xfcQhG24c
OMmwFzJrW/ZIJpzOT+bVVvCc2tb42n6no0L4rt/y4KRtD9j+vfSPXlT+1GkHX8ZFZVzB1ktn6z97mc1vtr+V5ouz0P6PDhmPyz+7pmx8bwu+O+usG1v5g5Up
25918d3xLDj4Xmbc4onXLS995323oqfOr+P2EFcoqfCosp3HcD23+ETmpp2vH336rbZfvxUddr3Nxt+KznTMM2on4+3OWtBL1kIVKuEGiGs3/7AT95P2rsuv
clxPX5YVJzybO565nTa+spcz435n6/+1PQv/i3V7XJo+T2SOJ59frt85LO6q+5P4b96RtU/1Yu78PnCp7Ue67dtx4PPn89n9c2zaHxzHDBdlbZK6tvWncTow
U78apwUt/dhL+KG4vPoK7tR3/YGFg8PlkeLFT6t57Wfi/4uIL34lFV+95+Bw/ea2/+AW+G77V11q+2PZ+uSsav9gJr4ef976PscqpQqbZpVy5Up4qJSrfCAl
KF+FpavwA6U9HGeicg0Br5nA0pWlKquWrHylOUwJQKucJx7xrEB+ltHMR4EfyW7XRxxjNldiN5XYjSV2FKx1cAJL7OYSWyqxKa4a35fKhwDjf6waVCs8Ywq/
s3OGLnDsd/c8jvwdbbVLjfeQ+0v2vJxR66m7f5TX/hQ/eDVDp+4Z5XCa9GpYJ9JizGQswbtx5dkMRhtZ+SjtYD2IE322nofVhDMU8EP0RoRGNoUHxDrg/uBJ
riTCqaWTeuydmJy3CkTu4B0X/kDmofKcEcAMYdyyK4bJhnHZypeFEWPb0L+83IJnqMQY1xPH7EssxnZYE9pdEeO1c+twjs2kurL5vnT/BphNrBepKntFa6zK
+GlLvJ6DQsDen28z80/Eq8HLWG+CzWHj4BDi5QOa5iWkDXunqH+nP9DvtY/5/X4ZinfAbJYpSjmbBN1yDMYenpETeWRhEN9WuX0vD8GJuoCS8HPQ8VTCj6IW
RYjOgC+BcRgN/A6ywlQCjAE4t5mHDunUop3/ZdTXhzkwTgK+smzE+MimUrhlSo4tsXyMG+dvOjC61zmPI+yX0DhIgpla0dqAp0Y2UgfSmAgB1fRRMeDE6wWn
NyRUnpRsSHXRxvN3LWKGveYpMn0zDM8cR42iU5Dd83KsNfDXY4YnNjdJAwEfgIqKOpu49UJcHyqRAjVYmcARhAmKJcMQdyfQxxDLrnxOUaP8/CSpQGivWAGm
GuVnInmxWmLVUc7zqz7eLBOxFb+PzW+k2sMrQ12S7DMyqNPk3eh2enFN1NlXWE2Sfm18PG6uBl0/LovfMfw27vdPjMNUjYvfCuh7jFz3k2NjJnVrRmadMx41
gcaACiMZGMc0Rib81onh8GMaTkSNkYwVOviqNYQGGfRrRUHMz8nyTFmGR+njc8gvfX3ws1usB+lPw7ztoTjaIN3IU4WrmCXXlYa/4i8OOx7gy1SRUwd+GJNO
B7aijEOpZ7l+i0hbqoOscdPvCJhInQ57cRL4Lc57i1lplDx10Fg8+AFvYtUl3QxooNjS6jXU+Txlmo4fg8XALMmqXCmFO8G7nBJo0iLHKUaHdMW7P4TnSeRR
eD6cODvtU43RwOdkQlG36IeINU2bMCby8LfkFKJFT6coPuxsHOL1N5QDrG9zSa3XAoALUNBp2/Mv75xqkOqRGebBBiwvnU2cU3wxfNVWVoKvUZ8uqJpexY09
Vq3uLrGD4SBoRxtQmEBeWvTb/iBk1avLE3tZY0wFIBrMb0HNxmS81ue5lI2ywW80u6Bkja6Q7cKV1YSfhjbHxu+3qIEO7m/yq69S+uwwPytPXAdrb2us3eEN
4TkOLr1KnEsq5ZXn1IqMXbdBdgoUhr5fZ8w4Si70pwGkiRqT84E46p1ZcRiieHU8JD46yvs09PPwHuzPJG26FmEFaQMhxujWoJaIeNUYlXUXTvv69ardeC/g
3DVyl3segpYo8/YEeUg9ipthp2MFpbYaMB7S0IamMNPCgbwKB9Z/mb/MF19lXoGh1AlRzZAccfMAVmlicj3Vg8CZ0CW7PzezmHUDUBRosaIiB7Vxgst0g1/T
BbLT4IntqFrAhFPKJeyqbs7BnsRr3bquTanyOxyW2Ovyo47ZZJKWnaLpBMHp1ugRJ+RWaaU1UhcE2C5Ag8SxaCe4Ky0oFxCtFvkdEKjzxA6TSP5Gje4aM3x6
gficYKCoV6MO2sf6pi4gYiPjAgGuD4DoVXL30PqH/zrYO7/TqWYuNnTfHk/gxqXYZYIlziw8SV/JPDaP58gGK2to2WEvDXFxzVLU4HZZ2uNAfsey41HMd1qM
a6CoJ9YQplL2Yxp/agbIXwJvqex5KaBjj0dm+9CciOWlu5JtOvwj8QV30vqnZzOM86eW/AFc3ZIsIiYRU0TTYi7m2vS9SgYdvQx2w7s/1CeDHQCOElhty3sU
vyjWzL+Aby3bqOGk8M1xJoOKKHwjJj00OyLHplmyRgu225L0J6nqWp8vVG2Q2IFxSu1LdL8jHosYBHSzo+RJv2f1Yshf5k5i0bqUr2a47Y1UpomQ0IZaMvcx
eeOUPMLT8FLrr9YrbLDWi3n0BYwpIWaqMS6K0BzOdiPVLPIvDRQcHhxpphqwNHLDOTHTEL6+ZBZT6KDTdX/Qsgw6ceAJDK5NxGgOoDWYMGGsNFLHHxvOenAu
5GbW/ktikGpfOtGnCByFTmGNFfrifr7yRmF0ROepcANR8rjxu3X5jfwYcGl8muJhwh1KEp5RXfODdT5Ide/MJsG/vC37/CFOE48HoR2pGIzLQy3Fbxw5ihiI
r3ugRfefmioYKN7UNuLoL/OqQKasKxIsfvsZcQ8Y+knAjOsl8+ZPxiPOYwb1TXVyjBpmXQXmebcbIOPCMPUx4fa1jBxRG4Lu+S+Srba4szGWtoiUmxrrrnWS
sA/0gJ+77Pgm28S7N91Tpdn8jyeua6xMJohUs95fbvt/oJ9xaGsuaiFCWc5mPpU97xHBpweCOFzpMcriYROViSvL1Yplv5pXuoFThIg2XJvDAqzjiTx+GSeW
8bvXdnVZ43Lw9OhSqbjB7Q20xcDSFEsuYfITikGfn5LTjk/NuWoYzdxBtMFXVS5v3XIqHqSHK5QeHrpLYLGkU4GgvrT2LsFz0PFBy+IC1rAZjqvGGl83GStc
jskwBZhDg1yFkoDpy+vS+Ho8KXRChV/kgOhKPHVlFmZGsQLaWthQNy6wu0qqCo7bxq/kItsvxgeq5A0R7pIj01NlDS+4k+4hAaXVEXdtGnDAQB3OR1zSvwm1
VbDWCxiio5dtuKh+14j833G4hryKWP/TFxAICwAt1ug4hpIz8OkaQCMcZBj5JR2XwdCAe6TV9qfMKPv/FXcl4DFd7X+CVMVeWkXpNEImTTKZfckiUlvtsZWW
fJmJTJhKJunMZBNFK0WtsUTIh9YSVCgqtghaGhpLgpaiTVC7oFRQqun/LO+9c+6dibbP8z3PP49r3vO795x77lnf5Zz3EPaW6wmUT4hD/THeQqcKws9SztmK
lRW4veEy9eWajodvIW3It04vCXyt+GYoScF6So9+q6eUhgqr1lWtrvrz8Vy3+2G8+Vo0P5rc3GmYeAWLw4MXDyqPmaRxmBV0YobLaU2UZohUxMpQanhxgGsD
lVxtCVYTPQ5ZPG2UayzBKhzGul8F+acMkJPxwURWFJmwjO6PRi6z3Z7J15K/g1GmIb5PyrkDcTkcAW4SWHu8x1zAQg1jdCe0/t0SoAydWIKCRL4R67uILwJe
hCWSH1HGklJUYpKoIVFe0oglCbOCcYlYk5bpkLj7S5Gh+qMeEt0qRkaqltEAHvAC+Qtz8mggzaD8BJGkUB3QfRyQ32/hV0pGEKwXI0J/Fv86+B5ZANaioDkX
L0+nd2IzGBYgxv12JsshoPvogW5YFLOjjoRlmuRU/L18ERHlvM2cKONuBEBrxqYlK5Z5wkgwfZwV3ZVZpeEoB/JEi20sqtdgVKRduiBglDVGGh6BI1sDA2kE
NOWm2m0oP6Os+LkYaaBUhgMxKMSDAdI3pTInRjJ4JAQ9lwHP8ahImVTqxbd/kQMRGJOwXsbDBuk6n2cMlySag5hD8EiEmqCSaV9cdGkq1deS5kOVgVwnQ+1Y
L9dagjVcD+PlIF6I4QQh8XzMpO9wohIcM468hBhtiG6Ktxfg7ob9GIP1BjczariRe1oP6gW/WFt0o75E0sJf/D4oDpnvc+zRHvxb2HDHdV9n6WY/lmHWPojy
nlglMgwrs2zOIGlyqhNoLJaKq0GaYrUgKS4IzKQOar632uP/gb4ojPpOAGfrTvoSKVYBOFyaDlEFjACdbroFq31J0eMMEBUP5AhzykRMEfFalHty4HHFnCh3
6S8tVCImdaUAjT5VClidmK9mTRISbE4VlqZMIMCAXEybLP0iwRLE55UHzpMJcQOx5MOBh0syZ3BhahRMMdsYPVAoldaxCJBgtTvc2iseJKi+MjSCjmFy9An8
ERUSck/Ov0QoPLruc5ni7x/y8qTf5XqqFTG9yfABVoECchivi6FRwsA2m4jNsKYEuwkET5QCXv0olxIH2cS4QvqzTiGcY/D8lEEnJjDUi9cpyOWo1+G5iegB
ExDfHCY1IeFFaYKmRqdkyv5nuJZFyIH/JopinAdPmmVWNUz3VWImxOyLHcNiajxm6LgGctjrn+iP0Rdy7/CgQY5BvC1iOVlf04I/usmBqKv6mtPMQ8ULRkzg
uzoDFUomujJU6FcVw9eRCfNWiLUCplisDg5yeVpJ4hxppLGcoylNpOgR8wWM4Eq7l0BsdbP3wPdAHGwRMAmPLzDhNJRyFeXCxtqS7diQ7+SNPybqAYZjaqJE
emT0AO8x3MRaObEx0urkmQOx/M1lNEsqLDCho2IsH/DJh0JKAv6fLwyeyeJGHHgRX4b0+e+g35Vx/EkEmp4DpBFdGdbEjf+gcKZQM8HctybgOb5rBF5VAFxB
5qhMhocgT2HVAM9vALfhzlfw8V1MhQyYCjeegmceCE8BLAXDUXwY5hMSgho627/84zGH5x8q9Q9PMPgHSf1RU8e8UmyyPd6C8V7Y6z/CHePMKRYUlrnNlQsF
+impicoMJo8GWBPIj1i05pxOYxq3fvzrau64iTM6Xy5+3f2Befifdwp2vw71O2QnugO8toTqGxIQy5fkEDI8VKpQIhlC7kG+c+sRLi7oX/eIINbFtqi9H/ES
5Z/mGBq8oDiIEQ2OaiKLEBxOzv6L9ZH0hBfpENf5A3x9uQ7CgLGLW6oDHrZ4R9x0I0GUVHBEC/hXU1KWAA3AvMIZHhOXXx8bZ66Rqv+Ru7ewOpYcxCdjrtFt
/Pvb8bROS5Wbfd9Kj6nCmSGrDng9Dmk03FdohFlwFSdmXvEYI1hSgerbzWFeKD14I8jnQ+Ayjnqx9nuuymgRu86N4BRnglJHcyzsp4U0HHA+QjInHQpU0xL2
/ASzFDFb0UgYttvNvFqDi4+XO6IJfUxyYmqSjeHQnp9+kFs81t4qE06qxIoD+gLKKfKN0MFbeLC/fjYJt/Wa6D6bhLiBmMQO/vCgxJ5eYPKov5CRWnRNVZwL
Q7E7wNAAYhE3yTk7HqdNABf5bgtM8XjCWJNEGiNouuBxjuF9nIJlQE5cA9isbXfvD1zfhvU7zIodvtFwwpz4YyhvaRfIFGL9hsmDP91/a7Ni/wJ8xBUkowoB
oVfFULI3jJCyDFZBRc4WEB345enh49A/yr3c7Qme7OGgpONG91ApMfzS4Z1w+jL6NaEi9WAoEa148cGj/2GZQD8qTkAoYARJ3ZocqSI+fXHDg+gVXlx8UpZ1
pC6RIP6BdGW8ypdIeKL7qdgfIBU345LjQcXFycTD7Hg7jcDxHxGCuN2akIeT8HsK/Q4zWxPTrahd4CFWQwQzobwdTHeyDYwa0NNEzAndyDMmj/fBoahrEBe5
FHVfsEras9luJTozqjGANVH48DXC60DiYcKkwLaAmjUepZwQwa3/0dySiQBySvHvoQx8Qt6kMSN8mbvseOXZ4abJdd+zw826Rixx8xKNSHWuB5F27/2OZQxe
8PqvevYIkHAdFhdLQQvYDL4/GSEETSPpNmY4BHmVaB3NiUStR/gYvLSCGSU9rsGCmqij+EAN6jquJxR9n4fhhI4ngkOAhE/WWfxuM79Lf+7Ww7milcXzL/8B
2sdp0fg0whLn0qc4pFHRfUTthWPO8dgM3qG5g7/wgU0Mf+NxnSMfHwa7ZOqGXry+jC4M4e2PYcLVaEHcY0RBwK1Fk7P6KFMCYl9N1A5CcwmSkIPbA4H44jRr
cqqDaIPxGy02pt3gLmihS6RE4yNOGMmXeDWkr1B2xH9hqO3GY3FBmoQ4K6mv5G/2q+D/z0Ad/Mj4a+X2r+DBqkxCz894oz7ij1+QSD5qIpF4taVxznp50g+Z
4+NjieZLRitexU8BCYnJZqecnmSYZulDlX2Zz8/fOXjHeaIvwYZObukW4VTJ0b+cBut56fwE6fzs9fznKuG5Kq+/3+fzd/rW/8Uffo/k/+mPOTeMV1UJ76MB
iiqwgIvgjyAkf2hEQ90vsRd/YCz8XfByX/M+GiTti1D+l9DvoV9KisOU5lnp7RO/mPmh8cvhvoeH3vn58LnU1NHDWt96bcapBQ7rUj+/DdPTTxzcH7zph6K+
cefzwm9nmyufntjbz39t8SJjz00dt1bUPOveL2hb+UfKZ63/8zj2rVVdw/K1Dx+fOtL0iGTqb9un//n2pIvzd550rji/fGRa5xdeOjS49O73X05f/HhIWGqP
46335fvPXJAryU/6ZmvQ4+IpkrL7d7POO6M/75B3q13LBfEvXi0pMOfu+LBvx9sNYzosmHt3wcI+RWt0qg3pu0ZdGvDtvkW5185t3BL6eGKHnOZnRzfS/uxX
1KpZUb+3WskvHZ0RndzoWMns2g1+Rxv/Vb153+k7e8trr/2UV1Cki4pN+fRZuTm7ZfqxwpK3Jlw9vWj/me3WxM3ee/XTOmX3bt97Y+m6QEvbX0a22Xky7MKg
OXm2l6aCX7PVx7g/URkrPJw1gidlW8jG/OLT+yMrpwQ9SR1VEXm/6kpU20dnIgftMXuP3VgZWVRbVdj44qXISyu6rJ6XdyVS0yujdJ3kemSbJmnT0r7vX7J3
8+NwW+G48FdvPrq2YczEkl8sIb6TAyeEz0uYILsge7dk5JrfpudH2cMfVW3oPOBgRknAyz0G2qY+WfV1pebhyRH+z6JyuocvzY37yVy6p6pwzODai6cGvBVq
89v52oKTjW7J+7zQdV3A1teqO9Rm99gjf6j9+EbUpNiiLinLbtYYh041nplvDJM92TsrNntZ8yXeVX/l/f7660k+781qGfLrzkZH/Ssm6ZKCb8WuSIjsNSjr
/tXqw8X+qbcWDJn52Ngw4sWYOa9vjf1jfOH4rGe9FPXf6aCryZeWVNzz3L8vRv6vcc/7QZ4/vkys5953nkVUnos8cDryiF+T7NiqK5GfGB+VJM2tjhy/4/rj
bt2pH8UPIaFJ9Z4//j1v/+E/uT8ZgCn16H4GWPXqWujUH5/cIUVCMbaB45lORXx14b+PRB/LmtJc+3GwRlPhdp9uDaF3lcL4aD53YMOAjViR4y2YE8anDfP3
eW/YY80pdb0fDXB4t5dAH4j3O8h4lYf7+nzsk1kmOOMwQLjfDp+/LsNP2Sw2D/FTYKbkhFgivFj5hdBcvmEtMPCM9CtBcHa3Lb7cyOW7aw7jt+EKs9f7SRMX
3bmRy1cP9tiBNWXY8wb2mcfLTU441wb7378soecyXePHfyl/YrjU8YHdKeP59hDMRAYI9Uv4lAhLsFqho2sALJiym+NDsFoGVZ05k5iCOFE/RKaSuhJxHSCJ
YzELj8XliZOmlkZBeU+w2JOxhqOu5xxJeLmVxZacOhZahWtTFG6gmfw6DpIDid2SSHj6OpbTCA+8ZBZPu5WbRDCfuuH897lrU4TvI/rMYKXofE6XBy+RbCTO
LzZyYa0h3Rg2vE8/q9MfizYWEBtRWafhLRVUt+g6D5JfHy4TnLABHdd9USnCkAzmahmG6y9eiN6lND592rGs4aTa3G2356XOHZRbvDpu2qMV8515o8fkLzy1
T5Yz69UHt3373l1i03V+o0z9Ve/gMMvwDVvG56tu+3R/MvbywPTS96fGld/+7xdFEaaDkenJ28vWbpq38YPlm5Pa9fUqzfr20tqrXeYMe7pijezUsWZrbkx5
kLc/73jFtM8nvh/9XrPPN+0KkRw1/OTfZlVx9cVTJ0xdv3l4PrbpyITC1bIZlrtFA/MO1O6607F2UfeCIbvHN48+3v/o3F1Xd32298Jav7htvX9c0imy4Kax
wP/W5PU3d584fbLx1UqOf4mYWKwLbHrgT26+Z0aYjaXVGZsQ5z05cGvK4jO53Zt5zwnYfLRfQPfYgs5h6zd9N9tgqdoyYkfQ7fm374y83rxUcnlS3ld/tDy4
pOe+4oD0VyszV14ZVtTINEA5fknWiA1trk0OXPnKjpDqmUOT7rRsUr7v5rCh+3/euUDX5sfArrlJl+Tl+hf6rtt9X7+v3Q/tkpY377FmXf/+aXteHbjubI9p
wf0+Llm+ru/JPnsPvrP32hif3heDKjfW73bljf2/RXoPlQ+Jje4RVpE7I6f26/yntwILe64/ph3uPXvZpQsHetRkj334l3+LNht+/7LF5dJvRc1qiij8uSj8
nSj8VKSFWCYMRx8Uhv1qhG9bvES4yaZknyAsG39XEH5SL1fwtp3di9lwi4IfBKfwvHk9ez77thrpte3stym/iL3MhBvsL2s/lwmXyktWbWXelhY6vnGVK3zj
0wadDs90bx/c2ya02dnlx7N8OGejTZUxbTofLhrhE/nKuC/48Mo7x8rbH/iez1x2627mwe9m8wVf0DZnd0FyARcObS6t8Z93tJzLXHajRb9nGCM/4gr+auPd
uh8bzlsJ4TVVA8c2OF72Wxlnvl3s+1HPbhOTn0HB31u+PSVw/abS5VDwid6X++teaqsvpWHV4UPtLx5850L2I/q2yeGjWyaGLm7cKp8W/Gf9tr3csCyrPO9r
qlSY1lH609t72h3Ye48URY/WrWpmNN0evTRtMfm24efaKKujf1kT2boEh18srIj5s/PVdnMHta3G4atHVr63T19xYtfJXxfgt62I6Ht/k3d9b/9DhTuxes/7
+LKktoe7H9qyczE+0W5VJ8nHV5JH38oqV02ah942M2jKqspZD660+3h/zDb0bZv00sanbYoVK+NCtBclEs0x35ouPXtW1StYHvHGbHF/lnRrGZtW2SS8f9YP
g3vde3Be8t37f1h9ZhQ0P+73IDDt7AzJhJ4TGjS9NXeo5O6vOxY2K5xy9sySnjlr7OOm3CxcYzh1Orr3tMmB59f2jrr3QXXCmNWf+J0bG7sjJ2fp4MSBa7uF
N1mXVBH1+HJRzV+Whr9URPerOKFQqtQarU5vMJrjxsRbEvAON4VKoVZoFFqFTqFXGBRGpUKpVKqUaqVGqVXqlHqlQWlUKVRKlUqlVmlUWpVOpVcZVEa1Qq1U
q9RqtUatVevUerVBbdQoNEqNSqPWaDRajU6j1xg0Rq1Cq9SqtGqtRqvV6rR6rUFr1Cl0Sp1Kp9ZpdFqdTqfXGXRGvUKv1Kv0ar1Gr9Xr9Hq9QW80KAxKg8qg
NmgMWoPOoDcYDEYjyqIRvd6IkjaiaEYESaKmLK3XeEqLGxOfLztjvrUW3Ru5CLEsIG9eRr9X0HUVXRi/xuDX0XUD8JsMfgtd1YDfZvA76LoL+K8Mfg9d9wH/
jcEfoKsG8IcM/ghdjwH/ncGfoOsp4H8w+DN0/Ql4LYNzjHr8fOzGF3yZoN/69eizDeq5nvVG9AuAN2TwFxHdCHAfBm+M6CaAN2XwZohuDngLBm+J6JcAb8Xg
rRH9MrreXiiRvAJ4GyaPrzLPtkV0O8DbM/hriO4AaXT0kMbrzLNSRL8Bz/qKnsXl1MlDOfkx8Tsjugvg/gwuQ3QA4G8yeCCigwAPZnA5okMAVzC4EtEqwNUM
rkG0FvKtE+UbY3oP321g4hsRHQp4GIOHIzoC8K4MHonoboBHMfhbWL6Dd/bw8M6ezLO9EN0b8LcZvA+i+wLej8H7I3oApD3QQ9qDmGejET0Y8CEMPhTRwwAf
zuDvIHoE4CMZ/F1Evwf4KAYfjegYwP/D4LGINgFuZvA4RI8BPJ7BLYhOAHwsg49DtBXw9xl8PKITAU9icBuik9GVgdpoiqiNEp9c8GuHuA4mrhPRqYCnMXg6
Tg/wTAafgOisen8/lrLj6cdM/KmIzoZ0P2HwaYieDvgMBv8U0TMBn8XgsxE9B/C5DD4P0TmAz2fwBYheCPgiBs9F9GLA8xh8CaKXAp7P4P9F9DLAlzP4CkR/
BvjnDL4S0asAX83gaxBdAPhaBl+H6PWAf8HgGxBdiK7RqP1vFLV//LcJfr8U1Q2uhxwUZzPg9Zk4WxgM/21lwvj9XzHv34boIsC3M/gORO8EfBeD70Z0MeB7
GLwE0XsB38fg+xH9NeDfMPgBRB8E/FsGL0X0IXSlIPwwg3+H6DIIH4Hfo+j3/wAxRzaIzBEPAA==
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
