import { withoutHidden } from "#rules/people/clean-name.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";

/** A message ready to be sent: the same content as plain text and as HTML. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the text leaves a secret link out: that link. It is never written down readably. */
  readonly secretLink?: string;
}

/** What a message says, before it gets its shape. Everything is plain text and gets escaped. */
export interface Letter {
  readonly subject: string;
  /** «Hej Anna». */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Label and value, one a line. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** `isSecret`: whoever has the link may act with it, so that text and HTML leave it out until they are sent. */
  readonly action?: { readonly label: string; readonly link: string; readonly isSecret?: boolean };
  /** Only on mails that are not about the reader's own shifts. */
  readonly unsubscribeLink?: string;
}

/**
 * Gives a letter its shape in text and HTML, with the brand's name and telephone below. Whatever it is told goes in as
 * plain text of one line, without anything that is not seen.
 */
export function layOut(given: Letter, brand: Brand): Email {
  const letter = inPlainLines(given);
  const { action } = letter;
  if (!action?.isSecret) return shape(letter, brand);
  return { ...shape({ ...letter, action: { ...action, link: hiddenLink } }, brand), secretLink: action.link };
}

function inPlainLines(letter: Letter): Letter {
  return {
    ...letter,
    subject: withoutHidden(letter.subject),
    greeting: withoutHidden(letter.greeting),
    paragraphs: letter.paragraphs.map(withoutHidden),
    facts: letter.facts?.map(([label, value]) => [label, withoutHidden(value)] as const),
  };
}

function shape(letter: Letter, brand: Brand): Email {
  return { subject: letter.subject, text: asText(letter, brand), html: asHtml(letter, brand) };
}

/** What stands where a secret link belongs. */
const hiddenLink = "[hemmeligt link]";

/** A message as it is sent: with the secret link that its text left out. */
export function revealLink<Html extends string | null>(
  { text, html }: { text: string; html: Html },
  link: string,
): { text: string; html: Html } {
  return {
    text: text.replaceAll(hiddenLink, () => link),
    html: (html?.replaceAll(hiddenLink, () => escapeHtml(link)) ?? null) as Html,
  };
}

function asText(letter: Letter, brand: Brand): string {
  const facts = (letter.facts ?? []).map(([label, value]) => `${label}: ${value}`).join("\n");
  const action = letter.action ? `${letter.action.label}:\n${letter.action.link}` : "";
  const unsubscribe = letter.unsubscribeLink ? `${unsubscribeLabel}:\n${letter.unsubscribeLink}` : "";
  return [letter.greeting, ...letter.paragraphs, facts, action, signature(brand).join("\n"), unsubscribe]
    .filter((part) => part !== "")
    .join("\n\n");
}

function asHtml(letter: Letter, brand: Brand): string {
  return [
    '<!doctype html><html lang="da"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(letter.subject)}</title></head>`,
    '<body style="margin:0;background:#f7f4ee;color:#26241f;font:16px/1.5 Arial,sans-serif">',
    '<main style="max-width:560px;margin:0 auto;padding:24px">',
    `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(letter.subject)}</h1>`,
    ...[letter.greeting, ...letter.paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`),
    factsHtml(letter.facts ?? []),
    letter.action ? actionHtml(letter.action) : "",
    `<p style="border-top:1px solid #d8d2c4;padding-top:16px">${signature(brand).map(escapeHtml).join("<br>")}</p>`,
    letter.unsubscribeLink
      ? `<p><a href="${escapeHtml(letter.unsubscribeLink)}" style="color:#1f5a43">${unsubscribeLabel}</a></p>`
      : "",
    "</main></body></html>",
  ].join("");
}

function factsHtml(facts: NonNullable<Letter["facts"]>): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ([label, value]) =>
      `<dt style="color:#5c574c">${escapeHtml(label)}</dt><dd style="margin:0 0 8px">${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join("")}</dl>`;
}

function actionHtml({ label, link }: NonNullable<Letter["action"]>): string {
  const style =
    "display:inline-block;background:#1f5a43;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none";
  return `<p><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

const unsubscribeLabel = "Afmeld mails om nye jobs";

function signature(brand: Brand): string[] {
  return ["Venlig hilsen", brand.name, `Telefon ${formatPhone(brand.supportPhone)}, ${brand.supportEmail}`];
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A job as messages tell of it. */
export interface JobFacts {
  readonly jobTitle: string;
  readonly corporationName: string;
  readonly day: Day;
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** One line: «Tangkajen 14, 8000 Aarhus C». */
  readonly address: string;
  /** Where to read and act; a whole address with protocol. */
  readonly link: string;
}

/** A job and the employee who is written to. */
export interface EmployeeJobFacts extends JobFacts {
  readonly firstName: string;
}

/** A booking as the corporation is told of it. */
export interface BookingFacts extends JobFacts {
  readonly contactPerson: string;
  readonly numberOfStaff: number;
}
