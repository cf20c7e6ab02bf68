import { expect, test } from "vitest";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import { isNothing, isToFill } from "./sides.ts";

const day = { from: "10:00", to: "18:00" } as const;
const wholeDay = { from: "10:00", to: "10:00" } as const;

test("equal times can be set only where exactly these were booked, for all bookings of a week", () => {
  expect(isNothing(wholeDay, [day])).toBe(true);
  expect(isNothing({ from: "11:00", to: "11:00" }, [wholeDay])).toBe(true);
  expect(isNothing(wholeDay, [wholeDay, day])).toBe(true);
  expect(isNothing(wholeDay, [wholeDay])).toBe(false);
  expect(isNothing(day, [day, wholeDay])).toBe(false);
});

test("open times can be filled where both sides stamped the same and the admin has set none", () => {
  const stamps = { from: "10:00", to: "18:00" };
  const shift = {
    times_match: true,
    not_met_for_booking: false,
    locked: { invoice: null, pay: null },
    corporation_checkin_time: stamps.from,
    corporation_checkout_time: stamps.to,
    employee_checkin_time: stamps.from,
    employee_checkout_time: stamps.to,
    admin_checkin_time: null,
    admin_checkout_time: null,
    admin_employee_checkin_time: null,
    admin_employee_checkout_time: null,
  } as WireAdminShift;
  const forInvoice = { admin_checkin_time: stamps.from, admin_checkout_time: stamps.to };
  const forPay = { admin_employee_checkin_time: stamps.from, admin_employee_checkout_time: stamps.to };
  const sent = { reason: "pay_accepted", text: "Løn er sendt" } as const;
  expect(isToFill(shift)).toBe(true);
  expect(isToFill({ ...shift, times_match: false })).toBe(false);
  expect(isToFill({ ...shift, employee_checkout_time: null })).toBe(false);
  expect(isToFill({ ...shift, not_met_for_booking: true })).toBe(false);
  expect(isToFill({ ...shift, ...forInvoice })).toBe(true);
  expect(isToFill({ ...shift, ...forInvoice, ...forPay })).toBe(false);
  expect(isToFill({ ...shift, ...forInvoice, locked: { invoice: null, pay: sent } })).toBe(false);
});
