import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, givenDay, id } from "#contract/wire/schemas.ts";
import { MAX_ORDER_BOOKINGS } from "#rules/bookings/split-order.ts";
import { requestKey } from "./booking-body.ts";
import { bookingFormFields } from "./booking-form.ts";

const { staff_type, start_time, end_time, address, zip_code } = bookingFormFields;

const plannedBooking = z.strictObject({
  staff_type,
  address,
  zip_code,
  date: givenDay,
  start_time,
  end_time,
});

export type PlannedInput = z.input<typeof plannedBooking>;

/** A live booking that one of the planned ones may be once more. */
const duplicate = z.object({
  /** The place of the planned booking in what was sent. */
  planned: z.int(),
  booking_id: id,
  ...{ date: day, start_time: clockTime, end_time: clockTime },
  number_of_staff: z.int(),
  job_title: z.string(),
});

export type WireDuplicate = z.output<typeof duplicate>;

export const duplicateEndpoints = {
  duplicates: endpoint({
    method: "POST",
    path: "corporations/bookings/duplicates",
    summary:
      "The company's live bookings of the same job type and place whose time overlaps that of a planned one, soonest first; nothing is changed. What was booked under the request key itself does not count.",
    callers: ["corporation"],
    roles: "planning",
    companyRoles: "planning",
    body: z.strictObject({
      bookings: z.array(plannedBooking).check(z.minLength(1), z.maxLength(MAX_ORDER_BOOKINGS)),
    }),
    header: requestKey,
    answer: z.array(duplicate),
  }),
};
