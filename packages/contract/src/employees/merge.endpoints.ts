import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, flag, id, moment } from "#contract/wire/schemas.ts";
import { wayIn, wayKey } from "./way-in.endpoints.ts";

/** A profile of a merge, as the office tells it from the other one. */
const mergedProfile = z.object({
  id,
  name: z.string(),
  created_at: moment,
  /** Since when it has no access; null where it has. */
  deactivated_at: z.nullable(moment),
  /** Confirmed shifts, past ones too. */
  shifts: z.int(),
});

/** A shift that stands in the way of a merge. */
const collidingShift = z.object({
  shift_id: id,
  booking_id: id,
  employee_id: id,
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  job_title: z.string(),
  corporation: z.string(),
});

const merge = z.object({
  keep: mergedProfile,
  drop: mergedProfile,
  /** How much goes from the dropped profile to the kept one. */
  moves: z.object({
    shifts: z.int(),
    applications: z.int(),
    penalties: z.int(),
    ratings: z.int(),
    experience: z.int(),
  }),
  /** What signs in to the dropped profile, and whether it leads to the kept one from then on. */
  ways: z.array(
    z.extend(wayIn, {
      kept: z.boolean(),
      /** Its e-mail or number stands in the kept profile. */
      is_known: z.boolean(),
    }),
  ),
  /** Entries of bookings on which both stand, of which one goes. */
  gone: z.int(),
  /** Pairs of shifts that are to be settled first: of the kept profile and of the dropped one. */
  collisions: z.array(z.object({ keep: collidingShift, drop: collidingShift })),
  /** Why the two cannot be merged now, else null. */
  refusal: z.nullable(z.literal(["merge_other_cpr", "merge_pay_under_way", "merge_collides"])),
});

export type WireMerge = z.output<typeof merge>;

/** Two profiles of one person become one. */
export const mergeEndpoints = {
  merge: endpoint({
    method: "POST",
    path: "admin/employees/merge",
    summary:
      "Moves all that the dropped profile has to the kept one and removes it, for good; `dryRun=1` says what would move and what stands in the way.",
    callers: ["admin"],
    roles: "planning",
    stepUp: "with second factor",
    query: z.object({ dryRun: z.optional(flag) }),
    body: z.strictObject({
      keep: id,
      drop: id,
      /** Keys of the ways in of the dropped profile that lead to the kept one; without it those that are safe. */
      ways: z.optional(z.array(wayKey).check(z.maxLength(100))),
      /** The deactivation of the dropped profile is not to follow. */
      lift_deactivation: z._default(flag, false),
    }),
    answer: merge,
    refusals: [
      ...(["not_found", "merge_same", "merge_other_cpr", "merge_pay_under_way", "merge_collides"] as const),
      "last_way_in",
    ],
  }),
};
