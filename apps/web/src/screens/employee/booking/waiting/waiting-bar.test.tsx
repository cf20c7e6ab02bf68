import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { standbyTexts as texts } from "#texts/da/employee/shifts/standby.ts";
import { WaitingBar } from "./waiting-bar.tsx";

const first = { rank: 1, auto: false, offered_until: null };

/** The words of the bar of somebody who is first in line. */
function words(more: Partial<Pick<WireEmployeeBooking, "applicable" | "can_stand_by" | "shift">>): string[] {
  const full = { applicable: { ok: false, refusal: "full" }, can_stand_by: { ok: false, refusal: null } };
  const job = { offer: null, standby: first, shift: null, ...full, ...more } as WireEmployeeBooking;
  const html = renderToStaticMarkup(<WaitingBar job={job} now={0} />);
  return html.split(/<[^>]+>/).filter(Boolean);
}

const free = { can_stand_by: { ok: false, refusal: "place_free" } } as const;
const mayApply = { applicable: { ok: true, refusal: null } } as const;

test("in line for a full booking the choice can be changed", () => {
  expect(words({})).toEqual([texts.rank(1), texts.autoOff, texts.leave, texts.change]);
});

test("a place that is free while somebody stands by is applied for", () => {
  const apply = [texts.free, texts.freeText, texts.leave, employeeBookingTexts.apply];
  expect(words({ ...free, ...mayApply })).toEqual(apply);
});

test("who has applied for it may withdraw, and who can't apply stays in line", () => {
  const shift = { status: "applied" } as WireEmployeeBooking["shift"];
  const applied = [texts.rank(1), texts.freeApplied, texts.leave, employeeBookingTexts.withdraw];
  expect(words({ ...free, shift })).toEqual(applied);
  expect(words(free)).toContain(texts.change);
});
