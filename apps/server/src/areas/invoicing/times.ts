import type { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import type { Verb } from "#server/areas/verb.ts";
import { changeAll, changeShift } from "./change-shifts.ts";
import { bothSides } from "./lock.ts";

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
