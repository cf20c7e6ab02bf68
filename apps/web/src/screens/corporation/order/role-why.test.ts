import { expect, test } from "vitest";
import { reasonsOf } from "./role-why.tsx";
import type { OrderPreview } from "./use-preview.ts";

const work = {
  ...{ key: "shifts" as const, label: "Vagter", quantity: "8 × 8,00", people: 8, hours: 64, hours_each: 8 },
  ...{ hourly_wage: 192, holiday: 24, unit_price: 216, total: 13_824, why: {} },
};

function booking(date: string, number_of_staff = 8): OrderPreview["bookings"][number] {
  const row = { ...work, people: number_of_staff, hours: number_of_staff * 8 };
  return {
    ...{
      line: 0,
      day: 0,
      date,
      start_time: "12:00",
      end_time: "20:00",
      number_of_staff,
      job_title: "Tjener",
    },
    total: row.total,
    price: { rows: [row], total: row.total, basis: "booked", lead_hours: 300, is_settled: false },
  };
}

test("what is the same on several days is said once, with its days and bookings", () => {
  const reasons = reasonsOf([booking("2026-12-12"), booking("2026-12-11"), booking("2026-12-11")]);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatchObject({ days: ["2026-12-11", "2026-12-12"], count: 3 });
  expect(reasons[0]?.sentences.join()).toContain("8 tjenere");
});

test("a day with another number has its own reasons", () => {
  const reasons = reasonsOf([booking("2026-12-11"), booking("2026-12-12", 2)]);
  expect(reasons.map(({ days, count }) => [days, count])).toEqual([
    [["2026-12-11"], 1],
    [["2026-12-12"], 1],
  ]);
});
