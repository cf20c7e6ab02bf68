import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, kroner, moment, weekQuery } from "#contract/wire/schemas.ts";
import { changedInvoiceData, changedPayData, whyNotInvoiced, whyNotPaid } from "./ledger.entities.ts";

const ids = z.array(id);

/** The month of the 15th that ends a pay period, `2026-11`. */
const period = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** One booking of an invoice run: who and what would go, who stays and why. */
const runBooking = z.object({
  booking_id: id,
  corporation_id: id,
  corporation: z.string(),
  job_title: z.string(),
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  city: z.string(),
  /** Which invoice of this run it goes on, from 1: bookings with one number are sent together. */
  invoice: z.int(),
  shift_ids: ids,
  /** Late removals by the company; the amounts are in the total. */
  fee_shift_ids: ids,
  stays: z.array(z.object({ shift_id: id, name: z.string(), reason: whyNotInvoiced })),
  total: kroner,
  booked_total: kroner,
  /** Why it can't be sent as it stands, in Danish. */
  refusal: z.nullable(z.string()),
  /** Documents that the accounting service refused and nobody took back yet. */
  refused: z.int(),
  /** Of the company since its last invoice. */
  changed: z.nullable(changedInvoiceData),
});

/** One person's shift of a pay period. */
const payrollShift = z.object({
  shift_id: id,
  booking_id: id,
  employee_id: id,
  /** For work, or for a late removal by the company. */
  kind: z.literal(["pay", "cancellation"]),
  name: z.string(),
  corporation: z.string(),
  job_title: z.string(),
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  /** Paid hours; transport included. */
  hours: z.number(),
  transport: z.number(),
  hourly_wage: kroner,
  /** Without holiday pay. */
  pay: kroner,
  /** What of it supplements are, where it pays the work and not a correction. */
  supplements: kroner,
  /** Beside the pay, and taken from it. */
  employer_pension: kroner,
  employee_pension: kroner,
  /** 12.5 % of it, for FerieKonto. */
  holiday: kroner,
  /** 0 none chosen, 1 main card, 2 secondary card. */
  tax_card: z.int(),
  state: z.literal(["ready", "stays", "queued", "accepted", "refused"]),
  reason: z.nullable(whyNotPaid),
  /** Of what has not been sent. */
  changed: z.nullable(changedPayData),
  payment_date: day,
  /** Accepted lines of the payroll file that are paid then, and when all of them were fetched; null while one was not. */
  pay_line_ids: ids,
  fetched_at: z.nullable(moment),
});

/** Who fetched the payroll file of a period last, with how many lines. */
const lastFetch = z.nullable(z.object({ at: moment, by: z.nullable(z.string()), lines: z.int() }));

/** What is sent in one go: a week's invoices, a period's pay. */
export const runEndpoints = {
  invoiceRun: endpoint({
    method: "GET",
    path: "admin/invoice-run",
    summary:
      "Bookings of a week, of which something is still to be invoiced or was refused, with what would go and what stays; last week unless told. At most 200.",
    callers: ["admin"],
    roles: "readingMoney",
    query: z.object(weekQuery),
    answer: z.object({
      week: z.int(),
      year: z.int(),
      first: day,
      last: day,
      bookings: z.array(runBooking),
      total: kroner,
    }),
  }),
  sentStates: endpoint({
    method: "GET",
    path: "admin/sent-states",
    summary: "What became of what was sent last of bookings: on its way, accepted or refused.",
    callers: ["admin"],
    roles: "readingMoney",
    query: z.object({
      of: z.literal(["invoices", "pay"]),
      /** Their ids, set apart by commas; 200 at most. */
      bookings: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/)),
    }),
    answer: z.array(
      z.object({
        booking_id: id,
        state: z.literal(["queued", "accepted", "refused"]),
        /** The service's own words of a refusal. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  payroll: endpoint({
    method: "GET",
    path: "admin/payroll",
    summary:
      "Every shift of a pay period with its pay, its state and its payment date; without CPR and bank numbers. The period is the month of the 15th that ends it.",
    callers: ["admin"],
    roles: "readingMoney",
    query: z.object({ period: z.optional(period) }),
    answer: z.object({
      period: z.string(),
      periods: z.array(z.string()),
      from: day,
      to: day,
      closes_on: day,
      is_closed: z.boolean(),
      payment_date: day,
      last_fetch: lastFetch,
      shifts: z.array(payrollShift),
    }),
  }),
  noteFetch: endpoint({
    method: "POST",
    path: "admin/payroll/fetches",
    summary:
      "Notes that the payroll file of a period was fetched, and which pay lines were in it; again as often as it is.",
    callers: ["admin"],
    roles: "money",
    body: z.strictObject({
      period,
      pay_line_ids: z.array(id).check(z.minLength(1), z.maxLength(5000)),
    }),
    answer: z.object({ last_fetch: lastFetch }),
    refusals: ["not_found"],
  }),
};
