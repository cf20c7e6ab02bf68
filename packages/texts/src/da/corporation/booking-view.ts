import type { HighlightFacts, HighlightKey } from "#rules/applying/highlights.ts";
import type { Ore } from "#rules/money/ore.ts";
import { genitive } from "#texts/format/contact.ts";
import { formatKronerUnit, formatRating, plural } from "#texts/format/numbers.ts";

/** One booking and the choice of its staff (screens *Applicants*). */
export const bookingViewTexts = {
  back: "Bookinger",
  invoiceAndPay: "Faktura og løn",
  edit: "REDIGER BOOKING",
  delete: "SLET BOOKING",
  close: "LUK BOOKING",
  open: "ÅBEN BOOKING",
  sendList: "Send bookingliste",
  sendListTo: "Mailes til den, der bookede: navne, telefonnumre og en liste til print.",
  facts: {
    address: "Adresse",
    hourlyWage: "Timeløn",
    transport: "transporttillæg",
    dress: "Påklædning",
    bookingPerson: "Ansvarlig",
    access: "Hvordan kommer jeg ind?",
    language: "Sprog",
    food: "Personalemad",
    extraWork: "Ekstra arbejde",
    itemToBring: "Skal medbringes",
    jobDescription: "Jobbeskrivelse",
    contactPerson: "Kontaktperson ved ankomst",
    prepayment: "Forudbetaling",
  },
  lists: {
    applied: "Ansøgere",
    selected: "Valgte",
    unwanted: "Skjulte",
    double: "Booket et andet sted",
    gray: "Tidligere ansøgere",
    sick: "Afbud og sygdom",
    removed: "Fjernede",
  },
  empty: {
    applied:
      "Der er ingen ansøgere endnu. I får en mail, når de første har søgt, medmindre I har slået den fra under Beskeder.",
    selected: "I har ikke valgt nogen endnu",
    /** Nobody can be selected any more. */
    nobodyLeft: "Der er ikke flere på listen.",
    nobodySelected: "Ingen er valgt",
  },
  /** Why nobody can be booked, by what refuses it. */
  nobody: {
    closed: "Bookingen er lukket, så I kan ikke vælge flere.",
    not_bookable: "Vagten starter om mindre end 2 timer, så I kan ikke vælge flere. Ring, hvis det haster.",
    begun: "Vagten er i gang, så I kan ikke vælge flere. Ring, hvis det haster.",
    booking_ended: "Bookingen er slut, så I kan ikke vælge flere.",
  },
  about: "Om bookingen",
  more: "Flere oplysninger",
  less: "Færre oplysninger",
  /** All facts of the booking, folded on phones. */
  allFacts: "Adresse, løn og påklædning",
  lessFacts: "Skjul adresse, løn og påklædning",
  loadingMore: "Henter flere...",
  picked: (selected: number, of: number) => `${selected} af ${of} valgt`,
  seeSelected: "Se valgte",
  actions: "Mere om bookingen",
  toldWhenFull: "Kandidater, I ikke vælger, får besked, når bookingen er besat.",
} as const;

/** The company of a booking, as itself or as the office reads it. */
const themOf = (isOffice: boolean) => (isOffice ? "virksomheden" : "jer");

/** What speaks for somebody, by the rule's key. */
const proofs: Record<HighlightKey, (facts: HighlightFacts, isOffice: boolean) => string> = {
  hired: ({ hiredBefore }, isOffice) => `Hos ${themOf(isOffice)} ${plural(hiredBefore, "gang", "gange")}`,
  rating: ({ rating, ratings }) =>
    `${formatRating(rating ?? 0)} af ${plural(ratings, "bedømmelse", "bedømmelser")}`,
  shifts: ({ shifts }) => plural(shifts, "vagt", "vagter"),
  experience: ({ experience }) => `Erfaring ${plural(experience, "sted", "steder")}`,
  driving: ({ hasLicence, ownsCar }) => {
    if (hasLicence && ownsCar) return "Kørekort og bil";
    return hasLicence ? "Kørekort" : "Bil";
  },
  new: () => "Ny, ingen bedømmelser endnu",
};

/** One applicant's card. */
export const applicantTexts = {
  proofs,
  filters: {
    name: "Vis kun",
    favourites: (count: number) => `Favoritter (${count})`,
    experience: (count: number) => `Med erfaring (${count})`,
    /** «4 af 9 ansøgere». */
    some: (shown: number, of: number) => `${shown} af ${plural(of, "ansøger", "ansøgere")}`,
    none: "Ingen af ansøgerne passer.",
    all: "Vis alle ansøgere",
  },
  more: "Mere",
  moreOf: (name: string) => `Mere om ${name}`,
  book: "Book",
  remove: "Fjern",
  hide: "Skjul",
  show: "Vis igen",
  facebook: "Facebook-profil",
  hiredBefore: (times: number, isOffice = false) =>
    times === 0
      ? `Første gang hos ${themOf(isOffice)}`
      : `Hos ${themOf(isOffice)} ${plural(times, "gang", "gange")}`,
  shifts: (count: number) => plural(count, "vagt", "vagter"),
  applied: (ago: string) => `ansøgte ${ago}`,
  booked: (ago: string) => `booket ${ago}`,
  noRating: "Ingen bedømmelser endnu",
  reportedSick: "Meldte sig syg",
  ratings: (count: number) => `Bedømmelser (${count})`,
  cancellations: (count: number) => `Afbud (${count})`,
  experience: (count: number) => `Erfaring (${count})`,
  image: (name: string) => `Billede af ${name}`,
  seeImage: (name: string) => `Se billede af ${name}`,
} as const;

