/** Toasts of reset and unsubscribe. */
export const publicToasts = {
  resetSent: "Der er blevet sendt et nyt kodeord til dig på mail",
  resetUnknown: "Email eksisterer ikke i systemet",
  resetInvalid: "Feltet er ikke udfyldt korrekt",
  passwordChanged: "Kodeordet er blevet skiftet",
  passwordFailed: "Noget gik galt - kunne ikke gemme ændringerne",
  passwordInvalid: "Nogle felter er ikke udfyldt korrekt",
} as const;
