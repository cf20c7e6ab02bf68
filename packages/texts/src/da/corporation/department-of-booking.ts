/** The department of a booking, in its form, lists and views. */
export const departmentOfBookingTexts = {
  label: "Afdeling",
  none: "Ingen afdeling",
  hint: "Står på fakturaen med sit omkostningssted.",
  filter: "Afdeling",
  all: "Alle afdelinger",
  archived: (name: string) => `${name} (arkiveret)`,
  noneFound: "Afdelingen har ingen kommende bookinger",
  change: "Skift afdeling",
  save: "Gem",
  cancel: "Annuller",
  saved: "Afdelingen er gemt",
  failed: "Afdelingen blev ikke gemt. Prøv igen.",
  nobodyTold: "Ingen andre får besked, og intet andet ved bookingen ændres.",
  /** The one that somebody books for at first. */
  ofUser: (name: string) => `Afdeling for ${name}`,
  userSaved: (name: string, department: string) => `${name} booker nu for ${department}`,
  userNone: (name: string) => `${name} har ingen fast afdeling`,
} as const;
