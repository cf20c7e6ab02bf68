import { keepDates } from "#texts/format/days.ts";

/** A letter with all that stands around it, as plain text that gets escaped here. */
interface WholeLetter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly code?: string;
  readonly brandName: string;
  readonly signature: readonly string[];
  readonly unsubscribe: { readonly label: string; readonly link: string } | null;
}

/*
 * Mail programs know little: tables carry the layout, every style stands on its element, nothing is fetched. What the
 * dark scheme changes goes by class, for the programs that read a style sheet; the others keep the light one or turn
 * the colours themselves.
 */

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Only what a style on the element can't say: the dark colours; on a phone less margin, and a fact under its label. */
const STYLE_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:620px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-btn{display:block!important}",
  ".m-label,.m-fact{display:block!important;white-space:normal!important}",
  ".m-label{padding:10px 0 0!important}.m-fact{padding:0 0 10px!important;border-top:0!important}}",
  "@media (prefers-color-scheme:dark){",
  ".m-page{background:#141713!important}.m-card{background:#1c1f1a!important;border-color:#383c34!important}",
  ".m-ink{color:#eeece4!important}.m-dim{color:#bdbcb0!important}.m-line{border-color:#383c34!important}",
  ".m-pine{background:#74b494!important}.m-btn,.m-tick{color:#0c1f16!important}.m-link{color:#92caae!important}}",
].join("");

/** A letter as mail programs show it: the brand above, the letter in a card with its facts and its one button, who writes below. */
export function asHtml(letter: WholeLetter): string {
  const { subject, greeting, paragraphs, facts = [], action } = letter;
  return [
    '<!doctype html><html lang="da"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no">',
    `<title>${escapeHtml(subject)}</title><style>${STYLE_SHEET}</style></head>`,
    `<body class="m-page" style="margin:0;padding:0;background:#f7f4ee;color:#262a22;${FONT};font-size:16px;line-height:1.5">`,
    `<table ${TABLE} width="100%" bgcolor="#f7f4ee" class="m-page" style="background:#f7f4ee"><tr><td align="center" style="padding:24px 12px 40px">`,
    `<table ${TABLE} width="600" style="width:100%;max-width:600px">`,
    `<tr><td class="m-pad" style="padding:0 32px 16px">${brandHtml(letter.brandName)}</td></tr>`,
    '<tr><td class="m-card m-pad" bgcolor="#fefdfa" style="padding:28px 32px 32px;background:#fefdfa;border:1px solid #dfd9cd;border-radius:12px">',
    `<h1 class="m-ink" style="margin:0 0 16px;color:#262a22;${FONT};font-size:22px;line-height:1.3">${wordsHtml(subject)}</h1>`,
    paragraphHtml(greeting),
    letter.code ? codeHtml(letter.code) : "",
    ...paragraphs.map(paragraphHtml),
    factsHtml(facts),
    action ? actionHtml(action) : "",
    "</td></tr>",
    `<tr><td class="m-pad" style="padding:20px 32px 0">${footerHtml(letter)}</td></tr>`,
    "</table></td></tr></table></body></html>",
  ].join("");
}

/** The mark is a letter of its own: pictures from elsewhere are blocked or tell who has read the mail. */
function brandHtml(name: string): string {
  const tick = `width:28px;height:28px;background:#1f5a43;border-radius:14px;color:#ffffff;${FONT};font-size:16px;line-height:28px;font-weight:bold;text-align:center`;
  return [
    `<table ${TABLE}><tr>`,
    `<td class="m-pine m-tick" aria-hidden="true" width="28" height="28" bgcolor="#1f5a43" style="${tick}">&#10003;</td>`,
    `<td class="m-ink" style="padding-left:10px;color:#262a22;${FONT};font-size:20px;font-weight:bold;white-space:nowrap">${escapeHtml(name)}</td>`,
    "</tr></table>",
  ].join("");
}

function paragraphHtml(text: string): string {
  return `<p class="m-ink" style="margin:0 0 16px;color:#262a22;${FONT};font-size:16px;line-height:1.5">${wordsHtml(text)}</p>`;
}

/** In one piece, so that a telephone finds the code and a double click takes it. */
function codeHtml(code: string): string {
  return `<p class="m-ink" style="margin:0 0 16px;color:#262a22;${FONT};font-size:34px;font-weight:bold;line-height:1.3;letter-spacing:6px">${escapeHtml(code)}</p>`;
}

/** Words of a letter: «d. 30. december», «kl. 17:00», «17:00–01:00» and «20 55 01 72» stay in one line each. */
function wordsHtml(text: string): string {
  return escapeHtml(keepPhones(keepDates(text)).replaceAll("kl. ", "kl.\u00a0")).replaceAll(
    /\d{2}:\d{2}–\d{2}:\d{2}/g,
    (times) => `<span style="white-space:nowrap">${times}</span>`,
  );
}

/** A text in which no line breaks within «20 55 01 72». */
function keepPhones(text: string): string {
  return text.replaceAll(/(?<!\d ?)\d{2}(?: \d{2}){3}(?! ?\d)/g, (phone) => phone.replaceAll(" ", "\u00a0"));
}

function factsHtml(facts: NonNullable<WholeLetter["facts"]>): string {
  if (facts.length === 0) return "";
  const cell = `padding:10px 0;border-top:1px solid #dfd9cd;${FONT};font-size:15px;line-height:1.4;vertical-align:top`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" class="m-dim m-line m-label" style="${cell};padding-right:16px;color:#565a4f;font-weight:normal${keepLabel(label)}">${escapeHtml(label)}</th>` +
      `<td class="m-ink m-line m-fact" width="100%" style="${cell};color:#262a22;font-weight:600;overflow-wrap:anywhere">${wordsHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:4px 0 0">${rows.join("")}</table>`;
}

/** A long label takes two lines where it stands beside its fact, so that a date there takes one. */
function keepLabel(label: string): string {
  return label.length > 16 ? "" : ";white-space:nowrap";
}

/** A cell with a colour and, for Outlook alone, a padding of its own, since Outlook gives links neither. */
function actionHtml({ label, link }: NonNullable<WholeLetter["action"]>): string {
  const style = `display:inline-block;padding:13px 24px;border-radius:8px;color:#ffffff;${FONT};font-size:16px;font-weight:600;line-height:1.3;text-align:center;text-decoration:none`;
  return [
    `<table ${TABLE} style="margin:24px 0 0"><tr>`,
    '<td class="m-pine" bgcolor="#1f5a43" style="background:#1f5a43;border-radius:8px;mso-padding-alt:13px 24px">',
    `<a class="m-btn" href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`,
    "</td></tr></table>",
  ].join("");
}

function footerHtml({ signature, unsubscribe }: WholeLetter): string {
  const style = `margin:0 0 12px;color:#565a4f;${FONT};font-size:14px;line-height:1.5`;
  const stop =
    unsubscribe &&
    `<p class="m-dim" style="${style}"><a class="m-link" href="${escapeHtml(unsubscribe.link)}" style="color:#1f5a43">${escapeHtml(unsubscribe.label)}</a></p>`;
  return `<p class="m-dim" style="${style}">${signature.map(wordsHtml).join("<br>")}</p>${stop ?? ""}`;
}

/** Plain text as it stands in HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
