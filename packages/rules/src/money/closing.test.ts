import { expect, test } from "vitest";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import { canClose, daysOfMonth, differencesOf, monthsToClose } from "./closing.ts";
import type { WhyNotInvoiced, WhyNotPaid } from "./readiness.ts";

const listOf = (row: Example, column: string, between: string) => {
  const text = row.text(column);
  return text === "–" ? [] : text.split(between).map((word) => word.trim().replaceAll(" ", "_"));
};
const reasonsOf = <Why>(row: Example, column: string) =>
  listOf(row, column, ";").map(
    (reason) => (reason === "goes" ? null : reason === "sent" ? "already_sent" : reason) as Why,
  );

eachExample("bookkeeping", "What is open in a month", (row) => {
  const pay = reasonsOf<WhyNotPaid | null>(row, "Pay");
  const credited = Number(row.text("Credited"));
  const rest = Number(row.text("Rest open"));
  const found = differencesOf({
    people: reasonsOf<WhyNotInvoiced | null>(row, "Invoice").map((invoice, place) => ({
      ...{ invoice, pay: pay[place] ?? null },
      ...{ isCredited: place < credited, isRestOpen: place < rest },
    })),
    removals: reasonsOf<WhyNotPaid | null>(row, "Removals"),
    fees: Number(row.text("Fees")),
    isPrepaidLeft: row.yes("Prepaid left"),
    invoices: { refused: Number(row.text("Refused")), queued: Number(row.text("On the way")) },
    payLines: {
      refused: Number(row.text("Pay refused")),
      queued: Number(row.text("Pay on the way")),
      notFetched: Number(row.text("Not fetched")),
    },
  });
  const words = found.map(({ key, count }) => `${count} ${key.replaceAll("_", " ")}`);
  expect(words.join("; ") || "–").toBe(row.text("Open"));
});

eachExample("bookkeeping", "Closing a month", (row) => {
  const verdict = canClose(
    {
      month: row.text("Month"),
      isClosed: row.yes("Closed"),
      open: Number(row.text("Open")),
      seen: Number(row.text("Seen")),
      reason: row.yes("Reason") ? "Hotellet svarer i næste uge" : "",
    },
    row.text("Today"),
  );
  expect(answerOf(verdict)).toBe(row.text("Can be closed"));
});

eachExample("bookkeeping", "Months to close", (row) => {
  const months = (column: string) => listOf(row, column, ",");
  const waiting = monthsToClose(
    { first: months("First closed")[0] ?? null, closed: months("Closed"), worked: months("Worked") },
    row.text("Today"),
  );
  expect(waiting.join(", ") || "–").toBe(row.text("Wait"));
});

test("a month ends on its last day, in leap years and over New Year too", () => {
  expect(daysOfMonth("2028-02")).toEqual({ first: "2028-02-01", last: "2028-02-29" });
  expect(daysOfMonth("2026-12").last).toBe("2026-12-31");
});
