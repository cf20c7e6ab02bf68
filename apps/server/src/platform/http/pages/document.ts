import type { EntryAssets } from "./web-build.ts";

/**
 * The whole HTML of a page: styles inside, scripts from files, data in a block that is never run. Scripts are named
 * last, so that on a slow line they do not take turns with what is to be seen, and of them the one that starts the
 * others first: a browser has six lines to a server without HTTP/2.
 */
export function htmlDocument(page: {
  title: string;
  /** How search engines name the page, and under which address; null where they are to pass it over. */
  found: { description: string; address: string } | null;
  /** Lets the page's own styles in, and those that React Aria adds; it reads the nonce from the head. */
  nonce: string;
  assets: EntryAssets;
  preloads: readonly string[];
  body: string;
  data: unknown;
}): string {
  const preloads = [...new Set([...page.assets.preloads, ...page.preloads])]
    .map((file) => `<link rel="modulepreload" href="${file}">`)
    .join("");
  // By its id: React Aria looks there for its one rule, which ours have, and would add it to the page at the first press.
  // Styles that come later make a browser work out and lay out the whole page anew.
  const own = `<style id="react-aria-pressable-style" nonce="${page.nonce}">${page.assets.css}</style>`;
  // Parts that are fetched later name the same files as theirs, and Vite's loader leaves out what a link names; this one
  // is never fetched. Without it every element would be matched against the same rules twice.
  const styles = page.assets.styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join("");
  const found = page.found
    ? `<meta name="description" content="${escapeHtml(page.found.description)}"><link rel="canonical" href="${escapeHtml(page.found.address)}">`
    : '<meta name="robots" content="noindex">';
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escapeHtml(page.title)}</title>${found}<meta name="theme-color" content="#f6f3ec" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#171a15" media="(prefers-color-scheme: dark)"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><meta property="csp-nonce" content="${page.nonce}">${own}${styles}</head><body><div id="root">${page.body}</div><script type="application/json" id="page-data">${jsonBlock(page.data)}</script><script type="module" src="${page.assets.script}"></script>${preloads}</body></html>`;
}

/** JSON that cannot end its own block. */
function jsonBlock(data: unknown): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}

/** A text inside HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
