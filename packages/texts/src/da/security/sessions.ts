/** The list of sessions, of companies and of employees. */
export const sessionsTexts = {
  title: "Hvor I er logget ind",
  ownTitle: "Hvor du er logget ind",
  text: "Genkender I ikke en enhed, så log den ud, og skift kodeord.",
  ownText: "Genkender du ikke en enhed, så log den ud.",
  thisOne: "Denne enhed",
  takenOver: "Support",
  seen: (when: string, network: string) =>
    network === "" ? `Sidst brugt ${when}.` : `Sidst brugt ${when} fra netværket ${network}.`,
  notSeen: "Ikke brugt endnu.",
  since: (when: string) => `Logget ind ${when}.`,
  end: "Log ud",
  endNamed: (device: string) => `Log ud: ${device}`,
  ended: "Enheden er logget ud",
  endOthers: "Log alle andre ud",
  endedOthers: "Alle andre er logget ud",
  loading: "Henter enheder",
  loadFailed: "Kunne ikke hente, hvor der er logget ind",
  failed: "Enheden kunne ikke logges ud. Prøv igen.",
} as const;
