/** Overview, applied, mine, finished. */
export const homeSteps = ["0", "1", "2", "3"] as const;
export type HomeStep = (typeof homeSteps)[number];

/** The tab that a query or a navigation state asks for; the query wins, anything but 0 to 3 is tab 0. */
export function homeStep(query: unknown, state: unknown): HomeStep {
  const wanted = String(query ?? state);
  return homeSteps.find((step) => step === wanted) ?? "0";
}
