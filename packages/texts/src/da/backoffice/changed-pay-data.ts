import type { PayField } from "#rules/people/profile-change.ts";
import { listOf } from "#texts/format/numbers.ts";

const names: Readonly<Record<PayField, string>> = {
  account: "kontonummer",
  cpr: "CPR-nummer",
  name: "navn",
};

/** Before pay is sent: whose pay data is other than the last time. */
export const changedPayDataTexts = {
  title: "Ændret siden sidste løn",
  text: "Ring til personen, hvis I ikke kender til ændringen. Så går lønnen ikke til en forkert.",
  /** `by` is who of the office; null for the person. */
  change: (fields: readonly PayField[], when: string, by: string | null) =>
    `${listOf(fields.map((field) => names[field]))}, ${when}, ${by === null ? "af personen selv" : `af ${by} på kontoret`}`,
} as const;
