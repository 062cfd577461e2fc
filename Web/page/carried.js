// The module that the page carries: gzip as text of 91 characters, printable ASCII without quote, less-than and backslash.
// Two characters hold 13 bits, which is 6 % shorter than base64; a single one at the end holds up to 6.

/** The bytes of a text that Web/assemble wrote. Spaces and line breaks are skipped. @param {string} text */
export function unpack(text) {
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

/** Puts back the repeats that Web/distant.mjs took out. @param {Uint8Array} bytes */
export function restored(bytes) {
  let offset = 0;
  const number = () => {
    let [result, shift] = [0, 0];
    for (; bytes[offset] > 127; offset += 1, shift += 7) result |= (bytes[offset] & 127) << shift;
    result |= bytes[offset] << shift;
    offset += 1;
    return result;
  };
  const output = new Uint8Array(number());
  const count = number();
  const [gaps, lengths, distances] = [1, 2, 3].map(() => Array.from({ length: count }, number));
  let end = 0;
  gaps.forEach((gap, index) => {
    output.set(bytes.subarray(offset, offset + gap), end);
    offset += gap;
    end += gap;
    const source = end - distances[index];
    output.copyWithin(end, source, source + lengths[index] + 16);
    end += lengths[index] + 16;
  });
  output.set(bytes.subarray(offset), end);
  return output;
}

/** Decompresses and compiles the module. @param {string} text */
export async function carriedModule(text) {
  const stream = new Blob([unpack(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(restored(new Uint8Array(await new Response(stream).arrayBuffer())));
}
