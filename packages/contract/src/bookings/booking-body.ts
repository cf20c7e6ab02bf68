import { accepting, seenVersion } from "#contract/wire/schemas.ts";
import { adminBooking } from "./admin-booking.entities.ts";
import { editableBooking, finishedBooking } from "./booking.entities.ts";
import { otherIsFilled } from "./booking-fields.ts";
import { bookingFormFields } from "./booking-form.ts";

/** Names of our own answers that a caller may send back with a booking, and that are not set by it. */
export const ignoredOfBooking = [
  ...Object.keys(finishedBooking.shape),
  ...Object.keys(editableBooking.shape),
  ...Object.keys(adminBooking.shape),
  "staff_type_title",
];

/** A booking as calls send it. */
export const bookingBody = accepting(bookingFormFields, ignoredOfBooking).check(otherIsFilled);

/** A booking with the version of the trade terms that was shown beside it. */
export const newBookingBody = accepting(
  { ...bookingFormFields, terms_version: seenVersion },
  ignoredOfBooking,
).check(otherIsFilled);

/** The client's own name for one request: sent again under it, the request has been dealt with already. */
export const requestKey = {
  name: "idempotency-key",
  about:
    "At most 100 characters. What is sent again under the same key is answered with the bookings that it made; something else under the same key is refused.",
  isOptional: true,
} as const;
