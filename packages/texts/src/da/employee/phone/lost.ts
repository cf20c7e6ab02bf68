/** Beside a button whose call failed: what became of it, and what next. Nothing that was typed is gone. */
export const lostTexts = {
  unanswered: "Vi fik intet svar, så vi ved ikke, om det nåede frem. Prøv igen, det tæller kun én gang.",
  failed: "Noget gik galt, og intet er ændret. Prøv igen om lidt.",
  orCall: (phone: string) => `Haster det, så ring ${phone}.`,
} as const;
