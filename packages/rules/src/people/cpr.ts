import { type Day, isDay } from "#rules/time/moment.ts";

/** Whether text is a CPR number as it is stored: 10 digits. No check digit: newer numbers have none. */
export function isCpr(text: string): boolean {
  return /^\d{10}$/.test(text);
}

/** What a field keeps of what is typed: digits, at most 10 (E-314). */
export function cprDigits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, 10);
}

/** A CPR number as a person reads it, `010190-1234`. */
export function formatCpr(cpr: string): string {
  return `${cpr.slice(0, 6)}-${cpr.slice(6)}`;
}

/** A CPR number for those who may not see it, `010190-****`. */
export function maskCpr(cpr: string): string {
  return `${cpr.slice(0, 6)}-****`;
}

/**
 * Whether a CPR number cannot be changed: payroll knows the person by it, so that only an admin may correct it
 * (E-315 to E-317).
 */
export function isCprLocked(facts: { isStored: boolean; isInPayroll: boolean; byAdmin: boolean }): boolean {
  return facts.isStored && facts.isInPayroll && !facts.byAdmin;
}

/** The day of birth that a CPR number stands for, null when it is none or the day does not exist. */
export function birthDateOf(cpr: string): Day | null {
  if (!isCpr(cpr)) return null;
  const yearOfCentury = Number(cpr.slice(4, 6));
  const year = centuryOf(Number(cpr[6]), yearOfCentury) + yearOfCentury;
  const day = `${year}-${cpr.slice(2, 4)}-${cpr.slice(0, 2)}`;
  return isDay(day) ? day : null;
}

/** The century by the seventh digit, as the CPR office hands numbers out. */
function centuryOf(seventh: number, yearOfCentury: number): number {
  if (seventh <= 3) return 1900;
  if (seventh === 4 || seventh === 9) return yearOfCentury <= 36 ? 2000 : 1900;
  return yearOfCentury <= 57 ? 2000 : 1800;
}
