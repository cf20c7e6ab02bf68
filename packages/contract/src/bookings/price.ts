import * as z from "zod/mini";
import { supplement } from "#contract/settings/wage-agreement.entities.ts";
import { kroner } from "#contract/wire/schemas.ts";
import { bookingTermKeys } from "#rules/pricing/term-values.ts";

/** The terms that a booking was made under and keeps: hours, percents and numbers of people. */
export const bookingTerms = z.record(z.literal([...bookingTermKeys]), z.number());

/** The rows of a price, as `priceBooking` of the rules makes them. */
const priceRow = z.object({
  key: z.literal([
    "shifts",
    "minimum",
    "overtime",
    "clock_change",
    "transport",
    "supplement",
    "pension",
    "service",
    "rush",
    "emergency",
    "cancellation",
  ]),
  label: z.string(),
  /** As the table shows it: `3 × 8,00`. */
  quantity: z.string(),
  hourly_wage: kroner,
  holiday: kroner,
  unit_price: kroner,
  total: kroner,
  /** People whom the row concerns, their hours together, and those of each, null where they differ. */
  people: z.int(),
  hours: z.number(),
  hours_each: z.nullable(z.number()),
  /** Why the row is there: those of the facts that concern it. Lengths in hours, the fee in kroner per hour. */
  why: z.object({
    break_hours: z.optional(z.number()),
    fee: z.optional(kroner),
    minimum_hours: z.optional(z.number()),
    overtime_step_hours: z.optional(z.number()),
    transport_hours: z.optional(z.number()),
    under_hours: z.optional(z.number()),
    supplement: z.optional(supplement),
    /** Percent of the pay that the employer pays into a pension. */
    pension_percent: z.optional(z.number()),
  }),
});

/** What a company pays for a booking; late removals that have not lapsed are its last row, `cancellation`. */
export const price = z.object({
  rows: z.array(priceRow),
  total: kroner,
  /** Whose times it is made of: the booked ones, or those of the shifts where they come to something else. */
  basis: z.literal(["booked", "worked"]),
  /** Hours from the creation of the booking to its start. */
  lead_hours: z.number(),
  /** The company's hours of everybody are locked: the price follows no answer of the company or the employees. */
  is_settled: z.boolean(),
});

export type WirePrice = z.output<typeof price>;

/** What is paid in advance of what is left of a booking's order: so many people, in these instalments. */
export const prepayment = z.object({
  percents: z.array(z.number()),
  instalments: z.array(kroner),
  amount: kroner,
  people: z.int(),
});
