/**
 * Whether a CPR number cannot be changed: payroll knows the person by it, so that only an admin may correct it.
 * Rule: Changing a CPR number, docs/rules/people.md.
 */
export function isCprLocked(facts: { isStored: boolean; isInPayroll: boolean; byAdmin: boolean }): boolean {
  return facts.isStored && facts.isInPayroll && !facts.byAdmin;
}

/** Whether text can be a CVR number: exactly 8 digits. Rule: CVR number, docs/rules/people.md. */
export function isCvr(text: string): boolean {
  return /^\d{8}$/.test(text);
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
