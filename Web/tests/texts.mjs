// Every text of a curve that the project has: tables, snippets, the dictionary and the corpora of the fuzzers.

import { readFileSync, readdirSync } from "node:fs";

import { random } from "./random.mjs";

const root = new URL("../../", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** The fields of a CSV file, row by row. @param {string} text */
function records(text) {
  const rows = [];
  for (const line of text.split("\n").filter((line) => line && !line.startsWith("#"))) {
    const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)];
    rows.push(fields.map(([, quoted, plain]) => (quoted ?? plain).replaceAll('""', '"')));
  }
  const [names, ...others] = rows;
  return others.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

/**
 * Whether the command line reads a text as a curve: not if it is empty, a file, an option, or a curve with a name.
 *
 * @param {string} text
 */
const isArgument = (text) => text !== "" && !/^[@-]|^\s*[\w.-]+=|\0/.test(text);

/** The texts as they are. */
export function corpus() {
  const texts = [
    ...records(read("Tests/Fixtures/curves/css-parsing.csv")).map(({ input }) => input),
    ...records(read("Tests/Fixtures/curves/values.csv")).map((row) => row.function),
    ...records(read("Tests/Fixtures/interchange/chromium-timing-texts.csv")).map(({ text }) => text),
    ...JSON.parse(read("Tests/Fixtures/interchange/snippets.json")).map(({ text }) => text),
    ...[...read("Fuzzing/words.dict").matchAll(/^"(.*)"$/gm)].map(([, entry]) => entry.replace(/\\(.)/g, "$1")),
  ];
  const folder = "Fuzzing/Corpus/";
  for (const target of readdirSync(new URL(folder, root))) {
    for (const file of readdirSync(new URL(folder + target, root))) {
      const text = read(`${folder}${target}/${file}`);
      texts.push(text, ...text.split("\n"));
    }
  }
  return [...new Set(texts)].filter((text) => isArgument(text) && text.length < 4000);
}

/** Numbers at the limits of 32-bit integers and of doubles. */
const extremes = [
  "0", "-1", "1e-8", "1e-300", "5e-324", "2147483647", "2147483648", "-2147483649", "4294967296", "9007199254740992",
  "9007199254740993", "1e17", "1e20", "1e300", "0.5",
];

/** Texts of the corpus with some of their numbers replaced. @param {number} count */
export function mutations(count) {
  const next = random(17n);
  const bases = corpus().filter((text) => /\d/.test(text) && text.length < 300);
  return Array.from({ length: count }, () => {
    const base = bases[Math.floor(next() * bases.length)];
    return base.replace(/\d+(\.\d+)?(e-?\d+)?/g, (number) =>
      next() < 0.4 ? extremes[Math.floor(next() * extremes.length)] : number);
  }).filter(isArgument);
}

/** Doubles of all sizes, as JavaScript writes them or with more digits. @param {number} count */
export function numbers(count) {
  const next = random(23n);
  const bits = new DataView(new ArrayBuffer(8));
  return Array.from({ length: count }, (_, index) => {
    bits.setUint32(0, Math.floor(next() * 2 ** 32));
    bits.setUint32(4, Math.floor(next() * 2 ** 32));
    const value = bits.getFloat64(0);
    if (!Number.isFinite(value)) return "0.5";
    return index % 3 === 0 ? value.toPrecision(1 + Math.floor(21 * next())) : String(value);
  });
}
