import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, givenDay, id, kroner } from "#contract/wire/schemas.ts";
import { daysBetween } from "#rules/time/moment.ts";
import { reportTexts } from "#texts/da/backoffice/reports.ts";

/** A year and a leap week. */
const MAX_DAYS = 371;

const figures = {
  /** Taken places of places, from 0 to 1; null without places. */
  fill_rate: z.nullable(z.number()),
  /** Hours from approval until full, on average; null where nothing is full. */
  time_to_fill: z.nullable(z.number()),
  no_shows: z.int(),
  /** Shifts that have ended, of which those are the no-shows. */
  ended: z.int(),
  /** Invoiced less credited, kroner without VAT. */
  revenue: kroner,
};

/** What of the bookings is not invoiced yet, kroner without VAT. */
const toCome = kroner;

const part = z.object({ id, name: z.string(), ...figures });

/** Hours, and kroner without VAT. Rule: Report of the work, docs/rules/money.md. */
const sums = {
  hours: z.number(),
  worked: kroner,
  invoiced: kroner,
  /** Not invoiced yet. */
  to_come: kroner,
  paid: kroner,
  wages: kroner,
  margin: kroner,
};
const workPart = z.object({ id, name: z.string(), ...sums });

const period = z.object({ from: givenDay, to: givenDay }).check(
  z.refine(({ from, to }) => from <= to && daysBetween(from, to) <= MAX_DAYS, {
    error: reportTexts.wrongDays,
    path: ["to"],
  }),
);

/** How the business goes. */
export const reportEndpoints = {
  figures: endpoint({
    method: "GET",
    path: "admin/figures",
    mayLag: true,
    summary:
      "Fill rate, time to fill, no-shows and revenue of bookings on these days: together, week by week, and for the twenty companies and staff types with most revenue.",
    callers: ["admin"],
    roles: "reading",
    query: period,
    answer: z.object({
      ...figures,
      to_come: toCome,
      weeks: z.array(z.object({ week: z.int(), year: z.int(), first: day, ...figures, to_come: toCome })),
      corporations: z.array(part),
      staff_types: z.array(part),
    }),
  }),
  workReport: endpoint({
    method: "GET",
    path: "admin/reports",
    mayLag: true,
    summary:
      "What was worked, invoiced, not invoiced yet and paid on these days, with wages and margin: by week, by company and by staff type, which come to the same.",
    callers: ["admin"],
    roles: "readingMoney",
    query: period,
    answer: z.object({
      total: z.object(sums),
      weeks: z.array(z.object({ week: z.int(), year: z.int(), first: day, ...sums })),
      corporations: z.array(workPart),
      staff_types: z.array(workPart),
    }),
  }),
};
