import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, kroner, moment } from "#contract/wire/schemas.ts";
import { restWaitsFor } from "#rules/pay/open-rest.ts";
import { payReasons, payStates } from "#rules/pay/pay-state.ts";

/** The month of the 15th that ends a period. */
const period = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/));

/** Money in kroner; `holiday` goes to FerieKonto and is in no total. */
const ownPay = z.object({
  period,
  /** The periods that anything was worked in or is paid with, the newest first, with what is certain of each payment. */
  periods: z.array(z.object({ period, from: day, to: day, payment_date: day, total: kroner })),
  from: day,
  to: day,
  payment_date: day,
  /** The last day on which something can still join this payment. */
  closes_on: day,
  /** What was worked in the period or is paid with it, payment by payment; `total` counts what is paid with it. */
  shifts: z.array(
    z.object({
      shift_id: id,
      booking_id: id,
      /**
       * A `difference` is a correction that is paid on another day than the shift's first pay; it may be negative. A
       * `cancellation` is paid to whom the company took off late.
       */
      kind: z.literal(["pay", "difference", "cancellation"]),
      date: day,
      job_title: z.string(),
      corporation: z.string(),
      start_time: clockTime,
      end_time: clockTime,
      /** Without transport, the hour of a clock change included. */
      hours: z.number(),
      transport_hours: z.number(),
      hourly_wage: kroner,
      wage: kroner,
      transport: kroner,
      /** What an agreement pays more for some of the hours, each by its name. */
      supplements: z.array(z.object({ name: z.string(), hours: z.number(), rate: kroner, amount: kroner })),
      /** What employer and employee pay into a pension of this payment; the own part is taken from the pay. */
      pension: z.object({ employer: kroner, employee: kroner }),
      holiday: kroner,
      /** The corrections that are part of this payment, each with the office's reason. */
      corrections: z.array(z.object({ amount: kroner, reason: z.string() })),
      state: z.literal([...payStates]),
      reason: z.nullable(z.literal([...payReasons])),
      /** When the company's silence agreed on a part of the hours, and what it left open: in no sum, null where nothing is. */
      undisputed_at: z.nullable(moment),
      open: z.nullable(z.object({ hours: z.number(), pay: kroner, waits_for: z.literal([...restWaitsFor]) })),
      payment_date: day,
    }),
  ),
  total: kroner,
  open_total: kroner,
  holiday_total: kroner,
  estimate: z.object({
    tax_card: z.int(),
    tax_percent: z.number(),
    /** What a main card exempts a month; 0 with another. */
    deduction: kroner,
    atp: kroner,
    /** The own part of the pension. */
    pension: kroner,
    am: kroner,
    tax: kroner,
    net: kroner,
  }),
});

export type WireOwnPay = z.output<typeof ownPay>;

/** What an employee has earned. */
export const ownPayEndpoints = {
  ownPay: endpoint({
    method: "GET",
    path: "employees/pay",
    summary:
      "The caller's pay of one period, the one that is paid next unless named: payments of shifts, sums and a net estimate.",
    callers: ["employee"],
    roles: "readingMoney",
    query: z.object({ period: z.optional(period) }),
    answer: ownPay,
  }),
};
