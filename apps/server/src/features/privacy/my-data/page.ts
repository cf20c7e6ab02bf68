import type { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { escapeHtml } from "#server/platform/http/pages/document.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { myDataFile } from "#texts/da/privacy/my-data.ts";
import { formatStored, storedLabel } from "#texts/da/privacy/stored-values.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";

type MyData = AnswerOf<typeof privacyEndpoints.employeeData>;
type Section = MyData["sections"][number];

/** One file that needs nothing else: to read, to keep, to print. */
const STYLES = `
:root{color-scheme:light dark;--line:light-dark(#d9d4c7,#3b4036);--dim:light-dark(#5f5a4e,#b0ac9f)}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fbf9f4,#171a15);color:light-dark(#1f241c,#ece9df)}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.2rem;margin:2.5rem 0 .25rem}p{margin:.25rem 0}.dim{color:var(--dim)}
article{border-top:1px solid var(--line);padding:.75rem 0;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(9rem,16rem) 1fr;gap:.15rem 1rem;margin:0}dt{color:var(--dim)}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
@media print{body{max-width:none;padding:0;font-size:11px;color-scheme:light}}`;

/** All that is stored of somebody as a Danish page. */
export function myDataPage(data: MyData, brand: Brand): string {
  const title = myDataFile.title(nameIn(data));
  const generated = myDataFile.generated(formatMomentNumeric(Date.parse(data.generated_at)), brand.name);
  const withheld = data.withheld.map(
    ({ what, why }) => `<dt>${escapeHtml(what)}</dt><dd>${escapeHtml(why)}</dd>`,
  );
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLES}</style></head><body><h1>${escapeHtml(title)}</h1><p class="dim">${escapeHtml(generated)}</p>${data.sections.map(section).join("")}<h2>${escapeHtml(myDataFile.withheld)}</h2><article><dl>${withheld.join("")}</dl></article></body></html>`;
}

/** What the first row of the first section, the profile, says of the name. */
function nameIn({ sections, id }: MyData): string {
  const profile = sections[0]?.rows[0] ?? {};
  const parts = [profile.name, profile.first_name, profile.last_name].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : String(id);
}

function section({ title, about, rows }: Section): string {
  const entries =
    rows.length === 0 ? `<p class="dim">${escapeHtml(myDataFile.nothing)}</p>` : rows.map(entry).join("");
  const count = rows.length > 1 ? ` <span class="dim">(${rows.length})</span>` : "";
  return `<section><h2>${escapeHtml(title)}${count}</h2><p class="dim">${escapeHtml(about)}</p>${entries}</section>`;
}

function entry(row: Section["rows"][number]): string {
  const values = Object.entries(row).flatMap(([column, value]) => {
    const text = formatStored(column, value);
    return text === null ? [] : [`<dt>${escapeHtml(storedLabel(column))}</dt><dd>${escapeHtml(text)}</dd>`];
  });
  return `<article><dl>${values.join("")}</dl></article>`;
}
