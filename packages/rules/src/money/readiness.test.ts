import { expect, test } from "vitest";
import type { Example } from "#tests/support/rule-book.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import { isLeft, isSentInFull, type SentState, whyNotInvoiced, whyNotPaid } from "./readiness.ts";

eachExample("money", "Who is on an invoice", (row) => {
  const reason = whyNotInvoiced(factsOf(row), row.moment("Now"));
  expect(reason?.replaceAll("_", " ") ?? null).toBe(row.textOrNull("Stays because"));
});

eachExample("money", "Who is paid", (row) => {
  const facts = { ...factsOf(row), lacksPayData: row.yes("Lacks data"), pay: row.ore("Pay") };
  const reason = whyNotPaid(facts, row.moment("Now"));
  expect(reason?.replaceAll("_", " ") ?? null).toBe(row.textOrNull("Stays because"));
});

eachExample("money", "Sent in full", (row) => {
  const people = (column: string, sent: SentState | null, isNotMet = false) =>
    Array.from({ length: row.number(column) }, () => ({ sent, isNotMet }));
  const all = [
    ...people("Accepted", "accepted"),
    ...people("Queued or refused", "queued"),
    ...people("Left", null),
    ...people("Not met", null, true),
  ];
  expect(isSentInFull(all, row.yes("Fees accepted"))).toBe(row.yes("Sent"));
});

test("work is left to be sent until it stands on a document, unless the person was not there", () => {
  const waiting = [null, "not_ended", "open_times", "not_approved", "missing_data", "above_limit"] as const;
  expect(waiting.map(isLeft)).toEqual(waiting.map(() => true));
  expect((["already_sent", "not_met"] as const).map(isLeft)).toEqual([false, false]);
});

function factsOf(row: Example) {
  return {
    sent: row.textOrNull("Stands on") as SentState | null,
    isNotMet: !row.yes("Met"),
    endsAt: row.moment("Ends"),
    times: row.timesOrNull("Times"),
    isApproved: row.yes("Approved"),
  };
}
