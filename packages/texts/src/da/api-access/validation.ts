/** Field messages of API keys and webhooks. */
export const apiAccessMessages = {
  nameMissing: "Skriv, hvad nøglen skal bruges til",
  scope: "Vælg, hvad nøglen må",
  dayPassed: "Vælg en dag, der ikke er gået",
  address: "Skriv en adresse på internettet, der begynder med https://",
  events: "Vælg mindst én hændelse",
} as const;
