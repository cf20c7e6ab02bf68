import type { Brand } from "./brand.ts";

/** Toasts of the corporation's pages. */
export const corporationToasts = {
  signInWrong: "Email eller adgangskode er forkert. Prøv igen!",
  signInUnauthorized: "Email eller adgangskode er forkert",
  signInOffline: "Kunne ikke få forbindelse til serveren...",
  signedOut: "Farvel, og tak for denne gang!",
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
  ratingsFailed: "Noget gik galt",
  cancellationsFailed: "Noget gik galt...",
  copied: "kopieret med succes",
  checkoutSaved: "Tjek ud godkendt",
  checkoutFailed: "Noget gik galt",
  /** 'GODKEND ALLE'. */
  approvalFailed: "Noget gik galt..",
  ratingSaved: "Bedømmelse gemt",
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

/** Toasts that carry the brand's name. */
export const brandedToasts = {
  bookingCreateFailed: (brand: Brand) =>
    `Noget gik galt, da vi prøvede at oprette dit arrangement. Kontakt ${brand.name}, hvis fejlen gentager sig`,
  saveFailed: (brand: Brand) =>
    `Kunne ikke gemme ændringerne. Hvis fejlen fortsætter, venligst kontakt ${brand.name}`,
  /** Names the product. */
  welcome: (brand: Brand) => `Velkommen til ${brand.name}! Jeres profil er klar.`,
  /** Mentions the first job. */
  welcomeWithBooking: (brand: Brand) =>
    `Velkommen til ${brand.name}! Jeres første job er oprettet, og vi skriver, når det er godkendt.`,
  transferFailed: (brand: Brand) =>
    `Noget gik galt, da vi prøvede at finde din gamle profil. Hvis problemet fortsætter, kontakt ${brand.supportEmail}`,
  experienceAddFailed: (brand: Brand) => `Kunne ikke tilføje erfaring...${contactHint(brand)}`,
  experienceUpdateFailed: (brand: Brand) => `Kunne ikke opdater erfaring...${contactHint(brand)}`,
  experienceDeleteFailed: (brand: Brand) => `Kunne ikke slette erfaring...${contactHint(brand)}`,
  experienceLoadFailed: (brand: Brand) => `Kunne ikke hente erfaringer...${contactHint(brand)}`,
} as const;

function contactHint(brand: Brand): string {
  return ` Hvis fejlen fortsætter, venligst kontakt ${brand.name}`;
}

/** Toasts of the employee's pages. */
export const employeeToasts = {
  transferUnknown: "Vi kunne desværre ikke finde en bruger på dét cpr-nummer",
  transferClaimed: "Du har allerede overtaget din tidligere profil",
  transferred: "Din profil er blevet overført",
  imageSaved: "Billedet er blevet skiftet!",
  profileSaved: "Oplysningerne er gemt!",
  invalidAccount: "Konto nr. skal være 10 cifre",
  experienceAdded: "Erfaring er blevet oprettet!",
  experienceUpdated: "Erfaring er blevet opdateret!",
  experienceDeleted: "Erfaring er blevet slettet!",
  ratingsFailed: "Noget gik galt",
  cancellationsFailed: "Noget gik galt...",
  applied: "Kanon! Du har ansøgt om en booking. Se dine ansøgte bookings under Vagter",
  sameDay: "Du har i forvejen en vagt på den samme dag. Det er ikke muligt at tage 2 vagter samtidigt.",
  applyFailed: "Noget gik galt, da vi prøvede at oprette din ansøgning",
  cancelFailed: "Noget gik galt",
  checkedIn: "Medarbejder check-in",
  checkInFailed: "Noget gik galt",
  bookingFailed: "Kunne ikke hente information",
  reloadFailed: "Kunne ikke hente oplysningerne..",
  checkedOut: "Du har tjekket din booking ud!",
  checkoutInvalid: "Nogle felter mangler at blive udfyldt eller er ukorrekt udfyldt",
  ratingSaved: "Bedømmelse gemt!",
  somethingWrong: "Noget gik galt",
} as const;

/** Toasts of the admin's pages. */
export const adminToasts = {
  deactivated: "deaktivering lykkedes..",
  tokenReset: "Token-nulstilling lykkedes..",
  valueUpdated: "Opdateret værdi!",
  sentToZenegy: "Medarbejder er blevet sendt til Zenegy!",
  sentToBilly: "Medarbejder er blevet sendt til Billy!",
  exportFailed: "Noget gik galt",
  exportEmpty: "Kunne ikke finde nogen ansatte indenfor angivet tidsperiode",
  saveFailed: "Noget gik galt. Kunne ikke gemme ændringerne..",
  loadFailed: "Noget gik galt. Kunne ikke hente information..",
  actionFailed: "Noget gik galt...",
  approvalFailed: "Noget gik galt..",
  employeesFailed: "Noget gik galt, da vi prøvede at hente ansatte...",
  corporationsFailed: "Noget gik galt, da vi prøvede at hente virksomhederne...",
  wrongDownloadPassword: "Indtast korrekt adgangskode for at downloade cvr",
  noCorporations: "Kunne ikke finde noget firma",
  skillFailed: "Fejl",
  skillAdded: "Ny færdighed tilføjet",
  skillAddFailed: "Tilføjelse af nye færdigheder mislykkes",
  skillUpdated: "Opdateringen lykkedes",
  skillUpdateFailed: "opdatering mislykkes",
  skillTaken: "Personaletype findes allerede",
  messageUpdated: "opdatering af den globale besked lykkedes",
  feeUpdated: "opdatering af den globale fee lykkedes",
  globalUpdateFailed: "opdatering mislykkes",
  templateUpdated: "Template updated successfully!",
  templateFailed: "Something went wrong",
} as const;

/** Toasts of reset and unsubscribe. */
export const publicToasts = {
  resetSent: "Der er blevet sendt et nyt kodeord til dig på mail",
  resetUnknown: "Email eksisterer ikke i systemet",
  resetInvalid: "Feltet er ikke udfyldt korrekt",
  passwordChanged: "Kodeordet er blevet skiftet",
  passwordFailed: "Noget gik galt - kunne ikke gemme ændringerne",
  passwordInvalid: "Nogle felter er ikke udfyldt korrekt",
} as const;
