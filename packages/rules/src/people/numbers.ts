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
