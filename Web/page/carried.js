// Unpacks the module in the page: LZMA as text of 91 characters, printable ASCII without quote, less-than and backslash.
// Two characters have 13 bits, which is 6 % shorter than base64; a single one at the end has up to 6.

/** The bytes of a text that Web/assemble wrote. Spaces and line breaks are skipped. @param {string} text */
function unpack(text) {
  const bytes = new Uint8Array(Math.ceil(text.length * 13 / 16));
  let length = 0;
  let bits = 0;
  let count = 0;
  let first = -1;
  const add = (/** @type {number} */ more, /** @type {number} */ width) => {
    bits = (bits << width) | more;
    count += width;
    for (; count >= 8; count -= 8) bytes[length++] = bits >> (count - 8);
    bits &= 255;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 32) continue;
    const digit = code - 33 - Number(code > 34) - Number(code > 60) - Number(code > 92);
    if (first < 0) {
      first = digit;
    } else {
      add(first * 91 + digit, 13);
      first = -1;
    }
  }
  if (first >= 0) add(first, 6);
  return bytes.slice(0, length);
}

/**
 * The bytes of the module.
 *
 * @param {string} expander The module of expand.c, as `unpack` reads it.
 * @param {string} text The packed module: the length of the result in 4 bytes, low first, then the stream.
 */
export function carriedModule(expander, text) {
  const { memory, __heap_base, expand } = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(unpack(expander))).exports);
  const bytes = unpack(text);
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const start = __heap_base.value;
  const output = start + bytes.length;
  memory.grow(Math.ceil((output + length) / 65_536));
  new Uint8Array(memory.buffer).set(bytes, start);
  if (expand(start + 4, output) !== length) throw new Error("the page is damaged: its module cannot be expanded");
  return new Uint8Array(memory.buffer, output, length).slice();
}
