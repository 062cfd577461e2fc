// The committed page, for the site and the tests: the text of PlaygroundPage.swift, and the module in it.

import { readFileSync } from "node:fs";

import { carriedModule } from "./page/carried.js";

const source = readFileSync(new URL("../Sources/curvetool/Commands/Preview/PlaygroundPage.swift", import.meta.url), "utf8");
const start = source.indexOf('###"""\n');
const end = source.lastIndexOf('"""###');
if (start < 0 || end < start) throw new Error("PlaygroundPage.swift contains no page: run Web/build");
export const playground = source.slice(start + 7, end);

/** The text of an element of the page. @param {string} id */
const textOf = (id) => new RegExp(`<script type="text/plain" id="${id}">\\s*([^<]*)<`).exec(playground)?.[1] ?? "";

export const carried = carriedModule(textOf("expander"), textOf("module"));
