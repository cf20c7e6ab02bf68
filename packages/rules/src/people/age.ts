import type { Day } from "#rules/time/moment.ts";

const ADULT_AGE = 18;

/**
 * Completed years on `day`. Somebody born on 29 February has a birthday on 1 March in other years.
 * Rule: Age, docs/rules/people.md.
 */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody is 18 on `day`; the 18th birthday counts. Rule: Age, docs/rules/people.md. */
export function isAdult(birthDate: Day, day: Day): boolean {
  return ageOn(birthDate, day) >= ADULT_AGE;
}
