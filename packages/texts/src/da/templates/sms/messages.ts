import { withoutHidden } from "#rules/people/clean-name.ts";
import { delayWords } from "#texts/da/common/arriving.ts";
import { type Brand, defaultBrand } from "#texts/da/common/brand.ts";
import type { BookingFacts, EmployeeJobFacts, JobFacts } from "#texts/da/templates/email/layout.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { dayWords } from "#texts/format/days.ts";
import { type SmsKey, smsDefaults } from "./defaults.ts";

/** A message to an employee, or about one to an admin. */
export type EmployeeSmsKey = Exclude<SmsKey, CompanySmsKey | "invitation">;

/** A message to a company about its booking. */
export type CompanySmsKey = Extract<(typeof smsDefaults)[number], { category: "COMPANY" }>["key"];

/**
 * The SMS of `key` about an employee's job. `content` is the admin's edited template, the default otherwise.
 * In `times_rejected`, `from` and `to` are the times that the corporation proposes; `more` holds what only this SMS says.
 */
export function employeeSms(
  key: EmployeeSmsKey,
  job: EmployeeJobFacts,
  brand: Brand,
  content: string = defaultContent(key),
  more: Readonly<Record<string, string>> = {},
): string {
  return fill(content, { ...jobValues(job, brand), firstName: job.firstName, ...more });
}

/**
 * The SMS of `key` to a corporation about its booking. `content` is the admin's edited template, the default otherwise;
 * `more` holds what only this SMS says.
 */
export function companySms(
  key: CompanySmsKey,
  booking: BookingFacts,
  brand: Brand,
  content: string = defaultContent(key),
  more: Readonly<Record<string, string>> = {},
): string {
  return fill(content, { ...jobValues(booking, brand), contactPerson: booking.contactPerson, ...more });
}

/** What the SMS to a company says of somebody who is late or on the way. */
export function onMyWayValues(person: {
  readonly name: string;
  readonly phone: string;
  readonly minutes: number | null;
}): Record<string, string> {
  const { name, phone, minutes } = person;
  return { name, phone: formatPhone(phone), delay: delayWords(minutes) };
}

function jobValues(job: JobFacts, brand: Brand): Record<string, string> {
  const { jobTitle, corporationName, from, to, address, link } = job;
  const [number, day] = [String(job.bookingId), dayWords(job.day)];
  return { jobTitle, corporationName, from, to, address, link, number, day, brand: brand.name };
}

/** What an SMS reads like with everyday values, for whoever edits its text. */
export function exampleOf(content: string, brand: Brand = defaultBrand): string {
  return fill(content, { ...everyday, brand: brand.name });
}

const everyday = {
  firstName: "Mette",
  contactPerson: "Signe Holm",
  jobTitle: "Tjener",
  corporationName: "Hotel Nordlys",
  day: "tirsdag d. 24. nov.",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link: "https://vagtklar.dk/v/1042",
  number: "1042",
  until: "kl. 14:30",
  count: "2",
  name: "Mette S.",
  phone: "20 55 01 12",
  delay: "20 min. forsinket",
};

/** The text that a message has as long as no admin has changed it. */
function defaultContent(key: SmsKey): string {
  return smsDefaults.find((template) => template.key === key)?.content ?? "";
}

/** A text without the typography of screens: no-break spaces, dashes and curly quotes become plain. */
function toPlainCharacters(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[–—]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”]/g, '"')
    .replaceAll("…", "...");
}

/**
 * Puts values in the {braces} of a template; a placeholder that is not known stays as it is, and a
 * value that ends in a stop takes the stop behind it along.
 * What comes out has no typographic characters of ours, so that it stays within the cheap alphabet.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = withoutHidden(values[name] ?? "");
    return value.endsWith(".") ? value : value + stop;
  });
  // Nobody is greeted by a name that is not there.
  return toPlainCharacters(filled.replace(/^Hej +(?=[.,])/, "Hej"));
}
