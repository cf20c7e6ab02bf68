import * as z from "zod/mini";
import { rating } from "#contract/corporations/corporation.entities.ts";
import { commaKroner, day, id, kroner, moment } from "#contract/wire/schemas.ts";
import { invoiceGroupings } from "#rules/money/invoice-grouping.ts";
import { corporationBooking } from "./booking.entities.ts";

/** One person on a booking as admins see it. */
export const staffEntry = z.object({
  shift_id: id,
  employee: z.object({
    id,
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    email: z.string(),
    profile_image: z.string(),
    baseURL_image: z.string(),
    /** A dot for each digit, but in the file of who worked. */
    cpr_nr: z.string(),
    bank_account_nr: z.string(),
    bank_reg_nr: z.string(),
  }),
  rating,
  nrOfShifts: z.int(),
  employee_checkin: z.nullable(moment),
});

const moneySide = z.object({
  state: z.literal(["none", "left", "queued", "refused", "sent"]),
  sent: z.int(),
  queued: z.int(),
  of: z.int(),
});

/** How far a booking's invoice and pay are, whose hours are open, and the invoices that have a number. */
const bookingMoney = z.object({
  invoice: moneySide,
  pay: moneySide,
  open_hours: z.int(),
  invoices: z.array(
    z.object({
      number: z.string(),
      url: z.nullable(z.string()),
      /** How far it is paid, as accounting says. */
      payment: z.nullable(z.literal(["paid", "unpaid", "overdue"])),
      due_date: z.nullable(day),
      /** An electronic one that did not arrive, and is not paid all the same. */
      is_undelivered: z.boolean(),
    }),
  ),
});

/** A booking in an admin's lists and on the invoice page. */
export const adminBooking = z.object({
  ...corporationBooking.shape,
  corporation: z.object({
    id,
    name: z.string(),
    cvr_nr: z.string(),
    contact_person: z.string(),
    address: z.string(),
    city_zip: z.string(),
    city: z.string(),
    billing_email: z.string(),
    email: z.string(),
    /** Whether anybody has confirmed the e-mail that it signed up with; until then its bookings cannot be approved. */
    email_confirmed: z.boolean(),
    ean: z.string(),
    /** What an invoice to the EAN names where the booking has no reference of its own. */
    ean_order_reference: z.string(),
    /** How its bookings are put together on invoices. */
    invoice_grouping: z.literal([...invoiceGroupings]),
    icon_image: z.string(),
    baseURL_image: z.string(),
    rating,
  }),
  hourly_wage_with_extra: commaKroner,
  totalNrOfShifts: z.int(),
  selectedStaff: z.array(staffEntry),
  appliedStaff: z.array(staffEntry),
  original_created_at: moment,
  urgentPeriod: z.nullable(z.literal([24, 48])),
  checkoutCompleted: z.boolean(),
  paid_at: z.nullable(moment),
  is_sent_to_zenegy: z.boolean(),
  over_credit_ceiling: z.boolean(),
  /** The company's unpaid work and its ceiling, where it is over. */
  credit: z.nullable(z.object({ owed: kroner, ceiling: kroner })),
  money: bookingMoney,
});

export type WireAdminBooking = z.output<typeof adminBooking>;
