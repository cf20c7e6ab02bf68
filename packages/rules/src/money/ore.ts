/** Money in whole øre, a hundredth of a krone. */
export type Ore = number;

/**
 * `numerator / denominator` as a whole number, halves up. Both are whole numbers, `denominator` above 0, so
 * that no fraction is lost on the way: rates are eighths of an øre, hours are minutes.
 * Rule: Rounding, docs/rules/pricing.md.
 */
export function roundHalfUp(numerator: number, denominator = 1): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Reads kroner as a person or a caller writes them: `192`, `192,5`, `192,50`. Null for anything else:
 * a point, a sign, more than two decimals or more than six digits before the comma.
 * Rule: Amounts as text, docs/rules/pricing.md.
 */
export function parseKroner(text: string): Ore | null {
  const match = /^(\d{1,6})(?:,(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Kroner as a JSON number with at most two decimals. Takes exact rates, too, which are rounded half up. */
export function toWireKroner(ore: number): number {
  return roundHalfUp(ore) / 100;
}

/** Øre of kroner as a JSON number; what is finer than an øre is rounded half up. */
export function fromWireKroner(kroner: number): Ore {
  return roundHalfUp(kroner * 100);
}

/** Øre of an amount as forms and callers send it: a number of kroner, or text as `parseKroner` reads it. */
export function readAmount(amount: number | string): Ore | null {
  return typeof amount === "string" ? parseKroner(amount) : fromWireKroner(amount);
}

/** Kroner as the wire writes wages: `192,50`, always two decimals, no thousands separator. */
export function toCommaString(ore: Ore): string {
  const digits = String(Math.abs(roundHalfUp(ore))).padStart(3, "0");
  return `${ore < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
