import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, givenDay, kroner, queryNumber, wage } from "#contract/wire/schemas.ts";
import { leads, likenesses, sizes } from "#rules/bookings/fill-chance.ts";
import { regionCodes } from "#rules/people/regions.ts";

/** So many of so many past bookings were filled; `percent` goes in steps of five, from 5 to 95. */
const evidence = z.object({ filled: z.int(), total: z.int(), percent: z.int() });

/** Counts only, of three companies at least: nothing of a single company or person. */
const fillChance = z.object({
  /** What the booking is compared by; the wage is the lower end of its ten kroner. */
  asked: z.object({
    weekday: z.int(),
    /** A public holiday, or the eve of Christmas or New Year: compared with such days only. */
    is_holiday: z.boolean(),
    region: z.nullable(z.literal(regionCodes)),
    lead: z.literal(leads),
    wage: kroner,
    people: z.literal(sizes),
  }),
  chance: z.nullable(z.extend(evidence, { compared_by: z.array(z.literal(likenesses)) })),
  changes: z.array(
    z.discriminatedUnion("key", [
      z.object({ key: z.literal("day"), weekday: z.nullable(z.int()), evidence: z.nullable(evidence) }),
      z.object({ key: z.literal("wage"), wage: kroner, evidence: z.nullable(evidence) }),
    ]),
  ),
});

export type WireFillChance = z.infer<typeof fillChance>;

export const fillChanceEndpoints = {
  fillChance: endpoint({
    method: "GET",
    path: "bookings/fill-chance",
    mayLag: true,
    summary:
      "How likely a booking would be filled, from past bookings that are like it, and what another day or a higher wage would change; readable by everyone. `chance` is null where too few are like it in wage, number of people and lead.",
    callers: ["anyone"],
    query: z.object({
      staff_type: queryNumber(1, 9_999_999),
      date: givenDay,
      start_time: clockTime,
      hourly_wage: wage,
      number_of_staff: z._default(queryNumber(1, 15), 1),
      /** Empty while there is no address. */
      zip_code: z._default(z.string().check(z.maxLength(10)), ""),
    }),
    answer: fillChance,
    rate: { perHour: 1_200 },
  }),
};
