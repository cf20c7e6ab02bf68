const exact = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 4 });

/** What a line is called that is one piece, because its rate has more decimals than a service takes: «Tjener (16 × 250,4375 kr.)». Unit price in kroner. */
export function onePieceLine(description: string, quantity: number, unitPrice: number): string {
  return `${description} (${exact.format(quantity)} × ${exact.format(unitPrice)} kr.)`;
}
