import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { prefilledTime } from "#rules/bookings/booking-input.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { type BookingDraft, draftWith, fields } from "./booking-draft.ts";

/** The fields of a saved booking, for the edit form. */
export function draftOf(booking: WireCorporationBooking): BookingDraft {
  const saved = draftWith((name) => {
    const { isNumberAsText, isIdOrNone } = fields[name];
    return isNumberAsText || isIdOrNone ? String(booking[name] ?? "") : booking[name];
  });
  return {
    ...saved,
    booking_person_nr: formatPhone(booking.booking_person_nr),
    no_emails: !booking.is_email_script_allowed,
  };
}

/** An earlier booking as a new form takes it over: everything that is copied, times down to :00 or :30. The department stays. */
export function prefilledFrom(last: WireCorporationBooking, now: BookingDraft): BookingDraft {
  const earlier = draftOf(last);
  const copied = draftWith((name) => (fields[name].isCopied === false ? now : earlier)[name]);
  return {
    ...copied,
    staff_type: now.staff_type,
    department: now.department,
    start_time: prefilledTime(earlier.start_time),
    end_time: prefilledTime(earlier.end_time),
    no_emails: now.no_emails,
  };
}

/** What the form started with again, with the staff type, date and department that were chosen. */
export function resetDraft(now: BookingDraft, start: BookingDraft): BookingDraft {
  return { ...start, staff_type: now.staff_type, date: now.date, department: now.department };
}
