import type { Updateable } from "kysely";
import type { invoicingEndpoints as rows } from "#contract/invoicing/endpoints.ts";
import { autoRegister } from "#rules/checkout/effective-times.ts";
import type { Times } from "#rules/checkout/times.ts";
import type { ClockTime, Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/features/bookings/shifts/times.ts";
import { isSent } from "#server/features/invoicing/amounts.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { changeAll, changeShift } from "./change-shifts.ts";
import { bothSides } from "./locked-bookings.ts";

/** Sets the times that the company is billed for; without them the stamps count again. */
export const registerCorporationTime: Handler<typeof rows.registerCorporationTime> = (call) =>
  changeShift(
    call,
    call.params.id,
    { action: "register_corporation_time", sides: ["invoice"] },
    call.body.checkOut,
  );

/** Sets the times that the employee is paid for; without them the stamps count again. */
export const registerEmployeeTime: Handler<typeof rows.registerEmployeeTime> = (call) =>
  changeShift(call, call.params.id, { action: "register_employee_time", sides: ["pay"] }, call.body.checkOut);

/** Sets both sides' times of everybody on a booking, over whatever was there. */
export const setTimeForAll: Handler<typeof rows.setTimeForAll> = (call) =>
  changeAll(call, [call.params.id], setTimes, () => columnsOf(call.body.time));

/** The same for a week's bookings. */
export const setTimeForWeek: Handler<typeof rows.setTimeForWeek> = (call) =>
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
export const autoRegisterTime: Handler<typeof rows.autoRegisterTime> = (call) => {
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
