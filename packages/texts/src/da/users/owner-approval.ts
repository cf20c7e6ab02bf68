import { plural } from "#texts/format/numbers.ts";

/** What a booker books above an amount, and an owner of the company says yes or no to. */
export const ownerApprovalTexts = {
  title: "Godkendelse over et beløb",
  lead: "Koster en booking mere, venter den på en ejer, når en booker sender den. Et arrangement tælles samlet. Ejernes egne bookinger venter aldrig.",
  amount: "Beløb ekskl. moms",
  amountHint: "Lad feltet stå tomt, hvis bookinger ikke skal vente.",
  amountInvalid: "Angiv et beløb fra 0 til 10.000.000 kr.",
  save: "Gem beløb",
  saved: "Beløbet er gemt",
  removed: "Bookinger venter ikke længere på en ejer",
  saveFailed: "Beløbet kunne ikke gemmes",
  loading: "Henter beløbet...",
  loadFailed: "Beløbet kunne ikke hentes",
  /** «Venter på Kirsten», short enough for a card. */
  waitsFor: (owners: readonly string[]) =>
    owners.length === 1 ? `Venter på ${firstName(owners[0] ?? "")}` : "Venter på en ejer",
  raise: (owners: string) =>
    `Prisen bliver højere end det, du selv kan booke for. Spørg ${owners}, som kan gemme ændringen.`,
  /** Over the buttons of an owner. */
  askTitle: (booker: string | null) => `${booker ?? "En booker"} venter på dit svar`,
  askText: (kroner: string, withVat: string) => `Pris: ${kroner} ekskl. moms, ${withVat} inkl. moms.`,
  askOrder: (bookings: number) =>
    `Det gælder hele arrangementet: ${plural(bookings, "booking", "bookinger")}.`,
  askMore: "Siger du ja, går den videre til os. Indtil da ser hverken vi eller personalet den.",
  approve: "Godkend",
  decline: "Sig nej",
  declineTitle: "Sig nej til bookingen",
  declineLead: "Bookingen slettes, og den, der har booket, får din begrundelse i en mail.",
  reason: "Begrundelse",
  reasonMissing: "Skriv en begrundelse",
  cancel: "Fortryd",
  approved: "Godkendt. Vi har fået bookingen",
  declined: "Bookingen er afvist",
  failed: "Svaret kunne ikke gemmes",
  /** Of a booker, whose booking waits. */
  waitingTitle: (owners: string) => `Venter på ${owners}`,
  waitingText: (kroner: string) =>
    `Bookingen koster ${kroner} ekskl. moms og skal godkendes af en ejer, før vi ser den. I kan stadig ændre eller slette den.`,
  declinedBy: (owner: string | null) => `${owner ?? "En ejer"} har sagt nej til bookingen`,
  /** On the home of an owner. */
  homeTitle: (bookings: number) => `${plural(bookings, "booking", "bookinger")} venter på jer`,
  homeText: (booker: string | null, kroner: string) =>
    `${booker ?? "En booker"} vil booke for ${kroner} ekskl. moms.`,
  homeAction: "Se og svar",
  /** Where something is booked, before it is sent. */
  before: (limit: string) => `Over ${limit}: Jeres ejer godkender først`,
  beforeText: "Vi ser bookingen, når en ejer hos jer har sagt ja. Du får en mail, når der er svar.",
  sent: (owners: string, bookings = 1) =>
    bookings === 1
      ? `Bookingen er sendt til ${owners}, som skal sige ja først`
      : `${bookings} bookinger er sendt til ${owners}, som skal sige ja først`,
  /** Another owner was first. */
  decidedBy: (owner: string | null, isYes: boolean) =>
    `${owner ?? "En ejer"} har allerede sagt ${isYes ? "ja" : "nej"} til bookingen.`,
  totalChanged: "Prisen er ændret, siden du så den. Se bookingen igennem igen.",
} as const;

function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

/** Refusals about owners, and what waits for them. */
export const ownerRefusals = {
  last_owner: "Der skal være mindst én ejer. Gør først en anden bruger til ejer.",
  role: "Det har din rolle ikke adgang til. Spørg en ejer, hvis du skal bruge det.",
  owner_approval:
    "Prisen bliver højere end det, du selv kan booke for. Spørg en ejer, som kan gemme ændringen.",
  owner_decided: "En ejer har allerede svaret.",
  own_factor: "Dit eget totrinslogin retter du under Sikkerhed, eller en anden ejer nulstiller det for dig.",
  email_unconfirmed:
    "Virksomhedens e-mail er ikke bekræftet. Bookingen kan godkendes, når virksomheden har trykket på linket i mailen.",
  waits_for_owner: "Bookingen venter på, at en ejer i virksomheden siger ja. I kan godkende den bagefter.",
} as const;
