/** «8000 Aarhus C», kept on one line by no-break spaces. */
export function formatPlace(zipCode: string, city: string): string {
  return `${zipCode} ${city}`.trim().replaceAll(" ", "\u00a0");
}

/** «Strandpromenaden 6, 8000 Aarhus C»; what is missing is left out. */
export function formatAddress(address: string, zipCode: string, city: string): string {
  return [address.trim(), formatPlace(zipCode, city)].filter((part) => part !== "").join(", ");
}
