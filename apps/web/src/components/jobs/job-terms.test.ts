import { expect, test } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { arrangementOf, checkInFactsOf, jobTermsOf } from "./job-terms.ts";

const job = {
  date: "2026-11-24",
  start_time: "10:00",
  end_time: "18:00",
  arrangement_type: "Firma event",
  arrangement_type_other: "",
  transport_wage: 0.5,
  self_paid_break: false,
  hourly_wage: "192,00",
  totalPay: "1632,00",
  shift: null,
} as WireEmployeeBooking;

test("transport is paid on top of the hours, a self-paid break is taken off", () => {
  expect(jobTermsOf(job)).toMatchObject({ hours: 8, paidHours: 8.5, hourlyWage: 19_200, totalPay: 163_200 });
  expect(jobTermsOf({ ...job, self_paid_break: true }).paidHours).toBe(8);
});

test("the night in which summer time begins is an hour shorter", () => {
  const night = { ...job, date: "2027-03-27", start_time: "22:00", end_time: "06:00", transport_wage: 0 };
  expect(jobTermsOf(night)).toMatchObject({ hours: 8, clockChangeHours: -1, paidHours: 7 });
});

test("the company's own words stand for the type of arrangement", () => {
  expect(arrangementOf(job)).toBe("Firma event");
  expect(arrangementOf({ ...job, arrangement_type: "Andet", arrangement_type_other: "Havefest" })).toBe(
    "Havefest",
  );
});

test("a job without a start has no moment to be ready for", () => {
  expect(checkInFactsOf({ ...job, start_time: "" })).toMatchObject({ startsAt: null, endsAt: null });
  expect(checkInFactsOf(job).startsAt).toBe(Date.parse("2026-11-24T10:00:00+01:00"));
});
