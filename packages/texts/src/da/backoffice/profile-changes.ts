/** What savings of a profile changed, on the office's page of a person or a company. */
export const profileChangeTexts = {
  title: "Ændringer af profilen",
  loading: "Henter ændringerne...",
  failed: "Ændringerne kunne ikke hentes",
  none: "Profilen er ikke ændret de sidste 90 dage.",
  /** `admin` is the name of the admin who acted for the account; null where it saved for itself. */
  saved: (when: string, admin: string | null) => (admin === null ? when : `${when}, ${admin} fra kontoret`),
  putBack: "Sæt tilbage",
  done: "Profilen er sat tilbage",
  notPutBack: "Det kunne ikke sættes tilbage.",
} as const;
