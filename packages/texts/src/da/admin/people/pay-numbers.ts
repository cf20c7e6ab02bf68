/** CPR and bank numbers that the office is shown by a press. */
export const shownNumberTexts = {
  show: "Vis",
  hide: "Skjul",
  numbers: (name: string) => `CPR- og kontonummer for ${name}`,
  isNoted: "Det bliver noteret i loggen, at du har set dem.",
  failed: "Numrene kunne ikke vises",
} as const;
