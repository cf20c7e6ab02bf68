import { initialOf } from "#rules/people/short-name.ts";
import { isNumberShown } from "#rules/shifts/missed-arrival.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Viewer } from "#server/features/bookings/booking.queries.ts";
import { type LastMissed, notedByOf } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import type { StaffShift } from "#server/features/bookings/shifts/shift.queries.ts";

/** One person on a booking's card. The telephone number is there once it has been revealed in its steps. */
export function serializeCardShift(shift: StaffShift, { asAdmin, now }: Viewer) {
  return {
    id: shift.id,
    employee_id: shift.employee_id,
    first_name: shift.first_name,
    last_name: asAdmin ? shift.last_name : initialOf(shift.last_name),
    profile_image: shift.profile_image,
    baseURL_image: shift.base_url_image,
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
    arrived_at: cameAt(shift),
    is_checked: shift.is_checked,
    display_phone_status: shift.display_phone_status,
    phone: asAdmin || shift.display_phone_status === 2 ? shift.phone : null,
    call: numberToCall(shift, now),
    missed: missedOf(shift.missed),
    not_met: shift.not_met_for_booking,
    on_my_way: onMyWayOf(shift),
  };
}

/** When the person came: by the digits, or by their own or somebody's word after they were missed. */
export function cameAt(shift: {
  readonly arrived_at: Date | null;
  readonly missed: LastMissed | null;
}): string | null {
  if (shift.arrived_at) return shift.arrived_at.toISOString();
  const { missed } = shift;
  return missed?.state === "came" && missed.settled_at ? new Date(missed.settled_at).toISOString() : null;
}

/** The number to call, from the day before the shift until its end. Rule: Numbers to call, docs/rules/arriving.md. */
export function numberToCall(shift: StaffShift, now: Moment): string | null {
  const isShown = isNumberShown({ date: shift.work_date, endsAt: shift.ends_at.getTime() }, now);
  return isShown && shift.phone !== "" ? shift.phone : null;
}

/** What somebody wrote of being on the way. */
export function onMyWayOf(shift: {
  readonly on_my_way_at: Date | null;
  readonly delay_minutes: number | null;
}) {
  const { on_my_way_at: at, delay_minutes: minutes } = shift;
  return at && { at: at.toISOString(), minutes };
}

function missedOf(missed: LastMissed | null) {
  if (missed === null || missed.state === "came") return null;
  return {
    noted_at: new Date(missed.noted_at).toISOString(),
    by: notedByOf(missed),
    state: missed.state,
    needs_replacement: missed.needs_replacement,
  };
}
