import type { ApplicantSort } from "#rules/applying/applicant-sort.ts";
import type { Ore } from "#rules/money/ore.ts";
import { formatKronerUnit, listOf, plural } from "#texts/format/numbers.ts";

/** Why somebody was passed over when a company chose several, beside the name. */
export const chosenRefusals = {
  /** By what became of the application. */
  notApplied: {
    selected: "Er allerede booket.",
    removed: "Er fjernet fra bookingen.",
    unwanted: "Kan ikke vælges.",
    sick: "Har meldt sig syg.",
    cancelled: "Har meldt afbud.",
    withdrawn: "Har trukket sin ansøgning tilbage.",
  },
  byCode: {
    full: "Der var ikke flere ledige pladser.",
    conflict_of_applicant: "Har fået en anden vagt på det tidspunkt.",
    already_booked: "Har en anden vagt på det tidspunkt.",
    frozen_applicant: "Profilen er frosset, så personen kan ikke vælges.",
    frozen: "Profilen er frosset, så personen kan ikke vælges.",
    not_reconfirmed: "Har ikke sagt ja til de ændrede vilkår endnu.",
    profile_not_approved: "Profilen er ikke godkendt endnu.",
    profile_waiting: "Profilen er ikke godkendt endnu.",
    profile_declined: "Profilen er ikke godkendt.",
    own_name_missing: "Mangler et navn på sin profil.",
    place_free: "Der er en ledig plads, så personen kan bookes.",
    struck_off: "I har taget personen af ventelisten, så det kan ikke gøres om.",
    no_skill: "Har ikke svaret på spørgsmålene om jobbet.",
    transition: "Kan ikke vælges mere.",
    lead_time: "Vagten starter om mindre end 2 timer.",
  },
  other: "Kan ikke vælges lige nu.",
} as const;

const sorts: Record<ApplicantSort, string> = {
  recommended: "Anbefalet",
  rating: "Bedømmelse",
  hired: "Erfaring hos jer",
  job: "Erfaring i jobbet",
  distance: "Afstand",
  applied: "Ansøgte først",
};

/** Choosing several applicants at once, sorting and comparing them. */
export const choosingTexts = {
  tick: (name: string) => `Vælg ${name}`,
  tickAll: (count: number) => `Vælg alle (${count})`,
  /** More apply than there are places. */
  tickFirst: (count: number) => `Vælg de første ${count}`,
  untick: "Fravælg",
  bar: "Valgte ansøgere",
  ticked: (count: number) => `${count} valgt`,
  /** What those who get a place cost together, without VAT. */
  cost: (amount: Ore) => `${formatKronerUnit(amount)} ekskl. moms`,
  free: (count: number) => plural(count, "ledig plads", "ledige pladser"),
  full: "Alle pladser er besat",
  told: "De får besked med det samme.",
  book: (count: number, ticked: number) => (count < ticked ? `Book de første ${count}` : `Book ${count}`),
  standBy: (count: number) => `Sæt ${count} på venteliste`,
  putOnStandby: "Sæt på venteliste",
  putOnStandbyName: (name: string) => `Sæt på venteliste, ${name}`,
  onStandby: "På venteliste",
  putDone: (name: string) => `${name} er på ventelisten og har fået besked`,
  failed: "De kunne ikke vælges. Prøv igen.",
  outcome: {
    booked: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} er booket og har fået besked.`
        : `${names.length} er booket og har fået besked: ${listOf(names)}`,
    waiting: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} er på ventelisten og har fået besked.`
        : `${names.length} er på ventelisten og har fået besked: ${listOf(names)}`,
    notBooked: (count: number) => `${count} blev ikke booket`,
    notWaiting: (count: number) => `${count} kom ikke på ventelisten`,
    nobody: "Ingen blev booket.",
    nobodyWaiting: "Ingen kom på ventelisten.",
    /** Beside the name. */
    why: (name: string, sentence: string) => `${name}: ${sentence}`,
    close: "Luk besked",
  },
  sort: "Sortér efter",
  sorts,
  distance: (kilometres: number) => (kilometres === 0 ? "Samme postnummer" : `ca. ${kilometres} km`),
  compare: {
    open: "Sammenlign",
    title: "Sammenlign ansøgere",
    rating: "Bedømmelse",
    hired: "Vagter hos jer",
    job: "Vagter i jobbet",
    shifts: "Vagter i alt",
    distance: "Afstand",
    cancellations: "Afbud",
    driving: "Kørsel",
    drivings: { both: "Kørekort og bil", licence: "Kørekort", car: "Bil", none: "–" },
    unknown: "–",
    notRated: "Ingen endnu",
    close: "Luk",
  },
} as const;
