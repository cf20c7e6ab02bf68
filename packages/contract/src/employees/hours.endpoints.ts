import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, givenDay, id, pathId } from "#contract/wire/schemas.ts";
import { hoursBases } from "#rules/shifts/hours-list.ts";
import { daysBetween } from "#rules/time/moment.ts";
import { reportTexts } from "#texts/da/backoffice/reports.ts";

/** A year and a leap week. */
const MAX_DAYS = 371;

/** A shift that is over, with the times that count for it. */
const recordedShift = {
  booking_id: id,
  date: day,
  corporation: z.string(),
  start: clockTime,
  end: clockTime,
  /** Hours of an unpaid break, taken from `hours`. */
  break_hours: z.number(),
  hours: z.number(),
  /** Whose times they are. */
  basis: z.literal([...hoursBases]),
};

const week = z.object({
  week: z.int(),
  year: z.int(),
  /** Of the whole week, also of its days in another month. */
  hours: z.number(),
  shifts: z.array(z.object(recordedShift)),
});

/** One person's hours of a month, week by week. */
const monthOfHours = z.object({
  /** The first day of the month. */
  month: day,
  hours: z.number(),
  weeks: z.array(week),
  /** The day of the first shift that is kept; null where there is none. */
  earliest: z.nullable(day),
});

export type WireMonthOfHours = z.output<typeof monthOfHours>;

/** Any day of the month that is asked for; this month unless named. */
const ofMonth = z.object({ month: z.optional(givenDay) });

const listedShift = z.object({
  ...recordedShift,
  employee_id: id,
  name: z.string(),
  week: z.int(),
  week_hours: z.number(),
  /** Hours; null where nothing was worked in the fortnight before. */
  rest_before: z.nullable(z.number()),
  has_day_off: z.boolean(),
  is_opted_out: z.boolean(),
});

export type WireListedShift = z.output<typeof listedShift>;

/** The record of working time: each person's own, and all people's for an inspection. */
export const hoursEndpoints = {
  ownHours: endpoint({
    method: "GET",
    path: "employees/hours",
    summary:
      "The caller's working time of a month: each shift with start, end, break and hours, week by week.",
    callers: ["employee"],
    query: ofMonth,
    answer: monthOfHours,
  }),
  hoursOfPerson: endpoint({
    method: "GET",
    path: "admin/employees/:id/hours",
    summary: "One person's working time of a month, as the person reads it.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    query: ofMonth,
    answer: monthOfHours,
    refusals: ["not_found"],
  }),
  hoursExport: endpoint({
    method: "GET",
    path: "admin/hours-export",
    summary:
      "Everybody's working time on these days, for an inspection: up to 20,000 shifts with rests, days off and consents. That it was taken is noted.",
    callers: ["admin"],
    roles: "hours",
    query: z.object({ from: givenDay, to: givenDay }).check(
      z.refine(({ from, to }) => from <= to && daysBetween(from, to) <= MAX_DAYS, {
        error: reportTexts.wrongDays,
        path: ["to"],
      }),
    ),
    answer: z.object({ shifts: z.array(listedShift), is_cut: z.boolean() }),
    rate: { perHour: 60 },
  }),
};
