import * as z from "zod/mini";
import { day } from "#contract/wire/schemas.ts";
import { fitnessReasons } from "#rules/applying/fitness/fitness.ts";
import { missingPermits } from "#rules/applying/fitness/right-to-work.ts";

/** A reason against a shift, with what its sentence names. */
export const foundReason = z.object({
  reason: z.literal([...fitnessReasons]),
  /** Why no permit holds, of `no_permit`. */
  why: z.nullable(z.literal([...missingPermits])),
  /** The last day of a permit that has ended, or the day on which terms were given. */
  day: z.nullable(day),
  /** The hours of the month of `student_hours`, and the limit of them. */
  hours: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  verdict: z.literal(["refuse", "warn"]),
});

/** The hours of this month of somebody who works as a student. */
export const studentHours = z.object({ month: day, hours: z.number(), limit: z.number() });
