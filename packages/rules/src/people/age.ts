import type { Day } from "#rules/time/moment.ts";

const ADULT_AGE = 18;
/** Nobody who works was born before. */
const MIN_BIRTH_DATE: Day = "1900-01-01";

/**
 * Completed years on `day`. Somebody born on 29 February has a birthday on 1 March in other years.
 * Rule: Age, docs/rules/people.md.
 */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/**
 * Whether `birthDate` can be the birthday of somebody who works on `day`: 18 years or more back, the 18th birthday
 * counts, and not before 1900. Rule: Age, docs/rules/people.md.
 */
export function isWorkersBirthDate(birthDate: Day, day: Day): boolean {
  return birthDate >= MIN_BIRTH_DATE && ageOn(birthDate, day) >= ADULT_AGE;
}
