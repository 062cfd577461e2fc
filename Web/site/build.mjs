// Builds the site: node Web/site/build.mjs FOLDER URL. The page, a page for each preset, the documents.

import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { connect } from "../dist/door.js";
import { familyTitles } from "../page/families.js";
import { carried, playground } from "../playground.mjs";
import { document } from "./markdown.mjs";
import { headOf, pageOf, siteName } from "./pages.mjs";
import { fileOf, pictureOf, presetPage } from "./presets.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [output, url] = process.argv.slice(2);
if (!output || !/^https:\/\/[^?#]*[^/?#]$/.test(url ?? "")) {
  console.error("usage: node Web/site/build.mjs FOLDER URL, an https address without a slash at its end");
  process.exit(64);
}
const paths = [];

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), text);
  if (path.endsWith(".html")) paths.push(path);
}

/** The links to DocC's pages, if they were built before. */
function librariesOf() {
  const folder = join(output, "api");
  if (!existsSync(folder)) return "";
  const links = readdirSync(folder).sort().map((name) =>
    `<li><a href="../api/${name}/documentation/${name.toLowerCase()}/index.html">${name}</a></li>`);
  return `\n<h2>The libraries</h2>\n<ul>${links.join("")}</ul>`;
}

// The page, with its description and links to the other pages.
const description = /<meta name="description" content="([^"]*)">/.exec(playground)?.[1] ?? "";
const library = await connect(carried);
const title = `${siteName}: springs and easings, exact`;
write("index.html", playground
  .replace("<title>Motion curves</title>", `<title>${title}</title>\n${headOf({ url, path: "", title, description })}`)
  .replace(/(<nav aria-label="Page">)/, `$1\n    <a href="presets/index.html">Presets</a><a href="docs/index.html">Documentation</a>`));
write("icon.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 20"><path d="M1.500 18C6 18 5.500 3 10.500 3c3.600 0 3.400 5.500 6.500 5.500 2 0 2-1.600 3.600-1.600" fill="none" stroke="#888" stroke-width="2.400" stroke-linecap="round"/><circle cx="23" cy="6.900" r="3" fill="#f4511e"/></svg>`);
cpSync(join(root, "Web/site/site.css"), join(output, "site.css"));

// The presets, by family.
/** @type {Map<string, string[]>} */
const families = new Map();
const presets = library.presets();
for (const preset of presets) {
  const made = presetPage(library, preset);
  write(`presets/${fileOf(preset.name)}`, pageOf({ url, path: `presets/${fileOf(preset.name)}`, ...made }));
  const cells = families.get(preset.family) ?? [];
  cells.push(`<li><a href="${fileOf(preset.name)}">${pictureOf(made.values, { width: 280, height: 170 })}${preset.name}</a></li>`);
  families.set(preset.family, cells);
}
const grids = [...families].map(([family, cells]) =>
  `<h2 id="${family}">${familyTitles[family] ?? family}</h2>\n<ul class="grid">${cells.join("")}</ul>`);
write("presets/index.html", pageOf({
  url, path: "presets/index.html", title: `Presets · ${siteName}`,
  description: `${presets.length} easings and springs of CSS, SwiftUI, Material, Compose, Flutter and others, ` +
    "each with its source and its text for every platform.",
  body: `<h1>${presets.length} presets</h1>\n${grids.join("\n")}`,
}));

// The documents, and the pictures in them.
const documents = new Map([["README.md", "docs/about.html"], ["docs/README.md", "docs/index.html"]]);
for (const name of readdirSync(join(root, "docs"))) {
  if (name.endsWith(".md") && name !== "README.md") documents.set(`docs/${name}`, `docs/${name.replace(/md$/, "html")}`);
}
for (const [source, path] of documents) {
  const resolve = (/** @type {string} */ address) => {
    if (/^(https?:|#)/.test(address)) return address;
    const [file, mark = ""] = address.split("#");
    const target = normalize(join(dirname(source), file));
    const end = mark && `#${mark}`;
    if (documents.has(target)) return basename(documents.get(target) ?? "") + end;
    if (!/\.(png|svg|gif|jpe?g)$/.test(target) || !existsSync(join(root, target))) return null;
    mkdirSync(join(output, "pictures"), { recursive: true });
    cpSync(join(root, target), join(output, "pictures", basename(target)));
    return `../pictures/${basename(target)}`;
  };
  const { title: name, html } = document(readFileSync(join(root, source), "utf8"), resolve);
  const libraries = path === "docs/index.html" ? librariesOf() : "";
  write(path, pageOf({
    url, path, title: `${name} · ${siteName}`, description: `${name}: a document of ${siteName}.`,
    body: `<article>${html}${libraries}</article>`,
  }));
}

const missing = pageOf({
  url, path: "404.html", title: `Not found · ${siteName}`, description: "This page does not exist.",
  body: `<h1>Not found</h1>\n<p>This page does not exist. The start page is the playground.</p>`,
});
// Its links are absolute, because it is served for any address.
write("404.html", missing.replace(/(href=")\.\//g, `$1${url}/`));
const listed = paths.filter((path) => path !== "404.html");
const addresses = listed.map((path) => `<url><loc>${url}/${path === "index.html" ? "" : path}</loc></url>`);
write("sitemap.xml", [
  `<?xml version="1.0" encoding="UTF-8"?>`, `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`, ...addresses, "</urlset>\n",
].join("\n"));
write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`);
// Without it, GitHub Pages leaves out files whose names begin with an underscore.
write(".nojekyll", "");
console.log(`${output}: ${paths.length} pages`);
