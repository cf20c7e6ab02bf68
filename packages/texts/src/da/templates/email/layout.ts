import type { Ore } from "#rules/money/ore.ts";
import { withoutHidden } from "#rules/people/clean-name.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { whenLong } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { asHtml, escapeHtml } from "./html.ts";

/** A message ready to be sent: the same content as plain text and as HTML. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the text leaves a secret out, a link or a code: that one. It is never written down readably. */
  readonly secret?: string;
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
  /** Digits that sign somebody in, set apart in large figures; secret as a secret link is. */
  readonly code?: string;
  /** Only on mails that are not about the reader's own shifts. */
  readonly unsubscribeLink?: string;
}

/**
 * Gives a letter its shape in text and HTML, with the brand's name and telephone below. Whatever it is told goes in as
 * plain text of one line, without anything that is not seen.
 */
export function layOut(given: Letter, brand: Brand): Email {
  const letter = inPlainLines(given);
  const { action, code } = letter;
  if (code) return { ...shape({ ...letter, code: hiddenCode }, brand), secret: code };
  if (!action?.isSecret) return shape(letter, brand);
  return { ...shape({ ...letter, action: { ...action, link: hiddenLink } }, brand), secret: action.link };
}

function inPlainLines(letter: Letter): Letter {
  return {
    ...letter,
    subject: withoutHidden(letter.subject),
    greeting: withoutHidden(letter.greeting),
    paragraphs: letter.paragraphs.map(withoutHidden),
    facts: letter.facts?.map(([label, value]) => [label, withoutHidden(value)] as const),
    ...(letter.action ? { action: { ...letter.action, label: withoutHidden(letter.action.label) } } : {}),
  };
}

function shape(letter: Letter, brand: Brand): Email {
  return {
    subject: letter.subject,
    text: asText(letter, brand),
    html: asHtml({ ...letter, brandName: brand.name, ...footerOf(letter, brand) }),
  };
}

/** What stands where a secret link belongs. */
const hiddenLink = "[hemmeligt link]";
/** What stands where a secret code belongs, in mails and SMS. */
export const hiddenCode = "[hemmelig kode]";

/** A message as it is sent: with the secret link or code that its text left out. */
export function revealSecret<Html extends string | null>(
  { text, html }: { text: string; html: Html },
  secret: string,
): { text: string; html: Html } {
  const reveal = (content: string, shown: string) =>
    content.replaceAll(hiddenLink, () => shown).replaceAll(hiddenCode, () => shown);
  return {
    text: reveal(text, secret),
    html: (html === null ? null : reveal(html, escapeHtml(secret))) as Html,
  };
}

function asText(letter: Letter, brand: Brand): string {
  const facts = (letter.facts ?? []).map(([label, value]) => `${label}: ${value}`).join("\n");
  const action = letter.action ? `${letter.action.label}:\n${letter.action.link}` : "";
  const { signature, unsubscribe } = footerOf(letter, brand);
  const stop = unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.link}` : "";
  return [letter.greeting, letter.code ?? "", ...letter.paragraphs, facts, action, signature.join("\n"), stop]
    .filter((part) => part !== "")
    .join("\n\n");
}

const UNSUBSCRIBE = "Afmeld mails om nye jobs";

/** The text of a letter for others than its reader: its link stops the reader's mails for whoever follows it. */
export function withoutUnsubscribing(text: string): string {
  const at = text.lastIndexOf(`\n\n${UNSUBSCRIBE}:\n`);
  return at === -1 ? text : text.slice(0, at);
}

/** What stands under every letter: who writes, and where mails about new jobs are stopped. */
interface Footer {
  readonly signature: readonly string[];
  readonly unsubscribe: { readonly label: string; readonly link: string } | null;
}

function footerOf({ unsubscribeLink }: Letter, brand: Brand): Footer {
  return {
    signature: [
      "Venlig hilsen",
      brand.name,
      `Telefon ${formatPhone(brand.supportPhone)}, ${brand.supportEmail}`,
    ],
    unsubscribe: unsubscribeLink ? { label: UNSUBSCRIBE, link: unsubscribeLink } : null,
  };
}

/** A job as messages tell of it. */
export interface JobFacts {
  /** The number by which the booking is found, in the office as on the telephone. */
  readonly bookingId: number;
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
  readonly hourlyWage: Ore;
}

/** A booking as the corporation is told of it. */
export interface BookingFacts extends JobFacts {
  readonly contactPerson: string;
  readonly numberOfStaff: number;
  /** Of the booking as it is booked, without VAT. */
  readonly price: Ore;
}

/** What of a shift stands in every e-mail to an employee. */
export function jobLines(job: EmployeeJobFacts): (readonly [string, string])[] {
  return [
    ["Job", job.jobTitle],
    ["Virksomhed", job.corporationName],
    ["Tid", whenLong(job)],
    ["Sted", job.address],
    ["Timeløn", formatKronerUnit(job.hourlyWage)],
    numberLine(job),
  ];
}

/** What of a booking stands in every e-mail to its company. */
export function bookingLines(booking: BookingFacts): (readonly [string, string])[] {
  return [
    ["Personale", formatStaff(booking.numberOfStaff, booking.jobTitle)],
    ["Tid", whenLong(booking)],
    ["Sted", booking.address],
    ["Pris som booket", `${formatKronerUnit(booking.price)} ekskl. moms`],
    numberLine(booking),
  ];
}

/** The number of the booking that a letter is about. */
export function numberLine({ bookingId }: Pick<JobFacts, "bookingId">): readonly [string, string] {
  return ["Booking", String(bookingId)];
}
