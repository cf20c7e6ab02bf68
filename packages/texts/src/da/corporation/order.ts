import { MAX_ORDER_BOOKINGS, MAX_PEOPLE_PER_DAY } from "#rules/bookings/split-order.ts";
import { joinedNames } from "#texts/format/contact.ts";
import { plural } from "#texts/format/numbers.ts";

/** Field messages of an arrangement. */
export const orderMessages = {
  people: `Angiv et antal fra 1 til ${MAX_PEOPLE_PER_DAY}`,
  noLines: "Tilføj mindst én rolle",
  tooManyLines: "Tilføj højst 20 roller. Opret resten som et arrangement for sig",
  noDays: "Vælg mindst én dag til rollen",
  tooManyDays: "Vælg højst 20 dage til hver rolle",
  twice: "Samme dag er valgt to gange",
  tooLarge: `Et arrangement kan være på højst ${MAX_ORDER_BOOKINGS} bookinger og ${MAX_PEOPLE_PER_DAY} personer på én dag. Del det i to`,
} as const;

/** Nyt arrangement, and the page of one. */
export const orderTexts = {
  title: "Nyt arrangement",
  lead: "Alle roller og dage på én gang. I bekræfter én gang og får én pris.",
  link: "Flere roller eller dage? Opret et arrangement",
  back: "Bookinger",
  sections: { where: "Hvad, hvornår og hvor", roles: "Hvem og hvornår" },
  name: "Arrangementets navn",
  namePlaceholder: "Fx Julefest for Havneforeningen",
  days: "Dage",
  daysHint: "Tryk på alle de dage, hvor I skal bruge personale.",
  calendar: "Arrangementets dage",
  roleNumber: (number: number) => `Rolle ${number}`,
  role: "Rolle",
  rolePlaceholder: "Vælg rolle",
  people: "Antal",
  noDaysYet: "Vælg først arrangementets dage.",
  timeFrom: "Fra",
  timeTo: "Til",
  addRole: "Tilføj rolle",
  /** The form for what is added to a booking or an arrangement. */
  addLead:
    "Sted, dage, ansvarlig og påklædning er taget med fra bookingen. Bookingen og den nye rolle bliver ét arrangement.",
  /** An empty title is one that the company has not given. */
  addToOrderLead: (title: string) =>
    `Rollen bliver en del af ${title === "" ? "arrangementet" : `«${title}»`}. Sted, dage, ansvarlig og påklædning er taget med.`,
  backToBooking: "Bookingen",
  added: "Rollen er tilføjet",
  removeRole: (number: number) => `Fjern rolle ${number}`,
  ownDress: "Anden påklædning til rollen",
  otherDays: "Andre tider eller antal på enkelte dage",
  ownDay: (day: string) => `${day} er anderledes`,
  /** «8 pladser», over all days. */
  places: (people: number) => plural(people, "plads", "pladser"),
  /** «2 bookinger: fredag d. 11. dec. og lørdag d. 12. dec.», over why they cost what they do. */
  bookingsOn: (bookings: number, days: readonly string[]) =>
    `${plural(bookings, "booking", "bookinger")}: ${joinedNames(days)}`,
  price: "Pris",
  /** «17 pladser, 4 roller» */
  size: (people: number, roles: number) =>
    `${plural(people, "plads", "pladser")}, ${plural(roles, "rolle", "roller")}`,
  total: "I alt ekskl. moms",
  withVat: (kroner: string) => `${kroner} inkl. moms.`,
  priceWaits: "Prisen står her, når roller, dage, sted og oplysninger om dagen er udfyldt.",
  priceFailed: "Prisen kunne ikke beregnes. Prøv igen om lidt.",
  counting: "Beregner prisen...",
  see: "Se og bekræft",
  confirmTitle: "Book hele arrangementet",
  edit: "Ret",
  send: (bookings: number) => `Send ${plural(bookings, "booking", "bookinger")}`,
  sending: "Sender...",
  eachAlone: "Hver dag og rolle er en booking for sig og kan ændres og afbestilles for sig.",
  dayAndNight: "En af rollerne starter og slutter på samme tid: Ja, det er hele døgnet, 24 timer.",
  daysCount: (days: number) => plural(days, "dag", "dage"),
  done: (bookings: number) => `Arrangementet er sendt: ${plural(bookings, "booking", "bookinger")}`,
  failed: "Noget gik galt. Intet er booket.",
  /** Of an order without a name. */
  unnamed: "Arrangement",
  /** «20 bookinger, 45 pladser» */
  orderLead: (bookings: number, people: number) =>
    `${plural(bookings, "booking", "bookinger")}, ${plural(people, "plads", "pladser")}`,
  loading: "Henter arrangementet...",
  loadFailed: "Arrangementet kunne ikke hentes",
  bookings: "Arrangementets bookinger",
} as const;
