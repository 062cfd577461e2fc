#!/usr/bin/env node
// Takes repeats out of a file that are farther apart than the 32 KB that deflate looks back, Web/distant.mjs INPUT OUTPUT. The output
// is numbers of 7 bits a byte, low first: the length of the input, the count of repeats, their gaps, lengths and distances; then
// what is left. page/carried.js puts the repeats back.

import { readFileSync, writeFileSync } from "node:fs";

const [, , from, to] = process.argv;
const input = readFileSync(from);

const least = 16;
const nearest = 30_000;
const longest = 4096; // below `nearest`: a repeat never overlaps its source
const tries = 400;

const width = 20;
const newest = new Int32Array(1 << width).fill(-1);
const before = new Int32Array(input.length);
const slot = (/** @type {number} */ offset) =>
  (Math.imul(input.readInt32LE(offset), 0x9e3779b1) ^ Math.imul(input.readInt32LE(offset + 4), 0x85ebca6b)) >>> (32 - width);
let listed = 0;
const list = (/** @type {number} */ end) => {
  for (; listed < end && listed + 8 <= input.length; listed += 1) {
    const index = slot(listed);
    before[listed] = newest[index];
    newest[index] = listed;
  }
};

/** @type {number[]} */ const gaps = [];
/** @type {number[]} */ const lengths = [];
/** @type {number[]} */ const distances = [];
const left = [];
let end = 0; // of the last repeat
for (let offset = 0; offset + 8 <= input.length; ) {
  list(offset - nearest);
  let [length, distance] = [0, 0];
  for (let source = newest[slot(offset)], count = 0; source >= 0 && count < tries; source = before[source], count += 1) {
    let equal = 0;
    while (equal < longest && offset + equal < input.length && input[source + equal] === input[offset + equal]) equal += 1;
    if (equal > length) [length, distance] = [equal, offset - source];
  }
  if (length < least) {
    offset += 1;
    continue;
  }
  gaps.push(offset - end);
  lengths.push(length - least);
  distances.push(distance);
  left.push(input.subarray(end, offset));
  offset += length;
  end = offset;
}

const numbers = [];
for (let number of [input.length, gaps.length, ...gaps, ...lengths, ...distances]) {
  for (; number > 127; number >>>= 7) numbers.push((number & 127) | 128);
  numbers.push(number);
}
writeFileSync(to, Buffer.concat([Buffer.from(numbers), ...left, input.subarray(end)]));
