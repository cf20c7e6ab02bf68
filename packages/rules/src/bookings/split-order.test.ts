import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/moment.ts";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { MAX_STAFF } from "./booking-input.ts";
import { MAX_ORDER_BOOKINGS, MAX_PEOPLE_PER_DAY, type OrderLine, splitOrder } from "./split-order.ts";

function lineOf(people: number, days: number): OrderLine {
  const dates = Array.from({ length: days }, (_, index) => ({
    ...{ date: addDays("2026-12-11", index), start_time: "16:00", end_time: "01:00" },
  }));
  return { number_of_staff: people, dates };
}

eachExample("orders", "Splitting an order", (row) => {
  const lines = row.list("Ordered").map((role) => {
    const [people = 0, days = 0] = role.split("×").map(Number);
    return lineOf(people, days);
  });
  const existing = row.list("There already").flatMap((some) => {
    const [number_of_staff = 0, bookings = 0] = some.split("×").map(Number);
    return Array.from({ length: bookings }, () => ({ date: "2026-12-11", number_of_staff }));
  });
  const split = splitOrder(lines, existing);
  expect(answerOf(split)).toBe(row.text("Answer"));
  const people = split.ok ? split.pieces.map((piece) => piece.number_of_staff) : [];
  expect(people).toHaveLength(row.numberOrNull("Bookings") ?? 0);
  const each = row.list("People of each").map(Number);
  if (each.length > 0) expect(people).toEqual(each);
});

const lines = fc.array(
  fc.record({
    people: fc.integer({ min: 1, max: 70 }),
    days: fc.array(fc.record({ own: fc.option(fc.integer({ min: 1, max: 70 }), { nil: undefined }) }), {
      ...{ minLength: 1, maxLength: 4 },
    }),
  }),
  { minLength: 1, maxLength: 4 },
);

test("nobody is lost or added, no booking is over 15 or empty, and a day's bookings differ by one at most", () => {
  fc.assert(
    fc.property(lines, (roles) => {
      const ordered = roles.map(({ people, days }) => {
        const line = lineOf(people, days.length);
        const dates = line.dates.map((date, index) => ({ ...date, number_of_staff: days[index]?.own }));
        return { ...line, dates };
      });
      const wanted = ordered.flatMap(({ number_of_staff, dates }) =>
        dates.map((date) => date.number_of_staff ?? number_of_staff),
      );
      const sum = wanted.reduce((all, people) => all + people, 0);
      const split = splitOrder(ordered);
      if (!split.ok) {
        const onADay = [0, 1, 2, 3].map((day) =>
          ordered.reduce((all, { dates, number_of_staff }) => {
            const date = dates[day];
            return all + (date ? (date.number_of_staff ?? number_of_staff) : 0);
          }, 0),
        );
        expect(Math.max(...onADay) > MAX_PEOPLE_PER_DAY || wanted.length * 5 > MAX_ORDER_BOOKINGS).toBe(true);
        return;
      }
      expect(split.pieces.length).toBeLessThanOrEqual(MAX_ORDER_BOOKINGS);
      expect(split.pieces.reduce((all, piece) => all + piece.number_of_staff, 0)).toBe(sum);
      for (const [, ofDay] of Map.groupBy(split.pieces, ({ line, day }) => `${line}.${day}`)) {
        const people = ofDay.map((piece) => piece.number_of_staff);
        expect(Math.max(...people)).toBeLessThanOrEqual(MAX_STAFF);
        expect(Math.min(...people)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...people) - Math.min(...people)).toBeLessThanOrEqual(1);
        expect(ofDay).toHaveLength(Math.ceil(people.reduce((all, n) => all + n, 0) / MAX_STAFF));
      }
    }),
  );
});