/** What an admin is asked who goes past the rules of working time. */
export const workingTimeTexts = {
  adminMay: "Som admin kan du gå forbi med en årsag.",
  reason: "Årsag",
  reasonHint: "Årsagen gemmes på vagten.",
  moveTitle: "Flyt bookingen alligevel?",
  move: "Flyt bookingen",
} as const;

/** 'Book nu'. */
export const bookDialogTexts = {
  title: (name: string) => `Book ${name}?`,
  told: (firstName: string) => `${firstName} får besked på sms og mail med det samme.`,
  placesAfter: (selected: number, of: number) => `Derefter er ${selected} af ${of} besat`,
  /** What removing the person again costs by the trade terms; `hoursNow` is the band that it is in already. */
  regret: (facts: {
    hoursNow: number;
    /** «mandag d. 23. nov. kl. 17:00». */
    freeUntil: string;
    hours: number;
    lateUnder: number;
    lateHours: number;
    isOffice: boolean;
  }) => {
    const regret = facts.isOffice
      ? "Det koster kun noget, hvis virksomheden selv fortryder."
      : "Fortryder I, skal I give en grund.";
    const late = `, de sidste ${facts.lateUnder} timer før start prisen for ${facts.lateHours}`;
    if (facts.hoursNow === 0)
      return `${regret} Gratis til ${facts.freeUntil}. Derefter koster det prisen for ${facts.hours} timer${late}.`;
    const later = facts.hoursNow < facts.lateHours ? late : "";
    return `${regret} Det koster nu prisen for ${facts.hoursNow} timer${later}.`;
  },
  ofShift: (firstName: string) => `${genitive(firstName)} vagt ekskl. moms`,
  close: "Luk",
  cancel: "Annuller",
  confirm: "Book nu",
} as const;

/** Removing a booked person. */
export const removeDialogTexts = {
  title: (name: string) => `Fjern ${name}?`,
  reason: "Årsag",
  reasonHint: (firstName: string) => `Skriv en årsag først. ${firstName} får besked og kan læse den.`,
  costsNow: "Det koster nu ekskl. moms",
  freeByAdmin: "Når admin fjerner nogen, koster det ikke virksomheden noget.",
  /** Of somebody for whom a full booking got one more place; `places` are left. */
  takesPlace: (places: number) =>
    `Pladsen, der blev føjet til, forsvinder med: bookingen har ${plural(places, "plads", "pladser")} igen, og virksomheden får besked.`,
  cancel: "Annuller",
  confirm: "Fjern",
} as const;

/** Deleting a booking. */
export const deleteDialogTexts = {
  title: "Slet booking?",
  text: "Bookingen forsvinder fra jeres lister, og alle ansøgere får besked.",
  free: "Det koster ikke noget at slette bookingen.",
  costsNow: "Det koster nu ekskl. moms",
  /** What is given up. */
  lapses: (amount: Ore) => `Aftalen til ${formatKronerUnit(amount)} ekskl. moms bortfalder.`,
  cost: (amount: Ore) => `I har fjernet personale sent. Det koster ${formatKronerUnit(amount)} ekskl. moms.`,
  cancel: "Annuller",
  confirm: "Slet booking",
  /** With people on it, who are all released. */
  release: {
    title: (people: number) => `Aflys med ${plural(people, "valgt medarbejder", "valgte medarbejdere")}?`,
    who: (names: string) => `${names} bliver fri og får besked. Bookingen forsvinder fra jeres lister.`,
    reason: "Årsag",
    reasonHint: "Alle, der er valgt, læser den.",
    lines: (people: number, hours: number, amount: Ore) =>
      `${plural(people, "person", "personer")} à ${plural(hours, "time", "timer")}: ${formatKronerUnit(amount)}`,
    free: "Det koster ikke noget, fordi der er så længe til.",
    loading: "Vi regner ud, hvad det koster",
    confirm: "Aflys, og giv besked",
  },
} as const;

/** The three histories of an applicant. */
export const historyTexts = {
  ratings: {
    title: (name: string) => `Bedømmelser af ${name}`,
    empty: "Der er ingen bedømmelser endnu",
  },
  cancellations: {
    title: (name: string) => `Afbud fra ${name}`,
    empty: "Der er ingen afbud",
    reason: "Årsag",
    before: (hours: number) => `${plural(Math.floor(hours), "time", "timer")} før vagten`,
  },
  experience: {
    title: (name: string) => `${name} har erfaring som`,
    empty: "Ingen erfaringer er tilføjet endnu",
    stillEmployed: "Stadig ansat",
  },
  close: "Luk",
} as const;
