import type { SortedApplicant } from "#rules/applying/applicant-sort.ts";
import type { ApplicantShift } from "#web/screens/corporation/booking-view/use-change-shift.ts";

/** What the order of applicants and every other sorting look at, of somebody as the server answers them. */
export function sortFactsOf(shift: ApplicantShift): SortedApplicant {
  const { employee } = shift;
  return {
    hiredBeforeCount: shift.hiredBeforeCount,
    nrOfShifts: employee.nrOfShifts,
    rating: employee.rating.rating,
    ratings: employee.rating.nrOfRatings,
    nrOfAppliedShifts: employee.nrOfAppliedShifts,
    appliedAt: Date.parse(shift.applied_at),
    jobShifts: shift.shifts_in_job,
    distanceKm: shift.distance_km,
  };
}
