/** When a sick report is valid by itself. Rule: Reporting sick, docs/rules/cancellation.md. */
export const sickWhen =
  "på dagen mellem kl. 08:00 og 09:00, eller før vagten, hvis den starter før kl. 09:00";

/** What becomes of a later one. Rule: Reporting sick, docs/rules/cancellation.md. */
export const sickLater = "Senere, indtil vagten starter, afgør kontoret, hvad det tæller som.";

/** The sentence on reporting sick, the same wherever it stands. */
export const sickRule = `Sygdom meldes online ${sickWhen}. ${sickLater}`;
