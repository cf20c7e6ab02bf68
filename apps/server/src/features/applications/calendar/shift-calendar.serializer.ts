import { calendarSequence, shiftCalendarStatusOf } from "#rules/bookings/calendar.ts";
import { checkInOpensAt, isArrivalInfoShown } from "#rules/shifts/check-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { CalendarEntry } from "#server/features/bookings/calendar/calendar-file.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { shiftEntryTexts as texts } from "#texts/da/employee/phone/own-calendar.ts";
import { formatAddress } from "#texts/format/contact.ts";
import type { CalendarShift } from "./shift-calendar.queries.ts";

/**
 * A shift in its employee's calendar; null where it never was theirs. How to get in and whom to ask for only as the
 * shift's page shows them, and as a newer version of the entry from then on. Neither pay nor numbers are in it.
 */
export function serializeShiftEntry(
  shift: CalendarShift,
  publicUrl: string,
  now: Moment,
): CalendarEntry | null {
  const isSelected = shift.shift_status === "selected";
  const status = shiftCalendarStatusOf({ booking: shift.status, isSelected, wasSelected: true });
  if (status === null) return null;
  const isCancelled = status === "CANCELLED";
  const isShown = !isCancelled && isArrivalInfoShown({ isSelected, date: shift.date }, now);
  const shownAt = isShown ? checkInOpensAt(shift.date) : 0;
  const changedAt = Math.max(shift.updated_at.getTime(), shift.shift_changed_at.getTime(), shownAt);
  const url = `${publicUrl}/bookinginformation/${shift.id}?as=employee`;
  const lines = isCancelled ? [texts.cancelled] : [shift.corporation_name, ...arrivalOf(shift, isShown)];
  return {
    id: `shift-${shift.id}@${new URL(publicUrl).hostname}`,
    sequence: calendarSequence(shift.created_at.getTime(), changedAt),
    changedAt,
    startsAt: shift.starts_at.getTime(),
    endsAt: shift.ends_at.getTime(),
    status,
    summary: texts.summary(shift.job_title, shift.corporation_name),
    location: isCancelled ? "" : formatAddress(shift.address, shift.zip_code, shift.city),
    description: [...lines, url].join("\n"),
    url,
  };
}

function arrivalOf(shift: CalendarShift, isShown: boolean): string[] {
  if (!isShown) return [texts.later];
  const access = chosenOrOther(shift.access_information, shift.access_information_other);
  const lines = [texts.contact(shift.contact_person), texts.access(access), shift.admin_message];
  return lines.filter((line) => line !== "");
}
