import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canNoteOptOut, canWithdrawOptOut, isOptedOut, type WeekOptOut } from "./week-opt-out.ts";

/** `2026-01-01 – 2026-06-01`, or `2026-07-01 –` for one that is not withdrawn. */
function consentFrom(text: string): WeekOptOut {
  const [from = "", until = ""] = text.split("–").map((day) => day.trim());
  return { from, until: until === "" ? null : until };
}

eachExample("applying", "Consent to more hours a week", (row) => {
  const consents = row.list("Consents").map(consentFrom);
  const day = row.text("Day");
  expect(isOptedOut(consents, day)).toBe(row.yes("Holds on it"));
  expect(answerOf(canNoteOptOut(consents, day))).toBe(row.text("A new one from it"));
  const withdrawn = answerOf(canWithdrawOptOut(consents, day));
  expect(withdrawn === "no: nothing open" ? "–" : withdrawn).toBe(row.text("Withdrawn from it"));
});
