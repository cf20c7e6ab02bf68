import type { Updateable } from "kysely";
import type { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import { autoRegister } from "#rules/checkout/effective-times.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { ClockTime, Moment } from "#rules/time/moment.ts";
import type { Verb } from "#server/areas/verb.ts";
import type { Shifts } from "#server/db/types.gen.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/stores/shifts/checkout.ts";
import type { ShiftRow } from "#server/stores/shifts/shifts.ts";
import { changeAll, changeShift } from "./change-shifts.ts";
import { bothSides, isSent } from "./lock.ts";

/** Sets the times that the company is billed for; without them the stamps count again. */
export const registerCorporationTime: Verb<typeof rows.registerCorporationTime> = (call) =>
  changeShift(
    call,
    call.params.id,
    { action: "register_corporation_time", sides: ["invoice"] },
    call.body.checkOut,
  );

/** Sets the times that the employee is paid for; without them the stamps count again. */
export const registerEmployeeTime: Verb<typeof rows.registerEmployeeTime> = (call) =>
  changeShift(call, call.params.id, { action: "register_employee_time", sides: ["pay"] }, call.body.checkOut);

/** Sets both sides' times of everybody on a booking, over whatever was there (A-248). */
export const setTimeForAll: Verb<typeof rows.setTimeForAll> = (call) =>
  changeAll(call, [call.params.id], setTimes, () => columnsOf(call.body.time));

/** The same for a week's bookings. */
export const setTimeForWeek: Verb<typeof rows.setTimeForWeek> = (call) =>
  changeAll(call, call.body.bookingIds, setTimes, () => columnsOf(call.body.time));

const setTimes = { action: "set_times", sides: bothSides };

function columnsOf({ startTime, endTime }: { startTime: ClockTime; endTime: ClockTime }) {
  return {
    admin_checkin_time: startTime,
    admin_checkout_time: endTime,
    admin_employee_checkin_time: startTime,
    admin_employee_checkout_time: endTime,
  };
}

/**
 * Fills admin times that are still open: with the agreed stamps, or for shifts that nobody stamped with the given
 * times, else the booked ones. What an admin has set or what was sent stays as it is.
 */
export const autoRegisterTime: Verb<typeof rows.autoRegisterTime> = (call) => {
  const { booking_id, start_time, end_time } = call.body;
  const ids = Array.isArray(booking_id) ? booking_id : [booking_id];
  return changeAll(call, ids, { action: "auto_register_time", sides: [] }, (booking, shift) => {
    const times = { from: start_time ?? booking.start_time, to: end_time ?? booking.end_time };
    return openTimes(booking, shift, times, call.now);
  });
};

function openTimes(booking: BookingRow, shift: ShiftRow, times: Times, now: Moment): Updateable<Shifts> {
  if (shift.not_met_for_booking) return {};
  const facts = { stamps: stampsOf(shift), endsAt: shift.ends_at.getTime() };
  const billed = isSent(booking, "invoice")
    ? null
    : autoRegister({ ...facts, adminTimes: adminTimesOf(shift) }, times, now);
  const paid = isSent(booking, "pay")
    ? null
    : autoRegister({ ...facts, adminTimes: adminPayTimesOf(shift) }, times, now);
  return {
    ...(billed && { admin_checkin_time: billed.from, admin_checkout_time: billed.to }),
    ...(paid && { admin_employee_checkin_time: paid.from, admin_employee_checkout_time: paid.to }),
  };
}
