const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** Whether text can be a CVR number: exactly 8 digits (§5). Nothing more is asked of it. */
export function isCvr(text: string): boolean {
  return /^\d{8}$/.test(text);
}

/** Whether the check digit of a CVR number fits; for a hint only, never a refusal. */
export function hasCvrCheckDigit(cvr: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(cvr[index]), 0);
  return isCvr(cvr) && sum % 11 === 0;
}
