import { expect, test } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { termsChangedSinceYes } from "./changed-since-yes.ts";

const job = {
  ...{ date: "2026-11-28", start_time: "16:00", end_time: "01:00" },
  ...{ address: "Strandpromenaden 6", zip_code: "8000", city: "Aarhus C" },
  ...{ hourly_wage: "200,00", transport_wage: 0.5, self_paid_break: false, food_included: 1 },
  reconfirm: true,
  shift: { status: "applied", released: null },
} as WireEmployeeBooking;

const at = (kind: "applied" | "reconfirmed" | "selected" | "declined") => ({ kind, changes: [] });
const moved = (field: string, from: string, to: string) => ({
  kind: "changed" as const,
  changes: [{ field, from, to }],
});

test("an applicant reads what several saves made of the job since the last yes, and only that", () => {
  const history = [
    at("applied"),
    moved("address", "Tangkajen 14", "Strandpromenaden 6"),
    at("reconfirmed"),
    moved("start_time", "17:00", "15:00"),
    moved("start_time", "15:00", "16:00"),
    moved("hourly_wage", "192,00", "200,00"),
    moved("language", "Dansk", "Engelsk"),
  ];
  expect(termsChangedSinceYes(job, history)).toEqual([
    ["Tid", "17:00–01:00", "16:00–01:00"],
    ["Timeløn", "192,00\u00a0kr.", "200,00\u00a0kr."],
  ]);
});

test("whoever said no reads what was agreed beside what was refused, not what the job became later", () => {
  const released = { ...job, reconfirm: false, shift: { status: "removed", released: "declined" } };
  const history = [
    at("applied"),
    moved("end_time", "00:00", "01:00"),
    at("selected"),
    moved("start_time", "17:00", "14:00"),
    at("declined"),
    moved("start_time", "14:00", "16:00"),
  ];
  expect(termsChangedSinceYes(released as WireEmployeeBooking, history)).toEqual([
    ["Tid", "17:00–01:00", "14:00–01:00"],
  ]);
});

test("nothing is compared for who was asked nothing, and where a change was taken back", () => {
  const history = [
    at("applied"),
    moved("start_time", "16:00", "17:00"),
    moved("start_time", "17:00", "16:00"),
  ];
  expect(termsChangedSinceYes(job, history)).toEqual([]);
  expect(termsChangedSinceYes({ ...job, reconfirm: false }, history.slice(0, 2))).toEqual([]);
});
