import { expect, test } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { momentOf } from "#rules/time/moment.ts";
import { type AskedJob, comparedTerms, isAsked } from "./asked-change.ts";

const job = {
  ...{ date: "2026-11-28", start_time: "16:00", end_time: "01:00" },
  ...{ address: "Strandpromenaden 6", zip_code: "8000", city: "Aarhus C" },
  ...{ hourly_wage: "200,00", transport_wage: 0.5, self_paid_break: false, food_included: 1 },
  totalPay: "1900,00",
  shift: { status: "selected", employee_checkin: null },
  change: {
    from: { start_time: "17:00", hourly_wage: "192,00" },
    to: { start_time: "16:00", hourly_wage: "200,00" },
    answer_by: "2026-11-26T10:00:00+01:00",
  },
} as AskedJob;

test("what differs stands beside each other, with the whole pay, and comes to hours and kroner", () => {
  const { lines, hours, pay, isOtherTime } = comparedTerms(job);
  expect(lines).toEqual([
    ["Tid", "17:00–01:00", "16:00–01:00"],
    ["Timeløn", "192,00\u00a0kr.", "200,00\u00a0kr."],
    ["Samlet løn", "1.632,00\u00a0kr.", "1.900,00\u00a0kr."],
  ]);
  expect([hours, pay, isOtherTime]).toEqual([1, 26_800, true]);
});

test("another place changes neither hours nor pay", () => {
  const change = { ...job.change, from: { address: "Tangkajen 14" }, to: { address: job.address } };
  const { lines, hours, pay, isOtherTime } = comparedTerms({ ...job, change });
  expect(lines.map(([label]) => label)).toContain("Sted");
  expect(lines.map(([label]) => label)).not.toContain("Tid");
  expect([hours, isOtherTime]).toEqual([0, false]);
  expect(pay).toBe(0);
});

test("a change is answered until the start, by whoever is selected", () => {
  const start = momentOf(job.date, job.start_time);
  expect(isAsked(job, start - 1)).toBe(true);
  expect(isAsked(job, start)).toBe(false);
  expect(isAsked({ ...job, change: null } as WireEmployeeBooking, start - 1)).toBe(false);
  const removed = { ...job, shift: { status: "removed" } } as WireEmployeeBooking;
  expect(isAsked(removed, start - 1)).toBe(false);
});
