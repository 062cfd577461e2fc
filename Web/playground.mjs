// The committed page, for the site and the tests: the text of PlaygroundPage.swift.

import { readFileSync } from "node:fs";

const source = readFileSync(new URL("../Sources/curvetool/Commands/Preview/PlaygroundPage.swift", import.meta.url), "utf8");
const start = source.indexOf('###"""\n');
const end = source.lastIndexOf('"""###');
if (start < 0 || end < start) throw new Error("PlaygroundPage.swift contains no page: run Web/build");
export const playground = source.slice(start + 7, end);
