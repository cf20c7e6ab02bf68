import fc from "fast-check";
import { expect, test } from "vitest";
import { type Example, eachExample } from "#tests/support/rule-book.ts";
import type { SentState, WhyNotInvoiced } from "./readiness.ts";
import { type WeekBookingFacts, type WeekDocument, weekBooking } from "./week-invoices.ts";

eachExample("money", "A week's invoices", (row) => {
  const { state, left, lines, invoiced, takenBack } = weekBooking(factsOf(row));
  const words = (key: string | null) => key?.replaceAll("_", " ") ?? null;
  expect(words(state)).toBe(row.text("Counts as"));
  expect(words(left)).toBe(row.textOrNull("Left"));
  const shown = lines.map((line) => [line.documentId ?? "–", words(line.kind), words(line.state)].join(" "));
  expect(shown.join("; ")).toBe(row.text("Lines"));
  expect(invoiced).toBe(row.ore("Invoiced"));
  expect(takenBack).toBe(row.numberOrNull("To be told"));
});

const state = fc.constantFrom<SentState>("queued", "accepted", "refused");
const why = fc.constantFrom<WhyNotInvoiced | null>(
  null,
  "already_sent",
  "not_met",
  "not_ended",
  "open_times",
);
const documents = fc
  .array(fc.record({ isCredit: fc.boolean(), isPrepaid: fc.boolean(), state, total: fc.nat(9_999_999) }), {
    maxLength: 6,
  })
  .map((all) =>
    all.map(({ isCredit, isPrepaid, ...one }, place): WeekDocument => {
      const credits = isCredit && place > 0 ? place : null;
      const kind = credits ? "credit_note" : isPrepaid ? "prepayment" : "invoice";
      return { ...one, id: place + 1, kind, credits, isTakenBack: false };
    }),
  );
const facts = fc.record({
  isCancelled: fc.boolean(),
  isOver: fc.boolean(),
  people: fc.array(why, { maxLength: 4 }),
  openFees: fc.nat(2),
  documents,
});

test("every document that was not taken back has one line, and what was accepted is the sum", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const { lines, invoiced } = weekBooking(one);
      const shown = lines.flatMap(({ documentId }) => documentId ?? []);
      expect(shown.toSorted()).toEqual(one.documents.map(({ id }) => id));
      const isAccepted = (id: number | null) =>
        one.documents.some((document) => document.id === id && document.state === "accepted");
      const sum = lines.reduce(
        (all, { documentId, amount }) => all + (isAccepted(documentId) ? amount : 0),
        0,
      );
      expect(invoiced).toBe(sum);
    }),
  );
});

/** `2 credit note of 1, 8.032,00, accepted`. */
function documentIn(words: string): WeekDocument {
  const [what = "", total = "", how = ""] = words.split(", ");
  const [, id, kind = "", , credits] = /^(\d) (invoice|credit note|prepayment)( of (\d))?$/.exec(what) ?? [];
  return {
    id: Number(id),
    kind: kind.replace(" ", "_") as WeekDocument["kind"],
    state: how === "taken back" ? "refused" : (how as SentState),
    total: Math.round(Number(total.replaceAll(".", "").replace(",", ".")) * 100),
    credits: credits ? Number(credits) : null,
    isTakenBack: how === "taken back",
  };
}

function factsOf(row: Example): WeekBookingFacts {
  const cells = (column: string) => row.textOrNull(column)?.split("; ") ?? [];
  return {
    isCancelled: row.yes("Deleted"),
    isOver: row.yes("Over"),
    people: cells("People").map((word) =>
      word === "goes"
        ? null
        : ((word === "sent" ? "already_sent" : word.replace(" ", "_")) as WhyNotInvoiced),
    ),
    openFees: row.number("Fees"),
    documents: cells("Documents").map(documentIn),
  };
}
