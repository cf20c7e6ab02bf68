import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Fitness } from "#server/features/bookings/fitness/fitness.ts";
import { workingTimeIn } from "#server/features/bookings/fitness/fitness.ts";
import { ownSentence } from "#texts/da/fitness/reasons.ts";

/** What a person is told before applying: what of working time the shift would break, and what else stands in the way. */
export function toldBeforehand({ findings }: Fitness): Pick<WireEmployeeBooking, "warnings" | "fitness"> {
  return {
    warnings: workingTimeIn(findings.map(({ reason }) => reason)),
    fitness: findings.filter((found) => ownSentence(found) !== null),
  };
}
