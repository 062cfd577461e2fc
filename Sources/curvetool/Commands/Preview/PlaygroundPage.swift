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
m4NDw+Yac60Z/OHpeVujbkMZylSiunZ4eNhIxGxh1IxapERPeKcw7SGxUJGKoz/7XSVkNGpV/HtXTyL6Y6s2cv3aYSM2a3ZsWMhp99MLcpn9ibEqsZV1YskI
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
lnxlVCHUA0EV7VuHA/IBLsTjIrv1pSSodTGaOIUtXEHBHGGDTlYRYLjxro0mzTy+RMf6PHT+pZ//w97bgFl2lWWi+++cvc/Z59Q59dvVXdXJOjsJVEyaNKL9
kwQ6u+xOOgkmPYpcxsfn3kASh6c63ptOIhOdNv1L00DQKHpNAiNV1UAnmpagzBCUSCuIcUQmKmpQZmwlYPDiEEWdODLmfu/7rbX3PqdOVXcD6r3PM4Sus88+
a6+9fr71rW99P+9XECbA08rv+pflf8epUuoV+rTKFs/KN0wYERVH0JE+lsAd0tbY6+cWbvba9iSetVecxVPbQOtfWCP8algex3dnURuJ1SLVy7BTabHaouIw
7tlPefNeed+O4yfZu991YP6rNLB8f6V7ZKHnUR6TJlziQbARYScP4JiCaFzOqTQncZqSSpMi5zbVNyP2peNSwbYq3f6e202QvU041TUQRy8Nt7k8UZoW1lM2
7IGNepYNT2JJ3cTU1fMevwkb5o8agC1FO47jzgEiyasw3M65M9yftQz3UctwH7EM972W4S5aHrvZjpNczg1jtxy+ktmGQAXX0cQLP+PIwvT4Mdvjkp2WURkv
CUnEyg5IojJ0IeSzNj4SQBOUCqD8BU+F0EnCRoZWAJVFd9wnO8Ez9+qjB33k5y7YmG8SiHg+zgcU8XwV8XzwE4p4cvUq9aN52q/omvf4AcQUSAXUT1PVrEJA
6A4z0JQkaoBEPZAZcKjzKURcxdd6lwatrSKb+Om/j8JQhBC/ok9PnIkcx7FGJZq0ctKKiq3mXISKqNhqzleAAHi57Ot+jysYBy6IDu02TyHCGcLHjs5fdXwe
atL+3cCfbx2Zj0x67F/hcCYF9tiYW6tqQfSrqlps5cPrFIGwqAfSoU8tqDv2BWU1zI1X1FlemsQemiPrbPn7ehfUBMDJBEnx/JP2fC4vI8SnK/wHKDx/15Gj
spAgygYsGLBVfbX2FQyU4Q3pq2lg44SvsFTRPX5yN3OKmWCrQrPDSy/ps238VlSLDuhpIKjYCxy0ZwAImxo+kIsxuMLfQOnUBJu89VnjVPWcLscySCpKPjJw
3T/UNTf88iwmAmp9z6WStSwHK5XBxsNsJzLfVADXHSEcM00VWWey5LtooanTxq1iRUymBhXbM5p3AzWltL53P1tsoZzbRFUFaz3tD3u6j7SxGTdVH7+iKCc4
k0OHzm6AnyOeQ7WELSetkd+11F6hl6gosMHAfbWuPwHg0ksrtbf0QWsoW6Uff6T6QU0d6QgFxDShDIvsyh2F012qI0Ye+lidZahkrIo+sOfRxUC2nAU1NoNq
66oQpsfpjnOrBZrAoc//Q70GNggVVd3R+cH+01i3F1V3zJrumDVsgzXZFOuyFQIBo9wx8c3umHXlglI0kmJ1620fiwzgdsm6SAXumn4giTL3SM98NYyynvXu
Ih8XkW5wKxXe/q3YMa/0Xq4b6WbdRy+HvgBqAW6d3SyFOxivk6yObbROnWtxaonhQyY7MgwFPIy0eM6A86JKxe40CKALa6M7tTJPnSm0pGfZIiIOztobAwW0
qKoltQYpJ6Wqgrk4MbjbYOkvvhgewXJOrFGKQlq9MEGNQGehZp/UxG+WkfBfQ731tgWRDVoQE7uIqKGyIrzC/9ascZX/w7je5L08k5P+D+n15ky28HtxDWAG
Gfd79HoukxP/nTrgJqtvDd+o19OYiFsoUDidrJ45wu4fcwWNVoUNIy/9Xkzkld6/BnHDr5qz+xrMPHBfRZbaiqgamHauqVQrUh9h08Lu5yx4jKsUwIfC/1oL
Ii9qfimfuRLBN6B0gJiYxabOMfleutABmbolVf0XTWUCI1HEOnoV3JPCcwrvKs1C0wuOxYRAICs3me2+f6DES4zgn9v9E6UrvAD7HL2Q6GAcMpuVVpq+tRZE
pUbZlL4AIVXJMHC9qaIsCasiTFCIMPBKG+bTFdCLptdQR7+gLO0PK+3b0qlCRZf26GIbdFpjZzf1XJPUUyt0m3Sq52vNCNQE6fpDTJElREpdrfZq5tHjT11z
2NaZWUh1ccPeRAMKhQW/XVqDbhGJy6PN0RpycNKlf4Y6ScwTChBOaCZ4ucelsu/UMZMe7XFU4cgH/iblYzgTxUI5w/Vt6YB+zad+TWTGUA84KZXLg9OnWuWA
hyjfGUeDQpdcuaoUsVPoigQri2B3ax7tMQK8qQJRCoGoXuxinbRv0OF5KgN+Ro3aHw3DGl3XS/OGk5J8kYvgLyFCEcz4kJli5i2DNR+CYAMfXiktVfU706V+
xyeyoJNu+r+dxRJFgeksz69lpRqUlQorlW/XdNVI5e4hWXhho2oVco1flWuEvt3Wo2TdMg2IGNTGRK4sbX5/6uDakizFuq6ZFKu8rimaY03RnNjQDecxhH3e
oTWluLCmMahko1Ln/e4wgGlKzzyJHjv+hY8+Ij7jbALnzeRURl1a1oAKo/+MwnG1p5TWMcsYinPBM1YWW/Xog+pXq9Wv1uqvqNVfpVa2Z+R4BmFx5Dj3UjlV
dPapknAmo506op06euzN88Gx+a+pyt0/YlqvUQeo8kCCDeLz9dCn8XAlo4ecmsUnHZOnTTu0pJRQ/QOUOlnk8zveIq248AdNcjcFLU0eG/afcVfbIIZdrb1p
NAc2jWFXa28kgwThpCq4GnTX2D+q/J37X5OuBGZw29DVd+o8tpfEJEO2l/As2wvsssi9ALJMFi73vPxjIjkHdMzv+TDXy23ZMhI66uPwiDLX7G5D05Wejfl7
Z2f+3tmZP91bPbjE1GVIIPjiHIVW+8roy4brjbO3HVhHQ+akvz/9Exdbmba4QwtfKdSWJX0VSniap8DB8XX2eczTC3oURQ0JD/xYdIkJZdEljyn9p5WtTQ5i
32tVSyvhkXn6QRiYfE6oumm6X900reqmCVU3rQeEHNVNG4Ap56cfzdKQGoTwvthqE/rW8+ZiPa+yEtdea/RoO8tqWuHRVoqGEEcNpyJZsRoSt9AGG8YdOQdY
2Tk0Lg+03Hk00IS4EzgIxVQP5HaCIXZ8hRPcGFjP3sl85E15uC8L4PY7v/+IPBcecWtAt9aFLAAxSDVCDGFBDN58UpQLCx1n8qaKEod9z+I1GeTao5GuyhbX
Hp1BFwwOB6zmpzLp0xGYHyDCrMIGWyerbiUlvGQxtzIw5kjWGuR8JT14/7rttxqr8bkGD5PysEVVj9X1Kc4N3J2xAeUXLuTm+nbcr6Q8+3aDRA1DRiU8+2iu
OQv9o4laWnSx0b5VSWAoE7P+3P8E22b6DW+bKyhFzl8jqjcbnN6RvtmNzzq79fTrYk/JObCnBKD7yeBm30cqB8+E/S0DY5GjCl2uuACGNd71UYi93ytrj4YY
+JadVLzE+raf4GX+GKNQijWRcxOM8x3fqWbIKlXsuLF/n6r8VmFdzyvrAiTY4Ot3aavONcoKjz5nDenVcZFBnV5g4h+q0tpRvngS0TzdPCwD7Bg/c65v6rp4
odY/Kw2sJFqfda0y2/DlZT1We/ANaD2S89J6DLZdxqu1oIi+K7tQ6Ux+2v8BLvq+HSattnZAsFtFmIMST6VFWMplzqFIGlODeaI5L0zKhE1jSIuRMEmSAapI
ynxNSf7AI6CQw7aFQfevSSMJIHwT1WZhdLNxYZXZBBLDkC8QdFx2UyHlu3vriuXWm4b5lZ1Jcu+6u5A857HehvlOr6GJhUpz+bnOjMU5PocpSftpt3jVhJ6J
YME14zLqfYt3g9xc10tRgK9xP7jSfXvCWL5jX2+m3Eitr41pOPUpEMn4l5ORujgmMypDnRaRTOnwQUf2eo9MPMlmoE+aheoAGsCNmMYZhDRtREjT7Op16D4w
i2N+amaYzaqBEK5RIj7Qmkhbz3cxeLnkTXq0bfTv00lllYfDZ2YtFtA/H4qONGPW92+0ZrI3A7wSiGhZ+2SWvrqywSZrsxlHGudBECtX5bRug1Hht1eZ7ykU
DnXUDhXn6+q40QCZ2ca7lZhWCnyVBWby6DpKpjil0zcoxZm8AcuHHNDbbz55t5lZyHAzmzGpCKgzj72515iv9drqUYQudY5AlYAH1KNc5NvG/NGDvpRhG2f6
t8lk2G5a8Qb9J1t4suD8voW0QSZ+nXq1NXQCgv4l2JAlOD5MDHO/IcFZhd7zI9qg7t+od5RFU0lWKfW3A+xXF6dJLOALrrhQzLjaouKj5ZIR+QhrEiaCGZmd
x/L7TLpX6DXND+yeOYU5asMVhInnxjihcAluqKP9UDHg76wYwIqLImCPyDU9xmheZAhYuTV39bYd5Y7d5eV2MiMtBf2ikIOmdxvmOVQl8kH3yTIAA7uEscJA
KeTU34QxAztKbCpJGToM3KVBF7okyEFySlLggFZ5xhj5Z9DkSw1zC8xLjIge1PLftZZLwzkOdUXp0Vqlqjo8kQwA4qEIofqjDl+aIlCor1rpcqtemb9WbRWd
je6fsnvOZFRGyBN398LV1DerlF5FkzO8tBzyT5lAD7gNuk0NFUKqWPOqi77wyDxpF+qXIXIro8H5lvhu9wI+kH7jZ/BIlVGFZto4s/kE1S6F2fz341pgDdYB
wQkqfBleDMbpgWEh7vMO8VS1Wxb3B0v2qLfuvokW7MRpSTzodBvU6WbN19AgBA1l43vJ5BL1O0hOZT60WFky02vTkyLmGTooXSl8Oa9nI3tmhKFBBQ8RqUMR
CVbWpCoZQakmK+2mCqR9x22EYcG0QzDtcBWmHRZMO2RQ0FCmHep9tznq+DXU0aMcGufcQSoRGQfOFx1iQJmo1HyP6JgW93KrovZPYp/z7D7nyz6XxXutfYzH
6ZlTJColJlAB9rsWvRm6fW8xbdUVFS4e1UYePaRqv9D5CNLlIeHkmaa0TAYlHT4vnDr1csHUML8KPNzhu89p6nWqE8RdA9Oz+/9b07NyVkzLmlJHhCwJouO2
13JMA24eSCjT1YF9ddvvq/6/qZWPY1pO7n1rT64/bHJllDG9HD8YAN3MQGBN/2MtVXc8f+BfqSl1LimwDWowNlywaEesqx0xrnoywfiYJVCTYfeZC7pZ87Gj
WVqsRnhqtZx9aWRGh7UJzwCYzKK74BBmw5/LIXbsoGNia+LpmLpcfW9VVYrAkdJ0GfaZHqvfzuLr1VXT5ZrPr+XmxTmtJhoagRBf2C193rCm7nYZz6W/93wV
ZFfs2X7py5AscLz6QoETwgO54OLC4iktkm2a/SGVAdPLlixHTLfLGvfppuzTMaOm+v23qr/6a/0Kam1oyG9chPxW3o01WOw1Poxt/ZW5Klejib/UdfGnYawa
/ZW+goULFUizpFd1GfQLl0F/hcug3+cyCP/n83AO7C9+nm6A0dncAL+LBs+V7m/lKolWMXe3rDDYHKQ0ON5Zmul/TK08ar53nGm1d1suVdYJFoWnsiZZVGRZ
VBMsyt+LCLyFzKdbh7Aov7L/wAQUVjwfvPRVFgUJYRYBYcmMB3ehCLEW4JWv8LsYrggK1e82/j7KTD96yD4eU4pppdfDzESW3lrAYqgpdgxtaUx5XTPA45Q/
NnzX4sWAP6qkUlfvo7QDtyHwZhug/NF6VCPvDJxD0BlvmBPG9NmdMJQaU+tvrNZt+F9FJoX/VQTfwdfBrx3+VxH0Q3vgeQ7/qwjOI4TBcXZ/el9hdv5Mg+vL
2akpnleNGDqawtKnxKnB+J8vXB+eda4P23r0Ifg2dXfYDMBKi9IDHT7xIlrwxivDMerlAmJLztFhpOYcRvofWctHhPhPtb44IbjeAfIIdAtpkZ81HouGMloX
8JEMOSUVoxbhMJLYMfqEG5npzKe531fn53r/GooLvlvjpzR1r4q3Zx3yrg55S4c8oS9ndXSVXWtCwOSUPTYMMOTqr/5av8Lnpa1k1AAZsZ12GtD02KYddQ0e
3uQ5bfLF2mSj7q7WKaauTjG+OsCccYB46f+M+v2XzlS9X1XU8Mi6naPFpSF5Ovw0bDRbVu+DttMByv2b+gHvnjp52LpP5SGXr0O7qxdod5r6lwE9CLLofsFt
tfIFM+bJH/jNJ8qlcLc/t6/em15QkE2NlQjZ5EyG9V7dEx/0neMn22nRCh4E7pl8FbEZiHUiCVudJiD05nYBmk3jXfQdcxb3FQztmi3BMzZAZdvW8OkybOUp
F7ayNTzNqJDdCGRn/EjY/aJ2DjdO+6X3Z41vsSSCPYnvRbDXyhe/cUvgAhFvYcghL1+H8XnEftmzNVz0B98Jr8xFv3QNZf0FVRod1hqYsBAQPQwInoD6HvRV
t0PERQLizu1apYXVSj1AP1PoOFMkzCag308FFlKKDofhDVSeeIgt7sDMHimsQ+jAHLzLPYbFanvUFxtHGz7duZF4TvsVPMQPFYQxIuSFiQCwmsPv8N59uxTU
QLPaRcqKyx+1RvnlTq2oFmr6tqKizJuDB7k8chf+Jvzbuquv8hprVaw0vGMOgBR8whcithctXpTvTVPC4pgoPRoE3NGKMIo+N836vFtpJlBID9UdhSWWSyb7
HmNKW9SM3NWTYwcDRAq8rXZAX/UARzvjV/w546PM8+wreAb9OXkkT1b154wH/DkD9ecEZMr85uMn84P/GO7rBXBpkW1AtvuTQAE7qfAuFkskVPYEAdME8NID
ccwqvqPVvhofjvuB+hgH6W3/ZH4rqMlAFeanDwYW4qsCyesj7Z9HiLM8IkTvbji3IZ25THtWp2TkE/VHCtZ321Mo0i/v5jG0o4XaQL27c18W5XcsuEiBzoK7
gyI3sQjjFfOvEbA4ykPmXFRDJjKzezdAJtybSUkERde8tPwPDSK/l9Pm5uOvFIKQq5Pwp24hYiE/ePA+bX/mzVzlj+nKY/3PqQ6D+XMtxiM6J23JKZxF6YVc
qC/zx2wEIVPKL+TrFvL9+zB3cyt+10q7H7Nbs9f9C25A6zwNrYiUE3vdIwrnGQoTaXpFsZd4g9ouh0ri1Fcb0OVzLPZQFAFsmmcWzOmBG9re12c4/bqtBBp4
JOu601F/xIz+srILniL2CZQxcHFpzkd0Wip8UvRM0kvnOwjppIamBUG6DBT6ZzAtmuYebPuwHcihiV6XK6xpCUOI+7XM2HKd743WMMzqQcTZGdV3JRAeb2gH
fcaC+3g7a/N0k1SsSFl9L08OsnzqerqpV7VrSCgqrMwDzqWwmL5G20PUe+tJwONEaOHyzodEznvAvzGy8UvCyQrCyTCwM0I3yQDllNofEFbW2jMjMnrdmqtH
qIvtaORxrwviqpDUyL9IXxlV3jpi2qvRl4nha6CKv5J6mr3RtAABIJ2Mnczqr6ZoMbKCHFtVb7ABu0xasY0OPGm6hW00qbCbZIVt1DagV7eC8Qrb6KjaRpPS
NlqvUvUYbKOjQtAwHIya+t2nzKjSc+2ooqmPOevoWMU6+vyLO44cRamjB/2jClNecebh6/9eR1HxCbloRq2FTxbRKGRhWPiskQMO9uXSSR/xfd+CZRuPwNhE
pAzvWbhZvyhijgPoqtlfM38hvxeim+zmvApE+KBeJyh2cptv2LMFWUrVAGV1+pQ/7KlEn0rsU+mRoGhpP6x3YmG9d68G652cH6w3PWcidhOHnCqkd1JAeif9
kN6IutX4QqNeWBYsG/XYjhUQ2ckCT4QJIuecViSi3FcbPVwghK7AzaYk9RuIcwiGBkx1K9hb/zI+Q/EpdcWHsxtAkwad1RvnYUAtkSDO1UldzodUiYbV8/0q
XufNs3udN8/udd6ErZXK2TqURl21tdpWVL2zmUBk+p78wN3/xoSnZQeaKbRxNrWRda8ZTBfkK2SfCUePFISBoU6/g6cthSghWHAMzxqPBycYLm6kfAvEYHec
MNFgHZ92S99qBQd0//0+FmsTTv0c3OMGgRctlezqc5gP3e0+zwrlbNgiVZXK1atS5imwteQo1sZPBAFi3fMDgE9xYSQziCKk2qoPCzBE5oPgprbDOvY1QiBr
FOKBadgZy5p5dC29gWkOEmHel52pIU3NI5Ht4jzg7d1ocQQs5JpU3WTaqN3tqBXj+NuoPk1/f11s9glfjUkxONUNSAUWI9Q4nj8gxBymDHuRZxPZMeLH3twL
6SuT0kY47ynpx6dwv9ZjiGcI540UKuD04+Uc/0tPbVBMbVVEdEE81YnFdDHX+bzPiX1VAPHNGevCPmNdCFkx2ouoLpzSIpUVo0JWTI5WDx84i+BfJPQ+7H7l
1rQMXP48nXCSqtdpOqmKcAfJbIu/4aznFbVtFs4FoapbDiycmh85Vngu7DjiemaZ5DVHjh619D3QXvYBFzxAq31m/oCcArHF4N9uuM3tPXX8CFM5zePHg777
8Qb8KAPHaC6EtgOAB4ffmbvzHftOHZcyjetneBaX55P0NyuY3RXkxxq0megowsrefshxeuFhJrMqOeVidZZQDSf15WoBUu25DbCHmkUrmwsuxp85PnT/IfvQ
tD40oQ91LQpAoQ8llCmgU7wCEtMrIDEr+Hh/3vDrABuoOdR7vjM2sapiLZTHLnpI2LAPQJoTI6+OuFksaJgIbIoFeAyBd9SIFoCKhT8UCtRa/ipNZv+K6zkY
eM870CPeRIvuvasPP5jP3HK9hTu55Vp78QPuzg+4O3e6O3e6O/fInfwoqkQbEFTEEx5imn6MbTusv8Fzm3xLy2gJBEfhdjjkdquR9tfbLH9sVqoauB0Oud1K
BqpqmKZsmPnzng7TFTe265UaG+WjjUqN1dtgsX01JuWPSaWq6m0Rt/ufid1AvYcDdcgOVFIdqLisIAb776ugXv5YbX/1NrR2fc/UtOtnpNuL/nU03bjnauVz
II7+56LyxygPpJnSmFA+pP4jtuEBdqcac6UpZEbD6hmhyEIav9JOC5T94LosXjDMxy3ywwLR/Q/cDaqXByBXUncqd20c3auxIaoYxZ2tqRtfYBR2Dnko5PCR
h7vpF9HESwlZx02wWY09IZy/dBsfe/Pg+pmsWUgi8mDMbB69Jn62J1GpHyJWntyjt69VYF0efILdPIJYJFQs203QzKJoqmVtVD6slfwt8/PnD4X78jOH0HtG
hPn5C7jz/KHgOh5+3nLG25fpFgiLrZ8flBvCV+6SbVDKHUxubMthIQc4n4x+nas6unZGzSV+Dpn/x2TfE4ngHae9a2eQ0E51ItA1CrFgTOq7s+bdAODb1U69
Ff+BfSIHiwgBSL+ChBD7lH9BDxxb81Ci7DCyuRrT99f8AgzltLc3i53CPt+2IDsxVbUxcvtt5qGqg6wNAQdfRI6GjYCSiYFdM3YpBUy8ybtYpdVYuDzcu4CT
60qdLrwvVcwqJA6NqNrkbYcwBAtogo/N/UHzKLCtDJhHGAROGEMVEgkmJBmqfEhEKMn6490bNt49KQAOQ70Jsa28SUGzYUFZmc2iiWwWDSBVSlsayoBkbEIQ
kRuk6WGDNFsM0rRp3qQwiNVBYl97qR0M1QHhRB9b7Ix4/isv/l0NGcDifG4hH/hRHVibWwLk8ExgI2jCPABskytxngROYKyHqYhZNeSEi/t7M93q7F6tWRqp
2Y0JkcMcjLAscJB5OO17MV+l76Y5opHqpAYar+8AUnXnLUL2Gy5kP4YhtJp6A/9dAA081o+X/6OwwtP+tTOayksur59JP0Bkcu9Uid+jxOQXyOSRQyaPeJNK
yKgPmZyxRlEfMrmWncmikxnCgvg7jRxnvLuu8pEsxiv05FgfhQq8CFrKkLWDSgoFc1ORME3/3l9FUxGfLQFZfP4JyNgP2mLPNfPYKmoK665h1RTMARdZ81G/
mqL7wKFh+gmaAd8zVJ20kNWGapMKbQ8YNd8bMusCdSG2PVBWlQW1dWtokexTRXGimZSY8emh6oFoZfobO2ueA0xhjhuKhzdRf+huct2b4Ho5rKmUWCS+CZn4
xrcenNhPyJ0VqwosN30coPUFXxSKkO13L4+LhMCgV7pUE4PthBUgVIZENftCojJhVjcxMh+g740bZ9TF2n6VoQm56V6L9whXVNM9TiQ/xsTxtpaeTeXE7T/V
2KrGXuzokEgYLYqqVAoGjEADhmXoesJr1PGzAXw4DjxRAULDTFcNO/6akI7ZhHTPK3sYsIdhoU5zmW6iSrogL304DqKKV5BfegVFeXth/vEzpw8dOXb/g5u3
wqIlTK9yR44+Ud/XfnwWmMl6PmR29ZdhLFj9bhFF6NWWT9oTQpw3IVtPMnNeNP+RLz/7kXe+5dPv3r7VewZuXR959tmH3vmW3373t2/1nsb3J54/85vvfMun
3v3yrYAflu/PnXn0yG+8491bt3qn+f3Mmbce+Y373/2Krd4T+P7hL3/uI1899ul3SX2P8/uzn3voq8d++11S3yP4/h+ff+Y3v3rsU++S+hb5/blnHv38J9/x
LqnvQX4/88xbP//J+98l9QFDc/4/fPkzH/m9Y59+WOo7zu/Pfuah3zv22w9LfQfx/UPPP/2bv3fsUw9Lfffi63NPP/rxT77jYanuTnw98/RbP/7J+x+W2t4o
X3/xy5/6yC8e+/RDUtkt+Prspx76xWO//ZDU9Tr5+gvPP/Wbv3jsUw9JVXvw9bmnHj3xyXc8JFXtxtczT731xCfvf0iqwrh98Muf+Mg7j336QalqG74++4mH
3nnstx+UqjZjmp4//ZvvPPapB6WqOXx97vSjRz75jgelKqOT+NYjn7z/QakKUQ330bK6YL2JZKk05p/1DmbJ/LuhQ79v/0nhgAtXeN5VHpz4/zx+LeUmKfMa
RaaBh0hWl0dP5pvvEspV1wMy+OLHfNOVTEmZT97ADV8urusz4CeIBOIOJNIkXKDySZBOjYIB8OwMc3TnPo2xgwb9mDtojZlHqSwCL6kzuKhGdCZa8+tqzW8c
hYebWvNtRr6zoDM1Bqz5NbXmQ21bWvPrCJ2nNT85KQyzcVL5lT1Ox7qVA3HH1C3mzhm/bwO/rnQrLHw+uDvRfQK74k+R1zALReKy6mA/yjcbj6moQ9T0Muhb
lEF5up/hWd3PmPWD+5luOiZMf75kog7TT1gKuTB4aKS5sUMQSa3CQ4HfY3ME0iAOHpqYOnhojTqKuvBQ8gL7FduLJg/UabRNhF5CeaithXYVeSklVgU5qu1F
Ok+f3WH+xBrZJtQINWWdpnYtRdLaAgX8Yu+CRwuZpmOHwmQjytCm7FjIjtG/HUntIocpXDzh84avGXeO9+dcK/U3yLmWBwpvbcnVBIM51+rU2WBP1oxrgc2L
hR3Q5lyjEqZItha4ZGvEYuojmJtLzbf1FLCZOZEGzcZ/Iao7tGWcaxDqHz1a2kfkF6qxNzJGA2Is7lkKknHg9KTX+FVoXN85k+YU+eC5k3el7CHrl65AeH6Z
Ks9LL3YpR9Eelxadtim4MkEYS6GOt4tgv1PsDYtV6wuEWOEHM6bjIFUU2d6G3Dp8cYIkpArqGuz3y2SkTwfFtugyjQ7DnB+KQy/i9z7k6rjnLmqGu56I1WGU
prV6nDRG2qN0EPsjnzhRdGXkEv0jXz3ErHdj9/2HNRdWN+VIkGLk9lffrrc7ejsTGW2D7LlFG+FdMp3VrX+JemoySzghNNX75y44+hlkZbvvOqJoiQh0l4nv
2qUAuLH+jh8SXdyeRSKwj8T8Jaj+orfCIYXr/CXq+4W3asUt13rpu8UVuKY/D6nXn4c0a+Q1Yit4/ZnMhc3JP6YhdaO4fMh6gV6TafYum9GVQmxCwwRlRq/I
DJnk/mpPM4kkFKU1CFSYDw+23flP/vzfLP/0L/3OHyM3pKbxpBnjpmqyybNXGWuVjDqdZ4Vv/y/PVaoULuUVVXpDq1SvY08rilnRf3nu19G6v2beSieojUSj
nh+Mpi49bLwiPWytNeqmxVt1WvyV6WFjpof1++YFwr38W2VeepoZA1kCw3t6crYllFRd44EidAZuhj5zvDYd3ixT8NaLFLzD54w160zJqMnhfaFMS9pc2h54
znycVLd/NxBGF98qg6DjRr9q9VuHgMEm5mdOumS+WK+658o53r77zI7lrIkMs978YZ6dkeDX62/YtCkHaumQsthERRVIUtVGaj+5xdoDszz5wGFt6IpqlEaE
d3yTelXtQtHD53csln1lZ6q9q/7U/Qb7+cKhtfs5Aka7rcpnZX/eVmWzON90T3G/qrBQefyNGWkyzv/kr39oIT/z1z90fZmEuhy05OtaDzBb1Ir1kPQRbYIl
TBlHLTuZdZzgUcl3i4L+i95lnlcmpWZ+W3+Aiw2pu2BdIq03sQa8/GCAt1kxOKFiw64FO0zdD2t0GAwg+eXV8dy/D0N6uR3STd73YXTmgtf1vOoAv8e5Oytg
4ns01b2te1HrbqVQN7R0C9OOY3c7x+zkkZW1bOVw5iQ5k5KHPV6zOcD5eP7I4cMHB2moYANVCqy1UrvvQnrjNlnTXMNyi+umPuxtdZu8WBtb05GwTU20s6Xi
KsyfOuQo0c/f8tIbh1Ee2ThR2kgrEKdWX6e1ldynVlm6tUHuUxsYikERrdhr5PzilmBt6BKU05EdvrqNzGm68YMwIoM4USWJVqMc3Qkgj2pcHMc67hvrcyQM
iiFSnEPlDytu05oVUxP3kWjdJJXvdV1650FZQDIfSlX+cOpKbJqU1sBi4KC08c72sHe29XYF0KRvrWUN0lhJRwqXCMJxd2iRAgllzSLH/G1MB1QQx60W2HSL
2ymKbNylk80qIolu71biqhUeNtzA4zU28D5+RTQOEG+68sxgGm4c86cOr0GR2QgBc0+Z1mP3ZR2c1U3nJK3217UbtPr++Kd5jBqx9bX6hG45zbewRJMhCxI+
vTUzglHtmtYTvdFiHHtjckgdV+uNSftnYbWtxEq8tmTflpLePET0RWyUSVffUqzQq3uJb7CqUmpFvL49pe6krHJP8c5jT/ER/Du2aEZPYGexO0ohZHnVjWWs
lBZ6Yyvmahzmx3HTon1upH+N1Hkyt2efFvRETn48jw3DHs7two7dOrQ2nAyQP+d7KsFgJUPnhmL9auKvmxzfib+e2+kdu2HwUd/EpMVmT/G3vsbqqevMNOBK
Nyj+2mVUp8uljWVJTWw5da04eFIWypfeUb+5HbmwhLWHF9QNTpS/LVgpLrwt6D/pfuCturroNuxeeT7Mro0H6FLf5vJzM7diBZquUNb0HXKQukwolyAiEXTS
NskECIiJsRrD3tvQ28XGMoQDWqb78be7vNHFUdPvY3xewfj8FY9oMKI9Wpqx7Tz/nWOrkPK2QtYFW1TEsES3wQkzttQbFcpRweHc+P45sPCVPenj3GNIw7W8
uAr/Tu0apzeTV2m3B7q7vjyfQj88IRyjwiGgz3JTnpp2WW7EHRXa5Znh6cBpo2qqQfudyVp4wN8fy7+0otwKSwheZS9RP+P2Vtk+6/3DWO8fRqbwSlbdPgmf
4Nk1HFZZd9w39GTMcR9jHv6omwLqAky9OvjwUkOnkAc9VyjHslWUUb3uo4fcXKK3pZNLTdP3ocjPUsBomfR6ciOqMGvAmxSOIuzM77VDOIi00QDwsLppwDUT
onOoeo17pRkYuZFbd2kwP1mTGdkOa1PPuYrqLg97GOBY4PEpdcoPbZP2k0DbfnaYTzPQZvlvylSP+XNsbseotbWmuzX0trIi4H4nlNXBzfF8SL7rtf5Tl55s
Am1KAK4Ilxnqci4LhSqQgQ4+gpP4ypY8xrGdUlt2o71efuc5bMxM0qocKmacBy1ZyngEE6GqEQxa8Xxsfd9d8OeIDPBU7u/DqO27tu1pfAL06VM2809iJna3
p4QLAEpIGOIkHhvVpko9iL2fgEceuI7dsMnf5d3IuWoi64GPiQq9Cjndi8dhqswasHZ6tIPaoZiAaVjevFemIdl9d3sciWDxQ0vzVLaAnYA8lROG4bUm3T2T
TaKlk0gpp9hk2kQdMfoMlgMsLQOCwRQ3z0Z7JqiQFsesGLHcAfSj9VUySyyhISIXo5XgVYlO5yTlkEl10p+gw5XdhHQFt4sV3OabTnFu2qnuTJyaSB9ZsQFE
Qx6CkSHhXpbFug/IkNIfpGEmVKfv6W43sdBbBxsqzfpVqJk8up5G9UiJTjjGLQj9zqYwEY38Nn6ZMFN7s2k77o38jdUSd5QlGiiRTbSR2U+qmsIPkyg1BfvP
ejO5N5sy66WSKRk2mc6GmZJSpiF31pkpM01fDNsPPjxRPDwFkpCXSNFpaet9wLrA62YU8SmCRpkoC9D5ykPr2ELTQKPkod6EbAZwvRjBoA17wSReMGUmpQOT
7U7RjAmUmkapCe3DNJqBPnRBq7ul2RMLMjRo2KiZho+SP9g+5vQS/lIfbN8E2jeFQetNCtWgffXizY2ifdi3MbZ4M8ZK1p28Dx5UDClqmOhmOEkiOz2fnKQp
Tk9BfeNpb7G/E/wC1MQWtoOfd9sBWMwGeUEkhxejBJs14AU6CYqK5CNSq1PjpnaT1E9mi5jevTIYoM8PHNKsvSTORh7cSJYsCxxr3YYBcECmwe+V8qZIRbFt
YZuEivsTCBcPuvY+I5KTtVqu7pJqEy0Wnl03j7t1w/nRFXdzO5BfpyrrxhpfZVmE8ssEIgqAiGCivfTj6eshxx/dRFCBd57/OWED+UJpXZUuSGs6TgShhBOV
oumI4i6Q4UbK7sGOIrJ8da+kXGFG3gA2rG5KTbCnpmP6dWbxcnMQq7cI97a22/u5I6NgJWZDhiVTwBKQWuQeTOzrXt9rup22jrzT3EyMcxiM4JFUU0kgQSRG
nT9LRSFHEP7w3PBHziZX4PEF3fUTK6iM4IsOVOr8jYqpqNjZZBWBQBkxcrf6w9wAFxt1ALqbPmDwkFH3H2w8QSnBFO4/NYuITOefBPEkdP5h/Jb9esMMeD+d
fyBs1aya7ajqcKRHCrNbSx3yvusYu0NzrxBaYoV6PPDBQw463p4S0EZE0N/dRmKZqHA065dWh1KYaYj4ljoS89In/6XM+dVRwVlAAYzPx6hPWoVd34TWrl9T
R9N6f0Sj01aTPs9q3a8X1v36OVj35wiP4jKweX29grvXX7ugr6eDKKT5ONyv4WOJbruBQ7hAr+DRVq52pm4U1it8UpZXQ8rjlJaH1/da+S04JVIoFlHCcPG0
q+5VDF/AUdCnTqAhrwIxQNdH+XmJGhh9UkTckaUTy8IA/PyN12pEbpMSgTwWODqCb8FlwfTqj955bdsvoLr0Yb/6qMGjlfL30p3OtBc7cqTjvNmCc2XBxZ6K
WvQNT6xGOVHyfpsfBAeC/fnjP4shfzOhER6k2CaU8yHczCId3EhFLpWU7WFmF90nOBj15Sx+yA77Nd/BkwWlfGGH3beqQvoEzL5LDxn/doCMmPLgtkjDYXo3
/W63h9tgRNweboY/+PZwDkxuewgTnb+deD+xCpIJne+h7ImXsmB5EbH2Jr59JoMOuX7rzPbQFKVCgwL0rZcCMe6iQDdtMGrxSu+adFZWZX5a1Vk5PM6/pmov
Hz+Oegh98hcI1f6iv28mvajPb2Mod0o3Ob+K03Qm9fINxvs3ctJ9EzY8EyI+b1/uXbeg3X85XIjOWBciF7y7phdRTK+VW9ODDr1m0GO3fjaP3fr5e+zmz7/3
8EGviC8+d8fd+hDHXUBGBt7WYDC+WLlN4bhb50s+sLrj7ofjQBjw/nLpyiaVJz8A31Tj8ypWfJrYxrR90Fo/7yXn011Qw6PQNAZ7y035wLHHg1URQJxWH0c/
1ya1DSZE7VRpxWCtzKOpCpib9cu1RE+BchZuqD5/w6EMr0PQL14SKr4QCDh0QDKKNBTyZ3noXjceZV2wUNahA/eLpwgcVXd4OTqYioFN+YXWGTmjpTijtUwD
H5o83B3VSDtyeFbU6RYPnHY4Uoa5pRrXor+3+TtHERpNDmZDqERzddarY41lAswzOzhovLoQY1DJ+6+nJrcXq1py5RgHtLJwjJmH042xhzEmmBBdnzHG+E3m
PlywoycCCgdQhzk6h2GmUIOk0mWtDgNqyMOJPuxo1hGhHV4d7P5RZqt7mok3a8rT6S4V86RW3G8j7a2uhVD2rVQdhTAfptljiO294OeqC+B4R4xcYMLDcyFK
v48o9Vf4jHIcYqNXdsCC86NLO1JcbENHCpEdSiX/NAAOylHOF8Bh4KlBAId1VYZf6g/+fwRB8UIQwvluiEehZe9gv9U8M6XlJRywvGy6UWHUqmaXMF8nd9bR
7ALXRGDrKZeF+kghvwAs5rIZ2w2hlq+71kYuRLo0GHnrF3pcYBFx3ZFNOtHu4muWmWEXme80Vx8DFjxsPJRbKn6QhKgJGCWjgrlVDwUOf8OEN6rvnaqHhrXe
+rUiigSbLxII4mQRb5dDtc9OYTVMUT3VizScL4Qs760S+zzs3s/63MjzZ2jEgZj+jDXdyCg/EygLnAs+F5yzm6YP99rPBdr/ZwI8fSbohVrPs8E5m++YU/nZ
QOs7I59ERUNTnF0d1RV+nm/gmjiHfpzX+yv9cO9/tvL+L5fv/41/qQPZCyecf/WvnMW/ul49itXotR/pUUyYLVTh4TUaJCgvKnZ32IIVfRLfLbq6xfer89lv
8tHs/uAswWC7v65gMCKI9omWkQsGi6zkCwxBFSujQqwk5G0pVvJkEvSLlbGy0BK2BkGE5ZBBv85zECvgudGyVGaWwEs/NlTMjCBmPjWc10dr8vqIvP7Ogtff
OZTXBxVk0T4urg/yqbPz/lVr6WotrrtDuU82cAxXWobcQloGOfR7qx9/n/NWZ4H0Ml3r0Yqzi1+cXXw9u/jp05EfHahK691CWpcruvKqBFmZEl0ilEooNpK6
bi5UTJC3KG3R8kdBKjG+ne2sARG1ELLCa6nxiJHLVMkpRO4pKtzs2GEYKarY741eYYUsKKa/eXHRPJ0vBe9MeILwoadjq0OdhwaF8TsXshjNTlyzG2h2rF6B
JJCkOrVJZfEXWMOmodJ4XC1ZNjx1rYmVO0DIdlJi9wd6xeippMiUeOgHxfFS/PVcbKNfEeqSBYp0xYAx1tGOpi4xO1IhW1hWZl+SBVwOGpuHK1/f4p/LW/RB
PrUqSQ+7dzsAR9AP0sjtiCyW198+Q5cBcie4y/udtOgJ12sILYenD96exTM9zXgbz1RPAM6LNkj/7/Cf80z+iD2TP+XdMQj6df6HcmlC9z8fogdpcSp/ytNj
OT6LM447XRBMDu/OvOoBg6fb3XyVvarbV4ho8Kuenu18uVLRoHjXEwf0Xfjku/Qpf+2nVrRwuKZg2iuqAVdy1fiqCQqg7OEV1T7DyOetwDDz71sZjBQwHXyJ
lVvFMOMhyh+GUuQXKYR5ZPKHoRT5w1IIa2QTsBYVI16mwKXnsTqTevfXqCRXyHCTlKDnZVH3Y+CgyYrfcKLr7OtVso6eP7422rAqvrZyKaR3qrT4bYepytZI
LU2ckAA6I0grkVg6k17624GfVA4zgYt6ghQXUsIPC4gyWdXYU0JgOffZbel9GIExa7INEcUWNnldWaf/diGvkbzzK/S8bK5rJ6mNLae3lqsbZrgFGCYBQ5G/
9X2qjo/Yoz/j5hBs8jpQ8ER5uGAdTG7m1zFdFdwJEuiZQrahLhsWUEK+5To2YN8CfqrR2o/bV1ynEUFoCOCr8rtgSNJcBUa9AVpxaUqDChVWuci6FSmuSVAO
qIiDu9N3FrJefZP3bcq1ENKZn1G0IQCWB+4U1wdDPxdspi3hRSIS2Oi6ueBygLslMAH6CiEOHw+YmSmqEgAEIowFg0GqSgCKJBiIOmVUe+ZCuIhTOEcK+612
KXUXqDMLkGIIRpo0ukaIrp+2EF3U477ob0FoxLy3VcMgrvLhpFC70oPCPLzSaxmeHZMyfBTYTOlSGMLkELoFvxhUgOnzy2FCCrt/cEhh0vPLEc/Y/WKf34P7
mfSyGcjqvPnnh4qE4xS3skgjSz8lrLKBHa+xcKnnISY8xOS9mkDqQbQ12IODuRaUap7jMaP+0M4f+fhPXnLq+l94ze2sxuIbU5eWf9YGrZ6hT+BnPYeMPrGQ
b8jf/eOHDgKD+fDBH0Ecry0Wdv9QhRpbEUvbWS/qA2B8tb7NC/mfnn7i5+L8Lz/xU++M84NPh7ZGRZa3NUoxootfGtCb5lKGykXMXofT9VwwjYkKNGGmyD9b
edyOtzJ8yLcAbYuFV1k9fUUFjDDoAyMMCjcRAhF2zzg5Nt1WQSDkthxVEAijCgKhSnjlg7/jB8F+PhtoukNs45eFSFAgH4aUF3Q/q4veJkRU9fUfFfeUGzLp
Ia62AWabRgic9bYjPtxE2z10Pt6igMNfV42+1uhrjZ7W6G8PCQ4CU4qt/6u+7GgFgR/0VxB41E/g0QCBu59BGi8vf89qlCryzX2PQBAqCMj0049IQCP5j773
oKPHXKEnpVTkiEdWAM7HlzLMUj4mNDv0XDCrRJMo0cRKNPV+ojlYgP7X0q9GkX+gtt8/EO4v4Uijig+i76xZm3MK5v7Ow0/95g9s/j+e3bFsf9j2HYuZc3nd
9vFFeiLesuH1H3r6yWUk3oIcJXeuec0/9P7+Y8uLWbIokmaylMVLhOeNl5YW1Qb2sretP/HLKAAcR36wkE/LFgv96vXmkoeP/LuPLC/Cz+DJk3m4TxE+bQYR
aiO5c0YgxQY+kFmG/uLN1DRKR+TEJMuZX4lOSZey2jJatCxdHOX/DkkXv4f/+/WPLYL+lxFbvfPbfuO17/v8xt941fLODYu+/P9bPra4vIg9bjmTg93Oxg88
Mn7t2Bdfubzz2Z1/+292ffF7fwU/+jtvOLX5zt/4ri9dvbzzwide8edf/fOFJ+Ux/CczWOu1y6bVlky6xEfW3fGrU3f86ms/5prxvh1a1fe9594P33zfT/yK
a8H/eBVagJf/+/2nH7ln+6NPLu988JkXvvLMf+u9CuOmL/yWV/J9cCtYXpJp6pXwXU0KaIABexjHw4fhv0H3C2a9kpsxbsoN/FyTn+miIKVi/c5fFCJFTZQJ
lldhqWzT160AUk0fj6JwP0Kfw/2WxuCB8FAGR94Ilssns3j+wP75f3yR/4tfa+L5F93/vCJ/+r373d2vvOihjPfdd8nCsiP5wgF4JxrvDTxG+W+wck3hGPuS
79/VLiMEoat0X153e5tJ3WFATboPK2Zwfvhegz83zOzto6Luu22mKWymy/D2XM5gipJrUkwDBtkGONpS1oS5u2nqS4uLaBnqCTxvMV/OmvBGWkIJ1oBvrEsu
msvy6OLiImv1K89QwpVnvCW+Cd/4TsMaGnymuZh5i2iDjyrRhhRtkMaiDWiWLxdZXWp/T+YVy6EInbzTXzyhMQuyAOlDI2tgaaDxfKc0xLeN913j2Sz0dnEJ
BBqd6KRu7A4UF5hz+a34/vqZMjBMvmgGjg/UlE3dV9XaWzZVzjcj1zDVnk68B8qqwz70UJbwV06pqd8+U7zhDQUReKXDxPM7invybLU1tZIhVp+Fej4t62kY
/0nntmxqfZ7ZlRt3vmLZBX7BHu/47L23ZelMwZvufDUGNK48Ehv5mcRgasVTj8e38qmy8lejcpR0JbYv37rLWhi8J/vWk7367y963wP34WFr7YUXvX9NF4v6
CT2sy5tOQH/SnD/wv7UDNVbWjN//sp3Tm3aC7+/o+Tvj75t4xUve/+NXy+AUz2j8ZDnW2CH//O2WgSfKwEXg1geg5ymHmDe/hzi8D9u6l64Wqpf+2m8fXcT2
IcO7VPy+CCL2H7bNalyDLcZ3307b8v5S8Xux7ExNLrBSNG7Cl4ulRQT1y0zLWn6/BiWWTlPpobP5Iuz+Zuo9Tlu9x7ZvktrjSwNqj22qU9i20hnhL1Z3Rvja
P6s7xulHdAiCb447hk1XVYxApCMQrar2Ce7p1/ngDgzJLVX86FV9jTfs1zfs71f2nENbho/+7/p+XOGVDmG+rskOZHDeetjisnsOcR5AWrlP/0N8ELNdhrtu
LUDQ2wa7Z0ywF2dsOWAASKyJm3t7sGoGVPgG6H5q+NHAR6CIYyExGHsth+YW4vwuB2XTkgsEDOSaQsLZrkyiaQersDPD9FB7/PAADuPaAag8Ij3O4Ih/kwWA
i5SurE5DYQmvY2dDPeeodY0QRqdCv3aANaHSfBMPPqXYnl9W3thAsLHuXx3S9D98ZgCuJX9Z3/OqWrKPuO98LLfwyT4idSKiTkUWBRGGVdb1BW+wMb/uDVTP
g+nabaZhttoItsm+FTZGWv9MCOA4In6GOqC+tZ1dT0fRGNiUvjW5mWhfj368gAvSjI5D1HeViGebHBTvVIVKzSpU4tzJUldionAyaynkXqKAqJEFKnJuqY/7
wIvfvyKAKn/6l2GhP1a68llXSShmbqA5G0RdA5imtX4adjRCTrGIWGCGpv7PsCLYaX/5sM3x99UCI1vIONGDNiwuqsHUMn+jcTJ9zrRcmVM4+r3caV5f7hSv
7/YLdlk1qm27I0Maq4phrQ4VMr7VqEwOrHOKqzSoVGrTtNkHWNryFl8Vyas+sU2f2OYMZeeuXPhyoSN4NPwn2QPBb+srN4AXTvb745WG0+oGUF+xAQwYTuvW
cFow3WiBLPcK37vKLzzLrE9S6VVS3RC4h9K9bYUZICnMAInO3Lm+7l593b3lDNbV5Hm+DR2+W5ynHqic42Es+QfBQKl9DpRgOG0AyYpkMiMd/RrRNuFa1gtd
UjcoBAlbQV4dUsW7RwHFG98JbmQRYHd3VJkb0rsE7ERa8j+SWqx4Wvf1oWk5357Hf8/rPsw1iT10DpBh2Abfpd4t8/7WcJs06cy3qDltji4IEVW9gTJ1bG8V
w0YN4IWyCG8iiO30Ah9SR/IMJkj6pl1Ky53cp5vepXRe2HojX/ws5Vz/0nCarpe06Wa02JutVEolxLmUGoHmPC+7ozREJGKSTYPm3KeChXkZR1TLrvAk2lSz
/1MB0sLvzxKLlomAmdcodj1xyTXMoDnv7+8l9qZ1jww0IK0BtNRCcy7lTZPpkGpE6BaO2Q4qXWNrZXxqmrsIgOP5J7D72/SUHNGLyxHnuSJh5nVebQ3nAG8O
DM9KpEgjv+AGKs3lgj7o+RvUbWFugcFJImD1kDgRtuVAByKZN8eOZsl87WDWRJOa8//uPhkH6McqnSPgEqupY1YgeTRMsgfxakwE0thNnOgIWnXgRMt1DbtC
Q3e9ZKFsgwyGWmX5/ozvl3dNl3Mf27nnL7wTOWrQJlR+JxutEEcCCQuxuntL+ugqfTTVs+EPgmuRUcG6ZcGlPF/0LaU38ifsZRYXJ7kdtOKD4PFx8ODif37q
zFOff9sB5GLljQd++Zf+4NTz7a3hA/r9kS+/+QO/80Epf1y/H/3H9//XPx3dGh7Urw+//y8+8HkfCV3x7UtHPvhfp7aGd+LL6f/01aMngq3hG/Fl8Sff946N
W8NbcP30H3/8b+T+63D91AcWL9ka7sHlT/4/nwuRdlcuf+0Pr0DmXbk69WcRlmZj/vTRV24NN8vF4jvqANRuzD/waQ+JIRvzz8XI3wNcUCTwaczL0CTlybyV
J1w0Iv4vmFbpOJfRjxSzJ1P4BLydoPVpbAme0R0fUofd/CGH2O2/jOQuI2M+FCOW+74astNVRJGk1KMWwDmgcu7xvuZ7AGJz1sy/ZwH5jTzFbALHbuabrpUD
5jyi6f1+fPVieTTh9oHlgQQEWUt4ZdZWbkmIhvnmfaZ9Cumo9/cUtp/aUgiAbVloI8DP35t1cu/VbdzzTYsPv+w6pCZgTvJe070lHPaOYJV3eEPf0ZR7XdR2
bTtCKgopob/6hGdGaXu7fNDHg4l78Lp2zJ89eAWbzkI+sbtN7B586XWcw3Er/xNp3697mnSgq31p0UWGpw3pAIbbl/NpygKdfPyGStVsIutt5jyytDEXXczF
qGlhLoqx19QP1THxzWh1TEarY+Iz6K5t5BV78/3Xt/Xs2ZW5Gp1XRaeM8+jJXhesubwl5Dd6cq80QBtad428ThNYqACtTe/kE9cLz60r0+7KEMo2WmiiCojZ
7muh58mnFvLLb+Se0CTwfNa+27T3utDmMZP+Um+cCPkEdRw3Yyd6Y1AIj5nxZbmixTzdw6r+IFjI3167mSDQwMiPUGX3b/WEIbMJ2GtpHxKNyQAkVmqumxbz
cLVPHf0YKwS5o/NjT/ZSjrfFoKjAwPdGkTh89CgBb1smPcmuj2Ak5EWkH/wBrpcZ0UQyLT02tCEnJYU0nv5EJxyFxOBW7AOlycd547kzQ02xfim4KnwT+pNQ
YFKL875e0z1karIUahpUVY2j4oZq92K1Xxd0Kj3yEXGcglRTEYnrjhHAwO4j1hWnarvpepq54NwhQ6JKzHhUAU167xK4W5i/hX0+XuQwf+GQ1WnTX7KFhrS1
mlY2AsmwBbIZgVzYPseKMPqA+2lxH2tTJDfNu7YEs6ZtUlit2giZnZCPBrIF+3YkAG9Ut+6Z1iMT2UQA3cHwC4rd6e7CsAv3kAZBQepswd+7eN47EGYwF7yx
x9DY24R05OMW169vYHg4T7EbngE8vPhchye2qYE5PD5GZBamLwyMDwJGdmQZwi7t+KXfBp1p2eqJHtvT5fYC83HG9POzGc+5zMDyp77shZvZ5YbuRPBCGEJB
YR8FQVFL4gWPThwvsSRMTurJUWBY7fWhtdf6a69Z1Y9mLcdocgrxzlY5hfkb8tebZEZeceoMjKkJ0qXKDH4f3IpjXL2uxwPia3Se9zC5m1KMnMJdmoAYuwpC
uu/WRacIOecKcxMSOcin4dKvZMpC2vksdsnrjRZR311NliUF5rR5F2tjjfI5eAGwsNzaiT+7+dD9jmi36UPfpg9t7pWIYxgzSIZX+T8sp4fWld4P4duV3r16
wLtHbgq53Mn1AOvx82h495M274jLlBhe4f8wJMxN3g8Jk5aPe2FWngvu6XXwcWevW3USwtIgsEmEfowqVAm+zGUMjLwclDZ2bTaOHY0pi+B5e7cZWwBDNIDb
GrthRmRZ7ljVjLYECIpVwrjiO7GLPCa7aDZBpLSJk7K9AikNEoqeB9VJpq1OMm1mdSFQFFAMRTxkhlXLLxBRJHz1ANpQhH8esN6S2nxzzjh9kT00j9NJrVfe
UWf4MaQVHFUQcCjZCnC4TeqoxCjxZC9bfzecuUSs0gkc4QSaOifQdHQCuzKB+RcQhnnw18L+ObRg7QjtBrtIVH+lqddAQe90FNTFn4mMZDQNL50+ShAW4SiB
9zHnnH/8uZc1/Q/r1WsflDv/4OqOcJinApl6MKFVS5yFhaw3yYVHZVHErT7GVj8Jyn+gcEOYLCXpPwpqvk0F7g9RX1un3AxesQiIUbu//0NZciyjr2xCZzM9
CTcQvI0DlC0Wl78Z/S3z98s513/Nqf0wYs7vOJ7FJ/PmXVl66nivVVL+/EFZzcfmD+w3/pFMDqzCrY9lMVwIGzZdsTRr63eqQhncsmla8/6Ro/Kjmsrl3d8L
sQT65iD/z+//C++OfPwHTXJyr0lx+PjFZCH/Wuc7aXambxmZgwiebBg05ihyav7bju2vGL8hAEndJ9UbLVX/Lcg7qYVv3xJUNejpb1VShQ467l+vcLEDPvXV
OLLSp34gQmzAp17VlN55+P/75/KWAf//9HurCklqMYet3r4E1ho1Q7Wr3MQY8YpQVbxq0TW/zPyzUnPZPJvpqjmouaSJs99wpZEBplaxUVVjO+h9Vw3tqFn9
pPVL1QdNfWWaYZHNSytezcSjby5KVIx5rFiDZaxypgjuqCbWQRV0YESXG1DW0qBzPacLgmjAtDHnFH7lKbicdb/UDDqGVe9jkgERA1uOB/xxEGqmd3VhrH+D
2ZDj88qGvLp3sVmR5di3/r9D8xnTaThe7Vf6aGqWZeu3PJ8iZvjUYG7lhCnI52MGTpnGVT7QjGWTWK+LfVpX+YQOMLC9O4wNMEhKgtw8d58yIVOomuQoEoB+
gNaS+1a4epkISRGmnSMV7PCfcdiXXUU9aMEiBUcqSA+fVZqKGf7F5C145GsUZxmqZccoUvUmI1/vltlW/pSczDXxV+bPKCUkYGZMcEb/3NJV6O9qq6TKppt5
/HW5mSfn4GY+mBbbZbY7lTUGHc2VwDRx91AH8vgUQ84bBQ01Mc1eXwrtPe2KI3F/ZwpKPyfv+YLSvx4/+sBm/PUGm6Kpt33u4N6po5ouxy8SbleuKkVsc1yR
YGWRVHNuT2sGbgJOnqQixcgBav7Q12RkTEMIw2eCPybmDrsHNWsbF7LIWbt6gR5QgkqS8qEj7K0yPz58eq1TS1BNYa7sNqimMNcdOtCsPllz3ry2aGhTG8q2
uFbqlNlWUtsUOAthoJb47v9Um0Q107gJ0uej/+/Q/VCqd4Mj3/9Re+DWwSmbTreg969zRoKzzYi63MvGWhgCSQl15n+hHMKyL5bNq5DeasEeVXpUiouFlVcr
QiFhul31fS4UB6UdlE8F3YPOwaKLZ4JCVeC5kOu4UBW4XO+rPKqZNSg1yQmvS5Wfzv7Lva5MTYUI7WrRqShXi8YXkw7xk8NGLynOT9/TjkFxsKEFB+ql9G3O
MbTnn5FN2Q05a6yM44nPEscTF5y8SHiriaZ7DscTZ1Yb/T/bH/3fWom7rClBW30AAIqd17wBAAC1fBaHLZ3P2lwwq16yaErWNo092ciMnLRJ7l2KAr1RoQPZ
u5vGu7s3Zka0J/CLv+6u3niFgCdMeiqbtItKhqNcVr2p+Ujquuq4HEGO9daZ5mO96flO33G7PmTWzjJ/Lm1vOXFnn8K0//RcvH5EbbzzXm+9afeafezbTMvN
MRzaXJ5g+4MrXS1bzq7Uut40T6mo82YZDf81lV1s7f5+U8bgGxgXk/TWSyNHhZrNOpm51pF/tQ9Q24pppSwP5+5neKpdD1QUyBPjffRtOhiaplk/3z1+Mmu9
GpaEPbvaUUV/U7dJmEeY2LLyKNeRP7iHTg2urpp6tkhLPuEwkz31v+9ivvqb09XmtKgKaVWkpWDoBMppqgkNyiTYbs1MwMTJ0LiygmYx1f/CVAyV0rCZSRiG
PLiVrexrfh+W+vFs/UlZ6bg8Nr/jLWb9m0/enTX3qrUK9hhv98wpmmUowKuVHlphAsXTqpQqbHwr20BehJ1kA3aSlFCBQzhPMh8dBQoaNAT4aC5Acwidcto3
z+V7uGMF7j31Yseq4z3Bau9RR0voGXXHIsRxf9DiUCIor9ZXRvcvFV3wLudN1I+WkB8/4WBO+rx+qkdqX5Me4sjrQHlqRZZZ6/NkLehlllk5Dg9CARw/0Zd6
FRvSMAcYZHzL32rzbBzDyGgxxpCluxB47WlMNTOkWSi5XXQS8kePVQ7tBNi1HjOhxbQYeNlCgcVgDVWaVdlTtOBz0IoUh/PApXx2+f9qLv+fPZz//OBhLCkT
ENrzrHWNqQgGUbEkK1fMVjxMRIiw6duYnqB4Liif84c959vnwHGaKw5tjVNZCvHV4mO+SfMZOAkhcodVefgUtH4mLQ5qxW9qV8ZuG/aJsAPFCEzAwMaSSyaa
ijshNLpKJ8PeHUEGgAsOHS9hPaHfR0gNWqT0QW95S7WWMqy3QJltcnAS9OSmutdQ5IZU8YPdea1yVSlih//BYvhXFMExoQVJOTHpVobSId96RigXpgaKAKRJ
cNlaaWrykaupmtrZNt/GEit+V6E7GHKFYT1+iOwg93sNp/dslImZ5e2F8mAQUPNxwhO+rQDUfMdhu4hXATRp3bEWoEnrDig07ykUmvcMhd8qFJrWT69QaOqD
fOrscFyr1tLSWlpOLXp0NaCa5Gw+l8n5Od0nDqimdcegw31ScN6k3+E+WS1xOcwQP3a4X03ZUsJoOcIoMpeb2krNZ6nDJKDnx9MafHFwlokOrH6GLo4JOL4p
i+GV09Jp+koG8ScL+cHTpK86NGVdBYbOhQX5C3dkDaYK1iMqj3D17q+6E6qN4Vf9AbB+EbLiSp12wmtfS0o5B3M0so+mnQ2Kj0jsJKl0fdakiwnB8w5YISnM
7+MVeMcPL6ivRZi/iVcjMPZ5ctqow1bcLaWoTd50Nuq4dRfVd4dwZop5IMruUBGpC1+5MTNWMl9Tf4W/QY4sPMWOwayvI2w9URyL7ZpRu7bHyPchCO+q3ocX
jhzcmhaTmo5NB948v+2YGQc/HnvsaBGkdHBlpXXTgdK0DjlnPY71VzIKuA2lad2MqEHdAMa9lSf3mMZdSMNwz11ufp46qMjcDdcWizUFsHC7ISdWB464bZra
JtTUNmn3rIaZMJOuvk/aXeIA8j6E+Us4p3Yi2G3ObHdwZkfWnNmOzmxTZzYpZ7U1EkaeH7GN3IFW2PmxGSga1yqSsrTdyu0hOv91TrLsFcUkd3WSW7uq90FA
MsmaKZQeUWedZHhuleu28oo6jOKY8linPOCUg01gyqEnp1NdjEOFtDmwejHU1T/t6Ju8XcpiVqS4rhzXWQwxZX47f0TEzabWXkl2WM+2ktYR0b+q82idysYr
iyYpxrOl4zm1q3ofOgkZz1aJoTwOkrJjmq62apJi1TR1CEeGrZqOXTUdme8Ru2qaa66aUUfwxarhGGJzrl8aTGwtjUKlSiq9FnIy7XLc8pxD+SYvyUJ3ZlOL
J+16tOZt8qSpDVxd4UsXmsZXYfztVhj/iVIY//TXL4y3VhXGZ/slDkoZf+qOCr+loSoarVRF4LNOFXZ3VI+zsMiIWsanLgJw3jiAJcMoSW8JgF9dF4y/+TsW
nzyZMWxs94zswnBjF+ZAb07g7SskJx57Ug6dJxcy4jdmcGnmTZzZ9NcDbxay+G7FAkPAD0SvI2/DOVeIO0yfB/5PvH8gBXUw2CkRTeEU6CtASe1myrA4fSgY
TQA0lzpcKevsP8LNXMaeWMHsa7bJgdcrkjrhS4M4uEHxa9Z8A/11EqjfXj/DxPXx69U91sRvILdpIKL61hl4iqLkUlYGlLJAxyUxbC5lrbViZGOUaK9VomXa
JzRxbBlWvdyXD1NmLq785C1JeX1/ulbF8K/0gIDAZIqIty5dnaUS/JLudGHx8F8qvtw+kxVfDtwmFF586aQ6Jz7dyXzk3u0yurVTSTBxf/TPjYFYuyfv3nW+
GIilsdyFlLiYnFgqpKOD4iOGffiIDOCYXii+w5NG/pwNP9FodI1xUnzkgn3wMovrBntqUDg8rEBm/DrffIu++ZYyIuibVfNgn4ZiQJ4rzNyzWTM+EOwPCTIS
7G/RtF+43J6erISmquOc2pSW9NYm72IK6nU4aZ1Pnjz636EiTUQa5KfVGLR42MbIuERvKlUyrxgss33JyLG1uktpnrUKPJD2mwWClWYBTZUZ9JkFAkTF2lSZ
9fyBFHaeJWfneSCFw3KTtKyhtHSxZKr7pksJSrVAS0PtA7aZkOHgfe2ivyepikSyrhaaalroWgfna5xZWlivo2hiB1q8UWjxurQ7DW1QCy5oIlmJUAyvqw4S
pExj30cqXxvIa9HVmSYF9a+cmJbedhkw84PthbzMelBEZHiVfN08TGpbLgsfb0Pauiw83oakeVl4sN2bwOcjbRGC5XOxjf5eFj7Y7k3i84F2b0qkQWfjOj26
YKZEBIeQj3pPHK7EZFSPQQ+Od997mA7r9CvO/8jfla3jse7xxoJWJPc0UFKrdYP+PjyWTffWywRtYCaNqe3h49JYM7Y9fBqf49vDR/A5sT1cxOfk9vAJfI5s
D0/js709fAq+9hvyLubcpZW1vcjP+LvaOIk+HS9oc+QOGtKizlkbeabmfisaCRH4U3DSSLYET8VlyfGBktYFFh9nX1nnUERfEXTff1jj7foWIx1ERGA7GDFO
UnYJEN4hS3gHox4h8PKnYqnrfoLHoWtbguORHrCD/H47s3xUHn7EUUq31y6GbsWSUPIv7LWtwl7byr8M/2yWfZQtbtl1MwMSn3XrJsC6mbmRBkNZN7OrPmpm
uWogvWw0MzZwS5ZOwlwBgW5Ms3xI0xhewGotq3Es50IpNANuN8v9tfKmX+dDF1rlSgtIYsZcCObRy71qrBDiVLKMAShSWWZmEKxoTAZnvA4W70bTYazHpFw1
0VCA9E/Bh5scaMY0QY2zcjKHHVpT2rVvLSCDbXCLGUESFiyyW6+laz6umMzTZLvbqby4ybyE8gKE48hzGSBOKQNA35MFyiY6C9lFsl9lF6NJbXMx+M+CsKtk
IbvEblIXYVAvwu8j5iIzau+Oajq9S2wmBmZS7AhjuxNmVV+F38ClBmyaGYSzZHAHlwbulblp7r67PSJDewGaeQH8ajNzASYtkx/ANTBZs7tnsovQIQTfXKQt
5pj1RmWcy/GTlkv3zCjEEfmhzXFjJhgECPZeYhNG6H78ErcTZx39scN9O+vKMyjUdSUIXdu0ndEAiFF0c9QZjC5irsCLVAkurRzR5KsFvacFvSuSmqb9QxwF
BXG3Q6SgdB+UHjD61+0Qgw/pzoBkrtmohoACY0iPYZnmCqRbZgq99kuRApdmlrVSWeLoez1dx5GgLbsInrGaPbCDuQps9sDMdPZmF3NqENT5xmqJO8oSnLws
ayOSQKrq4IeLUKoDSfcSc9Fe2c8ukUqayGe1W7rXwQ4XyB0cbS/eTVduni704ax4uAOqkZdIUaFQZH+D2JLtFtG21cYJntkDR+maiodeyhaaAI2Sh3qZLAn6
NBkWXvmCi/CCjrlIOnARDLm2GRlKXYxSmfbhYjTjEqbuytAHaZisHjasJssnQB8G2qdzp3Gr5cDp2bqzVwegd5FK6BcpOIR7fVA00pbnKATMdyajcVM7ld6v
kpyOKXcD08VhcKNxFHORtkDWDW+Wr7G3+J4uv/RIf5/kNtGVHvIgSdLNbpDOXgR6jOSjox6+2U1yoszw0q6NI7TKdU115at63S481bFbO2DHSr2WwjOXcFDY
xqvLhINdHG9jaaIOpnBTnW1td0pqx/3RBRyquva+T1f8wf4oH9Qkg8WKtQvucbfgOI3sb/NmEg6plRCdHbXcNU0XSQblYy/S1JhRhrBrfwMFk/ar/bWa9o5F
p4b4ieEamn6wyJN8oQKXX1hGPXCLaiHPHzJASKUMGpW5y9KSITbBjkuGiOQ7vuOKvjI+33HFxHJFezQhwwSv5BMo4vfxRMi2WUenCD2S/mt23VTlU2mhsksR
2dqQexbHF/IL8tXlzp910sTzVu58ysqdpyl35gdHFvDt6XY2hc9n2hmlzjPtjFLoc+1sQM6EbPlMJwsq0iVufbaDycmfESmzo2JZZ0Grl3tOgPOv9D4yqkrM
JxAM2amIeitLxrZkXBUHbc39suqcWX9rFnA5QLi0LThIDIkzts45M22kyLRcrJeLbL0Z27nvsbf/8RtlpJZvx9QNE1MbhZiK878VUxtpIZA38qD75DkItZ1C
8i5btAFTuoHkuqI6PcN0f66YvVZv2gbC6n98nzt78a1FvThMpPYwkdrDRGoPE2lvSsboCfvs6YBtTRfkjhv5+pz3JTlsPaFy65dbC3Oet8X75cDN/XOtvrmv
1KYtkTortcn8PdVCTZu8J+T6N1tIZbvza4/+1e9+5xv27FjOxnbu/sBHH/7rP/zhV5ny8vtnsjHO7nvJL8blsFP9DgtE9TuCLavfx8z4ysWQv/BnDD36BAH7
ifTQfeRgJeTNopdSOyut3d0jVtROyPdzweW4tXmFXwf7rM6Y9tJMrKXtmh7WrmdXa9fQVvnaqs6KVnVcGJxGHK/RijpDE8fNhKwIHbdHbW+e94h1cVn4RiWf
W5R6XqfEs6c3lWquZ2AZTSoa5pTm7RNuN53/EjciD5qPQL6Q+ml8J/Creq3c/w7qj+EW/wp0KrRArkI4k05X/skWM0LWD7SdZmVzxbcfgzFXJoCpFUcNr8go
X3d3KJbXoVOI+zPKx/0Z5SM4pV6uVRYyplcJnr28TAuP0MCeZr1JMmZPbOiDGlBjkht5OhBJs7Hqo4gKZuxAkW8odck4YQxHp5htLQJBeN3HeBiru4Qu1lU4
NwRs61Py1N15C4EMVsVzuc1kON2XvsOrQGgw2OIQjCdbGbdb3xJczLdfjLcvFZGhiJTMuG23VBpmclz/id5ICWXYwaGtMAM2uctDswP7StNpt7u3EuMJss+S
SNwjy+/K4jVINtAUUQbK5V+1uJOFtlmRfIveXmzirwWZl7fgT3DDTEbooFq/kitRJZclkj5lV43KrqRP2aXOgjUqu+yYFPN5Meaz/kRvrEToGLdZ8MYL5MVl
M3YC6MFLxTC9vorsWiDvxwPwxPFQeOKJCjzxZAWeeEp4a2wmq/DE62BkWbeUTS2ZdfLbFJCHJ6vwxLi7jh8sJF9coQo88ZRwNcIT1wt44ngQnnhK4YnXaVRN
XU7NpRyyzqxbzirWgWx6KZtYRouWpYvD4IllrJZFEIlXgSeeNJPLsoHHQ+GJ8djq8MQbymZNLJnpJRYfBk2M+8OhifHiYdDEkwPQxDKUy0uLlfCGugMm3gAM
4nUP9yYKQOIJfJHBXSe72wY4HU6YeBGf5EwXK7MhFlHimA1j8+tFbH5CZjOEOD2TKLOhsUnW4Wg5BPHScjkti9CDjhc/LsrGWzAjcoPLC25gulX+6VIWm34G
I4VG/2LToYd+et8rF6Fprdx4ku/y5uH6ctrbqtF0lfqrEAndXid1aoEW1QJOfCc7Zeau1OUFj/LNJWzpoMOj6pxgxXzU+Ur93WjQPBC7beZMUHoBJthnZvMn
TqFn76gC7ykn+Sh+QCJ6OcOU2q5Sxw4mYlnSYnB21/ubV7re45Qm/8h2EoDjSzc/cNh64S0GDJ/HSQXZTOEnJt/uBXc1jctorI2IjZx2H9dn4Ca7GOipqwDB
SFcBwVjlfSmBL6Qv28j/pcF1GmX5/nybSn0NZkLSA1jTqqnSYWrW1B4QVc2a9joDR0Y0/oPc+jpWDWYdfaBXSLIGC6jOscVEztD7BqYh2wp++QXX9lnYWSil
cc10pURLWjyLDv6i6jltsXYh/dMlwHlhYbueLajMGVHs5wo0I23dqG5TnWEd7+ht7birBlgvPFB2uGMGzpIzgjRTUBO0MdhZepk3BzSbyzwjC1Q+phE9cZnX
FSFNPjYLJ5aPRDixfIhwjAgFai9hAkvNCMgF4yw/msklt+E8rXIQ6jHj1buIAEsBFMEM2zKjDad4rEhKIyomNTnsH1KjVGrtUE5AahaUlhaU1hjykIpGcld7
a8a3e5ulyMR2b04+Jrd7Rj6mtnuwKK1DFoTUTCMLggi9271tKagXiCyj5BQdxxfcVDZVZGky+g2h6apAMakCvaoZKiSB8xSp66DtSDshKgtv5q28ush+Vs/H
qynlK5106nikfXF6fGvGahRmrJEhD8HBC+arBkeGq2zEHi1HtGWumRx0DAXmrS38wLtGdtPgVqboHgEBRfgwiMlRAhoBAU3hA5QzQspp1dJqh2x7Pli0xyU8
Y2/SymJsmxSLMYWPb2oag4sR91skK3QZPKV/MTZsMSxluxgt9gl52Gyqjsmt/BCnFLX/9CFbe6IsApdd0N6N7WJS1jbkdfvWNt0R6OvcPrfH0ZfC1tEoWf90
P+cfWc26OtLH+Rs6bDco55/uY8TTvQbM4zKIlkx9kukZv49MF/0FvZlfvZJMlaFNG25eWLvkvI2CDEcKMuxwK1jZAGldhxsBwhfky0i5D8ibXTMc/QGvBAbp
YpRTfV2SMfZEtqttQpDysVkIUj7mhCDlwwhBysc1wtjkY1rosgFPDnC0VCmygewf9gVyVJ2E6C1vvWUhC8HIxkxbCDmrmXHAyUvdcjcRyUquJ3Atp1dcT8kj
r1vA13X4uk6+7uHXaXydRslpGcAUaJ9SFy7GEdyDi8mikyPo5Ihq7pw2R33/C72SzRXa0v62tL8t7W9L+9vS/ra0vy32t6ywVeBJR9vDOfkY2x4a+ZjQPBVT
xcl8s3ys0wP69HYmFT3Tj/P372tlli1IPbGLZ4HUc4fDTCiOK9+vyVKczMd0RMHqBzbfhGtqOuL8yx5CUZ/C30LdEc8Fd1jkHOBaxcC1auDj1bi1x4V3Ob8+
uv6v1YYY1GFjkyMcKVTPQZk737ZQ2uzx0384rN0HwuUmbxteezUiKucIyRV3/6P+DtgiNu1ybdpcr5ydWBZKRbSuVJqw0mk8MCuiinyY/koRchaT3TBQSWi5
VVT6grcg8pr1147hr31nLqUJYBOrzzUeuodogHaQpOuflPLHZRDmv/S5Q/7W4KBPnpLYUYmt824xmvnPf+4JH9PzyXCgCDwNmgP32i5+Df067uuQHGUMQ+4N
TlSqD3ffZ5c+XBHaiusgtwv7flzSaHqF7x/QuGCFN5fzPB3wvBxZVOIFx40RbwG46af8oOKHg3ReNYdWad9WI9iVV7ytBtXk1fAE3BJsw+nemvcdKEnNmvdx
LUvC4CZk7Jo9ANWAesWCQkpbgst5Ja/YEsxpqF+Q/6iNJsJT8pza9WtIBQEk4/377AzX+vJefTUI44F83kUKPDkd/c3b6bPI6199uzY4gLMpM50hxbXX/du3
O30NA7MjqyVz4E4VbZm7lCftfpWsnSK8UJCEqypINLjDnkERxdXzNJuE9UnN6gpq3YuZIQ8nWhcTHhaekIUyrV4o03C+HVp3cb6N5QS0PShylWpCeuaZK4+x
kRMIK3nykD00LJhhJVOWr9jREX3VCRtCEEVLUcRXTwqCcrssjpdPWFIKsQMXb/mTySQ8gFRB4YFIJri53x8SzeGzgkWFWy8wt+oMYsyf+VnV084iFr5wMpnt
JZVkLeWlHExKHsd8B6NvKRyAi6P5il9u31VNItNcvYqKv+ntEPfKJDjpk1nLMeP4yJ4ZnBQruVeqeVj+1QyDISi7ZW260VOwldXfGdqr1GrXOnzkZr64UDNk
XWFXHadlHC3VDdnYrcSIN6MmdVq4x69ZfleWrq12TAfVjmm/2nHMdJeycTO+aNKvBXA8hqHvhpls4ols8gSE4sXeVNn2dW6IPtabBnuTFTCNaGnstR+uaAv1
0VW0hanTFqYD2sJ0qLZwQ0VbOFbRFs4YTMtYVVs4vSivnV7KZpYg+pgZKALHqtpCHrb4wULyxRWqaAtnzAbVFhIboW5SUvSp0qtpBh+JCFaarkNeVO6a02Z6
uaArqApnl7INy2jOMuZ5iKpQBmo5k/PwKqrCMTO2nG2Un4epCvHY6qrCC8pmbVgys0ssPkxViPvDVYV48TBV4diAqlDGEarCMvwidqrCCx4WCWP64d4GiC0p
vmzAFxnZ6d4GcwGUMhtAZTyTV9V3Jf3IMC5jZles32nTvL1ilZKFOz24cKfXXLgmlbMAHPHMeoqEvu7S0/Zrc+f3/div/e3c931lx7JZr+maqJqZWkLcjene
DjtfqrQLWlzauedLV2z9yic/L/O+YSlbt6LFQjpj8rIxs0HoesWvZoYpnMcwIEjhzCH5Xy/4Xy/4Xy/4Xy842wtQPaotrSHCm1ZKPMoxv35Rx4xBezIBvHyN
F0fEyO7ehcw9uV6O/Bfuave5Ko32UusUZNrq+ZM4I3DJ6r/57SytmdJcb/7HP/Phtz741S888cqt1DA0VLXQ3B72xbj9aLAq1OQ/WVQN0SfPL6qmAj8ZW1CO
jx0axJ1cEX6ySnhJd6HwH16BP3nyio5/IGakCPI9RvLZtBEjIzwCuLgROXM0rPzfAJIso9ayJj6gWUVIHLKxXhZOA2v8stDAKHBZOCdEoeAMH6F01bgsfNDv
daFae8DvjVascuXo+Kbz0HbCcLcfgg3OL21wlaStD5n6QxYd57etT42vsTAiuky99s9/5gPh71693LPSxjU/dk1hMMDJcF82Ac1YC5o1aJNF1OtoNEGfM3fD
HTo/6vefOv2qeX6mPH3GNyqua/XoKRQAKuDRs5F/FGPX/SUdjTmpuDdTybJYhmkQhXRCSGCy7LRIJXXENt+KfJSTBtb0ye+feTirf38b57uZAkAG8Y4zIOrZ
AkBmFidU6fkqTRBRmzm/Ziwi+qypYQ5mTX17oPrqMTP5MBLyjsGyXXPClLrr810b8a4Q79ro3PVXfdesvitUcGF9V8h3lQNwQXl54cqxkEPABTIGF8hYXCif
IpXrWFygY+HnIU7YbJjByt5oZpEswqwxDFlRurdR07cXgzJrB+VCHZQLSJeAQOkF8L1kr1l1b61e91gZXCsz23UfXUdAbd2GKQzY6RijPjokqDnFmxZ6FwnJ
XszsFVqKun4lBP3d9Hb1Lja9glYvURvj2mRdVab0bh5C0aYnTe71UfRPHdbIY6XBkm8yFvWe3iwTnuhYXGJ6vY2wabHYvdeyjLdbxlU2EWNmCS/eMJegfeYS
BueiLy+R8bgEM/TSgtBeiiF/SWXIf6oy5Jek5hLzEgz5JTLawT0LxmiigwAMcSMULhu5XTXyYEvwISTXgblmemvwGCpkgsstwSM8kg/2CrtGb8V3/55sDh1B
j2WQ5kDaPpHCGyCkJ7Q3FkvwEvhazyrq2CVFykefDERuX8u9V7p2CXkcg5ozW64XFlA7c8Hjvt3EdKhodbiEiTkX8PMTBKpt5I/4C5brX8KCmradlVxMO4Ul
iff6Q/VrSj3+ENII1yCN93JSVBkmbXmvT10omvkSq2IDXQBmowEt53t98xITLmAJLvQ2amS2nW5TTPdGTvfwms1GxZaG9om5yj6886du+6E/PfA/3/fKZejd
ZqFwm5UmhrS98qUf9fPnfvzQwZKSVWu12oBIb4leb0fk0qGLpRiOEO9aYzguFbYABwnfXKp0bkdFVogJr2EnehulnZdycBB6CDxIFG7JELpl8JK1xkVecamO
y6UYFzAaJxTY4dgojNJgOZg2TA9O53pplU8MG6PUXHRq/ur7sm9h1oBvOZldxqwBobkMSwJizGVVPd3lIin6Zqa3qdWy1jVhuS8rbLeauPNR7uUvw9y8TPkT
F0ruyFqK/DJVl5dYDniFGUXWxM3mZejTy80l+PhW+S28J3sFrr9NKOzbK62oZokx324u05wmXDuzuwZXwio7/qa+WZ+9uR2uZJFIJzLbN/EfPVzOyiZFp93i
KtRX2We5t/a2aIqdrbZI6NYgTc3mW6mba6gBCdAHF8ke0MP+LW96Ut9kNpFsNhUsdAsEsOPIdSqtOOhzjW1ym15lF9tSoaW+Vqdmk9kCWtpU7N113bs3bnFb
IuhKiGnW8tbz5ytbhvKVLdKzLX3j+SuH+1b/Jl05W7ByEO/HTIjnCJju2A9500a325TsZ+PAbjO0Ab7uNthbwHxDjMisNsotrzUGZLY6IOGQAZntG5BQBiQc
GJDqsg8xINN4N88n2yxn2ShEZ8hvQ3Z4mzEL6KJ02Mw69sLz0Fa8+aXo99bBfg+8J9R+Cw1Y9mI7vRHsZaO0E/w8M5rvrbeVeM16puFK3l7YEMJqkLi0Y3uB
jG22c28zveu5WrcPm9HtetvO6HZtw/beldiPrm1b+5F8vbjt67nDfFvfueNKM4cj2ZUqpl2pJpoeyFmlFRy3pI/2eGWjl2wfQ3yE9ni13VlwLu0Leu/ZTtxs
kRIopb1UXadmzSsIsnG5XL3UIW5cJYVeWuWgV5eXr6wIx0B6e2n+7xaQ4szXWby6X3Z+KWmr8jQe2Q4L/ivltwAS2HZY9y/Ey+23ud6rCh/H8slXpeaqUggv
L79/ZufhN13/xl+75OpXLlcgiyk4XcpEHS+Rud+mqa5xudFspnvTNhUA4HtqXsUdbtlcyASsvLxaLt+ol6+Uyzt5ubi4KNevw/VSJifBq+QscKuGIVQFz42V
VPe35f7dC3zZS8wFPWb72qzzF2D+LrXywnXtCqSf7cNLUfOltubeDrkUedYwz3XGLpA6MOo150XLSZDzCWFe0MgL2bwdaFci7yxbSdTB3cZA7JG1yPDIC03N
XCAdu7Xts70X9uotomDb2whhYFVRX1W1FVVJN7chQbR2u4Zu2y3fCgBhzkzhL4XwINKwjdsyVz0s76BTcNFvzbX00qpChJW+lKIu3othgQCLl4e7797VbgwN
TNxeBAi8hMjz1ksGrgLbhu1hSIq0fXWu2bctDwhjw87i8gr5t+o2IsLSt4MZfrvuJjswu6oLcDuVNHxrVUpY/Gbua4v97HWR28oOmSFuajhoYlN7iboA6qa1
aDetWTT7pSI/b1T20SUn9wtBcbYQFF9KTj70Vb55qRWg6YiN87izVRc7WFqIo5cWcsWsk0kH5IjZVTZLyqSzKpPq0YynlI3CqLkmKfX69AXcZPeGS4W/l3vG
JkdHjseaTW2/Nc5UbUJBkHiubytoJXe8MkFSPe9y0SrP2ST0iqVaKwy0t6nh/GUc4xqkUjos105kNa7A+q3Z7IzU4klr5UKmRFacXCC5meZ+vqLCS6QvJPLr
kE/hSvR71LYXscHdlO+R3b6L5zCMIZO8+HxvtrG0bG9EI+quvcvCBirM7fYZFeoTXdMHMF8qg+1q202pHEnptaG4i9j7b5V5wvBvg+eOYWtukm3u5XLbEoDn
JHE0H/IyENXaLl61erAcstitwK89d7u8m9FLnA8aDgJ9O2V35zv+8j8s/vdPPv6qZdM1ly9lV5N9jpvurVhBl5b+zyRBhZ4GJ4EiIbyeKYNDqK81ftFcit2s
jg9scZdicVyAj+leraCftqktyteWuWBRfhwxFy5K0Y6pL/ausnZw1azxZJ1/DqehBb2NJSnr5cY28K4u2I7Uuqa2Hcl2zYXbkX/XXLU9fKMe1xnXJoX34Xgy
S/SHUuVHnRqr2KxVbNMqrtEqdsvjm+XphXkKICLJ7+5dhY9rpKXysU2aLx+bpfmh8nY5iylYXb3Yp28r3tHVd0zrO4y+Y46u8XhHf/biy8I5fZfRd03ru7qD
73InAF0BjMtPyTHgQ32BLJ8LzVV9CuFRTD+k2S7qS7L6UlaKNrdl/kxJGCIAXH0ic5LNc9qVSTO52JvEm68uFLy3VTSFT+9YRvazqxB8COj/C2Vq5WJEmtLG
RVta1cJFyzDuf6aH6N8uLrpSyS8/+Yef/ZP9f/zKW6XKq8x63F4vdUzjYlrqWIeLdVLHFC6mzAZACAHde7Twg2yr52NLPR+76vmYVswTjFeEj2RHx/+0vyLf
sZde4mnoMj3MPIQhMyU7SOGML5/B1vAZP/1SJ4Tavs5MXSw7TFC2twt49SKi0NjQE57BPRupGA2FjtDARhZXj2rhjTCs10aCKCjctmIHXqt51VlA9Vx48OcO
KXptSBOIpzEZAN3tNRmiyQAVudlC3MFwCAsy8TY9hLO25oYfUZkGDsvECZB5jCzqyijSolo8vmwMuXYVMJnqIJGP2oSKxI8TZvzW3qTpojFdVcOEZqI3zrje
UaKuKKNtp7yBsW6bkd3tUTgj3sQ11sEzTX2hVAKwpJFeJ1TPoEmw50keRNGycWQftCeLLsCLWD/OFNKGexeYM5kWtkmHqlL01rsBb94rY4q8jBNQo9/EEFqR
yUZMHUf0EfkBb8B81XbPZFNoKdBDpxRKSJvYAQ5jMT6IaZYWd2BLkB/kcYAI6OBQAtVmSo0TxE2RlralV9LISRUjO2h+xwU7THE3nMJ4cZwm1Ju2CESIi0CE
WJ1x1L0sVVT80HmAExW/WwgZXecBPvgQfb9NDFX7lFHIxS4CgyJp9oiipVA1EAMtZZ30r4PJ7K6JltJRtJQpem9l0+BvipYyiTkILVrKiJncm63nkAO29o3V
EneUJTgp2YjI/7GRqibxwzRKTUItvMFM780mzQYeByYxk6GZlFIQrGUEJ816GCSnLK4IHx4pHp4ENchLiJbSAYxFFwkvdwtHA1pKR9FSpsh28dA6ttCEaJQ8
1Buhrz/QUmJ1VBt8wTReMGmmpQPTsuW6Zoyg1HqUGtE+rEczNhAtZQR9kIYtyNBMEi1lPXDX/cH2pWnx0rAcOFQXYtQ4AL1ptbxOK1qKe31YNNKW5yiEREuR
0VgTLQXoIfJE5+Y2IDsdxUxrCyAIRX2vsbf4HjbWtBR59LD1yZSGyMBwtSbSO9LwyA0y2dMgzAi2KghcQos3yQTTL79junszAOx2CZvSVdQThUUFJ8gmLYwI
cX1kb7KQqJbURxxsSptZBFOStDDcBv3KSbGTCzrl2viYJI/7U7I2AJmi97uATOmu1iks+1B1u8XqtYvvcbf4OKXschunlFgpl3Axkwo62zYdCGnysRdesGZq
wUbOOem3S85bdNmKtJNCINrlNkcMlnCL5E7HcxcLpzbyZHCS+3+3PdrFWOoihsddGg94ptCfyat6wmHoCyyjVnLHDiIrzoM7Km+0rPGAssYEYRmx+ljUlG1W
mmVj6UVaGiEAQZ9A8NWoFtJSX78v3F96YkfOqbxMKmlq3Yep4KrlryYorG4P9wHqtX4TU3OgzF+8/aDNxnTaYzHkPq9BvyxbdA36lHqlXEODrJPylvGfLL03
nPiYHM2aLKIZYlMkKExE1uLDkArL39pGf81G9meN+eCYac2/6vhRIZLYNO/bjwgepI1tyS9Zc37HW7L4zT3G4qEUwiDenLV/yOZ4lG/f1UYCI6mTPp7zwLeW
ne5HjpvGnhkgJR87Kl0VwfQYdiRGwkk9J43UfPykDMxeuN0XcuitWX1GZHaiIuc3msbJvRVHBOnAu63fQjyfHv+lZcAEud+vWpab337MtOWXo/JTdzHzrRft
3+9YzkTg3Bl/38QrXvL+H78aRx3hh0tL5e+LEJRRVeB5izkqlqqXlrLOUsbbr2Mp06lcjy7p12t++r9+56uWlxb1efct68j7H4a5WXrqfffdWW1GBVGpVx5d
0h9xs0tflEE59AtJCETluOL672sZlxBOwZadaMZ0nJA5nU+MrFWrN2mRyV4WPvAThw56g+gH9X47dBbnbSpz6n26k3oO3J2YuhPkLzD17h8dLr3iEawS25zx
RVx6rNlV60UWODjtD3+YHkFwLorUfR9wiDB5yMhtDaZBu3SNYHKBQG7f5KpsnkuVTa0yYZXJ/BNP/uTnfuZtP/8nO1B1Uq06lJ9v+npa27St/cUvfuoh+fel
HStaHX2jrbar/PmVra59o63WRj/01UqrWbEItOlN9MayiZfWrBj6ZibaYSw81Z6OphEv19+bR3US/m5lb+KzDhRTk9vhgdRZN0TjEk5WwTBJeOSm9Il0U8L0
A40Sb4LHNuApUOJ6RzYInyEyoFrZnG6iYwSqSW6ccYjU/CoiQ0Oj8xmyHOSPY4kwAfevKCKvdR1IdUVo4Ku+fq9pXg/bhp5ykFkmYqgkIuSxaDQLhq85vFX3
oIk3Cl8zm6WhTmQbG12v8MwuRkxfVUdPpRrpKV/Uh33mCg9Hdf+Qw0P4qziBexrgd6IDjf1+mV63W0AjVMIyyhB4NYRpLrGCC50V9iAdAntA0AMLLZyAEppW
kcp43KZ15yvxzrgPjcgwti6j9FPuLCYoL5tSza8e1q0wASm1ND69ABNurgImPLQJTYXTa6o0rQjCjIduVeJAyxaOadx5R5o+rbEtleaXYFW9ifJysrysBpBU
3Odk3BC0bvvR1esu4PQmTIcwyuU+2l6Sc4Xz80+uWc7WLy/LGWIEIxbRvWt6eXl5iXob+Q/X2fTyIqG2NvAeHmjLnUmzTu5skKt1Ipi1DUqNG+JJoO8I3XGH
0ylWtdibavUNBrIDTpl1y0RxWSpaaYGZxvHLBH4B5DzSjUwty037fSzVIQx1QGcwkph5DAZIBmkZpDGAMe2YGbnC0XukOlyj+IgGR+0mOTNhzHo6Jr2265EF
Xx1Bj+S4VRkgEw0OL8cQQ1KO8zLO/8tmDMO0vLi49JAc1tffjsN6u3TNbT+Zzfa55rbN7OquueuZ365ZaMDGVAPmqwZsvWrAaip4RKoBC1QD1oAGLFkheKwr
sK6ovBLBmNwg/akgqgkbCA7U9zscesgaByBn9GoitNchtEOmdWwMdiYEXCP+fbMwdblWTETww4SSLzEpAL7xFItiMUJrexnTwiT5M3rZUTgDXHbl8jm9HC1x
R5Iy0n1uwYxu9zRTlunq1fSC6ehVd8GMbOfyb+iNBKvVY4YVvXENeKueEnhEsHkxKKj3aoxQRHYKnh8wZIvdWvNAKMMSwaGXA1NIYHVNh4wx/Nxh1dsp2Dx5
d7yWAqRwm/ZuUB75N6rbqwIS+GgsUHOfJxwHjawOhaSh8CFVhV1QKOw8Kuzq92RclzL8dmhbiiliBze0KcO4Laq6rnMZuZemEZTFgCkclyrGER4/divAbVVd
51l1HW4U6rqWU9fhLcJL2lhJCo8lS7rDYyaOuEIfQFyWM6nn3uda6Ekf2TxqMHE1yZMjrqaox8TVOrma4xUcmycWsvUYqQ2OXpBI0tLL+nyPvAWIIdMMkfe6
jJtnIvdJEMT6/E5LUOvz3ZagNgBahMQGmkjMBGqfMOMY5nGgtzqlYdCvNPSoNMQbwpsUxg9KwxANgAarYzQ1W7B7hjqtNiKt119LpGnOS29CVtWIDNoE0iyH
WIJ2hY1xYLLxygrDWGF6EjdwdoVh5OwKw9DZFYaxsysMg2dX2LQbMRkON2IYWYyXp8B+6/RKVtiUXskK48CNc5A4dTp+ng6eh8GiVoI6Vj2HT3AkJ5z+cj31
l+sL/WXXYbdb/WWj0F82FHeM2pBGqiASnjt+EMGigy3cwxbecdLx4EMqDUOQyiaMp5DFqr/sOP2lp85qE7LHkLMdoIZ0jYWbqP5ygpB+2XqZY6u/HAc5eIX+
cnwv9l3qLz2rv7Ql7ihLeIX+smGkqvFC9zdOt1bo/sbpydsUIhSiktEHJXrUX46bDdD9TVhN33ihuePD46q5G6f+MoEyCWQI/WAH+stE9ZcTeMjDQzNsofHQ
qPE+/WVD0QsHX7AeLxg366UD60UOdc2g/nJDob+cNRvQjNlSfzkO/eUGNqwmK85l8au2j7YufalXDhyq8zBqHIDeetVfrlf9pXu9VzTSlucoeFZ/Ob6m/pKM
StYE0/3sQtyOcWSzXptRh4297132Fl+W8ItCo/2Xwxa4DPq+pqyz8d3tunSxYZWYsVkP6ozkYxwakQ6UmIkKlQkhrXMQNpSYHbKEDiE3ueyycavRsxqwcZv5
1dJ7RYnp0OOtJJlQlxnQCwsHAx3kbHxBqUC70uAqwH3hrxCLyl52oNXsrNZL4I9bj9ViTdsl+bhbkpzoRqHVbCg9U5s7bjzVaiaq1Uz29piGjmcoHQMPY9Ch
2FmMATckIQshGx0DajWToXjQamsvUmxQgYnGS631zspfrMKw7m53Bqq6P7C5fVeGQdVtGNT1q4VB1c8vbyXUb/mHfkZP33UmGOpUclfGRShU3J+7MuZZsi8U
Cni/ePKPDw+GQgXE6tSNAcgVdmMocluClaPl+KwPBEHF6eNxDWl2gwPxfWEF72BAlTqAN/OGooe1XMWq/OlfxpnxWAnEZ/wns7gavC/Ckqy3z/wyJTEXR10K
1lm8BztboTx9DbuTzH/b8ZNZI3/n8d/27sg//NSzL/zwQj71g1lNDhF7syYUqpAJZb+LS7UrNA35Bz/7UwfuyMd/cCH/9L9dOJXFx6A8lXOFnNphLXWqV6hd
p4XXsA4cVIpf9iMFjapd5w5m3fnp+0xr//yVx0xnvn78aDYK7ez8jiPzO96cjRzHfXz39yPj3cjxoywT/8h8tH++8RraCUb3Z+n8UdvIM56935p/FWoM5An3
28ED++eT17Ydlmdidc9/9na7arsAu0DPmUuwa9Iiud7igddm9VP755v3CTcSEXo+2C81m/qMCH7xa2ZsAkEZ1Obhee9f0ew71mKKKuT0FbGlBnY3JvVLkYMZ
yu0BK3KT3R8KgL2/EIWx/7MU2/p56slrKXBYEp5EqIRsaL3x/N/595lk/8l8812aHxmLb7wAFBkn+JxVzZdVKfScyPyEsmois28y33itiNyNXt3EIvk124pd
JaSvq7pWcDSt7KFDtrJG3gEOsWfh9qDnulOORMr7mC1uHPuJbOBwhJJX451ZE0gj49Tc10U4semFRdS8UtP0/F+Q/4loC0WQD3VPk7xcq6RZegyPyiBDDYTT
SF3RUWqaBbuid9fEy2aFHvpE229UQxPr1aWqqiY5KuUHfy1UjXS+2UI95O998ZBTVoPz7JsBw/1oX5oMmptkvU3caG1b8u965PajBHcOCb4Dl33Xv+ucH2E+
TGjQEF9R7/6EzVMgLycjdg7SJt5Lnd5PKrKKLf1/H1LQKEVd/qifDbGsm5gPKik5uzqxoX1nV28U2NCEa/VXPCLnn/xlSC8fawpzYr58FIx1G7JwE4+9+4W3
W9CXbfhzNf6wWTv7O9eiK2RtIa/dCFdSE1Y61gPO+AOYqS3BY+eYVR2PPFaOBnOLVr9LCx7z+0csVTRzHbJEsyES5CVkU97unpvLYrf1ATWJFIECX3Q97SoS
O9KOA/VaaI1zcS7zvsnrYvmvoMvMnynnMA+qPMb4M2SIbmaSVFtN/zQLVNOCKtNGfraoKV/xiPHJQLoKWZho0ipdCVA2aFhMUsAcIWwui29yWEfxyvpSSxwJ
Y5pdfTJoD/JcNEAdDxIm/t38u8i/7/VXUkjgXOlDFysIK8xx381arLMWD8yaemHPBccxr56mipYDJOcu6Z+7O3Xu7tC5e6MmY68D0oyl5d79bN0DPp+7v8ib
5euD+/XBe6FYZ57rJtb/m3ot6/B34AbN9PBrGgBYn/+CCH+Po6uAlmuw0ne6Snfjz6tl45KPPcgqmj/uV9IYV/Hz64Cpc1X+gavzmZV1vg5/vk/rvGX1OqXG
K/xf8mV/qm/yPuIDXX+T9wRw0+S5D/mK6v+4r5nurpKSsCFeKSVtCgx8hgyjrIOeHoffgssVPIJYbjrCJvdo2t67cLZlAttqY/wiIW5YJDBwVnttXWJb59vW
BbZ1oW1dTEd5yDF28i7Hn839U2f0sVl9ahqszZn9OYO+zmAC/ZVtdKCNTtDoXoA9K9A9K9Q9K9Zcun2ueyMebRh+96SGxurXsPvZw6oWDYy6wTFd2tJD6T9G
tYDazJH9YcXA2iz3NqXztBrJ4ZRr7RIrDSD2w80b54jt2SbgqZo3mrAttLun2eYm8f9SwggWgPqwgS/JWa5mwqVeF8t8iT6U0VJvDK6eS1XzQcWoQM0RtPsj
FhN6wsKT1aG+VktINiF3J5azyWUTLFfQHc3EErHkp5azdctQxk9VDAfTAF6fMhHu11WpnW14KJsp1dkbzIbXz/RmoX6/vbdRiq3HI5NmFIjo46zPTC0CgGpM
nn64BCKbNB0UCZfl0a78lE2ayeLX22dOSEN76/j49DLQ7uXrJFRlON+0KZWAR18ATRwY64WYgRg8+kLw1AuANTxsvFtm1myEi2rbXACyg8/I5jvgNLJuuxB3
bKa2B3NwtNlO1MYNsPXIMX27bMHW3lHgm6bqigrSbTOJUaFsX4FFfvRnVmCRr1TEMy453TwIY/7vCYaQ/xiJ+AG7pMPuCy4183+sBdDaG6QqTKwjaEPXFK2H
Cc7889a2mBCAjwmtbEKoofqtUCWavqBsnkwTRKZQ8Smb2A/wQHhgd7uJl9/ULnBEPlZSFwVDYeTChTjOCTzGsbNGmokDaoAboZwCTCo/NsNMAC/zEXwYh1Zb
qBLQy0dL7V5T6AiTVPzeNCPLiKOM8sDdaC9jNiM4suuN1jJmOcqj69rtdK36tYE3t9sGXjrhPaUz98cOIJFG06TLivvKbGk+EqUlDFQPmAmliKCCAIA23nNd
matyrRc2hr+wAtWn7uirVpTo/CSYnwgGYsYjyNFD85cNmaoEslIyg8Gs2XTiJqGYFUErVTNMEQZ1fODZPuOXuvtFZvZhmEvpi51o2hOvs4qebbhl+uNudTzW
jVJapf2VDlma7LzGWJ0i+Utc5gRpaXCJqV0/0xtAuGys5NoJuXajj2vHzDiV2BQgLSCh/opTcsERpqoJVvCOrjpad+loLXRcw6ZPO3UbERUjSNmcAgBPqA/D
16lkaQE2rGpwuqaD0e9Ws7M0FHn5m5rjtGvTetj4fCbxGC00XwTSaekG2XAGc55qxgrY8jFnMB82PNIjGsxjwEHcs2BGEZDUps0IrhwEplcM56Z6qLfAkFqK
dwRh19RvmKHdMLjHeAsK4g4lpcjZ5MHQMJiEAqx+tPARYifACI+sPsJNHeHmP/UIN4eMcLdvZJv2iOHGls4IzcIZIR0c20aZBqOlJ/CGE+hjPXXEMpwY7i6G
O1Gs1TaGu20t2i58yaZqr2siLylXy7s9zwZzNYdFBpimNrp7M7KemS4CdNiBcZxf1aZKfwjk/IEDBP1d2nwwoWKYTA3uNV04BjcJbC+NxW+aMwiiCpDQx8BH
HkISMF7cOkOA9Ug74y9kyNdaNyMKOqGRmw3NzegqzUZYrQKGYlfUmna+67KlY+86WkdYGlMUmIYezFoctyzlUwQlbQ+b4LbeLkI9kmGFEr1dFKp69oIKP3HY
KQBw2mrJQS8jWwBQYkI/ZhfJxQFH+1swlSCyp4fho6RhRWyEgHepcBKKvra9MjG0dZdu3EwrI1+ZIP0jcjuWs4KsDA28CRYKDkWLvzZsbKQmQUzclEgj+Hki
m6hAliYFkUDDBWJEJV1bSR0t577RWWtQurYC3B6tJD1o2JrsUyMYHQB8q6xD/Xxi902OETJJpCoHd5aXEHg3ws3IuQnXuDwy4RmNck30+bD7CHKoX6fG7gS2
BRuNNS7salx/KfD/o1XOCMnK3aY+JOEUDplwo6zsNkVOn5Zs5bIwR3R9tXOPrmGyxlqVxZnYYcN5ESww01wcSvypXRqMY+0ou2tZPH4ydwhMnJoJZ1RtFnk7
mgNsvq9dWHeUMoVZaa6hiRNgrpYn97Ee3OSQc0jtQbQ1sqpw4Irk1hki7k/YkFZcak1jqCjxu06U+A9hBEQ2ILMNyZrpV45Ct81UFKa3z/QqhyQ5gWGrCJZ6
jfzzXhUxLy0vq15q1sHC1/+Ws5G+M5e/lHWqfkNytltGFl8csYy3lEHzM8I7cg9uRbR4LS7LOalyOhs9sQQH6aWHABBnRnf+1B+85Ln0ZaOvWl7uQ3XGo5Vu
FW9mBGNQfOkgZrllupWQwbEZR2fwtDNjM3Ke7dxKA5Iw6hlV8LSAWWhaDCflcbcPVpHtgx25uYvGV3/nR9/6zE//wu++++rl28F5NO2plHqDbBsdWWBj6taf
/pZfgRc0HlW3xlNItestNJDNi1uDPKAIfl4Vwc8rvSprzAunEppXQfDDI3RKKSuzL8lE1riThY1eBfoW/1zeog/yKbwlPRpaI+E/i4nwoFV9BkRLDM/HROh8
v/ZZuBAq7NUSKA0LdOjVSggdISIstpT5eC2PhDe02gbx+LWMu8HDWX1B2EiPynBe1a29cVhN+7Wm/bYmV5L4PPXur2N1b1j9vWrRrFgmO0N933jeSFtUJ3Wf
4J46Bmvyj+s5o/sUf2/i8mP8dZfMo1KR4tvjkBTyMEsgltFjBSrnBudbFqJVGmDkKapiGnpeGklj9GU/YV92rHzZL/YX472BR7+JJJW/W23KA0Ql53XQz1om
5vMjHzn/V8hHdsrNzsi8ecDIvFmnc/MQMtp8B8joloKMbinJaK0a92iNe/rJ6XzaMJSkhs3MsHufb9R8gIDeFxxo7S/t4mGfsc3rc46t3LB5S/1N3mehT6E2
Qb484zt7PoKlnIfqVdcsK5SoAzXIrlleLPP82asHdiwb71b1l4vKggUSwlXlQ1ddU3nIPgJd7NH7GdvcgqBb1F/uOtKGp31sZlFphJyBj6SJ3p/Fi0Xz7nwF
883UTA0xOtGTWYLAIRH+4F3ThEdgSIhbeP/JVWsR9nb7bFda3ERc1WXgvk/Om+PzP/f7P/v7zfvm/eNUnDxvkf5x/fhP/Nf//C37P4Yn4CIXwv2qCT8GXHYW
s+7isvowV1psysvbZt6zeCJDVMUD+j5cLvJSNu0IStImVPDup9P2J/kvgysL4mW7/OV5feWoXJ7Ry7HFbLyysU9IGyblwWzKuCfHpX6Cx9dkQJeprzWTcm/p
xNKTqiK678jHMpyE4dc2pqWzqcpvLTwrO/AofkNrU6mltbTI6zp+ixeXFoEB1GZLJ1Aum1rkhzTCpRmoWyKI1D0abaktZ92ljK7bMo10i54y3aXlxRPV2ec0
Rzu//Qsf+HYIB7fatBrAufWgMAoV+ramwX4ePJ0BZxpCoozK0akKZZm3zEB7EMtdGG2EksKc38j9u929RVNfWi5dQQ4ePHAE0yU9Wn7yzR9bXCQJW5p+s6Xp
MN2pniRfeXGQtCsX5QL92GKmFRy7n6jEZSsXB9IWCXlX0k7MmGTPTGXhv35G6vGKd4u0Vnw5cFvbbwUr2uV5Ky9sZz75dm3LN68FiKUsvvVoSzRlypNBrbfG
zUAY/xWnrP6IX/GWqkp19Xuy2kJWH5DsfAsW5hySgtJT1YKG0Q2WwhY+V5HpwMevUVmutoCrQOv116pXH2BpynAvR5Yi9b7yCu+rMgFqiH3vHg3G0/w26X+K
/OhAETzq7ZUm/kAGvytfL2kCxuajEG7WFwuBWfeo2j401ADIgDJDpFZ0WbgZQAebHSe+Vk6gPtGpGWwKaNhdpBSsDPwY4seevIVDJIulDSnSOUvHruP1HhNq
czg1FpgeG9WWxWwZwndjjEvdDg/BxBAvCu88gLD57AWaE+OLzg10bHV18EaOQt18ErS/Tl/3LME82Tx3nJPS759IjRQnEljx7e/1ounV1nCyrIMaXZo8dEzm
g4Pe84oJoWSCpmI6s8BRH4VEko2n3oYF9QGLpfCTpsOhG1LrFmeHjWaGsprQUZ+MBKnPt7HZZb0F9dnwbEt9DAFgrUOFihfDUBbT/qCPxpKCxJIVFPbBQ47C
EClTJ4XVh1EYoUTw0SiprElUpAzQ9c0qgcFfKiEFWpSNJkfRJODjsRJVspKmXFvioi0B0DkC4tUh74+SUqhNDHnWQlCFNP5eRJuwjWnZxhhtjE0KuZBHwQbe
L1+tM4+xLiMJAUHsu5oq21kaqYNGklVIJLTHznJe6YfGM4kJ7QHQOmvZgVAUqeFEUbeVZt4CmoIx0Stfa/WH1aoFWYrNPvStTZi56wfC+0Kau0NAzjv58vlm
aTLxYaqvcbMtIQVVirwYllTqqaDiAO/6RLP8HS47srvuQ8nLM2gH76IhP7iOadgfCWEQku12/74slb1gk0iRLXU1w0+yE6fyO50k0RO9mywwmXzWwP0Rvf+c
z/tayqQIXu9sDR+BGbtzMutuCc748MXdGj6Hz2gueCzMRrcED8ClqYsjHRFxUkbsMetxjxpBrzeGApcF3Wy8L3/VOG5O30pwAJhDXggX9AC4AQJS9WubgsOd
R3oj2kz760f4ays62+Mrn9FRMFH3lxisL3IWEofpARM/PlD9Ig/raZBo+nDVT4B8YCb6FGLd0mWhW6ojXwj79ZHpSn3kJPWR6UAm6knk3rX6yBfY1M87+84L
Ya+LiI7phd4oB15qnbuDu5Um/4W0ilebUaHTS6FRPwlrO3CNZWZGoWgc1zmz9qS0sCc1qGgc+sKuemt2ETaUyiaS+yAyeTUQvHhl5HSr92YXTHMLr+CDq1dC
iOOITxnFQXWUgWQgkF5q0YOglZwo04o/4i9wWj/RXCha9KzN+Stt+kSTouwm78Goxxjgn4ww7nPB10LcPRhZh5uuSW2+RVlbzGB5afiEn1Upai54BK448tRp
H2AOdL0ZI4H7vabseoRegM1aqL77fooaLU1uxky8o/mznqa9Bb49DAJmtDfJKMkuhgpxQYzpGLcprH5fDn6pGnGzqZ2v5b0vAB9hyoy/PktmOKgA2nzIjD+U
rTNTDzHacd3tM2ZdKfiuq6CVlimlAF3qXDiWs3W3gjmWb5a3GPfG38cb+bJt9mVamsmn2eC+5nZ5b121uZhxPlm8UV9Xedm66stANUPKd7lzd0sySPMXTrhE
Ghhyle4mS4NhGatbTAvdjuBzMAk8g65diWODK1FTELQwJ9zg0nw3Fe/jcrWHV+vkih48zOstH9O2NZv7WtM10/Bf6MJZxcjHOrwbMCk0HhcpPhxnkuee5G7r
UnuPorOjoPlWaVWUhTZGfW6ZtXfMpTaX9Tnt2nyvazMbzH5N0jaoAb1A+iIGgPz8hjay7MpV8nryWRe6NVl4VXYLr0qEbk1qb9lTHhmANzepAS2u3r7epqSN
ao9SM6btL2m1b5bAfFyLW4p6xwjiDN0pnnkDu5Lahmv5wgt4sohPG97ewrTScl3tFnyOKFut1bva0q4q4AHSoUtX0yruQffr4/OtoXyekdRr8fnJ8+PzTcvn
xwb4/ETR/4lvLp8fK/h882x8vvAxsNvv2dh7VRw6H1ZvJq1xC+xeuHpouXpouXooowSuH6J62Q5CYe+TDjiz2BiAn9QqTGAJcXd6bRh8m/JvTL4QVyBV/5M2
D/SdI2bkqNQGSa03Kj+vV/EthXBG+KvuSpO1Dzwm6HsKszUaXjw3DMcN5j4rD44W8uAI/ZrytwXcGfMnRJYD7pTc4MEGAyuD0SxU1d1h1vNqM9JcuNiLcpau
5DiEbOUWcql5eUh1SOO3y+5FZwH/7l6iEu9kKeT6ajvWyUdNk/SYCuxuH3W/cNjmmfXaiRZT06MSCJ4YZ1jcA5/2Kk99sXwq1qI2UlWOJ/QBe9AHJduEzhH8
8B7w85ermCfPn3bs9yd9k5YpneE7dvjgj2wJnsdS+dQ7qD75Mq43bAkgAmNs0ZJJorXOcFzeWfia0ESbkV672aiTQa1rMBA1VSqZzL+MmvVdA6WiK/y/9gHz
uMn7KyuhPO/rEviy35vE53O+nEOStHByd4ItZn/n1x79q9/9zjfs2UF1kHQhWuj+ed9YXRY+F/am8XkmlNON1P/ZEMLwJu8ZaCyk/s+EvQ34fDoUUpb7T4Vo
j6zPsFdZW3YNrbrG8Ibnw+3haej8preHT+Czvj18HJ/xld4j+JRRfS8+128JFvE5eqUseIW1+Ul8yrnkOD7HtgQHI0WnAQPA1vQCPoWv7bvSexQ/tXj5gFzm
j9cWYD+Y0SHB5WwxLoBKLNBwk+tFiLrg5HO7X/biV3bcdhf494iIL86ge9uu9ggped3Ofa9s/uGJO/9yh4hXZlYm6zn69o7vfPgh/O8jO76/MPxejLB7kMWX
UOTdToF6mrrq7l/wOZH5zNSJdy33pkDp40XjTryryPV1ojeValfssuYz/Xl0S8iK7555Mhs5aUawDeS6Tg6Svf4/lr1i9qm9UaA5HuUWZW28EOD60vDBcGv4
fKCz9oDM2nOBljkuZc7YMgelzDOo+oyHRj0T4AVfdhvJG2W5dd8klJLCAZ1L4Tal11uYFk6Kd//ysD1e4VT23/ilJcxU3vlMrTeeP/ijWBUPBlWhC/qtfE4D
xZMFO7lzqrVpAKFus/z+WV8LbFswM/LF/ooN68fR3tNIWp0Hd2Ub8xB4cMrgOEqPBwUPWmWUng62BI/YEXgq2Bou2lE6HWwPH7Sj9ISUecCWeVzKHEfVT3OU
jvMFX3Gj9Bodkj0YkrngdQx7PF6OjPM2GxjKwfGaC07H2FrqeOHTsR5onoohHcgyjfEOLug4uwDOpRde6R0M9Bj/gq+uKOBvQHAEb4NAQd4WXuk9i+8bcey3
8o5xB/3FdzCqr9szZ99EUAo9867yn7EVP2Ur/gQ+pUGnrV7hCdugx22DHsPn+JNZ52TW2xI8jW8dUHWWbQk+Yxv7iH9OOxnEQIqaw0pOWtnSlWyQgs7uYQgS
AnFq4voL5dpAHWIuLLaWwvXwAV/GKlI1wxbECUXK67cgcigCsZr8nXbb4aPysOavjwCMfRE+rpETSQRg7PGCNpzU0nW40vm37qpsArI/5t/qdOrMRubvRiYE
uE+pAamkpl5aor2ojsjqQyM54ijHHrcc+yJw8jykgDNhxmXnmJJdpCc7RNbbkMMReKMQ8wWyMzRkN4C34KTsBl17/ibEuhKwMVaL5kTA/m2rburFFzgGDdvF
uGs9Gumu9Uiku9Z7I921FiPdtURwHLWCI3etByLdtY5HumsdjHTX+prdtUQQTlouXr8MH+Px6uy0hpmNVVyp5V6uzT5YGxBwAi1GAee86n4g0brrqLsQhbT+
iijka1HNF63CkCNr6IuhnhszjUvDLnQbm7xp4lKvhyiKvJEQfp0fpHDGcFCAeiSkAKVKtEKAeiwcKkBhu3YCFLZsCFDYsmGFZQdqHOMBCepO/LlHJah7s/Ic
7SSo7ioSVLWUSFCHI5WgDkUqQR20hwiZ60k715CgCj4ve1tNqeJ4rcf96AHZj7gv1pS5LtZwHis8tUelM5EysOftKnnOyi1nrNzyDAbgIHWQz0R9e8Bxf+VW
edTKdgd93SwjtyW0YgYnyGSBk7dEbmLY+Jkk42YvND90dkdOMhdojKPLBLoawUY+OKEqET/SLxE/NlwifjwsJ/QxO6HQEyP+tNY/i3P4c7nO4mbO4iPnNIvV
UoXfdWXvw9T+QqhT+8FQp/bxUKf2MTu1j2BqkfSnbxN/ypctrqkb9Gl/a3imqZv4E/728JmmlnlcyjxtyzwiZZ5qKpxAlD/V7Js/s3L6ZvXl05w8Ke4mD+eY
K/w/sOT4+5YcP2PJ8elIH/tU5PyF/IovMgKCR6/yEcOTXOk15CO90oO5fhI7bGh89dvCh6ZZ42RvkIsJ2IFExAZImczS5YAs2yKz4kG+BkiZkOkswqc00fCY
xgE2NQ6Q7tCelaxfbjwrWE+DhJ5vrhZp9aFlZ3P+B+cA+g+TzZBWEh/Jee/zmZrXr4QF1laiU1QNIElWb3v5kffSSbl08Uzyg4thD1nj5Ez+2E9wF8ubwsma
vTZujihv9YexVV9v24OudWp1J9oXex2sGOvcG0PtktovtGIBTJzNat3cjvMv+nSR9uFK3lTUrCzpF89La///Jh35Wzm2pflX/uJ3jsTS2C9Cy1yHe81mGG/g
DiwL6VLFCKPTjdxVfZITV2PVpTSvtd6hyJ6Mu83rFN5RrmdOzZtjvTE12g7BdoIsIyvrZ+6vIjsxoKDtnJBHiniIEeiM2isegSs8nI+b+fQd0hqTQBfahMII
IKetLcEEkEERC8FIwZhaJLqsorfT7ONYan+sZE/GW1TN2jZjiPFqVzSqbaQoMF2bbilrzmwNpvMkl1Gb6XWhnXHu+DCPtUss7LZpwhoGc+X4apPzPcQ5H7+9
d46DNi6lUyTiaPRpHBtDNG6tlaPXcq7bGL1URy/FSWVaGGPnyWxUuPqrZAxlt38VImYYqaPykp8H3SeLQFq+PSzTeDZF8BjuDx+v1EuG1EvGA9FXxImgXrIG
v/NG99ARsLyaxeNsQCsZK6YjNKVIOMJgE44BvBH3I4ABKB75vbwaMbESd41goA4AdGCUREwd/sKmYjTAiz6jtrGrGsiJBVMv9I4juIq1aRYdFPoSIhG1+7KB
Nl10cV+eylqqMJeTcFvZ25sqC6mWHeoCWebr9mYIj/BvRITUlFkHy/CkWUcUzFT5Bq0/0O1RV5foCgbbIR5j4lZsu8BwJSCiPILEZ201z9q8edMaX1uQIkZY
12L344QrYAjzAaK70XnU5kasm9aHufGnZprZMBIh1oSPZ60Pm/UnsvHlit3IjC8tL8JIZTpwUEfZ20DZAbgazQYjLtB3Q2E22IA5GxlsTRuATViodcBCMgYk
vdYCTqBZVAVLJ1pyGGlZKL9KB9t2rQ3Uus7EC2jGukrsceqa1Cpijy0+xIompS7UGHESSbGHLMJgs874SPjTLGwZdQtQuSBE00jTAciq/AvYb/4Gm82XPver
PxfDuCrn7XHE2DtZxaaAyv/mP0Gi/uLvfuS36qSjRpk5KjSNq/wMySKuRBZLLHyDdYcNOQRrhfNdAuc7lsTm3+Tmj5LY/FPd/FuVzT9AM5uVLENhyRRKA3WF
PyTfBP4A8Hsbl8KoVfIHU+EPSpC+Yw8t5QGJiV04UtN5TSsrqDsTzdC6m8o4m4D86FQnslj7NncYCI3oN6EDjDy3yDK7LPkrMlibFGbKNrM62BEcKYWQaS7x
f7uQ/92LzOKSws0+/DDMEaA1CwfQhv9DsnQi6/TD73aerGw/r6U7Jgj3zWB+SPihQHIKZsoKHbuQFzFpUltxiJAnjJ459y0oo2nTXCindN/m6GE0VrLk3CI3
f8fikyeV6RAsExzTB7qc1HCV76VkW1wKVB34xJEkN2GViP66wvcQPyfjFO7LLCBwlsrD0rxA50EG34fBx/ak0xPZ0e7JljgAVUumGyMsV8YIeKWkjAzsKgE7
6oF1Ya8dv3UG8Y70QypRAIpFx7FoADGwS39UO/hIToHQq/UGQKSUc0f65Ny2yrkds35pVa0qoANX/1Wl4tqQJANe+sedxD8Q7lf3IAjARYaLB/y9WaMCiBFi
9n70056CFpkFytQIs1tymAN3PAENBUS7j/UqEM8tnAovxkkeJpcR5qcS+SjrtCu2mxFmn4jVdmPSpYd6rTJyyjRPyN48AnsT1DpjfSmpRtVgNDps5Yzqbbty
zqEIRAe2xYU5/e/XnGC7vupSKk73GCs/6xSgtGJ2dq3al954kaEsYFCBd45wRWcvMgZ+NSbcVRbThIxLBHuBcPrJyvFgAmznDjrQOVAFX/M01PSgUYPzHLP4
MUJfBOVJ+a8pdD2pafisg5yFla9dV8HIcpDzQ9oa9bW1pcGueJnHnZYQAaZOT4aKbF0GYgsThm27BhcGEcsqInZUADBOL/TqTj5Hz2u9CNI76boyHOvccJzH
kET9Q7JOGPq6W5F+rjIkaw/Kzn/91Rd+7cL/830+pK8lope4OyLCEPBCuEaLXf4bGlvitl/mzmwWAVuMl+cs/ZMPnLRx6rV//jMfCH/36mXYn9QVoiBsJk1s
FkXgb16D6NO8VfikbH1lHkBkAlvRvzpiwhzG0BR60YuLjJl9D+9c+Og975yOnt+xzLo925Ip01x+DxJTrawainI1UrkXTOoLUtNfG11AAndAMc3VD1vU3ffn
Km0WbOFpG+QQFyu7WYLTgBm4L8K3xvLkunYAT8Cm+wZ3ZTCbuYViNKWCfzfx89f96Q8flRFoVob59hkbBv23h6sgTQ2CpTFXBNTu1KttRqpIcNtrsuBKD+kw
m5ocU377ti3BawA2uCXYozcuz+pbglcjVHpLsJtYDAf9wiux3v+VyTSzyN78iPU3VH+lc+Gq8iAguBxj/GtlpkjuNFVhjlOrTwZlyH09MBJt8Rulyue8whGy
AWDDO5AquHKPKlza4ooIzAaUZnJ1p/5qXSeh+ndZJOMy46m9VdnKpsBKgEGaKxZpVMFbSYkdDmx9aBWgtoogJRPtpKs3W4q8mCgOowOzItU67aWRy4+8l5qp
WblsoQoRZj+MOopCgFOgRgmVxHlTEbF8Bro3YKKxyq9nOg2fmq2Avr8+N/jK9t4cVGyZsF8ADAcFwKbb+IEloxu/2/BNE7s8UykYqml0lx+p7oxtIHHIk8Uu
b8LbKQ7u31fRhWCf/3+Ju/oYuarr/r7mzdt588bjXXtnvLPL3jf2rse7XnbXdtYfoOABYwyVAlJIRSP+MHhduYv/ALdCSEGx41SNaajkpo2EU2h31pH4aKLw
DySqguJSqaJN/4jUoiKKUistlEokuInUGESTnt859973ZnbWH6RRhdmZ9+a+++4999xzz7n3nN9ZR696g4eP903Wk2I3KLqirKDr+nHdOrmtue4aimCfhxs1
mFvu0cCfGVAo7JSWepf7yu1rdgrL/TrL0QKhfNUdPqB00p0hhsyLRKbBRSVnKvH5CCAryJKOuuq/pj3EaymyHgvCelrh6rzJwHCeAa2fYHrJ6bAR2RSOc4SH
WTm93MrpGWXCMytnDYFo8A2lee6hek+UiUg2KHnddHuUiT4tLXS1lBYdroKViaJeE2tir9VzayJIadbEmqyJ9bXWRG2bCSoK+t6lTJgRNW0lKcTnUSg3JKeK
Of3CogOlDaKY6BoFSacAim0SnSE4yN+Du1lV2pRRbAQ5VUjXGAFq+VK6yegaVGmeXEbdGCR9pod1mlFek6iZxLDQJBrY9/HZdBWqFdamWiBUC4RqQY5q5t0F
UK2QaRLUHRph1iSG1UiHFvJMnRhRg1alGO5WKWq9KsUIe/sSS9ZyWkG9T0eLUCkMoGAdTJBGVqXoejinBNRyKkVd1UilGO5XNfJdpvVylrOQLvkFsequTXIJ
dnMISZY9SyRV5IT4MDd/EHpgjUa3frTBxmOkl/RsPpOk2SNHoSRM76HZRzf2E4VJH5j2DzXJPjyG7y3vwIK3CGDgBe+wBLi2tUOdXue40M1NWl7uB2zLgncf
nFz3OQ/L1WPAYlnwHodGw0+ccrVovRapGfEZgNENil1X3Bi5o6MZSiLJrZj8qfZh4RCd2pWW/BqtDtwke8TGKgCfRlzO1vlS+6P8xSkbEUFy9cA3Rj+7eNO/
vn/LCpxO29HBREIAo2y9jdpPPnFa1tuoPbTA+ch8LLdRttxG7Xf+XC+3UZuRYormPMu0LqclwOCItKbQoyXUY0400kdLqPfTEorZUVcsgcV6ZX+9VEA2roD+
96zBXuxBZxbXxjOeiQLf5rcgqMRLKWy/G2JDpWVcMBDPLmincAVC1BLwXxF58l+Z66sjjhl8YBkyNqu34L3BeK3b/MvuboR00/dp/5K713/NlTLvEqku6DIX
XXal4fA7+vsdhiQV3yyAsjYdnFgi4C16VDBDDwgs6n6gpaK4ObGEVMz3hJttekMlPQ7Ph5sTA7K133Rvb0Zc+kwB/X5TvK/yvlxALhVfLtfU7Ur2NXqBJZQq
7oYvF0PfuZjlXKOpD4cfJ6jJPrSgAaNVwcG0JFtfYfupYAloZVCm9YkZCH2WKfG2zZUA1AsUTX0ZlAv6KX/ar5sH2T8he/id7GFXnkj5gI3T9fLOnC/IeMim
mwIczUdAtbfXv4wL4rlL+CSGfI9/1Gf5/j7nVEGgZt/FNl7cT0LEctu6KQl8Y7+SgdzWsqR4qzrDx1IFDvLv90BB46rLA+VniROKzzKQ+zUoNQxQSwOoqYch
FusjRKhbgg+VVhRft/b6hyRF/H5JJr8HE/Imd06wCrfLnlwLcXlyPB3JDPb3cf4gT3bv9NQNZOrGWkowXjBxt3ZrCOHWcE97nu7D/S7UXg3E6PcqJ3NqCI0I
WqSv2qfhMH0dgVwPjY8vzjjhodKFRcyzptwU0GwANrffcjL4X2p0X9+G7lJuBgj824IDfBSTcsZZTLnewzI37zeO0JlYgI/CGT3l4aNwSouFZRILj0mRp6jI
w1LiLJU4xsG/Gjw61E4MVGyXvGMO859WxzRrVY+oYHNQhAPQ+10cShQwNoD250OJgiRTKQjWV6ANJpo9RStWPd9lQ2kVBEcmwgO4k59xkZ5AHMvDHMwZZwHI
J64AZ507nzqSC6xwbgVR8S48Kot4Wkm0Zc8z9MNZN1erG2fqXNADA0ICR2lg+bZ7KDHuDm71uS9qXPsZJxLRg2kPY40Fwjd//3tpIEG6KP2XKM0qrwAkyN3n
szrqto4Npo6q1OGaOl6QOrqi/kmQnI+/ArLmVqpqF7KJcl5pBv32rh973Nx9n6xPuAJ9+oTuIBw4LjGuOIchOwcqb09u/Nz3/4UULRrsA//44Qt/9ZlP/87N
K/g5yn5cRkB+LssvcZ9yOp1m2Gny7TqXUmHue6Ejl2f/+bVJzvLr5K+azjJDlgAfo7Nshhmt+wlal71ZwBCqGRjCG2HI9vjnXbbOV6GYZrBhha5kKA8kTg73
5QFriF4+ydBUzoMYigdPCD7MK83w1pOP3/oLnfXkN0nuXJ3OIeiMdEnuWicKvyVWZ1c4FKk67EFpG3fPbSsqa2rVOdIsihOdjFtAA4PMItgEcvSR84Hvf674
+Tcffv1mmg/m6zJSYneaA0hHGakBorKKDvxIbf5S9O1bL1D15usyBp7LYcVAOUBuIJkGDVEkV1C66cqhkWIbkoTHSjM6p5v4xH4DOaAKKz3poFEP0kGjJT08
hEhs8JDLaCP0OsZjwzf6gxfTq12B/8ARV4dp8Hdf4swgwOvoxZw7mc/KkZvsR363QQ+Iz9C5ZmSLP5jkeUU555p59nCvWP9ijpUWdf30syv4bH+zaItevO3I
IyDJMw880iwp96Pw2UfE5s0jg+C8i96fa1lOcOWAf3Kvj/FSxduYha8BlZd4TzfD9HD/bWTpnGCYga+xUmqCEziBdrGB/Co5tL9C/HLJB5ZSaObUi0WbrJYR
ZICHAeYrMZJBGl8hjxupz6oSOK4HTAAOji9zNktOSjvAOJFImVP9sXEHgc8vCiBnKK2KhViMC3h8LftpBX5fcN6qtt/7Q9xe3x4iuyTOC/Siirs33Yoqw80G
IF92CevZkyzsXSA6uXOzTlouu/mDtAx35nxajqGZRBxbEHOaGd2dv3jSdieQ39NEF/V7ir6X9dyX3yVXZEFcBK0N9Rzo8uSX2dD6Or4PL3jLgPIt7fWfwvWp
fyDF6CxSMP3oh6//7OVvbNrtnwljSaoDq0MeJkIOpz5T8B03Ddr/9vcuERFPhOkgzjLaQOcpcFPDJU4Ei6aeCW23shpVNOu+EAJGfMZ5PkSa0RnnuTDlbbav
h4AUblETSbWIpqmJxC5U/ivAT6FyfxzSQkyfZ0PkJG15T4aIJmx5Z6gZvD/V/kBewUkXuDF0x2QpfdHl9Jj0hdTSpA/qZI61fmIJzFgE1IYpafI2aXFLGrxF
2qukuXVp7aA0dr20tSpNLUtLI+1+x/wT8FZtVS/xvL57WNzhlpG5vEt7Ix1TVLqSE2GO27/7BzJurzqpn9su5zH8D4zhf771DNz1//3Vl75Y5BDj/NNm+gzx
qFMpPPH+e1/9kyIjN5S6daHSK7lV6rMccZhqgJJ2KtSnTt6RhrItT2Zl+w3eo0UCTekf3TAQLu4+5wmgD4X7yIjGXKYmx5bJvBgtDLixroqpR9JGJ2N+VbnJ
nYKXwD5nG5aefU6LPpIFbwv2GHjzAc3AjgOpq4NAgN/n0OjAfwwQn+uxGRCx3yt8HSrwyAlRWwq9BTZIiNpGJR9IHWlCBA6Lld8QtQE8tgrlN0RtMOsG0bSC
Vn6py1b5/Smwl1Ypvqy1NANjuPgwXKJ2nTFMSM25oA//A8ZnhG+Qv82PdnsbBIkRphjv9VL5DSjPhkV7oH36uczoyP+EwnX8GeUIzd7HvvXsGo/xBaQ7K1/L
PGmgq8JAoCZ59d2S8Ir7YNXTeAsDPgawuUw+FAfvpmtlruOdfNMxZgeVz75G2ddRe4pBz3zke4UMauWCk6fnHHbrekg6xySdy0gawCGRTfVdiH7U4DoaBdNX
LjIb+nNCYDgvcq+qb5vju4I273opPXcFSs+tTensJwMBVF3bi/gziXANmJwee0mjQ5ERUeUxIY3Zb7EDmV99+bQeKWxIwC6RPjPWk9lShZ0HTx+y84pioCim
oNtFQcX39TuFAVzQ0FU+ZCbvZ2wDChGEZSAbNJznDUdoOveMK7lnQk6Y00WswCTvwYNzhqt2dXHVBcew1Zdd1+8zlVxY5EE7WJKxxZxhAND6kpyH4OhFZ3lj
+iFvgN7Q5enmZhu84AD55uhcLuj2f/PJkdMNu/atQihGrcf+7UYrCnKO7VoKFjhW0gODaimYCWxiKY7ELeLzXQQ1FDiidgDXl70MFx7Xl7xm3GXRZn7xD7BG
AoW/y6QhTY5sY0aNImFKFjMCz8u0fvMquoYtHOZ1SenAZW/J5oNic7jAqMUFMYdVQRvDLu8p8UJX0MZwKGoLyM4PGNu3YG3fgrF9C9r2DaW5KC22L6f8lhti
UIcaSl+VzjfDLAiXty37R9O6mb62Zb/OxbgqQhc3tRIMaY8IXReNf82RndtwbdsNEbjJswLEgFxw9BTNmoIJwNXbhUzMbb4CGHrLa+E8bNqfAxNs8/cg0gi3
92MF49iiuoRMA77Sk6yoiTCtK+fbxGFPeLIQcyPpyiyyDhZZtJ3WXj17nva9IPNDu+TYbW3ZNu6ZCXJPz5ZmsesuJlY2p0I9Z3jjkJHSsT10M7JqLXh7TJiF
QPfbONIIkAFXg/JHKewkXZTW2UbghdFu/7AAGAfYteNkWSTbJC4TQzUAMmLDVmHjq5OlzuI9s/aeJWw9htIjbD+GQoA/1RTBU/Tcc2ZXM2L/IDJzYtnjLNOE
tgtTZH2A3srOTLjd+sxEchZhHzOWJC2lvUzNS1a2/TwuF0mUBNqhwLOfdntnLhswzkVH41J9mrtbbL/2AZLvJW0/d9A4IO7zA3Ct92SgfFLODGnC9ldPiUME
Vh6AVZTk2LvUb1hKcttuRF+90LUUMS4PPGpNObxb5i5lx4O8Q15u/wA9pEaXoSrb0Sx3ob/njGFdsTgPVIx7dPufOjiQbXUdyJI+uZd1xgrOZSPGEqIPizzE
aQDrWd289x1VL59eFbwk2FDrBG4InsNMfHGupOkxyL8jzwL8lcTVvzmkko5N6fDw/pU/a1bWVgBIWT0AnFHHufjXi/B5NT7JF9s42TWui0MHLsu+0y3I3lX5
yGtGbVicwV2N5vB30hqtAXV7Ujt8sLmJvaE3qPq3V1Tt/DLj2ufpx4FsQxxyotZDKcJPH5wWd+WNfe+PdM6lDX5D5VxzNEOqAm1GVEWNHvijH7+0/PO/ffGT
K6qBY3m8Aj807A+LdJdem1bi9nud1efoY8gSVldjGLaqGsuNFylBnIZEHI0jE2yjD+dvsGBKDaIDwJXGNPDP+DQpSJXccI5jgEZUo0M9OP3oncdenbhZPNZi
5IDlV4wjVEKpcSSCVar9yzMfOkiX2FCjeTj+FKkiAP1DKmVAz1g6pc1c0R8wYJbK/zyqmuoGVTFI0Be/t7J8jo9vXTWqbtB3371lxTIC6uiYImOaCLQQjLHr
tKTciXKBF5FFVZLZ9+HpfEJOdt0fN1k0lXXWV3DWH+/zkA1s4ikVy5SKJZ9bpMZtVs06tw0ZiWg8RtIGtkG4teMmxGPMvnHcvhHZecaEGSTrFr93jHuHqseo
TTyQqon3jquU3svxEfBth9f4mPUJAM/XOTeGqh/i9FHU0ISdUxAqn5vjxIKIP1vH3vCqWH3mC3IkruWTwfIy15yQkX3RaLHJxVTiHGa1o7gT/3DPEIQ8zBq4
ixe1y3iR9coC35Md7dzCXdTrQNGEdFi8IPGCiQwQvKO8aU8hMd00TYpS5xzSSJT4YEkvzPFV0kFrIIj20xzhSWSUCE8kC405GtKED8Y2fLCchQ/SgMV9HyUB
2SJGKWM3YA6xOxi/MtCmFDID7XXqclVFQY1CxQmXqjo7MXKqMIr60QZyNmJzEMBTJyH/4HaE45shlFhmJ254Xg33ybA0qDaCCTDACUnHmiTIWg8IruPNOrMi
+xhV1DDchGrpMJTTRLEYH0bfhyVqoizIbAHjYiHaCaEXAU3FDUeZb4YVp8lZRw9hhmyaliwG7H87eEdzhAjvpg3l05Qn24Weqx4lpZxa3VBBOornNx5Chh4c
O8q8lsx38UPNGzjzXag2IeBhXA1J1kEmAv1zFnSQDFEt90ukL4Zg8inznVS91HyvLzWb+mncquMkbJ+zC3EoC95xwz4ZDx7DL/ucRSlwOPvhfnnyPvm4V1h0
My0cmwF3mW5RG9MJXd3k2rvGesAGSPBNqI0Hm+VGM0i3EnFanExqAgvZthPNRCM30M0JSZw7oV8ITGT43EzwAJTFBZ0+ouYUqSVTRxrLaQtf6L/S0YZyOulW
LTuu3Ch6wRbx5pGaOQ/aNEZqjv3n/Fa6HR8qncFHPb2x62laEnZhHqCKGTWtbuyo7bQObD0iaGiz7Mc649yLwNc56kILlSBaxj9EpeljT2dlGYiqxD+zsZpE
X+eR6jhW84eQ/07d8KlkC71olj2rqaaUc6HdI407JI3bL43bk96IqSlxtskW6hHibUBHT8U5Oq4TQU81zUINGUh3ALv0YLJejfJXmixheb1YaWWOL1Mta2Au
5r4fOcF2I+LwWrnuU38GOMP3YZqaRWT/nce7a8iIiHxkqoYMiPPIdvR7aAV16z64Me1UCeepq2ip1He8dnJIGDqF7Gc1zOQKrpBrq4YckC0WOoCtpAaVNeLl
eb5dz25X5TZWWjQ/kTQfXKEnFfpSYbDGk2u85yi6XkkTot/q/EwQlIdNoGsFIVez6LKaVUKgOxOnHGW5tbKRic3I4Gs381t+31GW7Kr9psYO20eOq66BCzT9
MZfqJPnwXFoSKUBiQk0scGrXaWzFFlUL7ln0QUKRelvqnCdbJM6C7+ECMwcGBXNrvmb+XFnG2XfAEyIALxxHel/NDYHlBvBnjhsWwQ3z18IN81fjhq39uWHr
x+aG/k+u8R7LDcka3HC8LzfElhsC7bfJLfJi0yRNLQBwYuzi3NjdK2N3j4zdHvrYupcdcLfmxu7QKqko05W6elezJnNWFARVeYhGrExLFPSupO0dEjnEE3bW
32/0CO/OBK+INTJoWbT0Jr2S19Jy+2G+LnVWuA3Mn9Sgla5kF7nMIUfVbAOixzXOVa72qCJF5KNuHeZ2Gm2DVSk5HWMsWzWVa/wAWO0uHVUa54OzrQqtDRV+
w/PXqyX1e1TUIksRGgdSa8s0KpwemdvIEyIj+rFVRHe7iL64mugQT/8/RC+sJvqxbqKHvzrRu0keX5Hk5bhvWjzmbl4+E9YhKhCQAT6iJhBjShCQ7LGTJL2/
lqChQrjC71rR4jlGi2cNiyfTFVRlUpOknVZTHbWDVsHtJJJvpFW9w8I5yK2Lnc55JMrBO4+S/kP3gyON5i6SOtjFmcwRaB5ycZI79z/cuUmtG1jEiknQJbE2
XSKIFb2PSOD1JGA82LDbhXzdMaLhwDXbxcybETPvRuZLkm3VX/AmwJxWJeVDK5lav9Sq5ZxVUeesfjpnldMujfNjaJoTikRgw6iq+hN9r6mJgzZK3v4A9TKd
wprJRTaCdUfpBlbOGlZOh+9vlvQOehibiYx30sUNO/AlG/wpYo48H3ElgzlO4Ffy9lGFMfWpKVOYCDwrk2xWJhxYnpuVOzArEzMr8w4LGqxcT8FybgriAACv
Sm5PNtIPjJUh8A1t7zf0ZCvneKlsJ1t51ZyxdRm4iDLYah5slYCt5hkuYs1HJSq7rBejRE2BkxK1QyQc8d79mFZMrkKeXFOeFmGWXFBurk6uqf7kOnr7NUgs
ItegivuT63plkyVXvAa51lgQKrIgGHLtEHJN2QXhGBELBi0x+B26abvUNHtgQa7sYrnCytas7PZ2EzFYRcRSDxGniIi7IKiYiKWPQ8Tqr4eINUvE2vURMRAi
7sqIKEdp5R7SlD8+aa51OlZ+PdOxD2mubTp2kwbTEVsSiMRA3WubdJLYJMk2xSsVzwPCBDTfNIGpCr1czR5MEiZiCk3+sSWo7NhN2YnaGX4D4pU14p3GZmId
dN5o29gWmsUiMAu2n+W3IWNMTDdOLmlomruTku1URRTeiii8c1BxnVU2Sz9jBZo1hmKrNVoWc9+zXs8KWjcr4LrXjIEFKJh5VUt3Us/npbE77064RsNCeFnS
PmYNgsTee8xYAyQi0lnsQXG3jwtESaJg8adzapbeMCfv3nkn7zvNQt0Ht8/KkErvk+tW96nqmp0URNKHWKX0WbcUxd1yzRXE7/SvtlpFZnokguxDrbDa4a82
Q2btDJm9vhmyVWbIdDZDzOCXVc0SiRXtwsdStK9PvJaBCpzXqrkV/6cq9HVbLa1eq+WYmkC9E2obzV9rR6ph0aw2QRzM2L0x2T3SO2DJMO8JQANezg5YRPfG
ThurxiiR+1WelS2tBtTwGTXzIJMyry9PagSqNVXmCaMyl63KzLhTE6tV5olulXlGVOYZUZkDUZlHRWWmm1XZIG/vaRe5Io2Clx1oJTiSVIC3Yl6TLfOEtCHe
RABVE9kjlwA6Ndn+gkbajKvflXMCPinlfOUpb6sFwGbDaf1OQ4beg9pJTR1z4Hv1Qjzi7qM04DR7DzVU/FAK7ZI+NpOkZ2Kks22dQoH3cidUGT4jZaYydkY2
y42N+ChQ7RVJR8HrA1QW3KghMmGHTabTMilpSPfeYXPWbCUth9a6iKH/Bjr0VVAAWZotw6x6kGOmdNad5nbe9t1ONtUUTkim0gwRCvBjBnJs3g4962m0mBLp
e483eMmpiYDSLAAxCxaYfqX5CQD8Odvp4hOfdMAPJXNvi9xTzCMOlKQWp1DhvgzA1FM7OlkqcuJsPiURdK0KVpgKB2Hu1AdRk/rMux93xcJSXWyo4ozlYn0u
k/EVJvUGg9p2ZSgtnAlsWKJ3/fK0Zr4NfE5g7MIR0zQLCxXDEIk5n7F9rAFt25UDD8iiTyU1+k0CxYfXzGDftT82ng6oYWLCEZYyUhVkv3JJzlyZLv7qFDBX
oQ8wJcwy1Eufsl6dMvrUu+hTT23eEUBxlLNcJn2oZk8xGZoLRawXiYrXraLCN8MoMGeIJwv/y9y1BslRXefpnkf3TM9zH9JKC3ZPhx8SRrC2Ca+AVt0ehB4x
EUZSKY6rApZdcUYCC4RtxRntrrTSsgTKGKgClpgw04sQcXmrlNiugIlYCSoGynZFxklMUiRWEgzYSUAOtoNJwuZ859x+zOyMhFN2Kjx2+nHv7Xse99zXud9p
aGOhC92JROirBtTqi/Tzoh3ETHtsc3UZYciNtGPImYsx5DKMIWd2YMhlED5aYciN1G1dRaJJY7PEwNbeJzgYYcy2ZwUnIYRiNWEhGFEgx9t+AFdExhVYh04E
g04d/lABhipGbnz2gXpFCWuYww8mOxwkE+CtRbq8hK9K8b6jQI9PcAr4aZRxT9ctp2KX7cr24dhZ+DLVOgQnKtql1gyVWYyhE83Sfdkubh/myN4P7xP3iQLm
Y9xrZqPn8A/DKeURNtkOYzyYdvGo08egz/123+HqgGh03hkEtzFRwFamRHTqyltDIjoZ4BUZJV1UWMfe6gqgJcPxWbf7L0qcRT8DF5Ft0e0CDFGeQzZi5z63
tpAKgADYIZs+A6U4ry6wfXoQz0eOA5zH/m5wptdxew4UiGqMRwoDGrUJY7Xp6nC3qeLtAA4GXo3wjlujSM+A9BxKWAdMQRxdZJfJC6XskSofvcvL0dEM0Gj5
dGnsDLjZdgZcF7ftE6Ef1nkSpB4H7+7dL75WWvm+/XK6U1dRNNktpjVjDXNStihuHurGb9l1w7pL14F4zE5xDvveplRiB16lcFxzMpVbw8j1jsEYoe3BxwO/
II2ep9Rz34nOf+0ivWIn1XhJVTM8gCARo/H1jRweNoVt7TR3qCpyvRpLJtnRdYa9K5MWx3M2606G6r4RR6btNFyAiWszjhGdpzDiEegifx5K2JrZPgxwRg0e
9KHDQ19CYUZD0ZmHlq/HIhOHYYqSATakQ7aAoxUHCNkgMFWXzZWMO3aTw1FUbQ3hhq0gfCgbMPj+bRgGFGHckLEDGLwXd1JfQ6Yf8hLTD+hCiSRsQHFMOVjI
uLb0o0M0wYl/m0O9Us4HxCGeIw+TtQ4ik+qhF7He4W+sL/Ky5BijDA6jCeScLg0sCnhv3ZXUtPFuHDIUh9b14pBxOg7x80UcYp/4FYo7kNNi7uiLuJNSEkwE
9WMQNw7jmsJXqEAnwYFckwzXkgxOkKSiEyQ6WIE4tCvqDKNOP2xrUNBaVt5EHb0DYtnKVUoK009X2DYpbJsq7B3k6Py8SDcmD2jz2RxSFlMGHHKRSRBCBfMk
yHpD15LjQV+ad9IQUwZhdeXoeSSfNOSTEc9iRKe13AM8mMxIJ6yeU0tY0UVdM6FA2M9TFwBglke6qzw4Vmua0T2pA1DS0EQaDMtA7yLgCo7HnQEfqPXjJ62k
oUMazCmYEggCnbpcpaPI4T1L3CYlblMlvoMcnXXQlUj0uEiWs0Bq0cGRTeGpkaO6lgmMTIJxs+G/x4Y5pewx2To7LVuUYjlhngUZl6N6QYTUA2KfOc3u4zSI
kQOV6nYDn5gEZC5OAZECybQALuU8LXBUKco4cz2wjRAAA9PkHgeHFO7TDjQehEdnmaZA/E448AACA9JNMrKDFugx1SzQ4zSYlg6YJpH4mGmxL7HJWmd30o4D
D2L5NOAshGa7GHSIp1i7Rzqw/189hBGf4d7L3fh9AWxp+cCkigTwLj6kqyweQ38kBB4bTslae69w2yQf9NB7WLzcmSxe7uezeKnA4qUAV0zSiixeKrR4qXaL
lwpbGLcvXt/RJSA18b1yMOyHl0dGhTOmOaMKTK3Lx2yjsj/MsMjWpCACl3mBb10d1LtkuZ9/mG0OVdFBvdwk2x+pegK9bl6GPNQZd41i/owW63jtBHeyfKAv
dQu1ahWUXQP2OQfO1lQzRaJ4XxaXpDRX1lnp+aQvQxZGEIkKI/XcxYlgNuhKl9K1d1K6ZORcPUO0/6KfLY2be2Y0u7xa/6IpPe1k4pDY1xjNaWmy7QwEIkTH
4CARDQ5UU05gVJCIDQ4WMzStPupobIVRC7nSlaH433xVCuJSejI6L9x4iFvtkOJRdF6vPMnJD5wFwMQxbTw5lh5Pjen0fzgJPaKF2AxkzY4pJCSc+BihO4a7
TtGFigzGbyQCWOeZ8qNO2rtw+rC7UKIulf4yKhAv86UDH3pj0jE2YTHRs6aqpjexhyaXk3torqExhn8+LyejvfEtXIm5k4/to4Z0XZ5jMB158ZiGG91qL9JL
fEjwScJszz/+5UyY7QcvziQlG6VQywmpyQDZLsq16rLEdeilN7EjaAYO0cIG7eZqwdX5DBTee4lreJcBh6SQUFLxopP7BlqKymdnbnaK7mtPab+WSLBrkPua
nNZxcZY8IkBjniSxtVV3j5zi5FJAoe6u4JjylCdDTG9qYey/poZ5HzADWpMhiFVTI76PbgzkZ2fq7kr5ItaQOSiPN9EgrrcJxNzk5IerWQ+rCybxsgo+WVMB
qyYmxg9g6unu31N3ckAWct821heSwApMUqk0pE9JhFY+NZZzx3dXC944g1MtdlCyC3MHva/u/3Z2zFt+q2PwR/ZcyxrB1dmCMfNhIiOxgdpWZocDp6ndGJwQ
dzN1YujFsv79j995bvlOd+jTsjyObUGnuDJ55PNY5CgBVHtl8lG+qVT78lnI5oeNuvv4761nL7CCey91uoXj7lk3HHf63Y/tJF47hR1U/Ls/5QzYxd1z9sCX
Dnr4yJg3hIqidp+5Fv5vjDpCFU3b/eqrL9whYa/p8uQdEqPYOCyRG2StHlUs232e1nAqm+Ya1ZLUiHqOAVKKjYinxhIt2wNu8paADA4iWP5DnlCWge/aRMha
Sdlnx9/2UWGz32p+Rd8IB2W7r0FzdZ2+ZfdtnnMGvfEGvm4bm+caTtkepDtv/BqEmSBGzAVETh+uu4yHYHb1vukQJMRi55hrdg6jNjzZ4Np2ASKz1+2uFr1x
esbsLAg7nSVT3vjB6lJEk21UB0nZJujX5DaoTW4SuwPiAEEfESeamcJKB/MAWLecrBJPJu9IfecaEruSJ4ZFDiGwMFZ3F/bCz4oSXYI/IzSUXNpwqCKbIQ4m
aHwDU7FvfH0hjYAYpA1zHAyoSNZvPcchrHhrGlMCOFmyK1N21tOm6eH4wWk0EXo/RTO4DEIWY+t4gSSbDknK2ku4YrOTAoKq5JlnlA8RfpzqIZWgHArcbBM4
UeYp3ngS2ySkE9C0NiKFQw/sMigshxQGGRSlmlA6MMehDgYUpaQrQilSo1WTQk9Bf6fphaKW0kzxfDVW4kJiYyhEaFxXiq2QJe0qrAJ2soj7QhEPnknEKUbc
o1eb8GebvbRN/AYerpPms4aRFdoEbQr5hTmlAwH5JSZ/EH6kZbukSC8J6YN4P1XNShsGyUYPkgdJuNKCPD6cE6SK012SyQ4oc8rdGrfIkGs8MX41I2zzJRzC
S2RRqiWUDt/ICW2DMpQxCpMhheU2CsuKwjRUuawoLEcUlkFhij+lreW4iSKzDgotJdUsaQmqgT+DVueZAZxfkv7k2RMGaDF5KbHAPUJ2r1Mi20T6PbiXPmBs
ndvr4PifhPZ2+jaDr9cMc8jQLEtfgnMrzJwH21DMrue5WLlB1HD0cCJJmyJz4yUnIIHyYTdxFT2jryN0j1RjGXT5wKbqcrrPjfGjYddkZ7RlVfQVuRur/faw
m9tVHaYmkq3jwYAygzmws98ewFo7Pxp202gE9HMV9WXL1YoVOgGaGMkqOPcIRUx7isC5u5Es5qk/Gd9pF+t8Crswd4A6nJ9+OzHmDUx7C0TfKeKD6X2Be+zR
MdtoeCQxE6leoUS5ae/OiT+fOLXvGHpz76fByUVOaCKhd+TksX2TU3fcP9K4OPFxhCrb4GbtPEx1low3gh+lEWqhQObfUnvXBTsPj68iiF1mL7eHr7yJOFTA
ThexoZ9SYiAMpxEmoSgkFISEIpFgLiIhG5FgMglZpFpEQjZOgskkZDtJSOF4cAnB7EkFHp5U1mGFWBkbcXgxyDZgSIIEoA7H55Gi7FSgcHQ15CwJNG2QdfCa
YbXmYC/hsLc96Vssor5OEfV1FVHfYhH1tdN3gzuIsCIAwiHTNQiIV7KbKqSMwQ0ibBVuhhS57J01RdbgnGliKDVlujH4xghHceUDmws58Qbi9gdTvlfWG026
TU5QTfbCOIvzk124uqBGttjy7Qewgwp6F56NLYXH7yfMa3gIF942qBrU0LOAxvUunz68Q7YR8pQGd2gJebQDGqyaCHlAo1TYWmVkvFzMQAb9RikcFAfD33gy
Ijo31nAMPv0/Ur+Mj8KW8QyDMSVhHifxYCzofKHCGdH2zNXhMCzbVvIglzIYGLquXzc5TdjFUTPJRLs08q8r8Qpz7kUb2HOELtbexFZAoPwRBDTtjU4ftgfg
VwOUGyr+0KSCPs1LeFSTkRcQhnYDQn3tgKTW7SYLE806EI4AqOOPqO7xSAiu+4CmY/PRu1wWT7BqYqenvRLPoDT6emorlvm8RgPrVwXe3mQNSR+GZvByHU7r
85H9jcMKPJ3mBmvZKZumG5j3GnMkgtJNtkHSHV6VePQ+GsuGs5AMB6lz6A+cI7Huqpa53pcI1okaTtLWPoyJPI1SC4I7KHggvPlDw5mLkyay/KamjQmwg7eQ
mHQy3rHEZtkc8I5B3g0l9ukqhkqCAYzJp+aBhL1TKI96O8aVmK7yh3ReILOmsKoQwZyEW7TYq/MmnvruBV6iPC2PaM6OvTV3qM4veAkqrVRXkwnmyqTJU1Ss
CTQczdY3g9lkeqq8VHExwxHoMvO3206o+iktOY6toB0B5K6gbrgNRgDhtS/RhnXqQqs7aTtLd+75QBuoO1m41NCYuXyY1SGLyWcKY4i0nIhhoWYlYlcOoRaR
R1Z8+Kwf8juWWgKygIqClGkoh3whVniumsScOPhy22fHBfBXIZjocDNKMgzX6WpAKc/nCbUmh7dToOf76g11qKvc9zDxwzxLxvQly6AkGcw70rvtNMnOfUmY
w4EbXuFodZadxXYpImjR2xvdkZspP01mGe017d6JWFCpRam0Wy7QHoMy0wSdprxZDgtcZ46oNLuwAM3bipR3PZ/8y+5wtV9XbJbytFtcLqV+gYaSwIw6ANEF
0liHmxTOHa5SQdQiJloR+G58S+9XeG3X3VkXTCP6O4alug3Y5NbKz8qWqixgIm4RVlXVrtAOAZLRGc+qDtwtLtQvp5LjVkMfM2K4F2qBiIwYgL8F21UHSKzR
DlRj4OkKx5wN11foflccMidCi8CZ6OQnZmxt1tFCoJiPFrRac+HOmT9oDa8h/aC5hy6YHzoQQPISERhrxH95u1r3WJVYwT12rOAYHJtEPycLC4dG5HuOUTpN
xumc5RqQtCwfV3tsc5Zvmg9RpXxO/q3bZZOcMwz5TtZvOTFUQkygqjrYgjalRVmquQidMLZfaxt+hFToFGaBV18bWlXb/J/V7BrfiaBHqQJ2zndCeIn5wCfi
kg+EV083nZIPn4hy03/Iwbac5qP+tdvu71v/4/d9cd6v/ehrY8dvfOH50Wbss9hJoETf27l7+2efunvUr113z6/+sLr86HzTp8ef3fWZv7nxicfm/SawEGrX
3pXbbrlPznfkR8qbX1x59pcW7qEC/v71TQOv9s+gACrZr7XeWP5E7SePUBnNWdTIAIPBWICK1p74wkc+d/kn37Xar229d99tl37g7ielSPit+U6Fyqj929Dm
CzZvOURFv9L347cWFr433yQBarWdez/35mv/9TPKOvDgF7+25vhW+mSzjTb2JUL9tNplV//Wj94u76NCDq2qnLVly1+oQj74Xv2ur//d16mQf7r9k4fe+O+V
KMSu1P70q7e7f/T61idBOVWj6Vhw9/jy9OQ3Z/71u/mG0+9dOB0Mce5/OnFgvpZgj4CRp5u11y99623v/JdHfRpx9of4s5N7wyHRsURjPhIv1USLIVaCLSIW
4YKdr919znr673mqvIAr/S1EuIX/+T5dEtUtu9zimJsVyjPrVB4AdyscjsBiNYa2NZ2Blh8y6OQ8478itzNY2//sczeM/PZLo35XzaogzEWojYPEH2qfpKY/
I6k6S+n2vds/uvz6r5y4wneGWiK6mNOQY7WcZVH2ZVTTlpBnKSoOkYrXlu48vmTn8a2jPr2vLW9q9N9bq+n5Rx7a82e/MXb3ar/FgBykOMvp6YONY4/ecukf
H/Vr97/w5usvvFZdDQ1992Pvf+WNV869AmLz4W1r51s2VWmpD3DcIZ9rLubFrrRIwTjNMiRlNanwP1ATqRjUBGCxFz6z9dA/n/0MqYlU7FxWE9Qje8Oj/Wv7
Xr7Cr71U+8nvXPnyh5+UHBvmRnY986EfXO6rOtWPNrlSAMolCg2aOtMXK/aQjwdNYloBHKnMOsuoMnDNHZTmXHt7/3s+ftXgf8RFE0oDwgGnT0HhRBjUYPb8
e/0fdv+VCCOmWo4VUzSSASpK6cEgX8mDEijCw8+dHBWCOllzaLQZyAMfVXyh14Ecu3PurdXIhhyKX/QmkLDkiDgaStYPeNdE/KwLpyJPwMa870cNyZFmE9Y8
JOevRxnrWJrPc6EBO0E0tPCvs8RXeenPMrQjG82IfrjJOIW4NoPoJmRntMLifbtA5RBTIc4Ze7D2u2dv+WD5UwurfT4VsWQmBELj+7ICED55UPCYB0O7z7f5
DsRPhAPzmzHLVqEnpaivoCapAYI57FCG1sh3gy5jxFUABjo7w9Vad36aEYmAVIAObZasG7tz8YoHXL+wm470jOgObE32zkqJH1eCl2DVTOIb5XSKkbH0sUyD
O1EawugAMUjzAEBGCGH/HxsltKE6w50iNeOktjN2AqpgyqYKX8KnwU75szFtNtoOLCCyb1ACY+zQyK9pp2eruWgIkcEQoX2IIbB8UU+diX8x6NuP2E0nNevE
IIZT4jqJ/0ODEu96jjr5WGdROE1ncc9QamtxFToLsgC9OovTavj7+Z/vjEKPYV1AYpv97eytg1cr1jRnqU/+f1Hrot3G3SIR8EDQRI4FNUZrGSbKulnEXKdd
cEroZHIxQ5kLDOUoW9ZczFDmWo4W74XJAJNdzAV2MdfDLuZ62sUcBmzlHnYx19MulnvYxdwZ7CLVnkZ/8eFkLoaHjcFgjLaS7xNzSJ994O224PP+TuUeDW1O
I/d3NrQp2nDIPfPQpumzSpfs3GwTSCe+H3MI5gFMi9Tnl64v1un1xfpF6Iv1c+uL9X+pL2UfntqkMTyv6MbUSrdhCbjX1zYs6W8flsS/Rn1qk5dqiZ39ATuN
Huw0erITcyv+aDd2Gj3Z2deDncYZhyWVX86wpBIblkgbcHJoBWWIJDYm4eCpNCbhY+5NiCxiGD021LCk2D4siWPoq+tjozziqHSMV6yO8Uo4FeXk3Pdm4mMW
+Nxr6H7JtByuAksM4wocHtBlXJHlFTYZV2RjAcBuXZpJjhscolsf6wEtzei1WjDpl8gttpwcexMRkV9NKIcwjvyUiR2LzXQgHcXWCaLRhOwVaYCCzUr4mpyE
ReBQ7FjRyPvBGQhZp0RAO7XRZkahJq6UIDebqgbn09fE8kU1+X3mJxe8DfY4E4u6gZFmpoV4Hw7apNHxyqBXNLUqIhZHEW3TwhVbddJ+Q6Jy8ISbf1qtalFq
sg6J8zLKVOVBgfJUnkHTN5SSRxLD54FnEOCDYz5ipmJSUZScGRW4vo+FKy27xlQFQo/0XWMfG44HS4/xuhgPoW5G6QtRcAx7as12oPYgAfQma4vn7Td4wGZg
YzJDVIeLTItYm+3kaxahdIlYsmSlDj7gVV5YTuauSA0N2/W4yoZ8yCJGC/8QH4BEn0MiS0YwqhygTVhUDnUUFnJbSJLDVQ7NMS6aHIsGgZONNn4WI36acdYM
x9e0Ylwtx1a64qwHK402VvJhY2w3FNGBhKy0sD5mBoZ9Pm7Y8zHDno3mm8QB1sxsZNybYJ3ZZt3NTuueo3x2toWzCabPCbpbd/N01p3Y38O6mz2sO3J0t+7m
Gax7fpF1J/0nheQzYV0ZFh9HFGMMM6ByxPg4w0gNjbZZutE5Sy9RPup3faEcCbrP0o3TzdKL9Lr7LN3owTDk6D5LN87AsNxihllQOyt0GdKChfhs2xSVbrss
RTnmUafirZ5y+mKeaJMs0IjNZnxRCjINF6Woe3NMBDUiTW1BZ4vxKCRZP9RXdKUlUmnYPdPvon9YDwqVtvuiEIuo3KZS0coQsp1mZajfjg/DWjRT5xxKVvMx
ofJzJZEnO+cQZtfVMaNjdQydBqZepl2By5VTGD56cJ70ui8+mG/jN7ZnJRV3kUkE5WP78c0gSpmJ2AMIOGTCuOVnAxx8hjuL9bamnQFGJ6WOQ+jreCL2nJls
dpPA6Okk0G4eFklgdQ8JXCESiBqhX80Lmm60Ktmd911MjOL9FW28p+f37X18+579j4RfPbf9qyfb1uXBQDLGftu4JMas67HEYdkYUQiHrcjC84Ctq1XKdjSX
wCpZMOPof2NWKd9uxq24GRerxGY8H5hxq4cZt3qacbZK+R5m3OppxvP/Q93Vxdp1XOWZ2f9n7/Nz7QBubMQ+WxFyq7h1BYqjuGqyD7F944Q0ifqEgAcCAp1b
JK59ZSrUxje918aoiWSgCCcKxLErhQdfikirFgnIBVJISppGPIRAkdooPICERCVeAooa5ltrZvbsc/b9sUMgKFbOvnvP71oza9as3y3IeL4jGc/mqVJaX0J+
m4uSBV7uD8qq1ByNKdhVsB0RHNevUP60kB4vP/Ewx/xveEvjn3H1MeuweOUxmzfBTzVB3OEvcfWgPshM7RcfM0xt05reTwfB4t6OiAnbsLMn+s0g4KqbNkkL
aSg0CS9wOk3CDS73c3uUcf5OEsqzPQp4PM+Em2jGGD9iPFzB06eZN46uIuHglctPV8nD/o6fmb3NK9lkvfj55j5y1uSYaOUxa/P9Dc9fBiQfxZeXPj8TBB7O
aVcrJJqiDIq9q3ShNHo80u/RFaF4hjLOVv2r7iC+6ycIL8lTVbZ1AHhJh5cLAK/cWUYB4IP6rGa4s7dVNazPlkOoYcmyUJOn0W+wy2qZPNGID+/+ndd+9F/y
Dy98/AqCHgzHg4KQcnBm1lgGSBYPZ9tRTU6dgPsCfg5XDIhnCKew4hyxXpfgkPh3kxg9GE6a4YEj7+pTbQg0ottku0Q4iQ8G6fgXAoMqEwKBhCXREGYGApdD
EmG7sT7c72kI6aFmmteZ+VYi1koGACKmQq8xohE1tlry8H79OspNFYtbvYSswSVmmtOCDSniNsX/JFuniKr8K2WxZGH6f96JW6te1JG5UFDuHPACRBH65eCr
mjbGz0Cp5Sc4kJzt8Apu6LhDpGgl0kfYZSfYerh14848enr5aplcfYYoUNNm7lH7X7Cu7WITywdmJf5hdcWs63/DRJ58GpYHrY0eew3BlugyOcmFVy5vRwCu
pYkiNxH1SEBZuBsbGJP4YjJktzNa0RtrlL1hMtL3/AT+ymfGsOMYndngrDllOhlcqFLrqubVEfiQf5LECFDMpz8FCyI0hGjD98Ndpr4JccCzDV22XEM498lo
bSzK3uTw+VJeW28M29ZgHEBWeXJjfTyktBz1I8j9EMCYYryg9yRsOROXtjqhoEBumS8MgkDIIGcfMjUbPuJEn7L3KHLimY8tIcmswI/UwpSSTX7SB8gBZuEY
mf+Y3MRgdnqI56035JFgBM3f9CNCVFn9+E2wtc3q1UfVcl+BLXKVrPFMDhOmgQb0AnsVmc94Rc547gWnU4FBlgb7CzYyvr1OA0RNn8L0SVqUxEPXH5KZLyJB
l9mS5r/6JzU0kN4axin6z/sQjBj2oprrEzn58IDwECYHMPIhPO7RzQ+Xx3tvBJ2MRAQsKwLP/+A9wFkH3vrb4Y1TE8PQaS/O4b1sMB2T4SnBdsHgc8HiM9gK
n3v0apXjBfTn49S8nsHrPFJDXRWRAsaj3A5pATZ5o9ZAhBkI5Vv0kfwlstFKUE3jjPKy05PKbXCbzNlKuvxbRb4ZRUpTCnYs4+3fnB2Etu2RBNCoOpyyjeGW
uDJlyJwB3q5AGScdPjNOJpJ8H+KNKtML6oGqh5Npwy6qoxf0LYd4oEmx1iRE1X+qNYA9n2g6f/4hY7p93eMudjFuilhWNOM2A+4eJ5aDGZJwVBOevK+TPaGJ
X5rpHVQ5k0K7LCSB0c5gdt1i+xEIaWsu0uIWz5IBIQGn1dtrROlPra1P5Dp1SgAzbnb0F7Z3Yv3aO4YS7zCUGFspYbPRpt8/WyPLR7+0mATr/hty/jMwmOl2
hy4pgRmN/H44eqPt/DcDFTSZ45pTjhdzckOLIt3FoqBELWmzKEBJeAXznHhttyfKJ9fGPL2chb6j+wCpR/eDrQFERDowGb71669zFBKaiSPF+tCgc70bxJYw
ZkcoyRZRQa+pFunQ3Sz5SKWCf4mCIn8xCcF6gA3x7iD/Z3gxUJ/FTerwwja+6a7wsq8DLwfgi434U70d0NMDCBH3iREsSAyDpjaNA2h8SJhEt5SWK2Gsw/9Y
wbIBpqT390PvqOvB0hamvZXarBLWZST1vpX67Olf1Ce6zQ9dg7IEOFh+ZLmOVxB5i+I63bl8aqxqxQ5izUsUSfSGq4uVU/q18soGTOm9soUpu6dVVjeBPwOv
asjUK5jCSZVyr1EOy78gxw4CGIfZ715UrVWcblAA6u5VXBwJbudVfJjBfStnouPsQTTYag7sBx3Yb2Gwl7NgVy3rbQz9/zHkb/Uh37fRcmLvJqHve0v5wZko
FReeRJSKBjePf85Ep3hRulgTvgd/8anpJ/gP7M9ZV/uCXO1XnKv9inO1Zwd/RUHhnGu9yS/rXOu5ItXicBCzYQLkblopuJXCOui/kwQgXM61ftPLFBWCdKWN
ApEIQUhOHs/RnUhO0guTO+H+ZMm9KxwyndPLIgTjI0e/awOJKI4gNUvxAlCzHueUVU1p2VVamtI5pwZ0DBby+IrlYxy1yhyxgX0N3tC91iud7KyzZ/k3xXmL
9mCGr39O4453jWzzQ7vrXGXcGXplsVFm5+AyJc9pEirJjwNntQelL6+xWfUsVJj6e1DZLXzyGfjsFlIUKy5vnd6p4T9N/kYee4U854vkEKuPjLx79mW+YfxE
GpbGfbVrBYeL6jhcGgwkbBZPsDKHC6IaViFZyYUcM6Gre+SX5vQuKf0m5I1EYS/ZwelNkyY4HP2zbXY0DjmgacABTXuFnMOKpmBo3aZcJwdRQs0lhyTz5BUx
+Ljk8DFXhC4uRyhGMtHohPKbw4EiAZneYeAHeeC38MBLrFEKTifYpyJkDwtNtRtaNqRIYA7OXU/o4it80LykFK5E/9uXoZlbkOFSOq4X7v5TrNE940Fi/+Xa
s/3WFdNnyv+UBTZ0V5Db3xWG7543v48cvgD0fwyIEZQNI1i+T/jAB2ZmZljCOWY9vWFm3XFvOzKFuPaBT0gRiGha0jR7paBbf0K3fgSII/EDS0TajNCWWCnz
hp33mtfIOk5x/xDBxutEmE6O9Y3+wS6PL60ZLYTH/qcUveZKFFn8KntejhpfO9XaQdYzypyBYIw4GJLswrO0+wg8Eoc1kl24lh17SZ9lcHUsEwOKucgXMcax
oe/fJS0ESQAVG+uTx28iwdHk9vOI8HNmo0H7zz1Egs6EzaASBpCGWy3q1RcCcppUo686VlaX4gSRk6EXl+s5huQsPHjN7wIW1wmHHNSkx2eaphR84/eG8x8k
kfBd1vCpOdIzEr5jd5c9gAox9DQ3UJTx6Y2yuHYOBgVTfpfQu+TauQcp8g57nPIdx/b2NQYOQoweEoVLdJ6aiBPRbFEUo7iaFPYUUs535L2IhYBpIgqYS9+Z
rpT4uHzK+tNRI3/C5PwfUoVQSbwYsy1A79gN72l7dLDbo2M3vKftUTTLopnhZLwic0d2HSKYenQgqMwnm4LWb9SeWuRPLXQT8p4wtbBraqGbWugm5D1hamHX
1MKtpmYnVriJhWXkTyyyE3Pv87LAxFAafn/2tV/AAcF7Eo4dp+CMpRz9DYuiZlHOXI3b8+M+aKp0vIz35BUxyL7kkD1XJJ+FP/cTUolAlxiwG6Nt3XvyihjI
X3KQnytCZhnl4CESfTo6VdFzPln9frA2OXh+naJuv52sTfad5wDcbw3XJun5dXxIL5gX+nnfBS6H9wcvUHU0e2Fdlyx0k3qzR9xBHx30mw76TQf9VgeF10Hh
dVC4Dgru4JPwfHuQifH+Yc4PiO2x6676Xld9r6u+66pv5jJAk4OmyUHT5KDV5MBrcuA1OXBNDszol/OvpSo4G1wva+O24Q5Pu2GB3Nbc4en6WSVmlMo1fX5c
j5A6sUJqHAqaCT8NicO1rXiURku9Ueb65HCaSbAdfFjqGykfYNJJVLs73tDcUM5qTFzfZkZtmNr3UvAa4DBMIBAKNisFgVDgCI8nFoqVFDGreBoxjrJinKQt
xkk8MU5QRK1qsalWtKqhHFSORtyUeOKmoAjmdCRMpBqOkmxJlSNN3pNXxKy8S26VzRXJme3cx0zoyCrU2uBRXeCJ9IiircYf7hIAwY3BV/n3p44n42K2c0Hh
XPDUHcI6+3vsMzHPFcQMYvRbHGwUoRBA/gLNC9WqFEvgZf4ueL9fRZ0azl1HWRO35fXz3auqOq6m76W2qhTv4kpMQkJzKRZ8J37sfS5e8DG5gwLzfwAab4ah
JGlrt4QAZijWFCGl+0jKSViDNst7PdDr7QJ63Vw6pg0e3R4bOd0fpU/4tryLJ7PUMG1bb3gWI10WBsn80fUAB3Te6kTaypJEn/RzliTpVpYkZG3FKwD1jCUJ
7sBS1zQMvjgJx4olmO5SFMnMq0ECX03uxSIyc0yrXplxNl0Ssab3UXEe1PPUOM9ptaQ5zc06NZAXk1yTCtBhMUnwJHnjjkVbSckXwj+OAl5ks5tOGHF9Mi+u
D3xx/Q1zZdfHd2HiRlzfLIDAvu63Th1JbtaIUUq/tMPQHvgujYjTYw3pa1txS+Qn3dP3dRLXCyeup43m7fgvW8lPyp+mlWt/YyxMBzOylRsDXHZdgKNFm+0A
OOUAJ9uAo74IYOTNlpzDVDAvzbMAbvF2cAMNIsiVggSv8+Ay+8Iu4kk+nqG1zWLWxCOfJGMKWZ9RE7QJSrGe36mwZEuBcWkO4vRGGV4DtuAipy+gd56k0NXp
SkUlJJWQ186V0TrMCKP8v5xCTjPOiySUgRYhMK58RlUnp1Xss2SiiyULNMdKyv9Ojipuc1Sxz1HV4ZjIWdzNtMU+01YHuqxqOL/Y5/xqxQ6IckybQE6JEWM5
ZSvIARit/JVIBmdrwQk1NAj7JwhYveOWNUFQ7b9q1M66WSTY8N/6JV8gGhaa5HdtOtERVld6lVgUUCSxiAKVpn0ZCss3jX4bS4qEihErXGqFaJPqkJBWhCgp
GFX93C9P6w/8KjLfjL5AZ3Bsu+K/6SAIB5lSAv8E67OQoeKxTXH8lHFUxB8nlsdEUXQniuin7l2gqhAS//R/VBWrXheh0QkGPF0GKJCXQmAJ0q3qcd4hNCaG
uZnBZ6aDNM/zLMvzNDMv9Qr9rF5FvTTtxU6D5b0Ez1Xnx/txkdhm9KcsTeM0juM0mqukX6e2UljQZUEcFbJIXYcwkxZ1DHtrKqXo5mMa/7XpII5EEASKIqjh
VXKC6BBagejwkAh0V2dP0/QCnCJo5gSFojdosztIA+kYA4tirluESDcoIoJCQ4lfCAIWcEwApR41GE8PbQX+To+AOrR6dFv4dexn/SKgFb16+ey0/hD07KL+
3vP6+WZ+Xv2Dz07rP/p7wX+9eXpaf9h8+PS0XpP8/J3f1xX+yZR5/mn9x2vmj9XY/F7SL199w5R/59HPTOvfk/fQJTf/92YgNJTyHlolAQqiGXr5uF5q+nU+
RHxxfFr92Wn9XdPL5Q09yB9GtR59u/wz0/pF8+3VV3VfP4RvGX17/aen9evm21fw7aPeRL+IiZIVXP3kU3qCN39C10uGgBvqXnz7xLS+eMCNb3TRXLVClHt0
/dImWgpW6rfk8hmanK4a1lgzFAzuwK/Uo+P78zcKmfjGAKEzBrh9yptdN/3XTLchHf3YEjY0zPxjTramMR0hC8oiCUoPo1LiVUpQ+MeXiLDrp8NVzARLWILF
CguDBM5+49Afe+iPW+iPG/THHvpjH/2xj/7YoD9m9H/rDXkvaYKaMsosEdVaIspfUspba6pZgqq1NpW3apW3mpW32DgUjKOk0F55fzWcf0o7Ph0oEcHklf7K
6vxeRKMpsxX9vL5nuR8gaCJoahHmnUTbVtTnXd4vhAqiqAgliEtKNAckLcYfumXkhktX6tfT5X4Pb473kyK1BbMkyYjYNH+KnEtFhW0h4ha+Vyz3E/4Wcleg
TbEKwzAIqeiJfsDGGLoI6f4y0CrOrNS1jG5dorxvmQkNmmLRKQ60Kyn1mC2ty5aVv42Ut8GUt/GUtymVt1mVt5GV2fuKd/5xRqre8d8RP0nPtDs/gORplJrn
liUY38HGWTNei5rjQhyCHrLYEllv9q3dszdj4jgTSQRkjk6ONb+vEw4HdA92/iHHEZ6b/6jyunKjvNlbrO81YAgYNwEYZp7EXmg05/akp5ROjH6Bq69eD4Yg
2JNfb1ec62zRHxtWQc8shapMU6eV+tu4yAUmgmIbVghG21TJ7tFlMeJg+cwyXM0pZq0HyYDykM2AMWSbIGjohBsUTzu0Z8FxptnmDIg8CEUe5CIPopEH6cjD
QNTCTeRhLfJXTtRA9EQ/IvZ6ifWupT/Ib+4hgVD9zb3m9wfM7w+a333m92b+JUgH2MaiBWm9n5H/xEBbsxsRziAIGmBAJY3e3rF8OWdjcQrM/FElQ5ypERuV
wS8jnt5KmvnnybCQzOMemdLmjihebzSlRKIoqY+bhAvftYiYrrKMcQQpBPNFYjwyTWYDRf0JClvirF1MC2e1+Mh0AF6fCM6MeeE2XH5S2Aq+7aLP25O8yhpA
pvyK4pMxz55QAJFhFJnsNtJPrZr5tgS9HdW32ytt8xml7faq2lkbMVK1jVkhhuQvGFHrNNEXw2pgpUM7qmO3V8IOZ5Sw26teh4g1MPSGmm9UI5LzyV1rUFsz
8S01doLqcBeWCXMDVO7G3mi6Q/u6H/gjFOMhsnAtct6EghJ6IKUHtFN7ZrTl5QJu2cK7ZW+KNdKrbqFEH0yoQG6abKuoTepU+GPO66+Rd0X3FbT7mnz8wrO2
Updue0S67RiFUGRPI+aeG/lo1hRAH4IjtqhAfGoW4mXIC00/I3Ox75ymhEhQtWbCPlhzcxjNzTPDwcGKda9XWA5mkCBGW082RK8Rpdri/KplQY28SExcRHlT
Gs22HgzlaulqKSsXjlAs6wEMB9FeBvY7h23KbKuhbzXQaOgHW4CGmj7ITZfvcteq69q1yriwuU3Rg1BKAQ4DGgLtBQ8OZpHuAmP7OjB2gDG2bzcYy8Ayqk6k
hTtaOizsbOmwsLOlw0LOOLmLMXS7HdPWiA9yC8PhvM1X5FO0HdC4l0a3PfL25uXecq+HvMhRtMbERdnXfekvymC8F1kKyYmJpoLWsnJ4m1qEPP02dTfCGR2V
E0TquEPfsTMoEgEIeZv6mP7RRTQ8yr1wJcnYxSEr+0flhxBI6g7xQf0T3SGwqMPb1C2QLd6mSgZgzACMRi8x1IBrl7i5jPI/T5rr7uGlKvUiB3CwehJYBeS4
Ihf36zuTIB3Afnfr0H2zni0CB1D1KEGhfoKQJYIvos3eGCzif8dZLoNEoDDEIXYyKskbI8K9YNPwQALMjIbnuKf70HiGT2MPDFAG23PNADH7Y8RrZWa8M3qb
VeGLNosO0Wbbp6LYhU9Frw41NxHMum4UXa4bvTpgvXrR4QPSqxWxJcieZ6Wyeuh9DL3YrAb+0AcdQ++3hj6wQ++3h973hl7ooQ+KdtXYVC1aVVE2YLulgRl6
3xt6oYc+4KEPfPfbnhEk9Eafp1X0/aERpxbmQ9H6wEH6BceXHH2jEcsieNfUZQv/RiOZNUcghflgcYARwnvvkEKhRBqF/VW0SP4PEa7CSGH0uVV5RG8KKLai
pUpi86TYWAf0T2Be7WtKjvhrShefaIoo/Z8qxX5sqJRzb9IbtR/ZQlM2vU/rA1PEFvBOJGvcpNfqPcuGWIlGtBmajaVHeoKnaCZeBif3j9ZXeUr6r6Uy2l9J
Sr17rAwpX27qgvrq/fvdILIaVeX5/luplfqoyHA5wMXNC/B7SKRVYo87Sr8dd1HH2Cm5YhC6uIs6xttYX0dOdyoOCc3N4HRTPyZ7yCMA3+cefihTABiM1NTx
GRay4el12fCMXuF0sSFFu4QFKJ98uJq6xI/HvJK4L9+E+xELCGKoQfV9ej9iGSyVbNH7Ml9zD4kRc58xHU89fTxF882FbPOi6Ty0vGE9nHLLekl0NTkkT319
eTltNB+uIRfbmNYPHaZOp6nybxsJLEYgOIiNokympZhWgjzS6peN7JZvetLj6+fuenJWoyNatAMJTph6jGVhi3taHPquzHfp9Ddj1i1Ql7TraXUrqn6K97++
O7/FFEDU8fIx1lttcip7lLzf2n+UCpdhfQzc1yQsptOA/Lz013HMl2apBxP7JwGuJciBIkjTdSuBprE82sI0a1eKLvSEPCwxa1+79FtUBINjfaPkYVroGLjA
4Dk2FLUhiyz34Xy9lTSzP0lT4Vca1c08S9nnuA24h+UX2aQi7japwGZLEI8mQxZsEt+Qa593tw5ADHLnlEWmA6O/5c2VUbicLtKQOW/6uRqyq4Y0NWZ86zGY
kb5dI1E1Z6syYt4StCLgLUJakGSeErBJRH6sKUmSQ9jnkTrYkoiYQg+1TPxEFXAwcuOdznEdLG+buW0/8Bqyzflf5XZfjSEIYk8OOGWQZMOMYoqcD0tVQFRf
LRqKfwx/Hl9GZi3y1SumrLJG/szty/tmEPnX4wAu8i4UzKvSOw8AbpvpHlS3illUFCMJbEyJIc/qpRJRkhy6hCtOjhmZrJ4RypO5v66QUdZYljinmlpCZT2R
63D1cs+KkwVRJpsYR09W9WDDT4dQfqpUH5E9vU9HK6eqghyzXjbSC3VUPgnuWrPET+BXc7qXJKdb/wJ+s9vURUoo+MHg4JHggnksq2QSYATIbfY2UrvBk0Gj
Aal4gY5VCcMcZ+2OJF4Z3S3Q9yus2AGUbOgZASixuhxk5zSlpmIoZWOw1z6UMoYhsicRlDIGq4ESDodSeVBqICYoUxd+wkrRcclQEgZKAlASHVASR+VJBtI9
DKNFzr1+N0PqLobKPtyoQs6jtwV8HmDwHNaLqoHO60hPpt940CGm32RAW9XAC0ffctJlpFY+JIoxedhR+lf78ZAIx9YCVJh0fbrA6NU1PsXRlP1Dse79v6m7
9hg7qvM+Z87M3Ll37vWOdxe82E4yM/hxd+3ruwazZtdS8Vh2MQIJqtAIValEVRKRWxRhN7Ksys0uNpFccBoTaGWaVix2FTtJUS2VSk4LyipqkYWgctOmmIhS
J0WRw6O4pJVcNer2+33fmdfda3DalKh/7J6ZuWfOnMd3vtf5HreyNonJJauK8odXejFgDjBSe4TAeqKmBrHEjX0b//I+bzu0VQq6+1VY7qkP3XJP9P3irdRv
9zjQrgQKLf/Kxng+a7wQUAXn+WskwX2EYsZaTcXbXz0In+6xyNqRtQcmmH9vFr/78r6DYpsCE4IYIjPEUfyg6bqsxlWFKhcJyvNI0GCnT2Ep273YKewmOtY4
42+6mGATP3YG1ZyqD7j6bw+ZUGprElfchzQcQJkCq3FCp/QvymyZ7O1pWyL0XSaIpU/9pGEJdTkMFyQ9TtseFHBc7wcFHNfHFILVdazHkA5cd9WXSSDDPUcV
pNeOwEhEWtMQmMMfZuymazaH9wwkUg4iVhM3FNqvEAVpj/IAvmNOMrmV8NWKKYdL7BjRGsBlpfn/xS2zHT+z1qgt02WiPGKSb8PxmcV1zHRLfgbF3bG4qA/B
O5Ht8SXTWOEBZCrGQcHQ1wYw9IFpj3oxJonSC4Kty2qsXaXKuQbLxIDzeokDjthbSNyyKO0OEKUdw+Z6nIYOV0gKLBy0U3THMYyhW9iU56ciEItN1nk7b2tw
C55poVl6UdRm5sW8uptbREktiMz5cLOrsvu2W1XJ1Yj14JDHZuLzbpR+Ve/3K4eM3arvAQdCZIHxyjlOU3k1k4s4GEE+CKekQCgPuH9KnJIWwhNlYZkrzyff
qSo6nJKiw+sfU1AghXMVpNBVPdnsn8Fe71j3CwN6H3Z8275X8MWDtLvlRQR3zDZJkyGTT4OyvY7wlLn/Ch8XwQChyUbMLleXCuJ+6ZhdZqadtYc9mk+2+3Nz
u78d7sNbdZQl+AFOUkC/48jkV2DMsGe2yd8dMtskBIbFmEYFaRKVNVE6O9YdWSt34ORmNxqCvnA3tHS3Cipu29uJirPGHCeWckLZsXayw6YO//6QcZmbsXbC
3JJ4ADz+7iE5PGHE6fP3pJ+gITvFrI3TE+V5iXSR4nSob9nMzFgyacarc4J5slFwQ2PZMVHbngyfzC63Z5fBCzVVX5oItCA6cuqOoY5RZ4XFQC5K7uzqQM6v
PLidQtrEFNswpwv/wQSPcakfiZ/CT2wP/XduZYPCOufnxPw3lloIEgnLPxrFnG9yLMFhStIkSPEhDbcQLTIwcZpfqfjDstusJVvahwi9i71i6xyJvg59WiM8
wgJ2M539xRabEFqg9CpqEqVvupnhNgSPVH+u16V29T6wCtSeXCQt6A9aWX6m7P0GOAW+szjmM5u9eHsyAzsW8zihg8VR52CCIxEuHzIhCGWQkIVN/WbSStW+
qHk7ZztXt0M5uuSlKAC/UZfeIvTwNmuUdl5jygohCxGzAoaw0ktJj8qal9IcCnoy7scWux8L8uubM9U/Z3b/8DCQD3eESqyKoDKxBqxKwHGGfu69lEA8Y5LF
lQB9tTgElDHF6oBz7fLjDFPUsRZjYhZQF7xQkzA9uRT7tFLq88aNxc08BFw5LhocIEMt9UyquAnj7Oj8oNAYxc/V0BiRJcFQFRV3szWTTVe/kse7+MeGai7V
uf40qMZnpZbUXsFIlriuYupWDLZeY/94hHFJvJZprYmvhMRsKrD3tDxdNSows02NovVrGR9Tm9dCNyWiFbzVCHcB2TWafD5NFZtZWmI2fYZkIuDFidS88HtM
5mqSgxsB5mgMCe4IRBA8ixBm3AD252GReMxhttiuImneSWiOwOnOlh81CM0mza4F/tJvI8UIIobj4RA9RJbdRpuzjTSiZVN0NxS1tnGG8OaUxcd+PkJp+Ol+
fJWTKHucsjipGx0ZxtrkYDfQu77fSGQmOQSyZBb3OKCMjCnxuhZm0mtbmF5XzFeWYvWGkM+xBG42SY2daoDX6yIqN6AeoY8WaMnJ0RILziwqUi2DlmpAS40S
WqoBLTUy81AfgT2qqLxOF7TF6ZLPXNJFYpEWAeUFKUY7vqB0dlQUzN5sBdxXNmtE6yWEUhNs4nHfBTFAY4ohNoBNalK/CdyyL2rczl8mbFIb8BKGgElo8LSS
4ARsQiMWbOIBmwDpCIVzMvBE5xFUpQgoXR2LcN/hFWZ4FIa4Zo5DttDiaB7FPDcy9B/VSsTE7p8HL0esH9ZUMPqv5+h/8AoKBfj5djSnAF5BAdBIlQKw5SYe
ZxSAlTNjEs7JEwrQkIyVOQV4QxEnVyjhrMTGGLRw9AY92fmmFh/u72VHKEjFjQSXwEfEl1L/I7sHpAFspxk5EdqXwPTcbu1ONnikgogB8FCtKxkw2pz3usYH
XUnDICe3zfKiS1QQqAqk0eLpsixhRGLoA/bjDEADOVHTwCwOkJO4r1iBeKvtU3o2y09lJVrYb/QuH5kujUyzTsNPHBPkjRvFGuEaa+QAT7mRA6wF800tobKc
bcoREzzjJPd6TbscM7xkfJdlDCeuVnKGp1aRE5zImZEzzbQbQUGUWOZQkZGrY9aeHUh8Y4mKx4Wc4HQVAiaJylDcgAi6R6TwM9eT4tPDZo27KqTX5LTQSBki
H3mBXhL1Z5ltKfFC5fUd1z5yy0BD3PjCjsVF6xMt08dhhkd4YagQxZTd5Ng/vjnjg+a01lUrRdNa61jXibKVrgjfi8a1BrEgELUr4q2J5pW+ZkGlCm2KaI0a
mV70daMdwk+ZvZ58ZCL/yHjpI+3SR9bkH4nkI74cRMrnwtLnJMQaC4rhP/Gq5N9jTOinC+o2sDZyGEX3ubnt3riGiW1y9ILL2aF+sfLZpNH8Ibg1zx2QU5NB
IsGCv2rggAUInuqRShPvCzVLQcYRkMGi1wzI+LxQEmBhD6tUzXq61fWMfM40wNV2tQxvnQ0VMStxtu+EFw4ZMx7Qfzz4/qEiJg8fYFwB10I7XsW1AYfhznAt
c9tBzm03B7wEyQO4NuB9TF0Frg0E19rAtY7AOxCuEaPBMNbYe2UvbGudwrInOKKUM1uIoGyNPXw7Q/xTv9pLr7lNhB5MAdzWxAGGdryiVefjnvTEK9btrMiG
YfZKXHowAQUaffWTxixApS85D1CV1Q/00jfeex0my4FEbLJAUPN8gb2r5OX7vdFLjHvujV7lyq2cKzf+v39uE1NeSAUF3Ujt25aQDKxATjLYj5rgRmYB6QeE
Mvh38vGsKyxXQqjVypguh1B8cQs4qoFXjB22i6IXoRBc3Uv8Lqd781ldmQSGiIAoJr6wuT7v0qRFd1OcVqKBGi1md+ENISeo4G/zTsGPsAlNFnpByL6R9Soo
unRbS2LAg/BJnPkaLE76iZAVrABEW4Boy7jeMGQGDVy+mUexcKha8IWaY3OuifzIebJQ9xMLcF3iPCMxXwkfGV09HDA8FKPADDjZUkBszl6IKisTn7XmED+/
k/mFV8Op5sbJrPYKX8nUZ+W7GvPwg05jarnT8Qe8rwa9r8z7/W7IbqYXV4VWNnsIV/pnRDHeEG/qfvuW7C0TS5TTKniD7IELxbjf42TWmKZcMe6zgQSmaFep
MjAdQTMP2Dd6W2UCF6t+RwDobR1bWU6/2rV2FWpXJRz4wIjGZa0uW5PUBqiFVSUUaabLrjF28GB5wwc+VW11+Vf1fr9Ci8hhzrVY6Wgx0KlOiDVoQowie3CP
7ascsvofzSi419zESw31jS9XkD5KHWSncd5l2GBaNpgjm9DNdpnsMdZVi9Wd6Ko9xsahMZBWma4VxMUor8UDCL/9WMzNeomCptqN1G8+E7mFptoK/shW7iwr
T9GL8K2HuO9C6RMoqVX4Tv4scSPJ4wGBWvhWDz6wo/ABFJrkEGX5LC3PXNITYYO9R5Y27fY3bbHRKR9Y0hWaJm4eTQN/P/uf+oHI6Rl699n0+1nrxCM4bJy3
+sHElXi72ZdgLoMvqdKX8AzTbL6EK3xJyZeos+nJ67llDQ07oeBFrWqzxrzJCr84Z1zMFxGcU3joBE5M8kU7nzY8eyd/NmDa6Mv4IhFaYRMwS8wYt+25w3KE
P7zPmIl5u4yNGMhTJiFbibsA7+diF1iDzsrgpS4QbOUQ3LHsHHw7lmbYpbk2GMG84Zk3msUbqKVlE1nZ7pLa+EUMvhC/wHi1izFZTVgHNih1DbPqVpjVnEez
SjyalfNoJaKGCAy8pPhJwl6CR2uAR/PBIzXAo9UHvASlJwDL58n3hUej1ZDJBxChx78h2iQHgQuwGkReg2FMvTmjCL98MCetf1Mlrb9G0iABUwh6rtjdAnZe
4MN1rv2L2HrCNehFoHOX6HlK0rRiUU+M1wVS6QXqyKOqJHD6xhCVwDeGYapBp2AsHsAebCJ+eqxYhMMxpcvtMfCnB/YIRA2wCmUNQJGrR3rjS6hm5lrBmuCX
v1S2R1JotTuLErsCup9cCgVPmloZCXdSF7utzQK6Sh+kro4zg0WFH8sZThvxbVjFiqvMoSM4SXxQ4ySOZznXdQ2hTql0TSfHZI1HhXENRS/dFH7bL3zYeFOf
TYYas/aBcFZxImxF12rWOWDjvmyPt9DKDfLKgVNy/SGbNUC/cFr1yjnW6XmbYIwqbqSREGSlzznEAIRvmpMoLL14xSLEPZurdqwLsGuguX8N9gxUnlfEXNLz
cypu4f4lhfTSHeusQt6tDXpBITfyBn1GSUKi0yoeJvCmxR2BNUw8Go2kT1B5DZUXrF58LZU39+IVVIz34jHq1NlGLz1GNa4z169RrZXmut2LV9HlRV+qrDbX
qPIRc01VPkqXx1q9+GNUvkYcbUTlfJO1NfHO3X/63B+898pv/UKcYNdBz2l/bi/bAi27Nb4+n614DdslJdGa40/FdoV3vB6ZnjZoGvFalDTidfDkOKri9bi/
J26juCsej0Y6VjuewF0Ub0AxFm9EEcYdFH68CVWO2klXxEjq5zmNfkYr6B8L35Z5FuJZmD+LxsDY2xfhX7OCH57D5RiRfeb439Jo+TE7nsSHJuPN9vZ0kndX
Oq970bXpJJ9d09ON8vTf7F50Tboxe7pgyePT9HiU7uSke/Pz8Q2iIxzhbT5BiKQb1ekjfryerm+kZ1vo76ZohOMNogoqL83NhTPOLgKIoIERqcGbW6xO2tN6
vsldTiapH3HeYfpt/ZR9vskdT7r0W5R3m35bO62PElhG66b14VZ2XP8xGoEc1Zvs9ttviewiYyZdZ0nv71uFiYrGS/lWsTHWlZLVWtHmaPzJE/FmdHRztO7J
4/HmvlOVvvprK3eluYh1ka2vfSJZZ1IGfvOWT3O0SjNT2hy4Urubi6yZGNf61LqDJcmRQRizPKkmNQf1lzcC7flTrBuhfbtbREHaqTuFy23b2595+FvxOihB
BnX20mxfZ3e1dD6BtCN01oVadV1rQenz32CGcZ04nZ+r9OxrRVKVe/KkKndnfbuL+zZoxE71c05wdRNTfPjrpk86GDicJe0XP9lBPwiXW1i3ZHGzDI9rCFRY
if0j0O8/NE/9hXl++CYexmsDqrP2xFfitgGt0rwT2Mg727+0/UTcBkSujdrH43ZwxehCE5kgkh75nYPQ/6Zz8zq+KZ2TzTuVvv0IHq9PR+It0aYyvNWjTc+X
8n9+olVPjzwqTVwbb+V3f6jim9N/fpHwYPqD17/7Y4+a6GRQ8y1qwi9ub/kU3XKPOvlHPl3JlNl5Ol5bZMbEg1LiTEwLoXu3Z/J3Xrc92nSCBg+idlhhNd/K
bEitlitVObBnebjZDIyY7l9E99997eVveDSA9158+VCtfw68/jnw0LRX7UVncC8cqSqm5HRZ60WbKnXfLupqqSDpt+jSkbobS7XfkQ2M32IdbSA4E/Kt+LAp
/Y8Mf8P4ke4MgsQ9Vd9o5g+Oufn4ipkuz+O/FL2yrjx569M3ePLe/r3HMWltAH01c2yWfnnR+viqpILIFJGV5IbKtCpwEHN1oqBUHq4TQaWtv1An+kr3l+qE
AKi8XAf9NXY6OZEUJiCsEk8/e14Q1cgb1xd9kE2CwcmcMH40J4xRN6eLHxlMF1dndBFEjCZhUiJQcX4gr6u+rogOEhb7Gk0XylOKWAEaxx8jvBCV8yreinEc
U8QGeGwxOol6j9FMoiR+Ygr1joCv8NjwdEuTdbZT+Fi0Od4E+gqgplu+ZKeZyahjfiGxZw7LgmWbNCs1ATJ50zZ1EArjG2esh1BOzFhsxa6n7ANUbJ2y91Ox
aVo/SMXkNgBCdPOM9Rkqpmas+4UI30fFlin7Xslm5YGbAxQfNB4RWzCatj0pg76ZxjBs1moZcYP5stFb4TsHWc2SreV6BEjQVPj74hE+w70Cg4HM3b8LjviY
ncoZ/HEWhDUG1CZZecO0jqjYOM0Km840FDYYFo63Nk/rSSqI04Bh4vi0viviZbmop6xx2jMbeziqe0tDX6oBLec0Tm44W24OVsmEgSedns0fh71kizwWDuYm
PmDk6QGMZZyMxiQeVcLJ3Mh1nsBMA+QyjkaDozkLTQFxNAtKADC5WWwQuTIBYs6e6Whyhng+KrszxFVGN5AoEk8XLO0mgLpE0RV2mvbLlnyj4AFtlInyDsGY
zzaEIbuIkubpAkwTMKZV1fEwUMxj52AwK6sDYdbsfCCs2TlUwiCu6xsA51nbLH2h1XxXcBy4502cFmgvQdH0SUIwN5wkPGQROMzNLSzqtIS7Nj39ZGR/Kplc
RXA3CWP/LomitNCQQDSrUfUgpkCb89GMWzpLKHd9BN8FFU1EXUaIx1haujRQWhIB9QzJcUcdmbrTzlZ9mK836FPOtJ5zpM481bmspc4xqnNJS0BXL72kedDZ
BhqVDRTKBhq70gait7INpAduIDlAOuskE7sEsZ53BIGec4BYWchzZqwFydc80YatCtL2Dvpah6qRnGfHa6KbSA7cQjLhjSQfricZcJLkwXUk+7VJ7puIh4Vy
0TSGfzZX6ZwdJ0GU7Bz/5Je+/e/tS8R+r/l1HB8M83d3s5PoGbuXIPamhL3eQeB42k7XGazrhQuZ09WzNoRZKw9RC4/b356yz0COeumLnFruWVyvnCIxlDXd
wBGPP5T5bLFOIdFyvjZiqKUXvmDcDEbMuWYjffEJOcam5vtqDZqkrvoLRvEd65sqHkF5xqDwZ5WsKQnFE8xBmleWtsI4WwN9jzB5PQI8R0h8nBF+JtvDSIGE
yuMs2rNg3y/WC+VWPytJnpNlzViTVARwfLZwyNimojVDkhgNAG7QFnK675mxoPsIpzkX6PJpdlcbhl4B7E9XveDIFP21I1P0V45M0YIjU/ScA1LlRnqbalAx
MmPBH3s9TvPdaBJaEzeaEAMPJblq0oVWdlj5ozoSCx1wkJr4gNGaHPXzaASMDYogcCVXHI0juEIf0JLoJbCBTh/hSI1+OufhAPwRWzCW37EO+0Z4r0OUR+Bc
Frx1VIfgnRuN++l5G2+KJJqe56g4Pns8IaICPcAPxlKUpesGEl7TX4uul9HfkEjUjcxIc6lE3QQzgGWtGzNOFkfsq5F7g0GtciznUlMw1yUKh1NkngcXoyIC
/q8Hc1tmxonsu71/yr4LV+P6wa16N6426PunOfoU/XovQlDwr/fAoMFnjz/O5GZYCB9J2hwUUcx37VhzjQzb1c2m4bwOdXGrUiwslyecO5xZ6lMPLmteEky/
Zaaf/jvZ/POKvuriUx3rvIvVlM9UWA3Em2ZWA0AkX2NzaP5k9rF6FBCLkX+Lw2bwB/NPUaeZXnOUDqLXwfNJCJK9vCDZwwyWTLJ9UIkg67Mhjj6UScMwcyPi
qKPlJ2kPhyfjIYKT1lLiOCzE0VkF1SaIIwI0OPQyEUe45oqiPIe34Oog4oIr0WJAKxscU8VPT2n08dKhKly4QisZAM4Sdp/XAgILxGYc0wIiZ/S0Pqqlzmmq
c9jUOUV15vg6nePG383AxBEwsQRMfAaTOf0BcCImG237gpsIKGzQF93YRnnJjRkMLsNplVHbpKA24LshwXeO4Dst+K6e47tA8J0t+E4ZfFcvIfU6kLrEUhak
7hBSZw6pDlTnISIx/Ec1UJ0HzTAYB5N0VFCdT8gsQ3U/0dqHxrvsKWeUw0ZGqxHn7xefhjFtkL7EYn4zXR63CqOOqnpJVUVdNnV4PllWluqSoR2zB7IHtbsR
AOvjSW1PNFQS935pb+X2l0u3+w9kV5cWrbuj2h7EGk7/xPR6FfX60d9nJ5i0JWmWIGkU0KwidRxxDuZRitd45IhgLPZuIqt11QQIWccaBx2DRraap9cHkRuD
t31XDcPaomMtB6XsWKEQyiboJACrBfQKyVqbZMBGsAZFViZiAaZ4Oc92CJujcJtKqFg+Y8U4VAPUODgCWI0oHzgecAArIezCsPrsd1sXv1scAzbZDCdqiY9L
RuhyX5fgv7TjM5H7adf/jcdlYuv/r9efMM5TSRiF8x+0/stl/Yc/nPUf5tlejvVfLus//H+0/g+P1hyO1KI/rw/o2fBAZc3fULTk73z75a/UxIto6QonQXWN
ueNNjKFuQKRFIAKOw66+WoaEHDz08wQQZfAIq+AxBPBo7InCKniEVfD4b+quBkau6jrPe29+3s7Mm3nzszuzO7ve++7aYOwAroJSb4Qx4y7ggBSiqqVRVakQ
Q2otINnUjazEZf2TpaaJKqdqG9stZd5zwTSFCFWNSNQ6S9pGUKCVWzUtURFyEmOaljQ0hkCAkJ7vnPc7u2sokSrVsHPfe/f/nHPPPffce89xVyGP8nLyeBHt
/O5z91nUzLN//aVDJabuauioSMWdK93kRGbv7uNpuxG+Hec3dulR2XbF4ZP9A3txDSDJmCiutn56iVAamlBLl2umym2Gb1IuH2mrxeXaqYzZcpuVGLos7zsA
Zgbg9KGeqdVK1doK36RW9jZXj2t1UhmztbaG9y3KfVp4tVV5O0sbue2qjaMtJdWOfG5gylTleZrt9CjakFHjyXmcBZRA68eiauPeY5LCYSOe5p2eA9NRaAQJ
XTks+Jy+sQeZqLrS9T3twCNIWzm36zGu2VJjyNam4Mf1+f5b0zc4BdXu/6Q0/8i2K+5Z8jq0ws0lp/nbCYMATP6IYRJdfFFceAmFU2XsbqSNwqluLvzH0zfy
6ay48C71CqeHViq0W1EN1VTNAf2M9vR4oCdUV3UD3Qv0pGqpTqD5dcqnxWVDsVRn5nKDfqDXqDWq4ft6ja+n1bgaT0Up+jdOUcrXXqCmlQooLf1M+BR6wWAw
UFS+h5qGcnUl14SaCOhtItBa8fdATfmUTc/49GXqOLVs0qdGKbRxyqcoPTWgBs8cp+SeT8mUR08zFKOmkIgetEeJEhhMPah1oGfu1614OaGix13G4AQVQDl9
X+lAzWBvhNriI0y1eFKK1tQWj/pFbx665dHDZKA0WuwPqJIBNbrle2uT2hsn9GTqjZLrdT5BijKmyueiqHzq0UUAIf14ajpgIKp1XDzwMKnWDBD4vuell4JZ
djelOuGH01dK0wn8Az09CG5z+Nh4W00tGwyTaJNP0D/+8Ww8siz0c6lPO3remAjfYxWih17gTRPg1vreOmovKIra3kXb1wxBcI1AcBw4HweqJ/HTA3InQCsD
PTEgrHbUBBFCjxL3PHryZlQPG9zpFlzD+6xdpSmLWkcPE4QEkImmJyGTDhEBGtEheEz4gOuAKp2SUsJGTUhqPeHrDlrTQbsmAm4PZZ0K9Fqf20XdUzMc+Bns
dlVrcEJ3k63RiwiMBIJuABxPyYCiJmTpn2iL6b/F2J4AtjtEdvTUCskfxNTi0nUHSb2JSsz2iCc4xAbAvBxVvp1YnsO8odR/u0RMoX7D/4YpDLFUdm9EZZZD
90ZN1dihbXymL7drigN3hYXs3+i/SbX9kGqzqDY8v1bH7RElPGA60A0h4XECxPRQ56el81OIbQHc9NMAGUwJGdAQb83tevi3P/7WoPFJolo2D3cirQ2g1/tP
0Krkz/6E77GFspdDsleZ/mxaWUcW50SyYjvWqv3B3F4K1mKvIKdmZq2dFEzMWjdT0IFuPafGoAgAcWl0Yx0TDbGmVAeIiRKx+bpJdBOSyrhq4qmJLMRrJoVo
0uN11tpOpa6ZZftcvVlrMwUKSn0M1xbY66yFpVoLmwA51cUmQLIym7X4PHhMZgOSwthvG0GBgPDwYZEypkjKeOu3DjIgLhJBIQs3SvtSmLZLaZ85LGl7uIkk
qim+jiK7FTleW1dJWOTrxaG+UsktwEksnCESFpQFkbAAE57QfY2w7ktushQgC0L3VU7pvp4pmCMLpUjRNTBiRRd2ZEf6rzwFqf/cP33l6aIX34HJ7s4lktwv
kYh1Fnqnc2dP/Wcx0QXQnytdcFnSu0D2byP7K8+nFAnKEv87kC7rkC6rfF3K9HXjQgX93jFQYA2LFNWIzBOHugQUd/Z3JL7OAlP+AkWpfJQ9rwyS9k/o5oUq
foZlzHL/ci/dZhQiojEv7+S+glxUgynmY5jlj5Fc0Vat23o6kkNc3tdW7VMpKffQEtuIjflHnDSWXnK5W3qw6kqNzXmjCGxvDIFLvBx6gYZqnVDN4/iFUvuB
z/JJwIRrtjJFCe3nRTlhyRCgkYANqoEhxzhZ/zYINVM8dk/jvOIY7z/l1Cj2n+RwDq9piyBLjxYjvKYpgh4ncdkEBFyUNU1R1UWjUWWNhhBwEYoUaDScrEZj
EK9pFjtFY6EgR98S9a0bXydLROXC0KLmNl6ZAEYGAjF2kSQvpnwsUbTSpUDHx+MWbk2Oyi3suEssSpk4xmUj2I6LHButq2FpcqO1Oe2WPjJ99lFc/uRjrzhS
GegEvbdi9RG9fWqHE62ldt3tVeNHGIuPX26l1U3S8FQfnOSxBl1RoItJpmtCf0YbrV3cXPNmXJEIQks56Rbkkmq5rUYcO1x3LXlcta0RFNU9V+8g0afMTdgL
rQzNiyk2DxuoBWLztq+rKqwyjKqpmjIoquZrJ1BVVQsobS2Q1lV9enFkHrNxrZsDmsKr6OROVERjIFUazpgXqTTD1yOUEYagA/pEPxWfwrAog7phcEBF1VSq
E9c4IxQ19/bBjbddN/raUhD2dfPPDXSEgM1/M2AMv/z2tsvOLVHpqKpGYPne3h/MP//r/7wlGKAzyfFLSp4+jFkh6RoaYMNXNT9gXRYn+EX+9/WtQTzFIJ0x
1+B/B+i7pHhg6yBATAWwM+YmBgb9v4GiO3d8beyOr90UZrviiZse+M7UE1cFYYo3rkI25Dg79+qvXXPulynmV+7f+9iNd//uVZJj5M6HWtc2z20J5o4++/r3
n/0vDznkP1p6OKdIAkpWkfuWiLqqI5U0cWErpMBkx94fL0AEzupEUA3gpTwkggrwX43wXxH8A2kOADiMfFjjAPIrwEg1RH4FPzxeaj69hIURM1JFDqiwSsIs
sgNTRvNPPTqxAC6mB4pykEpMWLIpd/fpz7BhK2azK1JfLUV91RT1FdFXKidNfVU/rl2or7ic+oo+jSMGYMAJVqa+4oWor0rRK1NfcRXqQ46Vqa/4DtRXW4H6
AMVEkje2h1ZfIwRt6vPKxp47+OTf3bnpV89uTYPTgMLqqnt0rHLav3/hEIg2BWY8X/0Lb3o/WgpAKcbcz+z42MQtf3F6S6BqzGEwp9k+GEA1ATBReTK5kJio
HSLrQMbD8sH89aWBcIDiCkN2wxKAxigayYzPEIZfRaQxd/0jm3Y98fPfvTKYm/7y+188/+L8qQhutGyoJS0j+nd8zhHiaimFVP4eYuSrWayh7vv2Pf7Qntk/
PZXCDuFM6tuwhavjkerz2KrDgoou904tLtGE7KYMDO7LwBvCjKQSS10Y9GLq+DO8gw3Zx0DAFxKIuZyI9m/KUCClBAKSP2jiq6QO3Jr4wvpZGcbEi/hnOQqo
8xxZpMhlKNgao4CY13IUAAz0fRkKtggKklEYeIbcP40HShb4hXg4ZIGPWkPgb8kAn75//je/smPvwQfjWjdka6UhnGoAIEjjLPAKGailDjyzNSPi3nyFmObx
AXNwejhiBAMv/Hg0/Jg7jI9i2DlEWsjDKulRKHMqRuE7MTUjxdR4hiBBYYippadUOz2l2j4A5WBKrUZTqr3KlGqvOqXyyK2uMqXaq06p1VWmVPsdp9QVmBor
jiHpJABli+gmTmNons7o8VGDpkmCPhi/Kh4PeLYkEg58TL2UwBZBt6uL9ClBuCoxCdA3MWgky4ECVsS4MxyK4Sd1ubhgye0TEsXtu/EXi+OPWrfr8vAdlOV6
M2toD4lGrCvnVsqq7Pqh2QAeyrhvWFVl2FhxOPZBPstXY0v+2H2pR8bu8aXOlkdUja3KwcMYa55x4ZZv4t88vxH7zP2PINQuyQ8IG8r1o0PWV5+gz8fmGv9x
6YFjn9+9Rcizv2seW8BSKHElki5zvsqkc+CUqyb7uaxo7+fhi60WUXyRjeSEt9GX+BxUQqFVJV07KZsF4tQAV2NEw/8ujqu/iyRRJffjnBP0S/Q84Btn7fiI
pR2G5cgc62ZK1oTypKza2OguY4d7PQUWtCdlbIJPYnOflneytUKr5CP/kBPnTRW5+0bvin8/1MPZgTI2+5EWvXs3DS+zRTlqvcVtPs/7+2WgPo+gGu3jz72f
/30Hyhe+8y4OM22vKL1hnYPN13dwFKF7xzwu8NCbiS0/ZV8bORK0b2RNW1eQbgDn9M4Uw3aomGb8Y6CNCtuNMs/g6vdeRHij2AhK3Qysyc1A6sUZk37d/z4U
Nv+MCcvdNbYZgkpMyVjVY7gfWML9wDHcDzRXzYqb9RjaJfRFl1Rj1lQ0iN1ZWmuXaGVuuuwqLh8hFS2dk1psXXBCm7vEVfhSRG0lTNTCvjAmovQJeZzhG1C4
BfoyPqAjOHFE76/jHR0p3Cg7PMa1+PwKJ4O+iv5u6PVzceeCA0nnbHgGcTGQcXBDm/Cm6vJ1UhjegIkB2AZiqAPklhzZCCFnxpAr9o3Virfloh2he55I2cwJ
utliAK4xFj1TvOAVgOJoWFtiFSo+0WcnmjpbNljZ20e/xY4+RFsXp8EBlXN/zIcP4chj5ANcKSsCMThx8qzVN1ILiCGuYK3KLsBkZGLAxx+ImQnBioB7TOzn
KDFKxN4NCKIbzbcYnVakqBAzO+vNlI7dSjHuW3qnZPyJPbP+AmyquLjCy4jBMcr8bs2WHmHuO7cb9zeV/YnwFJwtnJnKn5RrrRtxPPpjoWNKa6hT7sqjqA9p
Aqne4Esw0fixI3tTPH7y8f3afGRvajiT2JuqCRcgcnRn2e0KjxwgznTD0VLhW94kGY5dxxYuzJhB/m0OYxqHvsvuK4cy+qfOajjspncA1ptzmls/Fo9E9vPF
lJ8SwxpRpOp645HFO76yXGNWxdb8pB8bTdfr0vzEs1qHV9z0aHsTqqMa0RT3OPgjIayhkILNituqfqNTkFPpthOOyX6uv+ktcX1lfDB3hJgvn2VvqHGFbaNw
YMHeVtl9NTaGVr7E2q57CD6iJxF8VE8huFmvQbBTTyPYpRWCvdpDsN/QGjP8YUPn3YcORB5LlV7yxpW35LlKLRFLn17yRtWaJW9GTS15a9XkkrdO9XAjTc5s
rdpu6vsgteLCWf/GQFuKHnb0PKt/JXG0DlXS8EbZXpcLWH2q/cXrvvXJPVsDeh31WQwo948Y0n9rmF5XhAa6dsTQFyM8auj1CAeGvgThQ4begJBktY0ISXx7
H8LHDX0pwicNfRlActrQpTRILvO0utTz1Ps8pTZ602qDt0Zd4k2p9d6kutjrqRIM/xKYqG/pPs9wk2MSeH1rAADMCAB484L6P5rJg60IGyyQAAv49rBnhO0m
pXgfOIMpoEEQwqhhJDG6GHGMQiATNblZyOnL1fjcTSxnf4OAfXkoc7+wlbeDLr9F29RClSR6IZXoG0hE8TOqkSrCTRVBLWikMrqpjNTMBjV6nNp8uTdeSRvs
6TMbDPmNiKRf2h8Z78nwG3MVfjOcSfgNpIki3+cfnzW3C7+5WvgNzrzShL2JgplZcz0Fa4UlrROWdBFYEgiTgOF6DVywJwrveA0whcguJfOoeEf65a0Y3ikp
szPMAbIpY0ZgZBiBMTygII8cJWLvqG7qBKkkXZEfHDWFIQxM4QgPmcISHjWFJ3zZFKbwuClc4UlT2MJpU9jCs+YyttDNsoUGKG4UtDcOKpwBPa7NsIXlvUjO
0ropQKQHTYOGTAfjpJFhFI2QSXSyTKIRMYkzApuVmYSxEpM4YwqT+HdTmMTLpjCJ101hEvstYRKHLWESRyxhEkctYRID670wicYwkxjlJneGmMRolkk0fiom
sVbQw4hilDHyMkyiuxKTWEe0lozwdWkm0VXrQiaRJHohlShiEqOE5VWYRCOOWsYkaK6jRnepzet4C///kkl0V2ISDWESo8IkxoVJzAiTWCtMoiNMosMW3GrR
9ZrwqHEkZISn1yOPRKGRvFACtHnphjNYYbbKe5BK22HN4doSsi0UbiYJJXFU33RPifWh5IYLjqGKJQ4Tm+Lh5jjnrbxTa5ZVitWKCbVHtMJNie/NU/piNsrh
4ITien401cUnvapaf1Jsy9lyetsRSx1VsdRhiqWOkjgryYmljkroafVRK1KUTObYoazRZ68s4qSNJVCkfK5WKC4Y+0r0Z6Vsj9raIsr69DHIe3k5VACbnD9k
64Ts6a9v4I+/vnZIDP1zvoLs1rqJTXlYOIWlZG2J5A07qOx8A7I3u0pCIa+LuU+S5vORNF8Wh5tcS3m3tvZorC2sfgF2f809EOt3h05MJ8PiSJQfuQVnR1CV
xYTHPtwdMf9DA4DX1bocWr2Zf8dulWXpboWn88SACazPLFAyNJXbhfZS0y2Y9yl8qIc8ardH0j76XleV/vQ8NdtzQVRpw52qBucePAmy2VQCNPzQE+P5sGMj
gjpcCfuqq7zOr+6kL4U9uE1RJY6nqrvFLRc+qtpOfK/he2037ztQq8qZpVQGWjo89hcvrNhxA4NjARzd3aOb1LXdurpH1ak+Ar0VNoc/O+wZZSfFnOEF+11y
iX1aNW9Hf/k0idieFaOwznVifZddYNPrtbqpqncRodf7WOQ1e3HxqJcdGaH+ncA6uswHm3Jwtm1F6ztj9zws+yprD/tZuwvr2XLcR9zsgsahLCyShgoTBYzq
DmFQtzI41O13j8UL4DIvuLT+n+Ky+K5wmX9vuCxUVJvGqst+SS33R4ci3QYOXMD5by68rm5Df//TojzWPgGZrLDrqmHWU45Yjx2yHTtkO/llbMeUpXOW8eQi
xsM2sIRhsOcvOZkFYgPO2n1GXZfhFDMaYVC2CG8gOGiNuEFCds1owa7yMApWJxg1qT3amWfbprbnEOU1IUA7YPN19w3x+dWEZegmNSXPh63FpT0gUhZ70DDY
6UFupqBORTjgqZSe1SZ1CqOCnP4+KiHKSk0l0CaDyNmj6yEbdLJssEmVJiPHAU+XE0mgN6+JVoOiHNXEeHEwXgqIwGZJREF1Hi/1nfQFxFOjImlc1HfLRV58
VM2d+I7equZu3Dlj9NQIPRqeSvFSB6KIOsJlS0gS6A5jVrOrRqUqd0GVlqKoEaYosaqacOmy+Isoe3m4NCuIYiYXklkehka/bZnGQuFu0YGd+UtoIrEh2M/F
75DHVL73AXkLrVomqReuZ51WXrRT7ptiHbi/EKYnAYWkdTyp3COLurDt1af+/tC/Pvxvj53PLSLqZa6iuO17z3/u/B8889xjZ3OLurQPrtbuxQmUxW3nn/rH
p09+9pt//gpFFLe596rCtm+d/f3z//LSN//qpdyiKu7TBYrYR3N0cdvovYvxtqgdJi+q0jbnXkWvBABKTAXv08VFqmGUvmJPdpFSNKjcRW1E8SXEc2YDmZOo
bT+h5HZSQClVH6XNFIN0UUEFLoiiuMFhZFRInE+VlueMG5DNmcmHJMiMx8a9i4rTGiSl0ePiycr9Vn6E96DMu5OjYFa09SQGefOxCV7xWX9MJCawTRZHipDk
LLGIC3Eua9ebs3zhgLhIZoOAxZpJlMVeVz8RuSUy+ny9ov+HYirQfTu0t81m1gvwuxNqj81Kf8EbAU+CU242+1uB2g7711WFs4xlnFyjCHbuBHWelZNTM/31
87jqyPYXbDFi4tXYKTSewJGqGCns/qTQ3yRZ8YXW8z9ribsT+tmcjqhJxE7skjjMB3gcjYi7DSxSceFFhl1RxljYJd4dhGW6avwkdjNhaiLZKHypaRss3hr7
CmyyLj6JeqSQdQBv8Smp1Dl49PLJ3Lx78kBkFVvsW7c1M4NKrDBl9o69Q1onhF/EzYmqQsR1eElO4r1s4+Ew4um8TCDxIq4cL+Ls/uk8LpDKVoG9ntLitC5X
WcP8UpesVe0C/zXIsi4Wc/ULZMbFUCjma8zQHFqhQdlvw8t8BQvnSuxbnutx2cG5rF2kQ/AjFD1SLeHGy+l8duOlsnzjxeWNl0pm46XKK2uXN15WajHOHEl3
rT1eo+8ynUrf2SUKpQH75Y0unK2tAhrNGBrNC0GDzzMxNKqqMU+FyJb8yAlsv1QAEppocE0ZYHF5ay2aJ4o46tESf3/9Ll+zHmAlpRtoLOazRgZm5QRm5VVh
RoDRlWuGgNYMgRZDrAzVlmpmIOYfzOC4AfqrRcIppa9cl7RILu5TolBXD+9HNaZNnBxhYxOX5vLcJVnDtiM6FYLgDW03IrxRtLEOUI8C1G4K1EONKitXCI8E
D5ph66oNHUGdKZCHtYedBgJ6TYQm7NAa87HqI1aPUAmmkvY9KjWwgRlO3cckmsR/4eDwrn9rDvqx9he/vzXQY7hCvd/ULR6LuEVJElNLjYXD/sNXB6yELFya
+x/qrjdGruuqv38z82bevJm3ntk/3lm3d55S4iiYbiSU9SZV4zdqko0THCcERL8lSgzROqDYdaN8sGzH3hinaSsLhBqnQNc2xUHEIl/aBilC26hCERJSVBVk
iQ9ECEQ+UOQCEhZUhPP7nfvevJkdrzcBPiDL+96bd+9995577r3n/1lk3iDw+/DLd2HYfKd/3e3P0Rnb7e/E9QO3P4/r+26/h+s1t7+QI0yT7ufMqCb7PmjE
Cowe5E+CP3P4Y/BnN/v9kXrMl+ywl/xTFfU637vs3wj0dnHZv25vEfXG3ppl/wN7O7fsX7O3ybL/PrR85zXSQLCaNbHVjIOqGH2y7xKqbeTgyXXajULTONwO
K4gqN3NIlTv+257C5y1P4fOGp/BZ9xQ+r3kCF7me9wROjQInt/yCb+M5ZL6ZKXX60mkbWeCGb+fEt3Pi2znx9ZvXfP3m+77OzSnE8sg/hL6XRlj+rofAHvP0
cYBR+KI8LcAIpQI3Dqi5dsJevQKXDfhGzC77u8GxSI119LCz7G/gKnVew1UqnQ8oJPPfwFWqvYWr1Hs7sJvJB86k3STv3LZ2Fe9/vqt4owvYu/muMtazT7y7
eNvfXSZ17uPvLhQNz5udZs7MModSmPxpjk8hcrpKZ3VMnJkZU7emN/x+dl6WUMhdQwA8vpCGSCy4adfDdbsePrTr4QO7Hk75govAUbsuZDw9EhGFQNSuLuap
NP4h7cV5f3VkBGRS5fvffkkXspYIk1NrFHUeYX0bFY4oriWKiFaK9n84XG7lVeCM/AABxPfZkG1KnvJGzldyauu065EYLhJSvG23lg/vu/zN1C+5M/ib3Bnw
i4FA//sMu5cX+CDjjoxI3mlghIHyM3ip+z/1UiYE39+Tk/rXDrcLH9t3fDc4mW38HrHeOBtpzfLQaShsXnb7anbjI0ZED03t2GqGHG11G5qtTnnD9mLN8Dk5
vaZiwjrSr+zA5R5nSt7IJUHkFCHtIdHODcPqrHSGlVwa2N/tdUuWY9v69FYMJYdcYiidcYbSgUPazRnKPc4N3PWdIjAJ4OP0oGKpI6AIxCZ1IeRTxDHxAL/V
7MUjsDipIyRBUQ/9OIZkDxr1PHiY4pGTxj0GQr2OMP86K0i/K5Uo/zH16PYRPyG35D8DoRZiiFOoFS1gIK5GbGESU/keSDYHlGzkaJB7uUTPuUWebmHNHBtj
yUHcrlAvkFgj+mLyFX2V3yGgOtmd6wpqPIVLynFnzBh+Q5nvIbcxcIH8QNYDOXfQjrIfXdRic89JSUE4jCKPBShFj5H/I+oZP/p6u1LXuNonvJN2o6/eLGLq
0L8ngNUTkQHiK+wFgs0uo7YfYHwfD5wUVAAp2Ku559KmMFvCpQmtG99J/i1SQxQIE5P+lApqZPobDzLRC8VwLbyEjyh31rlVikddtLyjPwVhp2k/TVlfAwxc
qD8o11NfiYH94QHuRQKKZ7E9h1g7/RY/1WKttPGAqn8cyCQbSAojbDF6OAXXeKHY09gyoUi/mHbwaodslzGeusWr0NZqoxaeOvZVF6aEoADauMQUGIIbmlNu
6Fk9NQR0LcYaoB4t0ID7BTDpNlvP3Wah/PEPEMGdFSwTJo+TF8jniPx7tZVe2gEEKNosxtdUgOOTMRnuHP4y1Dp9BxrkxKdMI2fCm/fja3fQ7a5hZZ3Iq9My
00u8x7D1dY2CRMtp4xjMiyQjRXYPiyRFkWeZbtIy3sp2xwBQTAMqQaoOlfwdNWKTgbW2yMwHzdjVLTLztYrMfK1hZr7RSjYzH7retOn5WrC9CwRpaMNGQUtX
gAMqQoOgdlf7M9b0tt/acvnUMspUm0x5lNZl9rInKXeM6AidPcMHQb3DMovwvQ4JolKJ54YlGiiRxjGiJElTTAVKhImwSGeBNZGZlUYg1xB0ASMrv8DPGrbt
nRXMsjLqWjkuKkeIDCEfIWbVshOrtCiLV3pC4MSwbvSR6RRC8ZSe3TO62uneLZU0toV7BFEMbXansQ/U8YEIqJvWkdXbdgMS5bRDP3QdQwfdwBgChKxYkW7H
sr7YsYosrMYKPdJH+hdFxUcbQ8ChuQagRgD063nyZhop559vFJ205QkFdUwXaByIIxm9M/EfFShSg3kOdfO7P67QJF2xqMPkslh2/HH4QfsTv1jnQ5c4+dIa
BWxsKsZJX1uJ6agFvI73M654HYjZ0Ry/srtCmRfTANy0Dgu2A8+FbAFSQq6BZd3QlRvd4TlLqEScNZEQ+05UoH+cwaiUfmu64a/kUpty+q+OzVIRqhBKA6c8
lG85LSQbbdkclyml/Cl3HfvjyVW7BCJZazkYWsCObtrkQ2cTGBBQYhqJ9i7YDOeykQmZVt4R7IJ+K1/QDSBH1SaipL8tFnRTF3RIo1TTeChGQvnGYYQ7kqVE
ToQgawBkLe5pBch44AgqCapZkHHmrf7H2ca/PP6bHQcylEOY+Lo7QkDUShJDp5AABiqErMH6dOocCpzSpDegQkIoCBzNsgshL0aJFFvyp6nuBjWEyJl6pahn
FV+lOFGFsqJWEBsmiE5J344rBQAhllDFFy+n0Vae5j58ldT4Ap4ZQnBcvLQOOTGcLvSBgRMqo5HiNB5BVR21axqyIATju98NjhsHMgz5szf1Ll4ATQPphvwJ
00Ce4VHkH+oJ9V+4KZhhTH6EdpBSTx+N1itFDj9Qb4ezuV9PqxgY73jwAo98Zmh6/YxGQaXJKYxRcf+oZuxjAjtthta9enaitvsAhtqv0TM+rQssQhsNRYrh
nY93DMM3h0jkoUqZa5ZyAKHHCSiemZm4CNtdp8sKqjqaKJYTW+5ureiuhzNWuotLyCARLuz9OQpf3tok41V5TzrGhPkw6hhGzcDrrAbbmEIm7zHb17B7ngZ9
LLoX9l2b61fzVHvFwLyxgXmjA4vy3tY0IaMMsk9fex9T0y+gbfyHyP2z/8+pYtLLmBJTtjtyHswfZ3z7HaT+obC+eEbM92GPQdH3nXw2GM7AtZD1NZNU0bj9
aOqRnPI1c6PcufpV95N8VRtiKxz2k3a1efvI3Xyv4G0vpTcNOfFLt+RshZPNmdffhcawuqXG0IdmusTg+eMMHi0QttIYqlowGFELVgbxK4U2Ma2WNYnU7L2c
Uo9XM9URDaFsb1fTkiLxujQVHE9VxVandg1atQDKtpCvKtJCrtYL1l42dauqQ+O5DjCAAq5ii+fqOrTFhuR3aQOaxEqh6Jt6ZViJ7YzVZAcqozWhw5xYryqN
Ur9na0H1aaovXxlPDll6LN3OyWmR3biEyQgzn+ZWZPWin0zV1FsNSqjoeLWcijgPiaiHCZIjWbFe8wszv/yPv/8n/g8/l2MNkmnA/eRIj/lFaXVVV+/FQohL
2j2EOySNNkwz9bK9qi2Rqrt515K7DUfIaTy05WGRPyf00MDdFHcF3O0oc5qyBiHZQ/Li9xzewntCTmNeYuPTR9M3nYsXQBbKkYKgIy15TqcvpDNmxnTlLJj5
wtd+/J31f//ztz5/iSFJokM9hqr6EaU27zvlgPl5bJQZ04AYbGKZ1BsIaXHKLFkuwYAhbBsGMk++QmnYBvceT4OZJ7kMDHt/bFoX+zNWBxhfTGdHUuJMvy5f
nlm/3O/i0JzB07DAM72hrEJKXTLTZvbSRQxpGPaj9611M3tB6mMQ3VIEuPXLaXfUIbFbNoXOR3reHR0pbDDPgWpoL3uncO1A6ukJV+vJ7A1O04d5iTacsXxv
9tJ6OrvsvYiC8jgNc1qYbcL0piswSuTMT6WJ59GE/DJlduCXGDadnkxcV4a1nuI6i1gQ66l851nmH8e0gmJIaRTqSc0uLZBt8Y4Wl6aftF0RWtg2vWgb2FE0
8CuGA1uxRTtaVH45qC/2QXM9GT2iYdX2MmmhWDuU6IdaOtwpHdEotHKsQRvVjJl23iRxpdlnweQyxmZNkyTjq6+uWSeaSclTSQOWpIQ1EOI75Sy9xjxhYZEg
B7EB5kDS9nLHGlhYDVcaJSI7TRPCl7lcFDc0VGWUnWryBy+pwWkhtL6pZTBKf3WtbBlcz1M20zK4Bya8Dia8l6dsHq+kKZs9AQ0sg+sDZ8kxkHYsO3OmPnQR
XoLkE9btYOR2r6IYwLlY3O21d9VhAmcjRyA0IYTXoyWpNRfzfPb2yaHQumnmWMjTyKgxLonp3alpDixIBNVGQNT5+KBZyEGzqwDNLoBmYXOlJkEpvy4QQhBT
LJTBBFFwZ9mBSUxrWTMcQ7EkfGUBFFPc5SCrIpIPY93vRmhYhPdJ1A4VDyu67+7Qfbdt990cNoEsxJ76iJaAkFBdMHye4mg11LyxG2c1+dpQeWDqyKyUD2VX
9oSMSzu3KzsowLubd8+vMoG9ACa0XV+QlvK7udUMOZ4nBJTSMRrEfEgQraJ7Wdj6uLRxlh6v3/dMjyxK3vcZbPEXEWjqYhpfLk4/afyL/3rj3U//xrddE19A
6Lbi+VDvMmK5DZuYntyhRXRI+tIyrXJfWqUwFWN9aQn8pS/SjXLzMaAnpLai1K6H41oByQWBHoQtXDlACSDItCLIzDLBJkBlHvldSMTsqplDvjrMPM/ySI9b
otPHQtccT8dX8pT2J1ne5gqOZGVucF8DrlGDNcJRXwHrrJG99mpkr8VNPKVbcofwS+4QymO6JY8Iv+QRodxpYLxS7aDsjyFM5VNpracx9obl/qFUji4ZKDIX
vVHzEU0gOLkpnJfdnCt5xk7kAM1/Ey49J9Nu6X9cneB/XNOkH1S/BhQFWEsVWKojR2dFvbLV7VjWZ79OnYfSXWSHQH81hMKCNoUUnsFTU55226e0cWGI3Q3T
eKqXNmDxeEivQngJtUjP7xhmClBFuCQMocBlclElApsa3K6ZuoVfuAv0ijP3Jp2HvwJdrFfxHdO8SBMb8KOINdxHgKHa8JiNhtAMN6my3SHUa6NgfThmnLsy
TK3Ww4QWsOFI30K6VJSOYTVzk422Qk1xdpKpV121Vc3PYnXMD9Sm90iRPNilygXBRSiixBJvaXJkgKwBY8GV2B2Bf2lL6TeaXik8E4sfAKcKpi9gm+WYTQ2w
vTH29nbxDchN81ksNcWQFVtxpM2iI7ftu5w2hu4zw9tf7V2Gx0qgsscaxZt5AuFaYX4WF+Zn9cydDOyaphGGFgbGZ5EQXhmRB7Kv6gNp3Otbv+ywvIHAUNLK
wgqJVy264LveScuJ5BpTH72BMaTQxi4lnZos2CvFcUainRNHUk/Dsu/v9a05n8uk8vr7/l7qDvEMZhbX4AIjXa3KCjyatYfcXAoRkiruaox/oDaHEMnQ+aVI
Lm37SEUapSNVfEkaTB3KR3y6O/mC73fdr2+zu5TM8SCF8HQx9l1NkaniFzSFKBFC9q3KQYKP2ruqNudt1dw+bW2fbWwbNTZ3QJWVwwxBNQgwfuj6ytzmiYCd
whIWUjDIsFzKBHFZxJ+9SK0u+KIMmqZoR8YgBsEU/rGUGyS4YCoXdGpY5S+BYoVAUTiFgLIxH5JIqb1bahe/JIxMyfbyCuupk781eGvw9mmIPplBzfa6Os7y
M2n1fzUrcJhSs998rG7J6jdny4PSUeFsZhWYb7ucllPrbeYoysWiokU/3y6fHz18qpsPn4CHT3Xk8KkiF5MJuEf62XVmx7uUZ3t/nhmiicljhxAVatgFILGW
bwvB5Kj3Ag+HqDgconxPmNx4RTcFPR1wLlj0ys+HOqNgyNkQ8GyolFK9TlCGaycj1XNEmfMgTsshnCtavwTn6hC65ZcIcV0zFcScUrFwyHEfleFWuLjCQmlR
g+i4qsJU6eWdjHf7oh7ItNZpFCKO9S/8zl//zIfRz019vkQdNsbUI3jzR7l6JBzRjdQVRJFme6pTT48zTvWynBrAbOhK3KBZN5rYzzML+hPyAk/rhnnT7xaV
WEEnphjHn00eB3rD9AEa40iny+4LWAZFeopCulVg7jsuPSfl/0M9VdEO0TjcjMYtonE4RkO1pNcti8bvMPfZb61ZTHvH5WGvx3tV08wTHeFgk9jb8KjwQT7S
ZYSrjGISCmFSMU1li9SUgpKt1uE+jIblUqGe0FSpkhL6XbZzbMAJLAeK9jvD9pOi/SngEFRwFfypk0rIt94pwdy78lSJjWVf1nW2jBe2+rJ9h1aT316zCgVC
kadzoAbSsqWdQy41H3FWu/lhTaO6oDCqa3NhTgKXfLR/v+ZPMJ2sr9+sqcU0liQYhkC65yA5SFc4BfnCNP2IDITo/dwm7CRXsSIsYtgg8h2XeNSk0tJULH8p
lPoIGOAvNBEMU9sDA+3+pm8Chg7AEAEMHYBh+hZg6BAMyRAM0wqGiGCIFAxRDoYON58JYLDjt04NNrhPm9Bo5yRP4TpULRJCbbgF3dMucVUL6JOj6fVgWwkn
MrJ20FbWob4QxjGLvo7j2D8hDJjHUC7KhhYEkHEPXx34Z/vVgfVyHjAqlSV3PWj1oUJBUEcq2l3NhiEcy2PUTyFUFHbx1bsQsu2sCdewBQwgdB9sOI/HDNMc
LvlO3vXznqs+xsbZ44TZR9x/XOqsrQFHIL3Du9RPvmGlXEwz5YLCClB2j8No43L3Wbdxr9tQNaZjVcDU40Anp01G2nqTftKI38bWu6Otd7X1RFufvseZ1tZn
7nVn8MsCwzpJ9TlZX8eFgLS+6ZtPac/Kl1Tux8YX5BLAZI4dMXAr491td3u3GTf6Y18gYgmIxcNpxU62dMj2UCcZROdfca/Vd6+NUhlVqjZhkmqOZt86uUpP
5p0P537YnFu7jznQiSWrexxHuLiDWrJBld1I3V/gL7+4qsepm/2t8yCSiFc566lHy59q39sevaJePzU7jldfyvsuh65JiVQ4gmtGEdNL/v6UNSyAfrNCyyvM
coUaSuSvEfDhz26W/upLtvSclu5ywy+c7DEcRTSh15PvqlGf/KK3RUFB6wdUJ+4M4xNE9GHKxZPRXyQ1nyZ5lRM+/9uJM4fTel7IDFHLs0lvdOIafDecuIb1
9EQ6zBCOuO0jcCu8mjYH5sxBcEStAd4lL1xN24PFsyZ4cy1NBveeG7hnzqZTAzmHBsmZdMcgOHelJydNrIH9pCHnwaP9rvS8iz0wyD79ZcH64Ev9GY34Z4Kr
a/3ZUrDT5Ex/znhv9ncO2v35UeFzHjKx5fuOy4QArh3dLe7oP7E5AyTpqUrmFRW2vKPD2QSaORql14puxtipY3cA96RI5hIdlq1Uc6/ulB9nZLvybSfyF3np
ctniLjLzg9a5tIc4l1dfHnhnBz9VFto981hcUcP1BRkrcMXMq3P0tmD2seHzyWGRyOjccVgkAgt3EixYejIsGGrGFTAkZ00TjqDuE7Hz/wRHhJTD6dwcNM+Y
zuPpLoo/4ImprpXXNNJbhMFDQXd/XBo45FRlCysECk7OXUk/9QgJ6R0D57GR4pPuktLHfoxfQL3AdA0pLRnMb1g2JreyRWuwwm4v+RDTzi75ENPKvvgpbOkq
8ygKsrtzB0HwYbbvH2l4eqyw5gcNNPhv8gP9iVswTjLbfLkT6rgBSxVusnCFsCfLg9vGi/+7dWAmz3EzsvYS5ZFMgHF2AtvruTS5Ivsnbs8O7vtNk7x85Uup
e5iCq1Tpod5VGLF/+U0si0GwJpvJQnFGItcrJe0PxP7orNwUNNsEyPbBsONg6pFwnhfcf5xpz8dhMj8BJipeI4JvWg0RbFTnsQYekW6U2/tni9qTAYoqaZMA
nbcAbQKg3mELMZKcAlCvDND5gjpuFEZ5ees92a/m6Zc64WVTtm6s6RLgoRF7AnjBCDvSd15900S4nfkrGpRyfD2WEKVRBBCqQFTFFKmqtaWNWAUOH8yp2tTg
PKEmYEVUnipdHoQOsl4Cl3++AlMQmPi3T5ZCFlc2hyze3j/Ig48I6Gxu6FbVcb26Hzh0lu5CiIdM7VVN1CKk0GfdeRjC7XF2pvWrEDzvcebSqOVXg0pVY4um
rFFHxWafzYQMDetOIvhc/dlut0gom6/dD2VbSIXkOvUuTGGweQFVvqHGo3ucGx4ETEqNrO9d8n6AeKdpdjtlVT04xm94eb1sw1uVuprYvHKHvOk3FOPfE2i/
B2aksYTyVfu9sRq7pXUVZ0nNUOv12badazenBpGJF0La8IV+vTlj4eEh/aaLYKNTfVXp9UPVt1UZgTS16xOWsNQUoUhcJar8HbLy/Od/uNQsEGOaXdtsE/MT
myZab5kmWm/jkgh2w625P0VXaGZabk6CfVN/Lta8xnGZVDLWn62g63MWSjtke2hn4TGTHIUHwLGjqeaIvKA+SqgTCoXpQu1RRbDkZp5TupJdF8YZXhd5TmmB
6b+5SojfcFMlSZXT47vrsKwEwQu/j5Zfr4X1qBTu6xYs1faQTzYTnU61dPxfbtsyX2Q7b1k+D9gCkh4fJAFevbo2+Ay24sZgrzDN8pST4k89RiEttbIyHdFR
mHLKdETZZ3SqMsoqk++dydXzZItgqGklf1/cd1kTbea22U0rvlV0TyjML+KOjaI59krEd6ixhe+c1uWLQA57nN2o/bNpF5dFvv/u6YLtmsZlAUIezVbbLfZi
6f4L97r/4vE2fOEe5ye8vce57qn4959wnb7b+xA5xkO7Z1S53rlzFGsXb18bi5vWbNkVRASdQb6yd2W7RduDv3GW0OiMtY3jsrjlioCF2aRCM/rziPQdwTCs
DHNjLPa0t1luWX9UDWHLcku4yMp/yi3zjerVHKqyQcHUDEwchM5VkF8hpdbHrdPJx5BEVOj3CZkyZu61HDce6XM+V3QCmUeq8IUWxJjlnP03e18DZMdRpNnV
3a/fT7+fnl+NpMHu90LsjrCFhjidRpaNrZ6VvcLmbAFawuFwxPki2DhiLCIsWetzxImZsWZsBGdYcWtAgIGZMSADmkXBrzlsJP4WA4bz3jlABnNosTBmz2u0
GG4FOODyy6yq7n7z5kcG78btGaN5/fpVV1VXZWVmZWV+2UScs2IuLDyNY2pltVRbqy3O9WoY08JELfYqSrByQG3V3RD2qy5Wa6ifA1ud1XBgBr6dC2j3Xvro
gzkGvlhEvakXVr+e9iqnpvuKmerfnOC5ZhEIqcWJg1ewNFc2ciedseToCQft6dS5753mOFG+fpt5yRtknV0v6+zaZgrQbIIo2aTfRtUlqx7N/Bq4c2gkX0LZ
dxYcA5BsLhZcpbHgGZI8o5YlyZ6OJElsPu7RJAnenplH4t2MtBSNNXvlpM5DiHKA45WAhcQ1tUoqGfAWvVYsyNKcwXzFI+5h1nKfcoFRL4agM27L1bYadHTy
hNccoEYAMw2JWaZ//fpA97feHlgsksnJ/Xuw6odcDq3uY4DFMouZSY8mgNjWNPAB9ICCLKN3TDOQFfEcmp+7eSGsRkA+URk1vjfu30sFD+dmSOsGyQNfcewM
ZUoIaiV0r1VG95JY5tCqDGVRGcSxjBYbqwylvMrAjPwsr9JV+VU6qVrMp8vCp/n99guZ3dokTaOPg/TQLIkMV16jDLGx4E206LLaWP53HqbofXqANqo5Fxx9
gzPryljOuMIn7kZcO30edg1rOKMyrKG0CGsoMWvoSFIK4T5Z1lAW1hAKa+gT1rBKWMOAsAbG3ifyIlrk4+iaCY4pxHUtcRpa3ERa3HRpcdPN4qYrjlIV1QEo
L9GcTrptV/VNTSbU3bK4Xw+F2XBIllL5tRrYEf74s06n1VxlzVpv9jBOK2NVZtx4gjQF05ITCyZntjE7wz9UnarT7wzwAPqabxmFRrFCUyYV5uffeOvH3vmt
H3zi547VbNh2mSo3r38198E0UeDQdyqEJ4Pkp0+946+KyeTDORWHg5L0AyCgPTg1Q780mYrtXxdIq5Dvz4EUkiG7Mp7MrYyDKhUCtYwQCPLkckhrvncqoZuD
CieJbYc6JbZz51ugO5py1nfqgQVJqfoSpHYSU0P1M0rNnW6WYeD+KVqUTzEpr/dOqhH3tEpeaus9rdJ2ofm7+XuZMciWJBWCXWVryW1atytE95td1UOKtirY
TalmNz4fVrRnoc9HVFYm3QVLkbqlNRB33dhcXj6pqxfKJ3t0xfLpLs8yE+3Jo88ShqgttuRRU4yA1KxhmURxVzK0G1bxLgRbs6hi64ioLH1aWInlQ89An5Vg
LE1KWXeDSa9VJsaPkFuQJzY5vHBY/wFv1QtnERnnNFclpxTLUlebExiXnko+64pqdlbz2l+QgDO1POm2QpGeHBqHiXhnxl03sEdHLC76RcnvkSV92Ev34rLR
yO3F7/UgTzvsxft5L97PWqB+bsV78f7Oe/GN6hsubSqp1a+7aHWDw3vx/B4dfgRxz8VUlD77t1JRJPXa6nD1wWbuIPRKbPnteyMrRG9bc5Y164ZX64Z7dcOB
btjVDa/CaN1H9F9uV5rvV7LRuU+JKD6BNV6IV+tO9ppO6s6t4s5RZ9HpFNGP98X9xgDoWgOgq+HvOxoAXWsAdGEAdDsaAN3ERxw2gpqZ1RPp9hqGjSUhKVhS
m1Zv0thDMtTtRLhs5TV2sFUcvQKDIDP436mp0YnbwedXz+N4atXR6SnL6+OpUZYDvI/olX3Eqkxd9oqxbmWQ9Xw92LbdSx+SmevVM7dKz1xJz1w5QzI5TQYa
CliP1VCCRTSUgDWUDFMxjISFTF5D6RUNZVVu81IWDSWEhtIH1aSPGJAgGl5RczXkaER3wIRWx7UUQ5jKhVewtbUWd4GFhfHA1RwCkVGmV2dsLBlWckXNKNOB
1oVLHVRe49+/PMcoC8fo1RwjY70rdeAYPPAdOEaZOUaZqb90jhyjvATHMNNfXoRjlAz/7Gvjn/1YnHqRlhfhJKU2TtJPnKRvGU7SrzvUtxgn0fbk5HBGh2hT
M2e0vnC3kscPg6d0myPsNo0zK5VTjXP9IlI7VZYsYhf1+2kWzBucf1AykE/pDjypO3AaEPlB2IGOjNTqy0itfhS8V1SSSU8kZZ5pHtVM814lcu2YMM1+PR99
58A0e543phnFUco0ucU+q+maJHEZxtkHxtnHe9IMj+zTT7bxyP5leGTfMjyy95x4ZN8yPLI37MwWDWPskL2sjTHmOKxwSeEX6f0OXLNvCa7ZuzkFbFsN5rka
DNNaNpY33jGs7GIrbJvQ9yVC3ltWvJH7gdNxR5DuNjfSBkPW0j9qpnRGr/0sQw7lBAgHQYxs4Yi9IbNjV9ixsztsJnHD4f6CN+GNuxP+uHUzPqYsZC1Mv7eI
j6Ioh3zwo5eHb5dHxyt2uls4pnQTQFoCVm5XTscrnXhhoUuz1BAKALtVQgog84pgu8y3QlpWraosAB+cQiAgeZV4R6czmXinSHdnf92CAVCz5Ul1GOUC2eP5
WlulSz0c6SXIcq+eCXDOjKPdry93xbAGnUZUCeC6yuzTl7tisIJOYyt1AQu/kRlbFtgNSUGgxzaSN7POYnGDx9bpPLYWnM6Wz4+tGVX781KPRcQwOd2uabrD
VZiZ9fQqdXsrJZMkT8SLCuiG75+Wu0+yj638LOg0m11zv2Tul8bgDcjY0qX17qQa8V7PjZiqD3PWD59TP6ZVP2yqPpyv+mFT9eEFVR+mqnfCnZdhsVGS6vvA
tAZiHHKHRUlrVWTHJ3VE355ktlmSWp9MH8IjUbPAGSSbvryMLp2wgLYan8/v85lJA9o45F4ozw01GVmtrWLpDXzt0Ju67g3JW2tayfUr3yxj2OJ8x8fHgNEP
G7JqvGwiwbrnOwqceEk3hiWcFyCG29iG6STcfdn2FJI8RRqDeYRtzet42FAbpGpxdRr5pEbjOyQVZZWoHi7Z8/SUpfzGVBxNxzUqSYx5nipTzJzgPZp/o7p5
o878Ur/RoqwwZF7Y4tSl9o1844aInQ/1wb5YDS9WJSbYjGJ/vtlNfFJDTdf021Wp21SiG29X4+xUeLvawrfrnsY4VAWStRb3TL+afUCqwhmN76MdW0EuKkAY
4+dEoGjFBNfxAY5qqrF38yKUY7DSF/Ahh3cWizCPOm9G5ckF0sFrlhdn5mU8yWfJ5bj36lpHppMTCiCgrNyQjmpiauOURk6kNXEG5liC8EvaW4pWx3bBj93G
aLOLvKPCmV6dxqGMXiPML/O6so4WiEHTgXQwSqTsMBPLtb+FJfciQ+SjYZbL9bgcTbPvT5kFPVtxvXnQIlFfbZHnS3FtxJvBG4cj3mGlGWmmrgzPZ49I+otY
xnItAJ7OzU1ndIIWpZfl/WJAdqjp2iLDxa0dVNL6pFpW2VlasXHaFJullRh2YHcya5fpE3qKkA6OtU44e7LDlBLQcvOHI9kFE7hjKRrnCSyzuUTEY2YS28fF
Ucxr7MyyAdQ3nhHZq0wRPTaHraq3oIiejxk9H5YK2jq0CO0zVZQvZ8c4Igs/HHXEm8wRt9JUKM9InDpDEIsndok039QV+5vK9SfUeOo57xtANAg/mr7YFw8G
yakTtwqJi8SUhR01HQ/sb0D4Csk1jsFGefFo8Nd7cJbwRRQXTQAq668Xq5fyFTwZNuBqq3MhZnDEXWc8NKjydVS53idQLesQ+Ue1ukMjrP8jOwUVMm7lCI34
YdmtpS8zk8YRSvCUvzDeb1o9p4C/Ao+vCfibhhqkN3TeENXZLIQ6/4yOGzA2codxTTcBD8yayOXeY056M/Y2OLdmLORU575OBnKuyUuqOdMUFX5dy8lZx5Gk
kjPwOdrOwI5+HD3IH7sR2oNTuaqp4fpWDR830ERLTEzezOWYmApW9/GOt4he7vEBjzFz1WLzuJi56LUOKyrvpWauLfQIrFx1tnLVN7ubzFP8bnr2vfXuJgbc
oD5dstm9BHFEI1S0rhvKF96oLkXo1gbn5Whrg3NJk6dlC+0i6WMT1p4XNy5Wl9JHfavzckQAbXVQKe0stwC2CN1I37LKIfe5NvDj4bS1qrQWSmuBtOZIa5WQ
QZklMddhExflI+iTY9I5ZprT0VelS6HukvSlgr54MOBc0ma/qRue7ViezahMziLKlWOZNUO4OR3VLAdqVn5PFM7THsgYveuC/WdtNyH4eIjq24mRWb6xplSa
OiNKiBC8jDmnyhK6sqg5JxRzTiVTl5M159RkaGVu2q056TM8S6HMUkVmqSSzVE5pAmvQmGI4IHdaSSysY4zdHJZbBVNwrpKMbWLT6cwCxB4K85zDZhsnDmG2
odGA2cZmoixLJsoazDZF2GtywboesTHDrQvhWsfIAxvzpSc1DBMNl42gL6V/xiSbE9GQA7c4bMuMDxKnWR82J/x7pVxk7aMBXxAXLLq10eI7GwqvYEwwEvcc
ZbSolVCXCQXdydKZxyoAP2Tie4SuWDNg66BnlB1pIQDxcVLPIqfxRCA9HIYDxLU5Eu/mSLwbOxM7zFcgfSrhJ8sIPB9HVJ/XIcg+dQbmTK/s8wvwwN+lHsu+
8VwkeYI0SuILXBFf4DL7Aqe1YFIC66becVfHxw8YGd5uLbq502Ug7MPM6JXms4BX6U4SoU3a5qCPrnT0UpG0EAaabvPhJz404oHz1Ee8YaS1goozxtsCeN8j
bDT2xzY6TquRvLUXnW4kk7e5e2r5OCGzbcG2MS7mNDixAre3y2FWtAL066dL13pS2mgKD7t0llxDzQhh5l2M+q/AuXD6gygR7mFIPfxT4lHo3+V7aJNqGejE
WN11lRPyC3bVgMcul9CpfHPbZcgOnHPAwBhoL1Luycd5Twdw3HOPy7Az3RBT7zmEZ+jn2u1WtZ2Xc65TZt4+x5Z2CEMAAQgptMVQdJqltoIMybFwHiIkD2Nn
fwFD7TSpzAl9/sRpRqj/FaLHrQPEaVNfCcoZ1pQv4jHIauSB0cZTCq7IeavRwTNXmSJ6kA/bQV5QJEP2FSJ7Q+WsKcJvd+lOx9LpQen0AIL/FYK8q6GoqSVJ
qWajFzKwGI1FQiRyV4Xo01McD/Lekh9wGLLVcWOLdylBrKOuTBwSBtO3yUmPv5O451ArDpT0csbuRRj8MmdCltVXxJdw2aMhXbrdmL1yps9LUkl7bKOoIJEO
g/MATojzcyyIpctubTOv1Onq3F6z09W5vbox4CNK1XDorITT9gfPbP7sb+b1ibgQmINED+f/BS37ys2k2jSOcnxeh6ckJ8R8HLWHXzoc/7r4YzDp7Mx1rm4i
5iHBo7Mc8Vg/+GpJ8AUBO8+SpZYaYurgL6oDf0krDRjuiPG7i5q/CPD64uPgWjtMaexCx0mOT7xS+iDhAYpW9iJvRQp8HYF/Ae0jvEjA+kwdV9bcDNnBaJt2
sm1cwsvbJq24zKQVQw1fVGLtbFRNZwbyARYpnLXYGfVIOocYaQkQpZqzvWJsFShAcYrm9GDJ9ybccS/NnhnnENZTty4fDCDdXvrZVeLZFeExnnKnFeGBnsuy
33PT0qpTaaVLh5J2J6Ov8IlwK9zZqvLOwmTtge3CmqzYFinpk+xt8U0ug+hJ+78Z6JRHOY9jpxp8cfitz8cNGEaa0WhRcj7icAX5MUfD0SItQ9Cnm6HP0tTO
tRCzQKAabSBUNW5M80z5bOKYmzYst7jBGRD8F1Jme0WkkFwk2mtUs+Gu+cEWLrviwVbnNNjsZ6Myg11lgCs/5a8hC4X8oHIbPOJ8wEbDW4/VzU0V1xcfXmXG
tWGDpTuOJdpqjBZlTOgqpKv/t8emKmNTPSrZpjuPTYXHpkI0F8noLEVtEcsyYqQ0PvWDuxhnoYG0bFm6e0gWu+SILcLChq1xWfaVJdlX+rKv9GRfyYAcDtQa
qCENYizQHalpiIDLqGHJ8BNnFJJHKgV/IhhHHt6gAzRDIDvygPfneaPECnc41RXscDi3aDVnh2jWRhVLlgqQHGhjE+1EslUSNILqIJgOnN899karU6N+XL/j
1TIrbaG6Xmi6nNdYdQMda41lo6GyNasFNXcR5Yhczv42z7xdZU7GSc44o0X6L7QttbwMRVCzR9bG4Vo4AkPO9dCkxVM0612ovSuDQdEbe1kMij6OY0/Gx5r9
8DGSt2wSj+IYEMk73xXXd7XWMNS4ouquq/lhPgRWa1J0AbUx5LzB7o5awZYYWHqqV3BE2Q63YE64GmJpGmjbSpRhJkeofi8kdn8c8g6vwntQJFvhPWhQLWT3
oPSlDzveHur/APfTatU9vHVwVhK3zxpGiBFNW1SmRQVRXBHvy3S6/3pKw3lxwqAQDIPm8ub5eC2HYzMOTiW57EqmzQptLlusxFFpKhMevX0aKeK8uHsaQYVx
FeagKqfPWiO7LSYxmsOah5aZIkxOe1ey3hOrqgrFRAJdUgF0ydq4crSpAU44afVqgKDicY/1w+5d3KN6liBwGv28h9ebs0MomhWG2+iKq3LGlQF0oJtrcbS2
EG6DS4d5O0YXsYy8snsdJ8xIp+kLsioZnRH+62EoY+DadeFijGiM+fBkFVt8ONS9EKsjzVXa0Rwzgq3eajE4FWSrt6otUP2Jsl8DzOG4Z5Jmn/FSaFyBwHU2
u3caZ8CigcnlTZtieDSTwo63dyXJaKaxNIpjrQL2lRtIiVV/moemS3OI6ROaD05nM4gVTCRiYO2bBWvfDNsf8ZECN/qQtoMjFjH5HvvZICbvlNrNzh9ciO5z
WgDef18yNuTA3A3nMlzV6WoTXzUYHAhXyBJ7IV9JBC2uACm7DlfM7wCAhOvp460uC9FqwfqSsz8y4UJ+cqeLbjypcIh076Q9wbqTF4i/wTnoYsiH3GkXFtch
xHnQ3TPGgFC0R9xEg1ValWh/utV9nDhx96JosG4czcNDiIoezyQkyPTw9PPTQ9Jwa7aHfUv2kOcGYN/IYMBz+xHd+PNCMO420Adp+Tj8y9JFqMknrvKhUpZ4
TIEi47oVdS5DWqAL4aIPucviRZc64EUXOBzBwBpjQPwUaveQuwAxumLAOkNBdj7kxmWgdXbljgWK6Sgwgm/neuWtC3FlDHkUwCTwlmVOW8Zpt4oMdtcq4YUP
fRTsoTfxZN+hAXMDPi0QhIwi25ikHwtdO/OQnHezjhIs4hOXiWtj+7oF8DI2b2NsL6VumPoY9oz1tfwni03H4ZkFRCoFSMgEzTELIlwAiDAgfAMGEQ7C5AxD
BAeCrqfvtwLQhUAGA6zWjoCFDFYmT0AzEMTgQkfEYAZgKzAoL1WYQgYrgQz+ntIKhyU+BYhBBNad4hjJAn8WNGiwy4YdIFUeG+eGzWVBqnSXrnJmXKrEZ0FD
B7PjI92MPqyjCBdv39WYwW4WM/iLngvgdS1cTmVOv5VAWjJyoUEv4UQcgivtJ1Y1pW74sRI83QJATlllL/GDoH7JGMXYkAXZFXFSjoIJG4NjJSaNT7CIxjHr
nFkUJA2cR3WBw0kSsIo4vfUF0Klik1SsMmuBMQsXAOR79h7ENuAhR85RhiUoWA3RJof+9O7F34j/DvLfmP+u479D/PfCvRBPOBIqz8aVuRmxXQgu7DU1VzPn
sxPC0qijYEQtautJ1SpEHzzA1scrtBBuEQt+VGG8kpNKb/noyoBsqq30K+zcW52TSEVId6JHD+izAt2FEF3AnvWUPdorC7LjgGPJBil4LdmEF4gLQwoFW00v
I3MZTbUnULI4y7/xXH/CN7RxyO2geFzYpnckPo/zBe4QjrQucGMg2FzgDrDhtYDLqBUuI4MvHNM+Ika+iYS7UAu4oaYSzw4mxCpuRVa4KXuQZDq2FAy7qMXl
ZSTugv78Pr0pLdEbdkyB9s/n01bGym0/+jBTRCE5efY2moK/V8TbLHfHBGgaKIo0HLYSM3mf8O9MNxblyCR7NEfuYfRL1AUGOg/uEtYFEVMTp9CMkE83/Dre
rynqGBe+HOfC7MniaU8a4RRsaolV1x022eIaPrtmaOAhKs3cYgExPuKqwkSGFC1YZ7I/g0jdhsOU1MXIH0CONIuwywadhFigtRiLT528xb0cWPTMiEtj9FWG
8vDb0P5hNymmckWIvyYpj4nx6bL01dnqvN1F0qC9TeoX0vcBlaAI2DlISj7OXj6DEQfdUmMfYCTLUvIwz38t8TKirYxoqqqkMy9ZvykT9OxIQlQd/lDIzLKd
0X/iGc2k6o4z2PHs1UVKNG0TkBGFT/WQ/EKn6/PYCp+m86OOcZ5uRxx5Yi/6zLQ4s3qp7dkJ1zBQKbf+zgOTGlb+XdyPKv8U3ceEdC5s7LTrBwwLbw+70kwi
5miepJDFhQ9S/I7gXLKJFDpoh4FsEdNsIkE2IUcgmTwgmxfBc/exFqvgkRacvCOee8e6A4FzF9Twz3z+Io3Gy4kdLJ47YJDx8pxVQpDHPzat3e6wafIF9DUl
GyU8ooq5TLNAhO8qFAKGYs0A8COLXuoGCNGw8vEe/gOM9zDyXjx+QI/JsIz3APYBPN4qGdrNg60ygz1MNd6KmIJW5QhMBLxLJ+2Qk/vkkmMrmxxbZqBDa5kZ
oNaGdUomZdP3YAFJRiGVDI7F1c2OZJAhxd7RnLaGzEOsjRY5qoGnTeWmDS0HGaGkotMHlhKSwQKxFFi0Ay0MkhyMTSAVDbdYnM+8NbiKOegKMC0UtPETvwJz
amb5YwtvLhJpwLAQfnG+lUkCynJri/0Oqhwe8UrJB4TLhilBFjMH436axCw8o3wYS5ADYzFpkOZoKYxiAEgrS28V08uShAwJEN+gIPgNZE/AoVcO1X1HuR4r
6TE6TgRujxLL89P01c1/VbmvIQABecdOn5PYsdPnWYGp46gAoiFkYQpGOO+vzglclPxNpYuo4be5z+GN3eXemDtV1J0q6U7xNuD5GwliT/eA7vHBMH1U00m4
+UcPsPRga5m73HgcV0jguj9l/q6RNxd4cVMyI5Om4XJ2ZPyJWNJ8/b/wmc0FHhRCFyCNAe8ODUOjTrWKnM2yODfLxsDiXCuYxUYZA+g6zkwy1+LAoNnZlj/L
+Y+KmZ8gB4v0kzfbKs7BQWgOqeBw5c3FwezMzMzsDDUyE35N0U7494VlZzhyA5xefQ7A6ZEAp1cZ3N0bwHBnINThZO3QH7OY0dyLtzovlqs/2ur8Ee0+hrUn
IXqe+g5WM76DQ+5Q1pPwf7+o6CN9zbhHmw41UdmfaiIVI8FpUuhV+Ag97PQqody2IGPsTu13KunLbVsy0FnbF5bMKofsn0oCcoZ1saoFMK8gNeMgkqWDtwfR
LAvnCtZLJoFU3d2WpqJydXLUI6ggk/8OMq3rTVY5nn23zZnT9oi9vfAR5D/JNHvujbYa9kfkt2u82944MxE3HmhFZudSnNq5FjlMbfZJ7GrS61etlZM14JO1
uhgZE+Ktm9Z3T9rBhjZI92gcM6RTVDMtZCftMXm2+mI12+qnHT/Oefrixqx+/Ni2ufe2Gkuk2qLijWz6Z3PDJoAG0kDvbGtVvGombjzrtpykBCf1K9e2Bu5r
rb4Hns0zzTVpb03G2TPHm4PwjyelYrD5IjEefXb7wIbtu37TLG+bi+XR2exAplYDc85PQ6tvDktfGtsPPPj1Nwz/+9OXzekftvzJTOs8c/3lmVY/Xd+w5j98
6uEH5lrnx+fTWOHONmr1V8fnZlqDM9Ts4Gzr/Nl4kH47f5YYCwo4L33L6ns+jwJ0d5A/uBB9MYW++Ir4xe+Z+s+fm5tpnh+f98ARkiXiNFuhUiCbedZ4KsQ1
qUAFbHKQ3ZMgnM9Pc0UNxoNzlmBOXTbXimdb582hO3P0fl38v9vo/SQN4FePz+B0ea7VTz9u+tprP/T4i7526dz2NTOK/v+S4zNzM5zZt9Wkn8tvuLfniu4n
Xj63/fT2X/7Hy5+47gv4sbH9yvnhm7726p9eMrf9/Pv+zU+e+cnYA/QY/mu20m6dNxvHs1x81e4v9u/+4muPmy586DKp5voP3PrZa8b/6xdM67++FK2j4fft
P3Hvvos+8sDc9sMnz/7s5NPNSzFg0thLXs5tYRznZmfErUHsh3wIRnKv9Z4mDfN7mudBCDbw5Tx8oZEdbJ4Xt+A0ch6orCEZilelfbb0Q8M4h5nNrWCZlrbF
TzNb/3OipMF0xQ62r9jBZVfs2vhFfy6xKGwDHdRf69uv/8sv/XLo+p9dNhe/SGcz+pdkx414DaeOXmknOP0179hX2BekX46La7mNFXaKU2U3ZDVjdc5u3/nT
jSM/+5vHaSWspZWQn0MstQWz2IypivPo39qZ1tq2OV/bYc6JDcTE9lvoaAyGXFwrxPRCR17oyAsdeaEjL3TkX2dH0A00b5WEBTpCs7+DlkAaSGgz1lMB0hoa
ojX8Hnq+NRz6bfZn8z00wD20eb+ihhA3hUM+ZweMbk2k2l4bV2lMM7nW4j7qag/K9TCaZAo2m+pI+ddtpD8seOv+xboERZyG8XkZhdDsEVPjdz38k86743Rr
PJjfKKeXW+yG+Q2umlD7F9i50zSUBdmUpBmF+Yxwg/NmpO5lgIyYU8IOzcVKzph+NsU9ZztImE38Wwj/e9mN0ubOOCvJlxa05UsT0zdySau4eGNTMt5zToLG
WLOiLZChJEzLJsMSr/62WDUEYuxg80X1qprPGXDaE6upWJ2QHGcqn2JtDf+WvFRQfXDnh45gkcXVqzn6gvNxl5GAr95eqx/X4uLVgndydQ2wHTVO0KNPGJLX
jNVdVvslovqlQurm+WskAN/JVhjqfH6MMIv/GIuQ2yhRF5oN2APjQFpAdsCYFkSEVdEVV6+plYzvArrbnXTxOPQkw6/gNItbrxHXtx5+XRPOFiEkv1fa6MV7
YJn9kPrzVSSbi7uTbn6nXjk17M38aLBFEg+LkivoQQX1uDfzTh59w+WfjdU9FaggzP3qYgi6kx72PMvMV5W15x5+yvEdH4iN9IIVKsvJjdIecgjzWNNhiEcg
0ui8QGPweCwKnEIXQnRrsbujBnesuEaf+HojJ1JZweYCbmdxvVPmvC02cx4M2fWFyfNigSEbFEjigaZ2aBuSwgBDY2C0fA69YXnoQnloCAgYhpkUGN8oXV+/
lmdGnRFvhyShkBL47RHTiUjqq0p9paauJnpUTl2lNklPgOeeXZjj0LjDxIULvB3Ai9d7KXH3CsXdixZzmJw6gqOaaR3x4kY/n9T+C6HFuFPyeLXlWIQ7B0cq
apkKxOqPNYL05X0XuRHNapNDW4rs4KoHqVoMc6IjyEH1MzTpGZtaOgzfV3G7U4Z2SGWTZTsb1ZqL1Vs4xfcGZ/VW5836cqDlb3UO8pcht7clAd/8JdrsTvIl
n33eKlc0PTchkNHEGXAqZhicf6R9qhw9GefGHp2VsEdH2KNj2CO7ebb8HHv0T9ANZo/+AvboC3v0s+zREfboGPboaPbor4A9FnS8hmWPhZQ9FtrZYyHPHmWt
d2SPjrBHn9hjQQ+Hg5jWheyxgO7+f8Me2d+ykLJHjnX2O7BHJ88enRubzsrYoyfsUc7qU/YIiAShKu06gCI+F8pEvzq56NeCxOMMSWEgduDPNn7oTpO3fLip
w7h9CeMuhJlcvWB+BWmGnhH26Al7ZP8ETzNQR7NHxCFLfVWpj6OIs+xRavOYPeI5YY9817LHgmaP3rmwR1SWZ49M3r5hjwULFlEAe/SXqQAHNWCPTo49MpTG
ubFHj5hgyh7vKBWKEy7nW3UnMv6BJqKHEx+KW7yEI5aRdmw6rRE+DOUNTixucGVMbnk9HySZ0n/DzgfljWq0GaJoQvsA+tgG1gK40Do+ttAGgJ4bbkb4GILz
rLstqWgUF1TDumarGwPJMLHluAtgVRziQGs4wkffqxiJvj/uba5iHlGO+0e8GxJH/OFpiVau4KMFauOG1gAiJfiRMvA3/hscAatbnc/hs7bVuQ+f9c3up/DZ
2Owew2c04t2rpO0ZRWRc0zwf2U1mAIYQfZ+nbDUPhRBZcw3x5W4+8/Dj1ZzIsTuupIkcM9WUk1POmK3qMb63xpBqBfSDgJJQOvw93eFHdYdP6g4/ojv8sO7w
g7rDJ1SupUnGbjiRaSnt8hqM0KRq9WNUV2GQPG6322yk9BhiBFchMgQF495dtVwTcRftOrsQIEl3qwBKqO0lIgdQAmb0a0IYCFXjWUesRqYLVg6YVvVrv0e/
9rv1ax/Wr32Xfu1D+rUPKksj+mWpza9MS6LgTDs2g5jOFlxZTzxjwGY7HGB/kVo8cEQCcM39MrOMFSyNa83S4Kld7+1cuDbkp1z3TjmZ/nHf0DWbHBGelnX6
x5hjS/QYcgvx4ECWKQmWDPhdXSJQrJdp+F3Pl7zLWZeqovX0+RePChZsdYkMlmCwXNSvBFcvHiiso4JDRAVX4/AoO/4sERVcnY9rHI5Vs1gpOxGjialZJIp1
tEgDzbHttBKUjdNUJGwri8RpKonTrHEHzN56BRGbNYnYVIjYVByRl4/YjDIRm/cVPJcYvDiOyHlVdvoC9izvNGmBBTcIOISno0dlR+SGIod/jiroqvRlMt7T
qvC5DY9cwcZNVsNMVGEVUAd+XL3jVRxbqDQWTNHMURAX00BMVLxIlbHLz9ISk2BMVKhcCWXj2DhMi48vLodxMXJ8WvlzGqX6CkaJQ/YzGKVLvwX2jKb/AoYA
NlNkMAAJJmVQlXMeHaZPU6laUCmMRWZoWlVwcwxby9cDp5DtdxcPp3uE0Um5l7nefYfD7vZOTY+qaezelC6IGc61mCvImw5XkzURMSj3cdfzGYcpZUhB58yt
zxGgpHhOACV/AFQqwKtoYKoi2FEpLt7cBEo5PKIkXLwDPoROz8a4q/NxBesjYOABV/vdfmLKQmKwH6TfZAdoRzDRtQd4mPENDlInz3uU66bb4+G8OzDp95Mn
PMalgY4diU+w4PZ9Y9pC/0DJxp9enKjKr1oz17/Tjd+kG4cNTkkkIri/wF7SY/PTx2V/4Hye4YAsemNcCO+P/DJjtFv8ilNOxuE3OeHwKW/SO5YM05dnQ2bk
J5zN7vUcWNZLE3Ztp3S+95MWvuoWxsyTU1/BT6TPAxNj7EpLJOAhu2oJMIuT9BK37tUI66wr0D0QyRjv16uJZF79rYPNZhHhv1XOq3cCZTAp9NMragEgOWlj
2yxVixqGlBvRPaCWgmRyYozLT6q9LOq56mRqglNG8DMIEqdXmz91320QDgz5mhx77ITCF5Wrt+bknvgfn/tkYJ/46WPv9swTGttUl9uw1enlSHgaZDgHUA8C
eYaGmbpVTFyNwYRh+93v1L9jbKFA8LICQVJlSn8G/mPyYBzspcF8+kvqYgcwfu5Y8jQ7lwW0jzbj7expcRBxiVZdcuwMF+Vni2PJEAr7VDygKd0lt/3kEewK
5/l0YHbKBm/sonG87CpNGHEwlqyXlhRWPth+4vGyTHzqZqJdGYtYNCUg6RZHJ3Ko91n8+7g4f/vopw/8bXl8dM2bSG6BEG99DSMDMNNAmEftSKuYOFfSDrFI
jIs2yjfXXAMxdiXP9LWvqCHwwNuXHPrdbZMO/Clb9VG1X6AwgmTkqhqMQ/6+9d6xQ/CFrtO3tVfN78eJUAAGEsXBzfNxdPT20b/7n19fMz46gM6gB//pNTDQ
jP5WOoOIxtqRMZuBwk41OHNCdd3YBNLNX4w1u0a1T3TyKRiJxmE8aZA6CVyF7vFkIo720djM76ebaAYw2ONytZ9K7Wc0kMi83zdhTSLdv2teQ2kHyVVX8Fla
NH+Qx5bKbtvB5BnRcsVTdVNvON9qjKPlOv40xjvU7eq6Gxzxka27QVM5iuOvmlHSoutq9Wph4c2aPEvzhGGgeQppnip2FI7bUbAd45GwHeumjtWzk5rAqFZH
lOyN6WszGdLs8WvT922Mw8avrGR86XXrGN+gfXzrC8bXNrUNqHsN05QmmhN60NFWI8y9K8A42waAhHm1Ym7q46/Ga2tlBB02RivjgBJJmBXWRj/1xEPv/uQT
D6ldtLhr9FurG3gBNYcqyJkceMtWa3bj4Kl79N8ePEKsfKuztuNK6o4bb2xxZfU0MLkx1Wpw/Uy/cqPnOqLUEufp1cuZ+nfaGaeSaEHt26juexetkYsVFuGT
xfEmFos7xn2lctTVOj3xbHsLZ9MWdsGKUosbu9hSiMbw7TqG+tNN6tfZaxlJEPfQENUxqw07qNNx7ToO/sF5Y/4uv4P8UkrW7JDvLDaI776y5hOJcsOlZDXR
N/8oiVlLUsCr6njKKjMbRSvjjUJkMP7VRr3J/W9EZwzLmxhrRbBgVjTGPWJs94/yOSZe2nSuBKWiktJFaT9e9EZR/3Ef35JxhhaLsJV05A1WX8lorNRXle+n
K0iJZREnrhyL0BVjYpTEnFoKdcQdO4CXEmBEl+Mis/EPTdmwFx2JGoigca5EiRtbhbhIC9Xydlh96bEPy2PYPKc7oLuLqpY1bSkb3gjnc1ISHsPp4AzubXZP
4npy8sDkG9mOopIPv5PvPyz7rMnJM2rEfRA/zMoDX8k8cALXT/8V37/fPHCCHvgUfpiTB45lHjiK6y+/n+/fax44Rg/M4Id75IG7Mw8cxvX9H+P7d5kHDrkj
7p344YPywMHMA9O4vlsemDQPPOyNuLfS/Q9J+X1p8Zvo8tmP8t3duvAk1f46DIQUviEtfD1dPiaFr810ZSfdPiKFX0m3n2ZA54tG3O1mQJ7+wSd+7Iy4l1C5
e6XclrTSTXT58xm+O6wfmKEBGaLbH5HC61Dpt0kVO0GVDtKXuzBob7v7cz+lSnvpO7Jn3kvPVOmZYzMce0S6REIaDP97ELdYKf0OJxgFmrg9VEA4Fc5XEcPG
KJOkiQ6OCYarl6wZ26hA416ymg8Gyqzg4tcKXfVK1nBWnXH4YBz5w9izqWNX6vGoGFmawUU9Ay5K27Dou6x2qw2OjzB5hqtqVRPvlgScTe0Za3G+JhwtVZHr
iNfQYFxllOFaXELUQC3mMIKahBfUZGdQA5w0l46ptLcPpQP5oYgfQruXwWqk4VFjeFPIMV9ACwC513KTBxHVFco4etFJNocxxuXpjx7gQE5rczJxzXxCiRDc
j2qHih9yQGDmh48t9sPR3A/d9ge69YPneuux9kbmdSPfX1j20cVufdVT/gSxvGrsnGiV9tF08Abi/LGkcEurkrj7xpI/Hkv270lK9MNYIqncJI6qwAH8K8Js
iAUC9AAbDcFhSfwBE4pU6i5wRER4MKRENZsrQFCMpqb1hp+zlPVmzGEraloi+U59HscVOANKHPsd5xyxs3azfMPxzuW19FeSAuxM79SwWw6j30wxhSQTujxJ
hg3OWVzhINsmEKO3WdtkyB/ariAnNqBfaAPNY9lyEJZR4JRfROiIXikgNMZWgA7tk0iZ5Pw9iX8Vi62J2NvHobINrFmeG52J9FdTsvG8Xalc6GOQ4pyNYSEM
sLB6fDqHUiluSqendRie3MGPQfRjicOkqyem9Z4dZ5p0QQuatPGtji+AsKguDXi71AZZuxJk7TGvEhMq1DMvdqMfCTQEI1+6uejqAeOy4yV/LXt7TcvHSqpr
InMyXrA5z6Kx5Mdf+tY3g+TpbxNnfsgTsGs23UTPTFvHg5K4PRQX6HUFHJuXbUom5Cfgk+USAnuWsJTlI7TFVhR9/E1YFxXeT7IlnDUvT8CaW2ybKwo3Lib7
EU5ZTKrEnWBUAXtE80QYJljOZf4UJjeNscGE9Rjp1AoPRI2ZfUVvULFZ7ETLYQ3HY7AierM7bteHlI6Gw9qFTfCQu1PS2r1S0t/uaPJwbxcHj21AvcC5WVXS
7NXwsQmgSTg7bYhrSYSseS8BFtwGZz1w4hAs2oPf1kl2yJjTIVrnM+pX9H+mNWBQxXqjlMaSg0c1TEiUdvvNt4swk447/9wdZ+gvsXbRz1VGLGPYdX0m0sXq
5gbnoE6RPa1TZ08qaWW/tHkrrTz62CcduUm6tVs6+Xrp8utoZdHHDfI618vLXctxuwuHDuy4a6szTB/RZvdCQCpuJr2FD1vWybKO5QRmEB4WYGMOpG6vRLxG
Yuaviq0uA9oA+ctpY3C1ycQ0s9RFZhQHjfioYR19VNCIL3FqPtoaoI86GvHRnYg+IjTix13QBWiHBl3Aj3ugC/jIEIlTij7BolY6q6A9MA6f5cDL8UyexJQl
nnXGGLFHdrbEH7sOWJ9MA/rjcMLdl13e8mqaY/Jzycs0SAqjyzAWw8sMPliwniiH7Zo74B23noirhI9dsLWtp0mp4ON1TS65m2YxwJz6MAPzW2DcNzGINw2X
F4cjNE7A8qYB8uIyNEYP2WWqADTAuHtxccR19OPYUducOOHbCyoy/HIyxy8nv0RTtz8u0FZzhPTpTLbe3fjypanJY1Wo0YXRH1GB67MFdtGXg1CdqcAr6Rra
64MO1OVCcuwIa68w1dCIyrGiducqjUUffdOkhHIbT8l0OV4i9LtFFuAmWZzDwq8vlBylQ0Lp64S2YyH/QVkMA7JCerFeNqpuLJ8NTpesykjyz1dlVZaavdI5
kpqHDujUG7kbckAK/uFqFzbhH7q76p+9u4FhyZZClFAIbzk8rDIQSgnrykO4/zpJthKDejYz2fDi5WwwoJ76ZmaOgHVH+hmsKw+coAycRqwrL+7BuvKwvAxl
aR7lC4fBXtQCMkB/Iy4Ck3vMvinE4IQVuHpBTlqSzMj2j+dk+1nXddOVeiJ15E0OY/+TDCfFjNIZQHUcigPr5nzZCL1vYDZlpOckX5aNMI1fwglJAqbUeARo
CJYyPaHMX0xbTNNUSKwXji0eOfStF/O7nuawjI91mN/1nL2hgJw+VUMXgL36pdablDBAXsq+LGVflrIvS9mXpcxcEfyMl7JnB9wkpE3rdORgwzEvfuYyPoTS
Xx/75glGKXBoRzeqr25TdnaGgMY9guwKhRS3P/x0Rmk8k1Mat1gG2Zk5ylk08a9NOrUPjYdwLbpaJ4yLrgaFd9FVr7AvuqoKB8MhkDCxAEk0s9RGXFcS9CCF
r+a3QeoqGb7X9xoMQpnJkWUZnJ7aYazef5zOZkGx00s/yvJ9nSzmG0RaXi9zfq0s5l2ymHfKYrZqQlXUhJqoCXWZel7MW2UxXySLeYss5k3NHr18YlbpPIEG
fpIFEIj659M6g7LDfdqo9ko1e6Sam6Sa3cIT9olWQNpBVbSDmmgHdZ0uXOl04fw6dyl5n0NKXuhOnXWbdI2K1jVCTqejszrmJHZRJHZJJHY5J7FDkdhVkdg1
kdh1kdgNkdiRSOwukdjdIrF7RGI7m3OEXrjAGwJnhntBnyXyuE9OWHsvWoySU0oHTdv8Qi8Qx79O4nCyxNErABt9I+dKHOd3jHKxoE3hz6A0qvGlTAbwfvQz
JgO/3WTgw/C/mMkg7abm0cOWW2+xV8SgzaWz3jvDzRZGn/nG337zyJ2PfuIXzu0ibQuj//C/3v7MOx967LOncSuS4k9+nuXb/O30yN+dfscz33nq0fufwu8M
UDL6y298a+q7R7//2WdwqxR+PPA8TsayIBWLZFgpnkMakqVdGEqLJh9Z2pkBh5y8O06dGSLt4hUX51tl5F+otOfhKM235+pA9upwicQWnN46zAOIh23VLvV4
JPkB7L3nnHasuoK0Ywtg5Ss7c74d2Bmj727es6PK+Y3YScwmNVk4Uh2ymhgPjjSliS+4YU7TWyazCUOAE9cdQ5LJtdARo5/8X/auLjaO6zrPndndmdmZ5c4u
SYsSKenOSJap1IIU1LZUGYg1hF3LrWPLQVGkT81DgAiUH0KWEIRiI9LWkqEat3CSBlBaO+CDASuOGcht2sppgjKBEbiu6wqF26iI0MhB0cqNiyiGkbiNHfV8
59yZnV0uJdoS4IcWAjWz83Pn/px77r3nfuc7bTP57kQ48RH6q7pmmJMqxzeheZPjZUsxD5Em61OTnRQDepV/XWobfIvLBOJIIJSJoUwKYVtuwmAD22NF2GUq
mLCGKKlZ0IpR+HVZLXdClAR/YavKcQCegRym/zR7VST2fOK0GH1ES4aEXS2ipMy+F62kMqFPthJX2/PUAWsndWU+sScaJ0nd2S28WWohFifdoVNznd6YuKLm
Kb3hk9ql51uc/jylhQQoHX2SnopOaie7WcbNBm6W5OZw4Sbe7PtS16O4JS/TTc6XATqV8ARyKpqHM0HfK2tKwqEXkowACRmgNx2G4KDAlXldmn86WC5VHI7F
4DFOSgLsJC7jE5cTj6E1gBxx6Gv06UNJdZRFg6N17+mKZ+21QWwzSr1u30LbcGvHtXSWF1HYlcY+t3MAiloPTCX1GWw5ZjsP1hT2PqaSyCzoxugWthxAsUBj
H3BBNLqWdqtq0lzGlh7i4A0ud0Cl0PkgPyqZDp0qGqGq6NTV/lzyqS0PqNUPsKWxinCVQ3oo78+6FA9hM3Mo6wFcT9XlZBj15HHt3DSqG+g4a2gZzlR/TVPI
1JpqJujiYNIO8mPn+eGw2gF0xDA1BOXEQ0Po8CEonAZlfBCbQaVpeIHMTJs1H9NYSBRxdvakaoePgZh/MTXAjD9KrXv3W6XgVY+WhMHxjuuQIZM9kijhAPGo
wbQlXkGzk+mxKXS2I3St/JtMDg4fEjM4T1i9gSAxocHffULxO+BWyiXHVlaFcvJhq4Io6nJanhhf0JW2+VVC7ee/nImRwi8bAYvzX2rCy35V8Ntqg74LesKd
2LdI4u6eICF3FsxmN02DlpOgRZe83xL6KygXG8qFdN8CNX+HS6idkDYIW0kN96NkAD1xAOekZwbmk3oLcU5Pojfauo7eGPHUwIbzE+umEF05BCSEdFLIUwmb
fruYDiCccwvB49HFLV39zMS+E4vUzbyHRg1DmuSnTUPjvoUWymeD+4zJ8Y7Eih2dYivjUfY48rpg5VCkmA8R9TJbwiqjiNR/baZnw04LTnyBHlFFoZrcQ+z0
4FJtJTWq1GJVUO/EuK1rn1ns2APmZjtRWL1Wlu3CJWoKXyCS4XxCctxCxApUY1VTHXrzSRW1W6W6mweGGjoxoAdRbT46H1WbP0+5rtEp3ESo6mImaMIcXaV1
mgHS4dgkuKUxEUQdVaUNAmmXUCrdQ41L/bF31MG+slr+wCWUiljuls+riAmEwRbZ9FGpvpFNfz4JII5XFe0KV77LbWLENsil2QW2nQS4ipZAw6AlqkaAqzTQ
UHXWWSCLMorKrRuozz8r5dLYvYzQvTGTwtJ03shZGYWtSI1PuII5VuwdhLw6urJAg2AxrzTKlVtgfkdRXRTVZZrZFjooCmwyrkhmqNw+l4dtRFyKMkpRpvKj
FGUuBdZ8DnfDUkGYJUSrZKAd835757bi8n1/NBT4sXhF2Oa8QDq74nTxqCMyJUd7LXO016SCgY4DvtI0bHVQRQ78Ws3mr4oRr9HfifNN968SRpxSv7ltKQ8K
e433Vb/3lXm/N2Csb6LBqugVccSx5ZqJfpVdlgG03LMcAFKVcyST/9CEYiwUPJSZcJ46T3UZr55dKkz9zaWEuemDYuTdmsDgajwzoS4eTsyC74LW8gH7uuZg
N1qr01U8QXcYg4Tj79GlWcxj2XmxrgeW4e+BsHuhjvJz+AEC/Kur00BNz0wnAzxlf9kEH3dGSPU7bQSZ6XhhIB45dHC9O97uDWjq5nU2dTPQTXiird3UTqep
7Ws19SAEoxg0wDMMXZkLRe9L2SIoT5Z9QVHHnWUQfD4TxXgyxaGU7T7iwdhirgqestDi4wj/ZprMfDEEsLKEhqE5Xbg6Fez0cGDXMA/sClZf1ieUYCElOxPn
QUzFSEBGOb3BQ530YhMo9hC0yp3qN7CDsN+6D1sH+62Dsg11twQPP4DNgsKXS7qae46fszigCLoJ4ueRVvxtOHJ0KmxP7h6HQGXpuBCYO+lphBkH1e54Fm+A
ahJo8LO8yNzpnFV7nTPm/Aydnzbnp+l8ycbZizBycTVQPtRk9O/yTVxbsrFwE9fGknwtd2nXkoFz/TJwiTJwynzoIn3ocXN+ns4Xzfk5Op+zsw/PdT4MTNUc
f/hCVjv5Z8VrV1alSOQQrcMlKLq137qiVjV23g2hWfKFencQq/fUFaPVXfEanS8CdjLqdWlLNa2aCmLUvFbnaXZkIerTeaKkyZ2nWeg4ze6Ow1qgZo6Brh3h
RY74afxnO1tKGKRpVkUSXrnTn/ywox+yHBXvqqvdLfQ9P+97tcm1MnMPyAGyClLX2XDee264XmMZcOj3dAtQb+2EV62d8Kq1E/bVTFntCHLxx20TxK5QK/1E
Rpzo+mrPsKjfndWCZGVamJ2a3oNqkzyLhuuoNkSuZLwkNByYYSMdxq4joj5AE1326eyot/etTbt0aL+U2etmHYrz7YLivFxQnJcKivPitRTnxetQnOcLivNc
QXG+WFCcK2spzpX3pjilRoJrDCVOYShxCkOJUxhKHFMjbp+M4dqSg4z9K8fXq/XWSHCNocQpDCVOYShxCkOJ0+fDTfzkD/9QNg8wXBdqBeD4dK4CR49a9DlD
uoD8pBU4L0bstB+kztGET5PgozTRmeb9WlShy87xRRlD54KOZV2zquOqGzNZOG/YMGRO+gqDFrMuLQhB4cRAbUT/wLcdAKYUkyDI/hyCJlxhGgoTxYnp4StH
eb3tzaRzv7SmeL1Kj9XZmwrUBd85YefPhkdpxVMlrXLX1DS9wQwX9PAVh7ktdGkyfe3EQhaNt0RLb3mOnmkenU5/emLhsWNcT7R2pEXku7/4+U9++DdXrNbE
bEpZ+BTV+RHKojOzvDAxO3+CeoIyEqK6qtTKGuDcCdZyXXZr9Ic8CtlpW1UMjT7vMiEulyHWKk8mFSC33fRldV9NfDyALPQKbsEjsIV+Kj0+OQDbgQ1M411T
aTjDhvG0OTPNfiegaaHLlZlpdgl0JBm4moXZKxXzSmiesc0z4pUGD1E8E/upLf5p8ANE3AbfCKrPyUwbcYXNAcJa0vYucag7mnAwz8T7qPbumWZamVSlCE+z
ou4b5YgQYmqCN4uLstPCFVQiHLc00NXgLSztjaFQopApMWeUzfq+gvW9y6YOs3lUmXAfYsIel4aitrFSFewTcqPXPuG2Eq+/eaPaSjrGCpiPdGbDoJR4ze+y
Md9YLlxjuXDFcpHhrGTNX87ZxOzCDV7tm4hqkKLgSUe5s0Kq7xlypXF7ezqbMu99lNgziQMZSGe1jTYq3zc6BRAvuxFkQGKQPgGfhFq2jXyVYOZB98jCqQFE
T7OSg+JRrSvr/lbXR3S/j3Ql7yLxB2oeblCPROAIdlVwwMKoncN0pUxC6DGYWDtTYh3BRV06jOsw6OrSFAwlwD46eN0QH0rQuXWnK5we2FS9w/Y4dsSaXwkf
nsxWpb2xogpxzAqnI0rNphc4mAzlkenFGN0UPOnZgx0n55Uu5N6bL/3h1yrp62986YtuOndOgM4ME8hhzpZs7ntFmDND4RPPAJwrOcC5L7jKTxXAVf6EBVAV
dd+XGMPuT/zsu8997fvhXjui8xxMVZ5AZj47t3+v/XH6AZjQ0tf/5Tl4zBwy8MCRvfbBDjrwbpgS0xesSYMMDDP8VbUbE3ggNlg7S7B2rqAlAsHahYK1qwnW
bkCwdnXB2kWCtWsI1q4JzMRNgEfssoaBI9hlDcXDAuy6SbB2G5Alg7CitbTgY00mM5wg1tT5Q123EM/QQgAchNeQEtGtn7dNbIgPqEQ57DsrDwca3mXNKYHw
tQTrcUzY+GYka5+WPD0seTosefqk5OkTcFHMK0fYZ0jH/UoXl4ulR34NyAZsqGoJ8TUmQMARgQ0PCUI4EthwKMjiHqYXBkyni6oHAbNbfUFJoT+vpNSPKyn2
Y0rKvaio4AJsYVDMkkFQP2EQ1acMwvpbBghzVklTfMMAYc4oKfizBj5zWknRn1Lgw1gDeBkI8DIU4GVNgJcDArysC/AyEuBlQ4CXTQFeDgrwckiAl8MCvLxJ
gJcbuoCXvDOwkuNXnndUHswekOZOgKsXLYRONhwIJcBHDqQjTC0AGtWVzB/qbtSdlflHZaDJOSwfLzzLqMkWnVJWjrGBmI3FHDOLrr7NSX0vS+qYxPXFfkqJ
ZYv3Sh8BoKi0Wz0KQBFb3ODKdgX/4d8ZzvpzvJz8b4FKQtd8GsZ1tdc+LD8/YX5+XH4eEgTS/QAbYQpakiloCTv4BwWWdLcEtD0gL5xWJoElJRdOZRceNxcW
laTZVpLoo0pSfURJsqgRpNuSdI9lNQnI6P+0TYxAqpDoF22Zwqb7BLPIz6X7ZDVQKiCyv+3bzVn3eAdnk1MWQWF7EgRbezTNc4RoA5Mo+EFzWCro9oDDbLGP
LJ2NTyZAgCB0mES+IXktGVfAAV4446zOnLk4iwwh0giPew0GnMmYUKce05CBlGM1ggSrQfOvPzOhhkrRu9xSLhRQCYchesNF20YB8wZhZdf3eY86LUIHxkPF
3Vee6w0zgQU/BR5kZjPaIPxNI+bBYZq3gpgR3tdsHOrn8dKUy8bjpYS8R0/w94sMYi364D016murk6CLclk8YZwb9zm73+fs7s/ZNyiRJlX7X/KLQ3pQzrou
B3pEwBUbJ/YtxJv0huV4VDeX4zGu6Y1sXLf0Jj3ajjfrsQm9wEHh9Si2GjfqkWVs9xUgGGNtvYmeBEsltduIjpYpzUE03nChpQe7EQkb9BDKM7QmIoEfUKsf
YETCEGASG/SGDkxiMN6AcBgbMpjECMq0ERnbqIeltJtQ2jE9tBxv0Tctx1s5W5tMacdQ2lG9BaXdlJd2kx7uLe2WNhU4HoVkUPJ6axt2ms169GM1qW5Rp3ld
o+Ij/ERwD6qEAvSBBqM+L9CqXSARJAdyAXJwKpeDzA0AAbVJvYbcWRmGASFZb+CQfqmXsqRzV56qDMY+Ktjt4J6ujJfHZssM4cmnp3NOZ3qKJQhHQCxHv+Qp
nWuo5bzMlbicRVdc6gl27q8Or1jh8Ip+V3hFn53uKxxescxm/nL0uUfNzHfJZgqhdBPT03Kgc58qC2oR6RydHLewq+bvZj3pp7+PC8kAnR1nB+i66XVloFqX
bNhQPWZs5djoHnbxmshYBEtBEyyYpCHXyoaH4R5gioiRRZGugSgt0gGI0ki7gigtElenCJMHmlRTRXPsdBMhPsgyYpb+6wp3mGfnSruTncEiPzmK4aNkQ+JC
6GbkoFoWAXPzWWBDRKocpsPOSdLNHAFyg7h1jkjU0I1MtxlvojGK2iMew+CVjkszn6dMbNJj6fjDmVmsn9PlRTvZbAahX5c58gWbOikdz9vxVp5zMCkDUuOC
RV9qGxrULXqzUZc+WqipN8YNHj2bqL9mTYxmw8LMCedLHQiyGjSIjfQY2p6OLZaBUDdwqOUDGCri3awG7xd49EGZlGO/lDm4ET9hc583ImhDTQdShE2Z9/sy
76/KvL8TiykS3ZgNcMzR5PVrZU8um1YO8wGCVvw5ldf7TMDOca2dy+D5ZdUZQ3UmWi/H24DO3M65jo3qTPS2dnyz3g7VGeP9bVCdMY0oPapze1sn9GSgB5Yp
MV/qx+f6KciD3z1Q7LgWnm7HNfF0O/SOzkDhxzuAp9uRDRQx8hRnBU1Q0G0o6HZdXY5v0fXleJyzlZjSbqNi0BO3oLQJSrsdpU1Wl/aWNuplG9qDvqHHeaC4
WW/7GJOW+Bk6WWexT8NMEWPdM4AbpKXBqSlCJUPGwNVfRRjYKaqtBnRIA2F5AbSwhF5cTYIMTFYFTM5+SaXoVZcUFMVKRsz+hgL9Z7YuoHXEK/TGadiefnLh
Syfe/PsvR3uhFcEXnz67IoHIBzmLf5SpvnFewyYs7nsSL1dG3zMEqxneXtQSr7GesmNel562xZ/hqza6yW71jC1rtndsJmkZMf3NfPERKKmkLnwC8yZJ41c3
Jt1NY+0GzRE9KTqjbtao0Bw8BGKCvZnUxNarL06Y4eAJm6vO/uPMFnd56177MXOxDUZBWvnN4UiD5jtYt5Jqf1uJCn8Lx+hO9SaO1f3WT3Fs7LcuK+E7eANH
GgMuKfnYqybdl4sfe8Fc/Jb52FnzsW/Y8rEztnzsWVs+9owtH/uqLR9DS+JjT9nyMW5KFgEsULIFjWhZWdBkIbupinbQ35ZwIOhUnh6ldgniUVmsw12lgbVi
g/qd0Io0aJkkdB99lerDolQPZ+7MkXE5X49WrYs9whefnKr45Axcr1Yl/Xd9WrWYQEGr5pdp9nUdWrW+plat9WrV+geuVetraNWB9WrV+vVqVdT6qe7+3qUO
Qh8iGkJb1ljnDqzSubVrJFwTnvVgrS+4gpkYhWHb06Mwl4/Caq76zWgGcxaDvvq6uQ59fS7T169deuT1n/3XE9/URmHDWYLL9cUsqAf3vVAUdbS2ok6XLvzT
jyvpj1762z8Vc3P3c4XSSmdcl1L3YdiELTquCQPCVZUvW25QKLbcGB24mF2YMxfej6bFe+eyhF40Ca1kF86aCzderTKZYz8RoEn0AzWYjEbZbPIg77NsoMul
GZII5iG9V2TowZqDGF1peQYLF9T4ZRv1/BYbcxkJUGZTXTk6wdP5nQXvRidlBzuxc9aNnbNp7Jza2E03G7vpFmM33WHsqluNw2Ctx2FwwDgMemjmR5W4KD7C
joRsF2yIzTkQm3NYEPfCCG3GmzAMuq9n9VFCB4Wh1Nc7v53EH7EgqqQ3Fz9ilbRHY1ElKCR82u7tR0t2GuYivJIFNeN0eS/TiG6kR6RuaZ3Ehja664PsfbdV
xUpy3ColHBPAS3yj8KPO1Aac788Y4WAh8Y2QhEZIqhCStJr+4Cu8fob19f/71Q3oV0EuP52YErQCJW06pockSlsmHLyYjYxxgnkA81Wih1WixwKXVOW8+iCN
mBbPrPMZhsdb5rxqjXaSkPBIbdHUGJexomVi3gbfYiNNIQSHn4fg8LsiaPBeB++OgwCeM8DzeHk9xEzqqK7C+BDC+BBcIwEx5sCggBAcMfbtmIoIJgkUXzc4
AJRYTHazoFuGKK7Bi3/pExasyBaMVlj7j1tC3YVBKuwZpLgXcH9IB/oOV2FhuNLVnm7imTaPTJsH3E3C9PKpNbvJOjuGzdxP/3c7RtYvaDLz5cw0mXUVbHAb
Lsyt2Tyf10W4qgHMpL96II7bcP9uivu3FvfvzeL+vUXcv3eI+/fWLjYfv8v92+ty/66K+3dD3L8Dcf8Ou9l85jIkjPaZui79c7E1RvMY2YKbLRNXCnva9zIu
iEmxIda50TQ4VemQai7ZnX0Xl2tOmXgHLmow47nqbFWYcbMk4yZphn9TsY3jRewj0vEC9hHpeB7jHx1fxbhIx3MY/+j4MvYV6cjAOzq+gPHTBUiNxk2X9yMd
7e5W38R47O6ynsf4ScezGDdd3p/kvZYziskCBNlzq3XKTmyJaMTFiD47bxwUQJ5nsQqyASxir4bG1cXelR041+zAubID55odOFd24FwwPt2vXZlqHqTLr628
fOLpr//JX/0H3T8gj51W5rUlJRdOZRceNxcWlaTUVllSc6onrWOA/Vhw7+3stbmFvTYqL+nvN//x+b+ukITiTTcehKRmcUZSiUlWZdmmKgAlvWVA+tgIx5b0
bUImuAdUfBDnsrAZlIXNoCxsBmVhMyiL+3BZ2AzKIs5lYcAq6zrEmXorxLks4lxGTwHMZJA3Y3M2A2rGth2XcZyzZSftHW5+mrcZsXrLiNVlI05vGHG6BHFi
QVu0ZXu9LNvrJdle7466oWR73ROLvi8W/aqJeEHKwdj0QwmtJ/tDt1sChsstshx1oTGXc7+YjlJp/EF+KQh+4IDwTzFTBLtwAmxiM79CTiqqhL5TIXfs9kBT
KtSWQlS7KqqP3w+Z/BH9eZc1YvKgTCC7SKLb2RLxrivhEUl4SBLeCBO7MuHyNgnqLwK2CANY4uRMMww2ZCOFgUnTu+PFj46hevlMMxkaTbDk8+Pdnx+Xz2+X
z+/cb+2Uz3/oTvUhSfa2YrK3Mt0aLGSc2G3did0mie2RxG7fb90uid1xp7pDqzoKc6sUhg5WsTBWXhjz3Jg8N1Z8bmSSx3bznM0REui/3nTMbxVMKjXby5dh
2idRmZQgmILqOAZzDRVubs9uSnELd/bkr2kr+F0SI3ZhtoRk3eHVSuzDKVRMAe9cUYwXTLBJQrOh9K6p5cWnUz2lq5OABUrA0gw2h82fxOeJnwP3vx+N+o5x
iRO+C/t4qQik8Myg4EHRHxbuC/89cF+slwWjuiYLxnr5MHpj2KzaW/GXkwA+aUnYReJQZLEQDo0qU1xoRLPpIXzonFVzegjrd9hM1JejocjWEMD7yPjfeYBM
ZzNFj5dhKucELzBTsGrxaAb5XZnBiqNdkAdQKpJY+Fdh4ZAASmz58g8ynedF5utGjDIv+o6RX2+X9UmZvnvjNND5D/BeY/7YSrbXuphPD5C1rxhQl4e1cKJw
PKWSgQckmcdUUoevAk2DP2x9XgEJegLGeGoIGr+9X1VfUMkgqtLDkjkZ6nJ9iIdh89ILemj5f5m7+hgpzvM+M+/s7uzO7Nfd3u0dYDM7JhIoYEjlnAmpGuZU
JziNK1xZlf+qnMp/ENuqDHYit0LhDIt9Mbg+xzghCn9cayoT+3CpRWv+cFsaORZNSUosR6WtW1EHkWtEUmLTisRW3ef3PO87H3vL3eESG6Rjdmdn3u/3eZ/P
39PtDKN9Uzb7eAAusq02zg0jkcZ5wMRqfOdRPiL73KpjLdb7q/sWX4Q9twjmsepy34DsZqHyN2diTvKRhUh6t5kaYPqgY0JU2EyWTHpXklAM6TVgAkA81hW3
qH5MiwSBeNACA4okbFBZHESSPN/QGCSsR7EidZw4JyC9J0mbtZv0jntqbsGxrQIbno1bdPAgPaG9pcs5b2n6qvTXbVS3l3utqF8Lcq/Rc7HqFPCsIz7TmXfw
I3EHJMHCQz4TcAOD8iAyuHpIEXi/TNCc/lj5nli2oyxofQuBO19t6gqa7byvkUHWkoIvlPU+DhJo05fztMaeYJ9TR6vY74vK/Emn/4U+FhN81kzw5g6b5T8H
sBgG2+L8MlJg44/TomjDAhTdEl9lpUMGAANOs4TBRcgAPJZMyABCfSYayHCiECEQwKnbRAg4UoRECAShYyIEuCSHhHEdIaCyEQJKMt/0VO3OU7VzRVW781XN
GsbMLsotJQYjKOugCOxBgKv0BDIoCWRQmUAGrLmVmjKAHJorTc+PtIo8M1HrZKJWy0StlAiz91vt+kVXu1Gq/XWpdj2C04iSfsuOXAn490GGn4P45bG6U+E6
bRtvswyVotcO2dGoiYLuny1Qk9HLJgf0OTtgtCRckgli9nUQswpH0zRcfhqwntwPR8Qhz8WRJuSV/eV9Gpnx9Y+EVZwlIzPdFOsiTTY4mtgtiMX70iepz/zR
+9IGGg183EDdAxjwGA0DXaFIsMUHoIxoBX0OntD2AMccrwXQHDusceBFdomJ3JkiX4XVFF+qsgh8KQ+cqM2BEhmC3pKJbDDPNB/EVAVcAWcg+CxyMSUV3XWz
mrKF7ZgUdCxjoZvkFJuVsJye72zGLDT3JLJNh4/4LYCR0XAmyPozTrJlWoHkMzGcAlr/Fbay2DkL1l3Jp+kdobeKGhUN4Ep8gE/D8vDO7uTU9PGJHbs2L+2G
A92omg1dz6OK0ciun3y2w7AYdEXqJhol/1kWdkF2AM3B3fXSJDXvWbtkJHj/SGu5HFpb3OjHHs4zfd5a+48w+GusP8SeWmM9JJvlQRmT+2lGCln0Lh8Gvupl
pshDDsiHpF33M2tW3xoRf3arfszMycg9zINd4PSielpkUqiFrz6qF0UYKUl7yRw6b/hl0qoRadXip7+nrnmWgHP56Xd/xdOPraLmn1TerQtOqo9Zfc6Waf2W
LfN6SFPBg7Z0lahhhSNd0sHK75O5E+LNnRBXCrOorCwAnbXodeyLCsMoLaDXYL0EH3b0AQxGAzlDMGmph/XvsQzpcMIGrd9Xopqf/bOd2jP5O5yaWQnoLvA0
TPwRZ2uLH9LAi3Ca5kApkiItkSL9vzHBeAaTSjpvbZLUJpxspADeoxgWkPAnVSG6UUnMd8gSRKJr5CHGSVJRFuDRKMFn+utnl4Jdojc+DVAg+JCzmv+xRM3/
+E7OBSNlsdujDsjwJONJ4d5QARmL/fWKHMcY3IcczghvQvoY6nGBExvQRD6xU+uMdyAkrAirOHI6BYg+l1imb5gkuC6L52FvR5V4yntJwFT6hs03bE4T4X8U
9g+OVLPMlMSl+Gssgn89SSPehfndf61g13bMyfSYDjuOQiuXLhwjaD5SO7Wr6eq8p2lxrqepy56mxZynKcaM/tjTVMWrkQ7jByb9wWqJzaPBRCibR0OpA8Ci
onjjF9faFQC9w27IyS1hMCxCH2b87oJM2ukAWW1oYW8LK4yVhnwcnD68U0s9vLjfNXaw1YkLkZUKufDqcQPAWfg5LDLLzWngaK+M/hbrUWqJh2eNy/6GlO3z
81EjRMqtONzGWQ/rHEQaFWmpcOKJmiSzCpFgKKxBf1ZHGVTKnjRFJkhyQzTRCiWEDX7i3B49XkgRBvaoU2cjtIBRMB4EHlZQEAFHhV/a+7B+aUReaslLHGZQ
06uqEZpGyDDxd01UOAp5Nfs4RJzzrCaupgHJ5nAqBiNdh/msFtv9J5aVu1DgFtnwXoRFahkApeDAWxQH3iIyeY8IqCTQJMtj2rpG29rlgbOMU3UuNeiFoQrR
jy8r/rM5RWg5RWgC/LaxTKTkN02/Lb318gCjQoDLvCjKsijK9xINbUBxhp+J6e6zKLxkUXhctiwKdlwuI1eSn1kUFRb5orJZFB775fpaRw/OLcL5gGLSVVEi
bjzyjX2CVg8e4TTZemGUIBewYnuFmElCQWIqIQAcD5cQqkT/beKXZGGUwNXzTzfJS+sACOUlSc5zmb/LWZVdJVHP9feAgnqukoCvVhJV3GXdofTTPTCsJvN3
FUq1mnC5qRuRz6Wbpt2S/U3n/kZ58fIvcurEfg/Vw+ABGPtx4AY6TR4UfU3O9z0QBsxr+/3yfQ/Q2zMk+jQO5zzCezzE6osfKeRwjB1+Y5GjVdcqo9R9rI7l
VTe9GwyruyWJeU4Ya+YGkQOUqoCyG+iGvDp5gbzJu7gEwwEb30tCPDhGqQmOpjp+XNIIQs7KjGlec5qF6b2ikXjfo0CEbXO2QWBheeW4fm7pIHEoyDmjIcrS
cDJvObmnaWtuYkCUOpwDnE7T1/pFIIZWjYaAFhwaI8lZ6w/QcDUk2XzfpZfJMs9T0m+tyYqvjvtdnehxvNRFisfSeB3HXDJbP5SpDINPwuQK6/8XEBa/wdoC
kL8x5266+MjfV+Ks8zerO+WTBRiKEkBTZNKZR2/JncbP90ggHs9kC3RxiNMe04Nv4adoOJ5wQNyHcXjTFosnAI2DrKT0iRMxa052KFa3EqWlyx+wA0arn/tn
S25r909mfql7hzvtGCAa3tLOSNhCReWw9XEOgxs6zNhvVe1tQqv9dprCYfjjsR7Pu40DgDhknU4Sb5VD0sY4ccYQ9j/1u0u7sMlwvEMZ8Tvj9vao+jugyC0h
gMJqetEoQ57Si0NsApHk3eUHDofezO7IFEbEoq2xd6tYGBXx2RxkaNmyAO8ugeyed8SsdsN2SD8PMvDuUmGTl9FCu874DizXrgMSjzESLoNXMHtT0SncQGeH
7kXvuFkPhN69DA8B/qCDiwVvViASeocRpgNEwkqGYonj1Q2GrHewCTqXUcx0sA87fRUzHShmylyf2YWsT+kcjtoYjWQYIhqGWq8VyPgWi7Kx39rIYucyBFO/
hxpyWy8gJ+92fJXLzngkL/y87m0tXILd3EYSRj3j4dLbMXxR2KEFQ8LYDTrdY7QiwfjFdkswfq1wSBBujesU1idQ98QLyePV33GRvZp2xiCepj/Y/FxIp1YU
3May9yBOPuwL2hMRrX1aiNuJHIW1bkTN647v2N2NPhIO7BLiaDNHgmQMFdoqQRXgYOjGrqiaPLODn/nt5BkapY+M28BRpBJr4WA3qu2iBtEue4RerXEVUByK
D5WP930WC03qgJGwsqlaCJcn9nNF1C7cxFlwtTva9eHyxr/zORV1rgs7nevDFZ3lVH/I4YKGZeyENxia20RXmuEo813DuiK927HXtPNaUimLNp3rcISgLjmO
rqf2Lifm0J1bRGbLYv+yl1SZT4eUqph6+AGsn6QXvngWeOJnAFn9OgkZTPO0fH9txUUqjgSbtPBlb4djogenVMLxspdGP4NRXyOSjSx5jsmSVytaVbtadeic
sen8l6hzJOzh4PNKaH9UeSSI2WvtJVEAqkJPjUa1w3TeWbKh68phk/n2rRFHnVmC2ulwCZHmAuLJ5yExHmVl+v6HZfwqkBn3Pi+ehDdCTxHanAfwu5zvir8n
jMshBziN+HV2l2ZnX3bE6+MYXNnogDviwDlolTrkCPNy3AGmsp42O5lmFyZV9uxxtFtLjQHWdA9aMgZBx5Eougo6PxA1dOebUROdtwHaYtdUuVAs+1kmKGUH
G6GoFfqxPp5BFowdec7u95ytn8vjCRLr1/BTt3ofPPMACC9T4Tq458HxwuSzS+kE6tIBXyfiEw3RTu8MM5QloxC2hNsYTvVsgB9nFycaHYA5k5hHRKq8jWgH
iFQzltFPIcj797q9UK/b0uv2Qr1u+2EuXLmMO14SrgyCyP042dORz3NHTnJPvi09uWbb/tNzdr7xv8+Np9uxRIldSes/qPUGnm78cd3gzdT++M19dP9w0omJ
Hd1wOByCjDFIy2wp96kqT2l31P79CoJrbyu10q002LOVWjgNB/tOot07ifnN1OjtutW/382F+t2UfjcX6ncTcLbNbL+bHGidTungYqe0JVNq95vS3n7dUgXm
9G9a+LfxiY3PdPwAAg28tN4AdlfA2Icl2DhO4VpnzMNSaG+wzvCVLXBvykdY4P7D0UdBCX7UjR88qv0bka00PoH7VPvrE/qAWCHnQyj6jpXwDcTLjdfwmvy/
BAnJ/1dt7QScmXz71k4NA28ZWYO9ydlyURcNywg0LID8t0WXXtsGfYuk62YYahKjl90ibHnIoB/MeikrqrPxob6LzpE6D+z9u9jrkjX7iZsXsUEk7nX/loaK
8dmCxWS8iR157gqy3iChDRvCExk1We1RIAsd7aCjxCyBLbdvzbDzJPsMJzsl4A1CwtArP/n7Pa++8C8v/YyJcq0KjU2Mm8X44mt//XaRQ6Ewfk0GBtwGVpb2
QzBn3VjCXgCb2hKBWonr6yUsBuKcLuIK93Fcmxusn+t1c8GR9XXeEWl4lq7jP5vVWeQfoi8A2pqa+deX/lv77WqgrS1wYhagrbt5Qkwm97KezbmMf1kHJ4ig
UIrPJqk7S/EsLUb4Ra826Tst7Q7tZNyh76KjpIRIzBFc7uyM4nIHyY4lOGxw8M7nOstYk0dML7R64te6kdjfEoz1TVHrsQ/0mLg+fxye0Wusm8Rhep2s/dU5
bqqcBHOchaewxunykqGGlzvGeq+SsZ5Uxt24S58yk3yz866jkdAuWHGJ51Cg0GzBQLMlFnoktMff/u7j75x7/J8/gWgKe5wmeuKMBRg0PGlt5N0HNCVrPX38
EejKGBw642DMWpf8aN9JH3/IP9p38I/2Zi7Avou+rbwHyS3B6p2w8NHCx1lL7l7BRNrJJL6bTqIgram+Xu0f6DSaySNiJphq8KWZczPNy+dFhRoL3ZYEzzm3
wR8D4GM+LiMkRdGFJKdQ6UL8cHlKsqfDkL9MdG+Mn5kmqlTyF1pJiUXNkloso2JJZZD0iFvQ59MS+ragZyeLVFaWvjFhtQx9q46/cO7pb/7P97754tvW7WFt
a7UohDzG7WL8X288KZGavUdz8cNtt1ZUZw9nluiH9Unc56RmNYP0LXdEzyGydu/hXITnf7CIeIdZE5lwRkcmnDY3TukbJ3SowitJqMJxCVU49vw/fe/0i2/R
I8f0o9OOfne/IzemzI1JfWPCkcLeTQq71FvYBfx0DBpRhgNOIh/AJqSRD7X4p688/VSJRE+8W+LAhgZnEhfB/UNnPxeQ48B6VudIcdWsFKfmk+J6D1rjx8lx
QCzOM8B5/2GwFhqGZMkvMAy9S77cYU+XZKtCash06vPEeFgsdZzj7lpVWqfnsgLenG4V+vegtlAPatKD2kI9YBNwLduDGnpQMz1ojb9KRMaihsSvXuMNPWsa
ena+hlJrMnkCPpx1kYjNb/esehL5C3789rwD7V4jbU8PoXwftnAfes6iy0yFHbjX8FS4C02Fuvanwl3cVBCxxXkjMKA4kuLpZxkG9CI+18bkVPLEPRMv7k+g
HfFfELGttRE5clDRA68axwWj+ORgNksHt1XAEl7iWMg11i84BnKt/UsE9OlAveZVP7shY30b19oG6+9wDTZYOMkhW72MK/X2/R3kKPmXuuRf6JIv6ZIv6pIX
PtV9VsSLin0Z46nRUABYbZT+RuivDb+UtsQsjkjM4qjELC6RmMWlErO4TGIWr5OYRU9iFq+XmMVmLmaxITGLNYlZDCRmsSIxi1Yas4ilMZWE4PoCYM0ev/4t
CPtjNyjFzDKwwtVGSU+iQrv5SOJEuYTBshkJPIR/ehYg+89XumUGFCwZZ6/j7lUyCrgFREC4Wb1+mfXgsAyssZrQimstPxThvjaXlBivH27QPtu4jIUr4MU/
adwMJhyRfxCuKf4uF+yoEm+/lYOQORbZY3W9cysd9ToeWOn44KqOFy7o+GFXxxOXdXxxoAM+azoAtA6TwCUwcdQqvasaRv/SDOo+d3/71sS65veTEH25ndr4
8J2ozWcSZ0lb7EkKqX7WgRb5SDIFF2vBnHUkdhBxcRw8KAhPNLqLtFbGcH2DDwAEUmQbKWmEkoGMTEpd3qdkcKeUyIx7lZCPSSVD1FUyRBNKhuhdbS255MjQ
XnQEdfYCUpxiCB2RS3/idIYwef/pANNwjTXriNR71hGx94xDcq+t5UEnCZKXLG4JgoOdIDjYOQAGrA8BYLA51ZhGcCibJHA9CA7l+QtwEnGYbWy2RnIY+AT7
miXemewvZesAdhnSr+zWoMI0nOVrZThx7mkMhvYiCPyEq6nuJSU3Lih9Y1bfOKOVaW+o9Pg6reJ3nsL4UfXyacx5XcUBtBlxMOac0u8eM6UfcXXYurkxrW/s
d6X0fW5a+pSblrrXlRIncT2lQNz3qwxxn3QTkW1iWnWGiPR3hqnvLfrLhqoHxryqjYnwwRPSC7eYMWdGHyaH9GFy0BZ11rQtqucDfPiMcZg9QBr24Vod42h7
BJ/vxbU1lou6D4cY7boUDjPadSlsM9p1CUfLdrrQ0fJQ4OlVv2iCopXavl6Kl1iX8lhmKVYy2qYZHeR+SAe9H9RYCdOaNh7Q/MJ+TRP3aZo4pYPi92raOGnL
Su1qDIWdwIYvMfYQr8wJW1budixQYA+1iX7KeswYfBtiJw3kRPDMjm1Fi8V+Mx5JFc0i7dmt+Z47pZt3SC830wyfeA77/S9zRuRBKP4tUcrbMCiffG6nJgeP
m5I2RUHVM66O8RSbov8qLYVKWJ8pYN/zpoCduxPHyboo6mqitvNSFZjemPNuSkxdV2+Od7GNDDLhRb2nzitZsdifWJFnlazIy+zTH38N+xTIsvyJ92kF5COu
yD5FhS/rCo+6mQpn9M2DrlSILYsKD7hS4WW3rq6It25l0Vu3ha07FEAlgZ171SkXdMunFWuC9j7/7Pf/7dduft9kCkWhp5miFtHJH1P34rfOP62IQOHFEgg0
E6qUSFmaRmGhwJkyZalk50TibJEwUZwgmNefeC2DBdaGDczreb5usGb197Ns+KC14hgUFj7K0PY3ECW6O/Fu69FaPyj7637ZX/eBiKyF1zf2/hfEkLVFKMrd
Ha3mLouaO5ADKsEci19+52Fe59mKp37VFUt3G08Kdkvg537zDK8n/OURO1IY9oJOKDKXKBXktiFKa6yjTE6zVYCsxy+c/It/KMYXzjz9jBizypL/m2brq7sT
41XcPYLPrVilJhEA2cSTzj2xl3nnqd2JWy7/mLdfjmCgkPK7Ib+azG6+NowO8CfYRZv4tMFq0KUBowoLnSQsb0MMRuZM2XfZSbkGTpUqj3sg7fCIwfcT38wC
5BPbyCdx6TMMlY0JxQtVCVTwZI4Xi/hd0NWW/XgvT1c1O12RiwENJIEF8neobR01LtpiYk1pK9N7+/koeWnOgRSKEBTgODkw9zgJZYhWyIit5OPE/8CPk8sQ
z6t0dlxVeupnCalBJ2LvLYCRspnMEzOZSkQQWeIcBHwNrfGSbz6KiEvryPHFQFiW4TukJ++gEkP2ASVc7H4lBu5plThG/KlKHCP+RGXHVkuJNLBh0NyZKBP0
xofBs/G13XLWGEueCQSBsKyiVEDm/rhaXlcaXknLQueVjMOsln3OalnojJaN3lAinZ9WIq2/rmScTykJw9czM09jVtJSlDqPuTJnR12p+4grZc24MmeHXKnz
oCttmNZtPuBK2/a70tZ9rszZV12ZsyddmbMpV+ZsryuTNul22nALpJ9Oa3XFSUeacsKRJryS+hnWtD9ioP0RuSlHNUrVEY1aNaNFwkMsAq5Sp2AxMqsho5Lg
fOZMZ3ztoOjRjSa0mt4Gax1dmvS4OJN0b+akUTZ0WJbgblnYjMskI9SIpIlqibdpQxCvAsG/yuSOAsIMo5pkyZC3CKaNkwC5slDBvKEFIEkQty5q7wHwcGgE
qBIVNnZlvBxqeFnXcEzXALKEGkCRUANYOwYJdXUNV8TiCeQyzGRV7dLDOisaGnChGKIj/29G0BfAtJsEPm2d6AtXCyjaSlEbrhD4tFAA0zI6yJroIOs5HWRL
dJBDooMcFB3ksOgg23kd5HHXeBS3RC0OLKl1ja/znrP8f/yNMoLpqtAkalfjitEnnlL3RkWtTzw7g7PuWHrWieoQR9wsfopKbPVHkrz9CfRPKSyKaxRiOA/Y
DGwTf0yemsKAwkmqCIobr7/vnvhjkvipuEodU5FndkQZLx8HzaEnjyqJCz0CWkPXGdAUuh4CDaLrQdAkupL00cD1gCIahhpUZwDXfYr2eZH1OS3diCKDxs4k
GIBFkKUTKhNIqHKpeXoAreZ3A+AUnwu4AJSY3e+JhBs6TCMQ7orKm6NhAfXqAw8whDikUg5AIrQ7JR2Mk+b1LuURhUwPJFZr0fBbpR74rSvrVTgM7bZx5koB
tWgMh9nnKNcFjuTo0VJ/aK1OGwsQH402km+ubSaDE7p+MaJD5IFOKRyeYY1Iv7krHQ7LHBTWlsjHcc7iPe4jRGIO7EcSiuj5YVsybLdDr9sZ0drn0fE6Wz0C
unom8agutzYZtcPy7bzpGKJKb06EAb/IzvRF8DT4f68dlXh32NFwfKM24uG5w6xqXgrFl8mgUS0AoB3mSGrKEqrlDprWIgsaS3J1nJR0iqsU8UVLcAVDlG6u
9rjqdpbRBSh17733qV2bkYAzHM1ojUdFaxyO/h97Vx8bV5Xd33sz8+543jh24vHEzsTOG2No2EITaZGdD6TkjbKUbf8oXSGVSpVKVZYiq38QilBZoTKJncpF
EWux6WJIWHlTI0xwqGFTNoEEDBt2TXCoWUBNd7NaC0IUaNhNQxaMoN3e3znnvvfGM/5g24XsqpaS9+Z93Hfvufece74Ptfc49aXV8/VLviroxnAfWQJ6yC+3
FUJ1AQpjBYVxAQrj/Ox3W0Et0z6Um8hXrXxvo/UF6PeQg1BxbkJsOlYn7UGWrw8ruq0WqPy6taAVH+AzvVG0MX4/S0nwVwCQEyBTK4pproIZQekMQamlFpRu
BcG7PHGLhCtLJgkAaTnl5/iUQFqOnMwoOfEZAamOgZQGkCK8Ud4iIEZaeXJTi3CrNazGmQVRBhx/ZTzT6FMXx7SSqo1pBYRou0iUVmpAyF5frWm6kafphgWn
yWBoLJWCTFmYMwEWEfY5vPimzpvTaEi9aqoP50gGmo9ySeQ1FCWXxECiMpmEqk4m0UTJJFRFMgnlN0EZT8kkZLeWemG8h+eNNFiQuNACKHmB+oZc/61+Rg8e
aTopJTf8t3FWR0I6p+RWQafUN1OchRwCQXA5nSFDgQq+gCTfZKx2UXX0IxybyVhNq/ICjh4Zq10NQ+TzdjUQE9O2n/WbZWW4pKV2g2m7hyaKlTwuBL8cDvAM
daHm9uglE4usd/FmpLi4o9iuX8sDjhT3x6shq2chj9VQH66GeqyGbGDPAS29UKhsLJTHSLtBBg3Ny/rtSM6gkKOhha0eWjqCMbyRqnBoyp+BATpDdjOZby9I
cGVK7lF9kPgjdAC7ex5xVAqHRg3X/Bp7hR5GHqFj3v5YmoE8cqEWDCelsI+rWvu4CpN/qi9xfHr17q3mTu/pp6VmiiL/uuz+vtLb557/2IXbRxpedc37I/y/
6StU0K0QBn2Chyd1HTKN+IXbNP3R8kFALWCHnIDLKKaUa59ko5cxD+RmyU6cnMVG4giD8vcTlGi5EPz83VcTtIYpfwJgCcM3QW+lZno1kC4FLNfYlwGISBlS
wMXODlM0Jx8qRHUHqXdI7UBs7GQiGN0P/DoUU1Jp4U4FWgg4gDvga4FvY/ihd32TDbw5VuM0X8xBwUrLUfFybA0nMVsZ2FsA+S3UUr8V+HIYfJuHtg619BYT
I16oDPH9tX0lFuz7qd5s5RhwLCdYYvZTALhsN4iHVugaLb+6vtI7J22ODl7RF48a8rxA3wmjhgqomEMiaYcXX2JwPIoHBmcr01C0AjhOLeA4qIjSQ6VJA4ef
s2s9Z8tz2EVaIz+qLK4UTII8LxItooFhKVeN7C8pWgi3Alr2PLRZI2I08bH+9NKrUPTSPHhQ9Crxu+jI0aVFGlfzmp6O7WANc0zVi6+zqpd2ReAtbZkKqt5c
AKa+Ih7tIgLzOyeP7PvBkipAf5UAjZsquGCh/PycoA5ODIMqjCNqIwYI09S5TYjeqPjZwsxDjsHUKIE044jhMNR83rnL8My1ClI5tZDKoTK1mtjYtSfK44ny
eKI8TFSrQXFPcxNR2Wec1lobtn4LX/AYfUMpLxzqjB7qusqfa6F12mBdweb91ViDizXrayI8SRoG3ouf2MGGIL0bTyZg1XevtMYSRSWKDI8VFLg6mAiLZinD
yIbrmAm43nwRIjZM5P3pmDmbdt1m0PQRIvC0k+Swaax2WsymYTINpetDH3iqWfHf/5Ug52LdZ6QoatbrJxupcaofRWe3iOsRqXI2By3gK9ZYjaQV1TOPCgxW
moJcrCRsWeC2GrDGs2ENRt3WVvx3DbMwv4/8aljAVNLPLf3nuw+///0lVNfPLV2gbIDrqbCfWyof6y0PPP6TsfNc4c8tvfXuP7z8VLYb5f1cmUb97Ch+9SP0
Sz97CmYMXEDs14T+sUf/MNFfg45h94NBh5m1h7iyq7kiYS7KBFHko2h/lc14wehDmJKTVsXaLWA7RsKBhXctv0DxUX63k8UNaqS3jwzwuUU1wDv69DPoBtJI
sahBv8E4aqGii39hDXypProb3P0HRZUgaqORyGv8mEiGvizPe2AbZp7hVVUQtkN/GrISdJc4Xd0D9aXeSVF9qgAdZuFKvRhiz2uGu9iEbtwuiZgUEiwnwb42
BXf72dul4kM2WNUTpLRgQBD4iHLb6ZWnDElGR4MRvfQt9qbTv0bpF7JfNIf54iIWfB1UuMPhC624qa/sD1/KkdOiCh6nK2tsq6ONEssV4nrMq4nbHDMvac6c
NIrrOjJB4o4Acp+9lRKBEX3xM8i1SMzKSs1Eg+n2/Daobz0IE8js1Qz1rQfGPKkPrXg6g+f9HrDlVkwgKICEZpHZotnPXoudxm/mPasRYs5aJLsIdqFnsiRh
wSJ8ckIuUabBpKow/GaC+U2POUyiGZ0hEM0KT5LIUQg1vWt7yFWhOQIQHgGQrhIGjWjCWoKT5iDNElBmRCEp4+01SF5TnwlzqCCIZWtQf0fwdz0cwqa/6Pds
+Yut695/bP3Hm8gdW8tVMQL7nR0i7Ewk6l10o5OJq8+0Eh/Tz67u4agn69ymLccn8Xdy05Yv0t9rm6QjzjWFGu0fEPs5f4FWwxX8hdX0Bd+9HHJWWjTOefze
kyBNATTTy3HUhB5aMGiyW3A8nCgiSZ5+4yjHXLr+ym5EWrp+CwIs9XFFN+JdXX95N9w/IGTC7YPkwWmHhE3EUbMeW0rluV5w+AAA7Ffu8PBXhry3ZKONHX0Z
C3rk4KyQry/LxtyQDdLolq2LqoJVjk/9msen5hwfTSUJoPAu0j0JDhzBaLNxmgvhyeyZGqOoqlcmsG8jBgNCjd8MPVK4D0l9IMx/R5OIPjkSiJD4qGSRSSxr
CuSUJGvgWTKMPFPhBLBKVB1kGPGBtEXggw+X745YSYJVvk+KChQvXUWpnhAWwAGkpG5FHsws7JUZaCWQDpO8RbX8H8YnI2UVKwJn7wmtoh80olAB0j9kRCVC
bIcX02w90BcmHjJKt7xhPmCtze6vdCj3lVHF50NVPBT5oBw1c0rlQx18HhxxvmZ2qTyyS1XI8CK927HeJPgiFPFo11z3C5Qt3cLOESUE1K1l/wa5ilhFiP0u
egXDEvVgXZUavpmUg4U51PB1frqPQOoR+EZ7WUMe9SZSC7qUZrgQA/a3eTOB4w/frNAJtRQvwSFX7MShsXgpPyT+P0b1dhlNvEmmWkhsDvVeUFpR7kpSb2Ww
kbHJmrVcXGg4T15Csa2SFHSP37NjtwreZukhS0kfOLcq5Vnt4LHGXJ3Apk0kyD3BLb39wvHH3G7oqC71O/1LQrI5YQamaUazWOHaRCeVAadp632evsbts1uU
y3cqQZMGUUXGs3bf5fHQQ8Y1ihVsGb9N9zvrt+sW8fZTO2TrHoDp3r080e8wDetzmOkuO2xN/MRma+KMzdbECzZbE8/ZbE08a7M18YzN1sRTNlsTp+EB0h7a
RtrM9saMNOqVMkCiIYZd6k9wl8pCVj+RLs1Ily443KVzDnfprMNdOuNwl0453KVph7t00uEunYDDed50xBMRlmIsPNbwZEyMBYoHm8RZIe5H5lckRlfwmlf+
ZVyTt8BFIc2jnVHWrVW4vcov8gM8/5LdTIJSY4P/jMy8cJzIsOOExtlKxwmPHSey7DhRX+E40cCOE1xAC1skHCeWseNEEztO5MCrufANYCs5iiW9lk4k7k7e
lQ4LJMWM6AdHKVutHTTEdik1OxgHyM3u05yPMx0kvkxBcAlkRrMRtF+Hg08JujTrgf0ojdPGjqywNpYV8jjBzJuWKJUg1IwApRpHyhVZAmL1bbGnnYYX2oVj
dtEOTv/w0MtucUnwps2ZVY+EOdR/afWa8w9/af2JFiM+ehMpihV3J1OrJ6fm6In0Aeiyxj5GWHal9RJh45XWhGDbUfhvuVL9Tz/3JGHfldYThKValLZZlz5q
MyqNaKzlYiLevL0+hV6nsFwRvpQlZ3TG0kcZSsGPyKlQMbnWD+kL5KqgB5rUXzDsUSxIAdUfl0J47w1lD01tNY8u9ZxcpEpfF3gslbhS7VN3+mrs76bYp+s3
bbS/pg8NG6w72frwt+CHupzbfUqvfKuf9nOSY23ozJFeJ3jz2DbKuqEbRoZ+NwwpXCab0RJ9Xm9cXpaxy8tSTp9d8QYaHgzfnX3mwoGXZuN2ABtVDpbhcCeY
QlRAyM3vOoTxO7foA1yyb+SfN8jP6/jntXqITpezBePeaJfAD27Q/KzrL9tgbWYoXK0Pdpezjl8YsqWBQZsvDJgL/XKhbHObd3GbX+M27+Q2Y5C1AVmZGXH3
IeCYuqBJNLZWH9D4av7py88W/omanQ7X7MxxzU7FNTuXcc3ONNfstOM1Oy1wvMjkntxgJaGRMHTF++afJ5dqopK4W5mU11MqJCvQSyR7KlbWQJIHOpTk0exJ
grAs0jPWhddzMHx2x1tu8ItjejVNaqpD+PB+n8z9mM1iz8FPEWUo1AbU3e6oE/5ahfx16LnpBjOU2bYOlW4MD8ClRQ2ZMKW4eYtOyxadkS3aki3akS3aky2a
dpKTssWfkC3+ddnip2SLnyTiQ0RomRChJiFCOSFCzUKE8uhk4weUhCXnMY8WLAm23R9lxZoFtiEB24iAjbayBYAx5swBjOrK5BcPOJo9PDQtvMxJeEIyT5Kg
jzjcuSliw343MYHgN30cR/CbPh6E2lwfxxwk0QkbXepJNYcTs1VrEqpyvWZPRg+Touw6v1AqT/SWxx0QkoJhTTWPXPrZK5INah2e0W/+ZPTEoXcIoQvBeQ50
uUKfLoFvXqH0jnncl8ePnN393dMWEL0QvMqP5/RphoylJcTujmsyAFlREU+ukEiYAj61IFyHotCa+07rMwoIDSuha2ZJL58L559/TMyKsxfPgF1si3BoF0Jm
edm0Rcumzc8wsJCNPs6DlvW6WUkZ62e12i8Lpc9mlrxsF1dGL+tvtclXVtZanEhztRJfnWdxft6rUvdPYFIwutts3mMtu9G58/rU3CKtz53ChfYneH2WE7w+
Z2R9npP1eQbrs1bzy5hj7kBsGiWgDW/JCh6vXMFibxhfJ8aHo73lgX/NkumhNANt9Wo/9ohvHvnnLNllSprB6yaTDGJhyzZFgGA9JTEd3yXldR0p8akLlKTc
CG9DrN3Ck2YKGw+GpLaeoDuVMDYLBtOEgOmogGlcwHRQwDSWYDBpZp3ANASNkIllXerxVjrfSr+VLH3gLapIY6NHKprEVlTNE0uTPHDX1g6qr7AS6Y8Rop5G
wDoVXch2tOFiY0fBRKobogIrbXtsdypEFj7lt0Gd0VbLTtVmPAsDh5+zaz1ny3OVPoV+AVfaIhWEtx8KI789NBS3kaFv5f6+0vvTL718+r1WmPra4amwKtJF
3PzHGhiEfJ7m3uCYQCH3GmJ4yQ1+9grt3LMtxw21B5teaLBpHmx6ocFSIYx0fLBpDDZtBothFH09xGJRj7DYEVo3fT244iV+UQ+92Amitaq0Vp/5fjyHerHP
9/VTkWdrp9/RV/pGPHXl5PNVqSsvIcNoE9+SnRmAq6thGdWrszXY+cKcW7jFO3ha9EVUoqa5ev/WYkKqh1TjdSzrJGczMU5s1z6ZZDp3Isl07vUk07mpJIu1
k0mWgCaSLNYeTTKdG0fUg0tREkRfDyaha6UoCYckpCQX03kCURKQkJKMyaNJprMjFEXhN8sG2+iZkGpvEdz7REq46/EUXzhoLozJhZEUc6HDKAkje/RQiqFL
mhs609xpKmgFwQ9au5xB866SxoYUXxg0FwbkQr/i1vtU1HpZRa1+4nKLMzgOpsj7KtkT8fMzbqgtr/c+X6xYEAnaZ9USqMQDxoKKBK4f7J0DC+r51sJY0NgT
5Jibqo0IjYwILREi5GojQr87ByLUZGAvElRYSgzCQbdI4QhjLusbR13e8UZc3vGGXN7xBl3e8QZc3vH6XWJcTWP1nw1e0WQRXgkTrPEqR3iV+z/BK2mV8Cr3
G4NXgllAKWDJi9uP77vw2H2/8xXBthBF/orQA7eTwU/vO+SQEmUu/Aj6yVx+uMLqk4Z1fICs4xk2AO0kk7sH1kSJk0S18K34Mgvf1J3GErSz9taCZg36niuu
yNZdpHD8j9f2vW5VQfKWOCS/9cbeFEVKzwnKXQTKI9Wg3BMH5eBvESj/16T+63FSPzoXqW/gWwuQ+mCI4P9sNfxH4vAf/n/4R/DfGYf/j+aCf5ZvLbzVaooZ
+h9sefAB/D363Jab6e/0JlGfTz9Hrx7ewcmaf9sYlsm5GZbJxUNxljvHhwac72wKjRAXLRTbFwvF9goo7opD8Wy18NNOUMzxrcVBMVx5DLx/f86cbJJbH1xc
UKzYmCbvO7Rv10Suale6WV/ZktBLAP+KK0LrFEXqprMUbJ2OXdVkD00lg+eHWQVeG2jxNrOZiwsUP7jn0N4XH11aGxQGH0JQ/OnmYquc/t7mYkuwzWbDohj0
ql8In9KgwqdSweQ984Mq+pButDaoMguBKsOgyiwEqlmxIBpUGdaP1gTVq/sefvBAXRWkvhpCavy2CDxX6YELVPTQ8WoyeJldJuYdObVBFsmLaOQvfOuN8wdG
8tWLhDLSghXAE8nge0/OPbcV6XU//yG9Nnjk6VTVgG6ivK4YEN0X1WPN4SQqqQM8FDPBXZH/V3S7JTptjU5BCSA/lkV+nEmx/HghxfLjuRTLj2dSLD9Op1h+
PJFi+XEqVSE/ZryYFaSBWh4R08qwmFaGxLSyR0wrg2JaGRDTSr+orsuiup6xK0wrDWZI12+mwAVZr9v5l8TYwc0oG0eBZMUduGWhZ0p6pliwHlKsKNijpGdK
eqakZ0p6pqRnWnbOOjEQLzdfmQPsmP00e7Zk2LPFY7XwH5KGe9rqCcj6U1vXfCP37pbIIHdTaFhRYTSUiyx1aCZSrM5u6Dpu6AZWP1w/qxHRhYyTLiQjxryL
WxeiWX3R2bs0sedkMZ8RZcgpUYZMizLkhChDpkQZMiHKkHFShkStOcaMd9CuZQSBt/4YMgqXJ3vLY/e89si/QWuBC0KpyNCvSi+bMIBB8/DAvjeGv8dmf2X2
PrL9q9Lzw2LEK9PDmgk6/uh9j7xoUUkYZo1g+ZdbTrfz1/oy8Z1dqAzDZkLyVFDM1Hc5f2ae1pevh+v5XjE86stTveVzNgyPKiYnw/qoSj+979D28vR6E2Wi
mx2ZevRFsj4qVs3B+hh9sRMd4f75BigOm33EOMCmn3thHErA9OMGQ6mejnSFP8BgKqgz2prI12RPiipFGpcOTpECVU/p5yf/sff88Qcau1nLM64X/+g4e+6w
O/G9JqyUUGZLB62zazsyzEHGnEgypvU19nbFy26b4mVXFkrxicvLTmN+PTmVz2cbWstLeh3XIsLpVR0NgmrpCNXSfoMYeJYUxXGcSb30f9sOdofG+XbjNe4z
mnTyJ6jGdhTasZS9e+ZV31HIpSjajqYk/gTJsw7LxQMprnkOTR7lKMVxZVeFRg/10vfiaG2wvp3iwulDKY413oNjPWvz8LFR0dkNq9jH9sjFXYo/BsUePrZT
8cfiCj58bLvij21T/DGsAHwMij58bGFFn3F6whZAdsMkShzrzVjth7ii4W5CYo3puL3k9z+it672R4oJOKsjXWQG6SItSeSdrnCmAvw9iT6SjDrsNKN7uERC
sBskBLuxyzmL49Iuh0Kxl3U5p3Bs6kLKcxdOeydthswJmyHzus2QmRL/oEmbIXPMZsi8ZDNkJiTk+6jNkBm3vYvF9yIEMXy1wx+G1F5VSWmNWhc054dfNzQn
qOsiQzNKdf19eYMYml/pLU9PnjzwlsVE58KxQ7vvf293N1OdqI7TvAbnKiegyAAtPZnE+9KVCaxfKtMFJbiSOK2WbuegisK0DuD8gOqp+qxcFXM7V6casGfF
OYaG8nn6xqVm7Bv0MD849sTHT40++PRHVreNItrWRuvaiiBBa7NkmLJA1k+98C+99x//8Re7LQDY3miv5nxUfpRVtSWCfI4h30jP2Ddy8/1U6mZCN4iaZe+9
cHy36rZurfwm9rKwwFUwToGAz1XktbX0Itm/nZ1LNJASgrRczKqOUTVDE0VVo6jaHdR7LqVhqFdgXr5cn/brUMlpBQ4tek+vg+tpS1j8qSWsIbQ3zpcthzzL
RfMARxpHDI4YDDp+SzSmh8Zl/CHcT596eLeUGquG+9ST49YswIeLkwBvMeBjoZy+AJVWMgNV4M7A7Le5cNivDMy6GsC0GZgOAxPJzvQWlZwDpnDnXR6CdnkM
tMs5w7UQUCOdZ7INofupOKEyxq+ujfFgJwbuj9gJ4VQAj/PHjvd+ePzHh94WZ5IwvndxziSCalOzQorNnJ2efOA7+t8vDK6Yam+mO9ZV+rShiyau7FTM3Dkz
c1Myc/P01ORRCacIDi0yRReRT5IdBsLJakH206qLUn9yieMqy4utFFo3s9YBsC0mH0E9wQthZe2FAAL0wDdDApRlArSN404/3ZTPpq5mcsFan7qXJvd2ntxq
nNdYySg/ISjPWEnYbvPKsapWDPebVky2a34ae+obs2lszEcqxHdDAhaL97/JiyqkSzUI0momQSFBWj5rtfkr/OX/VFwRLboEqQcR4xL6kUWOgM9GfmQU3NEv
YmZfknUW5STrLD4RP7IZ8SM7J35kZ8SPbFr8yE7E/cjS1NROxfAaUAy/XYrhOSjKhz0iYgwphv+w4vkYEWXEqOL50qJHXkSRZhFNciKqNInoQpJ2n2LJu18h
kD0EaciLNgoPuVR4yGXCQzYJD5kTHrJZeMg81cUjHpR42IzwsJbwsI7wsJ7wsFnhYeuFh10iPGwDeNhYoKY1W3+SQKgCPMw9joRJguOjzJ+rOXFoJ5eiRxjM
8vUJxL+0rE8g8KV1fQIRLyvWJ/6HuuuNsaO67vPnzsx7b96fWe+uvbYXfGdYyC722mtwvCxBLbOKwUBE/cGqnKgf+NAP6DkfYrAQH1DWwBpZ6TailLYmpa0b
SHGIX0URAUdCiksJcYiluglq3YpKjuSqVkslS80HV0J1z++ce2fm7b71nxap7Qf7zpu9c+feM+eee+655/wOB979LzN5wdCx+NDvoKIBRVZpVmLZ6X6SCo7s
URLZoySyR0lkj5LIHiWRPUoiexQ+Fbz0h8VLf0S89EfFS39t1Us/zM9G1i//w5rXWPCsT/4ht+qTb6TQl+jyo1dZCu3mTdozh3oubAFhviQOFffQbUilY7Sv
32G03clZGkyh7E4KoGMkSJTYGtUrQfD1fOw+BkyY7Op6N2sYZ2Pk4NnAsX9NulrP8YAtuhIH5DZdjXH4X6MIJUWyuIZucRC8JAzsmJjFBu3jKwGi7WJbX0dg
GOJgY93qpUmfIt2wAaLtIkC0DbHTHmQObsPMi4boyitru4Nqu6Z2LJlbi0jRxESKFt0DwyZlpGjZ7ZhexWYBIlnDbBVWpJeQ+EwTvmYySyA2lZ747cMWQwOe
UEb4jwiQsXG4fo/mFiJatiKgxSJKINdFw9hGQoC0w3Ao9kK22O3DdynfgFtNmUy1FMl/TOI+3WAEEgOcfF0v2+Z+BQbKaefLEq+zT2TvXpmye1IXtCpCVkGc
FoJoQWME0bZ0/XFSAlon0iF82V1VJqAqPT3EQbRDTJOkCKJNYAe4csV/FpG08aBI2gSpyZNF5r0Oj1wiaeuVr1WNpJVsISVX2khaJsGEkMDEmz8qwTwA64NB
j6/2zSdHfoXjf+jHHv7xJFDqGJxtHPT6sHxRGVVasgkoeZtQ8lah5IRQUgslx5GAyIEUUgLMjHiemo238iXeKsLk2sm2ukOulSUvtN3RAnnX2Z+5RpK4iETY
ol2WC5cdmATd/ONjLBh0fpa59lSFazmLyUfMrAAbRr6p60wxdY7b+svlbX1s29pxA22d57beW97WBdvWXTfQ1kVu66+Wt/WJbeueG2jrErf1/vK2fmnbuvcG
2rrMbf1oeVuf2ra+eANtHeJcAh8sb2vxe6at3dfflsSQTgyO8prgShPIHDHTJbXg7Ctw8lG0pAS8mAQ5BCy0WiSLPshrRWgE3Mr3hnLbjGEBuINws/cOZtHB
fOHxfEF7wHYJHtgos2MCxyzX0RS92+2mAZKhHMAsA2QMQBsZEEaOnPx+qw0HzJKWR9KXcWHcLtIqAiPF042HgTicIorKs2NC/Zgl67iuPUr3A4S3Cygi4Baa
Ar7QkrB5Tk5SE7x3cwijEUctiA2OZPBWaZQf/Y+n6TMmORCOvQK2KoKKEUPTqAGCH2BIie5Y0NB8ocvDpFEMYRCc7H4lifw+9yoS1xbN4NquWPSxx7okUBNe
3HXHLO/QlgyujTvtjGNtRreOFvgwgIUQcViAxuTHBowwgroFaIEfH2KNpiZAbdfMo3c9XVcg7BpiXgVdysWSvGIg2XA5FBtFPe2MZCPgQfdANpTTThKEz0b1
UDcb0qO7HxdIbNxt6qHdEhmZ0IdZI0HXbn6G1gQv+YCXWBdAnQoru1Qo/vxj+TOWcvRqmGtmJV1H6PXoSxMQPJz1ZwjjHjE2RgU+GmI+auenhXgOqzzEgG3w
DamwNkWA/TT2VIJzKODpEnWIUc1oiushrC8TaH+caoCrR3QTGu6IbkHDHUFIcY2KBK8YgWbc15tE3p2UnbKZCqIywYbAkKIu5hkr1DXMM+qYwYuxD+EmTTcw
ou4aywVvQiRdF+4SyX5iiElLr1kTX3Ndz66JSZnc0jGntcoCmPliaKxZ4HlF3bSIZT6nlSmoDdAzHiJyYaQ8H1Xm88HrIGb05bZhRt4xKdkqSUC46eifD4Ub
FoICQt8m5OxbxomMO1ZqmeJeKcqlxwj51yHir2sVKGSjx8lxWkVeRgPPC36WHQbpJc2vwuPfRyKkIgMO7XgOyuaIRo1dR0gi3oFQJyF/MAv2F1I+yvUDG/Ge
CYhrT8S1AjZJI9+kg/2Q2gV2l1/Ia0+kL/gTZhuf2DQQVA9kYyLhG0DqtlHUU2iHAYlmcHED7Is4/Ta4uCGJLBrY7UF1I54MtY9dRYs0ZpGyDWxUGqWwbboS
SUZ1A/AvUkDFWCfqxbpHIwk4yAucXLbkp2GZYpLec79AVyqLxY2cQUTEn7HdDLJXpkqCjZ7LRMmGWP8pvk/CD7wObqDOJPBkSNqe8oinEyD7uohED6jY0c1/
wh9QlNQg+c9nBZnOxTFoAJNOKagXSGoqAK2lI7QiDpHMgRgABYWwdSEsNhZM7Zpm2od6DW23h9OAlYGxbrZWgGQC2jhm6yQAKsAgsPNKoSVs6GZjss0MaJuZ
rUf9TrkLZDylDQYhFpgWxX7zunME6rhYK0sYWPrh/Y+aqmC9FrcZ52ij7vTScdrQZjdh31LrZTfjMLPdyzZxjB7COXuLaVr5hHHp9JStgmQsMEi5JxUGwxjH
DM+TZTorfZ3iFBqEzqpOo6neiJ5FvewWDhXkbmUbtd9b5FhBfRPvuoDIt2n+rucW9S10RX8fxw9BOLbJcIsjet63Ijm83axseIxWWagJnD8Kd2Kz3tICA44V
xOPWoMaAOscrXJ2Eslgj6lOMaYX5NS5qUxZifOvohhadTHJ3bpz1ANEUkBRh+wQw8NbTz1v5Zxs/x+jnbQzQ1/qC65h8Z3g6yA9CbxxljLwWzBJrkEB5jR7G
/B/GwoulMBGAGpk2kiaqyBkbkJguJrhZZLIO5nWf9KxjjplLmpoG5/yuKsh5sBLkvPNrMEQEfSDnAW186R+DnMtUT/7Gah13sU2EoUXaPIvbMotlpvJk9mUy
i8zMGjyns5YVe9pehbhm/K/HYE2i//EJJcdgxPWO9gGDkjjB6hmw/xeJ8LSWJxAK+LMO8CnyHy50mVfWP9RyrDLnigaHtl+StmOuD0BEPKMfu9vhfOwBi95u
zp/CpHyDfjDZFThDZLRBK79lk82AHJOAQmZlDV8cVWKudOGQoRd1UfKR1kTbisHVrP2iMt3agv9m+KGlp81DWh4al4fGgJ4dFYkEA0M/7nOFZvy7YPugQEip
A4+Ebey8h4nkEKeZ1fD5g4cE1uchrDyDPjZMWhHUKEwTAMIF4GukA/IB1M75xtcjcRCA2jmNEJIDhbBktkHQtu4wPZXFaOfMT5LT1IUfj9FX3plWzYUNT0UL
odVVzqv9mbK6Cj3/t0+z7QPAIEQelX/kdfn+Pz/dd6SP6fGRJ8kEqUryQzGZ8DRSVcAjRc8K4FFIVeFOJxkgqBI9dtQ4wXnmLMUTrwrFIBERyjOeKGunkV5L
bXM/gKejmnZ+BE9IKt8HYJbidFwtlO8CMEtxOq4OAFQLjXmzfxTYWYqdIodQHgJ2lmKnyGGUl2B4pvIiDM9UnsfpCpXn3HQdyrNuOobyNGCgqTwFZ0oqT7ok
36h8AxgKVB4HpgKVx9z0Zn6vm25C+byban6/m6b8fiwaVD6Z3oLia+kEikfTW1E8kt6GYZxgMkw734Wjp2IHUJfb9tLPodyXTqLYk06B0nD8nKN/sGvP0fhg
0Z6jccGWPYfMBArm/bMoN8xR/6kcn6N+U3nzHPWXSk3Po8zoeZQTc/7XqLhtzn8E6vVOQOoq/TmqjXJyzt9HxdScvwcbgTmiMfYmc0RjGNXniLYwp88hO4LC
CcM5lOvniIZUbpwj2lF50xzRjMpN9DzKlJ5Hecuc/yQVt875j2pWSw/cTYQAfA5fHveEo5KXDhtALYPYFEpmTYvWdMVNb8/9dDP8jBCN2WlyfkAAHYOzv3W4
wtmg+e5si0HBv092D/em0yi+mG3VW4xYmNZ0zcxtRSn+9naZe7SWhSxIQ86Dq0MRpKERpOG1BClargjSsJs1dbNPkIq+S4KUFF7Oz6Dyiz7ri8Xs+kNJsIeT
OA/Mw5n7FGfuC1FeBoanMhn+FGf481EuwmFU8Und7Sg/JeJhDrG0DvGmmUJah9zVUlpT9ZmsKdIaSi96qptc6YLdQI6l21CMpDMoEvEXUdgMcnuTON4hscgP
ibRW8MvjhybkIQ2niC04FmlZoW1yztMewGVcYOrsw9UEWHCdQ6+aTP0kn7y/FeQneV/20/78ZtSNGb0NK/W7vE9FP/7osD0GkaX+1Ov9MMv8OwthCtu4U37h
lQZmWWovPAgG0KGBWf7jwwXMMv895jNnfiN3gN/7J4erSPnFWLZUk2JtheK5ddDxylYcmIQg71bonlsHHapInVgsccWhSsHONuqoJakOtrPOSUPQW9nVb7q3
OP/zEq5iO+AqtuTJE72+kALqAM+Y/OfLQCowxL5QJMXgMjK9Ap6fx2xG9EN+ertw2KdethlOnx7cP28vJqvLZqOLHribuN0Tbr/kCVf/0hMuv+wJ1y/6qSc4
cVts/iDFw36ZTTiV65iGlchpEn08v/pEQaYKweQIJcSMoa9oNISyosqPrD5PuedLZp4eMfP0qJmnL5p5+ryZp6/6Mk+P+TJPX8Y8rcXVr1cRVO+ZVbj4G7PF
yv7r6TSM+7G7YEcLIIRI94QJDd65tM4vq+QisUzIahqbkWRCNmlSbHpQnmHmaorUNjxu6XBcdZM/LY7XrD6g2KudFQH2alfs1c6KwNtKFIHvK1EE3lKiCHCK
UMVe7awIHFcs8POpyou+XRB8Vyv6rF5iFiNJGx3boS90s806fLiFcW6mwSNxNlCMxVZZY/mQdvLz4lqB3OEtE27SQABIABHjikTDcaAOHmh5SHzMzzWbdcFs
YJsFHoR8qW3hteVBFsOQvlg8QvpuCjoo6jaJDVroWmtXq27TbxnbXdnvCP125WPyqPfIxNor3LlPmPA3hCcfERb9zXQzikeFIb/KM8wRbF5ijw7gy10eX+H5
G+dnGMCglY+n7dik+63x7gfZ/lgdRA/OenL0fwYlKbenUTa+QAohjv3vJoUQ5/53k0IoB/+nPDn5f9eTo/+TntUuy0mpOFnuSmFTmaycU9aInZfVQLETstg5
ooQ6S0rI87wS+ryohEBHlVDoVSyurSIJQo2Wr7etkjpAXOB8dhu8AEIqanAGcNl4U5l52/pTlHT0DNaDmUHrwQxkfUeir7ieO6iea+rFtEPtlBaJbbgzY83R
sUBmY0W467n0Dh320jt1rZfu6JMKslxgGz3Dy8WOxflPfvaD7/3+mXGsFnfoO/vDE0lNC1lNQxftdY4nwvwXFyQAxyzOK5YOVvF8Ht3qxAmvRZxQiBNeizjL
FkwiTgjihJY4M710O3egY8aZfh7EeC7dCbF7JwJ9dyIzVX+k7/ZFfQfVtGvuTtDrG9VI36UXVkT6fp4jfRvyJxPpuyqN2ETHJ4y9fv2Ffxf6C/+q6C9Se5n+
8kqpv/Df5QtQ7SOmLQENWC1zV/VU6//CJzNv77AWI6z67xd/79m/+85L71xwVnCroF2gQpT3PvzBKyGjXVyb7kvL6L7UR/elZXRfGkT3V0u6L/XR/fn/Bt1J
Bta6FX3zO9y4L2K8JiKtWYTahEVoHETVHxghelpVW/gzs6en5fMc/c7/QfFmB+d1UTXjSyVTQWEkIAUjQoqCMN/AO4wnYPXj7Rwtrqo75TuzPmxaaso/rWb9
Gnc0RM6CsNzYlcoF2n3Ndmfa2ZccF236ftmaEdNsNguOPArtExaK3GFTZ1M3rMpADX13ma1CTWHZ346S1IEdKEltuMOoE8bakbzO6kC5koVmJbtjVlawHbOy
Um2fpRUK5m3qp1lBnGWNYLCxeT0nt/1MbSWD1h4+rN2ce/e1nEF/5501jNsDd1H2hH71vZSYj46vqg1zzt7qKEMzStHZPBmTPR0FwrjZBw5S6OGplpV6PC9M
16vLT6+uy58e1PsVFi3gTFNnzxjF/rRR7M8Zxf4jo9ifNYr9BaPYnzeK/cdQ7MNVujDtnDDNHjfNnjTNvmWafcM0+75p9pRp9l00G1xttzB9zd1C/05hWnYK
093MKXYKjtkKiLZbjsEkJFxN+aXhOsuVX0eUX4enryvg3SYRAgRkZBVfVxRf0jhdo/hy4kzSnYhADnRb+jZBVfFFB0VDdcVy8Yai3Y4NpgS0s39c5c1CGJyy
2uEJBd8Xp1AojfvnPrr869f4DH0vXTYQIWpkEssnZRz0KrooXPV4un5ZZus+max7Za7uSduSacocC4iW7Mef1fzHNBZ/YejnnnFmAy7+7YKLv1lw8euCi+8K
Lr4vuPgdAFc7kG3MJj709TEqanjGl2d8KOttKkhXb1HRRE43H5o6oqLbOMn1oac7RlZCkp8vkth/23P9BbgyGQO1NfYo4Y6ADW73GecOu7EivgrNgODpZM81
SlufGIRozjzAvk/KHH2wIxLxFT+MhdfyFXZjsHHDPu8SX/m8pcWJDCYa+ErtaqmSr7BRy5kLA7yIWjeg7dj9BFBuw3yED+SdmJ0EmWyCI+7rQOgVMr1yR+jl
CL2U0Mut0Cve67oL2oF+Y4Ou8auG/5r4L0k+LDbYDnD73GI1d6adMWtCcYvHiQni312n1IL/9bByYuDsz2rmxCDAlqRwSqafrLlJYldVuP9e4wranRqk3aki
AawqnIOvcYUlQw1Se9SgRLH4zE+kcrZa72VNWhOy1jwre6o425Fk0X7Fi/WU8yxny7Mj3lWtT1vdea5QJLRa1uDVHpTVqbp8elVDn1sQbeDVLnE2WklItyCk
W5Bq4NWuljuoBde0sJx8tOwVB2Be9aB6BRHtvmzguOtYYzvQaIibGnbQDFvf16xxLOgcyJLceZA2p8n+rKE74tRFf1h4sPpI5e3FFS8b2K+v/JN2eYPq9BY5
29mALugaloHdJMebsyQV4p7ksVvO/fKprpu/3WX8fXUOxidkkVdyMLHjAX6oYDDf3sahc+Ub6Mbulm/zms4fEgf5KglqOJmEG1VN15L35RZS3LlstKlLEt5B
X1DlI6ZvDTjog8zAruczFhb9+zM4GXq7NyYIeXBa8PFM7qc1mBM3gQGoQuMBDIM/g0+fobXKy5j++6hozfp7+FU1cXrvFm/0Vr7RlzcSbRq9+eQ5HmbAAz3G
IV2udGUQZxRX/4/nZZWPaZ4drFqQrsG/Ny6zk+uQ2Vfn8ySmj5dUhtRChIfhBq/C64hY2CMnBxVhwxEldRPJ0CCl7J4DCKRASEMiIQ3JiVX4q8ppjTx6DM/1
dIvjHNpm6tg4h+aAxaEIcWiC00jRauvmopUUfpFWeP7KFefX+97boibcr7DB1Xyp3CWujGRkNq1lybY92BdozaKn9rb8vj/99LBAwvYPyjpATXb7Kr/5rJnn
W9IExSRtJmpA3KgP6lxFXhasldi8AdzhUPhP3tbScty/osNKNyt/sh0u26zBLFGtUnQTvh4Ad0/VIFlvNwZX60JLuuARQ9DyPwRnpSfSNX0VpUOtZfPHUnCs
21e56Nq44M6PpcMoOFGTfb4PaaDPvjWiE3bBXtVxjCu4KyuwtpbAcaya1VjXkfsqsWl8Ykn208vaMNOO6qFeulYnPQDdsW6CXbCjR/XaxXRMr4OBkvMAr4WB
sq3XLDdQrlvUo1Qzhqsc54gD/RpMv2oI2PIRxhhhfJURxhhhPHCE8YoRNjDCuBxhG31q24GOYqBrMdB1WKPX6+FeuoG7NWpGu5aGQTXWY7SjGO06jHZ05WjX
L4Iua7Hq0Tv0BvahG9OMmhYXPm9JNedGBz/1MP6csxeicZfrDHpAd/hEOR40q5iRfXsqUwOglXXTif/eD3zjcuxaP2ld+EnDpPdEmaCHfla0cr+Q4T6D0Q+S
4X4RlOcX8trn/DuD5LU/KChPTD+9rCEkt71gf2va/NqVnCW0bBmVjfpK6/Eq1RVr6xCt4DErhecjI4W9fim8ERKYk3cVoWwkx09AkJNEhhvS/vmOcRtnAyQf
+0bzHbobTfkJ/MfHcve+jZU6Z8TUNOVzSsUpH160xArw0aKPDR8tzuI0JlvjEdlEY7/cmOVw2ua8v0hSDTIQvvu/Sr2EQTPKtd3o/kuk2visTxXe5G8E5ZeN
8lNexdk9P4IsQRZKzPpfiHVS7GYR7/JrKE/CKkDlW55khXwDVoGIXYyaKI97EvbyqscpvIEtx4EvL3ucvRvYchzv8iLO06Nt7gtwnyIa/Q5SD0acZZHdX5dw
zk7lEU8yrtLl++bWKa6yxbnkZSO587C1Rp/37naOB7ie8s95s/4xc33WA4SVXJ+m6+dxTXvdJZRE2CMBnr5oGv+E+pMf/SbDv3h5hMeM5xlC3i+DUvmRANRb
o0fyK84BpiASR0bJvz5TOH06ciQ7VFBwCo5gnIb1IjLRRewothb3L8MxjEdwyGPAML1u1n+EirVwi+Ku7gGeHzYNnkkJB3CV006Xe3eGLZ0cSTQikUSu+Nh4
Uin5t2ds1tvO1SGoIpMILbKJ0KJ5i4hmEqFFJhFaBMZ8CvSjyZStQTa0iDde2TBSotE1UqJx3w9SMYKUaPzsOdvYWdPYaXvjlLlx0rT+Fkpq+U2U1OpfuNIs
4N3Q7glXGga6G+eewyS1+FIR8gOW+FJJn13wigUgKE+JvXvzb0iAHBQG/s50gx2/EPX1WOrlvuyxAgkcD2COmhEnSpz6xoizDhBDMAEHSwSOBzBHwfmyA3tM
gAAXuFtyuuQAI2xSwYHjgQSOBxgee5rCLBNIgkhVpHfzJBzUhZUsovls5/qx9UGD5rq34H89sGL8kFeJHZnHyRJjMl0mtVDSUH3zH9+8RMS+BN2fj/wYM8CF
ifEiKv3igsG8O49fnJeq9613/km+oEST/hd77x5dV3Xei67X3nvttfbe2pK2HraMPdfCgI0lW42NZdk8vBQMhvQA5bRncO/oH2mS9uSKjHHAcbkZvRlYYAGC
OqlzCqlITCoILc6NneO2pHUaMnBSToZLCXVTcuqkbuokJEdNSKMmpHVSWu73+74510PassUjJ7T3wJDX2usx13x883s/tvAi2ibM/Bl7oQI/VdgTLHJUFND6
hP1KoxFP2O3DEU/Y/NgJmDGodZSpcpovS0gavmW8srkwlZvMcJTkM0X7Aqcn5zhJz/gti1+2U8siM+Z/3dMBGxK5qJ/P/LiP26ZlceUuL3TlLl0vOR3zrtwO
IECVtCv3cR7Nr9+pR3Dcjtj3ew8U0Bwc40MMSAZZu8Bj95NBgVh7g32fDcfyIeteOybxgf0xJm3xVKa5qGX1QoesKTuu6wALiDJor9Ru0CW5nAYF4pNwQm7+
tnjtlnLhFa+xoVxwxYLbCBgn0lI7LGEiKtTsWAkSP9GYEL5jjYyGv/3nok7ODADurCmVNWmCPoh8ETT6B+C2S8f7odS3uVBaC8d9hK1zMTYdk2Pf+NYXXLBs
nVg57F2UTFL1XeD/d+9KcBtZBz8PhzRENxYc0lqqnMrjNKDmDI+FB6iqKFBpo8xsgvKaKFDJHtCI+KnBIbxk/PCT9fjC51xx/na09j9ru4fOu9Gr8i7iY+Gm
v+DB6QWdwGyMyWQkMhfbZSoulZnYEvWwIAS4lmgw9k2vinmqFtdS3/QafNOr7JveFnodIE0fMC5xCMB+ywX7wS29LG7pLcGTPYQnTZAqQTYcjioM/YipWmKc
m4k2NIpoG2iX8c9SY/bm4xV3Hk45yDjlCwtxyqF/wzjluJVHKsetnwpW+fO7XieskjbUHqv8+V3/frDKibteP6xyDlyS/+C/CQxCnPAbCoWYqKQJO+7ElNQB
BIUgMS4RqE8zRDAxDxE4CxFB/Xrx7Cgigjr1pK4RgfQnjR2izVsJUch5nLniLpcEY1p0TDE8EGhNHQSL9SB2t4oYXRhNq/jlxzUNgVVlzrpxDtUbwUwPQw4A
VyIcSvxcFizGJleHZSVHgsWcm6Ny0owcjnEg5NUuxqGUxjiUuG2JcSiF/Dy0PLkYhzImgsZhgsVKLBrpYDGORS2jDcBaMVislQsWwyMtfigXLOZIsFhZgsVa
abAYHs6CxfBSLljMkWCxsgSLtUKEuukQO6MkaSnTI5kz/p0W9c40iZXNLIrxDHLGC4n+gN8tAYEjGcxpP5V4P7Vd8gowgs+yG+LFHGydFfTpHmwrR3QRDozs
/bL1MAfdEGC6MKddqs5T2pnFi1GfDuh4sQnHSCgByS36kX4OsDgmU5uZmMPw6w0HMWVGW0HyS0nebkv29K7IoL7yloW0r5ygDrYHkJcXkhc55eCzYnSmmX96
SmJjFhgxeFL9xMUcEs1z29WiRmpFy9Y+H7cy5ihpvwJIlrJJyuzCw7VF4b3NwSNw8JPgkUEEj4CmOtqr3auVpOQHkiTWOa2SpEt0wmSQ9TWIpBbPc35xXjnI
EvTvZRzWSGT2agRfb7BjgrvSkBUh0HPIUojhBhQ2cOiPOnBoRRanXmATnShceAr+Q50jhQgZwHtmGjMWc+qiA3za1EBbQjQPkujx1QYNsYmHHuKfHYwLyhvs
j/DPskYKejR/NtWmOvdrGwk+nzoYZ0n/Suvc4agTL+6URq+UyNft0szPaiM+0rXoIB3VmebC+xXg+860kskvS+R+IOUCJFhcfzN9Jn1XdeYa+uWBuDPX0DsG
iJVg5sbRzk1pQ/kU4mX2PUFaPJPGWis0HLjvc2SrJ8DG7hrhNXXgg1CjVh9+UBq9W0DvxhnFgTOKBbTpKGvnu+sVVNxCsgMnQi2EPeNxuKPuc2hYfk45KQGH
ARSQTjNFOjSBRGwX23BYgi2SQmAU+kEoVYCGmklpNxByCK1KGczLGklcuFryFiqkKwRSKiN5Qz+SJY4SNmoiFyW6WGITbmUdknWuQ4bqddCdrXNu4a9/TPqB
QMdOHG4inqXEUZDd6MlBuAaWOErSx/W3EuYtIZSyB4dbol4c3hP14TCBKM4SR2Euw3E/ojhLHKU5wG0iirOkozhLHNW5EsejiOIscdSnwvE4ojhLHBUa43jS
js7HkdZ5NY6zdnQBjnN2dCGOZ+zoIv6+E63h7zvRWv6+E12seGzTDsdFWupijs20EFZ5FMc1HKNpIeryII4XcqymhcDIaRxXc8ymhXjJKRwldtNCHOV76KAQ
wmkhuvKddFiJSE4LMZc30WEFIjctRGLulGyP2yX34xbJBDkseSGRLLJ31EWWyB7JEtmSLJEVTkjJsc23brW+jNMyn57EaTfHmlqIRYXyuxO5JMuZaxRTdwJg
zsIBch4Yf7sSHC38BFDhI1RavO0CZJjgzV+LBKZNiLYxrBCa3mZ3QXG31eqE4m6r1RS9X02Uen5STb790cxPXrdvqhbM27zAWl2CtToFazUF3dQEa/lRB+9v
45PHuslQnHz7JUNlS3JSIuGkA3cuDlGpI0IF7lwcoOJLfIonuSyzhJMloqWGDjfZleuUyepqhf/dtX2jMhy+OXYzimsEuQXecXA51y6XviYVCWfCYS9LcwvK
TI+WAkRO7Up+O8e+wdzHCV6AOjST5xNzxvkZKskN8mRwDSdRz727XK78x/HEkbO/ta6GZ4rN4UhI/+AhAwUzJGWpdeUhsxBdE5Lr3czIagnCo4sg0irMbsrP
cYVEoRRyUu9kFh/3K/yEsIQuVrLCnL+myxKR6rLtCEVbiIbhnzX8krCELogWv9SSl5roeSl1nJNwfvaXTBMHuURpZaFM9u7/Om17fXu82933pna802HKQIEb
nRdm98r+54w9O1Jn94qy80wNnD3LBlxkcnzO8KJsZt3/ltbuC7RUzBXLDMOxxqQIKCX7K+N8QecGwErsr9RNtzn4GQQDz5kEAe1GZHoVAkxrzLmLU0wIeKvj
F4s1teuJTtZVwPBWA4SFyeEPZ5sZeSG/cw/IlPbTSJTxCK0lPgC4IeJ3jZOC1pLGNfRPCra7djHnhlC1T5w89HeOLkSStmpEd4fpbBxI7iHTaeQcCeA8zGZs
H7bHmrLh0FQTvya6eTNhLwJ7bBk2YZ47VxpNHgx+NZ0dlCEa03zMiRvCkJaSGf0ApxDVIF1icx7jykcd4ZSIVjayDF2MXPi1Esxz+Pe4ww3sM984qht4XDdw
xEH9DZ3aKzl2SDJdJRV+y6R4KCUTnBMNLXPnPKTQ/Ot7cjvR0oqgo54g08c9+c4RhD0Qxv2EJ+zFYWTco+MhxF6WOMaS+/EoyiCVOC6vy2R4QI4pzYTZXGMu
2SKJAIDe0aVki+QCQDiZS4huAiDms7eGz8sEMOSNAl99MF7IsGtYLTii07pbQq7g91tlNYgSRR+xWnbBnxzItM79qZczKJctxqAemM9qqtHA/R0GxbIDPH2/
Zr6PtcYKI9FHwP7sCKdErji4mPD3mYlqiLNxgwAj+Z921Ey+/8IDLjX3tWP7Pl4hXjXzd1eWhOta17GQUEqeq4znqS8qc5TYIfl0RS6cRHaXCpfpKCXHaUd/
5G5xxOZ8WuiCqlzHUjf1tUt877uor7YmaBr2jPkuNGKDKaVS6wnborAKh59gRmuadba55kzOjxuqKMFyXDKmm619aHQSic2wDFutCT4FUSRB+SVHflgx6tw4
qp5tRPGLQ748bOzGddq1NN2edXlYb886lqtDtbCdM1FT1Uymgcb1dVuiylRNshol//d4UpKiZRvgPREk6up6JdQLCtdzYCZnnIQADbn3/o54MTESaH5dtueQ
NUGwXqJH3XHd1ev5Z/e4YMvkvyBDH/UfIS5AmjFEAqD1i7lWGs424KxJH6MPl+Cwcus4p49mKSLEy+UMpjGancKqc5UgKH0w8MUmB/dC/rZ0/JmpLOiHp60i
/e6iT9Y0hgcKDa8doH0fEAjRH503NK9BkI/uEsSLyEXPyCcDzYIkAXxXGDfXmH4Il1lDfjfL1QvDPwSu9Io00hVpyIo0sCKldEUckRVJzOqB/ywQdA8ENiJr
hEGRXAmju/dOjTX3OyLK3u8I1uKKfCXxogD8AjC3Wgd8MSvf7wt7ut8XS/Q+X6zOU0iU9Ou/w9bdSXAzSAgX99JJ77UDyr+ZMCDhLmAgH8vXhxs304d7k/vw
0jge6c65GzY4ZllalP3RQdiEBtsb9WFB+zY70/h092ZngnM0SRcBf80vTDHlRm4tWTGaQsiaBGkNnYq8AWjrUCFDO3LmEezloa2R3DKOu65qpnDXIXBXBdYi
uJNERhGyaVL7gYE7pL6SReFtAPisUvP68bhMLzAoEwnntq9iRSGrafSQyvpNPbJsRATyBrIJ3AkyGLpTDzYHuauw4BgRbzCGnRT6S5xYfCf37a8f5UkPbpZ+
7U7sXZy3kLrusLKH91QnQx2zLzIFPDaXr3amV5NTaAyGC6bXicOv01x1pjsvB0OdepQdGpYCDUsVgSVpjGGoRDTrK49mMwGhfMqXwS3kQoporjBtnuEgNJBA
hllyH5qv7eO8ElFYE43BhAPqDs+eoPnslNa2dAsjOuXEQS6LD12ZBKsqcYt4MA0WLHE+kVqG8DVW//8fRv/3ja7n7Dboes4WdP2iLej6jC3o+iX7J4iu+9uh
677F0HVfAV33Y7X69Y7r+9/o+n+j638b6JqNQZel6Ppbd2Tohc2+zE8mW4sPQDCUm1gSEb/NA38+ldlbZcs6Gi1hGzusTbiKBWS4eBbIBJ6YteNqSh8GcOV5
GyluuX5No/gV6vnWBT2Pa7T4Cwckoclw00zj0qsZqSEkz8ZnP7MO1GurQk2DWKQfYP2BalxTR5Brg9sLayu1NmSBaGiLaGgL+L+7vtyIhiFNXgNyWWNHfaUm
mCfSmXC1EHdiqliFGOOviFx+qiJy+cmKyOX/oyJy+ZcqIpc/VxGUeaIicvkzFZHLj1cQkWWyfS+cB6TEL3FZIGlGY+ATNu843xiIE46ogIYwsZFglub4CVbu
+GHytuTtqjYQlZM/PmYlMz+esPGri5+PefihtFSLe2HbqEH30wvbRrigLUSTJWvehRRJAdxDa4D5YTp0bLUG6dAJ99AaypddiMxxW60L8GurtRoHmDVqqDS6
gg5VKH1r2EYtUFYofX0QCd8AJGtPOb2ygIyJZM6HYDEcMDZraPLFYwKh5nwUO5nBsKAereXwWAdWnfEYaHGN4D4BNKd4rFrEY/SAx1cX4DGiM8w6sLYwxWML
8FdzHu6otsEdlSL+CjUKWZLSawH+KmCw2ivoRcdr+7zMfwey8ILMqA6tEFDMKIYFbsbWjBYHEqYPpURdfkoEELi3pqgxDTtTE3amBnambHg2mJEbQt06iYvh
bDiBVv3oBUcmsZRMM8/UEBquWQuhclEn8lAKQ4EAlZpQexA8h9sEddcr/YQnc3zUE6rwuCdzfMSTOT7kZdzOo16BZs94MtUHvaVO9YxXWGlZZe5B5yvoQfO1
fRoV5MdlqWmNHOGWWKVD6/FfUDmCLgvbHyKdWoFbksm/SjTHzBppDMzMeomLZHVifgOJ8w80151nXRqGdTHbXViXwLAueufXCqyL2fKdsuWdDDoq87d8hXEC
X60sZF0aLKZkgAClvXw7BxAVvRydiyyH3nQaIMzWf80AUQCJ2ivow2sFCdbiN5hwGoU+TTODgWBgK5tk2sbbruI9PMgRxiVeBs3USB0BQw+jLqRrqrCKUnJR
ZtS3dl4oLIIQXmJoYCWocj71dr2vymWji9SfgAOj8EuISXAwaZ74AFnJSaTaS/oTN6e0D9Iyj8EYV1MNJG8HVNFGJRwwplE29Z5VsiZvRLfOC1Xi2o8QsDmb
LhsV2K2UGQI75uTyLJBfpaMHYslkFDcXpGnVqb6bMEXVVcjgilytbPcAs1AzNRkWVtVIa2pw5YIj1Cd+XIwn0jPEl7C5wWbjgx0z03KU2EGWZ00JNrp2SDOE
ByEbdpqYPfSQy+/oMmzojfA1ZXzzZHk89crMvv1bk4VHscqz7BBVyjmPpLeFLYTnpSTAaWprgZMaKUIxUoATrBtOMBROMDScoIdk/LCfhamRYGHSm1AsBhCm
kmn2iP6j/GzyNE6bacTsio8YxnSnmacZWxjGA7bA7bRZpD9Mc500YHBpJv/zgxzmmwREjlZxgkdtDjQmQIx0Z34qao1wngElDTC9qjBlmUoHW6vJJsxm8ol/
/O7X3eSRZy3OHFg05XWFErDD2IK9WQNBI9picDDFIqCw7fZfUy6n2GOK2esZT9jr/e3Z64OavX5Us9czmr3+iGavH9Ls9QHNXk9r9vp+zV7vB3vN5i/tHRXz
Y/vhv0yv7cP2h/6L+T/EzA/RSKJlshUf9WIxBnpxA5TGvo5ZhaK6C4bL6/VEn13LVU7VLi7M+dByia4l03I12mm5PNFymS5487RcdUUXHVEiLarlqotCwluo
5bKvy8AcY8npuB4VbVym4YKQBOzew0DFzoA1zXZxBiDV00bfBR1SD/7o3Nb6Llv0XbbRd9VF39U4l74ryOu7gkzfVdaUxU4n3paJt7W+K8jpuzDxqPQk+q6W
rMEZazzFP6m+6z0ibL1XYGsCgYwlDgWocyKNjNOva96695zarl7gmdviPoRVXzsAxRa0Xb3QdvVijZbjBkSUPsOS0iP9OXCz89quftF22dB29UXLsW7LNbvf
v7i2C/U9BJxY28XgZGttl13QdjUgKtfzIGWn2q56G22XDeCqs/8DzU99vrZLFw3Labts83js0wuptqueabt6lW+0Xf6r0nbVRNtVEx5EdpFou+yoBy4XNufZ
pV5odrF2s/RJa7pq6LZoumpGQixrkUBLiLawi+WFEiLoiW00XbW8pguIdFFNV03DUfncmq6GFtUa7XBuQy63E9VkI5uEw5m4aL+CrtRfjz6EAiCqadzIBAVr
5wWNgE0GKUIjBgkTKyI8+7arhf1nZIGJZaTcw7ghh6V7DLLoXDqW7nl1WLpnIZYO8f0US9uFLZVCUljE0kZEJgjtKWLpnrNhaa0olJ78lBBy52tGyLPtEPI7
BSG/SxDyLYKPd7+u6Lgq6Lj87x4dVxeg4/L/YnScImOs+FKxcFm2ZzXbyDLqqsHCJHucBQuXBQtX22Hh6iKor7MN6iu/Llh4ob3BfgV9eP3Qr0G+YSYBc7FL
Ry0TyTic52Xk3krSrLN7VzzAZoESq02QSjmAi2cL+bVq8HZhtYAK4BlswyW5Mw4PRyuy1DcohBtk8ZNcgbLWbhg1uZyGy7fwZKvdky25rAdcK8ZV/iQ+kIu3
XOJL1PwKHXhJKG4XHVBzTtm5MiBv/TnEwkBSmzjmMn4PEaQYIDwRAZMiVZooSdo4LbOCJa5sU1HdqoslK1Gfc9aTNsEnh1wRsA5qNcqjrqBYEkMZxx5whQRP
uyJQ3e8K0t3vIjBgjbPPRUAAV99gkj2JLLokoN3pioB2hysC2oSb2p16tC6nT8rztjgAJw12QqqKfvictiBS9CT7PjM/h3t0Xv5RRIm4EL18/L1lIOpNcXOH
6r2K0zV1wGYBX7VkzQ6uxiKOl0GyRkJ+IUD6Mg8TvnirT/oy/ilfj98HTlby8ukg9zIygHIexlreg4I/UEqOBuPNByZ1DlauCB+0g45ALmeycTierKdVDzVd
f/oejkHi89m9mhgeCGVJpkPEaqx194eIxVjrToWIwaAlDGFxTsv9NPLdQ1jJyVDwynPap+kEjitG3OM4rhxxj+FInNZt2+yvyKl/21bry2y2TqOhkJ2llBwL
x7lvzxl/2huw6og04h7uZBshDar5RQxE/l2O0WXVHNIf0OeYRCadOjvjvLnETNrtZtIuzKRokDFLNaTI6wDd6BA1xWwgY38+EPx5OsgpTgi51YHcMtTGWK3Z
BqsxOhPEVj8crSwits5Xg9jggb4UBcqrRmxL/0AOsS3xJUZsw3erGlcBvVut5IIW9oBqEGr7QK40gzpPrVIrFN1ZaaptBlpDQ2ivU3a99lQH8uNK1p27YNYt
Ij8shxYcahJL6IS5plQz6WfHC64qDTZRM1ZGGOU71xNr20jeyzU4a0JIrYJDVCN5jy7Qydnb6pJAVXzhbQ72wEY1qdNx+ltp6K8uBZUifM7YGdJ8fOfpb+59
YN9Dm240+D8oVoL6zzfy6mk3rOyMnf3xM0ELpeRrsw+7ycSzbmFawnZvQoFJsgGXkGSWsJGsGWfRKhO/0ofTdrPSKqmIBgzYfEjSDiFCjDDvVfWy2KQMK5Fi
S9q38kaKbhmBlpL9eeRYzZmyq6kpu5ozPyNrGmiFiA6mZGQDNutAxyu8BUCw4CWwNL7uDvxNiBggWIV7VuiTHpIMx5Vi3IS+XkCG+JKuBFcatKY96oMF0xer
2ae8rdaJMs7XuhMe4U99fsYlHKrP5+j8aFl4zMfLIk4f4bDP/Z4QHFS+ySfkykwONa0mLSVHyogWgFiIhFwg7ieYuJuEXG6akGtZSuKRGAx0YY1zkkMU1rmn
HcTkrXVnHdAJ9utyNjtnyoL153BUo+5sWUxGp8tCFU4S56yzcpWSk4z1T5YF6z9jdNs3gRChyBGT+LeC4uOhXGau/rNn5mLf+TPwoUeqrDntTD9rLhS867uI
clVYDGneFje22V+UH/5tcXOr9Rf8g9alIgkS4KAPGndct3DE100e9OXCjLkwrS8w192lBUdq/j5fQuTu9aVlCJJoeTLvWna8Mq512TpBl/DbkqBLdbEzPqKm
e0Hb8km6OrSnf52xuU7SVZOADFr7NElXDUm6yonL6YUlJVXyjJW3UCEuULLq7yQ4ef79LC5cqQLOh/UvNMBL6fKDH+TLW1DxG34cwdjfnXpo78Tp0RFnUD/6
hUMn/xCps1ajld/kxxVuHd87sZ9a6afz737uCx+uIPt6MEYQMDFDl/158Qiyk9nWTrxXyjxVYS0zO28NUWEdkYxNFsSGkYIAR9wvi/fNXDgDlx+pJRP/6t4a
oVrvxARxYMy1ng7Et4wIvp3hGSyBYRyYz5CadU3aSxAx6WO7VMcuHTX0kE6uSvtM++Lg6n69w2qi9RbYBxvLpYRfYtZ5IuQtyZylyTKYt2U8rlnMI7qa+CFf
On1Qs5qPalZzxheuiVjSXs16Mqt9vy+s9n5fWO19vrDa9+nq7/f6wmoTy+prFrZHs7R9BfzGtjd6TttUJrXNZKIimOilsthMzpTRL8JdZYnxnS1LLO/pssTy
niwjljffrlvEo1imdPJw6yCxtX4hcsY9GMo2Oxpq5BgaWnB2+22VA0oZkBguasXcBTDFCPNTZfpuF+GvkQLfBvsfg4in44cBWDjGlHOBzMwLgfALAptD1otB
3Mx4uqWz8wvBsMi8vaaWclzawvuyrQzvETDvATETbmAp3xHmmI6331i3Fiwi2GrmwJqGA8P7ab6ejOsIinRU3BAJ2vqxbTyNr1a0R1f9GV5qCV4CYkEGPiV2
doYffErv0BS0eFfuoPanOQz/RCHMLi4n1jYUODFDnLtixEIBRvmstYVO5bPWJjqtbbaGkb5im70mfeXUnx0jRKjSdxyUXNI4sUWnXLGjPHYnFztAX8sioOoe
a6TQfJEzpwdvIKRQTXOyBM0foncoorjgIgCUNlHDcT045Kxz+mn/06FJ2z91htDuFHfYTMZIhorCMStakSaDiJRG4DUEEjI8uOnbQjirWmEhCPS+NxYChTqV
bp3ROPNFjTPnNM58QduZZyuCM09XBGeerAjOPFERnHm8EsVpVL8OCi5ACY18auqNRTqqhGI+k/psDFnH9Bw8oefgqJ6Dx/UcHNFzcFDPwYyeg2k9B/srAJy0
UTdM4zNFGoE+sppqs5Ac47QrmtBTrkjrJ13RlD7ninL/hKs1F67wrsdwjEbdozjGo+4RVyaTuaasbQm1lPhKrT4T/6ESV4Fi9vxx11RsAed/2jXpkrhuXAtq
iFY7NURe3SfpVOG06261jgQiEBwngeCgPj9G5zP6/CidTwdCC+8PRFDYL57Fuken3Oj89oJCNVWVkGRF+/d8nbnXNSqr+YICQ2ogNG82EOmAaB9LB2cCIx1M
0AyfDEQ6OBHIDB8PRDo4FsjMH4VflJEOtmjZqigcbBHh4FKBrO0sHEClUxAOotYSBIRjRh44arh5c+GgvjCjBYQDeQHhQ3kB4UEtIExrAeF+LSDsr7wqIcTI
H+cQPfR+h0yUCghwLNcCQgqQNS0f9Gp5YRnLDmeTFapZ8LaRFaqprMBp5dnHyx1v3iO57FoSTGxLqgWRFWFReFz7CB/RVohD2grxqLZCzGjD2gE/F1qzXFsr
lmlrhf3K5CZ2O/RVmGpcXO3m5UDvrXWNYM/rmnWvZEWb8hIWSEytZixNbU0TPT9500QPnuxp92SPXH6tGrylfyDHGy7xpZ+EaaInM02sEcsEHpie1IhhWMjJ
oFCPNdrUj3FC29OPHhbyBdayfIFQjeh8gTNeMYNasDBfYD/nCwwKydMCRXyn6ud8gSYBw68bc/OMF9U4vQG01/44b0W2mNNLWn3Yw+IFDOoOUvIMwvRIiC6g
kUJhiHIPq1PVoeKzOp2tGJc85kHS4rMGO5DirIPO+vmME/xErlpeEJgmfJ2SpqkLtfWm2blEVxmIYOxyJRcSjHtVB+HaBtTXkRdK6gu9jepmc8Fsii3SASDp
aAckHXJZQ1a+EZ9rFnkiRvfuStmYz+vqDaZUQQufm3e3hDyCnaqvCBDMsqyI2YKgYm/RFhupXhMD0TUismRE9/ki2N3LzBMzN03N3HiauekQ3DbjYYdpzSKy
S9SgWexMNYud0Cw2UOW0LYRIAIvPKlnkkgykxkGAtEXL6NBECq8AVehaCIqAtKD1rw44Hoc5ntwmIRz+6WO0u55ytfnn/eZzTZPRyZaMSrT5zGtwLr6VEwwc
s3YhsZIloTYWBtgvKXZQYiEolCRs6Lw7uZKE56WetOxk2ljgTuvAaYod/lgpQ7uhWciy1pAsaw32quXkaU2FKgnGq7YiEW6pJ+9iyJz9ek3SwvYJQXIuvn64
SDqQ+Z6+bj7my/TJL9Z1Z+4861fR9Zf2up/SpOWqX++Dgqqvj3Z+D30DILiMwGw5faufhtMr/jvwEoFI/eeM1k7kaxO0nwxJ/0Uze13d4bQgNlLkNVM1Is2A
KQrK7EGtK8yiyYoR3JwepRdhrLbq5aqjISqFNIDFb4ua9GY+JYuux7zwc2wVWiwxS/MnmZilONBaYdEWCxtMpGTZvNCxhsCUCSG0cyGE3lJDCN12IYS5qpam
G/Pcx3WnwrzD974PicN3le2er+jVb/1u5iuOgKoFy4U5S5nHlPHTQRWZ0J/nBMFMA108WhFOcEYzuh/RjO5DOIZbLWayEWVWEQ6RWWkbrPQ8BhPJ3uqFZG8d
kuytIcnempLsLZRkbzVJ9tYpyd7sYrK306FJ9vZXjm3v0ZqlQ3bictlT0fzYsF5x5Qx77Bsn7vqzbx1+8E1c+MMe+9rsA1IqYppLRTy7d2LmEw8e/aaUAbHH
vn7ygR98/hCensLP731LPz2RFpZ44a9ZO/4egts7P8SaoN10WkUBEHts7ukPiDL9nXj8xN6JI/v++sh36fG30u/vfvFPf/OfvnDq95+n3zfR7++bxm/Aw89w
Tz6Nnuyk3z84/ad/9q3vLhvBxtIMGDW7RT858YnpP56lJ4fp9wtf/NTHP/jMihFnDV7DgzOjUFoVC2EQ35J8+AGtubJFyWaPvQ9PuyOOnzBh4FIW4T94Jfd2
e49ze2WPfTsXQDkcl2HctQ/HFegRUQdFbJs+m3mrA1wPMlAOCgzlK0NVJkkapds+bL0RoGL5uOSB87Utj2PHaO/UIFFXk19jBgiJo27TLFNVvN7ixuGooqob
bCvuOByVC3XCbucHmlklrU5dtQkll7pE6l3I2HSprlzhPD5vW3WrUxd1ei2Ncdhb/hnVhD+wqzpNwlGeYPdw3I0JrvC0dg6oOk2rv0g5xYRTsbctmpj2vWvx
moi6QqZJQ0TP4kpXWkcUAcBQCXfDu3mAukQrqMIbOTVgM6sqWE1qWFGUKm5oRXEHZ7/lGl0Ja++1jrievQnnS/iqhpBVrKvDC7GVrWTu6U/9oJx88/lP8QZW
yKrMGaI3O08xZP5lpYKCXqU9ZS7q5eaKepVNMRhaKBL0KyiV6avK4bjKcxkMRDpBbI161RJvx1W/GleU/W6igI7Rj8OyMNbcS4yLy3DfyXB/aJKaMWBNd7vG
PHps29SYvfduVHU6FLXGOgDXzIr1IM1avowhJBpTWMxJC4st+QxL7LRfYtTuSV9Y4tkOYfDaAMS8yjRGHgbjU7fHSOBQPvtuIbOx4e3pYoPEnh7dHXPDPJ27
ZPi5XtV3mKuLVe+SAoOoxQdZpnlD3Cc/kGF9rLb3RvHu5ETKyBZ+kpVdXGcOpfeaU4/F/ddyYra+up3rVLuz3lw738UVKzzHG+kZp7KwOAs5BEs7WgYmoaIc
YhxyFXd7IILtmDcPHFvUpk343HaOuEjw2zHiNrlAu+pnGZJ9iXMfp6a7IJXXMc07Cs3VJetJdoEz+dk6ubpUpkVFeKxDn2k+9zzGYsbWBzfviuq7nniv27EJ
puLex2iL4PTusSvuUb13PfbuuO9m1QeOpI8O1s6Bw3RY9atcLG7Mm0Skg6ogz5auI9/PTsR97ERsM5+6DDnMTRU3tQwJPqddOy3rhKLZuogbJ12tgH24FIxP
lbBZYMxxnKyzTVQjxOMsspGL2smqo4yYBDZWuP7VGodrtbViF4d+ElpCfuZ9ptRYTYq+QVvuZhnpwVyGOqCxwjV0OeQ3uXSca9M1P6xNF/TmpSzgQPnJ1dc2
RfylNUi9PZgWGi5lfj0VeE94ONwk9ed+XsrP3SDFzn5WisbtlGaulEa3cwJW1GLXNekdU8YdQqAnQmBVhMBAhEBbhECnUJe+lEu+WskqKIZ/92W74hGuXf7e
EnEDrT1prb39YVbbHHiSUZ8UpU63g1skVeEieAxQ54C0Qq5IHHmuPYLSz4USjmwIqYsrjlEDhKIRQZHyLXeDezjM2J3Qun04auqassyzcEaWxiSR9w5UQKml
xU5qsJYWC1x2TKo6Pdkm8yISYUyO7cs5uAmXVfBbVZ0/B2GqJre0cxsDZr72pcnc4icTFXhAlZDZN5kLxpvTGqzKWnlfFt7aR+6OqXCzM8mVqNc6E+GI85Ir
52eCEedFfT5H5y+4CJD317nHfaQAWece9VF+dZ17xI9aOB6E5YeOM7Ag0XEaFiA67ocliY5TsCDRcQIWJTqeqUQDOM7B2EPH2Up0Ho6nK9FKHE9WolU4noAR
yGcDWITjMRiB8P1KdD5/vxKt5u9Xogv4+5XoQv5+JbqIv1+J1mCgp2AB84esL6PuHx1P+rQX0L4freX+VaKLuX+VaB2GTV/yR+mPzlujNEokkxql0dGxf5RG
RcflozQaOq4YpVHQceUo9Z6OapR6TceY3sdxNb2PIxKK47iG3sdxLT2H9y8epa/TcR21h2PXKM0yHbtHaZbp2DNKs0vHvlGaVTouo+dxHBilWaTjeaM0e3Rc
NUqzRseI3sfxfHofxwvofRwvovdxdCSNOJpwJY04TmmHn/JZ/0gTxEpukqwjF7EkeGw8dnmvgQaUqAk1ztpNaA6zaky+UaqeCIpKVXehUtW+XhsSCkVYANY2
K1X95ARKjWuVGa3giQBlSbiD6JWb3MIEqWQQBmI3WJHpJu8ZX0fMP8FpMlWF50iW85yLy09Vk0DuUfvHTAH2fVXOfZ5WRp54mt44UqVXvvG53/vw3aUR5yAy
i8GFrYu33SelZ+zKTBB1Exr5xZiz3b6VH/hD0/UbAHvAwlUcdhKiDk3dHHY69JOD3JfjulKMzrSeXMDKZfvWuDQgwe6sOS8NpC+wZjNZqyPhC1drjAtQaT55
J6Yj32Xgfu7RpegRSg1IyXn2UeLS1aH0Kz+IQeo2F64OpXB1LqMBcPiguLgOaW2JZNwoSXodruWMJkvFJvulrRXSGYXqN7pJGPmat8VD2+zfr/IPYsqrW63f
4x9bLSwLIPZQVbL/HKwW66vHnmGYA5CNYBH2d1F3cMCZNx4PqsF8sV2pKX047sjK7bIDTlbKXIqhc9NpreGQk8DL+1CIj+25C5aRIa6mGx6a3JvierV3zLox
32ByAStgvORrdjSkrXeDEM0umLfix3Wl3w00XbQStKS/V42GcDxSlck9VJXlO1iNuFSFg03artjU+rTY1HpTbGqRrbig2NSgFJsakmJTgRSb8qTYFKfnR+L4
yM1UdkKsmg/eJT5AqEaeHNIabCn6/f4703rkrtQj57LkYKx06ankKOfInrOTDn5DTNrrCft8hRmu9WDjAvohxk0/2V8dj535+KDZFh84BXwgPjwAveQeCQQE
+CXQeEHMKKl5OxBX9Dq23aH4yJEqq90dvUQb9BIN53SOPz1maNGE9wLHJPIS8/KD2Qf2/lHjRs0PpbD8y8yz4GYl+YEFZHoulqUzOfRUyt9o/5/tb87xMSen
5vMxrHNkLkagYzIU8JgIkRxtg/2vgRD9f4Grng9/S9kEZwJsDqI6ATYL++1xlRh6hPgGunQJEkH8DI7EP7wJ14k/2Kj5A06BdoCdWWgkkl8srVYTdSeDfD3L
vVfKPcd1FKJhAALSqtL1D2nuDMCA9GWZCytBMdSx7thprkzMYUubWCHt6cxrBwVunNhD5ktqjNUdsZsvGubqomF2WjTMbV80zE2LhjHfp4uGoZg57DJVVc0V
DbOzomEEdLU0SvONCK1LgGGtA10AxL/CQIy75eRrz9uc3mQxKNZM0LA+bnCllEa0MXNl66YFuYT+NtPfiF7MQfrbYhioxTpLbfEW0JuBcEjzy/M2A8HBsSqg
fo3zhEb5R6ug7hvsP6wK9H+SScCQ9XhVoP9IVaCf8M56jXdcg1VhaqJHzwTEujlYASBE3lW0FUJpn3ZbVe82fvhHvLvYE4gVnaKj48keTPa8W4gNOMFduh4Y
asBtuo5IcR8zgm+p96ZVB3VAhyvRHE6hUBJmXgolOWHa6Hg0VKBgbkrBhs7RgBoSKuZybSUXMu4gwTzXVnJB4lbTIYQXO6zV4JcRJGGDurnEqztNcFqDdINm
r4uEojC6RFWjzSqIRpRNa2zTLHvRFq6HyHZlv94yltISrJLuAktpUOuWwigimrvsQyZmJCTFQu9gLXbZFsbkm8htSlh31Lu1pXQwtwQyUayAGqVGt9LfNvq7
lP4uo2uXYxPSLeWsdZrgcKYeiy5THY/xA1v1vtZoaRtrjdY6w/q5bXgODY6CW7kcXx6REKer67KGxmTN4oTuZJlZdgIlzRUEIkyEeqmGk0pGz+ONahOWZaMa
wbJsVJuxLBvVJbQs1GuXTrfopdmIsOx+utCNylcbU0fgpdSzVBvBWrhhVvHAjwnr7iT8SpAAQxqmXKfRwsMeIWweJJ2jSictCpLqKKAJF4JM5HKNG/l57QDQ
Kb1xFSaFetoWKGPdVhTo3eCjl8bNsO5KJ8Mal0LZyJHwN6vqNYwlm+M8FzZAGT9sgkRO4rCjjmwQ7lqX2B1LyjC69E/6uznO8Jb+9vHbN78Rs5YtlI2DnbNU
Mkx3m1lhtMf9Hoi18b0A5nYOzP2lgrnbDswXGN9TnvBlm5HrRiBaeJ86qUGUM1G4LJbgKai7hpJZm3js7z71wG8S8U++duzoxyvR+lpnrkENGJpsuGLF1kAR
cgdpOTkNKa0vzguORy6bVjPp+Hm/KB3b+aKNbkFKDllKtgtSMmEjYCQtJT/vF1jz5wG/BFq02WzebCIlB1nlYS0l2zkpedZnKbla4IpnfZaSZ/0CV/yCz4xA
UUo+GeSk5BMsW7vzpWSEk4N4MKO2z42ZBO13iwLhhCsk5SVHM2oOIc8hvQaDLC0bYeS4kZ9zsjLiBuIgLysHA+kL82Xl3FWRlWcdlDxuIyzPOdKrFxwhoLMO
E5vAyMsn6cUh6Vx+MKccoa8nHaG3p9GMZzYyZOZNcL+8jWDNcPvwvQTIV0VqPq4bnieJH9cNPqP7dQIBel4qOUMcj9dvs78S8A+SnL2t1pf5x1YLSwWi9hyO
Q0ZTk6Z7uzUeNJJzFVxbdRHJucr21raScxWS8ya1KWfQ9PJyM/b/4I56Ts+BB0hu9mSbpJfVUMSMrpeTmtez1DzUTmrOqU1YWB6E1Lze8M1FqTkHQiw1fyWg
tYB2MAArNESzJDP7nBYQSOAdAoftYvOy/Vl8vjzhm2vxSOrzNQKew2Opue3WdCER+8Bt2udrk/h8rRefr6r4fA2Kz9eQ+HwB3+pik+AhNhrfLT85Siy44kG5
RXn5mIMRETPoEBvic52pjSk2c00D4B6BudVwjukaTqNoh5PHH7lT06Z/RsvRcMi3paCuKy/WgMB0QV0bo3cXfVVMBsNgBlA7WY1utVABeNtmC9Vbt24m2u6o
y7daig6XbbZQavfSzVxct3vUQrHqDbl+bkj7uSE59WEgzL/g5f9iSk+f5FDeDSE/mvV5wyJ9Pncz0v8N1H+u/QymBJ0bkcq/G7Famaw3TxCs50UUPclgHYaH
rGEekhin2LVtWC/UhoyegVK5HE0CtiPPPzoL+McSCKtwA7rIlmsIa0mKbJWgr3GYf2T+jOhrrsiW1DNl8YVTG0Jnjk9xCeXhdlzUsIYgcfMUXcowCysk2qMG
4J3amEjCCvrk5qT3mYqoAUmk9rSoLfJFRbRSOi9Vhhe81Guz3TzV/HmufyXDeKBRku+HsOPvq4ie7N6KCD8k11u5+cM8L2n+3HbzV53PmCT7/ju6FxV4WijR
tYqabaskWdNg+821lBvDQoreylxQ/lp3qjri+rKBW7DP72Jcx/0l4e2NKo4XxO65z/3Fn5QXCN3vYKGb7+nigIuK3LnyeDnV3wJ1CyHCZNoVdctfmgo2zsKC
1cheE7s5l2gNvchiwwAKLKu1UdSUrreXF8FJNHa0aOwuooiqakVUqBVRnlZEDWlF1DBIl0YETq0pVfagzaHvHvPGtbJMCu0pp14nIRdkBvfkaq0eZpiE6eBp
m2ngkHb85py2tbANJmkniQavSRLltGFqk66iaMqkqk3XcGr8TboWoK93G5QhJfrGYKEkYElKApboG2WItPScghFqE76xqY0Y8MYE/qLWVPzzFtE44W45+ftn
z65xEuC+LDl+GETrLzNPBvAF7jj7MuBWfCm/+i3O/0PA94RrgF9dCroo/AFBPqgRu4jBDaXEYjytbCFttGvKu45cz1NBD9PUXYq0ilvoprM7tuF4B2nJMUqD
cTXCHthSbtSFKmiE5Uh16Th8qSCnuFCT2vKmQJYjkOXwqtuYc5sgCzNBq+6y7xek2oW2x7lz2x6D69rZHgN881qRquaKBo85Nnj4iINS+dnkFOXMKR5B3qtL
MZzLIYjcHG1lVZury58zYh6tVeb5itPIt6rRcWLNtiCJ4+542zhrCO1ked4bgjWAJNaP76jrUubEDqoR1jRIRKytLsHmkqB1T0ofuBtsoBJXPCAJL7raK3IT
nbGnZEwMmXZ/3KD9u9gyNBe006ttTvVqm41ebZGJyunUwCe5Yhlyhcd11QbRnQ2Da3LBQzU5doXNW66kEWThQooVjyK74Ch7MtPdy9U2hhgBTnGoImgUR34X
c1IyFNnmYJgUdqBIKRdRBc8N40P3jaTDLmCK7z/95Y//7t/D7XcBsngnIws8UE7gDVxOJk6chVruO4If9cQtEEuSzD2jWH7BHW/+xl2LWVkmPSFuE54Qt5dc
IW4/doW4/cgV4nbGFeL2oivEbc4V4vaCS9C4XqI9a28S+ufF7I3xkhe72hh4QAg3d6v5AYk5JNCFb/d6wKZPBA/MThqv9wZbr8xNe5H1wgOV5HvPv+r1mi79
1NZruiTrdaC0cL2oW4utl/vGWq95K/aNk3d95+5PPPimBev1n3m9cLuczD39AU5q9cqX6+hPY7k28iNH9XI90Wa5ji6yXLmSvz/ddVKvwcdO/OruzfvVcbRF
O7+6qtw6h1/dost78qzL+5NZ15N6XU+1WdeTi29DG9vwbMsbnGt5A1ne4FzLG4SSgSZb3oBLui+ONr/x1U/u/afvngVt4gFCm+ckcxCF3PyS/E1btwFGaEPW
M64synEXngND1lOu2FCPuQijfQbN9uSXHC5qmFMH3kfs+wLuxcFEt2hiXC2JM/f8xpjl1///wrqZiKdFkCdul5Pnz4U8oZJNF23KW2zRWETX2+mA3k7Tnmyn
D3qynR7wZDvd78l22u/JdtrnyXaa8qLB2i/y4p9ypamTrmh/n9PAcMIlKXww15tH7vpJ9oYE2TR2czg95T4mZ0rjydeOnSIG7++effijFYb8rF9/NvXT6Rer
BDeISnAjHr+/jO2zzj1TirqS6b0Qs1RBKWOrrtQPIvWVSf7p6d/5dDmZnRU5N9MWHkxDF1I8usF+pCKeuw9XMKQha6Yimu0DWn04XRH3g/3socMavqFMw1dU
KxqNn7J18hHxiZacVQ7tZTqwXGILCrUhrPgqP4qZUbcf2lCEv3MmjXNalyFQb3oFj+vBc9zqYLq2ytlGUwFbxFaaCjqObLXYrTjktCU+zAvT2o2Y3YyHttFU
0JGEr3srYgRid+PqZpoKOlKzEyhltkHrWduuuqYyknMFBiDoQet1touq0jV1RPCWpCpn7SLYH9vpTm2R61m8g1zfTCU19iUmub60o37R2SWxnyKJ+v7Tn/34
B/f9zdkksc/CUWh2CSRqumyw3aPe2ZjCJ/Q+Pqr38eN6H/++3se/p/fxEb2PD+l9fFDv40cF24l2c7ocO4C/TbzM7eBvk1w2anxi9Mv4LrqrmYoULz66KF6s
XciWqTIw175/Lic/PPUXjP1560xMrk9yLbT36eMW1rlHy3HXZ8ZeNv9Ze835P71s/UK9wptRUZunP/uOHXU/3Zunk7fvqFcFSYliU/wqnyMklcwwcmrNY+O6
UA/0j1LElPaUuI4vEf16URwYf3IIyloEQQ0bxi+HoNZLKoYic0dLekG7Jb2gsKS6txe8ThjFWgSjDGuMYhuMcjYcErBxDjgkzOGQ1SHho6XgkHo7HLL6DYtD
TDj5YrIm3S4nf39OWfNxTnNdK0DxprwXIXsMwggnW23WPxuSmagKgL7kC/N7hmNlNtj/6Aty+aEvhrkXfW2l8MUq/oIvtrNZHyEhmj24QCObqWqMDPcxp1Ro
G/TsapfTFNnsY8dFdNtIMPMtOdWCH+SJoK0f5Kw2rjwfyHBOBzKcr2rjy98EMpxT2uhyUhv5nwtkOCeCqFQ7n4cBD0gpN40cWgWzCipeszllvfbihHmlyu9p
T47M9YltHlVxfapqu8oF2uZha5uHXbCrlET7XWILo076EiA+AhBepS2cTxQhLpfiGEp81xPPZuJstvyL84qvx/JjwyIKqxp1z3PhdFIrvZOcfBTIl5P9J19K
zet/cM8CX840GiFMdc6hiUY4dzMmLsFN+ln73D3Kzptdo06/OHZC7WwXjfWS2wNqSF4xWwpmir0DYUkuVzoclJJRbpqgT/PC7lK8C9GzjIT8Hgc9lPR6MBS0
t4kPtbGJuwts4kOpTTznAxe2h9FVBkY9gVEMVnmZgXxQU6f1GXUSaiTOOIygo5C9BheaBW0xC9rGWzL13IOe3gP4ejvqUV4Pn7qlaPcAWnWx3xzjEF10MbHS
33C8UcHAZvmlk+BmT++5Vhwe60gvEDY/cpfksdmjn2fKJ61zTgAd4Av4+e270hpYyROPTywQYdZz4LO2kjBuzd793bs0P9BWXqbZnAbm+pAUGGru3kV82L/+
i3sr/rmqvuBFxeEptyb12xolG9lTdV4zyGnVOJDglLi6S2LNCNG6u1gII4y7S0x4L9PbExMO+2PRQu1i3CWGMBUueITvOWe557a/h6QWVy8PTdLaNFDjq1N5
0C4VAzXsefbx0iu0jzu1Qbo19vdPf+qj9yD7ySlE6CGF7ol9Hzn6PWvEeQ4X4PXbP+I8g2nnHC+bneM4P17NO9FLR91F3ehd7UZf0m70gXajr2o3+lC70Xva
jX5Iu9E7+ku+5BnmHucvsAcZSXbKXes0ow44QvcjVDyrZAdUKx43KYdwDMnU4Ak6EHc8eeVLH/uHL/6Ht90grKq1/Te2J9+c++w/g3f4lFYTzONWxVXE5YQs
1MGOx2h04r5dNT4BvLEvDrNYp5cwZV/9bY51OmPmGena53JzPJub4+dx/vw55jgDh9dpqp/PTfW6sHhBTzXN8SVOK+JDE+k5MOMlM+O03WQKqhIGKW7ubm1N
yIwbL8GciCBg4qwb6d5FuXmaBtvyW/+V5+n+QM8Tst3vC7J5mgyyeZrA+USwcJ7sn+Q8TQTZPMkyZxeYCOwgdtqWWDsbSS+r8Bfuhw1VQ6YADxuoJyZsKQd7
VX1NEWJVldOhuIcnnzSC1GcziaoqE6X5k7ZAamPi08l9JsiA8DjOSfx5CvP6veM0s8dGR5wn8AtPv+8TD37q7wgFPI7HPvURfuUIbt6t1+OgWY8tI85Mbj0O
4PxA8L8Ybg/k1mNtWLwgTqbwJTMI4MwVKB/MkKvDtBh5iHc43PsTl2Qo3F/DOZKs1UApaywFz/1L7E2A+kvsYeTR4YjfFPhllKFm2JIJRzXnA3198gaOXdDI
w1XVXbRnQFcMDmGEklB/L5oHDB1PthGrq7I6ZwMCS6d1pV5dpGyGqAAQtRDxzT0Nb5nvHW+rRdSrd1GYpj1g5qqaCebMXNmauQrg1nArhwWndRzC1Mec3QtR
rMCgjQknCsH6eqmDEzNS3iKehoaR2pQyUqWaWqqnYTnvaWgYKQVGivulRRNO6OG0d/laOY/vy7xHPZFNTJ9WLdV71G3Xp1ULcyLmXC7SbsIHr30/L9QTauek
J0+80qSH1VqHnrVAS0+B6WFVpKcqIhZL7JWma6Fii5oedohXGow3vtrEdjGkwwNiG05cQu4bF++/zdZstvW014+fJ5HiNsLHq4tXfPeT0+64kfBNxXfwklzx
nXP0BehUVddz9xLNA81qq8Xz2lpx2iWgvFbnMOSoTBq4ZCPMt/LCs9JKF4foS+1I/Sz8eE7CYagQ/3EiSMLUVT6N/3gu4LAtE/8Bz56CLsjWuqBA64I2QRfE
m4k552Rm9jN7neTrT98hObrMXv28EWI4wiN/rc0+1Lsq0LuqqvdwqPewp3fZEO+LNMENV5kybI5BZdoF3oYebSubTMNtdj8dbDgnpaq2KhLerBfvb3FnMPDi
1noz1MJJ8DyJEziKIwHY4zgG2+zfxxEpDHAMt1pHPNGsHfIkEOOgJ75XKMv7Oil+U6vx9lC0cdi2toSWvNr1Xr/N/nEg6/0jHVJyRoeUvBiI7m8uYLl0kfWe
y8Ju1CCvePHaWURatpprCeFHWonTJpR7PYu+nHMh5WrZ+BLIDASyO4aSfbwlBuWYWLrH2DNVLK+XXMD28jzUpCsdElxXZcVf0ulTzuBY3Wb/I47eVuuHOA5t
tV7EcZDmBcf1mxFCxZAx62uWImwTmJH7DkOUrSEq0BBV1RDlaYga0hA1qCFqvYao0usLUZs0RG1JIWpQQxS0wq8fZHBAOyj1vOttVcm8sYEN9V0O5X/dBixN
XhLmhuvkhrt+keFar8twz2mLC/WmCPSmqOpNEepN4elNwcjQCXWGL7f2JsxZSvOImnFCXKNCDo0faPLUM/JF6dXLk8buwa3GHFezPo1dZAffDUjS6ZgrLrQZ
4nZapTNxRSWAh2/qEF0QP1Ro9cQP1c1VQKxy2CySxO8itgxZISUQ7qFMU4Mn0lz1UnAm1TwGqeYx0Hle70uVhe/jkCTo7zECdirfJK/X4mHoHAehcxyGznHT
ORoAiUOZoUH2dR0EYCwnzBbC13UQNpV+OjA5GQRwNEF6asietB7cyHr2ZN5gMuloAQTrKwLIxqJyYroisHx/RTJd7K8ITL9fk8H3aZZ2nyaDUxWB5cmKoMcJ
2KhMmcs00Hkjy36WjmkW6WIjD3OCtZQbQ/2QmK438kLGbHhiD/IrYE7BVW83XYbICHWo1YoSHJrRmKTYfrPaCDffK9lfPNqhw1UuZ2vF5dySlCvfoS5PHGrp
KoDGEo2VAGNqZlgW1Lmqns/xOqyc6zlIaaO+GcolW72Z1phDucS6gMzV0FvuirYCRIMYVauibepKeozGpoNnucoERDkkFY8uQTf8aDPAVasHQ8Q6Dt9NgnAM
UYooGfLb7Yqdw3Gd08e5A+qSw5OcTBQyjr9bbeXgyy271LZd0ahqqg5Fz9Q5722nZoxt5tuMWYkGu5lrm8NVgaeO8B+ylbu6NIDDcRs4G+LEudhx8AFfxltw
MGcc65edxzUr2O1/qQ4KxXyjuZoUS28gn2E0rTnhGGIcqvWYQppKmbq71eDhuMFTODKghpBwNbfMWzIT34azhq8Svttw1hDWXMk4tRWRf1XaojnXxA5VEwte
U1E/Gpzclr0Jja0mBKCHtPAO4QVaXncXEhERBruEmhrNm/QARmkCTgif9TLbFdKLNZ6nl20zI1W1VT9tiOE2+MWDOF2urri67tV8CaNN3xhGn4ZzL24Tf/dC
uEwae2jK4m7M7AiukSnDnB3BY0EscydUl82XKi8TqfIyLVV6r0qqvAyo5rJiavR5XcyLMqa7XsbHhckzz/BEJx+xo0FDAktSdXaTyQxAHWV8wwhtW0rSRoWu
XNoOli+VyxoB6ecXD0RxFgaibOPwfmdeIMo2hMS+JR+I8sgdWXzFaCho9DJBo2+W2TSWA7VNIkkdjU95a44TOnszYguB6VCArdugLkZkLuO6SCzdcShYcFhv
TFvjslDjMtfgMMfgMEJWYy+/7O5VToqxEOnLZJsru0Sbkz1sv3TVZVHV3W5CPAyqdrMa2oKo7RRRV+QSUhAuitXiTYc54TIjtnj9YS7v+J7xdRaSGyBZQbSl
gOgGNZp4jYjOe62IztXWrwzZGUzXwER35NFcPU/N8mguBJoLz4LmQqC5sC2aC+W6oLlhoLmwiObqguYaguY6BM3dyIMbzLC1C3bGlZKaVUZ564HyBncR6yQo
L1SbF6C8wRzKgz4IHx/W17pVl9qitX8DUbeZqfQBsKejzF+PFgK7RxcJ7F5kG42KQD9KS+DuHpeEMVsJwraqbRx5dKmRxkbTeLYFprrLCT01XNfJp3IWoEhs
8RNxr2G3Ehd8w6jYe+jQTyBLhzVcksFllF3Axrk2WLTR7RQaqJUWfaft88zme6nVlX1gND+Dp715TxMipVWhHypqqNFiwcYU9RqbbSX1RgDLe4aYWMIFauox
kob4nE7mcNKQiy/wOZ3M4qQpF5/n88e4drQviuXNzik+p5OTrJl3EeuKIrpjKlHbFRfkEYuZcfimdf5Ye7+0IWaND2m92UE3Wi8iEDOPKE6TSt2uzopL0vOE
lr45My5J3T92RX/zI1ek7zOu6G84Wy6kfFdkpxfc0Hx3DXLHs+xoXVcvcZJh/hXs1BVQcmo6DjMg6tUdDWXCmlcQ1rAudLKhFrWv1UIcB9HTYTWIbwzvfPcO
znGux6aNGEYzFKVaQ5e1hjCJLMiPeLDKmqGDxfyIh4r5EaEJfP0E4iERiRfRDC2aAEALw+FSNES21EqZ10JxOrIUQViiULRCX39A1EZ1TtxitXWy4GzlVdZm
NzL1jkk+dF3dz2nC8x4bvN4LGmS/5HPEaZdeU5x2ie0IKGBTmu+VkWVMcsK28/EPvyvzEWA/mVFDbaZhzuyD+VNd1JtOau0W77eq3m+h3m+e3m9Der8N6v22
Xu83t7DfaiFbzyRkd9qR1FbQMTAJ+vU7cjqMaSfWjlp+csYWfbyk8XnewPmEI2qkl2yxGp2xWSsIHxBHXoApif+dkS/sM2Rmv351n07UM+XQFKVmfkDxH2qe
wL8NOB46iMWKdWxaRKKBBFjlEFdxWty0uGCjn9OlO4zTIr0CaWGTIa2sGLfFZzLN2RNqo+76w5Nj3zz1AfdG9mmcV+Dv7ZKGZ1PKGiScZgH6c2YEiR+AkLth
FzOHXG5uVzySoL20JnTe1VG3VuRDjUyt+5fyotQz1FqZHxfWnCRhLWVMrwaI5ytrsOGz9q7YJbpwj87Fdas4LD7Kv+EBKkl+DvJvr25lBQ2j5hiqynuwV1Wh
FvTQSXN7+yQ7bDi3DqDnU48lE2oXJ8J7F/RjtHUMMU4tcti6aFF5HBTv/IwFD7Qttx4mbhC1RZjRcTgzWz6Nbtah9GxmDy3PxB13Tk7tnzk2sWfvDQPUN56C
pmzN5tiWqcwFxCGyy4CBCc3xoC4y4WOChwaYyX/55Y69k5IIX8/ehgxCvXPJ3N6SZe5NqEFQNQX7MEFNYTwbtJAsa1CHasyPXs38qCGDcCvueAwOwoA3kUEA
fiMF/tPNXpAAelsKZYVc9TMkaYWQ4f1Yb5OtywB1AW5K16RiYi7/gOSiXjz/QPUtbZIPJMipXtIynxDaNKYe3gJh0gRIIFNdkBx++lMfLRP2/fa3P7m3wpRi
KNcvO9kPcReiTqNkebbjWsJhDAHmguQOuF/Q20QekRw2d+fEQ3Knyqm48ne++WB2h7b1N3HtRVz4wexdv6m7oHXGB6s5P85B48dppX6cFpjyQWbK240TkkEx
d8CQ5A4IJO+mJbkDQskd4JmaiLRve5hn131IDmq9tXzj5cnsG/k8S+m6KmuetgM2hOH5SZaGheQOa4VG6VUlWRrGth3WJDfrgQks2p66SyAjBMQfFVJ3yrlC
dZmRV6ezduens662TWftFhL3PWvS23/v1AN7v/+FB5s6wf2snSXhtopJxWbZTeIFO2YGes6OS/MyWrtp1nNJRR7oVOShTkWeesHQMJgzt9qJzvqycQznVRsE
208Emjez7tcdYPPj4cxqzuZwW9j7U7ZoyE/CN2J4/j42683szgKa1a5SRxdJpYNGJkUxLtX99oGzxadYxfgUuxif4hTiU0oJOISul5zInc8BIP0u+yFfWyf0
zxo3QNO1EkfUNpl5+MqSmX/wsSyZeXWzAMFxmmrhg37TMDPHefGfsWNmaU4wEBQWP1NjistTVS+2WUIvF8SivZ6lSK6wbVnACOJtrHbONy4nPcWu9MTXJrim
XpIaU7whg6X60lTyGxLZTeNA5yrSpt6S+Lgdc8U7Ml0MkxbqKbN5aKfofXOUpkz4v7+d0pNwVLzEeJ+scY7Zsb0gQ7yd3y8wNoSyZYhyaeuk9jU7VBV4pokM
wmSKQ5ObhdBkDy4MqIDIWg2JBvBflSwHRyqd1ZPTu78/GOFEkekGqFtZbQ1nabU1nCXU1jhIU/gz4DveNPlkIXnotM3JQw/KTNiSPPSIXUyLOWPrmFeNAabt
QvJQLikwD1s5ueShG5E81MknD3WWVGhDo7ohjeoG9aKZlP6uXrT1SFCzkQGcQzLSMiIfMrTplphZ7yERB1hWfZe8/k56u5g6CFNsL0ixKoVIpiRbt56l/fNm
6b3S5Ht02jvM2VDeu9N8HoFmrl5wf7e2vzpSrbmQPDVX4QrmS7D6/FA4/7kU2FnGbZuI1Tgpe+yTJcE5WYGE5wIJ5DsRRMNEEJdGCsMlkMIMGr/6pR98vgFo
5P3/YuYVskBbkYcAT/st5WGlHQ47F1U0tM5wIaVUvzDf8BIYK8YSlFbBq1JaucXqHM6S6mw4ps5Gpq3ixJniZJVwOQEL7a9Q1hg0UHOrRriwmCOFxTZIYbFh
KSzmSnXp9eiOE75euTS49h7ydlYwYy06cChQBfPUoEMV1WQrUk22IslaK5grjw6DokITrQYBXFpN9ou5KnTDN8deWk7SzuKL5GeWDtQkZNYBZVwqGXSnjAKQ
yIuHinR5AxvqbcblNGZHopRUWaxsZW6kAmE0Dcyx83qgCmigrSrjqFqZD8yBC0EZNLBcsLKhEJ3YaSr4oIfdihzs3lg84qwmmLcOowKhh/SDXtIPPwt9wDC/
kY5fFCkeO3FCFCjh0IzL9PTqcbpvkENZI4dYI4bCbW+DvT6iBoasIfhxDlmDEbe5JqrgsDoqi1gLrQDWlsToERScUT4W1UXNINQPtbCoLkqaIwNvGYvqSolg
Ry+qlwybNd2EqqIZoQXPKITWSjy0Y+EVlL6lk12bnSnk2jvbS3abl/bzS9OVkrunxAVzHQNFc1ZWlTStywj35nLz2/ekkmiynis00pKW2faBQzP2+bHv3JMF
NB3gHIH/I5cjsAzAV1zxcAY3+ZXv3sO3hizsr7LY2+ihjDk+zb6sf1XINYhCp1Vd4DcA9fbTAr+h8XaosKXQn1/gN5gkvEm3Q1ZN1NGZ5/GFmMvEdygUked6
1JmFs6kcMa812L5J7F8yKDr+p4j8dSSDkhmzvMH+P+POw4QOaDT/R9x1mBBEGWUReVw3RN0SvT1k3RS3dMZrh9MQLilYVT5WJnBv/vYEh6e6qV3wNTfkZKqM
dO6FIrhcz2XhS0RgdP3fHvaT51nvHVDdNOv5OGi/qFLsO1f9374l1//lGqG26stbD0OxHvbQElNfAtbW1NlJohvRmOAqWrtUJzMWGhYZCHPqP63wolUFNPC4
mzM8ZPaRyKbnKQ7Y25TIBhHa5BjQcLB9+GUNHZwz0AGP4YQZnXEEuc+ZApaoLvonK/1O2pVV2p0oaW1nRSyP2On+NKZrJUXEpQhPheM3dLQkBB1l3xz5osbh
krB2uyI8ldT/qsJtSRGeSsjPzyvC42vNx3jSZNWHFBwFeEzY41y+NEbKEjST6bzL4PmMzruMap1oh13tDKoug+Hk1MLvwPZZ47xVHPt4avhpujbJ/05J86Lw
LoOr5Pd2y3u3wD+uYpjLrCTt4rGdNqhHLrbTnh/byTUNFovt1CjRxHbCw4CFWHQxF92Ja1qpnN3/kkw035vWugI/LYt7ggbOxLaSnEwJ2xNyEyP9RTjDHbDl
x00x0clp/ePnYxKp79c/bojDzWDIGfhui0GD/GsHEJ+DwC/j18XFszlU04+kTB38vDxxiGQPhkoyxCCS/K0lpRxsUf+nTrkV5dONgpq7wqlcwfvwp6/jeahw
cwGaQ6AEmgObwzZhhO9i8yt61jafRs31NCN3qIGVURLK2YILhpiF2fnYVDo7P5ufnZ352blSzw76JKCzPQpzbm7SCUs6wdWcx6EIZMQArW2ZqPViX700/9Ut
+a9uWvDVYe0vLrME0kjfK/MEqRq+V1a8csa/KxTWiB67mv03fXgF846YttP6MUvIpKWHV4bQSpuSFoaa3MnuLta16MzNJN1UiFmDQpuu0Hdu5kfAvhFDdy2h
lcrNzNpBy1jlhekyvdULdDVdYRb8fjsG9yN7/f9l99KqqohqpGKS7UKCC3bSK9wFG10ImF8sK3qZZht4pXazxHkHgpUCrVLhHvIL6KGvsmdsfgZfriLlR1Xa
rt4MDEU3wEzzYHy6woMBnLGKlscdclpgDL7ODXVSX6rjXDAaywFi047W5h1cQC3qeuz7NedCveOWCbzGdU8wVT7Yw9AYKR2xnzomoL2u5nPSDb5S7wBPldi7
ia7EDYBerXvRMKJiSJFCJMB+mB+bH5/SqPSAHTVw3E/CXwGgkm9+7gsfN6nRZVU7BPLipmrw+A5NpRQ0jDqBu5uYxQYAzFbNm3W/aasnHPbfRMmOimru5G1f
gSULZbaZBoWqQ5l2f2Tw/KD0bU3UxGF1xB1QUWc2a9kHu/DBbtW1891Ri4hhD2HwnsTbHfdSl++dYDTdO2Qd4NOKMfYpc0ZP3c+3gKYrePIh/immnd4N9kfu
ZV4bMfW5nh7S0I2GskLoVZmT9CLrUg9HfRmSNMVPzsYYnZUpwkyyKSsrGzpvz/eNNXXFkj62rbr4qmdLfrBOgHxnO1julMspLFdSxwtb477PMdfjS+buJTdk
+NbsTDjYpTeQ1jfPca6vZiiY2qW+5KJgjC/52tKZSKzr4OpC325lSRUEi3QLw9NFom638q8R5Tnt4iZ2Pm0ARrFdjMVBzLjyexd9sw3s90f9OLSiZSxsRctx
WEENd2pOBw5orL4ZEAKsBpIQIxhI1rwrXrHGeUFD/YpkDmccAGHAnW7P8u3zUGqe6DSNM15JglPMwBLXB6JV6rxk1a/Sfjjv3ZHSkbHnEaMfgeUjUSyGKHDe
ocn4/FTSau6NVo956vyxbVNj9t67owuoL4Q3B6irrfHoQgZJlMs+FK0Z6yCuvwKWlHZPf+S721lF72bpyIHir0IhGpTC5uBB5V7HMYQcZ7mMZhSMgpNLtpvu
qtSNcslnZ92HqVPlks+WJs5kXa+D66jbY1Z0vlpJAOfmAW4NXVTEQFR1d8wN83TuEoDyfFrGu8aad6u+u2htXn7Z+k/x2jw2OvsZLUMNn++LLqa2LrohRlk4
+qEuoOWr7WV8os5jJAlwZTY1uhjfXaUuHmtOPRbXrmVHMJ+ZurN98+JcO9/FlXxRBUnLu2PekGmi2rZKm0nFI+5BcF7RiDsDlm2GCF1NmMnCBubWV99AzV+I
Sd1RaPHC+buddSLnafnmKSO4+Jh13zSfez65HVA+FV/8GG0enN49dsU96uK7Hnt37N/MsBv7jBIGDtNh1a8ewkqNeZMk14K7oE5hO9k/T+g6iHxRhKsa/r26
7mph1HRtLcGsQQbL9bE3mblXW+XhmbAimboPPzfYFnxCViST92lUQDLIimQi/eXTr5cMmqAtuSI5k/5ya52h+QCM0RkmzVzlezAyorcsIepO5bxN9VOprBMi
JY32QhNXLj9h+ZPWdJsNFW1FVLS+qGirEP4txRp3K+lCAbXmbcwwk4BsFGl/4NiZWisTm5P7WSn15XxgNPEEuEiT0E7nJQiXuZ6ari9R0fURU9tjGVak5iem
NHlnhp/dCQigy82/mtSeoUOWd7bXqFnFCrDkuPWu8ahCbNdxawfkeS00V+g36xLEBU/ez67qp1hH8+eSyyz9ViiNsaGbX8u9NJdO2nJM6J53i8FtnBWGbA1+
y0D4Yzc3n87Ncajnc/r9/K+TVIgvrmktSI04dnRFppKDj1EVvtb8zp05fxYox7lLzDLftNkZxtla94YRdw3O1rk7R10ld7dDwcp3t4y4TWpJMhRWxJGbDRRa
ky1xI9QHHb1EA7+PnZRrWFzuF12QsdeQOLmWuOx7kqvmbmkBiVME2mmKQPhOMaFmc0iNmErPKLqRs4tlldhVNZaUPK7VRkSslqYILCq6YQ1Gkc+dMgOg/5jB
Z9ipgEWEmnjF1WAbK7FYEbHfvcUVPi15Scdkcp14TFJVtNBV7J0GHVgLXYVESeKLJG6sYu+gYIfHRhythaYZ4h0FW41HTc85BizebNt7YEvgQDVdpgjeEqkh
mX40cbuV/ebHrzQI2QofX+E29zi3dxgYOlYicU7D0OwB7MmD5UTQv6lUJf4C1lsJ8b0fXkKbrV+k03CzdRPko63WDcrBWLfTAdAwPELbx4GEwgXSxv7+q5/6
eBlT4Yz9Ot0+7Yw4fjL1aXzqiZwuGW3YxwhSx1746Nd++BdzPz59xYh9FL//4FvPPEh/X6PfRyC4S3/sgzh/5o/RIftRnHdttmds6dK0ze3BHOrAnwFt4xOa
J5q7YsQ6kzVlzeH8BW7KegHnrc3WLI532Fut09KWfRJHe8Q+wd8YsvZjCJutd+HXGmffp9nfa7P1Tvq938EXWVUxlZ7iMAGvezawH3W4NWvakTszOH79c+/7
6w/+6cCIc8TRHz9YsL2lqyLFB19JikU7OWaPX7nqru/83NGVX7riyv+n9Ymrv/ZrZ664ko+tb11xJR8/8b0rRJWilXVfsXfEJTYAgStGE6mRL8uJn8EKu2jV
TJlDh/2MrAlXj+wfP/bQVpp3R5ZoTgbunHbE/vKUw35f7q7NzrFFBg23xxn3FY8CWIPdgOV1MwK9EvZx9O8bX/zTD2Pm7WOudO+oK+tykH9vtvZBy0SjmXJz
CeLmjRwK/IkJB0kkYIMi/OiOlVCpTc/Efk9/SWZiypNPTXgCYHPyKfs518yEfWKxr9ln/5p4+JzEB058gD18nsM5UewT+qPH5aPWUU/Gd8AzH7WmvUU+6izh
o/YsvBn3fZq35fM4b262T5fkoydL8tHjpRRXWAdL2T6cwfnhD/E+PIDzGvVGv7tf3nUm+Pdm5/m0w85p75XNki0dpkZnyjL1+8sy9S+W0qmfKyVEXRIbf9Io
F2iGZTJCUaozFldZJrkr8o3uNvmsJWoreGM4JAzRBYE1G/pxTql1B3LQ2hvsO5FCi37DFxi334s0ifyinQyPNz86pZOguqkgo+CWVeLqodB/hGw8AfJnxgZt
rYbyBo0polnubclLhAvsW8fjuqqzUkLVdu8CbfFIaCVyBh/LOvzsA1WHarVKB3er5dOhBMJUB4sHNPAzGJUHtqiWbHkXWJ2fkWGVUh7KM36fcUl0xx5n2GHD
0+mSOA0dt8aZk4ejp918lBVVJ5jmnLQKeKRhIPjnVSN56Q8YgG9QDc7zdZjox066/AKDmHOlvvw3dPlSuvyEPL0l9/QwXX5Gnh7MPb0abf8+X1b68vvocj9d
PiRPt+i0G/4BDQbW0wR9vtLWSTuZKsEFSjzGlGdCxFwECJck+SgCKytwN6lK1jmfc3MR98BlZC0CIxe6hDoOTeJPUE2W86ppNxab3Viw4gwSX76bk3DX5Ns0
WeLUQsu9r6SCzKnFNrO3hU6//SgPZROdBsLZ1Whd0R41IHWU6YJ5c8gajeuHx16290adyt5ob4260P4mAdHhaKFGi17ZEte0XRGmT2chNdIiuwupzm0rgLtQ
nXWr7lzd4E4JPqDB13IqojGp+Mt11WvGxSaqg22vQy1UD1PRvVOXDe7iCNZ2VYOzJjAftJiFiYf7igTo2RxrxW5hhYnjmanLzLCGA5XVFV/YErNWofk7d+l5
XUHra0OBhAfCvEM5S5JXM4lyb0WooE68ScS9jn1Xb0fc63JZE3cPQNVNH/QA4lzRncPpYGat7oJuaPeuuFXEFa04hIhh01fAM/P+dVQdGIHjsE26MIJJVdde
J00abTeMCjYAHgvCv6+iTw5iWn5nSibTl++38M4gyqboz4b0OXy7dnWd0ZQvK+cNWU18qJUwHulPrAzhchCJJzkq2C0k6kEeYHpjd7JqPCndFqECKl3uTaOg
vWvo0V7Vo1qoqtc9zhq/nqibtmYL8AkoU73NH+9lDNtCGbgWDcMbpynsxaGXvbOpoav4m2qcv0GHXmqiG1BMz49zK3Q0DXUn76UWzKvUY/h67IFnDHU27t4d
t3ZjwvfQg6tuTUrXDKgeauLWqJe6ICPpI2jrNhEqqheqy6iFXgOtdqsWXF+7VR/K3NENGmA3UmVAhdi7AyJ+7zvpSmn3rqifxrFnXPVS45hfXKSbheuhEIF+
BMAsG49bwEc0GQCkAdUCrlqBQzU6T7WAx1bSo1veFfUzNYhX1WXPCFHoHzf0wEGbaE6tBFVpqfNAVVpqBahKSw2AqrTUcvH4XSXh03hfNqBuZECtSGkedhuw
XfMQC9IiuKX1zm3IUYOhUgRXkVIRbaAo0gEaYqbk9usgWmCZhZBJx83XPKVQiNoDEwTPpmizpehAnIfH7rSWvNC8RyR53/jzca4KajpHZj12R6IVr4PMrpbZ
qDOZ9VQFE+KpJibEg6OZD4EcE+LBGSnf1XgJfeI4CyAA2q8ezJbUFwI4wYtHGOs4HLCR9VinfStxSt8Qqu3mqbtZ84JpnD3EKZFJIMy5QJj/b3dKtzt7lLWW
RV861AiP0aFFkjUdVhAFpMNqomgWDEQVHGC2ITFpOLaavyt4AS5Yw9BUMZZSZdBgW5VGaJZol8AZkND9iIOSK0SIPdjGGBuHH/Icd0/ldnFS9cVJtbp4uFyw
iOqYE6YUcvwvqhPWz83L8e/gip2Vrq8aT6ctd7OHE4jB4aghEMj0i6krwrcQUsWGZoUgq4hj6orRao1JVZtETk/rMOsqeKil+UMtzR+qh6F67YbqFYbqYahe
u6F67YZawhUvG2qIzqUjRvgVDZZG3FAeZ2A4HHUKMdPD5uJtdc4mWijeVm0TpEcTVE/dhlTn5I1c2bNKjJS4DFmpAquUwFuwpEO5qtSf8FOu7e4RKGAPQ5gd
ibhcz3o5fMMb16E8ye234g445GsHojKCnMT3jfcSki+Vrh2Iy4Qsk+YukiRSbyJ42CX2big/K5I3kkN/yuxnY7w3lPYw0Q4XzjWs3qc2qb3YYiIEj8wdbGYt
62rezDJAUUgTz6DOpDsr/y2klP7Rv6HB4lzxSoQQBd8PUJwKPOMwSySV3MJd02e2fNR5PT76VvnoW/VHTctl0HdxYFu0fyyy+VlgcQXY5fhoh7PHfi8tH/25
77Xp3KGjo49N424142U6Kh1yNz9iavUxgg6v+W3OzOXqrOS4MnOH5CO3TYheP3F3aVZdyIM2lhRMtQWcbI8d/+r3v/Sxf/3kZy6XuWDxoHB1vyuXp3D8ygTz
15Ou+UL21c3OEZJsf3QHo9UjDtGc5sN3aL7xiBOVzzqGSvLcw5CM1hAg4qoO8xClosd5jBWJI2lJKjjIqkr685GsVlVcQQkEuokSCMwiTrjpXQgLLnp25s5F
stiLj2lV3Cx11lUsPXuV+NfXCWsQtXV3j68jjE9I8OG4rlu/ZfsjH44riwdJVbm/uSI+lXyQVEWq/hJGuPIMv/O9Kx4hbFN5ySGy5wFp0WbtOMq5Kjo1y9Sp
Oq6Ku+pZlTFkn1Cdf/SIan6U5uFh2hX0/yOPQNR45JFsuranp6u3P5Kuxky2HI/MEGdnAzvh0uemBCk0cr+6H34wasnefzDuSTvwK2yApq/2XPm+735y5p8+
f+TyR1Tr7QPSHG600hvvoKv0iagSJi88bMqoZWvfiyQlxMFhIZuqNwUBgNOEGzMD34d581Qfy599tIVpUYjr60NKHDprwfGT1q6XriBd27J1xIJXcmu9DItI
nObDNIQ7b7vmnZ+74NLL3oEh9KUywjLVNx4vV8tYub48eXnqx9a19ACxo2b1rnhkJh7IpgaMZHrzBN3M3epRxIKqyox59clHZh68cud/e+JD3/+rX7v8l0Gx
elS/vjl7RbZiaObheU/26gkgqQTj2zMu6gcvlxXQS7MCetyJH/NWEwGK3gW8LdMyT7wcUat9iFpdjqjVZW1eMvOseIf1yQ7rk1wynlomVeN4v3HnYFynxSDW
HbZc7u4yfLIPzH76yWXpJ6k/xK8zKPCHP8Yf7uXhoe1e6hSvolqBDy9TA/Rh7UCn+lggSPNadEEgFkNH507qiEfyfV9dqpjUikiAINCHX514t5UNqw0gi5bh
OGWSGCxDKqpOtQxjWw7bj4st6GFSWFTqpQ8thxQF0r1Mlyfvw0u9xizTB4CrKA2q2EVXrvu/Hl27buCWy9/BMg2z+DSBKQi3LzGTDuEf9ma9NWVleGF7DYfQ
lS5sF2a5d9FXVa8EI5tV7i6scguTLeLIsrw4slq+48edaYC4pxPjnTNVlHk+o1YTbjGgvG9hHrFOziPWV4gp97AOqpNjys3wHrkjG55Jx9YnkN9L+Bs/l2HR
MFnLU8DFAgFFyKbguetN5245VKPtm/cg5YEmLRvHjFmy7n0EMz59Ry0nEOiEOa6znqUbEWOa7LLvM4fXK2OXQXUBEfWCpwCwdQLYqN/rnJd40ioiNGtNAR37
MyJXyVHGXxr4DH/gB/wBwhPwK2tCNOfhL6elXXYrkRgt11m3sqDv3aZTwzPc9qH9FXQOskdcQuVt4pac0Z35tCbqfiXUZjEoh+Yjh4McUJDWjGR0E2mQkQmD
+TIslYelWmaQybx3HUEjjuxYgpluYRSYzHhCZgSkQ8EdnapLkEJv6u2EMB0opr3mi3tzgexWNHA27qYdmyJa9CzaaXXcySqpdBexKqMTYNplrmSfaymfLc3L
NSewHB5jnAKvi6CUh4fcd1BCeEA0A2/nxQT9O08NEMHTTR0jJqMClYsa4EBtwFPyG89ab+Fgk+EdyAEiIJ9YyfBLkhTe3modAf+3Zpzeq1Fz5+ldQV9o/slU
GiWw1l0Tr8RhOF6Fw5ZY4bA9jnDYGcc43BCfj8NN8Woc3hpfAIXZO+NlzYMSPAakccGTJEmtfpIW/vwnSdiOnyRCGj1JtEU9SdR21ZMkeK18MmpI+sLFe0zj
nsmIdszcCLFJYEuIQ6kklxImQg6CVtTPnulgDLTNbTcR427V//Dbd7BfOUN6tEL4n3bAnbJElvW2HH8W9Ugfe1TPL6WXz+zRl7m5nitt6eGfMCOSchlv5k/T
iw+9LXd57oq31cXbQPWcLTw/e/6X6g59zPzckyGNrMfEmPXoNq/83uiP/3Vs/bdouuoP6gfu3c5dqdPdKyZGt33kiV+79BF52yG4Th6JG8Qp9jz8cNzgF96M
t1X9Yep742E9L3xtRvEDzV/6RXX5Iw9LC/oHzd8MNdODHCgPP8wb6U+55Bn6taC47p5c398+wJOZ7saoB+uPYA6AaqWAsVaoFeCKVQ91ZQEAAxpviS/E4T3x
RThM2PEaHKfseC2O++34Yhyn7XgdjjM2MmavdQ8iGpmA+Igd9+WheCi6QA1Gq9W66Hx1cRSrtVGk1kRKXRStUhdGK1Uf0QlmmHIMIs17D8NbumPPgN2kPgvM
sv8OgWx/4R04MUn9hzq7fKxUq5RSkYrV+Wq1ukAVNhd2juwh3k28r3iH8V7jXYf9lwOaK1T3w9RLRvQxbwXVnSH77nOJFnGTZJz/9Av470sEGc0r+fQXvgmI
qKnmL8UeDUxlD30z99CXmJ8eoC62ck1055qgjrdyL3bnXgRnTmOtQU8T1UIhnynN6U1pTi/39pMThv0sEJveRYjN/JcMz+ol5d0gNrVRZ6cQm+1CbLbQoWfU
GaZD/6izhg4rhB7VhR41QI+AgmgywEML7zUgqB+sCMQSh1WbA+nKAInn1mkgj+ehWi8+mUP3tqD75Yw85+x5yHPG0SL9gPKLJW74M/zGQux/xBGEf9QRjH/M
EZR/3BGcf8IRpH/SAdZf6552hFzMOqAXQ9ack5GBqzlkbNHuZRi2OzfG/DaqMPqPEQPdymH7lsb0A0VM3xJML1iBBj0Pcxheh9DxK5SrF84VoxZXMM2UK6hm
vyuoZtoVVDPjCqo56AqqOeIKqjnqCqo55hZRDVDJhYxagGKAaoBygHqAglYSKlpFaKPVHtUMnB3VtBZHNQUkA6STXz4a+Qk9md2vEybh8/vEwrfOnYKhmY4T
nnTWVmrE5dLU0Yh7Esd4xD2N4/kj7iyOq0fcORwvGHHP4LhyhF4GQoRbxaoRahGI8f9j7mqDrKjOdJ/u232/Z+58fxL73nKrhtJRUqFmho+N9BRJcJfdorb8
wQ9/aFZT1Kw/0JpKoUXkIkOclJTOrmwcFN0xbBKiQMaoBPyoHQlrBoTs6OqGVVZR0R0JGhSSwhXXfZ/3Pae773BB3GgqVDHdfe7p893nvOe87/O8qWw48iZ4
50XVoNGnDSL/WFMIm0C1V9omzTEqnZRMLsl5fBbb8SB1bbLYkYvLrnWhBywRLA14xY1IoUUJFwmZAOa3RI8NMfEzuo2W3mKrCDfN1fZ9zbqhNKQhkojR1jhd
3Jwwu8HY/s/46TJ7Im7c2LnjkbX6bCIZE6xrPtPxRpiEPsHAjr2PT5Os+TQGW2getmj/CzOeQrjlKrXF24nEFB5x8RCcBdTwlNtECRZ4t5//Jm00W2AWwptM
up2waJeBB0Tq4+AOupvDdym66+K7Trrz+S7H+0rcCai7nY+iGq4VJbrUm2dKVJoqyq2nqlRWapeQ2iW4doySTjBmn/fXtO+s2Ae3VOyDz2q99srWU9J6Ddx6
tKZZhaxWFTTEludkfF2n2ejaUkuH3/ngJpwqUr02lVpJtGm8nqbuaMqIbr/VEZ6W4WFx3bHutZvuufHPf1Bq1IJ6Q0xKSMYFDcqmg7KRePlYiZriJco9uClM
tCLmS7GYnF5qRsw/rd6gmYG7oYm6gYdjkVIstuf+1EYNytkn5ZxDl455VhddUvMsHER1Sh1ysTo4xXbK1G+HnrWOzxsb6dOm1agtz17RY8v2tRV9glL//+pb
Wdc/ZH6RLySmnOF5JvZYiO0bsZzVzCORSYx1Ju1Ktc4EFF5N80jUkpOscdscBc+ciBP6hNiYyfK2h2U7FWxODOjNUqJw+PZQkuuiyVl4W9rMXM0GfpA8Vht7
OFlG/rDFA6v3uIMVgSmrW/A85sDS5xIShahv6Tri0GSJ1d6hTYA5pU2Y1aw5sAtPy2EtSjzBZrUTVqVSiUaZA+m7pYel74Z5DqTvRhj9QyQH0QuJ5I451Iae
oFpLtkmwQVH5Law4qBazRYJDECBlvBXyBuU8hitlPepIB0LZhsyHtdINijaUouxgyIpYc4GvY5yUQRLDHwrcxvDIYCAKlWm+9dh28QpNzTGus9vmyJAo7BV7
TBWMJarYR8y2tAoYFlwi2wGwARN96K9D903Z7PNZ11mjWNcZkgaVVcQaZDF/D+wnUpGGEKNnTfyAjJZRTwOXoOlPwk6Al9Q0n2ulww+FNSPiLRFWiQMlOF1O
04jKcOxNi7/zi41/tv3Kn111veyMs8EKnHfC+Mz9mjj0OLv7XAk2xme0UJtkXmTtvHCSJXAeluim+SsBQH4Gl0X8u/CRJWA2x7xAlxY94fPJhRTzYBMKy1aR
aIoTbWXzJdi+wGqmItFCkbOCJSVmNxJ/8mGi9CmX8sbKD/OXsyKg2MzI5mp7SnrpBj8fmVMmwE7cY6+m+O8cXqt67UHalcO8LRGc4tc0e1nIR7Lj8C4lnMYz
otT4MLKoDNPipuGkRAyT7+XqVuE7+o6wH62WZlol9RssMhdrLngLbFG/3/PIw8liHiZ52vcqV7ayqmw+cuE9GzRXaxkqyMqoZQ7olnl979OP/npDCo2TCA4B
I1XRaZMW99pyJHG1DIVrKnttmQyFpVLHJcXI0Uv2vI1dE5zaEnmTrYxl2tS08QW06JuKj5EtJqYu5ulTYdLN+LKpQr5YULG9roqp4Mv05jTeHGN2Xis4vufg
FuoOWn/TmtQLfLG+u0CVYBc+3yrSxZtPy7gN3vNOumQZLeOnMc/agQVrMRtoobRYquOc3oK1GNt5MUxW6DSF/issk+wZYGVtbv2EUSYNVuqS3LN1SR7rktwK
XRIbxvge65JM+47frrttEJhLCzoZeGJ1L2Gcoqt1dZiWBgUQzENvpfh7wxDMsLehakMwo/24yeSSju1j0mIwNwi8WqrErl2zgl7LlXIofeYvGV5G4kaWCcmq
lZW9KrLTRtYKZKjBaQLJiFYvAxbNRrBWwOob8yUbs4AeDbt5y6yqCbDs6Ak7lZ3KqjozlR+xIlOVjfejVScSM+FUkwYUc/IFIKMEEcMYBYOJmcY1obExzFB4
CCHvH/shMxROmResSY0emsDV6bV2mRescXlh/d2/rOm1toY5jMkLimFHdq8aMS+oYYS8eex7z+3M9apymMNpjaQ6IegngUVxFRgXRTlsoSocUiaDKYkPxliu
woQKEU8IOTm976O3323rtcfNGyD2FASUvMHYLX7DGkHIiVf/6+Ef3ZnXWC7Oo6wRWau40mqlQfKsMNHfoypcY9JfLskv4wqD70QSX2Qi/yrXS2uUTnqOlL6L
Kys4tgMax8aRd+QEyXYndeaE08umYCNOHOI1bOBEXq8aw73bq8YFTKQYVPTGqy+d3Lmtrddi4BEaT0ONjhiglNcLUkZBuySkJMAK9b91aP19v9zx8pepjRIR
mA2S8VaN5hlP6N5RjFviik45Bo132jFIpDHEWzuhFgj+p1xWC9RIwrTYtGOaY8LcWaNOUObxvDU9E/gkIuEFYNCcfszZUxZMPB1NmLVuSKAWF5SCzF5Hnqyk
j+JnnCb5iY4eeYKwr+mjJPaav2DrhISmj/poXUgfxb9nAeg7/aQo3415A1yR/dQZCFbdCBMwPHUNYK52AkAykFcrUB2F+CuwRHdRksGip91tX3RjwMdabrDG
9wYNB7KYfIMXFfwS6xh+XRAlNiOJSnLc2jfA/DxBScOILlfLi2zxcxXQRFg2M7gsLTLEaImADPpgh9ptBST60Av9QKt0W4uKbHK/sFiQZGH1V3hCpNqC74UW
1yRfwbWd59cwyqiWUUaOMeEXxEeORQXFVg5nGUADZ1QnOCMHWvI6bQBdKwbQNWIA7YkBdEEMoPM6tk+xRRedWoCtpZ/uYVbjTA/HzooBdE6MsvsGCr/SvHmh
MbQHY2hb+B3B2DXK1idJ6jk+kdLeTag2Tw6L5TN9FltF7AciWQNt77Nttca7NTanJ/Vsn5RvZbmfhES1DEQJi7/F/05fsQXack3b3fF0KfVVewnIpPr94a/a
S0HpIRjxAW3LCuNRP1m4L9xXJjQMOzmbNdVJoEVsPHWCqgnm1RlcLqW+pstc6mu6LKS+dhF3MUA+rp/vtS+lSw621a6fhW2162dgW01yPz48V7DHrk/CmiWb
d0G9U7fSSGYiORc2t24MhZyMNc49yQQsNNWtSbPoTdH+JaUXvQiIFxHF0kiN6UZiB1SlTKXypDx0WRCkg90PRBKdq6mhU4WtIU8EJFw2nama7N92bCmpxWd+
8v4Lf/XNZVops+iuRcGJ/fue84LfTipMizPTNWmmAYADiLtMk6NqBXz7aTBZwhtVIz1lf9zDoO5MGJrToSl6yblJZD02uwfpN6zCwZ4ujLV7FWymaSsPeicm
s6ZPEzTAij5K0AKrYh3TBCs4r9PQ+hQfiqYrqI37mNm4r4LYeCHzA4bEQPUL1C10qZtv3Qwk0HxrFVxpsfTk1/TYK8Fuc05nTFZEb5wPAYjAjc38FYmMhvFm
3oHXWmo+iIp3W6ukvjejuperWyAc0/fC4CorGOfCPMKQ8A+FFxsr4Aq6fEIr4DXyuFw/LpPHJeJIfbH45+qXqgaoKg6TUphYFgo9cp+8QFKGJDCqJGDEBAzr
gLKSNFdLmrdImjdLmqskzUFJc6Xphf8ZEnAIGqfwkTx4SGwOXZB4lzz6+rFVHjHNJjCEPOSUoQvDQzzkBB7XPGZHTxg23JAewJMP08WHmaKPz3yYezxlrwkO
PID1bsyuAFQqcflAwpvqf/PV3Y9+/91NLSRewnpr625egA+zJRciHUKkf91z8Lm3OdIUftggkQ6EkSYR6d+P7NORJvDDiV0c6SkVIRB34f5FgSA+pgSDOM5h
Encbx4WEtRUJ7nj2pbv/e0cb95IKdkmczbH0RrkwEr4R983MdaeCMz/nsA2xuOCnDA5I+BDu23vQtyqYkLDVUdRVSFVCB+l2FnpWBad3csgNUbwVSFFCrwN/
Ug+NSiqnhFwdxVuO9CT0KinkMqT3OIcsjeItQXqPaxwrxwOH41MSsrASyLnh8RDI2Y5zOvrxcY1pDeN10e1r0toXS2P7yOExDuk0fQcL+F8c2/for49vbsEY
VP1/D69BCfAyiKvrzorBE+LJSQoO9t+robEAZ7MoHNkhi5Q5asv4AenDCPTkx2XwbMA980gPI8Zl9KUhZEp+PcM9NwUpFSPhLR5//7mbYp1QYoV2XOnSdVWW
rv8tdno0j8V1hvG++8Pnx09avVzex+6fWd7bILozlJeT3WzDRrLHPgH8U/ZUPY7nbrXXOBEbM9he03r9hy/nGB2WI2gcYbiKOQpl94rVMDk2sDZZ8XNsR7FV
tdhKx9bOOuOkcn7GOGfK8jE+l+NrcVIbwIhrbxTy1ojpRhUz5yCo9HlHntP8dErzHul0EzM8EsfTy9lxf8VOxa8s6aRpKRN6OmCMgmesvxaeNWrIfAQyiDck
o0rcas3nGkgT4qhqcZSOUwln0qhgA16KGs4zDRdykGsgsWRiAv0ENxycjdAy72tGnUAFP9N0senCx7xkpXGM6eFyMQ5aQYwIxstDVhxeDGoYZzkF43BN3L4j
hQckBaz3EA35Z/F3yy9xeMqEpwZm24zOoTdn2yt6HTkVTsubIGRNF/7JFKm1xLCxUlZOpBHUKKUs8Llw4dvFhEDN4r5mswbV7THK5xyobu9rQn5aBdXtAdVd
A7LuENXt4czPNHMEJasVFFmmAkXGtpYec9zVDfV3s9s5vxC5nLuWwWEZxlh1a9cd0hcRi/TnXp2KTzFWHW1oGRb3Neu85X3NOkeB5XcZMvTDs4ZITecjfqMw
AszehzpxOcZYl321dOk1xURwBpNZ8EqcXQvDEcMH6SewMS7ztge5C/N7GhuALFJIFTmSgdczPB0UwaLcANUsryNLaCCf2L/75H8cwDpiWLDN4NN+O+UJJ//0
ZzH+LOE8f8QQ1fTlahnFecFwo91EA/V/P6Z86A8P1NnOIoAGZztLinWxvQVSkOnf4+ELmd3D8SoJVn4dUF0ebYEcUKuSTM6QJe21Kw5smgmlvIB5h6GUn23u
8T2EuBGU0sP3VhMfmZh/eOAktg/1f7B//X3P1vwNz8Z93/VrYk4Wr+cRlMCMESCaB08j5f0zRxE7VzrFQ+BwxRCg8cGIap68cO67bcYQgEomg5EwtyTdDgfE
UderYDVze2W0t1B6tWaBuoku+fnWjXShXf1KkJRAamJaqxU8h8o+4zLt3EHmPTNCzKiZrhg1fTxoVuDPDaV6XFaWGrikwqhARVwog7WPClzvN1QMVkuX+Ovi
ZYrdz3+moqKKn6W401a8vK6UN8Hl/bEp7xjv6jS5b5rZonkm3gg3PGkm+3Vw3YBdYhr86vI9DympaFkVG6iI5rNMQw+zdb02cVN+PcDvrp4bHmKwerCWsgQu
x2+gweuxf6ssOlR3IwI4NB/jawOJWw0OyfAi/tRjz1EPiwIL61aXz2rTi+WEwKdLDbt08Zn1jKHkjcIKCMbAvDAGesIYmBXGwIysZxFJ4L603bImac5b/L8r
OXFtaEK0oeweRas+XcYt01eAoyVLmBMV9ABQDRTTzIpWyvB7pawWszwoDGg/jrOgkB7dZ2CjFaxmNUWe7lYxvWIN3d3Ad7V0xzpRWp84pzoKEE1GvVbygg+j
ljqnvpgSynbjoThX9CARMfdUgRaD+lBigMJGJAYHxzwpYYJpECaYQpYZC4GrrBo/VWwUHpmmmf4dSs2aFo75ZVrYQUexlZ1ywDRD7LVqHNtSbM7ewOjEaseu
DRKsD26xkNUXNg+JEjOvG7QOipxmAJqrWLg5FRZuQiv8+WRnV8vOrszO/pwSaYD3LH6xyW/UK3A8OOu3iRTTDimmw2/dXuz0G7YXZ4kxmsbCd/idQ8Uv+bOA
hYeNkd8JLHy73zYTCz9ryO+gmFm/Ef3W5he2g4wDndcc6+nGynWr1W9CfZrO6cmDI6izI7BQ0wShptVvjZarxmJrFrBLs1y1oU7tKFi73yy17UBtZ/lN24sX
+S3bi74wHevazkJtO/2LUNuOsLYdfvPM2l40RBUudrI1KbWRD9y//yW/UxyHGA7DsK3R8DAAT8EeygdXDD4KYQIoVHvBL4ijAIyDnWUzDkbDcWC0eWmA1mnO
4IkBh8TxT/jTXnZoN2A89fjuN7J3uqoQt+tw9Y+u+A1c7bv9Hx61oCd3pS0m+nppBaKHvVSTf8v12tchyhsU5ep4lKvoYRgPP6UoS+kB2+5JirWYkuZ9cQ/r
WLFJEHtQUCfBLKTwECNFvGjTqs+ZXWgDWJDpK/LTXGhsxSrDhVVGGpcuCDzYzrBlgQ9qClBe53FppXnSxcRV67uXq3rqBrfbqqMZ0oVapB6/5bBoyZTFhSNB
duQ2TZ9SEcDbIHAM6WJT+PfW6wnP0gLXH7W4XqjtxdI2F06vxD6K6UtYFd3FGgp2iMVnLdBQABcIBs9WUWuAdammhwHBtVgLE35B9CB1ogepFz1Ig+hBGlkP
Ep7Ju3DGlBCLDieE4lqBFa7GfkjAS0I9fZs8f7qRejq71lZOqJxWkXK6PHSbdppj+7ZxmhMMcyjTLkbBjq8Wg1XxG6+/fMVZWKMY6gFvxIgjI9LFGOGiHCTN
odsz626T0ys7mI2WZCuHi5lkkQ9ytr+we135yDw+xekvP7uuPLXt0O63LFG/vvn2QShfA3YGclOPsG8G7GaLaTmhzfm8m2BGzenmrj2/67r6rje+uCZ49aUt
t5fnX1gTjEZNsPmsJvjuFzUKvuAmMFE76fa3I2Xh75C2GFfV2+Gfo3bYevZQ8FQ6bAc7VOuB6hp+PGgvIBaeYQWZv0HFzemsAH5hV9M0Y58bYKg4RefsryU4
fZR3/nuhlDxuGY1g0mi3oH+7gZWA3daKInNRXwdFXxc0iN3WMiNYmvUJi2LiPOWAwlJFBNBJyok7J06wikDp41TYZylWTuLdkPBVtn1iDgWTvzi6Wht6Qc+K
YvahwAtLXPxF/LvYeSUxW6dxuRS6TMzWeeM2hF5uHYiBimKJpjjRVrzQWaoRfu6KRAvSUjlpqRTolsJET1sD4JOUkzfW2q4MKG9WYyW1+oxeGvRrIvVZUkz+
hqn5tM1fGQ5k4DFK2jOpd36Z0ENxzOivMkotOmtGWNh9yHlIoXbDxj+qHl1Znt95u8QkWOHeKy17L15vrCAH0xPmX28M7zoH2Isn3c0ZwOeE+hwJSaQfsuGl
UE7SN6qZWiL53Fil8vHGSKVSK+qU/hPmqB2KlP7yfvoMN7wy/i5lvIqej+5/5I7v1/ZCeRIJLivwMLmuPPFeB5R4qv/to0//xoMiT/UfP/aPMscv4zduKx98
776HX2e1ngrGRo1ihH+6X/WySmTbM5rgU8UIPlWw4RmjDJHYDpOLBXeMaYLPKJFW1G1MawUUOHGhAomoqXknu5d9M/6m1akDIZHZmZYToUAX00XAjlEfRpkG
vJh2m89t1Fl7XP8RrfY79cEzQoftRZqIYIKNkP+lkg1/r2bDd7F9nsaRfJJnhmobqKT2HicbKBjeTSuIUJ8MaeX2NOwUq5a5/839lOPEPNFOlqfWlceOv/LE
e5YU9+ixfXc8u+Pln79nzSgzpDUwca0X32mekeM+xetVUjullKLMnVGUdw7fLwPiUhQFA2LboZ0nrF5u0KN3V23Qd/ccvC8phYtYWs9ROM4+zL2zeue1wk/F
PXqAeAFLb16k5jpnvcO6jY7x+gkr+3jlrF4Lh45slNVHKYaGYHMQai9QUBJrsvN3ruDuOH+RYtVl1ZlaToG/3//IRzu33fvEh1avWsZqZnUN/U6rTGAtYOcM
03yrsCc5tIfTnIbKu3LIeDJoSuJiCKaQhVNDZeHZgLLK7CCWiti9RMTuxSJ2LxKxe6GI3X0ids+F2I0FoCDiep2I6/UirlsQyUuQ77utIoTwbssX+b4TWwcI
703c2L8T0wDNGFKbPTuQ1wA4tE3jzOfr+QxOga/M02dxCW0ImnEpABtzCbvzSVYANUievXcT/v0kJtK0PogdcvjD9R38aH6+DujrlsVf4X8nr/hBsQXnbh4f
qdlFWnGKbThay+WzemBMzRgY6JclFV1/AePkXol9yoyTKVbsnu97dYOnLri3J+1q3W3LukJRz9jS7adt6fdTtnT8CVt6/rgtXT9tS98ftaXzj9jS+4dt6f5D
tvT/i7YMgBdsGQHP2zIEpmwZAwdsGQSTdtVRUHOuURDYV+YjKCT1vcv4HoyA83U4hsan9HkpRi+DFhuzecfKRJfSXpAB68M2m+2M2cU21GGrXaTCXuKM2ygP
0ODFdjG8n7DZDsL129lbjus3z3NGlcz/I7i29TqQSYxZO++S2Rc8RpM4rODNa5NsZbnJCmyGTZGMgwrm8WWnsoXzm9+4TM9P+bLJyiElAVMmYFIHTKBkYvfh
shuqklqgnpCH1LdLDfOt3fww39qFayNbgrh+E1uCcAqjtk5yxJaAYRNQ1gGndR6ncKXkP8CVUn5fp3xCp3xcpzwNVcw4GgbuO415Do95bZ4DBiH6X4vTbj4B
/0Qs/yM5N/xex9WM7xUfm7Wqcq61VsJ5+gK1ghcu/vcPE3ruhbaM5+ajex5fd8/BV77CM7P57CXyxLYJsz4IF35fuOJZc+k23cOfvyVff2T6K1//pP76Y2vh
ekhqihcH9jwB70vDKlwEIoMayuZOY1DjQdKjoeZpUylxUYPFouqCnYy2csn/Y+/qguuqrvM959z/H+lI6BfZ+NyDPWPP4IHMUEQM0/hoYhdox+UxD3nIQx48
1zzEjofJQ8bSxYKqVBCZmlSAkojGBIdIqTBqLKgNSmJAOKLjth4QRaEmsRPTOmCwnarEDV3fWnufn6t7Zcl4rLTTYYzOPWf/rL3P2mvvs9fa36fnpxvosg6f
cqnwwiJVsbBIVRiqVGgyS2CH5f+ekSosNFUZMlWZMlVZlXMUT1yXXrWoF9kk77HmqsUKL4j4oJnQ4GwXkMfEnWBBXUczdXs+x27vO0EXuY4m6/Z8NufLFpk4
V29UeBG9n8PxPv8HGU781Im+3HHYbX+aJGhH9GSRPvAxVVoyTcIq9lnFVqqkClOmqk9Prints+KQON4QYzRo2RBbi10y+VJKiZeqHYT1MZhU+KXaPmvBIdX6
WUuIIPFZdTOoFaDLFrbxbgCSMgqysI23mv7USRh4PceAI3K5jf40oLstp/EW3riM3cKh7Qa2+CwYKLDTprDFZ8E8gXG+Ocw4T9ORPk6Y+13GKPg7x1awR8M8
7GjMRfz9ueCNzplB1Nd5XF+Q0XdWn4M9ZvAxEsN7RzKcNDmq6jVZXs/qZCfuf3scI/A4kv6bJD0WKnsa1y8LhYh/xhZmBQdsvROS4RCX/W21WTXul/3UWxyG
NYKk70rS/Zz0EbW1N1yZFLFj3i8k6V48fO+okrjfT/ryzIGPKWkvkv5SkvaEJOZAsv5XpZcM/SVqShyZd1IynAnFCSIo0vvwCeklnWGSmsghkackw0wow3Fc
P/oN6Ssj1N8IivR+JRmOhDJwdOT5h/3oSD8Dh0T+WjKMhTJwWOSbj0mPhTNwXOTpHj8usuv9V05J/+w1gv45eIH6h7/b35Ok8u1+QiXt8ZOeGjr4rny7e//e
o8Mfuz44/aQkvMdPN/ujD2KdHPP4H5IOH/Lv/6My719Q6cYeHHr+vRh/zXtneqoFOwrHkvqmp8ymfNP/pkd/0+vECHMUbid83YvWmZ0c4Ph+jw5wDD4XV9CP
fdKiiY9ijCTOpm+/yXDi3tgwbzOmvYSmdPGmGPzZciz7jV6f2CWhDtfyMQiz5MK7o5g6vBWKoc/yrgV1H/b3vHZ2G2d4ixNPadR7TewbhmeojRm2dfx0TkdS
I/RkkxCbzf+QT8pt/2h0FlCc4HGwdmBTjhlfrIDFIV4w5CRGbAmML2lhfMlEGF9ywviSValB9WLtROqkPEjhQa4K30sOfC+m+D5wHKqp5JreaQFi4n607Jle
OWwRp8HzjOzJ0jI8fIz6yZzhH4eeDDaoxfBxRPEH8tonQsOEh0//YX/4sJoM0Cvfz+HIkmFfKAMPn/6jwfDhcWXK6PE+lAwDoQw8iN4dCgYRDwfZDzS8j3qq
BRKfec0fST1qUwkhxOck8dYgMYbT9Gv+cGI7ZfFo8s73+MHDKjHG1Mhrekx19YPFzOzkkQRFPx2TkaQU/VYhVGiVLFKGZ1XoPjb+RPfN4HhPLbLy9bGbeXG1
Gsx6YDwJIDKhb/z9EuODTzsUmQHwMaFvCd0ErOdUExBt2OqTHjCOpgu2AzjBdOPDHAcJHOvhVR+D6nprS16b9J06JmKGqU1u4BNAJOTayxNyOhCyrZaQ52oI
aQVCOiWvRbShmpCrC3ER0rk8Ic8EQrbUEvKjGkImAiHbSl6daHg1IVfQSpCFbLs8IdXQgZB1tYT8sIaQqUBIu+Q1y7itJmRTIS1C2pcnpDIIELK5lpBnawiZ
CYRMl7wGsUbVhMwXsiJkOiokn2+sLqQVCGlpM0c64zVUCGl56sEHESEDXksmpBEhcfDPN8e0XJ5V5njSqIJqEf3vvnVWjkPjtf8sGTbTx757nyzavONMDGhX
HCHglbHpXRAR04uDQ/6txMd7jd7IWNCvhrcX6Cz2Kw/wUx+LdtAsVaakVK8+IE9nGKpsEDnp7nGVZwp31/Lyjj74DLFtJwy8YRV5hdQSeUVPjiFWj/5OG0We
dacQo2f5MXlcvv1Wj4IK4cMOk5Sw6/ZOc0LO0WOlOsHsXQr/wfEp1NdSGiHaOpRANetjkwlUsz724wQwoW80fpJgVoUJE6hf85v6pIjpJG+jlMC92UA58d23
IQYp8L4P4S8OYyeE9PoY3TuOb0OGIew0p9X1pNll9/2xOat+TsjPGdDMJPyjotPJkt+ao+reRNABSOo3TZrCTbNUU+Pe7JVTlf8UVcHqCAuiqipiaYG8vc8u
UPHckir+L6WjjmrNwjo6Q6+uImVIRydYR2cqdHS/6OgEv7BDSkcna+romNLREaWj+yt1dOZq6Ogc6+j8pl6Gjg5AQqWIfbRAmlDXPRYr5ZT6OSc6eiSqoxNV
dHRuKTo6dOVU5eMl6ejUQhX/bkkVX1Q62qJacwk7apUqU4Z0dFDsqBXV0T7R0UF+YUNKR4dr6uiA0tF+paN98+yodTXsqAUdnd/Uy7GjdD2i7Sjp6D5tR0VH
x7UdlZ9jUR3dV82OWkvQ0WNXTlX+e0k6OrdQxb9fUsWf+Do6vQgdnWEdna6ho8KiOlOhowjSF5i2tebXRUN7amroV0RB75He3lppQq+Ges4p9Zz+9Oo5QMu/
QW1C453mgDahcdbHYW1CRT2Houo5UM2ELkU9ew5cMS3pKS9FPfcvVHG5vJSK75OK6Tvk4mJMaLxUmTK8FGX1HIxXLEVFPb+A/31R1PNLtbTzbtHOP5POvqPS
eMavhvGMQzvnN/JyjCdpZ682nqSdFxPKeIp29mvjKT/7otp5MVHFeMaXoJ1jV05Jdi9JO2cWqrh3SRXfX9bGc+TAIoxnvFSZMqSdjA0zU6Gca1k3b2UEGdHN
jbV08ybRzRukq9dWWs6roZtzcbGclU28HMtJX/dnlT72JTrN0+q6J8HKOKd+zoluMn94oJunq+jm3FJ088SVU5EHlqSbVWm5UwEtdyqg5U6FaLlT3uxzaodf
bh+2sC+ZCmi5U6GovZQ39Jz2GfupV6NsTcudCtFyU9kHlHsz5bXfEnUaI97WQqhpGps7skEPIDrZoOczziU3J1v5CdmYL+KcAW/WF+FNXoED1Uy8uZrvxb19
fNy0KdIFCWyk2AKwk/ZGxue/nrjQCca9v1Cvx8E2OAIPhL+bz8drP8ClQRgXBVvr9fHLBVaIyezw8BZk+DxttuJVa+rc4JS+GaKYH0yUpIyIRWB+XjwKW4Q0
WwSGnF3h5mQjs1DdIgAhC6fzBLIKiJy5gHIcBVdYBHjqYBFOG04dzmZK//kWIROYE45r5MrPGKhkfewsiEPp74c4RUkW4SOctgw3kUajZ4QaqW1C3W3GIwAL
LmyI7cHfzIbYgAIPhu8R3g3gVvB8RW94Vg38KbIJx/V8JTbhpPo5IT9PJHBKJFy/0oc3daOP860+MzKF6V7RfRPXocZslUxB8+o3pU/7zGLWG1+MNl5BpftL
pXQIi07WULOMj6CQmKd4aeDRpmndw66iVIiOmFq0F4gfanPyRNIH5koFPvLwOQbfR84+2wfLvs+26+zRPeIi9D21J/rfHj8bU97avypX99b+/omot3ZSe2v7
y9W9tdMvRr21cEOxu+mhcnUUm+ef8FFsOMNZQ/lsHy777iadgeFrfiEZesJuKPibvlH2gWtUcoDXjLyowWt8Bzj8TQNl7W/SiQFbc1E2l7Uf92xcfLh7ylUB
aw5HfLjAjYHn6ZFyNR/uyOGID3dA+XD/uuz7cH+pQ8rhw90LL/L+bz37XtiHa1T4cOP/78O9Kj7cKaOGD/f8MxXnasRp8C/ZYHAOVwtgGQKY9l559YNWoCh7
cT0m4Q4A7JZgAkBy4cGj5YBhV2XowfV9EoFx0Qxl4FCYb5b9UBid4Qyun5EwltNmaEyfwIO/kQyzoQwzuH5dThwdD8e9cEDMYNkPiNEZjuB6So4sTOoMCFEH
Ar33mGQYD2UYw/ULgqY0YoaMwD48eFwyDIcyDOG6X4zAYDgDgyw9UQ6BLCkALFwPSYbecBs4RGao7IfI+IFEHKciIp01Qhk4ROZbZT9ERmdgALFPHvcBxPxu
5RCZb5eDEJl3T6pYkSk/2ejjB0/FFHTYd8qBuT2nDcK4Tjr28M8PwGKzoVXUyvtDYrCL//sC9DQclpsN7ZPlAC4sfL5l+qf++RbfNrGh/duyb2h1Brj4xx/l
218LqRsM7XfL1VDChh/XKGF+n8DQ7iv7hvaU7pG7tcAjjx1+T519earsg4KpQmHPHnpUA4P5AUGwsd8raxurEwMSbL8kJmvb9T0lrqMs6oQpp2CURW1afFRM
0x+GRRUcmwWNal4b1fQfllG9qANjmiqM6kVlVIejgTFHQ0Y1GhhjM6Qbv9A+g6dL/UJtb/wlpM+Ez3VCJmqQd+glvUoMHvFxS3xSPq2/WfhbGBq1vxyAzE1Z
ok8Ko9gBQoh3pGpVQCz3pheq6vuRqqDpz8idjRqn7nZV1a+eeryTNN07XrtRswvV9INITQivGSkH4TXYub9b13Tq7RfOYwh6J6vWZaKuMwvVNRqpC0bhh+Vq
cT/f2eOvw0ixvuidr922iwvV93eR+thkjZWDqCR0IwyWjxxtfsXrnaz5wvonF6jq2UhVbE4PlKtHTP3zYLCEzWL56u2drNm+oYUqfS5SKRv98XL1uK6ZgWCh
ncMi29s3WfMljixU6d9HKuXosx+Vq0efHdwTfA4U8Ckwb3WK8sWWWlFbapecOCyCtqWmb0tN35aavi01fVtq+rbUVLbU9G2p+SltqaltKfXL0m2pVduWmvNt
qVXbluodP8Z1NsWWmoLrzLY0Dlsa94b1ApW60vRtKb3E3h9UjWp5wjTNANZ5IITOAcZkvALsTmAzaE4g+IwAfk/uYdMjgN6jPuGrr2kkC3Y8JTWAhdmAw1ex
Hh+32GKMYe8zCPePKayOz+BwNWM9rKO6U3Jix8CvJuBaCPhzQsCfEwL+nBDwZ8aFuF2QKfKdDEmR6xQsik4Goch0MvpEupNhJwwhW0p1+ggTCD8f8I/Gz8aN
+m5GOHLN9TEbfdEkzNNtpM2iy+AMYl0uMi0599cmFRbIsOcWU2kztDlQ0XE7qVFHHPNO1j5Qk5g7S3cy0wSTLceBX5MCzXbS/ni37HYAkwW40/ESDlniT5Kx
76gY3tsE5USSS+KK6JcqCXs7cebsTtHfoLyvU3m6BBIbH5Ld4MQmid34TjcJBnCvW/DaE3d2cJuolO3FtAZrZy6PuCKYTmM7pJgEGpXEWSURVkedvqUQxwPd
TPRnipnsU1vpTmLnDnqWotY5qe1M08E3nfRW3E/jfno7eCo4vitJo8PNllz0jRxxj9OL5xAxQF+5qZKbxKMCD+linZNcH8Ppd/qTKdoyHikNdeCNRhbjMSUA
wykBGE7hSANAAQL49Swg1PMCO5zD3TqnXuM/M0BoNYuSl9uCmoQu1vvJgk2CwffrjNXYbQbBY8diAeURTu64OLBGVUNBYnd1MLTPbxnODhBbUYuKZ2/4534S
ooP8MoHj4saClxlTL1PwYlYD32DRZ6hjeBEZ3g4GVgH++LD9GH3eTaASaivx8bGkNT9kNgNtB9KYExNk+tgdBXRrfkvBwgMgMWoNSbOGpLfi9A1pSMzXhIyQ
BZCGZLbiPrCKnAzdF3gbME6R/Uzj7dcDaDsmR5dWABoA0Gj03gFYBn1oxJ908RoGRys2CZhZMy+3GHiyybnGnz3qmd2sHpXXV+uqermtj5v/kdlWbIkWgF6+
dNaFCB0wscRChA443WVtDFM61CJzcApdbJ8LZIX1la2u6uQPEyJhIomts85yda1d547+08+e7n/rwPnY/Z3MgNba9Zt39pz75vTswZO41SbJTzOqSMv9bgt9
1T567o0zbx06g8eA/2npunD09d1vjrx98Bxu2UGfCHNVM91oxER7zQ5Q2dNEC2U+KaHXbH0oUcw+xVNZN3Ah7J1uGynzdpcyAfQ9cS91jGgN3watm9O+lZ6c
4I4mJQHS3yqnbRsUtV0cI6ZSQkr6J4zuQW+cdbx9s9vmpHeQkcsxoFZbh1886t0MtUT9Wyk/ayZDaGqV0Xu6qWIin8rpAZjcWcQxMh56ZNhjiuoiy21lqgt9
litvRY52OVmM2Z1qasIKDPAm4BcKLTrSUAvmAIrxoiMVaHvaaYCRSwNUKQNaXRi5tBy8SsvBq1QwaGI4yQV8DRsP6pUITT6UZHCVkrPEUNk027dgL5sXLHEc
MlXTaCN6UcGt2C8/oG95B8vCSDWFU3e5Ts0va9IaZbuXvLeOIfl8xipD/tbnmFLic9sVFlvuwbhldBu7fCwfZ5ub9JGp7XtHaa6Mddl9T7vpYoYxAWnVpECr
MzVAqxeGqhb86IUBqqthLYsFHHVjClAaACaAh6MsDHRqjPYWawFX0/yIwUYGk4FcsRBLl7xdpRtpqZvxHmoCuGDG6ymb2wtWFH3aVJSqXTdRDSMBbqoNYLoa
tWE5LWY28EwkeaHHL9Gyj8gtBpYEjGiFLIaWxQAYHxeU1nkp9w8Zny6TUz3f46D+rlwxNl/KNPon15UqYipwMttARkElvLRbIU0ESHP0lntz7xjBkRknmE1B
h+yxFzTM/WZ7OSFKjivImwQ+K5j9rIkhRrCsxTzCi924WtjaWPTHQdkg9ss+Jb6olPbqVHJHqCpe0X4qcQ+yczD6LC7LXLqgha7A3BgylHQjc8MNAWaVHewm
n8Da3nszgEqROeQkbrsmv9xLO8NPcyET5QjeyhnchPMdX315DM7FlYYXu0kwNy/JgET9nIeX7NT9kZAMfH6Y3lmW6vmoVOcrpVpkXYuX/xJSzbFUL0Slurjc
UvUwvPE/RKXqHVlmqfpYqkNRqfqXW6oBlupwVKq9yy3VIEv1YlSqoeWWapileikq1b7llmo/SzUZlWpkuaUaY6l+HJVqfLmlmmCpfhKV6tBySzXJUv00KtWR
5ZZqiqU6EpVqermlOsZSvRyV6vhySSXxKPlbzH1qV9HWK5R/TVZdoYzxhPlKuWKFMr6kFcoEF/JqhRZfxRXKhapazFJNVWjxVVwLVJVqiqV6rUKLl1uqYyzV
0QotXm6pZliqn0Wlml0uqfyxNVI5tujrxuwmgWLqk4QR/U3ewvJ9x4a4aFnqONKuj7G7ga7UfifnzzMHAY4Hc/6maP4myW9L/uYNsWbJ33Kb0UIDtyg8nG0l
+oZvK3lFxcOJ8m6HizKGSGgu9/PRcj8v5W6UcjdtiG2ScjffZmx2jNzN0iRukPrqhIgsYPB7Ixesf+duQv+r7QV8bw/j0K1nedP8Il8vK9ZSu3e3HATOXY8e
BgsC/ij8oAd9QoGHeC+iyzC6ZX9oS0HxR9fnJC3vq+B70uL0yoOGpDsZ6Ib3aBwrd6Et09Bt7DK647sM/mvsSnQr/ulkVTwBqIab8gze85MdqoDJgL6swWzv
pLYU1O4wOJTy97i5kpuX/e6sk+Ytn6yQNeQF9RXb0KARQuEN+JN2G9U7sf197DqnwWlkjlNAs+btWcZEYthvqqhgcVIF9O40arYNzywxRnB3qdikSVoRbozt
tJTwPuS9JnbW2XSlnXV5Unq3WWgj8srBR9WSKuGqka5a2NVXoKtmzk2N8Vzcc1tGi630o8g+vrZRTeAAeiT6SsbNvKJycOo19djit16pCxUBJOf20YTrPfNT
FaV8d3kjdDvnFEaL1zp1oDNoxbZH/ai7AttA7czztLLDaRztLV4X0gE74DdYBWoycz5ZuM9vwAmMamzikAH8BqucVQG/gV1cBdFWqQ0gVeF1zrUQLDvqOhCM
yQzcVR1OwyjTEqxwWh0Ss73r1gd6Hce51qFHYEHgh1mfBZNerWYhEB4e3sgvNoErp5GetmHvN7/DaeG9X1JRZtl17B3Yod65A65UKkE4DRqql+s0fJVpDbAZ
bEAnm4t5kBaomnK6Zt5DAmhGxmm6i/d8aSjvLMFNAEalYpY1GBraTaNqsx5pNtjebIdGWsM6phBpwHgouTY2hExwH6TpkSgvPcKvgjLRttOKFAWAYdErz5Hq
F6FPXCno2mkY52nAQ1YxAHCFBLuFXuwu3veiZOk7vsr9am0pILQoBs4oi9na6QECKvP4d0eHW0QbTcpW3AzACLTAFdOAaq+3Njrqp5uHK4QGHFwhBfxJY0iK
4yQvViRTbHOuL+YtDDBqV04P5rjywKGzsiX3GgzYZrrOlNwmpFkpBazym9IgXCz/a0ZnMyzNSrIwNA7dDjVAr8M4KPBApaGwugNMVMVrq4/RNZcao2suOUbX
OGvCY3QNBFwTGqM05lrDI1RMx5oOZ9WoIg7p6PrkE2u3Q5KuUMO01VmjxmzlMG0I+qGOfjIXHUZiyw6nkccmGRVnpRqbzfPGZmO1wkDvw7vL7qZC0snL8MnL
FIB5ymUIlJSeHdx6/MzKoMmJ686fRNwG4HY36VnBLeDnNXq6cBsB35vFLjU7L/JQ9jyNgjaMsjbqdRpj12P8Xc9WgubSIodKFGmmSkVh9RKeGrzzJr18TtkQ
uBIkZmQzpmveC6dS+RgF+oSDnorJHD9w8zBLWcmSd0l773Xy4D+nqz+FGZiXCeEgad7nd+tVQIgN0HPYoYxa+8Xc5k0FuG/z7AWEp4havCDSdBa4hXg9WXjR
C1So9yXu9wYYGtv7snA4OQ3b3DqnkexKmm5uDae4J0hhI4XbCEhhpyAG0C0gVQPs2EqnsI0WHCupkCwNfjJXttNAqRyb7uSoR+vuYB4aaVyDcEfpzNTf21AJ
JSWr5u0qUfegug6y6wUMDov5pdg4I1NSxf9Q6ZCL8oGiC7oH+Ehu7bw6CqijwSlQGwq0wtGSNLJWIlWjNKMOkqAZcSqQmkGygcERsiVooNhoRoWIuZxfqR30
HYqz0XHcB8WCJuBkt6H/ln0hVXruCJtNPHXIlkKOOqA6GI1MW7TU+3OQk/LKbROJmAXjIpddJ2WT5eebQYXqFtdY4B/N/8Pe9QbJUVz36ZnZmd2d3b09SZYx
ks3uBruU8qmspFTSIZzIcwVE+IilD3wg/pAiKT5QJ1IFikyRlCKtkE6c7ZMjsJPCjoCrIIIMJ+oc24lI5NSFovCBBT4QmAuWXOdIyAKEfQERIaPI6d973T1/
bu5uT7oARaBK7MzcTHe/1++9fv36/UE4V/WITp8LJRAuS/PWgIuZptu75epS4XrMFVrf5F/a1xLJSCZsx2Dk6rBeYgW0TV55mrDbQ7s7vuj5tATGCJXIu6z8
tfJYf5SSRw4zGjiXKjcCjkY7iw8FiUe4wPN5oHGSLRGQC+Qj3JQnAUk1dYj5S9VAF5dpQ42ltjVYliOWVxw7pDm2BAogvBD6PUXrQE57TUm10tVlxHPKIbVh
80TIacMJUAI/pHuoU9XMaVYDtPlOV8DJkQdZsGkOtoiM/1KDcsdaWYupemyiOSj6UgQjgvZN2MvULJoo7MxCd2PPWr7B0aAIKYXd5xfVc+qvDSk3b+6pU/V6
urKlNKPCk/ITpWPZ5AWg/MzI90wKuxyVncOH9BWdQ8ea51ZEK61UuZWqaiUo8W5wDLQR/D5wSu/YXHbPIXdFB207aAGegT/t5UhG04b8nBJIBo7cHbtyjQgu
ydzflrRjUPAt13a2+JvRxq3k6Bg/oqaD8VRxTgEciayDapEozikwUpF1WC2yinPaeCKi4pwFrnAWoMKZXFH3IYpwH1frrAWqwlmpVt6OGiOocEa1nMuocCa/
TVc4q2yvleSbEj37KLKUQM2lQc2lQSV/ODcLVDcBKnm7uVmgulmg5vDEjUANMDgDMdXhLQPiChfjdRLFeMtQ7Cvb5RtVgF0izQlglyaDXd0OBCmZH0BSQv9C
Um2oWlTD1PhIoK49pTP+Z3VQXisEDxdFZUs8+WDNWh+W/qyBoE1BV2QZsMjVEvaO/tvZlmStR/wBl4WsF0C2tcLaMtm18OOwEi/Ym44KKXpcSJGqR8r9CDu5
6mKBvq4HSkDA6OBzl8pmEAD5aNGch+M1voorImXUJeXtoIT7KgyBwtSlXujXBanOKBMptzgAjrzarJpzNYGIcjISmqvLqMVZy6+vo6QP6liA68n98Eq5NEne
VFzO0Vryf0ooeuBZBGqUwLrosy6YY2sORuJgJBS/QS8UeXI81RrEB3lDqNbkcLHR3Ih9J4rPcL08aqucGBiNuiGHRfswzEB+Pa4Ej9huZcT8IX3F0k7iOTbf
/KeKxhACYettqgj2xh5yqN4IKdbW8OH8WZWv3dYj93w+bUjhllfz15JPsYeZKOC6jefT4/0t1AVJ3+3KxTJ02VePENKYTz7Yij7khlJdzash4Buez6UYpczT
lFLWG/kYbdhAJNyWgsQ+QtD2XJlS2+JCvc0gK1D4qVUIF6hzGzWj6YlKkzA9AYEW0xO8jcgqGCMk7zwICTv3WpFH6cVHOV8P0YtPB9dX9JlgYgOgYTWsWgXQ
yEEy3VwAtWBS6wWqj0XaAtUErfsRmwn2FYoQIxgxIr6ugl5p5fHNCPzUCARGIDRifPz4NAIC0oo15qlOoAPQcP0aXymuEOcBZ7DIIn88rkTL+orQ7mJFa/LC
fMRx7S3uZneL2Ayfnlsld7TBydnf1yhIQY/yz13VbfWgy5XLADba9uD2rsv7usQ2Keu72uqo6C25gaoN1ityvUIJhaoxiUou7JVrgfgiCXxHuWQRqiva58zR
9hCoFfbkcwZVit3Rtg6lfWTaDtLnEcG6hk9LdKGrtA27/oJaZ8CMY03tjFWr0AmHziSAJz5Xi68VuQWXfcWoC9ekSpB4WgT37Dyw1PfgNXBFi3VAuamt2Cfh
Znqx0f5geMmXcLmja/UdtfbeB/+84a9HwSB4Z0uZuWbRPvlzyZcGe+UrjfYud7uUZ2Wox2Xs29spW77s60EU7SCNgl24ycNaOzHC0fo7sQp3uxLxYnmOBtd1
QxGFtP8Bihe7Pjz7LzgZeCY6FQLFLrW2w9V1lYXQchSMJz9ZqUjfTPrZpltaPszsI4fdA81U87u4+U3cfL9u/rbZNv8Nav4H6eZ3c/MU0ynbv1u33xSz7WCA
Ovi3dAd7uYN+1cEe3UHfbDtA2K0l+VodmbgImaaVzA5d/OvG/kEq3tjEqhrY8in8IHMIhxBw+GcXwU09dV6fSOAKrH95WrRC5xZJYPbGDSQpcmQNysshormw
48pGjiTVcl7tww465tJ7wJkiiJZzVEz1PvIO1MkjlLHINcYil2Kh7oBPbN0NOFDSJxs2f1LCuc+tNR/GogKMRfnJH+kdIJVflbo0lQH3w46bVLzOcjV2LDO0
Oo5biA3q22HiLI+pk8Yo8mWP67hb3E15zTYTscQSPCHYY9AVnY7ycf4E7hHD9gdlOkN9G/eh3BALEnBXke+eekdOXpjrXkQLQQlxn1/eER3JBhxVglQj4f5f
y+cUvOKGB/R1yH6oX+HEGuE4Pf+0Y9URYjJm7hANM2rufHk3Yu7ypN9yrhClAufrQbwIJHrgIpAlDqjKk7Kboz8k63mWdGiUKekZYGdTlj9yZ1NRp8hREmJo
ZRRh1ahifh3MbxXz2xaKTIRA36GQWYm2jngi5E754OAZOttcjqAfKtaB0MV4sY7LxadQrGOV9UmEi6GaKFX3qHF1j8Vwwn2cyuU4XUcfoyKiFMvhSjyAKzgv
8klFJROGSoZs4W2JLDYAzVrDWRuIknM4oJAIw8mFes1Vh5w4IwR9S+ihPX5Brnmc68oDY1PwF99iI49akeIq2ha5tDEi2m+o7+XaY0aAtV4nbpILFXkN81DW
Q6mxeRvv0R6LGQS7I0QgamOBV8srptXWAS/s6KFAJPmTVzt704XFRzFpcLH4eXK+As6WY1JI3wO+cuaGr/KZfIXIL3dqvhrebBhr4FzEWHvOZTPWyLk4Yw2f
izPW0LmIsYiV8sxKKqNRMZuVVGxiVIFsCo4KJnFUERwFc3AejDWJoyqao9oMR5F5vTI1R1Wm5KjdZw1HLU5wVMAcVWKOKjNHFZmj8sxRBcVRTymOeuu5fT96
ohIxlWGoU5MY6rATeU8hHEyTxpu/fOC7Xnjq1QccuJSHl4b95ygd7jmdV+qrtBjEEl0sRmKM5lauDiy6dqh8N1Wl7XSupNTne+4jQpOClfIk1UI/lieJYL4Y
kKDAHiAh93enK4cwIRHVuRLhIPeEiPh2iofnksXYATgbJFamaF+00j7C4A9y+5RugYLg0X6naX/5FO3b07Yvm7jGNLFmChyThYwa7d+hSj7Tg+pOpiXMI5Rm
oV3k2H0HSVjU7EZxMP8aqzi9LJrc1x979mEvfOO53qNURi2shycBbti3betUs4syrofuM2Vcb1e5PS5Ss3sRTbSe3VI4Rs6DP06rsuODpKt1sKp2eJAEiJw+
isqQmlqLHk9TAaC8mxKoK6VQR1UKKLIkjj3JSOS2ThU7dJqrbOQVwofuj8p5fDo8uQOoG7pjWtT9ZHfLqJsV4QpDWB2GsJZkD/GCkNOfRs7eOVTX5mUuK8hc
UmhFXWt+eatZVbbr69Sqspee61VlwNxhVbnb3EFd22XuPkDq2oG+rXpx+fj5qmsH1eJyfOyFh4/v/HhMZRtyIpXtG4PpFWYuKaWUSSkwyHitUMrYzohSDu/M
ppTm1+KU8vbOOKVM7IxTyomdH0BK2d1vKGXRhVLK0cee/Pp/P70oRikDdkQpuydRyslcJHCbMSqRFHe/H5566kleJxeEu49TXulfNFsUuV9Jidwxaw5krkGa
CF++W+lulGhl2WSBPL2yMyy4fVVN+ORq7icqLxrvD3kAv875TtZwjpUruL/Pmf4+OwM8s+oPyXHe4aQuyJ1V4dw9sr9rTX/rZlCGZtUfzFy7X6H+kNhrMefv
kf3daPq7YQb1YlNKvbhttupFNsFd0AK6R1F701D7PW1iYQa1y3dOWz11W8lGJ2RLVC7tWUPZa5TUvAHZdG9qeJ8RE6+oMNUl9km6zOPyBF0WcHmMLulwZZwu
g6TE9VjicuelSPL63WXKgRCXvJ7c+nlm63cMmdOrf60lzQ31EhwHBFKSWPUySWD/cnEbDqFoliE1bsahL80wtjmY4fJS6/BrVFJ1lfWXnI8d5zwVHUcrwIVr
wpJO1a4CaZGGvVZZalkmoS1lXbqeco8++uZPDu7+KGq6IdUDknWM33E7RxNP4KJRwWWz7/YoL7wKkK2EqsFwaWghLW7q7ypPN9U0qO7SoKsE3R4n6K6kvvFq
lSiF7HX1NuTH/dN6FSl+/qTeznnnPdxd36hoj0F8BFv4b5xbkLIgv3GDFPHVjQ13A9HjC+QT0hZr2lzx3A4/lMztQPeY65onpTzdqWxFTux9k9vh3l6T24H+
EnBhO447wQNJ4ji1yzcoSbwc0Z3Kt4RwsIwK10nSWdSooKJYBSPh2mwStApsIo0qhryev69+datO1kMJjel9MBi9RG8c0whEHmNafOfx4ju/JNR+v8qdX0r5
z5ltt+qAaP5oAX9Urc8PdOaBTEnWFn60R66wlrXCsth9hqYcTh0O5bFoQ6LhGyHGKlijF8gfuWIjhKEE5iyR8xJYYSEO8inHCpbq9m6q9CuX6oW0VGdxUKm2
EFKlxDhqDxfIBduDOAR4bRCHVklefeRyCz5IC+BV42F1Rq3heSss+AXNx7DLOOQohy6ZnBdKhDbKnNjJqy2Ec5kHfy+dmgAWswVsMXOUxUzO0xfIs62Cf92L
6h7lROFbnKoFtQWwmIGmeG96J1nM1Pc4LClRjhhJKKrj9bX2P1QnvwvYMFapLVSGdTqHq0oivovTdauDtyrSBMjH+KmQYUz7ssShKRE0DistcPUoEtT0QhXP
1VyzkMN5LZvK9INIsF6XKRyNUJRzWF2bIReJ9qpKLjLvGw3sunpFDkX5N1MAAQUlXIxkBvWF8opzjbnsoCqvFnDIgqVDFuoeuac2SvJR4yN06KDjK+COjHWu
9aS4tJxXCHOgzzLO5ECf8wGbB/qcD/osE31mQULueHmQAemSXqQWeeHB15Ra5IUroRZ5tXaoRR7UzyXyZyF0SQ/5/z8JaoUu6SFBSA2UvILSKyld0lNSfDH0
tio5HZbpZKSSBWSFHysgK9p0yr/QPiXUg+n1uE15NPJbc7tt+Ux31rblIqThbGnbcigymx4+lG02bT4fN5u+fShuNp04FD+POHHoA3gecXbUWE8vu+Bty1O9
f/cik5ratjQL0bble5O2Ld+eQ0pZtvaCKGXvkYhSBo9kU8rokTiljByJU8rwkTil7D/yQTy5OmwoZdn5UsozilJefuzpHx1//T8um4JUDkwilWfzophhbaci
2ioRsbadj/bfu3/p7MznNu8obakrW9hx2bxjtc2OFeNGEviXJ/79tTf23bNqZdxwbktlArulbNO5y7tHV7fN+Wzkj5hkOj+2y2SQLSZM5y56yE1lPPd4v+jp
HjzuwYvZOGE899CID/M581Y+4i0ryVuFFG/lSAoXEryVD52a/Me8FV/cLDrja8lrAPsZCwf8nCWTcz6BXIsgV7idI+CiGz1P7gM+LKBVON+CVu2IVu2w/6Si
VZuNMTbTKqVIXSLn1RBNTd40H9+miQZTf+w4jByt1JCgoZPPJ0bvKoA0EDaAKHSTh5wEwp0CCJeBKMwCiBwD8atXn+XaENMBMaMyw0DAoYH9LZJAkLrtGnXb
ngIIm4FwZwGET0BEdidbk7+Ghu1OMVDyWaDk+bFx5ogd+ORNkLaE6PHB9BHP3xemECnxczlloNKyZUCct2ARLFgSphx7ClPOsshU1cGmqvMRN4LFTaJHd4oe
r4iMVZ9jY9X5iB/B4ifRo5fu8f+hOBqMmGB+hjiKM4EiOGKCpyImOPXLv3n4ePn9IZemhCY3CRpFxBqaoQxo3msBNSU0kwXUO7sS0IxnQHNBMurgJBn1iieM
djycJaNqkYxCNv3tSkbp4jNLuPaMklH5FmUUs+/BV6aVUcsjGbWMZVQHM/eSmIy6tEUZlejRzZAYn42JoU6dmiGSGG5SYvgpieGQxPBTNlgbVk21OXATG3S3
7rUsNCj1t2eEhq8jR/NGaORBmH4oMrtBukiKH82SGwcj2lw6C7kxEsmNXxzv3ea3KjYofs8nRDGjeYRZhsc1zo2uYbRseGyGx58FPNNLjpFIcsTgaTU7vGY1
z7CaBOt5xWrDhtXuni8Cc6qQizaiB8A74bid5BmpYpMOpih1YjVpYXorbHe9+dIP3nniaxdDW7BJc0AJlXziA2tEqC+sYYFPxp+Ue6KPrbT247nkkCFBGxEx
IBI8Ke4WiXbELt2O6MNf/vNnL7z5T4OfWCmaqp3bqBnrxqiVn8ver08O5jo9lnUYyuHebXc88omV1hpuAf66y5CBmIIjxgQuLYubHUUvbVRxxw5f5Loxp3A9
b4W1F2lYz9KkW4N2NMFvC3NtDeG51CDGbG5vBL+9L/7wsdfu//lbcmDDdnLc+9X7A/w+ygfZXfznb8r3UTYoMS1Nm2E4IfTBUCQ2zqbkhpuSGwHJDTchN9wQ
+319an6WOODXvYoDzrp1B1mhf4fT7gzIvyLKkNPkBziweMjlkp/fRpJ1+btXRW/tUT55Ay70Dp23Z4waqEWJe6hJEZ5weqrvcBQjGWddHbQOq3EjMGtioIPW
s0fKO3McvbnhiHUT8sDnsIuXogC7eLfmQ+V02VvOZW85V+/i3S64YT3xyJHlxI9yyI0iSYclqgKrHrQb1d10w92vq7qbbti5wr4mwpUESYI6YsWR9YbDSPov
B0haak04jKSTDltUTjg4haMoJMnK1MCYFUMW2hRhXwpZRTpb08giuVY0ci2XRlbA2OJShChBUGRUOSjDCoOHzwaPfMLgEaQMHpmochhVcuB6yE6EKidClZNC
VR9B2hRxVN3lMF3dqVC2y2G66lco63NIn2VUjdtoYJeIoaqPULXXNqgyhYCIrlxDV86MdOWqmCUgy9HIyjGyPEaWn+mF2Qqy5NBnh6y9BOv+BLL+0WZkfcdm
ZA3ZjKxBm5G1144hq0kNjMSRhTYFHr3PkdWcLbIkSBLWiQSynhOMpGcFM+GoYCQdFMyEIyLGhAPUQKxfbpOO/RLIMkzozoYJHWZCRzOhy0zoMhO6zIQuM6HL
TNiivBoQs5VXiMwAJcRQtYHJ6hZG2M1MVDcxum6MkdQwfbs/jiU6CUcUyvtPrEdIGrZaRFIrqRqlglk92xs7YOLiN99TvrjNnNbMvu+LitbMhqY7Ilg3/RGB
yDxMgm+MUKv5KJ3T/U9vVKYeZwQqhQClraI5CreiKmHo6V9SDI+awsHmiL0qJ7B6K50W5G8FTUA1Xhezz/tseM/zsUBBW+uLRnQUo61Dxth4k8rm+k4y15M3
E/ytrM7IT+iuYXm/zNwPD+J+ScKPyIJkyV0OugONfAyks8q6iKSOtYCkjlUNRd0pqdwfCogrjceLG03DoJh+Nwbg1k7ekLkchqimYlAk6HpQQFJS2RyfEznk
EK+pmRHI8cOb47z4RaB1qfVHXE/5Oj57uZarLa9D7h0IgDKvpwJfG1YkTIcXGVaksJBBERPynpZbFTNTFcyURzOVOXSOMYkL+TwL+UIiLiFgIV/KjPRBCppI
uPeJbOF+OBLuv8XMmKPqATOXRI6qa5v6FhIvnUA5x9fEq+PoeQ84Lu2AYtshc2Tz3fcq4uhc7xxEHGGSpgg5+nFvMuRI6qwUc4TfCw06etF33C32puJcyLv2
7pm8w7Pk3fhf1V3lJscJOsKRCXUe2qB4Zzccn0iE8E3ED0IP6pch3CgInILT/allpM95RXzKKzJZRhZZRgYsI0taRpYN55WjxTBbRhaTMtIxMnIZhN5lEIU1
7zISgXkWgQUWgT6LwIBFYEmKQCrwwIW43mMpWGQp6KelYDEtBQssBQOWgiWWgmVGT4WlYJuRgsXZSEET95o6Xc5PJwXzKSlYYCkYsBQssRQssxSspFTdoz/7
/rbTrx/+XRaFbTOLwgMTRhR+ikWhfwGisAhRWOQkqv40ovDxtCgEc7/0PmTsE6dSjN18K+ELcyrO2CdPfcjYHzL23DL2qGJsRKX9wyMvDZ20Wmbtw6cMa//Q
evd4+2AWb5+cQ94OumcK1Mni7V2b07y9/3SKt8dOx3l79HSctw+cfr/zdmJjA95exrydsY1pgdWXfMjq7zarM+fCH+8pPiNYgJRDK1pl98HTht073j1ufz6L
24/NIbf73TPlBchcySdx+8CZFLcPn4lz+/4zcW7fc+ZDbv+Q2/9PuV3nUzj+3D2v/W2p5UW9/4zh8t9797j8cBaXL07WqiBvXDIsICfcH89J5lZ9yFftIcOD
mcjWkpg+01RJTDvTSUyzhv4bPfR7Hdm4SlFK6b61dRmONBIIQblg64IqSoZAh9uDKCI4bG2+BS/AcIvUcoFKbslVzvH884sawjCWjzSfz9/HqJWkAwj9WLl6
yB6uw+GTxwBIodpD+SGrUdltSw8yynVHdlQiRiS7c6iGi0SQfHIl/1VeMSZt4MrmgLe60JaaKLmdoKRUsqWG1xOuob5rfOVxs/b0ze7fws3il5pVX8FzQluJ
phkD1x8JtPm75oPufiXU/MzFDLHzwqQ5klJ2ptlIT4aeCGrcow9f5XotutBtHPZ3UrB3MuidCnIrBjOXlx1V5WW3UsXZqwz9O0z/brTWOTXRvsPUpTeV1h3C
q5OdzNdcbI0lphiPLdvN7ZDvy0MnwgiqIdJTctKPHsv+VTqc0dVXfOub+O/R1dETvphYTV8kvfcd9t7Xrvt25Oxph2e33c7Onnb42+wKQ86e5OhTM/4Ml7EP
TPOJbc3RwbFHX7bYveTo8aedlVQjRxLMhhWc6A4Fx1dxBjycmhqr7J3vKv/3K/7vUGV45oz9O9Lc36G5tCPFpB1Mex0ZnN9BjH+DYfwbEow/ZYvXcovXZjD9
fc0k4ac7z2R54oBnFQc8sGMqEU6JtCDC/0KIWNk2VUBZFeilBPWCLdU0U8SunlLrcHVM1wN2MTRwFzJ/e3opY+6ncrYuFTWIB3n91M15W8QmscXZ5MeDdvKx
MaCgfaNgyICyPatLqWdkB/MEkzWtAmlaQULTKiJVa41tXHmEr+SU7xk8QZEd2ua0U5SNG4HTBU4S3/m/3F1rrF3Fdd6zH+e1z2Mf33Ovz30Y5hxZ6nUvt1gt
4AcoeF/ZhR9psSpV4kd+OCRE6JYfxnEt/7Dsi32N3RSC04hyU2y4Bkc4wqYQCDWSU5vWJeCkkUVpcYPTmId5lRJHIZVL3dL1rTX7cV7OxTxUBYs7Z8/Mnj2z
Zs3MWmvWY3KMA6R4sDSpjEmUeaJExjiukUfE2Rg7zIXFI/ufp7Rm0jqMCvla4WvRp9xGn8Sqr4lqaos5D2rKTtFPfaQVz3FmdJkLWjeEfrb2SZvz0GzF4dat
yHczxjQgJj7zqYsFrBmODcU24nVcKmP9DgJqHki6QZB09VB1h1FB1zHDBfGqhjjLkX6eB2LoClgeYVPyRDfPg13hKCVsc+jp+SD7PDHv8XQftidPbA49eNoa
oqQEWtzTNmhxD4hUo8RCjLI81kVeV8xNUi4x8NEF/15XVVJ4/f8cp7SJduUZA1SaeWOAGkRY0/AZj5pVmKDOE9yiX33sM50NU5s1GJ16QAavG4nrSXasa2rH
Xpr9DjzpwIz+CDMGYswYAGb098aM/rlhBmy8LpNpB2ZUBDOCFsyYJ5jR99EwoxpjRpAgxpzI4W/eYXbeWjs5fKqQy25xadNSmxzi29Xm/KZOEkA0MCbYKF2F
Z5Of55KfMyr+OZv83J/8tMDFsJ+FNSlLaMnZpZKsKfy2oeAZHiOcvvv2yONUyieBLXrP4pwVPlmFlZiOzYnDF/nv0sngsZRDbvCKTKYxa83eHUCywE+YSkLx
AWBPmQBCtGZGhQ85xIo6UKAb5e0oPDzN0oxwOHGkgaYOqSbrO2f5gBy3VoivZJ250q5NaHGlfxY4bG1DXjC9WryBqzHnqIoppC/SW6fMBwaJgsuyt2VU2oib
+zFnLRjhMecWiBfGnDUiXmB+eMx5ToEhjuAJO2maJ+blT0Z6NPcJQkTG199lqqPMgfbg8Zn+z3b4BaloDj+QZcNuOFRnD8cOH5M3cFARl9Y1wpXACy2TIwy2
4Ak5943FdLh7u4yr1nCLWZh6B1CEJgp1jI3WbSjSjPGmAPZtETYF1rAdY6t1G0eThQMEcoMxtm63aUvBr/msT4pf9VSsCeL84cHjSXy87FgKbsv76d/8vQbc
uRUPNWt7G4N6gP7V07lDexHUTtdmGyO6rodmG0OYhRpVq+1d+cf835lrH5zlStxgKg9vcHOpvCGq1XekWU1l6uosfblGo6g2+kFX9h3h52E9gOrUzDwpAz9e
p+8M6RE9rNHZfl4Ru9khgo0IObbx1xvs4a0rK1o0LlgLVwfMBAS8+stJ3NArEP4sxyQakCF4nCcrPHpArCpaFbt1aZmzVBRrFsNh9jKHqHGdX+ZoiKmWOUSA
a38Z7CLYRwLrxORNeBfem1owIjycwgRgdzdsOW9WwSWQt6C/rINv5BiKNZAQWAOWBbyUp2T9/SGTp05or5+EKw44i8kalXc34i5oe83GS+AlJjHtMHH1Qsvk
fl4mfitoHOqNg69akGKwcyAxzD11oJ2f6EapfiOiVPcFrgt6cXMmLSx1oi133AqwZnH8eCI7zGBxE3Pw/Wbu4XSQkXQ0jXGr2iyE3oayp2xEHaHTgt2Ls1LI
ukYmfF01OPgAwp+xG/R1VH9qyr4O/jwJZPl12l/He1Ym/OULTz+SaeSxSjOUKxqJ4sAZSiieqfaLd7Y/JNW44bixfGgn1dzwNdR97Z0/+yHqZvzwfUtUhbim
k65JDX4zy5XaG3Rbq337l5mompR76X699sLz90m/uPobNPLwteOKSmAFYAbm4Lgirt84AmJ3XDMq7KMCOtJovsQTEE3fbgXwRvgRi+YO4JzdfQfvtfvxO7jK
3oe0PikxLYLvbZUXIEwehwh21B5p5pFoLn9qq/lC0GCGsSiRS4iz1/nYJTaHbwj3cZcijz8mFkC4yHgRaikvOhy+gZkeBgdmPjxz9pn/xsg9P5yadRoEXOQC
POd5MWbCvgiiGd7HhU6MXn/17+56Ga+7nxTgTm3vBNzSdsCNMuCWoq1rBHArWgG3WAB3mQBu9GMCLqafsVCyLWeyRNkdCZ3EM0FTjMn0EpYLASb5dpiUusIk
3wsmT3xnKoaJb2DCWngtQKEzHVDZySO/UzWLSHepVsBMQQ2Z0k0SE2cjomPGrm04XEYLZCgn6tEi+i5IDbx2QLGRr84tsQNea4IZrLXafcSFOYwY99sY78TZ
48//8D/v+tYeAiGPFdq+HoenyBycPtIy6JMy6FvQ4K24XBi117aOeI3gwBdk3DfihicOLJbnIyE94Hwc3Me5XD2qICsbtw4qeOQftw4ogdp+1WDgEkBKQuTF
DvCVOMDXAvZ77gRxquSqR1zf5OUFowyZiZUh8x2viIWskgBHzYx2wRVktAeuIAPGoY5QbeAKMrhQCHwTCDGSU11ct9y4W+6cupXcVWbCPfvMXWUmRIeK5gug
+yKdZdpX3sS+8f4Ldzm0h5w5uf2+bHr7yLQjjt8VcTLdEQfN/eDRnzw+ahAH9jEHiGaZOuaYcXw9Qovr8efzTcaN1c18x46Qv9COEI3HN1hSMFiiDJa4Bksy
BkvytPeGZxTLCUO5SgELaYk5pGUCX5rALvE5DL/g69eJeDlRFP3bT0ckiV0x0ymS3GdEkjUjkkxov7RIMtMhkrR7iyRZ9kcNNq1IKJlZVYKwU8UBhYzjFppk
RELlAEMqiW1nnHQpMK8qzcPGwkqa9k0ip5RfdhRa6CI+cqt85FbzkSRIkd3mNKyzP13ll3d/IrHuLVCDdhTPkL1Ozj2ooQ23bgriCcQ2bHYP3kdNxvH75iRT
mI2kuZf1jBPIIYq29cxba4LT42Z+zsFUxE85QWaRkxMDaHNDaJzmcUl9CbEi7AjQoj9RiX/UcxVLaO20kMNPydIIy/c2i7FL/6/IeksybmJDDXVTvGoQelN9
sYRISPi1VxcfaiJsmfyqIADxl4YjEuIw2uOYxFRw8/DKwFAWN3OcgJjQSCIKUMX44eZhRBOKK315uImbdXsv5BU6tzcumG1mH5zt0lZZl9Nt0RbX2lYGbdGS
enCWSIOSSGPDGZYO7rLDCmfKVlDS2WX2KGXYy4iCJYpiGR0HJa2W2YEuxcQQy3GJYyTOXftGiMtxusLfQshyiz0HGjG8E3X49LUPEiFjazedUeZwa146q+2F
Mui8dFa393U2nflrm9O5dOaFWgdkhAu3BF8QH64sARBh6q1zqSocC9bXvBeABCsZZp2DRJcYQLFHuUYJAtmYndQleN7PbGkNL/upmw4Yw4EH2kKV8LdXcXz2
lJmASpsJ5NZ3sRKwV4QfsIQfsYw+MLL92FxgyhZzAaQd5gLuhc0FjMfFNjMGK7Ii8H+P9hvuNfa+OFQfHupNFQVYG4V7iCiKpuV/HYEsIt2YImTHG3B23sAu
NdKnrYfTlk9VPm0zctpmRKXG5DYzractry4EZVofButoiaVP20x82io+VGwBK5+2XnzWcrxsJVdyAlUvBVUTvS6CqsepF2v7ZDUHIfb4Hi+3ng7oGzhaHked
snGW7trM34x+enP72Gbzsc3mY/KW+ohdhCxGRp4+TuVwy0VHFbF+0U9zqHQLi8d5eyDg8VddzO15rv3y/Ho5M/lYTs7QOp5HkmedOlOJOUXp4qi0/Vg0cXof
QKDU6OERvu0c6vIt83adqUi2ZHyBxVdu8LNpFMyLCyjrvp2fXNZf9cpKdeWfTFde7uzKTOfr93Zm/eXOj/ViqisvtnQlVfDPvQr+pVfBS70KTvYq+NdeBT/p
VfByr4JTvQp+2lIwzBE3l1uLtQV2SlMCRFlM1I//v6BDU7EDPXOm2CJvsuWu24NYIU0aO5bJM+SzoWI9IaydjVQKe12uw/FzPbxtV7fG6yjy/cv0qos7u2tw
KUG/FtlXLKFlwb8uW2IvlF8Ll8DgFr9G4KqHf9XgqYffDUTfjvJyINudUCH8J+2lrDNoSXcihUEvFQjuV46K5az6T5rZiOjTytwIdVKeJtS0oTwRWF2CQ2Ul
yDpbBmM/NjEi88REvjSd3DZlx61asxBu+Srt000fB1ceZ0FR+5NNXxej4xm5lAdX1FmIAHG/pyTi7sgkNfksqxxS0Qjxlbih5fKo9AdSykDnXmRFuGi6wvIB
9KR4HS5s+EK+RXCAr2siMpz1uMrhueWgydDbZC0HFYvaaYBUb0N4nuCjbptscvzphaHSPrjWhWhphGpATFDQsO0F41Jg814wMwUYzeIClYNaFoSOT33dl+8Z
0ohB5YNGtAEbjsRprLYjpqmRUmz0hKfOErWfVsmw/HszLp3fm/F/MvlGKwQ7+4bkooseOVa3xDG14zimrL9id4vYbSMSd044bzuprbrVVqa2Lw6vTNxucxBL
eNZmYXXTFwZf4pOC+XEiWkRCufLHokyCAdoLL/1TwqrcVyHcO8Dhw7q974iacumgLiMOaaMykeW6iAi7ulksWRP+BJGqBycW36HVgek45ndu2+phuGSGussE
fKNWEPpcInyzEDRCeUhp6iIVzBAVJQI8wuiD041yUfkddxVOKjT63MFd+kjgJgKaSO8E3Npn0sYABdR2YcL6o1IbUPkbDG+8D/BSAvD6vcEbw1XCyRdB4HaD
ZYljq2cFJvTLn2bgTlTYBX0E1B+JWIo410YZSa6Rp80tB5GgBT3uQc2XT3VRSaqJSlIA0RJ4YmL2JpxpcHz0ZSzXa2kOsZVn4vURHZy8aQT/wJTGjUQfp1yS
gc4QatTDaQL9H/Zl6EWhS9rOGpBrLityyJU/NmPE1ej6rS5ZQ8mxZoX/Zg62Mzt61L5wA+rjN/Czj9eAdVENPOwqN30bmDqlAzmli41sclg/Z002c5EIlWdp
RViMjmQjQaWzaqXOJQLUWHNlCkzLOyLD3QR39lfZG3G3Cw6Qj3PPSD9Z0WYj/mxq8tk3pYh7BE/4bT59vHHLRXfAwTK7m0RBp1X4IXOdmdC5TS75ODQC0fZU
EHLciJBVNEK+XQ3+i08tDMVeS8mHaol9izyuMY83yuNqqMogbo0nJrDXU/YrR+985OEf//R3l0AYg0r7lXlpVknGTJSxy2TsVNLOtIoaAlhSLSUUTm4y+GDa
GLefg8MWeYDLYnsxJWh2VB61eRSHxnDjLM6njR8RomBSX0hRMe1LSgSCLDdmciYRC9/xiYgV+f0iembBkoXfr7W+X5P3A3m/f7nVL+8PXK0GtJojWrMS52mj
xPk3O9qI2FdaeJdUwastBbWkwKbMV3a0ZapumVacmWr3tV7k9Ou9enKmV8EbvfmuU+113+zVyFsXGufD3cb5cPuQ3u7V9ju9ubF9O3pkpV7/916gerdXwX+0
FNyjEn1c+OiMNjQVsQpeMLtDCPFPl0fwZR23nn4y6Ad2zCXr/k88a9qzK1vUpi7QsWkZNzLhzCw776ezOFachUPSqxWcK77y6ivfOvK9H/9P5Fwxupezw3v/
wtzL2WH+KlaCjy+oTfynGPzB+9Mc2SlNlplpwCQ0FJKlDd71r2hw5mKIaXDXnkMySoQJJQsbBSS6wXzSSKOIpA7pOOLhlLV3uZoHLdBxqwoVUNxmVFFWhOon
TrM++LkMfjVtWI34QYt2EnFDY3Rs1CLNH+hXSiCeIEGkJ7abyz4LJORn3H8YgylBWtaOcjWbLLBkclQMxVLOt9jlP/vgoiNCbnVdvtWlpMwnBRRHiWWC4mie
kip2cheKo4Q/UByNTw0bUjE+gl05gu1upwiwj68ZhZftXAo9d/AP7vgMar3uufYWtbmU3Mz0XA4nrI71AE+cE//ITi6feO/axBsoXNj+/nAz+zn20ckOPJdS
TdE3GIQnhHg1JYaT7avp6fvbVxNkG0ctXk46O6F3fs5a2Wth5Vo5ni5LKyOomRPUtAQ184KaBUFNX1CzKKhZEtQsC2pWBDUDQc2qoOY8Qc0+Qc1aj6UlDplz
Zdt24OxnjBrtRxI0BiLPy9Bs1/0dC+3J1EJzPuvRpBZaRhZaThaaJQstLwutkPZyhxVWlxVWkxWGhVaRhRbIQqvKQpsnC61PFlottdAcuV1IU7tux1JzjZ3I
RS21rTs+g1osDD8ylZIz38lV+0XO3CZOb6nS8lBok7l3qf8Z5k/XnCydpbGI8zEnlvHBbjgQN3LFOKa7eGT2xQl6OlIn/TMmKiVWtxR+vk10kQtLG8qu5Sib
lezKK89/5xcv/MFNq6+VC165HVxx94qbS8ZJWFyB2xdtpiz02rLQa8tCr62AZAWXizJTVvTasnJWZeWsKkSXIWF9Mv5MS6M5brQugkAfiW5tNGjwp4oNIxAs
aj9u9Dl7sulHDGUWSH3UDmElfNSmZg1HSW8ds7WfsJTZcOpZcE4OvfL2qduJ8Tln67wG65ENz/GbzxozjEjzzmrkw0dPHQILSO+2VcMNcKEtj3Kir12utjro
/Lh1u0NTSOmUI4A6bwukztk0p2+pRiV87/jTD2UbBaP3GBQzsHw22mtKl7/FMJya/p3wZpa4El8X5TzTAlXopNGHNqL1TTJXU6oVrmulD7dKF25p2KnJOpm0
G7a0+5y0eyNe+YJM15rWZlfLdH2eJp+S6z+t6bIvOF0XmKp8x1TlP/JUQRU1D1XUihCvjQJM1MuxgsJXQAGWk7nCYy5RQsyzrLFwcPpIs2UpOumluAprsaRZ
hFWCKA06C3kcCCUcFgFu43EglCS8Xyl01rFmrAdtNRqgmkzsV1swQ/EMnpNRKYMbdusknlUy6neVjJpwswU9VC/0kMZP8sunlCDI6TbEO6EERdjnbJZ9zv6G
IwnTZI2CH+YbgchqD6kee+x+geAhbu+wmZ6jbRB8zEzPATM9+1XLVjujeuy1O6XxGX55t5me2bbGd5npuVPJjrtT/cZuuW9gcn5O+FcIQWTThgsFl22mxzQg
BN0ttQ/W7zrYUmqwcKuxFU5YKsupA1SdiC4MHQv3PJYasfzn7HD2re9vs8NXj9/OQcm6AOJeM9ac9iPdSyW6lzZ0L9veKMTmg4XYLCQGZ+qXjD6CRslAJ2eg
VTDQy19Y5Alg2GfBUEBw+JYtGaejjJMm4wRGS9D7kS1QOY60sNx6HmluOQIEZEHmHrNFc+SoeW+/YxqadSRjJsrYZTJ2OtLytJOCd0HgjZYZ3iUDbwV4R9MW
7rRj0ShDMBKNeiIa9Yxo1BPRqGdEo56IRj1RTPTwTWIR8EliGPBFyJhLfKeA77GGMgtyLHm0oBtN3DbRehGB3Ys6rMdkcPieOGZolVuh4OctBd/IOR7Rk8W0
QwQ3URSMlK+KLM756x18S8KSCksYGpaK19jAxRMnQZtua3LxHILgeLHLZwjjLYnBSFuNG2zbziG3RXvbEstElv+6OB4I1yg9CbV1Sl/EPuPy8VBCSsdDGSkt
zwrSY4oYLRebIZTksTkSx+XCgpFYLkqfVDQK93L1XUW8lztuPa6IlaT0MSg6u7xZZpHSZtkfMYw4K81PXC3SrqmhJvfMl/mqOdKaC7/Ejzq/B5qTtCrYPitz
4QXCkvRbjGB9jTzeaB5Xy+P1wgWuTPxvrwjf/XsJXe7KL4Sxv5L664ZXwnaXX6MNW5qZUZKxK8rYaTKmlLS8KWl5Y9LiemltLVvaQcphLgZgKWuWAm4avUQX
KGhYH2XUF9fB8MCxaOj8izoaVnnoVe4s3jsZNXTCNPRclHHUZBwyLT+pkqYfU0mbcKGEBvcrGTADIQHBfhWDQCEWMg7xPhziNRr7PPq/auxNYXdaBlBKIUeI
bxilecWLXrxgXQHzQjE9LLI/EGwPsEAsc1gcMPQwRAzA83PYHNgjVll2A8kZzBItjgGq+7DX2BLY2oZT75xYNbqU9LOCcWi2nMSY782mPbzFidQIzjqxfKqb
JV5kDlw01sCx4h/f4OMuHWKRcL8ziWtqWJW/b/NPSAwOSy5u8o5JbomhY1pgH1lsluyFu2kDzutyOHprZJhsvk27zpN2E9du2IkO2c1KaK9fJ6a517GSQYa2
JIldDdogAMUddLt2D9ABjstNbR62acb27Y6soBI5XABA13WAI7qGSNWAd5BInjMmgrTqFpoICoD4iC8hiuLbei8yYp5hAwP0L9ect4o9cxEE+wwAPMxScA+j
GQ2lZgyWa1z/Bmq9T9dYL6UCvR30BPb/DAICT2XcclPQ4evKfrlv7QebXEGSa1Spfn+3vbtfss3eXdEZIRpCrat4YhgdxwnRGODS5HJ0AMOZD9cDLa63Kgzr
aOinVddo4aZqiwuH+V2jhs+nPsxnFw4MJ+rNn281F8On6SjAOqtjITLM5usqpqPKfbuhlGUJYB2GOr8NTw5Xq3cc1t9cJIYUb8vTKJ6ag8utt+R5IftvGLrK
fl2eNZ5pKPJUh1H3EuekPAXydMLRQ3rQ0FvwP0J/TjiTDL0Xo4vsyxrDIkscEQHjAn5HqLAF0G8ZoiS3oXEJHC8AdLoSmzwNwssaFuSlscnTpTB5GgxVD8DQ
bA2CFazENllDYpN1idhkLRCbrGGxyRoBwlfxpaquw6VdnVVGByLTIfjAmAGyBh/yzt4fK1YBsVYJ0v067IK7FkQ6Z7DMTJverpDLiGsadZHCDsr6n7GbmZRR
WEaMwkIsNrFj/Fp0vR/chYFj/VUFilVAcUAit1UwpgVRpLNhQK8C6A0Degsu3JwZJLosC1BAWNEDAGEFQtc6JXWAkKGNEPcLAHQPO8gMrO2hBFbT8wjpibow
MtiOZU97V0x20ND3YevDahatbtZgmKU9kJbfboYafj0lRBbVkZ/SbLDHEK8AYOOSYs43sPw/7r4+yI7qyq9v93v9Pvp99Jt5M/NmRh/9HkrVyEiLKlEkIVhQ
zwqQvY4tKNZFtviDLN6NMiZVAmRKlSLMgEZIu9baY1v2CiPMaIyDskg23iVY3hXLmMhYFoJoHRzLtrIrHIGFCzsyYIzX7JLzO+fe/njzZiRh2XFiDN1zX/ft
7nPvPfd8/s4CnkqIQidmBfyDBcIk6FCnnunQaNX0BMYQ1ZgUAljhCmLMaUw1WginlHzfSSUsPpqA7CI2/PuQ3ZpftoatZkD/NsEUSkFZ5yuVwuxIUKb/YPEw
Bg9R7aDDi/wglo3PTuUnWs1hTKXqlmYQNNnLsXFLsylPFSvwgM7N57lzSjX7TS04fEKCWfUHDXDG+Zipzchf8ra1JXHOkVRJKjL1aMHTLFkQHo/mx0GzoBch
l6AmHoGqeARcEaD76JELOi2IBdKsF0QFk7MS0NeNN1tguB/CB8hsa8ooUOO6QfwwYJgmc7p+7EUDgE1wwwIj0tB8D4sjlyiLuAx2IWIv2JawZ9QQpc9MriEj
TBz5n+lUwfn0hAatBiiQvaRS3tbq5Y/8BGR1HWWZDY/TKONK+e2ZbTLf4E7hn1JsTg9G5GOcLxf535G4dOpGT7MGdxlPM/47ivNpn3ANPeFen23CvW63etMT
rhh4esIVMeG85ITrJaHPCe8SKebsE+71xIRr4BsH9YSbFzT0hItffl4weE05H/ReRf+ZbbJdW84LS484XDXicNXwJLOk8WjKvco2fWLqPFWasjHUDGvjjaEB
1lYDa2sY1jZHP1XhUzTDEL4aNKHL9iNjoD8YwAGJgiURnDzMEP1lfcazllwlBc+081DIpkWfpFg8nk//9tO/kG16qW0Q8c5Q1qqLSbNsMr5Db9B8mC+YrwUb
nbffj1Gk6xr6un5chw5r2PcHPVOVVVMwH1EwHz42dY/+5l8wO0eoabSbNkyJ2XnRbjovRtbqcGuKt+YFZgtS4RBvrDU40VzaAKwlvAFYQ9hYV1sBHXpXWPPo
MLCCd9vWSssPFhgOpY+VIEef63kSXOaGO76GpddMOoqx6s9J9+Zib3l2dh7mILhT98TezowkefIqvanJm8QGWaUfxCqFfb4Xh/diBS+11hO96XAt5vol6jqa
6lVtDeNYLtpak7F7e5H+nGVNPxG8RwpWNRG9F8wjGQyrmajzMo79sspBUV7lvbzKG0aWajeKmYX/dLTihJUMCCtJ/dqIhatoZSYYDItJZtuYjw89rcRp+7IS
V+4PFSbuWSP9jpuovGM6Ku+waZjWDQf0hvkYf/Fl6i9wJE3jSzjWuBoo74D7NCX26vsmbN3RdlsaxkzDm/qKM7rnV3TPP9Q9v6x7Pq17TnFQHiJW76OIwJOR
ohvZQtpmPaenpVtsrzM/sFlcXOxsdxB3W0UiK89LgU5D/nIV8CLSFqW+VpGLkA0nHNMQpUl1CtTF9TbCc0uS3DBtwxYBhnOBxyu2GoRH2SKB7eyosR6E78IU
Ct/1TsfM9M47ne4VY4Uez32sDEfRWu6vgxYPftbQ4sHPGlqUmBalC0IL3SvTovROaGG4qxht+tnz4p1ruKsrsRX9EltRTQUxzZfYisaKVHDemciK+1zOyY+6
d2VMKNCxZNwgM/i0hSWnDa9wkaPWPSe8LIkU+sw1ZQagyYvzPwNYRI3Qxv6YmRaPnDTzjsDAVJeoohRMK0QhA9xVq8gdtwqaiZ5bb6lXyXXakpK3zPL4YqAf
6sn4vxcJzhwGDd/m1YI1eBXM6quttTCrr+AM9RIMoBJINaFS4F6KgTWszYEafuPIl37x+L7P/NXPSdLbCAvzZWoDNScq5ilg+CGWWQHB79RT/2XLnz37vX+x
Uq3nq5GOnKqntyaqjG6totNTn+SixyiSXlhhLZMnDMVPkCgsuuUwI6Wr4R899ez9KGyti7iPcbloIAdajBYIxHR6qmVA72g2XT7CO3jGBGK56QCsxUT7sgjX
/JePCCSSkrBtLSZdxMdhCJvZYnuZRCAhuKkY4eOYOETQTwIVec4jKqlLAlZrEq3qS6hqVeJUKxKkakmEajkd/D1H79GEZ41cUtYkhEGFXJyNDleXncBF+FY3
Do1mHYeg2YPDEJQbsxuYWKVeALZZQQ8A26ygfilnjnTHXu749I8Gg+7oT8v64OClyO8Ih0ymR3i3og1G519rDf1YFPb0s8DuG41xJZ3Uai4x7q54UHI6x1mE
UAmecxBtMzrSymvToUVLxxWbqcjXAA+7NShCNysm17zF8Fc6xW3mEitIs15iEcGx1DxZaiVZamVZsK4s2Dy7svHKh7aJdT1vDH7siJ6zH3CMvHAMYyR8G75S
OAd1WrgnyxibSeBdpp7DsbTaepa5/GrrKI75FbzJsJsPR65CQZPoeRXWRPSFfq9kBewg/n6YX9Vri0KMJdlpJeF4B5UsigNKQvceUxKY96gS5XwfPEZZ9viw
zPuQkqUxqSQ6bzc8RDCWwJ1O4t+n4RkicfBTClLxUmunavbh9wktNu6AtSEfQTAZ4sH1/sZ4ZBvzIh1af51G78vxMLw2HinN/O4ZCTAEi4z6mfkMJoSnc1NK
nJtydZkNLJ6+pQyEeBod+Cj6zkEOeNNszGf0Tn3aNJzUDcdtcWQ+b8c79TE73Pc10dyzcgbXbtiC3hC2aJz1vY86urO9jjRMmoZdumHCkd53OHHv252413FH
ehxjxYYtABN2Qg4Yc4wcwNt9D7b7XhjT6d/ulJ+GiFKhE2iX7KsRa7V5JMSMxz8tj4SIgvZn6T2RYbRDXmUzNYONT9iS5AMfwRDn+YghcYX9wXB6P7Yothf4
u+5mO92QfQiNDGWYDU9ZI/gYDCMjanRa45406zXuyVfSVBADbPTON9HpffLKN4qwhByj17/5xGv3jq3mTCN+3el9D3zlBfYyRq+8Jn7lyzkxyoFOiM1HFqDr
f5kdtp40uv7EPXP4i+K5rnfoR7FDY5LLDu3xDk07rpfcoWnP9WTP9ZLlX9BXtOV6+vtoy/Xo+2jLpR8z2HPNPUenp1mQ80zdMW/41A+/8ZGnv/DdL/+YRTpv
mL5kbJJ3Xm+YJQAvrK6AK9ILP/8gU2+nklfZLke1F0ds4iRVmLeBD9PTGzoJF9E7b5+W3dwb/vstL7/wwNRPdl/Bjk8PoXfoDOvs5RMPbBk7eSmtJcdMrX3H
Hz+DuAhMa5Er7KOOmWD0toeceLgOOvF4HWDnVXjAGcEqI9IPYBoNdJpGA9Ksp9GAXj9mGjG7OWy3BhNMF4tJ5I5SR4b7mCMM91FHmNY+RxjuXkcY7kOOMFxa
iMxwdzvCcHc5wnB3OsJwJxxhuDscYbh/4gjD/WNHGO52RxjuuCMMl+ZnP72wq0WWQa30AGamvTEocQb2VeUCY4KXETKTeXc5h8PVZTcoQdKYh0ODlJgSRIwF
OCxrLsQBZrZSZJEPItHh3zAj90dCzGBAdP7tMzlMuXZu7gsbbzRLxjhZb5U1v/Zifo3wIuHXpfPk19OGPR8wLNY07NUNk5pf707w6112eCLi1yeEne20w29a
zLC/SX9N2L/cfhD3e9TWXWITALOGFVglWPbhKNKmVPKCebF4dlW5GMxP/7kg/efCzn+eufJmvjeYP9VsRpc0W9HPzcARRrUwHtPpqRhkCmP4DbZtBwlAqouC
i6aCAFNiampyioM/gije8WYax/DyZoYEvRZd1NoTYytNNulOal0YXDT3wy5KPGxRsGiK7mrSM/Gwlhpsot+LAjoJGNMFWLJeR+lgwETlyVEH/T25JljwOfqI
IKLxm1dOEYk+h36nWug7uJk6jyXn+RH5Aa7VvIgkPHcmOel0IbzuAb9gMNkM4DFMamftvB98tE0780Q7i/joF6c1b9bamZfSztp2iu1Pi3aW2ioi7cwT7cwT
7SzFqWWnOKx3ikg98xLqmafVMy9Wz5Kg+WbPWE6LAQk1ZxTUJmHVDahOEacOmFEHvN0HA22buCdsrTXQJvIK91W/eeLuHEJpggkPxJz5HC7TwJ6sIYFX2whs
eDfUQbDJTKDAqwMcGrSiFHj1Qhww8VS70I21MvVgqxk0J+k/LVpILZrcrZD9uVrTExviElYlaag4QRka5ULRKFuiUV4kGmVAyiIxKKvtn18Lsz74tGHWfMbM
+pAw60MXhlnrfplZHzonZu2dr4DtaRuBmG+mtep3UEl5CDYvVrRpvMrBWVmEQLEpXAKzuODEQ0oqTiAVHnlNu5V8EVLig57LaPbCebCaZq8UMtmpDd4TbBgn
xUKZJXQOnNOTnKvlknOVyIasSJJWVZK0fEnSqkmSVpckaXVLklZdkrSUGBJ7xJDYK4bEPjEkNsSQ2J82JJ6MDImJ6M4zqejOvyk5hdHMna4J5jqWgFpg1d0V
1T0nqnteVPeCqO5FE6Qi5gt4mMR8wYqJ/4MtWoTJCJeB5u8ltM6yQULQKj8pnRyloDzGDUQXYlrgv4XQ6NnTWr97mXoax9xq62tK4mXZClDQUyMvU8NMUkwP
o3ixBbomU2T45/jcyUs1SILI0vc9/oKEG2bDf9zJt2CWQMxn4IRXfvgpEb8ZPWE7dKIf3//ICxpGgVn3YQlGjJj3ndo+QStEzaXUKWbyb0Gp23weoEwqgqrQ
Ol2sImxs0xA2xArCB+m0wHpfXDsMKh/A347tP/6V1wRfgj9oFSt85nPWMhSGROYxKMRBdpeJlqdM61xqHux2CRWPt/k4iu7/CyMsZjETBptxyezFZd6JaW8q
JXYcYR5eZO40Wd9lbebMiZkzL2bOgpg5i0H5YrbYli9mi20ZRUwV/go4HUST9ozVgbRMqrT23EassY9GxDrGCcNq+KVTn79fa8IdCDUl8pAMBVPq9SNfuf/P
fnT/SiEWHL4nLUMsHrRIpZ2bVuq8aOUIrTJCqywTSUuaV0xPrn1j6MaPPfXT0hotQK/ZsGaSaRdo2jX0tcH0ZFQBxQjbl9K1fqwEVFCJhsuDldttyjWRAHyR
AKoiAVQ6m4thN1psUujrYohvQLSCBb4uFvgescD34rBKxKk1CRD7uejCWw92oD4xyPeKQb5HDPJ1Mch3pwzyXWm8iGOqDU3M/HNkFlSLbBLX4gvb2tHv9DZ+
gQEumI6J/H9nRlKyM1f+/08qcWWxM3YMjuYy5B+io8NJNndE35NgZrb+MlskA3eIBCTaNel4DHlBdDxqw2APCwks9ghqa3LA2bRNXNTlgOIyjgdsIF0haJlm
JR0ftUn4puM+ZNa4l6g/t+n73KXWf7Zp2tFxr93k5z1k0/xxEd3X7ObQaqRdcIuPkFYDgBuF9uqGGpwGXZG/4D+OVLKWbdvKRvzscZvxDmsIWa6HDYSEYbG6
4UkiRD12uLtBnVGoSTisL7UGWPymoZcOlCTN2xzwSuS7f5sGcuKkeRcxIkyodUKntUKmNUKly4VIq4RGy4VEy4RCS4RAQ0KfRUKellCnKcQJhDbzhBBYU3Wt
UHCIJ31WbalVYvWoBu6RQRPHVXd12nO7pFnvuTXdVc4LdzyKWUMSTUJTVUihL9HMqXHhAKRR0q1NhUez91aFxx+6xxQXiu/LGH565krxKCf+bEhifl1kRRIL
YwyGTqOJYKDEZ3bJR3ajIQfid/C5Ilssg2pJNY7Q7/hl3fJl3fJl3fiybn44HsTRWtBnAENMp3mhbfo518hViLio8ePwlyfuXh30Dg+xy4MjYZmZaOhwUzPv
hY89gVcrJV8NSR7JfXtV+s9lQr4lIlwjy5z95bVOY12TZlM4mufvm2zK/hILORk9hZEa6yfW/YRe77t4nQ6RoiVz8E0lE/stKM/0YWM2/JNLrbuZH1yi7gE/
yOmoKBeAna2ciYpywcC2IyrK5VRLV0dFudCl4eQ3UVEufGVHgLKMVDgcu1dbh3HsYh+Zq6XjrqC7c1SUG05z/xL3ZEUgk9i9Mm2/6vnPne2Krm8/c9nO0M0s
T3/6YdgZ6PgN2BPo04+oZkYre3NpwK4OInFZIX1UScNe0zCpG3YxyDQb4bl4yCdwrK22Po4j7QcTmhw7mDzsqXF1AIl0dFo3nDQNx3XDMd3zUd3zEd3zN3TP
KUJ3M6H1eMEJbFRgJqJxMUm+T5zqw25QJKjS+pFSXbbO+zEgNxHZc8DYyAObHIzFQZESPSM91LjHtupACVqGwvdQOh3EPgxx4Xt7ERe+57pLZa7GDoW0QYcq
lE4HCqkvyKeAjM9A6XQEGcTBlyIskCF4HIHgsWcFblN6r9WQIJjBZ2yz5e5g4CejfI4llE+tkEyuErw7cLmTZVFOtGFsfayMAPvuKEmSSeSZ+oj/59uigIeZ
uDPrBKllrYRZr2lqMJqcRDjkBb6lINkVRUm58CTloiTwLWUJ1mZIpAUCiTRfAFvmiZWsYeS5bnk9ow6JmzDRwPyNbVaLGdrJjSLhaLfdLCGRG2GrAMSOfQvO
rmAtjoOmWYSOcWnq6Fa22AQA1K/za2fi0miTR+7XBABVEgEwf24C4FiU13Zf1vbj2XgyFmc74o+5ov24afwxF5HwXBVo+DV2F7rJzK/kBPXPgjm2VoZsjQzS
5TJk5zlWkHw4/nRAxqpfolKTM3NIplwSGMmdiTmGidkTY46R+qwuUwJA6QCAsoenJkKveq5gMwFPzcPpqel3nJq/zu+cFZss/yuGTJoxNd0ZU9OdOTVPRrrJ
IxnbG42sdAlNKy5+0VZSQZ/G6XOXp7Pn8jMLH7ucNZdPZc3lUf8DVTFCHUxm+Y9s03a9y7E9WeHASBPFF1DwFMkjBTq7A7kiNGgWckhwzX/g5JESnd3FySPl
yHSYQ8QA5lmLQ52AKgxMHiRb3RHkEU5fRTh9hZPTOjw/hxEBFHk+zG4CCKy6zBoK8rDGBIA3uIyj7AvIssqjsnCDDqUVJEGjErJFujlip6TsEUjI1ZQEJyoR
NGd1jBdC7Jyfip2riebeJZp7t2juddHce8y8zkUV+fIyFXtE762L0tstGm+XqLu1lFrup+PkIhtzQo0NOhfb3LdNF9s8cuHKaAlbnFFIi8YBVTxyc9TMOr+S
WdlNHUpmieKJgrfUd6SZRtWtot8NhL9WVE3JqkBKVgWdSmhtjEpobWwrofVLPvQmeehNHUpq7d+WLqnV/n4dS2qNXCDo28WOv9Lx+ZNoFKLQer66HytHeR9x
VS0yjqi2jO92+7+r45BZ5c6JJSIvMZt+qwAt8VzN2rEolB9hVJcc8tm5BnXW37lVgirabC9ZRhfi3eS0kn3klJKN5KSSneSEkq3kuHaAPq8doMe04/Oodnwe
1o7PQ0B6oO3lKZ3W8VV2gC61prUD9KB2gB6A49MUCrA1x3cMx0/84Mb+SqTpaEdX9zl4ADdrf9xG+XOD/vMm+fMGiYG+PnZ7rA8//RmwMHo/OSNxOSyAG8Hy
v057EU2ovgm3nzQNu0z8vY6u36HaQtx0nwwbXdBY2pwuBAEnDqpTqaC6Gnx+XQnAg7kUoAuly7iiy9REl+kSXaZbdJm66DI9sS7jxVuyA3SVLE17sxv/t6wq
jibERFOqmMvpZKScjt53OX3C4uhd7Hb07+8OwkgBK/AtHNmLalCBJQXF6eAwpEGrwPvM8hHa1gTNgOuENTW3vrxVTCT1sji1qgUTsOT04mxGTm8ezoE8J+Fx
xw6s7JIzLMS5UVZohzRpJzxhYef9KyO73cgIBeD6RR2fLDnROWzaRWzaOWza+dnvxWDStlxmUwWDNvgj/F7yuXjNOMwbxHBTyACJ2rSgk6nwnhZxijNFnAKL
OMWUiAN60b8s4jBlLP+vzcsub7LGumykWXRQKuROFnFyKPhhoWISNW1m0cY7H1gbri+yXMQ2lnqypqBhKZJ6SiBglgnY4ZUsgHrAJpPnbPI8dGtINrnVLNl4
mPFFDHgxKECyKSDQx42Kd8aSZcAm/d9KSwzaLslpuOG3pEII7Tx/aWSIm5Uzir0hYyoxWlKJMXOVlFWb+f0ZaU5WYsxIJcZUCcN4K/JOKy6KCPYeWCILwJjQ
uIVrc9myYlTIuD8o0qZ/bdGE3QCBjrZVPrOl2hr2byvan9OVEnm/tuL9Wtdgs3RH3AtvwonH6Rpu76TXhvTa0L16H7GjL01LZIWzSWSFuQqbcnuqsClXzckw
mRB4iK3U1gJaIRLQpLxMVNS0wCwtXWbNFqGFeGJta6JKmI0PtFmKaAIDhw4ZIRvqGOJhgZsohzRDpClgJvaky5pp2CqGzf9JCjafQa0++85LmTXaS5lFFcg6
ic8HzdRvXymCAPMq+/Bfu9uslCfN5R//1RStnTm2rPPt2C1Fa4d00dp4fJMCuD2jaK07uwQOqd4Gf9byN429Y0B3IKfqzSka+yEpYjeEfO+UXI1OWi4vSex0
cubq2TRXjzdIjzfoHuP555rda9aHdxSanzGMpZ21lOQjZ65y4R2mfK5e1ab+l1nVJVnVJcMrmENZMzhUiTnUpohDbYo4lDqXp8iNfBfzjn99oTkxzS72Vnk/
T5Lpl+VLQWbGzCVKtE/SdibUzoPM/EwwlOxMhkLidZJHuZ15VEl4VEnzKCvBhoTbvK65zSfuibiNFE6M+MQ2UEgvv0yyFCl8cCrywd05UrGV5UCAA8xUHWPj
zByba8qKa56yFxIv32H0mJDJ4csAtMj7/QtbAYXPWGZW3n2o+hnXCytG7n3XdByVdFqGLBP/BzpItz7SKhm8bS6sCVaQr30kGoumEjaDKZvjFBX2NXjhaDh2
ktfMusHLlB+UsEqgjnLJt8jgkYSPko7KgOagLbiEXJcSv8xHeAyLnBUmM5N/UvzjR/lHD5DYOW7n0KsoxJTeYOGHbyPxXTWzrMqZn7hWlnlKEVVSi6h4iS53
mOchBIFFRIVDHg+IcOSjJ9CoOrfSqs4BacgNMk2P8dA2BdnbOMLUgDt6UembPH1hVLfqo2WnNqruioG+7YT3hC0Q6ZxCl8+joLySaMh5OCvjoDwN6m1KFOVM
QF5epyVwQF6rwMjhGpquJMmJ0d1Em6ulWDTXrns/pxh6QDuts1XQ5dC/BkvNwLm7tVXVegwqJOMKn86WsKBd45AmtHXR2SJu6+ZQHbTV6YwLMZLyXgFOU49+
hWrFsS2JYFAGpQamFqsT5JolUGuxyYH+qWhFqm7cpEEXuGoVIDnVmV1kUZ86Tm3O4sH2BX5wptODM+kHz9YJvYTpxurUjZXqxgt//JwyiK+l9J/cu6iWaB07
6shfAulQMHCdpNe/DcgWp9lF1OjcAaN9Yfz3t3qHgy3rQQ+Gry7vHx9+8alnn3npR/3XARJueNW9NLz+Hfvj8nF/RD/oXneley0xtjX9GaIL17xlKEkSX97C
QWWdb6XZRAKunWioR47trqiCLaJUFSAJPcgZHu/1hSi/h8nMla3LnchcluZowGc+SMeReTqaQ/J8uuI8nyzHIHQFtUB8KhxRc+/WdOGgOML/vWLXWidmrbVi
7Vojxq/LxSa2Skxdy8WStUwMWUvETjYkVutFYv1qiXOlCUYpoTXseOkT918DbxWFQ+d04ioNR4dmFCl1uC4efY0UKcWV0e9ewjBWlwjwsxrGDhiT1aNqjppn
YKM7EzasCaXtY32xLWuHCgscKl8QG5dBlzDBAVkdHJA1wQFZHRzAvR9N9H44YSE7pC1kiE3moIBsMiggmwwKgInMh4kMsSU9gP/UofFVtowRUTxtL6tIbfQo
wq8iXq2SeLW8lFerKl6tbvFq1cWrVRSvVs+KJFiF9mop8WpZ4tXq6whW8Wjky/+u5xZoP1L8r90poJxnq2WCb6WOuKBCRtlujVaO5jpb/gom320eG7uwDvKy
COKNKogT3W3Zr2j58V6ex/7MJR0uUV2t8n5aAN5Sq9aq7m/6yTTTpZbf8nTtTYaSkkruneAr8ghUqkHPsuU61ek6pa/zJIBIBzMFHlryBjLIQ0lMYnUV1MX0
UfG0azi7/eHBoLR/nNahzyxvnJ1hXesRUhV0D7/01Jfu/3YJHLES8cE/vLac8XhO4Ndc+KIVjh1xGNe7Ckxv7zZskZtuo81XUKiYAYLNOUkixN9fONv3F+T7
C2f7/oInwALx9xfw/RrXAbxfvuq5z6r0J/3BdQz7oRMr8G3YQfCJdCmA5g7J9/3GftHrp771iJv+pg9eW3b4XUL+EV9x+Df8K77zJ8/a6Y+4mT8C7Ro3f8b7
c0VoM3D8zqyvKa4bYX7wRDiN2UAbB8hLOIAv6184QKllaQ6g4p2Q1JQIHEHKgha8c9gmJgzfNpx9zDRsjqptgmPeEnNxhNqMPRAlTJRXGG9LR4SjGXsQenso
sSlwVonuj7NKypJVAqMsA77Ge8Iudb7VNQu6uqY8Ko9TeRLxbjwoEZGQHiz2JycHKYr5Jo34h1nbuRPmgMC6r5WR+Pfg3jU3S6lxa+0/3XPxH17T87MrTZj8
qt+ZNJdZq/7rZCtL52f+afi3XnpyahIsf+2PNr868ne3P//bU4Ha08ruaVmJvFUa2DiBVO2ZDDi6bk+Q3TOFh03xBb/H//ta9MSTV+I6a22N/3c3tcsVn79y
cgq/qKlWln4emFT0/3fRz323fLX3lq9+QN+2/Osf+Pz/mv/1K6b0Ff9wBW7DHafW/vTfXvXS79MvNz64+cvvv+sTV8gdhX+/t/vqrpd+e2rtruNv/u/jP27i
DvlncjLIPDG8/N448vTOJ6eq8balKbNxmyZgJ/IliEd9vW3+Z20x5z972/o9WtSZJLK8bboWZHlSvd+CaSuTpH6W/kxRn/7Pnqk99McvRd/MedM38w7pG08W
LjCyWzITTOsoh3NbcWJ3OT43acujid9vZguVMqkN38+7Nskv7miWZRktx0yoOCEAxa61MkMaq7ZyQL34h7t1NB+CmdzFDqI96LAMgb9LrXdLnO97JKJ9bctB
47pWVMCbhJn8pttIr6ANm4Q7MSyV4/3AWQO+pq+2NOYqHiuQpxX+VbSICsMVc0ghCmEPBQUS3QvDle2tGoLAgzxOu68tK4QgBP5KJwi1QYYaqgHjKdGLB606
XRjQhbZEFo9IYPG/o4O92tpABwc80YWH9iY49VY6N8gj18Pkq9+1LvGv9KbfY8tPD/+ma4zzu76/XBBdELW/4QokRf+asp3oA9DZUTcntEsq6gQamWJVrKLt
LPGP/B29+OB60HV9GXZEH38RHa7lkP7a9eVc6kk+Qg18HW6AfQ5E/vq47qyBdIPFjt/sgiEj4S8ti7+U1U/X/wIHiaNsOmclmdimMnazHnj5FLx8PRzbNOMW
iWkqB4pjmhSimN5FpCLSLxaT7RCbbK1FqHKzwgro4K+0GnToWmn5HmDery9nkx8V9GKX7/xFeZmmCN2KyRbdy+EKGPw/0WHlf6xk+BE3zXVSlEyAMSUzYLPM
gI0pmg5h9M50HD169FBLD0n3dQjB6jCMWt4vbCWmqq5n+9JvDu3zQvsC0b7Ewde2EfM5jl+zjXKcPPVCPusQj3GIvyTNq4bBODBm5eKgUKyMiuNYyuFwcMMw
2DPRSSK0IenlxS5vx1erTlcrfbUnPmpTcUBsqvtbBSgnxfUtT8z/eBMOtSEWqD8xF1Zv1Q8zjYHi/sKFH26RkHg70tT28Qh0ut+B+ZMIvj+obB3275Uyg8Ss
/C3rW9WyNexBkNwPRUntiy1A+S3rSQgczpHQp6lUCQrjmhdzwBskUtJ7RmGILr+vbKULkApJWbw+d5KWz4ukPJnKiSIOHvt49IfD3lEctq4r22nClSVWlKla
hrHJeg8bRImWtaAMWtb2cd2bTrSkqwN/kLReomZBqAkSwSQKSg7nOlNyEEoA+N5wlXhDGyGnDOwetquG1Jmj/avOCiwiukhlLZRirfyXpHHpvGhcAlJZaVYa
25rGbZOzJKXSiMK4H6SlGXo7yDYHaQ1FxS5RhTlilllJkzcnNKEzb5yJS5QtJIh61HA+RvEDC64gmAMlASwEcfRL2FFDahbXxRmARNLKSk4kLQw741Dk6Mlv
EUGupDGUSMMgWWI1/Kl2Ym3dGjmxvpN2dv/C43KhWcOF/A+1lA5637sXru29TipQwDGZ1A9NC/iaE4FM4PzEFwVcAuddK4DFFt3w2LTU1opuGMP5x6b4hrcA
TVDmWlrmhhPPTEshsOiG0zg/KE84hXN/BWApzA3ff2Fa8CmcBC6FE/5gyuBSOGGFYSmcZErYdOL6AzjfLQ94DOd9KwCwEV3/+pWMsxFdP4nzt74gmhzOG8Da
iK9Hxt5E4vrtOD8h14/jfHAFcGyd4c9IpeZTVzKcbXT9GZwflOtfwXk/Q9qmx+Bk4objON8tNzyvhELHVNsYHE7cMI3zvRN8w0GclxgoIbrh4LREB0Y37MX5
W/v5hoeUjPKkahu0XYkbJnA+fp82rNJ5lY2q6UEbS9ywmU5fv0/Xk+JJsTE9Yhvia28CPfdrwDonrAOwLjVa6+Nr14GWcu1aOu0BDGxqpFbF1y4DGeXaJTKs
Q+lRCuJrGyDIPl0a2wl7Odhw+ONIXsqsJKnklQd5GWVTyyjDrmrogmf30WeGwYKOWRIJzn5vf8u4PPCcepCYuJN/jfew1pXZPKL/bhFfDmyahvyXzX7z+Ndw
9D0cnWCXwUo9/xdbJKZwVF/vhdZS602cNUn1jMLaM+EXnZFw861ib86Q7Mcm5zCLlx9kuzPKWSduCReNNBHrZm/S+LR2uPDWMPO7jJE2GribdMC7Gy4cCbN3
kLoKIvx8C4My6wwaek8nyI20EDR9MWOV2No7WKCzAS5nUaSzfvYiYo9hf2TL5VgsJCXEwrI5UxJ27KLcFitnRS5uQZ/hf5ulZ7XUKpU19Gi+VQqdO0LwY3Xr
SMvs/UFp0226MN082mwQrlcO2OVeBjJxQUqxQuJ0YaXhUqx8dQA8zk0jQf5SR95Jtq8Mh1GgFgy1rYPOL65hFEJu5cJdcNyKDPrft0ntvAytvEckMshP5fF/
XnF0EqIBGtoHq6J4tlRYng4IsBC/wKEFjXRoQUNCC+rJmHGEFnCRG1Ktk/2aKHMdrqDa4uZUW9yc8i5SyrxlS5mYVzjeldmc9Xb3xswIseeS5RD/B7efVCo3
qrNmQrVOOlsUjob87n7L3tRyNoWjt9PE42mYfffgrVzgHJOUVjhPQSTwwPmVo+lnxx7wIMMxMcBww+ojWmXWlTl3+H2kjyEjOAvhZhPPPOcqHqkN1JIllR/x
LqMjgUMPExkouynIbEA7gtaCDLVzEAWmkHzXgA5dsXSc04xQti2JqP2xVHyAPzIjaD8N2tOQ+IC6BND7EFPawgQKEX7P2wiPz5tYgUSsvsN4ZdTtd7fN5qG8
XtyI6+Vx7xW/4zrxUEb+yrL4KysGfpr9lVXxV/rir2TgsXdJeP5iic4fEpfmInFpAgCa3krbjO32TMHop7PlDDJyuaTvn1vE/rQxCh9Qc0TbM2ZXwkq8S0nq
PQfu8xkcl2E3R+53CxoVI3aZzs7ohtOm4aSKgfkZsSvR+zEV98oOy27trJxgx+TxpGPy8Fli9ytR/L52TMJbiXXB4FdWKt2umHJMlsQxWZaNoiKOSVcck1Vx
TPop8KuaOCa7xDHZLY7Jujgme9KOybHIMflUV97VyrZKG/UQMpPT0u7bSmC2NTSRcyuv00QlPMV5K5gsDH9Vo5mqLlFdiCaDXYHhrP2WivLlzVmB7XpSV7dF
p3e0PNI8SCn19rfK0K4rpF0PNqEfFKCK+LfDu8jaVYFUq66AnnMbzWR7f6sOfaOwb7zVE2kc/pZmb1AmZbnZN0w0GL5s+7Dacm+zQcuxjgo89eG333a2NAcC
f1+zZ7gKe2IiVkcZq0I+Us/O+ayjP0pHseUj/e2cz2ZzW3np2PnYOYYhKathLJBS05bwAVOIuIcaaxgZ/TrmB3N1ogkurzoRF7pdUN5K5LI+UO5c3rjDWaia
NmY8nlJGvcWgD4EsdBo0aFhKW67jqA9ww258iM+lv5p1Y7So0gD52x9u2e+l6/pYVU1jZCEyjj4i9XUVrdLGLb3raTD6MSNh9Y/b+6V+fIcXx04ygEo7dOxa
6aBUdzhJa99m6ajI5Wvjus6Go+MLDpkCD3lUJS1Gd7DZYm6y1ROE+BFakneEd2Eeb2/VH6ZVgNN7h6/cFtS3Pnx7y/5QYMtuaiMscD/25Q/vw4gNZ8Zpc5Bk
mOBfYTsthn+vbmUWlBxlFilpFRZvC5+1sGVN7xszyCt4GwEPUVKBXr8lKirXSfzyv6c3r4zevDKyeeWw7XDhjCEpX7EIAB4IkykAkqNJO1MOYTLd+A35yTns
qv041IGFL7HtND4kn6+SQgb5EXmDcBUHQQM9xYyEYSaGfmL0t1OjpLj+Ty6UarRcHHyv/vshJZHfPNATXKwawy3f6H9s66/iC7kEvBbxo9ekeRIe/MXd/L6J
N5j4lb8Bf7b/8a267lb8Op3fU2JTJ+yWOp/MHnqZnVwHPvEwGmGJ1jlr1XPSm3UpcqVLkZuGMd2wWUqTb0LZe9nJN2oxAeOqN/RbSEqo0Z/dcF3ndGyS9HNY
9zNtGg7oBswb9MzzJtb1oz4xf8JuPX9OW5g/yxK1zieTiCb9WjAwsoCN2IS5vx5Tc7eSOvagAiSEnThW2WqQA7QliAGRYVxxXOqKOYmybY8hCp+BKAUmSoGJ
guc9r593TD/vqH7eIf28af28g+Z5Z6WVfhTTqiC0CnzmTcR6unFyG4LZSQ7IswCX0xUs5qYoYo9txgfG2y4TBMwlAnA5JFCniwSZNBBg1Hkk/uB9Z1SWj8MC
WCDMCC5qh3ryeV1PPpKhvppRrlEkJmKpid9ZmzXhif1i3KjX9aOJLGGztvFD00mtbSVr25K1nZe1XZC1XZS17cnaLrGpWdJFiG5K6BaVfMZFpxWrVlA2Zq5X
R5rNemWBV/rJMPIVfcWJNL+HazQEYlEOUj+/d0neO8/W4hxXM2HLCpSeIfuGFoK+34eAdEg4UPZEW2C7/lHeYEAxFWha5fxv320cy4aX02V41iXqu0ro8R0l
BDmuhCLPKyHJMSWM7pSSlzqphJonVFNAAjCteLENYJuRh06YPYb9VQKWl7hQZlxDpkld4HV9KahUkUpKZQFcLclszMvEy8hMiycUs0E9hR7PuSSC3+mOZu60
73LvjO3NHYqHM9qsLhjO0dNLrTVwSf9Lu05yMQu/ZyQcAm3+OMQf5e/codltfG4nzo2LIlAXO/kohOAPsPFe7PjQc00eaQlQXxYKk6ug6P+FpDRwOKFWdSoi
RcNZwjj8JrgfikCRk99tdApMTjqgipIFMw4plZK2zLiQgeBCNuQ3uiRh5GQjP9KPUTuvwrGM7yfJDkVeWwyWR3/Ck10g2SscHZFq5sjHMV+beicdlr17Kyx1
xbDeVKUclwwYIYXksDVyMYfaFwEigVOkjq7iM1I+aFIs5qh7pJOircpJCGir01mD23o49QJnvXEeAJz1QCZ7DA+vkJ5hc/HnatCzJ8LV/FzL39PsC3oCf5J0
lvqTLT/wg97k7117aDvvDbommzyaXXR/1x4dfPIikPFxN/eZaOOuqkE39Zdox0PQVxVPSFw9EHRJqfHuJ6ExPckNfUGVuqk1q2w+pbt6ggHUgQz6UNqdVnbR
330vJkbxKl7oAC2ltgfuZQldivEWiIw0icqgMTsPvTnH561xGZ8FND5ZXYw4F99R1JcdTAxjJu4xPKFv729CX2Bk8YO6aZDZD3LpzRZQkgz6vGB8ZSTJPs59
z0aWQm/acdSoe5djVuyZJMxnjDK8oQ1l+KYYZfhGCXy+IYkyvL4NZXhdjDKcriUTXp7G9coYXC81s5CZmwJjyQkYS17AWAoCxlIUMBZPLEkaU8bgcEXgQJ4g
shQFkaUgiCx5QWTJpRBZ3DQiS7K7mJXldT6eFCrL6EJlgO4tCRZ9WUDoKxEIPRufGoIYC+ZRFvzYkuDHBhF+bDuSrBOXHTsTgQe96Dh2cgSnZyBbnUkjULqC
sewmGJK6CdBWRxg32B1+9am/feaNMjCDXeDtrGN4PAvVdiNcZTfGVXYFVxmXMmCWpYGyDmugrAhP2U1ABKfBsvKJQgbpUc+L4dCXUa/LcM+T4V4kw824UYvt
5WJNvBw5olHhgGjISzLkngx5UYa8IEOeTw15Lj3kUV/xaLuhzbmzoc1J6hjosgx0RQa6mh7oJEJwUP6cDHIjPbRyJW0dw85KJ2BtOw384/2lDLM9+zAfaxvm
aNCOMr6zO/z9v/vWa4/v61/JoyV1kdw0GqlryiK5bWWR3BiJlC5i5C9gYP+/OYx6IJG4qQndNojto1eR0SufZegUDV160J6tOY1R5844X8KeVSAqJXF16oKZ
22jlIyAQxsIP8jr5C2ftGCDacF0wICvqguDNFNrwZnY8yZBZMDA/qfFmurnwV/f54s0UOuDN6D7HtdH6rHgzPLbwE5QgRS4RAOEhAAgvtRYJgDDkMy52UJNi
B11S6LBbCh3WpfRBD4NxuOHdUQH0g9H+LYlUefFdZKTwNZcZPJe0v+SgkWQRZexVYHfow3D3deqkT5p1J3G+ICdnN4Lih7QntaBzpiFCBi5Lq1wLXceX9tMl
dPXVOuufePT7IkyB/hhTwI0wBWIAxH5czena/eyB9IJ+JGoXSFZiRBeGTOFaLKjn+anxJMBVhE0yhNQFBG4mUnv7pXgIrP1P49i12voajt2rrUO21OxAHRRY
/A/apuxjgesFdgS8541nA288so0d09tYGv5+xlb2tOaKL574uLOy0wZ2xCA9nt76ya9X2newSIqBZyZ86bMm7CMb3i8VfyYSJVR22nF1ttdVomzbW6YoxQNS
/NgVJCKA5dsCln8gqvJT7Ohhe0WDWp3W1XtO6eo9J5Vk953QVXmOK5m5z2tQrGMaLOuoBsc6rKTO+yEG02IwrEENhjVPg2EpDYZlaTCsJJZknOPYHwHYahbF
815+i6uA80dqxFR77o5SF3PGtYhYRey183HwmwtwaDQXGjGaSDU/WBgs2PO51vwnWkEk6iDEPj6/liMQdhGlK1yUxInAx342PptH8/8qveegKRTjuUg+W0mj
gLE95+HsChsyKT37gN3KSKWj7GJn0m7RL3n5Y5fdal7BRiS5r0RnTT5DEvv8IHuxs9cOMoNP4B4/uqwuSUKzvt2vdst65W/MlsVn2LL6eMvquxBblu6Tt6y+
c9iypC7SIPys8+iTBxL4aKiThFANzgrt0sWSKp54T5cLKvwyQcddIj7RIcnZhDTUK37WkvhZiylY04EVifShYFD8rPPEz6rEzypJRDD3JOQmSRWKjTyJehBQ
FOMaCqt0DQVSf34maRL+i1FdCIPgx+UAlgvam8tlIJbI2aKVjPLmchmIeXLGhSv4rLSS9VlXg5dwm8ZR0a+JhGPMSbyH5Bt7Eo+u3/uBnPJnhTfsDHAYY5Il
kpUtcX1fQBQ/lFKBsvzC9I5HHn7uf/7zle8Usw8dcc5b3NPZwfp+oJr58NVXPoXCzLgvF8M+GFOYNvbrjH+ZlchVrmvJ68IjQDppBEjNglWaBdc1C+5uY8E1
zYJ9zYKrmgVXNAu22lhwqQ3/0dMsOK9ZcE6z4IJmwUWjHHgSmrBcUq4Ti7Imi9JPZWXr4AcrtShLqaxsTxZlXhZlThZlQRZlcUXaDIHQFleE0ox5IV3/w7kV
immyQAQXvXA4GkY2NGiw5zFEGjknXS0iFr8c1OtmFHnB9HEEVSUzEys+EyGdiAUjAlz8xznimMJXj/zpI2748iuf+qQUUI3WaqKGqqtDmqIFzXVU8zqr1E3i
K6BuSTp4aefWcw1eKkjwUlGClzwJXtLqallMTpV3HLzkzghecswIRz/FY+x0GGPXjDFb1p13sAxnG2MXQYBIK+IxdjHGzpxj7OgcVB1JdR4AqOcbTgW+tyvN
995p7BS6Opbu6hyCpn6AcCnmoXXNQ3tSVQ5nQT+dJYKqIEykKEzEEyZSEiZSFiZSudARVP8pVabhZLyvJ4DxY7NSToDxcyZe+hU2HOXYykQvlhs+c+Qbz7zx
p/3Ql3IxOn4ushRlOBdF6zT5hBHEOBBdQY3nRMu8VAmypEqQLVWC/g977x5lR3ndidZXVaeqzqnzqH6/BK5To/hKCykoGQ1IQjGqXjxkzBA5i3uHmcUfzDWe
pWn4A+EeFuteDd1YEm7H8lzZI7BsiN0IMmiC2tF1cAxeYtwhXCLzcNqOxxYxk8Fj2aMhciwbEssZ3+W7f3t/Xz1On261HC6wsmIvVNV1qr7n/va3v/347aoc
+WuSJSiUI39dsgQ15MjflLxALYRkAjXeE9R4T1DjPUGN9wQd3ze6IQmSNkqnQKPjB4KOb0AL6WA4z+j4nobFvxF376FdvKhQdbabHEnYgG1ByZeeZzmSXI2S
/xb3NxSa3ygm5g1i/lsnNsE1IuOuFmN0LOa/VWL+G5Z8nP2ShjMS0zRYMeOJVAQlvyIo+RVBya8ISr5bQMlnJlUx1o9O9uGLgbqSoeR7BZT8/6xslaPkQ/7M
7dQsf7qMH03MuuejGRBZSQD117LnuC9s1V/Luh0fCskaLmyFhkKyjguUSWwO1hJrQ8TVusiqoQiqNZFSqyKiyhYITWQX4dQvCKd+QTj944pDy2/3hS/AUgLD
wgL8wTMff+SnL636+7MALykvQMlKAWPEPakVD2S23n+Z+GO8MFMVD8QDs08ng4/F/hjOeB5sfLRa5e/r/2Ftvtlrc/aX20OMn6uklvRNakm/lFry7+kuIjlW
DDVnOVY8ybHyDxT6JlPoaoHOZOBMk8UMw0p/95u/TSTJfo4k+YyvKlOLKboAEJFHfIq/ZiE4NTcXOuxj5LCXXOzc1rbTqO04Gu4XLhTpV7SLx8j7OAxbmch3
NqvR8UvKDvn9xOeEcGl85xbG0YVEN5E4E2nEgUHswe6EGksBwTeJaSLDZRrU9R1Yg9sbGuNCHLzw0imT1G2TEFNOPhKgNW/J2/TsRvxzE3+13yBjLEryGBYS
rwd61Gp80C+OGn4zcH0KHgXcDYjIThEgw8ANYxza0vO2w3FgGJFf5QHIiyqW4WjMY0YRo7mwQz388m1ip+uv4RQT/5VhfaVkQannP2JxLkt7JtoBtQMRWndM
JCQ7/GajwiWxmzSdOLmYQIqBeQYNhuKLXgwkFsoRjPnzzTMUAREXDF1Ax8CEuoUceD3BsXC76L1rdYIbZ3ujwokVaMIAz+9Ef/WRHGVjjX1zAujdJMPsXUQd
cUYdTOIdpBHIJLsyyZYhDZNGlfgK85gyZQzLR/3yUQTKyBULuVLFkswBlmg+LNF8FJaxAVmY8X1EfLgkDwKOTnWBWVAMtJAgEDwJDNjBjqQ2pqMD4Z2BiAw/
Voi7tzkmQ83thWcPIi5ajF0wl0Q6DDypFsMyesbpsGbiMXpj/2i7b7wFiA2sZOZNuPYXojH8LhgPK73rGlSvozEK0fQrvVsq6h78xO4SjVHDsuFoDNrB2mxq
yJ0ZEbPUaPML9SLagXm78Mi46A3ElkRkVPclgxryI64C4DVu7Ugs+SPupQGWEAsTW4+wUAmxGMDKDGnTRHjF0HUNTqFRBAfoejdQKMdEKCz/RQ42UAAmZDDi
qzu6S4PUtfpQIHiGgQcKbwJeKEPMBIZKsBqCCYr4Evg4+VeXiquLt2f+gOUDxSjZtg7a4KXJa0gXX3g/vQdEPZMMcPhFVYdfDCD8wrqNk48kHBqH8AurGH5R
jYcYuaefqI0RjA0EAcnTCKYJfzLoG2BIt7gSZ1WONTCL+NSUURGiQ8JoEIX86OMco9xNPVWiQ9wHYOPxCt510nW3E9dMb51ou+nCI7B0V8wGshjEQswSKP86
xOak665GmjBiDG8Q33TTdXJcU0jEytiV8B04oJIgU7/RllKBe8E9SXUO2uH11r9NwjnwljX23XApWWNPCuiJSATrrd2JATAGaM0KwWSlQQryYPQ5duIFHULF
F6GEqFsJkTzWJTTSPCbiLa7YzpZQl+IusDDm0jWw5Dqi63oEWLPJoXR1AGvW9sJQrhdTEgEDavzs80+9/q0XV4GV1HKU4feD4cHwi+DvuKWd91O87KXfP2WQ
hZHnzAA4Xt0oIqEAidpAOHoYUXvxiAqTTm15QXUbcoUxchHw7eXIjS2AhDcMnHjOe6RD3/vBS065Nx9Yojd4UxAdu3QFhPvbMIYQWX4UxhKi1mkYO+i6VyVN
PJ9RSaiholg0qV6hfgsY61us99OltcXaQZcGDtUKkv12aoH2ckl/VaOY8XRT1c8ZuWwaBhmpg1cI1aG/4R60Or5oZOZiau9vSXPfj9aut3a0eXVeL+VtBxgL
R6BXqaCWic0IJTaDsVJ5DF77iG7IKunzsHQ5BtJ4HOYRQow3q91rFlNmKI+Now8koj4qvoJBUAIz1orhSa9yOIH+xEPsudqVNInZsoI/ieLmBI11tP1Dgg/K
Tkdxc3tDmx6bcZ+4lppR+ZFp/vZ2pc6zjheyn89+pABugBbgzSRvhkfVM7QBsy6w1mYozkG7dHLSOG4Cm4AaxaEizTWc+LEJQCy4IBmwbFnN0aysY6pJz5J2
9qlXcVhsFlETmMRXp0QpQE1Yzfi/9AZQEzzMz104DOIuuAvnQQ8pHZGjsgVp0BPshEL7GtK+hjSs1JqCA3aQNLC/UftILpaDZwDHez/rCHK22wbdHBM4Owct
g511c1Z1yJ9WV1aGfUDih/8t6JJ4vdBXvhGUuAfD4/s5DwnOx0OC8/KQIsoX8ZAAPCTo5CHhXFLTmOzCT4l9FljKL9QeMNLqHAcX7+3KYvTK8i+EzbQ0m2l2
sJnGO5PNtITNNEtsplFgM5uwvpCboMxmWovZzFZpxybp8rY2FqVmM+mzT+DfjamTJ9REGHfsccoETjVJdJZJIt224xVs48ydgpw7bdAsssydNpKMI9wpzLiT
h+wOJPgRd7Jz7hRq7gRf+2B57iQvLOJOa0wLOriTr7nTumsbLn5bg8QZDWRB95glF5hUyEwgRGCsS7yYmRS1dDkm1czmuJGfPisoKWdSPkerEZMKC0wqZCbl
Y3aZSeFOmJQP6gwkUy0sEDmTkva1pH0taVipNY3uTMrVTCpkyJC2Q4LojVkmG43s4hQgvYogB6nDUWuu9iX2zTEBiVp8M8TE+3UGoZiNIdxOF3mGAnpoWeLD
sdIsQzqg0JKe+3lsyQ+VqkwVEuewSgG2mIRRbirIMYSANYCvMr3FHoa4YkhNwx/pZMa45wR6/g1ILQ07T+y/b0yITP+JREya3uDP66Yn4KOJ9kb/F2tXcKhF
jdwLKEGoERM8WtQKKDMn+OUDorZAo7ipCi2jz6hlrvYxx+EKKe8LsI+uak1JliZ7vRWhp/0pd3iYONS5z5qWfIt11o6xTAWS3FRjJDn05aQGoUEis9V5/i46
p0jOrgo13Z6UdFaVti/J0Dg6EE5Lf7unmAoNQY9w0cFFp82KbdF1xXDVRUlcEf3lm7Rq9BgQNjSm7kRe3m6T8U0OTDQGjKqDvibuZOJpVB1Xo+pwn6iUXdD8
6B7B8u1qLB24WLmcI8wD5dP+ju3Zjas3YIzbWTc5hRBj6fg7ATM1SZyAujU1EfsamRIP42DnnQxTQ8+DXdj47DXsxutMJjWiqjWMCuWDxuv4aRX9VL898ScS
T1LMsEaL/cYDKMLhKR5BQbYKqFM+NOM1WfdRt0Uv2NuosQZRpo4FQZwTK75pNqqYs0iuLF+MJBkzrpvsTwFC+1nV6aNDdpYVaMG6LXGNWhoDVZGsCyjMum6M
ldl/s0d4wy4iQsX/CSkyZJJJUc8sCNGwmNEKZtTKZ9TSMyruMKvZ1YsDN/1u3fDlcc4cdsFxBoRMo4dLBvTVBpb5BuQOGp5gBxGvyxGds4PqFOSMimWBQdIQ
39Bw8ENcY4cnJpOAySTYyVml72xbGTlURUVJZFLdiefImhlXd2EfZ05tMQcMQB0tkqA4SpLZvsVs35LwAUvCBywJH7AkfMDi8AGNKyObU0Tz3B5ElcUcPXia
DLIxgH8b7DZ4g/LYxC//EzqaDJVKGUQF5/90OVA4oJZZBVA4mMucbUVYuKUA4eKGRL5ALjF3kb5rygVQ9Q4wray1zlmubnj89ee//sJj+1/+whvWPgTKuPHw
+A//4hOvP/DiK186hUfD8vppvB4P7UuGxr976v7Xv3Xm5eNn8DN8X4bG//r5l/Z8++h3vvQ6HkWFkAgXW9wAPejlOPw74x4WwEDep8RpipkSYMei7zMe/hT4
QDSZjBB570oguSG9/F00MEJH/HgUAz26k355lQeayIaOCem74pHbQLpw2w0cnVYRe8OopDBRuxpM9aPXJCNxAHgvmH2seGQsKx71XgNCRf076Xum1Xol1CQE
8cb40NPu5odmSXqTnMqeFyPxe0vD5dW4rwyXZ3LG60jBLBl9Dat4Unv+6DR6Mby3CmIP0vlak3x+uFODcxj6D8SxKBDHokAciwJxLArEscjPl5EF3gh5IAL7
G9RNyP368ztfpA+QbMAcz/TbFlueCyuWFiYedN5sXLcypltmZMqR3RTnkPRWXFepkrhbJaXifQGOC94s4Dgae0liOCq7x4pLdYVYBGeOlfsrBKfLIOlKdlP9
x+P3lcDqur3yTvnjUwUH1AOqwwG1mf7Zg+yZyvlMVuJ+eh4X1JPWIh/U+0qezkXXUyWup764nlbF9bRWyvNVF9fThrieNsX1tCWup9GFuZ464iKbNtITj4gb
6EOPTGfxnfFEdGCm7Cz7FjeVGyjeW3CRZRubI3EjLED0aPfoGe0Jvld7gk9rT/DdUufd0tZJacgd0qzbpZE7pcm3Sgduke7cLM64NxWdccHle9j/AE6Y6xDk
K+APzcs4sEZJBA17bVriAsHZHvvFrBnJgakufguBCHmuuNBakspZu4YqcQ31xTW0Kq6hNXENDUtBHw1xDW2Ka2hLXEOjC3YNzUDtw78YdGFejaay6PJZt5zx
K22lp/7dUstjnES6cavsl72KF8U1kg5MQCav2ZXUGoJ+hWlOQqa20w5WxidAcJKFsquP9kOuTOIhV6b2oCszfcCVmd/vCiXMuBIjsNcVmpp2hah+7kjY1jlH
wrXecEAGl6qfOKCD9daPHeSOW2+ddYRmzjhC7qcdwRmvYzuic5kT1+GmNozLcDKSpR/5l7SeR+JhXOp5rFP/CmOdjjgmyZ2jk9yZBwf0gxlH3Gz2OnlY0rST
vviCCXniO0Bwp6tA5+kqhuGWJHemsJO6sAXz4IR+MK9LP14o/UknL/UJR0o8hus5G37S83bBT/qYUwKXrCHoaUgHOg3oSBKJc6JBKSFOhpoexW3oZnEbukkU
IzfCbYjjZhBtcT3chjiQC25DV4nb0DYJIN1Kl8HL7E3SC8ZYukL9Ol2Gtli/Bt0X1m/mwlRnIGghrWqRJ9YLPiyCIjr8dOJzrp7WHpxGWUd6x542yWocFZqu
KvnPBzmadCDLBSs0SHmFBpl7m/52Y+nbMAfhWBeHJRCO1SRbahCOGD+d2MMxpcN0n4EuhIWQVehVK9GXOBcGNGUlJIvikUvOMV2bUy02p9rRnGrenGqhOdW8
OdVCc7DeZWNZY1A/wvLWcrOs7Ztkad8oK3uHLOzrZV1vl2V9lazqbbKot8qa3iRLeqOs6F+XBf1rsp43yHJeJ6sZDnFBFmJazSJTa2G3xxxtDfVYRUA/PAH9
8OMQLGAUl7g9ggvyZmpLxDjEXW9vXBtre+m9qu3CMwlRAXAM60Y0YU40YfrpBzTRhCmHDYW5T+Qys9oxk+Xyq3n51bz8qpRfzcvPp2lGdZunnBcf13FVT+p4
qyf0rntM78JH9a58RMdrParjt2Z1PNdDOoT2kA6dPahk5j6pZOo+oWTuDujQ2P06nmtGLTF94dLTh8kLhWOHxTi/UHJ15inKhjNWzvP3FZpAOtk5JqFb9NGZ
gugG1pYNyFrnFhENdyKc7BLnDgQGr3XubnP0OoQSTnBQif3LnZO4Dm92FmxxrOQIee9yB5HwOLoyX+XJe3FflkqvngHicJiNZr4//DDzW9llzrvDXNgeALvm
XQnx0C/LH8FdCXHSpxxhpdgZYr0rgJkeM5uWazYtV29a5sG0fnBO1/GGIyz6J47w6B/rks/qks/okk87srnIrpPvN6edAlDh8hsMre0ibkqRwzFCQNXgplSL
uCn01IbrcrWMm1I1uCnVDtyUagE3pZrjppTXlDgxv+PXlHg3L2KJGlaFV1XTdlykadGcT7NDWV+L11F7xDBCWD8dSItghtN4RoP2CxLFUkeeY/0gYh5CtytC
d1gKY3dE2vYEV2lEcJWGBbdldLMDpDWr9P9FWXVbIl9HIl/3iHzd2y2r7oDI14MiX4ciX9dEvh7qFlRdL8vXs66Rr3/U4/ZM2bude5SRrw9UivL1mok0So8+
X5avO7PqrpEzyoaiG3wub69LqvoQ6hcPobO0eHztiFuBKbPzEJqT4O1yItop56Nbhe3cImR5s1DlTUKUNwpN7hCSvF4ocrsQ5FUSBjkOslxvpaDK9dY2Ibat
wic3cYrRqpa7KqEcML732lf/IMt925lQWLoeazQUPl507e5J3V2vo7td19zb1GFPjq6uoNbTQcXRBxWlDyqePqjwbnKaDyyXOK/yAWWtc9KR7YUOKiN5ofGI
EU2Br9dVDvBzOcDP5QBf5IBi7EVJzvBzOSOTMrqyU19wV3zhqn4OIWYqszZyZbSm/fReW+JCTDjIgg4HKTNVP2eq55ds9h/MJJtah2Tjs2MpnzVtw4W97qdM
R0jikCM0cdARojjgCFXsd4QsZhyhi72O1js4Qhk/t4U0ztlCG2/YQhw/sYU6fmwLeZy1hT7O2DLZpxltOMNGySUbL+z2ODaYmoD7JMHUjT2w4DFcYEgoIRqo
jCGDkNID7kQ8Fg/lXNoxQoeIOPm4YFstCDnzNhEcoum57ZeQCKMJ0gZBcly+LekH4mESaHAd2uwgvBfsEeG98QhDldO76RHVIeVYkqHCNfHulrxUkHJ6ViDl
TNta4Di3XMJ3aFpe4XZByum/Qv25/EFSzsAW62X+Y4t1UuMuIGgYotqCyQ5s6jimj9dHzINZ/eCQLXUcZJijK9QnGeZoi/UJW0o+YGtEBy0EztiSqFfg/nIp
Z8YuSDnlXA00Hnm4MVzzPZM4dfW2q/7P/s9f+93/Y++VNM9j2R8fHEvwp3np1rGnk5HHiDpHEC7Hm++I7Mi0NlLmPWudQ257mH5gyE7WkXbXF2JVdSoM3xlr
ijeX9Vb/HDs7xfexBD23tz1cWBPjAnUdcMettosO5z8PaU3jgiPs+kVH2PUJrSd6VrPrec2uj2l2fUSz61nNrp9cil0XJB1H1ItK1IueqBcDEXhG6RPRQ+wV
0WdQRJ8hEX1oxWXGIFYabhSJZYNIJetEClojUlABsCISgadHBJ5eEXj6SrHm/SLwDIjAY4nA44nAE3QoFCtG4PnGqNMz5eyuZIl3c3WiZuXzVhl6wPDyrQhm
kd1pE4daf3h6TiFntmdY/Dq65cB5b/xHr7wkOooYrz6/Z/rsxx/68v+wLhdkw+f/74890BI8L+BwTaulNpLS1vji89nWOLjM1hgUt8bl/68zqFvdcc1M5eom
hD1y5epGuh24TO2Il9lVpZ28qw5231XzPv3+pzq3+1w94wugGqOXI16T5Xa9smftQuhll7X9TVvU57QXCOiVLWuc9ghBXLFljdPewWv8uC1r/Elb1vgTtqzx
Y3qNH8U+SGv793itr7f+o17jR2xZbY/acsqZxVr3su0w2yINxFjHY47OhEcGPFRov6zCUPPeRk1CjgdxwbYZQJ8znMVu8u4JALiTtDsOxkPxMI/JOdWpDoB6
p7ewU55TslNO23KgmdE75QEbUGDMC20BkELyjrtlo7xD9oSdsk3ewrskax7Ku6Qlu+SA7JI633xhl4xWsEt2zW8vO5h+cEjveQeV0QX00TamjC6gn/YyJSd2
RicaEHQi7PMzy228ooDQDxZ0HUhcFFPxz+NKJX9Vl3xCl/ysLhkSBY7RokfMNsn5Ys6CnlIyIxqOeiGBQXUpDdx5lsr5l3/HAt/Qsb4vZF0WKvv7sQiDDCbQ
LEY+7f3o1a+/4KXEvx0Eg3cxtw5zHA7JI4JiqS2Djjn9efr05+Lo1wg5aroQqxNqt36s+/6rOUazv5szTb88Nn44JDnLGa1R+MO0oF4Pl+DgGXcWTZJf1CT5
WpPklzVJJTI4npNBcxF7XnZ7MLw70zidh42rLuf+dxr9hGL93CiCzAYRZNaJILNGBJnVIsjEIsisEkFmWASZfhFkIhFPIMH0iQTTX1LZDIgEYxUgt+rdNw8D
/W2LFcARKwAVtJbVXkp2DSV7iDJWAFF6Kdb+q/YAPRij/1YRD+oiqA/Gg0VBHX+WBHUjLXIRENOlXLZprnVepX0lpF8u6lB+pY8+tJjZ9cd81u4HnBdRP8zN
Udyf8R1JGd6vA9rjfm3LlCXg5oizbp5nYZ5hoOFXdhYPANR6raQfPYe/4crr/GaDHfPUNXj8Br/msq+y874xhGKAjVMTf3tGr/55Rp3qR/gue44izpGR59Ld
7OUyACe7lfomVmBrp+2DXXx9RFIrcTmuJ33saIwMpX3II69StVRbWB5mxGl2fvLhDA00iIHLLAR71uFkC1cbDFtoxi3ULtqSecjl7gAUimPc3Sz/A/fKshKH
Yd0Q5G5YmX0ts3ogu2G/H8DyrUtEd5Tl7hS114Asdmr5zD59NtPuV6JtMtolzULPORjE93LxjmTG4wrF25j1TKO53on1UHyQmXYh3LD+6aIs9etFxka6Kj/Z
jNFTfXtRnaEKAowROBrSX0gQu5vhAtLpsifd/0KuAkVPfndf5nyDcapIYFXG+XXiyll2Z/xPedgpEtoe4YS2Hsefsn+ieyEk43G8jEtHxcJZcFgfFQe0SU+Z
RY21Vzgycgqe7EiHQ9yAHOIuilfp09tw6fQ2yjDjdFwvnPHWhKKsyeORDrXs3hwXad4pKpD/6pkvPu4hPuaE01V3bIkCNShBqECS7K5GBRBvrjVmbMlFelR2
swnEzaYmbjZhyc2mIcrVpihXW6JcjUS52iPK1V5RrvZhu/gt2SXeL6f5zM3IElXrYEGByrnWGG2JM6ByczPEpewtieAUVVktQ8Ou5iysmrOwMx0szF/MwmrM
wvwSC/NjOIrXNAs7w2zjyx/RQ35Gccp4gGmH6WdhL5/LQqymp/ZiVaX7lfA3RJlzOqTE5149S0WFhWxI/HC68FC/U0kPORMalDt77xDby+jt/N0j9EeAqBMs
QqCqOlq/htAIiVUvPR2eSHroaZbdtyJYrKy90zYj8bpqaK+rptb0lFyAZh3BtU96dbpf0QL1kbgc3QXQADpLINui/qJXh0tjkDM/6BXzeN3ts7YZjxyHmLPD
GVSEN6tMXifTqvw7tizq8FwyPL7pPuKTA3PERP054oV9c+1V3MthHZE3Eo/upTfGiM+0h1Ha6PgGZPzsn6NPM0Jp7YnH9sYj9GZIx89Ve8c/rn/Y8VvscDSE
S6mjixtVSCLAZCj8Nf+ijz0+G8UfU8HG5+A+oF5kiM69JtSvkJggP2k1jW3T0Gv0O+aYRiMJquqNewxJ8aMIhBbpHNHyKABFtswjbDVH1OUOHKIgFZ5RcTXb
xiERVMHtWtk23sI2HvA23nU9VokS1nCEF3vq+QJW5AtYUVVQSXzWfTpAfkMgg7SPQ57WTcQ92R8bJ+Je3ZkagnBqWJ0T7OgRZuJ1cRSqstkxOj515bRBvade
8S2HnvyAb9db1S3W9/Ut9XaLdUq/7SaedidQXPkrQGP2M0ngCDtnvcJOBJp3R08uaQF7Sxk4mikCiR4IRigoMXJqfYbr3Pk2A+ypWMsKv2bSnrGU/yacFfq6
aTvL5t3BsrZz3jHazkd9J5pSeWqe2aJv8fj3nieZZH6z4EKzPvPMd778VwIQnR4VB7sbda6AWftyOLqZHAJX5ekHtknCkYIKwtNPlnLv8pYz150na4yoLPIc
Ceas6pkG0/kh5ZG74IwxRQFiq1DHJqGVjZmBW1y2qmL1rolvsITwCG2uEtocFtrsB20iiXMEwusR1+JIaLMuRoOAaNPrVFDkx7um7fnsE32aR9jRzjjRzEyH
v/Zb2eAlXYMDoe2q0HZNaDsU2q6XoKebQtstoe1IaLtHaLtXaLtPaLu/cA522OJxSInF46ASC8cBJZaP/dqDZIZRs+lAwJ4nlzh3i+HjDjku7JRNzZyKxQNL
H46NNwjyMfqADypYY7Ro7RXMIp6YRRwxiyiRqH2RqAe6GkM2O+J/UY7mfyK0e6Yq2Rq1O/MqHVAd+Ua0sv1uZMFiZ05rkm5bl1l3xJ25tT45b7KSfE1nJTn1
zBf3fOql7/xjyUliSU4SjYJ4dH4lebasUuKmc1cunW8rs27Q7zPKrECscMaG1xxkE/bEZyQxAt0+8xDf3kG3f/07OjE93Q9wFlQSTf+Ynx3F/VG5h944/ZR8
Bq1sSjQHbW76pU/yM9hU01kx0kDtCysNEp+k/168RWGdhYILdtH0XtF5HSpkT3nIZE85QlxwK90/iuwpNrNBZpxPz718fMGStHPfPf2wmH6QkK7oN8BcdkF8
UrN0dn/14OPfpd8m6e8zr90vH+6mP/7bT17+7efmAAG9lzO0fE2+22/Stfzw6Gf+8IxWiI+/9BefePy+6S1aTc4NsrUS3Zipjmd5XvZ/+gswREGLPf7GN16W
DxfMzy8ZdGou5d+98oXv07tn8ADwa9Ozm3X+GPG7/fQf4mcknRn/7898XYraL0lkdEKGiuavWv7OkHCZSSlhUpYwqUCYVFWYVE2YVChMqi5MqiFMqikn75aw
JY7bqAmvqkrcRiC8SrvYWxxikmt5N+WZX1S4xC905meS1J04YXICvm0d8HO4AIYP9roa9EwEqHd1wxOTki8mJUZNh4HJF8uSL/yPLmuI//niMFyogxMrcQG2
FOBIAe5KCoBR6vDnktF4dJb+GYGN+ANjOClkSJnDm4tucpo9Dm4uJjUzyQfr1Q7HOUSRCQSog21oAwCPL2NoZA5NcSQ0xZHQFEdCUxwJTXEkNMWR0BRHQlMc
CU1xJDTFkdAUR0JTHAlNyfNWzmao5Qeabm3K310Ihp5XORTCDwCF8MbzJNqnP/jGUy94BhPKzNPTrFD5hWSZNfc//YX1z9i9JUxP4+Dyxjeeft2jUwy4iCep
MGIlSJ6IZmhB4SqGpI89wLAdaYNIy852rVsZtu/pQvH/W8Pm949+7MP8PsB9nKXbAshQTjoSkWjSRT2sYlVUD+PPXD1MByj7cLtXP+nfFvc8kvn8nL0yth/O
Wnr2ytnDnyOKtz/T7k/rEtaKpZb9/AGGKIjV4dh5mI6F6vAjyUDcQ9X3Hz6cOwxhi/wqJ1AZPEyk6eBNevfwI3FvPHD44ZieDoC28aHz8OG8cinsM0sX1ZM3
e+Dhw1wQvN6HPn3Vz//jj7/xT//3HV+ZjQc+Ew8U3Jc+MPbIw8QfEACeBA0rLE0+HcOXTgiVVfaVuL8wBreOoS/6zx3bbjVQYJ3D5MT2I9JPJy+o55FZNHmg
SBpO8ct2taAndLYh/xu6Y1Llvnrl4dlEfYATD8cDuIp7/6J5WWZWDkvY+aLRX3Ls6QMe5XgwG+crb02CMc7JS0M7Rt2ErlaVCL7bmBAT5yaquO88TVQX2kTI
kgUy+PRVH//hF2d/+tyx93wQgzVcTCbNGe/y2b9jD1iiz0elEXpTa1i/AlwPtvL85Z5SonAEqXOkM3KYR5LDPJAc5hIsDa9IbDI1YsdOJOm9a8QyfGwrdVwC
yemNkDWAdbSbJFKnP4OnAOPDU0voLz7AOpLZG5FD85xz2+ckk+lzeG8Ntsl5k2SNT/tboaJa69DRcGN6efoi2ItWl7M+oqIhjviPHh6/2T3isPXGY9NLvIsd
li+bJDX5VvRsvfUb6Pyl6j3t0bizdZvO3zjklvXSH81bOGB2aZxdaNyGdP/+Dy/ZuK2C5L9JxnRje4xqGb1CvUcgOn4DCtgt1lYB5KGGyZGpGte0SmQMUf/l
QsMMOxiv6RB19DSSfgcyCvmYoNqajuGJbTqg9NGf+z/KSmTm3NPYhrBXRKFAXSfwbdhitcXhLxaFzyoBzIa3pIMduRK3BBS7LqDYoYBiNwQUu1lOwT6fBWuu
AvPRoNRAb2FY3xmWpq3wfkfZU7I2RUaRA3cdVrm7EhtQPIhQVxJijgLdCSBHQAq5ZxdeAKO5bowWXPrGg/oEL/hQ9Mp1tPmkzqTkkMxwrACtq3NI+pxDEoi6
E8hfj4ud4QLp9ghE83uFpQlyi8UgN5Jo0hEgdEsEAhcoWC5wThkdWfJOAvMOINy42HUNhgxsKhqXCfnN13e2FGqvpNC7pdC7daHmS3xn3o/t6KF7iykwFzeF
tWtBBnsc+zh99kLiOsdoQ1b0uxwxX8Mtx/HnwfN/0FDNLIEZHVADrUTKAgtP20TM7mX2KVwdVgRmv72CZzYdyXBFthv8Ru8u2Dr2kBbmCTzT58FncW8MIJBX
qtQNK0PbMHcsO9cK6NzVdBhjHaTP2hNxFcBcEewExPrCdHTiUgWUnTAdYWzaJt31s8W2RXfDjJ4d6YID6PzqcSuO4mYaTBrgRuBPBNpyFUioVgB22wM/GwTb
92qLVagtVg7y0UcGk5CEkB4Eb7PzVKDjiltiCJKEAcLeA9Zs9OB6ADEyAWs2XFxnVNvGda9qV3CdhuYjgLZU4XI3LBjQlvbjcgcMGdCWVuPgUjUBXJn11r8m
VkKXnYitge60gcstGI24V3uAyvAF+oDkog80G/zo4Xt1T/SrVViXJb9q6at86m+mW+0deRPd1qBQDMYh1/JZ8Xr6Q06Sv/MUjsFXCRFtExrampezSShooxDQ
BlhoIPIL+ZzgEJyMfOJu1KK1fgHDHZhpKAQ+mUl4e0afmxXk2UhNRGDxOfo8gQ/O2AkfHKMCNX1Ua9Lf1m6g5QESJPDCCOibVqZPp5aeVFiSesMOsGEvqBR9
h4d5oLfsANny4pCWo143Qdy4Qj0AztHcYt2PK22uB3FtcYrbAAe8/XZaT88eygUJojomx+emF5E0jwU8hjA28CCiJh+ERxFd74fnEHX0Ae1JpJNZ94ltfTn/
xUB7+QfGyz/QzoaBcTYMtLNhgB33FVxb7ODPHXoZ1zr79gfYZ7+Ja5N9+/m746bkJ2x5cNQ8eFQ/eMiWkg/ZUvIDeqh4yOp6yBp6yJrs469HPj2kMrdFHrfc
bVHDBLDmE1kt2uDGrnZb7AmFGjM/uh4sUF/sHT7W8TrkQ8KZ3Afs42pshliePtbwKrr0iaWrXyxdA+xhJpgUvkggGdhZXcDOGgJ21hRQfpFANOyfBSmFCBz2
RS2P/FnVqUypexrF1H5eDlXoL+EUbTHMdubpcs9E07U8T0HzC08NC9uOYhggEsgsaMurQOXpSWpzRPmMz2M1HVcx+hh/gXd8foeWIl6Q7+v4nuNoBVaoP+Hz
VLWbAbgqj7UBmLigZmvfev7jj/jpjwQsOkbEZA0oVOpOyDi0aSHnzSf3CRaDh8n4uRIc23O4+leov8GVBNW/xlVtsd7ANeCs0h6W1hmVnjiBms79iWTxVbvG
koZmpx7bMh12M9LM1FglKsaax3k4LEkMU5PMHnXJ7NGUzB4tSQwTSWKYHkkM40timF5JDNMnGRxsoOANwmKy3hqAUg95Pwcln8MQLvX2cIZpiTEqW/V8Onxp
ualzgG2WowRRQ0H11eUdpd8JaZjrGcgt5wHQpnPFzjnB3N7xz79x/7//aQNwtqFA2eYoth98PwQDhN/yTFkawTappviI5pIDDVOG48tQbBt26Vf+vFqYXPyt
OWZ66KsyDxoLTNAuluNdbE07SvMtDEXJg4fMg4P6wX4lFDSjtDkBqmlv/Lvz8//zgZce3AK9Nb93ynz4iv7wm+bBi/rBs7qk+ayk4+WSnsAPPwdMUfpsHnjk
pU+U0h4OpP/jla877aEUH3rtYc2w+gq5iyUwSad/rGvGxfvR0mSCtJGdg1nCw6mVwleaYvRqidErEqNXjxi9/G7hK3Y3g+6gGL2GxOg1XDToenmqxNgKn/Hy
VMIHFqcS7p5MWEM+vmm5cqGyyJPlBlnC8q4WSe8tMKGqPAd53kq2mWYKrPzmX/H/Xrsyb/znFqNKvZXN14bNGW3Y3KsNm9PasLlbKr9bKp+Uyu+QyjPQqLqO
B7tFyrhZirhJSrhRStghJSyZSDbPgrNErna4Nuo4d0GVcgRVyhdUqaCEKlUTVKlQUKXqnahS3ltpOi6jSv1X342m7N2qEPVeAl3Th45b8ZFYA2+h2xbDACG0
SwxdmWvE519+CvAzb7J7REbA/5j/98dX5jf7/vL9T1687y87CdhE/bzV/gCwR3SNP8h9OXJz8p9+NjMnh2JOntYuHZLO9cXvGnvygrYnl2OvvUIIQqex+/SV
2tZtAhO89IVP6cAEL21cxhbv83qCvF1uFbkl8u10sPAKiBrigeJWrFAcJQbEbWIwy6k2eNUZpsQ/unKW41WHCj7JyM+coeFxxIx2yhgSp4xhccoYFKeMgWWY
jnCcoZKD8qCYDAe0R8WBskfFV3rdAVrgdr7AF7ptlYvNp+Kh7Me+3jx9A2MuCcR8bJ6AN/exedYuJD2HMY3CmQ6sFjp5BvO3RA4OJFODm0TiWdejNRjsp9ur
PYP7Mh/9Fv573xhRTa84DsIgTL+0YpZU+3GpiOfuAPOSMyxNrTHpX+ksr1GXJ5NBPucYoMg1E4yCoj3uPP1phQWxzG/Tiwejh0R4pDvtb0lFaG9MRkI7CHN5
n8kxRwJtn2Ctsg/kQThy5z6QB+mQHfIL0AdPwPkWf9Wpbequ2IMD5SAcKPuX+RiUHMQD1Ps+dOP2CXHdo9ZLt6VTaBlH8NWvUM/h2thi/T9KEkByRF8kEX1Y
QcdV5gj5oirE0IE+8girzqCpDF/NF3y1UvrQNSYGSjOfSnqcT1CV/AQ11NUjcpts6FtFMbFJHAM2CqbOBolbWidcao2Bye5dgiHhDBVgXQ6Ag4Gka6LsGBaG
NBJHcU85lUrcl53yfe2rRueg/LVFP8NnljpWy3z165iyn+5dJGe9pf0yvRnS4mI9V7UN8Up34iHBDNJvxBxqcoTxj59UiT/WHotHn05WZQEk+HlWSUTKIdW+
mP0ztDdZDl9XJJgCfJ3fAV/n5/B1fgG+zs9dqkoBeLRz+ZlMgSpM1GfZwZLdxwotyN3H/Nx9zBf3MYR1046ahe9przG/5DW2TOx35izmi7PYkrmiT2hglULP
cmcxP3cW87WzmF/arOvd0FLeamIqLYWc8A0Eii8QKOiN81443sAkUBNAlIsFEGUUlxjwKGupQauyo0tOXuD3HeJVmfn8EuGdS2HaLBHaKSTCoZ2t84d2vpOn
Kew2TRlSDU9TpTA/scGtGTUTw0GO4hp60dLyivYAHRNBZVQElYvZtwmBVgW0jHptkWsTy36eyH4tkf36RfYbFNlvQGQ/JbKfJbJfr8h+dZH9GiL7NUX2C0T2
q4rsVxPZb1hkv5HyCWkhOyG92rR7p1wjPM1bnSAZa7pjZKwm1qMRnBj4YmHP9LwS0IufPP/Snp++9J2nvq+l+IJzduFs5OeBrucDr8iT8SzhSC5cqtsZJMN9
8gT3abFbuTl7LNPqFfqRKyFx7TAYCIlXhcRrQuKhkHhdSLwhJN4UEm/J+SGS80OPnB965fzQJyTeL+eHgeX9yFuRE3YFVPWKO5LXsSN5+Y7kFXakkpNv4Ty2
1Ex2zNTZxTPFx7jlXZWXnM6/i4dy1vjzAzAc/ZNMros65DqPN+MSIQy+Ewghx4Iok0T2GOh+fzJdJGPxdPXextYP5nrYQYZaL+hE3KsbDYl2b0q0eysevIS1
/4MS7T4Ihj1iyoC1ClBl9FlVPqvJZ+Gyn8VD8UjuvzpMQuDwB8ZYv+zWK+EvFbdilBylzXgZJccFxa6UNRZvB6HpMPSNsiVtEFXFW4AWD/+ExRqLimfpCI8R
UVxk8AdGKdH9R7vthgUNxvlUEjBhF1QSI7LTD2mVxLy1KGVj8f9jlnGVKiDeRZ+FHq/4m9H5Lf3bn+W//XlPnkZi2llS4VEMxO5QcxjjgJ8ZB2p4Xuum36jJ
4w79Rs1AlcOKmqUpBm2m0886rFQd/9kpGsebOYoAZL5JdKnTzxIz/tO6KFJ/9t8sE16hX0HcxQz++H16ZaPWtcL1Y12ubF2j9SR+HkF9siOCutYRQe2/D1Gj
tXL4dMp5y3T49EkO13zcaBtOkgAYCrBmIMCaoSw4Xk1bkwbDbCZNrb/xOcwbOg1PxlWCQpNqXMvCQj3WaiyqJ8neRoCo9mDzqa0V4DxgPxTwHgsm9eAKVsyE
WyyIvM0tlsSQMhREHVAQtdTWgamiTykEpBZqDk3VJuLU49o8qc2T2jyeSgt8C/PEhTuFDobSweB97Ax1vg6GnR0MuMpAqgykysBUGYyfO6WrdCfg/mX6wxXV
uleEGfPFIGF6VJPia1J8zRRfY+Kk4iviSCouI5XcZSmmP5g5a5elYU2Jw+DbGSHCg4F1HsKqD2Q4N5Hm1XZBtfOsxp+Z1zg3xzVQ4JO2cO8nNA7OMY1/c1Tj
3xzR+DePavybWe218hADDl6qPmML+/60Lfz7kAYqPGgLBz9g53El0toiuqexBS3mE46oQ5Wwi5phF96F5NHOqz1hIxtNLR+pZZCA39aRirRcUmp9vUAk1EUo
Cwv9+OiSAc7vlJ5UkHLOkSAj1/xA7TSJbXxtN29pVf45Xd8buv6zuj1ndPtO22IjOaXb/aruxyu6Xyd1P7+p+72gx+FFW8NX2nkz4NvTklDLpoRaNiTUsl4K
tQzFFFkVU2QgpkhPTJE1MUWqxQlu7IJKHvoCy0CX9q0AqG7BYMad0Jhx8+bBk/rBMQ0Ox2GK7OLAWHbfnd//+GNfQ1ifQbSbMSCt0xqk9Zwp6qx+47Qu6lRW
1KvlojjUcZbBFU4XYVpPlrwletOfnLnfafen+NBnrJgiKp0BpKtKFlfBHIW3hCrIdtrzwetmjVqBbGddcCag6SyU/f9VtiqAzFhFe21P+iIOMWkrffWTWcwe
5GMN/loI27N1Upe1CKETTRH/1c8xwyQFA1+WROMqLiwvr+X8HWJUlaCz8HKONqtdzmFm1cs5viy4nAPL6FhZl7g0qL29y7PgMb1+ssWG9HkWE7eJibPFjY3X
nob5yGTIcDgT+9KfsReuE32HBe/pgj9IIXR4OW8QmHmKpO+xN5xAzZ6X9O/Q1LlT/rxF/3mT/LlDwCKvz43o29PTn5rWoDanxZh+Vco5I4AsuG0ZnEfJ2GCW
iQY93qsKaYZUXuZuKe9uY1vH7GcL4Zy1OAtQqGm+oem/xd5CAufM7kOwtfVzKOSb6DhzWhUdZ46p5Ta7UzqDwqs6o8IrOsPCSZ1x4Zs6A8OCzsjwoka7OaGE
BT+rUXDmNSrOcXYruVR9WWdeeIozMcCuobccpbccZGDIXEF4ZW4Uc/EGUTWuEwenNXJaK4D2NkteT9oSXZe175WyFISy9gNZ+9XFkHc4o+lTGeNw6MEzIBzF
QMyP+V1XQFfMy/wgLs4Gn/7L8x3Ecx1P6fB9LEub4S+ZGuyUTmXxqh7gV/QAn1Sy931TyR65oCfoRT1hhQls6gls6QlUegIjPYE9egJ79QT26QksgkrkFqlS
rDNIUSJIiFL54FzAaBPJgVu9386TG8zYIPz3SkJBHKPAOOKgANDGOLOnleCGBbJ5M8IsEq9m2NFV3rklr8xphoDSsDqW2GxPMwBU9mzYPBvWz9hHjzHkZbG+
CVxLaa6F/XV7aXu9MB6lDI9CQdPljfq83Om/g/3wNt2nt+n+Erq6VQBXp6Fn8FgNEV50GglkqVZlqdZkqYayVOuyVBulpVreptUFu1bli/E7jmNP2buzjfpV
K/e5LujNuhmxciti5iPki4/QhduycvVZyU5lVrDNfg65yl4LCI2CATvfPoMmo3+xbYYVRoGoj6qZG4yXJSH2JPsw8qxXZ0UfFLDlB88jJuVxTdRas8SBi3Sh
JRPzbrOWPYo8wRXwRPqgC3JX0uUqZApfa18Pp5G1nJHMg7OfKli2tIiTxci3RFxpirjSEHGlLuJKWBJXarm4koW8e4gw0ZP7mGc7uQw2rbrEge2mW/G5ImoP
eB4WFNZfYE7JO/NInVvz726hW+1rd7MkpruJPsl87XbQH0Vfu+155Ni2vDwEDG3FmTvI0oTwAx35USRAhHIJAdZyYlkqEV1cE5yUWk6kNd1aItIaTOcb8CMT
ac1QZa3DekSL6ekkfA8Rey12nk7q70GydviOz7zHuoru6rijOaohR594DCJOLtfyQm5s2PpXE81Cb8u8pzhRGcwgqLRkYdWMQrpWVEh3aWx5CdViG41FE/MF
pFt73jaqJduosjZyniZeTq4sJydbThaslHG2ZhCTyksKWZSoY8Fa25UQI8RhBAC7reMCdA26xAjtwSJq4bIBAT0SLcttMlpK0yIJhthIl4jtX1gtq+nSxDLx
sFqwldaxTDw5RnpYNNhAZX0EAFLrVPRmcZMvO6oylR5nuFs6iM4n/mRKa3UyCSRVM22n9mT6v0xwEmxn10TqT6R370Ic8yTdQ8VqqJSDN4kkV6CK5b+jD0ts
G9Ou6sVli9WDXN1boDzjrFEcjPsLTeL80R6ZxhD6GNoTEHyuX1hR1Rea9b2Y871tOfRwqczvQE49x8ipuYoZ42ONtR20VoiYerkaEHoY1YmEjeNITs5po2Vo
sfvVYMrIiuGs4ww+ayGVtvs+xhydip1JBtBrhSatdizzIXnOa+F/UrY9Vbkn5lAeFvksuO/ZCPAJMghckhaxcSqc7tyY03ezJV4hcoiFYQuHTxeXVe0KLquR
vxuHTx+XjRIktBUHRsbWRRHbEiv6DzNSPs3nNil/KzgfdOMKx9B1iGEGMdOiBDGr2AUxKwxVFCuJ/P1bHfl7L0f+Pllzeqbse1QR0MTVHB77Y1IRwwFWjXXd
GCew/ps9Ek61i2YLQpjip4dnMtGYbUWY6ymTRt6aTDydvdzS2cuNm0dwASiYNK+7+Fi5GhCHAETETqlToJMAA2VI0qAdlwUnz1nsP1CFICt0B+hf6tR2pCyK
6zcA7gYkwuDtHCYccPryYCerj+8Ec0FicrSAd20kLK/uxPMqnlfpeVhC5IGJLW5xNnvMPLElkAIJ8CAXkt9BPCS+g5ZI6GNEQVeyCiCxfSvddHsBW3Dpwvjz
cpkMZZhYDCDB0mdHgXCd7M3iZfEGVxwd3ccCqnyIlvCPGZ7tPyGGO1D6VN4JzJcXygycbUV2sBQjiBsiQDWoInNnpK+mXFxcwLmstc5Zrm5w/PXnv/7CY/tf
/sIb1j4ksXDjwfEf/sUnXn/gxVe+dAqPdsjrp/F6PLAvGRj/7qn7X//WmZePn8HPN0E1Nf7XtJ9/++h3vvQ6Hm1fNGz99KSHl0IwGSMYfNedccRReFgSp0Sq
JKKXt63o+7wlTkGNHk0mQ7QidiX0JfYU2hksTXn8uAUSakF0epXXxJ3toO6F6bviodtA7TgdMGqOEDK9Cl9eHQAGLeo1yVAc0EcxMVLYKMey4lHvNSBt1L+T
vgd1Iz+Rpl2QruG3Wm0chGYle5OQUWUNN6DREkZZ4w4Lo/SzyBwWoDMzIRb/pD4+YGvjsGdqsnMX74Vq1wQTCSLkqJV3MsgHqD4QqpfTiSWnE0tOJ5acTiw+
nRgATx/UHoDahUIN/QqNf0RoHDOpHVmzO2Y2ATObgEPcK0YlYuPYxJOe+UttZuPzPNO5BH2uUDcUPh6qRpHfKs1vlbirEE8f//4zLz3uMV9PHZwZ6IKTnSIS
1QCexOTHD0CKnfvMlyBsErdn8XhGMctPH/0cy8dR+vMvY3V97d4MkTzmwFHkspZ6HnhpDNK1wn67F4thC8mmCgtzmlcSbTOC4UFdtFmh2q2LtjyWLqYzvKSP
T5cq/RrbgqXSv5n7nS0wCHOtB6TWm6TW/abWGy+01oNc69PlWuWwcTfdfvEAHzYm6bYKsEGu+yGp+3ap+5Cpe+eF1r0I+D2vexZhpD/9BFf+kJLaD6n89/24
/4o0bgb3DVYoqAw6PiEaOKikhY+aFh5QImlMKxEFdhdbLKfb87R5Ba8IQ987V2bo/HdCx8XYJobOf6FCLd3J2yTdAe/E1kz9kX0ZU+ffQ0MQT1Dzx18/ff+e
b7/44K9zTKqC2HpEd3dmTnf3UXWBMyJN39/R9P2lpu/vaPr+bk1/NG/6ftN0auFx3cIDpoVPXmgLObDeNUJUeu6z2Ijojehb2CUSB+JNRQOdKGjJ3Alqecxg
Jh7VJAAnPt0JwElAdwJ/AvSUVXxHhzoNegKMHQE90ejjxHtzHHIObKmj3fVu7a7LY003AJqJq8y7iVnbJvDcofK+Lf6H6616Q0dSBCSQFTi8CaSOG5PM4R1w
+AZz+DqC02uIaAeHr8c2OHxdognrEvLvgLU3OOtFHVlD8EPtMkv6IkycEYJs7In0bDus7igh4IwXiZvOwhcklPG0o4/fx3MLAXl6jhVFOYeXs92D9RwGZ7bI
rLViajPUEWr8twEP+vn/cgxuLps0Kz5pIVdcxorXpcefQClx6hfwimzQ0ijjH9HxfDi25QhsQzsUYJE870Axosa/99pHX/jDOvQiTH7XY9Wnzp0JlJddS3al
ZNeU7ErJ7ritS36OPr0dq+8bTzmXgzPjg1twakC5lcvsm7uWqxVenhTvmeJzjZjeX8CYxr/3ja8++NzcyOXMgOmDSYFZujOh/fSOrsUHUm5gyg2k2cF4RTcb
ZYMbZsoNYaD0FZgn5Ik7kyo4aNfia6lC8TVTfE2Kr417UjwVAx4N95Y7kxCMOnU6ligK4yXKKA4r4LOKFm3649f2PWLSYiDu9tt7l/B4xupZjTWHgy1DF8Tl
JdSMm6UlVM+XUFNEiIDkYq7vcvnZrJkGuufGDaJ3i3/A4qSV4sQNwG7VsQ4CgZ9b3CdXHmd94jzJH33BS78nAAVZp9CBVQbmapjosND2RtyQtruFtrvc9obQ
ekDivqF13XiXG+9K4924kjUeraEi3e0NVN+QxnvdGu/J46zx0UQKssd8PNfR9H46EHLTo3LTuYjuTfdkMdGi0Iupe8P9csM9NLxClXvS8KBbwwN5XOC8KdaU
l5553gCAqCLX9aTtwYW0/UXd9myxdm9+tUvz/bz5K1BTqRRrliimW9vdRqCR0cpt57XUve22abudM4NS221pu01bgGk7bw0utgbsMS6+VkimoLLNoH6Zfe6o
bAazalmPzl8o25myjXY8yrBgxTqYWtfBA/muJIid26jKYPuHNOacW84BcwK6bHqVoexopE1OaXzNUHZVbicgRJztrCVgmKvrxtoukEQmsPPHDsPb4RAMRQI9
0ZByLsDhgJKj+D1cDE5dNZbqvsB6JX+tA3mBLsCMzDWzoZg3amDtQNErDshOjfDHkg9110F3iQRpJGIP3cWTXYIhak/E/kTMOjOaBVj7rm2whquOgE/6hErY
DvggTLlPH9MnLX2EDP9QKXeqhNhDtanYwrgqrggDgnG5DQQrX6MihRdtKLEq0jZl2oYcalyhC3pAhTwaTG3MvlnVDXnsD1i15cZcloUSqGZ6H28rfuMJHkGd
QapIKwcbvjOl7vGnvHsUXTM9W5wbUmxkoIHEFtzVro232kXcWG5zJXavYXt4LW2RkBbX5hKGn0kaY7AWU5fbLczkBBTqyOsFq9O7/k3SE1sfavfG4Xi0p90H
vol3t4/h/YoGrrHm9rb74+pcMjC+gf46updKNqg19NXguEufXzEzrvbcB0zco+1hNFBUyG1Xg/ZW2AYOCXQka7jbdBxLOVjyyuhFV3rXFbDn2oZiE7DJnbPy
u6WwfcLysTxregPE1EBCrdG43u5BhLzKpEuEhsFF3tXNMT+YtwuPwng07pnbNx7dF4f7aFTVjUQwYRvJkfp2JD3wX0XUKQ1wfQ/DBml3H4gXJ1FAexQamWY8
Oh7NPJaMXdeAEqOnoQrN6XY3Wijnh5LkJcciBuuJG1d3tJ763LVUcBxOaxDE/SyEQWoe48NGD/trmBe56EEAIkUYnKtLxUUdLwusHctR1MRnDQhcgNHrMcWX
Co9HQHCiaePAco7xSO8Bbc8ko48RteP2vvErPxKP7nvsQ0nPbfSyQkKfHlrjY3N0ede/OYq5GHf3wrcLbBBOHcQbK3ELiM0tJIHLhokpnGhYWc4vSXTLgU5J
QMIvszKWg6nizIBuEaYKu/JcMsrMwhGtgDH+FOYYbEU3KZsii0sDFyGe8SEAORyFWrnr9+5c3KfJnN8heqX6QGh9QvaKOIzmL8JMOI37OGKo+Y1/0SjV3eVO
B3Ew8FZ9D3Gl0fu6LxlMoeaUsTPG9PEYLxxN+ssvnXDx0uneZ+MAJLSY04trW67Qy6GMIg4ZmKK8nnw4cma7owHPFtfUZuevC99TWZH6rmNNlRdUyhNYXMh0
BtEbjhs+3nIC2o2iIkyePtimRx6HDuSlXJElipSjj7OaYwVqlxVqngJaf9BXtN104RGIQpWiuSZ2NLA5vXgd+8jRSnWoKSesqxOPU0SumUDOTnpw+wT9Iype
dan69bYPafLXkmAO/hoSAqU4BKp4wtqQ1HWON5tz3lkrk1/XAK73STUR/amokWvZbPydC7IL09r5c970qgaeq/H+Hc7tHf/eD15ysBiqgJ3zC7BzH3g/1lXI
lvtgMq5rPU2KD+Tgk8ph1kDOcTY1BfTpEEP0GxhJCSijy6akhodbk7pwIyE//wr1DJ+6t1h/hGt9izXPx2eG0lBQvTyp4OmgwQt/FRU/40jnqOrnjE/qRq4D
/2zt/PFSqkJa9EdKJpf9GxW7x/Hcwp9RjqRAQ6RuaotMXSwyIaun0NPXPqKrQ5YOhRA47iKAXtBGs8I6J2fxk4pAqitBuez2RTTBTp/AHykeLumIPvUhGmuY
97ezoRQS3QQNbp1lUthb4xoOtOztVheRhCOY4kq7pn2K2Qu0P5Xs1HoWf5+l1FpufhU7aYtOTjB/T2ozacQWc0AYy/4QV+Dc1wPc4tSeTBoMfx232g06SkTg
Qziwxz3R3+7hjkVYiBG1iDacBm2rdOnh4wQVxHkVic9wHXTpoSIga8T0/gSXQldTUCPdTSWYT6nFdMLJDcaNySTSBuOGNhjHLSpiF4kXke4JXHYbOPJwRyBQ
NdoRWi1agQiW3UbcewOdsekH6mDDGMB62LLbs5OewPYFG97URNyzSwQVPKQfS8+1AbaPjp1J/0QSSYYWhLe0B+MIttchXKrt4TiCeXaEXiXOxPuhsKsnjWG3
L2dXNZSJ4uIRaD6jeBiazygeguYzQvy/S5cBtm1xMTUpQIrLihmMhzJZgVdOetYylIgBtjJLlqzM1cJhogV5A/zYBM+Cng+xJtSAvKoci1Cfxmqgx2voh9VY
pMfEKYGRipneiW5Xg1cUtBJt0QRj0eb1AnAnZXmOd9mmcbxCF+vM1qH9Lo6e6bB+WuHSct7P60+XTQ0prGZ5an6rtSuGycojOkXR8ivqHCrsm0DEWIfOYbVM
VJ11DhWwk7sELD+kM1sJL98XvPygY8akO9RF09ambouoTQKcTaGvrmznnYL11dJKGu9fgXnxFxLPwgpW2gW3soN0Wp8gdrr15/RS+OfsdnTqsxfodnTC+ge/
o3e839G5uhO/OU46v/9OcNI5Z2HrILHPmngHuerAQQarFO41g+JeMyC+Ov3iVxOJrw5i4dkDZ0A8cAbF9WZIXG+GxR9npOivE+DtUYCNV9tjnJ+kvQp/Be2L
WLnbvpiIuS3pXoCgBZfhtC2Mgmq6pv0uVHF1O8blqnYbVWxrJ+Ij9o/ii+OLcoms001oVBo5Js1aJW29SNp6sYjTXO9C7iVUEqjdS9W/oJ66661/Tj2ly03U
UxfwosO47KCe0iv/isaLfvsgzv7rrVtpvFzAw/fhcjONF73ygKJu0I/3K+oHXQ8q6ojLWPUJrvtVsSuFO2kbOxnJjlYcqqYZJ/ZNWv3W+x81MvduNq/tKLog
/UrZBekOOq78StkF6ZaiC9LqfcnqsgvSTvpiddkF6aZFI7OKnowZgfciEXhHu7ogLXRxQXr3hbkgWeKC9O6VuiC9u+iC9O6CC9K7tQvSuwsuSNbb5YJkFbd+
NrgIq85dkCxZyEj2g5wgY9j0g/gibPpBfDE2/SBepd9GmIswEngsDYrH0oB4LPWLx1IkHkuIUx0Qp6ZBcWoaEqemYXFqGhGnprZs9sMTQvQZa4jfdQWJYVYc
b7GupksbfjtWnFzGGpB/BEci0MqhbD39Ek5ODznKnxKoevqEPZ0gF2HLYNR7OjA4esuw9ZYB1E+LXRfMbgbnVj5qEb3YTq6GtKE50f4NbFGyYVFiL4rYW3Fd
pUribpWUivdR+A0wNUGpRSVpgnR4B6ElZ4s7HGscYkcrxvAwdnfiOewpsbsL6hXEQWGmjSCN0Vx5sa7QpiWE6CxXCRFf9LXprA4reo1n50PKmSpoLNn+gWg4
tn8IClTi4ZhJXcYGam9PfBhGfM7waG3nHGC2BEorCUX1UkVy4506hjquwExDxJibNB5SSk3B3MQGBay435sROPrFz9h5BZqpGyQJeyHDEwm8k21e7hU2s6jr
xhJ8WoEAk1SMfaxljGMVMY6xo7F4N3ARErbEsSzcxt/17caUKhjk3KUBYMU+VDH2IbEOVXLLlVh78E4Ak0+V7XdKHvt4UmOjkU0yBT2pxdXbSIKvsRkJMW04
Ak3I+V3HGrGMdG1Dy2wNVoglTWlGS2xUEct9vyf2uO3aWthC+ZFYglpoX4Xb14xbE7wTJd5tSUtMWa0JKklsZ41cUtMCXwvPqMc3NASfK5PfGvJy0Q4ilZbq
84XAfHqiDWwkEUIgIyKB5Nma4MYfuFcSq1F7GtIzH3Jyi4eqARYTaNJnVNrujRD7m4wMvlb60MCFp3Lq+KKMEo1yHMIdqV6ovsGLKkP8t9kVyuwGipeEtI01
BS1eFx6tC1/6TY9uixvUYvYI4SkfayuZsCp1FAMKpyzoNjhBHVtaFVQj8BxRIvgCcBfrtdTekAeGWkz0gRqqGfEpqH1wrmDLZu02tmvCAlPhEaC5xioG3aUc
nkRNAoRGdYKmBBFtDqsf4cWhdINqaBBOtiBE7KvUPGFS4hpmscLP6ibSS2iDmQ1zDMKm1OLOiMnYhcm4B9kL1zoBQu/suOdyW0zZy9nNBy1jxGU231DyGqch
28Osrc5NiE7uK+Uku0PZU3/n6Au6W+tEMGexwtDKQkzZT4f+juFXB2hLHTHxP3XExLG9hZZ96yNZ4rSvTS96nrU4AreUvHjPMGDTP7XVbjWVJxe1Ho75w8OH
E3rp8OHYMuBQ27Lb1dtMIsrV87NssX8NQVaHZ8Nv9QVqSu126L/KlEsF+xm8fSWzMIs+PVYPJ3nGz1tZUjthTUSP3StHBwGiBxNijUSYuSiwzrEGTX3dPGGh
jyjtEvAxTrfZiB2+BtAvLbjmCK9hoGsZDHSQLriIEjt8r7b6LbjtWihKkCYItCWfEiuEV0ATR+QIMD+tZT5GFCsUuE34fMSNzXYUEtEHE5wGbmoCfQm1NQz1
RI38RC4dQiYFc5snoltwyzhSYQeOFLUv+k1WsZegpOpxRGswYiipbi1GNhnprjPZ7kmjNrL7Sd8ltdWCC6XJBA0u1Jt4uZ70ZqPRu9xocKYaHo163MN8sUHz
Hlcf2WyD9QQ4irfaTdbiYhyypU2H5EtoLffxKNXTYY6WnAWVJT1obC90xKUxq+VjVltyzGhgGC69NGi9etCyEavFvdTj3tKIPfzh0hz3gP6gKQiZ9nrj8Nq8
RWJ7oZeopb/Jdrpq3ARt9h+ehcdZ3Dh8uD2Qr6tG13WFHvO6ooOuJmOhlxbmJjJ0OYQutDATQ5iJqDATHW2uASsBdNlK3UlszP1EmcQ/B6k9OQNoPBwPxAOH
D89utodBSZiiJmaqKeo/RMmqiav+V/7ff75S33z/SsRrIvCb6j2mk8VJbi96O3Wh9M9+/71OcNW47ypkcO7//I+uPJzQXF/iTNtJHy9gj5gpbdR98bBu4g3b
DnMSYDp6bcACUBBV6Ytzis7+dD0LMy5dTysoNy5xXlXQblziLCioNy5xTqr2xYbKoGpmHwK0rEIEh38C/BPhH84PEOOfNdzuX+yRPGt5suTLnekKfrrE2bTZ
OefK7YbNzll9u2azc1rfxpudV/Xt8GbnpL6NNjsLcIYCWBNPW1rn7bljqLLeR9sO47N5Mzz1Dsy7Ig+tIKxq+IPsfnWJ86Qt43PMlvE5Ysv4zNoyPodsGhe6
HrBpnGo5AOZyNWDk0wUHkvBwodGHZf5pThw9J46eE0fPiSN1nnSkzgVH5mYa8WemIrS90MNivTasWKs4T6wg2FSAbgyF90UIda8A+RipZEc3Y/oAi7gGggt9
MYsW9m125nGlbw7hSh8dwJW+OoIrfXYMV/ruSVdzoFetbizING5FrMj+u7Miu7ys7aVZUUfL/v9iSfbKWVK3tr9ZLCm+KL44XhWPxaPxiM6S+pQhwkCyQ1oy
EDydw7FICbpV6QFadwGzGhiSOlZfTvlE0HoRndWL6LReRK/qRTTtIHclEbZeTNTLi1hc0bsaWB0vSQ7Wip0PSisOOBOlHgDgBfX/rvg76DeCaHqvMYxDDzMv
eTaxLuQNeiKqGFkr/yFfo8WlY5UewHDxR5bg2/Bj+ssUcqBi9C7vJrFR1C6WDisz7phr7DUZVFq4WmRgloCN4w7g6BAvHH1qn6QPe/AfdDjn0eFsut2EBb7l
KpzsoPAxm6dclAWxJSmpcSSpTIpFPj+IVhz2uYSDvaVPLnbHSQaONayFyP6Gx10OuqMd33DWaePX2DgFU5HXiO7DVKYbkZBUcQu/HMudLa1Qb0YrpGAuFa0I
v1gcjHLu8EDnDt++VO7woDN3uBh6JC4IB8MAmcOz040rGcrQxf+PvXeBkuuszkTPo86j6tTjdHd1d/VD9l8HGVqRhDSJlyRkg3162ZYwjm28nHs9LGaWAZPl
afmusYSu45nluFtW28jBECWYIIMB2YZrJ6gZQQxRiAl9uR6uYmwiCBABIpHB5jqMSRQME0Gc+O5v7/8/j+pqSY6dgbVmpCWdqlPn8T/2v//9/HYa7ygn0GSl
xBlfB3W0pZZ4RdcSN3XEFcdbc/iVNwBoEWtOYypqGzMNVagLfxeHyu4ZKrtnqOx8qODPQhwOZsouTJiVF/euRJ/xUP30lsz+dcTKItKRfRB/Q8qFI40DlY3S
9TNssAvS9kz8zT05Ao5nYMAF1yqQwlcBYqhsHFbCvLHOTroMH9yVKkmIqIGtvKuxQh0c2iZsjy7YRAqUc4nAtsLAH5DkRuoW/fIaFDNZ5V5IGwd92wrmg5sv
E5THCoBtScMUZBDAgrOtHIIIDJf11zA4FMCRqsIxiBleLIF56XEBNnR0QdsolcKOmRwcigWiwkkHwMMKX8/MK+T7ozoHQdJk89PgiVxjWennZy9N2IxTgRmH
rtA2PxtUHHGsPWlX1IaKzJDE3/JGSjQVbW1IHH1imcrIAWdUpTQWmPVA10W2EAfLA1EX66qpVW4qVQJSjkMRBvkTQhEG8Ale90BqTnLd3TCtpUfel1dK1m+R
6KoAkN88jwMyj7HMY13mMSQysyM4xQ0ypC+wmwyNAqCU2gYuS22dZzdRRnaz1QBeymYL6CmSVyKmGJ9BODMQlQDuKL3bXWe7s31MtoieRLyFzZ48xhq2GLOM
pyxtzaTf+qikKEjg43dZEabpb3X9qGCDUj7MSy3JPDD7aPR7g140690aFKPyT9CCcU2CnySixOBQIA2BRMtrz6fsR5cCXiG2I0uoCZJMhaU+BlNFNAgimtNX
w3bA8WsqNHY1l7kACRofMICAk7TQXCyfGuc6JqDr7Qni2Li4lzjhXYTQAfDLnX71RmeKSy7hYVN5/Ws6oQtzuYCVinBYI8+eInk5iNIjnOv6fJ4XDiH4a5zM
2uDIAF+eSF/EGvA9KfeJc/JCnGT/IkfELCRNBLVWF5IWRyYSPaLtC0nM4cfhhKotzHcHVITY1yxGsbVbteZVU9HP8fSmO+a7g6oB5jZkusPuym4bcWAcxDb7
ju6wC6murYa3J23jubO2c4BZ+ybmyAFaPana4rUDuwvE7z6CUt+1ZHQBiEFrrWrSWYDFKecHMCWGTbdi2RVar6glA74d9M9GSB25wO4XFgEMvrQyk4ypsSwk
W4XdMYgDYyYql4cs4BDtO1SLB2piQo3QQMWFVtWLDaqiQdVTNKiKBlX7NqhYUpo41RjOjBVCmlHeC6Gk4zQj1I4WZkQNchhpm2u0kaIQqA48zeEOUjbgZWZa
SEVbKwaSRkzYesvhVRJgOYfwa1Qkx5Bu2crkDH6kVYA7bzNJvN1R3vGpRy6CL9o4tFHYmEUwRilwESJ3Ph3aG5xNdBgT+LNRXhvpsY9ySv0aIhXUlEs69KFz
6YRqbyMlog1s9GHqy7dx1QxODrn5tuBgtfIDukOQEOhOGmLVQdVCFymkePnwBjasDgFtD+QaP7HHbLBht6MFWBovvcVI3Uxdxob3nYBPJ+0rOFk6YD5R4ywB
dh8gSbaivRb8pPbliFkwpXAU3Sf6Fe5NRpDbHaa/MZNyRGeYrruExSG1peGb+n+QUVHNhCZilKYhhc0mkMywtnj+kMOj8Kh03RaWuugX6Lft9Lc+xgMVbKNV
1O6O0qPSd31MdFPD436J2p46/Ewgz0f5PIUyVGMyXYFMl8fTJU/ZwIh1E+md/BYeUWwY688sG7Uw+iyU53M0emYvHnkJb0QdqRk9k5eDW6RDDLsPqS/9jzTS
mDeBHCQap4ki8YBHC+MqQ82rM0y3z4BDyXyM4C4OAaSF5sxwUTCLQ66xeGnyt+YJKzKjbXYZSkNC/O4rXm0gAk3lPHmhnulRKCaYsYwKxjQtmekn1ZgucPns
WHZWrwtQAVx5+YSPFSZ8TMZ9tN+4ZwsTE857+EuacF+0sGzKwzN79UuZctaVQjVBg4M941t6QMZUe4aGVfPKkOOQMZWcvTRK48cxL8yu0MJGsfP5wyPNFy5v
+BmryCeGlrjakX5kdoZjfsZlqeMjCRhhlG/8YqrJSozZGBYOy4nE4V+VGJOawHqeyISxrzu2D5eVo3m3MUO4xt2GfMfH92SGEVGKKsKyyzkcjoKvGZEJW1lP
dFksgrHHEVa3peFGpVeJW5DfA4pGyEJDQzrALY/SejhlyzPRFponnxeWk1OtI/GC9BN2FX9GL7EgEiVy6Ty7ctrMcxZxVBg//VSIsqLRvIgHQaX9yZWV0dkA
4qbx0J1w8ihOFNH68z1a7KyURc0X91cqvXjp2ZeyXupxW+rOhek/ylu+vyubufThz+FzvVj/qhuk/yQ5UBUGk/+KBHJoMHUHdHnCFon4WWAc0/EZYBxX1tnf
RzIGSd9PA3Sajk8haaPCWMh1HI8B67jCWMhNUj/Yz1sfgz3s20ub9p2ljWgJYGtHwhM4cSLT4qPcAgwHF1tISL2FyIeqHGs4p1AqfMCYjIhvxKcKagpSFgQ1
hYZBo6UM0qcOfxrSVW+rJJwYtJQm0FI8sUp4/ejAk9OaDk5/CdTDgr80yvylUfpRRpL8EY/Nc7uk6oQXf/6dku3Gl0qxmYY8pE5CsX2TlJppwxzcOJPHDKoh
rS+gn6Jemgg8eH8l8p2xgz0VI5DNk4LTEcMuqAGiiTrU3jp2JdXS9vk+FIYAetzhpe4OtvTFcJywgBiJ0iW4FIjyjWSV16EtN0nZxkI+fwvAHtJBrgTjwsZO
l7bkUrpGfKveFY2GKtzRQioS1m8osXr0u825taFmqRcw1kLa3dLgvNgI3Ic5pJfemm3mKkq8SyR4CSbxmvL4+a8TRBn0aEaCDryi3MvEyelLYQMlGECczZId
wRM7AsJs6uIJpqbTgCJYOSFxfoi3G0Hbw8NFW+Tg2WRYV3Lm8mgcRjuC4x4U3R5GZnmHDuFNJEXXueK0XiXjEsCStbSXhWAyWlsFDijkTITSFZHIr/lo29lo
Ewf29WjTYKSvKy1tYsgjalhTGo/ICq1B65nWNhhjrEHhbW3MKQ1bVYatSsPDw+abYat2PW1+YTocz0pT2aDf6laSqM4uhaIUOyXbVSTblekPZjfvT2nI0vOX
8K11vWfYDlGetbYExonQ0dEqfshzyL/H3Spr1MQuIwYFyNXTPGXR02Hrp+U9PODCwrxMNngZHmGXfgCPYG1/gnTG7qRqLKBQ8gJizOlNEzppcVKtmO+erc4i
bbc7gSesIP23C8sA3VW0CZw1rybpShJnFrqThSka1mm20IbVCDakkX5J1iNISwvxghEowyP9UqblmkiZeF9Omc6pM1ITaMKEpJ4vJJPo1wrVoS6Rft5VanSh
2+U2TerOraBW0xUKnZvEu89C5ybVWG/n1DyGYQW/QXXnr6LGnK1W4JCvjeJU9Z+A/GJcwjlIahQnU2HtrIuzHrHkmRyjDR29d3X6kSTHcvZg/vxJw58LizR6
PesFEa/NsD4R9S7RUJZoCJUfS9QzS5TYiQ7LubgxoTnbSauwRmRhzNlJlVeGl6+MWyBhTDk301ZexcoYKEJlGLKogSxqy+BHcIRcra9xBNXFJPEro4aaqhpq
qGJBtgWCAFSOOfd1Fm68MD998luffO4zzasaforSDFgFql3IxX07/UICZS/3Gy9xXGGqZnjtwvDWTju8br/hreUGaPM3PfoIJrtTEvo8oITBpPg4iVzT5290
HnWEluj8o1zW6otlklOVVahnNYHZeJzrPqlxmIN5b48REMDRgJDXUD4ZkhcpnEG9gQryNKophstPn2PkqBLBDmLljBvfsehQHtuJ8kIuTS6A8Pgiyy5pu1ut
j5c4+ZnKyRV6cp0VLfZ1QL1o6j1985aC+FwRZOEyF7+RCVO2XhsnbhBx+PpunNMN4pZBNh5TK80NyQwofNcjImTtaEg76lk7Xrul0Si0Y7n7mnKf4IV4WqZ5
lcg0CYk/WGNHuQwFB7xKeSAxtVGTryEhWdJDuAdv5uwd/HcdX/fVPfq6K9HDtdbV3aEso2JICrMSDV7WqGXbN5IjGtvoqU3VmDFBbKdDFRSM3IaS4i3v2qVf
emEyJBtyBdGZ+HmIL3hqTl8wJWrFyi5rzao7xGVkDaUWGFo2K/WpIkPzshVX0YU1oFBGfaQOX9Ycx9KXWJqfrbmG5DOb6R/PykUwGZMG66TfBwH/8DHUI3py
8dC7fK7nUauvxQislx5SPy7Cf1u5p3eZodgkPT1Xerq+O5RHC2VOBUSkmExaaoZxFDU0uEA74i/v1xE/9Jlf8fVdvPbyCxWjfj3OGEkbnMOOlAF61CGhZ23G
FLJ9w0pXl0+OI4uaSD5BgPpN3VeoQTFKVVDuLVlJ5LHy0onuOdTUeKb7SrVS8oio7efA4GSplbIaB4m/0RVYCFeKvaP6qzBndc+Bz/YcNCx99ZLmXNyIy+97
Fb3vVfS+KfUq8yJ61ZS86lVCXa/UJsz8PQ69ZwrvmeIBeJWauryBClGvokHkcA2Y6cQQlH3sF+zcy/NtY9VnX9brxdOoqc4TqguXUF0oVBcWOb3PuitRnZdR
3b5lqe57oLr7f0Z6QbWe9G8ZR4NnT6l3ot6GooF6Q3IjCYDq2ZAi2ZAiDvbPNqRIN/PihmsGaWlrT83sn9XMfoCaf1ZkZdOvVqpzLm/YtMe8Sp1D08UhX09b
/Uj0v/Y9axMVMpWwvHjm5F0iMKJadQ4RGDWmQGArhcDOORWBrWQCQy/UysuTcyagoB522OZfpjCWvAY1f63IsnwKy/KVG5zjOFL/t2+2nuVQKpPE84xet8cQ
rDDYjwUPymkNSHuEMyHvKIAYVzhi65Xcesmm/JpkV045xzhrEdzjuV0m0It2h6NOKuLaKkRjTahBbQSzI0atO8aj+GPmN6vMj2rV57oTEMXRQey8E4WYz92F
z29sFJhZ+jCIIp0slftqCJ5ngyQQN+T0TO1lRwPmD+KGdskcEapXwIMeqgTuc7oF7vMQpo46QhdhqgghvPDmOl4w0oxnRppxftwj7xTMLv4h4ckL5JY6bWH2
TVIcdwgmmaDPTZwZowB8OsWphhEM1iHs1usVY6KuQeNgKg5FViPymn4tgL85MrBNB65RH5KMGu5M5/7Z3a6qkg7ahqMOppt8LkQWRN3HfIPEdoeIiaZ29ld1
8amoXs0jJnwRUm2ddk58SSRVn+9vcoFRMHUjsEaGPzRl82zCkiMCq4kspM3TB3/weyMmmsIPmuL/bzBPiIQnPP4IF/tJJ2nnrHImEUYqhKwpIXeV9LC2lvzF
nkynOGKLtp1rFFxBr8IF2MK+5GHgHgYzuIcBgXuIxQJWF7iHUEu4bM9CRFF6ryOv//92LZN/Jk2612FDIt1w0JlJqzNyJ31YZVkbAd+Ifh3EOiaRe7+z0XlY
gMV4ljzEt8qt9KZn8KZk1eemXzB/aO3oT//wgvVrjf4rJlCrXuOG6TkGHyk9Z4lVg+iNYz/Nm1+dXwEbr4COlNW3RbsgH/NQP6KHmosPVgAV8X1HxIyntJgB
Ppa+Jb2WI4SSaGKz9TTOvBoW0QlwMcUCesZFRCmhM0YpWUePJFoXMfVph9YBXrmWXgATNZemZdP1MVJZ4C7njTe1MhywJixWxC5kcCNTa01PZ/z5OY0tUpVa
2x6WXSAqD2L8QCf4ucl0Msa0UC+q1MXHYPF5EFWbIuvwLtsk2RmEr3fZRsS2z6WLqVf7i8xigvbXxGJqXtxoaOX6IT07X94jkBAMq1JB0cAkKE/RAahqdHzI
7uq5ZkvVUjuXTr8vKUT7bVrjpcfdSyMqU8P1+vTHHpsDw0h5UiEasmIT8Uk3gS+lU0sIsY/ymgyoJpbnAGKPBugQYG0OgBnW6QBbc7pqqUejUCD25fJpEBFo
ShrQ3o0uAA1BJawDD4gOXI+WYTRN4TKhsJhAWEwsLEabzB3DYrRBmY04KBNIDfKLtQLNYmVLKZICQV3V1zccLWxyFXVOaGD8WDwDFm5DXwxO1RRcqiZrOtor
XYONlc3SInOCQzeRuFhBJUM/ffYH73OpBU8uHiXFpsFvYv5cEohl4F0oI6WFFcrTSP6zmUy5rZkg6KeL72PQ7bQlT+a1WR+Q6LRBV1T6brvHqm00PQ4l4+A7
DFy3JVtYlX0NCCmzhT50TFmVgbs8HVOGqzDRJN1wzieD7tZdYzZu4Kl8TdMEeGQGcn5B8wrOy4yKAR7sjohKAR7EC4oBHvTVBHjg3iSEWu9lAR6eBHh4OsBD
GAACPJrivqhJgMeQ/MK6Krv9ByTOKQvwoF8gcjVNgEe0jea5yemyOsAD2WReMcBjiN9AHFL4949t2aZO2FIm9llbik8+Y0v1yacwtjrY4hjODWVhHkdtqVp5
HDJEtZ+EWoxZivQaLkZ6VOD25xbUXkQLwpf2auq/O6PnFiEfEUI+PPapeAj5qGEmJeSjivzdsBjyEeYhHx5CPkJxKCGxqWlCPmoY38iEfHAJhIgFoSzkg+e4
yRQt7Q/BQtiU1W3UfZBvJJn2OvaD59XTRFADfUvshyaQAU1mmRd9ABe4fHagN/YDBOJJ7IemhYEiLQzomagtMxM6CkPTggmCeEkTIku07gmHyYnCexFNeYlE
IbLrMqIeuykz51K16NF8ddnDVClvq2EyUN5Vub6XGkyV/s4iGEDYn7fleBLHWPc/kP6LDrW4iWvL07cju+f2vzPciLrylekfPfbuj//eE9/51I8sVJYvWker
/a2jUyXrKAep3LI9OUOAqGw3nnPMblzXWwLHdTAGyZTDxYjpeLeDrXfK2etgy11nvwfmZuLE73ZEtrvLkS14j5bx5h1xEsxB1jNmSpmmD83r0k8DxuoB3Szg
XFgVXN5Aljj2W6QNm2zgF9WzfuJJFQljrEDgkygQVUDCxHQYEnR3FlLuYg/9prJymhWjhjgk6UcoBMM71ZTkDbGHtib+QdnqGGQi1LACHkIBdJIy79fIDst1
z0RfJ2AcdakVn+UgXgwZUocYhszttqna643YAI29CXWVM+KAWGcyU4Bw9z5T7ZiTPKJ0StLIppBGJpkL2WsaNQg02bww/ITImRh+g024VDuFZiqk2hQDSVUL
0W5BiA4j2a9PK0R7/YRosb/YCNmq5NE1s+yvv1zWLSjmrF4ZJ294H8OWVmKf1UrsBGcwsghgS47LLBv75Pkoo86aOuQ73vO4Xg+MgsL0ayZ4AEG4ICXZNgbR
mcFsCVTB3kQQrYogytAULC769TiLE4OJ0u919PfzSVX+ZT6psop/CpPfid8Vk1+tWxUVn5vm9UQp/Pzad0CbJEeofeGSq7nuDpf3YiP6/AO8zcCQntY3LONf
S1+n0XGX87oZwy6xwS87opk8odng45pdHnZEQ3mU2GE9wLCNZ1hYInOKXIDVE2mr8PNsFXZEkM4WWVUuEZdILTJVoiuMRcl7iiW7iaqRKo9jkxR23kdJpdd7
7XG9nx7Te/FRO3q59K28RQxa6sgGfrcjL9zrSMPeg6O/mbYLNGgzbRey+e9xpCT6vCPF0OecyGw++RoPsMadl2034tjdeiQhqh06+Bu4JHcdBgRXRUihcTGK
DQSHIoXGRVe4TjckA45izet0W4LXZWGvRyinL2WuThThWj87abdmC9W7dcCh3t48RhbdnscbckxQsER7CiFrBkLXudpUk+BiAXI0alPIZckLahPP55WZ1hRp
rSmE0qgvqRutSadjhSLO1qE1RdpsrrWm0ARx5VpTCETIXGuir0ZrYm9EA1pTkGlNgWhNgdaatI3dBW4G97IpWlNLfgkAnsMCM5KtGwWtiX7htG+jNYXbaOLr
tLVlWlOD3h8UtaYWv6EbaEn5BpHOAPIXozAik++1smzenKsrV9OZVqYvXSnUfc2ZSqc0NUu1pRuE5M/kzY2X8krU4tJaUv1yLmM+ZKCTAmhJTcyc0ZICVIAq
aEmNXEsKoCU1dAqDauAu0ZKanGZgtCQd21cvakk8p3WmXKMlBUwvKqBN1+fc3K1MD1pL4nkM9KTDsR2IlqQJItZklWlJMS7gSBgV92pJIIhAtCQ993Fh7mOZ
gWa/GdBaicy90Y9ewkTISixpRwXyO10TXhIRlLUirPssVQ6gCBjKWPmiUGgfNkQ2WwDWJSgAPEnblpda0LcmYVlBukj2igsF/JWd6njAX5gwhk2FG2xxqNfF
oc6RGYFEYhveFwjHa2pNiMPxQRAce0QaEZZ4nF4y06zYjmOxUZmLlwRZ6Iia0QoPBuXIHgNIdnHDk3gR3jCuk/3iWqQXr7P/vewm/042lzfLHnKNGGevJmLi
YAzU3tKxunC7ZF/obQ09DXH/V9P2fxzxB1qq5Dd3hFO35SUxo3tCNhzQjOMltTTbq/UW62Uh9hLBwa9eKXcpevVb07epgQlq4WcXrXT/z+ZsfBuITLi19sB5
mQfO411HnGleJLD6zC6acosGUAoyAKVmn5uwDhjEmz1wAQbxXCAxwwMXYJNdA4Q9eOACeC9eCdP/ZuscfNtsrcQBkM8BrB+T4CvY4wNs7nASVLkEe56E3bOv
2mKVHOjdXp0z3V6d/7W9/q/t9Rdsew3+J9te/Z/b9qpXar61OjzpvLnS6jyPTVXpmi3ibTPbLObYYqaUeeMw1AMGFF0bXmiXgF8pkD3D4p0h1lYYKIrQJau0
MIt6eV1YDdtj6qKX18WLj2yPqnE6BUWnU0MwTBuIUJRyfNrp1GBGgeQS2jOLYVZSGoV5tajcJy3Y2jWsAiNy35hivE5YOa4CbTE72QafRbrNHeEau5Xp+4/u
2fWjJ+7dm2zkGbEWBLWb70cBSn0EC/6eAVPOAxHFOitBQajqIiGVBmghNPVleMSSTNMvXuPl+v2bZF/9t7KvXiP76tWyQ15JU6AnpSqr0wURdURdhEZpi0bZ
FI0yEo2yJhplLBplSzTKoKhR0lAY6GflRf/RdmYZscCVMpa4vHLpBMOQQGu0pfYKqjAxLmLXlbwCevolUmxMuVizSmATJftYKq9pHCkLXk6orpiv6IhrR7MF
6BKNxICuVlKr6y0N3/VluwxENsM1BteYATZCyf1LqgiFhf6ZXCL+UhYMXRYtOUauBtgM5ebJ5xdyjbhNgJV1EYvpIhaT/ruML5OAWBcBmXUUPjwfm1Fmpaxy
eRQOb/UvE/AAXgMod1rbxm6e2gxH+51BMQVGQfBJKMF735XFWQHGgetcmvR5XFLhi54yqA+xJGXWBfVBkngEcYKfN4Uk2CkkytNNEmIKxAm5KYOh8HLwdJuB
ZHUSaaWUROpJEmmG6GFQX89hzI06Yz/l+FRtg8GhsV7/ohHUZ+1bnVn3VnvWuTUwNHC8VG77J0e/snvu+GvgoUDx7cd3zy0euOcPn7Q2Okdw4ukT//c//l/v
WbHROYxvP8Zd++niRXPx3me/c/Bv6OJDOPGjx77y8Qe/PLHROYhvz5qLH+KLv0ivOfCBP8KT9+PEf//CJ92Nzj7blPw+vmmjsze78hP76MY9/JjHvkLXzZWu
u1lftvjlY+dvdG6kb3/72HfoquuLbbyWvvwefT747Af/6Dl66zW6fvghW6p9H3yQ8ewuS/d9EB6Cp+zU5SRccRG4plzLmSSkTt8FLxC9A4xAnsJ1WKQAy+mf
cKoCC8RElFMosOD0Vl0BYpRz+qorToZoRK9OV85AmnZTEDee3sGCi4sXAS4EeJfOTg047mTFVSrprPJ2SvCf8nSdgAp3m+sEAFXrmEWLkYsB0UbZkW2pSi31
iV9wjWHBSnZQRoPUGBTVoMFDuYkcwRuoIS0dVF1fICYdLUA/fHFjdYbFKJDKBjQmqToRZDUpgqwmRajLsJtq7FlBisFyQQpFS3qwXJAilsulIEXj9qRRLkjR
gWpZLkgRMjZ3Ew6hnaqFWmvhzh3JEI+xgMPEwDhpLtCz1B1qgDFOHAGDaZOwGdM40FlAvwxzvUIBfHFQFscAvozkWeUYNzWyPRndCSg4NVrAf0E4opV0JCcd
8C+jkrUKQwLXVbO6HeUB/mUMU+QB/mV8oZxDhIn0crSVCUwM9QSpYpPLVTacVJOFlCH+3BeZhR9mv7SHsbxevEZ5CJx11IRBlOHRdhZorrPRnphQHRrtRqGj
rbyPk6qJPjaXRZThC+ylF3BbmnJeTB2t7iTOTBYRZRqqfRXHGcdAlOGJVsNXMbqdlxc87NDXccDKeDvUmIaVaaqhlOtG6sygTn6L6rCIWsHbWvlTPDyHi3YU
5t9RdaB+O5CCqnRoATbM4VA/OtT01bouuCfoAmxoZ79hhGxjO32cJAUn3nuboM+TtMJASQpmlMKWB/hNA2H3DbsP6qI6A9RFtRzqYlbprh8kYkUgEb2XCxKx
DFdo5YCF47KFoxMds6Xrffz3Q4afq5j9e6+dF7kOWQRnEAhk0ND3r5EK86UC6Jyvo/F8sRCFSKhip/P1xO1CmJ1qAG96a5cRN95CS5oOMEKFqDEU4XAN0Lsh
JTM1hKvdGzn3iK7bg8Bf+5Kkhk2hAHSqPx6/YP+9QGXNfnn7BH0lzextE90GP/ouRpcD1Ola6z+RdmO/AxB2+Q2/LiDoFQEYnXLmbYGcmoOji+65GVMJcQmI
dpEg2gWQ1Vl4ArBd3QDbwVsF2aohwHbAp5zJmwyMpE9rvGcAZK21NuE95yf82gv5988Y0Nf1Mi5rZFymSKWwMnRflJMpPS3kp3Vw5aQ8TZWfFkPNhkAZ63LN
KsN4Zc7J4YRZ3b3YrEwTygeBjpH46joG0daofDUtkeeVv0SwZX5u6cBFWyqCcUAhJFAGZsNTEXJQClu0JGzRYg1SR1bVulaWTV928NakdBFby0JIsIln9Efe
R7emYwbyVeuPHlAjmDIvQ9n2DJevmnGnUOPyXcWfEPLxRnzabF0JnEiS5OhACtfWNE6ffSLH5TOvMWHNdRWVz/FYfeLYIVuqt/bcMIAh7znXZzqwiK6SRfRG
WURXyiK6TIhla7duZkwrlxzo3BEbZlsMooh3dqFcBsqBchkoG8plIHGqbPQERhGvZF8rl4xMrkFmPlKvhFK34NYCs8jRUColAAUvy7+snCqcvtcxcD0yCiAE
Pm/pyPpnrFJkvb/BuUUC628QwZ1N5cTr4+OmTl4xSPg6cf2y4Rs8xxM93RI9PRA9PRQ9vSp6Omvtl3GMPL1bx7nWY+y7OuUrvRU1VRDvXp2QplInJZK/fopI
/tIDQQ6OqgKzGi5oFNCa4JVl11vl8PPCPTTHPix0nnhiWJH2daaXk2V62QjM8U34jF8Mn+EyKj4qqNhcMadiwmfguzcJX5GOQV/U08denKwKBZGaw3EGvjhy
aplfJpAp5P8uIl5c47IXnKaYMOSJ5Jv4dUTpK38bbZGxVBGkRSOIP5/XEEljb2BjRIavorhMenzPLoOggtS6UKIy1Y7NXE1OzAL+TBpfUuQXjLYi4JLrZ5AY
AtOTz4/LdXN4khIDLAoPDC4J+aLMVNSRVIi2OEio5eKpUnIxXFLsqOKbsvTPKblppdyk0A5tdaCdp2ZCp7CVEh9opo+Kv4ue8KHb8wj6KZ6GYvQ9XZv5jRCH
z8PqckwhfuMCTWZdPKk9Yy/TqsheXa+xmSvEs1CHop7/BMvh55L4FAlhdU1P//bCB2BzkbVEj4in1Z4HqVnxg9ShCnu7/GLUfIQNKSiEk4UMD+vlG5FXSHaK
9Nqws7XBXreIIYF1MqRt1oYlyZAWtpaINyKpvqOsQjJkeSOypASsaIrUFEQbIWaDWviPHAlVZReD3jc9nbzSdQWjNl/Y/CZA6cBN+YKkBZSeJlH01ShtdQVW
gJe5I/Y4T0soYPiWQLxyYEksINd1rmVT3SHWH4behVEJV3TE7NgW4RnWR0usj4FYH8N+8SxR2fqYbxBfspeBwybB9FRw2I610SkATetCQRnQdF2Apuungbuu
3wC4650Z3PXOHrjr07xFbuS7WBfYbjusCgDvXrzUL7mGUSviOkbSELunIXZ02IPt9lG2F6nULYBaO9PzGGF7I6klB/j3E1YJ9RpmA9inTPjatfTxqfewjejN
9LG1ge1TegX+LmxJsFHNfZlEpq30w1Nf+PTu9z/x7V/ZiH1HX7Z4AJdtyp+5Hs98r0bis9MqfKrZM09esJEkT7r2MFfatad/+IUnPhhshPs0bzvmhahMd+Fo
ny5cmb9ua96Fi6QLF7J1RJr0OEPp2tPf/auvP/eZA2Mbi205YdpyRLflqR/82bu++Ilv/dHfWtIgaD7HraxB7ZfSoO8/fs8f0r+fXLBkrO75vWys6htO2b4f
PfbE7n944tt//HT/9nVeSvsK83OG7Tv2JUy8yi/u5BPflonv08jJlKsSPg4VO/qpa9cyg7CVy4iFsIrKTPzbeXBIcW+alE2pI8GGbewugLvmTWlAsgRj2ZTq
simFEm5Y0T5z3mdJIbhle9JgBa+fyaZcuI7jGHxuXvw7Uq92Td7O+2/P908WDxat3l5kv6HWr6PFoMRFG6QSRL822HK6iKSh3w4N8qWNhKmiFwmD7wiDbwvX
B58PhM+Hwuerwudrwucj4fP1ctyip4tNZs4f7CYObqzQJJs94DMjlYFZ79bqrGOUhBMFJcGS4Gd44P6ZTYZ+KXRRCTxff9gXHdMTFmN6EBUvsTyrLmlUtYZZ
lVS5vuGRGtwtw2UrhChpbLa6Fmfh/kJWaaAz9JpaCWaEKgFta2rQtoaqc+o2ezzn5m7ZjuxTUgX1zgBQO/zCad3hDhRXpPcKekfI1+3LpECODg+0542z74Nt
3ZjE5MCVQI6gn5gcZmKyhJqImMw4WcFMMqAGCmJyrFGKSUxmCDy2CgQGzwmZCsir4MeUxOObkwEjHgOUBtcMlF2p10oJ6TdLCelrGDhZK4Gx4KPcIhhRfFsm
Id8ot90gt13fbVObtIQ8yBDlw7CODi0kI7CODmYQ5aNsJw0mANnU7ajBXojykXk1rOjnUbZTI7F3PAuIGUeaFLT/cTY3BrAzTwBWv9adBJ5+tbuCPXrJWfgW
JmdnKJIT6ix1NnDTXnBpNlek4c5E7VCTabwzqe3IJzYpTaT7rzyRlzRMXYl8Ng+fcja35rM51Xcy1wtezRpxXk91B2QyN2VzeRmrBeWpvFBuOl9u2oSYOjOV
kh8s2cLdwtIOCuBwKcqKx5AK42UN23yBvfQCNmzHQANLVJJb2oNugpFKjKU9FNoZBjDciOoudEdVvNB9hRpYQCFygNVpYLgRNTpPV7wCwHDD6PsogOGGVdgL
DPeKeaK07khExLZyvjtc6NpguWuhGkLXhpbtGl9gL72AuzYk58VmPwiSGDKhgyaGY1h1ruKWj10lQThZGemzc3P7AM9fm+4eTCUUwmDO9bkhw5zD5fpUxq9o
EflSMoG11/G0sjMBUXek4uJmvUXebZd30IsbViFh7IDOJXhIJ7F/1EY5+nX2/ShQR/vbfUh1pON+W7jEvToHYZ8tO97dNidnc5OzAuvE2bFMlTp7h6JFmbfj
S3v+NdtRGGjdIqML+9my9nnI527nvS/KhtBj5BWb6MvnyruIh4Lxjqhxz+ss2O+GX2cVQxFZPimGANUHdK5NQ2mArCzKAjk2fpZjEwOgIOgbyxNLLI/wDC6k
q2N5iGtlqTYCUDAO1kNcdAtnlGfUUbBbZXRSL2S/5pp5sCT5J4Y94cwa5vZrWK0/lhMqq8HiE0vawyG7N9joIIm0gOOwS9FGD9s94UbQlQ4jgebvjr1v94+e
uCfmOIUKsGpIU0rnHkWha0zuewxCW4dlOAktIg4kNdoLoUVxNmZSWuz0JX2JIB/TBPlnmiAPa4J8VBPkIhMkdEuIHS3dpl0gOGxm9Pk2k6QaC8nXheLhGjhL
M+ts7iLlZ0Ug2eCRD6YlaC09g7lIykTWURnMUACbpY1xYaXGWexzRU2eRz2j44rN1DM6nr3ZwmCrszbQXXSc2EA9S2vptz+cm97L4+nnYVhnMkYcRi0GFD8P
mQtNyNyQtjDBzjII0YFDxEGlhUygWCTqAZGox0WiHhKJelAkaq9kOemJ2zqRxW350WdtuzLL5Y9ILaTXLjz2xw/4XT/9wQ8+vTuQWuBGGOZtxbMqtuNaEZfR
+k3chmyldBdbnfy0JlJH+ccjH5Ifq/Sj0/vj0/fkP5LgOfcYWvFjnHnumdvfG0CoYKNSJU9hqigPRqXoZ47tFWoBmRAwG2Xm0nO4wnIOy8UEDW8pn2fpG90W
f65fSApABAvNTS8UiaDNa/Cj4xJlZumZ8rXY3GsLtDKnVMkW6GdOqYp2SlVK+G2W4LeJUwqLkJrpd61lbIG+OKV8k3UYwHJXSe/6cxnXUY7lApAG5+J1lDPN
6r4jqpiDklkN7EggHEfywhy27cJ6xRYiTThuXiSpEn18xHdn3Vt9lBCbdW4pROIVCkmf1vHC0fZVwZ/3OFoF+at33SemqCLwUC1LbmZ3ZOpoz/C5M/F392S7
HTO0mlRSQ/lYVBqrwhGLuq6OoInCc0qjwGCs9sJ8Ek1/7wuf/KB/FXvfREyrA5EVbjn6uZEJXdddtUPVWfhv7ui2VA1O3lIJA7cseFV0QMiygldFB3n0Fbz0
jSJ4uXC101QZ7tgiIhAHecqNh1PncAkblTdn/qoVUIS2JBXxk8asy0J+0mGBxIlZm12zpVFhzCR5bZVrOzni763C37vsoLNP0BWfoIPDRfD8rrOngWS61krh
Dl5rXUgMEQ5ocSJuQj1OZNTQmzS7H+BJi3ETioO2JUy8YsK9q1l2RiXLzogZz9iLv7dHTNX0laNWsbmibmmFY5Qx5xXVfo0VFwHN3EIsT6EMHIKWh7TxfJDT
Wgpru1JwODOoWUXWdoXvdzJQs6rOKK6ate1IRrGDKAzJKNbhWQw0hbVdKa1tKSJR4SgTbghW9wBWd0tDmtnpZHco0hHWTp3DSqrdWrQ8TVZPR5PVF0GTVZyp
lpWBJnxm0987evt/u6MJdSBfPm9/owSUM9HS7z6MyT2Ivkbs5xrwOjDYRAvU8u3SXX6ialJBgQcbC8BkyCjn9VxJytHBx1UdWF7REXwZB3YxS1XlziQ0P4wW
rzmwi7HBLNEAVTkfflW+HFjT0IvBjl7qajAVnqtlIH2u5jvIY0FrkYT22mrUutL5udW8mvH6ci36ytJa9FLLuFKqRV9VgJ0w5YzXI6c8KxfP6W41Kd7CSzJO
3Z34OuCKcMb16Kuw8FZWk9w1YhYrgxnGGZih1KLv8+yqVKKvohL9yGsc8YZ2sXZDeolq0fgNYvAHG1b0c2G5Qi0lKv/hV//YLdP420DjKc7rqAsh9z4UzoPo
oHBeZbVjddsgQZR8HkEBMtV+2wT9T3/fMkE8EGI1Ws7E14Bic4ohiE83BPGLGIIYZ+J+K/yHX3iyf9/p/Jn23evTd+r9239B+3463lbiasv0vqZ7z8YkhJrG
XZcNc84qFDNZxnGNl9VNTEfAdiJT91pvnNqrfXK224YRAN5GhD1j1NyGKKNI2qNVi9wCGXZVXe2o7ggOne5o7xOZDoE7Mfq2iWTk7dR0NUIPr/VTdXtuhdlw
mPfcKZHweHOj/fhyLKBMZKg0Qvafc4yiB+ZRB1ecIoE1KD7VlW3Q1Uhv7pK98OQu3gvHi3shi7wSTSRtqEkbapejjJS8DbEbrkQrORKtFEu00oBEK7UkWmlQ
opVsiVYakmilSjFaiQYLpe25YOl2eGPDcnrDJ0LPlQimWxyjsCySqOxpcdrhOk4sNkjQY7pyJn6qEO/oipvHA9snqXi1GwPzcHm4elZnHEnksrdDgt+OLNgX
WACAtaYmuS+8FCyErTM2q6OxWW2iHdzTQDEBLjdsymyroBQ+50j4nMMRPTonsEY3G4jWQDvOtRSKt0sqDr/W5szVyxvNcvNdDRzroGCsmPlQ7JjeIxk6Ufpr
M03XGrVG8WjfyKrCXfKX6e9ez4jKWLbZBExD43Fd+e0MgoSBpUWo6h9QUbr6kon9XEr31G0fhThZGNi4PKJehnZbk3V5JkMZ9BvKOosc+YsYk7A0a9BBOUgD
D6+ZhwfycFj39DxxAaiaCgoPX8aGJYMEeTXYqqHHM1wbOz3AGmaD1l3TYNrU5Opan6sf11evpatleWfX2kxsxLmj3ps+8mG5qc5gwZb8/gx++eGj73tvQL88
uXjo4wFDKXLp5uM2y4JNg0bMoJIRW1csCZzyIHBVcdiEJScI+d46+5dRbmGt9W9IGKMDgmE9uCEaOCCYykMwFfyjUtK4IngsnLcZC3pME2hsYBkVKWlckWpX
FQkfr4DHMDPTLCMUlhFoluHBD6udmT+0bXc291ADYMa+CQlsV3DMc7GCuYcK5vBm+lzB3I9Ee1ZMpvB5Uh8vnUh8UoWI9lJEjPkZlq+vS5YLHrJQpy+2ULtQ
sdznsC7ceOduZleFUuUcTEM/6tLjHF3ip5yUu9nKwlx8ebLNT9YuI8d4aKLP+K5DrDEo5vP1cd2TmP30nrLrXlzfU9CfVruqXyk8g/QZFAJFC1g1eQp9lg3r
FbJhq8h6RjTwL6Gga5YMqyo9TZLGNHRBcdSZ2i5GJwlRu5/6Tud2CAwiAmbFZq5rmNkaqT3IiokHjNlqtEi7qEXyerZlPdu0nqtZkg/UCF1MPNJAZFl7c3CH
cpPraLAkSNiFhtXKDXMLDaueacO8fg2r6oZxsdpGJOMTP0BLs8SADOOxDeOp5aatKH3+zwXadbjbYOiBU1997xG5+hy62jFBcTo72UDgwuQa5DCx4mm/TKy2
W8WIfJGATk1LGEQqqbYXihfmfMEEyUpucJibJ8baUIy11VL4QznJti7G2oYYa+1y+INfliwqhVLofzVcgUhRna2YmIf9pwmMPvniA6NvNoHRd9k6MPrkksDo
u2yJjL4FyY6pvtiEJvPSA+Udy2Kl/QzCEfnVMr43SkTJDRITOiNYFf9Bhvl6Gd/rZHyvlQCIN3PkzMk8Uhrhyz0hq1J1kTG6fFPlUgQGeAucQsO+u6ccbFOI
Lw0yEEpceH8x7oaf7Ipk6V7eQBgeBMv6YBkfjLfZFnJu/Kzl/8KO29CT64gKX4LH74NpeCI5lSK03czyXOU1Z6JQ/WIUalUitLlKns/LV0ehVgsR2uyES9fm
Y9w1metZvLZQzTUZbM4WvSJpxVULeABSJ0B8+Qj3TSId9ixhDNVi2Haow7ZbWdh2tX/YdjXzd1YLYdtsXfDhw4sLYQytYth2kJcWM9TULCo41SyUGzFYDMja
6hfLfSG7DBt628IlcTmWe0qcXllYdi1DHWpJLLcu5VOK5d4kN50rN60Hvl41K7cZari/GIEOVTrEN3WjHmBZzhfiIj8tKfOA7LlYAoMiZNARhZ5pBHgsKrdn
O54GDapx273CGukT+f1SVnnLqOEgcOxXsjLhhC3+lCJkuwV5pNWvzl8LuZQQAVNHrrP7XWfr67A1+Xk8R4wz1M3MGrSQID2xO4js3SFVW+i2s8GWREoiXtVi
J0N7fvppS/Iah/Iib29hc2g9fdrS6A7LTk4q0yJGhNl37JDdGrF69SwqP87gIvyL/sP/3n5X7fPehbRZB0VjSdwbF3KasQplrMLTjVVPXUQaqxBNKkeJiI6S
j8iJr9pLhuStekjot1Q82y/bmHTWXnT1P3arv9hj8rdfEHtiaVDepgcFP2rD2ss2KpnR6BdpVMpj8jfH7vnS9xc+8NmfLl1B1+NMzgDsDKLMT3GXn/7tV7/y
pQB+7TMbMWJN2dOMOSEyyZQvmA+zPJYTWqEMCqUVtEzZLMqVDHLSJ0HEX+IURsbGGW7Nbr+tuewUrkpV86rIw/Vcp47Sx4+ITv0q0po5DiG/1l5y7SNy7WS3
abI/MhCZsAQio9M4aiX5ti7ybUPk26bIt34PLKnIt34m3+7P8jpqVpZJ7NKWXaGuRK+UYN4MMBnf4sI3nV48SB/Tf9olp/7ondnTvlx+Gl/2z/qyw7dll32+
z2Uv6Mt+ly97BaecSCqGrSMHEGGgbLNFFO7v15Hsw9+NOYO5B33Rzc2CqECenvjCV/4f2p2/8JV3+UzKIlByRM1zUuQVUkWAw/rljIJsyuAKqVvYJOhuh3ON
YS44iwxQcbCRbUJYy7feaaxkbD7DZl3D4XoxiVxHu7SH7ZktI28Wy8g1JJp4AjnkIWmL77usy43b2h3A4SIUFID+NAj7Skqbpgf9qS0GmWExyIygMfF/nxe4
PwEzIZErdbm/2mxh8gPOp548LFDJm1QwjbMfsjcCfy/90wd0jkF+Gph735DTqnC6Q6ePP6CTDAJJMgjy1BExV4eps4WB7UMaoPRohub0/l16AkKuiEAfAKBl
w9s1oL2V4ptD6iF0VISiwhpN3EP/QA/VTrvjdtlrV13qtQvZa1ft8drBaxZeCq8d4JgxhR9/p24XKr3ASkMMCjBHtZl1NpLKqJ9czr6uOAIZIGsVRgDgejps
ZDUIJR7W63GbRyFhhb4mY1InUZeaVEVnY7j2akBJ7NsA2HHBAoCS4u2cwWPOs6ZUdZo0SAVE+/MAiwZuMQY/IFz1VeIWVpsOjQ0WAo7rMIdmtbrN6MKaYpyf
y46j3zOOASPc++VBTGFArrxhuUEkFSJYZ4/DarrWGsMIIoyNh68NADKSSZOmSe2WgCKbK8GLE7SFkfIxUi2MVLjMSLGiEoob1OeR8mWkfBkpGkaMlA/2OkaH
JkbKxxC16VDnkVpnv1JaeY60clJaqaSVK0/VymrWymrfVkbSzOQltxFW1hqa+svSxilp4xpp4/p+bSyPo3OaceQ62Mit4XgXBZtmxla4WuJpuhBJF2qnGubX
yTC/VrpwrnRhk3Th/F8QYqBHMgwJTSgvDsVoJelDzkz843mTtO5qJc3VaKtc8Yw5/lFHWP7XHOH5Rxxh+o87wvUPO8L2H3WE7y86wvgfcYTzH3KE9T/sCO//
lCPM/5OOcP+DjrD/A47w/4cceCP10vZyJdcD/gSn4cSm/dSzO7W1wbT/593wIG84XTIptAdVNciLWgqzguG9/3xUf/HmIw/ENR8LzFWD62aMlAF2dd9AfcfF
AMhLpLAOAnHImnVQM+sg6LlJ6B/DtekG0L+12bpQ6D+mcx1AWFlmjUFY8cXLXUVYzKj4tTuGiuS1IWqRpYLPEnAxkzdwB+w+b5fXBak4fuWtgXmrxtbyTW/C
bDMM0Ru/X2986U2Ve1NNHTy+WsiU5D2x8BV7Y+c1vBuOvsaK08UD4jhOg1wcYgnikKvRvDwOLCeaKjzGfajn+37EBQYbnH3umcEKEndCgYl0nzvD5LqPl9+x
d5aWX4qAgpxk9zsgqI86WpvyRSznJdyFZRBKDh1SJp70IItKn+RSsj8VoXaaywvR8QWbQfv4xGFzYlGfOGRLRc2HwUO1WHjQTh/BQIGG5dMG54CdDhIte+ng
BgD38b17Hf2wPY6cmDMnTuorTuinP1t4+jN2/tSnbHnicRxRONEDcFH8M1PLhph6/I/yRfMA1q0GoVsN6bhuS9tDW6w5aqBOA3rD6DVBtuo2CeRROCNTkm7i
mj4Ie0I4MVHremWBAJSSyhvbJWoaCpeGaJbaVucKsux6KW6xRhyVU+KoXAmYW4jIDIo7CU+XuDstcXcOiLszZAu6GkR+eQWx5zC4tlmBU8PiIRspujs9UmyM
WvfRQd9hCEf71sasaxSfg05R8dlP3aN+2pKnnrDO6CkbQTIBUbAD9vUHzMbWWr/vJNUF4ZAfdbpFOwaHdSd1bclAmXZHoD16rRiRsQ3iGrvfNba+pmwXjKSp
Gv2K5urBpT5IVdOpXRHbNPyF+ennjv/Zl77/Q06XqiHUOFzIrRq/zvYeH9UAYayo70A23c4dKe7x07/9Mieh94uqYsWQ4U5CdntICSgvPVfAR3QFKFFTzi9F
vHusfCVg8PfOi1V5afx7IQTWqJSXJQ1SJTEFV6YONVHyA3zft2mYGpI53MCKJzEe0nMdQNJjSROT1YDI3Gq6ru0gHget9EjK14WgGKv3RSRSe5xGI7vpMQvR
hf+0J9diuX97bdkM77JlM9xji/t/3hadbM6WqIBbZG+9WbbUnbKj3igb6g2yf16PbXOd/euya74dm+Za6zrZM68Fm4FePGpSoblzupwYKbUgS17H/Xrl65Qt
06v+oxLj/rjf/bGc1vfTJqRtY87/2Nc6BZi9noe9qEf1LCDSH3eYJVMvLJlrOfqO7eiLLsRlFNVlgMm6tvEtWSycx0WLDCCekQ45klAYXv1IHEIRsgQwnoWK
EViUV85wLSkVGg05n97cHVNYONxjLURBL0mf6UeqZUH250CsuQ2tSK8+C7P7tOB5tyNS7V4tWN7ldDnEeg88Kt4qd44F1dXuSRvomavdE3Z3DMdnkBi1zBv0
6jcjmF8Vpfv238bRIKVEEJro84CXU0SNsJDjJxu0tYk+CmqEdS59rG6gXRH32FPZPRo1JMqBJiKDStGmj1xhKZq+TaPfIjRHo+rejY3+2Mf5yocKQsEBCAzI
T+kw9q/H9x50GBMY3bu7OONa1Ld/3jNODYt/IsIWN9ATXZFxivr/xBFnqfN6+JchYo/h0KGptbV0s0ss4G7qdklK79Zy7K6ODtJnJElqDmzlrNrYQlFHdfe/
ZgtFHbGFog7bQlGLmqIOaYo6yBS1lJwiQUxcL6jTawSWaEpwI1aKLATpqAZ4WouEaxdoimOvcYEpMS4Yiiwl2SIlWSIl+SIlhSIlVUVKqouU1BQpqSVSUlyS
kgZFShoSKaktUtKwSEkjIiWNlqWkg6YeV3R7zY1JQsrko0U7k4+WolTU2aHApSfFOjdFCgltzf5aa43ZmtOK2DAZwwYCsxFDNjL9smy+wXnENtUbqdOH7Be1
bcA37qUHbASxsq3Ui//09ryCjSOmXktMvXYWe8eGa4m2q4o1uybRdpFYb5jgJ0XV7QjdAwvNAyYJQ/MOgO6RNTQoxtUhMcm2M90VpZsQ+YzuSwiMp5sY3//O
sqv6f3ATNYN9SJP9R21BH96vl8O9trx9H3OBVe5epGoT+RN3GMGRuMIojjd3Owhw78swfWGY/vQfCmbQ31wAfukzHRC39DMsI1o1dNYBpyxeTFTu55zST/e/
X3NKP22CzP0Cp8ztGnp4c173cxpgRCYIL4NhJvsiyyZsOqQaRMLNRoSbjRpulsGoXvSBe/Dn9y/IgVVH70tG1Wj2w9sn+Kv5+boJesrIRb/Cf5674H7ifrsk
bj2Al5Q443DOGUc0Z3Q0Z7xRKOEGIYTrZYyukzG6VqjgGiGCK4UGtgoJXEgM0jfx9xZAwcAEnRITDIQJhsIEh4UJjggTHBUm2AET1MqiC/53roSkrZc04jXi
+JsSx99KSTFWgt0zKaFsHfH4tcXjF0v1CK4lATboopptVRKV4XQaEqdgu+gU9JBgrdlg5iZ7puJVZp1b7Vn3Vm8WUSBjRNkk5SEeZAeCScaTANKexJm0EWey
yuWSR6tcCzKecqfru6crKgBgC+ehJ/UDyO88b8+0vfuOaVBvvB2RsjdNJJzfgSIMcK8AVpqdPl0XgJUtBriq71Z8kb3kohaw85t7usgBiVSt8PuuO/VqKPFv
hxHcSeJwdk+H1MA8rSTcfeUEnfAn5qftedSNwGObqoVDjb7Fex5k48GABi6w8QMMAoMMP+xenQxxN6I3NQIu9f4m+I75Nuw9tF0VGnfbncwttiWV9Oz/M6Fd
7B0Lqn3g9un4jq6kGV/ArYQBYqdc4/M1/oHb5wUaszHfxcLnGsmIxIzUELuUHW64ct/UsMHvuPlNDWRP0jx3hojlavF6cx90GECEmwBdqWpv4ozXCooQyChm
OUFRxHdzT3H31cjwsBnPkQSVB3l0Bjl8nI0lnCfI0eJYJ4OCn+yIqWQA9PdZx7W5uMS0RNjRlqm2AwyYuBar8O6BeSEahC9YRAk57BN9dSQ/h+YtvOMq0jX0
U5a5n9UbudRivETk34J5Cy1hLVOXEKiMQ+1qZDjgE2kaV3P0gPWgTm8HRRYf8A08YHrHbqYdqRes24Y2TltXYZj0w2tvRJavinCwNPK2ec48D7fWIQuNwYCj
KSp8U8MRhmFF73MdN4fgUtuSIIvjBg5PIYmWI0xcy0aZF8gGbj+7jAubixRggWbm9rPLyDWRlD0ydhkELC8ktemYO8rZhPr1rE3ySQG+Ym7gHMi1SXOLa3L/
2Ceqh6QSPyqnsLlUNO4b+nJx8Q7kyrdn2CzHNIv7budhZPnXZSpwFuaBUr7QXe4ZgYrAoQNIq7HUXuJ63vnDINYok5NPndwG1pM1GxfegQut6KtexSZhspZD
KKsML6HAiazpcM/0BbuTiowAW2tJMITthsFQxzjqhdYLWEhSpQvsWlK7BCsTLJeas9C1crkUJp66meTTGN/CMzC+9YQPRbrNZsL8BWDis63A1sY2j8aYQWEZ
DC/+pjbT0RhhZGl/o5HlACcY82kwW9svafgMdKCqM+ssK2mk725f0vBILZ3b5WxveOBf5jkMpgrq8UrUc6UUsCq/MQI9kNjCMegyfl0ZP6KB0gCbUa88KLXw
zDOkdI+nIoZifNQU7qnTtsAVe5pR3pEGhqxZ6oKluyAJmPycQNsXfa6hgKf+l90Z7BcHG9XoytpWLuKETRS50hxcpGuHidLQ5gcIoBbqefC8y/Me3i2wyRpx
KwaFT1e7mKrecQsxbtG01+XsQenk5/n2Fldt0UTeohF3ds8raz76+4rjkzCQ03PYh541neJYYGmy1dVS61L0ZVtS40xvDvC4iTF3iVnUC3FbBV5VuVhqPC8l
Y6Ay0vTafI3d7xpbXxOJ9TKzIdcXuk0BKlpIWkTOSSwE3dK0XJFdg2i5ZZrDUbUGQx4j1gRBh6olBF3n7CqiOiHokMN0mRoiTdBRgaCzB4Gim5gZtw9F93tv
BWRNBNiNjOKcwdqDWvWIa2rlcgAaKq4RFVqJkWmU2mfp9gkYQGHmhELrEcc0k1ZD0hUKcdQwfWijql6GdUc0woIXbmEqEjYQY/db0sFQ8w8izXmpBmFNe/NM
iAXuijzOH9btoE/+Jnidsi5nAto0w9jDCPj64m5hy9B4tok1Z5MpudjlTIQkvJxTuNbjprBwE6tC525j9yJ0IxJtG9DeufambdbTC7tumUk/ZEspzbn9szPp
L8nnE4iLH9fnH/rNmfTgX1ry7XvvmElfrX+4eSbdrW/+6w/TDcf0NZ//CH35hv4y5+vjPjr550/aHDxj5ddQZ/kaPuKaI0/a8i17Jv+kX4bPug18Omscvplm
8y+6Ow5H3ul+OtgUMUqP6nhNq/CtVigJAbdPtelYHsiHv9XSiJqe2qq2kz7PDwIdpZa6HB9bifoGzZkbZ2eaUaNuOa7n1Su2lCT8zZlmJapWI5/rvryhAe91
dWd6NNzeAMZMhJSC0FxYDYKqK1GZ5itbkukqXn/8BE+ecKK+vRHIbxV51X+eafq+U6lU3IopMoM9hC/h2N5aigR3jhbsR0ZrtuXIpIxJWkX9T478c1S1cDUU
7UTPyUfNnHz6CI39v5HPR988kx7V54/g/Kh83v/vZtLD+vz+Bbp7hZ43fe7di9YlMqn/fib9a+tX+fMH7iWSGHsD13WGpr8NQD2mvgaxCdTRilCQBnJluvf5
LTPp3knQohXv1Ztqja35DGpuxe/FSfF4dfqOw+Q2Bvrg/ldMrnVP/+Ok8KqsleMFYv3XHhgejDYGQ/eTQyxQ3otO3C195HqdmH4E9jhED5ohyO+8XO9atLYw
ZdPnP/w/aKB/g3oWvqHhoqTQzvTbYK1seQ97x4rrJGe3VF9P16LF7vabtoN5s3WlMJIum9J6hrHCQYJSkiVrlHS7wnml3HFLd/w4nfYKI+QVRs4rjKhXGGmv
MANeaW68wqx5Rcrx8hHd0sDKQoHFqsgJhUY+MYjtiI5D+jisjyP62NHHcTnySLtYxlZppD0u22FGu+Gg+ASd4TqqEUfjsyQodMtKbCEDWIXYbmD7+Dgkd+9W
L1eqsPForQrR69oLFaRrZhhvosKxIR+el5OdGS4qQT/SUSO+89lQnw1ngAvvcszHKmcNpAiH0W9DbJP2QlJlXSWDxmJfXFKZUBaJIxFgtMrot9V55HFNsJNu
HkIUFxjmtyGIK/7IvFaf4oTBO0g8ldLqiKIh+Z0VqyaDb7HkRwJZXODJDePL7y+HCdDH8gJYxBIYAG0L4ldFueKp08lN6PumO5ANAEd1ZaE7qJoL3SFRF7Ur
kohnnq5A4TRRXWqAaQ1V3AvTOjhPQwL1NFRD88X4bMZjK2GX2BdL4t6y2CX2xQ27H6Q3wyrlmN7KAXaJXcAugUR9Fbe6zsqw6TDGqsmlQFnpLwGzNvPLUAAd
kl8UMc3oaAf6nNMrZnFL9ImKZyI73NkliibrVcWoDsbQcCWqw4OO64oi5MK4R6pkCM2mLWu0aDdIaoYKqlzLvJ80XoWkjdWGa+x+19j6GliXogI5oJVZQIf3
YDcrX22mnqXxaGF++nvff4LzdUAuHNdRztkBi2Edq6Z1rBQ3SA5PygUrc6g2qcyaRGaM9FKla1a5MZZn1az09NU6Xwz3f9FEVWHpQHFkpdxpJ7ZBpVVV9jya
S6smP0FFCAC3MeQ11G8F9jSDIQKlHH5JCYch1XQEiupaa1jeUO/68iJOfMleFEkdEBNuZAKQ0Htb0m2qGAFOBMmE6uhK25l96eUtlMVjROsjesZUAinXAenc
MHOFfLmEwSbKBTw6XMDj+qyAx/VZAQ8pEyLIBgBHYNDG7Luuo6G/ZwU95EH8FEl27y0+Yv9LntqRp3ZMmZBnK4HUv5U6uJXZU9h1oJ/Q8xLGLVjlAhWCp9AX
WgnY8pCEPFmw2VR3sEmCRF+khpJ+qupiuk4aMP81uXywx5jChR/xU+tNkm/kcsopUm7rKDeIUPkGLOViu+XHqNbVItcgAA4VfOjWaW+aGOvC9AsvuLux/fhl
Le28PQ9OTHvQZrdPACYZluJBOsCYgng6AEm1YRSOVRsyboN/GUaDgN6kBlEAaFgNFVrOlgDSJ+l0fVsyDKv2iBp+x4IaEct3kxVNtnyjbGm4M6njGrqarhmG
5bsZ8Tu7bbpgAEZ66gqP0tXMMGMuRa7iy9mayeY7Ulzx79IJzpmtx3N3SqIFljoWYodEvgkZo4qYszl8/f26zG0FpQNLw///8p7qwkTTwAEbaGY2spCThUOI
OHELJRcK9QSlWg+sB1xFECSXr89WlgB9FwBJcqTVHJwjnEklLAAQJQApuHQCtSE9ra7/SYacylAKXDqizt3zNYoiAGxs8VBZvBrjGc1GUntnajPHqGTAo9Ki
37CdpY3RwEdIhlP25Q1pHHLu8I/G2pa/8Xvu1OAIpebYgqbC7ahI+SJryXsvNczF1gn3ypFeOIzMAtgksQi7KKjEaJCobyYJc1yzwvDH6GTgY9mipl0wG9xa
qFniZfANThZghIqi2qlKg/phHZmxiWU7/jUX7vh0aE5n0h3dt8q5bKO7ScjEFzIJpPS37LOJVPFOavq1vtn5UMdNBbfTSrSvNnomA1zEe+/UAv8acVNOiZ92
PTw+TJ9IXqhxo3/nTqFeT7tvItHT2GDiiVRowgoVy4Tbk6YOT3REFnRYFhQ/sCV+4IHlxanB04lTg6cUpyAlDqrBPFWVboBMNZiVzhVJcQiSYhuS4jAJy4A9
pKYMaUmhrYbn4QmGkDiE3RQVJbpDS4XEkXnVpivZEtgmWYr72+iVfZtG6uFYCmsZ2Zez9qy+vbLQKy7Cmwk7tOaN7DuENgyZjrXRsWF0bIRE/W4HlQrGuBlt
3bth1B8YVh30jktujKB37aW968xjHIb5DWps/ipq3yjK+tr525naTahi/kWo2MibREo6d9kWmNU6L4kBPKYY49et93uwxkCIlnkmS4rmi45eKdAmGweEyOvd
crs0WpqJEWQmosdUnIxeXqZGOdGHagHkY9m07XzjLoIeOdh9PdkHwWWMPLwU6E05qyA1YFNnfLIYEGJYzNq877APZgfMHbSVN9jR+9XdUsZJfD1NNn4iAp09
hDCYe6rKx5gDhrpxscrdmfpzWmfgz2kh+bvV488JM39OWHLloAZ45lhxMsdKRfngaiTYbHTX01S0uIpr5sphaA2PLcuBtnwHBcu3U3Dl+JA4asu5cpyyK2dA
1bqDbIYTJ7z2qnuq+SB13c2fLIVOaorhJbUhnOubDOr6JmBWYtZnhPtBcLwB3eQWNXmLaokpfHu3FWVwHrMzTceynUgy8wMurhFvneC5kiz84jmXz1mlc4jY
4nYJUYhhnWfEY6R9cyFm3LEth8FQaTTjv5R+lb+dYqZ1MU1s61xG+tRPsfo9xSo9JdJUcqVEu9GWsLVhLZmnTGcTYtLnUSRLUgOWznbpwnGDbdIzcXHiSEyD
+MP70QYPlcdHats2+PJ455Z/Tvw9WeOoeW+eGnbFmCGIU5auKJYvOZpqFBTNFgLA18xrTXuLv9qn+rWwaEJaNNJIxywVxonCzmza27/FSlo8KS3uQIS2pHKX
JeDxHFNRwqtqCepboVmmcXjyp3ezp/oHpMGVAi+WC5voibewJLhHQi5wvieK4SgzvZcQLOGUIjHeyCXAHP2pb8hEKypHS5gb3sRbMQbjtx0SKHWS+1Sp8GJW
A28l7SwH7t4lWes2Z62/O9rIpfEef+8uUxrv65bUxssC8WAiuI3D9B59+Da2E5Jc+4h8NI8+pL/eK895WL7yK75T2egc0D8/+7v880OFn99NP+/XPz8uP99b
+PkJZ6Nzt/75G1K/b6/+2tjg3KU/0tnD5uNmaxEfo8W1XjDr3BLPVm7JzJ37S4AI+xxSOC56829/4SdTb/67C3RQ9RFnJv6b3UaCzPMnWaeQ8GKhRQjBR6h1
lo61O+yIW+5RR+LrFnVG0SFHohAfdgQU8iDHv692H0Lipb3a7XCpeMRlOkmTi87041lNOa3DY6VEd4Pp406IFInA8//OvHZy62BmScyxLyHOGzDZhwvzn+/W
derogAY6d/V3mNNbUL+GoJLoc3ku/D6nnAvvLsUUGGJMAbeUDu+SqEb/dDo88v28+G4j6+9zEHgCpkWP83bS9kZy0RAr30DqRWwiYq/36XKE9WQEr3GRGjmC
1MhhVhT7PxS5Y5gn2grd6WcfePInXznxB/sWuW6pm96MJEf+dOPMkh+v1z/apL1Se4a7rpgC2hyG1nWjPHiTtPEJRJKmex1OaKR2vPvOPnh4kumQ2JL5kIxi
Tkeh2QHQbhRYbraueKSG4FIaheZLwynwLPjk0PUYXxkJDU0mLvH3mQgem8YQgjZ98HfOZBPLE40hpUE+as2sttDJDo730Ycj5kzMZx7IihrfrxoPgEaTtiDE
uOn5M1OIv6dPm/jTGH06lz+N0Kf1/CmmT2v4E8JMpvjTBH1ayZ8m2SSATysKwNuLFs0R8NRAUXxuQk3uUCt2qPEdKt6hRnaosR2qswPLo51alzdsZqsDZhyI
tAbgakLGMAQeGpMnOVV2IOIfQDZS9GEARDQJIhoBEU1y0Yc+N0nZhwGiMmfnDCJKWchpC6mOXAGXgBomioDnsw6IeVuNYI7a2PhwguSki1a/c+SbX/4HYi3x
ghrB+pv/fHKWOis7f91E92w9BpO8PFfQ8kzURc///t9/9VffeuUFb6f+Zl+6XTWo8t/euqM7wqrpSA7MRL8rlf2g6I4RDdV0tjrrraR06pe1xdLQpzckXnbz
+Ue/pIdqYkGNSw9U94H7Sx3eNJMvh7Pvo+b33I8Bya8YW1AdedB9SvGTSMosoOMNY80NY21s0Y4svcXMgzs//nu8Q8xJFvJtcwvuRuckHNB3yQ8/RtrtHuxc
wUbnWUdn0hym1fyUk6feHMfnuS+6Gzi1eHr/4rPEx/c5erWYVYOVVuCEds4Jj/VwwuHlOOFwiRPS0sby1pzwGDOtd92mmdYxB0ifLWA2jRCPiV0WWRyUwBqh
ZXl/Ur9o4Adrd93z/u2vVfV7LvqTz/3lN//6lm+/9n5ATGe/vH2CyfijAiVDnz4tj0eVJuw9cxwHPu8kw5Jpxdd8xjThx3Z3BY4nkA9Dx5M2aeDDBsEdhoQJ
OoQ3IXsGMsAxR6x1w1hckyZ5ZAzdH8biGsPimmQO3beztprEIiMGywUsh9UEjIvDqgPj4jBSXDp0WAGxZFiNQyoZAaeg8WFDaKzp47idVy+zuUfvMe95xpZM
padsASM4jlQHHZKPyghqONs9vqhx6oe1WeA7Ry2NG1e+wpOMdBJDXDGE7SPa2eP2JagyAbnLE5C9HAHZp9hKl44pVDNY9dtMPCgh2CbSydfjS6OhRaGhIzq3
Svayo3aZhrg8msflySYZRgIzYEZ8GDS0gg5EQ+MwUjMNcdEsBiEbEYmrnkxgBBj6aAI0NLIMDSHcF7lPiP3nAu3UphWgIVuNg4Zs5Ed14L1k0RbkFhMFg4ba
agg0NKRp6GCBhtwyDR3S6TMPa1o6CFpys7oGw8ruoZBh4xZLv/PVZ20Ns7cMEd1bIKK7XYP8GSZjHHty3KE9XEA9WTDSZ2g3H0HIBAkxqL1AOzQJMasZe8km
2QWfFPJPLNoAMvYJwkyfFS55Lz6fBbEKKec0rdgekxHu93sNDNV+W5KIhFc8RFLAkn62dT8xcn3XCstiTAf3MgzIWmu/IymE9zngNevs+x1QQqmRd70/b+Sg
buReaqTKiVcViRc76mmJd06Id68IYHYyIZlQZeLdY0uqz7wm4jkkCk7oqe6QbjvU00E6c7ohAIqDauRNbxSbrgqdWrbpxy1u+o2coykNv7nc7uul2ddJq689
40b//mc/ucuRcl9LZ26/I0+9VwPA0EyihePn0ZzRccVmmkM6EpfGrEHYxoxhjdGMgTbE8j9xqhbkNPQy0goQhJdjdI3CVCzP6GTAr2QUOhnwa8oDvlWG5iIZ
mQtfBipZD8Era3P3RTNnxU1ez6Ge0uRN5SZPSZNXSpPVi6CRj33T/UWhEaaBIU0TsaYRQzMrdAvGZUdhqaRd2lGGsx2FNBpSO8Ra8luGJcfvvk3nZXEOGXYV
I5kMiWQSi2QyuVQy0arimBphsVU0jVCwCQZYqCOOPQJznN1DwgcKJPwKo2Wz+9HGm232bMJ8OFzmzzzgbdmFO0kuyBzWrophM2gYrGR4YfoFe3c3Ud6vYAxf
ocfM1mM2VNZVMa5J27iITuX8Oq3ja1JNFlxEiTbD22ZOYU5OtGGVvTVmroe6wxIGPpy2tneHs/rQNBrJ9OztiJJ5BddUPzCfVTeaMwba/DEeVpsWyw5Av9/n
TH/X7ia0h05iOXaHUvpKChG79m3gai1dpIcLHGqoh0PZmhrbmB3QZzKpqb+tqd/uof4hpv62npDc/aKdIaabaBL7+ZYOvAM7v63hYE9zLYPp2vwjpmOFWlH2
kdADZFIsaUPFsSpyixPlogxsMqjFakNuH85xSduYnLa0o12YmsmFZecmF4++YNHAHwP5c8TFJKCMVjCq0Tjm4QuW/Kgr5fZMhtkOzPZQYgVDerLaUUG6HF5G
uhw+HS8YLkuY4yJhrhAJc1IkzCGRMNuipVSWKCk1HWZVEi0rIlFaopyEXcCj6zJV+lhG/nQNDJGoC9LkydQtJGi7eXa1m971Pm3VddN1nD2b1T3luhs3QRmC
LD7Ehd5NhQO3YFVxM6vKqUaoVFbTzSwslZKF5ZRDHMsQV3iIK3kfKunjpg+V9DXUhyg9ghPpQCktvaL8zVYsBXTqAq4QqqYeQ5g0ERVkUH2nb/v7O/7i2fd8
6Juv2+heKGgOmwTy6lz6FiM92eKo2s3WGoF+mKKfd4kJfKVEvTDuA7KULby5EAMTcgwMDNJwHI8gpswSSCsLjACBMcPi0UCWMhcvKlU/I3k8w7ZKLBNMyXbo
dPGe2+Yk1G+fNMaKVmCSGMMY4cZyAaKn+YLoRFK3Z+1barPOrQ5iu25xZh2usGtniSfOtsSX12UmGgZyrKCCq5gYUTsViN5pTXsmULznMUAdJGE/UzWn1WWm
as7QqXLWULem6Rh5vw+RJgNoMldHhcD8C4caqsAol3Mx+V6YQH2G8OrMkPgWouQp1KHEnrIsqZuGH2MEI6BQAkqJuJaqs+NJf/HZ/8Zf9sM3xaZIhKdxASRn
Jn56TrCJUmjuWmPj51JPf/vOrIIBkLQEE1Z7EGWRRLJI6A4gb/rx++/U9TsBTMLORr08HLmxDn6kl4eN5eEsdyvbwF24DUHQ0AM9LkLrr6KOAEKQvWt1xPdZ
uk5EM/syNcOJYRss3mT1oxzIKY50zvirEQKowgzZkNvrwE9aYj4thLrojwabAQXNT1se1OlTHhROTPrHlgyfLQt+/Ke36b4v2vAdAzIJtarB9rsNIgtUcjBT
PsdTTg+9fiZxzdyaH5AshmglM/kuf5rDzN/CM1+RmQeknsy83MiE/ei8RH0IYWifog/YgUVbvCM8krb4SupJM3NINDGVyApapkMtqfqHQHTYlBkZCFNWqEgZ
mTHnMC/4nE+7wPSUcOb+6Yvw0DAOqCpW14BeXY6qkYAKsnLXWeOI+UPmaJM4jhUjeneVFXYHeQhpV0VAIUf2Wu2umx5mfr4idQt1wOrT76bjfnej8HMT/sVk
ikXaThv099sfm8v2ddz7WzJSa61JrCkXY9ZBkhqXW55hPOw6y/SyCIdoHcNNNKKG4BQdVYM4dN7YQPlzX43QZLNbXfd4WDnoMS2aOTsZQShk541cELBxnv0t
W+Buv4ljZbN1FEfaEb5my2I/guPgRvewLe9dtAvdGsmm+ttzAiOQJ0w73OIrUJYLO7ZqE+MistvScErjMsd8Qx5yzARlmkcwz+C437px6KEP6MHo1Q1gYNNu
dS3CFgrcKM65kVViKdcikj/mxW0oOAYF13mRgoLrTMHL3SnkG1OzQC0OjZ71S9RNGrxVUvl9CrvDBmslHaINtEU6NHCojk7jZnHcCI/4z/SI/1SP+Ek94j/W
I35Cj/gzesSP26UB219gtL0DBrYoM0w00bmqURy57Coez4zbySAIv4tL/K6eY+zWc3537cvA7mR0M+5wLeIdYsPtDtHUNF1EGOfcjvrcn9vhh/7cbr/dy+3m
ityORzHjdg05k3M74k3XyorLmF2dESEzZhflzK5fd+pCLHXN6xp9eZ0eb9EeWhkyPn3iKangU5s+4WSdI2y3MGbpJuIIemZYcdOLnNnasGZrCBUd/hexNWCS
AKnGz1xHa+jUYfEcTZVokeZkIK2khz/8yfsr2kRS4mZtrMkaBiUGYBb7g+DcYrqW4M4y+wJPMyxMpXHGwZy0rTmY6mVg/1lW03+SxXSzrKWdspRulJV0vbzw
2h7OJfO2lHMJv/I5A7Qfy1I5bzkFx8L9OdNSmmehuBMJvudDXSzwrHbGs84vMZ7zocG1SyyrnVULcLJqAfYyNwoRtl8qx/qA5lj3aI61T3OsuzXH2qs51h7N
sebKHAvmRM3o+3GsC3sYVmHg+vIsBS9tV4alq/GxibB9ePYZ8NflGGvI01xjnJMrtUDd5rXRLIlSi1bOXJwic1nkmG/OIsmYi8OfLuzlLSoXoU2HDXPh6rUc
15YXYO66hhnwxUYORTajI1iATiaNNgtk0sy00WZ6nIWPeRlFetmPmI6bEV+Ui9tNkMtwJm4Ps7h96gfoFhabRtyYJXCoGC7xs7HXODE3t6171ZRHcNxjw/Az
5mLjuQO5zrWXSA+aUA32cpsfANfMLB83JRINg2niE20ewWTgClo8UGMSagY1Iqmwo2eSs35QD5u/5kEVTZgPSfN/PVuHmjqfABoBCgzh2FHtQ8nY57jlz3HL
3XQWWLrxznT2Hd2ImSopH9tpNN2b0udJ/LS2IzVAVW6SErscrVyR4aIHTsrorCZKGXtrgyOWm5FGn0YISqhrYsa6SOZZaFBbUc8GENHE83ZFYxBxCVc0hnQY
SBMbCBL82BThYQeAF1qfdLKTVTppRkWtuA+Jo/xx8r4HkrEMIe2tHG8JO1ZzuUbxSDlRBghpnJfGflDPofnd1c76zLv6QHI2TkypsQfu/1wy8mB3AMH6ex7s
hjn425IPoPc8YOKB+xJ1H0518JD7+Ck1/ZSz1Nn8vanU55IhAL7I+QgZAhq6i6NI7cKCsbMFIyV37xIEvUj89jJzxm/fzRZJF4vE7XMTmB789RVEFyVAprSm
GP7bWsnglRYwLBmJvqJW5L0C6nxFTaqAPgnet7WGoS+t9YxyaZ3LUOIWgkjP2mCdr9rUy7Ya31IS4Bo98+Dr5j0wr3l+CH4CoxrrD5wvo6dqIOqdPcNMpdCz
xT7VSr3Vp2x1yTrD1qBQbEY6KpU5ZQa0Oa6zBBmhkENRP3G7NtXU8oJS/Uo4nWH85iMfKMdvhjp+854sfvN4n/jN28RedPJTWfzmiU+V4jef1V+f38fPeeZT
eQTmh6obneP658fl52OFnxe8jc7X9M8H5OcjhZ+/Q5rgYf3zh++RKFL9lXbOxU9l8ZvPfyqL3/wxPkY/HPH82cotDc5vMHkNQSGnaa21hjFNbCCUBkCCBlb5
GajMcMp6KALiizNNp4FUe30gh4P4o7fpHH8dRLM0XvQRT8eL5lWu1tlf9LrsePmvHmJC11qPeuJpWfQkFvQRD2hdeTEMoHD6EhZ60kPe02p3zkdY4Wr3hAeo
p/SQNwNCWHQ5L4srM3jpf0OrDnqwii9qq6rNqVsn2bG9iq5B4YF0NL333qIhnaOBMtcjdKlmyZl4RJzlx22JnUlciaUpOxQLKLsVjbIbZnZrjrvseVNWziwd
Sx85RXugDDdK7Tko7Vm0JcJE2nO4pz2FOI2KjtM48/YcO0V7oCvVS+3ZK+3JIiRciZAot2efbs/duj17X0x7nj9FeyBJRuXoLnFYz9kSvCDt2dPTnpulOTul
NTeecWNQTiLRaeI9TVlHyry4YX9qC2TqSY09+2ONNH1CIBI5oTZFAE2AKjDdUR0zvV8Xh7lXF4vZp727ex3gkDIm+Ai+7+EYasYCj/RjO5k83AHrH5OVgLz3
sHeZjPWuEiIST4UkuuZOQmGDWDfpXR+UUEJ8HmF7hMRgdDgJ307j9Pk/MPmHH74zC8HQ2KpVCcGoMTsgblDjpPnywFULg1tdZnA7undj2KRbZzrW4G2HC7zt
kXl5S81AZmNsGEB7THjcM55Y+Wlwj3rCgQ4zBzKjuYTp/HLf0bSXG83nC6O5Qo8mR2icIuSi0zfkoiIhFzUJuRjLR0gBELs8ejWjOaWt9FsPzi27ltb3LqVS
HEWnbxxFReIoahJHcabt+JOCV3npIhrTEzuuJ7aiJ7amJ3ZCLZmH1oubhx88OJfNQxXzkKMGQ2oc1pkCCAvmUOQhZAqw65KUQx3wfuFvX3g/fTbBKPf3j0Vh
6GQJTuAB7BQHEAnDk8bbaUbOY2/kefZnPf4Y3rTZ+mNPPOeHcJzc6FCHf/h9OxtB6XgWh3LQk+5LNMQhDy8ujTLeJfOw/1sP/30ez1KaCY54tfXId/TIr6D3
j7HV0kNQ4U9xFKulBw8gxlNNMF3XMp1/heosWfOdzJWe0YTMfRrvNNOfhjvx3hIF2LodtShfk+O9tPC1pYLAeD9B4AmS0T643M4ySBvBgAHacAVoI2Y4x/J1
2Dj0WP7VyTy+sUz2NOCC2sGR+/1I3tUkH+oO13oGfkzfVRLTwDzcmSSOP2ZiWw67IqSJoPWQp78FumYPK0LA/w9SzqeVZ8b8xI+IZ+8dgk5CF2xBSR47mx5r
+ne+9kd37nvu6UOvZU+xsQFvEh8wvMUt8Rb7xlucWuIt3p17i0fFWzwi3uJh8Ra3xVs8VPIWu+ItDsVbXBNvcUc0jTF4i0krNUtmJC+AwS58Xxz6jEBkSYkA
X0oE2FIioColAmrlEgFHAqO5fGLAjWabt2SYrkfsbUm1X4kApMffk/GAt13MwGEnLVYy0116+mvxI6Zk4ZwNSEzIJaRgJgy/vHVC1bZhX0MWU20bCbr0+y2q
xkkrTVZOacurQmaJTfUqmoCWqsE51JCDAD4CMRZ2iAHgY88kg9hJoPY38W1otUsaPymoHPIbqcH0sPw6RKuIfntLA9I34O8O40lmVaGWqLtop79EP0AYrelF
VQPKDfflUZt92JZe71GW6101PPcwoOh8UnYYkg7Ow/SV6b0fyteeebSWCNJ9XOkAI/dpXWVxD52proW1sQrw/mQQx/02XyPctMpSJbfoLrSoqkNYBzVlDDFk
ePlNWVsZmJ3hq43RoFdpKuJAndlFxqRvNG/YwS5WAyi0Azx85by1YV30vm+88pno1QOvk+A8yaGsrHY72R7zAIy3AO/oBrDhcoffNS9rnAb4MVeGd/qJxcUn
b/O5gBvXuh5Q7Ywu9yMNivFuIH6yFXRItcABhqT8bO0KIowhUBC94AqkctM3mDUGVzvrSeocFPx+OmxKOvckDj6Fydg9ybgaV87bJ5RTMOJkH399Qo0XvnQd
YoNjF/1vv4Y/T19wv+pcxB9/7esX3L+fBIbOW5LmBG3uA/RudyfQT4mO+VNdvEziPkIqc/o82wqxDmpEwgknuqrxt+MdNSJnIBzCsxKx0aQhtsE6DnmDqDEk
Xl+S1Ca6K/KTI4q+n4X+TXXPxkF1FQ5xt6ttcKP33QMrer7x708cXvh5575e6NzT6FxzQp1Nt8l1g2ixUxiHkeI4dOm6Yb7OKTxtpPg0lV1SlTyLR0AA+/ft
sjei/MgKah6ohGWRLgC7Ns2os2iispOllTXFC2sT1sv5CS+bC4urapU71U1wdj0GVVM0ACUho3zK5o+QUT7JHzdbB3FMNpIGmK7RsnyVS/jlq7vTu7hDbkIH
b5mUla3KCzuWdV2XZR32WdUP9VvVuPgh5hgHNN89aKOL6cN89WHNn6MCUAUeBKmizP+oM1H2kkXz6AM2c8Gc2+VzcYeei2r6DAnzXTVKwz+Jf2+boNUj83Pf
nfo51+O/G6SBNxba98Vy+1KVjefDpfE8Sq9Q6my15MHX4L83y4Ov/Rc8mDYIIpwV1O6eB2/Ff5fJg69c/sE8Ww/zBBziCVhrfc42QhV9eYRmQ2OYrbP/1Gbx
qsygs0cpYuXiSjMkyOk0+QZU5cgSVCNYbgcbfXl3sOH08eV2sAj9eYxbt9b6M2xCdDwM8bWntVIDFVtwGdKN8cG6tbpB/5cq3xkQ3CB3C5YpLa+kMJdKzrIF
j4PNe72FLzG+xPpLiC+h/tLhhOu3cHpw9LGxwOfIuMqtNgMNmpg4N4uJoxFCZlBVqrrrfudBcO+fz8MFEDTnw0YlSpSPCYF775BduOGLYqteZ38Xci9d/iRq
8vhcwqqKfekYRtBn41qEu48A2Nrn0lXsVkr/y/NGjcTzvg7WlrDHqyWhMY2N7nGAlTX3AC8NhwH4lRs08LHeB9lXuQird5u/txScy2j+KjqdDMNVyzf5KjzP
/gDeFGy27sGRpN59rlRgv9vVzk8c6xvdPa68fc4Fc9JkNQzHp5u7mUdkXDR8xiitsSZ7JCskz8Lp3FRtOCPZ6WwVnsMm9uxZ4kQdNb45zk5uszuOW/xZ3eI/
1i0+pFv8sG7xQd3ih3SL97ulNx3nN+0vvKnQ5nEM0nEnYY/9EIbJ5Rc3C/EkPIwYxCFUtcCVKr5aLEGlsJ8GaVwNTuSvCb5OVZfn5KkVHDZ61h5NAnM2x2nk
TdFVSKzs7br/P3Ok/z91pP8n/3/erj7Gjuq6z5t5bz7em/fe2H67b2Eddd6IqnYMyf7h+guKPa7BJtCEoChCVVRBMWq0pRIQilBj4cUYYgdoTeRWC7LC20cM
i2Jaqx/YgVCWmpht6lCrRdW2RdXSRtRSTGJVrmKlDun5nXPvnZm3b41N0hq0M2/m3jv3nnPvufeee87v2NL+s7YysLGl/ads019Uq41BiFf4kLYTB5xqqmww
Jr/Oap0Z++LC/nqahdEUumx6FNmLz3RsWoR8XIN1rpuLgkcUe05HzeNIYTOU5ht8z0Hl2ABtrzkICuQgqCoHQQ2dKDq+S016LgInptX0X59bdFwLL7E11SOa
TQRXOmcGjOirrKfsxAETXUQ4TJr3YpQ/beNEncTaMDPSTiKgDC5BrfbbUrt9CLcN7tpJvTPERiEYgLQkWAJj+SUk3mGGwCreIV0HhZVG2R9IAo6Fgvv7EKAK
mt12bqsWFJHManELzhytRZHMOEFpYQJ26GjBgyAPcBoHUBG1zOQHi0WB/Ao1bBkrk9ov7t6coD0hnAMCYAJnYDm338K+6EHmEALBYPSiqRzPCxpXO0sYt7F1
gBtRnfbzDRpEw5xQwOE0pQQgbojnUR032eLDX6hEAwONg7Go4tBU42YmDOC8t+ATZmx+Ecxc6dxWtBdlhVrIYpRZeQvb0spYUrOFL8Yl9tWlf8EodDZY/4xr
c4M1p0br27g21tgncV2y1plVo3bGziqoC4sRuCNE96FqnFQ9ZabYU27Gn88l3EVupV7zvcknbLFzplRf2dtHXNN/2srymREkuWdGt9SVb0gYLxlA95kC3flI
OhpI2xlF22IxhrbbIO5WOpvYqcDPHWr7yljI5/R8vsphRjAL8lwQSIYwaeNIu4Uj7TaOtIMFWaAV8enSYgMh2uLAQKgFdqykSxMGQi2cTF+BmQrH2y0SmLRq
b8URDIQYi/Ei6IChXWPqATaU7aN4rDBR890js4RZtEeOgWhLFiPaOliXrXTGEN9Ldcbh/zPyDes58aPQcUjoWDd0hBVRWiL58ZAxyREdkssAUSKOcdTbwOVK
ViZtNcY1DBrYiGuARnWhnm8aC8FzWLPyxln7EQBWlWuKjVky3OdIAPmUM7EUg/IgbwUVaFeCYIXViofFBmq6YF9ZmE6Dgr29jO9prLiqHLRs0PRZlcdG98IR
v4JBKQN5rCbaQGpiJlUX20EGwBpgb0fkbnE1j7HOVNvaMVhKW9vaOQYsxUEvaA/IhMCjsLMTsBS4wMjcg8LaqQO45KAznNnTDrNgQbd6EOZMfty+cTRxrlfQ
L+2YFuD0mU8b5nJWtteiLM59QLX2cjbnw6jUfdChDnNNqGdCHQS8UAfKFPyAUVz7OsbNchQcMiB2SObBeLbjcIwZEsuYJwK9nKpqZSvN1WxPRR0MRinU81UK
26xZqN+0isuQEVmGtGSij2DTolJ7WWjFQHY5VdnlNJQ9iZNDOfuO7RQw0E9mkP1sVQyUddF70D30HrBLMA/5TpQOHvQeHvQeHvQePi6b+L0oHTzoPQI8Hcus
ExAxjPUen+Y7qD1+A3cbrJsAJLzW3mJ0Hl76hgVU/uMTOlyAqp3+vM+fH8EXlgNTEjqP3OdF58HQ/b5A94dG+xIS36p9X/DNntWTc0E0wd62lilZleAEBi+u
NuE65Z32jjy2tULITOewGGWoujlZ1S4vBsT1Ew5bKxpJZ1O2GrYSNrDaMd6oWJVKpVTh6J8rEOIKWrRA0ByWJ4uYZKWnpyS+aSl6YVfeMAuK7U5NG2ZVMACr
N7IJCg3A2qJZsbiHeVY1LZNsIxaut0ew61jP8YNp171cJpaL0ONmp4OZnrCcLmeAZvrms3tzSl4cnZTHec+AqOcYHwLmVxPYKz8JczaQTs3g6ZT1gcpI0aje
W2hUH7JRvdcHpwPM1pCN6tkPqhRN7VKIgiOdkoACd1wVzjKMvesZ/Lqi3F6YIiN5glMDBFGD5jlcAs2BuuFAXXNg4AcXcCB46RXhgY+bCA0QQlFPciFr1DqU
K6miXnFQA6byy7s1TiTlKQtcPuM7VjPSg9LasRE+iL6AQpshUM4A8t+07dLOig4BPWakiAqrEQssNEsOZq+3yokxEleJWGBweUTkzCfgEQsMOwmmZMelruow
8xuBXFBIzEM2934Ksr+HNxDVtQVvulueeP+vuj8+fvLa7RyDI132KYWPGLKvaAk2iPiCdMeQehfH71SDw4sO7tV2WWCylXvznHmTAKEbvR6HZBbzjZZj4BpR
cD2HnC2LLBnThPzbEhHS2dEvJCoSMMi5gY8ZKzdwYCTvBkS1ST3ENcyNJXsqcTFb9HpAzF9lj/TgBBi7KoW/qZf49M5ledLrsq4fD1iyrFMPbHrA0dO39boS
cJfLinox54spGacf4/R0swnprLyV468yCjkHTUiM32/c5/mLqAixJYIG54a1DSV7p7TaSspGRFnszyhCypKs8HsxMoqz7mn6DivdbKV0yw4cc3jlDM/t9sNx
C1bwYDQCYAWXWAxxpInFQAlUmpqoJwpYwS5CtcQPJ8HNSZX9oG0do87APkNCNO9RnzBY0BbKY1zx2uKOd7HH5xvSkErJrtT6wvZm23S41eiAFRfT1tTOUl9K
q+MqokdII6s50OxqDevSoK+JYfD/W7ECiHcA6IB+ooseB/zAzPBLv0/y1vsSScrqIZbcg9jnvRgHHIohNPDQN9etzTUSczVGLLAWRpH0sNXBbp6EIC1Ddnfq
2udic7PThP4Uy2snz00f++QwDj5b17ZNfg5y/88FXZTNmBI2lNmS8LS0LRF4+5c4kMvPfubck07YHDHPnNkyqaoGy3/dOGMrS7ajDyuTiGvY1EG+sC56ktFo
J0qsjvGyNZMps1ITQ6gFJWEhyJZmqztRLif7hdsKMfFlVssUX0OxT6t5FwcTTUGtJVLAEM7/HAvFCDuweo4kJyaUcRDWzHRBGIEsZoG/2dlNa0GfOAMnhI0P
38za9gGeIcqOVXaojRovGz2EHGUVOc++VXEJYQ8i78Z6IB5E1WJO6uxKtZpn3CsqBqP+/dcS4TS0VFDSpijuQrA9jJdKfIMYbfUHtXUFzPpWOohHn7U1RFup
jEtv61IscUapsFxbtQOMbq01sLXYOFfFvcXjbbEX17CB92BCspIuNjbwNLdgA0/TPDbwXtzEBt6LQ9rAXwyZgOFeswaO2EUGK8YxggBf4lg1HlE8AIkFm5u4
xbCn0TuIEb50OutDO50uOrdYVUwxq1LMe5zqUjviL5I1gbDGZ9bkAyCY7VDcqB3IORysHuxwMAbA6C5via5UDgfv05YPfgjnnyn4IbxaET+EA88YP4R3lB8C
XB7mlR/CblkHTB4xfgj7jhT8EB5XP0/LRmzPkRwSdHmtPaFef3OKyzn/Uvb6p6W19ln5nT75LL8+o19/9+GJLr0+pX6/+87BH/xTuNaef8l4Hxw4YrwP9uO2
9sTHg8rO8g5aq+xwePedOyDcV82jSB92xsUFgYMuX5l4mbXawIUAzJkrRceCk6wtkoyv7FZS/IyN1xAh5+xx5Wzwhj0e/fsuvXSt2wIkeM5O/DX2/or8Om8n
tAHYVxGNXkDrTh+moO54dDSvgfYwl1RWOYcdWN6tcmYcsf496oj/waxDE534yI0VsFYacX29vQIOW+uJ/Q1ZKzd4rayKdjOgywn3Qhs72odV+nd1bgqvwLLC
uKRq5zEfJ9yOqyKsUiLnHspr33cvTzgNjENgB3mAEWrypuo/n2btWxp2IjY4X+WctMWrYk6BcM/b0tpTNjT56Y57sOpMO7KSPxXgJNAfTzvnqxZWielcSd7s
88fZD5ke8KsMO0VDnCAKQ908huVKLk22D6g/myw1v25fBNOnmeHhNNMTU2qENdPv8ghrGlCfeGmnykcPiHAQh3eOxtWeFL7n2KbtAu7TzE0kTbPEby6CzQPU
CtZ/8L5VQ14sg8hyIbKWQWR5H1KAbEuBGQJwHzdrjJse0I1x008A3Ec8c5AmZ996qpKuADeKts6nKzhqW2DrfL4Cm3ORWedwP7TGPovrHobSrfYK1t7nxJFj
jy3OBklLYLqLFt8TCtD9vEKHPIez+pYxC1qGgZuezRkk0xNlZVJP/3E6b3yeT1XBESQOf4tVmpMqnWK739MlqdKZPl+O+ZJU6R1VpbmLr1Ie3exs0Yr6rPJO
OldB6VdZ5yvijfHTChwPPln6oMJHqX28WX5pvHnhhQnDm0DxZpY9bPoIcVQIMcuEOKFgSE/2EWKmJKD731YAv+wEpCGLRVFdbCY9UYQI0+cvwBvo0JcU6jMp
9Znm+hxS9TncV5+uqs8BVZ/Ji69P9ycHM2PqPs6cr0ixxJmW4hTQABtXE0/oGm0gHgFZboMFGmPAgb6x0NeLlxlzjAtUgNMZu/QPuC9o3uu+UKhBQyuulAKp
Cu2Mmx5t3yizFrzAj275cutPt777B/s39pTYrEQ/eljUwexNZyQhCeEHpp5S8OabNt4xynqyktKT6alAyeSd40dUzhs2PZtU4RhL0y87xNIkw6456Qw38ge7
Mtc8BM2TuGY8hiprbPYuoKXfXAVm9LinKaKy3plWc+kspemqNDOUZpIlCTpCOsnFn9aMf7wkY2ePgo7dh47QyiiK9NH7u/j8p5kdGtzPrfTvh6BUMSaIYVeX
3oIMam6wvocrLfVO2MLOWVyjNfYbCAW1ErEmhiUoxQkVlGJ4rbHvDt1aOvmH6FqTdn4Gh81Uute+LgtrR6SlBzyTpTgGLmMd9KSdTkM8p1Fh+ndopnf8lB0T
0tIG6xA0cfa9naH0EZb4I6kjEWWKqw7udwsXIdlKYaZSVAK7C5XAASuB3eJyASdecaCWC8Jzs1yYqWCnAW5UkhHoXJuMQ5Zcxg5pLvdbxidzcuszFyddUFhc
tsq2jBr8dqBTukTZneNbOWY23eNca1mW6MzG3+Zo6pYc7rrsmPYZXi+soE3gKruI2DrC4mQFR7wTj72xoixZLj1pBP6fOAItG4e9MjrOELh3P+M0sin/xN+Q
WN5DZN6crOV1l7QmVwvYZS6oxpx4Xn0R37hLZpu7i/W4TdzMviAuKbdSrfRME3G4X71Km1WOg04GPLrXTcqCczkM4NGvugIsv9uVImk5Fy1YG7sZ8KjDY3YR
4FHmkTPQTsVZGJtuWAGPOnng0eEMeNQ8j6NOWWviaaeqFptlBBxR2JaXY/MZDYK2dPKwo4YdMdiBE8zYOPrlCJZFH3IVdA1ywwx1WR+rYHfqpIC/i51tLGLX
Meu24dVNxLpy0dFqHYgOVznHMKzCsbCvLj3t8y1O857i2w3WJK4kPfb56S+beorAPp5jZ8mw85NUiqCgPuULTvOkL11kvy/s3QfYxSLbG4rtowPY3tZsb4Dt
jUXY3gDbGwPZ3liIN6vZ3ojbiu3ljO1OLXsej/LZFOt8SmC8GAbFpX7Gjw5ifFZMJR66mhos8K97XXEWQzcAZMBuV6Q3d4cYRwstmIyV7wUyPvtZ5UeSk/cT
IxoOCQtk/s0PIaGf6qq5yNYNrTL/ucYRa24LmvLWi8mwgYzlkEWmqhoRFu3L6h8xRCwDxA6j+yh6Dr14gZGk/SYTXmcMpe+WlAOrxZu5nNdsnmZFSpU0ZRTF
IkWxRk0WSTMVPmcWkKuWnOkqsxfHmL20OPjAwJnFE5hojwiFrY0D3l+O8xJAwzrg/Ihgm7bo0sBmjSYrqL2bMDZoshsSLKV5oZO4WyWi5D5aKbwmdkDsohNh
emKEzDHxYDtqQ/nnjPeL8ml7XAJO8YrYTlQYqqI0P6TQcaeVy/VhmyqiTS+bmFgCVI+jo+IkccIVfxnWWZXFBkch6ngGUafMNBqwWcecyZAZcMADjbw4AI08
gdL2sMaBqorhcz2BzxWDDF71NQQlQ8Xq0gEa3CKKblftzw7YMiQm0SJtM085/f4NJYm4phFuZtOy3x+4acHYTf/4IG9aMH7TkGnSZCML3ebjasB6xq3bTVf2
ddDjuQ4aqA6qh+4y1UFbuoMKuoWvlQnpo7K20oeNK4gBO+5JPPZtbCsjxoV2uFvNe1yKJrmoI/54jH4CXGceXaXOKKtKBpOtehFke0vPe6f/4Vvf/JMTB1qY
/jgIqmGgV2RgJJubUNjn5/sjW9n2U9k1VHY+IpV50VeWE5L9jhCTbTzcQaYRrjzW4CGKQ1TmC46ImElHvFinHYEt+IYjPbLrsC5svxnQosyLfrgrtwZupl9R
C2erM1pb4HQKF1M4nI6Kw2lZHE4ddjOFc+gV4jEaC7DwcnE4XRCUW7uYBuJiGomL6TJxMW3ljI8YkRa+rCyJqvrIe6rMRkhlbT1wpmx8JFIxF2dv1zKU6X4W
T1YZSR9jILCyMR8vw7kswGVFp4oL7AfKMJkJNQK2LnWDdaqsj8X3HINuK8xUWqPrnbnC25r2VFdvT+bf6psZGNeZH3eOJrmfnGt+YS7sUIM4MD8ol/mpcs2W
BTPPTWfL47H/POKF7nmeAR+vEGNA3ouKBL2CO9tVViyYRcsFs6iMR74aShn4G2xo1YbNZeGP7+gNmxDp9bJ+Ff0ZW9566aEeNm9fs/Omcrz1+2q29eM89EC2
fnsEjxuLgnIGj8TQSAuhjzwxVTtT1l3k1lIpF0jdONDkusGL2jJOQTQhUCn/tqTn2bkPuCZceu3rnuPkQYAmSnn/HIuxGiVQuRZXLsTVOnzXmM0i6nlWE4l6
zubdOIx0i2HP5bmvn5u455ST457fJm40kkKAEJ/RIFRRwkdZNF1K/GZX5JorgAds1+DnrQJ+IVud4um5E9sqZLQcnIlBfqAM8h02yC9pg/wACzG7zyD/s3LW
DrToAUb44rHLr5nw8IKQtZ/5skKAzMXGJgKs6zA5rkmYHJsSYx0gJWl3Jsai1EdWLlQM24TNW6Srb5Jf16BrQTQqFnBF0tXjjDUc/dEj5vgFH1utZPuYVOFK
cbq6QvwmYjHQXGeQl9Nv/494pxSK3PeIGb2XUJxUL3ryEWXXnX+Va+ZV1naGKwR+alLCdOTwunrQdOQohH6ZjvLlq9EGUv4Fu6bt3SX+sDzmSuINwwGlYN+p
tX4qwHhWHTXo4SGG6LKCosnDsyzDU3kwqfH5Wxca+KkCQ4Xd+Ecb/r9rlzIjoSizffXUeIYB2DEVA5Xu4/KSx/FeJZJjXU/Q4RxjKadkmY9h7WXfmvoVr7rT
BUT+g8EOO4un3qXv2uq7VjrGqHk4DErKbNSzAhC86iiIfs5WgZqJLbwd/f1j3GvSdy2x/5mnd7B1Gqcn+lTpvHpHslRy0xNdFtHmdEUpIGyGLTNfSud37dIS
HkhzIuEdI+GxjqZvKekuZb1NSdPH5BT2pMfop/YJPHtcns16lP2ULfWBBw3Xip7oMva9BXi4cr620bce4uWMVtVxFeZVGTN1Xca8LmOFPY/Y1HT9fhkB6WnF
DgNHuh6IIBzTOZUXlPB19jmdHfblhxBnnGagaVxphfOXuFbW2IfraOYGaxaWDxe7oIOBO61GdF1PeePRK9IiamwWs0A54Jc1kLqSLlVNqujlhyT+NOh8tM6j
DBbm1QsYhdlXWfNVsbmzVzknq0mI61wVxDhRS5wjvS5sHUcTE0Bz5/YsmObOO+6VE2TKM10TB1Ed5lun+TI7zatVk21Z3bQHzVgcTk0ljakEZjj13KsIvjr0
KppKlvQoGf1pxhHu6E8Y1ynzVLeLStE3D9d63aRO7+p8mZrqNKjV6st3P9iJMoihhmSum5fbMcWon/Gjm+4AJKmgjDe4M//dYwylypClWz7YterOrUM/fk2d
Zlrrfr2b6MLXHesmTbo/88HmT7z3Wo9qn8Azprnl/Qf+a/zfvvQ2wAqaU0l2FtvFCXa2qqP2oJ2UL25O9UCOHicQ8IHvbOwZq1Skq29Zwv8eoueS4uDGLtAO
4kYPxNxyebdE/3+cXrfven34rtc/r7KtfvPzB//jY29e21MpfnItsiHH97f89+9c995v0psvPPPAkc88+LVrJUfwe9PLrl/63q/1tkzOnfvR3A87yCH/EQOi
VzevflTP2Oc27nit16kbgtK/7Spq9XiyVLSFNlyoT9SEc6eqzybhq8kyLuDuh2lHRA/31DtDuE7UO8OcKKTdDLpj2BnBdTYEMO8qZyakHRpdj4ady7kbhJ1R
dNhpLHTodzekHRddJ+GVRtd9IVBqqfyQugHKrWWRCkxHtaw7VPSZdOdNDFm7NOs9YVit5X7lmtkzjKQOFSKUO75whprZu8CYub6eKfbzvbQeMvzvzk+xhr+O
Qj6W+4CVH1Z1P+voQ+Y2/pgBPqU+PtoZzX0HQXmzn8PZbRPjkXpdlvG6ejUE9Gnuc1b2jSZS1+N6/kONXCuy23aWaZRJYopEJk0hGX+wA7yMElHxzZxEoO/Q
wGBh0e6TI3gFOUJDjqRDm0YOOm5P6tecYqFBfRUDjprIF5IRwIWgr4zGo7mi6JvxKBVFI3UEomZEyqn3pN4YnLqwEF/lCxVWj3NtuK5eBs0uRVqE+F59gbQI
c9Kino9eXCdpUafahSItQuFEOFBa4PlgacFChqg0UFog22LSIhwoLZDjkqVFxHY0fRMFhl3o1gb2bB4OND8s2r2ti+7edY8+Upg1Q7YNBGsz4R/J/qWRZ7BF
Pwfxt5njb5jjL/XaBvXMMM/f9ofyF9Nj3P45+du4ZP42PjJ/mwv5G4pDZDtH0LAWD2NwDVGruiTsPKgFl2LODXuLrANGp5KhvlGPV6EsEZooK8IYjXrSP4am
6EdTBuoovRzlCw3U4Xg5vtIQdqqihigFLRsoV7KcclGSSJXIPSaaoh9NLUIiESERFUbrhEZh6TCMTsY+tohPYhrcYBp8aIcZKnYYqkU8lO8w/8vc9cdIcd33
ffNmd2d3Z2/njuOHOQ5mB7APuDM4djjAccwgkhBqRZblVv6v/tE/rIsqudiK3Iqas7ngo6YpaRzlEtkKEGyTiEO0cu2zA4YmsZu0RLJrq6Uuai8JcnBKpavs
RpfWlvs+3+97b2Z257g7klYF6XZnd3ber+977/u+Pz4fVb2OlMAEYXKlqqNml6p4h6rr4SOsB+CGPIHB5/kCo/oUvdGRKzD4Wb7A4Bd5AoNfzFtgOtCLJhte
aQ47dDqmmeMbYpp/Pdsf++GPfn/D7168Nd2dSplYvu2T+6IV1ogwvGcv1u6Webn1zv9u/urMEXSiv/2G++5des/zr9+iVno1JaGMBuod1uSFSQernSHZypFU
tExJJe8xOfPv1TOHeNIGObNs7Rnb14syU0r34Sv40t++c3zDA39zx7ufOLJ9xcSNP3/v50OnTb9F19jeUDXrORwuO0y/0GN1JjWo9LkekVeyo4ayn9599thD
m799OjU6amXl8tbeQsWpJi48opRt1ZTl28Te2yPZc/qLZ5T2k/Tx2cLuTH8HagPnuyje0UGMgZqONCPOPUGJNeso3txBylZAC+63aKVAunlaKVJrYDORc+Dm
O/gETnOfZzqtcfUchfjVW/UCGOSovWsTcW9kdFwjxviy3j4Et/AQJLPwCNRAWrTMRMl2ft1Oh3aNW3f+LZnOV59/7Y9fuu/hx561pa7NlqqmcKoCtAipdmT0
x1SP3UMeadVT0MtJp4GCdAhX0KlrGIVwwTacSRt7w+6RQXkJ5/FO6tbNchoX0HE2yymcz8+X9dkUDHhhOW3jcOiB5cjfLCdx62QZ5mZ1Hu4ctTcxVEbLOVXg
oIwTdRUHVm25CE49qok8apz9TRkolbiwkw7KkQwrn6cIhAfrIKaDIYW0bgA9qpvoNIxD+zp5O/7cRcL3oyfSBIP4fAcfde8+gr8eNiR1IgFEU19U1yeBPIq9
Gj3u+7S6G2o9ySnhTZd8pBrAgCpftZ7cKgMYtP6c069VK4ZoKmx22C7edMNKEwiTrGfeR5B6ZIYIPnxCd94hYzQKa7xq6hR90PUpJUrUTP+JL8S4zx2KCzvq
rk5jl/Ejf0CcmGJnj2lA2oyDU5vOae9i1gWprRjA5kNrm/R8jEikft5cqYn7PkXcTMEQhzSpH9cwfM1QhiuHEFqiPoBZuqYuuaFd+l0ljChJngzRFXhyyOaN
gCeia3mYegUvFbLuRuqy2ayACwbW6YpNq3fxC9ek1Vfo2fSLGgwjXi0Mw+jz6pumKljdVzOZrCgpUo/5HOXmKmG2Y9HVrDFkBv4vYB8VJ8kG3xuxfAopagV+
+425JThcOJpJcHja4wSHA0dziRaOf8smOPxjToLDn7IZ7ckTNsHhwIlMgsOovrx8hJ4zciLJYDhdGnQ+GNdEC/z19Hjqa2fQmdJfH+evL5uvX9s7fFJ9fVFf
/+ydH8tB58K4TW8YO2HTGw7ibe3wMq+xRzxS3CN2w7rq7ikaC+tBaZMb0gmuA4VrNRIMobOWKJ2vWabYEDLaXceR8QhfFvF1bKsrosAPBSWFnhRDwSsj2glK
Qc7Zj2Bs1F8AV90kV9Cn+A4u3qMEIvxX+9kQz0Gd5Ow9IZhvYVywQ/a4jsY8psNxj1K8NJ4efGVfUmBwZkSHWWSuKRAR3utS/JOLhwVc2hwpERFG8fNORJ7l
l5yohvAdCrmI/F2oyMtOVEcoT8RZPF8fSbhDi4SxJVINeeE30xDVR8GL+6khRXJPTyIAQv34XYfjtn+B5AYwOTgRPfSSE3Vp30tXGKgm7AJF+UO74CBHJc3T
AA4Z+vrODvVtFai8qmJ+Uy0j6tn1ZmctrI8jbAF5bp7Fap7Yb9HSS4yWXuYYRs9Exk0gMev6QQRQ658xy4NBj7BOftHUgdbMBPASAhnQ0YKRsid0xzzPHRMM
bb+R/r15K0fFRh75uxDLq4ZmfOQMfvS6E12jdpaeaGkK13zpPHDNe66Ea94b9thwu17GNRf0lnDN6e2WAtpPuOYii2uexSOfEMxq/zwQ4LkXlvNdAOxckYUB
F3Fon8DhGSsA97hCPyCkTuXBDMMVNl5tyc3iCCqzeEvhsOBoYxBbwLz+FF4XqeVDxEvj489kuLhTFV2ulMzels/UJwb4vjthU0+3jsPlWRIQyzwmSBoovhqt
6820blTEq0zsdRJ8ckCEvTkxO6h/fO4ZWiPRhng52gACVuDfpqsRf/fJ998sWDj4sWz3jwmO5Y96ubIY98wQYajHWpbKLpvGfeUc6V6fqNkXzpYd3VsL06Tt
ajdcCOfsQhtwp3RICRNubVxJYOd41ERUnRiPIgh+MB6thOc36lUHgfGR5qq0kyCNC1ehfT+vthXUosa1pftE3n1C3wetKgUQ5+OTSgogTpW7StVZVbEyHq1G
FZdR/Wo9YXV8BC7pKGxSk0JV5ZXbNu0bCVcDYq5H3agu7iDfc1eCX8ujiuzijpjnK0PF9Sa3qblHPmsrW6JVtj7ZKluaSOeQxs8fFYAhjDfHl2ecBYvU/FpM
CIC7wiU6nDMtaYd+ucamd8wmZ402OWtYcsaWmq/NnRVipllx/NlkVoQ0K5IlnvqwpXb4Vs/jJ4cfdeIPab4Mv36lVgjdikpLK4RBl6tdYSRumF97LqTa00/t
mWUcUlvLXEZk1rbEK+MDz6VlIrOEZ3bqPueC09R5+aeUEjGPqDOoYFr5mg26R+1S5x3eFN9yOJHrDcpyHCicdbCd0OZZ1ZtpQ2+iXXqXWKS3mcUZxYLTTWX8
JR0hRBGC5wtGnUFwjdbLbGIq8Cg9ZhqqmyDvh7HtIigRJDSuJt4TOtygxE896eTRzjhxh9EGU3QnTq5cXALEwKtMd3LR4TSzSccAMZA6AEVgfps/ABJUC7Yy
XAPpgzuy+/8Gjt5ElIts5TVxEl4TR/Oa4LVb7XhOdv93srwmjlY4mdfEQcGkRiZiaLk43jqVpI+lbyEFECQjJdYJQTLishrIAZcXHSYZUWpjpcY/xgiUeYjx
1tcxGrQU3kWIsUgICX0g37GcaOQ7cB25hjyktGum2jJPlZkLv8dTYY4RL/OYCmXoP11aBa5qlbih27xIt3kxU2fxjNnNE+YPeb7cj+mCTtDTIP4zlv+cKE3B
UZoljtIsU5SmJgPB+R1Rmr0cpVnhKM1rOErT4yjNeiZKs8pRmg2O0uziKM1FHH6zmINlfI7SpOgwkzdWuFn8DkvXbyNbbEvhTg7hvp21udsoZey2ZjdnjN3J
CWPdgxlCkIMGeq62f2GxpBF6vD2psM8U/97qBKMnAULyozIys9XXQeTZ9Gzi6ARJH6wzcT8fiI66DKwY95vz4uuuRlukYLyoyg2rrHG8qDaIcE41lm+7PDr/
5CqFnjNK3nKRcG0iMigAL+iQTkEQ/ChBYzfyxKWh86EtyuLsAItca2KFC75pgnpVtXWgm/9/X6K46ucoTe05E58SdugAwQatkEoXIzMCZbcgRtBPBQjeRwGC
VRhTsdEGu0BrqwYaP+A1KK2J0flXEM0W1yAYNcdDLyLWmgZz2NCq4vKixCgC6vbgUDphsAqeRkIEsvH9yT01QwXJ4tefiJ9aYASrqA2wWas71Ev6kbQPvSOa
jjrxC7Ud0emfslsbsWyWEQfr89AS0eSc92KiCiwjFxLQDvutdpFtd0tNfE0bKE0iKQ8xlTxHycJu5yQlpyguKV7dNfgTRP1GaOT8g2JwylRydKZK6gqO6AoO
cwVNVqsJurRWD7IIwRwdn0usHsSPylyZP9VKyE9AJkysk7wdXdDPPy9457qkae4uCl6jp7Vp5H3gojNllK8ppSjgf1hbPT7Qys2I2gKIa5OgAGyNNJ4G1Uej
Mo060QLiHLewhcDm03yEXe2pq5fdbOqqaE9ddSh1VbTgFwIczdGpq5fdTPLMZRcJRguQrQr+8j1D0ULihVnE1t9K2E1Kk0jWXplahQGonc1eFfCNEp7IomzG
KkX6dlHiYZnVnEprXlGGE8/L4cSzZHg+23waFj2UEorqOqHIT5XlaNrKtsImOR/1AdIgI9qsH84qWnfzmn+/EoeGVbQ8UrS+I+gtFK1v09stlK8fdgwqHT6V
f3koo8mrwZGalVC25VzehVVkSFXE21F325gKkQiUqdxWrtwOxAK3VO4Xrq3cuy5X7pLLlZt0U0mXk25GB5yk3fqiyz1/yaXD4aEMH1sjyRP8Ds2GAdV8ngXH
BCs8RzXB2iGBMADSBy67nP3mUZa9yX7rhLh68Jl0wmdSosyuXOEsQ7eA8c6jzC4vrCOzy+PMLo8zuzz4lrrViw8FR8k7cBAzrgF8SCxMn66XEys/5WEqbeWc
UP0pmWaWvCDoLbiYKMGd7LaTbs6BQXVo1XalPTBcdFsODMhVgoCkcpXoVBnMmKu0hBenbl6LkMVStrAbHhm6s0OTEH12pnKVDmVPm8daltoQy0+zi1ejo848
yY1psGWCRgFLNQvDhMNL5vMOL5kn9bnwmEOG2dHW1KSqT1lhdbVzUHgPeNY0NUu/eukE9hRRs6xiRryQNVmot/5GQtBUMh6wPgy9tsF6rcN6rWC9VueTlFiv
DUivbRISjE0teXxBDapoY08Z3ordHr3K3Qkgk59SSwmKCYpmuS3ctpTVDKIKIwexaupRqK6OnVayUR1SmqQJnkYCmc+KDGLKNwDqMe7jOwF0UY37OCb7baUa
YIRH5RChMasP8AVgb9XMQ2diotUNJ2sHdqQc/gyBuzMJe1oHmJ1qQy1kxSGNo3H7rbolDq9vwX/oFCRHuxycFCDGAxv5SLtG3o8zDYFh3L1ZbuJv79rI+ARr
5O2Dsk/jFyDyPQWCsYzFawkvOSFBRPRZ2Iuy5Ssk2AvBe4Lb0pNUfd2bKG26SH39tkZeQr8yYMXbOt6+bPM2wrLuUzED8EVgigoY9wKshbqkIFTniw22oIBy
61GaLSeATFXVi7NLzaoakrvU2qQU6DoQL2IKryrGH1SGCChaLTNbCtqOqObCdCVxkR0rplxkgkvRfrC5Q8Kj9pWh4Gn25dNmQmAmCIYv6kLST8ZiWB4yX6Q8
bJTOqXQeSmA84JGkPEXJzt+0itGnCCiUJWW9eFbDAz2joWGOanLzQxo+6KmiGv+q1c9VsdqvxqVrcxiyhcpYDyRnI0peDyQTVUqkPdp1ngxDmefQ8HEmqlVY
fdb3PFb3guaCXDAtJ8GfcuJTz2lvrhNfSxtUgqVFC0I3NDBAbSyAsC6yyNVm4WguhvFK2pgpGJmd9WIptrWBwjWIkx4oLOHkBuDAO6gXZ/EurhdordECEHbr
tYYbi4E7vV+bSpWY8gV6+1HJbLHDEqAK6+S0A9fQOjnlwP9ESGa9hONGrqJ18qSAB2idPAYPkHpVe0KTzgCiGeFanS9WagCbVRrAZrVW76/V6v11bBnpYxbx
Nfj1l4vNtUTUXWyuI/b6YrOfWOuLzQGqldu8XqPIrdfochs0utwNGnXuYzpj9kaqlWzehNcx2fw41Uo2N1KtZHOQaiWbm2gHc4NXKL9R8r6lrwLu/k/XDTpp
atG/scMtCEeqnowwavVSOEgn3E1wBvbR2zXq7b3qi43htXR9nb7+eLiKrlfr65vClXj5WNjEy/VhL14GwmV46Q978HJDGOJlQ7gCL+vD5ffUJYJdI+ZX/ky9
OFPxxZbiiy3FF7ncIpdb5HKLXG6Ryy1yuUUu14E7mMt1PqPUrhnKdVvKdVvKdblcl8t1uVyXy3W5XJfLdblcgT2Ny1XHbDlTubKlXNlSruRyJZcruVzJ5Uou
V3K5EuXeCziPdeHSBznUaW14zYO8X+PoFhCUIqJ/isFBg5ZglyI234G9V5BGw7nMFC3RhCrDik0HKzb1jGJTYsVmISs2izJp1Z0Jcx3qUFU71deMWXijM1Y0
SPxtxAAGXMrq22NFSw1AAU6BsbRFNsApgrIeXOHHgKGAgmqgKioMVdFgqIoyQ1VUGapiiVoLlQIiNfLWQd8oYgMFQIWrViVpygVEIVkuYnXVb97W/qIugfVd
STNXmPRAgM8kGhpbjA1ciWNhph04JZ08p6QDZ6PHUY5OcrfIu1vou2usKWewTMo2M9bUgtQiY6gGOqVB/LYfhsIC2HoMOe0dJ6zd3N+Ph1WCnK5ykJiFsa0Q
Fg9BoIg8JNsKV7AaVkZSmcvHYVEDyaslkrKsKurEaSwSW2clVKh9rp1QoRziUFfb2RMbeqZScHKvTtrc2qQ4vxqi2ArbGhT5VcPwECVRJVVFwrcGXosfD5ik
NMqWZeaem9QBFkmwEeelp8CuPxK/RXasss3a7gPQSSPkOyf2pljZ+nm1L2N7Bq+CkqZOTRCUIF5vKwCKuQMGCKWqlZVi0Nn0fZe5hlqfzLm7CziTt4uqwaPd
xbbDBXTry1xdRrh2cp5dYFblDjovIYkheRLx821kdiUNqNIwXEudFlCFjt2NWOQPAQ7WzLVk8FQCxlPxGU+li/FUOhhPhdwKoAWG4z41RAzRnFwzRHOFz9/k
nWtw8a1J9RrfnCy3OHlasAZHe/EAJ0LT0ouXElsK+vOzUcCwUaCR2APdGIeb+BF6p7on/qMhykxW775A7+pheb0g4j4wuzjJAW6gsCOq2XUid3XQOfMzLgY1
Wg2iLhiibM586Uaxk/O2t6qRlIZvS09Zsz7UeG5bqtcAawOHWlvS1i6TtxJQdj0jHVUxy7vygI6SH5YA57gTJG9bCp9lLrgdQJmjxHeM5FZKhlSV82F0b+wK
O5gsUouJAY1qJCuXP0TnrD1DGKyaNcqV1oudcAg6NDbwBzaoZzktezuy2bWwEa0RTDwN49NzdmH6oriRTIb9EsY9INSDgsZGUMouESBFNZ2UrufZQMFnCHkk
gfNsbVJsrk5Er/DcvYPR/shIo3pi27//yxt/98sf//OiQUgg1ck03Tj2zfpcggGu0dqYAs8cska47HorMF9eQrb0n64omu1qspCDcdIH+SbP9UeC7AWd8eWU
+z+ZUmeI+E2SHZkhshyasFUlfBQzSazdcHKBTtpndxdLXc04kE0ivnFq6d6tWAYA8KZUU9AJkgETPsF13cSACTfx1QYWpn7Ta3H/kAEs8VOACbSE6qCEVSwR
IeMbLGEggW6GOehvh0vIPDAFlzCPx3HlsnAJ/QkDtxEQ+049Zzt5NQhRQsJONtcDdLokdA0BSWaBExiUheupCSc8i9kAcXthpopZYCU1erUWbAOLnTJpyane
lMLJETstcikgk0S+DFZGopVceejF7EM/w2g5PFqCR6v86w7+zI+70uDTQDtmoOeJkHH2KhAyysZ0Sz38wpxxMZJBHe4rlTi+erdIoCSmitZWSTBh7yhlkpyO
nnY6wgN4BcyAtLMd5kzH+Dg7Ahxz3WKp7FWqNb/e0VlIG86mJBumrD1LG1HwecqIEkSESltlVNoy21U8tqtUfNAJUNQSwdnwhuxrqFb4RmQrZtiEjBE5NSEz
dvhTsgUz7Jz6xbQ60m9779JX9774peqgMyXZxMj4yl951JjfycwYUaxGiKgYXf/XDOaINrcnpvbU936jpitZbq1kPbeS5blUclNbJTfhzyc4ZmcrxdGkKyly
objTd5BZlQOp/3XUBFIzTiw1fMO8G95R4w/gKPH0EKre1RkbRUb4U+J8vsgXfqSWqEm6WCODQTklyVCpeij48gE25mYv4X+VobdGFvTnf64/JxgUob0op5+w
QKZtUnYbS9kO2BDj8zibmydMpi9UI4In6YIb9RGJNbVn8RCIPAsF21RSX5I2rpEetYSeGLfB200WY5+/y7iMijnwdmchBVN/+9J7/3DuqcWDzgQZox5z1UzE
zJh8/DHWQaYeZzevejs8+thwwcqYFoRYPzYesIM2kREDwubVA3lwn3FIUuwVS8LdkWj5kZUEwn6U7f18SnJHT0g1n+tYITalFwil728y6wMVTKM5PpyMMgVm
6B4UrT1Yze1B0TaPuAe/98b3973qcQcSOjEL/QnzUw1KTE19YOamxkf+PplImR6cvQu0SL3IoTR+LQlOmtKSlYlPSrrERuJMpwbJBrYMi/Zid3OpD9tCOWoF
QA8swWot5f3QI8+JWqhalila8+ceNEry3L6qIRBUtgZNTlP04bMUNPm+5KBJmiujIpm/301iQ9hkzGvcQXGFRS53QTK+cSYV+3/R9h/ktH0sr+1tocFX23Z1
JBHcbPGba3ZtLs1+3exkPzv/xX/bd+Lrf9mn97JjeQ22jAeCY4OvusHl/7XBrs9zsCeeSQa7qgd7Iq/tE4LZJbjtZ6++7aWk7d2sZwZ8DPL5/OPRsgrdpNKq
mwS5javkRD5T217OEWTEYJVao9DO6zArXl8nBQJMWrQKb1ZN5YcU3yayT7acHSXm7Ji3vkKUdEoJUGdls7v7MBZFgpyqtP24UGVKcTd9XmFnKyMVJ3pMgAhS
pceUDEWprkgwbNUW9a03YJQG+zk6vF1FUIOxYA7arJ1ePz3/1fdeO55MrzEnp7PGHAYv5s465Fyhs2YeBoS0IX0ju0obWpsS09pc1ZOnKes6HaF1iYlQpgVH
1zHM9HALzPSUDqi+rKP5KHrPRADAD1Fqm0ilK04kcI/k7OXv6718SlrF8ei+lOLIFxAowUDDvOQazlZvftGcWip+3Sn6bM4UBXir17b8tEB5t03R8hym6DHH
KFb2hHLMYShwloyTTtuyVpplWWvreYwOejdNbWLGiZGGMI+JDJoA6fJ62+ePbWy0TyOU4o52Eu5oG3w5OTtviJfLGwJMck8HX05mXWaT5DLz43CoWQJFCLs5
mBu6xtzQ2HHGJI4YD8B0p14fGqJlJBk+RoDmIUcky5jEMpCKQmyZwjIz0Tj466BUZ1UHefHlHRwiwxjvo5K945GZ9DYAcdrRJAvAoLZRGOQouVmgWHKWbCn8
Nb3dUoAmjqA6JcWr848hfaSfQ6K1GMqo0iaGJhtqptZdIvqtDPEIt+QSieJlnVs91bKMTGps9ws6cu2803Rsq4BT0Cq4Feu2Ka4X/yU56+NXkkOLpyVHJinR
DbTodrI3drLI60HZ4EeQe7XLOmW6CD+C3Ku5siIYSUJYr0yVvTJOBuU+YK9MJ7wyHrwyHkHLUvw0E09kCeimZIaADnMZn6yRG6IOQpYeKKhVvdSD2H2Gmu6B
mD9o++QHf2ISiXKWzuN6Ah+THFI/86b3P6xda2wc13XemVnu7O7McB9ckktSIu+sZIuqalhtU+rlph4hju2kiJ3ABezCP1wgPwz6j826hRM4MG2zjWyoDt3I
BeXKBQE7kJKKLm0oBp0oiGqoDeMoBosKBeWqhYAArhrIKAu4CC2oj/udc+bOzO6SstIakGd2dzhz59xz7z33PL7Pu5FF72crf/yTDxaSRW85hdxvZZMpV6RO
7Zz08jLyEC2zSLgdi4R7/UWi67Tkd52WkGmTURJXlKTQfiN4+1zywKOukCMhZURfBEaWPYAlkhlAWsUD+HaPDYSFGETWeqTlmPD3LNjLY0E7Uvy4Rf+ADZcj
gnao+DGfCNqJ15FjiOR/nc3YOZwHE/YRHLEdtcC17ui78FhzaG/t3JJ7Ajd8stWDw7RFV7wV82M9CswOvdvWL+8gudoFfEEsdKrpOkINi9eHfMe6k73CgskF
2JJVblA106BlbtD9eNaD3KCHsu25l9vzO9yeu/7P7XHIUQesmXQ7xqkZe/GI21r0pNuzzQDEswOIZ2rNeNiTSuvOUzpF+iH5LgZVezOaWOfTbShSG5q4/xZu
g8q2ocpt8LkNxU/chniMtLWAaktA6e5w0X2eXdloyrwBdf4UQIsXyTLCiyxa1zBB5SJ7Qu8A9U//mOOfToHFTX/Cz96tAFyhogRFMfJWjtGDctF/Y42fjFd8
PcdizvRe7PUY2d0SMngmhTe+8kt6xBQN0aoes6WEMiidMJI3CSN5LNX5bgkjeaSAIKEZdGXJ1Va3qy252uOQUSZhpLTQ8kxAuCdO+Mhr7ZSwawlBYX5Q/KVy
mJiz2+U9mJL8gy4lBntxdshBV/mUGuJkU0NGgB9VREDjYEXPQGN/2OpV5T9YUL0nid84mAFtANJBtV3I/MbFnQ5ioUWUJgT0YHl3cxYcdGaApJUwHY+EsaFV
jWtLUszIHIXCEzgG1ZtQDHMhGRbSGmWrI6n2fuXpB3vMjU0U2X1fDHIwq1Swx7kX0Q79oabKnw2w79cNvbcV6MsULkPlwAHrqwh07s99BTvY/XoWKwJ26nEM
own7UWRE7HEe5oc9lH4vLShUkxSr/0Qh5kaqQ4h8WduFRdVAn4C/dpKzdu8M0rIpUlVIfJ+LRnJyF+JxxuLN7Xzf4oZesLilqxY39bzFbV2xuLHLFrf2jJV5
1Co96ozV7VFaLPeTWLQQ+74UMDnO0baLUpfrsRPjU1UrXa6NJd2PWwYgKwdJaHAfgS8lTdo9CQhG5RETS6xYP5qRFu3W1nARRGOV9KMhie+JJN4WSSyJJE6J
JBZFEidEEvNWV9WEuhDWTGDwtkkG/aqO5Il62M+pJmqSenueRDdL5ncRdQC9lBeEc5QoFRF+bKQCaL08icQgGANIvrY7Y8ecURLZfIHVLbhMYN/5ydaAGkiw
L3rDAcwgAwb7QtWYi6FPSi3LlO7YWJg5eACv04dUkd42LoYvUeC6N8G7aOBjdMDwMqBHGPGikVwI1iquuuynoXdf0JPp1yr2GsFG/VrVA1YfmmFfd+VCD78s
PXxUenhOeviI9PAsjn2wanigT+NYpFJDPOv8tHRSnvsnp4VLrDy9GR2tphIkqyZBspphG8btmG0YkHyYTgcVdXyT/qRVjtm9qrDph2DTl2HTD8XsXpvcrsoM
X1WkaCB5Qw3Cri+rJux6LW3Y9WUY9JD9AOx6I2VUJ7VL+EVWTVHUZ59jjHM9mE3R0zdSoGXj3UHLiH79RAad7BVP0MlOGHSydwSd7BnCiWR0sllGJ1tN0MlW
suhk5+TjsW/SfZZT6GT/nN9jn5GfD/NjTqd+/lBvbk/JzwtH6DGL6Z+1nXFCfj7NP78mH7XhOv+6QSq7mCCVnSeksqebBfcp+0lX2wW1p5zYll600xTsK0Ql
++A33vnP8Qf//bcFlALVTP9mUgZjjC0pls+zR4xL4Ht22ofsPVJnQIWjBSkcdYXvmYoj1qTg9IqgZ1y2hEMcpTpk7gbsyXcYHC3P4GgCcrBitYgqr7eb56OX
vxY/Uy8xePNu+TlituAiwxdnSCuTqkfCGrGYhDONurVkcSnEKSl9XSSaaGhdgsHo0txTRFY2bWhaDULE8lOgGP51QTFm2RU4b3HVGXvJT1hZj8SsQHjNoSrN
amOifN8yTJQXLGaihF9a9e/REstAY6xka+ZWBavkvMWcWysECEaqoLewTmYLq++039whBvhxCNTinAD8rGgFPWtFXvT28TQp9FkrzaFdByV0+rsMhEz6e7ae
huQ4zJNPsTVyh/FmDaeob62sC8vpdGGN3MNkP2kXlqNGdMePxNS3Vpag0AqHkaBYnQy3aBNrqzaxtqoRmLZb1Nao8LgW0S053tzkeHOTQ92uPmwPR3FQ4RgO
W0KFQzMMcWiELRyq4Tbl7MoVUT1IM7r+wIrx8oyJEHI5yYyUk0yjnCSG8X0AynX0M8/80d0Pv3PTbWntCnfQaN3Kkz24dhksZlS/w5jk3wAwRnGZzEa9Pdbe
29AT7LI6/LHHUO90+js0n8ETH23RS5idSrGRsg1K/lGhak2pbVNKTamxKTU6hSzM/FRgwf0R5qOFd99+taDbhwQRN6wk/kon6ewVa/NicffznZXiToT9bl56
eiXb01rx9UpTWVB5jOgZQgheUKPyIVDhglLyYVxtW1At+bAT4AZU57dzHx3G9zmo/wv2OQAM8fdpy51rtLnouRI5j6EEfZezWcG21VGwPW5/mTHoHkIBElwL
eTMLEJFxyETGLeZIXaG9LoAh9Ko9yjO339qGQUDp4duwao+SJ66rIBw1yoXCFq3YlgqxYluqhRXbYk5OS43RIqkU1sgKyo8rxEznUQW8cVc5WXfVXg5lfIr5
RHdjuJiZeN7uoonzNkUG5rOwRa/ZXTUR017s0TmP84CEUaEtfnb6y3cJn2Wmx1v1vIoM31HCSbEM5M+qFAafl6iMFhlp6fQ5qC+y0CzJQqsgiX2U0dXy0HQH
YD5HukIPHTCNOJLFHfpLwh1SePIrhDtE7TkmeENzgj90xA7HvESE+XYR7ugqwnxGhGcdFuDBedg6Wmw3q5vU9jax6G+kxUPRxe+kMbsywsNuYkdGxauk4aS9
21uhpGOlNbzJKtFg93JV63IomtGiDsw+oWKcVWtr37rgGPTB9DVjUGSefmi6yf7qGAWYv7rJCpmpKh+Vjh+Tjtevo4ax+KhhU1gESsxhjLfQFBaFCb9r1yVm
K/5uqxpmSq1hU19U4fqiUa4vsri+aIzrizDspLaoTJoznB1owh+dZz3JaeEOm/0rG3dnrW6K+PzVb6/ZRpzXW7t7tRV9A2s9vukIcqR/b6pBNdD23WC8+4sq
0dkXNnqaHirvWVzS+FMBfj1nsUotC37DWZRzYlHU/VcVYfTGiCvYxWAR6VbvOpTUu2qt/7bsD4ai38DUN2TqXQFp9cx//Mk/XHnhlQufZkirIYK04jTiHLou
gbSKXuSdRKruv8zlcYUM+WgxA2vlcJWcxVVyea6Sq7DvfJTL/72EfHTRNkhU9aL7lGPcgwW9HYhd6rbJlZaap3IqRfrdr0MAjHFxBxcLAXACuco4S5i9cqHf
FUfFJ4CMe6ig4ZI2NZoodPKjHm09AVt/PKeXZsn6tYhI0kbCof42ILpI+pYIzIr0bS+TSNo4r+zR+wZ9SYFytakb9u5Bona0fPwZxqMuCJZN4VbrKgz6ArBu
WmlSyyqAB5zoW2euCOwSvfbzMc3oLbkG7Z05a7qKakw8Xz9a0etV2J3UG/vkVHA8bKiKthnqYT8qd7Bvb0bV0IL/L+pjB11hp9NMOegKqnbA+j19qO7PPYA8
+v25+/GSE/Z9+tAA+lhB6Te/i598eyqZPTAFHOygG2CRVS/QJz10yDVHqeVW7JpLv35z0tyA3WWD/KfDhCgSWuSYo/a9bHMDj9rcwjmbm3jE5jbO2tzIQza3
ctrOPEjhQdN28qBUO4chENUSt5S45tDmhP/RXIosoOQnkSUk2X+fkG3Q1dSLZ2nj14TyDpEXPfKjv3gpmUFMDUBrANcM3xEUpG87e9DgBOmvhhXzkqZ70WEp
fc9iKb1tsZSWLJbSKYultGixlE5Y/KR5q60z4daIO3Mw05kjelgOCPDPIHXrgLKMx9Xp7Fa+FUt7pK1bIeGBLuJNI32kBKsnu8KdQUk1hSzgbpCpcvmeE/Xc
HSBA0gNcmuZOe2+rQsAONj7sblFcVU/IzV32OOjS8GkAn9QPtPDwSZuPx/XY7D2uX7gPw0ePIW2mh8N+JQVlkxM9fF8kfEEkvCoSPi8SXhEJL4uEz1idenjG
+iR6+EVG08lc4cVg+yYRpynZaX7SzoEExiuqRcdSZlK7xmnJdusFKtwwitihhBuooM0C+irL5yssnidYOo+zcB5l2TzMd3+oTfcu5a6ve14X3bM7de9S7sZ1
z2hc/b4A9WGon4YeNPS/Af1vUDauNSog0ZYT3IM8N4lOHBWdmBOdOCI6MSs6cUh0YrqLTkx314nQSimFxA1M661YK8A7jhZFTOLVtcWejB5iKcai4mAUVMMt
ODS1/dc0c1oX2o4IhBNQn8MzWeIOLdJmTNYxZExOcsw2u/wRCtNB1+GwA0NLJzcO/JCJ3HZ4QiZyCJwOgyLYMTR8D9z+6j6yPbekv0A0emAi96v6MDiR2w0L
dUKbOY6qTSAarOWfuw0ZQHpn6Ksi7QzjMePdEeT1RB4PmHRRELIo5LLYtsAr8Gu8GlNEFzn/09SVOQkHxgY1RfPGFPpuyj2sN6ld/cO3gdRigQy9veIf/tDd
Q1wX105muC4WPOa6OHYy403+rzJ7ky/+lfEmf5qdyTNohUXOZL6Bvu+xN7McFbPx5/eenV7T1868mXExn5Cff/Yv3332Fx9e/PU99rU3+II/Y5vy1JvGO31S
/vQYN+Q1+XhN3DXyce0Y/d3hN40TeelN40RexKm39FvlEsqwvgb7MdBneW1PGmfy9GDamXzGnRQQKYaKchMExQ3qsICmUooRFe80K7nzmLY4ATNVNDBTCeJL
D4YtFxdkcF960rgvdgr3ZanQKgnaCXmfT+Rbnnz2VZlL1Kms1uHAfavMMFbeJN8WIXxOIoLFvqgN3uhC7o6WH18VvWHFV+oz/ZuwEyu+z2wwyS1K3cfbnzvT
CzM5vkLugatS9zCtoHtoWf7tczEjkZ4EUyVq86VJln9co8ZkOdHuNIhTKyC8mNI+rZB0uqhPm3y6pE/H+fSEPlUyCAupbMH65sgI7H1rg0WI8vqb2Pt2qZ5N
/6qHBU+byL6T1gg/2g23fqB8yhkEdvVag1GVM96NtQb/onrfEh//u+xAjeZcgmVaI0zpjxpE8E4XXGUnvPnry8SQQpfrX8/Hm/81Sam6YjPu32VKoMN18YKF
ymFXHo8/vfY012GXkww6ztHbhQdVvo/0t8dGMn6RZU7hW7U5Ra+V55S9rG9kWVL3zklLVtCyfCYxseUdsK42JDWxpTeGHzc4OXEdR72z/AhHZMqa6C2nY7Wc
OAVks8jtdaO2VeysDRZAnoO0NQrSInpDhablBMUhjwyPPHAkgurPRVJLqSy3QtabcUa64rQIYAmoeyaDh9JzRferf8cjg9AYodp2wo5LI2Qude2PeGbQY8FO
OGq1MkIn6u05ypfqUb9R3qQ0q949Rxl6dex1mmQh+agOyevdcEphxHNhpEJwF6mkvEbGu3G1ERJlzseNkEJs6w0WxUcNhgxda2jTQ3BVhbm7qzPDTZwZbnT6
dVme3OjXsDy5KWcGZu6wL/omxXHznM853mpQKUFApDI09XTWltwpv9oeMc+ky0yI0dsMjpLWABurf90Tg6kAyByCB7CIXJPUFLztNUGB8Cijp9QNBiKR4weM
ip8HgAruhrsDYkL/0Cbd5ZR08yJdR6TriXSrIl0AuwOs6FJdaiQoc4UF4AMBVPJcizC9ypzn2mWi0/Iow0ApmDzXPOe5Opzn6mXyXEvoFR84aj7Zzb6gMPFk
2BGwXat0C9ji/SqcmflxhZe+9QrDV35U4UDtWiUsSex2vp9jjcf6OTo4148I6C252X5EQMftw/2cABLPrbuc6X7Kp+6nCG4q5DpIqQO8NtA6EPqioaUEcqeU
rCw8NW2KuVO+pxvmDgZVWRYX7tiXTBEFddwgnFWu2cC7u3K5JEhbfY4GRu8PiEmQ/ss9G5//4n9yv6tnPpASKhAY/s2XMUvGHIWXQOjpxBMroMKLyJ6fhDMM
n/yWh1YXPk+UclovfNKLrm0sAfATaBQFbfHo5eyaTSMS3hmkoQOCpAy72QC8bljU7nPKoB/l7iQFLcXbibi6hYZ0SQ8L5T8SBvpQfkSrQVk/V5XIr+fq7+hl
MGH5kO0jYVULrqoKBDqCl3ajJwlxw4OFX1YesH2pK+hLfeJ9bgSTp4s8QJc2mPoVCtgIeJs0Svm4uc+P1wMqT0j2rSbe6vFJ/czosstJwvBvAAsH4J28XAgZ
mMtVhQSsaFFI3mXfpXk/lCS4/Ijy5wL8ffkLARWR5Vo+SVr5XwjQFU/qJquy/AJh3CUvpS9yyVFVIsrAInZ3OfCel2JgdZ5otXyvvPE0TKjoZq335YxLQxwG
JVjc1WTEMlDpYLc0h0H+WtIcMMLCIVbvGHEWW2aJVxuN2KqGPitG9Vb6o5YPl+xWkTL6dKty9dhSwxLadhHT1nMUYtro09x2FH8hpl3FYQvwhRDTLuKAcjwX
Me1RDC3415v6Nrq7sDdT6JFbcruTMPDCy5DOWy9w5GF0ShWnVDAFDHxvSpVBetFykT/pR/ohI2FI5I9fC1v6aIfbaDIveJ0Y4is1VV5QBYrNhjVVXcBqgfPt
qrigAj6/SVmUtTG6MBPe3Fby4iRTTfHuwBEkKoOTP2jsjdVauxW6UosA6LpSywbMa234Bynj4OJiYhxsp9kjjuSMZG0f+l+e60aKrUKbZZCk80PDnk+Fsn4J
+4H1qRi/6fXth8NvGPuBqRwTAyJhcMMe8rTLrDa0CJ129bJ8hO0KwPmihLmwyX6BpZoEqWvAjqv9UO8Jtv8w3KFuQlT+Zo7GIw/WbBSSIgzE5+/l+Pz9+rBj
n/MQSnb2OQ+3bSIYwrycxOnbNxW0pKc2FYWNNhWU18OXpzcVc1LUd8Risc9SBhSuizcVoAcudGwq6NtEkazUpsLr2FSscT7BtMXpIy0/LjhP5xQ9yglOT6Rq
O3qoukM2EgXKKKJtREG2EbU9+sU7rai0jnmiY1XRsUB0rCg6JrR4eqy6mcWSgNNHzWI5miyWXXvf5cUSiFIwogrKgxFVYOD0ggpgRBWYGYZwe6qUaAzkKElR
ADDbBvjkd3EPfYbHx+3AWTOqfH3zvtBh3ptu2wkB1Liqbb3BdxGZbmL2I/7fYqki/r9NBFsVwXoi2JAHr++pERwDlhyGQbl9pip3nanKHdkAaB9nA5BG755U
Y2+RqH48057FluE3KHTwG+x0FGvbOCq22yrq3q+ZiroLNd60rtZYMrqxKW3jNpvg/EqNW85T42ptk7lx/p2/fzaJamdEjAigypZ2CkMl3ba58V1F44ui8ZZ0
jCsdU5COGeWca+VzLpYe31VpFbKyqgQOL5wg2KvQFqm9x0qfoMfeMz3285/+5IMPj1ap20LwFKsqJ0G0ptrexbQlUTUvUbV4DPvyRmV5owA7oaJME1abq6Eg
roZRGhEFg0QZ6JGwRQuBGlKdIrhKrPfto8U3WH5uRsxlEbPfpv+BNKqohTyS8puPGL/5SCY3GT3NuckjPFR4I1fgP/eRNCUbOSsmb9jkBpK6McI8DiPttYuC
KFnlPV3AezqK6HvhFtrQxUZFIwGADZBqUtYHYLzH3FQ+eSVm64hs8nx1eobre1gyi3UOKcBvV4e3bJczXwfs9C5nrg7A6V3ObB3409FS6h7fnxHX6Cr/ecqB
AF9g3XhFfj/hcUnt0ETWZt0mefN1G4jM9XjeL2fm/ZJJKC/F8767yQ3iuV8SyhODpBxdix0a5eg3tZhhRqf55Gmg1NunxPVa9GMqDE6PMKpamrAP1zm5dV3P
RjP1aDw6/dfprKeZejuEQG9mXlzn7F4DI1DipOmse29avFrXxCZYJzLROFZCq0r2SfobmULGoisbt+dW64U6G31/WudxfbjO4+ZQncfNTJ1yq93UuHHNuHFv
qA/rpg/rv0QfMpZyGd4PFAVUuSgg4KIArN8e90/neqY771fa+06Lsn12ZBVBb0aH2fI+hPOBCS0DAWTYsdHitsqdeNni1HU2p9bazKlVSRinAZkYVGVa4p6p
0ymWuKfpdH9uus5L3HqNVoDUMreeXebWmYKpxtXd03U8PtPPZs6MeqO5TDpWVjuBMzK+0Tsu8Tsa2BGfU9yy7xgnxZ+58Xf8f3m/NEBD5t12QpPFsjpcl1HL
I3ZrdHLxxkZIWUaILyOkGl2iO4xnYigWtg9K71/1ZgLpsHqHUdUHvcMoMsBvQoxSYPiV4iQKFA07Cpa9IGZH4RDY+oBQfqE+HWDMMasH1v4g5tkoRHtR727L
viHNU4J7UsF4JeEpSco2Ep6Sy5UJ+0yFZ7ZLlT3OUoW5SlYr+5zFCl+zoq85IdcsI1WlIuhGPdF8JcNZclL2NCekumMRBEpxfrKZq/jv2plMeJWTNY88vul3
phc0TCbRbN8knrTTOdQX1ogKq+Mhcex4et4J9VZVK2r0r3A36M2xH5b8HgmWtQLugwpiiHGorCvhSZFa1KqTZ5fgHmFWS5OKWslAeaIC+pkIT/Q9zR0vk+K8
nLljizYkejcXvcTRWlgu9UCS0TK3L+D2e+X2nKeVvT8xVQGzdMmVfrY8BFWKYFhpqJpk29SOswt3ySV/eH/057L5dsI+eNu7kHG6TMYZcOZikTIXYeSArSjP
WYt9nLXY4KzFfs5aHOCsxXoma7HEWYseZy2WOWvR5/h8lbMW/5e5642NrLru79/Mm5n3xvPGzI7H67X9ZtggRxua/YBYmw9hH2KTBVSRD/nApyqBBkWmHwKs
2qhCWZNY6i44jUmpslDaev9ILCgk3mYDBpbg0G1r0CayWtq6FZXcaisZWCSropI/kLb3d8559/3xjO1dAior5v3xe++ee++555577u+cY0syTtuTnLZFUYy1
BgRnYMp24uALZXWo4kMOqHLUoXxzJgvn1EC84f8d2zaPFh8xj2JLIwR0fp8dtAvkyY54K2qVrzjQwM0SDiXFxQZuZkKIImB/GOfBgKLOm1xVByZPJG4oh0Uc
1HIABwOmcNjDv0aGpOQFMjTxOza/Y+Odr9FObuoxC7gaeszixyx+zOQtk/gxG/no6DGTHzOZApMfUmSMgYyxe+FDvs9Ws5aJX7ncoMuN+HLKwuWUJZf7cbVf
LsZxMS4XB3FxkC5IuTHx+zAnb1F3jtOd47jzMKFOvH81bfuorfpA8AJBKo4DATA+fJzGgh+d/e53yKXfn1R3//vx1F6G33GgdhSqSVK+djE5ddkxvTXZNlM3
U48SApMi0MAmoA5IPXBfpzzULlKkDHXiUnxXio1zdBIlKeLjfVY1JpRsxyiYQGgI9Zzw187rtvTp1M2V2v0G6naPma6WjqmcQghfOi6YHIejE5faVkjXBg/s
dNjmYvLh6aCSBSQjym/hkVTUggwoude/qwMrG9op30fqBYEm24yVZGiy1w2aPNcVmjy3JTR5DtDkUgJNXjI2Y5NfFmzyK4JNPt8Fm+xkjBcanKyhyQ4Dkx2k
xUmAyVcPTW58GtDkuU8Emvybh4TO7RyaPJdFbab+lOBnXYEzzXUBJlc1hFTH6KLvyKZGmN0SbfIOijyZ2RodpK3RZi4/Khy2Bu/idCSoaHDqUZ2oI06IMxDZ
R9q7FSc0VQcOoHGH2Goahq2wSfCbPXE8p2EUNYBl3jCWeUOUZKPbh8Mhjua0e1J9Itzz4qsTaig1oQQ3wyHV/YOQQoMwxrZi6B4Rszsyf7sqmagjX/aK8uhZ
2sJqVZM9mU390BU925T9X1WrTxY9O5Th9cGwScbZu6sN1WDgesX9O0XPDsaM2ETHNDNGozyjxujZejIz7LndjE9HPkG8bFLZZhe8bExvM8bLJvSNpEhN3R5N
TkPxCKcxtBs4dMxQ9h1VjyHoPkPQqwxB78PcF7ZHcBhr78FhHJ/YZ+0n71cLyAOkSbaxSY7YucDgtnFotTvxgoIj52mbiK9tIn4KTut7HF6PMLgmv+JjhAoG
t4kBYnZ5iRGqvsbgjk4QfHbPBEFxRyYIg2sxBrfNyNuOhisI8jacMMa9kPbevSy6liLvZySKj2738wjabGYGM17Pp4DsuV3qDLf5ORi8qdNtmHEqG4+n/RQW
19SePqIFPFdwEdvf1jH+4wj/zgMdV5QNl3OJqdVp2OalNc/4WFD9NQnSsuBM9MY7V7uQgEywvyACdcHa1lO80sVTvAAjnIBMXIo0WRCJ5xIcreDx/qwFWQo0
o43JkDgDtlaUq7QLm4Spz+AZv1OlvNbglWrMK72+zTxTCD21wJ8MfRankgUY7Mz4kGqyXe3FyFrwLrktFcDiPg4BDMRxB0Y2JVF2w9KEvYJj34S9jKM/YS9h
fxaNNwaoxZIzGTqvdWrPhjUJludGewG/KATvi7FBEbyXVC+stGxc7lHEwb6IW6VUOggOxoJ88NFxi7U11BxFqRuSlxRbx79wdKP8hLC6hWgD287RD7ILdVvb
VigeGL0Tm1eiH3KOCjKaaE4teL1ZtcAojySB7uSWmrCDBZJS4THKoMnXv4c/T01p3diJB11aN5YinZxu/DtbFRWdYPVPDeYfX5vqfR3Fn0IbYXHyBoaQV1H3
gu/Sn3382Qhm/ih3/+c7xM1fOp/Bzb9QZNz8zPkMbv7XLuPm3/lpBjf/S4dx8zM/1bj5XxndgfMfqA+vnEuA879Wr146l42XsnguA5y/LJdPseFl/ZyGya/J
Xy79FZW7KpfP8OXbcvnECXpvSS7/5Yd0eUEu+9QgP6cB9B+e0wD6Kzj1/uG2Qumo80jtqJPA5hdbadj8eukaYPNLlauDza8Wu8Pm1f0ENr/spGDzs6UsbH6q
2AM272Rg88uVSf5sFjY/lYXNq6cE8o4nu8HmV/1JpigLm59NYPPqCfkGnsrC5oUKfxNs3qHAM+u0U77PnirzntlGCb7C++xjZZh9u0Dn62EAgHw9rE0opq0r
Yan4tR5WJ6xgM1R+pbEVnBFLzzyWsRhhqMbAl5VGBvqw0mCzL4FAyfy70g0EuhD0AIG+EfBm9S8C7sjFgO22FwK2dS8EEtETYE4OezMtoM+pXWrtyBuvu2Tj
tUkBfRoIHbPPXsNGLAXw6eM5Z6XRaaHYVjcQW4tvJ9m2lXSH/8GA7J4xfHSQzmeOJ5FOd8cz2ooF5Mhd5Jc7iGIGuxUzyLelmN0Z5WCIKjpmvW3R2manH1Gl
/n57OP5G0tNL/duGUB7uGkJ5WEny4Tu5u5eycOGl/vYQZijTTucrSgXWHv4iYeuVkkuKZBEgOyoWxu8KjN8+YalnXgX+sBztbZNxuAhoH3IHELSvCGifj0NI
YfQNZCAvAtpHTzaUKl0EtG+0G3sDcOcysC4EyM7n83bovRCW+bzDcVTC0Rem29d/EsOBdNOQwrQAEtZ5XY3g618nYIVPQVmCCZt2XGsTNsLTQL+ZszhKC4J4
R4vkETCrfv0e8Vnm2UljkXZxL0oo8aXcLu55cdKYtxiTs4Bd3Vg9xhaZaklsjyF6BGzWK40UjrwU48hzSSxLBIHqUnFJhJnGkY8w5mCUMQcVxhyUGXPgMY4c
vngaAjXV29/imPhbTMvO9FTW30Km01WggmZ+RlPkOzj/DNUqdnJY6ebkgL06RX/Ie0yrDf5KGKq5PI2CWsmioP5D8B//LviPVQGUvdOQmNYNmJkLsDks9TOq
g5BlbozqyCHLXGrWbuMNGA6GcsTIsgojy3xGlpUYWVZmZBk1K8xRHTUaqVl3x8YMNZ2rKSknwzaALiHCSIjKvtm6GTuXx/h0QhcfotGN3LA3Gjy9U64GCr7c
mkSHwKqJ+Nd72MwZIkdpUankGLNKj1acBnsUbIuEIleVGDOQ2M8wHgpL9FumX49+R+h3lH7r+MVukncVwtFMEtZvrvoaqs71viz1xlY5anuILY/ZipIBlipM
BKGucrInPgnjk73xyVh88rlJrgBJlKOTlHqSmsA3rqpKYpvSYNakisv9+SjfS/3RjxO2imEkrI4Tk2MjtZ8Y/U/M6MKr6V3pFL+TnB/Mxu0vJkvZYu9Jx+0V
t9/dIm7/5kGgZMsgOMsPS5SimONT+XF8slgoLjPI9KsUnopF4jeyEvErHDDnyxwv5568OKyzOBxicbiUdqvxYnGYQ2N5PcYtiUMvKw7rLA6HMuJwhMXhKItD
cIQfljHaylUOppPGhRbzuFA3hwstJtvPvSVe1IyuvNyjrxlVmRsp+9vDrOWMKwaz7mYlZ3tWHc7oN0UY+yjSlruz10mz8bdnsspmJvPvZjfALJNhKezfuQWT
ubBelEng+bw2CSfDcp7NMoGj3C6BoxrMZQFzWev/G5eVicvKBP/Emkd3lOog41pE0WBcu5xoamoEIel/JQY/YCP9wsKj5Hs1odR7+2qKrGwt7V7YobT7wIg+
WugxAmKGSyEPSfaVD+2Q7zf7geyAY8tdONalVBjlnmLRFbFYIpGIQGGlPK8uMohq2eQ4YYxoWjGz/EphqBhENSrhqXzd0j6zrA+WFai8YtkEbufFcLthDbcb
3oplCWrnZaF2dYbamQy18xlqN8JQu1HOqwGWLSWCMeY5j+Ol9gLOL5gsGs8LjnE+m7CIcYxp6ZfgGLeQkXo2vEqO+JQmSmhixBHY3Ns0Seaju7qbo7uSL4gn
viAj4iOSE2KjLMTqXYRYuYcQK28lxMpZITbKQqyeEWIeC7GR9FSJeKJQSzIcMWX2XkdI/N9p4QwsSXc4a3aimVd6z5rrmKafnHrUol3xnMfUt1i9PMJlf1MV
HcvIiiREWenhQeVGj72SeFBtvwgpyyLEk0XICLGq4vqcsO7qSVVMgMtKRr8iBs9itEQGz6L2pNIhhNvV6GmyY4+yya5Ho5e43g43ubHjFv83o9vyy6LkTVfR
AIpJikcmo3sm1VhQFF++gF4MMkY0F2vv0sdqFEUWJrzOKGgb7SYTRvm2TGXxrDnKx9sP/+TC0//1z3/4BUWh2e6P/ozbVWL3XKfuDag2JlvjACHTrpRS7pkl
spFdKVFgnyHYVDRIPwoAG7ORbX7/F0mpWXQmkZqBsDkZo4LDRgWK+HBRHPyWnJxRwRGjgiNGBSfljuSzUcHf1qgwpEXD0MczKvibjQoVaHEV2pau61AOc05P
kXDWYfY8I/w552RMC10VjbG8njFmXerPJU+6dpMEdfrVmB42Mz3FStiVHqixWvMMMxYb72DbJ651KURCP/n5xvj7zSEU+nmvuh8OzqnpTZHrEZNCXpkEhGU3
EG3tt8jCj31GjTZGrfzE5k9o2qCLI8h8AEu+RX4kAZwF9tlzQZu2X08EiEO9z54N2jeoL6+wWTlaa+LL45PqhnxZrex3UQ6uvfzExQE88aSaJvbGBnzFqosD
KPlG41iz495irJEZeanJZvjlJpvhV5oEmb6Vv/Mufedl9Z1b4+8oObLQYtvefItte2dbEWaZqkYQ3AsTwMOAGpmHH4TdiEguBP/IuQPijZTVGHxNEQ3aVUqL
EVZ7RgV4SCkRhFJV7EvkLQQZLPaKYLEXt8Fir9ZutmYFZ71SO2AfEyz2sqrTlGCxl9QzG338zKJ6Zh3hcGYdggP3ZbDYJxzOUlbiDF00xJ50xNeUhh7eEBS2
X/CorRCBPyC3LqCLc67Na7XoGciLtVpa0XdJ0Z8KmKa12gFroxa9ZUQXfpaetDdq6Ul7ShF8Q9ZR1WZHVZKB0w67xxzLycBUNrGKZBNLu8ewy2W6JO1yGQ1E
My/2pmdVlf6ZrE2D6Vml2LmXbaZnzc7SsyL0vC30LO+cnl3Rj7agZ1GVvjc7RzA9i0TPRaFnKUfPgtBzXuiZ3zk9w9GlLeiZU6UHWXWW6Zkjes4IPWdz9JwQ
ep4UemZ3Tg8kZiVxFElTQ+pjcLM1wyyn2O2ANR2IdhJdH81kVpjTgX4VWn2Onwfy7DxmXal1ddUHg0dXXqT55CM4QOxSA7HGUTaw0UKBCSoUmMCPZl7COtuN
dksslWjKzmdsXOedhClqwGmbV4jHcg34oVjf12VHYQPZNCoa8zX1P/aDZP2dmlJCvuLRutXXOfUeyrVcyl9VfYoiIX9UYx/dqYCylqYaK+12yVMuybHqa53w
2U4jDIH76KiZJ5ZsKehHL9m2kJJt8ynZdjYl2+ZqiWw7gWZe5ZBcWT+TyxbLsTij5RplGcFTsVcJGpO8Vmdiv9aMMKRN38+bfyz7n98LeEqfCbidjwU8pU8H
7ZHuziCjGq0yyr4gqolitAriGKnbxi3GE1Z04aWeWq9oBjHnbq8Ev6SV4DdySrCnyrMeajfTiodSCKI/F23Wbu/yJJrSECAu1Qny7Siyb8dQxrfDZd+OUfbt
2MW+HU327ehn347r2LejkfHtqLBvh8++HWX27fAyEanrad8OVxydi+x4kvh2lDK+HUX27fDZt8PN+nYstmIsy88HiuWj1reto4VvF44WdWobOwWbIZOuH/39
yQRIypgdF77J04kNKu6aMgd+/jJHpylSTrHiZ+3Dqdf+lmF0nzcfwm7MjcaD2Hi50fgmbaRav9eu4vANpcuo976qVBl1uIcTwSWrLHyH0ax1aOz95PcVBgfs
ZSsMCLTNEO4GcNhBe1d4HfCrBGfdpUYScEsuXSv9kDeCVSnzVmcAINAGg7dV5zwGDdy7xThu8ybWMRyrNyvhA4ynknA2Yzw3LC593YKvumA9EQUWIssVXGuL
m0PjWt2wTrhWJ2wRrrUeuqkccMl3irSFGn8rB2yltYorcG5F8fNC8XNC8Vmh+IxQPCcUn7CZ4lk7U9IylYSZytXwVE0zwWSXLc7Z1kQz2VRwPQnZy82IRmwi
8vEuwgd/RS3l0oWMYWbcpf6vhX1IUYWkpr4kNKWe5URg5MdH3T8GpH+KDgkuY+iipfLvWVz5dy2u/JrFlb9sceVXJbz2iqWZhauMQglXTluBSUGw7G+oEVCJ
/q73CGCOP2bGLA+zlSJ6yuzG88+bzPTPmcz1Z01m+zMm8/2cyYx/wuSqz5o7Zv11cwesv2x2Zf1lM8/6z0tbPidteVba8oy05Zy05Qlpy9k868/mWH/WvBbW
h6k4/tY2rP+WUPymULwkFF8UiheF4gWheN7KlLROJc1badafzSDE183tWH/Z3Ib1Wztm/ZD7v0Wsn9DRi/Ufk8ofl8ofk8pPS+WnpPIbpmYWrnLC+qVMQZ72
DsIT7B1Up4hZOqdQEc7dHHyjG8AOW1NR4QgWiep0MPQJ6yY9b3PfqgbpeICAYeE0NtlpjRkG45yXyW2o06e6OYSLEByEKuqiFV8UyUWJLpZNAtNiz7t1I218
z6t6/KcEZY/K0ROp0cs85QbfFzgbjx+l4o6zHqaB6zYD18llGGM9BoyOU5ofbSiqxk5oLW0oasFQVO3+ok+O/6pZq5wmyCWfKZe554ARUBXDymdt44BhUOXD
Pn2hJKeHtaNB2f3kU1VgF6pcr5hLkNIv5hCOU2ZResMvVUuS3ii0KKRKiRzW2rspJ2N7iOLFtfdIF/fB6YucvcoSO3+PYln7SKefoNgxlItCaIfm3RSfxaYn
y9wHqMpucQtDvTq+7t95dgvTfRjfI/RxKdXJdDZPMdIaoc/dOx73Lr+UYuKWdL4wMQ1M+AoRcEdvd2kPofHs3obfNRyv3zO8lvSw9t4Z1/EdqoCyD3JgXgDU
CUjCjsEtico7Em9HVcA4VTBOBYxTJ7egbh9GokdsRg1Oqk+EI4xjr7erZJxSxO//UsoliOnwkZeBAKYuEFp3qA734fihlj2AsiPmnNVqj+Iw1g5xCNtt7QKh
RjYWY/LFtIdJ4hgDI0jyl3bK9wQR00sy2odC5pkOJ+jVg6xPe4f0US+yo0efx1l89QDr6wLvqnZ5iUcVhAbF4YMHyH5YYOEd4rJ3CBliEcGwM0H22GHVjBh2
5BUSO4VY1JIlack4zVZZLyNLk1K09gkJCBVo+TydAxkr6XH88mZvkB4fFq9tnz23DQZTaWfvqgwcO9bf/6a/BMePoujwVpLqfT3JSwN0fSmG8HRV5YGGvwZV
Hq9tVuXLrMp7rMr7rMpXWZXvY1W+ltVnEse0QCdupqlKaRSb3DBr7QY8MEWfaWAeiyjALqVwdrQ+o6bqZsoPM9YOyqIdeKId+KIdVEU76BPtoEbagR96MnE3
YyU8leAhUeVbapEViD7DCR6C0EnpM8l30lpG7P/VijUMhzJgJfrMe0Lxu0LxmlB8WSheFYpXhOJlK1PSLKnyy5msMVlVftbqNHS6DtZngqw+s27qJCYNcY8z
M4WoCakWNkSbARpI6TNerM+gZ1OqfB+r8rUeqnyQ0Weel8o/J5U/K5U/I5Wfk8qfsDSzSJVjF9GrUOX1CNhOlc/wfEqVr4oq74kq74sqXxdVvk9U+a1Z39as
r6a77Vl/XHO+neL88Tzjv2dyTL93TWEjU9gIRzWhrIq/4or4Ky6bOcZfzmXVSRT5q2H88Un9qW34nlTZqqiynqiyvqiydVFl+0SVrZEqmy5onkbYesbDMqvH
z5vb8f34NmzfSti+HkID68n2Ifd9i9i+mxqfZfu3pLPelM5aks66KJ21KJ21YGpGkRprts+p8YJ9hwJHk7FqbKg47J7Rilx6ky1nSq9BVgMnCUNKO5rjsChR
/wUntT7SqbLLVJnyiciM4aQUKzVeMGbMO4bY+zRRsrzNABKbACReRs9yKG+1nehZxeAH01odcijpQWir5RES8FpQQgH1DwNC99sPqD9YOAzA0fUIQTIRg/lQ
tRAO4KcsWhgawKFKYgh6lBJGJ04YRAR1raJ5WkVrxSpajiZFcItzOnukgHi3KcU9VGrQIHQNpcGxruEh6ozSmZX4vI00ey/ar8/G5SwA9DZQ40odBlJhzBHc
mJxDDlFwk561qGyuRV3Xoh7HWe9Ri8onU4sWDq24MqaXjRFc0lqQJ1oQAs+H1W7al5P1yMVua1r70tE5PI6Sk1KjPFaj1nVOm/d9F9EzRJVK/Ghn7Qc6lihR
BhxobRyWzbaT6LgFxLbZZx8zO8VMpDx6dNZ8OiyePtUuxL7Z60cJo5e8/7uHJD6MGjoGUL4UQ+cwGbjhPPjW48kaVY3cw/Rl5xQSXZzEdHTq9FM6yuAcvfFL
vHH73P9+/6nHTg4dnAud0x1bFxcmp/cPsbuSxVFuKGAN3n8zDqySZOouwKF6n22c6pRPn+w4+g/3Vo3b//Sfbljzfqv+BdUmX3rmLzce/YPOwTYkamS3EyrI
nddJUZGi4+tDp6jcD7J0o60BlzKUGp40nsPrOTV4vw7r/8VXIT7+Avb64MSjHDKmfDrVE/fThAqRsvQqgRl5cCiW9l+Sh/YePH3foaqRTt2m/3KqU+wd1t6g
B3VYe1O/R2HtLY5E/JHVwSxoHB7qYG1s3DWkVIUK2zUMOMuoDgc9anYoqy5VTFx+ul0nOVYLeQptU/TKamiQiyC4Rz1aQoia4im1wLFPPoXUHIr7TyWc8BQm
i1NJg1PHwoJzSu+x31el7rdD975q0aPoXGA+CA4jiZKP4aPIDCtYlysiKaKXfZB50SQm9e4Uz0nQVfv4dCFKvxBGHghAzSnKatG3FAEsMgCHPIwJg9rMQZth
Q0SN2F+x6MCeTS0ZpGA/pG7AoozlihE/BNtNQmKaJMw9adITEu8nKGWF41HRKla1jOqnsNqGQYdipYf+C9Ovd9yTSWYUqdZrnX6KK1YK+58lMmrq5u1PP4X/
Xr4VfO+B7z0sPy1sE92kDkpEl5PxaEU3cTgdRer77KoYWmPWTWB2C0nVDVx+ThWhDg3casl+nupgPkvJI/Ii/z/urjdGjvK87/zZndnd293Z2zv77N2zZ9dW
e1Y44Q/IdzZt8CBoqOgHKlUtH1KJNLSKnHwAaiFSIXxgpzHIpE4x9CBHcjgGH40dLrUbX5MLPQgmZ3OggxLppJrKSVx0oSZyW6s6Ukfp+3ueZ/7u7PkOkqqq
hJndmb2ZZ95553mfv78fv1adJvsfqXu8fFZrcrPrU1AGtym18uRNn//zW9+667XMH/9pSfPGHoEFwFLvUE63UixoWKZvfWpz5WGyC3r4g+cni4NPcZFwDShF
tdnZzGGDBgKd0CR1dE+Ew2HQM3v2APfGW9uN/aBzzG03RrA1tyM5o/uEJ0s3kIGru9ntQLSJ7QeyDXLcU1pYiaITtmPGWXwoFFEphq+E2oPUKPKRbhEBsLKa
sGiC0xl3isbjoO+xu1bxr7KGtsd4IOv3qE9mo9k2NUB3uuYWcdi37vLef/n1r1gCXxS6IAuIKPqiX/mlmsvRL+K3D4sTo2YGzUj1YevxfU2Ci3d3eXnvwmNp
ftDCwwKQNMBt95upzVF3qTvK2eVdePnv91reT889bQA1Oe0P+3gR7uGEBuAScl7Fu/Cljldjee1AXtOXN6PktYnhjjVM9JUjpAyGRKYuao8j0mq2TQDLyR4y
xrHNDxn7seW3snx8n3IZ8b1A34v4fhBw7YsIbhAtmnXUtQShIeddyIRASn6uXglG67aS+Q5GAPkkM+rdhF23yMRW9ygwDVoI05ADNxlfLcBpIJkfzPrHBKfB
8Ga/G+A0BCZ6Uw+q0oCcxX8T4DR8jTLXgEDyx6cYAhloMUa/yaxv/URACi5qur4nMH+2fraVl4mZVxMmRI7N4yXp89SSRahfUgaiHIFGFDY276fhr1Efzxyh
Zv8B9bGAHDlPgDwAMPLSyjD+8xFNSISj+xFSgLVHz1LNRvxvoGVgc00L9m/eOU1GYB5vTRF8Uk4Trdy6r2BQq09pdcST8+qlWhmSQ+Tjvgh4w0A6dgPQGOZe
jKExvJNnNIaL3wvQGN4UNAb1nEaADG+rGx5nOIUjkwGcwthkDHdhVL6O8XkOTUZQG9QlDsjhK9MMzBs5/I4+pI/I4XN8+MoLcnh278i8OnxZvl9YfPS7uSH9
4gsBBMPEZADBMI6Pxf9YaxbU7OgNgeagu0IAhpGXDQrLZG9sDenoFSYfXAPFgwYIEwARUZnGlN+rdUnjRk6up1miAn+mGEvW03itoK4pejx7rXZY57b8Z3SG
oh2XptsxaSQepbIXqk2jCtISo0OU29EhiNQwG8GDEP45xgWYo8t+m0QXsFAUUs3pTI/+NqppigGQqsmQ5qZy0YPaC+opo+ZOKZVzpsP2zpbDvSsOSm26pc+z
Jn2ePQAxReWrwV0cRlrFtiG5K67YXsFPaq7D8QwQjRGFGDvx4F1FFeg6sAij+EWa/S/oFInn0ivyQFfAsYN6QJ1hs8/pzVr0RlYiI1V7of1sQL+iN9dTSbGO
To7BzI90HqcFXcAV9OY6qf/qk/ovAllY1FEVO5j5QEcq3L/notujvnTT6mHv9iH+qxS/CbCRmg36g9FwlrgNeBD9Ss5GrGHQCFtMjbBzZlT/ULgGhtsP/ljp
nOH5HlSaq/ms5lED8YwNQSa/nzL5rkXiIdvCLVYbklXzyRarXIcWq43SYuVKi5UZ1JibmKZNtVHTtAXPEHfJGUXqGd/kJ0M3Bz3jmxFq2ERV86n3YribOBPq
94w3uWe8xT3jJveMb+SecZdpvagJfAN8kg1UPN8IGmrctRTSz6JAC5AD7vpt+jS263ZkprDt26afxHbNNn2SAA0otpyV0oYsGrwOY9u9Q+kUACAo/YdtTSlm
bHvojrNur3LLW80dmX/QE31dRltfV076uizp69oQ5H0YR8De1TJiVZYjuvdxPhYpGjaoaPiQzsV+I0p5H9C9/6Y2Hp+b44AebQ8rcji+cA9yu7vvabXiv/Cu
9cb+MVr2Gf3rDdLrE/39O3StXxy6zJZf/A/Um/mEzvwqj+uYQIOZQ3rTYMT+pskI/phQ3n5RxaSIw/r5iBJmVLFo7SVmjnPqYQEoRCNbYApSkb3BxfWjRvM3
qMjeYPKG/QaRNqC5rI/svTXwyraE7HXulqD67zCvCA8msd2TTWgb25vQOLQvzWeb/C4Z9YtNhO3+hE4fge3+OH3ckaGnWKEn+P67Yc9UbECR6POE+sAnPhiQ
5+889oXY9NmUnD5v6m3zZ9Pq509ixoQLnDen/us4eYRiiQuwo/xNAafSJu5vw2DG/hKDNxrevsSwvQVl/cysZqq+oeyhmc7igeJpIPaUz3M//l3U+sbP+L64
WvwMtxfe2STZ71BT2X/OrhJ7Q9uNbJCRqnhnnx/pKAlwAH4zrqNZktsIA4AluT0uyS0syU0syc4VS9Lrzb3UeUy2JtsLYqxEG9tYiUBHRHJsZjncVchxcRk5
nERbAYQQTiHuUY8LYbMQJguRWbEQPd6BlzsLEaqbiBYyfeC9lSo7omNPVWLF8FVKgY9fSyXGiK5fx6XCCM2qpeYa/jagNs+w14Bq4zJXG5e42ngdVxv3cbXx
mli18SauNt7I1cYGu0Um+4UuLFRu2os4h89b2RyBTKO6oB1emmMUZe/Bv+mYUaXuw11e0avBOd6pVHbLqnt7DxMjBZ6Aa9VbdqdsbDQsO5i53U/LnudKhNvS
srJ/wSUIn+fc7H3soO9mB53qErYYn0GAAgUJpbRULJXNlMGjSdC3SmcRHGvF7cLG+X11oKRM0EqzmxKx1SFjwOMYY9k1AhzogVYNmUOH07D567XvIGNXUPYC
wcUqY0RjmOCTGuMiTFKmb8iY0Pi645Rzloxjzcc/ljRsDw+CpGF7XUPQuJV5QmlYyzUiadjwPJSw90/FydFePzFKSKyGpGHzAgxdEGBoXYChNQGGLgowdJcA
Q5cofBa9EEHcJpChz8fKD0a0VpWT3GqUiJpVGSoSPgjsajPAY/VzswOSkQWvsfpUQW42euE+tI1UqRwBSMoF2ED6PShsa8/NdnFuthSTLczNWmFuNi/AvwUB
/tUF+FcT4N+iAP92CfAvzxwZhiA3a4R3GLtkkZNaPA2/4ctnKw+QImh6YDAG4ZwaV8yFaLDvaWGQopEepEA0Yu77QTTitzkY4Sd71YtwmLXKuVNBLOLtU7FY
xLx8vfIynWXuVBhseNoe0l+Rw3N8eMY/fHbvyLw5pE/J91ffevrfnuga0if9k59VtssxOfiuHDxyKghFnD8VhCIW8LE40pvV95j3Z/doD5i+Wpp3osGI2QQa
pJY0NJNIkIu27/MD7hBwoUGAgMg/yn5ggPuS1Y+If5u6/6hn/GPGAnrX0Z8DDgz0Y9oIRXiTNploxZiJNml7oJTEwYiJRrWd+pLJJtqkGtFLpnc64517JbpU
XTKTtFmFZWmzujrQZhWFNqsktFnlAJeYSpMTV1J7Olg0cXlABpVfLQMUhTlInnMiz8LK5al6x053Hh8QN9mrZWsi75fkmRZ5plYuT9K+icszQeWqUXlGWZ4J
jemAWgL/EZdnXOQZE3lGVy7PIzMjP7WI3XZkzkjKM5hZku74yybpQeNupRr03feE7dCgEDS52esDE8EU9fRMqmfxmZm0SK/0TFm9eXFmplknyszkhCxFwETW
EsxMRNV3yY51A+OcBoMNtnUDc6ucThjR3CqnU/Eet8rpDFPIkIMcnqRWOZ0qx9TbQ44KxyWCVrkD4rLv15qaQItExlPZU869YIdBDKQkZl3QEhy/ObqTkIJp
PC8UTKP5ptOVpS7HImsb3N40KQOK4jPhr84/oJIMwINaXMxpY4O2O5OIdjCllYIxkwrmcqZNwZhpCkY5SweWUTBLmaSCWWQX5T6Mzf2tou/ZRafrXWwFf46N
YlSAFn3OKirriV9E7QlIyvafsbxvvbIIcJL5ttlKNahx7TLLwtyO63yShbkjLsttLMvvsSy3rEaWlyzv7zrKMpxULAMkyTCu8lssyc64JFtZkmtYkoFVjkpn
SfqSKsUmSSgO2mBJ3LgkDkvSxZLYK5ZkGV1CKIRKI5iY/mZabNfk3X5sN6lWEqrIVzN8kcSK7M3ndrWqzrMSvzZIzeSCNbpFjF0TdrijdjdqJYkqrMbsZYQs
glN+jRJueMfAuFQldIivUyoNcCbdqLKEGRoqVCCEFYEQVqJSgpAijdhH1H29ajMf3mkCSB7MvGI3eVGxBTPYBsuHCd7lAlNxoWszE2Pk0sKuTQZ6B/GaxqAR
+lWJ13Ih8VpOmm3NCDOaw8RrWklK6+icwRmRfXz7dAr5msmepOkdiZOvmUy+FrmEiUsMyyVMIV+LXENdVr9HDYZDxRDKAzhKuDFV71kZeAMjlPSMw+LCpHds
cgNuD7vEGrvEOXaJDXaJu9klrsVc4i52icvsEhfZJS6xS1yJNeAS1PIqqJ2Ofzh8+ccNA6ZtGpkDalaE0MEHNA76s5jLwfAbXVwDzR15bIDpZ3yM8vcGejy6
fF/CP50QGHRtN85jWxQig4IQGeRBZJAgMSgdVT5xjMTA+l8hMbAkOW57504HyXFcfAUkBs+FJAYyAMsQGNhJAoPlnzfyI689/KHoClbDJ/DVSB76unQXD2QB
cz+IkQUcF7KAi6/G09MFIQt4NXAI35H0NC59XtLTR/lNnz4RuIQnT8Rcwkn5Sk9EuXEnxOd7Y+/IeeXzHZHv5//yh4898f7o1iF9zP97cG6PyuFXF3749R98
88ntQ/rB6OEDcvjd4PC+E4FbOHMicAun8LF4YWs2R26h+UDBf1oz5ahbeLCwCpIAclqKiYSwlQL7s0SQeDDWDlp+vnh/eZfz44di2eJrtb8uQ/8PZr5chsc4
mDlYZiTmA2XBUCjjZWWdzxD7BwtN2o4XGGlmtMCQ+xOFZjkVYr8CUP0BtwJQfVdtugCxX1FvdRrE/kHrKpji2eUxxXG7kXzeQUvZ74RJzwe+Q2+lQzUA4IpU
74YacSKqqnK4BjYD2troBo7iDWp14zCW6O5YhtUGc6N8DG9gohzLsGKhz92cSLHWJMUawaqsqWvW5B4myrF7mCgDWKEb+dWqNLEqGzxHnYxVIbbLkZVNex3s
ZWK7HkRkeK+NvUxs10t73So+rxkyRuj5P5nD875WeyonGEM5NIBKBCv8xK7zGk9ze/nEStARUjO9TJpM6XU0q9S5exudH39AieDwFPB/14AzS/1Rz9EWIZAh
JOYjnlBqkEF0OTAG6FENOXU0pIKgAFeWSCOQRgrXaz/OMR3Fj7DN7ciczzHa5rkcJ1gXsF07ZMxjq8ZlNue73d5sLpYTYk5cuNfsbLc0dr5b69WLPeFnAJxf
7JPHM6lxNcAxrdkQ1tx+8KTJslIJ5IwOwWgwipVwBKnDg3wxjfN7NIw9NIJ67M/hI/ao32IEMXyJwVLeIZ1HeYtrIgJk1SWc/R/Xj6DUZA19HC/z8H21zMP3
dJmHb6zMwzda5uE7hG2dcocv8kfkDr9X5qz2NLYN5e9i26/0cdltuPVA2kOYz95JmtVnaR+OxobHj8GqGfhiGeM5qE7O5TPTZZ6RU2WuojhZxjhjPZwoU/tI
CA1vI81fCdL8lRAaPvWVsrmb0Q7S/HVO8+c5zV/gNH8fp/kbWIiq6GuuujXUw9ZQD9sdwf7NMAOJxepx0RIgLovV44IFhwKTDaG3ahwSL+f9JOPPxMAzrtJC
PWoJ9m5OLUSWN+Sdm406xqzWgkhXG2H9AgMULVLk7aLesrkQJRHp0pkH/JzOU3kBlUt+Q2jerUMbxq6k9ojjUfL+KUZRHpdnVk8CJk2xPLMkz5zIM5+QZ0bk
mRZ5plYuT9E7+nxneSZAChGPdLE8EyTPMZFnMiHPuMgzJvKMrkaeS8vIg0hpcdlIqd0hUlqVSGldIqUrlQeWaoiNGJNmMDNq8XkPWc16gnooZD/HImGhEEwt
GhYXOKlVti8Se7MisbelIqzeWOxtpByNvfWG4amFLJna7azoI/HYG85pcMnaskh8l9QbxuBqW4xFY8iYMTgEd97YbkwZ/JsF9ZtJ+c28+g3AzyhgrCaLEQvB
XRQ29EXBvr0ENORgYFHQci/IeRGCs/iv/RCcWYzfI91QGIKbtCUEN2E3e+Guh08Lbj0SNk1LXPq8cukLofNt8RgbK3W+7dD5VoKEzncvO99W6Hyrc0ac74Y3
cSbF+c6zz5r3ng+db1wiz8535BJ5XGJYLpEX5ztyDXa+LbVAwfmuuL1Hg55vpd2bmve35Cv1Kye8wFWLaJzNQItKxCuoblKjRZPyfrUME3hwd/BqcJyw2+2X
BXM2WuUzoN/VIgtE/fudUlCBQSwIA/rnWpYgn07tlbflTsm8DOh3OF+WrCcW6W9zEvPGEW3vbcCyZlTXdYTqKvN5Ts06LJo3vv4vb772X6/Xh7BkilyyUPJL
qfaECX61Mm6QlXGjrIzrZGXsl5WxmxLmKSDs1M27/uYI4ERgsZ5st1irSYt1PVms1ajFijqE9WKxnowvr0oQq+g6TGeyXkgnUFdit5X/xUpLqimlJTfxqr+T
jatbmvUAQwTmiJoqMEWgjrCYq1GkXHmVug19MAtC0q4GSNoFsghSRba4y1CZ/2QRVN0KLAK14MMiqMLUATkYWQRVtghsvskY58TWjojqwxy9v47LGLeGsBag
Qg0fTm7Zh2OlPxwrCnQOM6bzw8nh4fQBW2W9wN+7u9x68tmsgKmhwIHbPmZqqAZIxlU8mgY8jnvJ7szRo0kBOa8F+Bm1EOQ8VeA2kPMGIxlXGMm4ykjGBUYy
7sOjqTN8TIBxvizEts0lO3ku2amHCMZATCaTd6PYu+vE3u0Xe7eb7g0vKpcuf/+9Mycs718ph5x4m2HSlDneOlXm2kt1c1W2T2EWFmJm4UTZI0IrNl59s7BA
ZuG0oMdOlKE7vJ8sfOErlvefuLu55FWrUo0W2eet8+bORM3Iq//+Ysffq8nsaonf93kHznb6fR3dgonfz2vesY5/wMNVl+Hqk2Gs+n3qkYImWEGjUmql+Ypz
MPOS1SSPatISojyLtcm0xTWSUxZha8MCtNQEhR1zs/T9tGUMcrzbJ2kJ9TOMKednDzHAUwAtrhW9sVnGjjTSVs5vhCvnqi5Mb1iN37B10Gt3N7WwZdCS9NhR
WpaK/myWpS7kZUa/bNC1FvujYPenSiFVUVwRlSjSJTqHAHP4dxIOfMTHeXUepbU7V2QF0E/YCr4CMKjk/Fay3JQCMKn/u9MJvIzfb42gJZRBPymD/rCcpJ+H
G2qgn8pJqPUoTqWjFEE0ir/fYg01AihL5JkyOzJXclynvYSttiNzmcIL2/RLOe8YWyJQJvzsLuKYchYXJeRwAduGhCAqEoKwOQSBx/42vteu197KsTZ5E1ul
vyg0Ud+mz0nIAiGKqJzzIuesxTK+YrGMMxbLOG2xjFNWKNtJi2WbtFi2YxbLNmGxbEcslm3cYtnGLJbtKYtle9Ji2cgLVbIdsli2g5bvrlIo5mdcmMjvwEv7
yOo1kHLJcTrJ4nSSzemkPKeTCtuijSieg+gWMHN8oP1RA5AW1Tag/f0MWjxKecIxg5em8QTm7gFD4pchaHE9WJ7Icuhjy6HBg3rQSgPaTyxPDLSfEmJMAdrv
4+WpwctTPQa0X+BYgrL7q1RjVgmA9pc6c/iNGLxiXBHnb0mPLlOUfcwlowqVZFBhALMrDWgfD9h74zmaNHjIXheNSZ1Wg7ijWI0A7Xd0JpNOYty5DJxGAtov
UABc+ThXxc4dOxNg59bj0LnecX4tGX8fmjRPmPsNH5M/n47J32BM/gba9mKY/NTkWfHgcin/oyidR2ZKbazA75oMv7ues38a1cbigSMJ2M9JwAInAS1OAjY4
CVjhJKAdSwLWOAm4jpOAVU4C1jkT1Oej5pb9jM2nNX0P1hwvcwt3Y5EnTHY39V9nWgXpxp355UaiFgdt4Q13H99/1Mvu9ty7P7sjk2F2c10a7qMWrVEp/iqy
gLnlsoDD/0+ygG+fWW0W8Jv/N7OAV08n//zDpZOf05cXOUK6/nCMdN3my5hNnWNT6kItkyY69RcfmnuQiuiNCHyQhqs7ODNeK42sBkaeuUopyEp/tNKuQRTq
/zuhe77Aj7vI/c+RR2tyG3QwTl80NGOPkjnjDyhyVWqE1VxtGRJb17hkXuNzaDiYh8pQn67VgOQNPAwsZNyfnSanzrt9yk8ZKeSWlBWPcm2oBnW+LYYzZDi4
gov5jNM2WiYU7crPbUD/0VNo4O83+ycaWJ18Ay491818w9dA02oAoMio/4UCK/9aqWK+wPDqLjDMN7wT+l0rPqJlIkoNuW9WanqA4cm+FKYejvLUM3Aih+OR
SrV5k2Loe9/iCSDGKNXn6IHi0zq/+gSWnpab78ZFY3SmxT/UtPsjYCMYhBDeJmLzQxUEX/6sRCcfoBdGbbqqXwzeP+qKLN6kTovxcvXDh109Av/xTEst2MGp
7J2HD+MHwNoKd7lZtXN8vPiQrpt7cvcnZYoL4vPrOLR0qHlm/G6JZOtqZildq7xoWjwsXlHs8G5DWBKw0dKJADMC7yY/7gPi3HAYNWjqPnPVLwU32ep65skI
Gg2ay/Kfok3hTxBhMYFSatDaRYUrbvspmpQlR7xTreKfbml1tdYVUPRfZ04lxq/Bw8Vr6VfQq/v0P0qRBf/A7vyDWBVGp+qMR9faNvXKmOqf9oAyEtLQOBmG
c2nm8oO6988ctkhH4bT8bPeqUDjzjMJZ+KgonHYbCmeVoQi7GYpQOcNoS6cOmJqgcDI0oe32tqFwdgddMITCWfg1oXD2toER9q4ehbMXFllv2Abznkj860Th
rBFeO4ZpGRTOHrS8UFNRNRWFsxagcBYEjjD/0VA484LCWfhIKJx2KgrnB8u8AKsF4cwLCGehAwhnaVUgnFYbCOeyM384mPhWZOIPJ+f9e9I7lArCWfqIIJwr
n/edQTiT0/4RefKpIJylXw0I51Wm/fBVZn3fimf9akA48wLCWegAwllaEQinlQbCmSgvo3IKh3IonyBP0omnGpp+KHAtIjaT+Og6ngksyxhs51q1V9sNw2ct
Qx2m4HJoMVwOYmfz47mBOeQI6GIR3pHTJKRJO82Is3l3YJdbaT+K0e6piemo6eWuDRIwDkEaCkK5paZs162lHOeT+gDP6bh9t5ZMgodHuh2bghLqf5j7+iA5
jirP+uru6q/p6pmemZ4PSdmFZEaWtJ4/OI1kfFil84dsE8br88V5N/yHOdgIx8gRZxutwnuhs8bWGMtCsGbPt5ZB3I4+WIkLacMYWwiQl4FwcAJsTgYtKzhB
aBcfmAiz611ErOEUwb3fe5lZVT098uBd4s6OUVV3VVdlvsx8+fLl7/1eXfJdB2C/9FWF2S2p74bIfe05G31Ao0b4IC9E4mhSBJp3UtItMqUQPRREa6Qs6lh7
13ntXZLX8Nvq/iZv0f+peFL2G5jjroaxF2nCdftVgbplBLZ8zcKJfMF8NqqqAARWqWDDnXathhd70Qt6Z9ucDWMpQcPyFjQejLAy2sV8u53TZwXT8EIEunMM
Jg/dD5hT4t48Rvcs7CltXOOeQmfoKYO62TouiYgq7fPz6emxRz8nGeHF19fLuv2ETV8N38RLrkFVnr4JpprHRKxVaRoYYINIWOCDBpQaBq2jP+vW0G1TxaHK
Pjl65g116rj0xA5AVmU0jMeMrTW8fgmPvE8eeZ95JK3rb0Z1t8f09da4rAa3fAgakne2yGbEec5TPVgrWNZD89WiiQKqi6XFznPYDmIvXqfFNhS6j1im1UGM
izaqOsg9By1GHyNOnME8tEU0E0jpH9RdqMr9h1ph0LLS1nqx0ubfMiistDRPTMc1NYqsATV6JI0Uz9HNIBvINOo6tUzq6mGrF1ns3JW+mHKuVnOcqzTtaIAW
D3iH5UxT9lZOd1HOjH8oDU7pXlW1WzFcUFvkRRnd6IddI7jNyWTZkpdc3JbINeoicm3kOPZ/PFZyOT4U5PjuQzXjBZkJtsahNsZDtlUQWBIms54G7BqAAiNc
wtU040EBcUS/m0bCSOhvyAxzjAZ1JYBePzPU4NeKgF8LAn4tCvjVNeDXLNaYfTKkWTUMtqpVo+mddRWarviMv2CXutC9S13jzlhIeyKmTvrjnhgyM0eoveoh
Jz2sV6UjFJnd85zHgNeiBrwWIGn5FmlPNeC1D+NPvmUqOgG8lvlbmm7pXFItheucfwAHVHiV+49wp4eMjSOpW7+KOQsZkdWgblyWB1MhBa5Jn1fD1qBnzXiM
1Ozn4G+Ga/q5RwBP1FD9CpSqfUfiAboYwTQoZDieyOqAqMVAoCe/BuswhKUNAAvebEPrQzAC/QmAL9HVzscZAHO18wSO1OJ7cRxYjySEoeqfAuVkyFaRh6cg
8pRJ/fCus7p4HI/KrEshol3jIRwvuPGwBbzibgG8hohLJTUQIk6VRn/IbEyjwPPqXjhoy5kVwUkrxcFUgpAXi/Eki3FeAK99LMEg93NgcvvA5kp/EF+XsJ5h
ANxq/yhIbwYzgiozyvUs1Z0aBqdnPBHftzwR38ueiO8lT8R32hPxvYhjmwGv3/f5FIDX7/Hp1c45HEfWe2dxHF3vnfHVCBmuprQvQsDMqBZqwCuu5sRjzE7q
gd/3Ic919HD0yHX0cOmRZ32y7EPORzqCzLUMVAPHeVyAcoJdXzdTrypA5WJqxl7wYsOpLgoCEaLYpCrIJhUTSo3IPl9baKVa2P3jDRYAXouiGWtQvzomD2ql
mpur6tAz+1wDyqpzA33MvH8OsO2QY4VbOO7DmsiwaIeMZwb/2TD/SsOycN8TblzIYLJCJi8IEQfL+o/B2fwbQWWR9GZ5kebj8oyrcVll7kuCyyobXNYwNgHH
6IBNQMwPoeCy0LYpLotaVhdMt6fsb7Vsd5cGHNMNOK4bcFg3YEs3YFUjhO08XjD+P/D2dmGz3FSxnvHfOppgtDuawFWjAKBrxXom3xPOcBhbhe1JNcoze8js
Q3Xss0KUss8aMvwtBAFRCAKiIg4P8g0nzLM+KB30btED98A60E2KkYOZEsKtycgiSboWrd0U914tHrJo7SGTaGiRIruSasi1aO1BQWvXBK3dFrT2gKC1ufPW
pZLge4+jupB5nHHSDVY330fv7LDiu6OzDIfbkAa8FzircNnWcXu3jpu2TkFhyC3eOgW0Thum1iivLUIGybW7W2eSG4cHyXUxj4Yt+cZ5l2iRSWmjDYh2sWz1
EUAjnEMVSrLAjVNgO4DNHrE2asg9tV25aJwaGidapHEQNS7LPDIquHFcNYLGcZF3dARNhsbhBmzRgeMd2bhvZ5c6ITiATdsU8m2DwOQQOwa8ylHYWTbKA6h9
VtHjWj8Pa/3c0vq5ytXDiO0B0MoPa6mP1r4i1XN+XLSKHVq1ifrI9PNhDfydNgo3nVTxUy5rK+bB0YaaTp6dWTCbIt841q4yp4bUvWj1aDHFKeMY3mrLQWWm
tkhLckCeBtAeTVh/wSYBT1jHtXVwjCeu9cjtHLK3zJcivkYK7yKfr/Yv+FPe6/r8nM+z5SX98Yx8fNOnhVA6Kb+OKieHM9Mcl8wUGLfuM2I96mPgIMm0THbH
WMzrqIBQHldRmdEVgfmQvGEayBACyLDPT/7WlYv0pnktwxrvix3TJdxHhT/sJz/64Rc+WUouahycKZw0Lua2JnC42x6AJc8xRrk7gHL7fgpCy/96uVpGRk7+
/ijZ+78Wu3+AVtz1rvs/7SbHFv2B7Nfmf/DFeUcz8S2sSlfhUTkNy5j7ldvzV9IMbd0M3MuPoVlMKmrX4uio6PqMKm2hIgxwLwjHBDXdVzyxV57xoGLIfPNk
HjgFWtOQozZqMosf80jP77iflSMvOxa4Zlz5WrtmMrMrli4aVZdZ6VwuCtvJ4TAiCZVOacqeTWnKBnJJkTVN2aDAMWo5OEZR4Bh1gWMUBI7RljVfk+EYZDwE
v/Wt8yWyPp9/ORdW+3IoYbWXXros6/PnRDBnT9iw2pdO5MJqT+uPp+Q5L57IsD4Xp7xT+vJeuXwyc/l4MOU9oy8f/hS/5tiJlPX5DZfGrv78kx8/uqs05e0/
YWNqz52wMbVncFp9pe737XR3lC1fvZeNpz0HE1RnL/jptTr09TB1op/uShGQlqmFFI8n2NDjngTCHtPJyI96ggk+7Ons7wjKESzZrCYqmvGEK+JNTYBz0eUQ
rw3TwhYELts1/gV++htu3CC5V5LPfErYKwrRfzNUy5vkhdfI+zYwOJq5VjTqAVjJPgwfdlBGvYZPJF8bsIHO7aiHdQPg0H7lAnIzIJunLR5uWKJhAhpKIkY6
Cc0yJ+fxN+nN6ICpF0gbd0YTyXLeSE5+i1p4GvCLMc13CsdysoDw5Qk3GTB0pSkA7UlXBT0AaJBT8tRnhO0L5431zAOMnaQxIRh92LA8MmNJzHQhk7Fv+Jy0
lrOciBk9mL8DlM0uTQDS4H/j0owAImcErgr5yHlXuEjOAfmV1m6su3YretZubLHavfSth23tBnTt2tMSBpunIdc0KYyTU/F4V/nH1Liu4cFzMx9PuVKz95R5
yzv3XYaxPHsnNYdCRip2RYw+QJ3Kv18VH1hUqqt7PkWkNSoCBcAPMhaU9Xk39kW6xs1E81cKmw6RjxW6bIxn5nFLeP3rxy0zzLAww7QFq480XG7Kga2Y3qVP
Bxr+2cOSz7kAmMk5d0lAHg67kdoceDitzYjZFFjCmBuxrL1ckgD+4+Tkmw9rBPM8G2gDf3A9FgORNV1LFmumikgLBkQklb2RBNNxI1kpGT/NXemWUB4W7KbR
IiAQY2gwlsWSm41po0+5Au89yTh9DQ3GNZrRmNarjzSyK1BhJhImm/kwjjQNzunf7sfnceYc5KDfp12BHSNYGTPVk67AkZ9w8+VjUisT3e9J+fZ6Ur7dmtZ6
1pN3zHhp+S7p8r2py3dRl+8NXb7Xdfle0+V7VZfvb3X5/kaX74Iu33ldPh52T0jkt5OBLlP7a+gyfY90SUavnXYA1OM2MuRmpI3NXhXMIc77vF0IdFxBPBcF
8VwSxHMoiOdyinjmwD+b7+unV5WLO/2HfJrW6N8dIR2tCXEhhWokccaGkPzXJYk/KvFuDGnoyiJpr8uqgi23imbl9ISoEeon1B5VnYTsgiRBDrVHtWZJHTFQ
Q+1RrUsi5FD7XLFVvM75JeeHv8r9lSuZzy66cdPsjdIq+WVry/LjqAYm3TU7dhSqUZEscXyD2RHFNmzJrlyxp8kySKrJJzORtZAIZ91I0T/9smt/0rVZXJ5z
TRqXZ9zjs1/u9PPev2hlGiJwPAqzKpIwqtoRmg0avIUryjGCarLIrbLqo3m0j3eEhL+0Zmv2hLHv5lzZ+Y9DHI+6cSV5ed9HPc4pgiI/9rhszYaGe9d630s6
SJazPTLP6+DtdRe9sMYaxqe1jMfP+PjjmruTX72Ln1hj+ComFnamArSdAYAwe0D3Y+zW9D746ASXMGiA0zo1clnnHy/zL/7iUXauSSruODQxd2W4DkpwHYS3
MHgWMXcLfiKRdnCqIxN3qKJ3O1fCS3u1sxpr9qudCThq1zsr6eCvJ0OdFvRTZKGHanDKiYQXeAmSiFudWpXlJ5k1nbQ38V47lZclPHB73cn3OxbgQE8BzrAA
64sJcLcrLK4zZA/+1gSYLevbkmZNpNkHaXpVJ/9E08fx7RsOnA3l5GG9jClGp1gZ8cDphMJiXO65J02XdmC/s4mzB+PKDSzIylYoiglvG413Km6nmiIJ++V0
OkwOHuoMUa2buH/LGH5TMm8EsuV6VmHzosKqyONesXnc50WFVbN53OdFgVWzedyrfEZzZDVpQQVyriA0r5fJ5T6fA1FU5BvrvWe8xPV1SQZVkdBTxrmHjIug
psDu6DACX0Oyrec+gbXMGSe3BR6qNhhxQjWMVKfh5lnoeneKmSkqZLSDPIfPIvDn8NnERlrq8pnaSMtcPtuwkT2AdDa5kZN/AaNzCqshftfDeySfpUSaVDjm
EeuaJrVgM/FuqpcRVPYQ6XggB5roegXIH2iBcFpqUeE5gD+0jddAWvkUabhMNw9tCvVQ6sxF4ChxJt6AoCrGD8ysHRG6e+UW2Xk1fuBePxUvMKYKiLcisquI
7DgI5xTaU2H/uISN+BKp8J1kTbGL0SQ1l3ZQuWZopjlmQ4YYBGg12J5NnPB7mvo98I1zCbvGBERxN+NtgXJEz+f96Huk51dV5b11DuP7IA2AHjiWMIdjqYmk
3vKmXBr3SndmUrSN1ncec7xvhUhEfADIgmYkjKvch6Hk6Pu4wTFXlTW+Ew8jFSU3PIg925yMnh3ETbRa2WZvLRsHcXNBqzWpY4l7uKka2GBnUVZZlHonosJt
BTqDqo2CkHeE6Jo6Dx0gfuzAx1t6SP4uyQt3J3zb8ONzSNdtjE1o9rLgm/K1tuCLiMthLNmoxpKRTt3ryWbCbq9Ls40AywGwAy3SRrZSPxzb8iE8EuNqPMVo
nPaob47jb8uYBCddFrCx7NaFgA0EmdLfzQLYOM2wzYMP6zARyM/ZQobdiBrbSgt1Ry3bCgC5Gt/aQRaKEW5mXKYb8Hcz3bYCcjkNZwbpZXCiRCdFnYE3qqNE
A+or//QwTwdko3AKUE9Vod1GVBXPd1UJKTjH8VJXLQM+J5JbcemGehlBQKR0cUalmY7LamRLHfPU2K11dIeIviLdLdoFrBGiWlj0EB26ZlnCkhq6Cw6pBg4d
0be1eAUDXdAFV6ALegw4yUjJ1JUkJW41gK38bcxAdUB1VPvAIQxpjTXReXwa+NRgY2E5io8UOnQI1Aoc4EYuYYFmSt7oXfKGYEhcrrmUvaxrYYvPI6iRG0GL
Fj+S4je4+B0Uf8gUXwPHeDVQyiZLZaUwasLy9XHUmtPzPJoqybmFo2mL6K73oo8jmKlKs3B1K0fvy6AFo1V1q4yy66gEyB0byczCv9wERagR+FUOo6pzHB1L
p3s0lqCRAJQqVjXYB3i0hshX164hGV+1Wo9EIUX4MsJy+4BJPOxsQjJEhPX1fFXBvCrgxK152VR1qucGp3rGpi0NPpCgs5pwrHZKpz+tpzjeUOPk09RbpVQV
zHSl3qoshteq5IY/DL+KxWvxwEyhVDMeWCtAAteRlV1c1Yithr9J62pRbKTQKhqyNSwgxbahx/CtEvfTLtjzRSXpgiWrxh3GgUGTO0aRy9ABWDMTQshS6k8z
zyrvgbpO1bGILr9GdPkGxLhiL5MNxslOvFRd3tC6PO7S5WM9dPmY1eXLSIuSxJeluny0S5eP4o90+fhb6vLxnrp8nLrT+Fvo8kW08xjUrC+6HSp+FCoY/Cei
4sdwA/60iu+lxBtZJY7hTDfSKEMvGZUpY5yepprTjHGVH5AGbIgqb2hVvgLt79GMRzrcw5wVMtQVIPCs+uN4UlePU6PvRiAa7xbmxdFglUX1nSv6zmN9hwEO
TVcW+C3r1oZW24sraqUa0z2KFokaQ9UXli6ypStfrnRlKV2UK53VVGb+yOnhuEsPx1YPKxCaYwA8ske/ZqV0eYUBjMy31rRLHRzDHo9xdP8GOzYiODWGF0C7
+Rczs7+TpOus4UNpHul4WA3bWz44Frcvl2G8nc8w3s5lGBfHBQTs11MYt2jCaqoUq7+RUvR7KkWf5OXnlOKPMrqKgdPQgqoqS42JexnpUpF259woMx5n8F7t
OXHtCPL2MvWUmXMgWvSI5XZdsjztET1fWJUeUYVRU2HNhkBEevX0ZmeKz9R04sh349PUufmMVq+enEXQo45jFSj9EMnXmX6V9Khfz2V/YSo7HA/zKJcSvZqm
Az7s6XzAnH20qLOPFidYK2IrS/uU0/xp2XmPOnj7kkfDhPSRz1hYEnm0pR6kLXfJfUsNWOmpAYHGrmgNeMm1s0xGAxakepxLUUUnyWwqMtddJdnZKRktpjHv
rPyxwwWU9+fV0CHexWqIEI56MXtWfFlEiOqQS894cYOVFGcNtdGDc3GbUYYeRE6SWoOwr2FWbwdM6vXJfzP3wpEYTkh3y1jiboOyvMqFgRA3FP9cp9s+8MLm
ax87AkORPsfIjsxf0j2eXN356K7Nzr+FkOgV2q27aw+TdeKrhm7mYvTUIxJWw0rskpsxL8tGdfnWkPTTjpqRr5FhRnU1eAndkPVYQ5a21H1vrLvIQ2/CLooi
yfXeeQ/v4uVgrxm4Il+bGTg5TxPPl7UXBY84Ro9ARBpDWc0FKFc4FZan8PmiWs5niMPD5ehzcm8lRS8ZZWlx323xOLdEZ0apskQkA8wgWnlUt9R5RqMhxerB
7WEps5YuqlL+6aE8PZCno5vacdhtPQoGPBRah0Dw4exX9JYODvj12wMHPI807q0d7k5r1zgMt5Mk30xVV0QYLcTKcazOGq9Nlj0dJuIwGxmLvUP6dkNcycXL
Zj8gkVUFN22J69nv+7IfGpkPJEK6O4qbOKi4P3vfgOrHt5NxK/vtYPaD7JHSTZvy5RjOfmhn3zfCEdtkHB+IB9XgQVVXpQPxqBo9OHeQXlc9QGeAIqv6gYMH
nqZnm28q8s0c/+oDNJjaW+7HPjeUW8Z9lwZ6U4vD8+YgdAGhxrWNTAcytJHxJ+WNTAAyANcdTYkYadRbMNKcjKPP0XsaNFzxYPHVOeKrq5IyEpeKE32au4ZH
XQFN62Su/Lm9EheVLFYQCeDwEOcitqWIEbzV1JFg916/eJ3qUqeq1KlP6jQsdWpIndpSp+yjl1ynNDBizvW9nf4O9yET8h2C1IE5HwV9UICX0oUnDugDcTEy
QQHN1QHMLRoF4nIgpRpjdUJ/H4gLY7ytUlR0UuSQeX0/Ho+QwhfiMs/4BVU+wi9yq2lm9kLKyVD9j663E+VA8chaVM4fSLJ7zBCJtyUTuk7zRwcTaQGcenBF
bI+Lx1kQBbYSizwx+FD9V+/erHbtPjJNr6f22Apj+WbhqJNobhGT7zjVgJ5YfXSJyJ8zOeTPp3S+971nLPLnqz2QP8/LhuvcSYv82Xcyh/x5Un88/z/5OU+c
zEB7ClPebn35mFyezVz+GV2+pHOl7ZXLb2ZSsM17U94b+vMvzn/60FONKe+1NMva4ZMW+rMfp9XlzFAAIFjCONfk8zy1BdFH0LuqfxqVwLYf7nT/MwJtrKKd
d7fGgajJtJcVUrrF1DQt0pO1gbMjb9+UFto3Bc27mLVvmGdLFdgyDZJLzjQKJ4UEJWkRUGDs2IJYiLdlC1DMIJDExo2LbYIK9+SO7vQ1Ae7UNbU+fNYBPVMa
vw/jtK36oHQiix63VZhxL1+HoEcF3MRDti1dAex0ZSoww4CYPrFQ2TFX1lGaJe3ogXtGrJ+4ttg64t/Xhdm2CWbb/mQvUBKdgWSIk9swA25gIDclA7kJBHIj
V1TtBM0IEMM3ZiUFOLZfA4QL4N8nXSxCGOMR/YqXbemvgXTXt9NVAesGYIkt4bCNFooBtrOacpPZ52mSNVbS78bvLjHIhL81mVgZLh+swVuGvsQZWsb4VsFr
B0x/Gqxz7sbzPxjza+7hGwSwHaz2byMDL4D7umSC0hRHm25nzEXAUAOGXTCsYB+O7SmqcvJjEzeuC2ggO1fR71CTdfSjTj+O+0AMzxLqDIi8Oq2qZPaZcWVY
sGE0bOD5I5YAjRfEw4m7WKdwkSMW8HxDgNYUArR+IUAbFAK0ASFAa5ESSpB9HPBMstiBGBiGz0716Q0qfsvCHjDjJsttCeZN6826oHBybFMYTjMU9k81pxnO
G4xOkdw/1RMs/a9LB8o01CS3E8OGrosjHLbk22lS2mkDit/VTnvSdnpct9Nu3U4zuXaaybYT5yrjasTcC3e7eG+uLfEqk3jLwCi6Wpt9CItVKuJKKTx9pVRq
Il+pSCrV/v+qUlZZa9wwNuNcQOo5ZUc7jvSOPAbnby4xl3eXSAWy1e+CD4wfr+TxK+3jTdzE5V+z+jKDMNKDcFgPwqYehP16EA5Ikq0dwkHomnwGzEHYskEY
LZPPoPfEUpR0BkUbgxFJDMawxGA0JQajP43BYLdZgKAtWBE5PZsM23rYUUZDyO0xyo6iPOdf4bn9MM5bjBkLkmMtTWOIjvYxU9Sww90iEIWLXCwGVUWLeYAR
RTlb8boLxDuX72ZzSImIPkxvn7JMSRjlNhHtd67oq7A94D1UYJiVx+eecOMYTpw5PwVaGcKb517Ap1qOVMyG/4RmpZVUFuCy2O/Ai2VgptgZHiEqvAgKcolL
KiLsDad9WZ+GnkXLDNPS3i0M3xot12Ei+BqYFQmuYUbCYn0N4mrKcnNGVtW+hmv1y7rax/kAKVFOQP2kB5gPdUvA9YvUTb3OUHKajYyRXH29zeBhm/Ng1Buv
MubGvzZreMx8HgL7y/T//j/Pg7L2PGL5U5gwXfun7k7K8EFHRzDX2Hp7mmzBESYT6kYD1EGYlGOkM6pGFEJs47HfrTtMdhLxhMAEVwxyayPbtasTOUeA9dCt
8PoPvdv9FY40C/0SRxoLb+JIXfUijjR1vYEjCYrJdOjdFzxaFOqcQCqSJbylO9FOQB1oOk4t73F7YeyB7sTLJLvOPsfkoL6QId8Z78p2jUHpGV8HaoJ6jP5+
3WfXBNXkE77U5GlfarLPl5o86UtNnvClJrt9qcmMnysBZ9pOZvwsD4qtC/OgzInwaLU8dns9V5wkktzSDJXYTcNtLzvIj/BwQJJp5oLqS8Lku9/46KFS8vev
fv0rkh/SdgV0hLskRBN79Ul4Y90zrQ3AFbd12s7cAajtM+0d2famXr9oe39Rt/cXdHuf1O39nG7vZ3R7HzVv727vuUx7e7n2prHOrcwDmFp60WaeyzSz26OZ
+QGXa+rv60p8T1finK7EWV2JM7oSp3Ul5r0eTT3v/QZNnStS5ma4hEcg3hKoLraRgcuQyCGGRC7T+nI5tdYK+lMMiUQaVAsmSCGRWzodwWW0eXsZY4nJSSen
AEEuAhrJk0px89FvP0NdbI6JQLYfp4JOfli5x+MRbHUgshRFOB6P0kL6ttgfU53js51YtY/TbZrtdGamsUuNzFJz0uXRzRs+PNt5Rw4Vq+mHJPn8nxl/36aY
25dMT0Qde7Id6ct25Dg03fbOSjqE2zurMrqr1OcHjhtUwQnpLeSEvFHAmz52TXoQRpIF7QP1zRw16WYzDb0T4gRaJbWNqBadEbXyOKlD/3jnCjV+vPNO8YVD
DozNGJ2lO64gKXWAk6SKT9KZWnWcfpoVzBWzJJvOSJXE885ZYHpsVdp4l64O2earlIsqub2rlHhyg9srsosXBmlol2p3VuGbVTKpV7UTP76dy/2O38X9rE1V
R6HZZVP487usltVB3ONw+HsMDc6IyLVB9iswkBQ6dqRBs+k1peBvHKaBsiwHGpVuKvBZJejPiB8E9Gd2VE1MqxULnpKhM4uEzgwOyOUZTNxyDf1cnsFxLq/y
1zHrBE9+oPNV+DZfhbfgJ+ICXk49hi0C0hTOlWC/AdrTh56YoEMLaE+ftARV2SfVSdafr0YsdnYJYohXdFSVxcgDv9tZTsVlOY/dXu/SFSy8sZ7Ca0N4/YsJ
T4nw2r9F4eU04D9Xkho3mz7RKEKhpyFTfXkvcANMelr1yr0tYaxZLq7+Cd7AiIfIJhvqdBYjfAL6B25QugmAAfp0K7v3NaR/uepoW1GsQjcH7e+yIDW039iK
78zYiqMC7cesvy0z6d+bzvn3aOD/Kg38L2ngP2kL0+SqTubA188//c1i8nfffuWbpYXmALcyq1kH5gD1ArRohys6ikH8DvVOHK4ge2BzuJlWoNDxZDvGK4/N
bn737s3urg+Teov7N0e7YnXbGC2nVmGOYlssbj6AdSxmKTXaidmOiI0doWLRez7UZ99uUpvapCD9KZZEiSZhRFmvokkYR5cmYRyp35zFcSVNwjiS2JiTbZQB
xWn1IwMh1pbEeBZmTVPguLYkkJjIWhIZ6WlLYr4XQZ5YEhppLqs5UqJ31C0D6s7O6lqfhQOoZp/vO65fNQj5rBXv8fb9UhhyvUVmtt4Pdd/mQ3nqyN1DD4o3
13YJUj9WKwE94X7E2LVOjBua13eh+KG+nNtNuEuOeiV5iJ4X0QxxJFnxhzj98OZrH1PRo0c+FPtbWbakD0CpPnacDiv+8NijdAvNvwGsjEi65RXGaKLmS+HQ
IgiDGWcGW2zLWqsqE2RQrwp/7WpzuVbFVN+4X2xcsoNh3IyzNvs1AkJIKtBF42Mdv6uiPlfnyHvrQU46f4fLpKUmbPlalrdYFJCfburPdTmMvS6HcekWbpac
w5jMFpguGoshppQFy9DinPpbS7gefHFu+CCB66wCEhC7NujE49A47DZoK48BO6slCFbHQbg2DmKc97V7vsVHRqaQDqtoOTqtVp/4EmBp42yuh9irURxP19Lt
4Ovt/yLXh+xaD7ujIQ4Md9LNAuf7lcI1vEbSVa+1TVlNTvLu2Unei/iC6LPoolzTm3T+Inf9wt5FNp+vN+xKdiJaiz02X63BHpuvroSX31erZYe+BF6vWrr5
3MpjvmuNBXvaEueSmU9bFqDf0hsLs3aa+kceT60q35TOrq1es+vlH5CLUWnJXNuiKmIvjOvS6QxKAgwBT1S4gcopxVA5ByEqVQ28aBUDOn7z/kuFX/W+Hl1Y
rUK3uVwXZmStl+/C46b7tm339S7Xd9uX67tt6bvjLBlsLyq8bxzOo3Eym8lmxobjKuBaL37HJBTKOGkQ+lCD4wEc4198RNapPRYaXo6ZHoo7TJGvvqEgr6Y4
A1e2Qn2xIeZ841R7ql4q7XR3eDtL9OemiSHOODYxBEstca+764+/+ouJu/7+WvaSlZIXnUw0Pu9Zy4YqmymcmeG9IozSau+6KeGwK61zNkmc4zWdMg4bgHhd
50wCjTHhre3U8Ak0MaU1IFfNLsxgUDHYJ7J9BmsH6nW0RKU666/YobCFtU+TzgQs209n9/HZAJ3dzWfowrfx2SA0gtMZytlm7MRy6+mmMNMFpnPyMOZ35OAo
bIvb0/EI6RR7ETzjZsbUQ9WVcepltQhmxugbu3UmAX7hiKAtPfS7NvrdCFg62wZkuejPIYgRxq+HavD9qRHg6kma7vzYHnmRcODzy27hi+1poNv0ivLNXzug
HRwx3GS5kjhLKElVNa/7h3t+tPv5N199z1xnNCMwsbObnVGYBIwK9eg9UJQjm+mlE2T2DENRjqhBKMoR8ElGYlRgJcGBkEP/gVcifBjgA0dx9KimruQtPDOA
aR9vyteSk8pc9tcQkZ/5PdI1H8iQ4fczMOXQRisxNaQGsjcMHuLoy7chxS4RuSIiF7JB9oUhiMhV/SwiH3thHT/DkYV3YroEM0SM9BY69wEmpngEvT7TWZ2u
vopfivtiCT3WFfPVs/uMzCvL+4z+W/VYqty0jFDV9/7UyOzVHr5+m7RHRH1GWoR+3t11ZfalUR4zy79juuNfzqGdepXXWUJ5q1or87Dn2V1axM+9HtN8H0/z
9utrp6iJMkmR8EydXCJNiuQnx17R6A4/uYpTTthANgTXMXuee2NqgJpZE3B+FpUKmnvTRCul1T7yH5Zkp6ahTQuIkFZHxhHsbD748ms/+R/Pvvjz90gOJD/H
vTMi3Dv1Lu4doGrAu1MV3p2a8O6EwrtTFt6dSo53x+UNyIrkvNgu7DsaoTNG61RLqkeTyhnHTEwfAVbG6GLl3MRdwhHZ36TJ2PB385gAda7nFZej4YeeSX1i
P0f4HKWfQ3y2cMUCIEgF+kYha5JM2+LDV44glezLdCFiF10MNys586QU7r9EKeTB/FSUovpzz/N3FnbI3j5W/p3ApNHwOaVOwhyExqGuGCfoqIB6/wdILgHs
j0C6vsvVYpo4/ieQ5CX2CyTHgmpymewZoGXzZAB23leXnKJxoEcBY12KjG6JS4tDzrHTLEZxAPxgeLk7HcGAlQ9w+VX5QFw5FDtSnfDgQatdAUibo9sOqjRZ
yFwKjncOxMCIl5GvBChHOkO+qYOARR48QF82oOUBnmHCO6gMiQTDJiyM73dAF8L6xyGnFgDtYrXQE+W1IOtHrSvrxxIJoE59Ow8D0wRQ+79tYWDLFqLAviQo
sFdTFNj5PArsXB4FdrYLBfaSvnxJ1NHpzOWXvSlvXl/+yH5+zamTKQoMXv7n9Oef/PDj/+drfVPesZMWBfZaigK70I0CO8VrqhdyKLD/PlwWAg0yTh/y+BhY
Mo23gwQ7674tKFiRGZQNFOws71qL2R9M0DMFC9ae7ujMg6FeVZRVgeNymQ6gKsCAsy6ZtaAKNKCAumUHqGP+qTIooOcrikJRTd15Gigx2OQK7zSM88y6QZN/
pW7RAHrLXkJRAiZtDXHcB5bdYJ0zx36+bEpR4atghlYORCkjEKVPFdgzlNrBfazm/t9L+K2kW7HSrfzzpQvVDDZs1sc2BamhRwjjat3Z7HQamx3ZrSnC79BM
I3uKUgEOLArJBgbdCEob96sa/d//gbg8RosfsicVnTQB1MH9mazHzRfiiBVlYxfiSti8uG9XJ0r5bCyWYx4V3fsdQ4gSsIKY8adAFhSwWdHmXbpAdBDv00Wq
MfvlVHlWURrqPqBs5vwUfMbY3T7bEzioPEDajzRnJSNPTrtJiy6cziNPXnKzOSttac/j4S9Jac/hvJ/bMuBt2b79OQDUmwK/283gk73gY9FwwRQExUi2osBp
SgIKLFsfS5mDAkwv+FpX3uFgNfpDAz86T4MjcRMv0TXPJbPF2ziZbcxgnZWcrMODT5gX29wbX+S1RS0NlkxlVVqarEqLyepYD1nB8Vz7ZE5W50RW9+Bx99JU
CERkXlB3i4DuEr1wZ8d6ahTzVXXJKWWwCq5yf6iVyA/AAE1HklcBDzmHbDkyrupLTMVa7C1bjYXSMMSywBCrAkMs5NKE19cb0ois7M20UMlPC07nN82DnJ34
Gay6W5fOTSangZjNJGyWxUxcSxt+5/tpOGfvYDcEDfv+7B06qzpjcQt00z3aa1Eyvgojv9DGyYeQX4Hlt2gJi7DVWa9pQpmmsJD0CQVJvxCWtGgNKZoK8cAV
5E2oZVeHvSatcuLR8241M1f4VuXQaXULUo7NvFKyBahlV2gRPYyD7TxeELAernCoazWjbgehU3MroTCd9MN0Sjr81lPSYE/89yDQrnpKOpxHyh52QWGCHWSM
HwzpTgH9yhcXBUflFi1ZByTLZX5f3XYQuLm0P6rftnZT5AzuyS79MNFTPxQW0w+v/1OqH9paPwDF0eRGecrYA1vwz3tFMdwWV7pGe9lGFGaBl2dzUNUN0zRh
5Z65Af9cI8/cdJlnfubcDJM6fm3hQycAkss9dAL/rJWHTr6tgraRdiD3TIbJjssz1WWemeIVz+bhoD+EghMF6GoFOKAV4JBWgMNCGXfYFaacsiGGCq0zqGyd
QRWeaHp2tFBYoRBcAF1YVnXowjJW0CPIowBdWAb9bYsOw+s5fNkVGgkMHp3jBGPiRX78rzXYPpxOKlK3CdKYcQ7gudoPZR6MUhtRUh5zUBzWqgF2BZYcDbdn
z9uKhnvM871sCAi80trwF6i0uySodKEnVLpooNKFLqj01RYpvVGA0hswr0x5k1mY9GS2g01y3MIk/nmXHgd09ZuP6VLx9TRQAb4ZyY3LCmTSbq5YCRdFwqk3
5FOZJeO7ei8ZJ2lCeumveOivNZzBwRSvJF8/m1tJvlDVK8mzdiX5LR1QhAXqBb2U/EtZSs48Z5eSb34ut5S8qD/u/y/8nDc+l64Vf0Bvfk1ffl3slVczl1Gw
8/ry2Y/xa86Zyy8JlfAZ/fn1H75y6KnjI1Pe6c/ZteTsc3YteQnfVp+OCoWdHi0Q3R1N21fcLKEw6M+c7BYGEwq72S0MQycs1I6KuWOPuWJVFASX7GgO4TmY
mAVeUzHr7z6srcAtDLOosAY7+Yj/8dudqrDw38cpd8B2vnAPvSZf6z10esoTmol4r9sxxvatmwCXoDVZeNya6bduOkhjBeCIBjKudEzoUFMfwThcY8q5KrOX
Ps772P3QRQNpIoQg5fW8Nz9X+gvnyoH3CcQtv+02QMIc4LmSHuWAf/UjJt39vXAn9bN72tWtQAsbjhDywcuHzIbU/eCrnXDGSXXSoQ0O1QmnxXvNTgQ4x4RT
A1Juwgk7YzgEwJFN0Fp0Gf34zuk1DidEwnaOwyFXNDV2lqtWjun3vqRfSpAl+t2mWjme32/4Qr+6+eBrj7+yi3opuFcZGk1qFdlmq09f98j2m+756qpr/vVB
luphoZqlM1E9BY4RKiBGqIAYoRU43MM3nDBSuVMIiu/oKBxu63TUCq2C6BvumfMZUl5lSXuPze9+upQcvDjzvQLjb/L3FTgipqJ7x+9tOkjzWuWtizvJpeVe
ep2Udku+tBuktO+S0k4uubQ2EWZXMfGU0zSuHsTpapLwlHcfW07omrTgvZU3JJZblzd9WKbGH1BjIDZWIw+o9gNq+AE19MD12hl53b/j//7q2u6T/52ecJU+
scdwEeOfVsz1asfK9gspoa+UZfSFzL9ShMwf97XMM7eyOsA8tOy4Gsf4nP2yGjuuRvXpyHEAWfl0+Lga0qe5krBMV0pJJhYvCRPNSiiVn+vVz7hJRa5luzUt
9P1cv37J9Ou5+ZmHn/3jUDo2VoQYBPL6B/n1mabKUW9nm9AWS5oyVgDTUmcAmHYI373oCtnzPJJMMYfzvTzfCQ5hhdA56/0X3+6/rEjcRTRIoFaIHvbZBvJV
BzaQr4ZgA1FprmYw3zBvn2APPtJpR0knsOoRnzeM6C7xzbvJMls5K74Xu8Un8x112OSSzLDI+jW4HuIzATIBt+vHTLFDGTRBh8WMPeZAD5pBPflk29m1g2bP
/MxPC8keEjxSX+TvKlzl/qcOk3D/kbDdPygE59vo6WjLjkqOfldABSUujVgILRUh+x1GV2eF6tfFqFkkUUP0fLpDlf60me5QNZP939XmQjP5VxBxSrVYXZDK
AfyOma2kFbKV1JLkDV9OkzfUZROpTzaRirKJVJJNpDC3ieTrHSTZPgpk+2hQUA1KjMiy7FShpc9Y2/S/ltyq9RunoAa7VCyZ2e+O/OxX7pr9Qp76yrmpL0yQ
6kNAU6XkLDVVSXfcErR7CHdDhTP4umiBkvI2+oiP8jf68F8EG6nrlrCMgruP1gD+/Tq0HElOtYIuYUVUWkc2aEmWVnTYxNdPmDetFfTEBJaVUNB168epY2D2
Abu5nYneSKR3ZFYjkVmNNO1qpGnIw3rWB4So+cVInyxGGrIYqctipCqLEc6+UWHaGUaq6Q0+ercegiUMwS3Je+j70/yyee2RK/PC4C5Uc7W/Zcq7I2kkPz+Q
hiSZwn0t57wOdYwhkvYg2ypUfFnS9tQ1EhPWUD3/c3yjB185+eliLxEyVO+mOq/mxuXxSh6/comP70/Of/fhyz2eeT04TxI/fq08fvJfqvTBTZJR7V3y+A3y
+Gvs442X9PKv+cH8RV+v3fO3SB/B+F3t3SkxfCG3Muyn7kyaj1bK2NIBX7rHAX1eypU+56aLyGANLUVL3cjpHqF60qslVC8S+vG1HJdnvELIQIxMXJyCikaz
rwlg2+ChqcvepEZaa5TUBY7x48WkTUsp34bTvIDWqSix1A00FvtuuqMI3SdA6w20akxx1mvhAP8jJPWAJu9n9uSYqmFhwsx37CdkfBr3SA5i3YKfMmBseeLf
CIYlBFMpQ6PEnOeSWryFoKu+IzQxRJ0+RktT6dtJ1Al8sG8M3MBEsQDpc6JG1ZKE4v3vdn9fYpR+D2C4q507BSR9hySMvU3SUm+R92Jf3hS9T1goc6F1F0xy
drIJXA2QXkuCM/nDsxXnnKDyAIFHD5k1MadBCXT+8H4OoucCPu1KCfdpHDcC2lDGJ3TubMSxSahZ7kVq2qCxbSyVLSfHUikWCMmxZVDBa9NIqvRW3uTJXCJJ
MgH5HfWSjqVM6aaD/EsCS2YVyrozKbL3ueNpvpShBIs4p9OPZVI2owuTKqymgdvHnCcj+DAZR/xhGB8m4gZ/6McHFbf4wxA6QhtBmoOqcYR6X+sImAc50QFw
saM4RLSwCqxJUMuggWoWZFrjOu3lOoGOneEDDKeRn9TiccwjAeaRcQOo6f6RgGhq1K5FjDjQmcMzM4TojAAsagpMBlcjdF+N2rXMoY00sQRqTJXoLKKz/vXO
WjoMrncmkflkPZkZAVl+7KoZWe9cg/TbNPHQVCjpN1I0aphzG9fQraSMh1KmqCDjqkLcoDaWMomczVdWaQY23bmnIZhBVbhnrGOL3Vwam6qtk0qKCliii2f/
93IuHpDDwMXz0rmci+e45oy59NfWxTPfw8UzL5bY7ueti2fm+ZyL55L2tJyS57z5XOrDeaE05b2hL++Xy69nLn/Un/Je1ZcvieV44bnUxXPGm/LO6c8/s2k6
n7Munr3PWxfPLE6rvxwu+DuDHaWdLk0WJmdUNevimS9NY8tnAtmQ1zlrY7GBD3dnRM7mRl7n7CtHhxl9wOAqekgwzdRh+OmXuEMg500gzFuFNf65AJ6eNf58
IJ6eMwGySa3xTwfIJpXMBZm9UF5h7AuS36EL+4LcCmN/kN0LtSuMZ9gbIy18DOfL1ntHcZzh1KrZZfsb4mWY4fXFrBvXcNzt5pfuD4p7apv4k+4jU9B0WyQ9
QGaho0G6vqibHb6kmhzJZOXI3yXukMplXB61ni6Pkrg86uLyWGpJUqd+VykmSDDYLJkgQeHZ65xnAjx8nfNZULzRWunZAHFo3Y1x5RIaA6tlNMXmn3315U8e
eYxWy9wImJ/Ki/tOmj19J0XxndTEd9JvWUP7WevkK1UzW9FJLTlydPEGUEhSmS1HxOXQvoSmzq6VLUdbytGSckRLLkcr2ZvJpbigCUjkRd0ENd0kTWQRfTcJ
n460KvhsoPMT4ViSXo3lHgm0pIzh2bxcGfi+fWYB/Gwg2do+y43PjV7SJajrEjTSDV4V2q3X9y+yxC2mS9xicuz7Wl0Wkyt5VzmzxGXVQnbX/axdEm/bA+yh
6ruRLLKIE7vBtdkk43SPJ56pufI0raf2eEg8xI7do1VOB+OpCBGmA3TrxP9l7mpg6yrP8z1/95x777n3nnttxyYJyTlHVHOaMDwVJU5GIadzNtZ1glYTQhPS
aLtqlUUlWlUIaWg4IaymTVevYpMTTLl26DAjqJYW4NLa4IQ/lwZmMU2yWlZMScFobmfasHkjk/a9P993znd9nRjEpPKj+3d8zvf/vc/zve/70JUroEia9NKF
gUCEwuJxS7jOuLTezLu03sy5tN4suMKwpZCNPg3t1yDbWy/obcAhbw1S14HigZemlsowvpN2FvLm10JeOLzVIK+dwHmGzWwvdZjiakTj2z7oyCZLNnhM//z0
S4/kWdgMJvBJvPy9ezhwJwfekqJPn7JJw22GJ/I0j6YmT/CTok99CykwZ3Dg/MPvvPLHn7v+Gm5guO+SMRi8wxkqUhYfj5aQbRw2SbstdHZYQ+YeawHf77RW
BSyfN+iaFYMYMrhmycD4P0cxQ8uyhlwiSECJJI+vTsfUkhX6JLHpA+h26RbBL1D7UlRC73Oskex3sbA64KYpCrDgRB0gZi0a51c84N/hAb/CA36ZB/ySTWU5
Z8Ofig3BiTrh83mciqIrbTHZ4WjCIZbosBMh+zniEEN1xAHK7vLcvQ5xSmMOUXejDgm1NZwIFRAnnciDvl1TX0wCBjY1ZnX1k7eOgalXSXxIf2qT6CaeooGS
lk9KWhVS0qqmSlqitpQSAuM3+nC3RVazFlroIJ5d7iD4Bua+QVxnjGtQs2Xve9CgUdQwqM8mM/5upPRVJd2vgBjKSZssc1S2LkuKsq6Uretg0ZaRomwz7KGq
ZfZAYWXrKilbB6Rs7ZKytU/K1hV08YYFg3JI1DhhFmmVSfnkFk5xlE+d7mWBwxGokaQVyfawW7e7Stvtzl7P9nhtfEjZHgVepa01a7Ol9gdI7pghBFo2iI0t
17ieRl1Kei/y5AKenEJPoE3SmwfWX7HQWphZstNnN582SRrk7/CiRUqV0C5nbFVDQ91AB2gxL39sHIhrpINpAr7/sYHzMhmFA8pk1Mwus0CdiYkc11Hqxhuk
+axWcMji0QeRrPgzSInCPdUdodVIo/iYdtfYIrbTSk6TYQ5+U3VczIKWR1jwiH5+BMZ/6M8QjzW/gll3AALWwg4BCrMtDEjzGWrdxEKU2VlCmGlE3YBbvL1I
4yKVkYPkU1eSVm4fgZleUtwFCreLKNyAKNxOonBrROHWkcKF2QUUrk8UboUoXJco3DIhoypRuEZK4U6VNu5e8OgHS7b7d5ZlCkyhgt5W7JQfJm4YaGoGC/Q0
IF6fUQHBiYMhGRBWyrGmRYo1LVGQqa/CNfh2+3JLMKX8vdYivJb2CkABnmxiH4LXwl4BJJjyTebEVLJn4vJDYRk6ETnmywaxBP/Om50r7D3U5BDGX4Qxd1tF
zcWLDV95PMVNebqA7kjJPWieuEnTHMRHiS9oyGD5Ttnyp+B7mEXDS87hUP02DFV4OE0ASxk6sIzR30hbJ3n2EMX4mEppoySBcYn6waNeyZCEKxtUXhY9GPwo
7W+b+tvS+psfYLf0dwcNMYjmEuD69OEWBO6TZ/8R4BNL/7AxOH7iNQ2OzzAcf/WnbX33j/xUwfHn2sDx52jWn0nh+LM6HJ/lj2f+jZx7H0vx9v0Cjp/kn0/Q
z1OP6c77k/zzi8fwMQ9mfzb2mGP6z6P8UexY9z6mcPl8isvnEJePdTq2mEP5LC4fqmRx+bxNuBzX+RRYt0PjK7bE4avSgISEEy/TaRjsL8+2NyFftsl6eYlN
yTN2RIeTvN88K2A7GlQ7raUW5L6IyB2RvU8bGJyy6rhx0k5+S21uaiM90R7Ez8Lm+Q3SQJ6G96XdwpSFfRjVJbOGzDAZMqMGOZPEZTJYdENmhJ1MjhikLT0M
Bk1ZoWdSCG5m9l3lqStg5OsajGxqMBK8qXVSYYlw/O3wmDuoNEMtpbmVCnMLleWLGy7KidmT38gnv37z7YMmn6PrhVlYQyrMUWFuhOfcRIW5WS/L9VSWT1FZ
rn0fZUlJhaaOaCXmmGYsMmuTZ88pJhVOryUVxOAI39/gaE6mg6PIg0MYCRzGtP9b+4+HhaMDm2546zvfs165aj3HjV5snn5UHSfQv19vnj4yF3eRqdWrgf4y
GnVNjXNJQf/51w6uN2p6RRXovtNswzUV6D/NoP8UvHr7crMM+qcZ9Ddhj/MU6L9AGfA6BfpPc2ec4s5oU4JKaiFmEHpclRg9l8HlK6VBROzgAsk7llyAVsss
2IpXgYsvRcclszryhFvA6FmVyJO03i26Ev+uhHnGVZdiAEDaxgCaDABNAh9HuWRs8SBmqtyHy5TMAQ0qohclMIyUwDBSAsMgAsPIEBiqLUziK1CIK8i0y2IB
2kW1CLTHUonbo9rCWAzZcC0bo1ViLBD5z7taQy0WWhpqHYg+KoyBFYbfIwKiLzFEHzb3WosM0YdM0n2Ga1YN1sxG23teR+k+rQserQtBlCZ/TQdYDrWeIfoS
wDreQqJ0u6TXEyuVovQhj1H6qqtQ+iGHRuhBh0bokEMj9DyP0FVeVg475MAxwij9CKNxgc5ruBMwShdovMroG108xhilP+gQmj/BKH2SUfoUovedVtOJClCk
1qadyzTtbKZpm5mmnco07SSr2jsQ/JJt2q3UtD3UtGGUo0u46dZrX0z+39oFrXOAiAM38cHRoFWCO0fEgUvEgZchDkyJ3QIi3S6O3aqE3WqoOYPjR/SyGssS
uwX4M2K3hobdrGRysQ12swm72cnzKXarldkXWXuELbFbgD8Tdss8QzxWYLcqY7cAsFstxW6FBNKtv6Bjtyx0KxB0M9pBN7sddKtq0C0g6FYj6GYRdHMJunkE
3fIadKuQzV1PodtQRVrc33YcyM0LR/1WxqZ3s8GbaNWLf9vhql4xzlJ41UPwCpRhUlwls52IpleL7URcVlpYXxAmYrI8LtPuw4MYbEOQSTbQHvPvYuRJxiot
3xfbF5LSsnUpLVuT0grt82ZcgYNII6yACJPAt9eWbY4ss6hYWCQUWY3NNAKvfBz4W5NCykyQfx745i8ea/zX81NPTcSlY2FRrbLg5+lNjIeF443Yy2gg2XtN
MAlIOD3px0ay4PgfbqYKuvJ0YyLM3KARgZedNYgBP5gloYpeehDwg5pqVeDBfEyV0FJ8SpLgc5KEwVj0CART+iAuGDSxRjkSThCtwbm5MK4HcxjAbUisxyVm
1SX3OcikCQkb+Ag2nxX5aTMKSpSToDXnjZuiwP83eKnhx5kMfhTmZlsAeRVAwjdwx+6XABLiDOA892e6J3+ePflf13DlN4uEK0+8rrb936FtXym4SId8Z4+5
mgF8/yt+W85+FvhwUQebhx+nj3O0no08rlDpMP9yfhEfO8Qf7yPy8Bzf5lX6dYk/vv0A/voqfxR270IKK+99XMHKI/C29HzsOAwr1cIx62dhZcN6H8e9aNvZ
LUe9ZrujXkw2BbvfkjnInponzcHgZ6mRZ9OWuWTGYhs67NCnZTPOi5Zw2LsO/LiAwypK3UeZrwOUUcXeK3Y+BJ9TFoHPSQvAp9i/LaURoh/roEZIL2mEhOKl
RIohxfRYJ58e60wVL+TH711Xdlqd+PMJjGR5rCOKneW3p4piByfwvGBSuedNKvecSeWeNcHOSZbcVuS86CZn0bZ0M+iIp9I5lwyORVeMRTfpSc68kYUdy64G
VoUdUtbBKoHnVQTP5424SoaMjoFWmDNfZhC9BGn8q5lc9fmWJ6lw4KSc/IsGnvXyLKwB83NUngUsz6tcnsUW+DzP5TnD5ZnbeHlaD+X18jTXeAhMUnmaWJ5p
Ls9sS3mmuDwnuDyTGy9PJTl5gfYBsqN4QbKjug7ZkWeyw2WyY6Pl2ZYsrz9+rjD+E09QL8+965Kpfc6lJ6y4ZGovu8KsSk+Oix/eybEYvNI1JaC1qoK3mSYa
DBvFozwBYJZ7WtA4Rbwqb6y88sbS46bhfmnctFJHrWiB14EKvK5c5AZg1EHAboBnWUFa0yAZO8s1DZKP4V4DpzcVrF4UcC5owOCV7BF5LnNEXslATlhpKjrk
bPoMOfGQvDOFYk0Xrs0ekge4KiUNT4OccE+LjlbXQE5cq+ed3QI40doz5+yxGg4BollnrzXK63lTXDPC10yJa4YdJszEOHY0RHQHDCtwtakRXQbjVZ0F49US
HCmJDDogDvCAmPBLpopYnxRtzqMwNpTUizrhFDy9uQyA1g5gA8ZRBYGjaiUZzObAOexTsDa6+3Iz8Brsy03Da2G32YTXGiTVx0SC2r6F823tNpbuNQuO7jef
X08QO9+S9AOT8/CGs+BoG86CA+cE0JpO3IVi6OjUG29Ckap8JvW7h956mX0+DyY5GOKb0hxnMIVRAhOE4/4Ak+PlKZVRkEmEds3nyhamqMOBmA+7OGYbiTa3
9Qi6B9eyXuTXYoToffpCtjXqIKBsEFCuqpPaKnR/HaDnbVGFkuJRn3ut57cND4N7Gp7GLD7otZzfnhZ/0RQXfuInArtMFVXZTWZ01xR+gZjVLyKRS9ThrXrp
byba4SZaGm/UqMMqnEuzjUCrK9RNMqtjhjoLzl6SV17XROwGLWWCGHQbMIa4FyjUIiEqyngtEryijNVsAXdY/cSf7BfllCVzAGrf9rvGP3r4FuJ3H8a3+3KT
8Nq5xxQN+hEVlEbNqmjNhkeNS7056cH+pFXBFvsQ1fKh76dxUdkrxC7z/SIRNE8W6cC7WaQmPFmk8SBsKeATAUIsUPIucqGtyWyj3cqFthsW6ho6HLSdHxbM
WQ8TKMEibYN39GZwrgCHAxt4WHCZRa0u1AYLYMqB/zgnl8HFGL8EJJZHP1kxmhyp6+q7mbyzyLBUynKyBhdmWIgohPSZYrtBhqWZMmgdoieQYangz8iwiHuq
OzbOtmFXAmJXguSHKbti4LYStNw+gNv38+0DZley90d/ENB1HrPIoIdSmF8R/dPJntSdDyGe7EpeVCwLsnpjFulZojPSDrFeRp0UJjzNiV8696S8lAUOLTau
UrZ0aAEd4Epor3FoGTVxsE+aaIqZFI831WLKjpnEFY6atOM0TNGJVtahpUYOLXVY7nfjSqBi7qqaIWApQ6CK46uNwQ/rZZWMABl0V6OguzoF3bkUdBdQ0F0B
xhflmUOHlopyaBk2U4eWvO7QMmKyD5JJy82wmXHREa215hxOzN9a2wWx3VELLInJ6oM4XE7C+wq2CSgvWmumtqUcWiyV9KHd5C7w5K7x5HZ5cle53epkD6Uu
LD9qdWHpAEOIxFG7pAuL3d6FpYtcWLpCm65QLixWicMCAiWxKkY1nVS0bbXiBlrtZbmNLL/y5CN/f2asEzcTYNhV/1l6/wVkq/vUe152OAKPsqaRU6+hYJ1G
lvs5cuUWtRVpH7eLnM+zacyR8xvsIPH9UYuOi4d5Yo9aTLtbRKuPWGjiHFZrIfEBwS8PZYygfHKGl4dcVGkTAsm+MxUiYG0iYAONgPWIgO0gAraLCNhuImAt
LfyxQARsTfOdYXXq+hrfmVlfclKTH5qLS6/GwYbk4tK3EReXeXZxmcPXsDTxAESmN2KIMxP/f34LecH8hnm9nD37fr1eXvrN9Hp5pmDad5pyAAxlguvy0PlX
on4SzHJeM/KwZvRrUVNncoMZnv47h1U0FOy++LN4w+VQEXL0vTe4w2RF+PwO81N7rJtBZ1YpN+F1EFBgkXITbVOB2LQgsQXkvcV0SnCr4GVGJOBWb6CeU2yx
0pPUeETVISjjvx7k3OmhKdESbPnXUp0H4AVijPDTVdDKGLNHgVskJ3XlIMalBd+6WxXrSl6J+ujxYpmHJfQyMTHyYOJjgsJ+5qnFEj393kF8rna7kQ90O44g
+9u72Y04+1Omipfn/hyz/IM0X2ygrySO1XaLp+YWqd1fDTor+Cfok+SeQyyfRow8BkVZUAoLzI0CuCfe9ijmNiLlS7I0QDb8J8JSpo3DCr52D5KvX+Zs1DJo
N1WoclG/ZD1pksSkC4z1ZEZahbdCK3LhQMJVMlVhgeS3SiyyZWJKFePRwwI5fQZ3XLFefaL/r8PiYSWx9dlPk/wV1oYzWiR06EGKVm5JrpyitvcbiH2y1UUK
x71Qvb2L1du7aL092DnTentQb28D9d4FMixtqmzKKu9aW2Ook2wSGt0W7d6YIptkvHw61SnwwPRCgzW/1GDlMxtTSbZrqyNH4A4ZH8R1b3OaWTaXvMxZZU9i
Vtl7O9w8yh3AsYJ1R1FlBiikcgdopXli8kQF7QjBk54lcRF9S0opuYWJQn21N7jgMBD6Ka9F/I6bjDrwNQOVwk6rDxzNAVrR1mQNijv1p+fAhbTDSRlhoYDj
CBxD/HQmF+hCKbAjHzZiDdIj5QPxCZEDS5NBcqWK+4CcATDECm2GGAKm7DMob/56BRCP0ZxlqDEgq+FwxgfEYUIOJ+wkKVdjtH/D2GPdDm93WqPGXutWumLE
AJUqvGDYgChrzCRAoeVighMZ54L6dgCX3wjnhriiMfUmEyLkVTLyvEpGnqdk5BAtDBazDEdobcjZbEOuOJiocae15ERlyitZS73I8/hnmJOlHU5OzQlHFiyl
ANGqGEkdvZ2wvBfRch5/xmQRkAlGjhEHoKsXlmc4DrgGgb5VMEkFai2WtBEsBu9lxDODQHJUh4IHpGAPi4gDMNUU72chg+AgGPe0F0G+yjIkogsNykzxdbWS
l6DqHWE9yV0r/rRe5qyZUQFG2c9zUV06MxXSTBtNS6MMRYkgs67OGdaRM3RSwrAQ1sU4q3OuDZgqbjAuc1M0rahQCnHOOqIsdw420SUiDybGE2EniTA42MDt
tkKHvubx24U1hXo+xNHrjkI1wJZaKOtLwgdwSF5QtI2haBsfM2i0LWWBjqcLYvzZkEBdSjmUw64JSH9Zz/Ix9agDhf7AvwPO4w/gbAMb3awNq3T/UQ+MyaE5
ylDE65Jo1C27zVnI0pBLfvXiS/cJJLQlvmS3OQ1fnXvlsUfyycrZmR+IXt6CtXJlhiFHy88xZSQFHs0yQQeknoThD8E3YpRckuSUTJwjicDlu9/IJ+++uANw
pWoKPrK5wjhtRZthQTtlgUrB5blZK9oK95u2oku5qbbhkMWm9lW2MifN8umkA2rKuCgH7bfhoB08wPN5SFEFVbqTKSNyIN9Lz2BkiGHkozQmqcW4SCoZrFyR
TdXSh6laEKEMiDnjQjxoJlUL6Uq6FBZaV4Mqj0vSaQvfwpp0Ct/uy0HnwarUVPtwa0tCKGiXVoQAixAiSIq7MS+Mni0GQkFdCAXF8gXCrOuW8hAw9lqeUE89
MrHXurnXTO61Eveaxb22HQ7UyZdMBVPVab3341AFU4UwSeo4Sdq2uwOgFkhbGUzVTcFUJgVTlSiYyqJgqu2AlH1Ire2zewmZH5zf0sH6/80h5VqS11xL/Mz0
3szdsIX7YCv3waU0a8JtOFEuDbfyeBfPW9NihmoxuG5UpkYRbZTnNsIHi7ZzcOaMZlW/KHlr0pPdJSDlJ+QNKpC6lANMH3iqA9MHMq+wJvS0W9Z66Gte1lr5
CTl5MmmaOpCjgE+7SMsDsjX9c5qtqUh0hUd0RUUL9amSv1iPFupTJ7rCIboiv1sJu0PvLBakcTdsmMadiqJY1KSnegZRTj6HPkJu4os9tXZQrXya9pS7w/Qj
j7SnOoka9/aYUpMKVo45vI5uKz7I3Vzlpym9e0XBQtUB8w4H5bCsO0tSWb5P81vDJ+dg2xM3PKD2vUxCqV0XTiglpkKuXU4paOAwx4vSrkFhxo+niZ7AsEfL
VDwadrkiJR4OS0+ExeO0G+EW0W446FYaqoyJJ3m8y6VJozBN1C5yZKlI7hjTRAVQ6MofIa/O3HHbInrEHHthBbc49F0BbxUj9HGLy3GyadEewkyA7Y0bL22G
qlry+UeVwEN+vV5DgzlRaDUnqtzS6v5wjir+X6eZxepRourbX8UwQbCRsC2geUrYPGEBDsZ7OJ9zgOJbOQwcLbVpq1zbtoLnhHCaIV5qg3DHCgx41CCowFJe
Dg30miuQpgSkh66CJkA1k9SEMv1iznYv9aDrJYG1yyDKFYy9SlhKtR7gbASAJ1nylXajpUJfK9XODV200cFXwbI2kKMRo0QbeMkoLIGqsQ6qxqqnadQLMMRq
X0sNIHRWBL5DJgBbWwKPvqYSpLdqnQUyn4sflsePRr7yu137TOjqjT5O3UV/nCEfl6prdGDWVtHv40e/cCArP9dxkep/qDWP/az7S+gfjdOU8KE/E3dKL1j3
ruu3iL/ozKhg3ZV5/+ktUQcMDMw623UAw6jFSAbKvDutmk8KyWE3XncdJqCXLdaIe8JNwqiGxHgCiFwif5hpxOXPExS+JPSl5trU/on7Yv8C/rosyqA8dnMZ
lQb02QUH9Z7xeHO4uRH6502B8sXkTLxPbolrzXjLccjt34i2pmW/VPnRqsW4SIpJYlEe6Ll84E/eiwr7J0L60/Fss/L71TsjXx4E+Uf5yz4qiz9waO6HX+r7
s7PXSN2j/t9rxNvk+2ca6Oh88+bPnpyfmYi3h9uh98Q3+8VT//vpiUZcbIjHFsfj7eMC0/jh9vHxBl6Q++2vX3L8B3AB5AjGF7wIEgbzRaf+MPzIsbv+8smJ
hrDqts08lFhfjkjFEUCqj2PnUVrLINPxdniBAFi0scSqtD11Zi6GxQk1ghavmYjD8XgbuB37E9DV+M9BUUXK1vrc0w1IijwRl8WPV75ww3ffuPSFqycGNjcM
8d9Hn25MiNKF5Yk4Ej8XvjTZ8fv1Nz8+MXB24N2/OPDmnz4FP/oDn3y079YXPvP2VRMD25sfe+vXbw3OiD+Df6M4Lda28TAcx8u7bzm16ZZTNzwti/Dda+g2
Nz1w+xPX/dW3n5JP/5+r4enw4PvvmJ386t6HZyYGRhdW/2Phl9HV0Gb0sI9+HJ8FTTkx3oDZKe0F1G42S2F8TOwZxWPRNjgs8OHDNvggGrcYbQtjcGPe9n/s
XX2MHOV533dmP2Zndvd2b22zvjvbs6v8Ycux7Baacw0NnhM4h2nBqqhkUP/oFxI68kdwnaqVSLzGR3MGFJxgwEgmOhtoTGOiqzDUQVBdI9c1lokuCTQmcSu3
ONREpFgFVY6E1D6/53nfd2b2wz4T2hLpZMm7czvzzvv98Ty/5/dDR6PPhqXBohzbDkSVeBBN+8vMSl17AN/MAcC9U695grpF/U4I6MSD3+8c/P5lB/+yUGEq
o2EEvVdYEfiybum4D4bqj2UoXn6VoUyPHOBSznexofF8Z3OeiTfo7szwlSTPVVXSEwemzhu2vLN29L3jb1EvXzZNjVkKlx1oLetuqBVX0FDLOhoqtJP1CurB
T2B8dr8gvIIXLO94QdO+oEwvD8PmgSfCFXe2UDXomKij0kLRF4q+UPSFoi8UfaHoC0VfKPpC0ReK/qtZdFNge7T62E9WpdTJqkQnq5KcrH4Js4o12Br7Wcd1
ENbCYFM5J8ZWOn6NN6shy+M0l4VV+G4TkbRLKYtX4b6rwsUSkzuYskzR2fNjsDpRKv2szpXIqb6SZFQWO9jHW1N18MnTadAL2FmnnQxecNelsXeRB3AbR/Kv
FiRb9W8f+EhYvCk/mxP8ifEqhHe3vEQ0fDZWZnKFj9CJfKgOZNeqBhNtZ3tVdgogHDrRX0w0ixHj3yJ/ouUYYsWweEtZyVMMYAQOM3THh5scmY5LdUsTNggV
Btw/bFY8Y2wfSXs1/G6vhroFtna/QyQKeBy1GeZ2LxoBZEg0eFlMwQ0MQIFKz7zylE+HY34gbM/Qo71s2IZiOnUIZ7yJAFsXjiiOofBF8s6DBapsQikqyI0P
E3zFCAD3ereuD0p1uInmDsR15MPkCM9FlepmxwSCGYLg8pkLujPHSAG/I3MlCxgoGQHAS2QuMJnzJXPKZg6uTnBKxATnHYQKunYlKwMMSAsHoAVh+pkTN24V
Pp0/a6rLeq5UD8+Vw29WN0sbV1EUcXWwHofDsvLbm4EO1E8EbcF/FWY3iUg8h0/fyqL1TCFQRMyQCzqBonGxUOU6yKtjW77Cjnr8WDWsBUXb+EUT8NgzUwg6
ahYp4xXhLfDZZZUNq3BZZRFy/NRvsnsZMgSGvSDQtPI+Hs7yM+D88VkCtBgOwMxloPBeitvAk6nCEwc0QHt4uW48D+gQroHg1nIWGYfECn3PSQ0EnTUQdJY6
4Ogh6q43s72NCp7tV3BHuOmpxOi0VXiZAjA1SIm52lAxusS+iGpoNQbucz1YGIq6cZN4Z83CUMS86EVhB1nCdxiWt5i+UrGN0KQG9b0QFPRk+WVnhxvrg+y5
crBeB1QvSED12gWIbnRB9YBDD1JQvVICqgdygL5QvQDYiKkYqhdcFqo362joe4wwozcYqF4ZaK4Yqle6JFSv3AOqF/SH6l3IpqB6bQ3VW98HqbcVCAGG4W0Z
dVcKTG+cZYxYlwgRwvzr+lEWOmI4SjGG52XEG+kxPK96Zei8gT7oPKm7C8m6mzbovH05dq1EosqeQuedzfRB51ENXQadR2+M0XmlLnQe4O8d6DzasAxoMp+B
bzL0snxZdF5t/ui8GntjgM5D5jvRefmwJui8Whc6r9YDnXfeuTw6r9aNzqvRu2vanc6jI/Zzn3cS6Lwa4xYGY3Te4FPs85wvOq/OJUU5ZQe5KI3OO+8k0HmB
QecttovtYrMT6JPLoiz/MTpvkaDzaBPK0IVaEp1XY2YrzR5nsXnFNDbP9iKszUU7VeaC6KjF+tg+RxVZEqxPTmIc51stmTEOspgHyCffC+Qz1w/kU06RQlUE
5JNjkE8cMoIxt8eief7PNtOpJWQyjez2FpDdC8juBWT3ArL7Vx7ZbdHbFtedH24unT84el8HQYfqB45WlwBHY3pLgHRpX0XrlwGcU36GUoBy+sOwhk6jrqg2
r7IQakFNQ5oVH0D2dIDNhzvA5owyD6+KQ5ULItMMYO7Y9Oy7uw5mgZAOh8Ol4VAaiwvZXmW1CtPAaUC4F/cHbztd4G1BbRcg5jMoOpuBObjRefASyOkoiH78
bFKYsQvBvaQ/gtuZB4J7vvmI5Xx74fEdjewONLLb1ajlEd3Blwmye1+uF7J7uUV2L4+R3b06TTey2xFkdyDIbleQ3SOC7F7WD9lNhdA94CeLRiV4Qevwzhvt
fUnsdvTAS33qat5I7plPHJL7+//7SO7/n73f8jjg7wfM8PfDVNDf2wN5yMYptiM49yZg5q7OYEZE/1xQ08ThLyAIdTdGv2X0NfSExJQVlLutMOuscjeOOlui
q6MzZ2LuMVcE0YxaCoa4SLk8slOzCIb471MtZoABg2H6iZzthjFTeWea1YnISadZxX+LJM3GJdJ89nT7nYJRZUqnGrpr1R2twrVqM76vydze8jZkbpLvW1t5
xE9z2PBtrSKCqPn7lhbNCrSH5gBgw8LEODc3wNbT6bX1dHhf0gz4TNRve6rvAUY6sNGtxlTsj1V3jSFql74hqhU757wsonmjme5FA7RtAMTO/hGMV/R3b3uY
34a5dvs2rsTvyqaNs2OfF+JIGNBpvzQuVGxYwKkqxyWWF+RVd0fX34PZ8Gb5E2ci+lfVzEUhHw+xWwGzpa79s4hvgakMHM2QW3UxqG7H1YbMVmTABT9Tqg9u
4TcXbzK0A6bV/l77Sah1SrL7g/EwzLMBPu4A3G1huuYWLT439t9qF1gcrlZ3gL4BqnzcabZ0C+1Kw5tYZWy0nO6NlsQp40fVaxfGu70sjIyJVjStBqJ4S9PA
f0SjMkWSIXIo0JaTjc3UmEVplCI3+477EbhcGlv3l2Hh8KT1+rQlDaYT1XE6cWKu0GXR2B0LqWLRPqEOrTLVdUI6Tx5Gf9qaB3HjSV0Vpa7ygfT/ra0cHzy4
Jfngcbu06VahxbkNUdKfoTnC73jPcZPkFhlSOUktb6ebjoGLtriphXGGG29o5pKNNN6yY653I21iOjAaT1yZfdtK3xPIyc+2Fs0Lm+kk6YJxq3Dp8ZfrGH/M
R55LEPvn7Pgrd4y/IhMrxbfSH4SQLfreX79wXy56M4OtHz8g/A4YLE+L2MmWMLA1+5hMiZG6Vl2n+Z1PZMCr68ZKzDSQsGJSE23IfFY6VeR9sVWUiB4EzP9O
WYl5m9sIb+Cbr0dU/ETHu5Dpxy9RPsluMVG4Yo8ULHM6PBrcyXJgRmcPSUY8JBX6GYeL/GoWoaMPr1nVjLFhijGrLC6McjiAs0dZpLAzzBGYZ49LHj6kVdgT
jWW06yKXYJrMWabJnNQap/0wFyQXJDaBRbMJ9Owm0MMmsNj3UQwL3gICRu5PXZepUify7m35Y7PoUTBi5JkygcnOCwzFDcKyppTKcBwObwTdOHQrzKXj/l9P
bQHeGszBlVCEdchsAGbdmE5YiIRxyuyeAvPWOuSlXAk0/Te1cAKOKzCHNbUVYU1mD0i6CrAD+cJY072pK8ifLalTwEYAzDZccWeZeP/YA5praaMQCV4nonbr
mW53Wk2MfaU9Er1/9lWWyTmgONoWlX14l2AesMvF9YFJLZLLpgsW0Ks+uFtOJe32l5oV+nSaA9HBZzguJQqYapG129pOJauyjsu2oQIbTi5bHJ3/vNYpZVbm
SEl6R92YhzkrPLWtQpqwSkWDNpcxYZVCxXbRfEHaIPrwr3hrewzfy59hllumGaR2LaHtqsLyvFsnpVkFC8I7qKzOo6GUVZajohAdPP50TGmYvC23Vp1UwiP1
qhLp2RNKWECPKaFqm1W0xcFJeZb5nWEng49YpUo7RbVt6HHj0j6kkO+u0u5HZr/9jCg0KVHp26vYoSCuNwiQQrbW7PBMnh+2dCS6xWvc4qXo7WelxYvNMoAw
CmqsNGlFexNFVXYFpEJ/g05i24Xd8ElFMx2otdZk9mu5xX1KOupeqgKwl3z/GZM8dyjZEJWin544AOayc999YVeBfqFuK6atQBelxnUGN0Gdp2ajyqJrsNxZ
g37PGiynanDOlfobOzz78vM/OrX/yXAUsvFM8On3Z/cMerB7hiLrMSLN3aCTeGD5MSFsk66+WlLBVqqvHlffoK6+mq6+sq6+IBA5SFqTOgq7tGdhi/26y6m3
d9ruUkN3CavUzAOw86p7toWVrtYOSzYdJm/kHkQ/v27e5smEzw1dhd5z3+chfiq699zsMetb8gH0O6o3yU69MzvlsKaHY++nuU5lHD6px2GiNqumNjn8viUU
jxVQPBZ407rapR05c5pfANMeBMIUDINQhwUZHGYh9LiuGap+ZTPUYWkEnqGqmKF60rwPhleB5n0QpsOQPhZjCR9M0rwXYurdaXVpy57Xw6xXiMB0Zoje9Tpg
evU0LbawG5d4x1EyrJWgPR4MS12slWm1MNVLLezzUv93NQPRDivHMjAwflTow4MQK8tETbM5Rdtfa7JsasJKZQkrhRC1V8Zp3mZCVJq+2bREmyWYlhSYUJfC
DAsrhxJXloKbD6YleHdKAnf7WaxEZgkPC2nCwz+Que33Zarb2oQIrkEX8kqbWiBKqXUk7rwfYRHB2hn05hlMWn8UW3/AabZOrj4tV7D+vBFbfzTtYF6sPyWx
/lTE+lNI0Q4qsf6UxfpTE+tPVaw/AY8G2kYZm8wDA3nFrjcOoDfh/HOZ2BCUXe2CJZI+EPebBSCqGL1N4y966yRK+W//8sb7eZomzgP08MEPXqGLSnTuZ68+
mOfVoSrrW+9/IEUOK9mMq3BgAc7P8rnXE0rgF64Hn/uhQxggK6MC26Bk7NUhkh1SL6NlE0CGOsu/F6ARU4/Z3PWj1D+Sz/rQ2V4f+sKiuY62s1jZHn/tJ1eP
UuX7YQEp+zGNuh+de6QtNOp+xNyp/hi1T3sWSpBhXWiBHZyZs+PlPP6QBZztc2UX34Edo1k3uKWcC7PAToXBzcPNLJTDwAVeAxe4Hz3xGB+RohJV6HtnXvsW
6vI/T75G6+2ABkSkbsGTVTxZlrzR3UW6k5PiVPsUvY7CrQ/roIf9dfrwN2R+jSoxsyGzjq44Vr4Ox8jK0FQwpOKG6KOMccl3UmVL/6uL9bGeqIykAloB8hm6
xJuHobpMlbKJMU51nbt/4q3lj+4Tu2O++vxXOJNSaQxzxuGVKpjDa3VV343IRBfw0KjxeZyTqs0s8/bOZnBu9kOAgei/6u7d7HTMwrchRLe+TAAZ+y3Rej5a
z0GdYF4apBNBHMMOtvGspVfmFjYnr7qcvOg5FGD6IWZUDky6wBLKAwbuZbFeftcj8mZdrlYWvTSkC9sPs9G5r+p+mI1Q9cgLcy8amrgmTZbPsZdtHllcFC6e
pAc+jpwuGpWcyljMjr337qOPYCzi3DqbSTClC10lbQCFaFGvxmCHTNKk52Vk/jbdjtPS2z9/gl5wA3cGzq1jvWh+7EVDmnp2vSa91Ga7nWgOr7bZ1GqbZYSo
w6utUEDqNQvsj02fio1jeRYTOyNLK5vYjlLhPN2qxcNWM0YwG2VhO28GbEUHARO0xor8bQDo3wyEKelP/sRalblWjQEytSETQXOcmS4xFMF0WcVSEdAW7XG9
99LfopesrVnXpGZux/a4yK0lCz9oLEE1uZJJK1s1prDk3180ZQPdfR7b4yo+Gs2yJWkvh5BHSL2ganjVOS+6udaqMaSxJhMhjTWZjU1+z3WUFPN/gkvaB3mp
z3BJ47H1eVuK5gjQ15Tx2PasfF/8tT51SewXAlFsD0SxPcBq18DWFIMjEDreioBN9fBXjLzNJwmSfa6Hr5rXVMWnUWqKJgdivq33KWCp+GOZuCICS6Nv9grp
3+sG6gDrH1bg/CpnfJTX4qzwJc5ZIpu3hnO5He6XXVqHrUdmzu2gfj2khETpCD5FAZCZUA+rFPvrUdoBP3XMdI5YdfvxnjK+eexgxBqdZzW+/CpIDsaPHZ/U
LfySAzLRNZnvMO33msxRMF1S4Y44Ak6YcXgEthWncQhcDF/Ct2mHFj+ddrW9W6qT/t7m1Kbw8uFWeawyFZbov9vgSLCqo/noQmaCCTbQAgCSFWCs87bBv7h9
G2fwHyWDq9wvNDndP0fz4XX6JINKulb92IH7cEPmTXzSjuo0Pmkpf92RrjmHz2DUPYHP0qg761h+WVGeyuvzVF72lfTxJ1L+u1B83GTeZ6mM8QY2Nr+o+Cus
zS/w1w0ZbkQv2YhYLPMQtoyC6MijsQe6qwVRbWdtm81Zsl/cIkzQMv6/Nanzu1Xye5vkFzK8RcshZliXC3j5eXr5oTN9ug5ee5Ffi5HQlq5yoUdXYc77Cj73
OjKz7AEXPt09BR0qNL3TqhkaEQ4cCe5vDY612+qOcmaMJs0xMT3I2oHeIq+r7jGUyuMt1GbTl8HFxdqYtAUKhWrM2VpH5IvTHfliOVv5BtUrNEbBMJ6doI1T
PeZsLWIRpPUv6XryhbW1rFlbPWZtLTw3ObYSZvcynB/oDc8lmFt/lwNvNO0qc3Xgkja6hsWVXa7CWxvfqOlpQUXBYTUDu5r4ihS/sAvxUVxdpjdyvd5Gu1IZ
glTXk91NJn1cj9EHd+sl+BRNNm3XrsFLR52LjrC4n6bp52lOYZU754w6+/X3E85YdeqzzmF9OSuXhzA17nfxhov8hpNt+9Zeg4Ymm/vcltLjhrrdTrdV0EOH
rtpuy9EDiLLyIQu7zeiriw58nTQjeqFj55CzzgTcqL/IR/918lWXja5FBvpjMtFTSSvZ070kR/MFB30eCIh13OXPOvgfyFWEjfBTp9p6Clov/XudkIgwQoin
qLbFaekwq03Cb3jUTfN4z7hmATdJz7XtmP+0HvIwftMxZJyHf4hanUHdWv9i3qLLsLaHvgT42NtmjcOsOjE2EJa6i4Hp8jEl0+WjSmj89urpao+SafMhJS3c
4Aber6+qfLUvXfsPqTiLJ9sd1UvLhysBLMkV6Si1t/GPqRshxNk9LhFVk53g/R/ucXrd4+h7UHzfjl6eWWgdc6NQUyMbzukIpsZC9NNzomBvcn38k5hXPZiC
RPvpwcwzLvWpY3oUTrmj4EPk722Xm+iUvrwoA/QEyvqy29lO/AYzQBONhhccNRsRrpbkEJxxZQjyeoZOzVOIGHFHRumVmPHptd+kTpyH3cfnnryGxreQls8o
mdEPqw7gL91zRLVc497uPaVv4mgvqskC6q7vrK7vCcIkBzli8cJ7+BG7MObljxBhjP+Yw1ayhIhN3iBXuPq/ZuZNnuN2sTBBSQd8ObE7HBEeXHya4Ddjiri7
RXPJ+J/iCBdlxjE5I45I0V9YUtyMdObeP6w6RnrJjnSPwwUZEaFvs2cr1GggpIAVep/2CXvRIixr/kRrAA1RpOOcO9Fi0h98r0zcyt8c1FaBcYWZzQhr85GE
C1a4iag+wbBVZkSnWXWCEmLL9gYwlgEJBujIDrixBQlmUoGyrctIktDRt7u4zwX9ozylzFPcDaM8DiLYA+zUwUsowdWqCjyBd41Tmhzb8XvljL0Zt74lbmp+
L+q1MIGot3HqIToUSuZwOgHstKJXJb1+0MVaVaVsrPjiNixEwBWssjt9fmylHgDVr98v03vLG8bvs4xaCL1h2xDHkw2huzYr1TvCv8hJtYpWFsHTJzjxQzuJ
pZ9lEXhqogMBD1uqu2P6etaVgwEGu6y0elAf4imYJmIjjyDc/4eUljR4Wo+8aYWTGkQfZce4V4mswctuzOdoZBI6U04oJVxxunqm0XoJKkj/tibzIYfE6vWd
hRIYgOv0cmxqZn4rlBAnzMA2mSmfn7QwNi2QkNhfaQEFTzZkysA5aP57US9fxYShmHkwU6T4nhhcC/qQZw2u30hoDF/TW2IYWsKH30lpCb/ii5bwmfMpLeGf
e6Il/OG/Wy3huYyICSMc72yGxYSj02JGPj9j1YDPzqRkg8/oy/2SzumZWGT4SXrznP75XfGHnDI/f29Xezo76hzT1z/8j2eeP/7tNz5FC41JnvWJ9M/v88//
fM2oMzNjRYTfnbEiwufwNfgg8rwd2XsLO9x7XYD/YhmcuZGklPCMdwVSwklJ4Sk/ISkcgwUKHEXiWaQAB4+w2yKPzn3vPTAZSAiJaDbR36uv7OZFOBftyeoL
vGGuQKP473YLOxtdz+Zagb4ucYw1pcszdtbZGM2oG1s+u0n3+BOSLP3NRBvQGXEWcQxvZm4EaFzuiv5GmTvpG/1mlDglnWnw7SJHiXSCDZk5hDGXzB06DdyV
SCPORUm8h/9gPNCOFhOe8eDwWO3OevAmr3aPevAErYbSZbWnd6wGSMtKWiQHYMashRV4x2ocBt0tgjy1JGmwK3T7xlxM4/1FkKeWpFxMU0uaeSbrQ0JwHEb7
GhORshx2Wiuanqq+s6tDdHSt+voSOO7WZL62RDAQe5ZomdslouVGqftGOI6WF3iB4FSGF6ghwoGzDYS60e6wIVJVRxrwUq7JzDTgpVztHmo0G6ws3WguDRW8
H0OOhvTsa7SGYSXzrI0zHy7l4Bb6fbjXlDcsf9ZT3jCMlCVDQ7jx4Y1PNavJhHDspnO1OOgPDSEQatb0gdXu6SHO3tABaeSZodZAWP5DVMdq9+wQB8QX+MmL
9R6O1ov1qCq/JR2tH9Z7OlqnqQaiXwg4Yn9DoCD78IkN1EAoIJCndxq5W+PHvCDCxG1GzU3SeU+06NKezItakPgD9hazsHTMKxFwWAl3CevZ883GOuH5S/5O
veJgQ+TKDjSa3ObUdiOs9NfQ7utGc9lH1v8tGPt73tpEC9Ym6l9O/9cX6b8CW0YLkB8bAvMxLKNMi94Qb+siIUevmvHQ1X77Gtx+UnAd0AGTta/LWdRIoXLf
1pmT1jnLntdzSuAY51VaDnRONZezMiZL+Bg+lNC3oN8Cm80ONvgrzGYHGiKGiz4TLh+luo5K0XspQetUa7HXtpLK2YzkbFaJt1b6zYkOD/hR3W+O6H4zM+9+
06eHFHTN+bqHjMhyFPP6yhik1pw0iB9WbB9qruDJdqgZ0lgo/xEtHKF8rOCPIB6Ctc4hONhzCNb6DcF3EkNwgIfgCFvZve1hYRtsVkBFfgIHS3qoqHkMldIl
q+03OqstrHHkAPc56rUX69zv/oe664utq0jv9/zxvcf3j32vr5M1iR3Ovc2DUeLFUiF2QipxEKwA8ZBd0YoHHrJbVKErHkiKKh6ijQNuMchS3VW6a2i265iw
Ma1DHDYsjgnCZaOtCwG5S6qaNrBuMawLTtaAYd02Wzq/75szZ+bec4PJspXqF99z5nwzc2bmzHzzze/7fU3BIz+sN+7W3nCFYGnpQN3RC8CE6PeQ48i7cdRv
erLuNzfEI3vEYlQLj+yxqpE9LEf2QTmyh9Y+IzYHP7nMl9ZH88HVa6zrMqNQ+qiu/bKuA1V1fZCr+gDX9P7/F1P3/8nETWs1VncPcHcPONuNkj4KHklipaa1
ua/1t7Mw4zykTdcs6i0C3Mm7UcY9ZULf3Gv28F3cw3dyD+8C6YIiYLnSHs7KHvZkDzfKHs5EU++XsjgXVB8XrqSPs9zHHvdxI/dxhvu4XZ7pb5SIh42I4HkV
OReL7b0YsoRsaeuxJ9uxojE6/mR7NKllqnu9GNvrmXq9PnjhgOr1gux1nMFcpfd6OVen37up20mLvZm7/Vaz23u526/jbu9ea7ezY/BIm9iAttNcLComNp/0
OzjZXkFFQ4eGNYSeTapyPpM4a78SRp8h/bsKR7a55DGKlEZUJygAZK3RT6W07Pz2wNF2PykFQvJrOqWnZqXJxK001wfjF+qvEXn0Sp2eQDcQGq2V48W3md3g
8Tfh8iSYKHWoA/8OsYRlaha1jOyGjWGwZ3SAUOFSYbdgCG8C9CoMB02Rum0xXeX/BIdTOKxrJ9eqN+m7KFBc7gYgd9KEXkyH6MU+tyL2iOka9OKyw+sGxS7u
dxkMPuCa77XicE8tO9xVq47WV0ZdOOb2wHrt+3bD77tDfd8dISVT7P4SA8k1v+0Mf9vt/G1n+dv2+Ntm3BggjGkyaxYUhHGkLUYPx5poKOIUwQvhszbwIMEn
MLYhyAU/eUpfnFmb/KkR+CYppxPCOGTxr7VMBri2clrFRkKwX0Mcd2ocG80naAq1QXhH+BHK2uesN38ZWTu35ciA2MlZb+Wsu7+MrF1AyAhbQln3ctY715j1
tmDw/QPxrf6btPLCG07gs9dUdZZX1rq/E5y9XD2vtF0vU8967ZlUUJrLZf30z2K7LIzGvv4LRhh/dgPreyc24JPvSkxsYCzw+AaeKMY2gDMNIeDXhYDtwCI/
htbgX9RMVaSZyyp9JZtSNGrwDIUaJo2GLhkKy+ktwDjk/HRXQuwkG3GQR3q2uO4UJaavF924Cf/aSiU/DUDt1fjnleAjMFsEzoTXnhf6pUVxuciIi3TQWym1
8vxBePfFIlto5otshpsrAn8sdo5FMLAadDmoIwVm3nST/2eEE1jmYCt+qZ+dAsUiX6yOQz9ZDEoiYdJUHk4Xq+LQs/JwFnrG2SVSHmbwu2WbfQb/Z20sU/pM
DqgBTKVkvzlns54wV2W/mbHZ4nbGZo1h2jZ0hRSt4WeK+hAKHabTwUtP6xOi/pTQmUTpVxv1GeH6TFB9Tsr6TFbVZ0zW54isz8ja6xOprEZNrrVeL/LgfK3I
g/NskQfnTJEH55kiDrkklRGvBesjKiNScjdIUEEamINNoK6BRjSZx5PEW5NtkDveiAeIcyLrZyHiAQqtn05AnvykcI0JDXC2iVebkUKPM0O/tzjDhe3OdBM/
MySemZTPDIhnJpqwIUWTBhNNeN0ltQGVTXjQ5sV5CHgxT3M+Ec+Tl0fEwYMXYdU2JOEJxlrxGaBCraVNWfLE83iUQv2tGcGb1zCCAXPB+CUA+dFHvB4eufMO
9uDGtoZ1kHlSExecMmlPi445UuYcHiHnHO7NWUdsMdvlSCnQ9GeOhKza3OSCN8bqj9xpUXretGhxfaapPmdkfWaq6jMp63NS1mdi7fXJBEcv8yWNOLDSGnYI
rs8I1eeIrM9YVX2GZX0OyvoMrbk+8ptZJ7+ZFvnNdMhvpiC/GYuO5ciHT/zCpi8XYdL9xr1CHU/cvheOKpF3Xbv0rhvHDCak23AuWzOYsmsYTK+Hg+kNhVsW
owluei2wC3Xs9dcR3Ghd1VtiDmlnVz7tNvEBphQbwW84lQCrrEe0guMuENXKXS92Eej6YovA0gfRIrBuW/jy1a9b8DvkOxWDQcMQZg6yPqfajLvM03UfDbJ+
RxqQqgbZqpxrVuR0vWwbNqTLTddY6uPbWZur1tbioUqBg6johWM3ixHGPxUMfiCPdFPBP9ORbrSVhAEzyklmnwn6IVF1+tbhN213OsWGrhmEnx1+frvTBk51
MNp0IFytp60tULWq1paJ9pq1BQ0yVIzWFifDGyN9bUFOxtoiVxarZmXpK0Qry2o+WlmW89HKspiPVpZ5GLDmaWWZzxsry6Ls7QW5ssxjZQm3fR1qkY5WGiFP
0J+QlQ5xfKG2YoeYyjZqKxBel94xWoEm18sVaGJ9aVNG0QaK6bhQ8VsVz9y/SvXx/EPsUUu9Siee4jmocMi7tE6R1VEWc016FqFG+pbSRDuCt2V2K0thdkKG
shOLZWmdwW+nBgM22eKNyi3oTgCJ1oWvkxbbdrDaEV1eKyX3ooNDVrtk8ISRU5lYnrKMWQbjZQthbvJalklk2SuSWikJ1qMoPzkY4GYNOua9ouabyMez6G86
KpRuoWSL12wJHLyKqLe4EUOhBGxFL3D0TJ+UJgc6bOg7mRcJXnPr2GtuPXvNtbDXXJG95loNr7kMe821s9dclr3mPI0Hmbjk9uxIbAWXXoICBzYyTwxGEZ8D
wz8ghYxc5NAIbwFk5CIHV/xLEz2MfFSoEu0hKuRgY5Jj2IIN09Wi1yYjnvkgrUF2XyEXKXa9ZF7EzkrJCWOyRqEOGwlKWkpHdzKKwBucJIkEA1TyFeKbDu6t
lG3x65oEUZPSfTFSwJIe3vJt+pUXD++rdCaI4oSRafl3JdQeWaGSZ4jLnLlpj78deaogWTm33yLHjoQYMiu2V84StoeiFso4khrptq3o07Q3BS7ptbff/Nuk
9KLXy4ELSlQGlUC+JzlZgSx0ZnuL2LJHhYhZNnsLma8sgDcptQn/2hBdlzg3XeynxJ1OsesS/3yhfmjSIcNbk9942G9+slwokVnX06zPnvTJ8qi9Xn+MIEcZ
juNrhw4yBEjLkb8S7FE5cpCpEWHHGE+0Wfd9gLg1+/lROPnZgFx0+7hRGAUUw2aPMhuIjDbxLwOukYzfPCLWsiYA5UB+RdEFJIN+OIsq37fwRsxwYxQ81T+n
RUWIB19q0SYY2PD5QSlUjsrLyzO9vOxaL68ceXnZVcENcuJLykkvL6AqJYc/05lliH8d7P3s3Ow8QHgK8dHIwABJJjmzidIljA+QUm7PqehMICZvFRIgW0En
YJx3ozB2baZQDjk0fo4YPQcuhqR0kQOnzXHUbcxQeepRx+Na1Lafw7elPUQRtgMjKOa44OcMDnOZty1BCHc5K81Yth3F+NadguFPFjQG//BXdT1UwnWLAaqd
oaMKo+f9GOeDbn3OSNEN+bmyv5af0v1ZrnE8BlHmQXqo3kkyz3k8eUWuVXddnuNO5Pvqo1fEafeG02DTxO1EQLVlV9EXBxxdnHy4hWbTyQeQXki7JssH2SD7
7BBDjwOLJwAAYkIBHMemUy1MPzmmjgqcr3E65RdNOCFNYuR+izG4Z6P4LMOK7EgsujBDb3fm8T+z3ZnD/+x2Zxb/c9udGZcWE0mn775YbjrqN2F1Jtju5grV
9gNpMADfJS0/XQm/RLbpdiahdHFLEXiJmoV8YeJbfVTSMk8SC3xnRdwImXxF/f7ODZPyx2nq9oI++gK+U8XWq2muRNMrZELlNZgnBckhtgh5NIoQB8ThzWTY
Hvepy6t8gunof9uj5TPbAZvh54yUOmPDITM7VhyHFyoHIyOtglakgApG72LLRr2alr3aiF6VBeg9mznqZ9bUsw73rF3Ts5Hr2JX17OqFmJ51VM86tT37b9Sz
NnrWiXrWrgpgYdfp2Y9ty9nP1O+YsBvglJ9EZBSC7Is/twIyMZy6fHsPUtDrt28sJTPB2OMP0SAg7UTeF/vk7vugI6U0HC/mLusBaJUpBgNDoaIdvPjXEEYV
ZsWDfqd8gts3EAu2WLxvE8uVQ4F10BLdkqAt6OamxLIMvDKWjCQdt5YaGFfPIH2bMik3VILdVKrPvxo4R/tyOe7iHHfJHNcgUV0HGwPYi1SfVLNQF35l2aLR
9+GtFaHDHyFHa4vjNWdg1McsbuGohBhjXfz2iEjNgqbKoEiflhAQUtiJPyReYiImo4M5RCmCtkLrNSLRJCjgDjQhS3wsh8Fc3PZkWYiPlJOqEiNRiKvE4TKG
oHjMHx0dVSgWP3nYJ4ayLXa3uD+CXccorjrxn+73jh4eHWlmF2+KNmNJytsExqNQOPLh6iTerypaSho/32eqR9GurpgFMkUqDwMfQ+plfPqx99JV2Tysc6wO
PlJzoT30oRVh0NvjMeiEKr9YgyoPTRBCxf531hsOHVeg8oPHDVD5kLw8zdkMHo9A5cdSPXa/TD7EyX1a8vedHnv1GU6+xFiElWdk8uzDfdN2j70kr1defuqd
T5954vmFRI+98IyClY8cV7DyYfzMfDfjgks2FwXxmrZ0OPkyOdDCZrFABH/PPRq6SChE8DX2PWKw09Hzffisxczeo7ZzDCrrJkw6UdPxGKY982SYV/Duy6+J
7UkXn5nhqI1yu455eHol4uDxCAMIR5GUWMakz9f3ImBYABYRS54THVYAhpBmRyd+6iw5Bn7B5YfCvZDmTMY8OjVkZ3cFGzlJt/7dHUt1dqf4ef6XktyRzn/u
EPX0QOH57T1MUrEXxrrgbMSWqZEYGPcZ9UUYkQe4hR4sh23A3Pfm4+pFghcOrjiK/s3IEUa7Pyinb7C+xfCI3y9ndiS+yb/vLIs9+242O+0q57aJV2xgzrkm
Ih9l1iMH5qE803extXnAYk7trsSQVS6yokt4mdqWvJGOIqbNlry5bkteiloyH7ZkdeNlghcO6+Z543WxAy6QC3LLsf6Xyq0KvTPqt95ceL/rwOPf2/N7o5+L
HknVoEcQFijJIBJLqd8NMpzD7fQLgN3b8AsMxA34Vm4MLrxnqZ6eNnta4oWon28t1+/bt870/aMdXCuPnauGyx2KHBDkrCk1aqsywSj4FvtmfJMNuLvZbns3
E7ndBc4mwieyKXFfKRX0L0NTaTUMthZYcVqYraqA6WNHAixtHtZ+i1EhAJ9Z5LeUwtEwQgWuJRpgA7lJuRKqSVi2v7B4o3kLUwZ/3j6PprT888x9U2M6cwzT
mcemM4tJp96JSKca2XyWYvNZ0aAcbzHMZ2k2n2UM81mOtbAm1omb2XyWYVy2VMiON1jufo3dO6m04RS7s3WiXfJgngInRyPFVywR9wA4gW/1kzd19YBIir3x
aFQla+YV4z7xBBBnQNmTNALadvQl0kzdyL8rZKoS5aKbot0W1cvGP3whLhAeIf+Gq0JUhHds/Nbc+Vx24tvJL9nLLnzX8VU3Q4q2htUGdS05hCeDbJXzXqdE
QWzmbYgPT7uuRBv7s7XyDnlrrduekaHms/cFsuPKmd56W7XXHq76JfK5ma0BovXFFvcLfAx6STC8SEsAue9JNz2X92KOdOPD7sBTTnuij6TTXkzFyHwLIFrV
DsI1/PfmI5KWothBhCqEGLCWHLCLT0DjmM0a6pR9ExpkJAmNae4YHlhAdfPDBzjKzHTilrJDdk6xhzh/jJm6eJ9DVyKjnz9GRIyHSLd5V5f2WXJWLDQjz+ii
dBWJzlPiezGiQ0KPWDBEF0zRI6RG/SKuVJCEHNdF6SoSXaTExbhSxW5uyRBdMkXHySfwP+JKFaLsPBiK0lUkukyJ78eV6lSCFUN0xRQ9eQKJH8SVKkQnT+ii
dBWJrlLiUlypYj95yRC9ZIqefhaJF+JKFaLTz+qidBWJ9v0IiRfjShVbvv4f6aJ0FYmeocRfxpUqRGcM0RlTdOAkEpfjSk1WgsGTuihdRaJnKfHDuFKF6Kwh
OmuKDj2HxI/iSk1VgoPP6aJ0FYmeo8SP40oVonOG6JwpOvxjJK7ElepVgkM/1kXpKhI9T4mfxJUqROcN0XlTdOR5JH4aV2pjJTjyvC5KV5HoAiX+Kq5UIbpo
iC6aomOTSFyNKzVdCcYndVG6UqJsfV+iJ0DEHiTUtZjnhVa0cRtfSe0lenr/7UwBkIP5CL71/8mqx9gp6W8sOVNPGfvKQ/JyUFLknjI3jkOh8Lu87dSS3xLJ
/TJ5/K+pqL4w+RWxr7TEtnNSc1Zu6rGX+TrYvy18Q6zQ46fU9vIIfmaUM6VoadFcy0ZzLcc018Qps7noWjUXXWnNxU/XNNd/cXMtmc21YDbXvLw8v0Dtcf5U
5Lw9L9rjnLz++OXnHv77Y29u77HPmvIz8vL7o0zXHcr/VMiLBjstr995702R28lTqrkmTqnmWo6aa7G6uYYylYClwuaiq6rmWqlqrhWjuVaqmmslvrn+m5tr
YoprI9Sv8Smj5camjDc/Ii9P80gamYpG0oWGHntYJh/i5IN6st1jD8rkS9zuA1NRu/WJluqT1xfn34W1I2q3lajdTk5Vjy3RWKtGY63GNNbklNlYdK0ai660
xuKnaxrrEjfWitlCS2YLLU4ZY2thyhxb56eqx9Y5U342bGEeW2dD+ZmH+5bF2Dojr99/78WPhQ51eko1knxFNNLqlBpcy9XtNZStBCwVtheZhsf/BrcoQTWd
2LFOKyXvMcey9ws9LhEa9MHlavuJroSndHza7nnYOUBTtJDYiN2P+HWtRdshks/S/giU2yTfasq3snye5dftSKxj+fU3WOtZnvwqxP92lvdNeZ/l21m+tCNR
YvnyDVaZ5TfTTg6waZLfaspvZflOlu/akehi+a/eYH0V9lrYqNbKskE5dXNO19HGEq4+Nmezs0xdkojLRt5W2SRAekm59fpW5s81wozOeGMlmDGWPjGYMUBb
ARvm4CfKhnle2jAVTa0YNL/mUT4fGTHnTCPmOXm5tEL5zGpWyhfFCJ+RyWc5+YyW/GsQLsnkcU6e1E2gYoqYkMkDB6kW4/JS7JfHjqvxvRCZMs+TKfOJtTGI
HPrIYBCByZUYRD40GURSsp0+VO30WgyDyP9wO42fUO105ITRTiPy8vQyu46d0NrJ67EPyuRDnDx0Ilp1h0Q7Dcjrf/rOsVew6vaFmSNo4CXJH/LJz469isSV
iD1k4oRqmzH8zBzwGjhkmLUvE+7SJgxD77wy9J6rb+i9MzT03l3H0NtZiY4OiEk9RVY2slF6x/pfYusRKGe/trHcqJndGj/P7GbGMbBq4hhc47Sx5Q2ncpay
vDlkefsG/YLl7ev4tSOxiy1vtxqWtxnDRIhNoB0F2CALGgcp+1N+oJcMmY5hyOwNtnL4U82OuZOQQNV2TBgvHztKo0fkHWS2cTm72bB7T5ls0/eWLWXYdXyr
qo6O4mTPBRcNbLT5JhT3YKhO3AOH4x7UzZtFw7gH+eDspwfqFXSt9Q22Gn6dvU13sdXwDrhiiGYsNYcgFZiNGI4SB/d0orMWJzj/tPz+nOB38fk5EXs5kdZI
Xvl+sjl3JQ5YjHy+n4lG7itZbKsetMqtooVxekyeKATdjJtz03xbzrmt1Jn5ST4RiMZI6Bk5H5kS6Q2duhbFPFsUC2xRbGGTX0Ro/1lkWyyybdFi26LLtsUU
2xa9OGhelm2LObYtNrF9pllC6SaURfGzrzQ4+919DRRUWk4BI3l9ChiOpQ56ob8OdRAxuHjsOyMKykb+OUf6pH/OQFPIKcT+i+KhkitDVUwAqAI2FQ/G5C3O
iMehK4bJ/zJYTcX4LKymgosJTtQ8/xheMOlK91Axc0+4QTk4/bE+Uidc/ZOYsUAOqE8vk0wTMEMzy1mLHV1mq1zvpy2eY05LuoBJhDnIKjpoRk7rJUXI6Wr3
BbM+YAozw7YMc33GqD7jsj4TVfUZkfU5JOszvPb6VLsvmPVBRJZGoz6r7LU+YMnPid0TqurTJ+uzj6vz4JprUw6WLtNbCM7hGbWZ49rcSx851+V+syq7uSZ3
c03uWnNNxqeHXk2RiRwklzXjpqYmvVQRGYQpG60SqiI3ckV2ckV611wRhJjRHf6Miogvz+V8T7oiY/pqm8LYXnpkLxvT8pTL0ThOufCGE8PILYH/W0yEhKxr
0hBDQ00VkWJg3YfzIRgUWPdCBP8ecPGsBDZn4YLngim5IZj2DNQ78nSYuajGo4p914VKu2pJx127B7zJBHgfsrc7i3IGHxDPzMtn+sQzczLYkRgLloF338qr
Tie/ajd8nFU4OvJyTrKXc4pFJco925AxX4zeIsK1LxOIQZS96JUKoL1sgEGDZjy82iDW2PwPHtK8u+kB4LONCCEcNiTNMT0ydeLmZDhuTprj5jRy3BwvYgZz
NWYwTwd5OrXMYC5hsHUe/8AFAX/IDOaZntue6EMnow1DhMsAb3kpFfziCUIMB9lSM2l711rfRUhiMUT+0mNKsIOedFvyuBMGvVIzccMz9jvF2O8sY79zjP1u
jrDfQJDn4XWDiOihz3sbAvYka1zePfru2ihyFSsxvvndZbkKHo+DfCmlAcLoqBrcSVBNcKQxQOdogBhKbLGrwvU4KlxPln3da1sMr5hljdghX3eHw4I4iEZ8
FQ5msIo7TL/vcFgQQDdLyapwPX01CqVY8RZrVzwnbsW7Pjj/UZ05NIorI33dXW4ROqNz+IwuCvro1MxKjjY96t7N+jOu8nZ3gYmjzH3OfPMaM786OFR3FXCV
x7uLj5uy38rZd385dSefdxc+2pR5L2e+U2WuHV5eppB6Uzb5UWdDV+0vdM5XM4NXzf7hjM4FOhTsXilhOH4Qu4inZNRCCnU3kFRqWZnU5cVUdKO4h8ge4LpS
ZM3OrcjAiz/gM2CKDPLH5EpYDPqIgL2V/FKYtiKhIsGQ3wxTK47ZFSEV+u7EuuE4kRuOw3sWMQ+HM7DjF8gVh5gaHVp1kafKESF+jsCaUO2S47K27AYHHu6T
sHh6N0QjMYtwUUSvLMJlHIZehijW3itU/AK55LT4haPi9RH47yHZBA7o5dcc0grTTie722xmLd7n7YIWxbyF1f7i/xJ39TF2VNf9zsd7+96+j33Lfvit14lm
RvyxlmvhP6Jde0HYYznUIihQiUqo6h9pbSS08IftWBGqKLvEGz66JnUVSNaBwLPDh4UxMSqtjYrLmrpggakWhIppDbEbK9q0Bq/AIttghZ7fOffemXn71t7U
SgvyzpuZO3PvnHvuuef7ZNj+irD9HcL254XtbxO2vyYuBU7iUtCoLc57F5bjA4n3rifeu27Ge9dNuQenvHcf9TwE51yB926uhfeueHl7KzgNgybdTd7a5SZv
7Yxfb5NPb+XZoPL/69PLyq7fyad3x44r8en9vXlrX8brMuNd+WLKj2WX08KPZbXZm+JoXhiXp7cUeBpAIpGa9m02OGuMr9FCtWFZkFJAHWxQlrdcrRrytiCi
awOn85LwBxOSlaRYRkwUeztmipnUJEVzXdZDNw8a/kPaR3BhPxY37eKBhX+TfO5G8WjZIGfrJCX1dbpSST6+bkTXE4qXWY8WThiiHVC+JuNZJcVmBsTz5Gop
MXOdDQKz/iyZ1+36X71Ow0v7s7il9K2MF8utxovllsjF7rZYh6z0+yWgxW3hyOJJ7SFX0LQNPGqSdptr4kxq7b3b7NNiPFkQ5eCWmsiY9WTZZRUla2HjUBLm
pHhRMEPqSZiupGGvnRPjiMsZ51xm44zH8p+I3p6tIqYM9gAI+ErVnZwvY6tFcj7AVojkfFXiHW3AnXKG7lHWmgN2Y0pdpA23NLyonuvJm2+yb+6WetNYfy59
3qdcafrU0rbcaO7eNq05tgt5rL2p+NJm+CIRnZWaLM9NJO5hNF2P5yJVm5jQaiAM/JSS4MaTnEKaHqQrJjwW5j1CJFrJto2pNOTzL7qj2w64p9pqO/Fi07L2
MM4i+l7wRbBSAaVZW+DABx//buyPZJgT96Ucxm6LXKmWzuvFAZZwo6cnjGecXhXi87VaylXkpTCzEM0/5epH/NROE9Z2izx1kzy1MWwvxfvYyDa+wzoUSOGb
qIRc/c6BqAyFOQr4pCrmRKo/aD8wTtxb8QA1szVyOnYE5fGAUK+fS+iMoxrigJjxohowuDOoAYPBmrk6uvUqDodApAffu7mSoFKes4d32ozHqGtViLoOhFJm
oxB1H5D8RS8VQsnYX0A1vVS5j0LUW/Vc5WCHDBZr2ZJu81DzGKMjoUpqr72yN7lJBaH590sBw10diJYA7mWGdr0/6CFoVxYumdS3QKUSWzKJGzitSpmwz7pj
Bx0UkcLQCfpS1ZIQgBtUkXpoCU0ujaaMyQ06/ggP94BnRLaM3m0oubd9Gzt9F9P1kFhf4/CkIjhlhosd0JfriUVqOdzzW93zS6bIRCfTtk65rQmerRNHz9XO
/9VY2qycjyd5PdMti0FOUpuBCEFesGYyL3T8eL728wmdcd6RBV7bNcGzEn/xG2OXwVftmbATSJvnL1F9zLnWOesK9UHNocAjHlBXMeNqZcQOnXBNnSbULVv/
8UfvvPX52/1SvWzAbeRlUU7nwx4c38tzQqGTUp5BAwY056SN9pdrQJ7vT+jtaspe+sdxfenBYrou2hOm8BxfxT2Enp9linYRyQY6YXdVNpqda6fJEISwXuPc
XxR/0+8VZZ8eL8qIx4pCXS4WeJbo3bVXx63baepcO7UOuIeLUReXjyii1OFKdbQY1YFK9HOqGHVvQ2+vFUE6UD5uwD1dlKxhp4qdD6VGKVWWejQTsUpG8Qdc
4C7gft4r4pUnpU7HnqQuThD1cQEmkjpx58n7WCS7g97Y02px98hlvbh7BNB4o/bDuvxDWLkYZrFVy6JcNrQDxeqI8VjhzRXZRNUHLqYXT/e2erpXLuunwf31
ocg16vDF+/77Pl2ydWrcci8niiQ0Au2LusQMQWK6GPXxrrhhz19/h958fi0XN2nvfMCCO1xqc7P06GNvJsZ/dm2wdM/ukGf90i0VvYw/dJYxaKU6Vww5yeNM
UVL0HmOMWqnOFkNwSMb42Bl0619LN2z82Ss//vT9v7h+U9gfeBse/vjvGr9+/eD1t3MqocWCGuEQ4Vc4FiL8ahKTuzTo7w9RS2nZ1hBiOiPYIhCDF1ftqEb1
oEfXXuodVlx1qd2UrBlWXCTyKl2gixi/B3XBLlRbhMruXjrUh9Vf0qF7WN1Dh85B9246kAROqyT4yrUOyip+dVhthSA1rLYIx3KX8PF30KFvWHEZMKJHkzgu
XeM1HF3N7fSE+HvuZVdRJxO5rkx5WLX+wptnfsqlmtV6oAG8yRCQPjbtDarVdBFFpF9/4d8OfaKG1Kokp0cXvBekGaqMqfXnPnr7sTcOfPDyZ2oIlhooEGC/
IUAfiRDfer0ax1npeiScNh4L6m76+TdPYmGq7fSzOEgfiUedO8Az6yedzfyg8y37nHMb/Zxlhw3nVvpZHnRukS43Cnt0T+TEwTbWeRj+Ze5LjlinMfWxQwCN
BCZTGduGgE0wg+qwY54oDKEsvVo/+9HTn73+ybIhzC93cZzH/6Y36JzE/U8+emf/31eHnGnmzGBE44Ls2X5hVTt0BLcPOqb3Kcd2f8yRwkPYCM1CcLmW0yJL
62BPmNU8iHTcPeScZc5y0DntiMgpROIZw2TWZWPslp2pFmKvz9cafLuH2XO7G2b2S9l7a2cmdOSaa5knyMSFkagnU0hvthCvgCBbyNTBulAIejJFhsUKvwUl
jJ5jQk1ojqxVdwQuCwuGHEtUSXf8/HOJQTFzr2mFXuNskw1tq+xnW2Q7u0v2kTvCToza0VJF87JZlV01WL1Xyxpg5P8XvYY+fXP3/kMvTA7KMrLJhjmkYDtR
HpjHUN6wJ/65s3WbRsx883wUZD5sHaQrnA/OmtZu5Myq44yypuQC81EPOCR3gn0fQ0A19y2mncnnsm6LfG7dFvks5bYoree5LY4OmvcYheTjOOXI5AH5DWXL
6LdHSjURBaHb+ZxH9nB/W5HEvxxH6OcSPd9U8c7I12Kgz2kNRfOTlv/8Afec21r+8+PJthF50Mp/PqjphUT+4zYs/0m7tPxHr368YOU/bpmW/3Ii/6GM9Iwn
QpodGp495i80rKnciDyUHdbj+dSwqI0eFto1DetYPjUsatlSLBWI+fAveWFCV2LHQLNXAI4C12IiZmSR+yunNf0dvFzyQY6Bw+xYKNn2knNHvn41IvcgGyvD
fgkYV0clTktkk9own16C8OmYKx4rfle4KkqSDTKPW7EszCYGayAKQS3TSSogZRPR6+4lZwy6DhFKjt65lnWHPFgm9tX5TlCF2a4Gs13Hgo/CEsc+M8ikxKWX
SqzXDFGHanQEH1UqmRIs8dRF6G97Yo+BYyId28RZtSDOqrlhhRDHPL03Pt6ifVnal6V9WdqXuX3gc0rBIh3NNvXq6JB3sCg39jXfaOgbk+kba4e8Xfr6g0Wx
So6j3vr3xPgxhmtEWS8C/e6Xa3OFxXNuqKW1SKQC6l8oAOjPS1I2+iVwFJs38vYkcFGpL8hSbB7vLKuhecPS6IdJnC1EnVwxHaJ4JzDuqoTRRVriNp0ioYsY
8zadLSvq3kRj7baIh2ox6Yoz3Xssks6Obk4wdHTTNnF1qhyJetavfWC9Mx703PNqWCnpLio/jno3ceqKoDvo2hMt0U+Ordv7WFQ5wsWIv5TMwub3r79Uf8wP
oJeA2p4+uvnr9gL+Ox3zwqhcJBoa0/KI/Rv7o9rhsK6XVpW+UplUEMD/QxvqKzfc+kVYXLc3qKMWQWWP/bY/Z3pUR0ESQP5DhmNviHJF6oaKm4gTcE7An6Bh
Hj69dm/YRwtbn86Nhn3Jk7TeewkAS4K+vQ30GPRu7me4BNXUOq7qlF5V7vyfQOAQTlxl6sHJIeSBctSB9VvG+u3A+nXmPSLpQ6o041Fe0qBh8QJuPB7oRB0k
vVAbQ1qNRNHKFReaC3zTwSINnY6NYlgHEpEwXcaRhOkOHEmYzuE4x3mUNO0ijoKpFxPKQko42y1zTljau4ZXJDIF0YrsDeslrceBya4j9UhEgiNmond32JtA
dHY0QcEKzdIco/r7sj1t7Q97AU6CedLbQd3bPvTWRwsOhEsl2cm4+xrD92ZMAGc6IVIP8I5EOZM8bgkbITpwGhXwkUsFKgCfwCUqp0dfT+dIJcAs4Z013WSv
bcGDXULw5tJoHqBRQVmGFFY1GIAOIVCfPlbopb2XeOnmSBF2ARYB/ehj1XtFZi5SMua5QuSkJWiUv+ApJ9jXd0d1DcR6ZsrqBOMU6E9qToEGJplOMrNe0a+o
6Ff04RUlapp5vEQi7RISzpPPjeqNsCshUn3xt0Klsc7RWFdmSHFS0C4gXjy5g1b6yApP7Y1698wDDIGiK+htzL+OgePxhn0c4N8LvcXext4GzQrbOBQD0A94
URwuNtbQH/rsDnxfB2PPNyoe8RN3M7ZUAoMeyqKHk0HuSxA6oTtZSNIyiHpvZzxpdZPv8KpNYCiLIF7FaeeW0P+ET7f86pqh86//Yi1AFM2fMFrqjHgEKEKB
+f3Ud98edQCreul19GNJsv/TQ0uyGNs8x7mg9odoWNX2qCQNPucE7JL5NZiZmTqDl0FlPkp1CUp1NXfXHXZxsUeuqEEdlz3MH5jJFspT0E2rPO1sVhstOLBe
u2AqPEFZGpfmNpjWVUqpd6ZHG/jLqQWJTYxbhJJGP9Wuj9y69kFGL6KynIFRPfQ+eSTqt7qH/nm6h6M/sbqHakb30GPUCUEP6xcAGFGknJlxWIOivbBla6fG
kiL1+qxE+fFrZ9761wMfaonSBoFwfiMt+IjcyL5VjuRlKEteBtnARG6sBmUtjIjcWLae9sz/GwkyM6MQI4pWblS6uzmWzsaX5Qujzr0OZ9tzTRafRv7OyNOy
mceSCttd07KZeGG+4rQWgzz2XuBHrRjkgT9/xLNiELfhl0u7tBjkcZFiFoNCX1qKGBSy/IVNGuKQL+KQSkn3GKbMfc7oxHKJTiyXsIZs+gf68iP/8JB2vtwI
16jAW+6tG2KfwLyW7tlryLT+0URLr3Y8vzpqgyett1JdZzxpI1X1HN+DzBBvG6m6Tr4tSUzsIZqds5hZbyQHkSPcz6sT8iENUa5tDHLxY4+ycm0D/SwPoh4U
fyUhZG79f7378k/zQEkuaVVIuYcmQFHrxzGtohQMvBXePn8NYy/9nPThMso/d/lIX8o/Gz48SDmFIthzTmvOsR8FMFo+GK0CGK18esycQ0wEE+KH4hyxB3rh
14bU1SyqqYBusIqOOKlEKYcMuAMjGixe7XWZlxXeAP6s4h6muAdJlBMpU18oGZOyY/Lnj0nyx9BMYExacChjTEhyrMyaVbxm331Z1iwPqp4M6g0zqDr+BP+3
gzKEhAcl4znKaFJEz+203RYzeWTZKCdpcuCBXbJWKnkasq0xUrXCPEwQ4d36zzjnft/QJVEuKD0bigr02TSe5G/W386ROtlvFwINXCHKTCAYJMqcYzU00eVc
WlvtIOiJnYrMd7/GbymkYG47LVuYly+NnK1gXtAwP2Fgrm1/BHKTqaaoYcp+Jbq8VWGx0ZggYYvz3rzUjJx79+X9Pzyx7NIzsnjz92WnK2K3aEROmZWcmbET
esZ+dero/jdoJdvpYoVSm0H/eB76KxNuZwnEuMNrgitZCubfTXfP/+c7O97//odrhtQWuizVwfRsFPRssOLTbwW0Nw0azzy641D1MljsH0IWT9pdrgSTfQ2X
NzVcdM8JFivL8ZmVGnhGvTqby+Zf9ufnX27n/Mt+xjsfahT6x975XjybwyIRrRXtTLM5qK2KkgqSFV95nYG5wB7z8F2XTXo2x+kgmcNknVgVHeYxhVXjyr7A
65W4shOQRKpmT1kkfoJ8WQjKRCHbwRy3g+fVhKpkeo1nIG3YVyeaQt6RLJf4ZxXTYRWMqf4pO1haXbGgCgHzllUhWILNKoS8JR55IdjNjwjBJr4Mgq9haGdZ
+eQhhm42JwJ01Sg3zQyFtu44EkeZyuF22s81TbuaP+1lnnbVNO1QE5T1tJ9j4B2b0PNyLodyelWeBm8dTyzx5YaE/jN/Uwe8D9G9kDGAKVSmZl87ui18gwsY
EDQUT37LTtiaiQzqhdiHQkByoRdYN2oyeaZUo0h3HSYzxmkA9a4/oQUcI8v6IkGiXPNu+YTa7k1RoT9ELfNKUID0peBdZxCO5dKqcULUxw5OT960V/vmY1sx
NWr+vqFaMDVlYWrymqmZ1kwNLfn997/wwcsXFG0d8G8XVG74KU02p2xlPizqsBh+u+zPWAaVoINH8MaE5jlocdLfOf47lsffB/nvLv47mefWx8VkIFndDIH1
vy657wq8UOfzcmoRvFxmuyzIdunr7VKYVGgN3mowk9otFuAaE2dN7XIg1d4NFa+UutqKa5q3CC/DNQmNh334/Mye/c8QjedBHdd7uKbxNfb9ZH9ZZTiISGD2
jEHm20I+3ArJA054OYtASA8qkpBIX4Ct2Eq9tNxsG8Cb60p38JKOZ8iOsSZjLMsYOZDKIPtCYxQxywqFHkl584TC37BQuN9LsrEd9KwoqFMss6OjsrbGCDLq
N8X+QozkXSPxOTVCUllKLIzZC5xbi9nH0mSfe32RAWOawDf3ZxOSed5n/aOTvLvGGAIONsrxGkH8nm8YWOAOj8SzflfcQn/0pSyiKEXqpyyifrNFlInnZS2i
MR/iB3ZIQuK/ZRikbKTUT7bFS5kWEQiLu30k4GwROAFzVog5ubq2uXooTiYzgjzQ2uCKd13k2fuPch7GVu9eydlgwirKaXMrJHG8fTInQq3fJNoT3C/kFrJw
jhVH5NGshfNUMWXhpDbawjmZm2fhHG9PWTipZUq0d7ImPh/JfyHjE2Ag8Ud5HuyPjKpkVQQiEiJ0gYRuf6X6GoTuqJAEsLJiO8lq78en2xGZY2NUJWrTjw9z
1KYO5lEkaqb8+XyujaRSkhKyuexyYSWWVSdAW6lmyiYDuX0vm2kP20AhfiU2NIEOvVi/k5NfxrP5VPCrQ+AwJ5v79dj9+JGctvOacFgCxCM57m6luk1UwreK
HeI6XFpnKz2bYmcJqQI0NZ3ATOmFUs6Xmr+ABmZDnWibacuCh7+l0ZbAx7/GmSuATPtw6iuaNrXzjPawDiGMNdVl/BQbPDmqC4OSABcLSEyjjMXOEQJ1VtlB
YHakl2SOgty1NEtw4t0WInXG1JdenFJgtu/ZHTi3R/l+AlkRrkkQjDp2EBdc4v1ty46QfUm+HRJ2EcfmlTIjLrUCI5xmjKkSUa/0CetVWKZ/rGflGlscRQOU
nWmzszkLUbz2y++mbON2SnflZE535uCPQCvTx9U53/ja2E1I0qeedqWMK4n7Y15Y0bqxXU4asAs4jCW6IR/+KFEVI3NHlnscDwMGxz3VLhLqWTdqG3RP8tly
b8Yd8g772Hvi0/5I7QcTOsAlc0pPUZvqck/p648YZWVNYqExvCNG81sTi1qdfTBOtY/UHhX2G9TentVkbdV+yGedxo/rNvqWz2aOaHnL6nIrVpdb0bpcYVlW
W+czjrArD7JjnNH8Ed8IVWCbbLNV6XlpUDM/OqX3pSkXuVJQHk+7i2l6dEM//PON51zZeM5Ns4Cb9cxLec3lDx+Rx1h1XYbq2tdE26qMC4IZvgSfKva/9LXK
WEqoJgs9CWjPJWyZ0xKbUy2YOJUNw5Dy8vktbzoPtTtlmxfEa9pqpl1NyAMn5n839kcO9zKRdgZZRbwRMxe+OLexFoAaPW2+si6K8e5Qq8lzQjMDaYzgW/bO
4Id2Gjv/gDx0tTwUSKkS45uakyepvQRe8blVqDvD6qwrn3Caj8PqlD4/6YIjHXTfw/kMU8j3+O80/33JTaUUlq+bdrXK54QrtJnr8Pq6Di/Ry9dQ95YW9lGU
2qPjFErt0f1XUGARa8cVg8BLqILso75vcwri+WMwUVu/z/4FAKmcxel7KXCuVOfcUA9mxo2AWlJlzWmlm0pHOZQyXQD7EQPH8F8nsba1V/QeBp0+pvOAJhZO
EuaVGkpQuNZ5BjNYHFZP49g+rJ7CsTToNlzxfHnclSwDk64QvudxJJK3T8/8QURSVvExT7mInAkLKKwBgs8FUlHFrh38KC/9Lzl/vR8/6GXz14uvjRd3yz0a
+JQJKd/ppTPY+zZPJy3P+NznkqQTv2swqkguEOwm/BLxqdz7WxNMnrmOuX7Ci2vbMb0r1U9IvNguM/64J4tk0pM184gHdZ+PLL+wpmSHXG855FxmyLB+YcDr
f/HRi/vff/ux2hDG6sNQTs/9wCxR0YRGOcmiUGkabi6o2KwzO1NZcLKtyii21nQNeQSLyI/kbN0WtG9ruutYwQi+gPqTJzUI6NOZPyase+J+SdFkScWeiQxm
A0INw5EH1XQwHJjyMTa8PppzvVHP2NemCy1iWY8h4OS4Oy8ODlqYp7yFouDmciPyWDYK7r18KgpuLmei4I6786LgLuZTUXD1EWlufA4xN+C7pQKZdTSOCsx1
s2aX+O78SrUsnTYG4zuj+55pA+eMChhnlGWu51ACgI5jIDGKC7sneuA8IrJPA6Hb13gncSRGbxpAavgY3nTbiIn1jY9xAA3KjOdrn+yw4SXHmNZx0MiUy0s4
D1fxw8Sl7OLfK7yD7hrqVtrsozZjuk2D2syZCnPxnIM3S3aYvGS9YI2/9u8tSJPafmEAOJQ+49R73FphcSuJKCVeMhUtFIzIx6WChYKR2vP6HYGEAglFa8u8
NMVtZq6X4qXxqS+SZBh2SBwwWzC42pZ4EX+X7/57l3fVqJtk+Drt3Bm5Gk/nRR4mwYKe6Hg9KS+ktZoxl6mD0Eycbn77CIIyPBQc4iqFbbqm0P8Qd22xcVzn
eS57md2ZXc6Sy+VeKOvMWA8iZMEC6npJOYC0C8VmHcNRA7fVgx/cSgpSOg+W5QhGK0uqSCtMJTROEQSW49bclQEKqBi4D2kDOIYFow95aAG3KAIXaVG3yUNb
oIke8mCgLtz/+/8zM2fIFW3DLSpheWbO+c9l/nP/r662115hy6LwsuIl6l+Qlz9o/b2dpjhMv9CaeQ7W5EPS3Sk5oaRJvPD8p5zwVcagAyWjkm+QNqsJadNP
SZs+uxa8S0Z2LAg5Rx5UHr4GJxRuVaqsBqEKUS2WJ/4Q+mpQIv1kHjM1OCEnaUzVMlJwjcrU5IQn85Tg8t0oweUcJbjMTr6FEuzQioCPEWMzDvvh8FlxgAX/
sGWFWsQx5LaZypyC8boK+WOTb3RYp6GMcANTmMLX4UiDwps2NJuhFkEjwYGxMRoKcvV4FzIZ0AuWq0eD2kwnazqRN2gfpY28AQriUdXgszsdxhvDX/7d3/70
xwFoYA34zeRjeANSr/soqEBYv5HcXxrDn7/z/T8r4f7SyIyQThoxXqpuX0y8/iSuNjO0n9gN6YUv1pwdGB84FONojL+Xx/iJCG6lCXEhhkSoxUwHqXypNFCM
FJVXqKz2ijZPIAmhSAZoewQSx3Ye2HFs3ORYVcbzbN99iiDYf8cTyhnGfecxzJ/fRXfdb69I75yiXY2L4ZEe/oksTbObhJIpOnvRWt7clO2yzAoOOCbEU88S
9F/zl/1IzBXAxY+7NfzIXo2ayvkV+zejWZR+XIbGY+IQPScZ4cATUFGrwKoyZG7Lk9VfkWjvTHxYBjtdSvn6afHJEAJN0LnlBSXzhsiRQ+tLnCWJVxVx+eQO
ps5ErsxImGJvDi++OFy8omahyVu5tbaa6kdLGVZWBHVaazD+Jd3lB/9qs69iXPBRKmL1WWsbqu4n5LQYY7TVmTjyGSewxeFgiXdgg47+PIc/z/N0+dNkFdon
U03JzNqPPlSth+zDFNDBdQlD4EG6+zg4vsInrXvYWsxkUlgEZa7uupYti1Ni7mjXThg4Gdiu3dFW7aw7uMbqViy9gt14ju2cJNYU4Jma0M/q75n9Bz+q6pzc
HzSsdJ+0oK+u/EmdUoQWYBWmvM5F/kTfKDL5X7uaXkvYJqFe4aV3KungmJwN3XcY/XbQWpIOWwTyYfqiItsDFJ6xMJ0Q77y89LuJd+EWlmnmfLewvUDpZtIS
Aa8qrrgZLrMBsDIc/4B84sMAWBly/m0YpmHH9SClh5AZZ2dmA0Vj0I5mWECZHZ7chzUAHouplj9KamnLqGvKKkA359RjrV4yFmnJ+C9aOQ8xo6GcoCmxT5W4
eHIW6Juboq22yLlUkzIN/ptH/ztuPh/8NgsNgvHoCh6LgseK4LEgeKzKip1axlDsKayW4hTbby3dssvplu0xTidtdDV0iwcziRqnruC0KDitCE4LgtMqyO2h
ClgUs5RQPByNzFoemZ4gsyAbH/Rza3lk3qQ2DX9C2NyATWSP0cnbUXovMfBJG6lGKBQNkRUo3bAH/5Th1MzMe6/svHFZssXS2wl5x8tGsm0wCtKz3hqf9c7S
q2x2G9sYIvwOl8/K6T0ob1p3MYO++GjkYP8yGSIbeYbI68IQoSz8RGMza8KV/5cmUNeZtzPwyNa5IT/ueaWL3nnYtoUspGmN6lrBcBc/gftV1tyvsuZQxSwX
7Rmn+x+8WMCpNqVKs/MxVlb89pVC/lK3prO8v8pZ1pIssOfK7rFpCfjZGhhg7ybXqzWCrNKrPjJnJieMWx2K0ze6MsQmLaznfDxPa1y/nKuRa7q2atb00qpZ
Exaz5Uh0y5BXisdG8Mk1zSCtANZ96ona2i5cKUfmir5jBskdEwUdtP4dJ88KLGEGCNiPsxaqpNvUJWptxZCqpJeU2+wP6JQIf7Qe1lCbsl26VEiuYmx9vQCL
OKkejXd0HEPwNhXkpghVH7G2So2eMpZCfURAKSMf+YLxKA6vvxY3XqHlMGP7n+xtvBJP34igXBTcgKvDxHTHK/QeB7sJwodZKfQN08d+v/m9R/7l99aOMMds
+hhemt/7hSjFzeRSM1mLBqWkgDjVTt+txt+q0TRk80cgcFWZwGXxplOBFFxDTV3PPveGqN++9PVCYso9TrSj1G0IL49ZpyUYx9OUszGOZ0ZjNUUx02N6Dwy8
UfoYPmA34jD9YHX7dM94jY+e6iUpdH2g4qk7NlCHLnEG+cfX0U8pXJqFeguj7WV9y0aT6ShHm/E0FTTNchfTUHUY0/CaTgX4CanFTNcmSJtsWad6cfJy5yOV
PX6591bchFhkk4XJyoxIQSiQWYE5WGNsUvyjbM8Ey0ZyzS/7Em9tiy/5YlrKgX/iA66VzqFNlLXkWqnJKXBBnUQ90YcMjs9bXa64op9bLFggzV6uFVg8jO4i
XAXEJoSL54COEqIWXa6uBXXCARuVR7MoQ3eGrTtHThvYupjFXzwp2PI0tqoYZtr6lpji0tNkZrcJMkM9OMM9OCM9CEG2GbMPUy7gR7BfzBd78TVgba29HdV9
U52qZnZxjYqmcXZ6W6fSDpR+ApeIm0WVS/RyJRIaaobi6mkpkX47Phxm+tJxD9tNNTt7N1prjm6aH1lV8VH+bjf92Pio0SQjG+aRkAYwCdCcDUNfhtpm6K8k
LX97wuSBvUXXiqYReLSyuQeYiefi+DnLktIQMMQFpgX5+PvYfCGMfM7VkkL0yp0u2iXcZV79BuiPrQedl/khWHJf4ofZB511fphaci/xw8yS+8E6HqaX3Dv8
gBWdjgWU2tqic9bsVtQesN3E7f8xkQZ0B6fhvYwtQZubZAk/DHsIvbnPxbAgSK+jZM175ggUQl1Wb+Q5qih4Oq4of/lsrYqTn7LEaA9/nhtev6r1UpZBH16J
O1Tf2Rr2eMx7Gt5D1NVBXS7qsnJqz6bO85mtFwiWILy4bkDUJ0CEccOAaEyAaMehARFOgFBx14DoToDYH/cMiN4EiEPxvAExPwFiMd5jQOzJQfCQe+VqYqLK
0n6Z3tzml+lNLTmpLPhlelOOjjjEuAb8xUfNY6MuAwy/22+ykM0sSvTo3kYBFiA24LkSV9UeNT2K97w1PPJ11VylJW2GVpk918cb8R5KCmgWD+8fUlEHpaBe
fM+6ar9wvm8tqqqaR975fN555J2nJORVCfQhgu4BupeH7gG6R0k56P0E3QV0Nw/dBXSXknLQiqBDQId56BDQfAsyodsE3QB0Iw/dAHQDm7YJHRJ0HdD1PHQd
0Fg5c9AeQdcAXctD165rVeActKWJlUwRr2LuVCAY5NF9HUazaVZuNxCABQhbIk9gOpdRA8aQfYXORk30STg4KsFx3izov6qLckdNFE84WJRgWYITCeh4g+m3
aS1eNtO/K0KssC9ZwyYJEZYY1hb5ktlh9y+qsxzx8sFirkl0haJjq0brQw2qlZWHhZIiq+RVXiVRR7pKEsjjtSKPUN4lXfEdgiO1y63S2dzwHy6n5wI2Fq4b
w1bkuGqLqqaiOnRmoDXp8UQT2Ee0JQ9yVUkO2m98Y2d7COgxOpNQ8DTcC8hqZvE5hNAErWhRLUrzb2sYDMmKPnIZR4mylhY2jyp+Tk3SUJgs4cqWiClsu+z9
IV/2rhvSjXdKn+52t/1uB/m57GoHMzhF40YHKtCaHZk3u9tu/poFvp95y6J0Nlbr4W962bK0KlxZIAx5uXJNH9JsZRoIsUxbdHaujfyO45w2Q4crdHKyEzL9
N6/qvph8rPPlu5OesOUuiOUVgk1SkGMeEb1dyuIOK2W2gWGy42n8GSDm+S/0/DJe9p7z57S+ypqtb5UPOhCj8W+5TvcCyAoLTgE2VxecAONnwWlC9HnBmYdQ
x4KzLyohuA8YWnAegITMgvM5sCEXnGPgQi4wTdaCm6oAAbyWU3AK6pcLzlfpIEPBc1GI4DxEjWB6ig47FL5k02mHwpdByqFww4atnwX3pk0nHQrfsKM5hD+w
ozbC2zABSeGP7KiL8F076omU47x8YWyF37oqPOpen5Ip7PYJHHOpT9kpbPepOArn+lQ8ha0+VUfhbB8Ww2zV7MOCmK1m+tQ8Cqf7sJTFbuDWEDb6znkKwr7z
HFyt952vwlRC3zlFQa3vPElB0HeeoMAHJ8FW1b5zDPz0PruR8/rOA3D93ocrNDjD2gdxnT77zCv04fFMuX122O702ZHfPLgatv/BjCe6pqJzCsOwCU/cSb0J
pbs++iyTlFdZwukzYgVvt/805NwzNOA00aAeWp5dqTpuwQ+KpVq9PMUigjZbctd6EKWgzr45hCfDzp5s2m0OWtZhy9IJuAdRqpaJE2cyKCSJUPaC68Ve3z2u
vE1eQKgM59dqJWnVMbmp/OIIRnOm0tKT0qkl37nMPq6V/UVmw9nYDug5E4wlpIApFGMyaaskFtvw1C/V366FoGzvd56IbWbrOdzAOIPB9jmKrRsqK0NZN0b0
/WFmfv8+cWfyriWYoIk7uE87NDlosW8smNtykobDSPRrlzSr29E2/7+ZaFqwmeYNTg4C4zJkjdjqBBB90ArYr6EtRN9PIR0kC1dWn5W6cLNeoW/y/6/rK6Vi
RlXfLJyLjsppz2W3Sq4mRM/CeaXgalMzIoySY9gUq5i4jK2xMSVo2JSMF/rWis89MSikwzfA8I2dbAAXeEQNmhzvc7zGAbwHFKVlAXzM2QfYLR43CbaKw0vX
Em9lx0GBs3LROz8zQ3tpFFe3oy2ujY27NX1K1XiJqxOwBmwE2vPWx2NjQ9Th3oq9hDxQXj3eg2qaIZq5ajz/eo9HKo3j17XID49aeQFlSDAK2fBqur8mEyST
DTcnqmWQ6srGfD9VK4sXGmriOJ36smeyH7NwTJ1ZNssSt0H/bKUdO8e8YuuuaxCtQLk14/O1oul87XfqBct2XJGT1g24ek1WQS83Y3Ykl5HH2ohTbNPOP0q/
7v0jJ3s7spTMEjnvKO2sO29v7J656G/7kIIG4WkkjhxXr5kbhznTCJvHR/h7glY8mlHZGDndM17vQMS+yEb89XaAPF+h77pBTShsbwJL5/3vLyDu9nqcnQsK
K3tssPKWlSNqJQ4Ky8xzndSMskSnptvsbetmORXbRAVGa9DD0aeuwLp7BUnBtzHQne1fbe/sydz4MfvMMvqTF6+/pGUBHfvqCCsGlsXP0lelu/UVCh+zIue2
xlvZ6KSK+ADA+f9gtyH6FcwIDFKslR83TrFOHXCfwp9neICyU7cnIvY4epxdKXzmz5u4a5XGuSU2t/im2/zla6JhVoQgcmLo33+IeX98IbJFk2y/8+Tg4iOi
nH7JHthg6kI5hnlk2MP/WETWLH9RRp6+nX3yzqNLQz6j5uz6v2p9CrvwfGjG4fVznyYXTda+C8asyPP4U5xspT4Ttr//BBY8E7k7K/OsiTEUlSYcaNnvTXZO
e2CF2WjGGe24nNEe4zPaAyu84SRHtGJ6RBOpziIujzx8YGwP4MlpDdbAta3unZ9c0uJ36XTXrn4OWwVxcKovdu8UCgU+9BcMS2V0Dcxe7BGIPttH/SRgWgEE
mNYaE7g8uWQjl7LNdcPOrRtcoqc8s0RP+MiwTRj+DesHaMGmu9MdqwO6KSV0R5g7tE2aY1R1WcjF9/NUwsiHDNFEUuTwfmgOiQ4H/U5iKfAQ0nSrvKX89U3Y
/JImiURaDf3CgmeDD1m8rYpXVIzbQVnKOhnXe5GUWu+xUr4HDnMN9/IaGpgeFYLB7RcoTgWgg9RwH6kqjyuO66D2PUpntQFzU6sgfweq+nQ8pYLls7R1sbG4
QE0tg5YFoXpo01RZ7QgmrmFhxlly2Vg4U8jAbHicXduq6pbyr/RdNZWSdj4MSvrqeN6+0DsPm3SyjoDyV8pT/ko506C7dVgRbvkMQnFRyxikXQbDd8VdicWZ
8Z8P7ESFxYXPSdpoGDGsmf2+PYpLTOcsb62y8rZD4w0K3QRwfYynf7N5BihvBxl5XRW3XjgfV/gkWz5RcwQlwIGqbIKTEF6/xk6PJiCDELQYVwVP3uh6zHwa
Lw5Oahop3JuC/Ck2FJbBsjngHo1CJntGDSaUCldnv3B1VNRkAqlwdUIY/AJpUNd6/OhYBSdBtaNxN4f1w0sZfG8cGcfBKxgk+MiNaC5xYvle3m6Xq1pLdMdw
1eySA0ZJcwkIVjNLziIF00sOLAE1YLnIVSGsFrlia8BVddgamMNpxdiWmwOIPNWi2SyqZWza2WM2/XmqztJlozneIBx49FSlp6pq0lOLnuCEgD6NnjzVoqcS
PSFmdgyfnrhSb8QzhKEGIWs6avHqG+OozhRXV9z9ZNSAORVsUM/4aQzt8skXPGMjeRQ3U8ujz9ine+w2j0enkJKLy8wHBvtqiE6HUKhqfhkfcVr4KxZ4RS3E
tcw4uu0hLjDj2nEbcW0zDv4XKK5jxu2Pu4jrmnGH4h7iembcYjyPuHmJ457OODk2tXFuRLhqIWhRSygIYB5yFLWpPgo6MIY4irpUKgU9KoiCeR53fOKqqvlx
tAdck3F0D9gh42gvBZ1xBHZHexxFFATjKKagNY7upWB2HO3D6JxnzkxIvyn6gRk7n1L3qcges2JC+k3RD8m9LPkeahZ4LyH9puiH5G6WvJcaT42g5A4ldzi5
kyUrBe5Km5LblNzm5HaWHPE8CcCRYYkGJAdZckzooo+h5BYltzi5lSXfy94kZil5lpJnOXk2S96Hc80MxTfoB88TJfp5al/K11jCpgzrkATRIogWeLAEca8B
4TFEAC4Q5FjAnCWI2IAIlRiibCh4oW3DQwJBRAZEmyE6BAEPGB04QSAIZUAohugSRJcg4KQBwtx7DYj9DNEjiB5B9AiiRxD3GBCHGGKeIOYJYp4g5glijwEB
JVAI7OPEhdBWblRkMyJF7EELVqJjxU6ubFG6/w24g3IQruLf8Mj6pv9t27bPa1+Ftl6WQRaPC/ll2T7AG2BhBInmccwR7LsdfCkOjkqQ8aUKTJKR2P0SLEqw
LIHBl5ryhQ4nrBW/a2m7+xBZFGn8q2zB2fLPwWWZzadRPr5BF8thN2BxIjFvgw+P3mZ3gcxrqMCDpA1F+Cq7lATViF2ewScsHIXFVvi6JmJb2PJtCLk2pQwa
Fv63OuUCWygoXnAvFi6k/sFu2wZPZpKRvcH7OPyeq5csu+QUCyyoCeVuOphy8EiNnRwOfgYF7J//x5//FKehMjgNWizwh8wSGrx24UzsZR848M7Rhj11Jq7Q
Dh1X2ZeT34PIAnvYqrGHrVtrcX340PrQXo2nhnTkGYarcTgsrG/2aJMAJ2TvmYH1yLO0OziD5gptl/Zg79cIIfZZSHmy9IW9tUZLXT2VaA5Xo9awoKauRHPK
vRW1h1O0y7DGcGKCWpa5RILbSSW4HZb8uYsEt5NKcDtYYZ2JEtw5txNpVT4u8thFIHYSudBpcVKp0jZFQo64rKtJEhJoI8qf2H90yth6cRheUdUXCQf2EzVr
12+c9PQJv3vS0yfEBfVssEonoSpL84THscXQ982pqS/xboMRJFK3713SVqHE7880a8+k2ApYLIZ6O6TzcucxqjyE/HrBwAcOSj6fEmvMyymBhwNfM4Ob9orq
gEwbdYKa2Qf+56XByXsLGhAz6BSRBUviKSrXR8bTrrXRoaWOzvC9sm9mF0eT+HZ8+V9dSv3U8UfqzEP4CQbjtu6UipV8dqjnlthsKGTVY5ZG92JhO15N3N4d
pYuXnJvB6Yc0umA69aa3X1wi7RNtPEWz2xHW7yEBp8hj7DGPs6Xu9BYl2wOS7RAE751UeY4Ft4EPaM4QPjxxyclYSUSvDY+VC1B4qsr99w1bcoJFdtMexFps
O5c3CCZ3Q/ZUN8bUfyLG2jaHHe6VCWOX1Vpys8O+G6izfZgTHBTtpmgBql+ZPLShmyGHrGxiZ4+DC1gE1+P6Ji10eLyCK079xc2zsfs0OMPoZZf6s7eF1fFr
tzD1h4U1VsLrsG5KZ1B9WBYBiohBVugM/pEtsfNQYQUbkQWmceMa6n6uVvcTr5M3mH7lskE4L+5Ca6An17IgnofWQBcEpnloDfR2ZFFdKNAehlFN1RMjZi42
CohFqC9EXSno42omWNXtwbcVmtBBE7q5JnTSJnR3NqGzonrSgq7RAtzjb30oHll/yAPqOxjQgfDO30vmY+Z25inMrXM0iR3oxvBYf1JGPtTRSqICmO1Fb3Pu
71/WbtYOWqwM2Iw5Y5sT/+Jy3rOzJa5e4d+mnGo+GFUG2vwdE1v91LeHkyk6OtlmfNPOazq6OzUdfdZ0dHN6dxAvoR/r3SUz7WrSTpqbjs9sWnFkM3h+RVrt
Ds7jKWb1Uyvu6ClTgoA9T3nqwWcN5Sv4HdTC+i+DWV9ixUcG1NPWw4f3YN/wHF8JHdHhSBVXOtBbQP/PpIorM+h/Ghx3a7ejOuh/J9Vc6YnmyrRorng5baAu
DlPuIIDQTCrX64vLY62+4hjqK1TJS7b04jVbBsc6a3BOWAihwfKZVsJUgyW/FDrG6Oh89tHRmTg6OkDj7qMjXGEdTPH7XF4A63yTVjBx850bA5fs/+HtamDk
qq7zvL+Z2Z3f/Zn99XrvezGObWZ2dtfUJgRsz3YNhkqNVbUoqpBqCkmtDZHMj5ClOt7FJtQtKnUpKbaBMjMOwSQ4MiltjFrHDuXHIYUiVFqqIGQVQ4haUhRM
Q5sWer5z7nv3zezYEBpiknlv37vvvnvPOe/cc+695zsB87lL+DzSymcoOZ93/+wgSaDDduznj3HdibieORfXM8J1h7nuqC5wnXQBuO4I11k39WMGBFxHGKgP
kSWuD2uuv5E4C9e3CdOvE55v/SWznBW4Jds2jW1+5vSL30jy6M2JyV/Dtddw9/XHH7knxfEGw5yFrGp9C1tmSDk9wkKLrGuSXOthLczUIJ7xlATnwxmToTkt
U9IpnbSLVBTHtw4jSyWrWXI4wmnqlWdLgUwKUZIfPyjYD5l1HybNcxhESGZMW5bndzwHvo8TS7HuhS7P2eOhkpCeWDxUsj0eKglx/sB4qPCL+qpUysPaZSZ+
ni8DT+EPNLiMfJSpMGhekqrXTmLeDhE0NyPKxomlVUPo+87r19hZJLMHgmGN82SH9ergOuQ1C61z+qaSJlRYkuWKI9A5Ue6lvCzqIt7eypw9V64uk5FVyZYY
1eThoIt8t825hEmwppcr0ZHH2fJJidx2zYRBp7Gi4U1u7cb4PXyGheujUAUYT8TJFoKngzTivcnN23RjLhbr5CK88TIxfIBgHWRV96/nYI514/+/NspCHv55
xShMWHriUqwIcLsPyq4RedrPZmSTQVJjH/DmpaxKfyHW0z/apZd/srBtLEHipNZtytkM74GdfQr2uNRBvJ3j2zciATCHWGZM1yFCIaM9epkJPpT/ztiWMy9M
hiR56GJSdjolecOfOyeWv0cChDtYoqZuJjO1Nw6w9IjG1dfpg0jeVCveQNIHJKpQ+ugzuYmlTzL9wNPQe6Z8L8x0FO4gB3cU5Flg2YB2cDkNJw4voDoRHILH
vovOSozP2xJnhtc8cZSZohRnx8asC1UUeHO1zfxmJWee1Gqfu9YNUukGXad+BlNPIZDBORpgywcX6fYUaP/CR6a6yGUbzaMRG1+AVgNJ0QFn50JmMRuYCbxt
lDvoQa3zPjvdPw/DqifA1MmsXpJq4dbcZ3jHgdC8VpDqC4bQ2AgzxwVbajZktRa/VV6nX352mn7dSsTRDfSUFJxeL+Fa2GTIe+vGrxcdh8k4NCjRSZPF142l
oNWpoNWh4IdZic6csWx7pzUftjUXpUtb2OInZ2KarOty0WO8YRq8fFLS1FWtIvRrNoADd4OPeEAM2jPYLWD7zoxgWVhT2KJ1m0rdik3fnJOLLIr0Dga41tt9
zZujs/q8Ss0s3LLr1j176ycW5rFFi3wTpKOHqzIzSdbYwnvO9TC6OTKKKn0QjseDcJp4xdmVwT4R5udMY1zPnOp2uuftnelwiJ2MQOmM9enlOuJxu+F4Wf5A
EBavIwiLh2+ejU+3VgbilNh6LvJcJ/GtryDigGS1rdjExfTawWdpOtvOZ9ijt43PyCWvXcdn9CgOWWBrwWZboVxMVygsTunBtAurbXriNYXrApDnasQDt5JY
GeQEuiOv3NXWKoFZXCbIgcovLpqvo0dWBD2/EOiOXtUbg+7IR9AdPQa6Ix+H7tDXVVGCLHIYV3XKPKxy5zVMRAFTs8XO0B09EXRHH0N39AO6o6ShO3Kt0B2t
lKoSbfqYYEhBFCNRP5MEkR0MVMgUZ2CwvwiBCvsBTAmchV6BLexBRqZPW6voULoosVKA5IAY3g8sG1flLiLhiSKAeVJk4GMD7BhUg23GUOlwkI8AOwYEsCMX
GjMlEL0kMS76our3S/pJ5oIB7OhjwI7+TqzogQNVogMZe/2xuswZhHhfTIgfDFNP9aoiQILi3ClGsvEBzwsfS8JHzbkeYWdR2NmbEYC/srZwoLlyxtgNvXYG
Rs9xNtAOn3QSgBWwwkKfvSQ+e7/47D3isxfFZ2fvDRvLeZQj1eix9+Zqz03AOu/YFWF7Wi3YnrkIjjymBYDdgaCmFCdaVQblLmVQD1dSZ/OC3rqCn8J+f2Ww
O1qeY9JwFr+V9rK1rGN5cw+APLW39CuJjsOfbVmWHQ1/+8LhL9x65ZC149IraQhtRRlv0c6yi8IykTieROJo7O8ko3zT8B5G5RjgYUYDj3LgJhlrOQ4SLpih
KMIg4waHLSGXTU0GZzuzrKNjuAR/q/BvLiRhKxKaArvhKhVtb7semeIz97pWtNK114thq0dZeY46jJgXIpp/7JDlRtUbGHKInWwojdDaQVmSjiOSkysjWI0e
9uK6IsRJAJcLuIwrOWwZ9v1eaV0LXnwM/x11tuO/8x4aWG8C/+7wG9rh35NMrFNt8O9JDf9ORIzhQCOoTIc7yTOx4CVdi75d4ybU9ghMtcFvD9NqAwezpcSj
LSUCly1HdF5jY5uWt7XKIfaHuyO90EX6d8d25od36n2StoiOhCvzfkniOe+YdGS3pC27JRH55EnkU1Iin1IS+ZSWyKcuiXzqlsinjEQ+ZSXyKSeRT3mJfEKQ
k7OFg5ycrRLktE1inLZLiNMeHeK0V4c47dMhTnUd4nRIhzgd0SFOR3WI0wkOceKQpyU65GlMQp4QLBYGO43pYKclOthpVAc7jehgp2Ed7DSkg50GdbDTgA52
Kulgp34d7GTrYCcHn54EQ22XWKhtHALlbOUQKGcLtOYaDnoqSNBTXoKechL0lJWgp4wEPXVL0FOXBD2lJegpJUFPSQl68iToSfaNFoyOscyXrazMagPkia/y
5QSjjvCXelUE35lg1LcEIDvpbmYwymod5mw4ymps8fVv8fW6Y9na+Qt9XlmPQH4NhBlBz9q+JWtIcW8wCW/Qlm0M5A1aetZW1jb4OmCcW73BhXt28ZZVEnko
5TjsH/sE2iMM81ogzbd4hMmOjrlzOe8xZdgs+oi0Z26LZ67jG/ltGp4QLpzNF8SVeyl0HVEXPChHagqSc7WjO/nlSp8mpWL73BUf2ikV45jUfiQvzdHFcMg5
Rysc7Uo6cVfyIkZBko8hWmNSsVUmJNzRaUf/JMqyCeMts555C1+G1ar49pI0hf1nztbDyc8ZrNvu9PwHzmLuDbuFfrROY0Zj+f/av0wp+9uGSJl9k0w7fGQh
axUxGr5kQsGBV+7wFUhKNhKUbCQnsNIsvWEmYvgO4feONtnoUNKVku7PXbKzCHUnFrNEJcQCOasl8pWsm+G9tKnICrPMtnNbQOUlgi3CyfRC0+FhS/Yjq9Tl
o7Ir2rjJ3Yvd5C52k7tb3OQ0m+ld7CZ7tYctjvjZpbMBPWz54ZyRXqrJqi4arFI0UiX9giB2aDcwpbq+AKsYh7yOhMTugu45Gs9sRYeMhg7I4cPOoykeVvyo
pRrU2gOo9V6rBkDBvdySE2FeortI4RtQa8lHhzWSMH3PvYzWhh6cEC8yzdvq7wh7kgZKIcz3nOyuz0fQe9iRhxfW+YVidudCH6a2Ulvlrfc9vQBJZyvtr1pr
zRKHR+yLJlxVAfnbijI3qDKI70SjZJXXwz4Jr5LgREuzQRaHTXxfFno95InswdULqe3ZKPdRN3lwn7a+bvFp+uaLEg/x6UUJUAMBxXXyaTq3Gp5F0TRBcjyt
IPrb2B/evUkAHblVCreWBdhO2NKkojRpiJrU29akA6ZJ+3WT9ukmEU/Pi5q0t5WQey3hb8AM2meBEi3NRuc126vUbzKEqH0PIdibjodgCXkMgFvSbBmgd6b5
22AwyG5OqReCQQ5y0j6o5sEwh95ZpD4tOfTS1CX4ktRf+JLdqg++ZDdcSmwbLcGX7AYsTpG37ZN8FbAgWFB5/JVXGfyFwAIO51V5zskNLZMNZWPB6iAbHABX
4dyLHIrei+Meq5UZ24QZ2zsw46PJByBpi/F2rLC3inj0QjycMCawktiCe9cGAE5radJmadJnqUl9H5N89C6Sj94W+ejT8tGv5aOk5WNAy8dgB/noDeVjKJKP
IchH77nko7dVPvpEPvpFPkoiHwMiH4Mx+dCCUcChQBKYhlaNi0kiHEt281jymPORl2sY+TlcOsBkvcfLNR4v16RaFgvNQoHXvlxjnX25Bu/yqL4gEZqFHgdl
AsOdg2AtAbMfmtMjKgf6J02QrCUI72kTyT8vyw0Kr5fZmdZFHTLDt8l6jpxZ8lL7F/HSLfLSLWZ5wtMGQQjSfNb2dVyf+GPLJqtyZxyB2yT/cSUhDhmFxwIP
mXDcEHrbnfnPxx/5xj8z9LYric1dhFAnkc5cMhvanK759LG/+do3/+WxtxMA3nZjwNvk8OosO65K6nTobuaJjGPPD+5IxSbj7dDQQGBKET9DJtGhCB1dJ4ea
41Y8RHTShSHMrjeV2UrNu6L5TzuRqNeaiOFSbqMRdCHknDRE2y2PbmUaQbZJ1gf9dKsMzugn2ajTvyAHnCIbryzgzemAtFIjSDeDHlxNkw5IA1/QO0B1FRtB
X4PUVlr1NRr1oJ/aUlCF2Av7AGfUQKkAm+vTsVsD2ExPtwYawWCTitFPSQ3gjH56pC1D9WC4EYwgKoqa1wiweX6YbjaCXIPaM3wAEQcNKkP3R9QwtYEeQPtz
AJtMohhJUI/K0R2OPhhBM0cQZIQtLPlGA31S9ICn+7ciGAZ583Hy5uVP3W6iKB4MRtAcIuAIfpIg4Ah+eiIqZpTJZwlK0SsQJOCBesUDyjPB30ERRPQaUXGq
oJdeXGpjXwF0p1cXGkERhCqCZAWc0U82IlmJ6E0kyzChEHdQoptMsqwqHaDSxP5Sg+73qRKTrITGAneTngDJehjqs1Hn8B/mbF89QisEJB5CHjKNGCoe0Ygk
BEBMaZxDEJLg6Ah+kuDoCH4y0sY+BBq6oHleiTQDaRKoXBDFIoSygLMCQEb5ia564BIF6cVpvJgo0YXZW5HyvHIPYGBpUBk2Pl3ulYu3dB2g5hRQDCBcqgu9
cuUrqAdeHdNV+JsEwWQNHYXKXkIqdrQlTYFjVsgcg5efaDX9xxab/kvY9B9rMf0dtYReuERA85FZ9xbtcvBOyFHs21taS/hjYuSzMliixuAWj6lRnhNktcDJ
TQE5WFBLJUEs0WgpDuk4cuvnZKGX/ms2A2CA50H5NOhLvWcML2CD4xJUEa5CG/END2srmhAGBIAkGrok3URFXgwUNo0XpE2pQqNpJH09cQaVNnw3hhgLqJZY
bDu9mJ5Jt1wp6sc87BJjf4W943HYDyr0tH0Qexz2gw/7QdWsDqR1lOIE6mqcM/SOKw9Rc+PKRdTcGOobI1LSyLsUQwvPfITT/crJvLA+R/bATviMgO6xd7jz
2R0MlzzfE4fxCVOG6MHHraVYvHRoX5i5wZl58/Fn7+HMc87MnRhA3LWc3J0zoW6ni6+fPvZvybWJbUidy46vtRW3n+MMb87M6cf/avfdz/5gNXK8OTKkOSal
m1M7/Wc6pZuDLLST4jojYpDnIWXkc2RyUgY4B8R+3gpSx4I00qw50VjmRGMZ+XdhLjYEQnbBp4bNmYDJ7HN2mz0WB41IMjgHPuEash6pwWdesWBxSkMO4VhY
kziC4+k7uKmPWqYHR6Vc4iRfQ3b1l1DHT5657/v/dHh4rfW8JY1PoCML+o8idSRxwopafqslnUoHOQz1AkjOXUk8EZUiE7VWf95BpAPsq3gK7dqbp75ykPzt
2jsv/+ntSb8oOwUyeiPfj5768qu4+erpBw6m+Gbt/fvB+DP3s3lcS1wRuKNUIEOONZ0U2Wj8ku/W6gs2QiYSWAjvMX1+F33d/+dMizM4z65JvIV2FtZYp3Es
rrFO4Ug674Y11huAbp7cGLiMlHTU4uQYPbXJEDX75cQcOlVbtjEoREUuniM7eJme1wPC/j7sd+heY7+FD6brU5hp5pIkscduFdS1sIHIJOTU/udnnH3rLpwX
19h7bc1szBml2KJasA0HqHbqJZiwgvOK8qfwPUHFR0Rtb8ReemjmX1958e2/fhjs1bWexJFTBB61mf3P7v7psz947LXE2sQRW0sS3taruppBSpiM8Pehyuxv
/swfJn4ePMZCYRt220YIbOnzZptXiqipzydaqcik2WMhRiC6v4iERyw99wcfTZMtiseXdNZGoaUaPIsXu3DQ2AI+Qx2H4oAOvn+fiIOtxUE6bb0RUds6FXXN
Om2b7KkAKn5jVzsDEYywex9PgN6F8xwx0NEMdAwDHcNAh2t68Q+jmp4DM6jAzNs/fuAvn/rmi8uIFY5mRVSFXXcMwfkbvBArKBw8HYatk6oxEcnXmn05776f
4NyGNuMkFp/RgbKMbNwXM4hSZD70sQ2JxZfznW1IxtF2f6gBAxGLMOc7WwAd2nZ/lO4vachizGeDYm3+imApym4Kxo0RGCgDnFCzbryBvtlxNd5W0zjV5Df8
QBVr4zf7n0AlRy1/GY5HLP88HPdZ/nJEA5OG/CT+3u7zN7HVX4nDZn8VDhv886HwawtpH/t58zXLN2BQftk5F+Rb2eAttcCdp5TyK+oTZCj05KxsGpQtk5lm
ZHT+WmXOr7mB5+DN4xPmtJrFxk61lKePx1WqGVRiqE5I+lowNf3+NTk7jNje6U9Gp6qiKtEf1476U7H6UYP5czrWCOJ+7HX04Macy/nUY69Lm3cMcenWF8U6
UjGnU+ahUTxkgDXwUEgkddsGImoXMM5ib4RtBTL4FeSUyqhVdK4CpavQ4lFVVfrsG0G1EUzgbrWpfPxUGnScaLKNO0VEmeJDo+FPq/NRzyDdpB8qOYAf7n+1
QX/oZypUb4UP9EzVKJVWYo93IEQLxRMfmuIwZSuGHNT3aSpV8SczapLaAtX+fV4gr2S55Hu7zv/cZaWfHg9xsy/81XoQ8uDCv6sHaOVb781MvH4cxAhWUx2T
s29u/8ncKzf+4yVNut+IiVed6Gj+oj7XqfhqEHGSTEbqYJML/Bb/ezLC6j61HuUqsz387xa6LiUeWI+QYmJNM5ik2yN1i/63im4PXvfdgeu+e6V+7IKnr3zg
1bGn1zV1if9eh8fwxOnZd35v4+u/TXeuun/7tz+z88518kTXFw/1Xdr7+iXN2X0vvfsfL/3YXxcFJdfrauLYzAW3RZpu/Y7jJDqgYgijUeQtx3waMmmyxlAV
U7O7Tn7vi5O/c3p9nJzQtjPrbguS0Y6jhfndaiqSUZAZ5xtoOPyv400QMTU7dc3vjlz96POXNNVEI0iRVFLDJxoko8G0IfAEiVmkIcjLAzem6AlIZmoROZ88
XofUN7n+dqKtOh7RejXdNhTSNPwObqZmrzg8ue3p3/jRxc3Z8aOrf/j2D+eOhXQLLoioQS2bAsv5Cc2r4zGm8nXNke+0cg3vvm/HiUM3feqhYzHuqKp+36pL
+HXUxekmfMgqDWDW7s1BYfTYl48j8CKi8YnEjhZ6V9UFSkpVZY1vaI54MMFfxN+Hxo5C4hzghlQxqzZ+MNx5WojrWpIgfFIxK9TGFU6sJ58yk5F+FrNgvaYx
sXMxC1jcmadTdHsRC9bhZnUxCy4RFpivsEm9gEKrRh9KnPioI/wcWomPt2rixz8NfuLuLz12zfZdX4veuqr1rfQJxxoA8pHKa7YMSzGKXc1aCjqZCn4SKnQ5
lSbTihxYtQLSO9KmnysoTvqZVFAVdytNNYwfHkJI2IbxPBTuBJjKB1K4U2olKhuDah5D8SX44RGEdNKS8JkUKucDPVNRqbj6BE8rMbXJwpPqqDarse95OqY2
6ZslZaSm42pzuhGzPjE+mL+oFXUqPknPqWlSmykZHFId1Walw3cuapO17TTd7qQ2Kx00gMgAnuikNistSqGT2qwuVptVWSufiA/PCfqzE/Wm27RhSL2JBvM0
Fafe1AdSbwLUm/p/Um/i56bexEem3vRi6nHoEPpupI98j/MgzMuoV3UdwIPZfkwG7Y8ci89vZDOvm41Usk+zes9CN0eY8eaNsspzeK17+NbAO96IGYicsryM
IQt72fPKe9BHIiSfjKry7IH9+PcYfeFlE8s5I74Ae/E820Xc2a/6VV8zKOPz4/mh/fWoeQe5Q8+yzi0fjKOimdPPjx7DZJLD0/7WS/Bl3nnh8DNP5cnv1M7Q
SXZfyG80ntATeh9aq0tSakE1mc1dfObbV24PNpBD2t8UDR/3n+LeHd50953i3TkySfOWo707x3h3jvHuMPF44RzX99ztgjmBAAZPEkxuYuLj71hanqtzPPRs
UNmDLSljOA88FlEyMecQs0yNO8U5xDm5vntd7Ry6Qo8F13iGLlKz2bH26NmflLTniC3SQK+v28RScYimtUM0rh2iijhCA+zA0cjH/hC7c1tIw4azS/COfPbL
SNWzkxRgloJejq0g/3C7Tst5Ur8y1d7/E3awPObrLG/xdS6LYtDKank9KMcKlj+kUwSpxpC0POaMdXOWDfMuSVBVVlNk8bX5a+xI4N5Ak37Kba5DWZZQBjB6
t92aEK/Ch3PgR25CFbXQQD8h0+dVjLF8oBHIp1uDKDklFpWurIyGUWVldlH6MGoOqDLOyjDNuZ4yaZoyH6ieCVVmK9+4HDE3it9ejrrHLke1I+n8mGurzuFp
2MpHAX8qE9lVorQmMKqXSR34E2cjqt9OVOo6E5U0/ThbMubWNI1R5E1hCCVeTIEh42QN0hn9LBc6TJNBMc2HBuC6yipAoda5iUHy2zA3MUisw9N9KDKIs0GM
Otrlm4DLN858mVLj1Jc4PfsMPZdHUvR/5F1vjCTHVZ/u6Znp6Z7Znt3Z6end2T/VDYKVvLe+OyLwKcjrGZn4HEshFqcIWUKyfY6E1v5wZxtspPHtmTsuJ8UI
yQjIHpGyPZvkUCIrtpCQhXB84CgxyEZOvgQnCoqE+BAIf8QHFEBg3u9VdXfVbM/enZ1PYJ13ZrqrqqtevXr9XtV778ekPHnYdjVTuq1nb8WMlFsGKUMUiLs4
AtLl/wls9pcbbSe09+emabQRrxBxtfcnvVM3jffn5vT7k5gqpUHztEy4QPn7c/Po9+fmjPfn5sz35+aM9+fmTd6fJw6/P7fAkCBYucKxrhGsayocfbCDTjBa
21sawU6ILd3Ugebch3UGrDilv2+VEgzXywlGDI/T2K1SgqFaOcFQo4xgqHE0wdYPE+wE2M7PZWNu5Z40rdyTpVbuZqmVezJnrYwvcysXc11Yuess2E7CsEuJ
95JuQWBa8JOcX2HlhiQUJmh6UsJ/sHKZabdKuExauTxFfYOlCisX1Y6wcmOxXvRsPRVhyjXKrFxcL7dy8ewyK3dryso9SUIpZaNGWrke26+bR1i5xPNCltqS
Vq67Q62sm1Zuh5qAq0C8xe/EA1olbOVyllTD0D1Bi+iEYeieyMQ5CbwPZuOe/IA27ub7snFP/ths3C1+z03ZuCc0tcZGgc0J6x68ju407aA7byrHj2liiXQI
0jNI+Jti6SZyHKoJi6UPIsfvvG05fuePU46z7oaxa1Y4DKN18MBJuZHZwExsMjtTj/dxpmTo0nU/P6RycEj1rbe//PUvfedP+JDKUScjTn6I+nn+ere97xgH
HsbZI9TWxh5ZL2+/hf9+uD1hRfcd7h/ZPbmtpF3HZCweKMsGJoxS2W8UKvvXHKU15yq7VNUzvRmmntykumHLZfyqHR8bWsOugpB6/dPyDBs2Cpo9JpoH0kxx
FAmsvwEJ/vWvfuu7igTWO7jVlefuypBxRFvAekupLmAkpTnoZ2f53vCncZBPL4kHhov6k/kMn80RwHT7P1u5jE/6fbGmGVZ43luflYaVowwrfC6qQPwiLXsV
acffr4/f96+XpmRg5+th47ZSMhzOBZA7zKmofFdG5btZVH6d05fjGa9ID4cyL7iVCkdOsCcE0l6Cjt/M0l7+RcOG74LyWxB5KF6BPuQgEuFY5V2LO2ccNFUM
q1e7IDNOq8danRdekDxWZV8201QuEpPTzT1O7bmnMo6jKmcc52/XjG7xpc9elHgKCketeofMok13fvsFDkw7mMSOPOhCu0nhcbLPj0sqaVIzVlvuhLIra04D
FUgoEGQrLQpqfniPDKgWH41pqEYyH3/nCro0G7C1rnrpar08O02gKNXdaA74YVMFNPo+qiFI8HhTTKZxCQBIZkJWB0gKahB6UzpHII+oY1AK8fzwQaoZXPGo
SvAaw2tIfYPX+1RmblE7YJgNoy7IVtGegQISi6chyaTl99bGiQWlvx+1A02JsTHVcQTzi/oBRy/PnhxWXcq67XAer8NDjiRMCPpZXg1pG4x+Voxu2f7UBR1f
w4H4E5n0cvzftyx7zFtgjO7BrqJV86m09A8Czm9h9JQlvarjltcpKFs1qvOWitZFyOTA1y/5L1uWM9bYbU/Y2dKGe7UEE6iJCsJOeOEWZWsyOba55HGJl/wB
/ChVsnxgONAvO03qpzhzsC2sNGmovPrX4CCdJm7KuVLcNN0/JXMGX4NHM63+FBnm2BPwVDXy/yesWbv1sbdrXWjuZvE+hsizhQ3vNqLNJPGEt48LmsFPl6jZ
NPFSpDGXnrX4BvSEiWhKi7+1zzhQDmA4LfrAKEifUPyuWkKlinTTtaace2vSvZE6n8xN8AbA65/+tOHPOSfPG6x93PZFSzSFl+4nEj+rTbUsQLbXrqFPPH74
B7NPZuJRHVCmTR2lYoy51aY7GAWRSLpg+mXi+/vbwv9cjlZ1zto/gEMfmlVDh0epJ7GttPF5cnxN0cQImiBsUzDd8Nj9dB/F6OFwTaWyyJZp8CC/ZHzMIw1S
VDEwmvEmfFvtlFMjMsUTGw1UMTAacjVlwNUqvEBtLkxFOPEe3HhAqSrNK5qSLdVSBtvSW5IN1WRDNaOha7HtD19mt8/j9PoPRKBe/x1hI1M/cSUy9fOvjuho
PuOdYbSTzMMJMXM2XUC+jipA3btwVIwDDvbqDm0EP3fkKz5LtrtQlgFnQV5WWU4XwMrqiryL3n2NVyECKqCHSK8cDszo8e0v4XYSih7CDXpIemZRyWgn7g93
487Qiuepg4tiHh3EC8AWnTgSfQSnMaZmMHx2J+nSHfaR6JJCEy+JLgAvKhypg2hmpAXkYIAYCeIDRK2hBop05f0AkQYBYkJ2kojTRHSgEnVEH53u0+Mt0K53
n4rzl/SbV5/IPspdxwhIswt4ZD9iJXZZBKwxucPjO/FALKO9FaJ7RwfFxoE8vHp3aBZ7QABZHdroz4C+OE8nfaS4XhR9JoBD3zqKGokH4cr1iZqYtV7cgWzH
8BDzfZZo1cUju4wSgshzoiACV5yzHwFCAkepdDiBDTN7R6yebrfEquigG3gOtQB88VVwCriDqyQBA69Sl5I1sNW6nJp1ukS/BKASYqVbwtE1WcN9+i6EukqC
FOSPeaL8jMwRpgE9Jkp0AWjC+ahETpTKR9FBIJ90Tj/VBplD3AB+NHU5pG5R959qz3Eqfvr/9CBZw4DaVG1N9phJFwtmqk7BVDQ8IQqmyvgpyJhG8VNnJ+MX
GmEkb0b0iwbdVxzVNziqowZzHzOVwDAFnC8w02uMUbEG8jPZ6eliXkvbMK/S384zO/0HWybzPl9OeDb7soLKfxnk+S/7h6ogQMlFchiaHOpa9WnQt4OkTl2x
yv7lCFpD+pjFnTghGvTBF90jgT/7QwccL+hL9elkjYg/fJjTvkaYp2D4GP9YFdHjyTpPi0sXf1Uv8URRgicuWW03qa/UVIQbaygVIV9fLNYeTyIRM9p7hNkO
wGdEeUZ1j8Q6bCdBo8fIuPJqXjkCx9BDqGiL+nphR6KJnx7EXeT7pt7fh8qoFKBSwj0UATpFleJV9qs/j8zQPNRDD1jDAyKxRgNYa1fzbqyi1DpKrcoxrKMb
Mef0W8UYqGNwDkfHarR0Aoxhqn++nz80KAiH5gJQjQkQr8mdmTV5Upg9Psg7qcozFUAwi9ZK9LG2T6OfAe/c5SUu+sgKsigyjlmTPaA1wxeLx6hL/Jw+/1hh
/vtP3i+gZX26DUZjxl39KA12Dfzo0EcEN3tiwY+160STXaRN6j5O7AxGrpD92+UF2eWlmC06m95mFe4irdkoDthQVRxOcvMBKb5p8StYbeZmEs4NvEYks3Lk
GM227Pc8czuuC1oWG3ZHXe8iQXN3ejxSBkqc7ny1qgX38vNqwfE08ng7v8iMw9zaxaAjvBAgaPv3E3Xp43H4SwrBaVfkeAN+lfFLKx+vCieMiCnkeDtMLhp0
EVSYz9+8Ms+X2VwXy1k20IUc/5DFEr8VnoXE5UBmW74a+3gM4lXtg8Q2NXbcsl/TLJdPMI2Ld/6QFQWWWgvDq1+AJg66/DsLogWfb0rZFclqKmI3yCN2oxkV
wSouVAoOqdCCnmxt87BygEALhKPjW4cp5QYaZZ6xqmNo55/LrSbSLGu6WqkA2yYMFGgERiG3Q03qt3DIQDYS6ZJLN1RgGxRKUowb0nKwpOJ/qur6P2NZu8ia
m3kkm1YoghqGu0/xMTSx/XlOVOz/nA0YLs0qK+zAc5+Su6+Va1CnEaD7l5/KEgb5/11FUGK243LR0pLe6rDNZMUYppqMDpYRyN97PgPmVBiIEuxwT1W45+7H
JBrejcM1Ps7wivsx72fWAdZEBkyqe02p7z/axRag1qR0s0XpDIhv6nl1rb/VohVOd2Hc84ubDOcqdhT4Yt5LgT8b+1M9QGir0dtHeZdsqm4HfyJo9PqDGlqH
tMebI7QKDE6zSn2qH5ZWzJZIpsRjNuCvJJJbAyCRxKuT9BQHuF7Msyu/6FTtC+5YZjt5Lakaew5qJ/jZcXb1X2gNi+qo8ktPYjtt9MdXL72198Nvt8aJM/rQ
1az4Z96oXH793orD52dv7PPa4S39bcSLVkW+w/zspef0U53XtehDzbsp3z+5Zz9xD5ImUHkqbB2yMYaQylbKuF8tmD614rRA5tyhh6r9/b/fRuBfHVZc/d4X
f/J++vet7YnatX53G8Zh/d6P9H/l6W/+wjfo+so3ztO/t/hQAFYgDN17oyuP0L9X0ZI6P/hzKrr44Ve6H37lDdXExlfSP7vyb39K19f4v6+iCbnfL5qa6w/c
5EhucMYOmLOAUkYkcw54dgMiImWsDRqGn06Fq0KaIFyVmnGnzHVkHoa5DtxSeITRHxc8wIzgZ8IHhMR/DEvUFu3OP3N6ov+6o2ntNjmIzN71xjYHlmVAQJV8
Txb7Sa9aMeMfvWzFNXx+xkIc9B1IRcX7YpzH3oIvTRMf55A3E3KC984ejlvIZQKoO0tC3VkS6s6SUHeWgrpDqA5iq4UlnWrIzGNbVCIPHavcJV+qDIm3WEhA
HVgugylCNG1fc6XpT/vcAE1mkpXnxI/sLxOa/jJ9wJZljfZN144+tg/68qqajR5jqaVJlCZLU/sOuIV9h16aLMO3cxlenj1866EVb5Isy12anlgWPf5IETnS
x7bEkmhJryrV2IBMQITVDtJkBU2soMgA3+hPqIJxRSgi/kiB4BbFoeHfMSj8O/jpvdyXjJ08NJouFV8LmHFSDkLTySM0nDyWUSAe+NTRJd6GlodbS5DlZIdM
4t4sos5NEzViLDom6vJUiPcSoN04xibJRr8slvBtKafDEtFhiT9SYNf1EeMLOLN5rZ0VgJNxLE6yitqrKJJRtpfRswd6LiNumQa3zGk5C3quFPQMddIMdPpF
xdeBRlWd9CBlzyDlAAXiFWDlRRopIxj0Yek560A7Z420c9aQRkgUi/RzViJdqKlKkbYCRERilkgAR4ClFC5Z4YQLlJ2z4nr5OSvNH2YqLD1nRbXyc1bUKDtn
RY2jz1kHh89Zl8CQ0G97pQRb1gi2ohGMFusqKKATjHikZxCsN02wVaonVlIEyPcmXKCcYL2jCLZCt8sJ1ptBMNQoJ1jvJgRbPkywCGzn57Ix95dZMv1llkr9
ZcLXkjX4y6wb/htLOWuBzKHuL9OjW4W/zDInZiDpSFwHnh0UBKYFP8n5Ff4yKyxOl+ApF5b6yzDT9kq4TPrL8BStGixV+Mug2hH+MkIsFz1bxpRzjTJ/GVwv
95fBs8v8ZXpT/jKQ79AdQrHG/jIL7AnTE+sz/WVCMsZlKUh+ertGOwJInhAh0l+G0WR7Ek029LE3dkASmg+d2lP+MiEZeXiJ9ERkqMF0BcuqL+kclk3C9lGT
sJ1PwnLZJNw9YxJKfGYg58OC/NszyD+1aJYL8hs+M6hxez4zITacwomhjWjE4rgQvJdQ0AX+aU/USSYp/5me6T9zczEVmmJqwHJRE1ORKdd7ulzvcXqNAeR6
lMn13gy53psp15V0K5frvZlyPZoh13s3leslYoo5u2e8F0NkAqmBvE4c+bwFHgLYNQlN/5ZrQgccf6R4H58VRcmzT3G4wUKO/QtdcnFKl8wSJfXF4v4RSqfh
v625ywYYw61ro+4ta6PYCO/LLDfzU9oobnkym0sdDEB/5pGSI8Qf1gc9qfUEyIfCH6T11KU2Oj+ljeLwsSUPH1toooUiHr7RH1e2A/DakD9wnkaqoWtoT60p
bTTI89ewCqVFiHql0NGhcE0VyjVUqDoKAJGlxRB7Gat4uTbq3bI22mKAZLbFnCltFLegjbaQbydLLtPCt1aujbZAH/4gOtSkNupMaaOL2HykdhZp3lB7HkUW
8Y3+qHnBhM4jrgvzMi8aNBadns5MbbQIzojni681PVrbM0npGaSsoQDvKFGvdVLaIHqZ1GrNkFquZEtDahELuZrUCvVcLERBxkN2Uxr0hDPAcIEyqYXr5VKL
hZ1Ht8ukFqqVSy3UKJNaqHG01GodlloeGBKvTa+UYHrwrKMRzAMI+bxwdII5aX78DYLNi+IX0kFR8UWqh9w38jwcBcoIhuvlBCPenBCre6UEQ7VygqFGGcFQ
42iCNcoIVsshnXRttGVqo63b0EZbs7XRlqGNNpQARYIqaKNa+iAmja6N1kguQPgdrY22ZmqjJEGw/Mu10dbR2mhTjxRspKKWco0ybbQ1UxtdnKGNtqa0UeLC
Em20daQ22jS1URdoWA1TG+0gdw+8t0OIatJGW+XaKL3XqKRHUt0ztFFPLiuljUI6l2mjdB2SI5ihjXJdehuWaqOodivaKEDj8fwybRRtlGujeGqZNooat62N
etBGdT1DIxZrox7UicCHDENeuPpkn+eGV1Zg6qPBTSW7qwmqAOsFklETVKEp2QMzURcmhSV7mEn2YIZkD2ZKdjWt5ZI9mCnZwxmSPXg/kp0R4gJqs3gzuiB0
DaNyQGBfbWoSS8cx/Z+gMGJc9bkRLLPglZyI/mskufC1Ldaux7FYvx53qd6CBFzMm8HO7gIAbCsigbNvRcQ4GasAGgVpirucuQxHM+pAIK061m51jJxiQ+A4
AtU+doqDoA37Lok/RzcuWspTGFu7Sd1IUiXBfCz6H5CRTaE7ttZUJqTmPTKMtr4HD7Cadizz2EA4B+xh9wOmVs3Pq9CN1xLvesxZ9eirfx2qB5OiKXwJRyWJ
wDvQ5+iP7OFVa3Jguj8ig5IjnH3NSfURiQ/BZwedf5JgNQfwXjcrmkOj/mhe85e07w9C+iiILOpzg+uQFHyvETfRxarsad4Wx+XK6WrK6XLldClIrQacpL9u
25iiIm2n6SSdHf7xTntS2zOz7jhljtK8d39uYh7fInGrCmMtDi2kZ/OxSocMl4F0/Yx2uODnX1CHhrl1wzsIKLyBwklNM4Fqh/bdOeuhlr5xn+G/+Fy02jlA
2zidk+XqfHHCF518EyPvxIwOyN4eLxxVX7wZDMP9t5wgf7j/BekizkkA2SMfKfKHTonffZENv87xB1oyfNv0u69L5HhLeUFxaJNVJKqt45C/LjOxW9J/39Yw
+TiLPifCxSF4nkWfs83BT8yWKfTpw76NZ52TzzqnniVrWu+jl7eeNX+Dj8eJsNRIC7CB+AGwpkX5g2j7XT64uoWC3+GCf1Rr4NDb3pUpE20N8lU73OrIs60o
rsmwiqGYypIMjk1cOBE0NM/JhnCv4WoHC7q6myPYVbP8nK2jU/NXHzicl78+BP6yzck5ASyNTvAJM/iVFkaxvtlRHnIjWwV3Q3X9JOvBoqY+ARwogQ3c+U/l
8BN7se9LvK02fC68DG9rDj4XbfhczMHnwhtapX0A3rDE22rD10f4RIIj+oW3v8v9cVW/3Nn9ktDmHpNFQwKby/Nzz2VIYDN6JpHA4JHnZZ3LPRxE/Q67k7iz
/e0rwuPEz3fYEbqi+DUbSeeeifDPisI1/THE5DSfxCq2oHdmFZosZYCFTF3KQNqrOSSrqGMBiAae4tK7t4lV8mXkjLbyRJ4VDZxKyvgNxraZohgZZg68NJw9
lo/EbW9WJJAVr803Jb5pLicL8Z4V6XxbJZOA1JSvz7uUz6clnFP0w4JL5nGs4ndy3WFZInKpkdHXDKeg4v9EhuSLjNfXFbJvVWFN8e/ULPM7nzbL8O/Ub0ln
/e/xMv4pha4zPl88sqP9UinTjTodxuSBy1Fl+N76AwM/KYURa2nN+J+sSCyY4xm452Ew6mOVxVkYZBv2Bn5vFr+PF939+czZquL/Y400L+uCvdu4cAiBWlgZ
QzYuabDM1uhDV68P3wvOJw1GCBy+/cxO7Gb6h0u6SR43615m6E+gODI0ZtsaIV/K87/5cNwoKoBfRxW6/tfPsHs2V0D6jqYEBCf5x18FsacsiGvNmL3V3eHv
Xn278oRo7AzDX0sa9I55PLHh9SqDxERzZF+B08bl0YUx4MyHr7z7e8ETw+6v7wAQZ/v8S4l3haxgqkISCO4RnT/kiKo5Wb3FzhHqopgDvoCbtMbJnGideWks
5kbWJ166DCcCMj3jlnqk8K7gqZbQG2zKm5bRYFM2aI3JxrCoQcYBpFL+yL5MrZAhrTfhZe1rTeRYNp5sqjlOPNF8CL5IIwuQqx51USJDeiP7DKQ83WBMVRrD
GLMlWs/hXTnauKiiC+jrGcif0cYFoknzIYiy0cb4ocR9imZ85I1IDg3otndhLBUVa2RfZdFtjcaXiioOqsBLwhPuS7LoCC5qAVMN9KFhJvUHXxLeJUjgM9To
OEf+Iebb++I/fOXvrF+GAGDNrAoI7V1g3VvEPj+49Mrfhmfg60E9SepEO5cdK1ljhf5al5n1M1nnf/X9o06/WR7ieBOw4/9jWMd/YFnOBYD8jljH+43EvSKs
jw/i5ugGccRz+c61K4E+HfkyshEt4l0VzcvEbA6/jsAHSAFEM3aFHt8UjTHRrnkmdrDqZQsPsiJJ9YhZeeMFqIYjS5orDRUtJZpjmmP/kUynVnCRjFmkrER2
A8TgoFqDV+X30212WqtLTrFz1OAdafMQKZ4eWk/SVErfzP+f0MkvNm171x0Xb4b6lNEHcCxhnU0aA2q7qrmZKSwoNgUag6TKJKEvVuGwK+7R9m+03RvP8PkE
NJQ9SZmYCDtLQVTtgAIx0VaKkKbEnwpEQ2Z2BKK5fBZUxcmHizOjKvaYmtIfTVCH2JDYx0eayl0TN9+eurE9SezJ1DMRt2VJJIG5qWf6HIuVIUvMcRwX/nDn
51L60ZLBaYByaPMHlZ5DxNYcWmviHIxz0AdwLGQEh6poI6yryrcQeBVwXn+gRs3xB3L46+0JxNRV+YnUlI0RV7U+Mm+miA9LmChVdNDGnzmEAv4vc18DJMdx
nTf/O7uzu7d3AMgjD5J6BqAEkgIJRZFEkCjfLQiJiH4oxkpkpkqp8HBYEHc84I53BwiUEQL6ByUqhpwqh7hypN09x6KtyIIrFYuWhQAR45hO5AQuRxVWRUlB
shVRViLBSeRQjlPK+97rmenZmz0SoOQKWbjtnumZ7nn99/r9fE83sNpN3C6VRXQul1upHcPYubDe4x6tc0uIeC6c16BGqff4CTaL5EagcWGXOx7MNmruSwv/
Sroz4kph/4x+dLTV5D+b7Gujyy9d7IpDI9XcRwGxzPz9TKD3dSpAn6EtM79C18WK86sXxcBSzs+yBRckOrUNfGm5qILQ4V8exJqdPnkFygOElKv9pcN7/AsC
JgJqgcggDbovgK+qje6xoevkvqiJEx4oGLDjFWhQY8dPKBpD7ir9JjzX6xZJxV68zNI5q/sq79v8xtf+6qf3wLHQSXNf6cJzEH2a3e+iSntVC8p+NIn22Gnu
oi5v97L7Xd0GaQUPHl4r0YpeVwyJHbEfZufWINu9Uxv5n7Pp7CxrPS2Idjt4V8PSzfngntjTNX13UqR8Nnwm6CBx9ccfhNyGzUc56bNcR2ry4eD1CcggnZOG
XXorC0VsKCdzNvictp21sPyxMWyAFa66lgklh61wAx7eG40TqzhOrOI4wUyzjJUq6Pd4wQz63TWEr1dWYRh57J4u0cr1h6UCzrwDwWQEYrIM896y+cIGzhz1
ggqUzRcixrD5AvWQ1cMWPiG/uaPBzETax8f5UIJ/xC9NPsrbI8sQ28ExYts2vYNN+92VW92nT3+InQocDlbJIX+/8DHekVEeDA1tuFzeLZRHUCNlPYIDwBkV
fETcEr7tOf7JdJNHddrgfdentS9DaW+6G/WfW+w/t9h/LnWPhYXd2veD3X+hzdVdqmfy9O57PvOVD+zpFwyscSiFgbVIju9FaXoY4ziFMOBrXfGUbk2/T/0M
DQjLyHA0GHyIVqEUlJO+8VFBrkKBZj8wDNyZVeihGTlwAtQorgH4QAWwalYEKaIvIwYFytQouF6uRsGajMBPpWoUPDZM32uVqlHwxMZqFH+dGgUaIPG4z3EA
TjEOgGUi9mfpzCnCuD8zoaEBZHQ/6zqeHmZZoX2XBuBD9ukhl/pcnN0jC8CQvnPL9fTwZjd09ANdBogBo3+8If3jDe0fDw78/pD+8Yb2jz+kf7yN+4eRNdzB
HjKU4AcEWwKuBZ7h1+EK0ECAkY84P1izMem8Hgt6rF7qjlBwkxB/pbzTL4pnx/REzIKTP/c8+6T3eHWwI69ePGguFefvLelGWxXmzYXES71anpw6mfh7Jz9O
W4u/969/PKl8lD918cNapkKJCq8wIx/+yEd/O1d0TgI3ABHXci+Xi7kxxkUTsgDfbtyoQzXvFkJu4bzurvVNcI4JBPIyzDlqhn9MfS1pav+YERB7hKhKbGyr
x4xjC1xJuN4/xjX8Y3iaU+FS/xhcL/ePAWYCtiHDP8Yt9Y/BKzbyj5H4qxHjIvBhFXwJR/uAXnrAMYauoP3V3oDlGfiuunCu9QHHGBilWWKUZuFr6U8d9mhu
Bogx6BhjzNFRNSogvjLuvu+5GHfhyfLF6Oqp6cIykiKu6OwD9/Z/SqPNnG/GNmCMk9paEulxUqeDyj7r9M0fD7+095I+yaR5KjnCQcp6eQmYiTAiRxODis84
pYOqYQyqhmqgmY0hg6qx0aBCpLt8UDWGDKrGhoMqMg/JLseTcxlzgw9/cH1y82mkxxbGm4ytoomky4OSx1ZtYGzRZ/LYauRjq0ZfjrrWj6194S/t+fVn22/4
FzzM0m76cdmeNS17VtSy7VPKyqGko2+Hjvd4g11Ur38o2cZQovOZsUNVBw6EmDu2RpPB5cO/9w9fR2xRbV1aBgKRLsqz2NLtfc/e+bf2uj/+O1/uy8DDkSMy
OKiakcZZSZMgBruU9SJySU0Pwx6DwPAZNj3x2vooHHb5zM3AMoz3EkkEwZAWGT5yjaD3h8+dIWssHSrq7N7bTVrpcXZ0gFI4H9tyPmb8GByOkzE1xjYsEo8R
zcyHZQ2NHEMjx2TJG6P7lMz9BbMlr4oKxzD5qgN9U5W+qaZIPzh/IEV/xtLRVxecIA54yJZ/Vfq48mlZ22ha0scY07I2ZFrWhk/LZHNmckhLBCIK69xH9wDg
eRRkyO93B2ZhlXGEJKAoLj8oC03VSINEOvsmHj81M5eMsgspACSI5r2e2sxvTEaFxKM8gsaoTJ9t/Gr9tD96vb5GERpw9q6Js3cN2EE2utxGT0N+JUKcqCti
gDoMfUN+xWg6fCEUaPHwbWXDl2GZMHxD3sDxBG/gdZmFLBWCMIfWZ5FcsdRHqIJHQ4ZLwjsb2TsbHH9SNth6j9vA0qGGjFcWH9VSd/Qa5BRwR9/MmqrNUGKN
p0qsaAd81J9Zg8L6bKtdgeRAS96dvdrSD8pwJ7rq+B5C2p+yy/TsWjvuZUGFu58KYOJutW38e/sEJAs+0P11waFq9GB9mEufw1wGBU26RNf0c026Z+qKPQDQ
O9A7WF+K6cgktgseNA2WgCjGuYFaXHVZiTAX18C9cotQtp5EqN3CUTcqaMwH6/JEY+4pViVV1nY7Fswp3NRoIgS2YpgtArDgo96LJUZx4jfEjCJTIHtyrPmh
5wangpPutQb2ZaTckOFyOSQMh4fhgHhGJFKmhY/j/bVHIn2ZXeQqAGj6QyKReoB7giFVYEQi9VUA5ZZ0VRaJVGIzEMkqOhJpDdp1K+PAEYm0zpFIa2wGjS0c
1o/ENQL/i5dOHHZCyIpVpCOR1vJIpGze7pVEIo3YYxwvqhmRSCNUYJSq9vqmYXaoQ4oaJpDY5GrrIpFGpZFIa8VIpE1GcEpNmlogdvMdjNJEI3JkSCTSEUFE
bTJsRlPVYNvSVDBmSRVTrD+rlEUifdaxg1QrA7U8EFn3Q9GSDhrlzoEn2b+chTbwgAFT0QZgULrbx2mBCu4XdRz+vWNChIc6+/YJCM2gv8Y0br+I9YfxFv48
HZx4RxxGWSuwlqSmFtTTFoTQ3JzgEVhI0YRghSAiY+OjRUnoQvlNkzvE2AigzdWmTDRP/dy0KcQsDVmtyYrCllYUmjVilUFc7wEK4LQbsFrPxsqRiVT/r631
Z6lmlG3RKqIZraw3Qqswbgg0o1loFEdM0CpsglZpmDMUcqDMJg0Hax3+FRRlXamrG8XK0oq2TcuDvTNWgc1P/u9P5givNAtSCzK6aYZVr6yzA5Pxo83B0mGU
kiv6t7ada/aUJRZseBd1jagM28gB7MdP47E7HHE1Mz2z1kVy5x62TNMzegTLhfEyXUlicxR5FvNzypFa7JdTizyYmcZFb8AWKeg0VkZ1DMeU6lZKdQHecaP/
dP1a8au/sgHw77UpxvP+Xqfxhu0U+kHU1y6DAgvi0FBQ4FQ/LvJ/f04KVJSkfBNeeOBNJ+RNJ/SbNig5WGepyvyyZ3unMjwb65F26wji1yubU5X7WWIVaFWx
DG+xlKSXu4hKHLybB7hDP+lrNM6vQD9Sg94GEwg9vJMqzCDeKmp3KoZ7Lu7RhsQTy1Vhg01c0yljDUwZtquR0cufhZlXbF4la56MOzHQDF02DQMeF7falT6G
Nj+g+0kFzQ7TZlfR7IoKYQ3K0yk0B3poLHexLfiygapyDJ2s4U6x4VHamoqsh/QR+BKiLUgdZ9QTE1VWTWYT3GnzqkKDGpYZlqwprrmmuHmLmD+zUmrmawoe
4RbmL9OVJA5Pa1Zhc8qWWuyXU4s8yE/xZ40yZK2BMh2NWWJ3zazUrjUos7Yy9/wNJ7f5+pMsLeauYqX2m1VoWk56ubWfgbWykf02G/8BfoU205iNJy0AMK1D
4IPdQxK2G8ebfmC7nhXwrrokj9Rju1AYVurOfczo0WRdUvbSW5lRowRvCD5vR7xxY1JG+SMB33H0HYZRlkuuvuStK+zpO35e2NeXTEBpAx06IM6tAExdNSiU
J6v1SPCQU01kP3uDoESxDaVlAk7lWgOadLZAG2sUb8F0cjle9O3uXV2WAuL/LiCR65xBKtKX+8jU5HKi71XTe9Ag9QXVG4R8tBFk3bo901Vuv9Tlmr/3STF1
r8jLCujfhoCy/9k8vcYw2MIc50HQAg6BVvnCR0xZPR0q4CU6tbby3b/3VW9q3/Sjd/3Pz+/+P5PAWR9rO29L7AkiqtyuT+07f9cv/+jrv+zTgJoQCyALQj9i
l70evsc3MJq9AvC4Z1Qfsy1w+7TzaDs8zt/4cTbnr4pVK+XPIJ9Y5661vwY7q8VeANxZVeWt9qUfvAKgOCt49q384Vtv/Lsr36Rznb7+wiRjX++788sv9D95
x59O7nvyDqS+P5k96U3NgDrpA9/XwOynfzAJ6njiwZB/NbfsTz8knelEJno6SNhLMvHw1Ksv9emAoa13adH4p7+DExNMqtpWlk9s4uPtiTdLTptY5aVPvZ2X
N1vD0NKFN6fv2fu9s3/8w9/58vc/Rcd09zyuYadBFDSk2cqm9d9y148Xf2FqTfwnMk8h5UX32oIb1j75aCKsbhnsryuXNewvLed3Wx7YKZxUnOibDuv6fVr2
2gWHY8ONe2A1Ex4nbDqObUlYU9pRmReHOSo4ipryH2k7R+gcTqy3r6K5JGKu24M45d0NH8fyOaAoU2J8HkdDZXeS+gRx6BATUqImeJBY54rNqshpJAQwJfEi
eDyJgIcY0LtCvArWdFTgfmZ6pIB/u6NgUQjT7obyd1qb2R7e3+G0khqo57NpXBn1fLmsqUdLo8CKB7vpfM6GGfAVaojxRATKWpApWCaM4RjvOpZp0fxFm85q
bcOGIqdrkNGVGfWAbdFB1FATtSpErRKDo4laBZPhw74dRK1QIlyZu91iotZAVBY6TSQhiKr5Zd587ocLVvsvbOGeQK2Qj2B0iS3U86+4PE7DpHnSfjxId8fz
bu6swW5q4yACp1oQYbnFyALQt/oaqh9qdG81d0K62IVlDn1fQfcmtr0pXHvIGG0swwuz5UEAwYHC1s2vbYDSlkdvV8ZLjBABeRrXI3HqD3NZ9PN704qe/yoj
R94FJnA3diTI/ugJyC+ppUl9t7sfarDdzLp6hsQjxJhxB0DcIbDwxFjOM1oTlaQhySCSGK9EI73dLFIKjIoiDFVYUAUDSpJAG+wZL2+UpFlk0lPNYkXN3SyP
CiHDbKgIMOoQs6P/Gvh+6K6bPRBtBKLVJgA9PFZXeRD999ipNNKWel1zG0zwBg/vMGQyeDaSZyOWoUb5M8XeoIadgOxkt7sIOz5+VBpDTdntngGfS7+n7Wxo
Pr8Xk6DHMtlglQegAIkGgo+ButJB+iKjJ0ZcqJtfG0AdDfk+Kx58g6LGS1TZIMT1QAabT7X2jK+i0fIgPmdV8TSIuPNaHN7gsDGwLrMikgXWvfxSN09e2KvO
7P3813/967XH99qCFXnVgJk8/4v/5d/fdvLiWkJL2VM5hS5PAiajy0tIAITEJmBHmkalo93S6kAJWDcwOKtX8NUJMGJeXnMgWLuQjO21FP372xMXP9tdS+pr
Ov7R18RAq5ll+8mmbp4xkmljfqLtCNegnK1Tt6ypkX1v5P+eTZuUZvvJ5m6eMZJYlqRJlYEmVa6/SZW1ZEuPV0rdtgraprZotdKvpa1Ls/3khm6eMZLQ+krr
mgOta15/64K15EZG2+zpZgZpM5GghfJ5nqG4gdjY411VB17qc7galc54GqsPwK6Cl5NuQtvOQzC4YB6i2n1F04BWkbOFaeDTx7ewoA0b8Bz+w2eADcMvjSZM
7fpJVi2M9UgNG98/jbpra2K3UqMx1DLHd6SGjWnaW6QZjYFmNK6/GY010Qk2aIxsYpMHas8mNWqO6UgNG8ct6jNuUWugRa3rb5HPhEGkjzXsajVOeGgaErTp
XrZ5e0cklQbUhCrCOL6Eq8DEGhFIWcynCv6EfRh1ACr4GRSBztxjs/AadpcG/kCFSW+hIudR5EZ6aouq8FyhOYL/d7tP2zwVfDbh8VgBre90of16wZ7TtgtP
iKN4+3ntkvi8Myf36QpzfSlU6yUHOLZdJK84NMbo93mH92y2dst4DdCU7l11aNmg3xccVo0iecZFGKWXS2hjyzTd/SeY6HjdWdZM3e4+5bLlnM/VdvXFp102
NklYvah4I8bl027C4CUvOsyPGOxRCwiHXbbpTJ9B3By2WAk0VlQFaJF+v7fWuyBa1cc/fDHBUoCzy4iUTirGvQaehTsZx/Dx+8yectQcae1zREBaqirnmKMJ
0WHAV+ryD4APUgHLZJ+Fg2Dnmdg14JeHWr+NhvW5k6GzWjOZjUP81L43ffuLb4LJ4owJxb34xkMiRGqk3d76xJMC7wDh22UnHhOcl4CFqqzsPe+m582xAnCM
f+GjFzOG+spkN5G9Pud1rkChlpUgggvWBrYgUC36DdeHvM1+3M2xFAB/bpwpcFygyWQRT4xQr5NnPscS9aQyl4TtS/Ycx/AAzxe2z+vcIue6OneYc2d17iHO
nda5Bzl31ZLcA5y7onP7OXdZ56Y4d0nn7uLcLskw399Wktmhz0FJNT8JiTqfNiVhzynXGgwiR6PdM+xjE8MiBpSGUSlobXXZ0qzaU1ZXMJnT3hM5ub1MpFkS
fSsEsqrCmRpiINqZzCATCIVTBTFWwuYqlhiudNkQ1k+laFR7txv9vs3eBhIbzBkSlM4qBqVzehxmbOB+4pQGkhNdKqTThUvUtp90JLLfsllWk+pY/v8Q7xi2
jkMEkNEZj0XU9qnKyXWGHEUJNcua/fbpS+6j9EfExDyjBwWSNk93iB+Fm/jGpN7P/ygTP0K9ZeKKTCqPWM1z2SkMUPmWqpjQgS+eisPc7niyI3AmBkQXFjAY
D9HJazWHJIDRV48XNUMOYMySwokZJgPexrHVcJqusSVPlS28cIqqsQlPyAXYJuizxiqWwxUiuEQkwdLQIEAfrcN/r4mJjth8sbmCjlnGLchQ3mtdfTKjstyZ
30lxtSRGZVdVfhXOWbnZdFfLy2+aUsEaDvsi+svtTKJ/58I943HDZ0SZEvmL7EuE5Qcn2txs28ZpuoLTtE1nA7hAsKEJ9pUKIIAC+Cz5PY4SwedRDhynQoTH
81gQ42lBDKs+OQicp+tSeEvAG6mdvnkHQ6/heX5ziDeH+s1sO+XrN/s9fpDfDMOpoCf+GRXTowfrOW1m57B20++FpFrYkTwoVDPZAT1x4aNvoTUf60UVewcH
wHHal+10xYduKt1F9nMu3UWmOJfuIndxLt1FdnEu3UV2cC7dRTjgYLaLjHMu3UVaUp/OsadtuotY0X9wnc3DwocUY+tdnlS5DfPlyYMTse5DXzo86Eqs3jBh
SyKLeDHaA7gvIukmsThON4G42f6xFTsZwxCP5EkDPmRUTH2AMCeRx+IRcNUz4CdGLqjRCyeJubvINlUGNzRmmHCqMcx6Yo3GEEaaOABimulalf4FNCPHmJXa
bDy8pQ/1Cqw2weHjPg2NzYz73uchdoNgcm6CIifZhBA8jJcPczriM+gWXb4xE9ZAP9MDsaBsHKW35hhsB5PxiRiXWooSLQ6FR4kR6qFTUKN6GUk6qK9/DvEE
zqUv3gzWJp16D+3pd7CrRHCi+sW6B7m683gWUfeKGb4BakNP1Ia+qA2DjUJ4mWrECqsRK3bVsRB8VflL8gpWI7KdinNf4onVgCgPXQh8tfLQY3uGVHnYiPJH
WN+YKQ89LYGnS66pIiwUTpWHQV44VR6Gw5WHoclAGPA5Yb3xV6ZwyfbjfV5ryrI9M6xvAOyVl9qQ+/3YqjehPzztPErTzv8C9GfDG+9T432j8f5g49mm5mWy
E9W96mOArPhCnBuoxVHJp1Qm4nr2qXHjJdWczYICMCwoAHFkCU31nxEVJ5TQylbmP9m/Du0hByka0CA+gD8Piro3fzk9ICpf44RB11Llb3425cuGGtiYtnSj
SvOC9YMBtKJhIQxvxcRLutjNtYfEDtCj5p69XhW8RiW0TZiX81tmXRsqfSeYJTAbMNktnqXCbg+tCLSOPCzXkYfMxQBvAjaUzT4wMKHgt+4ztL6NUpaxhFOM
XoJTJOpXL8Y4/oYaEruoTb5G3bFmkGK2GmzkXFEElyw6pjRX+xxMGgYNQ3TJYbkCOcwVyBMCdAA7gtgSW6F0iE/dMdXnpuUeRmaHzBinl5xNze+Lg5wLhkCv
+Vb03QrjO9qP181Dr2eASjk7ref12UR28PREfc9UX3b2lKNLpvrddaPj7CTtjhopys8LZkKAe/KH7pkyHuJHPMHloS2v9Q+e1H7SCtaZgGEL8NOKbfyEooiF
ItnhQzoYxwtJaDBawlrhMHwC5TRzhQPxIueFvYLA7DDnhcGCIPghzguLBbbvQc4LkyVCXy9jsyCp3c95YbSg6pnivLBakArfxXlmtpJRcHDI8qE9GSMWrnC4
KRNB0aF8kwoLzKaNI/lmlnrAL22MpUgFWbn/MgVfxGu0usS2ibipm+RO4IY/uAjBbLaCtvtdCWInvigs9GIjVPZVtwUKwxR0VdnbB2ImlZaL9IPQeNmCQQ1Y
ugFBF1wubGKKmlI6aRr3WniWfR+4PcAebqoWnwzgP0L3iDqj0PGdY6vVQBqbjHT5B68cEHVxy4HsPgJ3tZEeqojYdw1uiS01IqIuuyjqsouiLr8o6vLBsEJW
4mlZiW2wJHYvbmR0k9b5sCoPGHXn1M8x1lJFNQTYyV+ledCI2QTIF+Y+EK7e1kHeIOnxjNhun7Ft+2S6BnbkE7HK4BTEhjHOWp9FAV3ePAQtE9e6bA9r9aVi
XhO7vYJLOcQo8jheSF9iRkvHu3vZizBUYP1Hs3qNBms+LqL/WKrT9zJRkcM6/edtSbZYsG2c4WVtwpmPF6UKZL44QxqH0Cqk4kFBq8/qeshXqz2meqZorRpa
/TorWqsFrX7R3yrk+6xorRoK1appBjBE21/vpaAu5VqlcLd7Bhh49Hsav1UJbceeQKxzegpX6fcsfn1zou12r9h8kPUH4g/4Ov6A0aR6SRoad6KLX9S402h7
wTY0hew2sdu9ytfkqq6Kpg/O9Umzl4wYr2+WpFFVvZfFc9BV0eL5os3fXAcET31VMQ5PXXB4JMAfcKSJeC0gso+sstoDajyWiKNAC3wGzu/NXKIP7T7e4OMd
hgMGnq3Ls5nXlV/aK9Sy50Bv+r2E3zo/LM1h1d/zuIpB6qjcPoBD+7H4pbLKQxHSD5iViHyo3s320hdZJ1vnQqZ+v2g9UeX77PcWGEQ1XqLKhiOuV2TYBfAz
N76LxszT/D2rimdEnTtwtAfjkmfMASY6RnEZe6WqzRccw3AArBVU+1VoXSuyHY0YlY4NUXgSLbopPIqffSo2P5zyq9eiYNu011KbDJVfrvVEX40Yms7NQzSg
ujE/0XZUtaKvWtSASpNyreeWIdpQNjpAk8KBJoXX36RwLbmBcW16um2wPmipG3JtqLQu14DeOEQzOqJGpHUjA60buf7WVdaS8dT+gJtZSZuJBK2YT0Mv2sIN
ok1yU5f29h6tp7haH2bT03U4pkmd7XiIezvviHYTjpivTMdPS8mVwkSAecsolrVhQz5SkRAtMoiGmALR9ROtVhjtdTVshP806o60cj2iUTRqjvC6Gjaq2TIE
zWgONKN5/c1orsGhOqIeXks2oz2UUJvVmDmq62rYSB6lPuMWjQ60aPT6WxQwYZqpiUrECR9N07YqXZf3eShTm6y/ZVuVs7h6g7pJtfqM/dYXRT9tN1DgN6DA
P4MiIxx7oCegeAF43gBqN20GcBpFxumpG1hBXMUsEU3+izIXApCba8+0/1ed9OzmQcJN/G5Rze+1X7TmuEhBy08nuYfkDOMhnAANffo9AU15lf3MC2caD3Fl
aQ/ygOUPO4AKkk/bL/uogzNEvm0Wwg0w0fG682DHPUS27fPuwtVe0hef08edIAV+lctdO2nh9ykbbuVN0wQSIS5QbajSZ5qif+ajTyBRLTjSVvHoAxJDTz4q
pYFOnd0b4aNPjbomQBv7rE8awdFHWnuYVfzhOV7nKhgjcu4JOIhNMHjuCWDFAQi/EQ6wwSr+phJMMTib63NPUDz3BC9x7mmkXa4PPgLef6u7WNAtb8ra50Nb
Mp6jqk3SIS5gHX9PjjeGrl881LV9bhdDlsifWwpEVfjsWHdbU9GvOa5zCip+A0A7hVT223el8cj/+YfkAh3U/J3WXTC53gNHzR3sWuy3fkvu3+rugJR1h7Mr
DjNUb9pf263j99j3cyo8frf1LqTutt4JhdJbnH3t17et9umvuvT+f0UE8Vv/Wlc/ngYaT6sPufpx1LAVxtU7HGVWv8NpwduUMc3xE8Z0AtetqHE3FmugK9pd
nwrvixle71Zn/1sYYTSE+b1vgHe/icWjKcL1Ojt0fVnbodtivm9He67lKUfZAIvNbP9HxDA9s0ofzH/Dvm53yPPlIMH1+VeME0ykb/0ShvTNuf9hXfwP66n/
YcDjCpU8+aHcTXbAH/FttnMKhKQvZrRX+EI7jCyeuK1/JCoaBAOBYNUBLKyNm9W7LeCyWHfatXvsGvXAywRBH19XTN/4WuAGp+p0Cl+vIpJ4L2fhI33Fmp9L
vNzZjU0ncnQ+7en9og1rkYKXt2DUn3HEwdLeaT3pCBaxB72F9XZM4kewPNIDjoLpT1qGdUb0pvsajuHRlZ3uzZB/hgLHCGSX25THTSPeUZ5slQa9G8uTm/Lk
5rrLjghpyABWroiy5ZkBZcszBWUL59hTOS+bq1qiaO+de+mpndYl3JmIt9SdyNLaF/3itn233N17Z7wlb4A9R8QO9jP+ImaB0WwIy6/Y8VjupkqHdf8LasvH
LqqAf4jPMQKUjRLXh1Iv2D064mQv6ohfRgWuLDlVukQLP1KbqRq6tx/L/abVeHMEjgn3HKaTcvcJ+uIPUpHmrj3QiWaZzgS0p1mhgxMcONBrrT6phe8PxptZ
+0L1uIgLz7ZhUwgIj7jwLYn3PsIx3eOmBK1tSNDaugQNi8SYrCrGZDVIizeJ8HZUZLQjIottQHHuqYi3EcXGU55iuylPbRbp75gIebUsl10QPPhWjBfF6170
dM2FTKuWbjhXHGPDYVdXt/XkkwV7mUBsYqA8r5TgGNJIN7o2XD8V4JRUGgjzemcFSxtBx6YQcEQI2MJFC0I2iNuqRXlfUj/HtE8a5wRvQGCqRJFCqVXDRgiP
0CVGckwCTn+KeYRRmk+XHGYn2oqWdsr8ZcR+ew1FHDEwn+gHBxEOB2aIUuky0HlqMHgxRIw0dMYYAMqQMsVjLMstMUPrAi4DstfsEA8WrqZjkwhDFLJxjwAe
NwQcpG7KdIVtZeilgrYsL9Ho9Q1AF1VPQT+w1m3iIJCIPIrcWD/rN6hR12LIp+mHzsj4GQGbwVJAplY4R/PFb5915uIt9HvJnotvkDu0x8c3Gqg1bSseb9vx
Tdqk4ibWxOf3K+jg5xibnXhxUU7RmQKGj+5ccvPtHNDhRkBZTCAd0krgqvF4K02pCRWK2gz1qq1zyaso02eRpqVuVmLWqV6lVSXgxtk6EW131db2iblka8My
hi086fAmXblIL/o9jkrHEipLbaGGQEYCEQyYW8G7iqDK6PZRYBxvH8dXziVufBPVVqPPjdpXbRjuwbiSCiRb288xTAFX587Fr1JbqUmvutW1hkT2+tlCQ0dK
J2vrpWZd+Qwtn83lMz/Qk/V5R+bnZQfjAna+CJsBG2o4HNJxxkFIDDreODGXf9pBCAs6ujjS3085iIpBByyHOtQRbn1EjJQaYo8UiemR9j8MRfUQGPjQFpZH
WEY1xZypLpZLNTFSYgNUn9bDlN80XN/3S8gVsDetPErKOPJb87wqsDivx91d6V39IuOdz7jXzTte/icG78jAM8w7js8LgocZASrnHf1B3tEehNJIgTTYcg1u
oVn0CEc7igJ95ISgY0jKFvQR8KtBBk7QmmOoGROsIFiHRhK0D0vUrcN5wAlfwBSu+U3j8qbxn/ibyvni7zp2tn2et7NAB+3TXTeutE/bcdh+8gmYklTbm9jj
N2q/YMf19g++8QefD+JG+3/8mz/4cCVuprzPAFbCBQMV+r08GHbN5Yp9e41h2xnox2t978PCBLvEovOZ9077NrjE7rRuxQFwp7WDJluww9kOOxgaoFi8sW/a
KDkWWygySvOOfloSw6pOs5FDWTURT+dHluAIow2UgVhEwuzA5xjIuapyj51AFXS3FYNfudsCo1J9s7NVoMPGYUkpbIuF0wDxJDgeePAEBhPDQR6JX5EgjzaC
B1Jl5zMN4Ss4YD39dOkBK50kr/CA9cQTxQPWuBywxtcfsD7xxNAD1q9scd1T4Unn8XVBM9ovIjzlC5Y2EUGXW1/qAz/fmshty08dNKy214VqNxZhhlaywY7W
8KPiSOLG1XHiheVjo4+9phBEM7EklrtbjOVug+Gt8nPOlPFc3hIJQc4vfrA/EJcBqj4ntUkuKixxqypawCY2yWafxXeMdwYLVZhD61DkVQlFTqXjprRkv9aE
D0SuaEjkCm16jHAbSCHIhbwKdOUIBy69qorYKoVo5I08Gjk3wMk+cjAkebV098wx3HVIcrcQkryJAnEDDa8agVerdZZE1PsSFqWMtLVBusLS2tF6zQE61Ng3
jEneYjsByNFYglbL6AB4wBr/EB1aEt9jZACzOBItbxathOVxkY5bUuyaiLumriLB7cjo2czp6ZqkmTDZiHopexJlLKkmZbVASqxe1bjJcaoMUtY5oFBpDOCG
AYLuGDGAGTaXhoIZA7jaM/w5gPbsDILXg/qMlqfDgzhDwOudjcDrUWs5eL0zBBwdT5SD1zsvAV7fWB8DuIoBCYJVSwkWGQRrGgRDFBoon0yCNXvG8YuHhXme
6LLyodpTzV5fwFpRoIxguF5OMI443qTbZQTDY+UEwxNlBMMTGxMsWk+wOoZdlHNRaXT3WjG6e600urtzIRlFdPei01gtG1rpuMyiu6NP8+jukSxsDJ+OuCvF
E14/G68QnjRZYs7BfZzS6O7ZoC2P7s6Dc6QwpPLo7nhsg+juLRMdsoYu5yfKorvjenl0d9RdFt3dHYjuDmBhgWMf5ejuFsdtdwzHvMHo7nAIlVK8RQasN81D
uyN0TswRdBh+kjaUNZoiHL3LGgjt7qo6zaB6Iax7PV3LmYJuhjhfDOueIdqXh3Xn7mzQ7bKw7njs5YR1l1A/bmlYd7yjPKw7ai0L644nri2suwtttNsv8CQG
saYRYI04gz53A1G3XgzjXn/JJdw1VqQ6UPWx9xorUu0ll3AwJjRCX9kSXr/mJbz+k1zC3fZTNvGNZ20WiuQZxYxeti26jNQHCQcA+VTIqboRP0kESIgK1j0X
XZyo2Ke2nBROFc5167jVFCxvRtzYHDi9mGzLOj71Ph33zi7E03YLgirvdndqjYPB2V3GqHE7DDNP1x9IyhFsqr2Yla9TYFYG7kfMWtLpxgO/2xTtvHEfANUj
YH5gyQuV+cB9QGGP9TKBOyB01+LNKP1gvAU/++Mb8LMrvlFsgsfFCvgmFa3GNyMyQzeeaP+eHW8F1Opdyato/YhfTSzna9ypfFKodZhSOf9NVHTXUbGJWZXB
T6lXCc9eKfLskVEof4cwk1voHmJ4FKK+KfoPUd/iXpLgboy1NYZIkcb4NhiuJIIZrtQ2pfiHGL5t6ga8rEE36U8M5WwMsy761cVjImTMP1Q8UTHbSOf84fac
P+SaqBUmk2gQJ8mT2/JknH24ZhIrBSZxGwrE2yO1XSUcsldmQwJlwShIpMpJdCO+qjVAoljFKYm24W4Mdlg+d0Rtk89N6HMT/qHP3a7G8Z5NdJP+UMkx/FFw
4NqWUkeBOkRRKh5Tc1WBOrfk1KmYHzphUiPOk9sNGpmEBGFUgTDbUSC+JVK3qNggTAxmsFK69G43lt7YWHorveQWIm5sLr1JL6kYS29sjE4V09IbU7VEtaQn
Bt5coGzpxfXypZf6og8qly69eKx86cUTZUsvnth46d2+fulNMLwQTFuVEmybQbBbDIKpXvJaUMAk2C29RBUIpgYJ9lqMm1uIYPRfnwuUE0xtRLBb6HY5wdQQ
guGJcoKplyDYtvUEizHsomzdyrjnpMg9J6Xcc+VC8jpwzzsK3FySDS2QuWJyz4pu5dzzNkY7w/qS9DBmt+cETmitysYruOdbeIInQLqolHLPPGhVySgT7pm7
6LWFIZVzz3hsA+75VrUtb9k2dDk/UcY943o594y6y7hnNcA9J2o7c88V9Trmnm9jvlipHUO554q6VUmpinDPNAl4/TC4ZyXcc4Umhmqu0WLLrMGrTdaZtnbe
DGgNKrDPdKXOoO9M4UoZ+Sc3Iv9kRv5tZeT/mSHkL2GfE7ZTqpSyzwbhB6bLtpzwBfYZT1wb+0zUo0WpX2APDGJNY0mPaeAKmYnvWMRayhZrxFdtk2uH9bUT
dCluW/FtdR09WxWZ7ZdewCrFBWw7r5jGAhYXV3xlrviqBwJsx4ofpyu+GrLiq6Ervl73yld8NXTFj4es+OolV/ySBYzHvCrsmET+RFsBKk3tp2xaPojgCqvN
zX02eKQNv0/sUtuOb5MeiM/RXXZxUbASPrfv2R/ueN8vfPV3xXSNkdAqmlRG1ComAj1YGh4H18vD4/AKt11tN8LjqNLwOHjFBlGrujyZqRHWGpPgB8JNReom
GvkxfYaaoIZj/AlKe+4tpj+qn1s6ZkzcpT6tKNTAfAvUehFqNfXTZ2EoTfss1ZusQscMGwpimjLW7TYqCtZsgqlG/bbap72u3z9H3/Kuh7/1Z/5nfncP+oBa
2O+d63NsjfgccXY/v/k37vvmBz4yyZfA+PDVG977nc980f3Wnn4HU+w1VFdiOMXfNhG/JmUZ6Zxy20RiKzUjACyUY1GBeg2dsZR6zXWeicACqs1yCMIRfjMd
goif38oTVdnActkKHcRWGoguXXEOUD2ReZRT0R/atndSBP5uJt6XgwKE//hz1j6HbsQRkSN3sXR/LfHyRYjZRip54pxExj18LgagkWe4Aw5klLvWLb7UhQlr
bqbZmehfewGJvrrqspOoe8p5nGYRIwkdlnbtMMPu4jvBWHDDtR2LZxqItS2O1GLTv7ANYKDAWFT9LOKtACV75wCCGRhvODih/DWOmPBdAcCOskfoxoWk9jnA
vHAy+hwt2TWOqF5VkURWxxkdK7m3igaesdcMaFOEfhTjThP2a7qhw1Kizv/OJPGFJIUHC5/kUTuG2Aj8TYST1lHeqa0Vfob2+R9X4iqa5koLs3dxmIC7LSjW
q1CYsZVmmEeFr0CB90xoN/RwCwrHKQnS7qigjyADHMlntS/mGy58ZKoCCaWS2mAUcj7+a93DgMMR2zgLem2DlUA4dlbEwCJVSzS7EF8Ktm4dmHecbvWHx2Mf
HVB+wLqmnsUTZ73UqJhx0J+W1DLG7lII3jbCiqwmnezqCInFzmCCRccx1GANPZY6c42w62a1JxHTWnyD5eMcg3sVIRmYZCzSqqHa9DNHs8/UDntRV5CDwYnB
H89l0gCWJxABCBWKK5GpVKmYKNaNwaXhwbgu+r6gqIbi4KnFXrUhAGHl4pTYZzmithtC38ZAL9YZ5JKVf6P4qFFIEFJKy+dr7zAU5B/+QBcZPApvBNyTuGhm
qVTJuR+vRPsGhDtViaYGJc8IKhzps7WOBFhyqCUwVmfyAr6Xf3TVEcLzRVw17knVulQLpWDSFxRQnnewcRgwG6t91oCyv/Lt7i520kia/R4b1UccQK+oxwOJ
GuL5BnjgaOCWyLeAUjaqtXdI1fPIel3q7pZWtkC9CtcIugAyA1RqUN0HGOS6wCCnbxqRUUd/auk7V2NGI/mmpcOLUIp9J8Qq5ylbzHLO2mKJc8YWw5zTttjp
nMByAm93juN+OPoj2/U4CpuOCGQbsblYuS3mq/9L8nPajg+B3T6nfZcZMyZB+G4zyoLfbnGcHJcjRMkoryOs03HlvkPiRLyDNfbFV3GoIZh8zilnTvm7ES1M
Oe0zf+ZJ6I4Q0De+5rl+exK+xAEvmVGbV8TnGIfkP6cmDNdjxHDlcxsEzbkWI4YsQFJumPCbHxwMkJRFr0mtZMqj1xgBkSpR9Ome41jt02F0+tMOqP21f2xZ
MF/xYFpI/068QXfDtyzrMSN94q8Z14304PMz0/MzfO9PLOvI7FEp98eUnj6RpWfmp48sIv3t9c/PHl04tqLvoYGUk7dQ3uX7ed2W3M/ea+tb6TsjSt9A/5Zn
j3bSNpX+d1p+Hj02fdAsZw8pN3PswOyMbpMlc3DY+5ZWjHLu0HKzR81y3pByiwvv7ywZ5VKEkMHinROLCxt+r9LfMbs0Y5bzh9R7YHrmkbL32QMt6MxPL6+A
Mt8xS12dzMo/pN+3cOzoDHrkv2rPoSH1rhzuqJljS8c7r1tWx6fnj3WW1fRSR60sLKj56aWHO+rQwpKaVtwdOw90PjAr1Mn+y55XRzudg8vqyAKePjx9VH+/
Wl5ZWFzWb5mnQTK9tONW/ewT9kbPv2EX/ace6Tx2aGn6SGfZeus0jbGH1c+rXYfU37f0u9SBhZXD91D+nQsrK7Mdtbi0sNhZWnmMxvDsyuz0/Hs78wszs5R/
z+ISPX3H8tHpxcXH9LvuWFyYf8x6/8KBA/NZAabbY9b8wvt36uTRhTR1pHNw9tiRNHd49uHDafrQUufRYx1+sPPwNP0c7Mx05jtL0yudnZiV0zOFbGd6+bGd
9Edyy1SZdbyz9NhOJHQlSL5nZfbQoaOd5eV3UgbFZeJKCn+R05/CN2RsSPrE4s7ZozvT8llaihRumdeRxlC8Y/bou/OXSyZ9veTuwLN/g5MY45JK37dTpmVa
s+SWVzqLyytIzR07srhTkriokwtEg+XDCwsr1rGjB9Mkho+aISqvWEudxc70yr2cNiqaPWpWxLmjB+9dOLqytDD/wALyNJiI+kc6SKpDGBkdtdRZPja/Qv10
aBq/K7NHOu8+dGi5Q19jPLrMnbOzc+hQZ4Yyh4gAWUY/muWnD610lrLcctp3Fr0z60jr0MKxJXX02JED9H3W+zsHdk4fnT0yvTK7cHTZOrJABF6mkT59bIVm
AahBmXvf8x41lc+CmeXlnXnOmB5HZmeWFpY71PqDy9YdR2bn52fTHA2y2SPHjrx1aWlhyTq23LmfKjze2bdEf5bSLtZTuzDPObNX0vca6YyI8iHW62lq66TM
SiohdfPszzuLF820rzhzkHYpzOol0CDN/SxniG77zPxS5+Cxmc67FkAsixowTV20PMu5laXpozo5s3Bkcb7DSWomTU5Odvgj35ZmqbfNrK72bUvTkj8+u3xs
en7fMW7UUev9syuHs8wyLxNZ9sA8DbYsN0Pdlvcoxl2ewVvaWQ4l89y9WPTy7OJSZ2Z2mVtmLCO0K5vLCGWz2WlMzZS8xky3aDVXBzrqYervo3p9ydeWd0me
iuxUh5YWjlCrDy4tzB7ceeLIPHZN2pbSIYItKuvLPEd9yZl0iT1C8/awzHGszrxQ5vXtRw7k3rm4cPRhHim0ciNFs5QrsmSYSa3WO3lE6YzQqHPwDukGGhPU
ZTuzzDK98v/x9qxBcpTHjcCJxCFAceyK7VQ5X9a42LP39nZP4rVC7J1OJzib0x26k0Am+Ha0O3s3aHdntTPH3VlFlSsJVXGeOInjOA/8gMR52ATHccCxAzjk
RcVOKVXBEMp2hA02r4B+5OFUJVXp/vp7z8yeRJWzVdLOt93fY/rr7q+7v/6+gwGJci9KgDFFAclPA/SaUCsJREG1SDzB8ZbokYuw1+2s3tmMTyb+BwJvhmgK
mm4alyzvCEgBPal5pqJAnBVF0TgVDnbCfj9oUeGGqAWjpOcwnmq1QhRN0N5hMgZrGXC8LoPAwCvGWMaJOoqrtQcq8QQ9aV7xjsweDYP1Mg0q8N4TJH2YIDYN
sgEqAsRlLWCwILf9DpTE7OJU6oXJu2FxagHGBfLbnREQwIrLvDCAGZ4L/N4iKvaAproX9QLNHdwclNzBC8eDlbAHlA1QsBPQEyu8sAJauROQmu2GrRY8+wyW
8Cb87q8E3tJqGDMcPRZATjthstYKBK8djAAPiAPyv5/sHRb1OpvwHzwmEVIDn2B56bX8QYsGCgKLXfjJKqwr3S6A+O9TyQw8oX2wFOFT0AsGK5tLq0Dy1ajT
skWxZYsiYHf7q0ChDwQtYLtB1+/wR2A0wV58cUM9A498dRPP0Hqy2AfLx1o6W+bKaYC4MSlBvNCNgMujXtg0kLjlrLB4icgFHTV5jweCTuJ7nAQtH54Ym55C
PeB7DWs5aHgNYw0ojjY81hK6buw2T5iL+9htHixDOJtUOIVyHNTg6fYSK2wW8AkeIng4xQobvFy4nNfmz4tLswcPHppZXFy+af4WbxEnGa3QmE0vHvVmphZn
lmcPLU8dOrA8f2TJBL9ncf4QwQGwvH9q+r0Kmxd0uzfO3nCjN31kcWl+bnlx4fDsoRu43QmcwKI2u44rgaB8R8z2WKv/hIdzNwAzckL+fkw93Tph4VYVhnq6
teqxsMcq5XIZnoDPmJ+AfRsnrOrBUweoxB9Zu+OvlFgFRbJqsE+N8KhGUN1TAaOWTWBraBl74+Na65S9Kf2otFJZj7/sjb/LXuqL1lpfNBf7oscFsJ/AKgjP
q5tx2ORPUmsXLY1WVJq36L1X2COoJopCd8vfit4cSIEucZNCFxl4AOtMl8ncC1r4xG0heGqSBoOnbojWDP3Wi1GFQmNFztMHgKX3FbzCvgJStFCDxxI9jhZA
920yokPxHQViVXiusYKeEk9aMyWGSwjw7vG1hIEa8rQdxjw2/i6GQs28QrHAuPGHqKYJwzwpLYzmX1o7HuuCZsU12asxUOtgMQYtrK2sRhAkKN4pvJcaFEaY
VUTmPWqWVVVeag9CbstAoVBSQgslEEHFNVA8xZKgF9NzCWDK9KgZLwPPSvPy38m55I8F1W+BylKugfdwLNUS80Zx8JUSf8bPz2+z/ccENDhbH4QJjIV7iqYb
3fR7OAvH0WT3W0z6yTL+sM2KDZytG3aqsBnszwIwyGwPJgt8Px/MbG8LOK6ZflImmwHg1/WHNwC2Y3g8BFoZS0dWDEhuS8p6VH6ibvrzvyDo9IsGvZRu0arF
+vjMWBqBam00LcsabprUaIrtJwc2E06moY1hwsEtdatb8ENRCuzanejZepnwo+AQp6DQ/tTcAujv5cNTS7PzXLEv758/cmj6WCZ8bubA7JE5E8OGw4JjV3fg
h+YdsLGoUNvu+DT86MzhY3xF459fEnP4y07ASy3COJ8n16IEXDnzQyo0zXC/Itq5x2lvStklB5TBksWuHxb1fjW3frrWrwncXzfqDOvlIwLvNwz8eenkZwzq
owLvNw38qR7Y0WE/s/2PCbzfMvAPggYH+3wR7MnZXkYf3IXnFipanCrS6dA7vwVycPNbEP3LaUvVV/2LhmT93xbv8Dvi+3fF973i++PbtA65UMTz2p01UJkD
Hgtsos010PE+2i9P68l4PWwna6GKHwrDb8nyiA/BEldO1236dlwYPycyGzi3uvgRrsqU5T9l9L0WngiTdFxW1LerZ60Pw+vr/uf7PBhTboqGtmrH6Z+qi1Gc
yxjyOh5W93xg5nyfC+wCNzYOPMS97Jz2s3hNtmG2b86/y8db7TdQwFHvV5ifcogS5nM3Wbj0GXAugdwDcjG0/so0F2x9koHi6IsUhqMPUvBFpNGR2bJhv9v7
DFbkyh7/J4A40kHYPQHWKxiIMXo0sH4mAs+Ad4NkNWrFuND4bCCW1ukpalNHn+jzSaF3CHogiJuDsG/A1fhdeJmHy8zA3bngCwN1qtfaLzcuTPzFsLvW8TO6
15EWFZRx7KEeuXlgZw5oX4GCza695L7hp8T73ye+7xffvye+f198f1p8/4H4/kPx/Ufi+4/F92fE92fF9wPi+0/E94Pi+3Pi+0+3afu4B+oYp9WIY5vv5yfJ
IAQXhcd0CuPXF2x7kBvkOdaFR+GAMO53/CZv2bZaPR2gcAHiI7zq6SP7Z6eX98+8b3bmsD0/tv9Onnkuf5tR5rSukf6P90IaJl0chFnv3wG5jOdF9CUt4GF8
OOiCH9ea703r0LFJn2FQeH8VItM+gk1/8iVx/vgGSAmnEZXSCvwIs1IFG/7aSuXq6rXXTly55+o9FfgeVj/VPobYayoCz/3MtT6GfJP1yIikiYqfd+w9teky
3cmkjwygMhRTUMxsiwro9Zl+rOH21ngbMFI5jyWG3K185BY4/D3QT/DIfw8xbtd0CCqxHU8bu8GumX8cBsgq/AcnhJfpMelgScbmpuQfZJ8DmeTxuDaxdpvs
/XG5Fm7ICs9m7+9ubgF322ttZNtTEr+1ORyeu957rn3EZZLMuwUfgx8J7l1pOOnPPASyjxbEtiytMqbTnGM+6vhAXsfisxarZf0WvfAY8k37wIShdoON+mg7
lc0tUsc/U5Ewtctjy08vMOIyrU0MTLY2SqiKKxLnzwTRv2DY8JgHMMIn5IIL35Ch6zBKLW0gF4YiKHMF1qNBi6/5OJATYa9VY0NEkI9LCRwCKJTDf5dRPLMC
ly4OzWxPgME+XCXhdrfdPVfdufOHkq6VFEZI11dDaI3/DqKFq3fs4NOKtiWqWv8pcSA4uZYxf0pvSv3ms7VeqLkAuoCFNe7D8sj8ARCrxd7NKTAmxhMMujEa
FgnPmwB1Ibd3kWhYtFWw6g8UdCu8M2wF7PimNR6x7SOUpTDfcHaNXZH0+HEP1qAjJW34naZrNiGxrpjmzuIVuPVWQoaFeTlIvmSJLfpiiu+4eS0YbLIjs6wf
DZJYr9dSUsZUzo+9niu4yvXJgascn/z6g2QoPOwNg6scnbz+ZW5ODlzl5Bjy+RY8hwX//udSz9tp+EA8V/5N31LxvKfu6+8beep7dfgRIN+tvwr4lxj4/4mn
Gf7j6Xqbf75dp/rfVvG/00XP22XgUzL+N+ryDmv6flbUf7V+9S57PBJOxya+IL6fr1O/Z+qju+zxyAvLT8Ko7+t/sy7/YBON69X6WWc8P3H3yzc//PZv1h9+
Oz7cW6fxnalD49DDq/UNp305nlHsvvgZMf7n64d5A39fDwH/UgOfN3/3P9Tp+zuin68r+uwa9bwfMfDvR3Lf91x9hBP+0yn8/91hj4fwX1HjfwW7efl5Mb6v
1l/dYY+H3vdvxHy+JPC+odqvZI7nBcUPNE9/q/DbF9njofZeUPPLiz/1shjfA/VbLrLHQ/P0NdUe0f+fVXnBGQ/R8WU1Hnrfzyn8N15s84/kKzke6u9FQadP
1t9wsT1+OY+yPUlHWe6P2vzj5q15zu+HHX6m2+S/I97zfkGf18S4nqwfcPiN8D9f5+B9L9Xl/Mn27xnN4ucX6zfyCf5KXd5eL+n2rZ3Z4yF6/NOjhPc9xX+n
d9rjkfNPdHpFzRf9/u/1B53xSHkVcvMoye1pIZffr9v+U1zuBcle5mz0l8ROlzSr4vKJ5Fz1GfHdI6ofqa9k2dVnUk7t+X8lV59xtfLAU6o9wn9O4bv6jOBf
dvjljK6fqc/OOPKhx+PqM6nvPEdfSXxXn9nyJuXxeVV29Rnx15OqPTm/efqMxvOcoz/y9ZlLD/m3i9R8OfpM6ntbDs/k6jPiW90e8cc/5uozos9zDv/o+q4+
c/UFydFTufqM1pmXVHvyeOBwffZdhS/1uCy7+ozG/9eqPfl3C/P0GQ1X61fS/4/V8/SZzV9a76k/lJjJz7qeza9pfUbj1eOR+kziu/rMprfk1+eFfnv2UVef
Eb2fFPbE9+v2fJ/N1WdCbz4q5Yfe579Vv8oO5XHwuNxyTEC+fyL2TpKI9mBkyptpvwFM5CLaH11V5b5a+lD6ZQu7Pe/HU/T5O0ef3K/5YbfNn1IfSPtCyjO1
81D9HsB/Y4o/vy7WqX+rS31B+K/Vr7jM8y5Oze/jdTnP9vfj9XveatP/XPabM+3zMSO1yaAT0uhNQ/L88/L68/L48/L28/L08/Ltf2gL/G2ZGf3p/PmsfHl3
Dx9998NlthD0esixC4NoZeB3MV7B5vzmIMJUSx88Kz9eZXO37mXGWq3jWbs5I5YwDQQzkCiQlazCM/lr60HQg4Jcy8uJ7eJinh5Upii48Bllrgar8ubALQyj
FquUd/N4iNoukXmS1me+H/TEnkSJyYxOLPOmQDrDlrNhQGC1n9Xvd+BtUtsKV8RMJEzHlrzBMsDl4JntNn9T8OWjk5JPv7o9Qx8CXK5bD20nuc2Gv1D/K4Bf
lAs/W7/wEuI1C/5zjyv4h3cST+TVr+7I6N/bVPBrdhCP2/BQwYs7iKds+Oyky58iO3ejLFKhyjoHDHOKy+4Ol8x9HJPp6nHfxwhNCs4VqwM04VzTpuE6KTW7
BwOe2YMBt3pw+eOD13jeW1J7jndPkl59pf4JgL85Bf+Igj+WBX9soOBnAP62FHxd8N+Lde9az/ux1Px8aFL6ASwTHqr6z8CLXJaCf0zN79custdj2hT6rII/
lgWH/rfkD5kCuLucRCeCHiiSRTmlXKRn1ARQav0Sx1L0R57Hfj8O/W/P898mAzGO2iS7LENO1PjeL/BKk5/aPgTvg22BV5z80iWk07P7vUPg7Zl8x44M+VXt
nRR4hybfPZIlZy7e+yf1/o/OMC/JROR4HGVtPB40x3n2od9LYqGY3TViOD2OiX7Kk4/sHPKewKfyPf91GN0e+2nV3lB6eEuqvYPhStcH5dwfREmUbPYxlNoL
OjIsSLFV/tKsjajLRIplmR+h9H1OGklefM22vtL2Vza/na7Lo6Wu/3Jyp41P9v0zKftaft+bqW/1h/wLHY/btc+2p9z2XfzXRrLmKR3ncOVX0DMzLSaLv35m
h71ubjWuHzSdzve9LXtDbcZxzWSlJLjv/YN+j/Ol6+udb4xBr3XAIzGdGONjw9P7U259F0Wq/7H14HiJLXdhId+Mx7oRWW7N2N0w0db+mD7ikA03Dpxk2AuZ
tS17JBNO5yfzait4Tm1rfG2/01EhfNdveXDStgds/176Ry8qf+q0gy/jojKuYOuls/WfvczmN9vfSvPFWWj/R4eMx+WfXVM2vrcF35111o2t/MHKlO3Puvju
eBYcfC8zbvHE65aXvvO+W9FT59dxe4grlFR4VNnOY7ieW3wic9PO148+/Vbbr9+KDrveZuNvRWc65hm1k/F2Zy3oJWuhCpVwA8S1m3/YiftJe9flVzmupy/L
ihOezR3P3E4bX9nLmXG/s/X/2p6F/8W6PS5Nnycyx5PPL9fvHBZ31f1J/DfvyNqnejF3fh+41PYj3fbtOPD58/ns/jk27Q+OY4aLsjZJXdv60zgdmKlfjdOC
ln7sJfxQXF59BXfqu/7AwsHh8kjx4qfVvPYz8f9FxBe/koqv3nNwuH5z239wC3y3/asutf2xbH1yVrV/MBNfjz9vfZ9jlVKFTbNKuXIlPFTKVT6QEpSvwtJV
+IHSHo4zUbmGgNdMYOnKUpVVS1a+0hymBKBVzhOPeFYgP8to5qPAj2S36yOOMZsrsZtK7MYSOwrWOjiBJXZziS2V2BRXje9L5UOA8T9WDaoVnjGF39k5Qxc4
9rt7Hkf+jrbapcZ7yP0le17OqPXU3T/Ka3+KH7yaoVP3jHI4TXo1rBNpMWYyluDduPJsBqONrHyUdrAexIk+W8/DasIZCvgheiNCI5vCA2IdcH/wJFcS4dTS
ST32TkzOWwUid/COC38g81B5zghghjBu2RXDZMO4bOXLwoixbehfXm7BM1RijOuJY/YlFmM7rAntrojx2rl1OMdmUl3ZfF+6fwPMJtaLVJW9ojVWZfy0JV7P
QSFg78+3mfkn4tXgZaw3weawcXAI8fIBTfMS0oa9U9S/0x/o99rH/H6/DMU7YDbLFKWcTYJuOQZjD8/IiTyyMIhvq9y+l4fgRF1ASfg56Hgq4UdRiyJEZ8CX
wDiMBn4HWWEqAcYAnNvMQ4d0atHO/zLq68McGCcBX1k2YnxkUyncMiXHllg+xo3zNx0Y3eucxxH2S2gcJMFMrWhtwFMjG6kDaUyEgGr6qBhw4vWC0xsSKk9K
NqS6aOP5uxYxw17zFJm+GYZnjqNG0SnI7nk51hr46zHDE5ubpIGAD0BFRZ1N3Hohrg+VSIEarEzgCMIExZJhiLsT6GOIZVc+p6hRfn6SVCC0V6wAU43yM5G8
WC2x6ijn+VUfb5aJ2Irfx+Y3Uu3hlaEuSfYZGdRp8m50O724JursK6wmSb82Ph43V4OuH5fF7xh+G/f7J8ZhqsbFbwX0PUau+8mxMZO6NSOzzhmPmkBjQIWR
DIxjGiMTfuvEcPgxDSeixkjGCh181RpCgwz6taIg5udkeaYsw6P08Tnkl74++Nkt1oP0p2He9lAcbZBu5KnCVcyS60rDX/EXhx0P8GWqyKkDP4xJpwNbUcah
1LNcv0WkLdVB1rjpdwRMpE6HvTgJ/BbnvcWsNEqeOmgsHvyAN7Hqkm4GNFBsafUa6nyeMk3Hj8FiYJZkVa6Uwp3gXU4JNGmR4xSjQ7ri3R/C8yTyKDwfTpyd
9qnGaOBzMqGoW/RDxJqmTRgTefhbcgrRoqdTFB92Ng7x+hvKAda3uaTWawHABSjotO35l3dONUj1yAzzYAOWl84mzim+GL5qKyvB16hPF1RNr+LGHqtWd5fY
wXAQtKMNKEwgLy36bX8QsurV5Ym9rDGmAhAN5regZmMyXuvzXMpG2eA3ml1QskZXyHbhymrCT0ObY+P3W9RAB/c3+dVXKX12mJ+VJ66Dtbc11u7whvAcB5de
Jc4llfLKc2pFxq7bIDsFCkPfrzNmHCUX+tMA0kSNyflAHPXOrDgMUbw6HhIfHeV9Gvp5eA/2Z5I2XYuwgrSBEGN0a1BLRLxqjMq6C6d9/XrVbrwXcO4aucs9
D0FLlHl7gjykHsXNsNOxglJbDRgPaWhDU5hp4UBehQPrv8xf5ouvMq/AUOqEqGZIjrh5AKs0Mbme6kHgTOiS3Z+bWcy6ASgKtFhRkYPaOMFlusGv6QLZafDE
dlQtYMIp5RJ2VTfnYE/itW5d16ZU+R0OS+x1+VHHbDJJy07RdILgdGv0iBNyq7TSGqkLAmwXoEHiWLQT3JUWlAuIVov8DgjUeWKHSSR/o0Z3jRk+vUB8TjBQ
1KtRB+1jfVMXELGRcYEA1wdA9Cq5e2j9w38d7J3f6VQzFxu6b48ncONS7DLBEmcWnqSvZB6bx3Nkg5U1tOywl4a4uGYpanC7LO1xIL9j2fEo5jstxjVQ1BNr
CFMp+zGNPzUD5C+Bt1T2vBTQsccjs31oTsTy0l3JNh3+kfiCO2n907MZxvlTS/4Arm5JFhGTiCmiaTEXc236XiWDjl4Gu+HdH+qTwQ4ARwmstuU9il8Ua+Zf
wLeWbdRwUvjmOJNBRRS+EZMemh2RY9MsWaMF221J+pNUda3PF6o2SOzAOKX2JbrfEY9FDAK62VHypN+zejHkL3MnsWhdylcz3PZGKtNESGhDLZn7mLxxSh7h
aXip9VfrFTZY68U8+gLGlBAz1RgXRWgOZ7uRahb5lwYKDg+ONFMNWBq54ZyYaQhfXzKLKXTQ6bo/aFkGnTjwBAbXJmI0B9AaTJgwVhqp448NZz04F3Iza/8l
MUi1L53oUwSOQqewxgp9cT9feaMwOqLzVLiBKHnc+N26/EZ+DLg0Pk3xMOEOJQnPqK75wTofpLp3ZpPgX96Wff4Qp4nHg9COVAzG5aGW4jeOHEUMxNc90KL7
T00VDBRvahtx9Jd5VSBT1hUJFr/9jLgHDP0kYMb1knnzJ+MR5zGD+qY6OUYNs64C87zbDZBxYZj6mHD7WkaOqA1B9/wXyVZb3NkYS1tEyk2Nddc6SdgHesDP
XXZ8k23i3ZvuqdJs/scT1zVWJhNEqlnvL7f9P9DPOLQ1F7UQoSxnM5/KnveI4NMDQRyu9Bhl8bCJysSV5WrFsl/NK93AKUJEG67NYQHW8UQev4wTy/jda7u6
rHE5eHp0qVTc4PYG2mJgaYollzD5CcWgz0/Jacen5lw1jGbuINrgqyqXt245FQ/SwxVKDw/dJbBY0qlAUF9ae5fgOej4oGVxAWvYDMdVY42vm4wVLsdkmALM
oUGuQknA9OV1aXw9nhQ6ocIvckB0JZ66Mgszo1gBbS1sqBsX2F0lVQXHbeNXcpHtF+MDVfKGCHfJkempsoYX3En3kIDS6oi7Ng04YKAO5yMu6d+E2ipY6wUM
0dHLNlxUv2tE/u84XENeRaz/6QsIhAWAFmt0HEPJGfh0DaARDjKM/JKOy2BowD3SavtTZpSdm7dSEshO+L/irgQ8pqv9T5Cq2EurKJ1GyKRJJrMvWURqqz22
0pIvM5EJU8kknZlsomilqDWWCPnQWoIKRcUWQUtDY0nQUrQJaheUCko1/Z/lvXfOvTPR9nm+5/nncc17fveec88967uc85441B/jLXSqIPws5ZytWFmB2xsu
U1+u6Xj4FtKGfOv0ksDXim+GkhSsp/Tot3pKaaiwal3V6qo/H891ux/Gm69F86PJzZ2GiVewODx48aDymEkah1lBJ2a4nNZEaYZIRawMpYYXB7g2UMnVlmA1
0eOQxdNGucYSrMJhrPtVkH/KADkZH0xkRZEJy+j+aOQy2+2ZfC35OxhlGuL7pJw7EJfDEeAmgbXHe8wFLNQwRndC698tAcrQiSUoSOQbsb6L+CLgRVgi+RFl
LClFJSaJGhLlJY1YkjArGJeINWmZDom7vxQZqj/qIdGtYmSkahkN4AEvkL8wJ48G0gzKTxBJCtUB3ccB+f0WfqVkBMF6MSL0Z/Gvg++RBWAtCppz8fJ0eic2
g2EBYtxvZ7IcArqPHuiGRTE76khYpklOxd/LFxFRztvMiTLuRgC0ZmxasmKZJ4wE08dZ0V2ZVRqOciBPtNjGonoNRkXapQsCRlljpOEROLI1MJBGQFNuqt2G
8jPKip+LkQZKZTgQg0I8GCB9UypzYiSDR0LQcxnwHI+KlEmlXnz7FzkQgTEJ62U8bJCu83nGcEmiOYg5BI9EqAkqmfbFRZemUn0taT5UGch1MtSO9XKtJVjD
9TBeDuKFGE4QEs/HTPoOJyrBMePIS4jRhuimeHsB7m7YjzFYb3Azo4Ybuaf1oF7wi7VFN+pLJC38xe+D4pD5Psce7cG/hQ13XPd1lm72Yxlm7YMo74lVIsOw
MsvmDJImpzqBxmKpuBqkKVYLkuKCwEzqoOZ7qz3+H+iLwqjvBHC27qQvkWIVgMOl6RBVwAjQ6aZbsNqXFD3OAFHxQI4wp0zEFBGvRbknBx5XzIlyl/7SQiVi
UlcK0OhTpYDViflq1iQhweZUYWnKBAIMyMW0ydIvEixBfF554DyZEDcQSz4ceLgkcwYXpkbBFLON0QOFUmkdiwAJVrvDrb3iQYLqK0Mj6BgmR5/AH1EhIffk
/EuEwqPrPpcp/v4hL0/6Xa6nWhHTmwwfYBUoIIfxuhgaJQxss4nYDGtKsJtA8EQp4NWPcilxkE2MK6Q/6xTCOQbPTxl0YgJDvXidglyOeh2em4geMAHxzWFS
ExJelCZoanRKpux/hmtZhBz4b6IoxnnwpFlmVcN0XyVmQsy+2DEspsZjho5rIIe9/on+GH0h9w4PGuQYxNsilpP1NS34o5sciLqqrznNPFS8YMQEvqszUKFk
oitDhX5VMXwdmTBvhVgrYIrF6uAgl6eVJM6RRhrLOZrSRIoeMV/ACK60ewnEVjd7D3wPxMEWAZPw+AITTkMpV1EubKwt2Y4N+U7e+GOiHmA4piZKpEdGD/Ae
w02slRMbI61OnjkQy99cRrOkwgITOirG8gGffCikJOD/+cLgmSxuxIEX8WVIn/8O+l0Zx59EoOk5QBrRlWFN3PgPCmcKNRPMfWsCnuO7RuBVBcAVZI7KZHgI
8hRWDfD8BnAb7nwFH9/FVMiAqXDjKXjmgfAUwFIwHMWHYT4hIaihs/3LPx5zeP6hUv/wBIN/kNQfNXXMK8Um2+MtGO+Fvf4j3DHOnGJBYZnbXLlQoJ+SmqjM
YPJogDWB/IhFa87pNKZx68e/ruaOmzij8+Xi190fmIf/eadg9+tQv0N2ojvAa0uoviEBsXxJDiHDQ6UKJZIh5B7kO7ce4eKC/nWPCGJdbIva+xEvUf5pjqHB
C4qDGNHgqCayCMHh5Oy/WB9JT3iRDnGdP8DXl+sgDBi7uKU64GGLd8RNNxJESQVHtIB/NSVlCdAAzCuc4TFx+fWxceYaqfofuXsLq2PJQXwy5hrdxr+/HU/r
tFS52fet9JgqnBmy6oDX45BGw32FRpgFV3Fi5hWPMYIlFai+3RzmhdKDN4J8PgQu46gXa7/nqowWsevcCE5xJih1NMfCflpIwwHnIyRz0qFANS1hz08wSxGz
FY2EYbvdzKs1uPh4uSOa0MckJ6Ym2RgO7fnpB7nFY+2tMuGkSqw4oC+gnCLfCB28hQf762eTcFuvie6zSYgbiEns4A8PSuzpBSaP+gsZqUXXVMW5MBS7AwwN
IBZxk5yz43HaBHCR77bAFI8njDVJpDGCpgse5xjexylYBuTENYDN2nb3/sD1bVi/w6zY4RsNJ8yJP4bylnaBTCHWb5g8+NP9tzYr9i/AR1xBMqoQEHpVDCV7
wwgpy2AVVORsAdGBX54ePg79o9zL3Z7gyR4OSjpudA+VEsMvHd4Jpy+jXxMqUg+GEtGKFx88+h+WCfSj4gSEAkaQ1K3JkSri0xc3PIhe4cXFJ2VZR+oSCeIf
SFfGq3yJhCe6n4r9AVJxMy45HlRcnEw8zI630wgc/xEhiNutCXk4Cb+n0O8wszUx3YraBR5iNUQwE8rbwXQn28CoAT1NxJzQjTxj8ngfHIq6BnGRS1H3Bauk
PZvtVqIzoxoDWBOFD18jvA4kHiZMCmwLqFnjUcoJEdz6H80tmQggpxT/HsrAJ+RNGjPCl7nLjleeHW6aXPc9O9ysa8QSNy/RiFTnehBp997vWMbgBa//qmeP
AAnXYXGxFLSAzeD7kxFC0DSSbmOGQ5BXidbRnEjUeoSPwUsrmFHS4xosqIk6ig/UoK7jekLR93kYTuh4IjgESPhkncXvNvO79OduPZwrWlk8//IfoH2cFo1P
IyxxLn2KQxoV3UfUXjjmHI/N4B2aO/gLH9jE8Dce1zny8WGwS6Zu6MXry+jCEN7+GCZcjRbEPUYUBNxaNDmrjzIlIPbVRO0gNJcgCTm4PRCIL06zJqc6iDYY
v9FiY9oN7oIWukRKND7ihJF8iVdD+gplR/wXhtpuPBYXpEmIs5L6Sv5mvwr+/wzUwY+Mv1Zu/woerMok9PyMN+oj/vgFieSjJhKJV1sa56yXJ/2QOT4+lmi+
ZLTiVfwUkJCYbHbK6UmGaZY+VNmX+fz8nYN3nCf6Emzo5JZuEU6VHP3LabCel85PkM7PXs9/rhKeq/L6+30+f6dv/V/84fdI/p/+mHPDeFWV8D4aoKgCC7gI
/ghC8odGNNT9EnvxB8bC3wUv9zXvo0HSvgjlfwn9HvqlpDhMaZ6V3j7xi5kfGr8c7nt46J2fD59LTR09rPWt12acWuCwLvXz2zA9/cTB/cGbfijqG3c+L/x2
trny6Ym9/fzXFi8y9tzUcWtFzbPu/YK2lX+kfNb6P49j31rVNSxf+/DxqSNNj0im/rZ9+p9vT7o4f+dJ54rzy0emdX7hpUODS+9+/+X0xY+HhKX2ON56X77/
zAW5kvykb7YGPS6eIim7fzfrvDP68w55t9q1XBD/4tWSAnPujg/7drzdMKbDgrl3FyzsU7RGp9qQvmvUpQHf7luUe+3cxi2hjyd2yGl+dnQj7c9+Ra2aFfV7
q5X80tEZ0cmNjpXMrt3gd7TxX9Wb952+s7e89tpPeQVFuqjYlE+flZuzW6YfKyx5a8LV04v2n9luTdzsvVc/rVN27/a9N5auC7S0/WVkm50nwy4MmpNne2kq
+DVbfYz7E5WxwsNZI3hStoVszC8+vT+yckrQk9RRFZH3q65EtX10JnLQHrP32I2VkUW1VYWNL16KvLSiy+p5eVciNb0yStdJrke2aZI2Le37/iV7Nz8OtxWO
C3/15qNrG8ZMLPnFEuI7OXBC+LyECbILsndLRq75bXp+lD38UdWGzgMOZpQEvNxjoG3qk1VfV2oenhzh/ywqp3v40ty4n8yle6oKxwyuvXhqwFuhNr+dry04
2eiWvM8LXdcFbH2tukNtdo898ofaj29ETYot6pKy7GaNcehU45n5xjDZk72zYrOXNV/iXfVX3u+vv57k896sliG/7mx01L9iki4p+FbsioTIXoOy7l+tPlzs
n3prwZCZj40NI16MmfP61tg/xheOz3rWS1H/nQ66mnxpScU9z/37YuT/Gve8H+T548vEeu5951lE5bnIA6cjj/g1yY6tuhL5ifFRSdLc6sjxO64/7tad+lH8
EBKaVO/549/z9h/+k/uTAZhSj+5ngFWvroVO/fHJHVIkFGMbOJ7pVMRXF/77SPSxrCnNtR8HazQVbvfp1hB6VymMj+ZzBzYM2IgVOd6COWF82jB/n/eGPdac
Utf70QCHd3sJ9IF4v4OMV3m4r8/HPpllgjMOA4T77fD56zL8lM1i8xA/BWZKToglwouVXwjN5RvWAgPPSL8SBGd32+LLjVy+u+YwfhuuMHu9nzRx0Z0buXz1
YI8dWFOGPW9gn3m83OSEc22w//3LEnou0zV+/JfyJ4ZLHR/YnTKebw/BTGSAUL+ET4mwBKsVOroGwIIpuzk+BKtlUNWZM4kpiBP1Q2QqqSsR1wGSOBaz8Fhc
njhpamkUlPcEiz0Zazjqes6RhJdbWWzJqWOhVbg2ReEGmsmv4yA5kNgtiYSnr2M5jfDAS2bxtFu5SQTzqRvOf5+7NkX4PqLPDFaKzud0efASyUbi/GIjF9Ya
0o1hw/v0szr9sWhjAbERlXUa3lJBdYuu8yD59eEywQkb0HHdF5UiDMlgrpZhuP7ihehdSuPTpx3LGk6qzd12e17q3EG5xavjpj1aMd+ZN3pM/sJT+2Q5s159
cNu3790lNl3nN8rUX/UODrMM37BlfL7qtk/3J2MvD0wvfX9qXPnt/35RFGE6GJmevL1s7aZ5Gz9YvjmpXV+v0qxvL6292mXOsKcr1shOHWu25saUB3n7845X
TPt84vvR7zX7fNOuEMlRw0/+bVYVV188dcLU9ZuH52ObjkwoXC2bYblbNDDvQO2uOx1rF3UvGLJ7fPPo4/2Pzt11dddney+s9Yvb1vvHJZ0iC24aC/xvTV5/
c/eJ0ycbX63k+JeIicW6wKYH/uTme2aE2VhanbEJcd6TA7emLD6T272Z95yAzUf7BXSPLegctn7Td7MNlqotI3YE3Z5/+87I681LJZcn5X31R8uDS3ruKw5I
f7Uyc+WVYUWNTAOU45dkjdjQ5trkwJWv7Aipnjk06U7LJuX7bg4buv/nnQt0bX4M7JqbdElern+h77rd9/X72v3QLml58x5r1vXvn7bn1YHrzvaYFtzv45Ll
6/qe7LP34Dt7r43x6X0xqHJj/W5X3tj/W6T3UPmQ2OgeYRW5M3Jqv85/eiuwsOf6Y9rh3rOXXbpwoEdN9tiHf/m3aLPh9y9bXC79VtSspojCn4vC34nCT0Va
iGXCcPRBYdivRvi2xUuEm2xK9gnCsvF3BeEn9XIFb9vZvZgNtyj4QXAKz5vXs+ezb6uRXtvOfpvyi9jLTLjB/rL2c5lwqbxk1VbmbWmh4xtXucI3Pm3Q6fBM
9/bBvW1Cm51dfjzLh3M22lQZ06bz4aIRPpGvjPuCD6+8c6y8/YHv+cxlt+5mHvxuNl/wBW1zdhckF3Dh0ObSGv95R8u5zGU3WvR7hjHyI67grzberfux4byV
EF5TNXBsg+Nlv5Vx5tvFvh/17DYx+RkU/L3l21MC128qXQ4Fn+h9ub/upbb6UhpWHT7U/uLBdy5kP6Jvmxw+umVi6OLGrfJpwX/Wb9vLDcuyyvO+pkqFaR2l
P729p92BvfdIUfRo3apmRtPt0UvTFpNvG36ujbI6+pc1ka1LcPjFwoqYPztfbTd3UNtqHL56ZOV7+/QVJ3ad/HUBftuKiL73N3nX9/Y/VLgTq/e8jy9Lanu4
+6EtOxfjE+1WdZJ8fCV59K2sctWkeehtM4OmrKqc9eBKu4/3x2xD37ZJL2182qZYsTIuRHtRItEc863p0rNnVb2C5RFvzBb3Z0m3lrFplU3C+2f9MLjXvQfn
Jd+9/4fVZ0ZB8+N+DwLTzs6QTOg5oUHTW3OHSu7+umNhs8IpZ88s6Zmzxj5uys3CNYZTp6N7T5sceH5t76h7H1QnjFn9id+5sbE7cnKWDk4cuLZbeJN1SRVR
jy8X1fxlafhLRXS/ihMKpUqt0er0BqM5bky8JQHvcFOoFGqFRqFV6BR6hUFhVCqUSqVKqVZqlFqlTqlXGpRGlUKlVKlUapVGpVXpVHqVQWVUK9RKtUqtVmvU
WrVOrVcb1EaNQqPUqDRqjUaj1eg0eo1BY9QqtEqtSqvWarRarU6r1xq0Rp1Cp9SpdGqdRqfV6XR6nUFn1Cv0Sr1Kr9Zr9Fq9Tq/XG/RGg8KgNKgMaoPGoDXo
DHqDwWA0oiwa0euNKGkjimZEkCRqytJ6jae0uDHx+bIz5ltr0b2RixDLAvLmZfR7BV1X0YXxawx+HV03AL/J4LfQVQ34bQa/g667gP/K4PfQdR/w3xj8Abpq
AH/I4I/Q9Rjw3xn8CbqeAv4Hgz9D15+A1zI4x6jHz8dufMGXCfqtX48+26Ce61lvRL8AeEMGfxHRjQD3YfDGiG4CeFMGb4bo5oC3YPCWiH4J8FYM3hrRL6Pr
7YUSySuAt2Hy+CrzbFtEtwO8PYO/hugOkEZHD2m8zjwrRfQb8Kyv6FlcTp08lJMfE78zorsA7s/gMkQHAP4mgwciOgjwYAaXIzoEcAWDKxGtAlzN4BpEayHf
OlG+Mab38N0GJr4R0aGAhzF4OKIjAO/K4JGI7gZ4FIO/heU7eGcPD+/syTzbC9G9AX+bwfsgui/g/Ri8P6IHQNoDPaQ9iHk2GtGDAR/C4EMRPQzw4Qz+DqJH
AD6Swd9F9HuAj2Lw0YiOAfw/DB6LaBPgZgaPQ/QYwOMZ3ILoBMDHMvg4RFsBf5/BxyM6EfAkBrchOhldGaiNpojaKPHJBb92iOtg4joRnQp4GoOn4/QAz2Tw
CYjOqvf3Yyk7nn7MxJ+K6GxI9xMGn4bo6YDPYPBPET0T8FkMPhvRcwCfy+DzEJ0D+HwGX4DohYAvYvBcRC8GPI/BlyB6KeD5DP5fRC8DfDmDr0D0Z4B/zuAr
Eb0K8NUMvgbRBYCvZfB1iF4P+BcMvgHRhegajdr/RlH7x3+b4PdLUd3geshBcTYDXp+Js4XB8N9WJozf/xXz/m2ILgJ8O4PvQPROwHcx+G5EFwO+h8FLEL0X
8H0Mvh/RXwP+DYMfQPRBwL9l8FJEH0JXCsIPM/h3iC6D8BH4PYp+/w+z52PcvREPAA==
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
