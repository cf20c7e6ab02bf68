import type { AgreedTerms, TermName } from "#rules/agreement/terms.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";

/** Terms as they are compared for people: what changes together stands on one line. Wage in øre an hour. */
export type TermLine = readonly [label: string, before: string, after: string];

const GROUPS: readonly (readonly [
  label: string,
  fields: readonly TermName[],
  words: (terms: AgreedTerms) => string,
])[] = [
  ["Dato", ["date"], ({ date }) => wholeDay(date, date)],
  ["Tid", ["start_time", "end_time"], ({ start_time, end_time }) => `${start_time}–${end_time}`],
  [
    "Sted",
    ["address", "zip_code", "city"],
    (terms) => formatAddress(terms.address, terms.zip_code, terms.city),
  ],
  ["Timeløn", ["hourly_wage"], ({ hourly_wage }) => formatKronerUnit(hourly_wage)],
  [
    "Betalt transport",
    ["transport_wage"],
    ({ transport_wage }) => (transport_wage === 0 ? "ingen" : formatHours(transport_wage)),
  ],
  ["Pause", ["self_paid_break"], (terms) => (terms.self_paid_break ? "egen regning" : "betalt")],
  ["Mad", ["food_included"], (terms) => (terms.food_included ? "ja" : "nej")],
];

/** What differs between two states of the terms, a line each, with what was before and what is now. */
export function termLines(before: AgreedTerms, after: AgreedTerms): TermLine[] {
  return GROUPS.filter(([, fields]) => fields.some((field) => before[field] !== after[field])).map(
    ([label, , words]) => [label, words(before), words(after)],
  );
}

const factLabels: Readonly<Record<string, string>> = {
  upper_dress_code: "Overdel",
  lower_dress_code: "Underdel",
  shoes_dress_code: "Sko",
  item_to_bring: "Tag med",
  language: "Sprog",
  contact_person: "Kontaktperson",
};

/** What is too long for a letter, or read only shortly before the shift. */
const readOnPage: Readonly<Record<string, string>> = {
  job_description: "Beskrivelse",
  access_information: "Sådan kommer du ind",
  access_information_other: "Sådan kommer du ind",
};

/** What people are told of a fact that changed, by its column; nothing of what does not concern them. */
export function factLine(column: string, before: unknown, after: unknown): TermLine[] {
  const label = factLabels[column];
  if (label !== undefined) return [[label, String(before || "–"), String(after || "–")]];
  const long = readOnPage[column];
  return long === undefined ? [] : [[long, "", "ændret, se vagten"]];
}
