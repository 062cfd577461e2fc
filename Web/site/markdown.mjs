// The Markdown of this repository's documents as HTML: headings, paragraphs, lists, tables, code, images and links.

/** @param {string} text */
export function escaped(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** A heading as the fragment of an address. @param {string} text */
function anchor(text) {
  return text.toLowerCase().replace(/[`*]/g, "").replace(/[^\p{L}\p{N}\s-]/gu, "").trim().replace(/\s/g, "-");
}

/**
 * Text with code, emphasis, links and images.
 *
 * @param {string} text
 * @param {(address: string) => string | null} resolve The target of a link on the site; null for a file that is not on it.
 */
function inline(text, resolve) {
  // Marks replace code, so that nothing in it is read as Markdown.
  const codes = [];
  let html = escaped(text.replace(/``(.+?)``|`([^`]+)`/g, (_, double, single) => `\u0000${codes.push(double ?? single) - 1}\u0000`));
  html = html.replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, label, address) => {
    const target = resolve(address);
    return target ? `<img src="${target}" alt="${label}" loading="lazy">` : label;
  });
  html = html.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label, address) => {
    const target = resolve(address);
    return target ? `<a href="${target}">${label}</a>` : label;
  });
  html = html.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>").replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>");
  return html.replace(/\u0000(\d+)\u0000/g, (_, index) => `<code>${escaped(codes[index])}</code>`);
}

/**
 * A document as HTML, and its title.
 *
 * @param {string} text @param {(address: string) => string | null} resolve
 */
export function document(text, resolve) {
  const lines = text.split("\n");
  const html = [];
  let title = "";
  let index = 0;
  const resolved = (/** @type {string} */ line) => inline(line, resolve);
  const cells = (/** @type {string} */ line) =>
    line.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => resolved(cell.trim().replace(/\\\|/g, "|")));
  const row = (/** @type {string} */ line, /** @type {string} */ tag) =>
    `<tr>${cells(line).map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const isCode = (/** @type {number} */ at) => /^ {4}/.test(lines[at] ?? "");
  while (index < lines.length) {
    const line = lines[index];
    const heading = /^(#{1,4}) (.*)/.exec(line);
    const item = /^(\s*)(?:[-*]|\d+\.) /.exec(line);
    if (line.trim() === "") index += 1;
    else if (heading) {
      const level = heading[1].length;
      if (level === 1) title ||= heading[2].replace(/[`*]/g, "");
      html.push(`<h${level} id="${anchor(heading[2])}">${resolved(heading[2])}</h${level}>`);
      index += 1;
    } else if (line.startsWith("```")) {
      const end = lines.findIndex((other, at) => at > index && other.startsWith("```"));
      html.push(`<pre><code>${escaped(lines.slice(index + 1, end < 0 ? undefined : end).join("\n"))}</code></pre>`);
      index = end < 0 ? lines.length : end + 1;
    } else if (isCode(index)) {
      const start = index;
      while (isCode(index) || (lines[index] === "" && isCode(index + 1))) index += 1;
      html.push(`<pre><code>${escaped(lines.slice(start, index).map((text) => text.slice(4)).join("\n"))}</code></pre>`);
    } else if (/^\s*\|/.test(line) && /^[\s|:-]+$/.test(lines[index + 1] ?? "")) {
      const rows = [];
      for (index += 2; /^\s*\|/.test(lines[index] ?? ""); index += 1) rows.push(row(lines[index], "td"));
      html.push(`<div class="scroll"><table><thead>${row(line, "th")}</thead><tbody>${rows.join("")}</tbody></table></div>`);
    } else if (item) {
      const isOrdered = /^\s*\d/.test(line);
      const items = [];
      while (index < lines.length && lines[index].trim() !== "") {
        const next = /^\s*(?:[-*]|\d+\.) (.*)/.exec(lines[index]);
        if (next) items.push(next[1]);
        else items[items.length - 1] += ` ${lines[index].trim()}`;
        index += 1;
      }
      const tag = isOrdered ? "ol" : "ul";
      html.push(`<${tag}>${items.map((text) => `<li>${resolved(text)}</li>`).join("")}</${tag}>`);
    } else {
      const start = index;
      while (index < lines.length && lines[index].trim() !== "" && !/^(#{1,4} |```|\s*\||\s*[-*] )/.test(lines[index])) index += 1;
      if (index === start) index += 1;
      html.push(`<p>${resolved(lines.slice(start, index).join(" "))}</p>`);
    }
  }
  return { title, html: html.join("\n") };
}
