/** Toasts of the corporation's pages. */
export const corporationToasts = {
  signInWrong: "Email eller adgangskode er forkert. Prøv igen!",
  signInUnauthorized: "Email eller adgangskode er forkert",
  signInOffline: "Kunne ikke få forbindelse til serveren...",
  signUpTaken: "Profilen eksister allerede i systemet",
  signUpFailed: "Noget gik galt, da vi prøvede at oprette dig i systemet...",
  bookingsFailed: "Noget gik galt, da vi prøvede at hente bookingerne...",
  weekFailed: "Noget gik galt. Kunne ikke hente information..",
  bookingFailed: "Kunne ikke hente oplysningerne...",
  staffTypesFailed:
    "Noget gik galt, da vi forsøgte at udvælge personalefærdigheder. Hvis fejlen opstår, bedes du kontakte serviceteamet",
  invalidProfile: "Nogle af felterne er ikke udfyldt korrekt",
  invalidPassword: "Kodeord er ikke korrekt udfyldt",
  bookingCreated: "Nyt arrangement oprettet",
  bookingUpdated: "Opdateret booking",
  /** Saved by somebody who had the form open when another deleted it. */
  bookingGone: "Bookingen er slettet og kan ikke ændres mere.",
  bookingOpened: "Bookingen er åben!",
  bookingClosed: "Bookingen er lukket!",
  bookingListSent: "Bookingliste sendt!",
  personRemoved: (name: string) => `${name} er fjernet fra vagten og får besked.`,
  statusFailed: "Kunne ikke ændre bookingens status..",
  // The documents use the status sentence here as well, by mistake.
  bookingListFailed: "Kunne ikke ændre bookingens status..",
  deleteFailed: "Kunne ikke slette bookingen...",
  deleteWithSelected:
    "Det er ikke muligt at slette en booking med valgte medarbejder til jobbet. Fjern alle medarbejder for at slette bookingen",
  bookingFull:
    "Du kan ikke tilføje flere til ansatte. Har du brug for flere ansatte, så kan du redigere bookingen under Rediger booking",
  shiftsFailed: "Kunne ikke hente vagterne",
  shiftFailed: "Kunne ikke gemme dit valg",
  /** Somebody else, or another window, was first. */
  shiftChanged: "Personen er valgt eller fjernet i mellemtiden. Listen er opdateret.",
  ratingsFailed: "Noget gik galt",
  cancellationsFailed: "Noget gik galt...",
  copied: "kopieret med succes",
  checkoutSaved: "Tjek ud godkendt",
  /** Other times than the person's were sent. */
  timesRefused: "Tiden er afvist. Medarbejderen får besked.",
  /** The company stamped before the person did. */
  stampedFirst: "Stemplet ud. Medarbejderen skal svare.",
  explanationSaved: "Forklaringen er gemt",
  checkoutFailed: "Noget gik galt",
  /** 'GODKEND ALLE'. */
  approvalFailed: "Noget gik galt..",
  ratingSaved: "Bedømmelse gemt",
  /** The comment alone: it counts for nothing without stars. */
  commentSaved: "Kommentaren er gemt. Giv stjerner, så er bedømmelsen med.",
  profileSaved: "Oplysingerne er gemt!",
  profileTaken: "Email/Brugernavn findes allerede",
  imageSaved: "Billedet er blevet skiftet!",
  passwordSaved: "Kodeordet er blevet opdateret",
  passwordFailed: "Noget gik galt, da vi prøvede at opdatere dit kodeord",
  fileTooLarge: "Filen er for stor",
  uploadFailed: "Kunne ikke uploade filen",
  ownProfile: "Kan ikke overtage din egen profil",
  somethingWrong: "Noget gik galt",
} as const;
