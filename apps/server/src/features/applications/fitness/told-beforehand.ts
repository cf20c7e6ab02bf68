import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Fitness } from "#server/features/bookings/fitness/fitness.ts";
import { refusedOf, workingTimeIn } from "#server/features/bookings/fitness/fitness.ts";
import { ownSentence } from "#texts/da/fitness/reasons.ts";

/** What a person is told before applying: what of working time the shift would break, and what else stands in the way. */
export function toldBeforehand(fitness: Fitness): Pick<WireEmployeeBooking, "warnings" | "hindrances"> {
  return {
    warnings: workingTimeIn(refusedOf(fitness)),
    hindrances: fitness.findings.flatMap((found) => {
      const sentence = ownSentence(found);
      return sentence === null ? [] : [{ sentence, is_refused: found.verdict === "refuse" }];
    }),
  };
}
