// Records an element's animation, frame by frame. Paste this into the browser's console, then
//
//     record(".card")                   and start the animation within a second
//     record(".card", { seconds: 3 })
//
// After the seconds it downloads recording.json, which curvetool fit reads.
async function record(selector, { seconds = 2, download = true } = {}) {
  const element = document.querySelector(selector);
  const rows = [];
  const frame = () => new Promise(requestAnimationFrame);
  const start = await frame();
  for (let time = start; time - start <= 1000 * seconds; time = await frame()) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    rows.push({
      ms: Math.round(10 * (time - start)) / 10,
      transform: style.transform,
      opacity: style.opacity,
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height,
    });
  }
  const text = "[\n" + rows.map((row) => JSON.stringify(row)).join(",\n") + "\n]\n";
  if (download) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "recording.json";
    link.click();
  }
  return text;
}
