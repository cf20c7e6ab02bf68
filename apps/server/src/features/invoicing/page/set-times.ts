import type { Updateable } from "kysely";
import type { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { agreedTimes } from "#rules/checkout/times.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { lockOf } from "#server/features/invoicing/amounts.ts";
import { adminPayTimesOf, adminTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { changeAll, changeShift, type HoursChange } from "./change-shifts.ts";
import { bothSides } from "./locked-bookings.ts";
import { assertWholeDay } from "./settle-times.ts";

/** Sets the times that the company is billed for; without them the stamps count again. Refuses `whole_day` for equal times. */
export const registerCorporationTime: Handler<typeof rows.registerCorporationTime> = (call) =>
  changeShift(
    call,
    call.params.id,
    { action: "register_corporation_time", sides: ["invoice"], seen: call.body.seen },
    (booking) => {
      const { admin_checkin_time: from, admin_checkout_time: to } = call.body.checkOut;
      assertWholeDayBooked(booking, from, to);
      return call.body.checkOut;
    },
  );

/** Sets the times that the employee is paid for; without them the stamps count again. Refuses `whole_day` for equal times. */
export const registerEmployeeTime: Handler<typeof rows.registerEmployeeTime> = (call) =>
  changeShift(
    call,
    call.params.id,
    { action: "register_employee_time", sides: ["pay"], seen: call.body.seen },
    (booking) => {
      const { admin_employee_checkin_time: from, admin_employee_checkout_time: to } = call.body.checkOut;
      assertWholeDayBooked(booking, from, to);
      return call.body.checkOut;
    },
  );

/** Sets both sides' times of everybody on a booking, over whatever was there. Refuses `whole_day` for equal times. */
export const setTimeForAll: Handler<typeof rows.setTimeForAll> = (call) =>
  changeAll(call, [call.params.id], setTimes, columnsOf(call.body.time));

/** Sets both sides' times of everybody on a week's bookings. Refuses `whole_day` for equal times. */
export const setTimeForWeek: Handler<typeof rows.setTimeForWeek> = (call) =>
  changeAll(call, call.body.bookingIds, setTimes, columnsOf(call.body.time));

const setTimes: HoursChange = { action: "set_times", sides: bothSides };

function columnsOf({ startTime, endTime }: { startTime: ClockTime; endTime: ClockTime }) {
  return (booking: BookingRow) => {
    assertWholeDayBooked(booking, startTime, endTime);
    return {
      admin_checkin_time: startTime,
      admin_checkout_time: endTime,
      admin_employee_checkin_time: startTime,
      admin_employee_checkout_time: endTime,
    };
  };
}

/** These calls carry no yes of their own: equal times stand only where the booking itself is the whole day. */
function assertWholeDayBooked(booking: BookingRow, from: ClockTime | null, to: ClockTime | null): void {
  if (from !== null && to !== null) assertWholeDay(booking, { from, to, whole_day: true });
}

/**
 * Fills admin times that are still open with what both sides agreed on. What an admin has set, what was sent, and what
 * nobody agreed on stays as it is.
 */
export const autoRegisterTime: Handler<typeof rows.autoRegisterTime> = (call) => {
  const { booking_id } = call.body;
  const ids = Array.isArray(booking_id) ? booking_id : [booking_id];
  return changeAll(call, ids, { action: "auto_register_time", sides: [] }, (_booking, shift) =>
    openTimes(shift),
  );
};

function openTimes(shift: ShiftRow): Updateable<Shifts> {
  const agreed = agreedTimes(stampsOf(shift));
  if (shift.not_met_for_booking || !agreed) return {};
  const isBilledOpen = lockOf(shift, "invoice") === null && adminTimesOf(shift) === null;
  const isPaidOpen = lockOf(shift, "pay") === null && adminPayTimesOf(shift) === null;
  return {
    ...(isBilledOpen && { admin_checkin_time: agreed.from, admin_checkout_time: agreed.to }),
    ...(isPaidOpen && { admin_employee_checkin_time: agreed.from, admin_employee_checkout_time: agreed.to }),
  };
}
