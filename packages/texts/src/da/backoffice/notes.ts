/** The office's notes about a person or company. */
export const noteTexts = {
  title: "Interne noter",
  about: {
    employee:
      "Kun kontoret ser dem. Personen får dem med, når oplysningerne hentes ud, så skriv, hvad der kan læses.",
    corporation: "Kun kontoret ser dem. Virksomheden får dem med, når oplysningerne hentes ud.",
  },
  loading: "Henter noter...",
  failed: "Noterne kunne ikke hentes",
  field: "Ny note",
  edited: "Ret note",
  add: "Gem note",
  edit: "Ret",
  editNamed: (author: string) => `Ret noten af ${author}`,
  delete: "Slet",
  deleteNamed: (author: string) => `Slet noten af ${author}`,
  cancel: "Annuller",
  added: "Noten er gemt",
  deleted: "Noten er slettet",
  notSaved: "Noten blev ikke gemt. Prøv igen.",
  deleteTitle: "Slet noten?",
  deleteText: "Den kan ikke hentes frem igen.",
  by: (author: string, when: string, isEdited: boolean) => `${author}, ${when}${isEdited ? ", rettet" : ""}`,
} as const;
