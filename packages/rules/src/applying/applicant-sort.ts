import { type Applicant, compareApplicants } from "./applicant-order.ts";

/** What a company sorts its applicants by; the first is the order of applicants. */
export const applicantSorts = ["recommended", "rating", "hired", "job", "distance", "applied"] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** What sorting looks at, besides the order of applicants. */
export interface SortedApplicant extends Applicant {
  /** How many ratings the average is of. */
  ratings: number;
  /** Shifts worked in the booking's job, for any company. */
  jobShifts: number;
  /** Kilometres to the booking's postal code, null where one of the two is unknown. */
  distanceKm: number | null;
}

/** The less it is, the further ahead; equal ones stand in the order of applicants. */
const measures: Record<Exclude<ApplicantSort, "recommended">, (applicant: SortedApplicant) => number[]> = {
  rating: ({ rating, ratings }) => [rating === null ? 1 : -rating, -ratings],
  hired: ({ hiredBeforeCount }) => [-hiredBeforeCount],
  job: ({ jobShifts }) => [-jobShifts],
  distance: ({ distanceKm }) => [distanceKm ?? Number.MAX_SAFE_INTEGER],
  applied: ({ appliedAt }) => [appliedAt],
};

/** Compares two applicants for a sorting; equal ones stand in the order of applicants. Rule: Sorting applicants, docs/rules/applying.md. */
export function compareFor(sort: ApplicantSort): (a: SortedApplicant, b: SortedApplicant) => number {
  if (sort === "recommended") return compareApplicants;
  const measure = measures[sort];
  return (a, b) => {
    const theirs = measure(b);
    const difference = measure(a).map((own, index) => own - (theirs[index] ?? 0));
    return difference.find((one) => one !== 0) ?? compareApplicants(a, b);
  };
}

/** The sorting that an address names, the order of applicants for anything else. */
export function sortNamed(name: string | undefined): ApplicantSort {
  return applicantSorts.find((sort) => sort === name) ?? "recommended";
}
