import fc from "fast-check";
import { expect, test } from "vitest";
import { cancellationHours, DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { answerOf, type Example, eachExample } from "#tests/support/rule-book.ts";
import {
  type AgreedTerms,
  afterSilence,
  agreedBefore,
  answerBy,
  canChangeAgreement,
  changedTerms,
  earliestAgreedStart,
  mustAsk,
  type TermName,
  tellAt,
} from "./terms.ts";

const TERMS: AgreedTerms = {
  date: "2026-12-11",
  start_time: "16:00",
  end_time: "23:00",
  address: "Tangkajen 14",
  zip_code: "8000",
  city: "Aarhus C",
  hourly_wage: 19_200,
  transport_wage: 0,
  self_paid_break: false,
  food_included: true,
};

function valueIn(row: Example, column: string, field: TermName): string | number | boolean {
  if (field === "hourly_wage") return row.ore(column);
  if (field === "transport_wage") return row.number(column);
  return typeof TERMS[field] === "boolean" ? row.yes(column) : row.text(column);
}

eachExample("agreement", "Terms that ask again", (row) => {
  const field = row.text("Field") as TermName;
  const before = { ...TERMS, [field]: valueIn(row, "Before", field) };
  const after = { ...TERMS, [field]: valueIn(row, "After", field) };
  expect(changedTerms(before, after)).toEqual([{ field, asks: row.yes("Asks") }]);
  expect(mustAsk(before, after)).toBe(row.yes("Asks"));
});

eachExample("agreement", "What stays as agreed", (row) => {
  const change = {
    isOther: row.yes("Terms differ"),
    isOtherJob: row.yes("Another job"),
    selected: row.number("Selected"),
    startsAt: row.moment("Start"),
  };
  expect(answerOf(canChangeAgreement(change, row.moment("Now")))).toBe(row.text("Answer"));
});

eachExample("agreement", "Time to answer a change", (row) => {
  expect(answerBy(row.moment("Asked at"), row.moment("New start"))).toBe(row.moment("Answer by"));
});

eachExample("agreement", "Silence after a change", (row) => {
  const change = { answerBy: row.moment("Answer by"), startsAt: row.moment("Start") };
  expect(afterSilence(change, row.moment("Now"))).toBe(row.text("Is"));
});

eachExample("agreement", "Fee after a change", (row) => {
  const start = earliestAgreedStart(row.momentOrNull("Agreed before"), row.moment("Start now"));
  expect(start).toBe(row.moment("Counts from"));
  expect(cancellationHours(row.moment("At"), start, DEFAULT_TRADE_TERMS)).toBe(row.number("Hours"));
});

eachExample("agreement", "What had been agreed", (row) => {
  const facts = {
    isAsked: row.yes("Asked"),
    untoldSince: row.momentOrNull("Not told since"),
    saidYesAt: row.momentOrNull("Said yes at"),
  };
  expect(agreedBefore(facts)).toBe(row.text("Agreed"));
});

eachExample("agreement", "Several changes in a row", (row) => {
  const told = tellAt(row.moment("First saved"), row.moment("Saved again"), row.moment("Start"));
  expect(told).toBe(row.moment("Told at"));
});

test("a change and the way back ask nothing together", () => {
  const wages = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(wages, wages, (hourly_wage, other) => {
      const [before, between] = [
        { ...TERMS, hourly_wage },
        { ...TERMS, hourly_wage: other, date: "2026-12-12" },
      ];
      expect(changedTerms(before, before)).toEqual([]);
      expect(mustAsk(before, between)).toBe(true);
    }),
  );
});

test("moving a shift never makes a removal cheaper", () => {
  const moments = fc.integer({ min: 0, max: 30 * 24 * 3_600_000 });
  fc.assert(
    fc.property(moments, moments, moments, (agreed, moved, now) => {
      const free = cancellationHours(now, agreed, DEFAULT_TRADE_TERMS);
      const afterMove = cancellationHours(now, earliestAgreedStart(agreed, moved), DEFAULT_TRADE_TERMS);
      expect(afterMove).toBeGreaterThanOrEqual(free);
    }),
  );
});
