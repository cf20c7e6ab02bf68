/** A line of an invoice as its electronic file says it. */
export interface ElectronicLine {
  /** Hours, or one piece for a fixed amount. */
  readonly unit: "HUR" | "EA";
  readonly quantity: string;
  /** Kroner of one unit, never below zero. */
  readonly price: string;
}

/**
 * Quantity and price (kroner, at most four decimals) of a line as its electronic file says them. Rule: Lines of an
 * electronic invoice, docs/rules/payments.md.
 */
export function electronicLine(quantity: number, unitPrice: number): ElectronicLine {
  return {
    unit: quantity === 1 ? "EA" : "HUR",
    quantity: (unitPrice < 0 ? -quantity : quantity).toFixed(2),
    price: Math.abs(unitPrice)
      .toFixed(4)
      .replace(/0{1,2}$/, ""),
  };
}
