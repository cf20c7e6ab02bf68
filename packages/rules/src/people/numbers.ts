import { isDay } from "#rules/time/moment.ts";

/**
 * Whether a CPR number cannot be changed: payroll knows the person by it, so that only an admin may correct it.
 * Rule: Changing a CPR number, docs/rules/people.md.
 */
export function isCprLocked(facts: { isStored: boolean; isInPayroll: boolean; byAdmin: boolean }): boolean {
  return facts.isStored && facts.isInPayroll && !facts.byAdmin;
}

/**
 * Whether ten digits can be a CPR number: they begin with a day that exists, from 1900 on. The check digit is not
 * asked for. Rule: CPR number, docs/rules/people.md.
 */
export function isCpr(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const [day, month, year] = [0, 2, 4].map((from) => Number(digits.slice(from, from + 2))) as [
    number,
    number,
    number,
  ];
  const century = centuryOf(year, Number(digits[6]));
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  const birthday = `${century + year}-${twoDigits(month)}-${twoDigits(day > 60 ? day - 60 : day)}`;
  return century >= 1900 && isDay(birthday);
}

/** The century of a two-digit year by the seventh digit of the number. */
function centuryOf(year: number, seventh: number): 1800 | 1900 | 2000 {
  if (seventh <= 3) return 1900;
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 : 1900;
  return year <= 57 ? 2000 : 1800;
}

/**
 * Whether text can be a CVR number: 8 digits that fit their check digit. Rule: CVR number, docs/rules/people.md.
 */
export function isCvr(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === "00000000") return false;
  const weights = [2, 7, 6, 5, 4, 3, 2, 1];
  return weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11 === 0;
}

/**
 * Whether text can be the EAN of a buyer (GLN): 13 digits, of which the last one checks the others.
 * Rule: EAN number, docs/rules/people.md.
 */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text) || /^0+$/.test(text)) return false;
  return (
    [...text].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0
  );
}

/**
 * The digits of a number as somebody searches for it, null where the text is no number.
 * Rule: Numbers in a search, docs/rules/people.md.
 */
export function searchedDigits(text: string): string | null {
  if (!/^\+?[\d\s.-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^45(?=\d{8}$)/, "");
  return digits.length < 4 ? null : digits;
}

/**
 * Whether text looks like a CPR number: a day, a month, a year and four digits.
 * Rule: A CPR number in a search, docs/rules/people.md.
 */
export function looksLikeCpr(text: string): boolean {
  return /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d{2}[\s-]?\d{4}$/.test(text.trim());
}
