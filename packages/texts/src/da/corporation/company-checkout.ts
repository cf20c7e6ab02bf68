import type { CorporationCardKey } from "#rules/checkout/company-card.ts";
import type { CorporationHoursLock } from "#rules/checkout/hours-lock.ts";
import { corporationMenu } from "#texts/da/common/menus.ts";
import { genitive } from "#texts/format/contact.ts";
import { formatTimes } from "#texts/format/days.ts";
import { formatDuration } from "#texts/format/numbers.ts";

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
  changeTimes: "Ret tiderne",
  chooseTimes: "Vælg tider",
  notAnswered: "Ikke endnu",
  from: "Fra",
  to: "Til",
  bookedAt: (time: string) => `booket ${time}`,
  longer: (firstName: string, hours: number) => `${firstName} har ${formatDuration(hours)} mere end jer`,
  shorter: (firstName: string, hours: number) => `${firstName} har ${formatDuration(hours)} mindre end jer`,
  moved: (firstName: string) => `${genitive(firstName)} tider er andre end jeres`,
  explanation: "Forklaring",
  rating: "Bedømmelse",
  rate: (name: string) => `Bedøm ${name}`,
  stars: (count: number) => (count === 1 ? "1 stjerne" : `${count} stjerner`),
  ratingComment: "Kommentar til bedømmelsen",
  agreed: (hours: string, isRated: boolean) =>
    `I er enige om ${hours}. ${isRated ? "Der er ikke mere at gøre." : "Bedømmelsen kan stadig gives."}`,
  stampFirst: (firstName: string) =>
    `I kan stemple ${firstName} ud nu. Så svarer ${firstName} på jeres tider i stedet for omvendt.`,
} as const;

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
