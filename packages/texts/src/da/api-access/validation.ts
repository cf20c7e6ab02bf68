/** Field messages of API keys. */
export const apiAccessMessages = {
  nameMissing: "Skriv, hvad nøglen skal bruges til",
  scope: "Vælg, hvad nøglen må",
  dayPassed: "Vælg en dag, der ikke er gået",
} as const;
