import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Fitness } from "#server/features/bookings/fitness/fitness.ts";
import { refusedOf, workingTimeIn } from "#server/features/bookings/fitness/fitness.ts";
import { ownSentence } from "#texts/da/fitness/reasons.ts";

/** What a person is told before applying: what of working time the shift would break, and what else stands in the way. */
export function toldBeforehand(fitness: Fitness): Pick<WireEmployeeBooking, "warnings" | "fitness"> {
  return {
    warnings: workingTimeIn(refusedOf(fitness)),
    fitness: fitness.findings.filter((found) => ownSentence(found) !== null),
  };
}
