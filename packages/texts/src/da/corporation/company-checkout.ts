import type { CorporationCardKey } from "#rules/checkout/company-card.ts";
import type { CorporationHoursLock } from "#rules/checkout/hours-lock.ts";
import type { CheckoutState } from "#rules/checkout/whose-move.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { corporationMenu } from "#texts/da/common/menus.ts";
import { genitive } from "#texts/format/contact.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatDuration, formatHours, formatKronerUnit } from "#texts/format/numbers.ts";

/** Labels of a card, by the rule's key; the label is also the button that does it. */
export const corporationCardLabels = {
  stamp_out: "Stempel ud",
  rejected_stamp_out: "AFVIST / STEMPEL UD",
  approve: "Godkend",
  reject_stamp: "AFVIS TID - STEMP UD",
  approve_or_reject: "GODKEND El. AFVIS NY TID",
  approve_new: "GODKEND NY TID",
  reject_new: "AFVIS NY TID",
  rejected_new: "AFVIST NY TID",
  explain: "GEM FORKLARING",
  approved: "GODKENDT",
  rejected_approved: "AFVIST / GODKENDT",
} as const satisfies Record<CorporationCardKey, string>;

/** Why a company's hours cannot be changed any more, by the rule's key. */
export const corporationHoursLocks = {
  invoice_accepted: "Fakturaen er sendt, og tiderne kan ikke ændres mere.",
  invoice_requested: "Fakturaen er bestilt, og tiderne kan ikke ændres mere.",
  approved_for_invoice: "Tiderne er godkendt af admin og kan ikke ændres mere.",
  checkout_closed: "Tiderne er godkendt af admin og kan ikke ændres mere.",
} as const satisfies Record<CorporationHoursLock, string>;

/** The company's checkout of one booking. */
export const corporationCheckoutTexts = {
  title: corporationMenu.checkout,
  back: "Afsluttede bookinger",
  booked: (from: string, to: string) => `booket ${formatTimes(from, to)}`,
  autoFill: "AUTO UDFYLD",
  approveAll: "GODKEND ALLE",
  loading: "Henter vagter...",
  empty: "Der var ikke nogen valgt til denne booking",
  employeeStamped: "Medarbejder",
  corporationStamped: "I har stemplet",
  notStamped: "Har ikke stemplet ud endnu",
  /** The employee's times, approved after all. */
  approveTheirs: (firstName: string) => `Godkend ${genitive(firstName)} tid`,
  changeTimes: "Ret tiderne",
  chooseTimes: "Vælg tider",
  notAnswered: "Ikke endnu",
  from: "Fra",
  to: "Til",
  bookedAt: (time: string) => `booket ${time}`,
  longer: (firstName: string, hours: number) => `${firstName} har ${formatDuration(hours)} mere end jer`,
  shorter: (firstName: string, hours: number) => `${firstName} har ${formatDuration(hours)} mindre end jer`,
  moved: (firstName: string) => `${genitive(firstName)} tider er andre end jeres`,
  /** A side's claim: «9 timer, 2.259,00 kr.». */
  claim: (hours: number, kroner: number) =>
    `${formatHours(hours)}, ${formatKronerUnit(fromWireKroner(kroner))}`,
  /** «1 time længere end booket, 251,00 kr. mere», of what the employee stamped. */
  thanBooked: (hours: number, kroner: number) =>
    hours === 0
      ? "Andre tider end booket, men samme længde"
      : `${formatDuration(Math.abs(hours))} ${hours > 0 ? "længere" : "kortere"} end booket, ${amountMore(kroner)}`,
  thanBookedChip: (hours: number) =>
    hours === 0 ? "Andre tider" : `${hours > 0 ? "+" : "−"}${formatDuration(Math.abs(hours))}`,
  /** The difference between both sides in kroner: «251,00 kr. mere». */
  amountMore: (kroner: number) => amountMore(kroner),
  /** Beside a total that counts people whose hours the two sides do not agree on. */
  ofWhichOpen: (kroner: number) => `heraf ${formatKronerUnit(fromWireKroner(kroner))} ikke aftalt`,
  explanation: "Forklaring",
  explanationHint: (firstName: string) => `Skriv til ${firstName}, hvorfor tiden er en anden`,
  rating: "Bedømmelse",
  rate: (name: string) => `Bedøm ${name}`,
  stars: (count: number) => (count === 1 ? "1 stjerne" : `${count} stjerner`),
  ratingComment: "Kommentar til bedømmelsen",
  agreed: (hours: string, isRated: boolean) =>
    `I er enige om ${hours}. ${isRated ? "Der er ikke mere at gøre." : "Bedømmelsen kan stadig gives."}`,
} as const;

function amountMore(kroner: number): string {
  const ore = fromWireKroner(kroner);
  return `${formatKronerUnit(Math.abs(ore))} ${ore < 0 ? "mindre" : "mere"}`;
}

/** What a sentence on whose move it is needs to know. */
interface MoveWords {
  readonly firstName: string;
  /** When the move is due, in words; null where nothing happens by the clock. */
  readonly dueBy: string | null;
  /** Hours that silence has left open. */
  readonly openHours: number;
}

/** Whose move it is, as the company reads it, by the rule's state. */
export const corporationMoves = {
  nobody_stamped: ({ firstName }: MoveWords) =>
    `Det er ${genitive(firstName)} tur. I kan stemple ${firstName} ud nu. Så svarer ${firstName} på jeres tider i stedet for omvendt.`,
  company_stamped: ({ firstName }: MoveWords) =>
    `Nu er det ${genitive(firstName)} tur til at svare på jeres tid.`,
  company_answered: ({ firstName }: MoveWords) =>
    `Nu er det ${genitive(firstName)} tur til at svare. I kan stadig godkende ${genitive(firstName)} tid.`,
  employee_stamped: ({ dueBy }: MoveWords) =>
    dueBy === null
      ? "Det er jeres tur til at svare."
      : `Det er jeres tur. Svarer I ikke senest ${dueBy}, gælder tiden inden for den bookede.`,
  employee_answered: ({ firstName }: MoveWords) =>
    `Det er jeres tur. ${firstName} holder fast i sin tid. Godkend den, eller svar igen.`,
  part_agreed: ({ openHours }: MoveWords) =>
    `I svarede ikke, så tiden inden for den bookede gælder. Det er jeres tur til at svare på de sidste ${formatDuration(Math.abs(openHours))}.`,
  agreed: null,
  locked: null,
} as const satisfies Record<CheckoutState, ((words: MoveWords) => string) | null>;

/** The card that fills the others in. */
export const autoFillTexts = {
  heading: "Udfyld alle kort på én gang",
  text: "Udfylder alle kort, der ikke er enighed om. Intet er gemt, før I godkender. Er tiderne andre end medarbejderens, svarer I på kortet selv.",
  rateAll: "Bedøm alle",
  from: "Fra",
  to: "Til",
  comment: "Forklaring",
  rating: "Bedømmelse",
  apply: "Udfyld",
} as const;
