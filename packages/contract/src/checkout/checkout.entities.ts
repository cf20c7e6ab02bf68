import * as z from "zod/mini";
import { shiftFields } from "#contract/applications/application.entities.ts";
import { employeeBooking } from "#contract/bookings/booking.entities.ts";
import { clockTime, commaKroner, day, id, kroner, moment } from "#contract/wire/schemas.ts";

/** How far a checkout is, which side is to do something next, and until when where that is due. */
const move = z.object({
  state: z.literal([
    "nobody_stamped",
    "employee_stamped",
    "company_stamped",
    "company_answered",
    "employee_answered",
    "part_agreed",
    "agreed",
    "locked",
  ]),
  by: z.nullable(z.literal(["employee", "corporation"])),
  due_by: z.nullable(moment),
});

export type WireMove = z.output<typeof move>;

/** One person on a company's checkout page. */
export const corporationCheckoutShift = z.object({
  ...shiftFields,
  /** How often this company had the person at work before this shift. */
  hiredBeforeCount: z.int(),
  employee_checkin_time: z.nullable(clockTime),
  employee_checkout_time: z.nullable(clockTime),
  corporation_checkin_time: z.nullable(clockTime),
  corporation_checkout_time: z.nullable(clockTime),
  admin_checkin_time: z.nullable(clockTime),
  admin_checkout_time: z.nullable(clockTime),
  first_checkout_by: z.nullable(z.literal(["employee", "corporation"])),
  last_checkout_by: z.nullable(z.literal(["employee", "corporation"])),
  checkout_rejected_count_employee: z.int(),
  checkout_rejected_count_corporation: z.int(),
  time_comment_by_employee: z.string(),
  time_comment_by_corporation: z.string(),
  /**
   * What the person costs by each side's times, as booked, and as it stands in the booking's price: kroner excl. VAT;
   * null for a side that has not stamped.
   */
  amounts: z.object({
    employee: z.nullable(kroner),
    corporation: z.nullable(kroner),
    booked: kroner,
    counted: kroner,
  }),
  /** When the company's silence agreed on a part of the employee's times; null where it has not. */
  undisputed_at: z.nullable(moment),
  /** Hours of the employee's times that are still open then; negative where the times became shorter. */
  open_hours: z.number(),
  move,
  comment: z.string(),
  rating: z.int(),
  /** Rating and comment as a list: of one once they are given, else empty. */
  employeeRatings: z.array(z.object({ rating: z.int(), comment: z.string() })),
  not_met_for_booking: z.boolean(),
  admin_approve_invoice: z.boolean(),
  admin_approve_checkout: z.boolean(),
  /** Why the company cannot change the hours any more, with the sentence that says so; null while it can. */
  locked: z.nullable(
    z.object({
      reason: z.literal(["invoice_accepted", "invoice_requested", "approved_for_invoice", "checkout_closed"]),
      text: z.string(),
    }),
  ),
});

/** What the checkout page of an employee is made of. */
export const employeeCheckout = z.object({
  id,
  status: z.string(),
  employee_checkin_time: z.nullable(clockTime),
  employee_checkout_time: z.nullable(clockTime),
  corporation_checkin_time: z.nullable(clockTime),
  corporation_checkout_time: z.nullable(clockTime),
  first_checkout_by: z.nullable(z.literal(["employee", "corporation"])),
  last_checkout_by: z.nullable(z.literal(["employee", "corporation"])),
  checkout_rejected_count_employee: z.int(),
  checkout_rejected_count_corporation: z.int(),
  time_comment_by_corporation: z.string(),
  time_comment_by_employee: z.string(),
  admin_approve_checkout: z.boolean(),
  /** Why the own hours cannot be changed any more, with the sentence that says so; null while they can. */
  locked: z.nullable(z.object({ reason: z.literal("admin_approved"), text: z.string() })),
  /** When the company's silence agreed on a part of the employee's times; null where it has not. */
  undisputed_at: z.nullable(moment),
  /** Hours of the employee's times that are still open then; negative where the times became shorter. */
  open_hours: z.number(),
  move,
  rating: z.int(),
  employee_comment: z.string(),
  paymentDate: day,
  totalPay: commaKroner,
  booking: employeeBooking,
  corporation: z.object({ id, name: z.string(), icon_image: z.string(), baseURL_image: z.string() }),
  employee: z.object({
    id,
    cpr_nr: z.string(),
    bank_reg_nr: z.string(),
    bank_account_nr: z.string(),
    tax_card_type: z.int(),
    updatable_in_zenegy: z.boolean(),
  }),
});

export type WireEmployeeCheckout = z.output<typeof employeeCheckout>;

/** What a stamp is answered with. */
export const stampAnswer = z.extend(employeeCheckout, {
  /** Why the CPR number that came along is not saved, as a sentence; null where it is, and where none came. */
  cpr_not_saved: z.nullable(z.string()),
});
