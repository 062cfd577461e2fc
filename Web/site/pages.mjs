// The parts that all pages of the site share.

import { escaped } from "./markdown.mjs";

export const siteName = "Motion curves";

/**
 * The metadata of a page for search engines and for links to it.
 *
 * @param {{ url: string, path: string, title: string, description: string }} page
 */
export function headOf({ url, path, title, description }) {
  const name = (/** @type {string} */ key, /** @type {string} */ value) => `<meta name="${key}" content="${escaped(value)}">`;
  const property = (/** @type {string} */ key, /** @type {string} */ value) => `<meta property="${key}" content="${escaped(value)}">`;
  return [
    `<link rel="canonical" href="${url}/${path}">`, property("og:type", "website"), property("og:site_name", siteName),
    property("og:title", title), property("og:description", description), property("og:url", `${url}/${path}`),
    property("og:image", `${url}/og.png`), property("og:image:width", "1200"), property("og:image:height", "630"),
    property("og:image:alt", "A spring passes its target and settles"), name("twitter:card", "summary_large_image"),
  ].join("\n");
}

/** A whole page. @param {{ url: string, path: string, title: string, description: string, body: string }} page */
export function pageOf(page) {
  const up = "../".repeat(page.path.split("/").length - 1) || "./";
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'">
<meta name="description" content="${escaped(page.description)}">
<title>${escaped(page.title)}</title>
${headOf(page)}
<link rel="icon" href="${up}icon.svg">
<link rel="stylesheet" href="${up}site.css">
</head>
<body>
<header><strong><a href="${up}index.html">${siteName}</a></strong>
<nav aria-label="Site"><a href="${up}index.html">Playground</a><a href="${up}presets/index.html">Presets</a><a href="${up}docs/index.html">Documentation</a></nav></header>
<main>
${page.body}
</main>
</body>
</html>
`;
}
