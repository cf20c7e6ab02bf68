import { HOUR_MS, type Moment } from "#rules/time/moment.ts";

/** What the order of applicants looks at. */
export interface Applicant {
  /** How often this corporation has hired the person before. */
  hiredBeforeCount: number;
  nrOfShifts: number;
  /** Average, null without ratings. */
  rating: number | null;
  nrOfAppliedShifts: number;
  appliedAt: Moment;
}

/** The criterion that sets two applicants apart. */
export type PlaceCriterion = "hiredBeforeCount" | "nrOfShifts" | "rating" | "nrOfAppliedShifts" | "appliedAt";

const MORE_FIRST = ["hiredBeforeCount", "nrOfShifts", "rating", "nrOfAppliedShifts"] as const;

/**
 * Sorts applicants: hired here before, shifts, rating, applications, each the higher first, then the earlier
 * application. Someone without ratings stands after anyone with one.
 * Rule: Order of applicants, docs/rules/applying.md.
 */
export function compareApplicants(a: Applicant, b: Applicant): number {
  for (const criterion of MORE_FIRST) {
    const difference = (b[criterion] ?? 0) - (a[criterion] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.appliedAt - b.appliedAt;
}

/** Why one applicant stands where it does beside another; null when nothing sets the two apart. */
export interface PlaceReason {
  criterion: PlaceCriterion;
  isAhead: boolean;
  own: number | null;
  other: number | null;
}

/**
 * The first criterion in which `applicant` differs from `other`, with both values.
 * Rule: Reason for a place, docs/rules/applying.md.
 */
export function explainPlace(applicant: Applicant, other: Applicant): PlaceReason | null {
  const criterion = [...MORE_FIRST, "appliedAt" as const].find(
    (candidate) => (applicant[candidate] ?? 0) !== (other[candidate] ?? 0),
  );
  if (criterion === undefined) return null;
  const isAhead = compareApplicants(applicant, other) < 0;
  return { criterion, isAhead, own: applicant[criterion], other: other[criterion] };
}

/** Hours since somebody applied, as answers say it. Rule: Time since applying, docs/rules/applying.md. */
export function answeredAppliedHours(now: Moment, appliedAt: Moment): number {
  return Math.floor(((now - appliedAt) / HOUR_MS) * 4) / 4;
}
