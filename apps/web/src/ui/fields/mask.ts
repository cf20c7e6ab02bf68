/** What may be typed: digits only, or digits with one comma. */
export type Mask = "digits" | "digitsAndComma";

/**
 * Removes what the mask does not allow and cuts to `maxLength` characters. Cutting comes last, so that a pasted
 * «20 55 01 72» keeps all its digits.
 */
export function applyMask(text: string, mask: Mask, maxLength = Number.POSITIVE_INFINITY): string {
  const allowed = mask === "digits" ? text.replace(/\D/g, "") : keepOneComma(text.replace(/[^\d,]/g, ""));
  return allowed.slice(0, maxLength);
}

function keepOneComma(text: string): string {
  const [whole, ...decimals] = text.split(",");
  return decimals.length === 0 ? text : `${whole},${decimals.join("")}`;
}
