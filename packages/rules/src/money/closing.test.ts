import { expect, test } from "vitest";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  canClose,
  type DifferenceKey,
  daysOfMonth,
  differencesOf,
  monthsToClose,
  newPoints,
  type OpenPoint,
} from "./closing.ts";
import type { WhyNotInvoiced, WhyNotPaid } from "./readiness.ts";

const listOf = (row: Example, column: string, between: string) => {
  const text = row.text(column);
  return text === "–" ? [] : text.split(between).map((word) => word.trim().replaceAll(" ", "_"));
};
const reasonsOf = <Why>(row: Example, column: string) =>
  listOf(row, column, ";").map(
    (reason) => (reason === "goes" ? null : reason === "sent" ? "already_sent" : reason) as Why,
  );

/** So many of something, each with an id of its own. */
const idsOf = (row: Example, column: string) =>
  Array.from({ length: Number(row.text(column)) }, (_, place) => place + 1);

/** «12 not paid 3+4; 12 fees 9» */
const pointsOf = (row: Example, column: string): OpenPoint[] => {
  const text = row.text(column);
  return (text === "–" ? [] : text.split("; ")).map((point) => {
    const words = point.split(" ");
    return {
      bookingId: Number(words[0]),
      key: words.slice(1, -1).join("_") as DifferenceKey,
      ids: (words.at(-1) ?? "").split("+").map(Number),
    };
  });
};

eachExample("bookkeeping", "What is open in a month", (row) => {
  const pay = reasonsOf<WhyNotPaid | null>(row, "Pay");
  const credited = Number(row.text("Credited"));
  const rest = Number(row.text("Rest open"));
  const found = differencesOf({
    id: 7,
    people: reasonsOf<WhyNotInvoiced | null>(row, "Invoice").map((invoice, place) => ({
      ...{ id: place + 1, invoice, pay: pay[place] ?? null },
      ...{ isCredited: place < credited, isRestOpen: place < rest },
    })),
    removals: reasonsOf<WhyNotPaid | null>(row, "Removals").map((reason, place) => ({
      id: place,
      pay: reason,
    })),
    fees: idsOf(row, "Fees"),
    isPrepaidLeft: row.yes("Prepaid left"),
    invoices: { refused: idsOf(row, "Refused"), queued: idsOf(row, "On the way") },
    payLines: {
      refused: idsOf(row, "Pay refused"),
      queued: idsOf(row, "Pay on the way"),
      notFetched: idsOf(row, "Not fetched"),
    },
  });
  const words = found.map(({ key, ids }) => `${ids.length} ${key.replaceAll("_", " ")}`);
  expect(words.join("; ") || "–").toBe(row.text("Open"));
});

eachExample("bookkeeping", "Closing a month", (row) => {
  const verdict = canClose(
    {
      month: row.text("Month"),
      isClosed: row.yes("Closed"),
      ...{ open: pointsOf(row, "Open"), seen: pointsOf(row, "Seen") },
      reason: row.yes("Reason") ? "Hotellet svarer i næste uge" : "",
    },
    row.text("Today"),
  );
  expect(answerOf(verdict)).toBe(row.text("Can be closed"));
  expect(newPoints(pointsOf(row, "Open"), pointsOf(row, "Seen"))).toEqual(pointsOf(row, "New"));
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
